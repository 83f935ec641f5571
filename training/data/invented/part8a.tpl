# Invented tools: cooking, restaurant tables, food delivery, groceries, meal plans, nutrition, robot cleaners, heating.
%list stuff: half a cabbage and some bacon | rice, peas and an onion | two aubergines and feta | carrots, ginger, coconut milk | stale bread and tomatoes | a tin of sardines | leeks and potatoes | chickpeas, spinach and lemon | smoked salmon and eggs | oats, apples, cinnamon | minced beef and kidney beans | cauliflower and cheddar | mackerel and beetroot | noodles, peanut butter and chilli | a squash and sage | turkey leftovers | ricotta, honey and figs | black lentils and parsnips | prawns, garlic, parsley | mushrooms and cream | tofu and broccoli | sweet potatoes, lime and coriander | gnocchi and rocket | pears and blue cheese
%list stuff_de: Lauch und Kartoffeln | Blumenkohl und Käse | Reis, Erbsen und eine Zwiebel | Linsen, Möhren und Sellerie | Räucherlachs und Eier | altes Brot und Tomaten | Pilze und Sahne | Hackfleisch und Bohnen | Kürbis und Ingwer | Zucchini, Feta und Minze | Grünkohl und Mettwurst | Haferflocken und Äpfel
%list stuff_es: garbanzos y espinacas | arroz, guisantes y cebolla | pan duro y tomates | calabacín y queso feta | dos berenjenas | lentejas, zanahoria y apio | atún, huevos y patatas | setas y nata | pollo y limón | calabaza y jengibre | gambas, ajo y perejil | boniato y lima
%list unwanted: nuts | garlic | dairy | onions | pork | gluten | mushrooms | anything spicy | coriander | shellfish | eggs | alcohol | olives | celery | raw fish | sugar | peanuts | soy | raisins | red meat | anchovies | cheese
%list dish: shepherd's pie | chicken curry | vegetable lasagne | lentil dal | fish tacos | beef stroganoff | pea soup | stuffed peppers | spaghetti carbonara | pancakes | moussaka | fried rice | ratatouille | meatballs | ramen | leek quiche | chilli | cauliflower cheese | roast lamb | gazpacho | potato salad | dumplings | bean burritos | risotto | apple crumble | beef wellington | sourdough bread | crème brûlée
%list dish_de: Kartoffelsuppe | Gulasch | Kaiserschmarrn | Linseneintopf | Käsespätzle | Rinderrouladen | Gemüselasagne | Kürbisrisotto | Fischstäbchen mit Püree | Flammkuchen | Apfelstrudel | Pfannkuchen | Hühnerfrikassee | Nudelauflauf
%list dish_es: tortilla de patatas | lentejas con chorizo | paella de verduras | croquetas de jamón | merluza al horno | gazpacho | cocido | arroz con leche | pollo al ajillo | fabada | ensaladilla rusa | pisto | crema de calabacín | empanada de atún
%list restaurant: La Perla | The Olive Tree | Sakura | Trattoria Nonna | Golden Dragon | Bistro Henri | The Rusty Anchor | El Fogón | Curry Palace | Zum Ochsen | Little Hanoi | Café Mozart | Taverna Nikos | Smokehouse 19 | Bella Vista | The Green Fork | Le Petit Coin | Pho House | Gasthof Post | Blue Lobster | Wok and Roll | Burger Barn | Pizzeria Da Luigi | Kebab King | Tandoori Nights | Taco Loco
%list cuisine: italian | thai | greek | vietnamese | sushi | indian | vegan food | tapas | french | korean barbecue | mexican | lebanese | steak | seafood | georgian | ethiopian | ramen | burgers | turkish | peruvian | dim sum | swabian
%list cuisine_de: italienisch | griechisch | indisch | thailändisch | vegan | türkisch | japanisch | gutbürgerlich | vietnamesisch | äthiopisch
%list cuisine_es: comida italiana | marisco | comida japonesa | comida mexicana | tapas | comida vegana | sushi | cocina peruana | comida india | carne a la brasa
%list area: Soho | Kreuzberg | Camden | Trastevere | Brooklyn | Bristol | Le Marais | Leith | Dublin | Gràcia | Chinatown | Graz | Lyon | West End | Portland | Altona | San Sebastián | Utrecht | Shoreditch | Ghent | Porto | Notting Hill | Temple Bar | Prenzlauer Berg
%list day: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | valentine's day | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the last day of august | new year's eve
%list weekday_one: monday | tuesday | wednesday | thursday | friday | saturday | sunday | tomorrow | today | next monday | the 12th | the day after tomorrow
%list day_de: morgen | Freitag | Samstag | nächsten Sonntag | übermorgen | heute | den 14. März | Donnerstag | kommenden Dienstag | Heiligabend | den 3. Mai | Mittwoch
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | five thirty | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00
%list moment: tomorrow at 8 | friday 7pm | tonight | saturday around half past six | next thursday at noon | sunday lunch time | tonight at nine | march 3rd 19:30 | wednesday evening | the 18th at 8pm | today at 13:00 | this saturday night | in two hours | monday 12:15 | new year's eve at ten | right now | friday the 9th, 20:00
%list party: 2 => 2 | two => 2 | three => 3 | four => 4 | 4 => 4 | 5 => 5 | six => 6 | 6 => 6 | seven => 7 | 8 => 8 | nine => 9 | ten => 10 | 12 => 12 | fourteen => 14 | 3 => 3 | twenty => 20
%list party_de: zwei => 2 | drei => 3 | vier => 4 | fünf => 5 | 6 => 6 | acht => 8 | zehn => 10 | 12 => 12
%list party_es: dos => 2 | tres => 3 | cuatro => 4 | cinco => 5 | 6 => 6 | ocho => 8 | diez => 10
%list price: 30 euros => 30 | $40 => 40 | 25 => 25 | £35 => 35 | 50 bucks => 50 | 60 dollars => 60 | twenty euros => 20 | 45 € => 45 | 18 pounds => 18 | 75 => 75 | 100 euros => 100 | fifteen dollars => 15
%list smallsum: 3 euros => 3 | $5 => 5 | two dollars => 2 | £2.50 => 2.5 | 4 € => 4 | 1 euro => 1 | 2 quid => 2 | five euros => 5 | $3.99 => 3.99 | six bucks => 6
%list seat: on the terrace => terrace | outside => terrace | outdoors => terrace | in the garden => terrace | inside => inside | indoors => inside | by the window => window | with a view out of the window => window | at the bar => bar | at the counter => bar | in a private room => private_room | in a separate room => private_room
%list remark: one of us is in a wheelchair | it's a surprise party | we bring a stroller | my wife is allergic to nuts | we'd like a cake at the end | please a quiet corner | two highchairs please | we're in a hurry because of the theatre | one guest is vegan | it's our anniversary | the dog comes too | we want to pay separately | no candles please | we could be fifteen minutes late | one of us can't have gluten | my father turns 80 | grandma doesn't hear well | we'll bring our own wine
%list mins: 20 minutes => 20 | half an hour => 30 | 15 min => 15 | an hour => 60 | 45 minutes => 45 | a quarter of an hour => 15 | two hours => 120 | forty minutes => 40 | 10 minutes => 10
%list order: two margheritas and one tiramisu | pad thai | 1 chicken tikka, 2 garlic naans | three burgers and fries | large pepperoni pizza | wonton soup and spring rolls | four falafel wraps | lunch box, mango lassi | butter chicken, rice and raita | two poke bowls | one family bucket | six salmon nigiri | veggie burrito and guacamole | one lasagne, one salad | duck noodles and dumplings | doner kebab | beef pho, two summer rolls | paneer curry and coke | twelve chicken wings | Caesar salad and garlic bread
%list order_de: zwei Pizza Margherita | zwei Döner und eine Cola | Ente süßsauer | Nudelsuppe und Frühlingsrollen | drei Burger mit Pommes | Lasagne und Salat | vier Falafelteller | einmal Pad Thai | Sushi für zwei | zwei Currywürste
%list order_es: dos pizzas margarita | hamburguesa con patatas | pad thai y rollitos | tres burritos | pollo asado con ensalada | dos raciones de sushi | ramen y gyozas | lasaña | cuatro kebabs
%list deliverto: 14 Mill Lane | 22 Acacia Avenue, flat 3 | Ringstraße 8 | 5 Harbour Street | Goethestraße 40 | apartment 12B | 9 Castle Hill | room 214 at the Hilton | 31 Station Road | Kirchgasse 2 | 77 Elm Drive | 3 Orchard Close | mum's place | 101 Queen Street, 4th floor | Lindenhof 6 | Studio 9, Dock Road | Sam's flat | 18 Abbey Gardens | Platz der Republik 1 | pier 4
%list grocery: oat milk | eggs | basmati rice | bananas | washing powder | dog food | butter | ground coffee | toilet paper | cherry tomatoes | sparkling water | yoghurt | frozen peas | olive oil | bin bags | crisps | chicken thighs | nappies | parmesan | flour | avocados | orange juice | dish soap | cat litter | dark chocolate | sourdough | salmon fillets
%list grocery_de: Hafermilch | Eier | Butter | Klopapier | Mineralwasser | Katzenfutter | Spülmittel | Vollkornnudeln | Joghurt | Bananen | Kaffeebohnen | Mehl | Tiefkühlerbsen | Waschmittel
%list grocery_es: leche de avena | huevos | arroz | detergente | papel higiénico | plátanos | aceite de oliva | yogures | café molido | pan de molde | tomates cherry | comida para el perro | harina
%list pack: 1 litre | 500 g | the big pack | 2 kg | family size | 250 ml | the six-pack | half a kilo | 1.5 litre | 750 g | the small one | 12-pack | 5 kg | 330 ml | two-litre bottle | 200 g
%list brand: Barilla | Oatly | Lavazza | Heinz | Ja! | Danone | Persil | Lurpak | Whiskas | Kellogg's | Milka | Evian | Hipp | Ecover | Illy | Hacendado | Dr. Oetker | Quaker | Pampers | Tesco Finest
%list food: avocado | salmon | greek yoghurt | red lentils | banana | white rice | almonds | peanut butter | boiled eggs | dark chocolate | cottage cheese | tofu | sweet potato | croissants | oat milk | chickpeas | kale | beef mince | gouda | blueberries | pretzels | quinoa | orange juice | hummus
%list eaten: porridge with berries | cheese on toast | chicken salad | two fried eggs | leftover pizza | tomato soup | sushi | leftover curry | yoghurt and granola | turkey sandwiches | pasta with pesto | cornflakes | rice and beans | crisps | two flat whites | roast vegetables | fish and chips | hummus with carrots | banana bread | three dumplings | scrambled eggs on rye | half a melon | dried apricots
%list eaten_de: Haferbrei mit Beeren | Käsebrot | Apfelkuchen | Linsensuppe | Nudeln mit Pesto | Naturjoghurt | Rührei | Schnitzel mit Pommes | zwei Brezeln | Gurkensalat
%list amount: 200 g | a big bowl | two handfuls | 330 ml | half a plate | three pieces | 150 grams | a small portion | one cup | 30 g | two scoops | a quarter | 80 grams | a large glass | five spoonfuls | 1 serving
%list grams: 100 g => 100 | 50 grams => 50 | 250 g => 250 | 30 g => 30 | half a kilo => 500 | 150 grams => 150 | 1 kg => 1000 | 75 grams => 75 | 200g => 200
%list nutrient: calories => calories | kcal => calories | protein => protein | fat => fat | sugar => sugar | fibre => fiber | fiber => fiber | roughage => fiber | salt => salt | sodium => salt | iron => iron | vitamin c => vitamin_c
%list rooms: kitchen | living room and hall | bathroom, kitchen | bedroom | kids' room and corridor | study | dining room and kitchen | hallway | guest room, study and stairs landing | conservatory | upstairs bedrooms | utility room | playroom and den | lounge | kitchen, hall and bathroom | attic room | porch | cellar | dressing room and bedroom | office
%list rooms_de: Küche | Flur und Bad | Wohnzimmer | Kinderzimmer | Schlafzimmer und Flur | Esszimmer, Küche | Arbeitszimmer | Diele | Bad
%list rooms_es: cocina | salón y pasillo | baño | cuarto de los niños | dormitorio y despacho | comedor, cocina | recibidor
%list days: mondays and thursdays | tuesdays | weekdays | saturdays and sundays | monday, wednesday and friday | sundays | weekends | fridays | tuesday and saturday | wednesdays, fridays | mon, thu | saturdays | tuesdays and thursdays | mondays
%list degrees: 21 degrees => 21 | 19 => 19 | 22 => 22 | 18.5 => 18.5 | twenty degrees => 20 | 17 degrees => 17 | 23 degrees => 23 | 20.5 degrees => 20.5 | 24 => 24 | eighteen => 18
%list lowdegrees: 12 degrees => 12 | 14 => 14 | 15 degrees => 15 | ten degrees => 10 | 8 => 8 | 16 degrees => 16 | 13 => 13 | fifteen => 15
%list cook: dad | Priya | my brother | Tom | Lena | grandma | the twins | Jonas | my wife | uncle Ray | Mia | our au pair | Wei | Fatima | Ben | my flatmate
%list why_in: the in-laws are coming | we have guests | I'm starving | the fridge is nearly empty | it's raining | I'm too tired to go shopping | payday is a week away | the oven is broken
%list resid: R-4471 | TB2093 | DB-77120 | res_881 | X9K2P | 550217 | LM-340 | bk-6612 | T-1008 | 93QF7 | RV-2256 | 40881
%list foodorder: #8812 | FF-20931 | 77104 | order-553 | A1209 | 66-204 | FD8831 | #412 | K7-9910 | 30455 | ff_7720 | Z-118

%tool pantry_suggest_dishes
what can I (make|cook|do) with {ingredients=stuff}
I've only got {ingredients=stuff} (left|in the house), what now
{ingredients=stuff}, no {exclude=unwanted}, {max_minutes=mins} tops
there'll be {servings=party} of us and all I have is {ingredients=stuff}. it should be on the table in {max_minutes=mins}
a {course:dessert=dessert|pudding|sweet} for {servings=party} from {ingredients=stuff} please
give me {course:breakfast=breakfast} ideas without {exclude=unwanted}, I have {ingredients=stuff}
{max_minutes=mins}, {servings=party} hungry people, {ingredients=stuff}. go
{=why_in} and I'm staring at {ingredients=stuff}
{ingredients=stuff} (need|needs) using up before (friday|they go off), any {course:snack=snack|little bite} that does it?
(could you|can you) come up with a {course:starter=starter|first course} that uses {ingredients=stuff} but not {exclude=unwanted}
what can I cook for {servings=party} in {max_minutes=mins}
suggest me a {course:main=main course|main dish} without {exclude=unwanted}
%lang de
was koche ich (bloß|denn) aus {ingredients=stuff_de} für {servings=party_de}
%lang es
dime qué puedo hacer con {ingredients=stuff_es} para {servings=party_es}
%lang en

%tool pantry_get_method
how do you make {dish=dish}
{dish=dish} for {servings=party}, step by step
walk me through {dish=dish}[, {units:metric=in grams|in metric|with grams and litres}]
I promised everyone {dish=dish} and have no idea where to start
what goes first when you (do|cook) {dish=dish}? there are {servings=party} of us
{units:cups=in cups|with cups and spoons} please: {dish=dish} for {servings=party}
for {servings=party}, {dish=dish}, {units:imperial=in pounds and ounces|imperial amounts|with ounces}
my grandmother's {dish=dish} was legendary. how long does it go in and how hot, {units:metric=metric please|in celsius and grams}?
need the exact amounts for {dish=dish}, {servings=party} portions
recipe please, for {servings=party}, {units:cups=in cups|cup measures}
how is it cooked again, {units:metric=in grams|metric}

%tool findFreeTables
who has a table for {partySize=party} in {city=area} {when=moment}
(anywhere|any place) in {city=area} where {partySize=party} people can eat {when=moment}
{cuisine=cuisine}, {city=area}, {when=moment}, {partySize=party} people
{when=moment} we're {partySize=party} and in the mood for {cuisine=cuisine}, is there still something free in {city=area}
{partySize=party} of us want {cuisine=cuisine} in {city=area} {when=moment}, not more than {maxPrice=price} each
find somewhere {cuisine=cuisine} for under {maxPrice=price} a head, {city=area}, {partySize=party} persons, {when=moment}
we'll be hungry after the show: {partySize=party} people, {when=moment}, around {city=area}
which {cuisine=cuisine} restaurants in {city=area} aren't full {when=moment}? we are {partySize=party}
a free table {when=moment} in {city=area}
is there room for {partySize=party} anywhere, {maxPrice=price} max
%lang de
wo in {city=city} (gibt es|kriegt man) {when=when} noch einen freien Tisch für {partySize=party_de}
wir sind {partySize=party_de} Leute und wollen {when=when} in {city=city} {cuisine=cuisine_de} essen, wo ist noch was frei
%lang es
busca mesa para {partySize=party_es} en {city=city}, {when=when}, {cuisine=cuisine_es}
%lang en

%tool makeTableReservation
book {restaurant=restaurant} for {partySize=party}, {date=day} at {time=hour}
(reserve|get) (us|me) a table at {restaurant=restaurant} {date=day} {time=hour} for {partySize=party} [people]
table for {partySize=party} at {restaurant=restaurant} at {time=hour} {date=day}[, {seating=seat}]
{date=day}, {time=hour}, {partySize=party} people, {restaurant=restaurant}
{restaurant=restaurant} {date=day} {time=hour} {partySize=party} pax {seating=seat}
could you ring {restaurant=restaurant} and say we're {partySize=party}, coming {date=day} at {time=hour}, {seating=seat} if possible
we want to eat {seating=seat} at {restaurant=restaurant}, {partySize=party} of us, {date=day}, {time=hour}
{partySize=party} of us are going to {restaurant=restaurant} {date=day}. get us in at {time=hour} and tell them {remark=remark}
have {restaurant=restaurant} keep something {seating=seat} for {partySize=party} {date=day} from {time=hour}. {remark=remark}
make a reservation at {restaurant=restaurant} for {partySize=party}
I'd like to book a table {date=day} at {time=hour}
%lang de
reservier {date=day_de} um {time=time} einen Tisch für {partySize=party_de} im {restaurant=restaurant}
%lang es
resérvame mesa en {restaurant=restaurant} para {partySize=party_es} {date=date} a las {time=time}
%lang en

%tool amendTableReservation
change [reservation] {reservationId=resid} to {partySize=party} people
(move|push|shift) {reservationId=resid} to {time=hour}
we're {partySize=party} now instead of four, reservation {reservationId=resid}
{reservationId=resid}: not {=hour} but {time=hour}, and {date=day} please
can {reservationId=resid} be moved to {date=day} at {time=hour}
two more are joining so make {reservationId=resid} {partySize=party}, and {time=hour} suits everybody better
{reservationId=resid}, {date=day}, {time=hour}, {partySize=party} guests: that's how it should be
the babysitter can't come before {time=hour}, tell the restaurant for {reservationId=resid}
my aunt fell ill, so only {partySize=party} will come under {reservationId=resid}
update the booking {reservationId=resid}, {partySize=party} persons {date=day}
make our booking at the restaurant {time=hour} instead
there will be {partySize=party} of us after all, change the reservation

%tool listTableReservations
what restaurants have I booked
which table reservations do I have from {fromDate=weekday_one} to {toDate=day}
where are we eating (out|) between {fromDate=day} and {toDate=day}
any dinner bookings that are {status:waiting=not confirmed yet|still waiting|unconfirmed}?
show {status:cancelled=cancelled|called off} reservations since {fromDate=day}
{status:confirmed=confirmed|definite} bookings up to {toDate=day}
until {toDate=day}, starting {fromDate=weekday_one}, which places have us down
did they ever say yes to us, what's {status:confirmed=settled|confirmed}
{fromDate=day} to {toDate=day}, {status:waiting=pending|waiting} ones only, tables I mean
%lang de
welche Tische habe ich von {fromDate=day_de} bis {toDate=day_de} reserviert
%lang es
qué mesas tengo reservadas entre {fromDate=date} y {toDate=date}
%lang en

%tool fetchfood-place-order
order {items=order} from {restaurant=restaurant}
{restaurant=restaurant}: {items=order}, (deliver|bring) (it|) to {address=deliverto}
get me {items=order} from {restaurant=restaurant} (by|for) {deliver_at=hour}
(could you|can you) have {restaurant=restaurant} bring {items=order} to {address=deliverto} at {deliver_at=hour}
I don't feel like cooking. {items=order}, {restaurant=restaurant}, usual place
{items=order} to {address=deliverto} from {restaurant=restaurant}[, {tip=smallsum} for the rider]
{restaurant=restaurant}, {items=order}, {contactless:true=leave it at the door|drop it outside|don't ring}
to {address=deliverto}, {deliver_at=hour}, from {restaurant=restaurant}: {items=order} and {tip=smallsum} tip
the kids want {items=order}, {restaurant=restaurant} does it best, here at {deliver_at=hour} please, {contactless:true=contactless|no contact}
send {items=order} over to {address=deliverto}, from {restaurant=restaurant}, give the driver {tip=smallsum}
order {items=order} to {address=deliverto}
get something delivered from {restaurant=restaurant} at {deliver_at=hour}
%lang de
bestell {items=order_de} bei {restaurant=restaurant} und lass es um {deliver_at=time} liefern
%lang es
pídeme {items=order_es} en {restaurant=restaurant} para las {deliver_at=time}
%lang en

%tool fetchfood-order-status
where is my food, order {order_id=foodorder}
{order_id=foodorder}, how much longer
has {order_id=foodorder} left the kitchen [yet]
I've been waiting for an hour for {order_id=foodorder}, what's going on
is the rider with {order_id=foodorder} anywhere near
track delivery {order_id=foodorder} [for me]
my stomach is rumbling and {order_id=foodorder} still isn't here
do we have time for a shower before {order_id=foodorder} arrives
status {order_id=foodorder}
where's my dinner, did the courier get lost
%lang de
wo bleibt das Essen, Bestellung {order_id=foodorder}
%lang es
¿por dónde va el pedido {order_id=foodorder}?
%lang en

%tool fetchfood-browse-kitchens
who delivers {craving=cuisine} [to {address=deliverto}]
what {craving=cuisine} places (deliver|bring food) here for less than {max_fee=smallsum} [delivery]
{craving=cuisine} to {address=deliverto}, {sort:speed=fastest first|quickest on top|whoever is fastest}
{craving=dish} delivered, at least {min_rating=stars} stars, fee up to {max_fee=smallsum}
I fancy {craving=dish} tonight but don't want to leave the sofa, who has it
show me {sort:rating=best rated|top rated|best reviewed} {craving=cuisine} takeaways near {address=deliverto}
{sort:fee=cheapest delivery first|lowest fee first}: {craving=cuisine}, {address=deliverto}, {min_rating=stars} stars or better
{min_rating=stars} stars and above, not more than {max_fee=smallsum} for bringing it, {craving=cuisine}
somebody round here must do {craving=dish}, {sort:distance=closest first|nearest one on top}
which takeaways bring food to {address=deliverto}
show takeaways with {min_rating=stars} stars that charge under {max_fee=smallsum}
%list stars: 4 => 4 | 4.5 => 4.5 | four => 4 | 3 => 3 | three => 3 | 3.5 => 3.5 | five => 5
%lang de
wer liefert (hier|) {craving=dish_de} für höchstens {max_fee:3=3 Euro|drei Euro} Liefergebühr
%lang en

%tool basket_put
(put|throw|stick) {product=grocery} in the basket
{quantity=int} {product=grocery}[, {pack_size=pack}]
add {quantity=int} packs of {product=grocery} from {brand=brand}
we're nearly out of {product=grocery}, (get|take) {quantity=int} {pack_size=pack}
{product=grocery} {brand=brand} {pack_size=pack} x {quantity:2=2|two}
I need {brand=brand} {product=grocery}, {pack_size=pack}, {quantity=int} of them, with the next shop
{pack_size=pack} of {product=grocery} please, {brand=brand} if they have it
the last of the {product=grocery} went into the cake this morning
oh and {product=grocery}, {quantity=int} times, the supermarket order isn't closed yet
put {quantity=int} in my supermarket basket
add something from {brand=brand} to the groceries, {pack_size=pack}
%lang de
leg {quantity=party_de} {product=grocery_de} in den Einkaufskorb
pack noch {product=grocery_de} von {brand=brand} dazu, {quantity=party_de} Stück
%lang es
échame {quantity=party_es} de {product=grocery_es} a la cesta, marca {brand=brand}
%lang en

%tool basket_choose_slot
deliver the groceries {date=day} between {earliest=hour} and {latest=hour}
groceries: {date=day}, {earliest=hour} to {latest=hour}
bring the shopping {date=day}, not before {earliest=hour} and by {latest=hour} at the latest
I'm only home from {earliest=hour} until {latest=hour} {date=day}, so the van should come then
{earliest=hour}-{latest=hour} {date=day} for the supermarket delivery
{date=day} works for the food van, any time after {earliest=hour} but before {latest=hour}
can they come by {latest=hour} {date=day}, {earliest=hour} being the earliest
we leave at {latest=hour} {date=day} and get up at {earliest=hour}, the frozen stuff has to arrive in between
pick the window {earliest=hour} till {latest=hour} {date=day} for our weekly shop
have my groceries brought {date=day} after {earliest=hour}
the shopping should arrive between {earliest=hour} and {latest=hour}
%lang de
lass den Einkauf {date=day_de} zwischen {earliest=time} und {latest=time} liefern
%lang en

%tool basket_replace
swap the {old_product=grocery} for {new_product=grocery}
{new_product=grocery} instead of {old_product=grocery} [please]
replace {old_product=grocery} (with|by) {quantity=int} {new_product=grocery}
no {old_product=grocery} after all, take {new_product=grocery}
in my grocery order, out with the {old_product=grocery} and in with {quantity=int} {new_product=grocery}
I'd rather have {new_product=grocery} than the {old_product=grocery} I chose
we still had {old_product=grocery} at the back of the cupboard, so make that {quantity=int} {new_product=grocery}
rather than {old_product=grocery}, {quantity=int} of {new_product=grocery}
{old_product=grocery} -> {new_product=grocery}, {quantity=int}
replace the {old_product=grocery} in my basket with something else
take {new_product=grocery} instead, the other one is too expensive
%lang es
cámbiame {old_product=grocery_es} por {new_product=grocery_es}
%lang de
nimm {new_product=grocery_de} statt {old_product=grocery_de}
%lang en

%tool weekmenu.plan_meal
(plan|schedule|put) {dish=dish} for {date=weekday_one}
{date=weekday_one} {meal:dinner=dinner|supper|evening meal}: {dish=dish}
{dish=dish} for {meal:lunch=lunch|the midday meal} {date=weekday_one}, {cook=cook} (cooks|is cooking)
we're having {dish=dish} {date=weekday_one}, {servings=party} of us, write it down in the meal plan
{cook=cook} makes {dish=dish} for {servings=party} {date=weekday_one} {meal:dinner=evening|night}
let's do {dish=dish} {date=weekday_one}[, {meal:breakfast=for breakfast|in the morning|first thing}]
what about {dish=dish} {date=weekday_one}? yes, put it down, {servings=party} portions
{servings=party} people {date=weekday_one}, {dish=dish}, and {cook=cook} is at the stove
the kids begged for {dish=dish}, so {date=weekday_one} it is
put {dish=dish} on the meal plan [for {servings=party}]
plan {meal:lunch=lunch} for {date=weekday_one}, {cook=cook} cooks
%lang de
trag für {date=day_de} {meal:dinner=abends|zum Abendessen} {dish=dish_de} (in den Essensplan|) ein
%lang es
apúntame {dish=dish_es} {date=date} para {meal:lunch=comer|la comida|el almuerzo}
%lang en

%tool weekmenu.show
what's on the menu {start_date=weekday_one}
show [me] the meal plan from {start_date=weekday_one} to {end_date=day}
what are we eating between {start_date=weekday_one} and {end_date=weekday_one}
{start_date=weekday_one} until {end_date=weekday_one}, just the {meal:dinner=dinners|suppers|evenings}
which {meal:lunch=lunches|midday meals} have we got planned, {start_date=weekday_one} till {end_date=weekday_one}
do I need to defrost anything for {start_date=weekday_one}
up to {end_date=day} starting {start_date=weekday_one}, {meal:breakfast=breakfasts} only
{meal:dinner=dinner} {start_date=weekday_one}?
is it my turn at the stove {start_date=weekday_one}, and what was it going to be
show the meal plan
which {meal:lunch=lunches} are planned until {end_date=weekday_one}
%lang de
was gibt es {start_date=day_de} {meal:dinner=abends|zum Abendessen} zu essen
%lang en

%tool weekmenu.swap_days
swap {first_day=weekday_one} and {second_day=weekday_one} in the meal plan
let's eat {first_day=weekday_one}'s {meal:dinner=dinner|supper} {second_day=weekday_one} and the other way round
{first_day=weekday_one} <-> {second_day=weekday_one}, {meal:lunch=lunch|lunches}
exchange what we planned for {first_day=weekday_one} with {second_day=weekday_one}
the fish won't keep, so have what's down for {first_day=weekday_one} {second_day=weekday_one} and vice versa
can {first_day=weekday_one} and {second_day=weekday_one} trade places, only the {meal:dinner=evening meal|dinner}
I'll be out {first_day=weekday_one}, switch it with {second_day=weekday_one}[, just the {meal:breakfast=breakfast}]
{meal:lunch=lunches} of {first_day=weekday_one} and {second_day=weekday_one} the wrong way round please, turn them
flip {first_day=weekday_one} with {second_day=weekday_one}, food-wise
swap {first_day=weekday_one}'s {meal:dinner=dinner} with another day
%lang es
intercambia la {meal:dinner=cena} del {first_day=weekday} con la del {second_day=weekday}
%lang en

%tool nutrient_facts
how many {nutrient=nutrient} are in {food=food}
how much {nutrient=nutrient} does {food=food} have
{food=food} {nutrient=nutrient} [per {grams=grams}]
{grams=grams} of {food=food}: how much {nutrient=nutrient}?
nutrition facts for {food=food}[, {grams=grams}]
is {food=food} (fattening|good for me|healthy), give me the numbers
{nutrient=nutrient} in {grams=grams} {food=food}
my doctor says more {nutrient=nutrient}. if I eat {grams=grams} of {food=food}, what do I get
would {food=food} wreck my diet
what's in {food=food} besides taste
how much {nutrient=nutrient} is in {grams=grams}
%lang de
wie viel {nutrient:protein=Eiweiß|Protein} (steckt|ist) in {grams:100=100 g|100 Gramm} {food=stuff_food_de}
%list stuff_food_de: Linsen | Quark | Lachs | Erdnussbutter | Mandeln | Vollkornbrot | Hüttenkäse | Tofu | Kichererbsen | Gouda
%lang es
¿cuántas {nutrient:calories=calorías} tienen {grams:50=50 gramos|50 g} de {food=food_es}?
%list food_es: almendras | queso manchego | arroz blanco | chocolate negro | aguacate | lentejas | jamón serrano | pan integral | hummus | atún
%lang en

%tool diary_add_food
I (had|ate) {food=eaten} for {meal:breakfast=breakfast}
{meal:lunch=lunch} was {food=eaten}, {amount=amount}
log {food=eaten} [as a {meal:snack=snack|nibble}]
{date=pastday} {meal:dinner=dinner|supper}: {food=eaten}, {amount=amount}
{amount=amount} of {food=eaten}, {meal:lunch=midday|lunch}, {date=pastday}
just finished {food=eaten}, write that down
(note|put) {food=eaten}, {amount=amount}, {date=pastday} at {meal:breakfast=breakfast} into my food diary
couldn't resist: {food=eaten} {meal:snack=between meals|in the afternoon as a snack}
{date=pastday} I had {food=eaten} {meal:dinner=in the evening|for dinner} and forgot to enter it, {amount=amount}
(ok|so) there went {food=eaten}, {amount=amount}, count it
put my {meal:lunch=lunch} {date=pastday} in the food diary
track {amount=amount} for {meal:snack=a snack}
%list pastday: yesterday | monday | sunday | the day before yesterday | last friday | this morning | the 3rd | today | last night | tuesday
%lang de
schreib {food=eaten_de} {meal:breakfast=zum Frühstück} ins Essenstagebuch
%lang en

%tool dustbot_clean
(vacuum|hoover) the {rooms=rooms}
{mode:mop=mop|wipe|wash} the floor in the {rooms=rooms}[, {passes:2=twice|two times}]
send the robot (to|into) the {rooms=rooms}, {power:turbo=full power|turbo|as strong as it goes}
{rooms=rooms}, {mode:vacuum_and_mop=vacuum and mop|dry and wet|hoover then mop}, {passes:2=twice|two rounds}
{power:quiet=quietly|without much noise|on low}, the baby's asleep: {rooms=rooms}, {passes:1=one pass|a single pass}
there are crumbs all over the {rooms=rooms}
someone dropped the sugar bowl, {mode:spot=just that spot|spot clean} in the {rooms=rooms}, {power:turbo=max suction|turbo}
I'm walking on cat hair in the {rooms=rooms}, (deal with it|do something)
could the {rooms=rooms} get {passes:3=three passes|3 rounds}, {mode:mop=wet|with water}
{mode:vacuum=hoover|vacuum} {power:quiet=silently|in silent mode} in the {rooms=rooms} now
start the robot {mode:mop=mopping|with the mop}, {passes:2=twice}
send the vacuum robot on {power:turbo=turbo|full power}
%lang de
saug {rooms=rooms_de}[, {power:quiet=leise|im Leisemodus}]
lass den Roboter {rooms=rooms_de} {passes:2=zwei Mal|2 Mal} {mode:mop=wischen|nass wischen}
%lang es
aspira {rooms=rooms_es} {passes:2=dos veces}
%lang en

%tool dustbot_plan_cleaning
vacuum (every week|regularly) on {days=days} at {time=hour}
{days=days}, {time=hour}: {rooms=rooms}[, {mode:vacuum_and_mop=vacuum and mop|dry and wet}]
the robot should do the {rooms=rooms} at {time=hour} on {days=days}
{rooms=rooms} {days=days} {time=hour}, {mode:mop=mopping only|wet}
at {time=hour} on {days=days} please, {mode:vacuum=just hoovering|only vacuuming}, in the {rooms=rooms}
we're out of the house on {days=days}, so let the little fellow loose at {time=hour}
{mode:mop=mop} the {rooms=rooms} on {days=days} when we've left, so {time=hour}
can you set up {days=days} {time=hour} as regular floor time
from now on the {rooms=rooms} (get|gets) done {days=days} around {time=hour}
plan the robot for the {rooms=rooms} on {days=days}
set up a regular clean of the {rooms=rooms} at {time=hour}
%lang es
programa el robot los {days=days_es} a las {time=time} en {rooms=rooms_es}
%list days_es: lunes y jueves | martes | fines de semana | lunes, miércoles y viernes | domingos | sábados y domingos | viernes | martes y sábados
%lang en

%tool setHeatingPeriod
heat the {room=room} from {fromTime=hour} to {toTime=hour} at {temperature=degrees}
{room=room}: {temperature=degrees} between {fromTime=hour} and {toTime=hour}
{room=room} {fromTime=hour}-{toTime=hour} {temperature=degrees} {days=days}
{temperature=degrees} in the {room=room} on {days=days}, {fromTime=hour} until {toTime=hour}
on {days=days} I work in the {room=room} from {fromTime=hour} till {toTime=hour}, keep it at {temperature=degrees} then
until {toTime=hour}, starting {fromTime=hour}, the {room=room} shall have {temperature=degrees}
I hate getting up to a cold {room=room}: {temperature=degrees} from {fromTime=hour} to {toTime=hour} on {days=days}
can the {room=room} be {temperature=degrees} {days=days}, say {fromTime=hour} to {toTime=hour}
my toes freeze in the {room=room} between {fromTime=hour} and {toTime=hour}, {temperature=degrees} would be lovely
set the {room=room} heating from {fromTime=hour} to {toTime=hour}
heat to {temperature=degrees} from {fromTime=hour} on {days=days}
%lang de
stell die Heizung im {room=room_de} von {fromTime=time} bis {toTime=time} auf {temperature=degrees_de}
heiz das {room=room_de} {days=days_de} zwischen {fromTime=time} und {toTime=time} auf {temperature=degrees_de}
%list room_de: Wohnzimmer | Bad | Kinderzimmer | Arbeitszimmer | Gästezimmer | Esszimmer | Schlafzimmer | Büro
%list degrees_de: 21 Grad => 21 | zwanzig Grad => 20 | 19 => 19 | 22 Grad => 22 | 18,5 Grad => 18.5 | 23 => 23
%list days_de: montags und donnerstags | werktags | samstags | dienstags | sonntags | montags, mittwochs und freitags
%lang es
ponme la calefacción del {room=room_es} de {fromTime=time} a {toTime=time} a {temperature:21=21 grados|veintiún grados}
%list room_es: salón | dormitorio | baño | despacho | comedor | cuarto de los niños | estudio
%lang en

%tool setAwayHeating
we're away from {leaveDate=day} to {returnDate=day}, turn the heating down
(holiday|away) mode {leaveDate=day} - {returnDate=day}[, {temperature=lowdegrees}]
nobody's home between {leaveDate=day} and {returnDate=day}, {temperature=lowdegrees} will do
leaving {leaveDate=day}, back {returnDate=day}: keep the place at {temperature=lowdegrees}
back {returnDate=day}, off {leaveDate=day}, {temperature=lowdegrees} meanwhile
until we return {returnDate=day} it needn't be warmer than {temperature=lowdegrees}, we set off {leaveDate=day}
no point paying for gas while we're in Spain from {leaveDate=day} till {returnDate=day}
{temperature=lowdegrees} in the whole house, {leaveDate=day} through {returnDate=day}
we get home {returnDate=day} and it had better be cosy by then, out of the door {leaveDate=day}
we're going away {leaveDate=day}, lower the heating
keep it at {temperature=lowdegrees} while we're gone, back {returnDate=day}
%lang de
wir sind von {leaveDate=date} bis {returnDate=date} weg, dreh die Heizung runter auf {temperature:15=15 Grad|fünfzehn Grad}
%lang en

%tool none
why does everybody eat {=cuisine} these days
%tool talk
the {=dish} at {=restaurant} last night was divine
my robot vacuum is called Gerald and he's afraid of rugs
I burnt the {=dish} again, the whole flat smells
heating bills are a joke this winter
supermarket queues on a saturday, never again
honestly {=grocery} used to cost half of that
{=cook} does the best {=dish} in the family, no contest
ha, the waiter remembered us from ten years ago
I've decided to stop counting calories, life's too short
do you like {=food} or is that a silly question
leftovers taste better the second day, don't they
%lang de
das Essen gestern im {=restaurant} war leider völlig versalzen
%lang es
qué rica estaba la {=dish_es} de mi abuela
%lang en
