# Invented tools: hotels, holiday homes, campsites, routes, parking, charging, travel preparation, ski passes, bag storage.
%list town: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Marrakesh | Kyoto | Tucson | Galway | central Vienna | Riga old town | Den Haag
%list day: friday | saturday | sunday | monday | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | good friday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | christmas eve | in two weeks | 18.9. | the 9th of october | april 8th | tonight
%list lastday: sunday | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday | the following friday | easter monday | sept 1st | 25.9. | three days later | april 11 | new year's day | the 31st
%list pax: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight guests => 8 | twelve => 12 | 1 => 1 | ten friends => 10
%list rate: 120 euros => 120 | $90 => 90 | 150 => 150 | €75 => 75 | 200 dollars => 200 | £110 => 110 | eighty euros => 80 | 60 => 60 | a hundred => 100 | 250 bucks => 250 | 99 pounds => 99 | three hundred => 300
%list nstars: three => 3 | 3 => 3 | four => 4 | 4 => 4 | five => 5 | 5 => 5 | two => 2
%list hotel: Hotel Alpenblick | Riverside Inn | Casa Azul | Pension Huber | Albergo Nazionale | Ibis Centre | Motel Sunset | Park Plaza | Hotel Astoria | Blue Anchor | Scandic Nord | Hostal Mirador | Rosenhof | Premier Lodge | Hôtel du Lac | Ryokan Sakura | Marlin Bay Resort | Hotel Europa | Gasthof Post | Grand Hotel | Old Vicarage | Lamb Inn
%list room: single room => single | room for one => single | double room => double | double => double | room with one big bed => double | twin room => twin | twin => twin | room with two beds => twin | triple => triple | room with three beds => triple | suite => suite | suite with a balcony => suite
%list board: without meals => none | room only => none | with breakfast => breakfast | breakfast included => breakfast | b&b => breakfast | half board => half_board | with breakfast and dinner => half_board | full board => full_board | all meals included => full_board
%list resno: R-20481 | NA7753 | 4XK8PD | HB-99213 | 771204 | ZT55Q | RES 3310 | KL88M2 | 0192-77 | VIL-406 | GH20X | 65512 | B7-7741 | QP0ZL3 | HH-1288 | 90023 | C5V8N1 | UE-314 | 88F-22 | X7714
%list region: Provence | Cornwall | Tuscany | Jutland | Brittany | Sardinia | Skåne | Connemara | Cape Cod | Mallorca | Rügen | Bled | Zeeland | Madeira | Lake Garda | Vermont | Asturias | Istria | Crete | Puglia | Galicia
%list feature: pool => pool | swimming pool => pool | heated pool => pool | sauna => sauna | place to sweat in after skiing => sauna | fireplace => fireplace | wood stove => fireplace | log fire => fireplace | sea view => sea_view | view of the ocean => sea_view | garden => garden | lawn for the kids => garden
%list host: Mrs. Albrecht | Giovanni | Marisol | Mr. Pritchard | Anneke | Babette | Señora Ruiz | Tom and Kate | Henrik | Yiannis | Madame Colbert | Aunt Sheila | Pavel | Ilse | Dolores | Mr. Ono | Kirsten | Francesca | Familie Larsen | Mrs. O'Dowd
%list hostmsg: we arrive around nine in the evening | is there a cot for the baby | where do we find the key | can we leave our bikes in the barn | the boiler makes a strange noise | thank you for the lovely welcome basket | do you have a high chair | we would like to bring our dog | is the tap water safe to drink | how do we turn on the heating | may we check out an hour later | our flight is delayed, please don't wait up | one of the plates broke, sorry about that | is the wifi fast enough for video calls | which bin is for glass | can you recommend a baker nearby | does the beach have lifeguards | the shower is cold | we are one person more than booked | is firewood included
%list trouble: grandad is in hospital | the car broke down | we split up | the kids have chickenpox | I didn't get the days off | there's a hurricane coming | our passports are late | we found something nearer to the beach | money is tight this year | the wedding has been moved | the ferry strike | two of our friends can't come | I broke my leg | the house turned out too small | the pictures were misleading | we bought a dog | the roof is leaking | my exam was postponed | the airline went bust | we move house that week
%list campland: Lake Constance | Yosemite | Snowdonia | Lofoten | Lake Balaton | Gotland | Istria | Big Sur | Costa Brava | Acadia | Mecklenburg | Algonquin Park | Pembrokeshire | Loch Lomond | Fontainebleau | Lake Bled | Fjordland | Donegal | Corsica | Bornholm
%list pitch: in a tent => tent | with our tent => tent | with two small tents => tent | with a caravan => caravan | with the trailer => caravan | with a motorhome => motorhome | in our camper van => motorhome | with the RV => motorhome | in a cabin => cabin | in a wooden hut => cabin | in hammocks => hammock | in a hammock between two trees => hammock
%list nights: two nights => 2 | 3 nights => 3 | four nights => 4 | a week => 7 | a night => 1 | five nights => 5 | ten days => 10 | two weeks => 14 | 6 nights => 6 | one night => 1 | a fortnight => 14
%list campsite: Seeblick | Camping Les Pins | Pine Hollow | Waldsee Camping | Camping Europa | Riverbend Park | Shell Bay | Strandlust | Camping La Playa | Owl Creek | Three Oaks | Solstrand | Campeggio Azzurro | Hillside Farm | Lakeview Meadows | Am Deich | Cala Verde | Kangaroo Flats | Fjordcamp | Dune 7
%list address: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | Aunt Vera's | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Times Square | corner of 5th and Pine | Alexanderplatz | Sagrada Familia | Fenway Park | Old Trafford | Via Roma 20 | Schillerstr. 12 | Pier 39
%list sight: main station | opera house | conference centre | football stadium | zoo | ferry dock | university | botanical garden | cathedral | old harbour | trade fair | town hall | airport | art museum | city hospital | bus station | north gate | swimming pool | old market | castle | aquarium
%list areas: Lake District | Black Forest | Algarve | Dolomites | Peloponnese | Cotswolds | Tatra mountains | Ardèche | Isle of Skye | Camargue | Eifel | Harz | Vosges | Wadden coast | Cairngorms | Allgäu | Loire valley | Scottish Borders | Jura | Basque country
%list mode: by car => driving | in the car => driving | driving => driving | by bike => cycling | cycling => cycling | on my bicycle => cycling | on foot => walking | walking => walking | without any vehicle at all => walking | by public transport => public_transport | by bus and tram => public_transport | on the underground => public_transport
%list avoid: tolls => tolls | toll roads => tolls | anything that costs a fee => tolls | motorways => motorways | highways => motorways | autobahn => motorways | ferries => ferries | boats => ferries | hills => hills | steep climbs => hills
%list via: Lyon | Ghent and Lille | Salzburg | Bath and Bristol | Dijon, Avignon | Innsbruck and Bolzano | Leipzig | Stirling and Perth | San Luis Obispo | Kassel | Reims and Metz | Aunt Mary's and Mill Lane | Zaragoza | Bern, Thun | Mill Lane | Parma and Pisa | Oxford
%list leaving: at 7am | tomorrow at 6 | at noon | friday at 16:00 | now | at half past five | sunday morning at 9 | at 8:15 | at 22:30 | in an hour | monday 7:45 | after lunch | tonight at ten | at quarter to six
%list unit: km => km | kilometres => km | kilometers => km | miles => miles | nautical miles => nautical_miles | sea miles => nautical_miles
%list garage: Q-Park Opera | Central Garage | Parkhaus Mitte | Castle Street car park | Garage P3 | Station Deck North | Parking Saint-Roch | Level Up Parking | Rathaus Garage | Harbour Car Park | Mercado Parking | City Park 24 | Union Square Garage | Arena West | Airport P7 | Theatre Lane | Old Mill Parking | Galleria deck B | Plaza Mayor Parking | Bahnhofsgarage
%list plate: B-MX 4711 | AB12 CDE | 7FGH219 | HH-KL 88 | 1234 BCD | M-PT 905 | WX 44 ZZ | K-AA 1 | LR65 TYU | DA-442-RX | 8TRK551 | S-UV 3030 | GR-77-LP | YH08 OPN | W 5511 K
%list starttime: tomorrow at 9 | friday 6pm | saturday morning | 14:00 | monday 7:30 | noon | tonight at seven | sunday at 10 | the 3rd at 8am | 11:45 | wednesday 13:15 | ten in the morning | 5 o'clock | thursday after lunch | 10:30 | june 2nd, 9 am | half past eight
%list endtime: 5pm | sunday night | noon the next day | 18:00 | half past eleven | monday evening | 9 in the evening | saturday at 8 pm | the 5th at 20:00 | 22:30 | wednesday 16:00 | midnight | quarter past three | 7 in the evening | friday at noon | 1 am | 16:20
%list hourly: 3 euros => 3 | $5 => 5 | 2.50 => 2.5 | four dollars => 4 | €1.80 => 1.8 | 2 pounds => 2 | 6 => 6 | three euros => 3 | £4 => 4 | ten dollars => 10
%list plug: type 2 => type2 | type 2 socket => type2 | Mennekes => type2 | CCS => ccs | combo plug => ccs | ccs 2 => ccs | CHAdeMO => chademo | chademo => chademo | NACS => nacs | tesla plug => nacs | household socket => schuko | plain wall socket => schuko
%list power: 50 kW => 50 | 150 kilowatts => 150 | 22 kW => 22 | 11kW => 11 | 300 kW => 300 | 100 => 100 | a hundred kilowatts => 100 | 75 kW => 75 | 350kW => 350
%list charger: DE-4471 | pillar 3 | ION-77 | charger 12 | EV-2209-B | bay 5 | FR*208 | number 40318 | wallbox 2 | CH-11 left | station 9 | NL-88-1 | post 17 | UK0042 | AX-3 | plug 6 | terminal 201 | E-771 | left one at row C | bay 14 right
%list percent_soc: 80 percent => 80 | 80% => 80 | 90 % => 90 | 100% => 100 | seventy percent => 70 | 60 percent => 60 | 85% => 85 | half => 50 | 95 % => 95
%list dest: Iceland | Costa Rica | Rome | Lapland | Bali | Edinburgh | Crete | New York | Norway | Lake Tahoe | Sicily | Patagonia | Vietnam | Malta | Zermatt | Tokyo | Dakar | Cuba | North Wales | Morocco | Chamonix | Sylt
%list tripdays: 5 days => 5 | a week => 7 | ten days => 10 | 3 days => 3 | two weeks => 14 | four days => 4 | 12 days => 12 | a fortnight => 14 | one day => 1 | 21 days => 21 | 8 days => 8
%list activity: beach => beach | lying on the beach => beach | swimming and sunbathing => beach | hiking => hiking | long walks in the mountains => hiking | trekking => hiking | business meetings => business | conference visits => business | skiing => skiing | days on the slopes => skiing | museums and cafés => city | sightseeing => city | sleeping in a tent => camping | camping => camping
%list packitems: sunscreen | hiking boots and rain jacket | toothbrush, charger and passport | two jumpers | swimming trunks | adapter | first aid kit, torch | books for the flight | snorkel and fins | warm socks, gloves and hat | dog bowl | baby wipes and nappies | earplugs | binoculars | evening dress | tent pegs, mallet | playing cards | medicine for the kids | laptop and headphones | umbrella | contact lenses | travel pillow | cash in small notes
%list packitems_de: Sonnencreme | Wanderschuhe und Regenjacke | Zahnbürste, Ladekabel und Reisepass | Badehose | Adapter | Reiseapotheke | Mütze und Handschuhe | Taschenlampe
%list packitems_es: crema solar | botas y chubasquero | cepillo de dientes, cargador y pasaporte | bañador | adaptador | botiquín | gorro y guantes | linterna
%list bag: suitcase => suitcase | big suitcase => suitcase | trunk on wheels => suitcase | hand luggage => carry_on | carry-on => carry_on | cabin bag => carry_on | backpack => backpack | rucksack => backpack | boot of the car => car_boot | car boot => car_boot
%list land: India | Vietnam | Kenya | Brazil | China | Australia | Egypt | Nepal | Turkey | Canada | Saudi Arabia | Cambodia | Ghana | Russia | Indonesia | Japan | Tanzania | Bolivia | Uzbekistan | South Korea
%list nation: German | Indian | Brazilian | Nigerian | British | Filipino | Irish | Mexican | Swiss | Egyptian | Polish | Kenyan | Spanish | Turkish | Colombian | Thai | Canadian | South African
%list purpose: tourism => tourism | holidays => tourism | sightseeing => tourism | business => business | meetings with clients => business | studies => study | university => study | employment => work | work => work | visiting my in-laws => family_visit | seeing my grandchildren => family_visit | transit => transit | changing planes => transit
%list airline: Lufthansa | Ryanair | KLM | Emirates | Delta | Iberia | easyJet | SAS | Qatar Airways | Air France | Wizz Air | United | TAP | Finnair | Turkish Airlines | JetBlue | Norwegian | Vueling | LATAM | Singapore Airlines | Aer Lingus
%list object: parasol | guitar | power bank | pram | knitting needles | bottle of olive oil | drone | surfboard | cat in a carrier | snow globe | wedding dress | insulin pen | car seat | penknife | laptop bag as a second piece | jar of honey | folding bike | walking stick | hair dryer | camera tripod | wheel of cheese
%list tariff: light => light | hand luggage only => light | light fare => light | classic => classic | normal fare => classic | flex => flex | flexible ticket => flex | business => business | business class => business
%list flight: LH 404 | BA 117 | UA 88 | KL1772 | EK201 | FR 8212 | QF 1 | LX316 | IB 3170 | SK903 | TP 553 | AA100 | TK 1587 | AC871 | NH 211 | OS455 | DL 2041 | AF 1234
%list look: black suitcase with a red ribbon | small green hard shell | old leather bag | purple backpack with patches | grey trolley, one wheel missing | silver aluminium case | blue duffel bag | pink children's suitcase with a unicorn | brown holdall | orange rucksack | set of golf clubs in a tartan cover | double pram in a black sack | long ski bag | navy suitcase with a sticker of a moose | big checked laundry bag | cello case | military kitbag | yellow samsonite | transparent plastic box | white suitcase with stripes
%list tag: LH 220714 | 0220 447 812 | BA338812 | 7714-203 | KL 90 22 31 | EK551029 | 00482231 | SK-77402 | 0074 991 203 | AF 112233 | U2 55013 | TK 660021 | IB4410 | 887 201 345
%list resort: Zermatt | Val Thorens | Ischgl | Aspen | Kitzbühel | Åre | Chamonix | Whistler | Baqueira | St. Anton | Sölden | Vail | Grandvalira | Hemsedal | Livigno | Niseko | Saalbach | Park City | Davos | Les Arcs | Cortina
%list age: children => child | kids under twelve => child | six-year-olds => child | teenagers => teen | fifteen-year-olds => teen | adults => adult | grown-ups => adult | seniors => senior | pensioners => senior | over-seventies => senior
%list skidays: three days => 3 | 6 days => 6 | a week => 7 | one day => 1 | five days => 5 | 2 days => 2 | four days => 4 | ten days => 10
%list bags: two => 2 | 3 => 3 | two bags => 2 | four suitcases => 4 | one suitcase => 1 | 2 suitcases => 2 | three backpacks => 3 | five pieces => 5 | 6 bags => 6 | one big trolley => 1
%list storage: Kiosk Roma | Mail Boxes Rue Cler | Nanny's Deli | Station lockers hall B | City Bike Shop | Tabak Huber | Souvenirs Lola | Corner Café | Hostel Luna | Print & Copy | Bounce Soho | Left Luggage North | Flower shop Iris | Barbershop 22 | Laundromat Blue | Tourist Office | Newsagent Patel | Bar Sport | Radical Storage Termini | Hotel Nord reception

%tool hotels.find
hotels in {location=town} from {check_in=day} to {check_out=lastday} for {guests=pax}
{location=town}, {check_in=day} - {check_out=lastday}, {guests=pax}, max {max_price=rate} [a night]
find me a {stars=nstars} star hotel in {location=town}, arriving {check_in=day}, leaving {check_out=lastday}
{guests=pax} need beds in {location=town} {check_in=day} until {check_out=lastday}, nothing above {max_price=rate}
check-in {check_in=day}, check-out {check_out=lastday}, {location=town}, under {max_price=rate}, at least {stars=nstars} stars
where could we sleep in {location=town}? we get there {check_in=day} and go home {check_out=lastday}, {guests=pax}
out {check_out=lastday}, in {check_in=day}: anything with {stars=nstars} stars around {location=town}
the concert is in {location=town} and we'd rather not drive back at night, so {check_in=day} to {check_out=lastday}, {max_price=rate} tops
what's free between {check_in=day} and {check_out=lastday} in {location=town}, hotel-wise
find a hotel in {location=town} for {guests=pax}
I need a hotel from {check_in=day} to {check_out=lastday}, not over {max_price=rate}
%lang de
such ein Hotel in {location=city}, Anreise {check_in=date}, Abreise {check_out=date}, für {guests=int} Personen
%lang es
búscame hotel en {location=city}, entrada {check_in=date} y salida {check_out=date}, por menos de {max_price=money}
%lang en

%tool hotels.reserve
reserve a {room=room} at [the] {hotel=hotel} from {arrival=day} to {departure=lastday}, {board=board}
{hotel=hotel}, {arrival=day} until {departure=lastday}, {room=room}
book the {hotel=hotel} for {guests=pax}, {arrival=day} to {departure=lastday}
a {room=room} {board=board}, please: {hotel=hotel}, we come {arrival=day} and leave {departure=lastday}
take the {hotel=hotel} then. {guests=pax}, {room=room}, {board=board}, {arrival=day}–{departure=lastday}
I'd like to stay in the {hotel=hotel} {arrival=day} till {departure=lastday} {board=board}
my mother likes {hotel=hotel} best, so get her a {room=room} there {arrival=day} through {departure=lastday}
{arrival=day} - {departure=lastday}, {guests=pax}, {hotel=hotel}, {board=board}
that first one sounds lovely, {hotel=hotel}, grab it for {guests=pax}, we'd turn up {arrival=day} and be off again {departure=lastday}
reserve a {room=room} {board=board} at {hotel=hotel}
book a {room=room} from {arrival=day} to {departure=lastday}

%tool hotels.change_dates
move [hotel] reservation {reservation=resno} to {new_arrival=day} - {new_departure=lastday}
{reservation=resno}: we come {new_arrival=day} instead and stay until {new_departure=lastday}
extend my stay under {reservation=resno} to {new_departure=lastday}
the hotel booking {reservation=resno} should start {new_arrival=day}
can we leave {new_departure=lastday} rather than as planned, it's {reservation=resno}
change {reservation=resno}, check-in {new_arrival=day}, check-out {new_departure=lastday}
our plane lands a day later, so push {reservation=resno} to {new_arrival=day} [and out {new_departure=lastday}]
we love it here, could we keep the room up to {new_departure=lastday}? the number is {reservation=resno}
from {new_arrival=day} till {new_departure=lastday} please, for hotel reservation {reservation=resno}
change the dates of my hotel to {new_arrival=day} - {new_departure=lastday}
I want to stay longer in the hotel, until {new_departure=lastday}
%lang de
verschieb die Hotelreservierung {reservation=resno} auf {new_arrival=date} bis {new_departure=date}
%lang es
cámbiame la reserva {reservation=resno}: llegamos {new_arrival=date} y nos vamos {new_departure=date}
%lang en

%tool searchHolidayHomes
holiday homes in {region=region} from {checkIn=day} to {checkOut=lastday} for {guests=pax}
{region=region} cottage with a {feature=feature}, {bedrooms:3=three|3} bedrooms, {checkIn=day} - {checkOut=lastday}
a flat to rent in {region=region} {checkIn=day} until {checkOut=lastday}, {guests=pax}, {feature:pets_welcome=where dogs are allowed|pets allowed}
we're {guests=pax} and want a house with a {feature=feature} somewhere in the {region=areas}
{guests=pax}, {bedrooms:4=4|four} bedrooms, {region=region}, between {checkIn=day} and {checkOut=lastday}
any villas in {region=region} with {bedrooms:5=5|five} bedrooms and a {feature=feature}
the whole clan, {guests=pax}, wants to spend {checkIn=day} to {checkOut=lastday} under one roof in {region=region}
no hotels this time: own kitchen, {feature=feature}, {region=region}, arriving {checkIn=day}
vacation rental {region=region}, {checkIn=day}/{checkOut=lastday}
look for a holiday apartment with a {feature=feature} from {checkIn=day} to {checkOut=lastday}
find a cottage with {bedrooms:2=two|2} bedrooms for {guests=pax}

%tool messageHomeHost
write [to] {host=host} [, our host,] that {text=hostmsg}
message {host=host} about the house: {text=hostmsg}
ask the host {host=host}: {text=hostmsg}
"{text=hostmsg}" - send that to {host=host} who lets us the cottage
let our landlady for the holidays, {host=host}, know: {text=hostmsg}
tell {host=host} from the holiday flat {text=hostmsg}
{host=host} should know before we turn up at the villa: {text=hostmsg}
drop {host=host} a line regarding the apartment, {text=hostmsg}
could you get in touch with {host=host}, it's about the keys and the cottage: {text=hostmsg}
write to the host of the holiday home
send {host=host} a message about our rental
%lang de
schreib {host=host} wegen der Ferienwohnung: {text=sentence}
%lang es
escríbele a {host=host}, la dueña de la casa rural: {text=sentence}
%lang en

%tool cancelHolidayHome
cancel [the] holiday home {bookingId=resno}[, {reason=trouble}]
we have to give up the cottage, booking {bookingId=resno}, because {reason=trouble}
{reason=trouble}, so please cancel our villa, {bookingId=resno}
{bookingId=resno} - cancel the apartment, reason: {reason=trouble}
the house by the sea won't happen this summer, {bookingId=resno}, {reason=trouble}
no cottage for us, drop {bookingId=resno}
what a pity, {reason=trouble}: call off the rental {bookingId=resno}
storno holiday flat {bookingId=resno}
tell them we aren't coming to the chalet, number {bookingId=resno}
cancel our holiday home, {reason=trouble}
I want to cancel the cottage we rented

%tool camp_find_sites
campsites (near|around) {area=campland} {pitch=pitch} from {arrival_date=day} for {nights=nights}
{area=campland}, {nights=nights}, {pitch=pitch}, {dog:true=with the dog|dog in tow}
where can we camp {pitch=pitch} {arrival_date=day} by the {area=areas}
camping {area=campland} {arrival_date=day}, {nights=nights}, {dog:true=dogs allowed|dog friendly}
for {nights=nights} starting {arrival_date=day} we need a campground in {area=campland}
we'd like to wake up to birdsong in {area=campland}, {nights=nights} {pitch=pitch}
{pitch=pitch} around the {area=areas}, is there room {arrival_date=day}? {dog:false=no dog with us|without dog}
somewhere under the stars at {area=campland} that takes {dog:true=our labrador|our old hound|a dog}, {arrival_date=day}
find a campsite in {area=campland}
find a campsite {pitch=pitch} for {nights=nights}
where could we pitch up {arrival_date=day} with {dog:true=the dog|two dogs}
%lang de
such einen Campingplatz in der Nähe von {area=place} für {nights:3=drei Nächte|3 Nächte} ab {arrival_date=date}
%lang es
campings cerca de {area=place} {pitch:tent=con tienda de campaña|para tienda} a partir de {arrival_date:mañana=mañana}
%lang en

%tool camp_book_pitch
book a pitch at {campsite=campsite} from {from_date=day} to {to_date=lastday} for {people=pax}
{campsite=campsite}, {from_date=day} - {to_date=lastday}, {people=pax}, {electricity:true=with power|with electricity}
reserve us a spot on {campsite=campsite}, we arrive {from_date=day} and leave {to_date=lastday}
{people=pax} campers, {from_date=day} till {to_date=lastday}, {campsite=campsite}, {electricity:false=no hook-up|without electricity}
get a space at {campsite=campsite} {electricity:true=where we can plug in|with a power hook-up}, {from_date=day} through {to_date=lastday}
{campsite=campsite} was great last year, put {people=pax} down there again, {from_date=day} until {to_date=lastday}
the fridge has to run, so {electricity:true=with a socket|with current} please, {campsite=campsite} {from_date=day} to {to_date=lastday}
from {from_date=day} to {to_date=lastday} we want to stay at campsite {campsite=campsite}
book camping {campsite=campsite} {from_date=day}/{to_date=lastday} {people=pax}
book a pitch for {people=pax} at {campsite=campsite}
campsite pitch {electricity:true=with electricity} from {from_date=day} to {to_date=lastday}

%tool get_route
(route|directions) from {origin=address} to {destination=address} {mode=mode}
how do I get to the {destination=sight} from {origin=address} {mode=mode} if I avoid {avoid=avoid}
{origin=town} to {destination=town} via {via=via}, {mode=mode}, no {avoid=avoid}
{mode=mode} to {destination=address}, leaving {depart_at=leaving}
take me from the {origin=sight} over {via=via} to {destination=address}
starting {depart_at=leaving} at {origin=address}, {mode=mode}, what's the way to the {destination=sight}
get me to {destination=town} without {avoid=avoid}, with stops in {via=via}
I'm lost, I'm by {origin=address} and the others wait at {destination=address}
{destination=address} from the {origin=sight}: which turns do I take {mode=mode}
plan the trip {origin=town} → {destination=town} {depart_at=leaving} {mode=mode}, keep off {avoid=avoid}
plan a route {mode=mode} from {origin=address}
navigate avoiding {avoid=avoid}
%lang de
wie komme ich {mode:cycling=mit dem Rad|mit dem Fahrrad} von {origin=street} nach {destination=city}
Route nach {destination=city} über {via=city} ohne {avoid:tolls=Maut|Mautstraßen}
%lang es
cómo llego a {destination=place} desde {origin=place} {mode:walking=andando|a pie}
llévame de {origin=city} a {destination=city} pasando por {via=city} sin {avoid:tolls=peajes}
%lang en

%tool measure_distance
how far is it from {place_a=town} to {place_b=town} [in {unit=unit}]
distance {place_a=town} - {place_b=town} {unit=unit}
how many {unit=unit} are there between {place_a=town} and {place_b=town} {straight_line:true=as the crow flies|in a straight line|by air}
is {place_b=town} far away from {place_a=town}
{straight_line:true=as the crow flies}, {place_a=address} to {place_b=address}, in {unit=unit}
between the {place_a=sight} and {place_b=address}, what's the length {straight_line:false=by road|on real roads}
{unit=unit} from {place_a=town} to {place_b=town}?
could a horse make it from {place_a=town} to {place_b=town} in a day, I mean, what lies between in {unit=unit}
we live in {place_a=town} and the new job is in {place_b=town}, is that a long way
how many {unit=unit} is it to {place_b=town}
measure a distance in {unit=unit}
%lang de
wie viele {unit:km=Kilometer} sind es von {place_a=city} nach {place_b=city} {straight_line:true=Luftlinie}
%lang es
a cuántos {unit:km=kilómetros} está {place_a=city} de {place_b=city} {straight_line:true=en línea recta}
%lang en

%tool parkwise-search-garages
car parks near {near=address} from {arrive=starttime} to {leave=endtime}
where can I park around the {near=sight}, max {max_rate=hourly} an hour, {covered:true=under a roof|covered|indoors}
parking {near=address} {arrive=starttime} - {leave=endtime} below {max_rate=hourly}
I come to {near=address} {arrive=starttime} and drive off {leave=endtime}, where could the car stay meanwhile
{covered:true=covered|indoor} parking by {near=address}, {arrive=starttime}
somewhere to leave the old banger close to the {near=sight} until {leave=endtime} for less than {max_rate=hourly}
hail is coming and I'm heading for {near=address}, is there {covered:true=anything with a roof|a sheltered place} for the car
garages at {near=address}, not dearer than {max_rate=hourly} [per hour], {covered:false=open air is fine|needn't be covered}
park at {near=address} till {leave=endtime}
find parking {arrive=starttime} to {leave=endtime}
a {covered:true=covered|roofed} car park under {max_rate=hourly}

%tool parkwise-reserve-space
reserve a space in {garage=garage} from {from_time=starttime} to {to_time=endtime} for {plate=plate}
{garage=garage}, {plate=plate}, {from_time=starttime} until {to_time=endtime}
book parking at {garage=garage} {from_time=starttime}-{to_time=endtime}
keep a spot for {plate=plate} at {garage=garage}, I arrive {from_time=starttime} and leave {to_time=endtime}
my car is {plate=plate}, it has to stand in {garage=garage} {from_time=starttime} till {to_time=endtime}
out again {to_time=endtime}, in {from_time=starttime}: {garage=garage} please
we're off to the musical, so pay for a bay at {garage=garage} in advance, {from_time=starttime} to {to_time=endtime}
from {from_time=starttime} to {to_time=endtime}, number plate {plate=plate}, car park {garage=garage}
last time everything was full, make sure {plate=plate} gets into {garage=garage} {from_time=starttime}, we go home {to_time=endtime}
reserve parking at {garage=garage} for {plate=plate}
book a parking space from {from_time=starttime} to {to_time=endtime}
%lang de
reservier einen Stellplatz im {garage=garage} von {from_time=time} bis {to_time=time} für {plate=plate}
%lang es
resérvame plaza en {garage=garage} desde {from_time=when} hasta {to_time=when}, matrícula {plate=plate}
%lang en

%tool listChargePoints
charging points around the {around=sight} with {plug=plug}
{plug=plug}, at least {minPower=power}, near {around=address}, {onlyFree:true=free right now|not occupied}
where can I charge the car near {around=town} with {minPower=power} or more
chargers {around=town} {plug=plug} {minPower=power}
show {onlyFree:true=free|available|unoccupied} chargers by {around=address} that have {plug=plug}
the battery won't last beyond {around=town}, where do I get juice through {plug=plug}
fast ones only, {minPower=power}, {around=town}, {onlyFree:true=no queue please|nobody plugged in}
we stop for lunch in {around=town}, could the tesla drink something there meanwhile, {minPower=power} if possible
EV charging {around=address}, {onlyFree:false=busy ones too|including those in use}
charging stations with {plug=plug} and {minPower=power}
are there any {onlyFree:true=free} charging points
%lang de
Ladesäulen in der Nähe von {around=place} {plug:ccs=mit CCS|mit CCS-Stecker}, die mindestens {minPower:50=50 kW} liefern
%lang es
puntos de carga {onlyFree:true=libres} cerca de {around=place} {plug:type2=con enchufe tipo 2|tipo 2}
%lang en

%tool startCharging
start charging at {chargePoint=charger} (to|up to|until) {targetPercent=percent_soc}
{chargePoint=charger}: charge to {targetPercent=percent_soc}
charge the car, {chargePoint=charger}
begin at {chargePoint=charger}, stop it when the battery has {targetPercent=percent_soc}
I've plugged in at {chargePoint=charger}, {targetPercent=percent_soc} will do
until {targetPercent=percent_soc} please, I'm on {chargePoint=charger}
the cable is in, {chargePoint=charger}, let the electrons flow
we have forty minutes, so give the car {targetPercent=percent_soc} from {chargePoint=charger}
switch {chargePoint=charger} on for my EV
fill her up to {targetPercent=percent_soc} - it's {chargePoint=charger}
charge my car to {targetPercent=percent_soc}
start a charging session

%tool stopCharging
stop charging
end the charging session [now]
that's enough electricity, I need to drive on
unplug me, I'm leaving
finish charging the car please
the car has had plenty, release the cable
(halt|interrupt) the charger, somebody else is waiting
we're in a hurry, no need to fill the battery any further
charging: stop
can you unlock the plug so I can go
%lang de
beende [bitte] den Ladevorgang
%lang es
para la carga del coche
%lang en

%tool create_packing_list
packing list for {destination=dest}, {days=tripdays}, {activity=activity}
what should I pack for {days=tripdays} of {activity=activity} in {destination=dest}
we leave for {destination=dest} {departure=day}, make a packing list for {days=tripdays}
{departure=day} {destination=dest} {days=tripdays} - what goes into the bags
I always forget half of it: {destination=dest}, {activity=activity}, off {departure=day}
{activity=activity} in {destination=dest} from {departure=day} for {days=tripdays}, tell me what to take
draw up a checklist of clothes and stuff for {days=tripdays} in {destination=dest}
do I need gloves or swimwear? make me a complete list, {destination=dest}, {departure=day}
{destination=dest} trip, list everything for {activity=activity}
make a packing list for {days=tripdays} of {activity=activity}
I need a packing list, we leave {departure=day}
%lang de
erstell mir eine Packliste für {days:7=eine Woche|7 Tage} {destination=city}[, wir fahren {departure=date} los]
%lang es
hazme una lista de equipaje para {days:10=diez|10} días en {destination=place}
%lang en

%tool add_packing_items
put {items=packitems} on the packing list
add {items=packitems} to the {bag=bag}
{items=packitems} must go into the {bag=bag}
don't let me leave without {items=packitems}
into the {bag=bag}: {items=packitems}
pack list + {items=packitems}
for the trip I also need {items=packitems}, {bag=bag}
oh, and {items=packitems}! better in the {bag=bag}
we would be lost over there without {items=packitems}, note that for the {bag=bag}
I want to take {items=packitems} along, put it down
add something to the {bag=bag}
%lang de
setz {items=packitems_de} auf die Packliste
{items=packitems_de} (kommt|kommen) in den {bag:backpack=Rucksack}
%lang es
apúntame {items=packitems_es} en la lista de la maleta
mete {items=packitems_es} en la {bag:backpack=mochila}
%lang en

%tool start_visa_application
apply for a visa to {country=land}, {passport=nation} passport, entering {entry_date=day}, {stay_days=tripdays}
{passport=nation} citizen, {country=land}, {purpose=purpose}, from {entry_date=day}
I'm {passport=nation} and fly to {country=land} {entry_date=day} for {purpose=purpose}, get the visa going
start a {country=land} visa for a {passport=nation} traveller, {stay_days=tripdays}
{purpose=purpose}: visa {country=land}, passport {passport=nation}, in {entry_date=day}, {stay_days=tripdays} in total
begin the entry paperwork for {country=land}, my papers are {passport=nation}
my wife holds a {passport=nation} passport and {country=land} won't let her in just like that, we land {entry_date=day}
for {purpose=purpose} in {country=land} I need permission to enter, {passport=nation}, {stay_days=tripdays} from {entry_date=day}
visa form {country=land} / {passport=nation} / {entry_date=day}
I need a visa for {country=land} for {purpose=purpose}
start a visa application, I have a {passport=nation} passport

%tool get_luggage_rules
what (luggage|baggage) does {airline=airline} allow [with {fare=tariff}]
can I take a {item=object} on {airline=airline}
{airline=airline} {fare=tariff} luggage rules
{item=object} on board {airline=airline} with {fare=tariff}, allowed?
how heavy may my suitcase be if I fly {airline=airline} on {fare=tariff}
is {airline=airline} going to make a fuss about my {item=object}
does a {item=object} count as hand luggage with {airline=airline} when I have {fare=tariff}
bag size limits, {airline=airline}
grandma insists on bringing a {item=object}, will the {airline=airline} people let her through
how big can my bag be with {fare=tariff}
am I allowed to take a {item=object} on the plane
%lang de
darf ich bei {airline=airline} {item:Gitarre=eine Gitarre|meine Gitarre} mit in die Kabine nehmen
%lang es
qué equipaje me deja llevar {airline=airline} {fare:light=con la tarifa light|con light}
%lang en

%tool report_lost_bag
my bag didn't arrive, flight {flight=flight}, it's a {look=look}, tag {tag=tag}
report lost luggage: {look=look}, {flight=flight}, deliver to the {deliver_to=sight}
{flight=flight}, tag {tag=tag}, {look=look} - missing
the carousel is empty and my {look=look} was on {flight=flight}
{look=look} never came off {flight=flight}, when they find it they should bring it to {deliver_to=address}
send the {look=look} to {deliver_to=address} once it turns up, we came with {flight=flight}, number {tag=tag}
I'm standing here without clean clothes, {flight=flight} swallowed my {look=look}
airline lost a {look=look}, receipt {tag=tag}, flight {flight=flight}
file a missing bag for {flight=flight}: {look=look}
report my lost suitcase, tag {tag=tag}
my {look=look} is missing, tell the airline

%tool skipass_prices
ski pass prices {resort=resort} {days=skidays} for {age_group=age}
what does a lift ticket in {resort=resort} cost for {age_group=age}
{resort=resort}, from {first_day=day}, {days=skidays}, {age_group=age}: how much
how much are {days=skidays} of skiing in {resort=resort} starting {first_day=day}
{age_group=age} {days=skidays} {resort=resort} pass price
can we afford {resort=resort} {first_day=day}? {days=skidays} on the lifts for {age_group=age}
would {age_group=age} pay less than the rest of us on the slopes at {resort=resort}
what do they charge for going up the mountain in {resort=resort}
compare what {days=skidays} cost in {resort=resort} for {age_group=age} from {first_day=day} on
ski pass prices for {age_group=age} [for {days=skidays}]
how much is a ski pass
%lang de
was kostet ein Skipass in {resort=resort} für {days:3=drei Tage|3 Tage} {age_group:child=für Kinder}
%lang es
cuánto cuesta el forfait de {days:2=dos días|2 días} en {resort=resort} para {age_group:adult=adultos|un adulto}
%lang en

%tool skipass_buy
buy {quantity:2=two|2} ski passes for {age_group=age} in {resort=resort}, {valid_from=day} to {valid_to=lastday}
{resort=resort} lift tickets {valid_from=day} - {valid_to=lastday}, {quantity:4=four|4}, {age_group=age}
get {quantity:3=three|3} passes for {resort=resort} from {valid_from=day} until {valid_to=lastday}
from {valid_from=day} to {valid_to=lastday} we ski in {resort=resort}, order {quantity:5=five|5} passes
{quantity:1=one|1} lift pass {resort=resort} {valid_from=day}
for {age_group=age}: {quantity:2=two|a couple of} tickets up the mountain at {resort=resort}, {valid_from=day} through {valid_to=lastday}
I don't want to queue at the ticket office in {resort=resort} {valid_from=day}, pay for {quantity:6=six|6} of them now
we hit the slopes of {resort=resort} {valid_from=day} and go home {valid_to=lastday}, sort out what {age_group=age} need for the gondola
purchase ski passes {resort=resort} starting {valid_from=day} for {age_group=age}
buy {quantity:2=two|2} ski passes for {resort=resort}
order ski passes for {age_group=age} from {valid_from=day} to {valid_to=lastday}

%tool findBagStorage
luggage storage near the {near=sight} for {bags=bags}
where can I leave {bags=bags} around {near=address}, open at {openAt=endtime}
left luggage {near=address} {bags=bags} {openAt=endtime}
lockers close to {near=address}
our flight is late at night and {bags=bags} are heavy, who'd look after them by the {near=sight}
somewhere to dump {bags=bags} near {near=address} that is still open {openAt=endtime}
{openAt=endtime}, {near=address}, {bags=bags} to deposit
checked out already, want to see {near=address} without dragging my stuff along
which shops keep suitcases at {near=address}
find luggage storage for {bags=bags}
where can I leave my bags until {openAt=endtime}
%lang de
wo kann ich in der Nähe von {near=place} {bags:2=zwei Koffer|2 Koffer} unterstellen
%lang es
una consigna cerca de {near=place} para {bags:3=tres maletas|3 maletas}
%lang en

%tool bookBagStorage
book luggage storage at {storagePoint=storage} from {dropOff=starttime} to {pickUp=endtime} for {bags=bags}
{storagePoint=storage}, {bags=bags}, {dropOff=starttime} - {pickUp=endtime}, {insurance:true=insured|with insurance}
I bring {bags=bags} to {storagePoint=storage} {dropOff=starttime} and fetch them {pickUp=endtime}
drop-off {dropOff=starttime}, pick-up {pickUp=endtime}, {storagePoint=storage}
leave {bags=bags} at {storagePoint=storage} until {pickUp=endtime}, starting {dropOff=starttime}, {insurance:false=no insurance|don't insure them}
{storagePoint=storage} is fine, we'd hand things over {dropOff=starttime}, collect {pickUp=endtime}, {insurance:true=and insure it|plus cover in case of theft}
let {storagePoint=storage} mind our stuff, {dropOff=starttime} till {pickUp=endtime}
reserve room for {bags=bags} at {storagePoint=storage}, {dropOff=starttime} to {pickUp=endtime}
between {dropOff=starttime} and {pickUp=endtime} somebody at {storagePoint=storage} should watch over {bags=bags}
book storage at {storagePoint=storage} for {bags=bags} {insurance:true=with insurance}
I want to store {bags=bags} from {dropOff=starttime} to {pickUp=endtime}

%tool none
do you think it is fair that children pay less for lifts
%tool talk
our hotel in {=town} had the thinnest walls you can imagine
camping is lovely until it rains for a week
I never know what to wear in {=dest}, nobody does
parking downtown is a nightmare these days
the breakfast at {=hotel} was so good, I still dream of it
electric cars are awfully quiet, the cat never hears them coming
got the visa, everything went smoothly, thank you
{=firstname} skis like a drunk penguin
my suitcase is older than I am and still going strong
we got lost on the way to {=town} and ended up in a monastery
holiday homes always smell the same, have you noticed
they returned my bag after three weeks, minus the chocolate
I used to work at {=garage}, worst summer of my life
packing is the part of travelling I like best
