# Invented tools: volume, screens and windows, router and VPN, backups, vacuum and garden robots, blinds and heating, kitchen, gates and cameras, pets, cars.
%list pct: 40 percent => 40 | 70% => 70 | 25 => 25 | 15% => 15 | 80 percent => 80 | 55 => 55 | 5% => 5 | thirty percent => 30 | 90 % => 90 | sixty => 60 | 100% => 100 | 35 percent => 35 | 65 => 65 | 10 percent => 10
%list pct_de: 40 Prozent => 40 | 70 % => 70 | 25 | 60 Prozent => 60 | dreißig Prozent => 30 | 80 | 15 % => 15
%list pct_es: 40 por ciento => 40 | 70 % => 70 | 25 | 60 por ciento => 60 | treinta por ciento => 30 | 80
%list plainapp: Slack | mail program | Spotify | Photoshop | VS Code | Firefox | terminal | Excel | notes | Zoom | calculator | video player | Blender | Signal | Chrome | music player | to-do list | Word | chat with support | Figma | book with the recipes
%list gadget: Leo's tablet | playstation in the basement | Mia's phone | tv in the kids' room | switch | old iPad | Ben's laptop | xbox | chromebook from school | grandpa's smart tv | gaming pc upstairs | Tom and Emma's console | phone of our youngest | kindle | projector in the attic | Lena's watch | guest laptop | robot for the floors | kids' computer | fire stick in the den
%list gadget_de: Leos Tablet | Playstation im Keller | Mias Handy | Fernseher im Kinderzimmer | Switch | Bens Laptop | alte iPad
%list gadget_es: tableta de Leo | consola del salón | móvil de Mía | tele del cuarto de los niños | portátil de Ben
%list since: 7pm | eight | 18:30 | noon | 4 o'clock | half past six | 20:00 | 5:15 pm | quarter to nine | 3 in the afternoon | nine | 16:45
%list till: 9pm | ten | 21:30 | midnight | seven tomorrow morning | half past eight | 22:15 | tomorrow noon | quarter past ten | 6 in the morning | eleven | sunday evening | 23:00
%list why: homework first | time for bed | we're eating | tidy your room and then we talk | grandma is visiting | exam tomorrow | enough for today | go outside and play | dinner with the family | no screens before the test | the dishwasher won't empty itself | you promised | reading time | a walk with the dog | music practice first | no phones at the table | shoes and coats first | quiet time for the baby | we leave in ten minutes | ask dad | sleep well and sweet dreams
%list ssid: bluebird | Party in the garden | villa rosa guests | friends and family | Workshop-2024 | casa de lena | visitors | no password no fun | garden house | wedding of anna and paul | coffee corner | Hotel Mama | neighbours | bnb upstairs | book club | conference room for rent | nest | tea and scones | grill and chill | rosa and emil | first floor visitors
%list netpass: sunflower42 | red balloon | four happy cats | welcome2024 | cake and candles | Barbecue! | tidewater | guest-pass-7 | free for friends | limoncello | ninepins | under the doormat | Summer in June | bluebell9 | bread and butter | moon over lisbon | Kiwi77 | no strings | pancakes on sunday | apple-tree-5
%list hrs: 3 hours => 3 | two hours => 2 | 24 hours => 24 | 6 | a day => 24 | 12 hours => 12 | eight hours => 8 | 48 hours => 48 | five hours => 5 | an hour => 1 | 4h => 4
%list plainland: Germany | France | Norway | Japan | Switzerland | Iceland | Canada | Spain | Ireland | Brazil | Italy | Australia | Sweden | South Korea | Mexico | New Zealand | Portugal | Finland
%list plainkid: Leo | Mia | Emma | Ben | Tom | Finn | Clara | Noah | Zoe | Anton | Lucy | Sam | Ida | Jonas | Theo and Ida | both of the twins | my youngest nephew | little Ida | Marta and Jan | Oskar | Elif
%list daymin: 45 minutes => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 20 minutes => 20 | an hour and a half => 90 | 75 min => 75 | forty minutes => 40 | 15 minutes => 15
%list plaingame: Minecraft | YouTube | Roblox | tiktok | horse game | Fortnite | cartoons and series | Brawl Stars | chess | netflix | Instagram | car racing | whatsapp | drawing app | football manager | Zelda | quiz with friends | ball games and puzzles | twitch | goat simulator | videos about trains | snapchat
%list precious: photos from norway | Documents | thesis and notes | ~/projects | tax papers | client work for acme | music library | recipes and menus | baby videos | Desktop | accounts 2024 | letters | drawings for the house | /home/ada | scans of the passports | family archive | wedding pictures | songs and lyrics | mail archive | school stuff
%list lostitem: budget.xlsx | chapter three | photos of the baby | contract with globex.docx | Documents | speech for dad | spreadsheet with the prices | notes.txt | thesis folder | recipe for goulash | config.yaml | drawings and plans | contacts | list of donors.csv | pictures from the sea | save game | letters to the bank | presentation for monday.pptx | poems | guest list
%list pastday: yesterday | last friday | march 3 | monday | two days ago | before the crash | last week | the 12th | sunday evening | 2024-05-01 | christmas | the first of june | wednesday | last month | easter | this morning
%list intodir: Desktop | Restored | ~/rescue | Downloads | old versions | folder for anna | Work | recovered and safe | temp | external drive | Documents/back | new laptop | safe place | folder for ben and kim | rescue on the nas | ~/back | Pictures/again | drafts for review | Music | things to check
%list floorzone: sofa corner | hallway by the front door | litter box | play mat | kitchen sink area | space under the bunk bed | dog's bed | carpet in the study | entrance | strip in front of the oven | breakfast bar and stools | window side of the office | coat rack | rug with the fringe | cat tree | stairs landing | desk | craft table | fireplace | corner with the plants
%list floorzone_de: Sofaecke | Flur vor der Haustür | Katzenklo | Spielteppich | Bereich um die Spüle | Essecke | Teppich im Arbeitszimmer
%list floorzone_es: rincón del sofá | entrada | alfombra del estudio | zona de la cocina | debajo de la mesa | pasillo
%list lawn: front lawn | strip along the fence | orchard | grass behind the house | playground | back garden | slope by the pond | football pitch | piece between garage and hedge | area around the trampoline | meadow | side lawn | patch with the cherry tree | north side | circle in the drive | picnic lawn | grass under the washing line | upper terrace | bit by the letter box | croquet lawn and path | east side | grass between the beds
%list lawn_de: Vorgarten | Wiese hinterm Haus | Streifen am Zaun | Obstwiese | Hang am Teich | Spielwiese
%list lawn_es: césped de delante | jardín trasero | franja junto a la valla | prado | zona del columpio
%list mm: 40 mm => 40 | 35 | 5 cm => 50 | 25 millimetres => 25 | 60 mm => 60 | 45 | 3 cm => 30 | four centimetres => 40 | 55 mm => 55 | 30
%list bed: tomatoes | roses by the gate | vegetable bed | hedge | pots on the balcony | strawberries and herbs | raised bed in the corner | hydrangeas | beans and peas | greenhouse | lavender along the path | new apple trees | window boxes | raspberries | flower bed in front | zucchini | seedlings | lemon tree in the courtyard | herb spiral | dahlias
%list wmin: 10 minutes => 10 | a quarter of an hour => 15 | 20 min => 20 | half an hour => 30 | five minutes => 5 | 45 minutes => 45 | 8 minutes => 8 | an hour => 60 | twelve minutes => 12
%list begin: 6am | tonight at nine | tomorrow morning | 5:30 | sunset | noon | saturday 10am | half past seven | in an hour | friday at 4 | 21:00 | dawn | tomorrow at eight
%list window: bedroom | kitchen window on the left | study | skylight in the attic | nursery | living room south side | bathroom | balcony door | guest room | conservatory | window above the sink | patio door | kids' room | office | bay window | dormer | stairwell | roof window over the bed | two panes in the hall | pantry | glass door to the terrace
%list window_de: Schlafzimmer | Dachfenster | Arbeitszimmer | Kinderzimmer | Küchenfenster links | Balkontür | Wintergarten
%list window_es: dormitorio | estudio | ventana de la cocina | cuarto de los niños | puerta del balcón | salón
%list hroom: living room | bathroom | Lena's room | study | guest room in the attic | nursery | kitchen | workshop | hallway | music room | bedroom | dining room | hobby room next to the garage | office upstairs | sauna anteroom | room with the piano | cellar | library | kitchen and dining area | kids' bathroom
%list hroom_de: Wohnzimmer | Bad | Arbeitszimmer | Kinderzimmer | Gästezimmer unterm Dach | Küche | Schlafzimmer | Hobbyraum
%list hroom_es: salón | baño | estudio | cuarto de los niños | cocina | dormitorio | habitación de invitados
%list degs: 21 degrees => 21 | 19 => 19 | 22.5 => 22.5 | twenty degrees => 20 | 18° => 18 | 23 degrees => 23 | 20.5 degrees => 20.5 | 24 => 24 | seventeen => 17 | 21.5 => 21.5 | 16 degrees => 16
%list degs_de: 21 Grad => 21 | 19 | 22,5 Grad => 22.5 | zwanzig Grad => 20 | 23 | 18 Grad => 18
%list degs_es: 21 grados => 21 | 19 | 22 grados => 22 | veinte grados => 20 | 23
%list ovendeg: 180 | 200 degrees => 200 | 220° => 220 | 160 degrees => 160 | 175 | 250 | 190 degrees => 190 | 230 | 140° => 140 | 210
%list bakemin: 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | half an hour => 30 | 75 min => 75 | 12 minutes => 12 | an hour and a half => 90 | 25 minutes => 25 | two hours => 120 | 50 min => 50
%list fridgefood: leftover lasagne | half a lemon | six eggs | two pints of milk | chicken and rice from sunday | strawberries | jar of pesto | smoked salmon | soup with lentils and carrots | butter | mozzarella | birthday cake | yoghurt with honey | sausages for the barbecue | cream | bag of spinach | goat cheese | potato salad | ham | oat milk and juice | rest of the curry | asparagus | feta in oil | orange juice | leeks
%list fridgefood_de: Reste vom Auflauf | sechs Eier | zwei Liter Milch | Lachs | halbe Zitrone | Suppe mit Linsen | Butter | Ziegenkäse | Erdbeeren
%list fridgefood_es: restos de lasaña | seis huevos | dos litros de leche | salmón | medio limón | sopa de lentejas | mantequilla | fresas
%list keeps: friday | june 14 | tomorrow | the end of the week | sunday | next wednesday | the 20th | in three days | 2025-05-09 | monday | the weekend | the day after tomorrow | end of may
%list ddays: 3 days => 3 | two days => 2 | a week => 7 | 5 days => 5 | four days => 4 | 10 days => 10 | a day => 1
%list delay: 30 seconds => 30 | a minute => 60 | 45 seconds => 45 | ten seconds => 10 | two minutes => 120 | 20 s => 20 | 90 seconds => 90 | half a minute => 30
%list pin: 4711 | 9021 | 1234 | 88220 | 0007 | 5590 | 31415 | 2468 | 7730 | 6001
%list plaincam: driveway | back porch | nursery | garage | side gate | bins and bikes | pool | front door | chicken coop | hallway | parking spots | stairs to the cellar | dog corner | summer house in the garden | terrace | warehouse | baby's cot | carport | shop window | gate to the alley
%list nightfrom: 10pm | yesterday at noon | 2 in the morning | friday evening | 6:30 | last night at eleven | monday 8am | 14:00 | sunday | this morning at seven | midnight | 22:45 | tuesday
%list nightto: 6am | three o'clock | today at nine | saturday noon | 7:15 | 4 in the morning | monday 5pm | 16:30 | tuesday night | sunrise | noon | 23:30 | an hour ago | thursday
%list speech: please leave it behind the bins | I'll be right down | no thank you, we have a vacuum cleaner | put the parcel in the shed | come in and make yourself at home | we're in the garden, walk round the house | two minutes, I'm in the bath | my wife will sign for it | the bell works, you needn't knock | we don't buy at the door | just ring the neighbours for the key | Leo is not allowed out today | leave the milk and eggs on the step | mind the dog | back at six | thanks, the flowers are lovely | wait for me in the hall | wrong house, number twelve is opposite | throw it over the gate | shoes off please
%list speech_de: bitte hinter die Tonnen stellen | ich komme gleich | wir kaufen nichts | der Hund tut nichts | stellen Sie es in den Schuppen | kommt rein und zieht die Schuhe aus
%list speech_es: ahora bajo | déjelo detrás de la puerta | no queremos nada, gracias | cuidado con el perro | pase y espere en el patio
%list plainpet: Whiskers | goldfish | Bruno | Minka and Felix | old tabby | Luna | rabbits | Pepper | Daisy | turtle | Mr. Biscuit | Coco | kittens in the barn | Rex | guppies | Nala | parrot | Simba and Kiara | foster dog from spain | Oskar
%list grams: 40 grams => 40 | 25 g => 25 | 60 | fifty grams => 50 | 100 g => 100 | 15 grams => 15 | 80 grams => 80 | 5 g => 5 | 120 | thirty grams => 30
%list meals: 7 and 18:00 | six in the morning and six at night | 8, 13 and 19 | 7am, 5pm | noon | 6:30 and 17:30 | 9 and 21:00 | seven, noon, seven | 8am and 8pm | 5:45, 12:15, 18:45 | breakfast time and 6pm | 10:00, 16:00 | half past seven and half past five
%list meals_de: 7 und 18 Uhr | 8 Uhr, 13 Uhr und 19 Uhr | 6:30 und 17:30 | 9 und 21 Uhr
%list meals_es: las 7 y las 18 | 8:00, 13:00 y 19:00 | 6:30 y 17:30
%list leave: 7:30 | quarter past eight | tomorrow 6am | noon | 5pm | half past six | ten to nine | monday at 7 | 8 tomorrow morning | friday 6:45 | in twenty minutes | midnight | 4 o'clock
%list relock: 5 minutes => 5 | ten minutes => 10 | two minutes => 2 | half an hour => 30 | 15 min => 15 | an hour => 60 | 3 minutes => 3 | a quarter of an hour => 15

%tool desk_volume
(set the|) volume (to|at) {level=pct}
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
%lang de
stell die Lautstärke auf {level=pct_de}
dreh die {output:headphones=Kopfhörer} auf {level=pct_de}
%lang es
pon el volumen al {level=pct_es}
{mute:true=silencia} los {output:speakers=altavoces}
%lang en

%tool desk_brightness
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

%tool desk_place_window
(put|move) {app=plainapp} (to|on) the {spot:left_half=left half|left side|left} [of screen {screen=int}]
{app=plainapp} {spot:full=full screen|fullscreen|maximised} on screen {screen=int}
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
put the window {spot:left_half=on the left half}
%lang de
schieb {app=plainapp} auf die {spot:left_half=linke Hälfte|linke Seite} [von Bildschirm {screen=int}]
mach {app=plainapp} {spot:full=ganz groß|bildschirmfüllend}
%lang es
pon {app=plainapp} en la {spot:right_half=mitad derecha} de la pantalla {screen=int}
{spot:minimized=minimízame} {app=plainapp}
%lang en

%tool netkeeper.pause_device
(cut|take) {device=gadget} off the internet from {from=since} (to|until) {until=till}
no internet for {device=gadget} until {until=till}
{device=gadget}: block {from=since} - {until=till}, reason {reason=why}
until {until=till} {device=gadget} is offline, tell them "{reason=why}"
"{reason=why}" should show up on {device=gadget}, which stays blocked from {from=since} till {until=till}
from {from=since} {device=gadget} has no connection
pull the plug on {device=gadget}, {reason=why}
they've been glued to {device=gadget} since breakfast and won't listen to a word I say, so that's over till {until=till}
no more youtube on {device=gadget} between {from=since} and {until=till}
I've asked nicely three times now and the dinner is getting cold, so kick {device=gadget} out until {until=till}
{device=gadget} may not go online, {from=since} to {until=till}
block it from {from=since} until {until=till}
no internet until {until=till}, {reason=why}
%lang de
nimm [das|die|den] {device=gadget_de} bis {until=time} vom Netz
kein Internet für {device=gadget_de} von {from=time} bis {until=time}
%lang es
córtale internet a la {device=gadget_es} hasta las {until=time}
bloquea {device=gadget_es} de {from=time} a {until=time}
%lang en

%tool netkeeper.guest_wifi
open a guest wifi called {network_name=ssid}
guest network {network_name=ssid}, password {password=netpass}, for {hours=hrs}
{network_name=ssid} as wifi for our guests, {hours=hrs}, {password=netpass} (to get in|as password)
for {hours=hrs} a network named {network_name=ssid}
password {password=netpass}, name {network_name=ssid}, {hours=hrs}: guests
wifi "{network_name=ssid}" with "{password=netpass}"
twelve friends are about to ring and every single one of them will ask how to get online, so {network_name=ssid} with {password=netpass}
the in-laws are staying over and want to send photos, {network_name=ssid} for {hours=hrs} please
I don't like strangers on our own line, give them {network_name=ssid} and {password=netpass}
visitors should be able to surf via {network_name=ssid}, closing after {hours=hrs}
open a network for our guests
guest wifi for {hours=hrs} with password {password=netpass}

%tool netkeeper.vpn
{action:connect=connect|switch on} the vpn to {country=plainland}
vpn {action:disconnect=off|disconnect}
{action:connect=connect} through {country=plainland} with {protocol:wireguard=wireguard}
{protocol:openvpn=openvpn}, {country=plainland}, {action:connect=go|connect|on}
{action:reconnect=reconnect} via {country=plainland}[, {protocol:ikev2=ikev2}]
{country=plainland} vpn, {action:reconnect=drop it and dial in again|once more from scratch}, {protocol:wireguard=wireguard}
this series is only shown in {country=plainland}, make it look as if I were sitting there
my bank locks me out every time I'm abroad, so pretend that I'm at home in {country=plainland}
{action:disconnect=stop pretending} I'm in {country=plainland}
the airport hotspot looks fishy and I have to send a contract before boarding, let me look as if I were in {country=plainland}, {protocol:wireguard=wireguard}
I'm through with the foreign stuff, {action:disconnect=hang up|end it}, my normal line will do
vpn via {protocol:openvpn=openvpn}
the vpn in {country=plainland} please
%lang de
{action:connect=verbinde} mich per VPN mit {country=country}
{action:disconnect=trenn|beende} das VPN
%lang es
{action:connect=conéctame} por vpn a {country=country} con {protocol:wireguard=wireguard}
{action:disconnect=desconecta} la vpn
%lang en

%tool netkeeper.screen_time
{child=plainkid} may use {app=plaingame} {minutes=daymin} a day
limit {child=plainkid} to {minutes=daymin} [of {app=plaingame}] on {days:school_days=school days|schooldays}
{minutes=daymin} of {app=plaingame} for {child=plainkid}, {days:weekend=at weekends|on saturdays and sundays}
{child=plainkid}: {minutes=daymin} {app=plaingame}, {days:always=always|every single day}
{days:weekend=weekends} {minutes=daymin}, {app=plaingame}, {child=plainkid}
on {days:school_days=school nights|school days} {child=plainkid} gets no more than {minutes=daymin}
{child=plainkid} falls asleep in class because of {app=plaingame}, {minutes=daymin} has to be enough
we've had another row about {app=plaingame} this morning and decided that from now on {child=plainkid} gets {minutes=daymin}
after {minutes=daymin} it's over for {child=plainkid}, {days:always=no matter which day|whatever the day}
the teacher rang about {child=plainkid} again, so let's say {minutes=daymin}, {days:school_days=monday to friday}, as far as {app=plaingame} goes
limit {app=plaingame} for {child=plainkid}
{minutes=daymin} {app=plaingame} a day

%tool safecopy_run
back up {folder=precious} to the {destination:nas=nas}
backup of {folder=precious}, {destination:cloud=cloud|to the cloud}, {encrypt:true=encrypted|scrambled}
{encrypt:true=encrypted}, onto the {destination:usb_stick=stick|usb stick}: {folder=precious}
{folder=precious} -> {destination:external_disk=external disk|external drive|usb drive}, {encrypt:false=unencrypted|no encryption}
put a copy of {folder=precious} on the {destination:usb_stick=usb stick|thumb drive}
back up now: {folder=precious} on {destination:nas=the nas|the network drive}
my laptop has started making funny noises, and I'd be devastated if I lost {folder=precious}, so save it to the {destination:external_disk=external disk|big drive}
if this machine dies {folder=precious} dies with it, get it onto the {destination:nas=nas|server in the cellar}
{folder=precious} should exist twice, {destination:cloud=online|in the cloud}, {encrypt:true=nobody else can read it|unreadable for others}
I'm taking {folder=precious} on the plane, so have it on the {destination:usb_stick=stick|memory stick} {encrypt:true=in encrypted form|scrambled} by the time I leave
back up {folder=precious}
run an {encrypt:true=encrypted} backup to the {destination:cloud=cloud}
%lang de
sichere {folder=folder} auf die {destination:external_disk=externe Platte}
mach ein {encrypt:true=verschlüsseltes} Backup von {folder=folder} {destination:cloud=in der Cloud}
%lang es
hazme una copia de {folder=folder} en {destination:cloud=la nube}
guárdame {folder=folder} en el {destination:usb_stick=lápiz usb|pendrive}, {encrypt:true=cifrado}
%lang en

%tool safecopy_restore
restore {item=lostitem}
restore {item=lostitem} as of {as_of=pastday} into {into=intodir}
{item=lostitem} from the backup of {as_of=pastday}
into {into=intodir}: {item=lostitem} as it was {as_of=pastday}
the {as_of=pastday} version of {item=lostitem}, put in {into=intodir}
get {item=lostitem} back from the backup, into {into=intodir}
I deleted {item=lostitem} by accident, how it stood {as_of=pastday} is all I want
my toddler got hold of the keyboard and now {item=lostitem} is one long row of q's, fetch me how it looked {as_of=pastday}
{item=lostitem} got ruined after {as_of=pastday}, give me the good one, {into=intodir}
oh no, where's {item=lostitem}, it was still there {as_of=pastday}
I've spent the whole afternoon making {item=lostitem} worse and worse, let's pretend it's {as_of=pastday} again
restore the state of {as_of=pastday}
put my backup into {into=intodir}

%tool floorbot-clean-zone
(vacuum|clean) the {zone=floorzone}
{zone=floorzone} {passes:2=twice|two times}, {suction:max=maximum suction|max}
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
%lang de
saug die {zone=floorzone_de} {passes:2=zwei Mal|2 Mal}
schick den Roboter zum {zone=floorzone_de}, {suction:silent=leise}
%lang es
aspira el {zone=floorzone_es} {passes:2=dos veces}
que el robot limpie {zone=floorzone_es} {suction:max=a máxima potencia}
%lang en

%tool floorbot-keep-out
keep the robot out of the {area=floorzone} until {until=till}
no-go area: {area=floorzone}
{area=floorzone} is forbidden for the vacuum {until=till}[, {mop_only:true=only for mopping|just the mop}]
until {until=till} the {area=floorzone} is off limits, {mop_only:false=dry or wet|for everything}
{mop_only:true=no mopping|don't mop} at the {area=floorzone} till {until=till}
the robot must not go near the {area=floorzone}
there's a lego castle standing on the {area=floorzone} that took us three days, so leave it alone until {until=till}
the new wood by the {area=floorzone} can't take {mop_only:true=moisture|water|getting wet}
it keeps getting stuck at the {area=floorzone}, I'm sick of rescuing it
the cat's giving birth at the {area=floorzone}, nobody is to disturb her before {until=till}, not even our little machine
stay clear of the {area=floorzone}, {mop_only:true=with water at least}, {until=till}
no-go area until {until=till}
keep the vacuum out

%tool startMowing
mow the {lawn=lawn} to {heightMm=mm}
start mowing the {lawn=lawn} at {startAt=begin}, {heightMm=mm}
{lawn=lawn}, {heightMm=mm}, {startAt=begin}: mow
at {startAt=begin} the mower should do the {lawn=lawn}
{heightMm=mm} high, please, for the {lawn=lawn}, from {startAt=begin}
send the mower over the {lawn=lawn}
the {lawn=lawn} has turned into a jungle, shorten it to {heightMm=mm}
we're having a garden party and my mother-in-law will comment on it, so the {lawn=lawn} had better be {heightMm=mm} by then, begin {startAt=begin}
you could lose a sheep in the {lawn=lawn}, time for a haircut, {startAt=begin}
it hasn't been trimmed for a month because of all that rain, take the {lawn=lawn} down to {heightMm=mm}
{startAt=begin}, {lawn=lawn}, not shorter than {heightMm=mm}
mow to {heightMm=mm}
start the mower at {startAt=begin}
%lang de
mäh [den|die|das|] {lawn=lawn_de} auf {heightMm:40=40 mm|vier Zentimeter}
{startAt=when} soll der Mäher {lawn=lawn_de} machen
%lang es
corta el {lawn=lawn_es} a {heightMm:40=40 mm|cuatro centímetros}
que el robot siegue el {lawn=lawn_es} {startAt=when}
%lang en

%tool waterZone
water the {zone=bed} for {minutes=wmin}
{zone=bed} {minutes=wmin}, start {startAt=begin}, {skipIfRain:true=unless it rains|not if it has rained}
{minutes=wmin} of water for the {zone=bed} at {startAt=begin}
at {startAt=begin} give the {zone=bed} {minutes=wmin}, {skipIfRain:false=rain or shine|even if it rained}
{skipIfRain:true=if it stays dry|unless there's been a shower}, {zone=bed}, {minutes=wmin}, {startAt=begin}
irrigate the {zone=bed}, {minutes=wmin}
the {zone=bed} look terribly thirsty, {minutes=wmin} should perk them up
it's been thirty degrees for a week and the poor {zone=bed} are hanging their heads, {minutes=wmin} from {startAt=begin}
everything by the {zone=bed} is bone dry, a drink of {minutes=wmin}, {startAt=begin}
I forgot the can this morning and now I'm sitting on a train, could the {zone=bed} get {minutes=wmin}
{zone=bed} on for {minutes=wmin}, {skipIfRain:true=provided nothing came from the sky}
water the {zone=bed}
water for {minutes=wmin} at {startAt=begin}

%tool cosy_set_blind
[set] the {window=window} blind to {closed_percent=pct}
{window=window} blind {closed_percent=pct}, slats {slats:tilted=tilted|at an angle}
{closed_percent:100=100 percent|100%} in the {window=window}, slats {slats:shut=shut|closed}
close the {window=window} {closed_percent=pct}, {slats:flat=slats flat|slats horizontal}
{slats:flat=flat|horizontal} slats, {closed_percent=pct}, {window=window}
pull the {window=window} one up to {closed_percent:0=0|zero percent|0%}
the sun is shining straight into my eyes in the {window=window}, {closed_percent=pct} down
the woman across the street can see everything I do at the {window=window}, {closed_percent=pct} would hide me
{closed_percent:50=half|50 percent} at the {window=window}, with {slats:tilted=slats slanted|some light getting through}
I'd like to see the stars tonight, so no more than {closed_percent=pct} at the {window=window}
my monitor is nothing but reflections, shade the {window=window}, {closed_percent=pct}, {slats:tilted=so a little daylight gets in|tilted}
move the {window=window} blind
blinds to {closed_percent=pct}
%lang de
fahr den Rollladen im {window=window_de} auf {closed_percent=pct_de}
mach die Jalousie im {window=window_de} {closed_percent:100=100 Prozent|hundert Prozent} zu, Lamellen {slats:shut=geschlossen}
%lang es
baja la persiana del {window=window_es} al {closed_percent=pct_es}
ponme la persiana del {window=window_es} al {closed_percent=pct_es}, lamas {slats:tilted=inclinadas}
%lang en

%tool cosy_heat_room
heat the {room=hroom} to {temperature=degs}
{room=hroom} {temperature=degs} until {until=till}
{temperature=degs} in the {room=hroom} till {until=till} please
until {until=till}, {room=hroom}, {temperature=degs}
make it {temperature=degs} in the {room=hroom}
set the {room=hroom} to {temperature=degs}, back to normal after {until=till}
my fingers are blue and I still have to finish this in the {room=hroom}, {temperature=degs} would save me
{temperature=degs} for the {room=hroom}, my feet are like ice
nobody can breathe in the {room=hroom}, bring that down to {temperature=degs} up to {until=till}
the choir is rehearsing in the {room=hroom} today and they always complain about the cold, so give them {temperature=degs} until {until=till}
I'd like {temperature=degs} as long as my guests sit in the {room=hroom}, that's till {until=till}
make the {room=hroom} warmer
heat to {temperature=degs} until {until=till}

%tool cosy_heat_plan
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
%lang de
heiz [das|die|den|] {room=hroom_de} {days:weekdays=werktags} von {from=time} bis {to=time} auf {temperature=degs_de}
Heizplan: {room=hroom_de}, {from=time} bis {to=time}, {temperature=degs_de}, {days:every_day=täglich}
%lang es
programa la calefacción del {room=hroom_es} a {temperature=degs_es} de {from=time} a {to=time} {days:every_day=todos los días}
{days:weekend=los fines de semana} quiero {temperature=degs_es} en el {room=hroom_es}, de {from=time} a {to=time}
%lang en

%tool kitchen_preheat
(preheat|switch on) the oven (to|at) {degrees=ovendeg}
oven {degrees=ovendeg}, {mode:fan=fan|convection}, {minutes=bakemin}
{mode:grill=grill} at {degrees=ovendeg} for {minutes=bakemin}
{minutes=bakemin} at {degrees=ovendeg}, {mode:top_bottom=top and bottom heat|top/bottom heat}
{mode:pizza=pizza mode|pizza setting}, {degrees=ovendeg}
oven on {mode:steam=steam} with {degrees=ovendeg}, off after {minutes=bakemin}
the dough has risen beautifully and it says {degrees=ovendeg} in the book, {minutes=bakemin}, so get things going
I'm ten minutes away with a frozen {mode:pizza=pizza}, {degrees=ovendeg} please
I want the cheese to go brown and bubbly, {mode:grill=from above|heat from above}, {degrees=ovendeg}, {minutes=bakemin}
the lasagne goes in at {degrees=ovendeg}, {minutes=bakemin} and then stop
grandma's recipe for the roast wants {degrees=ovendeg} with {mode:fan=hot air|circulating air}, and the guests arrive at seven
start the oven for {minutes=bakemin}
oven on {mode:fan=fan}
%lang de
heiz den Ofen auf {degrees:180=180 Grad} vor, {mode:fan=Umluft}
Backofen an, {degrees:220=220 Grad}, {mode:top_bottom=Ober- und Unterhitze}, {minutes:30=30 Minuten|eine halbe Stunde}
%lang es
precalienta el horno a {degrees:180=180 grados|180} con {mode:fan=aire}
ponme el horno a {degrees:200=200}, {mode:grill=grill}, {minutes:20=veinte minutos|20 minutos}
%lang en

%tool kitchen_brew
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

%tool kitchen_fridge_add
I put {food=fridgefood} in the fridge
{food=fridgefood}, best before {best_before=keeps}, {shelf:top=top shelf|upper shelf}
there's {food=fridgefood} in the {shelf:freezer=freezer} now, good till {best_before=keeps}
{shelf:drawer=vegetable drawer|drawer}: {food=fridgefood}
note {food=fridgefood} for the {shelf:door=door|fridge door}, keeps until {best_before=keeps}
until {best_before=keeps} we have {food=fridgefood}, {shelf:bottom=bottom shelf|at the bottom}
I've just come back from the market with {food=fridgefood} that has to be gone by {best_before=keeps}, keep that in mind
we didn't finish {food=fridgefood}, it's now sitting {shelf:middle=in the middle|on the middle shelf}
mum dropped off {food=fridgefood} and says to eat it before {best_before=keeps}, write it down
somebody gave us {food=fridgefood}, I've frozen it, {shelf:freezer=bottom compartment with the ice|ice compartment}
{food=fridgefood} went into the {shelf:top=upper part|top part}, {best_before=keeps} at the latest
I put something on the {shelf:bottom=bottom shelf}
add food that keeps until {best_before=keeps}
%lang de
ich habe {food=fridgefood_de} in den Kühlschrank gelegt, haltbar bis {best_before=date}
trag {food=fridgefood_de} ein, liegt im {shelf:freezer=Gefrierfach}
%lang es
apunta que hay {food=fridgefood_es} en la nevera, caduca el {best_before=date}
he metido {food=fridgefood_es} en el {shelf:freezer=congelador}
%lang en

%tool kitchen_fridge_look
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

%tool gatewatch.arm
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
%lang de
schalt die Alarmanlage auf {mode:away=abwesend|außer Haus}, {delay_seconds:30=30 Sekunden} Verzögerung
Alarm {mode:off=aus}, Code {code=pin}
%lang es
pon la alarma en {mode:night=modo noche}, código {code=pin}
{mode:off=desactiva|apaga} la alarma, el código es {code=pin}
%lang en

%tool gatewatch.clips
clips of the {camera=plaincam} from {from=nightfrom} to {to=nightto}
{showing:person=people|persons} on the {camera=plaincam} camera between {from=nightfrom} and {to=nightto}
what did the {camera=plaincam} camera record since {from=nightfrom}
{camera=plaincam}, {from=nightfrom} - {to=nightto}, {showing:vehicle=cars|vehicles}
recordings with {showing:animal=animals|an animal}, {camera=plaincam}, until {to=nightto}
{showing:motion=any motion|movement} from {from=nightfrom} till {to=nightto} at the {camera=plaincam}
who was sneaking round the {camera=plaincam} after {from=nightfrom}
something knocked over our bins again and I bet it was the fox, show me the {camera=plaincam}, {from=nightfrom} to {to=nightto}, {showing:animal=four-legged visitors only|anything with fur}
the courier swears he left a {showing:parcel=package|parcel} by the {camera=plaincam} before {to=nightto}
did a {showing:vehicle=car|van} pull up at the {camera=plaincam} between {from=nightfrom} and {to=nightto}
there was a strange noise near the {camera=plaincam} that woke both of us up, let me see everything from {from=nightfrom} until {to=nightto}
clips from {from=nightfrom} to {to=nightto}
find clips with {showing:person=people|a person}

%tool gatewatch.doorbell
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
not now, just shout {message=speech}, {entrance:back=round the back|at the back}
answer the doorbell at the {entrance:gate=gate}
say something to whoever rang, and {open:true=open the door}
%lang de
sag an der {entrance:front=Haustür}: {message=speech_de}
antworte an der Klingel {message=speech_de} und {open:true=mach auf}
%lang es
di por el timbre de la {entrance:gate=verja}: {message=speech_es}
contesta al timbre "{message=speech_es}" y {open:true=abre}
%lang en

%tool snackbowl_dispense
feed {pet=plainpet}
give {pet=plainpet} {grams=grams} of {food:dry=dry food|kibble}
{grams=grams} {food:wet=wet food} for {pet=plainpet}
{food:flakes=flakes} for {pet=plainpet}, {grams=grams}
{pet=plainpet} gets {food:treats=treats|a few treats}
portion for {pet=plainpet}: {grams=grams}, {food:dry=dry}
{pet=plainpet} is begging so heartbreakingly that I can't bear it any longer, {grams=grams} won't hurt
I overslept and someone is meowing next to an empty dish, {grams=grams} to {pet=plainpet}
{food:treats=something nice|a reward} to {pet=plainpet}, such good behaviour at the vet's
stuck in a traffic jam and {pet=plainpet} must be starving by now, {food:wet=the moist stuff|the tin}, {grams=grams}
fill the dish of {pet=plainpet} with {grams=grams}
feed the pet {grams=grams}
a portion of {food:wet=wet food} now

%tool snackbowl_plan
feed {pet=plainpet} every day at {times=meals}
feeding plan for {pet=plainpet}: {times=meals}, {grams=grams} each
{times=meals}, {grams=grams}, {pet=plainpet}, until {last_day=keeps}
until {last_day=keeps} {pet=plainpet} eats at {times=meals}
{grams=grams} for {pet=plainpet} at {times=meals}, last on {last_day=keeps}
at {times=meals} the feeder serves {pet=plainpet} {grams=grams}
we're away up to {last_day=keeps} and the neighbour's allergic, so {pet=plainpet} has to be looked after by machine, {times=meals}
the vet says {pet=plainpet} is far too fat, from now on {grams=grams} at {times=meals} and nothing else
{pet=plainpet} should get something to munch on at {times=meals}, {grams=grams} apiece, till {last_day=keeps}
I don't want to get up for {pet=plainpet} anymore, {times=meals} must work without me
breakfast and supper for {pet=plainpet} without my doing anything: {times=meals}
feeding plan for {pet=plainpet}, {grams=grams} each
a plan with meals at {times=meals}
%lang de
füttere {pet=plainpet} täglich um {times=meals_de}
Futterplan für {pet=plainpet}: {times=meals_de}, je {grams:40=40 Gramm}, bis {last_day=date}
%lang es
dale de comer a {pet=plainpet} cada día a {times=meals_es}
plan de comidas de {pet=plainpet}: {times=meals_es}, {grams:40=40 gramos} cada vez
%lang en

%tool autolink-climate
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

%tool autolink-charge-limit
charge the car to {percent=pct}
charge limit {percent=pct}, full by {ready_by=leave}, {cheap_power:true=only in the cheap hours|cheap power only|at the low tariff}
{percent=pct} by {ready_by=leave} please, {cheap_power:false=whatever it costs|cheap or not}
by {ready_by=leave} the battery needs {percent=pct}
stop charging at {percent=pct}
{cheap_power:true=cheap power}, {percent=pct}, {ready_by=leave}
it's {percent=pct} I need for the trip to my sister's, and we're off {ready_by=leave}
they told me anything more than {percent=pct} isn't healthy in the long run, so leave it at that
tomorrow's a long drive over the mountains and I don't fancy queueing at a plug halfway, make it {percent=pct} until {ready_by=leave}
{percent=pct} is plenty for town, {cheap_power:true=when the rate's low|in the low-rate hours}
bring her to {percent=pct} {cheap_power:true=while electrons cost next to nothing|overnight on the low rate}, {ready_by=leave} I drive off
set the charge limit
charge it by {ready_by=leave}
%lang de
lad das Auto bis {ready_by=time} auf {percent=pct_de}
Ladegrenze {percent=pct_de}, {cheap_power:true=nur mit billigem Strom|nur in den günstigen Stunden}
%lang es
carga el coche al {percent=pct_es} para las {ready_by=time}
límite de carga {percent=pct_es}, {cheap_power:true=solo en horas baratas}
%lang en

%tool autolink-lock
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

%tool talk
my robot vacuum has eaten another sock, I'm starting to think it's on purpose
our neighbour mows his lawn every single saturday at seven and I hate him for it
the coffee in this house is better than in any bar
isn't it funny how cats only want food from the other bowl
we spent the whole evening watching clips of the fox in our garden
I burned the lasagne again, the oven and I will never be friends
electric cars are awfully quiet, one nearly ran me over
the wifi was down all afternoon and we actually talked to each other
my back-up plan is to become a shepherd
it's so cosy in here when it's raining outside
the kids say I'm the only one with too much screen time
{=plainpet} snores louder than my husband
