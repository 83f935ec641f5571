# Invented tools: trails, huts and waves, severe weather, pollen, currency, visas, phrases on the road, pharmacies, vaccinations, health values, gym classes, leagues, city services, libraries, flats.
%list hikearea: Lake District | Dolomites | Black Forest | Snowdonia | Cinque Terre | Zion | Tatra Mountains | Madeira | Isle of Arran | Yorkshire Dales | Picos de Europa | Harz | Blue Ridge | Vosges | Peak District | Gorges du Verdon | hills around Bath | Engadine | Wicklow | coast near Bournemouth | Saxon Switzerland | Sierra de Grazalema | Cairngorms | woods behind Ghent | Cradle Mountain in Tasmania
%list kms: 12 km => 12 | 8 kilometres => 8 | 15 km => 15 | ten kilometres => 10 | 20 | 18 km => 18 | 6.5 km => 6.5 | 25 kilometres => 25
%list hut: Rifugio Lagazuoi | Braunschweiger Hütte | Refuge du Goûter | Hörnli Hut | Black Sail | Franz Senn | Cabane du Trient | Rotwandhaus | Rifugio Auronzo | Olperer | Memorial Hut in Franklin | Refugio de Góriz | Lakes of the Clouds | Konkordia | Kürsinger | Gjendesheim | Refuge de l'Arpont | Watzmannhaus | Triglav Lodge on Kredarica | Stüdl Hut | Mueller Hut | Bivacco Gervasutti
%list surfspot: Fistral | Hossegor | Peniche | Bondi | Jeffreys Bay | Mundaka | Ericeira | Pipeline | Croyde | Biarritz | Uluwatu | Huntington Beach | Raglan | Taghazout | Nazaré | Thurso East | La Graviere | Snapper Rocks | Trestles | Lahinch | Praia do Norte | Ocean Beach in San Francisco | Playa Grande | Rossnowlagh | bay behind the lighthouse
%list wplace: Cumbria | Tampa | Bavaria | Hamburg and Bremen | Oklahoma City | Cork | Valais | Galicia | Manila | Norfolk | Brno | Innsbruck | Key West | Liguria | Tromsø | Darwin | Graz | Outer Hebrides | Nagoya | Kansas | Perth | Ghent | Burgos | coast of Brittany | Boulder | Ticino
%list cash: 200 | 50 | 1500 | 300 | 20 | eighty => 80 | 1,000 => 1000 | 250 | a hundred => 100 | 75 | 5000 | 120.50 => 120.5
%list cur: euros | dollars | Swiss francs | pounds | yen | Thai baht | Norwegian kroner | zloty | Turkish lira | forints | rupees | Czech koruna | Mexican pesos | Canadian dollars | dirhams | rand | GBP | USD | CHF | Vietnamese dong | Icelandic krona | Danish kroner | shekels | Australian dollars
%list vcountry: India | Vietnam | Kenya | China | Brazil | Nepal | Turkey | Ghana | Russia | Cambodia | Saudi Arabia | Tanzania and Zanzibar | Australia | USA | Uzbekistan | Sri Lanka | Bhutan | Nigeria | Egypt | Mongolia | Azerbaijan | Papua New Guinea | Cuba | Laos
%list traveller: Mia | my wife | Jonas and Lena | grandpa | my youngest | Aunt Teresa | Omar Haddad | Yuki | our intern | Mr Kowalski from sales | my nephew | Beatriz | twins | Dr Okafor | Felix | my father in law | Sam | Greta | baby | Ravi
%list phrase: where is the bathroom | one more beer please | I am allergic to nuts | how much is this | can you call a doctor | the bill please | two tickets for the museum | my luggage is lost | is this seat taken | without ice | I don't eat meat | does this bus go in the right direction | help | I'd like to pay by card | good night and thank you | do you have a room for tonight | keep the change | where can I charge my phone | turn left at the church | cheers | it tastes wonderful | I'm looking for the train to the airport | sorry for the noise
%list menuitem: Saumagen | andouillette | Leberkäse | salmorejo | pieds paquets | kokoretsi | bitterballen | morcilla | çiğ köfte | okonomiyaki | Himmel und Erde | callos a la madrileña | rakfisk | tête de veau | Maultaschen | fugu | bigos with mushrooms | gazpachuelo | lutefisk | cullen skink | mondongo | pha phla | tripes à la mode de Caen | svíčková | Labskaus
%list ingr: pork | nuts | garlic | shellfish | milk | raw egg | celery | wheat flour | beef stock | alcohol | peanuts and sesame | gelatine | liver | soy | mustard | anchovies | honey | cheese | fish sauce
%list pplace: Ghent | Old Town | Södermalm | our hotel in Nice | Cork | Camden | Leipzig West | Trieste | Harlem | Lindau | station in Bologna | Bath | Tampa | Alfama | Newcastle | Kreuzberg | Perth | Salzburg | Queens | village of Castle Combe | airport | Graz | Marylebone | Oporto
%list med: ibuprofen | Ventolin | amoxicillin | omeprazole | paracetamol for children | insulin glargine | nasal spray with salt | EpiPen | cetirizine | levothyroxine 50 | Voltarol | metformin | morning-after pill | azithromycin | vitamin D and calcium | eye drops for allergies | codeine | loperamide | Nicorette | ear drops | cortisone ointment | methotrexate | salbutamol | rehydration powder | antibiotic for my sinuses
%list chem: Boots in Hill Street | Löwen-Apotheke | Green Cross | Walgreens on Fifth | Farmacia Sol | Superdrug | St George Pharmacy | Pharmacie du Marché | Apotheke am Ring | CVS | Wells and Son | Elm Street Drugs | Corner Chemist | Farmacia Central | Park Pharmacy | Riverside Chemist in Bath | Bären-Apotheke | Duane Reade | Lloyds by the station | Old Swan | Farmacia de la Plaza
%list rx: RX-4471 | 20981 | P 77-12 | E-301-556 | 884120 | RX 19 | rec-5530 | A7712 | 0091-X | K-2288
%list disease: tetanus | measles | hepatitis A and B | yellow fever | rabies | flu | TBE | polio | whooping cough | typhoid | meningitis | shingles | COVID | HPV | chickenpox | Japanese encephalitis | pneumococcus | diphtheria and tetanus | mumps | rubella | cholera | dengue fever | tick-borne encephalitis | MMR
%list lot: B4471 | AX-209 | FR 3310 | 22K17 | LOT 8812 | P-0093 | 7GH21 | EX 551 | Y-7720
%list dose: 2nd => 2 | first => 1 | third => 3 | fourth => 4 | 1st => 1 | 3rd => 3
%list given: yesterday | this morning | last Monday | 4 March | two years ago | 12 May 2021 | last Friday | last week | 2025-10-02 | the 9th | Tuesday | last April

%tool trailwise-find-hikes
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
we won't stay overnight in a hut, only a day's walk in [the] {area=hikearea}, {max_km=kms}
%lang de
such mir {grade:easy=leichte} Wanderungen im {area=gebirge}, höchstens {max_km=strecke}
%list gebirge: Harz | Allgäu | Schwarzwald | Bayerischen Wald | Thüringer Wald | Zittauer Gebirge | Taunus
%list strecke: 12 km => 12 | 8 Kilometer => 8 | 15 km => 15 | 10 Kilometer => 10 | 20 km => 20
%lang es
¿qué rutas {loop:true=circulares} hay en {area=sierrab} de menos de {max_km=trecho}?
%list sierrab: Picos de Europa | Sierra Nevada | Gredos | Ordesa | Guadarrama | La Pedriza | Grazalema
%list trecho: 12 km => 12 | 8 kilómetros => 8 | 15 km => 15 | diez kilómetros => 10 | 20 km => 20
%lang en

%tool trailwise-book-hut
book {beds=int} beds in [the] {hut=hut} for {night=date}
{hut=hut}, {night=date}, {beds=int} people, {sleeping:dormitory=dormitory|mattress room}
we need {sleeping:private_room=a private room|our own room} at [the] {hut=hut} {night=date} with {half_board:true=half board|dinner and breakfast}
{night=date}, {beds=int} places at [the] {hut=hut}, {half_board:true=half board}
{hut=hut} {night=date}
{beds=int} beds {hut=hut}
mountain hut {night=date}
book us into [the] {hut=hut}
we'll be too tired to get down {night=date}, so {beds=int} of us crash at [the] {hut=hut}
storm's coming and I'd rather be under the roof of [the] {hut=hut} {night=date}, {sleeping:dormitory=I don't mind snorers|a bunk among strangers is fine}
{half_board:true=carrying food is not for me|they should feed us}: {hut=hut}, {night=date}, {beds=int}
honeymoon above the clouds: {hut=hut}, {night=date}, {sleeping:private_room=only the two of us|a door we can close}
we know the trail already, we just need somewhere to sleep {night=date}, [the] {hut=hut}, {beds=int} of us

%tool trailwise-surf-report
how are the waves at {spot=surfspot} {at=when}
surf report {spot=surfspot} {at=date} for {level:beginner=a beginner|beginners}
{spot=surfspot}, {at=time}, {level:advanced=advanced|experienced surfers}
{at=date} {spot=surfspot} {level:intermediate=intermediate}
surf {spot=surfspot} {at=date}
waves {spot=surfspot}
swell at {at=time}
surf report for {at=date}
shall I drag the board to {spot=surfspot} {at=when} or stay in bed
my kid stood up for the first time yesterday, is {spot=surfspot} fine {at=date}, {level:beginner=she's only learning|still a rookie}
flat as a lake or proper sets {at=date} down at {spot=surfspot}
thick neoprene or thin one at {spot=surfspot} {at=date}
no walking today, I want to ride something, what's {spot=surfspot} doing at {at=time}
%lang de
wie hoch sind die Wellen in {spot=surfspot} {at=date}
%lang es
¿hay olas en {spot=surfspot} {at=date} para {level:beginner=principiantes|alguien que empieza}?
%lang en

%tool skywarn_active_alerts
are there any weather warnings for {place=wplace} {day=date}
{hazard:storm=storm|wind} warnings in {place=wplace} [from {min_severity:orange=orange|level orange} up]
{place=wplace}, {day=date}, {hazard:ice=ice|black ice}, {min_severity:red=red only|red}
{min_severity:red=red} alerts {day=date} {place=wplace}
warnings {place=wplace}
{hazard:heat=heat} alert {place=wplace}
{hazard:thunder=thunderstorm} warnings {day=date}
any severe weather alerts {day=date}
sirens just went off outside, what's going on in {place=wplace}
should we tie down the trampoline {day=date}, {place=wplace}, {hazard:storm=it may blow hard|gusts}
the party is in a tent in {place=wplace} {day=date}, could {hazard:thunder=lightning} spoil it
can I let gran drive {day=date} in {place=wplace} or will it be {hazard:ice=slippery|like an ice rink}
not the dust in the air but real danger: {place=wplace}, {day=date}, {min_severity:yellow=yellow or worse|anything yellow}

%tool skywarn_air_quality_trend
how has the air quality in {place=wplace} been over {days=int} days
{substance:birch_pollen=birch pollen} in {place=wplace} for {days=int} days
{place=wplace}, {substance:ozone=ozone}, {days=int} days
{days=int} days of {substance:fine_dust=fine dust|particulates} in {place=wplace}
{substance:grass_pollen=grass pollen} {place=wplace}
air {place=wplace} {days=int} days
{substance:ragweed_pollen=ragweed}, next {days=int} days
air quality trend for {days=int} days
my eyes have been itching since Monday in {place=wplace}, is {substance:birch_pollen=the birch|birch} to blame
does it get any better to breathe in {place=wplace} in {days=int} days
they burn so much wood in {place=wplace} that my lungs whistle; {substance:fine_dust=soot particles|how much soot}, {days=int} days
she sneezes whenever we mow, {place=wplace}, when is {substance:grass_pollen=the grass|grass} over
there's no storm alert, I only want to know about {substance:nitrogen_dioxide=exhaust fumes|nitrogen dioxide} in {place=wplace} over {days=int} days
%lang de
wie entwickelt sich {substance:birch_pollen=der Birkenpollenflug} in {place=city} in den nächsten {days=int} Tagen
%lang es
¿cómo está {substance:ozone=el ozono} en {place=city} en los próximos {days=int} días?
%lang en

%tool passgateRate
how many {want=cur} do I get for {sum=cash} {have=cur} {counter:airport=at the airport}
change {sum=cash} {have=cur} into {want=cur}
{sum=cash} {have=cur} to {want=cur} {counter:bank=at the bank}
{want=cur} for {sum=cash} {have=cur}, {counter:cash_machine=from an ATM|at a cash machine}
{sum=cash} {have=cur} {want=cur}
exchange {have=cur} {want=cur}
{have=cur} in {want=cur}
how much is {sum=cash} {have=cur}
the hostel wants {sum=cash} {have=cur}, what will that be on my statement in {want=cur} {counter:card=if I use the card|paid by card}
I've {sum=cash} {have=cur} left in my wallet from the trip, worth anything in {want=cur}?
somebody offers {sum=cash} {have=cur} for the rug and I only think in {want=cur}
gran slipped me {sum=cash} {have=cur} and I'm flying off, {counter:airport=next to the gates|at the airport desk} how many {want=cur} would that make
no visa question this time: {sum=cash} {have=cur}, what's that in {want=cur}

%tool passgateVisaApply
apply for a {purpose:tourism=tourist} visa for {country=vcountry} [for {traveller=traveller}]
start a {purpose:work=work|business} visa for {country=vcountry}, entry {entry=date}, exit {exit=date}
{country=vcountry}, {purpose:study=student visa|study}, from {entry=date} to {exit=date}, {traveller=traveller}
{traveller=traveller}, {purpose:family=family visit}, {country=vcountry}, {entry=date} till {exit=date}
{purpose:transit=transit} visa {country=vcountry}
{country=vcountry} visa {purpose:tourism=tourism}
visa application {country=vcountry}
start a visa application for {traveller=traveller}
we fly to {country=vcountry} {entry=date} {purpose:tourism=on holiday|as tourists} and I hear they turn you away without papers, sort that out
{traveller=traveller} got a place {purpose:study=at a university|on a course} in {country=vcountry}, begin whatever the consulate wants
{purpose:family=my sister lives|my parents live} in {country=vcountry} and I'd stay from {entry=date} until {exit=date}, please get the forms going
only {purpose:transit=changing planes|a stopover} in {country=vcountry} {entry=date}, but they insist on a stamp, go ahead for {traveller=traveller}
the money is changed, now the permit: {country=vcountry}, {purpose:work=for a job|to work}, {entry=date}
%lang de
stell einen Visumantrag für {country=country} für {traveller=reisender}, {purpose:tourism=Urlaub}, Einreise {entry=date}
%list reisender: Lena | meine Frau | Opa | Jonas und Mia | Frau Berger | unseren Praktikanten | Tante Hilde
%lang es
solicita un visado {purpose:study=de estudios|de estudiante} para {country=country}, del {entry=date} al {exit=date}
%lang en

%tool phrasepal.how_to_say
how do I say "{phrase=phrase}" in {language=langname}
{language=langname} for {phrase=phrase}
"{phrase=phrase}" in {tone:polite=polite} {language=langname}
in {language=langname}, {tone:casual=casually|among friends}: {phrase=phrase}
"{phrase=phrase}" {language=langname}
{language=langname} phrase, {tone:urgent=urgent}
{phrase=phrase}, {language=langname}, {tone:polite=formal}
how do you say {phrase=phrase}
the waiter doesn't understand me, what are the right words for {phrase=phrase} in {language=langname}
I have to ask a policeman, {tone:polite=with respect|very courteously}, {phrase=phrase}, and he only speaks {language=langname}
what would a local shout in {language=langname}, {tone:urgent=it's an emergency|quick}: {phrase=phrase}
my host family talks {language=langname} and I can't even tell them {phrase=phrase}
this isn't about the menu, I want to tell her in {language=langname}: {phrase=phrase}

%tool phrasepal.explain_menu
what is {dish=menuitem} on a {language=langname} menu
explain {dish=menuitem}, is there {contains=ingr} in it
{dish=menuitem}, {language=langname}: any {contains=ingr}
does {dish=menuitem} have {contains=ingr} inside
{dish=menuitem} explained
{dish=menuitem} and {contains=ingr}
{language=langname} menu, {dish=menuitem}
is there {contains=ingr} in this dish
I've just ordered {dish=menuitem} without knowing what's coming, should I be scared
can a person who can't stand {contains=ingr} have {dish=menuitem}
everyone at the next table is eating {dish=menuitem}, what animal was that
my daughter gets a rash from {contains=ingr}, is {dish=menuitem} off limits
I can say it all right, but what is {dish=menuitem} made of
%lang de
was steckt in {dish=menuitem}, ist da {contains=zutat} drin
%list zutat: Schwein | Knoblauch | Milch | Nüsse | Alkohol | Weizen | Sellerie | Leber
%lang es
¿qué es {dish=menuitem}? ¿lleva {contains=ingrediente}?
%list ingrediente: cerdo | ajo | leche | nueces | marisco | gluten | huevo crudo | alcohol
%lang en

%tool pharmaOnDuty
which pharmacy is on duty in [the] {place=pplace} {at=when}
find a chemist open {at=time} within {radiusKm=int} km of [the] {place=pplace}
[the] {place=pplace}, {at=date}, {radiusKm=int} km
at {at=time} around [the] {place=pplace}, pharmacy on duty
duty pharmacy {place=pplace}
night chemist {place=pplace} {at=time}
sunday pharmacy {place=pplace}
which pharmacy is open {at=time}
the baby is running a temperature, it's late and everything in [the] {place=pplace} is shut
where could I get plasters {at=when}, we're in [the] {place=pplace} without a car so {radiusKm=int} km at most
somebody must sell painkillers at {at=time} in [the] {place=pplace}
it's a holiday and my inhaler is empty, [the] {place=pplace}
I don't care what they stock, is any apothecary open {at=when} near [the] {place=pplace}
%lang de
welche Apotheke hat {at=when} in {place=city} Notdienst
%lang es
¿qué farmacia está de guardia en {place=city} {at=date}?
%lang en

%tool pharmaStock
who has {medicine=med} in stock in [the] {place=pplace}
is {medicine=med} available as {form:syrup=syrup|a syrup} around [the] {place=pplace}
{medicine=med}, {form:tablets=tablets}, [the] {place=pplace}
in [the] {place=pplace}, {form:drops=drops}: {medicine=med}
{medicine=med} {place=pplace}
{medicine=med} {form:spray=spray}
{form:cream=cream} in stock {place=pplace}
check which pharmacies in [the] {place=pplace} have it
three shops told me {medicine=med} is sold out, where in [the] {place=pplace} should I try
my son can't swallow pills, does anyone carry {medicine=med} {form:drops=as drops|in drops}
I can't go on without {medicine=med} and the delivery was cancelled, who'd still have some near [the] {place=pplace}
before I walk all over [the] {place=pplace} for {medicine=med} {form:injection=ampoules|to inject}, tell me where it's lying on a shelf
no need to put it aside, just see who has {medicine=med} in [the] {place=pplace}

%tool pharmaPreorder
reserve {packs=int} packs of {medicine=med} at {pharmacy=chem} for {pickup=when}
(have|let) {pharmacy=chem} put aside {medicine=med}, prescription {prescription=rx}
{pharmacy=chem}: {medicine=med}, {packs=int} packs, {pickup=when}
{medicine=med}, prescription {prescription=rx}, {pharmacy=chem}, I come {pickup=date}
{medicine=med} at {pharmacy=chem}
{packs=int} {medicine=med}, {pharmacy=chem}
prescription {prescription=rx}, {pharmacy=chem}
reserve {medicine=med} for {pickup=when}
I'll drop in at {pharmacy=chem} {pickup=when}, my {medicine=med} had better be there then
tell {pharmacy=chem} to keep {packs=int} boxes of {medicine=med} for us until {pickup=date}
the doctor gave me {prescription=rx} for {medicine=med} and {pharmacy=chem} is on my way home
last time they'd run out, so make {pharmacy=chem} order in {medicine=med}, {packs=int} of them
I've seen that {pharmacy=chem} stocks {medicine=med}, hold {packs=int} for me
%lang de
leg mir bei {pharmacy=chem} {packs=int} Packungen {medicine=arznei} zurück, ich hole sie {pickup=when} ab
%list arznei: Ibuprofen | Hustensaft für Kinder | Nasenspray | Omeprazol | L-Thyroxin | Augentropfen | Metformin | Voltaren
%lang es
resérvame {medicine=remedio} en {pharmacy=chem}, paso a recogerlo {pickup=when}
%list remedio: ibuprofeno | paracetamol infantil | omeprazol | jarabe para la tos | amoxicilina | gotas para los ojos | Ventolin
%lang en

%tool jabcard_enter
enter {against=disease} for {person=traveller}, given {given_on=given}
{person=traveller} got the {dose=dose} dose against {against=disease} {given_on=given}
{against=disease}, {person=traveller}, {given_on=given}, batch {batch=lot}
batch {batch=lot}, {dose=dose} dose, {against=disease}, {given_on=given}
{against=disease} jab {given_on=given}
{dose=dose} {against=disease} shot, {person=traveller}
vaccination entry {person=traveller}
enter a vaccination, batch {batch=lot}
{person=traveller} was very brave at the doctor's {given_on=given}, it was {against=disease}, so keep that on file
my arm is sore since {given_on=given}, {against=disease}, the sticker says {batch=lot}
write down that {person=traveller} is protected from {against=disease}, number {dose=dose} of the series
travel clinic {given_on=given}: {against=disease}, done
it isn't due any longer, {person=traveller} had {against=disease} {given_on=given}

%tool jabcard_due
which vaccinations are due [for {person=traveller}]
when is {person=traveller}'s next {against=disease} booster
{person=traveller}, {against=disease}, due when
until {until=date}, which boosters does {person=traveller} need
due jabs {person=traveller}
{against=disease} booster {person=traveller}
vaccinations until {until=date}
is {person=traveller} still covered against {against=disease}
a rusty nail went through my shoe, am I safe from {against=disease}
the nursery asks what {person=traveller} is still missing by {until=date}
we're off to the jungle {until=date}, has the protection from {against=disease} run out
do I have to go and get pricked again before {until=date}
don't note anything down, only look whether {against=disease} has expired for {person=traveller}
%lang de
welche Impfungen sind bei {person=impfling} bis {until=date} fällig
%list impfling: Mia | meinem Sohn | Opa | uns | Jonas | meiner Tochter | Lena
%lang es
¿qué vacunas le tocan a {person=vacunado} antes del {until=date}?
%list vacunado: Lucía | mi hijo | abuelo | Pablo | mi hermana | Marta y Leo
%lang en

%list sys: 120 | 135 | 142 | 118 | 151 | 128 | 160 | 110 | 133 | 147
%list dia: 80 | 85 | 92 | 76 | 95 | 88 | 70 | 82 | 90 | 79
%list beats: 62 | 71 | 58 | 84 | 77 | 90 | 66 | 101
%list weightkg: 71.4 kg => 71.4 | 82 kilos => 82 | 64.2 | 95 kg => 95 | 58.8 kilos => 58.8 | 77 | 103.5 kg => 103.5 | 68 kilograms => 68
%list fat: 21 percent => 21 | 18% => 18 | 27.5 % => 27.5 | 31 percent => 31 | 15 % => 15
%list pastday: yesterday | last month | 1 March | the start of the year | last Monday | Christmas | the 10th | 2026-01-15 | last summer | Easter
%list gymclass: spinning | hot yoga | pilates for beginners | zumba | body pump | aqua fit | boxing | barre and stretch | HIIT | yin yoga | step aerobics | power yoga with Maya | circuit training in the park | kickboxing | TRX | back and core | salsa for singles | prenatal yoga | CrossFit | trampoline | indoor rowing | tai chi for seniors | Bauch Beine Po | functional training
%list gymplace: Riverside | Old Mill | City Centre | Northgate | Mitte | Harbour Street | West End | Campus South | Station Square | Camden | Little Italy | Union Square | Airport Road | King Street | Lakeside Tower | Westbahnhof | Elm Park | Grand Arcade | Brook Lane | Canal Side
%list coach: Maya | Ricardo | Coach Benning | Lou | Tamara | Big Mike | Svetlana | Aiko | Andre from Lyon | Jen and Marcus | Ms Duarte | Fabio | Heike | Olu | Patrice
%list league: Premier League | Bundesliga | La Liga | Serie A | NBA | second division in Norway | Ligue 1 | WNBA | MLS | Champions League | Eredivisie | NHL Western Conference | Women's Super League | Scottish Championship | Six Nations | our county cricket league | handball league for women | Euroleague | 2. Bundesliga | NFC East | Liga MX | Top 14 | Super Rugby | Frauen-Bundesliga
%list season: 2019/20 | 2015 | last season | 2023-24 | 1998 | this season | 2021/22 | two years ago | 2008
%list club: Arsenal | FC St. Pauli | Lakers | Athletic Bilbao | Celtic | Ajax | Boston Bruins | Toronto Raptors | Napoli | Leicester Tigers | Sporting | Real Betis | Green Bay Packers | Union Berlin | Brighton and Hove Albion | Yankees | Lyon | THW Kiel | Galatasaray | Inter | Chelsea women | Sheffield Wednesday | Maple Leafs | Rapid Wien
%list office: Town Hall | Northgate | Mitte | citizens' office in Neukölln | Old Customs House | Elm Park | Rathaus Süd | West End branch | County Building | office by the cathedral | Riverside | Annex B | Bürgeramt Ost | Market Street | City Hall on Main
%list junk: sofa and two armchairs | old fridge | mattress, bed frame | wardrobe and a broken desk | washing machine, dryer | rusty bike | three carpets and a lamp | piano | bunk bed, shelves and a pram | garden chairs | treadmill | freezer and a cooker | chest of drawers | aquarium, cupboard | dining table and six chairs | television | rolled-up rug | ironing board, kitchen cabinets | wooden pallets | christmas tree and stand
%list homeaddr: 12 Chestnut Avenue | 48 Brook Lane | Lindenweg 3 | 9 St John's Road | 301 Maple Street | 7B Harbour Court | 220 West 14th | Gartenstraße 17 | 5 The Green | 66 Victoria Crescent | 18 Bell Yard | 1 Orchard Close | 93 Kensington Gardens | Am Hang 22 | 4 Church View in Lower Slaughter | 27 Rue des Lilas | 150 Second Avenue | 8 Foundry Row | 31 Mill Road | 10 Quarry Hill
%list book: Middlemarch | The Hobbit | Educated | Norwegian Wood | War and Peace | Circe | A Gentleman in Moscow | Wolf Hall | The Very Hungry Caterpillar | Beloved | Cooking for One | One Hundred Years of Solitude | Klara and the Sun | Dune Messiah | How to Live with Cats | Pachinko | The Name of the Rose | Sapiens | Small Things Like These | Gone with the Wind | Catan | To the Lighthouse | Letters from a Stoic | Piranesi
%list writer: George Eliot | Tolkien | Tara Westover | Murakami | Tolstoy | Madeline Miller | Amor Towles | Hilary Mantel | Eric Carle | Toni Morrison | García Márquez | Ishiguro | Min Jin Lee | Umberto Eco | Claire Keegan | Virginia Woolf | Seneca | Susanna Clarke | Frank Herbert | Harari
%list branch: Central | Northside | Elm Park | Jubilee Library | Mitte | West End | Harbour Street | branch in the shopping centre | Old Fire Station | Camden | bookmobile at the school | Riverside | Kilburn | main library on King Street | Southgate | Mill Hill | Grove Road | university branch | Castle Street | St Pancras
%list libcard: 20441-7 | L 88120 | 0071 4432 | C-5519 | 9001 2 | BX 3307 | 114 208 | LB-77 | 30 611
%list district: Camden | Kreuzberg | Leith | Trastevere | Clifton | Montmartre | Greenpoint | Old Town | Ehrenfeld | West End | Didsbury | Gràcia | Mission District | Harbour East | Neubau | Jericho in Oxford | Södermalm | Capitol Hill | Linden and Nordstadt | Chorlton | Vesterbro | Little Italy | area behind the station | Sachsenhausen
%list rent: 1200 euros => 1200 | £950 => 950 | 800 | $2400 => 2400 | 1,500 dollars => 1500 | 700 euros => 700 | 1100 pounds => 1100 | €1350 => 1350 | two thousand => 2000 | 650

%tool vitalog-note-pressure
note blood pressure {upper=sys} over {lower=dia}, pulse {pulse=beats}
{upper=sys}/{lower=dia} at {taken_at=time}, {cuff:left_arm=left arm}
blood pressure {taken_at=when}: {upper=sys} to {lower=dia}
{cuff:wrist=wrist} reading, {upper=sys} and {lower=dia}, pulse {pulse=beats}
{upper=sys} over {lower=dia}
pressure {upper=sys}/{lower=dia}, pulse {pulse=beats}
reading {taken_at=time}: {upper=sys}/{lower=dia}
note my blood pressure from {taken_at=time}, pulse was {pulse=beats}
the doc wants numbers, {taken_at=when} the thing on my {cuff:right_arm=right arm} squeezed and said {upper=sys} and {lower=dia}
felt dizzy, top one {upper=sys}, bottom one {lower=dia}
after the stairs it was up at {upper=sys} with {lower=dia}, heart going {pulse=beats}
keep {upper=sys} and {lower=dia} for the cardiologist, {taken_at=time}
no weight today but {upper=sys} over {lower=dia}, {cuff:left_arm=left side|on the left}
%lang de
trag meinen Blutdruck ein: {upper=sys} zu {lower=dia}, Puls {pulse=beats}
%lang es
apúntame la tensión: {upper=sys} con {lower=dia}, {cuff:left_arm=brazo izquierdo}
%lang en

%tool vitalog-note-weight
note {kilograms=weightkg} for {person=traveller} {measured_on=date}
I weigh {kilograms=weightkg} with {body_fat=fat} body fat
{measured_on=given}: {kilograms=weightkg}, {body_fat=fat} fat
{person=traveller}, {kilograms=weightkg}, {measured_on=given}
weight {kilograms=weightkg}
{kilograms=weightkg}, {body_fat=fat} fat
{person=traveller} weight {kilograms=weightkg}
note my weight {measured_on=date}
too much cake over the holidays, I'm at {kilograms=weightkg}
the needle stopped at {kilograms=weightkg} {measured_on=given} and I nearly cried
{person=traveller} has grown again, {kilograms=weightkg} by now
still {kilograms=weightkg} after four weeks without bread, remember that for {measured_on=given}
I don't want the whole curve, only put down {kilograms=weightkg} for {measured_on=given}

%tool vitalog-review
how has my {measure:weight=weight} changed since {since=pastday}
review {measure:blood_pressure=blood pressure} from {since=pastday} to {until=pastday} by {by:week=week}
{measure:pulse=pulse}, {since=pastday} until {until=pastday}, {by:day=daily|per day}
{by:month=monthly} {measure:sleep=sleep} since {since=pastday}
{measure:glucose=glucose} since {since=pastday}
{measure:sleep=sleep} {by:week=weekly}
health values {since=pastday}
review my values since {since=pastday}
am I getting {measure:weight=fatter|thinner|heavier} compared with {since=pastday}
have the pills done anything for {measure:blood_pressure=my hypertension|the pressure} since {since=pastday}
I've been yawning all day, how were {measure:sleep=my nights|the nights} from {since=pastday} until {until=pastday}
do the {measure:glucose=sugar} numbers look better than at {since=pastday}
I noted my {measure:weight=weight} every morning, so what came out of it, {by:month=month by month}
%lang de
wie hat sich mein {measure:weight=Gewicht} seit {since=seitwann} entwickelt, {by:week=wochenweise|pro Woche}
%list seitwann: letztem Montag | Januar | dem 1. März | Ostern | vorgestern | letztem Sommer
%lang es
¿cómo ha ido {measure:sleep=mi sueño|el sueño} desde {since=desdecuando}?
%list desdecuando: enero | el lunes | Semana Santa | el 3 de marzo | ayer | el verano pasado
%lang en

%tool sweatclub_timetable
which {workout=gymclass} classes are there at {studio=gymplace} {day=date} after {after=time}
what's on at the gym {day=date} [after {after=time}]
{studio=gymplace}, {day=date}, {workout=gymclass}
classes with {trainer=coach} at {studio=gymplace} {day=date}
{workout=gymclass} {day=date}
gym timetable {studio=gymplace}
{trainer=coach} classes {day=date}
I sit at a desk all day and want to sweat {day=date}, from {after=time}, {studio=gymplace} is nearest
when does {trainer=coach} torture people this week
my friend raves about {workout=gymclass}, when could we give it a go
I get off work in {studio=gymplace} at {after=time}, what could I still do there for my flabby belly {day=date}
is {trainer=coach} teaching {day=date} or on holiday
don't sign me up, just tell me when {workout=gymclass} is {day=date}
after {after=time} {day=date}, any {workout=gymclass} with {trainer=coach}

%tool sweatclub_join
sign me up for {workout=gymclass} {starts=when}
(book|join) {workout=gymclass} {starts=date} with {guests=int} guests and {mat:true=a mat}
{workout=gymclass}, {starts=when}, {mat:true=mat please|I need a mat}
{starts=when}: {workout=gymclass}, {guests=int} friends
{workout=gymclass} {starts=when}, one spot
spot in {workout=gymclass} {starts=date}
gym class {starts=when}
sign me up for {workout=gymclass}
I promised my back to do {workout=gymclass} {starts=when}, no excuses, put me down
{guests=int} of my girlfriends want to come along to {workout=gymclass} {starts=when}
save me somewhere near the mirror {starts=when}, {workout=gymclass}, {mat:true=I have nothing to lie on|lend me something to lie on}
new year, new me: {workout=gymclass} {starts=date}
I know when they run, I'd like to be in {workout=gymclass} {starts=when}
%lang de
meld mich {starts=date} für {workout=kurs} an, {mat:true=mit Matte}
%list kurs: Pilates | Spinning | Rückenschule | Zumba | Yoga für Anfänger | Wassergymnastik | Bauch Beine Po | Boxen
%lang es
apúntame a {workout=clase} {starts=when}, voy con {guests=int} amigas
%list clase: pilates | spinning | yoga suave | zumba | boxeo | aquagym | yoga para embarazadas
%lang en

%tool sweatclub_drop
sign me off from {workout=gymclass} {starts=when}
take me out of {workout=gymclass} {starts=date}, {reason:injured=I hurt my ankle|pulled a muscle}
{workout=gymclass} {starts=when}: cancel, {reason:ill=I'm ill|flu}
{reason:work=stuck at work|overtime}, no {workout=gymclass} {starts=date}
no {workout=gymclass} {starts=date}
{workout=gymclass} cancellation
{workout=gymclass} without me, {reason:travelling=away}
sign me off from tonight's class
my knee says no to {workout=gymclass} {starts=date}, somebody else may have the place
I overdid it on the weekend and can't make {workout=gymclass}
{reason:travelling=I'll be on a train|I'm abroad} {starts=when}, so {workout=gymclass} has to happen without me
don't expect me at {workout=gymclass} {starts=date}, {reason:ill=fever|I'm in bed with a cold}
I signed up for {workout=gymclass} {starts=when} by mistake, undo that

%tool scorecast.standings
show the {league=league} table [for {season=season}]
who was at the {part:top=top} of the {league=league} in {season=season}
{league=league}, {season=season}, {games:away=away games|away}
the {part:bottom=bottom} of the {league=league}, {games:home=home games only|home table}
{league=league} table
{league=league} standings {season=season}
{part:bottom=bottom} of {league=league}
show the table for {season=season}
are we still in danger of going down, I mean the {league=league}, {part:bottom=the last few|the lower end}
my dad insists they were champions {season=season}, {league=league}, who's right
how many points is the leader ahead in [the] {league=league}
who'd win [the] {league=league} if only matches {games:away=on the road|away} counted
not single scores, I want the ranks of [the] {league=league} {season=season}
%lang de
zeig mir die Tabelle der {league=liga}, {part:bottom=nur das Tabellenende|die unteren Plätze}
%list liga: Bundesliga | 2. Bundesliga | Handball-Bundesliga | Kreisliga | Frauen-Bundesliga | Oberliga | DEL
%lang es
¿quién va {part:top=arriba|en cabeza} en la {league=ligas} {games:away=fuera de casa}?
%list ligas: Liga Endesa | Primera | Liga MX | Segunda División | Liga F | Premier
%lang en

%tool scorecast.past_results
last {limit=int} results of [the] {team=club}
how did [the] {team=club} do against [the] {opponent=club} since {since=pastday}
{team=club} vs {opponent=club}, {since=pastday} to {until=pastday}
from {since=pastday} until {until=pastday}, {team=club} results
{team=club} results
{team=club} {opponent=club} last {limit=int}
{team=club} scores since {since=pastday}
last {limit=int} results
I was on a boat without internet since {since=pastday}, have [the] {team=club} won anything
why is my neighbour so grumpy, did [the] {team=club} lose again
do [the] {team=club} ever beat [the] {opponent=club}
I slept through the final whistle of [the] {team=club}, what was it in the end
never mind the table, what were the last {limit=int} scores of [the] {team=club}

%tool townlinkOfficeSlot
book an appointment for {matter:passport=a passport|a new passport} {slot=when} at {office=office}
I need a slot at {office=office} {slot=date} for {matter:change_of_address=a change of address}, {persons=int} people
{matter:identity_card=identity card}, {slot=when}, {office=office}
{office=office}, {slot=when}: {matter:driving_licence=driving licence}
{matter:passport=passport} appointment {slot=date}
{matter:vehicle_registration=car registration} {slot=when}
city office {slot=when}
make an appointment at {office=office}
we're getting {matter:marriage=married|hitched} and want to hand in the papers {slot=when}
I {matter:change_of_address=moved house|moved flats} and have to tell them, {office=office}, {slot=when}
all {persons=int} of us have {matter:passport=expired passports|travel documents that ran out}, {office=office} {slot=date}
mine was stolen with the wallet, the {matter:identity_card=ID} I mean, when could I come, say {slot=when}
nothing to be collected from my street, I want to come in {slot=when} about {matter:driving_licence=my licence|the licence}
%lang de
buch mir {slot=when} einen Termin im {office=amt} für {matter:identity_card=den Personalausweis|einen neuen Personalausweis}
%list amt: Bürgeramt Mitte | Rathaus Süd | Bürgerbüro Altona | Bezirksamt | Bürgeramt Ost | Kreishaus
%lang es
pídeme cita para {matter:passport=el pasaporte|renovar el pasaporte} {slot=when}, somos {persons=int}
%lang en

%tool townlinkBulkyPickup
order a bulky waste pickup for {items=junk} at {address=homeaddr} {day=date}
have {items=junk} collected from {address=homeaddr}, it's in {from:cellar=the cellar|the basement}
{address=homeaddr}, {day=date}: {items=junk}, {from:kerb=on the kerb|kerb}
{items=junk}, {address=homeaddr}, {day=date}
bulky waste {address=homeaddr}
{items=junk}, {address=homeaddr}
pickup {items=junk} {day=date}
pick up {items=junk}
my late aunt's things have to go from {address=homeaddr}: {items=junk}, still {from:flat=upstairs in the flat|in the flat}
the new one arrives {day=date}, so someone take away {items=junk}, {address=homeaddr}
nobody wants {items=junk} even for free; {address=homeaddr}, {from:yard=out in the yard|behind the house}
we're clearing out before we move, {items=junk}, {address=homeaddr}, {day=date} would suit
no need for me to come to the office, you come to {address=homeaddr}: {items=junk}

%tool shelfmark_hold
place a hold on {title=book} by {author=writer} at {branch=branch}
reserve {title=book} as {medium:large_print=large print} at the library
{title=book}, {author=writer}, {medium:audio_cd=audio CD}, {branch=branch}
{branch=branch}: {medium:dvd=the film on DVD|DVD}, {title=book}
hold {title=book}
{title=book} {branch=branch}
library reservation, {author=writer}
place a hold on something by {author=writer}
my book club does {title=book} next and I won't pay for a copy, {branch=branch} is close by
gran can't see well any more, she'd like {title=book}, {medium:large_print=big letters|in big letters}
put me in the queue for {title=book}, everybody seems to be reading it
for the long drive {medium:audio_cd=on disc, read aloud|something read aloud}: {title=book} by {author=writer}
I don't have it yet so there's nothing to extend: get {title=book} to {branch=branch} for me
%lang de
merk mir {title=buch} von {author=autor} in der Zweigstelle {branch=zweig} vor
%list buch: Der Vorleser | Tintenherz | Buddenbrooks | Die Vermessung der Welt | Momo | Im Westen nichts Neues | Tschick
%list autor: Schlink | Cornelia Funke | Thomas Mann | Kehlmann | Michael Ende | Remarque | Herrndorf
%list zweig: Mitte | Nord | Am Wasserturm | Südstadt | Altona | Kreuzberg
%lang es
resérvame {title=libro} en la biblioteca de {branch=barrio}
%list libro: Rayuela | Cien años de soledad | Nada | La sombra del viento | Patria | El amor en los tiempos del cólera
%list barrio: Chamberí | Gràcia | Lavapiés | Triana | Ruzafa | Sants
%lang en

%tool shelfmark_extend_loan
extend {title=book} by {weeks=int} weeks
renew {title=book} until {until=date} on card {card=libcard}
{title=book}, {weeks=int} weeks more, card {card=libcard}
card {card=libcard}: {title=book} until {until=date}
{title=book} {weeks=int} weeks longer
loan extension {title=book}
library card {card=libcard}, renewal
I'm only on page forty of {title=book} and it's due already
the kids can't let go of {title=book}, may we keep it till {until=date}
no overdue fine please, {title=book} stays here until {until=date}
we're away and can't bring {title=book} back, {weeks=int} weeks, card {card=libcard}
still reading {title=book}, it's a brick, give me until {until=date}
I needn't reserve {title=book}, I've got it here and want it {weeks=int} weeks longer

%tool roofhunt.find_rentals
find flats in {district=district} under {max_rent=rent} with {rooms=int} bedrooms
{district=district}, {rooms=int} rooms, up to {max_rent=rent}, from {free_from=date}
rentals in [the] {district=district} {feature:balcony=with a balcony}, no more than {max_rent=rent}
from {free_from=date}, {feature:furnished=furnished}, {district=district}, {rooms=int} bedrooms
flats {district=district}
{district=district} {rooms=int} rooms {max_rent=rent}
{feature:garden=garden} flat {district=district}
flats to rent under {max_rent=rent}
my landlord threw me out, I need a roof in {district=district} by {free_from=date}
the baby's coming and we can't stay in one room, {district=district}, {rooms=int} at least, {feature:lift=no stairs with the pram|with a lift}
my dog and I {feature:pets_allowed=would both like to live|are looking for a home} in {district=district} for {max_rent=rent}
where in {district=district} could a student live on {max_rent=rent} a month
no alerts, show me now what's free in {district=district} from {free_from=date}
%lang de
such mir Wohnungen in {district=viertel} bis {max_rent=miete} {feature:balcony=mit Balkon}
%list viertel: Ehrenfeld | Kreuzberg | Altona | Connewitz | Neubau | Giesing | Nordend | Linden
%list miete: 900 Euro => 900 | 1200 € => 1200 | 750 Euro => 750 | 1100 | 1400 Euro => 1400
%lang es
búscame pisos de {rooms=int} habitaciones en {district=distrito} por menos de {max_rent=alquiler}
%list distrito: Lavapiés | Gràcia | Ruzafa | Triana | Malasaña | Chueca | Poblenou
%list alquiler: 900 euros => 900 | 1200 € => 1200 | 750 euros => 750 | 1100
%lang en

%tool roofhunt.watch_district
send me word of new flats in {district=district} under {max_rent=rent}
watch {district=district}, up to {max_rent=rent}, {how_often:daily=daily|once a day}, {via:email=by mail|by email}
{via:push=push message} {how_often:instantly=at once|immediately} for {district=district} below {max_rent=rent}
{district=district}, {how_often:weekly=weekly}, {max_rent=rent}
flat alert {district=district}
{how_often:daily=daily} alert, {district=district}
new flats {via:sms=by text}
let me know about flats under {max_rent=rent}
everything's gone within minutes, so {via:sms=text me|send me an SMS} {how_often:instantly=the second|right when} anything in {district=district} turns up
we're not in a hurry, {how_often:weekly=every Sunday|once a week} a summary of {district=district} is plenty
I'd move to {district=district} if something came along for {max_rent=rent}, keep your eyes open
tell my {via:push=phone|mobile} when {district=district} has something below {max_rent=rent}
nothing suits us today, so from now on report what comes up in {district=district}, {via:email=to my inbox|as a mail}

%tool talk
my {=coach} never smiles but everyone adores her
we got lost in the {=hikearea} once and had to eat snow
{=club} broke my heart again, I should really stop caring
I've had every jab there is and still caught the flu
{=menuitem} is my father's favourite, I can't even look at it
my first flat in {=district} had a bath in the kitchen
the waves at {=surfspot} taught me humility
libraries smell of childhood, don't they
our pharmacist knows more about us than our families do
I stood in the queue at {=office} for three hours and then they closed for lunch
birch pollen season, my personal hell, but it passes
I read {=book} on the beach and got terribly burnt
my visa photo makes me look like a criminal
%lang de
beim Yoga bin ich gestern tatsächlich eingeschlafen
%lang es
mi abuela tiene la tensión mejor que yo
%lang en
