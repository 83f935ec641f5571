# Requests in which it is hard to tell which parameter the words belong to: odd orders, roles told by a preposition or by sense only.
%lang en
%list town: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list town3: Metz | Ulm | Crewe | Maribor | Orléans | Nottingham | Bolzano | Liège | Perth | Vigo | Kiel | Zagreb
%list spot: the north gate of the zoo | 14 Mill Lane | the old post office | Café Mirabelle | my mother's flat | the hospital's main entrance | terminal 2 | Harbour Street 9 | the climbing hall behind the station | St Anne's church | the bus stop at the quarry | 8 Rue du Four | the swimming pool | Kastanienweg 31 | the back door of the theatre | gate B of the stadium | the hotel on the hill | 77 Orchard Road
%list spot2: the ferry terminal | my office on Canal Street | the garden centre | 3 Birch Close | Aunt Vera's place | the museum of glass | the wedding at Hilltop Farm | the courthouse | 120 Lake View Drive | the vet in Mill Street | the airport | the concert hall by the river | the allotments | Platz der Einheit 2 | the car wash behind the mall | the dentist on Queen's Road
%list who: Kim | Mrs Adeyemi | my brother | Tobi | Ravi Shah | grandma | Lena | the new intern | Dr. Sole | my flatmate | Jonah Price | our accountant | Bea | Marek | the neighbours | Coach Lindqvist | Yusuf | Aunt May | Ines | Pete from sales
%list mate: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list mate2: Aino | Boris | Carla | Desmond | Eilidh | Farid | Greta Moll | Hamid | Ivo | Jule | Kwame | Liv | Matteo | Noor | Oskar
%list crew: Kim and Ravi | Lena, Marek and Ines | Priya, Olu | Tom Becker and Rosa Diaz | the three from design | Hugo, Emil, Nadia and Zoe | Stefan and the interns | Fatima and Jonah | Yusuf, Dana | my whole team
%list family: Ben | Ida | dad | Mila | the twins | grandpa | Oscar | Nora | uncle Joe | Finn | mum | Leo
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list day: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list past: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list past2: last sunday | the 19th | october 2 | this morning | the end of last quarter | today | wednesday | 2025-11-30 | new year's day | thursday
%list clock: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list slot: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
%list n: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list hst: 3 | four => 4 | 4 | three => 3 | five => 5 | 5 | two => 2 | 2
%list st: 3 | four => 4 | 4 | three => 3 | five => 5 | 4.5 | two => 2 | 3.5
%list sum: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list lead: right, so | ok quick one | before I forget | it's raining cats and dogs here | finally got a minute | hey | so we talked it over at dinner | my hands are full | one more thing | listen | good news, we are going | bit stressed today | as promised
%list trainno: ICE 614 | the 8:12 | EC 173 | IC 2046 | TGV 9576 | train 88 | RJ 61 | the night train NJ 421 | Thalys 9412
%list ref: BX7Q2L | 88KD1 | QZP4TT | L0M9A | RR-20871 | 7HH3WE | TK-5512 | VOLT88 | A1B2C3
%list surname: Okafor | Brandt | Lindqvist | de Wit | Marchetti | Nowak | O'Shea | Takeda | Haddad | Pereira | Kaya
%list port: Dover | Harwich | Kiel | Piraeus | Ancona | Stockholm | Rosslare | Bari | Holyhead
%list port2: Calais | Turku | Patras | Gothenburg | Cherbourg | Split | Hook of Holland | Dublin | Palma
%list month: may | october | july | december | the autumn | february | september | easter week
%list carname: the blue Corsa | the white van at the corner | B-KX 204 | the little Fiat | Zoe 7 | the seven-seater | HH-LL 93 | the electric Mini | Transit 3
%list plate: B-KX 204 | LN19 XTD | 7KLM203 | HH-LL 93 | GR 512 A | WI-SE 88 | M-PP 4410 | AB12 CDE
%list bikestn: Central Library | Dock 4 | Rosenthal Square | the station by the lido | University South | Market Hall | Pier 9 | Town Hall
%list hotel: Hotel Bellevue | the Grand Oak | Pension Rosi | the Anchor Inn | Villa Miramar | Zum Hirschen | the Old Mill | Casa Azul | Hotel Nord | the Seven Stars
%list area: the Black Forest | the Peak District | Lake Garda | the Ardennes | the Lofoten islands | the Jura | Brittany | Tuscany | the coast near Gdynia | the Tatra mountains
%list camp: Camping Seeblick | Pine Meadow | Camping du Lac | Riverside Park | the site at Dune End | Waldcamp | Camping Sole | Kestrel Farm
%list stops: Metz and Dijon | Aunt Vera's | the bakery and the pharmacy | Ulm, Augsburg and Munich | the petrol station on the ring road | the coast road and Lerici | school | Leicester, then Derby | the lake
%list garage: the Opera car park | Parkhaus Mitte | Riverside Garage | the one under the market | Q-Park East | City Deck 3 | Station Garage
%list country: Vietnam | Kenya | Brazil | India | Canada | Japan | Jordan | Australia | Egypt | Uzbekistan
%list nation: Dutch | Irish | German | Polish | Ghanaian | Mexican | Swiss | Turkish | Portuguese
%list airline: Ryanair | Lufthansa | KLM | Iberia | Finnair | easyJet | Delta | Wizz Air | TAP
%list lugg: a folded pram | my cello | a surfboard | skis and boots | a cat in a carrier | two jars of honey | a car seat for the little one | a tent with metal pegs | a drone with spare batteries | wedding dress in a garment bag
%list bag: green rucksack with a broken zip | black hard-shell case with a red ribbon on the handle | grey duffel bag from the army shop | small yellow suitcase full of stickers | brown leather holdall | blue trolley with one wheel missing | purple case with "Nora" on the side | long ski bag under a silver cover
%list flightno: LH 2041 | BA77 | KL1234 | FR 5512 | SK 903 | AZ 61 | IB3170 | EZY 8807
%list resort: Saalbach | Zermatt | Chamonix | Åre | Livigno | Ischgl | Jasper | Val d'Isère
%list stuff: leeks, two eggs and half a cabbage | rice and a tin of chickpeas | potatoes, bacon and cream | leftover chicken, corn and tortillas | lentils, carrots, a lonely sausage | spinach and feta | stale bread and milk | courgettes, mint and lemons | beetroot and goat cheese | oats, bananas and peanut butter | pumpkin, sage and some pasta
%list unwanted: nuts | anything with gluten | pork | mushrooms | dairy | onions | shellfish | egg | coriander | meat of any kind
%list resto: Osteria Nonna | the Blue Lantern | Chez Odile | Sakura | the Plough | Taverna Kostas | Goldener Adler | Little Saigon | El Patio | Mama Jo's | Bistro 12
%list cuisine: thai | italian | georgian | indian | vegan | korean | lebanese | ethiopian | tapas | greek
%list remark: one of us is in a wheelchair | we bring our own cake | a high chair for the baby | it's my parents' golden wedding | two of us don't eat fish | please no table by the toilets | the dog needs a bowl of water | we have to leave before nine for the theatre | severe nut allergy at the table | keep the candle away from grandpa's oxygen
%list order: two margheritas and a tiramisu | pad thai, spring rolls and one mango lassi | a large doner without onions | chicken tikka, naan and rice for three | four burgers, two with cheese | lentil soup and flatbread | a family box of sushi | ramen with an extra egg, gyoza | falafel wraps, hummus and fries
%list dish: mushroom risotto | lentil soup with sausages | fish pie | pizza from the freezer | shakshuka | roast chicken with potatoes | green curry | pancakes with plums | spaghetti with clams | chili for the whole gang | baked beans on toast | stuffed peppers
%list grocery: oat milk | washing powder | toilet paper | basmati rice | tomatoes on the vine | cat litter | butter | sparkling water | coffee beans | nappies | dark chocolate | rye bread
%list grocery2: soy milk | brown rice | cherry tomatoes | margarine | still water | decaf | milk chocolate | spelt rolls | frozen peas | tea lights
%list brand: Alpro | Lavazza | Persil | Barilla | Andechser | Tate & Lyle | Volvic | Whiskas | Ritter Sport
%list pack: 1 kg | six-pack | 500 g | two litre bottle | family size | 250 ml | 12 rolls | 5 kg bag
%list eaten: a bowl of muesli with yoghurt | cheese sandwich | leftover curry | an apple and some nuts | the last slice of birthday cake | porridge with honey | fish and chips from the pier | lentil salad
%list amt: 200 grams | a big plate | half a portion | two slices | about a cup | 330 ml | a handful | one bowl
%list rooms: kitchen and hallway | study | kids' room, bathroom and landing | living room | bedroom and corridor | dining room | hall, kitchen and pantry | guest room
%list room: bathroom | study | nursery | living room | guest room | kitchen | attic room | bedroom | hallway | workshop
%list wdays: mondays and thursdays | weekdays | saturday and sunday | tuesdays, fridays | wednesdays | the weekend | monday, wednesday and friday | sundays
%list deg: 19 degrees => 19 | 21 | 17.5 | 22° => 22 | 16 | 20 degrees => 20 | 23 | eighteen => 18
%list song: Under the Bridge | Hit the Road Jack | Here Comes the Sun | At Last | From Dusk till Dawn | Running Up That Hill | With or Without You | For Emma | Dancing Queen | On the Nature of Daylight | Into My Arms | La Vie en rose | Up the Junction
%list artist: Nina Simone | Radiohead | the Smiths | Etta James | Bon Iver | Queen | Kate Bush | Rosalía | Miles Davis | Dire Straits | Max Richter | ABBA
%list mood: a rainy sunday with tea | cleaning the flat | dinner with the in-laws | getting over a break-up | long drives at night | studying for exams | a garden party with kids | falling asleep on a plane | the last kilometre of a run | wrapping presents
%list plname: Slow Burn | For Mum | Up and Away | From the Attic | Kitchen Disco | Under Covers | Road to Nowhere | Sunday at Grandma's | Sweat | With Love
%list film: Under the Skin | From Here to Eternity | The Lives of Others | In the Mood for Love | Paddington in Peru | Up | On the Waterfront | The Third Man | Dune | To Be or Not to Be | Anatomy of a Fall | Into the Wild
%list cinema: the Odeon | Filmtheater am Park | the Rex | Cinema Paradiso | Arthouse 3 | the Picture House | CineStar | Le Champo
%list show: Antiques on Tour | the Vienna concert | Crime at the Lake | the cup final | Gardeners under Glass | a documentary about bees | Tatort | The Great Bake Off | News at Ten
%list channel: BBC Two | Arte | ZDF | Channel 4 | ORF 1 | PBS | RTÉ One | SVT1 | La 2
%list book: A Room with a View | The Old Man and the Sea | Under the Net | From a Low and Quiet Sea | The Memory Police | To the Lighthouse | On Beauty | The Wall | Piranesi | By Grand Central Station I Sat Down and Wept | Stoner | In Cold Blood
%list author: Marlen Haushofer | Iris Murdoch | Zadie Smith | Susanna Clarke | John Williams | E. M. Forster | Yoko Ogawa | Donal Ryan | Virginia Woolf
%list branch: the east branch | Central Library | Hill Road | the harbour branch | Westend | the branch at the market | Northfield
%list team: Ajax | the Boston Celtics | Union Berlin | Wrexham | the Springboks | Gloucester | FC Basel | Leinster | Real Sociedad
%list team2: Feyenoord | the Knicks | Hertha | Celtic | the All Blacks | Bath | Young Boys | Munster | Athletic Bilbao
%list league: the cup | the premier league | the champions league | the playoffs | the world cup | the league
%list runroute: along the canal to the mill | around the reservoir | up to the chapel and back through the woods | through the park with Bea's dog | from home to the pier | under the railway bridges | over the three hills
%list km: 8 km => 8 | 5.4 kilometres => 5.4 | 12k => 12 | 21.1 km => 21.1 | 10 | 7.5 | six kilometres => 6
%list pill: ibuprofen | metformin | vitamin D | the antibiotic | magnesium | thyroxine | iron tablets | omeprazole | ramipril
%list dose: one tablet | 5 ml | 500 mg | two drops | half a tablet | 20 mg | a spoonful | two puffs
%list times: eight and eight | morning and night | 7:00, 13:00 and 19:00 | noon | 9 am and 9 pm | breakfast time and bedtime | six, two and ten
%list zone: front lawn | rose bed | vegetable patch behind the shed | hedge | greenhouse | herb spiral | roof terrace | orchard
%list chore: emptying the dishwasher | the bins | hoovering under the beds | walking the dog before school | cleaning out the rabbit hutch | ironing | wiping down the bathroom | raking leaves by the gate | the recycling with the smelly cans

%tool search_train_connections
{travel_class:first=first class|in first}, {departure_date=day}, from {origin=town} we go, {destination=town2} is where the cousins live
to {destination=town2} please, for {passengers=n} of us, starting out in {origin=town}[, {=aside}]
{origin=town} {destination=town2} {departure_date=sday} back {return_date=eday}
{travel_class:sleeper=in the sleeper|sleeping car}, {passengers=n} people, to {destination=town2} out of {origin=town}, home again {return_date=eday}
%tool list_station_departures
towards {direction=town2}, what leaves {station=town} after {after=clock}
after {after=clock}, anything out of {station=town}? only the next {limit=n}
I'm at {station=town} and need to be in the {direction=town2} direction, what's next
%tool reserve_train_seat
{preference:window=by the window|window}, {seats=n} seats, {date=day}, on {train=trainno}
{=lead} on {train=trainno} I'd like to sit {preference:quiet=in the quiet coach|where it is quiet}, it's for {date=day}
for {date=day}, {seats=n} on {train=trainno}, {preference:family=with the family compartment|among other families}
%tool findBusTrip
under {maxPrice=eur}, {children=n} kids and {adults=n} grown-ups, coach into {toCity=town2} from {fromCity=town}
coach {travelDate=day}, we leave {fromCity=town}, the festival is in {toCity=town2}
{toCity=town2} by bus {travelDate=day}, I'm setting off in {fromCity=town} and won't pay more than {maxPrice=eur}
%tool changeBusTicket
at {newTime=clock} instead, booking {bookingCode=ref}
{bookingCode=ref} should be {newDate=day} now, my sister is ill
make it {newDate=day} {newTime=clock} for my bus, the code's {bookingCode=ref}
%tool ferry-search-crossings
with {vehicle:camper=the camper|our motorhome}, {passengers=n} of us, to {arrival_port=port2} from {departure_port=port}
from {departure_port=port} {date=day} over to {arrival_port=port2} {vehicle:foot=on foot|without a car}
{arrival_port=port2} by boat, out of {departure_port=port}, {date=day}, I get seasick but never mind
%tool aeroquest_find_fares
{cabin:business=business|up front in business}, {from=town} over to {to=town2} {depart_on=sday}, {adults=n} of us
fares into {to=town2}, leaving {from=town} {depart_on=sday}, flying home {return_on=eday}, {=aside}
for {adults=n} adults from {from=town}, to {to=town2}, what would a flight cost
%tool aeroquest_price_alert
below {max_price=eur} to {destination=town2} tell me, I fly out of {origin=town}
only in {month=month}: {origin=town} to {destination=town2} for less than {max_price=eur}, let me know
let me know once {destination=town2} gets cheap from {origin=town}, cheap meaning {max_price=eur}
%tool aeroquest_online_checkin
{surname=surname}, {booking_code=ref}, {seat:aisle=on the aisle|aisle please}
check us in under {surname=surname}, the code is {booking_code=ref}
{seat:window=by the window|window seat} on booking {booking_code=ref} in the name of {surname=surname}, {=lead} I can't find my glasses
%tool aeroquest_add_baggage
{pieces=n} {kind:checked_bag=suitcases for the hold|checked bags} more on {booking_code=ref}
my {kind:instrument=guitar|violin|instrument} has to come along on {booking_code=ref}, it weighs {weight_kg=n} kilos
at {weight_kg=big} kg each, {pieces=n} of them, add to booking {booking_code=ref}
%tool requestRide
from {pickup=spot} to {dropoff=spot2}, {rideType:xl=a big one|an xl}, there are {passengers=n} of us
to {dropoff=spot2} at {pickupTime=clock}, the driver finds me at {pickup=spot}
{dropoff=spot2}, fast as you can, I'm standing at {pickup=spot}
taxi for {passengers=n} from {pickup=spot} with {rideType:wheelchair=space for a wheelchair|a ramp}
%tool estimateRideFare
what would they charge me into {dropoff=spot2} if I get in at {pickup=spot}
{rideType:shared=sharing with strangers|shared}, {pickup=spot} to {dropoff=spot2}, roughly how much
from {pickup=spot}, {rideType:premium=in a posh one|in a limo}, to {dropoff=spot2}: price?
%tool carshare.find_vehicles
{vehicle_type:van=a van|something to move a sofa with} within {radius_m=big} metres of {near=spot}
around {near=spot}, any car, {=aside}
by {near=spot} I need {vehicle_type:electric=an electric one|something electric}
%tool carshare.reserve
from {start=slot}, {vehicle=carname}
until {end=clockb} I'd need {vehicle=carname}, starting {start=clock}
keep {vehicle=carname} for me {start=clock} to {end=clockb}, {=aside}
%tool bike-hire-start
for {hours=n} hours, {count=n} {bike_type:tandem=tandems|tandem bikes}, at {station=bikestn}
at {station=bikestn} I'll take {bike_type:cargo=a cargo bike|one of the cargo bikes}, we're hauling a fridge
{count=n} bikes from {station=bikestn}, {bike_type:kids=children's ones|for kids}
%tool bike-stations-nearby
with {looking_for:free_docks=somewhere to put it back|empty docks}, close to {place=spot}
near {place=spot}, at most {limit=n}, that have {looking_for:e_bikes=electric ones|e-bikes}
{place=spot}: where can I pick up {looking_for:bikes=a bike|two bikes}

%tool hotels.find
up to {max_price=eur} a night, {location=town}, {check_in=sday} till {check_out=eday}
for {guests=n} in {location=area}, at least {stars=hst} stars, we check in {check_in=sday}
somewhere to sleep in {location=town} for {guests=n}, my budget ends at {max_price=eur}, {=aside}
%tool hotels.reserve
with {board:breakfast=breakfast|breakfast included}, {room:twin=a twin|two separate beds}, at {hotel=hotel}
at {hotel=hotel} from {arrival=sday} to {departure=eday}, just for {guests=n}
{arrival=sday} to {departure=eday} for {guests=n} people, {board:half_board=half board|with dinner}, {hotel=hotel}
%tool camp_find_sites
in our {pitch:motorhome=motorhome|rv}, {nights=n} nights, somewhere around {area=area}
{dog:true=with the dog|plus our poodle} to {area=area}, {nights=n} nights from {arrival_date=sday}
{area=area}, {pitch:hammock=sleeping in hammocks|with a hammock}, arriving {arrival_date=day}
%tool camp_book_pitch
{electricity:true=with a power hook-up|with electricity}, for {people=n}, at {campsite=camp}, {from_date=sday} to {to_date=eday}
from {from_date=sday} until {to_date=eday} at {campsite=camp}, {electricity:false=no power needed|without electricity}
{people=n} of us, {campsite=camp}, we arrive {from_date=sday}
%tool get_route
over {via=stops}, to {destination=spot2}, {mode:cycling=by bike|cycling}
how do I get from {origin=spot} to {destination=spot2} without {avoid:tolls=tolls|paying tolls}, via {via=stops}
leaving at {depart_at=clock}, {mode:public_transport=by bus and train|on public transport}, I have to be at {destination=spot2}, I start from {origin=spot}
it feels like the moon and back, but show me the way to {destination=spot2}, with {via=stops} in between
%tool measure_distance
in {unit:miles=miles}, {place_a=town} and {place_b=town2}, how far apart
{straight_line:true=as the crow flies|in a straight line} from {place_a=spot} to {place_b=town2}
{place_b=town2} is how far from {place_a=town}
%tool parkwise-search-garages
{covered:true=under a roof|covered}, near {near=spot}, from {arrive=clock}
by {near=spot}, no more than {max_rate=eur} an hour, leaving again at {leave=clockb}
between {arrive=clock} and {leave=clockb} the car has to stand somewhere close to {near=spot2}, {=aside}
%tool parkwise-reserve-space
with plate {plate=plate}, at {garage=garage}, {from_time=clock} to {to_time=clockb}
for {plate=plate} a space in {garage=garage} from {from_time=clock}
until {to_time=clockb}, {garage=garage}, the car is {plate=plate}
%tool listChargePoints
for {plug:chademo=chademo|a chademo plug}, at least {minPower=big} kilowatts, around {around=spot}
around {around=town}, {onlyFree:true=not in use|free right now}
charging near {around=spot2} on {plug:ccs=ccs}, battery's almost flat
%tool create_packing_list
for {days=n} days of {activity:hiking=hiking|tramping about} in {destination=area}
what do I pack for {destination=town2}, {activity:business=on business|for meetings}, off on {departure=day}
{departure=day} we leave, {days=n} days, {destination=area}, and I own one pair of socks
%tool start_visa_application
on a {passport=nation} passport, {purpose:study=to study|as a student}, to {country=country}
for {stay_days=big} days in {country=country}, entering {entry_date=day}, {passport=nation} citizen
{purpose:family_visit=to see family|visiting relatives} in {country=country}, I hold {passport=nation} papers
%tool get_luggage_rules
with {airline=airline} on a {fare:light=light|light fare} ticket, can I take {item=lugg}
on {airline=airline}, {item=lugg}?
{item=lugg} as hand luggage, is {airline=airline} fine with that
%tool report_lost_bag
to {deliver_to=spot2} please once you have my {look=bag}, it was on {flight=flightno}
off {flight=flightno} but without my {look=bag}, {=aside}
under tag {tag=ref}, a {look=bag}, flew with {flight=flightno}
%tool skipass_buy
from {valid_from=sday}, {quantity=n} {age_group:child=for kids|children's passes}, in {resort=resort}
{resort=resort} until {valid_to=eday}, {age_group:senior=senior|over 65}, beginning {valid_from=sday}
{quantity=n} passes, {resort=resort}, {valid_from=sday} to {valid_to=eday}, my boots are still wet

%tool pantry_suggest_dishes
without {exclude=unwanted}, using up {ingredients=stuff}, for {servings=n}
{ingredients=stuff} want to be eaten, {max_minutes=span} is all I have
for {servings=n} out of {ingredients=stuff}, as {course:starter=a starter|a first course}
%tool pantry_get_method
in {units:cups=cups}, how to do {dish=dish} for {servings=n}
for {servings=n}, how is {dish=dish} made
{dish=dish} step by step, [with {units:metric=grams|metric amounts},] I've never done it
%tool findFreeTables
{cuisine=cuisine} for {partySize=n} in {city=town} {when=slot}
up to {maxPrice=eur} a head, {city=town2}, {when=slot}, {partySize=n} hungry people
around {city=town}, {partySize=n}, {when=slot}, and don't tell my wife
%tool makeTableReservation
on {seating:terrace=the terrace|the terrace if it stays dry}, {restaurant=resto}, {date=day} at {time=clock}, {partySize=n}, {remark=remark}
at {restaurant=resto} for {partySize=n} at {time=clock}
tell {restaurant=resto} we are {partySize=n}, {date=day}, and that {remark=remark}
{date=day}, {time=clock}, {seating:bar=at the bar}, {partySize:2=me and my sister|the two of us}, {restaurant=resto}
%tool amendTableReservation
to {time=clock}, reservation {reservationId=ref}
with {partySize=n} of us now, {reservationId=ref}
{reservationId=ref}, {date=day} instead, still as many as before
%tool fetchfood-place-order
to {address=spot}, {items=order}, from {restaurant=resto}, with {tip=eur} for the courier
from {restaurant=resto} bring {items=order} to {address=spot2}, {contactless:true=leave it at the door|by the door is fine}
around {deliver_at=clockb} {items=order} by {restaurant=resto}[, {=aside}]
%tool fetchfood-browse-kitchens
who brings {craving=cuisine} food to {address=spot} for under {max_fee=eur} delivery
{sort:speed=fastest first|quickest on top}, {craving=dish}, at {address=spot2}
to {address=spot}: {craving=cuisine}, with at least {min_rating=st} stars
%tool basket_put
{quantity=n} of {product=grocery} by {brand=brand} in {pack_size=pack}
in {pack_size=pack}, {product=grocery}
from {brand=brand} if they have it, {product=grocery}, {=aside}
%tool basket_choose_slot
not before {earliest=clock}, {date=day}, I sleep late
{date=day} between {earliest=clock} and {latest=clockb} I'm home for the shopping
by {latest=clockb} at the latest the groceries should be here {date=day}
%tool basket_replace
instead of {old_product=grocery} I'd rather have {new_product=grocery2}
put in {quantity=n} {new_product=grocery2} for the {old_product=grocery}
take {new_product=grocery2}, drop {old_product=grocery}, the baby won't touch it
%tool weekmenu.plan_meal
{cook=family} makes {dish=dish} {date=day} for {servings=n}
for {meal:lunch=lunch} {date=day}, {dish=dish}, {cook=family} at the stove
{date=day} there will be {dish=dish}, {servings=n} of us eating
%tool weekmenu.swap_days
only {meal:dinner=dinner|the dinners}: {first_day=sday} for {second_day=eday}
what we eat {first_day=sday} should go on {second_day=eday} and the other way round
{second_day=eday} with {first_day=sday}, swap, the fish isn't thawed
%tool diary_add_food
{amount=amt} of {food=eaten} at {meal:breakfast=breakfast}
for {meal:snack=a snack|elevenses} I had {food=eaten} {date=past}
{date=past}, {food=eaten}, {amount=amt}, I regret nothing
%tool dustbot_clean
{power:quiet=on quiet|without waking anyone}, {rooms=rooms}, {passes=n} rounds
with {mode:mop=the mop|the wet mop} through the {rooms=rooms}
the {rooms=rooms}, {mode:spot=just the spot|spot cleaning}, glitter everywhere after the party
%tool setHeatingPeriod
at {temperature=deg} from {fromTime=clock} to {toTime=clockb} the {room=room}
on {days=wdays} the {room=room} to {temperature=deg} until {toTime=clockb}
{room=room} {temperature=deg} {fromTime=clock} {toTime=clockb}

%tool jukebox_play
in the {room=room}, {artist=artist}'s {title=song}, at {volume=pct}
by {artist=artist} in the {room=room}: {title=song}
{title=song} on {volume=pct}, the old lady next door is deaf anyway
%tool jukebox_enqueue
{position:next=right after this one|next up}, {title=song} by {artist=artist}
{artist=artist} with {title=song}, {position:last=at the very end|as the last one}
add {title=song}, I love this song since school
%tool jukebox_make_playlist
under the name {name=plname}, {length_minutes=span}, for {mood=mood}
for {mood=mood}, from the {era:80s=eighties|80s}, as {name=plname}
{name=plname} shall be a playlist of {length_minutes=span}, only {era:current=new stuff|current songs}
%tool cinemaShowtimes
in {version:original=the original|original version}, {city=town}, {film=film} {date=day}
{date=day} in {city=town} with {version:subtitled=subtitles}, when do they show {film=film}
for {film=film}, what times {date=day}? {city=town2}
%tool reserveCinemaSeats
at {cinema=cinema}, {row:back=in the back|back row}, {seats=n} for {film=film} at {time=clockb}
{seats=n} of us into {film=film} {date=day} at {cinema=cinema}
for {date=day} {time=clockb}, {film=film}, {seats=n} seats, {row:middle=in the middle|half way up}, we meet at the kiosk
%tool recordProgramme
on {channel=channel}, {programme=show}, from {startTime=clockb}
{date=day} {startTime=clock} to {endTime=clockb} on {channel=channel}, {programme=show}, {series:true=every episode of it|the whole series}
tape {programme=show} for grandpa, it's on {channel=channel} {date=day}
%tool library_find_book
by {author=author}, {title=book}, {format:audiobook=on audio|to listen to}
at {branch=branch}, do they keep {title=book} in {format:large_print=large print|big letters}
has {author=author} written {title=book} or am I dreaming, look in the catalogue
%tool library_hold_book
at {pickup_branch=branch} for me, {title=book} by {author=author}
until {keep_until=eday}, hold {title=book}, I pick it up at {pickup_branch=branch}
by {author=author}: {title=book}, keep it, my lumbago won't let me out this week
%tool team-next-games
in {competition=league}, the next {count=n} of {team=team}
{venue:away=away from home|away only}, {team=team}, {count=n} games
at {venue:home=home}, when does {team=team} play in {competition=league}
%tool team-past-results
against {opponent=team2} since {from_date=past}, how did {team=team} do
from {from_date=past} to {to_date=past2}, {team=team}
{team=team} versus {opponent=team2}, all of it, I have a bet running
%tool runlog_add_run
{route=runroute}, {distance_km=km} in {minutes=span}, {feeling:awful=felt awful|dreadful}
{date=past}: {distance_km=km}, {route=runroute}, {feeling:great=felt great|loved it}
in {minutes=span} I did {distance_km=km} {date=past}, shoes are ruined
%tool addDosePlan
{dose=dose} at {times=times}, {medicine=pill}, until {endDate=eday}, {withFood:true=with food|at mealtimes}
of {medicine=pill} {dose=dose} from {startDate=sday} on, at {times=times}
{medicine=pill} at {times=times}, {=aside}
%tool sprinkler-set-program
for {minutes=span} at {start_time=clock} the {zone=zone}
on {days=wdays}, {zone=zone}, {minutes=span}
{start_time=clock} on {days=wdays} water for the {zone=zone}, it's like a desert out there
%tool sprinkler-pause
until {until_date=eday}, from {from_date=sday}, nothing on the {zone=zone}
from {from_date=sday} no water anywhere until {until_date=eday}, we've had floods
the {zone=zone} needs no watering till {until_date=eday}
%tool chores.assign
by {due=day}, {chore=chore}, that's for {person=family}
for {points=n} points {person=family} takes {chore=chore}
{repeat:weekly=every week|once a week} {chore=chore} goes to {person=family}, no discussion
from now on {person=family} does {chore=chore} {repeat:daily=every day|daily}

%list bug: cart empties itself on reload | save button hides under the keyboard | export stops at row 1000 | login loops with single sign-on | add a way back from the payment page | dates shift by one day in reports | avatar upside down after upload | search ignores words with umlauts | crash on rotate while the camera is open | mails to customers go out twice | let users sort by last login | pop-up covers the form on small screens
%list words: timeouts at checkout | umlauts | rounding | dark mode | double mails | slow search on mobile | the password reset | webhooks from the bank | csv import with quotes | pictures under 1 MB | sign-in with google
%list proj: Atlas | WEB | Backoffice | Checkout | Hydra | Mobile | Billing | Customer Portal | Orion | DATA | Relaunch
%list key: WEB-12 | MOB-77 | PAY-1032 | ATL-204 | OPS-66 | HYD-9 | CORE-808 | BO-19 | SEC-4 | DATA-310
%list key2: WEB-90 | MOB-5 | PAY-2001 | ATL-33 | OPS-180 | HYD-41 | CORE-7 | GRO-345 | QA-73
%list repo: webshop | billing-api | infra | design-system | auth-service | docs | mobile-app | data-pipeline | search-indexer
%list brch: main | develop | release/3.1 | feature/sso | hotfix/cart | staging | lts | chore/deps | spike/grpc
%list num: 12 | 218 | #77 => 77 | 1043 | 905 | #66 => 66 | 341 | 2204 | #530 => 530 | 4812 | 88
%list review: please add a test for the empty case | nobody knows what this flag is for | looks good with the new name | split this in two before friday | the lock is never released on error | move it under utils with the rest | needs a rebase onto main first | why not from the cache | great, at last
%list pipe: nightly | release | e2e | docs-deploy | android-build | security-scan | smoke-tests
%list job: lint | coverage | unit tests | publish | typecheck | e2e-chrome | docs
%list svc: checkout | mailer | payment gateway | search | auth-service | image-resizer | reporting | cart | scheduler
%list vers: 2.4.1 | v3.2 | build 881 | 5.12.0 | 1.18 | v2025.3 | 4.0.0-rc2 | release 17
%list why: we know about it already | load test with the new cluster | the vendor is working on it | year-end closing in accounting | planned reboot of the whole rack | waiting for parts from Japan | nobody on site until monday | migration to the second data center | audit by the bank
%list feature: one-click checkout | dark mode | group calls | passkeys | smart inbox | live captions | family plan | offline maps
%list logtext: connection refused by peer | out of memory | invalid token for user | deadlock detected on orders | payment declined at gateway | disk full | permission denied under /tmp | timeout from upstream
%list metric: cpu usage | error rate | queue length | free disk space | response time | failed logins | memory usage on web-01 | orders per minute
%list alert: disk-full-db1 | HighErrorRate | cert-expiry | node-down | replication-lag | backup-missing | heartbeat-eu
%list tell: the ops team | the backend channel | marcus | the night shift | sre | whoever is on call | the platform team | lena from support
%list outage: nobody can log in since the deploy | the database is down for good | payments fail with every card | all orders from today are gone | the site is blank on phones | customers see each other's data | disk on the main node is full | mails pile up in the queue
%list update: a fix is on its way to all regions | some users cannot sign in with google | everything is back to normal | uploads over 10 MB fail at the moment | our provider has a problem with the network in Europe | no data was lost | short downtime tonight at two
%list part: checkout | login | file uploads | the mobile app | the api | reports | email delivery
%list domain: kims-bakery.com | slowcoffee.de | northwind.app | tinyrobots.dev | greenroof.org | casa-lupe.es | yogaloft.berlin
%list host: www.acme.io | mail.slowcoffee.de | api.northwind.app | vpn.acme.io | docs.greenroof.org | shop.lunasoaps.store
%list target: 203.0.113.7 | acme.github.io | 198.51.100.40 | lb-7.hostnest.net | edge.pixelpost.eu | 192.0.2.146
%list image: nginx:1.27 | postgres:16 | redis:7 | ghcr.io/acme/api:3.2 | mysql:8 | grafana/grafana | caddy
%list cname: proxy | shop-db | cache | metrics | api-test | blog | queue
%list pollq: where do we go for the summer party | pizza with or without pineapple | who should take over from Marek | tea or coffee in the morning meeting | what colour for the new logo | do we keep the office on Mill Street | which day for the offsite
%list opts: yes, no and maybe | monday, tuesday, friday | bowling, karaoke and a boat trip | keep it or drop it | red, green, dark blue | Lisbon, Porto and Faro | now or after the holidays | Ravi, Ines, neither of them
%list chan: #general | the kitchen channel | #announcements | #design | sales-emea | #random | the parents' group | #ops
%list firm: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list sold: annual support with on-site visits | 40 laptops for the new office | redesign of the web shop | maintenance under the old contract | two days of training for the sales team | printing of the catalogue | a pilot with three stores | solar panels on the depot roof
%list talk: they want a discount for two years up front | he is fine with the price but not with the date | asked for references from other hospitals | boss is on holiday until august | they compare us with Globex | need an offer with delivery to Poland | she will talk to legal about the terms
%list reply: the parcel is on its way to you | please restart the app and try again with wifi | we have refunded the amount to your card | could you send us a photo of the label | that will work from version 3 on | our driver was at your door at noon | sorry about the mix-up with your name
%list subject: refunds | a broken charger | the invoice from march | late delivery to Spain | the login with two factors | missing keys | gift cards under 20 euros
%list shop: Hotel Bellevue | IKEA | the taxi from the airport | Deutsche Bahn | Staples | Café Luna | O'Reilly | the garage on Mill Street
%list act: calls with the supplier | bug fixing for the release | drawing up the floor plan | workshop on site | cleaning up after the migration | writing the manual for the pump | interviews
%list mroom: Aquarium | the blue room | Tesla | Room 4.12 | the attic | Everest | the old library | Kiwi
%list purpose: interview with the new baker | talk to the bank about the loan | planning of the trip to Oslo | handover from Marek to Ines | tasting for the summer menu | kick-off with Globex | quarterly numbers | say goodbye to Ravi
%list gear: a projector | a whiteboard and a screen | video, a phone and a flipchart | good speakers | a big table with sockets | a beamer, two microphones
%list dept: the sales team | design | accounting | the night shift | marketing | IT | the warehouse crew
%list post: new menu from monday, come hungry | we are closed on friday for inventory | please leave the bikes at the back door | cake in the kitchen for Olu's birthday | standup moves to the blue room | the car park is being painted, use the street | thanks to everyone at the fair in Lyon | hiring: a carpenter with a sense for old wood
%list imgf: team.jpg | menu-june.png | from-above.jpg | roof_at_night.png | logo-white.svg | fair.webp | under_construction.png
%list lang: French | German | Polish | Japanese | Swahili | Dutch | Turkish | Greek | Finnish
%list lang2: English | Spanish | Italian | Danish | Arabic | Czech | Mandarin | Welsh
%list phrase: where is the station | the soup is too hot for me | I'm allergic to nuts and shellfish | how much is it with breakfast | can I pay by card at the bar | we are lost in the woods | my tooth hurts since monday | from the bottom of my heart | see you at the market at nine | by the way, you left the lights on
%list file: holiday-at-the-lake.mov | from_above.mp4 | speech for dad.mp4 | interview_2.mov | drone-under-bridge.mp4 | goal.mp4 | recital.avi
%list pic: IMG_2041.heic | sunset over graz.png | scan_003.tiff | cat-on-roof.jpg | poster_final.png | me and ben.bmp
%list pdf: lease.pdf | offer for globex.pdf | thesis_v9.pdf | minutes-from-may.pdf | manual.pdf | will.pdf
%list pw: kiwi-99-boat | under7bridges | Rosi1947! | hunter22 | blue.door.4 | N0tFromHere
%list unit: pounds | ounces | miles | feet | gallons | fahrenheit | yards | acres
%list unit2: kilos | grams | kilometres | metres | litres | celsius | hectares | centimetres
%list poi: a pharmacy | cash machines | public toilets | a playground with shade | an ice cream parlour | a post office | somewhere for breakfast | a shop that sells stamps | bakeries
%list street: 12 Elm Street | Hauptstraße 7 | 5 Rue de Rivoli | 48 King's Road | Via Roma 31 | Under the Arches 3 | Kirchgasse 9
%list harbour: Whitby | Saint-Malo | Cuxhaven | Bournemouth | Cancale | Husum | Tarifa beach
%list acct: savings | my joint account | the household account | giro | the holiday fund | my business account | the kids' account
%list memo: rent for may with heating | half of the present for Aunt May | tickets to the match | thanks for the lift to Graz | deposit for the flat on Mill Street | invoice 2041 | from all of us for the wedding
%list good: a racing bike | a cast iron pan | an espresso machine with a grinder | winter coat with a hood | a tent for four | noise-cancelling headphones | a sewing machine | bunk bed | a pram
%list home: the loft on Orchard Road | Kirchgasse 9 | listing 88213 | the two-room flat by the canal | 14 Mill Lane | the house with the red door
%list msg: is there a lift to the third floor | we come with a dog | could my mother see it as well | is the kitchen included in the price | we'd like to move in from may on | what about parking at the back
%list prof: carpenter | nurse | teacher for maths | bus driver | data engineer | pastry chef | paralegal | gardener | physiotherapist
%list letter: I have done this for ten years in two countries | I can start early and I love the work with kids | I learned it from my father | after a year with a competitor I want something smaller | my hands are steady and I don't mind nights
%list doc: Dr. Sole | Dr. Winter | Dr. Okonkwo | Dr. Brandt | the paediatrician Dr. Ahn | Dr. Kaya
%list spec: dermatologist | dentist | eye doctor | orthopaedist | paediatrician | ENT | cardiologist
%list ill: a rash on the back of his knees | ringing in the left ear since monday | pain under the ribs when breathing in | a cough that won't go away | swollen ankle after a fall from the ladder | the check-up for four-year-olds | dizzy in the mornings
%list head: Ideas for the attic | Packing | Wifi at grandma's | From the talk in Lyon | Under the sink | Things to ask the vet | Paint colours | Notes to self
%list notetxt: the key is under the third pot from the left | call the roofer about the gutter | milk for the cat, not for us | blue for the door, grey for the frames | the code at the gate changes on mondays | ask Kim for the photos from the lake | two metres by one forty, with a shelf on top | the good plumber is the cousin of the baker
%list nbook: Household | Work | Garden | Recipes | the blue notebook | Diary | Ideas | School
%list tags: home, urgent | garden and spring | kids | recipes, summer, cheap | car, papers and tax | school and money
%list job2: foreman | head of purchasing | receptionist | junior buyer | site manager | lawyer | chief engineer | store manager in Bath

%tool tracklane_search_issues
assigned to {assignee=mate}, {status:blocked=stuck|blocked}, about {query=words}
with {priority:high=high priority|high prio} only, {query=words}
anything on {query=words} lying with {assignee=mate}, not more than {max_results=n}
%tool tracklane_open_issue
for {assignee=mate}, by {due_date=day}, in {project=proj}: {title=bug}
as {issue_type:bug=a bug|bug} under {project=proj}, {title=bug}
{title=bug}, write that down as {issue_type:story=a story} in {project=proj}, {=aside}
{priority:highest=top priority|as urgent as it gets}, {title=bug}, {assignee=mate} should do it
%tool tracklane_edit_issue
to {assignee=mate} with {issue_key=key}, due {due_date=day}
by {due_date=day}, {issue_key=key}, and {priority:low=low priority|lower the priority to low}
{issue_key=key} is {status:in_review=in review} now, at last
%tool tracklane_link_issues
because of {from_issue=key} we can't do {to_issue=key2}, so link it as {link_type:blocks=blocking|a blocker}
{from_issue=key} is {link_type:duplicates=the same as|a duplicate of} {to_issue=key2}
from {from_issue=key} to {to_issue=key2}, {link_type:relates_to=loosely related|related}
%tool listPullRequests
by {author=mate}, into {baseBranch=brch}, in {repo=repo}
in {repo=repo} what is {state:draft=a draft|still in draft}
against {baseBranch=brch}, {state:open=open|still open}, over in {repo=repo}
%tool commentOnPullRequest
on {number=num} in {repo=repo}, {body=review}
"{body=review}" under pull request {number=num}
with {verdict:request_changes=changes requested|a request for changes}, {number=num}, {body=review}
%tool buildfarm-list-runs
on {branch=brch} since {since=past}, the {result:failed=failed|red} ones
from {pipeline=pipe}, {result:cancelled=cancelled|aborted by hand}, since {since=past}
{pipeline=pipe} on {branch=brch}, I was away
%tool promote_build
from {from_env:staging=staging} into {to_env:production=production|prod} with {service=svc} {version=vers}
at {at=slot} {service=svc} moves up to {to_env:preprod=preprod}
{version=vers} of {service=svc} to {to_env:staging=staging}, out of {from_env:testing=testing|test}
%tool freeze_deployments
for {reason=why}, nothing to {environment:production=production|prod} between {start=sday} and {end=eday}
until {end=eday} from {start=sday}, no deploys, {reason=why}
{environment:staging=staging} is frozen {start=sday} to {end=eday}, {=aside}
%tool roll_out_feature
to {percentage=n} percent of {audience:new_users=new users|those who just joined}, {feature=feature}
for {audience:staff=staff|our own people} first, {feature=feature} from {start_date=day}
{feature=feature} goes to {percentage=pct} percent, finally
%tool watchtower_search_log_lines
between {start_time=clock} and {end_time=clockb}, {text=logtext} in {service=svc}
from {service=svc}, {level:error=errors only|at error level}, with {text=logtext}
since {start_time=clock} does {service=svc} say {text=logtext} anywhere
%tool watchtower_create_alert_rule
to {notify=tell} if {metric=metric} is {condition:above=over|above} {threshold=big}
{condition:below=below|under} {threshold=n} for {for_minutes=span}, {metric=metric}
when {metric=metric} stays {condition:above=above|higher than} {threshold=big} for {for_minutes=span}, wake {notify=tell}
%tool watchtower_mute_alert
for {minutes=span} nothing from {alert=alert}, {reason=why}
{reason=why}, so mute {alert=alert}
{alert=alert} can be quiet for {minutes=span}, my ears
%tool swapOnCallShift
for {fromPerson=mate} {toPerson=mate2} steps in {startDate=sday} to {endDate=eday}
{toPerson=mate2} takes it from {fromPerson=mate} {startDate=sday}
from {startDate=sday} {fromPerson=mate} is off the pager, {toPerson=mate2} instead, his wife is having a baby
%tool pageEngineer
{urgency:critical=critical|it's critical}, {service=svc}, {message=outage}, get {target=tell}
about {service=svc}: tell {target=mate} right now that {message=outage}
{message=outage}, wake up {target=mate}
%tool postStatusUpdate
under {component=part}, as {state:resolved=resolved|solved}: {message=update}
{message=update}, put it out for {component=part}, {notifySubscribers:true=with a mail to subscribers|and mail the subscribers}
as {state:investigating=investigating|being investigated}, {component=part}, {message=update}
%tool container_run
as {name=cname}, {image=image}, with {memory_mb=big} mb
from {image=image} on port {host_port=big}, called {name=cname}
inside port {container_port=big}, outside {host_port=big}, {image=image}
%tool register_domain
for {years=n} years in the name of {owner=firm}, {domain=domain}
to {owner=mate}, {domain=domain}, {auto_renew:false=without renewal|no auto renew}
{domain=domain} before somebody else grabs it, {years=n} years
%tool update-dns-record
to {value=target} with a ttl of {ttl=big}, {host=host}
as {record_type:CNAME=a cname|cname}, {host=host} onto {value=target}
{host=host} should point at {value=target} from now on

%tool pulsepoll_create_poll
in {channel=chan}, {anonymous:true=without names|anonymously}, {question=pollq}: {options=opts}
until {closes_at=slot} they can choose from {options=opts}, on {question=pollq}
ask {channel=chan} {question=pollq}, choices {options=opts}, {=aside}
%tool dealflow-create-deal
with {company=firm} for {amount=sum} {currency:EUR=euros|eur}, {title=sold}
for {title=sold}, {company=firm}, closing {close_date=eday}
{company=firm} might take {title=sold}, at {stage:proposal=proposal|the proposal stage}
%tool dealflow-find-deals
from {min_amount=sum} up, owned by {owner=mate}, {stage:negotiation=in negotiation|under negotiation}
by {owner=mate}, to close before {closing_before=eday}
over {min_amount=lo} but under {max_amount=hi}, who looks after it doesn't matter
%tool dealflow-log-contact
{duration_minutes=span} {kind:call=on the phone|call} with {contact=mate}: {summary=talk}
{date=past} I met {contact=firm}, {kind:demo=for a demo|demo}, {summary=talk}
{summary=talk}, says {contact=mate}, {kind:email=by mail|in an e-mail}
%tool deskline_answer_ticket
{new_status:solved=then it's solved|mark it solved}, {ticket_id=num}, {reply=reply}
to {ticket_id=num}, {reply=reply}
under {ticket_id=num}, {internal:true=for colleagues only|internally}: {reply=reply}
%tool deskline_find_tickets
on {about=subject} since {since=past}, from {customer=firm}
by {customer=mate} about {about=subject}, which are {status:on_hold=on hold|parked}
{about=subject}, everyone who wrote since {since=past}
%tool submitExpenseClaim
at {merchant=shop}, {amount=sum} {currency:GBP=pounds}, as {category:travel=travel|a travel cost}
under {category:meals=meals|meals and drinks}, {date=past}, {amount=sum} at {merchant=shop}
{amount=sum} to {merchant=shop} {date=past}, {=aside}
%tool reviewExpenseClaim
with the words {comment=why}, {decision:reject=reject|turn down} {claimId=ref}
{claimId=ref}: {decision:approve=fine by me|approved}, {comment=why}
about {claimId=ref}, {decision:ask_for_receipt=they should show a receipt|ask for the receipt}
%tool draftCustomerInvoice
to {customer=firm} for {item=sold}, at {unitPrice=sum} each
{quantity=n} times {item=sold} at {unitPrice=sum}, billed to {customer=firm}, to be paid by {dueDate=eday}
by {dueDate=eday} {customer=firm} has to pay for {item=sold}
%tool clockwork_add_entry
on {activity=act} for {project=proj}, {hours=n} hours {date=past}
{hours=n} hours, {activity=act}, {billable:false=not billable|free of charge for them}
{project=proj}, {activity=act}, {hours=n} h, and now to bed
%tool file_time_off
with {substitute=mate} standing in, {first_day=sday} to {last_day=eday}
as {kind:unpaid=unpaid|unpaid leave}, from {first_day=sday} until {last_day=eday}, {substitute=mate} has my desk
{first_day=sday} until {last_day=eday} I'm away {kind:moving=to move house|moving house}, {=aside}
%tool who_is_away
between {start=sday} and {end=eday}, who from {team=dept} is gone
in {team=dept} anybody off from {start=sday}?
until {end=eday}, who's missing in {team=dept}
%tool roomly.reserve
for {purpose=purpose}, {room=mroom} from {start_time=clock} to {end_time=clockb}
{attendees=n} of us in {room=mroom} at {start_time=clock} {date=day}, {purpose=purpose}
{purpose=purpose}, {date=day}, in {room=mroom}, don't make it the cold one
%tool roomly.find
with {equipment=gear}, for {capacity=n}, on floor {floor=n}
for {capacity=n} people between {start_time=clock} and {end_time=clockb}, {equipment=gear} in it
{date=day} at {start_time=clock}, any room with {equipment=gear}
%tool huddle_create_channel
for {purpose=purpose}, with {members=crew}, as {channel_name=plname}
{channel_name=plname}, a channel with {members=crew} in it, {private:true=behind closed doors|members only}
with {members=crew} I need a channel {channel_name=plname}
%tool huddle_schedule_post
at {send_at=slot} in {channel=chan}: {text=post}
to {channel=chan}, {text=post}, {send_at=slot}, {pin:true=and pin it|pinned on top}
{text=post}, {channel=chan} should read that {send_at=day}
%tool postwave.queue_post
with {image=imgf}, on {network:instagram=instagram|insta}, {text=post}
{text=post}, onto {network:linkedin=linkedin} {publish_at=slot}
{publish_at=slot}, {network:mastodon=mastodon}, {text=post}, using my {image=imgf}

%tool measurely_convert
in {to_unit=unit2}, {value=big} {from_unit=unit}
to {to_unit=unit2} from {from_unit=unit}, {value=sum}, {decimals=n} decimals
what are {value=n} {from_unit=unit} as {to_unit=unit2}, my recipe is american
%tool polyglot-translate
into {target_language=lang}, {formality:formal=politely|formal}: {text=phrase}
{text=phrase} from {source_language=lang2} to {target_language=lang}
as they say it in {target_language=lang}: {text=phrase}
with {formality:informal=friends|mates}, how do I say {text=phrase} in {target_language=lang}
%tool polyglot-spellcheck
by the rules of {variety=lang}, {text=phrase}
only {check:punctuation=the commas|punctuation} in {text=phrase}
{text=phrase}, is that right in {variety=lang2}, [my teacher is strict]
%tool convertPicture
as {format:webp=webp|a webp}, {file=pic}, at {quality=pct}
to {format:jpg=jpg|jpeg} with {file=pic}, {greyscale:true=without colours|black and white}
{file=pic} into {format:png=png|a png}, the printer refuses it
%tool clip_trim
%list tmark: 0:12 | 1:05 | 0:40 | 2:30 | the beginning | 00:15
%list tmark2: 3:10 | 4:00 | 12:45 | 00:58:20 | 5:55 | the very end
until {end=tmark2}, starting {start=tmark}, keep that of {video=file}
{mute:true=without sound|no sound}, {video=file}, {start=tmark} to {end=tmark2}
{video=file}: what's between {start=tmark} and {end=tmark2}, the rest is my thumb
%tool paperkit.lock
with {password=pw}, {document=pdf}, no {forbid:printing=printing}
{password=pw} on {document=pdf}
under {password=pw} please, nobody may do {forbid:copying=copying|any copying} from {document=pdf}
%tool sky_tide_table
only {water:low=low water|low tide}, {days=n} days from {date=day}, at {harbour=harbour}
for {days=n} days at {harbour=harbour}, we want to dig for mussels
{date=day} in {harbour=harbour}, when's {water:high=high water|high tide}
%tool sky_pollen
with {plant:birch=birch}, how bad in {place=town} {date=day}
for {place=town2} {date=day}, {plant:grass=grass|grasses}
in {place=town}, [my nose asks,] what's in the air {date=day}
%tool findPlacesAround
by {near=spot}, {openNow:true=open right now|still open}, {what=poi}
within {radiusMeters=big} metres of {near=spot2} {what=poi}
{what=poi} around {near=spot}, from {minRating=st} stars up
%tool findPostcode
in {town=town}, {street=street}
for {street=street} over in {town=town2}, {country=country}, what do I put on the envelope
{town=town}, {street=street}, post code
%tool penny_send_money
from {from_account=acct}, {amount=sum} to {recipient=mate}, with {reference=memo}
{reference=memo}, {amount=sum} {currency:EUR=euros}, {recipient=who}
{execute_on=day} {recipient=firm} gets {amount=sum}, out of {from_account=acct}
as {reference=memo}, to {recipient=mate}, {amount=sum}
%tool penny_standing_order
{interval:monthly=every month|monthly} to {recipient=who}, {amount=eur}, beginning {first_on=sday}
until {last_on=eday}, {interval:weekly=weekly|each week}, {amount=eur} for {recipient=family}
from {first_on=sday} {recipient=firm} gets {amount=sum} {interval:quarterly=quarterly|every three months}, {=aside}
%tool penny_transactions
at {counterparty=shop} since {from_date=past}, from {account=acct}
over {min_amount=eur}, on {account=acct}, between {from_date=past} and {to_date=past2}
with {counterparty=firm}, what went through {account=acct}
%tool bargain-search
under {max_price=eur}, {condition:used=second-hand|used}, {query=good}
between {min_price=eur} and {max_price=lo}, {sort:best_rated=best rated first|the best rated}, {query=good}
{query=good}, [it's for my niece,] {condition:refurbished=refurbished|done up}
%tool bargain-alert
by {channel:email=mail|e-mail}, until {until=eday}, {product=good}, below {below=eur}
below {below=lo} I'd buy {product=good}, tell me {channel:sms=by text|by sms}
watch {product=good} for me till {until=eday}, it has to fall under {below=sum}
%tool nest_search_flats
to {deal:rent=rent} up to {max_price=hi}, {town=town}, {min_rooms=n} rooms
in {town=town2} {balcony:true=with a balcony}, from {min_price=lo} to {max_price=hi}
with {min_rooms=n} rooms or more to {deal:buy=buy|own}, {town=town}, we're five now
%tool nest_request_viewing
with {visitors=n} of us, {slot=slot}, {home=home}
tell them {message=msg}, for {home=home}, {slot=slot}
at {home=home} {slot=slot}, we'd be {visitors=n}
%tool jobs.apply
at {employer=firm} as {profession=prof}, from {available_from=eday}, asking {salary_wish=wage}
with {letter=letter} to {employer=firm} for {profession=prof}
as {profession=prof}, {employer=firm}: {letter=letter}
%tool doc_find_slots
not after {latest=eday}, {specialty=spec} in {town=town}, {insurance:public=public insurance|on public insurance}
as {insurance:private=a private patient|private}, {town=town2}, {specialty=spec} from {earliest=sday}
{specialty=spec} around {town=town}, [it itches,] from {earliest=sday} to {latest=eday}
%tool doc_book_slot
for {patient=family} with {doctor=doc}, {complaint=ill}, {slot=slot}
{complaint=ill}, {patient=family} should see {doctor=doc} {slot=slot}
at {doctor=doc}'s {slot=slot} because of {complaint=ill}
%tool jotNew
under {heading=head}, into {notebook=nbook}: {body=notetxt}
with tags {tags=tags}, {body=notetxt}
into {notebook=nbook}, {body=notetxt}, as {heading=head}, tagged {tags=tags}
{body=notetxt} - keep that in {notebook=nbook}, [my memory's a sieve]
%tool jotFind
in {notebook=nbook} from before {before=past}, {words=words}
after {after=past}, what did I note on {words=subject}
about {words=good} in {notebook=nbook}, written after {after=past} and before {before=past2}
%tool rolodex-add
at {company=firm}, {phone=phone}, {name=fullname}
{name=fullname} from {company=firm}, {email=email}, born {birthday=bday}
under {phone=phone} you get {name=fullname}, met her on the plane

%list bday: 3 may 1988 | october 12, 1974 | 1990-07-21 | the 1st of january 2001 | 24.12.1965 | june 9 1999 | 17 march 1982 | february 29, 1996
%list hall: the sports centre | TC Blau | Racket Club West | the university hall | Arena 4 | the club by the lake
%list office: Lisbon | the tower | the Mill Street office | building C | Graz | HQ
%list nearby: the window over the courtyard | Priya | the coffee machine | the quiet corner by the plants | accounting | the lift
%list appt: root canal | tax return for last year | passport photos | fringe and colour | a mortgage chat | hearing test | couples massage | renewing my driving licence
%list prov: Dr. Sole | the tax adviser in Bath | Studio Nine | the town hall | Salon Rosi | the bank on Mill Street | the physio above the bakery
%list apptx: the dentist | my haircut at Rosi's | the chat with the bank | hearing test | the photo shoot | physio | the viewing with the notary
%list extra: no onions, chilli on the side | extra cheese on top | sauce in a separate pot | without coriander | an extra plate for the kid | well done, with mustard
%list gig: stand-up in English | Rosalía | a football match | puppets for small kids | anything by Chekhov | jazz in a cellar | the orchestra from Oslo | art from under the sea
%list buys: eggs, flour and a lemon | screws for the shelf | something against moths | two bags of compost | milk with lactose | candles for the cake | plasters and cough syrup | a birthday card with a dog on it
%list store: Lidl | the pharmacy | the garden centre | Aldi | the farmers' market | IKEA | the corner shop | DM
%list diary: the first day at the new school went better than I feared | rain all day and a letter from Marek | argued with Ida about the car | we swam out to the island at dawn | grandma laughed for the first time in weeks | overslept, burnt the toast, missed the train to Graz | got the job in Lyon
%list habit: read ten pages before bed | no phone at the table | stretch after getting up | write three lines in french | walk to work | drink water instead of cola | practise the cello
%list series: Dark | The Bridge | Borgen | From | Under the Dome | Bluey | Severance | Babylon Berlin | Slow Horses
%list tv: the bedroom tv | the big screen downstairs | the projector in the attic | the kids' tv | the living room tv
%list oldex: squats with the barbell | burpees | lunges | the plank | pull-ups | running on the spot
%list newex: step-ups onto a box | rowing | wall sits | push-ups on the knees | kettlebell swings | walking up the stairs
%list sitter: no screens after seven | Ida only sleeps with the light on | there is soup in the fridge for both | the little one has a cough, syrup is on the shelf | please take them to the playground by the church | don't let the cat into the nursery
%list care: half a bowl of soup and some bread | slipped on the mat in the bathroom | with her neighbour from downstairs | slept badly after it | two spoons of the brown syrup | round the pond with the rollator
%list lend: a pressure washer | the long ladder | a raclette grill for eight | two folding tables | a cat carrier | wallpaper steamer | the cargo trailer | a drill with masonry bits
%list pickplace: the shed behind number 12 | my porch | the bike rack in the yard | Kim's on the second floor | the kiosk at the corner
%list what4: cleaning the moss off the terrace | my son's birthday in the park | moving a piano up to the third floor | hanging lamps in the hall | a trip with the dog to the coast
%list proj2: soup kitchen at St Anne's | river clean-up | homework club | the cat shelter in Mill Lane | reading to the blind | tree planting above the village
%list skill: cooking for a hundred | driving a van with a trailer | first aid | sign language and some Turkish | carpentry
%list lost: brown wallet with a photo of my kids in it | a single silver earring | black umbrella with a duck's head | keys on a red ribbon | a child's jacket with stars | phone in a cracked green case | scarf from my late aunt
%list lostat: the tram to the zoo | row 12 of the Odeon | the changing rooms at the lido | the bench by the fountain | Café Luna | platform 4
%list carill: a squeak from the back left when braking | smells of petrol after rain | warning light under the speedometer | it pulls to the right on motorways | the heating blows cold | clicks when I turn the key
%list pet: our tortoise | Bello | the grey cat | a rabbit with long ears | Mimi | the parrot | my daughter's hamster | two hens
%list pettrouble: limps on the left hind leg | ate chocolate from the tree | scratches behind the ears till it bleeds | hasn't eaten since sunday | a tick in the eyelid | sneezes under the sofa all day
%list mend: dark stains on the ceiling of the attic | the tap in the bathroom drips into the flat below | no warm water from the kitchen tap | two tiles came off above the stove | sockets in the hall spark when it rains | the front door won't close over the mat | rotten boards on the balcony | paint peeling under the stairs
%list tool: a floor sander | a mini digger | scaffolding for two storeys | a chainsaw | a carpet cleaner | jackhammer | a cement mixer
%list bulky: a piano and a safe | my grandmother's wardrobe | an aquarium with 300 litres | a kiln | the pool table from the cellar
%list wish: a corner away from the band | vegan menu for two | a cake with candles at ten | no stairs for grandpa | one high chair | something with a view over the river
%list steps: open the cart, switch to guest, go back | log in with google on a phone under iOS 17 | upload two files at once | type a date from last year and press tab | rotate the screen while saving
%list note: you know that code from the relaunch | please before the demo | customer calls every day | it came back with 3.2 | Ravi can help with the tests
%list change: 512 | feature/sso | MR-88 | fix-timeouts | 1043 | refactor-auth | 77
%list focus: the locking in the worker | naming and tests | whether it still works with old clients | error handling on timeouts | the queries under load
%list card: order new badges for the fair | call Globex about the contract | clean up the storage behind the kitchen | repaint sign above the door | send samples to Porto | book a van for friday's move | fix the link from the newsletter
%list err: NullPointerException in CartView | 502 from the payment gateway | ERR-2041 | timeout on /login | TypeError: x is undefined | broken pipe
%list board: Sales live | Kitchen | Growth | Servers at night | Support | Board meeting | Warehouse
%list meas: orders per hour | returns by country | open tickets | visitors from ads | power use of the ovens | hours on sick leave
%list tspan: the last 30 days | this year | the past week | since march | 24 hours | two quarters
%list testn: green buy button | shorter form | price with tax on top | video on the start page | free shipping over 50 | checkout in one step
%list variants: red, green and blue | with and without the photo | short form, long form | 9.90, 11.90 and 14.90 | old layout and new one
%list seclabel: wifi at the cabin | stripe key | alarm code of the shop | router admin | grandma's bank pin | backup passphrase | api token for the till
%list secret: kiwi-99-boat | 4711# | sk_test_88zz | under7bridges | Rosi1947! | 0000-8812
%list vault: Family | Work | Shop | Servers | Personal | Travel
%list dbq: how many customers came back after a year | which city orders most in winter | who bought shoes and socks on the same day | average basket on sundays | what did we sell in Graz without a discount
%list db: orders | crm | warehouse | shop-prod | analytics | members
%list tables: customers and invoices | users, roles | orders, items and returns | stock | visits and clicks
%list sheet: Budget | Holiday rota | Prices 2025 | Guests | Shifts | Inventory | Wedding
%list cells: B2 | C4:C20 | A1 | D2:F9 | H11 | B7:B12
%list cellv: =SUM(A1:A9) | paid | 19.5 | to be confirmed | n/a | from Kim | 0
%list docname: Handbook for the kitchen | Minutes from Lyon | Offer under review | Rules of the house | Letter to the landlord | Guide for new drivers | Speech for Ida's wedding | Plan B
%list para: lunch is at twelve from now on | we agreed to meet with the bank in may | the key hangs under the stairs | prices go up by three percent in Spain | Ravi will talk to the union | nobody drives alone at night | thanks to all who came
%list sect: Opening hours | Decisions | To do | Safety | Prices | Thanks | Next steps
%list deck: Pitch for Globex | Kick-off | Annual meeting | Roadmap | All hands in May | Onboarding
%list headl: From zero to ten stores | Why now | What we learned in Porto | Under the hood | With you since 1947 | On track | Who pays for it
%list guests: Kim, Ravi and Dr. Sole | ines@acme.io | Priya and the people from Globex | Marek, Lena | the whole board | Jonah Price, Tom Becker
%list custnote: prefers calls after five | wants the new catalogue in Polish | contract with Globex ends in may | boss is allergic to discounts | moved into a bigger office on Mill Street | asked about solar panels for the roof
%list supp: Hausmeier KG | Paper & Sons | Iron & Oak | Nordwind | Fresh from Farms | Globex
%list goods: pallets | office chairs with armrests | toner for the big printer | apple crates | gloves in size 9 | bolts M8 | oak boards | coffee for the canteen
%list cost: marketing | the canteen | IT | production | the Graz branch | facilities
%list whereput: shelf 4 behind the door | the cold room | ramp 2 | bin A-17 | the cage under the stairs | aisle 9
%list bonuswhy: saving the fair in Lyon | ten years with us | the night shifts in august | bringing in Globex | training the new people | her work on the move
%list contract: the lease on Mill Street | the phone contract with Nordwind | the cleaning contract | gym membership | insurance for the van | the supply deal with Paper & Sons
%list noticewhy: we move to a bigger place | the price went up twice | nobody uses it any more | they never answer the phone | switching to a firm from Graz

%list apprem: I faint at needles | my dog comes along | I can only come by the back entrance | please in English | I might be five minutes late from work | my papers are still in Poland
%list miles: 82,000 => 82000 | 120500 | 34000 | 9,800 => 9800 | 211000 | 56700 | 145000 | 15500
%list mon: may | october | july | december | february | september | march | november
%list lo: 400 | 250 | 600 | 350 | 500 | 450 | 800 | 700 | 300
%list hi: 1,200 => 1200 | 950 | 2500 | 1800 | 3000 | 1400 | 5000 | 1,050 => 1050
%list wage: 48000 | 62,000 => 62000 | 39500 | 71000 | 55000 | 2,900 => 2900 | 44000 | 83000
%list pct: 5 | 10 | 25 | 40 | 60 | 75 | 30 | 80 | 15 | 90

%tool tavolo.hold_table
under {under_name=surname}, {wishes=wish}, {restaurant=resto} at {at_time=clockb}
for {guests=n} under the name of {under_name=surname}, {on_day=day}, {restaurant=resto}
{wishes=wish}, otherwise any table for {guests=n} at {restaurant=resto} {on_day=day}
%tool tavolo.join_waitlist
with {phone=phone}, {guests=n} of us, at {restaurant=resto} {on_day=day}
on the list of {restaurant=resto} for {on_day=day}, {guests=n}
{phone=phone} is where {restaurant=resto} can text me, if a table opens for {guests=n}
%tool court-grab
at {venue=hall}, for {duration_minutes=span}, {sport:padel=padel} {day=day}
{players=n} of us want to play {sport:squash=squash} from {start=clock}
for {players=n} at {start=clock}, {sport:badminton=badminton}, over at {venue=hall}
%tool deskClaim
by {near=nearby}, {day=day}, in {office=office}
in {office=office} from {from_time=clock}, {monitor:true=with a screen|with a monitor}
next to {near=nearby}, [I don't mind noise,] until {until_time=clockb}
%tool slotter_make_appointment
with {provider=prov} for {purpose=appt}, {remarks=apprem}, {date=day}
for {purpose=appt} {date=day} at {time=clock}
at {time=clock} with {provider=prov}, {=aside}
%tool slotter_shift_appointment
to {new_date=day}, {appointment=apptx}
from {old_date=sday} to {new_date=eday} with {appointment=apptx}
at {new_time=clock} rather, {appointment=apptx}, same day is fine
%tool doorbite-send-meal
to {address=spot}, {extras=extra}, {quantity=n} {dish=dish}
with {extras=extra}: {size:large=a large|large} {dish=dish} to {address=spot2}
{dish=dish} for grandpa, he's at {address=spot2}, by {deliver_at=clockb}
%tool stageline_seek
below {max_price=eur} in {city=town}, {what=gig}
from {from_date=sday} until {to_date=eday} I'm in {city=town2}, {kind:theatre=theatre}?
{what=gig}, {city=town}, between {from_date=sday} and {to_date=eday}
%tool padAdd
for {for_whom=family}, {things=buys} from {shop=store}
at {shop=store}, {things=buys}, {priority:must=it's a must|really needed}
{things=buys} for {for_whom=family}, {=aside}
%tool inkling_write_down
in {notebook=nbook}, {pinned:true=on top|pinned}, {text=notetxt}
{text=notetxt}, into {notebook=nbook} with it
{=lead} {text=notetxt}, note that
%tool inkling_hunt
in {notebook=nbook} since {since=past}, {about=words}
{about=subject} out of {notebook=nbook}, I know I wrote that on the tram
since {since=past}, my notes on {about=good}
%tool dayleaf_write_entry
for {day=past}: {entry=diary}
{mood:sad=with a heavy heart|feeling sad}, {entry=diary}
{entry=diary}, {mood:great=best of days|felt great}, in the journal under {day=past}
%tool streakly-new-habit
{times_per_week=n} times a week until {until=eday}, {habit=habit}
at {nudge_at=clock} remind me, {habit=habit}
{habit=habit}, up to {until=eday}, [new year, new me]
%tool sonora_put_on
by {artist=artist}, {shuffle:true=shuffled|in any order}, in the {room=room}
on {volume=pct} in the {room=room}, {what=song}
{what=song} from {artist=artist}, the dog sleeps better with it
%tool couchtv.play_title
on {screen=tv}, with {subtitles=lang} subtitles, {title=series}
{title=series} from {service:netflix=netflix}, season {season=n} episode {episode=n}
on {service:mubi=mubi}, {title=film}, my feet are up
%tool fitplanSwapExercise
on {weekday=weekday}, {new_exercise=newex} for {old_exercise=oldex}
with {sets=n} sets of {reps=big}, {new_exercise=newex} in place of {old_exercise=oldex}
no more {old_exercise=oldex}, my knee; {new_exercise=newex} then
%tool kin_hire_sitter
for {children=n} kids, {day=day}, from {from_time=clock}, {instructions=sitter}
until {until_time=clockb} somebody for {children=n} little ones, {day=day}
tell the sitter {instructions=sitter}, {day=day} {from_time=clock} to {until_time=clockb}
%tool kin_note_care
at {at_time=clock}, {relative=family} had {event:fall=a fall}, {detail=care}
{event:meal=lunch|a meal} for {relative=family}, {detail=care}
for {relative=family} at {at_time=clock}: {event:medicine=medicine|her medicine}
%tool hedgerow_offer_item
against {deposit=eur}, from {pickup=pickplace}, {item=lend}
until {until=eday} anyone may use {item=lend}, it's at {pickup=pickplace}
{item=lend} for the neighbours, back by {until=eday}
%tool hedgerow_ask_for_item
for {why=what4}, {item=lend}, {from_day=sday} to {to_day=eday}
{item=lend} for {why=what4}, could somebody
from {from_day=sday} I'd need {item=lend}, {=aside}
%tool goodturn_sign_up
with {people=n} of us, {project=proj2}, skills {skills=skill}
for {project=proj2} {day=day}, put us down as {people=n}
{project=proj2}, I'm good at {skills=skill}
%tool reportMissingThing
left behind at {lost_at=lostat} {lost_on=past}: {item=lost}
for whoever finds it {reward=eur}, {item=lost}, {contact=phone}
{lost_on=past}, at {lost_at=lostat}: {item=lost}, reach me under {contact=email}
%tool torque-book-checkup
{complaint=carill}, the car's {plate=plate}, {day=day}, {courtesy_car:true=with a replacement car|and lend me one meanwhile}
for {job:brakes=the brakes|brakes}, {plate=plate}, at {mileage=miles} kilometres
with {plate=plate} {day=day} for {job:inspection=its inspection|inspection}
%tool townpros_vet
for {animal=pet}, {trouble=pettrouble}, {home_visit:true=at our home|a home visit}
{trouble=pettrouble}, {animal=pet}, {urgent:true=it can't wait|urgent}
{day=day} with {animal=pet}, {trouble=pettrouble}, I can drive
%tool townpros_tradesperson
{problem=mend}, at {address=street}, up to {budget=lo}
at {address=street}, {trade:plumber=a plumber}, about this: {problem=mend}
{trade:painter=a painter} {day=day}, {problem=mend}
under {budget=hi} all in, {trade:tiler=tiler}, {address=street}: {problem=mend}
%tool shedco.rent_tool
from {branch=hall} for {days=n} days, {tool=tool}
{delivered:true=to my door|delivered}, {tool=tool}, {from_day=day}
for {days=n} days from {from_day=sday}, {tool=tool}, {=aside}
%tool shedco.moving_quote
to {to_place=town2} with {bulky=bulky}, out of {from_place=town}
from {from_place=street} into {to_place=home}, {rooms=n} rooms, {packing:true=you pack|with packing}
{rooms=n} rooms and {bulky=bulky}, {from_place=town} to {to_place=town2}, {day=day}

%tool issuebarn_report
in {area=part} under {version=vers}, {title=bug}
{steps=steps} and then {title=bug}
{title=bug}, {severity:cosmetic=only cosmetic|just cosmetic}, {area=part}
%tool issuebarn_query
by {reporter=mate} after {opened_after=past}, {text=words}
about {text=words}, at most {limit=n}, {label:regression=regressions}
from {reporter=mate}, {label:wontfix=those we won't fix|wontfix}
%tool issuebarn_reassign
to {assignee=mate} with {note=note}, {key=key}
{key=key} for {assignee=mate}: {note=note}
with {key=key}, {assignee=mate} is the better one
%tool laneboard-put-card
under {lane:next=next}, {text=card}, by {due=day}
as {colour:red=a red one|red}, {text=card} into {lane:backlog=the backlog|backlog}
{text=card} for {due=day}, card please
%tool askForReview
by {deadline=day}, {reviewers=crew} on {change=change}, two pairs of eyes see more
with an eye on {focus=focus}, {reviewers=crew}, {change=change}
{reviewers=crew} should read {change=change}, [it's tiny]
%tool errorhive_ignore
{reason=why}, ignore {error=err}
until {until=eday} forget {error=err}, {reason=why}
{error=err} till {until=eday}, it scares the interns
%tool chartroom_new_panel
as {chart:pie=a pie|pie}, {measure=meas}, on {dashboard=board}
for {span=tspan}, {measure=meas} into {dashboard=board}
{measure=meas} over {span=tspan} as {chart:line=a line}
%tool chartroom_send_snapshot
to {recipient=mate} with the words {message=para}, {dashboard=board}
{dashboard=board} for {recipient=tell}, {repeat:weekly=every week}
{repeat:monthly=each month|monthly}, to {recipient=firm}, out of {dashboard=board}
%tool splitlab-start-test
with {traffic=pct} percent, {variants=variants}, as {name=testn}
until {ends=eday}, {variants=variants} for {goal:signup=sign-ups}
{name=testn}: {variants=variants}, what counts is {goal:click=clicks}
%tool safebox.put
in {vault=vault} as {label=seclabel}, {content=secret}
{content=secret} under {label=seclabel}, good until {expires=eday}
{label=seclabel} is {content=secret}, put it with {vault=vault}
%tool safebox.grant
to {person=mate} only to {right:read=read|look at}, {label=seclabel}
until {until=eday} {person=mate} may {right:change=change} {label=seclabel}
{label=seclabel} for {person=mate}, until {until=eday}, he fixes our heating
%tool tablehand_ask
from {database=db}: {question=dbq}
{question=dbq}, up to {max_rows=n} rows
in {database=db}, not more than {max_rows=big} rows, {question=dbq}
%tool tablehand_dump
only {tables=tables} of {database=db}, {compress:true=zipped|compressed}
into {target=path}, {database=db}
{tables=tables} from {database=db} to {target=path}
%tool gridbook_fill_cells
into {cells=cells} of {sheet=sheet} {content=cellv}
{content=cellv} at {cells=cells}, the sheet being {sheet=sheet}
in {sheet=sheet}, {cells=cells} becomes {content=cellv}
%tool newDocument
in {folder=folder}, as {template:minutes=minutes}, {title=docname}
from the {template:letter=letter} template, {title=docname}
{title=docname}, into {folder=folder}, blank mind but here we go
%tool appendToDocument
under {heading=sect}, {text=para}, in {document=docname}
to {document=docname}: {text=para}
{text=para} belongs into {document=docname} under {heading=sect}
%tool shareDocument
as {role:commenter=a commenter}, {person=mate} on {document=docname}
with {person=mate}, {document=docname}, {message=para}
{document=docname} to {person=mate}, {role:viewer=just for viewing|only to look}, {=aside}
%tool deckwright.add_slide
in {deck=deck} after {after_slide=n}, {headline=headl}
with {layout:quote=a quote}, {headline=headl}, for {deck=deck}
"{headline=headl}" into {deck=deck} as {layout:two_columns=two columns}
%tool banter-write
to {room=chan}: {text=post}
{text=post}, in {room=chan}
as an answer to {thread=pollq}, {text=reply}, in {room=chan}
%tool viewcall_create
with {guests=guests} at {start=slot}, on {title=purpose}
for {minutes=span}, {guests=guests}, {title=purpose}, {record:true=record it|with recording}
{title=purpose} {start=slot}, guests {guests=guests}, [camera stays off, I've got the flu]
%tool viewcall_transcript
only what {speaker=mate} said in {meeting=deck}
about {about=subject} in {meeting=deck}
from {meeting=deck}, {speaker=mate} on {about=words}
%tool clientele_add_person
as {job=job2} with {company=firm}, {full_name=fullname}
from {company=firm}, {full_name=fullname}, met at {met_at=hall}
{full_name=fullname}, {job=job2}, {phone=phone}, {company=firm}
%tool clientele_note
by {follow_up=day} again, {customer=firm}: {note=custnote}
{note=custnote}, that's {customer=firm}
with {customer=firm}, {note=custnote}, get back to them {follow_up=day}
%tool raisePurchaseOrder
from {supplier=supp} at {unitPrice=eur} apiece, {quantity=big} {item=goods}
on {costCentre=cost}, {item=goods} by {supplier=supp}
{quantity=big} {item=goods}, {supplier=supp}, paid by {costCentre=cost}
%tool receiveGoods
at {place=whereput}, {quantity=big} from order {order=num}
in {condition:damaged=bad shape|broken boxes}, order {order=num}, {quantity=big} pieces
order {order=num} came, it's in {place=whereput}
%tool shelfcount_reserve
for {holder=firm} until {until=eday}, {quantity=big} {item=goods}
{item=goods} aside for {holder=mate}, {quantity=n}
until {until=eday} nobody touches {quantity=big} {item=goods}, {holder=firm} wants them
%tool peopledesk-onboard
as {job=job2} from {first_day=sday}, {person=fullname}, with {buddy=mate}
in {office=office} {person=fullname} starts {first_day=sday} as {job=prof}
{buddy=mate} looks after {person=fullname}, from {first_day=eday} on
%tool peopledesk-bonus
for {reason=bonuswhy} {person=mate} gets {amount=sum}
with the wages for {month=mon}, {amount=sum} to {person=mate}
{amount=sum} on top for {person=mate} in {month=mon}, {reason=bonuswhy}
%tool orderTranslation
into {target=lang} by {deadline=day}, {document=docname}
from {source=lang2} to {target=lang}, {tone:legal=in legal language|legal wording}, {document=pdf}
{document=docname} in {target=lang}, it's {source=lang2} now
%tool clausekeeper_give_notice
from {last_day=eday}, {contract=contract}, {reason=noticewhy}
by {last_day=eday} I want out of {contract=contract}
{reason=noticewhy}, so end {contract=contract}
