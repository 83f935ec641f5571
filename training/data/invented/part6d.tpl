# Sports, sky, maps, transport, words, holidays, nature, government, energy, farm, factory, lab, printers, drones, hotel.
%list club: Arsenal | Bayern | Lakers | Real Madrid | Juventus | Leeds United | Boston Celtics | Union Berlin | Ajax | FC Porto | Red Sox | Inter | Galatasaray | Maple Leafs | Celtic | Borussia Dortmund | Golden State Warriors | Sevilla | Liverpool | Atalanta | Mumbai Indians | Bulls | Packers | Yankees
%list address: 12 Rose Lane, Bristol | Hauptstr. 5, Köln | 221b Baker Street | 48 Elm Avenue, Portland | Calle Mayor 9, Madrid | 7 rue des Fleurs, Lyon | 900 Market St, San Francisco | Alexanderplatz 1 Berlin | Kungsgatan 14, Stockholm | 15 Queen's Road, Brighton | Via Roma 33, Torino | 1600 Pennsylvania Avenue | 310 W 5th Street Austin | Lindenweg 21, Bern | 66 King St, Toronto | Plaza de España 2, Sevilla
%list spotname: home | Trafalgar Square | Times Square | Hyde Park | grandma's house | Alexanderplatz | Brandenburg Gate | Camden Market | Gare du Nord | Union Station | Westfield mall
%list spotname_the: central station | airport | office | stadium | university | old harbour | zoo | city hall | hospital | beach
%list poi: pharmacy | good coffee | cheap parking | gas station | vegan restaurants | playground | ATM | bike repair shop | bakery | supermarket | car charging station | public toilet | dentist | dog park | bookshop | ice cream | hardware store | laundromat | sushi bar | post office | flower shop | library
%list station: Central Station | King's Cross | Hauptbahnhof | Museum Street | 5th Avenue | Alexanderplatz | Oak Street | University | Schottentor | Northgate | City Hall | Gare de Lyon | Harbour Bridge | Bank | Marienplatz | Hospital East | Mill Road | Zürich HB | Market Square | Atocha
%list line: line 4 | bus 42 | U2 | tram 9 | S1 | M10 | RE 7 | metro 3 | 73 | bus 100 | X5
%list line_the: Northern line | red line | ferry | airport express | blue tram
%list hardword: ubiquitous | ephemeral | serendipity | petrichor | gregarious | quixotic | laconic | Schadenfreude | obfuscate | mellifluous | pedantic | zeitgeist | perspicacious | cacophony | nadir | idempotent | sanguine | recalcitrant | ennui | furtive | lugubrious | esoteric
%list plainword: happy | big | important | walk | beautiful | angry | fast | strange | house | say | idea | difficult | clever | money | sad | brave | tired | change | help | funny | quiet | danger
%list rhymeword: orange | love | night | heart | silver | moon | time | rain | birthday | ocean | fire | tomorrow | window | dream | city | gold | coffee | winter | sea | friend
%list quakearea: Japan | California | Chile | southern Italy | Turkey | Iceland | Indonesia | Greece | Alaska | Mexico | New Zealand | Nepal | Peru | Taiwan | Oklahoma | Philippines | Canary Islands
%list magnitude: 4 | 5 | 4.5 | 6 | 3 | five => 5 | 2.5 | six => 6 | 5.5 | 3.5 | seven => 7 | four => 4 | three => 3 | 6.5 | 7
%list coast: Brighton beach | Cuxhaven | Mont Saint-Michel | Boston harbor | Husum | Cornwall | Lisbon | St Ives | Sylt | Galway | Saint-Malo | Whitby | Half Moon Bay | Norderney | Vigo | Dover | Bay of Fundy
%list plate: B-MW 4410 | KA51 AB 2290 | HH-XY 12 | 7ABC123 | LS19 KPT | M-AB 1234 | 4821 BCD | WR 55 HKL | 22-XKJ-8 | NDX 774 | AB-123-CD | ZH 402211 | GX07 TYU | K-LM 909 | 8XYZ456
%list notice: PF-20391 | 8841-22 | A 55120 | PCN77120 | 2024/5561 | 30019244 | KN-441 | F-118 | BX99120 | 7120-B | 66-1120 | NTC4410 | PCN 80213 | 90-4418 | T55201
%list excuse: the sign was covered by snow | I had a valid resident permit | the ticket machine was out of order | I was unloading a wheelchair | that is not my car | my ticket fell off the dashboard | the car was sold in March | I was in hospital at the time | there was no line on the road | the meter still showed ten minutes | my disabled badge was clearly visible | the police told me to park there | I paid with the app and can prove it | somebody stole my plates | parking is free on Sundays there | the bay was mine, number 12 | my tyre was flat and I waited for the tow truck | the sign had been put up the same morning | I only stopped to let my mother get out
%list plot: greenhouse 2 | plot 7 | lower meadow | field B | pasture 3 | hill side | east block | field C | plot 12 | greenhouse 5 | terrace 2 | bed 9 | section D | polytunnel 1
%list plot_the: north field | orchard | vineyard | tomato house | strawberry beds | potato field | herb garden | corn | nursery
%list machine: press 4 | line 2 | robot arm 3 | lathe B | injection molder 1 | oven 5 | welder 7 | M-204 | extruder A | CNC 12 | press 1 | printer line B | mixer 3 | crane 2 | M-310
%list machine_the: CNC mill | laser cutter | packaging machine | conveyor | bottling line | big saw | palletizer
%list stopwhy: oil is leaking | tool change | it makes a strange noise | shift is over | the sensor is wrong | a part got stuck | someone is inside the cell | too much scrap | maintenance is due | material ran out | it smells burnt | the guard door is open | fire alarm | the belt slipped | quality asked for it | bearing runs hot
%list instrument: PCR machine 2 | HPLC | incubator 3 | NMR | fume hood 4 | confocal microscope | x-ray diffractometer | thermocycler
%list instrument_the: electron microscope | centrifuge | mass spectrometer | laser table | clean room | spectrometer | glove box | flow cytometer
%list sample: yeast culture | pond water | blood samples | new alloy | leaf sections | graphene flakes | mouse tissue | polymer film | soil from plot 7 | caffeine standards | steel fragments | protein crystals | river sediment | battery cathode | coffee extract | moss
%list experiment: EXP-12 | yeast growth | run 44 | bean plants | titration 3 | crystal growth | EXP-7 | wind tunnel test | enzyme kinetics | fermentation B | laser alignment
%list experiment_the: corrosion test | pendulum | battery ageing study | cell culture | mouse study
%list observed: the solution turned blue after five minutes | no growth on plate three | temperature drifted to 38 degrees | crystals are visible under the lens | pH dropped faster than expected | one sample was contaminated | the signal is twice as strong today | a thin white film on the surface | it smells of almonds | sensor 2 failed at noon | leaves have started to curl | first bubbles after 90 seconds | colour faded overnight | mass loss is 0.3 grams | cells look healthy | peak shifted to the left | vibration above 40 hertz | the reaction stopped early | sample B cracked at 210 newtons | dilution was wrong, repeat tomorrow
%list filling: 20% => 20 | 15 percent => 15 | 10% => 10 | 30 percent => 30 | 100% => 100 | 25% => 25 | forty percent => 40 | 60% => 60 | 12% => 12 | 35 percent => 35 | 80% => 80 | 5 percent => 5 | 50% => 50 | 18% => 18 | 70 percent => 70
%list model: benchy.stl | gear_v2.stl | phone_stand.3mf | bracket.stl | dragon.obj | hook.stl | drawer_knob.stl | chess_set.3mf | nameplate.stl | drone_arm.stl | cookie_cutter.stl | hinge-left.stl
%list model_the: vase | lamp shade | spare part | miniature castle
%list waypoint: field B | tower 3 | point A | hilltop | old quarry | point B | gate 5 | marker 12 | Miller farm | Pine Hill | rooftop C | 47.37, 8.54
%list waypoint_the: lighthouse | roof | north gate | river bend | parking lot | church | barn | lake | bridge | solar panels | finish line
%list hroom: 204 | 1107 | 12 | 318 | 501 | 33 | 410B | 7 | 220 | 815 | 66 | 109 | 602 | 14A | 903
%list hotelask: two extra towels | the shower is blocked | a bottle of champagne and two glasses | a baby cot | the air conditioning rattles | club sandwich and a coke | a taxi to the airport at five | more pillows | the TV has no picture | please change the sheets | the toilet does not flush | breakfast in bed at eight | theatre tickets for tonight | an iron and a board | the window does not close | feather free blanket | a doctor who speaks French | somebody left a bag in the wardrobe | the minibar is empty | light bulb in the bathroom is dead | a vegan dinner for two | clean up the broken glass
%list hotelask_de: zwei zusätzliche Handtücher | die Dusche ist verstopft | ein Babybett | die Heizung geht nicht | ein Taxi zum Flughafen | frische Bettwäsche | der Fernseher bleibt schwarz | noch ein Kopfkissen | ein Bügeleisen | Frühstück aufs Zimmer | das Fenster schließt nicht | eine Flasche Wasser | der Safe lässt sich nicht öffnen | die Klimaanlage ist zu laut | Theaterkarten für heute Abend
%list mreading: 48213 | 10442 | 7731 | 22908 | 120455 | 3391 | 66120 | 90817 | 15502 | 40077 | 8819 | 27764 | 51230 | 1904 | 73358

%tool get_match_score
(what's|what was) the score of the {team=club} game?
how did {team=club} (play|do) {date=date}
{team=club} score
did {team=club} win [{date=date}]?
I missed the match, how did it end for {team=club}
{team=club} result {date=date}
is {team=club} leading
don't tell me {team=club} lost again, what was it
I had to work during the {team=club} game {date=date}, final result please
final score please
how did my team do {date=date}
%lang de
wie hat {team=club} {date=date} gespielt?
%lang en

%tool get_league_table
show [me] the {league:bundesliga=Bundesliga|German league} table
who is (first|top|on top) in the {league:premier_league=Premier League|English league|EPL}?
{league:nba=NBA|american basketball} standings [{season:2023=2023}]
how does the {league:la_liga=La Liga|Spanish league} look (right now|at the moment)
table {league:serie_a=Serie A|Italian league}
which teams were at the bottom of the {league:premier_league=premier league} in {season:2019=2019}
{league:nfl=NFL|football league in the states} ranking please
I haven't followed the {league:nhl=NHL|ice hockey league} for weeks, who leads
final standings of the {season:2021=2021} {league:bundesliga=Bundesliga} season
show me the league table
standings of the {season:2022=2022} season
%lang es
clasificación de {league:la_liga=LaLiga|la liga española}
%lang en

%tool get_fixtures
when (does|do) {team=club} play next?
next {count=int} {team=club} (games|matches)
who is {team=club} up against next
{team=club} fixtures
I want to take my son to see {team=club}, which {home_only:true=home games|games at home} are coming
list the {count=int} upcoming matches of {team=club}, {home_only:false=home and away|at home or away}
is {team=club} playing this weekend
schedule of {team=club}, {home_only:true=only at home|home matches only}
{team=club}'s next opponents, {count:3=three of them|the next three}
which matches are coming up
when is the next {home_only:true=home game}
%lang de
wann spielt {team=club} das nächste Mal?
%lang en

%tool get-moon-phase
what's the moon (like|doing) [{date=date}]?
is it full moon {date=date}
moon phase {date=date}
I can't sleep, is there a full moon or what
will the moon be bright {date=date}
how much of the moon is lit [tonight]
we plan a night hike {date=date}, tell me about the moon
waxing or waning right now?
lunar phase on {date=date} please
%lang es
qué fase de la luna hay [hoy]?
%lang en

%tool get-planet-visibility
can I see {planet:saturn=Saturn|the ringed planet} (tonight|at the moment)?
when does {planet:venus=Venus|the evening star|the morning star} rise in {location=city} {date=date}
{planet:mars=Mars|the red planet} from {location=city}
where in the sky is {planet:jupiter=Jupiter|the biggest planet}
I got a telescope, is {planet:saturn=Saturn} up over {location=city} {date=date}
{planet:mercury=Mercury} visibility {date=date}
is that bright dot {planet:jupiter=Jupiter|jupiter}? I'm in {location=city}
what time does {planet:mars=Mars} set {date=date}
show the kids {planet:venus=Venus}, when is it visible from {location=city}
which planet can I see from {location=city}
planet visibility {date=date}

%tool get-iss-passes
when (does|will) the (ISS|space station) (fly|pass) over {location=city}?
next {limit=int} ISS passes for {location=city}
can I see the space station from {location=city} [tonight]
{location=place} iss flyover
I'd like to wave at the astronauts, when do they come over {location=city}
list {limit=int} flyovers of the international space station above {location=city}
ISS above {location=city}?
when to look up for the space station in {location=place}, {limit:1=just the next one|only one}
when does the ISS come by?
show me {limit=int} space station passes
%lang de
wann fliegt die ISS über {location=city}?
%lang en

%tool maps_geocode
(coordinates|gps coordinates) of {address=address}
geocode {address=address}
what are the latitude and longitude of {address=address}?
{address=address} lat long
I need to put {address=address} into my gps, what are the exact coordinates
turn {address=address} into coordinates [please]
where on the globe is {address=address}, as numbers
find the position of {address=address} on the map
lat/lon for {address=place}
geocode an address
give me the coordinates of a place
%lang es
dame las coordenadas de {address=address}
%lang en

%tool maps_reverse_geocode
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

%tool maps_directions
how do I get from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the})?
directions {origin=address} to ({destination=spotname}|the {destination=spotname_the})
route to ({destination=spotname}|the {destination=spotname_the}) from ({origin=spotname}|the {origin=spotname_the}), {mode:walking=on foot|walking}
I'm at ({origin=spotname}|the {origin=spotname_the}) and have to be at {destination=address}, {mode:bicycling=by bike|cycling|on my bicycle}
{mode:driving=drive|by car} {origin=city} {destination=city} {avoid_tolls:true=no tolls|avoid toll roads|without toll roads}
how long does it take to (get|go) from {origin=city} to {destination=city} {mode:driving=by car|driving}
{mode:transit=by public transport|with bus and train|by transit} from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the}) please
can you {mode:walking=walk} from ({origin=spotname}|the {origin=spotname_the}) to ({destination=spotname}|the {destination=spotname_the})? show the way
quickest way ({origin=spotname}|the {origin=spotname_the}) -> ({destination=spotname}|the {destination=spotname_the}), {avoid_tolls:false=tolls are fine|I don't mind tolls}
({destination=spotname}|the {destination=spotname_the}) from ({origin=spotname}|the {origin=spotname_the}), which way
directions to ({destination=spotname}|the {destination=spotname_the})
how do I get there {mode:bicycling=by bike} from ({origin=spotname}|the {origin=spotname_the})
%lang de
wie komme ich von {origin=street} nach {destination=city} [{mode:bicycling=mit dem Rad}]
%lang en

%tool maps_search_nearby
(find|is there) a {query=poi} near ({near=spotname}|the {near=spotname_the})
{query=poi} around {near=address}
any {query=poi} within {radius_m=bigint} (metres|meters|m) of ({near=spotname}|the {near=spotname_the})?
where's the nearest {query=poi}
{query=poi} ({near=spotname}|the {near=spotname_the}) {open_now:true=open now|that's still open|open}
I need a {query=poi} close to ({near=spotname}|the {near=spotname_the}), {radius_m:1000=at most one kilometre away|within a kilometer|no further than 1 km}
which {query=poi} is {open_now:true=open right now|open at this hour}
we're staying near ({near=spotname}|the {near=spotname_the}), look for {query=poi}, {open_now:false=doesn't matter if it's closed|open or closed}
{query=poi} nearby
what's around ({near=spotname}|the {near=spotname_the})
find something within {radius_m:500=half a kilometre|500 metres} of ({near=spotname}|the {near=spotname_the})
%lang es
(busca|hay) {query=place} cerca de {near=city}
%lang en

%tool nextDepartures
(next|upcoming) departures at {stop=station}
when does ({line=line}|the {line=line_the}) leave from {stop=station}?
next {limit=int} departures {stop=station}
{stop=station} ({line=line}|the {line=line_the})
I'm standing at {stop=station}, when is the next ({line=line}|{line=line_the})
which trains go from {stop=station} in the next minutes
departure board of {stop=station}, {limit=int} lines are enough
will I still get the ({line=line}|{line=line_the}) at {stop=station}? when does it come
what leaves {stop=station} soon
when does ({line=line}|the {line=line_the}) come?
show me the next {limit=int} departures
%lang de
wann fährt die nächste {line=line} ab {stop=station}?
%lang en

%tool planTrip
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

%tool serviceDisruptions
are there delays on ({line=line}|the {line=line_the})?
is ({line=line}|the {line=line_the}) running [normally]
({line=line}|the {line=line_the}) disruptions
why is ({line=line}|the {line=line_the}) so late
any closures on ({line=line}|the {line=line_the}) today
is there trouble on ({line=line}|the {line=line_the}) again? I've been waiting forever
check service alerts for ({line=line}|the {line=line_the})
does ({line=line}|the {line=line_the}) run despite the strike
construction on ({line=line}|the {line=line_the})?
is my train running
any delays today on my line
%lang es
hay retrasos en {line=line}?
%lang en

%tool define_word
what does {word=hardword} mean?
define {word=hardword}
(meaning|definition) of {word=hardword} [in {language=langname}]
{word=hardword} meaning
I read the word "{word=hardword}" and have no idea what it is
look up {word=hardword} in the {language=langname} dictionary
explain the {language=langname} word {word=word} to me
my teacher called me {word=hardword}, is that good
dictionary {word=hardword}
what does this word mean?
look a word up in the {language=langname} dictionary
%lang de
was bedeutet {word=hardword}?
%lang en

%tool find_synonyms
synonyms for {word=plainword}
another word for {word=plainword}
what can I say instead of {word=plainword}
give me {limit=int} alternatives to "{word=plainword}"
I keep using {word=plainword} in my essay, what else could I write
{word=plainword} synonym
{limit=int} words that mean the same as {word=plainword}
thesaurus {word=plainword}, {limit=int} suggestions
how else do you say {word=plainword}
find me some synonyms
I need {limit=int} synonyms
%lang es
sinónimos de {word=word}
%lang en

%tool find_rhymes
what rhymes with {word=rhymeword}?
rhymes for {word=rhymeword}
I'm writing a poem and need something that rhymes with {word=rhymeword}
{syllables:2=two syllable|two-syllable} rhymes with {word=rhymeword}
words that sound like {word=rhymeword} at the end, {syllables:1=one syllable|a single syllable}
{word=rhymeword} rhyme
help me with my song, the line ends in {word=rhymeword}, what would rhyme
does anything rhyme with {word=rhymeword}
find a rhyme on {word=rhymeword} with {syllables:3=three syllables|3 syllables}
find a rhyme for my poem
I need a {syllables:2=two syllable} rhyme

%tool list_public_holidays
public holidays in {country=country} [{year:2025=2025}]
when are shops closed in {country=country} in {year:2026=2026}
bank holidays {country=country}
which days off does {country=country} have {year:2024=in 2024|2024}
I work with people from {country=country}, when do they have holidays
{country=country} national holidays {year:2025=2025}
list all public holidays of {country=country} please
how many free days do they get in {country=country}
what bank holidays are left in {country=country}
list the public holidays
which public holidays are there in {year:2025=2025}
%lang de
(welche|alle) Feiertage in {country=country} {year:2025=2025}
%lang en

%tool is_public_holiday
is {date=date} a (public|bank) holiday [in {country=country}]?
is everything closed {date=date} in {country=country}
do people work {date=date} in {country=country}
{date=date} holiday {country=country}?
we want to deliver {date=date}, is that a bank holiday over there in {country=country}
are the banks open {date=date} or is it a public holiday
check whether {date=date} is a day off in {country=country}
{country=country}, {date=date}: working day or public holiday
will the shops be shut {date=date} because of a holiday
is it a public holiday in {country=country}?
is that day a bank holiday

%tool get_air_quality
how is the air in {city=city}?
air quality {city=city}
{pollutant:pm25=fine dust|pm2.5|fine particles} in {city=city}
is it safe to go running in {city=city} with the smog
my asthma is bad, how high is the {pollutant:ozone=ozone} in {city=city}
{pollutant:pollen=pollen|pollen count} {city=city} today
does {city=city} have much {pollutant:no2=nitrogen dioxide|NO2|exhaust in the air} (right now|at the moment)
pollution level of {city=city} please
should I wear a mask in {city=city} because of the {pollutant:pm10=coarse dust|PM10}
how polluted is the air
what is the {pollutant:pollen=pollen} situation
%lang es
calidad del aire en {city=city}
%lang en

%tool list_earthquakes
was there an earthquake [in {region=quakearea}]?
earthquakes above {min_magnitude=magnitude} in the last {hours=int} hours
{region=quakearea} quakes {hours:24=today|last 24 hours|past day}
did you feel that? check for earthquakes
my aunt lives in {region=quakearea}, did the earth shake there
list all tremors in {region=quakearea} stronger than {min_magnitude=magnitude}
recent earthquakes
seismic activity {region=quakearea}, magnitude {min_magnitude=magnitude} and up
any quakes {hours:1=in the last hour|within the past hour}
%lang de
gab es ein Erdbeben in {region=country}?
%lang en

%tool get_tides
when is (high|low) tide (in|at) {place=coast}?
tides {place=coast} {date=date}
is the water in or out at {place=coast} {date=date}
{place=coast} tide times
we want to walk on the mudflats at {place=coast} {date=date}, when is low water
what time does the sea come back at {place=coast}
high water {date=date} at {place=coast}
surf's up, check the tide for {place=coast}
can we still cross to the island at {place=coast}? look at the tides
when is high tide {date=date}
tide times please
%lang es
(a qué hora|cuándo) hay marea alta en {place=coast}
%lang en

%tool lookup_parking_fine
are there [any] parking fines for {plate=plate}?
did I get a ticket? my plate is {plate=plate}
{plate=plate} fines
look up fines for the car {plate=plate}
someone put paper on my windscreen, check {plate=plate} with the city
how much do I owe for parking with {plate=plate}
open parking tickets {plate=plate}
is {plate=plate} registered with a penalty at the city hall
check the number plate {plate=plate} for unpaid parking
do I have any parking fines?
look up a parking ticket
%lang de
gibt es Strafzettel für {plate=plate}?
%lang en

%tool pay_parking_fine
pay [the] parking fine {reference=notice}
settle {reference=notice} (by|with|with my) {method:card=credit card|card}
{reference=notice} pay with {method:paypal=paypal|PayPal}
fine, I'll pay it, the notice number is {reference=notice}
please transfer the money for parking ticket {reference=notice} {method:bank_transfer=from my bank account|by bank transfer|by wire}
get rid of the ticket {reference=notice}, just pay
I parked badly, pay penalty {reference=notice}, {method:card=my card is fine|use the card}
pay what the city wants for {reference=notice}
before it doubles, pay fine {reference=notice}
pay my parking fine
pay the ticket with {method:paypal=paypal}

%tool appeal_parking_fine
appeal [parking fine] {reference=notice}: {statement=excuse}
object to {reference=notice} because {statement=excuse}
I won't pay {reference=notice}, {statement=excuse}. contest it
contest notice {reference=notice}, the reason is that {statement=excuse}
{statement=excuse}, so fight the fine {reference=notice} for me
tell the city that {reference=notice} is wrong: "{statement=excuse}"
file an objection against {reference=notice}, {statement=excuse}
dispute ticket {reference=notice} saying {statement=excuse}
that fine is not fair! appeal {reference=notice} with the words {statement=sentence}
appeal the fine {reference=notice}
object to my parking fine, {statement=excuse}
%lang es
recurre la multa {reference=notice}
%lang en

%tool get_energy_usage
how much {meter:electricity=power|electricity} did we use {period:this_month=this month}?
{meter:gas=gas|gas heating} consumption {period:last_month=last month|in the previous month}
energy use {period:today=today|so far today}
what did the {meter:solar=solar panels|panels|roof} make {period:yesterday=yesterday}
are we wasting {meter:water=water}? show {period:this_week=this week}
{period:this_year=this year|since January} {meter:electricity=kilowatt hours|electricity}
my bill was huge, how much energy did we burn {period:last_month=last month}
meter {period:this_week=this week} please
how many litres of {meter:water=water} went through {period:yesterday=yesterday}
show me our {meter:electricity=power} usage
how much {meter:gas=gas} do we need
%lang de
wie viel {meter:electricity=Strom} haben wir {period:this_month=diesen Monat} verbraucht?
%lang en

%tool submit_meter_reading
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
%lang es
la lectura del {meter:gas=gas} es {reading=mreading}, envíala
%lang en

%tool farm_read_sensor
how (dry|wet) is (the soil in|) ({field=plot}|the {field=plot_the})? {measurement:soil_moisture=moisture|soil moisture} please
{measurement:soil_moisture=soil moisture|moisture} ({field=plot}|the {field=plot_the})
what's the {measurement:soil_temperature=ground temperature|soil temperature} in ({field=plot}|the {field=plot_the})
is there enough {measurement:nitrogen=nitrogen} in ({field=plot}|the {field=plot_the})
({field=plot}|the {field=plot_the}) {measurement:ph=pH|acidity}
the leaves turn yellow in ({field=plot}|the {field=plot_the}), check the {measurement:nitrogen=nitrogen|nitrogen level}
does ({field=plot}|the {field=plot_the}) get enough {measurement:light=sun|light|sunlight}
can I sow in ({field=plot}|the {field=plot_the}) or is the {measurement:soil_temperature=soil too cold|ground too cold}
read the {measurement:ph=ph} sensor of ({field=plot}|the {field=plot_the})
read the sensor in ({field=plot}|the {field=plot_the})
what's the {measurement:soil_moisture=soil moisture}
%lang de
(lies|wie ist) die {measurement:soil_moisture=Bodenfeuchte} in {field=plot}
%lang en

%tool farm_start_irrigation
water ({field=plot}|the {field=plot_the}) for {minutes=int} minutes
irrigate ({field=plot}|the {field=plot_the}), {minutes=int} min
start the sprinklers on ({field=plot}|the {field=plot_the}) for {minutes:60=an hour|one hour}
({field=plot}|the {field=plot_the}) is bone dry, give it {minutes=int} minutes of water
{minutes:30=half an hour|thirty minutes} of watering for ({field=plot}|the {field=plot_the}) please
open the valves in ({field=plot}|the {field=plot_the}) and leave them on for {minutes=int} minutes
no rain in sight, so let the irrigation in ({field=plot}|the {field=plot_the}) run {minutes:120=two hours|2 hours}
irrigation ({field=plot}|the {field=plot_the}) on, {minutes=int} minutes
({field=plot}|the {field=plot_the}) needs {minutes:15=a quarter of an hour|15 minutes} of irrigation
water ({field=plot}|the {field=plot_the})
start irrigation for {minutes=int} minutes

%tool farm_stop_irrigation
stop (watering|irrigating) ({field=plot}|the {field=plot_the})
turn the sprinklers off in ({field=plot}|the {field=plot_the})
it's raining, no more water for ({field=plot}|the {field=plot_the})
close the valves of ({field=plot}|the {field=plot_the})
({field=plot}|the {field=plot_the}) irrigation off
({field=plot}|the {field=plot_the}) is flooded, end the irrigation
that's enough water in ({field=plot}|the {field=plot_the})
shut off irrigation at ({field=plot}|the {field=plot_the}) please
please end watering on ({field=plot}|the {field=plot_the})
stop the irrigation
turn off the water on the field
%lang es
(para|corta) el riego en {field=plot}
%lang en

%tool machine_status
is ({machine=machine}|the {machine=machine_the}) running?
status of ({machine=machine}|the {machine=machine_the})
what is ({machine=machine}|the {machine=machine_the}) doing
({machine=machine}|the {machine=machine_the}) ok?
how many parts has ({machine=machine}|the {machine=machine_the}) made [today]
the light on ({machine=machine}|the {machine=machine_the}) is red, what's the matter with it
check whether ({machine=machine}|the {machine=machine_the}) is idle
I'm in the office, can you see if ({machine=machine}|the {machine=machine_the}) is still producing
any faults on ({machine=machine}|the {machine=machine_the}) right now
how are the machines doing? I mean one of them
status of the machine please
%lang de
läuft {machine=machine} noch?
%lang en

%tool machine_stop
stop ({machine=machine}|the {machine=machine_the})
shut ({machine=machine}|the {machine=machine_the}) down, {reason=stopwhy}
({machine=machine}|the {machine=machine_the}) {emergency:true=emergency stop|stop immediately|stop right now}
{reason=stopwhy}, so stop ({machine=machine}|the {machine=machine_the}) [{emergency:true=at once|immediately}]
halt ({machine=machine}|the {machine=machine_the}) {emergency:false=after the current part|once the part is finished|when it's done with this piece}
turn off ({machine=machine}|the {machine=machine_the}) because {reason=stopwhy}
please take ({machine=machine}|the {machine=machine_the}) out of production, reason {reason=stopwhy}
({machine=machine}|the {machine=machine_the}) must stop, {reason=stopwhy}
don't let ({machine=machine}|the {machine=machine_the}) run any longer
stop the machine, {reason=stopwhy}
{emergency:true=emergency stop}!

%tool machine_report_defect
{count=int} bad parts on ({machine=machine}|the {machine=machine_the})
report {count=int} {defect:scratch=scratched|scuffed} pieces from ({machine=machine}|the {machine=machine_the})
({machine=machine}|the {machine=machine_the}) made {count=int} parts with {defect:crack=cracks|a crack}
log scrap: ({machine=machine}|the {machine=machine_the}), {count=int}, {defect:wrong_size=wrong size|too big|out of tolerance}
we had to throw away {count=int} from ({machine=machine}|the {machine=machine_the}), {defect:discoloration=the colour is off|discoloured|stained}
{count=int} rejects ({machine=machine}|the {machine=machine_the}) {defect:missing_part=missing screws|part missing|incomplete}
please note {count=int} defective parts at ({machine=machine}|the {machine=machine_the})
({machine=machine}|the {machine=machine_the}) is producing garbage, {count=int} are {defect:crack=cracked|broken} already, write that down
quality check found {count=int} from ({machine=machine}|the {machine=machine_the}) that are {defect:wrong_size=too small|the wrong size}
({machine=machine}|the {machine=machine_the}) had defects, log them
report {count=int} {defect:scratch=scratched} parts
%lang es
registra {count=int} piezas defectuosas de {machine=machine}
%lang en

%tool lab_book_instrument
book the ({instrument=instrument}|{instrument=instrument_the}) {start=when}
reserve the ({instrument=instrument}|{instrument=instrument_the}) {start=when} for {hours=int} hours
({instrument=instrument}|the {instrument=instrument_the}) {start=when}, {sample=sample}
I need the ({instrument=instrument}|{instrument=instrument_the}) {start=when} to look at {sample=sample}
{start=when} ({instrument=instrument}|the {instrument=instrument_the}) {hours:1=one hour|an hour}
can I have the ({instrument=instrument}|{instrument=instrument_the}) {start=when}, {hours:0.5=half an hour|30 minutes} will do
put me down for the ({instrument=instrument}|{instrument=instrument_the}) {start=when}, sample is {sample=sample}
we want to run {sample=sample} on the ({instrument=instrument}|{instrument=instrument_the}) {start=when}, block it for {hours:1.5=an hour and a half|one and a half hours}
lab booking ({instrument=instrument}|the {instrument=instrument_the}) {start=when}
book the ({instrument=instrument}|{instrument=instrument_the}) for {sample=sample}
reserve an instrument {start=when}
%lang de
(reservier|buch) [mir] {instrument=instrument} {start=when}
%lang en

%tool lab_log_observation
lab notebook ({experiment=experiment}|the {experiment=experiment_the}): {observation=observed}
note in ({experiment=experiment}|the {experiment=experiment_the}) that {observation=observed}
({experiment=experiment}|the {experiment=experiment_the}), observation: {observation=observed}
write down for ({experiment=experiment}|the {experiment=experiment_the}): "{observation=observed}"
record {observation=observed} under ({experiment=experiment}|the {experiment=experiment_the})
I just checked ({experiment=experiment}|the {experiment=experiment_the}) and {observation=observed}, put that in the lab journal
add to the notes of experiment ({experiment=experiment}|the {experiment=experiment_the}): {observation=observed}
for the record, in ({experiment=experiment}|the {experiment=experiment_the}) {observation=observed}
observation for ({experiment=experiment}|the {experiment=experiment_the}) - {observation=sentence}
add an observation to ({experiment=experiment}|the {experiment=experiment_the})
lab notebook: {observation=observed}

%tool startPrint
3d print ({model=model}|the {model=model_the})
print ({model=model}|the {model=model_the}) (in|with) {material:pla=PLA|pla}, {infill=int} percent infill
({model=model}|the {model=model_the}) {material:petg=PETG|petg} {infill=filling}
start the 3d printer with ({model=model}|the {model=model_the}) and {supports:true=supports|support structures}
I need ({model=model}|the {model=model_the}) in something flexible, {material:tpu=TPU|rubbery filament}
make ({model=model}|the {model=model_the}) on the 3d printer, {supports:false=no supports|without supports}
please print ({model=model}|the {model=model_the}) out of {material:resin=resin}, {supports:true=with supports}
put ({model=model}|the {model=model_the}) on the printer bed, {material:abs=ABS} and filling {infill=filling}
can the 3D printer do ({model=model}|the {model=model_the}) tonight? {material:pla=normal PLA|pla} is fine
start a 3d print
3d print something in {material:petg=petg}
%lang es
imprime {model=model} en 3D con {material:pla=PLA}
%lang en

%tool printProgress
how far is the 3d print?
is my 3d print (done|finished|ready)
when will the 3D printer be done
3d print progress
how long until the part comes off the 3d printer
did the print fail or is the 3d printer still at it
check on the 3d printer for me
what percentage is the 3d model at
remaining time of the 3d print please
%lang de
wie weit ist der 3D-Druck?
%lang en

%tool drone_fly_to
fly [the drone] to ({target=waypoint}|the {target=waypoint_the})
send the drone to ({target=waypoint}|the {target=waypoint_the}) at {altitude_m=int} (metres|meters)
drone: ({target=waypoint}|the {target=waypoint_the}), {altitude_m=int} m, {take_photo:true=take a picture|and snap a photo}
let the drone have a look at ({target=waypoint}|the {target=waypoint_the})
I want a photo of ({target=waypoint}|the {target=waypoint_the}) from above, {take_photo:true=take a picture with the drone|drone photo please}
move the drone over ({target=waypoint}|the {target=waypoint_the}), {take_photo:false=no pictures|without a photo}
go to ({target=waypoint}|the {target=waypoint_the}) with the quadcopter, height {altitude_m:50=fifty metres|50 m}
could the drone check ({target=waypoint}|the {target=waypoint_the})? stay at {altitude_m=int} metres
drone to ({target=waypoint}|the {target=waypoint_the})
fly the drone
take the drone up to {altitude_m=int} metres
%lang es
manda el dron a {target=place}
%lang en

%tool drone_return_home
bring the drone (back|home)
land the drone
drone come home
it's getting windy, get the drone down
end the flight, return to start
the battery of the drone is low, call it back
fly the drone back to me
return to launch
I've seen enough, the quadcopter can come back
%lang de
hol die Drohne zurück
%lang en

%tool hotel-check-in
check in {guest=fullname}[, room {room=hroom}]
{guest=fullname} has arrived, give them room {room=hroom} for {nights=int} nights
checkin {guest=fullname} {room=hroom} {breakfast:true=with breakfast|breakfast included}
the guest {guest=fullname} is at the desk, staying {nights:1=one night|a single night}
put {guest=fullname} into {room=hroom}, {nights=int} nights, {breakfast:false=no breakfast|without breakfast|room only}
{guest=fullname} wants to check in, {breakfast:true=and has breakfast too|including breakfast}
please register the arrival of {guest=fullname} in {room=hroom}
new guest: {guest=fullname}, {nights=int} nights
check {guest=fullname} into room {room=hroom}
check in the guest for room {room=hroom}
a guest wants to check in for {nights=int} nights

%tool hotel-request-service
room {room=hroom} needs {request=hotelask}
send {department:housekeeping=housekeeping|a maid|cleaning} to {room=hroom}: {request=hotelask}
{room=hroom}: {request=hotelask}
the guest in {room=hroom} called, {request=hotelask}, that's for {department:maintenance=maintenance|the technician|the handyman}
{department:room_service=room service} for {room=hroom}, {request=hotelask}
tell the {department:concierge=concierge} room {room=hroom} asks for {request=hotelask}
please take care of room {room=hroom}, they say {request=hotelask}
{request=hotelask}, room {room=hroom}
could someone from {department:housekeeping=housekeeping} see to {room=hroom}? {request=hotelask}
a guest needs {request=hotelask}
send {department:maintenance=maintenance} to room {room=hroom}
%lang de
Zimmer {room=hroom} (braucht|möchte|meldet): {request=hotelask_de}
%lang en

%tool hotel-check-out
check out [room] {room=hroom}
room {room=hroom} is leaving, paying {payment:cash=cash|in cash}
{room=hroom} checkout {payment:card=card|by card|credit card}
the guests from {room=hroom} want to go, close the bill
make the bill for {room=hroom}, {payment:company_invoice=the company pays|invoice goes to the company|on the company}
{room=hroom} leaves today, check them out
please free room {room=hroom} and let them pay {payment:card=with a card|by card}
departure of {room=hroom}
the people in {room=hroom} have left already, do the check-out
check out a guest
a guest is leaving and pays {payment:cash=cash|in cash}

%tool none
do you think there is life on Mars
%tool talk
what a match last night, I'm still shaking
stars make me feel so small
the train was late again, typical
I hate parking in this city
my grandfather was a farmer all his life
hotels always have the softest pillows
{=firstname} says the moon landing was fun to watch on TV
electricity gets more expensive every year, it's a shame
I got lost in {=city} once and loved it
that word sounds so funny
drones scare my dog
our team will never win anything
the sea was so calm this morning
earthquakes must be terrifying
thanks, I found the pharmacy already
holidays are too short, don't you agree
if I were a tree I would like to be an oak
