# Eating: recipes, groceries, restaurants, delivery, catering.

%list house: Osteria Bella | Kantine 7 | Casa Paco | Little Hanoi | Chez Margot | Sakura Garden | Zum Goldenen Hirsch | Olive and Thyme | El Rincón de Ana | Smoke and Barrel | Noor | Fish for Two | Trattoria da Gino | Bao Corner | La Bodega | Green Fork | Mezze House | Bistro Lumière | Tandoori Nights
%list house_the: Blue Lantern | Rusty Anchor | Old Mill | Lemon Tree in Soho | Crab Shack
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list day: tomorrow | Friday | next Tuesday | the 14th | 3 March | this Saturday | the day after tomorrow | 9 October | Sunday | the 22nd of June | Thursday next week | Boxing Day | 12/8
%list time2: seven | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 8 | 4 pm | nine | 11:15 | 5 o'clock | ten past three
%list day2: Friday | the 14th | 3 March | Monday | the 22nd of June | Sunday the 9th | Christmas Eve | Wednesday | 9 October | the last Saturday in May | Thursday | July 4th
%list allerg: nuts | gluten | milk and soy | eggs | sesame, mustard | alcohol | lactose | celery and nuts | pork | coconut
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | eleven => 11
%list day3: tomorrow | Friday | next Tuesday | the 19th | 4 April | this Saturday | the day after tomorrow | 11 November | Sunday | the 7th of May | Thursday next week | New Year's Eve | 23/9
%list date2: Friday | the 19th | 4 April | Monday | the 7th of May | Sunday the 3rd | Mother's Day | Wednesday | 11 November | the first Saturday in August | Thursday | June 21st
%list past: yesterday | last Thursday | Monday | the 2nd of June | three days ago | last night | Whit Sunday | 8 February | Saturday | last week | this morning | 2026-04-19
%list who: Uncle Hamid | Jo | Mrs. Falk | Ruben | Dr. O'Shea | my sister | Anneke from downstairs | the boss | Tomasz | Ines and Karl | Kwame | grandma | Lee | Big Steve
%list who2: Priya | my dad | Aunt Solveig | Marek | Nadia Brandt | our neighbour | the twins | Mr. D'Angelo | Fen | cousin Luis | Lena and Tom | Old Pete | Yuki | the whole office
%list num: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | three => 3 | nine => 9
%list sum: 60 euros => 60 | $45 => 45 | £20 => 20 | 85 | 300 euros => 300 | 25 dollars => 25 | 14.50 | €95 => 95 | 150 pounds => 150 | thirty euros => 30 | 32 | 700
%list people: four people => 4 | six => 6 | 8 => 8 | two => 2 | twelve people => 12 | a dozen => 12 | 5 people => 5 | three => 3 | ten guests => 10 | 20 => 20
%list restaurant: Luigi's | Mama Rosa | Golden Dragon | Sakura | The Olive Tree | Chez Marie | Burger Barn | El Toro | Noodle House | Taj Mahal | La Piazza | Bistro 21 | Green Leaf | Kebab King | Trattoria Nonna | Blue Oyster | Wok This Way | Goldener Hirsch | Tasty Thai | Casa Pepe
%list party: 2 => 2 | two => 2 | three => 3 | four => 4 | 4 => 4 | 5 => 5 | six => 6 | 6 => 6 | seven => 7 | 8 => 8 | nine => 9 | ten => 10 | 12 => 12 | fourteen => 14 | 3 => 3 | twenty => 20
%list dish: shepherd's pie | chicken curry | vegetable lasagne | lentil dal | fish tacos | beef stroganoff | pea soup | stuffed peppers | spaghetti carbonara | pancakes | moussaka | fried rice | ratatouille | meatballs | ramen | leek quiche | chilli | cauliflower cheese | roast lamb | gazpacho | potato salad | dumplings | bean burritos | risotto | apple crumble | beef wellington | sourdough bread | crème brûlée
%list cuisine: italian | thai | greek | vietnamese | sushi | indian | vegan food | tapas | french | korean barbecue | mexican | lebanese | steak | seafood | georgian | ethiopian | ramen | burgers | turkish | peruvian | dim sum | swabian
%list restaurant2: La Perla | The Olive Tree | Sakura | Trattoria Nonna | Golden Dragon | Bistro Henri | The Rusty Anchor | El Fogón | Curry Palace | Zum Ochsen | Little Hanoi | Café Mozart | Taverna Nikos | Smokehouse 19 | Bella Vista | The Green Fork | Le Petit Coin | Pho House | Gasthof Post | Blue Lobster | Wok and Roll | Burger Barn | Pizzeria Da Luigi | Kebab King | Tandoori Nights | Taco Loco
%list day4: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | valentine's day | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the last day of august | new year's eve
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | five thirty | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00
%list weekday_one: monday | tuesday | wednesday | thursday | friday | saturday | sunday | tomorrow | today | next monday | the 12th | the day after tomorrow
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list day5: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day6: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list clky: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list restx: Pino's | The Anchor | Salt and Vine | Green Door | Kim's Kitchen on the Corner | Bistro | Wok to Go | The Fat Duckling | Casa de Lola | Nonna Maria's | Under the Oak | Tandoor
%list dishlist: two margheritas and a tiramisu | eggs, rice and tofu | fish and chips | one pad thai, one green curry with prawns | three falafel wraps | ramen | a large salad without onions, garlic bread | lamb for two | dumplings, soup, and sticky rice | chicken tikka | four tacos al pastor and a side of beans
%list addrx: 14 Mill Lane | 7 St John's Court, flat 3 | 22 Rue du Port | Harbour Road 5 | my mother's place | 3a Bridge Street | Gate House, Priory Walk | 118 West End Avenue | Dr. Sandoval's practice | 9 Elm Close | Hotel Post
%list onday2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list eats: Pino's | The Anchor | Golden Dragon | Bread and Butter | the Thai on the corner | Chez Odile | Burger at Bob's | Sushi to Go | Tandoor | The Fox under the Hill | Two Brothers from Seoul | Osteria Due Ponti
%list hour2: 7 | 6:30 | half past eight | noon | 18:45 | 9 pm | quarter to ten | 11:15 am | six in the evening | 20:00 | 5.30 | three
%list nfew2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list eatery: Da Gino | the Thai on the corner | Golden Dragon | Chez Odile | The Fox under the Hill | Bombay Nights | Burger at Bob's | Sushi on Mill Street | El Rincón | the Lamb and Flag | With Love from Seoul | Osteria Due Ponti | the Turkish grill by the station
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list dish2: mushroom risotto | lentil soup with sausages | fish pie | pizza from the freezer | shakshuka | roast chicken with potatoes | green curry | pancakes with plums | spaghetti with clams | chili for the whole gang | baked beans on toast | stuffed peppers
%list cuisine2: thai | italian | georgian | indian | vegan | korean | lebanese | ethiopian | tapas | greek
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list resto: Osteria Nonna | the Blue Lantern | Chez Odile | Sakura | the Plough | Taverna Kostas | Goldener Adler | Little Saigon | El Patio | Mama Jo's | Bistro 12
%list day7: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list clock2: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list spot: the north gate of the zoo | 14 Mill Lane | the old post office | Café Mirabelle | my mother's flat | the hospital's main entrance | terminal 2 | Harbour Street 9 | the climbing hall behind the station | St Anne's church | the bus stop at the quarry | 8 Rue du Four | the swimming pool | Kastanienweg 31 | the back door of the theatre | gate B of the stadium | the hotel on the hill | 77 Orchard Road
%list spot2: the ferry terminal | my office on Canal Street | the garden centre | 3 Birch Close | Aunt Vera's place | the museum of glass | the wedding at Hilltop Farm | the courthouse | 120 Lake View Drive | the vet in Mill Street | the airport | the concert hall by the river | the allotments | Platz der Einheit 2 | the car wash behind the mall | the dentist on Queen's Road
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list family: Ben | Ida | dad | Mila | the twins | grandpa | Oscar | Nora | uncle Joe | Finn | mum | Leo
%list people_de: vier Personen => 4 | 6 Personen => 6 | zwei => 2 | acht Leute => 8 | zwölf Gäste => 12
%list party_de: zwei => 2 | drei => 3 | vier => 4 | fünf => 5 | 6 => 6 | acht => 8 | zehn => 10 | 12 => 12
%list date3: morgen | Freitag | Samstag | nächsten Sonntag | übermorgen | heute | den 14. März | Donnerstag | kommenden Dienstag | Heiligabend | den 3. Mai | Mittwoch
%list dish_de: Kartoffelsuppe | Gulasch | Kaiserschmarrn | Linseneintopf | Käsespätzle | Rinderrouladen | Gemüselasagne | Kürbisrisotto | Fischstäbchen mit Püree | Flammkuchen | Apfelstrudel | Pfannkuchen | Hühnerfrikassee | Nudelauflauf
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
%list party_es: dos => 2 | tres => 3 | cuatro => 4 | cinco => 5 | 6 => 6 | ocho => 8 | diez => 10

%server basketmart
%list grocery: oat milk | eggs | basmati rice | bananas | washing powder | dog food | butter | ground coffee | toilet paper | cherry tomatoes | sparkling water | yoghurt | frozen peas | olive oil | bin bags | crisps | chicken thighs | nappies | parmesan | flour | avocados | orange juice | dish soap | cat litter | dark chocolate | sourdough | salmon fillets
%list grocery2: oat milk | washing powder | toilet paper | basmati rice | tomatoes on the vine | cat litter | butter | sparkling water | coffee beans | nappies | dark chocolate | rye bread
%list grocery_de: Hafermilch | Eier | Butter | Klopapier | Mineralwasser | Katzenfutter | Spülmittel | Vollkornnudeln | Joghurt | Bananen | Kaffeebohnen | Mehl | Tiefkühlerbsen | Waschmittel
%list grocery_es: leche de avena | huevos | arroz | detergente | papel higiénico | plátanos | aceite de oliva | yogures | café molido | pan de molde | tomates cherry | comida para el perro | harina

%tool basket_put Put a product into the supermarket basket.
%also Adds a line to the online basket.
%also Something to buy with the next grocery order: what, how many, what size of pack and which make.
%param product* (item, article) {"type": "string", "description": "What to buy"}
%param quantity (count, qty) {"type": "integer", "description": "How many"}
%param pack_size (size, weight) {"type": "string", "description": "Size of one pack"}
%param brand (make) {"type": "string"}
%list pack: 1 litre | 500 g | the big pack | 2 kg | family size | 250 ml | the six-pack | half a kilo | 1.5 litre | 750 g | the small one | 12-pack | 5 kg | 330 ml | two-litre bottle | 200 g
%list brand: Barilla | Oatly | Lavazza | Heinz | Ja! | Danone | Persil | Lurpak | Whiskas | Kellogg's | Milka | Evian | Hipp | Ecover | Illy | Hacendado | Dr. Oetker | Quaker | Pampers | Tesco Finest
%list groc: eggs | bread and butter pudding | tomatoes on the vine | oat milk | tins of beans | washing powder for wool | lemons | salt and vinegar crisps | tofu | cheese | coffee beans, dark roast | fish fingers
%list brand2: Barilla | Ben & Jerry's | Green Farm | The Happy Cow | Heinz | Alpro | Tate and Lyle | own brand | Lavazza
%list pack2: 500 g | 1 litre | 6-pack | two-litre bottle | 1.5 kg | small | 250 ml | family size | 12 in a box
%list brand3: Alpro | Lavazza | Persil | Barilla | Andechser | Tate & Lyle | Volvic | Whiskas | Ritter Sport
%list pack3: 1 kg | six-pack | 500 g | two litre bottle | family size | 250 ml | 12 rolls | 5 kg bag
(put|throw|stick) {product=grocery} in the basket
~ {quantity=int} {product=grocery}[, {pack_size=pack}]
add {quantity=int} packs of {product=grocery} from {brand=brand}
we're nearly out of {product=grocery}, (get|take) {quantity=int} {pack_size=pack}
{product=grocery} {brand=brand} {pack_size=pack} x {quantity:2=2|two}
I need {brand=brand} {product=grocery}, {pack_size=pack}, {quantity=int} of them, with the next shop
~ {pack_size=pack} of {product=grocery} please, {brand=brand} if they have it
the last of the {product=grocery} went into the cake this morning
oh and {product=grocery}, {quantity=int} times, the supermarket order isn't closed yet
put {quantity=int} in my supermarket basket
add something from {brand=brand} to the groceries, {pack_size=pack}
put {quantity=few2} {product=groc} in the basket
add {product=groc} by {brand=brand2}, {pack_size=pack2}
{product=groc} from {brand=brand2}, {quantity=few2} of them, to the basket
product: {product=groc}, quantity: {quantity=few2}, size: {pack_size=pack2}, brand: {brand=brand2}
{pack_size=pack2} {product=groc}, brand {brand=brand2}
add {product=groc} in {pack_size=pack2} to my basket
~ {product=groc}, {brand=brand2}, {quantity=few2}
{quantity=guests} of {product=grocery2} by {brand=brand3} in {pack_size=pack3}
in {pack_size=pack3}, {product=grocery2}
from {brand=brand3} if they have it, {product=grocery2}, {=aside}
%lang de
leg {quantity=party_de} {product=grocery_de} in den Einkaufskorb
pack noch {product=grocery_de} von {brand=brand} dazu, {quantity=party_de} Stück
%lang es
~ échame {quantity=party_es} de {product=grocery_es} a la cesta, marca {brand=brand}

%tool basket_choose_slot Choose when the groceries are delivered.
%also Sets the delivery window of the grocery order.
%also The van with the shopping shall come on this day, not before one hour and not after another.
%param date* (day) {"type": "string", "format": "date", "description": "Day of delivery"}
%param earliest* (from_time, start) {"type": "string", "description": "Not before this hour"}
%param latest* (to_time, end) {"type": "string", "description": "Not after this hour"}
%list early: 8 | 9:30 | two | 10 am | half past seven | 14:00 | 7 in the morning | 4 pm
%list late: noon | 11:30 | six | 8 pm | quarter to nine | 20:00 | 6 in the evening | 10 pm
deliver the groceries {date=day4} between {earliest=hour} and {latest=hour}
groceries: {date=day4}, {earliest=hour} to {latest=hour}
bring the shopping {date=day4}, not before {earliest=hour} and by {latest=hour} at the latest
I'm only home from {earliest=hour} until {latest=hour} {date=day4}, so the van should come then
{earliest=hour}-{latest=hour} {date=day4} for the supermarket delivery
{date=day4} works for the food van, any time after {earliest=hour} but before {latest=hour}
can they come by {latest=hour} {date=day4}, {earliest=hour} being the earliest
we leave at {latest=hour} {date=day4} and get up at {earliest=hour}, the frozen stuff has to arrive in between
pick the window {earliest=hour} till {latest=hour} {date=day4} for our weekly shop
have my groceries brought {date=day4} after {earliest=hour}
the shopping should arrive between {earliest=hour} and {latest=hour}
deliver on {date=day5} between {earliest=early} and {latest=late}
groceries {date=day6} from {earliest=early} to {latest=late}
between {earliest=early} and {latest=late} on {date=day5}, the groceries
date {date=day6}, earliest {earliest=early}, latest {latest=late}
not after {latest=late}, not before {earliest=early}, delivery {date=day6}
delivery before {latest=late} but after {earliest=early} on {date=day5}
bring the groceries {date=day6}, {earliest=early} - {latest=late}
not before {earliest=clock2}, {date=day7}, I sleep late
{date=day7} between {earliest=clock2} and {latest=clockb} I'm home for the shopping
by {latest=clockb} at the latest the groceries should be here {date=day7}
%lang de
~ lass den Einkauf {date=date3} zwischen {earliest=time} und {latest=time} liefern

%tool basket_replace Replace one product in the basket by another.
%also Swaps a basket line.
%also Take something out of the grocery order and have something else in its place.
%param old_product* (remove, replace) {"type": "string", "description": "What is taken out"}
%param new_product* (add, with, by) {"type": "string", "description": "What comes instead"}
%param quantity (count) {"type": "integer", "description": "How many of the new one"}
%list prodx: oat milk | two-ply paper | bread and butter pudding | coffee for filter | Pino's tomato sauce | eggs from free-range hens | salted butter | white rice | beans in chili | red wine | dish soap, lemon
%list prody: soy milk | brown rice | Marks & Daughters pesto | decaf | rye bread with seeds | eggs | goat butter | lentils | sparkling water from Harz | tofu, smoked | dish soap, unscented
%list grocery2_2: soy milk | brown rice | cherry tomatoes | margarine | still water | decaf | milk chocolate | spelt rolls | frozen peas | tea lights
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
~ take {new_product=grocery} instead, the other one is too expensive
replace {old_product=prodx} by {new_product=prody}
{new_product=prody} instead of {old_product=prodx}, {quantity=nfew} pieces
out: {old_product=prodx}, in: {new_product=prody}, quantity: {quantity=nfew}
swap {old_product=prodx} for {quantity=nfew} {new_product=prody}
instead of {old_product=grocery2} I'd rather have {new_product=grocery2_2}
put in {quantity=guests} {new_product=grocery2_2} for the {old_product=grocery2}
take {new_product=grocery2_2}, drop {old_product=grocery2}, the baby won't touch it
%lang de
nimm {new_product=grocery_de} statt {old_product=grocery_de}
%lang es
cámbiame {old_product=grocery_es} por {new_product=grocery_es}

%server boxlark
%list crate: veg box | the fruit crate | mixed box | my Thursday box | salad bag | family crate | the cheese and eggs | regional box | the mushroom bag | office fruit | the box for Mum
%list cratedec: weekly box | the small box | the donate box | starter box | large family box | monthly treat bag | box from June Farm | the twice as nice crate | New Week box | reason to cook bag
%list veg: fennel | kohlrabi | beetroot | chard | turnips | brussels sprouts | red onions | pears | aubergine | celeriac and leeks | radicchio | parsnips, the big ones
%list vegb: carrots | spinach | new potatoes | broccoli | mushrooms | tomatoes on the vine | apples | lettuce | sweetcorn | zucchini | herbs and cress | plums

%tool boxlark.skip Leave out deliveries of a produce box.
%also No box for a while.
%also Suspend a vegetable subscription from a day on for some weeks and choose if the box is to be given to the food bank meanwhile.
%param box* (subscription, crate) {"type": "string", "description": ""}
%param from (starting, first) {"type": "string", "description": "first week or day left out"}
%param weeks (count, duration) {"type": "integer", "minimum": 1, "description": "number of weeks"}
%param donate (give_away, to_charity) {"type": "boolean", "description": "box goes to the food bank instead"}
%param reason (why, note) {"type": "string", "description": ""}
%list box: apple bag | herb box | veg delivery | egg box | soup bag | office fruit | bread bag | berry crate | bag of greens and herbs | mushroom box
%list wks: two weeks => 2 | 3 weeks => 3 | six weeks => 6 | four weeks => 4 | 8 weeks => 8 | a week => 1 | ten weeks => 10 | 12 weeks => 12 | five weeks => 5 | 26 weeks => 26
%list absentlong: our kitchen gets ripped out and we eat at the neighbours' | I'm off to Wales, back in time for the plums | the cellar is still full, I can't keep up | we ate nothing but cabbage since New Year, help | my wife starts nights and I can't cook | the kids are with their dad until school begins | I broke my arm, so no peeling for a month | we have guests who only eat meat | the garden gives us plenty until October | my mother moves in on Friday and cooks herself
%list absent: we are in Sweden | too many potatoes left | the fridge is broken | away for work | moving house, no kitchen yet | on a diet | nobody's home | visiting the in-laws | Dad's in hospital | kids at camp
don't bring {box=crate} while we're gone, {donate:true=let somebody poor have it|give it to people who need it|feed someone hungry with it}
stop the {box=box} from {from=day3}, {weeks=wks}
we won't need {box=crate} from {from=date2} for {weeks=wks}
for {weeks=wks} keep {box=crate}, {from=day3} is the first one off
leave out {box=crate}, because {reason=absentlong}
{box=crate}, {weeks=wks}, from {from=date2}, {reason=absent}
pause {box=cratedec}

%tool boxlark.swap Take one thing out of a box and put another in.
%also Exchange contents of a box.
%also Replace a fruit or vegetable in the coming crate, or in every one from now on, by something preferred.
%param out* (remove, unwanted) {"type": "string", "description": "not wanted"}
%param in (replacement, instead) {"type": "string", "description": "wanted instead"}
%param box (subscription, crate) {"type": "string", "description": ""}
%param delivery (day, delivery_day) {"type": "string", "description": "day of the box concerned"}
%param scope (extent, repeat) {"type": "string", "enum": ["this_box", "every_box"], "description": ""}
%list box: veg box | mixed box | family crate | Thursday box | salad bag | small crate | office fruit box | soup bag | roots and herbs box | winter box
%list out: box peppers | weekly special cheese | every kind of bean | in-season greens | every box cabbage | this week's swede | new season garlic | Monday mushrooms | replacement potatoes | once-fried tofu
no more {out=veg}, I'd rather have {in=vegb}, {scope:every_box=from here on|for good|as a rule}
{out=veg} gives me a rash, {in=vegb} instead, {scope:this_box=only the coming time|just this once}
rather {in=vegb} than {out=veg} in the {box=box}
in for {out=veg} come {in=vegb}
I'd like {in=vegb} in place of the {out=veg} that comes on {delivery=date2}
{out=veg} out, {in=vegb} in, {delivery=day3}, {scope:every_box=and keep it that way|always}
we don't eat {out=out}

%tool boxlark.complain Something in a box was bad or missing.
%also Report a flaw of a delivered box.
%also Let the growers know what was wrong with which item of a delivery, and how it should be made good.
%param item* (product, what) {"type": "string", "description": ""}
%param problem* (defect, issue) {"type": "string", "description": ""}
%param remedy (compensation, outcome) {"type": "string", "enum": ["money_back", "credit", "send_again", "none"], "description": ""}
%param delivered (delivered_on, date) {"type": "string", "description": "day it came"}
%param grower (farm, producer) {"type": "string", "description": "farm on the label"}
%list flaw: mouldy | crushed | full of worms | frozen through | half rotten | squashed | all green | bruised and soft | mixed up | past it, smelly | tiny
%list farm: Hollow Farm | Biohof Lenz | the Ashtons | Green Acre | Brook & Sons | Mas Vell | Orchard on the Hill | St. Anne's | Wurzelwerk | Pat's Patch
%list flawlong: black inside, although the skin looked perfect | soaked, as somebody left the box in the rain | crawling with ants when I opened it at seven | so soft that we could only make soup | cracked on top, and leaking over the bread | nowhere to be found, just an empty bag | sprouting all over after two days in the dark | bitter as bile, even the dog walked away | sprayed with something, my hands itched all evening | tiny and hard, like marbles for the kids
%list flawdec: worth no money | not fresh like last time | on the list but missing | labelled none | sent in pieces | too much credit to call food | back full of slugs | delivered warm | as small as a credit note | every box a bit worse
the {item=veg} are {problem=flaw}, {remedy:send_again=I want fresh ones|bring me some others|replace them please}
{item=vegb} arrived {problem=flaw}, {remedy:none=you don't have to do anything|just so you know}
what came from {grower=farm} on {delivered=date2}, the {item=veg}, was {problem=flaw}
on {delivered=date2} the {item=veg} from {grower=farm} were {problem=flaw}
the {item=vegb} were {problem=flawlong}
{item=veg}, {delivered=past}, {problem=flaw}, {remedy:money_back=I'd like to be paid back|cash in hand again please}
those {item=veg} were {problem=flawdec}

%tool boxlark.change_plan Alter a box subscription for good.
%also Other size or rhythm of a box.
%also Make a subscription bigger or smaller, more or less frequent, and with another doorstep, from a given date.
%param box* (subscription, crate) {"type": "string", "description": ""}
%param size (volume, format) {"type": "string", "enum": ["small", "medium", "large"], "description": ""}
%param rhythm (frequency, interval) {"type": "string", "enum": ["weekly", "fortnightly", "monthly"], "description": ""}
%param starting (from, as_of) {"type": "string", "description": ""}
%param drop_point (location, left_at) {"type": "string", "description": "where the box is left"}
%list dropn: shed | blue chest | bakery on Hill Street | carport | neighbour's porch | office | school gate | ground floor | boathouse | cellar steps and shelf
%list drop: the bakery on Hill Street, where they open at six | Mrs. Lund's on the ground floor, she is always in | the shed behind the house, watch the dog | the gate next to the school, before it gets dark | my sister's place, the door with the wreath | the office, ask for Fen at reception | the old post box that we painted blue | the porch of number 9, left of the stairs | the kiosk by the bridge, it shuts at eight | our garage, third from the end
make {box=crate} bigger, {size:large=the one for hungry families|as much as you've got|the most you do}
we can't eat all of {box=crate}, {rhythm:fortnightly=every other week will do|only each second week from here}
as of {starting=date2} leave {box=crate} at the {drop_point=dropn}
put {box=crate} by the {drop_point=dropn} from {starting=date2}
as we both work late now, leave {box=crate} at {drop_point=drop}, {rhythm:monthly=just once every four weeks or so|twelve times a year}
{box=crate}, {size:small=the tiniest one|the one for singles}, {rhythm:weekly=each week again|every seven days}, {starting=day3}
I'd like something different about {box=cratedec}

%tool boxlark.give Box as a present.
%also Send produce boxes to someone else.
%also Order one or several crates for another household as a gift, with a slip that says who it is from.
%param box* (crate, product) {"type": "string", "description": ""}
%param to* (recipient, for) {"type": "string", "description": "who gets it"}
%param from (giver, sender) {"type": "string", "description": "who is named as giver"}
%param times (deliveries, count) {"type": "integer", "description": "number of deliveries, default 1"}
%param greeting (card, message) {"type": "string", "description": ""}
%param ring_first (phone_ahead, call_before) {"type": "boolean", "description": "driver phones the recipient before"}
%list box: veg box | fruit crate | cheese box | soup bag | herb crate | egg and cheese box | berry bag | winter box | soup bag for two | office crate | harvest box
%list box2: salad bag | mixed crate | breakfast box | herb crate | cheese and egg box | berry bag | winter box | soup bag for two | office crate | harvest box
%list slip: eat your greens and think of us | get your strength back, no cooking lessons needed | welcome home, the fridge was empty | for all the lifts to school this winter | happy birthday, the beans are from our street | have soup on Sunday and call me after | sorry about your kitchen, here is something raw | so you never have to live on toast again | good luck on Tuesday, eat an apple first | thank you for the cat, she is fatter now
%list box3: the From Us crate | the ring of cheese | the Three Times Veg bag | the Greeting box | the Gift Bag | the Phone First box | the To You crate | the box with six eggs | the Mum and Dad bag | the from-scratch soup kit
send {to=who} the {box=box}, {ring_first:true=give them a call before you turn up|phone ahead, they're deaf at the door|call them from the van}
a {box=box2} for {to=who2}, {times=num} times over
{box=crate} from {from=who} to {to=who2}
to {to=who} goes {box=crate}, with love from {from=who2}
treat {to=who} to {box=crate}, and write {greeting=slip}
{box=crate}, {to=who2}, {times=num} deliveries, from {from=who}
{to=who} should get {box=box3}

%server caterolle
%list fete: summer party | christening | board meeting | golden wedding | housewarming | school fair | fiftieth birthday | vernissage and dance | funeral tea | hen night | team lunch and tour | wrap party

%tool caterolle-request-quote Asks caterers for an OFFER for an event. Use this as long as nothing has been decided; caterolle-confirm-order is for the binding order. Typically three offers come back within a day.
%also Invites caterers to name their price.
%also Find out what feeding a party would cost: kind of event, head count, day, venue, way of serving and how much there is to spend for each guest.
%param occasion* (event, event_type) {"type": "string", "description": "What is celebrated or held"}
%param head_count (guests, pax) {"type": "integer", "minimum": 5, "description": "Number of guests"}
%param venue (location, place) {"type": "string", "description": "Where the food is served"}
%param date (day, event_date) {"type": "string", "description": "Day of the event"}
%param per_head (budget, price_per_guest) {"type": "number", "description": "Budget for one guest"}
%param service (style, serving) {"type": "string", "enum": ["BUFFET", "PLATED", "FINGER_FOOD", "FOOD_TRUCK"], "description": "Way of serving"}
%list many: 40 | sixty => 60 | 25 | a hundred => 100 | 18 | thirty => 30 | 55 | 120 | twelve => 12 | 85 | fifty => 50
%list hall: town hall | Kelso Barn | boathouse | church hall at St. Mark's | gym | back garden | museum of tin | old fire station | big tent by the pond | school canteen | Ortega wine cellar
%list fetelong: a wake for about the whole village, coffee first | a wedding in the barn where half the guests are children | breakfast for the crew that paints the hall, starting at six | the launch of a book on whales, with the author singing | a garden party that moves inside if it rains | two days of workshops, snacks in between | a surprise for Dad, who thinks we're away | the night our choir gets back from Riga | a farewell for three teachers, right after the last bell | the first day of the new office, cold things only
%list occasion: plated spoon auction | buffet car reunion | food truck drivers' ball | Budget Day brunch | hundred guests anniversary | tasting at the fingerpost | head gardener's supper | May Day picnic | ten-dollar dinner | village hall ball
what would you take for a {occasion=fete}, {head_count=many} people, {service:FINGER_FOOD=things you can eat standing up|little bites to pick up|no forks needed}
get me prices for the {occasion=fete} at the {venue=hall}, {service:PLATED=everybody sits down and is waited on|brought to the seats course by course}
we have {per_head=sum} a person for the {occasion=fete} in the {venue=hall}
in the {venue=hall} on {date=date2} there's a {occasion=fete} for {head_count=many}, what does feeding them cost
can I have an offer for {occasion=fetelong}
{head_count=many} people, {venue=hall}, {date=day3}, {occasion=fete}, {service:FOOD_TRUCK=from a van outside|out of a van in the yard}
how much for a {occasion=occasion}

%tool caterolle-confirm-order Places the binding catering order with a caterer. A deposit of 20 % is taken. Ask for a quote first if the price is not known.
%also Orders food for an event.
%also Commit to a caterer and a menu for a day, say when it has to be on the table, who is in charge on the spot, and if waiters are needed.
%param caterer* (company, supplier) {"type": "string", "description": "Company that cooks"}
%param menu* (package, selection) {"type": "string", "description": "Menu or package"}
%param date (day, event_date) {"type": "string", "description": "Day of the event"}
%param serve_at (time, ready_by) {"type": "string", "description": "Time at which food must be ready"}
%param contact (person, on_site) {"type": "string", "description": "Person in charge at the venue"}
%param with_staff (waiters, service_staff) {"type": "boolean", "description": "Waiters are included"}
%list kitchen: Olive & Thyme | the Bakoyannis brothers | Fat Duckling | Kochwerk | Rosa's | Plum and Pepper | Bento Bros | La Mesa Larga | Ms. Okafor | Hall of Hams | tiffin-tom
%list menu: Harvest | the Greek one | menu B | Sea and Shore | Three Sisters | grilled everything | cold plates | the small brunch | Grandmother's Table | tapas for the road | curry, mild
%list serve_at: half past seven | 6 | 12:30 | noon | 19:15 | quarter past eight | 1 pm | eight in the evening | 11:45 | 5:30 pm | ten to seven | two
%list menulong: the one with lamb, but swap the rice for potatoes | soup, two kinds of pie and whatever berries there are | menu C without the fish, plus twenty children's plates | bread and cheese at six, hot dishes after the speeches | the brunch they did for Marek, only with more coffee | six salads, one of them warm, and a big cake | tacos with everything, half of them without chilli | the three-course one, but the cake first | whatever they served at the Falk wedding, only smaller | pasta for the young, fish for the old
%list menudec: Staff Meal Deluxe | Noon to Night | Friday Fish | Waiter's Choice | Sunday in Sicily | Served at Seven | Manager's Lunch | Table for Twelve | Ready by Dawn | Contact with Curry
go ahead with {caterer=kitchen}, we take {menu=menu}, {with_staff:true=they should bring people to serve|somebody must carry it round|hands to pass it round please}
yes to {menu=menu} by {caterer=kitchen}, ready by {serve_at=serve_at}, {contact=who} runs things there
{menu=menu} from {caterer=kitchen} for {date=date2}, they should talk to {contact=who2}
with {contact=who} on the spot, have {caterer=kitchen} do {menu=menu} on {date=date2} at {serve_at=serve_at}
I'll have {caterer=kitchen} do {menu=menulong}
{date=day3}, {serve_at=serve_at}, {menu=menu}, {caterer=kitchen}, {with_staff:false=we carry the plates ourselves|no need for anyone to serve|we'll dish up on our own}
make it final, {menu=menudec} by {caterer=kitchen}

%tool caterolle-hire-chef Books a private cook who prepares a meal in somebody's kitchen.
%also Engages a cook for an evening.
%also Get a professional to cook at home: who, in whose house, which style of food, for how many hours, and if groceries and washing up are part of it.
%param chef (cook, artist) {"type": "string", "description": "The cook; best match if omitted"}
%param host (home_of, kitchen_of) {"type": "string", "description": "In whose kitchen"}
%param style* (cuisine, food) {"type": "string", "description": "Style of cooking"}
%param date (day, evening) {"type": "string", "description": "Evening or day"}
%param hours (duration, length) {"type": "integer", "description": "Length in hours"}
%param extras (included, options) {"type": "string", "enum": ["NONE", "GROCERIES", "CLEANUP", "ALL"], "description": "What is included besides cooking"}
%list style: Oaxacan | Sichuan | fish | Southern Italian | Persian | tapas | French country | barbecue and smoke | Ethiopian | raw vegan | Nordic
%list cook: Chef Ilse | Paolo | Samira Haddad | Big Lou | Mr. Nakamura | the cook from Rosa's | Dele | Anne-Sophie | Chef O'Rourke | Vik and Uma | Tante Grete
%list hours2: three hours => 3 | 4 hours => 4 | five hours => 5 | 2 hours => 2 | six hours => 6 | 8 hours => 8 | four hours => 4 | 5 hrs => 5 | 3 hrs => 3 | seven hours => 7
%list style2: Thai | Basque | Lebanese | Cajun | Danish | Goan | Creole | Polish | Moroccan | Hungarian | Catalan
%list stylelong: whatever grows in June, cooked over a fire | Turkish breakfast that turns into lunch | the food of Naples, with a proper dough oven | five small courses, none of them sweet | Korean, but gentle enough for the kids | what my grandmother made, dumplings and dill | seafood, if he can get it fresh on a Monday | Lebanese, lots of small plates to pass around | things on sticks, grilled while people watch | a Sunday roast like in Yorkshire, with the trimmings
%list style3: home cooking | five-hour ragù | Friday fish | chef's surprise | clean eating | chef's table food | Sunday baking | host country dishes | six-hour brisket | cleanup gumbo
~ get somebody to cook {style=style} at home, {extras:CLEANUP=and they leave the kitchen spotless|I'm not washing a thing|the washing up is theirs}
I want {chef=cook} for {style=style}, {hours=hours2}
have {chef=cook} come and do {style=style} at {host=who}'s
at {host=who2}'s, not mine, {chef=cook} for a {style=style2} dinner on {date=date2}
I need a cook, the food should be {style=stylelong}
{style=style}, {date=day3}, {hours=hours2}, {chef=cook}, {extras:GROCERIES=bringing all they need|they do the shopping too|with the shopping done by them}
find someone to make {style=style3} for us

%tool caterolle-record-diet Notes what a guest of an event does not eat, so that the kitchen is told in time.
%also Diet or allergy of one guest.
%also Put on file that a person cannot or will not have certain foods, how serious that is, for which party, and who passed it on.
%param guest* (person, eater) {"type": "string", "description": "Who eats"}
%param avoids* (restriction, diet) {"type": "string", "description": "Foods or diet"}
%param event (party, occasion) {"type": "string", "description": "Party it is for, all if omitted"}
%param told_by (reported_by, informant) {"type": "string", "description": "Who passed it on"}
%param severity (level, seriousness) {"type": "string", "enum": ["DISLIKE", "INTOLERANCE", "ALLERGY"], "description": "How serious"}
%list diet: peanuts | shellfish | milk and cream | gluten | pork | raw onion | anything with eggs | coriander | mushrooms, celery | sesame | red meat | alcohol
%list dietlong: nuts of any kind, and nothing fried in the same oil | meat, but fish on Fridays is all right | everything with seeds since the operation in May | wheat, rye and barley, though oats seem fine | milk in the morning, cheese she can take | hot spices, because of a bad stomach | fruit with stones, unless it has been cooked | bread after six, on doctor's orders | anything that swims, walks or flies | tomatoes, raw or cooked, and all peppers
%list dietdec: party mix | wedding soup | event sandwiches | disliked vegetables | severe chilli | Christmas pudding | anniversary cake | Mum's sauce | family allergy cake | intolerance bread, as he calls it
{guest=who} can't have {avoids=diet}, {severity:ALLERGY=they'd end up in hospital|it could kill them|we'd need an ambulance}
keep {avoids=diet} away from {guest=who2}, {event=fete}
{guest=who} won't touch {avoids=diet}, or so {told_by=who2} says
according to {told_by=who} it's {guest=who2} who has to stay off {avoids=diet} at the {event=fete}
no-go for {guest=who}: {avoids=dietlong}
{event=fete}, {guest=who2}, {avoids=diet}, {severity:DISLIKE=just doesn't fancy it|not fond of it, that's all|picky, nothing more}
{guest=who} doesn't eat {avoids=dietdec}

%tool caterolle-list-caterers Directory of caterers. Read only, no inquiry is sent to anybody.
%also Shows companies that cater.
%also Who does parties around here, what they are known for, if they have a label such as kosher or organic and are free on a certain day.
%param district* (area, region) {"type": "string", "description": "Where they deliver"}
%param known_for (speciality, food) {"type": "string", "description": "Dish or cuisine they are known for"}
%param free_on (available, date) {"type": "string", "description": "Day on which they still take orders"}
%param label (certificate, standard) {"type": "string", "enum": ["ORGANIC", "HALAL", "KOSHER", "VEGAN"], "description": "Certification"}
%param own_dishes (tableware, brings_plates) {"type": "boolean", "description": "They bring plates and glasses"}
%list quarter: Leith | the old town | Kreuzberg | around the harbour | Stoke Newington | Triana | NW3 | Isle of Dogs | Bath and Wells | St. Pauli | out by the lake | Queen's Park
%list forte: paella | wedding cakes | oysters and champagne | dim sum | hog roast | meze | bread | canapés, tiny ones | Peruvian food | soups | crêpes | injera
%list quarterdec: Green Lanes | Kosher Row | Vegan Hill | Organic Quarter | Plateau | Friday Street | Dishwater Lane | Sunday's Well | Halal Mile | Glasshouse Yard
who feeds parties in {district=quarter}, {label:HALAL=my in-laws are Muslim|it has to be fine for Muslims}
are there people who do {known_for=forte} in {district=quarter}, {own_dishes:true=we've got no plates|I haven't any glasses here|they'd have to bring forks and all}
{known_for=forte} for a crowd in {district=quarter}
in {district=quarter}, any firm good at {known_for=forte} that's not yet taken on {free_on=date2}
outfits that cook for events in {district=quarter}, {label:KOSHER=for a Jewish family|the rabbi will be there|right for a bar mitzvah}
{district=quarter}, {known_for=forte}, {free_on=day3}, {label:VEGAN=nothing from animals|plants and nothing else}
which caterers are there in {district=quarterdec}

%server cookbook
%list dish3: lasagna | grandma's apple pie | chicken tikka | beef stew | banana bread | pad thai | mushroom risotto | shakshuka | sunday pancakes | lentil soup | potato gratin | tiramisu | chili con carne | fish pie | ramen | goulash | paella | falafel | onion quiche | carrot cake

%tool find_recipe Find recipes that use the given ingredients.
%also Returns cooking ideas for what is in the fridge.
%also Searches the recipe collection by ingredients on hand, optionally a diet and the longest cooking time.
%param ingredients* (available_items, contains) {"type": "array", "items": {"type": "string"}, "description": "Ingredients to use"}
%param diet (dietary_restriction) {"type": "string", "enum": ["vegetarian", "vegan", "gluten_free", "keto", "dairy_free"], "description": "Dietary restriction"}
%param max_minutes (max_time, time_limit) {"type": "integer", "description": "Longest cooking time in minutes"}
%list ingredients: chicken and rice | eggs, spinach and feta | leftover potatoes | tofu, broccoli and noodles | ground beef and beans | salmon, lemon and dill | zucchini, tomatoes | pumpkin, ginger and coconut milk | two cans of tuna | mushrooms, cream and thyme | chickpeas, cumin, onions | stale bread and tomatoes | lentils | half a cabbage and bacon | bananas and oats | aubergine and tahini | shrimp, garlic, chili | parsnips, carrots and leeks | cottage cheese, eggs | cauliflower and curry paste
%list diet: vegetarian => vegetarian | meat-free => vegetarian | veggie => vegetarian | vegan => vegan | plant-based => vegan | gluten free => gluten_free | coeliac-safe => gluten_free | keto => keto | low carb => keto | lactose free => dairy_free | dairy free => dairy_free
%list mins: 20 minutes => 20 | half an hour => 30 | 30 minutes => 30 | 45 min => 45 | a quarter of an hour => 15 | an hour => 60 | 10 minutes => 10 | forty minutes => 40
%list ingr: leeks, potatoes | tofu and broccoli | half a pumpkin, sage and feta | eggs | chickpeas, spinach and coconut milk | leftover rice | salmon, dill | minced beef, beans | stale bread and tomatoes | red cabbage, apples and walnuts | aubergine | lentils
%list min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | 15 min => 15 | an hour => 60 | 30 minutes => 30 | ten minutes => 10 | 40 min => 40 | 90 minutes => 90 | 25 minutes => 25
%list mins2: 20 | 30 | fifteen => 15 | 45 | 25 | 40 | 60
%list ingr2: leeks, bacon and a tin of beans | half a celeriac and some apples | cod, fennel and orange | stale rolls, milk and plums | red cabbage and sausages | a jar of chickpeas, spinach and lemon | rice noodles, peanuts and lime | kohlrabi, dill and cream | pumpkin and blue cheese | duck legs and cherries | oats, bananas and dates
%list ingredients_de: Kartoffeln und Lauch | Hackfleisch, Zwiebeln und Paprika | Eier und Spinat | Nudeln, Tomaten, Thunfisch | rote Linsen | Kürbis und Kokosmilch | Reis, Erbsen und Karotten | Quark und Beeren
what can I cook with {ingredients=ingredients}
(find|give me) a {diet=diet} recipe with {ingredients=ingredients}
I've got {ingredients=ingredients} left, any ideas for dinner that take less than {max_minutes=mins}
recipes {ingredients=ingredients} {max_minutes=mins} max
{ingredients=ingredients} in the fridge and no clue what to make
something {diet=diet} using {ingredients=ingredients}, ready in {max_minutes=mins}
~ my guests are {diet=diet}, how could I use up {ingredients=ingredients} for them?
find me a {diet=diet} recipe
I have to cook something in {max_minutes=mins}, look up a recipe
what does one do with {ingredients=ingredients}?
what can I cook with {ingredients=ingr} in {max_minutes=min}
{diet:gluten_free=gluten-free|without gluten} dinner from {ingredients=ingr}
dish ideas: {ingredients=ingr}, {diet:vegetarian=vegetarian|meatless|no meat}, {max_minutes=min} at most
I've got {ingredients=ingr} and two minutes to decide, what could I make?
{max_minutes=mins2} minutes at most, {ingredients=ingr2}, {diet:gluten_free=gluten free|nothing with gluten}
what do I make out of {ingredients=ingr2} for my boss who comes at seven
with {ingredients=ingr2} on the counter and {=anna} at the door, dinner ideas [under {max_minutes=mins2} minutes]
something {diet:vegan=vegan|without anything from animals} using up {ingredients=ingr2}
%lang de
was kann ich aus {ingredients=ingredients_de} kochen
ein Rezept mit {ingredients=ingredients_de}, das {max_minutes:20=höchstens 20 Minuten|zwanzig Minuten} dauert

%tool save_recipe Save a new recipe to the cookbook.
%also Stores a recipe with its name and preparation steps.
%also Writes down how a dish is made, so that it can be cooked again later.
%param name* (dish, recipe_title) {"type": "string", "description": "Name of the dish"}
%param instructions* (steps, method) {"type": "string", "description": "How to make it"}
%param servings (portions, serves) {"type": "integer", "description": "How many people it feeds"}
%list steps: fry the onions, add the lentils and simmer for half an hour | mix everything and bake at 180 for 40 minutes | marinate overnight, then grill hot and fast | boil the potatoes, mash with butter and nutmeg | whisk six eggs with sugar and fold in the mascarpone | soak the beans overnight and cook them with a bay leaf | sear the meat, deglaze with red wine, three hours in the oven | blend the tomatoes with garlic and basil, no cooking needed | knead ten minutes, let it rise twice, bake in a hot pot | layer noodles, sauce and cheese and bake until brown | toast the spices first, then add coconut milk and chickpeas | cook the rice with saffron and don't stir | one cup flour, one cup milk, one egg, fry in butter | slice the apples thin and sprinkle with cinnamon | roast the pumpkin, then puree it with stock | steam the fish for eight minutes over ginger | let the dough rest in the fridge overnight | chop everything by hand and dress with lime juice | brown the butter before adding the sage | slow cooker on low for nine hours
%list dish4: bread and butter pudding | Pino's lasagne | lemon tart | Soup for a Cold Night | beans on toast with egg | Grandma's dumplings | curry, mild | pancakes | Fish and Chips at Home | roast chicken with forty cloves
%list ins: boil the pasta, add the sauce, bake for 20 minutes | mix everything and fry it | soak overnight, then simmer for two hours | chop, season, roast | whisk the eggs with sugar and fold in the flour | fry the onions first, then add rice and stock | put all in the oven at 180 until golden | toast it and pour the sauce over | leave to rest, then slice | cook the beans, add garlic and butter, serve hot
%list num2: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list method: boil the beans with a ham bone and leave them on the stove for two hours | salt the aubergines, wait, then char them over the flame until the skin is black | press the chicken under a brick in a hot pan with lemon | fry garlic in oil, throw in the pasta with a ladle of its water | stir the flour into the beer, into the tin, into the oven for fifty minutes | layer sheets, ragu and white sauce with cheese on top | simmer carcass, leek and ginger from morning to noon | toast the rice, add stock, don't touch it for eighteen minutes | marinate it in yoghurt overnight and grill it on skewers
%list dishname: Aunt Rosa's beans | Sunday lasagne | Soup for a cold | Green curry from the island | Bread with beer | Fish on Fridays | Burnt aubergine dip | Rice like in Valencia | Chicken under a brick | Pasta with nothing
save my recipe for {name=dish3}: {instructions=steps}
add {name=dish3} to the cookbook, {instructions=steps}
here's how {=firstname} makes {name=dish3}: {instructions=steps}. keep it in my recipes
write down a recipe called {name=dish3} for {servings=people}: {instructions=steps}
new recipe {name=dish3}, serves {servings=people}, {instructions=steps}
before I forget how I did the {name=dish3}, store this in the cookbook: {instructions=steps}
~ put this in my recipe collection: {instructions=steps}
save a recipe for {name=dish3}
{name=dish3} goes like this, {instructions=steps}, feeds {servings=people}, please save it as a recipe
save {name=dish4}: {instructions=ins}
recipe for {name=dish4}, serves {servings=num2}: {instructions=ins}
name {name=dish4}, instructions {instructions=ins}, servings {servings=num2}
for {servings=num2} people, {name=dish4}: {instructions=ins}
save a recipe called {name=dish4}, you {instructions=ins}
title: {name=dish4} / method: {instructions=ins}
{instructions=ins} - save that as {name=dish4} for {servings=num2}
{instructions=method}, keep that as {name=dishname}
for {servings=few3} people, title {name=dishname}: {instructions=method}
keep {name=dishname} in the cookbook for me, you {instructions=method}
%lang es
guarda la receta de {name=dish3}: {instructions=steps}

%tool scale_recipe Recalculate the amounts of a saved recipe for another number of people.
%also Returns the ingredient list of a recipe adjusted to the number of portions.
%also Makes a dish bigger or smaller by converting its quantities.
%param recipe_name* (recipe, dish) {"type": "string"}
%param servings* (portions, people) {"type": "integer", "description": "Wanted number of portions"}
%list dish4: beef goulash | Gran's apple cake | lasagne with spinach and ricotta | chilli | pancakes, the thick ones | paella | pad thai | Aunt May's trifle | lentil soup | focaccia | risotto for lazy days
%list heads: four => 4 | 5 | three => 3 | 6 | two => 2 | eight => 8 | 7 | seven => 7 | 10 | twelve => 12
scale {recipe_name=dish3} to {servings=people}
how much of everything do I need for {recipe_name=dish3} for {servings=people}
I'm making {recipe_name=dish3} for {servings=people} tonight, adjust the amounts
convert the {recipe_name=dish3} recipe to {servings=people}
we'll be {servings=people} instead of four, recalculate the {recipe_name=dish3}
{recipe_name=dish3} ingredients for {servings=people} please
can you size the {recipe_name=dish3} up for {servings=people}?
adjust the quantities in my {recipe_name=dish3} recipe
there'll be {servings=people} at the table, scale the recipe
~ {recipe_name=dish4} for {servings=heads} people
how much of everything do I need in {recipe_name=dish4} for {servings=heads}
amounts for {servings=heads} portions of {recipe_name=dish4}
adjust {recipe_name=dish4}, there are {servings=heads} of us at the table
%lang de
rechne das Rezept für {recipe_name=dish3} auf {servings=people_de} um

%server dinebook

%tool findFreeTables Find restaurants that still have a free table at a time.
%also Returns restaurants with availability.
%also Where could a party of this size sit down to eat at that hour; narrowed down by kind of kitchen and by what a person may spend.
%param city* (area, location) {"type": "string", "description": "Town or part of town"}
%param partySize* (covers, guests) {"type": "integer", "description": "How many guests"}
%param when* (dateTime, at) {"type": "string", "description": "Day and hour"}
%param cuisine (food, kitchen) {"type": "string"}
%param maxPrice (budget, priceLimit) {"type": "number", "description": "Most a person wants to spend"}
%list area: Soho | Kreuzberg | Camden | Trastevere | Brooklyn | Bristol | Le Marais | Leith | Dublin | Gràcia | Chinatown | Graz | Lyon | West End | Portland | Altona | San Sebastián | Utrecht | Shoreditch | Ghent | Porto | Notting Hill | Temple Bar | Prenzlauer Berg
%list moment: tomorrow at 8 | friday 7pm | tonight | saturday around half past six | next thursday at noon | sunday lunch time | tonight at nine | march 3rd 19:30 | wednesday evening | the 18th at 8pm | today at 13:00 | this saturday night | in two hours | monday 12:15 | new year's eve at ten | right now | friday the 9th, 20:00
%list price: 30 euros => 30 | $40 => 40 | 25 => 25 | £35 => 35 | 50 bucks => 50 | 60 dollars => 60 | twenty euros => 20 | 45 € => 45 | 18 pounds => 18 | 75 => 75 | 100 euros => 100 | fifteen dollars => 15
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list moment2: tomorrow at 8 | Friday 7 pm | Saturday at half past six | tonight at nine | the 12th at 19:30 | Sunday lunchtime | next Thursday around 8 | 4 May, 20:00 | Monday at noon | this evening at quarter past seven | Wednesday 10 am
%list cuisine3: Thai | Korean barbecue | fish and chips | Italian | tapas | Georgian food | south Indian | Austrian | noodle soup | wood-fired pizza | ramen | meat and dumplings
%list price2: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
%list town3: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list slot: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
%list town2_2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list cuisine_de: italienisch | griechisch | indisch | thailändisch | vegan | türkisch | japanisch | gutbürgerlich | vietnamesisch | äthiopisch
%list cuisine_es: comida italiana | marisco | comida japonesa | comida mexicana | tapas | comida vegana | sushi | cocina peruana | comida india | carne a la brasa
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
find a free table in {city=town} for {partySize=hours} {when=moment2}
free tables for {cuisine=cuisine3} in {city=town}, {partySize=hours} people, {when=moment2}
{when=moment2}, {partySize=hours} of us, {cuisine=cuisine3}, {city=town}, at most {maxPrice=price2} each
town: {city=town}, guests: {partySize=hours}, when: {when=moment2}, budget {maxPrice=price2}
~ under {maxPrice=price2} a head, a table {when=moment2} for {partySize=hours} in {city=town}
which restaurants serving {cuisine=cuisine3} have room for {partySize=hours} {when=moment2} around {city=town}
I'm coming from {=town2}, need a table in {city=town} {when=moment2} for {partySize=hours}
{cuisine=cuisine2} for {partySize=guests} in {city=town3} {when=slot}
up to {maxPrice=eur} a head, {city=town2_2}, {when=slot}, {partySize=guests} hungry people
around {city=town3}, {partySize=guests}, {when=slot}, and don't tell my wife
%lang de
wo in {city=city} (gibt es|kriegt man) {when=when} noch einen freien Tisch für {partySize=party_de}
wir sind {partySize=party_de} Leute und wollen {when=when} in {city=city} {cuisine=cuisine_de} essen, wo ist noch was frei
%lang es
~ busca mesa para {partySize=party_es} en {city=city}, {when=when}, {cuisine=cuisine_es}

%tool makeTableReservation Make a reservation at a restaurant.
%also Returns the reservation id.
%also Have a place hold seats for a party on a day at an hour, out on the terrace or by the window if that is wished, with a remark for the waiters.
%param restaurant* (place, venue) {"type": "string", "description": "Name of the restaurant"}
%param partySize* (guests, people) {"type": "integer", "description": "How many guests"}
%param date* (day, on) {"type": "string", "format": "date"}
%param time* (hour, at) {"type": "string", "description": "Hour of arrival"}
%param seating (area, spot) {"type": "string", "enum": ["inside", "terrace", "bar", "window", "private_room"], "description": "Where to sit"}
%param remark (note, message) {"type": "string", "description": "A remark for the staff"}
%list seat: on the terrace => terrace | outside => terrace | outdoors => terrace | in the garden => terrace | inside => inside | indoors => inside | by the window => window | with a view out of the window => window | at the bar => bar | at the counter => bar | in a private room => private_room | in a separate room => private_room
%list remark: one of us is in a wheelchair | it's a surprise party | we bring a stroller | my wife is allergic to nuts | we'd like a cake at the end | please a quiet corner | two highchairs please | we're in a hurry because of the theatre | one guest is vegan | it's our anniversary | the dog comes too | we want to pay separately | no candles please | we could be fifteen minutes late | one of us can't have gluten | my father turns 80 | grandma doesn't hear well | we'll bring our own wine
%list rem9: one of us is in a wheelchair | it's a birthday, please bring a candle | no nuts | two high chairs and room for a pram | we may be ten minutes late, sorry | dog under the table | quiet corner | somebody is vegan, somebody hates tofu | cake from us at nine
%list remark2: one of us is in a wheelchair | we bring our own cake | a high chair for the baby | it's my parents' golden wedding | two of us don't eat fish | please no table by the toilets | the dog needs a bowl of water | we have to leave before nine for the theatre | severe nut allergy at the table | keep the candle away from grandpa's oxygen
book {restaurant=restaurant2} for {partySize=party}, {date=day4} at {time=hour}
(reserve|get) (us|me) a table at {restaurant=restaurant2} {date=day4} {time=hour} for {partySize=party} [people]
table for {partySize=party} at {restaurant=restaurant2} at {time=hour} {date=day4}[, {seating=seat}]
{date=day4}, {time=hour}, {partySize=party} people, {restaurant=restaurant2}
{restaurant=restaurant2} {date=day4} {time=hour} {partySize=party} pax {seating=seat}
could you ring {restaurant=restaurant2} and say we're {partySize=party}, coming {date=day4} at {time=hour}, {seating=seat} if possible
we want to eat {seating=seat} at {restaurant=restaurant2}, {partySize=party} of us, {date=day4}, {time=hour}
{partySize=party} of us are going to {restaurant=restaurant2} {date=day4}. get us in at {time=hour} and tell them {remark=remark}
have {restaurant=restaurant2} keep something {seating=seat} for {partySize=party} {date=day4} from {time=hour}. {remark=remark}
make a reservation at {restaurant=restaurant2} for {partySize=party}
I'd like to book a table {date=day4} at {time=hour}
note "{remark=rem9}", {restaurant=eats}, {date=onday2}, {time=hour2}, {partySize=nfew2} guests
table for {partySize=nfew2} at {restaurant=eats} on {date=onday2} at {time=hour2}
book {restaurant=eats} for {date=onday2} at {time=hour2}, {partySize=nfew2} people, remark {remark=rem9}
restaurant: {restaurant=eats}, guests: {partySize=nfew2}, date: {date=onday2}, time: {time=hour2}, seating: {seating:terrace=terrace}
at {time=hour2} on {date=onday2}, by the {seating:window=window}, {partySize=nfew2} of us at {restaurant=eats}
on {date=onday2} for {partySize=nfew2} at {time=hour2} at the {seating:bar=bar} in {restaurant=eats}
on {seating:terrace=the terrace|the terrace if it stays dry}, {restaurant=resto}, {date=day7} at {time=clock2}, {partySize=guests}, {remark=remark2}
at {restaurant=resto} for {partySize=guests} at {time=clock2}
tell {restaurant=resto} we are {partySize=guests}, {date=day7}, and that {remark=remark2}
{date=day7}, {time=clock2}, {seating:bar=at the bar}, {partySize:2=me and my sister|the two of us}, {restaurant=resto}
%lang de
reservier {date=date3} um {time=time} einen Tisch für {partySize=party_de} im {restaurant=restaurant2}
%lang es
resérvame mesa en {restaurant=restaurant2} para {partySize=party_es} {date=date} a las {time=time}

%tool amendTableReservation Change the size, day or hour of an existing table reservation.
%also Returns the changed reservation.
%also The party got bigger or smaller, or comes on another day or later: alter what was booked with the restaurant before.
%param reservationId* (reference, bookingCode) {"type": "string", "description": "Id of the reservation"}
%param partySize (guests) {"type": "integer", "description": "New number of guests"}
%param date (newDate) {"type": "string", "description": "New day"}
%param time (newTime) {"type": "string", "description": "New hour"}
%list resid: R-4471 | TB2093 | DB-77120 | res_881 | X9K2P | 550217 | LM-340 | bk-6612 | T-1008 | 93QF7 | RV-2256 | 40881
%list resvx: R-4471 | 88012 | DB-19-204 | TBL77 | 3309-K | anchor-52 | X0021 | 5540 | PN-301 | 70-118
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
%list clkx: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list ref: BX7Q2L | 88KD1 | QZP4TT | L0M9A | RR-20871 | 7HH3WE | TK-5512 | VOLT88 | A1B2C3
change [reservation] {reservationId=resid} to {partySize=party} people
(move|push|shift) {reservationId=resid} to {time=hour}
we're {partySize=party} now instead of four, reservation {reservationId=resid}
{reservationId=resid}: not {=hour} but {time=hour}, and {date=day4} please
can {reservationId=resid} be moved to {date=day4} at {time=hour}
two more are joining so make {reservationId=resid} {partySize=party}, and {time=hour} suits everybody better
{reservationId=resid}, {date=day4}, {time=hour}, {partySize=party} guests: that's how it should be
the babysitter can't come before {time=hour}, tell the restaurant for {reservationId=resid}
my aunt fell ill, so only {partySize=party} will come under {reservationId=resid}
update the booking {reservationId=resid}, {partySize=party} persons {date=day4}
make our booking at the restaurant {time=hour} instead
there will be {partySize=party} of us after all, change the reservation
move reservation {reservationId=resvx} to {date=dayfx} at {time=clky}
~ make it {partySize=nfew} people on reservation {reservationId=resvx} instead of {=nmany}
booking {reservationId=resvx}, guests {partySize=nfew}, day {date=dayfx}, hour {time=clky}
change {reservationId=resvx} from {=clkx} to {time=clky}
for {partySize=nfew} at {time=clky}, please change table reservation {reservationId=resvx}
to {time=clock2}, reservation {reservationId=ref}
with {partySize=guests} of us now, {reservationId=ref}
{reservationId=ref}, {date=day7} instead, still as many as before

%tool listTableReservations List my table reservations.
%also Returns reservations[] within a period.
%also At which restaurants something has been booked under my name, between two days, and whether the place has confirmed it.
%param fromDate (start, since) {"type": "string", "description": "First day"}
%param toDate (end, until) {"type": "string", "description": "Last day"}
%param status (state) {"type": "string", "enum": ["confirmed", "waiting", "cancelled"], "description": ""}
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
what restaurants have I booked
which table reservations do I have from {fromDate=weekday_one} to {toDate=day4}
where are we eating (out|) between {fromDate=day4} and {toDate=day4}
any dinner bookings that are {status:waiting=not confirmed yet|still waiting|unconfirmed}?
show {status:cancelled=cancelled|called off} reservations since {fromDate=day4}
{status:confirmed=confirmed|definite} bookings up to {toDate=day4}
until {toDate=day4}, starting {fromDate=weekday_one}, which places have us down
did they ever say yes to us, what's {status:confirmed=settled|confirmed}
{fromDate=day4} to {toDate=day4}, {status:waiting=pending|waiting} ones only, tables I mean
my {status:confirmed=confirmed} table reservations from {fromDate=onday2}
table reservations from {fromDate=onday2} to {toDate=bydate}
Status: {status:waiting=waiting}; from: {fromDate=anyday2}; to: {toDate=bydate}
until {toDate=bydate}, which of my tables got {status:cancelled=cancelled}
%lang de
welche Tische habe ich von {fromDate=date3} bis {toDate=date3} reserviert
%lang es
qué mesas tengo reservadas entre {fromDate=date} y {toDate=date}

%server doorbite

%tool doorbite-send-meal Order a meal to an address.
%also Returns order number and delivery time.
%also Has a kitchen cook something and a rider bring it, with size, number of portions, extras and hour as wished.
%param dish* (item, food) {"type": "string", "description": "What to eat"}
%param quantity (count, portions) {"type": "integer", "description": "Number of portions"}
%param size (portion_size) {"type": "string", "enum": ["small", "medium", "large", "family"], "description": ""}
%param address (deliver_to, destination) {"type": "string", "description": "Where to bring it"}
%param deliver_at (time, eta) {"type": "string", "description": "When it should arrive"}
%param extras (notes, modifications) {"type": "string", "description": "Changes and additions"}
%list seats: 2 | two => 2 | three => 3 | 3 | four => 4 | one => 1 | 5 | six => 6 | 4 | 10
%list dish3: margherita | pad thai with tofu | two cheeseburgers and fries | chicken korma | veggie burrito | lamb kebab in flatbread | sushi for four | pumpkin soup | falafel plate with extra hummus | beef ramen | spring rolls | caesar salad | fish and chips | tiramisu | lasagne | green curry with rice | dumplings in broth | pizza funghi | shawarma | mac and cheese | poke bowl | onion rings and a milkshake | paella for three
%list addr: 14 Mill Lane | flat 3, 9 Harbour Road | Lindenstraße 8 | 221 West 4th | calle Luna 12 | 7 Station Road | Rosenweg 22 | grandma's flat in Elm Court | 5 Rue Cler | 88 King Street | tent 14 on the campsite | Plaza Mayor 3 | 16 Castle Hill | room 204 at the Astoria | 30 Orchard Close | Via Verdi 2 | 2 The Green
%list addr_the: back door of number 40 | boathouse
%list extra: no onions | extra chilli and a lemon | sauce on the side | without coriander | cut into eight | chopsticks for three | double cheese | no cutlery | half spicy, half mild | well done | gluten free base | a bit more ginger | rice instead of fries | nuts in a separate box | no ice in the drinks | extra napkins and ketchup | vegan mayo | lots of garlic | no pork in anything | crispy
%list dish9: pad thai with tofu | bread and butter pudding | margherita | fish and chips | Big Sal | lamb curry, hot | duck with plum sauce | ramen | chicken under a brick | falafel | four cheese pizza
%list addr2: 14 Mill Lane | 7 Harbour Road, flat 3 | Bell Street | 90 Elm Court | The Anchor on Quay Street | 33 Hill Rise, next to the church | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach | Pino's | 5 rue du Four | Old Town Hall
%list extra9: no onions | extra cheese and olives | sauce on the side, please | with chopsticks for two | gluten free | not too hot, it's for a child | rice instead of chips | double garlic | no ice in the drinks, lemon instead
%list extra2: no onions, chilli on the side | extra cheese on top | sauce in a separate pot | without coriander | an extra plate for the kid | well done, with mustard
%list gericht: Pizza Salami | Käsespätzle | Döner mit extra Soße | Linsensuppe | Schnitzel mit Pommes | gebratene Nudeln | Falafelteller | Flammkuchen | Burger ohne Zwiebeln | grünes Curry mit Reis
%list plato: pizza margarita | tortilla con cebolla | pollo asado con patatas | empanadas de carne | sopa de lentejas | tacos al pastor | arroz con verduras | hamburguesa sin queso | ensalada mixta
order {quantity=seats} {size:large=large} {dish=dish3} to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
{dish=dish3} for {deliver_at=clock}, {extras=extra}, ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
(get|order) {dish=dish3} delivered to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) at {deliver_at=clock}[, {extras=extra}]
{quantity=seats} portions of {dish=dish3}, {size:small=small}, {extras=extra}
to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) please: {quantity=seats} x {dish=dish3}, {size:family=family size}, by {deliver_at=clock}
I'm starving, {dish=dish3} with {extras=extra}
nobody here can face the stove after a day like this, so let's have {dish=dish3} brought to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) around {deliver_at=clock}
{size:medium=medium} {dish=dish3}, {extras=extra}, I'm at ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
~ the match starts soon and the fridge is empty. {quantity=seats} {dish=dish3}, please, and they should be here by {deliver_at=clock}
I could murder some {dish=dish3}, {size:large=a big one|large}, {extras=extra}
feed the builders at ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}): {quantity=seats} {dish=dish3} at {deliver_at=clock}
{deliver_at=clock}, ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}), {quantity=seats} {size:large=large} {dish=dish3}
order food to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) at {deliver_at=clock}
order {quantity=seats} portions, {size:medium=medium}, {extras=extra}
order {quantity=nfew2} {dish=dish9} to {address=addr2}
{dish=dish9} to {address=addr2} for {deliver_at=hour2}, {size:large=large}
Dish: {dish=dish9} / number: {quantity=nfew2} / size: {size:small=small} / extras: {extras=extra9}
~ at {deliver_at=hour2} to {address=addr2}, {quantity=nfew2} times {dish=dish9}
{extras=extra9}, {size:family=family size}: {dish=dish9} by {deliver_at=hour2}
to {address=spot}, {extras=extra2}, {quantity=guests} {dish=dish2}
with {extras=extra2}: {size:large=a large|large} {dish=dish2} to {address=spot2}
{dish=dish2} for grandpa, he's at {address=spot2}, by {deliver_at=clockb}
%lang de
bestell {quantity=int} mal {dish=gericht} in die {address=street}
ich hab Hunger, lass mir um {deliver_at=time} {dish=gericht} bringen
%lang es
pídeme {quantity=cuantos} raciones de {dish=plato} a {address=street} para las {deliver_at=time}

%tool doorbite-same-again Repeat an earlier meal order.
%also Places the same order once more.
%also Takes what was eaten some other time from a kitchen and has it brought anew.
%param kitchen* (restaurant, shop) {"type": "string", "description": "Restaurant it came from"}
%param ordered_on (date, original_date) {"type": "string", "description": "Day of the earlier order"}
%param deliver_at (time, arrive_by) {"type": "string", "description": ""}
%list house_n: Osteria Bella | Kantine 7 | Casa Paco | Little Hanoi | Chez Margot | Sakura Garden | Zum Goldenen Hirsch | Olive and Thyme | El Rincón de Ana | Smoke and Barrel | Noor | Fish for Two | Trattoria da Gino | Bao Corner | La Bodega | Green Fork | Mezze House | Bistro Lumière | Tandoori Nights | Blue Lantern | Rusty Anchor | Old Mill | Lemon Tree in Soho | Crab Shack
%list pastday: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
order the same as last time from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the})
({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) again, like on {ordered_on=pday}, for {deliver_at=clock}
repeat my order of {ordered_on=pday} from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the})
what I had {ordered_on=pday} at ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) was so good, I want it once more at {deliver_at=clock}
the usual from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), {deliver_at=clock}
my mother hasn't stopped talking about what we ate {ordered_on=pday}, so get that from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) another time please
it was a terrible day and I deserve comfort food. you know what I like from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), {deliver_at=clock} at the latest
~ ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), same again
reorder {ordered_on=pday}'s dinner, ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), arriving {deliver_at=clock}
at {deliver_at=clock} I'd like exactly what ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) sent us {ordered_on=pday}
do the {kitchen=house_n} thing again, nothing different
order the same again for {deliver_at=clock}
repeat the one from {ordered_on=pday}
order the same as on {ordered_on=onday2} from {kitchen=eats}
same again from {kitchen=eats}, at {deliver_at=hour2}
for {deliver_at=hour2}, repeat my order of {ordered_on=pastday} from {kitchen=eats}
Restaurant: {kitchen=eats}; order from: {ordered_on=pastday}; deliver: {deliver_at=hour2}
%lang es
pídeme otra vez lo mismo de {kitchen=house} para las {deliver_at=time}

%tool doorbite-rider-position Where the courier with your meal is.
%also Returns minutes left and position.
%also Follows a running order on its way to the door.
%param order_number (order_id, reference) {"type": "string", "description": "Number of the order"}
%list ordno: 8841 | DB-2207 | #5519 | A93 | 40127 | X-77 | 1006 | db5531 | #318 | 99214
%list ordx: 4471 | A-2093 | #881 | DB-77102 | 55012 | KX9 | ord_118 | 20394-B | 7 | 30061 | lunch-12
where's my (food|meal|dinner)
how far away is order {order_number=ordno}
track {order_number=ordno}, I want to know how long the rider needs
when does {order_number=ordno} get here
has the driver left with {order_number=ordno} yet
the kids are chewing the table legs by now, how much longer until that curry gets here
~ I'm standing on the balcony with an empty plate and see nobody. what's up with {order_number=ordno}
courier position for {order_number=ordno}
is my pizza lost or what
{order_number=ordno}, where is it right now
my soup must be cold by the time it arrives, is he even close
any sign of number {order_number=ordno}
where's my food, order {order_number=ordx}
is the courier with {order_number=ordx} close yet
{order_number=ordx}, how far out is the delivery guy
is our dinner on its way, I ordered 3 pizzas
%lang de
wo bleibt der Fahrer mit Bestellung {order_number=ordno}

%server fennelcart

%tool cart-add add a grocery product to the running delivery order
%also Put food in the supermarket cart.
%also One product per call. Weight in grams for loose goods, brand and what the picker shall do if it is missing.
%param product* (item, article) {"type": "string", "description": "what to buy"}
%param weight-g (grams, amount-g) {"type": "integer", "description": "weight in grams"}
%param brand (maker, label) {"type": "string", "description": "preferred brand"}
%param if-missing (substitution, on-sold-out) {"type": "string", "enum": ["replace", "skip", "call_me"], "description": "what the picker does if sold out"}
%param organic (bio, organic-only) {"type": "boolean", "description": "organic only"}
%list food: cherry tomatoes | basmati | minced beef | oat milk | butter | carrots | salmon fillet without skin | coffee beans | peas and corn, frozen | parmesan | sourdough | grapes | baby spinach
%list label: Arla | Hof Sonnblick | the shop's own label | Barilla | La Abuela | Dr. Moll's | Ben and Bess | Yeo Farm | Kikko | no-name | St. Peter's
%list gram: 500 grams => 500 | a kilo => 1000 | 1.5 kilos => 1500 | 250 g => 250 | 2 kg => 2000 | 800 grams => 800 | half a kilo => 500 | 3 kilos => 3000 | 120 g => 120 | 350 grams => 350 | 0.4 kg => 400
%list fooddec: organ meat | Brand New Day cereal | gram flour | call-a-pizza dough | bio-degradable bags | weight watchers soup | skip-the-dishes tabs | pound cake | kilo bar | replacement filter
we need {product=food}, {if-missing:call_me=ring me if it's gone|give me a shout if they're out|ask me when there's none}
{product=food} please, {if-missing:skip=or nothing at all|forget it if it's not there|leave it if sold out}
order {product=food} from {brand=label}
{brand=label} should be the one for {product=food}, {weight-g=gram}
get {product=food}, {organic:true=no pesticides|grown without chemicals|the eco kind only}
{weight-g=gram}, {product=food}, {brand=label}, {if-missing:replace=something like it will do|another kind is ok}
throw in some {product=fooddec}

%tool shopping-list-add note something on a household shopping list. nothing is ordered.
%also Write an item on a list to buy later.
%also Remembers what is needed, on which list, for which household member and from which store.
%param item* (entry, text) {"type": "string", "description": "what is needed"}
%param list (list-name, target) {"type": "string", "description": "name of the list"}
%param store (shop, where) {"type": "string", "description": "where to buy it"}
%param for-whom (person, requested-by) {"type": "string", "description": "household member who asked for it"}
%param urgent (priority, asap) {"type": "boolean", "description": "needed on the next trip"}
%list need: light bulbs | nappies in size 4 | toothpaste | birthday candles | glue and tape | cat food | milk | shampoo for dry hair | AA batteries | plasters | bin bags, the big ones | stamps
%list kin: Nora | Uncle Bert | little Theo | the cat | my mother-in-law | Jun | Ben and Bea | Gran | the new babysitter | Oskar | dad
%list listname: Weekend | party | Chemist | Camping and beach | house | Christmas | Mum's | staff kitchen | DIY | weekly shop | for the cabin
%list store: Aldi | the Turkish shop | Saturday market | Boots | Hardware Joe's | the corner shop | Lidl | the bakery by the station | IKEA | the farm | Penny and Sons
%list needlong: something Ben can bring to school, no nuts | cheese for the raclette on Saturday, about a kilo | whatever flowers are in season, not lilies | the tea that Grandma drank when she stayed here | screws for the shelf which came down last night | a card to say sorry, blank inside | a cake nobody has to bake, enough for ten | crisps, the salty ones the boys always finish | a present for a boy of nine, nothing loud | soap that doesn't dry out your hands
%list needdec: list paper | baby wipes | mother's day card | store cupboard moth traps | urgent repair glue | kids' toothbrush | market basket | boss baby dvd | party bags | guest towels
jot down {item=need}, {urgent:true=we're completely out|can't wait|it has to be today}
~ don't let me forget {item=need}, {for-whom=kin} wants it
{item=need} on {list=listname}, from {store=store}
at {store=store} get {item=need} for {for-whom=kin}, goes on {list=listname}
we still need {item=needlong}
{list=listname}, {item=need}, {store=store}, {urgent:true=the sooner the better|very soon}
write {item=needdec} down for later

%tool book-slot reserve a delivery window for the current cart
%also Choose when groceries are brought.
%also Fixes day and time of the delivery, where the driver may leave the bags, and whether they are paper.
%param day* (date, delivery-date) {"type": "string", "description": "delivery day"}
%param time (start, window-start) {"type": "string", "description": "start of the window"}
%param drop-off (leave-at, place) {"type": "string", "description": "where the driver leaves it"}
%param contactless (no-contact, no-ring) {"type": "boolean", "description": "do not ring, do not hand over"}
%param tip (gratuity, driver-tip) {"type": "number", "description": "tip for the driver"}
%list tip: 5 euros => 5 | two pounds => 2 | $4 => 4 | 3 | €2.50 => 2.50 | 10 dollars => 10 | four euros => 4 | £6 => 6 | 1.50 | five => 5
%list leave: behind the bins | under the stairs, left side | next to the bike shed | beside the back door | inside the garage | outside number 12 | behind the hedge and the bench | underneath the porch roof | near the gate, blue box | between the two doors
%list leavelong: behind the shed, mind the dog when you open | inside the green box I'll put out at six | under the bench by the window if it isn't raining | next to the steps, my neighbour takes it in | near the gate, the code is 4471 | outside the pub opposite, they know us | beside the door, key hangs on a nail | behind the bins, where nobody sees it | underneath the carport so it stays dry | inside the porch, just push the door
bring the groceries {day=day}, {contactless:true=no need to ring|don't knock|just leave and go}
delivery {day=day} please, {tip=tip} for the driver
~ {day=day} at {time=time2}, {drop-off=leave}
put it {drop-off=leave} on {day=day2}, from {time=time2}, {contactless:true=the baby is asleep, no bell|we don't want to meet anyone}
I'm out on {day=day2}, so leave the shopping {drop-off=leavelong}
{time=time2}, {day=day}, {drop-off=leave}, tip {tip=tip}
can the food come {day=day}, I have time then

%tool find-substitute suggest products that can stand in for another one
%also What to use in place of an ingredient.
%also Alternatives for a product that is sold out or not tolerated, for a purpose such as baking.
%param product* (item, original) {"type": "string", "description": "product to be replaced"}
%param purpose (use, dish) {"type": "string", "description": "dish or use"}
%param avoid (without, allergens) {"type": "array", "items": {"type": "string"}, "description": "allergens or ingredients that must not occur"}
%param price-level (price-range, tier) {"type": "string", "enum": ["budget", "same", "premium"], "description": "compared with the original"}
%list swap: buttermilk | eggs | cream | fish sauce | plain flour | gelatine | honey | white wine | almond butter, smooth | ricotta | bread crumbs | saffron
%list use: pancakes | carbonara | a birthday cake | Thai curry | frosting | meatballs and gravy | tiramisu | Sunday roast | soup for the kids | cheesecake | a pie crust
%list uselong: a cake that has to stand outside for hours | the sauce my mother makes, thick and not too sweet | pancakes we want to freeze and eat next week | a soup which the baby eats too | something crisp, baked, to go with beer | bread that rises overnight in the fridge | an icing that won't melt in July | a dip for crisps, made an hour ahead | the pie we take along to the Hendersons | cookies that should stay soft
what can I take for {product=swap}, {price-level:budget=money is tight|something that costs less|a cheap one}
out of {product=swap}, what else works, {avoid=allerg} not allowed
what goes into {purpose=use} in place of {product=swap}
{product=swap} is missing for {purpose=use}, what now, {price-level:premium=it may cost a bit more|something fancier}
I've no {product=swap} and I'm making {purpose=uselong}
{purpose=use}, no {product=swap}, nothing with {avoid=allerg}
anything that tastes the same as {product=swap}, any idea

%tool repeat-order order a previous basket again, once or on a schedule
%also Buy the same groceries as before.
%also Copies an old basket by its name or date into a new order, leaving out some products.
%param basket* (template, order) {"type": "string", "description": "name of the stored basket"}
%param leave-out (exclude, without) {"type": "array", "items": {"type": "string"}, "description": "products not to be ordered"}
%param schedule (rhythm, recurrence) {"type": "string", "enum": ["once", "weekly", "biweekly", "monthly"], "description": "default once"}
%param day (date, start) {"type": "string", "description": "first delivery day"}
%list basket: big weekly shop | Barbecue | basics | Baby and nappies | breakfast at the office | Sunday's pizza night | last week's | drinks | Gran's groceries | Party for ten | fish on Friday | starter kit
%list skip: eggs | milk and yoghurt | beer | bananas, apples | meat | cat food and litter | wine | bread | onions | coffee and filters
%list basketlong: what we had when the Hendersons came, starters included | everything for the lasagne I made in March | things the kids like, mostly snacks | the shop I did before we went to Wales | basics, plus all we need to bake | food for a week without cooking at all | all the stuff for tea when Gran visits | meat and salad for the barbecue we did in June | what I bought when the twins were ill | snacks for the film night, popcorn too
%list basketdec: monthly treats | Once upon a Thyme | Weekly Wonder | first of May picnic | Monday blues | daily bread | two weeks in the cabin | day one | Friday night | Sunday best
send {basket=basket} again, {schedule:biweekly=every other week|every fortnight|then each second week}
I'd like {basket=basket} once more, {leave-out=skip} not needed this time
{basket=basket} without {leave-out=skip}
drop {leave-out=skip} from {basket=basket} and bring the rest {day=day}
order again: {basket=basketlong}
{day=day}, {basket=basket}, no {leave-out=skip}, {schedule:weekly=from then on every seven days|from now on each week}
the {basket=basketdec} one again, same as ever

%server fetchfood
%list deliverto: 14 Mill Lane | 22 Acacia Avenue, flat 3 | Ringstraße 8 | 5 Harbour Street | Goethestraße 40 | apartment 12B | 9 Castle Hill | room 214 at the Hilton | 31 Station Road | Kirchgasse 2 | 77 Elm Drive | 3 Orchard Close | mum's place | 101 Queen Street, 4th floor | Lindenhof 6 | Studio 9, Dock Road | Sam's flat | 18 Abbey Gardens | Platz der Republik 1 | pier 4
%list smallsum: 3 euros => 3 | $5 => 5 | two dollars => 2 | £2.50 => 2.5 | 4 € => 4 | 1 euro => 1 | 2 quid => 2 | five euros => 5 | $3.99 => 3.99 | six bucks => 6
%list addr: 14 Mill Lane | Harbour Road 9, second floor | 3 Church Street, Cork | work | Platz am Tor 4 | Anneke's place | home | Flat 2, The Old Mill | 77 King's Road | Room 12, St. Mary's

%tool fetchfood-place-order Order food for delivery from a restaurant.
%also Returns order id and expected arrival.
%also Have a courier bring meals to the door: which kitchen, which items off the menu, where to, at what hour and how much for the rider.
%param restaurant* (vendor, from) {"type": "string", "description": "Who cooks it"}
%param items* (dishes, order) {"type": "array", "items": {"type": "string"}, "description": "What to order"}
%param address (deliver_to, dropoff) {"type": "string", "description": "Where it is brought"}
%param deliver_at (eta, time) {"type": "string", "description": "When it should arrive"}
%param tip (gratuity) {"type": "number", "description": "For the courier"}
%param contactless (no_contact) {"type": "boolean", "description": "Leave it at the door"}
%list order: two margheritas and one tiramisu | pad thai | 1 chicken tikka, 2 garlic naans | three burgers and fries | large pepperoni pizza | wonton soup and spring rolls | four falafel wraps | lunch box, mango lassi | butter chicken, rice and raita | two poke bowls | one family bucket | six salmon nigiri | veggie burrito and guacamole | one lasagne, one salad | duck noodles and dumplings | doner kebab | beef pho, two summer rolls | paneer curry and coke | twelve chicken wings | Caesar salad and garlic bread
%list order2: two margheritas and a salad | ramen | fish and chips, mushy peas | pad thai with tofu, no peanuts | soup of the day | three tacos, one without cheese | burger | sushi for four | dumplings, rice and green tea | falafel plate | lasagne and bread
%list resto2: Pino's | The Anchor | Golden Dragon | Bread and Wine | Taste of Peru | Sal's Diner | House of Noodles | Mama D'Arcy | Sushi by the Sea | Burger 77 | Two Cooks
%list hour3: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list hourb: 9 | 10:30 pm | midnight | 22:00 | eleven | half past eight | 9 pm | 21:45 | quarter past ten | sunset | 8 in the evening | 23:15
%list tip: 2 euros => 2 | 3 | $5 => 5 | 1.50 | £2 => 2 | 4 euros => 4 | 2.50 | 5 dollars => 5
%list folk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list order3: two margheritas and a tiramisu | pad thai, spring rolls and one mango lassi | a large doner without onions | chicken tikka, naan and rice for three | four burgers, two with cheese | lentil soup and flatbread | a family box of sushi | ramen with an extra egg, gyoza | falafel wraps, hummus and fries
%list order_de: zwei Pizza Margherita | zwei Döner und eine Cola | Ente süßsauer | Nudelsuppe und Frühlingsrollen | drei Burger mit Pommes | Lasagne und Salat | vier Falafelteller | einmal Pad Thai | Sushi für zwei | zwei Currywürste
%list order_es: dos pizzas margarita | hamburguesa con patatas | pad thai y rollitos | tres burritos | pollo asado con ensalada | dos raciones de sushi | ramen y gyozas | lasaña | cuatro kebabs
order {items=order} from {restaurant=restaurant2}
{restaurant=restaurant2}: {items=order}, (deliver|bring) (it|) to {address=deliverto}
get me {items=order} from {restaurant=restaurant2} (by|for) {deliver_at=hour}
(could you|can you) have {restaurant=restaurant2} bring {items=order} to {address=deliverto} at {deliver_at=hour}
I don't feel like cooking. {items=order}, {restaurant=restaurant2}, usual place
{items=order} to {address=deliverto} from {restaurant=restaurant2}[, {tip=smallsum} for the rider]
{restaurant=restaurant2}, {items=order}, {contactless:true=leave it at the door|drop it outside|don't ring}
to {address=deliverto}, {deliver_at=hour}, from {restaurant=restaurant2}: {items=order} and {tip=smallsum} tip
the kids want {items=order}, {restaurant=restaurant2} does it best, here at {deliver_at=hour} please, {contactless:true=contactless|no contact}
send {items=order} over to {address=deliverto}, from {restaurant=restaurant2}, give the driver {tip=smallsum}
order {items=order} to {address=deliverto}
get something delivered from {restaurant=restaurant2} at {deliver_at=hour}
~ order {items=order2} from {restaurant=resto2} to {address=addr}
from {restaurant=resto2} at {deliver_at=hour3}: {items=order2}
to {address=addr} by {deliver_at=hourb}, {items=order2} from {restaurant=resto2}
restaurant {restaurant=resto2}, items {items=order2}, address {address=addr}, tip {tip=tip}
get {items=order2} at {restaurant=resto2} with {tip=tip} for the courier
{contactless:true=contactless}, {items=order2}, {restaurant=resto2}, for {deliver_at=hour3}
{=folk} will eat with us, order {items=order2} from {restaurant=resto2}
to {address=spot}, {items=order3}, from {restaurant=resto}, with {tip=eur} for the courier
from {restaurant=resto} bring {items=order3} to {address=spot2}, {contactless:true=leave it at the door|by the door is fine}
around {deliver_at=clockb} {items=order3} by {restaurant=resto}[, {=aside}]
%lang de
bestell {items=order_de} bei {restaurant=restaurant2} und lass es um {deliver_at=time} liefern
%lang es
pídeme {items=order_es} en {restaurant=restaurant2} para las {deliver_at=time}

%tool fetchfood-order-status Status of a food delivery.
%also Returns stage and minutes left of an order.
%also Where the courier with the meal is right now and how long it will take.
%param order_id* (order, number) {"type": "string", "description": "Order number"}
%list foodorder: #8812 | FF-20931 | 77104 | order-553 | A1209 | 66-204 | FD8831 | #412 | K7-9910 | 30455 | ff_7720 | Z-118
%list forder: FF-2210 | 88123 | 4402 | T7K9 | ff_99b | DINNER-31 | 6-610-2 | KX0 | 120045 | ord-8 | mittag7
where is my food, order {order_id=foodorder}
~ {order_id=foodorder}, how much longer
has {order_id=foodorder} left the kitchen [yet]
I've been waiting for an hour for {order_id=foodorder}, what's going on
is the rider with {order_id=foodorder} anywhere near
track delivery {order_id=foodorder} [for me]
my stomach is rumbling and {order_id=foodorder} still isn't here
do we have time for a shower before {order_id=foodorder} arrives
status {order_id=foodorder}
where's my dinner, did the courier get lost
where's my food, {order_id=forder}
how long until {order_id=forder} is at the door with our dinner
is the pizza from {order_id=forder} on its way
food order {order_id=code}, still cooking?
%lang de
wo bleibt das Essen, Bestellung {order_id=foodorder}
%lang es
¿por dónde va el pedido {order_id=foodorder}?

%tool fetchfood-browse-kitchens Browse restaurants that deliver a kind of food.
%also Returns delivering restaurants.
%also Who would bring this to my door: kitchens by what one fancies, how dear delivery may be and how well others liked them.
%param craving* (food, query) {"type": "string", "description": "Kind of food or dish"}
%param address (area, near) {"type": "string", "description": "Where it is to be delivered"}
%param max_fee (delivery_fee, fee_limit) {"type": "number", "description": "Highest delivery fee"}
%param min_rating (stars, rating) {"type": "number", "description": "Fewest stars"}
%param sort (order_by) {"type": "string", "enum": ["rating", "fee", "speed", "distance"], "description": "Order of the list"}
%list stars: 4 => 4 | 4.5 => 4.5 | four => 4 | 3 => 3 | three => 3 | 3.5 => 3.5 | five => 5
%list crave: ramen | fish and chips | pizza with figs | sushi | bread and butter pudding | soup | pad thai, no peanuts | dumplings | tacos | something with lentils | Ethiopian
%list stars2: 4 stars => 4 | 4.5 | 3.5 stars => 3.5 | four stars => 4 | 4.2 | 3 stars => 3 | 4.7 | 4.8 stars => 4.8
%list fee: 3 euros => 3 | 2.50 | £4 => 4 | 5 | $2 => 2 | 1.99 | 6 dollars => 6 | €3.50 => 3.5 | 4.50
%list min_rating: 3 | four => 4 | 4 | three => 3 | five => 5 | 4.5 | two => 2 | 3.5
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
who delivers {craving=crave} to {address=addr}
{craving=crave} with at least {min_rating=stars2}, fee up to {max_fee=fee}
to {address=addr} for under {max_fee=fee} delivery: {craving=crave}
food {craving=crave}, address {address=addr}, rating {min_rating=stars2}, sort {sort:distance=distance}
restaurants for {craving=crave} by {sort:rating=rating}, delivered to {address=addr}
sorted by {sort:fee=fee}, {craving=crave}
~ who brings {craving=cuisine2} food to {address=spot} for under {max_fee=eur} delivery
{sort:speed=fastest first|quickest on top}, {craving=dish2}, at {address=spot2}
to {address=spot}: {craving=cuisine2}, with at least {min_rating=min_rating} stars
%lang de
wer liefert (hier|) {craving=dish_de} für höchstens {max_fee:3=3 Euro|drei Euro} Liefergebühr

%server forkpost
%list venue: Pino's | the noodle bar on Mill Lane | Café Sol | Sanctuary | Thai by the River | Bao & Bun | Zum Anker | Mrs. Chu's | the taco stand | Lafayette | nine elms | Fisherman's Rest
%list venuedec: Never on Sunday | Once Again | Bill's | Company of Cooks | Yesterday Diner | The Hidden Tip | Friends and Family | Last Monday | Everyone's Kitchen | List & Sons

%tool forkpost_logVisit Diary entry about a meal out that has taken place. Wants to be short. (Places to go one day: forkpost_savePlace.)
%also Records a restaurant visit.
%also Keep a memory of eating out: where, what was on the plate, in whose company, who picked up the bill and if one would go back.
%param venue* (restaurant, where) {"type": "string", "description": "restaurant, café or stand"}
%param ate (food, dish) {"type": "string", "description": "what was on the plate"}
%param company (with, companions) {"type": "string", "description": "who came along"}
%param paidBy (payer, treatedBy) {"type": "string", "description": "who picked up the bill"}
%param visited (date, eaten_on) {"type": "string", "description": "day, default today"}
%param verdict (opinion, goBack) {"type": "string", "enum": ["again", "once_is_enough", "never"], "description": "would the user go back"}
%list ate: duck ramen | the set lunch | mussels and fries | cheese soufflé | lamb shank | two pizzas | squid ink risotto | pancakes | mapo tofu | oysters, a dozen | just coffee | goat curry
%list atelong: a soup so hot I cried, then three sorts of dumplings | the fish of the day, which was cod at half past nine | eggs with something green, toast and far too much coffee | steak, medium, but it came nearly raw | everything on the left side of the menu | half a chicken that fell off the bone | the burger everybody talks about, and it dripped on my tie | two starters, because the mains were sold out | fried rice, cold by the time it came | a tart with figs, still warm, and a glass of something
ate at {venue=venue}, {verdict:never=you won't see me there twice|that was my last time|wild horses couldn't drag me back}
we were at {venue=venue} {visited=past}, had {ate=ate}, {verdict:again=I'd go back tomorrow|can't wait for next time}
went to {venue=venue} with {company=who}, on {paidBy=who2}
{paidBy=who} treated me and {company=who2} to {ate=ate} at {venue=venue}
~ at {venue=venue} I had {ate=atelong}
{venue=venue}, {visited=past}, {ate=ate}, with {company=who2}, {verdict:once_is_enough=fine but that'll do|nice to have seen it, that's all}
I've eaten at {venue=venuedec}

%tool forkpost_savePlace Pin a place the user wants to try.
%also Adds somewhere to eat to a list.
%also Make a note of a restaurant for the future, in one of the lists, with what to order there and whose tip it was.
%param venue* (restaurant, where) {"type": "string", "description": "restaurant, café or stand"}
%param list (collection, board) {"type": "string", "description": "list to pin it to"}
%param tipFrom (recommendedBy, source) {"type": "string", "description": "who recommended it"}
%param mustTry (order, dish) {"type": "string", "description": "what to order there"}
%param seenBy (visibility, audience) {"type": "string", "enum": ["only_me", "friends", "everyone"], "description": "who can see the pin"}
%list board: Date Night | cheap eats | with the kids | Lisbon | Sundays | burgers and beer | one day, when rich | Work Lunch | near Mum's | soup | Late and Loud
%list order: the crab toast | pistachio cake | rice with eel | whatever's on the grill | lamb dumplings | black pudding, of all things | house wine | the pork belly | chips | saffron ice cream and nuts
%list musttry: the thing with burnt butter, egg and peas | the stew they only cook when it snows | the plate Fen had at noon, with figs | pie, the one that sells out by two | the eel, though they only have it in May | dumplings in broth, the ones Jo cried over | the long noodles with lamb and too much cumin | whatever the old man by the window eats | bread straight from the oven, with salt butter | the pudding that takes forty minutes
I'd like to try {venue=venue} some day, {seenBy:only_me=don't show anyone|that's my secret|keep it to yourself}
~ {venue=venue} goes on {list=board}, {mustTry=order}
pin {venue=venue} to {list=board}, I have it from {tipFrom=who}
{tipFrom=who2} swears by {mustTry=order} at {venue=venue}, put that under {list=board}
don't lose {venue=venue}, what I want there is {mustTry=musttry}
{list=board}, {venue=venue}, {tipFrom=who}, {seenBy:friends=my mates may look|the people I know can see it}
~ remember {venue=venuedec} for another day

%tool forkpost_splitBill Work out who owes what after a meal and send the requests.
%also Divides a restaurant bill.
%also Share the cost of dinner among the table: the sum, how many, who laid out the money, the tip and how it is divided.
%param total* (amount, bill) {"type": "number", "description": "sum on the bill"}
%param people (heads, count) {"type": "integer", "minimum": 2, "description": "number of people"}
%param laidOutBy (payer, paidBy) {"type": "string", "description": "who paid at the table"}
%param tipPercent (tip, gratuity) {"type": "integer", "description": "tip in percent"}
%param rule (method, mode) {"type": "string", "enum": ["evenly", "by_dish", "by_couple"], "description": "how to divide, default evenly"}
%param venue (restaurant, where) {"type": "string", "description": "where it was"}
%list pct: 10 percent => 10 | 15% => 15 | 20 percent => 20 | twenty-five percent => 25 | 30% => 30 | 12 percent => 12 | five percent => 5 | 40% => 40 | fifty percent => 50 | 18% => 18
dinner was {total=sum}, {rule:by_dish=each for what they had|everyone pays their own plate|I only had soup, so not in equal parts}
{total=sum} between {people=num} of us, {tipPercent=pct} on top
{laidOutBy=who} paid {total=sum} at {venue=venue}, what's everyone's bit
at {venue=venue} it came to {total=sum}, the cash was from {laidOutBy=who2}, we were {people=num}
who owes what, {people=num} at the table, {total=sum} on the slip, {rule:by_couple=pairs count as one|one share per pair}
{people=num} people, {total=sum}, {venue=venue}, {laidOutBy=who} put it on the card, {rule:evenly=same for all|nobody pays more than the next}
sort out the {total=sum} from lunch

%tool forkpost_askKitchen Send a question to a restaurant BEFORE going there. Answers arrive as notifications.
%also Question for a restaurant.
%also Write to the people in the kitchen about a dish or an ingredient, in a language they read, for an answer by a certain time.
%param venue* (restaurant, to) {"type": "string", "description": "who is asked"}
%param question* (text, message) {"type": "string", "description": "text of the question"}
%param dish (about, item) {"type": "string", "description": "dish it is about"}
%param answerBy (deadline, neededBy) {"type": "string", "description": "when the answer is needed"}
%param language (lang, translateTo) {"type": "string", "description": "language it is sent in"}
%list ask: is there peanut oil in the dressing | can you do it without dairy, and how long would it take | do you still make it on Tuesdays | where does the fish come from, and is it frozen | would it be all right to bring our own cake at eight | how hot is it really, my son is six | could we have it at nine, after the concert | does it have pork in it | is it big enough for two | do you peel the tomatoes
%list tongue: Italian | Vietnamese | French | German | Greek | Portuguese | Japanese | plain English | Catalan | Turkish
%list plate: bouillabaisse | laksa | carbonara | the tasting menu | green curry | house salad | ravioli with nettles | Grandpa's stew | moussaka | mole, the black one
%list asklong: can we come with a dog, he sleeps under the table | do you have a chair for a baby, and room for a pram | is the kitchen still open at ten when there's a match on | would you cook the mushrooms we picked, for a fee | my wife can't eat garlic, is there anything without | do we have to order the goose two days ahead | do you grill the peppers or fry them, and in what | can you hold a table by the window if we are late | is the cake with poppy seeds back, I dream of it | how do I get in with a wheelchair, are there steps
%list askdec: is there an English menu | what time do you close tonight | do you serve the soup on Friday | who made the French toast | is the special gone by noon | does the curry come from Spain | are you open by seven | can I have the laksa without prawns | is dinner served on Mondays | do you speak Greek
ask {venue=venue} "{question=ask}", {language=tongue} please
find out from {venue=venue}: {question=ask}? I need to know by {answerBy=date2}
write {venue=venue} about the {dish=plate}: {question=ask}
on the {dish=plate}, I'd like {venue=venue} to tell me: {question=ask}
put this to {venue=venue}, {question=asklong}
{venue=venue}, {dish=plate}, "{question=ask}", in {language=tongue}, by {answerBy=date2}
question for {venue=venue}: {question=askdec}

%tool forkpost_todaysSpecials What kitchens chalk on the board: specials and set lunches, by street or quarter. Does not cover regular menus.
%also Dishes of the day near a place.
%also Which restaurants around a street have a certain thing on today's board, for which meal, up to which price, and if children are catered for.
%param around* (near, area) {"type": "string", "description": "street, square or quarter"}
%param dish (food, craving) {"type": "string", "description": "food wanted"}
%param meal (mealTime, sitting) {"type": "string", "enum": ["breakfast", "lunch", "dinner"], "description": "default lunch"}
%param upTo (maxPrice, budget) {"type": "number", "description": "highest price"}
%param kidsMenu (childFriendly, forKids) {"type": "boolean", "description": "has something for children"}
%list street2: Mill Lane | Plaza Mayor | the station | Hackney Wick | Prinzenstraße | where I am | Covent Garden | our office | King's Cross | the fish market and docks | rue Daguerre
%list crave: fish soup | schnitzel | falafel | anything with lentils | goulash | sushi | pumpkin | roast pork and cabbage | pho | gnocchi | fried chicken | pie
%list dish3: a stew with beans, the sort that sticks to the spoon | eggs on toast, runny and with lots of pepper | noodles that are pulled by hand, not too salty | something green that isn't a salad, for once | a proper roast, with gravy that somebody stirred | fish that was swimming this morning, no batter | rice with lots of small things in it | soup for a cold, with ginger if possible | dumplings like in Tbilisi, the big ones | a curry that makes me sweat, but not weep
%list streetdec: Dinner Hill | Breakfast Alley | Children's Square | Lunch Row | Twenty Pound Street | Butter Market | Cheap Street | Pie Corner | Salmon Lane | Kids' Company
~ what's on the board near {around=street2}, {kidsMenu:true=the little ones are with me|I've got two toddlers along|something a five-year-old would eat}
~ who does {dish=crave} around {around=street2} today, {meal:dinner=I'm going there tonight|for this evening|after the cinema}
is there {dish=crave} by {around=street2} for under {upTo=sum}
around {around=street2} for {upTo=sum} at most, has someone chalked up {dish=crave}
near {around=street2} I'm after {dish=dish3}
{around=street2}, {dish=crave}, {upTo=sum} tops, {meal:breakfast=first thing in the morning|I've just got up}
today's dishes around {around=streetdec}

%server grocery
%list items: milk, eggs and bread | toilet paper | bananas | butter and olive oil | two packs of pasta | oat milk, tofu | apples, carrots and celery | dishwasher tabs | coffee beans, filters | rice, soy sauce and nori | cat litter | a dozen eggs | flour, sugar, yeast | batteries and light bulbs | sparkling water | yoghurt, granola and berries | onions | cheddar and crackers | nappies, wipes | lemons, limes and mint | chicken thighs | paper towels and bin bags | dark chocolate | toothpaste
%list store: Aldi | Whole Foods | Costco | Lidl | Trader Joe's | Tesco | IKEA | Walmart | Rewe | Target | Sainsbury's | Edeka | Safeway | Kroger | Boots
%list items_de: Milch, Eier und Brot | Klopapier | Bananen und Äpfel | Butter | Kaffee, Filter und Zucker | Katzenfutter | Nudeln, Tomatensauce | Mehl und Hefe | zwei Liter Hafermilch

%tool grocery_add_items Add items to the shopping list.
%also Puts groceries on the list to be bought.
%also Appends one or several products to the household's grocery list, optionally for one shop.
%param items* (products, groceries) {"type": "array", "items": {"type": "string"}, "description": "Things to buy"}
%param store (shop, supermarket) {"type": "string", "description": "Shop"}
%list shopitems: eggs, rice and tofu | milk | two lemons and a bunch of parsley | bread and butter | coffee beans, oat milk, sugar | bin bags | a kilo of flour, yeast and olive oil | light bulbs for the hall | dog food | salt and pepper crisps | batteries, tape
%list shopx: Pino's | Aldi | Farm and Field | The Little Grocer | Marks and Spencer | Big Sal's Deli | Lidl | Bread on Mill Lane | Tesco | Nonna Maria's | Whole Earth
I want to put something on the shopping list
add {items=items} to the shopping list
we're out of {items=items}
~ put {items=items} on the {store=store} list
{items=items} from {store=store} [please], put it on the list
I need to get {items=items} next time I'm at {store=store}
shopping list: {items=items}
don't let me forget {items=items} when we go shopping
could you note that we need {items=items}
add something to the shopping list for {store=store}
the kids finished the {items=items}, so that goes on the grocery list
add {items=shopitems} to the shopping list for {store=shopx}
from {store=shopx} we need {items=shopitems}
shop: {store=shopx}, items: {items=shopitems}
put {items=shopitems} on the shopping list
%lang de
(setz|schreib) {items=items_de} auf die Einkaufsliste
wir brauchen {items=items_de} vom {store=store}

%tool grocery_remove_items Remove items from the shopping list.
%also Deletes groceries from the list.
%also Strikes products off the household's grocery list because they are bought or not needed.
%param items* (products, entries) {"type": "array", "items": {"type": "string"}}
%list items2: milk and eggs | oat bars | coffee, bread, butter | tomatoes | bin bags | goat cheese and olives | pasta | two lemons | washing powder, sponges and soap | yoghurt | rice, lentils | smoked salmon
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
no need to buy {items=items2} any more
cross {items=items2} off the shopping list
we've got {items=items2} at home, off the list
{items=items2} can go from my groceries
%lang de
streich {items=items_de} von der Einkaufsliste

%tool grocery_show_list Show what is on the shopping list.
%also Returns all groceries that still have to be bought.
%also Reads the household's grocery list, for all shops or for one of them.
%param store (shop) {"type": "string", "description": "Only items for this shop"}
%list shop: Aldi | Rewe | farmers market | Boots | Whole Foods | Pino's Deli | dm | hardware store on Mill Road | Trader Joe's | Lidl | Marks and Spencer | butcher
what's on the shopping list
show [me] the grocery list [please]
what do we need from {store=store}
I'm at {store=store}, what should I get
read me the list of groceries
which things do we still have to buy
{store=store} list?
do we need anything from the supermarket
I'm off to {store=store} in a minute, what are we missing
what do I need from {store=shop}
{store=shop} items we still have to buy
read me what we have to buy
our groceries, I'm in front of the shop
%lang es
qué hay en la lista de la compra

%server larder
%list howmuch: two kilos | 3 tins | half a litre | six | 500 g | a dozen | one bag | four jars | two packets | 1.5 litres | a handful | twelve cans | 250 grams | three boxes | a pound | 2 bottles | one tray
%list groceries: tinned tomatoes | rice | sourdough with seeds | oat milk | frozen peas and carrots | eggs | smoked paprika | goat cheese | lentils | pasta for the kids | chicken stock in cubes | yoghurt with cherries | butter | coffee beans | minced beef | bread and rolls | apple juice | chickpeas | vanilla ice cream | olives in brine | strawberry jam | flour | salmon | mustard with honey | tofu

%tool larder-stock-in Put groceries into the pantry book.
%also Creates an entry in the stock. Returns its number.
%also Notes that food was stored in fridge, freezer, cupboard or cellar, how much of it and until when it keeps.
%param item* (product, food) {"type": "string", "description": "What"}
%param amount (quantity, how_much) {"type": "string", "description": "How much"}
%param place (storage, where) {"type": "string", "enum": ["fridge", "freezer", "cupboard", "cellar"], "description": "Where it is stored"}
%param best_before (expires, keeps_until) {"type": "string", "description": "Keeps until"}
%list keepsuntil: friday | june 14 | the end of next week | sunday | 2027-02-01 | the 20th | tomorrow | may | wednesday | march next year | christmas | 5 july | in ten days | saturday | november 2028
%list amount: 2 kg | a dozen | three jars | 500 g | one big bag | 6 tins | half a litre | four packs of six | a crate | 750 ml | ten | a few handfuls
%list larder: eggs | bread and butter pickles | oat milk | two-year-old cheddar | beans in tomato sauce | flour | smoked tofu | Nan's plum jam | frozen peas | salt and vinegar crisps | rice | soup for the weekend
%list keeps: 3 June | the end of March | next Friday | 2027 | 12/26 | Sunday | May 2027 | the 20th | Christmas | in two weeks
%list qty: three jars | 2 kg | a dozen | half a sack | six bottles | 500 g | four tins | two packets | one crate | a bag and a half
%list stock: pickled beetroot | red lentils | tomato passata | flour | olives with stones | oat flakes | chickpeas | apple juice | honey from the hives | basmati | coffee beans | candles
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list menge_de: zwei Kilo | drei Dosen | 500 g | sechs Gläser | ein Dutzend
%list vorrat_de: Tomaten | Reis | Linsen | Marmelade | Erbsen und Möhren | Ziegenkäse
%list halt: Freitag | Ende Mai | zum 14. Juni | Weihnachten | Sonntag
%list cantidad_es: dos kilos | tres latas | medio litro | una docena | cuatro botes
%list despensa_es: tomate frito | arroz | lentejas | guisantes y zanahorias | queso de cabra
put {amount=howmuch} of {item=groceries} into the {place:freezer=freezer}, best before {best_before=keepsuntil}
{item=groceries}, {amount=howmuch}, {place:cupboard=cupboard}, keeps until {best_before=keepsuntil}
{place:cellar=cellar}: {amount=howmuch} {item=groceries}
stock in {amount=howmuch} for the {place:fridge=fridge}
into the pantry book, {place:cupboard=cupboard}, until {best_before=keepsuntil}
just back from the market with {amount=howmuch} of {item=groceries}, it went {place:fridge=next to the milk|where it's cold}
{=firstname} brought {item=groceries} over, good to {best_before=keepsuntil}
they had an offer so we now own {amount=howmuch} of {item=groceries}
~ {item=groceries} is stacked {place:cellar=downstairs|under the stairs}, lasts to {best_before=keepsuntil}
{item=groceries}, {amount=howmuch}
{item=groceries} {place:freezer=freezer}
{amount=howmuch} {item=groceries} until {best_before=keepsuntil}
nothing was eaten, on the contrary, there's {amount=howmuch} more of {item=groceries}
put {amount=amount} of {item=larder} in the {place:freezer=freezer}, best before {best_before=keeps}
add {item=larder} to the {place:cupboard=cupboard|cabinet}, {amount=amount}
item {item=larder}, quantity {amount=amount}, place {place:fridge=fridge}, keeps until {best_before=keeps}
{amount=amount} {item=larder}, {place:cellar=cellar}
good until {best_before=keeps}: {item=larder}, into the {place:fridge=fridge|refrigerator}
stock {item=larder} in the {place:cellar=cellar|basement} until {best_before=keeps}
{=name} brought {item=larder}, {amount=amount}, add it to the pantry
{place:cellar=down in the cellar|cellar}, {amount=qty}, {item=stock}
{item=stock}, keeps till {best_before=until}, {amount=qty}
bought {amount=qty} of {item=stock} on offer at Lidl's with my sister
to the {place:cupboard=cupboard}: {item=stock}
%lang de
trag {amount=menge_de} {item=vorrat_de} im {place:fridge=Kühlschrank} ein, haltbar bis {best_before=halt}
%lang es
apúntame {amount=cantidad_es} de {item=despensa_es} en el {place:freezer=congelador}

%tool larder-use-up Take groceries out of the pantry book.
%also Returns what is left in stock.
%also Notes that food is gone because it was eaten, spoiled or given away.
%param item* (product, food) {"type": "string", "description": "What"}
%param amount (quantity, how_much) {"type": "string", "description": "How much"}
%param reason (why, cause) {"type": "string", "enum": ["eaten", "spoiled", "given_away"], "description": "Why it is gone"}
%list gam: two cups | 500 g | half a bag | three | a whole jar | 1 litre | six | a handful | 250 ml | two tins | the last kilo | a packet and a half
%list groc: milk | bread and butter pickles | eggs | tomato paste | rice | cream cheese with herbs | salt and vinegar crisps | frozen peas | apples from the garden | oat drink | half-fat yoghurt | tofu
take {amount=howmuch} of {item=groceries} out of the pantry book, {reason:eaten=eaten}
{item=groceries}, {amount=howmuch}, {reason:spoiled=spoiled|went off}
{reason:given_away=given away}: {amount=howmuch} of {item=groceries}
take out {amount=howmuch}, {reason:eaten=we ate it}
out of the pantry, {reason:spoiled=spoiled}
the teenagers {reason:eaten=had|polished off} {amount=howmuch} of {item=groceries} last night
{item=groceries} {reason:spoiled=has grown fur|smells funny}, {amount=howmuch}, straight to the bin
{reason:given_away=I let the neighbours have|the food bank got} {amount=howmuch} of {item=groceries}
~ no more {item=groceries} in the house as of lunch
{item=groceries} gone
{item=groceries} {reason:spoiled=mouldy|rotten}
{amount=howmuch} {item=groceries} less
I haven't stored anything, I took {amount=howmuch} of {item=groceries} from the shelf, {reason:eaten=for supper|it's in our bellies}
take {amount=gam} of {item=groc} out of the pantry, {reason:spoiled=it went bad|gone off}
the {item=groc} {reason:spoiled=went mouldy|has gone off}, remove {amount=gam}
we {reason:eaten=ate} {amount=gam} of {item=groc}
item {item=groc}, amount {amount=gam}, reason {reason:given_away=given away}
~ {reason:given_away=gave away} {amount=gam} of the {item=groc}
pantry minus {item=groc}, {amount=gam}, {reason:eaten=eaten}
~ use up the {item=groc}, {reason:eaten=we had it for lunch|all eaten}

%server mesanova
%list resto2: Chez Odile | The Anchor | Pino's | La Paloma Blanca | Fork and Cork | Zum Löwen | Blue Door | Namaste on Mill Road | Kiku | The Two Sisters | Casa Inés | Bar Centrale
%list restodec: The Terrace | Table for Six | Bar Seven | Friday's | Under the Oak | Ten O'Clock | The Private Room | Garden House | Twelve Tables | Mr. Nine | The Window Seat

%tool mesa_findRestaurants Search restaurants by cuisine and area. Does not reserve anything. priceLevel runs from cheap to fine_dining.
%also Where to eat.
%also Discover places that have a given kitchen in a part of town, open air if wanted, suited to a budget and a mood.
%param cuisine* (food, kitchen) {"type": "string", "description": "Kind of food"}
%param area (location, neighbourhood) {"type": "string", "description": "Quarter, street or city"}
%param priceLevel (budget, price) {"type": "string", "enum": ["cheap", "moderate", "fine_dining"], "description": "Budget"}
%param outdoor (terrace, alfresco) {"type": "boolean", "description": "Has seats outside"}
%param openAt (time, openDuring) {"type": "string", "description": "Time at which it must be open"}
%list eat: ramen | Ethiopian | fish and chips | tapas | Vietnamese | steak | dim sum, proper ones | vegan burgers | pizza by the slice | Georgian food | mezze | cake and coffee
%list quarter: the old town | Soho | Via Roma | the opera quarter | King's Cross | Neukölln | the harbour | Gràcia | the station district | Stratford-upon-Avon | Prenzlauer Berg | Elm Street
%list late: ten | 10:30 pm | 21:45 | half past eleven | 11 pm | midnight | 23:00 | quarter past ten | 22:15 | eleven at night
%list craving: noodles like those we had in Hanoi, very spicy | a place that does brunch and lets dogs in | food kids eat while the grown-ups talk | oysters somewhere you can see the sea | soup that helps when you have a cold | tacos that don't come in a hard shell | dumplings, steamed not fried, handmade | a proper curry, hot enough to make me cry | fish so fresh it almost swims, nothing fried | pizza cut with scissors, like in Rome
%list eatdec: street food | bar snacks | terrace-style barbecue | late night kebab | garden vegetables | cheap eats | Paris-style crêpes | luxury burgers | Sunday roast | Tokyo curry | beach food
where can we get {cuisine=eat}, {priceLevel:cheap=I'm broke|it mustn't cost much|nothing dear}
{cuisine=eat} in {area=quarter}, {outdoor:true=we'd like to sit in the sun|with tables outside|under the sky}
who does {cuisine=eat} around {area=quarter} and still serves at {openAt=late}
at {openAt=late}, in {area=quarter}, some {cuisine=eat}, {priceLevel:fine_dining=white tablecloths and all|really posh}
I'm dying for {cuisine=craving}
{area=quarter}, {cuisine=eat}, {outdoor:true=open air}, {priceLevel:moderate=not too dear, not too cheap|mid-range}
good {cuisine=eatdec}, any tips

%tool mesa_bookTable Reserve a table at a restaurant. The name is the one the table is held under, defaults to the account holder.
%also Make a reservation.
%also Books seats for a party at a named place on a day and time, with a spot inside or out and a request to the kitchen.
%param restaurant* (venue, place) {"type": "string", "description": "Restaurant"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param time (at, hour) {"type": "string", "description": "Time of arrival"}
%param guests (partySize, covers) {"type": "integer", "minimum": 1, "maximum": 20, "description": "Party size"}
%param name (heldFor, under) {"type": "string", "description": "Name for the reservation"}
%param seating (spot, tableType) {"type": "string", "enum": ["indoor", "terrace", "bar", "private_room"], "description": "Where to sit"}
%param request (note, specialRequest) {"type": "string", "description": "Anything the restaurant should know"}
%list under: Iyer | Jo Marsh | my boss | Marchetti | Lund and Park | Anneke | O'Neill | Big Sal | Team Falcon | Dr. Weiss
%list req: one of us can't eat nuts, please tell the kitchen | it's her fiftieth, so a cake with a candle would be nice | we come with a pram and need a bit of space | my father uses a wheelchair, is there a ramp | two of us are vegan and one doesn't drink | we have to leave by nine for a concert | a quiet corner, I want to propose | please don't sing, he hates that | our baby needs a high chair, and we're a bit loud | I left my umbrella there, please keep it
a table at {restaurant=resto2} {date=day}, {seating:terrace=out in the sun|outside if we can|in the open air}
{restaurant=resto2}, {date=day}, {guests=few} of us
get us into {restaurant=resto2} at {time=time2} on {date=day2} under {name=under}
for {guests=few}, {date=day}, at {restaurant=resto2}, in the name of {name=under}, {seating:private_room=where nobody can hear us|away from everyone else}
dinner at {restaurant=resto2} {date=day}, and let them know {request=req}
{date=day}, {time=time2}, {guests=few} people, {restaurant=resto2}, {seating:bar=at the counter|on those high stools}
~ we want to eat at {restaurant=restodec} {date=day}

%tool mesa_joinWaitlist Enter the waiting list of a fully booked restaurant.
%also Wait for a table to become free.
%also Queues the party for a date and sends word when somebody cancels, by text, mail or call.
%param restaurant* (venue, place) {"type": "string", "description": "Restaurant"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param guests (partySize, people) {"type": "integer", "description": "Party size"}
%param notifyBy (channel, alertBy) {"type": "string", "enum": ["sms", "email", "phone_call"], "description": "How to be told"}
%param flexibleTime (anyTime, flexible) {"type": "boolean", "description": "Accept any time on that day"}
~ {restaurant=resto2} is full {date=day}, put us in line, {notifyBy:sms=text me|a text is best|write to my mobile}
queue for {restaurant=resto2} on {date=day2}, {flexibleTime:true=whenever, we don't mind when|any hour will do|early or late is fine}
if somebody cancels at {restaurant=resto2} on {date=day2} we'd be {guests=few}
on {date=day2}, {guests=few} seats at {restaurant=resto2} should they come free, {notifyBy:phone_call=ring me then|give me a ring}
no table at {restaurant=resto2} {date=day}, so let us wait until one is given back
{guests=few} people, {date=day}, {restaurant=resto2}, {notifyBy:email=drop me a mail|a line to my inbox}
hope for a free spot at {restaurant=restodec} {date=day}

%tool mesa_changeBooking Move or resize an EXISTING reservation. Only pass what changes.
%also Alter a table that is already booked.
%also Updates day, time or number of people of a reservation, identified by the restaurant.
%param restaurant* (venue, booking) {"type": "string", "description": "Where the reservation is"}
%param newDate (date, toDate) {"type": "string", "description": "New day"}
%param newTime (time, toTime) {"type": "string", "description": "New time"}
%param newGuests (guests, partySize) {"type": "integer", "description": "New party size"}
%param apology (message, note) {"type": "string", "description": "Message to the restaurant"}
%list sorry: sorry, our train is late and we'll be stuck until seven | we're really sorry, the babysitter has just cancelled | two friends turned up from Spain, hope that's all right | my mother fell ill, we still want to come | apologies for the mess, this is the last time | the meeting runs over and I can't get out | thanks for being so patient with us | we got the days mixed up, so sorry | the car broke down and we're waiting for help | forgive us, we'll make up for it with dessert
we'll be at {restaurant=resto2} later than planned, {newTime=time2} now
move our table at {restaurant=resto2}, {newGuests=few} people now
our dinner at {restaurant=resto2} should go to {newDate=day2} at {newTime=time2}
make it {newGuests=few} at {newTime=time2} for {restaurant=resto2}, not on the old day but {newDate=day}
push {restaurant=resto2} to {newTime=time2} and tell them {apology=sorry}
{restaurant=resto2}, {newDate=day}, {newTime=time2}, {newGuests=few} people instead
something has come up, I have to alter {restaurant=restodec}

%tool mesa_orderTakeaway Order dishes from a restaurant for delivery or collection.
%also Get food brought or fetch it.
%also Takeaway: dishes, from which kitchen, where it goes and how it is paid.
%param dishes* (items, food) {"type": "array", "items": {"type": "string"}, "description": "Dishes"}
%param restaurant* (venue, from) {"type": "string", "description": "Kitchen that cooks it"}
%param address (destination, deliverTo) {"type": "string", "description": "Where it goes"}
%param mode (type, fulfilment) {"type": "string", "enum": ["delivery", "collection"], "description": "Default delivery"}
%param payment (payBy, method) {"type": "string", "enum": ["cash", "card", "voucher"], "description": "How it is paid"}
%param cutlery (withCutlery, utensils) {"type": "boolean", "description": "Include plastic cutlery"}
%list plates: two margheritas | pad thai and spring rolls | the lunch special | four burgers, chips | chicken korma, rice and naan | a large tiramisu | number 34 | dumplings | one cheese pizza without olives | falafel wraps and a salad
%list addr: 14 Elm Street | the office | Gran's | flat 3, 20 Mill Road | my place | Hotel Bristol, room 208 | the park by the bandstand | Calle Mayor 5 | work | Jo's
%list platelong: the big noodle soup, extra spicy, with an egg on top | three pizzas, one half ham and half mushroom | whatever the kids always get, plus two salads | a burger well done, no pickles, sauce on the side | ribs, the ones that fall apart, and slaw | prawn curry that isn't too hot, rice for four | the steak, rare, and whatever salad comes with it | a soup for my sick husband, nothing spicy | dumplings, half with pork and half with leek | the big breakfast, eggs turned over
%list platedec: cash cow burgers | picnic box | card player's sandwich | home fries | street corn | voucher menu | office lunch box | road chicken | counter service ramen | paper bag chicken
{dishes=plates} from {restaurant=resto2}, {mode:collection=I'll come and get it|I'm walking over|we fetch it ourselves}
order {dishes=plates} at {restaurant=resto2}, {payment:cash=I've got notes and coins here|I pay at the door in coins|with the money in my purse}
have {restaurant=resto2} bring {dishes=plates} to {address=addr}
to {address=addr}, {dishes=plates} out of the kitchen of {restaurant=resto2}, {cutlery:false=we have our own forks|spare us the plastic forks|no plastic spoons}
call up {restaurant=resto2} for {dishes=platelong}
{restaurant=resto2}, {dishes=plates}, {address=addr}, {payment:card=plastic|by Visa}
~ I'd love {dishes=platedec} from {restaurant=resto2}

%server pantrychef

%tool pantry_suggest_dishes Suggest dishes that can be cooked from ingredients at hand.
%also Returns recipe ideas for a list of ingredients.
%also Tell what is in the cupboard and get things to cook with it, leaving out what is not liked, for so many eaters and within the time there is.
%param ingredients* (available, have) {"type": "array", "items": {"type": "string"}, "description": "What there is to cook with"}
%param exclude (without, avoid) {"type": "string", "description": "What must not be in it"}
%param servings (eaters, portions) {"type": "integer", "description": "Number of people eating"}
%param max_minutes (time_limit_minutes) {"type": "integer", "description": "Longest cooking time in minutes"}
%param course (meal_type) {"type": "string", "enum": ["breakfast", "starter", "main", "dessert", "snack"], "description": "Part of the meal"}
%list stuff: half a cabbage and some bacon | rice, peas and an onion | two aubergines and feta | carrots, ginger, coconut milk | stale bread and tomatoes | a tin of sardines | leeks and potatoes | chickpeas, spinach and lemon | smoked salmon and eggs | oats, apples, cinnamon | minced beef and kidney beans | cauliflower and cheddar | mackerel and beetroot | noodles, peanut butter and chilli | a squash and sage | turkey leftovers | ricotta, honey and figs | black lentils and parsnips | prawns, garlic, parsley | mushrooms and cream | tofu and broccoli | sweet potatoes, lime and coriander | gnocchi and rocket | pears and blue cheese
%list unwanted: nuts | garlic | dairy | onions | pork | gluten | mushrooms | anything spicy | coriander | shellfish | eggs | alcohol | olives | celery | raw fish | sugar | peanuts | soy | raisins | red meat | anchovies | cheese
%list mins: 20 minutes => 20 | half an hour => 30 | 15 min => 15 | an hour => 60 | 45 minutes => 45 | a quarter of an hour => 15 | two hours => 120 | forty minutes => 40 | 10 minutes => 10
%list in: the in-laws are coming | we have guests | I'm starving | the fridge is nearly empty | it's raining | I'm too tired to go shopping | payday is a week away | the oven is broken
%list stuff2: eggs, rice and tofu | leeks and a tin of beans | potatoes | cod, fennel and orange | bread, butter and two apples | half a cabbage, sausages and mustard | pasta, garlic | chickpeas, spinach, lemon and yoghurt | pumpkin and blue cheese | oats, bananas and dates
%list few4: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
%list noeat: nuts | dairy | pork | onions and garlic | gluten | anything spicy | fish | mushrooms | raw egg | alcohol
%list min2: 15 | 20 | 30 | 45 | 60 | forty => 40 | 25 | 90
%list unwanted2: nuts | anything with gluten | pork | mushrooms | dairy | onions | shellfish | egg | coriander | meat of any kind
%list stuff3: leeks, two eggs and half a cabbage | rice and a tin of chickpeas | potatoes, bacon and cream | leftover chicken, corn and tortillas | lentils, carrots, a lonely sausage | spinach and feta | stale bread and milk | courgettes, mint and lemons | beetroot and goat cheese | oats, bananas and peanut butter | pumpkin, sage and some pasta
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list stuff_de: Lauch und Kartoffeln | Blumenkohl und Käse | Reis, Erbsen und eine Zwiebel | Linsen, Möhren und Sellerie | Räucherlachs und Eier | altes Brot und Tomaten | Pilze und Sahne | Hackfleisch und Bohnen | Kürbis und Ingwer | Zucchini, Feta und Minze | Grünkohl und Mettwurst | Haferflocken und Äpfel
%list stuff_es: garbanzos y espinacas | arroz, guisantes y cebolla | pan duro y tomates | calabacín y queso feta | dos berenjenas | lentejas, zanahoria y apio | atún, huevos y patatas | setas y nata | pollo y limón | calabaza y jengibre | gambas, ajo y perejil | boniato y lima
what can I (make|cook|do) with {ingredients=stuff}
~ I've only got {ingredients=stuff} (left|in the house), what now
{ingredients=stuff}, no {exclude=unwanted}, {max_minutes=mins} tops
there'll be {servings=party} of us and all I have is {ingredients=stuff}. it should be on the table in {max_minutes=mins}
a {course:dessert=dessert|pudding|sweet} for {servings=party} from {ingredients=stuff} please
give me {course:breakfast=breakfast} ideas without {exclude=unwanted}, I have {ingredients=stuff}
{max_minutes=mins}, {servings=party} hungry people, {ingredients=stuff}. go
{=in} and I'm staring at {ingredients=stuff}
{ingredients=stuff} (need|needs) using up before (friday|they go off), any {course:snack=snack|little bite} that does it?
(could you|can you) come up with a {course:starter=starter|first course} that uses {ingredients=stuff} but not {exclude=unwanted}
what can I cook for {servings=party} in {max_minutes=mins}
suggest me a {course:main=main course|main dish} without {exclude=unwanted}
what can I cook with {ingredients=stuff2} for {servings=few4} people
{course:main=main course} from {ingredients=stuff2} without {exclude=noeat}
ingredients: {ingredients=stuff2}; exclude: {exclude=noeat}; servings: {servings=few4}
without {exclude=noeat}, something from {ingredients=stuff2} in {max_minutes=min2} minutes
{course:breakfast=breakfast} for {servings=few4} with {ingredients=stuff2}
in under {max_minutes=min2} minutes, a {course:snack=snack} out of {ingredients=stuff2}
for {servings=few4}, {course:dessert=dessert}, no {exclude=noeat}, using {ingredients=stuff2}
I have {ingredients=stuff2}, suggest a {course:starter=starter}
without {exclude=unwanted2}, using up {ingredients=stuff3}, for {servings=guests}
{ingredients=stuff3} want to be eaten, {max_minutes=span} is all I have
for {servings=guests} out of {ingredients=stuff3}, as {course:starter=a starter|a first course}
%lang de
was koche ich (bloß|denn) aus {ingredients=stuff_de} für {servings=party_de}
%lang es
dime qué puedo hacer con {ingredients=stuff_es} para {servings=party_es}

%tool pantry_get_method Get the step by step method of one dish.
%also Returns steps and amounts of a recipe.
%also How something is cooked or baked, from the first step to the last, with quantities for the wanted number of portions in the units the cook is used to.
%param dish* (recipe, name) {"type": "string", "description": "Name of the dish"}
%param servings (portions, for_people) {"type": "integer"}
%param units (measure_system) {"type": "string", "enum": ["metric", "imperial", "cups"], "description": "Units of the amounts"}
%list dish3: risotto with mushrooms | pad thai | Grandma's apple cake | goulash | beef and ale pie | shakshuka | ramen | fish, chips and mushy peas | tiramisu | lasagne al forno | dal | Sunday roast for beginners
%list eat: two => 2 | 4 | 6 people => 6 | four => 4 | three people => 3 | 8 | 12 guests => 12 | six => 6 | 5 | ten => 10
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
how do I make {dish=dish3} for {servings=eat}
{dish=dish3} step by step, {units:metric=metric|in grams|grams and litres}
cooking instructions: {dish=dish3}, {servings=eat}, {units:cups=in cups|cup measures}
{dish=dish3}, how is it done, my cups are all dirty
in {units:cups=cups}, how to do {dish=dish2} for {servings=guests}
for {servings=guests}, how is {dish=dish2} made
{dish=dish2} step by step, [with {units:metric=grams|metric amounts},] I've never done it

%server pantrypad
%list shop: Lidl | Aldi | IKEA | Tesco | Mercadona | DM | Carrefour | Waitrose | Hofer | Boots | Whole Foods
%list shop_the: chemist | farmers' market | butcher | hardware store | bakery on the corner | pet shop | Asian supermarket | garden centre | drugstore | health food shop
%list shop_n: Lidl | Aldi | IKEA | Tesco | Mercadona | DM | Carrefour | Waitrose | Hofer | Boots | Whole Foods | chemist | farmers' market | butcher | hardware store | bakery on the corner | pet shop | Asian supermarket | garden centre | drugstore | health food shop
%list laden: Lidl | Aldi | Rewe | Edeka | DM | Hofer | Penny | Baumarkt
%list compra: leche | un kilo de patatas | pan y mantequilla | comida para el gato | pañales | velas para la tarta | pasta de dientes | aceite de oliva | seis huevos | bolsas de basura | pilas para el mando | café en grano

%tool padAdd Put something on a shopping list.
%also Returns the list.
%also Remembers what has to be bought, how much of it, in which shop and for whom.
%param things* (items, products) {"type": "string", "description": "What to buy"}
%param shop (store, list) {"type": "string", "description": "Where it is bought"}
%param for_whom (person, for) {"type": "string", "description": ""}
%param priority (urgency, importance) {"type": "string", "enum": ["must", "nice", "someday"], "description": "How badly it is needed"}
%list buy: milk | bread and two pints of milk | cat food | two bags of potatoes | olive oil and capers | nappies in size four | batteries for the remote | toothpaste | six eggs | candles for the cake | dishwasher tabs | coriander, limes and tortillas | coffee beans | light bulbs for the hall | baking paper | tomatoes and a cucumber | something for Lisa's birthday | screws with wide heads | bin bags | gluten free flour | washing powder | half a kilo of mince | sun cream | bananas | dog biscuits and a new lead | printer ink | oat milk
%list forwhom: grandma | Lisa | dad | Uncle Joe | Ben | Mrs. Hall
%list forwhom_the: cat | neighbours | twins | school fair | office kitchen | camping trip | dog | baby
%list forwhom_my: flatmate | wife
%list buy2: eggs, rice and tofu | bread | bread and butter pudding | two litres of milk | AA batteries | cheese from the farm | nappies, size 4 | dog food, leeks and soap | candles for the cake | oat milk and tea | washing powder | half a pumpkin
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list shop2: Pino's | Lidl | Hollis Bakery | The Corner Shop | Boots | Green and Black | farmers' market | Aldi | Uncle Bert's | Wood & Nail | Tesco on Mill Lane
%list buys: eggs, flour and a lemon | screws for the shelf | something against moths | two bags of compost | milk with lactose | candles for the cake | plasters and cough syrup | a birthday card with a dog on it
%list store: Lidl | the pharmacy | the garden centre | Aldi | the farmers' market | IKEA | the corner shop | DM
%list kauf: Milch | ein Kilo Kartoffeln | Brot und Butter | Katzenfutter | Windeln Größe vier | Kerzen für die Torte | Zahnpasta | Olivenöl | sechs Eier | Müllbeutel | Batterien für die Fernbedienung | Kaffeebohnen
(add|put) {things=buy} (to|on) [the] shopping list
{things=buy} from ({shop=shop}|the {shop=shop_the})
we need {things=buy} for ({for_whom=forwhom}|the {for_whom=forwhom_the}|my {for_whom=forwhom_my})
we're out of {things=buy}
{things=buy} on the {shop=shop_n} list, {priority:must=it's a must|absolutely needed|don't forget}
for ({for_whom=forwhom}|the {for_whom=forwhom_the}|my {for_whom=forwhom_my}) I should get {things=buy} at ({shop=shop}|the {shop=shop_the})
the fridge looks sad, only mustard and half a lemon in there. get {things=buy} on the list, from ({shop=shop}|the {shop=shop_the}) if possible
{=firstname} is visiting with all three children tomorrow, so next time at ({shop=shop}|the {shop=shop_the}) I mustn't forget {things=buy}
running low on {things=buy}, {priority:nice=no hurry|would be nice}
shopping: {things=buy}, ({for_whom=forwhom}|the {for_whom=forwhom_the}|my {for_whom=forwhom_my}), ({shop=shop}|the {shop=shop_the})
if I get to ({shop=shop}|the {shop=shop_the}), {things=buy} for ({for_whom=forwhom}|the {for_whom=forwhom_the}|my {for_whom=forwhom_my}), {priority:someday=someday|whenever}
when I'm at ({shop=shop}|the {shop=shop_the}) next, {things=buy}
{priority:must=must have}: {things=buy}
add something for ({for_whom=forwhom}|the {for_whom=forwhom_the}|my {for_whom=forwhom_my}) to the {shop=shop_n} list
put that on the list for ({shop=shop}|the {shop=shop_the})
add {things=buy2} for {for_whom=who3}
put {things=buy2} on the list, from {shop=shop2}
for {for_whom=who3} I need {things=buy2}, {priority:must=a must}
items {things=buy2}, store {shop=shop2}, for {for_whom=who3}, priority {priority:nice=nice to have}
at {shop=shop2} get {things=buy2}, {priority:someday=someday}
shopping list: {things=buy2}
for {for_whom=family}, {things=buys} from {shop=store}
at {shop=store}, {things=buys}, {priority:must=it's a must|really needed}
{things=buys} for {for_whom=family}, {=aside}
%lang de
setz {things=kauf} auf die Einkaufsliste
schreib {things=kauf} auf den Zettel für {shop=laden}
im Kühlschrank herrscht gähnende Leere, bei {shop=laden} brauchen wir unbedingt {things=kauf}
%lang es
apúntame {things=compra} en la lista de la compra
hace falta {things=compra} de {shop=shop}

%tool padStrike Cross something off a shopping list.
%also Removes an entry.
%also Takes away what was bought or is not needed any more.
%param thing* (item, product) {"type": "string", "description": "Entry"}
%param shop (store, list) {"type": "string", "description": ""}
%list one: milk | bread | cat food | potatoes | olive oil | nappies | batteries for the remote | toothpaste | eggs | birthday candles | dishwasher tabs | coriander | coffee beans | light bulb for the hall | baking paper | tomatoes | bin bags | flour | washing powder | minced beef | sun cream | bananas | printer ink | oat milk | rice | wine for saturday | mac and cheese
%list buys: bread and butter | milk | cat food for Tiger | two bags of rice | salt and vinegar crisps | eggs | washing powder, the blue one | cheese from Pino's | oat milk | birthday candles | nappies | bin bags
%list shops7: Lidl | Pino's | the corner shop | Marks and Spencer | The Green Grocer | Boots | farmers' market | Tesco on Mill Lane | the chemist | IKEA
~ {=firstname} came by with {thing=one} this afternoon, so that's sorted
(cross|strike|take) {thing=one} off the [shopping] list
{thing=one} is bought, off the {shop=shop_n} list
got the {thing=one}
no more {thing=one} needed
remove {thing=one} from ({shop=shop}|the {shop=shop_the})
we've got {thing=one} already
my mother turned up with a whole crate this morning, so we don't have to get {thing=one} any more
I just found two packs at the very back of the cupboard. forget {thing=one} at ({shop=shop}|the {shop=shop_the})
({shop=shop}|the {shop=shop_the}): {thing=one} done
~ {thing=one} - check, next
skip the {thing=one}, {=firstname} brings some
in my basket now: {thing=one}
cross something off the list for ({shop=shop}|the {shop=shop_the})
cross {thing=buys} off the {shop=shops7} list
on the list for {shop=shops7}, strike {thing=buys}
thing {thing=buys}, shop {shop=shops7}
{shop=shops7}: {thing=buys} is done
take {thing=buys} off the list
strike {thing=buys} from {shop=shops7}
item: {thing=buys}; list: {shop=shops7}
%lang es
quítame {thing=compra} de la lista de {shop=shop}

%tool padShow Read out a shopping list.
%also Returns entries[].
%also What still has to be bought, in all shops or one.
%param shop (store) {"type": "string", "description": "Only for this shop"}
%param priority (urgency) {"type": "string", "enum": ["must", "nice", "someday"], "description": ""}
%list shop2: Lidl | the organic store | Baker Hughes | farmers' market | M&S | the chemist on Mill Road | dm | Ikea | corner shop | Boots and Co | hardware store
(read|show) me the shopping list
what do we need from ({shop=shop}|the {shop=shop_the})
what's on the {shop=shop_n} list
~ I'm standing in ({shop=shop}|the {shop=shop_the}), what was it again
only the {priority:must=musts|really needed things} for ({shop=shop}|the {shop=shop_the}) please
({shop=shop}|the {shop=shop_the}) list
I left the piece of paper on the kitchen table of course, so what was I meant to bring home from ({shop=shop}|the {shop=shop_the})
the shop shuts in a quarter of an hour and I'm still on the bus. just the {priority:must=essentials|must-haves}, ({shop=shop}|the {shop=shop_the})
anything I should pick up at ({shop=shop}|the {shop=shop_the})
is there something we still lack
groceries, {priority:nice=the nice-to-haves|nice to have}
{priority:someday=someday things|the someday ones} I wanted from ({shop=shop}|the {shop=shop_the})
what do I still need from {shop=shop2}
{shop=shop2} list, only the {priority:must=essentials|musts}
what's on my shopping list for {shop=shop2}
groceries I noted for {priority:someday=someday|some other time}
%lang de
was steht noch auf der Einkaufsliste für {shop=laden}
lies mir den Einkaufszettel vor

%server plateful

%tool plateful.dish_finder Find restaurants that serve a dish.
%also Returns restaurants with price of the dish.
%also Who cooks a certain meal around a place, under a price and fit for a diet.
%param dish* (meal, food) {"type": "string", "description": "What to eat"}
%param near (around, place) {"type": "string", "description": "Place"}
%param max_price (up_to, budget) {"type": "number", "description": "Highest price"}
%param diet (restriction) {"type": "string", "enum": ["vegan", "vegetarian", "halal", "kosher", "gluten_free", "lactose_free"], "description": ""}
%list dishf: ramen | moussaka | fish and chips | pad thai | pho with beef | bibimbap | cheese fondue | mushroom risotto | peking duck | shakshuka | lamb tagine with apricots | tacos al pastor | ceviche | butter chicken | käsespätzle | banh mi | gumbo | poke bowl with tuna | jollof rice | oysters | mac and cheese | pierogi with cabbage | Sunday roast | sushi for two
%list near: Old Town | our hotel | central station | Riverside Arena | Brighton Pier | St Mary's Hospital | zoo | Covent Garden | Alexanderplatz | Camden Market | Lime Street | concert hall | fish market in Bergen | Plaza Mayor | harbour | Jardin du Luxembourg | town hall with the clock | University of Ghent | stadium | Rialto Bridge | castle | 8 Mill Lane | shopping centre in Leith | Pike Place
%list spend: 15 euros => 15 | $20 => 20 | 12 pounds => 12 | 25 | twenty dollars => 20 | €18 => 18 | 30 bucks => 30 | 9.50 => 9.5
%list dishx: bread and butter pudding | ramen | fish and chips | chicken in a basket | pierogi | risotto with saffron | toad in the hole | falafel | macaroni and cheese | pho | crêpes from Brittany
%list nearx: Mill Lane | Harbour Bridge | King's Cross | Hotel Post | Hall 4 | Leeds station | Bridge Street and Elm Close | Stow-on-the-Wold | Covent Garden | St John's Court
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list nearp: the cathedral | Alexanderplatz | our office | Covent Garden | the main station | the lake | Trastevere | Hackney | the old port
%list bud: 15 euros => 15 | £12 => 12 | 20 | $25 => 25 | 18 euros => 18 | 30
%list eat: ramen | duck with plums | fish and chips | a proper goulash | jollof | pierogi with mushrooms | pho | mussels in cider | injera | something with truffles
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
find {diet:vegan=vegan} {dish=dishx} near {near=nearx}
under {max_price=ncash} euros, who serves {dish=dishx} around {near=nearx}
dish: {dish=dishx}, area: {near=nearx}, budget: {max_price=ncash}
{dish=dishx} by {near=nearx} for at most {max_price=ncash}
which restaurant has {diet:gluten_free=gluten-free|gluten free} {dish=dishx} for less than {max_price=ncash}
by {near=nearp}, under {max_price=bud}, {dish=eat}
{diet:gluten_free=gluten-free|without gluten} {dish=eat}
{dish=eat} near {near=nearp}, taking my in-laws from Bremen
up to {max_price=bud} for {dish=eat}

%tool plateful.deliver Have dishes delivered from a restaurant.
%also Places a delivery order. Returns minutes until arrival.
%also Gets a courier to bring meals from a kitchen to an address, at a time and with a remark for the cook.
%param restaurant* (kitchen, place) {"type": "string", "description": "Which kitchen"}
%param dishes* (items, meals) {"type": "array", "items": {"type": "string"}, "description": "What to eat"}
%param address (to, deliver_to) {"type": "string", "description": "Where to bring it"}
%param at (time, when) {"type": "string", "description": "When"}
%param remark (note, wish) {"type": "string", "description": "Note for the cook"}
%list dishes: two margheritas and a tiramisu | chicken korma, garlic naan | pad thai with tofu | four spring rolls and a miso soup | large pepperoni pizza, coke | falafel plate | vegetable biryani and mango lassi | beef pho, summer rolls | cheeseburger with fries and a salad | three tacos, guacamole and chips | bibimbap | lasagne and garlic bread | salmon nigiri, edamame | pulled pork sandwich | lamb kebab, rice and yoghurt | green curry with prawns | caesar salad | gyoza and ramen | quattro stagioni | tofu bowl, iced tea
%list kitchen: Lotus Garden | Da Gino | Taco Libre | Bombay Corner | Ming's | Falafel House | Sakura | Burger and Sons | Green Bowl | Osteria Vecchia | Pho 88 | Ali Baba | Little Addis | Seoul Kitchen | Pizza Nostra in Hill Street | Casa Pepe | Thai for You | Blue Fig | Curry Mile | Athena | House of Noodles | Rosa's | Wok with Me
%list addr: 14 Harbour Street | Crown Hotel | north entrance of the station | 8 Mill Lane | terminal 2 | my office | St Mary's Hospital | 221 Pine Avenue | Riverside Arena | back door of the theatre | Café Mozart in Neubau | corner of 5th and Main | opera house | 77 Oak Road | grandma's place in Ealing | university library | Gate 4 of the trade fair | 3 Beech Close | bar with the green door | Botanic Gardens | Hotel Ibis for the night | central bus station | Lime Street | aquarium
%list cookwish: no onions | extra hot sauce | sauce on the side | well done please | without coriander | cutlery for three | not too spicy | no peanuts at all | cut it for a toddler | gluten free bread | very crispy | leave out the olives and capers
%list cookx: no onions please | extra spicy | one without nuts, my son is allergic | sauce on the side | please cut the pizza into eight | not too salty, and no coriander | well done | chopsticks for two | gluten free if possible | birthday, so please add a candle
%list addr2: Heathrow T5 | home, 3 Park View | the Savoy | Kings Cross | Dr Weber's surgery | the golf club | 221 Baker Street | the ferry | Greta's house | the stadium north side
%list kitch: Bella Napoli | the Thai on the corner | Burger Bros | Mr Wu | Taj Mahal | At Maria's | From Farm to Fork | Dönerhaus | Sushi on Wheels
%list meals: two margheritas and a salad | pad thai, spring rolls and a soup | one lamb biryani, three naans | a number 14 and a number 22 | gyoza, ramen, edamame | four burgers and fries | falafel plate, lentil soup | the tasting menu for two
%list cooknote: no onions in anything | extra hot, with lime on the side | nut allergy at the table | sauce apart from the noodles | cut it into small bits for a child | ring twice, the bell is weak | well done, not bloody
%list late: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
%list addr3: 14 Mill Lane | the Odeon | Gate B at the airport | my mum's, 9 Elm Close | St Mary's hospital | Hotel Adler | the back of Central Station | Tesco on the ring road | Pier 7 | the registry office
%list speisen: zwei Margherita und ein Tiramisu | Lasagne, gemischter Salat | Gemüsecurry mit Reis | Döner mit Pommes | große Pizza Salami und Cola | Falafelteller, Hummus
%list platos: dos pizzas margarita y una ensalada | pollo al curry con arroz | tres tacos, guacamole y nachos | hamburguesa con patatas | tortilla y croquetas
%list nota: sin cebolla | poco picante | sin cacahuetes | con cubiertos para dos | la salsa aparte
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
from {restaurant=restx}, {dishes=dishlist} to {address=addrx} at {at=clky}
~ deliver {dishes=dishlist} to {address=addrx} from {restaurant=restx}
restaurant {restaurant=restx}, dishes {dishes=dishlist}, address {address=addrx}, note {remark=cookx}
at {at=clky} to {address=addrx}: {dishes=dishlist} by {restaurant=restx}
have {restaurant=restx} bring {dishes=dishlist}, note for the cook: {remark=cookx}
to {address=addr2} from {restaurant=kitch}: {dishes=meals}
"{remark=cooknote}", {dishes=meals}, {restaurant=kitch}
{dishes=meals} at {at=late} off {restaurant=kitch}
from {restaurant=kitch} get us {dishes=meals}, the match starts on two screens
{restaurant=kitch}, {dishes=meals}, by {at=late}, {address=addr3}
%lang de
lass von {restaurant=kitchen} um {at=time} {dishes=speisen} liefern
%lang es
pide {dishes=platos} a {restaurant=kitchen}, {remark=nota}

%server quickbite

%tool order_food Order food for delivery from a restaurant.
%also Places a takeaway order.
%also Has dishes of a restaurant brought to the customer's door; instructions go to the courier.
%param restaurant* (vendor, merchant) {"type": "string", "description": "Restaurant to order from"}
%param dishes* (items, menu_items) {"type": "array", "items": {"type": "string"}, "description": "What to order"}
%param address (deliver_to) {"type": "string", "description": "Delivery address"}
%param instructions (courier_note, delivery_notes) {"type": "string", "description": "Hints for the courier"}
%list dishes: two margheritas and a cola | chicken tikka and garlic naan | large pepperoni | three veggie burgers with fries | pad thai, spring rolls and a mango lassi | salmon nigiri, miso soup | one doner and ayran | tonkatsu ramen and gyoza | family bucket | four burritos and guacamole | spinach lasagna, tiramisu | sweet and sour pork with rice | falafel wrap | caesar salad and iced tea | butter chicken, rice, two samosas | double cheeseburger and onion rings
%list courier: the doorbell is broken, please call | leave it with the concierge | second floor, the blue door | don't ring, the baby is asleep | gate code is 4711 | put it on the bench | use the back entrance | watch out for the dog | meet me in the lobby | third house after the church | I'm paying cash | please bring chopsticks | hand it to the receptionist | no plastic cutlery please | knock loudly, I'm on a call | entrance is in the courtyard | text me when you're close | drop it at the side gate | ask for the design team | leave it on the stairs
%list hintx: key under mat, dog is friendly | ring twice | leave it with the neighbour, flat 2 | second floor on the left | call when you're at the gate | bell is broken, please knock | side entrance by the bins | don't ring, baby sleeps | leave by the bikes | gate code is 4471, then left
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the office on Bank Street | 90 Elm Court | 5 rue du Four | my mum's, 33 Hill Rise | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach
%list meals: a large margherita, two colas and a tiramisu | pad thai with tofu and a coconut soup | four burgers with cheese, no onions on one | lamb curry and three naan | the family platter | sushi for two with extra ginger | a falafel wrap and ayran | fish and chips with mushy peas | two lentil soups, a salad and flat bread | the duck with plum sauce
%list rider2: call from the gate | use the stairs at the back | leave it on the bench under the porch | ring at Novak | wait in front of the bakery | hand it to the porter | come in through the yard | mind the step by the door
%list rider: leave it with the neighbour on the left | the bell under Schmidt | up the stairs at the back, second door | hand it to the man at the desk | don't ring, the baby sleeps by the door | call from the gate | put it on the bench under the porch | mind the dog in the yard | the blue door with no number on it
%list dishes_de: Pizza Salami und Cola | zwei Döner | einmal Pad Thai, Frühlingsrollen | drei Burger mit Pommes | Lasagne und Tiramisu | große Pizza Hawaii | Sushi Menü 4 und Misosuppe
order {dishes=dishes} from {restaurant=restaurant}
get me {dishes=dishes} delivered from {restaurant=restaurant}
I'm starving, have {restaurant=restaurant} bring {dishes=dishes} to {address=street}
{restaurant=restaurant}: {dishes=dishes}, deliver to {address=street}, {instructions=courier}
takeaway tonight from {restaurant=restaurant}, {dishes=dishes}, and tell the rider {instructions=courier}
can we have {dishes=dishes} sent over by {restaurant=restaurant}? {instructions=courier}
we'll eat at the office, so {dishes=dishes} from {restaurant=restaurant} to {address=street} please
~ order something from {restaurant=restaurant}
I want {dishes=dishes} delivered
the usual friday treat: {dishes=dishes}, {restaurant=restaurant}
order {dishes=dishlist} from {restaurant=restx} to {address=addrx}
to {address=addrx}, from {restaurant=restx}: {dishes=dishlist}
restaurant: {restaurant=restx}, dishes: {dishes=dishlist}, address: {address=addrx}, courier: {instructions=hintx}
get {dishes=dishlist} from {restaurant=restx}, tell the courier "{instructions=hintx}"
order food at {restaurant=restx}, {dishes=dishlist}, instructions {instructions=hintx}
to {address=addr}, from {restaurant=eatery}, {dishes=meals}
{dishes=meals} from {restaurant=eatery}, and the rider should {instructions=rider2}
nobody feels like cooking after the move, get {dishes=meals} brought over by {restaurant=eatery}
have {restaurant=eatery} send {dishes=meals} to {address=addr}, note for the courier: {instructions=rider}
%lang de
bestell {dishes=dishes_de} bei {restaurant=restaurant}

%tool track_delivery See where a food order is and when it arrives.
%also Returns status and estimated arrival of a takeaway order.
%also Follows the courier who is bringing the meal.
%param order_id* (order_number) {"type": "string", "description": "Order number"}
where's my food, order {order_id=num_id}
track delivery {order_id=code}
how long until order {order_id=num_id} gets here
is the courier with {order_id=code} close
we've been waiting forever for the pizza, number {order_id=num_id}, what's happening
{order_id=code} eta?
~ when does my dinner arrive
~ has the driver picked up the food yet
order {order_id=num_id} should have been here half an hour ago, check on it
where's my food, order {order_id=code}
how long until {order_id=code} is here, we're hungry
~ {order_id=code}: has the rider picked up our dinner
the lunch order {order_id=id}, when does it get here?
%lang de
wo bleibt mein Essen, Bestellung {order_id=num_id}

%server spatulary
%list dish3: lentil soup | moussaka | pancakes | chicken pie | ratatouille | fish tacos | dumplings | apple crumble | shakshuka | mac and cheese | stuffed peppers | rhubarb | ramen
%list rtitle: Plum cake | Sunday broth | Mrs. Iyer's dal | goulash with beer | quick pickles | Pasta for Two | Lemon bars | Christmas goose | green sauce | salad from the beach bar | flatbread, no yeast
%list dishlong: roast with all the trimmings, gravy made ahead | leftover rice, fried with whatever is in the drawer | soup from the bones, with the rest of the bread | whatever fish they have, grilled, with lemon | the lasagne that is in the freezer | pizza we make ourselves, one for each | potato salad the way Gran does it | the curry Jo keeps talking about, not too hot | eggs, since there's nothing else at home | stew from the freezer, just add potatoes
%list dishmeal: breakfast burritos | lunchbox wraps | dinner rolls | snack plate | TV dinner | brunch bake | midnight spaghetti | family pizza | party sandwiches | tea for two cake

%tool spatulary.search_recipes Spatulary: search recipes from all users and sites. Combine ingredients, cuisine, diet and cooking time. Returns 20 recipes.
%also Find something to cook.
%also Recipe lookup by what is in the fridge or by name of a dish; only public recipes.
%param query* (q, dish) {"type": "string", "description": "Dish or main ingredient"}
%param without (exclude, excluded_ingredients) {"type": "array", "items": {"type": "string"}, "description": "Ingredients that must not be in it"}
%param cuisine (region, kitchen) {"type": "string", "description": "Regional cuisine"}
%param max_minutes (time_limit, ready_in) {"type": "integer", "description": "Total time in minutes"}
%param diet (lifestyle, diet_type) {"type": "string", "enum": ["vegan", "vegetarian", "gluten_free", "low_carb"], "description": "Diet filter"}
%list mins: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | forty minutes => 40 | 25 min => 25
%list cuis: Georgian | Thai | Tex-Mex | Sicilian | Punjabi | Swiss | Basque | West African | Polish | Korean | Lebanese
%list hunger: a cake that needs no oven, good for kids | what to cook with half a cabbage and some rice | soup which tastes better when you warm it up | dinner I can make while the baby sleeps | something to take along, eaten cold, no fork | a starter that looks like more work than it is | cookies for a dog, he's allergic to chicken | stew like the one we ate in Tbilisi | a pie that uses up ripe pears | salad to go with grilled fish, nothing creamy
%list dishdec: thousand island dressing | hot cross buns | five minute mug cake | Vietnamese coffee | beef Wellington | English muffins | Black Forest gateau | vegetable lasagne | French toast | Irish stew | bread without rival
how do I make {query=dish3}, {diet:vegan=nothing from animals|all plants|no animal stuff at all}
{query=dish3} for tonight, {max_minutes=mins} at most
any {cuisine=cuis} {query=dish3} without {without=allerg}
no {without=allerg} in it, {query=dish3} the {cuisine=cuis} way, {diet:low_carb=few carbs|hardly any carbs}
find {query=hunger}
{cuisine=cuis}, {query=dish3}, {max_minutes=mins}, {diet:vegetarian=no meat|meatless}
ideas for {query=dishdec}

%tool spatulary.save_recipe Spatulary: store a recipe in the user's own collection.
%also Keep a recipe.
%also Files a dish with its steps in one of the user's cookbooks, crediting whoever it came from.
%param title* (name, recipe_name) {"type": "string", "description": "Name of the recipe"}
%param author (source, credit) {"type": "string", "description": "Who invented or passed on the recipe"}
%param cookbook (collection, folder) {"type": "string", "description": "Collection to put it in"}
%param method (steps, instructions) {"type": "string", "description": "Preparation steps"}
%param private (hidden, secret) {"type": "boolean", "description": "Visible to the owner only"}
%list auth: Aunt Rosa | Jamie from work | my neighbour Kemal | Yotam | Sister Agnes | the lady at the market | Grandma Duck | Chef Laurent | Dad | Mia and Tom | Nonna Pia
%list coll: Desserts | Family | Winter and Christmas | weeknights | Grandma | To Try | Soups, stews | Camping | Mia's kitchen | Bread | Best of Naples
%list steps: cream butter and sugar, fold in flour, bake for forty minutes | soak the beans overnight and boil them with a bay leaf | fry the onions slowly, then add stock and simmer till noon | mix everything, let it rest an hour, roll it out thin | whisk the eggs with sugar until they are white and stiff | put it all in one pot and don't stir | grill the peppers, peel them while they're hot, chop | layer potatoes and cream, cover, bake at 180 | rub the meat with salt, leave it till morning, roast it | toast the nuts, chop them and stir them in
%list rdec: Secret Sauce | Grandma Duck's pie | private dining soup | Jamie's Dream cake | Book club biscuits | Public house chips | Method Man burger | Chef's salad | Baker's dozen rolls | Uncle Ben's rice bowl
keep {title=rtitle}, {private:true=for my eyes only|nobody else may see it|don't show it to anyone}
I want to hold on to {title=rtitle}, {author=auth} gave it to me
~ {title=rtitle} by {author=auth} into {cookbook=coll}
in {cookbook=coll}, {title=rtitle}, got it from {author=auth}, {private:true=it's a secret|just between us}
store {title=rtitle}: {method=steps}
{cookbook=coll}, {title=rtitle}, {author=auth}
please save my {title=rdec}

%tool spatulary.plan_meal Spatulary: put a dish on the meal plan for a day TO COME. For what has been cooked already use log_meal.
%also Schedule a dish.
%also Meal planner entry: dish, day, which meal, how many eat and who cooks.
%param dish* (recipe, title) {"type": "string", "description": "Recipe or dish"}
%param day* (date, when) {"type": "string", "description": "Date of the meal"}
%param meal (slot, meal_type) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "Default dinner"}
%param eaters (servings, people) {"type": "integer", "description": "Number of people"}
%param cook (chef, assigned_to) {"type": "string", "description": "Who prepares it"}
%list cookwho: Jonas | my brother-in-law | Amira | dad | Big Sal | little Theo | Mum | Pat from next door | Ruben | Auntie Jo
let's have {dish=dish3} {day=day}, {eaters=few} of us
{day=day} we eat {dish=dish3}, {meal:lunch=in the middle of the day|around noon|at midday}
{cook=cookwho} makes {dish=dish3} on {day=day2}
on {day=day2}, {dish=dish3} by {cook=cookwho}, for {eaters=few}
{day=day} it's {dish=dishlong}
{eaters=few} people, {dish=dish3}, {day=day}, {meal:breakfast=first thing in the morning|to start the day}
I fancy {dish=dishmeal} {day=day}

%tool spatulary.log_meal Spatulary: record a dish that WAS cooked or eaten, with an opinion.
%also Note what we had.
%also Cooking diary: what was on the table, when, how good it was, what to change next time, who was there.
%param dish* (recipe, title) {"type": "string", "description": "Recipe or dish"}
%param day (date, cooked_on) {"type": "string", "description": "Date, default today"}
%param rating (score, points) {"type": "integer", "minimum": 1, "maximum": 10, "description": "1 to 10"}
%param remark (comment, note) {"type": "string", "description": "What to remember"}
%param guests (with, company) {"type": "array", "items": {"type": "string"}, "description": "Who ate along"}
%list mark: 8 | nine => 9 | 7 | ten => 10 | 6 | four => 4 | 3 | five => 5 | 9 | 2
%list past2: yesterday | last Friday | Sunday | the 3rd of May | two days ago | last night | Easter Monday | 12 April | Tuesday | the day of the match | last weekend | 2026-02-11
%list with: Ines and Tomasz | Gran | my boss | Jo, Sal and Kwame | the neighbours | Lee | Mia and the twins | Uncle Bert | Anneke, Ruben | Penny
%list remshort: less salt | great | too sweet | dry | double the sauce | Ben hated it | a keeper | needs acid | ok, not more | bit bland
%list rem: less salt next time, and take it out five minutes earlier | the kids picked out the olives but ate the rest | too much for four, we froze half of it | works with tinned tomatoes, tastes even better cold | burnt at the edges because the oven runs hot | needs a squeeze of lemon when it's served | Ben had three plates, so make double | fell apart when I turned it, use a smaller pan | everybody asked for the recipe, even Uncle Bert | took an hour longer than it says
we had {dish=dish3}, {rating=mark} out of ten
made {dish=dish3} {day=past2}, {guests=with} came over
{dish=dish3} on {day:Sunday=Sunday} with {guests=with}, {remark=remshort}
with {guests=with} we ate {dish=dish3}, I'd say {rating=mark}
cooked {dish=dish3}: {remark=rem}
{day=past2}, {dish=dish3}, {guests=with}, {rating=mark} points
note that we ate {dish=dishmeal}

%tool spatulary.convert_recipe Spatulary: rewrite a recipe for another number of portions, unit system, or kitchen appliance.
%also Scale a recipe up or down.
%also Recalculates amounts and times of a dish.
%param recipe* (dish, title) {"type": "string", "description": "Recipe to convert"}
%param portions (servings, yield) {"type": "integer", "minimum": 1, "description": "Wanted number of portions"}
%param units (system, measure) {"type": "string", "enum": ["metric", "us_cups"], "description": "Unit system"}
%param appliance (device, cooked_in) {"type": "string", "enum": ["oven", "air_fryer", "slow_cooker", "pressure_cooker"], "description": "Where it is cooked"}
%list convdec: Dutch oven bread | cupcakes | five bean chilli | pound cake | quart pickles | slow roast pork | three milk cake | hundred hour ribs | oven chips | air bread with cheese
redo {recipe=rtitle}, {portions=few} are coming
I need {recipe=rtitle}, {units:metric=in grams, I don't own cups|grams and litres|without those cups}
{recipe=rtitle} for {portions=few}, {appliance:slow_cooker=the thing that simmers all day|left to itself all day}
rewrite for {portions=few} the {recipe=rtitle}, {units:us_cups=the American way|for my American friend}
what do the amounts become when {portions=few} of us eat {recipe=dishlong}
{portions=few} people, {recipe=rtitle}, {appliance:air_fryer=in that hot air thing|hot air basket}, {units:metric=grams}
recalculate the {recipe=convdec}

%server spoonbook

%tool spoonbook_draft_week Draft meals for a week.
%also Returns seven dishes with shopping list.
%also Suggests what to cook for so many people from a day on, for one way of eating, leaving out what nobody likes.
%param diet (style, eating) {"type": "string", "enum": ["anything", "vegetarian", "vegan", "pescatarian", "low_carb", "gluten_free"], "description": "Way of eating"}
%param people* (persons, servings) {"type": "integer", "description": "How many eat"}
%param begins (start, from_day) {"type": "string", "description": "First day"}
%param avoid (exclude, dislikes) {"type": "array", "items": {"type": "string"}, "description": "What to leave out"}
%list eaters: two => 2 | 4 | five => 5 | three => 3 | 6 | 2 | 3 | seven => 7 | 8 | four => 4
%list fday: tomorrow | saturday | next friday | the 14th | sunday evening | monday | this weekend | march 3 | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week | the first of may
%list dislikes: mushrooms | celery and fennel | nuts | pork, shellfish | onions, garlic | aubergine and courgette | anything spicy | fish | coriander | beetroot, brussels sprouts | milk and cheese | red meat | olives and capers | soy | liver | eggs, peanuts | raisins
%list avoid: nuts and shellfish | pork | mushrooms, celery and garlic | eggs | peanuts | onions or leeks | dairy, soy and corn | fish | coriander | anything with raisins and cinnamon | beef and lamb
%list eaters_de: zwei => 2 | 4 | fünf => 5 | drei => 3
%list eaters_es: dos => 2 | 4 | cinco => 5 | tres => 3
~ draft a week of {diet:vegetarian=vegetarian} meals for {people=eaters} from {begins=fday}, no {avoid=dislikes}
{people=eaters} people, {diet:vegan=vegan}, without {avoid=dislikes}, starting {begins=fday}
from {begins=fday}, {diet:low_carb=low carb|few carbs}, {people=eaters} of us, leave out {avoid=dislikes}
draft meals from {begins=fday} without {avoid=dislikes}
{diet:vegetarian=vegetarian} meals for the week
I'm sick of asking myself every evening what {people=eaters} hungry people should get
{people=eaters} of us round the table and one hates {avoid=dislikes}, I need ideas from {begins=fday} on
we'd like to live without animals, {diet:vegan=nothing from cow or hen}, {people=eaters} mouths, beginning {begins=fday}
doctor told us {diet:gluten_free=no wheat|no gluten}, {people=eaters} at home, what on earth shall I make from {begins=fday}
{people=eaters} people, {diet:pescatarian=pescatarian}
week for {people=eaters}
{diet:gluten_free=gluten free} week, {people=eaters}
~ no need to change a recipe, rather seven dinners for {people=eaters} without {avoid=dislikes}
draft a {diet:vegan=vegan} week for {people=hours} without {avoid=avoid}
meals for {people=hours} from {begins=onday}, no {avoid=avoid}
people {people=hours}, diet {diet:vegetarian=vegetarian}, begin {begins=onday}, avoid {avoid=avoid}
without {avoid=avoid}, {diet:low_carb=low carb}, {people=hours} people
starting {begins=anyday}, plan {diet:pescatarian=pescatarian} meals for {people=hours}
leave out {avoid=avoid}, we are {people=hours}, {diet:anything=anything goes}
{=name} loves cake, plan a {diet:gluten_free=gluten-free|gluten free} week for {people=hours} people
start: {begins=onday} / eaters: {people=hours} / diet: {diet:vegetarian=veggie}
%lang de
stell mir ab {begins=date} einen {diet:vegetarian=vegetarischen} Wochenplan für {people=eaters_de} Personen zusammen
%lang es
~ hazme un menú semanal {diet:vegan=vegano} para {people=eaters_es} personas

%tool spoonbook_swap_ingredient Replace an ingredient in a recipe.
%also Returns the changed recipe.
%also Tells what can be taken instead of something in a dish, or puts a given thing in its place.
%param missing* (ingredient, without) {"type": "string", "description": "Ingredient to be replaced"}
%param recipe (dish, meal) {"type": "string", "description": "Dish"}
%param instead (substitute, replacement) {"type": "string", "description": "What is put in its place"}
%list ingredient: buttermilk | eggs | double cream | shallots | white wine | fresh coriander | fish sauce | baking powder | sour cream | parmesan | breadcrumbs | ground almonds | lemon juice | sesame oil | gelatine | brown sugar | tahini | puff pastry | saffron | butter | vanilla pods | crème fraîche
%list dishname: lemon cake | chicken and leek pie | pad thai | pancakes with berries | risotto | grandma's goulash | banana bread | fish stew for six | lasagne | carrot cake | mac and cheese | spinach in filo | tiramisu | meatballs | pea soup | cheesecake with plums | moussaka | apple crumble | dumplings | beef and ale stew | waffles
%list substitute: yoghurt | flax seeds | coconut milk | leeks | apple juice | parsley and lime | soy sauce | honey | oat cream | old bread | maple syrup | margarine | vinegar and water | mascarpone | filo | turmeric | olive oil | cornflour | silken tofu | cashew butter
%list inga: butter | eggs | sour cream | plain flour | fish sauce | white wine | bread and butter pickles | garlic | brown sugar | soy milk | lemon zest
%list ingb: apple sauce | olive oil | yoghurt with a spoon of milk | ground almonds | miso | stock and lemon juice | shallots | honey | oat cream | half butter, half oil | tofu
%list disha: bread and butter pudding | Sunday roast | pasta with nothing | carrot cake | Aunt Rosa's beans | fish pie | chicken under a brick | mac and cheese | Pancakes, the thin ones | lemon tart from Ella | ramen
%list dishb: bread and butter pudding | Sunday roast | carrot cake | fish pie | mac and cheese | thin pancakes | lemon tart | beans with ham and cheese | ramen | green curry
%list dish3: pancakes | risotto with peas | the cake from Sunday | pad thai | pesto | my nan's stew | chicken in white wine | a quiche without a base | panna cotta
%list ingr: buttermilk | eggs | saffron | lard | corn syrup | fish sauce | pine nuts | crème fraîche | gelatine | shallots
%list ingr2: yoghurt with lemon | mashed banana | turmeric | coconut oil | honey | soy sauce and lime | sunflower seeds | oat cream | agar | red onion
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
replace the {missing=ingredient} in the {recipe=dishname} with {instead=substitute}
{recipe=dishname}: {instead=substitute} instead of {missing=ingredient}
{instead=substitute} for {missing=ingredient} in the {recipe=dishname}
what can I replace in the {recipe=dishname}
put {instead=substitute} into the {recipe=dishname} instead
I've started on the {recipe=dishname} and only now notice there's no {missing=ingredient} in the house
{=firstname} can't have {missing=ingredient}, would {instead=substitute} do as well
shops are shut, {recipe=dishname} is promised, {missing=ingredient} is what I lack
would anybody taste it if there was {instead=substitute} where {missing=ingredient} should be
{recipe=dishname} without {missing=ingredient}
no {missing=ingredient}, {recipe=dishname}
{instead=substitute} for {missing=ingredient}
the week's plan stays as it is, but the {recipe=dishname} shall have {instead=substitute}, not {missing=ingredient}
swap {missing=inga} for {instead=ingb} in {recipe=disha}
use {instead=ingb} instead of {missing=inga} in the {recipe=dishb}
missing: {missing=inga}, recipe: {recipe=disha}, instead: {instead=ingb}
in {recipe=disha}, replace {missing=inga} with {instead=ingb}
{instead=ingb} in place of {missing=inga}
what can I use instead of {missing=inga} in {recipe=disha}
recipe {recipe=disha}, out: {missing=inga}, in: {instead=ingb}
in {recipe=dish3}, no {missing=ingr}
{instead=ingr2} for {missing=ingr}, put that into {recipe=dish3}
out of {missing=ingr} and the shop shuts at eight, what else does it
{=pre}, could {instead=ingr2} stand in for {missing=ingr}

%server tablefinder

%tool find_restaurant Find restaurants by cuisine and area.
%also Returns places to eat near an area.
%also Looks for somewhere to eat out, by kind of food, neighbourhood, price level, and whether it is open at the moment.
%param cuisine* (food_type, kitchen) {"type": "string", "description": "Kind of food"}
%param area (location, neighbourhood) {"type": "string", "description": "City or neighbourhood"}
%param price_level (price_range, budget) {"type": "string", "enum": ["cheap", "moderate", "expensive"], "description": "Price level"}
%param open_now (currently_open) {"type": "boolean", "description": "Only places open now"}
%list cuisine3: sushi | thai food | pizza | korean bbq | ramen | vegan burgers | tapas | greek food | ethiopian | dim sum | indian curry | french bistro food | tacos | lebanese | seafood | peruvian | breakfast and brunch | good coffee and cake | dumplings | steak
%list area: Kreuzberg | downtown | Soho | Brooklyn | Shoreditch | Williamsburg | Trastevere | Neukölln | Camden | Montmartre | Gràcia | Notting Hill | Altona | Chinatown | Shibuya | Lower Manhattan | Marais | Chueca
%list price: cheap => cheap | inexpensive => cheap | budget => cheap | mid-range => moderate | not too pricey => moderate | fancy => expensive | upscale => expensive | fine dining => expensive
%list cuisines: Thai | Italian | fish and chips | Georgian | sushi | vegan | tapas | Middle Eastern | ramen | steak with real fries | Korean barbecue | soul food
%list towns: Graz | Leeds | Vigo | St. Ives | Kraków | Stow on the Wold | Cork | Basel | Newcastle upon Tyne | Lyon | Bad Ischl | Tampa | La Paz | the old town
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list kitchen: Ethiopian | Georgian | sushi | Lebanese | Basque | Korean barbecue | tapas | Sichuan | Greek | ramen | Peruvian | pizza
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
where can I get {cuisine=cuisine3} [near|in|around] {area=area}
(find|suggest) a {price_level=price} place for {cuisine=cuisine3} in {area=city}
I'm craving {cuisine=cuisine3}, what's {open_now:true=open right now|still open|open at this hour}
{cuisine=cuisine3} {area=area} {price_level=price}
any good spots for {cuisine=cuisine3} in {area=area} that won't ruin me, {price_level=price} please
~ {=firstname} is visiting and loves {cuisine=cuisine3}, where should we eat
who does {cuisine=cuisine3} around {area=area} and is {open_now:true=open now|serving right now}?
find us a restaurant near {area=area}
recommend a {price_level=price} restaurant
let's eat out tonight, {cuisine=cuisine3} somewhere close to {area=area}
find {price_level:cheap=cheap} {cuisine=cuisines} food in {area=towns}
{cuisine=cuisines} in {area=towns}, {open_now:true=open now}
cuisine {cuisine=cuisines}, area {area=towns}, price {price_level:moderate=moderate}
in {area=towns}, somewhere {price_level:expensive=expensive} for {cuisine=cuisines}
{open_now:true=open right now}: {cuisine=cuisines} around {area=towns}
area: {area=towns} / food: {cuisine=cuisines}
where can I eat {cuisine=cuisines} tonight
around {area=townb}, {price_level:cheap=nothing pricey|easy on the purse}, {cuisine=kitchen}
who does {cuisine=kitchen} food {open_now:true=right now|at this hour} near {area=towna}
hungry for {cuisine=kitchen}, and {=anna} pays so {price_level:expensive=the fancier the better|make it expensive}
%lang de
~ wo gibt es in {area=city} {cuisine:Sushi=Sushi} zu essen

%tool book_table Reserve a table at a restaurant.
%also Creates a dinner or lunch reservation for a number of people.
%also Books seats at the named restaurant for the party at the given time, with an optional wish for the staff.
%param restaurant* (venue, place) {"type": "string", "description": "Name of the restaurant"}
%param party_size* (guests, covers) {"type": "integer", "description": "Number of people"}
%param time* (datetime, when) {"type": "string", "description": "Date and time of the reservation"}
%param request (special_request, notes) {"type": "string", "description": "Special request"}
%list tablewish: a quiet corner please | we need a high chair | one of us is coeliac | outside if the weather holds | it's her birthday, maybe a candle | window table if possible | we'll bring a dog | not next to the kitchen | somebody in the party has a nut allergy | we only have ninety minutes | wheelchair access needed | a round table would be great | we'd like the tasting menu | two vegans among us | could you keep the cake in the fridge | please don't seat us near the door | we might be ten minutes late | booth rather than bar stools | a spot for a stroller | can you dim the lights for the proposal
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list rest: Pino's | The Anchor | Salt and Pepper | Casa de Rosa | Under the Oaks | Mr. Wong | Table for Ten | Chez Ella | Nine | Bread by the River | At the Station
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list req: by the window | high chair | quiet corner, away from the door | one of us is vegan | outside if it is warm | no nuts | cake at nine, please don't mention it | dog comes along | near the stage | menu in French | wheelchair access
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list twish: a seat away from the draught for my grandmother | dishes without nuts for one of us | somewhere we can leave a pram | a candle in the dessert for the one who turns forty | the table under the chestnut tree | a bench along the wall for the kids | a table far from the music | a spot with a plug for my laptop | menus in English for two guests from Japan | the corner by the fireplace
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
table for {party_size=party_size} at {restaurant=rest} {time=slot}
{restaurant=rest}, {party_size=party_size} people, {time=slot}, request: {request=req}
at {restaurant=rest} book {time=slot} for {party_size=party_size}, {request=req}
restaurant {restaurant=rest}, people {party_size=party_size}, time {time=slot}, request {request=req}
{time=slot} for {party_size=party_size} in {restaurant=rest}
{time=slot2}, {restaurant=eatery}, {party_size=few3}
with {request=twish}, {party_size=few3} of us, {time=slot2} at {restaurant=eatery}
get {party_size=few3} seats for {time=slot2} in {restaurant=eatery}, it's about our silver wedding
{=anna}'s parents are in town, so {restaurant=eatery} for {party_size=few3} {time=slot2}, ask them for {request=twish}
%lang de
reserviere {time=when} einen Tisch für {party_size=people_de} im {restaurant=restaurant}

%tool cancel_table Cancel a restaurant reservation.
%also Calls off a booked table.
%also Tells the restaurant that the guests will not come; the message is optional.
%param restaurant* (venue) {"type": "string"}
%param date (reservation_date, day) {"type": "string"}
%param message (note) {"type": "string", "description": "Message to the restaurant"}
%list sorry: sorry, we're all ill | we hope to come another time | something came up at work | the babysitter cancelled | our train is stuck | thanks for your understanding | my boss scheduled a late meeting | the birthday girl has a fever | we'll call to find a new date | please pass the table on to others | I mixed up the weekends | the car broke down | half of the group can't make it | apologies for the short notice | grandma had to go to hospital
%list rest: Pino's | The Anchor | Bread and Olives | Lucky Dragon on Mill Road | Chez Marcel | the Greek place by the lake | Noodle House No. 5 | By the Sea | Mama Rosa | The Cat and Fiddle | Zum Hirsch | from farm to fork | Kiku
%list onday3: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list sorry2: we're down with a cold, maybe next month | sorry | our train broke down and we won't make it | something came up at work | thank you for keeping it so long | we counted wrong, there are only two of us now | see you in spring | the baby came early, so no dinner for us | my apologies to the chef
%list regret: half of us are down with flu | we found a place nearer to the theatre | the babysitter left us hanging | my guest of honour missed his plane | we'll try again in autumn, promise | our car gave up on the motorway | thanks for holding it so long | it was for a date that won't happen | we mixed up the weekends
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
cancel our table at {restaurant=restaurant} {date=date}
we can't make it to {restaurant=restaurant}, call off the reservation and tell them {message=sorry}
{restaurant=restaurant} {date=date} - cancel the booking
let {restaurant=restaurant} know we won't be coming {date=date}, {message=sorry}
dinner at {restaurant=restaurant} is off
no table needed at {restaurant=restaurant} after all
drop the {restaurant=restaurant} reservation with the words "{message=sorry}"
cancel the restaurant {date=date}
we're not going out to eat, cancel the table
cancel {restaurant=rest} on {date=onday3}
cancel the table at {restaurant=rest} for {date=aday} with the message {message=sorry2}
restaurant {restaurant=rest}, day {date=onday3}, note {message=sorry2}: cancel it
for {date=onday3}, cancel our reservation at {restaurant=rest}
cancel {restaurant=rest} and tell them {message=sorry2}
write "{message=sorry2}" to {restaurant=rest} and drop our table
tell {restaurant=eatery} {message=regret}, we don't come {date=anyday2}
we won't make it to {restaurant=eatery} {date=anyday2}[, {=rem}]
give up our table at {restaurant=eatery} with the words {message=regret}
%lang es
cancela la mesa en {restaurant=restaurant} para {date=date}

%server tavolo
%list pax: 2 | two => 2 | 4 | four => 4 | 6 | six => 6 | 8 | five => 5 | 3 | three => 3 | 7 | ten => 10 | 12 | nine => 9 | 5 | eleven => 11 | seven => 7 | eight => 8

%tool tavolo.hold_table Reserve a table at a restaurant.
%also Returns a booking reference.
%also Asks the house to keep seats for a party at some hour of some evening, under somebody's name, with special wishes passed on.
%param restaurant* (venue, place) {"type": "string", "description": "Name of the house"}
%param guests* (party_size, people, covers) {"type": "integer", "description": "How many people"}
%param on_day (date, day) {"type": "string", "description": "Date"}
%param at_time (time, arrival) {"type": "string", "description": "Time of arrival"}
%param under_name (name, booked_for) {"type": "string", "description": ""}
%param wishes (notes, special_requests) {"type": "string", "description": "Special requests, allergies, seating"}
%list bname_p: Okafor | Jansen | Maria Lindt | Dr. Feld | Petersen | Kowalski | Tanaka | Bruhn | Lopez | Ahmed | Sophie | Byrne | Nowak | Team Atlas | Weber and sons | Ines Duarte | Kim | Romero | Holm | Van Dijk
%list wish: a quiet corner by the window | a high chair for the baby | one vegan and two without gluten | table outside in the shade | candles and a birthday cake | room for a pram | no nuts for my son | far from the kitchen door | a seat with space for a wheelchair | near the fireplace | terrace | a booth in the back | nobody sings please | window seat | water bowl for the dog | separate bills | champagne on arrival | the round one in the middle | lactose free menu for one | somewhere without loud music | flowers for our anniversary
%list house2: Pino's | The Anchor | Golden Dragon | Chez Odile | Salt and Smoke | Under the Oaks | Da Gino | Three Men, One Grill | Nobu | The Fox on the Hill | Ella's Kitchen
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list under: Moor | Jo Baxter | O'Neill | Ines | Van Dyck | the Okafor family | Lee | Kiwi Labs
%list wish2: a high chair for the baby | no nuts, no shellfish | by the window | quiet corner, one guest is deaf | outside if it's dry | wheelchair access and room for a dog | vegan menu for two | a cake with candles
%list surname: Okafor | Brandt | Lindqvist | de Wit | Marchetti | Nowak | O'Shea | Takeda | Haddad | Pereira | Kaya
%list wish3: a corner away from the band | vegan menu for two | a cake with candles at ten | no stairs for grandpa | one high chair | something with a view over the river
%list wunsch: ruhiger Tisch am Fenster | Kinderstuhl | draußen im Schatten | einmal ohne Gluten | Platz für einen Kinderwagen | nicht neben der Tür | Torte mit Kerzen | glutenfrei und ohne Nüsse
%list deseo: una mesa tranquila junto a la ventana | trona para el bebé | en la terraza | sin gluten para dos | lejos de la puerta | sitio para un cochecito | tarta con velas | cerca de la chimenea
(book|reserve|get) a table at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) for {guests=pax}[ on {on_day=pday}] at {at_time=clock}
({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {on_day=pday}, {at_time=clock}, {guests=pax} people, name of {under_name=bname_p}
table for {guests=pax}, {on_day=pday} at {at_time=clock}, ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {wishes=wish}
under {under_name=bname_p}: {guests=pax} at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {at_time=clock} on {on_day=pday}, and ask for {wishes=wish}
there'll be {guests=pax} of us for dinner at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday}, {wishes=wish} would be lovely
it's our anniversary and I've promised her something nice. we want to eat at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) on {on_day=pday}, just the {guests=pax} of us
~ my parents are coming down from the north, so I'd like to take all {guests=pax} of us out to ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday} around {at_time=clock}
can ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) squeeze {guests=pax} in {on_day=pday}
I don't feel like cooking, {guests=pax} for ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {at_time=clock}, say it's {under_name=bname_p}
~ see if ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) can do {at_time=clock} {on_day=pday}, {guests=pax} hungry people, {wishes=wish}
dinner {on_day=pday} with {=firstname}, so {guests=pax} covers at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) please, {at_time=clock}
reserve ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday} at {at_time=clock}
get us a table for {guests=pax} {on_day=pday}, {wishes=wish}
table at {restaurant=house2} for {guests=few2} at {at_time=at}
book {restaurant=house2} for {guests=few2} on {on_day=day5} under {under_name=under}
under {under_name=under}, {guests=few2} people at {restaurant=house2} {on_day=day6}
restaurant {restaurant=house2}, guests {guests=few2}, day {on_day=day6}, time {at_time=at}, name {under_name=under}
{on_day=day6} at {at_time=at} a table for {guests=few2}, {restaurant=house2}, {wishes=wish2}
{restaurant=house2}, {guests=few2}, {at_time=at}, wishes: {wishes=wish2}
for {guests=few2}, in the name of {under_name=under}, at {restaurant=house2}
reserve at {restaurant=house2} {on_day=day6}, we are {guests=few2}, {wishes=wish2}
under {under_name=surname}, {wishes=wish3}, {restaurant=resto} at {at_time=clockb}
~ for {guests=guests} under the name of {under_name=surname}, {on_day=day7}, {restaurant=resto}
{wishes=wish3}, otherwise any table for {guests=guests} at {restaurant=resto} {on_day=day7}
%lang de
reservier uns einen Tisch bei {restaurant=house} für {guests=pax} Personen um {at_time=time}, {wishes=wunsch}
wir wollen {on_day=date} zu {guests=int} ins {restaurant=house}, mach das bitte klar, auf den Namen {under_name=bname_p}
%lang es
resérvame mesa en {restaurant=house} para {guests=cuantos} {on_day=date} a las {at_time=time}, {wishes=deseo}

%tool tavolo.change_party Change the size or time of an existing table reservation.
%also Returns the updated booking.
%also Tells the house that more or fewer will come, or that everybody comes earlier or later than was agreed.
%param restaurant* (venue, booking_at) {"type": "string", "description": "Where the booking is"}
%param new_guests (party_size, covers) {"type": "integer", "description": "New number of people"}
%param new_time (time) {"type": "string", "description": "New time"}
%param new_day (date, moved_to) {"type": "string", "description": ""}
%list eatery2: Pino's | The Anchor | Golden Dragon | Bread and Roses | El Rincón | Under the Oaks | Chez Marie-Claude | Noor | The Fox at the Gate | Mama's Kitchen on Hill Road | Sushi for Two | Zwölf
%list clock3: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
we'll be {new_guests=pax} instead of {=pax} at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the})
({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}): make it {new_guests=pax} people and {new_time=clock}
push our reservation at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) to {new_time=clock}[ on {new_day=pday}]
(move|shift) the table at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) from {=pday} to {new_day=pday}, {new_time=clock}, {new_guests=pax} guests
two more want to join us, that's {new_guests=pax} now for ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the})
the babysitter is running late, so tell ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) that we only come at {new_time=clock}, sorry about that
{=firstname} and {=firstname} dropped out this morning with a cold, so it's just {new_guests=pax} of us at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the})
change ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) to {new_day=pday} {new_time=clock}
{new_guests=pax} not {=pax}, ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), same evening
let ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) know we're {new_guests=pax} and will show up {new_time=clock}
can we eat an hour later at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {new_time=clock} say
change our table to {new_guests=pax} people at {new_time=clock}
make the reservation later, {new_time=clock} instead
change our table at {restaurant=eatery2} to {new_guests=hours} people
move the booking at {restaurant=eatery2} to {new_day=onday} at {new_time=clock3}
make it {new_guests=hours} at {restaurant=eatery2}, and {new_time=clock3} instead of {=clock3}
{restaurant=eatery2}: guests {new_guests=hours}, time {new_time=clock3}, day {new_day=onday}
{new_time=clock3} instead, and {new_day=onday}, for our reservation at {restaurant=eatery2}
we're {new_guests=hours} now, tell {restaurant=eatery2}
postpone {restaurant=eatery2} from {=onday} to {new_day=untilday}
restaurant {restaurant=eatery2}, new time {new_time=clock3}
%lang es
cámbiame la reserva de {restaurant=house}: seremos {new_guests=cuantos} y a las {new_time=time}

%tool tavolo.join_waitlist Put your party on the waiting list of a full restaurant.
%also Returns the place in the queue.
%also Queues you up where everything is taken and sends a text message when something comes free.
%param restaurant* (place) {"type": "string"}
%param guests* (people, seats) {"type": "integer", "description": "Party size"}
%param on_day (date, evening) {"type": "string", "description": "Evening"}
%param phone (mobile, callback_number) {"type": "string", "description": "Number for the text message"}
%list tel: 0176 5523981 | +34 611 203 448 | 555-0134 | 07700 900 123 | +1 415 555 0177 | 0660 441 290 | 06 12 34 56 78 | 555 2398 | +49 151 2304567 | 020 7946 0018
%list telx: 0171 4402218 | +44 7700 900123 | 030 5550142 | 07700 900456 | +49 151 5550188 | 555-0147 | +43 660 555019 | 0043 1 555 0110 | 212 555 0199 | 06 55 50 12 34
(put|get) us on the waiting list at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {guests=pax} people[, {on_day=pday}]
({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) is full {on_day=pday}? then queue us, {guests=pax}, text {phone=tel}
waitlist: ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {guests=pax}, {on_day=pday}, {phone=tel}
if something comes free at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday}, we'd take it, {guests=pax} of us, ring {phone=tel}
~ they said everything's gone, but I really want to try ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), so let them have my number {phone=tel}, we're {guests=pax}
maybe somebody cancels at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) on {on_day=pday}, {guests=pax} of us would come at once
we're flexible and don't mind hanging around. {guests=pax} hopefuls for ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), they can reach me on {phone=tel}
{guests=pax} for the waiting list of ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {phone=tel} is my number
no luck with ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) online, add the {guests=pax} of us in case a spot opens
line us up at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) for {on_day=pday}, party of {guests=pax}
put me on the waitlist for {on_day=pday}, {guests=pax} people
waiting list at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) please, {phone=tel}
~ put us on the waiting list at {restaurant=restx} for {guests=nfew} on {on_day=dayfx}
for {guests=nfew} people, waitlist of {restaurant=restx}, text me at {phone=telx}
restaurant {restaurant=restx}, guests {guests=nfew}, evening {on_day=dayfx}, phone {phone=telx}
{on_day=dayfx}, waiting list for {restaurant=restx}, party of {guests=nfew}
with {phone=telx} as my number, {guests=nfew} of us on the waitlist of {restaurant=restx}
with {phone=phone}, {guests=guests} of us, at {restaurant=resto} {on_day=day7}
on the list of {restaurant=resto} for {on_day=day7}, {guests=guests}
{phone=phone} is where {restaurant=resto} can text me, if a table opens for {guests=guests}
%lang de
setz uns bei {restaurant=house} auf die Warteliste, wir sind {guests=int}, Nummer {phone=tel}

%server vinorette
%list cap: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 120 pounds => 120 | twenty euros => 20 | 18 | 500
%list rack: rack B | the top shelf | the space under the stairs | wine fridge, left door | cellar 2 | the box by the boiler | row 4 | Dad's corner | the cupboard in the hall | garage
%list vint: 2015 | 2018 | 2009 | 2020 | 1998 | 2012 | 2021 | 2003 | 2017 | 1986
%list wine: Barolo | Prager Riesling | Casa Rossi Bianco | Vouvray | Old Mill Red | Chablis | Two Hills Shiraz | Quinta do Vale | Amarone | Sancerre from Petit | Cava

%tool wine_search search the merchant's wines by grape, region, food, price. to find bottles the user already owns use cellar_list.
%also Wines that can be bought.
%also Looks for bottles on sale that suit a dish, from a region, below a price, of a given colour.
%param style (colour, type) {"type": "string", "enum": ["red", "white", "rose", "sparkling", "dessert"], "description": "colour or style"}
%param grape (variety, varietal) {"type": "string", "description": "grape variety"}
%param region (origin, appellation) {"type": "string", "description": "where it is grown"}
%param goes_with (pairing, food) {"type": "string", "description": "dish to be paired with"}
%param max_price (price_to, budget) {"type": "number", "description": "per bottle"}
%param sweetness (taste, dryness) {"type": "string", "enum": ["dry", "off_dry", "sweet"], "description": ""}
%list pair: roast lamb | sushi | mushroom risotto | goat's cheese | Thai curry | oysters | steak and chips | tarte Tatin | grilled vegetables | a fish stew from Provence
%list grape: Riesling | Tempranillo | Grüner Veltliner | Pinot Noir | Malbec | Chenin | Nero d'Avola | Syrah and Grenache | Albariño | Zweigelt
%list region: the Mosel | Rioja | Sicily | Willamette Valley | South Africa | Côtes du Rhône | the Wachau | Mendoza | Tuscany and Umbria | Lake Garda | Tokaj
%list pairlong: a goose that has been in the oven all day | pasta with clams, lots of garlic, no tomato | cheese we bring back from the Alps | curry that is hot but not sweet | cake my mother bakes for Easter, with poppy seeds | the ribs we smoke in the garden on Sunday | raw fish, seaweed and pickled ginger | pizza in front of the telly, nothing grand | duck, served pink, with oranges | a picnic that may last until midnight
a bottle that suits {goes_with=pair}, {sweetness:dry=nothing sugary|no sugar please|not sweet at all}
~ {grape=grape} to buy, {max_price=cap} a bottle at most
anything from {region=region} for {goes_with=pair}, {style:sparkling=something with bubbles|one that pops|fizzy}
with {goes_with=pair}, a {grape=grape} out of {region=region}
what should we drink with {goes_with=pairlong}
{region=region}, {grape=grape}, below {max_price=cap}, {sweetness:sweet=for a sweet tooth|with lots of sugar}
show me {grape=grape} I could buy, I'm standing at the rack

%tool cellar_list bottles in the user's own cellar
%also What wine do I have at home?
%also Stock of the private cellar by rack, producer or vintage; ready_only leaves out what must still age.
%param producer (winery, maker) {"type": "string", "description": "winery"}
%param rack (shelf, location) {"type": "string", "description": "where it lies"}
%param vintage (year, harvest) {"type": "integer", "description": "year"}
%param ready_only (drinkable, mature_only) {"type": "boolean", "description": "only what can be drunk now"}
%list winery: Weingut Prager | Bodegas Lara | Domaine Petit | Casa Rossi | Old Mill Estate | Keller & Sohn | Château Belair | Two Hills | Finca Sol | Villa d'Este
what's lying in {rack=rack}, {ready_only:true=that I can open tonight|nothing that has to wait|just those at their best}
how many from {vintage=vint} do I own, {rack=rack} only
bottles by {producer=winery} in {rack=rack}
do we have anything left in {rack=rack} from {producer=winery}
we have people over at eight and I need to know which of our bottles from {producer=winery} are left
{producer=winery}, {vintage=vint}, {rack=rack}, {ready_only:true=drinkable now}
tell me what I own, every red and white we have

%tool cellar_add enter bottles into the user's cellar
%also Record wine that was bought or given.
%also Adds a wine with its vintage, number of bottles, the rack and who it came from.
%param wine* (label, name) {"type": "string", "description": "name of the wine"}
%param vintage (year, harvest) {"type": "integer", "description": "year of harvest"}
%param bottles (quantity, count) {"type": "integer", "minimum": 1, "description": "number of bottles"}
%param rack (shelf, bin) {"type": "string", "description": "where it lies"}
%param gift_from (giver, donor) {"type": "string", "description": "who gave it, if a present"}
%param price (paid, cost) {"type": "number", "description": "paid per bottle"}
%list giver: Uncle Bert | Jo and Sal | the landlord | my boss | Anneke | Mrs. O'Neill | the team | Prager himself | dad | our neighbours
%list winedec: Seven Deadly Zins | 14 Hands | Nineteen Crimes | Cloudy Bay | Mum's Best | Cellar No. 8 | Uncle Zin | Gift of the Nile | House of Cards red | Twelve Bottles blanc
{bottles=few} {wine=wine} have come in, {price=cap} each
I've got a {wine=wine}, {gift_from=giver} brought it
put {bottles=few} bottles of {wine=wine} in {rack=rack}
into {rack=rack} goes a {wine=wine} from {gift_from=giver}, a {vintage=vint}
the {wine=wine}, a {vintage=vint}, which I got at the auction, goes in {rack=rack}
{wine=wine}, {vintage=vint}, {bottles=few} bottles, {rack=rack}, {price=cap} apiece
store the {wine=winedec} for me

%tool tasting_note write down how a wine tasted
%also Log a glass or bottle that was drunk.
%also Personal tasting diary: impression, points out of 100, the company and the place, shared or not.
%param wine* (label, name) {"type": "string", "description": "name of the wine"}
%param impression* (notes, text) {"type": "string", "description": "free text"}
%param points (score, rating) {"type": "integer", "minimum": 50, "maximum": 100, "description": "score out of 100"}
%param drunk_at (place, venue) {"type": "string", "description": "place"}
%param visibility (audience, shared_with) {"type": "string", "enum": ["private", "friends", "public"], "description": "who can read it"}
%list tasteshort: fruity | a bit thin | plums and smoke | corked | very good, very dear | sour cherries | too young | honeyed | round and soft | flat
%list pts: 92 | 88 | 75 | ninety => 90 | 95 | 81 | 68 | 97 | 85 | seventy => 70
%list venue: Chez Odile | Jo's party | the beach | Pino's | home | the winery in Spitz | our wedding | the Anchor | my sister's | a bar in Porto
%list taste: cherries at first, then leather, a long and warm finish | too cold when it came, opened up after an hour | smelled of wet dog but tasted of plums | thin, sour, and I would not buy it again | like biting into a green apple in the rain | so good that we ordered a second bottle | honey and smoke, it stays on the tongue for ages | sweet without being sticky, goes well with blue cheese | all pepper and blackberries, needs two more years | fine with the fish, a bit dull when the food was gone
%list tastedec: tastes like home | a friend of mine would like it | public pool smell | ninety percent sugar | like a bar of chocolate | a hundred times better | private plane stuff | smells of the pub | friends-reunion kind of wine | home-made cherry jam
had the {wine=wine}, {impression=tasteshort}, {visibility:private=keep that to myself|nobody else should read it|just for me}
note {impression=tasteshort} for the {wine=wine}, {points=pts} out of a hundred
{wine=wine} at {drunk_at=venue} was {impression=tasteshort}, {visibility:public=everyone may read that|tell the world}
at {drunk_at=venue}, {impression=tasteshort}: that was the {wine=wine}
about the {wine=wine}: {impression=taste}
~ {wine=wine}, {points=pts} points, {drunk_at=venue}, {impression=tasteshort}
my thoughts on {wine=wine}: {impression=tastedec}

%tool gift_send send a bottle or voucher as a present. card_text is printed by hand, signed with `signed_by`.
%also Order a present for somebody else.
%also Ships a gift to a person with a card, wrapping and a day of arrival; the bill stays out of the box.
%param gift* (product, present) {"type": "string", "description": "what is given"}
%param recipient* (to, receiver) {"type": "string", "description": "who gets it"}
%param signed_by (from, giver) {"type": "string", "description": "who the card is from"}
%param card_text (message, greeting) {"type": "string", "description": "greeting"}
%param arrive_on (date, delivery_date) {"type": "string", "description": "day of arrival"}
%param wrapping (packaging, wrap) {"type": "string", "enum": ["none", "paper", "wooden_box"], "description": "default paper"}
%list name2: Mia Carlsson | Uncle Bert | O'Brien Roofing | Dr. Iyer | my sister in Cork | Kwame | Blue Door Studio | Tomasz and Ines | the Hendersons | legal | Mrs. Kowalski | Ben
%list gift: a magnum of Cava | the tasting box | voucher over 50 euros | six bottles of Chablis | port and chocolate | corkscrew set | a good Barolo | the starter case | Prager Riesling | two crystal glasses
%list from: the Leeds office | Jo | Nordwerk | Aunt Rosa | our warehouse | Team Falcon | mum and dad | Pixel Barn | Lee | the shop | Big Sal
%list greetshort: cheers | thanks for everything | happy birthday | get well soon | well done, you | with love | sorry | here's to you both | good luck | see you soon, old friend
%list greet: happy birthday, may the next fifty be as wild | thank you for watering the plants while we were away | get well soon, but don't drink it all at once | sorry I missed the party, the train never came | welcome to the new house, we are two doors down | you did it, we always knew you would | to many more years together, love from the whole gang | congratulations on the baby, open this in 2044 | you passed, we always said you were clever | for the best neighbours we ever had, cheers
%list giftdec: Paper Planes cocktail kit | wooden box Bordeaux | Christmas Day hamper | greeting card and bubbly | Valentine truffles | Easter Monday rosé | From Dusk port | Signed by Hand merlot | Wooden Spoon cookbook | None But the Brave gin
treat {recipient=name2} to {gift=gift}, {wrapping:wooden_box=in one of those crates|make it look really grand|in a nice crate}
send {recipient=name2} {gift=gift}, {arrive_on=day} at the latest
{gift=gift} to {recipient=name2} from {signed_by=from}
from {signed_by=from}, with "{card_text=greetshort}", {gift=gift} for {recipient=name2}, {wrapping:none=no frills|without any fuss around it|don't wrap it}
~ {gift=gift} for {recipient=name2}, and on the card {card_text=greet}
{recipient=name2}, {gift=gift}, {arrive_on=day}, {card_text=greetshort}
I'd like {recipient=name2} to get the {gift=giftdec}

%server weekmenu

%tool weekmenu.plan_meal Put a dish on the meal plan.
%also Creates or overwrites a meal of a day.
%also Decide what there will be to eat on some day, at which meal, for how many and who stands at the stove.
%param dish* (food, recipe) {"type": "string", "description": "What there is to eat"}
%param date* (day, on) {"type": "string", "description": "Day"}
%param meal (slot) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "Meal of the day"}
%param servings (people, eaters) {"type": "integer", "description": "For how many people"}
%param cook (chef, who) {"type": "string", "description": "Who cooks"}
%list cook: dad | Priya | my brother | Tom | Lena | grandma | the twins | Jonas | my wife | uncle Ray | Mia | our au pair | Wei | Fatima | Ben | my flatmate
%list dish3: bread and butter pudding | lasagne | fish on Friday | rice with beans | Ana's lamb stew | soup from leftovers | mac and cheese | pancakes | roast chicken, potatoes and peas | tofu | toad in the hole | pasta with nothing
%list dish_es: tortilla de patatas | lentejas con chorizo | paella de verduras | croquetas de jamón | merluza al horno | gazpacho | cocido | arroz con leche | pollo al ajillo | fabada | ensaladilla rusa | pisto | crema de calabacín | empanada de atún
(plan|schedule|put) {dish=dish} for {date=weekday_one}
{date=weekday_one} {meal:dinner=dinner|supper|evening meal}: {dish=dish}
{dish=dish} for {meal:lunch=lunch|the midday meal} {date=weekday_one}, {cook=cook} (cooks|is cooking)
we're having {dish=dish} {date=weekday_one}, {servings=party} of us, write it down in the meal plan
{cook=cook} makes {dish=dish} for {servings=party} {date=weekday_one} {meal:dinner=evening|night}
let's do {dish=dish} {date=weekday_one}[, {meal:breakfast=for breakfast|in the morning|first thing}]
what about {dish=dish} {date=weekday_one}? yes, put it down, {servings=party} portions
{servings=party} people {date=weekday_one}, {dish=dish}, and {cook=cook} is at the stove
~ the kids begged for {dish=dish}, so {date=weekday_one} it is
~ put {dish=dish} on the meal plan [for {servings=party}]
plan {meal:lunch=lunch} for {date=weekday_one}, {cook=cook} cooks
{dish=dish3} for {meal:dinner=dinner} on {date=onday}, {cook=name} cooks
plan {dish=dish3} on {date=onday} for {servings=hours} people
dish {dish=dish3}, date {date=onday}, meal {meal:lunch=lunch}, servings {servings=hours}, cook {cook=name}
on {date=onday} {cook=name} makes {dish=dish3}
{meal:breakfast=breakfast} {date=anyday}: {dish=dish3}
{servings=hours} portions of {dish=dish3} {date=anyday} as {meal:snack=a snack|snack}
for {servings=hours}, by {cook=name}, {date=anyday}: {dish=dish3}
{=name} gave me the recipe, put {dish=dish3} on the plan for {date=onday}
{date=anyday}, {meal:dinner=supper}, {dish=dish3}, chef {cook=name}
{cook=family} makes {dish=dish2} {date=day7} for {servings=guests}
for {meal:lunch=lunch} {date=day7}, {dish=dish2}, {cook=family} at the stove
{date=day7} there will be {dish=dish2}, {servings=guests} of us eating
%lang de
trag für {date=date3} {meal:dinner=abends|zum Abendessen} {dish=dish_de} (in den Essensplan|) ein
%lang es
apúntame {dish=dish_es} {date=date} para {meal:lunch=comer|la comida|el almuerzo}

%tool weekmenu.show Show the meal plan.
%also Returns meals[] between two days.
%also What is going to be eaten in the days to come, all meals or only the one asked for.
%param start_date* (from, first_day) {"type": "string", "description": "First day"}
%param end_date (to, last_day) {"type": "string", "description": "Last day"}
%param meal (only) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "Only this meal"}
what's on the menu {start_date=weekday_one}
show [me] the meal plan from {start_date=weekday_one} to {end_date=day4}
what are we eating between {start_date=weekday_one} and {end_date=weekday_one}
{start_date=weekday_one} until {end_date=weekday_one}, just the {meal:dinner=dinners|suppers|evenings}
which {meal:lunch=lunches|midday meals} have we got planned, {start_date=weekday_one} till {end_date=weekday_one}
do I need to defrost anything for {start_date=weekday_one}
up to {end_date=day4} starting {start_date=weekday_one}, {meal:breakfast=breakfasts} only
{meal:dinner=dinner} {start_date=weekday_one}?
is it my turn at the stove {start_date=weekday_one}, and what was it going to be
show the meal plan
which {meal:lunch=lunches} are planned until {end_date=weekday_one}
show the {meal:dinner=dinners|dinner plan} from {start_date=onday} to {end_date=untilday}
meal plan from {start_date=onday} until {end_date=untilday}
~ {meal:lunch=lunches|lunch} only, {start_date=onday} to {end_date=untilday}
start {start_date=onday}, end {end_date=untilday}, meal {meal:breakfast=breakfast}
what do we eat for {meal:breakfast=breakfast} from {start_date=onday} on
up to {end_date=untilday}, from {start_date=onday}, what is planned
{=name} shops {=onday}, so what is on the meal plan from {start_date=untilday}
%lang de
was gibt es {start_date=date3} {meal:dinner=abends|zum Abendessen} zu essen

%tool weekmenu.swap_days Swap the planned meals of two days.
%also Exchanges two days of the plan.
%also What was meant to be eaten on one day is moved to the other and the other way round.
%param first_day* (day_a, from_day) {"type": "string", "description": "One of the days"}
%param second_day* (day_b, to_day) {"type": "string", "description": "The other day"}
%param meal (which) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "Only this meal"}
%list wka: Monday | Wednesday | Friday | Sunday | Thursday | Tuesday | Saturday | today | Mon | tomorrow
%list wkb: Tuesday | Thursday | Saturday | Sunday | Friday | next Monday | Wed | the day after tomorrow | the 14th | Wednesday
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
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
swap {first_day=wka} with {second_day=wkb} for {meal:lunch=lunch}
switch {meal:dinner=dinner} between {first_day=wka} and {second_day=wkb}
{meal:breakfast=breakfast} only, {first_day=wka} and {second_day=wkb} trade places
day one {first_day=wka}, day two {second_day=wkb}, meal {meal:snack=snack}
swap {first_day=wka} for {second_day=wkb} in the menu
only {meal:dinner=dinner|the dinners}: {first_day=sday} for {second_day=eday}
what we eat {first_day=sday} should go on {second_day=eday} and the other way round
{second_day=eday} with {first_day=sday}, swap, the fish isn't thawed
%lang es
intercambia la {meal:dinner=cena} del {first_day=weekday} con la del {second_day=weekday}
