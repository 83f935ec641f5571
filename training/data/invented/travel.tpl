# Travel: flights, stays, camping, visas, luggage, business trips.

%list day: Friday | Thursday | 14 June | next Saturday | the 3rd of May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list dayq: tomorrow | Friday | 14 June | next Saturday | the day after tomorrow | 2027-02-11 | August 9th | Sunday | 21/7 | Wednesday the 6th | Monday week | Whit Monday
%list dayb: 22 June | the 12th of May | Tuesday after next | 2027-02-19 | August 16th | the Sunday after | 30/7 | 1 September | the last day of the month | Thursday the 20th | New Year's Eve | the 25th
%list y2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4
%list price: 200 euros => 200 | $350 => 350 | 89 | 120 pounds => 120 | 450 | £60 => 60 | 500 dollars => 500 | 75 euros => 75 | 999 | €140 => 140 | 39.90
%list who: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | the boss | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan
%list whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | the twins | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list town: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | San Sebastián | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus | Hay-on-Wye
%list townb: Zagreb | Bath | Le Mans | Stratford-upon-Avon | Ghent | Bergen | Salt Lake City | L'Aquila | Riga | Lisbon | Newport, Rhode Island | Ulm
%list v2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4 | nine => 9
%list who2: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan | the man with the blue van
%list day2: Friday | the 14th of June | next Saturday | 3 May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list dayb2: 22 June | the 12th of May | the Tuesday after Easter | 2027-02-19 | August 16th | 30/7 | 1 September | Thursday the 20th | New Year's Day | the 25th | the last Sunday of the month | Epiphany
%list whob2: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list mates: Jo and Ravi | Femke | the twins | Noor, Yuki and Bojan | my sister | Clara and Max | Grandpa | the whole club | Inés, Tomasz | Big Tom and his brother
%list day3: friday | saturday | sunday | monday | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | good friday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | christmas eve | in two weeks | 18.9. | the 9th of october | april 8th | tonight
%list lastday: sunday | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday | the following friday | easter monday | sept 1st | 25.9. | three days later | april 11 | new year's day | the 31st
%list pax: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight guests => 8 | twelve => 12 | 1 => 1 | ten friends => 10
%list land: India | Vietnam | the United States | Kenya | Saudi Arabia | Brazil | Papua New Guinea | China | Egypt | Trinidad and Tobago | Australia
%list day4: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list duedate: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list day5: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list pnr: K7PXQ2 | QW9LM4 | 8ZTRRA | XB44NC | YT6MUE | N3KVVS | ABD71R
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list kgs: 23 kg => 23 | 15 kilos => 15 | twenty kilos => 20 | 8 kg => 8 | 32 kg => 32 | 12 kilograms => 12 | thirty kilos => 30 | 18 kg => 18 | 20kg => 20 | nine kilos => 9
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list hotel: The Anchor | Hotel Adler | Bridge at Bath | Casa Pilar | Sun and Sea | The Grand | Riverside Lodge | Pension Huber | Under the Oaks | Villa O'Hara | Hotel de Paris | Motel 9
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
%list town2: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list onday2: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list region: Lake Garda | Dartmoor | the Ardennes | Brittany | Loch Ness | Black Forest | Isle of Wight | Jura | the coast near Split | Rhine and Moselle | Snowdonia | Lake Constance
%list day6: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day7: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list town1: Graz | Port Sorrel | La Rochelle | Leeds | Stow on the Wold | Vigo | Saint John's | Lyon | Bath | Bad Ischl | Oslo | New Orleans | Upper Hutt
%list town2_2: Zagreb | Cape Town | Cork | Santa Cruz | Palermo | Reading | Bergen | The Hague | Riga | San Sebastian | Perth | King's Lynn | Nice
%list onday3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list townb2: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
%list anyday3: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list bydate2: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list town3: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2_3: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list ref: BX7Q2L | 88KD1 | QZP4TT | L0M9A | RR-20871 | 7HH3WE | TK-5512 | VOLT88 | A1B2C3
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list area: the Black Forest | the Peak District | Lake Garda | the Ardennes | the Lofoten islands | the Jura | Brittany | Tuscany | the coast near Gdynia | the Tatra mountains
%list day8: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week

%server aeroquest
%list airport: Heathrow | JFK | Schiphol | Changi | Lisbon | Keflavik | Newark | Gatwick | SFO | Doha | Boston Logan | O'Hare | Malaga | BER | Charles de Gaulle | LAX | Narita | Malpensa | Haneda | CDG | Arlanda | Stansted | Toronto Pearson | ZRH
%list ticket: T4-88213 | QX7720 | 9KLM2P | RH-10448 | 55TUV | ZD4419 | B0B17X | TK-3391 | H7G6F5 | 20418834 | NB-771 | PLW66Q | 8834-AC | MX40ZZ | R2D9 | XX1704 | K-5512 | 7TRE92 | VV88-2 | LL3005

%tool aeroquest_find_fares Compare air fares for a one-way or return trip.
%also Returns offers[] sorted by price.
%also What flying from one airport or city to another costs, with the day out, the day back, how many adults, and which cabin.
%param from* (origin, fly_from) {"type": "string", "description": "Departure airport or city"}
%param to* (destination, fly_to) {"type": "string", "description": "Arrival airport or city"}
%param depart_on* (departure_date, outbound_date) {"type": "string", "description": "Day of the outward flight"}
%param return_on (return_date, inbound_date) {"type": "string", "description": "Day of the flight back"}
%param adults (passengers, travellers) {"type": "integer", "description": ""}
%param cabin (class, travel_class) {"type": "string", "enum": ["economy", "premium_economy", "business", "first"], "description": "Cabin class"}
%list day9: friday | saturday | sunday | monday morning | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | easter monday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | new year's eve | in two weeks | 18.9. | the last weekend of october | april 8th
%list backday: sunday night | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday afternoon | the same evening | the following friday | the day after | sept 1st | 25.9. | three days later | april 11
%list pax2: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight travellers => 8 | twelve => 12 | 1 => 1
%list cabin: economy => economy | the cheapest class => economy | coach => economy | cattle class => economy | business => business | business class => business | lie-flat seats => business | first class => first | first => first | premium economy => premium_economy | the class with a bit more legroom => premium_economy
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
(flights|air fares) from {from=airport} to {to=city} {depart_on=day9} returning {return_on=backday}
{from=city} to {to=city}, out {depart_on=day9}, back {return_on=backday}, {adults=pax2}, {cabin=cabin}
what does flying to {to=city} from {from=airport} cost {depart_on=day9}
{cabin=cabin} for {adults=pax2} {depart_on=day9} from {from=airport} into {to=airport}
one way {from=city} → {to=airport} {depart_on=day9} {cabin=cabin}
I want to surprise my sister in {to=city}, {depart_on=day9} until {return_on=backday}, starting at {from=airport}, what would I pay in the air
compare plane tickets {depart_on=day9}/{return_on=backday} {from=airport}-{to=airport} for {adults=pax2}
to {to=city} and back: leave {from=city} {depart_on=day9}, home {return_on=backday}
we're {adults=pax2} and dream of {to=city}, how dear would it be to go up in {cabin=cabin} from {from=airport} {depart_on=day9}
air fares to {to=city} {depart_on=day9} in {cabin=cabin}
fly {adults=pax2} from {from=airport} to {to=city}
flights from {from=town1} to {to=town2_2} on {depart_on=onday3} for {adults=nfew} adults
to {to=town2_2} from {from=town1}, departing {depart_on=anyday2}, returning {return_on=bydate}
From: {from=town1}; to: {to=town2_2}; depart: {depart_on=onday3}; adults: {adults=nfew}; cabin: {cabin:business=business}
for {adults=nfew} of us, back on {return_on=bydate}, there on {depart_on=onday3}, {from=town1} to {to=town2_2}
{cabin:premium_economy=premium economy} out of {from=town1} on {depart_on=onday3} to {to=town2_2}
{cabin:business=business|up front in business}, {from=town3} over to {to=town2_3} {depart_on=sday}, {adults=guests} of us
fares into {to=town2_3}, leaving {from=town3} {depart_on=sday}, flying home {return_on=eday}, {=aside}
for {adults=guests} adults from {from=town3}, to {to=town2_3}, what would a flight cost
%lang de
was kostet ein Flug von {from=city} nach {to=city} {depart_on=date}, Rückflug {return_on=date}
%lang es
vuelos de {from=city} a {to=city} saliendo {depart_on=date} y volviendo {return_on=date} en {cabin:business=business|clase ejecutiva}

%tool aeroquest_price_alert Get told when a flight route falls below a price.
%also Creates a fare alert.
%also Keep watching what a route costs and give notice as soon as it is cheap enough, for any time or one month.
%param origin* (from, departure) {"type": "string", "description": "Airport or city of departure"}
%param destination* (to, arrival) {"type": "string", "description": "Airport or city of arrival"}
%param max_price* (threshold, target_price, below) {"type": "number", "description": "Give notice below this price"}
%param month (travel_month, period) {"type": "string", "description": "Only flights in this month"}
%list airfare: 300 => 300 | €120 => 120 | 450 dollars => 450 | $89 => 89 | two hundred euros => 200 | 600 => 600 | £75 => 75 | 250 euros => 250 | 1200 => 1200 | 99 => 99 | eight hundred dollars => 800 | 150 pounds => 150
%list month2: June | october | next month | March | summer | december | Sept | may 2027 | early autumn | easter | february | August | half-term | winter | July | November | spring | this month | late january
%list fare9: 80 euros => 80 | $120 => 120 | £60 => 60 | 150 | 400 dollars => 400 | €99 => 99 | 250 euros => 250 | 75 pounds => 75
%list month9: May | August | next month | December 2026 | July | early spring | October | the month after next | January
%list month3: may | october | july | december | the autumn | february | september | easter week
(tell|alert) me when flights from {origin=airport} to {destination=city} drop below {max_price=airfare}
price alert {origin=city}-{destination=city} {max_price=airfare} [{month=month2}]
watch {destination=airport} from {origin=airport} in {month=month2}, ping me under {max_price=airfare}
~ if {origin=city} to {destination=city} ever gets cheaper than {max_price=airfare}, I want to know
{max_price=airfare} is my limit for {origin=airport} → {destination=airport}, {month=month2}, give me a shout once it's there
we'd only go to {destination=city} out of {origin=city} for {max_price=airfare} or less, keep an eye on that for {month=month2}
set a fare alarm: to {destination=city} from {origin=airport}, {month=month2}, max {max_price=airfare}
too pricey right now, let me hear from you the day {origin=city} - {destination=city} costs less than {max_price=airfare}
notify me about flights {origin=airport} {destination=airport} below {max_price=airfare}
watch fares from {origin=airport} to {destination=city} [in {month=month2}]
~ alert me when flying gets cheaper than {max_price=airfare}
alert me when {origin=town1} to {destination=town2_2} drops below {max_price=fare9}
under {max_price=fare9} in {month=month9}, flights to {destination=town2_2} from {origin=town1}, tell me
from: {origin=town1}, to: {destination=town2_2}, price: {max_price=fare9}, month: {month=month9}
for {month=month9}, watch {origin=town1} to {destination=town2_2} until it's below {max_price=fare9}
let me know when flying into {destination=town2_2} out of {origin=town1} costs less than {max_price=fare9}
below {max_price=eur} to {destination=town2_3} tell me, I fly out of {origin=town3}
only in {month=month3}: {origin=town3} to {destination=town2_3} for less than {max_price=eur}, let me know
let me know once {destination=town2_3} gets cheap from {origin=town3}, cheap meaning {max_price=eur}

%tool aeroquest_online_checkin Check in online for a flight and choose a seat.
%also Returns boarding passes.
%also Do the airline's web check-in for a reservation under a surname, with a wish where to sit.
%param booking_code* (record_locator, confirmation) {"type": "string", "description": "Six-character booking code"}
%param surname* (last_name, family_name) {"type": "string", "description": "Family name on the booking"}
%param seat (seat_preference, position) {"type": "string", "enum": ["window", "middle", "aisle", "exit_row", "front"], "description": "Seat wish"}
%list surname: Okafor | Lindqvist | Brandt | Moreau | Nguyen | O'Connell | Yamada | Ferreira | Kowalska | Schuster | Haddad | Van Dijk | Petrov | Castellano | Baker | Singh | Novak | Müller | de la Cruz | Young | Eriksen | Abbott
%list planeseat: by the window => window | window seat => window | where I can lean my head on the wall => window | on the aisle => aisle | aisle seat => aisle | somewhere I can get up without climbing over people => aisle | in the middle => middle | middle seat => middle | at the emergency exit => exit_row | in the exit row => exit_row | at the front => front | as far forward as possible => front
%list surname2: Moor | O'Neill | van Dyck | Haddad | de la Cruz | Carlsson | D'Souza | Lee | Baxter-Hume | Iyer
%list seat: window seat => window | aisle seat => aisle | window => window | aisle => aisle | exit row => exit_row | middle => middle | front => front | middle seat => middle
%list surname3: Okafor | Brandt | Lindqvist | de Wit | Marchetti | Nowak | O'Shea | Takeda | Haddad | Pereira | Kaya
%list lead: right, so | ok quick one | before I forget | it's raining cats and dogs here | finally got a minute | hey | so we talked it over at dinner | my hands are full | one more thing | listen | good news, we are going | bit stressed today | as promised
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
check in {surname=surname2} with code {booking_code=pnr}
check in {booking_code=pnr} for {surname=surname2}, {seat=seat}
{seat=seat}, code {booking_code=pnr}, surname {surname=surname2}
~ code: {booking_code=pnr}, name: {surname=surname2}, seat: {seat=seat}
online check-in under {surname=surname2}, booking {booking_code=pnr}
on the {seat:aisle=aisle}, {surname=surname2}, {booking_code=pnr}
check me in by the {seat:window=window}, {booking_code=pnr}, {surname=surname2}
{surname=surname3}, {booking_code=ref}, {seat:aisle=on the aisle|aisle please}
~ check us in under {surname=surname3}, the code is {booking_code=ref}
{seat:window=by the window|window seat} on booking {booking_code=ref} in the name of {surname=surname3}, {=lead} I can't find my glasses
%lang de
check mich [bitte] für {booking_code=ticket} ein, Nachname {surname=surname}, {seat:window=am Fenster|Fensterplatz}
%lang es
hazme el check-in con el código {booking_code=ticket} a nombre de {surname=surname}

%tool aeroquest_add_baggage Add baggage to a flight booking.
%also Returns the extra charge.
%also Buy more allowance for an airline reservation: suitcases by number and weight, or sports gear and instruments.
%param booking_code* (reservation, pnr) {"type": "string", "description": "Booking code"}
%param pieces (count, bags) {"type": "integer", "description": "How many pieces"}
%param weight_kg (weight, kilos) {"type": "integer", "description": "Weight of a piece in kilograms"}
%param kind (type, item_type) {"type": "string", "enum": ["cabin_bag", "checked_bag", "skis", "bicycle", "instrument"], "description": "What it is"}
%list bagkind: suitcase => checked_bag | suitcases => checked_bag | checked bag => checked_bag | hold luggage => checked_bag | hand luggage => cabin_bag | cabin trolley => cabin_bag | skis => skis | pair of skis => skis | bicycle => bicycle | racing bike => bicycle | cello => instrument | guitar => instrument | trombone => instrument
%list kilos: 23 kg => 23 | 20 kilos => 20 | 32kg => 32 | 15 kg => 15 | 25 => 25 | thirty kilos => 30 | 10 kg => 10 | 18 kilograms => 18
add {pieces:2=two|2} {kind=bagkind} with {weight_kg=kilos} to [flight] booking {booking_code=ticket}
{booking_code=ticket}: {pieces:1=one|1} more {kind=bagkind} [, {weight_kg=kilos}]
extra luggage on {booking_code=ticket}, {pieces:3=three pieces|3 pieces} of {weight_kg=kilos} each
I bought too much, {booking_code=ticket} needs another {kind=bagkind}, about {weight_kg=kilos}
may my {kind=bagkind} fly along too? reservation {booking_code=ticket}, it weighs {weight_kg=kilos}
put {pieces:4=4|four} {kind=bagkind} on reservation {booking_code=ticket} [please]
~ {weight_kg=kilos} {kind=bagkind}, {booking_code=ticket}, buy that on top of my ticket
upgrade the allowance of {booking_code=ticket} to {weight_kg=kilos}
I can't squeeze everything in, pay for {pieces:1=one more piece|an extra piece} on {booking_code=ticket}
add a {kind=bagkind} of {weight_kg=kilos} to my flight
I need more baggage
put {pieces=qsm} {kind:checked_bag=suitcases|checked bags} of {weight_kg=kgs} on {booking_code=code}
my {kind:instrument=cello|trombone} flies along on {booking_code=code}
{booking_code=code}: {kind:skis=skis}, {weight_kg=kgs}
more luggage for flight booking {booking_code=code}, we leave from terminal 2
{pieces=guests} {kind:checked_bag=suitcases for the hold|checked bags} more on {booking_code=ref}
my {kind:instrument=guitar|violin|instrument} has to come along on {booking_code=ref}, it weighs {weight_kg=guests} kilos
at {weight_kg=big} kg each, {pieces=guests} of them, add to booking {booking_code=ref}

%server borderinfo

%tool check_visa_requirement Check whether a traveller needs a visa for a country.
%also Returns entry requirements by passport and destination country.
%also Tells which papers somebody with a certain passport has to have to enter a country for tourism, work, study or transit.
%param nationality* (passport_country, citizenship) {"type": "string", "description": "Country of the passport"}
%param destination_country* (country, destination) {"type": "string", "description": "Country to enter"}
%param purpose (travel_purpose, visit_type) {"type": "string", "enum": ["tourism", "business", "study", "transit"], "description": "Purpose of the trip"}
%list nationality: German | Indian | US | Brazilian | Nigerian | Canadian | British | Turkish | Filipino | Irish | Mexican | South African | Swiss | Egyptian | Polish | Kenyan | Vietnamese
%list purpose: on holiday => tourism | as a tourist => tourism | for sightseeing => tourism | for business meetings => business | for work => business | on a sales trip => business | for a semester at university => study | to study => study | just changing planes => transit | only passing through => transit | for a layover => transit
%list nation: German | Indian | South African | American | Brazilian | Irish | New Zealand | Turkish | Bosnian | Dutch
%list ctry2: Japan | Canada | Norway | Vietnam | Brazil | Australia | South Korea | Ireland | China | Oman
%list ctry1: Ghanaian | Mexican | Indian | Serbian | Turkish | Filipino | British | Kenyan | Peruvian
%list ctry1n: Ghana | Mexico | India | Serbia | Turkey | Kenya | Peru | Morocco | Georgia
%list nationality_de: Deutscher | Inder | Brite | Türkin | Schweizer | Kanadierin | Brasilianer | Polin
do I need a visa for {destination_country=country} with a {nationality=nationality} passport
{nationality=nationality} citizen travelling to {destination_country=country} {purpose=purpose} - visa?
my colleague has a {nationality=nationality} passport, what papers does she need for {destination_country=country} {purpose=purpose}
can {nationality=nationality} nationals enter {destination_country=country} without a visa
I'm going to {destination_country=country} {purpose=purpose}, I'm {nationality=nationality}, what do I need to get in
entry rules {destination_country=country} for {nationality=nationality} passport holders
check whether I need a visa for {destination_country=country}
what are the visa rules for somebody {nationality=nationality}
is it true that {nationality=nationality} people have to apply for a visa before visiting {destination_country=country} {purpose=purpose}?
does a {nationality=nation} citizen need a visa for {destination_country=land}
visa for {destination_country=land} with a {nationality=nation} passport
to {destination_country=land} for {purpose:business=business}, {nationality=nation} passport
nationality {nationality=nation}, destination {destination_country=land}, purpose {purpose:study=study}
~ for {purpose:tourism=tourism|a holiday} in {destination_country=land}, do {nationality=nation} people need a visa
passport: {nationality=nation}, country: {destination_country=land}
{purpose:transit=transit} through {destination_country=land} on a {nationality=nation} passport, visa needed?
{purpose:study=to study|for a semester abroad} in {destination_country=ctry2} on {nationality=ctry1} papers, visa or not
does my {nationality=ctry1} passport get me into {destination_country=ctry2} {purpose:business=on business|for work meetings}
into {destination_country=ctry2}, I hold the passport of {nationality=ctry1n}, visa yes or no
%lang de
brauche ich als {nationality=nationality_de} ein Visum für {destination_country=country}

%server contrailo
%list air: Leeds | GRZ | Newcastle | Vigo | Porto | LHR | San Sebastián | Malmö | Cork | Frankfurt | Tampa | Nice | Bodø
%list airb: Zagreb | JFK | Palermo | Bergen | Cape Town | L'Aquila | SIN | Riga | Lisbon | Salt Lake City | Rio | Reykjavik and nowhere else | Port of Spain
%list airplain: Direct Falls | Economy, Pennsylvania | First View | Return Creek | Nonstop Island | One Tree Hill | Grand Turk | Weekend Harbour | Premium Point | Tripoli

%tool contrailo_search_flights Contrailo. Searches bookable flights for given dates and returns offers sorted by price. Airports may be given as IATA codes or cities. For watching a price over time use contrailo_create_fare_alert.
%also Flight offers for an itinerary.
%also Look for plane tickets between two cities, one way or there and back, by class, number of travellers and whether changing planes is acceptable.
%param origin* (from, fly_from) {"type": "string", "description": "City or IATA code"}
%param destination* (to, fly_to) {"type": "string", "description": "City or IATA code"}
%param depart_date* (outbound_date, departure) {"type": "string", "format": "date", "description": "Outbound date"}
%param return_date (inbound_date, return) {"type": "string", "format": "date", "description": "Inbound date; omit for one way"}
%param cabin (cabin_class, travel_class) {"type": "string", "enum": ["economy", "premium_economy", "business", "first"], "description": "Cabin class"}
%param nonstop (direct_only, direct) {"type": "boolean", "description": "Direct flights only"}
%param adults (passengers, pax) {"type": "integer", "description": "Number of adult passengers, default 1"}
%list airodd: First Landing, Iowa | Paris, the main airport | Santiago de Compostela, not Chile | the nearest airport to Lake Como | Two Rivers, wherever that is | the small airport Perth has for bush planes | one of the London airports, preferably City | Business Bay, Dubai | Newark, since JFK is too far out | that island with the short runway, Saba
fly me from {origin=air} to {destination=airb} on {depart_date=day}, {nonstop:true=no layovers|I won't change planes|straight there}
tickets {origin=air} to {destination=airb}, {depart_date=dayq}, {cabin:business=up front with the lie-flat seats|somewhere I can lie flat|in the good seats, work pays}
into {destination=airb} on {depart_date=day} from {origin=air}, back {return_date=dayb}
on {depart_date=day} out of {origin=air}, home from {destination=airb} on {return_date=dayb}
{depart_date=dayq} I have to be flying from {origin=air} to {destination=airodd}
{depart_date=dayq} to {return_date=dayb}, {adults=y2n} adults, {origin=air} to {destination=airb}
anything in the air from {origin=air} to {destination=airplain} on {depart_date=day}?

%tool contrailo_create_fare_alert Contrailo. Creates an alert which fires when the lowest fare on a route drops below `max_price`. Does not return any flights.
%also Watches the fare of a route.
%also Get a notice as soon as flying between two cities becomes cheap enough, with a price limit and how often to look.
%param origin* (from, departure_city) {"type": "string", "description": "From"}
%param destination* (to, arrival_city) {"type": "string", "description": "To"}
%param max_price (price_limit, below) {"type": "number", "description": "Limit in the account's currency"}
%param travel_month (month, period) {"type": "string", "description": "Month or season of travel"}
%param frequency (interval, how_often) {"type": "string", "enum": ["instant", "daily", "weekly"], "description": "How often alerts are sent"}
%param weekends_only (only_weekends, weekend) {"type": "boolean", "description": "Only consider Friday to Sunday"}
%list month2: October | the summer holidays | early May | spring | February or March | Christmas week | late August | next June | the half-term break | autumn | July
%list monthlong: the two weeks when the kids have no school | the first half of May, before it gets hot | some time after the exams, so late June | whenever the cherry trees are in bloom, early April | October, but not the week Grandpa visits | the weeks between Christmas and the Three Kings | any week in autumn, as long as it's dry | July, when my brother gets married | the days around carnival, so late February | the month after the baby comes, maybe October
tell me when {origin=air} to {destination=airb} drops below {max_price=price}, {weekends_only:true=Saturdays and Sundays only|I can't get off work in the week|I only have the weekend}
~ let me know if getting from {origin=air} to {destination=airb} gets cheap, {frequency:weekly=once a week is plenty|no more than one mail a week|every Monday or so}
to {destination=airb} in {travel_month=month2} out of {origin=air}, shout if it's under {max_price=price}
watch prices between {origin=air} and {destination=airb} for {travel_month=month2}
keep watching what it costs from {origin=air} to {destination=airb} for {travel_month=monthlong}
{origin=air}, {destination=airb}, {travel_month=month2}, {max_price=price} at most, {frequency:instant=tell me at once|the second it happens|right away}
I'd fly {origin=air} to {destination=airplain} if it got cheaper, alert me

%tool contrailo_log_flight Contrailo. Adds a flight that has already been flown to the user's logbook and updates statistics (miles, CO2).
%also Logbook entry for a past flight.
%also Write down a flight one took: where it started and ended, the day, the seat, what it was for and how it went.
%param from_airport* (origin, dep) {"type": "string", "description": "Departure airport"}
%param to_airport* (destination, arr) {"type": "string", "description": "Arrival airport"}
%param flown_on (date, day) {"type": "string", "format": "date", "description": "Date of the flight"}
%param seat (seat_no, seat_number) {"type": "string", "description": "Seat number"}
%param purpose (reason, trip_type) {"type": "string", "enum": ["leisure", "business", "family"], "description": ""}
%param remark (notes, comment) {"type": "string", "description": "Anything worth remembering"}
%list flown: the 3rd of March | 12 May | Easter Sunday | the 15th | Monday | 2026-09-01 | 8/11 | Friday the 13th | New Year's Day | 30 September | Tuesday
%list seat: 14C | 2A | 31F | 7D | 22B | 1A | 40K | 11E | 3C | 18A | 9F
%list flightnote: slept the whole way, woke up over the Alps | got moved to row one, the coffee was terrible | we circled for an hour because of fog | met the pilot, who went to school with Dad | bumpy at the end, but what a sunset | lost my scarf, the crew found it and called | first time on the upper deck, loved it | kids were good, the man behind us wasn't | the wing had a new livery, took ten pictures | landed early, waited an hour for the stairs
I flew {from_airport=air} to {to_airport=airb} on {flown_on=flown}, {purpose:business=for work|had a client meeting|the company sent me}
put {from_airport=air} to {to_airport=airb} in the logbook, {seat=seat} again
landed at {to_airport=airb} from {from_airport=air} on {flown_on=flown}, write that down
from {from_airport=air} into {to_airport=airb}, was in {seat=seat} on {flown_on=flown}
logbook: {from_airport=air} to {to_airport=airb}, {remark=flightnote}
{flown_on=flown}, {seat=seat}, {from_airport=air} to {to_airport=airb}, {purpose:family=to see Mum|for the wedding of my cousin|visiting the relatives}
we've been on a plane from {from_airport=air} to {to_airport=airplain}, note it

%tool contrailo_add_baggage Contrailo. Adds a piece of baggage to a passenger of an existing booking. Charges apply.
%also Books baggage.
%also Pay for a suitcase, a bike, skis or an animal that has to come along on a flight which is already booked.
%param booking* (pnr, record_locator) {"type": "string", "description": "Booking code"}
%param passenger* (traveller, traveler) {"type": "string", "description": "Who it belongs to"}
%param kind (type, baggage_type) {"type": "string", "enum": ["cabin", "checked", "sports", "pet"], "description": "Type of baggage"}
%param weight_kg (weight, kg) {"type": "integer", "description": "Weight in kilograms"}
%param leg (segment, direction) {"type": "string", "enum": ["outbound", "inbound", "both"], "description": "Part of the trip, default both"}
%param contents (description, item) {"type": "string", "description": "What it is"}
%list pnr2: QX4T7P | K9LM2Z | booking 88213 | W3RT0Y | the Lisbon booking | HH72KD | our Cape Town trip | PL0M5X | the one for July | 5TGB6Y | B4ND8E
%list stuff: surfboard | two pairs of skis | a pram and a car seat | golf bag | cello, hard case | climbing ropes | Jo's drum kit | wedding dress | box of cheese from Gran | tent and poles | fishing rods
%list weight_kg: 20 kilos => 20 | 23 kg => 23 | 32 kilos => 32 | fifteen kilos => 15 | 12 kg => 12 | 8 kilos => 8 | 30 kg => 30 | ten kilos => 10 | 25 kilos => 25 | 18 kilos => 18
%list stufflong: a folding bike, the wheels come off | the old suitcase with the strap, packed to the brim | two boxes of books I'm bringing to my sister | a harp that won't fit under the seat | presents for the kids, some of them are fragile | a tent, four sleeping bags and the stove | the banner we carry in on Sunday, three metres long | my bass guitar, it has to lie flat | a wheelchair that folds, plus its battery | a painting we bought, wrapped in two blankets
another suitcase for {passenger=who} on {booking=pnr2}, {leg:inbound=just on the way home|only coming back|not going out, only flying home}
{passenger=who} brings {contents=stuff} on {booking=pnr2}, {weight_kg=weight_kg}
on {booking=pnr2} with {passenger=who}: {contents=stuff}
put {contents=stuff} under {passenger=who} in {booking=pnr2}
{booking=pnr2}: {passenger=who} has to check in {contents=stufflong}
{passenger=who}, {weight_kg=weight_kg}, {booking=pnr2}, {kind:pet=the cat comes too|travelling with the dog|our rabbit}
{passenger=who} on {booking=pnr2} needs to take more stuff both for work and sport

%tool contrailo_file_claim Contrailo. Files a passenger rights claim with the airline for a delayed, cancelled or overbooked flight, or for lost baggage.
%also Submits a compensation claim.
%also Complain to a carrier about a flight that went wrong, tell the story and say what one wants for it.
%param flight* (flight_no, flight_number) {"type": "string", "description": "Flight number"}
%param story* (details, description) {"type": "string", "description": "What happened"}
%param claimant (passenger, on_behalf_of) {"type": "string", "description": "Person who claims"}
%param payee (pay_to, recipient) {"type": "string", "description": "Person who receives the money, if different"}
%param outcome (compensation, wants) {"type": "string", "enum": ["refund", "voucher", "miles"], "description": "Wanted form of compensation"}
%param attach_receipts (with_receipts, receipts) {"type": "boolean", "description": "Attach the receipts of the trip"}
%list flight: CT 1832 | LX40 | the 6:10 from Porto | KQ 77 | BA2490 | yesterday's flight to Riga | ZY-512 | our flight home | EW 9061 | AF 18 | Monday's 203
%list story: five hours late and no food | bag never arrived | cancelled at the gate | they gave our seats away | missed the connection | sent to Lyon by bus | overbooked, we stayed behind | a night in the terminal | pram lost and found broken | diverted to Cork
%list storylong: we sat on the runway for four hours, nobody said anything | they cancelled it at midnight and offered no hotel | my case turned up three days later, soaking wet | the gate closed early, although we were on time | we were rebooked twice and landed a day late | they made us check the pram, now a wheel is missing | the crew was out of hours, so everybody had to leave | boarding stopped at row ten and we were left standing | we waited since noon, the crew never came | they lost both suitcases, one held my medicine
{flight=flight}: {story=story}, {outcome:refund=I want the money back|give me my money|cash, nothing else}
go after the airline for {flight=flight}, {story=story}, {attach_receipts:true=bills included|with all my bills|add what we paid for food and taxi}
~ claim for {claimant=who} over {flight=flight}, {story=story}, the money goes to {payee=whob}
money to {payee=whob}, on behalf of {claimant=who}, {flight=flight}: {story=story}
make a complaint about {flight=flight}, {story=storylong}
{flight=flight}, {story=story}, {claimant=who}, {outcome:voucher=a credit for the next trip is fine|something to spend on another flight}
{flight=flight} was a disaster, I want compensation: {story=story}

%server daytrundle
%list plan: Lisbon on Foot | Rainy Riga | Girls' Weekend | Cork and Back | the honeymoon plan | Ghent, May | Three Castles | Mum's birthday tour | Camper Loop | Vigo with kids | Culture, Cake and Canals
%list oddplan: Private Gardens of Bath | Packed Lunch Tour | Relaxed Knees | Public Houses of Cork | Start to Finish | Normal for Norfolk | Link by Link | With Love from Riga | The Last Day | Slow Trains
%list stop: the Whale Museum | lunch at Pino's | Castle Hill | the flea market | boat ride | Roman baths | St. Mary's Church | a walk round the lake | the tile workshop | cheese tasting | Botanical Garden | coffee with Inés
%list stopb: the old lighthouse | breakfast | the cathedral | checking in | the tram tour | Queen's Park | the swim | Jo's concert | the fish market | siesta | Harbour and Docks | the ferry
%list planb: Easy Tuesday | Plan B | Second Week | Bath for Beginners | the summer one | Roman Holiday | leftovers | Islands and Huts | Ravi's version | In Case of Rain
%list oddstop: Monday Market | After Eight bar | Two Hour Tower | Maybe Café | the Food Museum | Nature House | the Museum of Ideas | Noon Cannon | Shopping Hall of 1890 | the Twelve Days exhibition

%tool CreateItinerary Daytrundle API - create a new, empty itinerary. Stops are appended with AddStop. Returns the itinerary id.
%also Begins a trip plan.
%also Open a fresh plan for a holiday or outing with a name, dates, fellow travellers and who may look at it.
%param name* (title, itinerary) {"type": "string", "description": "Name of the itinerary"}
%param base (homeBase, town) {"type": "string", "description": "Town where one stays"}
%param start (from, firstDay) {"type": "string", "description": "First day"}
%param end (until, lastDay) {"type": "string", "description": "Last day"}
%param companions (travellers, with) {"type": "array", "items": {"type": "string"}, "description": "Fellow travellers"}
%param pace (tempo, rhythm) {"type": "string", "enum": ["relaxed", "normal", "packed"], "description": ""}
%param visibility (access, sharing) {"type": "string", "enum": ["private", "link", "public"], "description": "Default private"}
%list planname: ten days without a car, from Vigo down to Lisbon | all the bridges Dad built, in the right order | what we do if the ferry doesn't sail | eating our way through Ghent, then walking it off | castles, but only the ones with a café | the weekend before Jo moves to Bergen | showing Yuki the north, weather permitting | along the river until the money runs out | one week, two grandmas and a very small car | Tampa and around, but we start with a nap
plan something called {name=plan}, {visibility:public=everybody may see it|the whole world can read it|for all to find}
let's begin {name=plan}, {pace:relaxed=no stress|with plenty of naps|late mornings, long lunches}
{name=plan} with {companions=mates}, staying in {base=town}
based in {base=town}, from {start=day2} to {end=dayb2}, call it {name=plan}
make me a fresh one and title it {name=planname}
{start=day2} to {end=dayb2}, {base=town}, "{name=plan}", with {companions=mates}, {pace:packed=as much as we can fit in|every minute filled}
a new trip: {name=oddplan}

%tool AddStop Daytrundle API - append a stop (sight, meal, walk, visit) to an itinerary.
%also Puts something to see or do into a trip plan.
%also Insert a place or activity into a plan, on a day, after another one, for so many minutes, with a remark.
%param stop* (place, activity) {"type": "string", "description": "Place or activity"}
%param itinerary (plan, trip) {"type": "string", "description": "Name of the plan"}
%param day (date, on) {"type": "string", "description": "Day"}
%param after (following, previousStop) {"type": "string", "description": "Stop it follows"}
%param durationMinutes (minutes, stay) {"type": "integer", "description": "minutes"}
%param category (type, kind) {"type": "string", "enum": ["sight", "food", "nature", "shopping"], "description": ""}
%param maybe (tentative, optional) {"type": "boolean", "description": "Only an idea, not fixed"}
%list nature: a walk round the lake | the Botanical Garden | Goat Spring | the cliffs at Seatown | feeding the ducks | Oak Hill | the river, on foot | picnic under the beeches | the moor | bird watching with Jo
%list stoplong: that bakery Femke told us about, they close at two | watch the sun go down from the wall, bring wine | the garden where Dad proposed, if it still exists | find a shop that sells hats, Grandpa lost his | stand in the queue for the tower, half past eight | swim at the little beach nobody knows | buy tickets for the evening, then sit in the shade | meet Clara under the clock, she has the keys | eat the fish everyone talks about, then take the tram home | see where Mum went to school, corner of Mill Lane
%list mins: half an hour => 30 | 90 minutes => 90 | two hours => 120 | 45 min => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | ten minutes => 10 | 40 minutes => 40 | 75 minutes => 75
put {stop=stop} into {itinerary=plan}, {maybe:true=not sure yet|if we feel like it|just a thought for now}
on {day=day2} I'd do {stop=nature}, {category:nature=it's out in the open|something green|fresh air for once}
{stop=stop} after {after=stopb} in {itinerary=plan}
in {itinerary=planb}, after {after=stop} comes {stop=stopb}
for {day=day2} write down {stop=stoplong}
{itinerary=plan}, {day=day2}, {stop=stop}, {durationMinutes=mins}, after {after=stopb}
we should also fit in {stop=oddstop}

%tool SuggestSights Daytrundle API - ideas for what to see or do around a place. Nothing is added to a plan (AddStop does that).
%also Recommends sights and activities.
%also What is worth a visit around a town: by interest, audience, weather, budget.
%param place* (town, area) {"type": "string", "description": "Town or area"}
%param interest (subject, theme) {"type": "string", "description": "Subject"}
%param audience (forWhom, group) {"type": "string", "enum": ["adults", "families", "seniors"], "description": ""}
%param indoors (underRoof, inside) {"type": "boolean", "description": "Under a roof"}
%param cost (budget, priceLevel) {"type": "string", "enum": ["free", "cheap", "any"], "description": ""}
%param count (limit, max) {"type": "integer", "description": "How many ideas"}
%list interest: Roman history | modern art | trains | birds | wine and cheese | Jewish life | street food | football | gardens | ghosts and crime | old ships | jazz
%list interestlong: things you can climb on, touch and get wet with | places where films were shot, above all the Bond ones | how people lived there before the trains came | buildings that nobody likes but architects | anything my father, who was a sailor, would enjoy | small museums run by one odd person | where the poets drank, and what they drank | plants that eat insects, or other plants | anything with steam, noise and large wheels | houses you can walk through, as if somebody still lived there
%list oddsight: Freetown | Cheap Street, Frome | Old Trafford | Undercliff | Inner Farne | Familiar Bay | Elder Street | Ten Sights Hill | Museum Island | Rainham
what's worth seeing in {place=town}, {indoors:true=it's pouring|somewhere dry|we don't want to get wet}
give me something to do around {place=town}, {cost:free=we're broke|must not cost a thing|for no money at all}
{interest=interest} in {place=town}
around {place=townb} for people into {interest=interest}, {audience:seniors=my grandparents are coming|they're all over seventy|for old legs}
in {place=town} we'd like {interest=interestlong}
{place=town}, {interest=interest}, {count=v2n} ideas, {audience:families=with small kids|the children get bored fast}
I'm in {place=oddsight}, now what

%tool MoveStop Daytrundle API - move a stop to another day or itinerary, or before another stop.
%also Reorders a plan.
%also Shift something that is planned already: from one plan to another, to another day, ahead of another stop.
%param stop* (item, activity) {"type": "string", "description": "Stop to be moved"}
%param fromItinerary (sourcePlan, outOf) {"type": "string", "description": "Plan it is in"}
%param toItinerary (targetPlan, into) {"type": "string", "description": "Plan it goes to"}
%param newDay (toDay, date) {"type": "string", "description": "New day"}
%param before (aheadOf, precede) {"type": "string", "description": "Stop it precedes"}
%param keepCopy (duplicate, copy) {"type": "boolean", "description": "Leave the original"}
%list stopmlong: the boat trip that got cancelled because of the wind | dinner with the people we met on the ferry | the tower, which is shut on Mondays anyway | that long walk along the cliffs, six hours or so | buying shoes for Ben, who has grown again | the exhibition Noor wants to see before it closes | picking up the bikes, they open at nine | whatever we had planned for after the concert | the cooking class, since the teacher has a cold | seeing the caves, you have to be there by ten
shift {stop=stop} to {newDay=dayb2}, {keepCopy:true=but leave it where it was too|have it in both places|and don't take the first one away}
{stop=stop} goes into {toItinerary=planb}, {newDay=day2}
take {stop=stop} out of {fromItinerary=plan} and into {toItinerary=planb}
into {toItinerary=plan} with {stop=stop}, it's been in {fromItinerary=planb} so far
on {newDay=day2} instead: {stop=stopmlong}
{stop=stop}, ahead of {before=stopb}, {newDay=day2}, still in {fromItinerary=plan}
do {stop=oddstop} some other time

%tool ShareItinerary Daytrundle API - share an itinerary with one person. They get a mail with a link.
%also Gives someone access to a plan.
%also Let another person look at or change a plan, with a few words, perhaps only for a while.
%param itinerary* (plan, trip) {"type": "string", "description": "Name of the plan"}
%param person* (recipient, with) {"type": "string", "description": "Who gets it"}
%param role (access, permission) {"type": "string", "enum": ["viewer", "commenter", "editor"], "description": "default viewer"}
%param greeting (message, text) {"type": "string", "description": "Text of the mail"}
%param expires (until, validTo) {"type": "string", "description": "Access ends on"}
%param hideCosts (noPrices, withoutCosts) {"type": "boolean", "description": "Without prices"}
%list greeting: have a look, and please be honest about the castle | this is what I meant when I said slow | nothing is booked yet, so shout if you hate it | Tuesday is yours, fill it with whatever you like | don't show it to Mum, it's her birthday present | look at day three, I think we need more time | I took out the museum because you fell asleep last time | tell me by Friday if you're coming, I have to book | the red days are fixed, move the others as you like | sorry it took so long, the ferry times kept changing
show {itinerary=plan} to {person=who2}, {hideCosts:true=but not what it costs|without the money bits|they needn't see the sums}
let {person=who2} into {itinerary=plan}, {role:editor=so they can change things too|they may mess about in it|with a free hand to rewrite}
{person=who2} gets {itinerary=plan} until {expires=dayb2}
for {person=whob2} to look at till {expires=day2}: {itinerary=planb}
send {person=who2} {itinerary=plan} and say {greeting=greeting}
{itinerary=planb}, {person=whob2}, until {expires=day2}, {role:commenter=remarks welcome but no changes|they can only leave remarks}
I'd like {person=whob2} to see {itinerary=oddplan}

%server hotel
%list hroom: 204 | 1107 | 12 | 318 | 501 | 33 | 410B | 7 | 220 | 815 | 66 | 109 | 602 | 14A | 903
%list rno: 204 | 11 | 502 | 318 | 27 | 1409

%tool hotel-check-in Check a guest in and assign a room.
%also Checks in a guest.
%also The guest has arrived, gets a room and stays some nights.
%param guest* (guest_name) {"type": "string", "description": "Name of the guest"}
%param room (room_number) {"type": "string", "description": "Room number"}
%param nights (stay_length) {"type": "integer", "description": "Number of nights"}
%param breakfast (with_breakfast) {"type": "boolean"}
%list guest: Mr. and Mrs. Baxter | Ella Moor | Ines Marchetti | family D'Souza | Prof. Lindner | Kwame Asante | Anneke van Dyck | Dr. Iyer | Sol Newton
%list hroom2: 204 | 12 | 3B | 501 | the Garden Suite | 118 | Room with a View | 7
%list full: Ewan Price | Nadia Romero | Otis Hall | Beatrix Hahn | Tariq Aziz | Solveig Dahl | Lorenzo Bianchi | Shanti Rao | Declan Moore
check in {guest=fullname}[, room {room=hroom}]
{guest=fullname} has arrived, give them room {room=hroom} for {nights=int} nights
checkin {guest=fullname} {room=hroom} {breakfast:true=with breakfast|breakfast included}
the guest {guest=fullname} is at the desk, staying {nights:1=one night|a single night}
put {guest=fullname} into {room=hroom}, {nights=int} nights, {breakfast:false=no breakfast|without breakfast|room only}
{guest=fullname} wants to check in, {breakfast:true=and has breakfast too|including breakfast}
please register the arrival of {guest=fullname} in {room=hroom}
new guest: {guest=fullname}, {nights=int} nights
check {guest=fullname} into room {room=hroom}
check in the guest for room {room=hroom}
a guest wants to check in for {nights=int} nights
check in {guest=guest} to {room=hroom2} for {nights=few} nights
check {guest=guest} in for {nights=few} nights {breakfast:true=with breakfast}
put {guest=guest} in {room=hroom2}
guest {guest=guest}, room {room=hroom2}, nights {nights=few}, breakfast {breakfast:true=yes}
{room=hroom2} for {guest=guest}, {nights=few} nights, {breakfast:false=no breakfast|without breakfast}
{nights=few} nights in {room=hroom2}, guest {guest=guest}
check in {guest=guest}, {breakfast:true=with breakfast}
into {room=rno}, {guest=full}, {nights=few3} nights, {breakfast:true=with breakfast}
{guest=full} is here with two dogs, check them in

%tool hotel-request-service Send housekeeping, maintenance or room service to a room.
%also Creates a service request for a room.
%also A guest wants something; tells the right staff what and in which room.
%param room* (room_number) {"type": "string", "description": "Room number"}
%param department (team, staff) {"type": "string", "enum": ["housekeeping", "maintenance", "room_service", "concierge"], "description": "Who should come"}
%param request* (details, note) {"type": "string", "description": "What is wanted"}
%list hotelask: two extra towels | the shower is blocked | a bottle of champagne and two glasses | a baby cot | the air conditioning rattles | club sandwich and a coke | a taxi to the airport at five | more pillows | the TV has no picture | please change the sheets | the toilet does not flush | breakfast in bed at eight | theatre tickets for tonight | an iron and a board | the window does not close | feather free blanket | a doctor who speaks French | somebody left a bag in the wardrobe | the minibar is empty | light bulb in the bathroom is dead | a vegan dinner for two | clean up the broken glass
%list hrm: 12 | 304 | 7B | 1105 | the Garden Suite | 221 | 48 | Penthouse 2 | 9 | 516
%list hask: two more towels and a bathrobe | the shower drips all night | extra pillow | club sandwich, no onions | fresh sheets | the window won't close and it's cold | tea for two at five | baby cot | a taxi to the airport at six | light bulb is broken | breakfast in bed
%list wish: two more pillows and a blanket | the tap drips into the bath | a club sandwich without bacon, and a beer | a taxi to the opera at seven | hair in the drain from before us | a plug for a British phone | the window won't shut and there's a fair outside | ice in a bucket
%list wish2: a club sandwich without bacon | two beers and nuts | soup with bread | tea for three with lemon | ice in a bucket | the cake from the card by the bed
%list hotelask_de: zwei zusätzliche Handtücher | die Dusche ist verstopft | ein Babybett | die Heizung geht nicht | ein Taxi zum Flughafen | frische Bettwäsche | der Fernseher bleibt schwarz | noch ein Kopfkissen | ein Bügeleisen | Frühstück aufs Zimmer | das Fenster schließt nicht | eine Flasche Wasser | der Safe lässt sich nicht öffnen | die Klimaanlage ist zu laut | Theaterkarten für heute Abend
room {room=hroom} needs {request=hotelask}
send {department:housekeeping=housekeeping|a maid|cleaning} to {room=hroom}: {request=hotelask}
{room=hroom}: {request=hotelask}
the guest in {room=hroom} called, {request=hotelask}, that's for {department:maintenance=maintenance|the technician|the handyman}
{department:room_service=room service} for {room=hroom}, {request=hotelask}
tell the {department:concierge=concierge} room {room=hroom} asks for {request=hotelask}
please take care of room {room=hroom}, they say {request=hotelask}
{request=hotelask}, room {room=hroom}
could someone from {department:housekeeping=housekeeping} see to {room=hroom}? {request=hotelask}
a guest needs {request=hotelask}
send {department:maintenance=maintenance} to room {room=hroom}
send {department:housekeeping=housekeeping} to room {room=hrm}: {request=hask}
{request=hask} for room {room=hrm}
tell {department:room_service=room service}, {request=hask}, room {room=hrm}
room: {room=hrm}, request: {request=hask}, department: {department:maintenance=maintenance}
from the {department:concierge=concierge} for {room=hrm}: {request=hask}
{room=hrm}, {department:maintenance=maintenance}, {request=hask}
in room {room=hrm}: {request=hask}
{request=wish}, for {room=rno}
{room=rno} wants {request=wish2} from {department:room_service=room service|the kitchen}
%lang de
Zimmer {room=hroom} (braucht|möchte|meldet): {request=hotelask_de}

%tool hotel-check-out Check out a room and close its bill.
%also Checks out a guest.
%also The guest leaves; the room is given to cleaning and the bill is paid.
%param room* (room_number) {"type": "string", "description": "Room number"}
%param payment (payment_method) {"type": "string", "enum": ["cash", "card", "company_invoice"], "description": "How the bill is paid"}
%list hrmx: 214 | 1107 | 12 | 305 | 8B | 401 | 77 | 2010 | 6 | 118 | A3
check out [room] {room=hroom}
room {room=hroom} is leaving, paying {payment:cash=cash|in cash}
{room=hroom} checkout {payment:card=card|by card|credit card}
the guests from {room=hroom} want to go, close the bill
make the bill for {room=hroom}, {payment:company_invoice=the company pays|invoice goes to the company|on the company}
{room=hroom} leaves today, check them out
please free room {room=hroom} and let them pay {payment:card=with a card|by card}
departure of {room=hroom}
the people in {room=hroom} have left already, do the check-out
check out a guest
a guest is leaving and pays {payment:cash=cash|in cash}
guest in {room=hrmx} departs, bill goes to {payment:company_invoice=his company|the firm|her employer}
room {room=hrmx} out, {payment:card=card|credit card|Visa}
close room {room=hrmx} and settle, {payment:cash=cash|banknotes|cash in hand}
room {room=hrmx} is leaving us, the key card is back

%server islehop
%list port: Piraeus | Rostock | Hook of Holland | Dover | Port Ellen | Split, old harbour | Saint-Malo | Kirkwall | Naxos | Holyhead | Puerto de la Cruz | the north quay
%list portb: Paros | Trelleborg | Harwich | the Isle of Man | Bastia | Stornoway | Hvar and Vis | L'Île-d'Yeu | Dublin | Föhr | Santorini | Gozo
%list portlong: the pier with the crane, left of the fish market | the little harbour under the castle, on the north side | the place we landed in the storm, near Kirkwall | that bay where only small boats go, past the cape | the quay where they sell the mussels | the old navy port, not the new terminal | the landing stage where we lost the kite, Gozo | the harbour you see from the train, after Bangor | the jetty past the lifeboat house, west of town | the port they rebuilt after the flood
%list portodd: Morning Bay | Port Royal Line | Night Harbour | Three Sails | Friday Island | Blue Company Quay | Noonport | Port Today | Sunrise Pier | Car Ferry Lane | Camper Cove

%tool islehop_port_board Sailings that leave a port on a day, as on the board at the quay.
%also Departures of a harbour.
%also Which boats go from one port, today or another day, optionally only of one company or to one island.
%param port* (harbour, departure_port) {"type": "string", "description": "Port of departure"}
%param heading_for (to_port, destination) {"type": "string", "description": "Only sailings to this port"}
%param company (operator, carrier) {"type": "string", "description": "Shipping company"}
%param day (date, on) {"type": "string", "description": "Default today"}
%param part_of_day (time_of_day, period) {"type": "string", "enum": ["morning", "afternoon", "night"], "description": ""}
%list ship: Saltline | Minotaur Ferries | Nordfähre | Blue Gull | MacBride & Sons | Isle and Sound | Corsa Blu | the state ferries | Aegina Lines | Hebridia | O'Shea
~ which boats go out of {port=port}, {part_of_day:morning=before lunch|anything before noon|with my first coffee}
sailings off {port=port} {day=dayq}, {company=ship} only
from {port=port} over to {heading_for=portb}, when do boats go
heading for {heading_for=portb}, with {company=ship}, at {port=port}
what's still putting to sea from {port=portlong}
{day=dayq}, {port=port}, {company=ship}, towards {heading_for=portb}
what's in the harbour at {port=portodd}, ready to leave

%tool islehop_find_crossing Searches bookable ferry crossings between two ports with prices. Compare islehop_port_board, which has no prices.
%also Ferry offers between two ports.
%also Look for a passage over the water for people and whatever they bring along, and what it costs.
%param from_port* (origin, departure_port) {"type": "string", "description": "Port of departure"}
%param to_port* (destination, arrival_port) {"type": "string", "description": "Port of arrival"}
%param date (day, travel_date) {"type": "string", "format": "date", "description": "Day of travel"}
%param passengers (people, persons) {"type": "integer", "description": "Number of people"}
%param vehicle (travel_with, vehicle_type) {"type": "string", "enum": ["on_foot", "bicycle", "car", "camper"], "description": "Default on_foot"}
%param sort (order_by, sort_by) {"type": "string", "enum": ["price", "duration", "departure"], "description": "Order"}
how much is it to sail {from_port=port} to {to_port=portb}, {vehicle:bicycle=with our bikes|we're cycling|on two wheels}
get us over from {from_port=port} to {to_port=portb}, {passengers=y2n} of us
into {to_port=portb} out of {from_port=port} on {date=day}
to {to_port=portb} on {date=day} from {from_port=port}, {sort:duration=quickest on top|I get seasick so shortest first|the least time on the water first}
what would it cost to cross to {to_port=portb} from {from_port=portlong}
~ {date=dayq}, {passengers=y2n} people, {from_port=port}, {to_port=portb}, {vehicle:camper=we sleep in our van|with the motorhome}
what does a ticket from {from_port=port} to {to_port=portodd} cost

%tool islehop_book_crossing Books a sailing. The lead passenger is responsible for the party; tickets go to the lead passenger unless `tickets_to` is given.
%also Books ferry tickets.
%also Buy the passage on a particular boat in somebody's name, in a bunk or a seat, and send the tickets to someone.
%param sailing* (departure, crossing) {"type": "string", "description": "Which sailing"}
%param lead_passenger* (name, booked_for) {"type": "string", "description": "Name on the booking"}
%param tickets_to (recipient, send_tickets_to) {"type": "string", "description": "Person who receives the tickets"}
%param berth (cabin, accommodation) {"type": "string", "enum": ["seat", "inside_cabin", "outside_cabin"], "description": "Where to sleep or sit"}
%param breakfast (with_breakfast, meal) {"type": "boolean", "description": "Include breakfast"}
%param remarks (notes, comment) {"type": "string", "description": "Remarks for the crew"}
%list sailing: the 8:15 to Paros | the night boat to Bastia | SL 204 | Friday's 17:30 from Rostock | the noon sailing | MN-77 | the first one on Sunday | the 22:00 to Dublin | Hebridia 3 | Saturday's fast ferry
%list crew: my mother needs a chair, she walks with a stick | one of us is pregnant, no upper bunk please | we carry a canoe, four metres on the roof | the dog stays in the car, please leave a window | he's allergic to nuts, badly | I'd like to see the bridge, if that's allowed | we'll be last to board, coming from the late train | it's her birthday, could somebody sing | we have two cats, they stay in their box | my husband snores, so please no shared room
%list sailodd: the Breakfast Run | the Seat of Naxos | the Cabin Queen | Captain's Ticket 9 | the Mail Boat | Lady Outside | the Bunk Express | Aunt Mary, 10:40 | the Doctor's Boat | the Inside Passage
get {lead_passenger=who} on {sailing=sailing}, {berth:outside_cabin=a bed and a window|I want to see the sea from bed|a bunk with a porthole}
{sailing=sailing} for {lead_passenger=who}, {breakfast:true=something to eat in the morning|with coffee and rolls|and a bite in the morning}
tickets for {sailing=sailing}: they go to {tickets_to=whob}, booked under {lead_passenger=who}
under {lead_passenger=who} for {sailing=sailing}, papers to {tickets_to=whob}
{lead_passenger=who} takes {sailing=sailing}, {remarks=crew}
{sailing=sailing}, {lead_passenger=who}, {berth:seat=we can sit all night|no bed needed}, tickets to {tickets_to=whob}
buy {lead_passenger=who} a passage on {sailing=sailodd}

%tool islehop_search_campsites Search campsites on islands and coasts by area, dates and equipment.
%also Finds campsites.
%also A place for a tent or a camper in some region, for a number of nights, with dogs, showers or a beach.
%param area* (region, location) {"type": "string", "description": "Island, region or beach"}
%param near (close_to, landmark) {"type": "string", "description": "Landmark or village close by"}
%param arrive (arrival, checkin) {"type": "string", "format": "date", "description": "First night"}
%param nights (length, stay_nights) {"type": "integer", "description": "Number of nights"}
%param unit (accommodation, pitch_type) {"type": "string", "enum": ["tent", "caravan", "camper"], "description": "What to put up"}
%param dogs (dog_count, pets) {"type": "integer", "description": "Number of dogs"}
%param features (amenities, facilities) {"type": "array", "items": {"type": "string"}, "description": "Required features"}
%list isle: Föhr | the west of Skye | Naxos | Istria | Jersey and Guernsey | the dunes of Texel | Elba | Gower | Land's End | Lofoten | Hvar
%list nights: three nights => 3 | a week => 7 | 4 nights => 4 | two nights => 2 | ten nights => 10 | 5 nights => 5 | one night => 1 | six nights => 6 | 8 nights => 8 | fourteen nights => 14
%list pups: one dog => 1 | two dogs => 2 | 3 dogs => 3 | a dog => 1 | both dogs => 2 | two old dogs => 2 | three hounds => 3 | one puppy => 1 | 1 dog => 1 | four dogs => 4
%list isleb: the lighthouse | St. Peter-Ording | Portree | a bakery | the ferry pier | Uncle Piet's farm | the climbing rocks | Plaka beach | the old monastery | Kynance Cove | the station
%list feats: hot showers and a beach | wifi | a playground | shade, quiet | sauna, laundry and bread | campfires allowed | a shop | pool and tennis | sea view, level ground | washing machine, dryer
%list islelong: the beach from the film, the one with the wreck | that bit of coast where you can see seals, up north | somewhere we can hear the sea, not the road | the island Yuki talked about, two hours from Split | a quiet corner of Elba, away from the clubs | the cape where the road ends, past the sheep | the valley that smells of thyme, above Hvar | the spit of sand you walk to at low tide | where the choir went last year, near Portree | the south end of Naxos, before the cliffs
%list isleodd: Dog Island | Tentsmuir | Three Nights Bay | Caravan Cove | Power Head | Shower Hill | Camper Down | Seven Sisters | Fireplace Point | Weekend Beach | Isle of Dogs
where can I pitch up on {area=isle} for {nights=nights}, {dogs=pups}
somewhere to stay outdoors on {area=isle} from {arrive=dayq}, {unit:tent=sleeping on the ground|just canvas and pegs|with our two-man dome}
close to {near=isleb} on {area=isle}, a spot for {nights=nights}
on {area=isle}, not far from {near=isleb}, with {features=feats}
~ is there anywhere to camp, {area=islelong}
{arrive=dayq}, {nights=nights}, {area=isle}, {features=feats}
can we camp at {area=isleodd}

%tool islehop_request_pitch Send a pitch request to a campsite. The site confirms by e-mail.
%also Requests a pitch.
%also Ask one campsite to keep a spot for a party over some dates, with power, beside friends, or with another wish.
%param campsite* (site, site_name) {"type": "string", "description": "Name of the site"}
%param arrival* (from, arrive) {"type": "string", "format": "date", "description": "First day"}
%param departure (until, leave) {"type": "string", "format": "date", "description": "Last day"}
%param guest (name, booked_for) {"type": "string", "description": "Name of the party"}
%param next_to (neighbours, beside) {"type": "string", "description": "Another party to be placed beside"}
%param power (electricity, hookup) {"type": "boolean", "description": "With electricity"}
%param wish (request, comment) {"type": "string", "description": "Wishes in free text"}
%list site: Camping Sonne | Mackie's Meadow | Les Pins | Dune and Pine | Strandgut | Camping at the Mill | Big Sky Farm | Kastro | Little Switzerland | Punta de l'Est
%list party: the Fenwicks | Jo and the kids | family Okafor | scouts from Leeds | Noor | van der Berg | Grandpa's group | Mia Carlsson | the choir | the O'Briens
%list partyb: the Kowalskis | Ruben | Aunt Ilse's caravan | the family in pitch 14 | Yuki and Max | the other scouts | Bojan's lot | our friends the Lees | D'Arcy | the cyclists from Ghent
%list wish: near the toilets, but not too near | we get in late, please leave the barrier open | as flat as possible, the van has no blocks | away from the road, our baby wakes easily | morning sun and afternoon shade if you have it | somewhere the kids can run, far from the water | we bring a boat, so close to the slipway | next to the kitchen, as we cook for twenty | not under pines, the resin ruins the tent | we'd leave at five, so close to the gate
%list siteodd: Power Station Field | Neighbour's Meadow | Camp Electric | Next Door Farm | Camping am Strom | Friends' Orchard | Last Night Field | Early Bird Site | Beside the Weir | Plug Point
ask {campsite=site} to keep us something from {arrival=dayq}, {power:true=we need a socket|somewhere to plug the fridge in|the fridge has to run}
~ could {campsite=site} put up {guest=party} from {arrival=dayq}, {departure=dayb} we're gone
{guest=party} next to {next_to=partyb} at {campsite=site}, from {arrival=dayq}
at {campsite=site} beside {next_to=partyb} from {arrival=dayq} to {departure=dayb}, for {guest=party}
we'd like to come to {campsite=site} on {arrival=day}, {wish=wish}
{arrival=dayq} to {departure=dayb}, {campsite=site}, {guest=party}, alongside {next_to=partyb}
try for a space at {campsite=siteodd} on {arrival=day}

%server latchswap
%list mine: the flat in Ghent | our cottage | the boathouse | the studio on Dale Street | Mum's house | the chalet | number 12 | the loft with the piano | our little house in Cork | the farm
%list homelong: the house on the hill, the one with two staircases | our flat over the pharmacy, third bell from the top | what used to be my uncle's farm, near Graz | the top floor, where the lift doesn't go | the holiday place we share with Clara and Max | the old post office, where the roof was done in May | her late aunt's villa, if the heating works by then | the place by the canal that we only use at weekends | number 9, not the one with the red door | that tiny studio above the bike shop in Ghent

%tool latchswap-find-homes Latchswap: browse member homes that are open for an exchange. Only homes whose owners want to go where the user lives are returned if `wants` is set. Read only.
%also Homes of other members which could be exchanged.
%also Look for a place to live in for free on holiday while the owners live in yours; by town, by what the owners wish for, by period and by size.
%param where* (location, place) {"type": "string", "description": "Town, region or country of the home"}
%param wants (owner_wish, wish_destination) {"type": "string", "description": "Town, region or country the owners want to visit"}
%param period (season, dates) {"type": "string", "description": "Month, season or dates"}
%param beds (min_beds, sleeps) {"type": "integer", "description": "At least so many beds"}
%param swap_type (mode, exchange) {"type": "string", "enum": ["simultaneous", "at_different_times", "points"], "description": ""}
%param smoke_free (non_smoking, no_smoking) {"type": "boolean", "description": ""}
%list period: August | the autumn half-term | Easter | 3 to 17 July | winter | all of September | Christmas and New Year | the first two weeks of May | any time in spring | next summer
%list wherelong: a village by the sea, but not one that's full of tourists | anywhere in Brittany where the kids can walk to the beach | the part of Lisbon with the tiles, up the hill | somewhere warm, as long as the flight isn't long | the lakes north of Milan, close to a train line | an island you can reach without flying | a big town with trams, where nobody needs a car | the coast below Porto, for surfing before breakfast | some quiet valley, ideally with a lake and no mobile signal | the part of Graz where my daughter studies, by the park
%list oddplace: Swaptown | Nonsmoking Bay | Point Reyes | Bedford | Summer Isles | Five Houses | August, Georgia | Key West | Exchange Square | Twin Cities
~ whose house in {where=town} could we live in, {smoke_free:true=I can't stand cigarettes|nobody lights up indoors|my asthma, you know}
something in {where=town} for {period=period}, {swap_type:at_different_times=they can come another month|ours would be free later|needn't be in the same weeks}
people in {where=town} who fancy {wants=townb}
who would give up their place in {where=townb} against one in {wants=town}
this time our dream home would be {where=wherelong}
{period=period}, {where=town}, {beds=v2n} beds, {swap_type:simultaneous=they come here while we're there|both away in the same weeks}
show me what members have in {where=oddplace}

%tool latchswap-propose-swap Latchswap: send an exchange proposal to a member. Give either an exact period or a rough one. The other side sees the proposal at once and it cannot be edited.
%also Offers one of the user's homes to a member in exchange for theirs.
%also Suggest to somebody that you trade houses for a while: which of yours against which of theirs, when, and the cars too if you like.
%param member* (recipient, to_member) {"type": "string", "description": "Who gets the proposal"}
%param my_home (offer, given_home) {"type": "string", "description": "Home that is given"}
%param their_home (request, wanted_home) {"type": "string", "description": "Home that is wanted"}
%param start (from, begin) {"type": "string", "description": "First day"}
%param end (until, to) {"type": "string", "description": "Last day"}
%param include_car (with_car, cars) {"type": "boolean", "description": "Swap the cars too"}
%param letter (message, text) {"type": "string", "description": "Personal text"}
%list theirs: their villa in Vigo | the lighthouse | the houseboat | her flat in Riga | the penthouse, 4th floor | the mill by the river | the cabin at the lake | his place in Bergen | the yellow house | that terraced house in Bath
%list letter: we are four, quiet, and our cat could look after yours | your garden made my wife cry, in a good way | we'd water everything and leave the fridge full | the kids are six and nine and love your treehouse | I know it's short notice, but the school closes in May | we have done this eleven times and never broken a cup | your kitchen is what I've dreamed of since 1998 | my husband teaches there from March, so we need a base | you said you wanted snow, well, we have plenty | we could come by train, so you would keep your parking space
%list oddname: Cash Murphy | Penny | Mr. Sitwell | Lyft-Larry | Ms. Carr | Will Travers | Ride-along Rob | Mia Walker | Captain Seats | Bill
~ ask {member=who2} if we could trade houses, {include_car:true=cars as well|the Volvo for theirs too|vehicles included}
offer {member=who2} {my_home=mine}, {start=day2} to {end=dayb2}
to {member=who2}: {my_home=mine} for {their_home=theirs}
~ I want {their_home=theirs} from {member=whob2} and would give {my_home=mine}
send {member=who2} an offer for {their_home=theirs} and write {letter=letter}
{start=day2} until {end=dayb2}, {member=who2}, {my_home=mine} against {their_home=theirs}, {include_car:false=no cars though|we keep our own cars}
would {member=oddname} like to change houses with us

%tool latchswap-list-proposals Latchswap: proposals that were sent or received, newest first. For homes see latchswap-find-homes.
%also Exchange offers in the in- and outbox.
%also Which swap offers have come in or gone out, from whom, for which of the user's homes, and what became of them.
%param direction (box, way) {"type": "string", "enum": ["received", "sent"], "description": "In- or outbox"}
%param member (partner, other) {"type": "string", "description": "The other side"}
%param home (my_home, property) {"type": "string", "description": "User's home concerned"}
%param state (status, outcome) {"type": "string", "enum": ["open", "accepted", "declined"], "description": ""}
%param limit (max, count) {"type": "integer", "description": "Rows"}
swaps with {member=who2}, {state:open=still undecided|those I haven't answered|no yes or no yet}
offers for {home=mine}, {direction:sent=the ones I wrote|from my side|what I put out myself}
with {member=who2} about {home=mine}, where {state:declined=somebody said no|the answer was no|it came to nothing}
for {home=mine}, what {direction:received=came in|reached me|was sent to me} from {member=whob2}
which offers are there about {home=homelong}
{direction:received=what others sent me|the incoming ones}, {home=mine}, {state:accepted=where it's a deal|the agreed ones}, the last {limit=v2n}
all the offers, please

%tool latchswap-add-house-note Latchswap: add an entry to the house manual that guests read.
%also Puts a hint for guests into the manual of a home.
%also Write a rule, a trick or a telephone number for the people who will be living there; sorted by room and subject.
%param note* (text, entry) {"type": "string", "description": "Text of the entry"}
%param home (house, property) {"type": "string", "description": "Which home"}
%param room (area, place) {"type": "string", "description": "Room it concerns"}
%param topic (chapter, section) {"type": "string", "enum": ["rules", "appliances", "neighbours", "emergency"], "description": "Chapter"}
%param pin (highlight, first_page) {"type": "boolean", "description": "Show on the first page"}
%list hint: the tap drips unless you turn it hard | bins go out on Tuesday night | key for the bikes is behind the clock | don't use the oven and the kettle together | Mr. Tanaka next door has a spare key | shoes off please | the window sticks, push from below | fuse box is under the stairs | cat sleeps wherever it wants | no music after ten
%list room2: the bathroom | kitchen | upstairs | the shed | garage | the boys' room | cellar | balcony | the hall, left side | living room
%list hintlong: if the heating hums, hit it once, and then wait five minutes | the neighbour's boy mows on Saturdays, give him ten euros | when the alarm goes off, type 4471 and call Femke | never leave the gate open, the goats get out | the dishwasher only starts when the door is slammed | in a storm, take the parasol in, it has flown before | the blue towels are for the beach, white ones aren't | after nine the stairs light goes off by itself, bring a torch | the shower takes a minute to get warm, be patient | on Fridays the egg woman rings, she wants two euros
%list oddhint: the kitchen clock is ten minutes fast | rules of the card game are in the drawer | emergency chocolate on the top shelf | the neighbours' cat is called Pin | the garage code is 4471 | a pin opens the stuck lock | appliances love to trip the fuse | bathroom door: pull, then push | the shed smells, that's normal | pinned to the fridge is the wifi code
tell the guests: {note=hint}, {pin:true=right at the top|first thing they should see|make it stand out}
for {home=mine}, {note=hint}, {topic:appliances=it's about the machines|goes with the gadgets}
in {home=mine}, for {room=room2}: {note=hint}
under {room=room2} at {home=mine} write {note=hint}
whoever stays there should know: {note=hintlong}
{room=room2}, {home=mine}, {topic:rules=dos and don'ts|what is forbidden and what isn't}, "{note=hint}"
a hint for the manual: {note=oddhint}

%tool latchswap-request-sitter Latchswap: request a house sitter for a home while the owners are away. Goes to sitters in the neighbourhood, or to a particular one.
%also Asks for somebody who looks after the house.
%also Find a person to live in or drop by at the empty house, water, feed and empty the mailbox, between two days.
%param home* (house, property) {"type": "string", "description": "Home to be looked after"}
%param from* (start, begin) {"type": "string", "description": "First day"}
%param until (end, to) {"type": "string", "description": "Last day"}
%param sitter (person, preferred_sitter) {"type": "string", "description": "Particular sitter"}
%param presence (style, visits) {"type": "string", "enum": ["live_in", "daily_visit", "weekly_visit"], "description": ""}
%param duties (tasks, chores) {"type": "array", "items": {"type": "string"}, "description": "e.g. plants, mail"}
%list duties: plants and mail | feeding the cat | tomatoes, hens, bins | the goldfish | watering the ferns and airing the rooms | walking Bruno | mowing, post | the greenhouse | heating, cat litter and letters | sourdough
%list oddhome: Weekly Cottage | Sitters' End | the Plant House | Daily Street 9 | Live Oak Farm | House of Mail | Visitors' Lodge | the Duty Officer's House | Nanny's Cabin | Catnip Villa
someone to watch {home=mine} from {from=day2}, {presence:live_in=sleeping there|moving in for the time|day and night on the spot}
we're away from {home=mine} as of {from=day2}, {presence:weekly_visit=a look in now and then, every Sunday or so|dropping by once in seven days}
ask {sitter=who2} to look after {home=mine} from {from=day2} to {until=dayb2}
~ from {from=day2} {home=mine} stands empty, could {sitter=whob2} see to {duties=duties}
starting {from=day2} I need a good soul for {home=homelong}
{from=day2} to {until=dayb2}, {home=mine}, {duties=duties}, {presence:daily_visit=each morning for a minute|a quick look every day}
who can mind {home=oddhome} from {from=day2}

%server nestaway
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayb3: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October

%tool hotels.find Find hotels with free rooms in a place.
%also Returns hotels[] with price per night.
%also Where one could sleep in a town between two dates, by number of guests, price limit and stars.
%param location* (city, destination, where) {"type": "string", "description": "Town or area"}
%param check_in* (arrival, from_date) {"type": "string", "description": "Day of arrival"}
%param check_out* (departure, to_date) {"type": "string", "description": "Day of departure"}
%param guests (adults, people) {"type": "integer", "description": "Number of guests"}
%param max_price (price_limit, budget) {"type": "number", "description": "Most that a room may cost"}
%param stars (min_stars, category) {"type": "integer", "description": "At least this many stars"}
%list town4: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Marrakesh | Kyoto | Tucson | Galway | central Vienna | Riga old town | Den Haag
%list rate: 120 euros => 120 | $90 => 90 | 150 => 150 | €75 => 75 | 200 dollars => 200 | £110 => 110 | eighty euros => 80 | 60 => 60 | a hundred => 100 | 250 bucks => 250 | 99 pounds => 99 | three hundred => 300
%list nstars: three => 3 | 3 => 3 | four => 4 | 4 => 4 | five => 5 | 5 => 5 | two => 2
%list bustown: Leeds | New Orleans | Bath | Stoke-on-Trent | San Sebastián | The Hague | Graz | Fort William | King's Lynn | Lyon | Frankfurt an der Oder | Porto
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list hlux: 90 | 120 | 75 | 150 | 200 | 110 | 85.50 | 300 | 60 | 180
%list bustownb: Reading | Newcastle upon Tyne | Oslo | La Rochelle | Split | Mobile | Saint-Malo | Ghent | Kansas City | Nice | Bury St Edmunds | Riga
%list nstar: 3 | four => 4 | 4 | 5 | three => 3 | two => 2 | 2 | five => 5
%list hst: 3 | four => 4 | 4 | three => 3 | five => 5 | 5 | two => 2 | 2
hotels in {location=town4} from {check_in=day3} to {check_out=lastday} for {guests=pax}
{location=town4}, {check_in=day3} - {check_out=lastday}, {guests=pax}, max {max_price=rate} [a night]
find me a {stars=nstars} star hotel in {location=town4}, arriving {check_in=day3}, leaving {check_out=lastday}
{guests=pax} need beds in {location=town4} {check_in=day3} until {check_out=lastday}, nothing above {max_price=rate}
check-in {check_in=day3}, check-out {check_out=lastday}, {location=town4}, under {max_price=rate}, at least {stars=nstars} stars
where could we sleep in {location=town4}? we get there {check_in=day3} and go home {check_out=lastday}, {guests=pax}
out {check_out=lastday}, in {check_in=day3}: anything with {stars=nstars} stars around {location=town4}
the concert is in {location=town4} and we'd rather not drive back at night, so {check_in=day3} to {check_out=lastday}, {max_price=rate} tops
what's free between {check_in=day3} and {check_out=lastday} in {location=town4}, hotel-wise
~ find a hotel in {location=town4} for {guests=pax}
I need a hotel from {check_in=day3} to {check_out=lastday}, not over {max_price=rate}
hotel in {location=bustown} from {check_in=daya} to {check_out=dayb3} for {guests=nsmall}
under {max_price=hlux} a night in {location=bustown}, {check_in=daya} until {check_out=dayb3}
place {location=bustownb}, check-in {check_in=daya}, check-out {check_out=dayb3}, guests {guests=nsmall}, stars {stars=nstar}
for {guests=nsmall} people with at least {stars=nstar} stars in {location=bustownb}, {check_in=daya} to {check_out=dayb3}
leaving {check_out=dayb3}, arriving {check_in=daya}, {location=bustown}, max {max_price=hlux}
{location=bustownb}, {check_in=daya} - {check_out=dayb3}, {guests=nsmall} guests, {max_price=hlux} at most
~ find a hotel near {location=bustown}, in on {check_in=daya}, out on {check_out=dayb3}
up to {max_price=eur} a night, {location=town3}, {check_in=sday} till {check_out=eday}
~ for {guests=guests} in {location=area}, at least {stars=hst} stars, we check in {check_in=sday}
somewhere to sleep in {location=town3} for {guests=guests}, my budget ends at {max_price=eur}, {=aside}
%lang de
such ein Hotel in {location=city}, Anreise {check_in=date}, Abreise {check_out=date}, für {guests=int} Personen
%lang es
búscame hotel en {location=city}, entrada {check_in=date} y salida {check_out=date}, por menos de {max_price=money}

%tool hotels.reserve Reserve a room in a hotel.
%also Returns a reservation number.
%also Take a room of some kind in a named house for the time between two days, with the meals that go with it.
%param hotel* (property, hotel_name) {"type": "string", "description": "Name of the hotel"}
%param arrival* (check_in, from) {"type": "string", "description": "First day"}
%param departure* (check_out, to) {"type": "string", "description": "Last day"}
%param room (room_type, category) {"type": "string", "enum": ["single", "double", "twin", "triple", "suite"], "description": "Kind of room"}
%param board (meals, meal_plan) {"type": "string", "enum": ["none", "breakfast", "half_board", "full_board"], "description": "Meals"}
%param guests (people, persons) {"type": "integer"}
%list room2: single room => single | room for one => single | double room => double | double => double | room with one big bed => double | twin room => twin | twin => twin | room with two beds => twin | triple => triple | room with three beds => triple | suite => suite | suite with a balcony => suite
%list hotel2: Hotel Alpenblick | Riverside Inn | Casa Azul | Pension Huber | Albergo Nazionale | Ibis Centre | Motel Sunset | Park Plaza | Hotel Astoria | Blue Anchor | Scandic Nord | Hostal Mirador | Rosenhof | Premier Lodge | Hôtel du Lac | Ryokan Sakura | Marlin Bay Resort | Hotel Europa | Gasthof Post | Grand Hotel | Old Vicarage | Lamb Inn
%list board: without meals => none | room only => none | with breakfast => breakfast | breakfast included => breakfast | b&b => breakfast | half board => half_board | with breakfast and dinner => half_board | full board => full_board | all meals included => full_board
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list hotel3: Hotel Bellevue | the Grand Oak | Pension Rosi | the Anchor Inn | Villa Miramar | Zum Hirschen | the Old Mill | Casa Azul | Hotel Nord | the Seven Stars
reserve a {room=room2} at [the] {hotel=hotel2} from {arrival=day3} to {departure=lastday}, {board=board}
{hotel=hotel2}, {arrival=day3} until {departure=lastday}, {room=room2}
book the {hotel=hotel2} for {guests=pax}, {arrival=day3} to {departure=lastday}
a {room=room2} {board=board}, please: {hotel=hotel2}, we come {arrival=day3} and leave {departure=lastday}
take the {hotel=hotel2} then. {guests=pax}, {room=room2}, {board=board}, {arrival=day3}–{departure=lastday}
I'd like to stay in the {hotel=hotel2} {arrival=day3} till {departure=lastday} {board=board}
my mother likes {hotel=hotel2} best, so get her a {room=room2} there {arrival=day3} through {departure=lastday}
{arrival=day3} - {departure=lastday}, {guests=pax}, {hotel=hotel2}, {board=board}
that first one sounds lovely, {hotel=hotel2}, grab it for {guests=pax}, we'd turn up {arrival=day3} and be off again {departure=lastday}
reserve a {room=room2} {board=board} at {hotel=hotel2}
book a {room=room2} from {arrival=day3} to {departure=lastday}
reserve {hotel=hotel} from {arrival=onday} to {departure=endday}
{room:double=double room|double} at {hotel=hotel}, {arrival=onday} until {departure=endday}, with {board:breakfast=breakfast}
hotel: {hotel=hotel}, arrival: {arrival=onday}, departure: {departure=endday}, guests: {guests=few2}
from {arrival=onday} to {departure=endday}, {room:suite=a suite} at {hotel=hotel}
for {guests=few2} guests, {hotel=hotel}, {arrival=onday} to {departure=endday}, {board:half_board=half board}
until {departure=endday} from {arrival=onday}, {room:single=a single}, {hotel=hotel}
book {room:twin=a twin} with {board:full_board=full board} at {hotel=hotel}, in {arrival=onday}, out {departure=endday}
{hotel=hotel}, {room:triple=triple}, {arrival=onday}, {departure=endday}, {board:none=no meals}
with {board:breakfast=breakfast|breakfast included}, {room:twin=a twin|two separate beds}, at {hotel=hotel3}
at {hotel=hotel3} from {arrival=sday} to {departure=eday}, just for {guests=guests}
{arrival=sday} to {departure=eday} for {guests=guests} people, {board:half_board=half board|with dinner}, {hotel=hotel3}

%tool hotels.change_dates Change the dates of a hotel reservation.
%also Returns the new total.
%also Shift, shorten or extend a stay that is booked already.
%param reservation* (reservation_id, confirmation) {"type": "string", "description": "Reservation number"}
%param new_arrival (check_in, new_start) {"type": "string", "description": "New first day"}
%param new_departure (check_out, new_end) {"type": "string", "description": "New last day"}
%list resno: R-20481 | NA7753 | 4XK8PD | HB-99213 | 771204 | ZT55Q | RES 3310 | KL88M2 | 0192-77 | VIL-406 | GH20X | 65512 | B7-7741 | QP0ZL3 | HH-1288 | 90023 | C5V8N1 | UE-314 | 88F-22 | X7714
%list hres: NW-4471 | 88213 | H2KQ90 | res-1902 | ZX77P | 5500-12 | NA 310 | 44-1902 | TT90 | 6617
%list dayt: tomorrow | today | the day after tomorrow | next Friday | this Saturday | Monday | 3 March | Sunday | the 9th | Wednesday
move [hotel] reservation {reservation=resno} to {new_arrival=day3} - {new_departure=lastday}
{reservation=resno}: we come {new_arrival=day3} instead and stay until {new_departure=lastday}
extend my stay under {reservation=resno} to {new_departure=lastday}
the hotel booking {reservation=resno} should start {new_arrival=day3}
can we leave {new_departure=lastday} rather than as planned, it's {reservation=resno}
change {reservation=resno}, check-in {new_arrival=day3}, check-out {new_departure=lastday}
our plane lands a day later, so push {reservation=resno} to {new_arrival=day3} [and out {new_departure=lastday}]
~ we love it here, could we keep the room up to {new_departure=lastday}? the number is {reservation=resno}
from {new_arrival=day3} till {new_departure=lastday} please, for hotel reservation {reservation=resno}
change the dates of my hotel to {new_arrival=day3} - {new_departure=lastday}
I want to stay longer in the hotel, until {new_departure=lastday}
change {reservation=hres} to {new_arrival=daya} until {new_departure=dayb3}
move departure to {new_departure=dayb3} for {reservation=hres}
reservation {reservation=hres}, new arrival {new_arrival=daya}, new departure {new_departure=dayb3}
~ leave on {new_departure=dayb3} and arrive on {new_arrival=daya}, booking {reservation=hres}
booking {reservation=hres}: check in {new_arrival=daya} instead of {=dayb3}
we arrive {new_arrival=dayt} with {reservation=hres}
%lang de
verschieb die Hotelreservierung {reservation=resno} auf {new_arrival=date} bis {new_departure=date}
%lang es
~ cámbiame la reserva {reservation=resno}: llegamos {new_arrival=date} y nos vamos {new_departure=date}

%server passgate

%tool passgateRate Convert cash from one currency to another at a bureau's rate.
%also Returns the amount after commission.
%also How much foreign money one is handed for a sum, at the airport, the bank, a cash machine or by card.
%param sum* (amount, value) {"type": "number", "description": "Amount of money"}
%param have* (from, sell) {"type": "string", "description": "Currency that is given"}
%param want* (to, buy) {"type": "string", "description": "Currency that is received"}
%param counter (place, channel) {"type": "string", "enum": ["airport", "bank", "cash_machine", "card"], "description": "Where it is changed"}
%list cur: euros | dollars | Swiss francs | pounds | yen | Thai baht | Norwegian kroner | zloty | Turkish lira | forints | rupees | Czech koruna | Mexican pesos | Canadian dollars | dirhams | rand | GBP | USD | CHF | Vietnamese dong | Icelandic krona | Danish kroner | shekels | Australian dollars
%list cash: 200 | 50 | 1500 | 300 | 20 | eighty => 80 | 1,000 => 1000 | 250 | a hundred => 100 | 75 | 5000 | 120.50 => 120.5
%list sum9: 50 | 200 | 1,500 => 1500 | 80 | 320 | 1000 | 45.50 => 45.5 | two hundred => 200
%list cura: euros | dollars | pounds | Swiss francs | yen | Czech crowns | Danish kroner | pesos
%list curb: Polish zloty | rupees | Turkish lira | Norwegian kroner | Thai baht | forints | rand | dirhams
%list cur2: dirhams | baht | rupees | Turkish lira | pesos | forints | rand | dong
%list big2: 300 | 1000 | 250 | 80 | 500 | 1500 | 40
%list cur1: euros | dollars | pounds | Swiss francs | Danish crowns | yen | zloty
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
how many {want=cur} do I get for {sum=cash} {have=cur} {counter:airport=at the airport}
change {sum=cash} {have=cur} into {want=cur}
{sum=cash} {have=cur} to {want=cur} {counter:bank=at the bank}
~ {want=cur} for {sum=cash} {have=cur}, {counter:cash_machine=from an ATM|at a cash machine}
~ {sum=cash} {have=cur} {want=cur}
exchange {have=cur} {want=cur}
{have=cur} in {want=cur}
how much is {sum=cash} {have=cur}
the hostel wants {sum=cash} {have=cur}, what will that be on my statement in {want=cur} {counter:card=if I use the card|paid by card}
I've {sum=cash} {have=cur} left in my wallet from the trip, worth anything in {want=cur}?
somebody offers {sum=cash} {have=cur} for the rug and I only think in {want=cur}
gran slipped me {sum=cash} {have=cur} and I'm flying off, {counter:airport=next to the gates|at the airport desk} how many {want=cur} would that make
no visa question this time: {sum=cash} {have=cur}, what's that in {want=cur}
change {sum=sum9} {have=cura} to {want=curb} at the {counter:airport=airport}
how many {want=curb} for {sum=sum9} {have=cura}
Amount: {sum=sum9} / from: {have=cura} / to: {want=curb} / where: {counter:bank=bank}
with {counter:card=card}, into {want=curb} from {have=cura}, {sum=sum9}
~ at the {counter:cash_machine=cash machine}, {sum=sum9} in {have=cura} as {want=curb}
into {want=cur2}, {sum=big2} {have=cur1}, {counter:airport=at the airport}
how many {want=cur2} do I get with {sum=big2} {have=cur1}, {=post}
{have=cur1} for {want=cur2}, {sum=big2} of them, {counter:bank=at a bank|through the bank}

%tool passgateVisaApply Start a visa application.
%also Creates an application. Returns the list of documents.
%also Begins the paperwork for permission to enter a country, for a traveller, a purpose and days of entry and exit.
%param country* (destination, to) {"type": "string", "description": "Country to enter"}
%param purpose* (reason, kind) {"type": "string", "enum": ["tourism", "work", "study", "family", "transit"], "description": "Why"}
%param entry (arrival, from) {"type": "string", "description": "Day of entry"}
%param exit (departure, until) {"type": "string", "description": "Day of leaving"}
%param traveller (applicant, person) {"type": "string", "description": "Who applies"}
%list vcountry: India | Vietnam | Kenya | China | Brazil | Nepal | Turkey | Ghana | Russia | Cambodia | Saudi Arabia | Tanzania and Zanzibar | Australia | USA | Uzbekistan | Sri Lanka | Bhutan | Nigeria | Egypt | Mongolia | Azerbaijan | Papua New Guinea | Cuba | Laos
%list traveller: Mia | my wife | Jonas and Lena | grandpa | my youngest | Aunt Teresa | Omar Haddad | Yuki | our intern | Mr Kowalski from sales | my nephew | Beatriz | twins | Dr Okafor | Felix | my father in law | Sam | Greta | baby | Ravi
%list traveller2: Nora Haddad | my wife | Jonas | Big Sal | my father-in-law | Ines Marchetti | Mr. O'Neill | our son Ben | Kwame Asante
%list reisender: Lena | meine Frau | Opa | Jonas und Mia | Frau Berger | unseren Praktikanten | Tante Hilde
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
apply for a {purpose:study=study|student} visa to {country=land} for {traveller=traveller2}
visa for {country=land}, {purpose:tourism=tourism}, from {entry=day4} to {exit=duedate}
~ country {country=land}, purpose {purpose:work=work}, entry {entry=day5}, applicant {traveller=traveller2}
{traveller=traveller2} needs a {purpose:family=family} visa for {country=land}
from {entry=day4} until {exit=duedate}, {purpose:transit=transit} visa, {country=land}
enter {country=land} on {entry=day4}, leave on {exit=day4}, visa for {purpose:tourism=a holiday|tourism}
%lang de
stell einen Visumantrag für {country=country} für {traveller=reisender}, {purpose:tourism=Urlaub}, Einreise {entry=date}
%lang es
solicita un visado {purpose:study=de estudios|de estudiante} para {country=country}, del {entry=date} al {exit=date}

%server perdiemo
%list firm: Van Dyck & Sons | Kiwi Labs | Hollis Bakery | the city of Ghent | O'Brien Roofing | Blue Door Studio | Marchetti | Friends of the Library | Tanaka Optics | the port authority | Brightline
%list firmb: Meier-Lund | Acorn and Partner | St. Mary's Hospital | Nordhafen AG | L'Atelier | the ministry | Pino's | Redwell | Osei Consulting | Graz University | Team Edelweiss
%list deputylong: the woman from reception who did it last summer | whoever sits at the travel desk this week | my assistant, the one with the Monday shifts | the temp we took over from accounting in May | Lee, who had it before the merger | Clara's stand-in until she is back from leave | the student that helps out with invoices | Ravi from the second floor, not the other one | the person Dr. Osei always asks | our new secretary, Ms. Brandt

%tool perdiemo.trips.request Submits a business trip for approval to the approver. A trip must be approved before anything is booked.
%also Applies for a work trip.
%also Hand in a journey for work to be signed off: where, whom one visits, days, cost centre, reason, estimated cost.
%param destination* (city, place) {"type": "string", "description": "City"}
%param customer (client, host) {"type": "string", "description": "Company visited"}
%param reason (purpose, why) {"type": "string", "description": "Purpose of the trip"}
%param start (date_from, outward) {"type": "string", "format": "date", "description": ""}
%param end (date_to, homeward) {"type": "string", "format": "date", "description": ""}
%param approver (manager, decided_by) {"type": "string", "description": "Who decides"}
%param transport (means, travel_by) {"type": "string", "enum": ["rail", "air", "own_car", "hire_car"], "description": "Main means"}
%param budget (estimate, cost) {"type": "number", "description": "Estimate, EUR"}
%list reason: handover of the boiler, then two days of training | they want to see the prototype before they sign | the machine has stopped again and nobody there can fix it | to calm them down after what happened in March | annual meeting, I give the talk on Tuesday at ten | first visit, see whether we can work together at all | the trade fair, and dinner with the people from Riga | somebody has to be there when the lorry comes | to pick up the samples that customs wouldn't let through | audit of the warehouse, takes until Friday noon
%list budget: 900 euros => 900 | €450 => 450 | 1200 => 1200 | 300 euros => 300 | 750 => 750 | 2000 euros => 2000 | €80 => 80 | 620 euros => 620 | 1,500 euros => 1500 | 240
%list oddcity: Bergen op Zoom | Railton | Budget, Kentucky | Carson City | Airdrie | Friday Harbor | Customer Street, Riga | Boston Manor | Approval Rock | Hire Park
I have to be in {destination=town} for the firm from {start=day2} to {end=dayb2}, {transport:rail=by train|on the train|taking the train}
get me permission for {destination=town}, {transport:hire_car=I'd rent something to drive|with a rented one|one from the rental desk}
to {destination=town} for {customer=firm}, {approver=who2} should sign it
ask {approver=who2} to let me visit {customer=firmb} in {destination=townb}
work wants me in {destination=town}: {reason=reason}
{destination=town}, {start=day2} to {end=dayb2}, {customer=firmb}, about {budget=budget}, {transport:air=I'd fly|on a plane}
the company has to send me to {destination=oddcity}

%tool perdiemo.trips.list Lists business trips with their approval state and totals.
%also Work trips of the user or team.
%also Show which journeys for work were requested, approved, turned down or settled, by traveller, approver or customer.
%param traveller (employee, who) {"type": "string", "description": "Who travels"}
%param approver (manager, decided_by) {"type": "string", "description": "Who decides"}
%param customer (client, visited) {"type": "string", "description": "Company visited"}
%param status (state, stage) {"type": "string", "enum": ["waiting", "approved", "rejected", "settled"], "description": ""}
%param since (after, from_date) {"type": "string", "format": "date", "description": "Starting on or after"}
%param order (sort, order_by) {"type": "string", "enum": ["latest", "costliest"], "description": ""}
%list since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | our wedding | yesterday
which journeys has {traveller=who2} made since {since=since}, {order:costliest=the dear ones on top|biggest bill first|by how much they ate up}
what's on file for {customer=firm}, {status:waiting=nobody has signed yet|those that still hang|still on someone's desk|no decision so far}
{traveller=who2} to {customer=firm}, what is there
visits by {traveller=whob2} that {approver=who2} has to sign
any work journeys of {traveller=deputylong}
since {since=since}, {traveller=who2}, {customer=firmb}, {status:settled=all paid back|money is through|the ones that are done and paid}
where have we all been for work

%tool perdiemo.mileage.log Logs a drive with a private or company vehicle for reimbursement per kilometre. Past drives only.
%also Records driven kilometres to be paid back.
%also Enter a finished work drive into the logbook with its two places, distance, day, passengers and vehicle.
%param from* (origin, start) {"type": "string", "description": "Start"}
%param to* (destination, end) {"type": "string", "description": "End"}
%param km (distance_km, kilometres) {"type": "number", "description": "Distance in km, computed if absent"}
%param driven_on (date, day) {"type": "string", "format": "date", "description": "Day"}
%param vehicle (means, type) {"type": "string", "enum": ["car", "motorbike", "bicycle"], "description": "Default car"}
%param round_trip (both_ways, return) {"type": "boolean", "description": "Count the way back too"}
%param project (cost_centre, charge_to) {"type": "string", "description": "Charged to"}
%list past: the 3rd of March | 12 May | Easter Monday | the 15th | Monday | 2026-09-01 | 8/11 | Friday the 13th | Thursday | 30 September | New Year's Eve | Tuesday
%list project: Lighthouse | the Ghent job | cost centre 4410 | Project Kiwi | Marketing, spring | internal | the boiler contract | R and D | O'Brien | harbour extension | Q3 launch
%list kms: 42 km => 42 | 120 kilometres => 120 | 18.5 km => 18.5 | 310 km => 310 | 7 km => 7 | 65 kilometres => 65 | 240 => 240 | 96 km => 96 | 12 kilometres => 12 | 33.4 km => 33.4
%list tolong: the customer's second warehouse, behind the railway line | the training centre they rent out at the lake | Hollis Bakery, the branch that caught fire in May | our storage unit on the ring road, gate 7 | the printer's, to fetch the posters, then the post office | the field where the turbines are going to stand | the hotel where the board was meeting until late | the lawyer in town, who wanted the originals by noon | a farm that tests our pumps, past Hay-on-Wye | the museum where we hang the lights, loading bay two
%list oddroad: Return Street | Carlow | Bikeford | the Roundhouse | Motor City Mall | Project Row | Both Ways Inn | Twenty Mile House | Cycle Lane 3 | Last Friday Farm | Carr's Mill
~ drove {from=town} to {to=townb} on {driven_on=past}, {round_trip:true=there and back|and home again the same way|both ways}
I went from {from=town} to {to=townb} for work, {vehicle:bicycle=I cycled|pedalled all of it|on my pushbike}
to {to=townb} from {from=town}, on {project=project}
put it on {project=project}: out of {from=town} into {to=townb}, {km=kms}
had to go from {from=firm} to {to=tolong}
{driven_on=past}, {km=kms}, {from=town} to {to=townb}, {vehicle:motorbike=on two wheels with the engine on|I took the Vespa}, {project=project}
another drive for the books, {from=oddroad} to {to=town}

%tool perdiemo.expenses.add Adds one receipt or expense to a trip. Meals with guests need their names.
%also Books a cost onto a work trip.
%also Put in what was spent on the road: amount, what for, at which place, on which trip, and out of whose pocket.
%param amount* (sum, total) {"type": "number", "description": "Gross amount"}
%param item* (what, expense) {"type": "string", "description": "What was bought"}
%param trip (journey, trip_name) {"type": "string", "description": "Trip it belongs to"}
%param merchant (vendor, shop) {"type": "string", "description": "Where it was paid"}
%param guests (invited, attendees) {"type": "string", "description": "Persons invited"}
%param paid_with (payment, paid_by) {"type": "string", "enum": ["own_money", "company_card", "invoice"], "description": "Default own_money"}
%param tip_included (with_tip, tip) {"type": "boolean", "description": ""}
%list sum: 38.50 | 12 euros => 12 | €64 => 64 | 140 | 9.90 | 27 euros => 27 | 210 euros => 210 | 18.20 | €5.40 => 5.40 | 75
%list cost: taxi | lunch | two coffees | parking | dinner and wine | a phone charger | the airport bus | printing of posters | flowers | wifi | laundry | hotel breakfast
%list meal: lunch | two coffees | dinner and wine | a working breakfast | pizza | beer and sandwiches | fish and chips | cake | soup, mains and coffee | three burgers | tea | drinks after the meeting
%list shop: Pino's | the Anchor | Station Kiosk | Hotel d'Orsay | Bexcombe Cars | the copy shop on Dale Street | Café Sol | Aral | Meadow & Daughter | the bar at gate 12
%list trip: the Ghent trip | Riga in May | Trade Fair Lyon | Bath, second visit | the audit | Spring Tour | the Nordhafen week | Kick-off in Graz | Lisbon and Porto | Tanaka, round two
%list itemlong: a cab at three in the morning, because the last bus was gone | a clean shirt, since the airline still had my suitcase | dinner with people who don't eat anything from the sea | a second power cable, the first one stayed in Riga | the room for the workshop, half a day, with coffee | a locker at the station so I could walk to the client | fine for the wrong ticket, the machine was broken | six umbrellas, it rained on the whole delegation | the ferry, since the bridge was closed after the storm | two nights of parking, they charge even on Sundays
%list odditem: company card holder | tip jar for the stand | invoice folders | guest towels | a trip hazard sign | ticket to Ownley | business cards | a card game for the kids | cash box | merchant's guidebook
I spent {amount=sum} on {item=cost}, {paid_with:company_card=the firm's plastic|with the card from work|not out of my purse}
{item=meal} for {amount=sum} at {merchant=shop}, {tip_included:true=with what I gave the waiter|service counted in|that's including the tip}
{item=meal}, {amount=sum}, at {merchant=shop} with {guests=mates}
on {trip=trip} I treated {guests=mates} to {item=meal} at {merchant=shop}, {amount=sum}
{amount=sum} went on {item=itemlong}
{trip=trip}, {merchant=shop}, {item=cost}, {amount=sum}, {paid_with:own_money=out of my own pocket|I laid it out myself}
put in {amount=sum} for {item=odditem}

%tool perdiemo.delegates.assign Lets another person arrange trips or settle costs on behalf of a traveller, for a limited time if `until` is set.
%also Appoints someone to act for a traveller.
%also Give an assistant or colleague the right to see, arrange or settle somebody's work journeys.
%param delegate* (deputy, assistant) {"type": "string", "description": "Who gets the right"}
%param traveller (on_behalf_of, for_whom) {"type": "string", "description": "On whose behalf, default the user"}
%param scope (right, permission) {"type": "string", "enum": ["view", "book", "settle"], "description": "Which right"}
%param until (expires, valid_to) {"type": "string", "format": "date", "description": "Last day"}
%param silent (quiet, no_mail) {"type": "boolean", "description": "No mail to the two"}
%list oddperson: View Nguyen | Booker Jones | Till Kessler | Ms. Settle | Will Silent | Dale Gates | Mr. Until | June Fairbanks | May Lindqvist | Reed Scope
let {delegate=who2} act for me, {silent:true=nobody needs a mail about it|without telling them|no notice to anyone}
{delegate=who2} may step in until {until=dayb2}, {scope:view=just to look|reading is enough|hands off, eyes only}
{delegate=who2} stands in for {traveller=whob2} from now on
on behalf of {traveller=who2} it's {delegate=whob2} who deals with tickets
I'd like my journeys handled by {delegate=deputylong}
~ for {traveller=who2}, {delegate=whob2} does it, until {until=day2}, {scope:settle=the money side too|so the receipts get paid out|to sort out the refunds}
put {delegate=oddperson} in charge of my travelling

%server phrasepal
%list tongue: Polish | Portuguese | German | Japanese | Welsh | Ukrainian | Dutch | Greek | Catalan | Farsi | Danish | Korean

%tool phrasepal.how_to_say Translate a phrase for a traveller, with pronunciation.
%also Returns the phrase and how it sounds.
%also Gives what to say in a foreign language, polite or casual, spelled so that it can be read aloud.
%param phrase* (text, sentence) {"type": "string", "description": "What is meant"}
%param language* (lang, into) {"type": "string", "description": ""}
%param tone (register, style) {"type": "string", "enum": ["polite", "casual", "urgent"], "description": "How it should sound"}
%list phrase: where is the bathroom | one more beer please | I am allergic to nuts | how much is this | can you call a doctor | the bill please | two tickets for the museum | my luggage is lost | is this seat taken | without ice | I don't eat meat | does this bus go in the right direction | help | I'd like to pay by card | good night and thank you | do you have a room for tonight | keep the change | where can I charge my phone | turn left at the church | cheers | it tastes wonderful | I'm looking for the train to the airport | sorry for the noise
%list phrx: where is the nearest pharmacy | the bill, please | how much is this one | I'm lost | can you call a taxi to the station | no nuts, I'm allergic | good morning | we have a table for four | is this seat free | one beer and two glasses of water | help
%list langx: Portuguese | Swiss German | Greek | Welsh | Brazilian Portuguese | Thai | Polish | Japanese | Dutch | Canadian French | Arabic
%list phr: where is the toilet on this train | I'm allergic to nuts in any form | the bill, but only for the wine | may I sit by the window | my suitcase is still in Rome | we are just looking | is there a bus back after ten | could you speak more slowly with me | this is not what I asked for
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
~ my host family talks {language=langname} and I can't even tell them {phrase=phrase}
this isn't about the menu, I want to tell her in {language=langname}: {phrase=phrase}
how do I say "{phrase=phrx}" in {tone:polite=polite} {language=langx}
in {language=langx}: {phrase=phrx}, said in a {tone:casual=casual} way
phrase {phrase=phrx}, language {language=langx}, tone {tone:urgent=urgent}
{tone:urgent=urgent} {language=langx} for "{phrase=phrx}"
in {language=tongue}, {phrase=phr}
{tone:polite=politely|in a polite way}: "{phrase=phr}", {language=tongue}
"{phrase=phr}" for a {language=tongue} waiter
{phrase=phr}, how would I put that in {language=tongue}, my aunt from Leeds asks

%tool phrasepal.explain_menu Explain what a foreign dish on a menu is.
%also Returns ingredients and a short description.
%also What is in a meal with a strange name, where it comes from and whether some ingredient is inside.
%param dish* (item, name) {"type": "string", "description": "Name as printed"}
%param language (lang, menu_language) {"type": "string", "description": "Language of the menu"}
%param contains (ingredient, allergen) {"type": "string", "description": "Ingredient to look out for"}
%list menuitem: Saumagen | andouillette | Leberkäse | salmorejo | pieds paquets | kokoretsi | bitterballen | morcilla | çiğ köfte | okonomiyaki | Himmel und Erde | callos a la madrileña | rakfisk | tête de veau | Maultaschen | fugu | bigos with mushrooms | gazpachuelo | lutefisk | cullen skink | mondongo | pha phla | tripes à la mode de Caen | svíčková | Labskaus
%list ingr: pork | nuts | garlic | shellfish | milk | raw egg | celery | wheat flour | beef stock | alcohol | peanuts and sesame | gelatine | liver | soy | mustard | anchovies | honey | cheese | fish sauce
%list dish: Himmel und Erde | coq au vin | pastel de nata | bibimbap | zuppa inglese | manti | arroz con pollo | crème brûlée à la lavande | gado-gado | Leberkäse mit Ei | moules
%list tongue2: French | German | Spanish | Brazilian Portuguese | Polish | Japanese | Arabic | Dutch | Turkish | Swiss German | Welsh | Mandarin
%list ingr2: nuts | pork | milk or cream | shellfish | gluten | egg | celery | raw fish | alcohol | peanuts and sesame
%list menu: Labskaus | vitello tonnato | bacalhau à Brás | Leberkäse | cullen skink | huitlacoche | mămăligă | pastel de choclo | okonomiyaki
%list cont: nuts | pork | gluten | milk | shellfish | alcohol | garlic | eggs
%list zutat: Schwein | Knoblauch | Milch | Nüsse | Alkohol | Weizen | Sellerie | Leber
%list ingrediente: cerdo | ajo | leche | nueces | marisco | gluten | huevo crudo | alcohol
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
explain {dish=dish} from a {language=tongue2} menu
is there {contains=ingr2} in {dish=dish}
{language=tongue2} menu, {dish=dish}, watch out for {contains=ingr2}
dish {dish=dish}, language {language=tongue2}, contains {contains=ingr2}
{language=tongue} menu: {dish=menu}
any {contains=cont} in {dish=menu}
{dish=menu}, with {contains=cont} or without? it's {language=tongue}
what on earth is {dish=menu}, the waiter only laughs at us
%lang de
was steckt in {dish=menuitem}, ist da {contains=zutat} drin
%lang es
¿qué es {dish=menuitem}? ¿lleva {contains=ingrediente}?

%server pillowpost
%list region2: Bath | the Black Forest | Lake Garda, east side | Brighton, near the seafront | Kraków | Mull | Alfama, Lisbon | the coast between Nice and Menton | Texel | the old town of Ghent | St. Anton | Land's End
%list house: Villa Sorriso | The Crooked Chimney | Hotel zur Post | Mill House and Barn | Casa de l'Aigua | the Anchor Inn | room 12 at Bella's | Seaview, flat 3 | Haus am Bach | Captain's Cabin | No. 9 on the Green | Nordlys
%list houseodd: Hotel Urgent Care | The Italian Job | Late Arrival Lodge | Five Star Barn | Chalet Solo | the Noon Inn | Family Affair | Casa Anónima | Midnight Rooms | Polish House

%tool pillowpost-search-stays Search available hotels and holiday homes by place and dates. Returns nothing about bookings already made, see pillowpost-list-bookings.
%also Accommodation search.
%also Find somewhere to sleep: a room, a flat, a house or a hut, for so many people, with or without animals.
%param place* (location, destination) {"type": "string", "description": "City, region or address"}
%param checkin (check_in, arrival_date) {"type": "string", "format": "date", "description": "Arrival"}
%param checkout (check_out, departure_date) {"type": "string", "format": "date", "description": "Departure"}
%param adults (guests, persons) {"type": "integer", "description": "Default 2"}
%param kind (property_type, category) {"type": "string", "enum": ["hotel", "apartment", "house", "cabin"], "description": "Property type"}
%param pets (pet_friendly, allow_pets) {"type": "boolean", "description": "Pets allowed"}
%param sort (order_by, sort_by) {"type": "string", "enum": ["price_asc", "rating_desc", "distance"], "description": "Order of results"}
%list regionlong: that village where we ate the mussels, near Vannes | somewhere quiet by the sea, not too far from Kiel | the street where the wedding party is, in Ghent | a valley you can reach by train, in Ticino | the part of Lisbon where you hear fado at night | close to the clinic Dad is in, Rosenhof Graz | up in the hills behind Nice, with a view | the lake Dad swam in, an hour from Graz | anywhere near the arena, so we can walk | the village below the pass, before the tunnel
%list regionodd: Pet Harbour | Cheap Street, Bath | Hotel Row | House of Three Lakes | Family Island | Cabin Creek | Two Sisters | Top Rated Hill, Ohio | Weekend Bay | the Kennel Club | Apartment Alley
a bed in {place=region2} from {checkin=dayq} till {checkout=dayb}, {pets:true=the dog is coming|we bring our cat|two dogs with us}
find us somewhere to sleep in {place=region2}, {sort:price_asc=cheapest first|we're broke, so lowest at the top|start with the least expensive}
out of the flat on {checkin=day}, home on {checkout=dayb}, find {adults=y2n} of us something at {place=region2}
till {checkout=dayb} from {checkin=dayq} in {place=region2}, {kind:house=with four walls to ourselves|a whole cottage|the whole place with a garden}
is there still room {checkin=dayq} to {checkout=dayb}, {place=regionlong}
{checkin=dayq} to {checkout=dayb}, {adults=y2n} adults, {place=region2}
I need a roof over my head in {place=regionodd}

%tool pillowpost-list-bookings List reservations of this account, newest first.
%also Returns the account's reservations.
%also Which stays have been booked, by whom and for whom, those to come or those that are over.
%param booked_by (booker, owner) {"type": "string", "description": "Member who made the reservation"}
%param guest (traveller, guest_name) {"type": "string", "description": "Person who stays"}
%param place (location, city) {"type": "string", "description": "Town or region"}
%param status (state, filter) {"type": "string", "enum": ["upcoming", "past", "cancelled"], "description": "Filter"}
%param since (after, from_date) {"type": "string", "format": "date", "description": "Booked on or after"}
%list placelong: that farm with the geese, outside Vannes | the lake where Grandpa learned to swim | the islands up north, Lofoten or Senja | the seaside town that Noor always goes to | Lucca, where the bells ring all day | the wine village we cycled through, near Colmar | the island where it rained, Mull | the city with the canals that isn't Venice | the spa town Mum likes, near the border | the street behind the opera, Kraków
%list since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | two weeks ago | yesterday
where is {guest=who} staying, {status:upcoming=trips still to come|what's ahead of us|not the old ones}
everything {booked_by=who} has reserved in {place=region2}, {status:cancelled=the ones we called off|only what fell through|what didn't happen}
what did {booked_by=who} reserve for {guest=whob}
rooms for {guest=whob} by {booked_by=who}, in {place=region2}
which nights do we have at {place=placelong}
{place=region2}, {guest=who}, since {since=since}
show me what we've reserved so far

%tool pillowpost-message-host Send a message to the host of a property. One message per call; hosts answer within a day.
%also Contacts a landlord or reception.
%also Write to the people who run a hotel or holiday home, now or later, in the language they read best.
%param property* (listing, stay) {"type": "string", "description": "Name of the house or hotel"}
%param message* (text, body) {"type": "string", "description": "Text"}
%param language (lang, translate_to) {"type": "string", "description": "Translate into this language before sending"}
%param send_at (schedule, when) {"type": "string", "description": "Time at which to send"}
%param urgent (high_priority, priority) {"type": "boolean", "description": "Also call the host's phone"}
%list msglong: our train gets in at ten, could someone wait for us | the shower is leaking again, it's coming through the ceiling | can we stay one more night, until Sunday if possible | we left a green jacket behind, could you send it | is there a shop nearby that opens before eight | two of us don't eat meat, please tell the kitchen | the code for the door doesn't work and it's raining | we've decided to come a day later, on Friday | we forgot to pay for the wood, how much was it | there's a wasps' nest under the roof, please look
%list msg: we'll be an hour late | is there a cot | can we leave the bikes inside | the heating is off | where do we park | one of the beds is broken | thanks for the flowers | may we bring a dog | please leave the key with the baker | is the pool open
%list lang: Italian | Portuguese | Greek | German | plain French | Polish | Croatian | Dutch | Japanese | Swedish | Catalan
%list start: tomorrow at 8 | half past six | Friday 17:20 | tonight at ten | 4:45 am | Sunday noon | 9:30 | quarter to seven | Monday morning at 7 | the 4th at 14:00 | Thursday evening
%list hour: 9 | half past six | noon | 7 in the morning | 18:00 | quarter to eight | 4 pm | 10:15 | 8 pm | midnight
write to {property=house}: {message=msglong}, {urgent:true=it can't wait|they have to see it at once|ring them as well}
get this to {property=house}: {message=msg}, {language=lang} please
to {property=house} in {language=lang} for {send_at=start}: {message=msg}
say "{message=msg}" to {property=house} at {send_at=hour} in {language=lang}
tell the people at {property=house}, {message=msglong}
{property=house}, {language=lang}, {send_at=start}, {message=msg}
drop {property=houseodd} a line: {message=msg}

%tool pillowpost-create-listing Create a rental listing for a property the user owns. Starts unpublished unless `visibility` says otherwise.
%also Offers a home for rent.
%also Put one's own flat or cottage on the site, with a headline, the price for a night, how many it sleeps and what is there.
%param headline* (title, name) {"type": "string", "description": "Title of the listing"}
%param place* (location, address) {"type": "string", "description": "Where it is"}
%param price_per_night (nightly_rate, price) {"type": "number", "description": "EUR"}
%param sleeps (max_guests, capacity) {"type": "integer", "description": "Maximum number of guests"}
%param amenities (features, facilities) {"type": "array", "items": {"type": "string"}, "description": "e.g. sauna, dishwasher"}
%param visibility (status, audience) {"type": "string", "enum": ["draft", "members", "public"], "description": ""}
%list headline: Sunny loft with a view | Fisherman's cottage | quiet room, own bath | Barn for eight and their dogs | Under the lime trees | the Blue Flat | Attic at St. Anne's | Grandma's house by the canal | Hut without wifi | Two steps from the beach
%list amenities: sauna and dishwasher | a garden, a grill and bikes | wifi | washing machine, cot | fireplace and piano | parking and a wallbox | sea view, balcony | two kayaks | pool, wifi and air conditioning | tiled stove
%list headlinelong: A place to do nothing, ten minutes from the sea | Sleep where the miller slept, wake up to ducks | Old vicarage with room for everyone, even in-laws | Your own tower, if you don't mind the stairs | Come for the skiing, stay for the tiled stove | Small but ours, and yours from May to September | A cabin that sways a little, and you'll love it | The flat where we wrote our book, now empty | Bring boots, the last mile is on foot | Room above the bakery, smells of bread at five
%list headlineodd: Public Bar upstairs | Draft Beer Cottage | Members of the Wedding | House of Six | Sauna Street 4 | The Hundred | Dishwashers' Row | Sleeps Like a Baby | Ninety Steps | Member's Rest
let out {headline=headline} in {place=region2} for {price_per_night=price} a night, {visibility:draft=nobody should see it yet|I'll show it later|not live for now}
~ I want to rent out "{headline=headline}" at {place=region2}, {amenities=amenities} included
in {place=region2} with {amenities=amenities}, headline {headline=headline}
from {price_per_night=price} a night offer {headline=headline} in {place=region2}, room for {sleeps=y2n}
our place in {place=region2} goes online as {headline=headlinelong}
{place=region2}, sleeps {sleeps=y2n}, {price_per_night=price}, {headline=headline}, {amenities=amenities}
offer my flat in {place=region2} to holiday guests, called {headline=headlineodd}

%tool pillowpost-write-review Publish a review of a past stay.
%also Rates a property.
%also Say how a stay was, in words and stars, under one's name or without it.
%param property* (stay, listing) {"type": "string", "description": "Name of the house or hotel"}
%param text* (review, comment) {"type": "string", "description": "Review text"}
%param stars (rating, score) {"type": "integer", "minimum": 1, "maximum": 5, "description": "1 to 5"}
%param travelled_as (party, trip_type) {"type": "string", "enum": ["solo", "couple", "family", "business"], "description": "Kind of party"}
%param anonymous (hide_name, incognito) {"type": "boolean", "description": "Do not show the author"}
%list rev: lovely hosts and cold water | too loud | best breakfast in years | clean, simple, friendly | never again | the bed was a dream | smelled of paint | small but charming | wifi hardly worked | great for one night
%list revlong: the bed squeaked, but the view made up for it | they forgot our booking and gave us the attic | you hear the church bells all night, bring earplugs | breakfast starts at nine, far too late for hikers | nicest landlady ever, she lent us her own bikes | the photos are old, the pool is gone now | we came for two nights and stayed for six | parking is a nightmare after six, walk instead | the walls are thin, we heard every word | great if you like goats, they wake you at six
%list stars: five => 5 | 4 | three => 3 | 2 | one => 1 | 5 | four => 4 | 3 | two => 2 | one => 1
about {property=house}: {text=rev}, {travelled_as:family=we had the kids along|all four of us, kids included|with the children}
about {property=house} I'd say: {text=revlong}, {anonymous:true=they mustn't know it's me|leave out who wrote it|without my name}
"{text=rev}" on {property=house}, {stars=stars} out of five
{stars=stars} stars to {property=house} for this: {text=rev}
my verdict on {property=house}: {text=revlong}
{stars=stars} stars, {property=house}, {travelled_as:solo=I was on my own|just me|travelling alone}, {text=rev}
put this under {property=houseodd}: {text=rev}

%server pineyard

%tool pitchSearch Find campsites with free pitches.
%also Returns campsites with price and distance to water.
%also Where a tent, caravan, motorhome or cabin can stand in an area, from a day for some nights, with dogs if needed.
%param area* (region, where) {"type": "string", "description": "Lake or coast or region"}
%param arrival (from, first_night) {"type": "string", "description": "First day"}
%param nights (length, stay) {"type": "integer", "description": ""}
%param setup (shelter, kind) {"type": "string", "enum": ["tent", "caravan", "motorhome", "cabin", "hammock"], "description": "What one sleeps in"}
%param dogs (pets) {"type": "boolean", "description": "Dogs allowed"}
%list camparea: Lake Garda | Black Forest | Brittany | Cornwall | Lake Bled | Yosemite | Isle of Skye | Costa Brava | Algarve | Dolomites | Peak District | Ardèche | Loch Lomond and the Trossachs | Jutland | Tuscany | Lofoten | Banff | Lake District | coast near Biarritz | Big Sur in California | Istria | Plitvice | Wadden Sea | hills behind Nice
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
find campsites (in|at|around) [the] {area=camparea} for {setup:tent=a tent} {arrival=date}
campsites with {dogs:true=dogs allowed} in [the] {area=camparea}, {nights=int} nights from {arrival=date}
~ [the] {area=camparea}, {arrival=date}, {nights=int} nights, {setup:caravan=caravan}
~ {nights=int} nights {area=camparea} {setup:cabin=cabin|in a little wooden hut} from {arrival=date}
camping {area=camparea}
{setup:motorhome=motorhome} pitch {area=camparea}
tent pitches {arrival=date}
campsites with room {arrival=date}
we want to sleep under the stars around [the] {area=camparea} {arrival=date}, {dogs:true=Rex comes along|and the dog too}
hotels in [the] {area=camparea} are out of our league, what else is there for {nights=int} nights
{setup:motorhome=our camper van} needs somewhere to stop near [the] {area=camparea} {arrival=date}
~ I only carry {setup:hammock=a hammock and two straps}, [the] {area=camparea}, {nights=int} nights
don't reserve, just list where a {setup:tent=tent} can stand by [the] {area=camparea}
free pitches at {area=region} from {arrival=onday2} for {nights=hours} nights
{nights=hours} nights at {area=region} with (a|our) {setup:tent=tent}
region {area=region}, arrival {arrival=onday2}, nights {nights=hours}, setup {setup:motorhome=motorhome}
starting {arrival=anyday}, {setup:caravan=caravan}, {area=region}
campsites around {area=region} with {dogs:true=dogs allowed}, {nights=hours} nights
for {nights=hours} nights in (a|one) {setup:cabin=cabin}, {area=region}, {dogs:false=no dogs|without dogs}
hang a {setup:hammock=hammock} near {area=region} from {arrival=onday2}
{=name} stays in {=town2}, we need a pitch at {area=region} {arrival=anyday}

%tool pitchReserve Reserve a pitch at a campsite.
%also Creates a camping reservation.
%also Holds a place for a tent, caravan or motorhome at a named site between two days for so many campers, with electricity if asked.
%param campsite* (site, name) {"type": "string", "description": "Name of the site"}
%param arrival* (from, check_in) {"type": "string", "description": "First day"}
%param departure (to, check_out) {"type": "string", "description": "Last day"}
%param campers (people, guests) {"type": "integer", "description": "How many people"}
%param setup (shelter) {"type": "string", "enum": ["tent", "caravan", "motorhome", "cabin"], "description": ""}
%param power (hookup, electricity) {"type": "boolean", "description": "With electricity"}
%list campname: Camping Bella Riva | Pine Hollow | Lakeside Meadows | Camping Les Pins | Seal Bay | Happy Valley Farm | Fir Tree Park | Waldcamping am See | Camping Sol y Mar | Three Rivers | Old Orchard | Camp Lagoon for Families | Riverbend in Moab | Strandcamp | Hidden Creek | Campeggio Paradiso | Red Barn | Dune Camp and Spa | Upper Falls | Eagle's Nest
%list camp: Lakeside Farm | Camping du Port | The Old Orchard | Under the Pines | Three Rivers, North Bank | Camp Elba | Hilltop and Hollow | Wild Goose | Zur Mühle
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
pitch at {campsite=camp} from {arrival=day4} to {departure=duedate}
reserve {campsite=camp} for {campers=few} people, arriving {arrival=day5}
for {campers=few} with a {setup:tent=tent} at {campsite=camp}, {arrival=day5}
campsite {campsite=camp}, arrival {arrival=day5}, departure {departure=day5}, setup {setup:caravan=caravan}, power {power:true=yes}
until {departure=duedate} from {arrival=day4}, {setup:motorhome=motorhome}, {power:true=with electricity|with power}, {campsite=camp}
{campsite=camp}, {arrival=day5}, {campers=few} people, {setup:cabin=cabin}
a pitch {power:false=without electricity} at {campsite=camp} on {arrival=day4}
%lang de
reservier uns einen Stellplatz auf {campsite=campname} von {arrival=date} bis {departure=date}, {power:true=mit Strom}
%lang es
resérvanos una parcela en {campsite=campname} para {campers=int} personas, llegamos {arrival=date}

%server pitchfinder

%tool camp_find_sites Find campsites in an area.
%also Returns campsites[].
%also Places to put up a tent or park a camper for some nights, with or without a dog.
%param area* (region, near) {"type": "string", "description": "Region, lake or town"}
%param arrival_date (from, start) {"type": "string", "description": "First night"}
%param nights (stay_length, duration) {"type": "integer", "description": "Number of nights"}
%param pitch (pitch_type, unit) {"type": "string", "enum": ["tent", "caravan", "motorhome", "cabin", "hammock"], "description": "What you camp in"}
%param dog (with_dog, pets) {"type": "boolean", "description": "A dog comes along"}
%list campland: Lake Constance | Yosemite | Snowdonia | Lofoten | Lake Balaton | Gotland | Istria | Big Sur | Costa Brava | Acadia | Mecklenburg | Algonquin Park | Pembrokeshire | Loch Lomond | Fontainebleau | Lake Bled | Fjordland | Donegal | Corsica | Bornholm
%list pitch: in a tent => tent | with our tent => tent | with two small tents => tent | with a caravan => caravan | with the trailer => caravan | with a motorhome => motorhome | in our camper van => motorhome | with the RV => motorhome | in a cabin => cabin | in a wooden hut => cabin | in hammocks => hammock | in a hammock between two trees => hammock
%list nights: two nights => 2 | 3 nights => 3 | four nights => 4 | a week => 7 | a night => 1 | five nights => 5 | ten days => 10 | two weeks => 14 | 6 nights => 6 | one night => 1 | a fortnight => 14
%list areas: Lake District | Black Forest | Algarve | Dolomites | Peloponnese | Cotswolds | Tatra mountains | Ardèche | Isle of Skye | Camargue | Eifel | Harz | Vosges | Wadden coast | Cairngorms | Allgäu | Loire valley | Scottish Borders | Jura | Basque country
campsites (near|around) {area=campland} {pitch=pitch} from {arrival_date=day3} for {nights=nights}
{area=campland}, {nights=nights}, {pitch=pitch}, {dog:true=with the dog|dog in tow}
where can we camp {pitch=pitch} {arrival_date=day3} by the {area=areas}
camping {area=campland} {arrival_date=day3}, {nights=nights}, {dog:true=dogs allowed|dog friendly}
for {nights=nights} starting {arrival_date=day3} we need a campground in {area=campland}
we'd like to wake up to birdsong in {area=campland}, {nights=nights} {pitch=pitch}
{pitch=pitch} around the {area=areas}, is there room {arrival_date=day3}? {dog:false=no dog with us|without dog}
somewhere under the stars at {area=campland} that takes {dog:true=our labrador|our old hound|a dog}, {arrival_date=day3}
find a campsite in {area=campland}
find a campsite {pitch=pitch} for {nights=nights}
where could we pitch up {arrival_date=day3} with {dog:true=the dog|two dogs}
campsites near {area=region} for (a|one) {pitch:tent=tent} from {arrival_date=onday2}
find a pitch for our {pitch:caravan=caravan} around {area=region}, {nights=hours} nights
area {area=region}, arrival {arrival_date=anyday}, nights {nights=hours}, {dog:true=with dog|dog yes}
{nights=hours} nights by {area=region} in (a|some) {pitch:cabin=cabin|hut}, {dog:false=no dog|without the dog}
from {arrival_date=onday2} for {nights=hours} nights, somewhere to park the {pitch:motorhome=motorhome|camper van} in {area=region}
arriving {arrival_date=anyday}: campsite at {area=region}, {dog:true=our dog is coming|the dog comes too}
driving up from {=town2}, where can we camp at {area=region} with (a|our) {pitch:tent=tent}
in our {pitch:motorhome=motorhome|rv}, {nights=guests} nights, somewhere around {area=area}
{dog:true=with the dog|plus our poodle} to {area=area}, {nights=guests} nights from {arrival_date=sday}
{area=area}, {pitch:hammock=sleeping in hammocks|with a hammock}, arriving {arrival_date=day8}
%lang de
such einen Campingplatz in der Nähe von {area=place} für {nights:3=drei Nächte|3 Nächte} ab {arrival_date=date}
%lang es
campings cerca de {area=place} {pitch:tent=con tienda de campaña|para tienda} a partir de {arrival_date:mañana=mañana}

%tool camp_book_pitch Book a pitch on a campsite.
%also Returns pitch number and price.
%also Have a spot on a named campground kept between two days for a number of campers, with power if wanted.
%param campsite* (site, campground) {"type": "string", "description": "Name of the campsite"}
%param from_date* (start, check_in) {"type": "string", "description": "First day"}
%param to_date* (end, check_out) {"type": "string", "description": "Last day"}
%param people (campers, guests) {"type": "integer", "description": "How many campers"}
%param electricity (power, hookup) {"type": "boolean", "description": "With power hook-up"}
%list campsite: Seeblick | Camping Les Pins | Pine Hollow | Waldsee Camping | Camping Europa | Riverbend Park | Shell Bay | Strandlust | Camping La Playa | Owl Creek | Three Oaks | Solstrand | Campeggio Azzurro | Hillside Farm | Lakeview Meadows | Am Deich | Cala Verde | Kangaroo Flats | Fjordcamp | Dune 7
%list camp: Pine Hollow | The Old Mill | Bell's Field | Camping am See | Three Rivers by the Sea | Woods and Water | Under the Oaks | Camp 21 | Big Sal's Meadow | Les Trois Sources | Sandy Bay
%list dayb3: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list camp2: Camping Seeblick | Pine Meadow | Camping du Lac | Riverside Park | the site at Dune End | Waldcamp | Camping Sole | Kestrel Farm
~ book a pitch at {campsite=campsite} from {from_date=day3} to {to_date=lastday} for {people=pax}
{campsite=campsite}, {from_date=day3} - {to_date=lastday}, {people=pax}, {electricity:true=with power|with electricity}
reserve us a spot on {campsite=campsite}, we arrive {from_date=day3} and leave {to_date=lastday}
{people=pax} campers, {from_date=day3} till {to_date=lastday}, {campsite=campsite}, {electricity:false=no hook-up|without electricity}
get a space at {campsite=campsite} {electricity:true=where we can plug in|with a power hook-up}, {from_date=day3} through {to_date=lastday}
{campsite=campsite} was great last year, put {people=pax} down there again, {from_date=day3} until {to_date=lastday}
the fridge has to run, so {electricity:true=with a socket|with current} please, {campsite=campsite} {from_date=day3} to {to_date=lastday}
from {from_date=day3} to {to_date=lastday} we want to stay at campsite {campsite=campsite}
book camping {campsite=campsite} {from_date=day3}/{to_date=lastday} {people=pax}
book a pitch for {people=pax} at {campsite=campsite}
campsite pitch {electricity:true=with electricity} from {from_date=day3} to {to_date=lastday}
book a pitch at {campsite=camp} from {from_date=day7} to {to_date=dayb3} for {people=party_size}
for {people=party_size} people, {from_date=day7} till {to_date=dayb3}, camping at {campsite=camp}
pitch {electricity:true=with power|with a hook-up} from {from_date=day7} until {to_date=dayb3} at {campsite=camp}
site {campsite=camp}, from {from_date=day7}, to {to_date=dayb3}, campers {people=party_size}, power {electricity:true=yes}
{campsite=camp}, arriving {from_date=day7}, leaving {to_date=dayb3}, {electricity:false=no electricity|without power}
{electricity:true=with a power hook-up|with electricity}, for {people=guests}, at {campsite=camp2}, {from_date=sday} to {to_date=eday}
from {from_date=sday} until {to_date=eday} at {campsite=camp2}, {electricity:false=no power needed|without electricity}
{people=guests} of us, {campsite=camp2}, we arrive {from_date=sday}

%server safeabroad
%list nation: Bosnia and Herzegovina | Japan | Trinidad and Tobago | Portugal | New Zealand | Peru | South Korea | Finland | Nigeria | Papua New Guinea | Estonia | Bolivia | Switzerland | Vietnam | Kenya | Costa Rica | Iceland | Uruguay | Saudi Arabia | Mongolia | Antigua and Barbuda | Croatia | Laos

%tool safeabroad_find_embassy Find an embassy or consulate.
%also Returns address, phone and opening hours of an embassy.
%also Where the mission of a country is in a city abroad, for a passport, a visa, an emergency or papers.
%param of_country* (country, nationality) {"type": "string", "description": "Country it represents"}
%param city* (place, located_in) {"type": "string", "description": "City abroad"}
%param service (purpose, need) {"type": "string", "enum": ["passport", "visa", "emergency", "notary", "voting"], "description": "What is needed"}
%list land2: Austria | Peru | Switzerland | New Zealand | Bosnia and Herzegovina | Slovenia | the Netherlands | Canada | Trinidad and Tobago | Japan | Ivory Coast
%list townb3: Zagreb | Denver | Palermo | Bergen | Stratford-upon-Avon | Ghent | Lisbon | Le Mans | Riga | Bath | King's Lynn | Salt Lake City
%list abroad: Bangkok | Nairobi | Buenos Aires | Athens | Seoul | Tunis | Ottawa | Hanoi | Riyadh | Dublin | Mumbai
%list land3: Ghana | Denmark | Chile | Ireland | Vietnam | Austria | Canada | Estonia | Morocco | New Zealand | Peru | Latvia
where is the embassy of {of_country=nation} in {city=city}
{of_country=nation} consulate {city=city}
{city=city}: embassy of {of_country=nation}, {service:visa=visa section|for a visa|visas}
I need a new {service:passport=passport} in {city=city}, which embassy of {of_country=nation} is nearest
{service:emergency=emergency number|emergency} of the {of_country=nation} embassy in {city=city}
my {service:passport=passport was stolen|passport is gone} here in {city=city} and I come from {of_country=nation}
in {city=city}, who represents {of_country=nation} and {service:notary=certifies signatures|stamps documents|can notarize}
our friend from {of_country=nation} was locked up in {city=city} last night, {service:emergency=whom can we ring at once|who helps right now}
living in {city=city} but I'm a citizen of {of_country=nation}; where may I {service:voting=cast my ballot|vote}
{of_country=nation} mission, {city=city}, address and hours
we're getting married in {city=city} and the papers from {of_country=nation} need a stamp, {service:notary=who does that|where do we get it}
where do I get a {service:visa=visa} for {of_country=nation}
which embassies are there in {city=city}
embassy of {of_country=land2} in {city=townb3}
in {city=townb3} find the consulate of {of_country=land2} for {service:passport=a passport|passports}
{service:visa=visa} at the embassy of {of_country=land2}, {city=townb3}
country {of_country=land2}, city {city=townb3}, service {service:notary=notary}
where can citizens of {of_country=land2} get {service:emergency=emergency help} in {city=townb3}
in {city=abroad}, {of_country=land3}
{service:passport=passport gone|lost my passport}, I'm in {city=abroad}, which house of {of_country=land3} helps
the {of_country=land3} people at {city=abroad} for {service:notary=a notary stamp|notary stuff}
%lang de
wo ist die Botschaft von {of_country=country} in {city=city}

%tool safeabroad_vaccinations Vaccinations recommended for a country.
%also Returns required and recommended shots.
%also Which jabs a traveller needs, by destination and date, for adults, children, pregnant women or the elderly.
%param destination* (country, to) {"type": "string", "description": "Country"}
%param departure (travel_date, leaving) {"type": "string", "description": "When the trip begins"}
%param traveller (person, age_group) {"type": "string", "enum": ["adult", "child", "pregnant", "senior"], "description": "Who travels"}
%param rural (countryside, off_the_beaten_track) {"type": "boolean", "description": "Also to the countryside"}
%list land2: Ghana | Peru | Trinidad and Tobago | Thailand | India | Bosnia and Herzegovina | South Africa | Vietnam | the Philippines | Kenya | Brazil | Papua New Guinea
which vaccinations do I need for {destination=nation}
{destination=nation}, leaving {departure=date}, {traveller:child=with a child|for a child|kid}
vaccinations {destination=nation} {traveller:pregnant=pregnant|while pregnant}
we fly {departure=date} to {destination=nation}, {traveller:senior=my parents are over seventy|seniors}, which shots
shots for {destination=nation}, {rural:true=villages too|also the countryside|rural areas}
{departure=date} {destination=nation}, {traveller:adult=adult}, {rural:true=off the beaten track|into the jungle}: jabs?
what should the doctor put in my arm before {destination=nation}
I don't want to bring home anything nasty from {destination=nation}, we set off {departure=date} and {rural:true=sleep on farms|will hike from hut to hut}
is yellow fever an issue in {destination=nation}, I'm {traveller:pregnant=expecting|in my sixth month}
{traveller:child=our little one is two|the twins are six} and comes along to {destination=nation}, needles needed?
does one need malaria tablets or anything in {destination=nation}, {rural:false=we stay in the city|only the capital}
which jabs does a {traveller:child=child|toddler} need {departure=date}
~ what vaccinations do I need
~ vaccinations for {destination=land2}, leaving on {departure=onday}
which jabs does {traveller:child=a child} need for {destination=land2}
country: {destination=land2}, departure: {departure=onday}, traveller: {traveller:senior=senior}
for {traveller:pregnant=a pregnant woman}, going to {destination=land2} on {departure=onday}
{rural:true=also the countryside|countryside too}, {destination=land2}, {traveller:adult=adult}
from {departure=onday} in {destination=land2}, what vaccinations
what vaccinations for {destination=land2}, {rural:false=only cities|cities only}
%lang es
¿qué vacunas necesito para {destination=country} si salgo {departure=date}?

%server skyfare
%list pre: right, so | ok dictating this | hi again | me once more | small thing | sorry to bother you again | before my coffee gets cold | hello dear assistant | so listen | on the bus right now, so quickly | first things first | as I promised at home | one more job for you | I nearly forgot

%tool search_flights Search available flights between two cities or airports on a given date.
%also Returns bookable flight offers for a route and departure day, cheapest first.
%also Looks up plane connections and ticket prices. Give where the traveller starts, where they want to go and when; optionally the way back, the cabin and how many stops are acceptable.
%param origin* (from_airport, departure_city) {"type": "string", "description": "City or airport of departure"}
%param destination* (to_airport, arrival_city) {"type": "string", "description": "City or airport of arrival"}
%param departure_date* (outbound_date, date) {"type": "string", "description": "Date of the outbound flight"}
%param return_date (inbound_date) {"type": "string", "description": "Date of the return flight for round trips"}
%param cabin (cabin_class, travel_class) {"type": "string", "enum": ["economy", "premium_economy", "business", "first"], "description": "Cabin class"}
%param max_stops (stops) {"type": "integer", "description": "Maximum number of stops"}
%list airport: Heathrow | JFK | Frankfurt | Schiphol | Changi | Zurich | Lisbon | Keflavik | Newark | Gatwick | Barcelona | SFO | Doha | Oslo | Vienna | Palma | Boston Logan | O'Hare | Malaga | Nice
%list cabin: business class => business | business | economy => economy | coach => economy | the cheap seats => economy | first class => first | premium economy => premium_economy | the comfy economy with legroom => premium_economy | lie-flat business => business
%list city2: Leeds | Graz | Porto | New York | Ghent | Bad Homburg | Rio de Janeiro | Malmö | St. Gallen | Cork | The Hague | Santiago de Compostela | Bergen | Kuala Lumpur
%list cabin2: Oslo | JFK | San Sebastián | Lisbon | Palma de Mallorca | Delhi | LHR | St. Petersburg, Florida | Rio | Tel Aviv | Edinburgh | Las Palmas
%list day9: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
(find|search|look for) [me] [some|cheap] flights from {origin=city} to {destination=city} {departure_date=date}
{origin=airport} to {destination=airport} {departure_date=date}, {max_stops:0=nonstop|direct|no layovers} [please]
I need to fly to {destination=city} {departure_date=date} and come back {return_date=date}, leaving from {origin=city}
what's the cheapest way to fly {origin=city} - {destination=city} {departure_date=date} in {cabin=cabin}
~ we want to get out of {origin=city} for a bit, how much would {cabin=cabin} plane tickets to {destination=city} be {departure_date=date}
any planes going to {destination=airport} {departure_date=date} with {max_stops:1=at most one stop|one stopover max|only one change} out of {origin=airport}?
round trip {origin=city} {destination=city}, out {departure_date=date}, back {return_date=date}
check air fares to {destination=city} from {origin=city}
can you see what flights there are {departure_date=date} to {destination=city}
{departure_date=date} I should be in {destination=city}, is there anything in the air from {origin=airport} with {cabin=cabin}
flights from {origin=city2} to {destination=cabin2} on {departure_date=day6}
~ to {destination=cabin2} from {origin=city2} {departure_date=day9}, {cabin:business=business} class
on {departure_date=day6} to {destination=cabin2}, back on {return_date=end}, from {origin=city2}
from: {origin=city2}, to: {destination=cabin2}, out: {departure_date=day6}, return: {return_date=end}, cabin: {cabin:economy=economy}
{cabin:premium_economy=premium economy} to {destination=cabin2}, leaving {origin=city2} on {departure_date=day6}, {max_stops:1=one|1} stop at most
with {max_stops:0=0|zero} stops, {origin=city2} to {destination=cabin2} on {departure_date=day6}
return on {return_date=end}, there on {departure_date=day6}, {origin=city2} to {destination=cabin2}
[{=pre}, ]anything into {destination=townb2} out of {origin=towna} {departure_date=anyday3}, {cabin:business=in business|business class}?
{origin=towna} {destination=townb2} {departure_date=anyday3}, back {return_date=bydate2}
my aunt turns ninety so I need to fly {departure_date=anyday3} to {destination=townb2}, I leave from {origin=towna}, {max_stops:1=one change at most|up to one stop}
what's there {departure_date=anyday3} for somebody in {origin=towna} who wants to be in {destination=townb2}, {=rem}
%lang de
(such|finde) [mir] [bitte] einen Flug von {origin=city} nach {destination=city} {departure_date=date}

%tool flight_status Get the live status of a flight, such as delays, gate and arrival time.
%also Returns whether a flight is on time, delayed or cancelled.
%also Tells how a certain flight is doing right now. Needs the flight number, and the day if it is not today.
%param flight_number* (flight, flight_no) {"type": "string", "description": "Airline code and number"}
%param date (flight_date) {"type": "string"}
%list flightno: LH 400 | BA117 | UA 88 | DL2041 | AF1234 | KL 1772 | EK201 | FR 8212 | QF1 | LX 316 | IB3170 | SK 903 | TP 553 | AA100 | EW 7462 | U2 4410 | TK1587 | AC 871 | NH 211 | OS 455
%list flight_number: LH 441 | BA2490 | EW 7 | KL1023 | FR 8812 | TP553 | OS 66 | U2 1180 | SK 4409 | AF007
%list flightno2: LH 441 | BA2490 | AF 1380 | KL 0644 | DL 72 | OS 513 | FR 6603 | EK 029 | UA 988 | IB3167 | SK 1425
%list soon: today | tonight | tomorrow | this evening | tomorrow night | this afternoon
is {flight_number=flightno} on time
~ status [of] [flight] {flight_number=flightno} {date=date}
my sister is on {flight_number=flightno}, when does she land?
has {flight_number=flightno} (taken off|left|departed) yet
I'm picking up {=person} from the airport and want to know if {flight_number=flightno} is late
{flight_number=flightno} gate?
which gate does {flight_number=flightno} leave from {date=date}
could you check whether my flight is delayed
was {flight_number=flightno} cancelled because of the storm
do we know if the plane {date=date} is going to be on time?
status of {flight_number=flight_number} on {date=onday}
is {flight_number=flight_number} on time {date=aday}
flight: {flight_number=flight_number}, date: {date=onday}
~ on {date=onday}, which gate for {flight_number=flight_number}
{date=aday}, {flight_number=flight_number}, delayed?
when does {flight_number=flight_number} from Oslo land
{flight_number=flightno2} from {=towna}, is that one late {date=soon}
picking up my father-in-law from {flight_number=flightno2}, has it landed
{date=soon} I sit in {flight_number=flightno2}, do they say anything about a delay

%tool cancel_flight_booking Cancel a booked flight and start the refund.
%also Cancels an airline reservation by its booking reference.
%also Use this when the traveller no longer wants to fly. The reference printed on the ticket is needed; a reason can be handed to the airline.
%param booking_reference* (pnr, record_locator) {"type": "string", "description": "Reservation code of the flight"}
%param reason (cancellation_reason) {"type": "string", "description": "Why the trip is cancelled"}
%list pnr2: XK7P2Q | LM4T9Z | QWE82R | 7HJK3L | PZ55TA | B2N8VC | ZR41MX | KD9F6W | TT3H8J | M8QX1L | RF62PB | 9ACV4E | GH77KN | WX20DY | LQ5S3U
%list cxreason: the conference was called off | my daughter broke her arm | we got the dates wrong | work won't give me the days off | the client moved the meeting online | I found a cheaper connection | my passport expired | there's a strike that week | we're both down with the flu | my visa didn't come through | the wedding was postponed | I have to be in court that day | plans changed at the last minute | the airline moved the departure by nine hours | my mother is in hospital | I'm too pregnant to fly | the hotel burned down | our dog sitter cancelled on us | I booked the same trip twice | I'm going by train instead
%list flywhy: the meeting in Lisbon was moved to May | I have the flu | my boss said no | we found a train, it's cheaper | a death in the family | the wedding is off | our dog can't come with us
%list town4: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list whycancel: my mother broke her hip | the conference was moved to spring | we can't get the dog into a kennel | my passport ran out in March | I start a new job that week | the strike at the airport scares me | our son has exams until then | I was called up for jury duty | the bride called it off | my back won't survive six hours in a seat
%list pnr3: K7PXQ2 | QW9LM4 | 8ZTRRA | XB44NC | LH22PO | YT6MUE | N3KVVS | ABD71R | Z0PP3W
~ cancel my flight, booking [reference] {booking_reference=pnr2}
I won't be flying after all, please cancel {booking_reference=pnr2} because {reason=cxreason}
{reason=cxreason}, so get me a refund for the plane ticket {booking_reference=pnr2}
drop the flight reservation {booking_reference=pnr2}
call off {booking_reference=pnr2} and tell the airline {reason=cxreason}
can we get our money back for the flights? reference is {booking_reference=pnr2}
cancel the plane tickets to {=city}
we're not taking that flight anymore, {reason=cxreason}
flight booking {booking_reference=pnr2} - cancel [please]
cancel flight {booking_reference=pnr}, reason: {reason=flywhy}
cancel booking {booking_reference=pnr} because {reason=flywhy}
reference {booking_reference=pnr}, {reason=flywhy}, cancel and refund
as {reason=flywhy}, cancel my flight {booking_reference=pnr}
cancel the flight to {=town4} on {=day4}, code {booking_reference=pnr}
refund {booking_reference=pnr}: {reason=flywhy}
{reason=whycancel}, so {booking_reference=pnr3} has to go
won't fly on {booking_reference=pnr3}, tell the airline {reason=whycancel}
[{=pre}, ]scrap {booking_reference=pnr3} with the airline [please], we are not flying to {=townb2} after all
~ drop my flight, {booking_reference=pnr3}, on the grounds that {reason=whycancel}
%lang es
cancela mi vuelo con la referencia {booking_reference=pnr2} [por favor]

%server stampwise
%list natb: Vietnam | Canada | Brazil | Bosnia and Herzegovina | Japan | the United States | Georgia, the country | Ghana | Sri Lanka | Oman | Australia | Uzbekistan

%tool stampwise.checkEntryRules Entry requirements for a nationality and destination: visa, passport validity, vaccinations. Does not file anything.
%also Visa requirements lookup.
%also Whether a citizen of one country needs a permit for another, passing through a third, for how long and what for.
%param nationality* (passport, citizenship) {"type": "string", "description": "Country of the passport"}
%param destination* (country, to) {"type": "string", "description": "Country to enter"}
%param transit (via, transitCountry) {"type": "string", "description": "Country passed through"}
%param stayDays (days, duration) {"type": "integer", "description": "Length of stay in days"}
%param purpose (reason, travelPurpose) {"type": "string", "enum": ["tourism", "business", "study"], "description": "Reason for travel"}
%list nat: Germany | India | New Zealand | Côte d'Ivoire | Trinidad and Tobago | Poland | Kenya | Ukraine | Chile | the Philippines | South Africa | Ireland
%list stay: two weeks => 14 | 10 days => 10 | a week => 7 | three weeks => 21 | 5 days => 5 | 45 days => 45 | four days => 4 | 90 days => 90 | 30 days => 30 | twelve days => 12
%list natc: Turkey | Qatar | the UK | Singapore | France | Ethiopia | Hong Kong | Panama | South Korea | the Emirates
%list natodd: the country of my wife's parents, which is Ghana | Georgia, where the conference is held | one of the Gulf states, most likely Oman | Vietnam, including the island in the south | Japan, where my daughter lives | the islands off Ecuador, so Ecuador | China, but only the part around Hong Kong | Canada, but just the airport hotel | Brazil, where we'll sail along the coast | Oman, since the flight stops there anyway
%list natplain: Study Island | Work, Texas | the Holiday Islands | Transit, Ohio | the Thirty Islands | Christmas Island | Business Bay | Easter Island | Ninety Mile Beach | Guest Island
~ passport from {nationality=nat}, going to {destination=natb}, do I need anything, {stayDays=stay}
may somebody from {nationality=nat} just walk into {destination=natb}, {purpose:business=to meet customers|there are clients to see|there's a trade fair}
into {destination=natb} through {transit=natc} with papers from {nationality=nat}
from {nationality=nat} myself, changing planes in {transit=natc}, bound for {destination=natb}
my passport's from {nationality=nat}, what do they want from me in {destination=natodd}
{nationality=nat}, {destination=natb}, {stayDays=stay}, {purpose:tourism=lying on the beach|just sightseeing|on holiday}
what stamps does a citizen of {nationality=nat} need for {destination=natplain}

%tool stampwise.startApplication Opens a new visa application. It stays editable until submitted.
%also Creates a visa application.
%also Begin the paperwork for somebody who wants to enter a country, for work, study or holidays, once or several times.
%param applicant* (traveller, person) {"type": "string", "description": "Who travels"}
%param country* (destination, issuingCountry) {"type": "string", "description": "Issuing country"}
%param sponsor (host, invitedBy) {"type": "string", "description": "Person or company that invites"}
%param visaType (type, category) {"type": "string", "enum": ["tourist", "work", "student", "transit"], "description": ""}
%param entries (entryType, numberOfEntries) {"type": "string", "enum": ["single", "multiple"], "description": "Number of entries"}
%param express (fastTrack, priority) {"type": "boolean", "description": "Fast processing at extra cost"}
%list firm: Kiwi Labs | Aunt Ilse | University of Ghent | Van Dyck & Sons | my fiancé | Brightline | the choir of St. Mary's | Dr. Osei | Mill and Partners | his host family | Acme Brazil
%list firmlong: the school in Hanoi, where she'll teach music | her uncle Samuel, who runs a bakery there | the team that builds our boats, Lindqvist and Daughters | an old friend of Dad's, he's a dentist | the festival, they've sent a letter already | my landlady from last year, Mrs. Kuhn in Graz | the monastery he stays at, up in the hills | a firm that digs wells, Osei and Partners | my aunt Clara, she lives by the lake | the orchestra, they play there in spring
%list whoplain: Tom Works | Mr. Single | Ms. Student | Anna Express | Quick Eddie | Paul Holiday | Mrs. Fast | Dr. Transit | Uncle Once | Ray Tourist
get the paperwork going for {applicant=who} and {country=natb}, {express:true=we're in a hurry|there's no time to lose|it has to be quick}
{applicant=who} needs a visa for {country=natb}, {entries:multiple=going in and out|she'll cross the border a few times|back and forth all year}
for {applicant=who} to {country=natb}, on the invitation of {sponsor=firm}
with {sponsor=firm} as host open a visa file for {applicant=who}, {country=natb}
begin a visa for {applicant=who} to {country=natb}, invited by {sponsor=firmlong}
{country=natb}, {applicant=who}, {visaType:student=going to university there|for a term at the university|to take a degree}, {sponsor=firm}
I want to apply for {country=natb} on behalf of {applicant=whoplain}

%tool stampwise.listApplications Lists visa applications of the account with their state.
%also Overview of visa applications.
%also How far the paperwork is, for whom, handled by whom, for which country.
%param applicant (traveller, person) {"type": "string", "description": "Who travels"}
%param agent (handler, assignedTo) {"type": "string", "description": "Who handles it"}
%param country (destination, issuingCountry) {"type": "string", "description": "Issuing country"}
%param state (status, stage) {"type": "string", "enum": ["draft", "submitted", "granted", "refused"], "description": "State"}
%param sort (orderBy, order) {"type": "string", "enum": ["newest", "oldest", "expiry"], "description": "Order"}
%list wholong: my cousin who's marrying over there, Adaeze | the trainee that starts in May, Jonas I think | whoever went with Ruben last time | Dad, but not the old ones from his work | Mrs. Kuhn and the choir she travels with | our cook, the one who moved to Oman | the two who row with us, Max and Bojan | my neighbour, she flies out on Monday | that student who lived with us, Yuki | the driver we hired in spring, Piet
how far along are the visas of {applicant=who}, {state:refused=the ones they turned down|only where they said no|just the rejections}
show everybody's visas for {country=natb}, {sort:expiry=those running out soonest first|whatever ends soonest on top|soon invalid at the top}
what is {agent=who} handling for {applicant=whob}
visas of {applicant=whob} with {agent=who} on the desk, for {country=natb}
is there any news about the papers of {applicant=wholong}
{country=natb}, {agent=who}, {state:granted=those that came through|only the ones with a yes}
which visas are we waiting for, old and new

%tool stampwise.addDocument Attaches a document from the user's files to an application.
%also Adds a file to an application.
%also Hand in a paper that the embassy wants, as an additional one or instead of the one before, with a remark.
%param application* (applicationId, case) {"type": "string", "description": "Name or number of the application"}
%param file* (document, fileName) {"type": "string", "description": "File name"}
%param kind (documentType, type) {"type": "string", "enum": ["passport", "photo", "finances", "invitation"], "description": "Kind of document"}
%param replace (overwrite, supersede) {"type": "boolean", "description": "Replace the earlier version"}
%param remark (note, comment) {"type": "string", "description": "Remark for the officer"}
%list file2: scan_004.pdf | letter from Kiwi Labs | IMG_2231.jpg | statement March and April | passport Noor.pdf | hotel booking | me on white.png | marriage certificate | payslips.zip | Dad's letter
%list case: Noor's Vietnam visa | V-20417 | the Oman application | Jonas, Canada | 88-3121 | Mum's Brazil one | case 5590 | the student visa for Yuki | GH-0071 | ours for Japan and Korea
%list docnote: the stamp on page four is hard to read, sorry | she changed her name in May, see page two | the original will follow by post, next week | translated by my brother, he's sworn in | the account is held jointly, both names are on it | it expires in June, we've applied for a new one | taken last week, glasses off as you asked | this is all the bank would give us | page three is empty, it scanned like that | please send it back, it's our only one
%list caseodd: the Photo Club trip | the invitation tour, Ghana | New Passport Band, Oman | V-Replace-2 | Finance Ministers' Choir | the old one for Japan | Bank Holiday Canada | Picture This, Brazil | the Statement Tour, Kenya | Mr. Photo's trip to Japan
send {file=file2} in for {application=case}, {replace:true=the old one was wrong|throw out the one before|instead of what's there}
here's {file=file2} to go with {application=case}, {kind:finances=shows she has money|proves there's enough in the bank|so they see we can pay}
to {application=case} attach {file=file2}
with {file=file2} out of my files complete {application=case}, {kind:photo=my face on it|that's what she looks like}
put {file=file2} into {application=case}, {remark=docnote}
{application=case}, {file=file2}, {kind:invitation=they've asked him to come|from the people she'll visit}, {replace:true=not the earlier one|drop the previous}
upload {file=file2} for {application=caseodd}

%tool stampwise.bookAppointment Books an appointment at a consulate or visa centre.
%also Makes a consular appointment.
%also A slot at the embassy for somebody, on a day, early or late, with someone who translates or comes along.
%param office* (consulate, centre) {"type": "string", "description": "Consulate or visa centre"}
%param applicant* (name, visitor) {"type": "string", "description": "Who has to come"}
%param companion (accompaniedBy, interpreter) {"type": "string", "description": "Person who accompanies"}
%param day (date, on) {"type": "string", "description": "Wanted day"}
%param slot (timeOfDay, period) {"type": "string", "enum": ["morning", "midday", "afternoon"], "description": "Part of the day"}
%param matter (reason, subject) {"type": "string", "description": "What it is about"}
%list office: the consulate in Lyon | visa centre Leeds | Brazilian embassy | the Indian one on Dale Street | Hanover | consulate general of Ghana | the office next to St. Mary's | Vienna and not Graz | Japan's embassy | King's Cross visa centre
%list matter: his passport got wet, the chip doesn't work | the photo was refused, we bring new ones | fingerprints, they weren't taken last time | she married in May and needs her new name | handing in the papers for the whole family | to ask why it has taken so long | picking up the visa before we fly on Friday | they spelled his name wrong, with two n's | to sign for our son, who is fifteen | getting a stamp that was forgotten, page nine
%list officeodd: Morning Side consulate | Noon Street visa centre | Late Bridge Embassy | Mayday House | Friday Street | March Town consulate | Midday Lane | Companion House | the Augustine consulate | Early Gate consulate
{applicant=who} has to go to {office=office}, {slot:morning=as early as they open|before work|first thing after breakfast}
a slot at {office=office} for {applicant=who} {day=dayq}, {slot:afternoon=after lunch please|not before two|once school is out}
at {office=office} for {applicant=who}, with {companion=whob} to translate
{companion=whob} will go along with {applicant=who} to {office=office}, {day=dayq} would be good
get {applicant=who} in at {office=office}, {matter=matter}
{day=dayq}, {office=office}, {applicant=who}, accompanied by {companion=whob}
{applicant=who} needs to be seen by someone at {office=officeodd}

%server stays
%list onday4: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th

%tool stays_search_hotels Search for hotels and other accommodation in a city.
%also Returns places to stay with free rooms for the given dates.
%also Find somewhere to sleep. Filters by arrival and departure day, number of people, price per night and whether animals may come along.
%param city* (location, destination) {"type": "string", "description": "Where to stay"}
%param check_in* (arrival, arrival_date) {"type": "string", "description": "Arrival date"}
%param check_out (departure, leave_date) {"type": "string", "description": "Departure date"}
%param guests (adults, persons) {"type": "integer", "description": "Number of guests"}
%param max_price (price_limit) {"type": "number", "description": "Highest price per night"}
%param pets_allowed (pet_friendly) {"type": "boolean"}
%list people: four people => 4 | six => 6 | 8 => 8 | two => 2 | twelve people => 12 | a dozen => 12 | 5 people => 5 | three => 3 | ten guests => 10 | 20 => 20
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list price2: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85
%list town2_4: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200
(find|show) [me] hotels in {city=city} from {check_in=date} to {check_out=date}
I need somewhere to sleep in {city=city} {check_in=date}, {max_price=money} a night at most
~ where can {guests=people} stay in {city=city} {check_in=date}
{city=city} hotel {check_in=date} {pets_allowed:true=dog friendly|pets welcome|that takes dogs} under {max_price=money}
any rooms free in {city=city} {check_in=date} until {check_out=date} for {guests=people}?
we're bringing the cat, so look for a {pets_allowed:true=pet-friendly} place in {city=city}, arriving {check_in=date}
what accommodation is there around {city=city} if we turn up {check_in=date} and leave {check_out=date}
look up hotels in {city=city} [please]
I'm arriving {check_in=date} and have no bed yet, find me a hotel
my parents visit {city=city} {check_in=date} and can't spend more than {max_price=money} per night, what are their options
hotels in {city=town2} from {check_in=onday2} to {check_out=untilday}
~ find a room in {city=town2} for {guests=hours} from {check_in=onday2}
rooms under {max_price=price2} a night in {city=town2}, arriving {check_in=anyday}, leaving {check_out=untilday}
city {city=town2}, check in {check_in=onday2}, check out {check_out=untilday}, {guests=hours} guests
{guests=hours} people, {check_in=anyday}, {city=town2}, {pets_allowed:true=pets allowed|with a dog}
until {check_out=untilday}, starting {check_in=onday2}, a hotel in {city=town2} for no more than {max_price=price2}
accommodation for {guests=hours} in {city=town2}, arrival {check_in=onday2}, {pets_allowed:false=no pets|without animals}
~ we leave {=town2_4} early, so a hotel in {city=town2} {check_in=anyday} for {guests=hours}
under {max_price=euros} a night, from {check_in=anyday3}, for {guests=few3} of us, somewhere in {city=townb2}
where can {guests=few3} people sleep in {city=townb2} {check_in=anyday3}
{city=towna}, {check_in=onday4} until {check_out=bydate2}, {pets_allowed:true=with our two dogs|the dog comes too|with a cat in tow}
for my brother's stag do I need beds from {check_in=onday4} to {check_out=bydate2} in {city=townb2}
%lang de
(suche|zeig mir) Hotels in {city=city} ab {check_in=date}

%tool stays_book_room Book a room in a hotel.
%also Creates a hotel reservation for a number of nights.
%also Reserves a room at the named hotel starting at the arrival date; special wishes are passed on to the front desk.
%param hotel_name* (hotel, property) {"type": "string", "description": "Name of the hotel"}
%param check_in* (start_date) {"type": "string", "description": "First night"}
%param nights* (num_nights, length_of_stay) {"type": "integer", "description": "Number of nights"}
%param room_type (room, room_category) {"type": "string", "enum": ["single", "double", "twin", "suite", "family"], "description": "Kind of room"}
%param note (special_request, comments) {"type": "string", "description": "Special wishes for the hotel"}
%list roomtype: single room => single | room just for me => single | double room => double | double => double | room with a big bed => double | twin => twin | room with two separate beds => twin | suite => suite | suite with a living room => suite | family room => family | room for the whole family => family
%list hotelname: Hotel Adlon | Grand Budapest | Ibis Nord | Motel One | Casa Lucia | Hilton Garden Inn | Park Inn | Hotel Miramar | Seaview Lodge | Pension Edelweiss | Marriott Downtown | Hotel Bellevue | Old Mill Inn | Holiday Inn Express | Villa Rosa | Harbour House | Hotel Krone | Blue Lagoon Resort
%list hotelwish: high floor and away from the lift | we arrive after midnight | a cot for the baby please | feather free pillows because of allergies | sea view if possible | it's our anniversary | ground floor, my father uses a wheelchair | need a parking space for a van | late check out on sunday | two keys please | quiet side, I'm a light sleeper | vegan breakfast for one | adjoining rooms with the Millers | please put champagne in the room | extra blankets | no carpets, I have asthma | early check-in around eleven | invoice to the company | desk and good wifi | shower instead of bathtub
%list wish: quiet room, please | we arrive after midnight | a cot for the baby and a fridge | no feathers | ground floor, my father can't climb stairs | two beds instead of one | view of the lake | the dog comes with us | late check-out on Sunday
%list hwish: a room at the back with no view of the street | a cot for our eight month old | nothing above the third floor because of my vertigo | a table for two at breakfast by the window | a fridge for my insulin | somewhere to leave two bikes overnight | one key for each of us | feather-free bedding for my husband | a late check-out on the last day | a bath with a handle for my father
%list hotel2: the Grand Marina | Hotel Adler | Casa Pilar | the Old Mill Inn | Pension Huber | Riverside Lodge | Hotel am Park | the Lakeview | Villa Sorrento | the Station Hotel | Under the Oaks | Hotel de Paris | The Bridge at Bath
book a {room_type=roomtype} at [the] {hotel_name=hotelname} for {nights:3=three nights|3 nights} from {check_in=date}
reserve [the] {hotel_name=hotelname} {check_in=date}, {nights:2=two nights|2 nights}
{hotel_name=hotelname} looks good, take a {room_type=roomtype} there {check_in=date} for {nights:7=a week|seven nights|7 nights}
I'd like to stay at {hotel_name=hotelname} {check_in=date} for {nights:1=one night|a single night|just the night}, and tell them {note=hotelwish}
get us into the {hotel_name=hotelname}, {nights:4=4 nights|four nights} starting {check_in=date}; note for the front desk: {note=hotelwish}
go ahead and book the {hotel_name=hotelname} for {nights:5=five nights|5 nights}
book me a {room_type=roomtype} {check_in=date} for {nights:2=two nights}
please make a reservation at {hotel_name=hotelname}, arriving {check_in=date}, staying {nights:10=ten nights|10 nights}, {room_type=roomtype}
{nights:3=three nights} in the {hotel_name=hotelname} from {check_in=date} please, "{note=hotelwish}"
for our trip {check_in=date} let's do {nights:6=six nights|6 nights} at {hotel_name=hotelname}
book {hotel_name=hotel} for {nights=few2} nights from {check_in=onday}
{nights=few2} nights at {hotel_name=hotel} from {check_in=onday}, {room_type:double=double room|double}
hotel: {hotel_name=hotel}, check-in: {check_in=onday}, nights: {nights=few2}, room: {room_type:single=single}
from {check_in=onday}, {room_type:suite=a suite} at {hotel_name=hotel} for {nights=few2} nights
book {room_type:twin=a twin} at {hotel_name=hotel} on {check_in=onday}, {nights=few2} nights, note: {note=wish}
with the note {note=wish}, {hotel_name=hotel}, {check_in=onday}, {nights=few2} nights
{room_type:family=family room}, {hotel_name=hotel}, arriving {check_in=aday}, staying {nights=few2} nights
with {note=hwish}: {nights=few3} nights at {hotel_name=hotel2} starting {check_in=anyday3}
{nights=few3} nights from {check_in=onday4} in a {room_type:twin=twin|room with two separate beds}, {hotel_name=hotel2}
book me into {hotel_name=hotel2} {check_in=anyday3} for {nights=few3} nights, we come with the kids by train, {=rem}
{hotel_name=hotel2}, {check_in=anyday3}, {nights=few3} nights, and let them know I'd need {note=hwish}
%lang de
buch mir ein Zimmer im {hotel_name=hotelname} ab {check_in=date} für {nights:2=zwei Nächte|2 Nächte}

%tool stays_cancel_reservation Cancel a hotel reservation.
%also Deletes the room booking with the given reservation number.
%also Calls off a stay that was booked before. The hotel frees the room and refunds according to its terms.
%param reservation_id* (confirmation_number, booking_id) {"type": "string", "description": "Reservation number"}
%list resno: HX-2291 | 5529183 | KTX 88 | r-2207 | LUX19/4 | 700412 | hb_3391 | Q7Z2M | 2026-0098 | bk77 | SEA-BREEZE-14
cancel hotel reservation {reservation_id=code}
we don't need the room anymore, confirmation number {reservation_id=bigint}
please call off our stay, number {reservation_id=code}
{reservation_id=code} hotel cancel
the trip to {=city} is off so get rid of the hotel booking {reservation_id=id}
can you still cancel the room under {reservation_id=code} free of charge
cancel the hotel in {=city}
I want out of that hotel reservation
undo the room booking {reservation_id=code}, we'll stay with friends
tell the hotel we're not coming, the reservation is {reservation_id=code}
we won't be staying, drop room booking {reservation_id=resno}
no hotel after all, {reservation_id=resno}
call off the hotel, number {reservation_id=code}
hotel stay {reservation_id=resno} isn't needed any more, cancel it

%server tripkit
%list tripdays: 5 days => 5 | a week => 7 | ten days => 10 | 3 days => 3 | two weeks => 14 | four days => 4 | 12 days => 12 | a fortnight => 14 | one day => 1 | 21 days => 21 | 8 days => 8

%tool create_packing_list Make a packing list for a trip.
%also Returns a checklist.
%also What to take along to a destination for so many days, given what you are going to do there.
%param destination* (where, place) {"type": "string", "description": "Where the trip goes"}
%param departure (start_date, leave_on) {"type": "string", "description": "Day of departure"}
%param days (duration, length) {"type": "integer", "description": "Length of the trip in days"}
%param activity (trip_type, purpose) {"type": "string", "enum": ["beach", "hiking", "business", "skiing", "city", "camping"], "description": "Kind of trip"}
%list dest: Iceland | Costa Rica | Rome | Lapland | Bali | Edinburgh | Crete | New York | Norway | Lake Tahoe | Sicily | Patagonia | Vietnam | Malta | Zermatt | Tokyo | Dakar | Cuba | North Wales | Morocco | Chamonix | Sylt
%list activity: beach => beach | lying on the beach => beach | swimming and sunbathing => beach | hiking => hiking | long walks in the mountains => hiking | trekking => hiking | business meetings => business | conference visits => business | skiing => skiing | days on the slopes => skiing | museums and cafés => city | sightseeing => city | sleeping in a tent => camping | camping => camping
%list days: five days => 5 | a week => 7 | 3 days => 3 | two weeks => 14 | 10 days => 10 | four days => 4 | 6 days => 6
%list town4: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Bath | Aarhus | St. Moritz | Stratford-upon-Avon | Cork | Frankfurt an der Oder
%list townb3: Zagreb | Denver | Palermo | Bergen | Reading | Ghent | Lisbon | Le Mans | Riga | King's Lynn | Salt Lake City | Nice
packing list for {destination=dest}, {days=tripdays}, {activity=activity}
what should I pack for {days=tripdays} of {activity=activity} in {destination=dest}
we leave for {destination=dest} {departure=day3}, make a packing list for {days=tripdays}
{departure=day3} {destination=dest} {days=tripdays} - what goes into the bags
I always forget half of it: {destination=dest}, {activity=activity}, off {departure=day3}
{activity=activity} in {destination=dest} from {departure=day3} for {days=tripdays}, tell me what to take
draw up a checklist of clothes and stuff for {days=tripdays} in {destination=dest}
do I need gloves or swimwear? make me a complete list, {destination=dest}, {departure=day3}
{destination=dest} trip, list everything for {activity=activity}
make a packing list for {days=tripdays} of {activity=activity}
~ I need a packing list, we leave {departure=day3}
packing list for {days=days} in {destination=town4}, {activity:hiking=hiking}
{activity:business=business trip} to {destination=town4} on {departure=day7}
leaving {departure=day7} for {days=days} of {activity:beach=beach} in {destination=townb3}
~ destination {destination=town4}, departure {departure=day7}, days {days=party_size}, activity {activity:camping=camping}
what to pack for {activity:skiing=skiing} in {destination=town4}
for {days=guests} days of {activity:hiking=hiking|tramping about} in {destination=area}
what do I pack for {destination=town2_3}, {activity:business=on business|for meetings}, off on {departure=day8}
{departure=day8} we leave, {days=guests} days, {destination=area}, and I own one pair of socks
%lang de
erstell mir eine Packliste für {days:7=eine Woche|7 Tage} {destination=city}[, wir fahren {departure=date} los]
%lang es
hazme una lista de equipaje para {days:10=diez|10} días en {destination=place}

%tool add_packing_items Put things on the packing list.
%also Adds items to a bag.
%also Add what must not be forgotten to the luggage of a trip, in the bag it belongs in.
%param items* (things, articles) {"type": "array", "items": {"type": "string"}, "description": "Things to take along"}
%param bag (luggage, container) {"type": "string", "enum": ["suitcase", "carry_on", "backpack", "car_boot"], "description": "Bag they go in"}
%list packitems: sunscreen | hiking boots and rain jacket | toothbrush, charger and passport | two jumpers | swimming trunks | adapter | first aid kit, torch | books for the flight | snorkel and fins | warm socks, gloves and hat | dog bowl | baby wipes and nappies | earplugs | binoculars | evening dress | tent pegs, mallet | playing cards | medicine for the kids | laptop and headphones | umbrella | contact lenses | travel pillow | cash in small notes
%list bag: suitcase => suitcase | big suitcase => suitcase | trunk on wheels => suitcase | hand luggage => carry_on | carry-on => carry_on | cabin bag => carry_on | backpack => backpack | rucksack => backpack | boot of the car => car_boot | car boot => car_boot
%list pack: sunscreen and a hat | passport, charger, earplugs | two pairs of jeans | hiking boots | swimsuit, towel and flip flops | Tom's inhaler | rain jacket | toothbrush and toothpaste | camera, tripod | a book for the train | wool socks, gloves, thermos and maps | adapter
%list packitems_de: Sonnencreme | Wanderschuhe und Regenjacke | Zahnbürste, Ladekabel und Reisepass | Badehose | Adapter | Reiseapotheke | Mütze und Handschuhe | Taschenlampe
%list packitems_es: crema solar | botas y chubasquero | cepillo de dientes, cargador y pasaporte | bañador | adaptador | botiquín | gorro y guantes | linterna
put {items=packitems} on the packing list
~ add {items=packitems} to the {bag=bag}
{items=packitems} must go into the {bag=bag}
don't let me leave without {items=packitems}
into the {bag=bag}: {items=packitems}
pack list + {items=packitems}
for the trip I also need {items=packitems}, {bag=bag}
oh, and {items=packitems}! better in the {bag=bag}
we would be lost over there without {items=packitems}, note that for the {bag=bag}
I want to take {items=packitems} along, put it down
add something to the {bag=bag}
{items=pack} for the trip, into the {bag:backpack=rucksack|backpack}
don't let me leave without {items=pack}, that's for the {bag:carry_on=hand luggage|cabin bag}
pack {items=pack} too
we can't travel without {items=pack}, the last suitcase was half empty
%lang de
setz {items=packitems_de} auf die Packliste
{items=packitems_de} (kommt|kommen) in den {bag:backpack=Rucksack}
%lang es
apúntame {items=packitems_es} en la lista de la maleta
mete {items=packitems_es} en la {bag:backpack=mochila}

%tool start_visa_application Start an application for a visa.
%also Returns a form and an application id.
%also Begin the paperwork for entering a country: which passport, arrival, how long and what for.
%param country* (destination_country, to) {"type": "string", "description": "Country to be entered"}
%param passport* (citizenship, nationality) {"type": "string", "description": "Nationality of the traveller"}
%param entry_date (arrival, enter_on) {"type": "string", "description": "Day of entry"}
%param stay_days (duration, days) {"type": "integer", "description": "Length of stay in days"}
%param purpose (visa_type, reason) {"type": "string", "enum": ["tourism", "business", "study", "work", "family_visit", "transit"], "description": "Reason of the journey"}
%list land2: India | Vietnam | Kenya | Brazil | China | Australia | Egypt | Nepal | Turkey | Canada | Saudi Arabia | Cambodia | Ghana | Russia | Indonesia | Japan | Tanzania | Bolivia | Uzbekistan | South Korea
%list nation: German | Indian | Brazilian | Nigerian | British | Filipino | Irish | Mexican | Swiss | Egyptian | Polish | Kenyan | Spanish | Turkish | Colombian | Thai | Canadian | South African
%list purpose: tourism => tourism | holidays => tourism | sightseeing => tourism | business => business | meetings with clients => business | studies => study | university => study | employment => work | work => work | visiting my in-laws => family_visit | seeing my grandchildren => family_visit | transit => transit | changing planes => transit
%list ctry: India | South Korea | the United States | Vietnam | Brazil | Trinidad and Tobago | Kenya | Saudi Arabia | China | New Zealand | Bosnia and Herzegovina
%list nat: German | British | South African | Irish | Swiss | Mexican | New Zealand | Polish | Costa Rican | Indian
%list num: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list nation2: Dutch | Irish | German | Polish | Ghanaian | Mexican | Swiss | Turkish | Portuguese
%list country2: Vietnam | Kenya | Brazil | India | Canada | Japan | Jordan | Australia | Egypt | Uzbekistan
apply for a visa to {country=land2}, {passport=nation} passport, entering {entry_date=day3}, {stay_days=tripdays}
{passport=nation} citizen, {country=land2}, {purpose=purpose}, from {entry_date=day3}
I'm {passport=nation} and fly to {country=land2} {entry_date=day3} for {purpose=purpose}, get the visa going
start a {country=land2} visa for a {passport=nation} traveller, {stay_days=tripdays}
{purpose=purpose}: visa {country=land2}, passport {passport=nation}, in {entry_date=day3}, {stay_days=tripdays} in total
begin the entry paperwork for {country=land2}, my papers are {passport=nation}
my wife holds a {passport=nation} passport and {country=land2} won't let her in just like that, we land {entry_date=day3}
for {purpose=purpose} in {country=land2} I need permission to enter, {passport=nation}, {stay_days=tripdays} from {entry_date=day3}
~ visa form {country=land2} / {passport=nation} / {entry_date=day3}
I need a visa for {country=land2} for {purpose=purpose}
start a visa application, I have a {passport=nation} passport
visa for {country=ctry} with a {passport=nat} passport from {entry_date=day6}
{purpose:business=business} visa for {country=ctry}, {passport=nat} passport
on a {passport=nat} passport, {stay_days=num} days in {country=ctry}
country: {country=ctry}, passport: {passport=nat}, entry: {entry_date=day6}, days: {stay_days=num}, purpose: {purpose:study=study}
from {entry_date=day6} to {country=ctry} for {purpose:tourism=tourism|sightseeing}, passport is {passport=nat}
apply for a {purpose:work=work} visa for {country=ctry}, {stay_days=num} days, nationality {passport=nat}
{passport=nat}, {country=ctry}, {purpose:transit=transit}, {entry_date=day6}
on a {passport=nation2} passport, {purpose:study=to study|as a student}, to {country=country2}
for {stay_days=big} days in {country=country2}, entering {entry_date=day8}, {passport=nation2} citizen
{purpose:family_visit=to see family|visiting relatives} in {country=country2}, I hold {passport=nation2} papers

%tool get_luggage_rules What luggage an airline allows.
%also Returns size and weight limits.
%also How big and heavy bags may be with a carrier and fare, or if a certain thing may come on board.
%param airline* (carrier) {"type": "string", "description": "Airline"}
%param item (object, article) {"type": "string", "description": "Thing in question"}
%param fare (tariff, ticket_type) {"type": "string", "enum": ["light", "classic", "flex", "business"], "description": "Kind of ticket"}
%list airline: Lufthansa | Ryanair | KLM | Emirates | Delta | Iberia | easyJet | SAS | Qatar Airways | Air France | Wizz Air | United | TAP | Finnair | Turkish Airlines | JetBlue | Norwegian | Vueling | LATAM | Singapore Airlines | Aer Lingus
%list tariff: light => light | hand luggage only => light | light fare => light | classic => classic | normal fare => classic | flex => flex | flexible ticket => flex | business => business | business class => business
%list object: parasol | guitar | power bank | pram | knitting needles | bottle of olive oil | drone | surfboard | cat in a carrier | snow globe | wedding dress | insulin pen | car seat | penknife | laptop bag as a second piece | jar of honey | folding bike | walking stick | hair dryer | camera tripod | wheel of cheese
%list lugg: cello | pair of skis with boots | pushchair | bike in a box | cabin bag with laptop | surfboard | wedding dress | cat, in a carrier | rucksack | second suitcase
%list airl: KLM | Air France | easyJet | British Airways | Ryanair | Norse Atlantic | Delta | LOT | Singapore Airlines | TAP
%list airline2: Ryanair | Lufthansa | KLM | Iberia | Finnair | easyJet | Delta | Wizz Air | TAP
%list lugg2: a folded pram | my cello | a surfboard | skis and boots | a cat in a carrier | two jars of honey | a car seat for the little one | a tent with metal pegs | a drone with spare batteries | wedding dress in a garment bag
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
can I take a {item=lugg} on {airline=airl}
luggage rules of {airline=airl} for a {item=lugg}
with a {fare:light=light} ticket on {airline=airl}, is a {item=lugg} allowed
airline: {airline=airl}, item: {item=lugg}, fare: {fare:flex=flex}
{item=lugg} in {fare:business=business} with {airline=airl}
what may I bring on {airline=airl} in {fare:classic=classic}
{fare:light=light} fare, {airline=airl}, {item=lugg}
with {airline=airline2} on a {fare:light=light|light fare} ticket, can I take {item=lugg2}
on {airline=airline2}, {item=lugg2}?
{item=lugg2} as hand luggage, is {airline=airline2} fine with that
%lang de
darf ich bei {airline=airline} {item:Gitarre=eine Gitarre|meine Gitarre} mit in die Kabine nehmen
%lang es
qué equipaje me deja llevar {airline=airline} {fare:light=con la tarifa light|con light}

%tool report_lost_bag Report a bag that did not arrive.
%also Opens a baggage tracing case.
%also Tell the airline that luggage is missing after a flight, what it looks like and where it is to be sent.
%param flight* (flight_number) {"type": "string", "description": "Flight number"}
%param look* (bag_description, appearance) {"type": "string", "description": "What the bag looks like"}
%param tag (tag_number, receipt) {"type": "string", "description": "Number on the baggage tag"}
%param deliver_to (delivery_address, address) {"type": "string", "description": "Address for delivery"}
%list flight: LH 404 | BA 117 | UA 88 | KL1772 | EK201 | FR 8212 | QF 1 | LX316 | IB 3170 | SK903 | TP 553 | AA100 | TK 1587 | AC871 | NH 211 | OS455 | DL 2041 | AF 1234
%list look: black suitcase with a red ribbon | small green hard shell | old leather bag | purple backpack with patches | grey trolley, one wheel missing | silver aluminium case | blue duffel bag | pink children's suitcase with a unicorn | brown holdall | orange rucksack | set of golf clubs in a tartan cover | double pram in a black sack | long ski bag | navy suitcase with a sticker of a moose | big checked laundry bag | cello case | military kitbag | yellow samsonite | transparent plastic box | white suitcase with stripes
%list tag: LH 220714 | 0220 447 812 | BA338812 | 7714-203 | KL 90 22 31 | EK551029 | 00482231 | SK-77402 | 0074 991 203 | AF 112233 | U2 55013 | TK 660021 | IB4410 | 887 201 345
%list sight: main station | opera house | conference centre | football stadium | zoo | ferry dock | university | botanical garden | cathedral | old harbour | trade fair | town hall | airport | art museum | city hospital | bus station | north gate | swimming pool | old market | castle | aquarium
%list address: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | Aunt Vera's | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Times Square | corner of 5th and Pine | Alexanderplatz | Sagrada Familia | Fenway Park | Old Trafford | Via Roma 20 | Schillerstr. 12 | Pier 39
%list flightx: LH 440 | BA117 | U2 8812 | AF 1380 | FR 204 | KL 1006 | OS 75 | EI 155 | TP442 | SK 925
%list lookx: black suitcase with a red ribbon | blue backpack | large silver case, one wheel missing | guitar in a hard case | green duffel bag with a tag from York | stroller | brown leather bag, old | pink trolley with stickers of cats | two skis and poles in a white bag
%list tagx: 0220 884471 | LH440219 | BA 117 903 | 0074-551902 | KL008812 | AF 33 10 20 | 1006-44 | FR660120 | OS 7500 42 | 4471990
%list lookx2: black suitcase with a red ribbon | blue backpack | large silver case | green duffel bag | stroller | brown leather bag | pink trolley with cat stickers | guitar in a hard case | hard shell case, orange | old army bag
%list addrx: 14 Mill Lane | 7 St John's Court, flat 3 | 22 Rue du Port | Harbour Road 5 | my mother's place | 3a Bridge Street | Gate House, Priory Walk | 118 West End Avenue | Dr. Sandoval's practice | 9 Elm Close | Hotel Post
%list spot2: the ferry terminal | my office on Canal Street | the garden centre | 3 Birch Close | Aunt Vera's place | the museum of glass | the wedding at Hilltop Farm | the courthouse | 120 Lake View Drive | the vet in Mill Street | the airport | the concert hall by the river | the allotments | Platz der Einheit 2 | the car wash behind the mall | the dentist on Queen's Road
%list bag: green rucksack with a broken zip | black hard-shell case with a red ribbon on the handle | grey duffel bag from the army shop | small yellow suitcase full of stickers | brown leather holdall | blue trolley with one wheel missing | purple case with "Nora" on the side | long ski bag under a silver cover
%list flightno: LH 2041 | BA77 | KL1234 | FR 5512 | SK 903 | AZ 61 | IB3170 | EZY 8807
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
report a lost bag from flight {flight=flightx}: {look=lookx}
under tag {tag=tagx}, my {look=lookx2} did not arrive with {flight=flightx}
flight {flight=flightx}, bag {look=lookx}, tag {tag=tagx}, deliver to {deliver_to=addrx}
deliver it to {deliver_to=addrx}, the lost bag is: {look=lookx}, flight {flight=flightx}
tag number {tag=tagx}, flight {flight=flightx}, lost: {look=lookx}
to {deliver_to=spot2} please once you have my {look=bag}, it was on {flight=flightno}
off {flight=flightno} but without my {look=bag}, {=aside}
under tag {tag=ref}, a {look=bag}, flew with {flight=flightno}

%server valisette
%list ltitle: Lisbon in May | ski week | Grandma's 80th | sailing with Ravi | the big move south | camping, take two | Work Trip Riga | honeymoon | Festival | kids' summer camp | Tatra traverse
%list thing2: socks | the blue raincoat | passport | swimming goggles | a phone charger | Ben's inhaler | hiking boots | toothpaste and brush | sun cream | the good camera | earplugs | a pack of cards
%list bag: the red suitcase | my backpack | Ben's rucksack | the cool box | the roof box | the beach bag | handbag | the small trolley | dry bag 2 | the side pocket of the black case
%list thinglong: that adapter which worked in Bath, not the white one | the papers for the car, they're in the kitchen drawer | a jumper for the evenings, because it cools down after eight | enough nappies to last until we find a shop | the book Inés lent me, I still haven't finished it | something to read for Grandpa, large print, no murders | the tent pegs that Ravi straightened, and the hammer | pills for the cat, if the cat comes along | the green blanket, since the nights are cold up there | my old boots, in case we walk after all
%list oddthing: a money belt bag | the list of bird names | suitcase scales | the must-have hat | a double adapter | bag clips | Two Towers, the book | a backpack cover | twin-pack batteries | shoe bags

%tool valisette_create_packing_list Creates an empty or prefilled packing list for a trip. Single things are added with valisette_pack_item.
%also Starts a new list of things to take along.
%also Set up what to bring on a journey: for whom, which weather, how many days, from a template if wanted.
%param title* (name, list_name) {"type": "string", "description": "Name of the list"}
%param owner (person, packed_for) {"type": "string", "description": "Whose luggage"}
%param climate (weather, season) {"type": "string", "enum": ["hot", "mild", "cold", "rainy"], "description": "Weather to pack for"}
%param days (length, nights) {"type": "integer", "description": "Length of the trip"}
%param template (copy_of, based_on) {"type": "string", "description": "Name of an earlier list to copy"}
%param carry_on_only (hand_luggage, cabin_only) {"type": "boolean", "description": "Hand luggage only"}
%list tpl: Ski 2025 | last summer's list | Beach, basic | the one from Bergen | Business, two nights | Tent and Stove | Scouts | Baby on board | city break | Granny's list
%list ltitlelong: things we need when it rains all week, as usual | Vigo with the in-laws, and this time no ironing | what to take if the cabin has no water | ten days on the boat, nothing that gets mouldy | everything for the wedding except the cake | night train to Zagreb, arriving at six, straight to work | the trip Dad has been planning since March | hiking with Jo, who never brings a towel | two weeks of beach, but Grandma comes too | what the twins need at camp, says their teacher
%list oddtitle: Cold Case Convention | Hot Springs Tour | Seven Days of Techno | Carry On Camping | Rainy Day Festival | Template Design Fair | Ten Days Retreat | Cabin Fever weekend | Mild Bill's wedding | Hand Luggage, the play
what to bring, {title=ltitle}, {carry_on_only:true=no checked suitcase|only what fits over my seat|nothing in the hold}
start me something for {title=ltitle} so I don't forget half, {climate:cold=it'll be freezing|snow and wind up there|minus ten at night}
{title=ltitle} for {owner=who2}, taken from {template=tpl}
from {template=tpl} make {owner=whob2} one called {title=ltitle}
I want a checklist named {title=ltitlelong}
{owner=who2}, {days=v2n} days, "{title=ltitle}", {climate:hot=blazing sun|it's going to be boiling|over thirty degrees}
new list please: {title=oddtitle}

%tool valisette_pack_item Puts a thing on a packing list, optionally into a particular bag. Use valisette_check_off when it is already in.
%also Adds something to take along.
%also Remember to bring a thing: how many, in which bag, on whose list, and who has to lay it ready.
%param item* (thing, what) {"type": "string", "description": "Thing"}
%param list (packing_list, trip) {"type": "string", "description": "Packing list"}
%param bag (container, into) {"type": "string", "description": "Suitcase, backpack ..."}
%param quantity (count, pieces) {"type": "integer", "description": "How many"}
%param bring (responsible, brought_by) {"type": "string", "description": "Person who brings it"}
%param essential (must_have, important) {"type": "boolean", "description": "Must not be forgotten"}
%list plur: towels | pairs of socks | shirts | water bottles | sleeping bags | torches | sun hats | tins of tuna | bin bags, large | nappies | clothes pegs | head lamps with batteries
{item=thing2} must come to {list=ltitle}, {essential:true=we can't go without it|or the whole thing is off|whatever happens}
take {item=thing2} along, {bring=who2} has it
{item=thing2} into {bag=bag} on {list=ltitle}
on {list=ltitle} note {item=thing2} for {bag=bag}, from {bring=whob2}
don't let me forget {item=thinglong}
{list=ltitle}, {quantity=v2n} {item=plur}, {bag=bag}, {bring=who2} brings them
I'll want {item=oddthing} with me

%tool valisette_check_off Marks a thing as packed (or takes the mark away).
%also Ticks a packing list entry.
%also Tell the list that something is in the bag already, or that it came out again.
%param item* (thing, entry) {"type": "string", "description": "Thing"}
%param list (packing_list, trip) {"type": "string", "description": "Packing list"}
%param packed_by (person, by) {"type": "string", "description": "Who packed it"}
%param bag (container, where) {"type": "string", "description": "Bag it went into"}
%param undo (unpack, revert) {"type": "boolean", "description": "Take the mark away"}
{item=thing2} from {list=ltitle}, {undo:true=I took it out again|not in after all|turns out it isn't in there}
tick {item=thing2}, {packed_by=who2} did that
I put {item=thing2} in {bag=bag}, cross it out on {list=ltitle}
~ under {list=ltitle} cross out {item=thing2}, done, in {bag=bag}
already packed: {item=thinglong}
{packed_by=who2}, {item=thing2}, {bag=bag}, {list=ltitle}, in it goes
{item=oddthing}, done

%tool valisette_ship_luggage Sends luggage ahead, door to door. Collected at one address and delivered to another. Charged at once.
%also Has suitcases collected and brought to the holiday address.
%also Travel light: a courier fetches bags, skis or bicycles here and takes them there, by a certain day, insured if wished.
%param collect_at (from_address, pickup) {"type": "string", "description": "Address of collection"}
%param deliver_to* (to_address, drop) {"type": "string", "description": "Address of delivery"}
%param pieces (count, items) {"type": "integer", "description": "Number of pieces"}
%param what (kind, piece_type) {"type": "string", "enum": ["suitcase", "skis", "bicycle", "golf_bag"], "description": "Kind of piece, default suitcase"}
%param collect_on (pickup_day, date) {"type": "string", "description": "Day of collection"}
%param arrive_by (deadline, due) {"type": "string", "description": "Must be there by"}
%param insured (insurance, cover) {"type": "boolean", "description": "Extra insurance"}
%list addr: 12 Orchard Close, Bath | Hotel Seeblick | our flat | Gran's | Pension Vogel in Vent | the office on Dale Street | Kiln Lane 4 | Villa d'Este | the ski school | Harbour View 9 | the chalet
%list addrb: 7 Mill Road, Leeds | Hotel Adria, Riga | the campsite reception | Uncle Piet's | Casa Marchetti | Oak Hill 31 | the youth hostel in Bergen | Queen's Park Lodge | the marina office | St. Anne's guest house
%list addrlong: the little hotel above the lake, the one with the goats | where we always stay in Vent, ask for Mrs. Kuhn | the flat in Ghent, ring twice, third floor | my parents, but not before ten because they sleep | the hostel next to the bus station, back door | the ski hire that lets you leave things overnight | Casa Marchetti, which you reach through the yard | the cruise terminal, hall B, where the coaches stop | Aunt Ilse, who is home all day, Kiln Lane 4 | the farm past the windmill, leave it in the barn
%list oddaddr: Golf Road 5 | Skipton House | Bicycle Yard | Insurance Street 9 | Three Cases Inn | the Friday Hotel | Collectors' Lodge | Casewick Manor | Number Two, Piece Hall | Suitcase Alley 1
get my things over to {deliver_to=addr}, {insured:true=covered if they break something|there's a camera in there, so protect it|with cover for loss}
send our cases ahead to {deliver_to=addr}, {pieces=v2n} of them
to {deliver_to=addr} from {collect_at=addrb}, there by {arrive_by=dayb2}
fetch it all from {collect_at=addr} on {collect_on=day2} and hand it in at {deliver_to=addrb}
have the heavy stuff brought to {deliver_to=addrlong}
{collect_on=day2}, {collect_at=addr} to {deliver_to=addrb}, {pieces=v2n} pieces, {what:bicycle=they have pedals|what we ride on|things with two wheels}
courier for our baggage to {deliver_to=oddaddr}

%tool valisette_store_bags Books left-luggage storage (locker, shop or hotel) for a few hours or days.
%also Leaves bags somewhere in town.
%also Find and pay a spot where suitcases can stay while one walks about, between two times.
%param near* (place, location) {"type": "string", "description": "Place"}
%param bags (pieces, count) {"type": "integer", "description": "Number of bags"}
%param drop_off (from, start) {"type": "string", "description": "Time of leaving them"}
%param pick_up (until, end) {"type": "string", "description": "Time of fetching them"}
%param spot (storage_type, kind) {"type": "string", "enum": ["locker", "shop", "hotel"], "description": "Kind of storage"}
%param collector (fetched_by, proxy) {"type": "string", "description": "Other person who may fetch them"}
%list spot: Alder Street | central station | the petrol station on Mill Lane | St. Mary's Church | the bus stop by the old bridge | Gate 3 | town hall steps | the roundabout at Oak Hill | Café d'Or | the school
%list drop_off: half past six | 7:15 | a quarter to eight | 6 am | seven sharp | 08:40 | five past seven | nine | 5:30 am | ten to eight
%list back: half past five | 17:45 | 4 pm | six in the evening | 16:10 | a quarter past three | 18:00 | five to six | twenty past four | 7 pm
%list nearlong: the museum with the whale, where the school group meets | the old harbour, not up the hill, my back hurts | whatever station the night train from Zagreb comes into | the church where they get married at three, St. Mary's | the cinema, since the film ends after midnight | that street with all the bookshops, near the river | the stadium, but they don't let you in with bags | the court, I have to be there at ten sharp | the ferry pier, as close as you can get | the park where they play chess, behind the opera
%list oddnear: Locker Street | Hotel Square | Shopwell | the Two Bags pub | Noon Street | Fetcham | Seven Cases Yard | Storey's Gate | Box Hill | Monday Market
leave our stuff near {near=spot} from {drop_off=drop_off}, {spot:shop=behind somebody's counter|at a kiosk or some store|with a shopkeeper}
where can my things stay close to {near=spot}, {collector=who2} will fetch them
near {near=spot} from {drop_off=drop_off} until {pick_up=back}
between {drop_off=drop_off} and {pick_up=back} around {near=spot}, {collector=whob2} comes for them
we need to get our cases off our hands near {near=nearlong}
~ {bags=v2n} pieces, {near=spot}, {drop_off=drop_off} to {pick_up=back}, {spot:locker=one of those metal boxes|something with a key or code}
park my suitcases around {near=oddnear}

%server wingline

%tool wingline_seek_fares Search air fares between two cities.
%also Returns flights with price and duration.
%also Compares what airlines charge from one airport to another, one way or there and back, by cabin and number of stopovers.
%param from_city* (origin, departure) {"type": "string", "description": "City or airport of departure"}
%param to_city* (destination, arrival) {"type": "string", "description": "City or airport of arrival"}
%param leave_on (depart_date, outbound) {"type": "string", "description": "Outbound date"}
%param back_on (return_date, inbound) {"type": "string", "description": "Date of return"}
%param cabin (class) {"type": "string", "enum": ["economy", "premium", "business", "first"], "description": "Travel class"}
%param stops (stopovers) {"type": "string", "enum": ["nonstop", "one_stop", "any"], "description": ""}
%list airp: Oslo | Lisbon | Heathrow | Kuala Lumpur | San Juan | Frankfurt am Main | JFK | Reykjavik | Santiago de Chile | Cork | Nice | New Orleans | Palma | Schiphol | Addis Ababa | Newark | St. John's in Newfoundland | Catania | Doha | Hong Kong | Charles de Gaulle | Tromsø | Las Palmas | Cape Town
%list twm: Verona | Reims | Marseille | Lisbon | Warsaw | Genoa | Gothenburg | Rijeka | Budapest | Dover | Bordeaux | Copenhagen
%list day9: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list day10: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list twn: Innsbruck | Calais | Lyon | Porto | Gdańsk | Milan | Oslo | Split | Bratislava | Leeds | Toulouse | Malmö
(search|look for) flights from {from_city=airp} to {to_city=airp} (leaving|departing) {leave_on=date} [and returning {back_on=date}]
what (does it cost|would it cost) to fly to {to_city=airp} from {from_city=airp}, {cabin:business=business|business class}, {leave_on=date}
{from_city=airp} - {to_city=airp}, {leave_on=date} to {back_on=date}
{stops:nonstop=nonstop|direct} {from_city=airp} {to_city=airp} {leave_on=date}
cheap fares {from_city=airp} {to_city=airp}
air fares {to_city=airp}
~ two tickets to {to_city=airp}, out {leave_on=date}, back {back_on=date}
I have to be in {to_city=airp} for a wedding, I'd set off in {from_city=airp} {leave_on=date} and want to be home {back_on=date}
how do I get out of {from_city=airp} {leave_on=date}, the meeting's in {to_city=airp} and eleven hours on the road are too many
my mum is in {from_city=airp} and hasn't seen us in {to_city=airp} for years, what would I have to pay to bring her over, {cabin:economy=cheapest class|economy|at the back} is fine
{to_city=airp} and home again from {from_city=airp}, {leave_on=date} till {back_on=date}, I don't mind {stops:one_stop=one stop|changing once}
no seat choice and no suitcase, just show prices {from_city=airp} to {to_city=airp} in {cabin:first=first|first class}
we want to fly away {leave_on=date}, {cabin:premium=premium|premium economy}
fares from {from_city=town1} to {to_city=town2_2} on {leave_on=onday3}
flights to {to_city=town2_2} from {from_city=town1} leaving {leave_on=anyday2} back {back_on=bydate}
from {from_city=town1} to {to_city=town2_2} out {leave_on=onday3} back {back_on=bydate} cabin {cabin:first=first}
returning on {back_on=onday3}, {stops:nonstop=nonstop}, out of {from_city=town1} into {to_city=town2_2}
in {cabin:premium=premium}, {stops:one_stop=one stop}, {from_city=town1} to {to_city=town2_2}
to {to_city=twm}, {back_on=day9} back, out {leave_on=day10}, from {from_city=twn}
{cabin:business=business|in business}, {from_city=twn} {to_city=twm}
into {to_city=twm} from {from_city=twn}, {stops:nonstop=nonstop|no changes}, my knee won't bend
what do they want for {to_city=twm}, out of {from_city=twn} on {leave_on=day9}
%lang de
such mir Flüge von {from_city=city} nach {to_city=city}, hin {leave_on=date}, zurück {back_on=date}
%lang es
búscame vuelos {stops:nonstop=directos|sin escalas} de {from_city=city} a {to_city=city} para {leave_on=date}

%tool wingline_pick_seat Choose a seat on a booked flight.
%also Returns the assigned seat.
%also Moves a passenger of a reservation to a window, aisle, middle, front or exit row place in the aircraft.
%param booking* (reservation, record_locator) {"type": "string", "description": "Booking code"}
%param seat_kind* (position, preference) {"type": "string", "enum": ["window", "aisle", "middle", "exit_row", "front"], "description": "Where to sit"}
%param passenger (traveller, who) {"type": "string", "description": "Who sits there"}
%list fellow: Jonas | Mrs Adeyemi | grandma | my mother in law | my older son | Priya and her baby | Aunt Carol | Dr Lindholm | Felix | boy travelling with us | Sam from accounting | Yuki Tanaka | my wife | Old Mr Brandt | kid with the broken leg | Nina | Omar Haddad | my colleague from Leeds | Beatriz | Uncle Ravi
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list book6: K7PQ2M | ZX91LL | QWE4RT | 8HJ2KD | MMR31A | WL-40921 | T5YB0P | AB12CD | 77XKQE | LNG3P0
(give|get) {passenger=fellow} {seat_kind:window=a window seat|the window|window} on booking {booking=code}
{booking=code}: {seat_kind:aisle=aisle|aisle seat}
change my seat on {booking=code} to {seat_kind:exit_row=exit row|the exit row|the emergency row}
for {passenger=fellow} {seat_kind:front=in front|front row|as far forward as possible}, reservation {booking=code}
seat choice {booking=code} {seat_kind:window=window}
window seat please
{seat_kind:aisle=aisle} for {passenger=fellow}
~ put {passenger=fellow} by {seat_kind:window=the window}
my legs are long and eleven hours are longer, so under {booking=code} I need {seat_kind:exit_row=the emergency door|the row by the emergency door}
~ {passenger=fellow} has to get up every half hour, that's {booking=code}, so it should be {seat_kind:aisle=next to the gangway|the gangway side}
I never got to see the clouds last time, {booking=code}, please {seat_kind:window=where I can look outside|with a view}
we'd like to be off the plane first under {booking=code}, so {seat_kind:front=near the door|right at the front}
the suitcase is already on {booking=code}, now let {passenger=fellow} sit {seat_kind:middle=in the middle|between us}
choose a seat on {booking=code} for {passenger=fellow}
{seat_kind:window=window} seat for {passenger=who3} on {booking=book6}
~ on {booking=book6} put {passenger=who3} on {seat_kind:aisle=the aisle}
for {passenger=who3} {seat_kind:exit_row=an exit row} seat, booking {booking=book6}
booking {booking=book6}, passenger {passenger=who3}, seat {seat_kind:middle=middle}
sit {passenger=who3} at {seat_kind:front=the front} on {booking=book6}

%tool wingline_add_baggage Add baggage to a booked flight.
%also Returns the baggage fee and confirmation.
%also Registers suitcases or bulky things such as skis, bicycles and instruments on a reservation, with number and weight.
%param booking* (reservation, pnr) {"type": "string", "description": "Booking code"}
%param kind* (type, item) {"type": "string", "enum": ["cabin_bag", "checked_bag", "skis", "bicycle", "stroller", "instrument"], "description": ""}
%param pieces (count, quantity) {"type": "integer", "description": "How many"}
%param weight_kg (weight, kilos) {"type": "integer", "description": "Kilograms each"}
%list kilos: 23 kg => 23 | 32 kilos => 32 | 20 kilos => 20 | 15 kg => 15 | 23 | 10 kg => 10 | 28 kg => 28 | eighteen kilos => 18
%list kilo: 23 Kilo => 23 | 20 kg => 20 | 15 Kilo => 15 | 32 kg => 32
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
my {kind:skis=skis} travel on {booking=code}, {weight_kg=kgs}
{pieces=qsm} {kind:bicycle=bikes|bicycles} on flight {booking=code}, please
{booking=code}: {pieces=qsm} {kind:cabin_bag=carry-ons|cabin bags}, {weight_kg=kgs} each
we bring a {kind:stroller=pram|buggy} on {booking=code}, the baby is 9 months old
%lang de
füg zur Buchung {booking=code} noch {pieces=int} {kind:checked_bag=Koffer} mit je {weight_kg=kilo} hinzu
%lang es
añade {kind:bicycle=una bicicleta|mi bici} a la reserva {booking=code}
