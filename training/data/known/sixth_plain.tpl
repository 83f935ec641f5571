# English templates, sixth: plain requests with few details or none, which a careless reader could take for chat: bare noun
# phrases, everyday questions about one's own day and things, orders that lack what is needed, remarks that are orders.
%lang en
%list sx_day: today | tomorrow | tonight | friday | sunday | this weekend | monday morning | thursday evening | saturday | wednesday afternoon | the 14th | tuesday
%list sx_who: my sister | the landlord | dr. hale | Marguerite | our tax lady | Winston | the nursery | the letting agent | Petra Lund | the roofer | grandad | Imani | the bank | Callum
%list sx_top: deposit | boiler quote | school trip | ferry tickets | parcel | lease | wedding menu | scan results | insurance claim | piano | new badge | passport photos | loft conversion | garden wall
%list sx_room: hallway | kitchen | bedroom | bathroom | study | nursery | landing | utility room | dining room | spare room | loft | cellar
%list sx_lamp: hall light | porch lamp | bedside lamp | kitchen lights | garden lights | desk lamp | lamp by the sofa | stair light
%list sx_dev: oven | iron | kettle | tumble dryer | slow cooker | telly | heater | coffee machine | fan | electric blanket
%list sx_door: front door | back door | garage | side gate | shed | patio door | porch door
%list sx_cov: blinds | curtains | shutters | skylight | roller blind
%list sx_tune: music | radio | stereo | telly | speaker in the kitchen | soundbar
%list sx_spot: front door | driveway | garden | back gate | porch | nursery | stables | chicken coop | bike shed
%list sx_chore: descale the kettle | ring the vet | return the library books | buy lightbulbs | renew the parking permit | sort the recycling | wrap the present | book an eye test | post the forms | bleed the radiators | get bin bags | sew on that button
%list sx_alarm: take the pills | move the car | turn the roast | fetch the twins | feed the neighbour's cat | ring the surgery | put the bins out | leave for the station | water the basil | take the washing out
%list sx_when: at six | tomorrow at 8 | in half an hour | tonight at nine | on friday morning | at noon | in 20 minutes | sunday at 4pm | tomorrow evening
%list sx_town: Leeds | Oslo | Tampa | Cork | Valencia | Kyoto | Denver | Graz | Nairobi | Split | Halifax | Lyon
%list sx_soon: today => 1 | tonight => 1 | this evening => 1 | tomorrow => 2 | this weekend => 7
%list sx_n: 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | five => 5 | six => 6 | ten => 10
%list sx_no: 3 | 7 | 9 | 12 | 15 | 21 | 34 | 40 | 58 | 113
%list sx_rid: 2 | 5 | 8 | 11 | 19 | 26 | r_31 | r-204
%list sx_mid: m41c07 | mail_93 | msg-18 | 40cc1e | m7d2a9 | msg_305 | b83f00
%list sx_mem: gate code | bike lock combination | twins' clothes size | name of that plumber | paint colour in the hall | wifi password | guest network | boiler model
%list sx_mym: shoe size | blood group | locker number | frequent flyer number | tax number | collar size | loyalty card number | insurance number
%list sx_code: gate code | bike lock combination | door code | shed code
%list sx_rq: where I parked | what she's allergic to | who has our spare key | which tyres I bought | where the stopcock is
%list sx_bd: my sister's birthday | our anniversary | Imani's due date | grandad's birthday
%list sx_ev: boiler service | pilates | coffee with Imani | haircut | eye test | parents' evening | lunch with Callum | choir
%list sx_mtg: lease meeting | kick-off meeting | budget meeting | parents' meeting
%list sx_hr: an hour | half an hour | ninety minutes
%list sx_td: today
%list sx_quit: I'm quitting | I'm ill | I can't come | I've changed my mind
%list sx_cur2: kronor => SEK | baht => THB | pesos => MXN | won => KRW | forints => HUF
%list sx_warm: oven | slow cooker | coffee machine | heater
%list sx_wash: tumble dryer | washing machine | dishwasher
%list sx_wq: where can I get my shoes resoled round here | who mends old clocks | what time does the tip shut | how do I get rid of moths
%list sx_err: dishwasher error E24 | a boiler that whistles | printers that eat paper | squeaky floorboards
%list sx_open: shops open on easter monday | museums open on sunday | pharmacies on duty tonight
%list sx_stain: how one gets red wine out of a tablecloth | how to thaw a frozen lock | how to fold a fitted sheet
%list sx_hotel: decent hotel in Leeds | quiet guesthouse near Oslo | campsite by the sea | late-night pizzeria
%list sx_dish: leek recipe | recipe with three eggs | quick soup recipe
%list sx_buy: winter boots | second-hand prams | oak shelves | a cheap tent | bike panniers
%list sx_kq: how many days off do I get | what does the firm pay when I travel | who has to sign off my expenses | when is payday
%list sx_tip: 15% of 62.40 | 10% of 48 | 12% of 86 | 20% of 35.50
%list sx_dd: 3 days => 3 | five days => 5 | 4 days => 4 | ten days => 10
%list sx_fact: the spare key lives under the blue pot | my bra size is 34C | Callum can't eat sesame | the stopcock is behind the fridge | our bin day is tuesday | I'm a size 9 in boots | the piano was last tuned in april | my seat is always 14F | grandad takes two sugars | Imani's due on the 2nd of june
%list sx_cat: family | work | health | food | travel | pets | house
%list sx_shr: Tesla | Vodafone | Nike | Siemens | Shell | AMD | Ferrari | Barclays | Nokia | Pfizer | Ryanair
%list sx_coin: bitcoin | ethereum | dogecoin | solana | litecoin | cardano | XRP | monero
%list sx_cur: euros => EUR | pounds => GBP | dollars => USD | yen => JPY | zloty => PLN | swiss francs => CHF | rupees => INR | rand => ZAR
%list sx_src: BBC | Guardian | Reuters | CNN | Irish Times | Al Jazeera | Hacker News | Le Monde | Sky News | Axios
%list sx_news: bin strike | budget | by-election | heatwave | rail strike | ceasefire talks | airport closure | teachers' walkout | dam collapse
%list sx_wik: Grace Hopper | the Hanseatic League | narwhals | Simón Bolívar | the Suez Crisis | Bauhaus | tardigrades | Timbuktu | Nina Simone
%list sx_arx: sparse attention | neutrino mass | bird migration models | topological qubits | causal discovery | soil carbon | speech separation | graph sampling
%list sx_pol: sick leave | dogs in the office | expense limits | working from abroad | the notice period | parking spaces | overtime | parental leave | the dress code | lost badges
%list sx_sum: 14 * 38 | 12% of 86 | 640 / 7 | 9 times 17 | 1200 minus 385 | 55 plus 78 | half of 730 | 18.5 * 4 | 15% of 62.40
%list sx_lat: 47.31 | -12.8 | 61.02 | 5.44 | -41.29 | 36.7 | 70.1
%list sx_lon: 8.52 | -77.1 | 24.9 | 100.33 | 174.77 | -4.42 | 19.05
%list sx_ulat: 39.74 | 44.05 | 30.27 | 61.21 | 35.6 | 46.87 | 27.95
%list sx_ulon: -104.99 | -121.31 | -97.74 | -149.9 | -82.55 | -113.99 | -82.46
%list sx_file: backup.json | ~/old/memory.json | facts.csv | /home/jo/steward.json | notes/export.csv | memory_may.json
%list sx_sql: select count(*) from visits | SELECT name FROM rooms | select max(total) from invoices | select city, count(*) from guests group by city
%list sx_say: I'm running ten minutes late | we're home safe | dinner's in the oven | we're at gate 14 | I got the tickets | the cat's been found | the train's late | the boiler man's here
%list sx_mail: h.lund@example.com | office@brookside.example | callum@studio.example | claims@northbank.example | imani.o@example.org

%tool get_calendar_events
my week
{start_date=sx_day}, what have I let myself in for
the diary for {start_date=sx_day}
am I doing anything {start_date=sx_day}
mum wants to pop round {start_date=sx_day}, does that suit me
can I lie in {start_date=sx_day} or am I expected somewhere
when am I next at the dentist
is it this week or next that I've got the physio
I fancy a day at the sea, which day have I got nothing on
what's left of my appointments for {start_date=sx_td}, I've lost track
who am I meeting {start_date=sx_day}
next appointment
(somebody|a client) wants me {start_date=sx_day}, am I already taken

%tool create_calendar_event
new appointment
need to get {title=sx_ev} into my diary
put something in the calendar for me
{title=sx_ev}, {start_time=sx_when}, in the diary please
block out {start_time=sx_day} for me
we've finally agreed on {start_time=sx_when} for the {title=sx_mtg}, pop it in my calendar
I'm seeing {=sx_who} {start_time=sx_when}, get it into the calendar before somebody books me
another meeting. has to go in the diary, sigh
the vet can take us {start_time=sx_when}, pencil that in
calendar entry for me and {=sx_who}, would you
could you book me in for {end_time=sx_hr} of {title:yoga=yoga} somewhere this week

%tool search_email
unread mail
my inbox
mail from {from_email=sx_who}?
has {from_email=sx_who} written back yet
any mail about the {query=sx_top}
I'm at the desk and they want the {query:confirmation=confirmation}, it's somewhere in my mails
the mail with the {query=sx_top}
did the shop ever send me a {query:receipt=receipt} by email
did I get anything from {from_email=sx_who} {days_back:1=since yesterday|since last night}
who's emailed me {days_back:1=today}
{from_email=sx_who} swears they mailed the {query=sx_top}, I can't see it
any new emails for me
that email about the {query=sx_top}, where's it gone

%tool get_email_details
open it, that mail
can I see the whole email
the full mail please, not just the first line
{email_id=sx_mid}, let me read it
what exactly did {=sx_who} write in that last email
my eyes are tired, read me that email word for word
who else was copied in on that mail
was there anything attached to the email
mail {email_id=sx_mid}
I only saw the top of that mail and the rest is cut off
I'd like to read the first one of those mails properly

%tool summarize_email
the short version of that email
that mail's as long as my arm, what's the point of it
bottom line of {email_id=sx_mid}?
I've got two minutes and {=sx_who} sent me a novel by email, what does it boil down to
{email_id=sx_mid} in a nutshell
in a few words, what's the email saying
gist of the mail, please
too long didn't read, that email from {=sx_who}
just the main points of the mail, I'm at the wheel
is there a date or a sum in {email_id=sx_mid}, quick summary will do

%tool compose_email
new email
I need to write {=sx_who} a mail
an email to {to=sx_mail}
I have to tell {=sx_who} by mail that {body=sx_quit}
somebody has to email {=sx_who} about the {subject=sx_top}, and it's me
help me get a mail out to {=sx_who} before I lose my nerve
can we send an email
{to=sx_mail} is waiting for a mail from me about the {subject=sx_top}
mail to the whole team, please
drop {to=sx_mail} an email, {body=sx_say}
it's been weeks, time I sent {=sx_who} an email

%tool reply_email
reply please
I should answer that email
{=sx_who}'s mail is still lying there without an answer, let's answer it
answer {email_id=sx_mid}
write back {body:yes=yes} to that mail
say {body:no=no} to that email, nicely
{email_id=sx_mid} needs a reply, {body=sx_say}
could you get back to {=sx_who} on that email, I haven't the energy
the mail from {=sx_who} wants an answer by tonight
I'd like to respond to the last email

%tool analyze_email
there's a mail I want you to judge
what should I make of this mail that just came in
look over an incoming mail for me
new mail from {from=sx_mail}: {body=sx_say}, what do they want
a mail's come in and I don't trust it, check it
if I paste you an email, tell me whether I have to do something about it
odd mail just landed, sender {from=sx_who}, subject {subject=sx_top}, what's it after
here's an incoming email, is it urgent: {body=sx_say}
triage this new mail for me
{from=sx_mail} writes under "{subject=sx_top}": {body=sx_say}. what now, is this mail serious

%tool run_sql
a query on the data tables, please
let me run some sql
{query=sx_sql}
I need numbers out of the database
can you query the database for me
select statement coming up, run it
what does {query=sx_sql} give
the boss wants figures, so: {query=sx_sql}
sql: {query=sx_sql}
time to ask the tables something, ready for my select?

%tool get_stock_price
my shares
how are my stocks doing
{symbol=sx_shr} stock?
am I rich yet, where are {symbol=sx_shr} shares
{symbol=sx_shr}, up or down on the stock market
how did the market treat {symbol=sx_shr} {period:1d=today}
how's the one share I own doing, it's {symbol=sx_shr}
I nearly bought {symbol=sx_shr} shares last year, what are they at
share price please
{symbol=sx_shr} over the {period:1y=past year|last twelve months}, did the stock go anywhere
can I afford one share of {symbol=sx_shr}

%tool get_crypto_price
my crypto
coin prices?
{symbol=sx_coin} today
what's a {symbol=sx_coin} going for
is {symbol=sx_coin} in the cellar again
my son keeps on about {symbol=sx_coin}, what does it cost
{symbol=sx_coin} in {currency=sx_cur}
did my coins crash overnight
how much would one {symbol=sx_coin} set me back in {currency=sx_cur}
should I cry or cheer, where's {symbol=sx_coin} at
price of that coin please

%tool get_exchange_rate
exchange rate please
what do I get for my {from_currency=sx_cur} abroad
I've got {=bigint} {from_currency=sx_cur} left over from the trip, what's that in {to_currency=sx_cur2}
need to change some money, what's the rate
the hotel wants {from_currency=sx_cur2}, how much is that in {to_currency=sx_cur}
how strong is the {from_currency:GBP=pound|GBP} right now
{from_currency:USD=dollar|USD} {to_currency:EUR=euro|EUR}?
is it a good day to buy {to_currency=sx_cur}
holiday money: {from_currency=sx_cur} into {to_currency=sx_cur2}
grandad sent {=bigint} {from_currency=sx_cur}, what's that in proper money

%tool get_device_state
did I leave the {device_id=sx_dev} on
I'm on the train and can't stop thinking about the {device_id=sx_dev}, is it off
everything locked?
{device_id=sx_door} shut?
is anything still switched on at home
how warm is it in the {device_id=sx_room}
is the washing done, or is the {device_id=sx_wash} still going
which lights are on
the {device_id=sx_door}, have I locked it
the {device_id=sx_room} temperature
is the house warm enough for the baby
how cold has it got in the {device_id=sx_room}

%tool get_camera_stream
who's that at the {camera_id=sx_spot}
{camera_id=sx_spot} camera
the cameras, please
let me see the {camera_id=sx_spot}
somebody's creeping round the {camera_id=sx_spot}, show me
what's the dog up to by the {camera_id=sx_spot}, can I see
a peek at the {camera_id=sx_spot}
the bell rang and I'm in the bath, let me see who's outside
has the parcel man left it at the {camera_id=sx_spot}, give me a picture
I want to look at the house while I'm away
baby's gone quiet, put the {camera_id:nursery=nursery} on my screen

%tool control_device
the {device_id=sx_room} is {action:turn_on=too dark|far too dark}
way {action:turn_off=too bright} in the {device_id=sx_room}
it's chilly in the {device_id=sx_room}, do something
{device_id=sx_lamp} {action:turn_off=off}
guests at six and the {device_id=sx_warm} isn't on yet, {action:turn_on=switch it on}
can't find the switch, {device_id=sx_lamp} {action:turn_on=on}
that {device_id=sx_tune} is driving me mad, {action:stop=make it stop}
off to bed, {action:turn_off=lights out} in the {device_id=sx_room}
the sun's blinding me, {action:close=shut} the {device_id=sx_cov}
everyone's out, {action:lock=lock up} the {device_id=sx_door}
sweltering in the {device_id=sx_room}, please cool it down
{action:open=open up} the {device_id=sx_cov}, I need daylight
I'm home, get some light {action:turn_on=on}
lights please

%tool web_search
look something up online for me
{query=sx_buy}, who sells that online
{query=sx_wq}, search online
I need a {query:plumber=plumber}, google one
I'm losing my patience here, what do people on the web say about {query=sx_err}
check online for {query=sx_open}
could you find out on the internet {query=sx_stain}
google {query=sx_wik} for me
find me a {query=sx_hotel} on the web
{query=sx_err}, have a quick search on the net
need a {query=sx_dish} from the web, I can't face pasta again
can you search for something

%tool search_wikipedia
{query=sx_wik}, the wiki page
wikipedia please
who or what is {query=sx_wik} according to wikipedia
my daughter has homework on {query=sx_wik}, get the wikipedia article
look it up on wikipedia
an encyclopedia entry, the one on {query=sx_wik}
I keep nodding when they mention {query=sx_wik}, wikipedia will know
pub quiz tonight, get me wikipedia on {query=sx_wik}
is there a wikipedia article on {query:my home town=my home town}
{query=sx_wik} wiki, just the start

%tool search_arxiv
new papers
anything fresh on arxiv
papers on {query=sx_arx}?
my supervisor wants something recent to read, {query=sx_arx}, from arxiv
what's been published on {query=sx_arx}
I need reading for the flight, preprints about {query=sx_arx}
has anyone written a paper about {query=sx_arx} yet
{max_results=sx_n} preprints, {query=sx_arx}
find me a scientific paper
arxiv on {query=sx_arx}, I'm behind with my reading

%tool ask_knowledge_base
{query=sx_pol}, what's our policy
do we have a rule about {query=sx_pol}
what's in our handbook on {query=sx_pol}
my manager says one thing and HR another about {query=sx_pol}, check the handbook
{query=sx_kq} at this company, it must be written down in our documents
a question for the company documents
am I allowed to do that under our internal rules on {query=sx_pol}
{query=sx_kq}, it's in the staff guidelines somewhere
{query=sx_pol}, company manual
the new hire asked about {query=sx_pol} and I blushed, what do our documents say
look in our internal guide: {query=sx_kq}

%tool store_fact
make a mental note for me
{fact=sx_fact}, remember that
there's something you need to remember for me
so you know for next time: {fact=sx_fact}
my head's a sieve, hang on to this: {fact=sx_fact}
{fact=sx_fact}, don't forget it, I will
keep in mind that {fact=sx_fact}
before it slips away, memorise that {fact=sx_fact}
file this under {category=sx_cat}: {fact=sx_fact}
one for your memory, {fact=sx_fact}
I've just measured my waist, keep the number for me

%tool list_facts
what do you know about me
everything you've got stored on me
my {category=sx_cat} facts
so what have I told you to remember all this time
all the things you remember about me, one under the other
show me your file on me
what have you got down under {category=sx_cat}
facts about me
I'd love to see your whole collection of facts about me
go on, what all have you noted about me so far

%tool delete_fact
forget that thing I told you
you can forget the {fact_id=sx_mem}
that's not true any more, wipe it from your memory
I've changed the lock, so forget the {fact_id=sx_code}
strike fact {fact_id=sx_no}
there's a fact in your memory that should go
unlearn what I said about the {fact_id=sx_mem}
we broke up, please forget {fact_id:her birthday=her birthday}
{fact_id=sx_no} is nonsense, delete that fact
I'd rather you didn't keep my {fact_id=sx_mym}, remove it from memory
erase one of the facts you have on me

%tool store_conversation
save our chat
keep this conversation
that was a good exchange, hold on to it
log what we just said
I asked {user_message=question}, you said {agent_response=sx_say}, keep that exchange
put this little dialogue in your conversation memory
what we've just talked through ought to be saved as a conversation
save it: me, {user_message=question}; you, {agent_response=sx_say}
don't lose this talk, store it
could our last back and forth go on record

%tool search_conversations
what were we talking about the other day
that chat we had about the {query=sx_top}
last time we talked about the {query=sx_top}, what did you tell me
didn't I ask you this before, about the {query=sx_top}
find what you said to me
where did we leave off with the {query=sx_top}, you and I
I've a feeling we discussed the {query=sx_top} already
our old conversations
what was your advice back then on the {query=sx_top}
have you and I ever spoken about the {query=sx_top}
scroll back to when I moaned to you about the {query=sx_top}

%tool retrieve_memories
what was my {query=sx_mym} again
my {query=sx_mym}
I'm standing at the gate like a fool, what did I tell you the {query=sx_code} was
{query=sx_rq}, I told you that once
do you still remember the {query=sx_mem}
I told you once and now I need it, the {query=sx_mem}
can you recall something for me
remind me what my {query=sx_mym} is
did I ever tell you {query=sx_rq}
at the till and blank, you know my {query=sx_mym}
when's {query=sx_bd}, you had that memorised
you surely know the {query=sx_mem}, I gave it to you

%tool get_profile
my profile
my settings, let me see them
what have you got me down as
which language am I set to
who am I, according to my profile
what name do you have for me in the profile
am I on metric or imperial
which home town have I got in my settings
which time zone have you got me in
show what my user profile says these days
is my profile still from the old flat, let me look

%tool update_profile
my name's wrong in the profile
we've moved, my profile needs changing
new time zone for me please
my {updates:{"city": "Lyon"}=city is Lyon} now, set that in my profile
call me {updates:{"name": "Bea"}=Bea} from now on
I'm done with miles, {updates:{"units": "metric"}=metric units} in my settings please
change a setting in my profile
my profile still says miss and I got married
I live in {updates:{"city": "Cork"}=Cork} these days, correct the profile
put my {updates:{"language": "Dutch"}=language to Dutch} in the settings
nobody uses my full name, update the name you have for me

%tool get_memory_stats
how much have you got in your memory
how many things have I told you so far
memory count
are you getting full up, how many facts is it
your memory, in numbers
number of conversations you've kept
how big has your store of facts about me become
just curious, how many facts do you hold by now
what's the size of everything you've remembered
total facts and chats in memory

%tool export_memory
all my data, to take away
a copy of everything you remember
I want my facts in a file
memory as {format:csv=csv|a spreadsheet csv}, please
I'm switching phones, export what you know about me
back up your memory
can I have everything you've stored on me as {format:markdown=markdown}
dump your memory for me
give me the lot as {format:json=json}, all you've ever saved about me
before anything breaks, I'd like a backup of my memories
my data please, downloaded

%tool import_memory
load my old memories
I've got a backup of your memory, read it in
{file_path=sx_file}, that's what you used to know, load it
restore what you knew
new install and you've forgotten me, take {file_path=sx_file}
there's a file with facts about me, can you import it
get your memory back from {file_path=sx_file}
import facts
feed yourself the export I made last month
put {file_path=sx_file} into your memory

%tool send_message
text {chat_id=sx_who}
I need to message {chat_id=sx_who}
in the chat, tell {chat_id=sx_who} {text=sx_say}
{chat_id=sx_who} should know: {text=sx_say}, send a text
stuck in traffic again, let {chat_id=sx_who} know by text
say {text:hi=hi} to {chat_id=sx_who} from me in the chat
a message to the family group
{chat_id=sx_who}'s waiting and my hands are wet, text them for me
can you send a text
message for {chat_id=sx_who}: {text=sx_say}
the group chat hasn't heard from me yet, write something

%tool get_news_rss
{source=sx_src}?
the {source=sx_src} headlines
what's {source=sx_src} saying this morning
coffee's ready, bring on {source=sx_src}
{source=sx_src}, my usual, the newest stories
top headlines of {source=sx_src} right now
{limit=sx_n} stories from {source=sx_src}
what's the front page of {source=sx_src} today
open a news feed for me
I haven't looked at {source=sx_src} all day, what have they got
fresh stories on {source=sx_src}

%tool get_news_groundnews
news
what's going on in the world
I've been off grid for a week, what have I missed in the world
{query=sx_news}, what's the latest
has anything happened today, news-wise
everybody at work was on about the {query=sx_news}, fill me in
the {query=sx_news}, where do things stand in the news
how are the papers spinning the {query=sx_news}, left and right
anything in the news worth knowing
{limit=sx_n} stories, then I'm off to bed
current affairs please, I've got a dinner party

%tool schedule_reminder
remind me
set an alarm
wake me {when=sx_when}
I have to {message=sx_alarm} {when=sx_when}, don't let me forget
{message=sx_alarm}, {when=sx_when}, nudge me
the cake's in, buzz me {when=sx_when}
I'm bound to forget to {message=sx_alarm}, give me a shout {when=sx_when}
can you remind me of something {when=sx_when}
poke me {when=sx_when}
reminder to {message=sx_alarm}
timer for the {message:eggs=eggs}
I nap like the dead, get me up {when=sx_when}

%tool list_reminders
my alarms
reminders
what are you going to remind me of
have I got an alarm set
which reminders are still coming
did I set a reminder for the {=sx_top}
when does my next alarm go off
I'm sure I set something for the morning, which reminders are there
pending nudges?
is a reminder running
anything due to buzz me later

%tool cancel_reminder
no more reminder for that
kill the alarm
I've already done it, so drop the reminder
reminder {reminder_id=sx_rid}, gone please
you needn't remind me after all
call off {reminder_id=sx_rid}, the reminder I mean
the alarm tomorrow isn't needed, I'm on holiday
stop reminding me about the {=sx_top}
I don't want that reminder anymore
get rid of alarm {reminder_id=sx_rid}

%tool calculate
{expression=sx_sum}
do a sum for me
what does {expression=sx_sum} come to
my brain's off, {expression=sx_sum}
tip on this one, {expression=sx_tip}
kids want to know {expression=sx_sum}
I need something worked out, numbers only
the waiter's hovering, {expression=sx_tip}, how much
{expression=sx_sum}, is that right around a hundred
split the bill for us
maths help: {expression=sx_sum}

%tool get_current_time
the time?
what day is it even
is it late yet, I've no watch on
have I slept till noon, what's the clock say
are they still up in {timezone=sx_town}, what's the time there
time in {timezone=timezone}
which day of the month do we have
I want to ring my aunt in {timezone=sx_town}, what time does she have

%tool get_status
what's still waiting for me to approve
how far are you with what I asked
did my last request go through
my requests
are you done with my request
{problem_id=sx_no}, how's that request coming along
anything you're stuck on that needs my okay
what are you working on for me at the moment
whatever happened to request {problem_id=sx_no}
I asked you for something this morning, where does it stand
open problems

%tool notify_user
send me a notification
make my phone buzz
push {message=sx_say} to me
a little alert on my screen now, "{message=sx_say}"
I can't find my phone, send a notification so it beeps
does my notification sound work, try it now
notification: {message=sx_say}
pop up {message=sx_say} on my phone this second
give my watch a buzz with {message=sx_say}
I want a push to myself

%tool add_task
something for my list
{title=sx_chore}, on my list
I really must {title=sx_chore}, put it on the to-do list
another job for the list
new to-do, {title=sx_chore}
the shelf's empty again, so {title=sx_chore} goes on my tasks
{priority:high=urgent}: {title=sx_chore}, onto the list with it
one of these days I'll have to {title=sx_chore}, jot it on my todo list, {priority:low=low priority}
I've got a to-do for you to write down
add to my list what I have to do before we move
task: {title=sx_chore} by {due_date=sx_day}

%tool list_tasks
my list
what do I still have to do
my to-dos
so what's on my plate, task-wise
an hour to kill, which of my tasks could I do
what have I {status:done=already finished} on my list
anything {priority:high=urgent} I ought to be doing from my list
chores left?
how long is my to-do list by now
I feel I'm forgetting something, go through my tasks with me
all my {status:open=unfinished} jobs
what did I say I'd get done, the list please

%tool complete_task
done with that one, tick it off
that's one off my list
{task_id=sx_no} done
finally did it, cross it off the list
I've been to the post office, so that task's finished
number {task_id=sx_no} is off my plate, mark it
task {task_id=sx_no}, finished, hooray
mark it done, will you
{task_id=sx_no} on my list is sorted
the shopping's in the fridge, tick that task

%tool update_task
that task can wait a bit, push it back
number {task_id=sx_no} has to be done by {due_date=sx_day} now
change a task on my list
task {task_id=sx_no} is {priority:high=urgent} now
I worded one of my tasks badly, let me rename it
task {task_id=sx_no} should read {title=sx_chore}
the boss moved the deadline, so my task has to move too
I ticked off {task_id=sx_no} too early, {status:open=reopen it}
bump that to-do up, it's {priority:high=important}
give task {task_id=sx_no} till {due_date=sx_day}
there's no rush with task {task_id=sx_no}, make it {priority:low=low priority}

%tool delete_task
drop it from my list
that to-do can go
I won't be doing {task_id=sx_no} after all, take it off my list for good
we sold the car, so the car wash task is pointless, remove it
bin task {task_id=sx_no}
one of my tasks needs deleting
get {task_id=sx_no} out of my todo list
that job on the list was a joke, throw it out
task {task_id=sx_no} shouldn't be there at all, delete it
somebody else is doing it, scrap that task

%tool get_weather
do I need a coat {days=sx_soon}
umbrella?
is it going to rain on my washing
{location=sx_town} weather
what's it like out
can we barbecue {days=sx_soon} or will we drown
packing for {location=sx_town}, jumper or shorts
forecast
hot or cold {days=sx_soon}
I'm landing in {location=sx_town} {days=sx_soon}, what's the sky doing
should I water the garden or will it rain {days=sx_soon}
will the roads be icy {days=sx_soon}

%tool get_weather_openmeteo
weather for some coordinates
{latitude=sx_lat}, {longitude=sx_lon}, is it raining there
our boat's at {latitude=sx_lat} {longitude=sx_lon}, will it blow
the cabin has no address, only {latitude=sx_lat} / {longitude=sx_lon}, what's the weather
open-meteo please
I've a pin on the map, latitude {latitude=sx_lat}, need the forecast
snow at {latitude=sx_lat}, {longitude=sx_lon}?
how cold does it get at lat {latitude=sx_lat} lon {longitude=sx_lon}
the forecast for where my GPS says I am, coordinates I mean
{latitude=sx_lat} {longitude=sx_lon} weather, {forecast_days=sx_dd}

%tool get_weather_noaa
noaa please
what does the national weather service say
noaa for {latitude=sx_ulat}, {longitude=sx_ulon}
camping at {latitude=sx_ulat} {longitude=sx_ulon}, does noaa see storms
the US weather service outlook, I'm at {latitude=sx_ulat}, {longitude=sx_ulon}
NWS forecast
I only trust noaa, {latitude=sx_ulat} {longitude=sx_ulon}
is the weather service in the states warning of anything at {latitude=sx_ulat}, {longitude=sx_ulon}
my ranch, {latitude=sx_ulat} by {longitude=sx_ulon}, what's noaa's word
need noaa's forecast for a spot in the states
