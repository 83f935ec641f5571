# Invented tools: the night sky, rivers, snow, fire and sun, species, drugs and food, ancestors, museums, facts, word games, board games, learning.
%list hoehe: 2000 m => 2000 | 1800 Metern => 1800 | 2500 Metern => 2500 | 1500 m => 1500 | 3000 Metern => 3000 | 2200
%list altura: 2000 metros => 2000 | 1800 m => 1800 | 2500 metros => 2500 | 2200 | 3000 metros => 3000 | 1600 m => 1600
%list nivel: 350 cm => 350 | 4 metros => 400 | 520 | 600 centímetros => 600 | 3 m => 300 | 450
%list darkplace: Tenerife | Jasper | La Palma | Lake Tekapo | Galloway | Mauna Kea | Aoraki | Sark | Exmoor | Wicklow | Kiruna | Tucson | Bryce Canyon | Hortobágy | Isle of Coll | Grand Teton | Lake Neusiedl | Cherry Springs | North Uist and Berneray | Elqui Valley in Chile | Long Beach | Naturpark Westhavelland
%list cdark: cabin in the woods | field behind the farm | car park above the village | roof of the school | north end of the beach | garden of my aunt | hill with the chapel | camping site by the river | pass between Davos and Klosters | hut | meadow next to the barn | ferry to Iceland | observatory in Greenwich | desert near Tucson | lake | terrace
%list body: Jupiter | Saturn | Venus | Mars | Polaris | Betelgeuse | Vega | comet 12P | Comet Pons and Brooks | Mercury | Sirius | Uranus | Neptune | Antares | Ceres | Alpha Centauri | Halley | Vesta | Aldebaran | M31
%list nebula: Orion nebula | Pleiades | Ring nebula in Lyra | Beehive cluster | double star in Cygnus | Whirlpool galaxy | Southern Cross | Big Dipper | Andromeda galaxy | crescent moon | Lagoon nebula | new comet from the news | Summer Triangle
%list craft: ISS | Hubble | Starlink train | Tiangong | Envisat | NOAA 19 | Terra | space station | Starlink group 7 | Landsat 8 | Chinese space station | BlueWalker 3 | Sentinel 2 | Iridium 33 | rocket body of a Zenit | GPS IIF 3
%list river: Rhine | Thames | Danube | Elbe | Ohio | Loire | Severn | Vistula | Tiber | Mississippi | Trent | Isar | Drau | Snake River | Garonne | Upper Wye | River Dee | Spey | Arno | Red River of the North | Ouse | little stream in Hallow
%list gauge: Cologne | Kingston | Passau | Dresden | Orléans | Tewkesbury | Boise | Kelheim | Bewdley | Saint Paul | old mill | Innsbruck | bridge in York | Kaub | Florence | Cincinnati | lock at Teddington | Maxau
%list levelcm: 350 cm => 350 | 4 metres => 400 | 520 | 600 centimetres => 600 | 2.5 metres => 250 | 780 | 3 m => 300 | 450 | 195 cm => 195 | five metres => 500 | 830 cm => 830
%list resort: Zermatt | Kitzbühel | Whistler | Val d'Isère | Aspen | Lech and Zürs | Verbier | Åre | Niseko | Obergurgl | Cortina | Les Deux Alpes | Banff Sunshine | Garmisch | Sierra Nevada | Saas-Fee | Tignes | Jackson Hole | Livigno | Baqueira | Bormio
%list altitude: 2000 m => 2000 | 1800 metres => 1800 | 2,500 metres => 2500 | 1500 | 3000 m => 3000 | 2200 | 1200 metres => 1200 | 2800 m => 2800 | 1600
%list range: Silvretta | Lechtal Alps | Mont Blanc massif | Tatra | Bernese Oberland | Wasatch | western Pyrenees | Cairngorms and Creag Meagaidh | North Cascades | Dolomites | Ötztal | Sawtooths | Karwendel | Glencoe | Vanoise | Front Range | Julian Alps | Hohe Tauern | Gran Paradiso | Allgäu | Teton pass | Sierra crest
%list fireplace: Athens | Yosemite | Algarve | Rhodes | Kamloops | Lake Tahoe | Blue Mountains | Évora | Boulder | Málaga and Ronda | Big Sur | Marseille | Sardinia | Fort McMurray | Cape Peninsula | Victoria | Corsica | Redding | Provence | Santa Rosa | Antalya
%list sunspot: Bondi Beach | Cancún | Crete | Gran Canaria | Nairobi | Miami | Davos | Lisbon | Brighton lido | Phuket | Cape Town | Perth | Honolulu | San Sebastián | Palma and the islands | Quito | Split | Fuerteventura | Darwin | Nice | Marrakesh
%list looks: black with an orange beak | tiny and green with red eyes | white cap with brown scales | grey wings and a yellow belly | purple flowers and hairy leaves | five white petals with a pink rim | long tail and a blue throat | striped like a wasp but twice as big | flat brown head with a zigzag on the back | heart-shaped leaves in pairs | big ears and a white tail tip | red berries with dark spots | yellow tube flowers on a leafless twig | metallic shell in green and gold | spotted breast, sings before dawn | silver sides and no scales | smells of garlic when crushed | bushy tail with dark rings | orange legs and a crest | gills that turn blue when cut | hovers in front of flowers | thin body with two pairs of clear wings
%list species: red kite | hedgehog | giant hogweed | stag beetle | barn owl | fly agaric | adder | kingfisher | bluebell | roe deer | monarch butterfly | Portuguese man o' war | common seal | oak processionary moth | lady's slipper | grey wolf | axolotl | puffin | wild garlic | pine marten | basking shark | black widow
%list spot: Richmond Park | Skomer | Hyde Park | Bempton | Camargue | Sherwood Forest | Lake Neusiedl | Yellowstone | Sylt | Wicken Fen | Loch Garten | Castle Hill | Minsmere | Extremadura | Doñana | Central Park | Holy Island | Epping Forest
%list cspot: pond behind the church | allotment | north shore of the lake | balcony | car park of the supermarket | cliffs near the lighthouse | footpath to the mill | school yard | ditch along Station Road | compost heap | marsh in front of the dyke | bird feeder in the garden | gap between shed and fence | old railway line | meadow with the two oaks | quarry | dunes
%list remark: very shy and gone in a second | was feeding two young ones | limping on the left leg | sang for ten minutes | first one this year | sitting on a fence with a mouse | much bigger than usual | chased by crows | in full bloom | eating an apple from the tree | wet and tired | asleep in the sun | flew towards the sea | with a ring on one leg | dead by the roadside
%list drugs: ibuprofen and aspirin | warfarin, omeprazole | paracetamol and codeine | sertraline and tramadol | metformin, ramipril and simvastatin | amoxicillin and the pill | lithium, diclofenac | St John's wort and citalopram | bisoprolol and verapamil | cetirizine and lorazepam | prednisone, ibuprofen | levothyroxine and iron | melatonin and zopiclone | clopidogrel, aspirin and pantoprazole | antihistamines and cough syrup | sildenafil and nitroglycerin
%list food: peanut butter | baby formula | frozen spinach | smoked salmon | oat biscuits | raw milk cheese | rice cakes for babies | minced beef | almond milk | sesame bars | ready-made lasagne | chicken nuggets | bagged salad | dark chocolate with nuts | tahini and hummus | tuna in oil | ice cream | muesli | sliced ham | pasta sauce | apple juice
%list brand: Nordhof | Green Valley | Aldi | Tesco | Bella Cucina | Happy Oats | Lidl | Kinder | Farmer's Pride | Rewe | Carrefour | Sun and Soil | Mercadona | Golden Field | Migros | Whole Foods | Oma's Beste
%list surname: O'Donnell | Kowalczyk | Lindqvist | Hartmann | MacLeod | Fernández | Schwarzkopf | Petrosyan | Brannigan | Van der Berg | Abernathy | Castellano | Nakamura | Thistlewood | Haugen | Bauernfeind | Delacroix | Popescu | Ashworth | Rosenbaum | Müller
%list given: Bridget | Johann | Stanisław | Agnes | Wilhelmina | Patrick | Elias | Rosa | Thaddeus | Maria Theresia | Hannah | Gottfried | Mary Ellen | Isidor | Concepción | Anders | Ottilie | Samuel
%list village: County Mayo | Zakopane | Småland | Eger | Isle of Skye | Fulda | Cork | Bukovina | Ulm | Palermo | Dorset | Galicia | Trondheim | Bergen and Os | Limerick | Gotha | Lvov | Whitby | Oviedo
%list year19: 1847 | 1902 | 1888 | 1911 | 1863 | 1925 | 1899 | 1934 | 1871 | 1850 | 1916 | 1940
%list year20: 1958 | 1979 | 1943 | 1990 | 2004 | 1962 | 1985 | 1971 | 2011 | 1938
%list forebear: Great-aunt Rosa | Uncle Gottfried | Bridget O'Donnell | Grandpa Samuel | Johann Hartmann | my father | Agnes Lindqvist | my mother | Thaddeus Brannigan | Maria Kowalczyk | grandma | Elias Haugen | cousin Wilhelmina | Patrick MacLeod | old Isidor | Ottilie Bauernfeind | Nana Ruth | Hannah Ashworth
%list arttheme: impressionism | Frida Kahlo | photography in the fifties | dinosaurs | women in surrealism | Dutch masters | contemporary glass | Vikings | Banksy | fashion and film | ancient Egypt | Picasso | toys and games | Japanese woodcuts | space travel | Klimt and Schiele | Bauhaus | street art | porcelain | Rembrandt | underwater worlds
%list museum: Prado | British Museum | Louvre | Museum of Natural History | Rijksmuseum | Uffizi | Tate Modern | Deutsches Museum | MoMA | Albertina | Museum for Music and Sound | Guggenheim | Vasa museum | Kunsthaus | Pergamon | Museum of Bread and Art | National Gallery | Hermitage | Acropolis museum | Maritime museum in Greenwich | Belvedere
%list event: fall of Constantinople | battle of Hastings | first moon landing | signing of the Magna Carta | invention of the printing press | death of Cleopatra | eruption of Krakatoa | end of the Thirty Years' War | discovery of penicillin | opening of the Suez Canal | coronation of Charlemagne | great fire of London | Boston tea party | abolition of slavery in Brazil | maiden voyage of the Titanic | first Olympic Games in Athens | partition of India | peace of Westphalia | murder of Julius Caesar | first flight of the Wright brothers | women's vote in New Zealand
%list element: mercury | gold | helium | tungsten | Fe | sodium | gallium | uranium | neon | bismuth | potassium | xenon | cobalt | Pb | osmium | iodine | lithium | caesium | zinc | radon | bromine | platinum
%list clue: river in Siberia | Greek god of war | capital of Peru | small songbird | one who bakes bread | opposite of zenith | flower of the iris family | old Roman coin | pasta in the shape of a butterfly | it comes before a fall | friend in Paris | tool for cutting hay | horse with reddish coat | home of the Blarney stone | Verdi opera | tree with white bark | island in the Aegean | not here and not there | mother of Apollo | unit of force | stubborn animal
%list mask: a..le | l..a | ..er | .b | c..c.. | e...ro | s.y..e | b.r.h | n.d.. | .l.n. | r..in | o.e. | f.rf.ll. | .a.e.
%list tiles: retains | aeilnrst | Q U I Z E D | stop | orchestra | dormitory | mailer | bcdeiou | listen | triangle | post | E A T S R N | cinema | kayaker | plane | gnudrow | s t a r e | wolf and ram | silent | moon starer
%list gamer: knightfall | Dmitri | queen_of_pawns | uncle Ben | Sofia | blunderbus | Marek from the club | rook77 | Mr. Adler | pawnstorm | my brother | Ravi | grandpa | endgame_ella | Lotte | zugzwang | Tomás | Coach Petrov
%list clockmin: 5 minutes => 5 | 10 minutes => 10 | fifteen minutes => 15 | 3 minutes => 3 | half an hour => 30 | 20 minutes => 20 | an hour => 60 | 15 min => 15 | 25 minutes => 25
%list incsec: 2 | 3 | 5 | 10 | five => 5 | ten => 10 | two => 2 | 1
%list cardgame: rummy | bridge | poker | hearts | skat | Uno | canasta | crazy eights | whist | Texas hold'em | old maid | gin rummy | go fish | euchre | cribbage | doppelkopf | spades | Mau-Mau
%list players: four => 4 | 3 | 5 | two => 2 | six => 6 | 4 | 8 | three => 3 | five => 5 | 7
%list hand: 7 | five => 5 | 13 | ten => 10 | 5 | seven => 7 | 6 | 10 | thirteen => 13
%list front: ubiquitous | powerhouse of the cell | capital of Bhutan | mitosis | la cuchara | second law of thermodynamics | der Schraubenschlüssel | year of the Glorious Revolution | to give up on something | osmosis | chemical formula of rust | l'écureuil | Ohm's law | longest bone in the body | antidisestablishment | Krebs cycle | perro callejero | Boyle's law | currency of Peru and its symbol | difference between weather and climate
%list back: being everywhere at once | mitochondria | Thimphu | division of a cell into two | spoon | entropy never decreases | spanner | 1688 | to stop trying | water moving through a membrane | Fe2O3 | squirrel | voltage equals current times resistance | femur | stray dog | sol | pressure times volume is constant | one is days and the other decades | turns sugar into energy | against the separation of church and state
%list deck: Spanish verbs | biology | capitals of the world | anatomy for beginners | German food and drink | French | road signs | organic chemistry | history of Rome | medical terms | driving test | Latin roots | bones and muscles | English idioms | physics 101 | law of contracts | flags | music theory | kanji level two | birds in winter
%list speakfocus: past tense | small talk for business trips | ordering food and paying | job interviews | listening and pronunciation | subjunctive | telephone calls in the office | everyday slang | prepositions | letters and emails | talking about the weather | verbs of movement | exam preparation | reading the newspaper | words for the kitchen
%list tutor: Camille | Señora Ruiz | Herr Vogel | Yuki | Aleksandra | Giulia | Mr. Osei | Ines | Frau Lindner | Paolo | Ms. Chen | Fatima | Joost
%list lessonlen: 45 minutes => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | 60 min => 60 | 30 minutes => 30 | an hour and a half => 90
%list hardword: Worcestershire | croissant | squirrel | quinoa | Schadenfreude | gnocchi | entrepreneur | rendezvous with destiny | Llanelli | otorhinolaryngologist | anemone | Eichhörnchen | chipotle | good morning and welcome | façade | Nguyen | how do you do | thank you for everything | Edinburgh | paella | sixth | thyme | hyperbole
%list seconds: 10 seconds => 10 | thirty seconds => 30 | 20 seconds => 20 | a minute => 60 | 15 seconds => 15 | 5 seconds => 5 | 45 sec => 45
%list km: 20 | 50 | 100 | 30 | 75 | 10 | 200 | 15 | fifty => 50
%list hectares: 100 | 50 | 500 | 10 | 1000 | 250 | 20
%list fluss: Rhein | Donau | Elbe | Isar | Mosel | Neckar | Weser | Oder
%list pegel: Köln | Passau | Dresden | Koblenz | Maxau | Magdeburg
%list tier: Igel | Rotmilan | Kreuzotter | Eisvogel | Hirschkäfer | Siebenschläfer | Feuersalamander | Bärlauch
%list aussehen: schwarz mit orangem Schnabel | klein und grün mit roten Augen | weißer Hut mit braunen Schuppen | blaue Kehle und langer Schwanz | gelbe Blüten und behaarte Blätter
%list medis: Ibuprofen und Aspirin | Paracetamol und Codein | Ramipril, Metformin | Johanniskraut und die Pille | Bisoprolol und Verapamil
%list medicinas: ibuprofeno y aspirina | paracetamol y codeína | omeprazol, metformina | sertralina y tramadol | amoxicilina y la píldora
%list especie: erizo | lince ibérico | búho real | víbora | buitre leonado | martín pescador | lagarto ocelado
%list aspecto: negro con el pico naranja | verde y con manchas rojas | con cola larga y la garganta azul | sombrero blanco y pie marrón | alas grises y vientre amarillo
%list karte: Mitochondrien | das Eichhörnchen | Hauptstadt von Bhutan | Ohmsches Gesetz | Fotosynthese
%list kartenruecken: Kraftwerk der Zelle | squirrel | Thimphu | Spannung ist Strom mal Widerstand | aus Licht wird Zucker
%list stapel: Biologie | Vokabeln Englisch | Hauptstädte | Physik für Anfänger | Anatomie
%list mazo: verbos irregulares | biología | capitales de Europa | huesos y músculos | francés

%tool nightvault_star_chart
(draw|make|give) me a (sky map|star chart) for ({place=darkplace}|the {place=cdark}) {date=date} at {time=time}
which constellations are {direction:overhead=overhead|straight above me|right over our heads} in ({place=darkplace}|the {place=cdark}) {date=date}
({place=darkplace}|the {place=cdark}), {time=time} {date=date}, looking {direction:south=south|southwards}: star chart
star chart ({place=darkplace}|the {place=cdark})
what would I be looking at {date=date} if I lay on my back at ({place=darkplace}|the {place=cdark}) (around|at) {time=time}
my {=firstname} keeps asking what all those bright dots over ({place=darkplace}|the {place=cdark}) are, we face {direction:north=north|the north}
we'll be sleeping outdoors without a lamp for miles, so tell us what glitters above ({place=darkplace}|the {place=cdark}) {date=date}
I bought a telescope and no idea where to start. {direction:east=East|Eastern} half, ({place=darkplace}|the {place=cdark}), {time=time}, please
(at|around) {time=time} turned to the {direction:west=west}, what hangs over ({place=darkplace}|the {place=cdark})
clear night forecast for {date=date}, map of the heavens above ({place=darkplace}|the {place=cdark}) would be lovely
make me a star chart for {date=date} at {time=time}
print a sky map, {direction:south=southern|south} view
%lang de
zeichne mir eine Sternkarte für {place=city}, {date=date} gegen {time=time}, Blick nach {direction:south=Süden}
%lang es
hazme un mapa del cielo de {place=city} para {date=date} mirando al {direction:north=norte}
%lang en

%tool nightvault_locate_object
where is ({object=body}|the {object=nebula}) [right now]
how high is ({object=body}|the {object=nebula}) over ({place=darkplace}|the {place=cdark}) {at=when}
({object=body}|the {object=nebula}) from ({place=darkplace}|the {place=cdark}) {at=date}, which direction
in ({place=darkplace}|the {place=cdark}) {at=date}, where do I (look for|point the telescope to find) ({object=body}|the {object=nebula})
(find|locate) ({object=body}|the {object=nebula}) in the sky for me
I've got the scope set up at ({place=darkplace}|the {place=cdark}) and can't get ({object=body}|the {object=nebula}) into the eyepiece, where should it be pointing
the kids want to see ({object=body}|the {object=nebula}) {at=date}, which way do we have to turn at ({place=darkplace}|the {place=cdark})
is ({object=body}|the {object=nebula}) above the rooftops yet
there's one light that never twinkles, I suspect it's ({object=body}|the {object=nebula}), so which corner of ({place=darkplace}|the {place=cdark}) should that be in?
{at=when}, ({place=darkplace}|the {place=cdark}), ({object=body}|the {object=nebula}): height and direction please
how far up does ({object=body}|the {object=nebula}) get {at=date}
where in the sky do I have to look from ({place=darkplace}|the {place=cdark})
tell me where that planet stands {at=date}

%tool nightvault_satellite_passes
when (does|will) [the] {satellite=craft} (pass over|fly over|cross) {place=town}
%list town: Leeds | Graz | Tampa | Coimbra | Dundee | Zagreb | Perth | Ghent | Calgary | Bilbao | Brno | Exeter | Malmö | Boise | Nantes | Ulm | Cardiff | Trieste | our village | Dunedin
visible passes of [the] {satellite=craft} in {place=town} for the next {days=int} days
next {days=int} nights, {place=town}, {satellite=craft}
starting {first_night=date}, when can we see the {satellite=craft} from {place=town}, say for {days=int} days
from {place=town} I'd like to wave at the astronauts of the {satellite=craft}, any chance {first_night=date}
a bright thing raced across {place=town} yesterday, must have been the {satellite=craft}, when does it come back
{satellite=craft} over {place=town} from {first_night=date}
how often do I get a glimpse of the {satellite=craft} above {place=town} in the coming {days=int} days
my nephew is mad about rockets and visits us in {place=town} from {first_night=date}; at what hour should we be outside for the {satellite=craft}
can we spot {satellite=craft} this week
which satellites cross {place=town} in {days=int} days
%lang de
wann fliegt [die] {satellite=craft} in den nächsten {days=int} Tagen über {place=city}
%lang es
¿cuándo pasa [la] {satellite=craft} por encima de {place=city}?
%lang en

%tool riverLevel
how high is the {river=river} (at|in) {station=gauge}
water level {river=river} {station=gauge}
{station=gauge} gauge, {river=river}, {at=date}
what did the {river=river} reach at {station=gauge} {at=pastday}
%list pastday: yesterday | last night | Sunday | Monday morning | this morning | last Friday | two days ago | 3 June
is the {river=river} rising
it has poured all week and our cellar is only a stone's throw from the {river=river}, how bad is it in {station=gauge}
can we still paddle on the {river=river} near {station=gauge}, or is it too wild {at=date}
at {station=gauge} the meadow by the {river=river} looked like a lake {at=pastday}, how many centimetres was that
I want to walk along the {river=river} {at=date}, will my feet stay dry
the ferry on the {river=river} stops when it gets too low. How much is there in {station=gauge}?
give me the level in {station=gauge}
what is the river level {at=date}
%lang de
wie hoch steht der Pegel der {river=fluss} in {station=pegel}
wie viel Wasser führt die {river=fluss} bei {station=pegel} {at=date}

%lang en
%tool setFloodAlarm
warn me (when|if) the {river=river} (rises above|goes over|gets higher than) {level=levelcm}
flood alarm for the {river=river} at {station=gauge}: {level=levelcm}, by {channel:sms=text|sms|text message}
{channel:call=call me|ring me|phone me} as soon as the {river=river} is over {level=levelcm} in {station=gauge}
above {level=levelcm} on the {river=river} near {station=gauge}, {channel:email=send an email|mail me|drop me an email}
set an alarm at {level=levelcm} for {station=gauge} on the {river=river}
the garage is the first thing to go under, so I have to move the car once the {river=river} hits {level=levelcm}; {channel:push=a notification on my phone|push message} please
let me know in time before the {river=river} gets into the cellar, that's at {level=levelcm} at {station=gauge}
we sleep downstairs, wake us by {channel:call=phone|phone call} if it's more than {level=levelcm} at {station=gauge}, {river=river}
{river=river} over {level=levelcm}: alarm
from {level=levelcm} upwards I need sandbags, so keep an eye on the {river=river} and {channel:sms=text me|send me a text}
set a flood alarm for the {river=river}
warn me when the water is over {level=levelcm}
%lang es
avísame por {channel:email=correo} cuando el {river=rio} pase de {level=nivel} en {station=city}
%list rio: Ebro | Duero | Segura | Tajo | Guadalquivir | Miño
%lang en

%tool whiteslope-snow-report
how much snow is there in {resort=resort} [at {altitude=altitude}]
snow report {resort=resort} {day=date}
{resort=resort} at {altitude=altitude}, {day=date}, how deep
is it worth driving to {resort=resort} {day=date}, or are we going to scratch our skis on stones
how many lifts run in {resort=resort} {day=date}
we've rented boards and booked the bus, now tell me whether {resort=resort} is white at all {day=date}
at {altitude=altitude} in {resort=resort}: still green meadows or proper powder?
will there be fresh powder up at {altitude=altitude} in {resort=resort} {day=date}
my children have only ever seen it in films, so will they be able to build an igloo in {resort=resort} {day=date}
depth at {altitude=altitude} for {resort=resort} please
snow conditions at {altitude=altitude}
is there enough snow for skiing {day=date}
%lang de
wie viel Schnee liegt {day=date} in {resort=skiort} auf {altitude=hoehe}
%list skiort: Lech | Ischgl | Oberstdorf | Garmisch | Sölden | Davos | Winterberg
%lang en

%tool whiteslope-avalanche-bulletin
(what is|what's) the avalanche (danger|risk|level) in [the] {region=range} [{day=date}]
avalanche bulletin {region=range} {day=date}
{region=range}, {aspect:north=north-facing|northern} slopes above {above=altitude}, {day=date}: how dangerous
how risky are {aspect:south=south-facing|sunny} slopes in the {region=range} {day=date}
is it safe to go ski touring in the {region=range} {day=date} if we stay on the {aspect:west=western|west} side
above {above=altitude} in the {region=range}, danger level for {day=date}
it has snowed a metre with wind and we meant to climb in the {region=range} {day=date}, should we rather stay in the hut
could something come down on us in the {region=range} over {above=altitude}
my wife worries we'll get buried on {aspect:east=eastern|east} faces around the {region=range}, is she right
we'd start at four in the {region=range} before the sun loosens everything, what's the number for {aspect:east=east faces|the eastern side} over {above=altitude}
avalanche risk above {above=altitude} on {aspect:north=north|northern} slopes
how is the avalanche danger {day=date}
%lang es
¿qué riesgo de aludes hay en {region=sierra} {day=date} por encima de {above=altura}?
%list sierra: Sierra Nevada | Picos de Europa | Gredos | Alto Aragón | Sierra de Guara | Valle de Arán
%lang en

%tool earthsigns.wildfires
are there (any|) wildfires (near|around) {around=fireplace}
fires within {radius_km=km} km of {around=fireplace} since {since=pastdate}
%list pastdate: yesterday | monday | the weekend | last week | 1 August | Friday night | the 20th | this morning | 2025-07-12 | last Tuesday
{around=fireplace}, {radius_km=km} km, fires bigger than {min_hectares=hectares} hectares
since {since=pastdate} bigger than {min_hectares=hectares} hectares round {around=fireplace}
we can smell smoke in {around=fireplace} this morning, what is burning and how far off
is it still safe to pitch our tents in {around=fireplace}, there was a red glow on the horizon
show active fires {radius_km=km} km around {around=fireplace}
our holiday home is near {around=fireplace} and the neighbour says ash is falling on the terrace. Anything within {radius_km=km} km?
does anything burn around {around=fireplace} that's over {min_hectares=hectares} hectares
which woods are ablaze close to {around=fireplace}
helicopters with buckets all over {around=fireplace} since {since=pastdate}, where are the flames exactly
list wildfires over {min_hectares=hectares} hectares
fires within {radius_km=km} km please
%lang de
brennt es gerade im Umkreis von {radius_km=int} Kilometern um {around=city}
%lang es
¿hay incendios a menos de {radius_km=int} km de {around=city}?
%lang en

%tool earthsigns.uv_index
uv index {place=sunspot} {at=date}
how strong is the sun in {place=sunspot} at {at=time}
{skin:very_pale=redhead with freckles|very fair skin|extremely pale}, {place=sunspot}, {at=date}: how long until I burn
do I need a hat and factor fifty in {place=sunspot} {at=date}
what's the UV like at {place=sunspot}
I turn into a lobster in ten minutes, {skin:pale=being rather pale|with my fair skin}, so how bad will {place=sunspot} be {at=date}
at {at=time} in {place=sunspot}, how many minutes can somebody with {skin:dark=dark skin|a dark complexion} stay out
can the baby nap outside in {place=sunspot} {at=date} without cream, she is {skin:very_pale=as white as milk|very pale}
the boys want to play volleyball at {place=sunspot} from {at=time} on and refuse to wear shirts, will they get roasted
{place=sunspot} noon rays for {skin:medium=olive skin|medium skin}
what's the uv index for {skin:pale=fair|pale} skin
how strong is the UV {at=date}
%lang de
wie hoch ist der UV-Index {at=date} in {place=city} für {skin:pale=helle Haut}
%lang en

%tool fieldguide_identify
what (bird|animal|plant) is {looks=looks}
I saw a {group:bird=bird} in (the {place=cspot}|{place=spot}), {looks=looks}, what was it
{group:mushroom=mushroom|fungus} with {looks=looks}, found in {month=month}
identify this {group:insect=insect|bug|beetle}: {looks=looks}, (the {place=cspot}|{place=spot}), {month=month}
in {month=month} there was a {group:plant=flower|plant|weed} in (the {place=cspot}|{place=spot}): {looks=looks}
{looks=looks}. Which {group:mammal=mammal|furry animal} could that be?
something sat on my sleeve this morning, {looks=looks}, and nobody here can put a name to it
my daughter drew what crossed our path at (the {place=cspot}|{place=spot}), {looks=looks}, and she wants to know who it was
what might that have been in (the {place=cspot}|{place=spot}), {looks=looks}?
hiked for hours without a book and came past a {group:reptile=snake|lizard} like this: {looks=looks}; should I know it?
{group:fish=fish} we caught in {month=month}: {looks=looks}, what's it called
help me identify a {group:bird=bird} I saw in (the {place=cspot}|{place=spot})
which {group:insect=insect} was that in {month=month}
%lang de
welcher {group:bird=Vogel} ist {looks=aussehen}
%lang es
he visto un {group:bird=pájaro} {looks=aspecto}, ¿cuál es?
%lang en

%tool fieldguide_species_facts
what (does|do) [a] {species=species} {aspect:diet=eat|feed on|live on}
where does the {species=species} {aspect:habitat=live|occur|make its home}
{aspect:lifespan=how old|how long-lived} (is|gets) a {species=species}
is [the] {species=species} {aspect:protection=protected|endangered|threatened}
facts about the {species=species}
{species=species}: {aspect:danger=poisonous|venomous|harmful to people}?
the {aspect:lifespan=lifespan|life expectancy} of the {species=species}
my toddler just touched a {species=species}, do I have to {aspect:danger=worry|call a doctor|be afraid}
there's one hurt in our shed, a {species=species}, and it refuses milk. What should I {aspect:diet=give it to nibble|put in the bowl}?
the builders want to clear the hedge but a {species=species} moved in, {aspect:protection=are they allowed to|can they be fined}
tell me everything about the {species=species}, my class presents it next week
how {aspect:danger=dangerous|toxic} is it
what do they {aspect:diet=eat}
%lang es
¿qué {aspect:diet=come} el {species=especie}?
%lang en

%tool fieldguide_log_sighting
I (saw|spotted) {count=int} {species=species} at (the {place=cspot}|{place=spot}) {seen_on=pastdate2}
%list pastdate2: yesterday | this morning | Sunday | last Friday | an hour ago | the 3rd | Tuesday evening | today | last night | 12 May
log a {species=species} in (the {place=cspot}|{place=spot})
(the {place=cspot}|{place=spot}), {seen_on=pastdate2}: {count=int} {species=species}, {remark=remark}
sighting: {species=species}, (the {place=cspot}|{place=spot}), remark: {remark=remark}
(write down|record) that {seen_on=pastdate2} a {species=species} was at (the {place=cspot}|{place=spot}), {remark=remark}
new entry for the nature diary, {count=int} {species=species} near (the {place=cspot}|{place=spot})
couldn't believe my eyes, a {species=species} right by (the {place=cspot}|{place=spot}), {remark=remark}! I want that kept
{species=species} x {count=int}, (the {place=cspot}|{place=spot}), {seen_on=pastdate2}
grandpa will never believe me unless it's in the book: {seen_on=pastdate2}, {species=species}, (the {place=cspot}|{place=spot})
put it down for the records, {count=int} of them, {species=species}, over at (the {place=cspot}|{place=spot})
log a sighting of a {species=species}
I just saw {count=int} animals at (the {place=cspot}|{place=spot}), please record it
%lang de
trag eine Sichtung ein: {count=int} {species=tier} bei {place=city}, {seen_on=date}
%lang en

%tool checkDrugInteractions
(can|may) I take {drugs=drugs} together
interactions between {drugs=drugs}
{drugs=drugs}: any problem for a {age=age} year old
%list age: 72 | 8 | 35 | 64 | 81 | 16 | 50 | 12 | 45
is it fine to have {withAlcohol:true=a glass of wine|a beer|a drink} while on {drugs=drugs}
check {drugs=drugs} with {withAlcohol:true=alcohol|booze} for someone aged {age=age}
the doctor gave me one thing and the dentist another, {drugs=drugs}, do they bite each other
my father is {age=age} and swallows {drugs=drugs} every morning, is that asking for trouble
toasting at the wedding with {withAlcohol:true=champagne|bubbly} on {drugs=drugs}, yes or no
do {drugs=drugs} clash
I feel dizzy since Monday and wonder if it's because of {drugs=drugs} in one go
for a {age=age} year old on {drugs=drugs}, {withAlcohol:true=is a pint allowed|is beer out of the question}?
do my medicines go together with {withAlcohol:true=alcohol}
check for interactions please, she is {age=age}
%lang de
(vertragen sich|darf man zusammen nehmen:) {drugs=medis}
%lang es
¿puedo tomar {drugs=medicinas} {withAlcohol:true=con alcohol|y beber vino}?
%lang en

%tool listFoodRecalls
(any|are there) (food|product|) recalls for {product=food} [since {since=pastdate}]
recalled {product=food} from {brand=brand}
{brand=brand} {product=food}, {country=country}: recall?
recalls in {country=country} because of {reason:bacteria=salmonella|bacteria|listeria} since {since=pastdate}
which {product=food} had {reason:glass=glass splinters|glass|bits of glass} in it
has anything been pulled for {reason:allergen=undeclared nuts|undeclared milk|an allergen} in {country=country}
I've a jar of {brand=brand} {product=food} open on the table, do I have to throw it out
heard on the radio that {brand=brand} is taking stuff back, so which of my shopping should go in the bin
since {since=pastdate}, {brand=brand}, {reason:metal=metal shavings|metal pieces|metal}
is the {product=food} from {brand=brand} still fit for the baby, a friend warned me in the playground
food recalls
{product=food} with {reason:mould=mould|mold} in {country=country}
our whole family got sick after supper, is {product=food} by {brand=brand} on some list?
%lang es
¿han retirado {product=alimento} por {reason:bacteria=salmonela|bacterias} en {country=country}?
%list alimento: queso de cabra | atún en lata | leche infantil | helado | espinacas congeladas | frutos secos
%lang en

%tool kinfolk-search-records
find {record_type:birth=birth certificates|the birth record|births} of {given_name=given} {surname=surname}
{surname=surname}, {given_name=given}, born {birth_year=year19} in {birthplace=village}
search (the|) records for {surname=surname} from {birthplace=village}
{record_type:marriage=marriage|wedding} records {surname=surname}, {birthplace=village}, {birth_year=year19}
which {record_type:immigration=passenger lists|ship manifests|immigration papers} mention a {surname=surname} born around {birth_year=year19}
is there a {record_type:death=grave|burial entry|death record} for {given_name=given} {surname=surname}
born {birth_year=year19}, name {given_name=given}, family {surname=surname}, {record_type:census=census}
great-grandmother never spoke of where she came from, she was a {surname=surname}, perhaps from {birthplace=village}. What is there on paper?
my late aunt left a box of letters signed {given_name=given} {surname=surname}, {birthplace=village}, and I'd love to know who that was
{given_name=given} {surname=surname} left {birthplace=village} as a young man, {record_type:immigration=on which boat|when did he land}
somebody called {surname=surname} must have owned the farm before us, about {birth_year=year19}
search {record_type:birth=birth|baptism} records in {birthplace=village} around {birth_year=year19}
look for {given_name=given}, born in {birthplace=village}
%lang de
such nach {given_name=vorname} {surname=surname}, geboren {birth_year=year19} in {birthplace=city}
%list vorname: Johann | Agnes | Wilhelmine | Gottfried | Ottilie | Rosa | Elias
%lang en

%tool kinfolk-add-relative
add {name=fullname} as {relation:mother=mother} of {of=forebear}
{name=fullname}, {relation:spouse=wife|husband|spouse} of {of=forebear}, born {born=year19}, died {died=year20}
{of=forebear} had a {relation:sibling=brother|sister|sibling}, {name=fullname}, {born=year19} to {died=year20}
put {name=fullname} ({born=year20}) into the tree as {relation:child=son|daughter|child} of {of=forebear}
new {relation:father=father} for {of=forebear}: {name=fullname}
{of=forebear}'s {relation:grandparent=grandmother|grandfather} was {name=fullname}, died {died=year20}, enter that
we've just had a baby! {name=fullname}, {relation:child=little one|firstborn} of {of=forebear}, should hang on the wall chart too
found out at the funeral that {of=forebear} was once {relation:spouse=married to|the wife of|the husband of} {name=fullname}, born {born=year19}
{born=year19} to {died=year20}, {name=fullname}, {relation:mother=mum|mother} of {of=forebear}
there is a gap beside {of=forebear}: {name=fullname}, {relation:sibling=twin sister|younger brother}, {born=year19}
add {name=fullname} to the family tree
{of=forebear} had another {relation:sibling=sister|brother}, add her
add a {relation:child=son} named {name=fullname}
%lang es
añade a {name=fullname} como {relation:child=hija|hijo} de {of=person}, nació en {born=year20}
%lang en

%tool kinfolk-show-tree
show [me] the family tree of {person=forebear}
{person=forebear}, {generations=players} generations {direction:ancestors=back|upwards}
{direction:descendants=descendants|children and grandchildren} of {person=forebear}, {generations=players} generations
how far {direction:ancestors=back} can we go from {person=forebear}
{generations=players} generations of {person=forebear} {direction:both=in both directions|up and down}
who were the {direction:ancestors=ancestors|forebears} of {person=forebear}
who all comes {direction:descendants=after|down from} {person=forebear}, I need it for the reunion
{direction:ancestors=where do I come from on the side of|who came before} {person=forebear}
I never know who is whose cousin at these parties, could you lay out everyone around {person=forebear}, {generations=players} levels
for the school project of my son: {person=forebear} at the top and {generations=players} rows below, {direction:descendants=offspring only|only children and theirs}
open the tree
show {generations=players} generations of {direction:ancestors=ancestors}
%lang de
zeig mir den Stammbaum von {person=person} über {generations=int} Generationen
%lang en

%tool galleria_exhibitions
what exhibitions are on in {city=city} [from {from_date=date} to {to_date=date}]
{theme=arttheme} exhibitions in {city=city}
{city=city}, {from_date=date} until {to_date=date}, {theme=arttheme}
between {from_date=date} and {to_date=date}, is there something with {theme=arttheme} in {city=city}, {free_only:true=free admission|without paying|for nothing}
{free_only:true=free} shows in {city=city}
anything about {theme=arttheme} on display in {city=city} before {to_date=date}
rain is coming and I've a whole day in {city=city}, where could I look at {theme=arttheme}
mum adores {theme=arttheme} and is with me in {city=city} from {from_date=date}, where do we take her
something for the eyes in {city=city}, {free_only:true=my wallet is empty|it mustn't cost anything}
we're stuck in {city=city} till {to_date=date} and sick of churches. Any galleries with {theme=arttheme}?
exhibitions about {theme=arttheme}
which museums show something {free_only:true=for free} from {from_date=date}
%lang es
¿qué exposiciones de {theme=tema_arte} hay en {city=city} hasta {to_date=date}?
%list tema_arte: fotografía | Goya | arte urbano | mujeres en el surrealismo | arte japonés | Velázquez
búscame exposiciones {free_only:true=gratis|gratuitas} en {city=city}
%lang en

%tool galleria_book_guided_tour
book a guided tour of [the] {museum=museum} {start=date}
guided tour {museum=museum}, {visitors=int} people, {start=date}, in {language=langname}
{visitors=int} of us would like to be shown around the {museum=museum} {start=when} in {language=langname}
{start=date} {museum=museum} tour in {language=langname} for {visitors=int}
reserve a guide for the {museum=museum} {start=when}
we are {visitors=int}, only speak {language=langname}, and want somebody to explain the {museum=museum} to us {start=date}
last time I walked through the {museum=museum} without understanding a thing, so get me a person who talks me through it {start=when}
my in-laws are {visitors=int} strong and bored easily. Could somebody lead them through the {museum=museum} {start=date}?
in {language=langname} please, the {museum=museum}, {start=when}
sign {visitors=int} pupils up with an expert who walks them round the {museum=museum} {start=date}
book a tour of the {museum=museum} for {visitors=int}
a guide who speaks {language=langname}, {start=date}
%lang de
buch eine Führung durch [das] {museum=museo_de} für {visitors=int} Personen auf {language=langname}, {start=date}
%list museo_de: Deutsches Museum | Pergamonmuseum | Albertina | Naturkundemuseum | Städel
%lang en

%tool factbox_event_date
when was the {event=event}
(in what|which) year (was|did we have) the {event=event}
date of the {event=event} in the {calendar:islamic=Islamic|Muslim} calendar
{event=event}, {calendar:julian=Julian|old style} date
{event=event} when
I've a bet with {=firstname} about the {event=event}, was it before or after 1500
how long ago is the {event=event}
what's the day of the {event=event} by {calendar:hebrew=Hebrew|Jewish} reckoning
homework asks for a timeline and I'm missing the {event=event}, which number goes there
we sat in the pub and nobody could place the {event=event}. So, what century?
give me the exact day of the {event=event}, {calendar:gregorian=Gregorian|new style}
I need a date in the {calendar:islamic=Islamic} calendar
when did it happen
%lang es
¿en qué año fue la {event=suceso}?
%list suceso: batalla de Lepanto | caída de Granada | toma de la Bastilla | Revolución francesa | llegada a la Luna | muerte de Cervantes
%lang en

%tool factbox_chemical_element
what is the {property:melting_point=melting point} of {element=element}
{property:symbol=symbol|abbreviation} (for|of) {element=element}
{element=element} {property:density=density}
at what temperature does {element=element} {property:boiling_point=boil|turn into gas}
who {property:discoverer=discovered|found|first isolated} {element=element}
{property:mass=how heavy|what atomic weight} is an atom of {element=element}
{property:atomic_number=number of protons|atomic number} {element=element}
tell me about {element=element}
I'm casting little figures and the pan only makes 400 degrees, {property:melting_point=will it go liquid|does it get runny}, {element=element} I mean
which letters stand for {element=element}, {property:symbol=that abbreviation} won't come back to me
{property:density=does it sink or float|how heavy is a litre of it}, {element=element}?
whom do we owe {element=element} to, {property:discoverer=who came across it first}
my son has to learn the table by heart and sits here with {element=element}, {property:atomic_number=which place does it have|what number is it}
what's the {property:boiling_point=boiling point}
who {property:discoverer=discovered} it
%lang de
welchen {property:melting_point=Schmelzpunkt} hat {element=stoff}
%list stoff: Quecksilber | Gold | Eisen | Wolfram | Natrium | Blei | Gallium
%lang en

%tool wordsmithy_crossword
crossword: {clue=clue}, {length=int} letters
{length=int} letters, {clue=clue}
what could "{clue=clue}" be, {pattern=mask}
{pattern=mask} for {clue=clue}, {length=int} letters
solve the clue {clue=clue}
{clue=clue}, {length=int} boxes, I already have {pattern=mask}
I'm stuck on fourteen across, {clue=clue}, and only {pattern=mask} is certain
grandma rings me every Sunday with her puzzle; today it's {clue=clue}, {length=int} squares
one last gap in the paper before I can go to bed: {clue=clue}
seven down says {clue=clue}. It has to look like {pattern=mask}, any idea?
what fits {clue=clue}
I need a word with {length=int} letters, {pattern=mask}
help with a crossword clue
%lang es
crucigrama: {clue=pista}, {length=int} letras
%list pista: río de Siberia | dios griego de la guerra | capital del Perú | árbol de corteza blanca | ópera de Verdi | animal terco
%lang en

%tool wordsmithy_anagrams
anagrams of {letters=tiles}
what words can I make (from|out of) {letters=tiles}
{letters=tiles}, at least {min_length=hand} letters, {language=langname}
{language=langname} words with {letters=tiles}, {min_length=hand} letters or more
rearrange {letters=tiles}
using {letters=tiles}, nothing shorter than {min_length=hand}
it's my turn at Scrabble and I've drawn {letters=tiles}, what can I put down
I hold {letters=tiles} and it's my go. Give me something long, {min_length=hand} and up
shuffle {letters=tiles} until it means something in {language=langname}
{letters=tiles} jumbled up gives what
my sister beats me every evening on that board, so what's hidden in {letters=tiles}, {min_length=hand} minimum
find {language=langname} anagrams of at least {min_length=hand} letters
which anagrams are there
%lang de
welche Wörter kann ich aus {letters=tiles} legen, mindestens {min_length=int} Buchstaben
%lang en

%tool gambit_challenge
challenge {opponent=gamer} to a game of chess
{minutes=clockmin} plus {increment=incsec} against {opponent=gamer}, {rated:true=rated|for rating points}
chess with {opponent=gamer}, {minutes=clockmin}, I take {colour:white=white|the white pieces}
I want {colour:black=black|the black ones} against {opponent=gamer}, {minutes=clockmin} each and {increment=incsec} seconds per move
invite {opponent=gamer} to a {rated:false=friendly|casual|unrated} game, {minutes=clockmin}
{opponent=gamer} still owes me a revenge, {minutes=clockmin} on the clock
ask {opponent=gamer} whether he dares to lose his queen again, {rated:false=just for fun|no points}
after last night I need to show {opponent=gamer} who's boss on the sixty-four squares, {colour:random=whatever side|toss for sides}
the train takes an hour and I'm bored. {opponent=gamer}, {minutes=clockmin}, {increment=incsec} extra seconds, go
blitz against {opponent=gamer}, {colour:white=let me move first|I begin}
send a challenge, {minutes=clockmin} plus {increment=incsec}
I want to play chess with {colour:black=black}
%lang de
fordere {opponent=firstname} zu einer Schachpartie heraus, {minutes=int} Minuten, ich nehme {colour:black=Schwarz}
%lang es
rétale a {opponent=firstname} a una partida de {minutes=int} minutos, {rated:false=amistosa|sin puntos}
%lang en

%tool gambit_deal_cards
deal {cards_each=hand} cards to {players=players} players
shuffle and deal {game=cardgame} for {players=players}
{game=cardgame}, {players=players} players, {cards_each=hand} each, {jokers:true=with jokers|jokers in}
{players=players} hands of {cards_each=hand} {jokers:false=without jokers|no jokers}
we're {players=players} and want to play {game=cardgame}, hand out {cards_each=hand} each
{cards_each=hand} apiece, {players=players} of us, {jokers:false=take the jokers out|leave out the jokers}
power cut, candles lit and {players=players} bored people round the table: {game=cardgame}, {cards_each=hand} for everyone
{game=cardgame} round for {players=players} please
nobody trusts uncle to mix them fairly, so you do it: {players=players} people, {game=cardgame}
give everyone {cards_each=hand}, it's {players=players} of us tonight, {jokers:true=keep the wild ones in}
deal the cards for {game=cardgame}
give each of us {cards_each=hand} cards
%lang es
reparte {cards_each=int} cartas a {players=int} jugadores
%lang en

%tool cramcards_add_card
add a card to {deck=deck}: {front=front}, {back=back}
flashcard front {front=front} back {back=back}
{deck=deck}: {front=front} means {back=back}
new card {front=front} / {back=back} in {deck=deck}
put "{front=front}" on one side and "{back=back}" on the other[, {deck=deck}]
I keep forgetting that {front=front} is {back=back}, so let me learn it with {deck=deck}
make a card with {back=back} as the answer to {front=front}
exam on Friday and this just won't stick: {front=front}, {back=back}. Into {deck=deck} with it
{back=back} is the answer and {front=front} the question, {deck=deck} pile
teacher said we'd better memorize {front=front}, that is {back=back}
for {deck=deck}, ask me {front=front} and expect {back=back}
add {front=front} to {deck=deck}
a new flashcard for {deck=deck}
%lang de
leg im Stapel {deck=stapel} eine Karteikarte an: vorne {front=karte}, hinten {back=kartenruecken}
%lang en

%tool cramcards_quiz_me
quiz me on {deck=deck}
{questions=int} questions from {deck=deck}, {mode:multiple_choice=multiple choice|with answers to pick from}
{deck=deck} quiz, {seconds_each=seconds} per question
give me {seconds_each=seconds} for each of {questions=int} {deck=deck} questions
test me in {deck=deck}, {mode:typing=I type the answers|let me write the answers|typing}
{mode:true_false=true or false}, {deck=deck}, {questions=int} of them
the big day is tomorrow and I'm nervous, ask me {questions=int} things about {deck=deck}
do I really know my {deck=deck}? Find out, {questions=int} rounds
let's see what stuck of {deck=deck}, {mode:listening=by ear|read them out to me|listening only}
on the bus with {seconds_each=seconds} patience per item: {deck=deck}, {mode:multiple_choice=four options each|let me pick}
fire away, {deck=deck}
start a {mode:true_false=true-false} quiz with {questions=int} questions
quiz me, {seconds_each=seconds} each
%lang de
frag mich {questions=int} Karten aus dem Stapel {deck=stapel} ab
%lang es
pregúntame {questions=int} tarjetas de {deck=mazo}, {mode:multiple_choice=tipo test|con opciones}
%lang en

%tool tutorly.book_lesson
book a {language=langname} lesson {start=when}
{language=langname} with {teacher=tutor}, {start=when}, {minutes=lessonlen}
{minutes=lessonlen} of {language=langname} {start=when}, focus on {focus=speakfocus}
{start=when} I'd like {teacher=tutor} to teach me {language=langname}, especially {focus=speakfocus}
get me a tutor for {language=langname} {start=when}, I need {focus=speakfocus}
my {language=langname} is rusty and the trip is near, half an evening with {teacher=tutor} {start=when} would do me good
new job in a country where I can't even say hello. {language=langname}, {start=when}, {focus=speakfocus}
{teacher=tutor}, {language=langname}, {minutes=lessonlen}, {start=when}
is {teacher=tutor} free for {language=langname} {start=when}, {minutes=lessonlen}? take it
practise {focus=speakfocus} in {language=langname} {start=when}
book a lesson with {teacher=tutor} {start=when}
I'd like a {language=langname} lesson about {focus=speakfocus}
%lang es
resérvame una clase de {language=langname} {start=date} con {teacher=firstname}
%lang en

%tool tutorly.pronounce
how do you (pronounce|say) {word=hardword}
pronounce {word=hardword} {speed:slow=slowly|slow|very slowly}
{word=hardword} in {language=langname}, {voice:female=female voice|a woman's voice|by a woman}
say {word=hardword} {speed:slow=slowly|step by step} the {language=langname} way, {voice:male=a man please|male voice}
let me hear {word=hardword} [in {language=langname}]
{language=langname} pronunciation of {word=hardword}
the waiter laughs whenever I order, what should {word=hardword} sound like
I have to read it aloud at the ceremony and my tongue breaks at {word=hardword}, play it {speed:slow=at half speed|slowly}
is the first letter in {word=hardword} silent? let me listen
{speed:fast=at full speed|quickly|as fast as locals do}: {word=hardword}, {language=langname}
{voice:child=child's voice|a kid}, {word=hardword}
how is that pronounced in {language=langname}
say it again {speed:slow=slower|slowly}
%lang de
wie spricht man {word=hardword} auf {language=langname} aus
sprich {word=hardword} {speed:slow=langsam} vor
%lang en

%tool talk
we looked at the stars for hours on {=weekday} and hardly said a word
the {=river} was so blue when we crossed it last summer
I never learned to ski, my knees won't have it
my {=firstname} got terribly sunburnt at school sports day
hedgehogs are the best animals, no discussion
thanks, that lesson with {=tutor} was really good
I hated chemistry until we had a teacher who blew things up
{=museum} was far too crowded but the cake in the café made up for it
grandma always did the crossword in pen, that's confidence
I lost three games of chess in a row, don't ask
flashcards remind me of cramming for finals, what a time that was
our family tree is a total mess, two cousins married each other
it snowed on my birthday, first time in years
%lang de
Sternschnuppen hab ich noch nie gesehen, schade eigentlich
%lang es
qué bonito estaba el río ayer, daban ganas de bañarse
%lang en
