# Life at home: music, radio, television, light scenes, blinds, heating, laundry, coffee, oven, floors, garden, front door.
%list zimmer: Wohnzimmer | Schlafzimmer | Bad | Arbeitszimmer | Kinderzimmer | Gästezimmer | Esszimmer | Büro unterm Dach
%list cuarto: salón | dormitorio | baño | pasillo | despacho | comedor | cuarto de los niños | estudio
%list album: Kind of Blue | Abbey Road | songs in the key of life | bohemian rhapsody | Rumours | the four seasons | walking on sunshine | Moon Safari | dancing in the dark | Back to Black | Für Elise | Graceland | harvest moon | blue in green | Buena Vista Social Club | the girl from Ipanema | time after time | Hotel California | Pet Sounds | clair de lune | here comes the sun | songs for a rainy day | bread and roses | nocturnes for piano | OK Computer
%list musician: Nina Simone | Daft Punk | Miles Davis | Fleetwood Mac | Stevie Wonder | Billie Holiday | Simon and Garfunkel | Queen | Amy Winehouse | the Rolling Stones | Glenn Gould | Rosalía | Bob Marley and the Wailers | Kraftwerk | Adele | Fela Kuti | Norah Jones | Ella and Louis | Radiohead | Caetano Veloso | Earth, Wind and Fire
%list nap: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 15 min => 15 | 90 minutes => 90 | five minutes => 5 | 40 min => 40 | 25 minutes => 25 | two hours => 120
%list nap_de: 20 Minuten => 20 | einer halben Stunde => 30 | 45 Minuten => 45 | zehn Minuten => 10 | einer Stunde => 60
%list nap_es: 20 minutos => 20 | media hora => 30 | 45 minutos => 45 | diez minutos => 10 | una hora => 60
%list station: BBC Radio 4 | Deutschlandfunk | Radio Nova | KEXP | France Inter | Jazz FM | Classic FM | Radio Paradise | FluxFM | talk and news on LBC | Cadena Ser | WNYC | Radio 3 | Bayern 2 | FIP | Swiss Jazz | Capital | Triple J | local college station | Absolute Eighties | rock and roll on 101.5 | Absolute Classic Rock | Radio Swiss Pop | music for concentration
%list receiver: kitchen set | bathroom speaker | old Grundig | bedside receiver | garage box | shelf in the study | portable one | patio speaker | shower speaker | workshop set | big one in the hall | little box by the stove
%list loud: 30 percent => 30 | 15% => 15 | 40 | half => 50 | 60 percent => 60 | 25% => 25 | 10 | 70 | 35 percent => 35 | 80% => 80 | 20
%list radioshow: the Archers | Desert Island Discs | farming today | Friday night jazz | Science in Action | stories for bedtime | In Our Time | Morning Edition | gardeners' question time | opera from the Met | football with Danny and Rob | the shipping forecast | Fresh Air | Women's Hour | letters from America | comedy at half past six | A Point of View | songs of praise | history in ten minutes | crime and coffee | jazz for lovers | letters in the night
%list minlen: 30 minutes => 30 | an hour => 60 | 90 minutes => 90 | 45 min => 45 | half an hour => 30 | two hours => 120 | 15 minutes => 15 | an hour and a half => 90 | 20 minutes => 20 | 55 minutes => 55 | 3 hours => 180
%list channel: BBC One | ARD | Channel 4 | La 2 | ITV | Arte | CNN | ZDF | Eurosport | HBO | Film4 | RTL | NBC | 3sat | Telecinco | TF1 | PBS | Nickelodeon | KiKA | Discovery | National Geographic
%list tvshow: Bake Off | the Great Escape | Wimbledon final | Line of Duty | Planet Earth | Strictly Come Dancing | match of the day | Blade Runner | Tatort | University Challenge | news at ten | Eurovision | Antiques Roadshow | the Crown | Pride and Prejudice | cooking with Jamie | Sesame Street | Doctor Who | Columbo | life in the freezer | Casablanca | death in Paradise | Grand Designs
%list fday: tomorrow | saturday | next friday | the 14th | sunday evening | tonight | monday | this weekend | march 3 | tomorrow night | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday afternoon | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week
%list pday: yesterday | last friday | sunday | last week | this morning | monday | two days ago | the 3rd | last night | tuesday afternoon | saturday | march 12 | the weekend | today | wednesday evening | the 27th | 5 may | earlier today
%list scene: movie night | cosy reading | dinner for two | early bird | sunday brunch | party | storm outside | homework | nightlight for the baby | yoga and stretching | candlelight | full daylight | romance | gaming | wine with friends | deep focus | sunset in Tuscany | cleaning day | rainy afternoon | christmas tree | chess and tea | aquarium | bedtime story
%list bright: 20 percent => 20 | 60% => 60 | 45 | ten percent => 10 | 80% => 80 | 5% => 5 | 35 percent => 35 | 70 | 100% => 100 | half => 50 | 15
%list tint: warm orange | soft white | deep blue | candle yellow | pale pink | cold white | green | amber | red | lilac | turquoise | golden | peach | ice blue | dark red | violet and pink | ivory | sea green | copper | lavender
%list fadesec: 5 seconds => 5 | ten seconds => 10 | 30 seconds => 30 | a minute => 60 | 2 seconds => 2 | 20 s => 20 | half a minute => 30 | 90 seconds => 90 | 15 seconds => 15 | 45 sec => 45
%list window: bay window | kitchen window | skylight in the attic | balcony door | big one in the living room | bathroom window | window over the sink | nursery | south side | office | French doors | studio window | landing | winter garden | bedroom left | bedroom right | west windows | shop front | door to the terrace | window by the desk | roof window
%list shut: 70 percent => 70 | 30% => 30 | half => 50 | 100 percent => 100 | 85% => 85 | 20 percent => 20 | 45 | 60% => 60 | 10 percent => 10 | 90
%list slat: 45 degrees => 45 | 30° => 30 | 15 degrees => 15 | 60 degrees => 60 | 90° => 90 | 20 degrees => 20 | 75° => 75
%list mhour: 7 | 6:30 | half past six | 8am | 7:15 | quarter to eight | 5:45 | 9 | nine | six in the morning | 8:30 | ten | 7 am | 6.45 | quarter past seven
%list ehour: 9pm | 22:00 | half past ten | 8 | 19:30 | sunset | eleven | 10 pm | 21:15 | quarter to nine | 6pm | midnight | 20:00 | dusk | 10:30 in the evening
%list warmth: 21 degrees => 21 | 19 | 22.5 | 18 degrees => 18 | 20° => 20 | 23 | seventeen => 17 | 21.5 degrees => 21.5 | 16 | twenty => 20 | 24 degrees => 24
%list warmth_de: 21 Grad => 21 | 19 Grad => 19 | 22,5 Grad => 22.5 | zwanzig Grad => 20 | 23 Grad => 23
%list warmth_es: 21 grados => 21 | 19 grados => 19 | veinte grados => 20 | 22 grados => 22
%list washdeg: 40 degrees => 40 | 60 | 30° => 30 | 90 degrees => 90 | 20 | forty => 40 | 60 degrees => 60 | 95
%list rpm: 1200 | 800 | 1400 turns => 1400 | 600 | 1000 rpm => 1000 | 1600 | 400
%list untilday: sunday | midnight | tomorrow noon | 11pm | friday morning | the end of the week | ten | we leave | next monday | 9 tonight | saturday evening | the 15th | half past eleven | easter | tomorrow 8am | quarter past ten | new year's day

%tool tonearm_spin
(play|put on) {what=album} by {by=musician} in the {room=room}
{shuffle:true=shuffled|in random order}, {by=musician}, {what=album}, and in the {room=room}
in the {room=room} I'd like {what=album}, the {by=musician} version
(put|have) some music (on|going) in the {room=room}
play something by {by=musician}
it's far too quiet in the {room=room}, {what=album} would help
I've had a rotten day and only {by=musician} can fix it, {what=album} if you have it
guests arrive in ten minutes and the {room=room} feels like a waiting room, how about {what=album}
(grandpa|my {=firstname}) wants to hear {what=album} again, you know, {by=musician}
{what=album} {room=room}
{what=album} by {by=musician}
{what=album}, {shuffle:true=shuffled|mixed up|random}
nothing should fade or stop, I want {what=album} from the top (in|through) the {room=room}
%lang de
leg mal {what=album} von {by=musician} im {room=zimmer} auf
%lang es
ponme {what=album} de {by=musician} en el {room=cuarto}
%lang en

%tool tonearm_fade_out
fade the music out in {minutes=nap}
(let|have) it fade in the {room=room} over {minutes=nap}, {finish_song:true=but let the song end first|song to its end}
{room=room}: music off in {minutes=nap}, {finish_song:true=last song complete|finish the song}
set the sleep timer (for|in) the {room=room}
I drift off within {minutes=nap} every night, no need for it to go on till dawn
{=firstname} falls asleep to the lullabies in the {room=room}, {minutes=nap} from now nobody needs them
neighbours complain if there's noise late, so {minutes=nap} more in the {room=room} and that's it
how about {minutes=nap} of Chopin and then silence, {finish_song:true=without cutting a piece in half|no chopping anything off}
{minutes=nap} sleep timer
music {room=room} {minutes=nap}
{minutes=nap}, then silence
don't play anything new, what's on may run {minutes=nap} longer and then die down
turn it down slowly until it's gone
after {minutes=nap} it should get quiet in the {room=room}

%tool airdial-tune-in
(tune in to|switch on|listen to) {station=station} on the {receiver=receiver}
{station=station}, {receiver=receiver}, volume {volume=loud}
at {volume=loud} on the {receiver=receiver}: {station=station}, {from_start:true=from the start of the show|from the beginning}
turn the radio on (at {volume=loud}|on the {receiver=receiver})
some voices while I peel potatoes, {station=station} maybe
I want to know what {station=station} has to say about the election
the {receiver=receiver} hasn't made a sound all day. {station=station}, no more than {volume=loud}
missed the first minutes, can I have {station=station} {from_start:true=right from where it began|from the top of the hour}
{station=station} {receiver=receiver}
{station=station} live
{station=station} at {volume=loud}
no taping, I want {station=station} right now through the {receiver=receiver}
can we have {station=station} a bit softer than usual, {volume=loud}, over on the {receiver=receiver}
%lang de
schalt {station=station} ein, Lautstärke {volume=loud_de}
%list loud_de: 30 Prozent => 30 | 15 | 40 Prozent => 40 | 60 | 25 Prozent => 25
%lang es
ponme {station=station} al {volume=loud_es}
%list loud_es: 30 por ciento => 30 | 15 por ciento => 15 | 40% => 40 | 60 por ciento => 60
%lang en

%tool airdial-tape-show
(record|tape) {show=radioshow} on {station=station}, {starts=when}
{show=radioshow}, {station=station}, {starts=when}, {length=minlen}
{starts=when} for {length=minlen} on {station=station}: record {show=radioshow}
record {length=minlen} of {station=station} {starts=when}
I'm driving when {show=radioshow} comes on and the car set is broken, keep it for me, it goes on for {length=minlen}
never let me miss {show=radioshow} again, {every_time:true=every single episode|each and every week}
{=firstname} will be at choir {starts=when} and {show=radioshow} means the world to her
can't be home for {show=radioshow} {starts=when}, but I'd love to catch up on the train
{show=radioshow} recording
{show=radioshow}, {every_time:true=every episode|all of them|always}
{show=radioshow} {station=station} {length=minlen}
not live, I can't listen then: {show=radioshow} from {station=station} goes on tape
tape the show that starts {starts=when}
we're at the lake {starts=when}, {station=station} has {show=radioshow} ({length=minlen}), {every_time:false=only this once|just the one time}

%tool antennae.schedule
what's on {channel=channel} {day=fday} after {after=ehour}
{day=fday}, {channel=channel}, any {kind:film=film|films|movie}
any {kind:documentary=documentaries|documentary} {day=fday} after {after=ehour}
{kind:kids=kids' programmes|something for the children} on {channel=channel}, {day=fday} from {after=mhour}
is there anything worth staying on the sofa for {day=fday}
we've got popcorn and nothing to look at {day=fday}, {kind:film=a good movie|a decent film} maybe, not before {after=ehour}
{=firstname} is ill and bored, does {channel=channel} have {kind:kids=cartoons|something for a six-year-old} {day=fday}
who's broadcasting {kind:sports=football|the match|skiing} {day=fday}
{channel=channel} {day=fday}
{kind:news=news} after {after=ehour}
{kind:series=series} {day=fday}
don't remind me of anything, I only wonder what {channel=channel} shows {day=fday}
what's on the telly
%lang de
was läuft {day=date} auf {channel=channel} nach {after=time}
%lang es
¿qué echan {day=date} en {channel=channel}?
%lang en

%tool antennae.nudge
remind me of {programme=tvshow} on {channel=channel}, {minutes_before=nap} before
{minutes_before=nap} before {programme=tvshow}, a note on my {show_on:phone=phone|mobile}
{programme=tvshow} ({channel=channel}): reminder {minutes_before=nap} ahead on the {show_on:watch=watch|smartwatch}
remind me {minutes_before=nap} before it begins on {channel=channel}
I always forget {programme=tvshow} and then everybody talks about it at work
shout when {programme=tvshow} is about to come on, I'll be in the garden
it takes me {minutes_before=nap} to get the kids to bed, I refuse to miss {programme=tvshow} over that
please don't let me read through {programme=tvshow} again, poke me on the {show_on:watch=wrist|watch}
reminder {programme=tvshow}
{programme=tvshow}, {show_on:phone=phone}, {minutes_before=nap}
{programme=tvshow} {channel=channel} alert
I don't care what else {channel=channel} shows tonight, just don't let {programme=tvshow} start without me
give me a nudge before my programme on {channel=channel}

%tool saveLightScene
save a light scene called {name=scene} for the {room=room}, {brightness=bright}, {colour=tint}
{room=room} at {brightness=bright} in {colour=tint}, keep that as {name=scene}
new scene: {name=scene}, {room=room}, {colour=tint}
store this light scene as {name=scene}
save {brightness=bright} {colour=tint} in the {room=room} as a scene
the {room=room} looks lovely like this, remember it as {name=scene}
I want to get back to exactly this glow in the {room=room} whenever I say {name=scene}
from now on {name=scene} means {colour=tint} and {brightness=bright} in the {room=room}
for the kids' homework corner in the {room=room} I picked {colour=tint}, {brightness=bright}, let's call that {name=scene}
{name=scene}, {room=room}, {brightness=bright}
new scene {name=scene} {room=room}
{room=room} {colour=tint}: {name=scene}
don't switch to anything yet, first put {name=scene} away for the {room=room} with {brightness=bright}
%lang de
speicher fürs {room=zimmer} die Lichtszene {name=scene_de} mit {brightness=loud_de}
%list scene_de: Filmabend | gemütliches Lesen | Abendessen zu zweit | Party | Hausaufgaben | Kerzenschein | Guten Morgen
%lang es
guárdame la escena {name=scene_es} para el {room=cuarto} en {colour=color}
%list scene_es: noche de cine | cena romántica | lectura tranquila | fiesta | hora de los deberes | buenos días
%lang en

%tool recallLightScene
switch to {name=scene}
{name=scene} over {fade=fadesec}, until {until=ehour}
let it be {name=scene} until {until=ehour}, change over {fade=fadesec}
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

%tool removeLightScene
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
%lang de
lösch die Lichtszene {name=scene_de} im {room=zimmer}
%lang es
bórrame la escena {name=scene_es}, ya no la uso
%lang en

%tool slatwise_tilt
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

%tool slatwise_daily
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
%lang de
fahr die Jalousie am {window=fenster} {days:workdays=werktags} um {up_at=time} hoch und um {down_at=time} runter
%list fenster: Küchenfenster | Balkonfenster | Dachfenster | Erker | Fenster im Bad | Fenster über der Spüle
%lang es
súbeme las persianas de la {window=ventana} a las {up_at=hora_m} y bájalas a las {down_at=hora_t}
%list ventana: cocina | terraza | buhardilla | habitación de los niños | galería
%list hora_m: 7 | 8:30 | ocho | siete y media | 9
%list hora_t: 21:00 | diez | 22:30 | nueve de la noche | 20:00
%lang en

%tool embertherm_add_slot
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

%tool embertherm_hold
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
%lang de
halt das {room=zimmer} bis {until=bis_de} auf {degrees=warmth_de}
%list bis_de: Sonntag | Mitternacht | morgen früh | 23 Uhr | Ende der Woche | Montagabend
%lang es
mantenme el {room=cuarto} a {degrees=warmth_es} hasta {until=hasta_es}
%list hasta_es: el domingo | medianoche | mañana por la mañana | las once | el lunes
%lang en

%tool drumroll-begin
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
%lang de
wasch {programme:wool=Wolle|die Wollsachen} bei {temperature=waschgrad}, {spin=rpm} Touren
%list waschgrad: 30 Grad => 30 | 40 | 60 Grad => 60 | 20 Grad => 20 | 95
%lang es
ponme una lavadora de {programme:cotton=algodón} a {temperature=lavagrados} con {extra_rinse:true=aclarado extra|doble aclarado}
%list lavagrados: 30 grados => 30 | 40 | 60 grados => 60 | 90
%lang en
%list doneby: 6pm | seven tomorrow morning | noon | 17:30 | when I get home at five | tomorrow 8am | half past nine tonight | dinner time | 11:15 | friday morning at six | 4 o'clock | monday 7:00 | quarter past six | sunrise | 10 pm | 14:00
%list milk: oat milk | skimmed milk | soy | almond milk | cream | lactose free milk | coconut milk | whole milk | goat's milk | foamed barista oat | warm goat's milk | half and half | condensed milk | pea milk | rice milk | cold milk
%list ncups: two => 2 | 3 | four => 4 | 2 | six => 6 | 5 | three => 3 | 8
%list ncups_de: zwei => 2 | 3 | vier => 4 | sechs => 6
%list ncups_es: dos => 2 | 3 | cuatro => 4 | seis => 6
%list roastfood: leg of lamb | pork belly with crackling | stuffed chicken | beef wellington | meatloaf | duck with oranges | salmon in pastry | rack of venison | turkey crown | joint of beef | nut roast | goose | ham in honey and mustard | whole trout | shoulder of pork | sourdough loaf | chicken thighs in yoghurt | veal roulade | rabbit | brisket for sunday
%list core: 62 degrees => 62 | 75 | 56° => 56 | 85 degrees => 85 | 70 | 92 | 68 degrees => 68 | fifty degrees => 50 | 58
%list ovenheat: 180 | 160 degrees => 160 | 200° => 200 | 120 | 140 degrees => 140 | 220 | 90 degrees => 90
%list spot: rug under the dining table | cat litter | high chair | space behind the sofa | doormat | crumbs by the toaster | corner with the christmas tree | guest bathroom | hamster cage and around it | stairs landing | desk and the chair mat | kids' craft table | fireplace | radiator in the hall | dog basket | bed in the spare room | mud by the back door | flour in front of the oven | shoe rack | bird cage | sandy bit near the terrace | coat stand
%list rounds: twice => 2 | 3 times => 3 | two => 2 | three times => 3 | 2 | four times => 4 | five times => 5
%list bed: roses | tomatoes and basil | raised bed by the shed | hydrangeas | strawberries | herb spiral | hedge on the north side | lettuce | dahlias and sweet peas | young apple trees | vegetable patch | beans in the back | pumpkins | window boxes | lavender along the path | rhododendrons | cucumbers | greenhouse | new turf | blueberries | pots on the terrace | courgettes
%list litres: 20 litres => 20 | 50 litres => 50 | ten litres => 10 | 100 l => 100 | 35 litres => 35 | 15 | 80 litres => 80 | forty litres => 40
%list ndays: three days => 3 | 2 days => 2 | a week => 7 | five days => 5 | 4 days => 4 | 10 days => 10 | two days => 2 | one day => 1 | two weeks => 14
%list mm: 5 mm => 5 | 10 millimetres => 10 | 3 mm => 3 | 8 | 15 mm => 15 | 2 millimetres => 2
%list lawn: front lawn | strip along the fence | grass behind the house | slope | orchard | football corner | back garden | bit around the trampoline | meadow by the pond | south lawn | patch with the swing | grass under the washing line | playground | croquet lawn | grass between the beds | side strip
%list cutmm: 40 mm => 40 | 30 millimetres => 30 | 55 mm => 55 | 25 | 35 mm => 35 | 60 millimetres => 60
%list door: front door | back door | side entrance | garden gate | cellar door | main entrance | door to the flat | shop door | porch | granny flat
%list since_t: 8 this morning | noon | yesterday evening | 14:30 | three | last night at ten | friday 6pm | lunch time | breakfast | 9am | monday | 11:20 | midnight | saturday afternoon | quarter past seven
%list until_t: 5pm | six | this morning | 18:45 | sunday noon | ten past four | midnight | 21:00 | half past nine | now | tuesday | sunrise | 13:15 | eleven
%list cam: driveway camera | one over the shed | porch cam | camera in the hall | backyard camera | cam on the chimney | nursery cam | stable camera | gate camera | roof cam | camera by the bins | balcony cam | garden camera | door cam
%list area: steps and the bench | left half | bins | parking space | flower bed by the gate | pond | path to the shed | upper right corner | pavement | rabbit hutch | bikes and the pram | fence at the back | letterbox | chicken run | sandpit | window on the ground floor | swimming pool | hedge | woodpile | strip next to the road
%list gate: left one | big one | one for the van | gate at the back | double gate | neighbour's side | workshop gate | main one | right one | rental garage | bike garage
%list shutmin: 5 minutes => 5 | ten minutes => 10 | two minutes => 2 | half an hour => 30 | 15 min => 15 | three minutes => 3 | 20 minutes => 20

%tool drumroll-postpone
have the {machine:washer=washing machine} finished by {done_by=doneby}, {quiet:true=quietly|without much noise}
{machine:dryer=dryer} done by {done_by=doneby}, {quiet:true=night mode|silently}
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
don't start it and don't stop it for good, I just want the {machine:washer=washing machine} to end at {done_by=doneby}

%tool drumroll-abort
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
%lang de
brich die {machine:washer=Waschmaschine} ab und {drain:true=pump das Wasser ab}
%lang es
párame la {machine:dryer=secadora} ahora mismo
%lang en

%tool pullCoffee
make {cups=ncups} {drink:cappuccino=cappuccinos|cappuccino} with {milk=milk}
{drink:latte=latte}, {strength:strong=strong}, {milk=milk}
{cups=ncups} {drink:espresso=espressos|espresso}, {strength:weak=not too strong|weak}
{strength:medium=medium} {drink:americano=americano}, {cups=ncups} cups, {milk=milk} on the side
make me a {strength:strong=strong} coffee
coffee with {milk=milk}, {cups=ncups} cups
I can barely keep my eyes open, an {drink:espresso=espresso}, {strength:strong=as black as your soul|a real punch}
{=firstname} and I are about to sit down with cake, {cups=ncups} {drink:cappuccino=cappuccinos} would round it off
{drink:lungo=a long one} for me and nothing that gives me palpitations, so {strength:weak=gently|mild}
the guest would love a {drink:latte=latte}, she only drinks {milk=milk}
{drink:espresso=double espresso|espresso}
{drink:latte=latte} with {milk=milk}
{cups=ncups} {drink:lungo=lungos|lungo}
not tomorrow morning, right this minute: {drink:cappuccino=cappuccino}, {milk=milk}

%tool planMorningCoffee
{cups=ncups} cups of coffee ready at {readyAt=mhour}, {repeat:workdays=workdays|Mon-Fri}, from {firstDay=fday}
{repeat:weekends=weekends|Saturdays and Sundays}, {readyAt=mhour}, {cups=ncups} cups
have coffee ready at {readyAt=mhour} {repeat:daily=every day}
from {firstDay=fday} {repeat:daily=every morning} {cups=ncups} cups at {readyAt=mhour}
have {cups=ncups} cups of coffee ready {repeat:workdays=on weekdays}
I get up at {readyAt=mhour} and can't talk to anyone before my first mug
as of {firstDay=fday} I'm on the early shift, something hot and black should be waiting at {readyAt=mhour}
my parents stay over and they rise at {readyAt=mhour}, they want their {cups=ncups} mugs at once, {repeat:once=only this once|just that day}
it would be lovely to come down at {readyAt=mhour} {repeat:weekends=when we don't work|on a lazy weekend} and smell it already
{cups=ncups} cups, {readyAt=mhour}
coffee {readyAt=mhour}, {repeat:workdays=weekdays}
{readyAt=mhour} coffee {repeat:daily=daily}
I don't want one now, set {cups=ncups} cups up for {readyAt=mhour}, {firstDay=fday}
%lang de
ich möchte {repeat:workdays=werktags} um {readyAt=time} {cups=ncups_de} Tassen Kaffee fertig haben
%lang es
quiero el café listo a las {readyAt=hora_m} {repeat:daily=todos los días}, {cups=ncups_es} tazas
%lang en

%tool probechef_roast
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

%tool probechef_self_clean
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
{method:short=short} clean, {begin=ehour}
oven, {method:heat=pyrolytic|pyrolysis}, {begin=ehour}
no roast today, there's still fat from the last one in there, {method:steam=steam} it out
%lang de
lass den Ofen ab {begin=time} mit {method:steam=Dampf} reinigen
%lang es
que el horno se limpie solo con {method:heat=pirólisis|calor} a las {begin=hora_t}
%lang en

%tool crumbchaser_sweep
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

%tool crumbchaser_history
where has the robot vacuum been since {since=since_t}
how much did it clean in the {room=room} since {since=since_t}, {failed_only:true=only runs that broke off|failed ones only}
{room=room}, {failed_only:true=only failures}, since {since=pday}: vacuum runs
{failed_only:true=broken off} runs of the vacuum in the {room=room} since {since=since_t}
did the little fellow get stuck anywhere {since=pday}
there's fluff in the {room=room} again, was anybody in there {since=pday} at all
I have a feeling it never makes it past the doorstep of the {room=room}
(she|he) swears the {room=room} was done {since=pday}, is that so
vacuum log {room=room}
{failed_only:true=failed} runs {since=pday}
robot runs {since=pday}
I'm not sending it out now, I wonder how many square metres it covered in the {room=room}
%lang de
wo ist der Saugroboter {since=date} überall gewesen
%lang es
¿cuándo pasó el robot aspirador por el {room=cuarto}?
%lang en

%tool hoseline.soak
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

%tool hoseline.skip_rain
suspend watering of the {bed=bed} for {days=ndays} if more than {above_mm=mm} fall
{days=ndays}, {bed=bed}, above {above_mm=mm}
with over {above_mm=mm} of rain no watering for {days=ndays}, {bed=bed} only
skip the watering of the {bed=bed}
no watering as long as there is more than {above_mm=mm} of rain
it's pouring and will for {days=ndays}, what a waste to have the taps on
the {bed=bed} stand in puddles already, {days=ndays} without a drop from us
they say thunderstorms for {days=ndays}, no need to throw money into the ground
I'd rather the {bed=bed} didn't rot, give it a rest for {days=ndays}
no watering, {days=ndays}
{bed=bed} pause {days=ndays}
rain break, {days=ndays}
I don't want anything soaked, {bed=bed} off the plan for {days=ndays}
%lang de
setz die Bewässerung für {days=tage_de} aus, es regnet
%list tage_de: drei Tage => 3 | eine Woche => 7 | 2 Tage => 2 | fünf Tage => 5
%lang es
suspéndeme el riego durante {days=dias_es}, que va a llover
%list dias_es: tres días => 3 | una semana => 7 | 2 días => 2 | cinco días => 5
%lang en

%tool hoseline.mow_between
mow the {lawn=lawn} {day=fday} from {begin=mhour} to {finish=ehour}, {height=cutmm}
{lawn=lawn}, {begin=mhour} till {finish=until_t}, cut to {height=cutmm}
{height=cutmm} on the {lawn=lawn}, {day=fday} between {begin=mhour} and {finish=until_t}
to {finish=ehour} from {begin=mhour} {day=fday}: {lawn=lawn}
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

%tool porchview_who_rang
who rang at the {door=door} between {after=since_t} and {before=until_t}
any {faces:strangers=strangers|unknown people} at the {door=door} after {after=since_t}
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
%lang de
wer hat seit {after=seit_de} geklingelt
%list seit_de: heute Mittag | gestern Abend | 14 Uhr | Montag | heute früh
%lang es
¿quién ha llamado al timbre desde {after=desde_es}?
%list desde_es: ayer | las tres | el lunes | anoche | esta mañana
%lang en

%tool porchview_watch_area
report {what:people=people} at the {area=area} on the {camera=cam} from {begin=ehour} to {finish=mhour}
{camera=cam}, {area=area}, {what:animals=animals}, {begin=ehour} till {finish=mhour}
{what:vehicles=cars|vehicles} in the {area=area}, {camera=cam}, {finish=mhour} from {begin=ehour}
alert me to {what:parcels=parcels} on the {camera=cam}
report movement in the {area=area}
somebody keeps stealing from the {area=area}, let me know when anyone comes near, the {camera=cam} has it in view
a fox visits the {area=area} every night, I'd love to be woken, {camera=cam} sees it well, so any {what:animals=creature|beast}
toddler and {area=area} don't go together, the {camera=cam} should shout if there's a {what:people=child|human}
I don't trust the {area=area} after dark, {begin=ehour} until {finish=mhour}, keep an eye out with the {camera=cam}
{camera=cam}, {area=area}
{area=area} {what:vehicles=vehicles}, {camera=cam}
{camera=cam} {area=area} {begin=ehour}-{finish=mhour}
not who rang, but whoever walks through the {area=area}, {what:people=persons|people}, {camera=cam}

%tool porchview_garage_gate
{move:open=open} the {gate=gate}, shut it after {shut_after=shutmin}
the {gate=gate} {move:ajar=ajar|a hand's width}, for {shut_after=shutmin}
{shut_after=shutmin} {move:open=up}, then down, the {gate=gate}
do something with the {gate=gate}
the garage for {shut_after=shutmin}
I'm round the corner with the shopping and it's raining cats and dogs, {move:open=let me in|up with it}
did I leave it up again? if so {move:close=shut|down}, there are tools worth a fortune in there
the cat got locked in with the car, {move:ajar=just a crack|a little gap} for {shut_after=shutmin}
{=firstname} brings the bikes back in a moment, {move:open=lift} the {gate=gate}, {shut_after=shutmin} is enough
garage {move:open=open}
{gate=gate} {move:close=closed}
{gate=gate} {move:ajar=ajar}
no need to look who's there, {move:open=open up} the {gate=gate} for them
%lang de
mach das {gate=tor_de} {move:close=zu|wieder zu}
%list tor_de: Garagentor | linke Tor | große Tor
%lang es
{move:open=ábreme} el garaje y que se cierre a los {shut_after=nap_es}
%lang en

%tool talk
that song has been stuck in my head since {=weekday}
my {=firstname} thinks television was better in the nineties
I burned the roast and we ended up with pizza, best evening in weeks
our old washing machine lasted nineteen years, they don't build them like that any more
coffee is the only thing I miss when I'm ill
the hydrangeas next door are unbelievable this year
I can never decide between blinds and curtains, we'll see when we have money
the vacuum has a name, by the way, we call him Sir Dustalot
what a wonderful smell when grass has just been cut
somebody rang, but it was only the wind playing with the wire
the lights on the ferris wheel were gorgeous, thanks for coming along
radio people always sound so cheerful at six in the morning, how do they do it
we heated far too much last winter, lesson learned
%lang de
mein Kaffee ist kalt geworden, na ja
%lang es
qué calor hace hoy, no hay quien duerma
%lang en
