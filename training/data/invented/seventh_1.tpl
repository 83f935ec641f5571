# Plain requests as most people type them: two or more arguments told apart by small words, by the names of the fields,
# or by their order alone; values whose borders are hard to see.
%lang en
%list ppl: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list crew: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and the intern | Rupert plus Leila | Casper | Ignacio, Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist and her assistant
%list dayA: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayB: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list daypast: yesterday | Monday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
%list dayT: tomorrow | today | the day after tomorrow | next Friday | this Saturday | Monday | 3 March | Sunday | the 9th | Wednesday
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list clkb: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list nmins: 10 | 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 60 | ten => 10 | 90
%list svcs: checkout | billing-api | login | tmp-fix-2 | the search gateway | cart and orders | image-resizer | payments v2 | mail relay | auth | Old Faithful | report-by-mail
%list regions: eu-west-1 | us-east-2 | Frankfurt | ap-south-1 | Oregon | northern Europe | Singapore | sa-east-1 | Dublin | us-west-1

%list dnshost: www | mail | shop.oakfield.org | _dmarc | blog.pinos.example | autodiscover | dev-2.harbour.io | status | tmp-fix-2.lab.net | api | old.the-anchor.example | cdn
%list dnsip: 203.0.113.9 | 198.51.100.24 | 192.0.2.77 | 203.0.113.140 | 10.4.0.12 | 198.51.100.3 | 192.0.2.15 | 10.0.8.1 | 203.0.113.66 | 172.16.5.9
%list dnstarget: lb-eu-1.cloud.example | ghs.hosting.example | pages.treehost.io | oakfield.org | shops.cartworks.example | edge.fastly.example | anchor.oldserver.net | d3x9.cdn.example | to-the-moon.example | www.pinos.example
%list dnstxt: v=spf1 include:mail.oak.io -all | site-verification=Ab3x9 | p=none; rua=mailto:post@oak.io | hello from the ops team | MS=ms4417 | v=DMARC1; p=reject | keep this record, do not delete | k=rsa; p=MIGf | owner: Siobhan O'Hara | facebook-check=qq12
%list dnsttl: 300 | 3600 | 60 | 86400 | 600 | 1800 | 7200 | 900 | 43200 | 120
%tool dns_add_record
add an {type:A=A} record for {name=dnshost} pointing to {value=dnsip}
point {name=dnshost} at {value=dnstarget} with a {type:CNAME=CNAME}, ttl {ttl=dnsttl}
host {name=dnshost}, type {type:CNAME=CNAME}, target {value=dnstarget}
{type:TXT=TXT record} with the content {value=dnstxt} on {name=dnshost}
TTL {ttl=dnsttl}, {type:NS=NS|nameserver} record, name {name=dnshost}, value {value=dnstarget}
set {value=dnsip} as the {type:A=A record} of {name=dnshost} for {ttl=dnsttl} seconds
send mail for {name=dnshost} to {value=dnstarget}, that's an {type:MX=MX record}

%list pincard: Fix login for the app | buy paint, brushes and tape | login page shows blank after update | Ask Pino's about Friday | tmp-fix-2 | The Man Who Sold the Stairs | Logo | move desks to the third floor | Rivers by Ella Moor | call back Mrs. O'Dowd | old to new | Launch party, part two
%list pincol: Done | Waiting for review | Backlog | In and out | Ideas | This week | Bugs from users | Doing | Later, maybe | To be tested | Q3 | On hold
%tool stackpin_archive_card
archive {card=pincard} from the list {list=pincol}
in {list=pincol}, archive the card {card=pincard}
card: {card=pincard}, list: {list=pincol}, archive please
archive the card called {card=pincard}
put {card=pincard} under {list=pincol} into the archive
we talked about {=pincol}, but archive only {card=pincard}

%list zones: front lawn | roses by the gate | vegetable patch | greenhouse | hedge along the road | back garden | herbs and salads | strip under the oak | orchard | corner by the shed | tomatoes | beds
%list wdays: Monday and Thursday | Tue, Thu and Sat | Sundays | Fridays | weekdays | Mondays, Wednesdays and Fridays | Saturday and Sunday | Wed | Tuesday | Monday to Friday
%tool sprinkler-set-program
water the {zone=zones} on {days=wdays} from {start_time=clk} for {minutes=nmins} minutes
start at {start_time=clk}, {minutes=nmins} minutes, {zone=zones}
zone {zone=zones}, start {start_time=clk}, duration {minutes=nmins}, days {days=wdays}
{minutes=nmins} minutes of water for the {zone=zones} at {start_time=clk}
{days=wdays}: {zone=zones} at {start_time=clk}, {minutes=nmins} minutes long
set the sprinkler in the {zone=zones} to {minutes=nmins} minutes at {start_time=clk} on {days=wdays}

%list tchr: Mrs. Abernathy | Mr. Vance | Ms. O'Leary | the maths teacher | Miss Tan | Coach Brennan | Mr. de Boer | her class teacher | Frau Lindner | Professor Pym
%list kids: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Toby
%list tnote: he forgot his gym bag, can he borrow one | she has a dentist appointment at ten, so she'll come later | we'll bring the cake on Friday | thanks for the help with fractions | grandpa picks up today, he wears a red hat | the homework took three hours | his arm still hurts, please no ball games | can we talk about the trip to York | sick | she cried after class and won't say why | the permission slip is in the blue folder
%tool message_teacher
write to {teacher=tchr} about {child=kids}: {message=tnote}
message for {teacher=tchr}: {message=tnote}
to {teacher=tchr}, child {child=kids}, text {message=tnote}
tell {teacher=tchr} "{message=tnote}", it's about {child=kids}
about {child=kids}, please let {teacher=tchr} know: {message=tnote}
send "{message=tnote}" to {teacher=tchr} at {=schoolname}
%list schoolname: St. Mary's | the school | Hill Road Primary | the kindergarten | Oakfield | Pine Street | the music school | St. John's | the swim club | Moor College

%list spanA: 1 March | 3 January 2024 | today | Easter Monday | 12.05.2023 | June 1st | the 5th of April | last Christmas | 2024-02-10 | Monday
%list spanB: 30 September | 1 July 2026 | New Year's Eve | 14.11.2025 | December 24th | the 19th of October | next Christmas | 2026-08-31 | her birthday on 9 November | 2 December
%tool almanach.span
count the {unit:weeks=weeks} from {start=spanA} to {end=spanB}
how many {unit:working_days=working days|business days} are there between {start=spanA} and {end=spanB}
start {start=spanA}, end {end=spanB}, in {unit:months=months}
until {end=spanB} from {start=spanA}, how many {unit:days=days}, {inclusive:true=last day included|counting the last day}
from: {start=spanA} / to: {end=spanB} / unit: {unit:days=days}
time between {start=spanA} and {end=spanB}, {inclusive:false=without the last day|not counting the last day}

%list smsb: running late, start without me | the key is under the mat | happy birthday, you old goat | can you bring bread and butter | table at Pino's is booked for eight | I'm outside | the meeting on Friday is off, new date follows | thanks for yesterday, it was lovely | don't forget to call mum at six | train to Leeds left early | please send the invoice to Wren, not to me
%tool ringwell--CreateMessage
text {To=ppl}: {Body=smsb}
send {Body=smsb} to {To=ppl} as {Channel:mms=MMS|mms}
at {SendAt=clk}, send {To=ppl} the text {Body=smsb}
to {To=phone}, body {Body=smsb}, send at {SendAt=whenx}
message "{Body=smsb}" to {To=pplb} by {Channel:sms=sms|plain sms}
{Channel:chat=chat} to {To=pplb}, message: {Body=smsb}

%list esdoc: lease for Mill Lane | NDA with Brightwater | Offer, final version | rental agreement | contract-v3.pdf | Deed of Sale | agreement between Pino's and The Anchor | non-compete | terms and conditions | house rules | employment contract for Wren | waiver
%list esmsg: please sign on page four and initial the rest | sorry for the delay, it's all in there now | as discussed with Hal on Monday | no changes since last time | read section 3 first | thank you | sign before the notary closes, please | this replaces the version from May | two copies, one is for you | ask Wren if anything is unclear
%tool esign_send
send {document=esdoc} to {signers=crew} for signing by {deadline=dayA}
get {document=esdoc} signed by {signers=crew} until {deadline=dayB}
document {document=esdoc}, signers {signers=crew}, note {message=esmsg}
by {deadline=dayB}, {signers=crew} should sign {document=esdoc}
for signature: {document=esdoc}, to {signers=crew}, message "{message=esmsg}"
have {signers=crew} sign the {document=esdoc} from {=dayA}

%list quarter: Oldtown | Saint Mary's Hill | the harbour district | North End | Little Italy | Kreuzberg | Under the Bridge | Elephant and Castle | Westpark | the streets round the market | Hafen Ost
%list rentmax: 900 | 1200 | 750 | 1,500 => 1500 | 2000 | 680 | 1100 | 1350 | 820 | 1600
%tool roofhunt.find_rentals
flats in {district=quarter} under {max_rent=rentmax} with {rooms=nsmall} bedrooms
{rooms=nsmall} bedrooms with a {feature:garden=garden} in {district=quarter} from {free_from=dayA}
district {district=quarter}, max rent {max_rent=rentmax}, rooms {rooms=nsmall}, free from {free_from=dayB}
to rent from {free_from=dayA} for {max_rent=rentmax} at most: {district=quarter}
find something {feature:furnished=furnished} in {district=quarter} for up to {max_rent=rentmax}
{district=quarter}, {feature:parking=parking space|parking}, budget {max_rent=rentmax}
rentals in {district=quarter} for the {=nsmall} of us, {feature:pets_allowed=pets allowed|dogs allowed}

%list cfn: resize-images | sendWelcomeMail | nightly_report | tmp-fix-2 | parse-and-store | ordersToCsv | fn-hello | cleanup_old_users | make thumbnails | importFromFtp | ping
%list cload: {} | user 42 | id=17, mode=dry | file report.csv | all orders from May | the string hello | name: Big Sal | limit 10 and offset 20 | true | invoices.json | dry run, no mails
%tool invokeCloudFunction
run {functionName=cfn} in {region=regions} with {payload=cload}
invoke {functionName=cfn} with the payload {payload=cload} {background:true=in the background|without waiting}
function {functionName=cfn}, input {payload=cload}, region {region=regions}
pass {payload=cload} to {functionName=cfn}
in {region=regions} call {functionName=cfn}, {background:false=wait for the answer|in the foreground}
call {functionName=cfn} over in {region=regions}

%list ciproj: webshop | steward-docs | tmp-fix-2 | mobile app | payments and billing | old-faithful | reader/ios | Project Anchor | tools | data-import | The Big One
%list cibr: main | release/2.4 | fix-login-on-mobile | develop | tmp-fix-2 | feature/from-scratch | hotfix | big-sal-test | v3 | dark-mode
%tool ci_trigger_pipeline
build {project=ciproj} from {branch=cibr}
run the pipeline for {project=ciproj} on {branch=cibr} {no_cache:true=without cache|with no cache}
project {project=ciproj}, branch {branch=cibr}, {no_cache:true=no cache|clean build}
{no_cache:true=from scratch|ignoring the caches}, build {branch=cibr} of {project=ciproj}
take {branch=cibr} and start the build of {project=ciproj}
start a build of {project=ciproj}, {no_cache:false=cached is fine|use the cache}

%list vcmeet: Budget, second round | Weekly with sales | Kickoff for Project Anchor | Standup | Hiring and firing | Talk with Pino's | Design review | Q3 numbers | Interview Priya Nair | The Road to Launch | retro | all hands
%list vcabout: the move to Oslo | pricing | the budget for travel and food | layoffs | what comes after launch | the bug in checkout | holidays | who pays for the van | deadlines | Plan B
%tool viewcall_transcript
transcript of {meeting=vcmeet}, only {speaker=ppl}
what {speaker=pplb} said about {about=vcabout} in {meeting=vcmeet}
meeting {meeting=vcmeet}, speaker {speaker=ppl}, topic {about=vcabout}
get the parts on {about=vcabout} from the transcript of {meeting=vcmeet}
meeting: {meeting=vcmeet}, subject: {about=vcabout}
show me the transcript of {meeting=vcmeet} from {=daypast}

%list inctitle: login page shows blank after update | checkout is down | emails to Outlook users bounce | search slow, then empty | images missing in the app | Data from Monday gone | payments time out at night | wrong prices on mobile and web | outage | customers see other people's orders | cannot log in with Google | tmp-fix-2 broke staging
%tool createIncident
open a {severity:sev1=sev1} incident for {service=svcs}: {title=inctitle}
create an incident titled {title=inctitle}, severity {severity:sev2=2|sev2}
title: {title=inctitle}, severity: {severity:sev3=sev3}, service: {service=svcs}
{severity:sev2=sev2|SEV 2} on {service=svcs}, "{title=inctitle}"
service {service=svcs} / level {severity:sev1=sev1|1} / title {title=inctitle}
declare "{title=inctitle}" a {severity:sev4=sev4|sev-4} in {service=svcs}

%list bustown: Leeds | New Orleans | Bath | Stoke-on-Trent | San Sebastián | The Hague | Graz | Fort William | King's Lynn | Lyon | Frankfurt an der Oder | Porto
%list bustownb: Reading | Newcastle upon Tyne | Oslo | La Rochelle | Split | Mobile | Saint-Malo | Ghent | Kansas City | Nice | Bury St Edmunds | Riga
%list farex: 20 | 35 | 50 | 15 | 40 | 25.50 | 60 | 30 | 45 | 18
%tool findBusTrip
bus from {fromCity=bustown} to {toCity=bustownb} on {travelDate=dayA} for {adults=nsmall} adults
coach to {toCity=bustownb} from {fromCity=bustown}, {travelDate=dayT}, under {maxPrice=farex}
from {fromCity=bustown}, to {toCity=bustownb}, date {travelDate=dayB}, adults {adults=nsmall}, children {children=nsmall}
on {travelDate=dayA} with {children=nsmall} kids and {adults=nsmall} adults from {fromCity=bustown} to {toCity=bustownb} by bus
{fromCity=bustown} - {toCity=bustownb}, {travelDate=dayB}, price up to {maxPrice=farex}
max {maxPrice=farex} per ticket, {travelDate=dayA}, bus into {toCity=bustownb} out of {fromCity=bustown}
which buses leave {fromCity=bustown} for {toCity=bustownb} on {travelDate=dayA}

%list petn: Rex | Mr. Whiskers | Luna | Sir Barks a Lot | Bo | Salt and Pepper | Tiger | Old Yeller | Miss Moneypenny | Kiwi | Duke of York | the tortoise
%list pfood: dry food | salmon and rice | carrots with hay | chicken from last night | wet food, the beef one | kibble | seeds | half a tin of tuna | puppy mix | dandelions | fish flakes
%list pgrams: 80 | 150 | 200 | 40 | 15 | 320 | 60 | 100 | 250 | 25
%tool log_feeding
log {grams=pgrams} grams of {food=pfood} for {pet=petn}
{pet=petn} ate {food=pfood}, {grams=pgrams} g
pet: {pet=petn}, food: {food=pfood}, amount: {grams=pgrams}
fed {food=pfood} to {pet=petn}
{pet=petn} got {grams=pgrams} grams at {=clk}
log feeding: {food=pfood}, {grams=pgrams}g, for {pet=petn}

%list vctitle: Budget for spring, first draft | Coffee with the new ones | Standup | Where do we go from here | Sales and support sync | Talk about Pino's | Launch at noon | Retro | Meet the Anchor team | Old plans, new plans | Q&A with Priya | Handover
%tool viewcall_create
create a call titled {title=vctitle} with {guests=crew} on {start=whenx}
video meeting {start=whenx} for {minutes=nmins} minutes about {title=vctitle}
title {title=vctitle}, start {start=whenx}, length {minutes=nmins}, guests {guests=crew}
{minutes=nmins} minutes with {guests=crew} on {start=whenx}, called "{title=vctitle}"
invite {guests=crew} to "{title=vctitle}" {start=whenx}, {record:true=record it|recorded}
set up {title=vctitle} on {start=whenx}, {record:false=no recording|don't record}
subject: {title=vctitle}, when: {start=whenx}, who: {guests=crew}

%list tsproj: Brightwater | Project Anchor | Pino's | Oakfield and Sons | website relaunch | internal | The Hartley Group | Moor & Co | tmp | Reading Rooms
%list tshours: 2 | 3.5 | 1.5 | four => 4 | 6 | 0.5 | 8 | two => 2 | 7.25 | three => 3
%list tsdesc: fixed the login, wrote two tests | meeting with Hal and June | drawing plans for the third floor | phone calls | research on Rivers by Ella Moor | moved servers from Oslo to Graz | admin | answering mails, then lunch with the client | invoices | code review
%tool log_time
log {hours=tshours} hours on {project=tsproj} for {description=tsdesc}
{hours=tshours} hours for {project=tsproj}, {date=daypast}
project {project=tsproj}, hours {hours=tshours}, date {date=daypast}, description {description=tsdesc}
{date=daypast} I spent {hours=tshours} hours on {project=tsproj}: {description=tsdesc}
enter "{description=tsdesc}" under {project=tsproj}, {hours=tshours} hours
on {project=tsproj}, put {hours=tshours} h down as {description=tsdesc}

%list qname: orders | mail-out | tmp-fix-2 | dead orders | invoices_to_print | jobs.high | sync from crm | webhooks | retry-later | big-sal
%tool queuebarn.depth
how many messages are in {queue=qname} in {region=regions}
depth of {queue=qname}, {include_dead:true=dead letters too|including dead letters}
queue {queue=qname}, region {region=regions}
in {region=regions}, how long is the queue {queue=qname}
count {queue=qname} at {region=regions} {include_dead:false=without dead letters|without the dead ones}
{include_dead:true=with dead letters}, messages waiting in {queue=qname}

%list cand: Priya Nair | Tom O'Neill | Siobhan O'Hara | Marek Dvorak | Ms. de Wit | Leila | Casper van Dam | An Nguyen | Mr. Friday | June May | Bo Lindqvist | April Summers
%tool ats-schedule-interview
interview {candidate=cand} on {when=whenx} with {interviewers=crew}
schedule a {round:technical=technical interview|tech interview} with {candidate=cand} for {when=whenx}
candidate {candidate=cand}, time {when=whenx}, round {round:phone_screen=phone screen|phone screening}, panel {interviewers=crew}
{interviewers=crew} should interview {candidate=cand} on {when=whenx}
{round:onsite=onsite|on-site}, {when=whenx}, candidate {candidate=cand}
book {when=whenx} for the {round:final=final round} of {candidate=cand}, interviewers {interviewers=crew}

%list ksur: Moor | O'Hara | van der Berg | Baker | English | St. Clair | de la Cruz | Smith-Jones | Rivers | Berlin | Park | Winter
%list kgiv: Ella | Mary Ann | Thomas | Jean-Luc | Rose | Johannes | Grace | William Henry | April | Francis | Wilhelmina
%list kvil: Bath | Stoke Poyges | Kells | St. Ives | Castle Combe | Graz | Bury | Newton by the Sea | Villach | Lower Slaughter | Cork
%list kyear: 1874 | 1901 | 1848 | 1799 | 1862 | 1910 | 1833 | 1889 | 1805 | 1920
%tool kinfolk-search-records
search {record_type:birth=birth} records for {given_name=kgiv} {surname=ksur}, born in {birthplace=kvil}
{record_type:census=census} entries for the family {surname=ksur} from {birthplace=kvil}
surname {surname=ksur}, first name {given_name=kgiv}, born {birth_year=kyear}, in {birthplace=kvil}
{given_name=kgiv}, family name {surname=ksur}, year of birth {birth_year=kyear}
from {birthplace=kvil}, born {birth_year=kyear}: find a {given_name=kgiv} {surname=ksur}
find the {record_type:marriage=marriage} of {surname=ksur}, {given_name=kgiv}
records on {surname=ksur} who died in {=kyear}, {record_type:death=death records|burials}

%list thr: 80 | 95 | 500 | 2 | 90 | 1000 | 75 | 300 | 5 | 0.5
%list ateam: on-call | the night shift | Tess | ops and security | Big Sal | team Anchor | data people | Priya Nair | the web team | support
%tool metrics_create_alert
alert {notify=ateam} when {metric:cpu=cpu} on {service=svcs} goes {direction:above=above|over} {threshold=thr}
if {service=svcs} {metric:throughput=throughput} drops {direction:below=below|under} {threshold=thr}, notify {notify=ateam}
metric {metric:latency=latency}, service {service=svcs}, threshold {threshold=thr}, notify {notify=ateam}
tell {notify=ateam} if {metric:memory=memory} of {service=svcs} is {direction:above=over|more than} {threshold=thr} percent
{direction:above=above} {threshold=thr} {metric:error_rate=errors|error rate} in {service=svcs}, alert me
service: {service=svcs}, metric: {metric:disk_usage=disk usage}, limit: {threshold=thr}
create an alert for {service=svcs} at {threshold=thr}, {metric:cpu=CPU load|CPU}, direction {direction:below=below}

%list films: The Man Who Sold the Stairs | Up at Dawn | Rivers | Two for Tuesday | Alien vs. Grandma | Love, and Other Taxes | Her | Back to Leeds | Seven | Midnight in the Garden at Noon | The Anchor | Waiting for Sal
%tool reelhouse_reserve
reserve {seats=nsmall} seats for {film=films} on {screening=whenx}
{seats=nsmall} in the {row:back=back} for {film=films}, {screening=whenx}
film {film=films}, time {screening=whenx}, seats {seats=nsmall}, row {row:middle=middle}
{screening=whenx}, {film=films}, a {row:love_seat=love seat|couple's seat}
book {film=films} on {screening=whenx} in the {row:front=front row|front}
for {screening=whenx} get {seats=nsmall} tickets to "{film=films}"

%list gearr: a projector and a whiteboard | whiteboard | screen, phone and camera | video | two monitors and a flip chart | a big table | projector | coffee machine, screen | microphone | a door that shuts
%list floors: 2 | 3 | 1 | 5 | four => 4 | 7 | 6 | 8 | 9 | three => 3
%tool roomly.find
room for {capacity=nsmall} on {date=dayA} from {start_time=clk} to {end_time=clkb}
free room on floor {floor=floors} for {capacity=nsmall} people {date=dayT}
seats {capacity=nsmall}, date {date=dayA}, from {start_time=clk}, until {end_time=clkb}, equipment {equipment=gearr}
on {date=dayB} with {equipment=gearr} for {capacity=nsmall}
{date=dayA}, {start_time=clk} to {end_time=clkb}, {capacity=nsmall} people, floor {floor=floors}
a room with {equipment=gearr} at {start_time=clk} on {date=dayA}, {capacity=nsmall} seats

%list ebk: Rivers by Moonlight | The Man Who Sold the Stairs | War and Bees | Emma | How to Cook for Two, or Three | Out of Reading | Salt | A Guide to Leeds on Foot | To the Anchor | Ten Days in July | Letters from Ella | 1922
%list ebau: Ella Moor | J. P. O'Hara | Bo Lindqvist | May Winter | Dr. Paul English | Ines de la Cruz | Tom Page | R. K. Author | Sal Rivers | Moor and Baker
%list loand: 14 | seven => 7 | 21 | 10 | 30 | five => 5 | 20 | 28 | 3 | 15
%tool pageturn_borrow_ebook
borrow {title=ebk} by {author=ebau} as {format:epub=epub}
{author=ebau}, {title=ebk}, for {days=loand} days
title {title=ebk}, author {author=ebau}, format {format:pdf=pdf}, days {days=loand}
lend me {title=ebk} for {days=loand} days in {format:kindle=kindle|Kindle format}
as {format:audio=audio|audiobook}, for {days=loand} days, {title=ebk} from {author=ebau}
{format:audio=audiobook} of {title=ebk} by {author=ebau}

%list walert: disk full on db-2 | high CPU | login errors after deploy | tmp-fix-2 | No backup for 24 hours | payments slow, maybe down | cert expires | memory and swap | Ping to Oslo lost | queue
%list wreason: known problem, fix comes tomorrow | deploy until six | Tess is on it | false alarm | we are moving the server to Graz | planned work by the vendor | too loud at night | load test, no real users | test | nobody can fix it before Monday
%tool watchtower_mute_alert
mute {alert=walert} for {minutes=nmins} minutes with the reason {reason=wreason}
for {minutes=nmins} minutes silence the alert {alert=walert}
alert {alert=walert}, minutes {minutes=nmins}, reason {reason=wreason}
reason: {reason=wreason}. mute {alert=walert}
silence "{alert=walert}", {reason=wreason}, {minutes=nmins} minutes
mute {alert=walert}, reason {reason=wreason}

%list wloads: web | cart-and-orders | tmp-fix-2 | search indexer | db-replica | mailer | front to back | auth-v2 | worker | report-by-night
%list nspaces: prod | staging | team-anchor | default | shop-eu | big-sal | tmp | payments | jobs | web-and-mail
%tool podyard_resize_workload
scale {workload=wloads} to {replicas=nsmall} in {namespace=nspaces}
in {namespace=nspaces} set {workload=wloads} to {replicas=nsmall} replicas
workload {workload=wloads}, replicas {replicas=nsmall}, namespace {namespace=nspaces}
{replicas=nsmall} replicas for {workload=wloads} in the namespace {namespace=nspaces}
from {=nsmall} to {replicas=nsmall} pods: {workload=wloads}
ns {namespace=nspaces}: {workload=wloads} at {replicas=nsmall}

%list dashb: Sales by region | Signups | Churn and growth | Website, last 30 days | Money in, money out | Ops at night | Orders from Oslo | Q3 | uptime | The Big Picture | Support tickets per team
%list dashmsg: have a look at the dip in May | as promised, the numbers for Oslo | please don't forward this to sales | new chart at the bottom, tell me what you think | fyi | better than last week | ask Tess if something looks odd | these are the final ones, promise | for the talk with Oslo | thank you all for a good week
%tool chartroom_send_snapshot
send {dashboard=dashb} to {recipient=ppl} {repeat:weekly=every week|weekly}
send {recipient=ppl} {dashboard=dashb} with the note {message=dashmsg}
dashboard {dashboard=dashb}, to {recipient=email}, repeat {repeat:daily=daily}, message {message=dashmsg}
{repeat:monthly=every month|once a month}, {recipient=pplb} should get {dashboard=dashb}
snapshot of {dashboard=dashb} for {recipient=email}, {repeat:once=once|just once}
message "{message=dashmsg}", dashboard {dashboard=dashb}, recipient {recipient=ppl}

%list lscene: Movie night | Dinner for two | Morning after | Reading | Party, but quiet | Off to bed | Sunset on the lake | Focus | Bath and candles | Away until Monday | Grandma's visit | bright
%list fadesec: 5 | 10 | 30 | three => 3 | 60 | 2 | 15 | 20 | ten => 10 | 45
%tool recallLightScene
switch to {name=lscene} until {until=clkb}
fade over {fade=fadesec} seconds to {name=lscene}
scene {name=lscene}, fade {fade=fadesec}, until {until=clkb}
until {until=clkb} I want {name=lscene}
lights to {name=lscene} in {fade=fadesec} seconds
{name=lscene}, {fade=fadesec} second fade, till {until=clkb}

%list supp: Brightwater | Pino's | The Paper Mill | Oakfield and Sons | Office & Co | Hartley | Big Sal Supplies | The Anchor | Moor Brothers | O'Hara Tools
%list goodsx: ten boxes of paper | pens, folders and tape | two desks and a lamp | toner | coffee, milk and sugar for the office | 40 chairs | a printer with cables | three bags of cement, two buckets | screws | napkins and cups
%list ccen: 4410 | marketing | CC-17 | kitchen and bar | R&D | 9002 | facilities | Oslo office | IT and phones | 1200
%tool procurement_create_order
order {items=goodsx} from {supplier=supp} by {deliver_by=dayA}
from {supplier=supp} get {items=goodsx} on cost center {cost_center=ccen}
supplier {supplier=supp}, items {items=goodsx}, delivery {deliver_by=dayB}, cost center {cost_center=ccen}
charge {cost_center=ccen}: {items=goodsx}, vendor {supplier=supp}
by {deliver_by=dayB}: {items=goodsx} from {supplier=supp}
we need {items=goodsx}, order at {supplier=supp}, budget {cost_center=ccen}

%list ponum: PO-1182 | 4500078 | PO 77 | 2024-119 | P-3041 | PO/88/24 | 90210 | po_551 | PO 2024/6 | 77-301
%list powhy: the supplier raised the price | it was ordered twice | we found it in the cellar | it is the wrong size and the wrong colour | nobody needs it after the move to Oslo | it comes too late | Hal bought it from Pino's instead | delivery would take until May, far too long | they stopped answering | our budget is gone
%tool procurement_cancel_order
cancel {po_number=ponum} because {reason=powhy}
purchase order {po_number=ponum}, cancel, reason {reason=powhy}
PO number: {po_number=ponum}. reason: {reason=powhy}. cancel it
because {reason=powhy}, please cancel order {po_number=ponum}
cancel the order from {=supp}, number {po_number=ponum}, {reason=powhy}

%list lend: drill with a long bit | ladder | tent for four | cargo bike | bread machine | wheelbarrow and a spade | sewing machine | cool box | cot | lawnmower | book on roses | raclette grill
%list lendwhy: building a shelf | a camping trip to Bath | my daughter's birthday | painting the hall, then the stairs | cleaning the gutter | guests from Oslo | a picnic by the river | moving house | baking with the kids | the street party
%tool hedgerow_ask_for_item
ask the neighbours for a {item=lend} from {from_day=dayA} to {to_day=dayB} for {why=lendwhy}
borrow a {item=lend} until {to_day=dayB}
item {item=lend}, from {from_day=dayA}, until {to_day=dayB}, reason {why=lendwhy}
for {why=lendwhy} I need a {item=lend} on {from_day=dayA}
{from_day=dayA} to {to_day=dayB}: {item=lend}, for {why=lendwhy}
ask if somebody has a {item=lend} for {why=lendwhy}

%list hres: NW-4471 | 88213 | H2KQ90 | res-1902 | ZX77P | 5500-12 | NA 310 | 44-1902 | TT90 | 6617
%tool hotels.change_dates
change {reservation=hres} to {new_arrival=dayA} until {new_departure=dayB}
move departure to {new_departure=dayB} for {reservation=hres}
reservation {reservation=hres}, new arrival {new_arrival=dayA}, new departure {new_departure=dayB}
leave on {new_departure=dayB} and arrive on {new_arrival=dayA}, booking {reservation=hres}
booking {reservation=hres}: check in {new_arrival=dayA} instead of {=dayB}
we arrive {new_arrival=dayT} with {reservation=hres}

%list pdfs: lease.pdf | Offer for Pino's.pdf | tax 2024.pdf | rivers-by-moor.pdf | plans and prices.pdf | tmp-fix-2.pdf | CV | the minutes from May | contract_final_v2.pdf | menu.pdf | letter to Oslo.pdf
%list pwds: Tulip42 | blue door nine | hunter2! | from-here-2-there | Sesame | pQ77-lm | password1 | the old oak | xk9 | Mango!Tree
%tool paperkit.lock
lock {document=pdfs} with {password=pwds}
protect {document=pdfs} against {forbid:copying=copying} with the password {password=pwds}
file {document=pdfs}, password {password=pwds}, forbid {forbid:editing=editing}
put the password "{password=pwds}" on {document=pdfs}
{forbid:printing=no printing}, password {password=pwds}, document {document=pdfs}
use {password=pwds} as password for {document=pdfs}

%list trcourse: First Aid | Excel for beginners | Leading and listening | Fire Safety, part one | Writing in plain English | Forklift | How to say no | Data protection in the office | Spanish B1 | Working at height
%tool peopledesk-enrol
enrol {person=ppl} in {course=trcourse} by {complete_by=dayB}
sign {person=pplb} up for {course=trcourse}, {format:online=online}
person {person=ppl}, course {course=trcourse}, format {format:classroom=classroom}, complete by {complete_by=dayB}
{course=trcourse} for {person=pplb} as {format:on_the_job=on the job training|on-the-job training}
by {complete_by=dayB}, {course=trcourse}, for {person=ppl}
put {person=ppl} into the {format:classroom=classroom} course {course=trcourse}

%list qitems: two days of consulting | 500 flyers and 20 posters | website, hosting and support | a new roof | wedding cake for 80 | ten licences | painting, inside and out | translation from Dutch into English | catering | three lamps with bulbs
%list qcust: Brightwater | Pino's | The Anchor | Mrs. D'Souza | Oakfield and Sons | Hal and June | City of Bath | Moor & Co | Dr. Lindqvist | the tennis club
%list qdays: 30 | 14 | ten => 10 | 60 | 7 | 45 | 21 | 90 | fourteen => 14 | 28
%tool createQuote
quote {customer=qcust} for {items=qitems}, valid {validDays=qdays} days
make an offer of {items=qitems} to {customer=qcust}
customer {customer=qcust}, items {items=qitems}, valid days {validDays=qdays}
valid for {validDays=qdays} days: {items=qitems}, customer {customer=qcust}
a quote on {items=qitems} for {customer=qcust}
client: {customer=qcust} / items: {items=qitems}

%list zdom: oakfield.org | pinos.example | the-anchor.net | shop.moor.co | harbour.io | tmp-fix-2.dev | rivers.example | bigsal.com | brightwater.eu | two-and-two.example
%list zalt: www.oakfield.org and mail.oakfield.org | api.harbour.io | www and mail | shop.pinos.example, m.pinos.example | www.bigsal.com, bigsal.net and bigsal.org | *.rivers.example | dev.moor.co | mail.rivers.example and www.rivers.example | m.bigsal.com | www, shop and blog
%tool zonecraft-order-certificate
order a certificate for {domain=zdom} with {alt_names=zalt} as alternative names
certificate on {domain=zdom}, {key_type:rsa4096=RSA 4096|rsa4096}, {auto_renew:true=auto renew|renew automatically}
domain {domain=zdom}, alt names {alt_names=zalt}, key {key_type:ecdsa=ecdsa}
{key_type:ecdsa=ECDSA} certificate for {domain=zdom}, also for {alt_names=zalt}
SANs {alt_names=zalt}, {key_type:rsa2048=rsa2048|RSA 2048}, domain {domain=zdom}
TLS for {domain=zdom}, {auto_renew:false=no auto renewal|don't renew it}, key type {key_type:rsa2048=rsa 2048}

%list cnv: 48211 | conv_9912 | #3307 | C-118 | 77120 | m-5512 | 90013 | cv88 | 51009 | conv-7
%tool mendlineSnoozeConversation
snooze {conversation_id=cnv} until {snoozed_until=dayA} and give it to {assignee=ppl}
until {snoozed_until=dayB}, snooze conversation {conversation_id=cnv}
conversation {conversation_id=cnv}, until {snoozed_until=whenx}, assignee {assignee=pplb}
to {assignee=ppl} on {snoozed_until=dayA}: snooze {conversation_id=cnv}
snooze {conversation_id=cnv}, reopen {snoozed_until=whenx} for {assignee=pplb}
snooze the conversation with {=ppl}, {conversation_id=cnv}, till {snoozed_until=dayB}

%list etext: our office in Oslo closes at five | Rivers by Ella Moor is out of stock | to reset the router, hold the button for ten seconds | refunds take a week | Big Sal prefers mail to phone | salt, then pepper | the anchor logo must stay blue, never red | parking is behind the church and costs nothing | meeting notes from 3 May | keep the key under the mat
%list eidx: faq | docs-en | notes and ideas | tmp-fix-2 | support | memory | kitchen | the main index | products_v2 | north and south
%list etags: office, hours | books | router and help | urgent | internal, draft and old | customers | en, v2 | howto | tips, kitchen | v3
%tool embedcove_upsert
store "{text=etext}" in {index=eidx} with the tags {tags=etags}
put into {index=eidx}: {text=etext}
index {index=eidx}, text {text=etext}
add to {index=eidx}, tagged {tags=etags}: {text=etext}
text: {text=etext}; index: {index=eidx}; tags: {tags=etags}
embed "{text=etext}" into {index=eidx}, {replace:true=replace what is similar|overwrite similar ones}

%list mfile: wedding.mp4 | interview with Tess.wav | talk_oslo.mov | Rivers live.mp3 | tmp-fix-2.mkv | episode 12.mp3 | cat and dog.mp4 | lecture-3.m4a | goal.avi | beach, day one.mov
%list posx: 0:30 | 1:15 | 00:02:10 | 12 seconds | minute 3 | 4:05 | one minute | 10:00 | 45s | 2:20
%list posy: 2:40 | 5:00 | 00:14:30 | 90 seconds | minute 20 | 12:55 | eleven minutes | 30:00 | 6:10 | the applause
%tool trimtool_clip
cut {media=mfile} from {start=posx} to {end=posy}
from {start=posx} on, clip {media=mfile} {mute:true=without sound|muted}
file {media=mfile}, start {start=posx}, end {end=posy}
up to {end=posy}, starting at {start=posx}, out of {media=mfile}
clip {start=posx} until {end=posy} of {media=mfile}, {mute:false=keep the sound|with sound}
start: {start=posx}, media: {media=mfile}, {mute:true=mute|no sound}

%list sptext: Their going to the shop, and me to | I would of told him | the cat sat on it's mat | we was late for the train to Leeds | accomodation | Dear Sir or Madam I write about the flat | him and me goes by bus | recieved with thanks | Your welcome, Sal | how do you spell it in British English | lets eat grandma
%list spvar: British English | American English | Australian English | Swiss German | US English | Irish English | Canadian English | UK English | South African English | Indian English
%tool polyglot-spellcheck
check "{text=sptext}" in {variety=spvar}
spellcheck {text=sptext}
text: {text=sptext}. variety: {variety=spvar}. check: {check:spelling=spelling}
in {variety=spvar}, is the {check:grammar=grammar} right in "{text=sptext}"
only {check:punctuation=punctuation|commas and full stops}: {text=sptext}
{check:style=style} check by {variety=spvar} rules for "{text=sptext}"

%tool court-openings
free {sport:tennis=tennis} courts on {day=dayA} after {after=clk}
{sport:padel=padel} {day=dayT} between {after=clk} and {before=clkb}, {indoor:true=indoors|inside}
sport {sport:squash=squash}, day {day=dayB}, from {after=clk}, until {before=clkb}
before {before=clkb} on {day=dayA}, any {sport:badminton=badminton} court free
{indoor:true=indoor} courts for {sport:volleyball=volleyball}, {day=dayB}, not before {after=clk}
{sport:table_tennis=table tennis} {day=dayT}, over by {before=clkb}

%list hrooms: living room | bathroom upstairs | kitchen and hall | nursery | office | room at the end of the hall | attic | bedroom at the back | cellar | guest room
%list hdegs: 21 | 19.5 | 18 | 22 | 23.5 | 17 | twenty => 20 | 20 | 24 | 20.5
%tool cosy_heat_plan
heat the {room=hrooms} to {temperature=hdegs} from {from=clk} to {to=clkb} on {days:weekdays=weekdays}
from {from=clk} until {to=clkb}, {temperature=hdegs} degrees in the {room=hrooms}
room {room=hrooms}, temperature {temperature=hdegs}, start {from=clk}, end {to=clkb}, days {days:weekend=weekend}
{days:every_day=every day} {from=clk} to {to=clkb}: {room=hrooms} at {temperature=hdegs}
{temperature=hdegs} degrees for the {room=hrooms} between {from=clk} and {to=clkb}
at the {days:weekend=weekend}, the {room=hrooms} should be {temperature=hdegs} from {from=clk} until {to=clkb}

%list perweek: two => 2 | 3 | four => 4 | 5 | three => 3 | 2 | 4 | six => 6 | five => 5 | 6
%list fgear: two dumbbells and a mat | kettlebell | rowing machine | only a chair | rings, bands and a bar | treadmill at home | yoga mat | nothing but a wall | bike | two water bottles
%list favoid: running, my knees are bad | squats | jumping | push-ups and planks | anything over my head | burpees | pressure on the left wrist | early mornings | sit-ups | long runs
%tool fitplanBuild
{goal:strength=strength} plan, {days_per_week=perweek} days a week, {minutes=nmins} minutes each
plan for {goal:weight_loss=losing weight|weight loss} with {equipment=fgear}, avoid {avoid=favoid}
goal {goal:endurance=endurance}, days {days_per_week=perweek}, minutes {minutes=nmins}, equipment {equipment=fgear}
without {avoid=favoid}, with {equipment=fgear}, a plan for {goal:flexibility=flexibility}
{days_per_week=perweek} times {minutes=nmins} minutes a week for {goal:rehab=rehab}, leave out {avoid=favoid}
I have {equipment=fgear} and {minutes=nmins} minutes and want to {goal:strength=get stronger|build strength}
goal: {goal:endurance=endurance}. avoid: {avoid=favoid}. gear: {equipment=fgear}

%list hlux: 90 | 120 | 75 | 150 | 200 | 110 | 85.50 | 300 | 60 | 180
%list nstar: 3 | four => 4 | 4 | 5 | three => 3 | two => 2 | 2 | five => 5
%tool hotels.find
hotel in {location=bustown} from {check_in=dayA} to {check_out=dayB} for {guests=nsmall}
under {max_price=hlux} a night in {location=bustown}, {check_in=dayA} until {check_out=dayB}
place {location=bustownb}, check-in {check_in=dayA}, check-out {check_out=dayB}, guests {guests=nsmall}, stars {stars=nstar}
for {guests=nsmall} people with at least {stars=nstar} stars in {location=bustownb}, {check_in=dayA} to {check_out=dayB}
leaving {check_out=dayB}, arriving {check_in=dayA}, {location=bustown}, max {max_price=hlux}
{location=bustownb}, {check_in=dayA} - {check_out=dayB}, {guests=nsmall} guests, {max_price=hlux} at most
find a hotel near {location=bustown}, in on {check_in=dayA}, out on {check_out=dayB}

%list qpage: Notes from Oslo, second day | Onboarding | Who does what and when | Recipes by Grandma | page about Pino's | tmp-fix-2 | Reading list for May | Roadmap | Rivers by Ella Moor | How to get from A to B | guest list, wedding
%list qcur: a8f2c1 | cur_771 | 00b9e4 | next-4f | c9d0 | pg3x7 | f00d1 | cur-9 | 7be2 | p2
%tool quillspace-post-search
search for {query=qpage}, {filter:page=pages only|only pages}, {page_size=nsmall} results
find the {filter:database=database} called {query=qpage}
query {query=qpage}, filter {filter:database=database}, sort {sort:descending=descending}, size {page_size=nsmall}
{page_size=nsmall} {filter:page=pages} about {query=qpage}, {sort:ascending=oldest first|oldest edit first}
from cursor {start_cursor=qcur} on, search {query=qpage}
search "{query=qpage}", {sort:descending=newest first|latest edit first}, cursor {start_cursor=qcur}
{filter:page=pages} titled {query=qpage}, limit {page_size=nsmall}

%list sincex: yesterday | 9 am | last Monday | noon today | the deploy on Friday | an hour ago | 3 May | midnight | 14:30 | five minutes ago
%list dms: 500 | 2000 | 1500 | 800 | 250 | 3000 | 100 | 750 | 5000 | 1200
%list limx: 20 | ten => 10 | 50 | 5 | 100 | 25 | 15 | 30 | twenty => 20 | 8
%tool spanlens_find_traces
traces of {service=svcs} over {min_duration_ms=dms} ms since {since=sincex}
{limit=limx} traces with errors from {service=svcs} since {since=sincex}
service {service=svcs}, min duration {min_duration_ms=dms}, since {since=sincex}, limit {limit=limx}
since {since=sincex}, {errors_only:true=only errors|failed ones only}, {service=svcs}
slower than {min_duration_ms=dms} milliseconds in {service=svcs}, at most {limit=limx}
{errors_only:false=not only errors|all of them}, service {service=svcs}, longer than {min_duration_ms=dms} ms

%list zyears: two => 2 | 3 | five => 5 | 4 | 10 | 2 | three => 3 | 6 | 5 | ten => 10
%list zown: Tess | Brightwater | Hal and June | Pino's | Oakfield and Sons | my wife | Siobhan O'Hara | The Anchor Ltd | the club | Dr. Lindqvist
%tool register_domain
register {domain=zdom} for {owner=zown} for {years=zyears} years
{years=zyears} years of {domain=zdom}, {auto_renew:true=with auto renewal|renew it automatically}
domain {domain=zdom}, years {years=zyears}, owner {owner=zown}
in the name of {owner=zown}, get {domain=zdom} for {years=zyears} years
buy {domain=zdom} on {owner=zown}, {years=zyears} years, {auto_renew:false=no auto renew|without renewal}
owner: {owner=zown} / term: {years=zyears} / name: {domain=zdom}

%list fishk: pike | rainbow trout | perch | brown trout | carp | zander | sea bass | eel | grayling | tench | Arctic char
%list fcm: 62 | 35 | 41.5 | 88 | 27 | 110 | 54 | 73 | 19 | 96
%list fkg: 2.4 | 1.1 | 6 | 0.8 | 3.75 | 12 | 4.5 | 2 | 8.1 | 0.35
%list fbait: a worm | bread and cheese | spinner no. 3 | sweetcorn | small roach on a hook | Tom's red fly | dough | rubber fish, the green one | maggots | a fly called Big Bo
%tool anglerCatchLog
log a {species=fishk}, {lengthCm=fcm} cm and {weightKg=fkg} kg, caught on {bait=fbait}
{weightKg=fkg} kilo {species=fishk} with {bait=fbait}, {released:true=released|put back}
species {species=fishk}, length {lengthCm=fcm}, weight {weightKg=fkg}, bait {bait=fbait}
on {bait=fbait} at {=clk}: {species=fishk}, {lengthCm=fcm} cm
caught a {species=fishk} of {lengthCm=fcm} centimetres, {released:false=kept it|not released}
bait: {bait=fbait}. fish: {species=fishk}. {weightKg=fkg} kg

%list bulkx: a sofa and two chairs | fridge | mattress, wardrobe and a rug | old desk with drawers | washing machine | three bikes | bed frame, no mattress | lamps and shelves | piano | carpet and curtains
%list baddr: 14 Mill Lane | 7 Harbour Road, flat 3 | The Old Mill, Church Street | Gartenstraße 22 | 90 Elm Court | 12b Station Approach | 5 St. John's Hill | Kirchplatz 1 | the flat over Pino's, May Street 3 | Upper Hill 9
%tool townlinkBulkyPickup
pick up {items=bulkx} at {address=baddr} on {day=dayA}
pickup from the {from:kerb=kerb|kerbside} at {address=baddr}: {items=bulkx}
items {items=bulkx}, address {address=baddr}, day {day=dayB}, from {from:cellar=cellar}
on {day=dayA} from the {from:yard=yard}, {address=baddr}, {items=bulkx}
bulky waste, {address=baddr}, {items=bulkx}
collect {items=bulkx} from the {from:flat=flat} in {address=baddr} by {day=dayB}

%tool almanach.moon
{what:phase=phase of the moon|moon phase} in {place=bustown} on {date=dayA}
when is {what:rise=moonrise} on {date=dayB} in {place=bustown}
place {place=bustownb}, date {date=dayA}, {what:set=moonset}
on {date=dayA}, when does the moon {what:set=set|go down} over {place=bustown}
for {place=bustownb}: {what:next_new=next new moon}
{what:next_full=next full moon}, place {place=bustown}

%list sngs: Rivers by Ella Moor | Up All Night | The Man Who Sold the Stairs | To You, from Me | Add It Up | Salt and Honey | Big Sal | Halo | In the Garden on Sunday | Dancing with Mr. D | Play It Again, Tess | 99
%list plst: Running | Songs for Tess | Morning on the Balcony | rock and roll | Party at Pino's | chill | Road trip, part two | To Be Sorted | dinner | Best of 2019 | Dad's
%tool add_to_playlist
add {song=sngs} to {playlist=plst}
put "{song=sngs}" on the playlist {playlist=plst}
song {song=sngs}, playlist {playlist=plst}
to my playlist {playlist=plst} add "{song=sngs}"
playlist: {playlist=plst} / song: {song=sngs}
in {playlist=plst}, include the song {song=sngs}

%list wtrs: Lake Windermere | River Test | the pond at Mill Lane | Loch Ness | Moor Lake | Traun | the canal between Bath and Reading | Reservoir 2 | Old Anchor Basin | St. Anne's Weir
%tool anglerWaterRules
rules for {species=fishk} in {water=wtrs} on {date=dayA}
can I keep a {species=fishk} from {water=wtrs}
water {water=wtrs}, species {species=fishk}, date {date=dayB}
on {date=dayA} at {water=wtrs}, what is allowed
minimum size of {species=fishk}, water: {water=wtrs}
fishing rules at {water=wtrs} for {date=dayB}

%list memx: 256 | 512 | 1024 | 2048 | 128 | 3008 | 384 | 768 | 1536 | 4096
%list tosec: 30 | 60 | 15 | 120 | ten => 10 | 900 | 45 | 300 | 20 | 90
%tool tuneCloudFunction
give {functionName=cfn} {memoryMb=memx} MB in {region=regions}
{timeoutSeconds=tosec} seconds timeout and {memoryMb=memx} MB for {functionName=cfn}
function {functionName=cfn}, memory {memoryMb=memx}, timeout {timeoutSeconds=tosec}, region {region=regions}
in {region=regions}, set the timeout of {functionName=cfn} to {timeoutSeconds=tosec}
raise {functionName=cfn} from {=memx} to {memoryMb=memx} MB
timeout: {timeoutSeconds=tosec}, function: {functionName=cfn}

%list chitem: Photos from Oslo | budget.xlsx | Plans and prices | lease, final.pdf | Wedding | notes for Tess | tmp-fix-2 | Rivers by Ella Moor.docx | Guest list | The Anchor menu | Offers to send
%list shrwith: wren@harbour.io | Priya Nair | Mr. St. James | Big Sal | info@pinos.example | Tess | Hal and June | Siobhan O'Hara | my brother | the whole team
%tool cloudhutchShareItem
share {item=chitem} with {grantee=shrwith} as {role:reader=reader}
give {grantee=shrwith} access to {item=chitem} until {expiration=dayB}
item {item=chitem}, person {grantee=email}, role {role:writer=writer}, expires {expiration=dayB}
as {role:commenter=commenter}, {grantee=email} gets "{item=chitem}", {sendNotification:false=no mail|without a mail}
until {expiration=dayA} let {grantee=shrwith} {role:writer=edit|write in} "{item=chitem}", {sendNotification:true=send a mail|notify by mail}
make {grantee=shrwith} {role:organizer=organizer} of {item=chitem}
share with {grantee=email}: {item=chitem}, role {role:reader=reader}, {sendNotification:false=don't notify}

%list cmprod: Sourdough starter kit | SKU-4471 | Mug with anchor | Salt and pepper set | The Long Scarf | T-shirt | Candle, vanilla | Notebook for left-handers | TX-9 | Bag from Oslo
%list cmvar: blue | large | Red, size M | 250 g | black and white | XL | green | v2 | small and round | oak
%list cmloc: Leeds warehouse | Oslo | the shop on Mill Lane | depot 2 | back room | North and South | Graz | Hall C | the cellar | Hall A
%list cmnum: 40 | 120 | 7 | 0 | twelve => 12 | 300 | 15 | 64 | 25 | 3
%tool cratemarket_adjust_inventory
set {product=cmprod} to {available=cmnum} in {location=cmloc}
{available=cmnum} of {product=cmprod} in {variant=cmvar} at {location=cmloc}
product {product=cmprod}, variant {variant=cmvar}, stock {available=cmnum}, location {location=cmloc}
at {location=cmloc} there are {available=cmnum} {product=cmprod} now
variant {variant=cmvar}, product {product=cmprod}: quantity {available=cmnum}
stock of {product=cmprod} is {available=cmnum}, not {=cmnum}

%list tzA: London | New York | CET | Oslo | EST | Buenos Aires | Tokyo | UTC+2 | Cape Town | Lisbon
%list tzB: Sydney | PST | San Francisco | Delhi | GMT | Mexico City | Berlin | UTC | Hong Kong | Nairobi
%tool convert_time
{time=clk} {source_timezone=tzA} time in {target_timezone=tzB}
convert {time=clk} from {source_timezone=tzA} to {target_timezone=tzB}
time {time=clk}, from {source_timezone=tzA}, to {target_timezone=tzB}
what is {time=clk} in {target_timezone=tzB} time
in {target_timezone=tzB}, what time is it at {time=clk} in {source_timezone=tzA}
source {source_timezone=tzA}, target {target_timezone=tzB}, time {time=clkb}

%list albt: Summer in Bath and Leeds | Wedding | Tess at Two | The Man Who Sold the Stairs | Cats, mostly | Road to Oslo | tmp | Grandma's 80th | Before and after | Bread and butter | With love from Sal
%list albd: all pictures from the week at the lake | our first house, before the fire | for the calendar | shots by Hal, sorted by day | only the good ones, please don't add more | what we ate in Oslo | to be printed | children and dogs | the best of the choir, with sound | for Mrs. D'Souza
%tool photos_create_album
create an album called {title=albt} with the caption {description=albd}
album {title=albt}, description {description=albd}
with the description "{description=albd}", make an album "{title=albt}"
title: {title=albt} / caption: {description=albd}
new album titled "{title=albt}", about: {description=albd}
make an album {title=albt} for {=ppl}

%list ferr: cannot read property of null | timeout after 30 seconds | login failed for user | index out of range | connection refused by host, then retry | NaN | file not found in cache | out of memory | key error in orders and carts | user not found
%list frel: 2.4.1 | v3.0 | tmp-fix-2 | 1.9.0-beta | May build | 2024.11 | 5 | 4.0.2 | r118 | nightly
%tool faultnest-search-groups
{level:error=errors} with {query=ferr} in {environment:production=production|prod} from release {release=frel}
find {query=ferr} in {release=frel}, limit {limit=limx}
query {query=ferr}, release {release=frel}, level {level:fatal=fatal}, env {environment:staging=staging}, limit {limit=limx}
{limit=limx} {level:warning=warnings} since {release=frel} in {environment:development=development|dev}
in {environment:staging=staging}, error groups for "{query=ferr}"
release {release=frel}, {environment:production=production}, {level:info=info}
search "{query=ferr}", severity {level:error=error}, show {limit=limx}

%list pgmsg: database is full, nothing can be written | checkout down since noon | someone is in the server room | mails to Outlook bounce and the queue grows | please call Big Sal | login broken after deploy | smoke in hall C | backup failed, second night | API | queue full
%tool pageEngineer
page {target=ateam} about {service=svcs}: {message=pgmsg}
page {target=ateam}, {urgency:critical=critical}: {message=pgmsg}
target {target=ateam}, message {message=pgmsg}, urgency {urgency:normal=normal}, service {service=svcs}
on {service=svcs}, page {target=ateam} with "{message=pgmsg}"
{urgency:low=low} urgency, {message=pgmsg}, to {target=ateam}
page "{message=pgmsg}" to {target=ateam} as {urgency:critical=critical}

%list docs7: Dr. Lindqvist | Dr. O'Hara | Mr. May | the dentist on Mill Lane | Dr. Park | Professor Winter | Dr. van Dam | the eye doctor | Dr. Friday | Dr. Moor and Partners
%list cmpl: back pain since Sunday | a rash on both arms | a cough, no fever | check-up | pain in the knee after running | an ear infection | bad sleep and dizziness | a follow-up on the blood test | headaches at work | hay fever
%list cmplc: his knee hurts after running | can't sleep, feels dizzy | she fell off the swing and her arm is blue | the tooth comes and goes | coughs at night, but no fever | rash | new glasses don't fit | wants the results from May | back hurts since we moved house | ears
%tool doc_book_slot
appointment with {doctor=docs7} on {slot=whenx} for {patient=kids}
book {doctor=docs7} on {slot=whenx} for {complaint=cmpl}
doctor {doctor=docs7}, slot {slot=whenx}, patient {patient=pplb}, complaint {complaint=cmplc}
{patient=kids} has to see {doctor=docs7} {slot=whenx} about {complaint=cmpl}
for {patient=pplb}, reason {complaint=cmplc}: {doctor=docs7}, {slot=whenx}
{slot=whenx}, {doctor=docs7}, because of {complaint=cmpl}

%tool goodturn_find_shifts
volunteer with {cause:animals=animals} near {near=bustown} on {day=dayA}
{cause:elderly=helping the elderly|old people}, at most {max_hours=nsmall} hours, in {near=quarter}
cause {cause:refugees=refugees}, near {near=bustownb}, day {day=dayB}, max hours {max_hours=nsmall}
on {day=dayA} near {near=quarter}, up to {max_hours=nsmall} hours of volunteering
something for the {cause:environment=environment} on {day=dayB} around {near=bustown}
shifts under {max_hours=nsmall} hours, topic {cause:sport=sport}, place {near=bustown}

%list strx: Mill Lane | St. John's Hill | Gartenstraße | Church and Market Street | The Avenue | May Street | Paper Road | Station Approach | Upper Glass Lane | Bridge End
%list mths: May | October | June | January | March | December | July | February | September | April
%tool civicdesk.waste_days
{bin:paper=paper} collection in {street=strx} in {month=mths}
when is {bin:glass=glass} picked up on {street=strx}
street {street=strx}, bin {bin:organic=organic|bio}, month {month=mths}
in {month=mths} for {street=strx}, all {bin:bulky=bulky waste} days
{month=mths}, {bin:residual=residual waste|general waste}, street: {street=strx}
collection days at {street=strx} for {month=mths}

%list sayit: your table at Pino's is ready | the parcel for Mill Lane comes at noon, please be home | the doctor is ill, we will call again on Monday | happy birthday from all of us | school is closed | please call back Mrs. O'Dowd at the office | water will be off from nine to ten | your car is ready and paid for | the meeting moves to three, same room | grandma landed | bring your passport and two photos
%tool ringwell--CreateCall
call {To=ppl} and say {Say=sayit}
call {To=phone} in {Language:french=French} with "{Say=sayit}"
to {To=phone}, say {Say=sayit}, language {Language:english=English}
in {Language:german=German}, call {To=pplb}: {Say=sayit}
{Record:true=record it|with recording}, call to {To=ppl}, text {Say=sayit}
say "{Say=sayit}" to {To=pplb} by phone, {Record:false=no recording|don't record}

%list picq7: sunset over the lake | dogs in snow | receipts | birthday cake and candles | the old house with the red door | a boat called The Anchor | bikes | Christmas tree | screenshots of maps | whiteboard with arrows
%list ppls7: Tess and Bo | Grandma | Milo, Ana Lucia and Theo | Big Sal | Hal and June | Wren | my sister, Ravi | Siobhan O'Hara | Mrs. D'Souza | Casper, Leila and Bo
%tool photos_search
photos of {query=picq7} with {people=ppls7} after {taken_after=daypast}
{query=picq7} since {taken_after=daypast}, {favorites_only:true=favourites only|only favourites}
query {query=picq7}, people {people=ppls7}, after {taken_after=daypast}
with {people=ppls7} in it: {query=picq7}
from {taken_after=daypast} on, pictures of {query=picq7}
{favorites_only:false=all, not just favourites|not only favourites}: {query=picq7}, people: {people=ppls7}

%list hnames: web-1 | tmp-fix-2 | big-sal | anchor | db.oslo | mail and calendar | test | old-faithful | pinos-shop | cache for web
%list ramx: 4 | 8 | 16 | 32 | two => 2 | 64 | 12 | 24 | 48 | four => 4
%tool hostnest.create_server
create {count=nsmall} {image:ubuntu=ubuntu} servers in {region=regions} with {memory_gb=ramx} GB
{image:debian=debian} server called {name=hnames} in {region=regions}, {cpus=nsmall} cores
name {name=hnames}, region {region=regions}, image {image:alpine=alpine}, cpus {cpus=nsmall}, memory {memory_gb=ramx}
in {region=regions}, a {image:windows=windows} machine with {cpus=nsmall} cpus and {memory_gb=ramx} GB RAM named {name=hnames}
region: {region=regions}, OS: {image:fedora=fedora}, number: {count=nsmall}
{memory_gb=ramx} GB, {cpus=nsmall} cores, {image:ubuntu=ubuntu}, {region=regions}
server {name=hnames} with {image:fedora=fedora} at {region=regions}

%list pdesc: see the mail from Tess, she knows more | only on mobile | first draft by Hal, then to print | ask Pino's for the price and the size | urgent, customer waits | copy the text from the old site | no rush | the logo is too big, the text too small | for Siobhan O'Hara | ask before you start
%list plab: bug, urgent | design | web and mobile | later | billing, Oslo | help wanted | v2 | urgent | blue, red | from customers, mobile
%tool stackpin_add_card_to_list
add {name=pincard} to {list=pincol} due {dueDate=dayA}
card "{name=pincard}" in {list=pincol} with the labels {labels=plab}
name {name=pincard}, list {list=pincol}, description {description=pdesc}, due {dueDate=dayB}
in {list=pincol}, a card called "{name=pincard}", description "{description=pdesc}"
by {dueDate=dayB}: "{name=pincard}", labelled {labels=plab}, under {list=pincol}
list: {list=pincol} / card: {name=pincard} / labels: {labels=plab} / description: {description=pdesc}
put "{name=pincard}" into {list=pincol} instead of {=pincol}
