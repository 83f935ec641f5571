# Invented tools: trains, coaches, ferries, air fares, rides, shared cars, hired bikes.
%list town: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Philadelphia | Providence | Sacramento | Den Hague
%list station: Utrecht Centraal | King's Cross | Gare de Lyon | Wien Westbahnhof | Penn Station | Milano Centrale | Zürich HB | Union Station | Leipzig Hbf | Lille Europe | Clapham Junction | Atocha | Roma Termini | Hamburg Dammtor | Central Station | Piccadilly | Sants | Köln Deutz | St Pancras | Waverley | Södertälje | Euston
%list day: friday | saturday | sunday | monday morning | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | easter monday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | new year's eve | in two weeks | 18.9. | the last weekend of october | april 8th
%list backday: sunday night | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday afternoon | the same evening | the following friday | the day after | sept 1st | 25.9. | three days later | april 11
%list pax: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight travellers => 8 | twelve => 12 | 1 => 1
%list class: first class => first | 1st class => first | first => first | second class => second | 2nd class => second | standard class => second | sleeping car => sleeper | sleeper => sleeper | proper bed on board => sleeper | couchette => couchette | bunk in a shared compartment => couchette
%list hour: 7am | 18:30 | noon | half past nine | 6 in the evening | 22:10 | quarter to five | 4 pm | 8.15 | ten o'clock | midnight | 14:00 | 5:45 am | 9 | 3pm | 11:20 | twenty past seven | 17h
%list trainno: ICE 513 | TGV 8820 | IC 742 | RE 4 | EC 87 | NJ 294 | AVE 2110 | Acela 2190 | RJ 65 | IR 17 | Frecciarossa 9512 | LNER 1S19 | Eurostar 9031 | S7 | X2000 441 | Intercity 3050 | ICE 78 | EN 40462 | Ouigo 7756 | Railjet 162
%list seatwish: by the window => window | window seat => window | next to the window => window | on the aisle => aisle | aisle seat => aisle | where I can stretch my legs into the corridor => aisle | around a table => table | with a table => table | quiet coach => quiet | where nobody talks on the phone => quiet | family area => family | near other kids => family
%list ticket: T4-88213 | QX7720 | 9KLM2P | RH-10448 | 55TUV | ZD4419 | B0B17X | TK-3391 | H7G6F5 | 20418834 | NB-771 | PLW66Q | 8834-AC | MX40ZZ | R2D9 | XX1704 | K-5512 | 7TRE92 | VV88-2 | LL3005
%list backpay: to my card => card | onto the credit card => card | on my visa => card | as a voucher => voucher | in credit for the next trip => voucher | as travel credit => voucher | to my bank account => bank_account | by transfer => bank_account | straight to the giro account => bank_account
%list fare: 30 euros => 30 | $25 => 25 | 40 => 40 | €19.90 => 19.9 | 60 bucks => 60 | 15 pounds => 15 | fifty dollars => 50 | 80 euros => 80 | 35 => 35 | £22 => 22 | 100 => 100 | twenty => 20
%list airfare: 300 => 300 | €120 => 120 | 450 dollars => 450 | $89 => 89 | two hundred euros => 200 | 600 => 600 | £75 => 75 | 250 euros => 250 | 1200 => 1200 | 99 => 99 | eight hundred dollars => 800 | 150 pounds => 150
%list port: Kiel | Dover | Calais | Piraeus | Ancona | Helsinki | Tallinn | Bari | Dubrovnik | Palma | Holyhead | Dublin | Hirtshals | Civitavecchia | Olbia | Rostock | Trelleborg | Naxos | Ystad | Portsmouth | Santander | Genoa | Bastia | Harwich | Split | Hvar
%list vehicle: with the car => car | by car => car | taking our car => car | with a motorbike => motorbike | on the motorcycle => motorbike | with the camper => camper | in the motorhome => camper | with our camper van => camper | with bikes => bicycle | with my bicycle => bicycle | on foot => foot | as foot passengers => foot | without any vehicle => foot
%list sailing: SF-204 | DK118 | KIE-OSL-7 | 4471 | MN902 | TT Line 31 | AN-88 | JL0612 | BAR22 | HX-9 | 20731 | PO 15 | VK330 | GR-417 | SEA551 | DF-02 | 99-B | STN74 | OLB3 | C-1209
%list berth: on deck => deck | under the stars on the open deck => deck | without a cabin => deck | in a reclining seat => reclining_seat | in an airline-style chair => reclining_seat | in an inside cabin => inside_cabin | in a cabin without a window => inside_cabin | in the cheapest cabin => inside_cabin | in an outside cabin => outside_cabin | in a cabin with a sea view => outside_cabin | in a cabin with a porthole => outside_cabin
%list airport: Heathrow | JFK | Schiphol | Changi | Lisbon | Keflavik | Newark | Gatwick | SFO | Doha | Boston Logan | O'Hare | Malaga | BER | Charles de Gaulle | LAX | Narita | Malpensa | Haneda | CDG | Arlanda | Stansted | Toronto Pearson | ZRH
%list cabin: economy => economy | the cheapest class => economy | coach => economy | cattle class => economy | business => business | business class => business | lie-flat seats => business | first class => first | first => first | premium economy => premium_economy | the class with a bit more legroom => premium_economy
%list month: June | october | next month | March | summer | december | Sept | may 2027 | early autumn | easter | february | August | half-term | winter | July | November | spring | this month | late january
%list surname: Okafor | Lindqvist | Brandt | Moreau | Nguyen | O'Connell | Yamada | Ferreira | Kowalska | Schuster | Haddad | Van Dijk | Petrov | Castellano | Baker | Singh | Novak | Müller | de la Cruz | Young | Eriksen | Abbott
%list planeseat: by the window => window | window seat => window | where I can lean my head on the wall => window | on the aisle => aisle | aisle seat => aisle | somewhere I can get up without climbing over people => aisle | in the middle => middle | middle seat => middle | at the emergency exit => exit_row | in the exit row => exit_row | at the front => front | as far forward as possible => front
%list bagkind: suitcase => checked_bag | suitcases => checked_bag | checked bag => checked_bag | hold luggage => checked_bag | hand luggage => cabin_bag | cabin trolley => cabin_bag | skis => skis | pair of skis => skis | bicycle => bicycle | racing bike => bicycle | cello => instrument | guitar => instrument | trombone => instrument
%list kilos: 23 kg => 23 | 20 kilos => 20 | 32kg => 32 | 15 kg => 15 | 25 => 25 | thirty kilos => 30 | 10 kg => 10 | 18 kilograms => 18
%list address: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | terminal 2 | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | gate 4 | Aunt Vera's | corner of 5th and Pine | 31 Kingsway | Café Orient | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Heathrow | King's Cross | Via Roma 20 | 5 Avenue Foch | Gate Lodge | Schillerstr. 12
%list sight: main station | opera house | conference centre | football stadium | zoo | ferry dock | university | botanical garden | cathedral | old harbour | trade fair | town hall | airport | art museum | city hospital | bus station | north gate | swimming pool | old market | castle | aquarium
%list ride: normal cab => standard | regular one => standard | standard car => standard | big car => xl | minivan => xl | car that fits all our luggage => xl | limousine => premium | posh car => premium | fancy one => premium | shared ride => shared | pool ride => shared | car shared with strangers => shared | wheelchair taxi => wheelchair | car with a ramp => wheelchair
%list rideday: in ten minutes | at 6:30 | tomorrow at 5 am | now | right away | at noon | tonight at eleven | friday 7:15 | in half an hour | at quarter past four | at 22:00 | tomorrow morning at 4 | monday at 8 | in 20 min | around midnight | saturday at 3pm | as soon as possible | at half past nine tonight | in an hour | sunday 17:45
%list excuse: my friend gives me a lift | the meeting is off | I'm walking after all | it took too long | wrong address | we missed the train anyway | the baby fell asleep | plans have changed | the bus came first | I ordered two by mistake | my boss drives me | too expensive | I forgot my passport and have to go back up | the party goes on | the rain has stopped | dad picks us up | I mixed up the days | the flight was cancelled
%list carkind: small car => mini | tiny one => mini | city runabout => mini | family estate => estate | station wagon => estate | van => van | transporter => van | sofa-sized van => van | fully electric car => electric | battery-powered car => electric | convertible => convertible | cabrio => convertible
%list metres: 500 metres => 500 | 300 m => 300 | a kilometre => 1000 | 1 km => 1000 | 200 meters => 200 | two kilometres => 2000 | 800m => 800 | 1500 metres => 1500 | 100 m => 100 | 3 km => 3000
%list sharedcar: Corsa at Mill Lane | B-CS 2041 | red Fiat | blue Kangoo | M-SC 88 | Yaris 14 | white Zoe | HH-DR 512 | van on Park Road | Polo 3 | Twingo | K-LM 7719 | eUp at the station | Transporter 2 | 7FGH219 | green Mini | ID.3 next door | Berlingo | Golf at the town hall | AB12 CDE
%list starttime: tomorrow at 9 | friday 6pm | saturday morning | 14:00 | monday 7:30 | noon | tonight at seven | sunday at 10 | the 3rd at 8am | now | wednesday 13:15 | in an hour | 5 o'clock | thursday after lunch | 10:30 | june 2nd, 9 am
%list endtime: 5pm | sunday night | noon the next day | 18:00 | half past eleven | monday evening | 9 | saturday at 8 pm | the 5th at 20:00 | 22:30 | wednesday 16:00 | friday midnight | quarter past three | 7 in the evening | tomorrow at noon | 1 am
%list spot: Garden Street 4 | level 2 of the mall garage | Lindenallee | bay 17 | corner of Elm and 3rd | Hill Road | Kastanienweg | Quai 9 | Market Hill | 60 Park Avenue | station car park | Mill Lane | Bahnhofstr. 3 | Aldi on Ring Road | Town Hall Square | parking bay 3 | Rue Haute | Elbe bridge car park | Oak Drive 11 | Plaza de Armas
%list carstate: all fine => fine | nothing wrong with it => fine | in good shape => fine | dirty => dirty | full of sand and dog hair => dirty | needs a wash => dirty | there's a dent in the door => damaged | scratched => damaged | a mirror is broken => damaged | battery nearly flat => low_battery | hardly any charge left => low_battery
%list dock: Harbour Square | Dock 12 | Museum Island | Riverside Park | West Gate | Old Bridge | station 304 | Beach Promenade | Central Library | Tram Depot | Rose Garden | North Pier | City Hall | Cathedral Square | University East | Lake Street | Plaza Mayor | Botanic Gardens | Cable Car Hill | Fisherman's Wharf
%list bike: city bikes => city | ordinary bike => city | normal bikes => city | e-bikes => electric | electric bike => electric | pedelecs => electric | cargo bike => cargo | bike with a box at the front => cargo | tandem => tandem | bike for two riders => tandem | children's bikes => kids | bike for a six-year-old => kids | mountain bikes => mountain | MTB => mountain
%list bikehours: two hours => 2 | 3 hours => 3 | an hour => 1 | half a day => 12 | 4h => 4 | five hours => 5 | a day => 24 | 6 hours => 6 | eight hours => 8 | 1 hour => 1

%tool search_train_connections
(trains|train connections) from {origin=town} to {destination=town} {departure_date=day}[, {passengers=pax}]
{origin=town} to {destination=town} by rail {departure_date=day}, back {return_date=backday}, {travel_class=class}
I have to be in {destination=town} {departure_date=day} and want to go by train from {origin=town}
to {destination=station} from {origin=station}, {passengers=pax}, {travel_class=class}, leaving {departure_date=day}
how do we get by rail out of {origin=town} and over to {destination=town} {departure_date=day} if there are {passengers=pax}
{departure_date=day} - {return_date=backday} {origin=town} - {destination=town} train [{travel_class=class}]
is there anything on the tracks {departure_date=day} towards {destination=town}, I'd start in {origin=town}
grandma turns 80 in {destination=town}, we are in {origin=town}, no car, no planes please, {passengers=pax} in total, home again {return_date=backday}
overnight {origin=town}→{destination=town} {departure_date=day} in {travel_class=class}
look up the railway timetable to {destination=town} for {departure_date=day}
find me a train, {travel_class=class}, {passengers=pax}
%lang de
Zugverbindung von {origin=city} nach {destination=city} {departure_date=date}, zurück {return_date=date}
wie komme ich mit der Bahn nach {destination=city}, wenn ich in {origin=city} {travel_class:first=erster Klasse|in der ersten Klasse} einsteige
%lang es
búscame un tren de {origin=city} a {destination=city} para {departure_date=date}
%lang en

%tool list_station_departures
(next|upcoming) trains from {station=station} [towards {direction=town}]
departure board {station=station} after {after=hour}
what's leaving {station=station} for {direction=town} after {after=hour}
show the next {limit=int} departures at {station=station} in the direction of {direction=town}
I'm standing in {station=station} and just want to know what rolls out next
{station=station}, {after=hour}, direction {direction=town}, just {limit=int} of them
my meeting ends at {after=hour}, what goes to {direction=town} from {station=station} then
heading {direction=town} from {station=station} - when can I hop on
board for {station=station} please
which trains leave (after|from) {after=hour} on
what's on the departure board [towards {direction=town}]

%tool reserve_train_seat
reserve {seats=pax} on {train=trainno} {date=day}, {preference=seatwish}
seat reservation {train=trainno} {date=day}
{date=day} I'm on the {train=trainno}, keep me a place {preference=seatwish}
can you make sure {seats=pax} can sit together {preference=seatwish} on {train=trainno} {date=day}
I don't want to stand for six hours again: {train=trainno}, {date=day}, {preference=seatwish} if possible
{train=trainno}, {seats=pax} {preference=seatwish}, {date=day}
get us places on the {train=trainno} leaving {date=day}, {seats=pax}
book a spot {preference=seatwish} in {train=trainno} for {date=day}
reserve a seat {preference=seatwish} for {date=day}
I need {seats=pax} reserved on {train=trainno}
%lang de
reservier [bitte] {seats=int} Plätze im {train=trainno} {date=date}
%lang es
resérvame un asiento {preference:window=junto a la ventana|de ventanilla} en el {train=trainno} para {date=date}
%lang en

%tool cancel_train_ticket
cancel [my] train ticket {ticket_code=ticket}
refund the rail ticket {ticket_code=ticket} {refund_to=backpay}
I'm staying home, give ticket {ticket_code=ticket} back and have the money sent {refund_to=backpay}
{ticket_code=ticket} - cancel the train, pay it out {refund_to=backpay}
we won't be on that train, code {ticket_code=ticket}
{refund_to=backpay} please, for the train ticket {ticket_code=ticket} I no longer need
the strike makes {ticket_code=ticket} worthless, can the railway reimburse me {refund_to=backpay}
hand back the ICE ticket with the number {ticket_code=ticket}
return my train ticket {refund_to=backpay}
I want to cancel a rail ticket

%tool findBusTrip
(coach|bus) from {fromCity=town} to {toCity=town} {travelDate=day}
find a bus to {toCity=town} leaving {fromCity=town} {travelDate=day} for {adults:2=two adults|2 adults|two grown-ups} and {children:3=three kids|3 children}
{fromCity=town} - {toCity=town} {travelDate=day} coach under {maxPrice=fare}
{travelDate=day}: long-distance bus, {adults:1=one adult|1 adult}, {children:1=one child|1 kid}, {fromCity=town} to {toCity=town}, not more than {maxPrice=fare}
I'm broke and need to get to {toCity=town} from {fromCity=town} on wheels {travelDate=day}, {maxPrice=fare} is all I have
are there any overland coaches for {adults:4=four grown-ups|4 adults} out of {fromCity=town} {travelDate=day}? we want to end up in {toCity=town}
the trains are on strike {travelDate=day}, what else could take {adults:2=two adults|2 adults} from {fromCity=town} over to {toCity=town} on the motorway
cheapest bus {travelDate=day} to {toCity=town} from {fromCity=town}, at most {maxPrice=fare}
bus {fromCity=town}→{toCity=town} {travelDate=day} {children:2=2 kids|two children} {adults:2=2 adults|two adults}
find a bus to {toCity=town} {travelDate=day}
coach trip for {adults:3=three adults|3 adults} from {fromCity=town} under {maxPrice=fare}
%lang de
such mir einen Fernbus von {fromCity=city} nach {toCity=city} {travelDate=date} für höchstens {maxPrice=money}
%lang es
autobuses de {fromCity=city} a {toCity=city} {travelDate=date} para {adults:2=dos adultos|2 adultos} [y {children:1=un niño}]
%lang en

%tool changeBusTicket
move [my] bus booking {bookingCode=ticket} to {newDate=day} at {newTime=hour}
rebook coach ticket {bookingCode=ticket} for {newTime=hour} {newDate=day}
I'd rather take the bus at {newTime=hour}, booking {bookingCode=ticket}
{bookingCode=ticket}: not today but {newDate=day}, same line
can the coach reservation {bookingCode=ticket} be shifted to {newDate=day}
I overslept, put me on the {newTime=hour} one instead, reference {bookingCode=ticket}
{newDate=day}, {newTime=hour} suits me better for {bookingCode=ticket}, the long-distance bus
swap the bus under {bookingCode=ticket} to {newTime=hour} on {newDate=day}
the exam was moved so I travel {newDate=day} now, code {bookingCode=ticket}, on the coach
change my bus ticket to {newDate=day} [{newTime=hour}]
I want a later bus than the one I booked

%tool ferry-search-crossings
ferries from {departure_port=port} to {arrival_port=port} {date=day} [{vehicle=vehicle}]
ferry {departure_port=port} - {arrival_port=port}, {date=day}, {passengers=pax}, {vehicle=vehicle}
which boats go to {arrival_port=port} from {departure_port=port} {date=day}
we are {passengers=pax} {vehicle=vehicle} and want to cross from {departure_port=port} over to {arrival_port=port}
{date=day} {departure_port=port}→{arrival_port=port} {vehicle=vehicle}
how could we get over the water to {arrival_port=port}? we'd be in {departure_port=port} {date=day}, {vehicle=vehicle}
sailings out of {departure_port=port} bound for {arrival_port=port}, {passengers=pax}
island hopping: {arrival_port=port} is next, we sit in {departure_port=port}, anything floating that way {date=day} that takes {passengers=pax}
{vehicle=vehicle} to {arrival_port=port} by ship {date=day}, from {departure_port=port}
ferry to {arrival_port=port} {date=day} {vehicle=vehicle}
find a crossing from {departure_port=port} for {passengers=pax}
%lang de
wann fährt {date=date} eine Fähre von {departure_port=port} nach {arrival_port=port} [{vehicle:car=mit dem Auto|mit Auto}]
%lang es
qué ferris salen de {departure_port=port} hacia {arrival_port=port} {date=date}, somos {passengers:4=cuatro|4}
%lang en

%tool ferry-book-crossing
book [ferry] sailing {sailing_id=sailing} for {passengers=pax} {accommodation=berth}
{passengers=pax} on crossing {sailing_id=sailing}, {pet:true=with a dog|and our cat|the dog comes too}
take the {sailing_id=sailing} boat, we are {passengers=pax}, sleeping {accommodation=berth}, {pet:true=plus the dog|with one dog|and a parrot}
{sailing_id=sailing}, {accommodation=berth}, {passengers=pax}, {pet:false=no animals|without pets}
let's do {sailing_id=sailing}: {passengers=pax} {accommodation=berth}
I get seasick below, so for {passengers=pax} {accommodation=berth} on {sailing_id=sailing} please
get {passengers=pax} onto ship {sailing_id=sailing}
we'd like to travel {accommodation=berth} on sailing {sailing_id=sailing}, {passengers=pax}
that one's good, {sailing_id=sailing}, put {passengers=pax} down for it and {pet:true=Bello comes along|the dog is on board too}
book a ferry for {passengers=pax} {accommodation=berth}
reserve sailing {sailing_id=sailing} {accommodation=berth}

%tool aeroquest_find_fares
(flights|air fares) from {from=airport} to {to=city} {depart_on=day} returning {return_on=backday}
{from=city} to {to=city}, out {depart_on=day}, back {return_on=backday}, {adults=pax}, {cabin=cabin}
what does flying to {to=city} from {from=airport} cost {depart_on=day}
{cabin=cabin} for {adults=pax} {depart_on=day} from {from=airport} into {to=airport}
one way {from=city} → {to=airport} {depart_on=day} {cabin=cabin}
I want to surprise my sister in {to=city}, {depart_on=day} until {return_on=backday}, starting at {from=airport}, what would I pay in the air
compare plane tickets {depart_on=day}/{return_on=backday} {from=airport}-{to=airport} for {adults=pax}
to {to=city} and back: leave {from=city} {depart_on=day}, home {return_on=backday}
we're {adults=pax} and dream of {to=city}, how dear would it be to go up in {cabin=cabin} from {from=airport} {depart_on=day}
air fares to {to=city} {depart_on=day} in {cabin=cabin}
fly {adults=pax} from {from=airport} to {to=city}
%lang de
was kostet ein Flug von {from=city} nach {to=city} {depart_on=date}, Rückflug {return_on=date}
%lang es
vuelos de {from=city} a {to=city} saliendo {depart_on=date} y volviendo {return_on=date} en {cabin:business=business|clase ejecutiva}
%lang en

%tool aeroquest_price_alert
(tell|alert) me when flights from {origin=airport} to {destination=city} drop below {max_price=airfare}
price alert {origin=city}-{destination=city} {max_price=airfare} [{month=month}]
watch {destination=airport} from {origin=airport} in {month=month}, ping me under {max_price=airfare}
if {origin=city} to {destination=city} ever gets cheaper than {max_price=airfare}, I want to know
{max_price=airfare} is my limit for {origin=airport} → {destination=airport}, {month=month}, give me a shout once it's there
we'd only go to {destination=city} out of {origin=city} for {max_price=airfare} or less, keep an eye on that for {month=month}
set a fare alarm: to {destination=city} from {origin=airport}, {month=month}, max {max_price=airfare}
too pricey right now, let me hear from you the day {origin=city} - {destination=city} costs less than {max_price=airfare}
notify me about flights {origin=airport} {destination=airport} below {max_price=airfare}
watch fares from {origin=airport} to {destination=city} [in {month=month}]
alert me when flying gets cheaper than {max_price=airfare}

%tool aeroquest_online_checkin
check me in [online], {booking_code=ticket}, name {surname=surname}
web check-in {booking_code=ticket} {surname=surname}, {seat=planeseat}
do the check-in for {surname=surname} under {booking_code=ticket} and take {seat=planeseat}
I need my boarding pass, it's {booking_code=ticket} and the family is called {surname=surname}
{surname=surname} / {booking_code=ticket}: check in, {seat=planeseat} please
we take off tomorrow, so sort out where {surname=surname} sits, {seat=planeseat} for preference, code {booking_code=ticket}
can you get {surname=surname} ({booking_code=ticket}) {seat=planeseat} and finish the airline formalities
booking {booking_code=ticket}, passenger {surname=surname}, {seat=planeseat}, online check-in
check in for my flight {seat=planeseat}
do the web check-in for {surname=surname}
%lang de
check mich [bitte] für {booking_code=ticket} ein, Nachname {surname=surname}, {seat:window=am Fenster|Fensterplatz}
%lang es
hazme el check-in con el código {booking_code=ticket} a nombre de {surname=surname}
%lang en

%tool aeroquest_add_baggage
add {pieces:2=two|2} {kind=bagkind} with {weight_kg=kilos} to [flight] booking {booking_code=ticket}
{booking_code=ticket}: {pieces:1=one|1} more {kind=bagkind} [, {weight_kg=kilos}]
extra luggage on {booking_code=ticket}, {pieces:3=three pieces|3 pieces} of {weight_kg=kilos} each
I bought too much, {booking_code=ticket} needs another {kind=bagkind}, about {weight_kg=kilos}
may my {kind=bagkind} fly along too? reservation {booking_code=ticket}, it weighs {weight_kg=kilos}
put {pieces:4=4|four} {kind=bagkind} on reservation {booking_code=ticket} [please]
{weight_kg=kilos} {kind=bagkind}, {booking_code=ticket}, buy that on top of my ticket
upgrade the allowance of {booking_code=ticket} to {weight_kg=kilos}
I can't squeeze everything in, pay for {pieces:1=one more piece|an extra piece} on {booking_code=ticket}
add a {kind=bagkind} of {weight_kg=kilos} to my flight
I need more baggage

%tool requestRide
(taxi|cab) from {pickup=address} to {dropoff=address} {pickupTime=rideday}
order a taxi to the {dropoff=sight}, pick me up at {pickup=address}
{pickupTime=rideday} from {pickup=address}, {passengers=pax}, going to the {dropoff=sight}, {rideType=ride}
send a {rideType=ride} to {pickup=address}, we're {passengers=pax} and need to get to {dropoff=address}
I'm at the {pickup=sight} and dead on my feet, get someone to drive me to {dropoff=address}
{pickup=address} → {dropoff=address}, {rideType=ride}, {pickupTime=rideday}
we missed the last tram, can anybody fetch {passengers=pax} from {pickup=address} and drop us at the {dropoff=sight}
{rideType=ride} for {passengers=pax} {pickupTime=rideday}, to {dropoff=address} from {pickup=address}
my parents need a {rideType=ride} {pickupTime=rideday}: start {pickup=address}, end {dropoff=address}
get me a cab to the {dropoff=sight} {pickupTime=rideday}
call a taxi to {pickup=address}
I need a {rideType=ride} {pickupTime=rideday}
%lang de
bestell mir {pickupTime=when} ein Taxi von {pickup=street} nach {dropoff=street}
schick einen Wagen für {passengers=int} Leute in die {pickup=street}, wir müssen zum {dropoff:Hauptbahnhof=Hauptbahnhof}
%lang es
pídeme un taxi desde {pickup=street} hasta {dropoff=street} {pickupTime=when}
%lang en

%tool estimateRideFare
how much (is|would be) a taxi from {pickup=address} to the {dropoff=sight}
fare estimate {pickup=address} - {dropoff=address}, {rideType=ride}
what will a {rideType=ride} from {pickup=address} to {dropoff=address} set me back
don't order yet: roughly what does the ride to the {dropoff=sight} from {pickup=address} cost in a {rideType=ride}
will twenty be enough to be driven home to {dropoff=address} from the {pickup=sight}
price of a {rideType=ride} to {dropoff=address}, from {pickup=address}
I have little cash on me, what do drivers ask between the {pickup=sight} and {dropoff=address}
{pickup=address} to {dropoff=address} by cab, how expensive
is a {rideType=ride} much dearer if I go from the {pickup=sight} to {dropoff=address}
what would a cab to {dropoff=address} cost
taxi price for a {rideType=ride} from the {pickup=sight}
%lang de
was kostet ungefähr ein Taxi von {pickup=street} bis {dropoff=street}
%lang es
cuánto me cobraría un taxi de {pickup=street} a {dropoff=street}
%lang en

%tool cancelRide
cancel (my|the) taxi[, {reason=excuse}]
we don't need the cab any more because {reason=excuse}
call off the ride, {reason=excuse}
{reason=excuse}, so tell the driver not to come
taxi: cancel. {reason=excuse}
send the driver away again [please]
I ordered a car, forget it, {reason=excuse}
stop that cab, would you
nobody has to fetch us now, {reason=excuse}
could you undo the taxi I just called [since {reason=excuse}]

%tool getRideStatus
where is my (taxi|cab|driver)
how long until the cab gets here
is the taxi on its way [yet]
when does my ride arrive
I'm freezing out here, is he coming or what
what number plate should I look out for
has the driver already turned up downstairs
the guy said five minutes, that was a quarter of an hour ago, can you see him on the map
taxi status
do I have time for another drink before we're collected
%lang de
wo bleibt denn mein Taxi
%lang es
¿cuánto le falta al taxi que pedí?
%lang en

%tool carshare.find_vehicles
[any] shared cars (near|around) {near=address} [within {radius_m=metres}]
find a {vehicle_type=carkind} to share within {radius_m=metres} of {near=address}
which {vehicle_type=carkind} from the sharing fleet is free near {near=address}, not further than {radius_m=metres}
car sharing {near=address} {radius_m=metres} {vehicle_type=carkind}
{radius_m=metres} around {near=address}, is there a {vehicle_type=carkind} I could take out
I don't own anything with four wheels, what stands unused by the {near=sight}
we've bought a wardrobe and are stuck at {near=address}, is a {vehicle_type=carkind} lent out anywhere round here
what carshare vehicles are there close to {near=address}
free sharing {vehicle_type=carkind}, {near=address}
find me a shared {vehicle_type=carkind}
carsharing within {radius_m=metres}

%tool carshare.reserve
reserve the {vehicle=sharedcar} from {start=starttime} to {end=endtime}
{vehicle=sharedcar}, {start=starttime} until {end=endtime}, sharing booking
I need the {vehicle=sharedcar} {start=starttime} and bring it back {end=endtime}
from {start=starttime} till {end=endtime} please hold {vehicle=sharedcar} for me
keep {vehicle=sharedcar} free, I'll grab it {start=starttime} and won't be done before {end=endtime}
book {start=starttime}-{end=endtime} on the shared {vehicle=sharedcar}
ikea run: {vehicle=sharedcar}, out {start=starttime}, back {end=endtime}
can I have the {vehicle=sharedcar} between {start=starttime} and {end=endtime}
we drive to grandpa's {start=starttime} with the {vehicle=sharedcar}, home {end=endtime}, secure it for us
reserve the shared {vehicle=sharedcar} [from {start=starttime}]
book a sharing car from {start=starttime} to {end=endtime}
%lang de
reservier mir den {vehicle=sharedcar} von {start=time} bis {end=time}
%lang es
resérvame el {vehicle=sharedcar} desde {start=when} hasta {end=when}
%lang en

%tool carshare.end_trip
end (my|the) [car sharing] trip, (parked at|car is at) {parked_at=spot}
I'm done with the shared car, it's at {parked_at=spot}, {condition=carstate}
lock the carshare, {condition=carstate}
finish the rental: {parked_at=spot}, {condition=carstate}
returned it to {parked_at=spot}, stop the clock please
{condition=carstate} - otherwise the drive is over, I left it at {parked_at=spot}
that's it, I've arrived, no need to keep the meter running
car's back at {parked_at=spot} and {condition=carstate}, close the trip
give back the sharing car now
trip over, {parked_at=spot}

%tool bike-hire-start
rent {count:2=two|2} {bike_type=bike} at {station=dock} for {hours=bikehours}
(hire|rent) a bike from {station=dock}
{station=dock}: {count:4=four|4} {bike_type=bike}, {hours=bikehours}
for {hours=bikehours} I'd like {count:3=three|3} {bike_type=bike} from {station=dock}
unlock {count:1=one|1} {bike_type=bike} at {station=dock} for {hours=bikehours}
the sun is out, let us pedal from {station=dock}, {count:2=two of us|2 of us}
take out {bike_type=bike} at {station=dock}, {hours=bikehours} should do
{bike_type=bike}, {hours=bikehours}, station {station=dock}
my feet hurt, I'd rather cycle on from {station=dock} for {hours=bikehours}
rent {bike_type=bike} for {hours=bikehours}
I want to hire {count:5=five|5} {bike_type=bike}
%lang de
leih uns {count:2=zwei|2} {bike_type:electric=E-Bikes|Elektroräder} an der Station {station=dock} für {hours=int} Stunden aus
%lang es
alquílame una bici {bike_type:electric=eléctrica} en {station=dock} por {hours:2=dos horas|2 horas}
%lang en

%tool bike-stations-nearby
bike stations (near|close to) {place=address} [with {looking_for:bikes=free bikes|bikes left}]
where can I (return|give back) a bike around the {place=sight}, {looking_for:free_docks=with free docks|one with an empty slot|room to lock it}
the {limit:3=three nearest|3 closest} docking stations at {place=address} that have {looking_for:e_bikes=e-bikes|electric ones}
{place=address} bike dock {looking_for:free_docks=free slots|space}
show {limit=int} stations with {looking_for:bikes=bikes available|something to ride} by {place=address}
I have to get rid of this thing I've been pedalling, I'm at the {place=sight}, {looking_for:free_docks=anywhere with room|where's an empty stand}
hills ahead and lazy legs: {looking_for:e_bikes=anything with a motor|electric bikes} to pick up near {place=address}
are there any rental bike points around {place=address}
{looking_for:e_bikes=e-bikes}, {place=address}, top {limit:5=five|5}
nearest bike station [with {looking_for:bikes=bikes}]
find {limit=int} docking stations

%tool none
why do airlines always board the back rows last
is it true that seats facing forwards are safer
%tool talk
I love looking out of the train window, it calms me down
{=firstname} gets seasick even in the bathtub
the taxi driver yesterday told me his whole life story
we took the night train to {=town} when I was twelve, best trip ever
cycling in {=town} is terrifying, just saying
did you know that the first ferry to {=port} was a steamship
car sharing finally arrived in our village, about time
I'm on the coach already, don't worry about me
my bike got stolen again, third one this year
flying makes my ears hurt, it has always been like that
our cab was late but we made the train in the end, thanks
{=trainno} was so crowded that people sat on the floor
