%lang en
# Plain requests as most people type them: short orders, questions and noun phrases, in other words than the tool's own.
%list few12: two => 2 | 3 | three => 3 | 4 | 5 | four => 4 | 2 | six => 6 | 7 | five => 5 | 8 | 6
%list ten12: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
%list pct12: 10% => 10 | 25 percent => 25 | 40% => 40 | five percent => 5 | 75% => 75 | 60 % => 60 | 33% => 33 | 80 percent => 80 | 95% => 95 | 50% => 50 | 15 percent => 15 | 70% => 70
%list svc12: checkout | billing-api | login | cart and orders | image-resizer | payments v2 | mail-relay | auth | old-faithful | report by mail | tmp-fix-2 | search gateway for partners | geo | invoice_worker
%list ns12: kube-system | default | team-blue | monitoring | data-eng | ingress | shop-eu-west | ml | playground_2 | cert-manager | tmp | payments-and-billing
%list nat12: Norway | Japan | South Korea | Brazil | Bosnia and Herzegovina | New Zealand | Chad | the Netherlands | Trinidad and Tobago | Peru | India | Papua New Guinea | Austria | UK
%list year12: 2026 | 2027 | 2024 | 2019 | 2025 | 2010 | 2030 | 1998 | 2028 | 2023 | 2021 | 2015
%list clock12: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | midnight | 7 tomorrow | 6 in the morning
%list site12: example.org | https://pinos.example/menu | www.oakfield.io | blog.harbour.net/2026/ferries-and-fog | news.lab.example | https://shop.treehost.io/cart?id=9 | anchor.example/about-us | localhost:8080 | docs.fern.dev/start | status.nordwind.example | http://10.0.0.4/admin | wiki.example.com/wiki/Mill_Road
%list pic12: IMG_4432.jpg | beach.png | scan 3.tif | Mia and the dog.jpeg | cover-final-2.webp | holiday/day one/boat.jpg | logo | DSC00917.NEF | team photo from the summer party | passport.jpg | header_old.png | cat, sleeping.jpg

%tool spanlens_service_map
{direction:upstream=callers|upstream neighbours} of {service=svc12}, {hops=few12} hops
dependency graph for {service=svc12}, {direction:downstream=only what it calls|downstream only}
what sits around {service=svc12}, {hops=few12} steps out, {direction:both=in both directions|upstream and downstream}?
for the two-hour review: who is {service=svc12} wired to

%list ring12: Mum | Dr. Lindqvist | 0170 5550199 | Pizza Pino | +44 20 7946 0018 | Big Sal | Hal from the garage | Aunt Bea in Leeds | 555-0142 | plumber | Siobhan O'Hara | front desk of Hotel Anker | granny's landline | 112
%tool makePhoneCall
give {callee=ring12} a ring
get {callee=ring12} on the line
I want to talk to {callee=ring12} on the phone now
put me through to {callee=ring12}

%list pxw12: 1280 | 1920 pixels => 1920 | 375 px => 375 | 1024 | 800 pixels => 800 | 1440 | 640px => 640 | 2560 | 768 | 320 px => 320 | 1366
%list pxh12: 720 | 1080 pixels => 1080 | 667 px => 667 | 768 | 600 pixels => 600 | 900 | 480px => 480 | 1440 | 1024 | 568 px => 568 | 2000
%tool pagegrab_shot
capture {url=site12}, {whole_page:true=the full page|from top to bottom|everything down to the footer}
what does {url=site12} look like on a screen {width=pxw12} wide?
image of {url=site12}, {width=pxw12} by {height=pxh12}, {whole_page:false=only the visible part|not the whole page}
picture of {url=site12} for the wide banner discussion

%tool kube-get-pods
which containers are {status:crash_loop=crash looping|restarting over and over|in a crash loop} in {namespace=ns12}?
anything {status:failed=failed|broken|dead} in {namespace=ns12}
{namespace=ns12} pods, {status:completed=completed|the finished ones}
pods please, I have been running around all day

%list because12: slept badly | the boss shouted at me, again | sunny walk with Mia | exam on Friday | too much coffee and no lunch | finally finished the shed | headache | nobody called on my birthday except grandma | long train ride to Leeds | new job | argument with Tom about the car | got the flat
%list energy12: 3 | 7 | four => 4 | 8 | 2 | nine => 9 | 5 out of 10 => 5 | 6 | one => 1 | 10
%tool moodring-check-in
I feel {mood:anxious=anxious|nervous|on edge}: {because=because12}
note that I'm {mood:okay=okay|so-so|all right} today, energy {energy=energy12}
put me down as {mood:low=low|a bit down|glum}, energy {energy=energy12}, reason: {because=because12}
{mood:great=great|fantastic|wonderful} day, write it into the tracker, it's the tenth in a row

%tool printProgress
how much of the print is left on the 3d printer
3D printer: how many layers to go
when will the printer be through with the model
layer and time remaining on the current 3d job

%list span12: last month | March | the last two weeks | 2025 | this year | August and September | the past 90 days | yesterday | since Easter | last summer | week 14 | Q3 | the weekend
%tool get_spending
how much went on {category:groceries=groceries|food shopping|the supermarket}, {period=span12}
{category:transport=transport|getting around|trains and petrol} costs, {period=span12}
total for {category:gifts=gifts|presents}, {period=span12}
where does all our money go

%list deck12: irregular verbs | Capitals of Africa | bones and muscles | kanji 1 | driving theory, signs | Spanish for the kitchen | periodic table | knots | Anatomy II, chapter 4 | birds of the North Sea coast | chem | who painted what
%tool cramcards_quiz_me
test me on {deck=deck12}, {questions=ten12} questions
{deck=deck12}, {mode:typing=I type the answers|typed answers}, {seconds_each=ten12} seconds for each
{questions=ten12} {mode:true_false=true or false|right or wrong} questions on {deck=deck12}
ask me things from {deck=deck12}, I have a true exam in ten days

%list flag12: new-checkout | dark_mode | search.v2 | one-click-buy | beta_banner | team_inbox | FASTER_MAPS | pay-later | onboarding-with-video | x9 | chat.suggestions | legacy-export-off
%tool flags_set_rollout
turn {flag_key=flag12} on for {percentage=pct12} of {segment:new_users=new users|people who just signed up|newcomers}
{flag_key=flag12} up to {percentage=pct12}
{segment:paying_customers=paying customers|subscribers}: {flag_key=flag12} at {percentage=pct12}
everyone agreed in the meeting, {flag_key=flag12} goes to {percentage=pct12}

%list tick12: RX-20931 | 7KQ4TT | t-5519 | QF88B | 0042-118-A | MNL3 | BERN-7741 | ab12cd | ZUG/99/3 | 550913 | TKT 8812 | hopper-31
%tool cancel_train_ticket
I won't travel on {ticket_code=tick12}, refund me {refund_to:card=to my card|on the credit card}
hand back rail ticket {ticket_code=tick12} for {refund_to:voucher=a voucher|travel credit}
{ticket_code=tick12}: no trip, money back into {refund_to:bank_account=my bank account|my current account}
get rid of ticket {ticket_code=tick12}, the railway can keep the card

%tool ci_cancel_pipeline
kill pipeline {pipeline_id=num_id}
stop build run {pipeline_id=num_id}, wrong branch
{pipeline_id=num_id} must not go on, end that pipeline
don't let pipeline {pipeline_id=num_id} finish

%list doc12: report.pdf | boarding pass | Invoice March.docx | letter to the landlord | menu, summer.pdf | thesis_v7.pdf | terms and conditions | return label for the boots | map of the old town | exercise 4.odt | contract with Berger & Sons, signed.pdf | recipe
%tool print_document
{copies=few12} copies of {file=doc12}, {color:true=in colour|in color|colour}
{file=doc12} on paper, {double_sided:true=both sides|double-sided|front and back}
I need {file=doc12} printed {color:false=in black and white|without colour}, {double_sided:false=one side per sheet|single-sided}
send {file=doc12} to the printer, Tom in the red sweater will collect it

%list deg12: 90 degrees => 90 | 45° => 45 | 10 degrees => 10 | five degrees => 5 | 180° => 180 | 30 degrees => 30 | 270 degrees => 270 | 15° => 15 | twenty degrees => 20 | 2 degrees => 2 | 60° => 60
%tool snapedit.rotate
turn {image=pic12} {degrees=deg12} {direction:counterclockwise=to the left|counterclockwise|anticlockwise}
put {image=pic12} {direction:upside_down=upside down|on its head}
tilt {image=pic12} by {degrees=deg12}, {direction:clockwise=clockwise|to the right}
please turn {image=pic12}, I left the phone sideways

%list fly12: barn roof | 48.137, 11.575 | north gate | bridge over the mill stream | Helipad 2 | oak at the far end of the field | waypoint alpha | lake | Hill Farm, back yard | church tower in Ashby | pylon 14 | camp
%list alt12: 30 metres => 30 | 50 m => 50 | 80 | 120 metres => 120 | 25 m => 25 | twenty metres => 20 | 60 | 100 m => 100 | 45 metres => 45 | 15
%tool drone_fly_to
drone to {target=fly12}, at {altitude_m=alt12}
send the copter over to {target=fly12} and {take_photo:true=take a picture there|snap a photo when it arrives}
{target=fly12}, {altitude_m=alt12} up, {take_photo:false=no photo|no pictures}, that's where the drone goes
have the drone head for {target=fly12}, we're 20 minutes late

%tool probechef_self_clean
{method:steam=steam|with steam} cleaning for the oven at {begin=clock12}
burn the oven clean, {method:heat=high heat|with heat}, starting {begin=clock12}
a {method:short=short|quick} clean of the oven, from {begin=clock12}
oven: clean yourself {method:steam=by steam|with steam}, we eat at {=clock12}

%list pers12: Ada Brandt and Tom Kowal | Rosa Delgado | Mrs O'Connor, Ravi, Zoë | Pieter van der Meer, Jo | Leyla Demir & Esther Obi | Big Sal, Marek and Priya | Karl-Heinz Vogt | Nora Lindgren and Hanna | Li Wei, Max O'Hara, Franz Maier | Agnes | Casper van Dam and Wren
%list orgs12: Nordwind, Acme | Hooli | Blue Bottle Roasters and Pino's | Harbour Trust | GreenLeaf Ltd, Kowalski Tools and Siemens | BASF, Shell | The Tool Shed | Oakfield Council | Red Cross and Caritas | Fern Labs
%list ideas12: entropy, inflation | circular economy | spaced repetition and memory palaces | trust | technical debt, bus factor, toil | stoicism | net zero | zero trust and least privilege | Conway's law | flow
%tool create_entities
{entity_type:person=people|persons} to put in the graph: {entities=pers12}
make nodes for {entities=orgs12}, type {entity_type:organization=organization|organisation|company}
store {entities=ideas12} as {entity_type:concept=concepts|ideas} in the knowledge graph
the graph lacks {entities=pers12}, enter them

%list room12: kitchen | living room | bath | Mia's room | office upstairs | garage | den | terrace and pool | guest room | attic | hallway | bedroom
%list vol12: 30 | 45% => 45 | twenty => 20 | 70 percent => 70 | 15 | 100 | 5 | fifty => 50 | 60% => 60 | 8 | 25 percent => 25
%tool sonora_loudness
{room=room12} speaker to {level=vol12}
turn the music in the {room=room12} to {level=vol12}
volume {level=vol12}, {room=room12}
sound at {level=vol12} please, the neighbour in the flat below complained

%list likes12: chess and jazz | gardening | trains, old maps | baking, running and true crime podcasts | horses | knitting and cats | football, barbecue | space | Italian wine and slow cooking | Lego, dinosaurs, mud | poetry by women | camping, kayaks and birds
%list budget12: 50 euros => 50 | $30 => 30 | 100 | €25 => 25 | 80 pounds => 80 | £200 => 200 | 15 dollars => 15 | 40 | forty euros => 40 | $75 => 75
%list age12: 7 | thirty => 30 | 12 | 40 | 65 | 18 | 5 | fifty => 50 | 33 | 80
%tool suggest_gifts
what could I give somebody who likes {interests=likes12} for {occasion:graduation=graduation|her degree|passing his finals}?
{occasion:wedding=wedding} present, they love {interests=likes12}, up to {max_budget=budget12}
{occasion:christmas=Christmas|Xmas} ideas for a {age=age12} year old into {interests=likes12}, under {max_budget=budget12}
gift for a baby-faced colleague, hobbies: {interests=likes12}

%list crm12: Nordwind | head of purchasing | Rosa Delgado | Berger & Sons | met at the fair in Graz | CFO | Okonkwo | wants a demo in spring | freelance designers in Leeds | O'Malley | vendor, paper and ink | VIP
%tool crm_search_contacts
look through our customers for {query=crm12}, {limit=ten12} hits at most
who in the customer database matches "{query=crm12}"
CRM: {query=crm12}, first {limit=ten12}
do we have a contact under {query=crm12}, two of us are wondering

%list sec12: STRIPE_KEY | db-password | smtp token | jwt-signing | backup passphrase for the NAS | github_pat | webhook.secret | API key of the map service | redis-auth | license | SESSION_SALT | deploy and release key
%list grace12: 24 hours => 24 | 2 hours => 2 | twelve hours => 12 | 48 hours => 48 | 6 hours => 6 | one hour => 1 | 72 h => 72 | three hours => 3 | 36 hours => 36 | 8 h => 8
%tool rotate_secret
new {secret_name=sec12} in {environment:production=production|prod|live}, old one good for {grace_period_hours=grace12}
{secret_name=sec12} leaked, swap it for a fresh one on {environment:staging=staging|the staging systems}
regenerate {secret_name=sec12} in {environment:development=development|dev} and keep the old one working for {grace_period_hours=grace12}
exchange {secret_name=sec12}, its production year is ancient

%list walk12: Black Forest | Lake District | Snowdonia and Anglesey | Madeira | Zell am See | hills behind Porto | Mount Hood, south side | Dolomites | Isle of Skye | Taunus | Big Sur | Peak District near Edale
%list km12: 12 km => 12 | 8 kilometres => 8 | ten kilometres => 10 | 15 km => 15 | 20 kilometers => 20 | 6 km => 6 | 25km => 25 | five kilometres => 5 | 18 km => 18 | 30 kilometres => 30
%tool trailwise-find-hikes
{grade:easy=easy|gentle} walks in {area=walk12} under {max_km=km12}
where can I go hiking around {area=walk12}, {loop:true=round trip|ending where I parked|circular}?
{grade:expert=expert|very difficult} trails, {area=walk12}, {loop:false=point to point|not a loop}, {max_km=km12} at most
footpaths near {area=walk12}, hard to find any online

%tool generate_password
{length=ten12} characters, {symbols:false=letters and digits only|no special characters|no symbols}, a new password
passphrase made of {kind:words=words|dictionary words}
a login password I can {kind:pronounceable=say out loud|pronounce}, {length=ten12} letters, {symbols:true=with symbols|with special characters}
I need a fresh password for my pin board account

%list shop12: Aldi | Rewe | farmers market | Boots | Whole Foods | Pino's Deli | dm | hardware store on Mill Road | Trader Joe's | Lidl | Marks and Spencer | butcher
%tool grocery_show_list
what do I need from {store=shop12}
{store=shop12} items we still have to buy
read me what we have to buy
our groceries, I'm in front of the shop

%list born12: 1984 | 1971 | 1990 | 2001 | 1966 | 1959 | 1995 | 1978 | 1988 | 2004 | 1962
%list paid12: 200 | 150 euros => 150 | $400 => 400 | €80 => 80 | 250 pounds => 250 | £120 => 120 | 99.5 | 600 dollars => 600 | 50 euros => 50 | $1000 => 1000
%list old12: 67 | 65 | sixty => 60 | 63 | 70 | 58 | 62 | 66 | seventy => 70 | 55
%tool nesteggs_forecast_pension
born {born=born12}, {monthly=paid12} a month: how much will I have when I stop working at {retire_at=old12}?
what would I get as a pensioner, year {born=born12}, {monthly=paid12} monthly, {risk:low=low risk|playing it safe|cautious}
retirement income for someone born in {born=born12} who saves {monthly=paid12} a month, {risk:high=high risk|aggressively invested}
old-age money if I was born in {born=born12} and save {monthly=paid12} each month, I'm a medium-sized earner

%tool podyard_list_workloads
{kind:cronjob=cron jobs|cronjobs} in {namespace=ns12}
what in {namespace=ns12} is not ready, {unhealthy_only:true=unhealthy ones only|just the broken ones}
first {limit=ten12} {kind:deployment=deployments} of namespace {namespace=ns12}, {unhealthy_only:false=healthy or not|ready or not}
what workloads do we have in the cluster, it's my job to know

%tool resizePicture
make {file=pic12} {width=pxw12} wide
{file=pic12} down to {width=pxw12} by {height=pxh12}, {keepProportions:true=undistorted|same proportions|keep the ratio}
scale {file=pic12} to a height of {height=pxh12}, {keepProportions:false=distortion is okay|never mind the proportions}
{file=pic12} is far too big, shrink it, I need it by 10

%tool list_public_holidays
bank holidays {country=nat12} {year=year12}
on which days is nobody at work in {country=nat12} in {year=year12}?
national days off for {year=year12}, {country=nat12}
is there a calendar of official days off for {country=nat12}, our year plan needs it

%list opts12: Rosa, Tom and Zoë | pizza or sushi | red, blue, green, yellow | Big Sal, Marek, Priya, Jo and Casper | the beach or the museum | stay, go | table A, table B and table C | Norway, Peru, Japan | Hanna or Esther | Monday, Thursday and Saturday | tea, coffee, hot chocolate with cream | 12, 17, 31
%tool chance_pick
pick one: {options=opts12}
{options=opts12}: let luck decide, {winners:1=one|only one} of them
draw {winners=few12} from {options=opts12}
draw lots, {options=opts12}, there are no winners in my family

%tool list-deployments
last {limit=ten12} rollouts of {service=svc12}
what was released to {environment:staging=staging|stage} lately
release history of {service=svc12} in {environment:production=production|prod|live}, {limit=ten12} entries
what have we shipped lately, one by one

%tool chance_roll_dice
{count=few12} dice with {sides=ten12} sides
throw a die that has {sides=ten12} faces
{count=few12} dice, add {bonus=few12} to the total
dice please, both sides of the table are waiting

%list tick2_12: pasta | tea | 7:30 | eggs and toast | school run | laundry upstairs | 6 am | nap | bread, second rise | half past six | wake Grandpa Joe | parking
%tool tickmate.silence
stop the {which=tick2_12} {kind:timer=timer|countdown}
{kind:all=everything|all of them} that's ringing, off
quiet, {which=tick2_12} {kind:alarm=alarm}
make it stop beeping, all right, I heard it

%list call12: DL1ABC | G4XYZ | W1AW | VK3/M0TGN | JA7QVI | EA5HPX/P | K9LA | OE1WHS | PY2NZ | 9A2AA | ON4UN | vk2gr
%tool hamshack_who_is
who operates as {callsign=call12}
{callsign=call12}: name and place, {with_contacts:true=plus our earlier contacts|and when we worked before}
I heard {callsign=call12}, whose station is that, {with_contacts:false=no old contacts|without past contacts}
where does {callsign=call12} transmit from, a new contact of Tom's

%tool autolink-charge-limit
charge the car to {percent=pct12} by {ready_by=clock12}
stop charging at {percent=pct12}, {cheap_power:true=cheap hours only|only when electricity is cheap}
car battery {percent=pct12}, ready by {ready_by=clock12}, {cheap_power:false=whatever the power costs|not just in the cheap hours}
never fill the car beyond {percent=pct12}, it came cheap but the battery didn't

%list msg12: fix typo | add login and logout for guests | bump version to 2.4.1 | Merge the two price tables, drop the old one | handle empty names in import | wip | Revert "faster search" | tests for Pino's menu parser | remove dead code from mailer | docs: how to install on a Mac | chore: tidy up | make buttons bigger, as Rosa asked
%tool git_commit
commit {all:true=everything|all changed files|all my changes} as "{message=msg12}"
save my work in git with the note {message=msg12}
{amend:true=amend the last commit|redo the previous commit}, message {message=msg12}
git: {message=msg12}, {all:false=only what is staged|staged files only}

%tool drumroll-abort
stop the {machine:washer=washing machine|washer}, {drain:true=and let the water out|drain it}
{machine:dryer=dryer|tumble dryer} off, my shirt is shrinking
{machine:dishwasher=dishwasher}: cut it short, {drain:false=leave the water in|no draining}
there's a cat in the {machine:washer=washing machine|washer}, end the cycle, never mind the wet floor by the drain

%list kr12: 500 new customers | newsletter sign-ups | hire three engineers | NPS above 40 | cut page load by half, mobile first | open a shop in Graz | churn | zero critical bugs | 20 talks with users from Spain | team handbook and onboarding | revenue | pilot with Berger & Sons
%tool okr_update_progress
{key_result=kr12} stands at {progress=pct12} now
key result {key_result=kr12}: {progress=pct12}, {confidence:at_risk=at risk|shaky|could go wrong}
we've reached {progress=pct12} on {key_result=kr12}, {confidence:on_track=on track|going to plan}
note {progress=pct12} for "{key_result=kr12}", Ravi tracks the rest

%list words12: 500 | 200 | a thousand => 1000 | 1000 | 300 words => 300 | 50 words => 50 | 800 | 150 | 2000 words => 2000 | 100
%tool pagegrab_fetch
what does {url=site12} say
all {want:tables=tables} on {url=site12}
get me the {want:html=html|source code} of {url=site12}
{want:text=text|wording} of {url=site12}, cut after {max_words=words12}

%list mach12: lathe 3 | press B | CNC mill by the door | Old Bertha | moulding line 2 | packer | bending machine, hall 4 | Trumpf 5000 | extruder | welding robot and feeder | M-17 | saw
%tool machine_report_defect
{count=ten12} pieces from {machine=mach12} have {defect:crack=cracks|a crack|hairline cracks}
{machine=mach12}, {count=ten12} rejects, {defect:missing_part=a part is missing|incomplete}
log {count=ten12} scrap parts for {machine=mach12}, {defect:discoloration=discoloured|wrong colour|stained}
{machine=mach12} just spoiled {count=ten12} parts, started from scratch today

%list queue12: emails | orders.eu | image-jobs | dead letters | billing_retry | newsletter and alerts | pdf.render | signups | sms-out | stock updates from Leeds | q7 | webhooks
%tool mq.set_consumers
{consumers=ten12} workers on {queue=queue12}
let {consumers=ten12} processes read {queue=queue12}
{queue=queue12} should have {consumers=ten12} readers
scale the workers of {queue=queue12} to {consumers=ten12}

%tool worldfigures.get
{indicator:population=how many people live|how many inhabitants there are} in {country=nat12}
{indicator:inflation=inflation|price increase} {country=nat12} {year=year12}
{indicator:co2_emissions=CO2|carbon emissions|carbon dioxide output} of {country=nat12} in {year=year12}
{indicator:life_expectancy=life expectancy|lifespan|average age at death} in {country=nat12}, I give a talk next year

%list job12: 4412 | HP-0093 | job-17 | 88 | a7f3 | Laser2-551 | 20261 | front-desk_9 | q3/12 | PRN004 | lp-7 | 1209
%tool cancel_print_job
don't print {job_id=job12}
remove {job_id=job12} from the printer queue
take print job {job_id=job12} off the printer before it starts
{job_id=job12} is wasting paper, stop that printout

%list hive12: hive 4 | Queen Maud | hive by the lime tree | B7 | north row, second | yellow box | Top bar | swarm from May | nucleus 2 | old oak and ivy | Buckfast | Hive on the garage roof
%list kg12: 2 kg => 2 | 1.5 kilos => 1.5 | three kilos => 3 | 0.5 kg => 0.5 | 4 kilograms => 4 | 2.5 kg => 2.5 | 1 kg => 1 | 5 kilos => 5 | 0.8 kg => 0.8 | two kilos => 2
%tool apiary_feed
gave {hive=hive12} {amount_kg=kg12} of {food:syrup=syrup|sugar water|liquid feed}
{food:fondant=fondant|sugar dough|candy} for {hive=hive12}, {amount_kg=kg12}, write it down
bees in {hive=hive12} got {amount_kg=kg12} {food:pollen_patty=pollen patty|pollen cake}
{hive=hive12} received {food:syrup=syrup|sugar solution}, the hive tool weighs a kilo by the way

%list town12: Leeds | Bad Homburg | Porto | Santiago de Compostela | Graz | Cork | Newcastle upon Tyne | St. Gallen | Bergen | The Hague | Palma | Rio de Janeiro
%list kwp12: 8 kWp => 8 | 9.5 kW => 9.5 | 12 kWp => 12 | 5.4 kW => 5.4 | ten kilowatts => 10 | 6 kilowatts => 6 | 3.2 kWp => 3.2 | 15 kWp => 15 | 7.8 kW => 7.8 | 4 kilowatts peak => 4
%list tilt12: 30 degrees => 30 | 35° => 35 | 45 degrees => 45 | 15° => 15 | ten degrees => 10 | 20 degrees => 20 | 25° => 25 | 60 degrees => 60 | 40 degrees => 40 | 5° => 5
%tool estimateSolarYield
how much power would {kwp=kwp12} on my roof in {place=town12} make, facing {facing:south_east=south-east|southeast}?
{place=town12}, {kwp=kwp12} of panels, {tilt=tilt12} slope, {facing:west=west side|westward|to the west}
expected yearly kilowatt hours: {place=town12}, {kwp=kwp12}, tilted {tilt=tilt12}
photovoltaics in {place=town12} with {kwp=kwp12}, next to the south station, what comes out a year?

%list read12: chapter3.pdf | https://blog.harbour.net/fog | letter from grandma.docx | minutes, board meeting.pdf | notes.md | fern.dev/essays/on-walking | The Ferry and the Fox.epub | terms_2026.txt | essay draft for Mr. Vance.odt | poem.txt | story.html | lease | news.lab.example/today
%tool parlance.speak
read me {source=read12} in a {voice:female=woman's|female} voice
{source=read12} from page {from_page=ten12}, {pace:slow=slowly|at a slow pace}
I want to listen to {source=read12}, {voice:robot=robot|mechanical} voice, {pace:fast=fast|quickly}
let me hear {source=read12} before the child wakes up

%list ingr12: leeks, potatoes | tofu and broccoli | half a pumpkin, sage and feta | eggs | chickpeas, spinach and coconut milk | leftover rice | salmon, dill | minced beef, beans | stale bread and tomatoes | red cabbage, apples and walnuts | aubergine | lentils
%list min12: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | 15 min => 15 | an hour => 60 | 30 minutes => 30 | ten minutes => 10 | 40 min => 40 | 90 minutes => 90 | 25 minutes => 25
%tool find_recipe
what can I cook with {ingredients=ingr12} in {max_minutes=min12}
{diet:gluten_free=gluten-free|without gluten} dinner from {ingredients=ingr12}
dish ideas: {ingredients=ingr12}, {diet:vegetarian=vegetarian|meatless|no meat}, {max_minutes=min12} at most
I've got {ingredients=ingr12} and two minutes to decide, what could I make?

%tool drone_return_home
bring the copter back
drone, come home
that's enough flying, get the drone down here
the drone should return to where it took off

%list why12: wrong branch | tests hang since lunch | Rosa pushed a fix already | runs twice | missing secret for staging | I forgot to rebase on main | flaky network in Frankfurt | too expensive, takes all runners | duplicate of the nightly | config error | obsolete after the merge | typo in the tag and the title
%tool greenlight.abort
stop CI run {run=num_id}, {reason=why12}
kill test run {run=num_id}
don't let CI run {run=num_id} go on, reason: {reason=why12}
CI run {run=num_id} has to end, ask me for the reason tomorrow

%list dir12: Documents | ~/photos/2026 | taxes and receipts | /var/www | C:\Users\Jo\Music | thesis | letters from grandma, scanned | /etc | My Pictures | projects/fern/src | recipes | Videos of the kids
%tool safecopy_run
copy {folder=dir12} to the {destination:nas=NAS|network storage} for safety
{folder=dir12} onto a {destination:usb_stick=USB stick|thumb drive|memory stick}, {encrypt:true=encrypted|with encryption}
save a spare of {folder=dir12} in the {destination:cloud=cloud|online storage}, {encrypt:false=not encrypted|without encryption}
put {folder=dir12} on the {destination:external_disk=external disk|external drive} now, before the cloudy evening

%tool track_delivery
where's my food, order {order_id=code}
how long until {order_id=code} is here, we're hungry
{order_id=code}: has the rider picked up our dinner
the lunch order {order_id=id}, when does it get here?

%list buck12: invoices-2026 | public-images | team-photos | backups.eu | tmp | static-site | raw_data | cdn-assets-prod | logs-and-traces | press-kit | model-files | oakfield-uploads
%tool blobfort_public_access
make bucket {bucket=buck12} {allowed:true=public|readable for everyone|open to anyone}
nobody outside should see {bucket=buck12}, {allowed:false=lock it|close it|make it private}
bucket {bucket=buck12}: public access {allowed:false=off|disabled}
{allowed:true=let the whole world read|allow strangers to read|open} bucket {bucket=buck12}

%tool acknowledgeIncident
I'm on {incidentId=id}, stop paging me
{incidentId=code} seen, {snoozeMinutes=min12} of quiet please
take over incident {incidentId=id} for me, page again in {snoozeMinutes=min12}
confirm that I've got {incidentId=code}, ten people rang me

%list rev12: Rosa and Tom | @jkowal | Priya, Marek, Zoë | pieter-vdm | Ravi & Esther | dev-leads | Big Sal, Jo and Casper | @ada, @nora | Hanna | Li Wei and Max O'Hara | platform-team, security | zoe_b
%tool request_review
ask {reviewers=rev12} to look over pull request {pull_number=num_id}
PR {pull_number=num_id}, reviewers {reviewers=rev12}
{reviewers=rev12} should check PR {pull_number=num_id}
can {reviewers=rev12} go over the code in pull request {pull_number=num_id}?

%list ord12: 100482 | SO-5519 | W20931 | 7781 | ES/2026/0031 | A-17-B | shop-4410 | 33012 | ORD 902 | xk-77 | 5000123 | B2B-0009
%tool shopfront.refund
give the customer of order {order=ord12} {amount=paid12} back, it arrived {cause:damaged=broken|damaged|smashed}
pay back {order=ord12} in full, {cause:changed_mind=she changed her mind|he doesn't want it any more}, {tell_customer:false=no mail|don't write to them}
{order=ord12}, {amount=paid12} back because {cause:late=it came late|it was late|it was delayed}, {tell_customer:true=mail the customer|with a mail to the customer}
reimburse order {order=ord12}, I'm late for lunch

%list host12: oakfield.org | mail.pinos.example | www.harbour.net | api.fern.dev | nordwind.example | _dmarc.acme.io | shop.treehost.io | anchor.example | dev-2.lab.example | status.hooli.example | ftp.old.example.co.uk | xn--mnchen-3ya.example
%tool dns_lookup
what IP does {name=host12} have
{type:TXT=TXT|TXT records} of {name=host12}
where does {name=host12} point, {type:CNAME=CNAME|CNAME record}
does {name=host12} resolve to anything, I see a blank page

%list camp12: Summer Sale | Black Friday, Germany | retargeting-eu | brand awareness | Shoes and Socks | spring_22 | Back to School for Parents | video ads for the new app | winback | Mother's Day | leads q3 | Launch in Porto
%tool ads_pause_campaign
stop spending on {campaign=camp12} for now
no more ads from {campaign=camp12} until I say so
{campaign=camp12} campaign, take a break
suspend the advertising for {campaign=camp12}

%list plot12: north field | greenhouse 2 | potatoes by the river | Long Acre | lower vineyard | strawberry tunnel | Hill Farm east | barley | orchard and hedge | polytunnel B | Miller's Meadow | herb beds, south
%tool farm_read_sensor
{measurement:soil_moisture=how wet is the ground|how moist is the soil|soil moisture} in {field=plot12}
{measurement:nitrogen=nitrogen|N level} reading of {field=plot12}
{field=plot12}: {measurement:soil_temperature=ground temperature|soil temperature|how warm the soil is}
does {field=plot12} get enough {measurement:light=light|sun|brightness} right now?

%list poll12: summer party | where to go in May | P-3317 | new logo, blue or green | lunch on Fridays | name of the team | office dog | date for the class trip to York | pizza and drinks | bike shed | four-day week | who brings the cake
%tool pulsepoll_get_results
votes in the poll on {poll=poll12}, {by_voter:true=with names|name by name}
how did people vote on {poll=poll12}
outcome of the {poll=poll12} poll, {by_voter:false=totals only|without names|anonymous}
which answer won in "{poll=poll12}"

%list addr12: 12 Elm Street, Leeds | Hauptstraße 7, Graz | 48 King's Road, London | Mill Road 77, Cambridge | 5 Rue de Rivoli, Paris | Bahnhofplatz 1, Bern | 221B Baker Street | Lindenweg 14, Bad Homburg | 30 Queen's Gate, Cork | Plaza Mayor, Salamanca | 9 Harbour Lane, Whitby, North Yorkshire | Town Hall Square 2, Tallinn
%tool maps_geocode
latitude and longitude of {address=addr12}
{address=addr12} as coordinates
where exactly on the globe is {address=addr12}, in degrees
lat/lon for {address=addr12}

%list day12: yesterday | 3 May | last Friday | 2026-03-14 | Christmas | Oct 2 | last week | the 9th | two months ago | last January | 30.6. | the first of June
%tool mossvault_get_periodic_note
what did I write in my {period:daily=daily} note, {date=day12}
my {period:weekly=weekly|week} note, {type:both=text as well as frontmatter|both parts}
{period:monthly=monthly|month} note from {date=day12}, {type:metadata=metadata only|just the frontmatter}
what does the {period:quarterly=quarterly} note say, I check it daily

%list win12: kitchen window | balcony door | south side | Mia's room | bay window in the lounge | skylight | study, left | bathroom | terrace doors and hall | bedroom east | attic | shop front
%list shut12: half => 50 | 50% => 50 | 80 percent => 80 | 100% => 100 | 30% => 30 | 20 percent => 20 | 75% => 75 | 40% => 40 | 90 percent => 90 | 60% => 60
%tool slatwise_tilt
close the blinds, {window=win12}, {closed=shut12}
blinds {window=win12}: slats at {angle=tilt12}
{window=win12}, blind {closed=shut12} shut, slats {angle=tilt12}
less sun through the blinds, {window=win12}, from that angle I see nothing

%list stl12: bracket_v3.stl | phone stand | Benchy | gear-20-teeth.3mf | lid for the sugar jar | hook.obj | vase, spiral | drone arm left and right.stl | chess knight | cable clip | owl | adapter for the vacuum cleaner
%tool startPrint
make {model=stl12} on the 3D printer, {material:petg=PETG}, {infill=pct12} filled
3d print of {model=stl12} in {material:resin=resin}, {supports:true=with supports|and add supports}
{model=stl12}, {infill=pct12} infill, {material:tpu=TPU|flexible TPU}, {supports:false=no supports|without supports}, start printing
let the 3d printer begin {model=stl12}, Tom supports the idea

%tool getRideStatus
how far away is my taxi
cab: minutes left until it's here
has my driver set off yet
is the car I ordered around the corner

%list low12: 1 | 0 | 10 | one => 1 | 5 | 100 | ten => 10 | 20 | 2 | zero => 0 | 15
%list high12: 50 | 200 | 1000 | ninety => 90 | 49 | 500 | 150 | 6000 | 365 | forty => 40 | 120
%tool chance_random_number
some number between {min=low12} and {max=high12}
{how_many=few12} random numbers from {min=low12} to {max=high12}, {unique:true=all different|no repeats|no number twice}
{min=low12} to {max=high12}, at random, {how_many=few12} of them, {unique:false=repeats allowed|repeats are fine}
surprise me with any number from {min=low12} to {max=high12}, I have a unique sense of humour

%list seas12: 2025 | 2024 | 2019 | 2022 | 2015 | 2010 | 1998 | 2021 | 2023 | 2004
%tool get_league_table
who's on top of the {league:bundesliga=Bundesliga|German Bundesliga}
{league:nba=NBA|American basketball} rankings {season=seas12}
{season=seas12} final places in {league:serie_a=Serie A|Italy's top division}
{league:premier_league=Premier League|English Premier League} table, for 20 friends in the pub

%list kilo12: 72 kg => 72 | 80 kilos => 80 | 65.5 kg => 65.5 | ninety kilos => 90 | 58 kilograms => 58 | 104 kg => 104 | 49kg => 49 | 77.2 kilos => 77.2 | 120 kg => 120 | seventy kilos => 70
%list tall12: 180 cm => 180 | 165 centimetres => 165 | 172 cm => 172 | 190cm => 190 | 158 cm => 158 | 201 centimetres => 201 | 168.5 cm => 168.5 | 176 cm => 176 | 183 centimeters => 183 | 149 cm => 149
%tool sum_body_mass
BMI for {weight_kg=kilo12} at {height_cm=tall12}
{height_cm=tall12} tall, {weight_kg=kilo12}, {age=old12} years old: what's my BMI?
am I too heavy with {weight_kg=kilo12} and {height_cm=tall12}
{weight_kg=kilo12}, {height_cm=tall12}, BMI please, before I turn another year older on the 30th

%tool list_medications
what pills do I take
my drugs, {active_only:true=just the ones I still take|only current ones}
everything I've ever been prescribed, {active_only:false=including what I stopped|old ones too}
which medicines am I on, I'm quite an active person

%tool voteFeatureRequest
I want {requestId=code} too, count me in for that feature
plus one for idea {requestId=id}
{withdraw:true=take back|undo|withdraw} my vote on feature {requestId=code}
my vote goes to feature request {requestId=code}, I won't take it lightly

%list dock12: Central Station | Mill Road | corner of Elm and High Street | Harbour Bridge, north side | Town Hall | bike rack behind the library | Queen's Gate | uni | Bahnhofplatz 1 | Pino's | Riverside Park and Zoo | dock 44
%tool endBikeRental
bike's back at {leftAt=dock12}
I'm done with the bike, {defect:flat_tyre=flat tyre|flat tire|puncture}, it's at {leftAt=dock12}
scooter parked at {leftAt=dock12}, {defect:battery=battery is dead|battery empty|it won't hold a charge}
finished riding, stop the meter, the light is fading

%list dish12: risotto with mushrooms | pad thai | Grandma's apple cake | goulash | beef and ale pie | shakshuka | ramen | fish, chips and mushy peas | tiramisu | lasagne al forno | dal | Sunday roast for beginners
%list eat12: two => 2 | 4 | 6 people => 6 | four => 4 | three people => 3 | 8 | 12 guests => 12 | six => 6 | 5 | ten => 10
%tool pantry_get_method
how do I make {dish=dish12} for {servings=eat12}
{dish=dish12} step by step, {units:metric=metric|in grams|grams and litres}
cooking instructions: {dish=dish12}, {servings=eat12}, {units:cups=in cups|cup measures}
{dish=dish12}, how is it done, my cups are all dirty

%tool listFeatureRequests
ideas from users that are {status:planned=planned|on the roadmap}, {sortBy:newest=newest first|latest first}
top {limit=ten12} wishes by {sortBy:votes=votes|popularity}
what have we {status:shipped=shipped|released|delivered}, of the things users asked for
what do our users wish for, new colleagues keep asking

%tool kitchen_brew
{cups=few12} {strength:strong=strong} {drink:espresso=espressos} at {ready_at=clock12}
{drink:latte=latte|milk coffee}, {strength:mild=mild|weak|not so strong}
I'd like a {drink:flat_white=flat white}, ready by {ready_at=clock12}
a {drink:cappuccino=cappuccino} please, the strong wind made me cold
