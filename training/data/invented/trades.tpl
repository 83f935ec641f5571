# Trades: harbour, bees, choir, radio, pottery, theatre, newsroom, fleet, farm, factory, lab, drone.

%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list whob: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1
%list day: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list day2: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten

%server badgegate
%list cardholder: Nadia Petrov | Tim from Volta | Herr Blum | Sunil Rao | Jack the intern | Gloria Mensah | Dr. Weiss | Pilar | Emre Kaya | Bridget Foley | Mr. Long | Annika Storm

%tool issueAccessBadge Make out a badge that opens doors.
%also Returns the badge number.
%also New key card for a person, good for certain zones, until a date.
%param holder* (person, employee) {"type": "string", "description": "Person who gets it"}
%param zones* (areas, doors) {"type": "array", "items": {"type": "string"}, "description": "Areas it opens"}
%param validUntil (expires, until) {"type": "string", "description": "Last day"}
%param escortNeeded (escort, accompanied) {"type": "boolean", "description": "Holder must be accompanied"}
%list zonelist: lab 3 and cold store | server room | archive, reading room | warehouse and loading bay | floors 2 and 3 | main gate, canteen and gym | clean room | vault, lobby | parking deck, east stairs | workshop
%list badgeend: the end of june | 31 december | next friday | 2025-09-30 | the 15th | easter | monday evening | the last day of the trade fair | august 1
%list pplx: Odile | Big Sal | Mr. Achebe | Roisin O'Malley | Dr. Sandoval | Kenji | Anneke van der Berg | young Tom | Mrs. D'Angelo | Ruth and Basil | Thaddeus | Coach Mbeki | Flo | Uncle Ray
%list zonx: lab and storage | Hall 4 | reception, canteen and gym | server room | Floors 2 and 3 | loading dock, yard | Labs 1 to 3 | garage | archive, vault and back office | workshop
%list daytx: Sunday | the 28th | 30 June | 31 May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list zones: lab and server room | the main gate, the canteen | floors 2 and 3 | warehouse, yard and office | everything but the vault | reception and the stairs | the archive | studio A, studio B and the green room | parking and lift
badge for {holder=cardholder}: {zones=zonelist}
{holder=cardholder} must get into {zones=zonelist} until {validUntil=badgeend}
key card, {holder=cardholder}, {zones=zonelist}, {validUntil=badgeend}
{holder=cardholder} starts with us tomorrow and has to be able to open {zones=zonelist}
let {holder=cardholder} have a pass for {zones=zonelist}, {escortNeeded:true=never without somebody of ours}
make {holder=cardholder} a card, {zones=zonelist}, good through {validUntil=badgeend}, {escortNeeded:false=may walk around alone}
print a pass for {holder=cardholder} that opens {zones=zonelist}
{holder=cardholder} keeps knocking at {zones=zonelist}, a chip of their own would help, valid till {validUntil=badgeend}
visitor pass {holder=cardholder}, {escortNeeded:true=escorted}, {zones=zonelist}
from monday {holder=cardholder} works in {zones=zonelist}, please make out what it takes to open the doors
new badge, {holder=cardholder}, ends {validUntil=badgeend}
~ issue a badge to {holder=pplx} for {zones=zonx} until {validUntil=daytx}
up to {validUntil=daytx}, badge for {zones=zonx}, made out to {holder=pplx}
holder {holder=pplx}, zones {zones=zonx}, valid until {validUntil=daytx}, {escortNeeded:true=escort needed|with escort}
make {holder=pplx} a badge that opens {zones=zonx}, {escortNeeded:false=no escort needed|without escort}
{escortNeeded:true=escort needed|always with an escort}, badge for {zones=zonx} in the name of {holder=pplx}
{zones=zones} till {validUntil=until}, {holder=fulln}
with somebody at {escortNeeded:true=their side at all times|their side wherever they go}: {holder=fulln}, {zones=zones}
a key card for {holder=fulln}, to {zones=zones}, the old one went through the wash with some jeans
%lang de
Ausweis für {holder=fullname}, Bereiche {zones:Labor, Archiv=Labor und Archiv}, gültig bis {validUntil=date}
~ {holder=fullname} braucht eine Karte für {zones:Lager=Lager}, {escortNeeded:true=nur in Begleitung}
%lang es
tarjeta para {holder=fullname}, que abra {zones:almacén=almacén}, hasta {validUntil=date}
hazle un pase a {holder=fullname} para {zones:laboratorio=laboratorio}, {escortNeeded:true=siempre acompañado}

%tool blockAccessBadge Make a badge useless at once.
%also Returns where the badge was last read.
%also Lock out a key card that was lost, stolen or abused, or whose owner has gone.
%param badge* (badgeNumber, card) {"type": "string", "description": "Number on the badge"}
%param cause (reason, why) {"type": "string", "enum": ["lost", "stolen", "left_company", "misuse"], "description": "Why"}
%list badgeno: 40217 | B-1190 | 00831 | VIS-22 | 77105 | C4419 | 3056 | X-908 | 61200 | EMP-347
%list badge: 4471 | B-0093 | 77-120 | visitor 12 | C5519 | 002318 | staff-88 | K9 | 31415 | EXT-204 | v/17
block {badge=badgeno}
{badge=badgeno} {cause:lost=lost}
my card {badge=badgeno} is gone, I think I {cause:lost=left it on the bus}
someone {cause:stolen=pinched|stole} badge {badge=badgeno} out of my bag
~ {badge=badgeno} must not open anything any more, he {cause:left_company=quit|was let go} today
{cause:misuse=caught lending his pass to a friend}: badge {badge=badgeno}, make it dead
deactivate {badge=badgeno}, {cause:stolen=stolen}
the number is {badge=badgeno}, please lock it out before anybody gets in with it
badge {badge=badgeno}, holder {cause:left_company=no longer works here}
{badge=badgeno} should stop working this minute
I {cause:lost=can't find my key card} anywhere, {badge=badgeno}
{badge=badge} was {cause:stolen=stolen|nicked}, stop it from opening doors
kill badge {badge=badge}, {cause:left_company=he quit|she no longer works here}
no entry with {badge=badge} from now on, {cause:misuse=it was abused|misused}
lock out badge {badge=badge}, I have lost my patience
%lang de
Karte {badge=badgeno} sperren, {cause:lost=verloren}
der Ausweis {badge=badgeno} wurde {cause:stolen=gestohlen}, bitte sofort dicht machen
%lang es
bloquea la tarjeta {badge=badgeno}, me la han {cause:stolen=robado}
he {cause:lost=perdido} mi tarjeta, es la {badge=badgeno}, que no abra nada

%tool listDoorEntries Who went through a door.
%also Returns the reads of the card reader with name and minute.
%also Entry log of one door on a day, or of one person only.
%param door* (reader, gate) {"type": "string", "description": "Door"}
%param day (date, on_date) {"type": "string", "description": "Day"}
%param holder (person, badge_holder) {"type": "string", "description": "Only this person"}
%list doorname: server room | loading bay 2 | lab 3 | vault 1 | north gate | archive | roof terrace | east stairs | chemistry store | data hall | staff entrance | prototype workshop
%list doorday: yesterday | monday | the 9th | last night | sunday | this morning | march 28 | christmas eve | tuesday | today
%list doors: server room | the back door | Gate 3 | Lab 2 | archive | Door to the roof | main entrance | The Vault | the side door by the bins | B-14 | North and South Lobby
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
who was in {door=doorname} {day=doorday}
{door=doorname}, {day=doorday}
did {holder=cardholder} go into {door=doorname} {day=doorday}
something is missing from {door=doorname}, so who used the door {day=doorday}
card reads {door=doorname} {day=doorday}
when did {holder=cardholder} come through {door=doorname}
how often was {door=doorname} opened {day=doorday}
~ {holder=cardholder} says they never set foot in {door=doorname} {day=doorday}, check that
I need a list of everyone who passed {door=doorname} {day=doorday} for the auditors
{day=doorday}, {holder=cardholder}, {door=doorname}: in or not
last people at {door=doorname}
who went through {door=doors} on {day=onpast}
did {holder=whoa} use {door=doors} on {day=onpast}
door {door=doors}, day {day=pastdate}, person {holder=whob}
on {day=onpast}, entries of {holder=whoa} at {door=doors}
entries for {door=doors}
holder: {holder=whob}; door: {door=doors}
by {holder=whob} through {door=doors}, all entries
%lang de
wer war am {day=weekday} im {door:Serverraum=Serverraum}
ist {holder=fullname} am {day=weekday} durch {door:Tor 3=Tor 3} gegangen
%lang es
¿quién entró en el {door:archivo=archivo} el {day=weekday}?
mira si {holder=fullname} pasó por el {door:laboratorio=laboratorio} el {day=weekday}

%server choirloft
%list opus: Messiah | Carmina Burana | Mozart Requiem | Elijah | Ave verum | Gloria by Vivaldi | Fauré Requiem | Missa brevis | Creation | African Sanctus | Locus iste | German Requiem | Magnificat | Sleep by Whitacre | Christmas Oratorio | Four Motets and Psalm 23
%list vocalist: Mrs. Keller | Jonas | Aunt Edith | Petra Vogel | Sam | Olga | Father Brendan | Theo Lind | Miriam | Tess | Mr. Abara | Hanne | Lucía | Viktor
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list piece: the Fauré Requiem | Carmina Burana | O Magnum Mysterium | the Messiah from 23 to the end | Abendlied | Ubi Caritas | the one by Rutter with the organ | Five Days That Changed the World | Bogoroditse Devo | Locus Iste
%list vocalist_de: Frau Keller | Jonas | Petra Vogel | Theo | Hanne
%list vocalist_es: Lucía | Jorge | la señora Prats | Olga | Víctor

%tool lendScore Hand sheet music out to a singer.
%also Returns the loan with copy numbers.
%also Enters in the choir library who takes which work home, in which voice, how many copies.
%param work* (piece, title) {"type": "string", "description": "Piece of music"}
%param singer* (member, borrower) {"type": "string", "description": "Who gets it"}
%param voice (part, section) {"type": "string", "enum": ["soprano", "alto", "tenor", "bass", "piano"], "description": "Voice or part"}
%param copies (count, quantity) {"type": "integer", "description": "Number of copies"}
%list opus2: Mozart's Requiem | Ave Maria | Carmina Burana | The Lark Ascending | Songs for a Winter's Night | Mass in B minor | Bring Him Home | Sure on This Shining Night | Gloria | Evening Song by Rheinberger | Abide with Me | If ye love me
%list singer: Nora | Mr. Lindqvist | Ben from the back row | Anna-Lena | Dr. O'Neill | Paul and Rita | the new girl | Sister Agnes | Tobias Kern | Uncle Ray
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
{work=opus} goes to {singer=vocalist}
give {singer=vocalist} the {voice:alto=alto} of {work=opus}
{singer=vocalist} took {copies=int} {work=opus} home
hand {singer=vocalist} {copies=int} copies of {work=opus}, {voice:tenor=tenor}
{work=opus}, {voice:piano=piano reduction}, {singer=vocalist}
{singer=vocalist} joined the {voice:bass=basses} and needs something to sing from, {work=opus} for a start
sign out {work=opus} for {singer=vocalist}
please enter that {singer=vocalist} has a {voice:soprano=soprano} part of {work=opus} now
I lent {singer=vocalist} {work=opus}, {copies=int} of them, for the quartet
note a loan, {singer=vocalist}, {work=opus}
who has what: {singer=vocalist} walked off with {work=opus} after the break, so put it on the list
{voice:tenor=tenor} sheets, {copies=int} pieces, for {singer=vocalist}
lend {work=opus2} to {singer=singer}
give {singer=singer} {copies=few2} copies of {work=opus2}
work: {work=opus2}, singer: {singer=singer}, part: {voice:alto=alto}
{singer=singer} gets the {voice:tenor=tenor} part of {work=opus2}
hand out {copies=few2} copies of {work=opus2}, {voice:soprano=soprano}, to {singer=singer}
~ for {voice:bass=bass}, lend {work=opus2} to {singer=singer}
{singer=singer}, {work=opus2}, {voice:piano=piano score|piano}, {copies=few2} copies
to {singer=man}, {work=piece}, {voice:alto=for alto|as alto}
{singer=mate} took {work=piece} home, {copies=nts} copies
{voice:tenor=tenor part|the tenor part} of {work=piece} went to {singer=fulln}, for singing in the bath
%lang de
{singer=vocalist_de} nimmt {copies=int} mal {work=opus} mit
trag ein, dass {singer=vocalist_de} die {voice:alto=Altstimme} vom {work=opus} mit nach Hause hat
%lang es
~ {singer=vocalist_es} se lleva {copies=int} partituras de {work=opus}
dale a {singer=vocalist_es} la parte de {voice:bass=bajo} de {work=opus}

%tool takeBackScore Book sheet music as returned.
%also Returns what the singer still has at home.
%also A borrowed score comes back to the shelf, in whatever shape.
%param work* (piece, title) {"type": "string", "description": "Piece of music"}
%param singer* (member, from) {"type": "string", "description": "Who brought it"}
%param condition (state, shape) {"type": "string", "enum": ["good", "worn", "damaged"], "description": "Shape it is in"}
%list who: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list score: Ave verum | Rivers by Ella Moor | The Man Who Sold the Stairs | Come, Sweet Night | Songs for Two Choirs | Locus iste | Requiem in D minor | Mass no. 4 | Bread and Roses | Gloria | Evening on the Lake, second alto
{singer=vocalist} brought {work=opus} back
{work=opus} is here again from {singer=vocalist}, {condition:damaged=coffee all over it|pages missing}
{singer=vocalist}, {work=opus}, {condition:good=like new}
strike {work=opus} off {singer=vocalist}'s list, I have it in my hands
got the {work=opus} from {singer=vocalist} at last, it looks {condition:worn=rather used}
{singer=vocalist} is leaving the choir and dropped {work=opus} into my letterbox
back on the shelf: {work=opus}, {singer=vocalist}
after seven reminders {singer=vocalist} has handed in {work=opus}, and guess what, it's {condition:damaged=torn in half}
{work=opus} of {singer=vocalist} came in today, {condition:good=spotless}
{singer=vocalist} doesn't have {work=opus} any more, we do
{condition:worn=dog-eared} but complete, {work=opus} by way of {singer=vocalist}
{singer=who} returned {work=score} in {condition:good=good} condition
take back {work=score} from {singer=who}
from {singer=who}, {condition:damaged=damaged}: {work=score}
piece {work=score}, singer {singer=who}, condition {condition:worn=worn}
book in {work=score} as {condition:damaged=damaged}, brought by {singer=who}
from {singer=mate}: {work=piece}, {condition:damaged=coffee all over|torn in two}
{work=piece} is back, {singer=fulln} had it
got {work=piece} off {singer=man}, at long last, after the concert with the brass from Dresden
%lang de
{singer=vocalist_de} hat {work=opus} zurückgegeben, Zustand {condition:good=gut}
{work=opus} von {singer=vocalist_de} ist wieder da, leider {condition:damaged=zerrissen}
%lang es
{singer=vocalist_es} ha devuelto {work=opus}
ya tengo {work=opus} de {singer=vocalist_es}, está {condition:damaged=rota}

%tool excuseFromRehearsal Tell the conductor that a singer misses a rehearsal.
%also Returns how many of the section are left that evening.
%also Marks a choir member absent on a date.
%param singer* (member, name) {"type": "string", "description": "Who is missing"}
%param date* (rehearsal, day) {"type": "string", "description": "Rehearsal"}
%param reason (why, excuse) {"type": "string", "description": "Why"}
%list rehearsal: thursday | the 12th | next monday | tonight | 6 november | tuesday next week | the dress rehearsal | wednesday | tomorrow evening | the last one before advent | february 20
%list noshow: she has the flu | night shift | he is stuck in Hamburg | parents' evening | a sprained ankle | no babysitter | lost his voice | her train was cancelled | jury duty | moving house
%list singer: Ana | tenor Jack | Mrs. O'Leary | Big Sal | Femi | the Lindner twins | Greta from the altos | Helene | Mr. Pereira | our soloist | Dr. Wu
%list onday2: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list noun_reason: flu | a night shift | a sore throat | exams | a wedding in the family | her son's school concert | toothache | a late train from Leeds | travel and too little sleep | his knee operation
%list excuse: flu | she has to work late | his car broke down, he is stuck in Leeds | night shift | sore throat | a wedding in the family | her son's school concert | travelling for work | dentist at six and no babysitter | exams | he lost his voice
%list anyday2: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list absent: his wife is in labour | stuck at work until late | voice gone after karaoke | on a train from Vienna | parents' evening at school | broke her foot on the stairs | it clashes with yoga | a funeral in the family | babysitter fell through
{singer=vocalist} can't sing {date=rehearsal}
{singer=vocalist} won't be there {date=rehearsal}, {reason=noshow}
{date=rehearsal} without {singer=vocalist}, {reason=noshow}
sorry, {singer=vocalist} isn't coming to practice {date=rehearsal}
mark {singer=vocalist} as missing {date=rehearsal}
~ let the conductor know that {singer=vocalist} has to skip {date=rehearsal}, reason: {reason=noshow}
{reason=noshow}, so {singer=vocalist} stays away {date=rehearsal}
we'll be one voice short {date=rehearsal}, it's {singer=vocalist}
choir {date=rehearsal}: no {singer=vocalist}
{singer=vocalist} just phoned in a terrible state, {reason=noshow}, and asks to be let off {date=rehearsal}
absent {singer=vocalist} {date=rehearsal}
{singer=singer} misses the rehearsal on {date=onday2} because of {reason=noun_reason}
excuse {singer=singer} from the rehearsal on {date=onday2}: {reason=excuse}
singer {singer=singer}, date {date=onday2}, reason {reason=excuse}
{reason=excuse}, so {date=anyday2} without {singer=singer} at rehearsal
tell the conductor {singer=singer} won't sing {date=anyday2}, {reason=excuse}
on {date=onday2} {singer=singer} can't come to choir
absent: {singer=singer} / when: {date=onday2} / why: {reason=excuse}
{reason=absent}, so no {singer=man} on {date=day}
{date=day2} without {singer=mate}: {reason=absent}
on {date=day} we have to sing without {singer=fulln}, [sadly] our best voice
%lang de
{singer=vocalist_de} kommt am {date=weekday} nicht zur Probe, {reason:Nachtschicht=Nachtschicht}
entschuldige {singer=vocalist_de} für die Chorprobe am {date=weekday}
%lang es
{singer=vocalist_es} no viene al ensayo del {date=weekday}
avisa al director de que {singer=vocalist_es} falta el {date=weekday}, {reason:está afónica=está afónica}

%server drone

%tool drone_fly_to Fly the drone to a point.
%also Sends the drone to coordinates.
%also Lets the drone go to a place at a height and take pictures there on demand.
%param target* (destination, waypoint) {"type": "string", "description": "Where to"}
%param altitude_m (altitude, height) {"type": "integer", "description": "Height in metres"}
%param take_photo (photo) {"type": "boolean", "description": "Take a picture on arrival"}
%list waypoint: field B | tower 3 | point A | hilltop | old quarry | point B | gate 5 | marker 12 | Miller farm | Pine Hill | rooftop C | 47.37, 8.54
%list waypoint_the: lighthouse | roof | north gate | river bend | parking lot | church | barn | lake | bridge | solar panels | finish line
%list fly: barn roof | 48.137, 11.575 | north gate | bridge over the mill stream | Helipad 2 | oak at the far end of the field | waypoint alpha | lake | Hill Farm, back yard | church tower in Ashby | pylon 14 | camp
%list alt: 30 metres => 30 | 50 m => 50 | 80 | 120 metres => 120 | 25 m => 25 | twenty metres => 20 | 60 | 100 m => 100 | 45 metres => 45 | 15
%list vol: 20 | 35 | 50 | 15 | 70 | 40
%list point: the mast on the hill | the far end of the vineyard | the barn roof | the buoy off the pier | field C | the bridge over the weir
fly [the drone] to ({target=waypoint}|the {target=waypoint_the})
send the drone to ({target=waypoint}|the {target=waypoint_the}) at {altitude_m=int} (metres|meters)
drone: ({target=waypoint}|the {target=waypoint_the}), {altitude_m=int} m, {take_photo:true=take a picture|and snap a photo}
let the drone have a look at ({target=waypoint}|the {target=waypoint_the})
I want a photo of ({target=waypoint}|the {target=waypoint_the}) from above, {take_photo:true=take a picture with the drone|drone photo please}
move the drone over ({target=waypoint}|the {target=waypoint_the}), {take_photo:false=no pictures|without a photo}
go to ({target=waypoint}|the {target=waypoint_the}) with the quadcopter, height {altitude_m:50=fifty metres|50 m}
could the drone check ({target=waypoint}|the {target=waypoint_the})? stay at {altitude_m=int} metres
drone to ({target=waypoint}|the {target=waypoint_the})
~ fly the drone
take the drone up to {altitude_m=int} metres
drone to {target=fly}, at {altitude_m=alt}
send the copter over to {target=fly} and {take_photo:true=take a picture there|snap a photo when it arrives}
{target=fly}, {altitude_m=alt} up, {take_photo:false=no photo|no pictures}, that's where the drone goes
have the drone head for {target=fly}, we're 20 minutes late
at {altitude_m=vol} metres over to {target=point}, {take_photo:true=one picture once there|snap a photo there}
over {target=point}, the sheep are out
%lang es
manda el dron a {target=place}

%tool drone_return_home Call the drone back and land it.
%also Return to launch.
%also Ends the flight, the drone comes back to where it took off.
bring the drone (back|home)
land the drone
drone come home
it's getting windy, get the drone down
end the flight, return to start
the battery of the drone is low, call it back
fly the drone back to me
return to launch
I've seen enough, the quadcopter can come back
bring the copter back
drone, come home
that's enough flying, get the drone down here
the drone should return to where it took off
%lang de
hol die Drohne zurück

%server farm
%list plot: greenhouse 2 | plot 7 | lower meadow | field B | pasture 3 | hill side | east block | field C | plot 12 | greenhouse 5 | terrace 2 | bed 9 | section D | polytunnel 1
%list plot_the: north field | orchard | vineyard | tomato house | strawberry beds | potato field | herb garden | corn | nursery

%tool farm_read_sensor Latest value of a field sensor.
%also Returns a sensor measurement.
%also How dry, warm or rich is the soil of a field or greenhouse?
%param field* (plot, zone) {"type": "string", "description": "Field or greenhouse"}
%param measurement* (metric, sensor) {"type": "string", "enum": ["soil_moisture", "soil_temperature", "ph", "nitrogen", "light"], "description": "What to measure"}
%list plot2: north field | greenhouse 2 | potatoes by the river | Long Acre | lower vineyard | strawberry tunnel | Hill Farm east | barley | orchard and hedge | polytunnel B | Miller's Meadow | herb beds, south
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
{measurement:soil_moisture=how wet is the ground|how moist is the soil|soil moisture} in {field=plot2}
{measurement:nitrogen=nitrogen|N level} reading of {field=plot2}
{field=plot2}: {measurement:soil_temperature=ground temperature|soil temperature|how warm the soil is}
does {field=plot2} get enough {measurement:light=light|sun|brightness} right now?
%lang de
(lies|wie ist) die {measurement:soil_moisture=Bodenfeuchte} in {field=plot}

%tool farm_start_irrigation Water a field for some minutes.
%also Starts irrigation.
%also Opens the valves of a field or greenhouse and closes them after a while.
%param field* (plot, zone) {"type": "string", "description": "Field or greenhouse"}
%param minutes* (duration_minutes) {"type": "integer", "description": "How long"}
%list mins: 30 minutes => 30 | an hour => 60 | 15 min => 15 | two hours => 120 | ten minutes => 10 | 45 minutes => 45 | half an hour => 30 | 90 min => 90 | twenty minutes => 20 | 5 minutes => 5
%list plot2: north field | greenhouse 2 | lettuce beds | field by the church | strawberries | Plot C | upper meadow | tunnel three | vines and olives | sweetcorn behind the barn | old orchard, east side
water ({field=plot}|the {field=plot_the}) for {minutes=int} minutes
irrigate ({field=plot}|the {field=plot_the}), {minutes=int} min
start the sprinklers on ({field=plot}|the {field=plot_the}) for {minutes:60=an hour|one hour}
({field=plot}|the {field=plot_the}) is bone dry, give it {minutes=int} minutes of water
{minutes:30=half an hour|thirty minutes} of watering for ({field=plot}|the {field=plot_the}) please
open the valves in ({field=plot}|the {field=plot_the}) and leave them on for {minutes=int} minutes
no rain in sight, so let the irrigation in ({field=plot}|the {field=plot_the}) run {minutes:120=two hours|2 hours}
irrigation ({field=plot}|the {field=plot_the}) on, {minutes=int} minutes
({field=plot}|the {field=plot_the}) needs {minutes:15=a quarter of an hour|15 minutes} of irrigation
~ water ({field=plot}|the {field=plot_the})
start irrigation for {minutes=int} minutes
{minutes=mins} of water on {field=plot2}
sprinklers on for {field=plot2}, {minutes=mins}
too dry out there, give {field=plot2} {minutes=mins}
soak {field=plot2} for {minutes=mins}

%tool farm_stop_irrigation Stop watering a field.
%also Stops irrigation.
%also Closes the valves of a field or greenhouse.
%param field* (plot, zone) {"type": "string", "description": "Field or greenhouse"}
%list field: north field | greenhouse 2 | barley by the brook | Old Orchard | tunnel, strawberries | lower pasture | plot 14 | the slope behind the barn | potatoes and leeks | field C-7 | vineyard
stop (watering|irrigating) ({field=plot}|the {field=plot_the})
turn the sprinklers off in ({field=plot}|the {field=plot_the})
it's raining, no more water for ({field=plot}|the {field=plot_the})
close the valves of ({field=plot}|the {field=plot_the})
~ ({field=plot}|the {field=plot_the}) irrigation off
({field=plot}|the {field=plot_the}) is flooded, end the irrigation
that's enough water in ({field=plot}|the {field=plot_the})
shut off irrigation at ({field=plot}|the {field=plot_the}) please
please end watering on ({field=plot}|the {field=plot_the})
stop the irrigation
turn off the water on the field
enough water on {field=field}
sprinklers off at {field=field}
{field=field} soaked, shut the water
end irrigation of {field=field}
%lang es
(para|corta) el riego en {field=plot}

%server fleet
%list vehicle: van 7 | HH-AB 1234 | truck 12 | Maria's company car | bus 3 | KA51 MX 2290 | pickup 4 | ambulance 2 | van 3 | truck 4 | B-KL 902 | trailer 6 | taxi 21 | bus 11
%list vehicle_the: red truck | Sprinter | delivery van | forklift | white Transit | Kangoo | school bus | old Volvo | tow truck

%tool fleet_locate_vehicle Current position of a company vehicle.
%also Returns GPS position of a vehicle.
%also Finds out where a van, truck or car of the fleet is at the moment.
%param vehicle* (plate, vehicle_id) {"type": "string", "description": "Vehicle name or plate"}
%list van: van 3 | B-KL 2207 | the white Transit | truck seven | Sprinter with the crane | LS19 XKD | Jo's pickup | old bus | delivery bike 2 | Big Blue | the trailer from Leeds
where is ({vehicle=vehicle}|the {vehicle=vehicle_the}) [right now]?
locate ({vehicle=vehicle}|the {vehicle=vehicle_the})
the customer is waiting, how far is ({vehicle=vehicle}|the {vehicle=vehicle_the})
gps position of ({vehicle=vehicle}|the {vehicle=vehicle_the}) please
has ({vehicle=vehicle}|the {vehicle=vehicle_the}) left the yard yet
({vehicle=vehicle}|the {vehicle=vehicle_the}) position
I can't reach the driver of ({vehicle=vehicle}|the {vehicle=vehicle_the}), show me where he is
find ({vehicle=vehicle}|the {vehicle=vehicle_the}) on the map
which street is ({vehicle=vehicle}|the {vehicle=vehicle_the}) in at the moment
where is our vehicle
find one of the vans for me
where is {vehicle=van} right now
{vehicle=van} on the map please
which road is {vehicle=van} on
~ find {vehicle=van} for me, the boss asks where it is
%lang de
wo (steht|ist|fährt) {vehicle=vehicle} gerade?

%tool fleet_log_service Record a service done on a vehicle.
%also Logs maintenance for a vehicle.
%also Writes oil changes, new tires, inspections and repairs into a vehicle's service book.
%param vehicle* (plate, vehicle_id) {"type": "string", "description": "Vehicle name or plate"}
%param service_type* (work, maintenance_type) {"type": "string", "enum": ["oil_change", "tires", "inspection", "brakes", "repair"], "description": "What was done"}
%param mileage (odometer) {"type": "integer", "description": "Odometer reading"}
%param notes (remark) {"type": "string"}
%list mileage: 84000 | 120,500 => 120500 | 61322 | 15000 | 203111 | 98,200 => 98200 | 47250 | 33018 | 150000 | 7400 | 76,480 => 76480 | 189002 | 52310 | 240000 | 11020
%list service_note: left front tire was nearly flat | next one due in a year | garage Meyer did it | noise is gone now | rear pads are at 20 percent | cost 340 euros | changed the filter as well | windscreen has a small crack | battery is weak | topped up the coolant | warranty covered it | wipers need replacing soon | used winter tires | check engine light came back | no defects found | oil leak was fixed
%list vehicle2: Old Bessie | B-KX 4412 | van 3 | the blue Transit | LM19 ZRT | Truck with the Crane | forklift | Ana's Golf | courier bike 2 | bus 12 | Minibus, white
%list kms: 84,200 => 84200 | 120500 | 45300 | 9,870 => 9870 | 212000 | 33041 | 150000 | 67450 | 5,000 => 5000 | 98012
%list vnote: brake pads worn, order new ones | done at Pino's garage | left rear still loses air | no problems | driver says it pulls to the right | used the good oil | next one before winter | 45 minutes, no charge | rust on the sill | checked by Ike and Big Sal
%list price: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85
%list kms2: 84,200 => 84200 | 120450 | 9,870 => 9870 | 56000 | 203311
%list van: the white Transit | B-LT 440 | van 7 | the tipper | GX07 TYU | the old Sprinter | truck two
%list vnote2: brakes at the front worn by half | screw in the left rear tyre | oil from Lopez, filter from us | done at the yard with no lift | next one before the trip to Riga
log (an|the) {service_type:oil_change=oil change|change of oil} for ({vehicle=vehicle}|the {vehicle=vehicle_the})[ at {mileage=mileage} km]
({vehicle=vehicle}|the {vehicle=vehicle_the}) got {service_type:tires=new tires|fresh tyres|winter tires put on}, {notes=service_note}
{service_type:inspection=inspection|yearly check|MOT} of ({vehicle=vehicle}|the {vehicle=vehicle_the}) done, {mileage=mileage} kilometers
put in the service book of ({vehicle=vehicle}|the {vehicle=vehicle_the}): {service_type:brakes=new brakes|brake pads replaced|brakes done}
~ we had ({vehicle=vehicle}|the {vehicle=vehicle_the}) {service_type:repair=repaired|fixed|in the garage for a repair} today, {notes=service_note}
record that the {service_type:brakes=brakes} of ({vehicle=vehicle}|the {vehicle=vehicle_the}) were changed at {mileage=mileage}
({vehicle=vehicle}|the {vehicle=vehicle_the}) {service_type:oil_change=fresh oil|oil change} {mileage=mileage}
~ just picked up ({vehicle=vehicle}|the {vehicle=vehicle_the}) from the garage after {service_type:inspection=its inspection|the annual inspection}. note {notes=service_note}
~ please add a {service_type:repair=repair} to ({vehicle=vehicle}|the {vehicle=vehicle_the}) with the note "{notes=service_note}"
log a service for ({vehicle=vehicle}|the {vehicle=vehicle_the})
~ record an {service_type:oil_change=oil change}, {mileage=mileage} km
log {service_type:oil_change=oil change} for {vehicle=vehicle2} at {mileage=kms} km
{vehicle=vehicle2} got {service_type:tires=tyres|new tires}, {notes=vnote}
vehicle {vehicle=vehicle2}, service {service_type:inspection=inspection}, mileage {mileage=kms}, notes {notes=vnote}
~ at {mileage=kms} km, {vehicle=vehicle2}, {service_type:brakes=brakes}
{service_type:repair=repair} on {vehicle=vehicle2} with the note {notes=vnote}
note {notes=vnote} for the {service_type:inspection=inspection} of {vehicle=vehicle2}, odometer {mileage=kms}
{=name} paid {=price} for the {service_type:tires=tyres} of {vehicle=vehicle2}, log it
at {mileage=kms2} km, {service_type:brakes=brakes} on {vehicle=van}, {notes=vnote2}
{vehicle=van} had its {service_type:oil_change=oil changed}, my cousin did it

%server hamshack
%list callsgn: DL3ABC | K7QRZ | OE5XYZ | F4HTN | G0LMN | VK2BJO | JA1WXQ | EA7KTL | PY2RS | ON4UB | SM0DGT | ZS6BKW | LA9VFA | W1AW

%tool hamshack_log_qso Log a radio contact with another station.
%also Returns the number in the logbook.
%also QSO entry: callsign, band, mode, signal report, UTC time.
%param callsign* (call, station) {"type": "string", "description": "Station that was worked"}
%param band* (wavelength) {"type": "string", "enum": ["80m", "40m", "20m", "10m", "2m", "70cm"], "description": "Wavelength"}
%param mode (modulation) {"type": "string", "enum": ["ssb", "cw", "ft8", "fm"], "description": "Mode"}
%param report (rst, signal) {"type": "string", "description": "RST that was given"}
%param utc (time, at) {"type": "string", "description": "Time of the contact"}
%list rsthow: 59 | 599 | 57 | 55 | 44 | 579 | five nine | 339 | -12 | +04
%list utctime: 18:42 | 0715 | 21:05 UTC | 1130z | 04:20 | 23:58 | 16:00 UTC | 0932z
%list call: DL1ABC | G4XYZ | W1AW | EA5BD/P | F6KRK | JA1QQ | OE3MM | K2B | 9A1CC | VK2DX
%list utc: 18:40 | 0715 | 21:05 | 06:30 UTC | 1920z | 14:00 | 23:59 | 0030 | 17:17z | 11:45
%list rst: 59 | 599 | 57 | -12 | 5 and 7 | 44 | 579 | +03 | 59 plus 10 | 589
worked {callsign=callsgn} on {band:20m=20m|twenty metres}, {mode:cw=cw}, {report=rsthow}
{callsign=callsgn} {band:40m=40m} {mode:ssb=ssb} {report=rsthow} {utc=utctime}
{utc=utctime} {callsign=callsgn} {band:2m=2m} {mode:fm=fm}
had a lovely chat with {callsign=callsgn} at {utc=utctime} on {band:80m=80 metres}
{callsign=callsgn} came back to my call on {band:10m=10m}, gave him {report=rsthow}
into the log: {callsign=callsgn}, {band:70cm=70 cm}, {utc=utctime}
{mode:ft8=ft8} with {callsign=callsgn}, {band:20m=20m}, report {report=rsthow}
new country!! {callsign=callsgn} on {band:10m=ten metres} {mode:ssb=sideband}, {report=rsthow} both ways
~ contact {callsign=callsgn} {band:40m=40m}
please remember the station I just spoke to, {callsign=callsgn}, {utc=utctime}, {band:2m=two metres}
{mode:cw=morse} with {callsign=callsgn} on {band:80m=80m}
log {callsign=call} on {band:20m=20m|20 metres}, {mode:ssb=ssb}
worked {callsign=call} at {utc=utc} on {band:40m=40m|40 metres}
on {band:2m=2m} in {mode:fm=fm}, contact with {callsign=call}, report {report=rst}
call {callsign=call}, band {band:80m=80m}, mode {mode:cw=cw}, rst {report=rst}, time {utc=utc}
at {utc=utc} with {callsign=call}, {band:10m=10m}, {mode:ft8=ft8}
gave {callsign=call} a {report=rst} on {band:70cm=70cm}
{band:20m=20m}, {mode:cw=cw|morse}, {callsign=call}, {report=rst}
%lang de
Funkverbindung mit {callsign=callsgn} auf {band:40m=40 m}, {mode:cw=Telegrafie}, Rapport {report=rsthow}
trag {callsign=callsgn} um {utc=utctime} auf {band:20m=20m} ins Log ein
%lang es
contacto con {callsign=callsgn} en {band:20m=20 metros}, {mode:ssb=banda lateral}, {report=rsthow}
anota {callsign=callsgn} en {band:40m=40m} a las {utc=utctime}

%tool hamshack_who_is Owner and location behind a callsign.
%also Returns name, town and grid square.
%also Looks a station up in the callbook; with our earlier contacts if asked for.
%param callsign* (call, station) {"type": "string", "description": ""}
%param with_contacts (history, include_log) {"type": "boolean", "description": "Earlier contacts with that station too"}
%list call: DL1ABC | G4XYZ | W1AW | VK3/M0TGN | JA7QVI | EA5HPX/P | K9LA | OE1WHS | PY2NZ | 9A2AA | ON4UN | vk2gr
who's {callsign=callsgn}
{callsign=callsgn}?
where does {callsign=callsgn} transmit from
I heard {callsign=callsgn} through all that noise, whose station is that
name and town of {callsign=callsgn}
have I ever talked to {callsign=callsgn} {with_contacts:true=before}, and who is it
callbook {callsign=callsgn}
~ grid square of {callsign=callsgn}, {with_contacts:false=don't bother with my log}
somebody signs as {callsign=callsgn}, is that a real licence
I want to send a card to {callsign=callsgn}, where does he live
{callsign=callsgn}, {with_contacts:true=our past contacts too}
who operates as {callsign=call}
{callsign=call}: name and place, {with_contacts:true=plus our earlier contacts|and when we worked before}
I heard {callsign=call}, whose station is that, {with_contacts:false=no old contacts|without past contacts}
where does {callsign=call} transmit from, a new contact of Tom's
%lang de
wem gehört das Rufzeichen {callsign=callsgn}
wer ist {callsign=callsgn}, {with_contacts:true=mit unseren früheren Verbindungen}
%lang es
¿de quién es el indicativo {callsign=callsgn}?
¿dónde está la estación {callsign=callsgn}?

%tool hamshack_turn_beam Rotate the directional antenna on the mast.
%also Returns the bearing that was reached.
%also Rotor control: to a bearing in degrees, or toward a country, by the short or the long path.
%param bearing (azimuth, heading) {"type": "integer", "description": "Degrees from north"}
%param toward (target, country) {"type": "string", "description": "Country or region to point at"}
%param path (route) {"type": "string", "enum": ["short", "long"], "description": "Way round the globe"}
%list degr: 270 | 45 degrees => 45 | 310 | 90 | 15 degrees => 15 | 205 | 122 | 180 degrees => 180 | 338
%list beamland: Japan | Brazil | the Azores | South Africa | Hawaii | Scandinavia | New Zealand | the Caribbean | Greenland | Cyprus | Ukraine | Alaska
%list deg: 90 degrees => 90 | 45 | 270° => 270 | 310 degrees => 310 | 15 | 180 | 225 degrees => 225 | 120 | 60° => 60 | 335
%list beam: Brazil | Japan | West Africa | VK | the Azores | South Sandwich Islands | new zealand | Hawaii | Crete and Cyprus | Iceland | Madagascar
antenna to {bearing=degr}
point at {toward=beamland}
I want to hear {toward=beamland}, {path:long=the long way round}
{bearing=degr}, yagi
~ swing the beam round to {toward=beamland}, {path:short=short path}
~ {toward=beamland} should be booming in by now, aim the yagi there
rotor {bearing=degr}
the opening to {toward=beamland} is {path:long=long path} this morning, so turn us that way
bring the mast top to {bearing=degr} before the storm
yagi looking the wrong way, it ought to face {toward=beamland}
go {bearing=degr} with the antenna
let's try {toward=beamland} {path:short=the direct way}
antenna to {bearing=deg}
aim the beam at {toward=beam}, {path:long=the long way round|long path}
{toward=beam} on the {path:short=short path|short way}, swing the antenna
I'd like to work {toward=beam}, the mast should face it, a short test
%lang de
~ dreh die Antenne auf {bearing=degr}
Richtantenne nach {toward=country}, {path:long=langer Weg}
%lang es
gira la antena a {bearing:270=270 grados}
apunta la antena hacia {toward=country}, por el {path:long=camino largo}

%server kilnhouse
%list oven: kiln 2 | Big Bertha | kiln C | kiln A | Vesuvius | kiln no. 5 | Dragon | kiln Gaia | Etna
%list oven_de: Ofen 2 | Brennofen A | Vesuv | Ofen 1
%list oven_es: horno 2 | horno grande | horno de gas | horno B

%tool kiln.fire Start a firing.
%also Returns the expected end of the firing.
%also Runs a kiln on one of its programs up to a peak temperature, holding it there for a while, at once or later.
%param kiln* (oven, unit) {"type": "string", "description": "Which kiln"}
%param program* (schedule, type) {"type": "string", "enum": ["bisque", "glaze", "raku", "drying"], "description": "Firing program"}
%param peak_celsius (temp, top) {"type": "integer", "description": "Highest temperature"}
%param hold_minutes (soak) {"type": "integer", "description": "Minutes at the top"}
%param start_at (delay_until, begin) {"type": "string", "description": "Later start"}
%list peak: 1060 degrees => 1060 | 1240 | 980 °C => 980 | 1000 | 1180 degrees => 1180 | 1280 °C => 1280 | 950 | 1120
%list firestart: 10 tonight | six in the morning | midnight | tomorrow at 8 | friday 5am | 23:15 | sunday evening | 4 p.m.
%list soak: 20 minutes => 20 | 15 min => 15 | half an hour => 30 | 45 minutes => 45 | ten minutes => 10 | an hour => 60
%list kiln: big kiln | kiln 2 | the little one in the back | Gusto | top loader | Skutt by the door | test kiln | Vulcan and Sons | K3
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list peak2: 1060 degrees => 1060 | 1240 | 980 °C => 980 | 1000 | 1180 degrees => 1180 | 1280 °C => 1280 | 950 | 1150 degrees => 1150
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
{kiln=oven}, {program:bisque=bisque}, {peak_celsius=peak}
start a {program:glaze=glaze} in {kiln=oven} {start_at=firestart}
~ {program:raku=raku} in {kiln=oven}
heat {kiln=oven} up to {peak_celsius=peak} and keep it there {hold_minutes=soak}, {program:glaze=glaze program}
{kiln=oven} is loaded and shut, off we go with the {program:bisque=biscuit|bisque}
only {program:drying=dry} the stuff in {kiln=oven}, nothing above {peak_celsius=peak}
{program:glaze=glaze}, {kiln=oven}, {peak_celsius=peak}, {hold_minutes=soak}, {start_at=firestart}
the power is cheaper at night, so let {kiln=oven} begin its {program:bisque=bisque} {start_at=firestart}
my mugs are dry enough, give them a {program:bisque=first firing} in {kiln=oven} to {peak_celsius=peak}
set {kiln=oven} going, {program:raku=raku}, top {peak_celsius=peak}
could {kiln=oven} run tonight? {start_at=firestart}, {program:glaze=for the glazes}, soak of {hold_minutes=soak}
{hold_minutes=soak} at {peak_celsius=peak} in {kiln=oven}
fire {kiln=kiln} with the {program:glaze=glaze} program at {start_at=at}
{program:bisque=bisque} in {kiln=kiln}, up to {peak_celsius=peak2}
start {kiln=kiln} on {program:drying=drying}, hold for {hold_minutes=min}
kiln {kiln=kiln}, program {program:glaze=glaze}, peak {peak_celsius=peak2}, hold {hold_minutes=min}
at {start_at=at} run a {program:raku=raku} firing in {kiln=kiln}
hold {hold_minutes=min} at {peak_celsius=peak2}, {program:bisque=bisque}, {kiln=kiln}
{program:glaze=glaze} firing to {peak_celsius=peak2} from {start_at=at} in {kiln=kiln}
%lang de
{program:bisque=Schrühbrand} in {kiln=oven_de} bis {peak_celsius:980=980 Grad}
starte {kiln=oven_de} um {start_at=time} mit {program:glaze=Glasurbrand}
%lang es
enciende el {kiln=oven_es} para un {program:glaze=esmalte} a {peak_celsius:1240=1240 grados}
{program:bisque=bizcocho} en el {kiln=oven_es}, mantén {hold_minutes:20=20 minutos}

%tool kiln.abort Break off a firing that is under way.
%also Returns the temperature at which the kiln was stopped.
%also Emergency end: elements off, door stays locked until it is cool.
%param kiln* (oven, unit) {"type": "string", "description": "Which kiln"}
%param reason (why, cause) {"type": "string", "description": "Why"}
%list kilnwoe: a shelf collapsed | the thermocouple reads nonsense | it smells of burnt plastic | somebody left a plastic lid inside | smoke from the plug | wrong cone | the roof is leaking on it | the fan died | there's wet ware in it
%list kiln: Kiln 2 | big kiln | test kiln by the window | Bertha | Rohde | raku kiln | left one | Fire and Clay | K-17 | school kiln
%list kilnwhy: the lid is cracked | smoke in the hall | wrong glaze on the top shelf | I set it to 1240 instead of 1040 | power went out and came back | cone fell early | Nora left a brush inside, plastic handle | too fast | it is stuck at 600
stop {kiln=oven}, {reason=kilnwoe}
{kiln=oven} off NOW
{reason=kilnwoe}, shut {kiln=oven} down
oh no, {reason=kilnwoe}! pull the plug on {kiln=oven}
we can't let {kiln=oven} go on, {reason=kilnwoe}
halt the firing in {kiln=oven}
don't let {kiln=oven} get any hotter
I fear for the pots, take {kiln=oven} out of its run because {reason=kilnwoe}
{kiln=oven} has to come down right away
emergency at {kiln=oven}: {reason=kilnwoe}
end it, {kiln=oven}, {reason=kilnwoe}
stop {kiln=kiln}, {reason=kilnwhy}
abort the firing in {kiln=kiln} with the note {reason=kilnwhy}
reason: {reason=kilnwhy}, abort {kiln=kiln}
kiln {kiln=kiln}, reason {reason=kilnwhy}
break off {kiln=kiln}: {reason=kilnwhy}
%lang de
{kiln=oven_de} sofort abbrechen, {reason:es riecht verbrannt=es riecht verbrannt}
~ brich den Brand in {kiln=oven_de} ab
%lang es
para el {kiln=oven_es}, {reason:sale humo=sale humo}
corta la cocción del {kiln=oven_es} ahora mismo

%tool kiln.reserve_shelf Keep room in a coming firing for somebody's pieces.
%also Returns the shelf number.
%also Members of the studio put their pots down for a firing: how many, how tall, which day.
%param potter (member, owner) {"type": "string", "description": "Whose pieces"}
%param pieces* (count, pots) {"type": "integer", "description": "How many pieces"}
%param tallest_cm (height) {"type": "number", "description": "Height of the tallest"}
%param firing_day* (day, date) {"type": "string", "description": "Day of the firing"}
%list fireday: next saturday | the 22nd | monday | 5 april | friday | tuesday week | wednesday | the 1st of march | thursday
%list tallcm: 30 cm => 30 | 18 | 42 cm => 42 | 25.5 cm => 25.5 | 12 | 55 cm => 55 | 8 cm => 8
%list maker: Ingrid | Rita | Pavel | Ms. Oduya | Bea and Tom | Hiro | class 7b | Nell | old Mr. Farrow | Saskia
%list onday2: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list heights: 30 | 24 cm => 24 | 18.5 | 42 | 12 cm => 12 | 35 centimetres => 35 | 20 | 27.5 cm => 27.5 | 50 | 16
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list tall: 24 cm => 24 | 31.5 cm => 31.5 | 18 centimetres => 18 | 40 cm => 40 | 12 cm => 12
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
{pieces=int} pieces for the firing {firing_day=fireday}
room for {pieces=int} bowls {firing_day=fireday}, the tallest is {tallest_cm=tallcm}
{potter=maker} has {pieces=int} pots for {firing_day=fireday}
can {potter=maker} get {pieces=int} things into the kiln {firing_day=fireday}
~ {firing_day=fireday}: {potter=maker}, {pieces=int}, up to {tallest_cm=tallcm}
I've thrown {pieces=int} cups and want them in {firing_day=fireday}
leave a corner free {firing_day=fireday} for {pieces=int} tiles of {potter=maker}
{potter=maker}'s vases, {pieces=int} of them and {tallest_cm=tallcm} high, would love to go along {firing_day=fireday}
is there still a board going begging {firing_day=fireday}? I have {pieces=int} small plates
squeeze {pieces=int} mugs in {firing_day=fireday}
save {potter=maker} a shelf, {pieces=int} figurines
reserve a shelf for {pieces=int} pieces by {potter=whoa} on {firing_day=onday2}
{firing_day=onday2} firing, {pieces=few} pieces, tallest {tallest_cm=heights}
~ potter {potter=whoa}, pieces {pieces=int}, height {tallest_cm=heights}, firing {firing_day=onday2}
for {potter=whob}, room in the kiln on {firing_day=onday2} for {pieces=int} pots
on {firing_day=onday2} I have {pieces=int} bowls, the tallest {tallest_cm=heights}
up to {tallest_cm=heights} high, {pieces=few} pieces from {potter=whob}, {firing_day=relday}
day: {firing_day=onday2} / count: {pieces=few} / whose: {potter=whoa}
~ {tallest_cm=tall} the tallest, {pieces=letters} pieces, on {firing_day=day}
for {potter=mate}, {firing_day=day2}: {pieces=heads} pots
{pieces=letters} on the shelf for {firing_day=day2}, mugs mainly, with a glaze I got from Japan
%lang de
Platz für {pieces=int} Schalen im Brand am {firing_day=weekday}
{potter=firstname} hat {pieces=int} Tassen für den Brand am {firing_day=weekday}, die höchste {tallest_cm:18=18 cm}
%lang es
guárdame sitio para {pieces=int} piezas en la hornada del {firing_day=weekday}
~ {potter=firstname} quiere meter {pieces=int} jarrones el {firing_day=weekday}

%server lab

%tool lab_book_instrument Reserve an instrument in the laboratory.
%also Books an instrument slot.
%also Blocks a microscope, centrifuge or other device for an experiment.
%param instrument* (device, equipment) {"type": "string", "description": "Device"}
%param start* (when, start_time) {"type": "string", "description": "Day and time"}
%param hours (duration_hours) {"type": "number", "description": "For how many hours"}
%param sample (specimen) {"type": "string", "description": "What is examined"}
%list instrument: PCR machine 2 | HPLC | incubator 3 | NMR | fume hood 4 | confocal microscope | x-ray diffractometer | thermocycler
%list instrument_the: electron microscope | centrifuge | mass spectrometer | laser table | clean room | spectrometer | glove box | flow cytometer
%list sample: yeast culture | pond water | blood samples | new alloy | leaf sections | graphene flakes | mouse tissue | polymer film | soil from plot 7 | caffeine standards | steel fragments | protein crystals | river sediment | battery cathode | coffee extract | moss
%list instrument2: mass spec | microscope 2 | centrifuge in room B | gel imager | Big Bertha | HPLC | freeze dryer | X-ray diffractometer | plate reader | old spectrometer by the window | PCR-4
%list moment: tomorrow at 8 | Friday 7 pm | Saturday at half past six | tonight at nine | the 12th at 19:30 | Sunday lunchtime | next Thursday around 8 | 4 May, 20:00 | Monday at noon | this evening at quarter past seven | Wednesday 10 am
%list hours: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list sample2: lake water | mouse liver, batch 7 | soil from the north field | yeast | tooth of a cave bear | serum and plasma | blank | leaf discs treated with salt | paint from the chapel | S-119
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list samp: soil from the bank of the canal | paint from the 1740 altar | serum of the mice in group C | ice from under the moss | beer with a cloud in it | steel from the bridge at Cork
%list instr: the centrifuge | HPLC 2 | the electron microscope | the freezer mill | NMR | spectrometer B | the glove box
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
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
book the {instrument=instrument2} {start=moment} for {hours=hours} hours
reserve the {instrument=instrument2} for {sample=sample2}, {start=moment}
instrument {instrument=instrument2}, start {start=moment}, hours {hours=hours}, sample {sample=sample2}
{hours=hours} hours on the {instrument=instrument2} from {start=moment}
to examine {sample=sample2}, I need the {instrument=instrument2} {start=moment}
for {hours=hours} hours, {start=moment}, the {instrument=instrument2}
{start=moment}: {instrument=instrument2}, {sample=sample2}, {hours=hours} h
{=name} is done at {=clock}, book me the {instrument=instrument2} {start=moment}
for {sample=samp}, {instrument=instr}, {start=slot2}
{hours=few2} hours on {instrument=instr} {start=slot2}, I share it with {=maria}
%lang de
(reservier|buch) [mir] {instrument=instrument} {start=when}

%tool lab_log_observation Write an observation into the lab notebook.
%also Appends to the notebook of an experiment.
%also Records what was seen or measured in an experiment.
%param experiment* (experiment_id, notebook) {"type": "string", "description": "Which experiment"}
%param observation* (note, text, entry) {"type": "string", "description": "What was seen"}
%list experiment: EXP-12 | yeast growth | run 44 | bean plants | titration 3 | crystal growth | EXP-7 | wind tunnel test | enzyme kinetics | fermentation B | laser alignment
%list experiment_the: corrosion test | pendulum | battery ageing study | cell culture | mouse study
%list observed: the solution turned blue after five minutes | no growth on plate three | temperature drifted to 38 degrees | crystals are visible under the lens | pH dropped faster than expected | one sample was contaminated | the signal is twice as strong today | a thin white film on the surface | it smells of almonds | sensor 2 failed at noon | leaves have started to curl | first bubbles after 90 seconds | colour faded overnight | mass loss is 0.3 grams | cells look healthy | peak shifted to the left | vibration above 40 hertz | the reaction stopped early | sample B cracked at 210 newtons | dilution was wrong, repeat tomorrow
%list obs: turned blue after ten minutes | no growth on plate 4 | smell of vinegar, strong | foam reached the lid and ran over | pH is 6.8 | crystals form at the edge, not in the middle | half of them died on Friday | colour unchanged | hotter than expected by two degrees | Ravi saw bubbles
%list exp: yeast 3 | Crystal Growth | batch B-12 | bread and mould | algae in salt water | Ella's gel | tmp-fix-2 | pH over time | the long run | light, no light
%list obsc: it turned blue after ten minutes | nothing grew on plate 4 | the foam reached the lid and ran over | crystals form at the edge, not in the middle | half of them died on Friday | the pH is 6.8 | it got two degrees hotter than expected | Ravi saw bubbles
%list seen: turned blue on contact with air after ten minutes | crystals at the edge of the dish under cover | no growth at all in the row by the window | smells of almonds, I left the room | foam up to the neck of flask two | mouse 9 sleeps on top of the wheel
%list expt: run 14 | Moss in Vacuum | series B | the yeast on rye trial | Paint 1740 | E-220
lab notebook ({experiment=experiment}|the {experiment=experiment_the}): {observation=observed}
note in ({experiment=experiment}|the {experiment=experiment_the}) that {observation=observed}
({experiment=experiment}|the {experiment=experiment_the}), observation: {observation=observed}
write down for ({experiment=experiment}|the {experiment=experiment_the}): "{observation=observed}"
record {observation=observed} under ({experiment=experiment}|the {experiment=experiment_the})
I just checked ({experiment=experiment}|the {experiment=experiment_the}) and {observation=observed}, put that in the lab journal
add to the notes of experiment ({experiment=experiment}|the {experiment=experiment_the}): {observation=observed}
~ for the record, in ({experiment=experiment}|the {experiment=experiment_the}) {observation=observed}
observation for ({experiment=experiment}|the {experiment=experiment_the}) - {observation=sentence}
add an observation to ({experiment=experiment}|the {experiment=experiment_the})
lab notebook: {observation=observed}
log {observation=obs} for {experiment=exp}
{experiment=exp}: {observation=obs}
under {experiment=exp} note that {observation=obsc}
~ observation {observation=obs}, experiment {experiment=exp}
{observation=seen}, for {experiment=expt}
under {experiment=expt} put {observation=seen}

%server newsroom
%list slug: tram-delay | Bees on the roof | budget-leak | The baker of Mill Lane | hospital-merger | cup-final-preview | Harbour plans | mayor-interview | flood-report | A winter without snow | school-rankings | Beaver comeback | data-breach | strike-monday | obituary-lindqvist | museum-opening
%list until2: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list headl: Fire under the Town Hall | Mayor walks out on budget | Bees on the Balcony | A Bridge to Nowhere | Harbour dues to double | From Rags to Rugs | the piece on the ferry | wolf-cull-2 | Nurses at the End of the Night

%tool newsroom/pitch Propose a story to the editors.
%also Returns the pitch's number.
%also An idea for an article: what it is about, which section it belongs to, how long it would be, by when.
%param idea* (story, about) {"type": "string", "description": "What the story is about"}
%param section (desk, department) {"type": "string", "enum": ["politics", "business", "culture", "sport", "local", "science"], "description": "Section"}
%param words (length, word_count) {"type": "integer", "description": "Length in words"}
%param ready_by (deadline, due) {"type": "string", "description": "When the copy would be in"}
%list storyidea: the bakery that heats a school | why nobody repairs the town clock | women who drive night buses | how the river got its beavers back | three mayors and one unpaid bill | the last typewriter shop | a chess club in prison | rents near the new tram line | a choir of retired miners | what happens to lost luggage | the boom in fake honey | a goalkeeper who studies bats | teachers leaving the islands | who owns the old brewery | noise from heat pumps | twenty years after the flood
%list copylen: 800 words => 800 | 1200 | 600 words => 600 | 450 | 2000 words => 2000 | 950
%list copyday: thursday noon | the 20th | tomorrow evening | monday | next friday | 1 december | wednesday morning | the end of the week
%list idea: the last baker in Leeds | who sold the town's stairs | bread and rent, a price check | why trains to Bath are late | a day with Mrs. O'Neill | cheap flats | science of sleep | the bridge nobody wants, and who pays for it | women's football | Ella Moor at 80
%list words: 800 words => 800 | 1200 words => 1200 | 500 | 600 words => 600 | 2000 words => 2000 | 900 | 350 words => 350
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list wds: 900 words => 900 | 1200 | 650 words => 650 | 2000 words => 2000 | 400
%list story: a school in which nobody gets marks | why the ferry to Skye stops at noon | people who live on the roofs | the man behind the fake Vermeers | what happens to bikes left at stations | a village without doctors and what it does about it | the last lamplighter | wolves on the school run | who really owns the lake | from prison to the pastry shop
%list storyidea_de: die letzte Schreibmaschinenwerkstatt | Mieten an der neuen Tramlinie | warum die Turmuhr steht
%list storyidea_es: la última librería del barrio | el coro de mineros jubilados | por qué no funciona el reloj de la torre
how about a piece on {idea=storyidea}
{idea=storyidea}, {section:local=local}, {words=copylen}
story idea: {idea=storyidea}
~ I'd love to write about {idea=storyidea} for {section:culture=culture}, {words=copylen}, you'd have it {ready_by=copyday}
{section:business=business}: {idea=storyidea}
offer {idea=storyidea} to the {section:sport=sports} people, {words=copylen}
for the {section:science=science} page, {ready_by=copyday}, {idea=storyidea}
nobody has done {idea=storyidea} yet, put it to the desk
suggest to the editors a feature about {idea=storyidea}, {ready_by=copyday}
my neighbour told me something that would make a great read, {idea=storyidea}, maybe {words=copylen} in {section:local=the local pages}
could {section:politics=politics} use {words=copylen} about {idea=storyidea}
pitch {words=copylen} for {section:culture=arts}, in by {ready_by=copyday}
pitch {idea=idea} to {section:culture=culture}, {words=words}
for {section:local=local}: {idea=idea}, ready by {ready_by=until2}
{words=words} on {idea=idea} by {ready_by=day3}
idea {idea=idea}, section {section:business=business}, words {words=words}, ready {ready_by=day3}
by {ready_by=day3} for {section:science=science}, a story about {idea=idea}
for {section:culture=culture|the culture pages}, {words=wds}: {idea=story}
{idea=story}, I could hand it in by {ready_by=until}
pitch: {idea=story}. met somebody on the night train with a tale to tell
at {words=wds}, by {ready_by=until}, {section:local=local|local pages}, {idea=story}
%lang de
Themenvorschlag fürs {section:local=Lokale}: {idea=storyidea_de}
schlag der Redaktion vor: {idea=storyidea_de}, {words:600=600 Wörter}
%lang es
propón un reportaje sobre {idea=storyidea_es} para {section:culture=cultura}
tengo un tema para {section:local=local}: {idea=storyidea_es}, {words:800=800 palabras}

%tool newsroom/embargo Hold an article back until a moment.
%also Returns the moment of release.
%also Keep a finished piece from going out before a given date and time.
%param article* (slug, headline) {"type": "string", "description": "Headline or slug"}
%param until* (release_at, not_before) {"type": "string", "description": "Not before this"}
%list embargo: midnight | sunday 6 am | the 4th at noon | tomorrow 00:01 | friday 18:00 | monday morning | 9 october, 14:30 | the press conference | eight tonight | the first of may
%list head: Mayor Sells the Stairs | bread-and-roses | Who Pays for the Bridge? | Leeds to Close Two Pools by May | budget-2027 | Rivers by Ella Moor: a review | fire-at-pinos | Strike Off, Trains Back on Monday | Until the Last Bus | harbour
%list slot2: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
hold {article=slug} till {until=embargo}
{article=slug} not before {until=embargo}
{article=slug}, embargo {until=embargo}
the ministry insists that {article=slug} stays under wraps until {until=embargo}
sit on {article=slug}, we promised them {until=embargo}
nobody may read {article=slug} before {until=embargo}
don't let {article=slug} out of the house until {until=embargo}
~ earliest release of {article=slug} is {until=embargo}
we've given our word to the family, so {article=slug} waits for {until=embargo}
{until=embargo} and not a minute sooner for {article=slug}
keep {article=slug} in the drawer
hold {article=head} until {until=slot2}
until {until=until2} keep back {article=head}
embargo on {article=head}, not before {until=slot2}
article: {article=head}, until: {until=slot2}
nothing before {until=slot} of {article=headl}
{until=slot}, not a minute earlier, {article=headl}
hold {article=headl} back till {until=slot}, the lawyers from Leeds are on the phone
%lang de
~ {article=slug} erst ab {until=weekday} freigeben
Sperrfrist für {article=slug} bis {until=date}
%lang es
{article=slug} no sale hasta {until=date}
embargo para {article=slug} hasta el {until=weekday}

%tool newsroom/correct Print a correction to an article that is out.
%also Returns the text of the correction box.
%also What was wrong and how it should read; with an apology if wanted.
%param article* (slug, headline) {"type": "string", "description": "Headline or slug"}
%param wrong (error, was) {"type": "string", "description": "What it says"}
%param right* (correction, should_be) {"type": "string", "description": "What it should say"}
%param apologise (apology, say_sorry) {"type": "boolean", "description": "Say sorry to those concerned"}
%list wasprinted: 40 million | his brother Karl | Tuesday | the oldest bridge in Europe | 1968 | Mayor Hughes | twelve injured | a former teacher | kilometres | the left bank | she was fired | 7 percent
%list isright: 14 million | his cousin Karl | Thursday | the second oldest bridge | 1986 | Deputy Mayor Hughes | two injured | a retired nurse | miles | the right bank | she resigned | 0.7 percent
%list artix: Mayor sells the old bridge | mill-lane-reopens | Rivers by Ella Moor wins prize | School to close in May | fire-at-hall-4 | Bread and butter issues | Ten killed, says police | Who owns The Anchor | new-bus-to-york | The man who sold the stairs
%list rightx: 1986 | Ella Moor | three thousand euros | Saturday, 4 May | the deputy mayor, Roisin O'Malley | two injured | King's Lynn | tenant of The Anchor | bus and ferry to York | Mrs. D'Angelo
%list wrongx: 1968 | Peter Moor | three million euros | Friday, 3 May | the mayor of Leeds | twelve dead and four injured | Hull | owner of The Anchor | train to York | Mrs. Angelo
%list wrongt: he was born in 1961 | the fire began in the cellar | Smith, the mayor | 40,000 people came | it opens in May | she resigned on Monday | a quarter of the harvest | made by Siemens
%list rightt: he was born in 1916 | the fire began under the roof | Smyth, the deputy mayor | 4,000 people came | it opens in March | she was let go on Friday | three quarters of the harvest | made by Bosch in Stuttgart
in {article=slug} it says {wrong=wasprinted}, should be {right=isright}
{article=slug}: {right=isright}, not {wrong=wasprinted}
we got it wrong in {article=slug}, the truth is {right=isright}
run a correction on {article=slug}, we wrote "{wrong=wasprinted}" instead of "{right=isright}"
readers are writing in droves because {article=slug} has {wrong=wasprinted} where it ought to have {right=isright}
erratum for {article=slug}, {right=isright}, {apologise:true=and we're sorry}
{article=slug} needs a little box saying that it's {right=isright}, {apologise:false=no grovelling}
put right {article=slug}, {wrong=wasprinted} is false and {right=isright} is true
the lawyer called about {article=slug}: make it {right=isright}, {apologise:true=with an apology}
own up that {article=slug} was mistaken, {wrong=wasprinted} must read {right=isright}
~ {wrong=wasprinted} in {article=slug} is nonsense, tell the readers it was {right=isright}
correct {article=artix}: {right=rightx} instead of {wrong=wrongx}
in {article=artix}, change {wrong=wrongx} to {right=rightx}
article {article=artix}, wrong {wrong=wrongx}, right {right=rightx}, {apologise:true=with an apology|and say sorry}
print a correction to {article=artix}, it should be {right=rightx}
not {wrong=wrongx} but {right=rightx} in the article {article=artix}, {apologise:false=no apology|without apology}
not "{wrong=wrongt}" but "{right=rightt}", in {article=headl}
in {article=headl} it has to read {right=rightt}
{right=rightt} instead of {wrong=wrongt}, {article=headl}, {apologise:true=and say sorry for it|with an apology}
%lang de
Berichtigung zu {article=slug}: statt {wrong:Dienstag=Dienstag} muss es {right:Donnerstag=Donnerstag} heißen
in {article=slug} steht {wrong:1968=1968}, richtig ist {right:1986=1986}, {apologise:true=wir entschuldigen uns}
%lang es
fe de erratas de {article=slug}: donde dice {wrong:martes=martes} debe decir {right:jueves=jueves}
corrige {article=slug}, era {right:dos heridos=dos heridos}, {apologise:true=con disculpa}

%server quayside
%list shipday: friday evening | saturday around noon | the 14th | tomorrow | 3 august | tonight | july 9 at six | next tuesday | whit monday | the first of june | 2025-07-18 | sunday 4pm | the day after tomorrow | wednesday night | 21:30 today | thursday | late on monday
%list berthno: B12 | C4 | A-07 | pier 3, place 9 | D21 | E5 | pontoon 2 number 14 | F8 | A1 | G16 | K3 | north jetty 6

%tool harbor.request_berth Ask the marina for a place to moor a boat.
%also Returns the pier and number that were allotted.
%also Gets a visiting vessel a spot at the pontoon from the day it comes in, for some nights, fitting its length.
%param boat* (vessel, ship_name) {"type": "string", "description": "Name of the vessel"}
%param arrival* (eta, from) {"type": "string", "description": "When it comes in"}
%param nights (stay) {"type": "integer", "description": "How many nights it stays"}
%param length_m (loa, length) {"type": "number", "description": "Length over all in metres"}
%param side (fender_side) {"type": "string", "enum": ["port", "starboard"], "description": "Side the fenders hang on"}
%list ship: Albatros | Sea Breeze | Nordlys | Blue Moon | Old Faithful | Marie-Claire | Second Wind | Tern | Puffin II | Wanderer | Lady Jane | Kittiwake | Morning Star | Stormvogel | Salt and Pepper | Grey Goose | Lucky Seven | Zephyr
%list metres: 9 m => 9 | 12 metres => 12 | 7.5 m => 7.5 | 14 meters => 14 | 11.2 m => 11.2 | 10.5 m => 10.5 | 8 metres => 8 | 16 m => 16 | 13.4 m => 13.4
%list boat9: Salt and Pepper | The Second Wind | Mona | Grey Heron | Out to Lunch | Lady of the Lake | Rosinante | Why Not, Two | Pip's Promise | Tern | Never on Sunday
%list met9: 8 | 9.5 | 11.2 | twelve => 12 | 7 | 14.5 | 10 | 6.8 | 13 | 10.4 | 16
%list boat: Seute Deern | the Albatros | Nordlys | My Way | SY Calypso | Tante Frieda | Windfall | the Black Pearl of Kent | Zephyr II
%list len: 11.5 metres => 11.5 | 9 m => 9 | 14.2 m => 14.2 | 8.75 metres => 8.75 | 12 metres => 12
can we tie up with the {boat=ship} {arrival=shipday}? {nights=int} nights
{boat=ship}, {length_m=metres}, {arrival=shipday}, {nights=int} nights
~ we're sailing in {arrival=shipday} and would like to stay {nights=int} nights with you, the boat is called {boat=ship}
a mooring for {boat=ship} from {arrival=shipday} please
I'm the skipper of {boat=ship}, {length_m=metres} long, and I'd need somewhere to lie {arrival=shipday}
any room for {length_m=metres} {arrival=shipday}, name {boat=ship}, fenders to {side:port=port}
eta {arrival=shipday}, {boat=ship}, {side:starboard=starboard} side to, {nights=int} nights
the weather is chasing us, so {boat=ship} has to come in {arrival=shipday} instead of anchoring out, find us a slot for {nights=int} nights
my brother lands with {boat=ship} {arrival=shipday}, she's {length_m=metres}, sort him out a place at the pontoon
we need a place for {boat=ship}, {nights=int} nights
{nights=int} nights on the visitors' pontoon from {arrival=shipday}
could you squeeze {boat=ship} in somewhere {arrival=shipday}
berth for {boat=boat9} from {arrival=onday} for {nights=nfew} nights
{nights=nfew} nights from {arrival=anyday}, {length_m=met9} metres, name {boat=boat9}
boat {boat=boat9} length {length_m=met9} m arrival {arrival=onday} nights {nights=nfew}
fenders on the {side:starboard=starboard} side, arriving {arrival=anyday}, {boat=boat9}
for {nights=nfew} nights, {length_m=met9} metres long, {boat=boat9} arriving on {arrival=onday}
{nights=nts} nights from {arrival=day}, {boat=boat}, {length_m=len}
fenders {side:port=to port|on the port side}, {boat=boat}, in on {arrival=day}
{boat=boat} wants a place on {arrival=day}, coming over from Jersey with a broken loo
%lang de
Liegeplatz für die {boat=ship} ab {arrival=weekday}, {nights=int} Nächte
wir laufen am {arrival=weekday} mit der {boat=ship} ein und bräuchten einen Platz
%lang es
un amarre para el {boat=ship} el {arrival=weekday}, {nights=int} noches
llegamos el {arrival=weekday} con el {boat=ship}, ¿nos dais sitio?

%tool harbor.shore_power Switch the electricity at a berth on or off.
%also Returns the meter reading.
%also The power pillar on the jetty: live or dead, with a limit in amps if wanted.
%param berth* (pillar, slot) {"type": "string", "description": "Berth, such as B12"}
%param state* (power, switch) {"type": "string", "enum": ["on", "off"], "description": ""}
%param limit_amps (amps, fuse) {"type": "integer", "description": "Most amps that may be drawn"}
%list ampere: 6 | 16 amps => 16 | 10 A => 10 | 4 amps => 4 | 13 | 32 A => 32 | 8 amps => 8
%list berth: B12 | A3 | c-07 | pontoon 4 | D22 | visitors 2 | E1 | north quay 9 | F-15 | slip 6
%list amps: 16 amps => 16 | 10 A => 10 | 32 amps => 32 | six amps => 6 | 25 amps => 25 | 63 A => 63 | 20 | twelve amps => 12 | 8 amps => 8 | 50 A => 50
{state:on=hook up|connect} {berth=berthno}, {limit_amps=ampere} is enough
{berth=berthno} {state:on=on}
{berth=berthno} {state:off=off}, they left this morning
{state:off=cut} the juice at {berth=berthno}, please
~ no current on {berth=berthno}, can you {state:on=turn it on}
{state:on=give} {berth=berthno} some electricity now, max {limit_amps=ampere}
{state:on=activate} the pillar at {berth=berthno}, but cap it at {limit_amps=ampere}
my fridge is warming up on {berth=berthno}, somebody must have forgotten to {state:on=switch us on}
the guests on {berth=berthno} haven't paid for three days, so {state:off=disconnect} their cable
socket on {berth=berthno} {state:off=dead}, I want to work on it with wet hands
we'd like a hookup at {berth=berthno}, {limit_amps=ampere}, {state:on=live} before supper
{state:off=kill} the mains for {berth=berthno}
{state:on=turn on|connect} the mains at {berth=berth}, {limit_amps=amps} at most
{state:off=cut|pull} the current for berth {berth=berth}
{berth=berth} electricity {state:on=on}, up to {limit_amps=amps}
socket at {berth=berth} {state:off=off|dead}, the 16 metre yacht has sailed
%lang de
~ Landstrom an {berth=berthno} {state:on=einschalten}, höchstens {limit_amps=ampere}
bitte den Strom an {berth=berthno} {state:off=abstellen}
%lang es
{state:on=conecta} la luz del amarre {berth=berthno}
{state:off=corta} la corriente en el {berth=berthno}

%tool harbor.pump_out Order the boat that empties holding tanks.
%also Returns the time at which the service calls.
%also Have a sewage, waste water or bilge tank sucked dry at the berth.
%param berth* (location, place) {"type": "string"}
%param tank (kind, waste) {"type": "string", "enum": ["black_water", "grey_water", "bilge"], "description": "Which tank"}
%param when (time, slot) {"type": "string", "description": "Wanted time"}
%list berthx: B12 | 4-09 | 77 | C-03 | North jetty 2 | D7 by the fuel dock | A1 | 14b | Harbour Wall 6 | F-20
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
{tank:black_water=sewage|toilet} tank on {berth=berthno} is full
please get the {tank:bilge=bilge} emptied at {berth=berthno} {when=shipday}
{berth=berthno}, {tank:grey_water=grey water}, {when=shipday}
the loo won't flush any more because the {tank:black_water=holding tank for the toilet} is up to the brim, we lie at {berth=berthno}
send the honey boat to {berth=berthno}
suction service for {berth=berthno} {when=shipday}, {tank:black_water=black water}
who sucks out the {tank:grey_water=grey} tank here? I'm at {berth=berthno}, {when=shipday} would suit me
there's oily stuff in our {tank:bilge=bilge} and I don't want it in the sea, come by {berth=berthno} {when=shipday}
empty us {when=shipday}, we're on {berth=berthno}
before the kids get on board {when=shipday} the waste has to be gone from {berth=berthno}
{when=shipday}: drain {tank:grey_water=shower and sink water} at {berth=berthno}
could somebody see to our {tank:black_water=black} tank
pump out the {tank:black_water=black water|black water tank} at berth {berth=berthx} on {when=whnx}
on {when=whnx}, send the pump-out boat to berth {berth=berthx}
berth {berth=berthx}, tank {tank:grey_water=grey water|grey}, time {when=whnx}
empty the {tank:bilge=bilge} for berth {berth=berthx}
%lang de
{tank:black_water=Fäkalientank} an {berth=berthno} bitte am {when=weekday} leer pumpen
schickt am {when=weekday} jemand zum Absaugen zu {berth=berthno}
%lang es
hay que vaciar la {tank:bilge=sentina} en {berth=berthno} el {when=weekday}
manda el servicio de aspiración al {berth=berthno}

%tool harbor.expected_arrivals List the vessels that are expected on a day.
%also Returns names, lengths and hours.
%also Which ships are announced, of one kind or from one country only if told.
%param day (date, on_date) {"type": "string", "description": "Day"}
%param kind (type, vessel_type) {"type": "string", "enum": ["sailing", "motor", "fishing", "cargo"], "description": "Sort of vessel"}
%param flag (country, nation) {"type": "string", "description": "Country whose flag they fly"}
%list flagland: Denmark | the Netherlands | France | Finland | Britain | Norway | Ireland | Portugal | Sweden | Italy | Estonia | Iceland
%list flag: Norway | the Netherlands | Malta | Panama | France | Trinidad and Tobago | Denmark | the UK | Greece | Portugal
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day4: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
who's coming in {day=shipday}
any {kind:cargo=freighters|cargo ships} {day=shipday}?
{kind:sailing=sailing boats} from {flag=flagland}, {day=shipday}
how full will the basin get {day=shipday}
I have to plan the crew for {day=shipday}, so what's announced in the way of {kind:motor=motor boats}
{kind:fishing=trawlers} due {day=shipday}
is there anything from {flag=flagland} on the list {day=shipday}
are the {kind:fishing=fishermen} back {day=shipday}
incoming, {flag=flagland}
my cousin collects flags and asks whether we'll see one of {flag=flagland} {day=shipday}
{day=shipday}, incoming {kind:motor=motor yachts} only
show the harbour master what to expect
{kind:cargo=cargo ships} under the flag of {flag=flag} on {day=day3}
{kind:sailing=sailing boats} from {flag=flag} {day=day4}
arrivals on {day=day3}, {kind:fishing=fishing boats} only
day {day=day4}, flag {flag=flag}, kind {kind:motor=motor}
flag: {flag=flag}, type: {kind:sailing=sailing}
~ who comes into the harbour {day=day4} under {flag=flag}
which {kind:motor=motor boats} are expected {day=day4}
%lang de
welche Schiffe laufen am {day=weekday} ein
kommen am {day=weekday} {kind:sailing=Segler} herein?
%lang es
¿qué barcos entran el {day=weekday}?
¿hay {kind:fishing=pesqueros} anunciados para el {day=weekday}?

%server shopfloor
%list machine: press 4 | line 2 | robot arm 3 | lathe B | injection molder 1 | oven 5 | welder 7 | M-204 | extruder A | CNC 12 | press 1 | printer line B | mixer 3 | crane 2 | M-310
%list machine_the: CNC mill | laser cutter | packaging machine | conveyor | bottling line | big saw | palletizer
%list mach: press 2 | the lathe by the door | CNC 4 | the laser cutter | line B | the bottling unit | saw 3 | the oven in hall two

%tool machine_status Is a machine running, idle or broken.
%also Returns machine state and output.
%also Shows what a production machine is doing and how many parts it has made.
%param machine* (machine_id, equipment) {"type": "string", "description": "Name of the machine"}
%list mach2: press 4 | lathe by the door | Big Bertha | CNC-2 | laser cutter | packing line, hall B | welding robot 11 | the old milling machine | bottling plant | saw and sander | injection unit nine
~ is ({machine=machine}|the {machine=machine_the}) running?
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
is {machine=mach2} up
{machine=mach2}, working or broken down?
how's {machine=mach2} doing on the factory floor
does {machine=mach2} stand still at the moment
%lang de
läuft {machine=machine} noch?

%tool machine_stop Stop a production machine.
%also Halts a machine.
%also Shuts a machine down, at once in an emergency or after the current part, and logs why.
%param machine* (machine_id, equipment) {"type": "string", "description": "Name of the machine"}
%param reason (cause, note) {"type": "string", "description": "Why it is stopped"}
%param emergency (immediate) {"type": "boolean", "description": "Stop at once"}
%list stopwhy: oil is leaking | tool change | it makes a strange noise | shift is over | the sensor is wrong | a part got stuck | someone is inside the cell | too much scrap | maintenance is due | material ran out | it smells burnt | the guard door is open | fire alarm | the belt slipped | quality asked for it | bearing runs hot
%list mach2: press 4 | Line B | lathe by the door | robot arm | CNC-2 | big saw | oven, left | Old Betsy | packer and labeller | M-17 | conveyor to hall 3
%list stop: belt is torn | it smells of smoke | tool change, takes an hour | no material from line A | oil on the floor | Sal heard a bang and the guard came off | sensor fault | cleaning | parts come out too short
%list mwhy: smoke from under the hood | the belt runs off to the left | a glove is in the rollers | wrong foil for the batch | noise like a spoon in a blender | we're out of bottles from Graz
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
stop {machine=mach2} because of this: {reason=stop}
{machine=mach2} off, {emergency:true=emergency}, {reason=stop}
reason {reason=stop}, machine {machine=mach2}
{emergency:true=emergency stop} for {machine=mach2}
stop {machine=mach2}, {emergency:false=no emergency}, {reason=stop}
{reason=mwhy}, stop {machine=mach}
{machine=mach} off, {emergency:true=this second|emergency}, {reason=mwhy}

%tool machine_report_defect Record scrap or defective parts.
%also Logs rejected parts.
%also Writes down how many bad parts a machine made and what is wrong with them.
%param machine* (machine_id) {"type": "string", "description": "Name of the machine"}
%param count* (quantity, scrap_count) {"type": "integer", "description": "Number of bad parts"}
%param defect (defect_type) {"type": "string", "enum": ["scratch", "crack", "wrong_size", "discoloration", "missing_part"], "description": "What is wrong"}
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
%list mach2: lathe 3 | press B | CNC mill by the door | Old Bertha | moulding line 2 | packer | bending machine, hall 4 | Trumpf 5000 | extruder | welding robot and feeder | M-17 | saw
%list qty: 12 | 40 | 300 | six => 6 | 25 | 150 | 8
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
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
~ report {count=int} {defect:scratch=scratched} parts
{count=ten} pieces from {machine=mach2} have {defect:crack=cracks|a crack|hairline cracks}
{machine=mach2}, {count=ten} rejects, {defect:missing_part=a part is missing|incomplete}
log {count=ten} scrap parts for {machine=mach2}, {defect:discoloration=discoloured|wrong colour|stained}
{machine=mach2} just spoiled {count=ten} parts, started from scratch today
{count=qty} with {defect:scratch=scratches} off {machine=mach}
{machine=mach} spat out {count=qty} bad ones while {=anna} was at lunch
%lang es
registra {count=int} piezas defectuosas de {machine=machine}

%server theatreplan
%list sick: Mr. Okoye | Mrs. Lindqvist | Harold Pym | patient 4471 | Rosa Medina | little Finn | Mr. Ferraro | Ms. Tanaka | Edith Boyle | bed 12 | Ahmed Saleh | Mrs. Novak | Gus Whitlock | case 2207
%list cutter: Dr. Lang | Professor Adeyemi | Dr. Ito | Sørensen | Dr. Bell | Miss Carver | Dr. Rahimi | Ortega | Dr. Vance
%list theatreno: 3 | 1 | 5 | 2 | 8 | 6 | 4 | 7
%list sick_de: Herr Okoye | Frau Novak | Patient 4471 | Frau Lindner | Rosa Medina
%list sick_es: Rosa Medina | don Ramiro | señora Vidal | Ahmed Saleh

%tool mcp__theatreplan__schedule_operation Plan a surgery in an operating theatre.
%also Returns the case number and the team.
%also Puts a procedure for a patient on the list of a theatre at a time, with the surgeon and the minutes it will take.
%param patient* (patient_name, case_for) {"type": "string", "description": "Patient"}
%param procedure* (operation, surgery) {"type": "string", "description": "What is done"}
%param surgeon (operator, doctor) {"type": "string", "description": "Who operates"}
%param theatre (room, or_number) {"type": "integer", "description": "Number of the theatre"}
%param start* (time, when) {"type": "string", "description": "Day and time"}
%param minutes (duration) {"type": "integer", "description": "Expected length"}
%list surgery: appendectomy | left hip replacement | cataract surgery | gallbladder removal | knee arthroscopy | hernia repair | tonsillectomy | heart bypass | carpal tunnel release | caesarean | thyroidectomy | spinal fusion L4 L5 | skin graft | bowel resection | stent change | removal of plates and screws
%list opstart: monday 7:30 | tomorrow at 8 | the 14th at noon | friday 9 am | tuesday first thing | today at 16:15 | 3 march 10:00 | next wednesday 13:45 | thursday at eleven
%list opmins: 90 minutes => 90 | two hours => 120 | 45 min => 45 | an hour => 60 | 150 minutes => 150 | half an hour => 30 | three hours => 180
%list surgeries: appendectomy | hip replacement on the left | removal of a cyst | cataract surgery | knee arthroscopy with meniscus repair | hernia | bypass | tonsils and adenoids | caesarean | screw out of the ankle | biopsy under ultrasound | gallbladder
%list patients: Mr. Boateng | Ella Moor | Henrike Vogt | the boy in room 12 | Mrs. O'Neill | Pavel Novak | J. Carter | Rose Green | patient 4471 | Lady Ashdown | Carlo De Luca
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
%list theatreno2: 2 | 3 | 1 | 4 | five => 5 | 6 | 7 | 11 | two => 2 | 9
%list surgeons: Dr. Iyer | Prof. Hall | Dr. Young | Martinez | Dr. Anders-Lund | Ms. Okafor | Dr. May | Sven Larsen | Dr. D'Angelo | the head surgeon
%list minnum: 30 | 45 | 60 | 90 | 20 | 50 | 75 | 120 | 25 | 40 | 15
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | 90 minutes => 90 | two hours => 120 | half an hour => 30 | 20 min => 20 | 50 minutes => 50 | an hour and a half => 90 | 75 min => 75 | 15 minutes => 15
%list proc: left hip replacement | hernia repair with mesh | removal of a cyst under the arm | gallbladder by keyhole | cataract on the right | carpal tunnel release | wisdom teeth under general | c-section | fixing a wrist with a plate
%list surg: Dr. Amari | Prof. Weiss | Mr Bhatt | Dr. Solano | Miss Keane | Dr. Ekström | Dr. Papadakis
%list fullm: Edith Marlowe | Josef Huber | Carmen Ortiz | Patrick Doyle | Helga Sommer | Jan Kowal | Bridget Walsh | Anton Dvorak | Luigi Ferrari | Esther Obi | Max Rosenthal | Greta Nilsson | Leyla Demir | Franz Maier
%list mins2: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
{patient=sick}, {procedure=surgery}, {start=opstart}
{surgeon=cutter} does the {procedure=surgery} on {patient=sick} {start=opstart}, theatre {theatre=theatreno}
book theatre {theatre=theatreno} {start=opstart}, {minutes=opmins}, {procedure=surgery} for {patient=sick}
we need to get {patient=sick} under the knife {start=opstart}: {procedure=surgery}
{patient=sick} for {surgeon=cutter}, {procedure=surgery}, allow {minutes=opmins}
{procedure=surgery}, {patient=sick}, room {theatre=theatreno}, {start=opstart}
the scan came back and it can't wait, so {patient=sick} gets the {procedure=surgery} {start=opstart}, {surgeon=cutter} has agreed to operate
find {patient=sick} a place on the table {start=opstart} with {surgeon=cutter}
slot in {procedure=surgery}, {minutes=opmins}, {start=opstart}, patient is {patient=sick}
{start=opstart} please put the {procedure=surgery} of {patient=sick} into number {theatre=theatreno}
could {surgeon=cutter} take {patient=sick} {start=opstart}? it's {procedure=surgery}, about {minutes=opmins}
anaesthesia cleared {patient=sick}, add the {procedure=surgery} to the plan
schedule {procedure=surgeries} for {patient=patients}, {start=moments}
{start=moments}, theatre {theatre=theatreno2}: {procedure=surgeries} on {patient=patients} by {surgeon=surgeons}
patient {patient=patients}, procedure {procedure=surgeries}, surgeon {surgeon=surgeons}, start {start=moments}, {minutes=minnum} min
{surgeon=surgeons} operates on {patient=patients} {start=moments}, {procedure=surgeries}, in theatre {theatre=theatreno2}
plan {minutes=mins} in theatre {theatre=theatreno2} for the {procedure=surgeries} of {patient=patients}, start {start=moments}
with {surgeon=surgeons}, {patient=patients} for {procedure=surgeries}, {start=moments}
who: {patient=patients} / what: {procedure=surgeries} / when: {start=moments} / OR: {theatre=theatreno2}
{procedure=proc} on {patient=fulln} by {surgeon=surg}, {start=slot}
{start=slot}, theatre {theatre=nts}, {patient=fullm}, {procedure=proc}
{patient=fulln} {procedure=proc} {start=slot}, the daughter will drive him home
{minutes=mins2} should do for it: {procedure=proc}, {patient=fullm}, {start=slot}
%lang de
{patient=sick_de}, {procedure:Knie-Arthroskopie=Knie-Arthroskopie}, am {start=weekday}, Saal {theatre=theatreno}
setz {patient=sick_de} für die {procedure:Blinddarm-OP=Blinddarm-OP} am {start=weekday} auf den Plan
%lang es
programa a {patient=sick_es} para {procedure:cataratas=cataratas} el {start=weekday}, quirófano {theatre=theatreno}
{patient=sick_es} se opera de {procedure:hernia=hernia} el {start=weekday} con {surgeon:doctor Ortega=doctor Ortega}

%tool mcp__theatreplan__drop_operation Take a planned surgery off the list.
%also Returns the gap that comes free.
%also The patient is not fit, the bed is missing, somebody changed their mind: the case will not take place.
%param patient* (case, patient_name) {"type": "string", "description": "Patient"}
%param reason (why, cause) {"type": "string", "enum": ["unfit", "no_bed", "patient_declined", "no_staff", "equipment"], "description": "Why not"}
%list sick2: Mr. Hartmann | Mrs O'Neill | patient 118 | Anneke de Vries | the hip in room 4 | Tomasz Kern | patient Lund | Mia Carlsson | Ruben | Kwame Boateng | Rosa and her appendix
{patient=sick} won't be operated, {reason:unfit=has a fever|blood pressure through the roof}
take {patient=sick} off the list
{patient=sick} {reason:no_bed=no bed on intensive care}
{patient=sick} has {reason:patient_declined=withdrawn consent|said no}, so the surgery is off
strike {patient=sick}, {reason:no_staff=two nurses short}
scratch {patient=sick} from the theatre plan
{reason:equipment=the C-arm is broken}, we can't do {patient=sick}
{patient=sick} ate breakfast, of all things, and is {reason:unfit=not fit for anaesthesia}, so that's that for today
no surgery for {patient=sick} after all
tell the theatre they needn't wait for {patient=sick}, {reason:patient_declined=he changed his mind}
pull {patient=sick}, {reason:no_bed=there isn't a bed}
we're letting {patient=sick} go home unoperated because {reason:no_staff=there's no anaesthetist}
cancel surgery for {patient=sick2}, {reason:no_bed=no bed|no bed free}
{patient=sick2} won't be operated, {reason:patient_declined=said no|changed their mind}
take {patient=sick2} off today's operations, {reason:equipment=broken device|equipment failed}
no operation on {patient=sick2}, the bed stays on the ward
%lang de
~ {patient=sick_de} vom OP-Plan nehmen, {reason:unfit=hat Fieber}
die Operation von {patient=sick_de} fällt aus, {reason:no_bed=kein Bett frei}
%lang es
quita a {patient=sick_es} del quirófano, {reason:unfit=tiene fiebre}
la operación de {patient=sick_es} no se hace, {reason:no_staff=falta personal}

%tool mcp__theatreplan__theatre_day Show a day's list of surgeries.
%also Returns the cases in their order.
%also What is operated when, in one theatre or by one surgeon if told.
%param day* (date) {"type": "string", "description": "Day"}
%param theatre (room) {"type": "integer", "description": "Number of the theatre"}
%param surgeon (doctor, operator) {"type": "string", "description": "Only this surgeon"}
%list opday: tomorrow | monday | the 14th | friday | today | next tuesday | the 9th | wednesday
%list surg9: Dr. Iyer | O'Dowd | Professor Quill | Mensah | Dr. Anne-Marie Voss | van der Berg | Ruiz | Dr. Old | D'Arcy and Lund
%list opday_de: morgen | Montag | heute | Freitag
theatre list {day=opday}
what's on in theatre {theatre=theatreno} {day=opday}
{surgeon=cutter}, {day=opday}, which cases
who's being operated {day=opday}
is {surgeon=cutter} in theatre {day=opday}
{day=opday} theatre {theatre=theatreno}
how long is the programme of {surgeon=cutter} going to run {day=opday}
I'm scrubbing in {day=opday} and would like to know what awaits me in room {theatre=theatreno}
read out the cases for {day=opday}
is anything going on {day=opday} in number {theatre=theatreno}, the technicians want to get at the lamp
order of surgeries {day=opday}, only {surgeon=cutter}'s
what are we cutting {day=opday}
surgeries on {day=onday} in theatre {theatre=nfew}
list of {surgeon=surg9} for {day=anyday}, theatre {theatre=nfew}
day {day=onday} theatre {theatre=nfew} surgeon {surgeon=surg9}
in theatre {theatre=nfew} with {surgeon=surg9} on {day=onday}
%lang de
OP-Programm für {day=opday_de}
was operiert {surgeon:Dr. Lang=Dr. Lang} am {day=weekday}
%lang es
~ ¿qué operaciones hay el {day=weekday} en el quirófano {theatre=theatreno}?
lista de quirófano del {day=weekday}

%tool mcp__theatreplan__order_instruments Have sterile instrument trays brought to a theatre.
%also Returns when the trays arrive.
%also Asks central sterilisation for a set, once or several times, urgent if somebody is waiting with open hands.
%param tray* (set, instruments) {"type": "string", "description": "Which set"}
%param theatre* (room, deliver_to) {"type": "integer", "description": "Number of the theatre"}
%param quantity (count) {"type": "integer", "description": "How many"}
%param urgent (stat, rush) {"type": "boolean", "description": ""}
%list traykit: vascular set | basic laparotomy tray | small bone set | retractor set | hip tray | microsurgery set | trocar tray | paediatric tray | drill set | suture tray | caesarean set | clamp set
%list trayx: laparotomy set | hip tray | basic ortho set | c-section tray | neuro micro | tonsil set for kids | small fragment set | spine tray with the long retractors | laparoscopy set, two graspers | vascular | knee arthroscopy and shaver set | Weiss rib spreaders and clamps | cataract
%list thx: 3 | 1 | two => 2 | 7 | 12 | four => 4 | 5 | 9 | 11 | six => 6 | 8
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
{tray=traykit} to theatre {theatre=theatreno}
{theatre=theatreno} needs a {tray=traykit}, {urgent:true=stat|now}
{quantity=int} {tray=traykit} for room {theatre=theatreno}
the {tray=traykit} fell on the floor, another one to {theatre=theatreno}, {urgent:true=we're mid-operation}
bring {tray=traykit}, theatre {theatre=theatreno}, {urgent:false=no hurry}
could sterile services run over to {theatre=theatreno} with the {tray=traykit}
theatre {theatre=theatreno}: {tray=traykit} x {quantity=theatreno}
we've opened the last {tray=traykit} in {theatre=theatreno}, send {quantity=int} more
{tray=traykit} missing in theatre {theatre=theatreno}
{urgent:true=quick}, {tray=traykit}, {theatre=theatreno}
for this afternoon's case {theatre=theatreno} would like the {tray=traykit}, {urgent:false=any time before noon}
a {tray=traykit} please, wrapped and sterile, to number {theatre=theatreno}
{tray=trayx} for theatre {theatre=thx}, {urgent:true=right away|at once|it's an emergency}
send {quantity=fewx} x {tray=trayx} to theatre {theatre=thx}
theatre {theatre=thx} wants {tray=trayx}, {urgent:false=no rush|no hurry|whenever it suits}
bring over to theatre {theatre=thx} for the 2 pm hernia: {tray=trayx}
%lang de
{tray:Hüftsieb=Hüftsieb} in Saal {theatre=theatreno}, {urgent:true=eilig}
Saal {theatre=theatreno} braucht {quantity=theatreno} {tray:Nahtsets=Nahtsets}
%lang es
lleva la {tray:caja de cesárea=caja de cesárea} al quirófano {theatre=theatreno}, {urgent:true=urgente}
el quirófano {theatre=theatreno} pide {quantity=theatreno} {tray:cajas de trauma=cajas de trauma}

%server waxwing
%list hivename: hive 4 | hive 9 | number 7 | hive 2b | hive Rosa | colony 11 | hive 3 | colony nine | Victoria | hive A6 | Honeypot | hive B | old Boris | hive 15
%list hivename_de: Stock 4 | Volk 7 | Beute 12 | Stock 2 | Volk 11
%list hivename_es: colmena 4 | colmena azul | colmena 7 | colmena 12 | colmena del manzano

%tool apiary_log_inspection Write down what was seen when a beehive was opened.
%also Returns the inspection's number.
%also Entry in the hive book: queen or no queen, how many frames of brood, how the bees behaved, anything else.
%param hive* (colony, box) {"type": "string", "description": "Hive"}
%param queen_seen (queen, has_queen) {"type": "boolean", "description": "Whether the queen was found"}
%param brood_frames (brood) {"type": "integer", "description": "Frames with brood"}
%param temper (mood, behaviour) {"type": "string", "enum": ["calm", "nervous", "aggressive"], "description": "Mood of the colony"}
%param remarks (note, comment) {"type": "string", "description": "Anything else"}
%list hivenote: lots of drones in the corner | two supersedure cells, left them in | wet floor board | mites on the tray, about thirty | they need a second super | chalk brood on frame two | new comb and very white | mouse got in over winter | propolis everywhere | hardly any stores left | wasps at the entrance | bees on eight seams | a patch of scattered brood | robbed by the neighbours, I suspect
%list hives: hive 3 | Buckfast by the fence | Daisy | the old log hive | H7 | Queen Mab | north and south split | swarm from Leeds | number five | the one under the oak
%list hivenotes: mites on the board, treat next week | lots of pollen | two queen cells cut and one left | fed 2 litres | wax moth in the corner | smells of swarming, check in five days | drones early | super added | the entrance is blocked with grass and one frame is broken | quiet
%list hive: hive 4 | the blue one | Waldrand 2 | the swarm box | hive B | the one under the cherry | nuc 7
%list bees: a bit of chalk brood at the edge | wet floor, tilted it forward | two queen cells on the third frame | lots of drones, little honey | wax moth in the corner | fed them a litre of syrup | moved the super to the back | robbed by wasps from next door
had a look into {hive=hivename}: {queen_seen:true=saw the queen}, {brood_frames=int} frames of brood
{hive=hivename} {queen_seen:false=no queen} {temper:aggressive=aggressive}
opened {hive=hivename} today, {temper:calm=gentle as lambs|calm}, {remarks=hivenote}
{hive=hivename}, brood on {brood_frames=int}, {remarks=hivenote}
hive book: {hive=hivename}, {queen_seen:true=queen present}, {temper:nervous=a bit nervous|jittery}, remark {remarks=hivenote}
just got stung four times at {hive=hivename}, they're {temper:aggressive=furious} and I {queen_seen:false=couldn't find her majesty}
put down for {hive=hivename} that there are {brood_frames=int} brood frames and {queen_seen:true=her ladyship is alive and laying}
went through {hive=hivename} in the rain, {temper:nervous=nervous} lot, nothing else to report
{brood_frames=int} frames with brood in {hive=hivename}
~ write in the records that {hive=hivename} was {temper:calm=peaceful} this morning
note about {hive=hivename} after I lifted the lid: {remarks=hivenote}
checked {hive=hivename}, {queen_seen:false=the queen was nowhere}
inspected {hive=hives}, {queen_seen:true=queen seen|saw the queen}, {brood_frames=few} brood frames
log {hive=hives}: {temper:calm=calm}, remarks {remarks=hivenotes}
hive {hive=hives}, queen {queen_seen:false=no|not seen}, brood {brood_frames=int}, temper {temper:aggressive=aggressive}, remarks {remarks=hivenotes}
{brood_frames=few} frames with brood in {hive=hives}, {queen_seen:false=queen not found|no queen seen}
for {hive=hives}, write down that {remarks=hivenotes}
note: {remarks=hivenotes} / hive: {hive=hives} / mood: {temper:nervous=nervous}
{temper:calm=quiet|calm} bees in {hive=hives}, {brood_frames=int} frames of brood
on {=onpast} I opened {hive=hives}, {temper:aggressive=aggressive}
{hive=hive}: {brood_frames=letters} frames of brood, {remarks=bees}
{remarks=bees} in {hive=hive}
{temper:aggressive=stung me through the glove|went for me at once}, {hive=hive}, {queen_seen:true=saw the queen|queen is there}
{hive=hive}, {temper:calm=gentle as lambs|calm}, {brood_frames=nts} frames with brood, wrote it on my arm
%lang de
Durchsicht {hive=hivename_de}: {queen_seen:true=Königin gesehen}, {brood_frames=int} Brutwaben, {temper:calm=sanft}
{hive=hivename_de} war heute {temper:aggressive=richtig stechlustig}, {queen_seen:false=keine Königin gefunden}
%lang es
he abierto la {hive=hivename_es}: {queen_seen:true=he visto a la reina}, {brood_frames=int} cuadros con cría
apunta que la {hive=hivename_es} está {temper:nervous=nerviosa} y {queen_seen:false=sin reina}

%tool apiary_record_harvest Record honey taken from a hive.
%also Returns the season's total.
%also How many kilos were spun out, and of which sort.
%param hive* (colony, source) {"type": "string", "description": "Hive it came from"}
%param kilograms* (kg, weight) {"type": "number", "description": "Weight in kg"}
%param sort (variety, honey) {"type": "string", "description": "Sort of honey"}
%list honeykg: 12 kg => 12 | 8.5 kilos => 8.5 | 20 kg => 20 | 14 | 6 kilos => 6 | 17.3 kg => 17.3 | 9 kilograms => 9 | 4.5 kg => 4.5 | 22 kilos => 22
%list honeysort: acacia | lime blossom | heather | spring blossom | forest honey | canola | chestnut | clover | thyme | buckwheat | dandelion
%list kilograms: 8 kg => 8 | 12.5 kg => 12.5 | 4 kilos => 4 | 17 kg => 17 | six kilos => 6 | 9.2 kg => 9.2 | 21 kilos => 21 | 3.5 kilos => 3.5 | 30 kg => 30
%list honey: linden | acacia | forest honey | wildflower and clover | spring blossom | heather | rapeseed | chestnut
%list hive: hive 4 | Queen Bea | the one by the fence | B2 | Old Maggie | north-east corner | Golden Box | hive under the plum tree | Zoe | A and B
took {kilograms=honeykg} off {hive=hivename}
{hive=hivename}: {kilograms=honeykg} of {sort=honeysort}
{kilograms=honeykg} {sort=honeysort} out of {hive=hivename}, my arms hurt
we extracted today and {hive=hivename} gave us {kilograms=honeykg}
put {kilograms=honeykg} down for {hive=hivename}, it's {sort=honeysort}
{sort=honeysort}, {kilograms=honeykg}, {hive=hivename}
the spinner is finally clean again, so for the books: {hive=hivename} made {kilograms=honeykg} of {sort=honeysort} this round
believe it or not, {kilograms=honeykg} from {hive=hivename} alone
what came out of {hive=hivename} was {sort=honeysort}, {kilograms=honeykg} on the scales
yield {hive=hivename} {kilograms=honeykg}
add the jars from {hive=hivename}, {kilograms=honeykg} altogether
record {kilograms=kilograms} of {sort=honey} from {hive=hive}
{hive=hive} gave {kilograms=kilograms}
hive: {hive=hive}, weight: {kilograms=kilograms}, sort: {sort=honey}
from {hive=hive}, {sort=honey}, {kilograms=kilograms}
{sort=honey} honey, taken out of {hive=hive}, it was {kilograms=kilograms}
~ put down {kilograms=kilograms} for {hive=hive}, harvested with my son on Sunday
%lang de
{hive=hivename_de} hat {kilograms:12=12 kg} {sort:Akazie=Akazie} gebracht
{kilograms:8=8 Kilo} Honig aus {hive=hivename_de} geschleudert, trag das ein
%lang es
hemos sacado {kilograms:9=9 kilos} de miel de la {hive=hivename_es}
cosecha de la {hive=hivename_es}: {kilograms:14=14 kg} de {sort:romero=romero}

%tool apiary_feed Note that a colony was given food.
%also Returns what the colony got this month.
%also Feeding of bees: sugar water, fondant or pollen substitute, and how much.
%param hive* (colony) {"type": "string", "description": ""}
%param food* (feed, kind) {"type": "string", "enum": ["syrup", "fondant", "pollen_patty"], "description": "What they got"}
%param amount_kg (quantity, kg) {"type": "number", "description": "How much, in kg"}
%list feedkg: 2 kg => 2 | 5 kilos => 5 | 1.5 kg => 1.5 | 3 kg => 3 | 2.5 kilograms => 2.5 | 4 kilos => 4
%list hive: hive 4 | Queen Maud | hive by the lime tree | B7 | north row, second | yellow box | Top bar | swarm from May | nucleus 2 | old oak and ivy | Buckfast | Hive on the garage roof
%list amount_kg: 2 kg => 2 | 1.5 kilos => 1.5 | three kilos => 3 | 0.5 kg => 0.5 | 4 kilograms => 4 | 2.5 kg => 2.5 | 1 kg => 1 | 5 kilos => 5 | 0.8 kg => 0.8 | two kilos => 2
{hive=hivename} got {amount_kg=feedkg} of {food:syrup=sugar water|syrup}
gave {food:fondant=fondant} to {hive=hivename}
{food:syrup=syrup} {amount_kg=feedkg} {hive=hivename}
they were starving in {hive=hivename}, so I put {amount_kg=feedkg} of {food:fondant=fondant} on top
a {food:pollen_patty=pollen patty|protein patty} for {hive=hivename}, {amount_kg=feedkg}
~ keep track of what they eat: {food:fondant=fondant}, {hive=hivename}, {amount_kg=feedkg}
topped the feeder of {hive=hivename} up with {food:syrup=sugar solution}
winter stores: {hive=hivename} has had {amount_kg=feedkg} of {food:syrup=thick syrup} as of today
{hive=hivename} now has a {food:pollen_patty=pollen cake} lying on the frames
I've spooned {food:fondant=candy} over the crown board hole of {hive=hivename}, {amount_kg=feedkg} I'd say
~ the bees in {hive=hivename} have been fed {amount_kg=feedkg}
gave {hive=hive} {amount_kg=amount_kg} of {food:syrup=syrup|sugar water|liquid feed}
{food:fondant=fondant|sugar dough|candy} for {hive=hive}, {amount_kg=amount_kg}, write it down
bees in {hive=hive} got {amount_kg=amount_kg} {food:pollen_patty=pollen patty|pollen cake}
{hive=hive} received {food:syrup=syrup|sugar solution}, the hive tool weighs a kilo by the way
%lang de
{hive=hivename_de} hat {amount_kg:2=2 kg} {food:fondant=Futterteig} bekommen
{food:syrup=Zuckerwasser} für {hive=hivename_de}, {amount_kg:5=5 Kilo}
%lang es
le he dado {amount_kg:2=2 kilos} de {food:syrup=jarabe} a la {hive=hivename_es}
~ la {hive=hivename_es} ya tiene {food:fondant=pasta de azúcar}
