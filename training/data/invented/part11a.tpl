# Invented tools: tables, courts, desks, appointments, food to the door, events, timers, shopping pads, notes, diary, habits.
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
%list house: Osteria Bella | Kantine 7 | Casa Paco | Little Hanoi | Chez Margot | Sakura Garden | Zum Goldenen Hirsch | Olive and Thyme | El Rincón de Ana | Smoke and Barrel | Noor | Fish for Two | Trattoria da Gino | Bao Corner | La Bodega | Green Fork | Mezze House | Bistro Lumière | Tandoori Nights
%list house_the: Blue Lantern | Rusty Anchor | Old Mill | Lemon Tree in Soho | Crab Shack
%list house_n: Osteria Bella | Kantine 7 | Casa Paco | Little Hanoi | Chez Margot | Sakura Garden | Zum Goldenen Hirsch | Olive and Thyme | El Rincón de Ana | Smoke and Barrel | Noor | Fish for Two | Trattoria da Gino | Bao Corner | La Bodega | Green Fork | Mezze House | Bistro Lumière | Tandoori Nights | Blue Lantern | Rusty Anchor | Old Mill | Lemon Tree in Soho | Crab Shack
%list pax: 2 | two => 2 | 4 | four => 4 | 6 | six => 6 | 8 | five => 5 | 3 | three => 3 | 7 | ten => 10 | 12 | nine => 9 | 5 | eleven => 11 | seven => 7 | eight => 8
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list clock_b: 9pm | 21:00 | half past nine | three | 4 pm | 22:15 | quarter past ten | 5:30 | midnight | 17:00 | ten in the evening | 11 | 23h | 6 | half past five | 10 pm | 2:30 | twelve | 7 | 18:45
%list bname_p: Okafor | Jansen | Maria Lindt | Dr. Feld | Petersen | Kowalski | Tanaka | Bruhn | Lopez | Ahmed | Sophie | Byrne | Nowak | Team Atlas | Weber and sons | Ines Duarte | Kim | Romero | Holm | Van Dijk
%list wish: a quiet corner by the window | a high chair for the baby | one vegan and two without gluten | table outside in the shade | candles and a birthday cake | room for a pram | no nuts for my son | far from the kitchen door | a seat with space for a wheelchair | near the fireplace | terrace | a booth in the back | nobody sings please | window seat | water bowl for the dog | separate bills | champagne on arrival | the round one in the middle | lactose free menu for one | somewhere without loud music | flowers for our anniversary
%list wunsch: ruhiger Tisch am Fenster | Kinderstuhl | draußen im Schatten | einmal ohne Gluten | Platz für einen Kinderwagen | nicht neben der Tür | Torte mit Kerzen | glutenfrei und ohne Nüsse
%list deseo: una mesa tranquila junto a la ventana | trona para el bebé | en la terraza | sin gluten para dos | lejos de la puerta | sitio para un cochecito | tarta con velas | cerca de la chimenea
%list tel: 0176 5523981 | +34 611 203 448 | 555-0134 | 07700 900 123 | +1 415 555 0177 | 0660 441 290 | 06 12 34 56 78 | 555 2398 | +49 151 2304567 | 020 7946 0018
%list club: Riverside Club | TC Lindenau | Padel Point | Victoria Leisure Centre | Casa de Campo | Smash Factory | Arena Süd | City Racket | Westpark | hall 3 at the academy | Club Atlántico | Beach Arena | Greenwood Park | Polideportivo Norte | Sportzentrum Ost | Ace and Deuce
%list club_the: sports hall in Northfield | university gym | club behind the station | old gym with the wooden floor
%list mins: an hour => 60 | 90 minutes => 90 | 45 minutes => 45 | two hours => 120 | half an hour => 30 | 60 min => 60 | an hour and a half => 90 | 2 hours => 120 | 30 minutes => 30 | 75 minutes => 75 | one hour => 60
%list whydrop: I twisted my ankle | my partner is ill | the kids have flu | it's going to pour | too much on at work | my racket broke | we're away that week | Tom can't make it | stuck in a meeting in Leeds | tennis elbow | sore back | a wedding in the family | I mixed up the weeks | nobody has time | double booked | a funeral | my knee and my shoulder hurt | car trouble | visitors from abroad | exam the next morning
%list grund: ich bin erkältet | mein Partner ist krank | es soll regnen | ich muss arbeiten | der Knöchel tut weh | keiner hat Zeit
%list pday_es: hoy | mañana | pasado mañana | este sábado | esta tarde | la semana que viene
%list motivo: me he torcido el tobillo | va a llover | tengo que trabajar | mi compañera está enferma | nadie puede | me duele la espalda
%list site: Berlin | headquarters | tower B | Rotterdam | building 4 | Lisbon hub | Campus West | Vienna | Harbour House | Malmö | third floor in the main building | Madrid | Hub East | Ghent
%list site_the: Leeds branch | annex | loft on Mill Street | new place in Soho | lab | garden wing
%list nearwhat: Priya | Lena and Tom | Marcus | sales
%list nearwhat_the: window | printer | design team | coffee machine | emergency exit | kitchen with the balcony | people from finance | quiet zone | lifts | phone booths in the hall | meeting rooms | data folks | plant wall
%list nearwhat_a: power socket | door
%list purpose: eye test | passport photos | teeth cleaning | back massage | blood test | tax advice | driving lesson | physiotherapy for my knee | flu shot | hearing test | first fitting for the suit | mole check | legal advice about the lease | piano lesson | tattoo on the forearm | mortgage talk | manicure and pedicure | contact lens fitting | ultrasound | check-up for the baby | couples therapy | portrait session in the studio
%list provider: Dr. Amari | Frau Seidel | Smile Dental | Dr. Lopez | Studio Kern | Bright Eyes | Maria at the bank | Ink and Iron | Dr. Chowdhury | Praxis am Markt | Clínica Sol | Fahrschule Roth | Counsel and Partners | Nurse Byrne
%list provider_the: optician on Park Row | notary | tax office | midwife | orthopaedist | lab in Hill Street
%list zweck: Sehtest | Zahnreinigung | Rückenmassage | Blutabnahme | Steuerberatung | Krankengymnastik | Passfotos | Grippeimpfung | Hörtest | Hautkrebsvorsorge
%list fin: revisión de la vista | limpieza dental | masaje de espalda | análisis de sangre | fisioterapia | fotos de carné | vacuna de la gripe | asesoría fiscal
%list remark: I faint at the sight of needles | my son comes along | I only speak English | parking in front please | it's my first time | bring the old X-rays | I may be five minutes late | allergic to latex and penicillin | nervous patient | ground floor only, wheelchair | left ear, not right | the baby will be with me | please call before | I pay in cash | second opinion | with a translator for my father | sensitive skin | referral from Dr. Feld | after a broken wrist | short on time
%list dish: margherita | pad thai with tofu | two cheeseburgers and fries | chicken korma | veggie burrito | lamb kebab in flatbread | sushi for four | pumpkin soup | falafel plate with extra hummus | beef ramen | spring rolls | caesar salad | fish and chips | tiramisu | lasagne | green curry with rice | dumplings in broth | pizza funghi | shawarma | mac and cheese | poke bowl | onion rings and a milkshake | paella for three
%list gericht: Pizza Salami | Käsespätzle | Döner mit extra Soße | Linsensuppe | Schnitzel mit Pommes | gebratene Nudeln | Falafelteller | Flammkuchen | Burger ohne Zwiebeln | grünes Curry mit Reis
%list plato: pizza margarita | tortilla con cebolla | pollo asado con patatas | empanadas de carne | sopa de lentejas | tacos al pastor | arroz con verduras | hamburguesa sin queso | ensalada mixta
%list nq: 2 | two => 2 | three => 3 | 3 | four => 4 | one => 1 | 5 | six => 6 | 4 | 10
%list addr: 14 Mill Lane | flat 3, 9 Harbour Road | Lindenstraße 8 | 221 West 4th | calle Luna 12 | 7 Station Road | Rosenweg 22 | grandma's flat in Elm Court | 5 Rue Cler | 88 King Street | tent 14 on the campsite | Plaza Mayor 3 | 16 Castle Hill | room 204 at the Astoria | 30 Orchard Close | Via Verdi 2 | 2 The Green
%list addr_the: back door of number 40 | boathouse
%list extra: no onions | extra chilli and a lemon | sauce on the side | without coriander | cut into eight | chopsticks for three | double cheese | no cutlery | half spicy, half mild | well done | gluten free base | a bit more ginger | rice instead of fries | nuts in a separate box | no ice in the drinks | extra napkins and ketchup | vegan mayo | lots of garlic | no pork in anything | crispy
%list ordno: 8841 | DB-2207 | #5519 | A93 | 40127 | X-77 | 1006 | db5531 | #318 | 99214
%list act: Arctic Foxes | Mozart | Dua Lipa | flamenco | street food | stand-up | Van Gogh | dinosaurs and fossils | Swan Lake | The Wailing Cats | craft beer | Hamlet in the park | ice hockey | photography from Japan | jazz and blues | puppets for toddlers | Coldplay | vintage cars | Nora Field | board games | tango
%list show: Swan Lake | Hamlet | The Lion King | Ajax against Lyon | Carmen | Rock by the River | Cats and Crows | Mamma Mia | Night of the Museums | Romeo and Juliet in the park | Les Misérables | Comedy for Breakfast | Wintergarten Varieté | Blue Man Group | Bingo with Brenda
%list show_the: Arctic Foxes concert | jazz night in the brewery | chess final | Nora Field show | derby | Mahler evening | horse show
%list show_n: Swan Lake | Hamlet | The Lion King | Ajax against Lyon | Carmen | Rock by the River | Cats and Crows | Mamma Mia | Night of the Museums | Romeo and Juliet in the park | Les Misérables | Comedy for Breakfast | Wintergarten Varieté | Blue Man Group | Bingo with Brenda | Arctic Foxes concert | jazz night in the brewery | chess final | Nora Field show | derby | Mahler evening | horse show
%list city_n: Leeds | Hamburg | Valencia | Dublin | Graz | Lyon | Oslo | Porto | Ghent | Chicago | Bristol | Sevilla | Basel | Turin | Kraków | Austin | Malmö | Bath | Bilbao | Köln
%list price: 40 | 60 euros => 60 | $35 => 35 | 25 | 80 | £50 => 50 | 100 euros => 100 | 20 dollars => 20 | 45 | 120
%list secs: 10 minutes => 600 | five minutes => 300 | 90 seconds => 90 | half an hour => 1800 | an hour => 3600 | 45 seconds => 45 | 25 min => 1500 | three minutes => 180 | two hours => 7200 | 12 minutes => 720 | 20 minutes => 1200 | 7 min => 420 | an hour and a half => 5400 | 30 secs => 30 | 8 minutes => 480 | 40 minutes => 2400 | 3 hours => 10800 | one minute => 60 | 15 mins => 900
%list dauer: zehn Minuten => 600 | 5 Minuten => 300 | eine halbe Stunde => 1800 | 90 Sekunden => 90 | eine Stunde => 3600 | 20 Minuten => 1200
%list dura: diez minutos => 600 | 5 minutos => 300 | media hora => 1800 | 90 segundos => 90 | una hora => 3600 | 20 minutos => 1200
%list tlabel: eggs | pasta | laundry in the dryer | bread and rolls | green tea | face mask | pizza | nap | potatoes for the salad | time out | plank | parking meter | brownies | rice | hair dye | chess move | homework break | steak | meditation | oven fries and nuggets | cookies
%list tlabel_n: eggs | pasta | laundry in the dryer | bread and rolls | green tea | face mask | pizza | nap | potatoes for the salad | time out | plank | parking meter | brownies | rice | hair dye | chess move | homework break | steak | meditation | oven fries and nuggets | cookies | cake in the oven
%list tlabel_de: Eier | Nudeln | Wäsche im Trockner | Brot | Tee | Pizza | Kartoffeln | Gesichtsmaske | Kuchen im Ofen
%list tlabel_es: huevos | pasta | ropa de la secadora | pan | té | pizza | patatas | mascarilla | bizcocho del horno
%list sound: birds | church bells | rain on a roof | radio | Here Comes the Sun | cock crow | soft piano | waves and seagulls | harp | marimba | jazz | whale song | drums in the jungle | classic ring | news | wind chimes | Beethoven
%list sound_a: siren | gong
%list alabel: early shift | school run | take pills | yoga | flight to Oslo | feed the cat | rehearsal | dad's medicine | bus | market stall | swimming with the kids | night watch | gym | prayers | long run in the hills | exam | call with Tokyo | bins
%list swhat: how long the kettle takes | lap swimming | reading out loud | chess game | rope skipping | boiling | her labour pains | cubing
%list swhat_the: plank | speech | kids' race | puzzle | drive to school | egg and spoon race | song
%list buy: milk | bread and two pints of milk | cat food | two bags of potatoes | olive oil and capers | nappies in size four | batteries for the remote | toothpaste | six eggs | candles for the cake | dishwasher tabs | coriander, limes and tortillas | coffee beans | light bulbs for the hall | baking paper | tomatoes and a cucumber | something for Lisa's birthday | screws with wide heads | bin bags | gluten free flour | washing powder | half a kilo of mince | sun cream | bananas | dog biscuits and a new lead | printer ink | oat milk
%list buy_one: milk | bread | cat food | potatoes | olive oil | nappies | batteries for the remote | toothpaste | eggs | birthday candles | dishwasher tabs | coriander | coffee beans | light bulb for the hall | baking paper | tomatoes | bin bags | flour | washing powder | minced beef | sun cream | bananas | printer ink | oat milk | rice | wine for saturday | mac and cheese
%list kauf: Milch | ein Kilo Kartoffeln | Brot und Butter | Katzenfutter | Windeln Größe vier | Kerzen für die Torte | Zahnpasta | Olivenöl | sechs Eier | Müllbeutel | Batterien für die Fernbedienung | Kaffeebohnen
%list compra: leche | un kilo de patatas | pan y mantequilla | comida para el gato | pañales | velas para la tarta | pasta de dientes | aceite de oliva | seis huevos | bolsas de basura | pilas para el mando | café en grano
%list shop: Lidl | Aldi | IKEA | Tesco | Mercadona | DM | Carrefour | Waitrose | Hofer | Boots | Whole Foods
%list shop_the: chemist | farmers' market | butcher | hardware store | bakery on the corner | pet shop | Asian supermarket | garden centre | drugstore | health food shop
%list shop_n: Lidl | Aldi | IKEA | Tesco | Mercadona | DM | Carrefour | Waitrose | Hofer | Boots | Whole Foods | chemist | farmers' market | butcher | hardware store | bakery on the corner | pet shop | Asian supermarket | garden centre | drugstore | health food shop
%list laden: Lidl | Aldi | Rewe | Edeka | DM | Hofer | Penny | Baumarkt
%list forwhom: grandma | Lisa | dad | Uncle Joe | Ben | Mrs. Hall
%list forwhom_the: cat | neighbours | twins | school fair | office kitchen | camping trip | dog | baby
%list forwhom_my: flatmate | wife
%list thought: the wifi code at mum's is 88blue | red door, third floor, ring twice | Anna is allergic to walnuts and cashews | tile size is 20 by 20 | the spare key is with the Wongs | ask about the warranty for the boiler | plot idea: a lighthouse with no light | paint colour was Misty Harbour | locker 204 | we owe Pete thirty for petrol | the plumber's cousin fixes roofs | Emma likes yellow tulips | bike frame number WX30771 | page 114 has the good quote | the guy in the shop said to sand it first | bus 9 stops running at one | Leo wears 34 now | try less salt and more lemon | meter reading 40318 | blue bin goes out on odd weeks
%list gedanke: der Schlüssel liegt bei den Nachbarn | Anna mag keine Nüsse | die Wandfarbe heißt Nebelgrau | Leo hat Schuhgröße 34 | der Zähler steht auf 40318 | Bus 9 fährt nur bis eins
%list idea: la llave la tienen los vecinos | a Ana no le gustan las nueces | el color de la pared es gris niebla | Leo usa un 34 | el contador marca 40318 | el autobús 9 acaba a la una
%list notebook: house | Recipes | work | garden and balcony | Ideas | holidays | Family | novel | renovation | car | school stuff | gifts for everyone | Health | band | Italy trip | beer tasting | Inbox | quotes | kids
%list notebook_n: house | Recipes | work | garden and balcony | Ideas | holidays | Family | novel | renovation | car | school stuff | gifts for everyone | Health | band | Italy trip | beer tasting | Inbox | quotes | kids | blue one
%list topic_n: wifi code | wall paint | Leo's shoe size | warranty for the boiler | Anna's allergies | roof repair | tulips | spare key | lighthouse story | meter reading | who owes whom | tile size | bus times in the evening | sourdough | frame number | plumber | lemon and salt | visa papers | birthday ideas for dad | parking permit
%list entry: we got the keys to the flat | Nora took her first steps | argued with mum about Christmas and left early | the interview went better than I feared | rain all day, soup and board games | ran ten k in the woods | I miss Lisbon | Grandpa told the story of the goat again | nothing happened and it was lovely | missed the last train with Tim | finally finished the quilt for Ada | my boss took credit for my slides | saw a fox in the garden | burnt the risotto | long walk along the canal | couldn't sleep, thought about the move | we said goodbye to Rex | the choir sang in the old station | passed my driving test | cried at the school play
%list eintrag: wir haben die Schlüssel zur Wohnung | Nora hat die ersten Schritte gemacht | Streit mit Mama wegen Weihnachten | langer Spaziergang am Kanal | nichts passiert und es war schön | Prüfung bestanden
%list vivido: nos han dado las llaves del piso | Nora ha dado sus primeros pasos | discutí con mamá por la Navidad | paseo largo por el canal | no pasó nada y fue precioso | aprobé el examen
%list mention: Grandpa | Lisbon | Nora and the cat | choir | arguments with mum | running | Rex | snow | insomnia | Tim | soup | football with the boys | therapy | Berlin
%list mention_the: new job | garden | house in Wales | sea | band
%list since: january | the first of march | last summer | monday | 2025-03-01 | christmas | the holidays | last week | the 5th | may | my birthday | three weeks ago | new year | last october
%list upto: february | the end of march | easter | sunday | 2025-04-15 | new year | yesterday | the 20th | june | last night | this morning | the day before the wedding | now | august 1
%list habit: read for twenty minutes | floss | eat no sugar | walk the dog in the woods | practise the cello | do ten push-ups and a plank | write three pages | take a cold shower | call mum | meditate | learn Italian | make the bed | stretch for ten minutes | take the stairs | drink water before coffee | sketch | tidy the desk for five minutes | leave the phone out of bed | weed the garden | say something nice
%list gewohnheit: zwanzig Minuten lesen | Zahnseide | kein Zucker | Liegestütze | kalt duschen | Cello üben | meditieren | Italienisch lernen
%list habito: leer veinte minutos | usar hilo dental | nada de azúcar | hacer flexiones | ducha fría | tocar el chelo | meditar | estudiar italiano
%list times: 3 | three => 3 | five => 5 | 2 | four => 4 | 7 | 6 | two => 2
%list howwent: harder than usual | felt great | only half of it | with Tom in the park | almost skipped it | two pages more than planned | in the rain | lazy but done | new record | with music and a coffee | late at night | easy | my back complained | on the train | kids joined in

%tool tavolo.hold_table
(book|reserve|get) a table at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) for {guests=pax}[ on {on_day=pday}] at {at_time=clock}
({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {on_day=pday}, {at_time=clock}, {guests=pax} people, name of {under_name=bname_p}
table for {guests=pax}, {on_day=pday} at {at_time=clock}, ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {wishes=wish}
under {under_name=bname_p}: {guests=pax} at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {at_time=clock} on {on_day=pday}, and ask for {wishes=wish}
there'll be {guests=pax} of us for dinner at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday}, {wishes=wish} would be lovely
it's our anniversary and I've promised her something nice. we want to eat at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) on {on_day=pday}, just the {guests=pax} of us
my parents are coming down from the north, so I'd like to take all {guests=pax} of us out to ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday} around {at_time=clock}
can ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) squeeze {guests=pax} in {on_day=pday}
I don't feel like cooking, {guests=pax} for ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {at_time=clock}, say it's {under_name=bname_p}
see if ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) can do {at_time=clock} {on_day=pday}, {guests=pax} hungry people, {wishes=wish}
dinner {on_day=pday} with {=firstname}, so {guests=pax} covers at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) please, {at_time=clock}
reserve ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday} at {at_time=clock}
get us a table for {guests=pax} {on_day=pday}, {wishes=wish}
%lang de
reservier uns einen Tisch bei {restaurant=house} für {guests=pax} Personen um {at_time=time}, {wishes=wunsch}
wir wollen {on_day=date} zu {guests=int} ins {restaurant=house}, mach das bitte klar, auf den Namen {under_name=bname_p}
%lang es
resérvame mesa en {restaurant=house} para {guests=cuantos} {on_day=date} a las {at_time=time}, {wishes=deseo}
%lang en

%tool tavolo.change_party
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
%lang es
cámbiame la reserva de {restaurant=house}: seremos {new_guests=cuantos} y a las {new_time=time}
%lang en

%tool tavolo.join_waitlist
(put|get) us on the waiting list at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {guests=pax} people[, {on_day=pday}]
({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) is full {on_day=pday}? then queue us, {guests=pax}, text {phone=tel}
waitlist: ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {guests=pax}, {on_day=pday}, {phone=tel}
if something comes free at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) {on_day=pday}, we'd take it, {guests=pax} of us, ring {phone=tel}
they said everything's gone, but I really want to try ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), so let them have my number {phone=tel}, we're {guests=pax}
maybe somebody cancels at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) on {on_day=pday}, {guests=pax} of us would come at once
we're flexible and don't mind hanging around. {guests=pax} hopefuls for ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), they can reach me on {phone=tel}
{guests=pax} for the waiting list of ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}), {phone=tel} is my number
no luck with ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) online, add the {guests=pax} of us in case a spot opens
line us up at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) for {on_day=pday}, party of {guests=pax}
put me on the waitlist for {on_day=pday}, {guests=pax} people
waiting list at ({restaurant=house}|{restaurant=house}|{restaurant=house}|the {restaurant=house_the}) please, {phone=tel}
%lang de
setz uns bei {restaurant=house} auf die Warteliste, wir sind {guests=int}, Nummer {phone=tel}
%lang en

%tool court-grab
(book|get) a {sport:tennis=tennis} court at ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}) {day=pday} {start=clock}[ for {duration_minutes=mins}]
{sport:padel=padel} {day=pday} at {start=clock}, {players=pax} players, ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the})
{duration_minutes=mins} of {sport:squash=squash} {day=pday}, starting {start=clock}
({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}), {sport:badminton=badminton}, {day=pday}, {start=clock}, {duration_minutes=mins}, {players=pax} of us
I owe {=firstname} a rematch at {sport:squash=squash}, so find us somewhere to play on {day=pday} from {start=clock}
{=firstname} bought new shoes and wants to show off. sort out {sport:tennis=tennis} at ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}) for {day=pday} {start=clock}, {duration_minutes=mins} will do
the {players=pax} of us fancy a bit of {sport:volleyball=volleyball} {day=pday}, {start=clock} or so, ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}) if possible
reserve {sport:table_tennis=table tennis|ping pong} at ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}), {day=pday}, {players=pax} people for {duration_minutes=mins}
need to sweat on {day=pday}: {sport:padel=padel}, {start=clock}, {duration_minutes=mins}
on {day=pday} at {start=clock} I want to hit some balls with {=firstname}, {sport:tennis=tennis} obviously
{sport:badminton=badminton} hall for {players=pax}, {day=pday}
book a court at ({venue=club}|{venue=club}|{venue=club}|the {venue=club_the}) {day=pday} {start=clock}
get me a {sport:squash=squash} court for {duration_minutes=mins}
%lang de
buch uns {day=date} um {start=time} einen {sport:tennis=Tennisplatz} bei {venue=club}, wir sind {players=int}
%lang es
resérvame una pista de {sport:padel=pádel} {day=date} a las {start=time} en {venue=club}, somos {players=cuantos}
%lang en

%tool court-drop
cancel (my|our) {sport:tennis=tennis} court {day=pday}[, {reason=whydrop}]
{reason=whydrop}, so no {sport:squash=squash} for me {day=pday}
{sport:padel=padel} on {day=pday} is off, {reason=whydrop}
I won't be playing {sport:badminton=badminton} {day=pday} after all
let someone else have our {sport:tennis=tennis} hour on {day=pday}: {reason=whydrop}
sad news for {=firstname}, I have to bail out of {sport:volleyball=volleyball} on {day=pday} because {reason=whydrop}
I know it's short notice and I feel bad, but {reason=whydrop} and {sport:padel=padel} {day=pday} can't happen
drop the court for {day=pday}
{day=pday} {sport:table_tennis=ping pong|table tennis}, cancelled, {reason=whydrop}
we can't make it {day=pday}, give the {sport:squash=squash} slot back
free up {day=pday} again, {sport:badminton=badminton} isn't going to happen
cancel the {sport:tennis=tennis} court because {reason=whydrop}
call off the court
%lang de
sag den {sport:tennis=Tennisplatz} {day=date} ab, {reason=grund}
%lang es
cancélame la pista de {sport:padel=pádel} de {day=pday_es}, {reason=motivo}
%lang en

%tool court-openings
(any|which) {sport:tennis=tennis} courts (free|open) {day=pday}[ after {after=clock}]
{sport:padel=padel} slots {day=pday} between {after=clock} and {before=clock_b}
show {sport:badminton=badminton} availability {day=pday}, {indoor:true=indoors|under a roof}
when could we play {sport:squash=squash} {day=pday}
{day=pday}, {sport:volleyball=volleyball}, from {after=clock} to {before=clock_b}, {indoor:false=outdoors|open air}, what's left?
is there anything for {sport:tennis=tennis} before {before=clock_b} on {day=pday}
{=firstname} only has time at lunch and I only in the evening, so what's still left for {sport:padel=padel} on {day=pday} after {after=clock}
the forecast is awful again. what could we have for {sport:tennis=tennis} {indoor:true=inside|with a roof over our heads} {day=pday}, {after=clock} or later
have they got room for {sport:table_tennis=table tennis|ping pong} {day=pday} before {before=clock_b}
free {sport:squash=squash} hours {day=pday} from {after=clock}, {indoor:true=hall only|indoor}
what times can I get for {sport:badminton=badminton}
which courts are free {day=pday}
%lang es
¿qué pistas de {sport:padel=pádel} quedan libres {day=date} {indoor:true=cubiertas|bajo techo}?
%lang en

%tool deskClaim
(book|reserve) me a desk in ({office=site}|{office=site}|the {office=site_the}) {day=pday}
desk {day=pday}, ({office=site}|{office=site}|the {office=site_the}), near ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}), {from_time=clock} to {until_time=clock_b}
I'm coming in {day=pday}, put me next to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})[ {monitor:true=with a monitor|with a second screen}]
from {from_time=clock} until {until_time=clock_b} on {day=pday} I'd like to work at ({office=site}|{office=site}|the {office=site_the}), {monitor:true=with a screen|monitor needed}
({office=site}|{office=site}|the {office=site_the}) {day=pday}: workplace by ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}), {monitor:false=no screen needed|without a monitor}
my flat is being painted, so I need somewhere to sit in ({office=site}|{office=site}|the {office=site_the}) on {day=pday}, ideally close to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
the kids are home all week and I can't hear myself think. find me a spot at ({office=site}|{office=site}|the {office=site_the}) for {day=pday} until {until_time=clock_b}
I'll be at ({office=site}|{office=site}|the {office=site_the}) on {day=pday}, keep a seat for me beside ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
somewhere to plug in my laptop {day=pday} at ({office=site}|{office=site}|the {office=site_the}), {from_time=clock} till {until_time=clock_b}
{day=pday} I'll leave home for once, ({office=site}|{office=site}|the {office=site_the}), near ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
claim a desk close to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a}) for {day=pday}, leaving at {until_time=clock_b}
I want a desk at ({office=site}|{office=site}|the {office=site_the}) next to ({near=nearwhat}|the {near=nearwhat_the}|a {near=nearwhat_a})
book a desk {monitor:true=with a screen}
%lang de
reservier mir {day=date} einen Schreibtisch in {office=city}, von {from_time=time} bis {until_time=time}
%lang es
resérvame un puesto en {office=city} para {day=date}, {monitor:true=con monitor|con pantalla}
%lang en

%tool deskWhoIsIn
who's in [the office] {day=pday}
is {colleague=person} at ({office=site}|{office=site}|the {office=site_the}) {day=pday}
will I see {colleague=person} in ({office=site}|{office=site}|the {office=site_the}) {day=pday}
({office=site}|{office=site}|the {office=site_the}) {day=pday}, who's around?
where's {colleague=person} sitting {day=pday}
I baked far too much cake last night, so how many people are around {day=pday} in ({office=site}|{office=site}|the {office=site_the})
before I take the long train ride for nothing, can you tell me if {colleague=person} will be there on {day=pday}
{colleague=person}, {day=pday}, ({office=site}|{office=site}|the {office=site_the}): there or working from home?
which colleagues come to ({office=site}|{office=site}|the {office=site_the}) on {day=pday}
anybody to have lunch with at ({office=site}|{office=site}|the {office=site_the}) {day=pday}
do I have company {day=pday}
{day=pday}: is {colleague=person} coming in
%lang es
¿quién va a estar en la oficina de {office=city} {day=date}?
%lang en

%tool slotter_make_appointment
(make|book|get me) an appointment for {purpose=purpose} with ({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} at {time=clock}
{purpose=purpose}, {date=pday}, {time=clock}, ({provider=provider}|{provider=provider}|the {provider=provider_the})
({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} {time=clock} for {purpose=purpose}, tell them: {remarks=remark}
I need {purpose=purpose} {date=pday}[, ({provider=provider}|{provider=provider}|the {provider=provider_the}) preferably], {remarks=remark}
can ({provider=provider}|{provider=provider}|the {provider=provider_the}) see me {date=pday} about {purpose=purpose}
book {purpose=purpose} on {date=pday} around {time=clock}, note {remarks=remark}
I've been putting this off for months and my wife is losing patience. {purpose=purpose} at ({provider=provider}|{provider=provider}|the {provider=provider_the}), {date=pday}, {time=clock}
my letter from the insurance says it's due again, so could ({provider=provider}|{provider=provider}|the {provider=provider_the}) do {purpose=purpose} on {date=pday}
time for {purpose=purpose}, {date=pday} would suit me, {time=clock} or so, with ({provider=provider}|{provider=provider}|the {provider=provider_the})
at {time=clock} on {date=pday} I could do {purpose=purpose}, ask ({provider=provider}|{provider=provider}|the {provider=provider_the})
please sort out {purpose=purpose} for me {date=pday}; they should know: {remarks=remark}
make an appointment with ({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} {time=clock}
book {purpose=purpose} with ({provider=provider}|{provider=provider}|the {provider=provider_the})
%lang de
mach mir {date=date} um {time=time} einen Termin für {purpose=zweck} aus
ich brauche {date=date} einen Termin bei {provider=provider} zur {purpose=zweck}
%lang es
pídeme cita para {purpose=fin} {date=date} a las {time=time}
%lang en

%tool slotter_shift_appointment
move (my|the) {appointment=purpose} to {new_date=pday}[ at {new_time=clock}]
{appointment=purpose} from {old_date=pday} to {new_date=pday}, {new_time=clock}
can I have {appointment=purpose} at {new_time=clock} instead
I can't do {old_date=pday}, {appointment=purpose} has to be {new_date=pday}
reschedule {appointment=purpose}, {new_date=pday} {new_time=clock} rather than {old_date=pday}
{appointment=purpose}: {new_time=clock} on {new_date=pday} suits me better than {old_date=pday}
my train is cancelled, so {appointment=purpose} won't work {old_date=pday}. {new_date=pday} would be perfect
work has gone crazy this month and I need a bit of air, so put off {appointment=purpose} till {new_date=pday} {new_time=clock}
ask them whether {appointment=purpose} could be a bit later, {new_time=clock}
postpone {appointment=purpose} to {new_date=pday}
bring {appointment=purpose} forward, {new_date=pday} if they can, {new_time=clock}
move it from {old_date=pday} to {new_date=pday}
I need another time for my appointment, {new_date=pday} {new_time=clock}
%lang de
verschieb den Termin für {appointment=zweck} auf {new_time=time}
%lang en

%tool doorbite-send-meal
order {quantity=nq} {size:large=large} {dish=dish} to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
{dish=dish} for {deliver_at=clock}, {extras=extra}, ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
(get|order) {dish=dish} delivered to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) at {deliver_at=clock}[, {extras=extra}]
{quantity=nq} portions of {dish=dish}, {size:small=small}, {extras=extra}
to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) please: {quantity=nq} x {dish=dish}, {size:family=family size}, by {deliver_at=clock}
I'm starving, {dish=dish} with {extras=extra}
nobody here can face the stove after a day like this, so let's have {dish=dish} brought to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) around {deliver_at=clock}
{size:medium=medium} {dish=dish}, {extras=extra}, I'm at ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the})
the match starts soon and the fridge is empty. {quantity=nq} {dish=dish}, please, and they should be here by {deliver_at=clock}
I could murder some {dish=dish}, {size:large=a big one|large}, {extras=extra}
feed the builders at ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}): {quantity=nq} {dish=dish} at {deliver_at=clock}
{deliver_at=clock}, ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}), {quantity=nq} {size:large=large} {dish=dish}
order food to ({address=addr}|{address=addr}|{address=addr}|the {address=addr_the}) at {deliver_at=clock}
order {quantity=nq} portions, {size:medium=medium}, {extras=extra}
%lang de
bestell {quantity=int} mal {dish=gericht} in die {address=street}
ich hab Hunger, lass mir um {deliver_at=time} {dish=gericht} bringen
%lang es
pídeme {quantity=cuantos} raciones de {dish=plato} a {address=street} para las {deliver_at=time}
%lang en

%tool doorbite-same-again
order the same as last time from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the})
({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) again, like on {ordered_on=pday}, for {deliver_at=clock}
repeat my order of {ordered_on=pday} from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the})
what I had {ordered_on=pday} at ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) was so good, I want it once more at {deliver_at=clock}
the usual from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), {deliver_at=clock}
my mother hasn't stopped talking about what we ate {ordered_on=pday}, so get that from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) another time please
it was a terrible day and I deserve comfort food. you know what I like from ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), {deliver_at=clock} at the latest
({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), same again
reorder {ordered_on=pday}'s dinner, ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}), arriving {deliver_at=clock}
at {deliver_at=clock} I'd like exactly what ({kitchen=house}|{kitchen=house}|{kitchen=house}|the {kitchen=house_the}) sent us {ordered_on=pday}
do the {kitchen=house_n} thing again, nothing different
order the same again for {deliver_at=clock}
repeat the one from {ordered_on=pday}
%lang es
pídeme otra vez lo mismo de {kitchen=house} para las {deliver_at=time}
%lang en

%tool doorbite-rider-position
where's my (food|meal|dinner)
how far away is order {order_number=ordno}
track {order_number=ordno}, I want to know how long the rider needs
when does {order_number=ordno} get here
has the driver left with {order_number=ordno} yet
the kids are chewing the table legs by now, how much longer until that curry gets here
I'm standing on the balcony with an empty plate and see nobody. what's up with {order_number=ordno}
courier position for {order_number=ordno}
is my pizza lost or what
{order_number=ordno}, where is it right now
my soup must be cold by the time it arrives, is he even close
any sign of number {order_number=ordno}
%lang de
wo bleibt der Fahrer mit Bestellung {order_number=ordno}
%lang en

%tool stageline_seek
what's on in {city=city_n} from {from_date=pday} to {to_date=pday}
{kind:concert=concerts} in {city=city_n} {from_date=pday}[, under {max_price=price}]
any ({what=act}|{what=act}|{what=act}) in {city=city_n} between {from_date=pday} and {to_date=pday}
{city=city_n}, {kind:theatre=theatre}, up to {max_price=price}, until {to_date=pday}
find {kind:kids=something for kids|kids events} about ({what=act}|{what=act}|{what=act}) in {city=city_n}, not more than {max_price=price}
when does ({what=act}|{what=act}|{what=act}) come to {city=city_n}
I'll be stuck in {city=city_n} from {from_date=pday} till {to_date=pday} on business and don't want to sit in the hotel, is there {kind:comedy=comedy|stand-up}?
my niece is obsessed with ({what=act}|{what=act}|{what=act}) at the moment, so is there anything like that around {city=city_n}, {max_price=price} at most
{kind:festival=festivals} with ({what=act}|{what=act}|{what=act}), {city=city_n}, {from_date=pday}-{to_date=pday}
we're bored. {city=city_n}, {kind:exhibition=exhibitions|something to look at}, ({what=act}|{what=act}|{what=act}) maybe
{max_price=price} tops, {city=city_n}, {kind:sport=a match|sports}, after {from_date=pday}
any {kind:concert=concerts} with ({what=act}|{what=act}|{what=act})
search {kind:theatre=plays} from {from_date=pday} to {to_date=pday}
%lang de
was ist {from_date=date} in {city=city} los
%lang es
búscame {kind:concert=conciertos} en {city=city} a partir de {from_date=pday} por menos de {max_price=price}
%lang en

%tool stageline_get_seats
(buy|get) {seats=nq} tickets for ({event=show}|{event=show}|the {event=show_the})[ on {on_date=pday}]
{seats=nq} {category:stalls=stalls} seats for ({event=show}|{event=show}|the {event=show_the}), {on_date=pday}, max {max_each=price} each
({event=show}|{event=show}|the {event=show_the}) {on_date=pday}, {seats=nq}, {category:balcony=balcony}
I want to see ({event=show}|{event=show}|the {event=show_the}) with {=firstname} on {on_date=pday}, so {seats=nq}, {category:standing=standing}
{category:vip=VIP} for ({event=show}|{event=show}|the {event=show_the}): {seats=nq} of them
if it's under {max_each=price} each, {seats=nq} for ({event=show}|{event=show}|the {event=show_the}) {on_date=pday}
it's {=firstname}'s fiftieth and she has loved them since school. {seats=nq} for ({event=show}|{event=show}|the {event=show_the}), {category:box=in a box|box}, please
we finally found a sitter for {on_date=pday} so let's go, {seats=nq} in the {category:balcony=balcony|circle} for ({event=show}|{event=show}|the {event=show_the})
{seats=nq} x ({event=show}|{event=show}|the {event=show_the}), {category:standing=standing is fine|standing room}, no more than {max_each=price} per person
take {seats=nq} places in the {category:stalls=stalls} on {on_date=pday} for ({event=show}|{event=show}|the {event=show_the})
get me into ({event=show}|{event=show}|the {event=show_the}), {seats=nq} people, {max_each=price} a head at most
buy tickets for ({event=show}|{event=show}|the {event=show_the}) on {on_date=pday}
{seats=nq} tickets in the {category:balcony=balcony} please
%lang de
kauf {seats=int} Karten für {event=show}, {category:standing=Stehplätze|Stehplatz}
%lang en

%tool stageline_give_back
return {seats=nq} tickets for ({event=show}|{event=show}|the {event=show_the})[, {reason:ill=I'm ill|I'm sick|somebody is ill}]
I can't go to ({event=show}|{event=show}|the {event=show_the}), {reason:cannot_travel=no way to get there|the trains are on strike}
({event=show}|{event=show}|the {event=show_the}): hand back {seats=nq}
we have {seats=nq} too many for ({event=show}|{event=show}|the {event=show_the}), {reason:bought_twice=both of us bought them|bought twice}
{reason:date_changed=they moved the date|the date changed}, I want my money for ({event=show}|{event=show}|the {event=show_the})
poor {=firstname} has a fever since last night, so {seats=nq} of our places at ({event=show}|{event=show}|the {event=show_the}) can go to someone else, {reason:ill=sick}
my husband and I both had the same bright idea. {reason:bought_twice=we paid double|bought twice}, ({event=show}|{event=show}|the {event=show_the}), {seats=nq} to give away again
get a refund for {seats=nq} ({event=show}|{event=show}|the {event=show_the}) tickets
{seats=nq} back please, ({event=show}|{event=show}|the {event=show_the}), {reason:ill=flu|ill}
({event=show}|{event=show}|the {event=show_the}) without us, {reason:cannot_travel=can't get there|stranded abroad}
no {event=show_n} for me, take the {seats=nq} off my hands
return {seats=nq} tickets, {reason:date_changed=new date doesn't suit me|date changed}
%lang es
devuélveme {seats=cuantos} entradas de {event=show}, {reason:ill=estoy enfermo|estoy mala}
%lang en

%tool tickmate.countdown
(set|start) a timer for {seconds=secs}[ for the {label=tlabel_n}]
{seconds=secs} timer
{seconds=secs}, ({label=tlabel}|{label=tlabel}|{label=tlabel})
({label=tlabel}|{label=tlabel}|{label=tlabel}): {seconds=secs}
count down {seconds=secs} for ({label=tlabel}|{label=tlabel}|{label=tlabel})
tell me when {seconds=secs} are up
the {label=tlabel_n} needs {seconds=secs}
I always forget and then the whole kitchen smells of smoke, so give me a shout in {seconds=secs}, ({label=tlabel}|{label=tlabel}|{label=tlabel})
my hands are covered in dough right now. ring in {seconds=secs} because of the {label=tlabel_n}
buzz me after {seconds=secs}
another one called ({label=tlabel}|{label=tlabel}|{label=tlabel}), {seconds=secs}
{=firstname} may watch telly for {seconds=secs}, not a moment more, let it ring then
start a timer for the {label=tlabel_n}
set a timer called ({label=tlabel}|{label=tlabel}|{label=tlabel})
%lang de
stell einen Timer auf {seconds=dauer}, {label=tlabel_de}
sag mir in {seconds=dauer} Bescheid wegen {label=tlabel_de}
%lang es
ponme un temporizador de {seconds=dura} para {label=tlabel_es}
%lang en

%tool tickmate.wake
(set an alarm for|alarm at) {at=clock}[ {repeat:weekdays=on weekdays|monday to friday}]
wake me at {at=clock} with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
{at=clock} {repeat:daily=every day|daily}, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}), call it {label=alabel}
get me out of bed at {at=clock}, {label=alabel}
{repeat:weekends=on weekends|saturday and sunday} I want to get up at {at=clock}, gently, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
up at {at=clock}, {repeat:once=only tomorrow|just once}, {label=alabel}
I overslept twice this week and my boss noticed. {at=clock}, {repeat:weekdays=every working day|weekdays}, ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}), as loud as it goes
{=firstname} picks me up for {label=alabel} before sunrise, so I have to be on my feet at {at=clock}
alarm called {label=alabel}: {at=clock}, {repeat:weekdays=weekdays}
don't let me sleep past {at=clock}
with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a}) at {at=clock}, {repeat:daily=each morning|every day}
rouse me at {at=clock}
set an alarm {repeat:weekdays=for weekdays} with ({sound=sound}|{sound=sound}|{sound=sound}|a {sound=sound_a})
wake me up for {label=alabel}
%lang de
weck mich um {at=time}, {repeat:weekdays=unter der Woche|an Werktagen}
%lang en

%tool tickmate.stopwatch
{action:start=start|run} the stopwatch
{action:stop=stop|halt} the stopwatch
{action:lap=lap|next lap|split}
{action:reset=reset|zero|clear} the stopwatch
stopwatch {action:start=on|go} for ({label=swhat}|the {label=swhat_the})
({label=swhat}|the {label=swhat_the}): {action:start=start the clock|clock on}
how quick am I? {action:start=go|start} measuring ({label=swhat}|the {label=swhat_the})
{=firstname} claims she's faster than last year, so {action:start=begin|start} taking the time for ({label=swhat}|the {label=swhat_the})
and that's the line crossed, well done everybody! {action:stop=stop|end} it for ({label=swhat}|the {label=swhat_the})
{action:lap=split time|lap time} for ({label=swhat}|the {label=swhat_the})
back to {action:reset=zero|nought} and ready for the next one
time ({label=swhat}|the {label=swhat_the}), {action:start=from now|starting now}
do something with the stopwatch for ({label=swhat}|the {label=swhat_the})
%lang es
{action:start=pon en marcha|arranca} el cronómetro
%lang en

%tool tickmate.silence
I heard you the first time, the {which=tlabel_n} came out ages ago
(stop|turn off|cancel) the {which=tlabel_n} {kind:timer=timer}
switch the {which=clock} {kind:alarm=alarm} off
{kind:all=all of them|everything} off, timers and alarms
kill the {kind:alarm=alarm} called {which=alabel}
the {which=tlabel_n} is done, no need to ring any more
I'm on holiday and want to sleep in for once, so forget the {which=alabel} {kind:alarm=alarm} please
somebody shut that thing up, the baby has only just dropped off and it's the {which=tlabel_n} one
no more {which=clock} wake-up
{kind:timer=timer}, ({which=tlabel}|{which=tlabel}|{which=tlabel}), off
make it be quiet
I'm up, I'm up, enough!
drop the {kind:timer=timer} for ({which=tlabel}|{which=tlabel}|{which=tlabel})
delete {kind:all=every} alarm and timer
%lang de
mach den {kind:alarm=Wecker} um {which=time} aus
stell den {kind:timer=Timer} für {which=tlabel_de} ab
%lang en

%tool padAdd
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
%lang de
setz {things=kauf} auf die Einkaufsliste
schreib {things=kauf} auf den Zettel für {shop=laden}
im Kühlschrank herrscht gähnende Leere, bei {shop=laden} brauchen wir unbedingt {things=kauf}
%lang es
apúntame {things=compra} en la lista de la compra
hace falta {things=compra} de {shop=shop}
%lang en

%tool padStrike
{=firstname} came by with {thing=buy_one} this afternoon, so that's sorted
(cross|strike|take) {thing=buy_one} off the [shopping] list
{thing=buy_one} is bought, off the {shop=shop_n} list
got the {thing=buy_one}
no more {thing=buy_one} needed
remove {thing=buy_one} from ({shop=shop}|the {shop=shop_the})
we've got {thing=buy_one} already
my mother turned up with a whole crate this morning, so we don't have to get {thing=buy_one} any more
I just found two packs at the very back of the cupboard. forget {thing=buy_one} at ({shop=shop}|the {shop=shop_the})
({shop=shop}|the {shop=shop_the}): {thing=buy_one} done
{thing=buy_one} - check, next
skip the {thing=buy_one}, {=firstname} brings some
in my basket now: {thing=buy_one}
cross something off the list for ({shop=shop}|the {shop=shop_the})
%lang es
quítame {thing=compra} de la lista de {shop=shop}
%lang en

%tool padShow
(read|show) me the shopping list
what do we need from ({shop=shop}|the {shop=shop_the})
what's on the {shop=shop_n} list
I'm standing in ({shop=shop}|the {shop=shop_the}), what was it again
only the {priority:must=musts|really needed things} for ({shop=shop}|the {shop=shop_the}) please
({shop=shop}|the {shop=shop_the}) list
I left the piece of paper on the kitchen table of course, so what was I meant to bring home from ({shop=shop}|the {shop=shop_the})
the shop shuts in a quarter of an hour and I'm still on the bus. just the {priority:must=essentials|must-haves}, ({shop=shop}|the {shop=shop_the})
anything I should pick up at ({shop=shop}|the {shop=shop_the})
is there something we still lack
groceries, {priority:nice=the nice-to-haves|nice to have}
{priority:someday=someday things|the someday ones} I wanted from ({shop=shop}|the {shop=shop_the})
%lang de
was steht noch auf der Einkaufsliste für {shop=laden}
lies mir den Einkaufszettel vor
%lang en

%tool inkling_write_down
(note|jot down|write down): {text=thought}
{text=thought}, put that in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
in the {notebook=notebook_n} notebook: {text=thought}
new note in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), {pinned:true=pinned|pin it}: {text=thought}
remember that {text=thought}
{pinned:true=keep it at the top|stick it to the top}, ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), {text=thought}
my head is like a sieve these days, so hold on to this for me: {text=thought}
the man on the phone talked so fast that I nearly missed it. {text=thought}, into ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) with it
for ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}): "{text=thought}"
I'll have forgotten by tomorrow that {text=thought}
save "{text=thought}" {pinned:false=not pinned|no pin}, ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
don't let me lose this, {text=thought}
make a note in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
write something down and {pinned:true=pin it}
%lang de
notier mir: {text=gedanke}
schreib in {notebook=notebook} auf, {text=gedanke}
%lang es
apúntame esto: {text=idea}
%lang en

%tool inkling_hunt
(find|search) my notes (about|on) ({about=topic_n}|{about=topic_n}|{about=topic_n})
what did I write about ({about=topic_n}|{about=topic_n}|{about=topic_n})[ in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})]
({about=topic_n}|{about=topic_n}|{about=topic_n}) in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), since {since=since}
notes since {since=since} that mention ({about=topic_n}|{about=topic_n}|{about=topic_n})
I know I kept something about ({about=topic_n}|{about=topic_n}|{about=topic_n})
look in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) for ({about=topic_n}|{about=topic_n}|{about=topic_n})
the painter is at the door and wants an answer, what was it with ({about=topic_n}|{about=topic_n}|{about=topic_n}), somewhere in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) I think
{=firstname} swears I had all of this written up at some point. ({about=topic_n}|{about=topic_n}|{about=topic_n}), must be after {since=since}
in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), anything on ({about=topic_n}|{about=topic_n}|{about=topic_n}) later than {since=since}?
where have I got that bit on ({about=topic_n}|{about=topic_n}|{about=topic_n})
dig out ({about=topic_n}|{about=topic_n}|{about=topic_n}), ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
can't for the life of me recall ({about=topic_n}|{about=topic_n}|{about=topic_n}), we had that somewhere
search the notes in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
%lang es
búscame qué apunté sobre {about=topic_n} en {notebook=notebook}
%lang en

%tool dayleaf_write_entry
journal: {entry=entry}
dear diary, {entry=entry}[, I feel {mood:good=good|fine}]
{entry=entry}. put it in my journal for {day=date}
write in the diary that {entry=entry}, mood {mood:great=great|wonderful}
{day=date}: {entry=entry}, {mood:sad=sad|felt low}
for {day=date}, {mood:angry=angry|furious}: {entry=entry}
it took me all day to calm down enough to say this. {entry=entry}, and I was {mood:angry=so angry|fuming}
before I switch off the light I want to keep this one: {entry=entry}, which made me {mood:great=incredibly happy|so happy}
{mood:anxious=anxious|worried} {day=date}, {entry=entry}
keep this memory: {entry=entry}
journal entry {day=date}, {mood:neutral=so-so|neither good nor bad}, {entry=entry}
something for my grandchildren to read one day, {entry=entry}
write a journal entry for {day=date}
I feel {mood:sad=sad}, put that in the diary
%lang de
schreib ins Tagebuch: {entry=eintrag}
{mood:great=glücklich|super gelaunt}, {entry=eintrag}, halt das für {day=date} im Tagebuch fest
%lang es
escríbeme en el diario: {entry=vivido}, me siento {mood:good=bien|contenta}
%lang en

%tool dayleaf_look_back
read me my journal from {from_day=since} to {to_day=upto}
what did I write about ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) since {from_day=since}
show {mood:sad=sad|gloomy} entries between {from_day=since} and {to_day=upto}
diary, {from_day=since} - {to_day=upto}, everything with ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the})
how often was I {mood:angry=angry|in a rage} since {from_day=since}
my therapist asked me something and I had no idea what to say, so on which days was I {mood:anxious=anxious|nervous} from {from_day=since} until {to_day=upto}
it's raining and I'm feeling a little nostalgic. what was going on with ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) up to {to_day=upto}
the {mood:great=happiest|best} days since {from_day=since}, please
({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) in my diary, until {to_day=upto}
what was I up to around {from_day=since}
when did ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) make me {mood:good=feel good|smile}
old journal entries please
%lang de
was habe ich im Tagebuch über {mentions=mention} geschrieben
%lang en

%tool streakly-new-habit
(track|start) a new habit: {habit=habit}
I want to {habit=habit} {times_per_week=times} times a week
new habit, {habit=habit}, {times_per_week=times} times per week, remind me at {nudge_at=clock}
from now on {habit=habit}, nudge me at {nudge_at=clock}[ until {until=pday}]
{habit=habit}: goal {times_per_week=times} a week, {nudge_at=clock}
at {nudge_at=clock} poke me to {habit=habit}, {times_per_week=times} times weekly until {until=pday}
my doctor gave me one of those long looks yesterday, so as of today I {habit=habit}, {times_per_week=times} times a week
I've tried and failed so many times on my own. help me {habit=habit}, with a kick at {nudge_at=clock}
until {until=pday} I'd like to {habit=habit}
let's see if I can {habit=habit} regularly
keep an eye on whether I {habit=habit}, {times_per_week=times} times in seven days is enough
set up "{habit=habit}" through {until=pday}, {times_per_week=times} times weekly
track something {times_per_week=times} times a week with a reminder at {nudge_at=clock}
%lang es
quiero crear el hábito de {habit=habito}, {times_per_week=cuantos} veces por semana, avísame a las {nudge_at=time}
%lang en

%tool streakly-tick
I told you I would stick with it! {habit=habit}, {comment=howwent}
guess who managed "{habit=habit}" {day=date}, {comment=howwent}
(mark|tick) {habit=habit} as done[ for {day=date}]
{habit=habit}, done {day=date}
did it: {habit=habit}, {comment=howwent}
{day=date} I kept up "{habit=habit}", {comment=howwent}
{habit=habit} - check, {comment=howwent}
one more for {habit=habit}
proud of myself, {habit=habit} again {day=date}, {comment=howwent}
I nearly stayed on the sofa with the cat, but in the end I managed it: {habit=habit}, {comment=howwent}
you won't believe it but the streak goes on. {habit=habit}, {day=date}, and it was {comment=howwent}
count {day=date} for {habit=habit} too
{comment=howwent}, but {habit=habit} happened
another day, another {habit=habit}
tick off my habit for {day=date}
%lang de
hak {habit=gewohnheit} für {day=date} ab
{habit=gewohnheit} ist {day=date} erledigt
%lang en

%tool talk
the risotto at ({=house}|{=house}|{=house}|the {=house_the}) was a dream last night
we had {=pax} people round for dinner and they all stayed till two
I lost at tennis again, {=firstname} is just too fast
open-plan offices drive me up the wall
my alarm didn't ring this morning and it was the best day in weeks
({=house}|{=house}|{=house}|the {=house_the}) closed down, did you hear? such a shame
journals are for teenagers, my gran used to say
{=firstname} waited {=mins} for a burger and it came cold
I never stick to anything longer than a week, story of my life
went shopping without a list and came home with nothing but cheese
the concert in {=city_n} was magical, I still have the songs in my head
dentists have the saddest waiting rooms
