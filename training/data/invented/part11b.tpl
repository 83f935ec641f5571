# Invented tools: music, television, e-books, game servers, training, drinks and meals, sitters, neighbours, volunteers, lost things, cars, local trades, tools and boxes.
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
%list music: Blue in Green | something calm for cooking | Bohemian Rhapsody | 90s hip hop | songs for a rainy sunday | Goldberg Variations | Dancing Queen | lo-fi beats | music with no words in it | Hey Jude | cheerful ska | film scores | sea shanties | Rumours | reggae and dub | lullabies for the twins | bossa nova | Space Oddity | techno from Detroit | Summertime | country ballads | Gregorian chant | Graceland
%list singer: Nina Simone | Radiohead | Glenn Gould | Abba | Johnny Cash | Ella and Louis | Bob Marley | Kate Bush | Earth, Wind and Fire | Rosalía | Miles Davis | Queen | Fleetwood Mac | Stromae | Tom Waits | Simon and Garfunkel | Björk | Kraftwerk | Mercedes Sosa | Adele | The War on Drugs | Hilary Hahn
%list singer_n: Nina Simone | Radiohead | Glenn Gould | Abba | Johnny Cash | Ella and Louis | Bob Marley | Kate Bush | Earth, Wind and Fire | Rosalía | Miles Davis | Queen | Fleetwood Mac | Stromae | Tom Waits | Simon and Garfunkel | Björk | Kraftwerk | Mercedes Sosa | Adele | The War on Drugs | Hilary Hahn | Beatles
%list musik: etwas Ruhiges zum Kochen | Regenlieder | Jazz ohne Gesang | die neunte Sinfonie | Kinderlieder | Schlager aus den Siebzigern | 99 Luftballons | Klaviermusik | Reggae
%list musica: algo tranquilo para cocinar | flamenco | canciones para el coche | salsa y merengue | jazz sin voces | nanas para los gemelos | Bésame mucho | música de piano
%list zone: kitchen | nursery | terrace | bathroom | living room | garage | office upstairs | guest room | garden shed | hall | dining room | attic | balcony | basement | gym
%list vol: 30 | 20 | 45 | 10 | 60 | 75 | 15 | twenty => 20 | 50 percent => 50 | 35% => 35 | 80 | 5 | fifty => 50
%list film: The Lost Orchard | Paddington | Breaking Bad | Planet Earth | Midnight in Harlem | The Good Place | Inception | My Neighbour Totoro | Borgen | Money Heist | Spirited Away | The Bear and the Bishop | Casablanca | Bluey | Dark | Fargo | Amélie | Ratatouille | The Great British Bake Off | Life in Colour | Peaky Blinders | Two Sisters in Rome | Chernobyl | Emily in Paris
%list snum: 1 | 2 | 3 | 4 | two => 2 | one => 1 | 5 | three => 3 | 6
%list snum_d: 1 | 2 | 3 | 4 | 5 | 01 => 1 | 02 => 2
%list enum_d: 4 | 7 | 10 | 2 | 12 | 8 | 05 => 5 | 03 => 3
%list enum_e: 4 | 7 | 10 | 2 | five => 5 | six => 6 | 12 | 8 | 9 | 3
%list sublang: English | German | French | Danish | Japanese | Spanish | Polish | Turkish | Italian | Swedish | Arabic | Portuguese
%list set: living room | bedroom | kids' room | kitchen set | projector | big one downstairs | guest room | basement | tv in the den | office
%list chan: BBC One | channel 4 | ARD | CNN | Arte | La 1 | ZDF | Eurosport | Discovery | 3sat | number 27 | Antena 3 | Cartoon Network | MTV | Sky Sport 2 | RTL | France 5 | Comedy Central | KiKA
%list chan_the: sports channel | news in French | weather channel | one with the quiz shows
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list clock_b: 9pm | 21:00 | half past nine | three | 4 pm | 22:15 | quarter past ten | 5:30 | midnight | 17:00 | ten | 11 | 23h | 6 | half past five | 10 pm | 2:30 | twelve | half past eleven | 18:45
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list pday_b: the 20th | june 12 | next sunday | the end of may | 2026-07-19 | christmas | the following friday | aug 3 | the weekend after next | wednesday week | 15/10 | october 9 | the first | april 30 | easter
%list past: yesterday | monday | last friday | this morning | the 3rd | last week | tuesday night | may 9 | the day before yesterday | sunday | last saturday | 2026-02-11 | new year's eve | thursday afternoon
%list wkday: monday | tuesday | wednesday | thursday | friday | saturday | sunday | mondays | fridays
%list ebook: The Salt Path | Middlemarch | The Bees and the Baker | Dune | Emma | War and Peace | A Guide to Knots and Ropes | The Hobbit | Small Things Like These | Pachinko | The Secret Life of Trees | Ulysses | Cooking for One in Winter | Circe | The Name of the Rose | Persuasion | Wolf Hall | A Man in Full | Sapiens | The Lighthouse Keeper's Daughter | Momo | Beloved | Wild Geese
%list author: Jane Austen | Tolkien | Toni Morrison | Umberto Eco | Claire Keegan | Hilary Mantel | Michael Ende | Leo Tolstoy | Min Jin Lee | Ali Smith | Isabel Allende | Tana French | Madeline Miller | James Joyce | Nnedi Okorafor | Elena Ferrante | Haruki Murakami | George Eliot | Sally Rooney | Ingrid Noll
%list days: two weeks => 14 | 7 days => 7 | three weeks => 21 | ten days => 10 | a week => 7 | 21 days => 21 | five days => 5 | 30 days => 30 | 3 days => 3 | a fortnight => 14 | two days => 2
%list tage: zwei Wochen => 14 | drei Tage => 3 | eine Woche => 7 | zehn Tage => 10
%list dias: dos semanas => 14 | tres días => 3 | una semana => 7 | diez días => 10
%list fsize: 12 | 14 | 16 | 18 | 20 | 24 | 11 | twenty => 20 | fourteen => 14
%list light: 30 percent => 30 | 50% => 50 | 20 | 70 percent => 70 | 10% => 10 | 85 | 40 % => 40| 100% => 100
%list world: Skyreach | Mossy Hollow | Nether Farm | Kids and Dads | Frostpeak | Atlantis Two | Dragon Valley | Ember | Pixel Harbour | Lava Land | School Project | Driftwood | Cloud City | Marrow Keep | Friday Crew | Turtle Bay | Wolfsburg | Hollow Moon
%list world_the: island with the castle | old survival map | desert one | maze in the sky
%list nick: xX_Kai_Xx | moonpig | DarkLord77 | lena_plays | TNTtom | Bob_the_Builder | zorro_9 | creepinfant | Mia2012 | Spoon | captain_oats | r3dfox | Wumpus | noobmaster | biscuit | L33tLeo | potatoqueen | SirMinesalot | gh0st | axolotl_anna
%list gamepw: oak99 | fridaynight | dragon-egg | Blue7 | pickaxe! | nether | 4412 | moss-and-stone | sesame | lava2lava
%list misdeed: blew up the town hall | swearing in front of the little ones | stole diamonds and armour | flying in survival | spam in the chat | burning other people's houses | cheating with x-ray | he keeps killing the sheep | rude to Mia | building over the road | duping items | begging all the time | lied about his age | griefing | too many accounts | racism | flooding the mine with lava | threats | AFK for three days | broke the rules for guests
%list gear: two dumbbells and a mat | nothing but a chair | kettlebell | resistance bands | barbell and rack | stationary bike | pull-up bar in the doorway | skipping rope | just my own weight | bench with weights | treadmill | yoga mat and blocks | medicine ball | stairs in the house | park with benches | TRX
%list gear_a: rowing machine | full gym | swimming pool
%list avoid: jumping | running on asphalt | lifting over the head | burpees | anything with the wrist | deep squats | crunches | noise in the flat | swimming | lunges and jumps | planks | slipped disc | early mornings | strain in the neck | dizzy when lying flat | pregnancy in week 20 | high heart rate | asthma
%list avoid_my: bad left knee | shoulder after surgery
%list avoid_n: jumping | running on asphalt | lifting over the head | burpees | anything with the wrist | deep squats | crunches | noise in the flat | swimming | lunges and jumps | planks | slipped disc | early mornings | strain in the neck | dizzy when lying flat | pregnancy in week 20 | high heart rate | asthma | bad left knee | shoulder after surgery
%list mvt: squats | push-ups | burpees | rowing | deadlifts | lunges with weights | plank | side plank on the knees | box jumps | bench press | swimming | hill sprints | crunches | pull-ups | hip thrusts | cycling | bird dog | farmer's walk | shoulder press with bands | mountain climbers | calf raises
%list mvt_b: step-ups | wall sits | kettlebell swings | yoga and stretching | glute bridges | brisk walking | dips | leg press | jumping rope | sit-ups | split squats | band pulls | skating | dead bugs | chin-ups | ball slams | bear crawl | easy jogging in the park | incline press | elliptical | leg raises
%list sets: 3 | three => 3 | 4 | five => 5 | two => 2 | four => 4 | 2
%list sets_d: 3 | 4 | 5 | 2
%list reps_d: 12 | 8 | 15 | 10 | 20 | 6
%list reps: 12 | 8 | 15 | ten => 10 | 20 | 6 | twelve => 12 | 10 | five => 5
%list sessmin: 30 minutes => 30 | 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | half an hour => 30 | 40 min => 40 | 25 minutes => 25 | 90 minutes => 90 | 15 mins => 15
%list few: 3 | three => 3 | two => 2 | four => 4 | 2 | five => 5 | 4 | 6
%list ml: 300 ml => 300 | half a litre => 500 | 250 ml => 250 | 0.3 l => 300 | a litre => 1000 | 200 ml => 200 | 1.5 litres => 1500 | 330 ml => 330 | 2 litres => 2000 | 150 ml => 150 | 750 millilitres => 750 | 400ml => 400
%list ml_de: 300 ml => 300 | einen halben Liter => 500 | einen Liter => 1000 | 250 ml => 250 | 0,3 l => 300
%list ml_es: 300 ml => 300 | medio litro => 500 | un litro => 1000 | 250 ml => 250 | dos litros => 2000
%list drink: water | green tea | orange juice | black coffee | water with lemon and mint | milk | apple spritzer | iced tea | beer | oat latte | coconut water | tomato juice | ginger and honey tea | tap water | cola | soup broth | kombucha | decaf | hot chocolate with cream | red wine | buttermilk
%list food: porridge with berries | two fried eggs on toast | chicken salad | lentil soup with bread | apple and peanut butter | cheese sandwich | half a pizza | yoghurt and honey | rice with beans | croissant | grilled salmon with spinach | muesli | leftover curry | sushi | bacon roll | spaghetti in tomato sauce | crisps | protein shake | stew
%list food_a: banana | handful of almonds | piece of carrot cake | bowl of grapes
%list essen: Haferbrei mit Beeren | zwei Spiegeleier | Käsebrot | Linsensuppe mit Brot | Apfel und Nüsse | Salat mit Huhn | Schokokuchen | eine halbe Pizza
%list comida: avena con frutos rojos | dos huevos fritos | bocadillo de queso | sopa de lentejas | ensalada con pollo | yogur con miel | media pizza | una manzana
%list kcal: 450 | 300 calories => 300 | 120 | 650 | 520 kcal => 520 | 90 | 210 calories => 210 | 800 | 380 kcal => 380 | 1,050 => 1050
%list nkids: two => 2 | 3 | one => 1 | three => 3 | four => 4 | 2 | 1
%list sitnote: Leo sleeps with the light on | no screens after dinner | Ida is allergic to eggs and milk | bottle in the fridge | they may read till nine | the dog bites strangers | homework first | teeth, story, bed | ring me if he cries for long | the key is under the pot | no sweets | drops for the cough | the baby likes being sung to | please bring slippers | they know how to trick you | pizza is in the oven | walk with the pram at five | twins wake up in the night | he is shy with new people | do not let the cat in
%list hinweis: Leo schläft nur mit Licht | kein Fernsehen nach dem Essen | Ida verträgt keine Milch | der Schlüssel liegt unter dem Topf | erst Hausaufgaben
%list nota: Leo duerme con luz | nada de tele después de cenar | la llave está bajo la maceta | Ida no tolera la leche
%list kin: mum | grandpa | Auntie Rose | Leo | dad | Nana | Mr. Holm | Ida | granny | Uncle Per | little Tom | Oma Lotte | abuela | Mia | great-aunt Vera | Papa | Ben
%list kin_the: baby | twins
%list verwandte: Oma | Opa | Mama | Leo | Tante Rosa | Papa | die Kleine
%list familiar: la abuela | mamá | Leo | el bebé | papá | la tía Rosa
%list caredet: half a tablet with water | 38.2 in the left ear | an hour and a quarter | ate everything but the peas | in the bathroom, no bruises | green and runny | around the block with the walker | refused the soup | five drops for the eyes | nurse from the church | only twenty minutes | slept in the armchair | paracetamol | 120 ml of milk | very cheerful | two spoons of porridge | to the pond and back | slipped on the carpet | heparin in the belly | Karin brought flowers
%list loan: pressure washer | ladder with six steps | raclette set for eight | drill and bits | pram | wallpaper table | slow cooker | folding chairs | roof box for skis | sewing machine | bouncy castle | tent for four | hedge trimmer | projector and screen | wheelbarrow | cake stand | baby cot | party tent with lights | fondue pot | carpet cleaner | board games | sledge | chainsaw
%list loan_n: pressure washer | ladder with six steps | raclette set for eight | drill and bits | pram | wallpaper table | slow cooker | folding chairs | roof box for skis | sewing machine | bouncy castle | tent for four | hedge trimmer | projector and screen | wheelbarrow | cake stand | baby cot | party tent with lights | fondue pot | carpet cleaner | board games | sledge | chainsaw | trampoline
%list leih: Leiter | Hochdruckreiniger | Bohrmaschine | Raclettegerät | Zelt für vier Personen | Schubkarre | Beamer mit Leinwand | Heckenschere
%list presta: escalera | taladro | tienda para cuatro | carretilla | proyector con pantalla | máquina de coser | sillas plegables | hidrolimpiadora
%list money: 20 | 50 euros => 50 | $30 => 30 | £10 => 10 | 100 | 25 dollars => 25 | 15 euros => 15 | 200 | 75 | 40 pounds => 40
%list pickat: number 12, second floor | behind the bins | at the back gate | flat 4 | Anna's terrace | house 9 | 14 Mill Lane
%list pickat_my: porch | hallway
%list pickat_the: blue garage | shed with the green door | bike cellar | kiosk | corner of Elm and Oak | caretaker | laundry room in the basement
%list why: painting the stairs | cutting down the old plum | camping with the scouts | cleaning the gutters | guests from Chile | hanging a lamp in the hall | moving the piano | fixing the fence | planting hedges | building a treehouse | weekend in the mountains | covering the pool | wedding at home
%list why_a: christening in the village | barbecue for twenty | film night in the yard | school play | big wash
%list near: Leeds | Neukölln | Bristol | Graz | Valencia | Camden | Northfield | Lyon | Altona | Riverside | Gràcia | Hackney | Oslo | Porto | Dublin
%list near_the: harbour | old town | university | east side
%list hoursn: three hours => 3 | 2 hours => 2 | four hours => 4 | an hour => 1 | two and a half hours => 2.5 | 5 hours => 5 | 90 minutes => 1.5 | 3 hours => 3 | six hours => 6
%list project: Soup on Sunday | Paws and Claws | reading with second graders | Meals for Seniors | repair café | Night Shelter | Toad Patrol | Christmas toy drive | visiting hour at the hospice | coding club for girls | beach sweep | language café with refugees | Friday Kitchen | blood drive | choir for everyone
%list project_the: river clean-up | food bank in Camden | school garden | marathon water station | animal home | community orchard | tree planting
%list skill: first aid | driving a van | speak Arabic and French | good with horses | cooking for crowds | carpentry | patient with children | accounting | sign language | strong arms | face painting | playing the guitar | taught maths for years | IT and printers | sewing | can swim | photos and video | nursing | gardening | juggling
%list item: black umbrella with a wooden handle | red wallet | cuddly rabbit with one ear | silver ring | grey backpack with a laptop in it | house keys on a blue ribbon | left glove | reading glasses | phone with a cracked screen | green scarf | child's bike helmet | passport and boarding pass | violin case | wedding ring | hearing aid | bag with sports shoes | tablet | brown hat | watch with a leather strap | camera | skateboard | thermos | walking stick
%list früher: gestern | vorgestern | letzten Freitag | heute früh | letzte Woche
%list seit_de: gestern | vorgestern | Montag | heute früh | letzter Woche
%list ding: schwarzer Regenschirm | rote Geldbörse | Schlüsselbund mit blauem Band | Brille | linker Handschuh | grauer Rucksack | Kuscheltier | Handy
%list cosa: paraguas negro | cartera roja | llaves con cinta azul | gafas de leer | mochila gris | guante de la mano izquierda | móvil | peluche de mi hija
%list lostat: bus 42 | platform 9 | gate B12 | Café Luna | cinema two at the Odeon | tram 11 towards the zoo | taxi | Terminal 1 | supermarket car park
%list lostat_the: swimming pool | park by the lake | ferry to Bergen | library | town hall | playground behind the church | night train to Vienna | stadium | museum shop | airport toilet | changing room in the gym
%list contact: 0176 5523981 | lea@posteo.example | 555-0134 | +34 611 203 448 | kim@mail.example | 07700 900 123 | info@holm.example | 020 7946 0018
%list plate_p: KL-AB 123 | B MX 4471 | LN19 KXT | 7ABC123 | 4821 JKL | W-552 KM | HH-ZZ 90 | AB-123-CD | M PT 2207 | YK66 OLD | 1234 BCD | S-LM 8 | F-EE 451 | GR 118K | XJ 900 P
%list km: 84,000 => 84000 | 120000 | 61,500 km => 61500 | 15200 | 43,000 kilometres => 43000 | 98000 km => 98000 | 210,000 => 210000 | 7800 | 152,300 => 152300 | 33000
%list symptom: squeaks when braking | a rattle under the bonnet | pulls to the left | smoke from the exhaust in the morning | won't start in the cold | orange light with an exclamation mark | smells of petrol | clutch slips | window stuck half open | vibrates at high speed | whistles on the motorway | heater blows cold air | oil on the drive | a bang and then nothing | wet carpet on the passenger side | clicks in tight bends | radio cuts out | gears grind | wobbly wheel | door doesn't lock
%list haircut: cut and blow-dry | highlights | a bob with a fringe | beard trim | copper colour | wash and cut | undercut | perm | braids for a wedding | balayage | dry cut | root touch-up | kids' cut | buzz cut | ombre in caramel | trim the ends | hair up for the ball | shave with hot towels | bleach and tone | extensions | dreadlocks
%list frisur: Waschen und Schneiden | Strähnchen | Bartschnitt | Hochsteckfrisur | Ansatz färben | Dauerwelle | Kinderhaarschnitt
%list corte: corte y peinado | mechas | arreglo de barba | tinte de raíz | recogido para una boda | lavar y cortar
%list stylist: Gina | Marco | Bea | Salon Kamm | Yusuf | Tessa | Oli | Chantal | Mr. Blake | Pilar | Jo at the corner shop | Ravi | Sunny | Nele | Amir | Lou | Frida | whoever did it last time
%list stylist_the: new girl | barber in Hill Street
%list animal: Bello | Luna | Rex | Minka | Biscuit | Whiskers | Fritz | Nala | Simba | hamster | Coco | Momo
%list animal_my: cat | old tortoise | puppy
%list animal_the: rabbit | guinea pig | parrot | pony | hen with the limp
%list tier: Bello | die Katze | Minka | das Kaninchen | der Hamster | Luna | unser Hund
%list bicho: Luna | el gato | Toby | la tortuga | el conejo | nuestro perro
%list ailment: limping on the left paw | won't eat | swallowed a sock | scratches day and night | a tick behind the ear | vomiting since the walk | yearly jab | red eye and runny nose | cut by glass | broken claw | cough | drinks far too much | hides in the closet | bad teeth and bad breath | lost half its feathers | bitten by the dog next door | has worms | stung in the mouth | can't get up | lump in the belly
%list leid: humpelt | frisst nichts mehr | hat eine Socke verschluckt | kratzt sich dauernd | hustet | hat eine Zecke am Ohr
%list mal: cojea | no come nada | se ha tragado un calcetín | se rasca sin parar | tose mucho | vomita desde ayer
%list cljob: oven and fridge | windows on both floors | ironing | wipe out the kitchen cupboards | bathroom tiles | under the beds | carpets | behind the washing machine | dusting the books | change the sheets in the guest room | limescale in the shower | stairs and landing | cellar | skirting boards | curtains | after the party | polish the parquet | inside of the car
%list cljob_the: balcony with the pigeon mess | silver
%list home: 14 Mill Lane | flat 3, 9 Harbour Road | Lindenstraße 8 | calle Luna 12 | 7 Station Road | Rosenweg 22 | grandma's place | 5 Rue Cler | 88 King Street | Plaza Mayor 3 | 16 Castle Hill | 30 Orchard Close | Via Verdi 2 | 2 The Green | 41 Mozart Road | Keizersgracht 240
%list home_the: holiday cottage | flat above the shop | studio
%list home_b: 3 Elm Court | Ghent | Bahnhofstraße 5 | Bristol | calle Sol 4 | 70 Queen's Road | Hamburg | Lyon | 12 Birch Avenue | Leeds | Graz | Oslo | 9 Rue Basse | 101 Bridge Street | Porto | Marktplatz 1 | Dublin
%list home_b_the: house by the lake | farm in Wales | new flat
%list trouble: leak under the sink in the guest bathroom | no light in the hall | wet patch on the ceiling | broken lock on the front door | radiators stay cold | paint the nursery in yellow and white | three tiles came off in the shower | shelves for the study | toilet runs all night | socket sparks | missing slates after the storm | door drags on the floor | blocked drain in the yard | install a doorbell with a camera | gas smell near the boiler | key snapped in the cellar door | strip the wallpaper | fuse blows with the oven on | dripping tap | loose handrail on the stairs | window won't shut | build a bench for the porch
%list schaden: undichtes Rohr unter der Spüle | kein Licht im Flur | Haustür schließt nicht | Heizung bleibt kalt | Fliesen in der Dusche sind lose | Steckdose funkt
%list averia: fuga bajo el fregadero | no hay luz en el pasillo | la cerradura está rota | la calefacción no calienta | azulejos sueltos en la ducha | grifo que gotea
%list budget: 200 euros => 200 | 500 | $350 => 350 | 1,200 => 1200 | £150 => 150 | 80 | 300 dollars => 300 | 900 | 2000 euros => 2000 | 600
%list rtool: cement mixer | floor sander | jackhammer | wallpaper steamer | mini digger | chainsaw | tile cutter | scaffold with wheels | wood chipper | lawn aerator | pressure washer | concrete drill and bits | sander for the stairs | trailer with a winch | dehumidifier | generator for the party | carpet cleaner | angle grinder | log splitter | leaf blower | ladder with three parts | rotavator | paint sprayer
%list gerät: Betonmischer | Parkettschleifmaschine | Minibagger | Kettensäge | Fliesenschneider | Tapetenlöser | Häcksler
%list máquina: hormigonera | lijadora de suelos | martillo neumático | motosierra | cortadora de azulejos | generador para la fiesta
%list branch: Baumarkt Nord | Toolstation | Castle Park | Northgate | Hornbach | your shop in Camden | Werkhof Ost | Riverside store | Kings Cross | Industriestraße | Southport | Harbour depot
%list branch_the: Leeds branch | depot in Hill Street | yard behind the station | one by the ring road
%list dist: 5 km => 5 | 10 kilometres => 10 | 3 km => 3 | 20 km => 20 | 15 km => 15 | 8 km => 8 | 2 km => 2 | 30 km => 30
%list stunden: drei Stunden => 3 | zwei Stunden => 2 | 4 Stunden => 4 | eine Stunde => 1
%list sqm: 4 | 6 | ten => 10 | 12 square metres => 12 | 8 | 20 | 3 | five => 5 | 15 square metres => 15 | 2
%list months: six months => 6 | 3 months => 3 | a year => 12 | two years => 24 | 12 months => 12 | one month => 1 | two months => 2 | nine months => 9 | half a year => 6
%list stuff: skis and winter tyres | furniture from my parents | thirty boxes of books | christmas decorations | paper files for the tax office | kitchen appliances | paintings in crates | garden chairs | stock for my web shop | baby clothes and toys | bikes | everything from the old flat | tools and timber | carpets | wine
%list stuff_a: sofa and two beds | motorbike | piano | dismantled wardrobe
%list bulky: aquarium with fish | two wardrobes and a mirror | washing machine and dryer | pool table | glass cabinet with china | treadmill | statue in the garden | wine cellar | big fern in a pot | server rack | kiln | bunk bed
%list bulky_an: upright piano | oak dresser
%list bulky_a: safe | marble table | grand piano on the third floor | harp
%list bulky_the: grandfather clock | fridge
%list rooms: 3 | three => 3 | two => 2 | 4 | five => 5 | 2 | one => 1 | 6

%tool sonora_put_on
play ({what=music}|{what=music}|{what=music}) by ({artist=singer}|{artist=singer}|{artist=singer}) in the {room=zone}
(play|put on) some {artist=singer_n}[, volume {volume=vol}]
({artist=singer}|{artist=singer}|{artist=singer}), ({what=music}|{what=music}|{what=music}), {room=zone}
({what=music}|{what=music}|{what=music}) in the {room=zone}, {shuffle:true=shuffled|mixed up}, at {volume=vol}
volume {volume=vol}, {room=zone}, ({artist=singer}|{artist=singer}|{artist=singer}), {shuffle:false=in order|no shuffle}
I feel like ({what=music}|{what=music}|{what=music})
it's far too quiet in here
my guests arrive in ten minutes and it feels like a dentist's in the {room=zone}, so ({what=music}|{what=music}|{what=music}) please, {volume=vol} will do
{=firstname} has had a rotten day and needs cheering up. let her hear ({artist=singer}|{artist=singer}|{artist=singer}), {shuffle:true=any order|random order}
let's dance, ({what=music}|{what=music}|{what=music}) in the {room=zone}, loud, {volume=vol}
in the {room=zone} I'd like to hear ({what=music}|{what=music}|{what=music}) from ({artist=singer}|{artist=singer}|{artist=singer})
something from ({artist=singer}|{artist=singer}|{artist=singer}) would go well with this wine
{shuffle:true=shuffle} ({artist=singer}|{artist=singer}|{artist=singer}) in the {room=zone}
%lang de
spiel {what=musik} mit Lautstärke {volume=vol}
mach mal {what=musik} von {artist=singer} an
%lang es
ponme {what=musica} con el volumen a {volume=vol}
%lang en

%tool sonora_loudness
volume {level=vol} in the {room=zone}
turn it (up|down) to {level=vol}
{room=zone} to {level=vol}
set the {room=zone} speaker to {level=vol}
the baby's asleep, {level=vol} in the {room=zone}
I can't hear a word, {level=vol} please
{level=vol}, {room=zone}
our neighbour has knocked on the wall twice by now, so {level=vol} in the {room=zone} has to be enough
this is my favourite bit of the whole song and I want to feel it. {level=vol}!
bring the {room=zone} down to {level=vol}
blast it, {level=vol} in the {room=zone}
set the volume in the {room=zone}
louder in the {room=zone} please
%lang de
stell die Lautstärke auf {level=vol}
%lang en

%tool couchtv.play_title
(play|start|watch) {title=film} on {service:netflix=Netflix}
{title=film}, season {season=snum} episode {episode=enum_e}
{title=film} S{season=snum_d} E{episode=enum_d} on the {screen=set}
{service:disney=Disney|Disney plus}: {title=film}, {subtitles=sublang} subtitles, {screen=set}
episode {episode=enum_e} of season {season=snum} of {title=film}, with {subtitles=sublang} subs
the kids want {title=film}
I'd like to see {title=film} from {service:prime=Prime|Amazon Prime} on the {screen=set} with {subtitles=sublang} subtitles
we've got the popcorn ready and everybody is under the blanket, so {title=film} please, the {screen=set}
{=firstname} told me at work how it ends, but I want to see it myself: {title=film}, {service:mubi=Mubi}
movie night, {title=film}, {service:apple=Apple}, {screen=set}
let's carry on with {title=film}, we were at number {episode=enum_e} of season {season=snum}
on the {screen=set}, {title=film}, season {season=snum}
how about {title=film} tonight? {service:arte=Arte} has it, {subtitles=sublang} captions
play episode {episode=enum_e} of season {season=snum}
start something on {service:netflix=Netflix} with {subtitles=sublang} subtitles
%lang de
starte {title=film} auf {service:netflix=Netflix} mit Untertiteln auf {subtitles=langname}
wir wollen {title=film} gucken, Staffel {season=snum}, Folge {episode=enum_e}
%lang es
ponme el capítulo {episode=enum_e} de la temporada {season=snum} de {title=film}
%lang en

%tool couchtv.tune_channel
(switch|change) to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on the {screen=set}
put ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on at {at_time=clock}
{screen=set}: ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}), {at_time=clock}
what's happening on ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})? put it on, {screen=set}
the match kicks off {at_time=clock}, I need ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
grandma never misses her quiz and the remote has vanished again, so ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) on the {screen=set} at {at_time=clock} please
I'm tired of all these endless series and menus. just give me ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
zap to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
at {at_time=clock} turn the {screen=set} over to ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
flip over, ({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the})
({channel=chan}|{channel=chan}|{channel=chan}|the {channel=chan_the}) please, {screen=set}, from {at_time=clock}
change the channel on the {screen=set}
switch to another channel at {at_time=clock}
%lang es
cámbiame a {channel=chan} en la tele
%lang en

%tool pageturn_borrow_ebook
borrow {title=ebook} by {author=author}[ as {format:epub=epub|an epub}]
{title=ebook}, {author=author}, {format:audio=audiobook|to listen to}, {days=days}
for {days=days} I'd like {title=ebook}, {format:kindle=for my kindle|kindle version}
get me {author=author}'s {title=ebook} for {days=days}
{format:pdf=pdf} of {title=ebook}, {days=days}
can I have {title=ebook} on loan[, {format:audio=the spoken one|as audio}]
the book club meets next week and I haven't even opened it, so {title=ebook} by {author=author}, {days=days} are plenty
I have twelve hours on a coach ahead of me and nothing to do. {title=ebook} {format:audio=read aloud|for my ears}, please
{author=author}: {title=ebook}, {format:epub=epub}, {days=days}
I want to read {title=ebook} in bed tonight
something for the beach: {title=ebook}, the one {author=author} wrote
lend me {title=ebook} for {days=days}
borrow something by {author=author} for {days=days}
an {format:audio=audiobook} by {author=author} please
%lang de
leih mir {title=ebook} von {author=author} für {days=tage} aus
%lang es
préstame {title=ebook} en {format:epub=epub} durante {days=dias}
%lang en

%tool pageturn_reader_look
font size {font_size=fsize}[, {theme:sepia=sepia}]
make the letters bigger, {font_size=fsize}
{theme:black=black|dark} background, brightness {brightness=light}
{margins:wide=wide|broad} margins, size {font_size=fsize}, {theme:white=white}
{brightness=light} brightness, {theme:grey=grey} and {margins:narrow=narrow} margins
I can't make out a thing any more, {font_size=fsize} please
it dazzles me at night, {theme:black=dark|night mode} and only {brightness=light}
I left my glasses at my daughter's house, so take {font_size=fsize} and {margins:narrow=slim margins|narrow margins} for today
we're on the beach and I see nothing but my own face in it. {brightness=light}, {theme:white=white}
{theme:sepia=sepia|a warm tone}, {font_size=fsize}, {margins:normal=normal margins}
set my e-reader to {font_size=fsize}
text {font_size=fsize}, {brightness=light} light
squinting again. up to {font_size=fsize}
%lang de
stell die Schrift auf {font_size=fsize} und den Hintergrund auf {theme:black=schwarz|dunkel}
%lang en

%tool blockyard-open-world
(start|open) ({world=world}|{world=world}|{world=world}|the {world=world_the}) in {mode:survival=survival} mode[, {difficulty:hard=hard}]
({world=world}|{world=world}|{world=world}|the {world=world_the}), {mode:creative=creative}, {max_players=few} players, password {password=gamepw}
up to {max_players=few} players on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:normal=normal}, {mode:adventure=adventure}
get ({world=world}|{world=world}|{world=world}|the {world=world_the}) running for {max_players=few} of us, {password=gamepw} as the password
{difficulty:peaceful=no monsters|peaceful}, {mode:creative=creative}: ({world=world}|{world=world}|{world=world}|the {world=world_the})
with password {password=gamepw}: ({world=world}|{world=world}|{world=world}|the {world=world_the}), {mode:hardcore=hardcore}, max {max_players=few}
the lads are coming online at nine and everybody wants to continue on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {max_players=few} of us
it's my son's birthday and he asked for one thing only. fire up ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:easy=easy}, {password=gamepw} to get in
we want to build in ({world=world}|{world=world}|{world=world}|the {world=world_the}) again
({world=world}|{world=world}|{world=world}|the {world=world_the}) please, {difficulty:hard=as tough as it gets|hard}, {mode:survival=survival}
{max_players=few} kids, ({world=world}|{world=world}|{world=world}|the {world=world_the}), {difficulty:peaceful=nothing that bites|peaceful}
let {=firstname} and me into ({world=world}|{world=world}|{world=world}|the {world=world_the})
start a {mode:creative=creative} server for {max_players=few} players
open up a world with password {password=gamepw}
%lang de
starte {world=world} im {mode:creative=Kreativmodus} für {max_players=int} Spieler
%lang es
ábreme {world=world} en modo {mode:survival=supervivencia}, máximo {max_players=cuantos} jugadores
%lang en

%tool blockyard-kick-player
kick ({player=nick}|{player=nick}|{player=nick})[ from ({world=world}|{world=world}|{world=world}|the {world=world_the})]
ban ({player=nick}|{player=nick}|{player=nick}) for {ban_days=days}, {reason=misdeed}
({player=nick}|{player=nick}|{player=nick}) ({world=world}|{world=world}|{world=world}|the {world=world_the}) out, {ban_days=days}
{reason=misdeed}: throw ({player=nick}|{player=nick}|{player=nick}) out of ({world=world}|{world=world}|{world=world}|the {world=world_the}) for {ban_days=days}
get rid of ({player=nick}|{player=nick}|{player=nick}), {reason=misdeed}
I've had enough of ({player=nick}|{player=nick}|{player=nick})
for {ban_days=days} I don't want to see ({player=nick}|{player=nick}|{player=nick}) on ({world=world}|{world=world}|{world=world}|the {world=world_the}), {reason=misdeed}
the little ones are in tears and three parents have written to me, so ({player=nick}|{player=nick}|{player=nick}) goes, {reason=misdeed}
I warned him nicely and he only laughed about it. ({player=nick}|{player=nick}|{player=nick}), {ban_days=days}, ({world=world}|{world=world}|{world=world}|the {world=world_the})
show ({player=nick}|{player=nick}|{player=nick}) the door: {reason=misdeed}
({player=nick}|{player=nick}|{player=nick}) is ruining it for all of us in ({world=world}|{world=world}|{world=world}|the {world=world_the})
({world=world}|{world=world}|{world=world}|the {world=world_the}) without ({player=nick}|{player=nick}|{player=nick}) please, {ban_days=days} long
kick somebody for {reason=misdeed}
ban that guy from ({world=world}|{world=world}|{world=world}|the {world=world_the}) for {ban_days=days}
%lang es
échame a {player=nick} de {world=world} durante {ban_days=dias}
%lang en

%tool fitplanBuild
(make|build) a {goal:strength=strength} plan, {days_per_week=few} days a week, {minutes=sessmin} each
{goal:weight_loss=lose weight|slim down}, {minutes=sessmin}, {days_per_week=few} times a week, with ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
I have ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}) and want to get {goal:strength=stronger|strong}, no {avoid=avoid_n}
{days_per_week=few} x {minutes=sessmin} for {goal:endurance=endurance|stamina}, ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
{goal:flexibility=flexibility|more flexible}: {minutes=sessmin} sessions without ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
after my operation I need {goal:rehab=rehab} {days_per_week=few} days weekly, avoid ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
I get out of breath on the stairs, {goal:endurance=more stamina|endurance} it is, {minutes=sessmin} at a time
my doctor wasn't happy with the numbers this spring, so I want to {goal:weight_loss=shed a few kilos|lose weight}, {days_per_week=few} days in the week
I can't even touch my toes and it's getting embarrassing. {goal:flexibility=bendier|suppler} please, {minutes=sessmin}, ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a})
with nothing but ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}), how do I get {goal:strength=muscles|big arms} in {days_per_week=few} sessions per week
training plan, {goal:endurance=marathon fitness|endurance}, {days_per_week=few} days, ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my}) is out
{minutes=sessmin} every time, {goal:rehab=physio style|rehab}, leave out ({avoid=avoid}|{avoid=avoid}|{avoid=avoid}|my {avoid=avoid_my})
make a training plan with ({equipment=gear}|{equipment=gear}|{equipment=gear}|a {equipment=gear_a}), {days_per_week=few} days a week
plan my workouts, {minutes=sessmin} each
%lang de
erstell mir einen Trainingsplan für {goal:endurance=Ausdauer}, {days_per_week=few} Tage pro Woche
%lang es
hazme un plan para {goal:weight_loss=adelgazar|perder peso}, {days_per_week=few} días a la semana
%lang en

%tool fitplanSwapExercise
(replace|swap) {old_exercise=mvt} (with|for) {new_exercise=mvt_b}[ on {weekday=wkday}]
{new_exercise=mvt_b} instead of {old_exercise=mvt}, {sets=sets} sets of {reps=reps}
{weekday=wkday}: no more {old_exercise=mvt}, {new_exercise=mvt_b}, {sets=sets_d}x{reps=reps_d}
{sets=sets} times {reps=reps} {new_exercise=mvt_b} rather than {old_exercise=mvt} on {weekday=wkday}
I hate {old_exercise=mvt}, give me {new_exercise=mvt_b}
out with {old_exercise=mvt}, in with {new_exercise=mvt_b}
my landlord lives right below me and has started to complain, so {old_exercise=mvt} must go, {new_exercise=mvt_b} is quieter
the physio looked at my back this morning and was strict. {new_exercise=mvt_b}, {reps=reps} repetitions, never again {old_exercise=mvt}
change {old_exercise=mvt} to {new_exercise=mvt_b}, {sets=sets} sets
could I do {new_exercise=mvt_b} on {weekday=wkday} in place of {old_exercise=mvt}
{old_exercise=mvt} hurt, {new_exercise=mvt_b} don't
{old_exercise=mvt} -> {new_exercise=mvt_b}, {weekday=wkday}, {reps=reps} reps
replace {old_exercise=mvt} on {weekday=wkday}
put {new_exercise=mvt_b} in my plan for something else, {sets=sets} sets of {reps=reps}
%lang de
tausch {old_exercise=mvt} gegen {new_exercise=mvt_b} aus, {sets=sets} Sätze mit {reps=reps} Wiederholungen
%lang en

%tool sipLog
(log|record) {amount_ml=ml} of {drink=drink}[ at {drunk_at=clock}]
{amount_ml=ml} {drink=drink}
{drink=drink}, {amount_ml=ml}, {drunk_at=clock}
I had {amount_ml=ml} of {drink=drink} at {drunk_at=clock}
at {drunk_at=clock} another {amount_ml=ml}, {drink=drink} this time
just finished my {drink=drink}, {amount_ml=ml}
down it went, {amount_ml=ml} of {drink=drink}
the nurse wants to know everything that goes in, so {amount_ml=ml} of {drink=drink} around {drunk_at=clock}
that run in the heat nearly finished me off. {amount_ml=ml} {drink=drink} straight after
count {amount_ml=ml} for me
{drunk_at=clock}: {amount_ml=ml} {drink=drink}
I was thirsty, {amount_ml=ml} gone in one go
log a {drink=drink} at {drunk_at=clock}
I drank some {drink=drink}
%lang de
ich habe {amount_ml=ml_de} Wasser getrunken, trag das ein
%lang es
apúntame {amount_ml=ml_es} de agua
%lang en

%tool biteLog
(log|record) ({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:breakfast=breakfast}[, {calories=kcal}]
{meal:lunch=lunch}: ({food=food}|{food=food}|{food=food}|a {food=food_a}), {calories=kcal}
({food=food}|{food=food}|{food=food}|a {food=food_a}), {calories=kcal}, {eaten_on=past}
{eaten_on=past} I had ({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:dinner=dinner|supper}
I've just had ({food=food}|{food=food}|{food=food}|a {food=food_a})
{calories=kcal} for ({food=food}|{food=food}|{food=food}|a {food=food_a}), as a {meal:snack=snack|nibble}
({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:dinner=tea|dinner} {eaten_on=past}, about {calories=kcal}
I know I promised to be good, but {=firstname} brought ({food=food}|{food=food}|{food=food}|a {food=food_a}) and I couldn't say no
there was nothing else in the canteen worth the money, so ({food=food}|{food=food}|{food=food}|a {food=food_a}) at {meal:lunch=noon|midday}, roughly {calories=kcal}
guilty: ({food=food}|{food=food}|{food=food}|a {food=food_a}) in the middle of the night
I've eaten ({food=food}|{food=food}|{food=food}|a {food=food_a}), {meal:snack=between meals|as a snack}
forgot to tell you that I had ({food=food}|{food=food}|{food=food}|a {food=food_a}) {eaten_on=past}
put down ({food=food}|{food=food}|{food=food}|a {food=food_a}) under {meal:breakfast=breakfast}, {calories=kcal}
record my {meal:dinner=dinner} from {eaten_on=past}
%lang de
zum {meal:lunch=Mittagessen} gab es {food=essen}, schreib das auf
%lang es
he comido {food=comida} en el {meal:breakfast=desayuno}, apúntalo
%lang en

%tool kin_hire_sitter
(book|get) a babysitter {day=pday} from {from_time=clock} to {until_time=clock_b}
sitter for {children=nkids} kids, {day=pday}, {from_time=clock}-{until_time=clock_b}
{day=pday} from {from_time=clock}, {children=nkids} children, tell her: {instructions=sitnote}
{from_time=clock} until {until_time=clock_b} on {day=pday}, {instructions=sitnote}
we need somebody to watch the {children=nkids} little ones {day=pday} from {from_time=clock} on
my wife and I haven't been out since the summer, so who could stay with our {children=nkids} on {day=pday}, {from_time=clock} till {until_time=clock_b}
{=firstname} is getting married without kids at the table. we need someone on {day=pday} from {from_time=clock}; {instructions=sitnote}
{children=nkids} kids, {day=pday}, from {from_time=clock} to about {until_time=clock_b}, {instructions=sitnote}
find someone to mind {=firstname} {day=pday} between {from_time=clock} and {until_time=clock_b}
we're off to the theatre {day=pday} at {from_time=clock}, who stays with the {children=nkids}
mind that {instructions=sitnote}: {day=pday}, {from_time=clock}, {children=nkids} kids
evening off, {day=pday}, {from_time=clock} to {until_time=clock_b}
book a sitter for {children=nkids} children on {day=pday}
I need a babysitter, {instructions=sitnote}
%lang de
such uns für {day=date} von {from_time=time} bis {until_time=time} einen Babysitter, {instructions=hinweis}
%lang es
búscame una canguro para {day=date} de {from_time=time} a {until_time=time}, {instructions=nota}
%lang en

%tool kin_note_care
(the {relative=kin_the}|{relative=kin}|{relative=kin}) wouldn't sit still at {at_time=clock} and got a {event:walk=stroll|little walk}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) had {event:meal=lunch|a meal|dinner} at {at_time=clock}, {detail=caredet}
log a {event:nap=nap} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}), {at_time=clock}
{at_time=clock} {event:medicine=medicine|tablets|pills} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}): {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}), {event:walk=walk}, {detail=caredet}
note for the family: ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) {event:fall=fell|had a fall} at {at_time=clock}, {detail=caredet}
{event:temperature=fever|temperature} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}): {detail=caredet}, {at_time=clock}
changed ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) at {at_time=clock}, {event:nappy=nappy|wet nappy}, {detail=caredet}
I was at the home after work and she didn't look well, so put down for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}): {event:visit=visit}, {detail=caredet}
my brother takes over tonight and he should know. ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) {event:nap=slept|dozed off} at {at_time=clock}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) took the {event:medicine=drops|pills} at {at_time=clock}
the {event:visit=visitors} left ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) at {at_time=clock}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) {event:fall=tripped|stumbled} just now, {detail=caredet}
log {event:medicine=medicine} at {at_time=clock}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=kin_the}) at {at_time=clock}: {detail=caredet}
%lang de
trag ein, dass {relative=verwandte} um {at_time=time} {event:medicine=die Tabletten|die Medikamente} bekommen hat
%lang es
apunta que a {relative=familiar} le he dado {event:medicine=las pastillas|la medicina} a las {at_time=time}
%lang en

%tool hedgerow_offer_item
offer my {item=loan_n} to the neighbours until {until=pday}
({item=loan}|{item=loan}|{item=loan}), deposit {deposit=money}, pick up at ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the}), back by {until=pday}
I can lend out the {item=loan_n}[, {deposit=money} deposit]
until {until=pday} anybody may have our {item=loan_n}, {deposit=money} as a deposit
({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the}) is where they can fetch the {item=loan_n}, {deposit=money} security, till {until=pday}
we hardly ever use the {item=loan_n}, the street is welcome to it
it has been gathering dust in our cellar for years, so whoever likes can take the {item=loan_n}, ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
I don't want it nicked, but I do want it used. ({item=loan}|{item=loan}|{item=loan}), {deposit=money} in cash, return it {until=pday}
({item=loan}|{item=loan}|{item=loan}) for anyone on our road, collect at ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
people can borrow the {item=loan_n} up to {until=pday}, from ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
put our {item=loan_n} up for sharing, {deposit=money}
spread the word, the {item=loan_n} is going spare until {until=pday}
offer something to the neighbours until {until=pday}, deposit {deposit=money}
I've got a thing to lend, collect it from ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
%lang de
biete den Nachbarn unsere {item=leih} an, {deposit=money} Pfand
%lang es
ofrece mi {item=presta} a los vecinos hasta {until=date}
%lang en

%tool hedgerow_ask_for_item
ask the neighbours for a {item=loan_n} from {from_day=pday} to {to_day=pday_b}
can anyone lend us a {item=loan_n}, ({why=why}|{why=why}|{why=why}|a {why=why_a})
({item=loan}|{item=loan}|{item=loan}), {from_day=pday} to {to_day=pday_b}, for ({why=why}|{why=why}|{why=why}|a {why=why_a})
for ({why=why}|{why=why}|{why=why}|a {why=why_a}) we need a {item=loan_n} until {to_day=pday_b}
between {from_day=pday} and {to_day=pday_b}: ({item=loan}|{item=loan}|{item=loan}), ({why=why}|{why=why}|{why=why}|a {why=why_a})
does somebody around here own a {item=loan_n}
I'd rather not buy a {item=loan_n} for one afternoon, ({why=why}|{why=why}|{why=why}|a {why=why_a}), {from_day=pday}
ours broke in half at the worst possible moment, so who on the street has a {item=loan_n} for {from_day=pday}
the whole family is coming round and I'm not prepared at all. a {item=loan_n} would save us from {from_day=pday} till {to_day=pday_b}
wanted on loan: ({item=loan}|{item=loan}|{item=loan}), {from_day=pday}
see if next door has a {item=loan_n}, it's for ({why=why}|{why=why}|{why=why}|a {why=why_a})
{to_day=pday_b} they'd get it back, the {item=loan_n}, from {from_day=pday}, ({why=why}|{why=why}|{why=why}|a {why=why_a})
ask next door to lend me something for ({why=why}|{why=why}|{why=why}|a {why=why_a})
I need to borrow something from {from_day=pday} to {to_day=pday_b} from the neighbours
%lang de
{item=leih} gesucht ab {from_day=date}, hör dich mal bei den Nachbarn um
%lang en

%tool goodturn_find_shifts
where can I volunteer with {cause:animals=animals}[ near ({near=near}|{near=near}|{near=near}|the {near=near_the})]
{cause:elderly=old people|seniors} {day=pday} around ({near=near}|{near=near}|{near=near}|the {near=near_the}), no more than {max_hours=hoursn}
volunteering in ({near=near}|{near=near}|{near=near}|the {near=near_the}) {day=pday}, {cause:food=food banks|food}
{max_hours=hoursn} at most, {day=pday}, something for the {cause:environment=environment|planet}
I've got {max_hours=hoursn} on {day=pday} and want to do something useful in ({near=near}|{near=near}|{near=near}|the {near=near_the})
who needs a hand with {cause:refugees=refugees} in ({near=near}|{near=near}|{near=near}|the {near=near_the})
since I retired the days have been rather long, so what could I do for {cause:children=children|kids} in ({near=near}|{near=near}|{near=near}|the {near=near_the})
my conscience tells me to stop complaining and act. {cause:environment=nature|climate}, ({near=near}|{near=near}|{near=near}|the {near=near_the}), {day=pday}
({near=near}|{near=near}|{near=near}|the {near=near_the}): {cause:sport=sports clubs|sport}, up to {max_hours=hoursn}
charity work {day=pday} close to ({near=near}|{near=near}|{near=near}|the {near=near_the})
is there a place in ({near=near}|{near=near}|{near=near}|the {near=near_the}) where I can walk {cause:animals=dogs|shelter dogs} for free {day=pday}
I'd like to give something back, {cause:elderly=lonely pensioners|the elderly} perhaps
find shifts for {cause:children=kids} under {max_hours=hoursn}, ({near=near}|{near=near}|{near=near}|the {near=near_the})
%lang de
wo kann ich {day=date} in {near=city} ehrenamtlich mit {cause:animals=Tieren} arbeiten
%lang es
¿dónde puedo ser voluntaria con {cause:elderly=mayores|ancianos} en {near=city}?
%lang en

%tool goodturn_sign_up
sign me up for ({project=project}|{project=project}|the {project=project_the}) {day=pday}
{people=few} of us will help at ({project=project}|{project=project}|the {project=project_the}) on {day=pday}, {skills=skill}
({project=project}|{project=project}|the {project=project_the}), {day=pday}, {people=few} people
put {people=few} down for ({project=project}|{project=project}|the {project=project_the}) {day=pday}; we can offer {skills=skill}
on {day=pday} I'll do ({project=project}|{project=project}|the {project=project_the}), good at: {skills=skill}
count me in {day=pday} at ({project=project}|{project=project}|the {project=project_the})
{skills=skill} is what I bring, ({project=project}|{project=project}|the {project=project_the}), {day=pday}
my daughter's whole class has caught the bug and I can't be the only one left out, so ({project=project}|{project=project}|the {project=project_the}) {day=pday}, {people=few} of us
I've walked past that poster a hundred times now. tell ({project=project}|{project=project}|the {project=project_the}) that I'm coming {day=pday}, {skills=skill}
{people=few} pairs of hands for ({project=project}|{project=project}|the {project=project_the}), {day=pday}
I'd love to be there when ({project=project}|{project=project}|the {project=project_the}) happens {day=pday}
register {people=few} volunteers, ({project=project}|{project=project}|the {project=project_the}), {day=pday}, {skills=skill}
volunteer {people=few} of us on {day=pday}
sign me up for ({project=project}|{project=project}|the {project=project_the})
%lang es
apúntame como voluntario en {project=project} para {day=date}
%lang en

%tool reportMissingThing
I lost my {item=item} (at|in) ({lost_at=lostat}|the {lost_at=lostat_the}) {lost_on=past}
report lost: {item=item}, ({lost_at=lostat}|the {lost_at=lostat_the}), {lost_on=past}, reach me at {contact=contact}
{item=item}, {lost_on=past}, {reward=money} for whoever finds it
{lost_on=past} I must have left my {item=item} on ({lost_at=lostat}|the {lost_at=lostat_the}), {contact=contact}
there's {reward=money} for the finder of my {item=item}, ({lost_at=lostat}|the {lost_at=lostat_the})
my {item=item} is gone, last seen ({lost_at=lostat}|the {lost_at=lostat_the})
I got up to let an old lady sit down and that's when it happened, my {item=item} stayed on ({lost_at=lostat}|the {lost_at=lostat_the})
I've turned the whole flat upside down and cried a bit. {item=item}, must have been {lost_on=past}, {reward=money} if it comes back
somebody walked off with my {item=item} at ({lost_at=lostat}|the {lost_at=lostat_the}), call {contact=contact}
{contact=contact} if anyone picks up a {item=item} near ({lost_at=lostat}|the {lost_at=lostat_the})
where did I leave it? {item=item}, {lost_on=past}, ({lost_at=lostat}|the {lost_at=lostat_the}), I'd pay {reward=money}
missing since {lost_on=past}: {item=item}
I lost something at ({lost_at=lostat}|the {lost_at=lostat_the}) {lost_on=past}
report a loss, reward {reward=money}, contact {contact=contact}
%lang de
ich habe {lost_on=früher} etwas verloren: {item=ding}, melde das bitte, {reward=money} Finderlohn
%lang es
he perdido mi {item=cosa} en {lost_at=lostat}, avisa en objetos perdidos
%lang en

%tool browseFoundThings
has anyone handed in a {item=item}[ at ({place=lostat}|the {place=lostat_the})]
{item=item}, found since {since=past}, ({place=lostat}|the {place=lostat_the})
search the lost property for a {item=item} from ({place=lostat}|the {place=lostat_the})
did someone bring in a {item=item} after {since=past}
any {item=item} turned up at ({place=lostat}|the {place=lostat_the}) since {since=past}?
is my {item=item} maybe lying on one of your shelves
the driver said that such things usually surface within a week, so is there a {item=item} from ({place=lostat}|the {place=lostat_the}) by now
my son left it behind because he was busy with his phone. see whether a {item=item} came in since {since=past}
since {since=past}, ({place=lostat}|the {place=lostat_the}): {item=item}?
look if there's a {item=item}, I was on ({place=lostat}|the {place=lostat_the})
found property, {item=item}, ({place=lostat}|the {place=lostat_the})
have kind souls dropped off a {item=item}
what has been handed in at ({place=lostat}|the {place=lostat_the})
search found things since {since=past}
%lang de
wurde seit {since=seit_de} so etwas abgegeben: {item=ding}
%lang en

%tool torque-book-checkup
book {plate=plate_p} in for {job:oil_change=an oil change} {day=pday}
{plate=plate_p}, {mileage=km}, {job:inspection=inspection|MOT}, {day=pday}
{plate=plate_p} on {day=pday}: {complaint=symptom}, {courtesy_car:true=with a courtesy car|I need a loaner}
{job:brakes=brakes}, {plate=plate_p}, it has {mileage=km} on the clock
my car {plate=plate_p} has done {mileage=km}, {job:inspection=inspection} please, {courtesy_car:false=no replacement needed|no loaner}
{complaint=symptom}, have somebody look at {plate=plate_p} {day=pday}
on {day=pday} I could bring in {plate=plate_p}, {job:battery=battery}, {courtesy_car:true=give me another one meanwhile|replacement car please}
we're driving down to Italy with four children in the back, so get {plate=plate_p} looked over before {day=pday}, {mileage=km}
a stone hit us on the motorway and the crack is growing. {job:windscreen=windscreen|front glass}, {plate=plate_p}, {day=pday}
{plate=plate_p} makes me nervous: {complaint=symptom}
sweating like a pig in {plate=plate_p}, {job:air_conditioning=air con|AC} {day=pday}
garage {day=pday} for {plate=plate_p}, {mileage=km}, {complaint=symptom}
book the car in for {job:oil_change=oil change} {day=pday}
I need a garage {day=pday}, {complaint=symptom}
%lang de
mach {day=date} einen Werkstatttermin für {plate=plate_p}, {job:oil_change=Ölwechsel}, Kilometerstand {mileage=km}
%lang es
pídeme cita en el taller para el {plate=plate_p}, {job:brakes=frenos}, {courtesy_car:true=con coche de sustitución}
%lang en

%tool torque-tyre-swap
put {season:winter=winter|snow} tyres on {plate=plate_p} {day=pday}[ at {time=clock}]
{plate=plate_p}, {season:summer=summer} tyres, {day=pday}, {time=clock}, {store_old:true=store the others|keep the old set}
{season:all_season=all-season} for {plate=plate_p}, {store_old:false=I take the old ones home|don't store the others}
change {plate=plate_p} to {season:summer=summer} wheels on {day=pday} {time=clock}
at {time=clock} on {day=pday} {plate=plate_p} gets its {season:winter=winter} set, {store_old:true=please look after the rest|keep the others for me}
the first frost is coming, {plate=plate_p} isn't ready, {season:winter=winter} ones {day=pday}
spring has finally sprung and I hear a hum on the motorway, so {plate=plate_p} wants its {season:summer=summer} rubber {day=pday}
we're off skiing at the weekend and I nearly forgot the most important bit. {season:winter=winter}, {plate=plate_p}, {time=clock} on {day=pday}
wheels: {plate=plate_p}, {season:winter=winter ones|winter}, {day=pday}
{plate=plate_p} from winter to {season:summer=summer}, {day=pday} around {time=clock}
swap the tyres of {plate=plate_p}, {season:all_season=all year round|all-season}, {store_old:true=storage included|and store the rest}
book a {season:summer=summer} tyre change {day=pday} at {time=clock}
tyre slot for {plate=plate_p} {day=pday}
%lang de
lass bei {plate=plate_p} {day=date} um {time=time} die {season:winter=Winterreifen} aufziehen
%lang en

%tool torque-cheapest-fuel
where's the cheapest {fuel:diesel=diesel} near ({near=near}|{near=near}|{near=near}|the {near=near_the})
{fuel:petrol=petrol|unleaded} within {radius_km=dist} of ({near=near}|{near=near}|{near=near}|the {near=near_the})
({near=near}|{near=near}|{near=near}|the {near=near_the}), {fuel:premium=premium|super plus}, {radius_km=dist}, {open_now:true=open now|open at this hour}
{fuel:lpg=LPG|autogas} prices around ({near=near}|{near=near}|{near=near}|the {near=near_the})[, {open_now:true=only what's open}]
not further than {radius_km=dist} from ({near=near}|{near=near}|{near=near}|the {near=near_the}): {fuel:hydrogen=hydrogen}
my tank's nearly empty, {fuel:diesel=diesel} in ({near=near}|{near=near}|{near=near}|the {near=near_the})
the light has been on for the last half an hour and I'm getting nervous, {fuel:petrol=petrol} by ({near=near}|{near=near}|{near=near}|the {near=near_the}), {open_now:true=somewhere that isn't shut}
we're filling up the van before the long haul south. who asks least for {fuel:diesel=diesel}, {radius_km=dist} from ({near=near}|{near=near}|{near=near}|the {near=near_the})
compare {fuel:petrol=petrol} in ({near=near}|{near=near}|{near=near}|the {near=near_the}) and {radius_km=dist} around it
{fuel:diesel=diesel}, ({near=near}|{near=near}|{near=near}|the {near=near_the}), good price
what do they want for a litre of {fuel:premium=super|premium} at ({near=near}|{near=near}|{near=near}|the {near=near_the})
who has {fuel:lpg=gas|LPG} round ({near=near}|{near=near}|{near=near}|the {near=near_the}), {open_now:false=even if closed}, {radius_km=dist}
fuel prices within {radius_km=dist} of ({near=near}|{near=near}|{near=near}|the {near=near_the})
cheapest filling station {open_now:true=open now} near ({near=near}|{near=near}|{near=near}|the {near=near_the})
%lang de
wo kostet {fuel:diesel=Diesel} in {near=city} am wenigsten, im Umkreis von {radius_km=dist}
%lang es
¿dónde está más barata la {fuel:petrol=gasolina} cerca de {near=city}?
%lang en

%tool townpros_haircut
(book|get) me {treatment=haircut} with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} at {time=clock}
{treatment=haircut}, {day=pday}, {time=clock}, {length:short=short} hair
({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} for {treatment=haircut}[, mine is {length:long=long|very long}]
hairdresser {day=pday} {time=clock}: {treatment=haircut}
{length:shoulder=shoulder length}, {treatment=haircut}, {day=pday} with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the})
I look like a sheepdog, {treatment=haircut} {day=pday}
my fringe is in my eyes, can ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) do {treatment=haircut} at {time=clock}
I have a job interview coming up and my mother says I can't go like this. {treatment=haircut}, {day=pday}, ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) if possible
my sister gets married on that weekend and I want to look nice for once, so {treatment=haircut} {day=pday} {time=clock}
could ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) fit me in {day=pday} for {treatment=haircut}, it's {length:chin=chin length|down to the chin}
at {time=clock} on {day=pday}, {treatment=haircut}
salon appointment, ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}), {treatment=haircut}
book a chair with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} at {time=clock}
hairdresser {day=pday}, my hair is {length:long=long}
%lang de
mach mir bei {stylist=stylist} einen Friseurtermin {day=date} um {time=time}: {treatment=frisur}
%lang es
pídeme hora en la peluquería {day=date} a las {time=time} para {treatment=corte}
%lang en

%tool townpros_vet
I'm worried sick about (my {animal=animal_my}|{animal=animal}), {trouble=ailment}
vet for ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}) {day=pday}, {trouble=ailment}
({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}): {trouble=ailment}, {urgent:true=urgent|it's an emergency}
{trouble=ailment}, ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}), {day=pday}, {home_visit:true=at home please|house call}
can the vet see ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}) {day=pday}[, {urgent:false=not urgent|no rush}]
{urgent:true=as fast as possible|right away}, ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}), {trouble=ailment}, {home_visit:true=come to us|we can't travel}
{day=pday} with ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}) to the doctor, {trouble=ailment}
something's wrong with ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}), {trouble=ailment}
we came back from the park and since then it has only got worse, ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}), {trouble=ailment}, {urgent:true=it can't wait|today if you can}
the kids are inconsolable and I have no car this week. ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}), {trouble=ailment}, {home_visit:true=could she come by|someone must come here}
({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}) is due {day=pday}, {trouble=ailment}
poor ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the})! {trouble=ailment}, who can help {day=pday}
book ({animal=animal}|{animal=animal}|my {animal=animal_my}|the {animal=animal_the}) in, {trouble=ailment}, {day=pday}, {home_visit:false=we come to the practice|at the practice}
vet {day=pday}, {trouble=ailment}
I need a vet, {urgent:true=urgently}
%lang de
{animal=tier} {trouble=leid}, wir brauchen {urgent:true=dringend|sofort} den Tierarzt
%lang es
{animal=bicho} {trouble=mal}, pídeme cita en el veterinario para {day=date}
%lang en

%tool townpros_cleaner
(book|get) a cleaner {day=pday} for {hours=hoursn}
{hours=hoursn} {day=pday}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the}), ({address=home}|{address=home}|{address=home}|the {address=home_the})
({address=home}|{address=home}|{address=home}|the {address=home_the}), {frequency:weekly=every week|weekly} from {day=pday}, {hours=hoursn}
cleaner {frequency:fortnightly=every other week|fortnightly}, first time {day=pday}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the})
{frequency:once=just once|a one-off}: {day=pday}, {hours=hoursn}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the})
someone to scrub ({address=home}|{address=home}|{address=home}|the {address=home_the}) {day=pday}, {hours=hoursn}
we had forty people dancing in here until the sun came up, so {day=pday} somebody has to deal with ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the})
my mother-in-law arrives at the weekend and she looks under everything. {hours=hoursn} on {day=pday}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the})
it's a pigsty, {day=pday}, {hours=hoursn}
{frequency:monthly=once a month|monthly}, ({address=home}|{address=home}|{address=home}|the {address=home_the}), starting {day=pday}
get ({address=home}|{address=home}|{address=home}|the {address=home_the}) spick and span by {day=pday}
({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the}) on {day=pday}, {frequency:weekly=then weekly|each week}
book a cleaner {frequency:weekly=every week}, {hours=hoursn}
I want ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the}) done at ({address=home}|{address=home}|{address=home}|the {address=home_the})
%lang de
such mir für {day=date} eine Putzhilfe für {hours=stunden}
%lang en

%tool townpros_tradesperson
I need a {trade:plumber=plumber}: {problem=trouble}
{problem=trouble}, ({address=home}|{address=home}|{address=home}|the {address=home_the}), {day=pday}
get a {trade:electrician=electrician} to ({address=home}|{address=home}|{address=home}|the {address=home_the}) {day=pday}, {problem=trouble}, at most {budget=budget}
{trade:carpenter=carpenter|joiner} for {budget=budget}, {problem=trouble}
{problem=trouble} - who can fix that {day=pday}? not above {budget=budget}
({address=home}|{address=home}|{address=home}|the {address=home_the}): {problem=trouble}, send a {trade:tiler=tiler}
we've been putting buckets everywhere since the storm and the smell is awful, {problem=trouble}, ({address=home}|{address=home}|{address=home}|the {address=home_the})
my husband swore he would do it himself, two years ago. {trade:painter=painter} please, {problem=trouble}, {budget=budget}
can a {trade:roofer=roofer} come {day=pday}? {problem=trouble}
I'm locked out at ({address=home}|{address=home}|{address=home}|the {address=home_the}), {trade:locksmith=locksmith}, {problem=trouble}
it's freezing in here, {problem=trouble}, {trade:heating_engineer=heating engineer|heating man} {day=pday}
no more than {budget=budget}, {trade:plumber=plumber}, ({address=home}|{address=home}|{address=home}|the {address=home_the}), {problem=trouble}
send a {trade:electrician=electrician} to ({address=home}|{address=home}|{address=home}|the {address=home_the}) {day=pday}
I need somebody at ({address=home}|{address=home}|{address=home}|the {address=home_the}), max {budget=budget}
%lang de
ich brauche einen {trade:plumber=Klempner|Installateur}: {problem=schaden}
{problem=schaden}, wer kann das {day=date} reparieren, höchstens {budget=budget}
%lang es
necesito un {trade:plumber=fontanero|plomero}: {problem=averia}
mándame a alguien {day=date}, {problem=averia}
%lang en

%tool shedco.rent_tool
(rent|hire) a {tool=rtool} for {days=days} from {from_day=pday}
{tool=rtool}, {days=days}, {from_day=pday}, ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
from {from_day=pday} I need a {tool=rtool} for {days=days}, {delivered:true=delivered|brought to me}
({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}): {tool=rtool}, {from_day=pday}, {delivered:false=I'll collect it|I pick it up}
{days=days} with a {tool=rtool}, starting {from_day=pday}
we're doing up the old kitchen ourselves because nobody answers the phone, so a {tool=rtool} from {from_day=pday} for {days=days}
my arms are killing me after one afternoon by hand. get a {tool=rtool} from ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
a {tool=rtool} {from_day=pday}, {days=days}, {delivered:true=bring it round|to the door}
does ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}) have a {tool=rtool} for me {from_day=pday}? {days=days}
I can't do this job without a {tool=rtool}
{tool=rtool} - {days=days} - ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
get hold of a {tool=rtool} for the weekend of {from_day=pday}
rent a machine for {days=days} from {from_day=pday}
hire something from ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}), {delivered:true=delivered}
%lang de
{tool=gerät} für {days=tage} mieten, und zwar ab {from_day=date}
%lang es
alquílame una {tool=máquina} por {days=dias} a partir de {from_day=date}
%lang en

%tool shedco.store_things
rent {square_metres=sqm} of storage in {town=city} for {months=months}
storage unit, {town=city}, {months=months}, from {start=pday}, for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) for {months=months} in {town=city}, {square_metres=sqm} should do
from {start=pday} I need a place for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) in {town=city}
{town=city}: {square_metres=sqm}, {months=months}, beginning {start=pday}
where in {town=city} can I leave ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) for {months=months}
I'm going abroad for work and the flat is sublet, so ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) must go somewhere in {town=city} from {start=pday}
we inherited the lot and have no idea where to put it. {square_metres=sqm} in {town=city}, {months=months}
no more space at home: ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}), {town=city}
a locker for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}), {start=pday}, {months=months}, {town=city}
{months=months} from {start=pday}, {town=city}, {square_metres=sqm}
self storage {town=city}, ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
rent a storage unit for {months=months} from {start=pday}
I need {square_metres=sqm} for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
%lang es
alquílame un trastero en {town=city} desde {start=date}
%lang en

%tool shedco.moving_quote
what would it cost to move from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
moving ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {day=pday}, {rooms=rooms} rooms
to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}), {rooms=rooms} rooms, {packing:true=they pack|packing included}
{rooms=rooms} rooms, ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the}), ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) -> ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) on {day=pday}
quote for {day=pday}: ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {packing:false=we pack ourselves|without packing}, ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the})
get our stuff from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) over to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), how expensive is that
the twins are on the way and we need more space, so ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) {day=pday}, {rooms=rooms} rooms, what are we looking at
my back won't survive another flight of stairs, I'm afraid. price for ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {packing:true=everything packed by them|full service}
how much to bring ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the}) and {rooms=rooms} rooms of furniture from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
we leave ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) {day=pday}, new home is ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), with ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the})
an offer please: ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), coming from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}), {day=pday}
what do removal men take for ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
moving quote to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {rooms=rooms} rooms
quote for a move from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) on {day=pday}
%lang de
was kostet ein Umzug von {from_place=home} nach {to_place=city}, {rooms=rooms} Zimmer
%lang es
¿cuánto cuesta una mudanza de {from_place=city} a {to_place=city}, {rooms=rooms} habitaciones?
%lang en

%tool talk
({=singer}|{=singer}|{=singer}) was amazing live, I saw them in ninety-eight
we watched {=film} last night and {=firstname} cried the whole time
I still prefer the smell of real paper
my legs are so sore after the gym
the neighbours lent us their ({=loan}|{=loan}|{=loan}) last summer, such nice people
{=firstname} has been volunteering for years and loves it
petrol used to cost half of that when I was young
({=animal}|{=animal}|my {=animal_my}|the {=animal_the}) is asleep on my keyboard again
finding a good plumber is like winning the lottery
we moved three times in four years, never again
I lost my umbrella so often that I stopped buying them
the new babysitter is a saint, the kids adore her
