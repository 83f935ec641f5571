# travel and food
%list airport: Heathrow | JFK | Frankfurt | Schiphol | Changi | Zurich | Lisbon | Keflavik | Newark | Gatwick | Barcelona | SFO | Doha | Oslo | Vienna | Palma | Boston Logan | O'Hare | Malaga | Nice
%list flightno: LH 400 | BA117 | UA 88 | DL2041 | AF1234 | KL 1772 | EK201 | FR 8212 | QF1 | LX 316 | IB3170 | SK 903 | TP 553 | AA100 | EW 7462 | U2 4410 | TK1587 | AC 871 | NH 211 | OS 455
%list pnr: XK7P2Q | LM4T9Z | QWE82R | 7HJK3L | PZ55TA | B2N8VC | ZR41MX | KD9F6W | TT3H8J | M8QX1L | RF62PB | 9ACV4E | GH77KN | WX20DY | LQ5S3U
%list cabin: business class => business | business | economy => economy | coach => economy | the cheap seats => economy | first class => first | premium economy => premium_economy | the comfy economy with legroom => premium_economy | lie-flat business => business
%list cxreason: the conference was called off | my daughter broke her arm | we got the dates wrong | work won't give me the days off | the client moved the meeting online | I found a cheaper connection | my passport expired | there's a strike that week | we're both down with the flu | my visa didn't come through | the wedding was postponed | I have to be in court that day | plans changed at the last minute | the airline moved the departure by nine hours | my mother is in hospital | I'm too pregnant to fly | the hotel burned down | our dog sitter cancelled on us | I booked the same trip twice | I'm going by train instead
%list hotelname: Hotel Adlon | Grand Budapest | Ibis Nord | Motel One | Casa Lucia | Hilton Garden Inn | Park Inn | Hotel Miramar | Seaview Lodge | Pension Edelweiss | Marriott Downtown | Hotel Bellevue | Old Mill Inn | Holiday Inn Express | Villa Rosa | Harbour House | Hotel Krone | Blue Lagoon Resort
%list roomtype: single room => single | room just for me => single | double room => double | double => double | room with a big bed => double | twin => twin | room with two separate beds => twin | suite => suite | suite with a living room => suite | family room => family | room for the whole family => family
%list hotelwish: high floor and away from the lift | we arrive after midnight | a cot for the baby please | feather free pillows because of allergies | sea view if possible | it's our anniversary | ground floor, my father uses a wheelchair | need a parking space for a van | late check out on sunday | two keys please | quiet side, I'm a light sleeper | vegan breakfast for one | adjoining rooms with the Millers | please put champagne in the room | extra blankets | no carpets, I have asthma | early check-in around eleven | invoice to the company | desk and good wifi | shower instead of bathtub
%list station: Berlin Hbf | King's Cross | Gare du Nord | Penn Station | Milano Centrale | Utrecht | Euston | Zurich HB | Lyon | Leeds | Hamburg | Atocha | Prague | Basel | Union Station | York | Ghent | Innsbruck | Malmo | Cologne
%list trainno: ICE 579 | RE 7 | TGV 6173 | IC 2024 | EC 113 | S3 | Eurostar 9024 | RJX 68 | NJ 421 | IR 36 | 1A47 | AVE 3142 | Acela 2159 | RB 26 | FR 9631 | Thalys 9437 | Amtrak 19 | ICE 1005
%list rentalplace: Malaga airport | downtown Denver | Munich station | LAX | Edinburgh | Split | Porto airport | Cape Town | Reykjavik | Palermo | Nashville | Nice airport | Tallinn | Faro | Orlando
%list carcat: small car => compact | compact => compact | little runabout => compact | sedan => sedan | saloon => sedan | SUV => suv | off-roader => suv | four wheel drive => suv | van => van | minibus => van | nine-seater => van | convertible => convertible | cabrio => convertible | something with an open top => convertible
%list gearbox: automatic => true | no clutch => true | without a stick shift => true | manual => false | stick shift => false
%list weekdays_n: a week => 7 | a fortnight => 14 | two weeks => 14 | three days => 3 | 5 days => 5 | ten days => 10 | 4 days => 4 | two days => 2 | 9 days => 9
%list nationality: German | Indian | US | Brazilian | Nigerian | Canadian | British | Turkish | Filipino | Irish | Mexican | South African | Swiss | Egyptian | Polish | Kenyan | Vietnamese
%list nationality_de: Deutscher | Inder | Brite | Türkin | Schweizer | Kanadierin | Brasilianer | Polin
%list purpose: on holiday => tourism | as a tourist => tourism | for sightseeing => tourism | for business meetings => business | for work => business | on a sales trip => business | for a semester at university => study | to study => study | just changing planes => transit | only passing through => transit | for a layover => transit
%list ingredients: chicken and rice | eggs, spinach and feta | leftover potatoes | tofu, broccoli and noodles | ground beef and beans | salmon, lemon and dill | zucchini, tomatoes | pumpkin, ginger and coconut milk | two cans of tuna | mushrooms, cream and thyme | chickpeas, cumin, onions | stale bread and tomatoes | lentils | half a cabbage and bacon | bananas and oats | aubergine and tahini | shrimp, garlic, chili | parsnips, carrots and leeks | cottage cheese, eggs | cauliflower and curry paste
%list ingredients_de: Kartoffeln und Lauch | Hackfleisch, Zwiebeln und Paprika | Eier und Spinat | Nudeln, Tomaten, Thunfisch | rote Linsen | Kürbis und Kokosmilch | Reis, Erbsen und Karotten | Quark und Beeren
%list diet: vegetarian => vegetarian | meat-free => vegetarian | veggie => vegetarian | vegan => vegan | plant-based => vegan | gluten free => gluten_free | coeliac-safe => gluten_free | keto => keto | low carb => keto | lactose free => dairy_free | dairy free => dairy_free
%list mins: 20 minutes => 20 | half an hour => 30 | 30 minutes => 30 | 45 min => 45 | a quarter of an hour => 15 | an hour => 60 | 10 minutes => 10 | forty minutes => 40
%list dish: lasagna | grandma's apple pie | chicken tikka | beef stew | banana bread | pad thai | mushroom risotto | shakshuka | sunday pancakes | lentil soup | potato gratin | tiramisu | chili con carne | fish pie | ramen | goulash | paella | falafel | onion quiche | carrot cake
%list steps: fry the onions, add the lentils and simmer for half an hour | mix everything and bake at 180 for 40 minutes | marinate overnight, then grill hot and fast | boil the potatoes, mash with butter and nutmeg | whisk six eggs with sugar and fold in the mascarpone | soak the beans overnight and cook them with a bay leaf | sear the meat, deglaze with red wine, three hours in the oven | blend the tomatoes with garlic and basil, no cooking needed | knead ten minutes, let it rise twice, bake in a hot pot | layer noodles, sauce and cheese and bake until brown | toast the spices first, then add coconut milk and chickpeas | cook the rice with saffron and don't stir | one cup flour, one cup milk, one egg, fry in butter | slice the apples thin and sprinkle with cinnamon | roast the pumpkin, then puree it with stock | steam the fish for eight minutes over ginger | let the dough rest in the fridge overnight | chop everything by hand and dress with lime juice | brown the butter before adding the sage | slow cooker on low for nine hours
%list people: four people => 4 | six => 6 | 8 => 8 | two => 2 | twelve people => 12 | a dozen => 12 | 5 people => 5 | three => 3 | ten guests => 10 | 20 => 20
%list people_de: vier Personen => 4 | 6 Personen => 6 | zwei => 2 | acht Leute => 8 | zwölf Gäste => 12
%list cuisine: sushi | thai food | pizza | korean bbq | ramen | vegan burgers | tapas | greek food | ethiopian | dim sum | indian curry | french bistro food | tacos | lebanese | seafood | peruvian | breakfast and brunch | good coffee and cake | dumplings | steak
%list area: Kreuzberg | downtown | Soho | Brooklyn | Shoreditch | Williamsburg | Trastevere | Neukölln | Camden | Montmartre | Gràcia | Notting Hill | Altona | Chinatown | Shibuya | Lower Manhattan | Marais | Chueca
%list price: cheap => cheap | inexpensive => cheap | budget => cheap | mid-range => moderate | not too pricey => moderate | fancy => expensive | upscale => expensive | fine dining => expensive
%list restaurant: Luigi's | Mama Rosa | Golden Dragon | Sakura | The Olive Tree | Chez Marie | Burger Barn | El Toro | Noodle House | Taj Mahal | La Piazza | Bistro 21 | Green Leaf | Kebab King | Trattoria Nonna | Blue Oyster | Wok This Way | Goldener Hirsch | Tasty Thai | Casa Pepe
%list tablewish: a quiet corner please | we need a high chair | one of us is coeliac | outside if the weather holds | it's her birthday, maybe a candle | window table if possible | we'll bring a dog | not next to the kitchen | somebody in the party has a nut allergy | we only have ninety minutes | wheelchair access needed | a round table would be great | we'd like the tasting menu | two vegans among us | could you keep the cake in the fridge | please don't seat us near the door | we might be ten minutes late | booth rather than bar stools | a spot for a stroller | can you dim the lights for the proposal
%list sorry: sorry, we're all ill | we hope to come another time | something came up at work | the babysitter cancelled | our train is stuck | thanks for your understanding | my boss scheduled a late meeting | the birthday girl has a fever | we'll call to find a new date | please pass the table on to others | I mixed up the weekends | the car broke down | half of the group can't make it | apologies for the short notice | grandma had to go to hospital
%list items: milk, eggs and bread | toilet paper | bananas | butter and olive oil | two packs of pasta | oat milk, tofu | apples, carrots and celery | dishwasher tabs | coffee beans, filters | rice, soy sauce and nori | cat litter | a dozen eggs | flour, sugar, yeast | batteries and light bulbs | sparkling water | yoghurt, granola and berries | onions | cheddar and crackers | nappies, wipes | lemons, limes and mint | chicken thighs | paper towels and bin bags | dark chocolate | toothpaste
%list items_de: Milch, Eier und Brot | Klopapier | Bananen und Äpfel | Butter | Kaffee, Filter und Zucker | Katzenfutter | Nudeln, Tomatensauce | Mehl und Hefe | zwei Liter Hafermilch
%list store: Aldi | Whole Foods | Costco | Lidl | Trader Joe's | Tesco | IKEA | Walmart | Rewe | Target | Sainsbury's | Edeka | Safeway | Kroger | Boots
%list dishes: two margheritas and a cola | chicken tikka and garlic naan | large pepperoni | three veggie burgers with fries | pad thai, spring rolls and a mango lassi | salmon nigiri, miso soup | one doner and ayran | tonkatsu ramen and gyoza | family bucket | four burritos and guacamole | spinach lasagna, tiramisu | sweet and sour pork with rice | falafel wrap | caesar salad and iced tea | butter chicken, rice, two samosas | double cheeseburger and onion rings
%list courier: the doorbell is broken, please call | leave it with the concierge | second floor, the blue door | don't ring, the baby is asleep | gate code is 4711 | put it on the bench | use the back entrance | watch out for the dog | meet me in the lobby | third house after the church | I'm paying cash | please bring chopsticks | hand it to the receptionist | no plastic cutlery please | knock loudly, I'm on a call | entrance is in the courtyard | text me when you're close | drop it at the side gate | ask for the design team | leave it on the stairs
%list eaten: two slices of pizza | bowl of porridge with blueberries | chicken salad and a roll | three scrambled eggs on toast | two bananas | half a bag of crisps | lentil soup with bread | salmon with rice and broccoli | big cappuccino and a croissant | leftover curry | handful of almonds | greek yoghurt with honey | cheeseburger and fries | tuna sandwich | veggie chili | four sushi rolls | protein shake | apple slices with peanut butter | spaghetti bolognese | slice of birthday cake | just black coffee
%list mealname: breakfast => breakfast | lunch => lunch | dinner => dinner | supper => dinner | an afternoon snack => snack | a snack => snack | brekkie => breakfast
%list food: avocado | quinoa | greek yoghurt | peanut butter | white rice | dark chocolate | chickpeas | oat milk | salmon | croissant | cashews | cottage cheese | sweet potato | Big Mac | hummus | lentils | mango | cheddar | tofu | pesto
%list dishes_de: Pizza Salami und Cola | zwei Döner | einmal Pad Thai, Frühlingsrollen | drei Burger mit Pommes | Lasagne und Tiramisu | große Pizza Hawaii | Sushi Menü 4 und Misosuppe
%list food_es: aguacate | arroz blanco | pan integral | salmón | tofu | queso fresco | garbanzos
%list kcal: 450 calories => 450 | 600 kcal => 600 | around 300 calories => 300 | five hundred calories => 500 | 820 calories => 820 | 120 kcal => 120 | 1100 calories => 1100 | two hundred kcal => 200
%list grams: 100 grams => 100 | 250 g => 250 | 50g => 50 | a hundred grams => 100 | 30 grams => 30 | half a kilo => 500 | 150 g => 150 | 80 grams => 80

%tool search_flights
(find|search|look for) [me] [some|cheap] flights from {origin=city} to {destination=city} {departure_date=date}
{origin=airport} to {destination=airport} {departure_date=date}, {max_stops:0=nonstop|direct|no layovers} [please]
I need to fly to {destination=city} {departure_date=date} and come back {return_date=date}, leaving from {origin=city}
what's the cheapest way to fly {origin=city} - {destination=city} {departure_date=date} in {cabin=cabin}
we want to get out of {origin=city} for a bit, how much would {cabin=cabin} plane tickets to {destination=city} be {departure_date=date}
any planes going to {destination=airport} {departure_date=date} with {max_stops:1=at most one stop|one stopover max|only one change} out of {origin=airport}?
round trip {origin=city} {destination=city}, out {departure_date=date}, back {return_date=date}
check air fares to {destination=city} from {origin=city}
can you see what flights there are {departure_date=date} to {destination=city}
{departure_date=date} I should be in {destination=city}, is there anything in the air from {origin=airport} with {cabin=cabin}
%lang de
(such|finde) [mir] [bitte] einen Flug von {origin=city} nach {destination=city} {departure_date=date}
%lang en

%tool flight_status
is {flight_number=flightno} on time
status [of] [flight] {flight_number=flightno} {date=date}
my sister is on {flight_number=flightno}, when does she land?
has {flight_number=flightno} (taken off|left|departed) yet
I'm picking up {=person} from the airport and want to know if {flight_number=flightno} is late
{flight_number=flightno} gate?
which gate does {flight_number=flightno} leave from {date=date}
could you check whether my flight is delayed
was {flight_number=flightno} cancelled because of the storm
do we know if the plane {date=date} is going to be on time?

%tool cancel_flight_booking
cancel my flight, booking [reference] {booking_reference=pnr}
I won't be flying after all, please cancel {booking_reference=pnr} because {reason=cxreason}
{reason=cxreason}, so get me a refund for the plane ticket {booking_reference=pnr}
drop the flight reservation {booking_reference=pnr}
call off {booking_reference=pnr} and tell the airline {reason=cxreason}
can we get our money back for the flights? reference is {booking_reference=pnr}
cancel the plane tickets to {=city}
we're not taking that flight anymore, {reason=cxreason}
flight booking {booking_reference=pnr} - cancel [please]
%lang es
cancela mi vuelo con la referencia {booking_reference=pnr} [por favor]
%lang en

%tool stays_search_hotels
(find|show) [me] hotels in {city=city} from {check_in=date} to {check_out=date}
I need somewhere to sleep in {city=city} {check_in=date}, {max_price=money} a night at most
where can {guests=people} stay in {city=city} {check_in=date}
{city=city} hotel {check_in=date} {pets_allowed:true=dog friendly|pets welcome|that takes dogs} under {max_price=money}
any rooms free in {city=city} {check_in=date} until {check_out=date} for {guests=people}?
we're bringing the cat, so look for a {pets_allowed:true=pet-friendly} place in {city=city}, arriving {check_in=date}
what accommodation is there around {city=city} if we turn up {check_in=date} and leave {check_out=date}
look up hotels in {city=city} [please]
I'm arriving {check_in=date} and have no bed yet, find me a hotel
my parents visit {city=city} {check_in=date} and can't spend more than {max_price=money} per night, what are their options
%lang de
(suche|zeig mir) Hotels in {city=city} ab {check_in=date}
%lang en

%tool stays_book_room
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
%lang de
buch mir ein Zimmer im {hotel_name=hotelname} ab {check_in=date} für {nights:2=zwei Nächte|2 Nächte}
%lang en

%tool stays_cancel_reservation
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

%tool findTrains
trains from {fromStation=station} to {toStation=station} {departAt=when}
how do I get from {fromStation=station} to {toStation=station} by rail
{fromStation=station} {toStation=station} train {departAt=when} {travelClass:first=first class|1st class}
next {directOnly:true=direct|through} train to {toStation=station} from {fromStation=station}?
I have to be on a train to {toStation=station} {departAt=when}, I'll get on at {fromStation=station}
when is the (last|first) train {fromStation=station} to {toStation=station}
look up rail connections {fromStation=city} - {toStation=city} leaving {departAt=when}, {directOnly:true=no changes|without changing|I don't want to change}
is there a train to {toStation=city} {departAt=when}
find me a train connection from {fromStation=station}
{travelClass:second=second class is fine|2nd class|in standard class}, {fromStation=station} to {toStation=station}, {departAt=when}
%lang de
welche Züge fahren {departAt=when} von {fromStation=city} nach {toStation=city}
(such|zeig) [mir] eine {directOnly:true=direkte|umsteigefreie} Verbindung von {fromStation=city} nach {toStation=city}
%lang en

%tool getTrainDelay
is {trainNumber=trainno} (late|delayed)
how late is {trainNumber=trainno} going to be at {station=station}
{trainNumber=trainno} delay?
I'm standing at {station=station} and {trainNumber=trainno} isn't here, what's going on
will the {trainNumber=trainno} get to {station=station} on time
which platform does {trainNumber=trainno} arrive at in {station=station}
check if my train is running late
how many minutes behind schedule is the train at {station=station}
is the {trainNumber=trainno} running today or was it cancelled
%lang de
hat der {trainNumber=trainno} Verspätung
%lang en

%tool rent-car-quote
how much is a rental car in {pickup_location=rentalplace} from {pickup_date=date} for {days=weekdays_n}
quote me a {category=carcat} at {pickup_location=rentalplace} {pickup_date=date}, {days=weekdays_n}
we need a {category=carcat} for {days=weekdays_n} starting {pickup_date=date}, picking it up at {pickup_location=rentalplace}
price for hiring a car {pickup_date=date} in {pickup_location=rentalplace} for {days=weekdays_n}, {automatic=gearbox} please
I can't drive stick, what would an {automatic:true=automatic} cost for {days=weekdays_n} from {pickup_date=date} in {pickup_location=rentalplace}
{pickup_location=rentalplace} {category=carcat} hire {pickup_date=date} {days=weekdays_n}
compare hire car prices in {pickup_location=rentalplace} for {days=weekdays_n}
I'd like a rental quote for a {category=carcat} {pickup_date=date}
landing at {pickup_location=rentalplace} {pickup_date=date} and want wheels for {days=weekdays_n}, what do they charge?
%lang es
cuánto cuesta alquilar un coche en {pickup_location=city} a partir de {pickup_date=date} por {days:7=una semana|siete días}
%lang en

%tool extend-rental
extend rental {contract_number=code} by {extra_days=weekdays_n}
I want to keep the hire car {extra_days=weekdays_n} longer, contract {contract_number=code}
add {extra_days=weekdays_n} to my car rental {contract_number=id}
can we have the rented van for another {extra_days:2=two days|2 days|couple of days}? agreement {contract_number=code}
{contract_number=code}: {extra_days:1=one more day|one extra day} with the rental please
we're stuck here so the rental {contract_number=code} needs {extra_days=weekdays_n} more
prolong the car hire contract {contract_number=code}
I'd like to hang on to the rental car for {extra_days:3=three more days|another three days}
ask the rental company to let us keep the car, {extra_days=weekdays_n} extra, number {contract_number=bigint}

%tool check_visa_requirement
do I need a visa for {destination_country=country} with a {nationality=nationality} passport
{nationality=nationality} citizen travelling to {destination_country=country} {purpose=purpose} - visa?
my colleague has a {nationality=nationality} passport, what papers does she need for {destination_country=country} {purpose=purpose}
can {nationality=nationality} nationals enter {destination_country=country} without a visa
I'm going to {destination_country=country} {purpose=purpose}, I'm {nationality=nationality}, what do I need to get in
entry rules {destination_country=country} for {nationality=nationality} passport holders
check whether I need a visa for {destination_country=country}
what are the visa rules for somebody {nationality=nationality}
is it true that {nationality=nationality} people have to apply for a visa before visiting {destination_country=country} {purpose=purpose}?
%lang de
brauche ich als {nationality=nationality_de} ein Visum für {destination_country=country}
%lang en

%tool find_recipe
what can I cook with {ingredients=ingredients}
(find|give me) a {diet=diet} recipe with {ingredients=ingredients}
I've got {ingredients=ingredients} left, any ideas for dinner that take less than {max_minutes=mins}
recipes {ingredients=ingredients} {max_minutes=mins} max
{ingredients=ingredients} in the fridge and no clue what to make
something {diet=diet} using {ingredients=ingredients}, ready in {max_minutes=mins}
my guests are {diet=diet}, how could I use up {ingredients=ingredients} for them?
find me a {diet=diet} recipe
I have to cook something in {max_minutes=mins}, look up a recipe
what does one do with {ingredients=ingredients}?
%lang de
was kann ich aus {ingredients=ingredients_de} kochen
ein Rezept mit {ingredients=ingredients_de}, das {max_minutes:20=höchstens 20 Minuten|zwanzig Minuten} dauert
%lang en

%tool save_recipe
save my recipe for {name=dish}: {instructions=steps}
add {name=dish} to the cookbook, {instructions=steps}
here's how {=firstname} makes {name=dish}: {instructions=steps}. keep it in my recipes
write down a recipe called {name=dish} for {servings=people}: {instructions=steps}
new recipe {name=dish}, serves {servings=people}, {instructions=steps}
before I forget how I did the {name=dish}, store this in the cookbook: {instructions=steps}
put this in my recipe collection: {instructions=steps}
save a recipe for {name=dish}
{name=dish} goes like this, {instructions=steps}, feeds {servings=people}, please save it as a recipe
%lang es
guarda la receta de {name=dish}: {instructions=steps}
%lang en

%tool scale_recipe
scale {recipe_name=dish} to {servings=people}
how much of everything do I need for {recipe_name=dish} for {servings=people}
I'm making {recipe_name=dish} for {servings=people} tonight, adjust the amounts
convert the {recipe_name=dish} recipe to {servings=people}
we'll be {servings=people} instead of four, recalculate the {recipe_name=dish}
{recipe_name=dish} ingredients for {servings=people} please
can you size the {recipe_name=dish} up for {servings=people}?
adjust the quantities in my {recipe_name=dish} recipe
there'll be {servings=people} at the table, scale the recipe
%lang de
rechne das Rezept für {recipe_name=dish} auf {servings=people_de} um
%lang en

%tool find_restaurant
where can I get {cuisine=cuisine} [near|in|around] {area=area}
(find|suggest) a {price_level=price} place for {cuisine=cuisine} in {area=city}
I'm craving {cuisine=cuisine}, what's {open_now:true=open right now|still open|open at this hour}
{cuisine=cuisine} {area=area} {price_level=price}
any good spots for {cuisine=cuisine} in {area=area} that won't ruin me, {price_level=price} please
{=firstname} is visiting and loves {cuisine=cuisine}, where should we eat
who does {cuisine=cuisine} around {area=area} and is {open_now:true=open now|serving right now}?
find us a restaurant near {area=area}
recommend a {price_level=price} restaurant
let's eat out tonight, {cuisine=cuisine} somewhere close to {area=area}
%lang de
wo gibt es in {area=city} {cuisine:Sushi=Sushi} zu essen
%lang en

%tool book_table
book a table at {restaurant=restaurant} for {party_size=people} {time=when}
reserve {restaurant=restaurant} {time=when}, {party_size=people}
{time=when} at {restaurant=restaurant} for {party_size=people}, and mention {request=tablewish}
can you get us into {restaurant=restaurant} {time=when}? we're {party_size=people}
we'd like to have dinner at {restaurant=restaurant} {time=when}, {party_size=people}, {request=tablewish}
table for {party_size=people} {restaurant=restaurant} {time=when}
my parents' anniversary is coming up so please reserve {restaurant=restaurant} {time=when} for {party_size=people}; special request: {request=tablewish}
book {restaurant=restaurant} for {party_size=people}
get me a table for {party_size=people} {time=when}
I promised {=firstname} lunch at {restaurant=restaurant}, set that up {time=when} for {party_size:2=the two of us|both of us}
%lang de
reserviere {time=when} einen Tisch für {party_size=people_de} im {restaurant=restaurant}
%lang en

%tool cancel_table
cancel our table at {restaurant=restaurant} {date=date}
we can't make it to {restaurant=restaurant}, call off the reservation and tell them {message=sorry}
{restaurant=restaurant} {date=date} - cancel the booking
let {restaurant=restaurant} know we won't be coming {date=date}, {message=sorry}
dinner at {restaurant=restaurant} is off
no table needed at {restaurant=restaurant} after all
drop the {restaurant=restaurant} reservation with the words "{message=sorry}"
cancel the restaurant {date=date}
we're not going out to eat, cancel the table
%lang es
cancela la mesa en {restaurant=restaurant} para {date=date}
%lang en

%tool grocery_add_items
I want to put something on the shopping list
add {items=items} to the shopping list
we're out of {items=items}
put {items=items} on the {store=store} list
{items=items} from {store=store} [please], put it on the list
I need to get {items=items} next time I'm at {store=store}
shopping list: {items=items}
don't let me forget {items=items} when we go shopping
could you note that we need {items=items}
add something to the shopping list for {store=store}
the kids finished the {items=items}, so that goes on the grocery list
%lang de
(setz|schreib) {items=items_de} auf die Einkaufsliste
wir brauchen {items=items_de} vom {store=store}
%lang en

%tool grocery_remove_items
(take|cross) {items=items} off the shopping list
remove {items=items} from the grocery list
I already bought {items=items}, strike that
we don't need {items=items} anymore
got {items=items}, delete from the list
{items=items} can come off the list, {=firstname} picked it up
forget about the {items=items} on the shopping list
take something off the shopping list
found {items=items} in the cellar, so that needn't be on the grocery list any longer
clear that item from the groceries
%lang de
streich {items=items_de} von der Einkaufsliste
%lang en

%tool grocery_show_list
what's on the shopping list
show [me] the grocery list [please]
what do we need from {store=store}
I'm at {store=store}, what should I get
read me the list of groceries
which things do we still have to buy
{store=store} list?
do we need anything from the supermarket
I'm off to {store=store} in a minute, what are we missing
%lang es
qué hay en la lista de la compra
%lang en

%tool order_food
order {dishes=dishes} from {restaurant=restaurant}
get me {dishes=dishes} delivered from {restaurant=restaurant}
I'm starving, have {restaurant=restaurant} bring {dishes=dishes} to {address=street}
{restaurant=restaurant}: {dishes=dishes}, deliver to {address=street}, {instructions=courier}
takeaway tonight from {restaurant=restaurant}, {dishes=dishes}, and tell the rider {instructions=courier}
can we have {dishes=dishes} sent over by {restaurant=restaurant}? {instructions=courier}
we'll eat at the office, so {dishes=dishes} from {restaurant=restaurant} to {address=street} please
order something from {restaurant=restaurant}
I want {dishes=dishes} delivered
the usual friday treat: {dishes=dishes}, {restaurant=restaurant}
%lang de
bestell {dishes=dishes_de} bei {restaurant=restaurant}
%lang en

%tool track_delivery
where's my food, order {order_id=num_id}
track delivery {order_id=code}
how long until order {order_id=num_id} gets here
is the courier with {order_id=code} close
we've been waiting forever for the pizza, number {order_id=num_id}, what's happening
{order_id=code} eta?
when does my dinner arrive
has the driver picked up the food yet
order {order_id=num_id} should have been here half an hour ago, check on it
%lang de
wo bleibt mein Essen, Bestellung {order_id=num_id}
%lang en

%tool log_meal
I (had|ate) {description=eaten} for {meal=mealname}
log {description=eaten}, {calories=kcal}
{meal=mealname}: {description=eaten}
add {description=eaten} to my food diary
food log {description=eaten} {calories:450=450 kcal|four hundred fifty calories} {meal=mealname}
put down that I've just eaten {description=eaten}
for {meal=mealname} there was {description=eaten}, roughly {calories:600=600 calories|six hundred calories}
track my {meal=mealname} [please]
write {calories:300=300 calories} into the food diary
sinned a bit: {description=eaten}, that was {meal=mealname}, log it
%lang de
trag ein, dass ich {description:Spaghetti mit Pesto=Spaghetti mit Pesto} zum {meal:dinner=Abendessen} hatte
%lang en

%tool get_nutrition
how many calories are in {food=food}
nutrition facts for {grams=grams} of {food=food}
is {food=food} high in protein
{food=food} carbs {grams=grams}
if I eat {grams=grams} of {food=food}, how much fat is that?
I'm watching my sugar, what about {food=food}
look up the nutritional values of {food=food}
what's in {grams=grams} of it, nutrition wise
how healthy is that snack, can you look up the calories
%lang es
cuántas calorías tiene {food=food_es}
%lang en

%tool none
why is airport coffee always so expensive, it's a scandal
pineapple on pizza, yes or no?
%tool talk
that hotel in {=city} was honestly the worst one I've ever slept in
I hate flying, trains are so much nicer
you'd have loved the food in {=city}
do you ever get hungry?
thanks, the restaurant was fantastic last night
my grandmother made the best lasagna in the world
we missed our train {=date} and ended up dancing at the station
I think {=firstname} is a better cook than me
just landed, what a bumpy ride
nothing beats a quiet sunday breakfast
sorry, I was talking to the waiter
I used to work in a kitchen when I was a student
the rental car smelled of wet dog all week, lol
%lang de
das Essen gestern war wirklich köstlich
%lang en
