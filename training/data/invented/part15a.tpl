# Invented tools: a yacht harbour, bees, giving blood, a choir's scores, amateur radio, a pottery's kilns, door badges.
%list ship: Albatros | Sea Breeze | Nordlys | Blue Moon | Old Faithful | Marie-Claire | Second Wind | Tern | Puffin II | Wanderer | Lady Jane | Kittiwake | Morning Star | Stormvogel | Salt and Pepper | Grey Goose | Lucky Seven | Zephyr
%list shipday: friday evening | saturday around noon | the 14th | tomorrow | 3 august | tonight | july 9 at six | next tuesday | whit monday | the first of june | 2025-07-18 | sunday 4pm | the day after tomorrow | wednesday night | 21:30 today | thursday | late on monday
%list metres: 9 m => 9 | 12 metres => 12 | 7.5 m => 7.5 | 14 meters => 14 | 11.2 m => 11.2 | 10.5 m => 10.5 | 8 metres => 8 | 16 m => 16 | 13.4 m => 13.4
%list berthno: B12 | C4 | A-07 | pier 3, place 9 | D21 | E5 | pontoon 2 number 14 | F8 | A1 | G16 | K3 | north jetty 6
%list ampere: 6 | 16 amps => 16 | 10 A => 10 | 4 amps => 4 | 13 | 32 A => 32 | 8 amps => 8
%list flagland: Denmark | the Netherlands | France | Finland | Britain | Norway | Ireland | Portugal | Sweden | Italy | Estonia | Iceland
%list hivename: hive 4 | hive 9 | number 7 | hive 2b | hive Rosa | colony 11 | hive 3 | colony nine | Victoria | hive A6 | Honeypot | hive B | old Boris | hive 15
%list hivename_de: Stock 4 | Volk 7 | Beute 12 | Stock 2 | Volk 11
%list hivename_es: colmena 4 | colmena azul | colmena 7 | colmena 12 | colmena del manzano
%list hivenote: lots of drones in the corner | two supersedure cells, left them in | wet floor board | mites on the tray, about thirty | they need a second super | chalk brood on frame two | new comb and very white | mouse got in over winter | propolis everywhere | hardly any stores left | wasps at the entrance | bees on eight seams | a patch of scattered brood | robbed by the neighbours, I suspect
%list honeysort: acacia | lime blossom | heather | spring blossom | forest honey | canola | chestnut | clover | thyme | buckwheat | dandelion
%list honeykg: 12 kg => 12 | 8.5 kilos => 8.5 | 20 kg => 20 | 14 | 6 kilos => 6 | 17.3 kg => 17.3 | 9 kilograms => 9 | 4.5 kg => 4.5 | 22 kilos => 22
%list feedkg: 2 kg => 2 | 5 kilos => 5 | 1.5 kg => 1.5 | 3 kg => 3 | 2.5 kilograms => 2.5 | 4 kilos => 4
%list bloodtown: Leeds | Graz | 80331 | Tampere | Dover | Valencia | Utrecht | Boulder | Cork | Bergen | 10002 | Turin | Halifax | Brno | Dundee
%list bloodsite: Red Cross house | Elm Road fire station | University Hospital | St. Mary's parish hall | donor centre West | Central Clinic | market square | Lakeside school gym | Haema centre | building 9 on campus | Ashford community hall
%list bloodsite_de: Rotkreuzhaus | Uniklinik | Spendezentrum West | Feuerwehrhaus
%list bloodsite_es: Hospital Clínico | Casa de la Cruz Roja | centro de salud de la plaza | autobús de la universidad
%list bloodwhen: tuesday at 4 | 12 may 17:30 | tomorrow morning at nine | friday 10am | the 3rd at noon | monday after six | june 8, 15:00 | saturday at half past eleven | next thursday 18:15 | wednesday 7 in the evening
%list bloodday: saturday | next week | 19 march | tomorrow | the 2nd of may | friday | this weekend | monday | after easter | october 4
%list deferral: tattoo | root canal | trip to Kenya | flu shot | piercing | course of antibiotics | pregnancy | tick bite | wisdom tooth extraction | colonoscopy | cold with fever | bout of shingles | holiday in Thailand | small operation | session of acupuncture | cortisone treatment
%list deferday: march 3 | last monday | the 8th of june | three weeks ago | yesterday | august | christmas | two months ago | 2024-11-20 | last friday
%list opus: Messiah | Carmina Burana | Mozart Requiem | Elijah | Ave verum | Gloria by Vivaldi | Fauré Requiem | Missa brevis | Creation | African Sanctus | Locus iste | German Requiem | Magnificat | Sleep by Whitacre | Christmas Oratorio | Four Motets and Psalm 23
%list vocalist: Mrs. Keller | Jonas | Aunt Edith | Petra Vogel | Sam | Olga | Father Brendan | Theo Lind | Miriam | Tess | Mr. Abara | Hanne | Lucía | Viktor
%list vocalist_de: Frau Keller | Jonas | Petra Vogel | Theo | Hanne
%list vocalist_es: Lucía | Jorge | la señora Prats | Olga | Víctor
%list rehearsal: thursday | the 12th | next monday | tonight | 6 november | tuesday next week | the dress rehearsal | wednesday | tomorrow evening | the last one before advent | february 20
%list noshow: she has the flu | night shift | he is stuck in Hamburg | parents' evening | a sprained ankle | no babysitter | lost his voice | her train was cancelled | jury duty | moving house
%list callsgn: DL3ABC | K7QRZ | OE5XYZ | F4HTN | G0LMN | VK2BJO | JA1WXQ | EA7KTL | PY2RS | ON4UB | SM0DGT | ZS6BKW | LA9VFA | W1AW
%list rsthow: 59 | 599 | 57 | 55 | 44 | 579 | five nine | 339 | -12 | +04
%list utctime: 18:42 | 0715 | 21:05 UTC | 1130z | 04:20 | 23:58 | 16:00 UTC | 0932z
%list beamland: Japan | Brazil | the Azores | South Africa | Hawaii | Scandinavia | New Zealand | the Caribbean | Greenland | Cyprus | Ukraine | Alaska
%list degr: 270 | 45 degrees => 45 | 310 | 90 | 15 degrees => 15 | 205 | 122 | 180 degrees => 180 | 338
%list oven: kiln 2 | Big Bertha | kiln C | kiln A | Vesuvius | kiln no. 5 | Dragon | kiln Gaia | Etna
%list oven_de: Ofen 2 | Brennofen A | Vesuv | Ofen 1
%list oven_es: horno 2 | horno grande | horno de gas | horno B
%list peak: 1060 degrees => 1060 | 1240 | 980 °C => 980 | 1000 | 1180 degrees => 1180 | 1280 °C => 1280 | 950 | 1120
%list soak: 20 minutes => 20 | 15 min => 15 | half an hour => 30 | 45 minutes => 45 | ten minutes => 10 | an hour => 60
%list firestart: 10 tonight | six in the morning | midnight | tomorrow at 8 | friday 5am | 23:15 | sunday evening | 4 p.m.
%list kilnwoe: a shelf collapsed | the thermocouple reads nonsense | it smells of burnt plastic | somebody left a plastic lid inside | smoke from the plug | wrong cone | the roof is leaking on it | the fan died | there's wet ware in it
%list maker: Ingrid | Rita | Pavel | Ms. Oduya | Bea and Tom | Hiro | class 7b | Nell | old Mr. Farrow | Saskia
%list tallcm: 30 cm => 30 | 18 | 42 cm => 42 | 25.5 cm => 25.5 | 12 | 55 cm => 55 | 8 cm => 8
%list fireday: next saturday | the 22nd | monday | 5 april | friday | tuesday week | wednesday | the 1st of march | thursday
%list cardholder: Nadia Petrov | Tim from Volta | Herr Blum | Sunil Rao | Jack the intern | Gloria Mensah | Dr. Weiss | Pilar | Emre Kaya | Bridget Foley | Mr. Long | Annika Storm
%list zonelist: lab 3 and cold store | server room | archive, reading room | warehouse and loading bay | floors 2 and 3 | main gate, canteen and gym | clean room | vault, lobby | parking deck, east stairs | workshop
%list badgeend: the end of june | 31 december | next friday | 2025-09-30 | the 15th | easter | monday evening | the last day of the trade fair | august 1
%list badgeno: 40217 | B-1190 | 00831 | VIS-22 | 77105 | C4419 | 3056 | X-908 | 61200 | EMP-347
%list doorname: server room | loading bay 2 | lab 3 | vault 1 | north gate | archive | roof terrace | east stairs | chemistry store | data hall | staff entrance | prototype workshop
%list doorday: yesterday | monday | the 9th | last night | sunday | this morning | march 28 | christmas eve | tuesday | today

%tool harbor.request_berth
can we tie up with the {boat=ship} {arrival=shipday}? {nights=int} nights
{boat=ship}, {length_m=metres}, {arrival=shipday}, {nights=int} nights
we're sailing in {arrival=shipday} and would like to stay {nights=int} nights with you, the boat is called {boat=ship}
a mooring for {boat=ship} from {arrival=shipday} please
I'm the skipper of {boat=ship}, {length_m=metres} long, and I'd need somewhere to lie {arrival=shipday}
any room for {length_m=metres} {arrival=shipday}, name {boat=ship}, fenders to {side:port=port}
eta {arrival=shipday}, {boat=ship}, {side:starboard=starboard} side to, {nights=int} nights
the weather is chasing us, so {boat=ship} has to come in {arrival=shipday} instead of anchoring out, find us a slot for {nights=int} nights
my brother lands with {boat=ship} {arrival=shipday}, she's {length_m=metres}, sort him out a place at the pontoon
we need a place for {boat=ship}, {nights=int} nights
{nights=int} nights on the visitors' pontoon from {arrival=shipday}
could you squeeze {boat=ship} in somewhere {arrival=shipday}
%lang de
Liegeplatz für die {boat=ship} ab {arrival=weekday}, {nights=int} Nächte
wir laufen am {arrival=weekday} mit der {boat=ship} ein und bräuchten einen Platz
%lang es
un amarre para el {boat=ship} el {arrival=weekday}, {nights=int} noches
llegamos el {arrival=weekday} con el {boat=ship}, ¿nos dais sitio?
%lang en

%tool harbor.shore_power
{state:on=hook up|connect} {berth=berthno}, {limit_amps=ampere} is enough
{berth=berthno} {state:on=on}
{berth=berthno} {state:off=off}, they left this morning
{state:off=cut} the juice at {berth=berthno}, please
no current on {berth=berthno}, can you {state:on=turn it on}
{state:on=give} {berth=berthno} some electricity now, max {limit_amps=ampere}
{state:on=activate} the pillar at {berth=berthno}, but cap it at {limit_amps=ampere}
my fridge is warming up on {berth=berthno}, somebody must have forgotten to {state:on=switch us on}
the guests on {berth=berthno} haven't paid for three days, so {state:off=disconnect} their cable
socket on {berth=berthno} {state:off=dead}, I want to work on it with wet hands
we'd like a hookup at {berth=berthno}, {limit_amps=ampere}, {state:on=live} before supper
{state:off=kill} the mains for {berth=berthno}
%lang de
Landstrom an {berth=berthno} {state:on=einschalten}, höchstens {limit_amps=ampere}
bitte den Strom an {berth=berthno} {state:off=abstellen}
%lang es
{state:on=conecta} la luz del amarre {berth=berthno}
{state:off=corta} la corriente en el {berth=berthno}
%lang en

%tool harbor.pump_out
{tank:black_water=sewage|toilet} tank on {berth=berthno} is full
please get the {tank:bilge=bilge} emptied at {berth=berthno} {when=shipday}
{berth=berthno}, {tank:grey_water=grey water}, {when=shipday}
the loo won't flush any more because the {tank:black_water=holding tank for the toilet} is up to the brim, we lie at {berth=berthno}
send the honey boat to {berth=berthno}
suction service for {berth=berthno} {when=shipday}, {tank:black_water=black water}
who sucks out the {tank:grey_water=grey} tank here? I'm at {berth=berthno}, {when=shipday} would suit me
there's oily stuff in our {tank:bilge=bilge} and I don't want it in the sea, come by {berth=berthno} {when=shipday}
empty us {when=shipday}, we're on {berth=berthno}
before the kids get on board {when=shipday} the waste has to be gone from {berth=berthno}
{when=shipday}: drain {tank:grey_water=shower and sink water} at {berth=berthno}
could somebody see to our {tank:black_water=black} tank
%lang de
{tank:black_water=Fäkalientank} an {berth=berthno} bitte am {when=weekday} leer pumpen
schickt am {when=weekday} jemand zum Absaugen zu {berth=berthno}
%lang es
hay que vaciar la {tank:bilge=sentina} en {berth=berthno} el {when=weekday}
manda el servicio de aspiración al {berth=berthno}
%lang en

%tool harbor.expected_arrivals
who's coming in {day=shipday}
any {kind:cargo=freighters|cargo ships} {day=shipday}?
{kind:sailing=sailing boats} from {flag=flagland}, {day=shipday}
how full will the basin get {day=shipday}
I have to plan the crew for {day=shipday}, so what's announced in the way of {kind:motor=motor boats}
{kind:fishing=trawlers} due {day=shipday}
is there anything from {flag=flagland} on the list {day=shipday}
are the {kind:fishing=fishermen} back {day=shipday}
incoming, {flag=flagland}
my cousin collects flags and asks whether we'll see one of {flag=flagland} {day=shipday}
{day=shipday}, incoming {kind:motor=motor yachts} only
show the harbour master what to expect
%lang de
welche Schiffe laufen am {day=weekday} ein
kommen am {day=weekday} {kind:sailing=Segler} herein?
%lang es
¿qué barcos entran el {day=weekday}?
¿hay {kind:fishing=pesqueros} anunciados para el {day=weekday}?
%lang en

%tool apiary_log_inspection
had a look into {hive=hivename}: {queen_seen:true=saw the queen}, {brood_frames=int} frames of brood
{hive=hivename} {queen_seen:false=no queen} {temper:aggressive=aggressive}
opened {hive=hivename} today, {temper:calm=gentle as lambs|calm}, {remarks=hivenote}
{hive=hivename}, brood on {brood_frames=int}, {remarks=hivenote}
hive book: {hive=hivename}, {queen_seen:true=queen present}, {temper:nervous=a bit nervous|jittery}, remark {remarks=hivenote}
just got stung four times at {hive=hivename}, they're {temper:aggressive=furious} and I {queen_seen:false=couldn't find her majesty}
put down for {hive=hivename} that there are {brood_frames=int} brood frames and {queen_seen:true=her ladyship is alive and laying}
went through {hive=hivename} in the rain, {temper:nervous=nervous} lot, nothing else to report
{brood_frames=int} frames with brood in {hive=hivename}
write in the records that {hive=hivename} was {temper:calm=peaceful} this morning
note about {hive=hivename} after I lifted the lid: {remarks=hivenote}
checked {hive=hivename}, {queen_seen:false=the queen was nowhere}
%lang de
Durchsicht {hive=hivename_de}: {queen_seen:true=Königin gesehen}, {brood_frames=int} Brutwaben, {temper:calm=sanft}
{hive=hivename_de} war heute {temper:aggressive=richtig stechlustig}, {queen_seen:false=keine Königin gefunden}
%lang es
he abierto la {hive=hivename_es}: {queen_seen:true=he visto a la reina}, {brood_frames=int} cuadros con cría
apunta que la {hive=hivename_es} está {temper:nervous=nerviosa} y {queen_seen:false=sin reina}
%lang en

%tool apiary_record_harvest
took {kilograms=honeykg} off {hive=hivename}
{hive=hivename}: {kilograms=honeykg} of {sort=honeysort}
{kilograms=honeykg} {sort=honeysort} out of {hive=hivename}, my arms hurt
we extracted today and {hive=hivename} gave us {kilograms=honeykg}
put {kilograms=honeykg} down for {hive=hivename}, it's {sort=honeysort}
{sort=honeysort}, {kilograms=honeykg}, {hive=hivename}
the spinner is finally clean again, so for the books: {hive=hivename} made {kilograms=honeykg} of {sort=honeysort} this round
believe it or not, {kilograms=honeykg} from {hive=hivename} alone
what came out of {hive=hivename} was {sort=honeysort}, {kilograms=honeykg} on the scales
yield {hive=hivename} {kilograms=honeykg}
add the jars from {hive=hivename}, {kilograms=honeykg} altogether
%lang de
{hive=hivename_de} hat {kilograms:12=12 kg} {sort:Akazie=Akazie} gebracht
{kilograms:8=8 Kilo} Honig aus {hive=hivename_de} geschleudert, trag das ein
%lang es
hemos sacado {kilograms:9=9 kilos} de miel de la {hive=hivename_es}
cosecha de la {hive=hivename_es}: {kilograms:14=14 kg} de {sort:romero=romero}
%lang en

%tool apiary_feed
{hive=hivename} got {amount_kg=feedkg} of {food:syrup=sugar water|syrup}
gave {food:fondant=fondant} to {hive=hivename}
{food:syrup=syrup} {amount_kg=feedkg} {hive=hivename}
they were starving in {hive=hivename}, so I put {amount_kg=feedkg} of {food:fondant=fondant} on top
a {food:pollen_patty=pollen patty|protein patty} for {hive=hivename}, {amount_kg=feedkg}
keep track of what they eat: {food:fondant=fondant}, {hive=hivename}, {amount_kg=feedkg}
topped the feeder of {hive=hivename} up with {food:syrup=sugar solution}
winter stores: {hive=hivename} has had {amount_kg=feedkg} of {food:syrup=thick syrup} as of today
{hive=hivename} now has a {food:pollen_patty=pollen cake} lying on the frames
I've spooned {food:fondant=candy} over the crown board hole of {hive=hivename}, {amount_kg=feedkg} I'd say
the bees in {hive=hivename} have been fed {amount_kg=feedkg}
%lang de
{hive=hivename_de} hat {amount_kg:2=2 kg} {food:fondant=Futterteig} bekommen
{food:syrup=Zuckerwasser} für {hive=hivename_de}, {amount_kg:5=5 Kilo}
%lang es
le he dado {amount_kg:2=2 kilos} de {food:syrup=jarabe} a la {hive=hivename_es}
la {hive=hivename_es} ya tiene {food:fondant=pasta de azúcar}
%lang en

%tool blood-find-drives
where can I give {donation:plasma=plasma} near {near=bloodtown}
blood drive {near=bloodtown} {date=bloodday}
{near=bloodtown}, {donation:platelets=platelets}
my colleagues and I want to let some blood flow for a good cause {date=bloodday}, what's on around {near=bloodtown}
do they come to {near=bloodtown} {date=bloodday} with their bus and the needles
nearest place to {near=bloodtown} that takes {donation:whole_blood=whole blood}
I'm in {near=bloodtown} for work {date=bloodday} and have an arm to spare
donor sessions, {date=bloodday}, {near=bloodtown}
is anyone collecting {donation:platelets=thrombocytes|platelets} in {near=bloodtown} at all
O negative here, who wants it in {near=bloodtown}
{donation:plasma=plasma} centres round {near=bloodtown} that are open {date=bloodday}
which halls will the red cross be in {date=bloodday}
%lang de
wo kann man in {near=city} am {date=weekday} Blut spenden
{donation:plasma=Plasma}spende in der Nähe von {near=city}
%lang es
¿dónde se puede donar {donation:plasma=plasma} cerca de {near=city}?
donación de sangre en {near=city} el {date=weekday}
%lang en

%tool blood-book-donation
put me down at {site=bloodsite} {time=bloodwhen}
{site=bloodsite}, {time=bloodwhen}, {donation:plasma=plasma}
I'd like to give {donation:whole_blood=a full bag of blood|whole blood} {time=bloodwhen} at {site=bloodsite}, {first_time:true=never done it before}
{time=bloodwhen} for my {donation:platelets=platelets} at {site=bloodsite}
a chair at {site=bloodsite} for {time=bloodwhen}, I'm {first_time:false=an old hand}
{first_time:true=it's my first time} and I'm a bit scared, but let's do it, {time=bloodwhen} at {site=bloodsite}
sign us up to bleed, {site=bloodsite}, {time=bloodwhen}
make it {time=bloodwhen} at {site=bloodsite}, {donation:plasma=only the plasma}
can I come {time=bloodwhen} to {site=bloodsite} and roll up my sleeve
they rang because my group is scarce, so get me in {time=bloodwhen}, {site=bloodsite}
a slot to donate {donation:platelets=platelets} {time=bloodwhen}
{first_time:true=newbie} here, book {site=bloodsite}
%lang de
Termin zur {donation:plasma=Plasma}spende im {site=bloodsite_de} am {time=weekday}
ich will am {time=weekday} im {site=bloodsite_de} Blut lassen, {first_time:true=zum ersten Mal}
%lang es
apúntame para donar {donation:plasma=plasma} en el {site=bloodsite_es} el {time=weekday}
quiero dar sangre el {time=weekday} en el {site=bloodsite_es}, {first_time:true=es mi primera vez}
%lang en

%tool blood-check-deferral
can I donate after a {cause=deferral}
{cause=deferral}, {since=deferday}, am I allowed to give yet
had a {cause=deferral} {since=deferday}, when may I lie down on the couch again
they sent me home last time because of a {cause=deferral}, how long does that last
is a {cause=deferral} a problem for donors
how many weeks do I have to keep away from the donor bus, it was a {cause=deferral}, {since=deferday}
my sister wants to come along to the blood drive but she had a {cause=deferral} {since=deferday}, will they take her
waiting period {cause=deferral}
does a {cause=deferral} rule me out as a donor
{since=deferday} was my {cause=deferral}, too early for the needle?
would they still want my plasma with a {cause=deferral} in {since=deferday}
%lang de
darf ich nach {cause:einer Tätowierung=einer Tätowierung} schon wieder Blut spenden
wie lange muss ich mit der Spende warten, {cause:Zahn gezogen=Zahn gezogen}, {since=date}
%lang es
me hice {cause:un tatuaje=un tatuaje} en {since=month}, ¿puedo donar ya?
¿cuánto tengo que esperar para dar sangre después de {cause:una gripe=una gripe}?
%lang en

%tool lendScore
{work=opus} goes to {singer=vocalist}
give {singer=vocalist} the {voice:alto=alto} of {work=opus}
{singer=vocalist} took {copies=int} {work=opus} home
hand {singer=vocalist} {copies=int} copies of {work=opus}, {voice:tenor=tenor}
{work=opus}, {voice:piano=piano reduction}, {singer=vocalist}
{singer=vocalist} joined the {voice:bass=basses} and needs something to sing from, {work=opus} for a start
sign out {work=opus} for {singer=vocalist}
please enter that {singer=vocalist} has a {voice:soprano=soprano} part of {work=opus} now
I lent {singer=vocalist} {work=opus}, {copies=int} of them, for the quartet
note a loan, {singer=vocalist}, {work=opus}
who has what: {singer=vocalist} walked off with {work=opus} after the break, so put it on the list
{voice:tenor=tenor} sheets, {copies=int} pieces, for {singer=vocalist}
%lang de
{singer=vocalist_de} nimmt {copies=int} mal {work=opus} mit
trag ein, dass {singer=vocalist_de} die {voice:alto=Altstimme} vom {work=opus} mit nach Hause hat
%lang es
{singer=vocalist_es} se lleva {copies=int} partituras de {work=opus}
dale a {singer=vocalist_es} la parte de {voice:bass=bajo} de {work=opus}
%lang en

%tool takeBackScore
{singer=vocalist} brought {work=opus} back
{work=opus} is here again from {singer=vocalist}, {condition:damaged=coffee all over it|pages missing}
{singer=vocalist}, {work=opus}, {condition:good=like new}
strike {work=opus} off {singer=vocalist}'s list, I have it in my hands
got the {work=opus} from {singer=vocalist} at last, it looks {condition:worn=rather used}
{singer=vocalist} is leaving the choir and dropped {work=opus} into my letterbox
back on the shelf: {work=opus}, {singer=vocalist}
after seven reminders {singer=vocalist} has handed in {work=opus}, and guess what, it's {condition:damaged=torn in half}
{work=opus} of {singer=vocalist} came in today, {condition:good=spotless}
{singer=vocalist} doesn't have {work=opus} any more, we do
{condition:worn=dog-eared} but complete, {work=opus} by way of {singer=vocalist}
%lang de
{singer=vocalist_de} hat {work=opus} zurückgegeben, Zustand {condition:good=gut}
{work=opus} von {singer=vocalist_de} ist wieder da, leider {condition:damaged=zerrissen}
%lang es
{singer=vocalist_es} ha devuelto {work=opus}
ya tengo {work=opus} de {singer=vocalist_es}, está {condition:damaged=rota}
%lang en

%tool excuseFromRehearsal
{singer=vocalist} can't sing {date=rehearsal}
{singer=vocalist} won't be there {date=rehearsal}, {reason=noshow}
{date=rehearsal} without {singer=vocalist}, {reason=noshow}
sorry, {singer=vocalist} isn't coming to practice {date=rehearsal}
mark {singer=vocalist} as missing {date=rehearsal}
let the conductor know that {singer=vocalist} has to skip {date=rehearsal}, reason: {reason=noshow}
{reason=noshow}, so {singer=vocalist} stays away {date=rehearsal}
we'll be one voice short {date=rehearsal}, it's {singer=vocalist}
choir {date=rehearsal}: no {singer=vocalist}
{singer=vocalist} just phoned in a terrible state, {reason=noshow}, and asks to be let off {date=rehearsal}
absent {singer=vocalist} {date=rehearsal}
%lang de
{singer=vocalist_de} kommt am {date=weekday} nicht zur Probe, {reason:Nachtschicht=Nachtschicht}
entschuldige {singer=vocalist_de} für die Chorprobe am {date=weekday}
%lang es
{singer=vocalist_es} no viene al ensayo del {date=weekday}
avisa al director de que {singer=vocalist_es} falta el {date=weekday}, {reason:está afónica=está afónica}
%lang en

%tool hamshack_log_qso
worked {callsign=callsgn} on {band:20m=20m|twenty metres}, {mode:cw=cw}, {report=rsthow}
{callsign=callsgn} {band:40m=40m} {mode:ssb=ssb} {report=rsthow} {utc=utctime}
{utc=utctime} {callsign=callsgn} {band:2m=2m} {mode:fm=fm}
had a lovely chat with {callsign=callsgn} at {utc=utctime} on {band:80m=80 metres}
{callsign=callsgn} came back to my call on {band:10m=10m}, gave him {report=rsthow}
into the log: {callsign=callsgn}, {band:70cm=70 cm}, {utc=utctime}
{mode:ft8=ft8} with {callsign=callsgn}, {band:20m=20m}, report {report=rsthow}
new country!! {callsign=callsgn} on {band:10m=ten metres} {mode:ssb=sideband}, {report=rsthow} both ways
contact {callsign=callsgn} {band:40m=40m}
please remember the station I just spoke to, {callsign=callsgn}, {utc=utctime}, {band:2m=two metres}
{mode:cw=morse} with {callsign=callsgn} on {band:80m=80m}
%lang de
Funkverbindung mit {callsign=callsgn} auf {band:40m=40 m}, {mode:cw=Telegrafie}, Rapport {report=rsthow}
trag {callsign=callsgn} um {utc=utctime} auf {band:20m=20m} ins Log ein
%lang es
contacto con {callsign=callsgn} en {band:20m=20 metros}, {mode:ssb=banda lateral}, {report=rsthow}
anota {callsign=callsgn} en {band:40m=40m} a las {utc=utctime}
%lang en

%tool hamshack_who_is
who's {callsign=callsgn}
{callsign=callsgn}?
where does {callsign=callsgn} transmit from
I heard {callsign=callsgn} through all that noise, whose station is that
name and town of {callsign=callsgn}
have I ever talked to {callsign=callsgn} {with_contacts:true=before}, and who is it
callbook {callsign=callsgn}
grid square of {callsign=callsgn}, {with_contacts:false=don't bother with my log}
somebody signs as {callsign=callsgn}, is that a real licence
I want to send a card to {callsign=callsgn}, where does he live
{callsign=callsgn}, {with_contacts:true=our past contacts too}
%lang de
wem gehört das Rufzeichen {callsign=callsgn}
wer ist {callsign=callsgn}, {with_contacts:true=mit unseren früheren Verbindungen}
%lang es
¿de quién es el indicativo {callsign=callsgn}?
¿dónde está la estación {callsign=callsgn}?
%lang en

%tool hamshack_turn_beam
antenna to {bearing=degr}
point at {toward=beamland}
I want to hear {toward=beamland}, {path:long=the long way round}
{bearing=degr}, yagi
swing the beam round to {toward=beamland}, {path:short=short path}
{toward=beamland} should be booming in by now, aim the yagi there
rotor {bearing=degr}
the opening to {toward=beamland} is {path:long=long path} this morning, so turn us that way
bring the mast top to {bearing=degr} before the storm
yagi looking the wrong way, it ought to face {toward=beamland}
go {bearing=degr} with the antenna
let's try {toward=beamland} {path:short=the direct way}
%lang de
dreh die Antenne auf {bearing=degr}
Richtantenne nach {toward=country}, {path:long=langer Weg}
%lang es
gira la antena a {bearing:270=270 grados}
apunta la antena hacia {toward=country}, por el {path:long=camino largo}
%lang en

%tool kiln.fire
{kiln=oven}, {program:bisque=bisque}, {peak_celsius=peak}
start a {program:glaze=glaze} in {kiln=oven} {start_at=firestart}
{program:raku=raku} in {kiln=oven}
heat {kiln=oven} up to {peak_celsius=peak} and keep it there {hold_minutes=soak}, {program:glaze=glaze program}
{kiln=oven} is loaded and shut, off we go with the {program:bisque=biscuit|bisque}
only {program:drying=dry} the stuff in {kiln=oven}, nothing above {peak_celsius=peak}
{program:glaze=glaze}, {kiln=oven}, {peak_celsius=peak}, {hold_minutes=soak}, {start_at=firestart}
the power is cheaper at night, so let {kiln=oven} begin its {program:bisque=bisque} {start_at=firestart}
my mugs are dry enough, give them a {program:bisque=first firing} in {kiln=oven} to {peak_celsius=peak}
set {kiln=oven} going, {program:raku=raku}, top {peak_celsius=peak}
could {kiln=oven} run tonight? {start_at=firestart}, {program:glaze=for the glazes}, soak of {hold_minutes=soak}
{hold_minutes=soak} at {peak_celsius=peak} in {kiln=oven}
%lang de
{program:bisque=Schrühbrand} in {kiln=oven_de} bis {peak_celsius:980=980 Grad}
starte {kiln=oven_de} um {start_at=time} mit {program:glaze=Glasurbrand}
%lang es
enciende el {kiln=oven_es} para un {program:glaze=esmalte} a {peak_celsius:1240=1240 grados}
{program:bisque=bizcocho} en el {kiln=oven_es}, mantén {hold_minutes:20=20 minutos}
%lang en

%tool kiln.abort
stop {kiln=oven}, {reason=kilnwoe}
{kiln=oven} off NOW
{reason=kilnwoe}, shut {kiln=oven} down
oh no, {reason=kilnwoe}! pull the plug on {kiln=oven}
we can't let {kiln=oven} go on, {reason=kilnwoe}
halt the firing in {kiln=oven}
don't let {kiln=oven} get any hotter
I fear for the pots, take {kiln=oven} out of its run because {reason=kilnwoe}
{kiln=oven} has to come down right away
emergency at {kiln=oven}: {reason=kilnwoe}
end it, {kiln=oven}, {reason=kilnwoe}
%lang de
{kiln=oven_de} sofort abbrechen, {reason:es riecht verbrannt=es riecht verbrannt}
brich den Brand in {kiln=oven_de} ab
%lang es
para el {kiln=oven_es}, {reason:sale humo=sale humo}
corta la cocción del {kiln=oven_es} ahora mismo
%lang en

%tool kiln.reserve_shelf
{pieces=int} pieces for the firing {firing_day=fireday}
room for {pieces=int} bowls {firing_day=fireday}, the tallest is {tallest_cm=tallcm}
{potter=maker} has {pieces=int} pots for {firing_day=fireday}
can {potter=maker} get {pieces=int} things into the kiln {firing_day=fireday}
{firing_day=fireday}: {potter=maker}, {pieces=int}, up to {tallest_cm=tallcm}
I've thrown {pieces=int} cups and want them in {firing_day=fireday}
leave a corner free {firing_day=fireday} for {pieces=int} tiles of {potter=maker}
{potter=maker}'s vases, {pieces=int} of them and {tallest_cm=tallcm} high, would love to go along {firing_day=fireday}
is there still a board going begging {firing_day=fireday}? I have {pieces=int} small plates
squeeze {pieces=int} mugs in {firing_day=fireday}
save {potter=maker} a shelf, {pieces=int} figurines
%lang de
Platz für {pieces=int} Schalen im Brand am {firing_day=weekday}
{potter=firstname} hat {pieces=int} Tassen für den Brand am {firing_day=weekday}, die höchste {tallest_cm:18=18 cm}
%lang es
guárdame sitio para {pieces=int} piezas en la hornada del {firing_day=weekday}
{potter=firstname} quiere meter {pieces=int} jarrones el {firing_day=weekday}
%lang en

%tool issueAccessBadge
badge for {holder=cardholder}: {zones=zonelist}
{holder=cardholder} must get into {zones=zonelist} until {validUntil=badgeend}
key card, {holder=cardholder}, {zones=zonelist}, {validUntil=badgeend}
{holder=cardholder} starts with us tomorrow and has to be able to open {zones=zonelist}
let {holder=cardholder} have a pass for {zones=zonelist}, {escortNeeded:true=never without somebody of ours}
make {holder=cardholder} a card, {zones=zonelist}, good through {validUntil=badgeend}, {escortNeeded:false=may walk around alone}
print a pass for {holder=cardholder} that opens {zones=zonelist}
{holder=cardholder} keeps knocking at {zones=zonelist}, a chip of their own would help, valid till {validUntil=badgeend}
visitor pass {holder=cardholder}, {escortNeeded:true=escorted}, {zones=zonelist}
from monday {holder=cardholder} works in {zones=zonelist}, please make out what it takes to open the doors
new badge, {holder=cardholder}, ends {validUntil=badgeend}
%lang de
Ausweis für {holder=fullname}, Bereiche {zones:Labor, Archiv=Labor und Archiv}, gültig bis {validUntil=date}
{holder=fullname} braucht eine Karte für {zones:Lager=Lager}, {escortNeeded:true=nur in Begleitung}
%lang es
tarjeta para {holder=fullname}, que abra {zones:almacén=almacén}, hasta {validUntil=date}
hazle un pase a {holder=fullname} para {zones:laboratorio=laboratorio}, {escortNeeded:true=siempre acompañado}
%lang en

%tool blockAccessBadge
block {badge=badgeno}
{badge=badgeno} {cause:lost=lost}
my card {badge=badgeno} is gone, I think I {cause:lost=left it on the bus}
someone {cause:stolen=pinched|stole} badge {badge=badgeno} out of my bag
{badge=badgeno} must not open anything any more, he {cause:left_company=quit|was let go} today
{cause:misuse=caught lending his pass to a friend}: badge {badge=badgeno}, make it dead
deactivate {badge=badgeno}, {cause:stolen=stolen}
the number is {badge=badgeno}, please lock it out before anybody gets in with it
badge {badge=badgeno}, holder {cause:left_company=no longer works here}
{badge=badgeno} should stop working this minute
I {cause:lost=can't find my key card} anywhere, {badge=badgeno}
%lang de
Karte {badge=badgeno} sperren, {cause:lost=verloren}
der Ausweis {badge=badgeno} wurde {cause:stolen=gestohlen}, bitte sofort dicht machen
%lang es
bloquea la tarjeta {badge=badgeno}, me la han {cause:stolen=robado}
he {cause:lost=perdido} mi tarjeta, es la {badge=badgeno}, que no abra nada
%lang en

%tool listDoorEntries
who was in {door=doorname} {day=doorday}
{door=doorname}, {day=doorday}
did {holder=cardholder} go into {door=doorname} {day=doorday}
something is missing from {door=doorname}, so who used the door {day=doorday}
card reads {door=doorname} {day=doorday}
when did {holder=cardholder} come through {door=doorname}
how often was {door=doorname} opened {day=doorday}
{holder=cardholder} says they never set foot in {door=doorname} {day=doorday}, check that
I need a list of everyone who passed {door=doorname} {day=doorday} for the auditors
{day=doorday}, {holder=cardholder}, {door=doorname}: in or not
last people at {door=doorname}
%lang de
wer war am {day=weekday} im {door:Serverraum=Serverraum}
ist {holder=fullname} am {day=weekday} durch {door:Tor 3=Tor 3} gegangen
%lang es
¿quién entró en el {door:archivo=archivo} el {day=weekday}?
mira si {holder=fullname} pasó por el {door:laboratorio=laboratorio} el {day=weekday}
%lang en

%tool talk
I used to get seasick just looking at a pontoon
the {=ship} is the prettiest boat I've ever set foot on
bees are cleverer than most of my colleagues
honestly the honey from lime trees is overrated
a swarm settled in our chimney once, what a morning that was
people with rare blood must be terribly popular
I fainted the first time I saw a needle
giving blood should count as a sport
we sang {=opus} in a freezing church and nobody clapped
the tenors are always flat, it's a law of nature
my grandfather spent whole nights on short wave talking to {=beamland}
morse code is beautiful if you know how to listen
why does every pot I throw end up as an ashtray
raku smells like my childhood
the badge photo makes me look like a burglar
harbour towns are so quiet in winter
I got stung on the eyelid, no further questions
pottery on sundays is cheaper than therapy
sunspots were terrible this week, not a peep from {=beamland}
our conductor waves his arms like a drowning man
plasma takes so much longer, I always finish a whole book
someone ate my sandwich in the archive and no card reader will ever tell who
%lang de
Segeln ist wie kalt duschen und dabei Geld zerreißen
der Chor war gestern wirklich zum Weinen schön
meine Bienen haben den Winter gut überstanden, ich bin so froh
%lang es
la miel de mi abuelo era la mejor del valle
en el coro siempre acabamos en el bar
%lang en
