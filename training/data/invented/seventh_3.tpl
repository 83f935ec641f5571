%lang en
# Plain requests with two or more arguments each: roles told by small words, order varied, labels, difficult borders.
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list anyday: tomorrow | next Tuesday | this Saturday | the day after tomorrow | today | next Friday | this Sunday | Monday week | 18 April | in three days | Wednesday | 2026-07-02 | the 11th of June
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list pastday: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list sinceday: January | last Monday | 1 March | the beginning of the year | Easter | yesterday | the 15th | two weeks ago | 2025-09-01 | last summer | Tuesday morning | my birthday
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list moment: tomorrow at 8 | Friday 7 pm | Saturday at half past six | tonight at nine | the 12th at 19:30 | Sunday lunchtime | next Thursday around 8 | 4 May, 20:00 | Monday at noon | this evening at quarter past seven | Wednesday 10 am
%list n: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | 10 | twelve => 12 | 14 | 20
%list price: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list name2: Ruben | Auntie Jo | Ms. D'Angelo | Femi | Prof. Lindqvist | Greta | Old Tom | Carlos Vega | Yara | Mr. Okonkwo | little Ben | Helene | Zed | Maria Luz

%list cuisine: Thai | Korean barbecue | fish and chips | Italian | tapas | Georgian food | south Indian | Austrian | noodle soup | wood-fired pizza | ramen | meat and dumplings
%tool findFreeTables
find a free table in {city=town} for {partySize=n} {when=moment}
free tables for {cuisine=cuisine} in {city=town}, {partySize=n} people, {when=moment}
{when=moment}, {partySize=n} of us, {cuisine=cuisine}, {city=town}, at most {maxPrice=price} each
town: {city=town}, guests: {partySize=n}, when: {when=moment}, budget {maxPrice=price}
under {maxPrice=price} a head, a table {when=moment} for {partySize=n} in {city=town}
which restaurants serving {cuisine=cuisine} have room for {partySize=n} {when=moment} around {city=town}
I'm coming from {=town2}, need a table in {city=town} {when=moment} for {partySize=n}

%list driveq: tax return 2024 | minutes of the board meeting | floor plan with furniture | Anna's wedding speech | budget | how to reset the boiler | sales by region and quarter | Letter to the Landlord | tmp-fix-2 | ideas for a garden, second draft | key figures | login page shows blank after update
%tool cloudhutchSearchFiles
find {fileType:pdf=PDFs|pdf files} about {query=driveq} owned by {owner=name}
search my drive for {query=driveq}, changed since {modifiedAfter=pastday}
query {query=driveq}, type {fileType:spreadsheet=spreadsheet|sheets}, owner {owner=name}
{owner=name}'s {fileType:presentation=slides|presentation|deck} on {query=driveq}
newer than {modifiedAfter=sinceday}: {fileType:document=documents|docs} with {query=driveq} in them
first {pageSize=n} hits for {query=driveq}, only {fileType:image=pictures|images}
{=name2} asked for it: find {query=driveq}, {fileType:video=videos only|only videos}

%list queue: orders | mail-out | payments.retry | invoice pdf queue | thumbs | user-sync-v2 | webhooks in | nightly_export | stock and prices | sms | refunds_eu | q7
%list ago: yesterday | 6 am | Monday | last night | two hours ago | the deploy | noon today | 2026-02-01 | this morning | last Friday at 17:00 | the weekend
%tool queuebarn.replay_dead_letters
replay dead letters of {queue=queue} since {since=ago}
put at most {limit=bigint} dead messages back into {queue=queue}
since {since=ago}, queue {queue=queue}, limit {limit=n}
only {limit=bigint} from {since=ago} on, retry the dead letters in {queue=queue}
queue: {queue=queue}, max: {limit=bigint}
retry everything that failed in {queue=queue} since {since=ago}
{queue=queue} is broken for {=town}, replay its dead letters, {limit=n} of them

%tool stays_search_hotels
hotels in {city=town} from {check_in=onday} to {check_out=untilday}
find a room in {city=town} for {guests=n} from {check_in=onday}
rooms under {max_price=price} a night in {city=town}, arriving {check_in=anyday}, leaving {check_out=untilday}
city {city=town}, check in {check_in=onday}, check out {check_out=untilday}, {guests=n} guests
{guests=n} people, {check_in=anyday}, {city=town}, {pets_allowed:true=pets allowed|with a dog}
until {check_out=untilday}, starting {check_in=onday}, a hotel in {city=town} for no more than {max_price=price}
accommodation for {guests=n} in {city=town}, arrival {check_in=onday}, {pets_allowed:false=no pets|without animals}
we leave {=town2} early, so a hotel in {city=town} {check_in=anyday} for {guests=n}

%list larder: eggs | bread and butter pickles | oat milk | two-year-old cheddar | beans in tomato sauce | flour | smoked tofu | Nan's plum jam | frozen peas | salt and vinegar crisps | rice | soup for the weekend
%list amount: 2 kg | a dozen | three jars | 500 g | one big bag | 6 tins | half a litre | four packs of six | a crate | 750 ml | ten | a few handfuls
%list keeps: 3 June | the end of March | next Friday | 2027 | 12/26 | Sunday | May 2027 | the 20th | Christmas | in two weeks
%tool larder-stock-in
put {amount=amount} of {item=larder} in the {place:freezer=freezer}, best before {best_before=keeps}
add {item=larder} to the {place:cupboard=cupboard|cabinet}, {amount=amount}
item {item=larder}, quantity {amount=amount}, place {place:fridge=fridge}, keeps until {best_before=keeps}
{amount=amount} {item=larder}, {place:cellar=cellar}
good until {best_before=keeps}: {item=larder}, into the {place:fridge=fridge|refrigerator}
stock {item=larder} in the {place:cellar=cellar|basement} until {best_before=keeps}
{=name} brought {item=larder}, {amount=amount}, add it to the pantry

%list issuekey: WEB-12 | APP-407 | OPS-3 | SHOP-1188 | UI-90 | CORE-55 | DOC-7 | MOB-214 | PAY-61 | X-1 | INFRA-320
%tool tracklane_edit_issue
assign {issue_key=issuekey} to {assignee=name} with {priority:high=high} priority
set {issue_key=issuekey} to {status:done=done|finished}, due {due_date=untilday}
{issue_key=issuekey}: status {status:in_review=in review}, priority {priority:low=low}, owner {assignee=name}
move {issue_key=issuekey} to {status:blocked=blocked}, deadline {due_date=onday}
due {due_date=untilday} instead of {=onday}, {issue_key=issuekey}
give {assignee=name} the ticket {issue_key=issuekey} and mark it {status:in_progress=in progress}
{priority:highest=highest priority|top priority} for {issue_key=issuekey}, from {=name2} over to {assignee=name}
issue={issue_key=issuekey}, assignee={assignee=name}, due={due_date=untilday}

%list zone: lawn | roses | back garden by the shed | front beds | vegetable patch | zone 3 | pots and tubs | hedge on the left | Mum's herbs | greenhouse | orchard
%tool sprinkler-pause
pause the {zone=zone} until {until_date=untilday}
no watering from {from_date=onday} to {until_date=untilday}
zone {zone=zone}, from {from_date=anyday}, until {until_date=untilday}
until {until_date=untilday}, starting {from_date=onday}, stop watering the {zone=zone}
it will rain {=anyday}, so pause the sprinkler till {until_date=untilday}
last dry day {until_date=untilday}, area: {zone=zone}
stop the sprinkler on the {zone=zone} {from_date=anyday} through {until_date=untilday}

%list eatery: Pino's | The Anchor | Golden Dragon | Bread and Roses | El Rincón | Under the Oaks | Chez Marie-Claude | Noor | The Fox at the Gate | Mama's Kitchen on Hill Road | Sushi for Two | Zwölf
%tool tavolo.change_party
change our table at {restaurant=eatery} to {new_guests=n} people
move the booking at {restaurant=eatery} to {new_day=onday} at {new_time=clock}
make it {new_guests=n} at {restaurant=eatery}, and {new_time=clock} instead of {=clock}
{restaurant=eatery}: guests {new_guests=n}, time {new_time=clock}, day {new_day=onday}
{new_time=clock} instead, and {new_day=onday}, for our reservation at {restaurant=eatery}
we're {new_guests=n} now, tell {restaurant=eatery}
postpone {restaurant=eatery} from {=onday} to {new_day=untilday}
restaurant {restaurant=eatery}, new time {new_time=clock}

%list desk: Faro airport | Leeds station | terminal 2 | Lyon Part-Dieu | the harbour office | Graz | Hertz on Mill Road | Porto city centre | Palermo, via Roma | desk 14 | Gare du Nord | Newcastle airport
%list desk2: Seville | Nice airport | Rome Termini | the branch at the bridge | Linz west | downtown Denver | Catania port | Bath | the same car park | Kiel, pier 3 | Split old town
%tool motorpass_hire_car
rent (a|one) {car_class:van=van} from {collect_at=desk}, {first_day=onday} to {last_day=untilday}
hire a car at {collect_at=desk} from {first_day=onday} until {last_day=untilday}, return it to {hand_in_at=desk2}
pickup {collect_at=desk}, dropoff {hand_in_at=desk2}, from {first_day=onday}, to {last_day=untilday}, class {car_class:suv=SUV}
back at {hand_in_at=desk2} on {last_day=onday}, picked up on {first_day=onday} at {collect_at=desk}
{car_class:compact=compact}, {collect_at=desk}, {first_day=anyday} - {last_day=untilday}, driver is {driver_age=int}
for a driver of {driver_age=int}, (a|the) {car_class:convertible=convertible|cabrio} at {collect_at=desk} {first_day=anyday} to {last_day=untilday}
I live in {=town} and need a car at {collect_at=desk} from {first_day=onday} till {last_day=untilday}

%list region: Lake Garda | Dartmoor | the Ardennes | Brittany | Loch Ness | Black Forest | Isle of Wight | Jura | the coast near Split | Rhine and Moselle | Snowdonia | Lake Constance
%tool camp_find_sites
campsites near {area=region} for (a|one) {pitch:tent=tent} from {arrival_date=onday}
find a pitch for our {pitch:caravan=caravan} around {area=region}, {nights=n} nights
area {area=region}, arrival {arrival_date=anyday}, nights {nights=n}, {dog:true=with dog|dog yes}
{nights=n} nights by {area=region} in (a|some) {pitch:cabin=cabin|hut}, {dog:false=no dog|without the dog}
from {arrival_date=onday} for {nights=n} nights, somewhere to park the {pitch:motorhome=motorhome|camper van} in {area=region}
arriving {arrival_date=anyday}: campsite at {area=region}, {dog:true=our dog is coming|the dog comes too}
driving up from {=town}, where can we camp at {area=region} with (a|our) {pitch:tent=tent}

%list singer: Ana | tenor Jack | Mrs. O'Leary | Big Sal | Femi | the Lindner twins | Greta from the altos | Helene | Mr. Pereira | our soloist | Dr. Wu
%list excuse: flu | she has to work late | his car broke down, he is stuck in Leeds | night shift | sore throat | a wedding in the family | her son's school concert | travelling for work | dentist at six and no babysitter | exams | he lost his voice
%tool excuseFromRehearsal
{singer=singer} misses the rehearsal on {date=onday} because of {reason=noun_reason}
excuse {singer=singer} from the rehearsal on {date=onday}: {reason=excuse}
singer {singer=singer}, date {date=onday}, reason {reason=excuse}
{reason=excuse}, so {date=anyday} without {singer=singer} at rehearsal
tell the conductor {singer=singer} won't sing {date=anyday}, {reason=excuse}
on {date=onday} {singer=singer} can't come to choir
absent: {singer=singer} / when: {date=onday} / why: {reason=excuse}
%list noun_reason: flu | a night shift | a sore throat | exams | a wedding in the family | her son's school concert | toothache | a late train from Leeds | travel and too little sleep | his knee operation

%list sound: birdsong | Here Comes the Sun | radio 4 | church bells at dawn | waves | ding | old phone | rain on a tin roof | Bach for morning people | harp | foghorn
%list alabel: get up and go | pills | bread out of the oven | Call Mum | bin day | leave for the airport | meds, the white ones | gym | feed Otto | wake the kids for school | early shift
%tool tickmate.wake
wake me at {at=clock} with {sound=sound}
alarm for {at=clock} called {label=alabel}, {repeat:weekdays=weekdays|on weekdays}
set an alarm titled {label=alabel} at {at=clock} {repeat:daily=every day|daily}
time {at=clock}, label {label=alabel}, sound {sound=sound}
{repeat:weekends=weekends|on weekends}: {sound=sound} at {at=clock}
play {sound=sound} as my alarm at {at=clock}, {repeat:once=just once|once}
{label=alabel}, {at=clock}, repeat {repeat:daily=daily}
I went to bed at {=clock}, alarm at {at=clock} named {label=alabel}

%tool weekmenu.show
show the {meal:dinner=dinners|dinner plan} from {start_date=onday} to {end_date=untilday}
meal plan from {start_date=onday} until {end_date=untilday}
{meal:lunch=lunches|lunch} only, {start_date=onday} to {end_date=untilday}
start {start_date=onday}, end {end_date=untilday}, meal {meal:breakfast=breakfast}
what do we eat for {meal:breakfast=breakfast} from {start_date=onday} on
up to {end_date=untilday}, from {start_date=onday}, what is planned
{=name} shops {=onday}, so what is on the meal plan from {start_date=untilday}

%list instrument: mass spec | microscope 2 | centrifuge in room B | gel imager | Big Bertha | HPLC | freeze dryer | X-ray diffractometer | plate reader | old spectrometer by the window | PCR-4
%list sample: lake water | mouse liver, batch 7 | soil from the north field | yeast | tooth of a cave bear | serum and plasma | blank | leaf discs treated with salt | paint from the chapel | S-119
%tool lab_book_instrument
book the {instrument=instrument} {start=moment} for {hours=n} hours
reserve the {instrument=instrument} for {sample=sample}, {start=moment}
instrument {instrument=instrument}, start {start=moment}, hours {hours=n}, sample {sample=sample}
{hours=n} hours on the {instrument=instrument} from {start=moment}
to examine {sample=sample}, I need the {instrument=instrument} {start=moment}
for {hours=n} hours, {start=moment}, the {instrument=instrument}
{start=moment}: {instrument=instrument}, {sample=sample}, {hours=n} h
{=name} is done at {=clock}, book me the {instrument=instrument} {start=moment}

%list port: Dover | Hook of Holland | Kiel | Palma | Rosslare | Port of Spain | Ancona | St. Malo | Holyhead | Piraeus | Nice | Travemünde
%list port2: Calais | Harwich | Gothenburg | Barcelona | Cherbourg | Le Havre | Split | Portsmouth | Dublin | Santorini | Bastia | Helsinki
%tool ferry-search-crossings
ferries from {departure_port=port} to {arrival_port=port2} on {date=onday}
crossing to {arrival_port=port2} from {departure_port=port} with (a|our) {vehicle:car=car}
{passengers=n} passengers, {departure_port=port} to {arrival_port=port2}, {vehicle:foot=on foot}
from {departure_port=port}, to {arrival_port=port2}, date {date=anyday}, vehicle {vehicle:camper=camper}, people {passengers=n}
on {date=onday} with {vehicle:bicycle=bikes|bicycles} from {departure_port=port} over to {arrival_port=port2}
how do {passengers=n} of us get to {arrival_port=port2} by boat from {departure_port=port} {date=anyday}
{departure_port=port} - {arrival_port=port2}, {date=anyday}, {vehicle:motorbike=motorbike}
we must be in {=town} later, any ferry {departure_port=port} to {arrival_port=port2}, {vehicle:car=with the car|by car}

%list entry: walked to the lake with Ana and talked about moving | slept badly, the neighbours had a party | Dad called out of the blue | finished the book at last, cried at the end | first day at the new job, everybody was kind | rain | missed the train, but met an old friend | Ben lost a tooth | the doctor says it is nothing, I am so relieved | made bread and it rose | long hike up to the ridge
%tool dayleaf_write_entry
journal for {day=pastday}: {entry=entry}
write in my diary: {entry=entry}, mood {mood:good=good}
entry {entry=entry}, mood {mood:great=great}, day {day=pastday}
I felt {mood:sad=sad} {day=pastday}, note {entry=entry}
mood: {mood:anxious=anxious}. {entry=entry}
day {day=pastday} / mood {mood:neutral=neutral} / text: {entry=entry}
put {entry=entry} in the journal under {day=pastday}
{mood:angry=angry}, {day=pastday}, {entry=entry}

%list driveitem: Minutes of March | budget.xlsx | Letter to the Landlord | holiday photos | plan B for the garden | readme-old.md | Contract with Nord, signed | logo | tmp-fix-2 | From Idea to Launch | report final v3 | recipes and menus
%list newname: Minutes March final | budget-2026 | landlord | Summer at the Lake | plan C | notes.md | Nord contract | logo_old | fix two | Launch, step by step | x | Food
%list drivefolder: Archive | Taxes 2025 | Team / Design | To be signed | Projects in progress | old stuff | Photos from Crete | Clients and Leads | misc | HR | Board, confidential
%tool cloudhutchMoveItem
move {item=driveitem} to {destination=drivefolder}
move {item=driveitem} into {destination=drivefolder} as {newName=newname}
file {item=driveitem}, folder {destination=drivefolder}, new name {newName=newname}
rename {item=driveitem} to {newName=newname} and put it in {destination=drivefolder}
under {destination=drivefolder}, please, {item=driveitem}
put into {destination=drivefolder} the file {item=driveitem}, called {newName=newname} from now on
{item=driveitem} from {=drivefolder} to {destination=driveto}
item: {item=driveitem}, target: {destination=drivefolder}
%list driveto: the trash folder for drafts | Shared with Ana | Q3 | Music and Sound | 2024 | For Review | Legal | Mum's things | Old clients, A to K | inbox

%list jobs: windows and blinds | the oven | fridge, freezer and oven | ironing | scrub the balcony tiles | behind the sofa | stairs from top to bottom | limescale in the shower | dusting | make the beds, change the towels | cellar
%list home: 12 Elm Street | Lindenweg 3 | flat 4, The Maltings | 48 King's Road | our holiday let in Porto | 7a Station Approach | Grandma's place | the office on Hill Street | Villa Rosa | 221 Old Kent Road, top floor
%tool townpros_cleaner
book a cleaner for {day=onday} at {address=home}, {hours=n} hours
cleaner {day=anyday} for {jobs=jobs}
address {address=home}, day {day=onday}, duration {hours=n} hours, tasks {jobs=jobs}
{jobs=jobs} at {address=home}, {day=anyday}
{hours=n} hours of cleaning {frequency:weekly=weekly|every week} from {day=onday} on
{frequency:fortnightly=every two weeks|fortnightly}, {hours=n} hours, at {address=home}, first time {day=onday}
the cleaner should do {jobs=jobs} on {day=onday}, {frequency:once=just once|only once}
guests leave {=onday}, so a cleaner {day=anyday} for {hours=n} hours

%list kg: 72 | 81.4 kg => 81.4 | 64.5 | 90 kilos => 90 | 58.2 | 103 | 77 kg => 77 | 9.8 kg => 9.8 | 69.9 | 84 kilos => 84 | 12.5 | 61
%list fat: 18 | 22.5 | 31 | 15% => 15 | 27 percent => 27 | 24.1 | 19 | 33% => 33 | 12 | 20.8
%tool vitalog-note-weight
{kilograms=kg} for {person=name} on {measured_on=pastdate}
note {kilograms=kg}, body fat {body_fat=fat}
weight {kilograms=kg}, fat {body_fat=fat}, date {measured_on=pastday}
{person=name} weighed {kilograms=kg} {measured_on=pastday}
with {body_fat=fat} body fat, I weigh {kilograms=kg}
who: {person=name}, weight: {kilograms=kg}
log {measured_on=pastday}, {kilograms=kg}, instead of {=kg}
%list pastdate: 3 February | Monday | the 8th | 2025-11-30 | last Sunday | Christmas Eve | Friday | May 12th | New Year's Day | Thursday | 14/1

%list elder: Grandma | Auntie Jo | Dad | little Ben | Mum | Old Tom | Mrs. O'Leary | baby Ida | Great-uncle Theo | Nana Rose | the twins
%list detail: ate half and pushed the rest away | two of the blue ones | slept on the sofa, woke up cheerful | slipped on the wet floor, no bruise | soup and bread | round the pond with the neighbour's dog | refused at first, took it with jam | 38.4 | Ana came with flowers | a bit confused | all good
%tool kin_note_care
log (a|one) {event:nap=nap} for {relative=elder} at {at_time=clock}
{relative=elder} had {event:medicine=medicine|her medicine} at {at_time=clock}, {detail=detail}
relative {relative=elder}, event {event:fall=fall}, time {at_time=clock}, detail {detail=detail}
{event:visit=visit} to {relative=elder}: {detail=detail}
at {at_time=clock} {event:meal=meal} for {relative=elder}, note {detail=detail}
{detail=detail}, that was {relative=elder}'s {event:walk=walk}
{event:temperature=temperature} of {relative=elder} taken at {at_time=clock}
{=name} was there when {relative=elder} had {event:nappy=a nappy change|a clean nappy}, {at_time=clock}

%list goods: M6 bolts | copper pipe 15 mm | boxes for shipping, small | mugs | Glue for Wood and Leather | ring binders A4 | left-handed scissors | lamp 4E | paint "Night in Lisbon" | AA batteries | hinges | cable ties in black
%list bin: shelf 4 | A-12 | the back room | bin 7, left | under the stairs | pallet C by the gate | cage 2 | drawer with the red label | rack 9 | top shelf
%tool shelfcount_record
I counted {counted=bigint} {item=goods} in {bin=bin}
count for {item=goods} is {counted=bigint}
item {item=goods}, count {counted=bigint}, bin {bin=bin}
{bin=bin}: {item=goods}, {counted=bigint}
record {counted=int} of {item=goods} at {bin=bin}
there are {counted=bigint}, not {=bigint}, of {item=goods}
in {bin=bin} lie {counted=int} {item=goods}
how many: {counted=bigint} / what: {item=goods}

%list body: Jupiter | Comet Halley | Vega | Saturn | the Ring Nebula | Andromeda Galaxy | Betelgeuse | the Moon | Eye of the Bull | Venus | M13 | Crab Nebula | Alpha Centauri A and B
%tool nightvault_locate_object
where is {object=body} from {place=town} at {at=clock}
position of {object=body} over {place=town} {at=moment}
object {object=body}, place {place=town}, time {at=moment}
seen from {place=town}, where does {object=body} stand {at=moment}
{at=moment}, {place=town}, {object=body}
at {at=clock} in {place=town}, how do I find {object=body} in the sky
{=name} is in {=town2}, but where is {object=body} here in {place=town}

%tool file_time_off
file {kind:vacation=vacation} from {first_day=onday} to {last_day=untilday}, {substitute=name} covers
{kind:sick=sick leave} on {first_day=onday}, {half_day:true=half day|half a day only}
request {kind:unpaid=unpaid leave} starting {first_day=anyday} until {last_day=untilday} with {substitute=name} as substitute
type {kind:parental=parental}, from {first_day=onday}, to {last_day=untilday}, cover {substitute=name}
cover by {substitute=name}: {kind:education=education leave|training} {first_day=onday} to {last_day=untilday}
{first_day=onday}, {kind:moving=moving day}, {half_day:false=the whole day|full day}
off with {=name}, {kind:vacation=holiday} from {first_day=onday} through {last_day=untilday}
until {last_day=untilday} from {first_day=onday}, {kind:sick=sick}

%tool remindBins
remind {who=name} about the {bin:paper=paper bin|paper} at {at=clock}
{bin:glass=glass} at {at=clock}, remind {who=name}
bin {bin:organic=organic|compost}, time {at=clock}, person {who=name}
at {at=clock}, {bin:residual=residual waste}
who: {who=name}, bin: {bin:plastic=plastic}
by {at=clock} {who=name} has to put out the {bin:organic=organic waste|organic bin}
{=name} forgot it last time, so tell {who=name2} to put the {bin:plastic=plastics|plastic bin} out

%list lang: French | Portuguese | Korean | Swiss German | Polish | Arabic | Spanish | Brazilian Portuguese | Turkish | Welsh | Dutch | Old English
%list lang2: German | English | Swedish | Mandarin | Italian | Ukrainian | Catalan | Danish | Greek | Hindi | Finnish
%list tosay: where is the station | I'm sorry, I missed the bus and will be late | good luck | key under mat, dog is friendly | the parcel is with the neighbours, please ring twice | no smoking in the yard | to be or not to be | happy birthday, dear Lena | a table for two by the window | the heating in room 4 is broken | we open at nine and close at six
%tool translate_text
translate {text=tosay} into {target_language=lang}
translate from {source_language=lang2} to {target_language=lang}: {text=tosay}
text {text=tosay}, target {target_language=lang}, source {source_language=lang2}
in {formality:formal=formal} {target_language=lang}: {text=tosay}
from {source_language=lang2}, put {text=tosay} in {target_language=lang}
{target_language=lang} for {text=tosay}, {formality:informal=informal}
how do I say {text=tosay} in {target_language=lang} to {=name}
to={target_language=lang}, from={source_language=lang2}, text={text=tosay}

%list client: Nordwind | Bread & Roses Ltd | Pino's | acct_4471 | The Paper Mill | billing@acme.io | Haddad and Sons | Initech | Mrs. O'Leary | Team Rocket Labs | cus_9fk2 | Studio Under the Oaks | ZED
%tool coinlane_update_subscription
move {customer=client} to the {plan:business=business} plan with {quantity=int} seats
pause {customer=client} until {pause_until=untilday}
customer {customer=client}, plan {plan:team=team}, seats {quantity=int}, proration {proration:none=none}
{quantity=int} seats for {customer=client}, {proration:always_invoice=always invoice|invoice right away}
until {pause_until=untilday} no collection from {customer=client}
{plan:starter=starter} instead of team for {customer=client}, {quantity=int} seats
set the seats of {customer=client} from {=int} to {quantity=bigint}
plan: {plan:enterprise=enterprise} / who: {customer=client} / proration: {proration:create_prorations=create prorations}

%list hero: Thorn | Old Mother Willow | Kaz the Quick | Brannoc | Sir Odo of the Marsh | Zil | Mira Two-Knives | the bard | Ugg | Lady Ashdown | Pip and Squeak
%list source: a fire trap | the dragon's tail | potion of greater healing | falling down the well | goblin arrow | a prayer to the moon | poison in the soup | the troll with one eye | Cure Wounds | rest by the fire | acid
%tool grimoire-hit-points
{hero=hero} takes {points=int} {effect:damage=damage} from {source=source}
{source=source} did {points=int} {effect:damage=damage} to {hero=hero}
hero {hero=hero}, points {points=int}, effect {effect:healing=healing}, source {source=source}
{effect:healing=heal} {hero=hero} by {points=int}
{points=int} {effect:healing=healing} for {hero=hero} with {source=source}
{hero=hero}, {effect:damage=damage} {points=int}, by {source=source}
{=name} missed, but {hero=hero} loses {points=int} {effect:damage=in damage|damage points}

%list song: The Man Who Sold the Stairs | Rivers | Blue and Not Sorry | Stay | Call Me from the Station | Letters to Nobody, Part Two | Songs for a Quiet House | Run, Ada | By the Time I Wake | Under Glass | 7 a.m. | Play It Slow
%list artist: Ella Moor | The Anchors | Kid Salt | Nine Foxes and a Bear | Otis Vane | Las Palomas | DJ Bread | Maeve O'Dowd | Zwo | The Old Tom Trio | Jun & the Tide
%list room: kitchen | living room | attic | kids' room | bathroom upstairs | garden | study | guest room | hall | den by the stairs
%list vol: 30 | 45 | 80 | 15 | fifty => 50 | 60 percent => 60 | 25 | 70 | twenty => 20 | 100
%tool jukebox_play
play {title=song} by {artist=artist} in the {room=room}
play {title=song} in the {room=room} at volume {volume=vol}
title {title=song}, artist {artist=artist}, room {room=room}, volume {volume=vol}
in the {room=room} at {volume=vol}, put on {title=song}
something by {artist=artist}: {title=song}
{room=room}, {title=song}, {artist=artist}
put {title=song} from {artist=artist} on, volume {volume=vol}
{=name} wants to hear {title=song} in the {room=room}
song={title=song}, by={artist=artist}

%list sdoc: Lease for 12 Elm Street | NDA with Nordwind | offer letter | Contract of Sale, second draft | Consent to Treatment | framework agreement and annex | loan papers | Terms for Resellers | tmp_contract_4 | Partnership Deed | power of attorney for Dad
%list voidwhy: wrong date on page two | we found a mistake in the price | the buyer has withdrawn | it was sent to the wrong person, sorry | sent too early | the terms have changed, a new version follows | duplicate | Ana is no longer a director | missing annex | superseded by the March version
%tool esign_void
void {document=sdoc} because {reason=voidsentence}
withdraw {document=sdoc}, reason: {reason=voidwhy}
document {document=sdoc}, reason {reason=voidwhy}
tell the signers {reason=voidsentence} and withdraw {document=sdoc}
{reason=voidwhy}: void {document=sdoc}
void the {document=sdocthe} with the reason {reason=voidwhy}
stop the signing of {document=sdoc}, {=name} has not signed yet
%list voidsentence: the date on page two is wrong | we found a mistake in the price | the buyer has withdrawn | it was sent too early, sorry | the terms have changed | it went to the wrong person | Ana is no longer a director | a new version will follow | the annex is missing
%list sdocthe: offer letter | loan papers | lease for Mill Road | sales contract | consent form for the school trip | shareholder agreement | NDA | power of attorney

%list invno: 2024-118 | INV-0042 | 7731 | R-2025/09 | A1187 | 10045 | INV-991 | 25-0310 | RG 4417 | 603
%list dun: please pay by Friday, or we have to add a fee | this is the last reminder | maybe our first letter got lost | we value working with you, but we need the money | kindly settle this week | call Ana if there is a problem | thank you for your order in March | the bank details have changed, see below | second notice
%tool sendPaymentReminder
remind the customer of invoice {invoiceNumber=invno} with the message {message=dun}
payment reminder for {invoiceNumber=invno}: {message=dun}
invoice {invoiceNumber=invno}, message {message=dun}
say {message=dun} in a reminder for invoice {invoiceNumber=invno}
note: {message=dun} / number: {invoiceNumber=invno}
{invoiceNumber=invno} is still unpaid since {=pastday}, send a reminder
chase invoice {invoiceNumber=invno} over {=price}, write {message=dun}

%list objv: cut churn by half | launch in Spain and Portugal | happy customers from day one | answer every ticket within a day | grow | be the first choice for small shops | less waste, more reuse | ship the new app to all users | zero accidents | 20 partners in the north
%list squad: design | Growth and Retention | support | the north team | Payments | Team Fox | ops | Sales for Schools | marketing | Platform
%tool okr_create_objective
objective {objective=objv} for {team=squad} in {quarter:Q2=Q2}
add the goal {objective=objv} to {team=squad}, {quarter:Q1=first quarter|Q1}
team {team=squad}, quarter {quarter:Q3=Q3}, objective {objective=objv}
for {quarter:Q4=Q4|the last quarter}: {objective=objv}
in {quarter:Q3=the third quarter|Q3} {team=squad} should {objective=objvverb}
new objective titled {objective=objv}, team {team=squad}
{team=squad}: {objective=objv}
goal: {objective=objv}, when: {quarter:Q1=Q1}
%list objvverb: cut churn by half | launch in Spain and Portugal | answer every ticket within a day | win 20 partners in the north | halve the cost of returns | ship the new app to all users | hire two people, train six | become profitable | stop using paper

%list avoid: nuts and shellfish | pork | mushrooms, celery and garlic | eggs | peanuts | onions or leeks | dairy, soy and corn | fish | coriander | anything with raisins and cinnamon | beef and lamb
%tool spoonbook_draft_week
draft a {diet:vegan=vegan} week for {people=n} without {avoid=avoid}
meals for {people=n} from {begins=onday}, no {avoid=avoid}
people {people=n}, diet {diet:vegetarian=vegetarian}, begin {begins=onday}, avoid {avoid=avoid}
without {avoid=avoid}, {diet:low_carb=low carb}, {people=n} people
starting {begins=anyday}, plan {diet:pescatarian=pescatarian} meals for {people=n}
leave out {avoid=avoid}, we are {people=n}, {diet:anything=anything goes}
{=name} loves cake, plan a {diet:gluten_free=gluten-free|gluten free} week for {people=n} people
start: {begins=onday} / eaters: {people=n} / diet: {diet:vegetarian=veggie}

%list spot: the station | 12 Elm Street | Terminal 2 | Pino's | Hotel Under the Oaks | Graz airport | our office | The Anchor | Mill Road and Fifth | Ana's flat | Victoria Coach Station
%list spot2: the opera | 48 King's Road | St. Mary's Hospital | home | the ferry port | Museum of Art and Design | Gate 4 of the stadium | town hall | The Fox at the Gate | Lindenweg 3 | Uncle Theo's
%tool estimateRideFare
taxi from {pickup=spot} to {dropoff=spot2}, how much
fare to {dropoff=spot2} from {pickup=spot} in (an|one) {rideType:xl=XL}
pickup {pickup=spot}, dropoff {dropoff=spot2}, type {rideType:premium=premium}
{rideType:shared=shared} ride, {pickup=spot} to {dropoff=spot2}
price for {rideType:wheelchair=wheelchair} from {pickup=spot}, to {dropoff=spot2}
what does it cost to get to {dropoff=spot2} if I start at {pickup=spot}
from={pickup=spot}, to={dropoff=spot2}, car={rideType:standard=standard}
not via {=town}, straight from {pickup=spot} to {dropoff=spot2}, price please

%list plate: B-KX 4412 | LM19 ZRT | GR 702 KP | 7ABC123 | W-55021T | AB 12 345 | KFZ-77 | 4421 HJK | HH MV 88 | XY70 OPQ
%tool curbspot-stop-session
stop parking for {plate=plate} at {at=clock}
end {plate=plate} at {at=clock}
plate {plate=plate}, end {at=clock}
at {at=clock} stop the session of {plate=plate}
car {plate=plate}, finish: {at=clock}
let the parking of {plate=plate} run until {at=clock}
I parked {plate=plate} at {=clock}, stop the parking now

%list vehicle: Old Bessie | B-KX 4412 | van 3 | the blue Transit | LM19 ZRT | Truck with the Crane | forklift | Ana's Golf | courier bike 2 | bus 12 | Minibus, white
%list vnote: brake pads worn, order new ones | done at Pino's garage | left rear still loses air | no problems | driver says it pulls to the right | used the good oil | next one before winter | 45 minutes, no charge | rust on the sill | checked by Ike and Big Sal
%list kms: 84,200 => 84200 | 120500 | 45300 | 9,870 => 9870 | 212000 | 33041 | 150000 | 67450 | 5,000 => 5000 | 98012
%tool fleet_log_service
log {service_type:oil_change=oil change} for {vehicle=vehicle} at {mileage=kms} km
{vehicle=vehicle} got {service_type:tires=tyres|new tires}, {notes=vnote}
vehicle {vehicle=vehicle}, service {service_type:inspection=inspection}, mileage {mileage=kms}, notes {notes=vnote}
at {mileage=kms} km, {vehicle=vehicle}, {service_type:brakes=brakes}
{service_type:repair=repair} on {vehicle=vehicle} with the note {notes=vnote}
note {notes=vnote} for the {service_type:inspection=inspection} of {vehicle=vehicle}, odometer {mileage=kms}
{=name} paid {=price} for the {service_type:tires=tyres} of {vehicle=vehicle}, log it

%list plaindate: 3 February | Monday | the 8th | 2025-11-30 | last Sunday | Friday | May 12th | New Year's Day | Thursday | 14/1 | the 21st of June
%tool evenly_settle_up
{friend=name} paid me back {amount=price} on {date=plaindate} by {method:transfer=transfer}
record {amount=price} from {friend=name} in {method:cash=cash}
friend {friend=name}, amount {amount=price}, method {method:card=card}, date {date=pastday}
{method:app=app} payment of {amount=price} by {friend=name}
{date=pastday} {friend=name} settled {amount=price}
mark {friend=name}'s {amount=price} as paid, {method:card=by card}
for the dinner with {=name2}, {friend=name} gave me {amount=price}
sum {amount=price}, who {friend=name}

%list ask: how many orders came in last week | which customers have not paid | average price per category and month | who signed up on Friday | total sales in Leeds | the ten oldest tickets | revenue by region | is there anyone called O'Leary | products without a photo, newest first | sign-ups from Spain or Portugal
%list db: orders_2025 | crm | Shop and Stock | warehouse | tickets-old | analytics | the members database | hr_main | sales north | Library | db7
%tool tablehand_ask
ask {database=db}: {question=ask}
{question=ask}, look it up in {database=db}
database {database=db}, question {question=ask}, max rows {max_rows=int}
from {database=db}, at most {max_rows=int} rows: {question=ask}
at most {max_rows=int} rows, {question=ask}, in {database=db}
use {database=db} to answer {question=ask}
not {=db}, query {database=dbb} for {question=ask}
question ... {question=ask} ... database ... {database=db}
%list dbb: finance | logs-eu | Guests and Rooms | old_shop | members | Survey 2024 | billing | fleet | research data | events

%list oldf: draft1.txt | contract_old.md | speech.txt | notes-2024.txt | terms v1.docx | main_backup.py | Letter to Ana.txt | config.old | recipe.md | a.txt | minutes and votes.txt
%list newf: draft2.txt | contract_final.md | speech-new.txt | notes-2025.txt | terms v2.docx | main.py | Letter to Ana, shorter.txt | config.yaml | recipe-less-salt.md | b.txt | minutes approved.txt
%tool compare_texts
compare {old_file=oldf} with {new_file=newf} by {level:word=word|words}
what changed from {old_file=oldf} to {new_file=newf}
old {old_file=oldf}, new {new_file=newf}, level {level:line=line|lines}
{new_file=newf} is the newer one, compare it to {old_file=oldf}
differences in {new_file=newf} against {old_file=oldf}, {level:character=character by character}
per {level:character=character}: {old_file=oldf} and {new_file=newf}
before: {old_file=oldf} / after: {new_file=newf}
{=name} sent {new_file=newf}, how does it differ from {old_file=oldf}

%list alert: disk full on web-3 | HighLatency | queue too long | cert expires soon | OOM in payments | Backup failed | api-5xx | no heartbeat from sensor 9 | CPU hot | login errors above 5% | tmp-fix-2
%list silwhy: we are deploying | planned work on the database, nothing is broken | known bug | Ana is already on it | disk gets swapped at noon | test run | flapping since the update | false alarm | vendor is looking into it and will call back | load test
%list mins: 15 | thirty => 30 | 45 | 60 minutes => 60 | 10 | twenty => 20 | 90 minutes => 90 | 5 | 120
%tool alarmist-silence
silence {alert=alert} for {minutes=minsplain} minutes because {reason=silbecause}
mute {alert=alert} for team {team=squad}, {minutes=minsplain} minutes
alert {alert=alert}, minutes {minutes=minsplain}, reason {reason=silwhy}, team {team=squad}
for {minutes=minsplain} minutes, no {alert=alert}, {reason=silwhy}
{reason=silwhy}, so silence {alert=alert}, {minutes=minsplain} min
only for {team=squad}: silence {alert=alert} {minutes=minsplain} minutes
{alert=alert}, {minutes=minsplain}, {reason=silwhy}
{=name} is on call until {=clock}, silence {alert=alert} for {minutes=minsplain} minutes
%list minsplain: 15 | thirty => 30 | 45 | 60 | 10 | twenty => 20 | 90 | 5 | 120 | 240
%list silbecause: we are deploying | it is a known bug | Ana is already on it | the disk gets swapped at noon | there is a load test, nothing is broken | it flaps since the update | the vendor is looking into it | nobody needs it now

%tool chronoliCityClock
what time is it in {city=town} when it is {at=clock} in {homeCity=town2}
{at=clock} in {homeCity=town2}, what is that in {city=town}
city {city=town}, time {at=clock}, home {homeCity=town2}
in {city=town}, how late is it at {at=clock} {homeCity=town2} time
from {homeCity=town2}, {at=clock}, to {city=town} time
convert {at=clock} from {homeCity=town2} to {city=town}
{=name} calls at {=clock}, what time is it now in {city=town}
{city=town} time at {at=clock} here

%list vidtopic: how to sharpen a knife | bread and butter pudding | fixing a bike chain on the road | black holes | knots for climbing | the fall of Rome, explained | Rivers by Ella Moor | drawing hands | guitar chords for Stay | live from the harbour | chess openings with queen's pawn | sourdough
%list channel: Bread with Tom | ZedTalks | Maths for Everyone | Nadia Builds | The Slow Kitchen | OtterLab | History and Maps | Kid Salt TV | Ask a Plumber | north92
%tool vidglade_videos_searchVideos
search {query=vidtopic} on the channel {channel=channel}
{videoDuration:short=short} videos about {query=vidtopic} from {channel=channel}
query {query=vidtopic}, channel {channel=channel}, order {order:rating=rating|by rating}
{maxResults=int} results for {query=vidtopic}, {order:date=newest first|sorted by date}
on {channel=channel}, {videoDuration:long=long} videos on {query=vidtopic}
by {order:viewCount=views|view count}, {maxResults=int} videos on {query=vidtopic}
max={maxResults=int}, q={query=vidtopic}, length={videoDuration:medium=medium}
find {query=vidtopic}, {videoDuration:short=less than four minutes|short ones}, at most {maxResults=int}
{=name} showed me one, find videos on {query=vidtopic}

%list job: nurse | head of sales and marketing | data analyst | carpenter | bus driver | baker in training | UX writer | primary school teacher | welder | assistant to the director | lab technician | cook
%list pay: 45000 | 60,000 => 60000 | 38000 | 80k => 80000 | 52000 | $90,000 => 90000 | 30000 euros => 30000 | 120k => 120000 | 41,500 => 41500
%tool jobs.find
{profession=job} jobs in {town=town} from {min_salary=pay}
find {contract:part_time=part-time|part time} work as {profession=jobart} in {town=town}
job {profession=job}, town {town=town}, salary {min_salary=pay}, contract {contract:full_time=full time}
{contract:freelance=freelance} {profession=job}, {remote:true=remote|from home}
in {town=town}, at least {min_salary=pay}, {profession=job}
paying {min_salary=pay} or more: {profession=job}, {contract:full_time=full-time}
openings for {profession=jobart} near {town=town}, {remote:false=not remote|on site}
I worked in {=town2} as {=jobart}, now find {profession=job} jobs in {town=town}
title={profession=job}, city={town=town}, type={contract:internship=internship}
%list jobart: a nurse | a head of sales and marketing | a carpenter | a cook | an electrician | a data analyst | a baker | a teacher of French and Spanish | an office manager | a welder

%list dish: bread and butter pudding | lasagne | fish on Friday | rice with beans | Ana's lamb stew | soup from leftovers | mac and cheese | pancakes | roast chicken, potatoes and peas | tofu | toad in the hole | pasta with nothing
%tool weekmenu.plan_meal
{dish=dish} for {meal:dinner=dinner} on {date=onday}, {cook=name} cooks
plan {dish=dish} on {date=onday} for {servings=n} people
dish {dish=dish}, date {date=onday}, meal {meal:lunch=lunch}, servings {servings=n}, cook {cook=name}
on {date=onday} {cook=name} makes {dish=dish}
{meal:breakfast=breakfast} {date=anyday}: {dish=dish}
{servings=n} portions of {dish=dish} {date=anyday} as {meal:snack=a snack|snack}
for {servings=n}, by {cook=name}, {date=anyday}: {dish=dish}
{=name} gave me the recipe, put {dish=dish} on the plan for {date=onday}
{date=anyday}, {meal:dinner=supper}, {dish=dish}, chef {cook=name}

%list med: ibuprofen 400 | metformin | Dad's blood thinner | eye drops | asthma inhaler | vitamin D, the weekly one | ramipril 5 mg | contraceptive pill | thyroid tablets | cream for the rash | omeprazole and the antacid
%list pharm: Boots on the High Street | The Green Cross | Linden Apotheke | Sun Pharmacy | Walgreens | St. Anne's | the one at the station | Patel & Daughter | City Chemist | Dr. Wu's pharmacy
%list pharmnote: no capsules, I can't swallow them | ring me when it is ready | three months' supply | generic is fine | my sister picks it up on Friday | allergic to lactose | leave it at the side door, we are closed in by snow | same brand as last time | large print label | please deliver
%tool request_refill
refill {medicine=med} at {pharmacy=pharm}
request {medicine=med} from {pharmacy=pharm} with the note {note=pharmnote}
medicine {medicine=med}, pharmacy {pharmacy=pharm}, note {note=pharmnote}
at {pharmacy=pharm}, more {medicine=med}
tell {pharmacy=pharm} {note=pharmnote}, and refill {medicine=med}
{medicine=med}, {note=pharmnote}
{=name} works at {=pharm}, but I only want to refill {medicine=med}
note: {note=pharmnote}. refill: {medicine=med}

%list qrtext: https://pinos.example/menu | Wifi: guest, password: oaktree9 | hello from the garden | tel:+441134960 | Table 7, please order here | www.nord.io | Follow the fox and turn left | 4471-88 | Happy Birthday, Lena | Bees and Trees | mailto:info@acme.io
%list colour: red | dark green | navy blue | black | orange | teal | #ff8800 | deep purple | gold | brown
%list px: 300 | 512 | 800 | 1024 px => 1024 | 250 | 600 pixels => 600 | 1200 | 400 | 2000
%tool keysmith-qr
QR code for {content=qrtext} in {colour=colour} as {format:svg=SVG}
make a {colour=colour} QR code with {content=qrtext}, {pixels=px}
content {content=qrtext}, size {pixels=px}, color {colour=colour}, format {format:png=PNG}
{format:pdf=PDF} QR code saying {content=qrtext}
{pixels=px} wide, {content=qrtext} as a QR code
in {colour=colour}, {format:eps=EPS}: {content=qrtext}
size={pixels=px}, text={content=qrtext}
print on {=colour} paper, QR code with {content=qrtext}, format {format:pdf=pdf}

%list theme: Impressionism | women in photography | Frida Kahlo | light and shadow | ancient Egypt | toys | Art from the Andes | Klee and his pupils | maps | surrealism | glass | From Bauhaus to Ikea
%tool galleria_exhibitions
exhibitions about {theme=theme} in {city=town} from {from_date=onday} to {to_date=untilday}
{theme=theme} shows in {city=town} until {to_date=untilday}
city {city=town}, theme {theme=theme}, from {from_date=onday}, to {to_date=untilday}
{free_only:true=free} exhibitions on {theme=theme} in {city=town}
until {to_date=untilday} in {city=town}, {free_only:true=free entry only|no admission fee}
from {from_date=anyday} on, anything on {theme=theme} in {city=town}
{=name} paints, which exhibitions are on in {city=town} after {from_date=onday}
{theme=theme}, {city=town}, {free_only:false=paid ones too|may cost something}

%list frame: Login / Mobile | Home | checkout step 2 | Card with Image and Text | Empty State | hero-v3 | Sign up, dark | Menu open | frame 12 | Thank you for your order
%list dfile: Shop Redesign | app_2026 | Icons and Logos | Website, new brand | Pino's Menu | tmp | Onboarding for Teams | kiosk-v2 | Design System | Poster
%list scale: 2 | 0.5 | 3 | 1.5 | 4 | 0.25 | two => 2 | 1 | 2.5
%tool mirrorpane.get_frame_image
image of {frame=frame} from {file=dfile} at {scale=scale}x
render {frame=frame} as {format:svg=SVG} with scale {scale=scale}
frame {frame=frame}, file {file=dfile}, format {format:png=png}, scale {scale=scale}
from {file=dfile}, {frame=frame} as {format:jpg=jpg}
in {format:pdf=PDF}, the frame {frame=frame} in {file=dfile}
scale: {scale=scale} / frame: {frame=frame}
{=name} asks for {frame=frame} out of {file=dfile}
{frame=frame}, {format:png=PNG}, {scale=scale}x, {file=dfile}

%list ref: main | release/2.4 | v1.0.3 | feature/login-and-signup | a1b2c3d | origin/dev | HEAD~2 | tmp-fix-2 | hotfix | fix-for-ana | 9fe02c1
%list srcfile: src/app.py | README.md | config/prod.yaml | index.html | tests_old.js | lib/date_and_time.rb | Makefile | docs/how to run.md | utils.ts | styles/main.css
%tool git_diff
diff against {target=ref} for {file=srcfile}
changes in {file=srcfile} compared to {target=ref}
target {target=ref}, file {file=srcfile}
for {file=srcfile}, diff with {target=ref}
how does {file=srcfile} differ from {target=ref}
base: {target=ref} / only: {file=srcfile}
I am on {=ref}, show the diff to {target=refb}
%list refb: master | stable | v2.0 | upstream/main | 77c0de1 | release-2025 | bugfix/price and tax | staging | experiments | develop

%list damage: broken street lamp | a hole in the road, deep | fallen tree | loose paving stones | graffiti on the wall | bench without a seat | blocked drain and dirty water | swing with a torn chain | missing sign | glass all over the path | traffic light stuck on red
%list site: Mill Road | the corner of High Street and Fifth | 12 Elm Street | Victoria Park | the bridge by the station | in front of The Anchor | Lindenweg | Station Approach | playground behind St. Mary's | bus stop 14 | Old Kent Road, opposite the bank
%tool civicdesk.report_damage
report {what=damage}, {where=site}
report {what=damage}, place {where=site}, urgency {urgency:dangerous=dangerous}
damage: {what=damage}, where: {where=site}, phone: {callback=phone}
{where=site}: {what=damage}, {urgency:low=low urgency|not urgent}
call me at {callback=phone} about {what=damage}, {where=site}
{urgency:normal=normal} report, {what=damage}, location {where=site}
{callback=phone} is my number, {what=damage}, {where=site}
{=name} saw it at {=clock}: {what=damage}, site {where=site}

%tool pitchSearch
free pitches at {area=region} from {arrival=onday} for {nights=n} nights
{nights=n} nights at {area=region} with (a|our) {setup:tent=tent}
region {area=region}, arrival {arrival=onday}, nights {nights=n}, setup {setup:motorhome=motorhome}
starting {arrival=anyday}, {setup:caravan=caravan}, {area=region}
campsites around {area=region} with {dogs:true=dogs allowed}, {nights=n} nights
for {nights=n} nights in (a|one) {setup:cabin=cabin}, {area=region}, {dogs:false=no dogs|without dogs}
hang a {setup:hammock=hammock} near {area=region} from {arrival=onday}
{=name} stays in {=town}, we need a pitch at {area=region} {arrival=anyday}

%tool sky_pollen
{plant:birch=birch} pollen in {place=town} on {date=onday}
pollen for {place=town} {date=anyday}, only {plant:grass=grass}
place {place=town}, plant {plant:hazel=hazel}, date {date=anyday}
{date=anyday} in {place=town}: {plant:ragweed=ragweed}
how bad is {plant:olive=olive} pollen {date=anyday} around {place=town}
for {plant:rye=rye}, {place=town}, {date=onday}
{=name} is allergic to cats, pollen forecast for {place=town} {date=anyday}
town={place=town}, day={date=anyday}

%list prtext: looks good to me | please add a test, then I'll merge | why not use the old helper here | rename tmp-fix-2 to something clear | this breaks the login page | nice work, but the docs are missing | can you split it in two | the loop in line 40 never ends, I think | ship it | we agreed on tabs, not spaces | thanks
%list repo: web-shop | core | api-gateway | Docs and Guides | nord/billing | old_app | fox-ui | infra | tmp | mobile-client
%list prnum: 12 | 407 | 88 | 1190 | #31 => 31 | 5 | 2203 | 640 | #77 => 77 | 918
%tool commentOnPullRequest
comment on PR {number=prnum} in {repo=repo}: {body=prtext}
{verdict:approve=approve} pull request {number=prnum} with {body=prtext}
number {number=prnum}, repo {repo=repo}, body {body=prtext}, verdict {verdict:request_changes=request changes}
in {repo=repo}, write {body=prtext} under {number=prnum}
say {body=prtext} on pull request {number=prnum} of {repo=repo}
{repo=repo} {number=prnum}: {body=prtext}
{verdict:request_changes=request changes} on {number=prnum}, text {body=prtext}
{=name} opened PR {number=prnum} {=pastday}, comment {body=prtext}

%list pdf: report.pdf | Lease and annex.pdf | scan_0042.pdf | thesis-final.pdf | invoice March.pdf | book.pdf | Plan for the garden.pdf | slides_v2.pdf | tmp.pdf | passport, both sides.pdf
%list pdf2: cover letter.pdf | appendix.pdf | photos.pdf | signed page.pdf | extra_7.pdf | Terms and Prices.pdf | last-page.pdf | map.pdf | b.pdf | notes by Ana.pdf
%list pages: 3-5 | 1 | 2 to 8 | 1, 4 and 9 | 10-12 | 1-3, 7 | 6 | 20-31 | 4 and 5 | 2-2
%tool trimtool_pages
keep pages {pages=pages} of {pdf=pdf}
take {pages=pages} from {pdf=pdf} and append {append=pdf2}
pdf {pdf=pdf}, pages {pages=pages}, rotate {rotate:left=left}
add {append=pdf2} to the end of {pdf=pdf}
turn {pdf=pdf} {rotate:upside_down=upside down}, pages {pages=pages} only
{rotate:right=right} turn for pages {pages=pages} in {pdf=pdf}
put {append=pdf2} after {pdf=pdf}, rotated {rotate:left=left|to the left}
file: {pdf=pdf} / attach: {append=pdf2} / pages: {pages=pages}
{=name} needs pages {pages=pages} out of {pdf=pdf}

%list site1: Leeds | Hall 3 | the depot in Graz | North Yard | the shop on Mill Road | Berlin east | warehouse A | Pino's cellar | Dock and Rail | HQ
%list site2: Cork | Hall 7 | Lyon store | South Yard | the outlet by the station | Vienna | warehouse B | the fair in Basel | Under the Bridge | returns desk
%tool transfer_stock
move {quantity=bigint} {item=goods} from {from_site=site1} to {to_site=site2}
transfer to {to_site=site2}, {quantity=int} of {item=goods}, out of {from_site=site1}
item {item=goods}, quantity {quantity=bigint}, from {from_site=site1}, to {to_site=site2}
from {from_site=site1}: {quantity=bigint} {item=goods} for {to_site=site2}
{item=goods}, {quantity=int} pieces, {from_site=site1} -> {to_site=site2}
{to_site=site2} needs {quantity=bigint} {item=goods}, take them from {from_site=site1}
send {to_site=site2} {quantity=int} {item=goods} from {from_site=site1} instead of {=site2}
source={from_site=site1}, target={to_site=site2}, sku={item=goods}, qty={quantity=bigint}

%list billfor: logo and business cards | two days of training in Leeds | website redesign | repairs in March | 12 hours of consulting | catering for the summer party, 40 guests | translation from French | advice | photos of the new hall | driving lessons | garden work by Otis
%list company: Nordwind | Bread & Roses Ltd | Pino's | The Paper Mill | Haddad and Sons | Initech | Mrs. O'Leary | Studio Under the Oaks | City of Graz | ZED | Friends of the Museum | Dr. Wu
%tool createInvoice
invoice {customer=company} {amount=price} for {description=billfor}
bill {customer=company} for {description=billfor}, {amount=price}, due {dueDate=untilday}
customer {customer=company}, amount {amount=price}, description {description=billfor}, due {dueDate=untilday}
{amount=price} to {customer=company}, payable by {dueDate=untilday}
for {description=billfor}, write an invoice of {amount=price} to {customer=company}
due on {dueDate=onday}: {amount=price}, {customer=company}, {description=billfor}
{=name} ordered it for {customer=company}, invoice {amount=price}
client: {customer=company} / total: {amount=price} / for: {description=billfor}

%tool vitalog-review
my {measure:weight=weight} since {since=sinceday} by {by:week=week}
review {measure:blood_pressure=blood pressure} from {since=sinceday} until {until=untilday}
measure {measure:sleep=sleep}, since {since=sinceday}, until {until=untilday}, by {by:month=month}
per {by:day=day}, {measure:pulse=pulse}, since {since=sinceday}
until {until=untilday}, starting {since=onday}, how was my {measure:glucose=glucose|blood sugar}
{measure:sleep=sleep}, {by:month=monthly}, since {since=sinceday}
I stopped coffee {=pastday}, show my {measure:pulse=pulse} since {since=sinceday}

%list film: The Man Who Sold the Stairs | Rivers by Night | Letters to Nobody | Dune | Good Luck, Maria | Three Days in Leeds | It Came from the Attic | Run | The Baker and the Bear | Before We Sleep | Once, Twice, Gone | 1999
%tool cinemaShowtimes
showtimes for {film=film} in {city=town} on {date=onday}
{film=film} {version:subtitled=with subtitles|subtitled} in {city=town} {date=anyday}
film {film=film}, city {city=town}, date {date=anyday}, version {version:original=original}
in {city=town} {date=anyday}, when is {film=film} on
{date=anyday}, {version:dubbed=dubbed}, {film=film}, {city=town}
where can I see {film=film} {version:original=in the original|undubbed} around {city=town}
{=name} lives in {=town2}, but when does {film=film} play in {city=town}
movie: {film=film}. town: {city=town}

%list pollq: Where do we go for the team lunch | Which day suits you best | Should we buy a new coffee machine | Who brings cake on Friday | What colour for the logo | Cats or dogs | When shall we start, and how long | Do we keep the old name | Best song by Ella Moor | Paris in May or June
%list opts: yes or no | Monday, Wednesday and Friday | red, dark green, blue | Pino's, The Anchor or the Thai place | Ana, Big Sal and Tobias | stay, go | morning, noon, evening | the lake, the hills or the sea | 9, 10 and 11 o'clock | fish and chips, soup, salad | keep it, change it, ask again in May
%tool votary_open
poll: {question=pollq}, options {options=opts}
open a poll {question=pollq} with {options=opts} until {closes=untilday}
question {question=pollq}, choices {options=opts}, closes {closes=onday}, {secret:true=secret}
{secret:true=secret|anonymous} poll with the options {options=opts}: {question=pollq}
until {closes=untilday}, {question=pollq}, {options=opts}
ask the team {question=pollq}, choices are {options=opts}, {votes_each=n} votes each
{votes_each=n} votes per person, closing {closes=onday}: {question=pollq} - {options=opts}
{question=pollq}? {options=opts}, {secret:false=not secret|public votes}
Q={question=pollq}, A={options=opts}
{=name} wants a vote on {question=pollq}, let them pick from {options=opts}

%list river: Danube | Severn | Rio Negro | Mur | Loire | Green River | White Nile | Ouse | Elbe | Water of Leith | Moselle | Tay
%list gauge: Linz | Upton upon Severn | Dresden | Bath | Stoke-on-Trent | Graz | York | Old Bridge | Passau | Orléans | Perth | Mill Weir | Saint-Nazaire
%tool riverLevel
level of the {river=river} at {station=gauge} {at=anyday}
how high is the {river=river} in {station=gauge}
river {river=river}, station {station=gauge}, time {at=moment}
at {station=gauge}, water level of the {river=river} at {at=clock}
gauge: {station=gauge} / river: {river=river}
{at=moment}, {river=river}, {station=gauge}
level for {at=anyday}, the {river=river} near {station=gauge}
{=name} rows from {=town}, what is the level of the {river=river} at {station=gauge}

%list plant: tomato | peace lily | money tree | old rose by the gate | basil | rubber plant | lemon tree in a pot | orchid | Swiss cheese plant | oak | mint and parsley | bonsai
%list symptoms: yellow leaves with brown edges | the leaves curl and drop | white fluff under the leaves | it stopped growing | small flies in the soil, sticky stems | black spots | new shoots wilt by noon, old ones look fine | holes | a grey film on the fruit | it leans and smells of mould | pale and thin
%tool diagnose-plant
my {plant=plant} has this problem: {symptoms=symptoms}
plant {plant=plant}, symptoms {symptoms=symptoms}, {indoor:true=indoors|indoor}
{symptoms=symptoms} on my {indoor:false=outdoor} {plant=plant}
what is wrong with the {plant=plant}, {symptoms=symptoms}, {indoor:true=kept inside|it is inside}
{symptoms=symptoms}, the {plant=plant} in the garden
kind: {plant=plant} / looks like: {symptoms=symptoms}
diagnose {symptoms=symptoms}, plant is {plant=plant}, {indoor:false=outside|not inside}
{=name} waters the {plant=plant} every {=clock2}, now {symptoms=symptoms}
%list clock2: morning | Monday | evening | week | other day

%list ref4: rent for May | dinner at Pino's | invoice 2024-118 | thanks for the lift | bike, second half | birthday gift from all of us | deposit | Lena and Tom | membership 4471 | for the new roof | trip to Leeds, petrol
%list payee: Ana | Bread & Roses Ltd | Big Sal | Mrs. O'Leary | City Power | Haddad and Sons | my landlord | Tobias Brandt | Friends of the Museum | St. Anne's School | Femi
%list account: savings | joint account | household | business account 2 | holiday fund | Current | the kids' money | main account | rainy day pot | Rent and Bills
%list amt: 50 | 120 | 75.50 | 300 | 1,200 => 1200 | 18 | 640 | 2000 | 33.20 | 9
%tool penny_send_money
send {amount=amt} {currency:EUR=euros|EUR} to {recipient=payee} for {reference=ref4}
transfer {amount=amt} from {from_account=account} to {recipient=payee} on {execute_on=onday}
amount {amount=amt}, recipient {recipient=payee}, account {from_account=account}, reference {reference=ref4}
pay {recipient=payee} {amount=amt} {currency:GBP=pounds|GBP} from {from_account=account}
from {from_account=account}, {amount=amt} to {recipient=payee}, note {reference=ref4}
on {execute_on=onday} send {recipient=payee} {amount=amt} {currency:USD=dollars|USD}
{recipient=payee}, {amount=amt} {currency:CHF=francs|CHF}, {reference=ref4}
with the reference {reference=ref4}, {amount=amt} to {recipient=payee}, not before {execute_on=onday}
{=name2} paid for {=name}, so send {recipient=payee} {amount=amt}
to={recipient=payee}, amount={amount=amt}, currency={currency:SEK=SEK}, date={execute_on=onday}

%list broken: dripping tap | broken window | the heating does not work | smell of gas, faint | toilet won't flush | loose socket and sparks | mould behind the wardrobe | door handle came off | light flickers when it rains | no hot water | a crack in the ceiling
%list visitslot: any morning | Friday after 3 | tomorrow between 8 and 10 | weekdays, but not Tuesday | Monday at noon | Saturday | after six in the evening | next week | 14 May, all day | whenever the neighbour is in
%tool openRepair
{problem=broken} in the {room=room}, visit {visit=visitslot}
report {problem=broken}, {urgency:urgent=urgent}, {room=room}
problem {problem=broken}, room {room=room}, urgency {urgency:low=low}, visit {visit=visitslot}
{room=room}: {problem=broken}
someone can come {visit=visitslot}, {problem=broken}
{urgency:emergency=emergency} in the {room=room}, {problem=broken}
in the {room=room} there's a problem, {problem=broken}, you can come {visit=visitslot}
{=name} is out {=anyday}, repair request: {problem=broken}, {urgency:normal=normal priority|normal}

%list dash: Checkout | API latency and errors | sales north | web-3 | Logins from Mobile | Queue Health | cost by team | backup_jobs | Home | Disk, memory, CPU | Orders | k8s
%list span: yesterday | 6 am | Monday | the last deploy | two hours ago | last Friday at 17:00 | 1 March | this morning | midnight | a week ago
%tool glanceboard.open
open {dashboard=dash} since {since=span} in {environment:production=production|prod}
show the {dashboard=dash} dashboard for {environment:staging=staging}
dashboard {dashboard=dash}, since {since=span}, env {environment:dev=dev}
{environment:production=production}, {dashboard=dash}, from {since=span}
from {since=span} on, the {dashboard=dash} panels
in {environment:staging=staging}, open {dashboard=dash}
board: {dashboard=dash} / start: {since=span}
{=name} deployed at {=clock}, open {dashboard=dash} for {environment:dev=dev|development}

%list cam: front door | Gate 2 | barn and yard | driveway | back of the shop | Hall West | bird house | till 3 | the camera over the bins | garage | Mill Road side | nursery
%list fromtime: 22:00 | 6 am | yesterday at 7 pm | midnight | Friday noon | half past three | 18:30 | Monday 8:00 | this morning at five | 3 pm
%list totime: 23:30 | sunrise | now | two in the morning | Saturday 6:00 | quarter to nine | 21:15 | Tuesday noon | 4.45 | ten pm
%tool gatewatch.clips
clips from the {camera=cam} between {from=fromtime} and {to=totime}
{camera=cam} from {from=fromtime} to {to=totime}, only {showing:person=people|persons}
camera {camera=cam}, from {from=fromtime}, to {to=totime}, showing {showing:vehicle=vehicle}
any {showing:parcel=parcels|parcel} at {camera=cam} since {from=fromtime}
up to {to=totime}, starting {from=fromtime}, {camera=cam}
{showing:animal=animals} on {camera=cam} until {to=totime}
begin {from=fromtime} / end {to=totime} / cam {camera=cam}
{=name} came home at {=clock}, show clips of {camera=cam} with {showing:motion=motion}
{showing:person=a person}, {camera=cam}, {from=fromtime} - {to=totime}

%list land: Germany | New Zealand | the Netherlands | Brazil | South Korea | Ireland | Costa Rica | France | United Kingdom | Chile | Bosnia and Herzegovina | Japan
%list areacode: 0316 | 212 | 030 | 9 | 020 | 44 | 0721 | 415 | 61 | 0113
%list digits: 777 | *2580* | 1234 | 55*55 | 4711 | 900* | 8888 | *007 | 24 | 606060
%tool ringwell--ListAvailableNumbers
{Type:mobile=mobile} numbers in {Country=land} containing {Contains=digits}
numbers for {Country=land} with area code {AreaCode=areacode}
country {Country=land}, area code {AreaCode=areacode}, type {Type:local=local}, page size {PageSize=int}
{PageSize=int} {Type:toll_free=toll-free|toll free} numbers from {Country=land}
with {Contains=digits} in them, {Country=land}, prefix {AreaCode=areacode}
area {AreaCode=areacode} in {Country=land}, list {PageSize=int}
pattern {Contains=digits}, {Type:local=local} numbers, {Country=land}
my number ends in {=int}, which {Type:mobile=mobile} numbers are free in {Country=land}
limit={PageSize=int}, country={Country=land}, contains={Contains=digits}
