# Sport and outdoors: training, trails, matches, angling, gliding, skiing, birds.

%list since: january | the first of march | last monday | the 1st | new year | may 5 | last summer | the start of the month | easter | 2025-02-01 | october 10th | september | monday | the beginning of the season
%list till: today | sunday | the end of march | the 15th | yesterday | june 30 | christmas | last friday | the end of the month | 2025-04-30 | this weekend | july | august 12th | now
%list day: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list day2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list club: Arsenal | Bayern Munich | the Boston Red Sox | Real Madrid | St. Pauli | Brighton and Hove Albion | Ajax | the Leeds Rhinos | Inter | Queen's Park Rangers | the All Blacks | Union Berlin
%list clubb: Chelsea | Borussia Dortmund | the New York Yankees | Sporting | Wigan | Preston North End | PSV | Rot-Weiss Essen | AC Milan | Crystal Palace | the Springboks | Sheffield Wednesday
%list past: yesterday | last Friday | Sunday | the 3rd | 11 May | Tuesday last week | Oct 2 | this morning | the day before yesterday | 2026-06-14
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list past2: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July

%server anglerhub
%list fishwater: Lake Ellen | River Test | Mirror Lake | Drava | Black Pond | Loch Awe | Tinker's Canal | Upper Soča | Willow Reservoir | Gaula | Trout Creek | Lake Wanaka
%list fishday: saturday | the 1st of may | tomorrow | next week | 12 june | friday | the 30th | sunday | april 2
%list fish: pike | zander | brown trout | carp | perch | grayling | pollack | salmon | catfish | rainbow trout | tench | bream | char | sea bass | huchen | roach
%list fishk: pike | rainbow trout | perch | brown trout | carp | zander | sea bass | eel | grayling | tench | Arctic char
%list fishwater_de: Ammersee | Isar | Schwarzweiher | Edersee | Alte Donau
%list fish_de: Hecht | Zander | Bachforelle | Karpfen | Barsch | Äsche
%list fishwater_es: Tajo | embalse de Riaño | Sella | lago de Sanabria | Ebro
%list fish_es: lucio | trucha | carpa | barbo | salmón

%tool anglerPermitBuy Buy a fishing permit for a water.
%also Returns the permit as a code for the bailiff.
%also Day, week or season ticket for a lake or a stretch of river, from a date, for so many rods.
%param water* (lake, river) {"type": "string", "description": "Lake or river"}
%param duration* (kind, period) {"type": "string", "enum": ["day", "weekend", "week", "season"], "description": "How long it is good for"}
%param startDate (from, first_day) {"type": "string", "description": "First day"}
%param rods (lines) {"type": "integer", "description": "Number of rods"}
%list rodno: 2 | 3 | two => 2 | 4 | three => 3
%list waters: Lake Orta | the Traun below Gmunden | Mill Pond | River Test | Loch Leven | Grundlsee | the canal by the lock | Big Sal Reservoir | Upper and Lower Tarn | Isar | Trout Lake
%list onday: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
{duration:day=day} ticket {water=fishwater} {startDate=fishday}
I want to fish {water=fishwater} {startDate=fishday}, {duration:weekend=the whole weekend}
permit for {water=fishwater}, {duration:week=one week}, {rods=rodno} rods
{duration:season=season} ticket {water=fishwater}
get me legal on {water=fishwater} for {duration:day=a day}
{water=fishwater}, {duration:week=seven days} from {startDate=fishday}, {rods=rodno} rods
my son turns ten and I promised him {duration:day=a day} at {water=fishwater}, what we still lack is the paper, {startDate=fishday}
could you sort out the licence for {water=fishwater}, all {duration:season=season} long, with {rods=rodno} rods
{rods=rodno} rods on {water=fishwater} {duration:weekend=saturday and sunday}
the bailiff at {water=fishwater} is strict, so buy me a {duration:week=weekly} card first
beginning {startDate=fishday}, {water=fishwater}, {duration:season=until the season closes}
buy a {duration:day=day|one-day} permit for {water=waters} on {startDate=onday}
a {duration:week=week} on {water=waters} starting {startDate=relday}, {rods=few} rods
water {water=waters}, duration {duration:season=season}, rods {rods=few}
from {startDate=onday}, {rods=few} rods, {duration:weekend=weekend} permit, {water=waters}
for {water=waters} I need a {duration:season=season} permit
with {rods=few} rods at {water=waters} for a {duration:day=day}
start: {startDate=onday}, length: {duration:week=week|one week}, lake: {water=waters}
%lang de
{duration:day=Tageskarte} für {water=fishwater_de} am {startDate=weekday}
Angelschein {water=fishwater_de}, {duration:week=eine Woche}, {rods:2=2 Ruten}
%lang es
permiso de pesca de {duration:day=un día} para {water=fishwater_es} el {startDate=weekday}
licencia de {duration:season=temporada} en {water=fishwater_es}, {rods:2=2 cañas}

%tool anglerCatchLog Record a fish that was caught.
%also Returns the year's tally for the species.
%also Species, length, weight, bait, and whether it was put back.
%param species* (fish, kind) {"type": "string", "description": "Kind of fish"}
%param lengthCm (length, cm) {"type": "number", "description": "Length in centimetres"}
%param weightKg (weight, kg) {"type": "number", "description": "Weight in kg"}
%param bait (lure) {"type": "string", "description": "What it took"}
%param released (put_back, c_and_r) {"type": "boolean", "description": "Put back alive"}
%list fishcm: 62 cm => 62 | 84 cm => 84 | 38 cm => 38 | 51.5 cm => 51.5 | 104 cm => 104 | 29 centimetres => 29 | 73 cm => 73 | 45 cm => 45
%list lure: nymph | sweetcorn | spinner | worm | dry fly | boilies | rubber shad | silver spoon | bread | dead bait | maggots | popper | wobbler
%list fishkg: 3 kg => 3 | 1.2 kilos => 1.2 | 7.4 kg => 7.4 | 12 kilos => 12 | 0.8 kg => 0.8 | 2.5 kg => 2.5 | 5 kilos => 5
%list fcm: 62 | 35 | 41.5 | 88 | 27 | 110 | 54 | 73 | 19 | 96
%list fkg: 2.4 | 1.1 | 6 | 0.8 | 3.75 | 12 | 4.5 | 2 | 8.1 | 0.35
%list fbait: a worm | bread and cheese | spinner no. 3 | sweetcorn | small roach on a hook | Tom's red fly | dough | rubber fish, the green one | maggots | a fly called Big Bo
%list bait: sweetcorn | a spinner | a dead roach | a dry fly | cheese from my sandwich | worms | a silver spoon | a boilie
%list fish2: a zander | brown trout | a pike | two perch | a carp as fat as a pig | an eel | a grayling | a tench
%list flen: 54 cm => 54 | 88 cm => 88 | 31 centimetres => 31 | 102 cm => 102 | 47.5 cm => 47.5
%list fkg2: 2.4 kg => 2.4 | 6 kilos => 6 | 0.8 kg => 0.8 | 11.2 kilos => 11.2 | 3 kg => 3
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
{species=fish} {lengthCm=fishcm}, on {bait=lure}
got a {species=fish}! {weightKg=fishkg}, took {bait=lure}
{species=fish}, {lengthCm=fishcm}, {weightKg=fishkg}, {released:true=swims again|let go}
landed a {species=fish} of {lengthCm=fishcm} after half an hour of fighting
one {species=fish} in the book please, {bait=lure}, {released:false=it's in the pan}
catch: {species=fish}, {released:true=back in the water}
what a morning, mist on the water and then a {species=fish} with {weightKg=fishkg} on {bait=lure}
my little girl hooked her first {species=fish}, {lengthCm=fishcm}, write it down for her
{species=fish} {weightKg=fishkg}
{bait=lure} did the trick, {species=fish}, {lengthCm=fishcm}, {released:false=taken home}
a {species=fish} bit on {bait=lure} and I {released:true=set it free}
for my yearly tally, {species=fish}, {weightKg=fishkg}
log a {species=fishk}, {lengthCm=fcm} cm and {weightKg=fkg} kg, caught on {bait=fbait}
{weightKg=fkg} kilo {species=fishk} with {bait=fbait}, {released:true=released|put back}
species {species=fishk}, length {lengthCm=fcm}, weight {weightKg=fkg}, bait {bait=fbait}
on {bait=fbait} at {=clk}: {species=fishk}, {lengthCm=fcm} cm
caught a {species=fishk} of {lengthCm=fcm} centimetres, {released:false=kept it|not released}
bait: {bait=fbait}. fish: {species=fishk}. {weightKg=fkg} kg
on {bait=bait}, {species=fish2}, {lengthCm=flen}
{weightKg=fkg2}, {species=fish2}, {released:true=swam off again|put it back}
caught {species=fish2} {lengthCm=flen} by {bait=bait}, sat there since four with a flask of tea
{=pre}, log {species=fish2}, I used my father's rod
%lang de
{species=fish_de} gefangen, {lengthCm:62=62 cm}, {released:true=wieder schwimmen lassen}
Fangbuch: {species=fish_de}, {weightKg:3=3 kg}, auf {bait:Wurm=Wurm}
%lang es
he pescado un ejemplar de {species=fish_es} de {lengthCm:45=45 cm}, {released:true=devuelto al agua}
apunta: {species=fish_es}, {weightKg:2=2 kilos}, con {bait:lombriz=lombriz}

%tool anglerWaterRules Rules of a water: closed seasons, minimum sizes, how many fish may be kept.
%also Returns the rules for a species, or all.
%also May I take a fish of this sort home from there, at this time of the year?
%param water* (lake, river) {"type": "string", "description": "Lake or river"}
%param species (fish) {"type": "string", "description": "Only this fish"}
%param date (on, day) {"type": "string", "description": "Day it is about"}
%list wtrs: Lake Windermere | River Test | the pond at Mill Lane | Loch Ness | Moor Lake | Traun | the canal between Bath and Reading | Reservoir 2 | Old Anchor Basin | St. Anne's Weir
how big must a {species=fish} be on {water=fishwater}
can I keep a {species=fish} from {water=fishwater} {date=fishday}
{water=fishwater}, {species=fish}, allowed?
what may I take home from {water=fishwater}
is {species=fish} closed on {water=fishwater} {date=fishday}
{water=fishwater} regulations
night fishing at {water=fishwater}, do they let you
I don't want to end up in court over a {species=fish}, so what goes and what doesn't at {water=fishwater} {date=fishday}
bag limit {species=fish} {water=fishwater}
are barbless hooks compulsory on {water=fishwater}
before I knock this {species=fish} on the head: does {water=fishwater} permit it {date=fishday}
rules for {species=fishk} in {water=wtrs} on {date=daya}
can I keep a {species=fishk} from {water=wtrs}
water {water=wtrs}, species {species=fishk}, date {date=dayb}
on {date=daya} at {water=wtrs}, what is allowed
minimum size of {species=fishk}, water: {water=wtrs}
fishing rules at {water=wtrs} for {date=dayb}
%lang de
Schonzeit für {species=fish_de} in {water=fishwater_de}
darf ich am {date=weekday} einen {species=fish_de} aus {water=fishwater_de} mitnehmen
%lang es
¿qué talla mínima tiene {species=fish_es} en {water=fishwater_es}?
¿está en veda {species=fish_es} en {water=fishwater_es} el {date=weekday}?

%server bibfinder
%list who: Noor | uncle Piet | my sister | Sal from the choir | Mrs. Achebe | jan | the twins' father | Granny Wu | Dmitri | O'Rourke | our lodger | Vi from Salt and Pepper | papa | Leila
%list race: the Harbour Mile | Wolf Valley Trail | Frosty Ten | Gingerbread Run | Three Towers Half | the marathon in Ghent | Midnight 5k | Bridges and Beer | Kings' Hill Dash | Run for Rosie | Lindenlauf | St. Anne's Relay
%list whob: Gunnar | grandad | my mother-in-law | Kim across the road | Mr. de Wit | flo | Lu from Bread and Butter | the new babysitter | Jean-Luc | D'Angelo | mum | Hannah's brother | cousin Ike | Zofia
%list racee: the Rear Window Run | Back of Beyond Trail | Team Spirit 10k | Split Rock Race | Free Wheelers' Five | Medal of Honour Mile | Front Row Five | Forest Hill Street Run | the Overall Dash | Evening Star Relay
%list racelong: the one round the lake, with soup at the finish | Run, Granny, Run, the one in the castle park | that half marathon through vineyards and old cellars | the Lantern Run, ten kilometres, starts at dusk | Bridges and Beer, the long distance with the ferry | the charity five we did with the office | Up Wolf Hill and Down Again, veterans' edition | the relay from the cathedral to the coast | Women on the Move, the city one in June | the Christmas one where everybody dresses as an elf

%tool bibfinder_searchRaces Use this tool when the user wants to discover running events they have not entered yet. Searches names, blurbs and places. Do not use it for finishing times (bibfinder_findResults).
%also Finds upcoming runs open to the public.
%also What could one take part in: words, region, month, ground and whether places are left.
%param words* (query, searchText) {"type": "string", "description": "Search words, for example 'charity night run'."}
%param region (area, around) {"type": "string", "description": "Area or town. Optional."}
%param month (season, period) {"type": "string", "description": "Month or season. Optional."}
%param ground (terrain, surface) {"type": "string", "enum": ["street", "forest", "mountain", "stadium"], "description": "Optional."}
%param placesLeft (available, notSoldOut) {"type": "boolean", "description": "Set true to hide sold-out events. Optional."}
%param maxFee (feeLimit, priceMax) {"type": "number", "description": "Highest entry fee in EUR. Optional."}
%list rwords: obstacle run | half marathon with pacers | mud and music | charity night run | women only | run with dogs | santa run | canicross | relay for four | ultra, flat | family fun run and picnic
%list region: the Ardennes | Kent | around Linz | Lake Como | Fife | Tyrol | the coast | Galicia | Porto | Stow-on-the-Wold | near my parents | West Cork
%list month2: May | early autumn | next spring | September | the Easter holidays | late November | June or July | August | this winter | the first half of October
%list rwordsl: something with mud, music and a warm shower | my first ten kilometres, flat, not too many people | where you may run with a dog on a belt | relay for four, each about five kilometres | a night run with torches and soup after | costume run that starts after lunch | children do one lap, parents do three | from the sea up to the castle, ideally by dawn | a race against a steam train or a ferry | ultra for beginners, with cake at every stop
%list fee: 20 euros => 20 | €35 => 35 | 50 euros => 50 | ten euros => 10 | 25 | 40 euros => 40 | fifteen euros => 15 | €60 => 60 | 30 euros => 30 | 12 euros => 12
%list rwordse: Mountain Goat Mile | street food run | Stadium Rock Run | last-place prize | forest fire brigade 5k | Free Spirits race | winter sale sprint | no-fee frenzy | City to Summit | May Queen Dash
any {words=rwords} coming up around {region=region}, {ground:forest=under the trees|through the woods|on roots and leaves}
I'm up for {words=rwords} in {month=month2}, {placesLeft:true=if one can still get in|not booked out yet|where there's room}
what is on in {month=month2} in {region=region} like {words=rwords}
around {region=region}, towards {month=month2}, {words=rwords}, {ground:mountain=the steep stuff|up to the peaks|with a summit}
find me a run like this: {words=rwordsl}
{month=month2}, {words=rwords}, up to {maxFee=fee}, {region=region}, {ground:street=on tarmac|right through town}
look up {words=rwordse}

%tool bibfinder_enterRace Use this tool when the user wants to sign a person up for a known event. The fee is charged at once, so the runner must be certain.
%also Signs a runner up for an event.
%also Get a bib for someone in a race, for a team, in which start block, with a person to ring in case of need.
%param race* (event, raceName) {"type": "string", "description": "Name of the event."}
%param runner* (athlete, starter) {"type": "string", "description": "Person who starts."}
%param team (club, startsFor) {"type": "string", "description": "Club or company they start for. Optional."}
%param emergencyPerson (iceContact, ringInCase) {"type": "string", "description": "Whom to ring if something happens. Optional."}
%param block (startBlock, corral) {"type": "string", "enum": ["front", "middle", "rear"], "description": "Start block. Optional."}
%param medal (wantsMedal, withMedal) {"type": "boolean", "description": "Whether a medal is wanted. Optional."}
%param bibText (printed, slogan) {"type": "string", "description": "Words printed on the bib. Optional."}
%list team: Kestrel Harriers | the office | Old Lungs AC | St. Anne's mums | Team Haddad | Lund & Sons | the fire brigade | Slow but Steady | FC Linden | choir and friends | Night Shift Ward 4
%list bib: run, Rosie, run | I'd rather be in bed | for Dad, who taught me to walk | overtake me, I brake for cake | forty and still at it | if I fall, stop my watch | smile at me, it's kilometre thirty | for Wim, always in front | slow, slower, Gunnar | please don't tell my physio
sign {runner=who} up for {race=race}, {block:rear=with the slow folk|right at the back|behind everybody else}
~ {runner=who} wants to do {race=race}, {medal:true=and something to hang on the wall|with a bit of metal round the neck|a souvenir to wear at the end}
{runner=who} runs {race=race} for {team=team}, ring {emergencyPerson=whob} if anything goes wrong
in case of trouble call {emergencyPerson=who}, {runner=whob} starts at {race=race} under {team=team}
get {runner=who} a bib for {race=race} that reads {bibText=bib}
{race=race}, {runner=who}, {team=team}, {block:front=up with the fast ones|at the very tip|among the quick ones}
I'd like {runner=who} in {race=racee}

%tool bibfinder_transferStart Use this tool when somebody who is entered cannot run and another person takes the place. Not for new entries.
%also Moves a start from one person to another.
%also Hand a bib over: whose it was, who gets it, in which race and who bears the fee.
%param race* (event, raceName) {"type": "string", "description": "Name of the event."}
%param giver* (fromRunner, dropsOut) {"type": "string", "description": "Person who drops out."}
%param taker* (toRunner, stepsIn) {"type": "string", "description": "Person who steps in."}
%param feeFrom (feePayer, chargeTo) {"type": "string", "enum": ["giver", "taker", "shared"], "description": "Who bears the change fee. Optional."}
%param keepBlock (sameBlock, sameCorral) {"type": "boolean", "description": "Same start block as before. Optional."}
%param explanation (note, grounds) {"type": "string", "description": "Told to the organiser. Optional."}
%list excuse: broke her toe on the stairs on Sunday | has to work, the night shift was moved | pregnant, so the doctor said no | the baby came two weeks early | knee is swollen, he can't even walk | their train was cancelled and there is no other | down with flu since Friday, still feverish | is stuck in Porto until the strike ends | got a place at a bigger race, lucky thing | promised to be at a wedding, forgot to tell us
{giver=who} can't run {race=race}, {taker=whob} goes instead, {feeFrom:shared=each pays half|they split it|fifty-fifty}
hand {giver=who}'s place in {race=race} over to {taker=whob}, {keepBlock:true=same pen as before|leave the starting spot as it is|standing where the other would have}
{race=race}: from {giver=who} to {taker=whob}
{taker=who} steps in for {giver=whob} at {race=race}, {feeFrom:giver=the one who quits pays|at the cost of the one dropping out}
{taker=who} instead of {giver=whob} in {race=race}, reason: {explanation=excuse}
{race=race}, {giver=who} out, {taker=whob} in, {feeFrom:taker=the new one pays|on the newcomer's bill}
let {taker=who} have {giver=whob}'s bib in {race=racee}

%tool bibfinder_findResults Use this tool when the user asks for finishing times or places of a past event.
%also Returns times and ranks of a race that is over.
%also How did somebody do, in which edition, next to whom, and by what ranking.
%param race* (event, raceName) {"type": "string", "description": "Name of the event."}
%param runner (athlete, who) {"type": "string", "description": "Whose result. Optional."}
%param rival (compareWith, against) {"type": "string", "description": "Person to compare with. Optional."}
%param edition (year, season) {"type": "integer", "description": "Year. Optional."}
%param ranking (rankBy, classification) {"type": "string", "enum": ["overall", "ageGroup", "team"], "description": "Optional."}
%param splits (intermediates, lapTimes) {"type": "boolean", "description": "Include intermediate times. Optional."}
%list year: 2019 | 2024 | 2022 | 2025 | 2018 | 2023 | 2016 | 2021 | 2015 | 2017
how did {runner=who} do at {race=race}, {splits:true=and each lap along the way|every five kilometres too|with the clock at all the checkpoints}
where did {runner=who} end up in {race=race}, {ranking:ageGroup=among people as old|only next to those born around then|against others of the same years}
was {runner=who} ahead of {rival=whob} in {race=race} in {edition=year}
at {race=race} {edition=year}, set {runner=who} against {rival=whob}, {ranking:overall=everybody counted|out of the whole field|from first to very last}
what time did {runner=who} need for {race=racelong}
{edition=year}, {race=race}, {runner=who} versus {rival=whob}, {ranking:team=clubs, not single people|by club}
who won {race=racee}

%tool bibfinder_offerLift Use this tool when the user has free seats in a car on the way to an event. Others will see the offer.
%also Publishes a shared ride to a race.
%also Take fellow runners along: from where, to which event, how many, with stops, and how to get home.
%param race* (event, raceName) {"type": "string", "description": "Name of the event."}
%param departFrom* (origin, startPlace) {"type": "string", "description": "Where the car sets off."}
%param stopAt (via, pickupPlace) {"type": "string", "description": "Place where more people get in. Optional."}
%param seats (spaces, freeSeats) {"type": "integer", "minimum": 1, "description": "Free seats. Optional."}
%param wayBack (returnTrip, homeward) {"type": "string", "enum": ["none", "afterFinish", "evening"], "description": "Return trip. Optional."}
%param free (noCharge, gratis) {"type": "boolean", "description": "No share of petrol expected. Optional."}
%param leavesAt (departure, time) {"type": "string", "description": "Clock time. Optional."}
%list depart: Ghent | the school car park | our house | Linz main station | Mill Lane | the gym | Aberdeen | Hope Street, corner of the bakery | King's Heath | the allotments | Auntie Bee's
%list seats: two => 2 | 3 | four => 4 | 1 | three => 3 | 5 | 2 | six => 6 | one => 1 | 4
%list stopat: the ring road petrol station | Bruges | the ferry landing | Tom's place | the old mill | exit 14 | St. Anne's | Steyr | the bus stop by the lido | Stow-on-the-Wold | my parents' farm
%list untiltime: 5 | half past four | 6:15 pm | noon | 18:00 | quarter to seven | 4 pm | nine | 17:45 | 20:10 | 7am | ten past six
I'm driving to {race=race} from {departFrom=depart}, {seats=seats} can squeeze in, {free:true=I don't want a penny|petrol is on me|as a favour}
room in my car to {race=race}, out of {departFrom=depart}, {wayBack:none=one way only|I'm not coming home that day|you get home by yourselves}
to {race=race} via {stopAt=stopat}, setting off at {departFrom=depart}
from {departFrom=depart} by way of {stopAt=stopat} to {race=race}, {wayBack:afterFinish=and home as soon as we're through|back straight from the line|returning once we've crossed the line}
anyone from {departFrom=depart} may ride with me to {race=racelong}
{leavesAt=untiltime}, {departFrom=depart}, {race=race}, {seats=seats} spots, {wayBack:evening=home after dark|we return once the party is over}
my van goes from {departFrom=depart} to {race=racee}

%server courtside
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning

%tool court-grab Book a sports court.
%also Returns court number and price.
%also Secures a place to play with racket or ball at a club or hall, for a while, for so many players.
%param sport* (game, discipline) {"type": "string", "enum": ["tennis", "squash", "padel", "badminton", "volleyball", "table_tennis"], "description": ""}
%param venue (club, location) {"type": "string", "description": "Club or hall"}
%param day* (date) {"type": "string", "description": "Date"}
%param start (from_time, begin) {"type": "string", "description": "Start time"}
%param duration_minutes (minutes) {"type": "integer", "description": "How long"}
%param players (people, headcount) {"type": "integer", "description": ""}
%list club2: Riverside Club | TC Lindenau | Padel Point | Victoria Leisure Centre | Casa de Campo | Smash Factory | Arena Süd | City Racket | Westpark | hall 3 at the academy | Club Atlántico | Beach Arena | Greenwood Park | Polideportivo Norte | Sportzentrum Ost | Ace and Deuce
%list club_the: sports hall in Northfield | university gym | club behind the station | old gym with the wooden floor
%list mins: an hour => 60 | 90 minutes => 90 | 45 minutes => 45 | two hours => 120 | half an hour => 30 | 60 min => 60 | an hour and a half => 90 | 2 hours => 120 | 30 minutes => 30 | 75 minutes => 75 | one hour => 60
%list pax: 2 | two => 2 | 4 | four => 4 | 6 | six => 6 | 8 | five => 5 | 3 | three => 3 | 7 | ten => 10 | 12 | nine => 9 | 5 | eleven => 11 | seven => 7 | eight => 8
%list club_v: The Racket Club | Pino's Hall | Eastside Sports Centre | TC Blau-Weiss | Smash | the hall by the river | Court and Co | Queen's Club | Riverside | Arena 4
%list day4: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list clk2: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list day5: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list few2: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
%list hall: the sports centre | TC Blau | Racket Club West | the university hall | Arena 4 | the club by the lake
%list day6: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list clock2: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
(book|get) a {sport:tennis=tennis} court at ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}) {day=pday} {start=clock}[ for {duration_minutes=mins}]
{sport:padel=padel} {day=pday} at {start=clock}, {players=pax} players, ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the})
{duration_minutes=mins} of {sport:squash=squash} {day=pday}, starting {start=clock}
({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}), {sport:badminton=badminton}, {day=pday}, {start=clock}, {duration_minutes=mins}, {players=pax} of us
I owe {=firstname} a rematch at {sport:squash=squash}, so find us somewhere to play on {day=pday} from {start=clock}
{=firstname} bought new shoes and wants to show off. sort out {sport:tennis=tennis} at ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}) for {day=pday} {start=clock}, {duration_minutes=mins} will do
the {players=pax} of us fancy a bit of {sport:volleyball=volleyball} {day=pday}, {start=clock} or so, ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}) if possible
reserve {sport:table_tennis=table tennis|ping pong} at ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}), {day=pday}, {players=pax} people for {duration_minutes=mins}
need to sweat on {day=pday}: {sport:padel=padel}, {start=clock}, {duration_minutes=mins}
on {day=pday} at {start=clock} I want to hit some balls with {=firstname}, {sport:tennis=tennis} obviously
{sport:badminton=badminton} hall for {players=pax}, {day=pday}
book a court at ({venue=club2}|{venue=club2}|{venue=club2}|the {venue=club_the}) {day=pday} {start=clock}
get me a {sport:squash=squash} court for {duration_minutes=mins}
book a {sport:tennis=tennis} court at {venue=club_v} on {day=day4} at {start=clk2}
~ {sport:padel=padel} at {venue=club_v} {day=day5} from {start=clk2}, {duration_minutes:60=an hour|60 minutes|one hour}
on {day=day4}, {sport:badminton=badminton} for {players=few2}, starting at {start=clk2}
sport {sport:squash=squash}, venue {venue=club_v}, day {day=day4}, start {start=clk2}, players {players=few2}
~ for {duration_minutes:90=90 minutes|an hour and a half} on {day=day4}, get us a {sport:volleyball=volleyball} court
get a {sport:table_tennis=table tennis|ping-pong} table for {players=few2} people {day=day5} at {venue=club_v}
{venue=club_v}, {sport:tennis=tennis}, {day=day4}, {start=clk2}, {duration_minutes:120=two hours|120 minutes}
at {venue=hall}, for {duration_minutes=span}, {sport:padel=padel} {day=day6}
{players=guests} of us want to play {sport:squash=squash} from {start=clock2}
for {players=guests} at {start=clock2}, {sport:badminton=badminton}, over at {venue=hall}
%lang de
~ buch uns {day=date} um {start=time} einen {sport:tennis=Tennisplatz} bei {venue=club2}, wir sind {players=int}
%lang es
resérvame una pista de {sport:padel=pádel} {day=date} a las {start=time} en {venue=club2}, somos {players=cuantos}

%tool court-drop Cancel a court booking.
%also Returns whether the fee is refunded.
%also Gives a booked slot back to the club, with the reason if there is one.
%param sport (game) {"type": "string", "enum": ["tennis", "squash", "padel", "badminton", "volleyball", "table_tennis"], "description": "Which game"}
%param day* (date, booked_day) {"type": "string", "description": "Date of the booking"}
%param reason (why, note) {"type": "string", "description": ""}
%list whydrop: I twisted my ankle | my partner is ill | the kids have flu | it's going to pour | too much on at work | my racket broke | we're away that week | Tom can't make it | stuck in a meeting in Leeds | tennis elbow | sore back | a wedding in the family | I mixed up the weeks | nobody has time | double booked | a funeral | my knee and my shoulder hurt | car trouble | visitors from abroad | exam the next morning
%list day4: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list why: my knee is bad | half of us are ill, the rest can't make it | it's raining | we have visitors from Leeds | I have no partner | work came up, sorry | Ben sprained his ankle and needs rest | it's too hot | the car won't start | we moved it to next week | I'm meeting Big Sal
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list grund: ich bin erkältet | mein Partner ist krank | es soll regnen | ich muss arbeiten | der Knöchel tut weh | keiner hat Zeit
%list pday_es: hoy | mañana | pasado mañana | este sábado | esta tarde | la semana que viene
%list motivo: me he torcido el tobillo | va a llover | tengo que trabajar | mi compañera está enferma | nadie puede | me duele la espalda
cancel (my|our) {sport:tennis=tennis} court {day=pday}[, {reason=whydrop}]
{reason=whydrop}, so no {sport:squash=squash} for me {day=pday}
{sport:padel=padel} on {day=pday} is off, {reason=whydrop}
I won't be playing {sport:badminton=badminton} {day=pday} after all
let someone else have our {sport:tennis=tennis} hour on {day=pday}: {reason=whydrop}
sad news for {=firstname}, I have to bail out of {sport:volleyball=volleyball} on {day=pday} because {reason=whydrop}
I know it's short notice and I feel bad, but {reason=whydrop} and {sport:padel=padel} {day=pday} can't happen
drop the court for {day=pday}
{day=pday} {sport:table_tennis=ping pong|table tennis}, cancelled, {reason=whydrop}
we can't make it {day=pday}, give the {sport:squash=squash} slot back
free up {day=pday} again, {sport:badminton=badminton} isn't going to happen
cancel the {sport:tennis=tennis} court because {reason=whydrop}
call off the court
cancel {sport:tennis=tennis} on {day=day4} because {reason=why}
drop the {sport:squash=squash} court {day=rel}
because {reason=why}, cancel my court on {day=day4}
sport {sport:badminton=badminton}, date {day=day4}, reason {reason=why}
no {sport:padel=padel} on {day=day4}: {reason=why}
%lang de
sag den {sport:tennis=Tennisplatz} {day=date} ab, {reason=grund}
%lang es
cancélame la pista de {sport:padel=pádel} de {day=pday_es}, {reason=motivo}

%tool court-openings Show which courts are still free.
%also Returns open slots.
%also Lists the hours nobody has taken yet, for a sport and day, after or before some hour, indoors only if wanted.
%param sport* (game) {"type": "string", "enum": ["tennis", "squash", "padel", "badminton", "volleyball", "table_tennis"], "description": "Sport"}
%param day (date) {"type": "string", "description": ""}
%param after (from, earliest) {"type": "string", "description": "Not before this time"}
%param before (until, latest) {"type": "string", "description": "Not later than this time"}
%param indoor (covered, indoors_only) {"type": "boolean", "description": "Only under a roof"}
%list clock_b: 9pm | 21:00 | half past nine | three | 4 pm | 22:15 | quarter past ten | 5:30 | midnight | 17:00 | ten in the evening | 11 | 23h | 6 | half past five | 10 pm | 2:30 | twelve | 7 | 18:45
%list dayt: tomorrow | today | the day after tomorrow | next Friday | this Saturday | Monday | 3 March | Sunday | the 9th | Wednesday
%list clkb: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
(any|which) {sport:tennis=tennis} courts (free|open) {day=pday}[ after {after=clock}]
{sport:padel=padel} slots {day=pday} between {after=clock} and {before=clock_b}
show {sport:badminton=badminton} availability {day=pday}, {indoor:true=indoors|under a roof}
~ when could we play {sport:squash=squash} {day=pday}
{day=pday}, {sport:volleyball=volleyball}, from {after=clock} to {before=clock_b}, {indoor:false=outdoors|open air}, what's left?
is there anything for {sport:tennis=tennis} before {before=clock_b} on {day=pday}
{=firstname} only has time at lunch and I only in the evening, so what's still left for {sport:padel=padel} on {day=pday} after {after=clock}
the forecast is awful again. what could we have for {sport:tennis=tennis} {indoor:true=inside|with a roof over our heads} {day=pday}, {after=clock} or later
have they got room for {sport:table_tennis=table tennis|ping pong} {day=pday} before {before=clock_b}
free {sport:squash=squash} hours {day=pday} from {after=clock}, {indoor:true=hall only|indoor}
what times can I get for {sport:badminton=badminton}
which courts are free {day=pday}
free {sport:tennis=tennis} courts on {day=daya} after {after=clk}
{sport:padel=padel} {day=dayt} between {after=clk} and {before=clkb}, {indoor:true=indoors|inside}
sport {sport:squash=squash}, day {day=dayb}, from {after=clk}, until {before=clkb}
before {before=clkb} on {day=daya}, any {sport:badminton=badminton} court free
{indoor:true=indoor} courts for {sport:volleyball=volleyball}, {day=dayb}, not before {after=clk}
{sport:table_tennis=table tennis} {day=dayt}, over by {before=clkb}
%lang es
¿qué pistas de {sport:padel=pádel} quedan libres {day=date} {indoor:true=cubiertas|bajo techo}?

%server fitplan

%tool fitplanBuild Make a training plan.
%also Returns a weekly plan.
%also Sets up what to exercise on how many days, how long, with which equipment and to what end.
%param goal* (aim, target) {"type": "string", "enum": ["strength", "endurance", "weight_loss", "flexibility", "rehab"], "description": ""}
%param days_per_week (sessions, frequency) {"type": "integer", "description": "Sessions in a week"}
%param minutes (session_minutes, duration_minutes) {"type": "integer", "description": "Length of a session"}
%param equipment (gear, available) {"type": "string", "description": "What is there"}
%param avoid (limitations, without) {"type": "string", "description": "Injuries and dislikes"}
%list few2: 3 | three => 3 | two => 2 | four => 4 | 2 | five => 5 | 4 | 6
%list sessmin: 30 minutes => 30 | 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | half an hour => 30 | 40 min => 40 | 25 minutes => 25 | 90 minutes => 90 | 15 mins => 15
%list gear: two dumbbells and a mat | nothing but a chair | kettlebell | resistance bands | barbell and rack | stationary bike | pull-up bar in the doorway | skipping rope | just my own weight | bench with weights | treadmill | yoga mat and blocks | medicine ball | stairs in the house | park with benches | TRX
%list gear_a: rowing machine | full gym | swimming pool
%list avoid_n: jumping | running on asphalt | lifting over the head | burpees | anything with the wrist | deep squats | crunches | noise in the flat | swimming | lunges and jumps | planks | slipped disc | early mornings | strain in the neck | dizzy when lying flat | pregnancy in week 20 | high heart rate | asthma | bad left knee | shoulder after surgery
%list avoid: jumping | running on asphalt | lifting over the head | burpees | anything with the wrist | deep squats | crunches | noise in the flat | swimming | lunges and jumps | planks | slipped disc | early mornings | strain in the neck | dizzy when lying flat | pregnancy in week 20 | high heart rate | asthma
%list avoid_my: bad left knee | shoulder after surgery
%list perweek: two => 2 | 3 | four => 4 | 5 | three => 3 | 2 | 4 | six => 6 | five => 5 | 6
%list nmins: 10 | 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 60 | ten => 10 | 90
%list fgear: two dumbbells and a mat | kettlebell | rowing machine | only a chair | rings, bands and a bar | treadmill at home | yoga mat | nothing but a wall | bike | two water bottles
%list favoid: running, my knees are bad | squats | jumping | push-ups and planks | anything over my head | burpees | pressure on the left wrist | early mornings | sit-ups | long runs
(make|build) a {goal:strength=strength} plan, {days_per_week=few2} days a week, {minutes=sessmin} each
{goal:weight_loss=lose weight|slim down}, {minutes=sessmin}, {days_per_week=few2} times a week, with ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
I have ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}) and want to get {goal:strength=stronger|strong}, no {avoid=avoid_n}
{days_per_week=few2} x {minutes=sessmin} for {goal:endurance=endurance|stamina}, ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
{goal:flexibility=flexibility|more flexible}: {minutes=sessmin} sessions without ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
after my operation I need {goal:rehab=rehab} {days_per_week=few2} days weekly, avoid ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
I get out of breath on the stairs, {goal:endurance=more stamina|endurance} it is, {minutes=sessmin} at a time
my doctor wasn't happy with the numbers this spring, so I want to {goal:weight_loss=shed a few kilos|lose weight}, {days_per_week=few2} days in the week
I can't even touch my toes and it's getting embarrassing. {goal:flexibility=bendier|suppler} please, {minutes=sessmin}, ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
with nothing but ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}), how do I get {goal:strength=muscles|big arms} in {days_per_week=few2} sessions per week
training plan, {goal:endurance=marathon fitness|endurance}, {days_per_week=few2} days, ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my}) is out
{minutes=sessmin} every time, {goal:rehab=physio style|rehab}, leave out ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
make a training plan with ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}), {days_per_week=few2} days a week
plan my workouts, {minutes=sessmin} each
{goal:strength=strength} plan, {days_per_week=perweek} days a week, {minutes=nmins} minutes each
plan for {goal:weight_loss=losing weight|weight loss} with {equipment=fgear}, avoid {avoid=favoid}
goal {goal:endurance=endurance}, days {days_per_week=perweek}, minutes {minutes=nmins}, equipment {equipment=fgear}
without {avoid=favoid}, with {equipment=fgear}, a plan for {goal:flexibility=flexibility}
{days_per_week=perweek} times {minutes=nmins} minutes a week for {goal:rehab=rehab}, leave out {avoid=favoid}
~ I have {equipment=fgear} and {minutes=nmins} minutes and want to {goal:strength=get stronger|build strength}
goal: {goal:endurance=endurance}. avoid: {avoid=favoid}. gear: {equipment=fgear}
%lang de
erstell mir einen Trainingsplan für {goal:endurance=Ausdauer}, {days_per_week=few2} Tage pro Woche
%lang es
hazme un plan para {goal:weight_loss=adelgazar|perder peso}, {days_per_week=few2} días a la semana

%tool fitplanSwapExercise Replace an exercise in the training plan.
%also Returns the changed plan.
%also Takes one movement out and puts another one in, on a day, with sets and repetitions.
%param old_exercise* (remove, from) {"type": "string", "description": "What goes"}
%param new_exercise* (add, to) {"type": "string", "description": "What comes"}
%param weekday (day) {"type": "string", "description": ""}
%param sets (rounds) {"type": "integer", "description": ""}
%param reps (repetitions) {"type": "integer", "description": "Repetitions per set"}
%list mvt: squats | push-ups | burpees | rowing | deadlifts | lunges with weights | plank | side plank on the knees | box jumps | bench press | swimming | hill sprints | crunches | pull-ups | hip thrusts | cycling | bird dog | farmer's walk | shoulder press with bands | mountain climbers | calf raises
%list mvt_b: step-ups | wall sits | kettlebell swings | yoga and stretching | glute bridges | brisk walking | dips | leg press | jumping rope | sit-ups | split squats | band pulls | skating | dead bugs | chin-ups | ball slams | bear crawl | easy jogging in the park | incline press | elliptical | leg raises
%list wkday: monday | tuesday | wednesday | thursday | friday | saturday | sunday | mondays | fridays
%list sets: 3 | three => 3 | 4 | five => 5 | two => 2 | four => 4 | 2
%list reps: 12 | 8 | 15 | ten => 10 | 20 | 6 | twelve => 12 | 10 | five => 5
%list sets_d: 3 | 4 | 5 | 2
%list reps_d: 12 | 8 | 15 | 10 | 20 | 6
%list old_exercise: squats | push-ups | bench press | plank | lunges with a twist | rows on the machine | burpees | sit-ups | stairs | deadlift | run and jump
%list exb: leg press | pull-ups | dips | side plank | step-ups with weights | rowing | hip thrust | curl and press | bike | cable fly | farmer's walk
%list weekday2: Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday | Mondays | Wednesdays | Tuesday
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list newex: step-ups onto a box | rowing | wall sits | push-ups on the knees | kettlebell swings | walking up the stairs
%list oldex: squats with the barbell | burpees | lunges | the plank | pull-ups | running on the spot
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
(replace|swap) {old_exercise=mvt} (with|for) {new_exercise=mvt_b}[ on {weekday=wkday}]
{new_exercise=mvt_b} instead of {old_exercise=mvt}, {sets=sets} sets of {reps=reps}
{weekday=wkday}: no more {old_exercise=mvt}, {new_exercise=mvt_b}, {sets=sets_d}x{reps=reps_d}
{sets=sets} times {reps=reps} {new_exercise=mvt_b} rather than {old_exercise=mvt} on {weekday=wkday}
I hate {old_exercise=mvt}, give me {new_exercise=mvt_b}
out with {old_exercise=mvt}, in with {new_exercise=mvt_b}
my landlord lives right below me and has started to complain, so {old_exercise=mvt} must go, {new_exercise=mvt_b} is quieter
the physio looked at my back this morning and was strict. {new_exercise=mvt_b}, {reps=reps} repetitions, never again {old_exercise=mvt}
change {old_exercise=mvt} to {new_exercise=mvt_b}, {sets=sets} sets
could I do {new_exercise=mvt_b} on {weekday=wkday} in place of {old_exercise=mvt}
{old_exercise=mvt} hurt, {new_exercise=mvt_b} don't
{old_exercise=mvt} -> {new_exercise=mvt_b}, {weekday=wkday}, {reps=reps} reps
replace {old_exercise=mvt} on {weekday=wkday}
put {new_exercise=mvt_b} in my plan for something else, {sets=sets} sets of {reps=reps}
replace {old_exercise=old_exercise} with {new_exercise=exb} on {weekday=weekday2}
{new_exercise=exb} instead of {old_exercise=old_exercise}, {sets=few2} sets of {reps=few2}
on {weekday=weekday2} swap {old_exercise=old_exercise} for {new_exercise=exb}
old {old_exercise=old_exercise}, new {new_exercise=exb}, sets {sets=few2}, reps {reps=few2}
do {new_exercise=exb} rather than {old_exercise=old_exercise}, {reps=few2} reps
out {old_exercise=old_exercise}, in {new_exercise=exb}, day {weekday=weekday2}
on {weekday=weekday}, {new_exercise=newex} for {old_exercise=oldex}
with {sets=guests} sets of {reps=big}, {new_exercise=newex} in place of {old_exercise=oldex}
no more {old_exercise=oldex}, my knee; {new_exercise=newex} then
%lang de
tausch {old_exercise=mvt} gegen {new_exercise=mvt_b} aus, {sets=sets} Sätze mit {reps=reps} Wiederholungen

%server hutbell
%list day4: Friday | the 14th of June | next Saturday | 3 May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list hut: Rifugio dell'Orso | Blackstone Hut | the Konkordia | Chata pod Rysmi | Refuge du Col de la Vanoise | the Old Shepherd's Shelter | Franz Senn | Kredarica | Memurubu | Upper Goat Hut | Dom na Komni | Braunschweiger Hütte
%list hutb: the Lower Lodge | Rifugio Sella | Taschach | Skala | Planina pri Jezeru | Gjendesheim | the hut by the reservoir | Cabane d'Orny | Kürsinger | Refuge des Cosmiques
%list v2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4 | nine => 9

%tool search_huts Mountain huts with free bunks. Filter by massif, valley of approach and height.
%also Huts and refuges of a range with their free places for a night.
%also Find somewhere to sleep in the mountains: by massif, valley, night, altitude and whether there is a warden, hot food or just a stove.
%param massif* (range, mountains) {"type": "string", "description": "Mountain range"}
%param valley (approach, from_valley) {"type": "string", "description": "Approach from"}
%param night (date, on) {"type": "string", "description": "Date of the night"}
%param max_altitude_m (below_m, max_height) {"type": "integer", "description": "metres"}
%param staffed (warden, serviced) {"type": "boolean", "description": "Warden present"}
%param sleeping (bed_type, room) {"type": "string", "enum": ["dormitory", "private_room", "bivouac"], "description": ""}
%list massif: the Tatras | Vanoise | Karwendel | the Dolomites | Rila | Picos de Europa | Silvretta | the Julian Alps | Lyngen | Gran Paradiso | the Ötztal Alps | Retezat
%list valley: Val d'Isère | the Stubai valley | Soča | Kühtai | the valley of Trenta | Vent | Chochołów | Val di Fassa | Zillergrund | the south | Pont, the road end | Grindelwald
%list metres: 2000 metres => 2000 | 2500 m => 2500 | 1800 => 1800 | 1,500 metres => 1500 | 2200 m => 2200 | 3000 => 3000 | 1700 metres => 1700 | 2800 m => 2800 | 2100 metres => 2100 | 1900 => 1900
%list massiflong: the range you see from Gran's balcony, left of the lake | the hills behind Trenta where we met the ibex | those peaks on the border, on the Italian side | the limestone part north of the river, not the glaciers | the mountains Ravi crossed last autumn with the tent | that small group between the pass road and the reservoir | the ridge that starts behind the dairy, as far as the pass | whatever lies east of the motorway and has larches | the high country around Vent, where buses go in summer | the white peaks on my calendar, in Slovenia I think
%list oddmassif: the Warden Range | Night Mountains | the Private Hills | Bunker Ridge | the Sleeping Giants | High Dorms | Staffelsee Alps | Monte Sabato | Lonely Peaks | the Friday Massif
somewhere to sleep up in {massif=massif}, {staffed:true=with someone cooking|a landlord on site|run by a real person}
any room for {night=day4} in {massif=massif}, {sleeping:private_room=a door of our own|not with twenty snorers|just the two of us in there}
in {massif=massif}, coming up from {valley=valley}, what's open
from {valley=valley} into {massif=massif}, but below {max_altitude_m=metres}
what can we stay in overnight in {massif=massiflong}
{night=day4}, {massif=massif}, {staffed:false=nobody there is fine|unmanned ones|without anyone running it}, under {max_altitude_m=metres}
what refuges are there in {massif=oddmassif}

%tool reserve_bunks Reserve places in one hut for one party. Non-binding until 18:00 the day before. Use search_huts first.
%also Holds beds in a mountain hut.
%also Write to a hut's warden that a party comes for a night, with names, number, meals and membership.
%param hut* (refuge, hut_name) {"type": "string", "description": "Hut name"}
%param night* (date, for_night) {"type": "string", "description": "Date"}
%param people (persons, beds) {"type": "integer", "description": "Size of party"}
%param party (name, on_name) {"type": "string", "description": "Name of the party"}
%param coming_from (previous, arriving_from) {"type": "string", "description": "Place or hut of the day before"}
%param board (meals, catering) {"type": "string", "enum": ["none", "breakfast", "half_board"], "description": "Meals, default half_board"}
%param club_member (member, discount) {"type": "boolean", "description": "Alpine club discount"}
%list party: Kowalczyk | the Marsh family | Team Edelweiss | Van Dyck | O'Hara and friends | Scouts of Ghent | Meier-Lund | the Friday climbers | Ruiz | St. Anne's choir
%list partylong: the walking group of St. Mary's, mostly over seventy | Jo and the four boys from next door | the choir that sang there last year, led by Anneke | Dr. Osei's students, second year | the ones who still owe you for the cheese | three families from Ulm with far too many children | two sisters, an uncle and his accordion | the bookshop staff, who have never seen a mountain | my father, my son and a very old dog | eight nurses who come straight from the night shift
%list oddhut: the Breakfast Club Hut | Halfway House | Members' Rest | Sixbeds | Refuge of the Two Parties | Dormant Bear Hut | Full Moon Cabin | Rifugio Venerdì | the Half Board Inn | Fourteen Saints
~ we'd like to sleep at {hut=hut} on {night=day4}, {board:none=we cook for ourselves|bringing our own food|no meals needed}
keep a place at {hut=hut} for {night=day4}, {club_member:true=I've got the Alpine card|I pay my yearly dues there|we belong to the section}
from {coming_from=hutb} to {hut=hut} on {night=day4}, {people=v2n} of us
at {hut=hut} on {night=day4} under {party=party}, walking over from {coming_from=hutb}
put us into {hut=hut} for {night=day4} as {party=partylong}
{people=v2n} beds, {night=day4}, {hut=hut}, {board:breakfast=just something in the morning|only coffee and bread when we get up}, {party=party}
can we stay the night of {night=day4} at {hut=oddhut}

%tool plan_tour Draft a walking or ski tour between two points with stages and ascent. Future only, to record a finished one use log_tour.
%also Proposes stages for a hike that is still ahead.
%also Lay out a route on foot or skis from a start over a pass to an end, within a difficulty and a number of days.
%param start* (from, trailhead) {"type": "string", "description": "Starting point"}
%param finish* (to, end) {"type": "string", "description": "End point"}
%param over (via, pass) {"type": "string", "description": "Pass or peak to cross"}
%param days (stages, day_count) {"type": "integer", "description": "Number of stages"}
%param difficulty (grade, level) {"type": "string", "enum": ["easy", "moderate", "hard"], "description": ""}
%param activity (sport, kind) {"type": "string", "enum": ["hike", "ski", "snowshoe"], "description": "default hike"}
%param avoid (exclude, without) {"type": "array", "items": {"type": "string"}, "description": "Terrain to avoid"}
%list town: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | San Sebastián | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus | Hay-on-Wye
%list pass: the Timmelsjoch | Col du Palet | Kopa | the Hornli ridge | Passo Gardena | Mount Wren | the saddle above the lake | Vršič | Devil's Notch | Pic d'Anie
%list terrain: scree and ladders | glaciers | roads | steep snow, via ferratas | cow pastures | ladders | rope bridges | chairlifts, asphalt | gravel tracks and forest roads | cliffs
%list startlong: the bus stop where the road ends, above Vent | the car park they charge eight euros for, near the dam | that chapel in the woods, just after the second bridge | the inn we slept at when it rained, Val di Fassa | the top of the cable car, since nobody wants to climb that | the campsite at the lake, north shore | the meadow where the paragliders land, about two | the hut with the pancakes, not the new one | the waterfall Grandpa painted, on the north side | the railway halt that only stops when you wave
%list oddstart: Hardegg | Easy Bay | Skipton | Three Days' Rest | Overton | Avoidale | Snowhill | Moderato Pass | Hikers' End | Four Stages Inn
how would we walk from {start=hut} to {finish=hutb}, {difficulty:easy=my knees are bad|nothing for heroes|Grandma is coming}
~ think up a way from {start=town} to {finish=hutb} {activity:snowshoe=with the big tennis rackets on our feet|on snow shoes}
~ over {over=pass} to {finish=hut} from {start=hutb}
to {finish=hutb} out of {start=town} across {over=pass}, without {avoid=terrain}
work out how to get on foot from {start=hut} to {finish=startlong}
{days=v2n} days, {start=hut}, {finish=hutb}, {difficulty:hard=make it a proper challenge|we want to suffer}, no {avoid=terrain}
a walk from {start=oddstart} to {finish=hut}

%tool log_tour Record a tour that was done in the tour book.
%also Enters a completed hike, climb or ski tour into the diary.
%also Write down which summit or trail was done, on what day, with whom, who led, how long it took and how it was.
%param summit* (tour, peak) {"type": "string", "description": "Peak or trail"}
%param done_on (date, day) {"type": "string", "format": "date", "description": "Day"}
%param leader (guide, led_by) {"type": "string", "description": "Who led"}
%param companions (with, members) {"type": "array", "items": {"type": "string"}, "description": "Who came along"}
%param hours (duration_h, time_h) {"type": "number", "description": "Walking time in hours"}
%param conditions (ground, state) {"type": "string", "enum": ["dry", "wet", "snow", "icy"], "description": "State of the path"}
%param diary (notes, text) {"type": "string", "description": "Free text"}
%list summit: Triglav | the Wildspitze | Rysy | Ben Lawers | the Panorama Trail | Monte Cristallo | the north face of the Eiger | Trail 502 | Mulhacén | Devil's Notch | Musala | the gorge path
%list mates: Jo and Ravi | Femke | the twins | Noor, Yuki and Bojan | my sister | Clara and Max | Grandpa | the whole club | Inés, Tomasz | Big Tom and his brother
%list past3: the 3rd of March | 12 May | Easter Monday | the 15th | Monday | 2026-09-01 | 8/11 | Friday the 13th | Thursday | 30 September | New Year's Eve | Tuesday
%list hours: six hours => 6 | 4.5 hours => 4.5 | 9 hours => 9 | three hours => 3 | 7.5 hours => 7.5 | eight hours => 8 | 11 h => 11 | five hours => 5 | ten hours => 10 | 5.5 hours => 5.5
%list who: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan | the man with the blue van
%list whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list diary: saw two ibex, lost the path, found it again at the hut | turned round at noon because of the thunder | knees fine, boots not, need new laces before June | started at four, on top by nine, beer at eleven | too many people on the ladder, we waited forever | Ravi fell into the stream and laughed all the way down | never again without gloves, it was below zero | the last hour was the hardest thing I've ever done | Femke led the last bit, I just closed my eyes | met nobody until three, then a man with a donkey
%list oddsummit: Mount Dryden | the Guide's Needle | Icy Joe | Wetterhorn | Seven Hour Ridge | Monday Tower | Leader's Leap | Snow White Trail | Diary Rock | Mount Companion
we did {summit=summit} with {companions=mates}, {conditions:wet=everything was soaked|mud up to the ankles|slippery after the rain}
I was up on {summit=summit} on {done_on=past3}, {hours=hours}
{leader=who} took me and {companions=mates} up {summit=summit}
up {summit=summit} with {companions=mates} under {leader=whob}
for {summit=summit} put down: {diary=diary}
{done_on=past3}, {summit=summit}, {hours=hours}, {conditions:icy=like a skating rink|frozen solid}, led by {leader=who}
got {summit=oddsummit} done, into the book with it

%tool report_path_damage Tell the trail crew about a broken sign, bridge, ladder or landslide.
%also Notice to the people who maintain the paths.
%also Pass on what is wrong with a trail, between which places, how bad, and whether a photo is to be attached.
%param path* (trail, route) {"type": "string", "description": "Name or number of the trail"}
%param what* (damage, text) {"type": "string", "description": "What is broken"}
%param near (landmark, at) {"type": "string", "description": "Landmark"}
%param passable (state, status) {"type": "string", "enum": ["passable", "with_care", "closed"], "description": ""}
%param with_photo (photo, attach_photo) {"type": "boolean", "description": "Attach last photo"}
%list damage: the bridge is gone | a sign points the wrong way | two ladder rungs missing | rocks all over | broken handrail | fallen trees | a steel rope has come loose | washed out | the gate won't shut | no markings any more
%list trail: trail 14 | the Gorge Path | E5 | the way over the Kopa | Panorama Trail | path 327b | the old smugglers' route | Via Alpina, stage 6 | the nature trail | GR 20
%list landmark: the upper lake | Blackstone Hut | the chapel | the second bridge | Kopa saddle | the fork below the cable car | Goat Spring | the border stone | St. Anne's cross | kilometre 4
%list damagelong: the wooden steps have rotted, somebody put a pallet there | half the slope came down on Tuesday, cows and all | the signpost was turned round, so we walked an hour for nothing | a bolt is out of the wall and the chain swings free | there's a wasps' nest under the bench, kids got stung | the stream took the planks, you have to jump now | some farmer put up a fence and there's no gate | the ladder wobbles, one screw is missing at the top | a dead spruce hangs over the bench, it will fall soon | the boards are so rotten that my stick went through
%list odddamage: the closed-for-winter sign is lying in the grass | photo board smashed | the panel with the pictures is upside down | the handle with care sticker covers the arrow | the picture frame has no glass | the Passable Bridge plaque is stolen | photo point railing loose | the camera mast has tipped over | a sign says closed on both sides | the carefully stacked cairn fell over
{what=damage} on {path=trail}, {passable:closed=no way through|you can't get past|impossible to go on}
someone should look at {path=trail}, {what=damage}, {with_photo:true=I took a picture|see my snapshot|picture's on my phone}
near {near=landmark} on {path=trail}: {what=damage}
for the trail crew, {what=damage} on {path=trail} at {near=landmark}
about {path=trail}: {what=damagelong}
{path=trail}, {near=landmark}, {what=damage}, {passable:with_care=doable if you watch your step|ok for the sure-footed}
let them know about {path=trail}, {what=odddamage}

%server larkledger
%list site: the reed bed | Marsh End | Lake Bled | sewage works | Point of Ayre | old quarry | Hide 4 | Cley, east bank | the meadow behind the church | Salt Pans in Secovlje | Tern Island | Drake's Mill
%list obs: Ada | Wim | Captain Yun | old Mr. Ferris | Hadley O'Shea | my niece Lotte | the warden | Nils from the club | Dr. Osei | Bea | Tomasz
%list day4: Friday | the 14th | Saturday the 9th | 3 March | the 22nd of June | Wednesday | Sunday | 9 October | Tuesday | July 4th | New Year's Day | the last Monday in May
%list one: hoopoe | black-tailed godwit | Bewick's swan | wryneck | great grey shrike | snowy owl | bee-eater | glossy ibis | bearded vulture | red-throated diver | waxwing | Leach's storm petrel

%tool report-sighting Report birds you have seen or heard. Sensitive species are blurred when `hide_location` is set.
%also Enters an observation.
%also Put a bird on record: what sort, how many heads, at which spot, on what day, by whom, what it was up to, and whether the spot stays secret.
%param species* (bird, taxon) {"type": "string", "description": "Bird species"}
%param count (number, individuals) {"type": "integer", "description": "Individuals"}
%param place (site, location) {"type": "string", "description": "Site"}
%param seen_on (date, observed) {"type": "string", "description": "Date of the observation"}
%param observer (seen_by, reporter) {"type": "string", "description": "Who saw it"}
%param behaviour (activity, notes) {"type": "string", "description": "What the birds were doing"}
%param hide_location (secret, blur) {"type": "boolean", "description": "Do not publish the site"}
%list num: three => 3 | 2 | a dozen => 12 | 40 | five => 5 | 17 | eight => 8 | 6 | twenty => 20 | 110 | 25
%list flock: cranes | black-tailed godwits | Bewick's swans | kingfishers | goldcrests | jays | white storks | snow buntings | little egrets | long-tailed tits | crows
%list bird: little owl | hoopoe | black-tailed godwit | Bewick's swan | kingfishers | crane | white stork | goldcrest | snow bunting | jays and magpies | red kite | wryneck | Leach's storm petrel
%list act2: flew off to the east when a dog barked | sang from the wire for ten minutes, then dropped down | feeding young, at least two in the nest | chased by gulls and lost its fish | on one leg, asleep, ringed in green | bathing in the puddle by the gate at six | calling in the dark from behind the barn | drumming on a lamp post, of all things | digging for worms with two young beside it | circling over the mill at nine, then gone
{count=num} {species=flock} at {place=site}
just had {species=bird} at {place=site}, {hide_location:true=don't tell anyone where|keep the spot to yourself}
{observer=obs} saw {species=bird} near {place=site} on {seen_on=day4}
{species=bird}, {place=site}, {seen_on=day4}, {observer=obs}, {count=num}
at {place=site}: {species=bird}, {behaviour=act2}
note {species=bird} for {observer=obs}, {place=site}, {hide_location:false=anyone may know the spot|people can go and look}
there's {species=bird} out here, hidden by the count's statue

%tool list-sightings List reported observations at a site, newest first by default.
%also Returns observations.
%also What has been reported somewhere, of one bird or of all, since when and until when, by one person or anybody, checked by experts or not.
%param place* (site, region) {"type": "string", "description": "Site or region"}
%param species (bird, taxon) {"type": "string", "description": "Only this bird"}
%param since (from, after) {"type": "string", "description": "From this date"}
%param until (to, before) {"type": "string", "description": "Up to this date"}
%param observer (by, reporter) {"type": "string", "description": "Only reports of this person"}
%param verified_only (confirmed, checked) {"type": "boolean", "description": "Only confirmed reports"}
what's been about at {place=site}, {verified_only:true=only what experts signed off|nothing doubtful}
{species=one} at {place=site} since {since=day4}
{observer=obs}'s finds from {place=site} up to {until=day4}
{place=site}, {since=day4} to {until=day4}, {species=one}, {observer=obs}
which birds did {observer=obs} get at {place=site}, {verified_only:false=sure or not|doubtful ones too}
between {since=day4} and {until=day4}, was there {species=one} around {place=site}
anything good at {place=site}, we checked out of the hotel early

%tool start-checklist Start a live checklist NOW at a site; everything reported afterwards is put on it. Use plan-outing for later dates.
%also Begins a count.
%also Begin counting birds at this moment: sitting in one spot, walking or by the way, how far, how long, and who is counting along.
%param place* (site, location) {"type": "string", "description": "Site"}
%param protocol (method, mode) {"type": "string", "enum": ["stationary", "travelling", "incidental"], "description": "Way of counting"}
%param duration_min (minutes, length) {"type": "integer", "description": "Planned length in minutes"}
%param distance_km (km, distance) {"type": "number", "description": "Planned distance in kilometres"}
%param companions (observers, with) {"type": "array", "items": {"type": "string"}, "description": "Other observers"}
%list pmin: 90 minutes => 90 | two hours => 120 | half an hour => 30 | 45 min => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | an hour and a half => 90 | 40 minutes => 40 | 150 minutes => 150
%list walk: 3 km => 3 | two kilometres => 2 | 1.5 km => 1.5 | 5 km => 5 | four kilometres => 4 | 800 metres => 0.8 | 6 km => 6 | 2.5 km => 2.5 | 7 kilometres => 7 | a kilometre => 1
%list play: Jo, Ruth and Karim | Nils and the twins | Mei-Lin, Uncle Lou | Ada | the Kowalskis | Priya, Tom | Ben and his flatmate | Sofie & Max | Greta, Hanna and Dad | the three from upstairs
begin counting at {place=site}, {protocol:stationary=not moving from the spot|staying put}
{place=site}, {duration_min=pmin}, {distance_km=walk}, {companions=play}
I'm at {place=site} with {companions=play}, start the list
off we go from {place=site}, {protocol:travelling=on foot along the bank|walking as we count}, {distance_km=walk}
open a count for {place=site}, {duration_min=pmin}, {protocol:incidental=just in passing|by the way on an errand}
with {companions=play} round {place=site}, say {distance_km=walk}, {duration_min=pmin}
count from here, {place=site}, it's an hour's drive from home

%tool plan-outing Announce a group outing to a birding site.
%also Creates an outing.
%also Put a walk to look at birds into the club's calendar: where to, which day, at what hour, where people meet, who leads, how many can join, and whether kids are welcome.
%param destination* (site, to) {"type": "string", "description": "Site that is visited"}
%param date* (day, on) {"type": "string", "description": "Day of the outing"}
%param meeting_point (meet_at, from) {"type": "string", "description": "Where people meet"}
%param start_time (time, begins) {"type": "string", "description": "When people meet"}
%param leader (guide, led_by) {"type": "string", "description": "Who leads"}
%param max_people (capacity, limit) {"type": "integer", "description": "Largest number of participants"}
%param audience (level, for) {"type": "string", "enum": ["beginners", "experts", "families"], "description": "Who it is meant for"}
%list site2: the north car park | Café Nord | Riverside station | the bridge by the mill | Gate C | the bus stop, lower end | St. Anne's | the tower | the boathouse | pub at Cley | the visitor centre
%list starttime: 7 | half past six | 8:15 pm | 19:00 | nine | quarter to eight | 20:30 | 5 o'clock | noon | ten past three | 6pm | half seven
%list max: twelve => 12 | 8 | 15 | ten => 10 | 6 | twenty => 20 | 25 | nine => 9 | 30 | fourteen => 14
trip to {destination=site} on {date=day4}, {audience:families=kids welcome|bring the children}
~ {destination=site} on {date=day4} with {leader=obs}, meet at {meeting_point=site2}
from {meeting_point=site2} to {destination=site}, {date=day4}, {start_time=starttime}, {max_people=max} people
on {date=day4} {leader=obs} takes us to {destination=site}, {max_people=max} at most
club walk {date=day4}, {destination=site}, {audience:beginners=for people new to it|no knowledge needed}, {leader=obs} in front
we gather at {meeting_point=site2} at {start_time=starttime} on {date=day4} for {destination=site}, {audience:experts=old hands only|for those who know their gulls}
{date=day4} let's all go out to {destination=site}, families of ducks everywhere

%tool set-rarity-alert Alert when a species is reported in a region. frequency: instant | hourly | daily.
%also Creates a rarity alert.
%also Be told when a certain bird turns up around a place, within so many kilometres, how often at most and by which way.
%param species* (bird, taxon) {"type": "string", "description": "Bird to watch for"}
%param region (area, around) {"type": "string", "description": "Place in the middle of the area"}
%param radius_km (radius, within) {"type": "number", "description": "Radius in kilometres"}
%param channel (via, method) {"type": "string", "enum": ["push", "email", "sms"], "description": "How to be told"}
%param frequency (interval, how_often) {"type": "string", "enum": ["instant", "hourly", "daily"], "description": "How often at most"}
%param expires (until, end_date) {"type": "string", "description": "Last day of the alert"}
%list radius_km: 5 km => 5 | two kilometres => 2 | 20 km => 20 | ten kilometres => 10 | 3.5 km => 3.5 | 50 km => 50 | 8 kilometres => 8 | 15 km => 15 | 30 | 100 km => 100
%list city2: Leeds | Ghent | Newcastle upon Tyne | San Sebastián | Graz | Porto | Frankfurt an der Oder | Lyon | Aarhus | King's Lynn | Turin | Cork
tell me if {species=one} turns up around {region=site}, {frequency:instant=that very minute|the moment it happens}
{species=one} within {radius_km=radius_km} of {region=site}
{species=one}, {region=city2}, {radius_km=radius_km}, {channel:sms=as a text|by text}
watch for {species=one} near {region=city2} until {expires=day4}, {frequency:daily=once a day is plenty|one message per evening}
in {region=city2} I want to hear of any {species=one}, {channel:push=on my lock screen|pop it up on the phone}
~ until {expires=day4}, {species=one} around {region=city2}, {channel:email=to my inbox|in my mailbox}, {frequency:hourly=not more than every sixty minutes}
ping me about {species=one}, daily life is dull enough

%server matchday
%list team: Arsenal | Bayern | the Lakers | Real Madrid | Celtic | the Celtics | St. Pauli | Union Berlin | the All Blacks | Athletic Bilbao | the Cubs | Liverpool | Ajax | the Maple Leafs | Dortmund | Barcelona | Leeds | the Packers | Sevilla | Benfica | the Red Sox | Freiburg | Wrexham | Porto | Munster | Juventus
%list team2: Ajax | the Boston Celtics | Union Berlin | Wrexham | the Springboks | Gloucester | FC Basel | Leinster | Real Sociedad

%tool team-next-games The coming games of a sports team.
%also Returns fixtures with date, venue and opponent.
%also When and against whom a club plays next, in one competition or all, on its own ground or elsewhere.
%param team* (club, side) {"type": "string", "description": "Name of the team"}
%param competition (league, tournament) {"type": "string", "description": "League or cup"}
%param count (limit, max) {"type": "integer", "description": "How many games"}
%param venue (ground, where) {"type": "string", "enum": ["home", "away", "neutral"], "description": "Where they play"}
%list league: Champions League | cup | league | FA Cup | DFB Pokal | Bundesliga | NBA | playoffs | Premier League | Europa League | preseason | Six Nations | Copa del Rey | Serie A | Euroleague | Super Cup | Conference League | Davis Cup | World Cup qualifiers | Nations League
%list clubx: Leeds United | Ajax | Red Star | Chicago Bears | Brighton and Hove | Real Betis | Inter | St. Pauli | Queen of the South | Young Boys | Wolves from Ulm
%list cupx: Champions League | Division Two | League One | Europa League | Copa del Rey | FA Cup | Conference League | Cup of Nations | MLS | Serie A
%list league2: the cup | the premier league | the champions league | the playoffs | the world cup | the league
%list league_es: Champions | liga | Copa del Rey | Europa League | Supercopa | Euroliga | Premier | Liga de Naciones
when (do|does) {team=team} play next
next {count=int} {team=team} games
{team=team} in the {competition=league}, who's coming up
which {venue:home=home games|games at home} (have|has) {team=team} left in the {competition=league}
the next {count=int} {venue:away=away|on the road} games of {team=team} in the {competition=league}
{competition=league}: {team=team}'s coming {count=int}
I'd love to see {team=team} live, {venue:home=in their own stadium|at home}, what are my chances
{team=team} {venue:away=away} {competition=league} {count:3=three|3}
who are {team=team} up against this weekend
~ is there a {competition=league} tie for {team=team} soon, {venue:neutral=on neutral ground|at a neutral place}
{venue:home=home} fixtures in the {competition=league} please
show the next {count=int} games
next {count=nfew} games of {team=clubx} in {competition=cupx}
{venue:home=home} games of {team=clubx} coming up in {competition=cupx}
team {team=clubx}, competition {competition=cupx}, {count=nfew} matches
which {venue:away=away} games does {team=clubx} have next
in {competition=cupx}, when does {team=clubx} play {venue:home=at home} next
in {competition=league2}, the next {count=guests} of {team=team2}
{venue:away=away from home|away only}, {team=team2}, {count=guests} games
at {venue:home=home}, when does {team=team2} play in {competition=league2}
%lang de
zeig mir die nächsten {count=int} {venue:home=Heimspiele} von {team=team}
%lang es
¿cuándo juega {team=team} en la {competition=league_es}, {venue:home=en casa|de local}?

%tool team-past-results Past results of a sports team.
%also Returns final scores.
%also How a club did in games that are over, against one opponent or everybody, between two days.
%param team* (club, side) {"type": "string", "description": "Name of the team"}
%param opponent (against, versus) {"type": "string", "description": "Only against this team"}
%param from_date (start, after) {"type": "string", "description": "Since"}
%param to_date (end, before) {"type": "string", "description": "Up to"}
%list since2: Monday | 1 March | last week | January | Easter | mid-July | the start of the season | 2026-08-01 | Christmas | last autumn | June 12 | the 5th
%list team2_2: Feyenoord | the Knicks | Hertha | Celtic | the All Blacks | Bath | Young Boys | Munster | Athletic Bilbao
%list past2_2: last sunday | the 19th | october 2 | this morning | the end of last quarter | today | wednesday | 2025-11-30 | new year's day | thursday
how did {team=team} do against {opponent=team}
{team=team} {opponent=team} results since {from_date=since}
{team=team}'s results from {from_date=since} to {to_date=till}
what were the scores of {team=team} between {from_date=since} and {to_date=till}
did {team=team} beat {opponent=team} (last time|the last time they met)
{team=team} versus {opponent=team}, {from_date=since} - {to_date=till}
I was on a boat since {from_date=since}, did {team=team} win anything
up to {to_date=till}, from {from_date=since}, how many points did {team=team} bring home
since {from_date=since}, {team=team} vs {opponent=team}
my dad claims {opponent=team} never won against {team=team}, is that so
how bad was it for {team=team} yesterday
all results since {from_date=since}
scores against {opponent=team} until {to_date=till}
results of {team=club} against {opponent=clubb} since {from_date=since2}
how did {team=club} do from {from_date=since2} to {to_date=past}
against {opponent=clubb}, what were the scores of {team=club}
team {team=club}, opponent {opponent=clubb}, from {from_date=since2}, to {to_date=past}
past results for {team=club} up to {to_date=past}
between {from_date=since2} and {to_date=past}, every game {team=club} played with {opponent=clubb}
show how {team=club} have done since {from_date=since2}
against {opponent=team2_2} since {from_date=past2}, how did {team=team2} do
from {from_date=past2} to {to_date=past2_2}, {team=team2}
{team=team2} versus {opponent=team2_2}, all of it, I have a bet running
%lang de
wie hat {team=team} gegen {opponent=team} gespielt

%server peakpass
%list resort: Zermatt | Val Thorens | Ischgl | Aspen | Kitzbühel | Åre | Chamonix | Whistler | Baqueira | St. Anton | Sölden | Vail | Grandvalira | Hemsedal | Livigno | Niseko | Saalbach | Park City | Davos | Les Arcs | Cortina
%list age: children => child | kids under twelve => child | six-year-olds => child | teenagers => teen | fifteen-year-olds => teen | adults => adult | grown-ups => adult | seniors => senior | pensioners => senior | over-seventies => senior
%list day4: friday | saturday | sunday | monday | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | good friday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | christmas eve | in two weeks | 18.9. | the 9th of october | april 8th | tonight

%tool skipass_prices Prices of ski passes in a resort.
%also Returns prices by age and length.
%also What lift tickets cost in a ski area from a day on, for how many days and for which age.
%param resort* (area, mountain) {"type": "string", "description": "Ski area"}
%param first_day (start, from) {"type": "string", "description": ""}
%param days (length, duration) {"type": "integer", "description": "For how many days"}
%param age_group (category, who) {"type": "string", "enum": ["child", "teen", "adult", "senior"], "description": "Age"}
%list skidays: three days => 3 | 6 days => 6 | a week => 7 | one day => 1 | five days => 5 | 2 days => 2 | four days => 4 | ten days => 10
%list resx: St. Anton | Val d'Isère | Zermatt | Les Deux Alpes | Big White | Kitzbühel | Cervinia and Valtournenche | Åre | La Plagne | Lech
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
ski pass prices {resort=resort} {days=skidays} for {age_group=age}
what does a lift ticket in {resort=resort} cost for {age_group=age}
{resort=resort}, from {first_day=day4}, {days=skidays}, {age_group=age}: how much
how much are {days=skidays} of skiing in {resort=resort} starting {first_day=day4}
{age_group=age} {days=skidays} {resort=resort} pass price
can we afford {resort=resort} {first_day=day4}? {days=skidays} on the lifts for {age_group=age}
would {age_group=age} pay less than the rest of us on the slopes at {resort=resort}
what do they charge for going up the mountain in {resort=resort}
compare what {days=skidays} cost in {resort=resort} for {age_group=age} from {first_day=day4} on
ski pass prices for {age_group=age} [for {days=skidays}]
how much is a ski pass
ski pass for {age_group:child=a child|one child} in {resort=resx}, {days=nfew} days from {first_day=dayfx}
from {first_day=dayfx}, {days=nfew} days of skiing in {resort=resx}, pass price
resort {resort=resx}, start {first_day=dayfx}, days {days=nfew}, age {age_group:adult=adult}
for {days=nfew} days, what does a {age_group:senior=senior} ski pass cost in {resort=resx}
{age_group:teen=teen} ski pass in {resort=resx}, starting {first_day=dayfx}
%lang de
was kostet ein Skipass in {resort=resort} für {days:3=drei Tage|3 Tage} {age_group:child=für Kinder}
%lang es
cuánto cuesta el forfait de {days:2=dos días|2 días} en {resort=resort} para {age_group:adult=adultos|un adulto}

%tool skipass_buy Buy ski passes.
%also Returns pass codes.
%also Order lift tickets for a resort, valid from the first to the last day, for a number of skiers.
%param resort* (area, mountain) {"type": "string", "description": "Ski area"}
%param valid_from* (start, first_day) {"type": "string", "description": "First day"}
%param valid_to (end, last_day) {"type": "string", "description": "Last day"}
%param quantity (count, passes) {"type": "integer", "description": "How many passes"}
%param age_group (category, who) {"type": "string", "enum": ["child", "teen", "adult", "senior"], "description": "Age"}
%list lastday: sunday | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday | the following friday | easter monday | sept 1st | 25.9. | three days later | april 11 | new year's day | the 31st
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list ski: Verbier | Val Thorens | St. Anton | Big Sky | Zell am See | Obertauern | Lech and Zürs | Sunshine Village | Livigno | Bansko | Les Deux Alpes
%list dayb2: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list resort2: Saalbach | Zermatt | Chamonix | Åre | Livigno | Ischgl | Jasper | Val d'Isère
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
buy {quantity:2=two|2} ski passes for {age_group=age} in {resort=resort}, {valid_from=day4} to {valid_to=lastday}
{resort=resort} lift tickets {valid_from=day4} - {valid_to=lastday}, {quantity:4=four|4}, {age_group=age}
get {quantity:3=three|3} passes for {resort=resort} from {valid_from=day4} until {valid_to=lastday}
from {valid_from=day4} to {valid_to=lastday} we ski in {resort=resort}, order {quantity:5=five|5} passes
{quantity:1=one|1} lift pass {resort=resort} {valid_from=day4}
for {age_group=age}: {quantity:2=two|a couple of} tickets up the mountain at {resort=resort}, {valid_from=day4} through {valid_to=lastday}
I don't want to queue at the ticket office in {resort=resort} {valid_from=day4}, pay for {quantity:6=six|6} of them now
we hit the slopes of {resort=resort} {valid_from=day4} and go home {valid_to=lastday}, sort out what {age_group=age} need for the gondola
purchase ski passes {resort=resort} starting {valid_from=day4} for {age_group=age}
buy {quantity:2=two|2} ski passes for {resort=resort}
order ski passes for {age_group=age} from {valid_from=day4} to {valid_to=lastday}
{quantity=party_size} ski passes for {resort=ski} from {valid_from=day3} to {valid_to=dayb2}
ski pass {resort=ski} from {valid_from=day3}, {age_group:child=child}
until {valid_to=dayb2}, from {valid_from=day3}, {quantity=party_size} {age_group:adult=adults|adult passes} in {resort=ski}
resort {resort=ski}, from {valid_from=day3}, to {valid_to=dayb2}, number {quantity=party_size}, age {age_group:senior=senior}
~ for {valid_from=day3}, {quantity=party_size} {age_group:teen=teens|teen tickets}, {resort=ski}
from {valid_from=sday}, {quantity=guests} {age_group:child=for kids|children's passes}, in {resort=resort2}
{resort=resort2} until {valid_to=eday}, {age_group:senior=senior|over 65}, beginning {valid_from=sday}
{quantity=guests} passes, {resort=resort2}, {valid_from=sday} to {valid_to=eday}, my boots are still wet

%server runlog

%tool runlog_add_run Add a run to the running log.
%also Saves distance and time of a run.
%also Keep how far somebody has jogged, how long it took, on what day, along which way and in which pair of shoes.
%param distance_km* (km) {"type": "number", "description": "Kilometres"}
%param minutes* (duration_minutes) {"type": "number", "description": "How many minutes it took"}
%param date (day) {"type": "string", "description": ""}
%param route (course, where) {"type": "string", "description": "Where it went along"}
%param feeling (effort, mood) {"type": "string", "enum": ["great", "good", "ok", "tired", "awful"], "description": "How it felt"}
%list distance_km: 5 km => 5 | 10k => 10 | 7.5 kilometres => 7.5 | 12 km => 12 | 3 km => 3 | eight kilometres => 8 | 6.2 km => 6.2 | 21 km => 21 | five k => 5 | 15 kilometers => 15 | 9.4 km => 9.4 | 4 km => 4
%list runmins: 28 minutes => 28 | half an hour => 30 | 45 min => 45 | an hour => 60 | 52 minutes => 52 | 25 minutes => 25 | 1 hour 10 minutes => 70 | an hour and a half => 90 | 33 min => 33 | 2 hours => 120 | forty minutes => 40 | 41 minutes => 41
%list past3: yesterday | monday | sunday | last friday | this morning | the 3rd | tuesday | march 2nd | the day before yesterday | today | the 11th | last saturday | may 6 | wednesday
%list route: lake loop | canal path | park round | castle climb | river path | harbour loop | old railway line | vineyard trail | airfield circuit | forest track | seafront | two bridges route | stadium track | village loop | coastal path | ridge trail | tow path | golf course edge | treadmill | quarry road
%list distance_km2: 5 km => 5 | 10 k => 10 | 12.5 km => 12.5 | eight kilometres => 8 | 21 km => 21 | 3.2 km => 3.2 | 7 kilometres => 7 | 15 km => 15
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 30 min => 30
%list past4: yesterday | last Friday | last Sunday | the day before yesterday | this morning | last Tuesday | last night | Monday | two days ago | last Wednesday
%list route2: river path | park and back | Hyde Park | the old railway to Leeds | castle and down again | canal | home from work | beach, twice around the pier | woods behind the school | Ring Road
%list runroute: along the canal to the mill | around the reservoir | up to the chapel and back through the woods | through the park with Bea's dog | from home to the pier | under the railway bridges | over the three hills
%list distance_km3: 8 km => 8 | 5.4 kilometres => 5.4 | 12k => 12 | 21.1 km => 21.1 | 10 | 7.5 | six kilometres => 6
ran {distance_km=distance_km} in {minutes=runmins} {date=past3}
{distance_km=distance_km}, {minutes=runmins}[, {route=route}]
log a run: {minutes=runmins}, {distance_km=distance_km}, {date=past3}
{date=past3} I did {distance_km=distance_km} on the {route=route} in {minutes=runmins}
{minutes=runmins} for {distance_km=distance_km}, felt {feeling:great=amazing|great|like flying}
put down {distance_km=distance_km} on the {route=route}, took me {minutes=runmins}, {feeling:tired=legs were heavy|was tired}
{route=route} {date=past3}: {distance_km=distance_km} {minutes=runmins} {feeling:ok=so so|okay}
phew, {minutes=runmins} out there and {distance_km=distance_km} done, {feeling:awful=it was hell|horrible}
did my {distance_km=distance_km}, needed {minutes=runmins} on the {route=route}, {feeling:good=not bad at all|pretty good}
went jogging along the {route=route} {date=past3}, {minutes=runmins}
write down my run, {distance_km=distance_km} {date=past3}
add a run {date=past3}, {feeling:great=felt great}
log {distance_km=distance_km2} in {minutes=min} on {date=day3}
{minutes=min} for {distance_km=distance_km2}, felt {feeling:good=good}
ran {distance_km=distance_km2} {date=past4} in {minutes=min}, {feeling:tired=tired}
route {route=route2}, distance {distance_km=distance_km2}, time {minutes=min}, feeling {feeling:great=great}
{date=past4}, {minutes=min}, {distance_km=distance_km2}, route: {route=route2}
~ {route=runroute}, {distance_km=distance_km3} in {minutes=span}, {feeling:awful=felt awful|dreadful}
{date=past2}: {distance_km=distance_km3}, {route=runroute}, {feeling:great=felt great|loved it}
in {minutes=span} I did {distance_km=distance_km3} {date=past2}, shoes are ruined
%lang de
trag einen Lauf ein: {distance_km:10=10 Kilometer|zehn Kilometer} in {minutes:55=55 Minuten|fünfundfünfzig Minuten}
%lang es
~ apúntame {distance_km:8=8 kilómetros|ocho kilómetros} en {minutes:45=45 minutos|cuarenta y cinco minutos}

%tool runlog_totals Totals of the running log over a period.
%also Returns sums between two days.
%also How much was jogged from one day to another: way, hours, number of outings, speed or climbing.
%param start_date* (from, since) {"type": "string", "description": "First day"}
%param end_date (to, until) {"type": "string", "description": "Last day"}
%param metric (figure, what) {"type": "string", "enum": ["distance", "time", "runs", "pace", "elevation"], "description": "What is summed up"}
%list past3: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
how (far|much) have I run since {start_date=since}
{metric:distance=kilometres|total distance} from {start_date=since} to {end_date=till}
{start_date=since} - {end_date=till}, {metric:runs=number of runs|how many times I went}
~ my average {metric:pace=pace|speed} between {start_date=since} and {end_date=till}
{metric:elevation=climbing|metres uphill|elevation} since {start_date=since}
until {end_date=till}, starting {start_date=since}, how many {metric:time=hours|hours on the road} was that
am I getting {metric:pace=faster|quicker} since {start_date=since}
have I been lazy between {start_date=since} and {end_date=till}
{metric:distance=how many miles did I get in|what did I cover}, {start_date=since} till {end_date=till}
how often did I get out for a jog since {start_date=since}
my running totals until {end_date=till}
{metric:distance=distance|total distance} from {start_date=past3} to {end_date=end}
until {end_date=end} since {start_date=past3}, {metric:elevation=elevation}
how many {metric:runs=runs} since {start_date=past3}
~ start {start_date=past3}, end {end_date=end}, metric {metric:pace=pace}
running {metric:time=time} between {start_date=past3} and {end_date=end}
%lang es
¿cuántos {metric:distance=kilómetros} he corrido desde {start_date=date} hasta {end_date=date}?

%server scorecast

%tool scorecast.standings Show the table of a league.
%also Returns ranks with points and goals.
%also Where clubs stand in a championship in some season, the whole ranking or only the upper or lower end, home or away.
%param league* (competition, division) {"type": "string", "description": "Championship"}
%param season (year) {"type": "string", "description": "Year or years"}
%param part (section) {"type": "string", "enum": ["top", "bottom", "all"], "description": "Which end of the table"}
%param games (venue) {"type": "string", "enum": ["home", "away", "total"], "description": ""}
%list league: Premier League | Bundesliga | La Liga | Serie A | NBA | second division in Norway | Ligue 1 | WNBA | MLS | Champions League | Eredivisie | NHL Western Conference | Women's Super League | Scottish Championship | Six Nations | our county cricket league | handball league for women | Euroleague | 2. Bundesliga | NFC East | Liga MX | Top 14 | Super Rugby | Frauen-Bundesliga
%list season: 2019/20 | 2015 | last season | 2023-24 | 1998 | this season | 2021/22 | two years ago | 2008
%list leaguex: La Liga | Serie B | Eredivisie | Division Two | Ligue 1 | Women's Super League | County Championship North | Bundesliga | League of Ireland | League Two | MLS East and West
%list seasonx: 2019/20 | 2022 | 1998-99 | last season | 2023/24 | this season | 2004/05 | 2015-16 | 1987 | 2011/12
%list liga: Bundesliga | 2. Bundesliga | Handball-Bundesliga | Kreisliga | Frauen-Bundesliga | Oberliga | DEL
%list ligas: Liga Endesa | Primera | Liga MX | Segunda División | Liga F | Premier
show the {league=league} table [for {season=season}]
who was at the {part:top=top} of the {league=league} in {season=season}
{league=league}, {season=season}, {games:away=away games|away}
the {part:bottom=bottom} of the {league=league}, {games:home=home games only|home table}
{league=league} table
{league=league} standings {season=season}
~ {part:bottom=bottom} of {league=league}
show the table for {season=season}
are we still in danger of going down, I mean the {league=league}, {part:bottom=the last few|the lower end}
my dad insists they were champions {season=season}, {league=league}, who's right
how many points is the leader ahead in [the] {league=league}
who'd win [the] {league=league} if only matches {games:away=on the road|away} counted
not single scores, I want the ranks of [the] {league=league} {season=season}
show the table of {league=leaguex} for {season=seasonx}
{games:home=home games only|only home games} in {league=leaguex}, {season=seasonx}
league {league=leaguex}, season {season=seasonx}, part {part:top=top}, games {games:away=away}
the {part:bottom=bottom} of {league=leaguex} for {season=seasonx}
{season=seasonx} standings for {league=leaguex}, {part:all=the whole table|all of it}
%lang de
zeig mir die Tabelle der {league=liga}, {part:bottom=nur das Tabellenende|die unteren Plätze}
%lang es
¿quién va {part:top=arriba|en cabeza} en la {league=ligas} {games:away=fuera de casa}?

%tool scorecast.past_results List past results of a team.
%also Returns matches with score and scorers.
%also How a side played lately, against one opponent if given, between two dates, at most so many matches.
%param team* (club, side) {"type": "string", "description": "Whose games"}
%param opponent (against, versus) {"type": "string", "description": "Only against these"}
%param since (from, after) {"type": "string", "description": "Earliest date"}
%param until (to, before) {"type": "string", "description": "Latest date"}
%param limit (count, last) {"type": "integer", "description": "How many games"}
%list club2: Arsenal | FC St. Pauli | Lakers | Athletic Bilbao | Celtic | Ajax | Boston Bruins | Toronto Raptors | Napoli | Leicester Tigers | Sporting | Real Betis | Green Bay Packers | Union Berlin | Brighton and Hove Albion | Yankees | Lyon | THW Kiel | Galatasaray | Inter | Chelsea women | Sheffield Wednesday | Maple Leafs | Rapid Wien
%list pastday: yesterday | last month | 1 March | the start of the year | last Monday | Christmas | the 10th | 2026-01-15 | last summer | Easter
%list clubsa: Leeds United | Rapid | the Lakers | Real Sociedad | St. Pauli | Brighton and Hove Albion | Ajax | the Red Sox | Arsenal | Sturm Graz | Boca
%list clubsb: Chelsea | Inter | the Bulls | Athletic Bilbao | Borussia Dortmund | PSV | Yankees | Queens Park Rangers | Salzburg | River Plate
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list todate: today | yesterday | the 20th | 30 June | last night | Sunday | this morning | the end of the month | 2026-02-28 | Wednesday | New Year's Eve | the 9th of July
%list club2_2: Rangers | Feyenoord | Dortmund | the Celtics | Munster | Sturm Graz | Porto | Millwall | Toronto
%list club3: Celtic | Ajax | Bayern | the Lakers | Leinster | Rapid | Benfica | Leeds United | the Bruins
%list since2: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
last {limit=int} results of [the] {team=club2}
~ how did [the] {team=club2} do against [the] {opponent=club2} since {since=pastday}
{team=club2} vs {opponent=club2}, {since=pastday} to {until=pastday}
from {since=pastday} until {until=pastday}, {team=club2} results
{team=club2} results
{team=club2} {opponent=club2} last {limit=int}
{team=club2} scores since {since=pastday}
last {limit=int} results
I was on a boat without internet since {since=pastday}, have [the] {team=club2} won anything
why is my neighbour so grumpy, did [the] {team=club2} lose again
do [the] {team=club2} ever beat [the] {opponent=club2}
I slept through the final whistle of [the] {team=club2}, what was it in the end
never mind the table, what were the last {limit=int} scores of [the] {team=club2}
results of {team=clubsa} against {opponent=clubsb} since {since=pastdate}
last {limit=int} games of {team=clubsa}
team {team=clubsa}, opponent {opponent=clubsb}, limit {limit=int}
from {since=pastdate} to {until=todate}, how did {team=clubsa} play
against {opponent=clubsb}, how did {team=clubsa} do in the last {limit=few} matches
until {until=todate}, results for {team=clubsa}, {limit=int} games
{team=clubsa} v {opponent=clubsb}, since {since=pastdate}
rival: {opponent=clubsb} / club: {team=clubsa} / since: {since=pastdate} / until: {until=todate}
against {opponent=club2_2}, {team=club3}, since {since=since2}
{limit=heads} games of {team=club3}
up to {until=until} how did {team=club3} do with {opponent=club2_2}
{team=club3} at {opponent=club2_2}'s or at home, all one to me, since {since=since2}

%server sports
%list club2: Arsenal | Bayern | Lakers | Real Madrid | Juventus | Leeds United | Boston Celtics | Union Berlin | Ajax | FC Porto | Red Sox | Inter | Galatasaray | Maple Leafs | Celtic | Borussia Dortmund | Golden State Warriors | Sevilla | Liverpool | Atalanta | Mumbai Indians | Bulls | Packers | Yankees

%tool get_match_score Score of a team's match, live or final.
%also Returns the result of a game.
%also Tells how a team played, today or on another day.
%param team* (club, team_name) {"type": "string", "description": "Name of the team"}
%param date (match_date, day) {"type": "string", "description": "Day of the match"}
%list pday: Friday | Sunday | the 3rd | 11 May | Oct 2 | 2026-06-14 | Saturday | 30.9. | the 27th | Easter Sunday
(what's|what was) the score of the {team=club2} game?
how did {team=club2} (play|do) {date=date}
~ {team=club2} score
did {team=club2} win [{date=date}]?
I missed the match, how did it end for {team=club2}
{team=club2} result {date=date}
is {team=club2} leading
don't tell me {team=club2} lost again, what was it
I had to work during the {team=club2} game {date=date}, final result please
final score please
how did my team do {date=date}
what was the score of {team=club} on {date=pday}
score for {team=club} {date=past}
{date=past}, how did {team=club} end
team: {team=club}, date: {date=past}
on {date=pday}, did {team=club} win
how is {team=club} against {=clubb} going
{team=club} vs {=clubb} on {date=pday}, what's the score
%lang de
wie hat {team=club2} {date=date} gespielt?

%tool get_league_table Standings of a league.
%also Returns the league table.
%also Which clubs lead a competition and which ones are at the bottom.
%param league* (competition) {"type": "string", "enum": ["premier_league", "bundesliga", "la_liga", "serie_a", "nba", "nfl", "nhl"], "description": "Competition"}
%param season (year) {"type": "integer", "description": "Year in which the season began"}
%list seas: 2025 | 2024 | 2019 | 2022 | 2015 | 2010 | 1998 | 2021 | 2023 | 2004
show [me] the {league:bundesliga=Bundesliga|German league} table
who is (first|top|on top) in the {league:premier_league=Premier League|English league|EPL}?
{league:nba=NBA|american basketball} standings [{season:2023=2023}]
~ how does the {league:la_liga=La Liga|Spanish league} look (right now|at the moment)
table {league:serie_a=Serie A|Italian league}
which teams were at the bottom of the {league:premier_league=premier league} in {season:2019=2019}
~ {league:nfl=NFL|football league in the states} ranking please
~ I haven't followed the {league:nhl=NHL|ice hockey league} for weeks, who leads
final standings of the {season:2021=2021} {league:bundesliga=Bundesliga} season
show me the league table
standings of the {season:2022=2022} season
who's on top of the {league:bundesliga=Bundesliga|German Bundesliga}
{league:nba=NBA|American basketball} rankings {season=seas}
{season=seas} final places in {league:serie_a=Serie A|Italy's top division}
{league:premier_league=Premier League|English Premier League} table, for 20 friends in the pub
%lang es
clasificación de {league:la_liga=LaLiga|la liga española}

%tool get_fixtures Next matches of a team.
%also Returns upcoming games.
%also Tells against whom, where and when a team plays next.
%param team* (club) {"type": "string", "description": "Name of the team"}
%param count (limit, next_n) {"type": "integer", "description": "How many matches"}
%param home_only (home) {"type": "boolean", "description": "Only games at home"}
%list clubx: Leeds United | Sturm Graz | Real Betis | ajax | Bayern | FC Oak Park | the Chicago Bulls | Brighton and Hove Albion | Inter | 1. FC Köln | Red Star | Anna's under-12 girls
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list club3: Leeds | Hertha | the Bulls | Celta Vigo | Basel | the Canucks | Ajax | Cork City | Sturm Graz
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
when (does|do) {team=club2} play next?
next {count=int} {team=club2} (games|matches)
who is {team=club2} up against next
{team=club2} fixtures
I want to take my son to see {team=club2}, which {home_only:true=home games|games at home} are coming
list the {count=int} upcoming matches of {team=club2}, {home_only:false=home and away|at home or away}
is {team=club2} playing this weekend
schedule of {team=club2}, {home_only:true=only at home|home matches only}
{team=club2}'s next opponents, {count:3=three of them|the next three}
which matches are coming up
when is the next {home_only:true=home game}
~ who does {team=clubx} play next
next {count=fewx} games of {team=clubx}
{team=clubx}, {count=fewx} matches, {home_only:true=only at home|home games only|just the ones at home}
upcoming opponents of {team=clubx}, I watch at home
{home_only:true=at home|on their own ground}, next {count=few2} of {team=club3}
when does {team=club3} play, my nephew is over from {=townb}
%lang de
wann spielt {team=club2} das nächste Mal?

%server strivelle
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | forty minutes => 40 | 25 mins => 25
%list who: Nora | uncle Bert | my wife | Sam from number 9 | Mrs. O'Neill | jo | Ines and the twins' dad | Grandpa | Tomasz | little Kofi's mum | D'Arcy | our au pair | Aunt Maud | nana
%list whob: Ruben | grandma Lotte | my husband | Kim next door | Mr. Van Dyck | lee | Marisol | the new nanny | Big Sal | Anneke | dad | Priya's sister | cousin Otto | Babs

%tool strivelle_log_session Log a workout that has ALREADY been done to the athlete's Strivelle training diary. For future workouts use strivelle_plan_session. Returns the stored session with its id.
%also Adds a finished training to the diary.
%also Record exercise after the fact: what it was, how long it took, how tough it felt, who came along and any remarks; can be hidden from followers.
%param activity* (sport, workout) {"type": "string", "description": "What was done"}
%param duration_min (minutes, length_minutes) {"type": "integer", "minimum": 1, "description": "Duration in minutes"}
%param effort (intensity, rpe) {"type": "string", "enum": ["easy", "moderate", "hard", "all_out"], "description": "Perceived exertion"}
%param partner (with_whom, buddy) {"type": "string", "description": "Training partner"}
%param coach (send_to, trainer) {"type": "string", "description": "Coach who receives a copy"}
%param private (hidden, only_me) {"type": "boolean", "default": false, "description": "Hide from the feed"}
%param notes (comment, remarks) {"type": "string", "description": "Free remarks"}
%list sport: a run | hill sprints | yoga with blocks | lengths at the pool | squats and rows | a spin class | intervals, 5 by 1 k | rowing machine | tai chi in the park | easy bike ride to work | boxing | kettlebells
%list sportlong: warm-up, six hill repeats and a slow jog home | forty lengths, mostly crawl, then the sauna | squats, lunges, planks and a little stretching | long ride to the lake and back before noon | circuit with ropes, boxes and the rowing machine | easy 10 k along the canal, last two faster | half a yoga class, then I had to leave | push-ups and pull-ups until nothing worked any more | table tennis with the lads, best of seven | ran to the bakery, walked back with bread
%list felt: left knee a bit stiff, shoes are done for | rained the whole way but I felt great | stopped at km 4, side stitch | new record on the last hill, finally | should have eaten something at noon | heart rate too high, take it slower next time | met Jo at the bridge, ran the rest together | legs heavy after Friday, still finished | forgot the watch, so time is a guess | good form, breathe out on the lift
%list sporte: a hard-court tennis match | the coach-potato 5k | private Pilates class | moderate hike, the Tuesday one | partner yoga | a slow mile | easy-rider spin class | team handball | the hour of power | all-out aerobics class
did {activity=sport} for {duration_min=min}, {effort:all_out=gave it everything|nothing left in the tank|absolutely flat out}
{activity=sport} this morning went down well, put it in my diary, {private:true=just for my eyes|nobody needs to see it|don't show my followers}
I was out with {partner=who} for {activity=sport}, let {coach=whob} have a copy
send {coach=who} my {duration_min=min} of {activity=sport}, done together with {partner=whob}
note down what I trained: {activity=sportlong}, {duration_min=min}
{duration_min=min}, {activity=sport}, {effort:easy=hardly a sweat|a breeze|no strain at all}, {notes=felt}
just finished {activity=sporte}

%tool strivelle_plan_session Put a future workout on the Strivelle training calendar. Start and finish may differ for point-to-point runs. Does not record anything as done.
%also Schedules a training for a day to come.
%also Plan ahead: which exercise on which day, where it sets off and where it finishes, and whether to be reminded.
%param title* (name, workout) {"type": "string", "description": "Workout title"}
%param day* (date, scheduled_for) {"type": "string", "description": "Calendar day"}
%param start_place (origin, meet_at) {"type": "string", "description": "Where the workout starts"}
%param end_place (finish, destination) {"type": "string", "description": "Where it ends, if elsewhere"}
%param intensity (zone, pace_zone) {"type": "string", "enum": ["recovery", "steady", "tempo", "race"], "description": ""}
%param remind (reminder, notify) {"type": "boolean", "description": "Send a push notification before"}
%list plan: long run | swim and sauna | leg day | 8 x 400 | hike with the cousins | the Sunday ride | core, abs and back | run to work | pilates | fartlek | half marathon rehearsal | nordic walking
%list day4: tomorrow | Friday | next Tuesday | the 14th | this Saturday | 3 May | Sunday | the day after tomorrow | Wednesday week | 18 November | today | Monday | the 2nd of June
%list day5: Friday | the 14th | Monday | 3 March | next Sunday | the 22nd of June | Wednesday | 9 October | Thursday | the 1st | Tuesday after Easter | July 4th
%list spot: the boathouse | Mill Lane | our front door | the car park by the woods | St. Anne's | platform 3 end of the station | Gino's | the old bridge | school gate | Bath | foot of the hill | the office
%list spotb: the lake | Kings' Cross | the café at the weir | home | top of the hill | Aunt Jo's | the lido | Newcastle upon Tyne | city hall | the church, back side | harbour | pavilion
%list planlong: easy hour first, then strides on the grass | ride to the coast, swim, and take the train back | ten kilometres with the club, coffee at nine | try the new shoes, not longer than forty minutes | meet the girls, run the loop, have breakfast after | bricks: bike, then straight into a run | upper body at the gym, skip the shoulder press | walk up the tower twice, wear the weighted vest | test 5k, all splits under five minutes | mobility with Jo, bring the foam roller
%list plane: tempo Tuesday | steady Eddie's class | the race recap walk | recovery tea and yoga | a run from start to finish | memory lane jog | reminder stretches | Home Straight sprints | Starter Group swim | Ending on a High, the workout
put {title=plan} down for {day=day4}, {intensity:recovery=just to loosen up|nothing strenuous|only to shake the legs out}
{title=plan} {day=day4}, {remind:true=give me a nudge before|ping me beforehand|don't let me forget}
on {day=day5} I want to do {title=plan} from {start_place=spot} to {end_place=spotb}
{title=plan} for {day=day4}, finishing at {end_place=spot}, setting off at {start_place=spotb}
on {day=day5}: {title=planlong}
{day=day4}, {start_place=spot}, {title=plan}, {intensity:race=as if it were the real thing|competition speed|full gas}
could we schedule {title=plane} for {day=day4}

%tool strivelle_list_runs List recorded runs of an athlete, newest first unless `order` says otherwise. For finding NEW places to run use strivelle_search_routes.
%also Returns runs from the log.
%also The runs somebody has done, between two days, on one kind of ground or over one known loop, sorted as wished.
%param athlete* (user, runner) {"type": "string", "description": "Whose runs"}
%param since (start_date, after) {"type": "string", "description": "Earliest day"}
%param until (end_date, before) {"type": "string", "description": "Latest day"}
%param surface (terrain, ground) {"type": "string", "enum": ["road", "trail", "track", "treadmill"], "description": "Ground"}
%param order (sort, sort_by) {"type": "string", "enum": ["newest", "longest", "fastest"], "default": "newest", "description": "Sort order"}
%param route (loop, course) {"type": "string", "description": "Name or description of the loop"}
%list from: last Monday | the 3rd | 1 March | Easter | the start of term | 12 January | last summer | Sunday | the 20th of May | 2025-02-10 | yesterday | two weeks ago
%list until2: today | the 30th | Friday | 15 April | Whitsun | the end of the month | last night | 6 August | Sunday evening | 2025-09-01 | the 9th of July | Christmas
%list looplong: from ours past the mill, then back along the river | up to the chapel, down by the vineyard steps | round the lake twice and home through the park | out to the lighthouse before breakfast, back by bus | along the canal, over the bridge, and up Mill Lane | to the office in the morning, the long way | behind the stadium, across the fields, to Aunt Jo's | through the old town, stopping for coffee at nine | the hilly one we did with the club in May | past the school, around the pond, then sprint home
%list loop: river loop | the one round the reservoir | Mill Lane and back | parkrun | through the zoo | cemetery circuit | along the old railway, then the woods | Gran's village | three bridges | north shore | Devil's Elbow | lap of the island
how often was {athlete=who} out jogging since {since=from}, {surface:treadmill=indoors on the belt|on the machine only}
what has {athlete=who} run so far, {order:fastest=best pace on top|quickest ones first|speediest at the top}
{athlete=who}'s runs between {since=from} and {until=until2}
up to {until=until2}, starting with {since=from}, where did {athlete=who} go running
every time {athlete=who} ran {route=looplong}
{athlete=who}, {route=loop}, {surface:trail=off the tarmac|dirt paths only|forest ground}, since {since=from}
show me {athlete=who}'s (track record in running|long list of runs)

%tool strivelle_search_routes Search the community's running and cycling routes by words. Returns name, length, climb and rating.
%also Finds routes shared by other people.
%also Look for a new course to run: what it should be like, close to which place, made by whom, no longer than so many kilometres, level or with climbs.
%param query* (q, text) {"type": "string", "description": "Words to search for"}
%param near (location, around) {"type": "string", "description": "Place to search around"}
%param max_km (max_distance, up_to_km) {"type": "number", "description": "Longest distance in kilometres"}
%param profile (elevation, climb) {"type": "string", "enum": ["flat", "rolling", "hilly"], "description": "Elevation profile"}
%param lit (lighting, lights_only) {"type": "boolean", "description": "Only routes with street lighting"}
%list quest: waterfall loop | river path with benches | old town and castle | quiet 10k | stroller friendly | vineyards | view of the sea, soft ground | ice cream halfway | through the woods and past the mill | canal towpath | birdwatching | no traffic lights
%list town: Graz | Leeds | San Sebastián | the station | Newcastle upon Tyne | our hotel | Lake Bled | St. Moritz | Frankfurt an der Oder | Cork | Gran's place | King's Lynn
%list max_km: 10 km => 10 | eight kilometres => 8 | 12 k => 12 | 5 | 21 km => 21 | fifteen kilometres => 15 | 7.5 | 6 km => 6 | 30 | twenty km => 20
%list questlong: somewhere shady for hot days, with a fountain halfway | along the water, ending near a station | a loop that passes a bakery open on Sundays | quiet lanes, no dogs, and a view at the end | good for a first half marathon, wide paths | past the castle, through the gardens, back by noon | soft forest floor, easy on the knees and ankles | where two can run side by side and chat | start at the lido, finish with a swim | gravel, not too rough for a running buggy
%list queste: flat white café run | Hill Street loop | lantern parade route | near and far trail | ten-k classic | rolling stones trail | bright lights run | the Flatiron loop | night market course | Hilly Billy trail
any nice {query=quest} course around {near=town}, {profile:flat=no climbs please|level ground|nothing uphill}
something to run at night, {query=quest}, {lit:true=with street lamps|not in the dark|lamps all along}
close to {near=town} find me a track called {query=quest}
{query=quest} in {near=town}, at most {max_km=max_km}
I'm looking for a course: {query=questlong}, around {near=town}
{near=town}, up to {max_km=max_km}, {query=quest}, {profile:hilly=lots of ups and downs|with proper climbs|the steeper the better}
find the {query=queste}

%tool strivelle_start_tracking Start live GPS tracking now. The timer runs until stopped. Optionally share the live position and set how chatty the voice is.
%also Starts recording an activity at this moment.
%also Begin a live recording of the sport just starting, with a target time, spoken cues, and somebody who may follow along on the map.
%param activity* (sport, type) {"type": "string", "description": "Sport"}
%param target_min (goal_minutes, target) {"type": "integer", "description": "Target time in minutes"}
%param voice (audio, cues) {"type": "string", "enum": ["full", "splits_only", "off"], "description": "Spoken cues"}
%param share_with (follower, live_to) {"type": "string", "description": "Person who may follow live"}
%param pacer (ghost, rival) {"type": "string", "description": "Person or ghost to race against"}
%param label (title, name) {"type": "string", "description": "Label of the recording"}
%list activity: running | cycling | inline skating | open-water swim | rowing on the lake | hiking | a jog with the pram | cross-country ski | gravel bike | nordic walking | stand-up paddling | football, outdoors
%list label: lunch lap with the office crowd, slow | first one after the flu, so careful | race pace test, stop at five kilometres | to school with the scooter, back alone | before the rain, hopefully done by noon | Tuesday club, third week of the plan | new shoes, try them on the wet bridge | Oskar's birthday run, everybody in orange | proof that I can beat Dad's time | recovery day, don't look at the watch
%list goe: silent walking meditation | orienteering, full course | pace-maker run | the share-a-bike ride | split squats and jogging | lap swim off the pier | quiet paddling | a full marathon | an off-road ride | follow-the-leader skating
off I go, {activity=activity}, want to be back in {target_min=min}, {voice:off=no talking|keep your mouth shut|without any chatter}
begin {activity=activity} now, {voice:splits_only=only speak up every kilometre|just the lap times|just my lap times aloud}
record {activity=activity} against {pacer=who} and let {share_with=whob} watch
{share_with=who} may follow along, I'm racing {pacer=whob}, {activity=activity}
{activity=activity} starts right now, call it {label=label}
{activity=activity}, {target_min=min}, {share_with=who} may look on, {voice:full=tell me everything|all the announcements}
go, {activity=goe}

%server thermik
%list sailplane: ASK 21 | Discus | K8 | LS4 | Duo Discus | Astir | DG-1000 | Ventus | D-4471 | Puchacz | Twin III | Arcus | Ka 6 | Janus
%list skyteacher: Bernd | Margit | Colonel Hayes | Lotta | Ewan | Sister Paula | Rolf Winter | Carmen | Ingmar

%tool thermik_reserveGlider Reserve one of the club's gliders.
%also Returns the reservation and the place in the launch order.
%also A sailplane for a member on a day, with or without an instructor, by winch or by tow.
%param glider (aircraft, sailplane) {"type": "string", "description": "Type or competition sign"}
%param day* (date) {"type": "string", "description": "Day"}
%param launch (start_method) {"type": "string", "enum": ["winch", "aerotow"], "description": "How it gets up"}
%param instructor (teacher, cfi) {"type": "string", "description": "Instructor in the back seat"}
%list skyday: saturday | the 14th | tomorrow | sunday morning | 2 june | next weekend | friday afternoon | ascension day | wednesday | whit sunday
%list glider: Discus | ASK 21 | LS4 | the two-seater | Duo Discus, D-7712 | KA 8 | Bravo Tango | Ventus 3 | old wooden one
%list instr: Jürgen | Ms. Duarte | Big Sal | Ellen | the head instructor | O'Hara | Pavel Novak | Captain Moor
{glider=sailplane} {day=skyday}
can I have the {glider=sailplane} {day=skyday}, {launch:aerotow=by tow}
{day=skyday}, {glider=sailplane}, with {instructor=skyteacher}
{launch:winch=winch} launch {day=skyday} in the {glider=sailplane}
~ I'd like to go up {day=skyday}
put my name on the {glider=sailplane} {day=skyday}
the forecast says cumulus everywhere, so keep the {glider=sailplane} free for me {day=skyday}, {launch:aerotow=aerotow}
~ {instructor=skyteacher} should sit behind me {day=skyday}, any two-seater will do
check flight {day=skyday} with {instructor=skyteacher} in the {glider=sailplane}
who else wants the {glider=sailplane} {day=skyday}? nobody? then it's mine
~ a sailplane for {day=skyday}, {launch:winch=off the winch}
hold the {glider=sailplane}, {launch:aerotow=towed}
reserve {glider=glider} for {day=day}, {launch:winch=winch}
glider {glider=glider} on {day=day2} with {instructor=instr}
with {instructor=instr} on {day=day2}, {launch:aerotow=aerotow}
day: {day=day}, glider: {glider=glider}, launch: {launch:winch=winch}, instructor: {instructor=instr}
{day=day}, {glider=glider}
{launch:aerotow=aerotow} with {glider=glider} {day=day}
keep {glider=glider} for me {day=day}, {instructor=instr} in the back
%lang de
reservier mir die {glider=sailplane} für {day=weekday}, {launch:winch=Windenstart}
am {day=weekday} möchte ich mit {instructor=skyteacher} in der {glider=sailplane} fliegen
%lang es
resérvame el {glider=sailplane} para el {day=weekday}, {launch:aerotow=remolcado}
quiero volar el {day=weekday} en el {glider=sailplane} con {instructor=skyteacher}

%tool thermik_enterFlight Enter a glider flight in the flight book.
%also Returns the pilot's hours.
%also After landing: who flew what, for how many minutes, how far, how high.
%param pilot (member, flown_by) {"type": "string", "description": "Who flew"}
%param glider* (aircraft) {"type": "string", "description": "What was flown"}
%param minutes* (duration, airtime) {"type": "integer", "description": "Time in the air"}
%param distanceKm (km) {"type": "number", "description": "Distance over the course"}
%param maxHeightM (top, height) {"type": "integer", "description": "Greatest height in metres"}
%list airmin: 47 minutes => 47 | two hours => 120 | 6 minutes => 6 | 210 min => 210 | half an hour => 30 | 95 minutes => 95 | 18 minutes => 18 | an hour => 60
%list xckm: 312 km => 312 | 50 km => 50 | 128.5 km => 128.5 | 503 km => 503 | 74 km => 74 | 220 kilometres => 220
%list xcheight: 1800 m => 1800 | 2450 metres => 2450 | 950 m => 950 | 3100 m => 3100 | 1250 meters => 1250
%list glid: ASK 21 | Discus | K8 | the old Ka 6 | LS4 | Duo Discus XL | D-4471 | Bergfalke | Ventus 3 | Grunau Baby
%list air: 47 | 90 minutes => 90 | two hours => 120 | 35 | 210 | 18 minutes => 18 | 65 | an hour => 60 | 120 | 55 minutes => 55
%list who: Ravi | Big Sal | Mrs O'Connor | Dr Lindqvist | Anna-Lena | the new intern | Tom from accounting | Auntie Bea | Jo | Professor van der Berg | the Hendersons | Marek | old Mr Hansen | Zoë
%list airm: 47 minutes => 47 | 90 minutes => 90 | two hours => 120 | 35 min => 35 | 18 minutes => 18 | an hour => 60 | three hours => 180 | 65 minutes => 65 | half an hour => 30 | 210 min => 210
%list hgt: 1200 m => 1200 | 2400 | 950 metres => 950 | 3100 m => 3100 | 1750 | 1400 | 800 m => 800 | 2050 | 1650 metres => 1650 | 2800 m => 2800
%list dist: 110 km => 110 | 52 km => 52 | 300 km => 300 | 18.5 | 240 | 505 km => 505 | 75 | 60 km => 60 | 410 km => 410 | 95
%list distm: 110 km => 110 | 52 km => 52 | 300 kilometres => 300 | 18.5 km => 18.5 | 505 km => 505 | 75 kilometres => 75 | 240 km => 240 | 33 km => 33 | 410 km => 410 | 150 km => 150
{glider=sailplane}, {minutes=airmin}
landed! {minutes=airmin} in the {glider=sailplane}, {distanceKm=xckm}
{pilot=skyteacher} flew the {glider=sailplane} for {minutes=airmin}
{glider=sailplane} {minutes=airmin}, {maxHeightM=xcheight}
got as high as {maxHeightM=xcheight} with the {glider=sailplane}, airborne {minutes=airmin}
flight book: {pilot=skyteacher}, {glider=sailplane}, {minutes=airmin}, {distanceKm=xckm}
{distanceKm=xckm} round the ridge in {minutes=airmin}, {glider=sailplane}
I was up {minutes=airmin} in the {glider=sailplane} and my knees still shake
{pilot=skyteacher} is back on the ground after {minutes=airmin}, {glider=sailplane}, top of climb {maxHeightM=xcheight}
write up today's hop, {glider=sailplane}, {minutes=airmin}
we outlanded in a beet field, still {distanceKm=xckm} though, {glider=sailplane}, {minutes=airmin}, pilot {pilot=skyteacher}
enter a flight with the {glider=glid}, {minutes=air}, pilot {pilot=who}
{pilot=who} flew the {glider=glid} for {minutes=airm}
{minutes=airm} in the {glider=glid}, up to {maxHeightM=hgt}
glider {glider=glid}, time {minutes=air}, distance {distanceKm=dist}, height {maxHeightM=hgt}
over {distanceKm=distm} in {minutes=airm}, {glider=glid}, flown by {pilot=who}
pilot: {pilot=who}, plane: {glider=glid}, minutes: {minutes=air}
flight book: {glider=glid}, {minutes=air}, highest point {maxHeightM=hgt}
%lang de
Flug mit der {glider=sailplane} eintragen, {minutes:47=47 Minuten}, {distanceKm:120=120 km}
{pilot=skyteacher} war {minutes:35=35 Minuten} mit der {glider=sailplane} oben
%lang es
apunta un vuelo en el {glider=sailplane}, {minutes:47=47 minutos}
{pilot=skyteacher} ha volado {minutes:90=90 minutos} con el {glider=sailplane}

%tool thermik_groundGlider Declare a glider not airworthy.
%also Returns who had it reserved.
%also Keeps everybody from flying a sailplane because of a defect, until a day if one is known.
%param glider* (aircraft, sailplane) {"type": "string", "description": "Type or competition sign"}
%param defect* (fault, problem) {"type": "string", "description": "What is broken"}
%param until (back_on, repaired_by) {"type": "string", "description": "Expected to be mended by"}
%list glitch: flat tyre | crack in the canopy | radio is dead | hard landing last night | airbrake sticks | frayed tow hook cable | bird nest in the tail | altimeter jumps | tear in the wing tape | annual inspection overdue | rudder pedal loose | mouse chewed the harness
%list mendday: friday | the end of the month | 10 july | next weekend | monday | after the winter | the 21st | whitsun
%list glid9: ASK 21 | X7 | the old Ka 8 | Discus 2b | D-4417 | Duo Discus | Bravo Lima | LS4 | Big Sal | the two-seater
%list def9: left brake sticks, needs a new cable | cracked canopy | radio dead | hole in the right wing and a bent tail wheel | the release hook doesn't open | flat tyre | altimeter reads 40 metres too high, both of them | loose pedal | tape missing on the rudder
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list defect: a crack in the canopy | the wheel brake won't hold | play in the left aileron | the release hook sticks | a dent under the wing root | water in the pitot | no radio on 122.8 | flat tyre after the landing in the field
%list glid: the ASK 21 | D-4471 | the Discus | our old Ka 8 | G2 | the LS4 with the red tail | Duo Discus XL
{glider=sailplane} mustn't fly, {defect=glitch}
{defect=glitch} on the {glider=sailplane}
ground the {glider=sailplane} till {until=mendday}: {defect=glitch}
{glider=sailplane}, {defect=glitch}, {until=mendday}
nobody takes the {glider=sailplane} up, {defect=glitch}
just walked round the {glider=sailplane} and found this: {defect=glitch}
the {glider=sailplane} stays in the hangar until {until=mendday} because of this, {defect=glitch}
lock the {glider=sailplane} out of the roster, {defect=glitch}
our inspector looked at the {glider=sailplane} and shook his head, {defect=glitch}, maybe fit again {until=mendday}
unserviceable: {glider=sailplane}, {defect=glitch}
{defect=glitch}, so keep everyone off the {glider=sailplane} until {until=mendday}
ground {glider=glid9} for {defect=def9} until {until=bydate}
until {until=bydate}, {glider=glid9} stays down: {defect=def9}
Glider: {glider=glid9}; defect: {defect=def9}; mended by: {until=bydate}
{defect=def9}, so ground {glider=glid9}
{defect=defect}, so nobody flies {glider=glid} till {until=until}
on {glider=glid} there's {defect=defect}
ground {glider=glid}: {defect=defect}, found it at the check with my pupil
%lang de
{glider=sailplane} sperren, {defect:Reifen platt=Reifen platt}, bis {until=weekday}
mit der {glider=sailplane} darf keiner fliegen, {defect:Riss in der Haube=Riss in der Haube}
%lang es
el {glider=sailplane} no vuela, {defect:rueda pinchada=rueda pinchada}
deja en tierra el {glider=sailplane} hasta el {until=weekday}, {defect:radio muerta=radio muerta}

%server trailwise

%tool trailwise-find-hikes Find hiking routes in an area.
%also Returns trails with length, ascent and grade.
%also Suggests walks in some mountains or countryside, up to a length, of a difficulty, as a loop if wished.
%param area* (region, around) {"type": "string", "description": "Where to walk"}
%param max_km (length, distance) {"type": "number", "description": "Longest distance in kilometres"}
%param grade (difficulty, level) {"type": "string", "enum": ["easy", "moderate", "hard", "expert"], "description": "Difficulty"}
%param loop (circular, round_trip) {"type": "boolean", "description": "Ends where it begins"}
%list hikearea: Lake District | Dolomites | Black Forest | Snowdonia | Cinque Terre | Zion | Tatra Mountains | Madeira | Isle of Arran | Yorkshire Dales | Picos de Europa | Harz | Blue Ridge | Vosges | Peak District | Gorges du Verdon | hills around Bath | Engadine | Wicklow | coast near Bournemouth | Saxon Switzerland | Sierra de Grazalema | Cairngorms | woods behind Ghent | Cradle Mountain in Tasmania
%list kms: 12 km => 12 | 8 kilometres => 8 | 15 km => 15 | ten kilometres => 10 | 20 | 18 km => 18 | 6.5 km => 6.5 | 25 kilometres => 25
%list walk: Black Forest | Lake District | Snowdonia and Anglesey | Madeira | Zell am See | hills behind Porto | Mount Hood, south side | Dolomites | Isle of Skye | Taunus | Big Sur | Peak District near Edale
%list max_km: 12 km => 12 | 8 kilometres => 8 | ten kilometres => 10 | 15 km => 15 | 20 kilometers => 20 | 6 km => 6 | 25km => 25 | five kilometres => 5 | 18 km => 18 | 30 kilometres => 30
%list gebirge: Harz | Allgäu | Schwarzwald | Bayerischen Wald | Thüringer Wald | Zittauer Gebirge | Taunus
%list strecke: 12 km => 12 | 8 Kilometer => 8 | 15 km => 15 | 10 Kilometer => 10 | 20 km => 20
%list sierrab: Picos de Europa | Sierra Nevada | Gredos | Ordesa | Guadarrama | La Pedriza | Grazalema
%list trecho: 12 km => 12 | 8 kilómetros => 8 | 15 km => 15 | diez kilómetros => 10 | 20 km => 20
find {grade:easy=easy|gentle} hikes in [the] {area=hikearea} up to {max_km=kms}
(which|what) trails are there in [the] {area=hikearea}, {loop:true=as a loop|circular}, no longer than {max_km=kms}
[the] {area=hikearea}, {max_km=kms}, {grade:moderate=moderate|medium}
{grade:hard=hard|tough|demanding} route, {max_km=kms}, [the] {area=hikearea}
hiking {area=hikearea}
{loop:true=circular walk|round walk} {area=hikearea}
{grade:easy=easy} trails, {max_km=kms}
hiking routes under {max_km=kms}
my mother in law has new hips, where could we stroll round [the] {area=hikearea}, {grade:easy=nothing steep|on the flat}
we've boots, sandwiches and a whole Sunday in [the] {area=hikearea}, {loop:true=ending back at the car|back to where we parked}
I want my thighs to burn in [the] {area=hikearea}, {grade:expert=via ferrata style|only for the fearless}, max {max_km=kms}
where in [the] {area=hikearea} can children get some fresh air without whining after {max_km=kms}
~ we won't stay overnight in a hut, only a day's walk in [the] {area=hikearea}, {max_km=kms}
{grade:easy=easy|gentle} walks in {area=walk} under {max_km=max_km}
where can I go hiking around {area=walk}, {loop:true=round trip|ending where I parked|circular}?
{grade:expert=expert|very difficult} trails, {area=walk}, {loop:false=point to point|not a loop}, {max_km=max_km} at most
footpaths near {area=walk}, hard to find any online
%lang de
such mir {grade:easy=leichte} Wanderungen im {area=gebirge}, höchstens {max_km=strecke}
%lang es
¿qué rutas {loop:true=circulares} hay en {area=sierrab} de menos de {max_km=trecho}?

%tool trailwise-book-hut Book beds in a mountain hut.
%also Returns a hut reservation.
%also Reserves places to sleep in an alpine refuge for a night, in the dormitory or a room, with half board if wanted.
%param hut* (refuge, lodge) {"type": "string", "description": "Name of the hut"}
%param night* (date, on) {"type": "string", "description": "Date"}
%param beds (places, hikers) {"type": "integer", "description": ""}
%param sleeping (room_kind) {"type": "string", "enum": ["dormitory", "shared_room", "private_room"], "description": "Kind of bed"}
%param half_board (meals) {"type": "boolean", "description": "Dinner and breakfast"}
%list hut: Rifugio Lagazuoi | Braunschweiger Hütte | Refuge du Goûter | Hörnli Hut | Black Sail | Franz Senn | Cabane du Trient | Rotwandhaus | Rifugio Auronzo | Olperer | Memorial Hut in Franklin | Refugio de Góriz | Lakes of the Clouds | Konkordia | Kürsinger | Gjendesheim | Refuge de l'Arpont | Watzmannhaus | Triglav Lodge on Kredarica | Stüdl Hut | Mueller Hut | Bivacco Gervasutti
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list hut2: Geltenhütte | Refuge du Goûter | Hut under the Notch | Old Shepherd's Hut | Rifugio Elba | Three Lakes | The Eagle and Hare | Kaiserjochhaus | Hut 7 | Cabane des Vents
book {beds=int} beds in [the] {hut=hut} for {night=date}
{hut=hut}, {night=date}, {beds=int} people, {sleeping:dormitory=dormitory|mattress room}
we need {sleeping:private_room=a private room|our own room} at [the] {hut=hut} {night=date} with {half_board:true=half board|dinner and breakfast}
{night=date}, {beds=int} places at [the] {hut=hut}, {half_board:true=half board}
{hut=hut} {night=date}
~ {beds=int} beds {hut=hut}
mountain hut {night=date}
book us into [the] {hut=hut}
we'll be too tired to get down {night=date}, so {beds=int} of us crash at [the] {hut=hut}
storm's coming and I'd rather be under the roof of [the] {hut=hut} {night=date}, {sleeping:dormitory=I don't mind snorers|a bunk among strangers is fine}
{half_board:true=carrying food is not for me|they should feed us}: {hut=hut}, {night=date}, {beds=int}
~ honeymoon above the clouds: {hut=hut}, {night=date}, {sleeping:private_room=only the two of us|a door we can close}
we know the trail already, we just need somewhere to sleep {night=date}, [the] {hut=hut}, {beds=int} of us
{beds=few2} beds at {hut=hut2} on {night=day2}
~ book {hut=hut2} for {night=day}, {sleeping:dormitory=dormitory}
on {night=day2} at {hut=hut2}, {half_board:true=with half board}
hut {hut=hut2}, night {night=day}, beds {beds=few2}, sleeping {sleeping:shared_room=shared room}, half board {half_board:true=yes}
{sleeping:private_room=private room} for {beds=few2}, {hut=hut2}, {night=day}
{half_board:false=without half board|no half board}, {beds=few2} beds, {night=day}, in {hut=hut2}
book the night of {night=day2} in {hut=hut2} for {beds=few2}

%tool trailwise-surf-report Wave height, wind and water temperature at a surf spot.
%also Returns swell, period and wind by the hour.
%also Whether a beach has waves worth riding on a day or at an hour, rated for beginners or advanced surfers.
%param spot* (beach, break) {"type": "string", "description": "Beach or break"}
%param at (when, day) {"type": "string", "description": "Day or hour"}
%param level (skill) {"type": "string", "enum": ["beginner", "intermediate", "advanced"], "description": "Skill of the surfer"}
%list surfspot: Fistral | Hossegor | Peniche | Bondi | Jeffreys Bay | Mundaka | Ericeira | Pipeline | Croyde | Biarritz | Uluwatu | Huntington Beach | Raglan | Taghazout | Nazaré | Thurso East | La Graviere | Snapper Rocks | Trestles | Lahinch | Praia do Norte | Ocean Beach in San Francisco | Playa Grande | Rossnowlagh | bay behind the lighthouse
%list surf: Mundaka | Bells Beach | Hossegor | the pier at Huntington | Sandy Bay | Jaws | Thurso East | Big Rock | Supertubos | Fistral | Anchor Point
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list clock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
how are the waves at {spot=surfspot} {at=when}
surf report {spot=surfspot} {at=date} for {level:beginner=a beginner|beginners}
{spot=surfspot}, {at=time}, {level:advanced=advanced|experienced surfers}
~ {at=date} {spot=surfspot} {level:intermediate=intermediate}
surf {spot=surfspot} {at=date}
~ waves {spot=surfspot}
swell at {at=time}
surf report for {at=date}
shall I drag the board to {spot=surfspot} {at=when} or stay in bed
my kid stood up for the first time yesterday, is {spot=surfspot} fine {at=date}, {level:beginner=she's only learning|still a rookie}
flat as a lake or proper sets {at=date} down at {spot=surfspot}
~ thick neoprene or thin one at {spot=surfspot} {at=date}
no walking today, I want to ride something, what's {spot=surfspot} doing at {at=time}
surf at {spot=surf} {at=slot} for {level:beginner=beginners|a beginner}
waves for {at=day3} at {spot=surf}
{level:advanced=advanced}, {spot=surf}, {at=slot}
~ spot {spot=surf}, time {at=clock}, level {level:intermediate=intermediate}
%lang de
wie hoch sind die Wellen in {spot=surfspot} {at=date}
%lang es
¿hay olas en {spot=surfspot} {at=date} para {level:beginner=principiantes|alguien que empieza}?
