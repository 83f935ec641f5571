%lang en
# Seventh, part 3: short everyday requests for knowledge, system and weather.
%list v3_n: 2 | 3 | 4 | 5 | 6 | 8 | 10 | two => 2 | three => 3 | four => 4 | five => 5 | ten => 10
%list v3_buy: air fryer | barefoot shoes | lego technic crane | e-bike with child seat | ps5 controller | dyson filter | second hand cello | robot mower | ikea billy shelf | oat milk frother | usb-c dock | vintage levis
%list v3_rev: dyson v15 reviews | fairphone 5 test | skoda enyaq range | cheap ferry to calais | airpods not pairing | opening hours ikea croydon | lidl offers this week | eurostar strike | passport fees 2025 | lyrics wonderwall | tesco near the station | pancake recipe without eggs
%list v3_q: who won eurovision this year | what time does aldi close | how much is a tv licence | is the louvre open on mondays | where can I park near wembley | how old is tom hanks | which plug do they use in japan | what do vegans put in a quiche | when do the sales start | who plays the new doctor who | can dogs eat mango | how long do you boil a goose egg
%list v3_how: how to unclog a sink | how to fix a puncture | how to get wax off wood | how to prune a lemon tree | how to knot a bow tie | how to reset a nest thermostat | how to bleed a radiator | how to peel chestnuts | how to get gum out of hair | how to stop a door squeaking | how to clean suede | how to patch plasterboard
%list v3_place: vegan bakery in ghent | late chemist in leeds | dog friendly pub in whitby | key cutting in soho | climbing hall in graz | launderette in porto | shoe repair in bristol | halal butcher in malmo | indoor pool in turin | bike hire in utrecht | wool shop in galway | luggage storage in lyon
%list v3_top: tiny houses | sourdough | heat pump grants | urban beekeeping | baby led weaning | interrail | van conversions | cold water swimming | knitted socks | bokashi compost | visa rules for nepal | left handed guitars

%tool web_search
google
search the web
{query=v3_q}
duckduckgo {query=v3_buy}
{query=v3_rev} google
browse the net for {query=v3_buy}
hit the internet: {query=v3_how}
bing {query=v3_rev}
any good sites on {query=v3_top}
{query=v3_how}, online guide
first {num_results=v3_n} google hits, {query=v3_buy}
something needs googling
before I ring a professional, dig up {query=v3_how} from the internet
my neighbour swears by her {query=v3_buy}, see what people write about it online
{query=v3_q}? none of us here knows, so ask the internet
don't drown me in links, {num_results=v3_n} will do, I'm after {query=v3_top} online
we'll be driving past there later, so have a look online for {query=v3_place}
{query=v3_place}, my phone has no signal, google that for me

%list v3_wik: Ada Lovelace | photosynthesis | Genghis Khan | Byzantium | Mount Etna | the Cold War | penicillin | Nefertiti | Gondwana | the Hanseatic League | Frida Kahlo | stoicism | axolotl | Machu Picchu | the Black Death | Isaac Newton
%list v3_dead: Boudica | Ada Lovelace | Genghis Khan | Nefertiti | Frida Kahlo | Isaac Newton | Simon Bolivar | Mary Seacole | Charlemagne | Saladin | Emmy Noether | Rasputin
%list v3_idea: stoicism | entropy | feudalism | osmosis | dadaism | the doppler effect | plate tectonics | game theory | animism | the baroque | utilitarianism | photosynthesis

%tool search_wikipedia
wiki {query=v3_wik}
{query=v3_wik} wiki
wiki page
who was {query=v3_dead}, encyclopedia answer
encyclopedia: {query=v3_wik}
{query=v3_dead} on wikipedia
what's {query=v3_idea}, wiki says?
does {query=v3_wik} have a wiki page
open wikipedia at {query=v3_wik}
wikipedia something for me
{limit=v3_n} wiki entries, {query=v3_idea}
flip the encyclopedia open at {query=v3_wik}
wikipedia rabbit hole please, start me at {query=v3_wik} and give me {limit=v3_n} entries
the kids keep asking who {query=v3_dead} was, let's see the wiki
{query=v3_idea} came up in class and I was lost, check wiki
I don't want blogs or shops, just the encyclopedia on {query=v3_wik}
we're off to the museum tomorrow, so pull up {query=v3_dead} from wikipedia first
no more than {limit=v3_n} entries, I read slowly: wiki, everything around {query=v3_idea}

%list v3_sci: perovskite solar cells | graph neural networks | dark matter halos | topological insulators | gravitational waves | diffusion models | prime gaps | quantum error correction | protein folding | exoplanet atmospheres | bandit algorithms | turbulence | neutrino masses | sparse attention
%list v3_auth: Yoshua Bengio | Terence Tao | Fei-Fei Li | Edward Witten | Maryam Mirzakhani | Geoffrey Hinton | Lisa Randall | Peter Scholze | Juan Maldacena | Daphne Koller | Scott Aaronson | Nima Arkani-Hamed
%list v3_ttl: Attention Is All You Need | Deep Residual Learning | Adam, a method for stochastic optimization | Neural Ordinary Differential Equations | Generative Adversarial Nets | Large N field theories | Denoising Diffusion Probabilistic Models | Auto-Encoding Variational Bayes | The Lottery Ticket Hypothesis | Playing Atari with Deep Reinforcement Learning

%tool search_arxiv
arxiv
arxiv {query=v3_sci}
{query=v3_sci} preprints
find me a scientific paper
some studies on {query=v3_sci}
{query=v3_auth} publications
academic stuff about {query=v3_sci}
anything published by {query=v3_auth}
{max_results=v3_n} papers, {query=v3_sci}
the "{query=v3_ttl}" paper
what do scientists publish on {query=v3_sci}
{query=v3_sci} literature, {max_results=v3_n} is plenty
my thesis needs references, so dig out {max_results=v3_n} studies covering {query=v3_sci}
the professor keeps citing {query=v3_auth}, pull up what they have on arxiv
about {query=v3_sci}, our seminar subject, is there any recent research to read
everybody quotes "{query=v3_ttl}" and I never read it, find me the preprint
no blog posts this time, I want proper research articles on {query=v3_sci}
on the train I'd like to read {query=v3_auth}, fetch {max_results=v3_n} papers

%list v3_pol: parental leave | expenses | remote work | dress code | sick notes | overtime | company cars | data retention | visitor badges | business class flights | gifts from suppliers | pets in the office | fire drills | lost laptops
%list v3_kbq: how many days off do we get | who approves travel | what's the notice period | how do I claim mileage | are we allowed to work abroad | when do bonuses get paid | can I bring my dog to the office | who signs off purchase orders | what's the probation period | how do I order a new laptop | do we get overtime pay | how long may we keep customer data
%list v3_proc: backups | onboarding | password resets | refunds | returns | lab waste | server outages | stocktaking | new hires | data breaches | forklift checks | month-end closing

%tool ask_knowledge_base
check our handbook
{query=v3_pol} policy
handbook on {query=v3_pol}
{query=v3_kbq}, handbook?
company rules, {query=v3_pol}
check our intranet: {query=v3_kbq}
HR rules on {query=v3_pol}
{query=v3_pol} per staff guide
our procedure for {query=v3_proc}
{query=v3_pol}, what's allowed at our firm
SOP {query=v3_proc}
look it up in our internal docs
{query=v3_kbq}? my boss wasn't sure, but our guidelines must say
before I promise the client anything, how does our playbook handle {query=v3_proc}
I'm new in the team and wonder about {query=v3_pol}, see the staff handbook
there is a paragraph about {query=v3_pol} in the works agreement, read me that
somebody from the audit asks about {query=v3_proc}, what do our own documents say
not from the internet but from our own manuals: {query=v3_proc}, step by step

%list v3_sum: 17 * 23 | 840 / 12 | 15% of 260 | 4.99 * 6 | 1200 - 347 | 64 + 88 + 19 | 9 squared | 12 times 14 | 18 x 7 | 7% of 1450 | (40 + 25) / 3 | half of 378 | 500 minus 83 | 2^9 | 96 divided by 8 | 3.5 * 11
%list v3_eur: 17.50 * 4 | 12 * 8.99 | 240 / 5 | 89 + 45 + 12 | 15% of 64 | 130 / 4 | 3 * 27.40 | 78.60 / 6 | 20% of 415 | 59 - 12.50 | 850 * 12 | 96 / 3
%list v3_add: 64 + 88 + 19 | 12 + 30 + 7.5 | 140 + 260 + 95 | 45 + 45 | 8.99 + 3.49 | 17 plus 26 plus 9 | 1200 + 350 | 75 + 62 + 18 + 4 | 19.90 + 4.50 | 33 + 67 + 21
%list v3_root: sqrt(50) | square root of 1764 | sqrt(2) * 3 | square root of 200 | 13 squared | 7 cubed | 2^16 | 5 to the power of 4 | cube root of 512 | log(500) | 1.05^10 | 3^5

%tool calculate
{expression=v3_sum}
{expression=v3_sum}=
how much is {expression=v3_sum}
{expression=v3_sum} makes?
maths: {expression=v3_root}
work out {expression=v3_eur}
{expression=v3_root} roughly
do a sum for me
I need a calculator
add up {expression=v3_add}
solve {expression=v3_root}
crunch {expression=v3_sum}
splitting the bill is beyond me after the wine, {expression=v3_eur} comes to what
{expression=v3_eur} for the curtain fabric, what do I owe her altogether
my head is mush today, tell me what {expression=v3_sum} gives
he says {expression=v3_root} and I say he's wrong, do the maths for us
for the tiles we came to {expression=v3_sum}, what's the number in the end
check my son's homework, what should he have got for {expression=v3_sum}

%list v3_tz: Seoul | Denver | Auckland | Cairo | NYC | LA | Mumbai | Asia/Bangkok | Europe/Athens | UTC | Hawaii | Bogota | Singapore | GMT | Melbourne | Dublin
%list v3_far: Seoul | Denver | Auckland | Cairo | New York | Los Angeles | Mumbai | Bangkok | Athens | Honolulu | Bogota | Singapore | Melbourne | Vancouver

%tool get_current_time
time
clock
time?
date today
which day is it
{timezone=v3_tz} time
how late is it already
what o'clock is it over in {timezone=v3_far}
today is the what
right now in {timezone=v3_tz}, am or pm
got the time
what month are we in
I've lost track since the holidays began, is it tuesday or wednesday today
would I wake my cousin in {timezone=v3_far}, what hour do they have there
in {timezone=v3_far} my colleagues start at nine, how late is it for them now
I have to date this form, so what's the day and the year
all the clocks here show something else, so what's the right time
the stream starts by {timezone=v3_tz} time, what does it say there at the moment

%list v3_num: 4 | 6 | 11 | 14 | 18 | 23 | 27 | 33 | 42 | 56 | 71 | 108 | 230
%tool get_status
status
any progress
status {problem_id=v3_num}
request {problem_id=v3_num}, done?
how's number {problem_id=v3_num} doing
are you finished
what are you busy with
still working on it?
show my recent requests
which of my requests failed
where are we with no. {problem_id=v3_num}
anything stuck on your side
I gave you a job an hour ago and heard nothing, how is it going
number {problem_id=v3_num} should have been through by now, what is holding it up
before I shut the laptop, which of my requests are you still working on
did {problem_id=v3_num} ever go through, the request I made before lunch
I've lost the overview, give me everything I asked of you and how far it got
{problem_id=v3_num} was the urgent one of my requests, has it been completed yet

%list v3_msg: dinner is ready | the washing is done | mum has landed | the oven is hot | your taxi is outside | the kids are home | the backup is through | check the dog | the parcel is here | the plumber rang | we are out of milk | soup is boiling over | the tests are green | it worked
%list v3_tag: TEST | hello world | BINGO | all clear | coffee | ready | heads up | banana | beep beep | go go go | hooray | 1 2 3

%tool notify_user
ping me
buzz my phone
push notification
alert me: {message=v3_msg}
ping me "{message=v3_tag}"
pop-up, {message=v3_msg}
push {message=v3_tag} to my phone now
test notification
{message=v3_msg} as a notification to me
make my watch vibrate
put "{message=v3_msg}" on my lock screen
fire off an alert to me, {message=v3_tag}
my phone is somewhere in this sofa, push something to it so it lights up
I want to hear how it sounds, so send me an alert that reads {message=v3_tag}
"{message=v3_msg}" should pop up on my screen this instant, it's for me alone
not sure alerts get through since the update, ping me with {message=v3_tag} right away
{message=v3_msg}, flash that up on my own phone immediately or I'll forget
with the text {message=v3_tag} and nothing else, give my phone a push straight away

%list v3_loc: Brighton | Munich | NYC | Vegas | Como | Aberdeen | Marrakesh | Vienna | Frisco | Boulder, Colorado | Zakopane | Mallorca | Bergen | Cairns | Santa Fe | Lagos
%list v3_day: today => 1 | tonight => 1 | this evening => 1 | this afternoon => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | this week => 7 | tomorrow evening => 2 | later today => 1
%list v3_dn: 2 | 3 | 4 | 5 | 6 | 7 | 10 | three => 3 | four => 4 | five => 5 | seven => 7 | ten => 10
%tool get_weather
weather
{location=v3_loc} weather
umbrella {days=v3_day}?
rain in {location=v3_loc}?
coat or no coat {days=v3_day}
is it freezing out
{location=v3_loc} {days=v3_day}, sunny?
how hot in {location=v3_loc}
forecast {location=v3_loc} {days=v3_dn} days
any snow coming {days=v3_day}
degrees in {location=v3_loc} right now
bbq weather {days=v3_day}?
I'm packing for {location=v3_loc} and only have shorts, how cold does it get
{days=v3_day} we want to hang the washing out, will it stay dry
the in-laws live in {location=v3_loc}, are they getting that storm {days=v3_day}
can we eat on the terrace {days=v3_day} or will it be too windy
for the next {days=v3_dn} days I'm camping near {location=v3_loc}, how wet will it be
no idea what to wear {days=v3_day}, what will it be like in {location=v3_loc}

%list v3_lat: 47.07 | 60.17 | -33.45 | 51.05 | 1.29 | -41.29 | 64.15 | 35.69 | 43.3 | -8.65 | 14.6 | 57.71 N => 57.71 | 22.9 S => -22.9 | 46.5° => 46.5 | 54
%list v3_lon: 15.44 | 24.94 | -70.67 | 3.72 | 103.85 | 174.78 | -21.94 | 139.69 | 5.37 | 115.22 | 121 | 11.97 E => 11.97 | 43.2 W => -43.2 | 8.2° => 8.2 | -1.6
%list v3_od: today => 1 | tonight => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | this week => 7 | later today => 1
%tool get_weather_openmeteo
open-meteo
openmeteo {latitude=v3_lat} {longitude=v3_lon}
rain at {latitude=v3_lat}, {longitude=v3_lon}?
{latitude=v3_lat} {longitude=v3_lon} weather
weather by coordinates
lat {latitude=v3_lat} lon {longitude=v3_lon}, wind and rain
is it cold at {latitude=v3_lat} / {longitude=v3_lon}
{latitude=v3_lat}, {longitude=v3_lon}, {forecast_days=v3_dn} days' forecast
sunny at {latitude=v3_lat}, {longitude=v3_lon} {forecast_days=v3_od}?
gps spot {latitude=v3_lat} {longitude=v3_lon}, how warm
lon {longitude=v3_lon}, lat {latitude=v3_lat}, any storm {forecast_days=v3_od}
need a jacket at {latitude=v3_lat}, {longitude=v3_lon}?
our boat lies at {latitude=v3_lat}, {longitude=v3_lon} and I worry, how rough will it blow
the hut has no name, only {latitude=v3_lat} and {longitude=v3_lon}, does it snow up there
{forecast_days=v3_od} I fly my drone, position {latitude=v3_lat}, {longitude=v3_lon}, is the wind okay
the pin he sent me says {latitude=v3_lat}, {longitude=v3_lon}, what's the temperature over there
for {forecast_days=v3_dn} days we tent at {latitude=v3_lat}, {longitude=v3_lon}, so how much rain
longitude {longitude=v3_lon} and latitude {latitude=v3_lat} are all I have, will it freeze {forecast_days=v3_od}

%list v3_ulat: 44.98 | 33.45 | 29.76 | 47.61 | 36.17 | 42.36 | 61.22 | 21.31 | 35.47 | 40.76 | 38.25 | 30.27 N => 30.27 | 45.5° => 45.5 | 39.1 | 46
%list v3_ulon: -93.27 | -112.07 | -95.37 | -122.33 | -115.14 | -71.06 | -149.9 | -157.86 | -97.52 | -111.89 | -85.76 | 97.74 W => -97.74 | 122.7 W => -122.7 | -94.58 | -110
%tool get_weather_noaa
noaa
nws {latitude=v3_ulat}, {longitude=v3_ulon}
national weather service forecast
noaa for {latitude=v3_ulat} {longitude=v3_ulon}
weather.gov {latitude=v3_ulat}, {longitude=v3_ulon}
{latitude=v3_ulat}, {longitude=v3_ulon} via nws
does the nws see storms at {latitude=v3_ulat}, {longitude=v3_ulon}
snow at {latitude=v3_ulat}, {longitude=v3_ulon}, NWS only
{latitude=v3_ulat} {longitude=v3_ulon}, what says weather.gov
US weather service, point {latitude=v3_ulat}, {longitude=v3_ulon}
lat {latitude=v3_ulat} lon {longitude=v3_ulon}, noaa outlook
nws: rain?
we hike around {latitude=v3_ulat}, {longitude=v3_ulon} soon, what does the weather service expect
I only trust the nws, so how hot does it get at {latitude=v3_ulat}, {longitude=v3_ulon}
{latitude=v3_ulat}, {longitude=v3_ulon} is my uncle's ranch, has weather.gov got rain for it
longitude {longitude=v3_ulon}, latitude {latitude=v3_ulat}, the other app was wrong so use noaa
grandpa's cabin sits at {latitude=v3_ulat}, {longitude=v3_ulon}, ask the weather service about frost
as far as noaa can tell, is it windy out at {latitude=v3_ulat}, {longitude=v3_ulon}
