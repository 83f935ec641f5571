%lang en
# Plain requests in which small words, field names and order tell which parameter the words belong to.
%list onday: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list todate: today | yesterday | the 20th | 30 June | last night | Sunday | this morning | the end of the month | 2026-02-28 | Wednesday | New Year's Eve | the 9th of July
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list clocka: 9 | 8:30 | ten | quarter past nine | 10:15 | 9 am | half past eight | 11:00 | noon | 7.45 | eight o'clock
%list clockb: 2 pm | 14:30 | three | half past four | 16:00 | quarter to six | 5 pm | 18:15 | six o'clock | 3.30 pm
%list moments: tomorrow at 9 | Friday 14:30 | Monday at half past two | the 12th at noon | Thursday 6 pm | next Tuesday at four | 5 May, 10:15 | Saturday at eleven | Sunday evening at 8 | today at 17:00 | Wednesday 7.30 am
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | 90 minutes => 90 | two hours => 120 | half an hour => 30 | 20 min => 20 | 50 minutes => 50 | an hour and a half => 90 | 75 min => 75 | 15 minutes => 15
%list minnum: 30 | 45 | 60 | 90 | 20 | 50 | 75 | 120 | 25 | 40 | 15
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | 15
%list money: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200 | 80 bucks => 80
%list amounts: 12.50 => 12.5 | 8 euros => 8 | $43 => 43 | 19.99 | £6.20 => 6.2 | 150 | 64 dollars => 64 | €27 => 27 | 310 euros => 310 | 5 | 22 pounds => 22
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list whob: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list towns: Graz | Leeds | Vigo | St. Ives | Kraków | Stow on the Wold | Cork | Basel | Newcastle upon Tyne | Lyon | Bad Ischl | Tampa | La Paz | the old town

%list lambdas: resize-thumbs | nightly_export | sendInvoiceMail | tmp-fix-2 | auth-callback | syncOrdersToErp | hello world | the image converter | pdf-from-html | cleanup_since_2019 | order-to-cash | payment webhook
%tool listFunctionInvocations
show the last {limit=int} invocations of {functionName=lambdas}
which runs of {functionName=lambdas} {outcome:timeout=timed out|ran into a timeout} since {since=pastdate}
function {functionName=lambdas}, outcome {outcome:error=error|failed}, since {since=pastdate}, max {limit=int}
from {since=pastdate} on, the {outcome:success=successful|good} calls of {functionName=lambdas}
name: {functionName=lambdas} / result: {outcome:throttled=throttled} / count: {limit=int}
list {limit=few} {outcome:error=failed} invocations for {functionName=lambdas}
invocations of {functionName=lambdas} from {since=pastdate} on

%list lotthing: walnut writing desk | The Man Who Sold the Stairs | a pair of brass candlesticks | Rolex Submariner from 1968 | still life with lemons | Bentley | pearl necklace with gold clasp | Rivers by Ella Moor | rocking chair without arms | Roman denarius | Saint-Émilion 1990, magnum | letters from the front | a chest for linen
%list lotfurn: walnut writing desk | rocking chair without arms | a chest for linen | oak table for twelve | bench | two stools, one broken | wardrobe with mirror | tea table by Moor and Vale | Shaker chair | bookcase from a ship
%list lotpaint: still life with lemons | Rivers by Ella Moor | The Man Who Sold the Stairs | portrait of a boy in blue | seascape | View from the Bridge | Dutch winter scene, unsigned | Mother and Child | nude | horses at the well
%list lotwine: Saint-Émilion 1990, magnum | port | Barolo from 1985 | a case of Riesling and Sekt | Château Margaux | Madeira, very old | Rioja in wooden box | champagne | Tokaj for collectors | dessert wine
%list lotjewel: pearl necklace with gold clasp | cufflinks | a ring for a man | emerald earrings | brooch in the shape of a bee | Cartier bracelet | tiara | gold and silver chain | watch chain, Victorian | wedding band
%tool hammerfall.find_lots
find {query=lotthing} under {max_price=money}
search the auctions for {query=lotthing} ending before {ends_before=onday}
category {category:furniture=furniture}, looking for {query=lotfurn}, bids up to {max_price=money}
up to {max_price=money} and before {ends_before=onday}: {query=lotthing}
in {category:paintings=paintings}, is there {query=lotpaint} for less than {max_price=money}
query {query=lotwine}, max price {max_price=money}, ends {ends_before=onday}, section {category:wine=wine}
lots in {category:jewellery=jewellery} matching {query=lotjewel}
any auction by {ends_before=onday} with {query=lotthing}

%list stopa: Central Station | Mill Lane | Park and Ride North | the university | Kings Cross | 14 Elm Court | home | Old Harbour | Terminal 2 | St. Mary's | Corner of High and 5th | Ostbahnhof
%list stopb: the zoo | Rose Hill | Town Hall | Pier 7 | Lower Marsh | the stadium | By the Gate | work | Queen's Road East | Nordpark | airport | 3 Castle Street
%tool planTrip
how do I get from {from=stopa} to {to=stopb} at {time=clocka}
to {to=stopb} from {from=stopa}, {arriveBy:true=arriving by|arrive by|be there by} {time=clockb}
start {from=stopa}, destination {to=stopb}, departure {time=moments}
from: {from=stopa}, to: {to=stopb}, {arriveBy:true=arrival} {time=clockb}
at {time=clocka} I leave {from=stopa} for {to=stopb}, which bus
bus to {to=stopb}, starting at {from=stopa}
I need to reach {to=stopb} {arriveBy:true=no later than|by} {time=moments}, coming from {from=stopa}

%tool get-planet-visibility
when can I see {planet:mars=Mars} from {location=towns} on {date=onday}
on {date=onday}, is {planet:venus=Venus} up over {location=towns}
planet {planet:jupiter=Jupiter}, place {location=towns}, date {date=relday}
{planet:saturn=Saturn}, {location=towns}, {date=relday}
is {planet:mercury=Mercury} visible {date=relday}
from {location=towns}, where do I look for {planet:jupiter=Jupiter}

%list roomname: Fishbowl | The Anchor | Room 2.14 | North by Northwest | Ada Lovelace | Blue | the small one by the kitchen | Black and White | Kepler | Meeting Room B | Pino's Corner | Under the Stairs
%list meetwhy: quarterly numbers | interview with a candidate from Ghent | budget | sprint review and retro | handover from Tom to Nadia | farewell coffee | call with the bank, second round | onboarding for the new starters | yoga at lunch | appraisal talks | planning the move to Leeds
%tool roomly.reserve
reserve {room=roomname} on {date=onday} from {start_time=clocka} to {end_time=clockb}
book {room=roomname} for {purpose=meetwhy} on {date=onday} at {start_time=clocka}
for {attendees=few} people on {date=onday} at {start_time=clockb}: {room=roomname}
room {room=roomname}, day {date=onday}, start {start_time=clocka}, end {end_time=clockb}, for {attendees=int}, purpose {purpose=meetwhy}
{purpose=meetwhy} on {date=onday}, {start_time=clocka} till {end_time=clockb}, in {room=roomname}
from {start_time=clocka} until {end_time=clockb} I want {room=roomname}, {date=relday}
{room=roomname}, {date=relday}, {start_time=clockb}, {attendees=few} people
reserve {room=roomname} {date=relday} starting {start_time=clocka}, subject: {purpose=meetwhy}

%list repos: webshop | billing-core | steward | the mobile app | api-gateway-v2 | notes to self | docs and website | infra | mono/tools/lint | parser-for-fun | customer portal
%list branches: main | develop | tmp-fix-2 | feature/login-with-google | release-4.1 | bugfix/null-in-cart | hotfix | try again | ella/move-to-pg16 | staging | from-scratch
%tool ci_get_pipeline_status
pipeline status of {project=repos} on {branch=branches}
is branch {branch=branches} of {project=repos} green
project {project=repos}, branch {branch=branches}
on {branch=branches}, how did the pipeline of {project=repos} end
CI state for {project=repos}
did the latest build of {project=repos} pass

%list frames: Login | Checkout / Step 2 | 12:345 | Empty state with button | Profile and settings | Card for a trip | hero | Onboarding, last screen | 88:1021 | Pop-up on delete | Nav bar | Sign in with code
%list dfiles: Website 2026 | Mobile App v3 | Design System | shop redesign by Ella | Kiosk in the lobby | landing pages | App for Drivers, final | tmp-fix-2 | Marketing and Press | Wallet
%tool mirrorpane.get_code_for_frame
generate {framework:react=React} code for {frame=frames} in {file=dfiles}
turn {frame=frames} from {file=dfiles} into {framework:vue=Vue}
frame {frame=frames}, file {file=dfiles}, framework {framework:svelte=Svelte}
in {file=dfiles}, give me {frame=frames} as {framework:flutter=Flutter}
as {framework:swiftui=SwiftUI} code: {frame=frames}
code for frame {frame=frames} of {file=dfiles}
{framework:html=HTML}, file: {file=dfiles}, node: {frame=frames}

%list knits: cardigan | socks with stripes | a hat for the winter | jumper | mittens and scarf | cabled vest | baby blanket | fingerless gloves | the sweater from the magazine | shawl | tea cosy with ears
%list yarns: merino | sock wool with silk | blue cotton | alpaca and mohair | Drops Lima in grey | leftover acrylic | undyed Shetland | Malabrigo | chunky yarn from Oslo | hand-dyed sock yarn, lilac
%list needles: 4 | 3.5 | 2.75 | 6 mm => 6 | 5 | 8 mm => 8 | 4.5 mm => 4.5 | 3 | 10 | 2.5 mm => 2.5
%tool skein.cast_on
start {garment=knits} for {recipient=whoa} in {yarn=yarns}
cast on {garment=knits} with {yarn=yarns} on {needle_mm=needles} needles
for {recipient=whob}: {garment=knits}, yarn {yarn=yarns}, needles {needle_mm=needles}
project {garment=knits}, wearer {recipient=whoa}, size {needle_mm=needles} needle
out of {yarn=yarns} I'm knitting {garment=knits} for {recipient=whoa}
new project: {garment=knits} in {yarn=yarns}
with {needle_mm=needles} needles, {garment=knits}, to be worn by {recipient=whob}

%list firms: Acme | Pino's | Bell and Sons | The Anchor | Nordlicht Energie | Made in Leeds Ltd | Lopez, Haddad and Partners | tmp systems | Moor & Vale | Sunrise Dental Care | Hill
%tool fieldrow-create-contact
add {name=fullname} from {company=firms} to the CRM, email {email=email}
new contact {name=fullname}, phone {phone=phone}, company {company=firms}
create a {lifecycleStage:lead=lead} {name=fullname} at {company=firms}
name {name=fullname}, mail {email=email}, tel {phone=phone}, firm {company=firms}, stage {lifecycleStage:customer=customer}
at {company=firms} there is {name=fullname}, reachable under {phone=phone}, add as {lifecycleStage:opportunity=opportunity}
{email=email} belongs to {name=fullname} of {company=firms}, save as contact
save {name=fullname} as a {lifecycleStage:subscriber=subscriber} with the address {email=email}
contact: {name=fullname} / {phone=phone} / {lifecycleStage:evangelist=evangelist}

%list nights: tonight | Sunday morning | Easter Monday | Monday 3 am | tomorrow night | Christmas Day | Saturday at 22:00 | the 1st of May | tonight at midnight | this evening | New Year's Eve around ten
%list kms: 5 km => 5 | 10 km => 10 | 3 km => 3 | 20 km => 20 | eight kilometres => 8 | 15 km => 15 | 2 km => 2 | 12 km => 12 | thirty kilometres => 30 | 25 kilometres => 25
%tool pharmaOnDuty
which pharmacy is on duty in {place=towns} {at=nights}
{at=nights}, pharmacy on duty within {radiusKm=kms} of {place=towns}
place {place=towns}, radius {radiusKm=kms}, time {at=nights}
within {radiusKm=kms} around {place=towns}, which pharmacy is open for emergencies
time: {at=nights} / town: {place=towns}
emergency pharmacy near {place=towns}

%list smstexts: running late, start without me | I'm at the door | key under mat, dog is friendly | call me when you land and I'll come down | happy birthday | the plumber comes at 3, please let him in | ok | don't forget the tickets for Saturday | can we move it to Friday | no to the offer, yes to dinner | got it, thanks | bring bread and butter from Pino's | train is delayed by an hour, sorry
%tool sendSms
text {to=whoa} {body=smstexts}
sms to {to=whob}: {body=smstexts}
send "{body=smstexts}" to {to=phone}
to {to=whoa}, text {body=smstexts}
number {to=phone}, message {body=smstexts}
text {body=smstexts} to {to=whob}
let {to=whoa} know by sms: {body=smstexts}

%list simtext: how to return a broken lamp | refund | login page shows blank after update | cheap flights to Lisbon with a dog | contract ends early, no penalty | bread and butter pudding | can I pay by invoice | noise from the heating at night | password reset | The Man Who Sold the Stairs | symptoms of iron deficiency in runners
%list vindexes: faq | support-tickets-2025 | recipes | legal_docs | product texts | help centre in English | notes-by-ella | tmp-fix-2 | reviews and ratings | kb_main | papers
%list scores: 0.8 | 0.75 | 0.6 | 0.9 | 0.85 | 0.5 | 0.7 | 0.65 | 0.95 | 0.4
%tool embedcove_nearest
find the {top_k=int} entries nearest to "{text=simtext}" in {index=vindexes}
in {index=vindexes}, what is similar to {text=simtext}
text {text=simtext}, index {index=vindexes}, k {top_k=int}, min score {min_score=scores}
index: {index=vindexes}; compare with: {text=simtext}; at least {min_score=scores}
with a similarity of at least {min_score=scores}, search {index=vindexes} for {text=simtext}
top {top_k=few} for {text=simtext}
nearest neighbours of {text=simtext} from {index=vindexes}, score over {min_score=scores}

%list buckets: media-prod | backups | logs-eu-west | tmp-fix-2 | invoices | the photo bucket | raw-data-from-sensors | static assets | marketing | acme.public
%list prefixes: 2025/ | img/thumbs/ | users/42 | report- | tmp | daily/2026-01 | from-partner/ | a | exports/csv/in | logs/app
%tool storage_list_objects
list {limit=int} objects in {bucket=buckets} starting with {prefix=prefixes}
what is in {bucket=buckets} under {prefix=prefixes}
bucket {bucket=buckets}, prefix {prefix=prefixes}, limit {limit=int}
under {prefix=prefixes} in {bucket=buckets}, list up to {limit=bigint} keys
first {limit=few} objects of {bucket=buckets}
prefix={prefix=prefixes}, bucket={bucket=buckets}

%list surgeries: appendectomy | hip replacement on the left | removal of a cyst | cataract surgery | knee arthroscopy with meniscus repair | hernia | bypass | tonsils and adenoids | caesarean | screw out of the ankle | biopsy under ultrasound | gallbladder
%list patients: Mr. Boateng | Ella Moor | Henrike Vogt | the boy in room 12 | Mrs. O'Neill | Pavel Novak | J. Carter | Rose Green | patient 4471 | Lady Ashdown | Carlo De Luca
%list surgeons: Dr. Iyer | Prof. Hall | Dr. Young | Martinez | Dr. Anders-Lund | Ms. Okafor | Dr. May | Sven Larsen | Dr. D'Angelo | the head surgeon
%list theatreno: 2 | 3 | 1 | 4 | five => 5 | 6 | 7 | 11 | two => 2 | 9
%tool mcp__theatreplan__schedule_operation
schedule {procedure=surgeries} for {patient=patients}, {start=moments}
{start=moments}, theatre {theatre=theatreno}: {procedure=surgeries} on {patient=patients} by {surgeon=surgeons}
patient {patient=patients}, procedure {procedure=surgeries}, surgeon {surgeon=surgeons}, start {start=moments}, {minutes=minnum} min
{surgeon=surgeons} operates on {patient=patients} {start=moments}, {procedure=surgeries}, in theatre {theatre=theatreno}
plan {minutes=mins} in theatre {theatre=theatreno} for the {procedure=surgeries} of {patient=patients}, start {start=moments}
with {surgeon=surgeons}, {patient=patients} for {procedure=surgeries}, {start=moments}
who: {patient=patients} / what: {procedure=surgeries} / when: {start=moments} / OR: {theatre=theatreno}

%list workspaces: prod-eu | staging | network | sandbox-ella | shop and search | tmp-fix-2 | core | data-platform-us | dns | edge in Frankfurt | payments-live
%list resources: aws_instance.web | module.vpc | bucket.logs | the load balancer | dns_record.mail-in | db.main | module.shop.cache | firewall | iam_role.ci | cluster and nodes
%tool terrane-plan-preview
preview the plan for {workspace=workspaces} from branch {branch=branches}
plan {workspace=workspaces}, only {target=resources}
workspace {workspace=workspaces}, branch {branch=branches}, target {target=resources}
from {branch=branches}, what would change for {target=resources} in {workspace=workspaces}
plan {destroy:true=the removal of everything|a full teardown|a destroy} in {workspace=workspaces}
based on {branch=branches}, plan {workspace=workspaces}
ws={workspace=workspaces}, ref={branch=branches}, destroy={destroy:false=false|no}

%list dbnames: customers | shop_live | orders-2025 | the wiki database | hr | tmp-fix-2 | analytics_eu | users and roles | billing | inventory-main | blog
%list backlabels: before the move | v4.1 | friday copy, do not delete | pre-migration | for Ella | clean state with test users | monthly | after import and cleanup | rollback point | tmp | before I break it
%tool db_create_backup
back up {database=dbnames} as "{label=backlabels}"
back up {database=dbnames} labelled {label=backlabels}, {compress:true=compressed}
database {database=dbnames}, label {label=backlabels}, compress {compress:true=yes|true}
{compress:false=uncompressed} backup of {database=dbnames} called {label=backlabels}
label: {label=backlabels} / db: {database=dbnames}
under the label {label=backlabels}, make a backup of {database=dbnames}

%list purgepaths: /index.html and /about | /img/logo.svg | /blog/*, /feed.xml | /css/main.css, /js/app.js and /js/cart.js | /pricing | https://shop.example/sale and https://shop.example/new | /api/v2/menu | /docs/intro, /docs/setup | /press and /jobs | the start page and /contact
%list zones: shop.example | www.acme.org | blog | cdn.nordlicht.io | the Spanish shop | docs.example.com | pinos.co.uk | main site | static | press and jobs
%tool edgewipe_purge_urls
purge {paths=purgepaths} on {zone=zones}
on {zone=zones}, clear {paths=purgepaths} from the cache
zone {zone=zones}, paths {paths=purgepaths}, soft {soft:true=yes|true}
{soft:true=only mark as stale|soft purge}: {paths=purgepaths} at {zone=zones}
purge {paths=purgepaths}, {soft:false=hard|not just stale}
site: {zone=zones}; urls: {paths=purgepaths}

%list waters: Lake Orta | the Traun below Gmunden | Mill Pond | River Test | Loch Leven | Grundlsee | the canal by the lock | Big Sal Reservoir | Upper and Lower Tarn | Isar | Trout Lake
%tool anglerPermitBuy
buy a {duration:day=day|one-day} permit for {water=waters} on {startDate=onday}
a {duration:week=week} on {water=waters} starting {startDate=relday}, {rods=few} rods
water {water=waters}, duration {duration:season=season}, rods {rods=few}
from {startDate=onday}, {rods=few} rods, {duration:weekend=weekend} permit, {water=waters}
for {water=waters} I need a {duration:season=season} permit
with {rods=few} rods at {water=waters} for a {duration:day=day}
start: {startDate=onday}, length: {duration:week=week|one week}, lake: {water=waters}

%list apps: Wallet | shop-ios | backoffice | Trip Planner | tmp-fix-2 | Notes for Teachers | checkout | the driver app | admin and reports | mailer
%tool errorhive_top_errors
top {limit=int} errors of {app=apps} in {environment:live=live|production}
most frequent errors in {app=apps} from {from=pastdate} to {to=todate}
app {app=apps}, environment {environment:staging=staging}, from {from=pastdate}, to {to=todate}
between {from=onpast} and {to=todate}, which errors did {app=apps} throw most
on {environment:test=test}, show {limit=few} errors for {app=apps}
app: {app=apps}; env: {environment:live=prod|live}; limit: {limit=int}
up to {to=todate}, the {limit=few} top errors in {app=apps}
since {from=pastdate}, what fails most in {app=apps}

%list boughta: bread and butter | taxi to the airport | milk, eggs and flour | new tyres | a birthday present for Tom | cinema with the kids | lunch at Pino's | vitamins | rent for March | winter coat | bus ticket | cough syrup and plasters | dinner at The Anchor with clients
%list boughtfood: bread and butter | milk, eggs and flour | apples | cheese from Pino's | the weekly shop | things for the barbecue | fish | rice, tofu and greens | baby food | coffee for the office
%list boughtfun: cinema with the kids | a day at the zoo | concert in Leeds | swimming | two tickets for The Man Who Sold the Stairs | bowling, shoes and drinks | board game | guitar strings | museum with Ella | fishing permit
%tool add_expense
add {amount=amounts} for {description=boughta}
I spent {amount=amounts} on {description=boughta} on {date=onpast}
expense {amount=amounts}, description {description=boughtfood}, category {category:groceries=groceries}
{description=boughta}, {amount=amounts}, {date=pastdate}
category: {category:transport=transport} / amount: {amount=amounts} / date: {date=pastdate}
on {date=onpast} I paid {amount=amounts} for {description=boughta}
log {amount=amounts} under {category:gifts=gifts}
put {description=boughtfun} under {category:leisure=leisure}, {amount=amounts}
book {amount=amounts} as {category:clothing=clothing} for {date=onpast}

%list folders: Holiday 2025 | tax | photos from Ella | Projects/shop | Letters to the landlord | tmp-fix-2 | old invoices and receipts | Desktop | Scans | band recordings, raw | Thesis
%list archnames: backup-march | for the lawyer | photos_all | tax and receipts | thesis final, really | archive | holiday with kids | tmp | shop-2025 | from the old laptop
%list passw: Blue7Tree | open sesame | 4711-x | hunter and fox | correct horse battery | Pa55!word | rosebud | T0m&Ella | under9bridges | xK29-lm
%tool cabinet_pack
pack {folder=folders} as {archive_name=archnames}
zip {folder=folders} into {archive_name=archnames} with the password {password=passw}
folder {folder=folders}, name {archive_name=archnames}, format {format:7z=7z}, password {password=passw}
make a {format:tar_gz=tar.gz|tarball} called {archive_name=archnames} from {folder=folders}
with password {password=passw}, compress {folder=folders}
format: {format:zip=zip} / folder: {folder=folders} / pw: {password=passw}
an archive named {archive_name=archnames} of {folder=folders}

%list regions: eu-west-1 | Frankfurt | us-east-2 | North Europe | ap-south-1 | Ireland | the Tokyo region | westus | São Paulo | eu-central-1
%tool terrane-drift-report
drift in {workspace=workspaces} for {region=regions}
report drift of {workspace=workspaces} at {severity:high=high} or above
workspace {workspace=workspaces}, region {region=regions}, severity {severity:medium=medium}
in {region=regions}, does {workspace=workspaces} differ, {severity:critical=critical} only
from {severity:low=low} upwards, drift report on {workspace=workspaces}
region={region=regions}, ws={workspace=workspaces}

%list heights: 30 | 24 cm => 24 | 18.5 | 42 | 12 cm => 12 | 35 centimetres => 35 | 20 | 27.5 cm => 27.5 | 50 | 16
%tool kiln.reserve_shelf
reserve a shelf for {pieces=int} pieces by {potter=whoa} on {firing_day=onday}
{firing_day=onday} firing, {pieces=few} pieces, tallest {tallest_cm=heights}
potter {potter=whoa}, pieces {pieces=int}, height {tallest_cm=heights}, firing {firing_day=onday}
for {potter=whob}, room in the kiln on {firing_day=onday} for {pieces=int} pots
on {firing_day=onday} I have {pieces=int} bowls, the tallest {tallest_cm=heights}
up to {tallest_cm=heights} high, {pieces=few} pieces from {potter=whob}, {firing_day=relday}
day: {firing_day=onday} / count: {pieces=few} / whose: {potter=whoa}

%list surveys: Lunch in the canteen | team spirit | Where to go in May, and how | parking | Working from home | Office dogs: yes or no | The new logo | feedback on the retreat | shifts | Coffee, tea and milk | Move to Leeds
%list qlists: how was it, what would you change and would you come again? | which day suits you, which place? | do you drive to work? how far is it? | are you happy with the food? | what do you like and what bothers you? | tea or coffee? milk? sugar? | who are you, where do you sit and what do you need? | is Friday ok? | how many kids do you have, how old are they? | which film, which cinema, what time?
%tool create_survey
make a survey called {title=surveys}
create an {anonymous:true=anonymous} survey titled {title=surveys}
title {title=surveys}, questions {questions=qlists}
survey "{title=surveys}" with the questions {questions=qlists}
name: {title=surveys}; anonymous: {anonymous:false=no|false}; ask: {questions=qlists}
ask {questions=qlists} in a survey named {title=surveys}, {anonymous:true=without names}
with the questions {questions=qlists}, a survey on {title=surveys}

%tool assignTicket
give ticket {ticketId=num_id} to {agent=whoa}
{agent=whob} takes {ticketId=num_id}
ticket {ticketId=num_id}, agent {agent=whoa}
hand {agent=whoa} ticket {ticketId=num_id}
from {=firstname} to {agent=whob}: ticket {ticketId=num_id}
agent: {agent=whob}, id: {ticketId=num_id}

%list plots: a heist that goes wrong | two sisters who inherit a pub | the moon landing | a dog waiting for his master | revenge | a chess player in prison, told backwards | life under the sea | a wedding and a murder | robots falling in love | a man stuck in an airport | the fall of Rome | growing up in Naples with no money
%list actors: Tilda Swinton | Denzel Washington | De Niro | Will Smith | Penélope Cruz | Song Kang-ho | Grace Kelly | Jack Lemmon | Daniel Day-Lewis | Catherine O'Hara | Cher
%list filmlen: 90 minutes => 90 | 120 minutes => 120 | 100 | 95 min => 95 | 110 minutes => 110 | 80 minutes => 80 | 150 min => 150 | 105 minutes => 105 | 75 | 130 minutes => 130
%list years: 1990 | 2005 | 2015 | 1978 | 2020 | 1968 | 2011 | 1999 | 2022 | 1955
%tool mediatheca.findFilm
find a {genre:thriller=thriller} about {plot=plots}
a film about {plot=plots} with {actor=actors}
plot {plot=plots}, actor {actor=actors}, genre {genre:drama=drama}, max {maxMinutes=filmlen}
with {actor=actors}, under {maxMinutes=filmlen}, about {plot=plots}
{genre:comedy=comedies} since {since=years} on {plot=plots}
after {since=years}, starring {actor=actors}, the story is {plot=plots}
genre: {genre:documentary=documentary} / topic: {plot=plots} / from: {since=years}
{plot=plots}, not longer than {maxMinutes=filmlen}, {genre:western=western}

%list harbours: Piraeus | Split | Portsmouth | Oban | Naples | Rafina | Port de la Sel | Kiel | St. Malo | Old Harbour | Puerto del Carmen
%list landings: Naxos | Hvar | the Isle of Wight | Mull | Capri | Mykonos | Ile aux Moines | Gotland | Jersey and Guernsey | La Graciosa | Brač
%tool saltferry.sailings
ferries from {harbour=harbours} to {landing=landings} on {day=onday}
{fast_only:true=fast ferries only|only catamarans} to {landing=landings} from {harbour=harbours}
from {harbour=harbours}, to {landing=landings}, day {day=relday}
on {day=onday} to {landing=landings}, leaving {harbour=harbours}
harbour: {harbour=harbours} / arrival: {landing=landings} / fast: {fast_only:true=yes}
when do boats leave {harbour=harbours} for {landing=landings}
get me to {landing=landings} {day=relday}, out of {harbour=harbours}

%list sheets: Budget 2026 | Guests and Seats | sheet1 | shopping for May | Hours by Tom | Rent | Prices, old | Marathon Plan | tmp-fix-2 | Sales in Leeds | Inventory
%list cellrefs: B2 | A1:A10 | D7 | C3:F3 | AA12 | B2:D10 | H1 | E5 | G20:G31 | Z9
%list cellvals: =SUM(B2:B9) | 42 | paid | to be confirmed, ask Ella | 0 | n/a | =A1*1.2 | yes and no | 19.90 | Rent for May | open until Friday | Total
%tool gridbook_fill_cells
put {content=cellvals} into {cells=cellrefs} of {sheet=sheets}
in {sheet=sheets}, set {cells=cellrefs} to {content=cellvals}
sheet {sheet=sheets}, cells {cells=cellrefs}, content {content=cellvals}
fill {cells=cellrefs} in {sheet=sheets} with {content=cellvals}
write {content=cellvals} in {sheet=sheets} at {cells=cellrefs}
value: {content=cellvals} / cell: {cells=cellrefs} / sheet: {sheet=sheets}

%list skyplaces: the summit of Ben Nevis | Graz | our garden | Tenerife | Mill Lane 7 | The Anchor at Rock | Lake Bled | the beach by the lighthouse | home | Dark Sky Park, north gate | Nairobi
%tool nightvault_star_chart
star chart for {place=skyplaces} on {date=onday} at {time=clockb}
looking {direction:north=north}, the sky over {place=skyplaces} {date=relday}
place {place=skyplaces}, date {date=onday}, time {time=clockb}, direction {direction:south=south}
at {time=clockb} on {date=onday}, the sky {direction:overhead=overhead} in {place=skyplaces}
facing {direction:east=east} from {place=skyplaces} at {time=clockb}
direction: {direction:west=west} / place: {place=skyplaces}
draw the stars above {place=skyplaces} at {time=clockb}

%list doors: server room | the back door | Gate 3 | Lab 2 | archive | Door to the roof | main entrance | The Vault | the side door by the bins | B-14 | North and South Lobby
%tool listDoorEntries
who went through {door=doors} on {day=onpast}
did {holder=whoa} use {door=doors} on {day=onpast}
door {door=doors}, day {day=pastdate}, person {holder=whob}
on {day=onpast}, entries of {holder=whoa} at {door=doors}
entries for {door=doors}
holder: {holder=whob}; door: {door=doors}
by {holder=whob} through {door=doors}, all entries

%list cuisines: Thai | Italian | fish and chips | Georgian | sushi | vegan | tapas | Middle Eastern | ramen | steak with real fries | Korean barbecue | soul food
%tool find_restaurant
find {price_level:cheap=cheap} {cuisine=cuisines} food in {area=towns}
{cuisine=cuisines} in {area=towns}, {open_now:true=open now}
cuisine {cuisine=cuisines}, area {area=towns}, price {price_level:moderate=moderate}
in {area=towns}, somewhere {price_level:expensive=expensive} for {cuisine=cuisines}
{open_now:true=open right now}: {cuisine=cuisines} around {area=towns}
area: {area=towns} / food: {cuisine=cuisines}
where can I eat {cuisine=cuisines} tonight

%list mentioned: Grandpa | the lake | moving to Leeds | my knee | bread and butter pudding | The Anchor | a fight with Tom | work | Paris in the rain | the new job, the old boss | Ella's wedding | music | running away
%tool dayleaf_look_back
what did I write about {mentions=mentioned} from {from_day=onpast} to {to_day=todate}
{mood:sad=sad} entries since {from_day=pastdate}
diary from {from_day=pastdate}, to {to_day=todate}, mood {mood:great=great}
entries that mention {mentions=mentioned} when I was {mood:angry=angry}
up to {to_day=todate}, starting {from_day=pastdate}: entries with {mentions=mentioned}
mood: {mood:anxious=anxious} / mentions: {mentions=mentioned} / until: {to_day=todate}
journal entries about {mentions=mentioned} before {to_day=onpast}
read me my {mood:good=good} days between {from_day=onpast} and {to_day=todate}

%list planids: plan-4471 | p_9f3c2 | tf-2026-01-15 | 88213 | plan/edge/12 | c0ffee7 | run-xk29 | tmp-fix-2 | P-7 | 0a1b2c3d
%list auditnote: approved by Ella | as agreed in the call, no changes to the database | bigger disks | move to Frankfurt | reviewed with Tom and Nadia | ticket 4471 | rollback of Monday, see chat | new firewall rule for the office | cost cut | it was tested on staging, go
%tool terrane-apply-plan
apply plan {plan_id=planids} with the comment "{comment=auditnote}"
apply {plan_id=planids}, {auto_approve:true=no need to ask again|approve automatically}
plan {plan_id=planids}, comment {comment=auditnote}
comment: {comment=auditnote} / id: {plan_id=planids} / auto: {auto_approve:false=no}
with "{comment=auditnote}" as the comment, apply {plan_id=planids}
execute {plan_id=planids} for this reason: {comment=auditnote}

%list langs: Spanish | Japanese | Brazilian Portuguese | German | Greek | Welsh | Swiss German | French | Polish | Mandarin | British Sign Language
%list focuses: small talk | ordering in restaurants | the subjunctive | business mails and calls | pronunciation | talking on the phone without panic | past tenses | job interview at a bank | grammar, mostly articles | reading Lorca | vocabulary for nurses
%tool tutorly.book_lesson
book a {language=langs} lesson with {teacher=whoa} for {start=moments}
{minutes=mins} of {language=langs} {start=moments}
language {language=langs}, teacher {teacher=whob}, start {start=moments}, length {minutes=mins}, focus {focus=focuses}
with {teacher=whob}, {start=moments}, {language=langs} for {minutes=mins}
to practise {focus=focuses}, a {language=langs} lesson {start=moments}
{language=langs} with {teacher=whoa}, {start=moments}, focusing on {focus=focuses}
focus: {focus=focuses} / when: {start=moments} / {language=langs}
{start=moments} with {teacher=whoa}, {language=langs}, mainly {focus=focuses}

%list meds: ibuprofen 400 | Nasivin | insulin | Thyrox 75 | amoxicillin | paracetamol with codeine | eye drops by Hylo | Salbutamol | vitamin D3 and K2 | aspirin | St. John's wort | cough medicine for kids
%list drugs: ibuprofen | paracetamol with codeine | cortisone | vitamin D3 | Thyrox 75 | antihistamine | Salbutamol | ambroxol | iron and zinc | diclofenac | St. John's wort | insulin
%tool pharmaStock
which pharmacies in {place=towns} have {medicine=meds}
is {medicine=drugs} in stock as {form:syrup=syrup|a syrup} in {place=towns}
medicine {medicine=drugs}, form {form:tablets=tablets}, place {place=towns}
in {place=towns}, who has {medicine=drugs} as {form:spray=spray|a spray}
form: {form:cream=cream} / drug: {medicine=drugs}
{medicine=drugs}, the {form:injection=injection}, around {place=towns}
who stocks {medicine=meds}

%list shows7: The Man Who Sold the Stairs | Hamlet | Songs for Ella | Swan Lake | An Evening with Big Sal | Cats and Dogs | Rivers by Ella Moor | Carmen | The Wizard of Oz on Ice | Night at the Opera | Six | Two for the Road | Bell, Book and Candle
%tool stageline_get_seats
buy {seats=few} tickets for {event=shows7} on {on_date=onday}
{seats=few} {category:balcony=balcony} seats for {event=shows7}, up to {max_each=money} each
event {event=shows7}, seats {seats=few}, category {category:stalls=stalls}, date {on_date=onday}
on {on_date=onday}, {event=shows7}, {seats=few} of us, {category:standing=standing}
not over {max_each=money} apiece, {seats=few} tickets to {event=shows7}
in the {category:box=box}, {seats=few} seats, {event=shows7}, {on_date=relday}
show: {event=shows7} / how many: {seats=few} / price cap: {max_each=money} / {category:vip=VIP}
get {seats=few} for {event=shows7}

%list audios: interview.wav | song-2.mp3 | tmp-fix-2.flac | voice memo 14 | Talk with Grandpa.m4a | live at The Anchor.wav | podcast_ep7.mp3 | birds and rain.ogg | take 3 | from the attic.aiff
%list cuta: 0:30 | 1:05 | 00:12 | 2:40 | the first second | 0:00 | 12 seconds | 5:17 | minute three | 0:45
%list cutb: 6:00 | 7:45 | 10:20 | 8:02 | the end | 15:30 | minute nine | 09:59 | 12:10 | 1:02:00
%list fades: 2 seconds => 2 | 3 | five seconds => 5 | 4 | 1 second => 1 | 6 sec => 6 | 10 | two => 2 | 8 | 7 seconds => 7
%tool cutAudio
cut {audio=audios} from {from=cuta} to {to=cutb}
take {from=cuta} to {to=cutb} out of {audio=audios}
audio {audio=audios}, from {from=cuta}, to {to=cutb}, fade {fadeSeconds=fades}
with a fade of {fadeSeconds=fades}, cut {audio=audios} between {from=cuta} and {to=cutb}
start {from=cuta}, end {to=cutb}, file {audio=audios}
trim {audio=audios} so that it ends at {to=cutb} and begins at {from=cuta}
fade: {fadeSeconds=fades} / end: {to=cutb} / start: {from=cuta} / sound: {audio=audios}

%list cardlists: To do | Doing | In review | Backlog | Waiting for Ella | Done in March | Bugs and small fixes | Ideas | Next up, maybe | Blocked | list-7
%list boards: Website | Move to Leeds | Sprint 14 | Family | Shop and Search | tmp-fix-2 | Garden 2026 | Hiring | Marketing for May | Board of Tom
%list labelsa: urgent | bug | waiting for client | red | design and copy | low effort | from Ella | needs review | v2 | question
%tool stackpin_get_cards_by_list
show the cards in {list=cardlists} on {board=boards}
cards under {list=cardlists} with the label {label=labelsa}
list {list=cardlists}, board {board=boards}, label {label=labelsa}
on the board {board=boards}, what is in {list=cardlists}, {fields:minimal=minimal} fields
label: {label=labelsa} / list: {list=cardlists} / fields: {fields:all=all}
labelled {label=labelsa} in {list=cardlists} of {board=boards}
what is in {list=cardlists}
from {board=boards}, the {list=cardlists} column, {fields:all=all fields}

%list vera: 1.2.0 | v3.4 | 2025.1 | 0.9 | 4.0.0-rc1 | v1 | 2.17 | 10.3.1 | the March release | 5.0
%list verb: 1.3.0 | v4.0 | 2026.2 | 1.0 | 4.1 | v2 | 3.0.0 | 11.0 | the May release | latest
%tool launchlogCompareReleases
what changed between {fromVersion=vera} and {toVersion=verb} in {repo=repos}
{kind:security=security} changes from {fromVersion=vera} to {toVersion=verb}
from {fromVersion=vera}, to {toVersion=verb}, repo {repo=repos}, kind {kind:fix=fix|fixes}
in {repo=repos}, list {kind:breaking=breaking} changes in {toVersion=verb} since {fromVersion=vera}
compare {toVersion=verb} with the older {fromVersion=vera}
{repo=repos}: {fromVersion=vera} vs {toVersion=verb}, only {kind:feature=features}
new: {toVersion=verb} / old: {fromVersion=vera} / repository: {repo=repos}

%list foods: bread and butter | porridge with berries | an apple | lentil soup | chicken with rice, no skin | pizza | yoghurt | two eggs on toast | Pino's lasagne | mac and cheese | walnuts | leftovers from The Anchor
%list portions: 200 g | two slices | a handful | one bowl | half a plate | 3 pieces | a small cup | 150 grams | a spoon or two | a big portion
%tool diary_add_food
add {food=foods} for {meal:lunch=lunch}
I ate {food=foods} at {meal:breakfast=breakfast} on {date=onpast}
food {food=foods}, amount {amount=portions}, meal {meal:dinner=dinner}, date {date=pastdate}
for {meal:dinner=dinner}, {food=foods}, {amount=portions}
{meal:snack=snack}: {food=foods}, {date=pastdate}
as a {meal:snack=snack} on {date=onpast} I had {food=foods}, {amount=portions}
log {amount=portions} of {food=foods}
amount: {amount=portions} / food: {food=foods} / meal: {meal:lunch=lunch}

%list pipes: nightly | build and test | deploy-prod | lint | release for iOS | tmp-fix-2 | e2e-web | docs | sync from upstream | package, sign, upload
%tool buildfarm-list-runs
{result:failed=failed} runs of {pipeline=pipes} on {branch=branches}
list runs of {pipeline=pipes} since {since=pastdate}
pipeline {pipeline=pipes}, branch {branch=branches}, result {result:passed=passed}, since {since=pastdate}
since {since=pastdate}, what was {result:cancelled=cancelled|aborted} on {branch=branches}
on branch {branch=branches}, runs from {since=pastdate} on
result: {result:running=running} / pipeline: {pipeline=pipes}
for {branch=branches}, {pipeline=pipes} runs, {result:skipped=skipped}
everything {result:running=running} in {pipeline=pipes}

%list buys: bread and butter | milk | cat food for Tiger | two bags of rice | salt and vinegar crisps | eggs | washing powder, the blue one | cheese from Pino's | oat milk | birthday candles | nappies | bin bags
%list shops7: Lidl | Pino's | the corner shop | Marks and Spencer | The Green Grocer | Boots | farmers' market | Tesco on Mill Lane | the chemist | IKEA
%tool padStrike
cross {thing=buys} off the {shop=shops7} list
on the list for {shop=shops7}, strike {thing=buys}
thing {thing=buys}, shop {shop=shops7}
{shop=shops7}: {thing=buys} is done
take {thing=buys} off the list
strike {thing=buys} from {shop=shops7}
item: {thing=buys}; list: {shop=shops7}

%list bugtexts: login page shows blank after update | crash on start | cannot pay with card, only cash | dark mode | memory leak in the parser | typo on the invoice and the receipt | timeout | export to PDF cuts off the last line | emoji in names | slow search | button does nothing when clicked
%tool issuebarn_query
{label:security=security} bugs by {reporter=whoa} about {text=bugtexts}
find bugs about {text=bugtexts} opened after {opened_after=onpast}
text {text=bugtexts}, reporter {reporter=whob}, label {label:regression=regression}, limit {limit=int}
reported by {reporter=whob} since {opened_after=pastdate}, {label:performance=performance}
{limit=int} bugs with "{text=bugtexts}"
label: {label:docs=docs} / from: {reporter=whoa} / newer than: {opened_after=onpast}
from {reporter=whoa}, bugs that say {text=bugtexts}
bugs tagged {label:wontfix=wontfix|won't fix} after {opened_after=onpast}, max {limit=few}

%list clubsa: Leeds United | Rapid | the Lakers | Real Sociedad | St. Pauli | Brighton and Hove Albion | Ajax | the Red Sox | Arsenal | Sturm Graz | Boca
%list clubsb: Chelsea | Inter | the Bulls | Athletic Bilbao | Borussia Dortmund | PSV | Yankees | Queens Park Rangers | Salzburg | River Plate
%tool scorecast.past_results
results of {team=clubsa} against {opponent=clubsb} since {since=pastdate}
last {limit=int} games of {team=clubsa}
team {team=clubsa}, opponent {opponent=clubsb}, limit {limit=int}
from {since=pastdate} to {until=todate}, how did {team=clubsa} play
against {opponent=clubsb}, how did {team=clubsa} do in the last {limit=few} matches
until {until=todate}, results for {team=clubsa}, {limit=int} games
{team=clubsa} v {opponent=clubsb}, since {since=pastdate}
rival: {opponent=clubsb} / club: {team=clubsa} / since: {since=pastdate} / until: {until=todate}

%list tablesa: Clients | Orders | Guests and Hosts | inventory | Members 2026 | tblX9 | Leads from Leeds | Plants | Rooms to let | applicants
%list bases: Wedding | CRM | Shop | Garden Club | tmp-fix-2 | Move to Leeds | School and Kids | Operations | Book of Pino's | Home and Garden
%list fieldsa: Status | City | owner | Date of entry | Paid | Last name | size | Country | Type of room | Table
%list fieldvals: open | Leeds | Ella Moor | yes | waiting for payment | XL | to be called back | Spain and Portugal | 2026 | not yet, see notes | A
%tool gridstead_list_records
list {table=tablesa} in {base=bases} sorted by {sort_by=fieldsa}
records of {table=tablesa} where {field=fieldsa} is {value=fieldvals}
table {table=tablesa}, base {base=bases}, field {field=fieldsa}, value {value=fieldvals}, max {maxRecords=int}
from {base=bases}, {table=tablesa} with {field=fieldsa} = {value=fieldvals}
{maxRecords=int} records from {table=tablesa}, ordered by {sort_by=fieldsa}
sort: {sort_by=fieldsa} / base: {base=bases} / table: {table=tablesa}
with {value=fieldvals} in {field=fieldsa}, which {table=tablesa} are there
in {base=bases}, show up to {maxRecords=int} rows of {table=tablesa}

%list months: March | December | June | May | October 2026 | August | January | September | February | April 2026 | November
%list whybonus: great work on the move to Leeds | five years with us | saved the Pino's account | Christmas | overtime in March and April | the launch, the night shifts and the smile | best sales | stepping in when Tom was ill | referral of a friend | good results
%tool peopledesk-bonus
pay {person=whoa} a bonus of {amount=money} in {month=months}
{amount=money} for {person=whob}, reason: {reason=whybonus}
employee {person=whoa}, amount {amount=money}, month {month=months}, reason {reason=whybonus}
with the {month=months} wages, {person=whob} gets {amount=money} extra
give {person=whoa} {amount=money} as a bonus
month: {month=months} / bonus: {amount=money} / for: {person=whob}
bonus to {person=whoa}, {amount=money}, with the reason {reason=whybonus}

%list plnames: Rainy Sundays | Songs for Ella | run | Kitchen Dance, Vol. 2 | From Leeds with Love | Under the Stairs | tmp mix | Summer of 69 | Rock and Stone | Friday at The Anchor | no more tears
%list moodsa: a slow morning | dancing | rain | cooking with friends | breakup | long drives at night | work and focus | a birthday for a five year old | falling asleep | running uphill | nostalgia
%tool jukebox_make_playlist
make a playlist called {name=plnames} for {mood=moodsa}
{length_minutes=mins} of {era:80s=80s} songs, playlist {name=plnames}
name {name=plnames}, mood {mood=moodsa}, length {length_minutes=mins}, era {era:90s=90s}
for {mood=moodsa}, {length_minutes=mins} long, named {name=plnames}
playlist {name=plnames} with {era:60s=sixties|60s} music
mood: {mood=moodsa} / title: {name=plnames} / years: {era:2000s=2000s}
with {era:70s=seventies|70s} hits for {mood=moodsa}, a playlist titled {name=plnames}
new playlist {name=plnames}

%list bills: the Clean Air Act | Bill 204 | rent cap | the Tax on Plastic and Packaging Bill | Schools for All | Housing Act, second reading | motion on the war in the east | data retention | the budget for 2026 | Bread Price Order | HB 12
%list parties: the Greens | Labour | the Party of Bread and Roses | SPD | Conservatives | Volt | Alliance for Change | Democrats | Sinn Féin | People's Party
%tool lexpublic_parliament_vote
how did {member=whoa} vote on {bill=bills}
vote of {party=parties} on {bill=bills} on {date=onpast}
bill {bill=bills}, party {party=parties}, date {date=pastdate}
on {date=onpast}, how did parliament vote about {bill=bills}
member: {member=whob} / bill: {bill=bills}
{party=parties}, {bill=bills}: for or against
from {party=parties}, how did {member=whoa} vote on {bill=bills}
did {bill=bills} pass

%tool book_room
book {room=roomname} for {start=moments} for {duration_minutes=mins}
{room=roomname}, {start=moments}, for {purpose=meetwhy}
room {room=roomname}, start {start=moments}, duration {duration_minutes=mins}, purpose {purpose=meetwhy}
for {purpose=meetwhy} I need {room=roomname} {start=moments}
{duration_minutes=mins} in {room=roomname}, {start=moments}
purpose: {purpose=meetwhy} / start: {start=moments} / room: {room=roomname}
{start=moments}, {duration_minutes=mins}, {purpose=meetwhy}, in {room=roomname}

%list hives: hive 3 | Buckfast by the fence | Daisy | the old log hive | H7 | Queen Mab | north and south split | swarm from Leeds | number five | the one under the oak
%list hivenotes: mites on the board, treat next week | lots of pollen | two queen cells cut and one left | fed 2 litres | wax moth in the corner | smells of swarming, check in five days | drones early | super added | the entrance is blocked with grass and one frame is broken | quiet
%tool apiary_log_inspection
inspected {hive=hives}, {queen_seen:true=queen seen|saw the queen}, {brood_frames=few} brood frames
log {hive=hives}: {temper:calm=calm}, remarks {remarks=hivenotes}
hive {hive=hives}, queen {queen_seen:false=no|not seen}, brood {brood_frames=int}, temper {temper:aggressive=aggressive}, remarks {remarks=hivenotes}
{brood_frames=few} frames with brood in {hive=hives}, {queen_seen:false=queen not found|no queen seen}
for {hive=hives}, write down that {remarks=hivenotes}
note: {remarks=hivenotes} / hive: {hive=hives} / mood: {temper:nervous=nervous}
{temper:calm=quiet|calm} bees in {hive=hives}, {brood_frames=int} frames of brood
on {=onpast} I opened {hive=hives}, {temper:aggressive=aggressive}

%list dumps: shop_2026-01-15.sql | backup.dump | before-the-move.sql.gz | users and roles.sql | /tmp/fix-2.dump | friday.bak | from-prod.pgdump | orders.sql | ella_final.dump | dump7
%tool tablehand_load_dump
load {dump=dumps} into {into=dbnames}
into {into=dbnames}, load {dump=dumps}, {overwrite:true=overwriting it|overwrite everything}
dump {dump=dumps}, database {into=dbnames}, overwrite {overwrite:false=no}
restore {into=dbnames} from {dump=dumps}
{overwrite:false=without overwriting}, read {dump=dumps} into {into=dbnames}
target: {into=dbnames} / file: {dump=dumps} / replace: {overwrite:true=yes}

%list keysa: PAY-311 | WEB-12 | OPS-4 | APP-2071 | DOC-88 | SHOP-9 | INF-140 | X-1 | BOX-52 | QA-7
%list keysb: PAY-405 | WEB-77 | OPS-31 | APP-19 | DOC-3 | SHOP-660 | INF-8 | X-22 | BOX-6 | QA-118
%tool tracklane_link_issues
link {from_issue=keysa} to {to_issue=keysb} as {link_type:duplicates=duplicate|a duplicate}
{from_issue=keysa} {link_type:blocks=blocks} {to_issue=keysb}
from {from_issue=keysa}, to {to_issue=keysb}, type {link_type:relates_to=relates to}
{to_issue=keysb} is {link_type:blocks=blocked by} {from_issue=keysa}
{link_type:causes=causes}: {from_issue=keysa} to {to_issue=keysb}
to {to_issue=keysb} add a {link_type:relates_to=relates-to|relation} link from {from_issue=keysa}
mark that {to_issue=keysb} was {link_type:causes=caused by} {from_issue=keysa}

%list queues: orders | alerts | mail-out | jobs.high | billing events | tmp-fix-2 | user.created | stock and prices | to-warehouse | audit
%list messages7: stock is low, reorder today | restart | order 4471 paid and shipped | cache cleared | user Ella Moor deleted her account | hello from staging | price of bread changed to 3.20 | ping | the import failed, try again at noon | close the shop for today
%list delays: 30 seconds => 30 | 60 | 10 | 90 seconds => 90 | 5 | 45 | 120 | 20 seconds => 20 | 300 | 15 seconds => 15
%tool queuebarn.publish
publish "{message=messages7}" to {topic=queues}
to {topic=queues}: {message=messages7}, {priority:high=high priority}
topic {topic=queues}, message {message=messages7}, priority {priority:low=low}
send {message=messages7} to {topic=queues} with a delay of {delay_seconds=delays}
on {topic=queues}, publish {message=messages7}
delay: {delay_seconds=delays} / queue: {topic=queues} / body: {message=messages7}
with {priority:high=high} priority to {topic=queues}: {message=messages7}

%list radios: Desert Nights | The Man Who Sold the Stairs | News at Ten | Jazz with Ella | Gardeners' Hour | From Our Own Kitchen | Tom and Nadia in the Morning | Late | Crime on Sunday | Folk, Blues and Beyond
%list stations: Radio 4 | FM4 | WNYC | Radio Leeds | Ö1 | Jazz24 | BBC Radio 3 | The Wave | Cope | Capital
%tool airdial-tape-show
record {show=radios} on {station=stations} {starts=moments}
tape {show=radios} {starts=moments} for {length=mins}
show {show=radios}, station {station=stations}, start {starts=moments}, length {length=mins}
on {station=stations}, record {show=radios}, {every_time:true=every episode|every time}
{starts=moments} on {station=stations}: {show=radios}, {length=mins}
every time: {every_time:false=no} / length: {length=mins} / show: {show=radios}
record {length=mins} of {show=radios} from {station=stations}
record {show=radios}, {every_time:true=all later episodes too|each week}

%list lentthings: my drill | The Man Who Sold the Stairs | Catan | ladder with hooks | Rivers by Ella Moor | jigsaw | tent and sleeping bags | Alien | the big red pot | bike pump | Pride and Prejudice | a game of Go
%list lentbook: The Man Who Sold the Stairs | Rivers by Ella Moor | Pride and Prejudice | Emma | A Room with a View | Under the Volcano | Dune | Atlas of the North | How to Keep Bees in Town | War, Peace and Cake
%list lentgame: Catan | a game of Go | Ticket to Ride | Monopoly | chess with the wooden pieces | Risk | Bean There, Done That | Uno | Up and Down the River | the one with the sheep
%list lentfilm: Alien | Some Like It Hot | The Good, the Bad and the Ugly | Up | Gone with the Wind | Heat | Lost in Translation | Ran | A Fish Called Wanda | Thelma and Louise
%list lenttool: my drill | ladder with hooks | bike pump | hammer and chisel | the long saw | spirit level | hedge trimmer | a set of spanners, metric | wheelbarrow | axe
%tool shelfback_lend_out
I lent {item=lentthings} to {to=whoa}
{to=whob} has {item=lentthings} until {back_by=onday}
item {item=lentthings}, to {to=whoa}, back {back_by=onday}, kind {kind:other=other}
to {to=whob} I lent the {kind:book=book} {item=lentbook}
by {back_by=onday} {to=whoa} returns {item=lentthings}
kind: {kind:game=game} / who: {to=whob} / what: {item=lentgame}
lent {to=whoa} {item=lentfilm}, {kind:film=film}, due {back_by=relday}
{item=lenttool} went to {to=whob}, kind {kind:tool=tool}

%list bookt: The Man Who Sold the Stairs | Rivers by Ella Moor | Bread and Salt | It | How to Keep Bees in Town | War, Peace and Cake | A Room with a View | Emma | Extend Your Life by Ten Years | Under the Volcano | Dune
%list cards7: 4471-88 | LB 20931 | 0098812 | C-7 | A12 3344 | 55510 | LIB-2026-4 | 7783 | card of my son | X9
%tool shelfmark_extend_loan
extend {title=bookt} by {weeks=few} weeks
extend {title=bookt} until {until=onday} on card {card=cards7}
title {title=bookt}, weeks {weeks=few}, card {card=cards7}
on card {card=cards7}, {weeks=few} weeks more for {title=bookt}
until {until=onday}, please extend {title=bookt}
card no: {card=cards7} / due: {until=onday} / book: {title=bookt}
renew everything on {card=cards7} to {until=onday}

%list colls: users | orders | blog posts | sensor_data | tmp-fix-2 | reviews | Members and Guests | events_2026 | carts | logs
%list conds: age over 30 | status is open and total above 100 | city = Leeds | created before May | email is missing | price < 20 | author is Ella Moor | neither paid nor sent | tag contains sale | role: admin
%list sfields: name | created_at | price | last login | age | total | rating | updated | title | due date
%tool docustore-find-documents
find {collection=colls} where {filter=conds}
{limit=int} documents from {collection=colls} sorted by {sort_by=sfields}
collection {collection=colls}, filter {filter=conds}, sort {sort_by=sfields}, limit {limit=int}
where {filter=conds}, list {collection=colls} by {sort_by=sfields}
sorted by {sort_by=sfields}, max {limit=int}, in {collection=colls}
filter: {filter=conds} / collection: {collection=colls}
in {collection=colls}, documents where {filter=conds}, first {limit=few}

%list coasts: Oban | Whitby | St. Malo | Port Isaac | the beach at Rye | Cuxhaven | Old Harbour | Bay of Fundy | Newport Sands | Inch | Sandwich and Deal
%list dayspans: 3 days => 3 | a week => 7 | two days => 2 | 5 days => 5 | four days => 4 | 10 days => 10 | six days => 6 | 14 days => 14 | two weeks => 14 | 9 days => 9
%tool sky_tide_table
{water:high=high tide|high water} at {harbour=coasts} on {date=onday}
tides for {harbour=coasts} from {date=onday}, {days=dayspans}
harbour {harbour=coasts}, date {date=relday}, water {water:low=low}, days {days=int}
on {date=onday}, when is {water:low=low tide|low water} in {harbour=coasts}
for {days=dayspans}, {water:both=high and low water|both tides}, {harbour=coasts}
days: {days=int} / place: {harbour=coasts} / start: {date=onday}
tide times at {harbour=coasts}

%list loads: cart-api | web | worker-7f9c | mail and sms sender | tmp-fix-2 | login | search-indexer | redis-0 | proxy for images | batch-nightly
%list spaces: prod | staging | default | team-ella | payments | kube-system | shop and search | dev-2 | edge | monitoring
%list agos: ten minutes ago | noon | 8:30 | yesterday | an hour ago | the last deploy | Monday | 2 am | this morning | last night at eleven
%tool podyard_container_output
output of {workload=loads} in {namespace=spaces} since {since=agos}
last {lines=bigint} lines from {workload=loads}
workload {workload=loads}, namespace {namespace=spaces}, lines {lines=bigint}
in {namespace=spaces}, {lines=int} lines of {workload=loads}, {previous:true=before the restart|of the previous instance}
since {since=agos}, what did {workload=loads} print
ns={namespace=spaces}, pod={workload=loads}, tail={lines=bigint}
from {namespace=spaces}, stdout of {workload=loads}
lines: {lines=bigint} / previous: {previous:false=no} / deployment: {workload=loads}

%list logtexts: connection refused | timeout while reading from db-2 | user not found | Ella Moor | out of memory, killing process | 4471 | payment failed and was not retried | null | retry in 30 seconds | cannot open file | disk is full | started with config from /etc
%list svcs: checkout | auth-api | mailer | search and browse | tmp-fix-2 | gateway | the billing service | image-proxy | worker | router-eu
%tool watchtower_search_log_lines
search {service=svcs} for "{text=logtexts}" from {start_time=clocka} to {end_time=clockb}
{level:error=errors} in {service=svcs} since {start_time=agos}
service {service=svcs}, text {text=logtexts}, level {level:warning=warning}
find {text=logtexts} in the logs of {service=svcs}
between {start_time=clocka} and {end_time=clockb}, {level:fatal=fatal} lines from {service=svcs}
until {end_time=clockb}, what did {service=svcs} log with {text=logtexts}
level: {level:info=info} / phrase: {text=logtexts} / service: {service=svcs} / start: {start_time=clocka} / end: {end_time=clockb}
log lines from {service=svcs} that say {text=logtexts}

%list jobs7: fixing the login page | call with Pino's | reading | slides for Monday and handout | debugging the import with Tom | proposal | texts for the new website | accounts, second half | writing tests | research on bees in town | layout
%list clients7: Pino's | Website | Move to Leeds | internal | Nordlicht | The Anchor | Shop and Search | tmp-fix-2 | Book for Ella | Bell and Sons | Admin
%tool tallyclock-start-time-entry
start the timer for {description=jobs7} on {project=clients7}
track {project=clients7} from {started_at=clocka}
project {project=clients7}, description {description=jobs7}, billable {billable:true=yes}
since {started_at=clocka} I'm on {project=clients7} with {description=jobs7}
{billable:false=not billable|unbilled}: {description=jobs7} for {project=clients7}
timer on {project=clients7}, {billable:true=billable}, started at {started_at=clocka}
start: {started_at=clocka} / task: {description=jobs7} / project: {project=clients7}
clock in on {project=clients7}

%list spents: 2h 30m | 45 minutes | an hour | half a day | 1h | three hours and a half | 20m | 6 hours | 1d 2h | ninety minutes
%list wlnotes: fixed the blank page and added a test | call with Ella | tests | found the cause, no fix yet | review | waited for the build, then merged | pairing with Tom on the import | cleanup in the parser | it works on staging but not in production | docs
%tool burrow_addWorklog
log {timeSpent=spents} on {issueKey=keysa} for {started=onpast}
{issueKey=keysa}, {timeSpent=spents}, {comment=wlnotes}
issue {issueKey=keysb}, time {timeSpent=spents}, started {started=pastdate}, comment {comment=wlnotes}
on {started=onpast} I worked {timeSpent=spents} on {issueKey=keysb}
add {timeSpent=spents} to {issueKey=keysa} with the comment {comment=wlnotes}
comment: {comment=wlnotes} / spent: {timeSpent=spents} / key: {issueKey=keysb}
book {timeSpent=spents} under {issueKey=keysb}, {started=pastdate}
for {issueKey=keysa}: {timeSpent=spents}

%list places7: the kitchen on the second floor | Room 2.14 | lobby | ladies' toilet, ground floor | car park | stairs by the north door | meeting room Kepler | lift B | the roof terrace | the corridor between A and B | Fishbowl
%list defects: the light flickers | water on the floor | tap drips and the sink is blocked | heating does not work, it is freezing | broken window | smells of gas | no soap | the door won't close | coffee machine leaks on the carpet | rubbish, please empty | a chair with three legs
%tool report_facility_issue
report for {location=places7}: {description=defects}
{description=defects} in {location=places7}, {urgent:true=urgent}
location {location=places7}, problem {description=defects}, urgent {urgent:true=yes}
{urgent:true=urgent}: {description=defects} at {location=places7}
in {location=places7}, {description=defects}, {urgent:false=not urgent|no rush}
urgent: {urgent:false=no} / what: {description=defects} / where: {location=places7}
tell the caretakers about {location=places7}: {description=defects}

%list projkeys: PAY | Webshop | OPS | Move to Leeds | Mobile App | INF | Search and Browse | tmp-fix-2 | DOC | Customer Portal
%tool burrow_searchIssuesUsingBql
{issueType:bug=bugs} in {project=projkeys} assigned to {assignee=whoa}
{status:in_review=in review} for {assignee=whob}, project {project=projkeys}
text {text=bugtexts}, project {project=projkeys}, status {status:backlog=backlog}, max {maxResults=int}
find {issueType:story=stories} about {text=bugtexts} in {project=projkeys}
by assignee {assignee=whoa}, {status:done=done}, up to {maxResults=int}
in {project=projkeys}, {maxResults=int} issues that mention {text=bugtexts}
assignee: {assignee=whob} / type: {issueType:task=task} / project: {project=projkeys}
what does {assignee=whoa} have {status:in_progress=in progress} under {project=projkeys}
{issueType:epic=epics} with "{text=bugtexts}"

%tool ampere_balance
how much power did we {kind:sold=sell} from {first_day=onpast} to {last_day=todate}
electricity {kind:bought=bought} per {per:month=month} since {first_day=pastdate}
kind {kind:made=made}, from {first_day=pastdate}, to {last_day=todate}, per {per:day=day}
by the {per:hour=hour}, what we {kind:used=used} between {first_day=onpast} and {last_day=todate}
until {last_day=todate}, power {kind:used=used}, starting {first_day=onpast}
per: {per:week=week} / start: {first_day=pastdate} / what: {kind:sold=sold}
from {first_day=onpast} on, electricity {kind:made=made}, {per:week=weekly}
how much did the house {kind:made=make}
