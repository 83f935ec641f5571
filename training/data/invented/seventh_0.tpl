# Plain requests of a few words: what belongs to which parameter is told by small words, by the fields' names, by commas.
%lang en
%list zon: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list zday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list zby: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list zhr: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list zslot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list zfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list zmin: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list zeur: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list zamt: 4500 | 120 | 80 | 950 | 12000 | 64.50 | 300 | 2750 | 18 | 7200
%list zwho: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list zkid: Nora | Ben | little Theo | Amira | Jun | my niece Lotte | Max | Bea | Oskar | Penny | Sol
%list ztown: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list ztownb: Zagreb | Denver | Palermo | Bergen | Stratford-upon-Avon | Ghent | Lisbon | Le Mans | Riga | Bath | King's Lynn | Salt Lake City

%list zbed: tomatoes | roses by the gate | the bed under the window | carrots and leeks | herb spiral | north side | hydrangeas | the strip along the fence | Gran's dahlias | raised bed 2 | strawberries in the corner | new hedge
%list zlit: 20 litres => 20 | ten litres => 10 | 35 litres => 35 | 50 l => 50 | 15 litres => 15 | forty litres => 40 | 8 litres => 8 | 60 litres => 60
%tool hoseline.soak
water {bed=zbed} for {minutes=zmin} at {at=zhr}
give {litres=zlit} to {bed=zbed}
at {at=zhr} put {litres=zlit} on {bed=zbed}
bed: {bed=zbed}, time {minutes=zmin}, start {at=zhr}
for {minutes=zmin} from {at=zhr} soak {bed=zbed}
{bed=zbed}, {litres=zlit}, {at=zhr}
water {bed=zbed}, {litres=zlit} are enough

%list znote: key under mat, dog is friendly | the plumber is called Fitz and takes cash | ask Lea about the keys to the shed | page 40 has the better recipe | milk, stamps, AA batteries | we moved the meeting, but only for this week | wifi at gran's is sunflower88 | never order the fish at Pino's | bins out on Tuesday, paper on Thursday | check the tyres before the trip to Bath | Rivers by Ella Moor | idea for the talk: start with the bridge
%list znbook: Kitchen | Work in Progress | ideas | Trips and Tickets | Baby | things to read | Allotment | Q3 | Notes to Self | shed | House, Garden
%tool inkling_write_down
note in {notebook=znbook}: {text=znote}
write "{text=znote}" into {notebook=znbook}
notebook {notebook=znbook}, text {text=znote}, pinned {pinned:true=yes}
{pinned:true=pin} this in {notebook=znbook}: {text=znote}
save {text=znote} as a note under {notebook=znbook}
under {notebook=znbook} jot down {text=znote}
note for later: {text=znote}

%list zimage: nginx:1.25 | redis:7-alpine | postgres:16 | ghcr.io/acme/api:v2.3 | grafana/grafana:latest | busybox | python:3.12-slim | rabbitmq:3-management | mysql:8.0.36 | tmp-build:local
%list zcname: tmp-fix-2 | web | cache_old | pg-for-tests | mailer2 | sandbox | big-sal | api.staging | metrics | blue-db
%list zport: 8080 | 80 | 5432 | 9000 | 3001 | 15672 | 443 | 6379 | 8888 | 49152
%list zmemory: 512 | 256 | 1024 | 2048 | 128 | 768 | 4096
%tool container_run
run {image=zimage} as {name=zcname}
start {image=zimage} on port {host_port=zport}
start {name=zcname} from {image=zimage} with {memory_mb=zmemory} MB
image {image=zimage}, name {name=zcname}, memory {memory_mb=zmemory}
run a container called {name=zcname} from {image=zimage}, port {host_port=zport} outside and {container_port=zport} inside
map {host_port=zport} to {container_port=zport} and run {image=zimage}
image={image=zimage} name={name=zcname} host port={host_port=zport} container port={container_port=zport}

%list zcpath: /images/* | /api/v2/prices | /fonts | /blog/*.html | /cart | /static/js | / | /news/latest.json | /account/me | /assets/logo.svg
%list zsite: shop.example.com | the blog | www | static.acme.io | main site | docs.brightline.de | intranet | checkout | kiwilabs.com
%list zttl: 10 minutes => 10 | an hour => 60 | two hours => 120 | 30 minutes => 30 | a day => 1440 | 5 minutes => 5 | 90 minutes => 90 | twelve hours => 720
%tool edgewipe_cache_rule
cache {path=zcpath} on {zone=zsite} for {ttl_minutes=zttl}
for {zone=zsite} set {path=zcpath} to {ttl_minutes=zttl}
{bypass:true=never cache} {path=zcpath} on {zone=zsite}
path {path=zcpath}, ttl {ttl_minutes=zttl}, zone {zone=zsite}
on {zone=zsite}, bypass: {bypass:true=yes}, path: {path=zcpath}
keep {path=zcpath} in the cache for {ttl_minutes=zttl}

%list zcust: Van Dyck & Sons | Pino's | Hollis Bakery | The Anchor | Ines Marchetti | Blue Door Studio | city of Ghent | O'Brien Roofing | Mr. Tanaka | Kiwi Labs | Friends of the Library
%list zwork: logo design | repair of the garden wall | translation of two leaflets | website and hosting | photos for the spring menu | piano tuning | consulting on site | 200 flyers, folded | a week of training for new staff | cleaning
%list zqty: 3 | 2 | ten => 10 | 12 | four => 4 | 25 | six => 6 | 1.5 | 40 | 8
%list zunit: 80 | 95.50 | 120 | 450 | 65 | 30 | 19.90 | 250 | 48 | 9.5
%tool draftCustomerInvoice
invoice {customer=zcust} for {item=zwork}, {unitPrice=zunit} {currency:EUR=euros|EUR}
draft an invoice to {customer=zcust}: {quantity=zqty} x {item=zwork} at {unitPrice=zunit} each
bill {item=zwork} to {customer=zcust} at {unitPrice=zunit} {currency:USD=dollars|USD}, due on {dueDate=zon}
customer {customer=zcust} / item {item=zwork} / price {unitPrice=zunit} / due {dueDate=zby}
due by {dueDate=zby}, {unitPrice=zunit} {currency:GBP=pounds|GBP} for {item=zwork}, customer is {customer=zcust}
{customer=zcust}, {item=zwork}, quantity {quantity=zqty}, unit price {unitPrice=zunit}
charge {customer=zcust} {unitPrice=zunit} for {item=zwork}

%list zclaim: EX-204 | C-1187 | claim-33 | 90412 | EXP2025-08 | K77 | T-0061 | RB-519 | 4471
%list zclaimwhy: the taxi was private | over the limit for hotels | looks fine to me | no bill for the dinner on the 3rd | we agreed on this in May, so it is all right | only half of it was for work | date and amount don't match | well within the budget
%tool reviewExpenseClaim
{decision:approve=approve} {claimId=zclaim} with the comment {comment=zclaimwhy}
{decision:reject=reject} claim {claimId=zclaim} because {comment=zclaimwhy}
claim {claimId=zclaim}, decision {decision:approve=approve|approved}, comment {comment=zclaimwhy}
{decision:ask_for_receipt=ask for a receipt} for {claimId=zclaim}
say "{comment=zclaimwhy}" and {decision:reject=reject|turn down} {claimId=zclaim}
{claimId=zclaim}: {decision:reject=no|rejected}, {comment=zclaimwhy}

%list zbug: BARN-12 | BARN-340 | BARN-7 | WEB-88 | OPS-1203 | APP-45 | BARN-2019 | CORE-6
%list zhandnote: logs are attached, look at line 40 | I got stuck on the date parser | customer wants it by Monday | see my branch tmp-fix-2 | low priority, no rush | ask Tom before you touch the schema | half done, tests are missing | only happens on Safari
%tool issuebarn_reassign
assign {key=zbug} to {assignee=zwho}
give {assignee=zwho} {key=zbug} with the note {note=zhandnote}
move {key=zbug} from {=zkid} to {assignee=zwho}
key {key=zbug}, assignee {assignee=zwho}, note {note=zhandnote}
{assignee=zwho} takes over {key=zbug}: {note=zhandnote}
tell {assignee=zwho} "{note=zhandnote}" and hand over {key=zbug}

%list zworld: Skyblock | Hill of the Two Towers | test world 3 | Nora and Ben | Mushroom Island, new | lava-pit | The Anchor | Old Kingdom by the Sea | peaceful valley | Bobville | Creative Corner
%list zgamepw: tulip9 | open sesame | hunter2 | bluefox | 4411 | let-me-in | cheese and onion | Xk99z
%tool blockyard-open-world
open {world=zworld} in {mode:survival=survival} mode for {max_players=zfew} players
start a server with {world=zworld}, difficulty {difficulty:hard=hard}
open {world=zworld} with the password {password=zgamepw}
world: {world=zworld}, mode: {mode:creative=creative}, max players: {max_players=zfew}, password: {password=zgamepw}
{mode:hardcore=hardcore} on {difficulty:hard=hard}, world {world=zworld}
at most {max_players=zfew} players, password {password=zgamepw}, in the world called {world=zworld}
start {world=zworld} as {mode:adventure=adventure|an adventure}, {difficulty:easy=easy}

%list zpoll: Summer party, where and when | office coffee | Names for the New Boat | Feedback on the move to Leeds | Lunch with the team | Q3 mood | How we work from home | Canteen menu, spring | What to read next | Parking
%list zpollq: which day suits you best | do you want to keep the old tables | how happy are you with your desk, chair and light | should we meet on Mondays or on Fridays | what did you like about the trip | would you come by bike if we had showers | is the coffee any good | who should speak first
%tool createSurvey
create a survey called {title=zpoll} with the question {question=zpollq}
survey "{title=zpoll}", {anonymous:true=anonymous}, open until {closesOn=zby}
title: {title=zpoll}, question: {question=zpollq}, type: {questionType:yes_no=yes/no|yes or no}
ask {question=zpollq} in a survey titled {title=zpoll}
an {anonymous:true=anonymous} {questionType:rating=rating} survey on {title=zpoll}
until {closesOn=zby}, {questionType:multiple_choice=multiple choice}, title {title=zpoll}
make a {questionType:free_text=free text} survey titled {title=zpoll}, closing on {closesOn=zon}

%list zland: India | Vietnam | the United States | Kenya | Saudi Arabia | Brazil | Papua New Guinea | China | Egypt | Trinidad and Tobago | Australia
%list ztraveller: Nora Haddad | my wife | Jonas | Big Sal | my father-in-law | Ines Marchetti | Mr. O'Neill | our son Ben | Kwame Asante
%tool passgateVisaApply
apply for a {purpose:study=study|student} visa to {country=zland} for {traveller=ztraveller}
visa for {country=zland}, {purpose:tourism=tourism}, from {entry=zon} to {exit=zby}
country {country=zland}, purpose {purpose:work=work}, entry {entry=zday}, applicant {traveller=ztraveller}
{traveller=ztraveller} needs a {purpose:family=family} visa for {country=zland}
from {entry=zon} until {exit=zby}, {purpose:transit=transit} visa, {country=zland}
enter {country=zland} on {entry=zon}, leave on {exit=zon}, visa for {purpose:tourism=a holiday|tourism}

%list zpost: We're hiring, come and join us | New bread, same old oven | Back from Lisbon with far too many photos | Doors open at seven, bring a friend | Our shop in Bath is closed on Monday | three years today | Thank you for a great weekend, see you in May | Read the interview with Ella Moor on our blog | small batch, big flavour
%list zpic: oven.jpg | team_bath.png | IMG_2044.jpeg | logo final v2.png | crowd.webp | front-door.jpg | ella moor.jpg | a1.png
%tool postwave.queue_post
post "{text=zpost}" on {network:linkedin=LinkedIn}
queue {text=zpost} for {network:instagram=Instagram} with {image=zpic}
on {network:bluesky=Bluesky}, {publish_at=zslot}: {text=zpost}
network {network:facebook=Facebook}, picture {image=zpic}, text {text=zpost}
with {image=zpic} on {network:mastodon=Mastodon}: {text=zpost}
put {image=zpic} on {network:threads=Threads} {publish_at=zslot} with the words {text=zpost}
{network:linkedin=LinkedIn} post for {publish_at=zslot}, text: {text=zpost}

%list zappt: A-2231 | 88123 | DR-40 | app-7719 | KX204 | 5012 | T77-B | C-9
%list zapptwhy: I have to work | my car broke down, I can't get there | the pain is gone | we are moving to Leeds | fever since last night | I found a date with another doctor | my son is ill and nobody can take him
%tool cancelAppointment
cancel appointment {appointmentId=zappt} because {reason=zapptwhy}
cancel {appointmentId=zappt}, reason: {reason=zapptwhy}
{reason=zapptwhy}, so cancel {appointmentId=zappt} at the doctor's
number {appointmentId=zappt}, why: {reason=zapptwhy}, cancel please
cancel my appointment {appointmentId=zappt} on {=zon}
call off {appointmentId=zappt} with the doctor, {reason=zapptwhy}

%list zlooks: yellow flowers, leaves like a hand | spiky and purple | small and brown with a red spot | white with a strong smell of garlic | covered in fine hair, silver below | round and green | flat, with blue edges | tall as a man, with orange tips | fluffy | like a small sun with a black middle
%list zlooksbird: small and brown with a red throat | black | long legs and a curved beak | grey, sings at night | size of a crow but with blue on the wing | white belly and a tail like a fork | in a big group, all facing the wind | yellow beak, head without feathers
%list zlooksmam: a spiky ball that rolled up | long tail, white throat, very fast | brown | like a fat mouse with a short tail | grey with black stripes on the face | it had wings and hung from a beam | silver fur and small round ears | swam on its back and ate a shell
%list zlooksmush: hat orange, stem white, smells of apples | red with white dots | brown | like a shelf on a dead birch | turns blue when you cut it | small, slimy, in a ring | grey gills under a flat cap | round and white, as big as a football
%list zlooksins: black, two white dots on each wing | striped like a wasp but much bigger | green | long feelers and a shiny back | tiny, jumps when you touch it | blue body, four clear wings | like a stick with legs | red and flat, in pairs on a lime tree
%list zspot: our garden | the woods near Bath | Lake Como | a wet meadow by the railway | the Alps | Kew Gardens | the beach at Le Touquet | my balcony | the moor
%list zmonth: May | late June | October | early spring | August | January | the end of March | November
%tool fieldguide_identify
which {group:bird=bird} is {looks=zlooksbird}, seen here: {place=zspot}
identify a {group:plant=plant}: {looks=zlooks}
month {month=zmonth}, place {place=zspot}, {group:mammal=mammal}, {looks=zlooksmam}
looks: {looks=zlooks}, place: {place=zspot}, month: {month=zmonth}
{group:mushroom=mushroom}, {looks=zlooksmush}, {place=zspot}
what is {looks=zlooks}, in {month=zmonth}
identify an {group:insect=insect} from {place=zspot}: {looks=zlooksins}

%list ztiles: AERSTLN | qzoteab | L I S T E N | earth | E, A, T, R | dormitory | xylo | PQRSTUV | nameless
%list zlang: French | German | English | Latin | Brazilian Portuguese | Welsh | Italian | Swiss German | Dutch
%list zwlen: 4 | five => 5 | 6 | three => 3 | 7 | 5
%tool wordsmithy_anagrams
anagrams of {letters=ztiles} in {language=zlang}
words from {letters=ztiles} with at least {min_length=zwlen} letters
in {language=zlang}, from {letters=ztiles}, {min_length=zwlen} letters or more
letters {letters=ztiles}, language {language=zlang}, minimum {min_length=zwlen}
find {language=zlang} anagrams for {letters=ztiles}, shortest {min_length=zwlen}

%list zroom: general | lunch and more | #ops | book club | team-blue | help desk, night | Ask Jo | the-kitchen | release_2 | water cooler
%list ztopicline: Friday is demo day | ask before you deploy, please | Lunch at Pino's on Thursday | Book of the month: Rivers by Ella Moor | on call this week is Tomasz | New rules for parking and bikes | release freeze until Monday | no memes | Welcome to Anneke and Lee
%tool banter-set-topic
set the topic of {room=zroom} to {topic=ztopicline}
topic for {room=zroom}: {topic=ztopicline}
make "{topic=ztopicline}" the topic in {room=zroom}
room {room=zroom}, topic {topic=ztopicline}
in {room=zroom} change the topic to {topic=ztopicline}
use {topic=ztopicline} as the new topic of {room=zroom}

%list zsnd: interview_ella.mp3 | voice note 12.m4a | call-with-pino.wav | meeting.ogg | gran on the phone.mp3 | REC0007.WAV | lecture 3, part b.flac | memo
%tool audioToText
transcribe {audio=zsnd} from {language=zlang}
transcribe {audio=zsnd} {timestamps:true=with timestamps|with times}
file {audio=zsnd}, language {language=zlang}, timestamps {timestamps:true=on|yes}
it's in {language=zlang}, transcribe {audio=zsnd} {timestamps:false=without timestamps|without times}
{language=zlang} transcript of {audio=zsnd}, {timestamps:true=with timestamps}
turn {audio=zsnd} into text

%list zlawn: front lawn | the grass behind the shed | orchard | strip by the road | back garden, left half | football pitch | Gran's lawn | under the apple trees | terrace side | slope
%list zmm: 40 mm => 40 | 35 | 25 millimetres => 25 | 60 mm => 60 | 45 | 3 cm => 30 | 55 mm => 55 | 5 cm => 50
%tool startMowing
mow {lawn=zlawn} to {heightMm=zmm} at {startAt=zhr}
start mowing {lawn=zlawn} at {startAt=zhr}
at {startAt=zhr} cut {lawn=zlawn} down to {heightMm=zmm}
lawn: {lawn=zlawn}, height: {heightMm=zmm}, start: {startAt=zslot}
{heightMm=zmm} for {lawn=zlawn}, mower from {startAt=zhr}
send the mower over {lawn=zlawn}, {heightMm=zmm}

%list zterm: serendipity | to bite the bullet | threshold | raison d'être | once in a blue moon | Zeitgeist | quay | under the weather | octopus | by and large | mise en place
%tool glossarium_entry
{part:etymology=etymology} of {term=zterm}
look up {term=zterm} in {language=zlang}
how is the {language=zlang} word {term=zterm} pronounced, {part:pronunciation=pronunciation}
term {term=zterm}, language {language=zlang}, part {part:plural=plural}
in {language=zlang}, {part:meaning=meaning} of "{term=zterm}"
{part:examples=examples} for {term=zterm}
define {term=zterm}

%list zboard: Website | Kitchen and Bath | Q3 roadmap | moving house | team-blue | Marketing, Spring | bugs | Launch in Lisbon | Home | Anna's board
%list zcard: login page shows blank after update | order paint for the hall | Write to Pino's about the menu | Fix search, sort and filter | call with Van Dyck on pricing | pictures for About page | bread and butter pudding | move the shed to the left | Add label to invoices | tests
%list zlabels: bug and urgent | design | frontend, mobile | quick win | legal, hr and finance | low effort | ux, research | release 2.0 | paint and tools | blocked
%tool board-create-card
add a card "{title=zcard}" to {board=zboard} for {assignee=zwho}
on {board=zboard} create {title=zcard}
card for {assignee=zwho} on {board=zboard}: {title=zcard}
board {board=zboard}, title {title=zcard}, labels {labels=zlabels}
new card in {board=zboard} called {title=zcard}, labelled {labels=zlabels}
with the labels {labels=zlabels}, card {title=zcard}, board {board=zboard}
{board=zboard} card: {title=zcard}, owner: {assignee=zwho}
assign {assignee=zwho} a card titled {title=zcard} in {board=zboard}

%list zseatcode: RH-2214 | 7KQ2P | C90113 | XM4-77 | 55012 | BB8ZT | reel-309
%list zseatwhy: the babysitter cancelled | two of us are ill | we bought tickets for the wrong day | my train is late and I won't make it | we saw it already | friends can't come, so we need fewer
%tool reelhouse_release
give back {seats=zfew} seats from {booking=zseatcode}
release booking {booking=zseatcode} because {reason=zseatwhy}
{seats=zfew} seats of {booking=zseatcode} back to the cinema, {reason=zseatwhy}
booking {booking=zseatcode}, seats {seats=zfew}, reason {reason=zseatwhy}
{reason=zseatwhy}, give back {seats=zfew} cinema seats, code {booking=zseatcode}
return the cinema seats under {booking=zseatcode}

%list zchan: BBC Two | arte | Channel 4 | Film4 | RTÉ One | Eurosport 2 | Das Erste | Kids and Co | Discovery | 3sat
%tool antennae.schedule
{kind:film=films} on {channel=zchan} after {after=zhr}
what is on {channel=zchan} on {day=zon}
{day=zday} on {channel=zchan} after {after=zhr}
channel {channel=zchan}, day {day=zday}, kind {kind:sports=sports}
{kind:documentary=documentaries} {day=zday} from {after=zhr}
after {after=zhr}, {kind:series=series}, {channel=zchan}
TV programme of {channel=zchan} for {day=zday}
which {kind:news=news} are on after {after=zhr}

%list zkiln: big kiln | kiln 2 | the little one in the back | Gusto | top loader | Skutt by the door | test kiln | Vulcan and Sons | K3
%list zpeak: 1060 degrees => 1060 | 1240 | 980 °C => 980 | 1000 | 1180 degrees => 1180 | 1280 °C => 1280 | 950 | 1150 degrees => 1150
%tool kiln.fire
fire {kiln=zkiln} with the {program:glaze=glaze} program at {start_at=zhr}
{program:bisque=bisque} in {kiln=zkiln}, up to {peak_celsius=zpeak}
start {kiln=zkiln} on {program:drying=drying}, hold for {hold_minutes=zmin}
kiln {kiln=zkiln}, program {program:glaze=glaze}, peak {peak_celsius=zpeak}, hold {hold_minutes=zmin}
at {start_at=zhr} run a {program:raku=raku} firing in {kiln=zkiln}
hold {hold_minutes=zmin} at {peak_celsius=zpeak}, {program:bisque=bisque}, {kiln=zkiln}
{program:glaze=glaze} firing to {peak_celsius=zpeak} from {start_at=zhr} in {kiln=zkiln}

%list zscreen: kitchen TV | the big one | bedroom | Nora's screen | TV in the bar | living room | projector | telly upstairs | guest room set
%tool couchtv.tune_channel
put {channel=zchan} on {screen=zscreen}
switch {screen=zscreen} to {channel=zchan} at {at_time=zhr}
at {at_time=zhr} switch to {channel=zchan}
screen {screen=zscreen}, channel {channel=zchan}, time {at_time=zhr}
{channel=zchan}, {screen=zscreen}
tune {screen=zscreen} to {channel=zchan}
turn on {channel=zchan} at {at_time=zhr} on {screen=zscreen}

%list zmed: ibuprofen | vitamin D | the blue pill | Ramipril 5 mg | eye drops, left eye | magnesium | cough syrup for the night | insulin | Gran's heart tablet | iron
%list ztook: 8am | this morning | noon | half past nine | last night | 7:15 | yesterday at noon | yesterday evening | 6 pm | lunchtime
%tool markDose
mark {medicine=zmed} as {skipped:false=taken} {takenAt=ztook}
{medicine=zmed} {skipped:true=skipped} {takenAt=ztook}
medicine {medicine=zmed}, time {takenAt=ztook}, skipped {skipped:true=yes}
{takenAt=ztook} I {skipped:false=took} {medicine=zmed}
log {medicine=zmed}, {takenAt=ztook}
mark the dose of {medicine=zmed} from {takenAt=ztook} as {skipped:true=missed|skipped}
{takenAt=ztook}: {medicine=zmed}

%list zpnr: K7PXQ2 | QW9LM4 | 8ZTRRA | XB44NC | YT6MUE | N3KVVS | ABD71R
%list zflywhy: the meeting in Lisbon was moved to May | I have the flu | my boss said no | we found a train, it's cheaper | a death in the family | the wedding is off | our dog can't come with us
%tool cancel_flight_booking
cancel flight {booking_reference=zpnr}, reason: {reason=zflywhy}
cancel booking {booking_reference=zpnr} because {reason=zflywhy}
reference {booking_reference=zpnr}, {reason=zflywhy}, cancel and refund
as {reason=zflywhy}, cancel my flight {booking_reference=zpnr}
cancel the flight to {=ztown} on {=zon}, code {booking_reference=zpnr}
refund {booking_reference=zpnr}: {reason=zflywhy}

%list zcat: groceries | eating out | Rent and Power | kids' clothes | fun | car, fuel and parking | gifts for family | books | vet | travel to work | coffee
%list zmon: May | October | next month | March 2027 | this month | December | July
%list zwarn: 80 | 90 | 75 | 85 percent => 85 | 50 | 95% => 95 | 70 percent => 70
%tool kassaEnvelope
set {category=zcat} to {limit=zeur} for {month=zmon}
budget of {limit=zeur} for {category=zcat}, warn me at {warnAt=zwarn}
for {month=zmon} no more than {limit=zeur} on {category=zcat}
category: {category=zcat}, limit: {limit=zeur}, month: {month=zmon}
warn at {warnAt=zwarn}, {category=zcat}, at most {limit=zeur} in {month=zmon}
{category=zcat} {limit=zeur} {month=zmon}
in {month=zmon} cap {category=zcat} at {limit=zeur}

%list zdb: shop_prod | customers | crm.live | inventory2 | old-blog | archive_2019 | Billing | test-db-3 | users and roles
%list ztables: orders, items and returns | stock | customers and invoices | visits, clicks | users, roles, logins | prices | posts and comments | events_2025, events_2026
%list zdest: /backup/monday | s3://acme-dumps/db | ~/dump.sql | the NAS | D:\export | usb stick | tmp-fix-2 folder | /mnt/big/old
%tool tablehand_dump
dump {tables=ztables} from {database=zdb} to {target=zdest}
dump {database=zdb} into {target=zdest}, {compress:true=compressed}
database {database=zdb}, tables {tables=ztables}, compress {compress:true=yes}
to {target=zdest}: {tables=ztables} of {database=zdb}
only {tables=ztables} out of {database=zdb}, please dump
export {database=zdb} to {target=zdest} {compress:false=without compression|uncompressed}
dump {database=zdb}, tables {tables=ztables}, target {target=zdest}

%list zmeet: Blue Room | Oak | The Attic | 2.14 | Room with a View | big conference room | Ada and Grace | Studio B, second floor | Paris | Loft
%tool release_room
release {room=zmeet} for {start=zslot}
free up {room=zmeet}, {start=zslot}
room {room=zmeet}, start {start=zslot}, no longer needed
{start=zslot}: give back {room=zmeet}
cancel the booking of {room=zmeet} for the talk with {=zwho}
we don't need {room=zmeet} {start=zslot}

%list zshop: Zalando | Books and Beans | IKEA | Pino's Wine Cellar | the shoe shop in Leeds | Amazon | Thread & Needle | Garden Direct | Ella's Etsy shop | DHL
%list zneigh: Mrs. Baxter | the Okafors | Joe downstairs | Frau Lindner | number 12 | the couple on the third floor | Mr. D'Souza | Hilde from next door | Sanjay
%tool stairwell_take_parcel
ask {neighbour=zneigh} to take a parcel from {shop=zshop} on {arrives=zon}
parcel from {shop=zshop}, ask {neighbour=zneigh}
on {arrives=zon} a parcel from {shop=zshop} for {neighbour=zneigh} to take, I collect it on {fetched=zon}
neighbour {neighbour=zneigh}, shop {shop=zshop}, arrives {arrives=zday}, pick-up {fetched=zday}
can {neighbour=zneigh} accept a parcel {arrives=zday}
{shop=zshop} delivers on {arrives=zon}, ask {neighbour=zneigh}
I fetch it {fetched=zday}, parcel by {shop=zshop}, with {neighbour=zneigh}

%list zvid: dQw8x71Lk | https://vidglade.com/watch?v=a81kz | Bread in a Pan by Ella Moor | how to fix a tap | vg_90211 | How I Moved to Lisbon, Part 2 | Talk on Rivers and Law | https://vidglade.com/v/33q
%list zcurs: c_0042 | page2 | eyJvIjo0 | next-118 | tok77 | a9f3
%tool vidglade_transcripts_getTranscript
transcript of {video=zvid} in {language=zlang}
get {video=zvid} as text {timestamps:true=with timestamps}
{language=zlang} transcript for {video=zvid}, {timestamps:false=no timestamps}
video: {video=zvid}, language: {language=zlang}, timestamps: {timestamps:true=yes}
from cursor {next_cursor=zcurs} on, {video=zvid}
go on with the transcript of {video=zvid} at {next_cursor=zcurs}
in {language=zlang}, {timestamps:true=with times}: {video=zvid}

%list zcarnote: noise from the left front wheel | it pulls to the right when I brake | red lamp with an oil can, since Monday | smells of petrol | the wipers leave streaks and squeak | car shakes at 120 | nothing special, just the yearly one | brake pedal feels soft
%tool car_book_service
book {service_type:brakes=brakes} on {date=zon}, {notes=zcarnote}
garage on {date=zon} for {service_type:tires=tyres|tires}
{service_type:oil_change=oil change} for the car {date=zday} {courtesy_car:true=with a courtesy car}
type: {service_type:repair=repair}, date: {date=zday}, notes: {notes=zcarnote}
{notes=zcarnote}, so book a {service_type:repair=repair} for {date=zday}
{courtesy_car:true=with a replacement car}, {service_type:inspection=inspection}, {date=zday}
{date=zday} {service_type:inspection=inspection}, {courtesy_car:false=no courtesy car}, tell them {notes=zcarnote}
book an {service_type:inspection=inspection} {date=zday}

%list zquery: login page shows blank after update | timeout | search and filter | wrong tax on invoices to Norway | crash on start | export to PDF | dark mode, contrast | emails sent twice | slow | button under the fold
%tool tracklane_search_issues
search {query=zquery} assigned to {assignee=zwho}
{priority:high=high} priority issues about {query=zquery}
issues by status {status:blocked=blocked}, assignee {assignee=zwho}
query {query=zquery}, status {status:in_progress=in progress}, max {max_results=int}
find {max_results=int} issues with {query=zquery}
{status:in_review=in review} for {assignee=zwho}, priority {priority:highest=highest}
{max_results=int} {status:done=done} issues on {query=zquery}
issues of {assignee=zwho} with {query=zquery} in the text

%list zzone: lower terrace | Bed 4 | vegetables, east side | the pots on the balcony | lawn and hedge | greenhouse | zone 2 | roses | front of the house | Gran's corner
%tool waterZone
water {zone=zzone} for {minutes=zmin} from {startAt=zhr}
{minutes=zmin} of water for {zone=zzone}
at {startAt=zhr} run {zone=zzone} for {minutes=zmin}
zone {zone=zzone}, duration {minutes=zmin}, start {startAt=zhr}, skip if rain {skipIfRain:true=yes}
{skipIfRain:true=unless it has rained|unless it rained}, {minutes=zmin} on {zone=zzone}
{zone=zzone}, {startAt=zhr}, {minutes=zmin}
water {zone=zzone} {minutes=zmin}, {skipIfRain:false=even if it rained|rain or not}

%list zsvc: checkout | mailer2 | user-api | search and filter | billing_old | tmp-fix-2 | The Gateway | image resizer | auth | shop frontend
%list zver: 2.4.1 | v3 | 1.0.0-rc2 | build 882 | 2026.03 | v0.9.17 | 5.0-beta | a81f3c
%tool promote_build
promote {service=zsvc} to {to_env:staging=staging}
promote {service=zsvc} {version=zver} from {from_env:testing=testing} to {to_env:staging=staging} at {at=zhr}
to {to_env:production=production}: {service=zsvc}, version {version=zver}
service: {service=zsvc}, from: {from_env:staging=staging}, to: {to_env:production=production}, at: {at=zslot}
at {at=zhr} move version {version=zver} of {service=zsvc} to {to_env:preprod=preprod}
from {from_env:development=development} into {to_env:testing=testing} with {service=zsvc}
ship {version=zver} of {service=zsvc} to {to_env:production=production}

%list zsound: birds | Here Comes the Sun | rain on a roof | Classic Bell, loud | radio | Morning by the Sea | gong | piano and strings | ocean | Wake Me Up
%tool chimes.wake_up
wake me at {at=zhr} with {sound=zsound}
alarm for {at=zhr} on {days:workdays=workdays}
with {sound=zsound} at {at=zhr}, {days:weekends=weekends} only
time {at=zhr}, days {days:daily=daily}, sound {sound=zsound}, gentle {gentle:true=yes}
a {gentle:true=gentle} alarm at {at=zhr}
{days:daily=every day} {at=zhr}, {sound=zsound}
set the alarm to {at=zhr}, {sound=zsound}, {days:once=once|just once}

%list zdesign: Home v3 | checkout-flow | Menu for Pino's | icons and arrows | Landing Page, Spring | mobile app | Brand Book 2026 | fk_88Qa1 | Poster "Rivers"
%list zframe: Header | login, step 2 | Cart / Empty | Frame 41 | Footer with links | Hero | Card on hover | Sign-up for teams
%list zcomm: the blue is too dark, try the one from May | can we move this to the left | love it | @jo please check the text in German | button and label don't line up | why is this grey? | too much space under the title, and the icon is cut | ready for build
%tool mirrorpane.post_comment
comment on {file=zdesign}: {message=zcomm}
in {file=zdesign}, at {frame=zframe}, comment {message=zcomm}
post "{message=zcomm}" on frame {frame=zframe} of {file=zdesign}
file {file=zdesign} / frame {frame=zframe} / message {message=zcomm}
say {message=zcomm} in {file=zdesign}
pin to {frame=zframe} in {file=zdesign}: {message=zcomm}

%list zvals: 3, 7, 8 and 12 | 14, 22, 9, 31 | 72.5, 73.1, 71.8 | 1200, 950, 1430 | 40, 35 and 55 | 5, 5, 6, 9, 2 | 61, 58, 64 and 70 | 100, 250 | 18 and 24 | 2, 4, 8, 16
%list zlabs: rent, food and travel | Anna, Ben and Kim | q1, q2, q3, q4 | north, south, east, west | May, June, July | bus and bike | red, green and blue | tea, coffee, water | Leeds and Bath
%list zctitle: Sales by Month | Coffee and Tea | Rain in Bergen, 2025 | Where the Money Goes | sleep | Visitors from Spain to Bath | How We Travel | Results | Hours at Work, Hours at Home
%tool drawChart
{kind:bar=bar} chart of {values=zvals} for {labels=zlabs}
draw {values=zvals} as a {kind:line=line} titled {title=zctitle}
{kind:pie=pie} chart called {title=zctitle} with {values=zvals}
title {title=zctitle}, values {values=zvals}, labels {labels=zlabs}, type {kind:bar=bar}
labels {labels=zlabs}, values {values=zvals}, {kind:pie=pie}
with {labels=zlabs} as labels, {kind:bar=bar} chart, {values=zvals}
plot {values=zvals}, kind {kind:scatter=scatter}, under the heading {title=zctitle}
{kind:scatter=scatter} chart from {values=zvals}

%list zglider: Discus | ASK 21 | LS4 | the two-seater | Duo Discus, D-7712 | KA 8 | Bravo Tango | Ventus 3 | old wooden one
%list zinstr: Jürgen | Ms. Duarte | Big Sal | Ellen | the head instructor | O'Hara | Pavel Novak | Captain Moor
%tool thermik_reserveGlider
reserve {glider=zglider} for {day=zday}, {launch:winch=winch}
glider {glider=zglider} on {day=zon} with {instructor=zinstr}
with {instructor=zinstr} on {day=zon}, {launch:aerotow=aerotow}
day: {day=zday}, glider: {glider=zglider}, launch: {launch:winch=winch}, instructor: {instructor=zinstr}
{day=zday}, {glider=zglider}
{launch:aerotow=aerotow} with {glider=zglider} {day=zday}
keep {glider=zglider} for me {day=zday}, {instructor=zinstr} in the back

%tool search_train_connections
trains from {origin=ztown} to {destination=ztownb} on {departure_date=zon}
train to {destination=ztownb} from {origin=ztown} {departure_date=zday}
on {departure_date=zon} to {destination=ztownb} by train, back on {return_date=zon}, from {origin=ztown}
origin {origin=ztown}, destination {destination=ztownb}, date {departure_date=zday}, passengers {passengers=zfew}, class {travel_class:first=first}
{passengers=zfew} people by train, {origin=ztown} to {destination=ztownb}
{travel_class:second=second} class train out of {origin=ztown} into {destination=ztownb}, returning {return_date=zby}
from={origin=ztown}, to={destination=ztownb}, out={departure_date=zday}, return={return_date=zday}
night train from {origin=ztown} to {destination=ztownb} in a {travel_class:sleeper=sleeper}, {passengers=zfew} of us

%list zpath: notes/todo.txt | src/main.py | /tmp/tmp-fix-2 | README.md | shopping list.txt | ~/drafts/letter to Ella.md | C:\Users\kim\memo.txt | config.yaml | log | days off and holidays.csv
%list zcontent: buy paint and call Pino's | print("hello, world") | debug = true | Dear Ella, thank you for the book | eggs, rice and tofu | see you on Friday, bring the keys | TODO | name,age,town | the meeting is moved from Monday to Tuesday | version: 2
%tool write_file
write "{content=zcontent}" to {path=zpath}
create {path=zpath} with the content {content=zcontent}
{append:true=append} {content=zcontent} to {path=zpath}
path: {path=zpath}, content: {content=zcontent}, append: {append:true=yes}
file {path=zpath}, text {content=zcontent}
put {content=zcontent} into a file called {path=zpath}
in {path=zpath} write {content=zcontent}, {append:false=overwrite what is there|overwrite}

%list zcamp: Lakeside Farm | Camping du Port | The Old Orchard | Under the Pines | Three Rivers, North Bank | Camp Elba | Hilltop and Hollow | Wild Goose | Zur Mühle
%tool pitchReserve
pitch at {campsite=zcamp} from {arrival=zon} to {departure=zby}
reserve {campsite=zcamp} for {campers=zfew} people, arriving {arrival=zday}
for {campers=zfew} with a {setup:tent=tent} at {campsite=zcamp}, {arrival=zday}
campsite {campsite=zcamp}, arrival {arrival=zday}, departure {departure=zday}, setup {setup:caravan=caravan}, power {power:true=yes}
until {departure=zby} from {arrival=zon}, {setup:motorhome=motorhome}, {power:true=with electricity|with power}, {campsite=zcamp}
{campsite=zcamp}, {arrival=zday}, {campers=zfew} people, {setup:cabin=cabin}
a pitch {power:false=without electricity} at {campsite=zcamp} on {arrival=zon}

%list zbranch: tmp-fix-2 | main | feature/login | develop | release-2.0 | fix_blank_page | jo/try | hotfix/from-friday | docs-and-tests | v3
%list zbranchb: master | main | dev | release/1.9 | staging | origin/main | old-main | tmp-base
%tool git_create_branch
create branch {branch_name=zbranch} from {base_branch=zbranchb}
from {base_branch=zbranchb} make a branch called {branch_name=zbranch}
new branch {branch_name=zbranch} based on {base_branch=zbranchb}
name {branch_name=zbranch}, base {base_branch=zbranchb}
base: {base_branch=zbranchb}, new branch: {branch_name=zbranch}
branch off {base_branch=zbranchb} as {branch_name=zbranch}
make a new branch named {branch_name=zbranch}

%list zchat: Happy birthday, Ella | the build is frozen from now on | lunch at Pino's in ten minutes | who has the key to the shed? | Reminder: send your hours to Ines | good morning all | I'm off now, back on Monday | please test the login page and the cart | standup in the Blue Room
%tool banter-write-later
post "{text=zchat}" in {room=zroom} {at=zslot}
{at=zslot}, write {text=zchat} to {room=zroom}
in {room=zroom} {at=zslot}: {text=zchat}
room {room=zroom}, time {at=zslot}, text {text=zchat}
schedule {text=zchat} for {at=zslot} in {room=zroom}
send to {room=zroom} at {at=zhr}: {text=zchat}
message: {text=zchat}, where: {room=zroom}, when: {at=zslot}

%list zguest: Mr. and Mrs. Baxter | Ella Moor | Ines Marchetti | family D'Souza | Prof. Lindner | Kwame Asante | Anneke van Dyck | Dr. Iyer | Sol Newton
%list zhroom: 204 | 12 | 3B | 501 | the Garden Suite | 118 | Room with a View | 7
%tool hotel-check-in
check in {guest=zguest} to {room=zhroom} for {nights=zfew} nights
check {guest=zguest} in for {nights=zfew} nights {breakfast:true=with breakfast}
put {guest=zguest} in {room=zhroom}
guest {guest=zguest}, room {room=zhroom}, nights {nights=zfew}, breakfast {breakfast:true=yes}
{room=zhroom} for {guest=zguest}, {nights=zfew} nights, {breakfast:false=no breakfast|without breakfast}
{nights=zfew} nights in {room=zhroom}, guest {guest=zguest}
check in {guest=zguest}, {breakfast:true=with breakfast}

%list zhouse: Pino's | The Anchor | Golden Dragon | Chez Odile | Salt and Smoke | Under the Oaks | Da Gino | Three Men, One Grill | Nobu | The Fox on the Hill | Ella's Kitchen
%list zwish: a high chair for the baby | no nuts, no shellfish | by the window | quiet corner, one guest is deaf | outside if it's dry | wheelchair access and room for a dog | vegan menu for two | a cake with candles
%list zunder: Moor | Jo Baxter | O'Neill | Ines | Van Dyck | the Okafor family | Lee | Kiwi Labs
%tool tavolo.hold_table
table at {restaurant=zhouse} for {guests=zfew} at {at_time=zhr}
book {restaurant=zhouse} for {guests=zfew} on {on_day=zon} under {under_name=zunder}
under {under_name=zunder}, {guests=zfew} people at {restaurant=zhouse} {on_day=zday}
restaurant {restaurant=zhouse}, guests {guests=zfew}, day {on_day=zday}, time {at_time=zhr}, name {under_name=zunder}
{on_day=zday} at {at_time=zhr} a table for {guests=zfew}, {restaurant=zhouse}, {wishes=zwish}
{restaurant=zhouse}, {guests=zfew}, {at_time=zhr}, wishes: {wishes=zwish}
for {guests=zfew}, in the name of {under_name=zunder}, at {restaurant=zhouse}
reserve at {restaurant=zhouse} {on_day=zday}, we are {guests=zfew}, {wishes=zwish}

%list zgroc: eggs | bread and butter pudding | tomatoes on the vine | oat milk | tins of beans | washing powder for wool | lemons | salt and vinegar crisps | tofu | cheese | coffee beans, dark roast | fish fingers
%list zpack: 500 g | 1 litre | 6-pack | two-litre bottle | 1.5 kg | small | 250 ml | family size | 12 in a box
%list zbrand: Barilla | Ben & Jerry's | Green Farm | The Happy Cow | Heinz | Alpro | Tate and Lyle | own brand | Lavazza
%tool basket_put
put {quantity=zfew} {product=zgroc} in the basket
add {product=zgroc} by {brand=zbrand}, {pack_size=zpack}
{product=zgroc} from {brand=zbrand}, {quantity=zfew} of them, to the basket
product: {product=zgroc}, quantity: {quantity=zfew}, size: {pack_size=zpack}, brand: {brand=zbrand}
{pack_size=zpack} {product=zgroc}, brand {brand=zbrand}
add {product=zgroc} in {pack_size=zpack} to my basket
{product=zgroc}, {brand=zbrand}, {quantity=zfew}

%list zgame: Lotto 6 of 49 | EuroMillions | Powerball | Thunderball | Bonoloto | Health Lottery, Wednesday | Mega Millions | Set for Life | El Gordo
%list zpicks: 3, 17, 22, 31, 40 and 44 | 5 12 19 28 33 | 1-9-14-27-38 | 7, 8, 21, 30, 41, 2 | 04 11 16 25 45 48 | 2, 6 and 13
%list zdraw: Friday | last Saturday | 3 March | the 14th | yesterday | Wednesday | 12 April 2026 | last week | the 22nd of June | Tuesday | Christmas Eve
%tool lottery_results
{game=zgame} results of {draw_date=zdraw}
check {my_numbers=zpicks} in {game=zgame}
numbers {my_numbers=zpicks}, game {game=zgame}, date {draw_date=zdraw}
{draw_date=zdraw}, {game=zgame}: I had {my_numbers=zpicks}
compare {my_numbers=zpicks} with {game=zgame} from {draw_date=zdraw}
game={game=zgame}, draw={draw_date=zdraw}

%list zpo: PO-4471 | 20983 | PO-2026-118 | B-77 | 4500012 | PO/331 | Q3-019 | P-5
%list zpocomm: fine, but ask for a discount next time | only if they deliver by Friday | paid from the budget for travel | agreed with Ines on Monday | last one this year | ok | split it over May and June, please | good price
%tool procurement_approve_order
approve {po_number=zpo} with the comment {comment=zpocomm}
approve purchase order {po_number=zpo}: {comment=zpocomm}
order {po_number=zpo}, comment {comment=zpocomm}, approved
say "{comment=zpocomm}" and approve {po_number=zpo}
PO number: {po_number=zpo}, remark: {comment=zpocomm}, approve
approve order {po_number=zpo} from {=zcust}

%list zfilm: The Man Who Sold the Stairs | Rivers by Night | Up | Lost in Ghent | Jo and the Whale | A Day at Pino's | Drive, Wait, Run | Metropolis | From Here to Bath | Big Sal
%tool reelhouse_showtimes
when is {film=zfilm} on in {town=ztown} on {day=zon}
{film=zfilm} in {town=ztown}, {version:original=original version}
showtimes in {town=ztown} for {film=zfilm}
film {film=zfilm}, town {town=ztown}, day {day=zday}, version {version:subtitled=subtitled}
{day=zday}, {town=ztown}, {film=zfilm}
{version:dubbed=dubbed} screenings of {film=zfilm} on {day=zon}
on {day=zon} near {town=ztown} in {version:imax=IMAX}: {film=zfilm}
screening times of {film=zfilm} {day=zday}

%list zdoctor: Dr. Iyer | Dr. O'Neill | Dr. van Dyck | Dr. Lindner | Prof. Haddad | my GP | Doctor Moor | the dentist | Dr. Anna Brandt | Mr. Tanaka
%list zdocq: can I take ibuprofen with the blue pill | is it normal that the wound itches, and for how long | should I stop iron before the blood test | when are the results from Monday in | do I need a new prescription | can I fly two weeks after the surgery | may I swim with stitches | what was the name of the cream
%tool askDoctor
ask {doctor=zdoctor}: {question=zdocq}
ask {doctor=zdoctor} {question=zdocq}, {urgent:true=urgent|it's urgent}
{urgent:true=urgent} question to {doctor=zdoctor}: {question=zdocq}
doctor: {doctor=zdoctor}, question: {question=zdocq}, urgent: {urgent:true=yes}
question {question=zdocq}, for {doctor=zdoctor}
send "{question=zdocq}" to {doctor=zdoctor}
write to {doctor=zdoctor} and ask {question=zdocq}, {urgent:false=not urgent|no rush}

%list zcash: 10 euros => 10 | $5 => 5 | £8 => 8 | 15 | twenty euros => 20 | 7.50 | 12 dollars => 12 | five pounds => 5 | 25
%list zpnote: for the new bike | well done in maths | sweets and comics | trip to Bath with the class | birthday money from Gran, spend it well | mowing the lawn | May
%tool pocketmint.pay_allowance
pay {child=zkid} {amount=zcash} with the note {note=zpnote}
{amount=zcash} pocket money to {child=zkid} {repeat:weekly=weekly|every week}
from {begins=zon} on pay {child=zkid} {amount=zcash} {repeat:monthly=monthly|every month}
child {child=zkid}, amount {amount=zcash}, note {note=zpnote}, repeat {repeat:once=once}
give {amount=zcash} to {child=zkid}, note: {note=zpnote}
{repeat:weekly=weekly} {amount=zcash} for {child=zkid}, starting {begins=zday}
note {note=zpnote}, child {child=zkid}, sum {amount=zcash}, start {begins=zday}

%list zplot: a man sells stairs to nowhere | two sisters on a farm | a dog finds its way home from Lisbon | the last train under the Alps | someone disappears at a wedding, and nobody asks | a ship stuck in ice | growing up in a circus | war and bread | a cook who loses her sense of taste | a thief who only steals from libraries
%list zauthor: Ella Moor | Tove Lind | O'Hara | J. M. Okafor | Anna van Dyck | Sol Newton | Agatha Christie | de la Cruz | Haruki Tanaka
%list znpages: 200 | 350 | 150 | 300 | 500 | 250 | 400 | 120
%tool mediatheca.findBook
books by {author=zauthor} about {plot=zplot}
a {genre:crime=crime} novel in {language=zlang} about {plot=zplot}
{plot=zplot}, by {author=zauthor}
plot {plot=zplot}, author {author=zauthor}, genre {genre:history=history}, language {language=zlang}
under {maxPages=znpages} pages, about {plot=zplot}
find a {genre:romance=romance} about {plot=zplot} with at most {maxPages=znpages} pages
in {language=zlang}, {genre:fantasy=fantasy}, plot: {plot=zplot}, pages: {maxPages=znpages}
book in which {plot=zplot}, author is {author=zauthor}

%list zearly: 8 | 9:30 | two | 10 am | half past seven | 14:00 | 7 in the morning | 4 pm
%list zlate: noon | 11:30 | six | 8 pm | quarter to nine | 20:00 | 6 in the evening | 10 pm
%tool basket_choose_slot
deliver on {date=zon} between {earliest=zearly} and {latest=zlate}
groceries {date=zday} from {earliest=zearly} to {latest=zlate}
between {earliest=zearly} and {latest=zlate} on {date=zon}, the groceries
date {date=zday}, earliest {earliest=zearly}, latest {latest=zlate}
not after {latest=zlate}, not before {earliest=zearly}, delivery {date=zday}
delivery before {latest=zlate} but after {earliest=zearly} on {date=zon}
bring the groceries {date=zday}, {earliest=zearly} - {latest=zlate}

%list zrepo: acme/shop | steward-docs | kiwilabs/api.v2 | tmp-fix-2 | website | jo/dotfiles | rivers-and-roads | mailer2 | core | ella-moor.github.io
%list zlabel: bug | good first issue | help wanted | ux | docs and tests | needs: design | p1 | wontfix | release 2.0 | question
%tool list_issues
{state:open=open} issues in {repo=zrepo} with the label {label=zlabel}
issues of {repo=zrepo} assigned to {assignee=zwho}
list {limit=int} {state:closed=closed} issues from {repo=zrepo}
repo {repo=zrepo}, state {state:all=all}, label {label=zlabel}, limit {limit=int}
labelled {label=zlabel}, assigned to {assignee=zwho}, in {repo=zrepo}
{repo=zrepo} issues, assignee: {assignee=zwho}, at most {limit=int}
show what {assignee=zwho} has {state:open=open} in {repo=zrepo}

%tool roadline_toll
toll from {origin=ztown} to {destination=ztownb} by {vehicle:car=car}
toll to {destination=ztownb} from {origin=ztown} with a {vehicle:camper=camper}
{vehicle:truck=truck} {trailer:true=with a trailer}, {origin=ztown} to {destination=ztownb}, toll
start {origin=ztown}, end {destination=ztownb}, vehicle {vehicle:motorcycle=motorcycle}, trailer {trailer:false=no}
{origin=ztown} - {destination=ztownb} toll, {vehicle:bus=bus}
what is the toll into {destination=ztownb} for a {vehicle:car=car} {trailer:true=with a trailer}, coming from {origin=ztown}
road toll between {origin=ztown} and {destination=ztownb}

%list zstatus: out for lunch | at the dentist, back by two | Working from Bath | on a train with no wifi | heads down | in a call with Kiwi Labs | writing until noon, please mail me | off sick | Reading Rivers by Ella Moor | on holiday
%list zuntil: 3 pm | noon | Friday | tomorrow morning | the end of the week | 17:30 | Monday | six | tonight | the 14th | half past two
%tool slack_set_status
set my slack status to {status_text=zstatus} until {until=zuntil}
until {until=zuntil}, status {status_text=zstatus}
slack: {status_text=zstatus}, {do_not_disturb:true=do not disturb}
status {status_text=zstatus}, until {until=zuntil}, do not disturb {do_not_disturb:true=on}
{do_not_disturb:true=mute notifications|no notifications} until {until=zuntil}, "{status_text=zstatus}" on slack
use "{status_text=zstatus}" as my slack status
{status_text=zstatus} as status, expires {until=zuntil}

%list zmuseum: Tate Modern | Museum of Bread and Art | The Old Mint | Louvre | House of Ella Moor | railway museum in York | Uffizi | Science Museum | Museum am Dom | Salt, Sea and Ships
%tool galleria_book_guided_tour
guided tour of {museum=zmuseum} for {visitors=zfew} on {start=zon}
book a {language=zlang} tour of {museum=zmuseum} {start=zslot}
{start=zslot}, {visitors=zfew} people, {museum=zmuseum}, guided tour
museum {museum=zmuseum}, start {start=zslot}, visitors {visitors=zfew}, language {language=zlang}
in {language=zlang} for {visitors=zfew}: tour at {museum=zmuseum}, {start=zslot}
{visitors=zfew} visitors for a tour in {museum=zmuseum} on {start=zon}
tour of {museum=zmuseum} {start=zslot}

%list zfront: capital of Peru | who wrote Rivers | to take off, past tense | bread and butter | what is osmosis, in short | H2O | the man with the dog | 7 x 8 | when did the war in Korea end
%list zback: Lima | Ella Moor | took off | pan con mantequilla | water goes through a membrane, from weak to strong | water | der Mann mit dem Hund | 56 | in 1953, in July
%list zdeck: Spanish | Rivers and Lakes | Biology, unit 2 | Verbs with to | exam in May | misc | Words from Lisbon | Maths 7 | History of Art
%tool cramcards_add_card
deck {deck=zdeck} / front: {front=zfront} / back: {back=zback}
add to {deck=zdeck}: {front=zfront} = {back=zback}
question {front=zfront} answer {back=zback}
card in {deck=zdeck} with {front=zfront} on the front and {back=zback} on the back
back {back=zback}, front {front=zfront}, deck {deck=zdeck}
flashcard for {deck=zdeck}, Q: {front=zfront} A: {back=zback}
with the answer {back=zback}, a card that asks {front=zfront}
new flashcard "{front=zfront}", "{back=zback}", under {deck=zdeck}

%list zpet: Bruno | my cat | the old rabbit | Miss Molly | guinea pig | our dog Sal | Coco and Chanel | pony | the parrot | Mr. Whiskers | hen
%list zailment: limps on the left hind leg | won't eat since Monday | teeth cleaning | swallowed a sock, maybe two | vaccination for the trip to Spain | scratches its ears and shakes its head | fleas | has a lump under the chin | coughs at night
%tool townpros_vet
vet for {animal=zpet} on {day=zon}: {trouble=zailment}
vet appointment for {animal=zpet} {day=zday}
{trouble=zailment}, that's {animal=zpet}, vet on {day=zon}
animal {animal=zpet}, trouble {trouble=zailment}, day {day=zday}, home visit {home_visit:true=yes}
{urgent:true=urgent} vet for {animal=zpet}, {trouble=zailment}
{home_visit:true=at home|home visit}, {day=zday}, the vet for {animal=zpet}
problem: {trouble=zailment}, patient: {animal=zpet}, {urgent:false=not urgent}, vet
{day=zday} {animal=zpet} to the vet because of this: {trouble=zailment}

%list zhut: Geltenhütte | Refuge du Goûter | Hut under the Notch | Old Shepherd's Hut | Rifugio Elba | Three Lakes | The Eagle and Hare | Kaiserjochhaus | Hut 7 | Cabane des Vents
%tool trailwise-book-hut
{beds=zfew} beds at {hut=zhut} on {night=zon}
book {hut=zhut} for {night=zday}, {sleeping:dormitory=dormitory}
on {night=zon} at {hut=zhut}, {half_board:true=with half board}
hut {hut=zhut}, night {night=zday}, beds {beds=zfew}, sleeping {sleeping:shared_room=shared room}, half board {half_board:true=yes}
{sleeping:private_room=private room} for {beds=zfew}, {hut=zhut}, {night=zday}
{half_board:false=without half board|no half board}, {beds=zfew} beds, {night=zday}, in {hut=zhut}
book the night of {night=zon} in {hut=zhut} for {beds=zfew}

%list zsurname: Moor | O'Neill | van Dyck | Haddad | de la Cruz | Carlsson | D'Souza | Lee | Baxter-Hume | Iyer
%tool aeroquest_online_checkin
check in {surname=zsurname} with code {booking_code=zpnr}
check in {booking_code=zpnr} for {surname=zsurname}, {seat=zseat}
{seat=zseat}, code {booking_code=zpnr}, surname {surname=zsurname}
code: {booking_code=zpnr}, name: {surname=zsurname}, seat: {seat=zseat}
online check-in under {surname=zsurname}, booking {booking_code=zpnr}
on the {seat:aisle=aisle}, {surname=zsurname}, {booking_code=zpnr}
check me in by the {seat:window=window}, {booking_code=zpnr}, {surname=zsurname}
%list zseat: window seat => window | aisle seat => aisle | window => window | aisle => aisle | exit row => exit_row | middle => middle | front => front | middle seat => middle

%list zsym: getUser | parse_date | Basket | tmp | do_it | OrderList | is_ok | handleClickAndClose | old_name | MAX
%list zsymb: fetch_user | read_date | Cart | buffer | run_import | Orders | valid | onClose | new_name | LIMIT_PER_DAY
%list zdir: src/api | tests | lib/core | packages/ui/src | ./server | app/models | scripts | old
%tool astmill.rename_symbol
rename {symbol=zsym} to {new_name=zsymb} in {path=zdir}
in {path=zdir} rename {symbol=zsym} to {new_name=zsymb}
{new_name=zsymb} instead of {symbol=zsym} everywhere
old {symbol=zsym}, new {new_name=zsymb}, path {path=zdir}, dry run {dry_run:true=yes}
{dry_run:true=dry run}: {symbol=zsym} becomes {new_name=zsymb}
use the name {new_name=zsymb} for {symbol=zsym} under {path=zdir}
symbol={symbol=zsym}, new name={new_name=zsymb}
rename {symbol=zsym} as {new_name=zsymb}, {dry_run:true=only show the changes}

%list zflag: Norway | the Netherlands | Malta | Panama | France | Trinidad and Tobago | Denmark | the UK | Greece | Portugal
%tool harbor.expected_arrivals
{kind:cargo=cargo ships} under the flag of {flag=zflag} on {day=zon}
{kind:sailing=sailing boats} from {flag=zflag} {day=zday}
arrivals on {day=zon}, {kind:fishing=fishing boats} only
day {day=zday}, flag {flag=zflag}, kind {kind:motor=motor}
flag: {flag=zflag}, type: {kind:sailing=sailing}
who comes into the harbour {day=zday} under {flag=zflag}
which {kind:motor=motor boats} are expected {day=zday}

%list znation: German | Indian | South African | American | Brazilian | Irish | New Zealand | Turkish | Bosnian | Dutch
%tool check_visa_requirement
does a {nationality=znation} citizen need a visa for {destination_country=zland}
visa for {destination_country=zland} with a {nationality=znation} passport
to {destination_country=zland} for {purpose:business=business}, {nationality=znation} passport
nationality {nationality=znation}, destination {destination_country=zland}, purpose {purpose:study=study}
for {purpose:tourism=tourism|a holiday} in {destination_country=zland}, do {nationality=znation} people need a visa
passport: {nationality=znation}, country: {destination_country=zland}
{purpose:transit=transit} through {destination_country=zland} on a {nationality=znation} passport, visa needed?

%list zdeal: 200 chairs and tables | website for The Anchor | Support, two years | training in Lisbon | licences | oven with delivery and setup | Move to the Cloud | van lease | Bread for the canteen, daily
%tool dealflow-create-deal
deal with {company=zcust} for {amount=zamt} {currency:EUR=euros|EUR}
add a deal "{title=zdeal}" for {company=zcust}, closing {close_date=zday}
{company=zcust}, {title=zdeal}, {amount=zamt} {currency:USD=USD|dollars}
company: {company=zcust}, title: {title=zdeal}, amount: {amount=zamt}, stage: {stage:proposal=proposal}
close by {close_date=zby}, stage {stage:negotiation=negotiation}, {title=zdeal} to {company=zcust}
new {stage:lead=lead} called {title=zdeal}, customer {company=zcust}
put {company=zcust} in {stage:qualified=qualified} with {amount=zamt} {currency:GBP=pounds|GBP}
worth {amount=zamt}, titled {title=zdeal}, deal with {company=zcust} expected on {close_date=zon}
