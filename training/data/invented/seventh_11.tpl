# Plain requests of a few words: the tool asked for in other words, and words beside it that are no argument.
%lang en
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list money11: 300 euros => 300 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 450 | two hundred dollars => 200 | 95 € => 95 | 60 pounds => 60 | 1500 | 249.90 | five hundred => 500 | 75
%list pastday11: Monday | yesterday | last Friday | 1 May | the 3rd of June | this morning | last weekend | 2026-02-14 | Tuesday noon | half past ten | the start of the month | Easter | quarter to four
%list ndays11: 3 days => 3 | two days => 2 | 7 days => 7 | five days => 5 | 10 days => 10 | 4 days => 4 | a week => 7 | 14 days => 14 | six days => 6 | two weeks => 14 | 30 days => 30
%list land11: Iceland | the Netherlands | japan | Costa Rica | New Zealand | South Korea | Portugal | Brazil | Bosnia and Herzegovina | switzerland | Austria | Antigua & Barbuda | Chile
%list kgs11: 23 kg => 23 | 15 kilos => 15 | twenty kilos => 20 | 8 kg => 8 | 32 kg => 32 | 12 kilograms => 12 | thirty kilos => 30 | 18 kg => 18 | 20kg => 20 | nine kilos => 9
%list mins11: 30 minutes => 30 | an hour => 60 | 15 min => 15 | two hours => 120 | ten minutes => 10 | 45 minutes => 45 | half an hour => 30 | 90 min => 90 | twenty minutes => 20 | 5 minutes => 5
%list town11: Graz | Leeds | San Sebastián | vigo | Newcastle upon Tyne | Lyon | Aarhus | St. Moritz | Delhi | Cork | Frankfurt an der Oder | mexico city
%list port11: 8080 | 443 | 25565 | 3389 | 22 | 5000 | 32400 | 8123 | 9090 | 80 | 51820
%list host11: shop.example.com | mail.kiwilabs.io | git.internal | api-eu.brightline.de | www.oldmill.org | localhost | vpn.acme.co.uk | status.lumo.app | cdn2.example.net | wiki.intra | my-blog.dev
%list survey11: Summer Party | team mood | lunch options | Logo A or B | customer happiness 2026 | parking | Offsite in Porto or Split | new name for the cat | Q2 feedback | Noise, Light and Air | pizza
%list goods11: coffee grinder | red rain boots, size 38 | desk lamp with a clamp | wool socks | road bike for a tall rider | USB-C cable | board games for two | tent and sleeping bag | cast iron pan | earplugs | birthday presents for a teenager who paints | baby monitor

%list show11: Carmen | the Wailing Foxes at Union Hall | hamlet | Lakeside Jazz Night | the cup final | Mika Brandt & the Nightcaps | cirque de lune | Poetry, Beer and Noise | Swan Lake | comic con | Monsters of Folk 2026 | the Christmas oratorio
%tool buy_tickets
{quantity=qsm} for {event=show11}, {seating:standing=standing room|floor places}, up to {max_price=money11}
I'd like {seating:vip=VIP|VIP lounge} admission to {event=show11} for {quantity=qsm} people
book {event=show11} for {quantity=qsm}, {seating:seated=with chairs|proper seats}
get {quantity=qsm} entries to {event=show11}, 500 people are already queueing

%list secs11: ten minutes => 600 | 90 seconds => 90 | 3 min => 180 | half an hour => 1800 | 45 seconds => 45 | an hour => 3600 | two minutes => 120 | 25 minutes => 1500 | thirty seconds => 30 | 8 minutes => 480 | 20 s => 20 | 4 minutes => 240
%list tlab11: pasta | eggs, soft | tea for Ola | laundry in the basement | plank | bread in the oven and soup on top | nap | sourdough, second rise | homework | parking meter | face mask | Monopoly turn
%tool tickmate.countdown
{label=tlab11}, {seconds=secs11}, beep at zero
ring when {seconds=secs11} are over, {label=tlab11}
count {seconds=secs11} down and call it {label=tlab11}
run the clock backwards from {seconds=secs11} for me

%list fridge11: milk | cream cheese | leftover lasagne | eggs | anything with chicken in it | lemons | butter, the salted one | tofu | yoghurt and quark | pesto from Grandma | mustard | smoked salmon
%tool kitchen_fridge_look
any {food=fridge11} in the fridge?
what in the fridge goes off in the next {expiring_within_days=ndays11}
{food=fridge11} in the fridge that won't last {expiring_within_days=ndays11}
what's in the fridge, I'm cooking for six people in two days

%list job11: lint | unit tests | build-arm64 | deploy to staging | publish docs | cargo-audit | smoke | Integration, slow ones | package and sign | nightly_bench | iOS | e2e (chrome)
%tool buildfarm-rerun-job
retry {job=job11} from run {run_id=num_id}
pipeline {run_id=num_id} once more, {debug:true=verbose logs|debug logs on}
launch {job=job11} of {run_id=num_id} a second time {debug:false=without debug logging|with debug off}
repeat pipeline run {run_id=num_id}, we finally debugged it

%tool peepnest_get_mentions
who has talked about us since {since=pastday11}
{count=int} {sentiment:negative=angry|critical} posts about us on {network:microblog=microblogs|the microblog}
anything {sentiment:positive=nice|kind} said about us in {network:forum=forums|the forum} since {since=pastday11}
who is naming our photo shop these days

%list step11: checkout | pip install | Run tests | docker push to the registry | setup-node | compile, link and strip | Upload artifacts | clippy | migrate db | sign the apk | cache-restore
%tool greenlight.step_output
what did {step=step11} print in CI run {run=num_id}
last {last_lines=int} lines of {step=step11}, run {run=num_id}
run {run=num_id}, {step=step11}, bottom {last_lines=bigint} lines of the log
console text of CI run {run=num_id}, the one with my 200-line patch

%list task11: fix login bug | order chairs | call the printer about page 7 | new logo, second draft | write tests for import and export | ask Nadia for the keys | vendor contract | paint hallway | SSO | blog post on spring cleaning | holiday rota for July | update readme
%tool laneboard-shift-card
put {card=task11} under {to_lane:doing=in progress|doing}, right at the {position:top=top}
{card=task11} goes into {to_lane:next=next up|the next lane}, {position:bottom=last|all the way down}
drag {card=task11} over to the {to_lane:backlog=backlog}
card {card=task11} to {to_lane:done=finished|done}, top job everybody

%tool maps_reverse_geocode
which street is {latitude=latitude}, {longitude=longitude} on
latitude {latitude=latitude}, longitude {longitude=longitude}: what place is that
turn {latitude=latitude} {longitude=longitude} into a postal address
name the house at {latitude=latitude} / {longitude=longitude}

%tool netkeeper.vpn
tunnel my traffic through {country=land11}, {protocol:openvpn=OpenVPN|open vpn}
{action:disconnect=hang up|drop|turn off} the vpn
vpn {action:reconnect=again from scratch|reconnect}, {protocol:ikev2=IKEv2|ike v2} this time
I need the VPN, this is hotel wifi in {=land11}

%list resno11: HX-2291 | 5529183 | KTX 88 | r-2207 | LUX19/4 | 700412 | hb_3391 | Q7Z2M | 2026-0098 | bk77 | SEA-BREEZE-14
%tool stays_cancel_reservation
we won't be staying, drop room booking {reservation_id=resno11}
no hotel after all, {reservation_id=resno11}
call off the hotel, number {reservation_id=code}
hotel stay {reservation_id=resno11} isn't needed any more, cancel it

%tool keysmith-uuid
{count=int} unique ids, {version:v7=version seven|v7|v 7}
give me {count=int} fresh guids {hyphens:false=without dashes|in one piece}
{version:v1=version 1|v1}, {hyphens:true=with dashes|dashed}, {count=qsm} uuids
make {count=int} UUIDs for release 4 of our app

%tool aeroquest_add_baggage
put {pieces=qsm} {kind:checked_bag=suitcases|checked bags} of {weight_kg=kgs11} on {booking_code=code}
my {kind:instrument=cello|trombone} flies along on {booking_code=code}
{booking_code=code}: {kind:skis=skis}, {weight_kg=kgs11}
more luggage for flight booking {booking_code=code}, we leave from terminal 2

%list torlab11: linux isos | audiobooks | lectures | Season 2 | for Mats | old radio plays, german | to sort | holiday videos from Crete | 4k | course-material
%tool seedchest_list_torrents
which torrents are {state:paused=on hold|paused}
{limit=int} torrents tagged {label=torlab11}
everything under {label=torlab11} that is {state:stalled=stuck|stalled} among my torrents
how far along are the torrents, I'm finished for today

%list bucket11: acme-backups | logs-2026 | family_photos | team.assets | tmp-uploads | cdn-img | raw-sensor-data | kiwi | invoices-eu-archive | ml-checkpoints | mailbox-dump
%list keep11: 30 days => 30 | a week => 7 | 90 days => 90 | ten days => 10 | 365 days => 365 | two weeks => 14 | 14 days => 14 | 60 days => 60 | five days => 5 | 7 days => 7
%tool bucketyard_make
set up cloud storage {bucket=bucket11} in {location:dublin=Dublin|dublin}, files gone after {keep_days=keep11}
a bucket named {bucket=bucket11}, {public:false=private|not public}, {location:sydney=Sydney|sydney}
{bucket=bucket11} as a new bucket, {public:true=readable by anyone|open to the world}, {keep_days=keep11} then delete
open a bucket {bucket=bucket11}, the audit is in 3 days

%list reply11: we have sent you a new cable | try turning the router off and on again | sorry, the blue one is sold out until May | your refund is on its way | Petra from billing will call you | please send a photo of the label | done | yes, but only with the yellow adapter | we can't reproduce it on our side | it ships on Monday and arrives by Thursday | no
%tool deskline_answer_ticket
tell the customer in ticket {ticket_id=num_id}: {reply=reply11}
{ticket_id=num_id}, {new_status:solved=solved|resolved}, write back "{reply=reply11}"
ticket {ticket_id=num_id}, {internal:true=colleagues only|just for the team}, say {reply=reply11}
respond to {ticket_id=num_id}, still open since spring: {reply=reply11}

%list moonday11: tonight | tomorrow | 24 December | next Friday | New Year's Eve | 2026-03-09 | this Saturday | the 14th of May | Monday night | 3 August | next Thursday
%tool get-moon-phase
{date=moonday11}: how full will the moon be
moon, {date=moonday11}
full or new moon {date=moonday11}?
how much of the moon is lit, my Friday hikers wonder

%list page11: /pricing | the landing page | blog/how-we-roast | /contact | careers | /shop/mugs and cups | home | /de/impressum | docs/install.html | our story | /tickets
%tool get_site_traffic
how many {metric:visitors=people|visitors} came to {page=page11} {period:today=today}
{metric:bounce_rate=bounce rate|share who left at once} of {page=page11}, {period:last_7_days=past week|last 7 days}
{period:this_year=this year|all of this year}, how often was {page=page11} {metric:pageviews=looked at|viewed}
how busy was our website {period:yesterday=yesterday}, we had no time to look from page to page

%list path11: notes.txt | /etc/hosts | src/main.rs | ~/letters/to aunt may.md | reports/2026/q1.csv | TODO | C:\temp\log.txt | config/prod.yaml | drafts/chapter one.txt | .bashrc | ../shared/minutes, May.txt | CHANGELOG
%tool read_file
what's written in {path=path11}
first {head=int} lines of {path=path11}
print the end of {path=path11}, {tail=int} lines
what does {path=path11} say, Tom has two questions about it

%tool get_air_quality
can I breathe easily in {city=town11}
how much {pollutant:pollen=pollen} is in the air in {city=town11}
{pollutant:pm25=PM2.5|pm2.5} in {city=town11} right now
how clean is it outside in {city=town11}, smells like flowers here

%tool set_budget
{limit=money11} a month for {category:groceries=food|groceries}, not more
cap {category:leisure=fun|leisure} at {limit=money11}, {warn:true=warn me in time|with a warning}
we may spend {limit=money11} monthly on {category:transport=getting around|transport}, {warn:false=no warnings|don't warn me}
{category:gifts=presents|gifts} get {limit=money11} a month, my wife warned me

%list camp11: Spring Sale | back to school | shoes for giants | Brand DE, mobile | retarget_q3 | Mother's Day and Easter | free-trial | night owls | Autumn in Porto | video test 4 | kiwi
%tool ads_campaign_report
how many {metric:conversions=sales|conversions} did the {campaign=camp11} ads bring in {days=ndays11}
{campaign=camp11} ads, {metric:impressions=times shown|impressions}, past {days=ndays11}
what has the {campaign=camp11} ad campaign {metric:cost=cost|eaten up} so far
how well is ad campaign {campaign=camp11} running, it costs me sleep

%list badge11: 4471 | B-0093 | 77-120 | visitor 12 | C5519 | 002318 | staff-88 | K9 | 31415 | EXT-204 | v/17
%tool blockAccessBadge
{badge=badge11} was {cause:stolen=stolen|nicked}, stop it from opening doors
kill badge {badge=badge11}, {cause:left_company=he quit|she no longer works here}
no entry with {badge=badge11} from now on, {cause:misuse=it was abused|misused}
lock out badge {badge=badge11}, I have lost my patience

%list fold11: ~/Downloads | /var/log | src | photos/2024 | Documents/Taxes and Insurance | /home/lena/music | D:\scans | build/out | the_attic | my projects | ../old | /tmp
%tool list_directory
what's in {path=fold11}, {sort_by:modified=newest first|last changed on top}
files under {path=fold11}, {show_hidden:true=hidden ones too|including dotfiles}
which files lie in {path=fold11}, {sort_by:size=biggest first|largest on top}, {show_hidden:false=no hidden ones|without dotfiles}
let me see the folder {path=fold11}, its name sounds promising

%list queue11: mail-out | orders.dead | billing_retry | thumbs | jobs:low | events-eu | sms | audit.log.q | import from sap | webhooks | push_ios
%list hours11: 24 hours => 24 | two days => 48 | 6 hours => 6 | 12 hours => 12 | 72 hours => 72 | three hours => 3 | 36 hours => 36 | a day => 24 | 2h => 2 | eight hours => 8
%tool mq.purge
empty {queue=queue11}, no message stays
whatever has waited in {queue=queue11} over {older_than_hours=hours11}: bin it
messages past {older_than_hours=hours11} out of queue {queue=queue11}
wipe queue {queue=queue11}, nothing has moved there for {=hours11}

%list alias11: spring24 | go/menu | jobs | my-cv | podcast-ep7 | bit.kiwi/tea | newsletter_may | rsvp | Tombola | freebie | x7Qa
%tool links.stats
how often was {alias=alias11} clicked, {breakdown:day=day by day|per day}
short link {alias=alias11}: clicks by {breakdown:country=country|nation}
which {breakdown:device=devices|phones and computers} open the short url {alias=alias11}
does anybody in this country click on short link {alias=alias11}

%list forder11: FF-2210 | 88123 | 4402 | T7K9 | ff_99b | DINNER-31 | 6-610-2 | KX0 | 120045 | ord-8 | mittag7
%tool fetchfood-order-status
where's my food, {order_id=forder11}
how long until {order_id=forder11} is at the door with our dinner
is the pizza from {order_id=forder11} on its way
food order {order_id=code}, still cooking?

%list ev11: Zoe | model 3 | ID.4 | Ioniq 5 | Leaf | Fiat 500e | e-golf | Polestar 2 | Kona Electric | i3 | Enyaq iV 80 | MG4
%list soc11: 80 percent => 80 | 45% => 45 | 62 percent => 62 | thirty percent => 30 | 15 % => 15 | 100 percent => 100 | 73% => 73 | 55 % => 55 | ninety percent => 90 | 38% => 38
%list outs11: 20 degrees => 20 | 12 degrees => 12 | 31 degrees => 31 | 3 °C => 3 | -5 degrees => -5 | ten degrees => 10 | 25° => 25 | -12 | 8 degrees => 8 | 18 °C => 18
%list kmh11: 120 km/h => 120 | 90 km/h => 90 | 130 km/h => 130 | 110 | 100 km/h => 100 | 80 km/h => 80 | 95 | 140 km/h => 140 | 70 km/h => 70 | 105
%tool evReach
range of the {model=ev11} on {batteryPercent=soc11}
{model=ev11}, battery {batteryPercent=soc11}, going {speed=kmh11}, {temperature=outs11} outside
how many kilometres are left in the {model=ev11} with {batteryPercent=soc11} at {temperature=outs11}
how far do we get in the {model=ev11} with {batteryPercent=soc11}, plus 90 kilos of luggage

%tool search_products
find {query=goods11} under {max_price=money11} in the shop
{condition:used=second-hand|used} {query=goods11}, {sort_by:price_low=cheapest first|lowest price on top}
shop for {query=goods11}, {sort_by:rating=best rated first|top reviews first}
what {query=goods11} does the shop have, it's for my new flat

%list suite11: smoke tests | Checkout API | users-v2 | login and logout | Payments, happy path | health | partner onboarding flow | regress_all | orders | auth for mobile | Webhooks (old)
%list times11: 3 times => 3 | five times => 5 | twice => 2 | 10 times => 10 | 20 times => 20 | four times => 4 | 50 times => 50 | 8 times => 8 | six times => 6 | 100 times => 100
%tool runRequestCollection
fire {collection=suite11} at {environment:staging=staging}, {iterations=times11}
all requests in {collection=suite11} against {environment:production=prod|live}, {stopOnFailure:true=stop at the first error|quit on error}
{environment:local=localhost|my own machine}, {collection=suite11}, {iterations=times11}, {stopOnFailure:false=carry on after errors|keep going if one fails}
send the saved {collection=suite11} requests, the driving test starts at three

%list speech11: leave it with the neighbours | coming, one second | we don't buy anything at the door | put the parcel behind the blue bin | up the stairs and then left | hi Tom | nobody is home until six | give it to Mrs. Okafor | just push | the pizza goes to number 14, not us | wait
%tool gatewatch.doorbell
whoever rang should hear "{message=speech11}"
say {message=speech11} to the person at the {entrance:front=front door|main door}
the bell at the {entrance:gate=gate}: answer {message=speech11} and {open:true=let them in|unlock}
I'm out in the garage, so answer the doorbell: {message=speech11}

%list bill11: 84 | 126.50 | $64 => 64 | 210 euros => 210 | £48.20 => 48.20 | 95.80 | 1,140 dollars => 1140 | fifty euros => 50 | 73 € => 73 | 312 | 39.90
%list tip11: 10 percent => 10 | 15% => 15 | 18 % => 18 | twenty percent => 20 | 12 percent => 12 | 5% => 5 | eight percent => 8 | 22% => 22 | 10% => 10 | fifteen percent => 15
%tool sum_tip_split
{bill=bill11} for dinner, {tip_percent=tip11}, {people=qsm} of us
what does each of the {people=qsm} of us owe on {bill=bill11}
{tip_percent=tip11} on top of {bill=bill11}, then divided by {people=qsm}
how much should we leave on a restaurant bill of {bill=bill11} at table 6

%list bright11: 40 percent => 40 | 70% => 70 | 25 % => 25 | 100 percent => 100 | ten percent => 10 | 55% => 55 | 85 percent => 85 | sixty percent => 60 | 5% => 5 | 15 percent => 15
%tool pageturn_reader_look
letters at {font_size=int} on the e-reader
e-reader: {theme:black=dark|black} background, {margins:wide=wide|broad} margins
{theme:sepia=sepia|brownish} pages, light at {brightness=bright11}, on my e-reader
make the pages on my ebook reader nicer to look at, it's White Nights

%tool wingline_add_baggage
my {kind:skis=skis} travel on {booking=code}, {weight_kg=kgs11}
{pieces=qsm} {kind:bicycle=bikes|bicycles} on flight {booking=code}, please
{booking=code}: {pieces=qsm} {kind:cabin_bag=carry-ons|cabin bags}, {weight_kg=kgs11} each
we bring a {kind:stroller=pram|buggy} on {booking=code}, the baby is 9 months old

%list dec11: 255 | 1994 | 42 | 1024 | 7 | 365 | 99 | 2026 | 65535 | 12 | 500
%list hex11: ff | 1A3F | c0ffee | 0x7F | deadbeef | 3e8 | FFFF | a1 | 0x10 | BEEF
%list bin11: 101101 | 1110 | 10000000 | 0b1011 | 11 | 110011 | 1111 1111 | 100 | 01010101 | 1001
%list rom11: MCMXCIV | xiv | MMXXVI | XL | CDXLIV | viii | LXXXIX | MDCC | IX | DCLXVI
%tool changeBase
{number=dec11} in {toBase:roman=Roman numerals|roman}
which {toBase:decimal=decimal number|ordinary number} is {number=rom11}
{number=hex11}, {fromBase:hexadecimal=hex|base sixteen}, as {toBase:binary=ones and zeros|binary}
{number=dec11} the way {toBase:octal=base eight|octal} has it, for my hex key drawer

%tool cifraBase
{number=dec11} as {base:hexadecimal=hex|base 16}, {width=qsm} digits
take {number=bin11} as {readAs:binary=binary|base two} and give it in {base:decimal=decimal|base ten}
how does {number=hex11} look in {base:octal=octal|base 8}, filled up to {width=int} places
what is {number=dec11} in {base:binary=zeros and ones|binary}, asks my 8 year old

%list hero11: Brunhild | Sir Toast | mog the unwashed | Ysolde of the Marsh | K'zar | Pip | old Nan Tucker | Thessaly Quill | grub | Orin Two-Hats | Vex, Daughter of Rain
%tool grimoire-create-hero
I play {name=hero11}, a {people:halfling=hobbit|halfling} {class:rogue=thief|rogue}
{name=hero11}, {people:orc=orc|orcish} {class:fighter=warrior|fighter}, level {level=int}
roll up a {class:wizard=mage|wizard} called {name=hero11}, starting on level {level=int}
a {class:bard=minstrel|bard} named {name=hero11} for the campaign, brought up by elves

%tool listMissedCalls
who tried to ring me since {since=pastday11}
the {limit=int} latest calls I didn't pick up
unanswered calls after {since=pastday11}, {limit=int} at most
did anyone phone while I slept for two hours

%list jsub11: cats | my boss and his golf clubs | trains that are never on time | cheese | Vikings | two nuns in a canoe | mondays | IKEA | snow, skis and broken legs | physics teachers | the dentist
%tool gigglebox-joke
something funny about {about=jsub11}
a {sort:pun=pun|play on words} on {about=jsub11}
{sort:riddle=riddle} for {audience:children=the kids|children}, {about=jsub11}
I could do with a laugh about {about=jsub11}, long story

%list gross11: 52,000 => 52000 | 38000 | 45,500 euros => 45500 | $120,000 => 120000 | 64 000 => 64000 | ninety thousand => 90000 | 29,900 => 29900 | £71,000 => 71000 | 83000 | 150,000 => 150000 | 41250
%tool purseling_income_tax
what does the taxman take from {gross=gross11} in {country=land11}
{gross=gross11} a year, {country=land11}, {status:single=unmarried|single}, what goes to the tax office
tax in {country=land11} for a {status:self_employed=freelancer|self-employed person} with {gross=gross11} and {children=qsm} kids
income tax on {gross=gross11} in {country=land11}, two colleagues want to know

%list deck11: Spanish verbs | capitals of africa | Bones and Muscles | chem 101 | Kanji N5 | The Tudors, part two | bird calls | jQuery | driving theory | vocabulary for Ms. Hall | knots
%tool startQuiz
quiz me on {deck=deck11}
{count=int} questions from {deck=deck11}, {difficulty:hard=the tricky ones|hard}
let me drill {deck=deck11}, {difficulty:easy=nothing tough|easy}, {count=int} cards
ask me {deck=deck11}, there's a hard exam on the 4th

%list dist11: Oldtown | Saint Mary's Hill | harbour district | north end | Little Italy | Kreuzberg | Under the Bridge | Elephant and Castle | Westpark | streets round the market | Hafen Ost
%list rent11: 900 | 1,200 => 1200 | 750 euros => 750 | $1500 => 1500 | 2000 | £680 => 680 | 1100 | 1,350 euros => 1350 | 820 | eight hundred => 800
%tool roofhunt.watch_district
tell me {how_often:daily=every day|once a day} about new flats in {district=dist11}, by {via:email=mail|email}
{via:sms=text|sms} me when something gets free in {district=dist11} up to {max_rent=rent11}
keep an eye on {district=dist11} for flats, {max_rent=rent11} tops, {how_often:instantly=word at once|instantly}
I want to hear of vacant apartments in {district=dist11}, we're five with 3 dogs

%tool check_certificate
when does the TLS of {hostname=host11} run out
who issued the certificate on {hostname=host11}
ssl expiry date, {hostname=host11}
is the padlock on {hostname=host11} fine until summer

%tool closeSurvey
no more votes on {survey=survey11}, {notifyParticipants:true=tell everyone who voted|write to those who took part}
lock the {survey=survey11} poll, {notifyParticipants:false=quietly|tell nobody}
stop taking answers for the {survey=survey11} survey
the {survey=survey11} poll ends now, everybody knows the outcome anyway

%list mach11: nas | raspberry in the hallway | gamebox | 192.168.1.20 | lena-laptop | printer upstairs | mediaserver.lan | pi4 | old thinkpad | xbox | cam-2
%tool tunnelgate-forward-port
send {external_port=port11} on to {internal_port=port11} of {machine=mach11}
port {external_port=port11}, {transport:udp=UDP|udp}, to {machine=mach11}
whatever comes in on {external_port=port11} goes to {machine=mach11}, {transport:both=tcp and udp|both protocols}, port {internal_port=port11} there
make {machine=mach11} reachable from outside through {external_port=port11}, both kids are waiting

%list plate11: M-AB 1234 | KLX 902 | 7ABC123 | B MW 77 | LN19 XYZ | W 4471 K | 1-GHT-220 | hh-sv 8 | SO 55 RRY | 0427 kjm
%tool car_extend_parking
{minutes=mins11} more at the meter for {plate=plate11}
park longer, {plate=plate11}, plus {minutes=mins11}
lunch drags on, another {minutes=mins11} of parking for {plate=plate11}
let the car stand there {minutes=mins11} longer, I'm at 12 Mill Lane

%list gate11: left door | double garage | workshop | bike shed | side entrance for bikes and bins | second bay | north door | carport | big roller door | garage by the road | old barn
%list shut11: 5 minutes => 5 | ten minutes => 10 | 2 minutes => 2 | half an hour => 30 | 15 min => 15 | three minutes => 3 | 20 minutes => 20 | an hour => 60 | 8 min => 8 | 1 minute => 1
%tool porchview_garage_gate
{move:open=roll up|lift} the {gate=gate11} and down again after {shut_after=shut11}
{gate=gate11}, {move:ajar=open a crack|just a gap}
pull the {gate=gate11} {move:close=shut|closed}
garage {move:close=down|shut}, the last car drove off 10 minutes ago

%tool getSurveyResponses
what did people say in {survey=survey11}, {summaryOnly:true=just the totals|only the overall numbers}
every reply to the {survey=survey11} poll, {summaryOnly:false=one by one|each single one}
how did the {survey=survey11} survey turn out
what came back on {survey=survey11}, for Monday's summary meeting

%list intent11: pi_3Nx82Kq | pi_9f31 | pi_0042_test | pi_LmN77 | pi_1OxQ | pi_b2b_5510 | pi_88 | pi_zz03a | pi_7Gh2TtR | pi_e4
%tool coinlane_create_refund
send {amount=money11} back on {payment_intent=intent11}
reverse {payment_intent=intent11}, {reason:duplicate=charged twice|a double charge}
{payment_intent=intent11}, {reason:requested_by_customer=the buyer asked for it|customer wants it}, hand back {amount=money11}
all the money from {payment_intent=intent11} back to the customer, he paid 40 days ago

%list prod11: oak stool | walnut & honey soap | gift card | linen apron, grey | candle no. 5 | beginner's knitting kit | kids' raincoat with a hood | Poster Lisbon A2 | bike bell | mug for lefties | yarn-merino-05
%tool shopfront.edit_product
{product=prod11} now costs {price=money11}, {stock=int} pieces left
{visible:false=hide|take down} the {product=prod11} in our web shop
{product=prod11}: {visible:true=back online|visible again} for {price=money11}
change the web shop entry of the {product=prod11}, it's 3 years old

%list keypat11: session:* | cart:2024* | tmp_* | user:*:avatar | *.lock | rate:ip:* | feed:?? | old-* | cache:html:* | img:[0-9]* | job:*:done
%list dbno11: 0 | 1 | three => 3 | 4 | 7 | two => 2 | 9 | 12 | 15 | 5
%tool keyburrow_evict
wipe keys like {pattern=keypat11}
drop {pattern=keypat11} from database {db=dbno11}, {dry_run:false=for real|no dry run}
{pattern=keypat11} in db {db=dbno11}, {dry_run:true=just count them|as a dry run}
every {pattern=keypat11} key must go, there were 12 yesterday

%list loan11: 250,000 => 250000 | 18000 | 12,500 euros => 12500 | $30,000 => 30000 | 400,000 => 400000 | fifty thousand => 50000 | £9,500 => 9500 | 120000 | 75 000 => 75000 | 6,000 => 6000
%list rate11: 3.5 percent => 3.5 | 4% => 4 | 2.9 percent => 2.9 | 6.25 % => 6.25 | five percent => 5 | 1.8% => 1.8 | 7 percent => 7 | 4.4% => 4.4 | 3 % => 3 | 5.15 percent => 5.15
%list term11: 20 years => 20 | ten years => 10 | 15 years => 15 | 5 years => 5 | thirty years => 30 | 25 years => 25 | 3 years => 3 | twelve years => 12 | 7 years => 7 | 8 years => 8
%list down11: 20,000 => 20000 | 5000 | $3,000 => 3000 | 10,000 euros => 10000 | two thousand => 2000 | 1500 | £800 => 800 | 40,000 => 40000 | 7500 | 2,500 => 2500
%tool purseling_loan
what would I pay back each time on {principal=loan11} at {rate=rate11}, {years=term11}
{principal=loan11}, {rate=rate11}, {down_payment=down11} upfront: how big are the instalments
borrowing {principal=loan11} for {years=term11} with {rate=rate11} interest
instalments on {principal=loan11} at {rate=rate11}, I'm 35 years old

%list knit11: blue scarf | baby blanket for Ines | left sock | cardigan, the back | yoke sweater | hat | dad's vest | shawl with the lace border | dishcloth | sleeve two | Fair Isle tea cosy
%tool skein.count_rows
I've knitted {rows=int} rows of the {project=knit11}
{project=knit11}, plus {rows=int}
{unravelled:true=ripped out|pulled out again} {rows=int} rows on the {project=knit11}
{rows=int} rows more for the {project=knit11}, ripping good fun

%list berth11: B12 | A3 | c-07 | pontoon 4 | D22 | visitors 2 | E1 | north quay 9 | F-15 | slip 6
%list amps11: 16 amps => 16 | 10 A => 10 | 32 amps => 32 | six amps => 6 | 25 amps => 25 | 63 A => 63 | 20 | twelve amps => 12 | 8 amps => 8 | 50 A => 50
%tool harbor.shore_power
{state:on=turn on|connect} the mains at {berth=berth11}, {limit_amps=amps11} at most
{state:off=cut|pull} the current for berth {berth=berth11}
{berth=berth11} electricity {state:on=on}, up to {limit_amps=amps11}
socket at {berth=berth11} {state:off=off|dead}, the 16 metre yacht has sailed

%list sheet11: Budget | guest list | Stock, May | Payroll 2026 | Sheet1 | who brings what | Kids & Chores | timetable for the band | Q3 | inventory-old | Route
%list rown11: 4 | 12 | 37 | 108 | nine => 9 | 56 | 201 | 3 | 18 | 1040 | 75
%tool gridbook_insert_rows
make space for {count=int} lines in {sheet=sheet11}
{count=qsm} blank lines below row {after_row=rown11} in {sheet=sheet11}
{sheet=sheet11}: after line {after_row=rown11} I want {count=int} empty ones
{count=int} fresh empty rows in {sheet=sheet11}, it has 90 so far

%list casetext11: hello from the far side | QUARTERLY RESULTS | user name | the wind in the willows | DON'T PANIC | order_id | new york, new york | totalPriceWithTax | MINUTES OF MAY AND JUNE | iPhone | mrs. dalloway
%tool snipyard_recase
{text=casetext11} in {style:upper=capitals|all caps|capital letters}
turn {text=casetext11} into {style:snake=snake case|snake_case}
{style:title=headline style|title case} for "{text=casetext11}"
write "{text=casetext11}" as {style:kebab=kebab case|kebab-case}

%list line11: U6 | bus 42 | Northern line | S-Bahn to the airport | tram 9 | RE 7 | ferry to Hven | M4 | night bus 17 | Jubilee | red line | 11A
%tool serviceDisruptions
{line=line11} running late?
anything wrong with {line=line11} today
{line=line11}: any stops shut?
trouble on {line=line11}, what is known

%list art11: blue mugs | A-1009 | screws, 4 mm | garden chairs | toner for the HP | cartons of soy milk | bike lamps, rear | SKU 77-b | candles and holders | glass jars | hoodies XL
%tool adjust_stock
{quantity=int} {item=art11} {reason:damaged=broke|got wet and are ruined}, take them off the books
{item=art11}: {quantity=int} {reason:lost=have vanished|are missing}, fix the inventory
{quantity=int} {item=art11} {reason:returned=sent back by customers|brought back}, book them in
{reason:recount=counted again|recounted}, {quantity=int} {item=art11}, correct the stock

%tool sum_loan_payment
monthly cost of {amount=loan11} over {years=term11} at {rate=rate11}
{amount=loan11} from the bank, {down_payment=down11} of my own, {years=term11}: how much a month
what do we pay per month if we borrow {amount=loan11}, {rate=rate11}, for {years=term11}
{amount=loan11} spread over {years=term11}, what's that each month, the flat has 85 square metres

%list delay11: 30 seconds => 30 | a minute => 60 | 45 seconds => 45 | 90 seconds => 90 | two minutes => 120 | 20 s => 20 | sixty seconds => 60 | 15 seconds => 15 | 10 seconds => 10 | 75 s => 75
%list pin11: 4410 | 0007 | 91823 | 2580 | 13-31 | 778899 | 6502 | blue7 | 1066 | 334455
%tool gatewatch.arm
house alarm {mode:off=off}, {code=pin11}
burglar alarm to {mode:night=night|sleeping mode}, {delay_seconds=delay11}
everybody's {mode:away=out|leaving}, arm the alarm with {code=pin11} and give us {delay_seconds=delay11}
set the burglar alarm for {mode:vacation=holidays|vacation}, 2 cats stay in

%list vid11: wedding.mov | trailer final.mp4 | IMG_2044.avi | drone over the lake | interview with Jo and Pat.mkv | screen-rec-3 | birthday clip | goal.mp4 | cut 7, no music | lesson_02.webm
%list fps11: 24 fps => 24 | 30 frames per second => 30 | 60 fps => 60 | 25 fps => 25 | 15 frames per second => 15 | 50 fps => 50 | 12 fps => 12 | 48 fps => 48 | 120 fps => 120 | ten frames per second => 10
%tool clip_export
save {video=vid11} as {container:mp4=mp4|an mp4}
{video=vid11} at {fps=fps11}, {resolution:720p=720p}
make {video=vid11} a {container:gif=gif}, {resolution:480p=480p}, {fps=fps11}
re-encode {video=vid11}, the one with the 4K telly in it

%list gq11: quantum | Ada Lovelace | old harbour renovation | what Priya said about pricing | fermentation and salt | Lake Como | nordlicht gmbh | fear of flying | reunion in May | C++ | Oslo, winter
%tool search_nodes
look for {query=gq11} in my knowledge graph
which {entity_type:person=people|persons} does the graph have for {query=gq11}
knowledge graph, {entity_type:place=places}, {query=gq11}
does my graph know {query=gq11}, some person asked me

%tool coachhop-buy-seat
{passengers=qsm} of us on coach ride {ride=code}, {fare:student=student price|student fare}
book coach {ride=code}, {fare:saver=cheapest fare|saver}, {big_luggage:false=no large bags|hand luggage only}
a {fare:senior=pensioner|senior} seat on ride {ride=id}, {big_luggage:true=with a big suitcase|large case included}
get me on coach {ride=code}, I'm flexible about the window

%list pres11: pitch | Q4 review | All-Hands May | Bees and Us | sales kickoff, north region | thesis defence | onboarding v3 | safety first | slideshow for Gran's ninetieth | How We Price | demo_day
%tool deckwright.export
{deck=pres11} as {format:pdf=pdf|a pdf}
the {deck=pres11} slides in {format:png=png|pictures}, please
turn {deck=pres11} into a {format:video=film|video}, {with_notes:true=speaker notes included|with the notes}
download my talk {deck=pres11} as {format:pptx=powerpoint|pptx}, Sue takes the notes

%list degs11: 21 degrees => 21 | 19 degrees => 19 | 22 | 18.5 degrees => 18.5 | 23 °C => 23 | twenty degrees => 20 | 20.5 | 24 degrees => 24 | 17 °C => 17 | 22 degrees => 22
%list leave11: 7:15 | half past six | eight tomorrow | noon | 5 pm | quarter to nine | 6:40 am | seven in the morning | ten | 8:30 on Friday | 16:00
%tool autolink-climate
preheat the car to {temperature=degs11}, I get in at {ready_by=leave11}
{temperature=degs11} in the car, {heat_seats:true=seats warm|with warm seats}
cool the car down to {temperature=degs11} for {ready_by=leave11}, {heat_seats:false=no seat heating|leave the seats cold}
I'd like {temperature=degs11} in the parked car, all four seats are taken

%tool watch_price
tell me when the price of {product=goods11} hits {target_price=money11}
{product=goods11} below {target_price=money11}, let me know
ping me once {product=goods11} can be had for {target_price=money11}
I only pay {target_price=money11} for {product=goods11}, say when it gets that cheap

%list plot11: north field | greenhouse 2 | lettuce beds | field by the church | strawberries | Plot C | upper meadow | tunnel three | vines and olives | sweetcorn behind the barn | old orchard, east side
%tool farm_start_irrigation
{minutes=mins11} of water on {field=plot11}
sprinklers on for {field=plot11}, {minutes=mins11}
too dry out there, give {field=plot11} {minutes=mins11}
soak {field=plot11} for {minutes=mins11}

%list pkg11: requests | left-pad | serde | lodash | spring-core | rails | @types/node | tokio | numpy | junit | actix-web | nokogiri
%tool registry_get_package
who looks after {package=pkg11} on {ecosystem:npm=npm|node's registry}
licence of {package=pkg11}, {ecosystem:cargo=crates.io|cargo|rust}
which release is {package=pkg11} at in {ecosystem:pip=pypi|pip}
what licence has package {package=pkg11}, a true gem in our code

%list meter11: 20456 | 8812 | 15,209 => 15209 | 1204 | 73310 | 990 | 45 871 => 45871 | 6620 | 102938 | 3,417 => 3417
%list rday11: yesterday | 31 December | this morning | the 1st of March | last Sunday | 2026-04-30 | Monday | 15.11.2025 | today | the 28th
%tool submit_meter_reading
{meter:gas=gas}, {reading=meter11}, read {date=rday11}
give the supplier {reading=meter11} for {meter:electricity=power|electricity}
{meter:water=water} stood at {reading=meter11} {date=rday11}, report that
the {meter:electricity=electricity counter|power meter} says {reading=meter11}, pass it on before the bill comes Friday

%tool renew_certificate
{hostname=host11} needs a fresh certificate, checked by {challenge:dns=dns|DNS}
reissue TLS for {hostname=host11}, proof over {challenge:http=http}
new ssl for {hostname=host11}, {force:true=even if it's still good|no matter how long it still runs}
prolong the https certificate of {hostname=host11}, dns is Karl's job

%list plain11: hello world | attack at dawn | user:pass | Fish & Chips | meet me by the river, ten sharp | café | SOS | a < b | happy birthday old friend | 42 | Jo and Bea forever
%list enc11: 48 65 6c 6c 6f | 48656c6c6f | 757365723a70617373 | 7a6f6f | 0x6869 | 62617221 | 4a6f | 666f6f626172 | 6869 | 54 65 61
%tool bytebox.encode
{text=plain11} in {scheme:morse=morse|morse code}
make {scheme:base64=base64|base 64} of {text=plain11}
{text=enc11} is {scheme:hex=hex|hexadecimal}, {reverse:true=turn it back into words|decode it}
put "{text=plain11}" through {scheme:rot13=rot13|rot 13}, no turning back now

%tool tradepost-cancel-order
withdraw stock order {order_id=code}
take {quantity=int} shares out of order {order_id=code}
I no longer want {quantity=bigint} of the shares in {order_id=id}
scrap trade {order_id=code}, it has been waiting 3 days
