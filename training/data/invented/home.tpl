# The home: devices, light, heat, locks, cleaning, garden, network, repairs, moving house.

%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list home: 14 Mill Lane | flat 3, 9 Harbour Road | Lindenstraße 8 | calle Luna 12 | 7 Station Road | Rosenweg 22 | grandma's place | 5 Rue Cler | 88 King Street | Plaza Mayor 3 | 16 Castle Hill | 30 Orchard Close | Via Verdi 2 | 2 The Green | 41 Mozart Road | Keizersgracht 240
%list home_the: holiday cottage | flat above the shop | studio
%list pct: 40 percent => 40 | 70% => 70 | 25 => 25 | 15% => 15 | 80 percent => 80 | 55 => 55 | 5% => 5 | thirty percent => 30 | 90 % => 90 | sixty => 60 | 100% => 100 | 35 percent => 35 | 65 => 65 | 10 percent => 10
%list since: 7pm | eight | 18:30 | noon | 4 o'clock | half past six | 20:00 | 5:15 pm | quarter to nine | 3 in the afternoon | nine | 16:45
%list till: 9pm | ten | 21:30 | midnight | seven tomorrow morning | half past eight | 22:15 | tomorrow noon | quarter past ten | 6 in the morning | eleven | sunday evening | 23:00
%list fday: tomorrow | saturday | next friday | the 14th | sunday evening | tonight | monday | this weekend | march 3 | tomorrow night | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday afternoon | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week
%list ehour: 9pm | 22:00 | half past ten | 8 | 19:30 | sunset | eleven | 10 pm | 21:15 | quarter to nine | 6pm | midnight | 20:00 | dusk | 10:30 in the evening
%list mhour: 7 | 6:30 | half past six | 8am | 7:15 | quarter to eight | 5:45 | 9 | nine | six in the morning | 8:30 | ten | 7 am | 6.45 | quarter past seven
%list nap: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 15 min => 15 | 90 minutes => 90 | five minutes => 5 | 40 min => 40 | 25 minutes => 25 | two hours => 120
%list doneby: 6pm | seven tomorrow morning | noon | 17:30 | when I get home at five | tomorrow 8am | half past nine tonight | dinner time | 11:15 | friday morning at six | 4 o'clock | monday 7:00 | quarter past six | sunrise | 10 pm | 14:00
%list since_t: 8 this morning | noon | yesterday evening | 14:30 | three | last night at ten | friday 6pm | lunch time | breakfast | 9am | monday | 11:20 | midnight | saturday afternoon | quarter past seven
%list until_t: 5pm | six | this morning | 18:45 | sunday noon | ten past four | midnight | 21:00 | half past nine | now | tuesday | sunrise | 13:15 | eleven
%list room2: kitchen | bathroom | living room | children's room | study | hall and stairs | attic | guest room | den | nursery | room under the roof | hobby workshop | bedroom | conservatory
%list time2: 7 | half past six | 6:30 pm | noon | 19:00 | nine | quarter to eight | 4 pm | 11:15 | 5 o'clock | 20:30 | 6am | midnight | ten past three
%list hrb: 10 | 22:15 | half past nine | 11 pm | bedtime | 18:00 | sunset | eight | 5:45 pm | twenty to one | 23:00 | 2 o'clock | quarter past ten
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list day: Friday | the 14th | 3 March | Wednesday | Sunday | July 4th | Tuesday | 9 October | Monday week | 12/8 | Saturday the 9th | the day after Easter
%list dayb: the 22nd | 1 May | Thursday | the end of the month | 2026-11-30 | Christmas Eve | Sunday week | 17 September | August 2nd | the 30th | mid-October | next Saturday
%list eur: 40 euros => 40 | $60 => 60 | £150 => 150 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list past: yesterday | last Friday | Monday | 2 June | last week | the 5th | Saturday | 14 February | the day before yesterday | this morning | Easter | March 1st
%list bright: 40 percent => 40 | 80% => 80 | 25 | 60 percent => 60 | 100% => 100 | 15 percent => 15 | 70 | 5% => 5 | thirty percent => 30 | 55
%list rooms: kitchen and hall | living room, study | bathroom | children's room and the nursery | hall, kitchen and pantry | bedroom | den, attic | dining room & kitchen | guest room | study, landing, bathroom | conservatory
%list who: Jo | Big Sal | Mrs. O'Neill | Ruben | Anneke | Uncle Bert | Tomasz | Ines | Kwame | the neighbour's son | Mum | D'Arcy | Mia Carlsson | the new tenant
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 8 | ten => 10 | 12 | seven => 7 | 15
%list hours: two hours => 2 | 3 hours => 3 | half an hour => 0.5 | 1.5 hours => 1.5 | an hour => 1 | 4 h => 4 | 2.5 hours => 2.5 | five hours => 5 | 45 minutes => 0.75 | 6 hours => 6
%list town: Graz | Leeds | San Sebastián | Newcastle upon Tyne | Tampa | Aarhus | 50667 | Cork | Frankfurt an der Oder | BS6 5QA | King's Lynn | Lyon | 8010
%list finish_at: 7 | half past six | 6:30 pm | noon | 19:00 | nine | quarter to eight | 4 pm | 11:15 | 5 o'clock | 20:30 | 6am | midnight | ten past three
%list hrb2: 10 | 22:15 | half past nine | 11 pm | 18:00 | eight | 5:45 pm | twenty to one | 23:00 | 2 o'clock | quarter past ten | 1 am
%list past2: yesterday | last Friday | Monday | 2 June | last week | the 5th | 14 February | the day before yesterday | Easter | March 1st | the start of the month
%list day2: Friday | the 14th | 3 March | Wednesday | Sunday | July 4th | next Tuesday | 9 October | Monday week | 12/8 | Saturday the 9th | the 1st of June
%list who2: Jo | Big Sal | Mrs. O'Neill | Ruben | Anneke | Uncle Bert | Tomasz | Ines | Kwame | Mum | D'Arcy | Mia Carlsson | the au pair | Dr. Iyer
%list whob: Theo | Gran | Lotte and Max | Mr. Tanaka | my flatmate | Priya | Sean O'Rourke | Dad | little Bea | the lodger | Van Dyck | aunt Hilde
%list days: mondays and thursdays | tuesdays | weekdays | saturdays and sundays | monday, wednesday and friday | sundays | weekends | fridays | tuesday and saturday | wednesdays, fridays | mon, thu | saturdays | tuesdays and thursdays | mondays
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | five thirty | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day4: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list clkb: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list pct2: 40 percent => 40 | 70% => 70 | 25 | 65 per cent => 65 | ninety percent => 90 | 15 % => 15 | 55 | eighty percent => 80 | 30 percent => 30 | 100% => 100 | twenty percent => 20 | 60
%list zone: hallway | the corner by the stove | dining table, underneath | play mat | kids' room, window side | Entrance and Shoe Rack | zone 4 | sofa strip | the bit between desk and bed | pantry | litter tray area | rug
%list clock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | midnight | 7 tomorrow | 6 in the morning
%list tilt: 30 degrees => 30 | 35° => 35 | 45 degrees => 45 | 15° => 15 | ten degrees => 10 | 20 degrees => 20 | 25° => 25 | 60 degrees => 60 | 40 degrees => 40 | 5° => 5
%list dgx: 180 | 200 degrees => 200 | 220°C => 220 | 160 degrees => 160 | 175 | 250 degrees => 250 | 190 C => 190 | 120 | 80 degrees => 80 | 230 | 140°C => 140 | 210 degrees => 210
%list clk2: 9 | half past seven | 6:30 pm | noon | 14:15 | quarter to ten | 8 o'clock | 5 am | 10:45 | midnight | eleven
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list clock2: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list hom: 12 Elm Street | Hauptstraße 7 | 48 King's Road | the old mill by the river | 5 Rue de Rivoli, third floor | The Orchard | 221B Baker Street | the flat above the bakery | Lindenweg 14, flat 2 | a cottage near Bergen | Rose Villa | 77 Mill Road
%list day5: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list room3: kitchen | living room | hall | study | bedroom upstairs | guest bathroom | nursery | attic | office | room under the stairs | dining room
%list clock3: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list late: 23:00 | ten at night | 11 pm | 22.30 | 9 pm | half past nine | 21:45 | eleven | midnight | 19:30 | quarter past eight
%list hour2: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list hourb: 9 | 10:30 pm | midnight | 22:00 | eleven | half past eight | 9 pm | 21:45 | quarter past ten | sunset | 8 in the evening | 23:15
%list clky: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list clkx: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list onday2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list anyday2: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list hour3: 7 | 6:30 | half past eight | noon | 18:45 | 9 pm | quarter to ten | 11:15 am | six in the evening | 20:00 | 5.30 | three
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list clock4: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list wdays: mondays and thursdays | weekdays | saturday and sunday | tuesdays, fridays | wednesdays | the weekend | monday, wednesday and friday | sundays
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list day6: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list street2: 12 Elm Street | Hauptstraße 7 | 5 Rue de Rivoli | 48 King's Road | Via Roma 31 | Under the Arches 3 | Kirchgasse 9
%list late2: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
%list clock5: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list day7: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list mins: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%list deg: 21 degrees => 21 | 18.5 => 18.5 | 23 °C => 23 | 19 degrees => 19 | 20 | 16 degrees => 16 | twenty-two => 22 | 24
%list room4: kitchen | nursery | study | upstairs bath | guest room | hall | attic | living room | conservatory | workshop | bedroom | cellar bar
%list cam: garage cam | front door | the barn camera | driveway | back gate | the one over the bins | stable 2 | loading bay
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list level: 40 Prozent => 40 | 70 % => 70 | 25 | 60 Prozent => 60 | dreißig Prozent => 30 | 80 | 15 % => 15
%list zimmer: Wohnzimmer | Schlafzimmer | Bad | Arbeitszimmer | Kinderzimmer | Gästezimmer | Esszimmer | Büro unterm Dach
%list closed_percent: 40 por ciento => 40 | 70 % => 70 | 25 | 60 por ciento => 60 | treinta por ciento => 30 | 80
%list cuarto: salón | dormitorio | baño | pasillo | despacho | comedor | cuarto de los niños | estudio
%list hora_m: 7 | 8:30 | ocho | siete y media | 9
%list hora_t: 21:00 | diez | 22:30 | nueve de la noche | 20:00

%server ampere

%tool ampere_plan_charge Charge the electric car so that it is ready in time.
%also Returns the planned hours and their cost.
%also Fills the battery at the wall box to some percent by a moment, with cheap or solar current only if wanted.
%param car (vehicle, which) {"type": "string", "description": "Which car"}
%param percent (level, target) {"type": "integer", "description": "Percent of the battery"}
%param ready_by* (departure, done_by) {"type": "string", "description": "When it is needed"}
%param source (tariff, power) {"type": "string", "enum": ["cheapest", "solar", "any"], "description": "Which current"}
%list ecar: Zoe | Tesla | little Fiat | Ioniq | ID.3 | Leaf | red one | company car | Mini | e-Golf | wife's car | Polestar | van | old Kangoo | Twingo | Kona | estate
%list chargepct: 80 percent => 80 | 100% => 100 | 60% => 60 | 90 percent => 90 | 75 | half => 50 | 85% => 85 | 70 percent => 70
%list leaveby: 7 tomorrow | friday 6am | noon | half past five | monday morning at eight | 8:15 | sunday 9am | tomorrow at six | midnight | 4pm | the day after tomorrow at 7:30 | saturday 10:00 | ten | christmas eve | wednesday 5:45 | tonight at nine | the 14th at 8
%list car: Zoe | the small one | Big Sal | Model 3 | Ella's car | Leaf | the van | company car | Peg
%list pct3: 80 percent => 80 | 100% => 100 | 60 % => 60 | 90 percent => 90 | 75% => 75 | 50 percent => 50
%list slot2: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list ecar_de: Zoe | Tesla | kleinen Fiat | Dienstwagen | Kombi | roten
%list ready_by: morgen um 7 | Freitag 6 Uhr | heute Abend | Montag früh um acht | 12 Uhr
%list prozent_de: 80 Prozent => 80 | 100 % => 100 | 60 Prozent => 60
%list ecar_es: Tesla | coche pequeño | León | coche de empresa | Zoe
%list porciento_es: 80 por ciento => 80 | 100% => 100 | 60 por ciento => 60
%list para_es: mañana a las 7 | el viernes a las seis | esta noche | el lunes a primera hora
charge the {car=ecar} to {percent=chargepct} by {ready_by=leaveby}, {source:cheapest=cheapest hours only|at the lowest price}
{ready_by=leaveby}: {car=ecar} at {percent=chargepct}, {source:solar=solar only|nothing but sunshine}
by {ready_by=leaveby} I need {percent=chargepct} in the {car=ecar}, {source:any=whatever the source|any current}
charge the {car=ecar} to {percent=chargepct}
plug's in, the {car=ecar}, {source:solar=only from the roof}
we set off for the mountains at {ready_by=leaveby} and the {car=ecar} is nearly flat
three hundred kilometres ahead of me, {ready_by=leaveby}, I'd rather not stop on the way
I never understand these tariffs, all I care about is that the {car=ecar} drives at {ready_by=leaveby} and doesn't cost a fortune, {source:cheapest=thrifty please|as little money as possible}
{=firstname} takes the {car=ecar} to work at {ready_by=leaveby}, {percent=chargepct} is enough for there and back
{car=ecar} {percent=chargepct} {ready_by=leaveby}
{car=ecar} full by {ready_by=leaveby}
{percent=chargepct}, {ready_by=leaveby}, {source:solar=solar}
I don't want to know what was used, just have the {car=ecar} at {percent=chargepct} for {ready_by=leaveby}
charge {car=car} to {percent=pct3} by {ready_by=slot2}
{percent=pct3} by {ready_by=clock3} with {source:solar=solar}
with {source:cheapest=the cheapest current} charge {car=car} until {ready_by=slot2}
by {ready_by=slot2} put {percent=pct3} into {car=car}
car {car=car}, percent {percent=pct3}, ready {ready_by=clock3}, source {source:any=any}
%lang de
lad den {car=ecar_de} bis {ready_by=ready_by} auf {percent=prozent_de} auf
%lang es
cárgame el {car=ecar_es} hasta el {percent=porciento_es} para {ready_by=para_es}

%tool ampere_balance How much electricity the house made, used, bought or sold.
%also Returns kilowatt hours.
%also Sums up the yield of the roof, what was consumed, taken from the grid or fed into it from one day to another.
%param kind* (flow, what) {"type": "string", "enum": ["made", "used", "bought", "sold"], "description": "What is summed up"}
%param first_day (begin, since) {"type": "string", "description": "From"}
%param last_day (finish, until) {"type": "string", "description": "To"}
%param per (step, resolution) {"type": "string", "enum": ["hour", "day", "week", "month"], "description": ""}
%list pstart: may 1 | last monday | january | the 3rd | sunday | easter | june 12 | christmas | 2026-10-01 | the beginning of the year | last week | friday | march | thursday | new year | november 5 | the first of august
%list pend: may 31 | yesterday | june | the 20th | saturday | today | july 4 | now | 2026-10-31 | last night | wednesday | the end of april | tuesday | september | the 28th | noon
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list todate: today | yesterday | the 20th | 30 June | last night | Sunday | this morning | the end of the month | 2026-02-28 | Wednesday | New Year's Eve | the 9th of July
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
how much electricity did we {kind:made=make|produce} from {first_day=pstart} to {last_day=pend}, {per:day=day by day|per day}
~ {kind:used=used|consumption} since {first_day=pstart}, {per:month=per month|by month}
{first_day=pstart} to {last_day=pend}: {kind:sold=sold|fed into the grid}, {per:week=weekly|per week}
to {last_day=pend} from {first_day=pstart}, {kind:bought=bought from the grid|bought}
electricity from {first_day=pstart} to {last_day=pend}
kilowatt hours {per:day=a day|daily} since {first_day=pstart}
did those panels earn their price since {first_day=pstart}, I mean what did {kind:made=the roof|the sun} give us
the bill is frightening, where do we stand with {kind:used=what we gobbled up|what we burnt} between {first_day=pstart} and {last_day=pend}
my brother in law boasts about what he {kind:sold=gives back|passes on} to the network, do we do any better since {first_day=pstart}
~ it was so cloudy since {first_day=pstart}, I bet we {kind:bought=had to get nearly all of it from outside|needed the supplier all the time}
{kind:made=yield} {first_day=pstart}
{kind:used=consumption} {per:month=per month}
{kind:sold=sold} {first_day=pstart} to {last_day=pend}
the car's charge doesn't interest me, only {kind:used=what the house used} from {first_day=pstart} to {last_day=pend}
how much power did we {kind:sold=sell} from {first_day=onpast} to {last_day=todate}
electricity {kind:bought=bought} per {per:month=month} since {first_day=pastdate}
kind {kind:made=made}, from {first_day=pastdate}, to {last_day=todate}, per {per:day=day}
by the {per:hour=hour}, what we {kind:used=used} between {first_day=onpast} and {last_day=todate}
until {last_day=todate}, power {kind:used=used}, starting {first_day=onpast}
per: {per:week=week} / start: {first_day=pastdate} / what: {kind:sold=sold}
from {first_day=onpast} on, electricity {kind:made=made}, {per:week=weekly}
how much did the house {kind:made=make}

%server antennae
%list channel: BBC One | ARD | Channel 4 | La 2 | ITV | Arte | CNN | ZDF | Eurosport | HBO | Film4 | RTL | NBC | 3sat | Telecinco | TF1 | PBS | Nickelodeon | KiKA | Discovery | National Geographic

%tool antennae.schedule What is on television.
%also Returns programmes with channel and time.
%also Looks through the listings of a channel or of all of them, for an evening, after an hour, for films, series, sports, news, children or documentaries.
%param channel (station, network) {"type": "string", "description": "Channel"}
%param day (date, evening) {"type": "string", "description": "Day"}
%param after (from_hour, since) {"type": "string", "description": "Not before this hour"}
%param kind (genre, category) {"type": "string", "enum": ["film", "series", "sports", "news", "kids", "documentary"], "description": "What kind"}
%list chan: BBC Two | arte | Channel 4 | Film4 | RTÉ One | Eurosport 2 | Das Erste | Kids and Co | Discovery | 3sat
what's on {channel=channel} {day=fday} after {after=ehour}
{day=fday}, {channel=channel}, any {kind:film=film|films|movie}
any {kind:documentary=documentaries|documentary} {day=fday} after {after=ehour}
{kind:kids=kids' programmes|something for the children} on {channel=channel}, {day=fday} from {after=mhour}
is there anything worth staying on the sofa for {day=fday}
~ we've got popcorn and nothing to look at {day=fday}, {kind:film=a good movie|a decent film} maybe, not before {after=ehour}
{=firstname} is ill and bored, does {channel=channel} have {kind:kids=cartoons|something for a six-year-old} {day=fday}
who's broadcasting {kind:sports=football|the match|skiing} {day=fday}
{channel=channel} {day=fday}
{kind:news=news} after {after=ehour}
{kind:series=series} {day=fday}
don't remind me of anything, I only wonder what {channel=channel} shows {day=fday}
what's on the telly
~ {kind:film=films} on {channel=chan} after {after=at}
what is on {channel=chan} on {day=day3}
{day=day4} on {channel=chan} after {after=at}
channel {channel=chan}, day {day=day4}, kind {kind:sports=sports}
{kind:documentary=documentaries} {day=day4} from {after=at}
after {after=at}, {kind:series=series}, {channel=chan}
TV programme of {channel=chan} for {day=day4}
which {kind:news=news} are on after {after=at}
%lang de
was läuft {day=date} auf {channel=channel} nach {after=time}
%lang es
¿qué echan {day=date} en {channel=channel}?

%tool antennae.nudge Remind me before a television programme begins.
%also Creates a reminder for a broadcast.
%also Sends a hint to the phone or shows a banner on the screen so many minutes ahead of a broadcast.
%param programme* (title, show) {"type": "string", "description": "Title"}
%param channel (station) {"type": "string", "description": "Where it is shown"}
%param minutes_before (lead, ahead) {"type": "integer", "description": "Minutes ahead"}
%param show_on (device, target) {"type": "string", "enum": ["phone", "screen", "watch"], "description": "Where the hint appears"}
%list tvshow: Bake Off | the Great Escape | Wimbledon final | Line of Duty | Planet Earth | Strictly Come Dancing | match of the day | Blade Runner | Tatort | University Challenge | news at ten | Eurovision | Antiques Roadshow | the Crown | Pride and Prejudice | cooking with Jamie | Sesame Street | Doctor Who | Columbo | life in the freezer | Casablanca | death in Paradise | Grand Designs
%list showx: The Man Who Sold the Stairs | News at Ten | Bake and Break | From Ulm with Love | Match of the Day | Rivers | Eat, Sing, Repeat | Who Killed Uncle Ray | Gardeners' World | Cooking with Nonna Maria
%list chanx: BBC Two | Arte | Channel 4 | ITV | Film and Series One | ORF 1 | Sky Sports | RAI | The Food Channel | SBS
%list prog3: Midsomer Murders | the match at Anfield | Bake Off | Match of the Day | Tatort | The Third Man | Doctor Who | a film about whales | Eurovision
%list chan: BBC One | ZDF | Arte | Channel 4 | RTÉ 2 | ORF 1 | NBC | France 3
remind me of {programme=tvshow} on {channel=channel}, {minutes_before=nap} before
{minutes_before=nap} before {programme=tvshow}, a note on my {show_on:phone=phone|mobile}
{programme=tvshow} ({channel=channel}): reminder {minutes_before=nap} ahead on the {show_on:watch=watch|smartwatch}
remind me {minutes_before=nap} before it begins on {channel=channel}
~ I always forget {programme=tvshow} and then everybody talks about it at work
shout when {programme=tvshow} is about to come on, I'll be in the garden
it takes me {minutes_before=nap} to get the kids to bed, I refuse to miss {programme=tvshow} over that
please don't let me read through {programme=tvshow} again, poke me on the {show_on:watch=wrist|watch}
reminder {programme=tvshow}
{programme=tvshow}, {show_on:phone=phone}, {minutes_before=nap}
{programme=tvshow} {channel=channel} alert
I don't care what else {channel=channel} shows tonight, just don't let {programme=tvshow} start without me
give me a nudge before my programme on {channel=channel}
remind me {minutes_before=nmany} minutes before {programme=showx} on {channel=chanx}
on the {show_on:phone=phone} please, {minutes_before=nmany} minutes ahead of {programme=showx}
programme {programme=showx}, channel {channel=chanx}, lead {minutes_before=nmany}, show on {show_on:watch=watch}
alert on my {show_on:screen=screen|TV screen} before {programme=showx} begins on {channel=chanx}
from {channel=chanx}: {programme=showx}, tell me {minutes_before=nmany} minutes early
{minutes_before=mins} ahead, {show_on:watch=on my watch|on the watch}, {programme=prog3}
on {channel=chan} there's {programme=prog3}, don't let me miss it
{programme=prog3}, {show_on:phone=buzz my phone|to the phone}, I'll be ironing in front of the radio

%server cosyhome
%list hroom: living room | bathroom | Lena's room | study | guest room in the attic | nursery | kitchen | workshop | hallway | music room | bedroom | dining room | hobby room next to the garage | office upstairs | sauna anteroom | room with the piano | cellar | library | kitchen and dining area | kids' bathroom
%list degs: 21 degrees => 21 | 19 => 19 | 22.5 => 22.5 | twenty degrees => 20 | 18° => 18 | 23 degrees => 23 | 20.5 degrees => 20.5 | 24 => 24 | seventeen => 17 | 21.5 => 21.5 | 16 degrees => 16

%tool cosy_set_blind Move a blind to a position in percent.
%also Returns the blind's position.
%also Let the shade of a window down or pull it up, partly, with its slats at an angle.
%param window* (blind, where) {"type": "string", "description": "Which window"}
%param closed_percent* (position, percent) {"type": "integer", "description": "100 percent is shut"}
%param slats (tilt, angle) {"type": "string", "enum": ["flat", "tilted", "shut"], "description": ""}
%list window: bedroom | kitchen window on the left | study | skylight in the attic | nursery | living room south side | bathroom | balcony door | guest room | conservatory | window above the sink | patio door | kids' room | office | bay window | dormer | stairwell | roof window over the bed | two panes in the hall | pantry | glass door to the terrace
%list window2: study | the big one by the balcony | kitchen, left | bay window | nursery | roof window over the stairs | west side | Grandma's room | bathroom | dining room and terrace door | office 2
%list window_de: Schlafzimmer | Dachfenster | Arbeitszimmer | Kinderzimmer | Küchenfenster links | Balkontür | Wintergarten
%list window_es: dormitorio | estudio | ventana de la cocina | cuarto de los niños | puerta del balcón | salón
[set] the {window=window} blind to {closed_percent=pct}
~ {window=window} blind {closed_percent=pct}, slats {slats:tilted=tilted|at an angle}
{closed_percent:100=100 percent|100%} in the {window=window}, slats {slats:shut=shut|closed}
close the {window=window} {closed_percent=pct}, {slats:flat=slats flat|slats horizontal}
~ {slats:flat=flat|horizontal} slats, {closed_percent=pct}, {window=window}
pull the {window=window} one up to {closed_percent:0=0|zero percent|0%}
the sun is shining straight into my eyes in the {window=window}, {closed_percent=pct} down
~ the woman across the street can see everything I do at the {window=window}, {closed_percent=pct} would hide me
{closed_percent:50=half|50 percent} at the {window=window}, with {slats:tilted=slats slanted|some light getting through}
I'd like to see the stars tonight, so no more than {closed_percent=pct} at the {window=window}
my monitor is nothing but reflections, shade the {window=window}, {closed_percent=pct}, {slats:tilted=so a little daylight gets in|tilted}
move the {window=window} blind
blinds to {closed_percent=pct}
shade {window=window2}, {closed_percent=pct2}
{window=window2} blind {closed_percent=pct2} closed, {slats:tilted=slats tilted|at an angle}
shutter {window=window2} down to {closed_percent=pct2}, slats {slats:flat=flat|horizontal}
blind {window=window2} to {closed_percent=pct2}, I've got a flat tyre to see to outside
%lang de
fahr den Rollladen im {window=window_de} auf {closed_percent=level}
mach die Jalousie im {window=window_de} {closed_percent:100=100 Prozent|hundert Prozent} zu, Lamellen {slats:shut=geschlossen}
%lang es
baja la persiana del {window=window_es} al {closed_percent=closed_percent}
ponme la persiana del {window=window_es} al {closed_percent=closed_percent}, lamas {slats:tilted=inclinadas}

%tool cosy_heat_room Heat a room to a temperature until a time.
%also Sets a room's thermostat for now.
%also Make a room warmer or cooler at once; afterwards the usual plan goes on.
%param room* (area, where) {"type": "string", "description": "Room"}
%param temperature* (degrees, target) {"type": "number", "description": "Degrees"}
%param until (end, hold_until) {"type": "string", "description": "How long it stays so"}
%list deg2: 21 degrees => 21 | 19 | 22.5 | 20 degrees => 20 | 18° => 18 | 23 | 21.5 degrees => 21.5 | 17
heat the {room=hroom} to {temperature=degs}
{room=hroom} {temperature=degs} until {until=till}
{temperature=degs} in the {room=hroom} till {until=till} please
until {until=till}, {room=hroom}, {temperature=degs}
~ make it {temperature=degs} in the {room=hroom}
set the {room=hroom} to {temperature=degs}, back to normal after {until=till}
my fingers are blue and I still have to finish this in the {room=hroom}, {temperature=degs} would save me
{temperature=degs} for the {room=hroom}, my feet are like ice
nobody can breathe in the {room=hroom}, bring that down to {temperature=degs} up to {until=till}
the choir is rehearsing in the {room=hroom} today and they always complain about the cold, so give them {temperature=degs} until {until=till}
I'd like {temperature=degs} as long as my guests sit in the {room=hroom}, that's till {until=till}
make the {room=hroom} warmer
~ heat to {temperature=degs} until {until=till}
heat the {room=room3} to {temperature=deg2} until {until=late}
{temperature=deg2} in the {room=room3}
~ until {until=late} keep the {room=room3} at {temperature=deg2}
room {room=room3}, temp {temperature=deg2}, until {until=late}

%tool cosy_heat_plan Add a weekly heating period for a room to the schedule.
%also Returns the heating schedule.
%also From when to when a room shall regularly be how warm, on which days of the week.
%param room* (area, where) {"type": "string", "description": "Room"}
%param temperature* (degrees, target) {"type": "number", "description": "Degrees"}
%param from* (start, begin) {"type": "string", "description": "Begins at"}
%param to* (end, until) {"type": "string", "description": "Ends at"}
%param days (repeat, on_days) {"type": "string", "enum": ["weekdays", "weekend", "every_day"], "description": "Days"}
%list hrooms: living room | bathroom upstairs | kitchen and hall | nursery | office | room at the end of the hall | attic | bedroom at the back | cellar | guest room
%list hdegs: 21 | 19.5 | 18 | 22 | 23.5 | 17 | twenty => 20 | 20 | 24 | 20.5
%list hroom_de: Wohnzimmer | Bad | Arbeitszimmer | Kinderzimmer | Gästezimmer unterm Dach | Küche | Schlafzimmer | Hobbyraum
%list degs_de: 21 Grad => 21 | 19 | 22,5 Grad => 22.5 | zwanzig Grad => 20 | 23 | 18 Grad => 18
%list hroom_es: salón | baño | estudio | cuarto de los niños | cocina | dormitorio | habitación de invitados
%list degs_es: 21 grados => 21 | 19 | 22 grados => 22 | veinte grados => 20 | 23
heating plan: {room=hroom} {temperature=degs} from {from=since} to {to=till} on {days:weekdays=weekdays|working days}
every week {room=hroom} from {from=since} to {to=till}, {temperature=degs}
{days:weekend=weekends|at the weekend}: {temperature=degs} in the {room=hroom}, {from=since} until {to=till}
between {from=since} and {to=till} I want {temperature=degs} in the {room=hroom} {days:every_day=every day|daily|each day}
{room=hroom}, {from=since}-{to=till}, {temperature=degs}, {days:weekdays=mon-fri|monday to friday}
add {temperature=degs} for the {room=hroom} to the schedule, {days:weekend=sat and sun|saturdays and sundays}, {from=since} to {to=till}
to {to=till} from {from=since}, {days:every_day=daily}, {room=hroom}, {temperature=degs}
I always freeze when I practise in the {room=hroom}, so let there be {temperature=degs} between {from=since} and {to=till}, {days:weekdays=monday through friday}
from now on nobody should shiver in the {room=hroom} {from=since} till {to=till}, {temperature=degs}, {days:every_day=seven days a week}
we only ever use the {room=hroom} {days:weekend=on saturdays and sundays}, but then it should be lovely, {temperature=degs}, {from=since} to {to=till}
heat the {room=hroom} to {temperature=degs} regularly, {days:weekdays=on weekdays}
a heating period from {from=since} to {to=till}
heat the {room=hrooms} to {temperature=hdegs} from {from=clk} to {to=clkb} on {days:weekdays=weekdays}
from {from=clk} until {to=clkb}, {temperature=hdegs} degrees in the {room=hrooms}
room {room=hrooms}, temperature {temperature=hdegs}, start {from=clk}, end {to=clkb}, days {days:weekend=weekend}
{days:every_day=every day} {from=clk} to {to=clkb}: {room=hrooms} at {temperature=hdegs}
{temperature=hdegs} degrees for the {room=hrooms} between {from=clk} and {to=clkb}
at the {days:weekend=weekend}, the {room=hrooms} should be {temperature=hdegs} from {from=clk} until {to=clkb}
{days:weekdays=weekdays|on weekdays} to {to=late2} from {from=clock5}, {temperature=deg}, the {room=room4}
{temperature=deg} in the {room=room4} between {from=clock5} and {to=late2}
the {room=room4}, at {temperature=deg} from {from=clock5} through {to=late2}, grandad feels the cold in his knees
{days:weekend=at weekends|Saturdays and Sundays}: {room=room4}, begin {from=clock5}, end {to=late2}, {temperature=deg}
%lang de
heiz [das|die|den|] {room=hroom_de} {days:weekdays=werktags} von {from=time} bis {to=time} auf {temperature=degs_de}
Heizplan: {room=hroom_de}, {from=time} bis {to=time}, {temperature=degs_de}, {days:every_day=täglich}
%lang es
programa la calefacción del {room=hroom_es} a {temperature=degs_es} de {from=time} a {to=time} {days:every_day=todos los días}
{days:weekend=los fines de semana} quiero {temperature=degs_es} en el {room=hroom_es}, de {from=time} a {to=time}

%server crema
%list ncups: two => 2 | 3 | four => 4 | 2 | six => 6 | 5 | three => 3 | 8

%tool pullCoffee Make coffee now.
%also Returns when the cup is full.
%also Brews espresso, lungo, cappuccino, latte or americano for one or more cups, weak to strong, with a kind of milk.
%param drink* (kind, beverage) {"type": "string", "enum": ["espresso", "lungo", "cappuccino", "latte", "americano"], "description": "Which coffee"}
%param cups (count, number) {"type": "integer", "description": "How many"}
%param strength (intensity, roast) {"type": "string", "enum": ["weak", "medium", "strong"], "description": ""}
%param milk (with_milk) {"type": "string", "description": "Kind of milk"}
%list milk: oat milk | skimmed milk | soy | almond milk | cream | lactose free milk | coconut milk | whole milk | goat's milk | foamed barista oat | warm goat's milk | half and half | condensed milk | pea milk | rice milk | cold milk
%list cups: two => 2 | 3 | three => 3 | 2 | four => 4 | six => 6 | 5 | 4 | five => 5 | eight => 8
%list milk2: oat milk | skimmed milk | soy | lactose-free milk | a dash of cream | almond milk | milk from the blue carton | whole milk | coconut | barista oat
make {cups=ncups} {drink:cappuccino=cappuccinos|cappuccino} with {milk=milk}
{drink:latte=latte}, {strength:strong=strong}, {milk=milk}
{cups=ncups} {drink:espresso=espressos|espresso}, {strength:weak=not too strong|weak}
{strength:medium=medium} {drink:americano=americano}, {cups=ncups} cups, {milk=milk} on the side
make me a {strength:strong=strong} coffee
~ coffee with {milk=milk}, {cups=ncups} cups
I can barely keep my eyes open, an {drink:espresso=espresso}, {strength:strong=as black as your soul|a real punch}
{=firstname} and I are about to sit down with cake, {cups=ncups} {drink:cappuccino=cappuccinos} would round it off
{drink:lungo=a long one} for me and nothing that gives me palpitations, so {strength:weak=gently|mild}
the guest would love a {drink:latte=latte}, she only drinks {milk=milk}
{drink:espresso=double espresso|espresso}
{drink:latte=latte} with {milk=milk}
{cups=ncups} {drink:lungo=lungos|lungo}
not tomorrow morning, right this minute: {drink:cappuccino=cappuccino}, {milk=milk}
{cups=cups} {drink:latte=lattes} with {milk=milk2}
{drink:americano=americano}, {strength:strong=strong|extra strong}
{strength:weak=weak|mild} {drink:cappuccino=cappuccino}, {milk=milk2}
~ an {drink:espresso=espresso} right now, I need to be strong for the exam

%tool planMorningCoffee Have coffee ready at an hour.
%also Creates a brewing plan.
%also So many cups stand ready at a time, once on a day or again on workdays, weekends or every day.
%param readyAt* (time, at) {"type": "string", "description": "Hour"}
%param cups (count, number) {"type": "integer", "description": "How many"}
%param repeat (days, frequency) {"type": "string", "enum": ["once", "daily", "workdays", "weekends"], "description": "How often"}
%param firstDay (start, from_day) {"type": "string", "description": "Day to begin with"}
%list ncups_de: zwei => 2 | 3 | vier => 4 | sechs => 6
%list ncups_es: dos => 2 | 3 | cuatro => 4 | seis => 6
{cups=ncups} cups of coffee ready at {readyAt=mhour}, {repeat:workdays=workdays|Mon-Fri}, from {firstDay=fday}
{repeat:weekends=weekends|Saturdays and Sundays}, {readyAt=mhour}, {cups=ncups} cups
have coffee ready at {readyAt=mhour} {repeat:daily=every day}
~ from {firstDay=fday} {repeat:daily=every morning} {cups=ncups} cups at {readyAt=mhour}
have {cups=ncups} cups of coffee ready {repeat:workdays=on weekdays}
I get up at {readyAt=mhour} and can't talk to anyone before my first mug
as of {firstDay=fday} I'm on the early shift, something hot and black should be waiting at {readyAt=mhour}
my parents stay over and they rise at {readyAt=mhour}, they want their {cups=ncups} mugs at once, {repeat:once=only this once|just that day}
it would be lovely to come down at {readyAt=mhour} {repeat:weekends=when we don't work|on a lazy weekend} and smell it already
{cups=ncups} cups, {readyAt=mhour}
coffee {readyAt=mhour}, {repeat:workdays=weekdays}
{readyAt=mhour} coffee {repeat:daily=daily}
I don't want one now, set {cups=ncups} cups up for {readyAt=mhour}, {firstDay=fday}
{cups=nfew} cups of coffee at {readyAt=hour3}
~ coffee at {readyAt=hour3} on {repeat:workdays=workdays} from {firstDay=onday2}
time: {readyAt=hour3}, cups: {cups=nfew}, repeat: {repeat:daily=daily}
starting {firstDay=anyday2}, at {repeat:weekends=weekends}, {cups=nfew} cups by {readyAt=hour3}
from {firstDay=onday2} on, coffee {repeat:daily=every day} at {readyAt=hour3}
%lang de
~ ich möchte {repeat:workdays=werktags} um {readyAt=time} {cups=ncups_de} Tassen Kaffee fertig haben
%lang es
quiero el café listo a las {readyAt=hora_m} {repeat:daily=todos los días}, {cups=ncups_es} tazas

%server crumbchaser

%tool crumbchaser_sweep Send the robot vacuum to a spot.
%also Returns the minutes it will need.
%also Vacuums or mops under, around or in front of something, so many times, with low, normal or high suction.
%param spot* (place, target) {"type": "string", "description": "Where exactly"}
%param passes (times, rounds) {"type": "integer", "description": "How many times"}
%param suction (power, strength) {"type": "string", "enum": ["low", "normal", "high"], "description": "Suction"}
%param mop (wet, with_water) {"type": "boolean", "description": "Wet"}
%list spot: rug under the dining table | cat litter | high chair | space behind the sofa | doormat | crumbs by the toaster | corner with the christmas tree | guest bathroom | hamster cage and around it | stairs landing | desk and the chair mat | kids' craft table | fireplace | radiator in the hall | dog basket | bed in the spare room | mud by the back door | flour in front of the oven | shoe rack | bird cage | sandy bit near the terrace | coat stand
%list rounds: twice => 2 | 3 times => 3 | two => 2 | three times => 3 | 2 | four times => 4 | five times => 5
%list round: twice => 2 | 6 times => 6 | three times => 3 | 2 times => 2 | four times => 4 | 3 times => 3 | two times => 2 | five times => 5 | 4 times => 4 | 1 time => 1
send the robot to the {spot=spot}, {passes=rounds}, {suction:high=full suction|high suction}
{spot=spot}, {passes=rounds}, {mop:true=wet|with the mop}
{suction:low=low suction|gently}, {mop:false=dry|no water}, the {spot=spot}, {passes=rounds}
vacuum there {passes=rounds} with {suction:high=high suction}
the robot should go {passes=rounds} and {mop:true=mop} too
someone dropped a bowl of cornflakes, it's everywhere around the {spot=spot}
I walked barefoot past the {spot=spot} and now I've got grit between my toes
visitors in twenty minutes and the {spot=spot} is a disgrace
there's something sticky near the {spot=spot}, {mop:true=damp|with some water}, {passes=rounds} if need be
{spot=spot}, {passes=rounds}
{spot=spot}, {suction:high=turbo}
just the {spot=spot}
don't tell me where it has been, tell it to go to the {spot=spot}
hair, hair, hair, all over the {spot=spot}, {suction:high=as strong as possible}
{spot=zone}, {mop:true=with the mop|wet}, {suction:low=low suction|on low}
robot, go over {spot=zone} {passes=round}
clean {spot=zone}: {suction:high=high suction|full suction}, {passes=round}, {mop:false=dry|no mop}
muesli everywhere at {spot=zone}, the high chair is to blame

%tool crumbchaser_history Where the robot vacuum has been and how much it cleaned.
%also Returns runs with area and duration.
%also Past runs in a room since a day, also those that broke off only, if wanted.
%param room (area, where) {"type": "string", "description": "Room"}
%param since (from, after) {"type": "string", "description": ""}
%param failed_only (errors, stuck) {"type": "boolean", "description": "Only runs that broke off"}
%list pday2: yesterday | last friday | sunday | last week | this morning | monday | two days ago | the 3rd | last night | tuesday afternoon | saturday | march 12 | the weekend | today | wednesday evening | the 27th | 5 may | earlier today
%list since2: Monday | 1 March | last week | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12
~ where has the robot vacuum been since {since=since_t}
~ how much did it clean in the {room=room} since {since=since_t}, {failed_only:true=only runs that broke off|failed ones only}
{room=room}, {failed_only:true=only failures}, since {since=pday2}: vacuum runs
{failed_only:true=broken off} runs of the vacuum in the {room=room} since {since=since_t}
did the little fellow get stuck anywhere {since=pday2}
there's fluff in the {room=room} again, was anybody in there {since=pday2} at all
I have a feeling it never makes it past the doorstep of the {room=room}
(she|he) swears the {room=room} was done {since=pday2}, is that so
vacuum log {room=room}
{failed_only:true=failed} runs {since=pday2}
robot runs {since=pday2}
I'm not sending it out now, I wonder how many square metres it covered in the {room=room}
vacuum history for the {room=room3} since {since=since2}
since {since=since2}, {failed_only:true=only failed runs|just the failed ones} of the robot vacuum
robot vacuum, {failed_only:true=failed runs only}, in the {room=room3}
room: {room=room3}, since: {since=since2}, {failed_only:true=failed only}
%lang de
wo ist der Saugroboter {since=date} überall gewesen
%lang es
¿cuándo pasó el robot aspirador por el {room=cuarto}?

%server deskpilot

%tool desk_volume Set the sound volume of this computer, or mute it.
%also Returns the new volume.
%also How loud the laptop's speakers, headphones or monitor play, in percent.
%param level (percent, loudness) {"type": "integer", "description": "Percent"}
%param output (device, sink) {"type": "string", "enum": ["speakers", "headphones", "monitor", "bluetooth"], "description": "Where the sound comes out"}
%param mute (silent, muted) {"type": "boolean", "description": "Silence it, or undo that"}
~ (set the|) volume (to|at) {level=pct}
{output:headphones=headphones|headphone} volume {level=pct}
{level=pct} (on|through|from) the {output:speakers=speakers|loudspeakers}, {mute:false=not muted|unmuted}
{mute:true=mute|silence} the {output:monitor=monitor|screen's sound}
the {output:bluetooth=bluetooth box|bluetooth} at {level=pct}, {mute:false=and unmute it|not silenced any more}
my ears are ringing, not more than {level=pct} in the {output:headphones=headphones|cans}
the baby has finally dropped off after two hours of crying, so please {mute:true=not a peep|hush} from the {output:speakers=speakers}
I can hardly hear what she's saying, give me {level=pct}
{mute:true=shut that thing up|be quiet}, somebody's calling
this song is far too good for whispering, {level=pct}
there's a noisy drill outside and the talk starts in a minute, so push the {output:monitor=monitor} to {level=pct}
{mute:false=unmute|bring back the sound on} this laptop, {level=pct}
~ {output:headphones=headphones|headset} at {level=pct2}
{mute:true=silence|mute} the {output:speakers=speakers|loudspeakers}
{mute:false=unmute|sound back on for} the {output:bluetooth=bluetooth box|bluetooth}, {level=pct2}
a bit louder, I can't hear the speaker on stage
%lang de
stell die Lautstärke auf {level=level}
dreh die {output:headphones=Kopfhörer} auf {level=level}
%lang es
pon el volumen al {level=closed_percent}
{mute:true=silencia} los {output:speakers=altavoces}

%tool desk_brightness Set the brightness of a screen.
%also Returns the new brightness.
%also How bright the laptop's own display or an external monitor glows, with warmer colours if wanted.
%param level* (percent, value) {"type": "integer", "description": "Percent"}
%param screen (display, monitor) {"type": "string", "enum": ["internal", "left", "right", "all"], "description": "Which screen"}
%param night_colours (warm, night_mode) {"type": "boolean", "description": "Warmer colours"}
(set|) [the] brightness (to|at) {level=pct}
{screen:left=left|left-hand} screen to {level=pct}, {night_colours:true=night colours|warm tones|warmer}
{level=pct} on {screen:all=all screens|every screen|all of them}[, {night_colours:false=normal colours|no night mode}]
{screen:internal=laptop screen|built-in display|laptop display} {level=pct}
{night_colours:true=night colours|warm and reddish}, {level=pct}, {screen:right=right one|right}
dim the {screen:right=right} monitor down to {level=pct}
I'm going blind here, it glares like the sun, {level=pct}
I've got a splitting headache from staring at this since breakfast, {level=pct} would be so much kinder to my eyes
sitting on the balcony I can't read a thing, give the {screen:internal=laptop|built-in one} {level=pct}
it's past midnight and my wife is trying to sleep next to me, {level=pct} with {night_colours:true=reddish light|less blue} will do
make the {screen:left=left monitor|left one} less bright
turn the brightness down on {screen:all=both|all}, {night_colours:true=warmer colours}
{screen:left=left} monitor at {level=pct2} brightness
backlight {level=pct2}, {night_colours:true=warm tones|less blue}, {screen:all=every screen|all of them}
dim the {screen:internal=laptop|built-in|internal} display to {level=pct2}
it's late at night, brightness {level=pct2}

%tool desk_place_window Move the window of a program to a part of a screen.
%also Returns the window's new frame.
%also Arrange programs side by side: put one in a half, a corner or over everything, on one of the monitors.
%param app* (program, window) {"type": "string", "description": "Program"}
%param spot* (position, layout) {"type": "string", "enum": ["left_half", "right_half", "full", "top_right", "bottom_left", "minimized"], "description": "Where to"}
%param screen (monitor, display) {"type": "integer", "description": "Number of the screen"}
%list plainapp: Slack | mail program | Spotify | Photoshop | VS Code | Firefox | terminal | Excel | notes | Zoom | calculator | video player | Blender | Signal | Chrome | music player | to-do list | Word | chat with support | Figma | book with the recipes
%list app: Firefox | the terminal | Visual Studio Code | slack | mail | Notes and Tasks | calculator | spotify | Photoshop | the spreadsheet from Ella | vlc | Zoom
%list scr: 2 | five => 5 | 5 | 1 | two => 2 | 3 | one => 1 | three => 3 | four => 4 | 4
(put|move) {app=plainapp} (to|on) the {spot:left_half=left half|left side|left} [of screen {screen=int}]
~ {app=plainapp} {spot:full=full screen|fullscreen|maximised} on screen {screen=int}
on screen {screen:2=two|2} I want {app=plainapp} {spot:right_half=on the right|right half|to the right}
{spot:top_right=top right corner|upper right}, screen {screen:1=one|1}, {app=plainapp}
get {app=plainapp} {spot:minimized=out of sight|out of my way|minimised}
screen {screen:3=three|3}: {app=plainapp}, {spot:bottom_left=bottom left|lower left}
{app=plainapp} next to my text, so {spot:right_half=right|on the right}
boss is coming, hide {app=plainapp}, {spot:minimized=quick|away with it}
I'm presenting in a second and nobody needs to see my gossip, so have {app=plainapp} {spot:minimized=vanish|disappear}
I have to copy numbers out of {app=plainapp} and keep losing it behind everything, let it live {spot:left_half=on the left|left}
{app=plainapp} as big as it gets, {spot:full=nothing else visible|all over}
move {app=plainapp} to screen {screen=int}
~ put the window {spot:left_half=on the left half}
{app=app} {spot:full=full screen|fullscreen} on monitor {screen=scr}
snap {app=app} to the {spot:top_right=upper right corner|top right}
{app=app} on the {spot:right_half=right side|right}, display {screen=scr}
get {app=app} {spot:minimized=out of the way|minimized}, I have 2 minutes left
%lang de
schieb {app=plainapp} auf die {spot:left_half=linke Hälfte|linke Seite} [von Bildschirm {screen=int}]
mach {app=plainapp} {spot:full=ganz groß|bildschirmfüllend}
%lang es
pon {app=plainapp} en la {spot:right_half=mitad derecha} de la pantalla {screen=int}
{spot:minimized=minimízame} {app=plainapp}

%server drizzle
%list zone2: vegetable patch | front lawn | rose bed | greenhouse | back lawn | hedge | herb garden | balcony boxes | orchard | tomatoes | flower bed by the gate | terrace pots | raised beds | strawberries | west border | lawn | hydrangeas | olive trees | pumpkin patch | rockery
%list zone3: front lawn | rose bed | vegetable patch behind the shed | hedge | greenhouse | herb spiral | roof terrace | orchard

%tool sprinkler-set-program Set when a zone of the garden is watered.
%also Creates a watering program.
%also A part of the garden gets its water at this hour for so long, on the days given.
%param zone* (bed, area) {"type": "string", "description": "Part of the garden"}
%param start_time* (at, begin) {"type": "string", "description": "When the water goes on"}
%param minutes* (duration_minutes) {"type": "integer", "description": "For how many minutes"}
%param days (weekdays, on) {"type": "array", "items": {"type": "string"}, "description": "Days of the week"}
%list hour4: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | 5:30 | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00 | 20:15
%list mins2: 20 minutes => 20 | half an hour => 30 | 15 min => 15 | an hour => 60 | 45 minutes => 45 | a quarter of an hour => 15 | two hours => 120 | 90 minutes => 90 | forty minutes => 40 | 10 minutes => 10 | 3 hours => 180
%list days2: mondays and thursdays | tuesdays | weekdays | saturdays and sundays | monday, wednesday and friday | sundays | weekends | fridays | tuesday and saturday | wednesdays, fridays | mon, thu | saturdays | tuesdays and thursdays
%list zones: front lawn | roses by the gate | vegetable patch | greenhouse | hedge along the road | back garden | herbs and salads | strip under the oak | orchard | corner by the shed | tomatoes | beds
%list wdays2: Monday and Thursday | Tue, Thu and Sat | Sundays | Fridays | weekdays | Mondays, Wednesdays and Fridays | Saturday and Sunday | Wed | Tuesday | Monday to Friday
%list nmins: 10 | 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 60 | ten => 10 | 90
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list zone_de: Rasen | Vorgarten | Kräutergarten | Gemüsegarten | Steingarten | Rosengarten | Wintergarten | Hang | Obstgarten | Hinterhof
%list days_de: montags und donnerstags | dienstags | samstags | werktags | mittwochs und freitags | sonntags | montags, mittwochs und freitags
%list zone_es: césped | huerto | seto | jardín delantero | invernadero | patio | rosal | limonero | parterre | macizo de flores
%list days_es: lunes y jueves | martes | sábados | domingos | lunes, miércoles y viernes | martes y viernes | fines de semana
water the {zone=zone2} at {start_time=hour4} for {minutes=mins2}
{zone=zone2}: {start_time=hour4}, {minutes=mins2}[, {days=days2}]
{minutes=mins2} for the {zone=zone2} on {days=days2} at {start_time=hour4}
on {days=days2} at {start_time=hour4} the {zone=zone2} (gets|get) {minutes=mins2} of water
from {start_time=hour4}, {minutes=mins2}, {zone=zone2}, {days=days2}
the {zone=zone2} (looks|look) thirsty in this heat, give {minutes=mins2} at {start_time=hour4}
{days=days2} {start_time=hour4} {zone=zone2} {minutes=mins2}
everything in the {zone=zone2} is going brown. {start_time=hour4} on {days=days2}, {minutes=mins2} each time
set the sprinkler in the {zone=zone2} to come on at {start_time=hour4} and run {minutes=mins2}
could the {zone=zone2} have {minutes=mins2} every time on {days=days2}, say {start_time=hour4}
water the {zone=zone2} on {days=days2}
start the sprinklers at {start_time=hour4} for {minutes=mins2}
water the {zone=zones} on {days=wdays2} from {start_time=clk} for {minutes=nmins} minutes
start at {start_time=clk}, {minutes=nmins} minutes, {zone=zones}
zone {zone=zones}, start {start_time=clk}, duration {minutes=nmins}, days {days=wdays2}
{minutes=nmins} minutes of water for the {zone=zones} at {start_time=clk}
{days=wdays2}: {zone=zones} at {start_time=clk}, {minutes=nmins} minutes long
set the sprinkler in the {zone=zones} to {minutes=nmins} minutes at {start_time=clk} on {days=wdays2}
for {minutes=span} at {start_time=clock4} the {zone=zone3}
on {days=wdays}, {zone=zone3}, {minutes=span}
{start_time=clock4} on {days=wdays} water for the {zone=zone3}, it's like a desert out there
%lang de
bewässer den {zone=zone_de} {days=days_de} um {start_time=time} für {minutes:20=20 Minuten|zwanzig Minuten}
%lang es
riégame el {zone=zone_es} los {days=days_es} a las {start_time=time} durante {minutes:15=15 minutos|quince minutos}

%tool sprinkler-pause Pause the watering of the garden until a day.
%also Suspends all or one of the watering programs.
%also No water is needed for a while, as it rains or somebody works out there; it goes on by itself afterwards.
%param from_date (start) {"type": "string", "description": "First day without water"}
%param until_date* (until, end) {"type": "string", "description": "Last day without water"}
%param zone (bed, area) {"type": "string"}
%list day8: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list zone4: lawn | roses | back garden by the shed | front beds | vegetable patch | zone 3 | pots and tubs | hedge on the left | Mum's herbs | greenhouse | orchard
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
no watering until {until_date=day8}
pause the sprinklers from {from_date=day8} to {until_date=day8}
{from_date=day8} till {until_date=day8}: no water for the {zone=zone2}
skip the {zone=zone2} until {until_date=day8}
it's going to pour from {from_date=day8} until {until_date=day8}, so we can save the water
we're putting new turf on the {zone=zone2} and it has to stay dry up to {until_date=day8}
until {until_date=day8}, beginning {from_date=day8}, {zone=zone2} off please
leave the {zone=zone2} dry between {from_date=day8} and {until_date=day8}
everything is soaked out there, nothing needed before {until_date=day8}
suspend the {zone=zone2} program from {from_date=day8}
hold off watering
pause the {zone=zone4} until {until_date=untilday}
no watering from {from_date=onday} to {until_date=untilday}
zone {zone=zone4}, from {from_date=anyday}, until {until_date=untilday}
until {until_date=untilday}, starting {from_date=onday}, stop watering the {zone=zone4}
~ it will rain {=anyday}, so pause the sprinkler till {until_date=untilday}
last dry day {until_date=untilday}, area: {zone=zone4}
stop the sprinkler on the {zone=zone4} {from_date=anyday} through {until_date=untilday}
until {until_date=eday}, from {from_date=sday}, nothing on the {zone=zone3}
from {from_date=sday} no water anywhere until {until_date=eday}, we've had floods
the {zone=zone3} needs no watering till {until_date=eday}
%lang es
para el riego hasta {until_date=date}

%server drumroll

%tool drumroll-begin Start the washing machine.
%also Returns when the load will be done.
%also Runs a programme for cotton, wool, synthetics, delicates, sportswear or a quick load, at some degrees and spin speed, with extra rinse if wanted.
%param programme* (cycle, fabric) {"type": "string", "enum": ["cotton", "wool", "synthetics", "delicates", "sportswear", "quick"], "description": "Programme"}
%param temperature (degrees, heat) {"type": "integer", "description": "Degrees Celsius"}
%param spin (rpm, turns) {"type": "integer", "description": "Turns a minute"}
%param extra_rinse (rinse_again) {"type": "boolean", "description": "One more rinse"}
%list washdeg: 40 degrees => 40 | 60 | 30° => 30 | 90 degrees => 90 | 20 | forty => 40 | 60 degrees => 60 | 95
%list rpm: 1200 | 800 | 1400 turns => 1400 | 600 | 1000 rpm => 1000 | 1600 | 400
%list wtx: 30 | 40 degrees => 40 | 60°C => 60 | thirty degrees => 30 | 20 degrees => 20 | 90 | 60 | 95 degrees => 95 | 40 C => 40 | 50 degrees => 50
%list rpmx: 800 rpm => 800 | 1200 | 1400 rpm => 1400 | 600 | 1000 turns => 1000 | 400 rpm => 400 | 900 | 1600 rpm => 1600 | 1,100 => 1100 | 500 turns => 500
%list waschgrad: 30 Grad => 30 | 40 | 60 Grad => 60 | 20 Grad => 20 | 95
%list lavagrados: 30 grados => 30 | 40 | 60 grados => 60 | 90
start the washing machine: {programme:cotton=cotton}, {temperature=washdeg}, {spin=rpm}
{programme:wool=wool|woollens} at {temperature=washdeg} with {extra_rinse:true=an extra rinse|one more rinse}
{temperature=washdeg}, {spin=rpm}, {programme:synthetics=synthetics|easy care}, {extra_rinse:true=rinse twice}
run the washing machine at {temperature=washdeg}
start a wash with {spin=rpm} spin
(the|our) {programme:sportswear=football kit|running gear|gym things} stinks to high heaven, {temperature=washdeg} ought to do it
I've got a date in an hour and nothing clean, {programme:quick=the fastest you've got|as short as possible}
those are my {programme:delicates=silk blouses|lace things|finest blouses}, so gently, {temperature=washdeg} and {spin=rpm} at most
{=firstname} is allergic to detergent and has no fresh {programme:cotton=sheets|towels}: {extra_rinse:true=clear water twice|flush it all out well}
{programme:wool=wool} {temperature=washdeg}
{programme:quick=quick wash|quick one}
{programme:delicates=delicates}, {spin=rpm}
don't postpone it any longer, {programme:cotton=cotton|whites} on {temperature=washdeg}, off we go
the jumper is pure {programme:wool=merino|cashmere} and I'd hate it to shrink, {temperature=washdeg}
{programme:cotton=cotton|cottons} at {temperature=wtx}, spin at {spin=rpmx}
wash the {programme:sportswear=sports things|gym clothes|sportswear}, {extra_rinse:true=rinse twice|an extra rinse|one more rinse}
{programme:wool=wool|woollens}, {temperature=wtx}, {extra_rinse:false=no extra rinse|rinse only as usual}
get the laundry going, {programme:quick=short wash|fast one|quick}, 6 shirts
%lang de
wasch {programme:wool=Wolle|die Wollsachen} bei {temperature=waschgrad}, {spin=rpm} Touren
%lang es
ponme una lavadora de {programme:cotton=algodón} a {temperature=lavagrados} con {extra_rinse:true=aclarado extra|doble aclarado}

%tool drumroll-postpone Let a washing machine or dryer that is loaded finish at a later hour.
%also Returns the new end of the load.
%also Delays a machine so that it is done at some moment, and keeps quiet at night if wanted.
%param machine* (appliance, which) {"type": "string", "enum": ["washer", "dryer", "dishwasher"], "description": "Which machine"}
%param done_by* (ready_at, finish) {"type": "string", "description": "When it should be done"}
%param quiet (silent, night_mode) {"type": "boolean", "description": "Less noise"}
%list byx: 7 am | tomorrow morning | six this evening | 17:30 | when I'm back from work at 5 | noon | half past eight | tomorrow at 6:15 | lunchtime | 22:00 | Friday 7 o'clock | sunrise
have the {machine:washer=washing machine} finished by {done_by=doneby}, {quiet:true=quietly|without much noise}
~ {machine:dryer=dryer} done by {done_by=doneby}, {quiet:true=night mode|silently}
by {done_by=doneby}, {quiet:true=as quiet as it gets}, the {machine:dishwasher=dishwasher}
delay the {machine:washer=washer}
it should be done by {done_by=doneby}
power is cheap at night, so the {machine:dishwasher=plates|dishes} needn't be clean before {done_by=doneby}
I hate wet things lying around for hours, I'm not in until {done_by=doneby}, that's when the {machine:washer=sheets} should come out
the baby's asleep next door, {quiet:true=no racket|no rumbling}, {machine:dryer=tumbler} ready {done_by=doneby} is soon enough
what if the {machine:dryer=drying} ended just when I walk in, {done_by=doneby}
{machine:washer=washer}, {done_by=doneby}
{machine:dishwasher=dishwasher} by {done_by=doneby}
{machine:dryer=dryer} {done_by=doneby}, {quiet:true=quiet}
~ don't start it and don't stop it for good, I just want the {machine:washer=washing machine} to end at {done_by=doneby}
{machine:washer=washing machine|washer|laundry} ready {done_by=byx}
have the {machine:dishwasher=dishwasher|dishes} finished for {done_by=byx}, {quiet:true=quietly|without noise|on silent}
{machine:dryer=dryer|tumble dryer}, finish time {done_by=byx}, {quiet:false=noise doesn't matter|may be loud}
don't run the {machine:washer=washer|washing machine} yet, be through {done_by=byx}, nights are quiet here

%tool drumroll-abort Stop a washing machine or dryer before it is done.
%also Returns true once the drum stands still.
%also Breaks off a load that runs, pumping the water out first if wanted.
%param machine* (appliance, which) {"type": "string", "enum": ["washer", "dryer", "dishwasher"], "description": "Which machine"}
%param drain (pump, empty_water) {"type": "boolean", "description": "Pump the water out"}
stop the {machine:washer=washing machine} and {drain:true=pump the water out|drain it}
{machine:dishwasher=dishwasher}: stop, {drain:true=water out}
abort the {machine:dryer=dryer}
break the load off and {drain:true=drain it}
there's a phone in my jeans and the jeans are in the {machine:washer=washer}, help
oh no, a red sock with the whites, the {machine:washer=washing machine} must not go on
I smell something burning from the {machine:dryer=tumble dryer}
foam is coming out from under the {machine:dishwasher=dishwasher}, {drain:true=get rid of all that water}
{machine:dryer=dryer} off
{machine:washer=washer} off, {drain:true=drained}
no more {machine:dishwasher=dishwasher}
later isn't good enough, I don't want the {machine:washer=washing machine} delayed but halted this second
stop the {machine:washer=washing machine|washer}, {drain:true=and let the water out|drain it}
{machine:dryer=dryer|tumble dryer} off, my shirt is shrinking
{machine:dishwasher=dishwasher}: cut it short, {drain:false=leave the water in|no draining}
there's a cat in the {machine:washer=washing machine|washer}, end the cycle, never mind the wet floor by the drain
%lang de
brich die {machine:washer=Waschmaschine} ab und {drain:true=pump das Wasser ab}
%lang es
párame la {machine:dryer=secadora} ahora mismo

%server dustbot
%list rooms2: kitchen | living room and hall | bathroom, kitchen | bedroom | kids' room and corridor | study | dining room and kitchen | hallway | guest room, study and stairs landing | conservatory | upstairs bedrooms | utility room | playroom and den | lounge | kitchen, hall and bathroom | attic room | porch | cellar | dressing room and bedroom | office
%list rooms_es: cocina | salón y pasillo | baño | cuarto de los niños | dormitorio y despacho | comedor, cocina | recibidor

%tool dustbot_clean Send the robot cleaner into rooms now.
%also Starts a cleaning run.
%also Have the floor done at once: which rooms, dry or wet, how hard and how often it goes over it.
%param rooms* (areas, where) {"type": "array", "items": {"type": "string"}, "description": "Rooms to clean"}
%param mode (cleaning_mode, type) {"type": "string", "enum": ["vacuum", "mop", "vacuum_and_mop", "spot"], "description": "How to clean"}
%param passes (rounds, repeat) {"type": "integer", "description": "How many times it goes over the floor"}
%param power (suction_level) {"type": "string", "enum": ["quiet", "normal", "turbo"], "description": "Suction"}
%list rmsx: kitchen | living room and hall | bedroom, study | bathroom, kitchen and landing | Anna's room | dining room | guest room and office | hall, stairs, cellar | nursery | conservatory and den | playroom | upstairs landing, loft
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list rooms3: kitchen and hallway | study | kids' room, bathroom and landing | living room | bedroom and corridor | dining room | hall, kitchen and pantry | guest room
%list rooms_de: Küche | Flur und Bad | Wohnzimmer | Kinderzimmer | Schlafzimmer und Flur | Esszimmer, Küche | Arbeitszimmer | Diele | Bad
(vacuum|hoover) the {rooms=rooms2}
{mode:mop=mop|wipe|wash} the floor in the {rooms=rooms2}[, {passes:2=twice|two times}]
send the robot (to|into) the {rooms=rooms2}, {power:turbo=full power|turbo|as strong as it goes}
{rooms=rooms2}, {mode:vacuum_and_mop=vacuum and mop|dry and wet|hoover then mop}, {passes:2=twice|two rounds}
{power:quiet=quietly|without much noise|on low}, the baby's asleep: {rooms=rooms2}, {passes:1=one pass|a single pass}
there are crumbs all over the {rooms=rooms2}
~ someone dropped the sugar bowl, {mode:spot=just that spot|spot clean} in the {rooms=rooms2}, {power:turbo=max suction|turbo}
~ I'm walking on cat hair in the {rooms=rooms2}, (deal with it|do something)
could the {rooms=rooms2} get {passes:3=three passes|3 rounds}, {mode:mop=wet|with water}
{mode:vacuum=hoover|vacuum} {power:quiet=silently|in silent mode} in the {rooms=rooms2} now
start the robot {mode:mop=mopping|with the mop}, {passes:2=twice}
send the vacuum robot on {power:turbo=turbo|full power}
{rooms=rmsx}, {mode:mop=mop|wet wipe}, {passes=fewx} passes
send the robot through {rooms=rmsx}, {power:turbo=full power|as strong as it can|turbo}
hoover now: {rooms=rmsx}, {power:quiet=quietly|low noise|quiet}
{rooms=rmsx} by robot right now, we have 2 dogs
{power:quiet=on quiet|without waking anyone}, {rooms=rooms3}, {passes=guests} rounds
with {mode:mop=the mop|the wet mop} through the {rooms=rooms3}
the {rooms=rooms3}, {mode:spot=just the spot|spot cleaning}, glitter everywhere after the party
%lang de
saug {rooms=rooms_de}[, {power:quiet=leise|im Leisemodus}]
lass den Roboter {rooms=rooms_de} {passes:2=zwei Mal|2 Mal} {mode:mop=wischen|nass wischen}
%lang es
aspira {rooms=rooms_es} {passes:2=dos veces}

%tool dustbot_plan_cleaning Plan regular runs of the robot cleaner.
%also Creates a cleaning schedule.
%also Days of the week and the hour at which the floor is to be done by itself, everywhere or only in some rooms.
%param days* (weekdays, on_days) {"type": "array", "items": {"type": "string"}, "description": "Days of the week"}
%param time* (start, at) {"type": "string", "description": "When it sets off"}
%param rooms (areas) {"type": "array", "items": {"type": "string"}}
%param mode (kind) {"type": "string", "enum": ["vacuum", "mop", "vacuum_and_mop"], "description": "How to clean"}
%list rooms2_2: kitchen | hall and the kitchen | bedroom, bath | living room | study and both kids' rooms | first floor | dining room, hall and stairs | pantry | attic, office and landing
%list days2: Monday and Thursday | Tuesdays | Mon, Wed and Fri | Saturday and Sunday | Wednesday | Tuesday, Thursday and Sunday | Fridays | Monday, Tuesday
%list days2_2: Monday and Thursday | Tuesday | Saturday and Sunday | Wednesday | Tuesday, Thursday and Sunday | Friday | Monday, Tuesday and Friday
%list days_es: lunes y jueves | martes | fines de semana | lunes, miércoles y viernes | domingos | sábados y domingos | viernes | martes y sábados
vacuum (every week|regularly) on {days=days} at {time=hour}
{days=days}, {time=hour}: {rooms=rooms2}[, {mode:vacuum_and_mop=vacuum and mop|dry and wet}]
the robot should do the {rooms=rooms2} at {time=hour} on {days=days}
{rooms=rooms2} {days=days} {time=hour}, {mode:mop=mopping only|wet}
at {time=hour} on {days=days} please, {mode:vacuum=just hoovering|only vacuuming}, in the {rooms=rooms2}
we're out of the house on {days=days}, so let the little fellow loose at {time=hour}
{mode:mop=mop} the {rooms=rooms2} on {days=days} when we've left, so {time=hour}
can you set up {days=days} {time=hour} as regular floor time
from now on the {rooms=rooms2} (get|gets) done {days=days} around {time=hour}
plan the robot for the {rooms=rooms2} on {days=days}
set up a regular clean of the {rooms=rooms2} at {time=hour}
clean the {rooms=rooms2_2} on {days=days2} at {time=clk2}
{mode:mop=mop} at {time=clk2} on {days=days2}
days: {days=days2}; time: {time=clk2}; rooms: {rooms=rooms2_2}; mode: {mode:vacuum=vacuum}
at {time=clk2} every {days=days2_2}, {mode:vacuum_and_mop=vacuum and mop} the {rooms=rooms2_2}
plan the robot for {days=days2}, {time=clk2}
{mode:vacuum=vacuum} the {rooms=rooms2_2} every {days=days2_2} from {time=clk2}
%lang es
programa el robot los {days=days_es} a las {time=time} en {rooms=rooms_es}

%server embertherm
%list warmth: 21 degrees => 21 | 19 | 22.5 | 18 degrees => 18 | 20° => 20 | 23 | seventeen => 17 | 21.5 degrees => 21.5 | 16 | twenty => 20 | 24 degrees => 24

%tool embertherm_add_slot Add a slot to the heating plan.
%also Returns the plan of the room.
%also Tells how warm a room should be from one hour to another, on which days of the week.
%param room* (zone, area) {"type": "string", "description": "Room"}
%param begin (from_time, start) {"type": "string", "description": "From this hour"}
%param finish (to_time, end) {"type": "string", "description": "To this hour"}
%param degrees* (temperature, target) {"type": "number", "description": "Degrees Celsius"}
%param days (repeat) {"type": "string", "enum": ["daily", "workdays", "weekends"], "description": ""}
%list warm9: 19 | twenty => 20 | 21 | 21.5 | 22 | eighteen => 18 | 23 | 19.5 | 20.5 | nineteen => 19
%list room9: kitchen | bathroom upstairs | nursery | Ana's room | hall and stairs | office | guest room | the den | cellar | living room
%list hour2_2: 10 pm | 21:30 | midnight | half past nine | 23:00 | quarter to twelve | 22 | ten in the evening
heat the {room=room} to {degrees=warmth} from {begin=mhour} to {finish=ehour}, {days:workdays=Mon-Fri|workdays|on weekdays}
{days:weekends=weekends|Sat-Sun}, {room=room}, {begin=mhour}-{finish=ehour}, {degrees=warmth}
{degrees=warmth} in the {room=room} {days:daily=every day} between {begin=mhour} and {finish=ehour}
to {finish=ehour} from {begin=mhour}: {room=room} {degrees=warmth}
add to the heating plan: {room=room}, {begin=mhour} to {finish=ehour}
my feet are ice cold in the {room=room} {days:workdays=on school days|Monday to Friday} from {begin=mhour}, {degrees=warmth} would be bliss
I work in the {room=room} {begin=mhour} till {finish=ehour} {days:workdays=all week except weekends|on workdays} and {degrees=warmth} is what I need
we bathe the twins at {begin=ehour} {days:daily=each day|every evening}, I want {degrees=warmth} in the {room=room} by then
nobody sits in the {room=room} after {begin=ehour}, {degrees=warmth} is plenty {days:daily=always|every night}
{room=room} {begin=mhour}-{finish=ehour} {degrees=warmth}
{days:weekends=weekends} {room=room} {degrees=warmth}
{room=room}, {degrees=warmth}, {days:daily=daily}
not just for today, I want it held in the plan: {room=room}, {degrees=warmth}, {begin=mhour} until {finish=ehour}
{degrees=warm9} degrees in {room=room9} from {begin=hour3} to {finish=hour2_2}
heat {room=room9} to {degrees=warm9} until {finish=hour2_2} on {days:workdays=workdays}
room={room=room9}, from={begin=hour3}, to={finish=hour2_2}, degrees={degrees=warm9}, days={days:weekends=weekends}
from {begin=hour3}, {days:daily=daily}, {room=room9} at {degrees=warm9} degrees
to {degrees=warm9} from {begin=hour3} to {finish=hour2_2}, {room=room9}
{degrees=deg} for the {room=room4}, beginning at {begin=clock5}
the {room=room4} up to {finish=late2} at {degrees=deg}, {days:workdays=workdays}
by {begin=clock5} it should have {degrees=deg} in the {room=room4}, I hate getting up in the cold

%tool embertherm_hold Hold a temperature for a while and ignore the heating plan.
%also Returns when the plan goes on.
%also Keeps a room at so many degrees until a moment, whatever the plan says.
%param room* (zone) {"type": "string", "description": "Room"}
%param degrees* (temperature, warmth) {"type": "number", "description": "Degrees Celsius"}
%param until (to, ends) {"type": "string", "description": "End of the exception"}
%list untilday: sunday | midnight | tomorrow noon | 11pm | friday morning | the end of the week | ten | we leave | next monday | 9 tonight | saturday evening | the 15th | half past eleven | easter | tomorrow 8am | quarter past ten | new year's day
%list room5: kitchen | bedroom | study | hall | living room | guest room upstairs | bath | kids' room | attic | room by the stairs | cellar
%list deg2: 21 degrees => 21 | 19.5 | 18 | twenty degrees => 20 | 22.5 degrees => 22.5 | 17 degrees => 17 | 23 | 16 degrees => 16 | 20.5 | 24 degrees => 24
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list until2: Sonntag | Mitternacht | morgen früh | 23 Uhr | Ende der Woche | Montagabend
%list warmth_de: 21 Grad => 21 | 19 Grad => 19 | 22,5 Grad => 22.5 | zwanzig Grad => 20 | 23 Grad => 23
%list warmth_es: 21 grados => 21 | 19 grados => 19 | veinte grados => 20 | 22 grados => 22
%list hasta_es: el domingo | medianoche | mañana por la mañana | las once | el lunes
keep the {room=room} at {degrees=warmth} until {until=untilday}
until {until=untilday}, {room=room}, {degrees=warmth}
{degrees=warmth} for the {room=room}, plan off until {until=untilday}
hold the temperature in the {room=room} until {until=untilday}
my mother is visiting and always freezes, {degrees=warmth} in the {room=room} until {until=untilday}
I've got the flu and lie in the {room=room} shivering, {degrees=warmth}, at least until {until=untilday}
we're off until {until=untilday}, {degrees=warmth} in the {room=room} will do
it's stuffy in the {room=room}, I'd sooner have {degrees=warmth}
{room=room} {degrees=warmth}
{room=room} till {until=untilday}: {degrees=warmth}
{degrees=warmth}, {room=room}, for now
leave the slots in the plan alone, only until {until=untilday} I want {degrees=warmth} in the {room=room}
keep the {room=room5} at {degrees=deg2} until {until=end}
hold {degrees=deg2} in the {room=room5} until {until=hourb}
until {until=end} the {room=room5} stays at {degrees=deg2}
room {room=room5}, temperature {degrees=deg2}, until {until=end}
{degrees=deg2} for the {room=room5}, ignore the plan
%lang de
halt das {room=zimmer} bis {until=until2} auf {degrees=warmth_de}
%lang es
mantenme el {room=cuarto} a {degrees=warmth_es} hasta {until=hasta_es}

%server energy

%tool get_energy_usage Energy used according to the meter.
%also Returns consumption for a period.
%also How much power, gas or water the house needed and what that costs.
%param period* (range, timeframe) {"type": "string", "enum": ["today", "yesterday", "this_week", "this_month", "last_month", "this_year"], "description": "Time range"}
%param meter (utility, source) {"type": "string", "enum": ["electricity", "gas", "water", "solar"], "description": "Which meter"}
how much {meter:electricity=power|electricity} did we use {period:this_month=this month}?
~ {meter:gas=gas|gas heating} consumption {period:last_month=last month|in the previous month}
energy use {period:today=today|so far today}
what did the {meter:solar=solar panels|panels|roof} make {period:yesterday=yesterday}
are we wasting {meter:water=water}? show {period:this_week=this week}
{period:this_year=this year|since January} {meter:electricity=kilowatt hours|electricity}
my bill was huge, how much energy did we burn {period:last_month=last month}
meter {period:this_week=this week} please
how many litres of {meter:water=water} went through {period:yesterday=yesterday}
show me our {meter:electricity=power} usage
how much {meter:gas=gas} do we need
how much {meter:gas=gas} did we burn {period:last_month=last month|the month before}
{meter:electricity=power|electricity|current} used {period:yesterday=yesterday}
{meter:solar=solar panels|solar|the roof panels} {period:this_year=this year|since January}
our consumption {period:this_week=this week|since Monday}, the water is off anyway
%lang de
wie viel {meter:electricity=Strom} haben wir {period:this_month=diesen Monat} verbraucht?

%tool submit_meter_reading Send a meter reading to the supplier.
%also Submits a reading.
%also Tells the power company what the meter shows.
%param meter* (utility) {"type": "string", "enum": ["electricity", "gas", "water"], "description": "Which meter"}
%param reading* (value, counter) {"type": "integer", "description": "Number on the meter"}
%param date (reading_date) {"type": "string", "description": "Day of the reading"}
%list mreading: 48213 | 10442 | 7731 | 22908 | 120455 | 3391 | 66120 | 90817 | 15502 | 40077 | 8819 | 27764 | 51230 | 1904 | 73358
%list meter: 20456 | 8812 | 15,209 => 15209 | 1204 | 73310 | 990 | 45 871 => 45871 | 6620 | 102938 | 3,417 => 3417
%list rday: yesterday | 31 December | this morning | the 1st of March | last Sunday | 2026-04-30 | Monday | 15.11.2025 | today | the 28th
the {meter:electricity=power meter|electricity meter} (shows|says) {reading=mreading}, send that to the supplier
submit {meter:gas=gas} {reading=mreading}
{meter:water=water meter|water} reading {reading=mreading} from {date=date}
tell the utility our {meter:gas=gas meter} is at {reading=mreading}
report {reading=mreading} for {meter:electricity=electricity|power}[, read {date=date}]
I was in the cellar {date=date}, {meter:water=water} is at {reading=mreading}, pass it on to the water company
meter reading: {meter:electricity=electricity}, {reading=mreading}
please hand in {reading=mreading} as the counter for {meter:gas=gas}, date {date=date}
the letter asks for our {meter:water=water meter}, it's {reading=mreading}
submit the {meter:electricity=electricity} reading
my meter shows {reading=mreading}, tell the supplier
{meter:gas=gas}, {reading=meter}, read {date=rday}
give the supplier {reading=meter} for {meter:electricity=power|electricity}
{meter:water=water} stood at {reading=meter} {date=rday}, report that
the {meter:electricity=electricity counter|power meter} says {reading=meter}, pass it on before the bill comes Friday
%lang es
~ la lectura del {meter:gas=gas} es {reading=mreading}, envíala

%server fixitbook
%list flatmate: Jonas | Priya | Tom | Lea | Marek | Sofia | Ahmed | Chloe | whoever lost at cards | Nina and Paul | the new one | Ivo | Hannah | Luis | ground floor | family Weber | Kim

%tool openRepair Report something broken in the flat for repair.
%also Creates a repair order. Returns its number.
%also Tells the house management what does not work in which room, how urgent it is and when somebody may come.
%param problem* (damage, issue) {"type": "string", "description": "What is broken"}
%param room (where, place) {"type": "string", "description": ""}
%param urgency (priority, severity) {"type": "string", "enum": ["low", "normal", "urgent", "emergency"], "description": "How urgent"}
%param visit (appointment, from) {"type": "string", "description": "When somebody may come"}
%list broken: leak under the sink | radiator that won't get warm | cracked window pane | dripping tap in the shower | blocked drain | broken lock on the cellar door | mould behind the wardrobe | socket with sparks | toilet that keeps running | squeaking floorboard and loose skirting | intercom | hot water | blind that is stuck half way | smell of gas | doorbell without sound | lamp in the stairwell | boiler | loose tile | handle that came off | extractor fan | wasp nest in the shutter box
%list visit: tuesday after 4 | any morning | the 12th before noon | next week | friday between 8 and 10 | tomorrow | monday at nine | weekdays from 5pm | saturday | wednesday afternoon | as soon as possible | thursday 14:00 | the first week of may
%list broken2: dripping tap | broken window | the heating does not work | smell of gas, faint | toilet won't flush | loose socket and sparks | mould behind the wardrobe | door handle came off | light flickers when it rains | no hot water | a crack in the ceiling
%list room5: kitchen | living room | attic | kids' room | bathroom upstairs | garden | study | guest room | hall | den by the stairs
%list visitslot: any morning | Friday after 3 | tomorrow between 8 and 10 | weekdays, but not Tuesday | Monday at noon | Saturday | after six in the evening | next week | 14 May, all day | whenever the neighbour is in
%list broke: dark stains on the ceiling from the flat above | a tap that runs by itself | no heat from the radiator under the window | mould behind the wardrobe | the blind is stuck halfway | sparks out of the socket by the sink | a smell of gas from the stove | the door handle came off in my hand | water under the floor | a crack from wall to wall
report the {problem=broken} in the {room=room} as {urgency:urgent=urgent}, they may come {visit=visit}
{room=room}: {problem=broken}, {urgency:emergency=emergency}, {visit=visit}
{visit=visit} would suit me for the {problem=broken} in the {room=room}, {urgency:low=no hurry|low priority}
something's broken in the {room=room}, come {visit=visit}
repair needed {visit=visit}, {urgency:urgent=urgent}
the {problem=broken} in the {room=room} drives me mad, somebody has to look at it
we have had buckets and towels out since {=weekday} because of the {problem=broken}
the landlord really must see to the {problem=broken}, I'm in {visit=visit}
{urgency:emergency=it can't wait a minute|this is dangerous}, {problem=broken}
{problem=broken} {room=room}
{problem=broken}, {urgency:normal=normal}
{room=room}, {problem=broken}, {visit=visit}
cleaning won't help here, the {problem=broken} needs a craftsman {visit=visit}
{problem=broken2} in the {room=room5}, visit {visit=visitslot}
report {problem=broken2}, {urgency:urgent=urgent}, {room=room5}
problem {problem=broken2}, room {room=room5}, urgency {urgency:low=low}, visit {visit=visitslot}
{room=room5}: {problem=broken2}
someone can come {visit=visitslot}, {problem=broken2}
{urgency:emergency=emergency} in the {room=room5}, {problem=broken2}
in the {room=room5} there's a problem, {problem=broken2}, you can come {visit=visitslot}
{=name} is out {=anyday}, repair request: {problem=broken2}, {urgency:normal=normal priority|normal}
in the {room=room4}, {problem=broke}
{problem=broke}, {visit=slot} somebody could come
~ {urgency:emergency=it's an emergency|emergency}: {problem=broke}, {room=room4}
{problem=broke}, my husband tried it with tape
come {visit=slot}, {room=room4}, {problem=broke}

%tool setCleaningTurn Say whose turn it is to clean something.
%also Returns the rota.
%also Enters a person for a cleaning job on a day of the week, repeated after so many weeks.
%param task* (job, duty) {"type": "string", "description": "What is cleaned"}
%param person* (who, flatmate) {"type": "string", "description": "Who does it"}
%param weekday (day) {"type": "string", "description": "Day of the week"}
%param every_weeks (interval, weeks) {"type": "integer", "description": "Weeks between"}
%list cleantask: bathroom | stairs and landing | fridge | windows in the hall | oven and hob | kitchen floor | cellar corridor | shower drain | balcony | shared toilet | bins | hallway and doormat | microwave | sofa covers | bathroom mirror and sink | laundry room | entrance
%list wday: monday | tuesday | wednesday | thursday | friday | saturday | sunday | Friday | Sunday | Mon | sat
%list nweeks: two weeks => 2 | 3 weeks => 3 | week => 1 | four weeks => 4 | 2 weeks => 2 | six weeks => 6
%list mate2: Ravi | Greta | my flatmate | Otto | Little Ann | Imani | the twins' dad | Carmen | Joost van Dijk | Nadia | aunt Peg | O'Shea | the intern
%list clean: the bathroom | stairs and hall | fridge | the windows in the front | litter box | kitchen floor, bins too | oven | the drain under the sink | bikes and shed | vacuuming upstairs | mirrors
%list wday2: Monday | Saturday | Friday | Sundays | Wednesday | Thursday | Tuesdays | Saturday mornings
%list weeks: two weeks => 2 | three weeks => 3 | 4 weeks => 4 | 6 weeks => 6 | two weeks => 2 | 3 weeks => 3
%list wday3: Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
%list turn: the stairs | bins out and back in | bath and toilet | the fridge inside and out | windows to the street | hall and landing | behind the cooker | the shared laundry room
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1
%list wtag_de: montags | am Samstag | freitags | sonntags | am Mittwoch
%list putz_de: Bad | Treppenhaus | Küche und Flur | Kühlschrank | Fensterputzen
%list limpia_es: escalera | nevera | cocina y el pasillo | terraza | ducha de abajo
%list diasem_es: lunes | sábados | viernes | domingos | miércoles
{person=flatmate} cleans the {task=cleantask} on {weekday=wday}, every {every_weeks=nweeks}
every {every_weeks=nweeks} on {weekday=wday}: {task=cleantask}, {person=flatmate}
{task=cleantask}: {person=flatmate}, {weekday=wday}, every {every_weeks=nweeks}
{person=flatmate} cleans on {weekday=wday}
whose turn it is: {task=cleantask} on {weekday=wday}
the {task=cleantask} looks like a pigsty and {person=flatmate} hasn't lifted a finger in weeks, so {weekday=wday}
from now on {person=flatmate} is in charge of the {task=cleantask}
I always end up doing the {task=cleantask}, it's {person=flatmate} who should scrub {weekday=wday}
fairly shared: {person=flatmate} does the {task=cleantask} {weekday=wday}, again after {every_weeks=nweeks}
{task=cleantask} {person=flatmate}
{person=flatmate}, {weekday=wday}, {task=cleantask}
{task=cleantask}, {weekday=wday}: {person=flatmate}
nothing's broken, but {person=flatmate} has to wipe the {task=cleantask} every {every_weeks=nweeks}
put {person=mate2} down for {task=clean} on {weekday=wday2}
{task=clean} goes to {person=mate2} every {every_weeks=weeks}
every {every_weeks=weeks} on {weekday=wday2}, {task=clean} by {person=mate2}
on {weekday=wday2} {person=mate2} does {task=clean}
task: {task=clean}, who: {person=mate2}, day: {weekday=wday2}
{person=mate}, each {weekday=wday3}, {task=turn}
on {weekday=wday3} it's {person=man} with {task=turn}
{task=turn} goes to {person=mate} on {weekday=wday3}, [and] no swapping with anyone
every {every_weeks=nts} weeks on {weekday=wday3}: {task=turn}, {person=man}
%lang de
{person=firstname} ist {weekday=wtag_de} mit {task=putz_de} dran
%lang es
ponle a {person=firstname} la limpieza de la {task=limpia_es} los {weekday=diasem_es}

%tool remindBins Remind me to put a bin out.
%also Creates a reminder for the collection of rubbish.
%also Sends a hint on the evening before or at an hour when paper, glass, organic, plastic or residual waste is fetched.
%param bin* (waste, kind) {"type": "string", "enum": ["paper", "glass", "organic", "plastic", "residual"], "description": "Which waste"}
%param at (time, hour) {"type": "string", "description": "Hour of the reminder"}
%param who (person, recipient) {"type": "string", "description": "Whom to remind"}
%list ehour2: 9pm | 22:00 | half past ten | 8 | 19:30 | sunset | eleven | 10 pm | quarter to nine | 6pm | 20:00 | 7 in the evening
%list name2: Ruben | Auntie Jo | Ms. D'Angelo | Femi | Prof. Lindqvist | Greta | Old Tom | Carlos Vega | Yara | Mr. Okonkwo | little Ben | Helene | Zed | Maria Luz
remind {who=flatmate} at {at=ehour2} to put out the {bin:paper=paper}
{bin:organic=organic waste|compost bin}, {at=ehour2}, for {who=flatmate}
at {at=ehour2} tell {who=flatmate} about the {bin:plastic=plastic|yellow sack}
remind {who=flatmate} of the bins at {at=ehour2}
bin reminder at {at=ehour2}
we forgot the {bin:residual=black one|ordinary trash} twice and it's crawling with maggots, don't let that happen again
{who=flatmate} always sleeps through the lorry that fetches the {bin:glass=bottles}
the {bin:paper=cardboard} pile reaches the ceiling, give me a shout at {at=ehour2} the night before
how can I stop missing the {bin:organic=green one|kitchen scraps} every other week
{bin:glass=glass} {at=ehour2}
{bin:plastic=plastic}, {who=flatmate}
{bin:residual=residual waste} reminder
nobody has to clean them, just get the {bin:paper=blue bin|paper} onto the pavement, nudge {who=flatmate} at {at=ehour2}
~ remind {who=name} about the {bin:paper=paper bin|paper} at {at=clock2}
{bin:glass=glass} at {at=clock2}, remind {who=name}
bin {bin:organic=organic|compost}, time {at=clock2}, person {who=name}
at {at=clock2}, {bin:residual=residual waste}
who: {who=name}, bin: {bin:plastic=plastic}
by {at=clock2} {who=name} has to put out the {bin:organic=organic waste|organic bin}
{=name} forgot it last time, so tell {who=name2} to put the {bin:plastic=plastics|plastic bin} out
to {who=mate}, {bin:glass=glass|bottles}, at {at=late2}
{at=late2}, {bin:paper=paper}, tell {who=man}
{bin:organic=food scraps|the compost bin}, nudge me, last time the maggots came for a visit

%server flitwell
%list addrb: 5 Harbour View | 88 Queen Street, Bath | Lindenweg 22 | The Old Bakery | 1400 Oak Drive | Plaza Mayor 10 | 63 Hill and Dale Road | unit 7, Dock House | our new place in Lyon | 30 St. Anne's Close | PO Box 119

%tool redirect_mail Order forwarding of post from an old to a new address with the postal service. Starts at the earliest five working days after the order. months defaults to 6.
%also Has letters sent on after a move.
%also Ask the post office to carry whatever still goes to one address over to another, from a day, for some months, for one person or the whole family, parcels too.
%param old_address* (from_address, source) {"type": "string", "description": "Address that is given up"}
%param new_address* (to_address, destination) {"type": "string", "description": "Address the post should reach"}
%param start_date (from_date, begins) {"type": "string", "description": "First day"}
%param months (duration, period) {"type": "integer", "description": "How long, in months"}
%param addressee (name, person) {"type": "string", "description": "Whose post; the whole household if omitted"}
%param include_parcels (parcels, with_parcels) {"type": "boolean", "description": "Also parcels"}
%list addr: 12 Mill Lane | Flat 3, 40 King's Road | Hauptstr. 7, Graz | Rose Cottage | 221 Elm Avenue | Calle Sol 4 | 9 Bridge Street, Cork | apartment 2B on Pine | the flat in Leeds | 17 Rue du Port | Gran's house
%list mon: three months => 3 | six months => 6 | 12 months => 12 | 9 | two months => 2 | 24 months => 24 | eight months => 8 | 4 | seven months => 7 | 5 months => 5
letters from {old_address=addr} should go to {new_address=addrb}, {include_parcels:true=parcels too|and the packages|boxes as well}
send our post on to {new_address=addrb}, out of {old_address=addr}, {months=mon}
to {new_address=addrb} with everything that still arrives at {old_address=addr}
have {addressee=who2}'s letters follow to {new_address=addrb} from {old_address=addr}
we're moving while the baby is due, so post for {old_address=addr} goes to {new_address=addrb} from {start_date=day2}
{start_date=day2}, {old_address=addr} to {new_address=addrb}, {addressee=who2} only, {months=mon}
forward whatever lands at {old_address=addr} to {new_address=addrb}, a parcel from my aunt got lost once

%tool announce_new_address Tell one organisation or person that the address changes. Does not forward anything. The customer number is quoted if known.
%also Sends a change-of-address note.
%also Let a bank, insurer, club or friend know where one lives from a certain day on, in the manner one prefers to reach them.
%param recipient* (organisation, to) {"type": "string", "description": "Who has to know"}
%param new_address* (address, moving_to) {"type": "string", "description": "Where one will live"}
%param valid_from (as_of, date) {"type": "string", "description": "Day of the change"}
%param customer_number (reference, account) {"type": "string", "description": "Reference at the recipient"}
%param channel (via, medium) {"type": "string", "enum": ["paper_letter", "email", "phone_call", "web_form"], "description": "How to tell them"}
%list org: the bank | Health Fund South | my dentist | tax office | Kessler Insurance | library | Save the Bees | phone company | Aunt Hilde | the vet and the groomer | Lee from book club | pension office | D'Arcy's
let {recipient=org} know we'll live at {new_address=addrb}, {channel:phone_call=ring them up|better to ring|just give them a ring}
{recipient=org} needs our new address, {new_address=addrb}, {channel:paper_letter=on paper|with a stamp on it|in an envelope}
tell {recipient=org} about {new_address=addrb} as of {valid_from=day2}
as of {valid_from=day2} it is {new_address=addrb} for {recipient=org}
they never answer the phone and always lose my file, but write to {recipient=org} that it's {new_address=addrb}
{recipient=org}, {new_address=addrb}, reference {customer_number=code}, from {valid_from=day2}
new house, {new_address=addrb}, inform {recipient=org} before they call me

%tool record_handover_defect Adds a line to the handover protocol of a flat. Wording is taken over literally; both parties sign at the end. severity: cosmetic | impairs_use | hazard
%also Notes damage at moving in or out.
%also Write a flaw of the flat into the protocol, in which room, how bad, who has to answer for it and by when it is to be put right.
%param defect* (damage, finding) {"type": "string", "description": "Damage in a few words"}
%param room (place, where) {"type": "string", "description": ""}
%param caused_by (liable, responsible) {"type": "string", "description": "Who has to answer for it"}
%param reported_by (witness, noticed_by) {"type": "string", "description": "Who noticed it"}
%param severity (grade, weight) {"type": "string", "enum": ["cosmetic", "impairs_use", "hazard"], "description": "How bad"}
%list dmg: crack in the tile by the sink | window won't shut, and it whistles at night | burn mark on the parquet | missing cellar key | mould behind where the wardrobe stood | socket hangs out of the wall | scratched door | three holes from a shelf, badly filled | tap drips when it's turned off | stain the size of a plate under the rug | dented radiator
%list hroom: bathroom | hall | kitchen and pantry | master bedroom | balcony | children's room | stairs to the cellar | box room | living room | guest loo
%list party: the landlord | previous tenant | movers | us | Mrs. O'Neill | painters from Hollis | the caretaker's son | Mr. Tanaka | the agency | Jo and me | nobody
put in the protocol: {defect=dmg}, {severity:cosmetic=only looks bad|doesn't matter much, just ugly|purely a beauty thing}
{room=hroom}: {defect=dmg}, {severity:hazard=somebody could get hurt|that is dangerous}
{reported_by=who2} saw it and {caused_by=party} must pay: {defect=dmg}
{caused_by=party} did it, says {reported_by=who2}: {defect=dmg}
write down for the {room=hroom} that we found this: {defect=dmg}
{defect=dmg}, {room=hroom}, down to {caused_by=party}, {severity:impairs_use=can't really be used like that|hardly usable}
handover, here's one more that we only saw in daylight: {defect=dmg}

%tool reclaim_deposit Writes to a landlord to get the deposit back. A draft is shown first unless send_now. Amounts in the currency of the lease.
%also Demands back what was paid as security.
%also Letter to whoever let the flat, asking for the bond, how much of it and until when, kindly or not, sent off straight away if told so.
%param landlord* (owner, to) {"type": "string", "description": "Who holds the deposit"}
%param tenant (payee, on_behalf_of) {"type": "string", "description": "Who gets it back"}
%param amount (sum, value) {"type": "number", "description": "Sum asked for"}
%param deadline (due, pay_by) {"type": "string", "description": "Day by which it has to be paid"}
%param tone (style, wording) {"type": "string", "enum": ["friendly", "factual", "last_warning"], "description": "Manner of the letter"}
%param send_now (immediately, skip_draft) {"type": "boolean", "description": "Without a draft"}
%list lord: Mr. Kessler | Grey & Daughters Lettings | my old landlady | Blue Door Homes | the Anchor Trust | Mrs. Van Dyck | city housing | Uncle Tariq | O'Brien Property | Ines Marchetti | Room and Roof
write to {landlord=lord} for our deposit, {tone:last_warning=or we go to court|my patience is over|no more Mr. Nice Guy}
I want {amount=eur} back from {landlord=lord}, {send_now:true=off with it, I needn't read it|no draft, out it goes}
{amount=eur} from {landlord=lord} to {tenant=who2} by {deadline=day2}
~ {tenant=who2} should get {amount=eur} from {landlord=lord}
~ we moved out in spring, left it spotless, and {landlord=lord} still owes {tenant=who2} the deposit of {amount=eur}
{landlord=lord}, {amount=eur}, until {deadline=day2}, {tone:friendly=nicely please|be sweet about it|we parted as friends}
ask {landlord=lord} for the deposit, my friendly lawyer says I may

%tool search_storage_units Search self-storage near a town. Nothing is booked. Sizes in square metres, prices per month.
%also Finds a place to put furniture for a while.
%also Look for lock-ups and storage rooms, how big, for at most how much a month, from when, whether they can be entered at all hours, and dry and warm ones only.
%param town* (city, near) {"type": "string", "description": "Where"}
%param size_m2 (area, size) {"type": "number", "description": "Floor space"}
%param max_price (budget, price_limit) {"type": "number", "description": "Monthly rent at most"}
%param from_date (start, available_from) {"type": "string", "description": "Start of the rental"}
%param access (opening, entry) {"type": "string", "enum": ["office_hours", "around_the_clock", "by_appointment"], "description": "When one can get in"}
%param heated (climate_controlled, warm) {"type": "boolean", "description": "Only heated rooms"}
%list town2: Graz | Leeds | San Sebastián | Newcastle upon Tyne | Lyon | Tampa | St. Moritz | Bilbao | Cork | Frankfurt an der Oder | King's Lynn | Ghent
%list sqm: 6 square metres => 6 | 10 m² => 10 | 4 sqm => 4 | twelve square metres => 12 | 20 | 3.5 | 8 square metres => 8 | 15 sqm => 15 | 25 m² => 25 | 5 m² => 5
somewhere to put our furniture near {town=town2}, {access:around_the_clock=I work nights and must get in|open day and night|any hour}
lock-up in {town=town2} of {size_m2=sqm}, {heated:true=not freezing|warm and dry, there's a piano|must not get cold}
{size_m2=sqm} for under {max_price=eur} in {town=town2}
under {max_price=eur} a month, from {from_date=day2}, around {town=town2}
the new flat isn't ready and the old one is sold, so where can we leave things in {town=town2} from {from_date=day2}
{town=town2}, {size_m2=sqm}, {max_price=eur} at most, {access:office_hours=nine to five is enough|working hours will do}
a room for boxes and winter coats in {town=town2}

%server floorbot
%list floorzone: sofa corner | hallway by the front door | litter box | play mat | kitchen sink area | space under the bunk bed | dog's bed | carpet in the study | entrance | strip in front of the oven | breakfast bar and stools | window side of the office | coat rack | rug with the fringe | cat tree | stairs landing | desk | craft table | fireplace | corner with the plants

%tool floorbot-clean-zone Vacuum a zone of a room.
%also Starts the robot in a zone.
%also Have the floor robot clean one small area, several times over and as strongly as told.
%param zone* (area, spot) {"type": "string", "description": "Area as named on the map"}
%param passes (rounds, repeat) {"type": "integer", "description": "How many times over"}
%param suction (power, strength) {"type": "string", "enum": ["silent", "normal", "strong", "max"], "description": ""}
%list times: two => 2 | 3 | three => 3 | 2 | four => 4 | 5 | five => 5 | 4 | six => 6 | 6
%list floorzone_de: Sofaecke | Flur vor der Haustür | Katzenklo | Spielteppich | Bereich um die Spüle | Essecke | Teppich im Arbeitszimmer
%list floorzone_es: rincón del sofá | entrada | alfombra del estudio | zona de la cocina | debajo de la mesa | pasillo
(vacuum|clean) the {zone=floorzone}
~ {zone=floorzone} {passes:2=twice|two times}, {suction:max=maximum suction|max}
{suction:silent=silently|quietly|in silent mode}, the {zone=floorzone}, {passes:1=one pass|a single round}
send the robot to the {zone=floorzone}, {passes=int} passes, {suction:strong=strong}
{passes:3=three times|3 times} over the {zone=floorzone} with {suction:max=full power|all it's got}
robot, {zone=floorzone}, {suction:normal=normal|as usual}
someone has spilled cereal all over the {zone=floorzone}
the {zone=floorzone} is covered in dog hair, go over it {passes:2=twice|two times}
visitors are due in twenty minutes and the {zone=floorzone} looks as though we kept horses there, {suction:strong=powerfully|with some oomph}
the twins had muffins by the {zone=floorzone}, deal with the crumbs, but {suction:silent=softly|without waking anybody}
I stepped on something crunchy near the {zone=floorzone} with bare feet and I'd rather not know what it was, get rid of it
vacuum {passes:2=twice} with {suction:max=maximum power}
start the robot in one zone
{zone=zone}, {passes=times} passes, {suction:silent=quietly|as silent as it can}
hoover {zone=zone} with {suction:max=full power|maximum suction|max}
crumbs on the floor: {zone=zone}, {suction:strong=strong}
robot to {zone=zone}, normally Mum does that
%lang de
saug die {zone=floorzone_de} {passes:2=zwei Mal|2 Mal}
schick den Roboter zum {zone=floorzone_de}, {suction:silent=leise}
%lang es
aspira el {zone=floorzone_es} {passes:2=dos veces}
que el robot limpie {zone=floorzone_es} {suction:max=a máxima potencia}

%tool floorbot-keep-out Forbid the vacuum robot an area for some time.
%also Adds a no-go area.
%also Tell the robot where it must not go, and until when.
%param area* (zone, place) {"type": "string", "description": "Where it must not go"}
%param until (end, expires) {"type": "string", "description": "When it may again"}
%param mop_only (wet_only) {"type": "boolean", "description": "Forbidden for wet cleaning alone"}
%list areax: nursery | table corner | hall and stairs | dog's corner | kitchen | rug by the window | Lego corner | bath | terrace | space behind the sofa
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list zonek: the Lego corner | under the piano | the carpet in the hall | the dog's bowls | round the Christmas tree | the cables by my desk | behind the sofa | the nursery | where the vase stands | the balcony sill
keep the robot out of the {area=floorzone} until {until=till}
no-go area: {area=floorzone}
{area=floorzone} is forbidden for the vacuum {until=till}[, {mop_only:true=only for mopping|just the mop}]
~ until {until=till} the {area=floorzone} is off limits, {mop_only:false=dry or wet|for everything}
{mop_only:true=no mopping|don't mop} at the {area=floorzone} till {until=till}
the robot must not go near the {area=floorzone}
there's a lego castle standing on the {area=floorzone} that took us three days, so leave it alone until {until=till}
the new wood by the {area=floorzone} can't take {mop_only:true=moisture|water|getting wet}
it keeps getting stuck at the {area=floorzone}, I'm sick of rescuing it
the cat's giving birth at the {area=floorzone}, nobody is to disturb her before {until=till}, not even our little machine
stay clear of the {area=floorzone}, {mop_only:true=with water at least}, {until=till}
no-go area until {until=till}
keep the vacuum out
keep the vacuum out of the {area=areax} until {until=clky}
until {until=dayfx}, no vacuuming in the {area=areax}
area: {area=areax}, until: {until=clky}, {mop_only:true=mopping only|only for mopping}
{mop_only:true=no mopping|don't mop} in the {area=areax} before {until=clky}
till {until=until} the robot has no business there: {area=zonek}
{area=zonek}, {mop_only:true=only for the mop|but only when wet}, keep out
{area=zonek} is off limits for the robot, my son is building a castle there with his friends

%server garden
%list plant: tomatoes | basil | monstera | lavender | olive tree | roses | ficus | strawberries | hydrangea | orchid | zucchini | rosemary | apple tree | peace lily | blueberry bush | cactus | chili peppers | mint | fern | sunflowers
%list green: the lemon tree | basil | the monstera | two tomato plants | lavender | an olive | the hydrangea from mum | strawberries | a fig | the orchid | chillies | rosemary | the ivy | sage
%list plant_de: Tomaten | Basilikum | Rosen | Olivenbaum | Orchidee | Lavendel | Erdbeeren | Hortensie

%tool add-plant Add a plant to the garden planner.
%also Registers a new plant with its place and watering interval.
%also The user has bought or planted something; the planner then tells when it needs water.
%param plant* (species, plant_name) {"type": "string", "description": "Kind of plant"}
%param spot (location, bed) {"type": "string", "description": "Where it stands"}
%param water_every_days (interval_days, watering_interval) {"type": "integer", "description": "Days between watering"}
%list spot: south balcony | kitchen window | greenhouse | raised bed | front yard | bathroom | terrace | office desk | north wall | living room corner | herb spiral | back fence | hanging basket | shady corner by the shed | stairwell
%list every: every two days => 2 | every 3 days => 3 | once a week => 7 | weekly => 7 | daily => 1 | every day => 1 | every ten days => 10 | every second week => 14 | every 5 days => 5 | once a month => 30
%list plant2: roses | Gran's dahlias | tomatoes and basil | lavender | a fig tree | hydrangea | mint | sweet peas | Black-eyed Susan | lemon in a pot | leeks
%list bedn: raised bed 2 | the strip along the fence | the bed by the gate | the greenhouse | the herb spiral | the old bathtub | bed 4 | the pots on the balcony
%list water: two days => 2 | 3 days => 3 | five days => 5 | 7 days => 7 | 10 days => 10 | four days => 4
%list plantp: roses | Gran's dahlias | tomatoes and basil | hydrangeas | sweet peas | leeks | two fig trees | black-eyed Susans
%list bed: raised bed 2 | the strip along the fence | north side | bed by the gate | balcony | under the window | greenhouse, left | herb spiral | shed wall | the old bathtub
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list nook: in the pot by the back door | by the bathroom window | under the stairs | on the south balcony | between the shed and the fence | in the raised bed | on top of the piano | behind the bins | in the greenhouse
%list days2: 3 days => 3 | four days => 4 | 7 days => 7 | ten days => 10 | 5 days => 5 | two days => 2
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
add {plant=plant} to the garden
I planted {plant=plant} in the {spot=spot}
new plant: {plant=plant}, {spot=spot}, water {water_every_days=every}
{plant=plant} {spot=spot} {water_every_days=every}
we bought {plant=plant} at the market, put it in the planner, needs water {water_every_days=every}
my {spot=spot} now has {plant=plant}, register that
~ keep track of the {plant=plant} on my {spot=spot}
register the {plant=plant}, it gets watered {water_every_days=every}
I've got a new plant
add another plant in the {spot=spot}
add {plant=plant2} to {spot=bedn}, water every {water_every_days=water}
water every {water_every_days=water}: {plant=plant2}
~ in {spot=bedn}, we have {plant=plantp} now
plant {plant=plant2}, spot {spot=bed}, water days {water_every_days=party_size}
{spot=nook}: {plant=green}
{plant=green} moved in {spot=nook}, water every {water_every_days=days2}
got {plant=green} from {=maria} as a thank you, into the planner with it
every {water_every_days=days2}, {plant=green}
%lang de
ich habe {plant=plant_de} gepflanzt, nimm das in den Gartenplaner auf

%tool water-plant Record that a plant was watered.
%also Logs a watering.
%also Marks a plant as watered so that its next date moves on; litres are optional.
%param plant* (plant_name) {"type": "string"}
%param liters (amount, volume_l) {"type": "number", "description": "Amount of water"}
%list liters: two litres => 2 | a litre => 1 | half a litre => 0.5 | 1.5 liters => 1.5 | 3 l => 3 | five litres => 5 | 10 liters => 10 | a quarter litre => 0.25
%list plant2: monstera | basil on the sill | roses by the gate | ficus | lemon tree | ferns and ivy | orchid from Gran | tomatoes, back row | peace lily | bonsai | cactus in the hall | olive tree
%list pour: half a litre => 0.5 | 2 litres => 2 | a litre => 1 | 1.5 l => 1.5 | 200 ml => 0.2 | three litres => 3 | 500 ml => 0.5 | 10 litres => 10 | 0.3 l => 0.3 | five litres => 5
I watered the {plant=plant}
{plant=plant} watered
gave the {plant=plant} {liters=liters}
~ mark the {plant=plant} as watered [please]
the {plant=plant} got {liters=liters} of water this morning
log {liters=liters} for the {plant=plant}
no need to remind me, the {plant=plant} had its water
{=firstname} poured {liters=liters} on the {plant=plant} yesterday
watering done, {liters=liters}
~ I just watered, log that
{plant=plant2} got {liters=pour}
just gave {liters=pour} of water to the {plant=plant2}
~ {plant=plant2} watered, {liters=pour}
done with the can: {plant=plant2} had a drink
%lang es
he regado {plant:las rosas=las rosas}

%tool diagnose-plant Find out what is wrong with a plant.
%also Returns likely diseases or pests from the symptoms.
%also The user describes what a sick plant looks like and gets advice.
%param plant* (species) {"type": "string", "description": "Kind of plant"}
%param symptoms* (description, signs) {"type": "string", "description": "What it looks like"}
%param indoor (houseplant) {"type": "boolean", "description": "Kept inside"}
%list plantsick: yellow leaves with brown edges | white powder on the leaves | tiny black flies around the soil | the leaves curl up and drop | sticky drops under the leaves | brown spots that get bigger every day | it hasn't grown since march | soft stem near the ground | holes all over the leaves | black bottoms on the fruit | fine webs between the branches | buds fall off before they open | pale new growth | leaves hang although the soil is wet | orange dust on the underside | roots coming out of the pot | bark is peeling | little green insects on the tips | the flowers turn to mush | drooping on one side
%list plant2: tomato | peace lily | money tree | old rose by the gate | basil | rubber plant | lemon tree in a pot | orchid | Swiss cheese plant | oak | mint and parsley | bonsai
%list symptoms: yellow leaves with brown edges | the leaves curl and drop | white fluff under the leaves | it stopped growing | small flies in the soil, sticky stems | black spots | new shoots wilt by noon, old ones look fine | holes | a grey film on the fruit | it leans and smells of mould | pale and thin
%list clock2_2: morning | Monday | evening | week | other day
%list wilt: brown spots with a yellow rim on the old leaves | sticky drops on the sill below | white fluff under the leaves | it lets everything hang by noon | leaves curl in from the edges | tiny flies when I touch the soil | buds drop before they open | holes from one day to the next | a grey film on the stems
my {plant=plant} has {symptoms=plantsick}
what's wrong with my {plant=plant}? {symptoms=plantsick}
{symptoms=plantsick}, what could the {plant=plant} have
{plant=plant}: {symptoms=plantsick}
help, the {plant=plant} looks ill, {symptoms=plantsick}
I keep the {plant=plant} {indoor:true=inside|indoors|in the flat} and see {symptoms=plantsick}, what is it
is it a disease when the {plant=plant} shows this: {symptoms=plantsick}
the {plant=plant}, {indoor:false=outside in the garden|planted outdoors}, {symptoms=plantsick}, any idea why?
my {plant=plant} is dying, find out why
one of my plants has a problem: {symptoms=plantsick}
my {plant=plant2} has this problem: {symptoms=symptoms}
plant {plant=plant2}, symptoms {symptoms=symptoms}, {indoor:true=indoors|indoor}
{symptoms=symptoms} on my {indoor:false=outdoor} {plant=plant2}
what is wrong with the {plant=plant2}, {symptoms=symptoms}, {indoor:true=kept inside|it is inside}
{symptoms=symptoms}, the {plant=plant2} in the garden
kind: {plant=plant2} / looks like: {symptoms=symptoms}
diagnose {symptoms=symptoms}, plant is {plant=plant2}, {indoor:false=outside|not inside}
{=name} waters the {plant=plant2} every {=clock2_2}, now {symptoms=symptoms}
{symptoms=wilt}, that's {plant=green} {indoor:true=in my living room|kept indoors}
what ails {plant=green}, {symptoms=wilt}, I watered it with rain
my husband swears by coffee grounds but look: {symptoms=wilt} on {plant=green}
%lang de
was fehlt meinen {plant=plant_de}, {symptoms:die Blätter werden gelb und fallen ab=die Blätter werden gelb und fallen ab}

%tool garden-tasks List the garden jobs of a month.
%also Returns what to sow, plant, prune or harvest.
%also A garden calendar. Says which work is due outside in a month, all of it or one kind.
%param month* (period) {"type": "string", "description": "Month"}
%param kind (job_type, activity) {"type": "string", "enum": ["sow", "plant", "prune", "harvest", "fertilize"], "description": "Kind of job"}
%list month2: March | April | May | June | July | September | October | November | this month | next month | February | August | January | December | early spring
%list gkind: sow => sow | seed => sow | plant out => plant | put in the ground => plant | cut back => prune | prune => prune | trim => prune | harvest => harvest | pick => harvest | fertilize => fertilize | feed with compost => fertilize
%list mthx: March | October | may | late August | November | January | July | mid-April | February | June | September | early April
what's to do in the garden in {month=month2}
what can I {kind=gkind} in {month=month2}
garden jobs {month=month2}
~ {month=month2}: anything to {kind=gkind}?
I have a free weekend in {month=month2}, which garden work is due
is {month=month2} the right time to {kind=gkind}
list everything I should {kind=gkind} during {month=month2}
which garden chores are coming up
what do I {kind=gkind} next
tell me what needs doing outside in {month=month2}
what can I {kind:sow=sow|seed} in {month=mthx}
{kind:prune=pruning|cutting back} in {month=mthx}
vegetable patch, {month=mthx}, {kind:harvest=what's ripe|picking|what to harvest}
what needs doing outdoors in {month=mthx}, the plant shop is shut
%lang es
qué tareas hay en el jardín en {month:mayo=mayo}

%server gatewatch

%tool gatewatch.arm Set the alarm system to a mode.
%also Arms or disarms the alarm.
%also Guard the house while its people are away or asleep, after a delay in seconds; or switch the guarding off.
%param mode* (state, level) {"type": "string", "enum": ["away", "home", "night", "vacation", "off"], "description": "Mode"}
%param delay_seconds (delay, exit_delay) {"type": "integer", "description": "Seconds to get out"}
%param code (pin) {"type": "string", "description": ""}
%list delay: 30 seconds => 30 | a minute => 60 | 45 seconds => 45 | ten seconds => 10 | two minutes => 120 | 20 s => 20 | 90 seconds => 90 | half a minute => 30
%list pin: 4711 | 9021 | 1234 | 88220 | 0007 | 5590 | 31415 | 2468 | 7730 | 6001
%list pin2: 4410 | 0007 | 91823 | 2580 | 13-31 | 778899 | 6502 | blue7 | 1066 | 334455
%list delay2: 30 seconds => 30 | a minute => 60 | 45 seconds => 45 | 90 seconds => 90 | two minutes => 120 | 20 s => 20 | sixty seconds => 60 | 15 seconds => 15 | 10 seconds => 10 | 75 s => 75
(arm the alarm|alarm) {mode:away=away|in away mode}
set the alarm to {mode:night=night|night mode} with {delay_seconds=delay} delay
alarm {mode:off=off}, code {code=pin}
{mode:vacation=vacation mode|holiday mode}, code {code=pin}, {delay_seconds=delay}
{code=pin}, {mode:home=home mode|stay mode}, {delay_seconds=delay}
{delay_seconds=delay} and then {mode:away=away}, the code is {code=pin}
we're {mode:away=leaving|off out}, give us {delay_seconds=delay} to get through the door
it's only me raiding the biscuit tin downstairs, so {mode:off=stop that howling|quiet}, {code=pin}
we're {mode:vacation=on holiday|on our holidays} in greece as of now, so watch the house, {code=pin}
everyone is in bed and I've locked up downstairs, {mode:night=sleep well|good night}, keep an eye on things
the cleaning lady is coming and I don't want her to get a fright, so {mode:off=switch it off|off with it}, {code=pin}
arm it with code {code=pin}
set the alarm, {delay_seconds=delay} delay
house alarm {mode:off=off}, {code=pin2}
burglar alarm to {mode:night=night|sleeping mode}, {delay_seconds=delay2}
everybody's {mode:away=out|leaving}, arm the alarm with {code=pin2} and give us {delay_seconds=delay2}
set the burglar alarm for {mode:vacation=holidays|vacation}, 2 cats stay in
%lang de
schalt die Alarmanlage auf {mode:away=abwesend|außer Haus}, {delay_seconds:30=30 Sekunden} Verzögerung
Alarm {mode:off=aus}, Code {code=pin}
%lang es
pon la alarma en {mode:night=modo noche}, código {code=pin}
{mode:off=desactiva|apaga} la alarma, el código es {code=pin}

%tool gatewatch.clips Find recorded clips of a camera by time and by what is seen.
%also Returns clips with time and preview.
%also What did the camera film between two moments, of people, animals, cars or parcels.
%param camera* (cam, source) {"type": "string", "description": "Which camera"}
%param from (start, since) {"type": "string", "description": "Begin"}
%param to (end, until) {"type": "string", "description": "End"}
%param showing (kind, event) {"type": "string", "enum": ["person", "animal", "vehicle", "parcel", "motion"], "description": "What is seen"}
%list plaincam: driveway | back porch | nursery | garage | side gate | bins and bikes | pool | front door | chicken coop | hallway | parking spots | stairs to the cellar | dog corner | summer house in the garden | terrace | warehouse | baby's cot | carport | shop window | gate to the alley
%list nightfrom: 10pm | yesterday at noon | 2 in the morning | friday evening | 6:30 | last night at eleven | monday 8am | 14:00 | sunday | this morning at seven | midnight | 22:45 | tuesday
%list nightto: 6am | three o'clock | today at nine | saturday noon | 7:15 | 4 in the morning | monday 5pm | 16:30 | tuesday night | sunrise | noon | 23:30 | an hour ago | thursday
%list cam2: front door | Gate 2 | barn and yard | driveway | back of the shop | Hall West | bird house | till 3 | the camera over the bins | garage | Mill Road side | nursery
%list fromtime: 22:00 | 6 am | yesterday at 7 pm | midnight | Friday noon | half past three | 18:30 | Monday 8:00 | this morning at five | 3 pm
%list totime: 23:30 | sunrise | now | two in the morning | Saturday 6:00 | quarter to nine | 21:15 | Tuesday noon | 4.45 | ten pm
clips of the {camera=plaincam} from {from=nightfrom} to {to=nightto}
{showing:person=people|persons} on the {camera=plaincam} camera between {from=nightfrom} and {to=nightto}
what did the {camera=plaincam} camera record since {from=nightfrom}
{camera=plaincam}, {from=nightfrom} - {to=nightto}, {showing:vehicle=cars|vehicles}
recordings with {showing:animal=animals|an animal}, {camera=plaincam}, until {to=nightto}
{showing:motion=any motion|movement} from {from=nightfrom} till {to=nightto} at the {camera=plaincam}
who was sneaking round the {camera=plaincam} after {from=nightfrom}
something knocked over our bins again and I bet it was the fox, show me the {camera=plaincam}, {from=nightfrom} to {to=nightto}, {showing:animal=four-legged visitors only|anything with fur}
~ the courier swears he left a {showing:parcel=package|parcel} by the {camera=plaincam} before {to=nightto}
did a {showing:vehicle=car|van} pull up at the {camera=plaincam} between {from=nightfrom} and {to=nightto}
there was a strange noise near the {camera=plaincam} that woke both of us up, let me see everything from {from=nightfrom} until {to=nightto}
~ clips from {from=nightfrom} to {to=nightto}
~ find clips with {showing:person=people|a person}
clips from the {camera=cam2} between {from=fromtime} and {to=totime}
{camera=cam2} from {from=fromtime} to {to=totime}, only {showing:person=people|persons}
camera {camera=cam2}, from {from=fromtime}, to {to=totime}, showing {showing:vehicle=vehicle}
any {showing:parcel=parcels|parcel} at {camera=cam2} since {from=fromtime}
up to {to=totime}, starting {from=fromtime}, {camera=cam2}
~ {showing:animal=animals} on {camera=cam2} until {to=totime}
begin {from=fromtime} / end {to=totime} / cam {camera=cam2}
{=name} came home at {=clock2}, show clips of {camera=cam2} with {showing:motion=motion}
{showing:person=a person}, {camera=cam2}, {from=fromtime} - {to=totime}
{showing:animal=foxes|animals}, {camera=cam}, after {from=late2}
between {from=clock5} and {to=late2} on the {camera=cam}, {showing:vehicle=any cars|cars}
somebody moved my bike, show me {camera=cam} up to {to=clock5}

%tool gatewatch.doorbell Answer the doorbell with a spoken message.
%also Speaks through the doorbell.
%also Say something to whoever is standing outside, and open for them if wanted.
%param message* (say, text) {"type": "string", "description": "Words to speak"}
%param entrance (door, which) {"type": "string", "enum": ["front", "back", "garage", "gate"], "description": "Which doorbell"}
%param open (unlock, let_in) {"type": "boolean", "description": "Unlock as well"}
%list speech: please leave it behind the bins | I'll be right down | no thank you, we have a vacuum cleaner | put the parcel in the shed | come in and make yourself at home | we're in the garden, walk round the house | two minutes, I'm in the bath | my wife will sign for it | the bell works, you needn't knock | we don't buy at the door | just ring the neighbours for the key | Leo is not allowed out today | leave the milk and eggs on the step | mind the dog | back at six | thanks, the flowers are lovely | wait for me in the hall | wrong house, number twelve is opposite | throw it over the gate | shoes off please
%list speech2: leave it with the neighbours | coming, one second | we don't buy anything at the door | put the parcel behind the blue bin | up the stairs and then left | hi Tom | nobody is home until six | give it to Mrs. Okafor | just push | the pizza goes to number 14, not us | wait
%list speech_de: bitte hinter die Tonnen stellen | ich komme gleich | wir kaufen nichts | der Hund tut nichts | stellen Sie es in den Schuppen | kommt rein und zieht die Schuhe aus
%list speech_es: ahora bajo | déjelo detrás de la puerta | no queremos nada, gracias | cuidado con el perro | pase y espere en el patio
answer the doorbell: {message=speech}
say "{message=speech}" at the {entrance:front=front door|front}
tell whoever is at the {entrance:gate=gate} {message=speech}, and {open:true=open up|unlock it|buzz them in}
{entrance:back=back door|back}: "{message=speech}", {open:false=but don't open|keep it locked}
through the {entrance:garage=garage} doorbell: {message=speech}
{open:true=let them in|open} at the {entrance:front=front} and say {message=speech}
I've got dough up to my elbows and there's a man with a box, {message=speech}
"{message=speech}" to the fellow standing {entrance:gate=by the gate|at the gate}
that's my brother outside and he never has his keys, {open:true=buzz him in|let him through}, "{message=speech}"
I can't come down right now because the baby is in the tub, let them know: {message=speech}
~ not now, just shout {message=speech}, {entrance:back=round the back|at the back}
answer the doorbell at the {entrance:gate=gate}
say something to whoever rang, and {open:true=open the door}
whoever rang should hear "{message=speech2}"
say {message=speech2} to the person at the {entrance:front=front door|main door}
the bell at the {entrance:gate=gate}: answer {message=speech2} and {open:true=let them in|unlock}
I'm out in the garage, so answer the doorbell: {message=speech2}
%lang de
sag an der {entrance:front=Haustür}: {message=speech_de}
antworte an der Klingel {message=speech_de} und {open:true=mach auf}
%lang es
di por el timbre de la {entrance:gate=verja}: {message=speech_es}
contesta al timbre "{message=speech_es}" y {open:true=abre}

%server glimmerlane
%list lamp: desk lamp | the big one over the table | hallway spots | Theo's night light | fairy lights | porch | lamp by the piano | garage | floor lamp in the corner | Moon | reading lamp, left side | strip behind the telly | garden path

%tool turnOnLights Turns on a lamp or all lamps of a room. Brightness in percent. If colour or fade are omitted the last used values apply.
%also Switches Glimmerlane lamps on.
%also Make light somewhere in the house, as bright as you like, in some shade of white, at once or slowly, and if wanted only for a while.
%param target* (lamp, light) {"type": "string", "description": "Lamp, group or room"}
%param brightness (level, dim) {"type": "integer", "minimum": 1, "maximum": 100, "description": "Percent"}
%param tone (colour_temperature, white) {"type": "string", "enum": ["warm_white", "neutral", "daylight", "candle"], "description": "Colour temperature preset"}
%param fade (fade_in, soft_start) {"type": "boolean", "description": "Fade in slowly rather than at once"}
%param autoOffMinutes (timer, off_after) {"type": "integer", "description": "Switch off again after this many minutes"}
{target=lamp} on, {tone:candle=like a romantic dinner|flickery and golden}
some light at {target=lamp} please, {brightness=bright}
put {target=lamp} on at {brightness=bright} for {autoOffMinutes=min}
for {autoOffMinutes=min} I need {target=lamp}, {tone:daylight=bright as outdoors|like the midday sun}
can't see a thing down here, could you switch {target=lamp} on, {fade:true=gently, my eyes hurt|not all at once|creeping up slowly}
{brightness=bright}, {target=lamp}, {tone:warm_white=soft and yellowish|a cosy white}, {autoOffMinutes=min}
light up {target=lamp}, it's a warm dark evening

%tool createLightScene Creates and stores a new light scene (name, rooms, brightness, mood). The scene is NOT activated; call activateLightScene for that.
%also Saves a scene for later.
%also Compose a lighting mood under a name of your own, for one or more rooms, without switching anything yet.
%param name* (scene_name, title) {"type": "string", "description": "Name of the new scene"}
%param rooms (areas, zones) {"type": "array", "items": {"type": "string"}, "description": "Rooms it covers"}
%param mood (look, description) {"type": "string", "description": "Free text describing colours and atmosphere"}
%param brightness (level, percent) {"type": "integer", "description": "Overall brightness in percent"}
%param shared (for_all, household) {"type": "boolean", "description": "Visible to all members of the household"}
%list newscene: Rainy Sunday | dinner with the Okafors | film night, no glare | Ben's bedtime | yoga | Sunset in Vigo | wake me gently before work | poker | Christmas at Gran's | Deep Work | reading by the fire | everybody out of bed | party
%list mood: deep blue with a hint of violet | like a campfire, orange and low | soft pink near the sofa | everything green except the shelf | cold and crisp, it should wake me up | candles in an old church | pale gold | sea colours, moving slowly | dim red | white at the table, amber everywhere else
save a new mood called {name=newscene}, {brightness=bright}
make {name=newscene} for {rooms=rooms}, {shared:true=everyone here may use it|the whole family should see it}
in {rooms=rooms} I'd like something named {name=newscene}
{name=newscene} with {mood=mood} in {rooms=rooms}
put together a look called {name=newscene}: {mood=mood}
{name=newscene}, {rooms=rooms}, {brightness=bright}, {shared:false=just for me|nobody else gets it}
~ store {name=newscene} as a fresh lighting idea

%tool activateLightScene Activates a stored light scene, either everywhere or in one room. `minutes` ends it automatically, `exceptLamp` leaves one lamp untouched.
%also Applies an existing scene.
%also Put a lighting mood that was saved before into effect, in a chosen room, for some time, leaving out a lamp if need be.
%param scene* (scene_name, preset) {"type": "string", "description": "Scene name"}
%param room (area, where) {"type": "string", "description": ""}
%param minutes (duration, for) {"type": "integer", "description": "Duration, minutes"}
%param exceptLamp (exclude, skip) {"type": "string", "description": "Lamp that stays as it is"}
%list scene: Relax | Tropical Dusk | dinner | Cinema and Popcorn | Nora's Stars | Focus | late night | Aurora | good morning | Candle Hour | Beach at Six | homework, bright | Welcome Home
switch the mood to {scene=scene}, {minutes=min}
{scene=scene} in the {room=room2} now, {minutes=min} is enough
set the {room=room2} to {scene=scene}
{scene=scene} for the {room=room2} without {exceptLamp=lamp}
guests are at the door, quick, put on {scene=scene} everywhere but not on {exceptLamp=lamp}
{room=room2}, {scene=scene}, {minutes=min}, all but {exceptLamp=lamp}
{scene=scene} would be nice lighting for a few minutes' peace

%tool scheduleLights Adds a timer for lamps. With `randomize` the times vary by up to 20 minutes so that the home looks inhabited.
%also Creates a light timer.
%also Have a lamp go on and off by itself at fixed hours, on certain days, or irregularly to keep burglars away.
%param target* (lamp, room) {"type": "string", "description": "Lamp or room"}
%param onAt* (start, from) {"type": "string", "description": "Time to switch on"}
%param offAt (end, until) {"type": "string", "description": "Time to switch off"}
%param repeat (days, recurrence) {"type": "string", "enum": ["once", "daily", "weekdays", "weekends"], "description": "Defaults to daily"}
%param randomize (presence, vary) {"type": "boolean", "description": "Presence simulation"}
have {target=lamp} come on at {onAt=time2}, {repeat:weekends=Saturdays and Sundays|only when there's no school}
{target=lamp} from {onAt=time2} to {offAt=hrb}, {randomize:true=so burglars think we're in|never quite the same time}
on at {onAt=time2}, off at {offAt=hrb}: {target=lamp}
{target=lamp} should go out at {offAt=hrb} and light up at {onAt=time2}
we're away for a bit, so let {target=lamp} burn from {onAt=time2} till {offAt=hrb}, {repeat:daily=night after night|each and every evening}
{target=lamp}, {onAt=time2} to {offAt=hrb}, {repeat:weekdays=Monday through Friday|workdays only}, {randomize:false=on the dot|exactly then}
timer for {target=lamp}, {onAt=time2}

%tool findLamps Finds lamps by name or maker, room and state. Returns id, room, firmware and battery or bulb life.
%also Lists lamps that match.
%also Look which lights there are in the house, where they are, and which of them burn, are out or do not answer.
%param query (q, text) {"type": "string", "description": "Part of the lamp's name"}
%param room (area, location) {"type": "string", "description": "Restrict to one room"}
%param state (status, condition) {"type": "string", "enum": ["lit", "dark", "unreachable"], "description": "Current state"}
%param orderBy (sort, order) {"type": "string", "enum": ["name", "power_desc", "oldest"], "description": "Sort order"}
which lights have I got in the {room=room2}, {state:lit=burning right now|still on}
show me all bulbs, {orderBy:power_desc=greediest first|worst power eaters on top}
anything called {query=lamp} in the {room=room2}?
in {room=room2} is there a {query=lamp} {state:unreachable=that won't answer|gone offline}
~ I keep losing track, where did we put {query=lamp}
{room=room2}, {state:dark=switched off|not burning}, {orderBy:name=A to Z|alphabetical}
look up {query=lamp}

%server glowworm
%list scene: movie night | cosy reading | dinner for two | early bird | sunday brunch | party | storm outside | homework | nightlight for the baby | yoga and stretching | candlelight | full daylight | romance | gaming | wine with friends | deep focus | sunset in Tuscany | cleaning day | rainy afternoon | christmas tree | chess and tea | aquarium | bedtime story
%list scene_de: Filmabend | gemütliches Lesen | Abendessen zu zweit | Party | Hausaufgaben | Kerzenschein | Guten Morgen
%list scene_es: noche de cine | cena romántica | lectura tranquila | fiesta | hora de los deberes | buenos días

%tool saveLightScene Save a light scene under a name.
%also Returns the scene's id.
%also Stores how bright and in which colour the lamps of a room should be, so that it can be recalled later.
%param name* (title, scene) {"type": "string", "description": "Name of the scene"}
%param room* (area, where) {"type": "string", "description": "Room"}
%param brightness (level, intensity) {"type": "integer", "description": "Percent"}
%param colour (tint, hue) {"type": "string", "description": "Colour of the lamps"}
%list bright2: 20 percent => 20 | 60% => 60 | 45 | ten percent => 10 | 80% => 80 | 5% => 5 | 35 percent => 35 | 70 | 100% => 100 | half => 50 | 15
%list tint: warm orange | soft white | deep blue | candle yellow | pale pink | cold white | green | amber | red | lilac | turquoise | golden | peach | ice blue | dark red | violet and pink | ivory | sea green | copper | lavender
%list scene2: Movie night | Dinner for two | reading | Bread and candles | Wake up, slowly | Under the sea | sc-2 | Party | From dusk till dawn | Good Night, Tom | work | Sunday by the fire
%list scroom2: living room | kitchen | bedroom | bathroom | hall | attic | study | dining room | kids' room
%list pct3: 10 | 25 | 30 | forty => 40 | 45 | 60 | 75 | 80 | 15 | 90 | 35
%list tint2: warm white | red | soft orange | blue and green | candlelight | pink | daylight | deep blue | amber
%list scroom: living room | kitchen | bedroom | bath | hall and stairs | attic | Tom's room | study | dining room
%list scene3: Dinner for Two | movie night | on the beach | after work | Sunday in bed | reading by the fire | under water | friends over | Halloween
%list lum: 40 percent => 40 | 15% => 15 | 80 % => 80 | 60 | 25 percent => 25 | 5 percent => 5
%list paint: yellow | white | light green | orange | pale blue | pink | black | turquoise
%list loud_de: 30 Prozent => 30 | 15 | 40 Prozent => 40 | 60 | 25 Prozent => 25
save a light scene called {name=scene} for the {room=room}, {brightness=bright2}, {colour=tint}
{room=room} at {brightness=bright2} in {colour=tint}, keep that as {name=scene}
new scene: {name=scene}, {room=room}, {colour=tint}
store this light scene as {name=scene}
save {brightness=bright2} {colour=tint} in the {room=room} as a scene
the {room=room} looks lovely like this, remember it as {name=scene}
I want to get back to exactly this glow in the {room=room} whenever I say {name=scene}
from now on {name=scene} means {colour=tint} and {brightness=bright2} in the {room=room}
for the kids' homework corner in the {room=room} I picked {colour=tint}, {brightness=bright2}, let's call that {name=scene}
{name=scene}, {room=room}, {brightness=bright2}
new scene {name=scene} {room=room}
{room=room} {colour=tint}: {name=scene}
don't switch to anything yet, first put {name=scene} away for the {room=room} with {brightness=bright2}
save {name=scene2} in the {room=scroom2} at {brightness=pct3}
save a scene named {name=scene2} for the {room=scroom2} in {colour=tint2}
name: {name=scene2}, room: {room=scroom}, brightness: {brightness=pct3}, colour: {colour=tint2}
in the {room=scroom2}, {colour=tint2} at {brightness=pct3}, save it as {name=scene2}
{colour=tint2} in the {room=scroom2} as {name=scene2}
for the {room=scroom2}, a light scene called {name=scene2}, brightness {brightness=pct3}
{room=scroom}, {brightness=pct3}, {colour=tint2}, scene {name=scene2}
as {name=scene3}: {brightness=lum}, {colour=paint}, {room=room4}
~ the {room=room4} in {colour=paint}, keep that under {name=scene3}
{name=scene3} for the {room=room4}, {brightness=lum} bright
%lang de
speicher fürs {room=zimmer} die Lichtszene {name=scene_de} mit {brightness=loud_de}
%lang es
guárdame la escena {name=scene_es} para el {room=cuarto} en {colour=color}

%tool recallLightScene Switch to a saved light scene.
%also Returns the lamps that changed.
%also Puts the lamps as they were stored under some name, over so many seconds, and back again at an hour if wanted.
%param name* (scene, preset) {"type": "string", "description": "Saved scene"}
%param fade (transition, seconds) {"type": "integer", "description": "Seconds the change takes"}
%param until (back_at, ends) {"type": "string", "description": ""}
%list fadesec: 5 seconds => 5 | ten seconds => 10 | 30 seconds => 30 | a minute => 60 | 2 seconds => 2 | 20 s => 20 | half a minute => 30 | 90 seconds => 90 | 15 seconds => 15 | 45 sec => 45
%list lscene: Movie night | Dinner for two | Morning after | Reading | Party, but quiet | Off to bed | Sunset on the lake | Focus | Bath and candles | Away until Monday | Grandma's visit | bright
%list fadesec2: 5 | 10 | 30 | three => 3 | 60 | 2 | 15 | 20 | ten => 10 | 45
switch to {name=scene}
{name=scene} over {fade=fadesec}, until {until=ehour}
~ let it be {name=scene} until {until=ehour}, change over {fade=fadesec}
until {until=ehour} the {name=scene} scene, slowly, {fade=fadesec}
switch the light scene over {fade=fadesec}
the film starts any minute and it's blazing in here, {name=scene}
my eyes hurt, {name=scene} would be kinder
(she's|he's) at the door with flowers, quick, {name=scene}
as long as the visitors are here, so until {until=ehour}, make it feel like {name=scene}
{name=scene} on
{name=scene}, {fade=fadesec}
{name=scene} till {until=ehour}
I saved {name=scene} last week, that's the one I'd like to see now
back to the scene from before {until=ehour}
switch to {name=lscene} until {until=clkb}
fade over {fade=fadesec2} seconds to {name=lscene}
scene {name=lscene}, fade {fade=fadesec2}, until {until=clkb}
until {until=clkb} I want {name=lscene}
lights to {name=lscene} in {fade=fadesec2} seconds
{name=lscene}, {fade=fadesec2} second fade, till {until=clkb}

%tool removeLightScene Delete a light scene.
%also Returns true when it is gone.
%also Forgets a stored setting of the lamps for one room or the whole house.
%param name* (scene, preset) {"type": "string", "description": "Scene to delete"}
%param room (area) {"type": "string", "description": "Only in this room"}
%list scene2: Movie Night | dinner for two | Sunset | Off to Bed | Blue and Cold | Waking Up, slowly | reading | tmp-fix-2 | Christmas in the hall | Ella's Party | away
delete the light scene {name=scene}
{name=scene} in the {room=room} can go, delete it
the {room=room} no longer needs the scene {name=scene}
delete the scene in the {room=room}
nobody has used {name=scene} since we moved, so away with it
{name=scene} in the {room=room} always was ugly, I never want to see it offered again
too many presets, {name=scene} is one I can do without
now that the baby sleeps through we don't need {name=scene} any more in the {room=room}
no more {name=scene}
{name=scene} {room=room} out
{name=scene} gone for good
I don't want {name=scene} switched on, I want it erased
clear out one of the saved light scenes
delete {name=scene2} from the {room=room3}
in the {room=room3} remove the scene {name=scene2}
remove {name=scene2}, {room=room3} only
scene: {name=scene2}, room: {room=room3}
%lang de
lösch die Lichtszene {name=scene_de} im {room=zimmer}
%lang es
bórrame la escena {name=scene_es}, ya no la uso

%server greenkeeper
%list begin: 6am | tonight at nine | tomorrow morning | 5:30 | sunset | noon | saturday 10am | half past seven | in an hour | friday at 4 | 21:00 | dawn | tomorrow at eight

%tool startMowing Send the robot mower over a lawn.
%also Starts mowing.
%also Have the grass cut on a piece of the garden, to a height in millimetres.
%param lawn* (area, field) {"type": "string", "description": "Which piece of grass"}
%param heightMm (height, cut) {"type": "integer", "description": "Height of the grass in mm"}
%param startAt (when, begin) {"type": "string", "description": "When to begin"}
%list lawn: front lawn | strip along the fence | orchard | grass behind the house | playground | back garden | slope by the pond | football pitch | piece between garage and hedge | area around the trampoline | meadow | side lawn | patch with the cherry tree | north side | circle in the drive | picnic lawn | grass under the washing line | upper terrace | bit by the letter box | croquet lawn and path | east side | grass between the beds
%list heightmm: 40 mm => 40 | 35 | 5 cm => 50 | 25 millimetres => 25 | 60 mm => 60 | 45 | 3 cm => 30 | four centimetres => 40 | 55 mm => 55 | 30
%list lawn2: front lawn | the grass behind the shed | orchard | strip by the road | back garden, left half | football pitch | Gran's lawn | under the apple trees | terrace side | slope
%list heightmm2: 40 mm => 40 | 35 | 25 millimetres => 25 | 60 mm => 60 | 45 | 3 cm => 30 | 55 mm => 55 | 5 cm => 50
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list lawn_de: Vorgarten | Wiese hinterm Haus | Streifen am Zaun | Obstwiese | Hang am Teich | Spielwiese
%list lawn_es: césped de delante | jardín trasero | franja junto a la valla | prado | zona del columpio
mow the {lawn=lawn} to {heightMm=heightmm}
start mowing the {lawn=lawn} at {startAt=begin}, {heightMm=heightmm}
{lawn=lawn}, {heightMm=heightmm}, {startAt=begin}: mow
at {startAt=begin} the mower should do the {lawn=lawn}
{heightMm=heightmm} high, please, for the {lawn=lawn}, from {startAt=begin}
send the mower over the {lawn=lawn}
the {lawn=lawn} has turned into a jungle, shorten it to {heightMm=heightmm}
we're having a garden party and my mother-in-law will comment on it, so the {lawn=lawn} had better be {heightMm=heightmm} by then, begin {startAt=begin}
you could lose a sheep in the {lawn=lawn}, time for a haircut, {startAt=begin}
it hasn't been trimmed for a month because of all that rain, take the {lawn=lawn} down to {heightMm=heightmm}
{startAt=begin}, {lawn=lawn}, not shorter than {heightMm=heightmm}
mow to {heightMm=heightmm}
start the mower at {startAt=begin}
mow {lawn=lawn2} to {heightMm=heightmm2} at {startAt=at}
start mowing {lawn=lawn2} at {startAt=at}
at {startAt=at} cut {lawn=lawn2} down to {heightMm=heightmm2}
lawn: {lawn=lawn2}, height: {heightMm=heightmm2}, start: {startAt=slot2}
{heightMm=heightmm2} for {lawn=lawn2}, mower from {startAt=at}
send the mower over {lawn=lawn2}, {heightMm=heightmm2}
%lang de
mäh [den|die|das|] {lawn=lawn_de} auf {heightMm:40=40 mm|vier Zentimeter}
{startAt=when} soll der Mäher {lawn=lawn_de} machen
%lang es
corta el {lawn=lawn_es} a {heightMm:40=40 mm|cuatro centímetros}
que el robot siegue el {lawn=lawn_es} {startAt=when}

%tool waterZone Water a zone of the garden for some minutes.
%also Opens a valve.
%also Irrigation of a bed, hedge or pots, at once or later, left out when rain has fallen.
%param zone* (bed, area) {"type": "string", "description": "Bed or zone"}
%param minutes* (duration, length) {"type": "integer", "description": "How many minutes"}
%param startAt (when, begin) {"type": "string", "description": "When to begin"}
%param skipIfRain (unlessRain) {"type": "boolean", "description": "Not when it has rained"}
%list bed: tomatoes | roses by the gate | vegetable bed | hedge | pots on the balcony | strawberries and herbs | raised bed in the corner | hydrangeas | beans and peas | greenhouse | lavender along the path | new apple trees | window boxes | raspberries | flower bed in front | zucchini | seedlings | lemon tree in the courtyard | herb spiral | dahlias
%list wmin: 10 minutes => 10 | a quarter of an hour => 15 | 20 min => 20 | half an hour => 30 | five minutes => 5 | 45 minutes => 45 | 8 minutes => 8 | an hour => 60 | twelve minutes => 12
%list zone2: lower terrace | Bed 4 | vegetables, east side | the pots on the balcony | lawn and hedge | greenhouse | zone 2 | roses | front of the house | Gran's corner
%list bedk: the tomatoes | roses by the gate | the pots on the roof | the beech hedge | herbs | the strip along the drive | the new lawn | hydrangeas under the window | the raised beds
water the {zone=bed} for {minutes=wmin}
{zone=bed} {minutes=wmin}, start {startAt=begin}, {skipIfRain:true=unless it rains|not if it has rained}
{minutes=wmin} of water for the {zone=bed} at {startAt=begin}
at {startAt=begin} give the {zone=bed} {minutes=wmin}, {skipIfRain:false=rain or shine|even if it rained}
~ {skipIfRain:true=if it stays dry|unless there's been a shower}, {zone=bed}, {minutes=wmin}, {startAt=begin}
irrigate the {zone=bed}, {minutes=wmin}
the {zone=bed} look terribly thirsty, {minutes=wmin} should perk them up
it's been thirty degrees for a week and the poor {zone=bed} are hanging their heads, {minutes=wmin} from {startAt=begin}
everything by the {zone=bed} is bone dry, a drink of {minutes=wmin}, {startAt=begin}
I forgot the can this morning and now I'm sitting on a train, could the {zone=bed} get {minutes=wmin}
{zone=bed} on for {minutes=wmin}, {skipIfRain:true=provided nothing came from the sky}
water the {zone=bed}
water for {minutes=wmin} at {startAt=begin}
water {zone=zone2} for {minutes=min} from {startAt=at}
{minutes=min} of water for {zone=zone2}
at {startAt=at} run {zone=zone2} for {minutes=min}
zone {zone=zone2}, duration {minutes=min}, start {startAt=at}, skip if rain {skipIfRain:true=yes}
{skipIfRain:true=unless it has rained|unless it rained}, {minutes=min} on {zone=zone2}
{zone=zone2}, {startAt=at}, {minutes=min}
~ water {zone=zone2} {minutes=min}, {skipIfRain:false=even if it rained|rain or not}
{minutes=mins} at {startAt=clock5}, {zone=bedk}
~ for {minutes=mins} {zone=bedk}, {skipIfRain:true=but not if it rained|skip it after rain}
{zone=bedk} {minutes=mins}, we leave for Wales with the whole family
at {startAt=late2}, when the sun's down, {zone=bedk} for {minutes=mins}

%server handyfern

%tool handyfern_searchTradespeople Search tradespeople by trade and town. Shows profile, reviews and next free day. This does not contact anybody; to get offers, call handyfern_postRepairJob.
%also Finds craftspeople nearby.
%also Look who could mend or install something in a town: by trade, by what an hour costs, the best rated or the closest ones first, only those free at weekends.
%param trade* (profession, craft) {"type": "string", "description": "Trade or specialism"}
%param town (city, location) {"type": "string", "description": "Where"}
%param maxHourlyRate (max_rate, budget) {"type": "number", "description": "Upper limit per hour"}
%param weekendWork (weekends, saturday) {"type": "boolean", "description": "Only those who come on Saturdays and Sundays"}
%param sort (order, sortBy) {"type": "string", "enum": ["rating_desc", "price_asc", "distance"], "description": "Order"}
%list trade: roofer | restorer of old windows | licensed electrician | tiler | plumber, gas licence | man and van | joiner | stove fitter | specialist in Chesterfield sofas | painter and decorator | chimney sweep | piano tuner
I need a {trade=trade}, {sort:distance=round the corner if possible|closest ones first}
any {trade=trade} near {town=town}, {weekendWork:true=I'm only home Saturdays and Sundays|Saturdays too}
{trade=trade} in {town=town} under {maxHourlyRate=eur} an hour
for {maxHourlyRate=eur} an hour or less, around {town=town}, a {trade=trade}
the last one made such a mess of it, who else is there as {trade=trade}, {sort:rating_desc=most praised on top|best reviews first}
{town=town}, {trade=trade}, {maxHourlyRate=eur} per hour, {sort:price_asc=cheapest at the top|low rates first}
who's good as a {trade=trade}, distance doesn't bother us

%tool handyfern_postRepairJob Post a repair job so that tradespeople can send offers. Describe the problem in a sentence. Photos can be added later.
%also Publishes a repair request.
%also Put out a call for help with something that is broken, where in the home it is, what it may cost, how pressing it is, and who lets people in.
%param problem* (description, issue) {"type": "string", "description": "What is broken"}
%param place (room, location) {"type": "string", "description": "Room or part of the building"}
%param budget (maxPrice, limit) {"type": "number", "description": "Maximum price"}
%param urgency (priority, howSoon) {"type": "string", "enum": ["emergency", "this_week", "no_hurry"], "description": "How soon"}
%param contact (person, onSite) {"type": "string", "description": "Who opens the door"}
%list broken: tap drips day and night | two tiles came off, grout too | the boiler makes a knocking noise since Tuesday | cracked window pane | shutter stuck halfway, motor hums | no power in half of the sockets | mould behind the wardrobe, it's getting worse | handle fell off | toilet keeps running after you flush | a branch went through the gutter | blocked drain
get me offers: {problem=broken}, {urgency:no_hurry=whenever somebody has time|it can wait}
~ {problem=broken}, {place=room2}, {urgency:emergency=we need someone right now|can't wait another hour}
up to {budget=eur} for this, in the {place=room2}: {problem=broken}
ask {contact=who} to open, it's about the {place=room2}: {problem=broken}
can somebody come and mend this for us: {problem=broken}
{place=room2}, {problem=broken}, {budget=eur}, {urgency:this_week=before Sunday|in the next few days}, {contact=who}
help wanted, {problem=broken}

%tool handyfern_bookCleaner Book cleaning help. `tasks` lists extras beyond the basic clean. Cleaners bring their own materials if `bringSupplies` is true (fee).
%also Books a cleaning visit.
%also Have somebody come and tidy the home: on which day, at what hour, how long, a person you know, with extras, one time or regularly.
%param date* (day, on) {"type": "string", "description": "Day of the visit"}
%param time (start, at) {"type": "string", "description": "Start"}
%param hours (duration, length) {"type": "number", "description": "Length in hours"}
%param cleaner (person, with) {"type": "string", "description": "Preferred person"}
%param tasks (extras, todo) {"type": "array", "items": {"type": "string"}, "description": "Extra tasks"}
%param bringSupplies (supplies, ownMaterials) {"type": "boolean", "description": "Cleaner brings materials"}
%param frequency (repeat, rhythm) {"type": "string", "enum": ["once", "weekly", "fortnightly"], "description": "Default once"}
%list extras: windows and fridge | ironing | oven, balcony | inside the kitchen cupboards | skirting boards, lamps and mirrors | changing the beds | limescale in the shower | silver and brass | fridge, windows, stairs | Grandma's china
somebody to clean on {date=day}, {bringSupplies:true=we've got no rags or sprays|with their own stuff|own mop and bucket}
cleaning lady for {date=day} at {time=time2}, {frequency:fortnightly=every second week|one week on, one week off}
~ have {cleaner=who} clean on {date=day} from {time=time2} for {hours=hours}
house clean on {date=day} at {time=time2} with {cleaner=who}
my in-laws are coming to stay, help me out on {date=day}, and this has to be done too: {tasks=extras}
{date=day}, {time=time2}, {hours=hours}, {tasks=extras}, {frequency:weekly=every seven days|each week from then on}
get the house cleaned {date=day}, once and for all

%tool handyfern_requestMovingQuote Request a quote from removal firms for a move between two addresses or towns. Binding offers arrive within 24 hours.
%also Asks movers for a price.
%also What would it cost to have the household carried from one place to another, on which day, how many rooms, with boxes packed by the firm.
%param fromPlace* (origin, pickup) {"type": "string", "description": "Old address or town"}
%param toPlace* (destination, delivery) {"type": "string", "description": "New address or town"}
%param moveDate (date, day) {"type": "string", "description": "Day of the move"}
%param rooms (size, roomCount) {"type": "integer", "description": "Number of rooms"}
%param packingService (packing, fullService) {"type": "boolean", "description": "Movers pack the boxes"}
%param bulky (heavyItem, special) {"type": "string", "description": "Heavy or bulky item"}
%list townb: Zagreb | Denver | Stratford-upon-Avon | Ghent | Lisbon | 14 Mill Lane, Bath | Riga | Le Mans | Mum's place | Salt Lake City | Bergen | the new flat in Porto
%list bulky: upright piano | a sofa, three metres long | aquarium | Grandad's oak wardrobe | safe | pool table | treadmill and weights | marble table, very heavy | motorbike | chest freezer
we're leaving {fromPlace=town} for {toPlace=townb}, {packingService:true=they do the boxes|you wrap everything|boxes filled for us}
movers from {fromPlace=town} to {toPlace=townb}, {rooms=few} rooms, {bulky=bulky}
~ to {toPlace=townb} out of {fromPlace=town}, {moveDate=day}
on {moveDate=day} everything goes from {fromPlace=town} into {toPlace=townb}
new job, new life, so what would it cost to get our things out of {fromPlace=town} and over to {toPlace=townb}, {bulky=bulky} included
{moveDate=day}, {fromPlace=town} to {toPlace=townb}, {rooms=few} rooms, {packingService:false=we pack ourselves|boxes are done already}
price for a van and men between {fromPlace=town} and {toPlace=townb}, packing my life up

%tool handyfern_addToMovingBox Add contents to a numbered or named moving box of the packing list. The room is the one where the box goes in the new home.
%also Notes what is in a moving box.
%also Keep track of what was packed where, into which carton, whose it is, for which room, and whether it breaks easily.
%param item* (contents, things) {"type": "string", "description": "What goes in"}
%param box* (carton, boxNumber) {"type": "string", "description": "Box number or name"}
%param room (destination, targetRoom) {"type": "string", "description": "Room in the new home"}
%param owner (belongsTo, person) {"type": "string", "description": "Whose it is"}
%param fragile (breakable, careful) {"type": "boolean", "description": "Handle with care"}
%list stuff: wine glasses | Theo's comics, all thirty of them | winter coats and scarves | the good china | cables, chargers, remote controls | photo albums from before we met | board games | spices that don't leak | Mum's vase | screwdrivers | bedding | records, mostly jazz
%list box: 12 | box 7 | Kitchen 3 | the blue crate | K-04 | 31 | suitcase with the broken wheel | Attic B | Nora 2 | big one from the bakery | 5
%list owner: Ben | Nora | little Theo | Amira | Grandma | Uncle Bert | Jun | Oskar | Penny and Sol | Lotte
{item=stuff} in {box=box}, {fragile:true=breaks easily|careful with that one|don't drop it}
stick {item=stuff} into {box=box}, {owner=owner}'s
{item=stuff} out of the cupboard into {box=box} for the {room=room2}
{box=box} with {item=stuff} goes to the {room=room2}
I just taped it shut, so remember for me that {box=box} holds {item=stuff}
{box=box}, {item=stuff}, {room=room2}, {owner=owner}, {fragile:false=can be thrown about|nothing that breaks}
{item=stuff} went in {box=box}, handle's a bit torn

%server hearthkin
%list deg2: 21 degrees => 21 | 19 | 22.5 | twenty degrees => 20 | 18° => 18 | 23 | 20 °C => 20 | 17 degrees => 17 | 24 | 21.5 | eighteen degrees => 18

%tool hearthkin_set_temperature Hearthkin | Set the target temperature of one room right away. Overrides the running schedule until `until`, or until the next schedule point if omitted. Temperatures are in degrees Celsius.
%also Sets the setpoint of a zone now.
%also Make a room warmer or cooler from this moment on, optionally only up to a certain time and either gently or at full power.
%param room* (zone, area) {"type": "string", "description": "Room or zone"}
%param temperature* (target_temp, degrees) {"type": "number", "description": "Target in degrees Celsius"}
%param until (end_time, hold_until) {"type": "string", "description": "Time at which the override ends"}
%param ramp (approach, speed) {"type": "string", "enum": ["gradual", "full_power"], "description": "How the target is approached"}
make the {room=room2} {temperature=deg2}, {ramp:gradual=nice and slowly|bit by bit|no rush}
I'm freezing, {temperature=deg2} in the {room=room2} {until=time2} at the latest
{temperature=deg2} in {room=room2} until {until=time2}
up to {until=time2} I want {room=room2} at {temperature=deg2}
it is chilly and the kids are coming home soon, so please bring {room=room2} to {temperature=deg2}, {ramp:full_power=as fast as it can|everything you've got}
{room=room2}, {temperature=deg2}, till {until=time2}, {ramp:full_power=quick as possible|at full tilt}
get the {room=room2} to {temperature=deg2} for the slow evening

%tool hearthkin_create_heating_schedule Hearthkin | Create a recurring heating block for a room. Each block has a start, an end and a setpoint; blocks may not overlap. For a one-off change use hearthkin_set_temperature.
%also Adds a block to the weekly heating programme.
%also Plan when a room is to be warm again and again: between which hours, how warm, and on which days of the week.
%param room* (zone, room_name) {"type": "string", "description": ""}
%param start_time* (from, begin) {"type": "string", "description": "Start of the block"}
%param end_time (to, until) {"type": "string", "description": "End of the block"}
%param temperature* (setpoint, degrees) {"type": "number", "description": "Setpoint, °C"}
%param days (repeat, recurrence) {"type": "string", "enum": ["daily", "weekdays", "weekend"], "description": "Days on which the block applies, default daily"}
have the {room=room2} at {temperature=deg2} from {start_time=time2}, {days:weekend=Saturdays and Sundays only|only when we're off work}
{temperature=deg2} for {room=room2} starting {start_time=time2}, {days:weekdays=Monday to Friday|on working days|on school days}
from {start_time=time2} to {end_time=hrb} keep {room=room2} at {temperature=deg2}
I want it {temperature=deg2} in {room=room2} between {start_time=time2} and {end_time=hrb} {days:daily=seven days a week|every single day}
now that I work from home, let {room=room2} be warm, {temperature=deg2}, from {start_time=time2} until {end_time=hrb}
{room=room2}, {temperature=deg2}, {start_time=time2} to {end_time=hrb}, {days:weekdays=not on weekends|Mon-Fri}
new regular block: {room=room2} at {start_time=time2}, {temperature=deg2}

%tool hearthkin_start_boost Hearthkin | Boost. Opens the radiator valves of a zone completely for a number of minutes (default 30). Can heat the domestic hot water tank along with it.
%also Starts a heating boost.
%also Give a room a short blast of heat, and the water tank too if wanted.
%param zone* (room, area) {"type": "string", "description": "Zone to boost"}
%param minutes (duration, duration_min) {"type": "integer", "description": "Duration in minutes"}
%param hot_water (include_tank, dhw) {"type": "boolean", "description": "Also heat the hot water tank"}
%param quiet_fan (silent, low_noise) {"type": "boolean", "description": "Run the fan at its lowest level"}
blast of heat for {zone=room2}, {hot_water:true=shower water too|and the tank as well|boiler tank included}
warm up {zone=room2} quickly, {minutes=min}, {quiet_fan:true=baby's asleep|without the noise|hardly audible please}
give {zone=room2} {minutes=min} of full heat
{minutes=min} of extra warmth into {zone=room2}, {hot_water:false=leave the tank alone|not the shower water}
we just came in from the snow, soaked, so heat {zone=room2} for {minutes=min}
{minutes=min}, {zone=room2}, {hot_water:true=bath water as well|tank too}, {quiet_fan:true=fan barely on|whisper quiet}
boost the {zone=room2}, it's quiet and cold in there

%tool hearthkin_set_away_mode Hearthkin | Put the home into away mode between two dates. All zones fall to the frost protection level or to `min_temperature`. `preheat` makes it warm again for the return.
%also Schedules holiday mode.
%also Tell the heating that nobody is at home: from which day to which, how cold it may get, and whether it should be cosy on arrival.
%param leave_date* (from, start) {"type": "string", "description": "First day away"}
%param return_date (until, back_on) {"type": "string", "description": "Day of return"}
%param min_temperature (floor_temp, minimum) {"type": "number", "description": "Lowest allowed temperature in °C"}
%param preheat (warm_return, prewarm) {"type": "boolean", "description": "Warm the home before the return"}
%list low: 12 degrees => 12 | 15 | ten degrees => 10 | 8° => 8 | 14 | 16 degrees => 16 | 13 | twelve degrees => 12 | 9 | 11 °C => 11
we're gone from {leave_date=day}, {preheat:true=cosy when we walk in|warm again when we get back}
nobody home from {leave_date=day} to {return_date=dayb}, {min_temperature=low} will do
away until {return_date=dayb}, leaving {leave_date=day}
until {return_date=dayb} the house is empty, as of {leave_date=day}
off to see my sister in Porto, leaving {leave_date=day}, and the cat comes along, so {min_temperature=low} is plenty
{leave_date=day} to {return_date=dayb}, {min_temperature=low}, {preheat:false=no need to warm it up for us|we can live with a cold welcome}
holiday setting for the heating from {leave_date=day}, we'll be somewhere warm

%tool hearthkin_log_maintenance Hearthkin | Record work that has already been carried out on the heating system, for the service book. Does not order a technician.
%also Writes an entry into the boiler's service book.
%also Keep a record of what was done to the boiler or radiators, by whom, for which part and for how much.
%param work* (description, entry) {"type": "string", "description": "What was done"}
%param appliance (device, unit) {"type": "string", "description": "Device that was serviced"}
%param technician (done_by, company) {"type": "string", "description": "Person or company that did it"}
%param cost (price, amount) {"type": "number", "description": "Price paid"}
%param done_on (date, service_date) {"type": "string", "description": "Date of the work"}
%list heatwork: bled all radiators | new pump, works fine now | swapped the thermostat head and topped up the pressure | cleaned the burner | annual check done, filter to be changed in March | fixed the leak under the valve | descaled the tank | replaced a fuse | the chimney was swept, all clear until next year | took out the old expansion vessel and fitted a new one | flushed the pipes
%list firm: Hollis & Sons | Mr. Tanaka | my brother-in-law | O'Brien Heating | Kessler | the plumber from number 9 | Fitz | Blue Flame Ltd | Ines Marchetti | Warm and Dry
%list heater: gas boiler | heat pump | radiator in the hall | pellet stove | underfloor loop 2 | old Vesta burner | water tank | tiled stove in Gran's flat | towel rail | circulation pump
write down for the service book: {work=heatwork}, {cost=eur}
{work=heatwork}, {technician=firm} did it {done_on=past}
{technician=firm} was at the {appliance=heater} {done_on=past}: {work=heatwork}
paid {cost=eur} to {technician=firm} for the {appliance=heater}: {work=heatwork}
keep on record for the {appliance=heater}: {work=heatwork}
{appliance=heater}, {done_on=past}, {technician=firm}, {cost=eur}, {work=heatwork}
boiler book, Monday's entry: {work=heatwork}

%server hollerbox
%list stb: living room | garage | shed | desk by the window | hall upstairs | guest room and bath | bedroom | terrace | office | au pair's room | den
%list bell: front door | back gate | side entrance | granny flat | garden door | shop | office upstairs | gate by the lane | basement flat | cellar door

%tool hollerbox.announce Speak a text on the loudspeakers immediately. All rooms if none are given. Nothing is stored. Use hollerbox.leave_memo for people who are not there.
%also Says something aloud through the house.
%also Broadcast words over the speakers of some or all rooms, in a certain manner, more than once if asked, and even where do-not-disturb is on.
%param text* (message, words) {"type": "string", "description": "What is said"}
%param rooms (speakers, zones) {"type": "array", "items": {"type": "string"}, "description": "Where it is heard"}
%param manner (voice, volume) {"type": "string", "enum": ["whisper", "normal", "shout"], "description": "How it is spoken"}
%param times (repeat, count) {"type": "integer", "description": "Repetitions"}
%param override_dnd (force, ignore_quiet) {"type": "boolean", "description": "Also where do-not-disturb is set"}
%list spk: kitchen and hall | nursery | upstairs, cellar | garden | Ben's room | study and attic | living room, terrace | the whole top floor | garage | bathroom | den, laundry room
%list say: dinner is ready, come down and wash your hands | the taxi leaves in ten minutes | has anyone seen my keys | shoes off, the floor is wet | last call for the bathroom before Gran arrives | happy birthday, Nora | lights out in five | somebody let the cat in, please | the match starts at eight, popcorn is on the table | who left the fridge open | we're home
into {rooms=spk}, {manner:whisper=the baby's asleep so softly|very softly}: {text=say}
say "{text=say}" in the {rooms=spk}, {override_dnd:true=even where they want quiet|no matter who is resting}
in {rooms=spk} I want everybody to hear {text=say}
over the speakers: {text=say}
"{text=say}", {times=few} times, {manner:shout=at the top of its voice|so that the deaf can hear|really loud}
{rooms=spk}, "{text=say}", {times=few} times
say this for me, I've lost my voice from all that shouting: {text=say}

%tool hollerbox.leave_memo Keep a spoken memo for a member of the household until a moment comes: arrival, breakfast, bedtime. Deleted after it has been heard.
%also Stores a voice message for someone at home.
%also Leave word for a person which the box plays later, when they come in or sit down to eat, and who it is from.
%param text* (message, memo) {"type": "string", "description": "Message"}
%param recipient* (to, listener) {"type": "string", "description": "Who should hear it"}
%param sender (from, author) {"type": "string", "description": "Who it is from"}
%param moment (play_at, occasion) {"type": "string", "enum": ["on_arrival", "at_breakfast", "at_bedtime", "when_alone"], "description": "When it is played"}
%param confirm (receipt, tell_me) {"type": "boolean", "description": "Report when it has been heard"}
%list memo: your lunch is in the blue box, top shelf | call the school before nine | I took the car, back around six | please walk the dog, he has been in all day | the plumber was here and it works now | don't forget the recorder on Tuesday | love you, sleep tight | there's cake if you finish your maths | key is with the neighbours | we need to talk about the party
for {recipient=whob}, {moment:on_arrival=as soon as the front door opens|the second they walk in|first thing on coming home}: {text=memo}
{recipient=whob} should hear "{text=memo}", {confirm:true=and I want to know that it was heard|let me know once that's happened}
from {sender=who2} to {recipient=whob}: {text=memo}
to {recipient=whob} with love from {sender=who2}, {text=memo}
leave word for {recipient=whob}: {text=memo}
~ {recipient=whob}, "{text=memo}", {moment:at_bedtime=under the covers|when tucked in|just before sleep}
record for {recipient=whob}, I'm alone here: {text=memo}

%tool hollerbox.call_room Opens a two-way intercom connection between two stations.
%also Rings another room to talk.
%also Connect one station with another so that people can speak, with picture if it has a camera, ringing or simply listening in.
%param to_station* (room, target) {"type": "string", "description": "Station that is called"}
%param from_station (caller, origin) {"type": "string", "description": "Station that calls; this one if omitted"}
%param video (with_picture, camera) {"type": "boolean", "description": "With camera"}
%param ring (signal, tone) {"type": "string", "enum": ["melody", "single_beep", "no_ring"], "description": "Signal before the connection"}
%param max_minutes (limit, duration) {"type": "integer", "description": "Hang up after"}
%list sta: kitchen | attic | boys' room | workshop | nursery | front gate | granny flat | laundry room | studio out back | cellar, left | pool house
get me the {to_station=sta}, {video:true=I want to see them|with picture|so that I can look in}
buzz the {to_station=sta}, {ring:no_ring=just let me listen in|without waking anyone|no sound at their end}
from the {from_station=stb} ring the {to_station=sta}
put the {from_station=stb} through to the {to_station=sta}
somebody is crying and I can't go up right now, open a line to the {to_station=sta} from {from_station=stb}
{from_station=stb} to {to_station=sta}, hang up after {max_minutes=min}, {video:false=voice only|no picture}
can I talk to whoever is ringing about in the {to_station=sta}

%tool hollerbox.set_chime Choose the sound of a doorbell. Quiet hours mute it between two times. volume 0-10.
%also Changes how the bell sounds.
%also Pick a tune or noise for one of the bells, how loud, at which speaker it is to be heard, and from when to when it stays mute.
%param sound* (tune, melody) {"type": "string", "description": "Tune"}
%param door (bell, entrance) {"type": "string", "description": "Which bell"}
%param speaker (station, room) {"type": "string", "description": "Where it is heard"}
%param volume (level, loudness) {"type": "integer", "minimum": 0, "maximum": 10, "description": "0-10"}
%param quiet_from (mute_start, silent_from) {"type": "string", "description": "Mute from"}
%param quiet_to (mute_end, silent_to) {"type": "string", "description": "Mute until"}
%list tune: cuckoo | Big Ben | a barking dog | old phone | Ode to Joy | ship's bell | harp and flute | three knocks | Jingle, slow | gong | frog | the one with birds in it
%list vol: 3 | two => 2 | 7 | five => 5 | 9 | 4 | eight => 8 | 6 | 1 | 10
I'd like {sound=tune} at the {door=bell}, {volume=vol} out of ten
let the {door=bell} go like {sound=tune}, mute between {quiet_from=hrb2} and {quiet_to=finish_at}
~ {sound=tune} in the {speaker=stb} when someone is at the {door=bell}
when the {door=bell} rings, play {sound=tune} in the {speaker=stb}
baby naps after lunch and wakes at every noise, so {sound=tune} for the {door=bell}, {volume=vol}
{sound=tune}, {door=bell}, silent from {quiet_from=hrb2} to {quiet_to=finish_at}, {speaker=stb}
swap that loud doorbell noise for {sound=tune}

%tool hollerbox.answer_door Say something to whoever stands at a door. unlatch=true opens the latch for 5 seconds afterwards.
%also Replies to a visitor over the door speaker.
%also Talk to the person who rang, at a given entrance, in another language if need be, and let them in or keep the door shut.
%param reply* (text, answer) {"type": "string", "description": "Words to say"}
%param door (entrance, gate) {"type": "string", "description": "Entrance"}
%param visitor (guest, caller) {"type": "string", "description": "Who rang, for the log"}
%param language (translate_to, lang) {"type": "string", "description": "Translate into"}
%param unlatch (open, let_in) {"type": "boolean", "description": "Let the visitor in"}
%list vis: the postman | courier | Mrs. O'Neill | a man with a clipboard | Ben and his friends | meter reader | window cleaner | some salesman | Priya | kids from next door
%list reply: please leave it behind the bins | we're not buying anything, thank you | I'll be down in two minutes, sorry | the neighbours at number 9 take parcels | come in, first floor on the left | nobody is home, try again after six | which company are you from | put it on the bench and I'll sign online | mind the dog, he only looks fierce | just a second
%list lang: Polish | Spanish | French | Turkish | German | Portuguese | Arabic | Italian | Dutch | Ukrainian
say to {visitor=vis} "{reply=reply}", {unlatch:true=and buzz them in|then open up|let them up}
tell whoever is at the {door=bell} "{reply=reply}", {language=lang} please
{visitor=vis} is at the {door=bell}, answer {reply=reply}
at the {door=bell} tell {visitor=vis} this: {reply=reply}
somebody rang, I'm in the bath, so say {reply=reply}
{door=bell}, {visitor=vis}, "{reply=reply}", in {language=lang}, {unlatch:false=but they stay outside|don't open|keep it shut}
~ speak through the open hatch of the bell: {reply=reply}

%server hoseline
%list bed: roses | tomatoes and basil | raised bed by the shed | hydrangeas | strawberries | herb spiral | hedge on the north side | lettuce | dahlias and sweet peas | young apple trees | vegetable patch | beans in the back | pumpkins | window boxes | lavender along the path | rhododendrons | cucumbers | greenhouse | new turf | blueberries | pots on the terrace | courgettes

%tool hoseline.soak Water a bed in the garden.
%also Returns the litres used.
%also Opens the valve of some plants for so many minutes or litres, now or at an hour.
%param bed* (zone, plants) {"type": "string", "description": "What is watered"}
%param minutes (duration) {"type": "integer", "description": "Minutes"}
%param litres (amount, volume) {"type": "integer", "description": "Litres"}
%param at (start, when) {"type": "string", "description": "Hour"}
%list litres: 20 litres => 20 | 50 litres => 50 | ten litres => 10 | 100 l => 100 | 35 litres => 35 | 15 | 80 litres => 80 | forty litres => 40
%list bed2: tomatoes | roses by the gate | the bed under the window | carrots and leeks | herb spiral | north side | hydrangeas | the strip along the fence | Gran's dahlias | raised bed 2 | strawberries in the corner | new hedge
%list lit: 20 litres => 20 | ten litres => 10 | 35 litres => 35 | 50 l => 50 | 15 litres => 15 | forty litres => 40 | 8 litres => 8 | 60 litres => 60
water the {bed=bed} for {minutes=nap} at {at=ehour}
{litres=litres} for the {bed=bed} at {at=mhour}
at {at=ehour} the {bed=bed}, {litres=litres}
{minutes=nap} of water for the {bed=bed}
give them {litres=litres} at {at=mhour}
water for {minutes=nap}
the {bed=bed} (look|looks) miserable in this heat, {litres=litres} might bring them round
my {bed=bed} hang their heads, do something
the soil round the {bed=bed} is cracked like a desert
we planted the {bed=bed} only last week and it's been thirty degrees since, {minutes=nap} every bit helps
{bed=bed} {minutes=nap}
{bed=bed}, {litres=litres}
{bed=bed} at {at=ehour}
rain was forecast but none fell, so no skipping, the {bed=bed} want {litres=litres}
water {bed=bed2} for {minutes=min} at {at=at}
give {litres=lit} to {bed=bed2}
at {at=at} put {litres=lit} on {bed=bed2}
bed: {bed=bed2}, time {minutes=min}, start {at=at}
for {minutes=min} from {at=at} soak {bed=bed2}
{bed=bed2}, {litres=lit}, {at=at}
water {bed=bed2}, {litres=lit} are enough

%tool hoseline.skip_rain Suspend garden watering because of rain.
%also Returns the day on which it goes on.
%also Leaves some beds or all dry for so many days, or as long as more than some millimetres are forecast.
%param days* (for_days, count) {"type": "integer", "description": "Days"}
%param bed (zone) {"type": "string", "description": "Only this one"}
%param above_mm (threshold, rainfall) {"type": "integer", "description": "Millimetres of rain"}
%list ndays: three days => 3 | 2 days => 2 | a week => 7 | five days => 5 | 4 days => 4 | 10 days => 10 | two days => 2 | one day => 1 | two weeks => 14
%list above_mm: 5 mm => 5 | 10 millimetres => 10 | 3 mm => 3 | 8 | 15 mm => 15 | 2 millimetres => 2
%list dyx: 3 days => 3 | a week => 7 | two days => 2 | 5 days => 5 | four days => 4 | 10 days => 10 | two weeks => 14 | 2 days => 2 | six days => 6 | 7 days => 7
%list mmx: 5 mm => 5 | ten millimetres => 10 | 8 mm => 8 | 20 mm => 20 | 3 millimetres => 3 | 12 mm => 12 | fifteen mm => 15 | 2 mm => 2 | 6 millimeters => 6 | 10 mm => 10
%list bedx: roses | tomatoes and beans | front lawn | hedge by the gate | herb spiral | raised bed two | strawberries | north border | Anna's corner | pots on the terrace | vegetable patch behind the shed | lawn
%list tage_de: drei Tage => 3 | eine Woche => 7 | 2 Tage => 2 | fünf Tage => 5
%list dias_es: tres días => 3 | una semana => 7 | 2 días => 2 | cinco días => 5
suspend watering of the {bed=bed} for {days=ndays} if more than {above_mm=above_mm} fall
{days=ndays}, {bed=bed}, above {above_mm=above_mm}
with over {above_mm=above_mm} of rain no watering for {days=ndays}, {bed=bed} only
skip the watering of the {bed=bed}
~ no watering as long as there is more than {above_mm=above_mm} of rain
it's pouring and will for {days=ndays}, what a waste to have the taps on
the {bed=bed} stand in puddles already, {days=ndays} without a drop from us
they say thunderstorms for {days=ndays}, no need to throw money into the ground
I'd rather the {bed=bed} didn't rot, give it a rest for {days=ndays}
no watering, {days=ndays}
{bed=bed} pause {days=ndays}
~ rain break, {days=ndays}
I don't want anything soaked, {bed=bed} off the plan for {days=ndays}
it's going to pour, pause the sprinklers for {days=dyx}
don't water for {days=dyx} if more than {above_mm=mmx} falls
rain is coming: sprinklers off for {days=dyx}, only {bed=bedx}
no irrigation for {days=dyx}, it's wet and I'm in bed with a cold
%lang de
~ setz die Bewässerung für {days=tage_de} aus, es regnet
%lang es
~ suspéndeme el riego durante {days=dias_es}, que va a llover

%tool hoseline.mow_between Let the robot mower cut the lawn between two hours.
%also Creates a mowing window.
%also Cuts a piece of grass from one hour to another on a day or every week, to a height in millimetres.
%param lawn* (area, zone) {"type": "string", "description": "Which piece of grass"}
%param begin* (start, from_time) {"type": "string", "description": "From"}
%param finish (end, to_time) {"type": "string", "description": "To"}
%param day (date, weekday) {"type": "string", "description": "Day"}
%param height (cut, mm) {"type": "integer", "description": "Millimetres"}
%list lawn: front lawn | strip along the fence | grass behind the house | slope | orchard | football corner | back garden | bit around the trampoline | meadow by the pond | south lawn | patch with the swing | grass under the washing line | playground | croquet lawn | grass between the beds | side strip
%list cutmm: 40 mm => 40 | 30 millimetres => 30 | 55 mm => 55 | 25 | 35 mm => 35 | 60 millimetres => 60
%list lawn2: the front lawn | behind the shed | orchard | the strip by the drive | Grandma's side | north meadow | under the apple trees | back garden | the slope | zone 2
%list clk2_2: 13:00 | 4 pm | half past nine | 20:15 | ten past six | 11:30 pm | 7 in the evening | 16:45 | 1 am | 22:00
%list onday3: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list height: 25 | 30 | 35 | 40 | 45 | 50 | 60 | 20
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list mmh: 40 mm => 40 | 55 millimetres => 55 | 30 | 65 mm => 65
%list lawn3: front lawn | the strip by the road | the meadow under the apple trees | the bit behind the shed | our grass at the cabin | big lawn
mow the {lawn=lawn} {day=fday} from {begin=mhour} to {finish=ehour}, {height=cutmm}
{lawn=lawn}, {begin=mhour} till {finish=until_t}, cut to {height=cutmm}
{height=cutmm} on the {lawn=lawn}, {day=fday} between {begin=mhour} and {finish=until_t}
~ to {finish=ehour} from {begin=mhour} {day=fday}: {lawn=lawn}
mow from {begin=mhour} to {finish=ehour}
cut the {lawn=lawn} {day=fday}
we've got a barbecue {day=fday} and the {lawn=lawn} is knee high, any time from {begin=mhour} on
the buzzing must not begin before {begin=mhour}, the people next door sleep long, {lawn=lawn} till {finish=until_t}
you could lose a child in the {lawn=lawn}, bring it down to {height=cutmm} {day=fday} from {begin=mhour}
nobody plays on the {lawn=lawn} between {begin=mhour} and {finish=until_t}, that's the moment for the machine
{lawn=lawn} {begin=mhour}-{finish=ehour}
{lawn=lawn}, {day=fday}, {begin=mhour}
{lawn=lawn} {height=cutmm} from {begin=mhour}
water is on already, so after the sprinklers, from {begin=mhour}, the {lawn=lawn} wants cutting
mow {lawn=lawn2} from {begin=clk2} to {finish=clk2_2}
mow {lawn=lawn2} between {begin=clk2} and {finish=clk2_2} on {day=onday3}
lawn: {lawn=lawn2}, start: {begin=clk2}, end: {finish=clk2_2}, height: {height=height}
on {day=onday3} at {begin=clk2}, mow {lawn=lawn2} down to {height=height} mm
~ until {finish=clk2_2}, starting at {begin=clk2}, cut {lawn=lawn2}
{day=aday}, cut {lawn=lawn2} at {height=height} millimetres, beginning at {begin=clk2}
at {height=mmh}, {lawn=lawn3}, from {begin=clock5}
on {day=day7}, {lawn=lawn3}, {begin=clock5} till {finish=late2}
not later than {finish=late2}, not before {begin=clock5}, {lawn=lawn3}
from {begin=clock5} on {lawn=lawn3} please, guests arrive with a tent on the weekend

%server kilowren

%tool kilowren_compare_tariffs Kilowren API. Compare energy tariffs at a place. Annual usage in kWh, default 2500. Results contain base fee, unit price and contract length.
%also Lists offers of energy suppliers.
%also Which power or gas contracts could be had at an address, for how much use, from renewable sources only, ordered by cost, by length or by how content people are.
%param place* (postcode, location) {"type": "string", "description": "Town or postcode"}
%param energy (type, supply) {"type": "string", "enum": ["electricity", "gas", "heat_pump"], "description": "Kind of supply"}
%param annual_kwh (usage, consumption) {"type": "integer", "description": "Usage per year in kWh"}
%param green_only (renewable, eco) {"type": "boolean", "description": "Only renewable energy"}
%param sort (order_by, order) {"type": "string", "enum": ["price_asc", "shortest_contract", "rating_desc"], "description": "Order"}
%list kwh: 2500 kWh => 2500 | 3200 | 1800 kWh => 1800 | 4100 | 12000 kWh => 12000 | 5500 | 900 kWh => 900 | 2750 | 15000 | 3600 kWh => 3600
what would power cost me in {place=town}, {green_only:true=nothing from coal|wind and sun only|clean sources only}
{energy:gas=gas} deals around {place=town}, {sort:shortest_contract=I don't want to be tied down|quickest to get out of first}
{annual_kwh=kwh} a year in {place=town}, {sort:price_asc=cheapest on top|lowest bill first}
offers in {place=town} for {annual_kwh=kwh} of {energy:electricity=power|current} a year
the bill came today and it is far too high, what else is there in {place=town}, {sort:rating_desc=happiest customers first|best liked first}
{place=town}, {energy:gas=gas}, {annual_kwh=kwh}, {sort:price_asc=cheap to dear|least money first}
suppliers in {place=town}, the green town on the river

%tool kilowren_switch_tariff Kilowren API. Order a change from one tariff or supplier to another. cancel_old sends the notice to the present supplier.
%also Orders a supplier change.
%also Leave one energy company for another one: from whom, to whom, as of which day, with the notice done for you.
%param current (from, old_tariff) {"type": "string", "description": "Present supplier or tariff"}
%param new* (to, new_tariff) {"type": "string", "description": "Supplier or tariff to change to"}
%param start_date (as_of, from_date) {"type": "string", "description": "First day of the new contract"}
%param cancel_old (give_notice, terminate) {"type": "boolean", "description": "Give notice to the present supplier"}
%param billing (payment, rhythm) {"type": "string", "enum": ["monthly", "yearly"], "description": "Payment rhythm"}
%list supb: Sunnyside Flex | Tideway | Greenfield Co-op | O'Hara Energy | Volt & Leaf 24 | Dynamo Hourly | Windkraft Nord | Plain Power | Lumo Family, two years | Fair Current
%list supa: Northvolta Basic | City Works | Ampera and Sons | the default tariff | Bluewatt Fix 12 | Grid4U | Old Mill Energy | Stromhaus | E-Basic | Peoples' Power, night rate
I want to go to {new=supb}, {cancel_old:true=you tell the old lot|give notice for me}
take {new=supb} as of {start_date=day}, {billing:yearly=I pay once every twelve months|all in one go each year}
out of {current=supa} into {new=supb} on {start_date=day}
change to {new=supb} from {current=supa}
I've had enough of waiting on their hotline, so get me away from {current=supa} and over to {new=supb}
{start_date=day}, {current=supa} to {new=supb}, {cancel_old:false=I quit there myself|already gave notice}, {billing:monthly=every four weeks or so|twelve payments}
sign me up with {new=supb}, monthly bills drive me mad

%tool kilowren_submit_meter_reading Kilowren API. Submit a meter reading. Readings lower than the last one are refused.
%also Sends a meter reading to the supplier.
%also Report what the counter shows, which counter it is, on which day it was read, and whether it is only a guess.
%param meter* (meter_id, counter) {"type": "string", "description": "Meter name or number"}
%param reading* (value, count) {"type": "number", "description": "Value shown"}
%param read_on (date, day) {"type": "string", "description": "Date of reading"}
%param estimated (guess, is_estimate) {"type": "boolean", "description": "The value is an estimate"}
%param note (remark, comment) {"type": "string", "description": "Remark to the supplier"}
%list meter: gas meter | 1ESY-4471 | the one in the cellar | water, hot | power | heat pump counter | night rate | garage | meter under the stairs | solar feed-in | flat 2, left | 77120934
%list read: 48213 | 9120.4 | 10455 | 733 | 25601.7 | 1988 | 60412 | 5037.2 | 87 | 31150
%list mnote: glass was fogged, last digit unsure | new tenant since then | same as on the photo I mailed | counter was swapped in May, starts at zero | please correct the last bill | nobody lived here all winter | dog would not let the reader in | second try | I was on a ladder, so no photo | read together with the landlord
{meter=meter} shows {reading=read}, {estimated:true=more or less|just a guess|roughly}
tell them {reading=read} for {meter=meter}, {read_on=past}
~ {reading=read} on {meter=meter}
{read_on=past} it said {reading=read} for {meter=meter}
send in {reading=read} for {meter=meter} and let them know: {note=mnote}
{meter=meter}, {reading=read}, {read_on=past}, {estimated:false=checked it twice|I read it off myself}
{meter=meter} is at {reading=read}, hand it in before they guess again

%tool kilowren_get_consumption Kilowren API. Measured consumption of a device or the whole home in a period. unit=money multiplies with the tariff valid at that time.
%also Returns energy usage.
%also How much current something has drawn over a time, in bigger or smaller steps, as energy or as cost, beside an earlier time if wished.
%param device (appliance, source) {"type": "string", "description": "Device; whole home if omitted"}
%param period (range, timeframe) {"type": "string", "description": "Time span"}
%param compare_to (baseline, versus) {"type": "string", "description": "Second time span to compare with"}
%param step (resolution, granularity) {"type": "string", "enum": ["hour", "day", "month"], "description": "Granularity"}
%param unit (as, measure) {"type": "string", "enum": ["kwh", "money"], "description": "Unit of the result"}
%list dev: tumble dryer | fridge in the garage | heat pump | gaming PC | dishwasher | sauna | wall box | aquarium and its lamps | old freezer | telly | oven | pool pump | washing machine
%list span: last week | March | yesterday | 2024 | the last ten days | this winter | Q2 | the first half of May | Easter weekend | November
%list spanb: the week before | last year | April | 2023 | the same month a year ago | the summer | before the holidays | Q1 | last winter | February
how much has the {device=dev} eaten up, {period=span}, {unit:money=what did I pay for it|in cash terms|how many euros}
power used in {period=span}, {step:hour=in sixty-minute steps|hour after hour}
{period=span} against {compare_to=spanb} for the {device=dev}
compared with {compare_to=spanb}, what did {device=dev} draw in {period=span}
I think something is broken here, how much did the {device=dev} swallow in {period=span}
{device=dev}, {period=span}, {step:day=one line for every date|day by day}, {unit:kwh=energy rather than price|not in money}
{device=dev} usage, the monthly bill puzzles me

%tool kilowren_schedule_load Kilowren API. Run or charge a device in a good price window. strategy decides which hours are taken before ready_by.
%also Plans a device for suitable hours.
%also Have the car charged or the washing done by some time, when current costs little, when the sun shines, or at once, up to a certain level.
%param device* (appliance, load) {"type": "string", "description": "Device to run or charge"}
%param ready_by (deadline, finish_by) {"type": "string", "description": "Time by which it has to be finished"}
%param strategy (mode, policy) {"type": "string", "enum": ["cheapest", "solar", "immediately"], "description": "Which hours to use"}
%param target_percent (level, charge_to) {"type": "integer", "description": "Charge level in percent"}
%list device2: the car | e-bike | Bea's Leaf | garden battery | both scooters | van and trailer | lawn mower | the other car, the blue one | power bank in the shed | Mum's wheelchair | company car
%list load: the car | washing machine | e-bike | dishwasher | Bea's Leaf | hot water tank | dryer | garden battery | both scooters | van and trailer | lawn mower | the other car, the blue one
charge {device=device2}, {strategy:solar=off our own roof|when the sun's out|straight from the panels}
get {device=device2} ready, {target_percent=bright}, {strategy:immediately=right away|I can't wait}
{device=device2} to {target_percent=bright} by {ready_by=time2}
by {ready_by=time2} I need {device=load} done {strategy:cheapest=for as little as possible|when it costs least}
we leave for the mountains early, so see that {device=load} is finished by {ready_by=time2}
{device=device2}, {ready_by=time2}, {target_percent=bright}, {strategy:cheapest=lowest price hours|when power is a bargain}
plug in {device=load}, sunny day or not

%server kitchenhub
%list fridgefood: leftover lasagne | half a lemon | six eggs | two pints of milk | chicken and rice from sunday | strawberries | jar of pesto | smoked salmon | soup with lentils and carrots | butter | mozzarella | birthday cake | yoghurt with honey | sausages for the barbecue | cream | bag of spinach | goat cheese | potato salad | ham | oat milk and juice | rest of the curry | asparagus | feta in oil | orange juice | leeks

%tool kitchen_preheat Switch the oven on with a mode, degrees and minutes.
%also Starts the oven.
%also Have the oven get hot, fan or grill, and go off by itself.
%param degrees* (temperature, heat) {"type": "integer", "description": "Heat"}
%param mode (program, function) {"type": "string", "enum": ["fan", "top_bottom", "grill", "pizza", "steam"], "description": "Kind of heat"}
%param minutes (duration, time) {"type": "integer", "description": "Off after so many minutes"}
%list ovendeg: 180 | 200 degrees => 200 | 220° => 220 | 160 degrees => 160 | 175 | 250 | 190 degrees => 190 | 230 | 140° => 140 | 210
%list bakemin: 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | half an hour => 30 | 75 min => 75 | 12 minutes => 12 | an hour and a half => 90 | 25 minutes => 25 | two hours => 120 | 50 min => 50
%list mnx: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 mins => 15 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25 | an hour and a half => 90
(preheat|switch on) the oven (to|at) {degrees=ovendeg}
oven {degrees=ovendeg}, {mode:fan=fan|convection}, {minutes=bakemin}
{mode:grill=grill} at {degrees=ovendeg} for {minutes=bakemin}
{minutes=bakemin} at {degrees=ovendeg}, {mode:top_bottom=top and bottom heat|top/bottom heat}
{mode:pizza=pizza mode|pizza setting}, {degrees=ovendeg}
oven on {mode:steam=steam} with {degrees=ovendeg}, off after {minutes=bakemin}
~ the dough has risen beautifully and it says {degrees=ovendeg} in the book, {minutes=bakemin}, so get things going
I'm ten minutes away with a frozen {mode:pizza=pizza}, {degrees=ovendeg} please
I want the cheese to go brown and bubbly, {mode:grill=from above|heat from above}, {degrees=ovendeg}, {minutes=bakemin}
the lasagne goes in at {degrees=ovendeg}, {minutes=bakemin} and then stop
grandma's recipe for the roast wants {degrees=ovendeg} with {mode:fan=hot air|circulating air}, and the guests arrive at seven
start the oven for {minutes=bakemin}
oven on {mode:fan=fan}
oven at {degrees=dgx}, {mode:fan=fan|hot air|convection}, {minutes=mnx}
{mode:top_bottom=top and bottom heat|upper and lower heat} at {degrees=dgx}
get the oven hot: {degrees=dgx}, {mode:steam=steam|steam cooking}, off after {minutes=mnx}
heat up the oven to {degrees=dgx}, I'm making pizza rolls
%lang de
~ heiz den Ofen auf {degrees:180=180 Grad} vor, {mode:fan=Umluft}
Backofen an, {degrees:220=220 Grad}, {mode:top_bottom=Ober- und Unterhitze}, {minutes:30=30 Minuten|eine halbe Stunde}
%lang es
precalienta el horno a {degrees:180=180 grados|180} con {mode:fan=aire}
ponme el horno a {degrees:200=200}, {mode:grill=grill}, {minutes:20=veinte minutos|20 minutos}

%tool kitchen_brew Make coffee with the machine.
%also Starts brewing.
%also Espresso, cappuccino and so on, weak or strong, some cups of it, at once or ready by a time.
%param drink* (beverage, kind) {"type": "string", "enum": ["espresso", "cappuccino", "latte", "americano", "flat_white"], "description": "Drink"}
%param strength (intensity) {"type": "string", "enum": ["mild", "normal", "strong"], "description": "How strong"}
%param cups (count, amount) {"type": "integer", "description": "How many"}
%param ready_at (time, at) {"type": "string", "description": "When it shall be ready"}
%list leave: 7:30 | quarter past eight | tomorrow 6am | noon | 5pm | half past six | ten to nine | monday at 7 | 8 tomorrow morning | friday 6:45 | in twenty minutes | midnight | 4 o'clock
%list few2: two => 2 | 3 | three => 3 | 4 | 5 | four => 4 | 2 | six => 6 | 7 | five => 5 | 8 | 6
make [me] {cups=int} {strength:strong=strong} {drink:espresso=espressos|espresso}
a {strength:mild=mild|weak} {drink:cappuccino=cappuccino} ready at {ready_at=leave}
{drink:americano=americano|black coffee}, {strength:normal=normal}, {cups:2=two cups|a pair}, for {ready_at=leave}
{cups:4=four|4} {drink:latte=lattes|caffe lattes} please
coffee machine: {drink:flat_white=flat white}, {strength:strong=extra strong|strong}
at {ready_at=leave} I'd like {cups:2=two|a couple of} {drink:flat_white=flat whites}
I slept three hours, {drink:espresso=espresso}, and {strength:strong=so the spoon stands up in it|as stiff as you can}
the ladies from my bridge club arrive at {ready_at=leave} and they all love their {drink:cappuccino=cappuccino}, so {cups=int} of them
{drink:latte=latte}, {strength:mild=gentle on the stomach|not too stiff}, by {ready_at=leave}
my eyes won't stay open in this endless conference, a {drink:americano=long black one|large black one} would be heaven
{cups:1=one|a single} {drink:cappuccino=cappuccino} with hardly any kick, {strength:mild=mild}
make {cups=int} {strength:strong=strong} ones
brew something for {ready_at=leave}
{cups=few2} {strength:strong=strong} {drink:espresso=espressos} at {ready_at=clock}
{drink:latte=latte|milk coffee}, {strength:mild=mild|weak|not so strong}
I'd like a {drink:flat_white=flat white}, ready by {ready_at=clock}
a {drink:cappuccino=cappuccino} please, the strong wind made me cold

%tool kitchen_fridge_add Note what was put into the fridge.
%also Adds food to the fridge contents.
%also Remember that there is something to eat in there, how much of it, on which shelf and how long it keeps.
%param food* (item, what) {"type": "string", "description": "What it is"}
%param best_before (expires, keeps_until) {"type": "string", "description": "How long it keeps"}
%param shelf (place, compartment) {"type": "string", "enum": ["top", "middle", "bottom", "door", "freezer", "drawer"], "description": "Where it lies"}
%list keeps: friday | june 14 | tomorrow | the end of the week | sunday | next wednesday | the 20th | in three days | 2025-05-09 | monday | the weekend | the day after tomorrow | end of may
%list food9: half a quiche | bread and butter pudding | milk | eggs, ham and cheese | soup from Sunday | two trout | pesto | Gran's plum jam | chicken in wine | leftover rice with peas
%list food: half a lasagne | the leftover curry | two trout | a pot of lentils | rhubarb crumble | goat's cheese | the stock from Sunday's chicken | opened oat milk | a bag of spinach | potato salad with gherkins | the rest of the birthday cake | hummus
%list fridgefood_de: Reste vom Auflauf | sechs Eier | zwei Liter Milch | Lachs | halbe Zitrone | Suppe mit Linsen | Butter | Ziegenkäse | Erdbeeren
%list fridgefood_es: restos de lasaña | seis huevos | dos litros de leche | salmón | medio limón | sopa de lentejas | mantequilla | fresas
I put {food=fridgefood} in the fridge
{food=fridgefood}, best before {best_before=keeps}, {shelf:top=top shelf|upper shelf}
there's {food=fridgefood} in the {shelf:freezer=freezer} now, good till {best_before=keeps}
{shelf:drawer=vegetable drawer|drawer}: {food=fridgefood}
note {food=fridgefood} for the {shelf:door=door|fridge door}, keeps until {best_before=keeps}
until {best_before=keeps} we have {food=fridgefood}, {shelf:bottom=bottom shelf|at the bottom}
I've just come back from the market with {food=fridgefood} that has to be gone by {best_before=keeps}, keep that in mind
we didn't finish {food=fridgefood}, it's now sitting {shelf:middle=in the middle|on the middle shelf}
~ mum dropped off {food=fridgefood} and says to eat it before {best_before=keeps}, write it down
somebody gave us {food=fridgefood}, I've frozen it, {shelf:freezer=bottom compartment with the ice|ice compartment}
{food=fridgefood} went into the {shelf:top=upper part|top part}, {best_before=keeps} at the latest
I put something on the {shelf:bottom=bottom shelf}
add food that keeps until {best_before=keeps}
put {food=food9} on the {shelf:top=top} shelf
{food=food9} in the {shelf:drawer=drawer}, good until {best_before=bydate}
food {food=food9} best before {best_before=bydate} shelf {shelf:middle=middle}
on the {shelf:bottom=bottom} shelf until {best_before=bydate}, {food=food9}
in the {shelf:bottom=bottom|very bottom}: {food=food}, good until {best_before=until}
{food=food}, {shelf:freezer=freezer|into the freezer}
just put {food=food} into the fridge, made by Nina with love
good till {best_before=until}, {food=food}, it's in there now
%lang de
ich habe {food=fridgefood_de} in den Kühlschrank gelegt, haltbar bis {best_before=date}
trag {food=fridgefood_de} ein, liegt im {shelf:freezer=Gefrierfach}
%lang es
apunta que hay {food=fridgefood_es} en la nevera, caduca el {best_before=date}
he metido {food=fridgefood_es} en el {shelf:freezer=congelador}

%tool kitchen_fridge_look See what is in the fridge.
%also Returns the fridge contents.
%also Is a certain food still there, and what must be eaten within some days.
%param food (item, search) {"type": "string", "description": "Only this food"}
%param expiring_within_days (days, soon) {"type": "integer", "description": "Only what spoils within so many days"}
%list ddays: 3 days => 3 | two days => 2 | a week => 7 | 5 days => 5 | four days => 4 | 10 days => 10 | a day => 1
%list fridge: milk | cream cheese | leftover lasagne | eggs | anything with chicken in it | lemons | butter, the salted one | tofu | yoghurt and quark | pesto from Grandma | mustard | smoked salmon
%list ndays: 3 days => 3 | two days => 2 | 7 days => 7 | five days => 5 | 10 days => 10 | 4 days => 4 | a week => 7 | 14 days => 14 | six days => 6 | two weeks => 14 | 30 days => 30
what's in the fridge
is there still (any|some|) {food=fridgefood} in the fridge
what (expires|goes off|has to be eaten) within {expiring_within_days=ddays}
does the {food=fridgefood} spoil within {expiring_within_days=ddays}
{food=fridgefood}: have we got any left, and will it go bad in the next {expiring_within_days=ddays}
fridge contents please
I'm standing in the supermarket and can't remember whether we've got {food=fridgefood} at home
anything that won't last another {expiring_within_days=ddays}
do I need to buy {food=fridgefood} or do we have it
we leave for portugal in {expiring_within_days=ddays}, so tell me which things ought to get cooked before that
I'm starving and too lazy to get up, what have we got to nibble on
before I go shopping: {food=fridgefood}, yes or no
what have we got that keeps less than {expiring_within_days=ddays}
any {food=fridge} in the fridge?
what in the fridge goes off in the next {expiring_within_days=ndays}
{food=fridge} in the fridge that won't last {expiring_within_days=ndays}
~ what's in the fridge, I'm cooking for six people in two days

%server latchbird
%list door: front door | back gate | garage side door | cellar | shed | door to the terrace | door of flat 3B | bike room | door to Gran's flat | summer house, north side | main entrance | studio
%list cam2: porch cam | driveway | camera over the garage | Birdhouse | back garden | Eye of Newt | stairwell, second floor | nursery cam | side alley and bins | doorbell | pond

%tool latchbird-lock-door Lock a smart lock immediately or after a delay. Set silent to suppress the motor beep. Doors that stand open return DOOR_AJAR.
%also Locks one door.
%also Shut and bolt an entrance, right now or in some minutes, without a sound if wished, and with the bolt turned twice.
%param door* (lock, lock_id) {"type": "string", "description": "Name of the lock"}
%param delay_minutes (delay, in_minutes) {"type": "integer", "description": "Wait this many minutes before locking"}
%param silent (mute, no_beep) {"type": "boolean", "description": "No beep"}
%param double_turn (deadbolt, twice) {"type": "boolean", "description": "Turn the bolt twice"}
shut the {door=door}, {silent:true=not a sound|don't wake the baby|no beeping}
bolt {door=door}, {double_turn:true=two turns|turn it twice}
{door=door} in {delay_minutes=min}
~ in {delay_minutes=min} close up {door=door}
I'm just carrying the last bags out, so lock {door=door} in {delay_minutes=min}
~ {door=door}, {delay_minutes=min} from now, {silent:true=quiet as a mouse|without the beep}, {double_turn:false=one turn will do|a single turn}
is {door=door} still open? lock it, it's a quiet night

%tool latchbird-create-guest-code Create an access code for a guest. The code is sent to the guest by text message. Without dates it is valid immediately and until revoked. usage=single expires after the first entry.
%also Issues a PIN for a visitor.
%also Let somebody in by number pad: who, at which entrance, from when until when, one time only or as often as they please.
%param guest* (recipient, name) {"type": "string", "description": "Who the code is for"}
%param door (lock, entrance) {"type": "string", "description": "Lock the code opens"}
%param valid_from (starts, from) {"type": "string", "description": "Start of validity"}
%param valid_until (expires, until) {"type": "string", "description": "End of validity"}
%param usage (mode, kind) {"type": "string", "enum": ["single", "unlimited", "daytime_only"], "description": "How often or when it works"}
let {guest=who} in by pin, {usage:single=one time only|works just the once|good for one visit}
number for {guest=who} at the {door=door}, {usage:daytime_only=not at night|while it's light out}
give {guest=who} a pin for the {door=door} from {valid_from=day} to {valid_until=dayb}
for {door=door} until {valid_until=dayb}, a code to {guest=who}
{guest=who} is feeding the fish while we're skiing, needs a way in through the {door=door} from {valid_from=day}
{valid_from=day} to {valid_until=dayb}, {guest=who}, {door=door}, {usage:unlimited=as often as they like|come and go freely}
send {guest=who} a code, just a single visitor

%tool latchbird-list-entries List who opened which lock and when (audit log). Newest first by default. For video use latchbird-search-clips.
%also Returns the access log.
%also See the comings and goings at a door, of everybody or one person, since some day, by the way they got in.
%param door (lock, entrance) {"type": "string", "description": ""}
%param person (user, who) {"type": "string", "description": "Only entries of this person"}
%param since (from, after) {"type": "string", "description": "Earliest date"}
%param method (by, credential) {"type": "string", "enum": ["code", "fingerprint", "phone", "physical_key"], "description": "How the lock was opened"}
%param failed_only (denied, rejected) {"type": "boolean", "description": "Only rejected attempts"}
who came in by the {door=door}, {method:physical_key=old-fashioned way|with a real key|turning a key}
who's been at {door=door} since {since=past}, {failed_only:true=those turned away|wrong pins only|just the ones who didn't get in}
when did {person=who} go through the {door=door}
since {since=past}, has {person=who} been in {method:phone=with their mobile|tapping their mobile}
the cleaner says she was on time, so when was {door=door} opened by {person=who}
{door=door}, {person=who}, since {since=past}, {method:fingerprint=by thumb|finger on the reader}
comings and goings of {person=who} please, the phone call can wait

%tool latchbird-search-clips Search recorded camera clips by description. Uses image captions, so plain words work best. Returns thumbnails and links.
%also Finds past footage.
%also Go through what the cameras have already filmed for something that was to be seen, at one spot, on some day, with people, pets or cars in it.
%param query* (q, description) {"type": "string", "description": "What is to be seen"}
%param camera (source, cam) {"type": "string", "description": "Camera name"}
%param date (day, on) {"type": "string", "description": "Day of the recording"}
%param subject (object, detected) {"type": "string", "enum": ["person", "animal", "vehicle", "parcel"], "description": "Detected object class"}
%param limit (max, count) {"type": "integer", "description": "Number of clips"}
%list seen: somebody in a red coat | the fox with a limp | man who leaves a box, then walks off | kids on scooters | white van | a ladder leaning against the wall | someone trying the handle at night | our cat | umbrella blowing over the fence | two people arguing, one has a dog | bin being knocked over | hedgehog
did we catch {query=seen}, {limit=few} clips at most
footage of {query=seen}, {date=past}, {subject:person=only with humans in it|people only}
{query=seen} at the {camera=cam2}, {date=past}
from {camera=cam2} I'm after {query=seen}
my wife swears there was something last night, look for {query=seen} on the {camera=cam2}
{camera=cam2}, {date=past}, {query=seen}, {subject:vehicle=cars and vans only|anything on wheels}
show me {query=seen} from the tapes

%tool latchbird-record-clip Start recording on a camera now. Default 30 seconds, video only. Clips are kept for 14 days unless keep is true.
%also Records with a camera.
%also Film what is going on in front of a camera at this moment, for a number of seconds, with a caption, with sound, and keep it for good if asked.
%param camera* (cam, source) {"type": "string", "description": ""}
%param seconds (duration, length) {"type": "integer", "description": "Length in seconds"}
%param label (caption, title) {"type": "string", "description": "Caption stored with the clip"}
%param audio (sound, with_audio) {"type": "boolean", "description": "Record sound too"}
%param keep (permanent, pin) {"type": "boolean", "description": "Exempt from automatic deletion"}
%list secs: 30 seconds => 30 | a minute => 60 | 45 s => 45 | two minutes => 120 | ten seconds => 10 | 90 seconds => 90 | 15 sec => 15 | twenty seconds => 20 | 3 minutes => 180 | 5 seconds => 5
%list clip: Max takes his first steps, in the snow | deer at dawn | who keeps stealing my parcels | storm of the century | proof for the insurance, gutter came down | Bea learns to ride | badgers | noise from next door at 2 am | delivery, dented box | puppy meets snow for the first time
film the {camera=cam2} now, {audio:true=I want to hear it as well|sound on}
{seconds=secs} from {camera=cam2}, {keep:true=never throw it out|forever|don't let it get wiped}
take {seconds=secs} at {camera=cam2} as {label=clip}
a clip called {label=clip} from {camera=cam2}, starting now
quick, start filming with {camera=cam2} and name it {label=clip}
{camera=cam2}, {seconds=secs}, {audio:false=picture only|mute}, {keep:true=save it for good|permanently}
get me whatever is in front of {camera=cam2}, sounds like trouble

%server loftnet
%list gadget: Ben's tablet | the PlayStation | TV in the den | Lotte | my laptop | Uncle Bert | Switch | all of Theo's things | the smart speaker | Nora and Max | living-room telly | Kwame | work phone

%tool pauseInternet Pauses internet access of a family member or a single device. Local network keeps working. Either `minutes` or `until`; otherwise paused indefinitely.
%also Cuts somebody off from the net for a while.
%also Stop all online traffic of one gadget or of everything that belongs to one person, for a span or up to a time, if wished with messages still getting through.
%param target* (who, deviceOrPerson) {"type": "string", "description": "Person or device"}
%param minutes (duration, length) {"type": "integer", "description": "Length of the pause, minutes"}
%param until (resumeAt, end) {"type": "string", "description": "Time at which access comes back"}
%param allowMessaging (keepChat, messagingOk) {"type": "boolean", "description": "Calls and chats stay possible"}
%param warnFirst (notify, announce) {"type": "boolean", "description": "Show a notice five minutes ahead"}
no net for {target=gadget}, {allowMessaging:true=texting is fine|he may still chat|WhatsApp can stay}
take {target=gadget} offline for {minutes=min}, {warnFirst:true=give fair notice|tell them a bit ahead|not out of the blue}
{target=gadget} off the internet until {until=finish_at}
until {until=finish_at} nothing online for {target=gadget}
homework isn't done and it's a school night, so cut off {target=gadget} for {minutes=min}
{target=gadget}, {minutes=min}, {warnFirst:false=without a word beforehand|no heads-up}, {allowMessaging:false=chats too|not even messages}
stop {target=gadget} from messaging the whole world, wifi off

%tool blockSite Adds one site or app to the block list, for everyone or only for `target`. Access as such is untouched (see pauseInternet).
%also Bars a web page or app on the home network.
%also Make a single service unreachable from home, for one person, gadget or all of them, at certain hours or up to some day, with a reason shown instead.
%param site* (domain, app) {"type": "string", "description": "Domain or app"}
%param target (for, who) {"type": "string", "description": "Person or device; all if omitted"}
%param hours (schedule, when) {"type": "string", "enum": ["always", "school_time", "night", "mealtimes"], "description": "When the block holds"}
%param until (expires, endDate) {"type": "string", "description": "Last day of the block"}
%param message (notice, reason) {"type": "string", "description": "Text shown in place of the page"}
%list site: youtube.com | TikTok | that casino app | roblox | news sites | instagram.com | Twitch | games & more | bargain-bay.example | Reddit | Cut the Cake | the betting page
%list why: do your homework first, then ask me again | we said no phones at the table | back on Monday when exams are over | go outside, the sun is shining | nice try, little brother | you have had two hours today already | talk to Mum about it | sleep well, it opens again at seven | sorry, we all agreed on this | read a book instead
no {site=site} for {target=gadget}, {hours:mealtimes=while we eat|at breakfast and dinner|when we're at the table}
bar {site=site}, {hours:night=after lights out|when everyone should be asleep}
keep {target=gadget} away from {site=site} until {until=day2}
{site=site} is off limits on {target=gadget} up to {until=day2}
make {site=site} unreachable and show instead: {message=why}
{target=gadget}, {site=site}, till {until=day2}, {hours:school_time=while lessons are on|during class}
{site=site} kept me up half the night, block it

%tool addGuestNetwork Opens a separate Wi-Fi for visitors. Returns SSID, key and a QR code. Remember: guests cannot see devices of the home unless printerAccess=true.
%also Creates a wireless network for visitors.
%also Give people who stay over a wifi of their own, with a name, a passphrase, an end, a cap on how fast it is, and the printer if they may use it.
%param ssid* (name, networkName) {"type": "string", "description": "Name of the network"}
%param passphrase (password, key) {"type": "string", "description": "Key; generated if missing"}
%param validUntil (expires, until) {"type": "string", "description": "Day on which it is removed"}
%param speed (bandwidth, cap) {"type": "string", "enum": ["throttled", "standard", "unlimited"], "description": "Bandwidth cap"}
%param printerAccess (printing, allowPrinter) {"type": "boolean", "description": "Guests may print"}
%list ssid: Visitors | Casa Nova | party_2026 | Granny and Friends | not-your-wifi | Attic Guests | O'Neill's Corner | Under the Stairs | freewater | Sleepover, June | bnb-room3
%list pass: sunflower88 | correct-horse | mind the gap | Kaffee!2 | 7dwarves | letmein-please | tea at four | B0nsai_tree | hello from us | 99balloons
open {ssid=ssid} for visitors, {printerAccess:true=they may print|and let them use the printer|printing allowed}
wifi for the weekend crowd, call it {ssid=ssid}, {speed:throttled=keep it slow|just enough for mail|no streaming for them}
visitors' wifi {ssid=ssid} with {passphrase=pass} until {validUntil=day2}
use {passphrase=pass} to get into {ssid=ssid}, a new one for guests
my sister's whole family is staying with us, five phones at least, so add {ssid=ssid} until {validUntil=day2}
{ssid=ssid}, {passphrase=pass}, gone by {validUntil=day2}, {speed:unlimited=as fast as ours|full throttle}
set up {ssid=ssid} for the people printing our invitations

%tool listConnectedDevices lists clients of the router
%also Everything that is or was on the home network, with address, signal and traffic.
%also Shows which gadgets hang on the wifi or the cable, near which mesh point, only strangers if asked, the greediest first.
%param accessPoint (node, router) {"type": "string", "description": "Mesh point they are attached to"}
%param link (connection, medium) {"type": "string", "enum": ["cable", "wifi_5ghz", "wifi_24ghz"], "description": ""}
%param unknownOnly (strangersOnly, unassigned) {"type": "boolean", "description": "Only devices without an owner"}
%param sort (orderBy, order) {"type": "string", "enum": ["traffic_desc", "signal_asc", "last_seen"], "description": ""}
%param owner (person, user) {"type": "string", "description": "Person the devices are assigned to"}
%list mesh: attic node | kitchen | garage box | main router | one in Theo's room | hall, upstairs | garden shed | box behind the telly | mesh-3 | landing | office
what hangs on the {accessPoint=mesh}, {sort:traffic_desc=greediest first|those using most on top}
who is on our wifi, {unknownOnly:true=just strangers|only the ones nobody owns up to}
everything of {owner=who2} on the {accessPoint=mesh}
on the {accessPoint=mesh}, which gadgets belong to {owner=who2}
the film keeps stopping every two minutes, so show me what is on the {accessPoint=mesh}, {sort:signal_asc=worst reception first|weakest ones first}
{owner=who2}, {accessPoint=mesh}, {link:cable=plugged in ones only|only what has a wire}
which gadgets are on the net, I don't know half of them

%tool renameDevice Gives a network client another name. May assign it to an owner and a room at the same time; the old name is kept as an alias if keepAlias.
%also Changes how a gadget is called in the router.
%also Put a proper label on a thing in the network instead of its factory one, and say whose it is and where it stands.
%param device* (oldName, client) {"type": "string", "description": "Current name"}
%param newName* (name, label) {"type": "string", "description": "Name to use from now on"}
%param owner (person, assignTo) {"type": "string", "description": "Whose it is"}
%param room (location, place) {"type": "string", "description": "Where it stands"}
%param keepAlias (alias, retainOld) {"type": "boolean", "description": "Old name stays valid"}
%list raw: ESP_4F21 | android-9c | unknown 3 | LAPTOP-77QX | iPad von Lotte | device (2) | tasmota-12 | Galaxy | linux | 192.168.1.40 | Living Room TV | espressif | MP-C3004
%list nname: Plug by the sofa | Ben's old phone | fridge | Dad at work | washing machine | reading lamp | Scales, bathroom | the noisy printer | e-reader of Aunt Hilde | doorbell | Kitchen radio | Cat Feeder
%list nroom: kitchen | cellar | nursery | hall | Gran's room | den | garage and shed | study | top floor | laundry room | balcony
{device=raw} should be called {newName=nname}, {keepAlias:true=the old one should work as well|but don't lose the former one}
{newName=nname} is what I want to call {device=raw}, {room=nroom}
from {device=raw} to {newName=nname}
~ label it {newName=nname} instead of {device=raw}, it belongs to {owner=who2}
I finally found out what that thing is: {device=raw} is {newName=nname}, {owner=who2}'s
{device=raw}, now {newName=nname}, {owner=who2}, {room=nroom}
change {device=raw} into {newName=nname}, I keep mixing them up

%server mopsworth

%tool mopsworth.clean_rooms Send the robot to clean one or several rooms now. mode: dry, wet or dry_then_wet. power affects noise and battery. passes: how many times each room is covered.
%also Starts a cleaning run.
%also Have the floor done at once in the rooms named, with brush or with water, gently or with full force, once or more.
%param rooms* (areas, segments) {"type": "array", "items": {"type": "string"}, "description": "Rooms to clean"}
%param mode (type, program) {"type": "string", "enum": ["dry", "wet", "dry_then_wet"], "description": "Vacuum, mop or both"}
%param power (suction, fan_level) {"type": "string", "enum": ["whisper", "normal", "turbo"], "description": "Suction level"}
%param passes (repeat, times) {"type": "integer", "description": "Repetitions"}
do the {rooms=rooms}, {power:whisper=I'm on a call|as quietly as you can|softly, baby's napping}
send the robot through {rooms=rooms}, {mode:wet=just wipe|only with the mop}, {passes:2=twice over|two rounds}
~ {mode:dry=hoover|vacuum} the {rooms=rooms} with {power:turbo=all its strength|everything it has}
in {rooms=rooms} {mode:dry_then_wet=vacuum first and then mop|suck up then wipe}
the dog shook himself all over the place, so please run through {rooms=rooms}, {power:turbo=hard as it can|max force}
{passes:3=three times|three rounds}, {rooms=rooms}, {mode:wet=water only|just damp}
floor in {rooms=rooms}, a normal mess

%tool mopsworth.spot_clean Clean a small spot around a named place. The robot spirals outwards from there and returns to the dock.
%also Cleans one patch of floor.
%also Get rid of crumbs or a spill in one place, without doing the whole room.
%param place* (spot, location) {"type": "string", "description": "Where, e.g. next to the sofa"}
%param mess (dirt, reason) {"type": "string", "description": "What has to be removed"}
%param radius_cm (radius, size) {"type": "integer", "description": "Radius in centimetres, default 60"}
%param with_water (wet, mop) {"type": "boolean", "description": "Use the mop pad"}
%list spot: next to the sofa | under the high chair | by the back door | in front of the stove | around Misty's bowl | at the foot of the stairs | under Ben's desk | between fridge and wall | behind the telly | beside the litter box
%list radius_cm: 50 cm => 50 | a metre => 100 | 80 centimetres => 80 | 40 cm => 40 | 60 cm => 60 | 120 cm => 120 | thirty centimetres => 30 | 75 | 90 cm => 90 | 1.5 metres => 150
%list mess: breadcrumbs | spilled oats and raisins | potting soil | cat litter | glitter from the birthday card | sand, lots of it | flour | dried mud off the boots | juice, still sticky | fir needles | cornflakes
robot, {place=spot}, {with_water:true=it's sticky, so damp|with a wet pad|wipe it as well}
clean up {place=spot}, {radius_cm=radius_cm} around
there is {mess=mess} {place=spot}
{place=spot} get rid of the {mess=mess}, {radius_cm=radius_cm}
the little one dropped her bowl again, so off you go and tidy {place=spot}
{mess=mess}, {place=spot}, {radius_cm=radius_cm}, {with_water:false=keep it dry|no wiping}
small job {place=spot} please, watering comes later

%tool mopsworth.schedule_cleaning Add a recurring cleaning job to the robot's calendar. To clean immediately use mopsworth.clean_rooms.
%also Creates a cleaning timer.
%also Plan for the robot to drive at a fixed hour on certain days, through one room or the whole flat, but not while anyone is in.
%param room (area, segment) {"type": "string", "description": "Room; all if omitted"}
%param time* (start, at) {"type": "string", "description": "Start time"}
%param days (repeat, recurrence) {"type": "string", "enum": ["every_day", "weekdays", "weekend", "weekly"], "description": "Recurrence"}
%param only_when_away (nobody_home, away_only) {"type": "boolean", "description": "Skip if somebody is at home"}
have it drive at {time=time2}, {only_when_away:true=while we're out|if nobody's in|not with us around}
{room=room2} at {time=time2}, {days:weekend=Saturdays and Sundays|when we're off}
at {time=time2} in the {room=room2}, {days:every_day=no day off|each day}
{days:weekdays=Monday to Friday|on workdays} robot into the {room=room2} at {time=time2}
I can't stand the fluff any more, so let it go through {room=room2} at {time=time2}, {days:weekly=one time a week|once every seven days}
{time=time2}, {room=room2}, {days:weekdays=not on weekends|Mon to Fri}, {only_when_away:true=house empty|only when we've left}
~ plan a regular run of the {room=room2} for {time=time2}

%tool mopsworth.add_no_go_zone Mark an area the robot must not enter. scope=mop_only still allows vacuuming. expires removes the zone again automatically.
%also Adds a forbidden zone to the map.
%also Keep the robot away from something: what, in which room, up to which day, and whether for good or just while wiping.
%param area* (zone, object) {"type": "string", "description": "Object or patch to avoid"}
%param room (in_room, segment) {"type": "string", "description": "Room in which it lies"}
%param expires (until, end_date) {"type": "string", "description": "Date on which the zone is lifted"}
%param scope (applies, when) {"type": "string", "enum": ["always", "mop_only", "night_only"], "description": "When it applies"}
%list avoid: the Persian rug | Lego castle | dog's bed and bowls | cables behind the desk | Christmas tree | play mat | floor vase, it's an heirloom | wobbly plant stand | the corner with the loose tile | baby gym | Dad's model railway, still being built
stay off {area=avoid}, {scope:mop_only=dry is fine|it mustn't get wet|sucking is okay}
the robot must keep away from {area=avoid}, {scope:night_only=while we sleep|after dark}
don't drive over {area=avoid} in the {room=room2} until {expires=dayb}
in the {room=room2} leave {area=avoid} alone
my mother would kill me, so never ever go near {area=avoid}
{room=room2}, {area=avoid}, till {expires=dayb}, {scope:always=no exceptions|day and night}
{area=avoid} is off limits to the robot, wet days or not

%tool mopsworth.get_cleaning_history Returns past cleaning runs with duration, area and errors. Filters are combined. Does not start anything.
%also Lists finished runs.
%also Find out when and where the robot has cleaned, how it went, and which runs took longest.
%param room (area, segment) {"type": "string", "description": ""}
%param since (from, start_date) {"type": "string", "description": "Earliest date"}
%param outcome (result, status) {"type": "string", "enum": ["completed", "stuck", "battery_empty"], "description": "How the run ended"}
%param sort (order_by, order) {"type": "string", "enum": ["newest", "oldest", "longest"], "description": "Order"}
%param limit (max_results, count) {"type": "integer", "description": "Maximum number of runs"}
when did the robot last do the {room=room2}, {limit=few} runs
what has it cleaned since {since=past}, {outcome:stuck=where it got caught|times it couldn't get out}
its trips through the {room=room2} from {since=past} on
since {since=past}, how did it go in {room=room2}, {sort:longest=slowest ones first|most minutes on top}
the carpet looks filthy to me, so was it really in {room=room2}, {sort:newest=latest at the top|last one first}
{room=room2}, since {since=past}, {outcome:battery_empty=ran out of juice|died halfway}, {limit=few}
past runs in {room=room2}, new rug and all

%server netkeeper

%tool netkeeper.pause_device Cut a device off the internet for a while.
%also Blocks a device at the router.
%also Parental control: somebody's tablet, console or phone gets no connection between two times.
%param device* (client, who) {"type": "string", "description": "Device as the router knows it"}
%param from (start) {"type": "string", "description": "Begin"}
%param until (end, to) {"type": "string", "description": "End"}
%param reason (note, message) {"type": "string", "description": "Shown on the device"}
%list gadget: Leo's tablet | playstation in the basement | Mia's phone | tv in the kids' room | switch | old iPad | Ben's laptop | xbox | chromebook from school | grandpa's smart tv | gaming pc upstairs | Tom and Emma's console | phone of our youngest | kindle | projector in the attic | Lena's watch | guest laptop | robot for the floors | kids' computer | fire stick in the den
%list why: homework first | time for bed | we're eating | tidy your room and then we talk | grandma is visiting | exam tomorrow | enough for today | go outside and play | dinner with the family | no screens before the test | the dishwasher won't empty itself | you promised | reading time | a walk with the dog | music practice first | no phones at the table | shoes and coats first | quiet time for the baby | we leave in ten minutes | ask dad | sleep well and sweet dreams
%list gadget2: Theo's tablet | the playstation | Big Sal | kids-ipad | TV upstairs | laptop of Ben | tmp-phone | Nora's phone | smart fridge | guest laptop | Switch
%list netw: homework first, then games | dinner | bedtime | exam on Monday, no games | family evening | you know why | too much screen time | talk to me about it | power cut from nine to ten | grounded until Friday
%list why2: homework first | somebody lied about the maths test | dinner is on the table | grandma is here, talk to her | until the room is tidy | bed, now | we are playing outside today | too much shouting at the screen | read a book for once | ask mum if you think it's unfair
%list dev: Ben's tablet | the PlayStation | kids-ipad | the old Galaxy | living-room-tv | Mia's phone | the Switch | chromebook-4 | the guest laptop | the Xbox in the attic
%list gadget_de: Leos Tablet | Playstation im Keller | Mias Handy | Fernseher im Kinderzimmer | Switch | Bens Laptop | alte iPad
%list gadget_es: tableta de Leo | consola del salón | móvil de Mía | tele del cuarto de los niños | portátil de Ben
(cut|take) {device=gadget} off the internet from {from=since} (to|until) {until=till}
no internet for {device=gadget} until {until=till}
{device=gadget}: block {from=since} - {until=till}, reason {reason=why}
until {until=till} {device=gadget} is offline, tell them "{reason=why}"
"{reason=why}" should show up on {device=gadget}, which stays blocked from {from=since} till {until=till}
from {from=since} {device=gadget} has no connection
~ pull the plug on {device=gadget}, {reason=why}
they've been glued to {device=gadget} since breakfast and won't listen to a word I say, so that's over till {until=till}
no more youtube on {device=gadget} between {from=since} and {until=till}
I've asked nicely three times now and the dinner is getting cold, so kick {device=gadget} out until {until=till}
{device=gadget} may not go online, {from=since} to {until=till}
block it from {from=since} until {until=till}
no internet until {until=till}, {reason=why}
pause {device=gadget2} from {from=clock3} to {until=late}
no internet for {device=gadget2} until {until=late}, reason: {reason=netw}
until {until=late} block {device=gadget2}
{reason=netw}: pause {device=gadget2} from {from=clock3}
device {device=gadget2}, from {from=clock3}, until {until=late}, reason {reason=netw}
"{reason=why2}", {device=dev}, till {until=late2}
no net for {device=dev} from {from=clock5}
until {until=late2} take {device=dev} offline and let it say {reason=why2}
{device=dev} off the wifi, they've been at it with the cousins since noon and I've had it
%lang de
nimm [das|die|den] {device=gadget_de} bis {until=time} vom Netz
kein Internet für {device=gadget_de} von {from=time} bis {until=time}
%lang es
córtale internet a la {device=gadget_es} hasta las {until=time}
~ bloquea {device=gadget_es} de {from=time} a {until=time}

%tool netkeeper.guest_wifi Open a wifi network for guests.
%also Returns name and password of the guest network.
%also Let visitors online under a network name of their own that closes after some hours.
%param network_name* (ssid, name) {"type": "string", "description": "Name of the network"}
%param password (key, passphrase) {"type": "string", "description": ""}
%param hours (lifetime, duration) {"type": "integer", "description": "Closes after so many hours"}
%list ssid: bluebird | Party in the garden | villa rosa guests | friends and family | Workshop-2024 | casa de lena | visitors | no password no fun | garden house | wedding of anna and paul | coffee corner | Hotel Mama | neighbours | bnb upstairs | book club | conference room for rent | nest | tea and scones | grill and chill | rosa and emil | first floor visitors
%list netpass: sunflower42 | red balloon | four happy cats | welcome2024 | cake and candles | Barbecue! | tidewater | guest-pass-7 | free for friends | limoncello | ninepins | under the doormat | Summer in June | bluebell9 | bread and butter | moon over lisbon | Kiwi77 | no strings | pancakes on sunday | apple-tree-5
%list hrs: 3 hours => 3 | two hours => 2 | 24 hours => 24 | 6 | a day => 24 | 12 hours => 12 | eight hours => 8 | 48 hours => 48 | five hours => 5 | an hour => 1 | 4h => 4
%list ssidx: Oak Guests | Friends of Nora | party | Pino's free wifi | Come In and Find Out | tmp-net-2 | The Anchor Garden | Wedding, Ruth and Basil | guest | LAN of Milk and Honey
%list pwx: sunflower88 | key-under-mat | welcome2york | Xa7-99-kB | three blind mice | openSesame! | friends4ever | bread&butter | hunter-22 | 44710099
%list nfew2: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list password: Tulip-88 | sesame | 4ever&ever | hunter3 | blue whale | Xk29!pq | grandma1931 | ottoschmidt
%list wname: Casa Rossi Guests | come in and sit down | Not for Neighbours | Party at Number 9 | Villa Kunterbunt | Bob's Burrow | the crew from Leeds | under the stairs
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list hrs2: 4 hours => 4 | six hours => 6 | 12 hours => 12 | 3 hours => 3 | an hour => 1 | 48 hours => 48 | five hours => 5
open a guest wifi called {network_name=ssid}
guest network {network_name=ssid}, password {password=netpass}, for {hours=hrs}
~ {network_name=ssid} as wifi for our guests, {hours=hrs}, {password=netpass} (to get in|as password)
for {hours=hrs} a network named {network_name=ssid}
password {password=netpass}, name {network_name=ssid}, {hours=hrs}: guests
wifi "{network_name=ssid}" with "{password=netpass}"
twelve friends are about to ring and every single one of them will ask how to get online, so {network_name=ssid} with {password=netpass}
the in-laws are staying over and want to send photos, {network_name=ssid} for {hours=hrs} please
I don't like strangers on our own line, give them {network_name=ssid} and {password=netpass}
visitors should be able to surf via {network_name=ssid}, closing after {hours=hrs}
open a network for our guests
guest wifi for {hours=hrs} with password {password=netpass}
open a guest wifi called {network_name=ssidx} with the password {password=pwx} for {hours=nfew2} hours
for {hours=nfew2} hours, guest wifi {network_name=ssidx}
name {network_name=ssidx}, password {password=pwx}, hours {hours=nfew2}
use {password=pwx} as the password for the guest network {network_name=ssidx}
with {password=password} as the password, visitors' net {network_name=wname}
~ {=pre}, net for the guests, call it {network_name=wname}, gone after {hours=hrs2}
{network_name=wname}, {password=password}, {hours=hrs2}, that's for my visitors to get online
wifi for the guests under {network_name=wname}, they bring six phones for three people

%tool netkeeper.vpn Connect through a VPN, or disconnect.
%also Returns the state of the tunnel.
%also Go online as if from another country, by one of the protocols.
%param country (location, exit) {"type": "string", "description": "Where the exit is"}
%param protocol (type) {"type": "string", "enum": ["wireguard", "openvpn", "ikev2"], "description": "Protocol"}
%param action (do, command) {"type": "string", "enum": ["connect", "disconnect", "reconnect"], "description": "Connects when nothing is told"}
%list plainland: Germany | France | Norway | Japan | Switzerland | Iceland | Canada | Spain | Ireland | Brazil | Italy | Australia | Sweden | South Korea | Mexico | New Zealand | Portugal | Finland
%list land: Iceland | the Netherlands | japan | Costa Rica | New Zealand | South Korea | Portugal | Brazil | Bosnia and Herzegovina | switzerland | Austria | Antigua & Barbuda | Chile
{action:connect=connect|switch on} the vpn to {country=plainland}
~ vpn {action:disconnect=off|disconnect}
{action:connect=connect} through {country=plainland} with {protocol:wireguard=wireguard}
{protocol:openvpn=openvpn}, {country=plainland}, {action:connect=go|connect|on}
~ {action:reconnect=reconnect} via {country=plainland}[, {protocol:ikev2=ikev2}]
{country=plainland} vpn, {action:reconnect=drop it and dial in again|once more from scratch}, {protocol:wireguard=wireguard}
this series is only shown in {country=plainland}, make it look as if I were sitting there
my bank locks me out every time I'm abroad, so pretend that I'm at home in {country=plainland}
{action:disconnect=stop pretending} I'm in {country=plainland}
the airport hotspot looks fishy and I have to send a contract before boarding, let me look as if I were in {country=plainland}, {protocol:wireguard=wireguard}
I'm through with the foreign stuff, {action:disconnect=hang up|end it}, my normal line will do
vpn via {protocol:openvpn=openvpn}
the vpn in {country=plainland} please
tunnel my traffic through {country=land}, {protocol:openvpn=OpenVPN|open vpn}
{action:disconnect=hang up|drop|turn off} the vpn
vpn {action:reconnect=again from scratch|reconnect}, {protocol:ikev2=IKEv2|ike v2} this time
I need the VPN, this is hotel wifi in {=land}
%lang de
{action:connect=verbinde} mich per VPN mit {country=country}
{action:disconnect=trenn|beende} das VPN
%lang es
{action:connect=conéctame} por vpn a {country=country} con {protocol:wireguard=wireguard}
{action:disconnect=desconecta} la vpn

%tool netkeeper.screen_time Limit how many minutes a child may use an app each day.
%also Sets a daily limit.
%also A ration of play for one of the kids, for a game or everything, on school days, weekends or always.
%param child* (kid, name) {"type": "string", "description": "Whose time"}
%param minutes* (limit, allowance) {"type": "integer", "description": "Minutes a day"}
%param app (game, program) {"type": "string", "description": "App or game"}
%param days (when) {"type": "string", "enum": ["school_days", "weekend", "always"], "description": "On which days"}
%list plainkid: Leo | Mia | Emma | Ben | Tom | Finn | Clara | Noah | Zoe | Anton | Lucy | Sam | Ida | Jonas | Theo and Ida | both of the twins | my youngest nephew | little Ida | Marta and Jan | Oskar | Elif
%list plaingame: Minecraft | YouTube | Roblox | tiktok | horse game | Fortnite | cartoons and series | Brawl Stars | chess | netflix | Instagram | car racing | whatsapp | drawing app | football manager | Zelda | quiz with friends | ball games and puzzles | twitch | goat simulator | videos about trains | snapchat
%list daymin: 45 minutes => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 20 minutes => 20 | an hour and a half => 90 | 75 min => 75 | forty minutes => 40 | 15 minutes => 15
%list kidx: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Wilf | Bea | Toby
%list appx: TikTok | Castle and Clan | YouTube | Tap to Win | Roblox | Letters with Friends | Minecraft | Snap | Eat or Be Eaten | chess
{child=plainkid} may use {app=plaingame} {minutes=daymin} a day
limit {child=plainkid} to {minutes=daymin} [of {app=plaingame}] on {days:school_days=school days|schooldays}
{minutes=daymin} of {app=plaingame} for {child=plainkid}, {days:weekend=at weekends|on saturdays and sundays}
~ {child=plainkid}: {minutes=daymin} {app=plaingame}, {days:always=always|every single day}
{days:weekend=weekends} {minutes=daymin}, {app=plaingame}, {child=plainkid}
on {days:school_days=school nights|school days} {child=plainkid} gets no more than {minutes=daymin}
{child=plainkid} falls asleep in class because of {app=plaingame}, {minutes=daymin} has to be enough
we've had another row about {app=plaingame} this morning and decided that from now on {child=plainkid} gets {minutes=daymin}
after {minutes=daymin} it's over for {child=plainkid}, {days:always=no matter which day|whatever the day}
the teacher rang about {child=plainkid} again, so let's say {minutes=daymin}, {days:school_days=monday to friday}, as far as {app=plaingame} goes
limit {app=plaingame} for {child=plainkid}
{minutes=daymin} {app=plaingame} a day
limit {child=kidx} to {minutes=nmany} minutes of {app=appx} a day
on {days:weekend=weekends|the weekend}, {minutes=nmany} minutes a day for {child=kidx} on {app=appx}
child {child=kidx}, app {app=appx}, minutes {minutes=nmany}, days {days:school_days=school days}
{app=appx} for {child=kidx}, {days:always=always|every day}: {minutes=nmany} minutes
{minutes=nmany} minutes of screen a day for {child=kidx}

%server porchview

%tool porchview_who_rang Who rang the doorbell.
%also Returns visitors with picture and time.
%also People at a door within a span of time, only strangers or only known faces if wanted.
%param door (entrance, where) {"type": "string", "description": "Which door"}
%param after (since, from) {"type": "string", "description": "Not before"}
%param before (until, to) {"type": "string", "description": "Not after"}
%param faces (who, kind) {"type": "string", "enum": ["known", "strangers", "couriers"], "description": "Kind of visitor"}
%list door: front door | back door | side entrance | garden gate | cellar door | main entrance | door to the flat | shop door | porch | granny flat
%list doorx: front door | back entrance | garden gate | garage side door | door to the yard | main entrance | cellar door | shop door | lower gate | flat upstairs
%list seit_de: heute Mittag | gestern Abend | 14 Uhr | Montag | heute früh
%list desde_es: ayer | las tres | el lunes | anoche | esta mañana
who rang at the {door=door} between {after=since_t} and {before=until_t}
~ any {faces:strangers=strangers|unknown people} at the {door=door} after {after=since_t}
{faces:couriers=couriers|delivery men} at the {door=door} before {before=until_t} and after {after=since_t}
{door=door}, {after=since_t} to {before=until_t}, {faces:known=known faces|people we know}
I was under the shower and heard the bell, did I miss somebody
the dog went mad around {after=since_t}, was somebody standing there
was that {faces:couriers=the post|a parcel man} I didn't get to in time
grandma is sure that {faces:strangers=some odd fellow} came by after {after=since_t} and wanted money
doorbell {after=since_t} to {before=until_t}
{faces:strangers=strangers} since {after=since_t}
visitors {door=door}
forget the camera alerts, simply the people who pressed the button at the {door=door} since {after=since_t}
who rang at the {door=doorx} after {after=clkx}
between {after=clkx} and {before=clky}, who rang the bell
door: {door=doorx}, from: {after=clkx}, to: {before=clky}, visitors: {faces:strangers=strangers}
which {faces:couriers=couriers} rang at the {door=doorx} before {before=clky}
before {before=clky}, did any {faces:strangers=strangers} ring at the {door=doorx}
%lang de
wer hat seit {after=seit_de} geklingelt
%lang es
¿quién ha llamado al timbre desde {after=desde_es}?

%tool porchview_watch_area Make a camera report movement in an area.
%also Creates a motion zone.
%also Raises an alert when people, animals, vehicles or parcels appear in a part of the picture, between two hours.
%param camera* (device, cam) {"type": "string", "description": "Camera"}
%param area* (zone, region) {"type": "string", "description": "Part of the picture"}
%param what (object, trigger) {"type": "string", "enum": ["people", "animals", "vehicles", "parcels"], "description": "What counts"}
%param begin (from_time, start) {"type": "string", "description": "From this hour"}
%param finish (to_time, end) {"type": "string", "description": "To this hour"}
%list area: steps and the bench | left half | bins | parking space | flower bed by the gate | pond | path to the shed | upper right corner | pavement | rabbit hutch | bikes and the pram | fence at the back | letterbox | chicken run | sandpit | window on the ground floor | swimming pool | hedge | woodpile | strip next to the road
%list cam2: driveway camera | one over the shed | porch cam | camera in the hall | backyard camera | cam on the chimney | nursery cam | stable camera | gate camera | roof cam | camera by the bins | balcony cam | garden camera | door cam
%list area2: left half | gate | steps to the cellar | pool | top corner | road and pavement | sandpit | bike rack, right side | lawn | door mat
%list cam3: front door | garage | Cam 2 | back garden | nursery | shed by the gate | hall, upstairs | Porch | drive | shop and till
%list part: the flowerbeds | the left half by the hedge | the pond | the bench under the oak | the gate and the post box | the shed door | the corner with the bikes | the chicken run
report {what:people=people} at the {area=area} on the {camera=cam2} from {begin=ehour} to {finish=mhour}
{camera=cam2}, {area=area}, {what:animals=animals}, {begin=ehour} till {finish=mhour}
{what:vehicles=cars|vehicles} in the {area=area}, {camera=cam2}, {finish=mhour} from {begin=ehour}
alert me to {what:parcels=parcels} on the {camera=cam2}
report movement in the {area=area}
somebody keeps stealing from the {area=area}, let me know when anyone comes near, the {camera=cam2} has it in view
a fox visits the {area=area} every night, I'd love to be woken, {camera=cam2} sees it well, so any {what:animals=creature|beast}
toddler and {area=area} don't go together, the {camera=cam2} should shout if there's a {what:people=child|human}
I don't trust the {area=area} after dark, {begin=ehour} until {finish=mhour}, keep an eye out with the {camera=cam2}
{camera=cam2}, {area=area}
{area=area} {what:vehicles=vehicles}, {camera=cam2}
{camera=cam2} {area=area} {begin=ehour}-{finish=mhour}
not who rang, but whoever walks through the {area=area}, {what:people=persons|people}, {camera=cam2}
watch the {area=area2} on the {camera=cam3} camera for {what:people=people}
from {begin=hour2} to {finish=hourb} watch the {area=area2} with {camera=cam3}
for {what:parcels=parcels}, {camera=cam3}, area {area=area2}, until {finish=hourb}
camera {camera=cam3}, area {area=area2}, what {what:animals=animals}, start {begin=hour2}, end {finish=hourb}
report {what:vehicles=vehicles|cars} in the {area=area2}, camera {camera=cam3}, from {begin=hour2}
{what:people=people}, {area=part}, {camera=cam}, to {finish=late2}
on {camera=cam}, warn me of anything at {area=part}
from {begin=late2} keep an eye on {area=part} with the {camera=cam}
with {camera=cam}: {what:animals=animals|cats and foxes} at {area=part}, we lost two hens to something

%tool porchview_garage_gate Open or close the garage.
%also Returns the state of the gate.
%also Moves the gate up, down or ajar and shuts it again after some minutes.
%param move* (action, state) {"type": "string", "enum": ["open", "close", "ajar"], "description": "What to do"}
%param gate (door, which) {"type": "string", "description": "Which one"}
%param shut_after (auto_close, minutes) {"type": "integer", "description": "Minutes"}
%list gate: left one | big one | one for the van | gate at the back | double gate | neighbour's side | workshop gate | main one | right one | rental garage | bike garage
%list shutmin: 5 minutes => 5 | ten minutes => 10 | two minutes => 2 | half an hour => 30 | 15 min => 15 | three minutes => 3 | 20 minutes => 20
%list gate2: left door | double garage | workshop | bike shed | side entrance for bikes and bins | second bay | north door | carport | big roller door | garage by the road | old barn
%list shut: 5 minutes => 5 | ten minutes => 10 | 2 minutes => 2 | half an hour => 30 | 15 min => 15 | three minutes => 3 | 20 minutes => 20 | an hour => 60 | 8 min => 8 | 1 minute => 1
%list gate3: Garagentor | linke Tor | große Tor
%list shut_after: 20 minutos => 20 | media hora => 30 | 45 minutos => 45 | diez minutos => 10 | una hora => 60
{move:open=open} the {gate=gate}, shut it after {shut_after=shutmin}
the {gate=gate} {move:ajar=ajar|a hand's width}, for {shut_after=shutmin}
~ {shut_after=shutmin} {move:open=up}, then down, the {gate=gate}
do something with the {gate=gate}
the garage for {shut_after=shutmin}
~ I'm round the corner with the shopping and it's raining cats and dogs, {move:open=let me in|up with it}
did I leave it up again? if so {move:close=shut|down}, there are tools worth a fortune in there
the cat got locked in with the car, {move:ajar=just a crack|a little gap} for {shut_after=shutmin}
{=firstname} brings the bikes back in a moment, {move:open=lift} the {gate=gate}, {shut_after=shutmin} is enough
garage {move:open=open}
{gate=gate} {move:close=closed}
{gate=gate} {move:ajar=ajar}
no need to look who's there, {move:open=open up} the {gate=gate} for them
{move:open=roll up|lift} the {gate=gate2} and down again after {shut_after=shut}
{gate=gate2}, {move:ajar=open a crack|just a gap}
~ pull the {gate=gate2} {move:close=shut|closed}
garage {move:close=down|shut}, the last car drove off 10 minutes ago
%lang de
mach das {gate=gate3} {move:close=zu|wieder zu}
%lang es
{move:open=ábreme} el garaje y que se cierre a los {shut_after=shut_after}

%server probechef

%tool probechef_roast Roast something in the oven until its core has reached a temperature.
%also Returns an estimate of when the roast is done.
%also Heats the oven and watches a meat probe, then keeps the food warm or switches off.
%param food* (dish, item) {"type": "string", "description": "What is in the oven"}
%param core* (core_temperature, inside) {"type": "integer", "description": "Degrees Celsius inside"}
%param oven (heat, chamber) {"type": "integer", "description": "Degrees Celsius of the oven"}
%param afterwards (then, finish_with) {"type": "string", "enum": ["keep_warm", "switch_off", "grill"], "description": "What to do when it is done"}
%list roastfood: leg of lamb | pork belly with crackling | stuffed chicken | beef wellington | meatloaf | duck with oranges | salmon in pastry | rack of venison | turkey crown | joint of beef | nut roast | goose | ham in honey and mustard | whole trout | shoulder of pork | sourdough loaf | chicken thighs in yoghurt | veal roulade | rabbit | brisket for sunday
%list ovenheat: 180 | 160 degrees => 160 | 200° => 200 | 120 | 140 degrees => 140 | 220 | 90 degrees => 90
%list core: 62 degrees => 62 | 75 | 56° => 56 | 85 degrees => 85 | 70 | 92 | 68 degrees => 68 | fifty degrees => 50 | 58
%list roastx: leg of lamb | pork shoulder | turkey with chestnut stuffing | prime rib | duck | beef wellington | whole chicken, stuffed | salmon side | Aunt Mo's meatloaf with bacon and onions | venison | goose | two racks of lamb
%list corex: 58 degrees => 58 | 63 | 70°C => 70 | 54 degrees => 54 | seventy degrees => 70 | 82 | 75 degrees => 75 | 60 C => 60 | 68 | 50 degrees => 50 | 90
roast the {food=roastfood} at {oven=ovenheat} until the core is {core=core}, then {afterwards:keep_warm=keep it warm}
{food=roastfood}: {core=core} inside, oven {oven=ovenheat}, {afterwards:grill=grill at the end}
oven at {oven=ovenheat}, {food=roastfood}, core {core=core}, afterwards {afterwards:switch_off=off}
{core=core} in the middle for the {food=roastfood}
roast the {food=roastfood} at {oven=ovenheat}
roast it until the core has {core=core}
last time the {food=roastfood} came out dry as dust, this time not a degree beyond {core=core}
the butcher says {core=core} is when {food=roastfood} is perfect, see to that while I'm in church
nine people at the table and I have no idea about {food=roastfood}; {core=core} in the centre and then {afterwards:keep_warm=let it wait for us|don't let it get cold}
I like {food=roastfood} pink, {core=core}, {afterwards:switch_off=no more power after that}
{food=roastfood} {core=core}
{food=roastfood}, {oven=ovenheat}, core {core=core}
{food=roastfood} to {core=core}
the oven is clean enough, now it shall do the {food=roastfood}, {core=core}
{food=roastx} to {core=corex} inside, oven at {oven=dgx}, then {afterwards:keep_warm=keep it warm|hold it warm|don't let it go cold}
~ {food=roastx} until it's {core=corex} in the middle
{food=roastx}, core {core=corex}, {afterwards:switch_off=turn it off after that|off when done|kill the heat when finished}
cook {food=roastx} to a core of {core=corex}, the grill outside is broken

%tool probechef_self_clean Let the oven clean itself.
%also Starts pyrolysis. Returns its end.
%also Burns off grease with high heat or loosens it with steam, at once or beginning at some hour.
%param method* (mode, kind) {"type": "string", "enum": ["heat", "steam", "short"], "description": "How"}
%param begin (starts, at) {"type": "string", "description": "Hour"}
clean the oven with {method:steam=steam}
{method:heat=pyrolysis|high heat}, beginning at {begin=ehour}
let the oven clean itself at {begin=ehour}
at {begin=ehour}, {method:short=the short one}, oven cleaning
oven cleaning from {begin=doneby}
the cheese from the lasagne is all over the bottom and it smokes, {method:heat=burn it off|full blast}
my mother in law inspects everything and there's grease behind that door, {method:short=a quick once-over|just briefly}
I don't want to scrub with chemicals, {method:steam=hot vapour|moisture} should loosen it
it gets hot and smelly so {begin=ehour} when we're out, {method:heat=turn it to ashes|as hot as it goes}
{method:steam=steam} clean
~ {method:short=short} clean, {begin=ehour}
oven, {method:heat=pyrolytic|pyrolysis}, {begin=ehour}
~ no roast today, there's still fat from the last one in there, {method:steam=steam} it out
{method:steam=steam|with steam} cleaning for the oven at {begin=clock}
burn the oven clean, {method:heat=high heat|with heat}, starting {begin=clock}
a {method:short=short|quick} clean of the oven, from {begin=clock}
oven: clean yourself {method:steam=by steam|with steam}, we eat at {=clock}
%lang de
lass den Ofen ab {begin=time} mit {method:steam=Dampf} reinigen
%lang es
que el horno se limpie solo con {method:heat=pirólisis|calor} a las {begin=hora_t}

%server safecopy

%tool safecopy_run Back up a folder now.
%also Starts a backup.
%also Copy a directory safely to the NAS, a disk or the cloud, scrambled if wanted.
%param folder* (source, path) {"type": "string", "description": "What is copied"}
%param destination* (target, to) {"type": "string", "enum": ["nas", "external_disk", "cloud", "usb_stick"], "description": "Where to"}
%param encrypt (encrypted, secure) {"type": "boolean", "description": "Scramble it"}
%list precious: photos from norway | Documents | thesis and notes | ~/projects | tax papers | client work for acme | music library | recipes and menus | baby videos | Desktop | accounts 2024 | letters | drawings for the house | /home/ada | scans of the passports | family archive | wedding pictures | songs and lyrics | mail archive | school stuff
%list dir: Documents | ~/photos/2026 | taxes and receipts | /var/www | C:\Users\Jo\Music | thesis | letters from grandma, scanned | /etc | My Pictures | projects/fern/src | recipes | Videos of the kids
back up {folder=precious} to the {destination:nas=nas}
backup of {folder=precious}, {destination:cloud=cloud|to the cloud}, {encrypt:true=encrypted|scrambled}
{encrypt:true=encrypted}, onto the {destination:usb_stick=stick|usb stick}: {folder=precious}
{folder=precious} -> {destination:external_disk=external disk|external drive|usb drive}, {encrypt:false=unencrypted|no encryption}
put a copy of {folder=precious} on the {destination:usb_stick=usb stick|thumb drive}
back up now: {folder=precious} on {destination:nas=the nas|the network drive}
my laptop has started making funny noises, and I'd be devastated if I lost {folder=precious}, so save it to the {destination:external_disk=external disk|big drive}
if this machine dies {folder=precious} dies with it, get it onto the {destination:nas=nas|server in the cellar}
{folder=precious} should exist twice, {destination:cloud=online|in the cloud}, {encrypt:true=nobody else can read it|unreadable for others}
~ I'm taking {folder=precious} on the plane, so have it on the {destination:usb_stick=stick|memory stick} {encrypt:true=in encrypted form|scrambled} by the time I leave
back up {folder=precious}
~ run an {encrypt:true=encrypted} backup to the {destination:cloud=cloud}
copy {folder=dir} to the {destination:nas=NAS|network storage} for safety
{folder=dir} onto a {destination:usb_stick=USB stick|thumb drive|memory stick}, {encrypt:true=encrypted|with encryption}
~ save a spare of {folder=dir} in the {destination:cloud=cloud|online storage}, {encrypt:false=not encrypted|without encryption}
put {folder=dir} on the {destination:external_disk=external disk|external drive} now, before the cloudy evening
%lang de
sichere {folder=folder} auf die {destination:external_disk=externe Platte}
mach ein {encrypt:true=verschlüsseltes} Backup von {folder=folder} {destination:cloud=in der Cloud}
%lang es
hazme una copia de {folder=folder} en {destination:cloud=la nube}
guárdame {folder=folder} en el {destination:usb_stick=lápiz usb|pendrive}, {encrypt:true=cifrado}

%tool safecopy_restore Restore a file or folder from a backup.
%also Returns the path of what was restored.
%also Bring something lost or spoiled back as it was on a day, in its old place or another one.
%param item* (path, what) {"type": "string", "description": "File or folder"}
%param as_of (date, version) {"type": "string", "description": "State of which day"}
%param into (target, to) {"type": "string", "description": "Folder it is put in"}
%list lostitem: budget.xlsx | chapter three | photos of the baby | contract with globex.docx | Documents | speech for dad | spreadsheet with the prices | notes.txt | thesis folder | recipe for goulash | config.yaml | drawings and plans | contacts | list of donors.csv | pictures from the sea | save game | letters to the bank | presentation for monday.pptx | poems | guest list
%list pastday: yesterday | last friday | march 3 | monday | two days ago | before the crash | last week | the 12th | sunday evening | 2024-05-01 | christmas | the first of june | wednesday | last month | easter | this morning
%list intodir: Desktop | Restored | ~/rescue | Downloads | old versions | folder for anna | Work | recovered and safe | temp | external drive | Documents/back | new laptop | safe place | folder for ben and kim | rescue on the nas | ~/back | Pictures/again | drafts for review | Music | things to check
%list lost9: budget.xlsx | photos from Bath | /etc/nginx | Rivers by Ella Moor.docx | thesis | old and new logos | tmp-fix-2 | Notes to self.txt | music/live at The Anchor | the tax folder | keys_backup.kdbx
%list since2: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list pastday2: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
%list dirs: Contracts | old stuff | Clients/Harrow | house and garden | To read | Q3 planning | shared with Ana | misc | letters to the bank | work-2026 | From Mum | out/pdf
%list dir: Downloads | Family | the old laptop backup | ~/work/2024 | Scans | the folder of my ex | Projects/roof | Desktop | archive_b | School
%list lost: thesis.docx | the Photos folder | budget.xlsx | my bookmarks | the recipes | src/main.py | Letters to Anna | the whole desktop | novel_ch4.odt | contacts.vcf
%list past3: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
%list since3: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
restore {item=lostitem}
restore {item=lostitem} as of {as_of=pastday} into {into=intodir}
{item=lostitem} from the backup of {as_of=pastday}
into {into=intodir}: {item=lostitem} as it was {as_of=pastday}
the {as_of=pastday} version of {item=lostitem}, put in {into=intodir}
~ get {item=lostitem} back from the backup, into {into=intodir}
I deleted {item=lostitem} by accident, how it stood {as_of=pastday} is all I want
my toddler got hold of the keyboard and now {item=lostitem} is one long row of q's, fetch me how it looked {as_of=pastday}
{item=lostitem} got ruined after {as_of=pastday}, give me the good one, {into=intodir}
oh no, where's {item=lostitem}, it was still there {as_of=pastday}
I've spent the whole afternoon making {item=lostitem} worse and worse, let's pretend it's {as_of=pastday} again
restore the state of {as_of=pastday}
put my backup into {into=intodir}
restore {item=lost9} as of {as_of=since2}
restore {item=lost9} from {as_of=pastday2} into {into=dirs}
item {item=lost9}, state {as_of=pastday2}, into {into=dirs}
into {into=dirs}, the version of {as_of=pastday2}, restore {item=lost9}
into {into=dir}, the state of {as_of=day7}, {item=lost}
{item=lost} as it was on {as_of=past3}
I sat on the keyboard and {item=lost} is gone, fetch it back
as of {as_of=since3} bring {item=lost}, put into {into=dir}

%server shedco

%tool shedco.rent_tool Rent a tool or machine.
%also Returns price and pick-up time.
%also Hires equipment from a branch for some days from a date on.
%param tool* (machine, equipment) {"type": "string", "description": ""}
%param days (rental_days, number_of_days) {"type": "integer", "description": "Length of the hire"}
%param from_day (start, pickup_date) {"type": "string", "description": "First day"}
%param branch (store, location) {"type": "string", "description": "Shop"}
%param delivered (delivery, bring_it) {"type": "boolean", "description": "Brought to the door"}
%list rtool: cement mixer | floor sander | jackhammer | wallpaper steamer | mini digger | chainsaw | tile cutter | scaffold with wheels | wood chipper | lawn aerator | pressure washer | concrete drill and bits | sander for the stairs | trailer with a winch | dehumidifier | generator for the party | carpet cleaner | angle grinder | log splitter | leaf blower | ladder with three parts | rotavator | paint sprayer
%list days2: two weeks => 14 | 7 days => 7 | three weeks => 21 | ten days => 10 | a week => 7 | 21 days => 21 | five days => 5 | 30 days => 30 | 3 days => 3 | a fortnight => 14 | two days => 2
%list branch: Baumarkt Nord | Toolstation | Castle Park | Northgate | Hornbach | your shop in Camden | Werkhof Ost | Riverside store | Kings Cross | Industriestraße | Southport | Harbour depot
%list branch_the: Leeds branch | depot in Hill Street | yard behind the station | one by the ring road
%list rent: cement mixer | floor sander | hedge trimmer, electric | drill | ladder with platform | saw for stone and tile | mini digger | carpet cleaner | pressure washer | trailer, two axles
%list days3: three days => 3 | 7 days => 7 | two days => 2 | 30 days => 30 | 14 days => 14 | a day => 1 | ten days => 10 | 5 days => 5 | a week => 7
%list day8: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list branch2: Mill Lane | North | Leeds South | Stratford-upon-Avon | Harbour Road | Town Hall Square | Ghent | Old Market | Bridge Street | St. Mary's
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list hall: the sports centre | TC Blau | Racket Club West | the university hall | Arena 4 | the club by the lake
%list tool: a floor sander | a mini digger | scaffolding for two storeys | a chainsaw | a carpet cleaner | jackhammer | a cement mixer
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list gerät: Betonmischer | Parkettschleifmaschine | Minibagger | Kettensäge | Fliesenschneider | Tapetenlöser | Häcksler
%list tage: zwei Wochen => 14 | drei Tage => 3 | eine Woche => 7 | zehn Tage => 10
%list máquina: hormigonera | lijadora de suelos | martillo neumático | motosierra | cortadora de azulejos | generador para la fiesta
%list dias: dos semanas => 14 | tres días => 3 | una semana => 7 | diez días => 10
(rent|hire) a {tool=rtool} for {days=days2} from {from_day=pday}
{tool=rtool}, {days=days2}, {from_day=pday}, ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
from {from_day=pday} I need a {tool=rtool} for {days=days2}, {delivered:true=delivered|brought to me}
({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}): {tool=rtool}, {from_day=pday}, {delivered:false=I'll collect it|I pick it up}
{days=days2} with a {tool=rtool}, starting {from_day=pday}
we're doing up the old kitchen ourselves because nobody answers the phone, so a {tool=rtool} from {from_day=pday} for {days=days2}
my arms are killing me after one afternoon by hand. get a {tool=rtool} from ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
a {tool=rtool} {from_day=pday}, {days=days2}, {delivered:true=bring it round|to the door}
does ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}) have a {tool=rtool} for me {from_day=pday}? {days=days2}
I can't do this job without a {tool=rtool}
{tool=rtool} - {days=days2} - ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the})
get hold of a {tool=rtool} for the weekend of {from_day=pday}
rent a machine for {days=days2} from {from_day=pday}
hire something from ({branch=branch}|{branch=branch}|{branch=branch}|the {branch=branch_the}), {delivered:true=delivered}
rent a {tool=rent} for {days=days3} from {from_day=day8}
hire the {tool=rent} at {branch=branch2} for {days=days3}
starting {from_day=rel} for {days=days3}: {tool=rent}, {delivered:true=delivered}
tool {tool=rent}, days {days=few2}, shop {branch=branch2}, start {from_day=day8}
from {branch=branch2} I need a {tool=rent} on {from_day=day8}
{tool=rent} from {from_day=day8}, {delivered:false=I collect it myself|no delivery}
from {branch=hall} for {days=guests} days, {tool=tool}
{delivered:true=to my door|delivered}, {tool=tool}, {from_day=day6}
for {days=guests} days from {from_day=sday}, {tool=tool}, {=aside}
%lang de
{tool=gerät} für {days=tage} mieten, und zwar ab {from_day=date}
%lang es
alquílame una {tool=máquina} por {days=dias} a partir de {from_day=date}

%tool shedco.store_things Rent a storage unit.
%also Returns unit number and code.
%also Room for furniture or boxes, so big, in a town, for some months.
%param town* (city, location) {"type": "string", "description": ""}
%param square_metres (size, area) {"type": "integer", "description": "Size"}
%param months (duration_months, term_months) {"type": "integer", "description": "How long"}
%param start (from_date, move_in) {"type": "string", "description": "First day"}
%param contents (goods, items) {"type": "string", "description": "What goes in"}
%list sqm: 4 | 6 | ten => 10 | 12 square metres => 12 | 8 | 20 | 3 | five => 5 | 15 square metres => 15 | 2
%list months: six months => 6 | 3 months => 3 | a year => 12 | two years => 24 | 12 months => 12 | one month => 1 | two months => 2 | nine months => 9 | half a year => 6
%list stuff: skis and winter tyres | furniture from my parents | thirty boxes of books | christmas decorations | paper files for the tax office | kitchen appliances | paintings in crates | garden chairs | stock for my web shop | baby clothes and toys | bikes | everything from the old flat | tools and timber | carpets | wine
%list stuff_a: sofa and two beds | motorbike | piano | dismantled wardrobe
%list sqm9: 2 | four => 4 | 6 | 8 | ten => 10 | 12 | 15 | 20
%list town1: Graz | Port Sorrel | La Rochelle | Leeds | Stow on the Wold | Vigo | Saint John's | Lyon | Bath | Bad Ischl | Oslo | New Orleans | Upper Hutt
%list stuff9: skis and boots | furniture from two rooms | books | a piano, covered | Uncle Bram's tools | old files, some pictures | winter tyres | forty boxes and a sofa | a boat | the whole kitchen, in parts
rent {square_metres=sqm} of storage in {town=city} for {months=months}
storage unit, {town=city}, {months=months}, from {start=pday}, for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) for {months=months} in {town=city}, {square_metres=sqm} should do
from {start=pday} I need a place for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) in {town=city}
~ {town=city}: {square_metres=sqm}, {months=months}, beginning {start=pday}
where in {town=city} can I leave ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) for {months=months}
I'm going abroad for work and the flat is sublet, so ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}) must go somewhere in {town=city} from {start=pday}
we inherited the lot and have no idea where to put it. {square_metres=sqm} in {town=city}, {months=months}
no more space at home: ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}), {town=city}
a locker for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a}), {start=pday}, {months=months}, {town=city}
~ {months=months} from {start=pday}, {town=city}, {square_metres=sqm}
self storage {town=city}, ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
rent a storage unit for {months=months} from {start=pday}
I need {square_metres=sqm} for ({contents=stuff}|{contents=stuff}|{contents=stuff}|a {contents=stuff_a})
~ rent {square_metres=sqm9} square metres in {town=town1} for {months=nfew} months
store {contents=stuff9} in {town=town1} from {start=onday2}
town: {town=town1}, size: {square_metres=sqm9}, months: {months=nfew}, contents: {contents=stuff9}
for {contents=stuff9}, starting {start=anyday2}, a unit in {town=town1}
from {start=onday2}, {months=nfew} months, storage in {town=town1}
%lang es
alquílame un trastero en {town=city} desde {start=date}

%tool shedco.moving_quote Ask what a house move would cost.
%also Returns a price.
%also An offer for taking a household from one address to another, with packing and a piano if need be.
%param from_place* (origin, from_address) {"type": "string", "description": "Old home"}
%param to_place* (destination, to_address) {"type": "string", "description": "New home"}
%param day (date, move_date) {"type": "string", "description": ""}
%param rooms (room_count) {"type": "integer", "description": "Size of the household"}
%param packing (full_service, pack) {"type": "boolean", "description": "They pack"}
%param bulky (special_items, heavy) {"type": "string", "description": "Heavy or fragile pieces"}
%list home_b: 3 Elm Court | Ghent | Bahnhofstraße 5 | Bristol | calle Sol 4 | 70 Queen's Road | Hamburg | Lyon | 12 Birch Avenue | Leeds | Graz | Oslo | 9 Rue Basse | 101 Bridge Street | Porto | Marktplatz 1 | Dublin
%list home_b_the: house by the lake | farm in Wales | new flat
%list rooms2: 3 | three => 3 | two => 2 | 4 | five => 5 | 2 | one => 1 | 6
%list bulky: aquarium with fish | two wardrobes and a mirror | washing machine and dryer | pool table | glass cabinet with china | treadmill | statue in the garden | wine cellar | big fern in a pot | server rack | kiln | bunk bed
%list bulky_an: upright piano | oak dresser
%list bulky_a: safe | marble table | grand piano on the third floor | harp
%list bulky_the: grandfather clock | fridge
%list homb: 9 Harbour Lane | the cottage in the woods | 30 Queen's Gate | The Beeches | Bahnhofstraße 3, back entrance | the villa with the blue shutters | St. Mary's Court | a flat in Porto | Malmö | 4 Church Hill | Ferry House | the new place
%list blk: a piano | two wardrobes and a safe | grandfather clock | aquarium, 200 litres | pool table | a glass cabinet that must not tip | washing machine | paintings and mirrors | marble table | a harp
%list few2: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
%list city2: Leeds | Graz | Porto | New York | Ghent | Bad Homburg | Rio de Janeiro | Malmö | St. Gallen | Cork | The Hague | Santiago de Compostela | Bergen | Kuala Lumpur
%list town2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list bulky2: a piano and a safe | my grandmother's wardrobe | an aquarium with 300 litres | a kiln | the pool table from the cellar
%list town3: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list home2: the loft on Orchard Road | Kirchgasse 9 | listing 88213 | the two-room flat by the canal | 14 Mill Lane | the house with the red door
what would it cost to move from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
moving ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {day=pday}, {rooms=rooms2} rooms
to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}), {rooms=rooms2} rooms, {packing:true=they pack|packing included}
{rooms=rooms2} rooms, ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the}), ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) -> ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) on {day=pday}
quote for {day=pday}: ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {packing:false=we pack ourselves|without packing}, ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the})
get our stuff from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) over to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), how expensive is that
~ the twins are on the way and we need more space, so ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}) {day=pday}, {rooms=rooms2} rooms, what are we looking at
my back won't survive another flight of stairs, I'm afraid. price for ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {packing:true=everything packed by them|full service}
how much to bring ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the}) and {rooms=rooms2} rooms of furniture from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
we leave ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) {day=pday}, new home is ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), with ({bulky=bulky}|{bulky=bulky}|{bulky=bulky}|an {bulky=bulky_an}|a {bulky=bulky_a}|the {bulky=bulky_the})
an offer please: ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), coming from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}), {day=pday}
what do removal men take for ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the})
moving quote to ({to_place=home_b}|{to_place=home_b}|{to_place=home_b}|the {to_place=home_b_the}), {rooms=rooms2} rooms
quote for a move from ({from_place=home}|{from_place=home}|{from_place=home}|the {from_place=home_the}) on {day=pday}
moving quote from {from_place=hom} to {to_place=homb}
quote for a move to {to_place=homb} from {from_place=hom} on {day=day5}
with {bulky=blk}, from {from_place=hom} to {to_place=homb}
from: {from_place=hom}, to: {to_place=homb}, rooms: {rooms=few2}, packing: {packing:true=yes}
{rooms=few2} rooms from {from_place=city2} to {to_place=homb}, {packing:false=we pack ourselves|no packing}
move on {day=day5}, {rooms=few2} rooms, old home {from_place=hom}, new home {to_place=homb}, bulky: {bulky=blk}
into {to_place=homb} out of {from_place=hom}, {packing:true=they pack|packing included}, what would it cost
to {to_place=town2} with {bulky=bulky2}, out of {from_place=town3}
from {from_place=street2} into {to_place=home2}, {rooms=guests} rooms, {packing:true=you pack|with packing}
{rooms=guests} rooms and {bulky=bulky2}, {from_place=town3} to {to_place=town2}, {day=day6}
%lang de
was kostet ein Umzug von {from_place=home} nach {to_place=city}, {rooms=rooms2} Zimmer
%lang es
¿cuánto cuesta una mudanza de {from_place=city} a {to_place=city}, {rooms=rooms2} habitaciones?

%server slatwise
%list window: bay window | kitchen window | skylight in the attic | balcony door | big one in the living room | bathroom window | window over the sink | nursery | south side | office | French doors | studio window | landing | winter garden | bedroom left | bedroom right | west windows | shop front | door to the terrace | window by the desk | roof window

%tool slatwise_tilt Move blinds and tilt their slats.
%also Returns the new position.
%also Lowers or raises what hangs before a window to some percent and turns the slats to an angle.
%param window* (blind, which) {"type": "string", "description": "Which window"}
%param closed (position, percent) {"type": "integer", "description": "Percent closed"}
%param angle (tilt, degrees) {"type": "integer", "description": "Degrees of the slats"}
%list shut: 70 percent => 70 | 30% => 30 | half => 50 | 100 percent => 100 | 85% => 85 | 20 percent => 20 | 45 | 60% => 60 | 10 percent => 10 | 90
%list slat: 45 degrees => 45 | 30° => 30 | 15 degrees => 15 | 60 degrees => 60 | 90° => 90 | 20 degrees => 20 | 75° => 75
%list win: kitchen window | balcony door | south side | Mia's room | bay window in the lounge | skylight | study, left | bathroom | terrace doors and hall | bedroom east | attic | shop front
%list shut2: half => 50 | 50% => 50 | 80 percent => 80 | 100% => 100 | 30% => 30 | 20 percent => 20 | 75% => 75 | 40% => 40 | 90 percent => 90 | 60% => 60
(lower|close) the blinds at the {window=window} to {closed=shut} and tilt them {angle=slat}
{window=window}: {closed=shut} closed, slats at {angle=slat}
slats {angle=slat}, {closed=shut}, {window=window}
tilt the slats to {angle=slat}
blinds down {closed=shut}
the sun comes straight into my eyes through the {window=window}
the man across the street can look in at the {window=window}, {closed=shut} would do
my tomatoes by the {window=window} want more daylight, {angle=slat} perhaps
I can't see a thing on my monitor, something has to be done about the {window=window}
{window=window} {closed=shut}
{window=window} {angle=slat}
{window=window} slats, {angle=slat}
only today and only now, forget the daily hours: {window=window} to {closed=shut}
can you let a bit of air and light past the {window=window}, say {closed=shut}
close the blinds, {window=win}, {closed=shut2}
blinds {window=win}: slats at {angle=tilt}
{window=win}, blind {closed=shut2} shut, slats {angle=tilt}
less sun through the blinds, {window=win}, from that angle I see nothing

%tool slatwise_daily Open and close blinds at fixed hours.
%also Creates a timetable for a blind.
%also Sets when it goes up in the morning and down in the evening before a window, on every day, workdays or weekends.
%param window* (blind, which) {"type": "string", "description": "Which window"}
%param up_at (opens, raise_at) {"type": "string", "description": "Hour of opening"}
%param down_at (closes, lower_at) {"type": "string", "description": "Hour of closing"}
%param days (repeat, weekdays) {"type": "string", "enum": ["daily", "workdays", "weekends"], "description": "On which days"}
%list win: kitchen window | bay window | bedroom, left | skylight | study | window by the stairs | bathroom | balcony door | front window | nursery | back
%list fenster: Küchenfenster | Balkonfenster | Dachfenster | Erker | Fenster im Bad | Fenster über der Spüle
%list ventana: cocina | terraza | buhardilla | habitación de los niños | galería
blinds at the {window=window}: up {up_at=mhour}, down {down_at=ehour}, {days:workdays=Mon-Fri|workdays}
open the {window=window} at {up_at=mhour} and close at {down_at=ehour} {days:daily=every day|daily}
{days:weekends=Saturdays and Sundays|on weekends} the {window=window} opens at {up_at=mhour}, closes {down_at=ehour}
close the blinds every evening at {down_at=ehour}
I'd like to be woken by daylight through the {window=window}, {up_at=mhour}, {days:workdays=only when I have to work|on working days}
it should look as if somebody lived here, the {window=window} from {down_at=ehour} on dark
{=firstname} gets up at {up_at=mhour} anyway, no reason for the {window=window} to stay shut longer
{days:weekends=when I'm off|Sat and Sun} I sleep in, so no light through the {window=window} before {up_at=mhour}
{window=window} {up_at=mhour} to {down_at=ehour}
{window=window}, {days:daily=daily}, {down_at=ehour}
{window=window} up {up_at=mhour}
not now, I don't want them moved or tilted now: {window=window}, {down_at=ehour}, {days:daily=day after day|each evening}
open the {window=win} at {up_at=hour2} and close it at {down_at=hourb}
on {days:workdays=workdays} raise the {window=win} blind at {up_at=hour2}
close at {down_at=hourb}, open at {up_at=hour2}, {days:weekends=weekends} only, {window=win}
window: {window=win} / up: {up_at=hour2} / down: {down_at=hourb} / days: {days:daily=every day}
blinds of the {window=win} down at {down_at=hourb} {days:daily=every day}
%lang de
fahr die Jalousie am {window=fenster} {days:workdays=werktags} um {up_at=time} hoch und um {down_at=time} runter
%lang es
súbeme las persianas de la {window=ventana} a las {up_at=hora_m} y bájalas a las {down_at=hora_t}

%server sprinklewood
%list bed: tomatoes | roses by the gate | the bed under the window | carrots and leeks | herb spiral | north side | hydrangeas | the strip along the fence | Gran's dahlias | raised bed 2 | strawberries in the corner | front lawn | pots on the balcony, all of them

%tool startBedWatering Opens the valve of a bed immediately. Amount by minutes or by litres. Skips when rain is forecast unless ignoreRain is set.
%also Waters a bed now.
%also Give the plants in one part of the garden water at this moment: how long or how much, as fine mist or a strong jet, even when rain is coming.
%param bed* (zone, valve) {"type": "string", "description": "Bed, lawn or pot group"}
%param minutes (duration, runTime) {"type": "integer", "description": "Duration in minutes"}
%param litres (volume, amount) {"type": "number", "description": "Amount in litres"}
%param flow (nozzle, intensity) {"type": "string", "enum": ["mist", "drip", "strong"], "description": "Nozzle setting"}
%param ignoreRain (force, overrideForecast) {"type": "boolean", "description": "Water even if rain is forecast"}
%list lit: 20 litres => 20 | ten litres => 10 | 35 litres => 35 | 50 l => 50 | 15 litres => 15 | forty litres => 40 | 8 litres => 8 | 60 litres => 60 | 12.5 | 100 litres => 100
water {bed=bed}, {ignoreRain:true=never mind the clouds|whatever the forecast says|even if it pours later}
the hose on {bed=bed}, {flow:mist=fine spray|like fog|very soft spray}
{litres=lit} to {bed=bed}
for {minutes=min} put water on {bed=bed}, {flow:strong=a proper jet|full blast}
they look awfully sad, it was 35 degrees today, so give {bed=bed} a drink, {minutes=min}
{minutes=min}, {bed=bed}, {flow:drip=drop by drop|just trickling}, {ignoreRain:false=unless it's going to rain|not if rain's coming}
~ a drink for {bed=bed}, rain has been scarce

%tool planBedWatering Creates a recurring watering plan for a bed. Times are local. For watering right now use startBedWatering.
%also Adds a watering plan.
%also Have the sprinklers come on regularly, at an hour of your choice, for some minutes, daily or less often, up to the end of the season.
%param bed* (zone, area) {"type": "string", "description": ""}
%param startTime* (at, time) {"type": "string", "description": "Local time of the first valve opening"}
%param minutes (duration, runTime) {"type": "integer", "description": "Minutes per run"}
%param interval (frequency, repeat) {"type": "string", "enum": ["daily", "every_other_day", "weekly"], "description": "How often"}
%param endDate (until, lastDay) {"type": "string", "description": "Last day of the plan"}
sprinklers at {startTime=time2} on {bed=bed}, {interval:every_other_day=skipping a day in between|one day yes, one day no}
{bed=bed} gets water from {startTime=time2}, {minutes=min} each
at {startTime=time2} for {minutes=min}, {bed=bed}, until {endDate=dayb}
until {endDate=dayb} have {bed=bed} watered at {startTime=time2}
I always forget in summer, so set up {bed=bed} for {startTime=time2}, {interval:daily=each morning|every single day}
{bed=bed}, {startTime=time2}, {minutes=min}, {interval:weekly=once in seven days|Sundays only}, up to {endDate=dayb}
set up a routine: {bed=bed} at {startTime=time2}, daily life is too busy

%tool logGardenWork Adds an entry to the garden diary about work that has been done. Entries can be filtered by bed and helper later on.
%also Writes to the garden diary.
%also Note down what was done outdoors, where, by whom, on which day and how long it took.
%param work* (task, entry) {"type": "string", "description": "What was done"}
%param bed (place, area) {"type": "string", "description": "Where"}
%param helper (by, person) {"type": "string", "description": "Who did it"}
%param hours (duration, spent) {"type": "number", "description": "Time spent in hours"}
%param date (day, doneOn) {"type": "string", "description": "Day of the work"}
%list gwork: cut back the raspberries, two bags full | sowed spinach | turned the compost and covered it | tied up the clematis before the storm came | weeded for what felt like ages | mowed | picked off snails, about forty | put down mulch | pruned the apple tree after lunch | dug out the old stump, finally | fed the worms | spread ash between the rows
note for the diary: {work=gwork}, {hours=hours}
{helper=who} {work=gwork}, {date=past}
{work=gwork} at {bed=bed}, with {helper=who}
{date=past} in {bed=bed}: {work=gwork}
before I forget it again, this is what we did: {work=gwork}
{bed=bed}, {helper=who}, {hours=hours}, {work=gwork}
garden diary, nothing for tomorrow, only this: {work=gwork}

%tool searchPlants Searches the plant encyclopedia (12,000 species). Not your own garden; see addPlantToBed for that.
%also Searches the plant catalogue.
%also Look for something to grow by words, light, height and hardiness, and so that cats and dogs come to no harm.
%param query* (q, keywords) {"type": "string", "description": "Free text such as a name or a use"}
%param light (exposure, sun) {"type": "string", "enum": ["full_sun", "half_shade", "shade"], "description": "Light it needs"}
%param petSafe (nonToxic, pets) {"type": "boolean", "description": "Only non-toxic plants"}
%param maxHeightCm (height, maxHeight) {"type": "integer", "description": "Maximum height in centimetres"}
%param sort (orderBy, order) {"type": "string", "enum": ["easiest", "price_asc", "popularity"], "description": "Order of the results"}
%list plantq: climber for an ugly wall | lavender | something that flowers in March | ferns | hedge that grows fast, stays green | edible flowers | tomato that doesn't mind wind and rain | peonies | ground cover under birches | bee magnets | a small tree, good to look at in winter | ivy
%list high: 60 cm => 60 | a metre => 100 | 40 cm => 40 | 1.5 metres => 150 | 80 centimetres => 80 | two metres => 200 | 30 cm => 30 | 120 | 50 cm => 50 | 3 metres => 300
what's there in the way of {query=plantq}, {petSafe:true=the dog eats everything|nothing that harms the cat|dog must survive it}
{query=plantq}, {sort:easiest=I kill everything|for people with two left hands|foolproof first}
{query=plantq} for {light:shade=where the sun never gets|a dark corner}, no more than {maxHeightCm=high}
up to {maxHeightCm=high}, {query=plantq} in {light:full_sun=blazing heat all day|a scorching spot}
our balcony is a bit bare, so what could I get, {query=plantq}
{light:half_shade=sun only in the morning|some sun, some not}, {query=plantq}, {maxHeightCm=high}, {sort:price_asc=least expensive on top|cheap ones first}
browse for {query=plantq}, popular or not

%tool addPlantToBed Registers a plant in one of your beds so that watering and reminders take it into account.
%also Adds a plant to the garden plan.
%also Tell the app what has been put into the soil, how many of it, in which bed, where it was bought, and on which day.
%param plant* (species, name) {"type": "string", "description": "Name of the plant"}
%param bed* (location, zone) {"type": "string", "description": "Bed it stands in"}
%param quantity (count, number) {"type": "integer", "description": "How many"}
%param plantedOn (date, since) {"type": "string", "description": "Planting date"}
%param source (origin, boughtAt) {"type": "string", "description": "Where it was bought or who gave it"}
%list plant: basil | Gloire de Dijon rose | two-tone dahlia | sage and thyme | redcurrant | Jack-be-little pumpkin | bishop's hat | lemon tree | fennel | blue poppy from Nepal | rhubarb | lady's mantle | sweet peas, mixed
%list nursery: the market | Aunt Rosa | Fernhill Nurseries | my neighbour | a swap in Leeds | Plants & Pots | seed, own harvest | the botanic garden | Ruben's allotment | supermarket
put {plant=plant} down under {bed=bed}, {quantity=few} pieces
{plant=plant} went into {bed=bed}, {plantedOn=past}
{plant=plant} from {source=nursery} into {bed=bed}
to {bed=bed}, {quantity=few} {plant=plant} from {source=nursery}
my back hurts but it's done, in {bed=bed} there is now {plant=plant}, a present of {source=nursery}
{plant=plant}, {quantity=few}, {bed=bed}, {plantedOn=past}, {source=nursery}
{plant=plant} lives in {bed=bed} now, Aunt Rosa will be pleased

%server stairwell

%tool stairwell_take_parcel Ask a neighbour to accept a parcel.
%also Sends a request to somebody in the building.
%also Asks somebody who lives next door or upstairs to take what a shop delivers on a day, and tells until when it is fetched.
%param neighbour* (who, helper) {"type": "string", "description": "Who is asked"}
%param shop (sender, from) {"type": "string", "description": "Who sends the parcel"}
%param arrives (delivery_day, date) {"type": "string", "description": "Day of delivery"}
%param fetched (pickup, collected) {"type": "string", "description": "When it is picked up"}
%list neighbour: Mrs. Kaplan | Herr Olsen | the Wilsons | Yusuf from upstairs | old Mr. Finch | Ana on the second floor | the student opposite | Marta and Piet | number 14 | the couple next door | Frau Berger | Dimitri | the lady with the poodle | Señor Ortiz | Sanjay | the bakery downstairs
%list shopname: Ikea | the shoe shop | Amazon | Zalando | grandma | the wine merchant | eBay | the garden centre | Decathlon | the bookshop in town | my sister in Leeds | H&M | the pet food people | Thomann | the bank
%list fday2: tomorrow | saturday | next friday | the 14th | sunday evening | monday | this weekend | march 3 | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week | the first of may
%list pickup: eight in the evening | saturday noon | the weekend | friday after work | tomorrow 6pm | monday | late tonight | seven | the day after | we are back from Spain | next tuesday | half past nine | sunday
%list neigh: Mrs. Baxter | the Okafors | Joe downstairs | Frau Lindner | number 12 | the couple on the third floor | Mr. D'Souza | Hilde from next door | Sanjay
%list shop: Zalando | Books and Beans | IKEA | Pino's Wine Cellar | the shoe shop in Leeds | Amazon | Thread & Needle | Garden Direct | Ella's Etsy shop | DHL
%list shop2: Zalando | the bookshop in Bath | IKEA | Etsy, a lady from Riga | Thomann | Decathlon | my pharmacy | Boden | the wine club
ask {neighbour=neighbour} to take a parcel from {shop=shopname} {arrives=fday2}, I fetch it by {fetched=pickup}
{neighbour=neighbour}: parcel from {shop=shopname}, {arrives=fday2}, picked up {fetched=pickup}
{arrives=fday2} something comes from {shop=shopname}, can {neighbour=neighbour} accept it
ask a neighbour to take the parcel from {shop=shopname}
can anybody accept a parcel {arrives=fday2}, I pick it up {fetched=pickup}
I'll be at the office when the van from {shop=shopname} comes {arrives=fday2}, {neighbour=neighbour} is usually in
{neighbour=neighbour} owes me a favour, {shop=shopname} delivers {arrives=fday2} and we're out
nobody home {arrives=fday2} and I don't want it left in the rain, maybe {neighbour=neighbour}, I'd come round {fetched=pickup}
would {neighbour=neighbour} mind opening up for {shop=shopname} {arrives=fday2}
{neighbour=neighbour}, {arrives=fday2}, parcel
{shop=shopname} to {neighbour=neighbour}
parcel {arrives=fday2}: {neighbour=neighbour}
not a note for the whole house, just {neighbour=neighbour}: my {shop=shopname} box {arrives=fday2}
ask {neighbour=neigh} to take a parcel from {shop=shop} on {arrives=day3}
parcel from {shop=shop}, ask {neighbour=neigh}
on {arrives=day3} a parcel from {shop=shop} for {neighbour=neigh} to take, I collect it on {fetched=day3}
neighbour {neighbour=neigh}, shop {shop=shop}, arrives {arrives=day4}, pick-up {fetched=day4}
can {neighbour=neigh} accept a parcel {arrives=day4}
{shop=shop} delivers on {arrives=day3}, ask {neighbour=neigh}
I fetch it {fetched=day4}, parcel by {shop=shop}, with {neighbour=neigh}
from {shop=shop2}, could {neighbour=man} take it in
{neighbour=mate}, {arrives=day7}, {shop=shop2}, {fetched=slot} I come for it
on {arrives=day7} something from {shop=shop2} comes, ask {neighbour=man}
ask {neighbour=mate} to sign for a box, I'm at the hospital with my father

%tool stairwell_pin_notice Pin a notice to the board of the house.
%also Creates a notice that all tenants see.
%also Tells everybody in the building something, as information, offer, wish, warning or lost property, for so many days.
%param text* (message, body) {"type": "string", "description": "What it says"}
%param kind (category, type) {"type": "string", "enum": ["info", "offer", "wish", "warning", "lost"], "description": "What sort"}
%param days (duration_days, stays) {"type": "integer", "description": "Days it stays up"}
%list ndays: three days => 3 | 2 days => 2 | a week => 7 | five days => 5 | 4 days => 4 | 10 days => 10 | two weeks => 14 | one day => 1 | 14 days => 14
%list notice: bicycle pump to borrow, third floor | water is off on tuesday from 9 to 11 | grey cat with a white paw | looking for a babysitter on fridays | please close the cellar door | free sofa for whoever carries it | piano lessons for beginners | we have a party on saturday, sorry in advance | found a bunch of keys with a blue tag | walnuts and apples to give away | does anyone have a drill | someone left a pram in the hall | flea market in the yard in may | a child's red glove | lift is stuck again | wasps under the roof | moving boxes, take as many as you like
%list paper: cellar is locked from Monday | Who has lost a grey glove? | free sofa, ground floor | please close the yard door at night | Party at ours on Saturday, sorry and welcome | water off on the 9th, 8 to 12 | looking for a piano teacher | wet paint on the second floor | keys found by the bins | Sunday is car wash day
%list stay: a week => 7 | 3 days => 3 | ten days => 10 | two weeks => 14 | 30 days => 30 | five days => 5 | a fortnight => 14 | 21 days => 21 | two days => 2 | 6 days => 6
%list tage_de: drei Tage => 3 | eine Woche => 7 | 2 Tage => 2 | 14 Tage => 14
%list zettel_de: am Samstag feiern wir, bitte nicht böse sein | Bohrmaschine gesucht | Schlüsselbund gefunden | Kellertür bitte schließen | Sofa zu verschenken
%list aviso_es: el sábado hacemos una fiesta | se ha perdido un gato gris | regalo un sofá | cierren la puerta del sótano, por favor | mañana no hay agua de 9 a 11
pin up a {kind:warning=warning} for {days=ndays}: {text=notice}
{kind:offer=offer}, {days=ndays}: {text=notice}
~ for {days=ndays}, as {kind:info=information|info}: {text=notice}
pin a {kind:wish=wish} to the board for {days=ndays}
notice for {days=ndays}
everybody here should hear this: {text=notice}
put it where they all walk past, {kind:lost=lost and found|lost property}, {text=notice}
I don't know half the people in this block, but somebody might care: {text=notice}
how do I let the other floors know {text=notice}
notice: {text=notice}
{kind:lost=lost}: {text=notice}
{kind:offer=free}: {text=notice}, {days=ndays}
I'm not asking one neighbour in particular, so for all of them: {text=notice}
put "{text=paper}" up in the hallway for {days=stay}
tell the neighbours on the board: {text=paper}
{kind:warning=warning|caution} for the whole house, {days=stay}: {text=paper}
hang up for all tenants: {text=paper}, as {kind:info=info|information}, for {days=stay}
%lang de
häng für {days=tage_de} einen Zettel ans Brett: {text=zettel_de}
%lang es
cuélgame un aviso para todo el edificio: {text=aviso_es}

%server stuccora
%list obj: corner sofa | bunk bed | piano from Gran | desk | tall bookcase | cot | wardrobe with mirror | dining table | armchair, the red one | standing lamp | shoe rack | child's chest of drawers | fish tank | stove and hood
%list plan: den | loft | kids' room | kitchen | guest room | box room | study | conservatory | hall, ground floor | room under the eaves | dining area
%list col: moss green | off-white | Sailor's Blue | terracotta | black | smoke and ash | pale pink | Old Rose No. 5 | mustard | sand, warm | midnight | the grey of the door
%list brand: Hollis & Daughter | Farrowby | Casa Lima | Little Mill | Van Dyck | Pigment and Co | Bluebird | Atelier 9 | Sorensen's | Kettle & Pine

%tool stuccora_v2_placements_create operationId: placements_create. Put a NEW object into a room of the plan. Collision check is done by the server (409). Measures come from the catalogue.
%also Adds a piece of furniture to a floor plan.
%also Draw another piece into the room plan, along which wall, beside what, facing where, as a rough idea or for good.
%param object* (furniture, item) {"type": "string", "description": "Piece of furniture"}
%param room* (space, room_id) {"type": "string", "description": "Room of the plan"}
%param wall (against, side) {"type": "string", "description": "Wall or feature it stands against"}
%param next_to (beside, neighbour) {"type": "string", "description": "Neighbouring object"}
%param status (state, certainty) {"type": "string", "enum": ["idea", "fixed", "to_buy"], "description": "How sure it is"}
%list wall: north wall | window | chimney breast | the slope | long wall opposite the door | radiator | stairs | wall to the neighbours | balcony door | alcove
%list near: fridge | bed | plant stand | chair for Mum | TV bench | bath tub | printer and shelf | crib | sideboard | coat hooks
draw a {object=obj} into the {room=plan}, {status:to_buy=we still have to get one|don't own it yet|needs buying}
could a {object=obj} go into the {room=plan}, {status:idea=just thinking aloud|only a thought|nothing decided}
{object=obj} in {room=plan}, against the {wall=wall} next to the {next_to=near}
in the {room=plan} by the {next_to=near} a {object=obj}, against the {wall=wall}
Anneke wants somewhere to sit and read when it rains, so add a {object=obj} to the {room=plan} under the {wall=wall}
{room=plan}, {object=obj}, beside the {next_to=near}, {status:fixed=that's settled|for sure|not up for debate}
put a {object=obj} into the {room=plan}, it's the idea of my mother-in-law

%tool stuccora_v2_placements_move operationId: placements_move. Moves an EXISTING object of the plan into another room. Use placements_create for objects that are not in the plan yet.
%also Shifts a piece in the floor plan.
%also Carry something over from one room of the plan into another, turned or not, in this variant of the plan or in a copy.
%param object* (furniture, item) {"type": "string", "description": ""}
%param from_room (source, current_room) {"type": "string", "description": "Where it is now"}
%param to_room* (target, destination) {"type": "string", "description": "Where it goes"}
%param rotate (turn, rotation) {"type": "string", "enum": ["none", "quarter_left", "quarter_right", "half"], "description": "Turn"}
%param in_copy (as_variant, duplicate_plan) {"type": "boolean", "description": "Leave the present plan untouched and work in a copy"}
%list plb: attic | living room | bedroom | cellar | girls' room | winter garden | workshop | laundry | landing | nursery and playroom | small room, upstairs
shift the {object=obj} to the {to_room=plb}, {in_copy:true=but leave this version as it is|as a second version|on a duplicate so we can compare}
{object=obj} over to {to_room=plb}, {rotate:half=back to front|facing the other way|the other way round}
out of the {from_room=plan} into the {to_room=plb} with the {object=obj}
into the {to_room=plb} goes the {object=obj} from the {from_room=plan}
~ if we knock out that wall in May as planned, the {object=obj} goes to the {to_room=plb} from {from_room=plan}
{object=obj}, {from_room=plan} to {to_room=plb}, {in_copy:false=straight in the real one|no copies}
see how the {object=obj} would look in {to_room=plb}, turn of the year or so

%tool stuccora_v2_estimates_paint operationId: estimates_paint. How many litres for a surface. Absorbency of the ground is considered. Returns litres, tins, approximate price.
%also Works out how much paint is needed.
%also Reckon the amount for a wall, ceiling or fence of so many square metres, for a number of coats, on which ground, over which shade.
%param surface* (object, part) {"type": "string", "description": "What is painted"}
%param area_m2 (area, square_metres) {"type": "number", "description": "Area in m²"}
%param coats (layers, passes) {"type": "integer", "description": "Number of coats"}
%param new_colour (colour, shade) {"type": "string", "description": "Shade to apply"}
%param old_colour (present_colour, cover) {"type": "string", "description": "Shade to cover"}
%param ground (substrate, base) {"type": "string", "enum": ["plaster", "wallpaper", "bare_wood", "metal"], "description": "What it is painted on"}
%list surf: ceiling | fence by the lane | long wall in the hall | stairwell | old cupboard of Nora's | window frames | garage door | skirting boards and doors | shed, outside | chimney breast
%list area_m2: 14 square metres => 14 | 30 m² => 30 | 22 sqm => 22 | 8.5 | 45 | ten square metres => 10 | 60 sqm => 60 | 18 square metres => 18 | 3 | 12 m² => 12
%list colb: brown | orange from the seventies | dark red | Gran's wallpaper yellow | pitch black | turquoise | nicotine beige | navy | purple with stars | lime
how much do I need for the {surface=surf}, {ground:bare_wood=nothing on the timber yet|untreated boards|raw planks}
litres for the {surface=surf}, {area_m2=area_m2}, {coats=few} coats
{new_colour=col} over {old_colour=colb} on the {surface=surf}
the {surface=surf} is {old_colour=colb} and should turn {new_colour=col}
we start on Saturday and the shop shuts at noon, so how many tins of {new_colour=col} for the {surface=surf}
~ {surface=surf}, {area_m2=area_m2}, {new_colour=col}, {coats=few} layers, {ground:wallpaper=on woodchip|there's paper on it}
will one tin do for the {surface=surf} if I go over it lightly

%tool stuccora_v2_swatches_search operationId: swatches_search. Full-text search over 9,000 shades, wallpapers and tiles of all makers. Ordering of samples: samples_order.
%also Finds colours and patterns.
%also Browse shades, papers and tiles by words, those that go well with something one has, of a certain maker, with or without shine, the cheap ones first.
%param q* (query, text) {"type": "string", "description": "Words"}
%param goes_with (match, pair_with) {"type": "string", "description": "Object or colour it has to match"}
%param maker (brand, manufacturer) {"type": "string", "description": "Brand"}
%param finish (sheen, surface) {"type": "string", "enum": ["matt", "satin", "high_gloss"], "description": ""}
%param order (sort, sort_by) {"type": "string", "enum": ["price_asc", "newest", "most_saved"], "description": ""}
%param washable (wipeable, scrubbable) {"type": "boolean", "description": "Only wipeable ones"}
%list v1q: leafy green | tiles with lemons | stripes for a nursery | warm grey | jungle with parrots | something like wet sand | sea, but not too blue | fish scale | Grandma's kitchen | dusty lilac | herringbone oak
%list match: oak floor | green sofa | brass taps | red brick | curtains from Mum | black kitchen fronts | pine bed and desk | grey carpet | painting over the fireplace | navy bath mat
{q=v1q}, {order:price_asc=cheap ones first|lowest price on top|I'm broke, so start low}
find me {q=v1q} for the kitchen, {washable:true=kids have sticky hands|must survive a sponge|so I can wipe it}
{q=v1q} from {maker=brand} with the {goes_with=match}
to suit the {goes_with=match}: {q=v1q} by {maker=brand}
I saw it at a hotel in spring and can't forget it, show me {q=v1q}, {finish:matt=no shine|not shiny at all|chalky look}
{maker=brand}, {q=v1q}, {finish:high_gloss=shiny like a mirror|really glossy}, {order:most_saved=what everyone likes on top|crowd favourites first}
got anything new like {q=v1q}

%tool stuccora_v2_samples_order operationId: samples_order. Orders samples of a shade, paper or tile. Cards are free, tester pots are not.
%also Has a sample sent.
%also Get a card, a little pot or a whole tin of some shade by post, of which maker, how many, to whom.
%param shade* (colour, swatch) {"type": "string", "description": "Name of the shade or pattern"}
%param maker (brand, from) {"type": "string", "description": "Brand"}
%param format (size, kind) {"type": "string", "enum": ["card", "tester_pot", "full_tin"], "description": "Kind of sample"}
%param quantity (number, count) {"type": "integer", "description": ""}
%param send_to (recipient, ship_to) {"type": "string", "description": "Receiver, if not the account's owner"}
I'd like to see {shade=col} for real, {format:card=just on paper|a strip of paper is enough|the free thing}
{shade=col} by {maker=brand}, {format:tester_pot=a little jar to try|enough for one patch}
have {shade=col} from {maker=brand} go to {send_to=who2}
to {send_to=who2} with {quantity=few} of {shade=col}, the one by {maker=brand}
we can't agree on it on screen, everything looks the same, so mail {send_to=who2} some {shade=col}
{maker=brand}, {shade=col}, {quantity=few}, {format:full_tin=the big one|enough to paint with}
a sample of {shade=col} please, my card is on file

%server sudswright
%list prog: cottons | wool and silk | eco | towels | quick 30 | glasses, plates | sports kit | baby's clothes | jeans | pots and pans | dark colours | duvets | night
%list mach: washer | dishwasher | tumble dryer | old Brandt | washing machine in the basement | dryer in the annexe | top loader | machine 2 | little washer | dryer upstairs | Big Bertha

%tool sudswright-start-program Starts a program on a washing machine, dryer or dishwasher at once. The door must be shut. Returns the remaining time. Temperature and spin are taken from the program unless given. NOT for delayed starts (sudswright-delay-program).
%also Sets a household appliance going right now.
%also Begin a cycle on one of the connected white goods, if wished at another heat, with other spinning or one more rinse than the cycle normally has.
%param appliance* (device, machine) {"type": "string", "description": "Appliance as named in the app"}
%param program* (cycle, mode) {"type": "string", "description": "Cycle to run"}
%param temperature_c (temp, heat) {"type": "integer", "description": "Water temperature, °C"}
%param spin (spin_level, spinning) {"type": "string", "enum": ["none", "gentle", "full"], "description": "Spinning at the end"}
%param extra_rinse (rinse_plus, second_rinse) {"type": "boolean", "description": "One more rinse"}
%list wdeg: 40 degrees => 40 | 60 | 30° => 30 | ninety degrees => 90 | 20 degrees => 20 | 60 °C => 60 | 95 | thirty degrees => 30 | 50 | 40
put {program=prog} on in the {appliance=mach}, {extra_rinse:true=rinse it twice|with one more rinse|Ben has sensitive skin, rinse once more}
{appliance=mach} on {program=prog} please, {spin:none=no spinning|don't spin it|leave it dripping wet}
run {program=prog} at {temperature_c=wdeg} in the {appliance=mach}
in the {appliance=mach} at {temperature_c=wdeg}: {program=prog}
the kids fell in the mud again, so get the {appliance=mach} going with {program=prog}, {temperature_c=wdeg}
{appliance=mach}, {program=prog}, {temperature_c=wdeg}, {spin:gentle=spin it softly|only a light spin|go easy on the spin}
everything's dirty and full to the brim, {appliance=mach} on {program=prog} now

%tool sudswright-delay-program Loads a program so that it is FINISHED at a given time. The appliance works out the start on its own. child_lock blocks the buttons until then.
%also Has a load ready by a certain hour.
%also Time a cycle by its end rather than its beginning, on a given machine, with the panel blocked for small hands if needed.
%param appliance* (device, machine) {"type": "string", "description": ""}
%param program (cycle, mode) {"type": "string", "description": "Cycle to run"}
%param finish_at* (ready_at, end_time) {"type": "string", "description": "Time at which the load should be done"}
%param not_before (earliest, start_after) {"type": "string", "description": "Earliest start"}
%param child_lock (lock_panel, key_lock) {"type": "boolean", "description": "Block the panel"}
I want the {appliance=mach} done by {finish_at=finish_at}, {child_lock:true=toddler about|so that little fingers can't stop it|buttons blocked}
have {program=prog} ready in the {appliance=mach} for {finish_at=finish_at}, {not_before=hrb2} at the earliest
~ not before {not_before=hrb2} but finished by {finish_at=finish_at}, the {appliance=mach}
{finish_at=finish_at} is when the {appliance=mach} must be through, and it may begin from {not_before=hrb2}
when I come home from the gym around dinner the {appliance=mach} should be finished, so {finish_at=finish_at}, {program=prog}
{program=prog}, {appliance=mach}, done at {finish_at=finish_at}, {child_lock:false=kids are away so no need to block it|leave the buttons free}
let the locked-in load in the {appliance=mach} be clean by {finish_at=finish_at}

%tool sudswright-list-cycles GET /cycles. Past cycles with water and power used. Filter by appliance, start date and outcome.
%also Returns the history of loads.
%also See which washes, dryings and dishwasher runs there have been, from when on, and which of them went wrong, with litres and kilowatt hours.
%param appliance (device, machine) {"type": "string", "description": "Only this appliance"}
%param since (from_date, after) {"type": "string", "description": "Earliest date"}
%param outcome (result, status) {"type": "string", "enum": ["finished", "aborted", "unbalanced", "leak"], "description": "How it ended"}
%param sort (order_by, order) {"type": "string", "enum": ["newest", "water_desc", "energy_desc"], "description": "Order, default newest"}
%param limit (count, max) {"type": "integer", "description": "At most this many"}
what has the {appliance=mach} done since {since=past2}, {sort:water_desc=thirstiest first|the ones that drank most on top}
show me loads that {outcome:unbalanced=jumped about|danced across the floor|shook too much}, {limit=few} will do
how often did we use the {appliance=mach} from {since=past2} on
since {since=past2}, which runs of the {appliance=mach} {outcome:aborted=were stopped halfway|never got to the end}
I have a hunch that something is wrong, list the {appliance=mach} loads since {since=past2}, {sort:energy_desc=greediest for power first|power hogs at the top}
{appliance=mach}, since {since=past2}, last {limit=few}, {outcome:leak=only where water ran out|only the ones that flooded}
anything new in the laundry history

%tool sudswright-set-oven Turns the oven on. Temperature in degrees Celsius (50-280). With `minutes` the oven switches itself off. `dish` is shown on the display and in the diary.
%also Preheats or runs the oven.
%also Get the baking oven to a heat, for a time, with a way of heating and the level at which the tin stands, optionally with what is in it.
%param temperature_c* (temperature, heat) {"type": "integer", "minimum": 50, "maximum": 280, "description": "Target, °C"}
%param heating (mode, method) {"type": "string", "enum": ["fan", "grill", "both_elements", "steam"], "description": "Heating mode"}
%param minutes (duration, timer) {"type": "integer", "description": "Duration in minutes"}
%param shelf (level, rack) {"type": "string", "enum": ["lowest", "middle", "highest"], "description": "Shelf position"}
%param dish (food, label) {"type": "string", "description": "What is being cooked"}
%list odeg: 180 degrees => 180 | 200 | 220° => 220 | 160 degrees => 160 | 175 | 250 °C => 250 | 190 | 80 degrees => 80 | 210 | 150 degrees => 150
%list dish: lasagne | apple pie like Gran's | bread and rolls | chicken, stuffed | fish fingers | pizza from yesterday | roast potatoes with rosemary | muffins | leg of lamb | shepherd's pie | meringue
oven to {temperature_c=odeg}, {shelf:lowest=tin right at the bottom|all the way down|bottom rung}
{temperature_c=odeg} for {dish=dish}, {heating:fan=with the air blowing|hot air|use the blower}
bake {dish=dish} at {temperature_c=odeg} for {minutes=min}
{minutes=min} at {temperature_c=odeg} for the {dish=dish}
the guests come at seven and I'm still at work, so heat to {temperature_c=odeg} for {dish=dish}
{dish=dish}, {temperature_c=odeg}, {minutes=min}, {heating:both_elements=heat from above and below|top and bottom}, {shelf:middle=halfway up|centre rack}
get the high oven in the kitchen to {temperature_c=odeg}

%tool sudswright-order-consumables Order detergent, filters, salt, descaler etc. Prices depend on the seller. If `subscribe` is set the same order is repeated when stock runs low.
%also Buys supplies and wear parts for household machines.
%also Have powder, tabs, dust bags or a spare filter sent, for a certain machine and from a preferred shop, once or again whenever it runs out.
%param item* (product, article) {"type": "string", "description": "Product"}
%param quantity (packs, count) {"type": "integer", "description": "Number of packs"}
%param for_appliance (appliance, machine) {"type": "string", "description": "Machine it is meant for"}
%param seller (shop, supplier) {"type": "string", "description": "Shop or maker"}
%param subscribe (recurring, auto_refill) {"type": "boolean", "description": "Repeat automatically"}
%list cons: dishwasher tabs | descaler | salt | lint filter | washing powder for colours | rinse aid, lemon | HEPA filter | door seal | bags for the hoover | limescale remover | soap nuts | drum cleaner
%list shop: Hollis | Clean & Co | the maker | Blue Drop | Sudsy's | Van Dyck Spares | the corner shop | Aqua and Sons | ZeroWasteBox | Kiwi Store
we're out of {item=cons}, {subscribe:true=and again whenever we run low|from now on automatically|keep them coming}
get {quantity=few} packs of {item=cons}, {subscribe:false=just this once|one time only}
{item=cons} for the {for_appliance=mach} from {seller=shop}
from {seller=shop} buy {item=cons} for the {for_appliance=mach}
it smells like wet dog in there and I've tried everything, so order {item=cons} from {seller=shop}
{seller=shop}, {item=cons}, {quantity=few} of them, for the {for_appliance=mach}
send me {item=cons} for the machine again

%server tenantree

%tool ReportDefect Reports something broken in the shared parts of a building to its management. The report is visible to all residents unless confidential.
%also Tells the management about damage.
%also Complain of lifts, lamps, pipes or doors that do not work, where in the house, on whose behalf, how pressing, without the neighbours reading it.
%param description* (problem, text) {"type": "string", "description": "What is wrong"}
%param location (where, area) {"type": "string", "description": "Part of the building"}
%param onBehalfOf (resident, reporter) {"type": "string", "description": "Resident for whom it is reported"}
%param priority (urgency, level) {"type": "string", "enum": ["low", "normal", "danger"], "description": "How pressing"}
%param confidential (private, hidden) {"type": "boolean", "description": "Hidden from other residents"}
%list broke: lift stops between two floors | lamp on the third floor flickers all night | the front door doesn't close by itself any more | bike room smells of gas | mailbox 12 was forced open | water comes through the ceiling when it rains | rats by the bins, second time this month | handrail is loose and kids hang on it | intercom dead | gate squeaks
%list part: staircase B | underground garage | laundry room | roof | entrance hall | bike cellar | courtyard, left side | fifth floor | boiler room | passage between A and C
{description=broke}, {confidential:true=nobody else needs to read this|neighbours mustn't see it|keep it between me and the management}
something's wrong, {location=part}, {priority:danger=someone will get hurt|before there's an accident}: {description=broke}
for {onBehalfOf=who2}, in the {location=part}: {description=broke}
in the {location=part} there's trouble, {onBehalfOf=who2} asked me to tell you, {description=broke}
let the caretaker people know: {description=broke}
{location=part}, "{description=broke}", {priority:low=when you get round to it|it can wait|no hurry}
tell the management, I can't call, I'm at a private clinic: {description=broke}

%tool PostNotice Pins a notice to the digital board in the entrance hall. Max 300 characters. Signed with the flat number unless signedBy is given.
%also Puts a message up for the neighbours.
%also Hang a note on the house board for everybody, or for those of one staircase or kind, until a day, under a name.
%param text* (message, body) {"type": "string", "description": "Wording"}
%param audience (visibleTo, readers) {"type": "string", "enum": ["everyone", "owners", "tenants", "families"], "description": "Who sees it"}
%param staircase (entrance, wing) {"type": "string", "description": "Only this part of the house"}
%param takeDownOn (expires, until) {"type": "string", "description": "Last day"}
%param signedBy (author, signature) {"type": "string", "description": "Signature"}
%param allowReplies (comments, repliesOn) {"type": "boolean", "description": ""}
%list note: water off on Thursday from nine to noon | found a grey kitten, come and claim it | yard sale this Sunday, cakes welcome | please don't ring after ten, twins are sleeping | who can lend us a long ladder | drilling tomorrow, sorry in advance | piano to give away, you carry it | bikes without a tag will be removed | thank you for the flowers, we loved them | party on the roof, bring a chair
%list stair: staircase A | wing C | the back house | left entrance | number 14 | garden side | Stair 3 | east wing | the front and middle houses | Stair 5
%list sign: the Carlssons | Flat 9 | Jo and Ruben | your caretaker | Mrs. O'Neill, 2nd floor | the twins' parents | D'Arcy | the board | Kwame from the attic | Tomasz, ground floor | a friendly neighbour
hang up "{text=note}", {audience:families=those with kids|just for people with children}
on the board for {staircase=stair}: "{text=note}", {allowReplies:false=I don't want a debate|no comments please|nobody should write back}
from {signedBy=sign} to {staircase=stair}: {text=note}
for the people in {staircase=stair}, signed {signedBy=sign}, {text=note}
let the neighbours know: {text=note}
{signedBy=sign}, "{text=note}", down again on {takeDownOn=day2}, {audience:owners=not for renters|only those who own their flat}
pin this up, I asked two tenants and both had no idea: {text=note}

%tool SearchNotices Searches the notice board including what has been taken down. Does not post.
%also Looks for old and new notes of the house.
%also What did somebody hang up about something, since when, of what kind, with the most recent or the most answered on top?
%param query* (text, keywords) {"type": "string", "description": "Words in the notice"}
%param author (postedBy, writer) {"type": "string", "description": "Who posted it"}
%param mentions (about, named) {"type": "string", "description": "Who or which flat is named in it"}
%param since (after, fromDate) {"type": "string", "description": "Earliest date"}
%param kind (category, type) {"type": "string", "enum": ["lost_and_found", "for_sale", "official", "events"], "description": ""}
%param sort (orderBy, order) {"type": "string", "enum": ["newest", "most_replies"], "description": ""}
%list look: grey kitten | ladder | water off | lost keys | sofa, leather | bike with a basket | summer party | noise at night | chimney sweep's visit | minutes of the meeting | cot for twins
was there something about {query=look}, {kind:lost_and_found=somebody must have picked it up|missing things only}
notes on {query=look} since {since=past2}, {sort:most_replies=the hotly debated first|what got people talking on top}
{query=look} by {author=who2} about {mentions=whob}
what did {author=who2} put up on {query=look} against {mentions=whob}
I remember reading it by the lift on the way to work, look for {query=look} from {author=who2}
{author=who2}, {query=look}, since {since=past2}, {kind:for_sale=things people want to get rid of for money|only what costs something}
anything official-looking on the board with {query=look} in it

%tool BookSharedSpace Books a room or place the house owns together: roof terrace, party room, workshop, guest flat, visitor parking. Cleaning fee applies with more than 15 persons.
%also Reserves a communal space.
%also Have one of the shared places of the building to oneself on a day, from and to which hour, for how many, in whose name, and whether there will be music.
%param space* (room, facility) {"type": "string", "description": "Place"}
%param date* (day, onDate) {"type": "string", "description": "Day"}
%param startTime (from, start) {"type": "string", "description": ""}
%param endTime (to, end) {"type": "string", "description": ""}
%param persons (guests, headcount) {"type": "integer", "description": "How many people"}
%param bookedFor (name, resident) {"type": "string", "description": "In whose name"}
%param loud (noise, withMusic) {"type": "boolean", "description": "Music or machines"}
%list space: roof terrace | party room | guest flat | workshop | visitor parking 2 | sauna | barbecue corner | music room | yard and benches | co-working desk | kids' den
the {space=space} on {date=day2}, {loud:true=there'll be a band|we have a DJ|with drums}
get us the {space=space} for {date=day2}, {persons=few} of us
{space=space} on {date=day2} from {startTime=finish_at} to {endTime=hrb2}
until {endTime=hrb2} from {startTime=finish_at} on {date=day2}, the {space=space} for {bookedFor=who2}
Lotte turns six and we can't fit them all in, so I need the {space=space} on {date=day2}, {persons=few} people
{date=day2}, {space=space}, {persons=few} guests, {bookedFor=who2}, {loud:false=we'll be like mice|no noise at all}
is the {space=space} free on {date=day2}, put me down, the last one was loud

%tool DisputeCharge Objects to an item of the yearly service charge statement. One item per call; the reason is passed to the accountant unchanged. Payment under reserve if payMeanwhile=true.
%also Contests a running cost of the flat.
%also Raise an objection against an entry in the annual bill of the house, why, how much would be right, and whether it is paid for the time being.
%param item* (position, charge) {"type": "string", "description": "Entry of the statement"}
%param reason* (grounds, objection) {"type": "string", "description": "Why it is wrong"}
%param statementYear (year, period) {"type": "integer", "description": "Year of the statement"}
%param acceptedAmount (fairAmount, amount) {"type": "number", "description": "Sum that would be accepted"}
%param payMeanwhile (underReserve, payNow) {"type": "boolean", "description": "Pay under reserve"}
%list item: lift maintenance | caretaker | snow clearing | cable TV | garden work | heating, common parts | insurance and tax | chimney sweep | window cleaning | pest control | waste water
%list reason: we live on the ground floor and never use it | it was billed twice, in May and in June | nobody has swept here since autumn | the square metres are wrong, we have 61 | I moved in only in October | the contract ended last year | twice the amount of the year before, without a word why | it belongs to the repairs, which the owner pays | there is no garden | we were never told about it
%list year: 2023 | 2024 | 2022 | 2021 | 2025 | 2020 | 2019 | 2018 | 2017 | 2016
I object to {item=item}, namely: "{reason=reason}", {payMeanwhile:true=I'll pay for now though|paying, but under protest}
against {item=item} because "{reason=reason}", {payMeanwhile:false=not a cent until it's cleared up|and I'm keeping my money till then}
{acceptedAmount=eur} for {item=item} would be fair: {reason=reason}
for {item=item} in {statementYear=year}, {acceptedAmount=eur} and no more, as {reason=reason}
~ why are we charged for {item=item}, contest it: {reason=reason}
{statementYear=year}, {item=item}, "{reason=reason}", {acceptedAmount=eur} is what I'd accept
tell the accountant {item=item} is wrong, I paid in time: {reason=reason}

%server townpros

%tool townpros_haircut Book a hairdresser's chair.
%also Returns a time.
%also Arranges a cut, a colour or a beard trim with a stylist.
%param treatment* (service, style) {"type": "string", "description": "What is done"}
%param stylist (hairdresser, with) {"type": "string", "description": "Who does it"}
%param day (date) {"type": "string", "description": ""}
%param time (at, hour) {"type": "string", "description": ""}
%param length (hair_length) {"type": "string", "enum": ["short", "chin", "shoulder", "long"], "description": "Of the hair"}
%list haircut: cut and blow-dry | highlights | a bob with a fringe | beard trim | copper colour | wash and cut | undercut | perm | braids for a wedding | balayage | dry cut | root touch-up | kids' cut | buzz cut | ombre in caramel | trim the ends | hair up for the ball | shave with hot towels | bleach and tone | extensions | dreadlocks
%list stylist: Gina | Marco | Bea | Salon Kamm | Yusuf | Tessa | Oli | Chantal | Mr. Blake | Pilar | Jo at the corner shop | Ravi | Sunny | Nele | Amir | Lou | Frida | whoever did it last time
%list stylist_the: new girl | barber in Hill Street
%list clock6: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list hair9: cut and blow dry | colour | wash, cut and a beard trim | perm | highlights, only a few | just the fringe | updo for a wedding | trim | dye it back to brown
%list who3: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
%list frisur: Waschen und Schneiden | Strähnchen | Bartschnitt | Hochsteckfrisur | Ansatz färben | Dauerwelle | Kinderhaarschnitt
%list corte: corte y peinado | mechas | arreglo de barba | tinte de raíz | recogido para una boda | lavar y cortar
(book|get) me {treatment=haircut} with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} at {time=clock6}
{treatment=haircut}, {day=pday}, {time=clock6}, {length:short=short} hair
({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} for {treatment=haircut}[, mine is {length:long=long|very long}]
hairdresser {day=pday} {time=clock6}: {treatment=haircut}
{length:shoulder=shoulder length}, {treatment=haircut}, {day=pday} with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the})
I look like a sheepdog, {treatment=haircut} {day=pday}
my fringe is in my eyes, can ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) do {treatment=haircut} at {time=clock6}
I have a job interview coming up and my mother says I can't go like this. {treatment=haircut}, {day=pday}, ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) if possible
my sister gets married on that weekend and I want to look nice for once, so {treatment=haircut} {day=pday} {time=clock6}
could ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) fit me in {day=pday} for {treatment=haircut}, it's {length:chin=chin length|down to the chin}
at {time=clock6} on {day=pday}, {treatment=haircut}
salon appointment, ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}), {treatment=haircut}
book a chair with ({stylist=stylist}|{stylist=stylist}|{stylist=stylist}|the {stylist=stylist_the}) {day=pday} at {time=clock6}
hairdresser {day=pday}, my hair is {length:long=long}
{treatment=hair9} with {stylist=who3} on {day=onday2} at {time=hour3}
book {stylist=who3} for {treatment=hair9} at {time=hour3}, {day=anyday2}
treatment: {treatment=hair9}, stylist: {stylist=who3}, day: {day=onday2}, time: {time=hour3}, length: {length:chin=chin}
~ on {day=onday2} at {time=hour3}, {length:shoulder=shoulder} length, {treatment=hair9}
~ by {stylist=who3}, for {length:short=short} hair, {treatment=hair9} on {day=onday2}
%lang de
mach mir bei {stylist=stylist} einen Friseurtermin {day=date} um {time=time}: {treatment=frisur}
%lang es
pídeme hora en la peluquería {day=date} a las {time=time} para {treatment=corte}

%tool townpros_vet Get a vet appointment for an animal.
%also Returns a time at the animal practice.
%also Has somebody who knows about animals look at a pet, soon if it is bad.
%param animal* (pet, patient) {"type": "string", "description": "Name or kind"}
%param trouble (symptoms, reason) {"type": "string", "description": "What is wrong"}
%param day (date) {"type": "string", "description": ""}
%param urgent (emergency) {"type": "boolean", "description": "Cannot wait"}
%param home_visit (at_home, house_call) {"type": "boolean", "description": "The vet comes"}
%list animal_my: cat | old tortoise | puppy
%list animal: Bello | Luna | Rex | Minka | Biscuit | Whiskers | Fritz | Nala | Simba | hamster | Coco | Momo
%list ailment: limping on the left paw | won't eat | swallowed a sock | scratches day and night | a tick behind the ear | vomiting since the walk | yearly jab | red eye and runny nose | cut by glass | broken claw | cough | drinks far too much | hides in the closet | bad teeth and bad breath | lost half its feathers | bitten by the dog next door | has worms | stung in the mouth | can't get up | lump in the belly
%list animal_the: rabbit | guinea pig | parrot | pony | hen with the limp
%list pet: Bruno | my cat | the old rabbit | Miss Molly | guinea pig | our dog Sal | Coco and Chanel | pony | the parrot | Mr. Whiskers | hen
%list ailment2: limps on the left hind leg | won't eat since Monday | teeth cleaning | swallowed a sock, maybe two | vaccination for the trip to Spain | scratches its ears and shakes its head | fleas | has a lump under the chin | coughs at night
%list pet2: our tortoise | Bello | the grey cat | a rabbit with long ears | Mimi | the parrot | my daughter's hamster | two hens
%list pettrouble: limps on the left hind leg | ate chocolate from the tree | scratches behind the ears till it bleeds | hasn't eaten since sunday | a tick in the eyelid | sneezes under the sofa all day
%list tier: Bello | die Katze | Minka | das Kaninchen | der Hamster | Luna | unser Hund
%list leid: humpelt | frisst nichts mehr | hat eine Socke verschluckt | kratzt sich dauernd | hustet | hat eine Zecke am Ohr
%list bicho: Luna | el gato | Toby | la tortuga | el conejo | nuestro perro
%list mal: cojea | no come nada | se ha tragado un calcetín | se rasca sin parar | tose mucho | vomita desde ayer
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
~ vet for {animal=pet} on {day=day3}: {trouble=ailment2}
~ vet appointment for {animal=pet} {day=day4}
{trouble=ailment2}, that's {animal=pet}, vet on {day=day3}
animal {animal=pet}, trouble {trouble=ailment2}, day {day=day4}, home visit {home_visit:true=yes}
{urgent:true=urgent} vet for {animal=pet}, {trouble=ailment2}
{home_visit:true=at home|home visit}, {day=day4}, the vet for {animal=pet}
problem: {trouble=ailment2}, patient: {animal=pet}, {urgent:false=not urgent}, vet
{day=day4} {animal=pet} to the vet because of this: {trouble=ailment2}
~ for {animal=pet2}, {trouble=pettrouble}, {home_visit:true=at our home|a home visit}
{trouble=pettrouble}, {animal=pet2}, {urgent:true=it can't wait|urgent}
{day=day6} with {animal=pet2}, {trouble=pettrouble}, I can drive
%lang de
{animal=tier} {trouble=leid}, wir brauchen {urgent:true=dringend|sofort} den Tierarzt
%lang es
{animal=bicho} {trouble=mal}, pídeme cita en el veterinario para {day=date}

%tool townpros_cleaner Book a cleaner.
%also Returns who comes.
%also Has a home or an office cleaned, for some hours, once or again and again, with special jobs.
%param day* (date, first_day) {"type": "string", "description": ""}
%param hours (duration_hours) {"type": "number", "description": "How long"}
%param frequency (interval, repeat) {"type": "string", "enum": ["once", "weekly", "fortnightly", "monthly"], "description": ""}
%param jobs (tasks, extras) {"type": "string", "description": "Special tasks"}
%param address (where, home) {"type": "string", "description": ""}
%list hoursn: three hours => 3 | 2 hours => 2 | four hours => 4 | an hour => 1 | two and a half hours => 2.5 | 5 hours => 5 | 90 minutes => 1.5 | 3 hours => 3 | six hours => 6
%list cljob: oven and fridge | windows on both floors | ironing | wipe out the kitchen cupboards | bathroom tiles | under the beds | carpets | behind the washing machine | dusting the books | change the sheets in the guest room | limescale in the shower | stairs and landing | cellar | skirting boards | curtains | after the party | polish the parquet | inside of the car
%list cljob_the: balcony with the pigeon mess | silver
%list home2: 12 Elm Street | Lindenweg 3 | flat 4, The Maltings | 48 King's Road | our holiday let in Porto | 7a Station Approach | Grandma's place | the office on Hill Street | Villa Rosa | 221 Old Kent Road, top floor
%list hours2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list jobs: windows and blinds | the oven | fridge, freezer and oven | ironing | scrub the balcony tiles | behind the sofa | stairs from top to bottom | limescale in the shower | dusting | make the beds, change the towels | cellar
%list stunden: drei Stunden => 3 | zwei Stunden => 2 | 4 Stunden => 4 | eine Stunde => 1
(book|get) a cleaner {day=pday} for {hours=hoursn}
~ {hours=hoursn} {day=pday}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the}), ({address=home}|{address=home}|{address=home}|the {address=home_the})
({address=home}|{address=home}|{address=home}|the {address=home_the}), {frequency:weekly=every week|weekly} from {day=pday}, {hours=hoursn}
~ cleaner {frequency:fortnightly=every other week|fortnightly}, first time {day=pday}, ({jobs=cljob}|{jobs=cljob}|{jobs=cljob}|the {jobs=cljob_the})
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
book a cleaner for {day=onday} at {address=home2}, {hours=hours2} hours
cleaner {day=anyday} for {jobs=jobs}
address {address=home2}, day {day=onday}, duration {hours=hours2} hours, tasks {jobs=jobs}
{jobs=jobs} at {address=home2}, {day=anyday}
{hours=hours2} hours of cleaning {frequency:weekly=weekly|every week} from {day=onday} on
{frequency:fortnightly=every two weeks|fortnightly}, {hours=hours2} hours, at {address=home2}, first time {day=onday}
the cleaner should do {jobs=jobs} on {day=onday}, {frequency:once=just once|only once}
guests leave {=onday}, so a cleaner {day=anyday} for {hours=hours2} hours
%lang de
such mir für {day=date} eine Putzhilfe für {hours=stunden}

%tool townpros_tradesperson Request a tradesperson for a repair.
%also Returns offers.
%also Has somebody skilled come and mend or build what is described.
%param trade (profession, craft) {"type": "string", "enum": ["plumber", "electrician", "painter", "carpenter", "roofer", "locksmith", "heating_engineer", "tiler"], "description": ""}
%param problem* (job, description) {"type": "string", "description": "What is to be done"}
%param address (where, location) {"type": "string", "description": ""}
%param day (date, when) {"type": "string", "description": ""}
%param budget (max_cost, price_limit) {"type": "number", "description": "Most it may cost"}
%list trouble: leak under the sink in the guest bathroom | no light in the hall | wet patch on the ceiling | broken lock on the front door | radiators stay cold | paint the nursery in yellow and white | three tiles came off in the shower | shelves for the study | toilet runs all night | socket sparks | missing slates after the storm | door drags on the floor | blocked drain in the yard | install a doorbell with a camera | gas smell near the boiler | key snapped in the cellar door | strip the wallpaper | fuse blows with the oven on | dripping tap | loose handrail on the stairs | window won't shut | build a bench for the porch
%list budget: 200 euros => 200 | 500 | $350 => 350 | 1,200 => 1200 | £150 => 150 | 80 | 300 dollars => 300 | 900 | 2000 euros => 2000 | 600
%list prob: tap in the kitchen drips | no light in the hall | door won't lock and the key is bent | paint the nursery | radiators stay cold | roof leaks above the bedroom | cracked tiles, about ten | put in a new socket | wardrobe to be built into the corner | pipe under the sink burst
%list bigs: 800 | 1200 euros => 1200 | $500 => 500 | €300 => 300 | £650 => 650 | 2500 | 1,000 => 1000 | 750 dollars => 750 | 400 | 900 euros => 900
%list day8: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list mend: dark stains on the ceiling of the attic | the tap in the bathroom drips into the flat below | no warm water from the kitchen tap | two tiles came off above the stove | sockets in the hall spark when it rains | the front door won't close over the mat | rotten boards on the balcony | paint peeling under the stairs
%list min_amount: 400 | 250 | 600 | 350 | 500 | 450 | 800 | 700 | 300
%list max_price: 1,200 => 1200 | 950 | 2500 | 1800 | 3000 | 1400 | 5000 | 1,050 => 1050
%list schaden: undichtes Rohr unter der Spüle | kein Licht im Flur | Haustür schließt nicht | Heizung bleibt kalt | Fliesen in der Dusche sind lose | Steckdose funkt
%list averia: fuga bajo el fregadero | no hay luz en el pasillo | la cerradura está rota | la calefacción no calienta | azulejos sueltos en la ducha | grifo que gotea
~ I need a {trade:plumber=plumber}: {problem=trouble}
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
find a {trade:plumber=plumber} for {address=hom}, {problem=prob}
{trade:electrician=electrician} on {day=day5}: {problem=prob}
for at most {budget=bigs}, a {trade:painter=painter} at {address=hom}: {problem=prob}
trade {trade:roofer=roofer}, problem {problem=prob}, address {address=hom}, day {day=day5}, budget {budget=bigs}
at {address=hom} {day=day8}, {problem=prob}, send a {trade:locksmith=locksmith}
{problem=prob}, budget {budget=bigs}, I need a {trade:tiler=tiler} {day=day8}
request a {trade:heating_engineer=heating engineer} to {address=hom}, issue: {problem=prob}
{trade:carpenter=carpenter}, {problem=prob}, no more than {budget=bigs}
{problem=mend}, at {address=street2}, up to {budget=min_amount}
at {address=street2}, {trade:plumber=a plumber}, about this: {problem=mend}
{trade:painter=a painter} {day=day6}, {problem=mend}
under {budget=max_price} all in, {trade:tiler=tiler}, {address=street2}: {problem=mend}
%lang de
ich brauche einen {trade:plumber=Klempner|Installateur}: {problem=schaden}
{problem=schaden}, wer kann das {day=date} reparieren, höchstens {budget=budget}
%lang es
necesito un {trade:plumber=fontanero|plomero}: {problem=averia}
mándame a alguien {day=date}, {problem=averia}

%server warmhome

%tool setHeatingPeriod Set the heating of a room for a period of the day.
%also Adds a heating period to the schedule.
%also From one hour to another a room shall have this temperature, every day or only on some.
%param room* (zone, where) {"type": "string", "description": "Which room"}
%param fromTime* (start, begin) {"type": "string", "description": "Begin"}
%param toTime* (end, until) {"type": "string", "description": "End"}
%param temperature* (target, degrees) {"type": "number", "description": "Degrees wanted"}
%param days (weekdays) {"type": "array", "items": {"type": "string"}, "description": "On which days of the week"}
%list degrees: 21 degrees => 21 | 19 => 19 | 22 => 22 | 18.5 => 18.5 | twenty degrees => 20 | 17 degrees => 17 | 23 degrees => 23 | 20.5 degrees => 20.5 | 24 => 24 | eighteen => 18
%list roomx: living room | kids' room | bathroom | kitchen | room over the garage | study | guest room | hall and stairs | bedroom | attic | workshop in the cellar
%list degx: 19 | 21 | 18.5 | 22 | 20 | 17 | 16 | 23 | 20.5 | 15
%list wdx: weekdays | Monday and Thursday | Tue, Thu and Sat | Sundays | Monday to Friday | Saturday and Sunday | Fridays | Mondays, Wednesdays and Fridays | Wed | Tuesdays
%list deg2: 19 degrees => 19 | 21 | 17.5 | 22° => 22 | 16 | 20 degrees => 20 | 23 | eighteen => 18
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list room5: bathroom | study | nursery | living room | guest room | kitchen | attic room | bedroom | hallway | workshop
%list room_de: Wohnzimmer | Bad | Kinderzimmer | Arbeitszimmer | Gästezimmer | Esszimmer | Schlafzimmer | Büro
%list degrees_de: 21 Grad => 21 | zwanzig Grad => 20 | 19 => 19 | 22 Grad => 22 | 18,5 Grad => 18.5 | 23 => 23
%list days_de: montags und donnerstags | werktags | samstags | dienstags | sonntags | montags, mittwochs und freitags
%list room_es: salón | dormitorio | baño | despacho | comedor | cuarto de los niños | estudio
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
heat the {room=roomx} to {temperature=degx} from {fromTime=clkx} to {toTime=clky}
from {fromTime=clkx} until {toTime=clky}, {temperature=degx} degrees in the {room=roomx} on {days=wdx}
room {room=roomx}, start {fromTime=clkx}, end {toTime=clky}, temperature {temperature=degx}
{days=wdx}: {room=roomx} at {temperature=degx} degrees between {fromTime=clkx} and {toTime=clky}
{room=roomx}, {fromTime=clkx}, {toTime=clky}, {temperature=degx} degrees, {days=wdx}
at {temperature=deg2} from {fromTime=clock4} to {toTime=clockb} the {room=room5}
on {days=wdays} the {room=room5} to {temperature=deg2} until {toTime=clockb}
{room=room5} {temperature=deg2} {fromTime=clock4} {toTime=clockb}
%lang de
stell die Heizung im {room=room_de} von {fromTime=time} bis {toTime=time} auf {temperature=degrees_de}
heiz das {room=room_de} {days=days_de} zwischen {fromTime=time} und {toTime=time} auf {temperature=degrees_de}
%lang es
ponme la calefacción del {room=room_es} de {fromTime=time} a {toTime=time} a {temperature:21=21 grados|veintiún grados}

%tool setAwayHeating Lower the heating while everybody is away.
%also Sets the holiday mode of the heating.
%also Nobody is at home between two days: keep the house just above cold and warm it up again for the return.
%param leaveDate* (from, start) {"type": "string", "description": "Day of departure"}
%param returnDate* (until, end) {"type": "string", "description": "Day of return"}
%param temperature (minimum, level) {"type": "number", "description": "Degrees meanwhile"}
%list day8: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | valentine's day | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the last day of august | new year's eve
%list lowdegrees: 12 degrees => 12 | 14 => 14 | 15 degrees => 15 | ten degrees => 10 | 8 => 8 | 16 degrees => 16 | 13 => 13 | fifteen => 15
%list deg9: 14 | 15 | 16 | 17.5 | eighteen => 18 | 12 | 16.5 | 13 | 17 | fifteen => 15
we're away from {leaveDate=day8} to {returnDate=day8}, turn the heating down
(holiday|away) mode {leaveDate=day8} - {returnDate=day8}[, {temperature=lowdegrees}]
nobody's home between {leaveDate=day8} and {returnDate=day8}, {temperature=lowdegrees} will do
leaving {leaveDate=day8}, back {returnDate=day8}: keep the place at {temperature=lowdegrees}
back {returnDate=day8}, off {leaveDate=day8}, {temperature=lowdegrees} meanwhile
until we return {returnDate=day8} it needn't be warmer than {temperature=lowdegrees}, we set off {leaveDate=day8}
no point paying for gas while we're in Spain from {leaveDate=day8} till {returnDate=day8}
{temperature=lowdegrees} in the whole house, {leaveDate=day8} through {returnDate=day8}
we get home {returnDate=day8} and it had better be cosy by then, out of the door {leaveDate=day8}
we're going away {leaveDate=day8}, lower the heating
~ keep it at {temperature=lowdegrees} while we're gone, back {returnDate=day8}
away from {leaveDate=onday2} to {returnDate=bydate}, heat to {temperature=deg9}
heating at {temperature=deg9} degrees until {returnDate=bydate}, we leave {leaveDate=anyday2}
leaving {leaveDate=onday2}, return {returnDate=bydate}, degrees {temperature=deg9}
~ back on {returnDate=bydate}, gone from {leaveDate=onday2}, lower the heating
%lang de
wir sind von {leaveDate=date} bis {returnDate=date} weg, dreh die Heizung runter auf {temperature:15=15 Grad|fünfzehn Grad}

%server wattwise

%tool compareTariffs Compare electricity tariffs.
%also Returns tariffs sorted by yearly cost.
%also Which supplier of power is cheapest at an address for so much use, green ones only if wanted, bound for so many months.
%param postcode* (zip, plz) {"type": "string", "description": "Postcode"}
%param kwhPerYear* (usage, consumption) {"type": "integer", "description": "Kilowatt-hours a year"}
%param greenOnly (renewable, eco) {"type": "boolean", "description": "Only renewable power"}
%param contractMonths (term, commitment) {"type": "integer", "description": "Longest commitment in months"}
%list plz: 10115 | 80331 | SW1A 1AA | 28013 | 4020 | EH3 9DR | 50667 | 08001 | 90210 | 1010 | BS8 2LR | 04109 | 8001 | M4 5JD
%list kwh: 3500 | 2,400 => 2400 | 5000 | 4200 | 1800 | 2800 | 6,500 => 6500 | 3100 | four thousand => 4000 | 1500
%list months: 12 months => 12 | 24 months => 24 | a year => 12 | 6 months => 6 | two years => 24 | one month => 1 | 18 months => 18
%list plzx: 10115 | 8010 | SW1A 2AA | 04109 | 75011 | 1060 | M4 1AB | 80331 | 28013 | 50667 | EH1 1YZ
%list kwhx: 3500 kWh => 3500 | 2800 | 4,000 kWh => 4000 | 1500 kWh => 1500 | 5200 | 2000 kilowatt-hours => 2000 | 6,300 => 6300 | 12000 kWh => 12000 | 3100 | 900 kWh => 900
%list mox: 12 months => 12 | six months => 6 | a year => 12 | 24 months => 24 | two years => 24 | 3 months => 3 | one month => 1 | 18 months => 18 | nine months => 9 | 6 mo => 6
%list zahl: 3500 | 2400 | 5000 | 4200 | 1800 | 2800
compare electricity tariffs for {postcode=plz}, {kwhPerYear=kwh} kWh [a year]
{postcode=plz} {kwhPerYear=kwh} kwh {greenOnly:true=green only|only green power|renewables only}
cheapest power in {postcode=plz} for {kwhPerYear=kwh} kilowatt-hours, contract up to {contractMonths=months}
we use {kwhPerYear=kwh} units a year at {postcode=plz}, {greenOnly:true=eco power|renewable energy}, no longer than {contractMonths=months}
{contractMonths=months} at most, {kwhPerYear=kwh} kWh, {postcode=plz}
is there a better supplier in {postcode=plz} when one burns {kwhPerYear=kwh} kWh
the bill in my letter box made me gasp, {kwhPerYear=kwh} a year in {postcode=plz}, where should we switch to
our flat share in {postcode=plz} needs {kwhPerYear=kwh}. Who asks least, {greenOnly:true=wind and sun please|without coal}?
for {kwhPerYear=kwh} kWh in {postcode=plz}, which tariff
new flat, {postcode=plz}, lights have to work from Monday, I guess {kwhPerYear=kwh}, and I won't sign for more than {contractMonths=months}
don't let them rip me off: {postcode=plz}, {kwhPerYear=kwh} yearly
compare tariffs for {kwhPerYear=kwh} kWh
{greenOnly:true=green} electricity in {postcode=plz}, which is cheapest
cheaper power for {postcode=plzx}, {kwhPerYear=kwhx}, {greenOnly:true=renewables only|all of it green|no coal}
{postcode=plzx}, {kwhPerYear=kwhx}, tied for {contractMonths=mox} at most
electricity offers in {postcode=plzx}: {kwhPerYear=kwhx}, {greenOnly:false=doesn't have to be green|green or not}, up to {contractMonths=mox}
who's cheapest for electricity at {kwhPerYear=kwhx} in {postcode=plzx}? I live on Green Street
%lang de
~ vergleich Stromtarife für {postcode=plz} bei {kwhPerYear=zahl} kWh im Jahr, {greenOnly:true=nur Ökostrom}

%tool estimateSolarYield Estimate the yearly yield of solar panels.
%also Returns kWh a year.
%also How much power a roof would produce, by its size in kilowatts peak, tilt and the way it faces.
%param place* (location, town) {"type": "string", "description": "Town"}
%param kwp* (size, peak_power) {"type": "number", "description": "Kilowatts peak"}
%param tilt (angle, slope) {"type": "integer", "description": "Degrees"}
%param facing (orientation, azimuth) {"type": "string", "enum": ["north", "east", "south", "west", "south_east", "south_west"], "description": "Way the roof faces"}
%list kwp: 5 | 9.8 | 10 | 7.5 | 4.2 | 12 | 6 | 15.4 | 3.6 | 8
%list tilt2: 30 | 35 | 15 | 45 | 20 | 10 | 38 | 50
%list kwp2: 8 kWp => 8 | 9.5 kW => 9.5 | 12 kWp => 12 | 5.4 kW => 5.4 | ten kilowatts => 10 | 6 kilowatts => 6 | 3.2 kWp => 3.2 | 15 kWp => 15 | 7.8 kW => 7.8 | 4 kilowatts peak => 4
%list town2: Leeds | Bad Homburg | Porto | Santiago de Compostela | Graz | Cork | Newcastle upon Tyne | St. Gallen | Bergen | The Hague | Palma | Rio de Janeiro
how much would {kwp=kwp} kWp produce in {place=city}
solar yield {place=city}, {kwp=kwp} kilowatts peak, {tilt=tilt2} degrees, facing {facing:south=south|due south}
{place=city} {kwp=kwp} kWp {facing:south_west=south-west|southwest} roof
roof in {place=city} looks {facing:east=east}, pitch {tilt=tilt2} degrees, {kwp=kwp} kWp fit on it
estimate panels of {kwp=kwp} kWp at {tilt=tilt2} degrees in {place=city}
with {tilt=tilt2} degrees of pitch and {kwp=kwp} kWp on a {facing:west=west|western} roof in {place=city}, what comes out a year
our barn near {place=city} gets the sun all day, would {kwp=kwp} kW on top pay off
the fitter promises miracles for {kwp=kwp} kWp in {place=city}, {facing:south_east=south-east|southeast} side. What's realistic?
can the sky over {place=city} run our heat pump if we bolt {kwp=kwp} kWp onto the house
{facing:north=north-facing|north}, {place=city}, {kwp=kwp} kWp: pointless?
{kwp=kwp} kWp, {tilt=tilt2} degrees, {place=city}, kWh a year
estimate solar panels facing {facing:south=south} in {place=city}
~ what do {kwp=kwp} kWp yield at {tilt=tilt2} degrees
how much power would {kwp=kwp2} on my roof in {place=town2} make, facing {facing:south_east=south-east|southeast}?
{place=town2}, {kwp=kwp2} of panels, {tilt=tilt} slope, {facing:west=west side|westward|to the west}
expected yearly kilowatt hours: {place=town2}, {kwp=kwp2}, tilted {tilt=tilt}
~ photovoltaics in {place=town2} with {kwp=kwp2}, next to the south station, what comes out a year?
%lang es
¿cuánto producirían {kwp=kwp} kWp en {place=city} mirando al {facing:south=sur}?

%tool evReach Estimate how far an electric car can drive.
%also Returns range in km.
%also How many kilometres a battery lasts, by model, charge, outdoor temperature and speed.
%param model* (car, vehicle) {"type": "string", "description": "Car"}
%param batteryPercent* (charge, soc) {"type": "integer", "description": "Charge in percent"}
%param temperature (outside_temp, degrees) {"type": "integer", "description": "Degrees Celsius outside"}
%param speed (kmh, pace) {"type": "integer", "description": "km/h"}
%list model: Renault Zoe | Tesla Model 3 | Kia EV6 | VW ID.3 | Hyundai Kona | Fiat 500e | Polestar 2 | Nissan Leaf | BMW i4 | Dacia Spring | Skoda Enyaq | MG4 | Peugeot e-208 | Volvo EX30 | Ioniq 5 | Mini Cooper SE | Cupra Born | Ford Mustang Mach-E | Audi Q4 | Opel Corsa electric
%list soc: 80 percent => 80 | 60% => 60 | 45 % => 45 | 90% => 90 | 30 percent => 30 | 100% => 100 | 20% => 20 | 55 | 72 percent => 72 | half => 50
%list outside: 5 | -10 | 20 | 30 | 0 | 12 | minus five => -5 | 25 | -2 | 35 | zero => 0
%list kmh: 120 | 100 | 90 | 130 | 80 | 110 | 50
%list model2: Zoe | model 3 | ID.4 | Ioniq 5 | Leaf | Fiat 500e | e-golf | Polestar 2 | Kona Electric | i3 | Enyaq iV 80 | MG4
%list soc2: 80 percent => 80 | 45% => 45 | 62 percent => 62 | thirty percent => 30 | 15 % => 15 | 100 percent => 100 | 73% => 73 | 55 % => 55 | ninety percent => 90 | 38% => 38
%list kmh2: 120 km/h => 120 | 90 km/h => 90 | 130 km/h => 130 | 110 | 100 km/h => 100 | 80 km/h => 80 | 95 | 140 km/h => 140 | 70 km/h => 70 | 105
%list outs: 20 degrees => 20 | 12 degrees => 12 | 31 degrees => 31 | 3 °C => 3 | -5 degrees => -5 | ten degrees => 10 | 25° => 25 | -12 | 8 degrees => 8 | 18 °C => 18
%list akku: 80 Prozent => 80 | 60 % => 60 | 45% => 45 | 90 Prozent => 90 | 30 % => 30
%list grad: 5 | -10 | 20 | 30 | 0 | 12 | minus fünf => -5 | 25
how far (can|will) a {model=model} go with {batteryPercent=soc}
{model=model} {batteryPercent=soc} {temperature=outside} degrees
{model=model}, battery at {batteryPercent=soc}, {speed=kmh} km/h, {temperature=outside} degrees outside
at {speed=kmh} km/h and {temperature=outside} degrees, how many kilometres does {batteryPercent=soc} last in a {model=model}
range of the {model=model} at {batteryPercent=soc}
it's {temperature=outside} degrees and my {model=model} shows {batteryPercent=soc}, how far do I get
grandma lives two valleys away, will the {model=model} make it there on {batteryPercent=soc} when it's {temperature=outside} degrees
no plug at the cabin and {batteryPercent=soc} in the {model=model}, do we get stranded
{batteryPercent=soc}, {model=model}, cruising at {speed=kmh}: when am I empty
I refuse to stop for a top-up, {model=model}, {batteryPercent=soc}, {speed=kmh} on the motorway, what's possible
with {batteryPercent=soc} left in my {model=model} where's the limit
how far does my {model=model} get at {temperature=outside} degrees
range with {batteryPercent=soc} battery
range of the {model=model2} on {batteryPercent=soc2}
{model=model2}, battery {batteryPercent=soc2}, going {speed=kmh2}, {temperature=outs} outside
how many kilometres are left in the {model=model2} with {batteryPercent=soc2} at {temperature=outs}
how far do we get in the {model=model2} with {batteryPercent=soc2}, plus 90 kilos of luggage
%lang de
~ wie weit komme ich mit dem {model=model} bei {batteryPercent=akku} Akku und {temperature=grad} Grad

%server wrenhub
%list sens: attic humidity | CO2 in the nursery | freezer | rain barrel | soil by the fig tree | fridge in the garage | Gran's room temperature | cellar, damp meter | oil tank | radon | pollen and dust | bath water

%tool wrenhub__set_cover cover.set: blinds, awnings, curtains, roof windows. 0 = shut, 100 = open. Wind protection takes precedence.
%also Moves a blind, awning or curtain.
%also Bring shades or roof windows into a position, with the slats at an angle, slowly, only on the side of the house that the sun is on.
%param cover* (blind, entity) {"type": "string", "description": "Name of the cover or group"}
%param position (percent, level) {"type": "integer", "minimum": 0, "maximum": 100, "description": "Percent open"}
%param slats (tilt, slat_angle) {"type": "string", "enum": ["flat", "tilted", "shut"], "description": "Angle of the slats"}
%param quiet (slow, soft) {"type": "boolean", "description": "Slow motor"}
%param hold_minutes (hold, block_minutes) {"type": "integer", "description": "No automatic movement for this many minutes"}
%list cover: awning | bedroom blinds | roof window | curtains in Ben's room | shutters on the south side | kitchen blind | terrace and balcony shades | skylight in the bath | left shutter | lace curtains
%list pct3: 50 percent => 50 | 30% => 30 | 80 | 25 percent => 25 | 10% => 10 | 75 | 60 percent => 60 | 40 | 90% => 90 | 20 percent => 20
{cover=cover} to {position=pct3}, {quiet:true=someone's napping|as softly as it goes|without the racket}
let some light in through the {cover=cover}, {slats:tilted=slats at a slant|angled a bit|at an angle}
~ at {position=pct3} the {cover=cover} for {hold_minutes=min}
for {hold_minutes=min} leave {cover=cover} at {position=pct3}
the sun is right in my eyes and I'm on a call, bring {cover=cover} to {position=pct3}
{cover=cover}, {position=pct3}, {slats:flat=slats level|slats lying down}, stay so for {hold_minutes=min}
do something about the {cover=cover}, it's far too quiet and dark in here

%tool wrenhub__create_automation automation.create: define a rule from one trigger and one action in plain words. The rule is parsed and shown for confirmation. It does not run now; see wrenhub__run_routine.
%also Sets up an if-this-then-that rule for the home.
%also Teach the house to do something by itself whenever something happens, except in some case, on which days, first as a trial.
%param trigger* (when, event) {"type": "string", "description": "What has to happen"}
%param action* (then, do) {"type": "string", "description": "What is done then"}
%param exception (unless, except_when) {"type": "string", "description": "When it is not done"}
%param days (active_days, on_days) {"type": "string", "enum": ["every_day", "workdays", "days_off"], "description": ""}
%param dry_run (test_only, simulate) {"type": "boolean", "description": "Only log, do not act"}
%list trig: the back door stays open for long | nobody has moved for an hour | it gets dark | the washing machine is done | rain starts while a roof window is open | I leave work | the mailbox flap opens | Ben comes home from school | humidity climbs over 70 in the bath | the alarm clock rings
%list act: switch off everything but the fridge | play a soft gong in the kitchen | turn on the porch lamp at half strength | send me a picture from the hall | close the windows and shout | start the coffee machine | open the curtains slowly, left one first | tell Gran over the speaker | run the fan for ten minutes | water the ferns
%list exc: we have guests | it is raining | the cat is out | Ben's asleep | the alarm is set | it's a holiday | someone is in the bath | the TV is on | Gran visits | we are at the lake
whenever {trigger=trig}, {action=act}, {days:days_off=Saturdays and Sundays only|when we don't work}
if {trigger=trig} then {action=act}, {dry_run:true=only pretend at first|don't really do it yet|as a rehearsal}
{action=act} when {trigger=trig} unless {exception=exc}
unless {exception=exc}, {action=act} as soon as {trigger=trig}
teach the house something: every time {trigger=trig} it should {action=act}
when {trigger=trig}, {action=act}, not if {exception=exc}, {days:workdays=Monday to Friday|on office days}
a rule please, I work from home: {trigger=trig} means {action=act}

%tool wrenhub__run_routine routine.run: play a stored routine, as a whole or without one of its steps. Routines are made in the app.
%also Plays one of the saved sequences of the house.
%also Let a routine such as the one for mornings begin, now or a bit later, for somebody, leaving out a step.
%param routine* (name, sequence) {"type": "string", "description": "Name of the routine"}
%param for_person (profile, user) {"type": "string", "description": "Whose preferences are used"}
%param skip_step (without, omit) {"type": "string", "description": "Step left out"}
%param delay_minutes (wait, after_minutes) {"type": "integer", "description": "Begin after"}
%param speak (aloud, comment) {"type": "boolean", "description": "Comment on each step aloud"}
%list rout: Good Morning | bedtime | leaving home | Movie Night | Sunday, slow | coffee first | goodbye and good luck | Ben's bath | sunset | Away for a While | welcome
%list step: coffee | the radio | curtains upstairs | news and weather | heating | Gran's lamp | the vacuum | wake-up song | locking the gate | stairs light
{routine=rout}, {speak:true=tell me what you're doing as you go|talk me through it|out loud}
do {routine=rout}, leave out {skip_step=step}
{routine=rout} for {for_person=who2} without {skip_step=step}
without {skip_step=step}, the way {for_person=who2} likes it, {routine=rout}
I'm still on the train and it has stopped again, so play {routine=rout} in {delay_minutes=min}
{for_person=who2}, {routine=rout}, minus {skip_step=step}, {speak:false=don't talk|not a word|keep your mouth shut}
time for {routine=rout} and no delay

%tool wrenhub__sensor_history history.get: values a sensor has measured (temperature, humidity, CO2, power, level). Long ranges are averaged per hour.
%also Returns past readings.
%also How damp, warm, stuffy or full something was, between two days, as the peak, the low or the mean, in a table or a chart.
%param sensor* (entity, measurement) {"type": "string", "description": "Sensor or what it measures"}
%param start (from, since) {"type": "string", "description": "First day"}
%param end (to, until) {"type": "string", "description": "Last day"}
%param statistic (aggregate, function) {"type": "string", "enum": ["highest", "lowest", "average"], "description": ""}
%param output (format, as) {"type": "string", "enum": ["chart", "table", "spoken"], "description": ""}
%list endp: today | this morning | now | last night | noon today | this afternoon | tonight | Sunday | the 20th | yesterday evening
how was {sensor=sens} since {start=past2}, {output:spoken=just tell me|read it to me|by voice, I'm driving}
{sensor=sens} from {start=past2}, {statistic:highest=at its worst|the peak only|just the maximum}
{sensor=sens} between {start=past2} and {end=endp}
up to {end=endp} from {start=past2}, what did {sensor=sens} say
there was a smell when we came back from Cork, so what about {sensor=sens} since {start=past2}
{start=past2} to {end=endp}, {sensor=sens}, {output:chart=as a picture|with a nice curve}, {statistic:average=on the whole|the mean is fine}
let me see what {sensor=sens} did, it was on the table at the meeting

%tool wrenhub__set_alert alert.set: notify someone as soon as a reading leaves a range or something is detected. Units are those of the sensor. For values of the past call wrenhub__sensor_history.
%also Sends a warning when a sensor says so.
%also Let a person know when something gets too high or too low, by which means, and not at night.
%param sensor* (entity, reading) {"type": "string", "description": ""}
%param above (max, upper) {"type": "number", "description": "Upper limit"}
%param below (min, lower) {"type": "number", "description": "Lower limit"}
%param notify (recipient, person) {"type": "string", "description": "Who is told"}
%param via (channel, method) {"type": "string", "enum": ["push", "text_message", "siren", "phone_call"], "description": "How"}
%param mute_at_night (night_quiet, daytime_only) {"type": "boolean", "description": "Not between 22:00 and 7:00"}
%list above: 70 | 26 | 1200 | 8 | 65 | 30 | 900 | 85 | 24.5 | 40
%list below: 10 | 4 | 15 | 35 | 2 | 18.5 | 20 | 12 | 5 | 7
warn {notify=who2} if {sensor=sens} goes over {above=above}, {mute_at_night:true=but let people sleep|never after ten|not while we're in bed}
watch {sensor=sens}, under {below=below} is bad, {via:siren=make it howl|wake the whole street}
above {above=above} or below {below=below} on {sensor=sens}, tell {notify=who2}
{notify=who2} should hear about {sensor=sens} under {below=below} and over {above=above}
last year we lost all the food while we were away, so tell {notify=who2} when {sensor=sens} rises over {above=above}
~ {sensor=sens}, more than {above=above}, {notify=who2}, {via:phone_call=ring them|give them a ring}, {mute_at_night:false=day or night|any hour}
keep an eye on {sensor=sens} for me, it had me up all night
