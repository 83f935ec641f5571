%lang en
# Plain requests with several arguments: small words and field names say which is which, in any order.
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
%list pastday: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
%list since: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list hour: 7 | 6:30 | half past eight | noon | 18:45 | 9 pm | quarter to ten | 11:15 am | six in the evening | 20:00 | 5.30 | three
%list mom: tomorrow at 9 | 7 pm | Friday at half past two | Monday 10:15 | noon | the 12th at 8 | Thursday afternoon | quarter past six | Saturday at eleven | 18:30 | tonight
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list town1: Graz | Port Sorrel | La Rochelle | Leeds | Stow on the Wold | Vigo | Saint John's | Lyon | Bath | Bad Ischl | Oslo | New Orleans | Upper Hutt
%list town2: Zagreb | Cape Town | Cork | Santa Cruz | Palermo | Reading | Bergen | The Hague | Riga | San Sebastian | Perth | King's Lynn | Nice
%list land: Portugal | New Zealand | the Netherlands | Chad | Trinidad and Tobago | Ireland | South Korea | Peru | Bosnia and Herzegovina | Italy | the Czech Republic | Oman
%list dirs: Contracts | old stuff | Clients/Harrow | house and garden | To read | Q3 planning | shared with Ana | misc | letters to the bank | work-2026 | From Mum | out/pdf
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Bell Street | 90 Elm Court | The Anchor on Quay Street | 33 Hill Rise, next to the church | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach | Pino's | 5 rue du Four | Old Town Hall
%list addr2: 2 Orchard Close | 61 Queen's Road | Dock 4, gate B | the library | Unit 9, Brook Park | St. Mary's Hospital | 400 Pine Avenue | Rosenweg 8 | the Red Lion in Hart Street | 17 Ferry Lane | Central Station | 3 The Green
%list who: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
%list who2: Declan | Mrs. Farouk | Ruth and Otis | Joan of legal | Viggo | Old Pete | Marta Ruiz | Jean-Luc | Sam D'Arcy | Nadia | Professor Quill | Tariq Aziz

%list region: Split | the Black Forest | Faro and the hills behind it | Lake Tahoe | our campsite in Var | Evia | the north of Portugal | Bend, Oregon | Mount Carmel | Kelowna | Alice Springs | the road to Nea Makri
%list km: 5 | 20 | 35 | fifty => 50 | 80 | 100 | 150 | 250
%tool earthsigns.wildfires
active fires around {around=region} since {since=since}
fires bigger than {min_hectares=bigint} hectares within {radius_km=km} km of {around=region}
place: {around=region}, radius: {radius_km=km} km, since: {since=since}
from {since=since} on, wildfires of at least {min_hectares=bigint} hectares near {around=region}
what's burning {radius_km=km} kilometres around {around=region}, we drive there on {=onday}

%list doctitle9: Notes from the roof meeting | How we hire, and why | Letter to the tenants | budget 2027 | Minutes of the Beekeepers | tmp-draft-2 | Pino's lease | Who does what, and when | Handbook for new drivers | The Long Way to Tarn | Offer | Rivers by Ella Moor
%tool newDocument
titled {title=doctitle9}, in with {folder=dirs}
create a {template:memo=memo} called {title=doctitle9} in {folder=dirs}
under {folder=dirs}, start a {template:blank=blank} document titled {title=doctitle9}
name {title=doctitle9}, form {template:proposal=proposal}, folder {folder=dirs}
from the {template:minutes=minutes} template make {title=doctitle9}

%list clue9: bird that cannot fly | River in Russia | it's worn on the head | big cat, spotted | capital of Latvia | Sailor's drink | go to, or away from | lies in the sun | King of the fairies | goes with pepper | oat dish | not one or the other
%list mask9: a..le | c__t | st??k | r.n.. | p_____r | b?a?e | m..se | t-r-- | gr__n | k..g | e_e_
%list nlet: 3 | four => 4 | 5 | six => 6 | 7 | 8 | nine => 9 | 11
%tool wordsmithy_crossword
solve {clue=clue9} with {length=nlet} letters
{length=nlet} letters, {pattern=mask9}, the clue is {clue=clue9}
Clue: {clue=clue9} / pattern: {pattern=mask9}
with the letters {pattern=mask9}, what fits {clue=clue9}

%list deal9: gym | the van lease | electricity with Norvolt | Office cleaning by Spick and Span | phone | home insurance | allotment on Canal Road | Big Sal's storage | water cooler, third floor | internet for the cabin | parking at The Anchor | Leasing 2024-B
%list why9: we're moving abroad | too dear, and nobody uses it | the price went up twice this year | found a better offer | they never answer, and the bill is wrong | house sold | I don't drive any more | poor service since January | switching to solar | the shop closes in spring
%tool clausekeeper_give_notice
give notice on {contract=deal9} for {last_day=onday}
as of {last_day=bydate}, end the contract for {contract=deal9} because {reason=why9}
contract={contract=deal9}, last day={last_day=bydate}, reason={reason=why9}
{reason=why9}, so give notice on {contract=deal9}

%list fno: LH 441 | BA2490 | AF 1380 | KL644 | DL 72 | FR 6603 | EK 029 | U2 8713 | IB3167 | SK 1425 | TP 9
%tool gateboard_flight
{show:gate=gate} for {flight_number=fno} on {date=onday}
is there a {show:delay=delay} on {flight_number=fno} {date=anyday}
date {date=anyday}, flight {flight_number=fno}, show {show:baggage_belt=baggage belt}
{show:arrival=arrival time} on {date=onday} of {flight_number=fno} from {=town1}

%list track9: 1Z44X9 | RM 3302 118 GB | 00340434 | JD0146 2200 | PX-77120 | 4418-2209 | CN 5583 7 | LX90B12
%list dnote: key under mat, dog is friendly | ring twice | leave it with Big Sal, ground floor | second gate, then left | not before noon please | code is 4417 and the lift is broken | behind the green bin | call from the barrier | porch | the bell doesn't work, so knock
%tool redirectParcel
to {newAddress=addr2} with the hint {driverNote=dnote}, reroute {trackingNumber=track9}
redirect {trackingNumber=track9} to {newAddress=addr}
send {trackingNumber=track9} to {newAddress=addr} instead of {=addr2}
new address {newAddress=addr} parcel {trackingNumber=track9} note {driverNote=dnote}
tell the driver {driverNote=dnote}, parcel {trackingNumber=track9} now goes to {newAddress=addr}

%list pdf9: scan_all.pdf | Rivers by Ella Moor.pdf | the tenants' handbook | contracts 2019 to 2024.pdf | tmp-fix-2.pdf | big atlas | minutes and annexes.pdf | How to Keep Bees in Town.pdf | reader.pdf | exam papers, part two.pdf
%list pp: two => 2 | 5 | ten => 10 | 12 | 20 | 25 | fifty => 50 | 3 | 8 | 40
%tool leafpress_split
split {document=pdf9} into parts of {pages_per_part=pp} pages
split {document=pdf9} by {pages_per_part=pp} pages into {target_folder=dirs}
file {document=pdf9}, pages {pages_per_part=pp}, folder {target_folder=dirs}
into {target_folder=dirs}, {pages_per_part=pp} pages each, split {document=pdf9}

%list eats: Pino's | The Anchor | Golden Dragon | Bread and Butter | the Thai on the corner | Chez Odile | Burger at Bob's | Sushi to Go | Tandoor | The Fox under the Hill | Two Brothers from Seoul | Osteria Due Ponti
%tool doorbite-same-again
order the same as on {ordered_on=onday} from {kitchen=eats}
same again from {kitchen=eats}, at {deliver_at=hour}
for {deliver_at=hour}, repeat my order of {ordered_on=pastday} from {kitchen=eats}
Restaurant: {kitchen=eats}; order from: {ordered_on=pastday}; deliver: {deliver_at=hour}

%list fare9: 80 euros => 80 | $120 => 120 | £60 => 60 | 150 | 400 dollars => 400 | €99 => 99 | 250 euros => 250 | 75 pounds => 75
%list month9: May | August | next month | December 2026 | July | early spring | October | the month after next | January
%tool aeroquest_price_alert
alert me when {origin=town1} to {destination=town2} drops below {max_price=fare9}
under {max_price=fare9} in {month=month9}, flights to {destination=town2} from {origin=town1}, tell me
from: {origin=town1}, to: {destination=town2}, price: {max_price=fare9}, month: {month=month9}
for {month=month9}, watch {origin=town1} to {destination=town2} until it's below {max_price=fare9}
let me know when flying into {destination=town2} out of {origin=town1} costs less than {max_price=fare9}

%list street9: 14 Mill Lane | Bell Street 3 | 90 Elm Court | King's Road | Am Alten Markt 7 | 218 West 4th Street | 3 The Green | Kirchplatz 1 | Rue de la Paix 12 | 5 Station Road | Corner House, Hart Street
%tool findPostcode
postcode for {street=street9} in {town=town1}
what's the zip of {town=town1} in {country=land}
street {street=street9}, town {town=town1}, country {country=land}
in {country=land}, the postal code of {town=town1}, {street=street9}

%list skills9: Python and SQL | forklift licence | welding, pipe fitting and CAD | Dutch, French | payroll, Excel and tact with clients | React | cold calling and contracts | first aid, night shifts | double-entry bookkeeping | nursing and Spanish | C++, Rust and embedded Linux
%tool ats-search-candidates
find candidates with {skills=skills9} in {location=town1}
applicants from {location=town1} with at least {min_years=nfew} years, skills {skills=skills9}
Skills: {skills=skills9} / city: {location=town1} / years: {min_years=nfew}
with {min_years=nfew} years of experience or more, who can do {skills=skills9}

%list feat9: dark-mode | new checkout | search by photo | tmp-fix-2 | Share with a friend | login without password | the blue button | beta_inbox_v3 | Save for later | export to PDF and print | nightly sync
%list pct9: 5 | ten => 10 | 15 | 25 | 30 | fifty => 50 | 75 | 100 | 1
%tool roll_out_feature
switch {feature=feat9} on for {audience:beta_testers=beta testers} on {start_date=onday} at {percentage=pct9} percent
roll out {feature=feat9} to {percentage=pct9} percent of {audience:staff=staff}
from {start_date=onday}, turn on {feature=feat9} for {percentage=pct9} percent
feature={feature=feat9}, share={percentage=pct9} %, group={audience:new_users=new users}, start={start_date=onday}
for {audience:paying_customers=paying customers}, {percentage=pct9} percent, as of {start_date=bydate}, {feature=feat9}
give {percentage=pct9} percent of {audience:everyone=everyone} {feature=feat9}

%list subs9: Filmloft | The Daily Post | Sounds and Stories | gym at the mill | CloudBox Pro | Chess with Masters | Meals by Marta | Kidz+ | Wine of the Month | Plants to Your Door | Norvolt
%tool cancelSubscription
cancel {service=subs9} from {effective=onday}
cancel {service=subs9} as {reason:too_expensive=too expensive}, effective {effective=bydate}
service {service=subs9} from {effective=bydate} reason {reason:not_used=not used}
reason {reason:moving=moving}, so as of {effective=bydate} end my subscription to {service=subs9}

%list ftitle9: Summer party | What should we cook, and when? | Feedback on the new canteen | Trip to Bath | sign up for Pino's | Roof repair survey | Who can drive on Friday | Parents and teachers evening | test-form-3 | How was The Anchor | Lost and found
%list quest9: name, shoe size and allergies | name and email | arrival, departure, number of kids | Do you eat fish, and how spicy? | age, town and favourite song | first choice, second choice | what went well, what didn't and why | phone | can you drive, and how many fit in | date of birth and school
%tool askloom-create-form
create a form {title=ftitle9} with the questions {questions=quest9}
form titled {title=ftitle9}, fields {questions=quest9}, open until {close_date=bydate}
Title: {title=ftitle9}; questions: {questions=quest9}; closes: {close_date=bydate}; publish: {publish:true=yes}
asking for {questions=quest9}, make a form called {title=ftitle9} and {publish:true=publish it}
until {close_date=bydate}, as a {publish:false=draft}, a form for {title=ftitle9}

%list site9: harrow-bikes.com | https://pinos.example/menu | status.acme.io | www.theanchor.co.uk | shop.example.org/login | rivers.dev | api.norvolt.net/ping | intranet | blog.moor.example | tmp-fix-2.web.app
%list mins9: two => 2 | 5 | ten => 10 | 15 | 30 | 60 | 3 | 20 | 45 | ninety => 90
%list hears: Kofi | the night shift | ops@acme.io | Big Sal and Tove | on-call | Anne-Marie from accounts | #alerts | me | Dr. Iyer | web team in Cork
%tool addUptimeCheck
check {site=site9} every {everyMinutes=mins9} minutes from {region:asia=Asia}
from {region:europe=Europe}, check {site=site9} and tell {notify=hears}
site: {site=site9}, interval: {everyMinutes=mins9} minutes, notify: {notify=hears}
every {everyMinutes=mins9} minutes an uptime check on {site=site9}, alert {notify=hears}
tell {notify=hears} when {site=site9} is down in {region:america=America}

%list poi9: pharmacy | vegan bakery | cash machine | cafe with a garden | bike repair | playground | place to print photos | public toilets | 24 hour gym | shop for keys and locks | bookshop
%list mtr: 200 | 300 | 500 | 800 | 1000 | 1500 | 2000 | 250
%tool maps_search_nearby
find a {query=poi9} near {near=addr}
a {query=poi9} within {radius_m=mtr} metres of {near=addr}, {open_now:true=open now}
near {near=addr}, looking for {query=poi9}, radius {radius_m=mtr} m
{open_now:true=open now}, {radius_m=mtr} metres around {near=addr}, a {query=poi9}
around {near=addr}, {query=poi9}

%list sum9: 50 | 200 | 1,500 => 1500 | 80 | 320 | 1000 | 45.50 => 45.5 | two hundred => 200
%list cura: euros | dollars | pounds | Swiss francs | yen | Czech crowns | Danish kroner | pesos
%list curb: Polish zloty | rupees | Turkish lira | Norwegian kroner | Thai baht | forints | rand | dirhams
%tool passgateRate
change {sum=sum9} {have=cura} to {want=curb} at the {counter:airport=airport}
how many {want=curb} for {sum=sum9} {have=cura}
Amount: {sum=sum9} / from: {have=cura} / to: {want=curb} / where: {counter:bank=bank}
with {counter:card=card}, into {want=curb} from {have=cura}, {sum=sum9}
at the {counter:cash_machine=cash machine}, {sum=sum9} in {have=cura} as {want=curb}

%list orig9: Welsh | Old Norse | Greek | West African | Japanese | Basque and Breton | Arabic | Tolkien's elves | Hawaiian | French from Quebec
%list letter9: M | B | T | S | J | Q | K | A | Z | L
%tool luckbarrel_name
give me {count=nfew} {kind:baby=baby} names, {origin=orig9}
{count=nfew} names for a {kind:band=band} beginning with {first_letter=letter9}
kind={kind:pet=pet}, origin={origin=orig9}, letter={first_letter=letter9}
starting with {first_letter=letter9}, in {origin=orig9}, {count=nfew} names for my {kind:boat=boat}
{origin=orig9} names for a {kind:character=character}

%list kid9: Mia | Tove | little Otis | Jean-Luc | Ben O'Dowd | Rose | Hamza | Anna Lena | Pip | Sam the younger
%tool list_homework
{subject:math=maths} homework for {child=kid9} until {due_before=bydate}
what does {child=kid9} have due by {due_before=bydate} in {subject:science=science}
child {child=kid9}, subject {subject:art=art}, due {due_before=bydate}
by {due_before=bydate}, homework of {child=kid9}

%list used9: bike with a basket | old oak table | Rivers by Ella Moor, signed | pram | kettle and toaster | skis for kids | Monopoly | guitar, no strings | lamp from the sixties | two chairs and a stool | tent for four | The Man Who Sold the Stairs on vinyl
%list ask9: 40 euros => 40 | £15 => 15 | 120 | $60 => 60 | 5 euros => 5 | 250 | 35 dollars => 35 | €75 => 75
%tool fleaboard-post-ad
sell {item=used9} for {price=ask9}, {condition:like_new=like new}
advertise {item=used9} at {price=ask9}, pick up from {pickup=addr}
item {item=used9} price {price=ask9} condition {condition:worn=worn} pickup {pickup=addr}
to be fetched from {pickup=addr}, in {condition:good=good} condition, for {price=ask9}, {item=used9}
for {price=ask9}, {negotiable:true=negotiable}, put up {item=used9}

%tool listTableReservations
my {status:confirmed=confirmed} table reservations from {fromDate=onday}
table reservations from {fromDate=onday} to {toDate=bydate}
Status: {status:waiting=waiting}; from: {fromDate=anyday}; to: {toDate=bydate}
until {toDate=bydate}, which of my tables got {status:cancelled=cancelled}

%list st1: Crewe | London Bridge | Linz Hbf | St. Pancras | Milano Centrale | Hook of Holland | Zaragoza | Clapham Junction | Paris Est | York | Bath Spa | Ashford
%list st2: Edinburgh | Gare du Nord | Reading West | Olten | Stoke-on-Trent | Utrecht | Kings Cross | Porto Campanha | Fulda | Newton for Hyde | Dover Priory | Bologna
%tool ironwayConnections
trains to {target=st2} from {origin=st1} leaving after {departAfter=hour}
from {origin=st1} to {target=st2}, there by {arriveBy=hour}, at most {maxChanges=chg} changes
%list chg: two => 2 | 3 | 2 | three => 3
origin: {origin=st1}, destination: {target=st2}, arrival: {arriveBy=hour}, changes: {maxChanges=chg}
by {arriveBy=hour} I have to be in {target=st2}, from {origin=st1}
after {departAfter=hour}, with no more than {maxChanges=chg} changes, {origin=st1} to {target=st2}

%list scan9: scan_0042.png | receipt from Pino's.jpg | grandpa's letter.tif | /home/ana/in/page3.png | notes and sketches.pdf | tmp-fix-2.jpeg | recipe for plum cake.png | IMG_7731.HEIC | the deed.pdf | letter to Ella, 1954.jpg
%list lang9: Danish | German | Polish | Latin | Brazilian Portuguese | Hungarian | Welsh | Arabic | Czech | Swiss German
%tool ocr_extract_text
read the text in {file_path=scan9}, it's in {language=lang9}
in {language=lang9} and {handwriting:true=handwritten}, extract the text from {file_path=scan9}
file {file_path=scan9}, language {language=lang9}, handwriting {handwriting:false=no}
{handwriting:true=handwriting}, {language=lang9}, recognise {file_path=scan9}

%tool curbspot-free-bays
free parking near {near=addr} for {hours=nfew} hours
from {arrival=mom}, {hours=nfew} hours, a {bay:disabled=disabled} bay near {near=addr}
Where: {near=addr} / arrival: {arrival=mom} / hours: {hours=nfew} / bay: {bay:family=family}
for a {bay:motorcycle=motorcycle}, {hours=nfew} hours, close to {near=addr}
a {bay:charging=charging} bay around {near=addr} at {arrival=hour}

%list lost9: budget.xlsx | photos from Bath | /etc/nginx | Rivers by Ella Moor.docx | thesis | old and new logos | tmp-fix-2 | Notes to self.txt | music/live at The Anchor | the tax folder | keys_backup.kdbx
%tool safecopy_restore
restore {item=lost9} as of {as_of=since}
restore {item=lost9} from {as_of=pastday} into {into=dirs}
item {item=lost9}, state {as_of=pastday}, into {into=dirs}
into {into=dirs}, the version of {as_of=pastday}, restore {item=lost9}

%list dep9: web | checkout-api | tmp-fix-2 | auth | payments worker | search-indexer-v3 | mailer | frontend | cart_service | cron-and-queue
%list ns9: staging | prod-eu | team-harrow | default | data | kube-system | qa2 | blue | shop-front | ana-test
%tool kube-scale-deployment
scale {deployment=dep9} to {replicas=nfew} in {namespace=ns9}
in {namespace=ns9}, {replicas=nfew} replicas for {deployment=dep9}
deployment={deployment=dep9}, replicas={replicas=nfew}, ns={namespace=ns9}
%list oldcount: one | 15 | 20 | 30 | eleven
to {replicas=nfew} copies instead of {=oldcount}, {deployment=dep9}

%list buck9: logs-eu | photos | backup-2024 | tmp-fix-2 | invoices and receipts | media-raw | team-harrow | cdn_assets | exports | nightly
%list days9: 7 | 14 | thirty => 30 | 60 | 90 | 180 | 365 | ten => 10
%list pref9: tmp/ | 2023- | raw/video/ | draft_ | old | logs/nginx/ | IMG_ | export-to- | a/b/ | test
%tool blobfort_lifecycle_rule
{action:delete=delete} everything in {bucket=buck9} after {days=days9} days
in {bucket=buck9}, {action:archive=archive} keys starting with {prefix=pref9} after {days=days9} days
bucket={bucket=buck9}, action={action:cold_storage=cold storage}, age={days=days9} days
under {prefix=pref9}, after {days=days9} days, {action:delete=delete} objects from {bucket=buck9}
after {days=days9} days move {bucket=buck9} to {action:cold_storage=cold storage}

%list dom9: harrow-bikes.com | pinos.example | mail.acme.io | theanchor.co.uk | norvolt.net | rivers.dev | ns1.example.org | tmp-fix-2.app | moor.studio | localhost
%list dns9: 1.1.1.1 | 8.8.8.8 | ns1.norvolt.net | 9.9.9.9 | our own server | dns.harrow.lan | 192.168.1.1 | Quad9
%tool zonecraft-resolve-name
{record_type:MX=MX} records of {name=dom9} from {resolver=dns9}
ask {resolver=dns9} for {name=dom9}
name={name=dom9}, type={record_type:TXT=TXT}, server={resolver=dns9}
with {resolver=dns9}, look up the {record_type:CNAME=CNAME} for {name=dom9}

%list jab9: measles | tetanus | flu | hepatitis A and B | whooping cough | yellow fever | TBE | rabies | chickenpox | polio
%tool jabcard_due
is {person=kid9} due against {against=jab9}
{against=jab9} jabs due until {until=bydate} for {person=kid9}
person {person=kid9} disease {against=jab9} until {until=bydate}
by {until=bydate}, which vaccinations does {person=kid9} need

%list glid9: ASK 21 | X7 | the old Ka 8 | Discus 2b | D-4417 | Duo Discus | Bravo Lima | LS4 | Big Sal | the two-seater
%list def9: left brake sticks, needs a new cable | cracked canopy | radio dead | hole in the right wing and a bent tail wheel | the release hook doesn't open | flat tyre | altimeter reads 40 metres too high, both of them | loose pedal | tape missing on the rudder
%tool thermik_groundGlider
ground {glider=glid9} for {defect=def9} until {until=bydate}
until {until=bydate}, {glider=glid9} stays down: {defect=def9}
Glider: {glider=glid9}; defect: {defect=def9}; mended by: {until=bydate}
{defect=def9}, so ground {glider=glid9}

%list stuff9: skis and boots | furniture from two rooms | books | a piano, covered | Uncle Bram's tools | old files, some pictures | winter tyres | forty boxes and a sofa | a boat | the whole kitchen, in parts
%list sqm9: 2 | four => 4 | 6 | 8 | ten => 10 | 12 | 15 | 20
%tool shedco.store_things
rent {square_metres=sqm9} square metres in {town=town1} for {months=nfew} months
store {contents=stuff9} in {town=town1} from {start=onday}
town: {town=town1}, size: {square_metres=sqm9}, months: {months=nfew}, contents: {contents=stuff9}
for {contents=stuff9}, starting {start=anyday}, a unit in {town=town1}
from {start=onday}, {months=nfew} months, storage in {town=town1}

%list sheet9: Budget 2027 | sales by town | Who pays what | stock | Harrow & Sons | trip to Bath, costs | tmp-fix-2 | Rivers by Ella Moor, royalties | bread and butter list | Q3 | hours
%list rng9: A1:C20 | B7 | D2:D99 | A:A | C3:F3 | AA10 | B2:E14 | F1:F12 | H40
%list tab9: May | Totals | raw data | from Ana | Sheet2 | North and South | old | 2026 | costs, fixed | Summary
%tool sheets-read-range
read {range=rng9} from {spreadsheet=sheet9}
read {range=rng9} on the tab {tab=tab9} of {spreadsheet=sheet9}
file {spreadsheet=sheet9}, tab {tab=tab9}, cells {range=rng9}
from tab {tab=tab9}, {spreadsheet=sheet9}, cells {range=rng9}

%list dish9: pad thai with tofu | bread and butter pudding | margherita | fish and chips | Big Sal | lamb curry, hot | duck with plum sauce | ramen | chicken under a brick | falafel | four cheese pizza
%list extra9: no onions | extra cheese and olives | sauce on the side, please | with chopsticks for two | gluten free | not too hot, it's for a child | rice instead of chips | double garlic | no ice in the drinks, lemon instead
%tool doorbite-send-meal
order {quantity=nfew} {dish=dish9} to {address=addr}
{dish=dish9} to {address=addr} for {deliver_at=hour}, {size:large=large}
Dish: {dish=dish9} / number: {quantity=nfew} / size: {size:small=small} / extras: {extras=extra9}
at {deliver_at=hour} to {address=addr}, {quantity=nfew} times {dish=dish9}
{extras=extra9}, {size:family=family size}: {dish=dish9} by {deliver_at=hour}

%list img9: IMG_7731.jpg | team at The Anchor.png | rivers and bridges.jpg | hero-image.webp | Otis with cake.jpg | tmp-fix-2.png | wedding, second row.jpg | scan.tif | banner_old.png | view from the roof.jpeg
%list foc9: the bride | both faces and the cake | the dog | boat on the left | Ella | the sign over the door | hands | her hat, not the hair | the tower | logo
%tool snapedit.crop
crop {image=img9} to {ratio:16:9=16:9}
crop {image=img9} to {ratio:1:1=1:1} with focus on {focus=foc9}
image={image=img9}, ratio={ratio:4:3=4:3}, focus={focus=foc9}
keeping {focus=foc9} in view, {ratio:9:16=9:16}, crop {image=img9}

%list boat9: Salt and Pepper | The Second Wind | Mona | Grey Heron | Out to Lunch | Lady of the Lake | Rosinante | Why Not, Two | Pip's Promise | Tern | Never on Sunday
%list met9: 8 | 9.5 | 11.2 | twelve => 12 | 7 | 14.5 | 10 | 6.8 | 13 | 10.4 | 16
%tool harbor.request_berth
berth for {boat=boat9} from {arrival=onday} for {nights=nfew} nights
{nights=nfew} nights from {arrival=anyday}, {length_m=met9} metres, name {boat=boat9}
boat {boat=boat9} length {length_m=met9} m arrival {arrival=onday} nights {nights=nfew}
fenders on the {side:starboard=starboard} side, arriving {arrival=anyday}, {boat=boat9}
for {nights=nfew} nights, {length_m=met9} metres long, {boat=boat9} arriving on {arrival=onday}

%list page9: How we deploy | On-call | Guests and parking | Rivers | First day, what to bring | VPN from home | tmp-fix-2 | Who to ask about contracts | FAQ | Lunch at The Anchor | Release notes 4.2
%list wtext9: The key is in the drawer under the printer | from May on, ask Kofi first | restart the mailer, then wait two minutes | Closed on public holidays | Don't use port 80, it's taken | new guests sign in at the desk and get a badge | see also the notes from Tuesday | Owner: Ana | the old way still works, but it's slow | Wifi password changed
%tool wiki_append_to_page
{text=wtext9}, add this under {page=page9}
add {text=wtext9} to {page=page9}
at the {position:top=top} of {page=page9} add: {text=wtext9}
Page: {page=page9}; text: {text=wtext9}; position: {position:bottom=bottom}
text "{text=wtext9}" onto the wiki page {page=page9}, at the {position:top=top}

%tool planMorningCoffee
{cups=nfew} cups of coffee at {readyAt=hour}
coffee at {readyAt=hour} on {repeat:workdays=workdays} from {firstDay=onday}
time: {readyAt=hour}, cups: {cups=nfew}, repeat: {repeat:daily=daily}
starting {firstDay=anyday}, at {repeat:weekends=weekends}, {cups=nfew} cups by {readyAt=hour}
from {firstDay=onday} on, coffee {repeat:daily=every day} at {readyAt=hour}

%tool tallyclock-summary-report
hours of {user=who} from {start_date=onday} to {end_date=bydate}
hours by {group_by:client=client} since {start_date=since} as {format:csv=csv}
from {start_date=onday}, to {end_date=bydate}, group {group_by:tag=tag}, format {format:pdf=pdf}
as a {format:pdf=pdf}, by {group_by:project=project}, for {user=who}, from {start_date=onday}
up to {end_date=bydate}, starting {start_date=onday}, the time report per {group_by:user=user}

%list rec9: interview with Ella.mp3 | memo_12.m4a | board meeting, part 2.wav | Live at The Anchor.flac | voicemail | tmp-fix-2.ogg | call from Norvolt.mp3 | lecture on bees and wasps.mp3 | Otis.wav | zoom_0412.mp4
%tool parlance.take_down
transcribe {recording=rec9} with {speakers=nfew} speakers
transcribe {recording=rec9} in {spoken_language=lang9} {timestamps:true=with timestamps}
Recording: {recording=rec9} / language: {spoken_language=lang9} / speakers: {speakers=nfew} / times: {timestamps:false=no}
{speakers=nfew} people talking in {spoken_language=lang9}, transcribe {recording=rec9}
{timestamps:true=with times}, in {spoken_language=lang9}, {recording=rec9}

%list inv9: folding bike helmet | a valve for heart pumps | bread slicer with a laser | self-watering flower pot | noise filter | a hinge that opens to both sides | battery made from salt and sand | drone landing gear | zip for wetsuits | shoes with a spring in the heel
%list own9: Norvolt | Harrow & Sons | Ella Moor | Big Sal Robotics | Siemens | the University of Leeds | Acme | Tide and Tower | O'Dowd Medical | Pump to Go Ltd
%tool archivum_patents
patents on {invention=inv9} by {owner=own9}
{status:granted=granted} patents by {owner=own9} for {invention=inv9}
invention={invention=inv9}, owner={owner=own9}, office={office:epo=EPO}, status={status:pending=pending}
at the {office:uspto=USPTO}, held by {owner=own9}, on {invention=inv9}
{status:expired=expired} at the {office:jpo=JPO}, about {invention=inv9}

%list cmd9: make test | git pull && npm install | ls -la | python run.py --to staging | docker compose up | du -sh * | tar xzf in.tgz | cargo build --release | bash tmp-fix-2.sh | pytest -k login | rsync -av src/ out/
%list cwd9: ~/work/main | /var/log | src | /home/ana/harrow | build/out | ~/Downloads | the project root | /tmp/fix-2 | apps/web
%list sec9: 30 | sixty => 60 | 120 | 300 | 10 | ninety => 90 | 600 | 45
%tool shellhatch_run
run {command=cmd9} in {cwd=cwd9}
in {cwd=cwd9} run {command=cmd9} for {timeout_seconds=sec9} seconds at most
dir {cwd=cwd9} command {command=cmd9} timeout {timeout_seconds=sec9}
{background:true=in the background}, from {cwd=cwd9}, run {command=cmd9}
with a limit of {timeout_seconds=sec9} seconds, {command=cmd9}

%list chan9: #general | ops | #random | team-harrow | release-4-2 | #lunch | design and print | #help-it | night shift | #tmp-fix-2
%list chat9: The mailer is back, sorry for the wait | lunch at Pino's, anyone? | deploy starts in ten minutes | Please don't merge to main, Ana is testing | keys are at the desk | we won, thanks to all of you | Standup moves to noon | who took the blue cable | The build is red and I'm on it | cake in the kitchen
%tool slack_post_message
{text=chat9}, post that to {channel=chan9}
post to {channel=chan9}: {text=chat9}
post "{text=chat9}" in {channel=chan9} and {notify_all:true=ping everyone}
Channel: {channel=chan9}; text: {text=chat9}; ping all: {notify_all:false=no}
with {notify_all:true=everyone notified}, in {channel=chan9}: {text=chat9}

%list wq9: parental leave | how to reset the door code | VPN and proxy | travel costs | on-call swap | login page shows blank after update | who signs contracts | printer on floor 2 | holiday, unpaid | tmp-fix-2 | working from abroad
%list space9: People | IT Help | Legal and Tax | Harrow | Engineering | From the Board | Ops | Sales in Leeds | QA
%tool wiki_search_pages
search the wiki for {query=wq9} in {space=space9}
in the space {space=space9}, pages about {query=wq9} changed after {updated_after=since}
space: {space=space9}, words: {query=wq9}, updated after: {updated_after=since}
updated after {updated_after=since}, anything on {query=wq9}

%list src9: report.pdf | https://norvolt.net/blog/heat | The Man Who Sold the Stairs | minutes from Tuesday | www.acme.io/terms | Rivers by Ella Moor.docx | contract with Harrow & Sons | tmp-fix-2.md | the tenants' handbook | notes on bread and salt.txt
%tool parlance.digest
summarise {source=src9} in {sentences=nfew} sentences
summarise {source=src9} as {form:bullets=bullets} in {language=lang9}
source {source=src9}, sentences {sentences=nfew}, form {form:prose=prose}, language {language=lang9}
in {language=lang9}, {sentences=nfew} sentences, sum up {source=src9}
as a {form:table=table} for {=who}, digest {source=src9}

%list optA: tea | going to Bath | Ana drives | we paint it blue | stay at home | Pino's | the red one, on the left | run and swim | pizza | Kofi washes up
%list optB: coffee | going to Leeds | Declan drives | we leave it white | out for a walk | The Anchor | the green one | sleep in, then bike | curry with rice | Tove does the dishes
%tool luckbarrel_coin
flip a coin, heads {heads_for=optA}, tails {tails_for=optB}
flip it {flips=nfew} times, tails for {tails_for=optB}, heads for {heads_for=optA}
Heads: {heads_for=optA} / tails: {tails_for=optB} / flips: {flips=nfew}
{heads_for=optA} on heads and {tails_for=optB} on tails

%list train9: ICE 604 | IC 2217 | the 7:42 to Leeds | RJX 765 | TGV 6612 | the night express | AVE 3102 | EC 113 | Flying Scotsman | RE 4
%tool reserve_train_seat
reserve {seats=nfew} seats on {train=train9} for {date=onday}
{preference:window=window} seat on {date=onday} in {train=train9}
train={train=train9}, date={date=onday}, seats={seats=nfew}, preference={preference:quiet=quiet}
by the {preference:aisle=aisle}, {seats=nfew} seats, {date=anyday}, {train=train9}
for {date=anyday}, {seats=nfew} seats at a {preference:table=table} on {train=train9}

%tool wingline_seek_fares
fares from {from_city=town1} to {to_city=town2} on {leave_on=onday}
flights to {to_city=town2} from {from_city=town1} leaving {leave_on=anyday} back {back_on=bydate}
from {from_city=town1} to {to_city=town2} out {leave_on=onday} back {back_on=bydate} cabin {cabin:first=first}
returning on {back_on=onday}, {stops:nonstop=nonstop}, out of {from_city=town1} into {to_city=town2}
in {cabin:premium=premium}, {stops:one_stop=one stop}, {from_city=town1} to {to_city=town2}

%tool aeroquest_find_fares
flights from {from=town1} to {to=town2} on {depart_on=onday} for {adults=nfew} adults
to {to=town2} from {from=town1}, departing {depart_on=anyday}, returning {return_on=bydate}
From: {from=town1}; to: {to=town2}; depart: {depart_on=onday}; adults: {adults=nfew}; cabin: {cabin:business=business}
for {adults=nfew} of us, back on {return_on=bydate}, there on {depart_on=onday}, {from=town1} to {to=town2}
{cabin:premium_economy=premium economy} out of {from=town1} on {depart_on=onday} to {to=town2}

%list fund9: Harrow World | Green and Blue Chips | Norvolt Climate A | the MSCI World | Small Caps of Europe | Rainy Day | Vanguard 500 | Bonds for All, Class B | Tide Income | Steady Hand
%list fund29: Acme Index | Gold and Silver | Moor Value Fund | the S&P 500 | Water to Wire | Asia ex Japan | Core Bond C | Old Oak | Balanced, Series 2
%list inv2: 10000 | 5,000 euros => 5000 | $2500 => 2500 | £800 => 800 | 20000 | 1,200 dollars => 1200 | 50,000 euros => 50000 | 7500 | €3000 => 3000 | 15,000 euros => 15000
%tool kassaFundFees
fees of {fund=fund9} over {years=nfew} years
fees on {invested=inv2} in {fund=fund9} for {years=nfew} years against {compareWith=fund29}
fund: {fund=fund9}, sum: {invested=inv2}, years: {years=nfew}, versus: {compareWith=fund29}
compared with {compareWith=fund29}, what does {fund=fund9} cost on {invested=inv2}
with {invested=inv2} invested, {years=nfew} years, {fund=fund9}

%list habit9: read for ten minutes | floss | walk to work | write to a friend, by hand | stretch and breathe | run | no phone after nine | practise the cello with Otis | cold shower | learn five words of Welsh
%tool streakly-new-habit
track {habit=habit9}, {times_per_week=nfew} times a week
new habit: {habit=habit9}, nudge me at {nudge_at=hour} until {until=bydate}
habit {habit=habit9}, per week {times_per_week=nfew}, reminder {nudge_at=hour}
at {nudge_at=hour}, {times_per_week=nfew} times a week, remind me of a habit: {habit=habit9}
until {until=bydate}, {times_per_week=nfew} times weekly, start the habit "{habit=habit9}"

%list wait9: Summer holidays | trip to Bath with Ana | the big exam | Ella and Kofi's wedding | baby | New Year | moving out, at last | Rivers, opening night | marathon | the day Otis comes home
%tool chronoliCountdown
countdown to {until=onday} called {title=wait9}
countdown in {shownIn:sleeps=sleeps} for {title=wait9} on {until=onday}
Title: {title=wait9} / date: {until=onday} / unit: {shownIn:weeks=weeks}
in {shownIn:days=days} until {until=bydate}, name it {title=wait9}

%list law9: noise at night | subletting a room | drones over gardens | dogs without a lead | minimum wage | fishing with a net | what a landlord may keep of the deposit | riding a bike after drinking | parental leave for fathers | inheritance and gifts | returns
%list sec9a: article 5 | section 12 | § 823 | paragraph 3, sentence 2 | art. 41 | section 7b | clause 19 | articles 10 to 12
%tool archivum_statute
law on {matter=law9} in {country=land}
what does {section=sec9a} say about {matter=law9} in {country=land}
country={country=land}, matter={matter=law9}, section={section=sec9a}, as of={as_of=pastday}
as of {as_of=since}, the law of {country=land} on {matter=law9}
in {country=land}, under {section=sec9a}, about {matter=law9}

%list surg9: Dr. Iyer | O'Dowd | Professor Quill | Mensah | Dr. Anne-Marie Voss | van der Berg | Ruiz | Dr. Old | D'Arcy and Lund
%tool mcp__theatreplan__theatre_day
surgeries on {day=onday} in theatre {theatre=nfew}
list of {surgeon=surg9} for {day=anyday}, theatre {theatre=nfew}
day {day=onday} theatre {theatre=nfew} surgeon {surgeon=surg9}
in theatre {theatre=nfew} with {surgeon=surg9} on {day=onday}

%list newone: Ella Moor | Kofi Mensah | Sam D'Arcy | Lena van der Berg | Hamza Ali | Priya Nair | Declan O'Dowd | Mary Anne Fields | Jun Ito | Rose Baker | Anna-Lena Cook
%list job9: baker | Head of People and Culture | night porter | software engineer, backend | nurse | Assistant to the Editor | driver | clerk for returns and repairs | trainee | teacher of Latin
%list offi9: Leeds | the Harbour House | Cork | Room 14, second floor | Old Mill | headquarters | Bath | Berlin Mitte | The Hague
%tool peopledesk-onboard
onboard {person=newone} as {job=job9} on {first_day=onday}
onboard {person=newone} from {first_day=onday} in {office=offi9} with {buddy=who2} as buddy
Name: {person=newone}; job: {job=job9}; start: {first_day=onday}; buddy: {buddy=who2}; office: {office=offi9}
as {job=job9} at {office=offi9}, starting {first_day=anyday}: {person=newone}
{buddy=who2} looks after {person=newone} from {first_day=onday}

%list iso9: ubuntu-24.iso | setup for windows.exe | tmp-fix-2.zip | Rivers by Ella Moor.epub | backup and logs.tar.gz | firmware.bin | photos from Bath.zip | node-v20.pkg | disk1.img
%list hash9: 9f86d081 | e3b0c44298fc | d41d8cd98f00b204 | 5eb63bbbe01e | a17c9aaa61e8 | 0cc175b9 | 2fd4e1c67a2d | cbf43926
%tool bytebox.hash
{algorithm:sha256=sha256} of {file=iso9}
check {file=iso9} by {algorithm:md5=md5} against {expected=hash9}
file: {file=iso9}, hash: {algorithm:sha512=sha512}, expected: {expected=hash9}
with {expected=hash9} expected, {algorithm:sha1=sha1}, verify {file=iso9}

%list deg9: 14 | 15 | 16 | 17.5 | eighteen => 18 | 12 | 16.5 | 13 | 17 | fifteen => 15
%tool setAwayHeating
away from {leaveDate=onday} to {returnDate=bydate}, heat to {temperature=deg9}
heating at {temperature=deg9} degrees until {returnDate=bydate}, we leave {leaveDate=anyday}
leaving {leaveDate=onday}, return {returnDate=bydate}, degrees {temperature=deg9}
back on {returnDate=bydate}, gone from {leaveDate=onday}, lower the heating

%list ver9: v4.1.2 | 3.0 | the last stable one | 2026.05.1 | build 881 | 1.9.0-rc2 | v17 | release-4-2 | 0.8
%tool rollback_deployment
roll back {service=dep9} on {environment:staging=staging} to {to_version=ver9}
to {to_version=ver9} instead of {=badver}, {service=dep9} in {environment:production=production}
%list badver: v4.1.3 | 3.1 | build 902 | v18 | 2026.06.2 | 1.9.1 | 4.3 | build 910 | 2.0.0-rc1 | the new one
service={service=dep9}, env={environment:canary=canary}, version={to_version=ver9}
on {environment:development=development}, revert {service=dep9} to {to_version=ver9}

%list invno9: 2026-0417 | INV-88 | R 3302 | 10045 | HS/26/12 | A-7 | 4417 | RE-2026-118 | 000932
%tool markInvoicePaid
mark {invoiceNumber=invno9} paid by {method:transfer=transfer} on {paidOn=onday}
invoice {invoiceNumber=invno9} was paid {paidOn=pastday}
Number: {invoiceNumber=invno9} / paid: {paidOn=pastday} / method: {method:card=card}
with {method:paypal=paypal} on {paidOn=pastday}, {invoiceNumber=invno9} is settled

%list room9: kitchen | bathroom upstairs | nursery | Ana's room | hall and stairs | office | guest room | the den | cellar | living room
%list warm9: 19 | twenty => 20 | 21 | 21.5 | 22 | eighteen => 18 | 23 | 19.5 | 20.5 | nineteen => 19
%tool embertherm_add_slot
{degrees=warm9} degrees in {room=room9} from {begin=hour} to {finish=hour2}
%list hour2: 10 pm | 21:30 | midnight | half past nine | 23:00 | quarter to twelve | 22 | ten in the evening
heat {room=room9} to {degrees=warm9} until {finish=hour2} on {days:workdays=workdays}
room={room=room9}, from={begin=hour}, to={finish=hour2}, degrees={degrees=warm9}, days={days:weekends=weekends}
from {begin=hour}, {days:daily=daily}, {room=room9} at {degrees=warm9} degrees
to {degrees=warm9} from {begin=hour} to {finish=hour2}, {room=room9}

%list vid9: The Man Who Sold the Stairs | bread and butter pudding, step by step | Rivers live at The Anchor | How to fix a tap | Otis at two | dQw4x9 | From Leeds to Bath by canoe | Pino's best dough | Intro | What cats want, and why | yoga for stiff backs
%list plist9: Watch later | slow songs | Cooking with Gran | To learn | kids, rainy days | Live at the lake | Best of May | fix and build | misc | Run faster
%tool vidglade_playlists_addItem
{playlist=plist9}, add {video=vid9}
add {video=vid9} to {playlist=plist9}
add to {playlist=plist9} the video {video=vid9} at position {position=nfew}
video {video=vid9} playlist {playlist=plist9} position {position=nfew}
at position {position=nfew} in {playlist=plist9}: {video=vid9}
into {playlist=plist9}, {create_if_missing:true=create it if missing}, put {video=vid9}

%tool gridbook_read_cells
read {cells=rng9} in {sheet=sheet9}
show the {show:formulas=formulas} of {cells=rng9} from {sheet=sheet9}
Sheet: {sheet=sheet9}; cells: {cells=rng9}; show: {show:formats=formats}
from {sheet=sheet9}, as {show:values=values}, cells {cells=rng9}

%list rem9: one of us is in a wheelchair | it's a birthday, please bring a candle | no nuts | two high chairs and room for a pram | we may be ten minutes late, sorry | dog under the table | quiet corner | somebody is vegan, somebody hates tofu | cake from us at nine
%tool makeTableReservation
note "{remark=rem9}", {restaurant=eats}, {date=onday}, {time=hour}, {partySize=nfew} guests
table for {partySize=nfew} at {restaurant=eats} on {date=onday} at {time=hour}
book {restaurant=eats} for {date=onday} at {time=hour}, {partySize=nfew} people, remark {remark=rem9}
restaurant: {restaurant=eats}, guests: {partySize=nfew}, date: {date=onday}, time: {time=hour}, seating: {seating:terrace=terrace}
at {time=hour} on {date=onday}, by the {seating:window=window}, {partySize=nfew} of us at {restaurant=eats}
on {date=onday} for {partySize=nfew} at {time=hour} at the {seating:bar=bar} in {restaurant=eats}

%tool requestRide
to {dropoff=addr2}, {pickupTime=mom}, from {pickup=addr}
taxi from {pickup=addr} to {dropoff=addr2}
taxi to {dropoff=addr2} from {pickup=addr} for {passengers=nfew} people at {pickupTime=hour}
pickup {pickup=addr}, dropoff {dropoff=addr2}, time {pickupTime=mom}, type {rideType:premium=premium}
for {passengers=nfew}, {rideType:xl=XL}, to {dropoff=addr2}, picked up at {pickup=addr}
{pickupTime=mom}, a {rideType:shared=shared} ride from {pickup=addr} to {dropoff=addr2}

%list head9: Roof | Things to ask Dr. Iyer | bread and butter pudding | Call with Norvolt, Tuesday | Rivers by Ella Moor | gifts for Tove | Where the keys are | tmp-fix-2 | Plan for May | How to bleed the radiator | wifi
%list body9: the plumber wants cash, not a card | turn it half a circle and wait for the hiss | she likes blue, size 40 | Key is under the pot, second step | eggs, milk and yesterday's bread | read chapter two again, it answers my question | bring the old meter | they call back on Monday after lunch | ask what the tablets are for and how long | guest network only
%list nbook: House | work and money | Recipes | To do some day | Health | From Gran | travel, 2026 | ideas | Harrow | Log
%list tags9: urgent | home and garden | food, sweet, old | family | work, Norvolt | money and tax | health, Tove | later | books, rivers and walks
%tool jotNew
put under {heading=head9} the words {body=body9} with the tags {tags=tags9}
note titled {heading=head9}: {body=body9}
write a note {heading=head9} saying {body=body9} in {notebook=nbook}
heading {heading=head9}, body {body=body9}, tags {tags=tags9}
in {notebook=nbook}, tagged {tags=tags9}, under {heading=head9}: {body=body9}
note that {body=body9}, with the heading {heading=head9}

%list plant9: Swiss cheese plant | basil | Big Sal | lemon tree by the door | cactus | rubber fig | Gran's orchid | ivy, the small one | Bird of Paradise | aloe and friends
%list soil9: cactus mix | peat-free compost | sand and bark | old soil from the bed | orchid bark, coarse | loam | half compost, half grit | potting soil
%list cm9: 12 | 14 | eighteen => 18 | 20 | 24 | thirty => 30 | 9 | 16 | 22 | 35
%tool wagleaf.repot
on {day=onday} {plant=plant9} got a pot of {size=cm9} cm
repotted {plant=plant9} in {soil=soil9} on {day=onday}
moved {plant=plant9} to a {size=cm9} cm pot with {soil=soil9}
Plant: {plant=plant9} / pot: {size=cm9} / soil: {soil=soil9} / day: {day=pastday}
{day=pastday}, into {soil=soil9}, {size=cm9} centimetres, I put {plant=plant9}

%list msgq: door code | who has the drill | invoice for the van | release on Friday | login page shows blank | Pino's menu | the link to the form | tmp-fix-2 | keys and badges | when do we leave for Bath
%tool slack_search_messages
find {query=msgq} in {channel=chan9}
messages by {from_user=who} about {query=msgq} in {channel=chan9}
channel={channel=chan9}, from={from_user=who}, words={query=msgq}
from {from_user=who}, in {channel=chan9}, search for {query=msgq}

%list class9: yoga | body pump | spin | Pilates for beginners | boxing and core | aqua fit | Zumba with weights | circuit | stretch and relax | HIIT
%list gym9: Riverside | the Old Mill | Harbour Street | Leeds North | Central | The Shed | Bell Lane, upstairs | West End | Park and Ride
%tool sweatclub_timetable
{workout=class9} on {day=onday} at {studio=gym9} after {after=hour}
classes with {trainer=who} in {studio=gym9} on {day=onday}
class {workout=class9} branch {studio=gym9} day {day=anyday} trainer {trainer=who}
after {after=hour} on {day=onday}, {workout=class9} by {trainer=who}
at {studio=gym9} with {trainer=who}, {workout=class9}

%list poll9: Where to eat | Leeds or Bath | logo, round two | Should we move the standup? | new name for the boat | Friday off | cats and dogs in the office | team trip to Pino's | what colour for the door | Best cake in May
%tool votary_tally
{show:percent=percent} in the poll {poll=poll9} as of {as_of=since}
who is the {show:winner=winner} of {poll=poll9}
Poll: {poll=poll9}; show: {show:voters=voters}; as of: {as_of=pastday}
as of {as_of=pastday}, {show:counts=counts} for {poll=poll9}

%list hair9: cut and blow dry | colour | wash, cut and a beard trim | perm | highlights, only a few | just the fringe | updo for a wedding | trim | dye it back to brown
%tool townpros_haircut
{treatment=hair9} with {stylist=who} on {day=onday} at {time=hour}
book {stylist=who} for {treatment=hair9} at {time=hour}, {day=anyday}
treatment: {treatment=hair9}, stylist: {stylist=who}, day: {day=onday}, time: {time=hour}, length: {length:chin=chin}
on {day=onday} at {time=hour}, {length:shoulder=shoulder} length, {treatment=hair9}
by {stylist=who}, for {length:short=short} hair, {treatment=hair9} on {day=onday}

%list film9: The Man Who Sold the Stairs | Rivers | Bread and Butter | To Leeds with Love | Nine | Who Fed the Dog? | Harbour Street, season 2 | The Anchor | Old Pete Goes to Town | Run, Then Hide | M
%list fnote9: Ana says it's sad, but worth it | for a rainy day | only in the cinema | watch with Otis | starts slow, gets better | not with kids | the one with the boat and the bear | after the exam | on Filmloft until May
%tool add_to_watchlist
watchlist {title=film9}, note {note=fnote9}
put {title=film9} on my watchlist with the note {note=fnote9}
add {title=film9} and remark that {note=fwhole}
%list fwhole: Ana liked it, and she never likes anything | it starts slow | Kofi wants to see it too | the book was better, they say | we watch it after the exam | it's only on until May | Otis hid under the chair | the end is sad
title {title=film9}, remark {note=fnote9}
with the remark "{note=fnote9}", {title=film9} onto my watchlist

%list subj9: Your keys are waiting | 20% off, this week only | News from The Anchor | What we learned in May | Rivers by Ella Moor is out now | Come to Bath with us | bread, butter and a surprise | We moved! | Last call for Leeds | test-mail-3
%list aud9: Customers in Leeds | everyone | newsletter | Readers, paying | friends of The Anchor | New since May | Trial users | press and partners | list-b2 | Members without a card
%list from9: Ella from Harrow | The Anchor | Pino's | Norvolt | Kofi at Acme | Your library | Big Sal | Ana and Tove | Team Rivers | no-reply
%tool lettermill_create_campaign
campaign to {audience=aud9} with the subject {subject=subj9}
{type:plaintext=plaintext} campaign from {from_name=from9} to {audience=aud9}, subject {subject=subj9}
Subject: {subject=subj9} / audience: {audience=aud9} / sender: {from_name=from9} / type: {type:rss=rss}
from {from_name=from9}, titled {subject=subj9}, a {type:regular=regular} campaign for {audience=aud9}
to {audience=aud9}, signed {from_name=from9}: {subject=subj9}

%tool is_public_holiday
is {date=onday} a public holiday in {country=land}
in {country=land}, is {date=anyday} a holiday
date={date=onday}, country={country=land}
I'm flying to {country=land}, is {date=onday} a day off there

%list food9: half a quiche | bread and butter pudding | milk | eggs, ham and cheese | soup from Sunday | two trout | pesto | Gran's plum jam | chicken in wine | leftover rice with peas
%tool kitchen_fridge_add
put {food=food9} on the {shelf:top=top} shelf
{food=food9} in the {shelf:drawer=drawer}, good until {best_before=bydate}
food {food=food9} best before {best_before=bydate} shelf {shelf:middle=middle}
on the {shelf:bottom=bottom} shelf until {best_before=bydate}, {food=food9}

%list vfile9: Otis at two.mp4 | IMG_7731.mov | trip to Bath, day 1.mp4 | tmp-fix-2.mkv | Live from The Anchor.mp4 | screen and voice.webm | lecture3.avi | drone.mp4 | Cut and Run.mov
%list mark1: 0:12 | 1:05 | 00:00:30 | 2:40 | ten seconds | 0:03.5 | one minute | 4:15
%list mark2: 5:20 | 00:07:10 | 9:59 | six minutes | 8:00 | 12:30 | 5 minutes 4 | 1:02:00
%tool clip_trim
trim {video=vfile9} from {start=mark1} to {end=mark2}
cut {video=vfile9} to end at {end=mark2}, beginning at {start=mark1}
Video: {video=vfile9}; start: {start=mark1}; end: {end=mark2}; mute: {mute:true=yes}
until {end=mark2} from {start=mark1}, {mute:true=without sound}, {video=vfile9}
{mute:false=with sound}, {start=mark1} to {end=mark2} of {video=vfile9}

%list cust9: Harrow & Sons | Ella Moor | Pino's | The Anchor | Norvolt | Mrs. Farouk | St. Mary's Hospital | Tide and Tower Ltd | Big Sal | Friends of the Old Mill | Acme
%list money9: 400 euros => 400 | $1250 => 1250 | £90 => 90 | 780 | 65.50 => 65.5 | 2,000 dollars => 2000 | 310 euros => 310 | €45 => 45
%list work9: two days of painting | logo design | repairs to the roof, March | translation from Welsh | catering for forty | workshop on bees and bread | web hosting | piano tuning and travel | photos of the opening | consulting, 6 hours
%tool issueInvoice
invoice {customer=cust9} for {amount=money9}, due {dueDate=bydate}
invoice {amount=money9} to {customer=cust9} for {description=work9}
customer: {customer=cust9}, amount: {amount=money9}, for: {description=work9}, due: {dueDate=bydate}
for {description=work9}, due by {dueDate=bydate}, {amount=money9} from {customer=cust9}
payable by {dueDate=bydate}, an invoice to {customer=cust9} over {amount=money9}

%tool inkseal.listEnvelopes
{status:declined=declined} envelopes to {recipient=who} since {from_date=since}
last {count=nfew} envelopes sent to {recipient=who}
status {status:completed=completed}, recipient {recipient=who}, from {from_date=since}, count {count=nfew}
from {from_date=since} on, {count=nfew} {status:voided=voided} envelopes for {recipient=who}
since {from_date=since}, what was {status:delivered=delivered} to {recipient=who}

%list field9: Name | Delivery address | search box | Comment | What are you looking for? | City or postcode | subject | Date of birth | Message to the host | E-mail
%list typed9: Ella Moor | We arrive late, around eleven | Bath | blue shoes, size 40 | no onions please | tmp-fix-2 | 14 Mill Lane | thanks for having us, see you on Friday | The Man Who Sold the Stairs | Kofi and Ana | 4417
%tool puppetdeck_fill_field
for {field=field9} enter {text=typed9}
type {text=typed9} into {field=field9}
in the field {field=field9} type {text=typed9} and {submit:true=press enter}
Field: {field=field9} / text: {text=typed9} / submit: {submit:false=no}
{submit:true=submit} after typing {text=typed9} into {field=field9}

%list po9: PO-4417 | 2026/118 | B-77 | 90032 | HS-12 | PO 338 | 4500012 | K9-01
%list place9: shelf 4 | Hall B | under the stairs | cold store | the yard behind gate 2 | next to the lift, left side | bay 12 | Kofi's office | top rack and floor
%tool receiveGoods
received {quantity=nfew} pieces for {order=po9}, {condition:good=good}
{order=po9} arrived {condition:damaged=damaged}, put in {place=place9b}
%list place9b: Hall B | cold store | bay 12 | the yard behind gate 2 | Kofi's office | rack 7 | the corner by the lift | aisle 3, left side
order={order=po9}, pieces={quantity=nfew}, condition={condition:incomplete=incomplete}, place={place=place9}
at {place=place9b}, {quantity=nfew} pieces, {condition:wrong_item=wrong item}, order {order=po9}
{quantity=nfew} came for {order=po9}, now in {place=place9b}

%tool kube-restart-deployment
restart {deployment=dep9} in {namespace=ns9}
in {namespace=ns9} restart {deployment=dep9}
deployment={deployment=dep9}, namespace={namespace=ns9}
restart {deployment=dep9} after the {=dep9} update

%list ml9: 200 | 250 | 330 ml => 330 | 500 | 150 | 100 ml => 100 | 750 | 300
%list drink9: water | green tea with honey | orange juice | coffee, black | oat milk | gin and tonic | apple juice with soda | cola | Pino's lemonade | beer
%tool sipLog
log {amount_ml=ml9n} ml of {drink=drink9} at {drunk_at=hour}
%list ml9n: 200 | 250 | 330 | 500 | 150 | 100 | 750 | 300
{drink=drink9} at {drunk_at=hour}, {amount_ml=ml9}
drink {drink=drink9} amount {amount_ml=ml9} time {drunk_at=hour}
at {drunk_at=hour} I had {drink=drink9}, {amount_ml=ml9n} millilitres

%list cours9: History | maths | Art and Design | Latin | Physics for beginners | English | P.E. | Food and Nutrition | chemistry | Music, advanced
%tool school_get_grades
grades of {student=newone} in {course=cours9}
{term:first=first} term grades in {course=cours9} for {student=newone}
Student: {student=newone}; subject: {course=cours9}; term: {term:second=second}
in {course=cours9}, {term:summer=summer} term, how did {student=newone} do
