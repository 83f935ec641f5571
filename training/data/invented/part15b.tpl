# Invented tools: operating theatres, a newspaper's desk, angling, message queues, a role-playing table, gliding, knitting.
%list sick: Mr. Okoye | Mrs. Lindqvist | Harold Pym | patient 4471 | Rosa Medina | little Finn | Mr. Ferraro | Ms. Tanaka | Edith Boyle | bed 12 | Ahmed Saleh | Mrs. Novak | Gus Whitlock | case 2207
%list sick_de: Herr Okoye | Frau Novak | Patient 4471 | Frau Lindner | Rosa Medina
%list sick_es: Rosa Medina | don Ramiro | señora Vidal | Ahmed Saleh
%list surgery: appendectomy | left hip replacement | cataract surgery | gallbladder removal | knee arthroscopy | hernia repair | tonsillectomy | heart bypass | carpal tunnel release | caesarean | thyroidectomy | spinal fusion L4 L5 | skin graft | bowel resection | stent change | removal of plates and screws
%list cutter: Dr. Lang | Professor Adeyemi | Dr. Ito | Sørensen | Dr. Bell | Miss Carver | Dr. Rahimi | Ortega | Dr. Vance
%list opstart: monday 7:30 | tomorrow at 8 | the 14th at noon | friday 9 am | tuesday first thing | today at 16:15 | 3 march 10:00 | next wednesday 13:45 | thursday at eleven
%list opday: tomorrow | monday | the 14th | friday | today | next tuesday | the 9th | wednesday
%list opmins: 90 minutes => 90 | two hours => 120 | 45 min => 45 | an hour => 60 | 150 minutes => 150 | half an hour => 30 | three hours => 180
%list theatreno: 3 | 1 | 5 | 2 | 8 | 6 | 4 | 7
%list traykit: vascular set | basic laparotomy tray | small bone set | retractor set | hip tray | microsurgery set | trocar tray | paediatric tray | drill set | suture tray | caesarean set | clamp set
%list storyidea: the bakery that heats a school | why nobody repairs the town clock | women who drive night buses | how the river got its beavers back | three mayors and one unpaid bill | the last typewriter shop | a chess club in prison | rents near the new tram line | a choir of retired miners | what happens to lost luggage | the boom in fake honey | a goalkeeper who studies bats | teachers leaving the islands | who owns the old brewery | noise from heat pumps | twenty years after the flood
%list storyidea_de: die letzte Schreibmaschinenwerkstatt | Mieten an der neuen Tramlinie | warum die Turmuhr steht
%list storyidea_es: la última librería del barrio | el coro de mineros jubilados | por qué no funciona el reloj de la torre
%list copylen: 800 words => 800 | 1200 | 600 words => 600 | 450 | 2000 words => 2000 | 950
%list copyday: thursday noon | the 20th | tomorrow evening | monday | next friday | 1 december | wednesday morning | the end of the week
%list slug: tram-delay | Bees on the roof | budget-leak | The baker of Mill Lane | hospital-merger | cup-final-preview | Harbour plans | mayor-interview | flood-report | A winter without snow | school-rankings | Beaver comeback | data-breach | strike-monday | obituary-lindqvist | museum-opening
%list embargo: midnight | sunday 6 am | the 4th at noon | tomorrow 00:01 | friday 18:00 | monday morning | 9 october, 14:30 | the press conference | eight tonight | the first of may
%list wasprinted: 40 million | his brother Karl | Tuesday | the oldest bridge in Europe | 1968 | Mayor Hughes | twelve injured | a former teacher | kilometres | the left bank | she was fired | 7 percent
%list isright: 14 million | his cousin Karl | Thursday | the second oldest bridge | 1986 | Deputy Mayor Hughes | two injured | a retired nurse | miles | the right bank | she resigned | 0.7 percent
%list fishwater: Lake Ellen | River Test | Mirror Lake | Drava | Black Pond | Loch Awe | Tinker's Canal | Upper Soča | Willow Reservoir | Gaula | Trout Creek | Lake Wanaka
%list fishwater_de: Ammersee | Isar | Schwarzweiher | Edersee | Alte Donau
%list fishwater_es: Tajo | embalse de Riaño | Sella | lago de Sanabria | Ebro
%list fish: pike | zander | brown trout | carp | perch | grayling | pollack | salmon | catfish | rainbow trout | tench | bream | char | sea bass | huchen | roach
%list fish_de: Hecht | Zander | Bachforelle | Karpfen | Barsch | Äsche
%list fish_es: lucio | trucha | carpa | barbo | salmón
%list fishcm: 62 cm => 62 | 84 cm => 84 | 38 cm => 38 | 51.5 cm => 51.5 | 104 cm => 104 | 29 centimetres => 29 | 73 cm => 73 | 45 cm => 45
%list fishkg: 3 kg => 3 | 1.2 kilos => 1.2 | 7.4 kg => 7.4 | 12 kilos => 12 | 0.8 kg => 0.8 | 2.5 kg => 2.5 | 5 kilos => 5
%list lure: nymph | sweetcorn | spinner | worm | dry fly | boilies | rubber shad | silver spoon | bread | dead bait | maggots | popper | wobbler
%list rodno: 2 | 3 | two => 2 | 4 | three => 3
%list fishday: saturday | the 1st of may | tomorrow | next week | 12 june | friday | the 30th | sunday | april 2
%list mqname: orders.created | emails-out | billing | image-resize | user.signup | audit | webhooks.retry | invoices-eu | push_notifications | search-index | payments.failed | telemetry | crm-sync | jobs.low | thumbnails
%list mqword: timeout | customer 991 | refund | acme.io | null | trace-77f | EUR | voucher | order 4410 | bob@web.de | schema v2 | blue widget
%list mqother: parking-lot | retry.slow | manual-review | billing-v2 | orders.replay | quarantine | sandbox.in | inbox.two
%list agehours: 24 hours => 24 | 6 hours => 6 | 48 hours => 48 | two hours => 2 | 12 h => 12 | 72 hours => 72 | an hour => 1
%list heroname: Brannoc | Lyria Moonwhisper | Tok | Sister Agate | Finnegan Quick | Morwen | Grumsh the Kind | Isolde | Pip | Zarek | Old Nan Thistle | Kaelith | Dorn Ironfoot | Vex
%list bounty: silver dagger | rope of climbing | healing potion | torch | bag of beans | ring of whispers | hooded cloak | crossbow bolt | scroll of fireball | key to the crypt | dragon scale | marsh lantern | lute with one string | talisman of Osk | gold crown
%list bounty_de: Heiltrank | Silberdolch | Fackel | Elfenumhang
%list bounty_es: poción de vida | daga de plata | antorcha | capa élfica
%list foe: goblin arrow | pit trap | owlbear | poisoned wine | troll club | fireball | giant spider | falling rocks | cave slime | ghoul claws | burning oil | lightning bolt
%list cure: Cure Wounds | Lay on Hands | holy spring | night's rest | herbal poultice | goodberries | Prayer of Healing | troll blood elixir | bard song
%list sailplane: ASK 21 | Discus | K8 | LS4 | Duo Discus | Astir | DG-1000 | Ventus | D-4471 | Puchacz | Twin III | Arcus | Ka 6 | Janus
%list skyday: saturday | the 14th | tomorrow | sunday morning | 2 june | next weekend | friday afternoon | ascension day | wednesday | whit sunday
%list skyteacher: Bernd | Margit | Colonel Hayes | Lotta | Ewan | Sister Paula | Rolf Winter | Carmen | Ingmar
%list airmin: 47 minutes => 47 | two hours => 120 | 6 minutes => 6 | 210 min => 210 | half an hour => 30 | 95 minutes => 95 | 18 minutes => 18 | an hour => 60
%list xckm: 312 km => 312 | 50 km => 50 | 128.5 km => 128.5 | 503 km => 503 | 74 km => 74 | 220 kilometres => 220
%list xcheight: 1800 m => 1800 | 2450 metres => 2450 | 950 m => 950 | 3100 m => 3100 | 1250 meters => 1250
%list glitch: flat tyre | crack in the canopy | radio is dead | hard landing last night | airbrake sticks | frayed tow hook cable | bird nest in the tail | altimeter jumps | tear in the wing tape | annual inspection overdue | rudder pedal loose | mouse chewed the harness
%list mendday: friday | the end of the month | 10 july | next weekend | monday | after the winter | the 21st | whitsun
%list knitwear: ribbed scarf | baby blanket | cable sweater | sock monkey | tea cosy | hat with earflaps | shawl | granny square cushion | striped cardigan | dog coat | poncho | bobble hat | balaclava | mug warmer | lace vest
%list knitwear_de: Socken | Babydecke | Zopfpulli | Mütze | Schal
%list knitwear_es: bufanda | calcetines | manta de bebé | gorro | jersey
%list wearer: my niece | Oskar | grandma | our neighbour | Leonie | my boss | Dad | myself | Aunt Vi | Fido | Mabel
%list fibre: grey alpaca | merino | cotton in mint green | sock yarn | mohair | leftover tweed | hand-dyed silk | chunky red wool | bamboo | navy acrylic
%list needlemm: 4 mm => 4 | 3.5 | 6 mm => 6 | 2.25 mm => 2.25 | 8 mm => 8 | 5 | 4.5 mm => 4.5

%tool mcp__theatreplan__schedule_operation
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
%lang de
{patient=sick_de}, {procedure:Knie-Arthroskopie=Knie-Arthroskopie}, am {start=weekday}, Saal {theatre=theatreno}
setz {patient=sick_de} für die {procedure:Blinddarm-OP=Blinddarm-OP} am {start=weekday} auf den Plan
%lang es
programa a {patient=sick_es} para {procedure:cataratas=cataratas} el {start=weekday}, quirófano {theatre=theatreno}
{patient=sick_es} se opera de {procedure:hernia=hernia} el {start=weekday} con {surgeon:doctor Ortega=doctor Ortega}
%lang en

%tool mcp__theatreplan__drop_operation
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
%lang de
{patient=sick_de} vom OP-Plan nehmen, {reason:unfit=hat Fieber}
die Operation von {patient=sick_de} fällt aus, {reason:no_bed=kein Bett frei}
%lang es
quita a {patient=sick_es} del quirófano, {reason:unfit=tiene fiebre}
la operación de {patient=sick_es} no se hace, {reason:no_staff=falta personal}
%lang en

%tool mcp__theatreplan__theatre_day
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
%lang de
OP-Programm für {day=opday_de}
was operiert {surgeon:Dr. Lang=Dr. Lang} am {day=weekday}
%list opday_de: morgen | Montag | heute | Freitag
%lang es
¿qué operaciones hay el {day=weekday} en el quirófano {theatre=theatreno}?
lista de quirófano del {day=weekday}
%lang en

%tool mcp__theatreplan__order_instruments
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
%lang de
{tray:Hüftsieb=Hüftsieb} in Saal {theatre=theatreno}, {urgent:true=eilig}
Saal {theatre=theatreno} braucht {quantity=theatreno} {tray:Nahtsets=Nahtsets}
%lang es
lleva la {tray:caja de cesárea=caja de cesárea} al quirófano {theatre=theatreno}, {urgent:true=urgente}
el quirófano {theatre=theatreno} pide {quantity=theatreno} {tray:cajas de trauma=cajas de trauma}
%lang en

%tool newsroom/pitch
how about a piece on {idea=storyidea}
{idea=storyidea}, {section:local=local}, {words=copylen}
story idea: {idea=storyidea}
I'd love to write about {idea=storyidea} for {section:culture=culture}, {words=copylen}, you'd have it {ready_by=copyday}
{section:business=business}: {idea=storyidea}
offer {idea=storyidea} to the {section:sport=sports} people, {words=copylen}
for the {section:science=science} page, {ready_by=copyday}, {idea=storyidea}
nobody has done {idea=storyidea} yet, put it to the desk
suggest to the editors a feature about {idea=storyidea}, {ready_by=copyday}
my neighbour told me something that would make a great read, {idea=storyidea}, maybe {words=copylen} in {section:local=the local pages}
could {section:politics=politics} use {words=copylen} about {idea=storyidea}
pitch {words=copylen} for {section:culture=arts}, in by {ready_by=copyday}
%lang de
Themenvorschlag fürs {section:local=Lokale}: {idea=storyidea_de}
schlag der Redaktion vor: {idea=storyidea_de}, {words:600=600 Wörter}
%lang es
propón un reportaje sobre {idea=storyidea_es} para {section:culture=cultura}
tengo un tema para {section:local=local}: {idea=storyidea_es}, {words:800=800 palabras}
%lang en

%tool newsroom/embargo
hold {article=slug} till {until=embargo}
{article=slug} not before {until=embargo}
{article=slug}, embargo {until=embargo}
the ministry insists that {article=slug} stays under wraps until {until=embargo}
sit on {article=slug}, we promised them {until=embargo}
nobody may read {article=slug} before {until=embargo}
don't let {article=slug} out of the house until {until=embargo}
earliest release of {article=slug} is {until=embargo}
we've given our word to the family, so {article=slug} waits for {until=embargo}
{until=embargo} and not a minute sooner for {article=slug}
keep {article=slug} in the drawer
%lang de
{article=slug} erst ab {until=weekday} freigeben
Sperrfrist für {article=slug} bis {until=date}
%lang es
{article=slug} no sale hasta {until=date}
embargo para {article=slug} hasta el {until=weekday}
%lang en

%tool newsroom/correct
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
{wrong=wasprinted} in {article=slug} is nonsense, tell the readers it was {right=isright}
%lang de
Berichtigung zu {article=slug}: statt {wrong:Dienstag=Dienstag} muss es {right:Donnerstag=Donnerstag} heißen
in {article=slug} steht {wrong:1968=1968}, richtig ist {right:1986=1986}, {apologise:true=wir entschuldigen uns}
%lang es
fe de erratas de {article=slug}: donde dice {wrong:martes=martes} debe decir {right:jueves=jueves}
corrige {article=slug}, era {right:dos heridos=dos heridos}, {apologise:true=con disculpa}
%lang en

%tool anglerPermitBuy
{duration:day=day} ticket {water=fishwater} {startDate=fishday}
I want to fish {water=fishwater} {startDate=fishday}, {duration:weekend=the whole weekend}
permit for {water=fishwater}, {duration:week=one week}, {rods=rodno} rods
{duration:season=season} ticket {water=fishwater}
get me legal on {water=fishwater} for {duration:day=a day}
{water=fishwater}, {duration:week=seven days} from {startDate=fishday}, {rods=rodno} rods
my son turns ten and I promised him {duration:day=a day} at {water=fishwater}, what we still lack is the paper, {startDate=fishday}
could you sort out the licence for {water=fishwater}, all {duration:season=season} long, with {rods=rodno} rods
{rods=rodno} rods on {water=fishwater} {duration:weekend=saturday and sunday}
the bailiff at {water=fishwater} is strict, so buy me a {duration:week=weekly} card first
beginning {startDate=fishday}, {water=fishwater}, {duration:season=until the season closes}
%lang de
{duration:day=Tageskarte} für {water=fishwater_de} am {startDate=weekday}
Angelschein {water=fishwater_de}, {duration:week=eine Woche}, {rods:2=2 Ruten}
%lang es
permiso de pesca de {duration:day=un día} para {water=fishwater_es} el {startDate=weekday}
licencia de {duration:season=temporada} en {water=fishwater_es}, {rods:2=2 cañas}
%lang en

%tool anglerCatchLog
{species=fish} {lengthCm=fishcm}, on {bait=lure}
got a {species=fish}! {weightKg=fishkg}, took {bait=lure}
{species=fish}, {lengthCm=fishcm}, {weightKg=fishkg}, {released:true=swims again|let go}
landed a {species=fish} of {lengthCm=fishcm} after half an hour of fighting
one {species=fish} in the book please, {bait=lure}, {released:false=it's in the pan}
catch: {species=fish}, {released:true=back in the water}
what a morning, mist on the water and then a {species=fish} with {weightKg=fishkg} on {bait=lure}
my little girl hooked her first {species=fish}, {lengthCm=fishcm}, write it down for her
{species=fish} {weightKg=fishkg}
{bait=lure} did the trick, {species=fish}, {lengthCm=fishcm}, {released:false=taken home}
a {species=fish} bit on {bait=lure} and I {released:true=set it free}
for my yearly tally, {species=fish}, {weightKg=fishkg}
%lang de
{species=fish_de} gefangen, {lengthCm:62=62 cm}, {released:true=wieder schwimmen lassen}
Fangbuch: {species=fish_de}, {weightKg:3=3 kg}, auf {bait:Wurm=Wurm}
%lang es
he pescado un ejemplar de {species=fish_es} de {lengthCm:45=45 cm}, {released:true=devuelto al agua}
apunta: {species=fish_es}, {weightKg:2=2 kilos}, con {bait:lombriz=lombriz}
%lang en

%tool anglerWaterRules
how big must a {species=fish} be on {water=fishwater}
can I keep a {species=fish} from {water=fishwater} {date=fishday}
{water=fishwater}, {species=fish}, allowed?
what may I take home from {water=fishwater}
is {species=fish} closed on {water=fishwater} {date=fishday}
{water=fishwater} regulations
night fishing at {water=fishwater}, do they let you
I don't want to end up in court over a {species=fish}, so what goes and what doesn't at {water=fishwater} {date=fishday}
bag limit {species=fish} {water=fishwater}
are barbless hooks compulsory on {water=fishwater}
before I knock this {species=fish} on the head: does {water=fishwater} permit it {date=fishday}
%lang de
Schonzeit für {species=fish_de} in {water=fishwater_de}
darf ich am {date=weekday} einen {species=fish_de} aus {water=fishwater_de} mitnehmen
%lang es
¿qué talla mínima tiene {species=fish_es} en {water=fishwater_es}?
¿está en veda {species=fish_es} en {water=fishwater_es} el {date=weekday}?
%lang en

%tool mq.peek
show me {n=int} messages of {queue=mqname}
what's sitting in {queue=mqname}
{queue=mqname}, {end:newest=newest|latest} {n=int}
{end:oldest=oldest} message in {queue=mqname}
anything with {contains=mqword} stuck in {queue=mqname}
look into {queue=mqname} but don't consume
{n=int} from the {end:oldest=head|front} of {queue=mqname}, with {contains=mqword} in the body
{queue=mqname} grep {contains=mqword}
I have a hunch that {contains=mqword} never got processed, is it still waiting in {queue=mqname}
let me see what the {end:newest=last} {n=int} payloads on {queue=mqname} look like
sample {queue=mqname}, {n=int} or so
which messages mention {contains=mqword}, queue {queue=mqname}
%lang de
zeig mir die {end:oldest=ältesten} {n=int} Nachrichten in {queue=mqname}
liegt in {queue=mqname} noch etwas mit {contains=mqword}
%lang es
enséñame {n=int} mensajes de {queue=mqname}
¿qué hay en {queue=mqname} con {contains=mqword}?
%lang en

%tool mq.purge
empty {queue=mqname}
{queue=mqname}: wipe it, all of it
throw out whatever in {queue=mqname} is older than {older_than_hours=agehours}
flush {queue=mqname}
nobody will ever need what's in {queue=mqname}, get rid of it
drop everything past {older_than_hours=agehours} from {queue=mqname}
{queue=mqname} is full of test garbage again, clean slate please
stuff that's been rotting in {queue=mqname} for more than {older_than_hours=agehours} can go
delete the backlog on {queue=mqname}
{queue=mqname} > {older_than_hours=agehours}, discard
yes I know it's final, still: bin all messages in {queue=mqname}
%lang de
leer mir {queue=mqname} komplett
wirf aus {queue=mqname} alles weg, was älter als {older_than_hours:24=24 Stunden} ist
%lang es
vacía {queue=mqname} entera
tira lo que lleve más de {older_than_hours:48=48 horas} en {queue=mqname}
%lang en

%tool mq.requeue_dead
retry the dead letters of {queue=mqname}
{queue=mqname} dlq back in
replay what failed on {queue=mqname}, {per_second=int} a second
dead letters from {queue=mqname} into {target=mqother}
the bug is fixed, so everything that died in {queue=mqname} deserves a second chance
move {queue=mqname}'s failures over to {target=mqother}, at most {per_second=int} per second
put the rejected ones of {queue=mqname} through again, gently, {per_second=int} each second
{queue=mqname}, requeue dead
resurrect the corpses in {queue=mqname}
can the poison messages from {queue=mqname} go to {target=mqother} instead
another round for those which {queue=mqname} gave up on
%lang de
schick die toten Nachrichten von {queue=mqname} nochmal durch
Dead Letters aus {queue=mqname} nach {target=mqother}, {per_second:10=10 pro Sekunde}
%lang es
reintenta los mensajes muertos de {queue=mqname}
pasa los fallidos de {queue=mqname} a {target=mqother}
%lang en

%tool mq.set_consumers
{consumers=int} workers on {queue=mqname}
{queue=mqname} {consumers=int} consumers
{queue=mqname} is lagging, give it {consumers=int} readers
let {queue=mqname} be handled by {consumers=int} processes
turn {queue=mqname} up to {consumers=int}
halt {queue=mqname}, {consumers:0=zero|no} consumers
we're paying for idle workers, {consumers=int} is plenty for {queue=mqname}
only {consumers=int} at a time should read {queue=mqname}
could {queue=mqname} get more hands? {consumers=int} would do
scale the listeners of {queue=mqname} down to {consumers=int}
black friday is coming, I want {consumers=int} of them chewing through {queue=mqname}
%lang de
{consumers=int} Consumer für {queue=mqname}
{queue=mqname} kommt nicht hinterher, stell auf {consumers=int} Worker
%lang es
pon {consumers=int} consumidores en {queue=mqname}
{queue=mqname} va lenta, que la lean {consumers=int} procesos
%lang en

%tool grimoire-create-hero
{name=heroname}, {people:elf=elf} {class:wizard=wizard}
roll up a {people:dwarf=dwarven} {class:fighter=fighter} called {name=heroname}
{class:bard=bard}, level {level=theatreno}, {name=heroname}
we have a new player tonight, she wants to be {name=heroname}, a {people:halfling=halfling} {class:rogue=thief|rogue}
character: {name=heroname} / {people:orc=orc} / {class:cleric=cleric} / {level=theatreno}
I'm going to play a {class:ranger=ranger} named {name=heroname}
my mage died in a pit, so meet {name=heroname} the {class:cleric=cleric}
write me a sheet for {name=heroname}, {people:gnome=gnomish} {class:bard=bard} of level {level=theatreno}
{name=heroname} joins the party as a {class:fighter=fighter}, {people:human=human}
start {name=heroname} off at level {level=theatreno}, {class:rogue=rogue}
make an {people:elf=elven} {class:ranger=ranger}, {name=heroname}
a hero by the name of {name=heroname}, {class:cleric=priest}, please
%lang de
neuer Charakter {name=heroname}, {people:dwarf=Zwerg}, {class:fighter=Kämpfer}
ich spiele {name=heroname}, {class:wizard=Magierin} auf Stufe {level=theatreno}
%lang es
crea a {name=heroname}, {class:bard=bardo} {people:elf=elfo}
un personaje nuevo, {name=heroname}, {class:rogue=pícaro} de nivel {level=theatreno}
%lang en

%tool grimoire-give-item
{hero=heroname} gets the {item=bounty}
{item=bounty} for {hero=heroname}
{hero=heroname}: {quantity=int} x {item=bounty}
{hero=heroname} found a {item=bounty} in the chest, {cursed:true=cursed of course|with a curse on it}
add {item=bounty} to the backpack of {hero=heroname}
{hero=heroname} bought {quantity=int} of these from the blind merchant: {item=bounty}
the goblin king dropped a {item=bounty} and {hero=heroname} grabbed it
hand {hero=heroname} the {item=bounty}, {cursed:false=nothing wrong with it}
pack of {hero=heroname} plus {item=bounty}, {cursed:true=jinxed}
after an hour of bickering we agreed that {hero=heroname} may carry the {item=bounty}
let {hero=heroname} own {quantity=int} more, {item=bounty} I mean
loot: {item=bounty}, {hero=heroname}
%lang de
{hero=heroname} bekommt {quantity=theatreno} mal {item=bounty_de}
{item=bounty_de} in den Rucksack von {hero=heroname}, {cursed:true=verflucht}
%lang es
dale a {hero=heroname} una {item=bounty_es}
{hero=heroname} encuentra una {item=bounty_es}, {cursed:true=maldita}
%lang en

%tool grimoire-hit-points
{hero=heroname} {effect:damage=takes} {points=int}
{effect:healing=heal} {hero=heroname} by {points=int}
{points=int} {effect:damage=damage} to {hero=heroname} from {source=foe}
{hero=heroname} {effect:damage=loses} {points=int} hp, {source=foe}
{source=cure}: {hero=heroname} {effect:healing=gets back|regains} {points=int}
ouch, {points=int} {effect:damage=off} {hero=heroname}
{hero=heroname} {effect:healing=recovers} {points=int} thanks to {source=cure}
the dice were cruel, {hero=heroname} is {effect:damage=down} by {points=int} because of {source=foe}
{points=int} points of {effect:healing=healing}, {hero=heroname}
{effect:healing=patch up} {hero=heroname}, {points=int} hp
{source=foe} {effect:damage=hits} {hero=heroname} for {points=int}
hp {hero=heroname} {effect:damage=minus} {points=int}
%lang de
{hero=heroname} {effect:damage=verliert} {points=int} Trefferpunkte
{effect:healing=heile} {hero=heroname} um {points=int}
%lang es
{hero=heroname} {effect:damage=pierde} {points=int} puntos de vida
{effect:healing=cura} {points=int} puntos a {hero=heroname}
%lang en

%tool thermik_reserveGlider
{glider=sailplane} {day=skyday}
can I have the {glider=sailplane} {day=skyday}, {launch:aerotow=by tow}
{day=skyday}, {glider=sailplane}, with {instructor=skyteacher}
{launch:winch=winch} launch {day=skyday} in the {glider=sailplane}
I'd like to go up {day=skyday}
put my name on the {glider=sailplane} {day=skyday}
the forecast says cumulus everywhere, so keep the {glider=sailplane} free for me {day=skyday}, {launch:aerotow=aerotow}
{instructor=skyteacher} should sit behind me {day=skyday}, any two-seater will do
check flight {day=skyday} with {instructor=skyteacher} in the {glider=sailplane}
who else wants the {glider=sailplane} {day=skyday}? nobody? then it's mine
a sailplane for {day=skyday}, {launch:winch=off the winch}
hold the {glider=sailplane}, {launch:aerotow=towed}
%lang de
reservier mir die {glider=sailplane} für {day=weekday}, {launch:winch=Windenstart}
am {day=weekday} möchte ich mit {instructor=skyteacher} in der {glider=sailplane} fliegen
%lang es
resérvame el {glider=sailplane} para el {day=weekday}, {launch:aerotow=remolcado}
quiero volar el {day=weekday} en el {glider=sailplane} con {instructor=skyteacher}
%lang en

%tool thermik_enterFlight
{glider=sailplane}, {minutes=airmin}
landed! {minutes=airmin} in the {glider=sailplane}, {distanceKm=xckm}
{pilot=skyteacher} flew the {glider=sailplane} for {minutes=airmin}
{glider=sailplane} {minutes=airmin}, {maxHeightM=xcheight}
got as high as {maxHeightM=xcheight} with the {glider=sailplane}, airborne {minutes=airmin}
flight book: {pilot=skyteacher}, {glider=sailplane}, {minutes=airmin}, {distanceKm=xckm}
{distanceKm=xckm} round the ridge in {minutes=airmin}, {glider=sailplane}
I was up {minutes=airmin} in the {glider=sailplane} and my knees still shake
{pilot=skyteacher} is back on the ground after {minutes=airmin}, {glider=sailplane}, top of climb {maxHeightM=xcheight}
write up today's hop, {glider=sailplane}, {minutes=airmin}
we outlanded in a beet field, still {distanceKm=xckm} though, {glider=sailplane}, {minutes=airmin}, pilot {pilot=skyteacher}
%lang de
Flug mit der {glider=sailplane} eintragen, {minutes:47=47 Minuten}, {distanceKm:120=120 km}
{pilot=skyteacher} war {minutes:35=35 Minuten} mit der {glider=sailplane} oben
%lang es
apunta un vuelo en el {glider=sailplane}, {minutes:47=47 minutos}
{pilot=skyteacher} ha volado {minutes:90=90 minutos} con el {glider=sailplane}
%lang en

%tool thermik_groundGlider
{glider=sailplane} mustn't fly, {defect=glitch}
{defect=glitch} on the {glider=sailplane}
ground the {glider=sailplane} till {until=mendday}: {defect=glitch}
{glider=sailplane}, {defect=glitch}, {until=mendday}
nobody takes the {glider=sailplane} up, {defect=glitch}
just walked round the {glider=sailplane} and found this: {defect=glitch}
the {glider=sailplane} stays in the hangar until {until=mendday} because of this, {defect=glitch}
lock the {glider=sailplane} out of the roster, {defect=glitch}
our inspector looked at the {glider=sailplane} and shook his head, {defect=glitch}, maybe fit again {until=mendday}
unserviceable: {glider=sailplane}, {defect=glitch}
{defect=glitch}, so keep everyone off the {glider=sailplane} until {until=mendday}
%lang de
{glider=sailplane} sperren, {defect:Reifen platt=Reifen platt}, bis {until=weekday}
mit der {glider=sailplane} darf keiner fliegen, {defect:Riss in der Haube=Riss in der Haube}
%lang es
el {glider=sailplane} no vuela, {defect:rueda pinchada=rueda pinchada}
deja en tierra el {glider=sailplane} hasta el {until=weekday}, {defect:radio muerta=radio muerta}
%lang en

%tool skein.cast_on
{garment=knitwear} for {recipient=wearer}
casting on a {garment=knitwear} in {yarn=fibre}
{garment=knitwear}, {yarn=fibre}, {needle_mm=needlemm}
next on my needles is a {garment=knitwear}, for {recipient=wearer}
I've got {yarn=fibre} lying around and want to turn it into a {garment=knitwear}
{needle_mm=needlemm} needles, {garment=knitwear}
set up a project, {garment=knitwear} out of {yarn=fibre}
it's cold and {recipient=wearer} has nothing for the ears, so I'll make a {garment=knitwear}, hook {needle_mm=needlemm}
yarn: {yarn=fibre}, piece: {garment=knitwear}, for: {recipient=wearer}
I'm about to begin a {garment=knitwear} with {needle_mm=needlemm}
may I finally start that {garment=knitwear} for {recipient=wearer} please, {yarn=fibre}
crochet, {garment=knitwear}, {recipient=wearer}
%lang de
neues Strickprojekt: {garment=knitwear_de} aus {yarn:Merino=Merino}, Nadel {needle_mm:4=4 mm}
ich schlage {garment=knitwear_de} für {recipient:Oma=Oma} an
%lang es
empiezo {garment=knitwear_es} para {recipient:mi sobrina=mi sobrina}
nuevo proyecto de punto, {garment=knitwear_es} en {yarn:alpaca gris=alpaca gris}
%lang en

%tool skein.count_rows
{rows=int} more on the {project=knitwear}
{project=knitwear} {rows=int} rows
did {rows=int} rows of the {project=knitwear} on the train
{rows=int} rows further, {project=knitwear}
had to rip back {rows=int} {unravelled:true=rows|of them} on the {project=knitwear}
I've {unravelled:true=frogged} {rows=int} rows of the {project=knitwear}, wrong cable
count {rows=int} for the {project=knitwear}
the {project=knitwear} has grown by {rows=int} since lunch
mistake in the lace, so {unravelled:true=take off} {rows=int} from the {project=knitwear}
a whole film and only {rows=int} rows on the {project=knitwear}, but they are done
{project=knitwear}: plus {rows=int}
the cat {unravelled:true=undid} {rows=int} rows of my {project=knitwear}
%lang de
{rows=int} Reihen mehr beim Projekt {project=knitwear_de}
{rows=int} Reihen {unravelled:true=aufgeribbelt}, Projekt {project=knitwear_de}
%lang es
{rows=int} vueltas más en el proyecto {project=knitwear_es}
he {unravelled:true=deshecho} {rows=int} vueltas de {project=knitwear_es}
%lang en

%tool talk
surgeons have the worst handwriting and the steadiest hands
my hip hurts whenever it rains
I was awake during my {=surgery} and heard every joke they made
hospitals smell of soup and fear
newspapers were better when they left ink on your fingers
{=storyidea}, now that was a fine article
journalists never call back, do they
I have never caught anything but a cold on {=fishwater}
a {=fish} stared at me today as if it knew my name
fishing is mostly sitting, and I'm good at sitting
dead letters, what a sad name for something that just timed out
half my career has been waiting for queues to drain
our dungeon master has a weakness for puns
{=heroname} was the best character I ever played
we argued for two hours about whether orcs can whistle
nothing is as quiet as a glider at dusk
I get airsick on a swing, so no flying for me
the {=sailplane} is a lovely old lady
knitting calms me down more than any tea
my grandmother could knit a {=knitwear} in the dark
there's yarn in every drawer of this flat
why is it always the left sock that disappears
%lang de
beim Angeln redet wenigstens keiner
Stricken ist das neue Yoga, sagt meine Schwester
gestern bin ich im Segelflieger fast eingeschlafen, so ruhig war es
%lang es
mi abuela tejía mientras veía el fútbol
los cirujanos nunca tienen prisa, solo los pacientes
%lang en
