# Getting about: trains, buses, ferries, cars, bikes, parking, charging, maps.

%list ctown: Bristol | Ghent | Zagreb | Albuquerque | Toulouse | Leipzig | Cluj | Swansea | Bath | Nashville | Oporto | Brno | Baden-Baden | San Antonio | Newcastle upon Tyne | Lund | Granada | Fort Worth | Kraków | Bergen | Salzburg | Cork | Santa Fe | Stoke on Trent
%list kfz: B-MK 4411 | W 12345 X | KA 77 ZT | M-AX 903 | AB12 CDE | LJ 55-KLM | HH-OP 2210 | 1234 KBD | KN 61 TRE | S-LL 818 | GX-402-RT | ZH 338 102 | BN51 SMR | 7ABC321 | K-EV 12 E
%list near: Old Town | our hotel | central station | Riverside Arena | Brighton Pier | St Mary's Hospital | zoo | Covent Garden | Alexanderplatz | Camden Market | Lime Street | concert hall | fish market in Bergen | Plaza Mayor | harbour | Jardin du Luxembourg | town hall with the clock | University of Ghent | stadium | Rialto Bridge | castle | 8 Mill Lane | shopping centre in Leith | Pike Place
%list stop: Alder Street | central station | Market Square, platform side | Harbour and Docks | St. Mary's Church | the stop by the old mill | Nordhafen | Gare de l'Ouest | town hall | university north | Kiln Lane | hospital main entrance | Upper Bexcombe
%list stopb: the airport, terminal 2 | Oak Hill | Castle Gate | Westkreuz | the ice rink | Queen's Park | Bridge over the Lenn | Mill Road and Fifth | Lindau | Riverside | King's Meadow | industrial estate east | the old town
%list y2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4
%list oddstop: Ferry Road | Tram Depot | the bus garage | Old Train Shed | Ferryman's Arms | Tramway Corner | Twelve Oaks | Bustown Hall | Five Ways | Line Street | the Train Museum
%list town: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | our village | San Sebastián | the office on Dale Street | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus
%list townb: Zagreb | Bath | Le Mans | Gran's place | Stratford-upon-Avon | Ghent | the trade fair | Bergen | Salt Lake City | L'Aquila | Riga | Lisbon | Newport, Rhode Island
%list start: tomorrow at 8 | half past six | Friday 17:20 | tonight at ten | 4:45 am | Sunday noon | 9:30 | quarter to seven | Monday morning at 7 | the 4th at 14:00 | Thursday evening
%list townc: Lyon | Crewe | Basel | the central station | Clapham Junction | Hanover | Bourg-en-Bresse | Innsbruck | St. Pölten | the airport | Ostend | Dover
%list doorlong: the flat above the bakery, back entrance | the hotel where the conference is, in the harbour | that pub you go past on the way to Mia's | 12 Orchard Close, the house with the blue door | the field where we parked the van, near Eastleigh | the car park behind the stadium, gate C | the school Ben goes to, on Mill Lane | the clinic that moved out to the ring road | my mum's new place, second floor, Rose Court | the little theatre they opened in the old barracks
%list odd: Via Roma | Early Street | Cheapside | Change Alley | Noon Hill | Monday Market | Midnight Lane | Stairfoot | the Slow Train café | Seven Sisters | Viaduct Road | Sunday Bridge
%list dayb: 22 June | the 12th of May | Tuesday after next | 2027-02-19 | August 16th | the Sunday after | 30/7 | 1 September | the last day of the month | Thursday the 20th | New Year's Eve | the 25th
%list who: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | the boss | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan
%list day: Friday | Thursday | 14 June | next Saturday | the 3rd of May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list atb: noon | Saturday 20:00 | midnight | Sunday evening | 11 pm | Tuesday at half past five | 18:15 | the 6th at 10:00 | next morning at 9 | Friday night | ten past three
%list streetlong: the house where the party is, next to the bakery | the gate at the back, where the bins are | the café we meet at when it rains | Alder Street 14, but the yard, not the front | the platform end where the lift comes up | the sports hall they built behind the fire station | wherever you'd park to get to the lake | the bridge they closed, on the station side | the bus stop where Mia waits after choir | the old brewery, which is now a gym
%list streetodd: Estate Office Road | Electric Avenue | Van Gogh Museum | Smalltown Library | the Convertible Café | Automatic Laundry | Five Hundred Steps | Battery Park | Minibus Depot | Cash Street | Card Players' Club | Standard Inn
%list dayq: tomorrow | Friday | 14 June | next Saturday | the day after tomorrow | 2027-02-11 | August 9th | Sunday | 21/7 | Wednesday the 6th | Monday week | Whit Monday
%list town2: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | San Sebastián | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus | Hay-on-Wye
%list townb2: Zagreb | Bath | Le Mans | Stratford-upon-Avon | Ghent | Bergen | Salt Lake City | L'Aquila | Riga | Lisbon | Newport, Rhode Island | Ulm
%list day2: Friday | the 14th of June | next Saturday | 3 May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list maxdetourkm: 5 km => 5 | ten kilometres => 10 | 3 km => 3 | two kilometres => 2 | 8 km => 8 | 15 kilometres => 15 | 1 km => 1 | four km => 4 | 20 km => 20 | 12 km => 12
%list who2: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan | the man with the blue van
%list town3: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Philadelphia | Providence | Sacramento | Den Hague
%list day3: friday | saturday | sunday | monday morning | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | easter monday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | new year's eve | in two weeks | 18.9. | the last weekend of october | april 8th
%list pax: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight travellers => 8 | twelve => 12 | 1 => 1
%list hour: 7am | 18:30 | noon | half past nine | 6 in the evening | 22:10 | quarter to five | 4 pm | 8.15 | ten o'clock | midnight | 14:00 | 5:45 am | 9 | 3pm | 11:20 | twenty past seven | 17h
%list ticket: T4-88213 | QX7720 | 9KLM2P | RH-10448 | 55TUV | ZD4419 | B0B17X | TK-3391 | H7G6F5 | 20418834 | NB-771 | PLW66Q | 8834-AC | MX40ZZ | R2D9 | XX1704 | K-5512 | 7TRE92 | VV88-2 | LL3005
%list address: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | terminal 2 | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | gate 4 | Aunt Vera's | corner of 5th and Pine | 31 Kingsway | Café Orient | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Heathrow | King's Cross | Via Roma 20 | 5 Avenue Foch | Gate Lodge | Schillerstr. 12
%list sight: main station | opera house | conference centre | football stadium | zoo | ferry dock | university | botanical garden | cathedral | old harbour | trade fair | town hall | airport | art museum | city hospital | bus station | north gate | swimming pool | old market | castle | aquarium
%list address2: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | Aunt Vera's | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Times Square | corner of 5th and Pine | Alexanderplatz | Sagrada Familia | Fenway Park | Old Trafford | Via Roma 20 | Schillerstr. 12 | Pier 39
%list town4: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Marrakesh | Kyoto | Tucson | Galway | central Vienna | Riga old town | Den Haag
%list day4: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day5: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list town5: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list townb3: Zagreb | Denver | Palermo | Bergen | Stratford-upon-Avon | Ghent | Lisbon | Le Mans | Riga | Bath | King's Lynn | Salt Lake City
%list site: Graz main station | the Tesco car park | Leeds | exit 14 on the M5 | Old Harbour, Bath | my hotel in Vigo | the zoo | St. Moritz | Ikea and around | 12 Mill Lane | Le Mans
%list pct: 40 percent => 40 | 70% => 70 | 25 | 65 per cent => 65 | ninety percent => 90 | 15 % => 15 | 55 | eighty percent => 80 | 30 percent => 30 | 100% => 100 | twenty percent => 20 | 60
%list plx: Graz | 12 Elm Street | Porto old town | Leeds station | the airport in Bilbao | Ash-next-Sandwich | Hauptstraße 7 | Nice | downtown Reno | Exit 14 on the A9 | st. pancras | Reading, Oxford Road | my office | Bad Ischl
%list spot: the station | 14 Mill Lane | Leeds | Pino's | the office on Bank Street | Stoke-on-Trent | Anna's flat | Gate B, North Terminal | Bath | my dentist | Newcastle upon Tyne | the Anchor
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list town6: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list clk: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list plate: GX 4417 | B-KL 882 | LM21 ZFT | 4471 BCD | W-3310T | HH AB 12 | KRK 90211 | AA-229-XQ | M-PE 1904 | 7BTR448
%list day6: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list slotb: Friday at six | Saturday noon | Sunday 20:00 | the 14th at 5 pm | next Friday evening | the 20th at 8 | Saturday night | Monday week at 10 | 8 May at 18:30 | Sunday at ten past four
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list addrx: 14 Mill Lane | 7 St John's Court, flat 3 | 22 Rue du Port | Harbour Road 5 | my mother's place | 3a Bridge Street | Gate House, Priory Walk | 118 West End Avenue | Dr. Sandoval's practice | 9 Elm Close | Hotel Post
%list townx: Leeds | Port Talbot | Stow-on-the-Wold | Aix | San Remo | Hook of Holland | Bath | Newcastle upon Tyne | Ghent | King's Lynn | Linz | La Rochelle
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list clky: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list nearx: Mill Lane | Harbour Bridge | King's Cross | Hotel Post | Hall 4 | Leeds station | Bridge Street and Elm Close | Stow-on-the-Wold | Covent Garden | St John's Court
%list towny: York | Bourg-en-Bresse | St Andrews | Ulm | Santa Fe | Barrow-in-Furness | Nice | Isle of Ely | Lyon | Bishop's Stortford | Graz | The Hague
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list clkx: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list onday2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list town1: Graz | Port Sorrel | La Rochelle | Leeds | Stow on the Wold | Vigo | Saint John's | Lyon | Bath | Bad Ischl | Oslo | New Orleans | Upper Hutt
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Bell Street | 90 Elm Court | The Anchor on Quay Street | 33 Hill Rise, next to the church | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach | Pino's | 5 rue du Four | Old Town Hall
%list hour2: 7 | 6:30 | half past eight | noon | 18:45 | 9 pm | quarter to ten | 11:15 am | six in the evening | 20:00 | 5.30 | three
%list nfew2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list mom: tomorrow at 9 | 7 pm | Friday at half past two | Monday 10:15 | noon | the 12th at 8 | Thursday afternoon | quarter past six | Saturday at eleven | 18:30 | tonight
%list halt: Crewe | Linz | Hamm | York | Bologna | Dijon | Fulda | Zaragoza | Preston | Olten | Utrecht | Porto
%list townb4: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list onday3: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
%list anyday3: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list address3: Kirchplatz 1 | the old brewery | 90 Elm Court | the opera | Harbour Road 7 | the fish market | St. Anne's hospital | the exhibition hall | Mill Lane 14 | the castle
%list day7: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list town7: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2_2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list clock: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list spot2: the north gate of the zoo | 14 Mill Lane | the old post office | Café Mirabelle | my mother's flat | the hospital's main entrance | terminal 2 | Harbour Street 9 | the climbing hall behind the station | St Anne's church | the bus stop at the quarry | 8 Rue du Four | the swimming pool | Kastanienweg 31 | the back door of the theatre | gate B of the stadium | the hotel on the hill | 77 Orchard Road
%list spot2_2: the ferry terminal | my office on Canal Street | the garden centre | 3 Birch Close | Aunt Vera's place | the museum of glass | the wedding at Hilltop Farm | the courthouse | 120 Lake View Drive | the vet in Mill Street | the airport | the concert hall by the river | the allotments | Platz der Einheit 2 | the car wash behind the mall | the dentist on Queen's Road
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list plate2: B-KX 204 | LN19 XTD | 7KLM203 | HH-LL 93 | GR 512 A | WI-SE 88 | M-PP 4410 | AB12 CDE
%list twm: Verona | Reims | Marseille | Lisbon | Warsaw | Genoa | Gothenburg | Rijeka | Budapest | Dover | Bordeaux | Copenhagen
%list twn: Innsbruck | Calais | Lyon | Porto | Gdańsk | Milan | Oslo | Split | Bratislava | Leeds | Toulouse | Malmö
%list clock2: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1
%list day8: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November

%server autolink
%list leave: 7:30 | quarter past eight | tomorrow 6am | noon | 5pm | half past six | ten to nine | monday at 7 | 8 tomorrow morning | friday 6:45 | in twenty minutes | midnight | 4 o'clock

%tool autolink-climate Warm up or cool down the parked car before a drive.
%also Starts the car's climate control.
%also Have the cabin at a temperature by a time, seats and steering wheel heated if wanted.
%param temperature* (degrees, target) {"type": "number", "description": "Degrees in the cabin"}
%param ready_by (departure, at) {"type": "string", "description": "When you get in"}
%param heat_seats (seat_heating) {"type": "boolean", "description": "Seats too"}
%list degs: 21 degrees => 21 | 19 => 19 | 22.5 => 22.5 | twenty degrees => 20 | 18° => 18 | 23 degrees => 23 | 20.5 degrees => 20.5 | 24 => 24 | seventeen => 17 | 21.5 => 21.5 | 16 degrees => 16
%list degs2: 21 degrees => 21 | 19 degrees => 19 | 22 | 18.5 degrees => 18.5 | 23 °C => 23 | twenty degrees => 20 | 20.5 | 24 degrees => 24 | 17 °C => 17 | 22 degrees => 22
%list leave2: 7:15 | half past six | eight tomorrow | noon | 5 pm | quarter to nine | 6:40 am | seven in the morning | ten | 8:30 on Friday | 16:00
warm the car up to {temperature=degs}
car at {temperature=degs} by {ready_by=leave}, {heat_seats:true=seats too|heated seats|seat heating}
cool the car to {temperature=degs} for {ready_by=leave}
by {ready_by=leave} the cabin should have {temperature=degs}[, {heat_seats:false=no seat heating|leave the seats off}]
{heat_seats:true=seats warm|warm seats}, {temperature=degs}, {ready_by=leave}
climate {temperature=degs}, {ready_by=leave}
there's ice on the windscreen, {temperature=degs} when I get in at {ready_by=leave}
it has been standing in the blazing sun since morning and the leather will burn us alive, {temperature=degs} please
I'm setting off {ready_by=leave} and hate a cold bottom, so {temperature=degs} and {heat_seats:true=toasty seats|something warm to sit on}
the baby travels with me at {ready_by=leave}, make sure she finds {temperature=degs} in there
no scraping tomorrow: {temperature=degs}, {ready_by=leave}
warm the car by {ready_by=leave}
car climate, {heat_seats:true=heated seats}
preheat the car to {temperature=degs2}, I get in at {ready_by=leave2}
{temperature=degs2} in the car, {heat_seats:true=seats warm|with warm seats}
cool the car down to {temperature=degs2} for {ready_by=leave2}, {heat_seats:false=no seat heating|leave the seats cold}
I'd like {temperature=degs2} in the parked car, all four seats are taken

%tool autolink-charge-limit Set how far the car's battery is charged, and by when.
%also Sets the charge limit.
%also Percent at which charging stops, the time it must be reached by, and whether to wait for cheap power.
%param percent* (limit, target) {"type": "integer", "description": "Percent at which it stops"}
%param ready_by (departure, deadline) {"type": "string", "description": "Full by"}
%param cheap_power (off_peak, eco) {"type": "boolean", "description": "Only in the cheap hours"}
%list pct2: 40 percent => 40 | 70% => 70 | 25 => 25 | 15% => 15 | 80 percent => 80 | 55 => 55 | 5% => 5 | thirty percent => 30 | 90 % => 90 | sixty => 60 | 100% => 100 | 35 percent => 35 | 65 => 65 | 10 percent => 10
%list pct3: 10% => 10 | 25 percent => 25 | 40% => 40 | five percent => 5 | 75% => 75 | 60 % => 60 | 33% => 33 | 80 percent => 80 | 95% => 95 | 50% => 50 | 15 percent => 15 | 70% => 70
%list clock3: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | midnight | 7 tomorrow | 6 in the morning
%list level: 40 Prozent => 40 | 70 % => 70 | 25 | 60 Prozent => 60 | dreißig Prozent => 30 | 80 | 15 % => 15
%list closed_percent: 40 por ciento => 40 | 70 % => 70 | 25 | 60 por ciento => 60 | treinta por ciento => 30 | 80
charge the car to {percent=pct2}
charge limit {percent=pct2}, full by {ready_by=leave}, {cheap_power:true=only in the cheap hours|cheap power only|at the low tariff}
{percent=pct2} by {ready_by=leave} please, {cheap_power:false=whatever it costs|cheap or not}
by {ready_by=leave} the battery needs {percent=pct2}
stop charging at {percent=pct2}
{cheap_power:true=cheap power}, {percent=pct2}, {ready_by=leave}
~ it's {percent=pct2} I need for the trip to my sister's, and we're off {ready_by=leave}
they told me anything more than {percent=pct2} isn't healthy in the long run, so leave it at that
tomorrow's a long drive over the mountains and I don't fancy queueing at a plug halfway, make it {percent=pct2} until {ready_by=leave}
{percent=pct2} is plenty for town, {cheap_power:true=when the rate's low|in the low-rate hours}
bring her to {percent=pct2} {cheap_power:true=while electrons cost next to nothing|overnight on the low rate}, {ready_by=leave} I drive off
set the charge limit
charge it by {ready_by=leave}
charge the car to {percent=pct3} by {ready_by=clock3}
stop charging at {percent=pct3}, {cheap_power:true=cheap hours only|only when electricity is cheap}
car battery {percent=pct3}, ready by {ready_by=clock3}, {cheap_power:false=whatever the power costs|not just in the cheap hours}
never fill the car beyond {percent=pct3}, it came cheap but the battery didn't
%lang de
lad das Auto bis {ready_by=time} auf {percent=level}
Ladegrenze {percent=level}, {cheap_power:true=nur mit billigem Strom|nur in den günstigen Stunden}
%lang es
carga el coche al {percent=closed_percent} para las {ready_by=time}
límite de carga {percent=closed_percent}, {cheap_power:true=solo en horas baratas}

%tool autolink-lock Lock or unlock the car, or its boot.
%also Returns the state of the locks.
%also Open or close all doors of a vehicle or only its trunk from afar, for somebody who needs to get in.
%param part (what, target) {"type": "string", "enum": ["doors", "boot", "charge_port", "windows"], "description": "What of the car"}
%param action* (do, state) {"type": "string", "enum": ["lock", "unlock", "status"], "description": "What to do"}
%param relock_minutes (auto_lock, timeout) {"type": "integer", "description": "Locks itself after so many minutes"}
%list relock: 5 minutes => 5 | ten minutes => 10 | two minutes => 2 | half an hour => 30 | 15 min => 15 | an hour => 60 | 3 minutes => 3 | a quarter of an hour => 15
%list mnx: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 mins => 15 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25 | an hour and a half => 90
{action:lock=lock} the car
{action:unlock=unlock} the {part:boot=boot|trunk} [for {relock_minutes=relock}]
{action:lock=close|lock} the {part:windows=windows} of the car
is the {part:doors=car|car door} {action:status=locked|open}
{part:charge_port=charge port|charging flap} {action:unlock=open|unlock}, lock again after {relock_minutes=relock}
{action:unlock=open} the {part:doors=doors} for {relock_minutes=relock}
after {relock_minutes=relock} it should lock itself, but {action:unlock=open} the {part:boot=boot|trunk} now
did I {action:status=leave it open|forget to press the key} when I rushed off at the station this morning, I honestly don't remember
my husband's in the parking lot with ten bags and no key, {action:unlock=open up} the {part:boot=back} for him, {relock_minutes=relock} should do
black clouds are coming up and I left everything down, {action:lock=shut} the {part:windows=panes|windows}
the kids forgot a jacket on the back seat, {action:unlock=let them in} for {relock_minutes=relock}
make sure nobody can steal it, {action:lock=shut tight|all shut}
the {part:boot=boot|trunk} please
car {part:windows=windows}
~ {action:unlock=open|unlock|pop} the {part:boot=boot|trunk}
{action:lock=close|lock|shut} the {part:windows=windows|car windows}
is the {part:charge_port=charge port|charging flap} {action:status=shut|locked|open}
{action:unlock=unlock|open} the {part:doors=car|doors|car doors}, lock again in {relock_minutes=mnx}

%server cabfinder
%list ride: normal cab => standard | regular one => standard | standard car => standard | big car => xl | minivan => xl | car that fits all our luggage => xl | limousine => premium | posh car => premium | fancy one => premium | shared ride => shared | pool ride => shared | car shared with strangers => shared | wheelchair taxi => wheelchair | car with a ramp => wheelchair

%tool requestRide Order a taxi.
%also Returns the driver and the arrival time.
%also Have a driver come to a pickup address, now or at a time, and take passengers to where they want to go.
%param pickup* (from, pickup_address, start) {"type": "string", "description": "Where to be picked up"}
%param dropoff* (to, destination, end) {"type": "string", "description": "Where to go"}
%param pickupTime (time, at) {"type": "string", "description": "When; at once if absent"}
%param rideType (vehicle_class, category) {"type": "string", "enum": ["standard", "xl", "premium", "shared", "wheelchair"], "description": "Kind of car"}
%param passengers (people, riders) {"type": "integer", "description": "How many people ride"}
%list rideday: in ten minutes | at 6:30 | tomorrow at 5 am | now | right away | at noon | tonight at eleven | friday 7:15 | in half an hour | at quarter past four | at 22:00 | tomorrow morning at 4 | monday at 8 | in 20 min | around midnight | saturday at 3pm | as soon as possible | at half past nine tonight | in an hour | sunday 17:45
%list addr2: 2 Orchard Close | 61 Queen's Road | Dock 4, gate B | the library | Unit 9, Brook Park | St. Mary's Hospital | 400 Pine Avenue | Rosenweg 8 | the Red Lion in Hart Street | 17 Ferry Lane | Central Station | 3 The Green
(taxi|cab) from {pickup=address} to {dropoff=address} {pickupTime=rideday}
order a taxi to the {dropoff=sight}, pick me up at {pickup=address}
{pickupTime=rideday} from {pickup=address}, {passengers=pax}, going to the {dropoff=sight}, {rideType=ride}
send a {rideType=ride} to {pickup=address}, we're {passengers=pax} and need to get to {dropoff=address}
~ I'm at the {pickup=sight} and dead on my feet, get someone to drive me to {dropoff=address}
{pickup=address} → {dropoff=address}, {rideType=ride}, {pickupTime=rideday}
we missed the last tram, can anybody fetch {passengers=pax} from {pickup=address} and drop us at the {dropoff=sight}
{rideType=ride} for {passengers=pax} {pickupTime=rideday}, to {dropoff=address} from {pickup=address}
my parents need a {rideType=ride} {pickupTime=rideday}: start {pickup=address}, end {dropoff=address}
get me a cab to the {dropoff=sight} {pickupTime=rideday}
~ call a taxi to {pickup=address}
I need a {rideType=ride} {pickupTime=rideday}
to {dropoff=addr2}, {pickupTime=mom}, from {pickup=addr}
taxi from {pickup=addr} to {dropoff=addr2}
taxi to {dropoff=addr2} from {pickup=addr} for {passengers=nfew2} people at {pickupTime=hour2}
pickup {pickup=addr}, dropoff {dropoff=addr2}, time {pickupTime=mom}, type {rideType:premium=premium}
for {passengers=nfew2}, {rideType:xl=XL}, to {dropoff=addr2}, picked up at {pickup=addr}
{pickupTime=mom}, a {rideType:shared=shared} ride from {pickup=addr} to {dropoff=addr2}
from {pickup=spot2} to {dropoff=spot2_2}, {rideType:xl=a big one|an xl}, there are {passengers=guests} of us
~ to {dropoff=spot2_2} at {pickupTime=clock}, the driver finds me at {pickup=spot2}
{dropoff=spot2_2}, fast as you can, I'm standing at {pickup=spot2}
taxi for {passengers=guests} from {pickup=spot2} with {rideType:wheelchair=space for a wheelchair|a ramp}
%lang de
~ bestell mir {pickupTime=when} ein Taxi von {pickup=street} nach {dropoff=street}
schick einen Wagen für {passengers=int} Leute in die {pickup=street}, wir müssen zum {dropoff:Hauptbahnhof=Hauptbahnhof}
%lang es
~ pídeme un taxi desde {pickup=street} hasta {dropoff=street} {pickupTime=when}

%tool estimateRideFare Estimate what a taxi ride will cost.
%also Returns low and high price.
%also Rough fare for being driven between two addresses, without ordering anything.
%param pickup* (from, start) {"type": "string", "description": "Start of the ride"}
%param dropoff* (to, destination) {"type": "string", "description": "End of the ride"}
%param rideType (vehicle_class, category) {"type": "string", "enum": ["standard", "xl", "premium", "shared", "wheelchair"], "description": "Kind of car"}
%list spot3: the station | 12 Elm Street | Terminal 2 | Pino's | Hotel Under the Oaks | Graz airport | our office | The Anchor | Mill Road and Fifth | Ana's flat | Victoria Coach Station
%list spot2_3: the opera | 48 King's Road | St. Mary's Hospital | home | the ferry port | Museum of Art and Design | Gate 4 of the stadium | town hall | The Fox at the Gate | Lindenweg 3 | Uncle Theo's
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
taxi from {pickup=spot3} to {dropoff=spot2_3}, how much
fare to {dropoff=spot2_3} from {pickup=spot3} in (an|one) {rideType:xl=XL}
pickup {pickup=spot3}, dropoff {dropoff=spot2_3}, type {rideType:premium=premium}
~ {rideType:shared=shared} ride, {pickup=spot3} to {dropoff=spot2_3}
price for {rideType:wheelchair=wheelchair} from {pickup=spot3}, to {dropoff=spot2_3}
what does it cost to get to {dropoff=spot2_3} if I start at {pickup=spot3}
from={pickup=spot3}, to={dropoff=spot2_3}, car={rideType:standard=standard}
not via {=town6}, straight from {pickup=spot3} to {dropoff=spot2_3}, price please
what would they charge me into {dropoff=spot2_2} if I get in at {pickup=spot2}
{rideType:shared=sharing with strangers|shared}, {pickup=spot2} to {dropoff=spot2_2}, roughly how much
from {pickup=spot2}, {rideType:premium=in a posh one|in a limo}, to {dropoff=spot2_2}: price?
%lang de
was kostet ungefähr ein Taxi von {pickup=street} bis {dropoff=street}
%lang es
cuánto me cobraría un taxi de {pickup=street} a {dropoff=street}

%tool cancelRide Cancel an ordered taxi.
%also Cancels the open ride request.
%also Send the driver who was called away again, with a reason if you like.
%param reason (why, note) {"type": "string", "description": "Why"}
%list excuse: my friend gives me a lift | the meeting is off | I'm walking after all | it took too long | wrong address | we missed the train anyway | the baby fell asleep | plans have changed | the bus came first | I ordered two by mistake | my boss drives me | too expensive | I forgot my passport and have to go back up | the party goes on | the rain has stopped | dad picks us up | I mixed up the days | the flight was cancelled
%list excx: my flight is late | we're getting a lift from Anna | the meeting was moved to Monday | plans changed | I missed the train and stay here | the kid is sick | wrong address | it takes too long | booked twice by mistake | I'd rather walk | Tom drives us, he's sober
cancel (my|the) taxi[, {reason=excuse}]
we don't need the cab any more because {reason=excuse}
call off the ride, {reason=excuse}
{reason=excuse}, so tell the driver not to come
taxi: cancel. {reason=excuse}
~ send the driver away again [please]
I ordered a car, forget it, {reason=excuse}
stop that cab, would you
nobody has to fetch us now, {reason=excuse}
could you undo the taxi I just called [since {reason=excuse}]
call off my taxi, {reason=excx}
I don't need the cab any more: {reason=excx}
{reason=excx}, please cancel the car
no taxi after all

%tool getRideStatus Where the ordered taxi is and when it arrives.
%also Returns driver position and ETA.
%also Follow the car that was called: how far away it still is, which plate it has.
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
how far away is my taxi
cab: minutes left until it's here
has my driver set off yet
is the car I ordered around the corner
%lang de
wo bleibt denn mein Taxi
%lang es
¿cuánto le falta al taxi que pedí?

%server car
%list pspot: Market Square | Alexanderplatz | Main Street 12 | Covent Garden | Plaza Mayor | 5th Avenue | Bahnhofstraße | Union Square | St. Mary's hospital | Pier 39 | Old Town | City Hall | Rue de Rivoli | Olympic Park | Camp Nou | Grand Central | Tate Modern
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin

%tool car_log_fuel Log a refuelling stop.
%also Records litres, price and mileage in the fuel book.
%also The user has filled up the car; consumption is computed from the entries.
%param liters* (volume, litres) {"type": "number", "description": "Litres"}
%param total_price (cost, price) {"type": "number", "description": "Price paid"}
%param odometer_km (mileage, km) {"type": "integer", "description": "Mileage"}
%param full_tank (filled_up) {"type": "boolean", "description": "Filled to the top"}
%list lit: 40 liters => 40 | 38.5 litres => 38.5 | 52 l => 52 | thirty litres => 30 | 45.2 liters => 45.2 | 27 litres => 27 | fifty liters => 50 | 33.8 l => 33.8
%list odo: 84,200 km => 84200 | 120500 km => 120500 | 15,830 km => 15830 | 203417 km => 203417 | 61000 km => 61000 | 9,975 km => 9975 | 147,300 kilometres => 147300
%list lit2: 42 litres => 42 | 38.5 | 55 l => 55 | thirty litres => 30 | 47.2 litres => 47.2 | 60 | 12 litres => 12 | 33.8 l => 33.8 | 50 litres => 50 | forty litres => 40
%list bill: 84 | 126.45 | 57 euros => 57 | $210 => 210 | £63.50 => 63.5 | 312 | 48.95 | ninety dollars => 90 | 145 pounds => 145 | €38 => 38 | 99
%list odo2: 84,210 => 84210 | 120500 | 45,900 km => 45900 | 9800 | 61230 km => 61230 | 203411 | 77,042 => 77042 | 15000 km => 15000 | 132900 | 58300
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200
%list litr: 38 litres => 38 | 42.5 | 51 liters => 51 | 30 | 27.8 litres => 27.8
%list kms2: 84,200 => 84200 | 120450 | 9,870 => 9870 | 56000 | 203311
filled up {liters=lit} for {total_price=money}
~ fuel {liters=lit} {total_price=money} {odometer_km=odo}
I put {liters=lit} in the car
log {liters=lit} at {odometer_km=odo}
the tank is {full_tank:true=full again|full to the brim}, {liters=lit}, {total_price=money}
got {liters=lit} on the motorway, cost a fortune, {total_price=money}
note {liters=lit} of diesel, {full_tank:false=not a full tank|only partly filled}, mileage {odometer_km=odo}
refuelled at {odometer_km=odo}: {liters=lit}
I stopped for petrol, {total_price=money}, log that
add a fuel entry
~ tanked {liters=lit2} for {total_price=bill}
petrol stop: {liters=lit2}, odometer {odometer_km=odo2}
{liters=lit2} of diesel, {full_tank:true=full now|up to the brim}
log {liters=lit2} of petrol for the car, bought 60 km before home
{total_price=euros} for {liters=litr}, at {odometer_km=kms2} on the clock
{liters=litr}, {full_tank:true=to the brim|tank is full}, by the motorway
filled in {liters=litr} with {=anna} at the wheel, log it
%lang es
~ he echado {liters:40=40 litros|cuarenta litros} de gasolina

%tool car_find_parking Find parking near an address.
%also Returns free parking spaces and garages around a place.
%also Where to leave the car, covered or not, below an hourly price.
%param address* (near, location) {"type": "string", "description": "Where to park"}
%param covered (garage_only, indoor) {"type": "boolean", "description": "Garage only"}
%param max_price (hourly_limit) {"type": "number", "description": "Highest price per hour"}
%list hourx: 3 euros => 3 | $4 => 4 | £2.50 => 2.5 | two euros => 2 | 5 dollars => 5 | €1.80 => 1.8 | 6 | 3.50 | four pounds => 4 | 2 euros => 2
%list hourly: 3 euros => 3 | $4 => 4 | £2 => 2 | 5 | 2.50 | 4 euros => 4
find parking near {address=pspot}
where can I park around {address=pspot} for less than {max_price=money} an hour
~ {covered:true=covered|underground|indoor} parking {address=pspot}
I'm driving to {address=pspot} tonight, where do I leave the car
parking {address=street} max {max_price=money}
~ it's going to hail, is there a {covered:true=garage|car park with a roof} close to {address=pspot}?
any free spots at {address=pspot}
a place for the car near {address=street}, {covered:false=open air is fine|street parking will do}
find me a parking space
~ somewhere to park under {max_price=money} an hour
a place to leave the car near {address=plx}
{covered:true=covered|indoor|garage} parking at {address=plx}, up to {max_price=hourx} an hour
somewhere to park by {address=plx} for less than {max_price=hourx} an hour
where can I park at {address=plx}, the car is 2 metres high
{covered:true=under a roof|in a garage}, at {address=address3}, not above {max_price=hourly} an hour
meeting {=anna} at nine, where do I leave the car near {address=address3}
{max_price=hourly} an hour tops, by {address=address3}
%lang de
wo kann ich in der Nähe von {address:Marienplatz=Marienplatz} parken

%tool car_extend_parking Extend a running parking session.
%also Adds minutes to the parking ticket.
%also The car stays longer than paid for; buys additional time.
%param minutes* (extra_minutes, duration_min) {"type": "integer", "description": "Minutes to add"}
%param plate (license_plate, vehicle) {"type": "string"}
%list moremin: half an hour => 30 | 30 minutes => 30 | 15 minutes => 15 | an hour => 60 | 45 minutes => 45 | twenty minutes => 20 | two hours => 120 | ninety minutes => 90 | a quarter of an hour => 15
%list plate3: B-MX 4711 | KA 23 ZFW | 7ABC123 | M AB 1234 | LD21 KXR | HH-ZT 88 | 4821 KLM | WOB-VW 1 | AB12 CDE | GE 219 443 | XYZ 8890 | S-PQ 300
%list mins: 30 minutes => 30 | an hour => 60 | 15 min => 15 | two hours => 120 | ten minutes => 10 | 45 minutes => 45 | half an hour => 30 | 90 min => 90 | twenty minutes => 20 | 5 minutes => 5
%list plate4: M-AB 1234 | KLX 902 | 7ABC123 | B MW 77 | LN19 XYZ | W 4471 K | 1-GHT-220 | hh-sv 8 | SO 55 RRY | 0427 kjm
extend [my] parking by {minutes=moremin}
{minutes=moremin} more on the parking ticket
I'm running late, the car needs {minutes=moremin} more where it's parked
add {minutes=moremin} for {plate=plate3}
parking {plate=plate3} +{minutes=moremin}
the meeting drags on, can you buy another {minutes=moremin} of parking
prolong the parking session of {plate=plate3} by {minutes=moremin}
extend my parking
the parking for {plate=plate3} runs out in a second, extend it
~ we'll stay for dessert, so {minutes=moremin} extra on the meter
{minutes=mins} more at the meter for {plate=plate4}
park longer, {plate=plate4}, plus {minutes=mins}
lunch drags on, another {minutes=mins} of parking for {plate=plate4}
~ let the car stand there {minutes=mins} longer, I'm at 12 Mill Lane
%lang es
alarga el aparcamiento {minutes:30=media hora|30 minutos}

%tool car_find_charger Find charging stations for electric cars.
%also Returns chargers near a place with power and plug.
%also Where can an EV be charged? Filters by kind of plug and least power.
%param location* (near, place) {"type": "string", "description": "Place to search around"}
%param connector (plug, plug_type) {"type": "string", "enum": ["ccs", "type2", "chademo", "tesla"], "description": "Plug"}
%param min_power_kw (power, min_kw) {"type": "integer", "description": "Least charging power in kW"}
%param available_now (free_now) {"type": "boolean"}
%list plug: CCS => ccs | combo plug => ccs | type 2 => type2 | the European AC plug => type2 | Mennekes => type2 | CHAdeMO => chademo | the Japanese plug => chademo | Tesla => tesla | supercharger => tesla
%list min_power_kw: 50 kW => 50 | 150 kW => 150 | 22 kW => 22 | 300 kW => 300 | a hundred kilowatts => 100 | 11 kilowatts => 11 | 75 kW => 75
%list min_power_kw2: 50 kW => 50 | 150 | 100 kW => 100 | 22 | 11 kW => 11 | 75 kilowatts => 75 | 300 kW => 300 | 43 | 200 kW => 200 | ninety kW => 90
%list min_power_kw3: 50 | 150 | 22 | 100 | 11
charging stations near {location=pspot}
where can I charge [the car] around {location=city} with {connector=plug}
{connector=plug} charger {location=city} {min_power_kw=min_power_kw}
battery is at 9 percent, find a charger in {location=city}, {available_now:true=free right now|that's not occupied}
I need at least {min_power_kw=min_power_kw} near {location=pspot}
~ is there a {connector=plug} in {location=city}
look for fast chargers, {min_power_kw=min_power_kw} or more, by {location=pspot}
~ on the way we stop in {location=city}, can the EV be plugged in there?
find a charging station with {connector=plug}
where's the nearest charger with {min_power_kw=min_power_kw}
where can I plug in the car near {location=site}
{connector:ccs=CCS|combo} charger around {location=site}, {min_power_kw=min_power_kw2} or more
{location=site}, {connector:type2=type 2|Mennekes}, {available_now:true=free right now|not in use}
EV power points at {location=site}, my neighbour in the Tesla says there are some
with {connector:ccs=CCS|a ccs plug}, at least {min_power_kw=min_power_kw3} kW, round {location=townb4}
{location=address3}, anywhere to plug in {available_now:true=that's free this minute|free right now}
on the way to my sister with nine percent left, chargers at {location=towna}
%lang de
wo gibt es in {location=city} eine Ladesäule mit {min_power_kw:150=150 kW}

%tool car_book_service Book a garage appointment for the car.
%also Arranges maintenance or repair at the workshop.
%also Makes a date for an oil change, tyres, inspection, brakes or another repair and tells the mechanic what was noticed.
%param service_type* (job, work) {"type": "string", "enum": ["oil_change", "tires", "inspection", "brakes", "repair"], "description": "Kind of work"}
%param date* (day, appointment) {"type": "string", "description": "Wished date"}
%param notes (problem, remarks) {"type": "string", "description": "What the driver noticed"}
%param courtesy_car (loaner) {"type": "boolean", "description": "Replacement car needed"}
%list carwork: oil change => oil_change | new oil => oil_change | winter tyres => tires | tyre change => tires | new tires => tires | inspection => inspection | yearly check => inspection | MOT => inspection | new brake pads => brakes | brakes => brakes | repair => repair | fixing the gearbox => repair
%list noise: it squeaks when I turn left | the engine light came on yesterday | steering wheel shakes above 100 | smells of petrol inside | the battery died twice this week | there's oil on my driveway | the air con blows warm | rear wiper doesn't move | it takes five tries to start | knocking sound from the back | please also check the tyre pressure | brake pedal feels soft | one headlight is out | the door doesn't lock anymore | something rattles under the seat | it pulls to the right | the clutch slips uphill | please keep the old parts | windscreen has a chip | warning beep without any message
%list carnote: noise from the left front wheel | it pulls to the right when I brake | red lamp with an oil can, since Monday | smells of petrol | the wipers leave streaks and squeak | car shakes at 120 | nothing special, just the yearly one | brake pedal feels soft
%list rattle: it pulls to the left on the motorway | a knocking from under the seat when cold | the light with the little engine is on | water in the boot after rain | squeals from the back on the way down hills | it only starts at the third try | the wiper leaves a stripe in front of my eyes
book [an] {service_type=carwork} for [the] car {date=date}
the car needs {service_type=carwork}, {date=date} would be good
~ {service_type=carwork} {date=date}
take the car in for {service_type=carwork} {date=date}, {notes=noise}
{notes=noise}, so make a {service_type:repair=repair} appointment at the garage {date=date}
can the garage do {service_type=carwork} {date=date}? I'd need {courtesy_car:true=a replacement car|a loaner|another car meanwhile}
garage appointment {date=date} for {service_type=carwork}, tell the mechanic {notes=noise}
my car is due for {service_type=carwork}, book it
get me into the workshop {date=date}
{date=date} {service_type=carwork} at the workshop please, {courtesy_car:false=no replacement car needed|I don't need a loaner}
book {service_type:brakes=brakes} on {date=day4}, {notes=carnote}
garage on {date=day4} for {service_type:tires=tyres|tires}
{service_type:oil_change=oil change} for the car {date=day5} {courtesy_car:true=with a courtesy car}
type: {service_type:repair=repair}, date: {date=day5}, notes: {notes=carnote}
~ {notes=carnote}, so book a {service_type:repair=repair} for {date=day5}
{courtesy_car:true=with a replacement car}, {service_type:inspection=inspection}, {date=day5}
{date=day5} {service_type:inspection=inspection}, {courtesy_car:false=no courtesy car}, tell them {notes=carnote}
book an {service_type:inspection=inspection} {date=day5}
{notes=rattle}, so {service_type:inspection=an inspection|a check-up} {date=anyday3}
{date=anyday3}, {service_type:tires=new tyres|the winter tyres}, {courtesy_car:true=with a car in the meantime|and I need a loaner}
{service_type:oil_change=oil change} on {date=onday3}, my son drops it off at the yard
%lang es
pide cita en el taller {date=date} para {service_type:oil_change=el cambio de aceite}

%server coachhop

%tool coachhop-find-rides Find long-distance coaches between two towns.
%also Returns coach departures with ride ids and prices.
%also Which intercity buses run from one town to another on a day, after some hour, overnight ones only if wished.
%param start* (from, boarding) {"type": "string", "description": "Town"}
%param end* (to, alighting) {"type": "string", "description": "Town"}
%param day (date) {"type": "string", "description": ""}
%param after (earliest, not_before) {"type": "string", "description": "Earliest hour"}
%param overnight (night_only) {"type": "boolean", "description": "Night coaches only"}
(find|show me) coaches from {start=ctown} to {end=ctown} {day=date}
~ is there a bus to {end=ctown} from {start=ctown} {day=date} after {after=time}
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
coaches from {start=townx} to {end=towny} on {day=dayfx} after {after=clkx}
to {end=towny} by coach, starting from {start=townx}, {overnight:true=overnight}
start: {start=townx}, end: {end=towny}, date: {day=dayfx}, not before: {after=clkx}
{overnight:true=night} coaches {start=townx} to {end=towny}, {day=dayfx}
after {after=clkx}, which coach goes to {end=towny} from {start=townx}
%lang de
welche Fernbusse fahren {day=date} von {start=city} nach {end=city}
%lang es
¿qué autobuses {overnight:true=nocturnos} hay de {start=city} a {end=city} {day=date}?

%tool coachhop-buy-seat Buy a seat on a coach ride.
%also Returns a ticket.
%also Pays for one or more places on an intercity bus, by ride id, at a saver, flexible, student or senior fare.
%param ride* (ride_id, trip) {"type": "string", "description": "Ride id"}
%param passengers (seats, people) {"type": "integer", "description": "How many travel"}
%param fare (tariff, rate) {"type": "string", "enum": ["saver", "flexible", "student", "senior"], "description": ""}
%param big_luggage (suitcase, extra_bag) {"type": "boolean", "description": "With a large suitcase"}
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
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
{passengers=qsm} of us on coach ride {ride=code}, {fare:student=student price|student fare}
book coach {ride=code}, {fare:saver=cheapest fare|saver}, {big_luggage:false=no large bags|hand luggage only}
a {fare:senior=pensioner|senior} seat on ride {ride=id}, {big_luggage:true=with a big suitcase|large case included}
get me on coach {ride=code}, I'm flexible about the window

%server coachline

%tool findBusTrip Find long-distance bus trips.
%also Returns trips with price and duration.
%also Intercity coaches from one town to another on a date, for a number of adults and children, not above a price.
%param fromCity* (origin, start_city) {"type": "string", "description": "City of departure"}
%param toCity* (destination, end_city) {"type": "string", "description": "City of arrival"}
%param travelDate* (date, day) {"type": "string", "description": ""}
%param adults (grown_ups) {"type": "integer", "description": "Number of adults"}
%param children (kids) {"type": "integer", "description": "Number of children"}
%param maxPrice (price_limit, budget) {"type": "number", "description": "Highest fare"}
%list fare: 30 euros => 30 | $25 => 25 | 40 => 40 | €19.90 => 19.9 | 60 bucks => 60 | 15 pounds => 15 | fifty dollars => 50 | 80 euros => 80 | 35 => 35 | £22 => 22 | 100 => 100 | twenty => 20
%list bustown: Leeds | New Orleans | Bath | Stoke-on-Trent | San Sebastián | The Hague | Graz | Fort William | King's Lynn | Lyon | Frankfurt an der Oder | Porto
%list bustownb: Reading | Newcastle upon Tyne | Oslo | La Rochelle | Split | Mobile | Saint-Malo | Ghent | Kansas City | Nice | Bury St Edmunds | Riga
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list dayt: tomorrow | today | the day after tomorrow | next Friday | this Saturday | Monday | 3 March | Sunday | the 9th | Wednesday
%list farex: 20 | 35 | 50 | 15 | 40 | 25.50 | 60 | 30 | 45 | 18
%list dayb2: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
(coach|bus) from {fromCity=town3} to {toCity=town3} {travelDate=day3}
find a bus to {toCity=town3} leaving {fromCity=town3} {travelDate=day3} for {adults:2=two adults|2 adults|two grown-ups} and {children:3=three kids|3 children}
{fromCity=town3} - {toCity=town3} {travelDate=day3} coach under {maxPrice=fare}
{travelDate=day3}: long-distance bus, {adults:1=one adult|1 adult}, {children:1=one child|1 kid}, {fromCity=town3} to {toCity=town3}, not more than {maxPrice=fare}
I'm broke and need to get to {toCity=town3} from {fromCity=town3} on wheels {travelDate=day3}, {maxPrice=fare} is all I have
are there any overland coaches for {adults:4=four grown-ups|4 adults} out of {fromCity=town3} {travelDate=day3}? we want to end up in {toCity=town3}
the trains are on strike {travelDate=day3}, what else could take {adults:2=two adults|2 adults} from {fromCity=town3} over to {toCity=town3} on the motorway
~ cheapest bus {travelDate=day3} to {toCity=town3} from {fromCity=town3}, at most {maxPrice=fare}
bus {fromCity=town3}→{toCity=town3} {travelDate=day3} {children:2=2 kids|two children} {adults:2=2 adults|two adults}
find a bus to {toCity=town3} {travelDate=day3}
coach trip for {adults:3=three adults|3 adults} from {fromCity=town3} under {maxPrice=fare}
bus from {fromCity=bustown} to {toCity=bustownb} on {travelDate=daya} for {adults=nsmall} adults
coach to {toCity=bustownb} from {fromCity=bustown}, {travelDate=dayt}, under {maxPrice=farex}
from {fromCity=bustown}, to {toCity=bustownb}, date {travelDate=dayb2}, adults {adults=nsmall}, children {children=nsmall}
~ on {travelDate=daya} with {children=nsmall} kids and {adults=nsmall} adults from {fromCity=bustown} to {toCity=bustownb} by bus
{fromCity=bustown} - {toCity=bustownb}, {travelDate=dayb2}, price up to {maxPrice=farex}
max {maxPrice=farex} per ticket, {travelDate=daya}, bus into {toCity=bustownb} out of {fromCity=bustown}
which buses leave {fromCity=bustown} for {toCity=bustownb} on {travelDate=daya}
under {maxPrice=eur}, {children=guests} kids and {adults=guests} grown-ups, coach into {toCity=town2_2} from {fromCity=town7}
coach {travelDate=day7}, we leave {fromCity=town7}, the festival is in {toCity=town2_2}
{toCity=town2_2} by bus {travelDate=day7}, I'm setting off in {fromCity=town7} and won't pay more than {maxPrice=eur}
%lang de
such mir einen Fernbus von {fromCity=city} nach {toCity=city} {travelDate=date} für höchstens {maxPrice=money}
%lang es
autobuses de {fromCity=city} a {toCity=city} {travelDate=date} para {adults:2=dos adultos|2 adultos} [y {children:1=un niño}]

%tool changeBusTicket Move a bus booking to another day or time.
%also Rebooks a coach ticket.
%also Exchange an existing coach reservation for a departure on a new date or hour, keeping the same line.
%param bookingCode* (reference, pnr) {"type": "string", "description": "Code of the booking"}
%param newDate (date, to_date) {"type": "string", "description": "New day"}
%param newTime (time, hour) {"type": "string", "description": "New departure time"}
%list day9: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list oldd: Wednesday | the 2nd | 5 April | Sunday | the 21st | next Friday | 20 July | Saturday | tomorrow | 6.10.
%list ref: BX7Q2L | 88KD1 | QZP4TT | L0M9A | RR-20871 | 7HH3WE | TK-5512 | VOLT88 | A1B2C3
move [my] bus booking {bookingCode=ticket} to {newDate=day3} at {newTime=hour}
rebook coach ticket {bookingCode=ticket} for {newTime=hour} {newDate=day3}
I'd rather take the bus at {newTime=hour}, booking {bookingCode=ticket}
{bookingCode=ticket}: not today but {newDate=day3}, same line
can the coach reservation {bookingCode=ticket} be shifted to {newDate=day3}
I overslept, put me on the {newTime=hour} one instead, reference {bookingCode=ticket}
{newDate=day3}, {newTime=hour} suits me better for {bookingCode=ticket}, the long-distance bus
swap the bus under {bookingCode=ticket} to {newTime=hour} on {newDate=day3}
the exam was moved so I travel {newDate=day3} now, code {bookingCode=ticket}, on the coach
change my bus ticket to {newDate=day3} [{newTime=hour}]
I want a later bus than the one I booked
move booking {bookingCode=code} to {newDate=day9} at {newTime=clk}
change {bookingCode=code} to {newTime=clk}
~ to {newDate=day9} instead of {=oldd}, bus booking {bookingCode=code}
booking {bookingCode=code}, new day {newDate=day9}, new time {newTime=clk}
take the bus at {newTime=clk} instead, code {bookingCode=code}
~ on {newDate=day9} rather than {=oldd}, please, my bus ticket is {bookingCode=code}
rebook {bookingCode=code}, {newDate=day9}, {newTime=clk}
at {newTime=clock} instead, booking {bookingCode=ref}
{bookingCode=ref} should be {newDate=day7} now, my sister is ill
make it {newDate=day7} {newTime=clock} for my bus, the code's {bookingCode=ref}

%server compassel
%list town8: Graz | Leeds station | Vigo | Newcastle upon Tyne | my flat | the office | 14 Hill Street | Bath | Queen's Park | Frankfurt an der Oder | the harbour | Aarhus
%list min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 min => 15 | a quarter of an hour => 15 | forty minutes => 40
%list townb5: Zagreb | Ghent | Stratford-upon-Avon | the airport | King's Lynn | Palermo | Jo's place | St. Moritz | the old mill | Le Mans | Bilbao | school
%list meetat: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | ten past three
%list walktrap: Bikers' Rest | Foot Street | the bus depot | Walker's Green | the car museum | Cycle Lane 4 | the tram works | Drive-In cinema | Coach and Horses | Minute Lane | the Foot Hospital
%list who3: Jo | Kwame | Big Sal | Dr. Iyer | Mrs. O'Neill | Tomasz | the new neighbour | Anneke | Lee from the choir | Uncle Bert | Mia Carlsson | D'Arcy | Priya | our old landlord
%list whob: Ines | Ruben | Aunt Fay | Mr. Tanaka | Otto | my boss | Yuki | the man from the bakery | Rosa | Fergus O'Dea | Sanne | grandpa | Bea at the library | Dev

%tool compassel_reachableArea Isochrone. Which area can be reached from a point within a number of minutes.
%also How far one gets in a given time.
%also Draws the zone around a starting place that is no more than so many minutes away by the chosen means.
%param start* (origin, center) {"type": "string", "description": "Starting point"}
%param minutes* (time_limit, max_minutes) {"type": "integer", "description": "Travel time"}
%param means (mode, profile) {"type": "string", "enum": ["foot", "bike", "car", "public_transport"], "description": "Default car"}
%param leavingAt (departure, at) {"type": "string", "description": "Hour of departure, for traffic"}
%param show (poi, places) {"type": "string", "description": "Kind of place to mark in the area"}
%list place2: school | swimming pool | chemist | vet | campsite | bakery | charging point | playground | hospital | farm shop
%list places: schools | pools and lakes | chemists | vets | campsites | good bakeries | flats for rent | playgrounds | doctors' surgeries | farm shops
how far do I get from {start=town8} in {minutes=min}, {means:foot=on my own two legs|strolling|if I walk}
what's within {minutes=min} of {start=townb5}, {means:public_transport=with a day ticket|taking trams and buses|I've got no wheels}
with {start=town8} as the middle, every {show=place2} inside {minutes=min}
{show=places} no more than {minutes=min} from {start=townb5}
I want to move close to my work, so where is {minutes=min} from {start=town8}, {means:bike=pedalling|on two wheels}
{start=townb5}, {minutes=min}, off at {leavingAt=meetat}, {means:car=driving|behind the wheel}, {show=places}
the zone of {minutes=min} around {start=walktrap}

%tool compassel_meetingPoint Finds a spot halfway between two people.
%also Midpoint between two starting places.
%also Where two parties coming from different directions could meet, with a kind of venue there, equally long for both or nearer to one.
%param firstFrom* (a, origin_a) {"type": "string", "description": "Where the first one sets out"}
%param secondFrom* (b, origin_b) {"type": "string", "description": "Where the second one sets out"}
%param venue (category, place_type) {"type": "string", "description": "Kind of place to meet in"}
%param favour (bias, closer_to) {"type": "string", "enum": ["balanced", "first", "second"], "description": "Whose way is to be shorter"}
%param meetAt (time, arrival) {"type": "string", "description": "Hour of meeting"}
%list venue: a café | somewhere for lunch | playground | pub with a garden | petrol station | a swimming lake | motorway services | library | ice cream | hotels and inns
I'm at {firstFrom=town8}, he's at {secondFrom=townb5}, where do we meet, {favour:first=I don't want to go far|closer to me|the short leg is mine}
the middle of {firstFrom=town8} and {secondFrom=townb5}, {venue=venue}
{venue=venue} between {firstFrom=town8} and {secondFrom=townb5}, we want to be there at {meetAt=meetat}
~ coming out of {firstFrom=townb5}, and she from {secondFrom=town8}, {venue=venue}
we hand over the kids on Sunday, me from {firstFrom=town8} and their dad out of {secondFrom=townb5}, {favour:second=spare him the drive|nearer to his}
{meetAt=meetat}, {firstFrom=town8}, {secondFrom=townb5}, {venue=venue}, {favour:balanced=fair for both|same for both of us}
~ halfway from {firstFrom=walktrap} to {secondFrom=townb5}

%tool compassel_sharePosition Lets someone follow the user's LIVE position for a while. To send one fixed place use compassel_sendPin.
%also Share where I am, continuously.
%also A person sees the user move on the map for some minutes or until arrival at a place, exactly or roughly.
%param viewer* (with, contact) {"type": "string", "description": "Who may follow"}
%param minutes (duration, for_minutes) {"type": "integer", "description": "Duration in minutes, default 60"}
%param until (stop_at, destination) {"type": "string", "description": "Stop on arrival at this place"}
%param blurred (approximate, coarse) {"type": "boolean", "description": "Show the district only, not the exact spot"}
%param note (message, text) {"type": "string", "description": "Message along with it"}
%list chat: the family chat | flat 12 | Book Club | rowers, women's eight | team blue | the neighbours | grandkids | choir | class of '98 | Saturday football | Mums and Dads 3b | ski trip
%list posnotelong: I'm walking home alone, just keep an eye on me | put the kettle on when I reach the bridge | the train is late again, you can see for yourself | I may stop for petrol, so don't worry if I stand still | if the dot stops for an hour, ring my sister | I'm cycling back in the dark, so watch the dot | we left late because Ben lost a shoe | open the gate when I turn into your road | I got lost once already, laugh if you like | keep the food warm, there is snow on the pass
%list posnote: start the soup | I'm on the night bus | wait inside | traffic is awful | don't worry | bring the sledge | I have the cake | on my way | nearly there | long way round, sorry
%list mettrap: Dr. Good, the dentist | Mrs. Cold | Frosty | Joy Warmington | Stan Strange | Sunday Okafor | May Summers | Monday Eze | April Parks | Bristol Jones | Neil Once | Rose Monthly
let {viewer=who3} see where I am, {blurred:true=only roughly|just the part of town|not to the metre}
{viewer=whob} can follow me, {minutes=min}
show {viewer=who3} how I get on, till I'm at {until=town8}
until {until=townb5} I'd like {viewer=chat} to follow me
have {viewer=who3} track me and say {note=posnotelong}
~ {viewer=chat}, {minutes=min}, {blurred:false=the exact dot|to the metre}, "{note=posnote}"
share my live position with {viewer=mettrap}

%tool compassel_sendPin Sends a fixed place to someone as a map link.
%also Pass a location on to a contact.
%also Drop a marker on a spot and let another person have it, with a hint how to find the door.
%param place* (location, address) {"type": "string", "description": "Place or address"}
%param recipient* (to, contact) {"type": "string", "description": "Who gets it"}
%param hint (note, remark) {"type": "string", "description": "How to find it"}
%param channel (via, medium) {"type": "string", "enum": ["sms", "email", "chat"], "description": ""}
%param withRoute (directions, add_route) {"type": "boolean", "description": "Add directions from where the recipient is"}
%list spot3: the Anchor | Pino's | the library steps | Leeds station | the dog park | Hollis Bakery | Queen's Square | the pool | Cork | the café with the red door | a bench by the river | St. Moritz
%list hint: second door | ring at Hollis | behind the church | mind the dog | blue gate, no bell | third floor | past the pond | ask for Ruben | red door, top bell | over the bakery
%list hintlong: the bell is broken, so knock on the window | turn left after the mill, then it's the second gate | park at the church, the lane is too narrow | go round the back, Bert keeps the key there | it looks shut but it opens at seven | the house has no number, look for a green boat | walk through the shop and up the stairs | take the ferry side, not the church side | there are two of them, you want the older one | ask at the bar, they know where the stairs are
%list pintrap: the Post Office | Chat Noir | Mailbox Lane | Route 66 diner | Way Out bar | the Text Museum | Letter Street 5 | Direction Hill | By Mail Inn | Message Bay
let {recipient=who3} have the spot of {place=spot3}, {withRoute:true=and how to get there|with the way from his place|she won't find it alone}
give {recipient=whob} the address of {place=spot3}, {channel:sms=he has an old phone|as a text|she's got no internet}
{place=town8} to {recipient=who3}, and tell her {hint=hint}
~ to {recipient=whob} the spot where {place=spot3} is
map link of {place=spot3} for {recipient=who3}, {hint=hintlong}
{recipient=whob}, {place=town8}, "{hint=hint}", {channel:email=to her inbox|by mail}, {withRoute:true=way there included|plus the way}
send {place=pintrap} to {recipient=who3}

%tool compassel_reportMapError Reports a mistake on the map to the editors.
%also Suggest a correction to the map.
%also Tell the map makers what is wrong with a place or street, what sort of error it is and what would be right.
%param place* (feature, location) {"type": "string", "description": "Place or street concerned"}
%param details (description, comment) {"type": "string", "description": "What is wrong"}
%param kind (error_type, category) {"type": "string", "enum": ["closed_down", "wrong_spot", "wrong_name", "road_blocked"], "description": ""}
%param town (city, municipality) {"type": "string", "description": ""}
%param keepMePosted (notify, subscribe) {"type": "boolean", "description": "Mail when it is corrected"}
%list shop: Hollis Bakery | the ford at Elm Lane | Bridge Street | Pino's | the public toilets | Queen's Square | bus stop Mill Hill | O'Brien Roofing | the footpath to the lake | chemist by the market | Dog and Duck | car park C
%list city2: Graz | Vigo | Newcastle upon Tyne | Bath | Frankfurt an der Oder | Aarhus | Zagreb | King's Lynn | St. Moritz | Le Mans | Bilbao | Cork
%list wrong: it's a bank now | one-way since May | the stairs are gone | it's on the other bank | the name has an e | opening hours too | the gate stays locked | nothing there but grass | the bridge is private | no bikes allowed
%list wronglong: the bridge was swept away in March, nobody gets across | it moved over the road, next to the fire station | they renamed it after the mayor, two years ago | the path ends in a field and there's a bull | you can drive in but not out, it's one-way | the entrance is round the corner, where the bikes are | half of it burnt down and the rest is fenced off | it says café but there has been a tyre shop for years | the road stops at the farm, there is a wall | two shops swapped places and you show it the old way
%list errtrap: Closed Door bar | Wrong Way pub | Blocked Arts Gallery | No Name café | Update Street | the Missing Link shop | Shut Eye hotel | Moved On charity shop | Spot On garage | Roadblock Records
~ {place=shop} is on there, {kind:closed_down=but it's gone|they gave up in May|shut for good}, {keepMePosted:true=tell me when it's fixed|I want to hear back|let me know what comes of it}
your map has {place=shop} in {town=city2}, {kind:wrong_spot=but not where it really is|two streets off|it's over the road}
{place=shop} in {town=city2}: {details=wrong}
in {town=city2}, at {place=shop}, {details=wrong}
something's off with {place=shop}, {details=wronglong}
~ {town=city2}, {place=shop}, {kind:road_blocked=no getting through|you can't pass}, {details=wrong}
there's a mistake on the map at {place=errtrap}

%server curbspot

%tool curbspot-start-session Start paid street parking for a number plate.
%also Returns session id and end.
%also Pays the parking fee in a zone for a plate, for a number of minutes.
%param zone* (area, zone_code) {"type": "string", "description": "Zone code on the sign"}
%param plate (registration, car) {"type": "string", "description": "Number plate"}
%param minutes (duration) {"type": "integer", "description": "Minutes to pay for"}
%list zonec: 4120 | B7 | zone 12 | red zone | 80551 | North 3 | C14 | 2206 | zone A | old town zone | K2 | 7719 | blue zone | Harbour 1 | 331
%list stay: 90 minutes => 90 | two hours => 120 | 45 minutes => 45 | an hour => 60 | half an hour => 30 | 75 minutes => 75 | three hours => 180 | 20 mins => 20
%list plate3: GZ 412 KL | AB19 XYZ | M-SL 2020 | 7KDL339 | W-1234A | HH QR 88 | LK02 BNT | BIG SAL | 4471 HJK | B-OB 77
%list zone: A12 | 4471 | Leith 7 | B-03 | 20815 | Mitte 12 | C | harbour east | P4 | 9
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 30 min => 30
start parking in {zone=zonec} for {plate=kfz}, {minutes=stay}
~ pay for {minutes=stay} in {zone=zonec}
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
park {plate=plate3} in {zone=zone} for {minutes=min}
~ {minutes=min} in {zone=zone} for {plate=plate3}
start parking for {plate=plate3}, zone {zone=zone}
plate {plate=plate3}, duration {minutes=min}, zone {zone=zone}

%tool curbspot-stop-session Stop the running parking session.
%also Returns minutes and amount.
%also Ends paid street parking early, for one plate or at a moment, so that no more is charged.
%param plate (registration, car) {"type": "string", "description": "Number plate"}
%param at (end, when) {"type": "string", "description": "When it ends"}
%list plate3: B-KX 4412 | LM19 ZRT | GR 702 KP | 7ABC123 | W-55021T | AB 12 345 | KFZ-77 | 4421 HJK | HH MV 88 | XY70 OPQ
%list clock3: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
~ stop parking [for {plate=kfz}]
end my parking session at {at=time}
{plate=kfz}, parking over
at {at=time} stop the session of {plate=kfz}
~ parking off
session end {at=time}
{plate=kfz} {at=time}, finished
I'm driving away with {plate=kfz}, don't let them charge on
done shopping sooner than I thought, I shouldn't go on paying for {plate=kfz}
{plate=kfz} leaves the kerb at {at=time}, not a minute more on my bill
back at the car, save me the rest of the money
we're rolling again
I started it for two hours, but {plate=kfz} is out of the zone now, so stop
stop parking for {plate=plate3} at {at=clock3}
end {plate=plate3} at {at=clock3}
plate {plate=plate3}, end {at=clock3}
at {at=clock3} stop the session of {plate=plate3}
car {plate=plate3}, finish: {at=clock3}
let the parking of {plate=plate3} run until {at=clock3}
~ I parked {plate=plate3} at {=clock3}, stop the parking now
%lang de
beende das Parken für {plate=kfz} um {at=time}
%lang es
termina el estacionamiento del {plate=kfz}

%tool curbspot-free-bays Find free parking bays around an address.
%also Returns bays with fee and walking distance.
%also Where a vehicle can be left near somewhere, at a moment and for some hours, in bays of a kind.
%param near* (around, address) {"type": "string", "description": "Address or place"}
%param arrival (from, at) {"type": "string", "description": ""}
%param hours (stay, length) {"type": "integer", "description": "Hours to stay"}
%param bay (bay_type, kind) {"type": "string", "enum": ["ordinary", "disabled", "family", "charging", "motorcycle", "loading"], "description": "Kind of bay"}
%list hoursto: 3 hours => 3 | two hours => 2 | 4 hours => 4 | five hours => 5 | 8 hours => 8 | an hour => 1 | 6 h => 6
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
free parking near {near=addr} for {hours=nfew2} hours
from {arrival=mom}, {hours=nfew2} hours, a {bay:disabled=disabled} bay near {near=addr}
~ Where: {near=addr} / arrival: {arrival=mom} / hours: {hours=nfew2} / bay: {bay:family=family}
for a {bay:motorcycle=motorcycle}, {hours=nfew2} hours, close to {near=addr}
a {bay:charging=charging} bay around {near=addr} at {arrival=hour2}

%server ferrydesk

%tool ferry-search-crossings Look for ferry crossings between two ports.
%also Returns sailings[].
%also Boats from harbour to harbour on a day, with the vehicle that comes along and how many are on board.
%param departure_port* (from_port, from) {"type": "string", "description": "Harbour of departure"}
%param arrival_port* (to_port, to) {"type": "string", "description": "Harbour of arrival"}
%param date (sail_date, day) {"type": "string", "description": "Day of the crossing"}
%param vehicle (transport, with_vehicle) {"type": "string", "enum": ["car", "motorbike", "camper", "bicycle", "foot"], "description": "What you travel with"}
%param passengers (people, travellers) {"type": "integer"}
%list port: Kiel | Dover | Calais | Piraeus | Ancona | Helsinki | Tallinn | Bari | Dubrovnik | Palma | Holyhead | Dublin | Hirtshals | Civitavecchia | Olbia | Rostock | Trelleborg | Naxos | Ystad | Portsmouth | Santander | Genoa | Bastia | Harwich | Split | Hvar
%list vehicle: with the car => car | by car => car | taking our car => car | with a motorbike => motorbike | on the motorcycle => motorbike | with the camper => camper | in the motorhome => camper | with our camper van => camper | with bikes => bicycle | with my bicycle => bicycle | on foot => foot | as foot passengers => foot | without any vehicle => foot
%list port2: Dover | Hook of Holland | Kiel | Palma | Rosslare | Port of Spain | Ancona | St. Malo | Holyhead | Piraeus | Nice | Travemünde
%list port2_2: Calais | Harwich | Gothenburg | Barcelona | Cherbourg | Le Havre | Split | Portsmouth | Dublin | Santorini | Bastia | Helsinki
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list port2_3: Calais | Turku | Patras | Gothenburg | Cherbourg | Split | Hook of Holland | Dublin | Palma
%list port3: Dover | Harwich | Kiel | Piraeus | Ancona | Stockholm | Rosslare | Bari | Holyhead
ferries from {departure_port=port} to {arrival_port=port} {date=day3} [{vehicle=vehicle}]
ferry {departure_port=port} - {arrival_port=port}, {date=day3}, {passengers=pax}, {vehicle=vehicle}
which boats go to {arrival_port=port} from {departure_port=port} {date=day3}
we are {passengers=pax} {vehicle=vehicle} and want to cross from {departure_port=port} over to {arrival_port=port}
{date=day3} {departure_port=port}→{arrival_port=port} {vehicle=vehicle}
how could we get over the water to {arrival_port=port}? we'd be in {departure_port=port} {date=day3}, {vehicle=vehicle}
sailings out of {departure_port=port} bound for {arrival_port=port}, {passengers=pax}
island hopping: {arrival_port=port} is next, we sit in {departure_port=port}, anything floating that way {date=day3} that takes {passengers=pax}
{vehicle=vehicle} to {arrival_port=port} by ship {date=day3}, from {departure_port=port}
ferry to {arrival_port=port} {date=day3} {vehicle=vehicle}
find a crossing from {departure_port=port} for {passengers=pax}
ferries from {departure_port=port2} to {arrival_port=port2_2} on {date=onday}
crossing to {arrival_port=port2_2} from {departure_port=port2} with (a|our) {vehicle:car=car}
{passengers=hours} passengers, {departure_port=port2} to {arrival_port=port2_2}, {vehicle:foot=on foot}
from {departure_port=port2}, to {arrival_port=port2_2}, date {date=anyday}, vehicle {vehicle:camper=camper}, people {passengers=hours}
on {date=onday} with {vehicle:bicycle=bikes|bicycles} from {departure_port=port2} over to {arrival_port=port2_2}
how do {passengers=hours} of us get to {arrival_port=port2_2} by boat from {departure_port=port2} {date=anyday}
~ {departure_port=port2} - {arrival_port=port2_2}, {date=anyday}, {vehicle:motorbike=motorbike}
we must be in {=town6} later, any ferry {departure_port=port2} to {arrival_port=port2_2}, {vehicle:car=with the car|by car}
with {vehicle:camper=the camper|our motorhome}, {passengers=guests} of us, to {arrival_port=port2_3} from {departure_port=port3}
from {departure_port=port3} {date=day7} over to {arrival_port=port2_3} {vehicle:foot=on foot|without a car}
{arrival_port=port2_3} by boat, out of {departure_port=port3}, {date=day7}, I get seasick but never mind
%lang de
wann fährt {date=date} eine Fähre von {departure_port=port} nach {arrival_port=port} [{vehicle:car=mit dem Auto|mit Auto}]
%lang es
qué ferris salen de {departure_port=port} hacia {arrival_port=port} {date=date}, somos {passengers:4=cuatro|4}

%tool ferry-book-crossing Book a place on a ferry sailing.
%also Returns a booking number.
%also Buy passage on one particular sailing, in a cabin or a chair, with or without an animal.
%param sailing_id* (sailing, crossing) {"type": "string", "description": "Id of the sailing"}
%param passengers* (people, pax) {"type": "integer", "description": "Number of travellers"}
%param accommodation (berth, cabin) {"type": "string", "enum": ["deck", "reclining_seat", "inside_cabin", "outside_cabin"], "description": "Where you sleep"}
%param pet (with_pet, animal) {"type": "boolean", "description": "An animal comes along"}
%list sailing: SF-204 | DK118 | KIE-OSL-7 | 4471 | MN902 | TT Line 31 | AN-88 | JL0612 | BAR22 | HX-9 | 20731 | PO 15 | VK330 | GR-417 | SEA551 | DF-02 | 99-B | STN74 | OLB3 | C-1209
%list berth: on deck => deck | under the stars on the open deck => deck | without a cabin => deck | in a reclining seat => reclining_seat | in an airline-style chair => reclining_seat | in an inside cabin => inside_cabin | in a cabin without a window => inside_cabin | in the cheapest cabin => inside_cabin | in an outside cabin => outside_cabin | in a cabin with a sea view => outside_cabin | in a cabin with a porthole => outside_cabin
%list heads: four => 4 | 5 | three => 3 | 6 | two => 2 | eight => 8 | 7 | seven => 7 | 10 | twelve => 12
%list sail: DVC-0915 | NO-117 | 8812 | SF22B | kiel-oslo-14 | B7-2030 | 40 311 | GR-PIR-8 | HE1042 | x77
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
{passengers=heads} people on sailing {sailing_id=sail}, {accommodation:outside_cabin=cabin with a window|outside cabin}
tickets for {sailing_id=sail}: {passengers=heads} travellers, {pet:true=one dog|and a cat}
reserve {sailing_id=sail}, {passengers=heads} passengers, {accommodation:reclining_seat=reclining seats|recliners}, {pet:false=no animals|without a pet}
{passengers=heads} of us want to sail on {sailing_id=sail} and see the deck lights

%server gateboard

%tool gateboard_flight Status of a flight by its number.
%also Returns gate, departure, arrival and delay.
%also Whether a plane is on time, from which gate it leaves and when it lands.
%param flight_number* (flight, number) {"type": "string", "description": "Such as LH 123"}
%param date (day, departure_day) {"type": "string", "description": "Day of departure"}
%param show (field, info) {"type": "string", "enum": ["gate", "departure", "arrival", "delay", "baggage_belt"], "description": "Only this"}
%list flightno: LH 441 | BA287 | IB3166 | AF 1234 | UA 90 | FR8542 | KL1009 | U2 7713 | LX 38 | EW584 | DL 47 | SK 1415 | TP 572 | QF1 | EK 203 | OS 88 | VY6201 | AZ 610 | LO 281 | TK1721
%list fno: LH 441 | BA2490 | AF 1380 | KL644 | DL 72 | FR 6603 | EK 029 | U2 8713 | IB3167 | SK 1425 | TP 9
is {flight_number=flightno} on time [{date=date}]
flight {flight_number=flightno} {date=date}
{flight_number=flightno} {show:gate=gate|which gate}
when does {flight_number=flightno} {show:arrival=land|arrive|touch down} {date=date}
{date=date}, {flight_number=flightno}, {show:delay=delay|how late}
which {show:baggage_belt=belt|carousel} for {flight_number=flightno} {date=date}
{show:departure=departure time|take-off} of {flight_number=flightno} {date=date}
mum sits in {flight_number=flightno} and I'm fetching her {date=date}, {show:arrival=when should I be there|when will she be down}
I'm running through the airport with two bags, {flight_number=flightno}, {show:gate=where do I have to go|which way}
has {flight_number=flightno} left yet or is there time for another coffee
storm over the coast, so {show:delay=how long will they keep us waiting|how late are we} with {flight_number=flightno} {date=date}
everybody just stands around, {flight_number=flightno}, {show:baggage_belt=where do our suitcases come out|where do we wait for the bags}
what's the {show:gate=gate} for my flight {date=date}
is our plane {show:delay=delayed}
{show:gate=gate} for {flight_number=fno} on {date=onday2}
is there a {show:delay=delay} on {flight_number=fno} {date=anyday2}
date {date=anyday2}, flight {flight_number=fno}, show {show:baggage_belt=baggage belt}
{show:arrival=arrival time} on {date=onday2} of {flight_number=fno} from {=town1}
%lang de
hat {flight_number=flightno} {date=date} {show:delay=Verspätung}
%lang es
¿de qué {show:gate=puerta} sale el vuelo {flight_number=flightno} {date=date}?

%tool gateboard_security_queue Waiting time at airport security.
%also Returns minutes of waiting.
%also How long the queue at the checkpoint of an airport is, at a terminal and an hour.
%param airport* (port, code) {"type": "string", "description": "Airport"}
%param terminal (hall, pier) {"type": "string", "description": "Terminal"}
%param at (when, hour) {"type": "string", "description": "Hour or day"}
%list airport: Heathrow | Munich | JFK | Barajas | Schiphol | Charles de Gaulle | BER | Gatwick | Changi | O'Hare | Dublin | El Prat | Zurich | MUC | Vienna | LAX | Frankfurt | Palma de Mallorca | Stansted | Denver
%list terminal: terminal 2 | T5 | hall B | terminal 1 | pier C | terminal 4 | T3 | terminal B | north terminal | hall 7 | departures A | terminal 2F
%list airx: Heathrow | Leeds Bradford | Vienna | Charles de Gaulle | London City | FRA | John F. Kennedy | Nice | East Midlands | Barajas
%list termx: 2 | T5 | 1 | B | 4 | South | 2E | North | D | 3
how long is the security queue at {airport=airport} [{at=when}]
security {airport=airport} {terminal=terminal}
{airport=airport}, {terminal=terminal}, {at=time}: waiting time
waiting time at security in {terminal=terminal}, {airport=airport}, {at=date}
at {terminal=terminal} in {airport=airport}, how long do they take to let people through {at=date}
our taxi is stuck and boarding closes soon, how bad are the lines at {airport=airport} {terminal=terminal}
do I have to take off my shoes among hundreds of others at {airport=airport} {at=date}
with two toddlers in tow I hate standing around, so what should we expect at {airport=airport}, {terminal=terminal}, {at=time}
can I turn up an hour before take-off at {airport=airport} {at=date}, or would that be madness
checkpoint {terminal=terminal} {airport=airport} how many minutes
is it crowded at {airport=airport} around {at=time}
queue at {terminal=terminal} {at=time}
~ how long is the wait at airport security
security queue at {airport=airx}, terminal {terminal=termx}, {at=whnx}
for {at=whnx}, how long is the security line at {airport=airx}
airport {airport=airx}, terminal {terminal=termx}, time {at=clkx}
~ wait at security in terminal {terminal=termx} of {airport=airx}
%lang es
¿cuánta cola hay en el control de {airport=airport}, {terminal=terminal}?

%server gearpod
%list street2: Kiln Lane 4 | the opera | Harbour and Docks | my place | St. Mary's Church | the corner of Mill and Fifth | Westkreuz | IKEA | Oak Hill school, back gate | Gran's | platform 9 | the vet's on Dale Street

%tool find_shared_cars Find free cars of the fleet around a location. Read-only; to hold one for later use reserve_shared_car, to open one now start_car_rental.
%also Free cars near a place.
%also Which car could be taken nearby, in a certain period, of a certain size, driven by battery or with an automatic.
%param near* (location, around) {"type": "string", "description": "Address, stop or place"}
%param start (from, pickup_time) {"type": "string", "description": "Begin of the period"}
%param end (until, return_time) {"type": "string", "description": "End of the period"}
%param size (car_class, category) {"type": "string", "enum": ["small", "estate", "van", "convertible"], "description": "Class"}
%param electric (ev_only, is_electric) {"type": "boolean", "description": "Battery cars only"}
%param radius_m (max_distance, distance_m) {"type": "integer", "description": "Walking distance in metres"}
%list metres: 300 metres => 300 | 500 m => 500 | 200 metres => 200 | 800 m => 800 | 150 metres => 150 | 400 metres => 400 | 600 m => 600 | 250 metres => 250 | 700 metres => 700 | 350 m => 350
anything to drive around {near=street2} on {start=day}, {size:van=we're moving a sofa|big enough for a wardrobe|I've got boxes, lots}
what could I take from {near=street2} {start=start}, {electric:true=nothing that burns petrol|on batteries|no fuel please}
from {start=start} to {end=atb} around {near=street2}
till {end=atb}, around {near=street2}, from {start=start}
is there a free car close to {near=streetlong}
{start=start} to {end=atb}, {near=street2}, {size:small=tiny is enough|something easy to park|just a little one}, {radius_m=metres}
which cars stand free at {near=streetodd}

%tool reserve_shared_car Reserve a car at a station for a later period. Free of charge up to two hours before the start.
%also Books a car in advance.
%also Hold a particular car or any car of a station for somebody, from one time to another, with extras.
%param station* (pickup_station, at) {"type": "string", "description": "Where it is picked up"}
%param start* (from, begin) {"type": "string", "description": "Pick-up time"}
%param end (until, to) {"type": "string", "description": "Return time"}
%param drop_station (return_station, dropoff) {"type": "string", "description": "Where it is returned, if elsewhere"}
%param driver (member, for) {"type": "string", "description": "Member who will drive"}
%param child_seat (with_child_seat, kids_seat) {"type": "boolean", "description": "With a child seat"}
%param note (comment, remark) {"type": "string", "description": "Note in the reservation"}
%list carnote: skis on the roof, no marten please | I'll be back late, traffic on the ring | the dog travels in a box in the back | please leave the charging cable in the boot | picking up a wardrobe, we'll fold the seats | key to Noor, she drives the second half | we'd like the one with the roof rack | ferry at six, so don't give us the slow one | I've got a broken arm, automatic would help | we leave early, please charge it overnight
hold a car at {station=stop} from {start=start}, {child_seat:true=the baby's coming|our toddler rides along|with a seat for the little one}
a car from {station=stop} on {start=day}, {driver=who} drives
pick up at {station=stop} {start=start}, bring back to {drop_station=stopb} by {end=atb}
from {start=start} till {end=atb} for {driver=who}, out of {station=stop} and into {drop_station=stopb}
put me down for a car at {station=stop}, {start=start}, {note=carnote}
{station=stop}, {start=start} to {end=atb}, {driver=who}
keep me one of the cars at {station=oddstop} for {start=dayq}

%tool start_car_rental Unlock a car and start the rental immediately.
%also Opens a car now.
%also Begin driving at once: unlock the vehicle in front of you, note damage, choose how to be charged.
%param car* (vehicle, plate) {"type": "string", "description": "Name or plate of the car"}
%param tariff (rate, plan) {"type": "string", "enum": ["per_minute", "per_hour", "day_pass"], "description": "Default per_minute"}
%param damage (condition, damage_report) {"type": "string", "description": "Damage seen before the start"}
%param business (company_account, work_trip) {"type": "boolean", "description": "Charge the company account"}
%param co_driver (second_driver, with_driver) {"type": "string", "description": "Second driver"}
%list car: Daisy | B-GP 4471 | the white Zoe | Marlene | HH-VK 12 | the red one, row 3 | Kangoo 7 | the little Fiat at the corner | Olaf | WX19 KLO | our van
%list damage: scratch on the left door | cracked mirror | a flat tyre, nearly | dent in the boot | chewing gum on the seat | no parking disc | muddy inside, smells of dog | broken wiper | a light out at the front | dead battery light
%list damagelong: somebody scraped the whole side, from door to wheel | the mirror hangs loose, held up with tape | the tank is nearly empty and a warning light is on | there's a crack in the windscreen, on the right | the boot doesn't close unless you slam it twice | it's full of sand and the seat is wet | the seat belt in the back is jammed, left side | someone was sick in it, windows were open | a tyre looks low, it may hold until Leeds | the bumper came off, I put it inside
%list carodd: Miss Daisy Day | Minute Mini | Company Car 4 | Bumper | Scratchy | Sir Drive-a-Lot | Happy Hour | Dent de Lion | Co-Pilot | Workhorse
open {car=car} for me, {tariff:day_pass=I'll have it until tomorrow|I need it from morning to night|for the whole day}
I'm in front of {car=car}, let me in, {business:true=work's paying|it's for a client visit|the firm gets the bill}
go with {car=car}, me and {co_driver=who} at the wheel
{co_driver=who} drives too, unlock {car=car}, {damage=damage}
get {car=car} going, {damage=damagelong}
{car=car}, {damage=damage}, with {co_driver=who}, {tariff:per_hour=paying by the hour|billed each hour}
unlock {car=carodd}

%tool order_taxi_ride Order a taxi via gearpod partners. Without `at` the next free taxi is sent.
%also Calls a cab.
%also Have somebody picked up and driven to an address, now or later, with room for wheelchairs or many bags, paid in whatever manner.
%param pickup* (from, pickup_address) {"type": "string", "description": "Where to pick up"}
%param dropoff* (to, destination) {"type": "string", "description": "Where to go"}
%param at (time, pickup_time) {"type": "string", "description": "Pick-up time"}
%param passengers (people, seats) {"type": "integer", "description": "Number of people"}
%param vehicle (cab_type, taxi_type) {"type": "string", "enum": ["standard", "minibus", "wheelchair", "estate"], "description": "Kind of taxi"}
%param payment (pay_by, payment_method) {"type": "string", "enum": ["cash", "card", "account"], "description": "How it is paid"}
%param note_to_driver (message, instructions) {"type": "string", "description": "Text shown to the driver"}
%list streetb: the airport | Queen's Park | Hotel zur Post | 18 Orchard Close | the ice rink | work | city hospital, ward B | Ines and Paul's | Castle Gate | the night train | O'Malley's bar | Noor's
%list hour3: 9 | half past six | noon | 7 in the morning | 18:00 | quarter to eight | 4 pm | 10:15 | 8 pm | midnight
%list drivernote: please don't ring, the baby is asleep | come to the yard, the front is dug up | we have a cello, it can't be folded | my father is slow, give him a minute | honk twice and we'll come down | it's the second house, the one with ivy | I'm wearing a yellow coat, under the clock | the gate sticks, you have to push hard | take the tunnel, the bridge is closed | he only speaks Greek, so call me instead
cab from {pickup=street2} to {dropoff=streetb}, {payment:cash=I've only got coins|I'll hand over notes|bills and coins}
pick {=who} up at {pickup=street2} and drop at {dropoff=streetb}, {vehicle:wheelchair=with a ramp|needs a ramp|can't get out of the chair}
to {dropoff=streetb} at {at=hour3} from {pickup=street2}
out of {pickup=street2} into the night, {passengers=y2n} of us, drive us to {dropoff=streetb}
get me from {pickup=street2} to {dropoff=streetb}, {note_to_driver=drivernote}
{at=start}, {pickup=street2} to {dropoff=streetb}, {passengers=y2n} people, {vehicle:estate=loads of luggage|we've got six suitcases}
I need a lift from {pickup=streetodd} to {dropoff=streetb}

%tool list_my_rides List finished rentals and taxi rides with price and distance.
%also Ride history.
%also Past drives of the household: who sat at the wheel, who paid, since when, by shared car or taxi.
%param driver (driven_by, member) {"type": "string", "description": "Who drove"}
%param paid_by (payer, account) {"type": "string", "description": "Whose account was charged"}
%param since (from_date, after) {"type": "string", "format": "date", "description": "First day"}
%param kind (type, ride_type) {"type": "string", "enum": ["car", "taxi"], "description": "Only one kind"}
%param order (sort, sort_by) {"type": "string", "enum": ["newest", "longest", "most_expensive"], "description": "Sorting"}
%list since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | two weeks ago | yesterday
%list whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | the twins | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list whoodd: the guy who fixed our roof, Bojan | my sister, the one without a licence | whoever had the blue card, Jo I guess | Lee from sales, the new one with glasses | Grandpa when he was still driving | the neighbours' son who borrows everything | the lodger upstairs, who works nights | our eldest since she passed her test, Penny | Ravi, though he swears he didn't | the woman from number nine, Mrs. Kuhn
what has {driver=who} driven since {since=since}, {order:longest=furthest ones on top|the real distances first|most kilometres first}
show rides of {driver=who}, {kind:taxi=just the cabs|no shared cars, cabs|cabs only}
trips by {driver=who} on the account of {paid_by=whob}
what {paid_by=whob} was charged for drives by {driver=who} since {since=since}
I'd like to see everything that was driven by {driver=whoodd}
since {since=since}, {driver=who}, {order:most_expensive=dearest at the top|what cost us most first}, charged to {paid_by=whob}
where did we drive all the time, let me see the long list

%server ironway
%list trainno: ICE 74 | TGV 6611 | EC 113 | RE 5 | IC 2027 | Nightjet 295 | 9:14 to Leeds | AVE 2063 | Acela 2155 | Eurostar 9031 | S 7 | RJ 63 | Intercity 820 | 7.40 from Reading | sleeper for Inverness | Frecciarossa 9520 | Amtrak 171 | 16:05 for Penzance | regional express in the morning | Thalys 9437

%tool ironwayConnections Look up train connections.
%also Returns trains with departure, arrival and changes.
%also Timetable by rail from one station to another, leaving after or arriving before a moment, with a limit on changes.
%param origin* (start, fromStop) {"type": "string", "description": "Station of departure"}
%param target* (goal, toStop) {"type": "string", "description": "Station of arrival"}
%param departAfter (leaving, earliest) {"type": "string", "description": "Not leaving before"}
%param arriveBy (latest, deadline) {"type": "string", "description": "Latest arrival"}
%param maxChanges (transfers) {"type": "integer", "description": ""}
%list station: Carlisle | Lyon Part-Dieu | Utrecht Centraal | Freiburg | Bologna | Edinburgh Waverley | Perth | Gare du Nord | Zürich | Sheffield | Ghent | King's Cross | Grand Central in New York | Malmö | Aberdeen | Bath Spa | Brno | Union Station | Avignon | Dundee | Innsbruck | Milano Centrale | Stratford for the park | Newton Abbot
%list st2: Edinburgh | Gare du Nord | Reading West | Olten | Stoke-on-Trent | Utrecht | Kings Cross | Porto Campanha | Fulda | Newton for Hyde | Dover Priory | Bologna
%list st1: Crewe | London Bridge | Linz Hbf | St. Pancras | Milano Centrale | Hook of Holland | Zaragoza | Clapham Junction | Paris Est | York | Bath Spa | Ashford
%list chg: two => 2 | 3 | 2 | three => 3
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
trains to {target=st2} from {origin=st1} leaving after {departAfter=hour2}
from {origin=st1} to {target=st2}, there by {arriveBy=hour2}, at most {maxChanges=chg} changes
origin: {origin=st1}, destination: {target=st2}, arrival: {arriveBy=hour2}, changes: {maxChanges=chg}
by {arriveBy=hour2} I have to be in {target=st2}, from {origin=st1}
after {departAfter=hour2}, with no more than {maxChanges=chg} changes, {origin=st1} to {target=st2}
be in {target=twm} by {arriveBy=clock2}, {origin=twn}
~ not before {departAfter=clock2} from {origin=twn} to {target=twm}
{target=twm} from {origin=twn} by rail, travelling with a cello and a cat
via as few changes as it takes, {maxChanges=nts} at most, {origin=twn} {target=twm}

%tool ironwayReserveSeats Reserve seats on a train.
%also Returns coach and seat numbers.
%also Books places in a given rail service on a day, in the quiet or family zone, at a table or with room for bikes or a wheelchair.
%param train* (service, number) {"type": "string", "description": "Train number"}
%param day* (date, travelDate) {"type": "string", "description": "Day of travel"}
%param seats (count, places) {"type": "integer", "description": ""}
%param zone (area, section) {"type": "string", "enum": ["quiet", "family", "table", "bike_space", "wheelchair"], "description": "Part of the train"}
%list trainx: ICE 612 | RJ 40 | TGV 8410 | IC 2023 | EC 9 | Night train 468 | EST 9014 | Sleeper 88 | NJ 295 | S 12
%list zugnr: ICE 74 | RE 5 | IC 2027 | EC 113 | Nightjet 295 | RJ 63 | ICE 1007 | RB 22
%list tren: AVE 2063 | Alvia 4112 | Avant 8080 | AVE 3141 | Intercity 697 | Talgo 374
reserve {seats=int} seats on [the] {train=trainno} {day=date}
(book|keep) us {seats=int} places in the {zone:quiet=quiet coach|quiet carriage|silent zone} of [the] {train=trainno} for {day=date}
~ {day=date}, {train=trainno}, {seats=int} seats {zone:table=with a table|at a table}
{train=trainno} {day=date}: {zone:bike_space=bike space|room for the bikes}
{zone:wheelchair=wheelchair space} on [the] {train=trainno}, {day=date}
seats {train=trainno} {day=date}
quiet coach, {seats=int} people
family compartment please
{seats=int} seats on [the] {train=trainno}
last time we stood all the way, so get the {seats=int} of us somewhere to sit down in [the] {train=trainno} {day=date}
the twins will be screaming, better put us where {zone:family=other parents are|the children's corner is|the toddlers are}: {train=trainno}, {day=date}
I've got slides to finish {day=date} on [the] {train=trainno} and can't stand phone calls around me, {zone:quiet=silence please|as silent as possible}
~ {day=date} my father comes along in his chair, {train=trainno}, {zone:wheelchair=he can't leave it|a ramp and a proper spot}
I know when it leaves, just make sure there are {seats=int} places for us on [the] {train=trainno} {day=date}
reserve {seats=nfew} seats on {train=trainx} for {day=dayfx}
{zone:quiet=quiet zone|quiet} seats for {day=dayfx} on {train=trainx}
train {train=trainx}, date {day=dayfx}, seats {seats=nfew}, zone {zone:table=table}
on {day=dayfx}, {seats=nfew} places in the {zone:family=family area|family part} of {train=trainx}
{zone:bike_space=bike space} on {train=trainx}, {day=dayfx}
%lang de
reservier uns {seats=int} Plätze im {zone:quiet=Ruhebereich|Ruheabteil} im {train=zugnr} {day=date}
%lang es
resérvame {seats=int} asientos {zone:table=con mesa} en el {train=tren} para {day=date}

%tool ironwayClaimDelay Claim compensation for a delayed train.
%also Returns a claim number.
%also Asks the railway for money back because a service came late or not at all, stating which one, when and by how many minutes.
%param train* (service) {"type": "string", "description": "Train number"}
%param day* (date, travelledOn) {"type": "string", "description": "Day of travel"}
%param minutesLate (delay, delayMinutes) {"type": "integer", "description": "Minutes of delay"}
%param payout (method, refundTo) {"type": "string", "enum": ["bank_transfer", "voucher", "credit_card"], "description": "How to be paid"}
%list passt: yesterday | Monday | last Friday | 3 May | last night | this morning | the 14th | 2026-02-11 | last Sunday | Tuesday last week
%list late: 90 minutes => 90 | 45 minutes => 45 | two hours => 120 | 70 min => 70 | an hour => 60 | 35 minutes => 35 | three hours => 180 | 25 mins => 25
%list trn: ICE 572 | RE 7 | EC 113 | TGV 9261 | IC 2045 | S3 | NJ 40490 | 1A22 | RJX 66 | Thalys 9412
%list pday: Friday | Sunday | the 3rd | 11 May | Oct 2 | 2026-06-14 | Saturday | 30.9. | the 27th | Easter Sunday
%list latem: 90 minutes => 90 | two hours => 120 | 70 min => 70 | 45 minutes => 45 | three hours => 180 | an hour => 60 | 100 minutes => 100 | half an hour => 30 | 55 min => 55 | 130 minutes => 130
%list past: yesterday | last Friday | Sunday | the 3rd | 11 May | Tuesday last week | Oct 2 | this morning | the day before yesterday | 2026-06-14
%list late2: 90 minutes => 90 | 65 | two hours => 120 | 70 min => 70 | 45 minutes => 45 | three hours => 180 | 130 | 85 | 150 min => 150 | an hour => 60
claim compensation for [the] {train=trainno} {day=passt}, it was {minutesLate=late} late
(I want|get me) my money back for [the] {train=trainno}, {minutesLate=late} late {day=passt}, {payout:bank_transfer=to my account|by bank transfer}
~ {day=passt}, {train=trainno}, delay {minutesLate=late}, {payout:voucher=voucher|as a voucher}
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
claim for {train=trn} on {day=pday}, {minutesLate=latem} late
{train=trn} was {minutesLate=latem} late {day=past}, pay by {payout:bank_transfer=bank transfer|transfer}
on {day=pday} I took {train=trn}, delay {minutesLate=late2}, {payout:voucher=voucher}
train: {train=trn}, day: {day=past}, delay: {minutesLate=late2}, payout: {payout:credit_card=credit card}
{payout:voucher=a voucher} for {train=trn} {day=past}
compensation to my {payout:credit_card=credit card|card}, train {train=trn}, date {day=pday}
{day=past}, {train=trn}, {minutesLate=latem} delay

%server kerbside
%list addr2: 14 Harbour Street | Crown Hotel | north entrance of the station | 8 Mill Lane | terminal 2 | my office | St Mary's Hospital | 221 Pine Avenue | Riverside Arena | back door of the theatre | Café Mozart in Neubau | corner of 5th and Main | opera house | 77 Oak Road | grandma's place in Ealing | university library | Gate 4 of the trade fair | 3 Beech Close | bar with the green door | Botanic Gardens | Hotel Ibis for the night | central bus station | Lime Street | aquarium

%tool kerbside_hail Order a taxi.
%also Returns driver, plate and arrival time.
%also Sends a cab to a pickup address, at once or later, with a destination and a kind of car.
%param pickup* (pickup_address, start) {"type": "string", "description": "Where to be fetched"}
%param dropoff (destination, to) {"type": "string", "description": "Where to go"}
%param at (pickup_time, when) {"type": "string", "description": "When"}
%param car (car_type, category) {"type": "string", "enum": ["standard", "van", "electric", "wheelchair", "pet_friendly", "child_seat"], "description": "Kind of car"}
%list addr3: 12 Elm Street | Hauptstraße 7 | The Anchor | 48 King's Road | the old mill by the river | Pino's | 5 Rue de Rivoli, back entrance | Terminal 2 | my mother's house | Hotel am Markt | 221B Baker Street | the flat above the bakery
%list addb: 9 Harbour Lane | Central Station | St. Mary's Hospital | Lindenweg 14 | the cottage in the woods | The Royal Oak | 77 Mill Road, flat 3 | Gate B | Rosa's place | Bahnhofplatz | the villa with the blue shutters | 30 Queen's Gate
%list slot3: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list addr2_2: Heathrow T5 | home, 3 Park View | the Savoy | Kings Cross | Dr Weber's surgery | the golf club | 221 Baker Street | the ferry | Greta's house | the stadium north side
%list addr4: 14 Mill Lane | the Odeon | Gate B at the airport | my mum's, 9 Elm Close | St Mary's hospital | Hotel Adler | the back of Central Station | Tesco on the ring road | Pier 7 | the registry office
%list abhol: Hauptbahnhof | Rathaus | Hotel Adler | Lindenweg 4 | Krankenhaus | Flughafen Terminal 1 | Büro | Kino am Ring
%list recogida: calle Mayor 12 | plaza de España | Hotel Colón | estación de Atocha | hospital La Fe | avenida del Puerto 8
(order|call|get) me a taxi to [the] {pickup=addr2} [going to [the] {dropoff=addr2}]
taxi from [the] {pickup=addr2} to [the] {dropoff=addr2} {at=when}
to [the] {dropoff=addr2} from [the] {pickup=addr2}, {at=time}, {car:van=a van|minivan}
{car:wheelchair=wheelchair taxi|wheelchair accessible cab} at [the] {pickup=addr2} {at=when}
~ cab {pickup=addr2}
~ taxi now
taxi home, {at=time}
send a cab to [the] {dropoff=addr2}
it's pouring and I'm standing at [the] {pickup=addr2} in thin shoes, someone come and fetch me
we've had too much wine to drive, there's {=int} of us in front of [the] {pickup=addr2}, home is [the] {dropoff=addr2}
the dog is coming too, from [the] {pickup=addr2}, so {car:pet_friendly=a driver who likes animals|one that takes dogs}
early flight, I need wheels at [the] {pickup=addr2} {at=when}, {car:child_seat=with a baby seat|with a seat for the toddler}
never mind the estimate, just pick us up at [the] {pickup=addr2} {at=when}
taxi from {pickup=addr3} to {dropoff=addb} at {at=clk}
to {dropoff=addb} from {pickup=addr3}, a {car:van=van}
at {at=clk}, pick me up at {pickup=addr3}
pickup: {pickup=addr3}, dropoff: {dropoff=addb}, time: {at=slot3}, car: {car:electric=electric}
{car:child_seat=with a child seat}, from {pickup=addr3} to {dropoff=addb}
cab to {dropoff=addb}, I'm at {pickup=addr3}
from {pickup=addr3}, {at=slot3}, {car:wheelchair=wheelchair} taxi to {dropoff=addb}
order a {car:pet_friendly=pet-friendly} cab for {at=clk}, start {pickup=addr3}, destination {dropoff=addb}
to {dropoff=addr2_2} from {pickup=addr4}
{car:wheelchair=with a ramp|for a wheelchair}, {pickup=addr4}, at {at=clock2}
~ at {pickup=addr4} we are, to {dropoff=addr2_2} we want, {car:van=a van|in a van}
~ send a cab to where I am, {pickup=addr4}, my date has gone off with the waiter
{at=clock2}, from {pickup=addr4}, {dropoff=addr2_2}
%lang de
bestell mir {at=when} ein Taxi zum {pickup=abhol} mit {car:child_seat=Kindersitz}
%lang es
pídeme un taxi {at=when} en {pickup=recogida} para ir al aeropuerto

%tool kerbside_quote_trip Estimate the price of a taxi trip.
%also Returns a fare range.
%also What a cab is likely to cost between two addresses at some hour and with so many people, without sending one.
%param pickup* (start, from_address) {"type": "string", "description": "Start address"}
%param dropoff* (destination, to_address) {"type": "string", "description": "End address"}
%param at (when, time) {"type": "string", "description": ""}
%param riders (passengers, people) {"type": "integer", "description": "How many people"}
how much is a taxi from [the] {pickup=addr2} to [the] {dropoff=addr2}
~ what would a cab to [the] {dropoff=addr2} cost from [the] {pickup=addr2} {at=when} with {riders=int} people
{pickup=addr2} to {dropoff=addr2}, {riders=int} riders: price
estimate [the] {pickup=addr2} - {dropoff=addr2} {at=time}
taxi price {dropoff=addr2}
fare estimate {pickup=addr2} {dropoff=addr2}
rough cost, {pickup=addr2} {dropoff=addr2}
what does the ride cost from [the] {pickup=addr2}
have I got enough on me, twenty in cash, to be driven from [the] {pickup=addr2} to [the] {dropoff=addr2}
{at=when} the last bus will be gone, what would being driven home to [the] {dropoff=addr2} from [the] {pickup=addr2} set me back
they want sixty to bring us from [the] {pickup=addr2} to [the] {dropoff=addr2}, is that a rip-off
splitting it by {riders=int} is it still too dear, [the] {pickup=addr2} to [the] {dropoff=addr2}
don't order one yet: how expensive would it be from [the] {pickup=addr2} to [the] {dropoff=addr2}
taxi price from {pickup=addrx} to {dropoff=townx} for {riders=nfew} people
at {at=clky}, what does a cab to {dropoff=addrx} from {pickup=nearx} cost
pickup {pickup=addrx}, destination {dropoff=towny}, time {at=whnx}, passengers {riders=nfew}
estimate a taxi to {dropoff=nearx}, starting at {pickup=addrx}
for {riders=nfew} of us, {pickup=addrx} to {dropoff=nearx} on {at=whnx}, how much by taxi

%tool kerbside_offer_lift Offer seats in one's own car to others.
%also Creates a shared ride. Returns its link.
%also Publishes a carpool from one town to another at a moment, with free places and a contribution per head.
%param from_town* (start, origin) {"type": "string", "description": ""}
%param to_town* (goal, destination) {"type": "string", "description": ""}
%param leaving* (departs, leaves_at) {"type": "string", "description": "Day and hour"}
%param seats (places, free_seats) {"type": "integer", "description": "Free seats"}
%param price_each (contribution, per_head) {"type": "number", "description": "Share of the petrol per person"}
%list petrol: 10 euros => 10 | $15 => 15 | 8 pounds => 8 | 12 | 20 euros => 20 | five euros => 5 | €7 => 7 | 12.50 => 12.5 | 18 dollars => 18
%list town8: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list townb5: Zagreb | Denver | Palermo | Bergen | Stratford-upon-Avon | Ghent | Lisbon | Le Mans | Riga | Bath | King's Lynn | Salt Lake City
%list eur2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list kid: Nora | Ben | little Theo | Amira | Jun | Lotte | Max | Bea | Oskar | Penny | Sol
%list seatp: 10 euros => 10 | £8 => 8 | 15 | 12.50 => 12.5 | 20 dollars => 20
%list slot3: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list benzin: 10 Euro => 10 | 15 € => 15 | 8 Euro => 8 | 12 Euro => 12
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
offer a lift from {from_town=town8} to {to_town=townb5} {leaving=slot}
{seats=few} seats to {to_town=townb5} from {from_town=town8} on {leaving=day6}
at {price_each=eur2} each, {from_town=town8} to {to_town=townb5}, {leaving=slot}
from {from_town=town8}, to {to_town=townb5}, leaving {leaving=slot}, seats {seats=few}, price {price_each=eur2}
{leaving=slot} I drive to {to_town=townb5} from {from_town=town8}, {seats=few} seats free
{=kid} comes along, {seats=few} seats left from {from_town=town8} to {to_town=townb5}
{price_each=seatp} a head, {leaving=slot3}, {to_town=twm} from {from_town=twn}
room for {seats=nts} to {to_town=twm}, I set off in {from_town=twn} {leaving=slot3}
{leaving=slot3}, {from_town=twn}, {to_town=twm}, my car smells of dog a bit
%lang de
biete {seats=int} Plätze von {from_town=city} nach {to_town=city} an, Abfahrt {leaving=when}, {price_each=benzin} pro Nase
%lang es
ofrece {seats=int} plazas en mi coche de {from_town=city} a {to_town=city}, salgo {leaving=when}

%server liftlark
%list v2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4 | nine => 9
%list planlong: the big supermarket car park off the ring road, by the car wash | the festival field where they let us camp last year | my cousin's wedding, the farm behind Lower Marsh | the climbing hall, the one that opened near the stadium | the lake with the sauna, just before the border | that outlet village everyone stops at, exit 14 | the student house on Hill Road, back gate | the ferry pier, the side where cars queue | the hospital where they moved the eye clinic | the car auction, gate B, past the scrapyard
%list wopen: the Early Bird café | Seatown | Ladywell | Free Church Road | Cheap Street, Frome | Bagshot | Market Driveway | Twenty Trees | Lower Luggate | Friday Bridge
%list whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list oddname: Cash Murphy | Penny | Mr. Sitwell | Lyft-Larry | Ms. Carr | Will Travers | Ride-along Rob | Mia Walker | Captain Seats | Bill

%tool liftlark_offerRide Publishes a ride that the user drives themselves, so that strangers may ask for a free seat. The ride shows up within a minute. NOT for finding a ride as a passenger (liftlark_searchRides).
%also Puts the user's own drive on the board with its free seats.
%also Announce as a driver that there is room in your vehicle on a trip between two places, with price, luggage and who may come along.
%param from* (origin, start) {"type": "string", "description": "Where the drive begins"}
%param to* (destination, end) {"type": "string", "description": "Where the drive ends"}
%param leaving (departure, when) {"type": "string", "description": "Date and time, natural language"}
%param seats (freeSeats, capacity) {"type": "integer", "minimum": 1, "description": "Free seats, default 3"}
%param price (pricePerSeat, fare) {"type": "number", "description": "EUR per seat"}
%param womenOnly (ladiesOnly, femaleOnly) {"type": "boolean", "description": "Only visible to women"}
%param luggage (baggage, bags) {"type": "string", "enum": ["none", "small", "large"], "description": "Room for luggage"}
%list leave: tomorrow at 8 | Friday 17:20 | tonight at ten | Sunday noon | the 4th at 14:00 | Thursday evening | Monday morning at 7 | Saturday 6:30 | Wednesday around nine | next Friday at half past two
%list eur2: 15 euros => 15 | ten euros => 10 | €8 => 8 | 20 => 20 | 12.50 | twelve euros => 12 | 25 euros => 25 | €18 => 18 | 7 euros => 7 | 9.50
I'm driving {from=town2} to {to=townb2} {leaving=leave}, {womenOnly:true=just for ladies|girls only please|no men this time}
room in my car from {from=town2} to {to=townb2}, {luggage:none=nothing bulky fits|handbags at most|the boot is full already}
to {to=townb2} out of {from=town2}, I could take {seats=v2n} along
put me down as driver into {to=town2} from {from=townb2}, {price=eur2} a head
let people know I'll be going from {from=town2} to {to=planlong}
{leaving=leave}, {seats=v2n} places, {from=town2} to {to=townb2}, {price=eur2} each, {luggage:large=suitcases are fine|big bags welcome|plenty of boot space}
taking the car from {from=wopen} to {to=town2}, anyone can hop in

%tool liftlark_searchRides Looks for rides offered by other drivers. Result: driver, time, detour, price. The search never reserves anything; call liftlark_askForSeat afterwards.
%also Rides of other people with room for a passenger.
%also Search the board for somebody who goes the same way and could take the user along; can be restricted by day, by driver rating and by detour.
%param from (origin, boarding) {"type": "string", "description": "Place of boarding"}
%param to* (destination, goal) {"type": "string", "description": "Place to get off"}
%param day (date, travelDay) {"type": "string", "description": "Day of travel"}
%param maxDetourKm (radiusKm, maxDistance) {"type": "integer", "description": "Distance to the meeting point, km"}
%param sort (orderBy, rank) {"type": "string", "enum": ["price", "departure", "rating"], "description": "Order of the rides"}
%param petsWelcome (animals, withPet) {"type": "boolean", "description": "Only drivers who accept animals"}
%list oddto: Price Hill | Dogdyke | Rating Street | Petworth | Kilometre Nine | Sunday Harbour | Catford | Early, near Reading | Hamster Lane | Monday Market
who's going to {to=town2} on {day=day2}, {petsWelcome:true=my dog is coming|I've got the cat with me|has to be ok with animals}
~ anyone I could ride with to {to=townb2}, {sort:rating=the best reviewed first|nicest drivers on top|those people liked most first}
to {to=town2} with somebody from {from=townb2}, {sort:price=cheap ones first|the least money first}
I need a lift out of {from=townb2} into {to=town2}, not more than {maxDetourKm=maxdetourkm} on foot
is there somebody who could take me to {to=planlong}
{day=day2}, {from=town2}, {to=townb2}, {petsWelcome:true=with two dogs|with a parrot in a cage|rabbit on my lap}
a lift to {to=oddto} please

%tool liftlark_askForSeat Sends a seat request to the driver of a ride. The driver has 12 hours to answer. One request per ride and passenger.
%also Requests a place in somebody's ride.
%also Ask a driver to be taken along, with the spot where one gets in and a few words of introduction; another person may be named as the passenger.
%param driver* (rideOf, driverName) {"type": "string", "description": "Who drives"}
%param passenger (rider, traveller) {"type": "string", "description": "Who travels, default the user"}
%param pickup (meetingPoint, boardAt) {"type": "string", "description": "Where to get in"}
%param seats (places, count) {"type": "integer", "description": "Number of seats"}
%param payment (payBy, method) {"type": "string", "enum": ["cash", "in_app"], "description": "How the driver is paid"}
%param message (text, note) {"type": "string", "description": "Introduction for the driver"}
%list spot3: Alder Street | central station | the petrol station on Mill Lane | St. Mary's Church | the bus stop by the old bridge | Gate 3 | town hall steps | the roundabout at Oak Hill | Café d'Or | the school
%list intro: I'm a quiet nurse, I don't smoke, and I'll be there ten minutes early | could you stop once around nine, my knee hurts when I sit too long | my suitcase is small, but the cello isn't | we met on the Ghent ride in May, remember me? | happy to pay more if you drop me at the hospital | I have to be back by six, so please no detours | I'm seventeen and my mum says it's fine to ride with you | it's my first time on here, tell me how it works | I'll bring coffee and keep you awake, promise | please call when you get to the bridge, the bell is broken
ask {driver=who2} whether I can come along, {payment:cash=money in hand|I'd pay with coins and notes|no card, just banknotes}
see if {driver=who2} would take me, {seats=v2n} of us
is there room with {driver=who2} for {passenger=whob}
{passenger=whob} wants to ride with {driver=who2} from {pickup=spot3}
write to {driver=who2} about the lift and say {message=intro}
{pickup=spot3}, {driver=who2}, {seats=v2n} people, {payment:in_app=paid through the phone|settled online|I'll pay over the app}
get me into the car of {driver=oddname}

%tool liftlark_setCommute Stores a regular commute. Matching members get a suggestion every Sunday. Nothing is published as a single ride.
%also Saves a drive that repeats, for matching with colleagues.
%also Keep a recurring way to work or school on file, with the hour, the weekdays, the role and the gap one is willing to wait.
%param home* (from, start) {"type": "string", "description": "Where it begins in the morning"}
%param work* (to, workplace) {"type": "string", "description": "Where it ends"}
%param leaveAt (outbound, morning) {"type": "string", "description": "Time in the morning"}
%param backAt (homeward, evening) {"type": "string", "description": "Time of the way home"}
%param days (weekdays, repeat) {"type": "string", "description": "Weekdays"}
%param role (as, part) {"type": "string", "enum": ["driver", "passenger", "either"], "description": "default either"}
%param waitMinutes (tolerance, slackMinutes) {"type": "integer", "description": "Tolerance in minutes"}
%list weekdays: every weekday | Tuesdays and Thursdays | Monday to Thursday | Mondays only | Wed, Thu, Fri | all days but Friday | every other Monday | weekends | Monday, Wednesday and Friday | Tuesdays, never in August
%list drop_off: half past six | 7:15 | a quarter to eight | 6 am | seven sharp | 08:40 | five past seven | nine | 5:30 am | ten to eight
%list back: half past five | 17:45 | 4 pm | six in the evening | 16:10 | a quarter past three | 18:00 | five to six | twenty past four | 7 pm
%list worklong: the new office they put above the bakery, Dock Street | the nursery first, then the clinic on Park Road | the warehouse out by the airport, north gate | the school where I teach, behind the fire station | the factory you pass when leaving the motorway | whatever desk is free at the library, usually the main one | the building with the green roof, two stops after the harbour | the brewery, though on Fridays they close early | the town hall annex that used to be a cinema | the clinic that moved out to the fields, near Ghent
%list wait: ten minutes => 10 | 5 min => 5 | a quarter of an hour => 15 | 20 minutes => 20 | half an hour => 30 | 8 minutes => 8 | 45 minutes => 45 | an hour => 60 | 15 minutes => 15 | 40 minutes => 40
I go from {home=town2} to {work=townb2} for my job, {days=weekdays}
regular run {home=town2} to {work=townb2}, {role:passenger=I don't have a car|somebody else has to drive|I never take the wheel}
out of {home=townb2} at {leaveAt=drop_off}, into {work=town2}, and back at {backAt=back}
to {work=town2} I travel from {home=townb2}, home again at {backAt=back}
my way to the job starts in {home=town2} and ends at {work=worklong}
{days=weekdays}, {leaveAt=drop_off}, {home=town2} to {work=townb2}, {role:driver=my own car|I'd be at the wheel|always with me driving}, {waitMinutes=wait} of waiting is ok
same drive each week, {home=wopen} to {work=town2}

%tool liftlark_rateCompanion Leaves feedback about someone the user shared a ride with, driver or passenger. Visible to all unless onlyForTeam.
%also Writes feedback about a fellow traveller.
%also Give a person from a past ride stars and some words, openly or just for the operators of the board.
%param companion* (person, member) {"type": "string", "description": "Who is rated"}
%param stars (rating, score) {"type": "integer", "minimum": 1, "maximum": 5, "description": "1..5"}
%param feedback (text, comment) {"type": "string", "description": "Free text"}
%param trait (badge, label) {"type": "string", "enum": ["punctual", "chatty", "quiet", "reckless"], "description": "Badge"}
%param onlyForTeam (private, hidden) {"type": "boolean", "description": "Hide from other members"}
%list stars: two => 2 | 3 | four => 4 | 5 | five => 5 | 1 | three => 3 | 4 | two => 2 | 1
%list praise: he drove like my grandmother, which I mean as praise | sang all the way to Ghent, and I loved it | we left an hour late because she forgot the keys | never looked at the road, always at his phone | brought sandwiches for everyone and knew a short cut | talks a lot, but it is never boring | had to brake hard twice, still felt safe with him | the seat was wet and the dog slept on my coat | waited for me when the train didn't come | paid at once, helped with the bags, great company
{stars=stars} stars for {companion=who2}, {onlyForTeam:true=but nobody else should read it|just between you and me|keep that off the page}
give {companion=who2} a review, {trait:quiet=hardly said a word|slept the whole way|as still as a mouse}
on {companion=who2} write "{feedback=praise}", {stars=stars} stars
for {companion=who2} I'd like to leave {stars=stars}, {trait:reckless=drove like a madman|way too fast in the bends}
say about {companion=who2}: {feedback=praise}
{companion=whob}, {stars=stars} stars, {trait:punctual=there on the dot|not a minute late}, {onlyForTeam:true=not for the public|keep it among the staff}
I want to say something about {companion=oddname} from the last ride

%server maps
%list address4: 12 Rose Lane, Bristol | Hauptstr. 5, Köln | 221b Baker Street | 48 Elm Avenue, Portland | Calle Mayor 9, Madrid | 7 rue des Fleurs, Lyon | 900 Market St, San Francisco | Alexanderplatz 1 Berlin | Kungsgatan 14, Stockholm | 15 Queen's Road, Brighton | Via Roma 33, Torino | 1600 Pennsylvania Avenue | 310 W 5th Street Austin | Lindenweg 21, Bern | 66 King St, Toronto | Plaza de España 2, Sevilla
%list spotname: home | Trafalgar Square | Times Square | Hyde Park | grandma's house | Alexanderplatz | Brandenburg Gate | Camden Market | Gare du Nord | Union Station | Westfield mall
%list spotname_the: central station | airport | office | stadium | university | old harbour | zoo | city hall | hospital | beach

%tool maps_geocode Find the coordinates of an address.
%also Convert an address into latitude and longitude.
%also Where exactly on the map is this address?
%param address* (query, location) {"type": "string", "description": "Street and town"}
%list addr2: 12 Elm Street, Leeds | Hauptstraße 7, Graz | 48 King's Road, London | Mill Road 77, Cambridge | 5 Rue de Rivoli, Paris | Bahnhofplatz 1, Bern | 221B Baker Street | Lindenweg 14, Bad Homburg | 30 Queen's Gate, Cork | Plaza Mayor, Salamanca | 9 Harbour Lane, Whitby, North Yorkshire | Town Hall Square 2, Tallinn
(coordinates|gps coordinates) of {address=address4}
geocode {address=address4}
what are the latitude and longitude of {address=address4}?
{address=address4} lat long
I need to put {address=address4} into my gps, what are the exact coordinates
turn {address=address4} into coordinates [please]
where on the globe is {address=address4}, as numbers
find the position of {address=address4} on the map
lat/lon for {address=place}
geocode an address
give me the coordinates of a place
latitude and longitude of {address=addr2}
{address=addr2} as coordinates
~ where exactly on the globe is {address=addr2}, in degrees
lat/lon for {address=addr2}
%lang es
dame las coordenadas de {address=address4}

%tool maps_reverse_geocode Find the address at coordinates.
%also Convert latitude and longitude into an address.
%also Which street or building is at this point of the globe?
%param latitude* (lat) {"type": "number"}
%param longitude* (lng, lon) {"type": "number"}
what is at {latitude=latitude}, {longitude=longitude}?
which address belongs to {latitude=latitude} {longitude=longitude}
{latitude=latitude}, {longitude=longitude} address
reverse geocode {latitude=latitude}, {longitude=longitude}
my phone says latitude {latitude=latitude} and longitude {longitude=longitude}, which street is that
someone sent me {latitude=latitude},{longitude=longitude}, where would that be
what's the nearest address to {latitude=latitude} / {longitude=longitude}
tell me the town at lat {latitude=latitude} lon {longitude=longitude}
the photo was taken at {latitude=latitude} {longitude=longitude}, what place is it
which address is at latitude {latitude=latitude}
turn coordinates into an address
which street is {latitude=latitude}, {longitude=longitude} on
~ latitude {latitude=latitude}, longitude {longitude=longitude}: what place is that
turn {latitude=latitude} {longitude=longitude} into a postal address
name the house at {latitude=latitude} / {longitude=longitude}

%tool maps_directions Route between two points.
%also Get directions from origin to destination.
%also How to get from one place to another by car, on foot, by bike or by public transport, and how long it takes.
%param origin* (from, start) {"type": "string", "description": "Where the trip starts"}
%param destination* (to, end) {"type": "string", "description": "Where the trip ends"}
%param mode (travel_mode, transport) {"type": "string", "enum": ["driving", "walking", "bicycling", "transit"], "description": "Means of transport"}
%param avoid_tolls (no_tolls) {"type": "boolean", "description": "Keep off toll roads"}
%list spot3: Pino's | 14 Mill Lane | Town Hall | The Anchor | home | Newcastle upon Tyne | St. Mary's Hospital | Gare du Nord | Old Mill by the Lake | work | Café To and Fro | 3 Church Street, Cork
%list spotb: Gate 4 | Harbour Road 9 | The Fox and Hound | Graz | Museum of Bread | Anneke's place | Platz am Tor 4 | Central Station | King's Cross | Terminal 2 | Lake View, Bath
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list addr2: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the office on Bank Street | 90 Elm Court | 5 rue du Four | my mum's, 33 Hill Rise | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach
how do I get from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the})?
directions {origin=address4} to ({destination=spotname}|the {destination=spotname_the})
~ route to ({destination=spotname}|the {destination=spotname_the}) from ({origin=spotname}|the {origin=spotname_the}), {mode:walking=on foot|walking}
I'm at ({origin=spotname}|the {origin=spotname_the}) and have to be at {destination=address4}, {mode:bicycling=by bike|cycling|on my bicycle}
~ {mode:driving=drive|by car} {origin=city} {destination=city} {avoid_tolls:true=no tolls|avoid toll roads|without toll roads}
how long does it take to (get|go) from {origin=city} to {destination=city} {mode:driving=by car|driving}
{mode:transit=by public transport|with bus and train|by transit} from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the}) please
can you {mode:walking=walk} from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the})? show the way
quickest way ({origin=spotname}|the {origin=spotname_the}) -> ({destination=spotname}|the {destination=spotname_the}), {avoid_tolls:false=tolls are fine|I don't mind tolls}
({destination=spotname}|the {destination=spotname_the}) from ({origin=spotname}|the {origin=spotname_the}), which way
directions to ({destination=spotname}|the {destination=spotname_the})
how do I get there {mode:bicycling=by bike} from ({origin=spotname}|the {origin=spotname_the})
route from {origin=spot3} to {destination=spotb} by {mode:driving=car}
how do I get to {destination=spotb} from {origin=spot3} {mode:walking=on foot}
{mode:bicycling=bike} route to {destination=spotb}, starting at {origin=spot3}
~ start {origin=spot3}, end {destination=spotb}, mode {mode:transit=transit|public transport}
from {origin=spot3} {avoid_tolls:true=without tolls|avoiding tolls} to {destination=spotb}
directions between {origin=spot3} and {destination=spotb}
I meet {=who3} at {destination=spotb}, route from {origin=spot3}
to {destination=addr2}, {mode:bicycling=by bike|on two wheels}, from {origin=address3}
{origin=address3} {destination=addr2}, {avoid_tolls:true=without toll|no toll roads}
%lang de
wie komme ich von {origin=street} nach {destination=city} [{mode:bicycling=mit dem Rad}]

%tool maps_search_nearby Find places such as cafes or pharmacies near a point.
%also Search for places near a location.
%also What is around here? Shops, restaurants, doctors within a radius.
%param query* (keyword, place_type) {"type": "string", "description": "Kind of place"}
%param near (location, around) {"type": "string", "description": "Where to look"}
%param radius_m (radius) {"type": "integer", "description": "Radius in metres"}
%param open_now (only_open) {"type": "boolean", "description": "Only places that are open"}
%list poi: pharmacy | good coffee | cheap parking | gas station | vegan restaurants | playground | ATM | bike repair shop | bakery | supermarket | car charging station | public toilet | dentist | dog park | bookshop | ice cream | hardware store | laundromat | sushi bar | post office | flower shop | library
%list poi9: pharmacy | vegan bakery | cash machine | cafe with a garden | bike repair | playground | place to print photos | public toilets | 24 hour gym | shop for keys and locks | bookshop
%list mtr: 200 | 300 | 500 | 800 | 1000 | 1500 | 2000 | 250
%list poi2: a chemist | somewhere with soup | a shop for keys | public toilets | a bench in the shade | cash machine | vegan cake
(find|is there) a {query=poi} near ({near=spotname}|the {near=spotname_the})
{query=poi} around {near=address4}
any {query=poi} within {radius_m=bigint} (metres|meters|m) of ({near=spotname}|the {near=spotname_the})?
where's the nearest {query=poi}
{query=poi} ({near=spotname}|the {near=spotname_the}) {open_now:true=open now|that's still open|open}
I need a {query=poi} close to ({near=spotname}|the {near=spotname_the}), {radius_m:1000=at most one kilometre away|within a kilometer|no further than 1 km}
which {query=poi} is {open_now:true=open right now|open at this hour}
we're staying near ({near=spotname}|the {near=spotname_the}), look for {query=poi}, {open_now:false=doesn't matter if it's closed|open or closed}
{query=poi} nearby
what's around ({near=spotname}|the {near=spotname_the})
find something within {radius_m:500=half a kilometre|500 metres} of ({near=spotname}|the {near=spotname_the})
~ find a {query=poi9} near {near=addr}
a {query=poi9} within {radius_m=mtr} metres of {near=addr}, {open_now:true=open now}
near {near=addr}, looking for {query=poi9}, radius {radius_m=mtr} m
{open_now:true=open now}, {radius_m=mtr} metres around {near=addr}, a {query=poi9}
around {near=addr}, {query=poi9}
by {near=address3}, {query=poi2}, {open_now:true=open this minute|open now}
{query=poi2}, my feet hurt
%lang es
(busca|hay) {query=place} cerca de {near=city}

%server motorpass

%tool motorpass_buy_vignette Buy a motorway vignette for a country.
%also Returns a digital sticker.
%also Pays the motorway toll of a country for a number plate, for a day, ten days, a month or a year, beginning on a date.
%param country* (nation, land) {"type": "string", "description": "Where the motorway is"}
%param plate* (registration, number_plate) {"type": "string", "description": "Number plate"}
%param starts (valid_from, first_day) {"type": "string", "description": "First day of validity"}
%param length (validity, period) {"type": "string", "enum": ["day", "ten_days", "month", "year"], "description": "Validity"}
%list vland: Austria | Slovenia | Switzerland | Hungary | Czech Republic | Slovakia | Bulgaria | Romania | Moldova | Czechia
%list land: Austria | Peru | Switzerland | New Zealand | Bosnia and Herzegovina | Slovenia | the Netherlands | Canada | Trinidad and Tobago | Japan | Ivory Coast
buy a {length:ten_days=ten day|10-day} vignette for {country=vland}, plate {plate=kfz}
(get|buy) me the {country=vland} vignette for {plate=kfz} from {starts=date}, {length:month=for a month|one month}
{plate=kfz}, {country=vland}, {length:year=annual|for the whole year}, starting {starts=date}
{country=vland} {starts=date} {length:day=one day|a single day} {plate=kfz}
vignette {country=vland} {plate=kfz}
~ motorway sticker, {country=vland}
~ toll pass {plate=kfz}
{length:year=yearly} vignette
we're crossing into {country=vland} {starts=date} with {plate=kfz} and I don't fancy a fine
~ what they want from drivers in {country=vland}, please settle it for {plate=kfz}, we only {length:day=pass through once|drive through the one day}
I'll commute to {country=vland} all {length:year=year}, {plate=kfz}, make it legal from {starts=date}
{plate=kfz} is off to {country=vland} {starts=date} on holiday, {length:ten_days=a week and a bit|ten days}
the hired car has {plate=kfz} on it and no sticker yet: {country=vland}, {starts=date}
buy a {length:year=yearly|year} vignette for {country=land}, plate {plate=plate}
vignette for {plate=plate} in {country=land} from {starts=day6}
from {starts=rel} for {length:ten_days=ten days}, {country=land}, car {plate=plate}
country {country=land}, plate {plate=plate}, validity {length:month=month|one month}, start {starts=day6}
{plate=plate} needs a {length:day=day} vignette in {country=land}

%tool motorpass_hire_car Hire a car from a rental desk.
%also Returns a rental contract.
%also Books a vehicle of a class at one place, brought back there or elsewhere, between two dates, for a driver of some age.
%param collect_at* (pickup, desk) {"type": "string", "description": "Rental desk"}
%param hand_in_at (dropoff, return_to) {"type": "string", "description": "Where it is brought back"}
%param first_day* (from, start) {"type": "string", "description": ""}
%param last_day* (until, end) {"type": "string", "description": ""}
%param car_class (category, size) {"type": "string", "enum": ["mini", "compact", "estate", "suv", "van", "convertible"], "description": "Size of the car"}
%param driver_age (age) {"type": "integer", "description": "Age in years"}
%list desk: Faro airport | Nice station | Glasgow Central | Palma | Denver International | Bologna | Catania | harbour of Olbia | Keflavik | downtown San Diego | Gatwick South | Bergen Flesland | Malaga | Marseille for the Camargue | Zürich main station | Cork | Las Vegas Strip | Chania and Souda | Porto | Heraklion | Alicante old town | Inverness
%list age: 23 | 67 | twenty-two years old => 22 | 21 | 74 | 19 years old => 19 | 35 | aged 58 => 58
%list desk2: Faro airport | Leeds station | terminal 2 | Lyon Part-Dieu | the harbour office | Graz | Hertz on Mill Road | Porto city centre | Palermo, via Roma | desk 14 | Gare du Nord | Newcastle airport
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list desk2_2: Seville | Nice airport | Rome Termini | the branch at the bridge | Linz west | downtown Denver | Catania port | Bath | the same car park | Kiel, pier 3 | Split old town
%list desk3: Faro airport | Lyon Part-Dieu | the office by the harbour | Palma | Inverness | Terminal 2 | Graz main station | Bari
%list desk2_3: Lisbon downtown | Nice airport | Edinburgh | Girona | the hotel in Linz | Naples port | Bologna | Porto
%list day9: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
hire {car_class:compact=a compact} at {collect_at=desk} from {first_day=date} to {last_day=date}
I (need|want) {car_class:suv=an SUV} from {collect_at=desk}, {first_day=date} until {last_day=date}, driver is {driver_age=age}
{collect_at=desk}, {first_day=date} - {last_day=date}, {car_class:van=van}, back at {hand_in_at=desk}
collect at {collect_at=desk} {first_day=date}, return at {hand_in_at=desk} {last_day=date}, {car_class:mini=smallest one}
~ rental car {collect_at=desk} {first_day=date} {last_day=date}
{car_class:convertible=convertible}, {collect_at=desk}
hire car {first_day=date} {last_day=date}
I'd like to hire {car_class:estate=an estate}
we land in {collect_at=desk} {first_day=date} and want to roam about till {last_day=date}, then fly home from {hand_in_at=desk}
seven people and nine suitcases, {collect_at=desk}, {first_day=date} to {last_day=date}: {car_class:van=a nine-seater|something huge}
romantic trip, roof down, {car_class:convertible=a cabrio}, {first_day=date} till {last_day=date} out of {collect_at=desk}
my daughter is {driver_age=age}, will they let her drive one from {collect_at=desk} between {first_day=date} and {last_day=date}
sticker's bought, what's missing is the vehicle itself: {collect_at=desk}, {first_day=date} through {last_day=date}, {car_class:compact=mid-size|compact}
rent (a|one) {car_class:van=van} from {collect_at=desk2}, {first_day=onday} to {last_day=untilday}
~ hire a car at {collect_at=desk2} from {first_day=onday} until {last_day=untilday}, return it to {hand_in_at=desk2_2}
pickup {collect_at=desk2}, dropoff {hand_in_at=desk2_2}, from {first_day=onday}, to {last_day=untilday}, class {car_class:suv=SUV}
back at {hand_in_at=desk2_2} on {last_day=onday}, picked up on {first_day=onday} at {collect_at=desk2}
{car_class:compact=compact}, {collect_at=desk2}, {first_day=anyday} - {last_day=untilday}, driver is {driver_age=int}
for a driver of {driver_age=int}, (a|the) {car_class:convertible=convertible|cabrio} at {collect_at=desk2} {first_day=anyday} to {last_day=untilday}
I live in {=town6} and need a car at {collect_at=desk2} from {first_day=onday} till {last_day=untilday}
from {collect_at=desk3} to {hand_in_at=desk2_3}, {first_day=day9} till {last_day=until}
back at {hand_in_at=desk2_3} on {last_day=day8}, fetched {first_day=day9} at {collect_at=desk3}
{car_class:estate=an estate|estate car} at {collect_at=desk3}, {first_day=day8} to {last_day=until}, grandma comes along with her wheelchair
%lang de
miete {car_class:estate=einen Kombi} in {collect_at=city}, von {first_day=date} bis {last_day=date}
%lang es
alquílame {car_class:suv=un todoterreno} en {collect_at=city} desde {first_day=date} hasta {last_day=date}

%server nearbyly

%tool findPlacesAround Search for places such as cafés, pharmacies or cash machines near a location.
%also Returns places[] sorted by distance.
%also What there is in the neighbourhood of an address, within a radius, only what is open at the moment, or only what is rated well.
%param what* (query, category, keyword) {"type": "string", "description": "Kind of place"}
%param near* (around, location, center) {"type": "string", "description": "Address or landmark"}
%param radiusMeters (radius, distance_m) {"type": "integer", "description": "Radius in metres"}
%param openNow (only_open, is_open) {"type": "boolean", "description": "Leave out what is closed"}
%param minRating (rating, stars) {"type": "number", "description": "Stars from 1 to 5"}
%list poi: pharmacy | cash machine | bakery | playground | vegan restaurant | petrol station | dry cleaner | bookshop | post office | swimming pool | late night kiosk | bike repair shop | vet | climbing gym | key cutter | public toilet | supermarket | florist | barber | ice cream parlour | hardware store | launderette | tapas bar
%list anchor: Times Square | 14 Mill Lane | Alexanderplatz | Hyde Park | Gate 4 | Puerta del Sol | Lindenstraße 8 | Union Square | Piazza Navona | exit 23 | Hotel Astoria | King's Cross | Plaza Mayor | Gare du Nord | Covent Garden | pier 39 | Marienplatz | Rambla 120 | Fisherman's Wharf | Old Bridge Road | Victoria Station | grandma's flat | terminal 2
%list radius: 500 metres => 500 | 1 km => 1000 | 2 km => 2000 | 300 m => 300 | 5 kilometres => 5000 | 800 metres => 800 | a kilometre => 1000 | 1500 m => 1500 | 3 km => 3000 | 10 km => 10000 | half a kilometre => 500
%list stars: 4 | 4.5 | 3 | four => 4 | 3.5 | 4.2 | 4.8
%list poi2: pharmacy | cash machine | vegan café | bike repair shop | bakery | petrol station | bar with live music | playground | post office | bookshop and café | car park | dry cleaner
%list poi2_2: pharmacies | cash machines | vegan cafés | bike repair shops | bakeries | petrol stations | bars with live music | playgrounds | toilets | bookshops | places for fish and chips
%list rad: 500 | 200 | 1000 | 800 | 1,500 => 1500 | 300 | 2000
%list rate: 4 | 4.5 | 3.5 | three => 3 | 4.2 | four => 4
%list poi3: a pharmacy | cash machines | public toilets | a playground with shade | an ice cream parlour | a post office | somewhere for breakfast | a shop that sells stamps | bakeries
%list min_rating: 3 | four => 4 | 4 | three => 3 | five => 5 | 4.5 | two => 2 | 3.5
(find|is there) a {what=poi} near {near=anchor}
{what=poi} (near|around|by|close to) {near=anchor}[, {openNow:true=open now|that's open|open right now}]
nearest {what=poi} to {near=anchor}
around {near=anchor}, within {radiusMeters=radius}, which {what=poi} is {openNow:true=still open|open at this hour}?
I'm standing at {near=anchor} and need a {what=poi}, not further than {radiusMeters=radius}
{what=poi} {radiusMeters=radius} from {near=anchor}, at least {minRating=stars} stars
within {radiusMeters=radius} of {near=anchor}: {what=poi}, {minRating=stars} stars and up, {openNow:true=open|must be open}
where can I find a {what=poi} if I stay at {near=anchor}
somewhere not far from {near=anchor} there has to be a {what=poi}
good {what=poi} ({minRating=stars}+) in a radius of {radiusMeters=radius} round {near=anchor}
{near=anchor} {what=poi}
where's the closest {what=poi}
what's {openNow:true=open} near {near=anchor}
find a {what=poi2} near {near=spot}
{what=poi2_2} within {radiusMeters=rad} metres of {near=spot}
~ what: {what=poi2}, near: {near=spot}, radius: {radiusMeters=rad}
around {near=spot}, {what=poi2_2} with at least {minRating=rate} stars
near {near=spot}, is there a {what=poi2} {openNow:true=open now|that's open}
{minRating=rate} stars or more, {what=poi2_2} by {near=spot}, {openNow:true=open now}
{what=poi2}, {near=spot}, rating {minRating=rate}, {radiusMeters=rad} m
{what=poi2_2} close to {near=spot}, {openNow:false=closed ones too|even if closed}
by {near=spot2}, {openNow:true=open right now|still open}, {what=poi3}
within {radiusMeters=big} metres of {near=spot2_2} {what=poi3}
{what=poi3} around {near=spot2}, from {minRating=min_rating} stars up
%lang de
such mir eine {what:Apotheke=Apotheke} in der Nähe von {near=place}, höchstens {radiusMeters=radius} weit weg
gibt's bei {near=place} eine {what:Bäckerei=Bäckerei}, die {openNow:true=gerade offen hat|jetzt noch auf hat}
%lang es
búscame una {what:farmacia=farmacia} cerca de {near=place} que esté {openNow:true=abierta ahora|abierta}
¿hay algún {what:cajero=cajero} a menos de {radiusMeters=radius} de {near=place}?

%tool findPostcode Look up the postal code of an address.
%also Returns the ZIP code.
%also Which code to write on an envelope to a street and town.
%param street (address, street_line) {"type": "string", "description": "Street with number"}
%param town* (city, locality) {"type": "string", "description": "Town or village"}
%param country (nation, country_name) {"type": "string", "description": ""}
%list streetno: 12 Elm Street | Lindenallee 7 | Rue de la Paix 18 | calle Mayor 31 | 48 King's Road | Hauptstraße 103 | Via Roma 9 | 7 Station Road | Bahnhofstraße 22 | 301 Maple Avenue | Gartenweg 5 | 16 Castle Hill | Keizersgracht 240 | Avenida del Mar 2 | Schulgasse 11 | 90 Harbour View | Nørregade 14 | Mozartplatz 1 | Rua Augusta 55 | 2 The Green
%list town8: Reykjavik | Innsbruck | Bergen | Cape Town | Nice | Graz | Brighton | Split | Halifax | Tromsø | Cork | Ghent | Porto | Boulder | Tallinn | Bordeaux | Queenstown | Aarhus | Salzburg | Galway | Chamonix | Utrecht | Kraków | Freiburg
%list street9: 14 Mill Lane | Bell Street 3 | 90 Elm Court | King's Road | Am Alten Markt 7 | 218 West 4th Street | 3 The Green | Kirchplatz 1 | Rue de la Paix 12 | 5 Station Road | Corner House, Hart Street
%list land: Portugal | New Zealand | the Netherlands | Chad | Trinidad and Tobago | Ireland | South Korea | Peru | Bosnia and Herzegovina | Italy | the Czech Republic | Oman
%list street2: 12 Elm Street | Hauptstraße 7 | 5 Rue de Rivoli | 48 King's Road | Via Roma 31 | Under the Arches 3 | Kirchgasse 9
%list country2: Vietnam | Kenya | Brazil | India | Canada | Japan | Jordan | Australia | Egypt | Uzbekistan
(what is|what's) the (postcode|zip code|postal code) (of|for) {street=streetno}, {town=town8}
postcode {town=town8}
{street=streetno} in {town=town8}, {country=country}: which zip
I'm addressing a parcel to {street=streetno}, {town=town8}, {country=country}, and the five digits are missing
zip for {town=town8} in {country=country}
the form wants the code of where she lives, {street=streetno}, {town=town8}
{country=country}, {town=town8}, {street=streetno} zip code
in {town=town8}, what postal code does {street=streetno} have
which code goes on a letter to {street=streetno} in {town=town8} ({country=country})
what postcode does {street=streetno} have
~ look up a zip code in {country=country}
postcode for {street=street9} in {town=town1}
what's the zip of {town=town1} in {country=land}
street {street=street9}, town {town=town1}, country {country=land}
in {country=land}, the postal code of {town=town1}, {street=street9}
in {town=town7}, {street=street2}
for {street=street2} over in {town=town2_2}, {country=country2}, what do I put on the envelope
{town=town7}, {street=street2}, post code
%lang de
welche Postleitzahl hat {street=street} in {town=city}
%lang es
dime el código postal de {street=street}, {town=city}

%server parkwise
%list starttime: tomorrow at 9 | friday 6pm | saturday morning | 14:00 | monday 7:30 | noon | tonight at seven | sunday at 10 | the 3rd at 8am | 11:45 | wednesday 13:15 | ten in the morning | 5 o'clock | thursday after lunch | 10:30 | june 2nd, 9 am | half past eight
%list endtime: 5pm | sunday night | noon the next day | 18:00 | half past eleven | monday evening | 9 in the evening | saturday at 8 pm | the 5th at 20:00 | 22:30 | wednesday 16:00 | midnight | quarter past three | 7 in the evening | friday at noon | 1 am | 16:20

%tool parkwise-search-garages Search car parks with free spaces.
%also Returns garages[] with rate and free spaces.
%also Where to leave the car near a destination between two times, up to an hourly rate, under a roof if wished.
%param near* (location, around) {"type": "string", "description": "Address or sight"}
%param arrive (from, start_time) {"type": "string", "description": "When the car comes"}
%param leave (until, end_time) {"type": "string", "description": "When it goes"}
%param max_rate (max_price, rate_limit) {"type": "number", "description": "Highest price for an hour"}
%param covered (indoor, roofed) {"type": "boolean", "description": "Under a roof"}
%list hourly: 3 euros => 3 | $5 => 5 | 2.50 => 2.5 | four dollars => 4 | €1.80 => 1.8 | 2 pounds => 2 | 6 => 6 | three euros => 3 | £4 => 4 | ten dollars => 10
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
car parks near {near=address2} from {arrive=starttime} to {leave=endtime}
where can I park around the {near=sight}, max {max_rate=hourly} an hour, {covered:true=under a roof|covered|indoors}
parking {near=address2} {arrive=starttime} - {leave=endtime} below {max_rate=hourly}
I come to {near=address2} {arrive=starttime} and drive off {leave=endtime}, where could the car stay meanwhile
{covered:true=covered|indoor} parking by {near=address2}, {arrive=starttime}
somewhere to leave the old banger close to the {near=sight} until {leave=endtime} for less than {max_rate=hourly}
hail is coming and I'm heading for {near=address2}, is there {covered:true=anything with a roof|a sheltered place} for the car
garages at {near=address2}, not dearer than {max_rate=hourly} [per hour], {covered:false=open air is fine|needn't be covered}
park at {near=address2} till {leave=endtime}
find parking {arrive=starttime} to {leave=endtime}
a {covered:true=covered|roofed} car park under {max_rate=hourly}
find a {covered:true=covered} car park near {near=nearx} from {arrive=clkx} to {leave=clky}
from {arrive=clkx}, parking by {near=nearx} for at most {max_rate=ncash} an hour
near: {near=nearx}, arrival: {arrive=clkx}, departure: {leave=clky}, max rate: {max_rate=ncash}
until {leave=clky}, a garage close to {near=nearx}
under {max_rate=ncash} an hour, a garage around {near=nearx}, arriving {arrive=whnx}
{covered:true=under a roof|covered}, near {near=spot2}, from {arrive=clock}
by {near=spot2}, no more than {max_rate=eur} an hour, leaving again at {leave=clockb}
between {arrive=clock} and {leave=clockb} the car has to stand somewhere close to {near=spot2_2}, {=aside}

%tool parkwise-reserve-space Reserve a parking space in a car park.
%also Returns an entry code.
%also Keep a space in a named garage for a number plate from one time to another.
%param garage* (car_park, facility) {"type": "string", "description": "Name of the car park"}
%param plate (licence_plate, registration) {"type": "string", "description": "Number plate"}
%param from_time* (start, begin) {"type": "string", "description": "Begin"}
%param to_time* (end, until) {"type": "string", "description": "End"}
%list garage: Q-Park Opera | Central Garage | Parkhaus Mitte | Castle Street car park | Garage P3 | Station Deck North | Parking Saint-Roch | Level Up Parking | Rathaus Garage | Harbour Car Park | Mercado Parking | City Park 24 | Union Square Garage | Arena West | Airport P7 | Theatre Lane | Old Mill Parking | Galleria deck B | Plaza Mayor Parking | Bahnhofsgarage
%list plate3: B-MX 4711 | AB12 CDE | 7FGH219 | HH-KL 88 | 1234 BCD | M-PT 905 | WX 44 ZZ | K-AA 1 | LR65 TYU | DA-442-RX | 8TRK551 | S-UV 3030 | GR-77-LP | YH08 OPN | W 5511 K
%list garage2: Town Hall | P2 | Harbour Garage | Park and Walk | Mill Lane | St. Mary's | Station North | Under the Bridge | Parkhaus am Tor | Old Market, level 3
%list hourb: 9 | 10:30 pm | midnight | 22:00 | eleven | half past eight | 9 pm | 21:45 | quarter past ten | sunset | 8 in the evening | 23:15
%list hour3: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list garage3: the Opera car park | Parkhaus Mitte | Riverside Garage | the one under the market | Q-Park East | City Deck 3 | Station Garage
reserve a space in {garage=garage} from {from_time=starttime} to {to_time=endtime} for {plate=plate3}
~ {garage=garage}, {plate=plate3}, {from_time=starttime} until {to_time=endtime}
book parking at {garage=garage} {from_time=starttime}-{to_time=endtime}
keep a spot for {plate=plate3} at {garage=garage}, I arrive {from_time=starttime} and leave {to_time=endtime}
my car is {plate=plate3}, it has to stand in {garage=garage} {from_time=starttime} till {to_time=endtime}
out again {to_time=endtime}, in {from_time=starttime}: {garage=garage} please
we're off to the musical, so pay for a bay at {garage=garage} in advance, {from_time=starttime} to {to_time=endtime}
from {from_time=starttime} to {to_time=endtime}, number plate {plate=plate3}, car park {garage=garage}
last time everything was full, make sure {plate=plate3} gets into {garage=garage} {from_time=starttime}, we go home {to_time=endtime}
reserve parking at {garage=garage} for {plate=plate3}
book a parking space from {from_time=starttime} to {to_time=endtime}
reserve {garage=garage2} from {from_time=slot} to {to_time=slotb}
space for {plate=plate} at {garage=garage2}, {from_time=slot} until {to_time=slotb}
until {to_time=hourb} from {from_time=hour3} in {garage=garage2}, plate {plate=plate}
garage {garage=garage2}, plate {plate=plate}, begin {from_time=slot}, end {to_time=slotb}
~ park {plate=plate} in {garage=garage2} between {from_time=hour3} and {to_time=hourb}
with plate {plate=plate2}, at {garage=garage3}, {from_time=clock} to {to_time=clockb}
for {plate=plate2} a space in {garage=garage3} from {from_time=clock}
until {to_time=clockb}, {garage=garage3}, the car is {plate=plate2}
%lang de
reservier einen Stellplatz im {garage=garage} von {from_time=time} bis {to_time=time} für {plate=plate3}
%lang es
resérvame plaza en {garage=garage} desde {from_time=when} hasta {to_time=when}, matrícula {plate=plate3}

%server pedalpoint
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2

%tool bike-hire-start Rent bicycles at a bike station.
%also Unlocks bikes, returns their numbers.
%also Take out one or more two-wheelers of a kind from a docking station for a number of hours.
%param station* (dock, pickup_point) {"type": "string", "description": "Bike station"}
%param bike_type (kind, model) {"type": "string", "enum": ["city", "electric", "cargo", "tandem", "kids", "mountain"], "description": "Kind of bike"}
%param count (quantity, bikes) {"type": "integer", "description": "How many"}
%param hours (duration, length) {"type": "integer", "description": "For how many hours"}
%list bike: city bikes => city | ordinary bike => city | normal bikes => city | e-bikes => electric | electric bike => electric | pedelecs => electric | cargo bike => cargo | bike with a box at the front => cargo | tandem => tandem | bike for two riders => tandem | children's bikes => kids | bike for a six-year-old => kids | mountain bikes => mountain | MTB => mountain
%list dock: Harbour Square | Dock 12 | Museum Island | Riverside Park | West Gate | Old Bridge | station 304 | Beach Promenade | Central Library | Tram Depot | Rose Garden | North Pier | City Hall | Cathedral Square | University East | Lake Street | Plaza Mayor | Botanic Gardens | Cable Car Hill | Fisherman's Wharf
%list bikehours: two hours => 2 | 3 hours => 3 | an hour => 1 | half a day => 12 | 4h => 4 | five hours => 5 | a day => 24 | 6 hours => 6 | eight hours => 8 | 1 hour => 1
%list dockx: Central Station | Mill Lane | dock 14 | Harbour East, by the ferry | Museum and Park | St. Mary's | the rack at Old Bridge | Tomtebo | University North Gate | pier 3 | King's Cross | behind the town hall
%list hrx: two hours => 2 | 3 hours => 3 | an hour => 1 | 4 h => 4 | six hours => 6 | 8 hours => 8 | 5 hours => 5 | 24 hours => 24 | 2 hrs => 2 | three hours => 3 | a day => 24
%list bikestn: Central Library | Dock 4 | Rosenthal Square | the station by the lido | University South | Market Hall | Pier 9 | Town Hall
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
{count=fewx} {bike_type:city=city bikes|normal bikes|town bikes} from {station=dockx}, {hours=hrx}
I need a {bike_type:cargo=cargo bike|bike with a box|bakfiets} for {hours=hrx}, station {station=dockx}
take out an {bike_type:electric=e-bike|electric bike} at {station=dockx}
unlock me something on two wheels at {station=dockx}
for {hours=guests} hours, {count=guests} {bike_type:tandem=tandems|tandem bikes}, at {station=bikestn}
at {station=bikestn} I'll take {bike_type:cargo=a cargo bike|one of the cargo bikes}, we're hauling a fridge
{count=guests} bikes from {station=bikestn}, {bike_type:kids=children's ones|for kids}
%lang de
leih uns {count:2=zwei|2} {bike_type:electric=E-Bikes|Elektroräder} an der Station {station=dock} für {hours=int} Stunden aus
%lang es
alquílame una bici {bike_type:electric=eléctrica} en {station=dock} por {hours:2=dos horas|2 horas}

%tool bike-stations-nearby Bike stations close to a place and how many bikes they have.
%also Returns stations[] with free bikes and docks.
%also Docking points around an address, those with something to ride or those with room to give one back.
%param place* (near, location) {"type": "string", "description": ""}
%param looking_for (availability, need) {"type": "string", "enum": ["bikes", "free_docks", "e_bikes"], "description": "What must be available"}
%param limit (max, top) {"type": "integer", "description": "At most this many stations"}
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
{limit=fewx} closest bike racks to {place=plx}
rental stations near {place=plx} with {looking_for:e_bikes=e-bikes|electric ones|electric bikes}
where can I drop my rental bike near {place=plx}, {looking_for:free_docks=empty slots|free docks|docks that aren't taken}
where around {place=plx} do they rent bikes, it's for 1 afternoon
with {looking_for:free_docks=somewhere to put it back|empty docks}, close to {place=spot2}
near {place=spot2}, at most {limit=guests}, that have {looking_for:e_bikes=electric ones|e-bikes}
{place=spot2}: where can I pick up {looking_for:bikes=a bike|two bikes}

%server pedalpool

%tool unlockBike Unlock a rental bike or scooter.
%also Returns the lock state and the tariff.
%also Opens a shared two-wheeler by the number on its frame and begins the rental, on a tariff per minute, hour or day.
%param number* (bikeNumber, frame) {"type": "string", "description": "Number on the frame"}
%param tariff (plan, pass) {"type": "string", "enum": ["per_minute", "hour_pass", "day_pass"], "description": "How it is paid"}
%param helmet (withHelmet) {"type": "boolean", "description": "Open the helmet box too"}
%list frame: 4471 | B-208 | 90 331 | SC 1175 | 6002 | K77 | bike 318 | 22841 | R-19 | 7730 | scooter 55 | M-4409 | 1206 | T 86 | 30177
%list frame2: B-2210 | 77431 | LX 908 | 0045-K | m3317 | 600128 | QT-55 | 19-204 | PB7781 | 3391 | Z09 41
%list towna2: Graz | Leeds | Vigo | Newcastle upon Tyne | Tampa | Aarhus | St. Moritz | Cork | Bath | Le Mans | Riga | Salt Lake City
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
~ we'll cruise about until the evening, {number=frame}, {tariff:day_pass=whole day|one price for the whole day}
{helmet:true=my head matters|something for my head too}, and off I go with {number=frame}
I've found one close by, it says {number=frame} on it, let me ride off
open a scooter with {tariff:hour_pass=an hour pass}
open bike {number=frame2}, {tariff:hour_pass=one-hour pass|hour pass}
I'm riding {number=frame2}, {helmet:true=helmet too|with helmet}, {tariff:day_pass=for the whole day|day pass}
release scooter {number=frame2} at {=towna2} station
{number=frame2}, {tariff:per_minute=per minute|by the minute}, {helmet:false=no helmet|without a helmet}
%lang de
schließ das Rad {number=frame} auf, {tariff:day_pass=Tagespass}
%lang es
desbloquea la bici {number=frame} {helmet:true=con casco}

%tool endBikeRental End the running rental of a bike or scooter.
%also Returns duration and cost.
%also Locks a shared two-wheeler and stops the bill, telling where it was left and what is broken on it.
%param leftAt (station, returnedTo) {"type": "string", "description": "Station or street"}
%param defect (problem, damage) {"type": "string", "enum": ["flat_tyre", "brakes", "light", "battery", "saddle", "chain"], "description": "What does not work"}
%list dock: Rosenthaler Platz | station by the river | Elm Street | Museum Quay | Riverside Park | rack in front of the library | corner of Hill Road and Third | Campus North | Old Bridge | Central Square | post office in Marylebone | Tram stop Weststadt | bakery | Pier 4 | Kings Road | swimming pool car park | St Anne's Church | Victoria Gardens | university canteen | bottom of the hill
%list dock2: Central Station | Mill Road | corner of Elm and High Street | Harbour Bridge, north side | Town Hall | bike rack behind the library | Queen's Gate | uni | Bahnhofplatz 1 | Pino's | Riverside Park and Zoo | dock 44
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
bike's back at {leftAt=dock2}
I'm done with the bike, {defect:flat_tyre=flat tyre|flat tire|puncture}, it's at {leftAt=dock2}
scooter parked at {leftAt=dock2}, {defect:battery=battery is dead|battery empty|it won't hold a charge}
finished riding, stop the meter, the light is fading

%tool nearestScooters Show free rental scooters or bikes nearby.
%also Returns vehicles with number, battery and distance.
%also Where shared two-wheelers stand around a place, within so many metres and with a minimum charge.
%param around* (location, near) {"type": "string", "description": "Place"}
%param vehicle (kind, type) {"type": "string", "enum": ["scooter", "bike", "e_bike", "cargo_bike", "moped"], "description": "Kind"}
%param minBattery (charge, battery) {"type": "integer", "description": "Charge in percent at least"}
%param withinMeters (radius, distance) {"type": "integer", "description": ""}
%list charge: 60 percent => 60 | 50% => 50 | 80 percent => 80 | 40 | 70 % => 70 | half => 50 | 30 percent => 30
%list meters: 300 metres => 300 | 500 m => 500 | 200 metres => 200 | 400 | 800 metres => 800 | 150 m => 150
%list metres: 300 metres => 300 | 500 m => 500 | 1000 metres => 1000 | 350 m => 350 | 200 metres => 200 | 800 m => 800 | two hundred metres => 200 | ninety metres => 90 | 150 m => 150 | 2000 m => 2000
%list ortde: Alexanderplatz | Hauptbahnhof | Marienplatz | Jungfernstieg | Schlossgarten | Südkreuz | Messe
%list akku: 50 Prozent => 50 | 60 % => 60 | 80 Prozent => 80 | 40 Prozent => 40
%list sitio: Sagrada Familia | plaza Mayor | Atocha | Gran Vía | playa de la Concha | Alhambra | Parque del Retiro
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
~ before I unlock anything, which ones stand within {withinMeters=meters} of [the] {around=near}
any {vehicle:e_bike=e-bikes|electric bikes} around {around=site}
{vehicle:cargo_bike=cargo bikes} within {withinMeters=metres} of {around=site}
{around=site}: {vehicle:moped=mopeds}, {minBattery=pct} charged or more
what can I ride from {around=site}, my own bike has a flat
%lang de
wo stehen rund um {around=ortde} {vehicle:scooter=Roller} mit mehr als {minBattery=akku}
%lang es
¿hay {vehicle:bike=bicis} libres cerca de {around=sitio}?

%server rail
%list station: Berlin Hbf | King's Cross | Gare du Nord | Penn Station | Milano Centrale | Utrecht | Euston | Zurich HB | Lyon | Leeds | Hamburg | Atocha | Prague | Basel | Union Station | York | Ghent | Innsbruck | Malmo | Cologne

%tool findTrains Find train connections between two stations.
%also Returns a list of rail journeys with departure times and changes.
%also Timetable look-up for rail travel. Takes start and end station, an optional time of departure, the class and whether only direct trains count.
%param fromStation* (origin, start) {"type": "string", "description": "Departure station or city"}
%param toStation* (destination, end) {"type": "string", "description": "Destination station or city"}
%param departAt (departureTime, when) {"type": "string", "description": "Departure date and time"}
%param travelClass (class) {"type": "string", "enum": ["first", "second"], "description": "Class"}
%param directOnly (noChanges) {"type": "boolean", "description": "Only connections without changes"}
trains from {fromStation=station} to {toStation=station} {departAt=when}
how do I get from {fromStation=station} to {toStation=station} by rail
{fromStation=station} {toStation=station} train {departAt=when} {travelClass:first=first class|1st class}
~ next {directOnly:true=direct|through} train to {toStation=station} from {fromStation=station}?
I have to be on a train to {toStation=station} {departAt=when}, I'll get on at {fromStation=station}
when is the (last|first) train {fromStation=station} to {toStation=station}
look up rail connections {fromStation=city} - {toStation=city} leaving {departAt=when}, {directOnly:true=no changes|without changing|I don't want to change}
is there a train to {toStation=city} {departAt=when}
find me a train connection from {fromStation=station}
{travelClass:second=second class is fine|2nd class|in standard class}, {fromStation=station} to {toStation=station}, {departAt=when}
trains from {fromStation=townx} to {toStation=towny} on {departAt=whnx}
to {toStation=towny} from {fromStation=townx} by train, {directOnly:true=direct only|without changes}
~ from: {fromStation=townx}, to: {toStation=towny}, departure: {departAt=whnx}, class: {travelClass:first=first}
on {departAt=whnx}, {travelClass:second=second class}, a train to {toStation=towny} starting in {fromStation=townx}
{directOnly:true=direct} trains, {fromStation=townx} to {toStation=towny}, {travelClass:first=first class}
~ to {toStation=halt} from {fromStation=townb4}, {directOnly:true=without changing|no changes|I hate changing}
{departAt=slot2} I want to sit {travelClass:first=in first class|in first} from {fromStation=towna} to {toStation=townb4}
{fromStation=towna} {toStation=halt} {departAt=slot2}
granny can't manage the stairs at {=halt}, how do I get her by rail from {fromStation=towna} into {toStation=townb4}
%lang de
welche Züge fahren {departAt=when} von {fromStation=city} nach {toStation=city}
(such|zeig) [mir] eine {directOnly:true=direkte|umsteigefreie} Verbindung von {fromStation=city} nach {toStation=city}

%tool getTrainDelay Check whether a train is delayed.
%also Returns the current delay in minutes and the platform of a train.
%also Real time information on one train by its number, if wanted at one station on the way.
%param trainNumber* (train, trainId) {"type": "string", "description": "Train number"}
%param station (stopName, atStation) {"type": "string"}
%list trainno: ICE 579 | RE 7 | TGV 6173 | IC 2024 | EC 113 | S3 | Eurostar 9024 | RJX 68 | NJ 421 | IR 36 | 1A47 | AVE 3142 | Acela 2159 | RB 26 | FR 9631 | Thalys 9437 | Amtrak 19 | ICE 1005
%list train: ICE 512 | RE 7 | IC 2040 | TGV 9573 | S3 | EC 113 | RJX 68 | 1A47 | the 8:15 to Leeds | NJ 466
%list town8: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Bath | Aarhus | St. Moritz | Stratford-upon-Avon | Cork | Frankfurt an der Oder
%list trainno2: ICE 604 | IC 2217 | RE 4 | the 7:42 to Leeds | EC 113 | RJX 765 | TGV 6612 | the night express | S9 | AVE 3102
is {trainNumber=trainno} (late|delayed)
how late is {trainNumber=trainno} going to be at {station=station}
{trainNumber=trainno} delay?
I'm standing at {station=station} and {trainNumber=trainno} isn't here, what's going on
will the {trainNumber=trainno} get to {station=station} on time
which platform does {trainNumber=trainno} arrive at in {station=station}
check if my train is running late
how many minutes behind schedule is the train at {station=station}
is the {trainNumber=trainno} running today or was it cancelled
is {trainNumber=train} late at {station=town8}
delay of {trainNumber=train} in {station=town8}
at {station=town8}, how late is {trainNumber=train}
train {trainNumber=train}, station {station=town8}
delay for {trainNumber=train} please, I am waiting with Ben
I'm standing in {station=halt}, where is {trainNumber=trainno2}
is {trainNumber=trainno2} behind, the one my daughter takes every morning
at {station=halt}, how late is {trainNumber=trainno2} there
%lang de
hat der {trainNumber=trainno} Verspätung

%server railhopper
%list station: Utrecht Centraal | King's Cross | Gare de Lyon | Wien Westbahnhof | Penn Station | Milano Centrale | Zürich HB | Union Station | Leipzig Hbf | Lille Europe | Clapham Junction | Atocha | Roma Termini | Hamburg Dammtor | Central Station | Piccadilly | Sants | Köln Deutz | St Pancras | Waverley | Södertälje | Euston

%tool search_train_connections Search train connections between two places.
%also Returns connections[] with changes, duration and fare.
%also Which trains run between an origin and a destination on a day, optionally with the journey back, for how many travellers and in which class.
%param origin* (from, start) {"type": "string", "description": "Where the journey starts"}
%param destination* (to, arrival_station) {"type": "string", "description": "Where it ends"}
%param departure_date (date, outbound, leave_on) {"type": "string", "description": "Day of travel"}
%param return_date (back_on, inbound) {"type": "string", "description": "Day of the way back"}
%param passengers (travellers, pax) {"type": "integer", "description": "How many people travel"}
%param travel_class (class, comfort) {"type": "string", "enum": ["first", "second", "sleeper", "couchette"], "description": "Class"}
%list backday: sunday night | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday afternoon | the same evening | the following friday | the day after | sept 1st | 25.9. | three days later | april 11
%list class: first class => first | 1st class => first | first => first | second class => second | 2nd class => second | standard class => second | sleeping car => sleeper | sleeper => sleeper | proper bed on board => sleeper | couchette => couchette | bunk in a shared compartment => couchette
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list duedate: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
(trains|train connections) from {origin=town3} to {destination=town3} {departure_date=day3}[, {passengers=pax}]
{origin=town3} to {destination=town3} by rail {departure_date=day3}, back {return_date=backday}, {travel_class=class}
I have to be in {destination=town3} {departure_date=day3} and want to go by train from {origin=town3}
to {destination=station} from {origin=station}, {passengers=pax}, {travel_class=class}, leaving {departure_date=day3}
how do we get by rail out of {origin=town3} and over to {destination=town3} {departure_date=day3} if there are {passengers=pax}
{departure_date=day3} - {return_date=backday} {origin=town3} - {destination=town3} train [{travel_class=class}]
is there anything on the tracks {departure_date=day3} towards {destination=town3}, I'd start in {origin=town3}
grandma turns 80 in {destination=town3}, we are in {origin=town3}, no car, no planes please, {passengers=pax} in total, home again {return_date=backday}
overnight {origin=town3}→{destination=town3} {departure_date=day3} in {travel_class=class}
look up the railway timetable to {destination=town3} for {departure_date=day3}
find me a train, {travel_class=class}, {passengers=pax}
trains from {origin=town5} to {destination=townb3} on {departure_date=day4}
~ train to {destination=townb3} from {origin=town5} {departure_date=day5}
on {departure_date=day4} to {destination=townb3} by train, back on {return_date=day4}, from {origin=town5}
origin {origin=town5}, destination {destination=townb3}, date {departure_date=day5}, passengers {passengers=few3}, class {travel_class:first=first}
{passengers=few3} people by train, {origin=town5} to {destination=townb3}
{travel_class:second=second} class train out of {origin=town5} into {destination=townb3}, returning {return_date=duedate}
from={origin=town5}, to={destination=townb3}, out={departure_date=day5}, return={return_date=day5}
night train from {origin=town5} to {destination=townb3} in a {travel_class:sleeper=sleeper}, {passengers=few3} of us
{travel_class:first=first class|in first}, {departure_date=day7}, from {origin=town7} we go, {destination=town2_2} is where the cousins live
to {destination=town2_2} please, for {passengers=guests} of us, starting out in {origin=town7}[, {=aside}]
{origin=town7} {destination=town2_2} {departure_date=sday} back {return_date=eday}
{travel_class:sleeper=in the sleeper|sleeping car}, {passengers=guests} people, to {destination=town2_2} out of {origin=town7}, home again {return_date=eday}
%lang de
~ Zugverbindung von {origin=city} nach {destination=city} {departure_date=date}, zurück {return_date=date}
wie komme ich mit der Bahn nach {destination=city}, wenn ich in {origin=city} {travel_class:first=erster Klasse|in der ersten Klasse} einsteige
%lang es
búscame un tren de {origin=city} a {destination=city} para {departure_date=date}

%tool list_station_departures List the next trains leaving a station.
%also Returns departures[] with platform.
%also The departure board of a railway station from a given time on, all trains or only those towards one direction.
%param station* (stop, at) {"type": "string", "description": "Station"}
%param after (from_time, since) {"type": "string", "description": "Only trains from this time on"}
%param direction (towards, heading) {"type": "string", "description": "Only trains towards this place"}
%param limit (count, max) {"type": "integer", "description": ""}
%list stax: York | Leeds Central | Hook of Holland | King's Cross | Ulm Hbf | Gare de l'Est | Bath Spa | St Pancras | Lyon Part-Dieu | Linz | Newport
(next|upcoming) trains from {station=station} [towards {direction=town3}]
departure board {station=station} after {after=hour}
what's leaving {station=station} for {direction=town3} after {after=hour}
show the next {limit=int} departures at {station=station} in the direction of {direction=town3}
I'm standing in {station=station} and just want to know what rolls out next
{station=station}, {after=hour}, direction {direction=town3}, just {limit=int} of them
my meeting ends at {after=hour}, what goes to {direction=town3} from {station=station} then
heading {direction=town3} from {station=station} - when can I hop on
board for {station=station} please
which trains leave (after|from) {after=hour} on
what's on the departure board [towards {direction=town3}]
~ trains leaving {station=stax} after {after=clkx} towards {direction=townx}
towards {direction=townx}, the next {limit=nfew} trains from {station=stax}
~ station {station=stax}, from {after=clkx}, direction {direction=towny}, limit {limit=nfew}
~ {limit=nfew} departures at {station=stax} after {after=clkx}
~ in the direction of {direction=towny}, departures of {station=stax}
towards {direction=town2_2}, what leaves {station=town7} after {after=clock}
after {after=clock}, anything out of {station=town7}? only the next {limit=guests}
I'm at {station=town7} and need to be in the {direction=town2_2} direction, what's next

%tool reserve_train_seat Reserve seats on a train.
%also Returns coach and seat numbers.
%also Make sure there is somewhere to sit in a certain train on a certain day, with a wish for the kind of place.
%param train* (train_number, service) {"type": "string", "description": "Train number"}
%param date* (travel_date, day) {"type": "string", "description": "Day of travel"}
%param seats (count, places) {"type": "integer", "description": "How many seats"}
%param preference (seat_type, wish) {"type": "string", "enum": ["window", "aisle", "table", "quiet", "family"], "description": "Kind of seat"}
%list trainno: ICE 513 | TGV 8820 | IC 742 | RE 4 | EC 87 | NJ 294 | AVE 2110 | Acela 2190 | RJ 65 | IR 17 | Frecciarossa 9512 | LNER 1S19 | Eurostar 9031 | S7 | X2000 441 | Intercity 3050 | ICE 78 | EN 40462 | Ouigo 7756 | Railjet 162
%list seatwish: by the window => window | window seat => window | next to the window => window | on the aisle => aisle | aisle seat => aisle | where I can stretch my legs into the corridor => aisle | around a table => table | with a table => table | quiet coach => quiet | where nobody talks on the phone => quiet | family area => family | near other kids => family
%list train9: ICE 604 | IC 2217 | the 7:42 to Leeds | RJX 765 | TGV 6612 | the night express | AVE 3102 | EC 113 | Flying Scotsman | RE 4
%list trainno2: ICE 614 | the 8:12 | EC 173 | IC 2046 | TGV 9576 | train 88 | RJ 61 | the night train NJ 421 | Thalys 9412
%list lead: right, so | ok quick one | before I forget | it's raining cats and dogs here | finally got a minute | hey | so we talked it over at dinner | my hands are full | one more thing | listen | good news, we are going | bit stressed today | as promised
reserve {seats=pax} on {train=trainno} {date=day3}, {preference=seatwish}
seat reservation {train=trainno} {date=day3}
{date=day3} I'm on the {train=trainno}, keep me a place {preference=seatwish}
~ can you make sure {seats=pax} can sit together {preference=seatwish} on {train=trainno} {date=day3}
I don't want to stand for six hours again: {train=trainno}, {date=day3}, {preference=seatwish} if possible
{train=trainno}, {seats=pax} {preference=seatwish}, {date=day3}
~ get us places on the {train=trainno} leaving {date=day3}, {seats=pax}
book a spot {preference=seatwish} in {train=trainno} for {date=day3}
reserve a seat {preference=seatwish} for {date=day3}
I need {seats=pax} reserved on {train=trainno}
reserve {seats=nfew2} seats on {train=train9} for {date=onday2}
{preference:window=window} seat on {date=onday2} in {train=train9}
train={train=train9}, date={date=onday2}, seats={seats=nfew2}, preference={preference:quiet=quiet}
by the {preference:aisle=aisle}, {seats=nfew2} seats, {date=anyday2}, {train=train9}
for {date=anyday2}, {seats=nfew2} seats at a {preference:table=table} on {train=train9}
{preference:window=by the window|window}, {seats=guests} seats, {date=day7}, on {train=trainno2}
{=lead} on {train=trainno2} I'd like to sit {preference:quiet=in the quiet coach|where it is quiet}, it's for {date=day7}
for {date=day7}, {seats=guests} on {train=trainno2}, {preference:family=with the family compartment|among other families}
%lang de
reservier [bitte] {seats=int} Plätze im {train=trainno} {date=date}
%lang es
resérvame un asiento {preference:window=junto a la ventana|de ventanilla} en el {train=trainno} para {date=date}

%tool cancel_train_ticket Cancel a train ticket and ask for the money back.
%also Returns the refund amount.
%also Hand a rail ticket back by its order code; the fare is paid out in the way chosen.
%param ticket_code* (order_number, code) {"type": "string", "description": "Code on the ticket"}
%param refund_to (refund_method, payout) {"type": "string", "enum": ["card", "voucher", "bank_account"], "description": "How the money is paid back"}
%list backpay: to my card => card | onto the credit card => card | on my visa => card | as a voucher => voucher | in credit for the next trip => voucher | as travel credit => voucher | to my bank account => bank_account | by transfer => bank_account | straight to the giro account => bank_account
%list tick: RX-20931 | 7KQ4TT | t-5519 | QF88B | 0042-118-A | MNL3 | BERN-7741 | ab12cd | ZUG/99/3 | 550913 | TKT 8812 | hopper-31
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
I won't travel on {ticket_code=tick}, refund me {refund_to:card=to my card|on the credit card}
hand back rail ticket {ticket_code=tick} for {refund_to:voucher=a voucher|travel credit}
{ticket_code=tick}: no trip, money back into {refund_to:bank_account=my bank account|my current account}
get rid of ticket {ticket_code=tick}, the railway can keep the card

%server roadline

%tool roadline_toll Calculate the road toll between two places.
%also Returns toll costs by section.
%also What motorways, bridges and tunnels cost on the way from one town to another, by kind of vehicle.
%param origin* (from, start) {"type": "string", "description": "Start"}
%param destination* (to, end) {"type": "string", "description": "End"}
%param vehicle (class, vehicle_type) {"type": "string", "enum": ["car", "motorcycle", "camper", "truck", "bus"], "description": "Kind of vehicle"}
%param trailer (towing, caravan) {"type": "boolean", "description": "With a trailer"}
%list towna2: Lyon | Innsbruck | Milan | Porto | Dover | Chicago | Salzburg | Bordeaux | Genoa | Boston | Villach | Zagreb | Oslo | Naples | Lugano | Calais
%list townb5: Barcelona | Verona | Nice | Lisbon | Reims | Buffalo | Ljubljana | Bologna | Marseille | New York | Trieste | Split | Malmö | Rome | Turin | Paris
toll from {origin=towna2} to {destination=townb5}
{origin=towna2} {destination=townb5} toll {vehicle:camper=camper|motorhome|camper van}
how much toll do I pay to {destination=townb5} from {origin=towna2} {trailer:true=with a trailer|with the caravan|towing}
to {destination=townb5}, starting in {origin=towna2}, {vehicle:motorcycle=by motorbike|on a motorcycle|motorbike}: toll?
{vehicle:truck=lorry|truck}, {origin=towna2} to {destination=townb5}
what do the motorways between {origin=towna2} and {destination=townb5} cost for a {vehicle:car=car}
{vehicle:bus=coach|bus} and {trailer:true=trailer}, {origin=towna2}-{destination=townb5}, road charges
how many coins should we keep ready on the way to {destination=townb5}, leaving {origin=towna2}
we're off to see friends in {destination=townb5} and want to share all costs, what do they charge for using the roads from {origin=towna2}
is the train cheaper if one adds up every barrier between {origin=towna2} and {destination=townb5}, {vehicle:camper=we've a motorhome}
from {origin=towna2} down to {destination=townb5} by {vehicle:car=car}, {trailer:true=boat behind us|with a horse box}, fees please
toll to {destination=townb5}
what does a {vehicle:truck=truck} pay from {origin=towna2}
~ toll from {origin=town5} to {destination=townb3} by {vehicle:car=car}
toll to {destination=townb3} from {origin=town5} with a {vehicle:camper=camper}
{vehicle:truck=truck} {trailer:true=with a trailer}, {origin=town5} to {destination=townb3}, toll
start {origin=town5}, end {destination=townb3}, vehicle {vehicle:motorcycle=motorcycle}, trailer {trailer:false=no}
{origin=town5} - {destination=townb3} toll, {vehicle:bus=bus}
what is the toll into {destination=townb3} for a {vehicle:car=car} {trailer:true=with a trailer}, coming from {origin=town5}
~ road toll between {origin=town5} and {destination=townb3}
~ to {destination=twm} with {vehicle:camper=the camper|our motorhome}, from {origin=twn}
{vehicle:motorcycle=motorbike|on the motorbike}, {origin=twn}, {destination=twm}, what do they take off me
what's it cost me in tolls into {destination=twm} if I set off from {origin=twn}? mother-in-law on board
{trailer:true=with the trailer on|pulling a trailer} to {destination=twm}, {origin=twn} is where we start
%lang de
was kostet die Maut von {origin=towna2} nach {destination=townb5} {vehicle:camper=mit dem Wohnmobil}
%lang es
¿cuánto se paga de peajes de {origin=towna2} a {destination=townb5} {trailer:true=con remolque}?

%tool roadline_border_wait Waiting time at a border crossing.
%also Returns minutes of waiting by direction.
%also How long cars, trucks or people on foot queue at a frontier, going in or out.
%param crossing* (border, checkpoint) {"type": "string", "description": "Border crossing"}
%param direction (way, heading) {"type": "string", "enum": ["entering", "leaving"], "description": "Way"}
%param lane (vehicle, traffic) {"type": "string", "enum": ["car", "truck", "pedestrian", "bus"], "description": "Kind of lane"}
%param at (when, hour) {"type": "string", "description": ""}
%list crossing: San Ysidro | Bregana | Peace Bridge | Spielfeld | La Línea | Nuevo Laredo | Röszke | Horgoš | Otay Mesa | Karawanken tunnel | Rainbow Bridge | Kapitan Andreevo | Blaine | Medyka | Ceuta | Woodlands | Basel | Bajakovo | Thousand Islands
%list cross: Brenner | Horgos | San Ysidro | the bridge at Narva | Kapitan Andreevo | Peace Arch | Dover | Medyka | Bregana | St. Margrethen | Rio Grande City
%list clock3: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list border: Brenner | Kapıkule | the Øresund bridge | Dover docks | Horgoš | Peace Arch | Medyka | Chiasso | Otay Mesa | Bregana
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list late: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
~ how long is the wait at the {crossing=crossing} border crossing
{crossing=crossing} {direction:leaving=leaving|outbound|going out}
border {crossing=crossing}, {lane:truck=trucks|lorries}, {at=date}
{direction:entering=entering|going in|inbound} at {crossing=crossing} {at=when}, {lane:car=by car|cars}
{lane:pedestrian=on foot|pedestrians|walking} over {crossing=crossing}, how long do we queue {at=date}
at {crossing=crossing}, is it quicker {at=time} for {lane:bus=buses|coaches} {direction:leaving=on the way out|leaving the country}
the kids go mad in the back seat when nothing moves, so what's going on at {crossing=crossing} {at=date}
we want lunch on the other side, will the officers at {crossing=crossing} let us through fast
passport stamps and sniffer dogs, how many hours do I lose at {crossing=crossing} {direction:entering=on the way in|coming in}
my load has to be in the next country by dawn. {crossing=crossing}, {lane:truck=heavy vehicles|with the forty-tonner}?
jam at {crossing=crossing}?
how long do {lane:truck=lorries} wait at the border
waiting time {direction:entering=inbound} {at=time}
wait at {crossing=cross} for {lane:car=cars} {direction:entering=going in|entering} at {at=clock3}
~ border wait at {crossing=cross} {direction:leaving=on the way out|leaving}
{lane:truck=trucks} at {crossing=cross}, around {at=clock3}
crossing {crossing=cross}, direction {direction:entering=in}, lane {lane:pedestrian=on foot|pedestrian}, time {at=clock3}
~ how long do {lane:bus=buses} wait {direction:leaving=leaving} via {crossing=cross}
{direction:entering=going in|coming in} at {crossing=border}, {lane:truck=lorries|with a lorry}, how long
~ {=pre}, around {at=late} at {crossing=border}, do they queue
kids in the back, cat on my lap: how bad is {crossing=border}
%lang de
wie lange wartet man {at=date} am Grenzübergang {crossing=crossing} {direction:leaving=bei der Ausreise}

%server saltferry

%tool saltferry.sailings List ferry sailings from a harbour to an island or port.
%also Returns departures with ship and duration.
%also When boats cross from one port to another on a day, fast craft only if wanted.
%param harbour* (port, from_port) {"type": "string", "description": "Port of departure"}
%param landing* (island, to_port) {"type": "string", "description": "Island or port of arrival"}
%param day (date) {"type": "string", "description": ""}
%param fast_only (speedboat) {"type": "boolean", "description": "Catamarans and hydrofoils only"}
%list harb: Piraeus | Split | Oban | Naples | Harwich | Calais | Palma | Ullapool | Turku | Holyhead | Kiel | Seattle | Portsmouth | Ancona | Newhaven | Aberdeen | Rafina | Trapani | old port in Marseille | Woods Hole | Puttgarden | Swartz Bay | Brindisi | Fishguard
%list isle: Naxos | Hvar | Mull | Capri | Hoek van Holland | Ibiza | Stornoway | Åland | Dublin | Gozo | Bainbridge Island | Santorini | Isle of Wight | Martha's Vineyard | Corfu | Lerwick | Formentera | Favignana | Dieppe | Salt Spring Island | Rosslare | Skye | Patmos and Leros | Bornholm
%list harbours: Piraeus | Split | Portsmouth | Oban | Naples | Rafina | Port de la Sel | Kiel | St. Malo | Old Harbour | Puerto del Carmen
%list landings: Naxos | Hvar | the Isle of Wight | Mull | Capri | Mykonos | Ile aux Moines | Gotland | Jersey and Guernsey | La Graciosa | Brač
%list onday4: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list hafen: Norddeich | Dagebüll | Kiel | Rostock | Cuxhaven | Travemünde | Sassnitz | Emden
%list insel: Juist | Amrum | Föhr | Helgoland | Bornholm | Borkum | Trelleborg | Norderney
%list puerto: Denia | Algeciras | Valencia | Huelva | Palma | Almería
%list isla: Ibiza | Formentera | Menorca | La Gomera | Melilla | Mallorca
when do ferries (go|sail|cross) from {harbour=harb} to {landing=isle} {day=date}
~ (list|show) {fast_only:true=fast boats|catamarans|hydrofoils} from {harbour=harb} to {landing=isle}
{harbour=harb} - {landing=isle} {day=date}
to {landing=isle} from {harbour=harb}, {day=date}, {fast_only:true=catamaran only|fast ones only}
~ ferry {harbour=harb} {landing=isle}
sailings {landing=isle} {day=date}
boat times, {harbour=harb}
which ferries leave {day=date}
how do we get across to {landing=isle} {day=date}, the car stays in {harbour=harb}
grandpa gets seasick, so the {fast_only:true=quickest crossing|quick one} {harbour=harb} to {landing=isle} please
our hotel on {landing=isle} expects us {day=date} and we arrive in {harbour=harb} around lunch, can we still make it over the water
is {landing=isle} cut off {day=date} or does anything leave {harbour=harb}
no need to reserve deck space, tell me what sails {day=date} from {harbour=harb} to {landing=isle}
ferries from {harbour=harbours} to {landing=landings} on {day=onday4}
{fast_only:true=fast ferries only|only catamarans} to {landing=landings} from {harbour=harbours}
from {harbour=harbours}, to {landing=landings}, day {day=relday}
on {day=onday4} to {landing=landings}, leaving {harbour=harbours}
harbour: {harbour=harbours} / arrival: {landing=landings} / fast: {fast_only:true=yes}
when do boats leave {harbour=harbours} for {landing=landings}
get me to {landing=landings} {day=relday}, out of {harbour=harbours}
%lang de
wann geht {day=date} eine Fähre von {harbour=hafen} nach {landing=insel}
%lang es
¿a qué hora salen los ferris de {harbour=puerto} a {landing=isla} {day=date}?

%tool saltferry.reserve_deck Reserve space for a vehicle on a ferry.
%also Returns a boarding reference.
%also Keeps room on the car deck of a crossing for a car, van, camper, motorbike or bicycle of some length, with so many people.
%param crossing* (route, line) {"type": "string", "description": "Which route"}
%param departure (sailing, leaves_at) {"type": "string", "description": "Day and hour"}
%param vehicle* (vehicle_type) {"type": "string", "enum": ["car", "van", "camper", "motorbike", "bicycle"], "description": "What is taken along"}
%param length_m (length, metres) {"type": "number", "description": "Length in metres"}
%param people (passengers, persons) {"type": "integer", "description": ""}
%list metres: 5 metres => 5 | 6.5 metres => 6.5 | 7 m => 7 | 4.8 m => 4.8 | 5.4 metres => 5.4 | 8 metres => 8 | six metres => 6
%list route: Calais to Dover | Ancona to Split | Oban to Mull | Piraeus - Naxos | Harwich-Hoek van Holland | Kiel to Oslo | Holyhead to Dublin | Civitavecchia to Olbia | Larne-Cairnryan | Turku to Stockholm | Portsmouth to Caen | Tarifa to Tangier | Rostock-Trelleborg | Newhaven to Dieppe | Barcelona to Palma | Hirtshals-Kristiansand | Bari to Durrës | Fishguard to Rosslare | Patras to Venice | Aberdeen to Lerwick
%list cross: Dover to Calais | Kiel-Oslo | Split to Hvar | Harwich – Hook of Holland | Cork and Roscoff | Genoa to Palermo | Helsinki-Tallinn | Puttgarden to Rødby | Poole–Cherbourg | Oban to Mull
%list metre: 4.5 m => 4.5 | 6 m => 6 | 7.2 metres => 7.2 | 5 metres => 5 | 5.4 m => 5.4 | 4.8 m => 4.8 | 6.5 metres => 6.5 | 8 metres => 8
%list len: 11.5 metres => 11.5 | 9 m => 9 | 14.2 m => 14.2 | 8.75 metres => 8.75 | 12 metres => 12
%list xing: Calais to Dover | Oban–Mull | Kiel to Oslo | Ancona to Split | Holyhead Dublin | Rostock to Trelleborg | Livorno–Bastia
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
reserve {crossing=cross} with {vehicle:car=a car|my car} on {departure=day6}
{departure=slot} {crossing=cross}, {vehicle:van=van}, {people=few} people
for {people=few} people and {vehicle:camper=a camper} of {length_m=metre}: {crossing=cross}
route {crossing=cross}, vehicle {vehicle:motorbike=motorbike}, departure {departure=slot}
length {length_m=metre}, {vehicle:van=van}, crossing {crossing=cross}, {departure=day6}
take {vehicle:bicycle=a bicycle} on {crossing=cross} {departure=rel}
with {vehicle:van=a van|our van}, {length_m=len}, {crossing=xing}
{crossing=xing} on {departure=day8}, {vehicle:motorbike=motorbike|the motorbike}, {people=nts}
a place on deck {crossing=xing} for {vehicle:bicycle=my bicycle|a bike}, moving to a job over there

%server sharecar

%tool carshare.find_vehicles Find free shared cars nearby.
%also Returns vehicles[] with distance.
%also Car sharing vehicles that stand around a place within a number of metres, of one size or kind of drive.
%param near* (location, around) {"type": "string", "description": "Address or place"}
%param vehicle_type (category, model_class) {"type": "string", "enum": ["mini", "estate", "van", "electric", "convertible"], "description": "Kind of car"}
%param radius_m (distance, within_metres) {"type": "integer", "description": "Radius in metres"}
%list metres: 500 metres => 500 | 300 m => 300 | a kilometre => 1000 | 1 km => 1000 | 200 meters => 200 | two kilometres => 2000 | 800m => 800 | 1500 metres => 1500 | 100 m => 100 | 3 km => 3000
%list carkind: small car => mini | tiny one => mini | city runabout => mini | family estate => estate | station wagon => estate | van => van | transporter => van | sofa-sized van => van | fully electric car => electric | battery-powered car => electric | convertible => convertible | cabrio => convertible
%list mtrx: 500 m => 500 | 300 metres => 300 | a kilometre => 1000 | 800 m => 800 | 200 meters => 200 | 2 km => 2000 | 1000 m => 1000 | 150 metres => 150 | 400 m => 400 | 750 metres => 750
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
shared cars within {radius_m=mtrx} of {near=plx}
is there a {vehicle_type:van=van|transporter} to share near {near=plx}
{near=plx}, {vehicle_type:estate=station wagon|estate}, not more than {radius_m=mtrx} on foot
which car can I grab at {near=plx}, 300 kg of tiles to carry
{vehicle_type:van=a van|something to move a sofa with} within {radius_m=big} metres of {near=spot2}
around {near=spot2}, any car, {=aside}
by {near=spot2} I need {vehicle_type:electric=an electric one|something electric}

%tool carshare.reserve Reserve a shared car for a period.
%also Returns a reservation id.
%also Keep a car of the sharing fleet for yourself from one moment to another, at a station or by its plate.
%param vehicle* (car, vehicle_id) {"type": "string", "description": "Name or plate of the car"}
%param start* (from, begin_at) {"type": "string", "description": "Beginning"}
%param end* (until, return_at) {"type": "string", "description": "End"}
%list sharedcar: Corsa at Mill Lane | B-CS 2041 | red Fiat | blue Kangoo | M-SC 88 | Yaris 14 | white Zoe | HH-DR 512 | van on Park Road | Polo 3 | Twingo | K-LM 7719 | eUp at the station | Transporter 2 | 7FGH219 | green Mini | ID.3 next door | Berlingo | Golf at the town hall | AB12 CDE
%list starttime: tomorrow at 9 | friday 6pm | saturday morning | 14:00 | monday 7:30 | noon | tonight at seven | sunday at 10 | the 3rd at 8am | now | wednesday 13:15 | in an hour | 5 o'clock | thursday after lunch | 10:30 | june 2nd, 9 am
%list endtime: 5pm | sunday night | noon the next day | 18:00 | half past eleven | monday evening | 9 | saturday at 8 pm | the 5th at 20:00 | 22:30 | wednesday 16:00 | friday midnight | quarter past three | 7 in the evening | tomorrow at noon | 1 am
%list car: Polo | Bluebell | GX 4417 | red Clio | Van at the Station | Zoe 2 | LM21 ZFT | Big Sal | Kangoo by the church | e-Up | Berlingo, seven seats
%list slot3: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
%list carname: the blue Corsa | the white van at the corner | B-KX 204 | the little Fiat | Zoe 7 | the seven-seater | HH-LL 93 | the electric Mini | Transit 3
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
reserve {vehicle=car} from {start=slot} to {end=slotb}
{vehicle=car} until {end=slotb}, starting {start=slot}
between {start=slot} and {end=slotb} I need {vehicle=car}
car {vehicle=car}, start {start=slot}, end {end=slotb}
book {vehicle=car}, pickup {start=slot}, back {end=slotb}
from {start=slot3}, {vehicle=carname}
until {end=clockb} I'd need {vehicle=carname}, starting {start=clock}
keep {vehicle=carname} for me {start=clock} to {end=clockb}, {=aside}
%lang de
reservier mir den {vehicle=sharedcar} von {start=time} bis {end=time}
%lang es
resérvame el {vehicle=sharedcar} desde {start=when} hasta {end=when}

%tool carshare.end_trip End the running car sharing trip and lock the car.
%also Closes the trip, returns the price.
%also Give the shared car back: say where it stands now and whether anything is damaged or dirty.
%param parked_at (location, drop_spot) {"type": "string", "description": "Where the car stands"}
%param condition (state, remark) {"type": "string", "enum": ["fine", "dirty", "damaged", "low_battery"], "description": "State of the car"}
%list spot3: Garden Street 4 | level 2 of the mall garage | Lindenallee | bay 17 | corner of Elm and 3rd | Hill Road | Kastanienweg | Quai 9 | Market Hill | 60 Park Avenue | station car park | Mill Lane | Bahnhofstr. 3 | Aldi on Ring Road | Town Hall Square | parking bay 3 | Rue Haute | Elbe bridge car park | Oak Drive 11 | Plaza de Armas
%list carstate: all fine => fine | nothing wrong with it => fine | in good shape => fine | dirty => dirty | full of sand and dog hair => dirty | needs a wash => dirty | there's a dent in the door => damaged | scratched => damaged | a mirror is broken => damaged | battery nearly flat => low_battery | hardly any charge left => low_battery
%list spotx: Mill Lane 4 | level 2 of the station garage | in front of the bakery | Hauptstraße 7 | corner of Elm and 5th | by the old bridge, left side | Aldi car park | behind the town hall | Kirchplatz | St. Mary's hospital, visitor parking | airport P3 | ash street
end (my|the) [car sharing] trip, (parked at|car is at) {parked_at=spot3}
I'm done with the shared car, it's at {parked_at=spot3}, {condition=carstate}
lock the carshare, {condition=carstate}
finish the rental: {parked_at=spot3}, {condition=carstate}
returned it to {parked_at=spot3}, stop the clock please
{condition=carstate} - otherwise the drive is over, I left it at {parked_at=spot3}
that's it, I've arrived, no need to keep the meter running
car's back at {parked_at=spot3} and {condition=carstate}, close the trip
give back the sharing car now
trip over, {parked_at=spot3}
I'm done with the car, parked: {parked_at=spotx}
return the shared car, {parked_at=spotx}, {condition:dirty=it's filthy|muddy seats|dirty}
trip over, {condition:low_battery=almost empty battery|battery low|hardly any charge left}
finish my rental and lock up, the trip was fine

%server tollwick
%list land: Austria | Slovenia | Czechia | Liechtenstein | Hungary | Bulgaria | Romania | Slovakia | Moldova | Switzerland
%list plate3: GR-417-KB | M XY 2204 | the camper | 1-ABC-234 | KN 55 OLP | Mum's Fiat | the blue van | LJ 80-KVE | the Volvo | W-1204 T | old Betsy | the lorry
%list landb: Belgium | the Netherlands | Poland | Germany | Ireland | Denmark | Italy | Luxembourg | Sweden | Great Britain
%list platelong: the grey Skoda we borrowed from Uncle Piet | the camper, the one with the surfboards on top | my sister's car, since mine is at the garage | the hire car they gave us in Graz, W-1204 T | whichever van Bojan takes, probably LJ 80-KVE | the company Volvo that Ravi usually drives | old Betsy, if she makes it over the pass | the motorhome we bought from Jo, GR-417-KB | Grandpa's Opel, still on the old plate | the truck with the boat rack, KN 55 OLP
%list road: the A7 | E45 | M4 | the coast road | Route 66 | the ring road | the A2 to the border | Highway 1 | the B31 | the N222
%list brand: Bexoil | Q-Star | Nordtank | Petrolino | Aveo | Green Pump | Tanker's | Jett & Co | Freetank | Rapso

%tool buyVignette Buy a digital motorway sticker.
%also Purchases the electronic toll sticker of a country for one plate.
%also Get the road toll of a country paid in advance for a vehicle, for a day up to a year. Cannot be refunded.
%param country* (forCountry, roadsOf) {"type": "string", "description": "Country of the motorways"}
%param plate (licensePlate, car) {"type": "string", "description": "Number plate"}
%param registeredIn (plateCountry, homeCountry) {"type": "string", "description": "Country of the number plate"}
%param validity (duration, term) {"type": "string", "enum": ["day", "ten_days", "two_months", "year"], "description": "default ten_days"}
%param startsOn (from, validFrom) {"type": "string", "description": "First day"}
%param trailer (towing, withTrailer) {"type": "boolean", "description": "Towing"}
I need the sticker for {country=land}, {validity:year=all twelve months|so I'm done till next spring|for the whole twelve months}
get {plate=plate3} onto the motorways of {country=land}, {trailer:true=we're pulling the boat|caravan at the back|horse box behind us}
toll sticker for {country=land}, but the car comes from {registeredIn=landb}
~ with a plate out of {registeredIn=landb} into {country=land} from {startsOn=day2} on, so get the toll sticker
pay the road toll in {country=land} for {plate=platelong}
{startsOn=day2}, {plate=plate3}, {country=land}, {validity:day=there and out again before midnight|only for that one day|24 hours will do}
we're driving through {country=land}, sort the toll

%tool listTollCharges List tolls that were charged: motorways, bridges, tunnels, city zones.
%also What had to be paid for roads and crossings.
%also Past road fees of the account, by country, plate or kind; nothing is paid by this call.
%param plate (vehicle, car) {"type": "string", "description": "Vehicle"}
%param country (where, chargedIn) {"type": "string", "description": "Where it was charged"}
%param since (from, after) {"type": "string", "description": "From this day on"}
%param kind (type, category) {"type": "string", "enum": ["motorway", "bridge", "tunnel", "city_zone"], "description": ""}
%param unpaid (outstanding, open) {"type": "boolean", "description": "Only outstanding ones"}
%param sort (order, sortBy) {"type": "string", "enum": ["newest", "highest"], "description": ""}
%list since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | our wedding | yesterday
what did {plate=plate3} cost us in tolls since {since=since}, {sort:highest=the big ones on top|most painful first|largest sum at the top}
road fees from {country=land}, {unpaid:true=what we still owe|those I haven't settled|not paid yet}
what was {plate=plate3} charged in {country=land}
in {country=landb}, on {plate=plate3}, how much did they take
how much have they taken for {plate=platelong}
since {since=since}, {country=landb}, {kind:tunnel=for going under things|under the mountain|the ones under ground}, {plate=plate3}
all those little fees for driving, please

%tool findFuel Pump prices around a place or along a road.
%also Filling stations with their current price.
%also Where to fill up, near somewhere or on a road, by sort of fuel and brand. To note a fill-up that was done use logFuelStop.
%param place* (near, around) {"type": "string", "description": "Around here"}
%param road (along, highway) {"type": "string", "description": "Along this road"}
%param fuel (fuelType, grade) {"type": "string", "enum": ["diesel", "e5", "e10", "lpg"], "description": ""}
%param brand (chain, company) {"type": "string", "description": "Chain"}
%param radiusKm (within, maxKm) {"type": "integer", "description": "km"}
%param rank (sort, orderBy) {"type": "string", "enum": ["price", "distance"], "description": ""}
%param openNow (open, onlyOpen) {"type": "boolean", "description": ""}
%list placelong: the campsite where we are, two valleys from Graz | the last village before the border, on our side | the school, but I don't want to cross the bridge | that roundabout where the big cow stands, near Cork | Mum's place, she lives out past the airport | the exit after the tunnel, where the lorries stop | wherever the ferry lands, Newport, Rhode Island | the clinic on the hill, before we turn for Riga | my brother's house, he moved to the coast | the lake where the road splits, just past Vent
%list oddfuel: Dieselgasse | Cheapside | Petrol Lane | Gasworks Road | Openshaw | Shell Beach | Distance Point | Octane Street | Tank Hill | Nearing
~ where do I fill up near {place=town2}, {rank:price=whatever hurts the wallet least|the cheapest on top|cheap ones first}
need a pump around {place=town2}, {openNow:true=it's past midnight|one that hasn't closed|someone has to be there right now}
near {place=town2} on {road=road}
along {road=road}, around {place=townb2}, at {brand=brand}
the tank's nearly empty, what is there close to {place=placelong}
{brand=brand}, {place=town2}, {fuel:lpg=the car runs on gas bottles|autogas|liquid gas}, up to {radiusKm=maxdetourkm} away
anywhere to tank at {place=oddfuel}

%tool logFuelStop Note a fill-up in the fuel book.
%also Records that a vehicle was refuelled.
%also Keep track of litres, money and mileage of a stop at the pump.
%param litres* (volume, amountL) {"type": "number", "description": "l"}
%param cost (total, paid) {"type": "number", "description": "Total"}
%param odometer (mileage, km) {"type": "integer", "description": "km on the clock"}
%param vehicle (car, forCar) {"type": "string", "description": "Which vehicle"}
%param station (place, pump) {"type": "string", "description": "Where"}
%param fullTank (full, brimful) {"type": "boolean", "description": "Filled to the brim"}
%param filledBy (driver, who) {"type": "string", "description": "Who filled up"}
%list litres: 42 litres => 42 | 38.5 litres => 38.5 | 50 l => 50 | ten litres => 10 | 61.2 l => 61.2 | twenty litres => 20 | 33 litres => 33 | 27.4 litres => 27.4 | 45 l => 45 | 12 litres => 12
%list paid: 64 euros => 64 | €81.20 => 81.20 | 55 => 55 | 92 euros => 92 | 48.30 | £70 => 70 | 105 euros => 105 | 37 | €19 => 19 | 76.90
%list stationlong: the place with the broken car wash, just off the M4 | that little pump in the village where nobody answers | the supermarket, because the queue at Bexoil was too long | the motorway stop after the border, far too dear | the farm shop that sells fuel and eggs | the harbour, next to where the boats fill up | the one by the school, pump 3 | Nordtank in Graz, where the card didn't work at first | the one near Gran's, which still takes cheques | a stop in the middle of nowhere, before the tunnel
%list odo: 84210 | 120400 km => 120400 | 9950 | 203115 | 45,300 km => 45300 | 67018 | 150020 km => 150020 | 33000 | 98,760 => 98760 | 5120 km => 5120
put {litres=litres} into {vehicle=plate3}, {fullTank:true=right up to the top|till it clicked|nothing more would go in}
{litres=litres} for {cost=paid}, {filledBy=who2} did it
{filledBy=who2} filled {vehicle=plate3} with {litres=litres} at {station=brand}
at {station=brand} {vehicle=plate3} took {litres=litres}
I got {litres=litres} at {station=stationlong}
{cost=paid}, {litres=litres}, {odometer=odo} on the clock, {vehicle=plate3}, {fullTank:false=only a splash|not full by far|far from full}
just put down {litres=litres}, full story later

%tool reportHazard Warn other drivers of something on the road.
%also Posts a warning on the map: jam, object, animal, speed trap, black ice.
%also Let the drivers behind you know what is up ahead on a road, in which direction and on which side.
%param road* (onRoad, highway) {"type": "string", "description": "Road"}
%param hazard* (what, text) {"type": "string", "description": "What it is"}
%param between (fromExit, exitA) {"type": "string", "description": "First exit or place"}
%param and (toExit, exitB) {"type": "string", "description": "Second exit or place"}
%param heading (direction, towards) {"type": "string", "description": "Direction of travel"}
%param lane (side, where) {"type": "string", "enum": ["left", "middle", "right", "shoulder"], "description": ""}
%param danger (severity, level) {"type": "string", "enum": ["low", "high"], "description": ""}
%list hazard: a ladder | black ice | a deer | a broken-down lorry | thick fog | a wrong-way driver | spilled gravel | a mattress | an accident | cows | deep potholes | a lost exhaust pipe
%list exit: exit 12 | Bexcombe | the service area | Mill Junction | Lower Marsh | the tunnel mouth | exit 31b | Oak Hill | King's Lynn East | the toll booth
%list exitb: exit 14 | Upper Bexcombe | Leeds South | the bridge | Nordhafen | junction 40 | Hay-on-Wye | the border | St. Anne's | the airport turn-off
%list hazardlong: a lorry lost its apples, they're rolling everywhere | two cars touched, nobody hurt, but they're arguing | somebody is pushing a bike in the dark without lights | the traffic lights blink and everyone goes at once | a swan sits there and won't move, police are coming | smoke from a field, you can't see the car in front | a caravan has tipped over, three cars stopped already | a sofa, and a man who tries to fold it | water comes up to the doors, turn back while you can | the barrier is down, but no train has come for ages
%list oddroadb: Left Bank Drive | Middle Street | Shoulder Hill | the High Road | Low Lane | Danger Lane | Right Honourable Way | Between Street | Slow Road, Cork | Headingley Lane
there's {hazard=hazard} on {road=road}, {lane:right=where the slow ones drive|in the lorry lane|on the slow side}
watch out on {road=road}, {hazard=hazard}, {danger:high=somebody could die|really bad|brake now, it's serious}
{hazard=hazard} on {road=road} between {between=exit} and {and=exitb}, going to {heading=town2}
towards {heading=town2} on {road=road}, from {between=exit} to {and=exitb}, {hazard=hazard}
tell everyone on {road=road}: {hazard=hazardlong}
{road=road}, {heading=town2} bound, {hazard=hazard}, {lane:shoulder=at the edge where you break down|on the emergency strip}, {danger:low=no big deal|just so you know|nothing dramatic}
warn people, {hazard=hazard} on {road=oddroadb}

%server torquepoint
%list plate_p: KL-AB 123 | B MX 4471 | LN19 KXT | 7ABC123 | 4821 JKL | W-552 KM | HH-ZZ 90 | AB-123-CD | M PT 2207 | YK66 OLD | 1234 BCD | S-LM 8 | F-EE 451 | GR 118K | XJ 900 P
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday

%tool torque-book-checkup Book a car in for service.
%also Returns the garage's appointment.
%also Arranges that a workshop looks at a vehicle, by its plate and mileage, with another car meanwhile if needed.
%param plate* (registration, license_plate) {"type": "string", "description": "Registration"}
%param job (service, work) {"type": "string", "enum": ["inspection", "oil_change", "brakes", "battery", "air_conditioning", "windscreen"], "description": ""}
%param mileage (odometer, km) {"type": "integer", "description": "Kilometres driven"}
%param day (date) {"type": "string", "description": ""}
%param courtesy_car (loaner, replacement_car) {"type": "boolean", "description": "A replacement meanwhile"}
%param complaint (problem, symptoms) {"type": "string", "description": "What seems wrong"}
%list mileage: 84,000 => 84000 | 120000 | 61,500 km => 61500 | 15200 | 43,000 kilometres => 43000 | 98000 km => 98000 | 210,000 => 210000 | 7800 | 152,300 => 152300 | 33000
%list symptom: squeaks when braking | a rattle under the bonnet | pulls to the left | smoke from the exhaust in the morning | won't start in the cold | orange light with an exclamation mark | smells of petrol | clutch slips | window stuck half open | vibrates at high speed | whistles on the motorway | heater blows cold air | oil on the drive | a bang and then nothing | wet carpet on the passenger side | clicks in tight bends | radio cuts out | gears grind | wobbly wheel | door doesn't lock
%list mileage2: 84000 km => 84000 | 120,500 km => 120500 | 61200 | 15000 kilometres => 15000 | 203000 km => 203000 | 9800 km => 9800 | 47000 | 132000 kilometres => 132000 | 76500 km => 76500
%list noise: it squeals when I turn left | rattles in the cold, stops when warm | smell of petrol | the light comes on and goes off again | pulls to the right | starts only at the third try | water under the seat | grinding from the back | wipers, left one | hums at 90 and above
%list carill: a squeak from the back left when braking | smells of petrol after rain | warning light under the speedometer | it pulls to the right on motorways | the heating blows cold | clicks when I turn the key
%list miles: 82,000 => 82000 | 120500 | 34000 | 9,800 => 9800 | 211000 | 56700 | 145000 | 15500
book {plate=plate_p} in for {job:oil_change=an oil change} {day=pday}
{plate=plate_p}, {mileage=mileage}, {job:inspection=inspection|MOT}, {day=pday}
{plate=plate_p} on {day=pday}: {complaint=symptom}, {courtesy_car:true=with a courtesy car|I need a loaner}
{job:brakes=brakes}, {plate=plate_p}, it has {mileage=mileage} on the clock
my car {plate=plate_p} has done {mileage=mileage}, {job:inspection=inspection} please, {courtesy_car:false=no replacement needed|no loaner}
{complaint=symptom}, have somebody look at {plate=plate_p} {day=pday}
on {day=pday} I could bring in {plate=plate_p}, {job:battery=battery}, {courtesy_car:true=give me another one meanwhile|replacement car please}
we're driving down to Italy with four children in the back, so get {plate=plate_p} looked over before {day=pday}, {mileage=mileage}
a stone hit us on the motorway and the crack is growing. {job:windscreen=windscreen|front glass}, {plate=plate_p}, {day=pday}
{plate=plate_p} makes me nervous: {complaint=symptom}
sweating like a pig in {plate=plate_p}, {job:air_conditioning=air con|AC} {day=pday}
garage {day=pday} for {plate=plate_p}, {mileage=mileage}, {complaint=symptom}
book the car in for {job:oil_change=oil change} {day=pday}
I need a garage {day=pday}, {complaint=symptom}
book {plate=plate} in for {job:brakes=brakes|the brakes} on {day=day6}
{job:oil_change=oil change} for {plate=plate} on {day=day6} with {courtesy_car:true=a courtesy car|a loan car}
on {day=day6} with {mileage=mileage2} on the clock, {job:inspection=inspection} of {plate=plate}
plate {plate=plate}, job {job:battery=battery}, mileage {mileage=mileage2}, complaint {complaint=noise}
take {plate=plate} to the garage {day=rel}: {complaint=noise}
{job:windscreen=windscreen}, {plate=plate}, {day=rel}, {courtesy_car:false=no replacement car}
{complaint=carill}, the car's {plate=plate2}, {day=day7}, {courtesy_car:true=with a replacement car|and lend me one meanwhile}
for {job:brakes=the brakes|brakes}, {plate=plate2}, at {mileage=miles} kilometres
with {plate=plate2} {day=day7} for {job:inspection=its inspection|inspection}
%lang de
mach {day=date} einen Werkstatttermin für {plate=plate_p}, {job:oil_change=Ölwechsel}, Kilometerstand {mileage=mileage}
%lang es
pídeme cita en el taller para el {plate=plate_p}, {job:brakes=frenos}, {courtesy_car:true=con coche de sustitución}

%tool torque-tyre-swap Book a tyre change.
%also Returns the slot.
%also Has the wheels of a vehicle swapped to the other season's set, kept in store if wanted.
%param plate* (registration, car) {"type": "string", "description": ""}
%param season* (tyre_type, set) {"type": "string", "enum": ["summer", "winter", "all_season"], "description": "Which set goes on"}
%param day (date) {"type": "string", "description": ""}
%param time (hour, at) {"type": "string", "description": ""}
%param store_old (storage, keep_set) {"type": "boolean", "description": "Keep the other set"}
%list clock3: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list platex: LX 44 BOP | M-KT 2207 | 7ABC123 | GR 550 TZ | B-AL 19 | YK09 WVE | S-TO 88 | W 31744 K | FR-OM 12 | AB 123 CD
%list unsetx: the old set | the worn ones | the ones on now | these bald ones | the spare set | last year's | the borrowed ones | the cheap ones | what is on it | the first set
put {season:winter=winter|snow} tyres on {plate=plate_p} {day=pday}[ at {time=clock3}]
{plate=plate_p}, {season:summer=summer} tyres, {day=pday}, {time=clock3}, {store_old:true=store the others|keep the old set}
{season:all_season=all-season} for {plate=plate_p}, {store_old:false=I take the old ones home|don't store the others}
change {plate=plate_p} to {season:summer=summer} wheels on {day=pday} {time=clock3}
at {time=clock3} on {day=pday} {plate=plate_p} gets its {season:winter=winter} set, {store_old:true=please look after the rest|keep the others for me}
the first frost is coming, {plate=plate_p} isn't ready, {season:winter=winter} ones {day=pday}
spring has finally sprung and I hear a hum on the motorway, so {plate=plate_p} wants its {season:summer=summer} rubber {day=pday}
we're off skiing at the weekend and I nearly forgot the most important bit. {season:winter=winter}, {plate=plate_p}, {time=clock3} on {day=pday}
wheels: {plate=plate_p}, {season:winter=winter ones|winter}, {day=pday}
{plate=plate_p} from winter to {season:summer=summer}, {day=pday} around {time=clock3}
swap the tyres of {plate=plate_p}, {season:all_season=all year round|all-season}, {store_old:true=storage included|and store the rest}
book a {season:summer=summer} tyre change {day=pday} at {time=clock3}
tyre slot for {plate=plate_p} {day=pday}
book {season:winter=winter} tyres for {plate=platex} on {day=dayfx} at {time=clkx}
~ at {time=clkx} on {day=dayfx}, {season:summer=summer} tyres on {plate=platex}
plate {plate=platex}, season {season:all_season=all-season|all season}, date {day=dayfx}, {store_old:true=store the old set|keep the old ones}
change {plate=platex} to {season:winter=winter} tyres, {store_old:false=no storage|don't store the old ones}
from {=unsetx} to {season:summer=summer} tyres for {plate=platex}, {day=dayfx}
%lang de
lass bei {plate=plate_p} {day=date} um {time=time} die {season:winter=Winterreifen} aufziehen

%tool torque-cheapest-fuel Compare fuel prices around a place.
%also Returns stations by price.
%also Where to fill up for the least money, by kind of fuel and distance.
%param fuel* (fuel_type, kind) {"type": "string", "enum": ["petrol", "premium", "diesel", "lpg", "hydrogen"], "description": ""}
%param near (location, around) {"type": "string", "description": "Place to start from"}
%param radius_km (distance_km, within_km) {"type": "integer", "description": "How far"}
%param open_now (only_open) {"type": "boolean", "description": ""}
%list near2: Leeds | Neukölln | Bristol | Graz | Valencia | Camden | Northfield | Lyon | Altona | Riverside | Gràcia | Hackney | Oslo | Porto | Dublin
%list near_the: harbour | old town | university | east side
%list dist: 5 km => 5 | 10 kilometres => 10 | 3 km => 3 | 20 km => 20 | 15 km => 15 | 8 km => 8 | 2 km => 2 | 30 km => 30
%list kmx: 5 km => 5 | ten kilometres => 10 | 20 km => 20 | 3 km => 3 | fifteen kilometers => 15 | 8 km => 8 | 30 km => 30 | 12 kilometres => 12 | 2 km => 2 | 50 km => 50
where's the cheapest {fuel:diesel=diesel} near ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
{fuel:petrol=petrol|unleaded} within {radius_km=dist} of ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
({near=near2}|{near=near2}|{near=near2}|the {near=near_the}), {fuel:premium=premium|super plus}, {radius_km=dist}, {open_now:true=open now|open at this hour}
{fuel:lpg=LPG|autogas} prices around ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})[, {open_now:true=only what's open}]
not further than {radius_km=dist} from ({near=near2}|{near=near2}|{near=near2}|the {near=near_the}): {fuel:hydrogen=hydrogen}
my tank's nearly empty, {fuel:diesel=diesel} in ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
the light has been on for the last half an hour and I'm getting nervous, {fuel:petrol=petrol} by ({near=near2}|{near=near2}|{near=near2}|the {near=near_the}), {open_now:true=somewhere that isn't shut}
we're filling up the van before the long haul south. who asks least for {fuel:diesel=diesel}, {radius_km=dist} from ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
compare {fuel:petrol=petrol} in ({near=near2}|{near=near2}|{near=near2}|the {near=near_the}) and {radius_km=dist} around it
{fuel:diesel=diesel}, ({near=near2}|{near=near2}|{near=near2}|the {near=near_the}), good price
what do they want for a litre of {fuel:premium=super|premium} at ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
who has {fuel:lpg=gas|LPG} round ({near=near2}|{near=near2}|{near=near2}|the {near=near_the}), {open_now:false=even if closed}, {radius_km=dist}
fuel prices within {radius_km=dist} of ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
cheapest filling station {open_now:true=open now} near ({near=near2}|{near=near2}|{near=near2}|the {near=near_the})
cheapest {fuel:diesel=diesel} near {near=plx}
who sells {fuel:petrol=petrol|unleaded|regular} for the least within {radius_km=kmx}
{fuel:lpg=lpg|autogas} prices around {near=plx}, {open_now:true=only stations still open|open now|nothing that's closed}
where do I fill up with {fuel:premium=premium|super plus} for least money, 40 km left in the tank
%lang de
wo kostet {fuel:diesel=Diesel} in {near=city} am wenigsten, im Umkreis von {radius_km=dist}
%lang es
¿dónde está más barata la {fuel:petrol=gasolina} cerca de {near=city}?

%server trambello
%list line: 14 | the U4 | S1 | night bus N8 | the red line | RE 7 | 301 | the airport express | Coast Line | bus 66 | IC 2041 | the number nine | M10

%tool getDepartures Departure board of one stop: the next services in order of time with line, destination, platform and delay. Not for journeys between two places (use findConnections).
%also Lists upcoming departures of a station.
%also What is about to leave from a given stop, optionally only one line, one direction or one means of transport.
%param station* (stop, stopName) {"type": "string", "description": "Name or id of the stop"}
%param direction (towards, headsign) {"type": "string", "description": "Only services that go towards this stop"}
%param line (route, lineName) {"type": "string", "description": "Only this line, e.g. 14 or S1"}
%param mode (product, transportType) {"type": "string", "enum": ["train", "tram", "bus", "ferry"], "description": "Means of transport"}
%param limit (maxResults, count) {"type": "integer", "description": "Max. number of rows (default 10)"}
%list stoplong: the stop behind the library, where the 14 turns | that little halt between the brewery and the river | the corner where they're tearing down the cinema | Saint Andrew's hospital, entrance for visitors and staff | the shelter across from Nan's old flat | the place we got off last time, near Aldi | the roundabout with the fountain that never works | Upper Marsh, the one on the hill side | the platform you reach through the bike tunnel | Hafenstrasse, not the bridge but the square
what's leaving {station=stop} towards {direction=stopb}, {mode:tram=just the streetcars|on rails through the street|no buses, just trams}
show me the board for {station=stop}, {limit=y2n} will do
~ towards {direction=stopb} out of {station=stop}, when does anything go
I'm standing at {station=stop}, what runs to {direction=stopb} from here
tell me what still goes tonight from {station=stoplong}
{line=line}, {station=stop}, towards {direction=stopb}, next {limit=y2n}
what's going from {station=oddstop} in a bit

%tool findConnections Door-to-door journey planner. Computes up to five itineraries between an origin and a destination, with changes. For the board of a single stop call getDepartures.
%also Returns itineraries from A to B.
%also How to travel by public transport between two places, if wanted over a third, at a certain time and by what is most important to the traveller.
%param from* (origin, start) {"type": "string", "description": "Origin: stop, address or place"}
%param to* (destination, end) {"type": "string", "description": "Destination"}
%param via (through, viaStop) {"type": "string", "description": "Intermediate stop"}
%param departAt (departure, when) {"type": "string", "description": "Date and/or time of departure, natural language accepted"}
%param optimize (criterion, preference) {"type": "string", "enum": ["earliest_arrival", "fewest_changes", "cheapest"], "description": "Criterion, default earliest_arrival"}
%param stepFree (accessible, wheelchair) {"type": "boolean", "description": "Only barrier-free itineraries"}
how do I get from {from=town} to {to=townb}, {optimize:fewest_changes=I hate changing|without running between platforms|staying in one seat as long as possible}
{from=town} to {to=townb} {departAt=start}, {stepFree:true=I'm in a wheelchair|we've got the pram|no stairs please}
to {to=townb} via {via=townc} out of {from=town}
into {to=townb} from {from=town} but through {via=townc}
get me to {to=town} from {from=doorlong}
{departAt=start}, {from=town} to {to=townb}, over {via=townc}, {optimize:cheapest=costing as little as possible|the least money}
take me from {from=odd} to {to=townb}

%tool reportDisruption Sends a passenger report about a fault or obstruction on a line to the operator's control room.
%also Reports a problem on a line.
%also Tell the transport company that something is broken, dirty, blocked or dangerous on one of its vehicles or at a stop.
%param line* (route, lineId) {"type": "string", "description": "Line concerned"}
%param message* (text, description) {"type": "string", "description": "What happened, free text"}
%param stop (station, near) {"type": "string", "description": "Nearest stop"}
%param severity (level, impact) {"type": "string", "enum": ["minor", "major", "blocked"], "description": ""}
%param anonymous (hideReporter, withoutName) {"type": "boolean", "description": "Hide the reporter"}
%list fault: a door that won't close | broken glass on the floor | a tree on the track | no heating at all | a ticket machine that eats coins | water coming through the roof | graffiti and a smashed screen | an abandoned suitcase | a man's bike between the rails | a speaker that crackles | a step that's come loose
%list faultlong: the driver closed the doors, somebody's bag got stuck | the lift has been out of order since Tuesday | a branch came down, we had to walk | people are smoking in the last carriage, every morning | the air conditioning drips on the seats by the door | two windows won't open and it's boiling in here | it left three minutes early, ten people missed it | the screen says Oak Hill but it's going to Lindau | there's a dog on the tracks, the police are coming | the brakes squeal at every stop, it hurts
%list faultodd: a major puddle on the lower deck | an anonymous note on the driver's door | the minor key chime never stops | blocked toilet | a big hole in the seat | Mr. Hall Street sign fell off | no name on the display | somebody's stop button is stuck | an empty train of thought poster, torn | a minor flood by the exit
{line=line}: {message=fault}, {severity:blocked=nothing moves at all|we're at a complete standstill|it isn't going anywhere}
let the operator know there's {message=fault} on {line=line}, {anonymous:true=leave my name out|don't say it was me|nobody needs to know who told them}
{message=fault} at {stop=stop} on {line=line}
on {line=line} near {stop=stop} there is {message=fault}
complain about {line=line}: {message=faultlong}
{stop=stop}, {line=line}, {message=fault}, {severity:minor=no big deal|nothing serious|just a small thing}
something's wrong with {line=line}: {message=faultodd}

%tool watchTrip Subscribe to delay and cancellation alerts for a regular service. Alerts are only sent if the delay reaches `minDelayMinutes` (default 5).
%also Creates a delay alert for a trip.
%also Be warned whenever a certain train, bus or tram is late or does not run, on some days of the week or up to some date.
%param trip* (service, journey) {"type": "string", "description": "Which service, e.g. 'the 7:42 to Leeds'"}
%param days (weekdays, repeat) {"type": "string", "description": "Days of the week"}
%param minDelayMinutes (threshold, min_delay) {"type": "integer", "description": "Threshold in minutes"}
%param channel (medium, via) {"type": "string", "enum": ["push", "sms", "email"], "description": "How to alert"}
%param until (endDate, expires) {"type": "string", "format": "date", "description": "Last day of the subscription"}
%param alsoNotify (cc, secondPerson) {"type": "string", "description": "A further person to be alerted"}
%list trip: the 7:42 to Leeds | my morning bus | the 18:05 out of Graz | the night train to Zagreb | the S1 at ten past eight | the 6:58 | IC 2041 to Bergen | the school bus, line 31 | Dad's train to Vigo | the last ferry home | the quarter past five to Oak Hill
%list days: weekdays | Mondays and Thursdays | Fridays | Saturday mornings | Tuesday, Wednesday and Friday | school days | Sundays | workdays | Mondays | weekends | Thursdays
%list min: ten minutes => 10 | 5 min => 5 | a quarter of an hour => 15 | 20 minutes => 20 | half an hour => 30 | 8 minutes => 8 | 3 min => 3 | 45 minutes => 45 | 12 minutes => 12 | an hour => 60
%list triplong: the train Mia takes home on her own, 16:10 from Crewe | the 5:32 that always waits for the Dover boat | the bus that gets me to work by eight, line 301 | the second tram after six, the one to Lindau | the late one that stops at Kiln Lane, 23:48 | the express to Basel, the one with a dining car | the regional at half seven that goes through the valley | the bus Grandpa takes on market day, at ten | the boat train that leaves when the ferry's in | the 17:03, it always waits at Crewe
%list tripodd: the Friday Express | the mail train to Riga | Sunday Flyer | the 9:15 to Push Hill | the Weekday Arrow | the text-book special | bus 10 to Fifteen Acres | the Daily Coast Line | the 20 to Ringtown | the Email Tram to Techpark
ping me when {trip=trip} runs late, {channel:sms=as a text|by text message|with a text}
keep an eye on {trip=trip}, {days=days} only
I want to hear about delays of {trip=trip} until {until=dayb}, on {days=days}
for {alsoNotify=who} as well as me: warn us about {trip=trip} if it's {minDelayMinutes=min} late
~ tell me whenever it's late or cancelled, {trip=triplong}
{trip=trip}, {days=days}, {minDelayMinutes=min} or more, till {until=dayb}
is it late again? watch {trip=tripodd} for me

%tool saveRoute Stores a pair of places as a favourite under a label. No journey is computed.
%also Adds a favourite route.
%also Remember a way that is often travelled, under a name of its own, so that it can be called up with one tap.
%param label* (name, title) {"type": "string", "description": "Name of the favourite"}
%param from* (origin, a) {"type": "string", "description": "First place"}
%param to* (destination, b) {"type": "string", "description": "Second place"}
%param note (comment, memo) {"type": "string", "description": "Private remark"}
%param shareWith (sharedWith, member) {"type": "string", "description": "Person who may use it too"}
%param pinned (onTop, starred) {"type": "boolean", "description": "Show before all others"}
%list label: school run | commute | Mum's | gym and back | the long way | to the allotment | Work, rainy days | choir | D'Arcy place | secret beach | in case of strike | Thursdays
%list routenote: never on Sundays, the bridge is closed then | take the front carriage, the exit is there | buy the ticket before seven, it's half the price | sit on the left and you'll see the sea | bikes allowed after nine, one euro extra | the key for the gate hangs at Noor's | skip the second change, walking is quicker | the 14 is slower but has room for prams | if the 14 is late, run for the U4 | change at Crewe, but leave time for coffee
%list labelodd: Tom's shortcut | top of the list | Anna's school run | notes to Gran | pinned down | first things first | Paul and me | for the kids | shared misery | a note from home
remember {from=stop} to {to=stopb} as {label=label}, {pinned:true=right at the top|before everything else|first thing I see}
keep {label=label}, that's {from=town} to {to=townb}, {shareWith=who} wants it too
as {label=label} store the way out of {from=town} into {to=townb}
~ to {to=stopb} from {from=stop}, under {label=label}, for {shareWith=who} as well
store {from=stop} to {to=stopb} as {label=label}, {note=routenote}
~ {from=town}, {to=townb}, {label=label}, together with {shareWith=who}
bookmark {from=stop} to {to=stopb} and call it {label=labelodd}

%server transit
%list station: Central Station | King's Cross | Hauptbahnhof | Museum Street | 5th Avenue | Alexanderplatz | Oak Street | University | Schottentor | Northgate | City Hall | Gare de Lyon | Harbour Bridge | Bank | Marienplatz | Hospital East | Mill Road | Zürich HB | Market Square | Atocha
%list line: line 4 | bus 42 | U2 | tram 9 | S1 | M10 | RE 7 | metro 3 | 73 | bus 100 | X5
%list line_the: Northern line | red line | ferry | airport express | blue tram

%tool nextDepartures Next departures at a stop or station.
%also Returns a departure board.
%also When does the next bus, tram or train leave from a stop, on one line or on all?
%param stop* (station, stopName) {"type": "string", "description": "Stop or station"}
%param line (route) {"type": "string", "description": "Only this line"}
%param limit (count) {"type": "integer", "description": "Number of departures"}
%list linex: 12 | U6 | tram 4 | S1 | 88 | bus 5 | N22 | Red Line | 9A | X40
%list stopx: Mill Lane | Town Hall | Church and School | St John's Court | Harbour Bridge | University, main gate | Hall 4 | Oak Street North | Old Post Office | The Anchor | King's Cross
%list line2: line 4 | bus 42 | the U2 | tram 9 | S1 | the ferry
(next|upcoming) departures at {stop=station}
~ when does ({line=line}|the {line=line_the}) leave from {stop=station}?
next {limit=int} departures {stop=station}
{stop=station} ({line=line}|the {line=line_the})
I'm standing at {stop=station}, when is the next ({line=line}|{line=line_the})
which trains go from {stop=station} in the next minutes
departure board of {stop=station}, {limit=int} lines are enough
will I still get the ({line=line}|{line=line_the}) at {stop=station}? when does it come
what leaves {stop=station} soon
when does ({line=line}|the {line=line_the}) come?
show me the next {limit=int} departures
next {limit=nfew} departures of {line=linex} from {stop=stopx}
with {line=linex}, when is the next one at {stop=stopx}
stop {stop=stopx}, line {line=linex}, number {limit=nfew}
the next {limit=nfew} buses leaving from {stop=stopx}
{limit=few2} of {line=line2} from {stop=halt}
at {stop=halt}, what leaves, I've two cases and a child
%lang de
wann fährt die nächste {line=line} ab {stop=station}?

%tool planTrip Plan a trip by public transport.
%also Returns connections between two stations.
%also Finds trains and buses from one station to another, leaving or arriving at a given time.
%param from* (origin, fromStation) {"type": "string", "description": "Start"}
%param to* (destination, toStation) {"type": "string", "description": "End"}
%param time (when, departure) {"type": "string", "description": "Day and time"}
%param arriveBy {"type": "boolean", "description": "The time is the arrival"}
%list stopa: Central Station | Mill Lane | Park and Ride North | the university | Kings Cross | 14 Elm Court | home | Old Harbour | Terminal 2 | St. Mary's | Corner of High and 5th | Ostbahnhof
%list stopb2: the zoo | Rose Hill | Town Hall | Pier 7 | Lower Marsh | the stadium | By the Gate | work | Queen's Road East | Nordpark | airport | 3 Castle Street
%list clocka: 9 | 8:30 | ten | quarter past nine | 10:15 | 9 am | half past eight | 11:00 | noon | 7.45 | eight o'clock
%list clockb2: 2 pm | 14:30 | three | half past four | 16:00 | quarter to six | 5 pm | 18:15 | six o'clock | 3.30 pm
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
train from {from=station} to {to=station} {time=when}
I have to be at {to=station} {arriveBy:true=by|before|at the latest} {time=time}, starting at {from=station}
{from=city} {to=city} {time=when} by train
connections between {from=station} and {to=station}
how do I get from {from=station} to {to=station} with public transport {time=when}
plan a trip {from=city} to {to=city}, {arriveBy:true=arriving|arrival at} {time=time}
which bus takes me from {from=station} to {to=station}
leave {from=station} {time=when}, destination {to=station}
{arriveBy:false=leaving|departing} {time=time} from {from=city}, I want to go to {to=city} by rail
plan a trip by train to {to=city}
I want to take the train {time=when} from {from=station}
next connection to {to=station} please
how do I get from {from=stopa} to {to=stopb2} at {time=clocka}
to {to=stopb2} from {from=stopa}, {arriveBy:true=arriving by|arrive by|be there by} {time=clockb2}
start {from=stopa}, destination {to=stopb2}, departure {time=moments}
from: {from=stopa}, to: {to=stopb2}, {arriveBy:true=arrival} {time=clockb2}
at {time=clocka} I leave {from=stopa} for {to=stopb2}, which bus
bus to {to=stopb2}, starting at {from=stopa}
I need to reach {to=stopb2} {arriveBy:true=no later than|by} {time=moments}, coming from {from=stopa}
at {to=address3} {time=slot2}, {arriveBy:true=that's when I must be there|be there by then}, from {from=halt}
by bus and tram into {to=townb4} from {from=halt}, I have a pram

%tool serviceDisruptions Delays and closures on a public transport line.
%also Returns service alerts.
%also Tells whether a line runs normally.
%param line* (route) {"type": "string", "description": "Line or route"}
%list line2: U6 | bus 42 | Northern line | S-Bahn to the airport | tram 9 | RE 7 | ferry to Hven | M4 | night bus 17 | Jubilee | red line | 11A
are there delays on ({line=line}|the {line=line_the})?
~ is ({line=line}|the {line=line_the}) running [normally]
({line=line}|the {line=line_the}) disruptions
why is ({line=line}|the {line=line_the}) so late
any closures on ({line=line}|the {line=line_the}) today
~ is there trouble on ({line=line}|the {line=line_the}) again? I've been waiting forever
check service alerts for ({line=line}|the {line=line_the})
does ({line=line}|the {line=line_the}) run despite the strike
construction on ({line=line}|the {line=line_the})?
is my train running
any delays today on my line
{line=line2} running late?
anything wrong with {line=line2} today
{line=line2}: any stops shut?
trouble on {line=line2}, what is known
%lang es
hay retrasos en {line=line}?

%server voltmap

%tool listChargePoints List charging points for electric cars around a place.
%also Returns chargers[] with plug and power.
%also Where an EV can be plugged in: near a place, with the right connector, fast enough, not in use.
%param around* (near, location) {"type": "string", "description": "Place"}
%param plug (connector, socket) {"type": "string", "enum": ["type2", "ccs", "chademo", "nacs", "schuko"], "description": "Connector"}
%param minPower (min_kw, power) {"type": "integer", "description": "Kilowatts, at least"}
%param onlyFree (available, unoccupied) {"type": "boolean", "description": "Leave out those in use"}
%list plug: type 2 => type2 | type 2 socket => type2 | Mennekes => type2 | CCS => ccs | combo plug => ccs | ccs 2 => ccs | CHAdeMO => chademo | chademo => chademo | NACS => nacs | tesla plug => nacs | household socket => schuko | plain wall socket => schuko
%list power: 50 kW => 50 | 150 kilowatts => 150 | 22 kW => 22 | 11kW => 11 | 300 kW => 300 | 100 => 100 | a hundred kilowatts => 100 | 75 kW => 75 | 350kW => 350
%list kwx: 50 kW => 50 | 150 kW => 150 | 22 kilowatts => 22 | 11 kW => 11 | 300 kW => 300 | a hundred kilowatts => 100 | 43 kW => 43 | 75 kilowatts => 75 | 350 kW => 350 | twenty kilowatts => 20 | 100 kW => 100
charging points around the {around=sight} with {plug=plug}
{plug=plug}, at least {minPower=power}, near {around=address2}, {onlyFree:true=free right now|not occupied}
where can I charge the car near {around=town4} with {minPower=power} or more
chargers {around=town4} {plug=plug} {minPower=power}
show {onlyFree:true=free|available|unoccupied} chargers by {around=address2} that have {plug=plug}
the battery won't last beyond {around=town4}, where do I get juice through {plug=plug}
fast ones only, {minPower=power}, {around=town4}, {onlyFree:true=no queue please|nobody plugged in}
we stop for lunch in {around=town4}, could the tesla drink something there meanwhile, {minPower=power} if possible
EV charging {around=address2}, {onlyFree:false=busy ones too|including those in use}
charging stations with {plug=plug} and {minPower=power}
are there any {onlyFree:true=free} charging points
{plug:ccs=CCS|combo plug} chargers near {around=plx}, at least {minPower=kwx}
where can I plug the car in near {around=plx}, {onlyFree:true=only ones not taken|nothing occupied|unoccupied only}
{plug:type2=type 2|mennekes} around {around=plx}, {minPower=kwx} or more
~ stations for e-cars by {around=plx} with free coffee
for {plug:chademo=chademo|a chademo plug}, at least {minPower=big} kilowatts, around {around=spot2}
around {around=town7}, {onlyFree:true=not in use|free right now}
charging near {around=spot2_2} on {plug:ccs=ccs}, battery's almost flat
%lang de
~ Ladesäulen in der Nähe von {around=place} {plug:ccs=mit CCS|mit CCS-Stecker}, die mindestens {minPower:50=50 kW} liefern
%lang es
puntos de carga {onlyFree:true=libres} cerca de {around=place} {plug:type2=con enchufe tipo 2|tipo 2}

%tool startCharging Start charging the car at a charging point.
%also Begins a session.
%also Switch a charger on and let it run until the battery has reached a level.
%param chargePoint* (charger_id, evse) {"type": "string", "description": "Number on the charger"}
%param targetPercent (limit, until_percent) {"type": "integer", "description": "Battery level to stop at, in percent"}
%list charger: DE-4471 | pillar 3 | ION-77 | charger 12 | EV-2209-B | bay 5 | FR*208 | number 40318 | wallbox 2 | CH-11 left | station 9 | NL-88-1 | post 17 | UK0042 | AX-3 | plug 6 | terminal 201 | E-771 | left one at row C | bay 14 right
%list percent_soc: 80 percent => 80 | 80% => 80 | 90 % => 90 | 100% => 100 | seventy percent => 70 | 60 percent => 60 | 85% => 85 | half => 50 | 95 % => 95
%list point: 4471 | DE-118-2 | bay 7 | A12 | P-0093 | 30518 | CP 6, left | EVB-77 | garage 3 | 900214
start charging at {chargePoint=charger} (to|up to|until) {targetPercent=percent_soc}
{chargePoint=charger}: charge to {targetPercent=percent_soc}
charge the car, {chargePoint=charger}
begin at {chargePoint=charger}, stop it when the battery has {targetPercent=percent_soc}
I've plugged in at {chargePoint=charger}, {targetPercent=percent_soc} will do
until {targetPercent=percent_soc} please, I'm on {chargePoint=charger}
the cable is in, {chargePoint=charger}, let the electrons flow
we have forty minutes, so give the car {targetPercent=percent_soc} from {chargePoint=charger}
switch {chargePoint=charger} on for my EV
fill her up to {targetPercent=percent_soc} - it's {chargePoint=charger}
charge my car to {targetPercent=percent_soc}
start a charging session
plug is in at {chargePoint=point}, fill the battery to {targetPercent=pct}
{chargePoint=point}: begin, stop at {targetPercent=pct}
juice for my car at {chargePoint=point}
power on at {chargePoint=point}, the battery has 8 percent left

%tool stopCharging Stop the running charging session.
%also Ends the session and releases the cable.
%also No more electricity for the car: finish, unlock the plug, send the bill.
stop charging
end the charging session [now]
that's enough electricity, I need to drive on
unplug me, I'm leaving
finish charging the car please
the car has had plenty, release the cable
(halt|interrupt) the charger, somebody else is waiting
we're in a hurry, no need to fill the battery any further
charging: stop
can you unlock the plug so I can go
stop charging the car
unplug the car, it's got enough power
cut the power to the car now
no more electricity into the car, 80% will do
%lang de
beende [bitte] den Ladevorgang
%lang es
para la carga del coche

%server voltnook
%list car: Daisy | the Zoe | my van | Femke's car | B-GP 4471 | the company Tesla | Olaf | the little Fiat | WX19 KLO | our camper | the old Leaf

%tool voltnook_findChargers Returns public charging stations around a place with live occupancy. Use voltnook_planChargingRoute for stops along a whole journey.
%also Charging points near a location.
%also Where an electric car can be plugged in close by, with the right connector, enough power, and whether it is free at this moment.
%param near* (location, around) {"type": "string", "description": "Place"}
%param towards (direction, heading) {"type": "string", "description": "Only on the side of this place"}
%param operator (provider, network) {"type": "string", "description": "Company that runs them"}
%param plug (connector, plugType) {"type": "string", "enum": ["ccs", "type2", "schuko"], "description": "Connector"}
%param minPowerKw (minKw, min_power) {"type": "integer", "description": "Minimum power in kW"}
%param freeNow (availableOnly, unoccupied) {"type": "boolean", "description": "Only unoccupied"}
%list minpowerkw: 50 kW => 50 | 150 kW => 150 | 22 kW => 22 | 100 kilowatts => 100 | 11 kW => 11 | 300 kW => 300 | 75 kW => 75 | 43 kW => 43 | 250 kilowatts => 250 | 60 kW => 60
%list operator: Wattwerk | Blitz & Co | Northlade | the city utility | GreenSocket | Stadtwerke Lindau | Zapp | Plug and Go | O'Hara Energy | Joule | Amperia
where can I plug in around {near=town}, {freeNow:true=without queueing|nobody parked there|one I don't have to wait for}
juice for the car close to {near=town}, {minPowerKw=minpowerkw} or better
from {near=town} on the way to {towards=townb}, where's a socket
towards {towards=townb}, somewhere around {near=town}, run by {operator=operator}
is there anything to recharge at by {near=streetlong}
{near=town}, {minPowerKw=minpowerkw}, {operator=operator}, {freeNow:true=empty right now|not taken}
charging spots around {near=streetodd}

%tool voltnook_startCharging Remote start of a charging session at a station. The cable must be plugged in.
%also Begins a charging session.
%also Let the current flow into a car that hangs at a charger, up to some level, paid with one of the stored cards.
%param station* (charger, evse) {"type": "string", "description": "Charger name or code"}
%param car (vehicle, vehicleName) {"type": "string", "description": "Vehicle"}
%param payWith (card, paymentMethod) {"type": "string", "description": "Card or contract to be charged"}
%param targetPercent (stopAt, target) {"type": "integer", "description": "Stop at this battery level in percent"}
%param mode (chargeMode, profile) {"type": "string", "enum": ["fast", "gentle", "solar"], "description": "How to charge"}
%list charger: DE*WW*E1204 | the one in the yard | Northlade 7 | pillar 3 at Aldi | wallbox | Rathaus left | post by the church | GS-0091 | Anchor Inn charger | the slow one on Kiln Lane | socket 12, level two
%list pct2: 80 percent => 80 | 90% => 90 | 70 percent => 70 | 100% => 100 | eighty percent => 80 | 60% => 60 | 85 percent => 85 | 95 percent => 95 | 75 percent => 75 | 50% => 50
%list card: my Visa | the fleet card | Wattwerk contract | Mum's card | the blue one | company Amex | Zapp prepaid | card ending 4410 | the joint account | travel card
%list chargerlong: the one at the hotel, furthest from the door | the pillar next to the bins, it has a dent | box number two, the lower plug is broken | the post where Mia got stuck, by the church | the charger in row C, under the solar roof | the wallbox Dad put up, behind the shed | the middle one, since the others are taken | the socket by the gate, you need a torch | the new pillar at Aldi, it's still in plastic | the one that only works if you hit it
%list chargerodd: Fast Eddie's | Solar Street 4 | Hundred Acre Wood | Gentle Giant Garage | Eighty Days Hotel | Visa Plaza 2 | Car Wash West | Full Moon Inn | Master Yard | Slow Joe's
plug's in at {station=charger}, go, {mode:gentle=easy on the battery|take it slowly|no need to hurry}
fill up {car=car} at {station=charger}, {targetPercent=pct2} is enough
~ {car=car} at {station=charger} on {payWith=card}
put it on {payWith=card} and get {station=charger} to feed {car=car}
turn on the current at {station=chargerlong}
{payWith=card}, {station=charger}, {car=car}, up to {targetPercent=pct2}
start {station=chargerodd} please

%tool voltnook_planChargingRoute Plans a drive with charging stops for an electric vehicle. Nothing is started or reserved.
%also Route with charging stops.
%also Work out where to recharge on a long drive between two places, for a given car and a given reserve on arrival.
%param from* (origin, start) {"type": "string", "description": "Start"}
%param to* (destination, end) {"type": "string", "description": "Destination"}
%param via (waypoint, through) {"type": "string", "description": "Waypoint"}
%param car (vehicle, model) {"type": "string", "description": "Vehicle"}
%param arrivePercent (reserve, arrivalSoc) {"type": "integer", "description": "Battery level on arrival in percent"}
%param prefer (optimize, strategy) {"type": "string", "enum": ["fastest", "fewest_stops", "cheapest"], "description": ""}
%list pctlow: 20 percent => 20 | 10% => 10 | 15 percent => 15 | thirty percent => 30 | 25% => 25 | 40 percent => 40 | 5% => 5 | 30 percent => 30 | 12 percent => 12 | 35% => 35
driving {from=town} to {to=townb} on battery, where to stop, {prefer:fewest_stops=I don't want many breaks|as few breaks as we can|the kids hate stopping}
get {car=car} from {from=town} to {to=townb}, {arrivePercent=pctlow} left
into {to=townb} out of {from=town} with {car=car}, by way of {via=townc}
to {to=townb} over {via=townc} from {from=town}, where will I have to recharge
where do I fill up the battery on the way to {to=townb} from {from=doorlong}
{car=car}, {from=town}, {to=townb}, {arrivePercent=pctlow} at the end, {prefer:cheapest=I want to save money|where the current costs least}
where must I recharge between {from=odd} and {to=townb}

%tool voltnook_startParking Starts a parking session on the street, in a zone, for a vehicle, from now on. Without minutes it runs until it is ended. Car parks and garages: voltnook_bookParkingSpace.
%also Starts on-street parking.
%also Buy a ticket for the car that stands at the kerb, for so many minutes, privately or at the firm's cost.
%param zone* (zoneCode, street) {"type": "string", "description": "Parking zone or street"}
%param vehicle (plate, car) {"type": "string", "description": "Plate or name of the car"}
%param minutes (duration, durationMin) {"type": "integer", "description": "Duration in minutes"}
%param account (profile, billing) {"type": "string", "enum": ["private", "business"], "description": "Who pays"}
%param remind (reminder, notifyBeforeEnd) {"type": "boolean", "description": "Reminder before it runs out"}
%list zone: 4012 | zone B7 | Kiln Lane | Harbour and Docks | Alder Street, even side | 20117 | St. Mary's front yard | D'Arcy Square | M3 | Town Hall Lane | blue zone west | Lindengasse
%list park: half an hour => 30 | 90 minutes => 90 | two hours => 120 | 45 minutes => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | 15 min => 15 | one hour => 60 | 40 minutes => 40
%list zonelong: the street with the chestnut trees, odd numbers | the strip by the river, where the market is | that bit of Mill Lane before it turns, near number nine | the square they renamed, it used to be Station Yard | the lot where the circus stands in June | the kerb opposite the baker that opens at five | the lane that goes down to the boats, upper end | the yard where they sell trees before Christmas | the side street you showed me, by the vet | that strip with the yellow line, it ends at seven
%list zoneodd: Private Road | Business Park 3 | Ninety Row | Hour Lane | Company Yard | Reminder Street | Two Hours Hill | Dayton Mews | Clock Square | Minute Street
I've left {vehicle=car} on {zone=zone}, {account:business=the firm pays|it's for work|the boss covers it}
ticket for {zone=zone}, {minutes=park}, {remind:true=shout before it's over|don't let me forget the end|give me a nudge in time}
{vehicle=car} in {zone=zone} for {minutes=park}
for {minutes=park} with {vehicle=car} on {zone=zone}
I'm standing on {zone=zonelong}, pay for {minutes=park}
{zone=zone}, {minutes=park}, {vehicle=car}, {account:private=out of my own pocket|this one's on me}
pay for the car on {zone=zoneodd}

%tool voltnook_bookParkingSpace Books a space in a car park or garage for a later period, e.g. at an airport.
%also Reserves a parking space ahead.
%also Make sure that there is room in a garage from one day to another, under a roof or in the open, with a wish for the staff.
%param site* (carPark, location) {"type": "string", "description": "Car park"}
%param arrival* (start, entry) {"type": "string", "description": "From"}
%param departure (end, exit) {"type": "string", "description": "Until"}
%param vehicle (plate, car) {"type": "string", "description": "Plate or name of the car"}
%param kind (spaceType, type) {"type": "string", "enum": ["covered", "open_air", "valet"], "description": "Type of space"}
%param remark (note, wish) {"type": "string", "description": "Free text for the operator"}
%list garage: Airport P4 | Opera garage | the deck behind the theatre | Hafen Ost | St. Pancras Parking | Castle and Market | Park & Fly Nord | King's Yard | the arena, lot C | Hotel zur Post garage
%list garnote: bike rack on the back, we need half a metre more | our flight lands at two, please leave the gate open | the battery is weak, somebody may have to jump it | please put us near the lift, my aunt walks badly | it's a tall van, two metres thirty with the box | there's a dog in the car, don't be alarmed | we come back at night, please leave a light on | I'm learning to drive, so no narrow ramp | my brother picks it up, he has the ticket | it drips a little oil, we'll bring a mat
%list garageodd: Open Air Cinema Deck | Covered Market | Valet Street | Four Day Yard | Roof Lane | Old Van Park | August Garage | Zoe's Yard | Sunday Lot | Key Hotel
room for {vehicle=car} at {site=garage} from {arrival=dayq}, {kind:covered=with a roof over it|out of the rain|it mustn't get snowed on}
I need somewhere to leave it at {site=garage} {arrival=dayq} till {departure=dayb}, {kind:valet=someone else should park it|I just hand over the keys|they can drive it in for me}
till {departure=dayb}, from {arrival=dayq}, {vehicle=car} into {site=garage}
out of {site=garage} on {departure=dayb}, in on {arrival=day}
~ keep a place in {site=garage} for {arrival=dayq}, {remark=garnote}
{vehicle=car}, {arrival=start} to {departure=atb}, {site=garage}
from {arrival=dayq} I'll have to put the car in {site=garageodd}

%server wayfern
%list town8: Graz | Leeds | San Sebastián | Cork | Newcastle upon Tyne | Lyon | Aarhus | St. Moritz | Bilbao | Ghent | Frankfurt an der Oder | Bath | King's Lynn | Vigo
%list coll: Date Night | want to go | Japan 2027 | best pizza | swim spots | work lunches | rainy days with kids | Rosa's tips | coffee and cake | road trip, north | viewpoints | shops
%list townb5: Zagreb | Palermo | Bergen | Stratford-upon-Avon | Lisbon | Le Mans | Riga | Salt Lake City | Tampa | Denver | Land's End | Trieste

%tool wayfern_searchPlaces Text search for places: shops, sights, restaurants, services. Provide `near` whenever the user mentions an area.
%also Returns places with address and rating.
%also Finds somewhere to go on the map, around a spot or town, that is open, affordable or well rated.
%param query* (textQuery, q) {"type": "string", "description": "Kind or name of place"}
%param near (around, location) {"type": "string", "description": "Town, address or landmark"}
%param openNow (open, isOpen) {"type": "boolean", "description": "Only places open at the moment"}
%param priceLevel (price, budget) {"type": "string", "enum": ["cheap", "moderate", "expensive"], "description": ""}
%param radiusMeters (radius, distance_m) {"type": "integer", "description": "Search radius in metres"}
%list poi: bakery | vegan ramen | petrol station | pharmacy | somewhere to fix a bike | playground with shade | Irish pub | cash machine | climbing hall | second-hand books | laundrette | a barber's | fish and chips
%list mark: the main station | Leeds | Pier 4 | our hotel | Piazza Dante | St. Anne's church | 12 Mill Lane | King's Cross | the river in Bath | Graz, old town | exit 17 | the museum of trams
%list poione: bakery | petrol station | pharmacy | late-night shop | 24 hour laundrette | playground | heated pool | cash machine | barber's | bookshop | cheap hostel | post office
%list rad: 500 metres => 500 | 2 km => 2000 | one kilometre => 1000 | 300 m => 300 | 800 metres => 800 | 5 km => 5000 | 1.5 km => 1500 | three kilometres => 3000 | 10 km => 10000 | half a kilometre => 500
%list poilong: a café where you can work, with big tables | somewhere that sells cheese and stays open after eight | a place to leave our bags while we swim | a quiet bench to eat a sandwich, ideally by water | a shop that repairs zips, or at least tries | somewhere to dance on a Tuesday, not too young | a dentist who is nice to children and speaks Spanish | a hill with a view, no more than an hour's walk | a barber who won't talk, only cut | a place that still develops film, black and white too
%list poitrap: 24 hour laundrette | late-night shop | cheap hostel | open-air pool | dollar store | drive-in cinema | bakery with a garden | night pharmacy | Sunday market | budget supermarket
{query=poi} near {near=mark}, {openNow:true=I need it right away|that's still serving|not closed yet}
find me a {query=poione} by {near=mark}, {priceLevel:cheap=on a tight budget|I've got ten euros left|nothing fancy, I'm broke}
is there a {query=poione} within {radiusMeters=rad} of {near=mark}
~ around {near=mark}, no more than {radiusMeters=rad} off: {query=poi}
I'm looking for {query=poilong}
{near=mark}, {query=poi}, {priceLevel:expensive=money is no object|somewhere posh|top of the range}, {openNow:true=open at this hour|open as we speak}
where's the nearest {query=poitrap}

%tool wayfern_listSavedPlaces Lists places the user has saved before.
%also Returns bookmarks of the map.
%also The user's own pins, from one collection or town, in some order.
%param collection (list, folder) {"type": "string", "description": "Name of the collection"}
%param city (town, area) {"type": "string", "description": "Only in this town"}
%param sortBy (order, sort) {"type": "string", "enum": ["name", "distance", "recently_added"], "description": ""}
%param notVisited (unvisited, toVisit) {"type": "boolean", "description": "Only places not visited yet"}
%param limit (max, count) {"type": "integer", "description": "Max results"}
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 15 | 20
what have I pinned in {city=town8}, {notVisited:true=where I've never been|the ones still to see|those I haven't got round to}
my pins under {collection=coll}, {sortBy:distance=closest to me first|what's near on top|the nearest up front}
from {collection=coll}, only what's in {city=town8}
in {city=townb5}, what's under {collection=coll}, {sortBy:name=A to Z|alphabetically|by the alphabet}
we're in {city=town8} and hungry, so what do I have in {collection=coll}
{collection=coll}, {city=town8}, {limit=few3} of them, {sortBy:recently_added=what I pinned last comes first|my latest finds first}
show my pins

%tool wayfern_savePlace Pins a place to a collection on the user's map, with a note.
%also Bookmarks a place.
%also Remembers somewhere on the map for later, in one of the user's collections, with a remark, alone or for others to see.
%param place* (placeName, location) {"type": "string", "description": "Name or address"}
%param collection (list, folder) {"type": "string", "description": "Collection it goes to"}
%param note (comment, remark) {"type": "string", "description": "Remark"}
%param shared (public, visibleToFriends) {"type": "boolean", "description": "Visible to friends"}
%param marker (icon, symbol) {"type": "string", "enum": ["star", "heart", "flag"], "description": "Symbol on the map"}
%list place2: Pino's | the lighthouse at Hook Head | Café Central | 12 Mill Lane | that bakery on Elm Street | Lake Bled | Museum of Broken Clocks | Rosa's flat | Beach 4, south end | The Anchor | a bench in Kew Gardens | Shop and Stop
%list remark: great cannoli | cash only | closed on Mondays | ask for Marco | dogs welcome, kids too | sunset spot | park behind the church | too loud after nine | best in May | door code 4411
%list remarklong: go before ten, after that the queue is endless | the waiter sings, so sit far away from the piano | Ben was stung by a wasp here, bring ice | free on the first Sunday, otherwise nine euros | they close when the bread is gone, usually at one | sit upstairs by the window, the soup is on the left | Rosa proposed here, so be nice to the bench | the gate looks locked, just push it | good for kids, bad for backs | ask for the back room if it rains
remember {place=place2}, {shared:true=my friends can know|let my friends see it too|for my mates as well}
pin {place=place2} to {collection=coll}, {shared:false=just for me|it's my secret|keep it to myself}
{place=place2} goes under {collection=coll}, with "{note=remark}"
in {collection=coll} keep {place=place2}: {note=remark}
mark {place=place2} on the map: {note=remarklong}
{collection=coll}, {place=place2}, "{note=remark}", {marker:heart=because I love it|it's my favourite|one I adore}
add {place=place2} to my map

%tool wayfern_getDirections Turn-by-turn directions. If origin is omitted the current position is used.
%also Returns legs and steps of a route.
%also How to get somewhere, on foot or on wheels, by way of some stop, leaving at some hour, keeping clear of what one dislikes.
%param destination* (to, end) {"type": "string", "description": "Where to"}
%param origin (from, start) {"type": "string", "description": "Where from"}
%param waypoint (via, stop) {"type": "string", "description": "Stop on the way"}
%param mode (travelMode, by) {"type": "string", "enum": ["walking", "cycling", "driving", "transit"], "description": "Means of travel"}
%param avoid (exclude, without) {"type": "string", "enum": ["tolls", "motorways", "ferries", "stairs"], "description": "To be avoided"}
%param departAt (departureTime, leaveAt) {"type": "string", "description": "Departure time"}
%list goal: the airport | Pino's | 12 Mill Lane | Aunt Fay's | Ghent | the swimming pool | Kiwi Labs | terminal 2 | Salthill beach | King's Lynn | the garden centre by the bridge | St. Anne's
%list orig: home | the office | Bath | Lyon | the main station | our hotel | Pier 4 | Nora's school | Stratford-upon-Avon | the car park at Elm Street | gate B | here
%list mid: the bakery | Rosa's | Bergen | the petrol station | Nora's school | exit 17 | Piazza Dante | the vet's | Riga | Mum and Dad's
%list later: tomorrow at 9 | tonight at eight | Monday morning | Friday at half past two | the 12th at noon | next Tuesday 4 pm | Sunday evening | Wednesday 18:00 | 5 May at 14:30 | Thursday at 7am | tomorrow night | the day after tomorrow
~ how do I get to {destination=goal}, {mode:walking=on foot|I've got good shoes|I feel like a stroll}
take me to {destination=goal}, {avoid:tolls=I won't pay for roads|without paying on the way|no paid roads}
from {origin=orig} via {waypoint=mid} to {destination=goal}
to {destination=goal} from {origin=orig}, and stop at {waypoint=mid}
I have to pick up the kids first, so how do I get from {origin=orig} to {destination=goal}, {mode:cycling=with my bike|on two wheels|I'll pedal}
~ {origin=orig} to {destination=goal}, {departAt=later}, {mode:transit=by bus or train|without a car|public transport}, {avoid:stairs=we've got a pram|no steps|Gran is in a wheelchair}
the way to {destination=goal}

%tool wayfern_measureDistance Distance between two places. Only a number, no route.
%also Returns a length.
%also How far one place is away from another, as the crow flies or on roads, in whichever unit.
%param start* (from, a) {"type": "string", "description": "First place"}
%param end* (to, b) {"type": "string", "description": "Second place"}
%param unit (units, measure) {"type": "string", "enum": ["km", "miles", "nautical_miles"], "description": ""}
%param straightLine (beeline, greatCircle) {"type": "boolean", "description": "As the crow flies instead of on roads"}
how far is it from {start=town8} to {end=townb5}, {straightLine:true=as the crow flies|if I were a bird|by air}
~ {start=town8} to {end=townb5}, what's the gap, {unit:nautical_miles=I'm sailing|for my boat|we go by yacht}
how much road lies between {start=townb5} and {end=town8}
to {end=town8} from {start=townb5}, how long is that in {unit:miles=miles}
we might cycle from {start=town8} to {end=townb5}, so how long is it, {straightLine:false=by road|on real roads|along the street}
{start=townb5}, {end=town8}, {unit:km=kilometres|in km}, {straightLine:true=straight through the air|beeline}
is it a long way from {start=town8} to {end=townb5}

%server waypoint

%tool get_route Plan a route from one place to another.
%also Returns legs, length and duration.
%also How to get somewhere by car, bike, on foot or by public transport, passing some places on the way and keeping off others.
%param origin (from, start) {"type": "string", "description": "Start; current position if absent"}
%param destination* (to, end) {"type": "string", "description": "End"}
%param mode (travel_mode, by, means) {"type": "string", "enum": ["driving", "cycling", "walking", "public_transport"], "description": "Means of travel"}
%param via (waypoints, stops) {"type": "array", "items": {"type": "string"}, "description": "Places on the way"}
%param avoid (without, exclude) {"type": "string", "enum": ["tolls", "motorways", "ferries", "hills"], "description": "Keep off these"}
%param depart_at (leave_at, departure_time) {"type": "string", "description": "Time of departure"}
%list mode: by car => driving | in the car => driving | driving => driving | by bike => cycling | cycling => cycling | on my bicycle => cycling | on foot => walking | walking => walking | without any vehicle at all => walking | by public transport => public_transport | by bus and tram => public_transport | on the underground => public_transport
%list avoid: tolls => tolls | toll roads => tolls | anything that costs a fee => tolls | motorways => motorways | highways => motorways | autobahn => motorways | ferries => ferries | boats => ferries | hills => hills | steep climbs => hills
%list via: Lyon | Ghent and Lille | Salzburg | Bath and Bristol | Dijon, Avignon | Innsbruck and Bolzano | Leipzig | Stirling and Perth | San Luis Obispo | Kassel | Reims and Metz | Aunt Mary's and Mill Lane | Zaragoza | Bern, Thun | Mill Lane | Parma and Pisa | Oxford
%list leaving: at 7am | tomorrow at 6 | at noon | friday at 16:00 | now | at half past five | sunday morning at 9 | at 8:15 | at 22:30 | in an hour | monday 7:45 | after lunch | tonight at ten | at quarter to six
%list spot2_3: the airport | Graz | Kirchplatz 1 | Rye | Tesco in Park Road | Mum's | Frankfurt am Main | the zoo | Hill and Dale Farm | Lyon | St. Mary's
%list via2: Dover and Calais | Basel | York, Leeds and Hull | the bakery | Ulm and Augsburg | Anna's place | the ring road, the tunnel | Crewe and Chester
%list clk2: 9 | half past seven | 6:30 pm | noon | 14:15 | quarter to ten | 8 o'clock | 5 am | 10:45 | midnight | eleven
%list stops: Metz and Dijon | Aunt Vera's | the bakery and the pharmacy | Ulm, Augsburg and Munich | the petrol station on the ring road | the coast road and Lerici | school | Leicester, then Derby | the lake
(route|directions) from {origin=address2} to {destination=address2} {mode=mode}
how do I get to the {destination=sight} from {origin=address2} {mode=mode} if I avoid {avoid=avoid}
{origin=town4} to {destination=town4} via {via=via}, {mode=mode}, no {avoid=avoid}
{mode=mode} to {destination=address2}, leaving {depart_at=leaving}
take me from the {origin=sight} over {via=via} to {destination=address2}
starting {depart_at=leaving} at {origin=address2}, {mode=mode}, what's the way to the {destination=sight}
get me to {destination=town4} without {avoid=avoid}, with stops in {via=via}
I'm lost, I'm by {origin=address2} and the others wait at {destination=address2}
{destination=address2} from the {origin=sight}: which turns do I take {mode=mode}
plan the trip {origin=town4} → {destination=town4} {depart_at=leaving} {mode=mode}, keep off {avoid=avoid}
plan a route {mode=mode} from {origin=address2}
navigate avoiding {avoid=avoid}
route from {origin=spot} to {destination=spot2_3} by {mode:driving=car}
how do I get to {destination=spot2_3} from {origin=spot} {mode:public_transport=by public transport|on public transport}
start: {origin=spot}, end: {destination=spot2_3}, via: {via=via2}, avoid: {avoid:motorways=motorways}
to {destination=spot2_3} via {via=via2}, without {avoid:tolls=tolls}
{mode:cycling=cycle|bike} to {destination=spot2_3} and avoid {avoid:hills=hills}, leaving at {depart_at=clk2}
at {depart_at=clk2} from {origin=spot}, {mode:walking=on foot}, to {destination=spot2_3}
{destination=spot2_3} via {via=via2}, leave at {depart_at=clk2}
how do I get to {destination=spot2_3} avoiding {avoid:ferries=ferries}, my train from Paris is cancelled
over {via=stops}, to {destination=spot2_2}, {mode:cycling=by bike|cycling}
how do I get from {origin=spot2} to {destination=spot2_2} without {avoid:tolls=tolls|paying tolls}, via {via=stops}
leaving at {depart_at=clock}, {mode:public_transport=by bus and train|on public transport}, I have to be at {destination=spot2_2}, I start from {origin=spot2}
it feels like the moon and back, but show me the way to {destination=spot2_2}, with {via=stops} in between
%lang de
wie komme ich {mode:cycling=mit dem Rad|mit dem Fahrrad} von {origin=street} nach {destination=city}
Route nach {destination=city} über {via=city} ohne {avoid:tolls=Maut|Mautstraßen}
%lang es
cómo llego a {destination=place} desde {origin=place} {mode:walking=andando|a pie}
llévame de {origin=city} a {destination=city} pasando por {via=city} sin {avoid:tolls=peajes}

%tool measure_distance Distance between two places.
%also Returns a length in the unit asked for.
%also How far apart two towns or addresses are, as the crow flies or by road.
%param place_a* (from, start) {"type": "string", "description": "First place"}
%param place_b* (to, end) {"type": "string", "description": "Second place"}
%param unit (units, in) {"type": "string", "enum": ["km", "miles", "nautical_miles"], "description": ""}
%param straight_line (air_distance, beeline) {"type": "boolean", "description": "As the crow flies"}
%list unit: km => km | kilometres => km | kilometers => km | miles => miles | nautical miles => nautical_miles | sea miles => nautical_miles
how far is it from {place_a=town4} to {place_b=town4} [in {unit=unit}]
distance {place_a=town4} - {place_b=town4} {unit=unit}
how many {unit=unit} are there between {place_a=town4} and {place_b=town4} {straight_line:true=as the crow flies|in a straight line|by air}
~ is {place_b=town4} far away from {place_a=town4}
{straight_line:true=as the crow flies}, {place_a=address2} to {place_b=address2}, in {unit=unit}
between the {place_a=sight} and {place_b=address2}, what's the length {straight_line:false=by road|on real roads}
{unit=unit} from {place_a=town4} to {place_b=town4}?
could a horse make it from {place_a=town4} to {place_b=town4} in a day, I mean, what lies between in {unit=unit}
we live in {place_a=town4} and the new job is in {place_b=town4}, is that a long way
how many {unit=unit} is it to {place_b=town4}
measure a distance in {unit=unit}
distance from {place_a=townx} to {place_b=towny} in {unit:miles=miles}
{straight_line:true=as the crow flies|in a straight line}, how far is {place_b=towny} from {place_a=townx}
place A: {place_a=townx}, place B: {place_b=towny}, unit: {unit:km=km|kilometres}
how many {unit:nautical_miles=nautical miles} between {place_a=townx} and {place_b=towny}
how far is it from {place_a=addrx} to {place_b=nearx}, {straight_line:false=by road|not as the crow flies}
in {unit:miles=miles}, {place_a=town7} and {place_b=town2_2}, how far apart
{straight_line:true=as the crow flies|in a straight line} from {place_a=spot2} to {place_b=town2_2}
{place_b=town2_2} is how far from {place_a=town7}
%lang de
wie viele {unit:km=Kilometer} sind es von {place_a=city} nach {place_b=city} {straight_line:true=Luftlinie}
%lang es
a cuántos {unit:km=kilómetros} está {place_a=city} de {place_b=city} {straight_line:true=en línea recta}

%server wheels
%list weekdays_n: a week => 7 | a fortnight => 14 | two weeks => 14 | three days => 3 | 5 days => 5 | ten days => 10 | 4 days => 4 | two days => 2 | 9 days => 9

%tool rent-car-quote Get a price quote for a rental car.
%also Returns hire car offers for a pick-up place, day and number of days.
%also How much does it cost to hire a vehicle? Give where and when it is collected, how long it is kept and which size is wanted.
%param pickup_location* (location, station) {"type": "string", "description": "Where the car is picked up"}
%param pickup_date* (start_date, from_date) {"type": "string", "description": "Day of pick-up"}
%param days* (duration_days, rental_days) {"type": "integer", "description": "Number of rental days"}
%param category (car_class, vehicle_type) {"type": "string", "enum": ["compact", "sedan", "suv", "van", "convertible"], "description": "Size of the car"}
%param automatic (automatic_gearbox) {"type": "boolean", "description": "Automatic transmission"}
%list rentalplace: Malaga airport | downtown Denver | Munich station | LAX | Edinburgh | Split | Porto airport | Cape Town | Reykjavik | Palermo | Nashville | Nice airport | Tallinn | Faro | Orlando
%list carcat: small car => compact | compact => compact | little runabout => compact | sedan => sedan | saloon => sedan | SUV => suv | off-roader => suv | four wheel drive => suv | van => van | minibus => van | nine-seater => van | convertible => convertible | cabrio => convertible | something with an open top => convertible
%list gearbox: automatic => true | no clutch => true | without a stick shift => true | manual => false | stick shift => false
%list rent: Lisbon airport | Graz | the main station | Stoke-on-Trent | Leeds, Bank Street | Tel Aviv | Gate B, North Terminal | Lyon Part-Dieu | Newcastle upon Tyne | Basel | downtown Austin
%list onday4: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
how much is a rental car in {pickup_location=rentalplace} from {pickup_date=date} for {days=weekdays_n}
quote me a {category=carcat} at {pickup_location=rentalplace} {pickup_date=date}, {days=weekdays_n}
we need a {category=carcat} for {days=weekdays_n} starting {pickup_date=date}, picking it up at {pickup_location=rentalplace}
price for hiring a car {pickup_date=date} in {pickup_location=rentalplace} for {days=weekdays_n}, {automatic=gearbox} please
I can't drive stick, what would an {automatic:true=automatic} cost for {days=weekdays_n} from {pickup_date=date} in {pickup_location=rentalplace}
{pickup_location=rentalplace} {category=carcat} hire {pickup_date=date} {days=weekdays_n}
compare hire car prices in {pickup_location=rentalplace} for {days=weekdays_n}
I'd like a rental quote for a {category=carcat} {pickup_date=date}
landing at {pickup_location=rentalplace} {pickup_date=date} and want wheels for {days=weekdays_n}, what do they charge?
quote for {category:suv=an SUV} in {pickup_location=rent} from {pickup_date=onday4} for {days=few3} days
car for {days=few3} days from {pickup_date=onday4}, pick-up at {pickup_location=rent}
pickup: {pickup_location=rent}, date: {pickup_date=onday4}, days: {days=few3}, category: {category:compact=compact}
from {pickup_date=onday4}, {days=few3} days, {category:van=a van}, {pickup_location=rent}
{automatic:true=automatic} {category:sedan=sedan}, {pickup_location=rent}, {pickup_date=aday}, {days=few3} days
what's {category:convertible=a convertible} for {days=few3} days in {pickup_location=rent}, starting {pickup_date=aday}
rental in {pickup_location=rent} on {pickup_date=onday4}, {automatic:false=manual}, {days=few3} days
{days=few2} days with {category:convertible=an open top|a cabrio|a convertible} out of {pickup_location=townb4} from {pickup_date=onday3}, how much
price for wheels in {pickup_location=towna}, {pickup_date=anyday3}, {days=few2} days, {automatic:true=I can't drive stick|automatic please|with automatic gears}
we land in {pickup_location=townb4} {pickup_date=anyday3} with skis and need {category:van=a van} for {days=few2} days, {=rem}
%lang es
cuánto cuesta alquilar un coche en {pickup_location=city} a partir de {pickup_date=date} por {days:7=una semana|siete días}

%tool extend-rental Extend a running car rental by some days.
%also Adds days to an existing hire contract.
%also The customer wants to keep the rented car longer than agreed. Needs the contract number and how many additional days.
%param contract_number* (rental_id, agreement_no) {"type": "string"}
%param extra_days* (additional_days) {"type": "integer", "description": "Days to add"}
%list daysn: five days => 5 | 3 days => 3 | 7 days => 7 | ten days => 10 | two weeks => 14 | 30 days => 30 | 48 hours => 2 | fourteen days => 14 | 21 days => 21 | 12 days => 12 | 6 days => 6
%list contract: RA-55120 | 7781203 | HZ 40912 | 30417-B | CTR-9 | 118820 | mx0045 | V/2207 | 6650 | EU-77102
extend rental {contract_number=code} by {extra_days=weekdays_n}
I want to keep the hire car {extra_days=weekdays_n} longer, contract {contract_number=code}
add {extra_days=weekdays_n} to my car rental {contract_number=id}
can we have the rented van for another {extra_days:2=two days|2 days|couple of days}? agreement {contract_number=code}
{contract_number=code}: {extra_days:1=one more day|one extra day} with the rental please
we're stuck here so the rental {contract_number=code} needs {extra_days=weekdays_n} more
prolong the car hire contract {contract_number=code}
I'd like to hang on to the rental car for {extra_days:3=three more days|another three days}
ask the rental company to let us keep the car, {extra_days=weekdays_n} extra, number {contract_number=bigint}
keep the hire car {extra_days=daysn} longer, {contract_number=contract}
{contract_number=contract}: bring the car back {extra_days=daysn} later
we still need the rental, for {extra_days=daysn} more, contract {contract_number=contract}
{extra_days=daysn} more with the car under {contract_number=contract} please
