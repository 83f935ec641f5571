# English templates, fourth: the shortest plain questions about one's own things and the world, against talk that only
# mentions them (remarks on the weather, the day, meetings, prices, the news; questions to the assistant itself; thanks).
%lang en

%list fq_hm: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list fq_town: ghent | Bergen | leeds | Trieste | utrecht | Malaga | york | Brno | galway | Boise | izmir | Nantes | bern | Cork | tulsa | Perth | Gdańsk | aarhus | Sapporo | fresno | Cusco | ljubljana | Halifax | Windhoek | dundee | Bilbao | graz | Ottawa | Tbilisi | bristol | Savannah | la rochelle | Mombasa | Split | chiang mai | Santa Cruz | lake como | Innsbruck | St. Ives
%list fq_wx: today => 1 | tonight => 1 | this evening => 1 | this afternoon => 1 | later today => 1 | tomorrow => 2 | tmrw => 2 | tomorrow afternoon => 2 | tomorrow morning => 2 | the day after tomorrow => 3 | this weekend => 7 | at the weekend => 7 | this week => 7 | on sunday => 7 | saturday => 7 | friday => 7 | on wednesday => 7
%list fq_run: the next 3 days => 3 | the next four days => 4 | the next 5 days => 5 | the next six days => 6 | the next 10 days => 10 | the coming two weeks => 14 | the week => 7 | this week => 7 | the next two days => 2
%list fq_wear: a coat | an umbrella | a brolly | a scarf | my big jacket | wellies | a hat | sunscreen | layers | gloves | my rain trousers | thick socks | sandals | a hoodie
%list fq_sky: rain | snow | hail | thunder | pour | drizzle | freeze | clear up | stay dry | stay like this | get windy | warm up | cool off

%tool get_weather
{location=fq_town} weather?
hows the weather in {location=fq_town}
whats it like in {location=fq_town} rn
{=fq_hm}, is it (cold|warm|wet|grim) in {location=fq_town}
coat weather {days=fq_wx}, yes or no
will i need {=fq_wear} {days=fq_wx}?
{=fq_hm}, do i need {=fq_wear}
umbrella or nah
can i leave the umbrella at home {days=fq_wx}
is it gonna {=fq_sky} {days=fq_wx}
{=fq_hm}, will it {=fq_sky} {days=fq_wx} in {location=fq_town}?
any idea if it's gonna be hot {days=fq_wx}?
how hot's it getting in {location=fq_town} {days=fq_wx}
how many degrees {days=fq_wx}
whats the temp in {location=fq_town}
temp {location=fq_town}
rain {days=fq_wx}?
any rain coming
any snow in {location=fq_town} yet?
when's it going to stop raining
will the sun come out at all {days=fq_wx}
what's the forecast
forecast {location=fq_town}, {days=fq_run}
weather for {days=fq_run} pls
{=fq_hm}, hows it looking outside weatherwise
is {=fq_wear} overkill for {location=fq_town} {days=fq_wx}
shorts or trousers in {location=fq_town} {days=fq_wx}
t shirt weather out there or not
is it beach weather in {location=fq_town} {days=fq_wx}
too windy to cycle {days=fq_wx}?
can we eat outside {days=fq_wx} or will it {=fq_sky}
washing on the line {days=fq_wx}, or is it going to pour
how cold does it get at night in {location=fq_town}
is there frost {days=fq_wx}
do they still have that heatwave in {location=fq_town}
my sister's in {location=fq_town}, what weather has she got
off to {location=fq_town}. weather?
i'm packing for {location=fq_town} and have no clue how warm it is there
what kind of weather are we getting {days=fq_wx}
sunny {days=fq_wx}?

%list fq_lat: 51.05 | 60.39 | 43.3 | -12.05 | 38.72 | 14.6
%list fq_lon: 3.72 | 5.32 | -8.41 | -77.04 | 9.14 | 121.0
%list fq_uslat: 36.15 | 43.61 | 32.08 | 44.06 | 35.08
%list fq_uslon: -95.99 | -116.2 | -81.09 | -71.13 | -106.65
%tool get_weather_openmeteo
hows the weather at {latitude=fq_lat}, {longitude=fq_lon}
{latitude=fq_lat} {longitude=fq_lon}, raining there?
{=fq_hm}, openmeteo for {latitude=fq_lat}, {longitude=fq_lon}?
%tool get_weather_noaa
whats noaa saying for {latitude=fq_uslat}, {longitude=fq_uslon}
nws at {latitude=fq_uslat} {longitude=fq_uslon}, any storms?

%list fq_day: today | tomorrow | tmrw | tonight | monday | tuesday | wed | thursday | friday | sat | this week | next week | this afternoon | tomorrow morning | friday night | sunday | the 14th | the day after tomorrow | next tuesday | thursday evening | this weekend | the weekend | march 3rd
%list fq_wd: monday | tuesday | wednesday | thursday | friday | saturday | sunday | weekend
%list fq_cal: work | family | school | band | team | clinic | kids' | home | swim club | volunteering
%list fq_with: Joanna | the vet | mr. dorsey | the surveyor | Tariq | the solicitor | my physio | ms. Abara | the midwife | Dev | the new client | the architect

%tool get_calendar_events
whats on {start_date=fq_day}
what have i got {start_date=fq_day}
{=fq_hm}, am i free {start_date=fq_day}
free {start_date=fq_day}?
got anything on {start_date=fq_day}?
do i have plans {start_date=fq_day}
whens my next meeting
next appointment?
who am i meeting {start_date=fq_day}
what time's my first meeting {start_date=fq_day}
where do i need to be {start_date=fq_day}
{=fq_hm}, any meetings {start_date=fq_day}
how many meetings {start_date=fq_day}
how's {start_date=fq_day} looking, am i booked up
what does my {start_date=fq_wd} look like
how full is my {start_date=fq_wd}
is my {start_date=fq_wd} still open
agenda {start_date=fq_day}
schedule for {start_date=fq_day}?
whats my schedule {start_date=fq_day}
my calendar {start_date=fq_day} pls
{calendar_source=fq_cal} calendar, whats on it {start_date=fq_day}
anything in the {calendar_source=fq_cal} calendar?
when am i seeing {=fq_with}
what time is the appointment with {=fq_with}
is {=fq_with} in my calendar {start_date=fq_day}
do i have to be anywhere {start_date=fq_day}
can i sleep in {start_date=fq_day}, or is there a meeting
any gaps in my calendar {start_date=fq_day}
am i double booked {start_date=fq_day}
could i squeeze in a haircut {start_date=fq_day} or am i in meetings
somebody wants coffee {start_date=fq_day}, have i got time
do i work late {start_date=fq_day}, what does the {calendar_source=fq_cal} calendar say
what did i have {start_date:yesterday=yesterday}, meeting wise
when do meetings end {start_date=fq_day}
whats happening {start_date=fq_day} on the {calendar_source=fq_cal} calendar
what's after lunch {start_date:today=today}, another meeting?
am i clear from {start_date:monday=monday} to {end_date:thursday=thursday}
anything in my diary between {start_date:the 3rd=the 3rd} and {end_date:the 8th=the 8th}?
is the coming week packed for me

%list fq_top: urgent => high | high priority => high | top priority => high | important => high | high prio => high
%list fq_low: low priority => low | unimportant => low | low prio => low
%tool list_tasks
what's {status:open=left} to do
whats {status:open=still open} on my list
{=fq_hm}, what do i need to get done
todo list?
my tasks
list pls, the todo one
how long's my todo list
how much is {status:open=left} on the list
what have i {status:done=finished} so far, taskwise
did i {status:done=tick off} anything on my list
anything {priority=fq_top} on my list?
any {priority=fq_top} tasks
{priority=fq_low} stuff on the todo list, whats there
{status:open=open} todos with {priority=fq_low}
what should i be doing, per my todo list
what's on the to do list
is my list empty
{=fq_hm}, which todos are {status:done=done}
how many tasks are {status:open=unfinished}
got an hour to kill, whats on my todos
is "{=verb_object}" on my list already
what's the number of the task to {=verb_object}
{status:open=remaining} tasks?
which {priority=fq_top} todos are {status:open=still waiting}

%tool list_reminders
any reminders
what reminders have i got
reminders, any set?
{=fq_hm}, do i have a reminder set
when's my next reminder
did i set a reminder to {=verb_object}
whats going to ping me later
which reminders are still on
how many reminders are set
what did i ask to be reminded of
is there a reminder for {=fq_day}
are any reminders left for today

%list fq_from: joanna | the bank | Tariq | the letting agent | school | my mum | dr. Abara | the airline | hr | Dev | the council | the garage | Ms. Holt | amazon | our accountant | the vet | kit@finch.example | landlord
%list fq_re: deposit | swimming lessons | booking code | party | rota | parcel | lease | boiler quote | tickets | payslip | exam | refund | train seats | dinner | survey | new contract | permit | class photo
%list fq_back: today => 1 | this week => 7 | in the last 3 days => 3 | in the last week => 7 | in the past two weeks => 14 | this month => 30 | in the last month => 30
%tool search_email
any mail from {from_email=fq_from}
any email about the {query=fq_re}?
{=fq_hm}, did {from_email=fq_from} email me
has {from_email=fq_from} emailed about the {query=fq_re} yet
mail from {from_email=fq_from} {days_back=fq_back}?
new mail?
any emails {days_back=fq_back}
anything in my inbox about the {query=fq_re}
is the mail with the {query=fq_re} in yet
what did {from_email=fq_from} mail me {days_back=fq_back}
wheres the email about the {query=fq_re}
did i get a mail re {query=fq_re}
{=fq_hm}, has anybody emailed about the {query=fq_re} {days_back=fq_back}
whens the last time {from_email=fq_from} emailed me
still no mail from {from_email=fq_from} about the {query=fq_re}? have a look
the {query=fq_re}, did that come by email
{query=fq_re} in the inbox?

%list fq_eid: m77d0 | #81 | mail-12 | msg_940 | e51fa2 | 3309
%tool get_email_details
whats in mail {email_id=fq_eid}
who else was on {email_id=fq_eid}, the mail i mean
does email {email_id=fq_eid} have an attachment
%tool summarize_email
is mail {email_id=fq_eid} about anything, in one line
whats the point of email {email_id=fq_eid}

%list fq_mine: gate code | bike lock code | locker number | shoe size | passport number | wifi password | blood type | vet's name | car reg | employee number | flat number | ring size | customer number | alarm code | glasses prescription | parking spot | library card number | frequent flyer number | allergy
%list fq_bday: joanna's birthday | my dad's birthday | our anniversary | Tariq's name day | the twins' birthday | my niece's birthday | the dog's birthday
%list fq_who: joanna | Tariq | my aunt Lou | the twins | dev's wife | our landlady | my old boss | the dog
%list fq_told: where i parked | where the spare key is | what joanna drinks | which paint we used in the hall | who has my ladder | where i put the receipts | what size the filter is | which wine Tariq liked | what the plumber is called | where my passport is
%list fq_old: how old is joanna | where does Tariq work | how tall is my nephew | which school are the twins at | what breed is dev's dog
%list fq_eat: what joanna doesnt eat | what the dog is allergic to | which cake the twins like | how my aunt takes her tea
%tool retrieve_memories
whats my {query=fq_mine}
{=fq_hm}, whats my {query=fq_mine} again
my {query=fq_mine}?
whens {query=fq_bday}
do you still know {query=fq_told}
did i ever tell you {query=fq_told}
{=fq_hm}, {query=fq_told}?
what do you know about {query=fq_who}
what's the {query=fq_mine} i gave you
{query=fq_old}, i told you once
need my {query=fq_mine} quick
cant think of my {query=fq_mine}
{query=fq_eat}, you had that in memory
when is it, {query=fq_bday}? i gave you the date
i blanked on {query=fq_told}

%list fq_cat: family | health | food | work | travel | cars | pets | house
%tool list_facts
what do you know about me
what have you saved on me
all facts?
facts under {category=fq_cat}
{=fq_hm}, whats all in your memory
which facts do you have in {category=fq_cat}

%list fq_talk: Lisbon | mortgage rates | sourdough | school fees | garden walls | night trains | vitamin b12 | ferrets | roof insulation | baby names
%tool search_conversations
when did we talk about {query=fq_talk}
what did you say about {query=fq_talk} last time we talked
didnt we chat about {query=fq_talk} once
{=fq_hm}, have i asked you about {query=fq_talk} before
%tool get_profile
whats in my profile
which language am i set to
what name do you have for me in my profile
{=fq_hm}, what's my time zone set to
%tool get_memory_stats
how many facts have you got
is your memory full yet, how many things are in it
how much do you have stored by now

%list fq_news: rail strike | budget vote | flood | ceasefire | murder trial | chip ban | heat record | airport chaos | leadership race | housing bill | oil spill | moon landing | cup final | data leak
%list fq_bare: bird flu | rent caps | inflation | the EU summit | Taiwan | driverless cars | brexit | measles | tariffs | nasa | ai laws | wolves
%list fq_src: Reuters | NPR | Le Monde | al jazeera | ars technica | hacker news | ap news | Der Spiegel | politico | axios | techcrunch | slashdot
%list fq_paper: bbc | guardian | FT | irish times | verge | economist | Washington Post | hindu | new yorker | tagesschau
%list fq_k: three => 3 | 3 | five => 5 | 5 | ten => 10 | 4 | 8
%tool get_news_groundnews
any news today
news?
whats in the news
{=fq_hm}, what's going on in the world
anything new on the {query=fq_news}
whats the latest on {query=fq_bare}
{query=fq_news}, any news?
whats happening with the {query=fq_news}
what did i miss in the news
top {limit=fq_k} stories?
is the {query=fq_news} over yet, what do the papers say
did anything big happen in the world today
{=fq_hm}, news on {query=fq_bare} pls
{limit=fq_k} headlines on (the {query=fq_news}|{query=fq_bare})
%tool get_news_rss
whats on (the {source=fq_paper}|{source=fq_src}) today
{source=fq_src} headlines?
anything new on {source=fq_src}
top {limit=fq_k} from (the {source=fq_paper}|{source=fq_src})
{=fq_hm}, what's {source=fq_src} leading with
what are they writing at the {source=fq_paper}

%list fq_stock: apple | Nvidia | tsla | ford | Spotify | AMD | Lufthansa | ryanair | nintendo | Shopify | Heineken | Ferrari | palantir | UBER | novo nordisk | Philips | rivian
%list fq_per: this week => 5d | this month => 1mo | the last month => 1mo | this year => ytd | the past year => 1y | the last five years => 5y
%tool get_stock_price
hows {symbol=fq_stock} stock doing
{symbol=fq_stock} shares?
whats {symbol=fq_stock} trading at
{=fq_hm}, is {symbol=fq_stock} stock up or down
{symbol=fq_stock} stock over {period=fq_per}?
how much is one {symbol=fq_stock} share
did {symbol=fq_stock} shares drop again
%list fq_coin: bitcoin | eth | doge | BTC | solana | xrp | cardano | litecoin | monero | Ethereum
%list fq_cur: euros => EUR | pounds => GBP | usd => USD | francs => CHF | yen => JPY | eur => EUR | canadian dollars => CAD
%tool get_crypto_price
{symbol=fq_coin} price?
whats {symbol=fq_coin} at
{symbol=fq_coin} in {currency=fq_cur}?
{=fq_hm}, hows {symbol=fq_coin} doing
where's {symbol=fq_coin} at in {currency=fq_cur}
is {symbol=fq_coin} still falling
%list fq_c1: euro => EUR | pound => GBP | dollar => USD | zloty => PLN | franc => CHF | peso => MXN | lira => TRY
%list fq_c2: yen => JPY | rupees => INR | rand => ZAR | norwegian kroner => NOK | forint => HUF | baht => THB | won => KRW
%tool get_exchange_rate
how many {to_currency=fq_c2} to the {from_currency=fq_c1}
whats a {from_currency=fq_c1} in {to_currency=fq_c2}
{from_currency=fq_c1} to {to_currency=fq_c2}?
{=fq_hm}, {from_currency=fq_c1} {to_currency=fq_c2} rate

%list fq_dev: iron | oven | hob | hall light | boiler | telly | space heater | garden lights | bathroom fan | garage light | dryer | sauna | fairy lights | hot tub | cellar light | electric blanket | shed light | pond pump
%list fq_lock: back door | front door | garage | side gate | patio door | cellar window | skylight | porch door | letterbox | conservatory door | bike shed | loft hatch
%list fq_rm: nursery | bedroom | greenhouse | cellar | kitchen | loft | office | bathroom | sauna | conservatory | wine fridge | freezer
%list fq_sens: water tank | smoke detector | electric meter | robot mower | washing machine | ev charger | rain barrel sensor | CO2 monitor | doorbell battery | pool heater
%list fq_damp: cellar | bathroom | loft | greenhouse | garage | crawl space
%tool get_device_state
is the {device_id=fq_dev} on
{device_id=fq_dev} on or off?
did i leave the {device_id=fq_dev} on
is the {device_id=fq_lock} closed
{=fq_hm}, is the {device_id=fq_lock} locked
{device_id=fq_lock} open or shut?
did we lock the {device_id=fq_lock}
hows the temp in the {device_id=fq_rm}
how warm's the {device_id=fq_rm}
is it damp in the {device_id=fq_damp}, whats the sensor say
is the {device_id=fq_sens} ok
whats the {device_id=fq_sens} say
is the {device_id=fq_sens} still running
{=fq_hm}, is the {device_id=fq_dev} still running
whats the thermostat in the {device_id=fq_rm} at
is the {device_id:alarm=alarm} armed
are the {device_id:blinds=blinds} down
is anything on in the {device_id=fq_rm}
cant remember if i turned off the {device_id=fq_dev}
im in bed and not getting up, did the {device_id=fq_lock} get locked

%list fq_cam: driveway | front step | stables | back garden | baby's room | bird feeder | chicken coop | loading bay
%tool get_camera_stream
whos at the {camera_id:door=door}
whats going on at the {camera_id=fq_cam}, any picture
{camera_id=fq_cam} cam?
can i see the {camera_id=fq_cam}

%tool get_current_time
whats the time
time?
{=fq_hm}, what time is it in {timezone=fq_tz}
what day is it
is it past midnight in {timezone=fq_tz} yet
how late is it getting
time in {timezone=fq_tz} rn
are they still asleep in {timezone=fq_tz}, what time do they have
%list fq_tz: Tokyo | perth | Lagos | seattle | Mumbai | Halifax | UTC | singapore | São Paulo | reykjavik | auckland | Doha

%tool get_status
status?
{=fq_hm}, whats the status of my requests
is problem {problem_id=num_id} done
whats up with request {problem_id=num_id}
anything waiting for my ok
is any request of mine still running
did number {problem_id=num_id} go through
which of my requests failed

%list fq_sum: 18% of 64 | 7*86 | 1440/60 | 12.5 * 4 | 365 - 211 | 19 squared | sqrt(529) | 3.2 + 4.9 + 11
%tool calculate
whats {expression=fq_sum}
{=fq_hm}, {expression=fq_sum}?

%list fq_open: is the post office open today | when does ikea close | is the swimming pool in Ghent closed on mondays | whats playing at the odeon tonight | when's the last train to Cork | who won the match last night | how much is a ticket to the louvre | is the m4 closed | what time does lidl open on sundays | are there flights to Bilbao on fridays
%tool web_search
{query=fq_open}? look it up online
google it: {query=fq_open}
can you check online, {query=fq_open}
%list fq_pol: how many sick days do we get | whats our dress code | can i expense a taxi | who signs off overtime | when is the office closed | how long is our notice period | do we get a bonus for referrals | are dogs allowed in our office
%tool ask_knowledge_base
{query=fq_pol}? should be in the handbook
{=fq_hm}, per our company rules, {query=fq_pol}

# What looks like it and wants nothing looked up.
%list fz_ev: interview | viewing | dentist | rehearsal | check-up | board call | school run | exam | date | gig | barbecue | standup
%list fz_was: dire | grand | so so | endless | alright | a blur | really sweet | a farce | quick | rough | not half bad | pure chaos
%list fz_oh: ah well | hey ho | meh | lol | pff | phew | haha | what a life | ugh | aw | blimey
%list fz_who: my gran | the bloke next door | Joanna | my boss | our postie | my kid | Tariq | the whole office | my mum | the barista
%list fz_thing: bread | coffee | rent | petrol | cheese | a pint | butter | childcare | a haircut | olive oil | a train ticket | chocolate
%list fz_did: checking | looking that up | the forecast | the list | the quick answer | telling me | the numbers | the heads up | finding that mail
%list fz_sub: weather | forecast | news | price | bitcoin thing | headlines | exchange rate | temperature | time in tokyo | weekend forecast | share price | rain question
%list fz_own: my calendar | my mail | the list | the front door | the thermostat | my inbox | the camera

%list fz_town2: Bergen | Cork | galway | Bilbao | seattle | dundee
%list fz_town: York | Graz | Halifax | oslo | Boise | Kraków
%list fz_age: thirty | forty-five | my age | now | fifty
%tool none
# weather, remarked on
# my day, meetings, the week
# prices, money, the news
when did {=fz_thing} get so dear
what would you put on the front page
# house, mail, memory
# to the assistant itself
# thanks and taking back
don't look it up, just guess: will i ever be rich
# One who only thinks aloud.
ask me how my day was, go on
say something nice, it's been a long day
cheer me up, it's raining
what would you do with a free afternoon
should i be worried that i enjoy meetings

# German.
%tool talk
what a day, not a cloud
{=fz_oh}, rain again
bit nippy this morning
finally some sun!
i love a good storm
it's chucking it down here and i'm loving it
soaked to the bone, {=fz_oh}
can't believe it snowed in april
lovely weather we're having
it was so hot i slept on the floor
my umbrella turned inside out in front of everybody
forgot my coat, of course it poured
i've stopped trusting forecasts
weather's fine, mood isn't
{=fz_who} brings an umbrella everywhere, even indoors
grey, grey, grey
the cold doesn't bother me one bit
too hot to think
{=fz_town} was freezing when we were there, {=fz_oh}
i moved to {=fz_town2} for the weather and it drizzles all year
nothing like the smell after rain
such a cosy day for staying in
the wind took our trampoline
that thunder scared the cat half to death
who needs a forecast, my hip tells me everything
do you like the rain
would you rather be too hot or too cold
snow makes everything quiet, doesn't it
you're lucky you never get wet
is there anything worse than wet socks
i do hope it stays this mild
we had four seasons in one afternoon
how was your day
hows your day going
hows your week been
what do you get up to all day
did you sleep well
had a good weekend?
got any plans of your own
what's new with you
you having a nice evening?
my day was {=fz_was}
the {=fz_ev} was {=fz_was}
just out of the {=fz_ev}, it was {=fz_was}
so glad it's friday
mondays, {=fz_oh}
this week can get in the bin
today's been {=fz_was} and it's not even noon
back to back meetings, somebody save me
two hours of meeting for one sentence of content
i talked too much in the meeting again
nobody said a word in the whole meeting
{=fz_who} fell asleep in the meeting
i always feel sick before a {=fz_ev}
my {=fz_ev} went better than i thought
a free day at last and i'm bored already
too many appointments, too little me
i'm never on time for anything
where does the time go
time flies, {=fz_oh}
is it just me or was this a long week
are weekends getting shorter
i've been up since four
my todo list has its own postcode by now
an empty list makes me feel like a queen
lists stress me out
nothing left to do, what a feeling
i hate being reminded of things
busy busy busy
{=fz_thing} costs a fortune these days
have you seen what they want for {=fz_thing}, robbery
{=fz_who} put everything into bitcoin, {=fz_oh}
i should have bought nvidia shares ten years ago
stocks give me a headache
crypto people are a funny bunch
my shares are down and so am i
i'm broke till payday
money comes and goes
that's the worst news all week
no news is good news
i've had it with the news
the headlines get sillier by the day
{=fz_who} shouts at the news every evening
i only read the comics page
guess what, good news, i got the job
what a mess this world is in
don't you get tired of all the bad news
i fell for an april fool in the paper
i left the iron on once and nearly burned the place down
our front door squeaks like a ghost film
my house is always freezing, {=fz_oh}
it's nice and warm in here
the lights flickered and {=fz_who} screamed
i like a dark house
i never lock the back door, call me naive
that mail made my day
{=fz_who} answers emails at 3 am
not one mail all day, i feel unloved
so many emails, so little sense
i've a memory like a goldfish
{=fz_who} forgot my birthday
i forget every password i ever had
my brain's full
birthdays make me sentimental
what are you
so what are you good at
are you a person
do you ever get bored of my questions
when's your birthday, do you even have one
where do you live
can you feel cold
do you know everything
are you always on
whats your favourite season
do you have a favourite day of the week
whats your opinion on meetings
are you better than the other assistants
can you lie
how do you know all that
do you mind me asking so much
are you listening to me at all
whats it like being you
do you get the news where you are
would you wear a coat if you had a body
you any good at small talk
thanks for {=fz_did}
ta for {=fz_did}
{=fz_did}, brilliant, cheers
cool, that's all i wanted to know
great, so no umbrella then, thank you
right, so i'm free, lovely
good to know the door's locked, thanks
ok warm enough then
you were right about the rain, well done
perfect, i can sleep now that the oven's off
so it's tomorrow after all, got it
that was quick
got the mail, all good
never mind the {=fz_sub}
forget the {=fz_sub}, i've sorted it
no wait, skip the {=fz_sub}
scrap that about the {=fz_sub}
actually don't bother checking {=fz_own}
i asked about the {=fz_sub} but it doesn't matter now
no need to look, i can see the rain from here
leave it, i found the calendar myself
oh, it's on my other phone, no worries
i was about to ask you the time but there's a clock here
found my coat, so that's settled
wasn't a question, i was only moaning about the cold
just saying, it's nice out
didn't mean you, i was talking to the dog about the weather
half an hour of sun and everybody's in the park
you'd think by {=fz_age} i'd own a decent coat
funny how a full calendar feels so empty
the forecast is like my uncle, loud and wrong
i'd rather have a quiet week than a good one
sometimes i check the time and forget it again at once
{=fz_thing} and {=fz_thing}, that's half my wages gone
{=fz_who} says hi
don't worry, i know it's late
%lang de
%list gq_ort: kiel | Graz | Bozen | leipzig | Basel | Rostock | linz | Sylt | Freiburg | Palermo | münster | Kreta
%list gq_wx: heute => 1 | heute abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am wochenende => 7 | am sonntag => 7 | diese woche => 7 | am freitag => 7
%list gq_tag: heute | morgen | montag | am dienstag | freitag | diese woche | nächste woche | heute nachmittag | am wochenende | am 14. | donnerstagabend | übermorgen
%list gq_ger: herd | bügeleisen | flurlicht | boiler | fernseher | heizlüfter | gartenlicht | backofen
%list gq_tuer: haustür | garage | kellertür | dachfenster | gartentor | balkontür
%list gq_von: joanna | Herrn Dorsey | Tariq | Dr. Abara | vodafone | Frau Holt | kit@finch.example
%list gq_zu: kaution | paket | klassenfahrt | rechnung | mietvertrag | schwimmkurs | termin
%list gq_mein: schuhgröße | torcode | blutgruppe | wlan-passwort | kundennummer | ringgröße | schließfachnummer
%list gq_news: bahnstreik | hochwasser | haushalt | prozess | klimagipfel
%list gq_akt: SAP | allianz | Nvidia | BASF | zalando | Adidas
%tool none
%list gq_hm: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%tool get_weather
wetter {location=gq_ort}?
brauch ich {days=gq_wx} ne jacke
{=gq_hm}, regnets {days=gq_wx} in {location=gq_ort}
wie warm wirds {days=gq_wx}
schirm {days=gq_wx} ja oder nein
wie isses wetter draußen
%tool get_calendar_events
was liegt {start_date=gq_tag} an
{=gq_hm}, hab ich {start_date=gq_tag} was vor
wann ist das nächste meeting
bin ich {start_date=gq_tag} noch frei
muss ich {start_date=gq_tag} irgendwo sein
%tool list_tasks
was steht {status:open=noch} auf meiner liste
meine todos mal bitte
was muss ich alles erledigen
%tool list_reminders
{=gq_hm}, sind noch erinnerungen gestellt
%tool search_email
neue mail von {from_email=gq_von}?
kam eine mail zum thema {query=gq_zu}
%tool retrieve_memories
wie war nochmal meine {query=gq_mein}
{=gq_hm}, meine {query=gq_mein}?
%tool get_news_groundnews
was gibts neues in der welt
{=gq_hm}, nachrichten zum {query=gq_news}
%tool get_stock_price
was macht die {symbol=gq_akt}-aktie
%tool get_device_state
ist der {device_id:herd=herd} aus oder an
hab ich die {device_id:haustür=haustür} abgesperrt
{=gq_hm}, läuft noch was in der {device_id:küche=küche}
%tool get_current_time
wie spät haben wirs
%list gq_teuer: butter | ein kaffee | benzin | ein döner | die miete
%tool talk

# Spanish.
was für ein mistwetter
endlich mal wieder sonne, herrlich
mir ist einfach zu heiß zum denken
na, wie war dein tag
was kannst du so alles
danke fürs nachschauen
vergiss das wetter, ich guck aus dem fenster
das meeting war sowas von zäh
was {=gq_teuer} inzwischen kostet, unverschämt
die nachrichten zieh ich mir nicht mehr rein
ach, montage
gut, dann ohne schirm, danke dir
ich hab heute frei und weiß nichts mit mir anzufangen
%lang es
%list sq_lugar: cádiz | Oporto | gijón | Salta | Toledo | vigo | Mérida | Cusco | tarragona | Montevideo | bilbao
%list sq_wx: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | pasado mañana => 3 | este finde => 7 | el domingo => 7 | esta semana => 7 | el viernes => 7
%list sq_dia: hoy | mañana | el lunes | el martes | esta semana | la semana que viene | esta tarde | el viernes | el día 14 | el sábado por la noche | pasado mañana
%list sq_de: el banco | joanna | el colegio | la casera | Tariq | el veterinario | el ayuntamiento
%list sq_sobm: paquete | contrato | campamento | pedido
%list sq_sobf: fianza | excursión | factura | mudanza
%list sq_mi: talla de zapato | código del portal | grupo sanguíneo | número de cliente | clave del wifi | número de taquilla
%list sq_not: huelga de trenes | tregua | riada | sequía | cumbre
%tool none
%list sq_hm: oye | hola | a ver | perdona | una cosa | eh | buenas | y
%tool get_weather
tiempo en {location=sq_lugar}?
{=sq_hm}, llueve {days=sq_wx} en {location=sq_lugar}
hace falta paraguas {days=sq_wx}
me llevo abrigo a {location=sq_lugar}?
va a hacer calor {days=sq_wx}?
cuántos grados hay en {location=sq_lugar}
%tool get_calendar_events
qué tengo {start_date=sq_dia}
{=sq_hm}, estoy libre {start_date=sq_dia}
a qué hora es mi próxima reunión
cómo tengo {start_date=sq_dia} de reuniones
me toca ir a algún sitio {start_date=sq_dia}
%tool list_tasks
qué me {status:open=queda} por hacer
lista de tareas?
hay algo {priority:high=urgente} en la lista
%tool list_reminders
{=sq_hm}, qué recordatorios hay
%tool search_email
me ha llegado algún correo de {from_email=sq_de}
hay mail sobre (el {query=sq_sobm}|la {query=sq_sobf})
%tool retrieve_memories
cuál era mi {query=sq_mi}
{=sq_hm}, te acuerdas de mi {query=sq_mi}
%tool get_news_groundnews
qué pasa en el mundo
alguna novedad en las noticias sobre la {query=sq_not}
%tool get_crypto_price
a cuánto anda el {symbol:bitcoin=bitcoin}
%tool get_device_state
me dejé el {device_id:horno=horno} encendido?
está cerrada la {device_id:puerta del garaje=puerta del garaje}
%tool get_current_time
qué hora es en {timezone=sq_lugar}
%list sq_caro: el aceite | el alquiler | la gasolina | el café | la fruta
%tool talk
vaya día de perros
por fin un poco de sol
qué tal tu día
cómo estás tú
qué sabes hacer
gracias por mirarlo
deja lo del tiempo, ya he abierto la ventana
la reunión se me hizo eterna
{=sq_caro} está por las nubes
menuda semanita llevo
las noticias me ponen de mal humor
eres una persona o qué
ah, pues sin paraguas entonces, gracias
con este frío no salgo ni loca
