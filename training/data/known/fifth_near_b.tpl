# English templates, fifth: bare short questions and orders, fragments, keywords, indirect needs, the wish behind some
# context, colloquial verbs, and words that lean to a neighbouring tool. The tools from get_stock_price to web_search.
%lang en

%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning

# Shares.
%list shr: Volvo | Unilever | Spotify | Delta | Zalando | L'Oréal | Ferrari | GE | BABA | Palantir | Lufthansa | Rivian | KO | Hershey | Caterpillar | QQQ | Roche | Snap | Nokia | Mattel | Etsy | Rolls-Royce | Burberry | ARM
%list shp: today => 1d | this week => 5d | over the last month => 1mo | this quarter => 3mo | the past six months => 6mo | this year => ytd | since new year => ytd | in the last year => 1y | over two years => 2y | the past five years => 5y | over ten years => 10y
%tool get_stock_price
{symbol=shr} stock
{symbol=shr} share price pls
{symbol=shr}?? stock's at what
stock: {symbol=shr}
ticker {symbol=shr}, {period=shp}
{symbol=shr} {period=shp} chart
hows {symbol=shr} stock doing {period=shp}
I keep hearing {symbol=shr} is tanking, is it, on the market I mean
they just reported earnings over at {symbol=shr}, so where's the share at
I've got forty {symbol=shr} shares gathering dust and no clue what one is worth now
my broker's app is down and I need the quote for {symbol=shr}
did I buy {symbol=shr} too early? its price {period=shp} please
no articles about {symbol=shr}, only what the share costs
how are my stocks doing
what's the market price of that share

# Weather.
%list wtown: Bergen | Norwich | Faro | Dunedin | Aachen | Calgary | Mostar | Trondheim | Galway | Reno | Pula | Bordeaux | Nagoya | Swansea | Kampala | Verona | Duluth | the Algarve | Zermatt | Key West | Hobart | Lund
%list wday: today => 1 | tonight => 1 | this afternoon => 1 | later today => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this week => 7 | this weekend => 7
%list wspan: 3 days => 3 | the next five days => 5 | 7 days => 7 | ten days => 10 | the coming two weeks => 14 | four days => 4
%list wout: barbecue | school sports day | hike | car boot sale | long bike ride | rooftop party | football in the park
%tool get_weather
weather
weather: {location=wtown}
{location=wtown} {days=wday} weather
wx {location=wtown} {days=wspan}
is it raining
is it nice out
cold out there?
hot or not {days=wday}
how warm is it gonna be {days=wday}
I've got the {=wout} {days=wday} and I'm a bit worried about rain
the {=wout} is in {location=wtown} {days=wday}, no idea if we'll get wet
not sure what to pack for {location=wtown}, {days=wspan} there, warm stuff or light stuff
{=hm}, should I hang the laundry outside {days=wday}
we're driving up to {location=wtown} {days=wday}. icy roads?
{=pal} swears it'll snow {days=wday}, is that true
my phone says sun and my knee says storm, which is it {days=wday}
I don't need the news, only whether {location=wtown} stays dry {days=wday}

%list ula: 44.95 | 33.45 | 27.95 | 39.1 | 46.87 | 21.31 | 35.08 | 43.04
%list ulo: -93.09 | -112.07 | -82.46 | -84.51 | -96.79 | -157.86 | -106.65 | -87.91
%tool get_weather_noaa
noaa {latitude=ula} {longitude=ulo}
noaa: {latitude=ula}, {longitude=ulo}
nws {latitude=ula}/{longitude=ulo} pls
{latitude=ula} {longitude=ulo}, noaa weather
weather service forecast, the american one, for {latitude=ula}, {longitude=ulo}
what's noaa saying about {latitude=ula} {longitude=ulo}
our cabin's at {latitude=ula}, {longitude=ulo} and I trust nobody but NOAA on snow
flying a drone at {latitude=ula} {longitude=ulo} later, need the wind from the national weather service
I've seen what open-meteo thinks of {latitude=ula}, {longitude=ulo}, now let noaa have a go
{=hm}, does noaa expect storms around {latitude=ula}, {longitude=ulo}
the government forecast, noaa that is, for the dot at {latitude=ula} by {longitude=ulo}
noaa forecast please

%list gla: 59.44 | 38.72 | -26.2 | 45.81 | -12.05 | 69.65 | 50.06 | 1.35 | -36.85 | 63.43
%list glo: 24.75 | -9.14 | 28.05 | 15.98 | -77.04 | 18.96 | 19.94 | 103.82 | 174.76 | 10.4
%list gspan: 3 days => 3 | two days => 2 | the next five days => 5 | ten days => 10 | a week => 7 | 4 days => 4 | 14 days => 14
%tool get_weather_openmeteo
{latitude=gla}, {longitude=glo} weather
weather {latitude=gla} {longitude=glo} {forecast_days=gspan}
weather: {latitude=gla}/{longitude=glo}
open meteo {latitude=gla} {longitude=glo}
open-meteo: lat {latitude=gla}, lon {longitude=glo}, {forecast_days=gspan}
rain at {latitude=gla}, {longitude=glo}?
how's it looking up at {latitude=gla} {longitude=glo}, weatherwise
our anchorage is {latitude=gla} {longitude=glo} and I'd hate to be caught in a gale
the campsite has no name, just {latitude=gla}, {longitude=glo}. will we freeze
I'm pinning {latitude=gla}, {longitude=glo} for the picnic, is it dry there over {forecast_days=gspan}
not the town, the exact spot, {latitude=gla} by {longitude=glo}: forecast please
what does open-meteo give for {latitude=gla}, {longitude=glo}
{=hm}, coordinates {latitude=gla} {longitude=glo}, do I need a jacket
give us {forecast_days=gspan} of forecast, gps {latitude=gla}, {longitude=glo}
forecast from open-meteo

# Memory: from a file, as a list, one thing, to be kept.
%list mfile: ~/brain.json | old_facts.csv | backup/steward-may.json | /media/stick/memory.json | export_2.json | ~/Downloads/facts-2023.json | mem.bak.json | /srv/share/remembered.csv | assistant-memory.json
%tool import_memory
import {file_path=mfile}
import: {file_path=mfile}
memory import {file_path=mfile}
{file_path=mfile} into memory pls
restore memory from {file_path=mfile}
load up {file_path=mfile} so you know me again
new machine, and you've forgotten all about me. the export is {file_path=mfile}
slurp {file_path=mfile} into what you remember
I exported everything last month, it's in {file_path=mfile}, time to put it back
{=hm}, the facts in {file_path=mfile} are missing from your memory, add them
no export this time, the other way round, from {file_path=mfile} into your head
you ought to know what {file_path=mfile} contains, so take over its facts
bring yourself up to speed with my facts from {file_path=mfile}
read my old memories back in
load my memory backup

%list fcat: family | work | food | health | travel | pets | school | car | garden | money | house
%list fnum: 5 | ten => 10 | 20 | three => 3 | 8 | a dozen => 12
%tool list_facts
what do you know about me
what do you know about me, everything I mean
facts?
my facts
facts: {category=fcat}
{category=fcat} facts, all of them
show me what youve got on me
what have you stored
list facts
I'd like to check what's been saved about me over the months
{=hm}, it's a bit creepy, what exactly do you keep about me
I forgot which things I've told you to keep, so run me through the lot
not one thing in particular, just everything you've saved under {category=fcat}
{limit=fnum} of your facts about me, any will do
before I delete a fact I need to see them all with their ids

%list mref: my dress size | the alarm code | Anneke's allergy | our gate code | my locker number | uncle Bert's birthday | the wifi password for the cabin | my blood group | the plumber's name | our anniversary
%list mcl: where I parked | where I put the passports | which tyres I ordered | what Carys is allergic to | when Benji's birthday is | who has our spare key | how Rashid takes his tea | what wine my boss likes
%list mbare: gate code | locker number | dress size | shoe size | frequent flyer number | passport number | library pin | blood group | alarm code | parking spot
%tool retrieve_memories
{query=mcl}?
{query=mcl} again
{query=mref}, what was it again
my {query=mbare}?
whats my {query=mbare}
remind me {query=mcl}
do you remember {query=mcl}
I'm standing at the keypad and my head is empty. {query=mref}?
{=pal} wants to know {query=mref}, I gave it to you at some point
filling in a form, they want my {query=mbare}
no need to set anything, just tell me {query=mcl}
I told you {query=mcl}, right? where's that gone
dig up {query=mref} from what I gave you
this isn't one for google, you have it: {query=mref}
what did I say about {query=mref}
give me {query=mref}, and look through our old {include_conversations:true=chats too|conversations as well}
what was it I told you to remember

# Reminders to come, and tasks.
%tool list_reminders
reminders
my reminders?
any reminders
show reminders
what reminders have i got
reminders: show
whats coming up, reminder wise
anything you're going to nag me about
have I got an alert set for {=pal}'s thing
I can't recall if I set one for the bins, what's in the reminders
did the reminder about the parking meter get saved
I'm worried I've set the same reminder twice, let me see them
not what's in my calendar, only what you're set to ping me about
what am I being reminded of today

%tool list_tasks
tasks
todo list
to do?
todos pls
my list
whats on my list
show tasks
what do I need to do
what have I got to do today
tasks: {status:open=open|pending}
tasks, {priority:high=high prio|urgent} only
{=hm}, anything {priority:high=important|urgent} left to do
I've a free hour and want to knock something off my to-do list, what's there
I feel like I'm forgetting half my chores, let me see the list
how much have I {status:done=got done|ticked off|finished} on my todos
no appointments please, just the jobs on my list
give me the boring stuff, {priority:low=low priority} tasks
did I ever write down that I need to call {=pal}? check the tasks

# Now, to my own phone.
%list ntx: the kettle has boiled | backup finished | dinner's on the table | stand up and stretch | hello from the sofa | the parcel is here | the upload went through | tea's ready | this is a test
%list nth: the kettle has boiled | the backup is through | dinner's on the table | the parcel is here | the upload went through | the wash is done
%tool notify_user
notification: {message=ntx}
notify me: {message=ntx}
notify me {message=ntx}
notification test, "{message=ntx}"
push "{message=ntx}" to my phone
ping my phone with {message=ntx}
send me a ping saying {message=ntx}
give me a buzz right now, text {message=ntx}
I want to see if notifications work, fire one off with {message=ntx}
my phone's across the room and I need it to light up now with "{message=ntx}"
not in ten minutes, this instant: an alert on my screen, {message=ntx}
no text to anyone else, a notification to me that {message=nth}
{=hm}, drop me an alert that {message=nth}
let my phone know that {message=nth}, as a notification
pop-up for me, wording "{message=ntx}"
send me a notification
shoot me a push now so I have it on screen: {message=ntx}

# Mail that is answered.
%list mid: c41e09 | mail_77 | msg-3021 | #58 | e9a0bb17 | in_204 | m6610f | t-19c | 8d2e44
%list rtx: yes, that works | no thanks | I'll be there at eight | thursday suits us better | please send the invoice again | count me in | we'd rather wait until may | sounds good, see you then | got it, will do
%list rth: thursday suits us better | I'll be there at eight | the price is fine | we'd rather wait until may | the form is signed | I need another week
%tool reply_email
reply {email_id=mid}: {body=rtx}
reply to {email_id=mid}
reply: {body=rtx}
{email_id=mid} reply {body=rtx}
write back "{body=rtx}"
answer that mail
tell them {body=rtx}, as a reply to mail {email_id=mid}
answer {=pal}'s email
{=pal} mailed me ages ago and is still waiting, say {body=rtx}
I haven't answered {email_id=mid} and I feel bad, {body=rtx} should be enough
get back to {=pal} on that email, {body=rtx}
not a new mail, just hit reply on {email_id=mid}, {body=rtx}
let whoever wrote {email_id=mid} know that {body=rth}
shoot back a quick {body=rtx} to mail {email_id=mid}
no text message, answer by email where {=pal} wrote: {body=rtx}
{email_id=mid} needs a yes or no. it's "{body=rtx}", send it back

%list sq: select * from orders limit 5 | SELECT count(*) FROM invoices | select name, city from customers where city = 'Oslo' | SELECT max(price) FROM products | select status, count(*) from tickets group by status | SELECT 1 | select distinct country from suppliers order by country | SELECT sum(total) FROM sales WHERE day > '2024-03-01'
%tool run_sql
{query=sq}
sql: {query=sq}
sql {query=sq}
db query: {query=sq}
{query=sq} <- run it
run {query=sq}
fire {query=sq} at the database
can you do a quick {query=sq} for me
what comes back from {query=sq}
I need numbers for {=pal}, {query=sq} on the tables
{=hm}, postgres, {query=sq}
don't search the web for it, put it to our own tables: {query=sq}
not a sum for the calculator, it's for the data: {query=sq}
pull this from the database please {query=sq}
run a sql query
I've got a select to run on the tables

# Reminders set.
%list rwh: in ten minutes | at 6 | tomorrow at 8 | at half nine | friday morning | in an hour | monday at 7am | tonight at ten | on the 3rd | in half an hour | sunday at noon | tomorrow after lunch
%list rto: turn the oven off | call the crèche | water the ferns | leave for the train | email the treasurer | take my tablets | check the forecast | move the car | pay Lorna back | lock the shed | read the news | text Benji
%list rab: the oven | the parking ticket | the ferns | Lorna's money | my tablets | the laundry | the meeting with the notary | the car | the bins
%tool schedule_reminder
remind me
remind me {when=rwh}
reminder: {message=rto} {when=rwh}
reminder {when=rwh} {message=rto}
remind me to {message=rto}
remind me abt {message=rab} {when=rwh}
{when=rwh} remind me {message=rab}
holler {when=rwh}, I've got to {message=rto}
I have a terrible memory and have to {message=rto} {when=rwh}, so remind me
I mustn't miss {message=rab}, a nudge {when=rwh} would help
{=pal} will kill me if I don't {message=rto} {when=rwh}. remind me?
don't {message=rto} for me, only remind me to, {when=rwh}
not on the to-do list, just a beep {when=rwh} about {message=rab}
no notification now please, {when=rwh} rather: {message=rto}
{=hm}, poke me about {message=rab} {when=rwh}

# Papers.
%list pap: sparse autoencoders | coral bleaching | gravitational lensing | topological insulators | swarm robotics | knot theory | speech separation | lattice QCD | microplastics in soil | bird migration models | fusion plasma control
%list pau: Yann LeCun | Terence Tao | Fei-Fei Li | Edward Witten | Lisa Randall | Geoffrey Hinton
%list pn: 3 | five => 5 | ten => 10 | 8 | 20 | four => 4
%tool search_arxiv
arxiv {query=pap}
arxiv: {query=pap}
papers {query=pap}
{query=pap} papers pls
{query=pap} preprints, {max_results=pn}
any papers on {query=pap}
any new papers by {query=pau}
what's {query=pau} put on arxiv
I'm giving a talk on {query=pap} and need something citable from arxiv
my supervisor says I've missed half the literature on {query=pap}
what are researchers publishing about {query=pap}
no blog, no encyclopedia: proper studies of {query=pap}
I've read the wikipedia page on {query=pap}, now give me the actual research papers
dig me up a preprint about {query=pap}
find me some papers

# What the two of us said.
%list ctp: the kitchen tiles | a cheap car | Portugal | my back pain | sourdough | the loft conversion | hay fever | learning the cello | the tax rebate | sleeping better | the hedge | running shoes
%tool search_conversations
our chat about {query=ctp}
our chats: {query=ctp}
chat history {query=ctp}
conversation on {query=ctp}?
what did we say about {query=ctp}
what did you tell me about {query=ctp}
did we ever talk about {query=ctp}
when did I ask you about {query=ctp}
you gave me a good tip on {query=ctp} the other week and I can't find it
I was on about {query=ctp} with you a while ago, pull that up
{=hm}, we went over {query=ctp} together once, what came out of it
not an email, it was here with you that we discussed {query=ctp}
I don't want it googled again, you already answered me on {query=ctp}
go back over whatever you and I said on {query=ctp}
in one of our earlier talks {query=ctp} came up, find it
search our conversations

# Mail that is looked for.
%list sen: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | the bank | Dr. Quill | the estate agent | HR | the airline
%list sto: boarding pass | rent increase | tracking number | warranty | swimming lessons | lease | payslip | order confirmation | hotel booking | quote | school trip | refund
%list sdy: the last two days => 2 | the past week => 7 | the last ten days => 10 | the last fortnight => 14 | the past month => 30
%tool search_email
{query=sto} email
email: {query=sto}
mail {from_email=sen} {query=sto}
inbox {query=sto}
emails from {from_email=sen}
any mail from {from_email=sen}
did {from_email=sen} email me
did {from_email=sen} get back to me about the {query=sto} by mail
mails about the {query=sto}, {days_back=sdy}
I'm at the counter and they want the {query=sto}, it came by email
{from_email=sen} says it was all in the mail about the {query=sto}, which I can't find
still waiting for {from_email=sen} to mail me the {query=sto}, is it there
the {query=sto} must be in my inbox from {days_back=sdy}
{=hm}, no summary needed, only find what {from_email=sen} emailed about the {query=sto}
not on the web, in my mailbox: {query=sto}
I don't remember the {query=sto} but there was an email about it

# The encyclopedia.
%list wik: Ada Lovelace | the Hanseatic League | quartz | Mount Erebus | the Peace of Westphalia | platypus | Simón Bolívar | the Silk Road | tectonic plates | Hagia Sophia | Frida Kahlo | the Bauhaus | kabuki | Alan Turing
%list wno: two => 2 | 3 | five => 5 | 4
%tool search_wikipedia
wikipedia {query=wik}
wiki {query=wik}
wiki: {query=wik}
{query=wik} wiki
{query=wik} on wikipedia pls
{=hm}, wikipedia article for {query=wik}
my kid's doing a school project on {query=wik}, what's wikipedia got
I've heard of {query=wik} but couldn't tell you a thing, is there a wikipedia article
settle a bet between me and {=pal}: what does wikipedia say of {query=wik}
{limit=wno} wiki articles on {query=wik}
not the latest news on it, the encyclopedia entry, {query=wik}
no papers, too heavy. wikipedia on {query=wik} will do
have a nose through wikipedia for {query=wik}
look it up on wikipedia

# Chat messages.
%list chp: Solveig | uncle Bert | Anneke | Rashid | Lorna | Benji | my stepmum | the book club | Ferdi | #ops | the flat group | Carys | the netball girls | dad
%list ctx: on my way | running ten late | did you lock up? | happy birthday! | can't make it tonight | I've got the tickets | who's bringing snacks | call me when you're up | see you at the weekend
%list cth: I'm on my way | I can't make it tonight | the tickets are booked | I'm running ten minutes late | the train is stuck | lunch is off
%list cdo: bring snacks | lock up | call me | feed the cat | wait outside | save me a seat
%tool send_message
text {chat_id=chp}
text {chat_id=chp}: {text=ctx}
{chat_id=chp}: {text=ctx}, send it as a text
msg {chat_id=chp} {text=ctx}
message to {chat_id=chp}: {text=ctx}
whatsapp {chat_id=chp} that {text=cth}
let {chat_id=chp} know {text=cth}
tell {chat_id=chp} {text=cth}
tell {chat_id=chp} to {text=cdo}
{chat_id=chp} should know that {text=cth}, message please
{chat_id=chp} is waiting for me and I'm driving. text that {text=cth}
ping {chat_id=chp} on telegram, {text=ctx}
don't email, just text {chat_id=chp} "{text=ctx}"
not a reminder for me, a message to {chat_id=chp}: {text=ctx}
send a message

# An exchange that is kept.
%list cus: how long do eggs keep | where is the stopcock | which bus goes to the zoo | what is the capital of Laos | is the pool open | who wrote Emma | how do I descale the kettle
%list cag: three weeks in the fridge | behind the washing machine | line 14 | Vientiane | from nine to six | Jane Austen | with vinegar and patience
%tool store_conversation
save conversation: "{user_message=cus}" - "{agent_response=cag}"
store chat, me: {user_message=cus}, you: {agent_response=cag}
log: user "{user_message=cus}" agent "{agent_response=cag}"
conversation log, Q: {user_message=cus} A: {agent_response=cag}
save exchange | {user_message=cus} | {agent_response=cag}
keep this chat: I asked {user_message=cus}, you said {agent_response=cag}
me "{user_message=cus}", you "{agent_response=cag}", save that conversation
I'll want to look this talk up later, so store it, my question "{user_message=cus}" and your answer "{agent_response=cag}"
that was useful, put the exchange on record: "{user_message=cus}" and then "{agent_response=cag}"
jot our chat down, I went "{user_message=cus}" and you went "{agent_response=cag}"
{=hm}, hang on to this conversation, user: {user_message=cus}, assistant: {agent_response=cag}
not as a fact, as a conversation: I said "{user_message=cus}", you replied "{agent_response=cag}"
no need to answer it again, only store the turn, "{user_message=cus}" from me, "{agent_response=cag}" from you
in case our talk gets lost, file question {user_message=cus} with answer {agent_response=cag} under conversations
save this conversation
store our chat please

%list fct: my bike lock is 2207 | Benji hates mushrooms | the ladder is behind the shed | I take a size 39 | Rashid drinks decaf | our bins go out on tuesdays | my passport is in the top drawer | the boiler code is 81C | Anneke moved to Delft | I parked on deck 4 | my desk number is 317 | Carys can't have nuts | I've stopped eating meat | Solveig's birthday is the 9th of may
%tool store_fact
remember {fact=fct}
remember this: {fact=fct}
note: {fact=fct}
{fact=fct}, remember
{fact=fct}, make a note
{fact=fct}. don't forget
{category=fcat}: {fact=fct}, to be remembered
{category=fcat} note, {fact=fct}
just so you know for next time, {fact=fct}
you'll need this later: {fact=fct}
I always have to look this up, so you keep it: {fact=fct}
{=hm}, commit this to memory, {fact=fct}
not a task and nothing to remind me of, just know that {fact=fct}
hang on to this one for me, {fact=fct}
jot down that {fact=fct}
next time I ask, {fact=fct}, ok? store that

# Mail in short.
%tool summarize_email
summary {email_id=mid}
summarize {email_id=mid}
summary: mail {email_id=mid}
{email_id=mid} tldr
tldr of that email
gist of {email_id=mid}?
the mail from {=pal} in a nutshell
email {email_id=mid}, short version
what's {=pal}'s email on about, roughly
I can't face reading all of {email_id=mid}
{=pal} has sent me a novel by email, what's in it in short
I'm walking into a meeting, quick, what does mail {email_id=mid} come down to
don't open {email_id=mid} in full, just the main bits
not found on the web, it's in email {email_id=mid}, sum it up
no reply yet, first tell me in brief what {email_id=mid} says
{=hm}, break mail {email_id=mid} down into a few lines

# The profile.
%list pto: language to Norwegian => {"language": "Norwegian"} | time zone to Asia/Tokyo => {"timezone": "Asia/Tokyo"} | name to Wren => {"name": "Wren"} | home town to Leeds => {"home_town": "Leeds"} | units to imperial => {"units": "imperial"} | city to Faro => {"city": "Faro"} | currency to SEK => {"currency": "SEK"}
%list pis: language is Norwegian => {"language": "Norwegian"} | name is Wren => {"name": "Wren"} | home town is Leeds => {"home_town": "Leeds"} | time zone is Asia/Tokyo => {"timezone": "Asia/Tokyo"} | city is Faro => {"city": "Faro"} | nickname is Bee => {"nickname": "Bee"}
%list pkv: language: Norwegian => {"language": "Norwegian"} | name: Wren => {"name": "Wren"} | city: Faro => {"city": "Faro"} | units: imperial => {"units": "imperial"} | currency: SEK => {"currency": "SEK"} | nickname: Bee => {"nickname": "Bee"}
%list pnm: Wren => {"name": "Wren"} | Captain => {"name": "Captain"} | Josie => {"name": "Josie"} | Dr. Hale => {"name": "Dr. Hale"} | Mats => {"name": "Mats"}
%list pct: Faro => {"city": "Faro"} | Leeds => {"city": "Leeds"} | Utrecht => {"city": "Utrecht"} | Perth => {"city": "Perth"} | Aarhus => {"city": "Aarhus"}
%tool update_profile
call me {updates=pnm}
profile: {updates=pkv}
profile {updates=pkv}
set {updates=pto}
{updates=pto} in my profile
change my {updates=pto}
switch my {updates=pto}, would you
my {updates=pis} now, sort the profile out
we've just moved to {updates=pct}, my profile still has the old place
everyone calls me {updates=pnm}, so you should too from now on
I live in {updates=pct} these days, not where the profile says
you've got my details wrong, my {updates=pis}
not to be filed as a fact, it's for the profile: {updates=pkv}
no weather for there yet, just put {updates=pct} down as my city
{=hm}, flip the {updates=pto} for good
(update|change) my profile
my profile needs changing

# Tasks that change.
%list tno: 4 | 11 | #6 | 23 | 52 | #18 | two => 2 | nine => 9 | 107 | 35
%list tdue: friday | tomorrow | next monday | the 20th | sunday evening | the end of may | next week | 3 june
%list tti: ring the estate agent | buy two lamps | clean the loft | draft the speech | renew the bus pass | fix the gutter
%list tde: the ladder is at Lorna's | cash only | ask for a receipt | needs two people | the form is online
%tool update_task
task {task_id=tno} due {due_date=tdue}
task {task_id=tno}: {priority:high=high priority|urgent}
task {task_id=tno} -> {due_date=tdue}
{task_id=tno} to {due_date=tdue}, the task
task {task_id=tno} {priority:low=low prio|not urgent}
rename {task_id=tno}: {title=tti}
bump task {task_id=tno} to {due_date=tdue}
bump task {task_id=tno} up to {priority:high=high|top} priority
I won't get to task {task_id=tno} before {due_date=tdue}
{=pal} needs number {task_id=tno} on my list by {due_date=tdue} now
turns out task {task_id=tno} isn't finished after all, {status:open=reopen} it
task {task_id=tno} can wait, make it {priority:low=low priority|not urgent}
{=hm}, stick a note on task {task_id=tno}, {description=tde}
not the meeting, the to-do: {task_id=tno} shifts to {due_date=tdue}
no new task, only change what {task_id=tno} on the list says, {title=tti}
don't remind me earlier, just make task {task_id=tno} due {due_date=tdue}
change a task
kick task {task_id=tno} down the road to {due_date=tdue}

# The web.
%list web: cheap flights to Faro | dentist open on sunday | how to unblock a sink | best pram for cobbles | vegan ramen recipe | tram strike refund | second hand cellos | parking near the arena | opening hours of the tip | wasp nest removal cost | how long to boil a duck egg | kayak hire on the canal
%list whow: get wax out of a carpet | unblock a sink | fold a fitted sheet | re-grout a shower | prune an old pear tree | boil a duck egg | descale a kettle | tie a bow tie
%list wnn: 3 | five => 5 | ten => 10 | 8 | four => 4
%tool web_search
google {query=web}
google: {query=web}
search {query=web}
web: {query=web}
{query=web} google it
{query=web}, {num_results=wnn} links
online search {query=web}
look up {query=web}
search online for {query=web}
is there a website on {query=web}
{=hm}, have a rummage online for {query=web}
{=pal} has asked me about {query=web} and I haven't got a clue, check the internet
I've tried everything and still don't know how to {query=whow}, what does the web suggest
you won't have it in memory, so google {query=web}
no mail about it in my inbox, I checked, so search the net: {query=web}
never mind wikipedia, do a proper web search, {query=web}
search the web
can you google something for me
