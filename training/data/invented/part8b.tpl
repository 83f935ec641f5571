# Invented tools: laundry, music, cinema and TV, library, sports, running, medication, garden, chores, pets, birthdays.
%list washtemp: 30 degrees => 30 | 40 => 40 | 60 degrees => 60 | 90 => 90 | 20 degrees => 20 | sixty => 60 | forty degrees => 40 | thirty => 30 | 95 degrees => 95 | 30 => 30
%list rpm: 800 rpm => 800 | 1200 => 1200 | 1400 rpm => 1400 | 600 => 600 | 1000 rpm => 1000 | 400 rpm => 400 | 1600 => 1600
%list delay: in two hours => 120 | in an hour => 60 | in 30 minutes => 30 | in half an hour => 30 | in 90 minutes => 90 | in 3 hours => 180 | in 45 minutes => 45 | in six hours => 360
%list mins: 20 minutes => 20 | half an hour => 30 | 15 min => 15 | an hour => 60 | 45 minutes => 45 | a quarter of an hour => 15 | two hours => 120 | 90 minutes => 90 | forty minutes => 40 | 10 minutes => 10 | 3 hours => 180
%list runmins: 28 minutes => 28 | half an hour => 30 | 45 min => 45 | an hour => 60 | 52 minutes => 52 | 25 minutes => 25 | 1 hour 10 minutes => 70 | an hour and a half => 90 | 33 min => 33 | 2 hours => 120 | forty minutes => 40 | 41 minutes => 41
%list km: 5 km => 5 | 10k => 10 | 7.5 kilometres => 7.5 | 12 km => 12 | 3 km => 3 | eight kilometres => 8 | 6.2 km => 6.2 | 21 km => 21 | five k => 5 | 15 kilometers => 15 | 9.4 km => 9.4 | 4 km => 4
%list song: Purple Rain | Bohemian Rhapsody | Blue Monday | Hey Jude | Jolene | Dancing Queen | Take Five | Superstition | Wonderwall | Billie Jean | Clair de Lune | Waterloo Sunset | Fast Car | Respect | Heroes | Smooth Operator | Thunderstruck | Rolling in the Deep | Hotel California | September | So What | Africa | Valerie | Creep | Imagine | Zombie | Yesterday | The Four Seasons | Rumours | Abbey Road
%list artist: Prince | Queen | New Order | the Beatles | Dolly Parton | Abba | Dave Brubeck | Stevie Wonder | Oasis | Debussy | The Kinks | Tracy Chapman | Aretha Franklin | Bowie | Sade | AC/DC | Adele | the Eagles | Miles Davis | Toto | Amy Winehouse | Radiohead | Vivaldi | Nina Simone | Fleetwood Mac | Rosalía | Kraftwerk | Billie Eilish
%list vol: 30 => 30 | 40 percent => 40 | 15 => 15 | fifty => 50 | 70 => 70 | 20 percent => 20 | 60 => 60 | 25% => 25 | 80 => 80 | thirty percent => 30 | 10 => 10
%list mood: cooking | rainy sundays | gym sessions | studying late | barbecues | road trips | falling asleep | heartbreak | dinner with friends | cleaning the house | morning coffee | kids' parties | yoga | long train rides | working in peace | dancing in the kitchen | feeling homesick | first snow | meditation | wedding receptions | running uphill | gaming nights
%list listname: Sunday Slow | Kitchen Disco | Leg Day | Focus Mode | Camper Van | Rainy Window | Mum's Sixtieth | Grill and Chill | Deep Sleep | Wake Up | Study Hall | Summer Porch | Songs for Mia | Old Flames | Late Shift | Beach House | Snow Day | Garage Sale | Team Spirit | Candlelight
%list film: Dune | The Godfather | Amélie | Parasite | Paddington 3 | Casablanca | Barbie | The Third Man | Oppenheimer | Spirited Away | Jaws | Inside Out | Gladiator | Psycho | The Zone of Interest | Wicked | La La Land | Poor Things | Moana | Metropolis | The Lives of Others | Alien | Conclave | Flow | Past Lives | Some Like It Hot
%list cinema: Odeon | Rex | Filmpalast | Kino International | Curzon | Cinestar | Electric Cinema | Apollo | Cine Doré | Gloria | UCI | Everyman | Ritzy | Capitol | Lichtburg | Vue | Roxy | Savoy | Babylon | Rialto
%list programme: Bake Off | Tatort | Planet Earth | the evening news | Match of the Day | Doctor Who | Antiques Roadshow | The Bear | the Eurovision final | Jeopardy | Sherlock | Strictly | the cup final | Gardeners' World | Grand Designs | Countdown | the opening ceremony | Bluey | University Challenge | Die Sendung mit der Maus | the election debate | Masterchef
%list channel: BBC One | Channel 4 | ZDF | Arte | ITV | NBC | CNN | ARD | La 2 | BBC Two | HBO | 3sat | Fox | Eurosport | ABC | RTL | Antena 3 | PBS | Sky Arts | Discovery
%list book: Middlemarch | Dune Messiah | The Hobbit | Beloved | Wolf Hall | Momo | The Bell Jar | Educated | The Trial | Matilda | Sapiens | Emma | Pachinko | The Name of the Rose | Circe | Stoner | Piranesi | Jane Eyre | Normal People | The Gruffalo | The Alchemist | Babel | Heidi | Demon Copperhead | Klara and the Sun | Kitchen
%list author: George Eliot | Tolkien | Toni Morrison | Hilary Mantel | Michael Ende | Kafka | Roald Dahl | Min Jin Lee | Umberto Eco | Jane Austen | Sally Rooney | Ishiguro | Isabel Allende | Stephen King | Agatha Christie | Murakami | Elena Ferrante | Zadie Smith | Astrid Lindgren | Terry Pratchett | Cornelia Funke | Le Guin
%list branch: Central | Northside | Mitte | Riverside | Old Mill | Westend | main building | Harbour Street | St. Paul's | Eastgate | Neukölln | university library | Hillside | Park Road | book bus | Southbank | Green Lane | Market Square | Bridgeton | Oakwood
%list team: Arsenal | Bayern | the Lakers | Real Madrid | Celtic | the Celtics | St. Pauli | Union Berlin | the All Blacks | Athletic Bilbao | the Cubs | Liverpool | Ajax | the Maple Leafs | Dortmund | Barcelona | Leeds | the Packers | Sevilla | Benfica | the Red Sox | Freiburg | Wrexham | Porto | Munster | Juventus
%list league: Champions League | cup | league | FA Cup | DFB Pokal | Bundesliga | NBA | playoffs | Premier League | Europa League | preseason | Six Nations | Copa del Rey | Serie A | Euroleague | Super Cup | Conference League | Davis Cup | World Cup qualifiers | Nations League
%list route: lake loop | canal path | park round | castle climb | river path | harbour loop | old railway line | vineyard trail | airfield circuit | forest track | seafront | two bridges route | stadium track | village loop | coastal path | ridge trail | tow path | golf course edge | treadmill | quarry road
%list day: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list past: yesterday | monday | sunday | last friday | this morning | the 3rd | tuesday | march 2nd | the day before yesterday | today | the 11th | last saturday | may 6 | wednesday
%list since: january | the first of march | last monday | the 1st | new year | may 5 | last summer | the start of the month | easter | 2025-02-01 | october 10th | september | monday | the beginning of the season
%list till: today | sunday | the end of march | the 15th | yesterday | june 30 | christmas | last friday | the end of the month | 2025-04-30 | this weekend | july | august 12th | now
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | 5:30 | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00 | 20:15
%list hours: 8am and 8pm | 7, 13 and 21 | 9 in the morning | 6:30, 14:30 | noon and midnight | breakfast and bedtime | 8, 12, 16 and 20 | 10pm | morning, noon and night | 7:30 and 19:30 | 8am, 2pm and 10pm | lunchtime | 6am and 6pm
%list medicine: ibuprofen | amoxicillin | vitamin d | metformin | blue inhaler | levothyroxine | paracetamol | iron tablets | cetirizine | omeprazole | eye drops | ramipril | magnesium | insulin | folic acid | penicillin | aspirin | melatonin | cough syrup | lisinopril | probiotics | fish oil
%list medicine_de: Ibuprofen | Metformin | Vitamin D | Schilddrüsentabletten | Antibiotikum | Eisentabletten | Augentropfen | Hustensaft | Ramipril | Magnesium | Betablocker | Asthmaspray
%list medicine_es: ibuprofeno | paracetamol | hierro | vitamina D | jarabe para la tos | omeprazol | gotas para los ojos | metformina | amoxicilina | ácido fólico
%list dose: 400 mg | two tablets | one capsule | 5 ml | half a pill | 10 drops | a spoonful | two puffs | 20 mg | one sachet | 500 mg | three drops in each eye | 1000 units | one and a half tablets | 75 micrograms | 1 tablet
%list days: mondays and thursdays | tuesdays | weekdays | saturdays and sundays | monday, wednesday and friday | sundays | weekends | fridays | tuesday and saturday | wednesdays, fridays | mon, thu | saturdays | tuesdays and thursdays
%list days_de: montags und donnerstags | dienstags | samstags | werktags | mittwochs und freitags | sonntags | montags, mittwochs und freitags
%list days_es: lunes y jueves | martes | sábados | domingos | lunes, miércoles y viernes | martes y viernes | fines de semana
%list zone: vegetable patch | front lawn | rose bed | greenhouse | back lawn | hedge | herb garden | balcony boxes | orchard | tomatoes | flower bed by the gate | terrace pots | raised beds | strawberries | west border | lawn | hydrangeas | olive trees | pumpkin patch | rockery
%list chore: emptying the dishwasher | bins | walking the dog | hoovering the stairs | cleaning the bathroom | folding the laundry | watering the tomatoes | setting the table | feeding the rabbits | raking the leaves | mowing the lawn | ironing | changing the bedsheets | washing the car | tidying the hallway | scrubbing the oven | dusting the shelves | taking out the recycling | cleaning the hamster cage | window cleaning | sweeping the terrace | sorting the socks
%list chore_de: Müll rausbringen | Bad putzen | Rasen mähen | Spülmaschine ausräumen | Tisch decken | Wäsche zusammenlegen | Laub rechen | mit dem Hund gehen | Fenster putzen | Treppe saugen
%list chore_es: sacar la basura | fregar los platos | poner la mesa | pasear al perro | limpiar el baño | regar las plantas | tender la ropa | cortar el césped | hacer las camas | barrer la terraza
%list kid: Mia | Tom | Ben | Lena | the twins | Jonas | Priya | Noah | dad | Emma | Felix | Zoe | grandpa | Oscar | my eldest | Leila | Hugo | mum | Nora | Yuki | Sam
%list carer: Karen | Mr. Duarte | Julia from next door | Olu | Petra | Sam Whitfield | Nadia | Tomasz | auntie May | Luca | Ms. Okafor | Ellen | Diego | Hannah Brandt | Farid | Ruth | Marisol | Timo | Greta | Ines
%list care: he gets half a tin of food | the litter needs changing | don't let her on the sofa | the key is with the neighbour | two scoops of kibble and fresh water | she needs her heart tablet in cheese | he barks at bicycles, just ignore it | please play a little with the string | brush him if there's time | keep the window shut | the lead hangs behind the door | give the parrot some grapes | no treats, he's on a diet | she hides under the bed at first | a long walk by the river please
%list pettown: Leeds | Cologne | Brighton | Ghent | Lyon | Boulder | Dresden | Bath | Malmö | Girona | Galway | Turin | Basel | Austin | York | Bremen | Porto | Utrecht | Halifax | Linz
%list price: 30 euros => 30 | $40 => 40 | 25 => 25 | £35 => 35 | 50 bucks => 50 | 20 dollars => 20 | twenty euros => 20 | 45 € => 45 | 18 pounds => 18 | 15 euros => 15
%list born: march 14 | the 3rd of june | 9 September 1984 | december 24 | 17.5.2012 | july 1st | 30 April | 1990-11-02 | october 12 | the 29th of february | january 6th | august 8, 1975 | 22 May 2001 | november 30 | the 4th of july | feb 11
%list born_de: 3. Mai | 14. März 1980 | 24. Dezember | 12.7. | 9. September | 1. Januar 1999 | 30. April | 17. Oktober 2012
%list born_es: 3 de mayo | 14 de marzo de 1980 | 24 de diciembre | 9 de septiembre | 30 de abril | 1 de enero | 17 de octubre
%list wish: dark chocolate | anything with cats | board games | crime magazines | good whisky | gardening gloves | football stickers | books about space | hand cream | theatre tickets | dinosaurs | vinyl records | weekends away | wool for knitting | climbing gear | tulips | puzzles with a thousand pieces | cheese from the Alps | fountain pens | spicy sauces
%list seats: 2 => 2 | two => 2 | three => 3 | four => 4 | 4 => 4 | 5 => 5 | six => 6 | 3 => 3 | seven => 7 | eight => 8
%list age_days: week => 7 | 30 days => 30 | two weeks => 14 | 10 days => 10 | fortnight => 14 | three weeks => 21 | 60 days => 60 | 14 days => 14

%tool start_laundry_program
wash the {program:wool=woollens|jumpers|sweaters} at {temperature=washtemp}
{program:cotton=cotton|cottons|towels}, {temperature=washtemp}, {spin=rpm}
start the {program:quick=quick|short|express} wash[, {temperature=washtemp}]
{program:delicates=delicates|silk blouses|lingerie} at {temperature=washtemp} with {spin=rpm}, starting {delay_minutes=delay}
the baby was sick all over the {program:bedding=sheets|duvet cover|bed linen}, {temperature=washtemp} please
{delay_minutes=delay} run the {program:synthetics=synthetics|sports clothes|easy-care} at {temperature=washtemp}
{spin=rpm}, {temperature=washtemp}, {program:cotton=cotton}
I need a clean shirt by noon and the drum is loaded, {program:quick=short one|the fast one}
not hotter than {temperature=washtemp} for the {program:wool=wool|knitwear}, and only {spin=rpm}
turn the washing machine on at {temperature=washtemp} {delay_minutes=delay}
start the washing machine
%lang de
wasch die {program:bedding=Bettwäsche|Bettlaken} bei {temperature:60=60 Grad|sechzig Grad}
stell die Waschmaschine auf {program:delicates=Feinwäsche|Schonwaschgang} mit {temperature:30=30 Grad|30} und {spin:800=800 Touren|800}
%lang es
ponme una lavadora de {program:cotton=algodón|toallas} a {temperature:40=40 grados|cuarenta grados}
%lang en

%tool laundry_time_left
how long does the {machine:washer=washing machine|washer|wash} (still|) (need|take)
when is the {machine:dryer=dryer|tumble dryer} done
{machine:washer=washer}, minutes left?
is the {machine:dryer=dryer|drying} finished yet
can I go out or will the {machine:washer=washing|spin cycle} be over soon
time remaining on the {machine:combo=washer-dryer|combo machine|combined one}
I want to hang things up before bed, has the {machine:washer=washing machine} much to go
are my jeans dry yet or is the {machine:dryer=tumbler|dryer} still going round
how many more minutes until the {machine:combo=washer dryer|combi} beeps
how long will it still run
%lang de
wie lange braucht {machine:dryer=der Trockner|der Wäschetrockner} noch
%lang en

%tool jukebox_play
play {title=song} (by|from) {artist=artist} [in the {room=room}]
{artist=artist}, {title=song}, {room=room}
put {title=song} on in the {room=room} at {volume=vol}
I want to hear {title=song}[ by {artist=artist}]
{room=room}: {title=song} at {volume=vol}, the {artist=artist} version
at {volume=vol} in the {room=room} please, {title=song}
nothing cheers me up like {title=song}, go on
{artist=artist}'s {title=song} {volume:80=really loud at 80|at 80}, {room=room}
it's too quiet in the {room=room}, how about {title=song} by {artist=artist}
could we have some {artist=artist}, {title=song} that is, volume {volume=vol}
let {title=song} ring through the {room=room}
play something by {artist=artist} in the {room=room}
put some music on at {volume=vol}
%lang de
spiel {title=song} von {artist=artist} im {room=room_de} ab
%list room_de: Wohnzimmer | Bad | Kinderzimmer | Arbeitszimmer | Esszimmer | Schlafzimmer | Büro | Garten | Flur
%lang es
ponme {title=song} de {artist=artist} en el {room=room_es}
%list room_es: salón | dormitorio | baño | despacho | comedor | patio | garaje
%lang en

%tool jukebox_enqueue
(queue|line up) {title=song} [by {artist=artist}]
{title=song} {position:next=next|after this one|right after this} please
add {title=song} by {artist=artist} {position:last=at the end|to the bottom of the queue|last}
let this finish and {position:next=then|straight afterwards} {title=song} by {artist=artist}
{artist=artist} {title=song} {position:last=at the very end|as the last one}
don't stop what's on, but {title=song} should come {position:next=up next|next}
throw {title=song} {position:random=in somewhere|anywhere in the queue|at a random spot}, the {artist=artist} one
I love this one! when it's over I'd like {title=song}
{position:last=to close the evening|for the finale|as a last dance}, {artist=artist} with {title=song}
somebody asked for {title=song} earlier, fit it in
add something by {artist=artist} to the queue {position:next=next}
queue another song
%lang de
häng {title=song} von {artist=artist} {position:last=hinten|am Ende} an die Warteschlange an
%lang en

%tool jukebox_make_playlist
make (me|) a playlist called {name=listname} for {mood=mood}
{name=listname}: {length_minutes=mins} of {era:80s=eighties|80s} songs for {mood=mood}
new playlist {name=listname}[, {length_minutes=mins} long]
{length_minutes=mins} of music for {mood=mood}, call it {name=listname}
for {mood=mood} I'd like a playlist {name=listname} with {era:90s=nineties stuff|90s hits}
collect {era:60s=sixties|60s} tunes that suit {mood=mood}, name {name=listname}, {length_minutes=mins}
we're having people over. put together {name=listname}, good for {mood=mood}, should last {length_minutes=mins}
{era:70s=seventies|70s} songs, {length_minutes=mins}, under the name {name=listname}
I keep skipping tracks during {mood=mood}. gather the right ones as {name=listname}
{name=listname}, {mood=mood}, {era:current=recent|new|this year's} stuff only
make a playlist for {mood=mood}
create a {length_minutes=mins} playlist with {era:2000s=2000s|noughties} music
%lang es
créame una lista llamada {name=listname} con música {era:80s=de los ochenta|ochentera}
%lang en

%tool cinemaShowtimes
when is {film=film} on in {city=city} [{date=day}]
{film=film} {city=city} {date=day}
what time does {film=film} start {date=day} in {city=city}
where in {city=city} can I see {film=film} {version:original=in the original|with the original voices|undubbed} {date=day}
showtimes {city=city} {date=day}, {film=film}, {version:subtitled=with subtitles|subtitled|omu}
{date=day} we're in {city=city} and would love to watch {film=film}, which houses show it
is anybody still showing {film=film} in {city=city}? {version:dubbed=dubbed|in our language} if possible
{version:subtitled=subtitled} {film=film}, {city=city}, {date=day}
everyone raves about {film=film} and I'm in {city=city} {date=day} with nothing to do
the big screen or nothing: {film=film} {date=day} near {city=city}
what times is {film=film} on {date=day}
is there a film on in {city=city} {date=day}
%lang de
wann läuft {film=film} {date=day_de} in {city=city}, {version:original=im Original|in Originalfassung}
%list day_de: morgen | Freitag | Samstag | nächsten Sonntag | übermorgen | heute | heute Abend | Donnerstag | kommenden Dienstag | Mittwoch
%lang es
¿a qué hora ponen {film=film} en {city=city} {date=date} {version:subtitled=con subtítulos|subtitulada}?
%lang en

%tool reserveCinemaSeats
{seats=seats} seats for {film=film} at {cinema=cinema} {date=day} at {time=hour}
reserve {seats=seats} for {film=film}, {cinema=cinema}, {date=day}, {time=hour}[, {row:back=back row|at the back}]
{cinema=cinema} {date=day} {time=hour} {film=film} {seats=seats} people
we're going to see {film=film} {date=day}, {seats=seats} of us, the {time=hour} showing at {cinema=cinema}
at {cinema=cinema} {date=day} there's {film=film} at {time=hour}: keep {seats=seats} {row:middle=in the middle|in a central row} for us
{row:aisle=on the aisle|aisle seats} please, {seats=seats}, {film=film}, {time=hour} {date=day}, {cinema=cinema}
I'm taking {=firstname} to {film=film} {date=day} at {time=hour}, so {seats=seats} spots {row:front=near the front|up front} at {cinema=cinema}
{time=hour} {date=day}, {film=film}, {seats=seats} seats {row:back=as far back as possible|in the back}, {cinema=cinema}
before it sells out get {seats=seats} of us into {film=film}, {cinema=cinema}, {date=day} {time=hour}
reserve {seats=seats} seats for {film=film} {date=day}
hold {row:middle=middle} seats at {cinema=cinema} for {film=film}
%lang de
reservier {date=day_de} um {time=time} {seats=seats_de} Plätze für {film=film} im {cinema=cinema}
%list seats_de: zwei => 2 | drei => 3 | vier => 4 | 5 => 5 | sechs => 6
%lang es
guárdame {seats=seats_es} butacas para {film=film} en {cinema=cinema} {date=date} a las {time=time}
%list seats_es: dos => 2 | tres => 3 | cuatro => 4 | 5 => 5 | seis => 6
%lang en

%tool recordProgramme
record {programme=programme} on {channel=channel} [{date=day}]
{programme=programme}, {channel=channel}, {date=day}, {startTime=hour} to {endTime=hour}
tape {programme=programme} {date=day} from {startTime=hour} till {endTime=hour}
I won't be home {date=day} and {programme=programme} is on at {startTime=hour}, save it for me
{channel=channel} {date=day} {startTime=hour}-{endTime=hour}, {programme=programme}
keep {series:true=every episode of|all of|the whole series of} {programme=programme}
{programme=programme} finishes at {endTime=hour} {date=day}, starts {startTime=hour}, get it for later, {channel=channel}
{series:true=from now on always|every week} {programme=programme} on {channel=channel}
we always miss {programme=programme}, make sure we can watch it afterwards
make sure the box gets {programme=programme} {date=day}, {series:false=just this one|only that episode}
record whatever is on {channel=channel} {date=day} between {startTime=hour} and {endTime=hour}
record the show on {channel=channel} {date=day}
%lang de
nimm {programme=programme} auf {channel=channel} {date=day_de} ab {startTime=time} auf
zeichne {programme=programme} von {startTime=time} bis {endTime=time} auf
%lang en

%tool library_find_book
does the library have {title=book} by {author=author}
anything by {author=author} as {format:audiobook=an audiobook|audio|something to listen to}
{title=book} {format:large_print=in large print|with big letters}, for my gran
is {title=book} on the shelf at {branch=branch}
{author=author}, {title=book}, {branch=branch}
look in the catalogue for {format:ebook=e-book|digital} {title=book}
my eyes are bad, so {format:audiobook=spoken|read aloud}: {title=book}, {author=author}
what have they got from {author=author} at {branch=branch}, {format:print=printed|on paper}
I'd rather borrow than buy {title=book}, can I
at {branch=branch}, any {author=author} in {format:ebook=electronic form|ebook}?
could you check whether {title=book} is in at {branch=branch} before I cycle there
which books by {author=author} do they have
%lang de
hat die Bücherei {title=book} von {author=author} {format:audiobook=als Hörbuch|zum Hören}
%lang es
mira si tienen {title=book} de {author=author} en la biblioteca
%lang en

%tool library_hold_book
put {title=book} on hold at {pickup_branch=branch}
reserve {title=book} by {author=author}, I'll collect it at {pickup_branch=branch}
{title=book}, {author=author}, pick up {pickup_branch=branch}[, keep it until {keep_until=day}]
ask {pickup_branch=branch} to keep {title=book} for me until {keep_until=day}
{pickup_branch=branch}, {title=book}, until {keep_until=day} please
I'm next door to {pickup_branch=branch} anyway, have {author=author}'s {title=book} waiting there
set {title=book} aside till {keep_until=day} at {pickup_branch=branch}, the one by {author=author}
until {keep_until=day} nobody else should get {title=book}, I'll come by {pickup_branch=branch}
when {title=book} comes back in, make sure I'm the one who gets it, {pickup_branch=branch}
place a hold on {title=book}
hold the new {author=author} for me at {pickup_branch=branch}
my book club does {title=book} next, reserve it until {keep_until=day}
%lang de
merk {title=book} von {author=author} in der Bibliothek vor, Abholung {pickup_branch=branch}
%lang en

%tool team-next-games
when (do|does) {team=team} play next
next {count=int} {team=team} games
{team=team} in the {competition=league}, who's coming up
which {venue:home=home games|games at home} (have|has) {team=team} left in the {competition=league}
the next {count=int} {venue:away=away|on the road} games of {team=team} in the {competition=league}
{competition=league}: {team=team}'s coming {count=int}
I'd love to see {team=team} live, {venue:home=in their own stadium|at home}, what are my chances
{team=team} {venue:away=away} {competition=league} {count:3=three|3}
who are {team=team} up against this weekend
is there a {competition=league} tie for {team=team} soon, {venue:neutral=on neutral ground|at a neutral place}
{venue:home=home} fixtures in the {competition=league} please
show the next {count=int} games
%list league_es: Champions | liga | Copa del Rey | Europa League | Supercopa | Euroliga | Premier | Liga de Naciones
%lang es
¿cuándo juega {team=team} en la {competition=league_es}, {venue:home=en casa|de local}?
%lang de
zeig mir die nächsten {count=int} {venue:home=Heimspiele} von {team=team}
%lang en

%tool team-past-results
how did {team=team} do against {opponent=team}
{team=team} {opponent=team} results since {from_date=since}
{team=team}'s results from {from_date=since} to {to_date=till}
what were the scores of {team=team} between {from_date=since} and {to_date=till}
did {team=team} beat {opponent=team} (last time|the last time they met)
{team=team} versus {opponent=team}, {from_date=since} - {to_date=till}
I was on a boat since {from_date=since}, did {team=team} win anything
up to {to_date=till}, from {from_date=since}, how many points did {team=team} bring home
since {from_date=since}, {team=team} vs {opponent=team}
my dad claims {opponent=team} never won against {team=team}, is that so
how bad was it for {team=team} yesterday
all results since {from_date=since}
scores against {opponent=team} until {to_date=till}
%lang de
wie hat {team=team} gegen {opponent=team} gespielt
%lang en

%tool runlog_add_run
ran {distance_km=km} in {minutes=runmins} {date=past}
{distance_km=km}, {minutes=runmins}[, {route=route}]
log a run: {minutes=runmins}, {distance_km=km}, {date=past}
{date=past} I did {distance_km=km} on the {route=route} in {minutes=runmins}
{minutes=runmins} for {distance_km=km}, felt {feeling:great=amazing|great|like flying}
put down {distance_km=km} on the {route=route}, took me {minutes=runmins}, {feeling:tired=legs were heavy|was tired}
{route=route} {date=past}: {distance_km=km} {minutes=runmins} {feeling:ok=so so|okay}
phew, {minutes=runmins} out there and {distance_km=km} done, {feeling:awful=it was hell|horrible}
did my {distance_km=km}, needed {minutes=runmins} on the {route=route}, {feeling:good=not bad at all|pretty good}
went jogging along the {route=route} {date=past}, {minutes=runmins}
write down my run, {distance_km=km} {date=past}
add a run {date=past}, {feeling:great=felt great}
%lang de
trag einen Lauf ein: {distance_km:10=10 Kilometer|zehn Kilometer} in {minutes:55=55 Minuten|fünfundfünfzig Minuten}
%lang es
apúntame {distance_km:8=8 kilómetros|ocho kilómetros} en {minutes:45=45 minutos|cuarenta y cinco minutos}
%lang en

%tool runlog_totals
how (far|much) have I run since {start_date=since}
{metric:distance=kilometres|total distance} from {start_date=since} to {end_date=till}
{start_date=since} - {end_date=till}, {metric:runs=number of runs|how many times I went}
my average {metric:pace=pace|speed} between {start_date=since} and {end_date=till}
{metric:elevation=climbing|metres uphill|elevation} since {start_date=since}
until {end_date=till}, starting {start_date=since}, how many {metric:time=hours|hours on the road} was that
am I getting {metric:pace=faster|quicker} since {start_date=since}
have I been lazy between {start_date=since} and {end_date=till}
{metric:distance=how many miles did I get in|what did I cover}, {start_date=since} till {end_date=till}
how often did I get out for a jog since {start_date=since}
my running totals until {end_date=till}
%lang es
¿cuántos {metric:distance=kilómetros} he corrido desde {start_date=date} hasta {end_date=date}?
%lang en

%tool addDosePlan
plan {medicine=medicine} at {times=hours}
{medicine=medicine}, {dose=dose}, {times=hours}[, {withFood:true=with food|with meals|after eating}]
I have to take {dose=dose} of {medicine=medicine} at {times=hours} from {startDate=day} to {endDate=day}
{dose=dose} {medicine=medicine} at {times=hours} until {endDate=day}
from {startDate=day}: {medicine=medicine} {dose=dose}, {times=hours}, {withFood:false=on an empty stomach|before eating|without food}
the doctor gave me {medicine=medicine}, {dose=dose} at {times=hours}, up to {endDate=day}, beginning {startDate=day}
{times=hours}, {dose=dose}, {medicine=medicine}, {startDate=day} through {endDate=day}
set mum up with {medicine=medicine} at {times=hours}, {withFood:true=with something to eat|with a meal}
{medicine=medicine} is new, {times=hours}, last one {endDate=day}
my blood pressure is up again, so it's {dose=dose} {medicine=medicine} at {times=hours} from {startDate=day} on
take {medicine=medicine} from {startDate=day} to {endDate=day}
plan {dose=dose} at {times=hours}
%lang de
trag {medicine=medicine_de} ein, {dose:eine Tablette=eine Tablette} um {times=hours_de}, {withFood:true=zum Essen|nach dem Essen}
%list hours_de: 8 und 20 Uhr | 7 Uhr | 8, 14 und 22 Uhr | 12 Uhr mittags | 6:30 und 18:30 | 9 Uhr und 21 Uhr
%lang es
prográmame {medicine=medicine_es} a las {times=hours_es} hasta {endDate=date}
%list hours_es: 8 y 20 | 9 de la mañana | 7, 15 y 23 | 8:30 y 20:30 | 14 | 10 y 22
%lang en

%tool markDose
I (took|have taken|just had) [my] {medicine=medicine} [{takenAt=tookat}]
{medicine=medicine} done[, {takenAt=tookat}]
{skipped:true=skipped|missed|forgot} my {medicine=medicine} {takenAt=tookat}
{takenAt=tookat} the {medicine=medicine} went down
mark {medicine=medicine} as {skipped:false=taken|swallowed} {takenAt=tookat}
{medicine=medicine} {takenAt=tookat}, {skipped:true=didn't take it|left it out}
I felt sick {takenAt=tookat} so there was {skipped:true=no} {medicine=medicine}
yes yes, I've had the {medicine=medicine}, stop nagging
dad got his {medicine=medicine} {takenAt=tookat}
put a tick next to {medicine=medicine}, {takenAt=tookat}
I've taken my pills {takenAt=tookat}
%list tookat: 8am | this morning | noon | half past nine | last night | yesterday evening | 7:15 | an hour ago | ten minutes ago | just now | before breakfast | 22:00 | today at two | around six | lunchtime
%lang de
ich hab {medicine=medicine_de} {takenAt=genommen_de} genommen
%list genommen_de: heute früh | um acht | gerade eben | gestern Abend | vor einer Stunde | um 12 Uhr | heute Mittag
%lang en

%tool sprinkler-set-program
water the {zone=zone} at {start_time=hour} for {minutes=mins}
{zone=zone}: {start_time=hour}, {minutes=mins}[, {days=days}]
{minutes=mins} for the {zone=zone} on {days=days} at {start_time=hour}
on {days=days} at {start_time=hour} the {zone=zone} (gets|get) {minutes=mins} of water
from {start_time=hour}, {minutes=mins}, {zone=zone}, {days=days}
the {zone=zone} (looks|look) thirsty in this heat, give {minutes=mins} at {start_time=hour}
{days=days} {start_time=hour} {zone=zone} {minutes=mins}
everything in the {zone=zone} is going brown. {start_time=hour} on {days=days}, {minutes=mins} each time
set the sprinkler in the {zone=zone} to come on at {start_time=hour} and run {minutes=mins}
could the {zone=zone} have {minutes=mins} every time on {days=days}, say {start_time=hour}
water the {zone=zone} on {days=days}
start the sprinklers at {start_time=hour} for {minutes=mins}
%lang de
bewässer den {zone=zone_de} {days=days_de} um {start_time=time} für {minutes:20=20 Minuten|zwanzig Minuten}
%list zone_de: Rasen | Vorgarten | Kräutergarten | Gemüsegarten | Steingarten | Rosengarten | Wintergarten | Hang | Obstgarten | Hinterhof
%lang es
riégame el {zone=zone_es} los {days=days_es} a las {start_time=time} durante {minutes:15=15 minutos|quince minutos}
%list zone_es: césped | huerto | seto | jardín delantero | invernadero | patio | rosal | limonero | parterre | macizo de flores
%lang en

%tool sprinkler-pause
no watering until {until_date=day}
pause the sprinklers from {from_date=day} to {until_date=day}
{from_date=day} till {until_date=day}: no water for the {zone=zone}
skip the {zone=zone} until {until_date=day}
it's going to pour from {from_date=day} until {until_date=day}, so we can save the water
we're putting new turf on the {zone=zone} and it has to stay dry up to {until_date=day}
until {until_date=day}, beginning {from_date=day}, {zone=zone} off please
leave the {zone=zone} dry between {from_date=day} and {until_date=day}
everything is soaked out there, nothing needed before {until_date=day}
suspend the {zone=zone} program from {from_date=day}
hold off watering
%lang es
para el riego hasta {until_date=date}
%lang en

%tool chores.assign
{person=kid} should do {chore=chore} by {due=day}
give {chore=chore} to {person=kid}[, {points=int} points]
{chore=chore}: {person=kid}, {repeat:weekly=every week|weekly|once a week}
{person=kid}, {chore=chore}, {due=day}, {points=int} points
it's {person=kid}'s turn with {chore=chore} {due=day}
{points=int} points for {person=kid} if {chore=chore} is finished by {due=day}
put {person=kid} down for {chore=chore} {repeat:daily=every day|daily|each day}, {points=int} points each
by {due=day} I want {chore=chore} off my list, let {person=kid} handle it
{repeat:monthly=once a month|monthly} {chore=chore} goes to {person=kid}
{person=kid} spends too much time on the phone: {chore=chore}, {repeat:biweekly=every two weeks|every other week}, {points=int} points
somebody has to take over {chore=chore} {due=day}
give {person=kid} something to do by {due=day}
%lang de
{person=kid_de} soll bis {due=date} {chore=chore_de}, {points=seats_pt} Punkte
%list kid_de: Mia | Jonas | Lena | Paul | Emma | Papa | Finn | Oma | Ben | Clara
%list seats_pt: fünf => 5 | 10 => 10 | zehn => 10 | drei => 3 | 20 => 20
%lang es
que {person=kid_es} haga esto: {chore=chore_es}, para {due=date}
%list kid_es: Lucía | Pablo | Marta | Diego | papá | Hugo | Sofía | Leo | Nico
%lang en

%tool chores.overview
what does {person=kid} (still|) have to do
{status:overdue=overdue|late} chores from {start_date=since} to {end_date=till}
chores {status:open=left|open|still to do} for {person=kid}
what has {person=kid} {status:done=finished|done already} since {start_date=since}
{person=kid}, {start_date=since} - {end_date=till}, {status:done=finished ones|done}
who is doing what around the house
between {start_date=since} and {end_date=till}, what did {person=kid} {status:done=get done|finish}
{status:overdue=which jobs has nobody done in time|what is late}, {start_date=since} until {end_date=till}
I want to pay {person=kid}'s pocket money, what was {status:done=completed} up to {end_date=till}
does {person=kid} get to watch TV or is something {status:open=unfinished|open}
is anyone slacking here since {start_date=since}
%lang de
was hat {person=kid_de} im Haushalt noch {status:open=offen|zu erledigen}
%lang en

%tool find_pet_sitter
find a {animal:dog=dog|puppy} sitter in {city=pettown} from {start_date=day} to {end_date=day}
who could look after my {animal:cat=cat|kitten} in {city=pettown} {start_date=day}
{city=pettown}, {animal:rabbit=rabbit|bunny}, {start_date=day} to {end_date=day}, {max_price=price} max
{animal:dog=dog} care near {city=pettown}, {start_date=day} till {end_date=day}, up to {max_price=price}
we fly {start_date=day} and return {end_date=day}, our {animal:bird=parrot|budgie|canary} can't stay alone in {city=pettown}
not more than {max_price=price} for a {animal:reptile=gecko|tortoise|snake}, {city=pettown}, from {start_date=day}
back {end_date=day}, gone {start_date=day}: somebody in {city=pettown} for the {animal:fish=fish|goldfish}, please
need a person for the {animal:cat=cats|cat} in {city=pettown}, {max_price=price} or less, {start_date=day} - {end_date=day}
my neighbour moved away and who feeds the {animal:rabbit=rabbits|guinea pig or rather rabbit} now? {city=pettown}, {start_date=day} until {end_date=day}
find a sitter in {city=pettown} from {start_date=day} until {end_date=day}
someone for my {animal:dog=dog|labrador} for under {max_price=price}
%lang de
such mir jemanden in {city=city} für {animal:cat=meine Katze|den Kater}, {start_date=day_de} bis {end_date=day_de}
%lang es
búscame un cuidador para {animal:dog=mi perro|la perrita} en {city=city} desde {start_date=date} hasta {end_date=date}
%lang en

%tool book_pet_visit
book {sitter=carer} for {date=day} from {from_time=hour} to {to_time=hour}
{sitter=carer} {date=day} {from_time=hour}-{to_time=hour}
ask {sitter=carer} to come {date=day} at {from_time=hour}. {instructions=care}
{date=day}, {from_time=hour}, {sitter=carer} for the dog[, {instructions=care}]
have {sitter=carer} with the cat between {from_time=hour} and {to_time=hour} {date=day}
{sitter=carer} was lovely with him, we'd like her again {date=day}, {from_time=hour} till {to_time=hour}
until {to_time=hour} {date=day}, arriving {from_time=hour}, {sitter=carer} please, and tell her {instructions=care}
I'm stuck at work {date=day}, so {sitter=carer} at {from_time=hour}, {instructions=care}
could {sitter=carer} drop by {date=day} around {from_time=hour}, {instructions=care}
from {from_time=hour} to {to_time=hour} {date=day} {sitter=carer} takes over
book {sitter=carer} for the hamster {date=day}
a sitter visit {date=day} from {from_time=hour} to {to_time=hour}
%lang de
buch {sitter=carer} {date=day_de} von {from_time=time} bis {to_time=time} für den Hund
%lang en

%tool birthday_save
{person=person}'s birthday is [on] {date=born}
save {date=born} as {person=person}'s birthday
{person=person} {date=born}[, {group:work=colleague|from work|from the office}]
{person=kid} was born on {date=born}, {group:family=family|one of the family}, likes {wishes=wish}
born {date=born}: {person=fullname}, {group:school=from school|classmate}
keep in mind that {person=person} turns a year older on {date=born}, loves {wishes=wish}
{group:neighbours=our neighbour|next door} {person=fullname} has a birthday {date=born}
I never know when to congratulate {person=person}. it's {date=born}, {wishes=wish} would please them
{date=born} {person=fullname} {group:friends=friend|mate} {wishes=wish}
note: {wishes=wish} for {person=person}, whose big day is {date=born}
save {person=person}'s birthday
add a birthday on {date=born}, {group:friends=a friend}
%lang de
{person=person} hat am {date=born_de} Geburtstag, merk dir das
trag den Geburtstag von {person=person} ein, {date=born_de}, {group:work=ein Kollege|aus der Firma}
%lang es
apúntame que {person=person} cumple años el {date=born_es}
%lang en

%tool birthday_upcoming
whose birthday is (coming up|soon|next)
birthdays in the next {within_days=age_days}
{group:family=family|relatives'} birthdays within the next {within_days=age_days}
who turns older in the coming {within_days=age_days}, {group:work=at the office|among my colleagues}
do I have to buy anyone a present in the next {within_days=age_days}
{within_days=age_days} ahead, {group:friends=friends only|just my friends}
is there cake for {group:school=anyone from school|a classmate} soon
I'm writing cards for the next {within_days=age_days}, who gets one
did I forget anybody's big day, look {within_days=age_days} ahead
{group:neighbours=neighbours}, the coming {within_days=age_days}, any birthdays?
%lang de
wer hat in den nächsten {within_days:14=zwei Wochen|14 Tagen} Geburtstag
%lang es
¿quién cumple años en los próximos {within_days:10=10 días|diez días}?
%lang en

%tool talk
that {=artist} concert was the best night of my life
I cried at the end of {=film}, no shame
{=team} are playing terribly this season, I can't watch
my knees hurt after every run, getting old I guess
the tumble dryer ate another sock, it's a monster
{=book} is so much better than the film
our cat sleeps on top of the television
what a goal! did you feel the house shake
slugs got the lettuces again, I give up gardening
{=kid} was so proud of the school play
turning forty isn't as bad as people say
who even watches live television nowadays
do you prefer {=artist} or {=artist}
%lang de
das Spiel gestern war zum Einschlafen
%lang es
me encanta cómo huele la ropa recién lavada
%lang en
