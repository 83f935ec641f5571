# What Steward remembers: facts, conversations, the profile, its export and import.

%list hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list hm2: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list fcat: family | work | food | health | travel | pets | school | car | garden | money | house
%list category: family | car | food | health | house | rowing | money | clothes | holidays | pets | tiles and paint | school
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list hm3: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list lb: (
%list rb: )
%list fct: Hamza is allergic to walnuts | the shed key hangs behind the mirror | my shoe width is E | Tilda's twins are called Ole and Finja | the boiler code is 88-12 | I never eat cilantro | our wifi is called moonbase | Keiko works nights in march | my bike frame number ends in 4471 | the best parking is behind the church | my bus is the 62 | I can't stand voice messages | Zuzana takes oat milk | my doctor has no hours on wednesday | the piano was tuned in april | grandpa was born in Riga | my locker is 219 | Yannick owes me 35 euros | the fuse box is under the stairs | I wear size 41 | our cat is diabetic | my tailor is on Lindenallee | the gate sticks when it rains | Pilar's surname is spelled with two Ls
%list kind: family | health | home | work | food | friends | money | pets | travel | hobbies | clothes | car
%list abt: Hamza's allergy | our shed key | my shoe width | Tilda's twins | our boiler code | our wifi | Keiko's shifts | my bike frame number | parking behind the church | Zuzana's milk | grandpa's birthplace | my locker | our fuse box | our cat's diet | my tailor | Yannick's debt
%list some: 3 | five => 5 | 8 | two => 2 | 12 | six => 6 | 20
%list fact2: my locker code is 4411 | my wife's birthday is on 3 May | I'm allergic to peanuts | the spare key is under the flower pot | my shoe size is 42 | I drink my coffee black | Tom's daughter is called Mia | our wifi password is sunflower77 | I parked on level 3 | the landlord's name is Mr. Okafor | my blood type is A positive | I don't eat pork | we get our eggs from the farm in Ashby | my passport expires in October 2027 | Kim prefers phone calls over mail | the alarm code at the cabin is 9907 | I take the 7:42 train to work | my sister lives in Porto now | the boiler was serviced in March | I hate cilantro | Dad's hearing aid takes size 312 batteries | the server room is on the second floor | our wedding anniversary is the 14th of June | Priya is vegetarian | my car needs 5W-30 oil | I'm left-handed | Bob's new number is 0171 555 0199 | the bins go out on Thursdays | I lent my drill to Marco | the wine Anna liked was a Riesling | my gym locker is number 58 | I prefer window seats | our cleaning lady comes every second Tuesday | the budget for the party is 500 euros | my frequent flyer number is LX 889 221 | Leo is afraid of dogs | the door code is 2580# | my favourite colour is teal | the accountant wants PDFs only | I weigh 72 kilos | Grandma's birthday is 21 November | my bike has 28 inch wheels | we bought the sofa in 2021 | the vet is called Dr. Lindqvist | I start my new job in September | the guest room key hangs behind the clock | my customer number is 77-1043 | Jonas is my manager | the plumber charges 80 an hour | I can't stand horror films | I'm on the Monday shift this month | my mother's maiden name is Ferrer | Lena moved to Gdansk | the cat gets half a tin in the morning | the meeting room upstairs has no projector | my ring size is 17 | I quit smoking on 2 January | our neighbours are called Haas | I keep the tax folders in the attic | my tyre pressure is 2.4 bar | the kids finish school at 1 on Fridays | I like my steak medium rare | Sam is lactose intolerant | the projector needs an HDMI adapter | we never meet before 10 | my laptop is a ThinkPad from 2022 | the garden hose is in the shed | my library card number is 300418 | the safe is behind the painting | Alice's husband is named Viktor | I learn Japanese on Sundays | the printer takes cartridge 304XL | our policy number is HH-20931 | my favourite band is Khruangbin | Uncle Joe's farm has no reception | I owe Nina 20 euros | the dishwasher tabs are almost empty | Ben broke his arm in April | the heating man said to bleed the radiators every autumn | my desk is number 14 | we were charged twice by the hotel in Rome | I proposed to Ana in Lisbon | my therapist is on holiday until August | the office closes at 6 on Fridays | my height is 1.81 m | the dog's chip number ends in 0042 | my old employer was Fennel Labs | I'm not available on Wednesday afternoons | the projector bulb was changed last week | Marta doesn't like surprises | we keep candles in the second drawer | my hay fever starts in April | the PIN of the old phone is 0852 | Felix plays the cello | Ingrid loves walnuts | the phone contract costs 169 euros a month | the phone contract costs 1252 euros a month | our electrician is Dr. Lind | the nanny was born in 1961 | my son has the key to the mailbox | dad's birthday is on 26 January | my tax number is X42-303 | our electrician is called Mr. Haas | Marco lives two doors down | the phone contract costs 1028 euros a month | I put the ski boots at my parents' place | I put the camping stove with the neighbours | the spare tyre is in the boot of the car | Priya loves shellfish | I put the old laptop under the stairs | the garage code is 393093 | Kim borrowed my sewing machine | the alarm code is B73-654 | my sister has the key to the cellar | the cellar code is 9696 | I borrowed the fondue set from Jonas | I put the ladder at the office | Nina is allergic to liquorice | the guitar tuner is with the neighbours | my sister doesn't eat beetroot | my son was born in 1952 | my insurance number is T26-752 | I borrowed the tent from Lena | Lena lives above the pharmacy | Ingrid's birthday is 5 October | the gym costs 423 euros a month | my husband was born in 2001 | Nina borrowed my fondue set | Diego takes coffee without milk | the lift code is A19-200 | the garage code is 1966 | the nursery fee costs 887 euros a month | Nina borrowed my Christmas lights | the office code is A35-711 | the landlord doesn't eat beetroot | Omar was born in 2015 | Jonas's birthday is 15 July | Raj loves anything with coconut | Ingrid works at Siemens | the mortgage costs 999 euros a month | Priya was born in 1994 | our electrician is Ms Novak | Felix works at Acme | my boss is allergic to spicy food | Beth borrowed my piano sheets | the landlord is allergic to beetroot | Beth works at Acme | Viktor works at the town hall | the guitar tuner is on the top shelf | the lift code is 7391 | Kim is allergic to spicy food | I borrowed the bike lock from Ruth | my husband loves olives | I borrowed the old laptop from Marco | the nanny's birthday is 15 November | Felix has the key to the cellar | the vaccination card is at my parents' place | Chloe takes coffee without milk | I put the spare tyre in the boot of the car | my brother is allergic to olives | Lena lives in Graz | my husband loves shellfish | the phone contract costs 1196 euros a month | I put the piano sheets under the stairs | the bike shed code is 6845 | I pick up the kids on Wednesdays | Ingrid is allergic to olives | dad is allergic to olives | my sister takes decaf only | Ana takes size 38 shoes | I fast on Mondays | the dishwasher is under warranty until May 2028 | Raj's birthday is 21 April | my husband is allergic to raw onions | the contract is in the blue box | Nina loves mushrooms | Kim borrowed my fondue set | Tom works at a law firm | Priya borrowed my sewing machine | the fondue set is at the office | I put the ski boots in the bottom drawer | the passport is in the bottom drawer | Kim lives on Mill Lane | the gym costs 920 euros a month | my husband's birthday is on 25 January | the nanny is allergic to olives | my daughter was born in 1976 | the laptop is under warranty until October 2031 | Viktor works at Acme | the cellar code is T65-705 | Sam is allergic to anything with coconut | Beth lives two doors down | the alarm code is R15-179 | Sam borrowed my red suitcase | I have choir on Fridays | Marco's birthday is on 13 August | Jonas has the key to the bike room | the phone contract costs 1154 euros a month | I fast on Fridays | Ana loves anything with coconut | the office code is 1609 | the garage code is X63-989 | the first aid kit is in the boot of the car | Felix borrowed my tent | the gym costs 1265 euros a month | Ingrid was born in 1987 | the fondue set is in the bottom drawer | the spare tyre is at my parents' place | the rent costs 707 euros a month | our babysitter is Dr. Lind | I go swimming on Mondays | Tom's birthday is 19 July | the old laptop is in the blue box | Priya borrowed my vaccination card | I have choir on Wednesdays | Priya works at the airport | Diego was born in 1982 | Ingrid takes oat milk | Omar works at the town hall | Marco loves liquorice | the garage code is 2347 | Sam works at Acme | our dentist is Dr. Lind | the first aid kit is under the stairs | mom loves liquorice | the alarm code is X14-417 | Nina takes decaf only | I borrowed the tent from Ingrid | Hannah lives on Mill Lane | I pick up the kids on Fridays | I play tennis on Wednesdays | Raj lives in Graz | I put the ski boots under the stairs | I borrowed the first aid kit from Marco | my husband is allergic to beetroot | the cellar code is 4034 | Marco borrowed my fondue set | my best friend was born in 1949 | Diego loves oysters | my contract number is 193406 | the washing machine is under warranty until February 2027 | Tom doesn't eat mushrooms | the rent costs 622 euros a month | the gate code is 163389 | I borrowed the hedge trimmer from Beth | I put the spare tyre in the blue box | the camping stove is at the office | Marco lives in Seattle now | the dishwasher is under warranty until July 2028 | I borrowed the tent from Kim | Lena lives on Mill Lane | our neighbour loves walnuts | Hannah works at a law firm | I never work on Fridays
%list chatter: hey | listen | by the way | fyi | important | quick note | ok | small thing | so | before I forget | just so you know | one for later | my brain is like a sieve | you'll need this some day | I just found out
%list cat: family | work | food | health | travel | home | car | friends | school | hobbies | finance | pets | garden | passwords | birthdays | shopping | preferences | projects | kids | sports
%list mine: sister | boiler | cabin | allergies | garden | neighbours | car | accountant | eating habits | dog | guest room | working hours | travel preferences | anniversary | plumber | health | old phone | hobbies | printer | favourite music | bins | coffee habits | bike lock | knee | mechanic | shoe size | first dog | insurance | mortgage | old flat | ski gear | holiday house | childhood | heating | sewing machine | old laptop | Christmas lights | drill | birth certificate | vaccination card | tent | warranty dates | babysitter | ladder | guitar tuner | pension | spare tyre
%list about: Tom | Priya's diet | Kim | Grandma | Bob's family | Leo | Marco | Alice's husband | Dr. Weber | Beth | Omar | Raj's diet | Yuki | Kim's family | Felix's diet | Nina's job | Hannah | Nina's allergies | Jonas's diet | Ingrid | Ruth | Ingrid's children | Sam's diet | Ana's new flat | Ingrid's new flat | Viktor | Chloe | Diego's family | Raj's birthday | Ruth's children | Felix's family | Chloe's birthday | Diego's diet | Marco's taste in wine | Chloe's new flat | Marco's job | Beth's children | Jonas | Diego | Nina | Lena | Diego's taste in wine | Ruth's family
%list cat2: family | food | health | home | work | car | pets | travel | friends | school | hobbies | clothes
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list cat3: family | health | home | car | work | food | kids | travel | money | garden | school | contacts | codes | birthdays | hobbies | friends | sizes | addresses | pets | wishes
%list sv_n: 3 | 4 | 5 | 6 | 8 | 10 | 12 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10
%list mine2: shoe size | blood group | passport number | old address | salary | weight | licence plate | ring size | locker code | tax number | bank pin | staff number | clothes size | inside leg | membership number
%list cat4: family | work | health | food | travel | pets | house
%list mem: gate code | bike lock combination | twins' clothes size | name of that plumber | paint colour in the hall | wifi password | guest network | boiler model
%list code2: gate code | bike lock combination | door code | shed code
%list mym: shoe size | blood group | locker number | frequent flyer number | tax number | collar size | loyalty card number | insurance number
%list from_email2: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list category2: family | health | boat | house | work | food | friends | money | travel | sport | pets | codes | clothes | garden
%list limit2: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list mood: ugh | sorry, last one | heads up | so, about today | I'm hopeless with this | it's been one of those weeks | small thing | the baby's asleep so I'm typing | oh no | funny, that | almost forgot | between two meetings | I'm at the gate | well then | if you have a second
%list query: pier of the boat | ring size | who lent me the ladder | allotment number | Ravi's daughter | migraines | where the meter is | choir evening | door code | Svea's hours | my best 5k time | who does my taxes | Femi's loan | what the cat takes | Aunt Bo
%list fact3: my locker code is 4411 | Tom is allergic to nuts | the spare key hangs in the pantry | Kim's birthday is on 3 May | I take my coffee black, no sugar | we bought the sofa from Ana and Luis in 2021 | the boiler was serviced on friday | my shoe size is 42 | Leo's class starts at 8 and ends at 1 | grandma moved from Graz to Linz | the wifi at the cabin is called moose | I parked on level 3 next to the lift | Priya never eats before noon | my old boss lives in Malmö | the cat is afraid of the hoover | Mrs. Lind has a key to our flat | I can't stand coriander | the car needs 5W-30 oil | my seat on trains is the aisle | the plumber charges 80 an hour | Omar works from home on tuesdays and thursdays | the good scissors are in the second drawer | our anniversary is 12 June | I promised Ruth the blue vase | the bins go out on wednesday evening | my blood type is A positive | the twins are called Mia and Max | we are saving for a trip to Japan | the gym closes at ten | the printer wants black ink only | Bob lent me his tent | my doctor is in on mondays | I prefer window tables | the bike lock code is 7315 | dad takes two pills in the morning
%list category3: family | work | food | health | home | car | travel | friends | school | hobbies | money | pets | birthdays | codes | garden | kids | sizes | shopping | contacts | preferences | house rules | office stuff | medical | people I know
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list from_email3: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list limit3: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | twenty-five => 25
%list cat5: family | health | food | house | car | work | hobbies | friends | pets | travel
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list kat: Familie | Gesundheit | Arbeit | Wohnung | Auto | Essen | Hobbys | Geburtstage | Passwörter | Reisen | Finanzen | Haustiere | Freunde | Schule | Vorlieben
%list mthema: Lieblingsessen | Auto | Allergien | Hausarzt | Urlaub in Italien | Schuhgröße von Paul | Geburtstag von Lena | WLAN | Umzug | Kaffee | Hund | Stromvertrag | Heizung | Kundennummer | Spindcode | Hochzeitstag | Versicherung | Oma | Restaurant in Leipzig | Geschenke für Mama
%list fakt: Hamza verträgt keine Walnüsse | der Schuppenschlüssel hinter dem Spiegel hängt | unser WLAN Mondbasis heißt | ich keinen Koriander mag | Keiko im März nachts arbeitet
%list thema: Schuppenschlüssel | Fährzeiten | Dachrinne | Zeltlager | Mietvertrag | Paket 7719 | Umbau | Knie
%list schub: Gesundheit | Kinder | Haus | Garten | Geschenke | Kollegen | Verein | Codes | Größen | Verträge | Vorlieben | Termine | Allergien | Wein | Technik
%list kat2: Kleidung | Oma | Essen | Passwörter | Verein | Haus | Rezepte | Fahrrad | Medizin | Freunde | Büro | Kita
%list v_n: zwei => 2 | drei => 3 | 4 => 4 | fünf => 5 | 6 => 6 | sieben => 7 | acht => 8 | 9 => 9 | zehn => 10 | zwölf => 12 | 14 => 14
%list kat3: Gesundheit | Kinder | Haus | Garten | Geschenke | kollegen | Verein | Codes | Größen | Verträge | Vorlieben | Allergien | Wein | Technik | Haustiere | Urlaub | Auto
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list cat6: familia | salud | trabajo | casa | coche | comida | aficiones | cumpleaños | contraseñas | viajes | finanzas | mascotas | amigos | colegio | preferencias
%list mtema: comida favorita | coche | alergias | médico | viaje a Italia | talla de Pablo | cumpleaños de Lucía | wifi | mudanza | café | perro | contrato de la luz | caldera | número de cliente | código de la taquilla | aniversario | seguro | abuela | restaurante de Sevilla | regalos de mamá
%list dato: Hamza es alérgico a las nueces | la llave del trastero está detrás del espejo | nuestra wifi se llama baselunar | no soporto el cilantro | mi taquilla es la 219 | el gato es diabético
%list tema: horario del ferry | canalón | campamento | contrato de alquiler | paquete 7719 | trastero | seguro del coche | regalo de Pilar
%list cat7: salud | niños | casa | jardín | regalos | compañeros | club | códigos | tallas | contratos | gustos | alergias | vinos | cacharros | fechas
%list kat4: ropa | abuela | comida | claves | peña | casa | recetas | bici | medicinas | amigos | oficina | guardería
%list t_n: dos => 2 | tres => 3 | 4 => 4 | cinco => 5 | 6 => 6 | siete => 7 | ocho => 8 | 9 => 9 | diez => 10 | 12 => 12 | 14 => 14
%list category4: familia | trabajo | salud | casa | coche | comida | viajes | claves | cumpleaños | deportes | mascotas | finanzas | ropa | vecinos | estudios | niños

%tool store_fact
%list fct2: my bike lock is 2207 | Benji hates mushrooms | the ladder is behind the shed | I take a size 39 | Rashid drinks decaf | our bins go out on tuesdays | my passport is in the top drawer | the boiler code is 81C | Anneke moved to Delft | I parked on deck 4 | my desk number is 317 | Carys can't have nuts | I've stopped eating meat | Solveig's birthday is the 9th of may
%list fact4: Dot is allergic to nuts, eggs and anything with soy | the spare key hangs behind the meter | I take a size 43, 42 in trainers | Yusuf's daughter starts school on the 5th | the alarm at the depot goes off at half seven | my plate is KX 31 BFD | we pay £1,240 rent, due on the 3rd | I never eat before noon | the boiler was serviced in may and costs 90 a year | Kwame likes his steak rare and his tea black | I said no to the tiles and yes to the paint | my blood type is 0 negative | the bins go out on wed wk, then every fortnight | our wifi is called "Pretty Fly" | Halima and Oisín got married at the quay | I sleep badly when there's a full moon | the gate opens with 8831#
%list fact5: the spare key hangs behind the boiler | Ruth takes her tea without sugar | my blood type is 0 negative | the bins are collected on Wednesdays | my passport runs out in 2029 | the alarm code at the cabin is 7788 | I parked on level 3, bay 41 | our fourth anniversary falls on a Sunday | the fuse box is in the cellar | Wilma can't eat nuts | my bike's frame number is WX-2201 | the printer is called HPX-7 | I don't answer mails after six | we rent from Mrs. Castellano | I hate being phoned | the guest wifi is blackbird99 | my desk is 4-112 | grandpa was born in Tartu | I owe Desmond 40 euros | the dog's name is Pickle | my shirt size is 15.5 | the cleaner comes every second Monday | my reminder tone is the owl | Yara prefers trains to planes | the good scissors live in the top drawer | the loan ends in 2031 | my calendar week starts on Sunday | the neighbour's cat is not allowed inside | I get migraines from red wine | my task at the club is the accounts | our team meets at the fountain if phones fail
%list hf: #fact | #remember | #memo | #note
%list category5: family | food | work | health | car | house | travel | money | pets | codes | school | the allotment
%list who: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list fact6: the spare key hangs behind the boiler | bea can't have walnuts | our wifi at the cottage is called duckpond | niko takes oat milk | my ski boots are size 27 | the bike shed code is 7714 | grandpa's birthday is the 2nd of march | I sleep best on a hard mattress | the meter is under the stairs | my blood group is 0 negative
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list fact7: my shoe size is 42 | the spare key is under the blue pot | Ruth is allergic to walnuts | I take two sugars | the bike lock code is 7315 | Omar's birthday is on 9 March | the cleaner comes on thursdays | I wear glasses for driving | our cat is called Pixel | my seat preference is the aisle | Lena moved to Ghent | the boiler was replaced in 2021 | I can't stand coriander | the wifi at the cabin is called moose | Raj never drinks coffee after noon | my old boss lives in Malmö | the dog only eats salmon | my ring size is 54 | the kids finish school at three | I parked on level 5 | the gym locker is number 88 | grandma's surgery went well
%list who2: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list fact8: the spare key is with Mrs. Ortiz | my locker is number 218 | my blood group is 0 negative | the boiler code is 7719 | I'm allergic to hazelnuts | my shoe size is 39 | Jonas drinks his coffee with oat milk | my wedding ring is size 54 | our wifi is called FrogPond | my mother-in-law's birthday is on 9 October | the plumber is called Hendriks | I don't drink alcohol | my license plate is HB KL 338 | the recycling goes out every other Tuesday | I've got a penicillin allergy | Nadia is vegan | the vacuum bags are type G | my locker combination is 12-30-7 | the attic key hangs in the pantry | my passport number is C4F7K22 | the bike lock code is 4820 | dad takes blood thinners | my favourite tea is lapsang souchong | our anniversary is on 17 June | the car needs new tyres in winter | Theo is afraid of thunderstorms | my dentist is Dr. Abadi | I parked the car in row F | I work from home on Tuesdays and Thursdays | my sister moved to Utrecht | the lawn mower runs on two-stroke oil | my T-shirt size is M | I get migraines from red wine | our tax adviser is Ms. Petrov | the kids are picked up at 3:30 | my customer number with the power company is 88201 | Lea's teacher is Mr. Quist | the tent pegs are in the blue crate | my glasses are minus 2.5 | I owe Farid 40 euros | I lent the pasta machine to Elif | the heating engineer comes every September | my IBAN ends in 6041 | Grandpa's hearing aid uses size 13 batteries | our room in the hotel was 402 | the pool pump runs from 9 to 5 | my favourite seat is 14C | I can't eat shellfish | Mats turns seven in March | our cat is called Bosse | the office alarm goes off at 10 pm | my student ID is 77-2219 | I weigh 68 kilos | I was born in Tampere | my mother's new number is 0151 555 7788 | my bike is a 56 cm frame | the guest wifi password is lemonade12 | I prefer aisle seats | our landlord is Mr. Falk | I quit sugar in January | the washing machine warranty ends in May | Ingrid has the second house key | I sleep badly at full moon | our coffee beans come from Rusti | the paint in the hall is RAL 9010 | my neighbour Olga waters the plants | Kai prefers tea to coffee | my gym closes at 11 | we pay 14 euros for the parking spot | the projector remote is in the drawer
%list myfact: my locker code is 4820 | my shoe size is 41 | my dentist is Dr. Abadi | my blood type is 0 negative | my gym PIN is 7731 | my favourite dessert is tiramisu | my dog's name is Bosse | my insurance number is B-12-44 | my hat size is 58 | my middle name is Rune | my tyres are 205/55 R16 | my mother's birthday is 9 May | my bike lock code is 2219 | my T-shirt size is XL | my landlord is Mr. Falk | my frequent flyer number is KL 44 871 | my favourite colour is ochre | my therapist is called Ms. Quist | my ring size is 54 | my library card is 300 772 | my best friend is vegan | my allergy is hazelnuts | my license plate is HB KL 338 | my favourite tea is rooibos
%list fact9: the loft key is in the tea tin | my collar size is 41 | Odette can't eat shellfish | our bins go out on thursdays | I take the 7:14 to work | the gate code is 5590 | my sister's called Rhona | I hate coriander | the fuse box is behind the coats | Bram turns six in april | my blood group is AB | the cleaner comes on mondays | I drive a grey Skoda | we're on meter 8 | I'm allergic to latex
%list health: my blood group is AB | I react badly to penicillin | my GP is Dr. Oyelaran | I wear minus 2.5 | my resting pulse is 58 | I had my tetanus jab in march | I take iron on sundays | my left knee is the bad one | I'm allergic to latex | my inhaler is the blue one
%list foodf: I don't eat pork | oat milk only | Odette can't have gluten | I like my eggs soft | Bram won't touch peas | no onions for me | my favourite cheese is comté | we never buy palm oil | I drink decaf after four | Levi is vegan
%list fam: Odette is my niece | my brother's wife is Anke | dad was born in 1951 | mum lives in Perth now | the twins start school in august | my cousin Levi is a vet | Gran has three sisters | Bram is my godson | our anniversary is 3 june | my uncle hates phone calls
%list fact10: the spare key lives under the blue pot | my bra size is 34C | Callum can't eat sesame | the stopcock is behind the fridge | our bin day is tuesday | I'm a size 9 in boots | the piano was last tuned in april | my seat is always 14F | grandad takes two sugars | Imani's due on the 2nd of june
%list fact11: the boat lies at pier 6 | Gita is vegetarian | Ravi's daughter is called Tara | the meter stands behind the coats | I get migraines from red wine | choir is always on wednesdays | our door code is 0907 | Aunt Bo hates phone calls | I do my taxes with Mr. Okoro | the allotment number is 61 | my ring size is 54 | the old car had 88000 km on it | Femi lent me 200 euros | Elif's office is in Hall B | the cat takes half a tablet | I prefer mails to messages | my best time over 5k is 24 minutes | the ladder belongs to Bruno | Svea only works mornings
%list fact12: the thermostat in the loft is always two degrees off | I hold 40 shares of Renault | the spare camera is in the drawer | my bank takes 3 percent on dollars | the shed key hangs behind the door | it never rains at our cabin in june | my router is called Oslo | I never read the Guardian
%list fact13: my hat size is 58 | the fuse box is behind the wardrobe | Hannah can't eat gluten | I'm left-handed | the alarm code at the cottage is 2290 | Wei's anniversary is on 3 June | the window cleaner comes every second Monday | I get seasick | our hamster is called Bolt | I always fly with hand luggage | Ivan quit smoking | the roof was done in 2018 | I hate marzipan | Chloe plays the oboe | my blood type is A negative | the car has winter tyres on | the school bus stops at Mill Lane | I am the treasurer of the choir | Diego's twins are six now | my physio is called Petra
%list fakt2: meine Schuhgröße ist 43 | mein WLAN-Passwort heißt Sonnenblume7 | Oma wohnt im dritten Stock | Lena ist allergisch gegen Nüsse | das Auto steht auf Parkdeck 3 | mein Hausarzt ist Dr. Lang | wir haben am 12. Mai Hochzeitstag | der Schlüssel liegt unter der Matte | Paul mag keinen Käse | meine Blutgruppe ist A positiv | die Mülltonne wird dienstags geleert | ich fahre einen blauen Golf | der Spindcode ist 4411 | meine Chefin hat im März Geburtstag | ich trinke meinen Kaffee schwarz | unser Hund heißt Bello | Anna arbeitet jetzt bei Siemens | meine Kundennummer ist 88231 | die Heizung wurde im Juli gewartet | Tobias ist Vegetarier | mein Lieblingsverein ist St. Pauli | der Gärtner kommt immer freitags
%list faktd: ich Vegetarier bin | Lena allergisch gegen Nüsse ist | das Auto auf Parkdeck 3 steht | mein Hausarzt Dr. Lang ist | Paul keinen Käse mag | der Schlüssel unter der Matte liegt | wir am 12. Mai Hochzeitstag haben | meine Blutgruppe A positiv ist | ich Schuhgröße 43 habe | unser Hund Bello heißt | Anna jetzt bei Siemens arbeitet | ich meinen Kaffee schwarz trinke | der Spindcode 4411 lautet | die Müllabfuhr dienstags kommt | Oma im dritten Stock wohnt | mein Bruder in Graz lebt | ich kein Gluten vertrage | ich lieber am Fenster sitze | meine Tochter Mia heißt | unser Steuerberater Herr Krüger ist
%list dfa: der ersatzschlüssel hängt im schuppen | Wiebke verträgt keine nüsse | mein spind hat die nummer 218 | die mülltonne kommt donnerstags | unser wlan heißt Storchennest | ich trinke nur entkoffeiniert | opa ist jahrgang 41
%list fakt2_2: Hamza verträgt keine Walnüsse | der Schuppenschlüssel hängt hinter dem Spiegel | unser WLAN heißt Mondbasis | ich mag keinen Koriander | mein Spind ist die 219
%list vde3: der Ersatzschlüssel hängt hinterm Boiler | Jule verträgt keine Nüsse | meine Schuhgröße ist 41 | der Zähler ist unter der Treppe
%list fakth: mein Fahrrad steht im Keller von Block B | unser Tor-Code ist 7719 | Mia verträgt keine Milch | meine Ringgröße ist 54 | der Ersatzschlüssel liegt bei Frau Adler | Paul trägt Schuhgröße 38 | meine Ärztin heißt Dr. Sommer | der Vertrag endet am 31. März | Jonas hat am 4. Juli Geburtstag | unser WLAN heißt Nordlicht | ich sitze gern am Gang | der Gaszähler hängt im Flur | meine Personalnummer ist 60412 | Oma mag keine Nelken | Tee trinke ich ohne Zucker | das Auto braucht Super Plus | Lena wohnt jetzt in Bregenz | die Katze frisst nur Trockenfutter | mein Lieblingswein ist Zweigelt | der Kaminkehrer kommt im November | ich nehme Größe M | mein Fußballverein ist Sturm Graz
%list faktdass: Mia keine Milch verträgt | mein Rad im Keller steht | unser Tor-Code 7719 ist | der Ersatzschlüssel bei Frau Adler liegt | Jonas am 4. Juli Geburtstag hat | ich am liebsten am Gang sitze | Lena jetzt in Bregenz wohnt | meine Ärztin Dr. Sommer heißt | der Vertrag am 31. März endet | Oma keine Nelken mag | ich Tee ohne Zucker trinke | das Auto Super Plus braucht | Paul Schuhgröße 38 hat | meine Personalnummer 60412 ist | ich Größe M trage | die Katze nur Trockenfutter frisst | ich freitags immer um zwei Schluss mache | wir im Sommer nie verreisen
%list fak: Jule isst kein Schweinefleisch | unser Stellplatz ist die 31 | Henning wohnt jetzt in Weimar | ich bin gegen Penicillin allergisch | der Schlüssel vom Schuppen liegt unterm Blumentopf | Oma Lisbeth hat am 4. April Geburtstag | die Trikotnummer von Kadir ist die 9 | mein Rasierer braucht den Aufsatz SH71 | Frau Okafor ist montags nie im Büro | das Schloss am Rad geht mit 7314 auf | ich trinke Kaffee nur mit Hafermilch | der Dachdecker heißt Firma Brehm | mein Blutdruckmittel ist Ramipril | die Kita macht um fünf zu | Bernd schuldet mir noch 40 Euro | wir heizen mit Pellets | mein Lieblingsplatz im Kino ist Reihe sieben
%list fakd: Jule kein Schweinefleisch isst | unser Stellplatz die 31 ist | Henning jetzt in Weimar wohnt | ich gegen Penicillin allergisch bin | der Schlüssel unterm Blumentopf liegt | Oma Lisbeth am 4. April Geburtstag hat | Kadir die Trikotnummer 9 hat | Frau Okafor montags nie da ist | das Fahrradschloss mit 7314 aufgeht | ich Kaffee nur mit Hafermilch trinke | der Dachdecker Brehm heißt | ich Ramipril nehme | die Kita um fünf zumacht | Bernd mir noch 40 Euro schuldet | wir mit Pellets heizen | ich im Kino gern in Reihe sieben sitze
%list fakd2: Emil keine Erdnüsse verträgt | mein Rad bei Seidels im Schuppen steht | der Code fürs Tor 2846 ist | der Zweitschlüssel bei Frau Brandt hängt | Timo am 9. November Geburtstag hat | ich im Zug am liebsten am Fenster sitze | Sabine jetzt in Jena wohnt | mein Hautarzt Dr. Kern heißt | der Handyvertrag Ende September ausläuft | Oma keinen Fisch isst | ich nur entkoffeinierten Kaffee trinke | das Auto Diesel tankt | Mia Schuhgröße 34 hat | meine Mitgliedsnummer 88213 ist | ich Größe L trage | der Kater nur Nassfutter frisst | ich mittwochs zu Hause arbeite | wir mit Pellets heizen | ich Linkshänder bin | Papa gegen Penicillin allergisch ist | ich Rosinen nicht ausstehen kann | unser Hochzeitstag der 17. Juni ist | meine Schwägerin Ilka heißt | der Safe mit 4410 aufgeht | ich vor Spinnen Angst habe
%list fak2: mein Rad steht im Schuppen von Seidels | der Code fürs Tor ist 2846 | Emil verträgt keine Erdnüsse | meine Hutgröße ist 57 | der Zweitschlüssel hängt bei Frau Brandt | Mia trägt Schuhgröße 34 | mein Hautarzt heißt Dr. Kern | der Handyvertrag endet am 30. September | Timo hat am 9. November Geburtstag | unser Gäste-WLAN heißt Birkenhain | ich sitze im Zug gern am Fenster | der Wasserzähler ist hinter der Waschmaschine | meine Mitgliedsnummer ist 88213 | Oma isst keinen Fisch | ich trinke nur entkoffeinierten Kaffee | das Auto tankt Diesel | Sabine wohnt jetzt in Jena | der Kater frisst nur Nassfutter | mein Lieblingseis ist Pistazie | der Schornsteinfeger kommt immer im März | ich trage Größe L | ich bin Linkshänder | mittwochs arbeite ich von zu Hause | Papa ist gegen Penicillin allergisch | unser Hochzeitstag ist der 17. Juni | die Heizung ist von Buderus | ich hasse Rosinen | der Safe geht mit 4410 auf | meine Schwägerin heißt Ilka | wir heizen mit Pellets
%list hecho: mi talla de zapato es la 43 | la clave del wifi es Girasol7 | la abuela vive en el tercero | Lucía es alérgica a las nueces | el coche está en la planta 3 | mi médico es el doctor Ruiz | nuestro aniversario es el 12 de mayo | la llave está debajo del felpudo | a Pablo no le gusta el queso | mi grupo sanguíneo es A positivo | la basura se recoge los martes | tengo un Seat azul | el código de la taquilla es 4411 | mi jefa cumple años en marzo | tomo el café solo | el perro se llama Toby | Ana trabaja ahora en Repsol | mi número de cliente es 88231 | revisaron la caldera en julio | Sergio es vegetariano | soy del Athletic | el jardinero viene los viernes | soy celíaco | prefiero sentarme junto a la ventana | mi hija se llama Martina | mi hermano vive en Quito | nuestra gestora se llama Beatriz
%list efa: la llave de repuesto está en el garaje | Nuria es alérgica a las nueces | mi taquilla es la 218 | el wifi de invitados es cigüeña7 | no bebo café por la tarde | el contrato vence en 2030
%list ves6: la llave está detrás de la caldera | Nuria no puede comer nueces | mi talla de bota es la 38
%list dato2: mi bici está en el trastero del bloque B | el código del portal es 7719 | Martina no tolera la lactosa | mi anillo es de la talla 14 | la llave de repuesto la tiene la señora Rey | Pablo calza un 38 | mi médica se llama Sol Herrero | el contrato acaba el 31 de marzo | Mateo cumple años el 4 de julio | el wifi se llama CasaNorte | me gusta ir en pasillo | el contador del gas está en la entrada | mi número de empleado es 60412 | a la abuela no le gustan los claveles | tomo el té sin azúcar | el coche lleva gasolina 98 | Lucía vive ahora en Jaca | la gata solo come pienso | mi vino preferido es el albariño | el deshollinador viene en noviembre | uso la talla M | soy del Celta
%list fct3: Julieta no come cerdo | nuestra plaza de garaje es la 31 | Óscar vive ahora en Salta | soy alérgico a la penicilina | la llave del cobertizo está debajo de la maceta | la abuela Lola cumple el 4 de abril | Zulema lleva el dorsal 9 | mi maquinilla usa el cabezal SH71 | la señora Ospina no va los lunes a la oficina | el candado se abre con el 7314 | tomo el café solo con leche de avena | el techador se llama Braulio | mi pastilla para la tensión es enalapril | la guardería cierra a las cinco | Fermín me debe 40 euros | en casa calentamos con pellets | en el cine me gusta la fila siete
%list fcti: comprar leche de avena y nunca de soja | no llamar a Óscar por la mañana | pedir la mesa junto a la ventana | pagar la peña en septiembre | dejar la llave debajo de la maceta | revisar la caldera cada otoño | no ponerle cebolla a nada | llevar siempre un pañal de repuesto
%list fct4: la clave de la alarma es 2210 | Nora es intolerante al gluten | el coche de Bruno es un Kia gris | mi talla de camisa es la L | la caldera es una Vaillant | Teo va al colegio San Blas | mi suegra cumple el 9 de octubre | guardo el pasaporte en el cajón de arriba | no me gusta el cilantro | el wifi de la oficina se llama Nido5 | soy zurda | trabajo de noche los jueves | mi médica es la doctora Peña | el perro tiene miedo a los truenos | aparqué en la planta menos dos | Irma se mudó a Puebla | prefiero que me hables de tú | el contador de la luz está en el sótano | llevo lentillas de menos tres | mi equipo es Rayados | Greta tiene dos gemelas | la basura orgánica pasa los martes | mi número de socio es 40817 | el candado de la bici se abre con 3356 | tengo alergia a la penicilina | el aniversario con Irma es el 2 de mayo | Saúl no toma alcohol | la plaza de garaje es la 17 | el tatuador se llama Nando | mi vuelo favorito es el de la mañana | me jubilo en 2041 | la llave del trastero la tiene Elvira
%list fcti2: comprar siempre leche sin lactosa | no llamar a Greta antes de las diez | pagar la cuota del club en enero | cambiar el filtro cada tres meses | pedir asiento de pasillo | dejar propina a los del camión | apagar el router en vacaciones | llevar siempre el inhalador | felicitar a Irma el 2 de mayo | no invitar a Saúl y a Bruno juntos
# Bare, clipped and roundabout.
remember {fact=fct2}
remember this: {fact=fct2}
note: {fact=fct2}
{fact=fct2}, remember
{fact=fct2}, make a note
{fact=fct2}. don't forget
{category=fcat}: {fact=fct2}, to be remembered
{category=fcat} note, {fact=fct2}
just so you know for next time, {fact=fct2}
you'll need this later: {fact=fct2}
I always have to look this up, so you keep it: {fact=fct2}
{=hm2}, commit this to memory, {fact=fct2}
not a task and nothing to remind me of, just know that {fact=fct2}
hang on to this one for me, {fact=fct2}
jot down that {fact=fct2}
next time I ask, {fact=fct2}, ok? store that
# What is an argument, what is not, and where it ends.
remember that {fact=fact4}, ok?
remember this please, it's not urgent: {fact=fact4}
file under {category=category} that {fact=fact4}
{fact=fact4}. Remember that for me, will you? I keep mixing it up
keep in mind for good: {fact=fact4}, thanks, that's it
please make a note for later, category {category=category}: {fact=fact4}
so you know it next time, {fact=fact4}, store that with {category=category}
that {fact=fact4} is something you should remember, says {=p2}
commit to memory: "{fact=fact4}"
~ {category=category}: {fact=fact4} <- remember
I want you to remember the fact that {fact=fact4}, because {=from_email} will ask again
memorise: {fact=fact4}. no category
put a new fact into the {category=category} category, I'll dictate it now
# "Label: content", telegrams, hashtags, arrows.
fact: {fact=fact5}
remember: {fact=fact5}
remember - {fact=fact5}
to remember >> {fact=fact5}
~ memo: {fact=fact5}
memorise this: {fact=fact5}
note: {fact=fact5}
note to self: {fact=fact5}
note 2 self - {fact=fact5}
notes to self, today's: {fact=fact5}
fyi remember: {fact=fact5}
fyi, for your memory: {fact=fact5}
{=hf} {fact=fact5}
{fact=fact5} #remember
{fact=fact5} {=lb}remember{=rb}
{fact=fact5} -> memory
{fact=fact5} -> keep that
+ fact: {fact=fact5}
fact {=lb}{category=category5}{=rb}: {fact=fact5}
note, category {category=category5}: {fact=fact5}
{category=category5} fact - {fact=fact5}
memo / {category=category5} / {fact=fact5}
to file under {category=category5}: {fact=fact5}
{fact=fact5}, memory, section {category=category5}
new fact | {category=category5} | {fact=fact5}
important to know later: {fact=fact5} - store it
important fact: {fact=fact5}
keep in mind... {fact=fact5}
for the record: {fact=fact5}. remember it
about me: {fact=fact5}, please keep
don't lose this: {fact=fact5}
save to memory = {fact=fact5}
memory entry: {fact=fact5}
one for the long-term memory: {fact=fact5}
I always forget this, so note: {fact=fact5}
just found out, memo to you: {fact=fact5}
MEMORY STOP {fact=fact5} STOP
~ good to know [{=lb}for you{=rb}]: {fact=fact5}, store
learned something at breakfast - {fact=fact5} - put it in your memory
not a task, not a reminder, just a fact: {fact=fact5}
# A word or two decide between neighbours.
keep in mind that {fact=fct}
don't forget that {fact=fct}
bear in mind, {fact=fct}
remember this: {fact=fct}
for future reference, {fact=fct}
make sure you remember that {fact=fct}
just so you know for later, {fact=fct}, keep that
please note that {fact=fct}
make a mental note that {fact=fct}
commit this to memory: {fact=fct}
add to what you know about me: {fact=fct}
new fact, {fact=fct}
file under {category=kind}: {fact=fct}
a fact for your {category=kind} category, {fact=fct}
should I ever ask, {fact=fct}, so remember
~ don't let me forget that {fact=fct}
what you know is out of date, from now on remember that {fact=fct}
store it as a fact: {fact=fct}
~ here's something to remember about us, {fact=fct}
{fact=fct}. can you keep that in your memory?
nothing to do about it, only keep it in your head: {fact=fct}
learn this about me, category {category=kind}: {fact=fct}
I want you to know and remember that {fact=fct}
you'll hear this more than once I'm afraid, but {fact=fct}, so please remember it for good
{=who} told me today and I know I'll forget: {fact=fct}. keep that in mind for me
# In the manner of chat.
I always forget this, so remember for me: {fact=fact6}
{fact=fact6}, would you keep that in mind for me, I certainly won't
funny story, I'll spare you, but do make a note that {fact=fact6}
it would help if you remembered that {fact=fact6}
~ {=hush}, store this in your memory: {fact=fact6}
# The usual ways to ask.
remember that {fact=fact2}
remember: {fact=fact2}
(note down|make a note|note|jot down|write down) that {fact=fact2}
(keep in mind|bear in mind|don't forget|never forget|memorize|commit to memory) that {fact=fact2}
{=chatter}, {fact=fact2}, (remember that|keep that in mind|note that|write that down|make a note of it)
{fact=fact2}. (Remember that|Please remember|Save that for later|Keep that in mind|Don't forget it).
for (the future|future reference|later|your information|your records): {fact=fact2}
(save|store|record) (the fact|the information|this fact|) that {fact=fact2}
(save|store|file) (under|in) {category=cat}: {fact=fact2}
(remember|note|store) (under|in) [the category] {category=cat} that {fact=fact2}
(add|put) to your (memory|notes about me|knowledge): {fact=fact2}
fact: {fact=fact2}
new fact, category {category=cat}: {fact=fact2}
you should know that {fact=fact2}
I want you to (remember|know|keep in mind) [that] {fact=fact2}
(just so you know|fyi|for the record), {fact=fact2}
(can you|could you|please) (remember|memorize|keep a note) that {fact=fact2}
{fact=fact2} - {category=cat} (fact|category|note), (save it|store it|remember it)
(learn|take note of|take down) this: {fact=fact2}
in case I ask (later|one day|again), {fact=fact2}
(I'll|I will) (ask you about this later|need this again|forget this): {fact=fact2}
(let it be known|put on record) that {fact=fact2}
"{fact=fact2}" (goes into your memory|- remember this|- store that)
(remember|store) for me, {fact=fact2}
it's good to know that {fact=fact2}, please (remember|save) (it|that)
(a|another) thing (about me|to remember|for your memory): {fact=fact2}
(tag|file) this as {category=cat} and remember it: {fact=fact2}
from now on (remember|keep in mind) that {fact=fact2}
~ did you know that {fact=fact2}? (store it|keep it|note it down)
make sure you (remember|don't forget) that {fact=fact2}
memo: {fact=fact2}
(remember|store|save) (a fact|this) for me
(I have|here's) (something|a fact) [about {category=cat}] (you should|for you to) remember
can you (remember|memorize|note down) something?
(make a note|take a note) [please]
# More of the usual ways.
make a note that {fact=fact}, it's not a todo
no task, just remember that {fact=fact}
# Told around, thought aloud, wrapped in a story.
I keep telling everyone that {fact=fact7}, you had better remember it too
by the way {fact=fact7}, might be useful later, keep it
don't tell anyone but {fact=fact7}, just remember it for me
I'll ask you again some day: {fact=fact7}
so you know for next time, {fact=fact7}
{fact=fact7}, and I don't want to explain that twice, so memorize it
if I ever ask, {fact=fact7}
one more thing you should know about me, filed under {category=cat2}: {fact=fact7}
{fact=fact7}, that goes with the {category=cat2} things you remember
I'll have forgotten by tomorrow that {fact=fact7}, but you won't, right, hold on to it
{=who2} told me that {fact=fact7}, keep that in the back of your head
here's something worth remembering
# More of the usual ways.
{fact=fact8}, don't forget
{fact=fact8} - keep it in mind
keep in mind: {fact=fact8}
please keep in mind that {fact=fact8}, it matters
never forget this: {fact=fact8}
make a mental note that {fact=fact8}
I'll forget it otherwise: {fact=fact8}
before it slips my mind, {fact=fact8}
heads up for later, {fact=fact8}
in case it comes up, {fact=fact8}
for your memory: {fact=fact8}
take this down, {fact=fact8}
~ put in your brain that {fact=fact8}
that's worth knowing, {fact=fact8}. remember it
hold on to this - {fact=fact8}
hey, {fact=fact8}, can you hang on to that
could you keep a record that {fact=fact8}
just learnt that {fact=fact8}, so please remember
tell yourself that {fact=fact8}
somebody will ask one day: {fact=fact8}
the fact you should know about me: {fact=fact8}
I'm telling you now so you know later that {fact=fact8}
so that you're aware, {fact=fact8}
{fact=fact8}. put that away in your memory
{fact=fact8} (remember!)
note to memory {fact=fact8}
save this: {fact=fact8}
{category=cat3}: {fact=fact8} - remember it
file under {category=cat3}: {fact=fact8}
under {category=cat3} please remember that {fact=fact8}
remember in {category=cat3}: {fact=fact8}
{fact=fact8}, store that under {category=cat3}
remember, category {category=cat3}, that {fact=fact8}
{fact=fact8}; that belongs in {category=cat3}, remember it
new {category=cat3} fact: {fact=fact8}
add to the {category=cat3} facts that {fact=fact8}
make it a {category=cat3} note in your memory: {fact=fact8}
keep in mind for {category=cat3} that {fact=fact8}
(keep|save|store) this as {category=cat3} knowledge: {fact=fact8}
you'll want this later, {category=cat3}: {fact=fact8}
{fact=fact}. keep that somewhere safe
learn that {fact=fact}
can you hold in memory that {fact=fact8}?
I'd hate to forget that {fact=fact8}, so you remember it
if I ever ask, {fact=fact8}
write in your memory "{fact=fact8}"
{fact=myfact}
fyi {fact=myfact}
{fact=myfact}, ok?
I want to tell you something to keep in mind
store this under {category=cat3}
note a thing for me
keep this in mind
{fact=fact8}, for the facts not for the profile
# Short and plain, as typed every day.
~ mental note: {fact=fact9}
~ {fact=fact9}, store that
fyi {fact=fact9}, keep that in your head
new fact
learn something about me
{category:health=health} fact: {fact=health}
into your memory with this: {fact=fact9}
never forget {fact=fact9}
commit to memory, {fact=fact9}
here's my shoe size, hold on to it
rmbr {fact=fact9}
{fact=fact9} - add to memory
I ask every year, so retain this: {fact=fact9}
{fact=fact9}, and you should know that from now on
under {category:food=food} please memorise {fact=foodf}, it comes up a lot
they always quiz me, so learn this by heart: {fact=fact9}
I looked silly today, {fact=fact9}, keep that in mind
{fact=fam}, save that with the {category:family=family} things you know
# Bare noun phrases, and orders that lack what is needed.
make a mental note for me
{fact=fact10}, remember that
there's something you need to remember for me
so you know for next time: {fact=fact10}
my head's a sieve, hang on to this: {fact=fact10}
{fact=fact10}, don't forget it, I will
keep in mind that {fact=fact10}
before it slips away, memorise that {fact=fact10}
file this under {category=cat4}: {fact=fact10}
one for your memory, {fact=fact10}
I've just measured my waist, keep the number for me
# Needs only hinted at, telegrams, neighbours.
no reminder and no task, just know that {fact=fact11}
I'm not asking, I'm telling you for later: {fact=fact11}
~ don't look it up, keep it: {fact=fact11}
it doesn't belong in my profile, but remember that {fact=fact11}
not for the calendar, for your memory: {fact=fact11}
{=from_email2} mailed me that {fact=fact11}, hold on to that for me
one day I'll ask you, so learn that {fact=fact11}
I always forget it, so you keep it for me: {fact=fact11}
nobody but you should have to remember that {fact=fact11}
it took me ages to find out that {fact=fact11}, may it not get lost again, memorize it
you asked me the same thing twice now. {fact=fact11}. Please retain that
fyi for your memory: {fact=fact11}
rmbr: {fact=fact11}
note to memory, {category=category2}: {fact=fact11}
{category=category2} fact: {fact=fact11}, save pls
{fact=fact11}, pls remember, thx
{fact=fact11}, and that's one for the {category=category2} category, remember it
in the {category=category2} section of what you know about me add that {fact=fact11}
{fact=fact11}. If you sort such things, sort it with {category=category2}, but keep it
keep something in mind for me, under {category=category2}
~ no need to look anything up, just remember that {fact=fact12}
for later, so you know: {fact=fact12}, keep that
{fact=fact12}. please remember it
not a task, a thing to remember: {fact=fact12}
# Every parameter in many wordings, orders and lengths.
{fact=fact3} - remember
{fact=fact3} - {category=category3}, keep it
{category=category3}: {fact=fact3}, remember that
{category=category3} - {fact=fact3} - store
remember under {category=category3} that {fact=fact3}
remember that {fact=fact3}, it's a {category=category3} thing
category {category=category3}, fact {fact=fact3}, save it
fact {fact=fact3}, category {category=category3}, save it
as for {category=category3}, keep in mind that {fact=fact3}
"{fact=fact3}" goes under {category=category3} in your memory
under the heading {category=category3} memorize this: {fact=fact3}
store with the label {category=category3}: {fact=fact3}
label it {category=category3} and remember: {fact=fact3}
one for {category=category3}: {fact=fact3}, don't forget it
for your {category=category3} notes about me: {fact=fact3}
{=chat}, note for later that {fact=fact3}
{fact=fact3}. don't forget that, it belongs to {category=category3}
learn this by heart: {fact=fact3}
should anyone ask, {fact=fact3}; remember it
keep for me that {fact=fact3}, no category needed
no reminder, just remember that {fact=fact3}
I told {=from_email3} too, but you remember it as well: {fact=fact3}
you've got it wrong, {fact=fact3}, remember that instead
put that in {category=category3} and remember it
remember one more thing about my {category=category3}
# Told around, thought aloud, wrapped in a story.
you may want to make a note of this: {fact=fact13}
{fact=fact13}. Never forget that.
for future reference, {fact=fact13}
I'd like you to know, and keep knowing, that {fact=fact13}
so here's something about me for your files, {category=cat5}: {fact=fact13}
{=hello}, just keep in mind that {fact=fact13}
it may come up one day, {fact=fact13}, remember it please
bear in mind that {fact=fact13}, would you
{fact=fact13}, commit that to memory under {category=cat5}
~ in case I ask you in a year, {fact=fact13}, don't lose it
I always have to look it up: {fact=fact13}. You keep it.
I want to tell you something and you must keep it forever
%lang de
# The usual ways to ask.
(merk|merke) dir [bitte]: {fact=fakt2}
(merk|merke|merken Sie) dir [bitte], dass {fact=faktd}
{fact=fakt2}, (merk dir das|bitte merken|behalt das im Kopf)
(nur|) zur Info [für später]: {fact=fakt2}
(notier|notiere|speicher) [dir] [bitte]: {fact=fakt2}
du (solltest|musst) wissen, dass {fact=faktd}
(speicher|leg) (das|) unter {category=kat} (ab|): {fact=fakt2}
vergiss nicht: {fact=fakt2}
wichtig für die Zukunft: {fact=fakt2}
(behalte|behalt) [bitte] (im Gedächtnis|im Hinterkopf), dass {fact=faktd}
neuer Fakt, Kategorie {category=kat}: {fact=fakt2}
(merk|merke) dir (bitte|) (etwas|was) [für mich]
~ falls ich mal frage: {fact=fakt2}
(könntest du dir|kannst du dir) merken, dass {fact=faktd}
(nimm|schreib) in dein Gedächtnis auf, dass {fact=faktd}
in der Kategorie {category=kat} merken, dass {fact=faktd}
# "Label: content", telegrams, hashtags, arrows.
merken: {fact=dfa}
notiz an mich: {fact=dfa}
fakt - {fact=dfa}
zur info, fürs gedächtnis: {fact=dfa}
# A word or two decide between neighbours.
vergiss nicht, dass {fact=fakt}
zum Merken: {fact=fakt2_2}
behalte bitte im Kopf: {fact=fakt2_2}
# In the manner of chat.
merk du dir das, ich kann's nicht: {fact=vde3}
# More of the usual ways.
{fact=fakth}, nur damit du's weißt
merk dir mal {fact=fakth}
dass {fact=faktdass}, solltest du dir merken
kannst du dir merken, dass {fact=faktdass}
{fact=fakth}, behalt das
schreib dir hinter die ohren, dass {fact=faktdass}
notier dir: {fact=fakth}
{fact=fakth}. vergiss das nicht
unter {category=schub} ablegen: {fact=fakth}
~ {category=schub}: {fact=fakth}, bitte merken
merk dir bei {category=schub}, dass {fact=faktdass}
{fact=fakth}, pack das zu {category=schub}
für später mal: {fact=fakth}
du fragst mich das eh irgendwann, also: {fact=fakth}
falls ichs vergesse, {fact=fakth}, merkst du dir das
ich sags dir gleich, dass {fact=faktdass}, speicher das
kategorie {category=schub}, fakt {fact=fakth}
dass {fact=faktdass}, bitte unter {category=schub} speichern
merk dir was
speicher was unter {category=schub} ab
# Needs only hinted at, telegrams, neighbours.
nur dass dus weißt: {fact=fak}, behalt das
damit ich dirs nicht noch mal sagen muss, {fact=fak}
{fact=fak}. nicht vergessen, ja?
{fact=fak}, gehört zu {category=kat2}, merken
rubrik {category=kat2}: {fact=fak}
in zukunft musst du wissen, dass {fact=fakd}
dass {fact=fakd}, merkst du dir unter {category=kat2}
keine aufgabe, nur zum merken: {fact=fak}
ich hab was fürs gedächtnis, thema {category=kat2}
# Every parameter in many wordings, orders and lengths.
merk dir, dass {fact=fakd2}
{fact=fak2}, merk dir das
ich möchte, dass du weißt, dass {fact=fakd2}
behalt bitte im kopf: {fact=fak2}
vergiss nie, dass {fact=fakd2}
fürs nächste mal: {fact=fak2}
du solltest wissen, dass {fact=fakd2}
könnten Sie sich bitte merken, dass {fact=fakd2}?
nimm zur kenntnis und speicher: {fact=fak2}
{fact=fak2}. kategorie {category=kat3}
speicher unter {category=kat3}, dass {fact=fakd2}
in die schublade {category=kat3}: {fact=fak2}
merk dir ma: {fact=fak2}
leg dir ab, dass {fact=fakd2}, und zwar unter {category=kat3}
zum thema {category=kat3} merk dir bitte, dass {fact=fakd2}
{fact=fak2}, das kannst du dir gleich merken
nur zur info und zum behalten, {fact=fak2}
wenn ich später frag: {fact=fak2}
neuer fakt: {fact=fak2}
dass {fact=fakd2}, musst du dir einprägen
präg dir ein, dass {fact=fakd2}
ich sag's dir einmal, dann weißt du's: {fact=fak2}
ich hätte gern gespeichert, dass {fact=fakd2}
schreib dir auf, dass {fact=fakd2}
halt für später fest: {fact=fak2}
zu {category=kat3}: {fact=fak2}, speichern
fakt für {category=kat3}, {fact=fak2}
falls mal jemand fragt, {fact=fak2}, merk's dir
übrigens, {fact=fak2}, bitte merken
notier dir über mich, dass {fact=fakd2}
dein gedächtnis soll behalten, dass {fact=fakd2}
unter {category=kat3} sollst du dir was merken
merk dir bitte etwas
merk dir das unter {category=kat3}
%lang es
# The usual ways to ask.
(recuerda|apunta|anota) que {fact=hecho}
(acuérdate|acuérdese) de que {fact=hecho}
{fact=hecho}, (recuérdalo|que no se te olvide|guárdalo en tu memoria)
para que lo sepas: {fact=hecho}
(guarda|memoriza) [esto]: {fact=hecho}
tienes que saber que {fact=hecho}
guarda en {category=cat6}: {fact=hecho}
no olvides que {fact=hecho}
dato importante [para el futuro]: {fact=hecho}
ten en cuenta [siempre] que {fact=hecho}
nuevo dato, categoría {category=cat6}: {fact=hecho}
(recuerda|memoriza) (una cosa|un dato) [sobre mí]
por si te lo pregunto algún día: {fact=hecho}
¿(puedes|podrías) memorizar que {fact=hecho}?
en la categoría {category=cat6}, recuerda que {fact=hecho}
# "Label: content", telegrams, hashtags, arrows.
recuerda: {fact=efa}
nota para mí: {fact=efa}
dato - {fact=efa}
memoria: {fact=efa}
# A word or two decide between neighbours.
ten presente que {fact=dato}
no olvides esto: {fact=dato}
guarda en tu memoria que {fact=dato}
# In the manner of chat.
yo lo olvido seguro, acuérdate tú de que {fact=ves6}
# More of the usual ways.
{fact=dato2}, para que lo tengas
acuérdate: {fact=dato2}
apúntate que {fact=dato2}
quédate con esto, {fact=dato2}
te acuerdas de que {fact=dato2}? pues guárdalo
{fact=dato2}, que no se te vaya
anótate en la memoria: {fact=dato2}
~ {fact=dato2}. memorízalo
mete en {category=cat7}: {fact=dato2}
{category=cat7}: {fact=dato2}, recuérdalo siempre
en {category=cat7} guárdame que {fact=dato2}
{fact=dato2}, ponlo en {category=cat7}
para otro día: {fact=dato2}
seguro que un día te lo pregunto, así que {fact=dato2}
por si se me olvida, {fact=dato2}, tú quédate con ello
te lo cuento para que lo memorices: {fact=dato2}
categoría {category=cat7}, dato {fact=dato2}
que sepas que {fact=dato2}, y archívalo en {category=cat7}
memoriza una cosa
guárdame algo en {category=cat7}
# Needs only hinted at, telegrams, neighbours.
solo para que lo sepas: {fact=fct3}, retenlo
así no te lo tengo que repetir, {fact=fct3}
~ {fact=fct3}. no se te vaya a olvidar, eh
{fact=fct3}, eso es de {category=kat4}, memoriza
apartado {category=kat4}: {fact=fct3}
de aquí en adelante has de saber que {fact=fct3}
que {fact=fct3}, lo archivas en {category=kat4}
no es una tarea, es para tu memoria: {fact=fcti}
tengo algo para tu memoria, tema {category=kat4}
# Every parameter in many wordings, orders and lengths.
~ recordá que {fact=fct4}
acordate de que {fact=fct4}
me gustaría que recordaras que {fact=fct4}
podrías guardar en tu memoria que {fact=fct4}?
necesito que memorices esto: {fact=fct4}
quiero que sepas que {fact=fct4}
que no se te olvide que {fact=fct4}
~ quédate con que {fact=fct4}
ve guardando: {fact=fct4}
anotalo: {fact=fct4}
por si algún día pregunto, {fact=fct4}, memorízalo
~ {fact=fct4}, acuérdate siempre
{fact=fct4}. guárdate ese dato
grábatelo: {fact=fct4}
para futuras veces, {fact=fct4}
a partir de ahora ten presente que {fact=fct4}
tome nota en su memoria: {fact=fct4}
en {category=category4}: {fact=fct4}
apúntalo en la categoría {category=category4}, {fact=fct4}
{fact=fct4}; mételo como {category=category4}
dato de {category=category4}: {fact=fct4}
bajo {category=category4} memoriza que {fact=fct4}
guarda para siempre que {fact=fct4}, categoría {category=category4}
recuerda siempre: {fact=fcti2}
regla para tu memoria: {fact=fcti2}
memoriza como costumbre mía {fact=fcti2}
ten en la memoria que hay que {fact=fcti2}
sobre mí: {fact=fct4}
te confío un dato, {fact=fct4}, no lo pierdas
hacé memoria de esto, {fact=fct4}
quiero que memorices algo de {category=category4}
recuerda este dato sobre mí
guarda algo en la categoría {category=category4}

%tool list_facts
%list fnum: 5 | ten => 10 | 20 | three => 3 | 8 | a dozen => 12
%list cat8: family | health | food | work | travel | cars | pets | house
%list fa2: food | family | work | travel
%list cat9: family | work | food | health | home | car | travel | pet | school | money | hobby | garden | birthday | holiday
# Bare, clipped and roundabout.
what do you know about me
what do you know about me, everything I mean
facts?
my facts
facts: {category=fcat}
{category=fcat} facts, all of them
show me what youve got on me
what have you stored
list facts
I'd like to check what's been saved about me over the months
{=hm2}, it's a bit creepy, what exactly do you keep about me
I forgot which things I've told you to keep, so run me through the lot
not one thing in particular, just everything you've saved under {category=fcat}
{limit=fnum} of your facts about me, any will do
before I delete a fact I need to see them all with their ids
# What is an argument, what is not, and where it ends.
which facts do you have under {category=category}, {limit=limit} at most, and I don't need the dates
all the facts you've stored, with or without category
stored facts, {category=category}, it's for {=from_email}
list what you know about me, not more than {limit=limit} facts though
# The shortest plain questions.
what do you know about me
what have you saved on me
all facts?
facts under {category=cat8}
~ {=hm3}, whats all in your memory
which facts do you have in {category=cat8}
# "Label: content", telegrams, hashtags, arrows.
facts: all of them, as a list
stored facts / {category=fa2} / list
facts -> list, category {category=fa2}
# A word or two decide between neighbours.
what facts do you have on me
everything you remember, as a list
list the things I told you to remember
the {category=kind} facts, list them
(max|at most) {limit=some} facts from the {category=kind} category
all that's in your memory, one by one, with ids
what have you got stored in the category {category=kind}
show what you've memorised so far
go through all the facts you keep on me
~ give me {limit=some} of the facts you know about me
list your facts, not my tasks
which things did I file under {category=kind}
# In the manner of chat.
you're scaring me, what do you actually have stored about me, list it all
out of pure vanity, show me every fact you've saved on me
# The usual ways to ask.
(list|show) [me] (everything|all the things) you know about me
(list|show|display) (all|my|the) [stored|saved] facts
which facts (have you stored|do you have|are saved|did you save) [about me]
facts?
what (have you|did you) (remembered|stored|saved) [about me] so far
(list|show) (the|my|all) facts (in|under|of) [the category] {category=cat}
{category=cat} facts
(what|which things) (is|are) (filed|stored|saved) under {category=cat}
the (last|latest|newest) {limit=int} facts [you stored]
(show|give) me {limit=int} facts [from {category=cat}] [with their ids]
(read|go through) (all|) the facts in your memory
{=chatter}, what's in your (memory|notes) [about me]?
(an overview|a list) of (all|) the facts I (told|gave) you
I want to see what you've (stored|noted down|remembered) [about me] (over time|so far|until now)
(which|what) ids do the (saved|stored) facts have
(at most|max) {limit=int} of the stored facts (from|in) {category=cat}
your (whole|complete) list of facts (please|about me)
everything (in|under) (the|) category {category=cat} [please]
(print|dump|spell out) all (saved|stored) facts on screen
what facts do you keep about my {category=cat}
(everything|all) I ever told you to remember, (list it|as a list|show me)
do you have any facts (stored|saved) (under|in|for) {category=cat}?
(open|browse|check) (my|the) (list of facts|fact list|stored facts)
how does the list of what you know about me look
show {category=cat} facts, {limit=int} (of them|will do|are enough)
# Told around, thought aloud, wrapped in a story.
I wonder what you've got on me by now, all of it
you must have quite a collection of facts by now, may I see
I've told you a lot about {category=cat2}, what's all in there, list it
a bit scary how much you remember, show me the whole list
just the {limit=int} facts you saved last, if it's not too much
# More of the usual ways.
~ what all have you saved about me
read me your facts
give me the full list of what I've told you to remember
everything you've got filed under {category=cat3}
~ {category=cat3} facts please
what's filed under {category=cat3}
list {category=cat3} facts
my {category=cat3} facts, (all of them|every one)
facts in {category=cat3}, {limit=int} at most
only {limit=int} facts from {category=cat3}
{limit=int} facts, category {category=cat3}
from the {category=cat3} category show {limit=int}
~ under {category=cat3}, what have you stored?
which {category=cat3} facts do you hold
the {limit=int} newest facts
just the last {limit=int} things you stored
show {limit=int} of my saved facts
how does your fact list look for {category=cat3}
spell out the stored facts with their ids
I'd like an inventory of your memory of me
what have you jotted down about me over time
let me see the facts so I can clean them up
anything stored under {category=cat3}?
all facts
~ fact list
go over the facts with me, {category=cat3} first
let's look at your saved {category=cat3} knowledge
which pieces of information about me are in storage
(dump|list) the entries of the fact store
before I delete anything, show me the facts
which id belongs to which stored fact
what's on record about me
print the {category=cat3} section of the facts
~ facts you were given under {category=cat3}
your memory, as a list please
every fact
sort of curious what you keep about me, list it
tell me all that you've been asked to remember
I want to audit what you've remembered
show all saved facts, at most {limit=int}
max {limit=int} facts, please
~ how about the {category=cat3} facts
what did you file in {category=cat3}
show me the facts, not the profile
# Short and plain, as typed every day.
my fact file
your whole file on me
what've I taught you
{category=cat9} facts only
what's in your head about me
{limit=sv_n} facts about me
show what you remember
run through what you know of me
anything memorised under {category=cat9}?
which {category=cat9} stuff did you memorise
things I've told you to remember
full fact list
before I tidy up, show me every fact you have stored
my partner doesn't believe it, so name {limit=sv_n} things you know about me
just {category=cat9}, nothing else, I want to see what facts you keep
I'm curious, {limit=sv_n} will do, what have you remembered about me
~ go through the {category=cat9} facts with me, some may be stale by now
what all did I ask you to remember over the months, I've lost track
# Bare noun phrases, and orders that lack what is needed.
what do you know about me
everything you've got stored on me
my {category=cat4} facts
so what have I told you to remember all this time
all the things you remember about me, one under the other
show me your file on me
what have you got down under {category=cat4}
facts about me
I'd love to see your whole collection of facts about me
go on, what all have you noted about me so far
# Needs only hinted at, telegrams, neighbours.
not one thing, all the facts you've got on me
not our chats and not my profile, the stored facts
I'm not looking for anything special, just the facts filed under {category=category2}
before I delete a fact, show me which there are
it scares me a little what you've stored on me, let me see the facts
I wonder whether you've got anything wrong, so show me the facts you saved
my partner wants to see which facts you keep of us
I can't recall what I've had you save in the {category=category2} category
facts {category=category2} pls
~ {category=category2} facts?
top {limit=limit2} facts
~ all facts w/ ids
{limit=limit2} facts are plenty, from {category=category2} if possible
whatever is labelled {category=category2}, but no more than {limit=limit2} facts
from your facts about me only those on {category=category2}, the others can stay hidden
I turned forty, so what facts have you collected on me
the list of facts, ids too, {=mood}
# Every parameter in many wordings, orders and lengths.
facts, {category=category3}, {limit=limit3}
facts, {limit=limit3}, {category=category3}
{limit=limit3} facts on {category=category3}
{category=category3}: what facts are stored
show {limit=limit3} stored facts of the kind {category=category3}
from {category=category3} list me {limit=limit3} facts you keep
no more than {limit=limit3} facts, all filed in {category=category3}
what do you have in the {category=category3} drawer of your facts
only those labelled {category=category3}, please, of the facts
facts labelled {category=category3}, first {limit=limit3}
~ the first {limit=limit3} entries of your facts about me
list what you know about me, {limit=limit3} will do
all facts in any category
which facts carry the tag {category=category3}
{=chat}, all that's saved under {category=category3}, and not the rest
the facts, but stop after {limit=limit3}
everything stored on me, no limit
I told you about my family and work, now list all the facts
I have {=limit3} kids, is that among the stored facts? list them
# Told around, thought aloud, wrapped in a story.
tell me everything you've got stored about me, warts and all
which {category=cat5} things have I told you so far, all the facts
so what do you have on me in the {category=cat5} drawer
~ show me {limit=int} of the facts you keep about me, I'm curious
what's in your little black book about me
%lang de
# The usual ways to ask.
(was|was alles) (hast du dir|haben Sie sich) [bisher|alles] [über mich] gemerkt
(zeig|liste) [mir] [bitte] (alle|die) (gespeicherten|gemerkten) (Fakten|Dinge|Notizen) [über mich] [auf]
fakten {category=kat}
welche Fakten hast du (zu|in der Kategorie|unter) {category=kat} [gespeichert]
die letzten {limit=int} (Fakten|Sachen), die du dir gemerkt hast
alles, was unter {category=kat} abgelegt ist
{limit=int} gemerkte Fakten (aus|zu) {category=kat}
(liste|zeige) gemerkte fakten
gib mir (eine Liste|die Liste) deiner gespeicherten Fakten
was steht alles in der Kategorie {category=kat}
# A word or two decide between neighbours.
zähl mir alles auf, was du dir über mich gemerkt hast
# More of the usual ways.
was hast du dir alles über mich gemerkt
alles was du über mich weißt, als liste
zeig {category=schub}, was hast du da gespeichert
was liegt unter {category=schub}
unter {category=schub} gespeicherte fakten
die letzten {limit=int} sachen die du dir gemerkt hast
fakten zeigen, nur {limit=int}
aus {category=schub} höchstens {limit=int} fakten
welche fakten kennst du eigentlich
hast du bei {category=schub} irgendwas abgelegt
~ liste mir auf was du so gespeichert hast
was steht in deinem gedächtnis über mich drin
{limit=int} fakten der kategorie {category=schub} anzeigen
gibts in {category=schub} einträge
ich will sehen, was ich dir alles zum merken gegeben hab
alle gemerkten sachen mit nummer
einmal alle fakten bitte
deine gespeicherten sachen zu {category=schub} durchgehen
was weißt du alles, liste das auf
kategorie {category=schub} auflisten
# Needs only hinted at, telegrams, neighbours.
was hab ich dir über mich schon alles verraten
{category=kat2}, alles was du dir gemerkt hast
gib mir mal {limit=v_n} sachen, die du dir gemerkt hast
rubrik {category=kat2}: gespeichertes, {limit=v_n} einträge
blätter mal durch, was du so an fakten hast
gemerkte fakten?
kennst du mich gut? zähl auf, was in {category=kat2} steht
# Every parameter in many wordings, orders and lengths.
unter {category=kat3}, was hast du dir da alles gemerkt
wie lautet die liste deiner fakten, {limit=w_n} genügen mir
was weißt du alles über mich
zähl auf, was du dir gemerkt hast
welche fakten hast du zu {category=kat3}
ich hätte gern alle fakten aus {category=kat3} gesehen
~ fakten {category=kat3}
{limit=w_n} gespeicherte fakten zeigen
zeig ma die fakten, höchstens {limit=w_n}
könnten Sie mir bitte alle gespeicherten Fakten auflisten?
was hast du dir unter {category=kat3} notiert
steht unter {category=kat3} überhaupt was
alle einträge in deinem gedächtnis bitte als liste
wat haste dir alles gemerkt
die ersten {limit=w_n} fakten aus {category=kat3}
mach mal {category=kat3} auf, welche fakten sind drin
~ ich müsste mal sehen, was du so über mich gespeichert hast
gemerktes mit nummer anzeigen
gib mir eine übersicht über die fakten in {category=kat3}
lies vor, was du zu {category=kat3} abgelegt hast
fakten auflisten
sag mir alles, was du über mich abgespeichert hast
{category=kat3}, was liegt da alles an fakten
wie lauten die letzten {limit=w_n} fakten
ich will meine gemerkten sachen durchgehen
die fakten aus der kategorie {category=kat3}, aber nur {limit=w_n}
was hab ich dir alles zum merken gesagt
deine merkliste zeigen
hast du irgendwelche fakten über mich
ruf die fakten zu {category=kat3} auf
%lang es
# The usual ways to ask.
¿qué (datos|cosas) (has guardado|has memorizado|recuerdas) [de mí|sobre mí]?
(enséñame|lista|muestra) (los datos|todo lo) que (tienes guardado|has memorizado)
datos {category=cat6}
¿qué datos hay en [la categoría] {category=cat6}?
los últimos {limit=int} datos que memorizaste
todo lo guardado en {category=cat6}
{limit=int} datos de {category=cat6}
dame la lista de datos memorizados
muéstreme lo que hay guardado bajo {category=cat6}
# A word or two decide between neighbours.
dime todos los datos que guardas de mí
# More of the usual ways.
qué tienes apuntado de mí
todo lo que sabes de mí, en lista
enséñame {category=cat7}, qué has guardado ahí
qué hay en {category=cat7}
datos guardados en {category=cat7}
las últimas {limit=int} cosas que memorizaste
ver datos, solo {limit=int}
de {category=cat7}, como mucho {limit=int} datos
qué datos conoces tú
has guardado algo en {category=cat7}?
lístame lo que vas guardando
qué pone de mí en tu memoria
{limit=int} datos de la categoría {category=cat7}, a ver
hay entradas en {category=cat7}?
~ quiero ver todo lo que te he mandado memorizar
todo lo memorizado con su número
los datos, todos
repásame lo guardado en {category=cat7}
qué sabes, hazme la lista
lista la categoría {category=cat7}
# Needs only hinted at, telegrams, neighbours.
qué te he contado ya de mi vida
{category=kat4}, todo lo memorizado
dame {limit=t_n} cosas de las que tienes memorizadas
apartado {category=kat4}: lo guardado, {limit=t_n} datos
repasa en voz alta los datos que guardas
~ datos memorizados?
me conoces bien? enumera lo que hay en {category=kat4}
# Every parameter in many wordings, orders and lengths.
mostrame lo que guardaste de mí
me gustaría ver los datos de {category=category4} que tienes
podrías listarme lo que sabes sobre mí?
necesito la lista de los datos memorizados, solo {limit=int}
a ver todo lo que tienes guardado en {category=category4}
qué datos míos conservas
datos de {category=category4}, máximo {limit=int}
{category=category4}: ¿qué hay memorizado?
{limit=int} datos cualesquiera de los que guardas
enséñeme los datos de la categoría {category=category4}
con sus números, los datos que tienes de mí
~ fijate qué datos hay en {category=category4}
haz inventario de lo que recuerdas de mí
lista de datos, {category=category4}, {limit=int}
qué cosas te he ido contando, sácalas todas
quisiera repasar lo memorizado en {category=category4}
los {limit=int} datos más nuevos
tu memoria sobre mí, entera, en pantalla
hay algo archivado en {category=category4}?
lista de lo que te he pedido que recuerdes
vuelca los datos de {category=category4}
dime uno por uno los datos que tienes guardados
qué tienes en {category=category4} sobre mí
sacame los datos, no más de {limit=int}
ver todo lo memorizado

%tool delete_fact
%list know: my shoe size | the old wifi password | my gate code | where I park | my ex's birthday | granny's number | what I weigh | my blood type | my old address | the name of my dentist
%list fid: 12 | 5 | m4c19e0 | 31 | f-88 | 7 | m0b7d2a1 | 140
%list said: I like anchovies | Ruben is my landlord | I work on saturdays | my bike is blue | I'm vegetarian | Annika lives in Ghent | the spare key is in the shed
%list email_id: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22 | #1183 | x4kq9 | in-0932 | t-88b | 66a1cc | M-2047 | z9mail3
%list fid2: 12 | 4 | m1f0c2 | fact_88 | #7 | 31
%list tid_s: 4 | 17 | #9 | 33 | 58 | #102 | 6 | 211 | 12
%list mid: e77f02 | mail-31 | msg_884 | #29 | b3c91d | inbox_5 | id-4410 | m20x7 | eml-6 | 9c1e4a | t_118 | 5521
%list was: den Keller | die Heizungsrechnung | das Zeugnis | die Kündigung | den Urlaub | den Zaun | die Steuer | den Kindergartenplatz | das verlorene Paket
%list fact_id: 2 | 6 | 11 | 14 | 23 | 31 | 47 | 52 | 68 | 90 | 126 | 214
%list fact_id2: fact_12 | fact-7 | f_381 | fact_204 | m19c | fct-33 | mem_58 | f77a | fact-160 | b4e21 | mem-9 | fact_3
%list subj: my ex | the old flat | Odette | my former boss | the Skoda | our last landlord | the dog | my diet | Levi | that bank card | my knee | the caravan
%list task_id: 3 | 7 | 9 | 12 | 15 | 21 | 34 | 40 | 58 | 113
%list email_id2: b41c9f | msg_302 | mail-77 | #64 | a90e1 | id_218 | k7m2p | t-55 | eml_9 | 20417 | c0ffe1 | inbox-12 | m5d0 | mail_8 | 733 | f19b2e
%list email_id3: m1a2b3c4 | msg_88 | mail-204 | e7f3 | #88 | id_4471 | t19c4e | m0ff31ab | msg-7 | 5512 | mail_31 | eml-90 | c82d | a1f0 | 1207 | x9k2m1 | m77 | msg_1010 | inbox-3 | r5d5
# Bare, clipped and roundabout.
forget {fact_id=know}
forget {fact_id=fid}, the fact I mean
fact {fact_id=fid}: forget it
you can forget that {fact_id=said}
it's not true any more that {fact_id=said}, so lose it
scrub {fact_id=know} from what you remember
i never want you to bring up {fact_id=know} again, forget it
unlearn that {fact_id=said}, would you
{=hm}, strike that {fact_id=said}, we've moved on
drop fact {fact_id=fid}
remember how I told you {fact_id=said}? wipe that
{fact_id=know} has changed, throw out the old one you stored
no longer need you to know {fact_id=know}
get rid of stored fact {fact_id=fid}, it's out of date
you've got fact {fact_id=fid} wrong, take it out of your memory
~ keep the rest but {fact_id=know} should go from your memory
# Second steps: what an earlier step found is meant.
(forget|delete) (it|that one|that)
# What is an argument, what is not, and where it ends.
forget fact {fact_id=email_id}, it was wrong from the start, I mean the part about {=category}
fact {fact_id=num_id} isn't true any more, delete it, but leave {=num_id} alone
~ the fact with id {fact_id=email_id}, out with it, if you'd be so kind
# "Label: content", telegrams, hashtags, arrows.
forget: fact {fact_id=fid2}
fact {fact_id=fid2} -> forget
memory, delete: {fact_id=fid2}
# A word or two decide between neighbours.
forget that {=fct}
forget fact {fact_id=tid_s}
you can unremember the fact about {fact_id=abt}
stop remembering that {=fct}
fact {fact_id=tid_s} out of your memory
strike fact {fact_id=mid} from what you know
~ that's not true any more, forget that {=fct}
forget what I told you about {fact_id=abt}
erase the fact with id {fact_id=mid}
remove what's stored under fact {fact_id=tid_s}
wipe {fact_id=mid} from the facts about me
I take it back, forget {fact_id=abt}
I no longer want you to know about {fact_id=abt}
drop fact {fact_id=tid_s}, it was never true
delete memory {fact_id=mid}
please unlearn {fact_id=abt}
something I told you to remember isn't right any more, it's fact {fact_id=tid_s}, please forget it
# In the manner of chat.
it's a bit embarrassing, please forget my {fact_id=was}
things have changed around here, so wipe my {fact_id=was} from your memory
# The usual ways to ask.
~ (forget|delete|remove|erase) (fact|the fact) {fact_id=num_id}
(forget|delete|remove|erase) (fact|the fact with id|memory) {fact_id=id}
(erase|wipe|strike) (number|fact|) {fact_id=num_id} from your memory
fact {fact_id=num_id} (is wrong|is outdated|isn't true any more|is no longer right), (forget it|delete it|remove it)
fact {fact_id=id} (is wrong|is outdated|is a duplicate), (forget it|delete it|remove it)
you (can|may|should) forget (fact|number|memory) {fact_id=id}
~ delete {fact_id=id} from (the|my) (facts|fact list|memory)
I don't want you to (know|remember|keep) (fact|number) {fact_id=num_id} (any more|any longer)
{=chatter}, (fact|memory) {fact_id=id} (can go|has to go|should disappear)
unlearn (fact|memory) {fact_id=id}
(can you|could you|please) (drop|discard|get rid of) the (stored|saved|) fact {fact_id=num_id}
facts: (delete|remove) {fact_id=id}
(fact|memory) {fact_id=num_id} - (delete|forget) (please|)
(take|cross) (fact|number|memory) {fact_id=num_id} out of (your memory|what you know about me)
{fact_id=id} is (nobody's business|private|not right), remove that fact
I never said (fact|memory) {fact_id=num_id}, (delete it|erase it from memory)
(out of|for) privacy reasons (erase|delete|remove) the fact {fact_id=id}
remove the entry {fact_id=id} from what you have stored about me
the (memory|fact) with (the|) number {fact_id=num_id} (needs|ought) to be (deleted|forgotten)
stop remembering {fact_id=num_id}
fact no. {fact_id=num_id} changed, so (throw it out|scrap the old one|delete it)
please make fact {fact_id=id} disappear (for good|forever)
delete (a|one|that|this) fact [from your memory]
forget (what I told you|what you know) about ((my|our|the) {=mine}|{=about})
(erase|remove) (something|one of the facts) from your memory
forget that {=fact2}
# Told around, thought aloud, wrapped in a story.
what you have under {fact_id=num_id} isn't true any more, forget that fact
~ fact {fact_id=id} was a joke, no need to keep it
I'd feel better if you didn't remember {fact_id=num_id}, that fact is private
I wish you'd forget that thing I told you
better if fact {fact_id=num_id} had never been told, wipe it
# More of the usual ways.
{fact_id=num_id}: forget it
forget {fact_id=num_id}
please forget entry {fact_id=num_id} of what you know about me
(fact|memory) {fact_id=num_id} is wrong
delete fact {fact_id=num_id}, it's (outdated|false|a duplicate|nonsense)
I don't need fact {fact_id=num_id} any more
stop keeping fact {fact_id=id}
~ the saved fact {fact_id=num_id} can be thrown away
throw away the remembered fact {fact_id=id}
cross off fact {fact_id=num_id}
remove number {fact_id=num_id} from the facts
get rid of {fact_id=id} in your memory of me
make yourself forget {fact_id=id}
wipe fact {fact_id=num_id} please
drop fact {fact_id=num_id}, it's no longer true
it's not true that you know {fact_id=id}, delete that fact
number {fact_id=num_id} on your fact list, out with it
scratch fact {fact_id=num_id}
you got fact {fact_id=num_id} wrong, erase it
un-remember {fact_id=id}
delete from memory: {fact_id=id}
fact deletion, id {fact_id=id}
the fact numbered {fact_id=num_id} has to go
~ I moved, so fact {fact_id=num_id} is stale, remove it
kill fact {fact_id=num_id}
undo remembering {fact_id=id}
clear out fact {fact_id=id}
that fact {fact_id=num_id} is embarrassing, delete it
strike {fact_id=id} from the record you keep of me
can fact {fact_id=num_id} be deleted
I would like {fact_id=id} to be forgotten
erase the stored fact with the id {fact_id=id}
{fact_id=id} please delete, it's a fact
from your memory, remove {fact_id=num_id}
the fact {fact_id=id} isn't needed now
so delete {fact_id=num_id} out of the facts then
you keep a wrong fact about me, it's {fact_id=num_id}, forget that one
lose fact {fact_id=num_id}
facts {fact_id=num_id} - remove
please remove one of the facts
forget a fact for me
~ delete that thing you remember about me
~ wipe something from your memory
one of your facts is wrong, delete it
# Short and plain, as typed every day.
ditch fact {fact_id=fact_id}
{fact_id=fact_id2} out of your memory
bin memory {fact_id=num_id}
unremember my {fact_id=mine2}
scrap the last thing you learned
erase what you know about {fact_id=subj}
my {fact_id=mine2} is private, forget it
fact {fact_id=fact_id}: delete
get rid of a fact
~ you needn't know my {fact_id=mine2} any more
purge {fact_id=fact_id2} from memory
wrong fact, remove it
~ I no longer work there, so fact {fact_id=num_id} can be wiped
number {fact_id=fact_id} in your facts was a joke of mine, throw it out
for privacy's sake, my {fact_id=mine2} should vanish from what you remember
the one about {fact_id=subj} is simply false, so clear it from your memory
somebody might read this, so unlearn my {fact_id=mine2} right away
{fact_id=fact_id2} has been stale since spring, take that fact off your list
# Bare noun phrases, and orders that lack what is needed.
forget that thing I told you
you can forget the {fact_id=mem}
that's not true any more, wipe it from your memory
I've changed the lock, so forget the {fact_id=code2}
strike fact {fact_id=task_id}
there's a fact in your memory that should go
unlearn what I said about the {fact_id=mem}
we broke up, please forget {fact_id:her birthday=her birthday}
{fact_id=task_id} is nonsense, delete that fact
I'd rather you didn't keep my {fact_id=mym}, remove it from memory
erase one of the facts you have on me
# Needs only hinted at, telegrams, neighbours.
~ don't cancel anything, forget the fact {fact_id=email_id2}
it's no task and no reminder, it's fact {fact_id=num_id} that should go
keep the conversation, erase fact {fact_id=email_id2}
you have something false about {=from_email2}, it's fact {fact_id=num_id}, out with it
we moved, so fact {fact_id=num_id} is just confusing, unlearn it
I regret telling you fact {fact_id=email_id2}
nobody should ever read fact {fact_id=num_id} again
fact {fact_id=email_id2} embarrasses me, make it vanish from your memory
{=from_email2} would rather you didn't know fact {fact_id=num_id}
del fact {fact_id=num_id}
fact {fact_id=email_id2} del pls
forget fact {fact_id=num_id} thx
fact {fact_id=num_id} rm
of the {=limit2} facts on the {=category2} shelf, {fact_id=email_id2} is the one to wipe
~ the fact from the 9th with the id {fact_id=email_id2}, forget it
forget what you know about {=query}
that fact about {=from_email2} isn't true any more, drop it
# Every parameter in many wordings, orders and lengths.
fact {fact_id=email_id3}: out
forget {fact_id=email_id3}, not {=email_id3}
{fact_id=num_id} off your memory please
fact {fact_id=num_id} about {=from_email3} is old, forget it
drop what you stored as {fact_id=email_id3}
fact no. {fact_id=int} isn't right, delete
memory entry {fact_id=email_id3} should be erased
~ keep {=num_id}, but erase fact {fact_id=num_id}
the {=category3} fact {fact_id=email_id3}, delete it
{=chat}, unlearn fact {fact_id=num_id}
what's saved under the id {fact_id=email_id3} can go from your memory
remove stored fact {fact_id=num_id}
delete the fact that {=fact3}
forget what I told you about {=from_email3}
# Told around, thought aloud, wrapped in a story.
{fact_id=num_id} was never true, strike that fact
I told you something silly once, fact {fact_id=num_id}, unlearn it please
can fact {fact_id=id} be gone by the time I finish this sentence
we split up, so fact {fact_id=num_id} is nothing you need to remember
one of the facts you keep about me is wrong, wipe it
%lang de
# The usual ways to ask.
(lösch|lösche|vergiss) [bitte] [den] (Fakt|Eintrag) {fact_id=id}
fakt {fact_id=id} (löschen|entfernen|vergessen)
der Fakt {fact_id=num_id} stimmt nicht [mehr], (lösch ihn|bitte löschen|weg damit)
(entferne|streiche) {fact_id=id} aus (deinem Gedächtnis|den Fakten|dem Gedächtnis)
{fact_id=id} kannst du (wieder|) vergessen
(lösch|vergiss) [bitte] (den|einen) gemerkten Fakt
(könnten Sie|kannst du) den gespeicherten Fakt Nummer {fact_id=num_id} löschen
# A word or two decide between neighbours.
vergiss wieder, dass {=fakt}
# More of the usual ways.
den fakt {fact_id=num_id} kannst du löschen
fakt {fact_id=id} raus
vergiss {fact_id=num_id} wieder
was du unter nummer {fact_id=num_id} gespeichert hast, ist falsch, weg damit
streich fakt {fact_id=num_id} aus deinem gedächtnis
{fact_id=id} aus den fakten löschen
nimm {fact_id=num_id} aus dem gespeicherten wieder raus
fakt nummer {fact_id=num_id} ist veraltet, lösch ihn
den eintrag {fact_id=id} brauchst du dir nicht mehr zu merken
mach fakt {fact_id=num_id} weg
gemerktes {fact_id=num_id} verwerfen
das mit der nummer {fact_id=num_id} sollst du nicht mehr wissen
lösch was aus deinem gedächtnis
einen fakt vergessen
# Needs only hinted at, telegrams, neighbours.
was du dir als {fact_id=num_id} gemerkt hast, gilt nicht mehr
{fact_id=id} aus dem kopf streichen
fakt {fact_id=num_id}: war einmal, lösch das
vergiss bitte die nummer {fact_id=num_id}, das stimmt so ned
den merksatz {fact_id=id} kannst du entsorgen
das da hast du dir falsch gemerkt, {fact_id=num_id}, raus
einer deiner fakten ist veraltet, weg damit
# Every parameter in many wordings, orders and lengths.
das mit {fact_id=num_id} hat sich geändert, streich den fakt
{fact_id=num_id} aus der merkliste raus
vergiss fakt {fact_id=num_id}
{fact_id=num_id} stimmt nicht mehr, vergiss das
lösch fakt {fact_id=id}
fakt {fact_id=num_id} weg
streich {fact_id=num_id} aus dem, was du dir gemerkt hast
den fakt mit der nummer {fact_id=num_id} bitte löschen
könnten Sie den Fakt {fact_id=id} bitte vergessen?
nimm {fact_id=num_id} aus deinem gedächtnis raus
was unter {fact_id=num_id} steht, ist überholt, lösch den fakt
ich hätte fakt {fact_id=num_id} gern entfernt
wirf den fakt {fact_id=id} raus
fakt {fact_id=num_id} hab ich falsch gesagt, weg damit
{fact_id=id} musst du nicht länger wissen
aus den gemerkten sachen die {fact_id=num_id} löschen
radier fakt {fact_id=num_id} aus
hak fakt {fact_id=num_id} nicht ab, sondern lösch ihn
die nummer {fact_id=num_id} deiner fakten soll verschwinden
entfern mir {fact_id=id} aus den fakten
den eintrag {fact_id=num_id} über mich will ich nicht mehr bei dir haben
tilg fakt {fact_id=num_id}
wat du dir als {fact_id=num_id} gemerkt hast, is quatsch, lösch et
schmeiß fakt {fact_id=num_id} aus dem speicher
mach den fakt {fact_id=id} ungeschehen
bitte fakt {fact_id=num_id} nicht länger behalten
du kannst {fact_id=num_id} vergessen, den fakt mein ich
der fakt {fact_id=num_id} ist doppelt, einer kann raus
lösch mal einen fakt
den falschen fakt bitte vergessen
streich was aus deinem gedächtnis
%lang es
# The usual ways to ask.
~ (borra|olvida|elimina) [por favor] el dato {fact_id=id}
dato {fact_id=id} (borrar|olvidar|eliminar)
~ el dato {fact_id=num_id} ya no es (cierto|correcto|válido), (bórralo|olvídalo)
(quita|saca) {fact_id=id} de tu memoria
{fact_id=id} lo puedes olvidar
(borra|olvida) (un|el) dato guardado
¿(puede|puedes) eliminar el dato número {fact_id=num_id} de la memoria?
# A word or two decide between neighbours.
olvida que {=dato}
# More of the usual ways.
el dato {fact_id=num_id} lo puedes borrar
fuera el dato {fact_id=id}
olvídate del {fact_id=num_id}
lo que guardaste con el número {fact_id=num_id} está mal, quítalo
táchame el dato {fact_id=num_id} de la memoria
de los datos, borra {fact_id=id}
saca el {fact_id=num_id} de lo memorizado
el dato número {fact_id=num_id} está viejo, elimínalo
la entrada {fact_id=id} ya no hace falta que la recuerdes
quítame el dato {fact_id=num_id}
descarta lo memorizado en {fact_id=num_id}
del {fact_id=num_id} ya no te acuerdes
borra algo de tu memoria
olvida un dato
# Needs only hinted at, telegrams, neighbours.
lo que memorizaste como {fact_id=num_id} ya no es así
{fact_id=id} bórratelo de la cabeza
dato {fact_id=num_id}: eso era antes, elimínalo
olvídate xfa del número {fact_id=num_id}, no es cierto
~ el dato {fact_id=id} lo puedes tirar
te quedaste con algo mal, el dato {fact_id=num_id}, fuera
uno de tus datos caducó, quítalo
# Every parameter in many wordings, orders and lengths.
borrá el dato {fact_id=num_id}
me gustaría que olvidaras el dato {fact_id=num_id}
podrías eliminar de tu memoria el {fact_id=id}?
olvidate del dato {fact_id=num_id}
el dato {fact_id=id} ya no vale, bórralo
necesito que olvides lo del número {fact_id=num_id}
dato {fact_id=num_id}: fuera de la memoria
suprime el dato con id {fact_id=id}
quitá de tu memoria el dato {fact_id=num_id}
lo del dato {fact_id=num_id} cambió, elimínalo
elimine usted el dato memorizado {fact_id=num_id}
desmemoriza el {fact_id=num_id}
no quiero que recuerdes más el dato {fact_id=id}
~ borra de lo que sabes el número {fact_id=num_id}
el {fact_id=num_id} de tus datos está equivocado, tíralo
olvida ese dato
hay un dato mío que quiero borrar

%tool store_conversation
%list cus: how long do eggs keep | where is the stopcock | which bus goes to the zoo | what is the capital of Laos | is the pool open | who wrote Emma | how do I descale the kettle
%list cag: three weeks in the fridge | behind the washing machine | line 14 | Vientiane | from nine to six | Jane Austen | with vinegar and patience
%list user_message: is the quay open at noon | how long does rice take, and how much water | who wrote Dune | can I freeze soup | 15 % of 90? | when do I have to leave for the 17:40 | what's another word for urgent | remind me at 8
%list agent_response: yes, until six | eighteen minutes, two cups to one | Frank Herbert | yes, for three months | 13.5 | by ten past five | pressing | done, at 8 it is
%list user_message2: where is the ladder | how tall is the dom | which bus goes to the lake | is the pool open | what's for dinner
%list agent_response2: behind the shed | 157 metres | the 14 | only at weekends | there is soup left | until nine
%list user_message3: where is the fuse box | how long does rye rise | who feeds the cat | what rhymes with orange | is the ferry late
%list agent_response3: under the stairs | about four hours | Hamza does | nothing really | by ten minutes
%list said_user: where are my keys | how tall is the tower | what's for dinner | good morning | can you book a table | when does the bus leave | how do I descale the machine | who won the match | is it raining | what's the capital of Peru | thanks for yesterday | which train should I take | remind me what we said | do I need an umbrella | how much was the hotel | what's my locker code
%list said_agent: in the drawer | 324 metres | lasagne, as planned | good morning to you too | the table is booked for eight | at nine from platform 2 | with vinegar, twice a year | the home team, three to one | yes, until noon | Lima | you're welcome | the 7:42 is the fastest | we agreed on Friday | take one just in case | 120 euros a night | it is 4411
%list ask: can I freeze it | do I need a visa | is it open on sundays | does it run on gas | will it fit the van | can it wait till may | is parking free | may I bring the dog | should I tip there | do they take cards | is it safe to eat
%list ans: yes, usually | not this year | only after six | I'd say no | most likely, yes | probably not | yes, but call first | only in summer | no, never | yes, always | that depends
%list say: I'm running ten minutes late | we're home safe | dinner's in the oven | we're at gate 14 | I got the tickets | the cat's been found | the train's late | the boiler man's here
%list user_message4: what's the pier number | is choir on tonight | how many km did I run | who has the ladder | do I need a visa | spell Galway | can cats eat rice | set an alarm for six | what does the mail say | thank you
%list agent_response4: pier 6 | no, next wednesday | twelve so far | Bruno has it | not for ninety days | G, A, L, W, A, Y | in small amounts | the alarm is set | that the fence is up | with pleasure
%list user_message5: where are my keys | how tall is the tower | what's for dinner on friday | is the bank open today | when does the bus to Graz leave | tell me a joke | good night | which wine goes with fish | how do I get candle wax out of wool | did Kim call | what's my locker code | turn the lights off | who won | thanks a lot for the help with the speech | can you book a table for two at eight | remind me to stretch
%list agent_response5: in the drawer | 324 metres | lasagne and a salad | yes, until six | at nine from platform 2 | why did the chicken cross the road | sleep well | a dry riesling | with a warm iron and paper | not yet | 4411 | done, all lights are off | the home team, three to one | you're welcome | the table is booked for eight | okay, I will
%list user: which bin goes out today | how long do eggs take | who wrote that song | is the shop open | what's my gate code | how far is the lake
%list agent: the blue one | six minutes for soft | Leonard Cohen, in 1984 | until eight tonight | it is 8812 | about four miles
%list frage: wie lange muss ein Ei kochen | wo ist mein Pass | was soll ich Mia schenken | welcher Zug fährt nach Linz | wann blüht der Flieder | wie heißt die Hauptstadt von Peru | was koche ich heute | wie oft muss ich die Orchidee gießen | wer hat die WM 2014 gewonnen | welche Farbe passt zu Oliv
%list antw: sieben Minuten | in der Schublade im Flur | ein Puzzle wäre nett | der um halb neun von Gleis 3 | im Mai | Lima | Linsen mit Spätzle | einmal die Woche | Deutschland | Senfgelb | das steht im Ordner | leider weiß ich das nicht
%list fra: wie koche ich Knödel | was hilft gegen Schluckauf | wann fängt der Sommer an | welche Größe hat ein Fußballfeld | wie heißt der höchste Berg in Österreich | wo ist mein Impfpass | wer moderiert die Lesung | was soll ich Kadir schenken
%list ant: zwanzig Minuten in Salzwasser | ein Löffel Zucker | am 21. Juni | etwa hundert mal siebzig Meter | der Großglockner | in der blauen Mappe | das macht Frau Okafor | vielleicht einen Grill
%list fra2: wie lange muss Reis kochen | wo liegt mein Ausweis | was soll ich Timo schenken | welcher Bus fährt nach Jena | wann säe ich Möhren | wie heißt die Hauptstadt von Chile | was koche ich heute | wie alt wird eine Schildkröte | welche Farbe passt zu Beige | wer hat die WM 1990 gewonnen
%list ant2: zwölf Minuten | in der Kommode im Flur | ein Kochbuch wäre was | der 14er vom Markt | ab Mitte März | Santiago | Kartoffelsuppe | bis zu hundert Jahre | Salbeigrün | Deutschland | das weiß ich leider nicht
%list preg: cuánto se cuece un huevo | dónde está mi pasaporte | qué le regalo a Martina | qué tren va a Huesca | cuándo florece la lila | cuál es la capital de Perú | qué hago de cena | cada cuánto riego la orquídea | quién ganó el mundial de 2010 | qué color pega con el verde
%list resp: siete minutos | en el cajón del pasillo | un puzle estaría bien | el de las ocho y media | en mayo | Lima | lentejas | una vez por semana | España | mostaza | está en la carpeta | no lo sé, lo siento
%list user_message6: cómo se hacen los ñoquis | qué quita el hipo | cuándo empieza el verano | cuánto mide un campo de fútbol | cuál es el pico más alto de España | dónde está mi cartilla | quién presenta la lectura | qué le regalo a Zulema
%list agent_response6: hirviéndolos dos minutos | una cucharada de azúcar | el 21 de junio | unos cien metros por setenta | el Teide | en la carpeta azul | la señora Ospina | quizá una parrilla
%list user_message7: dónde dejé las llaves | cuántas calorías tiene un plátano | qué película me recomiendas | cuándo abre el museo | cómo se dice gracias en japonés | qué hago de cenar | quién pintó el Guernica | cuánto mide el Aconcagua | a qué hora sale el ferry | qué vino va con el pulpo | cómo quito una mancha de tinta | cuándo plantamos los tomates
%list agent_response7: en la repisa de la entrada | unas cien | una de Almodóvar | a las diez | arigato | una tortilla | Picasso | casi siete mil metros | a las 8:40 | un albariño | con alcohol y paciencia | a finales de abril
# Bare, clipped and roundabout.
save conversation: "{user_message=cus}" - "{agent_response=cag}"
store chat, me: {user_message=cus}, you: {agent_response=cag}
log: user "{user_message=cus}" agent "{agent_response=cag}"
conversation log, Q: {user_message=cus} A: {agent_response=cag}
save exchange | {user_message=cus} | {agent_response=cag}
keep this chat: I asked {user_message=cus}, you said {agent_response=cag}
me "{user_message=cus}", you "{agent_response=cag}", save that conversation
I'll want to look this talk up later, so store it, my question "{user_message=cus}" and your answer "{agent_response=cag}"
that was useful, put the exchange on record: "{user_message=cus}" and then "{agent_response=cag}"
jot our chat down, I went "{user_message=cus}" and you went "{agent_response=cag}"
{=hm2}, hang on to this conversation, user: {user_message=cus}, assistant: {agent_response=cag}
not as a fact, as a conversation: I said "{user_message=cus}", you replied "{agent_response=cag}"
no need to answer it again, only store the turn, "{user_message=cus}" from me, "{agent_response=cag}" from you
in case our talk gets lost, file question {user_message=cus} with answer {agent_response=cag} under conversations
save this conversation
store our chat please
# What is an argument, what is not, and where it ends.
save this chat of ours, I asked "{user_message=user_message}" and your answer was "{agent_response=agent_response}", I might need it on friday
conversation log: you answered {agent_response=agent_response}, and what I'd asked was {user_message=user_message}
store our exchange, user said "{user_message=user_message}", assistant said "{agent_response=agent_response}", don't include the rest
keep our exchange on record: me - {user_message=user_message}; you - {agent_response=agent_response}; thanks
# "Label: content", telegrams, hashtags, arrows.
log exchange - me: {user_message=user_message2} - you: {agent_response=agent_response2}
~ conversation to keep: Q: {user_message=user_message2} A: {agent_response=agent_response2}
save chat / user: {user_message=user_message2} / assistant: {agent_response=agent_response2}
# A word or two decide between neighbours.
log this exchange, me: {user_message=user_message3}, you: {agent_response=agent_response3}
keep our conversation on file: I said "{user_message=user_message3}", you said "{agent_response=agent_response3}"
add to our chat history that I asked {user_message=user_message3} and you replied {agent_response=agent_response3}
save as a conversation, user {user_message=user_message3}, assistant {agent_response=agent_response3}
remember the whole exchange, question {user_message=user_message3}, answer {agent_response=agent_response3}
# The usual ways to ask.
(store|save|log|record) this (conversation|exchange|dialogue): I (said|asked) "{user_message=said_user}" and you (said|answered|replied) "{agent_response=said_agent}"
(save|keep|archive) the exchange, user: {user_message=said_user}, (agent|assistant): {agent_response=said_agent}
log that I asked {user_message=question} and (that|) you (answered|replied) {agent_response=said_agent}
conversation to (store|remember|archive). user: {user_message=question} assistant: {agent_response=sentence}
(put|add) this (exchange|chat|turn) (into|to) (the conversation memory|your chat history): me: {user_message=said_user} / you: {agent_response=said_agent}
~ user_message: {user_message=sentence}; agent_response: {agent_response=sentence}; (store it|save the turn|add to conversations)
(remember|record) our (exchange|dialogue|chat): "{user_message=question}" - "{agent_response=sentence}"
I (wrote|said) {user_message=said_user}, your (answer|reply|response) was {agent_response=said_agent}, (save that conversation|log this exchange|archive the dialogue)
archive what was said: question {user_message=said_user} answer {agent_response=said_agent}
please store the conversation in which I said {user_message=sentence} and you replied {agent_response=sentence}
my message was "{user_message=said_user}" and the reply "{agent_response=said_agent}", keep (that|this) (conversation|exchange)
~ (save|store|archive) this conversation
(log|record) our (chat|exchange) [please]
(store|save) the conversation where I asked {user_message=said_user}
# Told around, thought aloud, wrapped in a story.
that was a nice exchange, keep it: I said {user_message=said_user}, you said {agent_response=said_agent}
for the records, my question was {user_message=said_user} and your answer {agent_response=said_agent}, file that conversation
I don't want to lose what we just said, me: {user_message=said_user}, you: {agent_response=said_agent}
this chat was too good to lose, put it in your conversation memory
# Short and plain, as typed every day.
save this chat
log this exchange
keep what we just said
file this conversation away
q: {user_message=ask} a: {agent_response=ans} - store
me: {user_message=ask}, you: {agent_response=ans}, save both
archive our talk
chat worth keeping, save it
don't lose this conversation
save your reply: {agent_response=ans}
~ store our last exchange
chat log, add my question {user_message=ask}
I asked {user_message=ask}, you went {agent_response=ans}, log that exchange
I may need this in court, so keep our conversation as it stands
{agent_response=ans} is what you answered to {user_message=ask}, save that dialogue
for later, log that you answered {agent_response=ans} to {user_message=ask}
that was useful, so preserve the talk we have just been having
before I close the window, save both sides of this conversation
# Bare noun phrases, and orders that lack what is needed.
save our chat
keep this conversation
that was a good exchange, hold on to it
log what we just said
I asked {user_message=question}, you said {agent_response=say}, keep that exchange
put this little dialogue in your conversation memory
what we've just talked through ought to be saved as a conversation
save it: me, {user_message=question}; you, {agent_response=say}
don't lose this talk, store it
could our last back and forth go on record
# Needs only hinted at, telegrams, neighbours.
not just the fact, the whole exchange: I asked {user_message=user_message4}, you answered {agent_response=agent_response4}, save it
don't search our chats, add to them: me "{user_message=user_message4}", you "{agent_response=agent_response4}"
no message to anyone, just log the exchange {user_message=user_message4} / {agent_response=agent_response4}
~ I want to be able to find this talk again, I said {user_message=user_message4} and you said {agent_response=agent_response4}
my memory is short, so keep our exchange, question "{user_message=user_message4}" and reply "{agent_response=agent_response4}"
it was a nice exchange, don't lose it: {user_message=user_message4}, to which you said {agent_response=agent_response4}
for the record of our conversations, your answer "{agent_response=agent_response4}" belonged to my question "{user_message=user_message4}"
q: {user_message=user_message4} a: {agent_response=agent_response4}, save as a conversation
log convo: {user_message=user_message4} > {agent_response=agent_response4}
save chat me: {user_message=user_message4} you: {agent_response=agent_response4} pls
usr {user_message=user_message4}, asst {agent_response=agent_response4}, store the exchange
"{agent_response=agent_response4}" is what you told me when I asked "{user_message=user_message4}", file that as a conversation
that we had this exchange should be kept: {user_message=user_message4} - {agent_response=agent_response4}
enter into the conversation memory the question {user_message=user_message4} together with the answer {agent_response=agent_response4}
keep the talk we just had
don't let this exchange get lost, I asked {user_message=user_message4}
# Every parameter in many wordings, orders and lengths.
save this exchange: I said "{user_message=user_message5}", you said "{agent_response=agent_response5}"
you said "{agent_response=agent_response5}" after I said "{user_message=user_message5}", save that exchange
log: me: {user_message=user_message5} / you: {agent_response=agent_response5}
log: you: {agent_response=agent_response5} / me: {user_message=user_message5}
~ keep this bit of our talk, question {user_message=user_message5}, answer {agent_response=agent_response5}
keep this bit of our talk, answer {agent_response=agent_response5}, question {user_message=user_message5}
store the turn user={user_message=user_message5} agent={agent_response=agent_response5}
I asked {user_message=user_message5} and got {agent_response=agent_response5} from you, put it in the conversation memory
to {user_message=user_message5} you replied {agent_response=agent_response5}, file that conversation
your reply was {agent_response=agent_response5}, my question {user_message=user_message5}, store both
add to the conversation log that I wrote {user_message=user_message5} and you wrote {agent_response=agent_response5}
archive our chat. User: {user_message=user_message5}. Assistant: {agent_response=agent_response5}.
conversation to be saved - {user_message=user_message5} - {agent_response=agent_response5}
record the exchange in which I asked {user_message=user_message5}
save that you answered {agent_response=agent_response5}
~ store this conversation please
# Told around, thought aloud, wrapped in a story.
for posterity: I said {user_message=user} and you went {agent_response=agent}, keep that conversation
what we just said is worth keeping. Me: {user_message=user}. You: {agent_response=agent}
{=hello}, save this chat, I asked {user_message=user}, you told me {agent_response=agent}
let's have that little exchange on record
%lang de
# The usual ways to ask.
(speicher|speichere) (dieses|das) Gespräch: ich sagte "{user_message=question}" und du "{agent_response=sentence}"
(leg|merk dir) den Dialog (ab|): Nutzer: {user_message=question} Assistent: {agent_response=sentence}
Gespräch speichern. Frage: {user_message=question} Antwort: {agent_response=sentence}
(halt|halte) fest, dass ich gefragt habe "{user_message=question}" und du geantwortet hast "{agent_response=sentence}"
speicher diese Unterhaltung
# More of the usual ways.
speicher mal unser gespräch: ich: {user_message=frage}, du: {agent_response=antw}
~ ich hab gefragt "{user_message=frage}", du hast gesagt "{agent_response=antw}", leg das als gespräch ab
gesprächsprotokoll: frage {user_message=frage} antwort {agent_response=antw}
heb den wortwechsel auf, nutzer: {user_message=frage}, steward: {agent_response=antw}
halt im gesprächsspeicher fest: {user_message=frage} - {agent_response=antw}
auf "{user_message=frage}" hast du "{agent_response=antw}" geantwortet, speicher diesen austausch
~ deine antwort war "{agent_response=antw}" auf meine frage "{user_message=frage}", bitte archivieren
sichere diesen dialog: mensch: {user_message=frage} / assistent: {agent_response=antw}
unterhaltung ablegen, ich sagte {user_message=frage}, von dir kam {agent_response=antw}
leg den chat so ab: {user_message=frage} und darauf {agent_response=antw}
zu den gesprächen speichern: "{user_message=frage}" "{agent_response=antw}"
gespräch merken, meine frage war {user_message=frage} und deine antwort {agent_response=antw}
sicher mal unser gespräch
heb unsere unterhaltung auf, ich hab gefragt: {user_message=frage}
# Needs only hinted at, telegrams, neighbours.
heb auf, was wir grad geredet haben: ich {user_message=fra}, du {agent_response=ant}
fürs archiv, meine frage {user_message=fra}, deine auskunft {agent_response=ant}
{user_message=fra}? - {agent_response=ant}. das gespräch bitte sichern
deine antwort war {agent_response=ant}, meine frage {user_message=fra}, leg den dialog ab
chatprotokoll speichern: nutzer "{user_message=fra}", du "{agent_response=ant}"
als unterhaltung festhalten: {user_message=fra} / {agent_response=ant}
speicher mal, was wir grad geredet haben
# Every parameter in many wordings, orders and lengths.
speicher den wortwechsel: ich fragte {user_message=fra2}, du sagtest {agent_response=ant2}
gespräch ablegen. frage: {user_message=fra2}. antwort: {agent_response=ant2}
merk dir unser gespräch, nutzer: {user_message=fra2}, assistent: {agent_response=ant2}
leg als gespräch ab, dass ich "{user_message=fra2}" gefragt hab und du "{agent_response=ant2}" geantwortet hast
heb diesen dialog auf: {user_message=fra2} - {agent_response=ant2}
ich wollte wissen: {user_message=fra2}. du meintest: {agent_response=ant2}. speicher das gespräch
könnten Sie diesen Austausch speichern: Frage {user_message=fra2}, Antwort {agent_response=ant2}?
sichere die unterhaltung, von mir {user_message=fra2}, von dir {agent_response=ant2}
ins gesprächsarchiv: "{user_message=fra2}" / "{agent_response=ant2}"
du hast mit "{agent_response=ant2}" auf "{user_message=fra2}" geantwortet, heb das gespräch auf
ich: {user_message=fra2} du: {agent_response=ant2}, bitte als unterhaltung speichern
protokollier den chat: {user_message=fra2}, darauf {agent_response=ant2}
nimm in die gespräche auf: {user_message=fra2}? {agent_response=ant2}
wortwechsel sichern, nutzer {user_message=fra2}, steward {agent_response=ant2}
archivier unser gespräch
unterhaltung speichern, ich hab gesagt: {user_message=fra2}
%lang es
# The usual ways to ask.
guarda (esta|la) conversación: yo dije "{user_message=question}" y tú "{agent_response=sentence}"
registra el diálogo: Usuario: {user_message=question} Asistente: {agent_response=sentence}
guardar conversación. Pregunta: {user_message=question} Respuesta: {agent_response=sentence}
deja constancia de que pregunté "{user_message=question}" y respondiste "{agent_response=sentence}"
guarda esta conversación
# More of the usual ways.
guarda nuestra charla: yo: {user_message=preg}, tú: {agent_response=resp}
te pregunté "{user_message=preg}" y me dijiste "{agent_response=resp}", guárdalo como conversación
registro de conversación: pregunta {user_message=preg} respuesta {agent_response=resp}
conserva este intercambio, usuario: {user_message=preg}, steward: {agent_response=resp}
~ en las conversaciones guarda: {user_message=preg} - {agent_response=resp}
a "{user_message=preg}" contestaste "{agent_response=resp}", guarda ese intercambio
tu respuesta fue "{agent_response=resp}" a mi pregunta "{user_message=preg}", archívala
archiva el diálogo: humano: {user_message=preg} / asistente: {agent_response=resp}
guarda la charla, dije {user_message=preg} y respondiste {agent_response=resp}
deja el chat así guardado: {user_message=preg} y luego {agent_response=resp}
para el historial: "{user_message=preg}" "{agent_response=resp}"
memoriza la conversación, mi pregunta era {user_message=preg} y tu respuesta {agent_response=resp}
guárdame lo que acabamos de hablar
archiva nuestra conversación, yo pregunté: {user_message=preg}
# Needs only hinted at, telegrams, neighbours.
conserva lo que acabamos de hablar: yo {user_message=user_message6}, tú {agent_response=agent_response6}
para el archivo, mi pregunta {user_message=user_message6}, tu explicación {agent_response=agent_response6}
¿{user_message=user_message6}? - {agent_response=agent_response6}. esa charla, guárdala
contestaste {agent_response=agent_response6} y yo había dicho {user_message=user_message6}, almacena el diálogo
transcripción del chat a guardar: usuario "{user_message=user_message6}", tú "{agent_response=agent_response6}"
que quede como conversación: {user_message=user_message6} / {agent_response=agent_response6}
guarda esto que hemos charlado
# Every parameter in many wordings, orders and lengths.
guardá esta conversación: pregunté {user_message=user_message7} y contestaste {agent_response=agent_response7}
me gustaría archivar este diálogo, yo: {user_message=user_message7}; tú: {agent_response=agent_response7}
podrías guardar que a "{user_message=user_message7}" respondiste "{agent_response=agent_response7}"?
conversación para guardar. usuario: {user_message=user_message7}. asistente: {agent_response=agent_response7}
anota la charla: "{user_message=user_message7}" / "{agent_response=agent_response7}"
registra el intercambio, pregunta: {user_message=user_message7}, contestación: {agent_response=agent_response7}
me respondiste "{agent_response=agent_response7}" cuando dije "{user_message=user_message7}", archiva eso
guarda en el historial de charlas lo que dije, {user_message=user_message7}, y lo que dijiste, {agent_response=agent_response7}
necesito conservar esta conversación: {user_message=user_message7} -> {agent_response=agent_response7}
salva este chat: yo {user_message=user_message7}, steward {agent_response=agent_response7}
archive la conversación siguiente: mensaje {user_message=user_message7}; respuesta {agent_response=agent_response7}
que quede registrada la charla: {user_message=user_message7}, {agent_response=agent_response7}
tu contestación {agent_response=agent_response7}, mi pregunta {user_message=user_message7}, guárdalo todo como conversación
almacena el diálogo humano: {user_message=user_message7} asistente: {agent_response=agent_response7}
guarda la conversación en que pregunté {user_message=user_message7}
quiero guardar esta charla

%tool search_conversations
%list ctp: the kitchen tiles | a cheap car | Portugal | my back pain | sourdough | the loft conversion | hay fever | learning the cello | the tax rebate | sleeping better | the hedge | running shoes
%list query2: tiles and grout | the 9 o'clock ferry | whether to lease or buy | dad's birthday and the cake | names for a boat | sleeping better | the surveyor's report | invoice 77-C | what to pack for Ardmore | friday's speech | the half marathon | moving the piano
%list cv_o: the old roof | my cousin's wedding | yoga mats
%list talk: Lisbon | mortgage rates | sourdough | school fees | garden walls | night trains | vitamin b12 | ferrets | roof insulation | baby names
%list query3: the kitchen tiles | Lisbon | the car loan | names for the puppy | that lentil soup | the allotment fence | my knee | the choir trip | the new fridge | night trains
%list chatabt: baking with rye | gutter repairs | learning the cello | names for the boat | a route through Slovenia | my knee | moving to the coast | heat pumps | a toast for Keiko | second-hand pianos | cat food | beekeeping | quitting sugar | roof insulation
%list talk2: the cello | moving to graz | my knee | that lentil stew | the loan | names for the puppy | the boiler quote | the trip to lima | night shifts
%list subject: kitchen renovation | trip to Lisbon | tax return | recipe with the lentils | new bike | insurance | Japanese course | visa for India | Kim's logo | server crash | wedding speech | running shoes | heat pump | school for Leo | job offer | sourdough | broken dishwasher | gift for Grandma | mortgage | camping in Norway | podcast about bees | garden fence | knee pain | solar panels | book by that Danish author | phone contract | chess opening | moving to Porto | second-hand sofa | printer driver
%list past: kitchen renovation | trip to Ghent | tax return | new bike | lentil recipe | heat pump | cello lessons | cat insurance | garden plan | speech for Omar | Spanish course | leaking roof | job in Malmö | allotment
%list conv: sourdough starter | holiday plans | mortgage | dishwasher | octopus book | knee exercises | bike route to Ghent | wedding speech | new kitchen | wine for the party | app idea | garden fence | baby names | road trip | vaccinations for Kenya | broken phone | puzzle with the cows | cover letter | running shoes | bread recipe | heat pump | tomato blight | scooter insurance | film with the two sisters | school choice | cello lessons | gift ideas for Olga | tax letter
%list convs: sourdough | holiday plans | mortgage | dishwasher | octopus book | knee exercises | wedding speech | kitchen | switching banks | app idea | baby names | road trip | cover letter | running shoes | bread recipe | heat pump | scooter insurance | school choice | cello | gift ideas
%list ago: recent | old | earlier | long | late-night | weekend | sunday | march | summer | january
%list top: tyre pressure | sourdough | my pension | moving to Porto | cat names | solar panels | the tax return | back pain | visas for India | the stag do | my cv | induction hobs | sleep training | the damp wall | half marathons
%list top2: deposit | boiler quote | school trip | ferry tickets | parcel | lease | wedding menu | scan results | insurance claim | piano | new badge | passport photos | loft conversion | garden wall
%list query4: boat engine | migraines | name for the allotment | a speech for Gita's fortieth | tablets for the cat | reminder apps | writing a better email | cheap flights in May | how to plan a to-do list | tax on a second job | the piano exam | dyeing wool | which calendar to use | knots | a week in Galway | the ladder
%list query5: exchange rate | storm damage | new thermostat | broken camera | stock options | newspaper subscription | alarm system | bitcoin wallet
%list query6: kitchen | wedding speech | trip to Lisbon | the lease and the deposit | heat pump | what to cook for vegans | learning Dutch in ten weeks | sourdough | a name for the cat | Kim's logo | moving from Graz to Linz | the last tax return | gift for Ruth | running shoes for wide feet | the 9 o'clock train | how to ask my boss for a raise | cello lessons | insurance | the leaking roof | whether to buy or rent | bike tours along the Danube | week 12
%list past2: cottage in Wales | choir budget | vertical garden | move to Graz | name for the boat | loft conversion | oboe for Chloe | savings plan | speech for the wedding | sourdough starter | e-bike battery | quarrel with Pavel
%list redeth: Urlaub in Kroatien | Küchenumbau | neuer Job | Geschenkideen | Heizung | Gehaltsverhandlung | Marathontraining | Hundename | Impfung | Klavierkauf | Umzug nach Graz | Altersvorsorge | Wanderroute | Fernstudium | Schulwechsel
%list ged: Küchenumbau | Name fürs Boot | Elterngeld | Rückenschmerzen | Urlaub in Schweden | Taufgeschenk | Gehaltsverhandlung | Katze impfen | Fritteuse | Hennings Hochzeit | Solaranlage | Vokabeln lernen | Zimmerpflanzen | Sauerteig
%list ged2: Urlaub auf Korsika | Badsanierung | Jobwechsel | Geschenk für Papa | neue Wärmepumpe | Halbmarathon | Hundename | Klavierunterricht | Umzug nach Jena | Altersvorsorge | Wanderung im Harz | Fernstudium | Schulwechsel von Mia | Streit mit dem Nachbarn | Hochbeet | Ernährung
%list charla: vacaciones en Croacia | reforma de la cocina | cambio de trabajo | ideas de regalos | caldera | subida de sueldo | maratón | nombre del perro | compra del piano | mudanza a Jaca | plan de pensiones | ruta de montaña | máster a distancia | cambio de cole
%list chat2: obra de la cocina | nombre del barco | permiso parental | dolor de espalda | vacaciones en Suecia | regalo del bautizo | subida de sueldo | vacuna del gato | freidora de aire | boda de Fermín | placas solares | vocabulario de inglés | plantas de interior | masa madre
%list chl: viaje a Oaxaca | reforma del baño | dieta de Nora | oferta de Globex | nombres para el gato | regalo de Irma | huerto | coche eléctrico | mudanza | libro de Greta | ahorro | entrenamiento para la media maratón | curso de fotografía | discurso de la boda
# Bare, clipped and roundabout.
our chat about {query=ctp}
our chats: {query=ctp}
chat history {query=ctp}
conversation on {query=ctp}?
what did we say about {query=ctp}
what did you tell me about {query=ctp}
did we ever talk about {query=ctp}
when did I ask you about {query=ctp}
you gave me a good tip on {query=ctp} the other week and I can't find it
I was on about {query=ctp} with you a while ago, pull that up
{=hm2}, we went over {query=ctp} together once, what came out of it
not an email, it was here with you that we discussed {query=ctp}
I don't want it googled again, you already answered me on {query=ctp}
~ go back over whatever you and I said on {query=ctp}
in one of our earlier talks {query=ctp} came up, find it
search our conversations
# What is an argument, what is not, and where it ends.
what did you and I say last time about {query=query2}? I was half asleep
find that conversation of ours, the one about {query=query2}, not the one about {=cv_o}
in our earlier chats, at most {limit=limit} results, {query=query2}
we once talked about {query=query2}, you and I, on a sunday I believe, search for it
search our conversations for "{query=query2}" and show {limit=limit}, please and thank you
# The shortest plain questions.
when did we talk about {query=talk}
what did you say about {query=talk} last time we talked
didnt we chat about {query=talk} once
{=hm3}, have i asked you about {query=talk} before
# "Label: content", telegrams, hashtags, arrows.
chat history: {query=query3}
our old chats -> {query=query3}
past conversations / keyword {query=query3}
search conversations: {query=query3} {=lb}top {limit=int}{=rb}
talked about before: {query=query3}. when?
history search - {query=query3}
# A word or two decide between neighbours.
what did we say about {query=chatabt}
when did we talk about {query=chatabt}
find our chat on {query=chatabt}
which conversation of ours was about {query=chatabt}
scroll back to where I asked you about {query=chatabt}
go through our old chats for {query=chatabt}
the talk you and I had on {query=chatabt}, dig it up
did {query=chatabt} ever come up between us
what was your advice back when we discussed {query=chatabt}
search our history, keyword {query=chatabt}, {limit=some} hits
the {limit=some} latest chats between us on {query=chatabt}
I asked you something about {query=chatabt} weeks ago, find that conversation
have you and I been over {query=chatabt} already
we had quite a long talk about it one evening, you and I, {query=chatabt} it was, could you find that conversation
# In the manner of chat.
we had such a good chat about {query=talk2}, find it again will you
didn't you and I talk about {query=talk2} once? look through our old conversations
# The usual ways to ask.
~ what did we (talk|speak|chat) about regarding [the] {query=subject}
(find|search for|look up) the (conversation|chat|discussion) (about|on|where we discussed) [the] {query=subject}
when did (we|I) last (talk|speak|chat) [with you] about [the] {query=topic}
(search|go through|look through) (our|my|the) (conversations|chat history|chats|past conversations|history) for [the] {query=subject}
{query=subject} conversation
chat history {query=topic}
what did (I|we) say about [the] {query=topic} (last time|the other day|last week|recently|back then)
have (we|I) (ever|already|) (discussed|talked about|spoken about|mentioned) [the] {query=subject} [with you|before]?
~ (I|we) (asked|talked to) you about [the] {query=subject} (once|a while ago|some weeks ago|before), (what was your answer|what did you say|find that)
what did you (tell|answer|recommend|suggest|advise) me (about|on|regarding) [the] {query=topic} [back then]
(show|find) me the {limit=int} (latest|last|most recent) conversations (about|on|mentioning) [the] {query=subject}
(in which|which) (conversation|chat)[s] did (I|we) (mention|bring up|discuss) [the] {query=topic}
our (talk|chat|conversation|discussion) about [the] {query=subject}, (find it|bring it up again|what came out of it)
{=chatter}, (can you|could you) (find|dig up) what we (said|discussed) on [the] {query=topic}?
~ (pull up|retrieve|open) (previous|earlier|old|past) (chats|conversations) (on|about|with) [the] {query=topic}
(how|where) did we leave (it|things) with [the] {query=subject} (last time|when we last spoke)
the other day we (chatted|talked) about [the] {query=subject}, (look that up|what was it again|find that conversation)
didn't I (ask|tell) you about [the] {query=topic} (already|before|last month)?
(past|earlier) (conversations|chats) with "{query=topic}" in (them|it), (max|at most|not more than) {limit=int}
what was it you said when I asked (about|for) [the] {query=topic}
I'd like to (reread|see again|look at) our (conversation|chat) about [the] {query=subject}
(anything|everything) we've (said|discussed) (about|on) [the] {query=subject} so far in our chats
have I ever told you in a chat about [the] {query=topic}?
{query=topic}: what did we conclude [last time we talked]
scroll back to (when|where) we (talked|chatted) about [the] {query=subject}
(search|check) the conversation (log|history|memory): {query=topic}
(limit|just) {limit=int} (results|hits), search our chats for {query=subject}
you once explained [the] {query=topic} to me, (find that chat|where is that conversation)
(search|look through|go through) our (old|past|) (conversations|chats)
find (a|an old|that) conversation (we had|of ours)
what did we talk about (yesterday|last week|the other day)?
# Told around, thought aloud, wrapped in a story.
~ weren't we talking about the {query=past} the other day
I have a faint memory of us chatting about the {query=past}
what was your advice on the {query=past} when we talked, it was good
I'm sure I've bored you with the {query=past} before, what did I say
we never finished our chat about the {query=past}, where did we stop
you had a clever idea about the {query=past} in some chat of ours
it's in one of our old chats, {query=past}, {limit=int} of them will do
we talked about it once, I want that chat back
# More of the usual ways.
what did we say about the {query=conv}
we talked about the {query=conv} - what came of it
once we chatted about the {query=conv}, dig that out
where's the chat in which I asked about the {query=conv}
I know I brought up the {query=conv} with you at some point
when did {query=convs} come up between us
have I bothered you with the {query=conv} before
have we been over the {query=conv} already
didn't we discuss {query=convs} on some evening
didn't you give me advice on the {query=conv}
what was your advice on the {query=conv} again
your suggestion about {query=convs}, repeat it please
what did you reply when I was asking about the {query=conv}
earlier chats on {query=convs}
search old chats: {query=convs}
chat log {query=convs}
past talks on {query=convs}, {limit=int} please
{limit=int} conversations about {query=convs}
look back through our chats for the {query=conv}, max {limit=int}
our chat history with {query=convs} in it, {limit=int} hits
find {limit=int} of our talks on the {query=conv}
I want the conversation where the {query=conv} was the subject
pull up the talk we had on {query=convs}
what was said between us about the {query=conv}
let's pick up the {query=conv} where we left off, find the chat
remember our chat about the {query=conv}? find it
our discussion of {query=convs}
conversations concerning {query=convs}
did the topic {query=convs} ever come up here
go through our history and find the {query=conv}
history: {query=convs}
back in spring I asked you about the {query=conv}, what did you say
in one of our chats I mentioned the {query=conv}
in which of our chats was the {query=conv} mentioned
what did I tell you in our last talk about the {query=conv}
which points did we go through on the {query=conv}
retrace our conversation on {query=convs}
I lost the thread, what had we said regarding the {query=conv}
find every time I complained about the {query=conv}
show old conversations mentioning {query=topic}
search our chats for "{query=convs}"
something you told me on {query=topic}, look in our conversations
find an earlier conversation of ours
look in the chat history
what were we talking about last time
search what we said
what did you and I say about {query=convs} in our chat
did we chat about {query=convs}
# Short and plain, as typed every day.
that {=ago} chat of ours on {query=top}
did we ever discuss {query=top}
what did you say about {query=top}
chats on {query=top}
scroll back to {query=top}
search our old talks
last convo with you re {query=top}
find where I asked you about {query=top}
we spoke about {query=top}, find it
history with you, keyword {query=top}
{limit=sv_n} past chats about {query=top}
when did I bring up {query=top} with you
you gave me a great tip on {query=top} once, find that conversation
I can't recall your advice, so look up our talk about {query=top}
{query=top} came up with you in spring, bring that chat up again
for my diary, what did you and I say about {query=top}
whatever we said on {query=top}, {limit=sv_n} chats at most, I need the wording
dig through all our chatting, I need the part on {query=top}
# Bare noun phrases, and orders that lack what is needed.
~ what were we talking about the other day
that chat we had about the {query=top2}
last time we talked about the {query=top2}, what did you tell me
didn't I ask you this before, about the {query=top2}
find what you said to me
where did we leave off with the {query=top2}, you and I
I've a feeling we discussed the {query=top2} already
our old conversations
what was your advice back then on the {query=top2}
have you and I ever spoken about the {query=top2}
scroll back to when I moaned to you about the {query=top2}
# Needs only hinted at, telegrams, neighbours.
you needn't recall a fact, look where we talked about {query=query4}
not my mails, my chats with you: anything on {query=query4}
not the web, what did you yourself say about {query=query4} when we talked
remind me what we said about {query=query4}
I don't remember the date, only that you and I discussed {query=query4}
no new answer please, the one you gave me last time on {query=query4}
you had such a good idea about {query=query4} once, and I didn't write it down
I could kick myself, we spent an hour on {query=query4} and I've forgotten the outcome
somewhere in what we've said to each other there was a tip on {query=query4}
it feels as if we've had this conversation about {query=query4} before
chats re: {query=query4}
our convo on {query=query4} pls
~ {query=query4} chats, last {limit=limit2}
past chats {query=query4}?
{limit=limit2} passages will do from our talks on {query=query4}
our talks on {query=query4}, but give me no more than {limit=limit2}
of the times we spoke of {query=query4} show me {limit=limit2}
in may, with {=limit2} days left, I asked you about {query=query4}, find that talk
didn't we talk about something like that before
~ when did you and I last talk about the {query=query5}
not the handbook, our own chat: what was said about the {query=query5}
find where I complained to you about the {query=query5}
# Every parameter in many wordings, orders and lengths.
chats {query=query6} {limit=limit3}
chats on "{query=query6}", {limit=limit3} at most
{limit=limit3} chats about {query=query6}
{query=query6}: what did you tell me about it back then
what was it you told me on {query=query6}, in our chat
have we ever chatted about {query=query6}
find where I asked you about {query=query6}, show {limit=limit3}
up to {limit=limit3} of our talks in which {query=query6} came up
our talk on {query=query6}, not my notes on it
conversation history, search text {query=query6}, limit {limit=limit3}
conversation history, limit {limit=limit3}, search text {query=query6}
the last {limit=limit3} times we spoke about {query=query6}
{=chat}, dig up our conversation about {query=query6}
I asked you something about {query=query6} weeks ago, find that
~ search everything we said for {query=query6}
which advice did you give me on {query=query6} when we talked
show {limit=limit3} of our older conversations
find that chat we had
# Told around, thought aloud, wrapped in a story.
what was it we said about the {query=past2} back then
you and I discussed the {query=past2} once, what came of it
didn't you give me a tip on the {query=past2} in one of our chats
{=hello}, find the bit where we talked about the {query=past2}
I'd like to go back to our conversation about the {query=past2}, {limit:2=two} of them if there are more
when was it that I went on and on to you about the {query=past2}
one of our talks had the answer, find it
%lang de
# The usual ways to ask.
(wann|wo) (haben wir|hatten wir) [mal|schon mal] über {query=mthema} (gesprochen|geredet|gechattet)
(such|suche|durchsuche) [bitte] (unsere|in unseren|die) (Gespräche|Unterhaltungen|Chats) nach {query=topic}
was haben wir [letztens|neulich|damals] (zu|zum Thema|über) {query=topic} besprochen
gespräche {query=topic}
(finde|find) die Unterhaltung (mit dir|von uns), in der es um {query=mthema} ging
~ die letzten {limit=int} Gespräche (über|zu) {query=topic}
ich hab dich doch (mal|schon) nach {query=mthema} gefragt, (was hast du da gesagt|such das raus)
in welchem Chat ging es um {query=topic}
{limit=int} alte Unterhaltungen zum Thema {query=topic}
(such|suche) in unseren alten Gesprächen
hatte ich dir (neulich|mal) im Gespräch was von {query=mthema} erzählt? such das mal
# A word or two decide between neighbours.
in welchem Gespräch ging es bei uns um {query=thema}
# More of the usual ways.
worüber haben wir beim thema {query=redeth} geredet
wann ging es in unseren chats um {query=redeth}
such in alten gesprächen nach {query=redeth}
{query=redeth}, das hatten wir doch schon mal besprochen, wo war das
was hab ich dich damals zu {query=redeth} gefragt
{query=redeth} in unseren chats suchen
zeig die letzten {limit=int} gespräche mit {query=redeth}
{limit=int} unterhaltungen über {query=redeth} raussuchen
in welchem gespräch fiel das wort {query=redeth}
hatten wir es nicht neulich von {query=redeth}, find das gespräch
du hast mir mal was zu {query=redeth} geraten, was war das noch im chat
chatverlauf nach {query=redeth} durchsuchen, max {limit=int}
alte chats durchsuchen
~ wo hatten wir das letztens besprochen
# Needs only hinted at, telegrams, neighbours.
du hast mir mal was zu {query=ged} geraten, was war das noch
{query=ged}, haben wir darüber nicht letztens gequatscht
die letzten {limit=v_n} plaudereien über {query=ged}
alter chat {query=ged}
in welchem gespräch gings um {query=ged}, {limit=v_n} reichen
was war unser fazit beim thema {query=ged}, schau in die alten unterhaltungen
ich such einen alten chat von uns
# Every parameter in many wordings, orders and lengths.
{query=ged2}, such das in unseren alten chats
ich such die unterhaltung, in der wir {query=ged2} durchgekaut haben
bei welchem gespräch fiel denn {query=ged2}, zeig {limit=w_n}
wann haben wir über {query=ged2} geredet
such in unseren gesprächen {query=ged2}
was hab ich dir neulich zum thema {query=ged2} erzählt
{query=ged2}, wo hatten wir das besprochen
ich müsste mal nachlesen, was wir zu {query=ged2} gesagt haben
wat hattest du noch mal zu {query=ged2} gesagt
könnten Sie in unseren früheren Unterhaltungen nach {query=ged2} suchen?
die letzten {limit=w_n} chats über {query=ged2}
hol das gespräch über {query=ged2} wieder her
alte gespräche: {query=ged2}
durchsuch unseren verlauf nach {query=ged2}
haben wir je über {query=ged2} gesprochen
finde {limit=w_n} unterhaltungen, in denen {query=ged2} vorkam
wir hatten doch mal einen chat zu {query=ged2}, zeig den
du hattest mir bei {query=ged2} einen tipp gegeben, in welchem gespräch war das
was war letztens das ergebnis, als wir über {query=ged2} diskutiert haben
gesprächsverlauf {query=ged2}
in unserem chat ging's mal um {query=ged2}, such die stelle
zu {query=ged2} {limit=w_n} alte gespräche
ich hätte gern noch mal gelesen, was du zu {query=ged2} meintest
wo in unserem verlauf kommt {query=ged2} vor
schau nach, wann ich das letzte mal {query=ged2} erwähnt hab
unser gespräch von neulich, {query=ged2}, raussuchen
verlauf nach {query=ged2} filtern, {limit=w_n} treffer
über {query=ged2} haben wir schon mal gechattet, oder
such unser gespräch von letzter woche
alte chats durchforsten
zeig die letzten {limit=w_n} gespräche zum thema
%lang es
# The usual ways to ask.
¿cuándo (hablamos|charlamos) de {query=mtema}?
(busca|búscame) en (nuestras conversaciones|los chats anteriores|nuestras charlas) {query=topic}
¿qué (dijimos|hablamos) [el otro día] sobre {query=topic}?
conversaciones {query=topic}
encuentra la conversación (contigo|) en la que hablamos de {query=mtema}
las últimas {limit=int} conversaciones sobre {query=topic}
ya te pregunté una vez por {query=mtema}, ¿qué me contestaste?
¿en qué charla salió lo de {query=topic}?
{limit=int} conversaciones antiguas sobre {query=topic}
busca en nuestras conversaciones [antiguas]
# A word or two decide between neighbours.
cuándo hablamos tú y yo del {query=tema}
busca la charla que tuvimos sobre el {query=tema}
# More of the usual ways.
qué habíamos hablado de {query=charla}
cuándo salió en nuestros chats lo de {query=charla}
rebusca en charlas viejas {query=charla}
{query=charla}, eso ya lo hablamos, dónde fue
qué te pregunté aquella vez de {query=charla}
{query=charla} en nuestros chats
las últimas {limit=int} charlas con {query=charla}
sácame {limit=int} conversaciones de {query=charla}
en qué conversación dije {query=charla}
no hablamos el otro día de {query=charla}? encuéntrala
me diste un consejo de {query=charla} en un chat, cuál era
historial del chat, {query=charla}, máximo {limit=int}
rebusca en los chats viejos
dónde habíamos hablado de eso
# Needs only hinted at, telegrams, neighbours.
~ me aconsejaste algo sobre {query=chat2}, ¿qué era?
{query=chat2}, ¿no lo platicamos el otro día?
las {limit=t_n} últimas charlas de {query=chat2}
chat viejo {query=chat2}
en qué conversación salió {query=chat2}, {limit=t_n} me bastan
a qué conclusión llegamos con {query=chat2}, mira lo hablado
busco una charla nuestra de hace tiempo
# Every parameter in many wordings, orders and lengths.
qué dijimos del {query=chl}
me gustaría recuperar la charla sobre {query=chl}
podrías buscar en nuestro historial cuándo hablamos de {query=chl}?
necesito la conversación en la que tratamos {query=chl}
a ver, ¿no habíamos hablado ya de {query=chl}?
fijate en las charlas viejas sobre {query=chl}
buscá la conversación de {query=chl}
historial: {query=chl}
{query=chl}, conversaciones pasadas, {limit=int}
las {limit=int} últimas veces que hablamos de {query=chl}
qué te comenté yo acerca de {query=chl} hace tiempo, mira el chat
tuvimos una charla sobre {query=chl}, encuéntramela
en qué quedamos con lo de {query=chl}, míralo en lo que hablamos
~ repasa nuestras conversaciones y saca las de {query=chl}
me diste ideas para {query=chl} en otra conversación, búscala
cuándo fue la última vez que te mencioné {query=chl}
conversaciones antiguas, tema {query=chl}, máximo {limit=int}
todo lo hablado contigo acerca de {query=chl}
~ revise los chats anteriores por {query=chl}
rastrea en nuestros chats la palabra {query=word}
qué me aconsejaste sobre {query=chl} la otra vez
~ {limit=int} charlas donde salga {query=chl}
~ busca entre nuestras charlas
aquella conversación que tuvimos, encuéntrala
busca aquello que hablamos

%tool retrieve_memories
%list mcl: where I parked | where I put the passports | which tyres I ordered | what Carys is allergic to | when Benji's birthday is | who has our spare key | how Rashid takes his tea | what wine my boss likes
%list mref: my dress size | the alarm code | Anneke's allergy | our gate code | my locker number | uncle Bert's birthday | the wifi password for the cabin | my blood group | the plumber's name | our anniversary
%list mbare: gate code | locker number | dress size | shoe size | frequent flyer number | passport number | library pin | blood group | alarm code | parking spot
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list query2: Dot's allergies | the gate code | my shoe size | when the bins go out | what rent we pay | where the spare key is | Kwame and steak | our wifi name | the date of Halima's wedding | when the boiler was serviced | blood type
%list mine3: gate code | bike lock code | locker number | shoe size | passport number | wifi password | blood type | vet's name | car reg | employee number | flat number | ring size | customer number | alarm code | glasses prescription | parking spot | library card number | frequent flyer number | allergy
%list bday: joanna's birthday | my dad's birthday | our anniversary | Tariq's name day | the twins' birthday | my niece's birthday | the dog's birthday
%list told: where i parked | where the spare key is | what joanna drinks | which paint we used in the hall | who has my ladder | where i put the receipts | what size the filter is | which wine Tariq liked | what the plumber is called | where my passport is
%list who: joanna | Tariq | my aunt Lou | the twins | dev's wife | our landlady | my old boss | the dog
%list old: how old is joanna | where does Tariq work | how tall is my nephew | which school are the twins at | what breed is dev's dog
%list eat: what joanna doesnt eat | what the dog is allergic to | which cake the twins like | how my aunt takes her tea
%list query3: locker code | Ruth's tea | blood type | bin day | passport expiry | parking spot | shoe size | cabin alarm code | landlady's name | Wilma's allergy | bike frame number | fuse box | guest wifi | anniversary | desk number | Desmond's 40 euros | good scissors
%list query4: where I parked the trailer | which size my ski boots are | what my sister-in-law is allergic to | what tobi's new dog is called | which wine the boss likes | where I hid the spare key | what the wifi password at the cottage is | when our wedding anniversary is
%list thing2: locker code | wife's birthday | shoe size | wifi password | blood type | landlord's name | passport number | frequent flyer number | favourite colour | gym locker number | tyre pressure | customer number | wedding anniversary | coffee order | favourite restaurant | dentist's name | alarm code | car's oil type | allergies | dog's chip number | ring size | policy number | manager's name | seat preference | favourite wine | brother-in-law's name | bike's wheel size | library card number | hotel in Rome | mother's maiden name | desk number | cat's vet | old job | door code | employee number | bike shed code | wife's favourite flower | favourite pizza | loyalty card number | glove size | mechanic's name | mother's new address | lift code | cabin wifi password | favourite beer | landlord's phone number | jeans size | bike frame number | tax number | hat size | brother's job | favourite airline | office wifi password | babysitter's name | cellar code | guest wifi password | sister's shoe size | electrician's name | gate code | best friend's favourite flower | office code | neighbour's birthday | tax adviser's name | favourite cheese | hotel wifi password | account number | neighbour's phone number | shirt size | gym code | student number | vet's name | brother's birthday | contract number | garage code | collar size | favourite hotel | favourite author | daughter's favourite flower | sister's new address | grandmother's new address | brother's allergy | patient number | landlord's nickname | membership number | neighbour's nickname | sister's nickname | mother's allergy | landlord's new address | father's middle name | wife's job | neighbour's favourite flower | boss's middle name | cousin's new address | insurance number
%list clause: where I parked | when the bins go out | what size shoes I wear | who I lent my drill to | what Anna liked to drink | where the spare key is | how I take my coffee | when Grandma's birthday is | which oil the car needs | what the plumber charges | where the tax folders are | what Tom's daughter is called | how much I owe Nina | when my passport expires | which seats I like on planes | what Leo is afraid of | when the boiler was serviced | who my manager is | what we paid for the sofa | which cartridge the printer takes | where we keep the candles | when I quit smoking | whether Sam can drink milk | what day the cleaning lady comes | how tall I am | how old Felix is | what my cousin is allergic to | if my husband likes oysters | which size Marco wears | what my cousin doesn't eat | how Ana takes tea | how much the gym costs | when I lent Chloe the guitar tuner | how our neighbour takes tea | what Diego is allergic to | where the passport is | who has my bike lock | what the garage code is | where the piano sheets is | where Ruth works | who has my sewing machine | where the Christmas lights is | where Raj works | which size my cousin wears | how old Yuki is | where I put the fondue set | what Felix doesn't eat | who I borrowed the birth certificate from | where I put the bike lock | where the sewing machine is | when my husband's birthday is | how my cousin takes tea | how Yuki takes tea | how old my best friend is | how Marco takes tea | what our tax adviser is called | where I put the red suitcase | when I lent Nina the garage remote | when Viktor's birthday is | who has the key to the cabin | where the contract is | when I lent Omar the ski boots | what my sister is allergic to | where Lena lives now | which size Viktor wears | when I lent Ana the ladder | which size my boss wears | where the spare tyre is | how old Ana is | what Hannah doesn't eat | what my boss doesn't eat | where Ana lives now | how old Hannah is | when I lent Tom the tent | what the gate code is | how old Nina is | when Felix's birthday is | when Tom's birthday is | when my sister's birthday is | what our vet is called | who has the key to the mailbox | when I lent Beth the old laptop | where the projector is | how much the phone contract costs | what my daughter doesn't eat | where the birth certificate is | when Hannah's birthday is | if my husband likes liquorice | how my husband takes tea | when I lent Viktor the red suitcase | where I put the spare tyre | where Yuki works | what Beth doesn't eat | how Tom takes tea | who I borrowed the piano sheets from | if my boss likes mushrooms | what Kim is allergic to | where Tom lives now | who has the key to the cellar | what the landlord is allergic to | where Kim lives now | what our mechanic is called | where I put the old laptop | where I put the camping stove | what the office code is | where I put the hedge trimmer | what mom is allergic to | where I put the guitar tuner | who has my camping stove | what my best friend is allergic to | if Omar likes liquorice | what Viktor is allergic to | how Viktor takes tea | how old Ruth is | how much the nursery costs
%list thing3: shoe size | bike lock code | locker number | blood type | aisle preference | wifi password | ring size | dentist's name | coffee order | tyre pressure | favourite wine | member number | passport number | desk height | spare key spot
%list clause2: where I parked | where the spare key is | what Ruth is allergic to | when Omar's birthday is | who has my drill | how Raj takes his coffee | what the cleaner is called | which paint we used in the hall | where I hid the presents | what size the rug is | when the boiler was replaced | who recommended that doctor | what I promised the kids
%list thing4: locker code | shoe size | blood group | wifi password | frequent flyer number | bike lock code | favourite tea | glasses prescription | ring size | dentist's name | locker number | boiler code | customer number | mother-in-law's birthday | cleaning lady's day | license plate | tax adviser's name | size in trousers | passport number | anniversary | gym PIN | cat's vet | landlord's name | frame size | student ID | tyre size | jacket size | dentist | room number at that hotel | guest wifi | seat preference | IBAN
%list clause3: where the spare key is | who has the attic key | what Nadia doesn't eat | when Mats turns seven | what I'm allergic to | who I lent the pasta machine to | where I parked | how much I owe Farid | which tea I like | what our landlord is called | when the recycling goes out | what the wifi is called | how long the washing machine has warranty | who waters the plants | what batteries Grandpa's hearing aid takes | what colour the hall is painted | what my locker number was | which days I work from home | what time the kids are picked up | which of my friends is vegan | who our plumber is | where the tent pegs are | what my sister's new city is | how Jonas takes his coffee | what size my rings are | when the boiler was last checked
%list who2: Nadia | Jonas | Theo | Lea | Farid | Mats | Kai | Elif | Ingrid | Olga | Tilda | Bosse | Mrs. Ortiz | Mr. Falk | Dr. Abadi
%list rel: sister | landlord | neighbours | plumber | grandpa | mother-in-law | cleaning lady | kids | cat | dentist | godson | diet | knee | bike | boiler | old flat
%list key: wifi password | gate code | alarm code | boiler pressure | garage code | paint colour for the hall | tyre size | printer pin | bike lock number | guest wifi | safe combination | router login
%list thing5: my passport | the spare key | the stopcock | the car papers | my birth certificate | the sewing kit | the tent pegs | the fuse box | the good scissors | my vaccination card | the christmas lights | the bike pump
%list bday2: mum's birthday | Levi's birthday | our anniversary | Gran's name day | the twins' birthday | Odette's due date | Bram's birthday | my parents' anniversary | Anke's birthday | the dog's birthday
%list who3: Odette | my sister | Levi | my boss | Gran | the neighbours | Bram | my mother-in-law | Anke | our plumber | the twins | uncle Joe
%list door: gate code | door code | alarm code | garage code | porch code | lobby pin | keypad number | lockbox code | safe combination | stairwell code | cellar code | entry pin
%list query5: where I parked | what she's allergic to | who has our spare key | which tyres I bought | where the stopcock is
%list query6: my sister's birthday | our anniversary | Imani's due date | grandad's birthday
%list yes: chats too => true | including what we chatted about => true | old talks included => true | w/ chats => true | also go through our conversations => true
%list not: without the chats => false | not the conversations => false | w/o chats => false | leave our talks out => false | skip the conversations => false
%list query7: which thermostat I bought | how many shares I hold | where the spare camera is | what my bank charges on dollars | where the shed key hangs | what I called my router
%list query8: locker code | shoe size | sister's birthday | wifi at the cabin | coffee order | allergies of the twins | spare key | what Tom eats and what he doesn't | who has my drill | where I parked | Priya | Leo's school hours | car oil | blood type | what I promised Ruth | the plumber's rate | gym hours | our anniversary | how grandma takes her tea | when the bins go out | mum's new address in Linz | Bob's tent | bike lock
%list yes2: including our chats => true | chats included => true | also in our conversations => true | and look through old conversations too => true | conversations as well => true | with what we talked about => true | search our talks too => true | along with past conversations => true | our chat history included => true
%list not2: without our chats => false | no conversations => false | not in our conversations => false | leave out the chats => false | but skip old conversations => false | stored facts only => false | ignoring what we talked about => false | without searching conversations => false | excluding chats => false
%list clause4: where the fuse box is | when the roof was done | what Hannah can't eat | how old Diego's twins are | which paint we used for the door | who has the trailer | where the passports are | what I paid for the bike | how many sugars Ivan takes | which key is for the shed | when we met | what the vet recommended
%list thing6: hat size | alarm code | blood type | frequent flyer number | library card number | favourite tea | physio's name | insurance number | tyre size | gate code | dress size | seat preference
%list memf: Schuhgröße | Lieblingsfarbe | Allergie | Mutter | Hausärztin | Versicherung | Blutgruppe | Adresse | Kaffeemaschine | Arbeit bei Siemens | Familie | Reise nach Wien | Heizung
%list memm: Hund | Hausarzt | Stromvertrag | Bruder | letzten Urlaub | Spindcode | Hochzeitstag | Umzug | Garten | Chef | Parkplatz
%list mein: schuhgröße | torcode | blutgruppe | wlan-passwort | kundennummer | ringgröße | schließfachnummer
%list hm4: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list wissen: meinen Spind | Hamzas Allergie | unser WLAN | Keikos Schichten | meine Schuhgröße
%list erm: Torcode | Geburtstag von Jonas | Ersatzschlüssel | Zählerstand | Parkplatz | Hochzeitstag | Lieblingswein | Tierarzt | Impfstatus | Safecode
%list erfrage: wo der Ersatzschlüssel liegt | wie der Torcode war | wann Jonas Geburtstag hat | welche Größe ich trage | wer bei uns den Kamin kehrt | was Mia nicht essen darf | wo das Rad steht | wie die Nachbarin heißt | welchen Wein Papa mag | wie unser WLAN heißt | wann der Vertrag endet | was ich Oma letztes Jahr geschenkt habe
%list erf: Ringgröße | Personalnummer | Lieblingspizza | Kleidergröße | Kundennummer beim Strom | Schuhgröße von Paul | Ärztin | Zimmernummer | Kontonummer vom Verein | Nachbarin | Blutgruppe | Lieblingsblume von Oma
%list efr: was Jule nicht isst | wo der Schuppenschlüssel liegt | wie das Fahrradschloss aufgeht | wann Frau Okafor frei hat | wogegen ich allergisch bin | wie viel Bernd mir schuldet | wo Henning jetzt wohnt | welchen Stellplatz wir haben | womit wir heizen | wann die Kita zumacht | wie der Dachdecker heißt | was ich gegen Bluthochdruck nehme
%list query9: Stellplatz | Fahrradschloss | Rasieraufsatz | Blutdruckmittel | Dachdecker | Geburtstag von Oma Lisbeth | Lieblingsfilm von Jule | Code vom Koffer
%list query10: Trikotnummer von Kadir | Adresse von Henning | Ringgröße | Milch im Kaffee | Allergie | Nummer vom Hausmeister | Marke vom Katzenfutter
%list efr2: wo der Zweitschlüssel hängt | wie der Torcode ist | wann Timo Geburtstag hat | welche Größe ich trage | wer bei uns den Schornstein fegt | was Emil nicht essen darf | wo mein Rad steht | wie Sabines Mann heißt | welchen Wein Papa mag | wie unser Gäste-WLAN heißt | wann der Handyvertrag endet | was ich Oma letztes Jahr geschenkt hab | welche Schuhgröße Mia hat | womit wir heizen
%list query11: Torcode | Geburtstag von Timo | Zweitschlüssel | Zählerstand | Stellplatz | Hochzeitstag | Lieblingswein | Tierarzt | Safecode | Hautarzt | Handyvertrag
%list query12: Hutgröße | Mitgliedsnummer | Lieblingspizza | Kleidergröße | Kundennummer bei den Stadtwerken | Schuhgröße von Mia | Hautärztin | Spindnummer | Schwägerin | Blutgruppe | Lieblingsblume von Mama | Steuernummer
%list mim: coche | perro | médico | seguro | talla de zapato | comida favorita | hermano | viaje a Italia | mudanza | alergia | familia | jefa | contrato de la luz | aniversario | plaza de garaje | caldera | dirección
%list query13: talla de zapato | código del portal | grupo sanguíneo | número de cliente | clave del wifi | número de taquilla
%list hm5: oye | hola | a ver | perdona | una cosa | eh | buenas | y
%list rem: código del portal | cumpleaños de Mateo | número de empleado | contador | vino preferido | veterinario | número de socio | grupo sanguíneo | wifi | piso de la señora Rey
%list recf: dónde está la llave de repuesto | cuál era el código del portal | cuándo cumple años Mateo | qué talla uso | quién limpia la chimenea | qué no puede comer Martina | dónde dejé la bici | cómo se llama la vecina | qué vino le gusta a papá | cómo se llama nuestro wifi | cuándo acaba el contrato | qué le regalé a la abuela el año pasado
%list ref: talla de anillo | matrícula del coche | pizza preferida | talla de Pablo | médica | flor preferida de la abuela | llave de repuesto | vecina | cuenta del club | caja fuerte
%list meq: qué no come Julieta | dónde está la llave del cobertizo | con qué número se abre el candado | qué día libra la señora Ospina | a qué soy alérgico | cuánto me debe Fermín | dónde vive Óscar ahora | qué plaza tenemos | con qué calentamos la casa | a qué hora cierra la guardería | cómo se llama el techador
%list mem2: plaza de garaje | candado | cabezal de la maquinilla | pastilla de la tensión | nombre del techador | cumpleaños de la abuela Lola | dorsal de Zulema | dirección de Óscar | talla de anillo | leche del café | alergia | teléfono del portero | pienso del gato
%list meq2: dónde guardo el pasaporte | cuál es mi plaza de garaje | qué no puede comer Nora | cómo se llama la gemela de Greta | cuándo cumple mi suegra | de qué marca es la caldera | qué talla de camisa uso | con qué número se abre el candado | quién tiene la llave del trastero | dónde aparqué | a qué soy alérgica | qué día pasa la basura | adónde se mudó Irma | qué vino le gusta a Saúl
%list memf2: clave de la alarma | talla de zapato | plaza de garaje | dirección de Greta | matrícula del coche | medicación de papá | profesora de Teo | graduación de las lentillas
%list memm2: cumpleaños de Irma | número de socio | wifi de la oficina | candado de la bici | médico de cabecera | coche de Bruno | color preferido de Nora | aniversario
%list mem3: clave de la alarma | talla de camisa | plaza de garaje | marca de la caldera | alergia a la penicilina | número de socio | cumpleaños de mi suegra | wifi de la oficina | pasaporte | candado de la bici | aniversario con Irma | colegio de Teo
# Bare, clipped and roundabout.
{query=mcl}?
{query=mcl} again
{query=mref}, what was it again
my {query=mbare}?
~ whats my {query=mbare}
remind me {query=mcl}
do you remember {query=mcl}
I'm standing at the keypad and my head is empty. {query=mref}?
{=pal} wants to know {query=mref}, I gave it to you at some point
filling in a form, they want my {query=mbare}
no need to set anything, just tell me {query=mcl}
I told you {query=mcl}, right? where's that gone
dig up {query=mref} from what I gave you
this isn't one for google, you have it: {query=mref}
what did I say about {query=mref}
give me {query=mref}, and look through our old {include_conversations:true=chats too|conversations as well}
what was it I told you to remember
# What is an argument, what is not, and where it ends.
{query=query2}, I told you once, what was it? asking for the form
what do you remember about {query=query2}, {limit=limit} items will do
do you recall {query=query2}? I had you note it, including the details
refresh my memory, I had you remember {query=query2}
I once told you about {query=query2}, urgent, I'm at the shop
from what I've told you to remember: {query=query2}, {include_conversations:true=and go through our old chats too|also in our past conversations|conversations included}
recall {query=query2}, {include_conversations:false=but leave the old chats out of it|without looking at our conversations|stored facts only, no chats}
{query=query2}, you have that in your memory, {include_conversations:true=look in the old conversations as well|please include what we said in chats}, {limit=limit} hits
recall {query=query2}, even though this conversation is getting long
tell me again what I said to remember on {query=query2}, {=p2} is on the phone
# The shortest plain questions.
whats my {query=mine3}
{=hm3}, whats my {query=mine3} again
my {query=mine3}?
~ whens {query=bday}
do you still know {query=told}
did i ever tell you {query=told}
{=hm3}, {query=told}?
what do you know about {query=who}
~ what's the {query=mine3} i gave you
{query=old}, i told you once
need my {query=mine3} quick
cant think of my {query=mine3}
{query=eat}, you had that in memory
when is it, {query=bday}? i gave you the date
~ i blanked on {query=told}
# "Label: content", telegrams, hashtags, arrows.
recall: {query=query3}
memory: {query=query3}?
~ from memory - {query=query3} - what was it
my notes to you -> {query=query3}?
remembered facts re: {query=query3}
look in your memory: {query=query3}
# A word or two decide between neighbours.
what do you know about {query=abt}
what did I tell you about {query=abt}
remember {query=abt}? tell me
remind me right now, what was it with {query=abt}
you should remember {query=abt}, so what was it
recall {query=abt} for me
do you still have {query=abt} in memory
I told you to keep {query=abt} in mind, what was it
which facts do you remember on {query=abt}
any memory of {query=abt}
did I mention {query=abt} to you, and what did I have you remember
help me remember {query=abt}
I forgot {query=abt}, you didn't, I hope
look {query=abt} up in your memory
{query=abt}, what did I say again, {include_conversations:true=check our chats too|search earlier conversations as well}
what was I supposed to remember about {query=abt}
once upon a time I gave you {query=abt} to remember, let's hear it
memory check: {query=abt}
top {limit=some} things you remember on {query=abt}
fetch what I had you keep on {query=abt}
it's silly, I told you myself months ago and now I'm standing here blank, {query=abt}, what did I have you remember
# In the manner of chat.
I'm in the shop looking lost, did I ever tell you {query=query4}
you've a better memory than me, {query=query4}, I told you in spring
oh no it's gone, do you still remember {query=query4}? you should
# The usual ways to ask.
what is my {query=thing2}
what's my {query=thing2} [again]?
what do you (know|remember|have in memory) about ((my|our|the) {query=mine}|{query=about})
what do you (know|remember) about {query=person}
do you (remember|know|recall) {query=clause}
{query=thing2}?
my {query=thing2} (please|again|was)
(can you|could you) (recall|tell me) {query=clause}?
(I told|I once told) you {query=clause}, (what was it|remember|do you still know)
I (forgot|can't remember|no longer know) {query=clause}, (do you|can you help|you should know)
I (forgot|don't remember) my {query=thing2}, what (is|was) it
remember my {query=thing2}? (what is it|tell me)
tell me {query=clause}, I (told you before|asked you to remember it|gave you that some time ago)
recall {query=thing2}
what did I (tell|say to) you about ((my|our|the) {query=mine}|{query=about}) (to remember|that you should remember|)
(search|check|look in|look through) your memory (for|about) ((my|our|the) {query=mine}|{query=about})
(bring up|pull up|fetch) (your|the) memories (about|of|on) ((my|our|the) {query=mine}|{query=about})
{=chatter}, what was my {query=thing2}?
what have I told you to remember about ((my|our|the) {query=mine}|{query=about})?
(give|tell) me [the] {limit=int} (things|memories) you (remember|know|stored) about ((my|our|the) {query=mine}|{query=about})
(top|best) {limit=int} memories (on|about) ((my|our|the) {query=mine}|{query=about})
what do you remember about ((my|our|the) {query=mine}|{query=about}), {include_conversations:true=including our conversations|also from our chats|old conversations included|including past chats|look in the conversations too}
everything you remember about ((my|our|the) {query=mine}|{query=about}), {include_conversations:false=without conversations|but not from our chats|no conversations|leave the chats out|facts only}
(memories|what's in memory) ((my|our|the) {query=mine}|{query=about})
you know {query=clause}, (don't you|right|tell me)?
(is there|do you have) anything (in your memory|stored|remembered) (on|about) ((my|our|the) {query=mine}|{query=about})
{query=clause}? you (should have that in memory|noted it for me|must remember)
I need my {query=thing2}, (you saved it|I gave it to you|it's in your memory)
(remind|refresh) me, {query=clause}?
help me out, {query=clause} again?
when it comes to ((my|our|the) {query=mine}|{query=about}), what do you (remember|have noted)
what was that thing about ((my|our|the) {query=mine}|{query=about}) I (wanted|asked) you to (keep in mind|remember)
(what do you|do you) (remember|recall)
(search|check|look in) your memory
tell me what you remember
# Told around, thought aloud, wrapped in a story.
what did I say my {query=thing3} was
I'm at the shop and can't think of my {query=thing3}
my {query=thing3}, I know I told you
~ you're the only one who still knows {query=clause2}
I've searched everywhere, did I ever tell you {query=clause2}
it's on the tip of my tongue, my {query=thing3}
they want my {query=thing3} here at the counter, help
oh dear, {query=clause2}, that's gone from my head, but not from yours I hope
I'm cooking for {query=person}, anything I told you about them
{=ctx}, {query=clause2}? I told you once
what was it I told you about {query=person}, {include_conversations:true=chats included|our chats too}
if you don't know my {query=thing3} nobody does
I told you something important once, what was it
old age, I can't recall {query=clause2}, you do
# More of the usual ways.
my {query=thing4}, what was it
{query=thing4}?
~ what was my {query=thing4} again, you know it
{query=thing4} please, I told you once
the {query=thing4} I gave you, tell me
do you still have my {query=thing4} in memory
did I ever tell you my {query=thing4}
I had you memorize my {query=thing4}, so?
quick, what's my {query=thing4}
at the shop, need my {query=thing4}
the form wants my {query=thing4}
they ask for my {query=thing4}, remind me what it is
remember what my {query=thing4} is?
{query=clause3}?
remind me {query=clause3}
I bet you know {query=clause3}
you surely remember {query=clause3}
any idea {query=clause3}, I told you at some point
it's on the tip of my tongue - {query=clause3}
~ have you stored {query=clause3}
~ can your memory help: {query=clause3}
I said something about ({query=who2}|my {query=rel}), what was it
what do you remember about ({query=who2}|my {query=rel})
what have you got on ({query=who2}|my {query=rel})
anything I told you about ({query=who2}|my {query=rel})
tell me what you know of ({query=who2}|my {query=rel})
tell me everything about ({query=who2}|my {query=rel}) that you remember
recall ({query=who2}|my {query=rel})
bring back what I said about ({query=who2}|my {query=rel})
what did I ask you to remember regarding ({query=who2}|my {query=rel})
{limit=int} things you remember about ({query=who2}|my {query=rel})
the {limit=int} most important memories of ({query=who2}|my {query=rel})
up to {limit=int} memories, subject ({query=who2}|my {query=rel})
search memory for {query=thing4}, {limit=int} results
dig in your memory for ({query=who2}|my {query=rel})
about ({query=who2}|my {query=rel}), {include_conversations:true=also from our conversations|chats included|conversations too}, what do you remember
{include_conversations:true=including chats|including our conversations}, what do you know of ({query=who2}|my {query=rel})
what do you remember of ({query=who2}|my {query=rel}), {include_conversations:false=but leave our chats out|not the conversations|skip the chats}
anything on ({query=who2}|my {query=rel}), {include_conversations:true=looking through old chats as well|old conversations as well}, {limit=int} results
on ({query=who2}|my {query=rel}) give me {limit=int} memories, {include_conversations:false=without chats|no chats}
does your memory hold {query=thing4}
what was it about ({query=who2}|my {query=rel}), remember?
I'm at the pharmacy, {query=clause3}?
jog my memory: {query=clause3}
I used to know {query=clause3}
which {query=thing4} do you have for me
search what I told you
remember something for me? what did I say
anything you remember
go look in your memory
what did I tell you my {query=thing4} was
~ did I say something about my {query=thing4}
# Short and plain, as typed every day.
~ whats the {query=key}
what's my {query=mine2}
you know the {query=key}, tell me
where did I say I keep {query=thing5}
remember my {query=mine2}?
{query=bday2}, what date did I give you
what have I said to remember on {query=who3}
I forgot the {query=key}
{query=who3}, what do you remember
recall something for me
jog my memory on {query=who3}
{query=key} from memory, {include_conversations:true=chats too|search the chats too}
standing at the door with the shopping, what's the {query=door} again
I'm buying for {query=who3}, what tastes did I tell you to remember
the form wants my {query=mine2}, I gave it to you once
about {query=who3}, {limit=sv_n} things at most, what have I had you memorise
my {query=mine2}, I told you ages ago and now the clerk is asking
the {query=key}, {include_conversations:true=and try our chats too}, I gave it to you in may
# Bare noun phrases, and orders that lack what is needed.
what was my {query=mym} again
my {query=mym}
I'm standing at the gate like a fool, what did I tell you the {query=code2} was
{query=query5}, I told you that once
do you still remember the {query=mem}
I told you once and now I need it, the {query=mem}
can you recall something for me
remind me what my {query=mym} is
did I ever tell you {query=query5}
at the till and blank, you know my {query=mym}
when's {query=query6}, you had that memorised
you surely know the {query=mem}, I gave it to you
# Needs only hinted at, telegrams, neighbours.
I don't want the whole list of facts, only the one on {query=query}
not in the mails, in your memory: {query=query}
it's no web question, I told you once: {query=query}
I'm not telling you anything new, I'm asking what you kept on {query=query}
my profile won't say it, but I once had you remember something about {query=query}
did I ask you to remember anything about {query=query}, or did I only dream it
I'm standing in the shop and can't think of it, {query=query}
how embarrassing, I should know this: {query=query}, I did tell you
it's on the tip of my tongue, {query=query}, you've got it stored
you're my second brain, so, {query=query}
I'd hate to ask them again, surely you remember {query=query}
{query=query} again pls
rmbr {query=query}?
{query=query}, from memory, {include_conversations=yes}
memory: {query=query}, {include_conversations=not}
{query=query} {include_conversations=not}, {limit=limit2} things at most
give me {limit=limit2} memories on {query=query}, {include_conversations=yes}
~ tell me what's in your memory on {query=query}, and {include_conversations=yes}
{limit=limit2} notes should suffice on {query=query}, {include_conversations=not}
he's turning 40 on the 11th and I need what I told you about {query=query}
I told you something once, what was it
not on the internet, I told you once: {query=query7}
you should know this, I asked you to remember it, {query=query7}
don't check the devices, I told you once {query=query7}, so what was it
# Every parameter in many wordings, orders and lengths.
{query=query8}?
what's stored on {query=query8}, {include_conversations=yes2}
{query=query8}, {include_conversations=yes2}: what do you remember
{query=query8}, {include_conversations=not2}: what do you remember
{include_conversations=yes2}, tell me what you remember about {query=query8}
{include_conversations=not2}, tell me what you remember about {query=query8}
recall {query=query8}, {limit=limit3} entries, {include_conversations=yes2}
recall {query=query8}, {include_conversations=not2}, {limit=limit3} entries
{limit=limit3} memories on {query=query8} {include_conversations=not2}
at most {limit=limit3} things you remember of {query=query8}
memory search {query=query8} limit {limit=limit3}
search your memory, {limit=limit3} hits, for {query=query8}
{=chat}, I told you about {query=query8}, so what was it
do you still know {query=query8}
I gave you {query=query8} once, say it again
{=chat}, you remember {query=query8}, don't you
whatever you remember about {query=query8}, {include_conversations=yes2}
look in your memory for {query=query8} {include_conversations=yes2}, max {limit=limit3}
I don't mean our chat, what did I have you remember on {query=query8}
what's in your memory, {include_conversations=yes2}
{limit=limit3} memories please
# Told around, thought aloud, wrapped in a story.
I told you {query=clause4} once, didn't I
they're asking for my {query=thing6}, quick, what did I tell you
for the life of me I can't think of my {query=thing6}, you had it
do you happen to remember {query=clause4}
{=hello}, my {query=thing6} is what again
standing in front of the shelf now, what did I say my {query=thing6} was
{query=clause4}, I know you know it, I told you
I gave you my {query=thing6} for moments like this
what have I ever told you about {query=firstname}, {include_conversations:true=including our chats|chats too}
you'd better remember {query=clause4}, because I don't
I once told you and now I need it back
%lang de
# The usual ways to ask.
~ (was weißt du|was wissen Sie) [alles] (über|zu) {query=mthema}
(erinnerst du dich|weißt du noch), (was ich über|was mit) {query=mthema} (gesagt habe|war)
erinnerungen an {query=mthema} aus deinem Gedächtnis
was weißt du [noch] über (meine {query=memf}|meinen {query=memm})
(weißt du|wissen Sie) (noch|), wie das mit (meiner {query=memf}|meinem {query=mthema}) war
(such|schau) in deinem Gedächtnis nach {query=mthema}
gedächtnis {query=mthema}
hast du dir (was|etwas) zu {query=mthema} gemerkt
was hast du [noch] (im Kopf|im Gedächtnis|gespeichert) zu {query=mthema}, {include_conversations:true=auch aus Gesprächen|inklusive Unterhaltungen|samt Chats}
die {limit=int} wichtigsten Sachen, die du über {query=mthema} weißt
wie war das noch mal mit {query=mthema}? (das hatte ich dir gesagt|du solltest dir das merken)
kram mal in deinem Gedächtnis: {query=mthema}, {include_conversations:false=ohne Gespräche|keine Chats|nur Fakten}
(schau|such) mal in deinem Gedächtnis (nach|)
~ {limit=int} Gedächtniseinträge zu {query=mthema}
# The shortest plain questions.
wie war nochmal meine {query=mein}
{=hm4}, meine {query=mein}?
# A word or two decide between neighbours.
was habe ich dir über {query=thema} gesagt, das du dir merken solltest
was weißt du noch über {query=wissen}
# More of the usual ways.
wie war nochmal mein {query=erm}
weißt du noch, {query=erfrage}
was war meine {query=erf}
sag mir {query=erfrage}
{query=erfrage}, ich habs dir mal gesagt
mir fällt nicht ein, {query=erfrage}
die {query=erf}, wie war die gleich
den {query=erm} hatte ich dir doch genannt, welcher war das
hast du dir gemerkt, {query=erfrage}
erinnerst du dich an meinen {query=erm}
was weißt du über meine {query=erf}
{query=erm}?
ich hab vergessen, {query=erfrage}, du weißt das doch
~ schau in deinen erinnerungen nach {query=erm}, höchstens {limit=int}
~ {limit=int} erinnerungen zum thema {query=erm}
zu {query=erm} alles was du noch weißt, {include_conversations:true=auch aus alten gesprächen|samt chats|mit gesprächen}
{query=erf} im gedächtnis suchen, {include_conversations:false=aber ohne gespräche|keine chats|nur gemerktes}
{include_conversations:true=auch in den unterhaltungen} nach {query=erf} kramen, {limit=int} treffer
ob du noch weißt, {query=erfrage}
erinner dich mal an das, was ich dir gesagt hab
# Needs only hinted at, telegrams, neighbours.
{query=efr}? hab ichs dir nicht erzählt
ich hatte dir doch gesagt, {query=efr}
mein {query=query9}, wie war das gleich
die {query=query10}, {limit=v_n} einträge, was fällt dir dazu ein
du hast es dir gemerkt, ich nicht: {query=efr}
zu {query=query9} alles, {include_conversations:true=auch was wir so besprochen haben|gespräche mit|chats eingeschlossen}
{query=query10}, aber {include_conversations:false=lass die gespräche weg|nicht in den chats suchen|nur fakten}
woran erinnerst du dich
# Every parameter in many wordings, orders and lengths.
weißt du noch, {query=efr2}
wie war mein {query=query11}
sag mal, {query=efr2}, das hab ich dir gesagt
was ist noch gleich meine {query=query12}
{query=query12}?
ich weiß nicht mehr, {query=efr2}
mir ist entfallen, {query=efr2}, du hast dir das gemerkt
könnten Sie mir sagen, {query=efr2}? Das hatte ich Ihnen mitgeteilt.
wat hatte ich dir zu meinem {query=query11} gesagt
ich hätte gern meine {query=query12} von dir
hatte ich dir nicht mal verraten, {query=efr2}
was weißt du über meinen {query=query11}
kram mal in deinem gedächtnis nach der {query=query12}
den {query=query11} bitte, den hast du dir gemerkt
die {query=query12} müsstest du noch wissen
an meinen {query=query11} erinnerst du dich doch, oder
kannst du mir sagen, {query=efr2}
{limit=w_n} erinnerungen zu {query=query12}
was hast du dir zu {query=query11} gemerkt, maximal {limit=w_n} sachen
alles zu {query=query11}, {include_conversations:true=auch aus gesprächen|inklusive chats|samt unterhaltungen}
{query=query12}, {include_conversations:false=aber ohne gespräche|keine unterhaltungen|ohne chats}, nur was du dir gemerkt hast
erinner mich, {query=efr2}, ich komm nicht drauf
ich steh vorm tor und weiß nicht, {query=efr2}
hilf mir auf die sprünge, {query=efr2}
du weißt doch bestimmt noch, {query=efr2}
meine {query=query12} ist mir entfallen
such in deinen erinnerungen {query=query11} raus
{query=efr2}, weißt du das noch
was hab ich dir über meine {query=query12} erzählt
mein {query=query11} noch mal bitte
du hast dir doch da was gemerkt, was war das
weißt du das noch
was hast du dir dazu gemerkt
%lang es
# The usual ways to ask.
¿qué sabes (de|sobre) mi {query=mim}?
¿(recuerdas|te acuerdas de) algo de mi {query=mim}?
¿te acuerdas de lo (que te conté|) de {query=mtema}?
busca en tu memoria {query=mtema}
memoria {query=mtema}
¿qué (recuerdas|tienes en la memoria) (de|sobre) {query=mtema}?
¿has memorizado algo sobre {query=mtema}?
recuerdos sobre {query=mtema}, {include_conversations:true=incluye las conversaciones|también de los chats|con conversaciones}
las {limit=int} cosas más importantes que sabes de {query=mtema}
¿cómo era lo de {query=mtema}? ya te lo había contado
rebusca en tu memoria: {query=mtema}, {include_conversations:false=sin conversaciones|solo datos|sin los chats}
busca en tu memoria
{limit=int} recuerdos de {query=mtema}
# The shortest plain questions.
cuál era mi {query=query13}
{=hm5}, te acuerdas de mi {query=query13}
# A word or two decide between neighbours.
qué te conté sobre el {query=tema} para que lo recordaras
qué sabes del {query=tema}, te pedí que te acordaras
# More of the usual ways.
cuál era mi {query=rem}
te acuerdas de {query=recf}
~ qué {query=ref} te había dicho
dime {query=recf}
{query=recf}, que ya te lo conté
no me viene {query=recf}
la {query=ref}, cuál era
el {query=rem} te lo dije yo, cuál era
te quedaste con {query=recf}?
~ recuerdas mi {query=rem}
qué sabes de mi {query=ref}
{query=rem}?
se me ha olvidado {query=recf}, tú lo sabes
mira en tus recuerdos {query=rem}, máximo {limit=int}
{limit=int} recuerdos del {query=rem}
del {query=rem} todo lo que recuerdes, {include_conversations:true=también de charlas viejas|chats incluidos|con conversaciones}
{query=ref} en la memoria, {include_conversations:false=pero sin charlas|nada de chats|solo lo memorizado}
{include_conversations:true=también en las conversaciones} busca recuerdos de {query=ref}, {limit=int}
a ver si te acuerdas de {query=recf}
~ acuérdate de lo que te dije
# Needs only hinted at, telegrams, neighbours.
{query=meq}? te lo había contado
yo te había dicho {query=meq}
mi {query=mem2}, ¿cómo era?
{query=mem2}, {limit=t_n} recuerdos, ¿qué te suena?
tú lo memorizaste, yo no: {query=meq}
de {query=mem2} todo, {include_conversations:true=también lo que hayamos hablado|con las conversaciones|charlas incluidas}
~ {query=mem2}, pero {include_conversations:false=deja fuera las charlas|sin mirar en los chats|solo los datos}
de qué te acuerdas
# Every parameter in many wordings, orders and lengths.
te acordás {query=meq2}?
me gustaría que me dijeras {query=meq2}
podrías recordarme cuál es mi {query=memf2}?
necesito mi {query=memf2}, te la dije hace tiempo
a ver si recuerdas {query=meq2}
{query=meq2}? te lo conté en su día
decime {query=meq2}
fijate en tu memoria {query=meq2}
cuál te dije que era mi {query=memf2}
el {query=memm2}, ¿lo tienes guardado?
no caigo en {query=meq2}
mi {query=memf2} era...
qué apuntaste del {query=memm2}
recuérdame cuál era mi {query=memf2}
recuérdame {query=meq2}
haz memoria: {query=meq2}
tú sabías {query=meq2}, ¿no?
qué tienes en la memoria sobre {query=mem3}
{limit=int} cosas que recuerdes de {query=mem3}
memoria, {query=memm2}, {limit=int} resultados
busca en lo que te conté {query=meq2}, {include_conversations:true=también en los chats|conversaciones incluidas|mirando las charlas}
del {query=memm2}, {include_conversations:false=sin mirar conversaciones|solo lo memorizado, sin chats}, ¿qué recuerdas?
{include_conversations:true=incluyendo conversaciones|con charlas y todo}, dime {query=meq2}
le dije a usted {query=meq2}, ¿lo recuerda?
sácame de la memoria la {query=memf2}
te sabes mi {query=memf2}?
quisiera saber si guardas la {query=memf2}
ayúdame a recordar {query=meq2}
se me fue {query=meq2}
te acuerdas de una cosa que te dije?
dime lo que recuerdes

%tool get_profile
# Bare, clipped and roundabout.
my profile
profile?
show profile
what name have you got for me
what do you call me, in my settings I mean
which language am I set to
what time zone do you think I'm in
profile: show
am i on metric or imperial
which home town have you got down for me
is my profile still set to my old address
have a look at my settings and tell me what's in there
don't change anything, only show me how I'm set up
you keep using fahrenheit, what's in my profile
{=hm}, my user settings please
i can't remember what I put in my profile
# What is an argument, what is not, and where it ends.
let me see my profile, I have to check whether the language is still right
show me what's in my profile, name, language and so on, {=p2} doesn't believe it's set
# The shortest plain questions.
whats in my profile
which language am i set to
what name do you have for me in my profile
{=hm3}, what's my time zone set to
# A word or two decide between neighbours.
show me my profile, don't edit it
what does my profile say
which language and units are in my profile right now
open my user settings
my profile details, please
is my home town set in the profile
profile check, what's entered
# In the manner of chat.
I can't remember what I told you when we started, what's in my profile
# The usual ways to ask.
(open|display) [me] (my|the) [user] profile
what's in my profile
which (time zone|timezone|language|name|city|home town) is (set for me|in my profile|on my profile)
my profile [please]
profile?
(what|which) (settings|preferences) (do you have|have I set|are stored) for me
{=chatter}, what does my profile (say|look like|contain)?
which language have I set [in my profile]
is my (time zone|address|name|birthday|phone number) in (my|the) profile [correct]?
(check|see|look at) my profile data
(what|which) (name|time zone|language) do you have (for me|on file)
tell me (what my|my current) profile (data is|settings are|)
I want to (see|check|review) my (profile|personal settings|user settings)
what are my preferences set to
who am I according to my profile
# Told around, thought aloud, wrapped in a story.
who do you think I am, according to my profile
I'm not sure what language I once set for myself
curious what my profile says about me
did I ever enter my time zone in my profile
I can't remember which name you have on file for me
# More of the usual ways.
what does my profile look like
tell me about my profile
let me see my user profile
my profile, what's in it
read out my profile
display what's in my profile
open my user data
~ which time zone am I in, according to you
~ what name do you have me down under
how am I registered with you
which language is configured for me
which units am I set to
~ what's my home city in the profile
is my profile complete
what's the nickname in my profile
what are my user settings
show the settings you have for me
which preferences are on file for me
my settings please
profile overview
I'd like to check my personal data as you have it
has my profile got the right language
what address stands in my profile
am I set to metric or imperial
what time zone is saved in my profile
let me double-check my profile
bring up my profile page
which birthday is in my profile
what did I put in my profile
does my profile say I speak German
tell me my own settings
what's configured for me as a user
give me my profile data
view profile
you have a profile of me, right? show it
for my account, which settings apply
is my phone number on my profile
look at my profile and tell me the name
what currency is my profile on
~ what do you call me in the profile
(show|list) everything in my user profile
show me the profile, not the facts
# Short and plain, as typed every day.
open my profile page
what's my time zone set to
my details
what name am I down under
~ profile check
which units do I have set
my preferences
home town on file?
my user info
am I set to english
pull up my profile
settings about me
the times look odd to me, so which time zone am I set to
before I alter anything, let me look over my own profile
you keep calling me the wrong thing, what name does my profile have
prices come out in dollars, so what currency is in my settings
I'd like to check the language, town and name entered for me
did I ever fill in my details, and if so, what is there
# Bare noun phrases, and orders that lack what is needed.
my profile
my settings, let me see them
what have you got me down as
which language am I set to
who am I, according to my profile
what name do you have for me in the profile
am I on metric or imperial
which home town have I got in my settings
which time zone have you got me in
show what my user profile says these days
is my profile still from the old flat, let me look
# Needs only hinted at, telegrams, neighbours.
not the facts, the profile
don't change a thing in my profile, just show it
it's not about what you remember, what's set for me, language and such
you keep writing in miles, which units are in my settings
you called me by the wrong name, what do you have in my profile
all your times are an hour off, which zone have you got for me
I'm not sure I ever filled in my profile
I'd like to know whom you think you're talking to
have I given you a home town at all in the profile
before I move I should see what's in my profile
profile pls
my settings?
tz in my profile?
lang + units set for me?
name on my profile
it's been two years since I filled in my profile, how does it look
# Every parameter in many wordings, orders and lengths.
profile
my profile, all fields
what language and time zone have I got in the profile
is my home town in the profile Ghent or Graz
which name do you use for me
~ what's my currency setting
before I change something in the profile, show it
metric or imperial, what's set for me
what do my settings say about me
{=chat}, profile please
show all entries of my profile, not the facts
who am I in your settings
tell me which city you have for me in the profile
# Told around, thought aloud, wrapped in a story.
how do I appear in your books, name and language and so on
what have I put in my profile, I've forgotten
am I down as metric or imperial with you
{=hello}, what name and time zone do you have for me in my profile
%lang de
# The usual ways to ask.
(zeig|zeige|zeigen Sie) mir [bitte] mein Profil
mein profil
(was|welche Daten) (steht|stehen) in meinem Profil
welche Einstellungen (hast du|sind) für mich (gespeichert|hinterlegt)
wie bin ich bei dir (gespeichert|angelegt|hinterlegt)
welche Zeitzone und Sprache (sind|stehen) in meinem Profil
Profil (anzeigen|öffnen)
wie (heiße|heiß) ich laut [meinem] Profil
# A word or two decide between neighbours.
lies mir mein Profil vor
# More of the usual ways.
zeig mal mein profil
was steht in meinem profil drin
wie bin ich bei dir eingetragen
unter welchem namen kennst du mich
welche zeitzone hast du bei mir hinterlegt
~ welche sprache ist bei mir eingestellt
meine profildaten bitte
wie sieht mein profil grad aus
was ist als mein wohnort eingetragen
profil aufmachen
meine persönlichen einstellungen anzeigen
lies mir vor was im profil steht
hab ich im profil schon einen namen
kontrollier mal meine profilangaben
# Needs only hinted at, telegrams, neighbours.
mit welchem namen führst du mich
welche zeitzone hast du bei mir eingestellt
mein profil?
bin ich bei dir mit dem richtigen wohnort hinterlegt
~ lass mich mal mein nutzerprofil anschauen
welche angaben zur person stehen bei dir drin
auf welche sprache bin ich eigentlich eingestellt
# Every parameter in many wordings, orders and lengths.
~ mein profil, einmal ganz
was hast du in meinem profil stehen
zeig ma mein profil her
~ ich müsste mal mein profil sehen
könnten Sie mir bitte mein Nutzerprofil anzeigen?
wie heiße ich bei dir im profil
welche sprache und zeitzone stehen in meinem profil
ist im profil mein wohnort drin
mit welchen einheiten rechnest du laut profil
ruf mein profil auf
ich hätte gern meine profildaten
profil anzeigen, bitte
welche einstellungen hast du zu meiner person
guck mal nach, was ich im profil als namen hab
~ lies das profil vor
stimmt mein profil noch, zeig mal
%lang es
# The usual ways to ask.
(enséñame|muéstrame|muestra) mi perfil
mi perfil
¿qué (pone|datos hay) en mi perfil?
¿qué (ajustes|preferencias) tienes guardados para mí?
¿cómo me tienes registrado?
¿qué zona horaria e idioma hay en mi perfil?
ver perfil
# A word or two decide between neighbours.
qué pone en mi perfil ahora mismo
# More of the usual ways.
a ver mi perfil
qué hay puesto en mi perfil
cómo estoy registrado contigo
con qué nombre me tienes
qué zona horaria me tienes puesta
en qué idioma me tienes configurado
mis datos de perfil
cómo está mi perfil ahora
qué ciudad te sale como la mía
abre el perfil
mis ajustes personales
léeme lo que pone en mi perfil
tengo ya nombre en el perfil?
revísame los datos del perfil
# Needs only hinted at, telegrams, neighbours.
qué nombre figura en mi ficha
qué zona horaria me has puesto
mi perfil?
me tienes con la ciudad correcta?
deja que eche un ojo a mi ficha de usuario
qué datos personales figuran en mi perfil
~ en qué idioma estoy configurado
# Every parameter in many wordings, orders and lengths.
mostrame mi perfil
me gustaría ver mi perfil
~ podrías decirme qué idioma tengo puesto en el perfil?
perfil
mi ficha de usuario, a ver
necesito comprobar mi zona horaria en el perfil
fijate qué nombre figura en mi perfil
cómo me llamo según tu configuración
qué preferencias mías tienes configuradas
enséñeme los datos de mi perfil
quién soy para ti, según el perfil
qué unidades tengo puestas
lee mi perfil en voz alta
mi cuenta, qué ajustes tiene
ver datos del perfil de usuario

%tool update_profile
%list pnm: Wren => {"name": "Wren"} | Captain => {"name": "Captain"} | Josie => {"name": "Josie"} | Dr. Hale => {"name": "Dr. Hale"} | Mats => {"name": "Mats"}
%list pkv: language: Norwegian => {"language": "Norwegian"} | name: Wren => {"name": "Wren"} | city: Faro => {"city": "Faro"} | units: imperial => {"units": "imperial"} | currency: SEK => {"currency": "SEK"} | nickname: Bee => {"nickname": "Bee"}
%list pto: language to Norwegian => {"language": "Norwegian"} | time zone to Asia/Tokyo => {"timezone": "Asia/Tokyo"} | name to Wren => {"name": "Wren"} | home town to Leeds => {"home_town": "Leeds"} | units to imperial => {"units": "imperial"} | city to Faro => {"city": "Faro"} | currency to SEK => {"currency": "SEK"}
%list pis: language is Norwegian => {"language": "Norwegian"} | name is Wren => {"name": "Wren"} | home town is Leeds => {"home_town": "Leeds"} | time zone is Asia/Tokyo => {"timezone": "Asia/Tokyo"} | city is Faro => {"city": "Faro"} | nickname is Bee => {"nickname": "Bee"}
%list pct: Faro => {"city": "Faro"} | Leeds => {"city": "Leeds"} | Utrecht => {"city": "Utrecht"} | Perth => {"city": "Perth"} | Aarhus => {"city": "Aarhus"}
%list updates: name to Dorothea Farr => {"name": "Dorothea Farr"} | language to Welsh => {"language": "Welsh"} | time zone to Europe/Dublin => {"time_zone": "Europe/Dublin"} | units to imperial => {"units": "imperial"} | home town to Ardmore => {"home_town": "Ardmore"} | city to Swansea and language to Welsh => {"city": "Swansea", "language": "Welsh"} | nickname to Dot => {"nickname": "Dot"} | currency to GBP => {"currency": "GBP"}
%list updates2: timezone: Europe/Oslo => {"timezone": "Europe/Oslo"} | language: Dutch => {"language": "Dutch"} | name: Zadie => {"name": "Zadie"} | city: Ghent => {"city": "Ghent"} | units: metric => {"units": "metric"} | nickname: Bix => {"nickname": "Bix"} | country: Chile => {"country": "Chile"}
%list upd: language to Finnish => {"language": "Finnish"} | time zone to Europe/Riga => {"time_zone": "Europe/Riga"} | home town to Malmö => {"home_town": "Malmö"} | units to imperial => {"units": "imperial"} | nickname to Bee => {"nickname": "Bee"} | currency to CHF => {"currency": "CHF"} | name to Dorit Abara => {"name": "Dorit Abara"}
%list upis: time zone is Europe/Riga => {"time_zone": "Europe/Riga"} | language is Finnish => {"language": "Finnish"} | home town is Malmö => {"home_town": "Malmö"} | nickname is Bee => {"nickname": "Bee"} | currency is CHF => {"currency": "CHF"} | city is Ghent => {"city": "Ghent"}
%list set: time zone to Europe/Lisbon => {"time_zone": "Europe/Lisbon"} | language to Dutch => {"language": "Dutch"} | nickname to Moss => {"nickname": "Moss"} | home town to Graz => {"home_town": "Graz"}
%list profile_to: time zone to Europe/Berlin => {"timezone": "Europe/Berlin"} | timezone to America/New_York => {"timezone": "America/New_York"} | time zone to Tokyo => {"timezone": "Tokyo"} | language to German => {"language": "German"} | language to Spanish => {"language": "Spanish"} | preferred language to English => {"language": "English"} | name to Sam => {"name": "Sam"} | name to Alexandra Ruiz => {"name": "Alexandra Ruiz"} | first name to Joe => {"first_name": "Joe"} | nickname to Max => {"nickname": "Max"} | home town to Leipzig => {"home_town": "Leipzig"} | city to Porto => {"city": "Porto"} | location to Oslo => {"location": "Oslo"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | currency to euros => {"currency": "euros"} | email to sam@example.com => {"email": "sam@example.com"} | phone number to 0171 5550123 => {"phone_number": "0171 5550123"} | job title to nurse => {"job_title": "nurse"} | birthday to 4 July 1990 => {"birthday": "4 July 1990"} | company to Fennel Labs => {"company": "Fennel Labs"} | working hours to 8 to 4 => {"working_hours": "8 to 4"} | address to 12 Mill Lane => {"address": "12 Mill Lane"} | diet to vegetarian => {"diet": "vegetarian"} | time format to 24h => {"time_format": "24h"} | pronouns to they/them => {"pronouns": "they/them"} | country to Portugal => {"country": "Portugal"} | tone to formal => {"tone": "formal"}
%list profile_is: time zone is Europe/Madrid => {"timezone": "Europe/Madrid"} | timezone is now Asia/Kolkata => {"timezone": "Asia/Kolkata"} | language is French => {"language": "French"} | name is Robin => {"name": "Robin"} | name is Dana Whitfield now => {"name": "Dana Whitfield"} | nickname is Lou => {"nickname": "Lou"} | home town is now Bristol => {"home_town": "Bristol"} | city is Vienna => {"city": "Vienna"} | new address is 8 Harbour Street => {"address": "8 Harbour Street"} | phone number is now 555 0142 => {"phone_number": "555 0142"} | email is kim@studio.example => {"email": "kim@studio.example"} | job title is team lead now => {"job_title": "team lead"} | company is now Orbit Foods => {"company": "Orbit Foods"} | diet is vegan => {"diet": "vegan"} | currency is pounds => {"currency": "pounds"} | units are metric => {"units": "metric"} | birthday is 9 March => {"birthday": "9 March"} | country is Austria now => {"country": "Austria"} | working hours are 10 to 6 => {"working_hours": "10 to 6"} | pronouns are she/her => {"pronouns": "she/her"}
%list profile_pair: timezone: Europe/Lisbon => {"timezone": "Europe/Lisbon"} | language = German => {"language": "German"} | name: Noor => {"name": "Noor"} | city: Hamburg => {"city": "Hamburg"} | units=metric => {"units": "metric"} | nickname: Fitz => {"nickname": "Fitz"} | timezone=UTC => {"timezone": "UTC"} | currency: EUR => {"currency": "EUR"} | diet: halal => {"diet": "halal"} | email: jo@example.org => {"email": "jo@example.org"} | country: Spain => {"country": "Spain"} | job title: teacher => {"job_title": "teacher"} | name Ines => {"name": "Ines"} | language Italian => {"language": "Italian"} | home town Graz => {"home_town": "Graz"}
%list callname: Sam => {"name": "Sam"} | Robin => {"name": "Robin"} | Lou => {"name": "Lou"} | Max => {"name": "Max"} | Dana => {"name": "Dana"} | Joe => {"name": "Joe"} | Kit => {"name": "Kit"} | Noor => {"name": "Noor"} | Alex => {"name": "Alex"} | Mila => {"name": "Mila"} | Captain => {"name": "Captain"} | Boss => {"name": "Boss"} | Dr. Reyes => {"name": "Dr. Reyes"} | Toni => {"name": "Toni"} | Fitz => {"name": "Fitz"} | Ines => {"name": "Ines"} | Ray => {"name": "Ray"} | Bea => {"name": "Bea"} | Chief => {"name": "Chief"} | Leo => {"name": "Leo"}
%list newcity: Lisbon => {"city": "Lisbon"} | Porto => {"city": "Porto"} | Graz => {"city": "Graz"} | Leipzig => {"city": "Leipzig"} | Oslo => {"city": "Oslo"} | Lyon => {"city": "Lyon"} | Bristol => {"city": "Bristol"} | Austin => {"city": "Austin"} | Osaka => {"city": "Osaka"} | Turin => {"city": "Turin"} | Malmö => {"city": "Malmö"} | Ghent => {"city": "Ghent"} | Denver => {"city": "Denver"} | Cork => {"city": "Cork"} | Seville => {"city": "Seville"}
%list speak: German => {"language": "German"} | French => {"language": "French"} | Spanish => {"language": "Spanish"} | English => {"language": "English"} | Italian => {"language": "Italian"} | Dutch => {"language": "Dutch"} | Polish => {"language": "Polish"} | Portuguese => {"language": "Portuguese"} | Swedish => {"language": "Swedish"} | Turkish => {"language": "Turkish"} | Japanese => {"language": "Japanese"} | Hindi => {"language": "Hindi"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | Greek => {"language": "Greek"}
%list updates3: language is now Polish => {"language": "Polish"} | city is Turin => {"city": "Turin"} | city is now Gdansk => {"city": "Gdansk"} | name is Elif => {"name": "Elif"} | nickname is Jojo => {"nickname": "Jojo"} | birthday is 17 June => {"birthday": "17 June"} | job is carpenter => {"job": "carpenter"} | address is 3 Mill Row => {"address": "3 Mill Row"} | timezone is Asia/Seoul => {"timezone": "Asia/Seoul"} | phone number is 555 0199 => {"phone_number": "555 0199"} | employer is Northwind => {"employer": "Northwind"} | country is Chile => {"country": "Chile"} | email is kai@example.net => {"email": "kai@example.net"} | units is metric => {"units": "metric"}
%list pair: city: Utrecht => {"city": "Utrecht"} | name = Kai => {"name": "Kai"} | language: Korean => {"language": "Korean"} | timezone=America/Lima => {"timezone": "America/Lima"} | nickname: Mo => {"nickname": "Mo"} | units: imperial => {"units": "imperial"} | birthday: 9 May => {"birthday": "9 May"} | email: kai@example.net => {"email": "kai@example.net"} | job = paramedic => {"job": "paramedic"} | currency: SEK => {"currency": "SEK"} | phone: 555 0122 => {"phone": "555 0122"} | country: Chile => {"country": "Chile"} | address: 3 Mill Row => {"address": "3 Mill Row"}
%list set2: time zone to Europe/Paris => {"time_zone": "Europe/Paris"} | language to Dutch => {"language": "Dutch"} | language to Italian => {"language": "Italian"} | home town to Leuven => {"home_town": "Leuven"} | city to Utrecht => {"city": "Utrecht"} | nickname to Mo => {"nickname": "Mo"} | name to Farid Amiri => {"name": "Farid Amiri"} | phone to 0151 555 2233 => {"phone": "0151 555 2233"} | currency to CHF => {"currency": "CHF"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | birthday to 9 May => {"birthday": "9 May"} | job to paramedic => {"job": "paramedic"} | employer to Fennel Labs => {"employer": "Fennel Labs"} | address to 14 Canal Street => {"address": "14 Canal Street"} | country to Belgium => {"country": "Belgium"} | pronouns to they/them => {"pronouns": "they/them"} | email to elif@example.org => {"email": "elif@example.org"}
%list nick: Mo => {"name": "Mo"} | Kai => {"name": "Kai"} | Elif => {"name": "Elif"} | Jojo => {"name": "Jojo"} | Sunny => {"name": "Sunny"} | Farid => {"name": "Farid"} | Professor => {"name": "Professor"} | Ms. Petrov => {"name": "Ms. Petrov"} | Bas => {"name": "Bas"} | Chief => {"name": "Chief"} | Anouk => {"name": "Anouk"} | Tilda => {"name": "Tilda"}
%list town: Utrecht => {"city": "Utrecht"} | Turin => {"city": "Turin"} | Leuven => {"city": "Leuven"} | Gdansk => {"city": "Gdansk"} | Bergen => {"city": "Bergen"} | Lima => {"city": "Lima"} | Nantes => {"city": "Nantes"} | Tampere => {"city": "Tampere"} | Adelaide => {"city": "Adelaide"} | Split => {"city": "Split"} | Leeds => {"city": "Leeds"} | Quito => {"city": "Quito"}
%list tongue: Dutch => {"language": "Dutch"} | Italian => {"language": "Italian"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | German => {"language": "German"} | Greek => {"language": "Greek"} | Finnish => {"language": "Finnish"} | Arabic => {"language": "Arabic"} | French => {"language": "French"} | Ukrainian => {"language": "Ukrainian"} | Danish => {"language": "Danish"} | Catalan => {"language": "Catalan"}
%list updates4: Europe/Rome => {"timezone": "Europe/Rome"} | America/Toronto => {"timezone": "America/Toronto"} | Asia/Seoul => {"timezone": "Asia/Seoul"} | UTC => {"timezone": "UTC"} | Lisbon => {"timezone": "Lisbon"} | Africa/Cairo => {"timezone": "Africa/Cairo"} | Auckland => {"timezone": "Auckland"} | CET => {"timezone": "CET"} | Pacific time => {"timezone": "Pacific time"} | Asia/Dubai => {"timezone": "Asia/Dubai"} | Chicago => {"timezone": "Chicago"}
%list call: Maz => {"name": "Maz"} | Thea => {"name": "Thea"} | Fred => {"name": "Fred"} | Jojo => {"name": "Jojo"} | Skip => {"name": "Skip"} | Dr. Amari => {"name": "Dr. Amari"} | Will => {"name": "Will"} | Bex => {"name": "Bex"} | Ludo => {"name": "Ludo"} | Ms Hale => {"name": "Ms Hale"} | Dee => {"name": "Dee"} | Santi => {"name": "Santi"}
%list updates5: Lisbon => {"timezone": "Lisbon"} | CET => {"timezone": "CET"} | Asia/Tokyo => {"timezone": "Asia/Tokyo"} | Denver => {"timezone": "Denver"} | Sydney => {"timezone": "Sydney"} | Europe/Athens => {"timezone": "Europe/Athens"} | Nairobi => {"timezone": "Nairobi"} | Singapore => {"timezone": "Singapore"} | America/Bogota => {"timezone": "America/Bogota"} | Helsinki => {"timezone": "Helsinki"} | Dubai => {"timezone": "Dubai"}
%list unit: metric => {"units": "metric"} | imperial => {"units": "imperial"} | Celsius => {"units": "Celsius"} | Fahrenheit => {"units": "Fahrenheit"} | kilometres => {"units": "kilometres"} | miles => {"units": "miles"} | kilos => {"units": "kilos"} | metric units => {"units": "metric"} | imperial units => {"units": "imperial"} | pounds and ounces => {"units": "pounds and ounces"}
%list city2: Bath => {"home_town": "Bath"} | Porto => {"home_town": "Porto"} | Aarhus => {"home_town": "Aarhus"} | Leipzig => {"home_town": "Leipzig"} | Galway => {"home_town": "Galway"} | Austin => {"home_town": "Austin"} | Perth => {"home_town": "Perth"} | Lille => {"home_town": "Lille"} | Basel => {"home_town": "Basel"} | Kraków => {"home_town": "Kraków"} | Dundee => {"home_town": "Dundee"}
%list set3: language to Polish => {"language": "Polish"} | home town to Bath => {"home_town": "Bath"} | time zone to CET => {"time_zone": "CET"} | nickname to Skip => {"nickname": "Skip"} | units to metric => {"units": "metric"} | name to Thea => {"name": "Thea"} | currency to euros => {"currency": "euros"} | city to Galway => {"city": "Galway"} | first name to Will => {"first_name": "Will"} | country to Denmark => {"country": "Denmark"}
%list lang: Polish => {"language": "Polish"} | German => {"language": "German"} | Spanish => {"language": "Spanish"} | Welsh => {"language": "Welsh"} | Turkish => {"language": "Turkish"} | French => {"language": "French"} | Hindi => {"language": "Hindi"} | Swedish => {"language": "Swedish"} | English => {"language": "English"} | Portuguese => {"language": "Portuguese"}
%list surname: surname is Hale => {"surname": "Hale"} | last name is Ortega => {"last_name": "Ortega"} | name is Thea Lindqvist => {"name": "Thea Lindqvist"} | surname is Adeyemi => {"surname": "Adeyemi"} | last name is Berger-Kohl => {"last_name": "Berger-Kohl"} | family name is Sato => {"family_name": "Sato"} | surname is McBride => {"surname": "McBride"} | name is Dee Fontaine => {"name": "Dee Fontaine"} | last name is Rossi => {"last_name": "Rossi"} | surname is Kaya => {"surname": "Kaya"}
%list updates6: language is Polish => {"language": "Polish"} | home town is Dundee => {"home_town": "Dundee"} | time zone is Helsinki => {"time_zone": "Helsinki"} | job is baker => {"job": "baker"} | currency is euros => {"currency": "euros"} | nickname is Jojo => {"nickname": "Jojo"} | city is Basel => {"city": "Basel"} | country is Ireland => {"country": "Ireland"} | first name is Santi => {"first_name": "Santi"} | birthday is 4 may => {"birthday": "4 may"}
%list updates7: language is Danish => {"language": "Danish"} | time zone is Europe/Dublin => {"time_zone": "Europe/Dublin"} | home town is Galway => {"home_town": "Galway"} | city is Bergen => {"city": "Bergen"} | nickname is Pip => {"nickname": "Pip"} | job is welder => {"job": "welder"} | name is Ines Rau => {"name": "Ines Rau"} | birthday is 11 May => {"birthday": "11 May"} | currency is NOK => {"currency": "NOK"} | address is 14 Quay Road => {"address": "14 Quay Road"}
%list set4: language to Danish => {"language": "Danish"} | time zone to Europe/Dublin => {"time_zone": "Europe/Dublin"} | home town to Galway => {"home_town": "Galway"} | units to metric => {"units": "metric"} | currency to NOK => {"currency": "NOK"} | city to Bergen => {"city": "Bergen"} | nickname to Pip => {"nickname": "Pip"} | job to welder => {"job": "welder"} | name to Ines Rau => {"name": "Ines Rau"} | diet to vegetarian => {"diet": "vegetarian"} | phone to 0911 22 33 => {"phone": "0911 22 33"}
%list updates8: language: Danish => {"language": "Danish"} | city = Bergen => {"city": "Bergen"} | units: metric => {"units": "metric"} | nickname: Pip => {"nickname": "Pip"} | currency = NOK => {"currency": "NOK"} | city: Bergen, language: Danish => {"city": "Bergen", "language": "Danish"} | job: welder => {"job": "welder"}
%list two: city to Bergen and currency to NOK => {"city": "Bergen", "currency": "NOK"} | language to Danish and units to metric => {"language": "Danish", "units": "metric"} | name to Ines Rau and nickname to Pip => {"name": "Ines Rau", "nickname": "Pip"}
%list updates9: language: Dutch => {"language": "Dutch"} | city = Utrecht => {"city": "Utrecht"} | timezone: Asia/Tokyo => {"timezone": "Asia/Tokyo"} | nickname: Bee => {"nickname": "Bee"} | units: metric => {"units": "metric"} | currency = CHF => {"currency": "CHF"} | name: Lou => {"name": "Lou"} | home town: Ghent => {"home_town": "Ghent"} | units = metric, currency = CHF => {"units": "metric", "currency": "CHF"} | city: Leeds, language: English => {"city": "Leeds", "language": "English"} | name = Lou, job = nurse => {"name": "Lou", "job": "nurse"} | diet: vegan => {"diet": "vegan"}
%list set5: language to Dutch => {"language": "Dutch"} | time zone to Europe/Rome => {"time_zone": "Europe/Rome"} | name to Lou => {"name": "Lou"} | home town to Ghent => {"home_town": "Ghent"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | currency to CHF => {"currency": "CHF"} | phone to 0151 555 900 => {"phone": "0151 555 900"} | city to Utrecht => {"city": "Utrecht"} | nickname to Bee => {"nickname": "Bee"} | job to nurse => {"job": "nurse"} | birthday to 9 May => {"birthday": "9 May"} | diet to vegan => {"diet": "vegan"} | country to Chile => {"country": "Chile"} | address to 4 Mill Lane => {"address": "4 Mill Lane"} | email to lou@web.de => {"email": "lou@web.de"}
%list set2_2: language to Dutch and city to Utrecht => {"language": "Dutch", "city": "Utrecht"} | city to Turin and time zone to Europe/Rome => {"city": "Turin", "time_zone": "Europe/Rome"} | name to Lou and nickname to Bee => {"name": "Lou", "nickname": "Bee"} | units to metric and currency to EUR => {"units": "metric", "currency": "EUR"} | home town to Ghent and language to French => {"home_town": "Ghent", "language": "French"} | job to nurse and city to Leeds => {"job": "nurse", "city": "Leeds"} | currency to CHF and language to German => {"currency": "CHF", "language": "German"} | time zone to UTC and units to imperial => {"time_zone": "UTC", "units": "imperial"}
%list updates10: language is Dutch => {"language": "Dutch"} | city is Utrecht => {"city": "Utrecht"} | name is Lou Brandt => {"name": "Lou Brandt"} | time zone is Asia/Tokyo => {"time_zone": "Asia/Tokyo"} | job is nurse => {"job": "nurse"} | birthday is 9 May => {"birthday": "9 May"} | home town is Ghent => {"home_town": "Ghent"} | nickname is Bee => {"nickname": "Bee"} | currency is the franc => {"currency": "the franc"} | phone is 0151 555 900 => {"phone": "0151 555 900"}
%list zonej: New York => {"timezone": "America/New_York"} | Berlin => {"timezone": "Europe/Berlin"} | Wien => {"timezone": "Europe/Vienna"} | Zürich => {"timezone": "Europe/Zurich"} | London => {"timezone": "Europe/London"} | Madrid => {"timezone": "Europe/Madrid"} | Tokio => {"timezone": "Asia/Tokyo"} | Lissabon => {"timezone": "Europe/Lisbon"} | Europe/Berlin => {"timezone": "Europe/Berlin"}
%list sprj: Deutsch => {"language": "de"} | Englisch => {"language": "en"} | Spanisch => {"language": "es"} | Französisch => {"language": "fr"} | Italienisch => {"language": "it"}
%list namj: Max => {"name": "Max"} | Lena => {"name": "Lena"} | Jürgen => {"name": "Jürgen"} | Kathi => {"name": "Kathi"} | Dr. Weber => {"name": "Dr. Weber"} | Björn => {"name": "Björn"} | Ayşe => {"name": "Ayşe"} | Tobi => {"name": "Tobi"}
%list prof: Sprache auf Finnisch => {"sprache": "Finnisch"} | Zeitzone auf Europe/Riga => {"zeitzone": "Europe/Riga"}
%list profauf: Sprache auf Deutsch => {"sprache": "Deutsch"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Zeitzone auf Europe/Zurich => {"zeitzone": "Europe/Zurich"} | Einheiten auf metrisch => {"einheiten": "metrisch"} | Sprache auf Englisch => {"sprache": "Englisch"} | Stadt auf Graz => {"stadt": "Graz"} | Währung auf Franken => {"währung": "Franken"}
%list profist: Name ist Kathi => {"name": "Kathi"} | Name ist Lukas Berger => {"name": "Lukas Berger"} | Spitzname ist Juli => {"spitzname": "Juli"} | Beruf ist Lehrerin => {"beruf": "Lehrerin"} | Wohnort ist Bern => {"wohnort": "Bern"}
%list profistf: Stadt ist Linz => {"stadt": "Linz"} | Sprache ist Deutsch => {"sprache": "Deutsch"} | Zeitzone ist Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Währung ist EUR => {"währung": "EUR"}
%list profpaar: Stadt: Innsbruck => {"stadt": "Innsbruck"} | Name: Tobi => {"name": "Tobi"} | Sprache = Deutsch => {"sprache": "Deutsch"} | Zeitzone: Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Einheiten: metrisch => {"einheiten": "metrisch"} | Währung: EUR => {"währung": "EUR"} | Spitzname = Flo => {"spitzname": "Flo"} | Geburtstag: 3. Mai => {"geburtstag": "3. Mai"}
%list rufn: Flo => {"name": "Flo"} | Chefin => {"name": "Chefin"} | Kathi => {"name": "Kathi"} | Herr Berger => {"name": "Herr Berger"} | Juli => {"name": "Juli"} | Matze => {"name": "Matze"} | Steffi => {"name": "Steffi"} | Kapitän => {"name": "Kapitän"}
%list auf: Sprache auf Englisch => {"sprache": "Englisch"} | Zeitzone auf Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Einheiten auf imperial => {"einheiten": "imperial"} | Währung auf Franken => {"währung": "Franken"} | Stadt auf Graz => {"stadt": "Graz"}
%list ruf: Wiebke => {"name": "Wiebke"} | Henning => {"name": "Henning"} | Frau Okafor => {"name": "Frau Okafor"} | Kalle => {"name": "Kalle"} | Mausi => {"name": "Mausi"}
%list paar: Stadt: Weimar => {"stadt": "Weimar"} | Name: Wiebke => {"name": "Wiebke"} | Sprache: Deutsch => {"sprache": "Deutsch"} | Währung: EUR => {"währung": "EUR"} | Beruf: Bäckerin => {"beruf": "Bäckerin"} | Zeitzone = Europe/Vienna => {"zeitzone": "Europe/Vienna"}
%list auf2: Stadt auf Graz => {"stadt": "Graz"} | Stadt auf Weimar => {"stadt": "Weimar"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Adresse auf Gartenweg 2 => {"adresse": "Gartenweg 2"}
%list auf3: Sprache auf Deutsch => {"sprache": "Deutsch"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Zeitzone auf Europe/Zurich => {"zeitzone": "Europe/Zurich"} | Einheiten auf metrisch => {"einheiten": "metrisch"} | Sprache auf Französisch => {"sprache": "Französisch"} | Stadt auf Jena => {"stadt": "Jena"} | Währung auf Franken => {"währung": "Franken"} | Anrede auf Sie => {"anrede": "Sie"}
%list paar2: Stadt: Luzern => {"stadt": "Luzern"} | Name: Bine => {"name": "Bine"} | Sprache = Deutsch => {"sprache": "Deutsch"} | Zeitzone: Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Einheiten: metrisch => {"einheiten": "metrisch"} | Währung: CHF => {"währung": "CHF"} | Geburtstag: 9. November => {"geburtstag": "9. November"} | Beruf: Tischler => {"beruf": "Tischler"}
%list ist: Name ist Ilka => {"name": "Ilka"} | Name ist Timo Seidel => {"name": "Timo Seidel"} | Spitzname ist Bine => {"spitzname": "Bine"} | Beruf ist Tischler => {"beruf": "Tischler"} | Wohnort ist Luzern => {"wohnort": "Luzern"}
%list istf: Stadt ist Jena => {"stadt": "Jena"} | Sprache ist Deutsch => {"sprache": "Deutsch"} | Zeitzone ist Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Währung ist CHF => {"währung": "CHF"}
%list ruf2: Bine => {"name": "Bine"} | Chef => {"name": "Chef"} | Ilka => {"name": "Ilka"} | Frau Seidel => {"name": "Frau Seidel"} | Timo => {"name": "Timo"} | Käpt'n => {"name": "Käpt'n"} | Doc => {"name": "Doc"} | Resi => {"name": "Resi"}
%list zonaj: Madrid => {"timezone": "Europe/Madrid"} | Bogotá => {"timezone": "America/Bogota"} | Ciudad de México => {"timezone": "America/Mexico_City"} | Lima => {"timezone": "America/Lima"} | Nueva York => {"timezone": "America/New_York"} | Londres => {"timezone": "Europe/London"} | Berlín => {"timezone": "Europe/Berlin"} | Tokio => {"timezone": "Asia/Tokyo"} | Europe/Madrid => {"timezone": "Europe/Madrid"}
%list idj: español => {"language": "es"} | inglés => {"language": "en"} | alemán => {"language": "de"} | francés => {"language": "fr"} | italiano => {"language": "it"}
%list nomj: Pepe => {"name": "Pepe"} | Lucía => {"name": "Lucía"} | Íñigo => {"name": "Íñigo"} | Paqui => {"name": "Paqui"} | doctora Ruiz => {"name": "doctora Ruiz"} | Nacho => {"name": "Nacho"} | Ximena => {"name": "Ximena"} | Charly => {"name": "Charly"}
%list pera: idioma a español => {"idioma": "español"} | zona horaria a Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | zona horaria a America/Lima => {"zona_horaria": "America/Lima"} | ciudad a Jaca => {"ciudad": "Jaca"} | moneda a pesos => {"moneda": "pesos"} | idioma a inglés => {"idioma": "inglés"} | nombre a Nacho => {"nombre": "Nacho"} | apodo a Nano => {"apodo": "Nano"}
%list peres: nombre es Paqui => {"nombre": "Paqui"} | nombre es Hugo Peña => {"nombre": "Hugo Peña"} | ciudad es Quito => {"ciudad": "Quito"} | idioma es español => {"idioma": "español"} | zona horaria es America/Bogota => {"zona_horaria": "America/Bogota"} | apodo es Chelo => {"apodo": "Chelo"} | profesión es maestra => {"profesión": "maestra"} | país es Chile => {"país": "Chile"}
%list perp: ciudad: Lugo => {"ciudad": "Lugo"} | nombre: Charo => {"nombre": "Charo"} | idioma = español => {"idioma": "español"} | zona horaria: Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | unidades: métricas => {"unidades": "métricas"} | moneda: EUR => {"moneda": "EUR"} | apodo = Tete => {"apodo": "Tete"} | cumpleaños: 3 de mayo => {"cumpleaños": "3 de mayo"}
%list llam: Nano => {"name": "Nano"} | jefa => {"name": "jefa"} | Charo => {"name": "Charo"} | señor Peña => {"name": "señor Peña"} | Tete => {"name": "Tete"} | Lupe => {"name": "Lupe"} | Chelo => {"name": "Chelo"} | capitana => {"name": "capitana"}
%list upm: idioma a francés => {"idioma": "francés"} | idioma a inglés => {"idioma": "inglés"} | nombre a Fer => {"nombre": "Fer"} | país a Chile => {"país": "Chile"} | apodo a Zule => {"apodo": "Zule"}
%list upn: Rocío => {"name": "Rocío"} | Óscar => {"name": "Óscar"} | Zule => {"name": "Zule"} | señora Ospina => {"name": "señora Ospina"} | capi => {"name": "capi"} | Fer => {"name": "Fer"}
%list upc: ciudad: Cuenca => {"ciudad": "Cuenca"} | nombre: Rocío => {"nombre": "Rocío"} | idioma: español => {"idioma": "español"} | moneda: EUR => {"moneda": "EUR"} | profesión: panadera => {"profesión": "panadera"} | apodo = Zule => {"apodo": "Zule"}
%list upf: zona horaria a Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | moneda a pesos => {"moneda": "pesos"} | ciudad a Salta => {"ciudad": "Salta"} | ciudad a Cuenca => {"ciudad": "Cuenca"}
%list pua: idioma a inglés => {"idioma": "inglés"} | zona horaria a America/Bogota => {"zona_horaria": "America/Bogota"} | ciudad a Mendoza => {"ciudad": "Mendoza"} | moneda a euros => {"moneda": "euros"} | nombre a Greta => {"nombre": "Greta"} | apodo a Bru => {"apodo": "Bru"} | país a Uruguay => {"país": "Uruguay"}
%list pun: Greta => {"name": "Greta"} | Nando => {"name": "Nando"} | Irma => {"name": "Irma"} | doctora Peña => {"name": "doctora Peña"} | Bru => {"name": "Bru"} | jefe => {"name": "jefe"} | Yami => {"name": "Yami"}
%list pucol: ciudad: Puebla => {"ciudad": "Puebla"} | nombre: Saúl => {"nombre": "Saúl"} | idioma = portugués => {"idioma": "portugués"} | moneda: MXN => {"moneda": "MXN"} | unidades: métricas => {"unidades": "métricas"} | apodo = Yami => {"apodo": "Yami"}
%list pues: nombre es Irma => {"nombre": "Irma"} | ciudad es Rosario => {"ciudad": "Rosario"} | zona horaria es Europe/Madrid => {"zona_horaria": "Europe/Madrid"} | profesión es enfermera => {"profesión": "enfermera"} | apodo es Nando => {"apodo": "Nando"} | idioma es catalán => {"idioma": "catalán"}
# Bare, clipped and roundabout.
call me {updates=pnm}
profile: {updates=pkv}
profile {updates=pkv}
set {updates=pto}
~ {updates=pto} in my profile
change my {updates=pto}
switch my {updates=pto}, would you
my {updates=pis} now, sort the profile out
we've just moved to {updates=pct}, my profile still has the old place
everyone calls me {updates=pnm}, so you should too from now on
I live in {updates=pct} these days, not where the profile says
you've got my details wrong, my {updates=pis}
~ not to be filed as a fact, it's for the profile: {updates=pkv}
no weather for there yet, just put {updates=pct} down as my city
{=hm2}, flip the {updates=pto} for good
(update|change) my profile
my profile needs changing
# What is an argument, what is not, and where it ends.
in my profile change the {updates=updates}, I moved on the 5th
~ set my {updates=updates} in the profile, it was wrong the whole time
switch my profile's {updates=updates}, thanks, that's all
update my {updates=updates}, leave the rest of the profile alone
my profile needs one change, but I have to look it up first
# "Label: content", telegrams, hashtags, arrows.
profile - {updates=updates2}
my profile, change: {updates=updates2}
profile update >> {updates=updates2}
# A word or two decide between neighbours.
change the profile entry, {updates=upd}
profile change: {updates=upd}
update my profile, my {updates=upis}
edit my settings, put the {updates=upd}
in my profile switch the {updates=upd}
correct my profile, my {updates=upis} now
~ please set my {updates=upd}
overwrite what my profile says, my {updates=upis}
# In the manner of chat.
new life, new me, set my {updates=set} in my profile
so we moved at last, long story, please change my {updates=set} in the profile
# The usual ways to ask.
(set|change|switch|update) my {updates=profile_to}
(change|set|update) [the] {updates=profile_to} in my profile
my {updates=profile_is}, (update my profile|put that in my profile|change my profile|correct my profile)
(update|edit|correct|fix) my profile: my {updates=profile_is}
profile {updates=profile_pair}
(set|update) [in] my profile: {updates=profile_pair}
(put|enter|write) {updates=profile_pair} (in|into) my profile
{=chatter}, please (change|set) my {updates=profile_to}
in my (profile|user settings|settings), (change|set|switch) the {updates=profile_to}
I('d| would) like to (change|set|update) my {updates=profile_to}
call me {updates=callname} (from now on|in future)
(from now on|in future) my {updates=profile_is} [in my profile]
(I've moved|I moved|we're moving) to {updates=newcity}, (update my profile|put that in my profile|change it in my profile)
~ (speak|talk|answer) to me in {updates=speak} from now on, (save that in my profile|put it in my profile)
(switch|change) my profile to {updates:{"units": "metric"}=metric units|the metric system}
profile update: {updates=profile_pair}
(can you|could you|please) (adjust|update) my profile, my {updates=profile_is}
my profile is (wrong|outdated|out of date), my {updates=profile_is}
(save|store) in my profile that my {updates=profile_is}
I (got|have) a new (job|place|number|name), so (change|set|update) my {updates=profile_to}
update {updates=profile_pair} for (me|my account|my user)
the profile should (say|read) {updates=profile_pair}
my {updates=profile_is}, not what my profile says
(add|save) {updates=profile_pair} to my (profile|user data)
edit profile, {updates=profile_pair}
(update|change|edit) my profile
(I want to|let me|can I) (change|update) (something|an entry) in my profile
~ my profile (needs an update|is out of date)
# Told around, thought aloud, wrapped in a story.
nobody calls me that any more, it's {updates=callname} now, put it in my profile
we finally moved to {updates=newcity}, my profile still says otherwise
I'd be more comfortable if you spoke {updates=speak} with me from now on, set that in my profile
my profile is living in the past, my {updates=profile_is}
{=ctx}, but my {updates=profile_is}, if you could fix that in my profile
my profile is not up to date, I'm afraid
# More of the usual ways.
~ my {updates=updates3}, change my profile accordingly
put {updates=pair} down in my profile
{updates=pair} - that's for my profile
profile, {updates=pair}
in the profile: {updates=pair}
correct the profile, {updates=pair}
overwrite {updates=pair} in my profile
my profile should have {updates=pair}
could you switch my {updates=set2}, in the profile I mean
switch my {updates=set2}
please set my {updates=set2}
~ I need you to change my {updates=set2}
go ahead and update my {updates=set2}
would you put my {updates=set2} in the settings
in my user data, move my {updates=set2}
time to set my {updates=set2} for good
my settings are old, change the {updates=set2}
adapt the profile: {updates=set2}
let the profile know my {updates=updates3}
profile says otherwise, but my {updates=updates3}
as of today my {updates=updates3}, update the profile
my {updates=updates3} in the profile please
I'd rather be called {updates=nick}
you can call me {updates=nick}
~ everyone calls me {updates=nick}, you should too
not my old name, from today I go by {updates=nick}
address me as {updates=nick}
set the name in my profile to {updates=nick}
refer to me as {updates=nick} in future
we've just moved to {updates=town}, change my profile
I live in {updates=town} now, put that in my profile
my home is {updates=town} from now on, profile please
{updates=town} is my city now, adjust the profile
switch me over to {updates=tongue} as my language
I'd like answers in {updates=tongue} from now on, set that
make {updates=tongue} my language
change my language in the settings to {updates=tongue}
use {updates=tongue} as my profile language
I'm on {updates=updates4} time now, update my time zone
time zone {updates=updates4} for my profile
make my time zone {updates=updates4}
put me in the time zone {updates=updates4} permanently
let's change my profile
something in my profile is out of date
I'd like to edit my user settings
change my time zone
set my language
my {updates=updates3}, that's for the profile not for the facts
# Short and plain, as typed every day.
address me as {updates=call}
use {updates=updates5} as my time zone
I go by {updates=call} now, change that
switch me to {updates=unit}
new home town: {updates=city2}
set my {updates=set3}
change my name
edit my details
based in {updates=city2} now, amend my details
talk {updates=lang} to me from today
I want {updates=unit} everywhere
{updates=lang} as default language
I got married, so my {updates=surname}, please amend the profile
nobody at home says that, {updates=call} is the name to use for me
as we live in {updates=city2} these days, the town in my settings must change
I can't get used to this, so put {updates=unit} in my preferences
{updates=updates5} is where I'll be for good, so shift my time zone there
in my details the {updates=updates6} now, the rest may stay
# Bare noun phrases, and orders that lack what is needed.
my name's wrong in the profile
we've moved, my profile needs changing
new time zone for me please
my {updates:{"city": "Lyon"}=city is Lyon} now, set that in my profile
call me {updates:{"name": "Bea"}=Bea} from now on
I'm done with miles, {updates:{"units": "metric"}=metric units} in my settings please
change a setting in my profile
~ my profile still says miss and I got married
I live in {updates:{"city": "Cork"}=Cork} these days, correct the profile
put my {updates:{"language": "Dutch"}=language to Dutch} in the settings
nobody uses my full name, update the name you have for me
# Needs only hinted at, telegrams, neighbours.
not as a fact, in my profile: my {updates=updates7}
don't show me the profile, correct it: my {updates=updates7}
I don't want you to remember a story, just set my {updates=set4}
it's no reminder, it's my profile, put my {updates=set4}
you keep getting it wrong, my {updates=updates7}, so mend my profile
everything comes out wrong because my {updates=updates7} and the profile says something else
new life, new data: my {updates=updates7}, profile please
I've had enough of the old setting, {updates=set4}
once and for all put my {updates=set4} in your settings
profile {updates=updates8}
settings: {updates=updates8} pls
{updates=updates8}, profile, thx
profile: my {updates=updates7} asap
while you're at it change the {updates=set4} in my profile
my {updates=two} in the profile, it's the {=limit2}th time I ask
both in one go, set my {updates=two}
after nine years in {=category2} I'm off, so my {updates=updates7}, profile please
~ my profile still has my old address
I've a new surname, the profile should have it
# Every parameter in many wordings, orders and lengths.
profile: {updates=updates9}
{updates=updates9} (into|for) my profile
profile entry {updates=updates9}, save
change my {updates=set5} in the profile
change my {updates=set2_2}
in my profile set {updates=set2_2}
my {updates=set2_2}, please, in the profile
from French, change my {updates=set5}
I'm not in Oslo any more, set my {updates=set5}
{=chat}, my {updates=updates10}, fix that in my profile
my profile is wrong: my {updates=updates10}
the profile has to say that my {updates=updates10}
set my {updates=set5}, leave everything else in the profile alone
~ (edit|correct|amend) my profile, {updates=updates9}
could you make the {updates=set5} in my settings
both things at once: {updates=set2_2}, for my profile
put new things in my profile
my city in the profile is not right
# Told around, thought aloud, wrapped in a story.
please stop using my old name, I'm {updates=callname} in my profile from today
I'm practising, so {updates=speak} with me from now on, put it in the profile
greetings from {updates=newcity}, that's where I live now, so fix my profile
there's a mistake in my profile, my {updates=profile_is}
just so my profile is right for once: my {updates=profile_is}
things change, and my profile should too
%lang de
# The usual ways to ask.
(änder|ändere|stell) [bitte] meine Zeitzone auf {updates=zonej}
meine Sprache (soll|ist) [ab jetzt] {updates=sprj} [sein], (änder|pass) das im Profil [an]
(nenn|nenne) mich [ab jetzt|künftig|bitte] {updates=namj}
profil: Zeitzone {updates=zonej}
~ (setz|stell|ändere) [bitte] die Sprache in meinem Profil auf {updates=sprj}
ich (heiße|bin) [jetzt] {updates=namj}, (trag|schreib) das [bitte] in mein Profil [ein]
ich bin nach {updates=zonej} gezogen, (aktualisier|pass) mein Profil [an]
(könnten Sie|kannst du) mein Profil auf {updates=sprj} umstellen
(ändere|aktualisiere) [bitte] mein Profil
# A word or two decide between neighbours.
ändere in meinem Profil die {updates=prof}
# More of the usual ways.
stell mal meine {updates=profauf}
~ stell in meinem profil die {updates=profauf}
trag ein, (mein {updates=profist}|meine {updates=profistf})
profil ändern, {updates=profpaar}
mein {updates=profist}, bitte im profil anpassen
im profil steht was falsches, (mein {updates=profist}|meine {updates=profistf})
setz {updates=profpaar} ins profil
nenn mich {updates=rufn}
ab jetzt heiß ich {updates=rufn} für dich, änder das profil
{updates=rufn} sollst du mich nennen
bitte {updates=profpaar} bei mir hinterlegen
änder mal meine {updates=profauf}
pass mein profil an
im profil muss sich was ändern
# Needs only hinted at, telegrams, neighbours.
ab heute bitte die {updates=auf}
sag künftig {updates=ruf} zu mir
~ im profil steht was falsches, richtig ist {updates=paar}
ich wohn woanders, stell im profil die {updates=auf2}
{updates=paar}, so soll es im profil stehen
~ alle rufen mich {updates=ruf}, mach du das auch
mein profil stimmt nicht mehr
# Every parameter in many wordings, orders and lengths.
änder meine {updates=auf3}
stell bitte meine {updates=auf3} um
im profil ändern: {updates=paar2}
mein {updates=ist}, trag das ins profil ein
~ meine {updates=istf}, setz das im profil
sprich mich mit {updates=ruf2} an
du kannst mich {updates=ruf2} nennen
ich heiße jetzt {updates=ruf2}, bitte im profil ändern
profil: {updates=paar2}
könnten Sie in meinem Profil die {updates=auf3} stellen?
ich hätte gern die {updates=auf3} gestellt, im profil
trag {updates=paar2} in mein profil ein
ich bin umgezogen, meine {updates=istf}, profil anpassen
nimm {updates=paar2} ins profil auf
{updates=ruf2} ist mein neuer name, änder das im profil
mein profil ist veraltet, änder das mal
ich will im profil was umstellen
%lang es
# The usual ways to ask.
(cambia|pon|actualiza) mi zona horaria a {updates=zonaj}
mi idioma (es|será) [a partir de ahora] {updates=idj}, (cámbialo|ponlo) en el perfil
~ (llámame|dime) {updates=nomj} [a partir de ahora]
perfil: zona horaria {updates=zonaj}
(pon|cambia) el idioma de mi perfil a {updates=idj}
me llamo {updates=nomj}, (ponlo|actualízalo) en mi perfil
me he mudado a {updates=zonaj}, actualiza mi perfil
¿podría poner mi perfil en {updates=idj}?
(cambia|actualiza) mi perfil
# More of the usual ways.
cambia de una vez mi {updates=pera}
perfil: pasa mi {updates=pera}
apunta en el perfil que mi {updates=peres}
cambio de perfil, {updates=perp}
mi {updates=peres}, cámbialo en el perfil
el perfil está mal, mi {updates=peres}
pon {updates=perp} en el perfil
llámame {updates=llam}
desde hoy soy {updates=llam} para ti, cambia el perfil
quiero que me llames {updates=llam}
guárdame {updates=perp} en mi ficha de perfil
quiero cambiar en el perfil mi {updates=pera}
ajústame el perfil
hay que cambiar algo del perfil
# Needs only hinted at, telegrams, neighbours.
desde hoy cámbiame el {updates=upm}
llámame {updates=upn} de ahora en adelante
en el perfil hay un error, lo correcto es {updates=upc}
me he mudado, pasa en mi perfil la {updates=upf}
{updates=upc}, así tiene que constar en el perfil
todos me dicen {updates=upn}, hazlo tú también
mi perfil está mal
# Every parameter in many wordings, orders and lengths.
cambiá mi {updates=pua}
me gustaría cambiar mi {updates=pua} en el perfil
podrías pasar mi {updates=pua}?
~ desde ahora llamame {updates=pun}
a partir de hoy quiero que me digas {updates=pun}
dime {updates=pun}, cambia mi nombre en el perfil
perfil, {updates=pucol}
necesito que en el perfil ponga {updates=pucol}
me he mudado, mi {updates=pues}, ponlo en el perfil
fijate que mi {updates=pues}, corregí el perfil
actualice mi perfil: {updates=pucol}
configura en mi perfil {updates=pucol}
ahora mi {updates=pues}, actualízame el perfil
cámbiame el perfil, mi {updates=pues}
modifica mi {updates=pua}
quiero actualizar mi perfil
~ hay un dato mal en mi perfil, arréglalo

%tool get_memory_stats
# Bare, clipped and roundabout.
how big is your memory
memory stats
~ memory: how full
~ how much do you remember about me, in numbers
how many things have you stored by now
number of facts?
how many of our chats have you kept
don't list them, only count the facts you have
~ is your memory getting full
how much space do I take up in there
{=hm}, how many things do you know about me, a figure will do
i must have told you hundreds of things, how many are stored
count what you've saved of me
facts and conversations, how many of each
how large is the pile of stuff you keep on me, in megabytes or so
have you got ten facts on me or a thousand
# What is an argument, what is not, and where it ends.
how many facts have you stored by now, I mean including the silly ones
memory statistics please, just the numbers, it's for a talk
# The shortest plain questions.
how many facts have you got
is your memory full yet, how many things are in it
how much do you have stored by now
# A word or two decide between neighbours.
how many things do you remember in all
just the number of facts you hold
count what's in your memory
how much have you memorised, in numbers
how much space do your memories take
facts versus conversations, how many of each have you stored
# In the manner of chat.
~ just out of curiosity, how many facts have you piled up in there about me
# The usual ways to ask.
how (many|much) (facts|conversations|things) (have you stored|do you remember|are in your memory|have you saved)
(show|give) me [the] (memory statistics|memory stats|statistics of your memory)
how (big|full|large) is your memory
memory stats [please]
how much do you (know|remember) about me, in numbers
(what's the size|size) of (your memory|the memory store|my memory data)
{=chatter}, how much (space|room) does what you know about me take up?
how many (chats|conversations) of ours (have you kept|are saved)
count (the facts|the memories|everything) in your memory
(numbers|figures|stats) on what you have (remembered|stored) [please]
is your memory (getting|nearly) full
when was something last (added|written) to your memory and how much is there
total number of (saved facts|stored memories|conversations in memory)
# Told around, thought aloud, wrapped in a story.
your head must be bursting, how much is in your memory
I wonder how many things about me you've piled up
is there still room in your memory
how many of our chats did you hang on to, just the number
# More of the usual ways.
~ how many things do you remember
~ how many facts in total
count your facts
how many conversations did you keep
(what's|give me) the number of stored facts
how much stuff have you remembered
is there a lot in your memory
how full is your memory
how much room do my memories take
memory size
memory statistics
stats on your memory please
figures about what you've stored
in numbers, how much do you know about me
how many memories do we have by now
how big has your memory become
how many categories do the facts fall into
show how many facts and conversations are stored
number of saved conversations
the count of everything you keep about me
how's the memory doing, size-wise
how large is the fact store
~ tell me how many entries your memory has
are there more than {=int} facts in there
have you stored more than {=bigint} facts
total memories
give me some statistics on the memory
how many chats of ours are on file
what's the volume of data you hold on me
how many pieces of information did I give you so far
how many megabytes is your memory
what's the memory usage of your stored facts
is your memory nearly full
what's in memory, just the counts
memory numbers please
do you remember a lot of things, how many exactly
report the size of the memory
how much have you learned about me in terms of numbers
how many facts per category
when I count what you know, what do I get
summary statistics of your memory
# Short and plain, as typed every day.
fact count
your memory, how big
how much space do I take up with you
how many things do you know about me
memory usage
facts in total?
count my facts
how much do you hold about me
how many chats have you saved
mem stats
how many MB are your memories
any room left in your memory
I've told you so much, how many facts is that by now
before I export it all, how large has your memory become
just the figures, not the facts, on what you keep about me
my disk is small, so how much room do our saved conversations take
I'd like to know, in numbers, what has piled up in your memory
are we past a hundred saved chats yet, I lost count
# Bare noun phrases, and orders that lack what is needed.
~ how much have you got in your memory
how many things have I told you so far
memory count
are you getting full up, how many facts is it
your memory, in numbers
number of conversations you've kept
how big has your store of facts about me become
just curious, how many facts do you hold by now
what's the size of everything you've remembered
total facts and chats in memory
# Needs only hinted at, telegrams, neighbours.
not what you know, how much you know
don't list the facts, count them
no export, just the size of your memory
I only want the figure, how many things have you stored about me
are there more facts or more conversations in your memory
I worry your memory might be bursting
I talk to you all day, how many of our conversations have piled up
has what you've got on me passed a thousand facts yet
you must be carrying quite a load by now, how many memories is that
memory stats pls
facts count?
mem size
no. of convos stored
~ how many mb is your memory
{=mood}, how large has your memory become
since the 3rd I've told you a lot, how many facts do you hold now
# Every parameter in many wordings, orders and lengths.
memory size?
number of facts and chats in memory
facts: how many
conversations: how many have you kept
how much room does your memory take up
count what you know about me, don't list it
not the facts, just how many
give me the numbers on your memory
{=chat}, how full is your memory
stats on what you remember
how many facts are there under all categories
how many megabytes of memories
# Told around, thought aloud, wrapped in a story.
how full is that head of yours, in facts and chats
are you running out of room for what I tell you
just a number please, how much do you remember of me
%lang de
# The usual ways to ask.
wie viel (hast du dir|haben Sie sich) [schon|insgesamt] gemerkt
(zeig|gib) mir [die] (Statistik|Zahlen) (zu deinem|zum) Gedächtnis
gedächtnisstatistik
~ wie viele (Fakten|Erinnerungen|Einträge) (sind|hast du) (gespeichert|im Gedächtnis)
wie voll ist dein (Gedächtnis|Speicher)
Speicherstatistik deines Gedächtnisses bitte
~ wie (groß|umfangreich) ist dein Gedächtnis [inzwischen]
# More of the usual ways.
wie viel hast du dir schon gemerkt
wie groß ist dein gedächtnis inzwischen
~ wie viele fakten liegen bei dir rum
wie viele gespräche hast du insgesamt gespeichert
wie viel platz brauchen deine erinnerungen
zahlen zu deinem gedächtnis bitte
ist dein speicher bald voll
statistik vom gedächtnis
wie viele einträge hast du über mich
gib mal durch, wie umfangreich dein gedächtnis ist
zähl mal deine fakten und gespräche
wie viel weißt du in zahlen
gedächtnis: wie viele einträge und wie groß
wie voll bist du mit gespeichertem
# Needs only hinted at, telegrams, neighbours.
passt bei dir noch was rein oder ist der speicher voll
wie viel weißt du inzwischen, in zahlen
anzahl gespräche im gedächtnis?
wie viele fakten hast du insgesamt beisammen
was belegt dein gedächtnis an platz
deine speicherbilanz bitte
zähl mal durch, wie viel du gespeichert hast
# Every parameter in many wordings, orders and lengths.
wie viele fakten kennst du
wie viel hast du gespeichert
wie voll ist dein gedächtnis
statistik zu deinem gedächtnis bitte
ich müsste mal wissen, wie viel platz deine erinnerungen brauchen
könnten Sie mir sagen, wie viele Gespräche Sie gespeichert haben?
gedächtnis in zahlen
wie umfangreich ist dein speicher
anzahl gespeicherter fakten?
wat haste insgesamt an einträgen
zähl mal nach, wie viele erinnerungen du hast
wie groß ist der speicher mit meinen sachen
ich hätte gern die gedächtnisstatistik
wie viele unterhaltungen liegen bei dir
wie viel megabyte gedächtnis hast du schon
gib mir die zahlen zu deinem speicher
%lang es
# The usual ways to ask.
¿cuánto has memorizado [hasta ahora]?
(enséñame|dame) las estadísticas de (tu|la) memoria
estadísticas de memoria
¿cuántos (datos|recuerdos) tienes guardados [en total]?
¿cómo de llena está tu memoria?
¿qué tamaño tiene tu memoria?
# More of the usual ways.
cuánto llevas memorizado
cómo de grande es ya tu memoria
cuántos datos tienes por ahí guardados
cuántas conversaciones has guardado
cuánto espacio ocupan tus recuerdos
cifras de tu memoria
te queda sitio en la memoria?
estadística de la memoria
cuántas entradas tienes mías
dime qué tamaño tiene lo que recuerdas
~ cuéntame tus datos y conversaciones, cuántos son
cuánto sabes, en números
memoria: cuántas entradas y qué tamaño
cómo andas de memoria llena
# Needs only hinted at, telegrams, neighbours.
te cabe algo más o está llena la memoria
cuánto sabes ya, en números
número de charlas en memoria?
cuántos datos llevas reunidos
qué espacio ocupa tu memoria
balance de tu memoria, porfa
echa la cuenta de lo que tienes guardado
# Every parameter in many wordings, orders and lengths.
cuántas cosas recuerdas
me gustaría saber cuántos datos tienes almacenados
podrías darme las estadísticas de la memoria?
qué tan llena está tu memoria
tamaño de tu memoria
fijate cuántas conversaciones llevás guardadas
cuánto ocupa lo que sabes de mí
número total de datos y charlas memorizadas
stats de memoria
resumen numérico de tu memoria
en cifras, ¿cuánto has memorizado?
cuántos recuerdos van ya
pesa mucho tu memoria?
necesito el recuento de lo memorizado
dígame cuántos datos míos guarda

%tool export_memory
%list fmt: json | csv | markdown | JSON => json | CSV => csv
%list fmt2: json => json | JSON => json | csv => csv | CSV => csv | markdown => markdown | Markdown => markdown | md => markdown | json format => json | comma-separated => csv
%list fmt3: json => json | JSON => json | csv => csv | CSV => csv | markdown => markdown | Markdown => markdown
# Bare, clipped and roundabout.
export everything
~ memory dump please
memory export: {format:csv=csv}
my data, as {format:json=json}
i'd like a copy of all you've got on me
can i download what you remember
back yourself up, I mean what you know about me
hand over everything you've saved about me, {format:markdown=markdown} if possible
i'm switching phones so I need your whole memory in a file
put all you've learned about me in a {format:csv=csv} I can open in excel
not on screen, in a file: all the facts you hold on me
dump what you know to {format:json=json}
~ my data is mine, let me have all of it to take along
just in case you crash, give me a backup of my memories
{=hm}, pack up everything you remember into a {format:markdown=md file}
get me a {format:json=.json} of your memory
# What is an argument, what is not, and where it ends.
~ export my memory, I don't mind which format
back up all you know about me, it's for my records, not for {=from_email}
give me all my stored memories as {format:csv=csv|a csv file|comma separated values}, not json
I need your memory of me in {format:markdown=markdown|md}, {=from_email} reads nothing else
~ export what you remember, {format:json=json please|as json|in json}, including everything
# "Label: content", telegrams, hashtags, arrows.
export: memory, {format=fmt}
memory -> {format=fmt} export
# A word or two decide between neighbours.
let me download what you remember about me
put your whole memory into a {format:csv=csv|CSV} file
take a backup of all facts, {format:json=JSON|json}
I want to carry your memory of me elsewhere, {format:markdown=Markdown|markdown} would be nice
save everything you know about me to a file
# In the manner of chat.
I'm a bit of a hoarder, so give me everything you've stored on me {format:csv=as a csv|in csv}
you never know with computers, back up your memory of me {format:json=as json|to json}
# The usual ways to ask.
(export|download|dump) (my|your|the) memory
(export|download|save|dump) (everything|all) you (know|have stored|remember) about me [as {format=fmt2}]
(export|dump) (my|the) (memory|memories|facts|data) (as|to|in) {format=fmt2}
give me (all my stored data|everything you remember|my memories) (as|in) {format=fmt2}
memory export {format=fmt2}
{format=fmt2} export of (my|your) (memory|memories|stored facts)
(back up|make a backup of) (your memory|my memories|what you know about me|all facts)
~ I (want|need|'d like) a (copy|backup|download) of (all my data|what you stored about me) [in {format=fmt2}]
can I (have|get|download) what you know about me (as a|in a) {format=fmt2} [file]?
{=chatter}, I want to take my (memories|data) with me, (export them|export please|in {format=fmt2} please)
(put|write|turn) (your memory|all stored facts|my memories) into a {format=fmt2} file
under data protection law I want (a copy of everything stored|all my memory data) [as {format=fmt2}]
(save|archive) the whole memory (to|as) {format=fmt2} [please]
~ export facts and conversations, format {format=fmt2}
is there a way to get your memory out as {format=fmt2}?
(I need|get me) {format:csv=a spreadsheet|a table for Excel|comma separated values} (of|with) everything you remember
hand over my data [in {format=fmt2}]
download memory, {format=fmt2}
I'm (switching|moving) to another assistant, export (my memories|everything you remember)
(what you know about me|the contents of your memory) as {format:markdown=readable text with headings|a markdown document|md}
# Told around, thought aloud, wrapped in a story.
I'd feel safer with a copy of everything you remember
if you broke down tomorrow all you know about me would be gone, a backup {format:json=in json|as json} please
my lawyer wants to see what you keep about me, {format:csv=as a spreadsheet|in csv}
it would be nice to have all your memories of me {format:markdown=as markdown|in markdown} to read on the train
we may have to part, so I'd like to take my memories with me
# More of the usual ways.
~ write your memory to a {format=fmt3} file
{format=fmt3} with everything you remember
as {format=fmt3}: all that you've got on me
hand me my memories in {format=fmt3}
dump the memory, {format=fmt3}
~ {format=fmt3} dump of your memory please
memory as {format=fmt3}
memory download in {format=fmt3} format
I want to back up what you know in {format=fmt3}
can you save all your knowledge about me to {format=fmt3}
produce a {format=fmt3} file of the stored facts
put all facts into {format=fmt3} and give me the file
what's stored about me, as a {format=fmt3} download
a {format=fmt3} copy of my stored data would be great
please prepare a {format=fmt3} export of everything
convert your memories of me to {format=fmt3}
get my memories out of here, {format=fmt3} will do
export please, {format=fmt3}
the memory, but as {format:csv=a spreadsheet|a CSV table}
everything you know, {format:markdown=nicely readable markdown|a md file}
all memories in machine-readable {format:json=JSON}
(back up|save a copy of) your memory
I'd like a backup of everything you've learned about me
let me take my data away from here
data portability: give me all you stored about me
can I have everything you've stored as a file
I want all of my data
download everything about me
make me a file with all the facts and conversations
write out the complete memory
before I reset you, export what you know
pack up everything you remember
export the whole lot
~ export
~ get me a copy of what's in your head
memory backup
save your memory somewhere I can get it
extract all stored memories as {format=fmt3}
my accountant needs the stored facts as {format=fmt3}
archive my memories, {format=fmt3} if possible
everything you've got, put it in {format=fmt3}
download the facts, don't list them
# Short and plain, as typed every day.
export all you know of me
memory as {format:json=json|JSON|a json file}
memory to a file
download my facts
~ {format:csv=csv|CSV} of my facts
give me a copy of your memory
memory dump
gdpr request, all my data
save everything you remember to {format:markdown=markdown|an md file}
write your memory to disk
extract all memories
memories to {format:csv=Excel|a spreadsheet|a table}
I'm moving to another assistant, so hand over everything you know about me
my lawyer wants it, as {format:json=json|raw JSON} please, everything stored about me
in {format:markdown=markdown|Markdown} so I can read it, all that you have memorised
just in case something breaks, write all your memories out to a file
{format:csv=CSV|csv} would suit me, I want my whole stored memory out of here
let me have the lot, facts and chats, as {format:json=json|JSON}, for my records
# Bare noun phrases, and orders that lack what is needed.
all my data, to take away
a copy of everything you remember
I want my facts in a file
~ memory as {format:csv=csv|a spreadsheet csv}, please
I'm switching phones, export what you know about me
back up your memory
can I have everything you've stored on me as {format:markdown=markdown}
dump your memory for me
give me the lot as {format:json=json}, all you've ever saved about me
before anything breaks, I'd like a backup of my memories
my data please, downloaded
# Needs only hinted at, telegrams, neighbours.
I don't want to read the facts here, I want them as a file
~ no import, the other way round: your memory into a file, {format:json=json|as JSON|in json}
not the statistics, the stuff itself, as a {format:csv=csv|CSV} download
I'm afraid of losing all you know about me, make a backup
my laptop is about to die, get everything you remember to safety
I'm leaving for another assistant and don't want to start from nothing
the lawyer asks for whatever you store on me, in a file he can open in {format:csv=Excel|a spreadsheet}
I'd like to print what you know about me, {format:markdown=nicely formatted with headings|as markdown|in md} please
my script only eats {format:json=json|JSON|.json files}, so all the memories that way
export {format:csv=csv}
~ mem dump {format:json=json} pls
memory to {format:markdown=md}
backup of memory asap
{format:csv=rows and columns|a table} would be best for all your memories of me, as a file
one file with all your memories, {format:markdown=.md|markdown}, by the way
I want all {=limit2} years of memories out, {format:json=as json|in JSON format}
# Every parameter in many wordings, orders and lengths.
export, {format:csv=csv|CSV|a spreadsheet|comma-separated|for Excel|as a table}
export my memory {format:csv=as a csv file|for a spreadsheet|so that Excel opens it|comma separated}
export my memory {format:json=as json|in json format|as a .json file|as JSON data|machine-readable}
export my memory {format:markdown=as markdown|in md|as an .md file|as a markdown document|with markdown headings}
{format:json=json|JSON} dump of everything you know about me
{format:markdown=markdown|md|Markdown} file with all you've stored on me
{format:csv=csv|CSV} of my memories
a backup of your memory, {format:json=json|in JSON|.json} please
all my data out of your memory, {format:markdown=markdown|md|.md} if possible
I want to read what you stored in {format:markdown=a markdown file|Markdown|md}
not json, {format:csv=csv|a spreadsheet}: my memories as a file
not csv but {format:json=json}, the export of my memory
download everything you remember
{=chat}, save all your memories of me to a file
~ to move to another assistant I need all you know as {format:json=json|JSON|a JSON file}
# Told around, thought aloud, wrapped in a story.
can I have all you know about me to take home, {format:json=JSON|json} would be best
before the update, please get everything you remember out into a {format:csv=csv|CSV} file
I'd like to print what you know about me, {format:markdown=Markdown|markdown} please
~ hand over everything you've stored about me
what if you crash? I want a backup of what you know
%lang de
# The usual ways to ask.
(exportier|exportiere|exportieren Sie) [bitte] (dein|das) Gedächtnis [als {format:json=JSON|json}]
gedächtnis export {format:csv=csv|CSV|Tabelle}
(gib|schick) mir alles, was du (über mich|) weißt, als {format:csv=CSV|CSV-Datei|Tabelle}
(sicher|sichere) (dein Gedächtnis|die gemerkten Fakten) als {format:markdown=Markdown|md-Datei}
ich (will|möchte) eine Kopie (deines Gedächtnisses|meiner gespeicherten Daten)
export der Erinnerungen und Fakten im Format {format:json=JSON}
(lad|lade) mein [ganzes] Gedächtnis herunter[, bitte in {format:markdown=Markdown}]
Backup vom Gedächtnis machen
# More of the usual ways.
~ exportier alles was du über mich weißt
gib mir mein ganzes gedächtnis als {format:csv=csv|tabelle}
{format:json=json} export bitte
alles gespeicherte als {format:markdown=markdown|md-datei} raus
kann ich meine daten als {format:csv=csv-datei} haben
ich will ein backup von deinem gedächtnis
zieh mir deine erinnerungen als {format:json=json-datei} raus
meine gespeicherten fakten in eine {format:csv=tabelle|csv}
lad die gemerkten sachen in {format:markdown=markdown} runter
in welcher form auch immer, exportier dein gedächtnis
pack die fakten in eine {format:json=json}
als {format:markdown=markdown} hätt ich gern alles, was du gespeichert hast
~ gedächtnis sichern
zum mitnehmen bitte alle erinnerungen, {format:csv=am liebsten csv}
# Needs only hinted at, telegrams, neighbours.
ich zieh um auf ein anderes system, gib mir alles über mich mit
dein wissen über mich als {format:csv=tabelle|csv|excel-taugliche csv}
datenauskunft, {format:json=json|maschinenlesbar als json}
was du weißt zum ausdrucken, {format:markdown=markdown|als md-datei}
alles rausschreiben, was in deinem gedächtnis steckt
nach {format:csv=csv} exportieren, das gesamte gedächtnis
sicherungskopie deines gedächtnisses, {format:json=json-format}
# Every parameter in many wordings, orders and lengths.
exportier mein gedächtnis
alles exportieren als {format:json=json|json-datei}
ich hätte gern meine daten als {format:csv=csv|csv-tabelle}
gib mir deine erinnerungen als {format:markdown=markdown|md}
könnten Sie alles, was Sie über mich gespeichert haben, als {format:json=JSON} exportieren?
zieh ma alles raus, was du über mich hast
{format:csv=csv} von deinem gedächtnis
sicherung deiner erinnerungen als {format:markdown=markdown-datei|markdown} bitte
pack alle gemerkten sachen in eine {format:csv=csv|csv-datei}
leg mir ein backup von deinem gedächtnis an
ich will alles mitnehmen, was du weißt, format {format:json=json}
spuck deine gespeicherten daten aus, am besten als {format:csv=csv}
export des gedächtnisses, {format:markdown=in markdown|als md}
meine fakten runterladen
mach eine {format:json=json} aus allem, was du dir gemerkt hast
exportiere sämtliche fakten und gespräche
%lang es
# The usual ways to ask.
(exporta|exporte) [por favor] (tu|la) memoria [en {format:json=JSON|json}]
exportar memoria {format:csv=csv|CSV|tabla}
dame todo lo que sabes de mí en {format:csv=CSV|un CSV|una tabla}
(guarda|haz) una copia de (tu memoria|los datos memorizados) en {format:markdown=Markdown|markdown|md}
quiero una copia de (tu memoria|mis datos guardados)
(descarga|bájame) (toda la|la) memoria[, en {format:markdown=Markdown}]
copia de seguridad de la memoria
# More of the usual ways.
expórtame todo lo que sabes de mí
dame tu memoria entera en {format:csv=csv|tabla}
exportación en {format:json=json}
~ saca todo lo guardado en {format:markdown=markdown|md}
me das mis datos en {format:csv=un csv|csv}?
quiero un respaldo de tu memoria
sácame los recuerdos como {format:json=json|archivo json}
mis datos memorizados en una {format:csv=tabla}
bájame lo memorizado en {format:markdown=markdown}
exporta tu memoria, el formato da igual
mete los datos en un {format:json=json}
en {format:markdown=markdown} me gustaría todo lo que guardas
respalda la memoria
todos los recuerdos para llevar, {format:csv=mejor en csv}
# Needs only hinted at, telegrams, neighbours.
me cambio de sistema, dame todo lo que tienes mío
lo que sabes de mí en {format:csv=una tabla csv|csv para excel}
petición de datos, {format:json=en json|formato json}
lo que recuerdas, para imprimir, {format:markdown=en markdown|como md}
saca por escrito cuanto hay en tu memoria
la memoria entera a {format:csv=csv}
copia de seguridad de tus recuerdos, {format:json=json}
# Every parameter in many wordings, orders and lengths.
exportá todo lo que sabés de mí
me gustaría una copia de tu memoria en {format:csv=csv|formato csv}
podrías exportar mis recuerdos como {format:markdown=markdown|md|archivo markdown}?
necesito mis datos en {format:json=json|formato json}
hazme una copia de lo memorizado
{format:csv=csv} con todo lo que recuerdas
pásame la memoria a {format:markdown=markdown|un md}
vuelca tu memoria en {format:json=un json|json}
quiero llevarme mis datos, exporta la memoria
haga un respaldo de mis recuerdos, {format:csv=en forma de tabla|csv}
exportación de memoria {format:json=json}
descargar recuerdos
dame en {format:markdown=markdown} lo que tengas de mí
genera un archivo {format:json=json|.json} con tus recuerdos
me voy a otro servicio, sácame todo lo memorizado en {format:csv=csv}

%tool import_memory
%list mfile: ~/brain.json | old_facts.csv | backup/steward-may.json | /media/stick/memory.json | export_2.json | ~/Downloads/facts-2023.json | mem.bak.json | /srv/share/remembered.csv | assistant-memory.json
%list file_path: ~/exports/facts-2031.json | /mnt/usb/me and you.csv | C:\Temp\memory (2).json | old_facts.final.md | facts.d/family.csv | //nas/dot/steward.json | backup.2031-02-14.json | export_5th.csv
%list fi_o: trash.json | draft.csv
%list file_path2: facts.csv | backup/june.json | ~/mem.json | old_phone.csv
%list mfile2: memory/bee.json | facts_malmoe.csv | /srv/steward/old.json | ~/facts-2024.md | dump7.csv
%list file2: memories.json | backup_may.json | ~/old_assistant.csv | /home/ruth/facts.json | notes/memory.md | export-2024.json | Downloads/facts.csv | brain.json | /mnt/usb/memory.csv | C:\backup\memory.json
%list file3: memory.json | facts.csv | steward-export.json | ~/backup/memories.json | my_facts.md | export-2025-03.json | /home/kim/export.csv | old-assistant.json | memories_march.md | ~/Desktop/facts.json | backup.csv | /srv/backup/memory.md | data/memories.json | knowledge.csv | notes/facts.md
%list file4: facts.json | memory_2024.csv | ~/backup/steward.json | export.md | old-phone.json | /tmp/memories.json | brain.csv | Downloads/my_facts.json | steward_export.json | backup-march.csv | ~/me.md | D:\saved\memory.json
%list file5: backup.json | ~/old/memory.json | facts.csv | /home/jo/steward.json | notes/export.csv | memory_may.json
%list file_path3: memories_may.json | facts/old.csv | /home/ines/steward.json | ~/backup/facts.md | old phone/export.json | memory-2025-03.csv | D:\old\facts.csv | all_i_told_you.json | notes.md | pier6.csv
%list file_path4: backup.json | memories.csv | /home/lou/facts.json | notes/memory.md | ~/old assistant/export.csv | export-2024-05-04.json | D:\memory\all.json | facts.csv | usb/kim_and_bob.json | Downloads/memory(2).json | my memories.json | /tmp/x.csv | steward_export.json
%list file6: facts_old.json | ~/backup/steward.csv | memory-march.json | /home/hannah/brain.json | export.md | Documents/me.csv | D:\old\facts.json | /media/stick/memories.json
%list sicher: fakten.json | backup/gedaechtnis.json | /home/lena/export.csv | notizen.md | sicherung_mai.json | ~/steward/erinnerungen.csv | daten/altes_profil.json | export-2025.csv | fakten_alt.md | /mnt/usb/memory.json | dokumente/merkliste.csv | merkzettel.json | archiv/fakten2024.csv | D:/backup/fakten.json | stick/gedaechtnis.csv
%list datei: merkzettel.json | sicherung/alt.csv | ~/wissen.md | /home/wiebke/fakten.json | export_februar.csv | stick/gedaechtnis.json | umzug/steward.json | erinnerungen-2025.md
%list dat2: fakten.json | backup/gedaechtnis.json | /home/ilka/export.csv | notizen.md | sicherung_juni.json | ~/steward/merken.csv | daten/profil_alt.json | export-2024.csv | /mnt/stick/memory.json | dokumente/merkliste.csv | archiv/alles.csv | D:/backup/fakten.json | umzug.json | wissen.md
%list copia: datos.json | copias/memoria.json | /home/lucia/export.csv | notas.md | copia_mayo.json | ~/steward/recuerdos.csv | datos/perfil_viejo.json | export-2025.csv | recuerdos_viejos.md | /mnt/usb/memoria.json | documentos/apuntes.csv | lista.json | archivo/datos2024.csv | D:/copias/datos.json | memoria_lucia.csv
%list fich: apuntes.json | copia/vieja.csv | ~/saber.md | /home/rocio/hechos.json | export_febrero.csv | pendrive/memoria.json | mudanza/steward.json | recuerdos-2025.md
%list fich2: recuerdos.json | respaldo/memoria.csv | ~/copias/datos.json | notas_viejas.md | /home/greta/memoria.json | export_mayo.csv | Descargas/hechos.json | backup-2025.json | C:/datos/perfil.csv | facts.md
# Bare, clipped and roundabout.
import {file_path=mfile}
import: {file_path=mfile}
memory import {file_path=mfile}
{file_path=mfile} into memory pls
restore memory from {file_path=mfile}
load up {file_path=mfile} so you know me again
new machine, and you've forgotten all about me. the export is {file_path=mfile}
slurp {file_path=mfile} into what you remember
I exported everything last month, it's in {file_path=mfile}, time to put it back
{=hm2}, the facts in {file_path=mfile} are missing from your memory, add them
no export this time, the other way round, from {file_path=mfile} into your head
you ought to know what {file_path=mfile} contains, so take over its facts
bring yourself up to speed with my facts from {file_path=mfile}
read my old memories back in
load my memory backup
# What is an argument, what is not, and where it ends.
read {file_path=file_path} into your memory, it's from my old phone
import the facts from {file_path=file_path}, not from {=fi_o}
your memory was wiped, the backup is {file_path=file_path}, please load it
facts from {file_path=file_path} into memory, all of them if you can
# "Label: content", telegrams, hashtags, arrows.
import: {file_path=file_path2} -> memory
~ memory import - file: {file_path=file_path2}
# A word or two decide between neighbours.
read the facts from {file_path=mfile2} into your memory
take {file_path=mfile2} and remember what it says
restore your memory, file {file_path=mfile2}
~ everything in {file_path=mfile2} should be remembered, load it
load what you should know about me from {file_path=mfile2}
# The usual ways to ask.
(import|load|read in) (my memory|memories|the memory|facts) from {file_path=path}
~ (import|load|restore) {file_path=file} into (your|my) memory
(load|read|import) the facts in {file_path=path}
restore (your memory|my memories|what you knew|the backup) from {file_path=file}
import {file_path=path}
memory import {file_path=file}
{file_path=path} (has|contains|holds) (my old memories|the exported facts|all the facts), (import it|load it|read it in)
(take|get|pull) the memories from (the file|) {file_path=file}
(can you|could you|please) (load|import|restore) my (exported|saved|backed up) memory, (it's in|the file is|it's at) {file_path=path}
{=chatter}, I saved my memories in {file_path=file}, (put them back|import them|load them again)
(feed|put) {file_path=path} into your memory
memories are in "{file_path=path}", (import|load) them [please]
(learn|remember) everything (in|from) the file {file_path=file}
I exported everything to {file_path=path} before, (restore it|bring it back|read it back in)
~ bring back my facts, the backup is {file_path=file}
use {file_path=file} to (restore|refill|rebuild) your memory
from {file_path=path}, import (the facts|all facts|my memory|everything) [you should remember]
fill your memory (with|from) {file_path=file}
here's the export of my old assistant: {file_path=path}, (import it|take it over|load it into your memory)
the file {file_path=file} should go into memory
(import|restore|load) (my|the|your) (memory|facts) [from a file|from the backup]
I have a (file|backup) with memories, (import it|load it)
# Told around, thought aloud, wrapped in a story.
my old assistant knew it all, it's in {file_path=file2}, take that into your memory
you'd know me much better after reading in {file_path=file2}
everything you lost is still in {file_path=file2}, let's get it back into memory
{file_path=file2} is what you used to remember, welcome it back
I've got my memories in a file here, they should be yours too
# More of the usual ways.
bring in {file_path=path}
load your memory from {file_path=file3}
memory from {file_path=path}, import please
import the facts in {file_path=file3}
read {file_path=file3} into memory
{file_path=file3} should be imported
{file_path=path} is my memory export, load it
there's a backup at {file_path=path}, read it back
restore from backup {file_path=file3}
from {file_path=file3} please load everything
the file with my facts is {file_path=path}, take it in
take everything in {file_path=file3} and remember it
everything in {file_path=path} should be remembered
add the contents of {file_path=file3} to what you know
merge {file_path=file3} into your memory
put the facts from {file_path=path} back
~ you had a reset, here is {file_path=file3}, restore yourself
I saved your memory in {file_path=path}, get it back
use the export at {file_path=path} to recover my memories
upload into memory: {file_path=file3}
fill up on {file_path=file3}
learn from file {file_path=path}
ingest {file_path=file3} as memory
please import {file_path=path} into the facts
on disk there's {file_path=file3} with old facts, import it
bring my memories over from {file_path=file3}
my other assistant left {file_path=path}, import its facts
set up your memory from {file_path=file3}
can {file_path=file3} be loaded into your memory
open {file_path=path} and store what's in it as memory
memories: import {file_path=file3}
transfer the facts from {file_path=path}
reload {file_path=file3}, that's my memory
to remember everything, read {file_path=path}
memory restore, file {file_path=file3}
the JSON with my memories sits in {file_path=path}, load it
import what's written in {file_path=file3}
~ old facts live in {file_path=file3}; pull them in
load a memory backup
import my facts from a file
restore your memory
I've got an export file to load
bring my memories back in
# Short and plain, as typed every day.
memories from {file_path=file4}, import
bring in my memory backup
restore memory, {file_path=file4}
{file_path=file4} into memory
read in my old facts
learn everything in {file_path=file4}
put my old memories back
upload memories
ingest the facts in {file_path=file4}
feed your memory {file_path=file4}
memory import: {file_path=file4}
remember all of {file_path=file4}
I reset you last night, so restore what you knew from {file_path=file4}
{file_path=file4} is the export from my old phone, load it into memory
my facts sit in {file_path=file4}, please take them all on board
~ here comes my past, {file_path=file4}, absorb it into what you know about me
on the new laptop you know nothing, so read {file_path=file4} back into memory
somewhere I have an export of your memory, I want it back in
# Bare noun phrases, and orders that lack what is needed.
load my old memories
~ I've got a backup of your memory, read it in
{file_path=file5}, that's what you used to know, load it
restore what you knew
new install and you've forgotten me, take {file_path=file5}
there's a file with facts about me, can you import it
get your memory back from {file_path=file5}
import facts
feed yourself the export I made last month
~ put {file_path=file5} into your memory
# Needs only hinted at, telegrams, neighbours.
no export, the reverse: {file_path=file_path3} into your memory
don't open {file_path=file_path3} for me, learn what's in it
not one fact but a whole file of them: {file_path=file_path3}
you've forgotten everything since the move, it's all in {file_path=file_path3}
I'd hate to tell you everything again, {file_path=file_path3} has it
~ all I ever told my old assistant sits in {file_path=file_path3}
you used to know me better, {file_path=file_path3} might help your memory
lucky that I kept {file_path=file_path3}, now take those facts back
~ import {file_path=file_path3} pls
mem restore {file_path=file_path3}
{file_path=file_path3} -> memory
facts from {file_path=file_path3} asap
there are {=limit2} facts in {file_path=file_path3}, take them over
~ not the one from march, {file_path=file_path3} is the export you should remember from
{=mood}, your memories are in {file_path=file_path3}, load them
I've saved all the facts on a stick, read them back in
bring back the memories from my backup
# Every parameter in many wordings, orders and lengths.
import {file_path=file_path4}
{file_path=file_path4} - load into memory
memory from {file_path=file_path4}, load it
~ load {file_path=file_path4} back into your memory
take your facts from {file_path=file_path4}
restore yourself from "{file_path=file_path4}"
the old export is {file_path=file_path4}, read it in
not {=file_path4}, {file_path=file_path4} is the file to restore memory from
read the facts in {file_path=file_path4} and remember them
{=chat}, import the memories I saved as {file_path=file_path4}
bring back what's in {file_path=file_path4}, memory-wise
the file {file_path=file_path4} holds what you knew about me, import it
import my memory
I have a backup of your memory, load it
# Told around, thought aloud, wrapped in a story.
~ everything I told your predecessor is in {file_path=file6}, please learn it
here's {file_path=file6}, now you're back to knowing me, read it in
you used to know so much, get it back out of {file_path=file6}
{=hello}, swallow the facts in {file_path=file6}
I've still got your old memories somewhere in a file, take them back
%lang de
# The usual ways to ask.
(importier|importiere|importieren Sie) [bitte] (das Gedächtnis|die Fakten|Erinnerungen) aus {file_path=path}
gedächtnis import {file_path=path}
(lad|lade|lies) (die Datei|) {file_path=path} in dein Gedächtnis [ein]
(spiel|spiele) mein [altes] Gedächtnis aus {file_path=path} (ein|wieder ein)
in {file_path=file} liegt mein Gedächtnis-Backup, bitte (einlesen|importieren|wiederherstellen)
(importier|importiere) mein Gedächtnis
stell das Gedächtnis aus der Sicherung {file_path=path} wieder her
# More of the usual ways.
lies {file_path=sicher} ein
hol dein gedächtnis aus {file_path=sicher} zurück
in {file_path=sicher} steht alles, importier das
{file_path=sicher} importieren
die fakten aus {file_path=sicher} wieder reinladen
spiel die sicherung {file_path=sicher} ein
stell aus {file_path=sicher} deine erinnerungen wieder her
lad {file_path=sicher} in dein gedächtnis
ich hab ein altes export, nimm {file_path=sicher}
aus der datei {file_path=sicher} die fakten übernehmen
~ bitte alles aus {file_path=sicher} ins gedächtnis aufnehmen
{file_path=sicher} ist mein backup, einspielen
importier mein altes gedächtnis
lad die sicherung wieder rein
# Needs only hinted at, telegrams, neighbours.
auf dem stick liegt {file_path=datei}, das musst du alles wieder wissen
{file_path=datei} einlesen
füll dein gedächtnis aus {file_path=datei}
die alten merksachen hab ich in {file_path=datei} gesichert, nimm die auf
import: {file_path=datei}
lern auswendig, was in {file_path=datei} steht
~ hol dein altes gedächtnis aus der datei zurück
# Every parameter in many wordings, orders and lengths.
lies {file_path=dat2} in dein gedächtnis ein
importier {file_path=dat2}
aus {file_path=dat2} alles übernehmen
spiel {file_path=dat2} wieder ein
{file_path=dat2} ins gedächtnis laden
könnten Sie bitte die Fakten aus {file_path=dat2} importieren?
hol dir die erinnerungen aus {file_path=dat2} wieder
nimm die datei {file_path=dat2} und lern sie
ich hab dein gedächtnis in {file_path=dat2} gesichert, stell es her
die sicherung liegt unter {file_path=dat2}, lad sie rein
lad ma {file_path=dat2} rein, da sind deine fakten drin
fakten aus {file_path=dat2}, bitte einlesen
ich hätte gern {file_path=dat2} in deinem gedächtnis
~ füttere dein gedächtnis mit {file_path=dat2}
das alte gedächtnis steckt in {file_path=dat2}, übernimm es
import aus {file_path=dat2}
stell dein gedächtnis aus der sicherung wieder her
lies mal meine alten fakten ein
importier meine fakten aus der datei
%lang es
# The usual ways to ask.
(importa|importe) (la memoria|los datos|los recuerdos) (de|desde) {file_path=path}
importar memoria {file_path=path}
(carga|lee) {file_path=path} en tu memoria
recupera mi memoria [antigua] del archivo {file_path=path}
en {file_path=file} está la copia de mi memoria, (impórtala|cárgala)
importa mi memoria
restaura la memoria desde {file_path=path}
# More of the usual ways.
léete {file_path=copia}
recupera tu memoria de {file_path=copia}
en {file_path=copia} está todo, impórtalo
{file_path=copia} importar
vuelve a meter los datos de {file_path=copia}
carga la copia {file_path=copia}
de {file_path=copia} restaura tus recuerdos
mete {file_path=copia} en tu memoria
tengo una exportación vieja, usa {file_path=copia}
del archivo {file_path=copia} pasa los datos a la memoria
todo lo de {file_path=copia} a la memoria
{file_path=copia} es mi respaldo, cárgamelo
importa mi memoria vieja
vuelve a cargar la copia
# Needs only hinted at, telegrams, neighbours.
en el pendrive está {file_path=fich}, tienes que volver a saberlo todo
{file_path=fich} cargar en memoria
llena tu memoria con {file_path=fich}
guardé tus viejos recuerdos en {file_path=fich}, recupéralos
importación: {file_path=fich}
apréndete lo que pone {file_path=fich}
recupera tu memoria antigua del archivo
# Every parameter in many wordings, orders and lengths.
importá {file_path=fich2}
me gustaría cargar los recuerdos de {file_path=fich2}
podrías restaurar tu memoria desde {file_path=fich2}?
necesito que leas los datos de {file_path=fich2} y los memorices
~ importar memoria {file_path=fich2}
recupera lo que sabías, está en {file_path=fich2}
el respaldo es {file_path=fich2}, mételo en la memoria
{file_path=fich2} contiene mis datos, impórtalos a tu memoria
traé los recuerdos del archivo {file_path=fich2}
cargue la memoria con {file_path=fich2}
usa {file_path=fich2} para llenar tu memoria
incorpora a tus recuerdos lo de {file_path=fich2}
sube a tu memoria el fichero {file_path=fich2}
de {file_path=fich2}, importa los datos
quiero importar mis recuerdos de un archivo
restaura la memoria
