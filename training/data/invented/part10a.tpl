# Invented tools: measures and sizes, translation and spelling, pictures, videos, PDFs, chance, sun, sea and pollen, places, earthquakes, sums.
%list qty: 5 | 12 | 2.5 | 100 | 350 | 0.75 | 72 | 1,200 => 1200 | 40 | 18.3 | 6 | a dozen => 12 | 1500 | 90 | 33 | twenty => 20 | 7.2 | three => 3 | 250 | 64 | 1000 | 9.81 | 15 | two hundred => 200
%list length_a: miles | feet | inches | yards | nautical miles | furlongs | light years | leagues | mi | ft | in
%list length_b: kilometres | metres | centimetres | millimetres | km | cm | mm | kilometers | meters | centimeters | m
%list weight_a: pounds | ounces | stone | lbs | oz | grains | troy ounces | carats | lb
%list weight_b: kilograms | grams | kilos | kg | g | tonnes | milligrams | metric tons
%list volume_a: cups | gallons | pints | tablespoons | fluid ounces | quarts | teaspoons | tbsp | tsp | fl oz
%list volume_b: litres | millilitres | ml | liters | decilitres | cubic metres | cl | milliliters
%list other_a: psi | horsepower | mph | acres | calories | BTU | knots | square feet | atmospheres | degrees Fahrenheit | newton metres | gigabytes
%list other_b: bar | kilowatts | km/h | hectares | kilojoules | kWh | metres per second | square metres | pascals | Celsius | foot-pounds | mebibytes
%list einheit: Meilen | Zoll | Fuß | Unzen | Pfund | Gallonen | Tassen | Knoten | PS | Morgen | Esslöffel | Stein
%list einheit_b: Kilometer | Zentimeter | Meter | Gramm | Kilogramm | Liter | Milliliter | km/h | Kilowatt | Hektar | Quadratmeter | Kilo
%list unidad: millas | pulgadas | pies | onzas | libras | galones | tazas | nudos | caballos | acres | cucharadas | yardas
%list unidad_b: kilómetros | centímetros | metros | gramos | kilos | litros | mililitros | km/h | kilovatios | hectáreas | metros cuadrados | toneladas
%list labelsize: 38 | 42 | 9 | 10.5 | M | XL | 14 | 44 | 7 | 36 | 12 | S | 39.5 | 8 | 75B | 16 | 46 | XXL | 6.5 | 52 | 34 | 11
%list phrase: where is the train station | I would like a table for two | the bill please | my luggage has not arrived | happy birthday, dear grandmother | do you have this in blue | I am allergic to shellfish | we will be there at eight | could you speak more slowly | no parking in front of the gate | thank you for your hospitality | the shower does not work | best wishes for the new year | how do I get to the harbour | please do not ring after ten | the dog does not bite | I have lost my passport | good luck with your exam | see you next summer | is breakfast included | keep the change | what time does the last ferry leave
%list phrase_de: der Schlüssel liegt unter der Matte | wir kommen eine Stunde später | alles Gute zum Geburtstag | ich hätte gern ein ruhiges Zimmer | wo ist die nächste Apotheke | das Wasser ist leider kalt | vielen Dank für die Einladung | ich bin allergisch gegen Nüsse | bitte nicht stören | mein Koffer ist nicht angekommen
%list phrase_es: no tengo cobertura | la cuenta, por favor | llegamos el sábado por la noche | feliz cumpleaños, abuela | soy alérgico a los frutos secos | dónde está la farmacia más cercana | gracias por la invitación | se me ha roto la maleta | nos vemos en la plaza | el perro no muerde
%list wrongtext: i would of come if i could | their going too the beach | recieve | definately | he dont know nothing | accomodation | its to late for that now | me and her was there first | seperate rooms for the guests | I look forward to hear from you | neccessary | we was waiting since two hours | let's eat grandma | the informations are wrong | occured | who's turn is it | she have been to paris | irregardless | I am here since monday | embarass | more better than before | your welcome to join
%list falsch: wegen dem Regen | Standart | ich habe das gesehn | seid gestern | das selbe wie immer | Rythmus | einzigste Lösung | wir haben gewunken
%list variedad: inglés británico | español de México | alemán | inglés americano | francés | portugués de Brasil
%list variety: British English | American English | Swiss German | Canadian French | Brazilian Portuguese | Australian English | Mexican Spanish | German | Italian | French | Austrian German | Dutch | UK English | Spanish
%list picfile: beach.jpg | IMG_2231.heic | logo.png | header.psd | team_photo.jpeg | scan04.tiff | banner-old.png | cat.bmp | passport_pic.jpg | sunset.raw | favicon.svg | poster-final.png | screenshot 12.png | me_and_tom.jpg | flyer.jpeg | icon.png | menu-front.jpg | DSC0093.jpg | map.gif | sketch_3.png | cover.webp | profile.jpg
%list px: 800 | 600 | 1920 | 1080 | 1024 | 300 | 1200 | 64 | 512 | 2000 | 450 | 1280 | 720 | 100 | 640 | 480 | 350 | 2560
%list pct: 80 | 90 | 60 | 75 | 100 | 50 | 85 | 30 | 95 | 70
%list vidfile: birthday.mp4 | drone_flight.mov | lecture3.mkv | VID_0412.mp4 | keynote.mov | goal.avi | interview_raw.mov | ski-trip.mp4 | tutorial.webm | first-steps.mp4 | concert.mov | demo-v2.mp4 | wedding_speech.mov | dashcam.mp4 | trailer.mkv | GOPR0077.mp4 | puppy.mov | screencast.mp4 | holiday 2023.avi | rehearsal.mp4
%list mark: 0:15 | 1:30 | 2:45 | 10 seconds | 00:03:20 | half a minute | 4:05 | 12:40 | one minute | 0:07 | 7:59 | 20:00 | 45s | the first goal | three minutes | 00:00:10 | 5 min | minute 8
%list mark_b: 2:10 | 3:00 | 90 seconds | 00:05:45 | 6:20 | 14:15 | two minutes | 0:48 | 9:30 | 31:00 | 75s | the applause | four minutes | 00:01:10 | 22 min | minute 17 | the credits | 5:55
%list pdffile: thesis.pdf | lease_signed.pdf | catalogue-2024.pdf | payslips.pdf | scan-0007.pdf | manual_v3.pdf | tax return.pdf | portfolio.pdf | brochure.pdf | minutes-may.pdf | offer_brandt.pdf | floorplan.pdf | menu.pdf | bank statement.pdf | slides.pdf | yearbook.pdf | contract-kim.pdf | certificate.pdf | cookbook draft.pdf | medical_report.pdf
%list secret: Tulip42 | correcthorse | hunter2! | blue-Door-9 | sesame | 4711abc | Mango!Tree | xk9vtr2 | letmein99 | NorthWind_7 | s3cr3t | old oak tree | 20Paprika24 | quietRiver | pQ77-lm
%list mbplain: 5 MB => 5 | 2 megabytes => 2 | 10 MB => 10 | 1.5 MB => 1.5 | 20 MB => 20 | 8 MB => 8 | 25 megabytes => 25 | 3 MB => 3
%list sides: 6 | 20 | 8 | 12 | 4 | 10 | 100 | six => 6 | twenty => 20 | twelve => 12 | eight => 8
%list low: 1 | 10 | 0 | 100 | 5 | 50 | one => 1 | 20 | 1000 | zero => 0
%list high: 49 | 1000 | 90 | 250 | 5000 | 99 | 75 | 10000 | 365 | 2000 | 64 | 500
%list options: pizza, sushi or tacos | red, green and blue | Anna, Ben, Carl and Dora | the beach or the mountains | Monopoly, Catan or Uno | stay in or go out | tea or coffee | Lisbon, Porto and Faro | kim, raj and me | thriller, comedy or documentary | bus, bike or car | team A and team B | black shoes or boots | the left one or the right one | Luna, Milo, Simba | jazz or rock | gym, run or sofa | Thai, Indian or Greek | curtains or blinds | heads or tails | Mia, Leo, Sam, Zoe | yoga, pilates
%list auswahl: Pizza oder Nudeln | Anna, Ben und Clara | Kino oder Theater | Meer oder Berge | rot, grün und blau | Bahn oder Auto
%list opciones: pizza o pasta | Ana, Luis y Marta | cine o teatro | playa o montaña | rojo, verde y azul | tren o coche
%list town: Reykjavik | Innsbruck | Bergen | Cape Town | Nice | Graz | Brighton | Split | Halifax | Tromsø | Cork | Ghent | Porto | Boulder | Tallinn | Bordeaux | Queenstown | Aarhus | Salzburg | Galway | Chamonix | Utrecht | Kraków | Freiburg
%list coast: Saint-Malo | Whitby | Husum | Nazaré | Dover | Cuxhaven | Bondi Beach | Mont Saint-Michel | Halifax harbour | Scheveningen | Brest | Santander | Galway Bay | Whitstable | Norderney | La Rochelle | Southend pier | Cádiz | Sylt | Bar Harbor | Den Helder | Penzance
%list poi: pharmacy | cash machine | bakery | playground | vegan restaurant | petrol station | dry cleaner | bookshop | post office | swimming pool | late night kiosk | bike repair shop | vet | climbing gym | key cutter | public toilet | supermarket | florist | barber | ice cream parlour | hardware store | launderette | tapas bar
%list anchor: Times Square | 14 Mill Lane | Alexanderplatz | Hyde Park | Gate 4 | Puerta del Sol | Lindenstraße 8 | Union Square | Piazza Navona | exit 23 | Hotel Astoria | King's Cross | Plaza Mayor | Gare du Nord | Covent Garden | pier 39 | Marienplatz | Rambla 120 | Fisherman's Wharf | Old Bridge Road | Victoria Station | grandma's flat | terminal 2
%list radius: 500 metres => 500 | 1 km => 1000 | 2 km => 2000 | 300 m => 300 | 5 kilometres => 5000 | 800 metres => 800 | a kilometre => 1000 | 1500 m => 1500 | 3 km => 3000 | 10 km => 10000 | half a kilometre => 500
%list stars: 4 | 4.5 | 3 | four => 4 | 3.5 | 4.2 | 4.8
%list streetno: 12 Elm Street | Lindenallee 7 | Rue de la Paix 18 | calle Mayor 31 | 48 King's Road | Hauptstraße 103 | Via Roma 9 | 7 Station Road | Bahnhofstraße 22 | 301 Maple Avenue | Gartenweg 5 | 16 Castle Hill | Keizersgracht 240 | Avenida del Mar 2 | Schulgasse 11 | 90 Harbour View | Nørregade 14 | Mozartplatz 1 | Rua Augusta 55 | 2 The Green
%list quakearea: Japan | Iceland | California | Aegean islands | Chile | Turkey | southern Italy | Alaska | Nepal | New Zealand | Indonesia | Mexico | Philippines | Taiwan | Peru | Greece | Hawaii | Croatia | Afghanistan | Sicily | Costa Rica | Vanuatu
%list magn: 5 | 4.5 | 6 | 3 | 7.2 | 2.5 | 5.5 | 4 | 6.8 | five => 5 | six => 6 | 3.7
%list sincewhen: yesterday | monday | the weekend | last month | 1 June | new year | last week | the start of the year | three days ago | 2024-03-01 | christmas | this morning | the 5th | last friday
%list bill: 84 | 63.50 | $120 => 120 | 212 | 47.80 | 96 euros => 96 | £55 => 55 | 138.40 | 310 | 29.90 | 74 dollars => 74 | 180 | 42 euros => 42 | 156
%list tip: 15 percent => 15 | 20% => 20 | 10% => 10 | 18 percent => 18 | 12 % => 12 | ten percent => 10 | 5% => 5 | twenty percent => 20 | 12.5% => 12.5
%list loan: 20,000 => 20000 | 15000 | 250k => 250000 | 180,000 euros => 180000 | $30,000 => 30000 | 8,500 => 8500 | 12 thousand => 12000 | 400,000 => 400000 | 95000 | 60k => 60000 | half a million => 500000 | 5000 | 320000 | 45,000 dollars => 45000
%list term: 10 years => 10 | five years => 5 | 25 years => 25 | 30 years => 30 | 7 years => 7 | 15 years => 15 | three years => 3 | twenty years => 20 | 2 years => 2 | 12 years => 12
%list rate: 3.5% => 3.5 | 4 percent => 4 | 2.9% => 2.9 | 6.25 % => 6.25 | 5% => 5 | 7.1 percent => 7.1 | 1.8% => 1.8 | three percent => 3 | 4.75% => 4.75
%list own: 5,000 => 5000 | 20000 | 10k => 10000 | 50,000 => 50000 | 3000 | 80,000 => 80000 | 1,500 => 1500 | 35k => 35000
%list kg: 72 kg => 72 | 85 kilos => 85 | 58 kg => 58 | 94.5 kg => 94.5 | 66 kilograms => 66 | 103 kg => 103 | 49 kilos => 49 | 78.2 kg => 78.2 | 61 kg => 61 | 120 kilos => 120
%list cm: 180 cm => 180 | 1.75 m => 175 | 164 cm => 164 | 1.92 m => 192 | 158 centimetres => 158 | 171 cm => 171 | 1.68 metres => 168 | 201 cm => 201 | 1.8 m => 180 | 149 cm => 149
%list age: 34 | 52 | 19 | 67 | 41 | 28 | 75 | 16 | 45

%tool measurely_convert
{value=qty} {from_unit=length_a} (in|to|as) {to_unit=length_b}
how many {to_unit=weight_b} (are|is) {value=qty} {from_unit=weight_a}
(convert|change) {value=qty} {from_unit=volume_b} (to|into) {to_unit=volume_a}[, {decimals=int} decimals]
what's {value=qty} {from_unit=other_a} in {to_unit=other_b}
the recipe wants {value=qty} {from_unit=volume_a} of broth and my jug only shows {to_unit=volume_b}
I need {to_unit=other_b}, I have {value=qty} {from_unit=other_a}
in {to_unit=length_a}, how much would {value=qty} {from_unit=length_b} be? {decimals:2=two digits after the point|two decimals|to two places}
{to_unit=weight_a} please, not {from_unit=weight_b}: {value=qty}
the sign says {value=qty} {from_unit=length_a}, I only think in {to_unit=length_b}
my aunt weighs {value=qty} {from_unit=weight_a}, what is that for somebody who uses {to_unit=weight_b}
{from_unit=length_b} -> {to_unit=length_a}, {value=qty}, {decimals:0=no decimals|zero decimals}
what would {value=qty} {from_unit=weight_a} be in another unit
convert {from_unit=other_a} to {to_unit=other_b}
%lang de
(rechne|rechne mal) {value=int} {from_unit=einheit} in {to_unit=einheit_b} um
wie viele {to_unit=einheit_b} sind {value=int} {from_unit=einheit}
%lang es
¿cuántos {to_unit=unidad_b} son {value=int} {from_unit=unidad}?
pásame {value=int} {from_unit=unidad} a {to_unit=unidad_b}
%lang en

%tool convert_clothing_size
I wear {from_system:EU=European|EU} {size=labelsize} in {garment:shoes=shoes|trainers|sneakers}, what's that in {to_system:US=US|American} sizes
{garment:dress=dress|gown} size {size=labelsize} {from_system:UK=UK|British} (to|in) {to_system:EU=EU|European|continental}
{from_system:US=US|American} {garment:shirt=shirt|t-shirt|blouse} {size=labelsize} = which {to_system:JP=Japanese|JP} one
shopping in Tokyo with {from_system:UK=British} feet: {garment:shoes=boots|footwear|loafers} {size=labelsize}, so in {to_system:JP=Japan|Japanese}?
these {garment:trousers=jeans|trousers|chinos} say {size=labelsize} and the shop is {from_system:US=American}, will they fit me, tell me the {to_system:EU=European|EU} number
{to_system:UK=UK} equivalent of a {from_system:EU=European|EU} {size=labelsize} {garment:bra=bra}
her finger takes {size=labelsize} in {from_system:US=the States|US}, what {garment:ring=ring|engagement ring} do I order from a {to_system:EU=European} jeweller
from {from_system:JP=Japanese} to {to_system:UK=British}, {garment:dress=dress}, {size=labelsize}
size {size=labelsize} {garment:trousers=pants|trousers}, {from_system:EU=EU} to {to_system:US=US}
what {garment:shoes=shoe} size am I in {to_system:US=America|the US}
convert my {from_system:EU=EU|European} {garment:shirt=shirt} size to {to_system:UK=British|UK}
%lang de
ich habe {garment:shoes=Schuhgröße} {size=labelsize} in {from_system:EU=Europa|der EU}, was ist das in {to_system:US=Amerika|den USA}
%lang es
uso una {size=labelsize} {from_system:EU=europea} de {garment:shoes=zapato|calzado}, ¿cuál es en {to_system:UK=Inglaterra|Reino Unido}?
%lang en

%tool polyglot-translate
translate "{text=phrase}" (to|into) {target_language=langname}
how do (I|you) say {text=phrase} in {target_language=langname}[, {formality:formal=politely|formally|very politely}]
{target_language=langname} for "{text=phrase}"
what would a waiter in Rome understand better, I mean: {text=phrase}, put that in {target_language=langname}
"{text=phrase}" from {source_language=langname} to {target_language=langname} please
into {target_language=langname}, {formality:informal=casual|among friends|the way friends talk}: {text=phrase}
my landlady only speaks {target_language=langname}, I want to tell her {text=phrase}, {formality:formal=respectfully|in a polite way}
{formality:informal=informal} {target_language=langname} translation (of|for) {text=phrase}
to {target_language=langname} from {source_language=langname}, {formality:neutral=neutral tone|neutral}: "{text=phrase}"
I'm writing a card in {target_language=langname}, it should read {text=phrase}
the sentence {text=phrase} is {source_language=langname}, give me the {target_language=langname}
translate "{text=phrase}"
how would I put that in {target_language=langname}
%lang de
übersetz {text=phrase_de} ins {target_language=langname}[, {formality:formal=höflich|förmlich}]
wie sagt man „{text=phrase_de}“ auf {target_language=langname}
%lang es
tradúceme "{text=phrase_es}" al {target_language=langname}
¿cómo se dice {text=phrase_es} en {target_language=langname}? {formality:informal=en plan coloquial|de manera informal}
%lang en

%tool polyglot-spellcheck
is "{text=wrongtext}" (correct|right) [in {variety=variety}]
(spellcheck|proofread) this: {text=wrongtext}
{text=wrongtext}, is that how you write it
any mistakes in "{text=wrongtext}"
my teacher is strict, does {text=wrongtext} pass
look only at the {check:punctuation=commas|commas and full stops|punctuation} in "{text=wrongtext}"
{check:grammar=grammar} check for {variety=variety}: {text=wrongtext}
by {variety=variety} rules, does "{text=wrongtext}" have {check:spelling=typos|wrongly spelled words|misspelled words}?
I typed {text=wrongtext} in a hurry, please polish the {check:style=style|wording|phrasing}, it's {variety=variety}
before I send it: "{text=wrongtext}" ({variety=variety}), {check:grammar=grammatically okay|is the grammar fine}?
could you go over something I wrote in {variety=variety} for {check:spelling=typos|spelling}
check my {check:grammar=grammar}
%lang de
ist „{text=falsch}“ richtig geschrieben
%lang es
revísame la {check:spelling=ortografía} de "{text=wrongtext}", es {variety=variedad}
%lang en

%tool resizePicture
(resize|scale) {file=picfile} to {width=px}x{height=px}
make {file=picfile} {width=px} (pixels|px) wide[, {keepProportions:true=keep the proportions|without distorting it|don't stretch it}]
{file=picfile} {width=px} by {height=px}
{width=px} wide and {height=px} high, that's what I need {file=picfile} to be
the upload form refuses {file=picfile}, it wants {width=px} x {height=px} at most
shrink {file=picfile} to a height of {height=px}, {keepProportions:true=keep the ratio|aspect ratio locked|undistorted}
height {height=px}, width {width=px}, {file=picfile}, {keepProportions:false=stretching is fine|stretch it if you must|proportions don't matter}
I want {file=picfile} for a banner: {height=px} px tall, {width=px} px across
blow {file=picfile} up to {width=px} pixels [in width]
can {file=picfile} be brought down to {width=px}*{height=px} with {keepProportions:true=the sides in proportion|no distortion}
scale the photo to {width=px}x{height=px}
make that picture {height=px} pixels high
%lang de
verkleiner {file=picfile} auf {width=px} mal {height=px} Pixel
mach {file=picfile} {width=px} Pixel breit, {keepProportions:true=ohne es zu verzerren|Seitenverhältnis beibehalten}
%lang es
cámbiale el tamaño a {file=picfile}: {width=px} de ancho y {height=px} de alto
redimensióname {file=picfile} a {width=px} por {height=px}, {keepProportions:true=sin deformarla|manteniendo la proporción}
%lang en

%tool convertPicture
(convert|turn) {file=picfile} (to|into) [a] {format:png=png|PNG}
save {file=picfile} as {format:jpg=jpg|jpeg|a JPEG} with {quality=pct} [percent] quality
{file=picfile} as {format:webp=webp}, quality {quality=pct}
my old laptop can't open {file=picfile}, give me something ordinary like {format:jpg=jpeg|jpg}
{format:tiff=tiff|tif} version of {file=picfile}, {greyscale:true=black and white|in greyscale|no colours}
quality {quality=pct}, {format:avif=avif}, {greyscale:false=in colour|keep the colours}, from {file=picfile}
the printer's shop takes only {format:tiff=TIFF|tif}, so {file=picfile} has to become one
I'd like {file=picfile} {greyscale:true=in grey tones|monochrome} as a {format:png=png} at {quality=pct}
export {file=picfile} to {format:gif=gif}
{quality=pct} percent is enough, {file=picfile} to {format:jpg=jpg} {greyscale:true=without colour|b/w}
convert {file=picfile} with quality {quality=pct}
make a {format:webp=webp} out of the picture
%lang de
wandel {file=picfile} in ein {format:png=PNG} um
speicher {file=picfile} als {format:jpg=JPG|JPEG} mit Qualität {quality=pct} ab
%lang es
conviérteme {file=picfile} a {format:png=png}
guárdamela en {format:jpg=jpg} con calidad {quality=pct}, la {file=picfile}
%lang en

%tool clip_trim
(trim|cut) {video=vidfile} from {start=mark} to {end=mark_b}
keep only {start=mark} to {end=mark_b} of {video=vidfile}[, {mute:true=without sound|no audio|muted}]
{video=vidfile}: {start=mark} - {end=mark_b}
only what happens between {start=mark} and {end=mark_b} in {video=vidfile} is worth watching, lose everything else
until {end=mark_b}, starting at {start=mark}, {video=vidfile}
nobody wants to sit through all of {video=vidfile}, show them {start=mark} till {end=mark_b}, {mute:true=silent|sound off|without my voice}
I need the bit that begins at {start=mark} and ends at {end=mark_b} from {video=vidfile} {mute:false=with sound|with the audio}
from {video=vidfile} take {start=mark} through {end=mark_b}
snip {video=vidfile} so that it stops at {end=mark_b} and starts at {start=mark}
{mute:true=drop the sound|kill the audio} and leave just {start=mark}-{end=mark_b} in {video=vidfile}
cut the clip from {start=mark} to {end=mark_b}
trim {video=vidfile} to end at {end=mark_b}
%lang de
schneid {video=vidfile} von {start=mark} bis {end=mark_b} aus
%lang es
recórtame {video=vidfile} desde {start=mark} hasta {end=mark_b}[, {mute:true=sin sonido}]
%lang en

%tool clip_export
(export|re-encode|render) {video=vidfile} in {resolution:1080p=1080p|full HD}
{video=vidfile} as {container:mp4=mp4|MP4} in {resolution:720p=720p|HD ready}
turn {video=vidfile} into a {container:gif=gif|animated gif} with {fps=int} frames per second
the telly at my parents' chokes on {video=vidfile}, an {container:avi=avi} in {resolution:480p=480p|low resolution} might do
{fps=int} fps, {resolution:4k=4k|ultra HD}, {container:mov=mov|quicktime}: {video=vidfile}
make {video=vidfile} lighter, {resolution:480p=480p} is plenty
for the website we want {video=vidfile} in {container:webm=webm} at {fps=int} fps, {resolution:720p=720p}
{resolution:1080p=1080p} {container:mp4=mp4} of {video=vidfile} please
why not send {video=vidfile} in {resolution:4k=4K|the sharpest there is}
{container:mov=mov} from {video=vidfile}, {resolution:1080p=full hd}, {fps=int} frames a second
export the film as {container:webm=webm} in {resolution:720p=720p}
I need a video in {resolution:1080p=1080p}

%tool paperkit.shrink
(compress|shrink) {document=pdffile}
{document=pdffile} is too big [for mail], get it under {max_mb=mbplain}
make {document=pdffile} smaller, {level:extreme=as small as possible|squeeze everything out|maximum compression}
{level:low=gently|just a little|light compression}, {document=pdffile}, max {max_mb=mbplain}
the portal refuses anything over {max_mb=mbplain} and {document=pdffile} is fat, {level:high=strong compression|squeeze it hard|compress a lot} please
{max_mb=mbplain} at most for {document=pdffile}
bring {document=pdffile} down to {max_mb=mbplain} with {level:medium=medium|moderate|average} compression
my inbox bounced {document=pdffile} back, too heavy
{level:high=high} compression for {document=pdffile}, limit {max_mb=mbplain}
can {document=pdffile} lose some weight, {level:low=without getting blurry|but stay sharp}
shrink a pdf to {max_mb=mbplain}
compress the document {level:medium=moderately|medium}
%lang de
komprimier {document=pdffile} auf höchstens {max_mb=mbplain}
%lang es
comprímeme {document=pdffile}, que no pase de {max_mb=mbplain}
%lang en

%tool paperkit.lock
(protect|lock|encrypt) {document=pdffile} with [the password] {password=secret}
put a password on {document=pdffile}: {password=secret}
password {password=secret} for {document=pdffile}, [and] {forbid:printing=no printing|nobody may print it|printing not allowed}
nobody but me should be able to open {document=pdffile}, {password=secret} is the magic word
{document=pdffile} with {password=secret} and {forbid:copying=no copying|copy and paste blocked}
make sure {document=pdffile} stays private, use {password=secret}, {forbid:editing=readers can't change anything|no edits|editing forbidden}
{password=secret} -> {document=pdffile}, {forbid:copying=copying off}
I'm mailing {document=pdffile} to a stranger, so {password=secret} on it and {forbid:printing=don't let them print}
set {password=secret} as the key for opening {document=pdffile}
secure {document=pdffile}
lock a pdf with {password=secret}

%tool chance_roll_dice
(roll|throw) {count=int} dice
roll a {sides=sides}-sided die
{count=int} dice with {sides=sides} sides[, plus {bonus=int}]
my turn at the board game, {count:2=both dice|two dice}
attack roll: {count:1=one|a single} {sides=sides}-sided die, add {bonus=int}
add {bonus=int} to {count=int} dice of {sides=sides} sides each
we lost the cubes under the sofa, give me {count=int} throws' worth in one go, {sides=sides} faces
{sides=sides} faces, {count=int} of them, bonus {bonus=int}
how many eyes do I get with {count=int} dice
damage is {count=int} dice, {sides=sides} sides, {bonus=int} on top
roll the dice
let the dice decide how far I move

%tool chance_random_number
(pick|give me|draw) a [random] number between {min=low} and {max=high}
random {min=low}-{max=high}
{how_many=int} [random] numbers from {min=low} to {max=high}[, {unique:true=all different|no repeats|without duplicates}]
think of something from {min=low} up to {max=high}
raffle: tickets {min=low} to {max=high}, {how_many=int} lucky ones, {unique:true=nobody twice|no number twice}
at most {max=high}, at least {min=low}, {how_many=int} of them
to decide which page we open, anything from {min=low} through {max=high}
{how_many=int} integers, max {max=high}, min {min=low}, {unique:false=repeats allowed|duplicates are fine}
surprise me with {how_many=int} figures no lower than {min=low} and no higher than {max=high}
up to {max=high} from {min=low}, {how_many=int} times
give me a random number up to {max=high}
random number please
%lang de
nenn mir {how_many=int} Zufallszahlen zwischen {min=low} und {max=high}
denk dir eine Zahl von {min=low} bis {max=high} aus
%lang es
dime un número al azar entre {min=low} y {max=high}
sácame {how_many=int} números del {min=low} al {max=high}, {unique:true=sin repetir|todos distintos}
%lang en

%tool chance_pick
(choose|decide|pick) for me: {options=options}
{options=options}? you decide
I can't make up my mind, {options=options}
draw {winners=int} out of {options=options}
who does the dishes tonight, {options=options}, leave it to fate
{winners:2=two winners|two names} from {options=options}
flip something: {options=options}
we've argued for an hour about {options=options}, just settle it
{options=options}, {winners:1=only one|one of them}, by lot
from {options=options} draw {winners:3=three} at random
pick one for me
draw {winners=int} winners
%lang de
entscheide du: {options=auswahl}
%lang es
elige tú por mí: {options=opciones}
%lang en

%tool sky_sun_times
when (is|'s) {event:sunset=sunset} in {place=town} [{date=date}]
{event:sunrise=sunrise} {place=town} {date=date}
sun times for {place=town}
how long is the day in {place=town} {date=date}
how long (will it be|is it) light in {place=town} {date=date}
what time does it get {event:dusk=dark} in {place=town} {date=date}
{date=date} in {place=town}, {event:dawn=first light|when does it start to get light}?
we want golden photos {date=date} on the hill over {place=town}, when is the {event:sunset=sun going down}
{event:day_length=hours of daylight} {date=date}, {place=town}
I'm driving to {place=town} {date=date} and hate night roads, {event:dusk=when is it pitch black}
must be on the summit above {place=town} before {event:sunrise=the sun comes up} {date=date}, when is that
when does the {event:sunrise=sun rise} {date=date}
what time is {event:sunset=sunset}
%lang de
wann geht {date=date} in {place=city} die Sonne (auf|unter)
%lang es
¿a qué hora {event:sunset=se pone el sol|anochece} {date=date} en {place=city}?
%lang en

%tool sky_tide_table
(tides|tide times) (for|at|in) {harbour=coast} [{date=date}]
when is {water:high=high tide|high water} (at|in) {harbour=coast} {date=date}
{water:low=low tide|low water} {harbour=coast} {date=date}
can we walk across the mudflats {date=date} at {harbour=coast}
{harbour=coast}, {days=int} days from {date=date}, {water:both=highs and lows|both tides}
the kids want to look for shells {date=date}, when does the sea go {water:low=out} in {harbour=coast}
give me the {water:high=highs} at {harbour=coast} for {days=int} days starting {date=date}
from {date=date} on, {days:7=a whole week|seven days|7 days}, {water:low=low water} in {harbour=coast}
our keel needs depth, when is the water {water:high=up|at its highest} in {harbour=coast} {date=date}
{date=date} {harbour=coast} tide table
when is {water:low=low tide} {date=date}
tide times for {days=int} days

%tool sky_pollen
pollen (in|for) {place=town} [{date=date}]
how bad is the {plant:birch=birch} pollen in {place=town} {date=date}
{plant:grass=grass} pollen {place=town} {date=date}
I sneeze as soon as I leave the house, is it the {plant:hazel=hazels|hazel} in {place=town}?
will my nose survive a picnic in {place=town} {date=date}
{date=date} in {place=town}, anything flying around, {plant:ragweed=ragweed} above all
is there {plant:olive=olive} in the air {date=date} around {place=town}
going to {place=town} {date=date}, do I pack my antihistamines
hay fever forecast {date=date} {place=town}, only {plant:rye=rye}
{place=town}: {plant:alder=alder} count {date=date}
how strong is the {plant:birch=birch} pollen today
pollen forecast please
%lang de
wie stark fliegen {date=date} die {plant:birch=Birkenpollen} in {place=city}
%lang es
¿cómo está el polen de {plant:olive=olivo} {date=date} en {place=city}?
%lang en

%tool findPlacesAround
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
%lang de
such mir eine {what:Apotheke=Apotheke} in der Nähe von {near=place}, höchstens {radiusMeters=radius} weit weg
gibt's bei {near=place} eine {what:Bäckerei=Bäckerei}, die {openNow:true=gerade offen hat|jetzt noch auf hat}
%lang es
búscame una {what:farmacia=farmacia} cerca de {near=place} que esté {openNow:true=abierta ahora|abierta}
¿hay algún {what:cajero=cajero} a menos de {radiusMeters=radius} de {near=place}?
%lang en

%tool findPostcode
(what is|what's) the (postcode|zip code|postal code) (of|for) {street=streetno}, {town=town}
postcode {town=town}
{street=streetno} in {town=town}, {country=country}: which zip
I'm addressing a parcel to {street=streetno}, {town=town}, {country=country}, and the five digits are missing
zip for {town=town} in {country=country}
the form wants the code of where she lives, {street=streetno}, {town=town}
{country=country}, {town=town}, {street=streetno} zip code
in {town=town}, what postal code does {street=streetno} have
which code goes on a letter to {street=streetno} in {town=town} ({country=country})
what postcode does {street=streetno} have
look up a zip code in {country=country}
%lang de
welche Postleitzahl hat {street=street} in {town=city}
%lang es
dime el código postal de {street=street}, {town=city}
%lang en

%tool quake-feed
(recent|latest) earthquakes [in {area=quakearea}]
any quakes (over|above|stronger than) {min_magnitude=magn} in {area=quakearea} since {since=sincewhen}
earthquakes in {area=quakearea} since {since=sincewhen}
my chandelier just swung, was that something in {area=quakearea}
{sort:strongest=strongest|biggest} quakes since {since=sincewhen}, magnitude {min_magnitude=magn} and up
since {since=sincewhen}, {area=quakearea}, min {min_magnitude=magn}
did the ground tremble in {area=quakearea}, {sort:newest=newest first|latest on top}
{area=quakearea} seismic activity from {since=sincewhen} on, sort by {sort:strongest=strength|magnitude}
we felt a jolt, show what was {sort:nearest=closest|nearest} {min_magnitude=magn} or more
has {area=quakearea} been shaking again {sort:strongest=strongest first}
everything from {min_magnitude=magn} upwards in {area=quakearea}

%tool quake-alert-create
(alert|warn) me about earthquakes in {area=quakearea}
tell me by {channel:email=email|mail} when there's a quake above {min_magnitude=magn} in {area=quakearea}
set up an earthquake alert for {area=quakearea}, {min_magnitude=magn} and stronger, (by|via) {channel:sms=text message|sms|text}
my daughter studies in {area=quakearea}, let me know whenever the ground moves there
{channel:push=push}, {area=quakearea}, from magnitude {min_magnitude=magn}
from now on I want a {channel:sms=text} as soon as {area=quakearea} shakes with {min_magnitude=magn} or more
quake notification {area=quakearea} {min_magnitude=magn}+
whenever {area=quakearea} trembles at {min_magnitude=magn} or over, wake me with a {channel:push=push message|push notification}
create an alert for {min_magnitude=magn} and above in {area=quakearea} and send it by {channel:email=mail|e-mail}
warn me of every quake over {min_magnitude=magn}
I want earthquake alerts by {channel:sms=sms}
%lang de
warn mich per {channel:email=Mail|E-Mail}, wenn in {area=country} die Erde bebt
%lang es
avísame por {channel:sms=sms|mensaje de texto} si hay un terremoto de más de {min_magnitude=magn} en {area=country}
%lang en

%tool sum_tip_split
split {bill=bill} (between|among) {people=int} [people] with {tip_percent=tip} tip
{tip_percent=tip} tip on {bill=bill}
dinner was {bill=bill}, there are {people=int} of us
we're {people=int} at the table, the check says {bill=bill} and we want to leave {tip_percent=tip}
{bill=bill}, {people=int} people, {tip_percent=tip}
what does everyone owe if it's {bill=bill} for {people=int} and {tip_percent=tip} for the waiter
{people=int} ways, {tip_percent=tip} on top, {bill=bill}
the waitress was lovely, give her {tip_percent=tip}, it came to {bill=bill}
going dutch: {bill=bill}, {people=int} friends
how much is the whole thing with {tip_percent=tip} when the bill is {bill=bill}
split the bill between {people=int}
how much is {tip_percent=tip} tip
%lang de
teil {bill=bill} durch {people=int} Leute auf, mit {tip_percent=tip} Trinkgeld
%lang es
divídeme {bill=bill} entre {people=int} personas con un {tip_percent=tip} de propina
%lang en

%tool sum_loan_payment
what (are|would be) the monthly payments (on|for) {amount=loan} over {years=term} [at {rate=rate}]
loan {amount=loan}, {years=term}, {rate=rate}
{rate=rate} on {amount=loan} for {years=term}, how much a month
if I borrow {amount=loan} and pay it back in {years=term}
could we afford it, {years=term}, {amount=loan} from the bank, {down_payment=own} of our own
{amount=loan} at {rate=rate} with {down_payment=own} down, {years=term}
over {years=term} at {rate=rate}, what does {amount=loan} cost me each month
instalments for a car at {amount=loan}: {down_payment=own} upfront, the rest over {years=term}, {rate=rate}
{down_payment=own} saved, {amount=loan} missing, the bank says {rate=rate} for {years=term}
the kitchen costs {amount=loan} and I'd be in debt for {years=term}, what's that monthly
how much per month at {rate=rate} over {years=term}
monthly rate for a loan of {amount=loan}

%tool sum_body_mass
(what's|calculate) my bmi, {weight_kg=kg} and {height_cm=cm}
bmi for {height_cm=cm}, {weight_kg=kg}[, age {age=age}]
I weigh {weight_kg=kg} and I'm {height_cm=cm} [tall]
{height_cm=cm} tall, {weight_kg=kg}, {age=age} years old, is that healthy
is {weight_kg=kg} too much for {height_cm=cm}
my doctor keeps frowning, {age=age}, {weight_kg=kg} at {height_cm=cm}, am I too heavy
dad is {age=age}, {height_cm=cm} and brings {weight_kg=kg} on the scales, how does that look
at {height_cm=cm} should one worry about {weight_kg=kg}
body mass index: {weight_kg=kg}, {height_cm=cm}, {age=age}
am I overweight with {weight_kg=kg}
what's the bmi at {height_cm=cm}
%lang de
ich bin {height_cm=cm} groß und wiege {weight_kg=kg}, wie hoch ist mein BMI
%lang es
peso {weight_kg=kg} y mido {height_cm=cm}, ¿qué IMC tengo?
%lang en

%list pastday: monday | sunday | last week | breakfast | the weekend | march
%tool talk
I never learned inches, we had the metric system at school
thanks, the smaller picture worked fine
my {=firstname} collects dice, you should see the shelf
I've been sneezing since {=pastday}, spring is cruel
the sunset yesterday was unbelievable
{=firstname} speaks {=langname} better than I ever will
earthquakes scare me more than storms do
we tipped way too much last night and nobody minded
that pharmacy near {=anchor} was really friendly
spelling was never my strong point, haha
the flat is at {=anchor}, third floor, it's lovely there
it's funny that shoes have different sizes in every country
