# Invented tools: fares and seats in the air, trains, coaches, ferries, taxis, bikes, parking, vignettes, hire cars, camping, dishes, cinemas.
%list airp: Oslo | Lisbon | Heathrow | Kuala Lumpur | San Juan | Frankfurt am Main | JFK | Reykjavik | Santiago de Chile | Cork | Nice | New Orleans | Palma | Schiphol | Addis Ababa | Newark | St. John's in Newfoundland | Catania | Doha | Hong Kong | Charles de Gaulle | Tromsø | Las Palmas | Cape Town
%list fellow: Jonas | Mrs Adeyemi | grandma | my mother in law | my older son | Priya and her baby | Aunt Carol | Dr Lindholm | Felix | boy travelling with us | Sam from accounting | Yuki Tanaka | my wife | Old Mr Brandt | kid with the broken leg | Nina | Omar Haddad | my colleague from Leeds | Beatriz | Uncle Ravi
%list kilos: 23 kg => 23 | 32 kilos => 32 | 20 kilos => 20 | 15 kg => 15 | 23 | 10 kg => 10 | 28 kg => 28 | eighteen kilos => 18
%list station: Carlisle | Lyon Part-Dieu | Utrecht Centraal | Freiburg | Bologna | Edinburgh Waverley | Perth | Gare du Nord | Zürich | Sheffield | Ghent | King's Cross | Grand Central in New York | Malmö | Aberdeen | Bath Spa | Brno | Union Station | Avignon | Dundee | Innsbruck | Milano Centrale | Stratford for the park | Newton Abbot
%list trainno: ICE 74 | TGV 6611 | EC 113 | RE 5 | IC 2027 | Nightjet 295 | 9:14 to Leeds | AVE 2063 | Acela 2155 | Eurostar 9031 | S 7 | RJ 63 | Intercity 820 | 7.40 from Reading | sleeper for Inverness | Frecciarossa 9520 | Amtrak 171 | 16:05 for Penzance | regional express in the morning | Thalys 9437
%list late: 90 minutes => 90 | 45 minutes => 45 | two hours => 120 | 70 min => 70 | an hour => 60 | 35 minutes => 35 | three hours => 180 | 25 mins => 25
%list passt: yesterday | Monday | last Friday | 3 May | last night | this morning | the 14th | 2026-02-11 | last Sunday | Tuesday last week
%list ctown: Bristol | Ghent | Zagreb | Albuquerque | Toulouse | Leipzig | Cluj | Swansea | Bath | Nashville | Oporto | Brno | Baden-Baden | San Antonio | Newcastle upon Tyne | Lund | Granada | Fort Worth | Kraków | Bergen | Salzburg | Cork | Santa Fe | Stoke on Trent
%list harb: Piraeus | Split | Oban | Naples | Harwich | Calais | Palma | Ullapool | Turku | Holyhead | Kiel | Seattle | Portsmouth | Ancona | Newhaven | Aberdeen | Rafina | Trapani | old port in Marseille | Woods Hole | Puttgarden | Swartz Bay | Brindisi | Fishguard
%list isle: Naxos | Hvar | Mull | Capri | Hoek van Holland | Ibiza | Stornoway | Åland | Dublin | Gozo | Bainbridge Island | Santorini | Isle of Wight | Martha's Vineyard | Corfu | Lerwick | Formentera | Favignana | Dieppe | Salt Spring Island | Rosslare | Skye | Patmos and Leros | Bornholm
%list route: Calais to Dover | Ancona to Split | Oban to Mull | Piraeus - Naxos | Harwich-Hoek van Holland | Kiel to Oslo | Holyhead to Dublin | Civitavecchia to Olbia | Larne-Cairnryan | Turku to Stockholm | Portsmouth to Caen | Tarifa to Tangier | Rostock-Trelleborg | Newhaven to Dieppe | Barcelona to Palma | Hirtshals-Kristiansand | Bari to Durrës | Fishguard to Rosslare | Patras to Venice | Aberdeen to Lerwick
%list metres: 5 metres => 5 | 6.5 metres => 6.5 | 7 m => 7 | 4.8 m => 4.8 | 5.4 metres => 5.4 | 8 metres => 8 | six metres => 6
%list addr: 14 Harbour Street | Crown Hotel | north entrance of the station | 8 Mill Lane | terminal 2 | my office | St Mary's Hospital | 221 Pine Avenue | Riverside Arena | back door of the theatre | Café Mozart in Neubau | corner of 5th and Main | opera house | 77 Oak Road | grandma's place in Ealing | university library | Gate 4 of the trade fair | 3 Beech Close | bar with the green door | Botanic Gardens | Hotel Ibis for the night | central bus station | Lime Street | aquarium
%list petrol: 10 euros => 10 | $15 => 15 | 8 pounds => 8 | 12 | 20 euros => 20 | five euros => 5 | €7 => 7 | 12.50 => 12.5 | 18 dollars => 18
%list vland: Austria | Slovenia | Switzerland | Hungary | Czech Republic | Slovakia | Bulgaria | Romania | Moldova | Czechia
%list kfz: B-MK 4411 | W 12345 X | KA 77 ZT | M-AX 903 | AB12 CDE | LJ 55-KLM | HH-OP 2210 | 1234 KBD | KN 61 TRE | S-LL 818 | GX-402-RT | ZH 338 102 | BN51 SMR | 7ABC321 | K-EV 12 E

%tool wingline_seek_fares
(search|look for) flights from {from_city=airp} to {to_city=airp} (leaving|departing) {leave_on=date} [and returning {back_on=date}]
what (does it cost|would it cost) to fly to {to_city=airp} from {from_city=airp}, {cabin:business=business|business class}, {leave_on=date}
{from_city=airp} - {to_city=airp}, {leave_on=date} to {back_on=date}
{stops:nonstop=nonstop|direct} {from_city=airp} {to_city=airp} {leave_on=date}
cheap fares {from_city=airp} {to_city=airp}
air fares {to_city=airp}
two tickets to {to_city=airp}, out {leave_on=date}, back {back_on=date}
I have to be in {to_city=airp} for a wedding, I'd set off in {from_city=airp} {leave_on=date} and want to be home {back_on=date}
how do I get out of {from_city=airp} {leave_on=date}, the meeting's in {to_city=airp} and eleven hours on the road are too many
my mum is in {from_city=airp} and hasn't seen us in {to_city=airp} for years, what would I have to pay to bring her over, {cabin:economy=cheapest class|economy|at the back} is fine
{to_city=airp} and home again from {from_city=airp}, {leave_on=date} till {back_on=date}, I don't mind {stops:one_stop=one stop|changing once}
no seat choice and no suitcase, just show prices {from_city=airp} to {to_city=airp} in {cabin:first=first|first class}
we want to fly away {leave_on=date}, {cabin:premium=premium|premium economy}
%lang de
such mir Flüge von {from_city=city} nach {to_city=city}, hin {leave_on=date}, zurück {back_on=date}
%lang es
búscame vuelos {stops:nonstop=directos|sin escalas} de {from_city=city} a {to_city=city} para {leave_on=date}
%lang en

%tool wingline_pick_seat
(give|get) {passenger=fellow} {seat_kind:window=a window seat|the window|window} on booking {booking=code}
{booking=code}: {seat_kind:aisle=aisle|aisle seat}
change my seat on {booking=code} to {seat_kind:exit_row=exit row|the exit row|the emergency row}
for {passenger=fellow} {seat_kind:front=in front|front row|as far forward as possible}, reservation {booking=code}
seat choice {booking=code} {seat_kind:window=window}
window seat please
{seat_kind:aisle=aisle} for {passenger=fellow}
put {passenger=fellow} by {seat_kind:window=the window}
my legs are long and eleven hours are longer, so under {booking=code} I need {seat_kind:exit_row=the emergency door|the row by the emergency door}
{passenger=fellow} has to get up every half hour, that's {booking=code}, so it should be {seat_kind:aisle=next to the gangway|the gangway side}
I never got to see the clouds last time, {booking=code}, please {seat_kind:window=where I can look outside|with a view}
we'd like to be off the plane first under {booking=code}, so {seat_kind:front=near the door|right at the front}
the suitcase is already on {booking=code}, now let {passenger=fellow} sit {seat_kind:middle=in the middle|between us}
choose a seat on {booking=code} for {passenger=fellow}

%tool wingline_add_baggage
add {pieces=int} {kind:checked_bag=suitcases|checked bags|bags for the hold} to {booking=code}
add {kind:bicycle=a bike|my bicycle} of {weight_kg=kilos} to booking {booking=code}
{booking=code}, {pieces=int} {kind:skis=pairs of skis|ski bags}, {weight_kg=kilos} each
extra baggage {booking=code} {kind:cabin_bag=trolley|cabin bag}
on {booking=code} we also bring {kind:stroller=a pram|the stroller|a buggy}
another suitcase please
{weight_kg=kilos}, {kind:instrument=cello}
skis for the flight
more baggage for {booking=code}
my cello won't travel without me, so it has to be on {booking=code}: {kind:instrument=instrument|cello}, {weight_kg=kilos}
we're moving for a year and everything we own is {pieces=int} {kind:checked_bag=trunks|big cases} of {weight_kg=kilos}, it's {booking=code}
I hope to race over there, can {booking=code} take {kind:bicycle=my road bike|two wheels}
the baby can't walk yet, {booking=code}, what about {kind:stroller=her pushchair|the pushchair}
we have our seats by the window on {booking=code}, what's missing is {kind:checked_bag=a suitcase|luggage for the hold} with {weight_kg=kilos}
%lang de
füg zur Buchung {booking=code} noch {pieces=int} {kind:checked_bag=Koffer} mit je {weight_kg=kilo} hinzu
%list kilo: 23 Kilo => 23 | 20 kg => 20 | 15 Kilo => 15 | 32 kg => 32
%lang es
añade {kind:bicycle=una bicicleta|mi bici} a la reserva {booking=code}
%lang en

%tool ironwayConnections
(which|what) trains (go|run) from {origin=station} to {target=station} {departAfter=when}
I (have|need) to be in {target=station} by {arriveBy=time}, coming from {origin=station}
{origin=station} to {target=station}, at most {maxChanges:1=one change|1 change}, after {departAfter=time}
to {target=station} from {origin=station}, arriving before {arriveBy=time}
next train {origin=station} {target=station}
rail timetable {target=station}
{origin=station} {target=station} {maxChanges:0=no changes|direct|0 changes}
trains to {target=station}, please
how do I get home to {target=station} from {origin=station} after the concert, it ends about {departAfter=time}
the interview in {target=station} begins at ten so {arriveBy=time} is the very latest, I sleep in {origin=station}
I won't drag the kids up and down platforms more than {maxChanges:1=one time} between {origin=station} and {target=station}
no car this week, and {target=station} is far from {origin=station}, what are my options {departAfter=when}
don't reserve anything, I only want to see what goes {origin=station} - {target=station} from {departAfter=time}
leave {origin=station} after {departAfter=time}, reach {target=station} by {arriveBy=time}, possible?
by {arriveBy=time} in {target=station}

%tool ironwayReserveSeats
reserve {seats=int} seats on [the] {train=trainno} {day=date}
(book|keep) us {seats=int} places in the {zone:quiet=quiet coach|quiet carriage|silent zone} of [the] {train=trainno} for {day=date}
{day=date}, {train=trainno}, {seats=int} seats {zone:table=with a table|at a table}
{train=trainno} {day=date}: {zone:bike_space=bike space|room for the bikes}
{zone:wheelchair=wheelchair space} on [the] {train=trainno}, {day=date}
seats {train=trainno} {day=date}
quiet coach, {seats=int} people
family compartment please
{seats=int} seats on [the] {train=trainno}
last time we stood all the way, so get the {seats=int} of us somewhere to sit down in [the] {train=trainno} {day=date}
the twins will be screaming, better put us where {zone:family=other parents are|the children's corner is|the toddlers are}: {train=trainno}, {day=date}
I've got slides to finish {day=date} on [the] {train=trainno} and can't stand phone calls around me, {zone:quiet=silence please|as silent as possible}
{day=date} my father comes along in his chair, {train=trainno}, {zone:wheelchair=he can't leave it|a ramp and a proper spot}
I know when it leaves, just make sure there are {seats=int} places for us on [the] {train=trainno} {day=date}
%lang de
reservier uns {seats=int} Plätze im {zone:quiet=Ruhebereich|Ruheabteil} im {train=zugnr} {day=date}
%list zugnr: ICE 74 | RE 5 | IC 2027 | EC 113 | Nightjet 295 | RJ 63 | ICE 1007 | RB 22
%lang es
resérvame {seats=int} asientos {zone:table=con mesa} en el {train=tren} para {day=date}
%list tren: AVE 2063 | Alvia 4112 | Avant 8080 | AVE 3141 | Intercity 697 | Talgo 374
%lang en

%tool ironwayClaimDelay
claim compensation for [the] {train=trainno} {day=passt}, it was {minutesLate=late} late
(I want|get me) my money back for [the] {train=trainno}, {minutesLate=late} late {day=passt}, {payout:bank_transfer=to my account|by bank transfer}
{day=passt}, {train=trainno}, delay {minutesLate=late}, {payout:voucher=voucher|as a voucher}
{train=trainno} {day=passt}: refund {payout:credit_card=to my credit card|on the card}
delay refund {train=trainno} {day=passt}
compensation for {minutesLate=late}
train claim
we crawled into the station {minutesLate=late} after schedule {day=passt} on [the] {train=trainno} and somebody owes me for that
[the] {train=trainno} never showed up {day=passt}, I'm not letting them keep what I paid
thanks to [the] {train=trainno} I missed the funeral {day=passt}, {minutesLate=late} of standing in a field, and they should pay {payout:bank_transfer=onto my bank account|by transfer}
I sat around for {minutesLate=late} {day=passt} because of [the] {train=trainno}, {payout:voucher=a coupon} will do
the seats we'd reserved were useless, [the] {train=trainno} came in {minutesLate=late} late {day=passt}; file for compensation
file a delay claim, {minutesLate=late}, {payout:voucher=voucher}

%tool coachhop-find-rides
(find|show me) coaches from {start=ctown} to {end=ctown} {day=date}
is there a bus to {end=ctown} from {start=ctown} {day=date} after {after=time}
{start=ctown} {end=ctown} {day=date}, not before {after=time}
{overnight:true=night coach|overnight bus} {start=ctown} to {end=ctown}
coach {start=ctown} {end=ctown}
intercity buses {end=ctown}
{overnight:true=night bus}, {day=date}
which coaches go to {end=ctown}
the railway is on strike and I promised to be in {end=ctown} {day=date}, I'm stuck in {start=ctown}
what's the poor student's way from {start=ctown} to {end=ctown} if I finish class at {after=time} {day=date}
I'd rather {overnight:true=sleep on the road|snooze while rolling} than pay for a hostel, {start=ctown} to {end=ctown}, {day=date}
without a licence, how does one reach {end=ctown} out of {start=ctown} {day=date}
before I buy a seat, what leaves {start=ctown} for {end=ctown} after {after=time}
%lang de
welche Fernbusse fahren {day=date} von {start=city} nach {end=city}
%lang es
¿qué autobuses {overnight:true=nocturnos} hay de {start=city} a {end=city} {day=date}?
%lang en

%tool coachhop-buy-seat
buy {passengers=int} seats on ride {ride=code}
(get|buy) me a {fare:student=student} ticket for ride {ride=code} {big_luggage:true=with a big suitcase|plus a large suitcase}
ride {ride=code}, {passengers=int} people, {fare:flexible=flexible|flexible fare}
{fare:saver=saver fare|saver}, {passengers=int} passengers, {ride=code}
coach ticket {ride=code}
{passengers=int} tickets {ride=code}
two coach seats please
buy coach tickets for {passengers=int}
{ride=code} it is, take it, {passengers=int} of us
I'm seventy-one, so {ride=code} should be {fare:senior=cheaper for pensioners|at pensioner rate}, go ahead and pay
my plans change every day, so {ride=code} has to be something {fare:flexible=I can hand back|refundable}
all my stuff goes with me, {ride=code}, {big_luggage:true=the trunk too|and a huge trunk}
of the coaches you found, {ride=code}: one {fare:student=student} and done

%tool saltferry.sailings
when do ferries (go|sail|cross) from {harbour=harb} to {landing=isle} {day=date}
(list|show) {fast_only:true=fast boats|catamarans|hydrofoils} from {harbour=harb} to {landing=isle}
{harbour=harb} - {landing=isle} {day=date}
to {landing=isle} from {harbour=harb}, {day=date}, {fast_only:true=catamaran only|fast ones only}
ferry {harbour=harb} {landing=isle}
sailings {landing=isle} {day=date}
boat times, {harbour=harb}
which ferries leave {day=date}
how do we get across to {landing=isle} {day=date}, the car stays in {harbour=harb}
grandpa gets seasick, so the {fast_only:true=quickest crossing|quick one} {harbour=harb} to {landing=isle} please
our hotel on {landing=isle} expects us {day=date} and we arrive in {harbour=harb} around lunch, can we still make it over the water
is {landing=isle} cut off {day=date} or does anything leave {harbour=harb}
no need to reserve deck space, tell me what sails {day=date} from {harbour=harb} to {landing=isle}
%lang de
wann geht {day=date} eine Fähre von {harbour=hafen} nach {landing=insel}
%list hafen: Norddeich | Dagebüll | Kiel | Rostock | Cuxhaven | Travemünde | Sassnitz | Emden
%list insel: Juist | Amrum | Föhr | Helgoland | Bornholm | Borkum | Trelleborg | Norderney
%lang es
¿a qué hora salen los ferris de {harbour=puerto} a {landing=isla} {day=date}?
%list puerto: Denia | Algeciras | Valencia | Huelva | Palma | Almería
%list isla: Ibiza | Formentera | Menorca | La Gomera | Melilla | Mallorca
%lang en

%tool saltferry.reserve_deck
reserve space for {vehicle:camper=a camper|our motorhome|the campervan} of {length_m=metres} on {crossing=route}, {departure=when}
(book|reserve) {vehicle:car=a car|my car} and {people=int} people {crossing=route} {departure=date}
{crossing=route}, {departure=when}, {vehicle:motorbike=motorbike|a motorcycle}, {people=int} persons
{departure=date}, {crossing=route}: {vehicle:van=van}, {length_m=metres}
car deck {crossing=route} {vehicle:car=car}
ferry for a camper, {length_m=metres}
{vehicle:bicycle=bicycle} on {crossing=route}
reserve the ferry for {vehicle:car=the car}
we'd like to drive on board in {crossing=route} {departure=when}, {vehicle:van=a Transit} with {people=int} in it
{crossing=route} {departure=date}: {vehicle:motorbike=my old Triumph|my Harley} comes along
our house on wheels is {length_m=metres} long, {vehicle:camper=a motorhome}, and must be on {crossing=route} {departure=date}
{people=int} of us {vehicle:bicycle=on pushbikes|cycling} need to get over, {crossing=route}, {departure=when}
I've seen the sailings, now keep a place on {crossing=route} {departure=when} for {vehicle:car=the Volvo|my car}, {length_m=metres}

%tool kerbside_hail
(order|call|get) me a taxi to [the] {pickup=addr} [going to [the] {dropoff=addr}]
taxi from [the] {pickup=addr} to [the] {dropoff=addr} {at=when}
to [the] {dropoff=addr} from [the] {pickup=addr}, {at=time}, {car:van=a van|minivan}
{car:wheelchair=wheelchair taxi|wheelchair accessible cab} at [the] {pickup=addr} {at=when}
cab {pickup=addr}
taxi now
taxi home, {at=time}
send a cab to [the] {dropoff=addr}
it's pouring and I'm standing at [the] {pickup=addr} in thin shoes, someone come and fetch me
we've had too much wine to drive, there's {=int} of us in front of [the] {pickup=addr}, home is [the] {dropoff=addr}
the dog is coming too, from [the] {pickup=addr}, so {car:pet_friendly=a driver who likes animals|one that takes dogs}
early flight, I need wheels at [the] {pickup=addr} {at=when}, {car:child_seat=with a baby seat|with a seat for the toddler}
never mind the estimate, just pick us up at [the] {pickup=addr} {at=when}
%lang de
bestell mir {at=when} ein Taxi zum {pickup=abhol} mit {car:child_seat=Kindersitz}
%list abhol: Hauptbahnhof | Rathaus | Hotel Adler | Lindenweg 4 | Krankenhaus | Flughafen Terminal 1 | Büro | Kino am Ring
%lang es
pídeme un taxi {at=when} en {pickup=recogida} para ir al aeropuerto
%list recogida: calle Mayor 12 | plaza de España | Hotel Colón | estación de Atocha | hospital La Fe | avenida del Puerto 8
%lang en

%tool kerbside_quote_trip
how much is a taxi from [the] {pickup=addr} to [the] {dropoff=addr}
what would a cab to [the] {dropoff=addr} cost from [the] {pickup=addr} {at=when} with {riders=int} people
{pickup=addr} to {dropoff=addr}, {riders=int} riders: price
estimate [the] {pickup=addr} - {dropoff=addr} {at=time}
taxi price {dropoff=addr}
fare estimate {pickup=addr} {dropoff=addr}
rough cost, {pickup=addr} {dropoff=addr}
what does the ride cost from [the] {pickup=addr}
have I got enough on me, twenty in cash, to be driven from [the] {pickup=addr} to [the] {dropoff=addr}
{at=when} the last bus will be gone, what would being driven home to [the] {dropoff=addr} from [the] {pickup=addr} set me back
they want sixty to bring us from [the] {pickup=addr} to [the] {dropoff=addr}, is that a rip-off
splitting it by {riders=int} is it still too dear, [the] {pickup=addr} to [the] {dropoff=addr}
don't order one yet: how expensive would it be from [the] {pickup=addr} to [the] {dropoff=addr}

%tool kerbside_offer_lift
offer {seats=int} seats from {from_town=ctown} to {to_town=ctown} {leaving=when}
I'm driving to {to_town=ctown} from {from_town=ctown} {leaving=when}, {seats=int} free seats, {price_each=petrol} each
{from_town=ctown} to {to_town=ctown}, {leaving=date}, {price_each=petrol} per head, {seats=int} places
{leaving=when} {from_town=ctown} {to_town=ctown}, room for {seats=int}
carpool {from_town=ctown} {to_town=ctown} {leaving=date}
shared ride, {seats=int} seats
lift to {to_town=ctown} {leaving=date}
put my drive to {to_town=ctown} online
my car is half empty when I go {from_town=ctown} to {to_town=ctown} {leaving=when}, somebody might like to come along for {price_each=petrol}
petrol is murder; let strangers chip in {price_each=petrol}, {from_town=ctown} to {to_town=ctown}, {leaving=date}
I hate the road alone, I leave {from_town=ctown} {leaving=when} and end up in {to_town=ctown}, who'd join me
{leaving=date} I take the motorway down to {to_town=ctown} from {from_town=ctown} and could squeeze in {seats=int} more
no taxi needed, I have my own car: {seats=int} can ride with me {leaving=when}, {from_town=ctown} to {to_town=ctown}
%lang de
biete {seats=int} Plätze von {from_town=city} nach {to_town=city} an, Abfahrt {leaving=when}, {price_each=benzin} pro Nase
%list benzin: 10 Euro => 10 | 15 € => 15 | 8 Euro => 8 | 12 Euro => 12
%lang es
ofrece {seats=int} plazas en mi coche de {from_town=city} a {to_town=city}, salgo {leaving=when}
%lang en

%tool motorpass_buy_vignette
buy a {length:ten_days=ten day|10-day} vignette for {country=vland}, plate {plate=kfz}
(get|buy) me the {country=vland} vignette for {plate=kfz} from {starts=date}, {length:month=for a month|one month}
{plate=kfz}, {country=vland}, {length:year=annual|for the whole year}, starting {starts=date}
{country=vland} {starts=date} {length:day=one day|a single day} {plate=kfz}
vignette {country=vland} {plate=kfz}
motorway sticker, {country=vland}
toll pass {plate=kfz}
{length:year=yearly} vignette
we're crossing into {country=vland} {starts=date} with {plate=kfz} and I don't fancy a fine
what they want from drivers in {country=vland}, please settle it for {plate=kfz}, we only {length:day=pass through once|drive through the one day}
I'll commute to {country=vland} all {length:year=year}, {plate=kfz}, make it legal from {starts=date}
{plate=kfz} is off to {country=vland} {starts=date} on holiday, {length:ten_days=a week and a bit|ten days}
the hired car has {plate=kfz} on it and no sticker yet: {country=vland}, {starts=date}

%list frame: 4471 | B-208 | 90 331 | SC 1175 | 6002 | K77 | bike 318 | 22841 | R-19 | 7730 | scooter 55 | M-4409 | 1206 | T 86 | 30177
%list dock: Rosenthaler Platz | station by the river | Elm Street | Museum Quay | Riverside Park | rack in front of the library | corner of Hill Road and Third | Campus North | Old Bridge | Central Square | post office in Marylebone | Tram stop Weststadt | bakery | Pier 4 | Kings Road | swimming pool car park | St Anne's Church | Victoria Gardens | university canteen | bottom of the hill
%list near: Old Town | our hotel | central station | Riverside Arena | Brighton Pier | St Mary's Hospital | zoo | Covent Garden | Alexanderplatz | Camden Market | Lime Street | concert hall | fish market in Bergen | Plaza Mayor | harbour | Jardin du Luxembourg | town hall with the clock | University of Ghent | stadium | Rialto Bridge | castle | 8 Mill Lane | shopping centre in Leith | Pike Place
%list charge: 60 percent => 60 | 50% => 50 | 80 percent => 80 | 40 | 70 % => 70 | half => 50 | 30 percent => 30
%list meters: 300 metres => 300 | 500 m => 500 | 200 metres => 200 | 400 | 800 metres => 800 | 150 m => 150
%list zonec: 4120 | B7 | zone 12 | red zone | 80551 | North 3 | C14 | 2206 | zone A | old town zone | K2 | 7719 | blue zone | Harbour 1 | 331
%list stay: 90 minutes => 90 | two hours => 120 | 45 minutes => 45 | an hour => 60 | half an hour => 30 | 75 minutes => 75 | three hours => 180 | 20 mins => 20
%list hoursto: 3 hours => 3 | two hours => 2 | 4 hours => 4 | five hours => 5 | 8 hours => 8 | an hour => 1 | 6 h => 6
%list desk: Faro airport | Nice station | Glasgow Central | Palma | Denver International | Bologna | Catania | harbour of Olbia | Keflavik | downtown San Diego | Gatwick South | Bergen Flesland | Malaga | Marseille for the Camargue | Zürich main station | Cork | Las Vegas Strip | Chania and Souda | Porto | Heraklion | Alicante old town | Inverness
%list age: 23 | 67 | twenty-two years old => 22 | 21 | 74 | 19 years old => 19 | 35 | aged 58 => 58
%list camparea: Lake Garda | Black Forest | Brittany | Cornwall | Lake Bled | Yosemite | Isle of Skye | Costa Brava | Algarve | Dolomites | Peak District | Ardèche | Loch Lomond and the Trossachs | Jutland | Tuscany | Lofoten | Banff | Lake District | coast near Biarritz | Big Sur in California | Istria | Plitvice | Wadden Sea | hills behind Nice
%list campname: Camping Bella Riva | Pine Hollow | Lakeside Meadows | Camping Les Pins | Seal Bay | Happy Valley Farm | Fir Tree Park | Waldcamping am See | Camping Sol y Mar | Three Rivers | Old Orchard | Camp Lagoon for Families | Riverbend in Moab | Strandcamp | Hidden Creek | Campeggio Paradiso | Red Barn | Dune Camp and Spa | Upper Falls | Eagle's Nest
%list dishf: ramen | moussaka | fish and chips | pad thai | pho with beef | bibimbap | cheese fondue | mushroom risotto | peking duck | shakshuka | lamb tagine with apricots | tacos al pastor | ceviche | butter chicken | käsespätzle | banh mi | gumbo | poke bowl with tuna | jollof rice | oysters | mac and cheese | pierogi with cabbage | Sunday roast | sushi for two
%list spend: 15 euros => 15 | $20 => 20 | 12 pounds => 12 | 25 | twenty dollars => 20 | €18 => 18 | 30 bucks => 30 | 9.50 => 9.5
%list kitchen: Lotus Garden | Da Gino | Taco Libre | Bombay Corner | Ming's | Falafel House | Sakura | Burger and Sons | Green Bowl | Osteria Vecchia | Pho 88 | Ali Baba | Little Addis | Seoul Kitchen | Pizza Nostra in Hill Street | Casa Pepe | Thai for You | Blue Fig | Curry Mile | Athena | House of Noodles | Rosa's | Wok with Me
%list dishes: two margheritas and a tiramisu | chicken korma, garlic naan | pad thai with tofu | four spring rolls and a miso soup | large pepperoni pizza, coke | falafel plate | vegetable biryani and mango lassi | beef pho, summer rolls | cheeseburger with fries and a salad | three tacos, guacamole and chips | bibimbap | lasagne and garlic bread | salmon nigiri, edamame | pulled pork sandwich | lamb kebab, rice and yoghurt | green curry with prawns | caesar salad | gyoza and ramen | quattro stagioni | tofu bowl, iced tea
%list cookwish: no onions | extra hot sauce | sauce on the side | well done please | without coriander | cutlery for three | not too spicy | no peanuts at all | cut it for a toddler | gluten free bread | very crispy | leave out the olives and capers
%list film: Dune | The Zone of Interest | Past Lives | Amélie | Paddington in Peru | Alien | The Boy and the Heron | Oppenheimer | Jaws | Casablanca | The Lives of Others | In the Mood for Love | Barbie | Frozen | Everything Everywhere All at Once | Parasite | Top Gun | Some Like It Hot | Pan's Labyrinth | Wicked | Spirited Away | The Good, the Bad and the Ugly | Inside Out | Roma
%list why: I have the flu | babysitter cancelled | two of us can't come | wrong day | we fell out with our friends | train strike | I have to work late | booked twice | snow on the roads | my son is in hospital | better offer for the evening

%tool unlockBike
unlock [bike] {number=frame}
(open|start) {number=frame} on {tariff:day_pass=a day pass|the day tariff}
{number=frame}, {tariff:hour_pass=hourly|hour pass}, {helmet:true=and a helmet|with helmet}
{tariff:per_minute=pay per minute|by the minute}, frame number {number=frame}, {helmet:true=helmet too}
rental bike {number=frame}
scooter {number=frame}, {helmet:true=with helmet}
{number=frame} {tariff:day_pass=all day}
unlock a bike [for me]
I'm standing in front of {number=frame} and it won't let me have it, release it
too lazy to walk, I'm grabbing {number=frame}, {tariff:per_minute=just a few minutes, so by the minute}
we'll cruise about until the evening, {number=frame}, {tariff:day_pass=whole day|one price for the whole day}
{helmet:true=my head matters|something for my head too}, and off I go with {number=frame}
I've found one close by, it says {number=frame} on it, let me ride off
open a scooter with {tariff:hour_pass=an hour pass}
%lang de
schließ das Rad {number=frame} auf, {tariff:day_pass=Tagespass}
%lang es
desbloquea la bici {number=frame} {helmet:true=con casco}
%lang en

%tool endBikeRental
end my bike rental
I left it at [the] {leftAt=dock}, (stop|end) the rental
end rental, [the] {leftAt=dock}, {defect:flat_tyre=flat tyre|puncture}
{defect:brakes=brakes are gone|brakes don't grip}, I parked it at [the] {leftAt=dock}, finish the ride
bike back
rental over, {leftAt=dock}
scooter done, {defect:light=broken light}
I'm there, it's against the wall at [the] {leftAt=dock}, don't charge me any longer
got off at [the] {leftAt=dock}, by the way {defect:saddle=the saddle wobbles|the seat keeps slipping}
is the meter still running? I put that thing down by [the] {leftAt=dock} ages ago
{defect:chain=the chain came off|chain snapped} halfway, so it's standing at [the] {leftAt=dock} and I'm walking
{defect:battery=the juice ran out|battery's dead} at [the] {leftAt=dock}, I'm through with it
I don't want another one nearby, lock this one, it's at [the] {leftAt=dock}

%tool nearestScooters
(where are|show me) {vehicle:scooter=scooters} (around|near) [the] {around=near}
find {vehicle:e_bike=an e-bike|electric bikes} with at least {minBattery=charge} around [the] {around=near}
[the] {around=near}, {withinMeters=meters}, {vehicle:cargo_bike=cargo bike}
within {withinMeters=meters} of [the] {around=near}, over {minBattery=charge} battery
{vehicle:scooter=scooters} {around=near}
free bikes, {withinMeters=meters}
{vehicle:moped=moped} {around=near}
any scooters with {minBattery=charge}
my feet hurt and we're at [the] {around=near}, anything with wheels I could borrow
I have to carry a crate of beer away from [the] {around=near}, is there {vehicle:cargo_bike=something with a box in front|one with a big box}
no taxi at [the] {around=near} at this hour, what about {vehicle:scooter=one of those stand-up electric things}
last one died on me, so from [the] {around=near} I want more than {minBattery=charge} left in it
before I unlock anything, which ones stand within {withinMeters=meters} of [the] {around=near}
%lang de
wo stehen rund um {around=ortde} {vehicle:scooter=Roller} mit mehr als {minBattery=akku}
%list ortde: Alexanderplatz | Hauptbahnhof | Marienplatz | Jungfernstieg | Schlossgarten | Südkreuz | Messe
%list akku: 50 Prozent => 50 | 60 % => 60 | 80 Prozent => 80 | 40 Prozent => 40
%lang es
¿hay {vehicle:bike=bicis} libres cerca de {around=sitio}?
%list sitio: Sagrada Familia | plaza Mayor | Atocha | Gran Vía | playa de la Concha | Alhambra | Parque del Retiro
%lang en

%tool curbspot-start-session
start parking in {zone=zonec} for {plate=kfz}, {minutes=stay}
pay for {minutes=stay} in {zone=zonec}
{zone=zonec}, {plate=kfz}, {minutes=stay}
{minutes=stay} for {plate=kfz} in {zone=zonec} please
parking ticket {zone=zonec}
{zone=zonec} {minutes=stay}
street parking, {plate=kfz}
park {plate=kfz} for {minutes=stay}
the sign says {zone=zonec} and the warden is two cars away, quick, {minutes=stay}
I have no coins for the machine in {zone=zonec}, {plate=kfz} stands there {minutes=stay}
the dentist takes {minutes=stay}, I left {plate=kfz} in {zone=zonec}
no fine today, thanks: {zone=zonec}, roughly {minutes=stay}
I've got a free bay already, it's {zone=zonec}, begin with {minutes=stay}

%tool curbspot-stop-session
stop parking [for {plate=kfz}]
end my parking session at {at=time}
{plate=kfz}, parking over
at {at=time} stop the session of {plate=kfz}
parking off
session end {at=time}
{plate=kfz} {at=time}, finished
I'm driving away with {plate=kfz}, don't let them charge on
done shopping sooner than I thought, I shouldn't go on paying for {plate=kfz}
{plate=kfz} leaves the kerb at {at=time}, not a minute more on my bill
back at the car, save me the rest of the money
we're rolling again
I started it for two hours, but {plate=kfz} is out of the zone now, so stop
%lang de
beende das Parken für {plate=kfz} um {at=time}
%lang es
termina el estacionamiento del {plate=kfz}
%lang en

%tool curbspot-free-bays
where can I park near [the] {near=near} {arrival=when}
free {bay:disabled=disabled bays|disabled spaces} around [the] {near=near}
[the] {near=near}, {arrival=when}, {hours=hoursto}, {bay:charging=with a charger|charging bay}
{hours=hoursto} from {arrival=time} near [the] {near=near}
parking {near=near}
{bay:family=family bay} {near=near}
free bays, {arrival=when}
find me {bay:motorcycle=a motorcycle bay}
we've been circling [the] {near=near} for twenty minutes, where on earth can we leave the thing
dinner at [the] {near=near} {arrival=when}, the car has to stay somewhere for {hours=hoursto}
the pram won't fit through, so {bay:family=something wider for the kids|extra room for the buggy} close to [the] {near=near}
I have to {bay:loading=unload a piano|drop off boxes} by [the] {near=near} {arrival=when}
don't start paying yet, first tell me what's vacant by [the] {near=near} for {hours=hoursto}

%tool motorpass_hire_car
hire {car_class:compact=a compact} at {collect_at=desk} from {first_day=date} to {last_day=date}
I (need|want) {car_class:suv=an SUV} from {collect_at=desk}, {first_day=date} until {last_day=date}, driver is {driver_age=age}
{collect_at=desk}, {first_day=date} - {last_day=date}, {car_class:van=van}, back at {hand_in_at=desk}
collect at {collect_at=desk} {first_day=date}, return at {hand_in_at=desk} {last_day=date}, {car_class:mini=smallest one}
rental car {collect_at=desk} {first_day=date} {last_day=date}
{car_class:convertible=convertible}, {collect_at=desk}
hire car {first_day=date} {last_day=date}
I'd like to hire {car_class:estate=an estate}
we land in {collect_at=desk} {first_day=date} and want to roam about till {last_day=date}, then fly home from {hand_in_at=desk}
seven people and nine suitcases, {collect_at=desk}, {first_day=date} to {last_day=date}: {car_class:van=a nine-seater|something huge}
romantic trip, roof down, {car_class:convertible=a cabrio}, {first_day=date} till {last_day=date} out of {collect_at=desk}
my daughter is {driver_age=age}, will they let her drive one from {collect_at=desk} between {first_day=date} and {last_day=date}
sticker's bought, what's missing is the vehicle itself: {collect_at=desk}, {first_day=date} through {last_day=date}, {car_class:compact=mid-size|compact}
%lang de
miete {car_class:estate=einen Kombi} in {collect_at=city}, von {first_day=date} bis {last_day=date}
%lang es
alquílame {car_class:suv=un todoterreno} en {collect_at=city} desde {first_day=date} hasta {last_day=date}
%lang en

%tool pitchSearch
find campsites (in|at|around) [the] {area=camparea} for {setup:tent=a tent} {arrival=date}
campsites with {dogs:true=dogs allowed} in [the] {area=camparea}, {nights=int} nights from {arrival=date}
[the] {area=camparea}, {arrival=date}, {nights=int} nights, {setup:caravan=caravan}
{nights=int} nights {area=camparea} {setup:cabin=cabin|in a little wooden hut} from {arrival=date}
camping {area=camparea}
{setup:motorhome=motorhome} pitch {area=camparea}
tent pitches {arrival=date}
campsites with room {arrival=date}
we want to sleep under the stars around [the] {area=camparea} {arrival=date}, {dogs:true=Rex comes along|and the dog too}
hotels in [the] {area=camparea} are out of our league, what else is there for {nights=int} nights
{setup:motorhome=our camper van} needs somewhere to stop near [the] {area=camparea} {arrival=date}
I only carry {setup:hammock=a hammock and two straps}, [the] {area=camparea}, {nights=int} nights
don't reserve, just list where a {setup:tent=tent} can stand by [the] {area=camparea}

%tool pitchReserve
reserve a pitch at {campsite=campname} from {arrival=date} to {departure=date} for {campers=int} people
{campsite=campname}, {arrival=date} - {departure=date}, {setup:caravan=caravan}, {power:true=with electricity}
book {campsite=campname} for {campers=int}, arriving {arrival=date}
{campers=int} campers, {setup:tent=two tents|tent}, {campsite=campname}, {arrival=date} till {departure=date}
pitch {campsite=campname} {arrival=date}
{setup:cabin=cabin} {campsite=campname} {arrival=date} {departure=date}
camping reservation {campsite=campname}
reserve a pitch {arrival=date} to {departure=date}
we loved {campsite=campname} so much that we're coming back {arrival=date}, all {campers=int} of us
{power:true=the fridge needs a plug|I need a socket} and {setup:motorhome=the camper} is big, so save us something at {campsite=campname} from {arrival=date}
tell {campsite=campname} that we show up {arrival=date} and leave {departure=date}
a spot under the trees, {campsite=campname}, {campers=int} kids and grown-ups, {arrival=date} until {departure=date}
of the ones you found take {campsite=campname}, {arrival=date}, {setup:tent=tent}
%lang de
reservier uns einen Stellplatz auf {campsite=campname} von {arrival=date} bis {departure=date}, {power:true=mit Strom}
%lang es
resérvanos una parcela en {campsite=campname} para {campers=int} personas, llegamos {arrival=date}
%lang en

%tool plateful.dish_finder
where can I (get|eat) {dish=dishf} near [the] {near=near}
restaurants with {dish=dishf} under {max_price=spend}
{dish=dishf}, {near=near}, up to {max_price=spend}
{diet:vegan=vegan} {dish=dishf} around [the] {near=near}
{dish=dishf} {near=near}
{diet:gluten_free=gluten free} {dish=dishf}
restaurants under {max_price=spend}
who serves it near [the] {near=near}
I've been dreaming of {dish=dishf} all week, and we're at [the] {near=near}
my guest is {diet:halal=Muslim and eats halal|halal} and loves {dish=dishf}, no more than {max_price=spend}
who does a decent {dish=dishf} for {max_price=spend} in this part of the world, [the] {near=near}
she gets a tummy ache from milk, so {diet:lactose_free=no dairy|without lactose}: {dish=dishf}
we want to sit there and not have it brought: {dish=dishf} by [the] {near=near}

%tool plateful.deliver
have {dishes=dishes} delivered from {restaurant=kitchen} to [the] {address=addr}
(order|get) {dishes=dishes} from {restaurant=kitchen} [for {at=time}]
{restaurant=kitchen}: {dishes=dishes}, {remark=cookwish}
{dishes=dishes}, {restaurant=kitchen}, at {at=time}, to [the] {address=addr}
{restaurant=kitchen} {dishes=dishes}
delivery from {restaurant=kitchen}
{dishes=dishes} please
bring {dishes=dishes} to [the] {address=addr}
I'm not cooking tonight, let {restaurant=kitchen} do {dishes=dishes}, {remark=cookwish}
four hungry programmers at [the] {address=addr}: {dishes=dishes}, {restaurant=kitchen}, by {at=time}
the fridge is empty, {restaurant=kitchen} should send {dishes=dishes}
can {restaurant=kitchen} get {dishes=dishes} to my door at {at=time}? tell them "{remark=cookwish}"
we found who serves it, it's {restaurant=kitchen}, and we stay on the sofa: {dishes=dishes}
%lang de
lass von {restaurant=kitchen} um {at=time} {dishes=speisen} liefern
%list speisen: zwei Margherita und ein Tiramisu | Lasagne, gemischter Salat | Gemüsecurry mit Reis | Döner mit Pommes | große Pizza Salami und Cola | Falafelteller, Hummus
%lang es
pide {dishes=platos} a {restaurant=kitchen}, {remark=nota}
%list platos: dos pizzas margarita y una ensalada | pollo al curry con arroz | tres tacos, guacamole y nachos | hamburguesa con patatas | tortilla y croquetas
%list nota: sin cebolla | poco picante | sin cacahuetes | con cubiertos para dos | la salsa aparte
%lang en

%tool reelhouse_showtimes
when is {film=film} (on|showing) in {town=ctown} {day=date}
showtimes of {film=film} {version:original=in the original|in English with no dubbing}
{film=film}, {town=ctown}, {day=date}, {version:subtitled=with subtitles|subtitled}
{town=ctown} {day=date}: {film=film} {version:imax=in IMAX}
{film=film} {town=ctown}
cinema times {day=date}
{film=film}, {version:dubbed=dubbed version}
screening times in {town=ctown}
we'd like to go out {day=date} and see {film=film}, what hours could it be, {town=ctown}
is {film=film} still running anywhere in {town=ctown}
my nephew can't read fast yet, so {film=film} {version:dubbed=in our own language|dubbed}, {day=date}
does anyone in {town=ctown} put {film=film} on a proper big wall {day=date}
no tickets yet, only what time {film=film} begins {day=date} in {town=ctown}

%tool reelhouse_reserve
reserve {seats=int} seats for {film=film} {screening=when}
two at {row:back=the back|the last row} for {film=film}, {screening=when}
{film=film}, {screening=when}, {seats=int} seats, {row:middle=middle|in the middle}
{screening=when} {film=film}: {row:love_seat=love seat|a sofa for couples}
cinema seats {film=film} {screening=date}
{film=film} {screening=when}, {seats=int}
{seats=int} seats, {row:front=front row}
book {seats=int} for {film=film}
date night! {film=film} {screening=when}, {row:love_seat=something cosy for us|where we can cuddle}
the whole class wants to watch {film=film} {screening=when}, that makes {seats=int}
I forgot my glasses so for {film=film} {screening=when} put us {row:front=close to the screen|right up front}
keep places for {seats=int} of us, {film=film}, {screening=when}, {row:back=far from the screen|far back}
I know the showtimes, so get me in: {film=film}, {screening=when}
%lang de
reservier {seats=int} Plätze für {film=film} {screening=when}, {row:middle=in der Mitte}
%lang es
resérvame {seats=int} butacas {row:back=al fondo|atrás} para {film=film}, {screening=when}
%lang en

%tool reelhouse_release
give back [the] cinema seats {booking=code}
release {seats=int} seats of {booking=code}, {reason=why}
{booking=code}: cancel {seats=int} of the seats
{reason=why}, so cancel cinema booking {booking=code}
cinema cancellation {booking=code}
{booking=code}, {seats=int} fewer
no cinema tonight
give my cinema seats back, {reason=why}
we won't make it to the film, {booking=code}, somebody else should have the places
only half the gang is coming, drop {seats=int} from {booking=code}
{booking=code} isn't happening, {reason=why}
I can't watch it after all because {reason=why}; {booking=code}
I reserved under {booking=code} but want to be rid of {seats=int}

%tool talk
we spent nine hours at {=airp} and the only thing open was a perfume shop
the {=trainno} was full of singing football fans, it was rather lovely
I'm terrified of flying, always have been
my {=firstname} threw up on the ferry, the rest of the holiday was perfect
{=film} made me cry like a child
taxi drivers always tell me about their divorces
camping isn't for me, I need a real mattress
parking in this city is a joke, everybody knows
I used to cycle everywhere until my knee went
the {=dishf} at {=kitchen} was so good that I licked the plate
grandad drove coaches for forty years and never had a scratch
nobody told me that {=ctown} was this hilly
trains used to be slower, but they had dining cars with tablecloths
%lang de
im Zug neben mir hat einer die ganze Fahrt geschnarcht
%lang es
el taxista de ayer cantaba de maravilla
%lang en
