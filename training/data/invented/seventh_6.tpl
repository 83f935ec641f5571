%lang en
# Plain requests: roles told by small words, by the field's name or its short form, values with difficult borders.
%list xday: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list xdayb: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list xrel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list xpast: yesterday | last Friday | last Sunday | the day before yesterday | this morning | last Tuesday | last night | Monday | two days ago | last Wednesday
%list xsince: Monday | 1 March | last week | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12
%list xuntil: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list xclock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list xlate: 23:00 | ten at night | 11 pm | 22.30 | 9 pm | half past nine | 21:45 | eleven | midnight | 19:30 | quarter past eight
%list xslot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list xn: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list xmoney: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120 | 18
%list xwho: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Lee from legal | D'Arcy
%list xmate: Ravi | Greta | my flatmate | Otto | Little Ann | Imani | the twins' dad | Carmen | Joost van Dijk | Nadia | aunt Peg | O'Shea | the intern
%list xfull: Agnes Brandt | Mary Ellen Byrne | Ahmet Yildiz | Siobhan O'Hara | Karl-Heinz Vogt | Rosa de la Cruz | Will Grant | Grace Field | Pavel Horak | April Young | Tomasz Wojcik | Dr. Ruth Feldman
%list xkid: Nora | Ben | little Theo | Amira | Jun | my niece Lotte | Max | Bea | Oskar | our eldest | Penny
%list xgang: Ravi, Greta and me | Otto and Imani | Carmen, Joost, Nadia | me and Big Sal | Priya and Luca | Mo, Rosie and uncle Pete | the four of us | Hanna, Marek and Yuki | Ben, D'Arcy and the twins | my brothers and me
%list xtown: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Bath | Aarhus | St. Moritz | Stratford-upon-Avon | Cork | Frankfurt an der Oder
%list xtownb: Zagreb | Denver | Palermo | Bergen | Reading | Ghent | Lisbon | Le Mans | Riga | King's Lynn | Salt Lake City | Nice
%list xroom: kitchen | living room | hall | study | bedroom upstairs | guest bathroom | nursery | attic | office | room under the stairs | dining room
%list xtongue: French | German | Spanish | Brazilian Portuguese | Polish | Japanese | Arabic | Dutch | Turkish | Swiss German | Welsh | Mandarin
%list xcolor: red | navy blue | white | #ff8800 | pale yellow | black | mint | dark grey | teal | off-white | orange | #1a1a1a
%list xchan: #general | kitchen-talk | team-north | #ops | the lunch crowd | Parents of 3b | random | #release-2 | Cats and Dogs | book club | design

%list xcamp: Pine Hollow | The Old Mill | Bell's Field | Camping am See | Three Rivers by the Sea | Woods and Water | Under the Oaks | Camp 21 | Big Sal's Meadow | Les Trois Sources | Sandy Bay
%tool camp_book_pitch
book a pitch at {campsite=xcamp} from {from_date=xday} to {to_date=xdayb} for {people=xn}
for {people=xn} people, {from_date=xday} till {to_date=xdayb}, camping at {campsite=xcamp}
pitch {electricity:true=with power|with a hook-up} from {from_date=xday} until {to_date=xdayb} at {campsite=xcamp}
site {campsite=xcamp}, from {from_date=xday}, to {to_date=xdayb}, campers {people=xn}, power {electricity:true=yes}
{campsite=xcamp}, arriving {from_date=xday}, leaving {to_date=xdayb}, {electricity:false=no electricity|without power}

%list xfirm: Hartmann & Sons | Acme | The Paper Mill | Pino's | Green and Blue Ltd | tmp-studio | Ella Moor | Bridge to Work | O'Brien Foods | Nordwind | Made by Hand
%list xcnote: wants the blue samples, not the grey ones | call back after Easter | asked for a discount on Friday | prefers mail, never call before noon | new contact is Lee from legal | happy with the last delivery | pays late but always pays | invoice goes to the Leeds office | moving to bigger rooms in May | allergic to nuts | merger in the spring, decision after that
%tool clientele_note
note for {customer=xfirm}: {note=xcnote}
add "{note=xcnote}" to {customer=xfirm}, follow up on {follow_up=xday}
customer {customer=xfirm}, note {note=xcnote}, follow-up {follow_up=xday}
get in touch {follow_up=xrel} with {customer=xfirm}, note: {note=xcnote}

%list xclean: the bathroom | stairs and hall | fridge | the windows in the front | litter box | kitchen floor, bins too | oven | the drain under the sink | bikes and shed | vacuuming upstairs | mirrors
%list xwday: Monday | Saturday | Friday | Sundays | Wednesday | Thursday | Tuesdays | Saturday mornings
%list xweeks: two weeks => 2 | three weeks => 3 | 4 weeks => 4 | 6 weeks => 6 | two weeks => 2 | 3 weeks => 3
%tool setCleaningTurn
put {person=xmate} down for {task=xclean} on {weekday=xwday}
{task=xclean} goes to {person=xmate} every {every_weeks=xweeks}
every {every_weeks=xweeks} on {weekday=xwday}, {task=xclean} by {person=xmate}
on {weekday=xwday} {person=xmate} does {task=xclean}
task: {task=xclean}, who: {person=xmate}, day: {weekday=xwday}

%list xpayee: Pino's | the landlord | City Water and Power | my sister Lotte | Marlow Dental | The Anchor | Fitness First | O'Hara & Co | Save the Bees | Telekom | school lunch fund | Mr. Bill Price
%tool penny_standing_order
standing order to {recipient=xpayee} for {amount=xmoney}, {interval:monthly=monthly|every month}
pay {amount=xmoney} {interval:weekly=weekly|every week} to {recipient=xpayee} from {first_on=xday}
from {first_on=xday} until {last_on=xdayb}, {amount=xmoney} {interval:monthly=a month|each month} to {recipient=xpayee}
recipient {recipient=xpayee}, sum {amount=xmoney}, interval {interval:quarterly=quarterly}, first {first_on=xday}, until {last_on=xdayb}
{interval:yearly=once a year|yearly} until {last_on=xday}, send {recipient=xpayee} {amount=xmoney}

%list xref: INV-2231 | 88-410 | rent for May | customer 4471 | RF18 5390 | dues, spring term | order 10072 | Q2/17 | tooth cleaning | A77-x
%tool pay_bill
pay {payee=xpayee} {amount=xmoney} from {account:checking=checking|my checking account}
pay {amount=xmoney} to {payee=xpayee} with the reference {reference=xref}
ref {reference=xref}, {amount=xmoney}, to {payee=xpayee}
payee: {payee=xpayee}, amount: {amount=xmoney}, reference: {reference=xref}, account: {account:joint=joint}
with {account:credit_card=my credit card|the credit card} pay {amount=xmoney} to {payee=xpayee}

%list xpet: Biscuit | Mr. Whiskers | the old cat | Salt and Pepper | Luna | our rabbit Olaf | Big Sal | Nero | Bello | the hamster | Peg
%list xpetill: a limp on the left back leg | no appetite, lots of thirst | booster shot | a lump under the chin | teeth and claws | scratching at night | a sock she ate on Sunday | cough | yearly check-up | one blind eye and bad hearing
%tool book_vet_visit
vet for {pet=xpet} {when=xslot} because of {reason=xpetill}
book the vet on {when=xday} for {pet=xpet}
for {reason=xpetill}, take {pet=xpet} to the vet {when=xslot}
{emergency:true=emergency}, {pet=xpet} to the vet {when=xslot}, {reason=xpetill}
pet {pet=xpet}, time {when=xslot}, reason {reason=xpetill}, emergency {emergency:true=yes}

%list xmsg: lunch is at one, bring your own fork | the build is green again | who took the blue mug | see you at The Anchor | I'll be ten minutes late, start without me | done | thanks to Ben for the cake | no meeting on Friday | can someone reply to Mrs. O'Neill | yes please, two of them | door code changed, ask me
%list xthread: lunch on Friday | the printer is broken again | who's in for Bath | holiday plans | Ravi's question | release notes, second try | keys | parking under the building | new logo | welcome to Greta
%tool banter-write
write {text=xmsg} in {room=xchan}
post in {room=xchan}: {text=xmsg}
under {thread=xthread} in {room=xchan}, write {text=xmsg}
room {room=xchan} / thread {thread=xthread} / text {text=xmsg}

%tool crumbchaser_history
vacuum history for the {room=xroom} since {since=xsince}
since {since=xsince}, {failed_only:true=only failed runs|just the failed ones} of the robot vacuum
robot vacuum, {failed_only:true=failed runs only}, in the {room=xroom}
room: {room=xroom}, since: {since=xsince}, {failed_only:true=failed only}

%list xsong: The Man Who Sold the Stairs | Rivers | Bread and Roses | Waiting for Clara by the Sea | Blue | Don't Go, Don't Stay | Songs in the Key of Rain | Halfway to Leeds | Play It Again | Room 9 | At Home with You | Monday
%list xband: Ella Moor | The Stairs | Cole & the Lanterns | Otis May | Dad's Army Band | Nine Below | Shuffle Kings | Sister Bell | DJ Tomasz | The Room Upstairs
%tool tonearm_spin
play {what=xsong} by {by=xband} in the {room=xroom}
in the {room=xroom} play {what=xsong}
{shuffle:true=shuffle} {what=xsong} by {by=xband}
by {by=xband}, {what=xsong}, {shuffle:true=shuffled}
album {what=xsong}, artist {by=xband}, room {room=xroom}, shuffle {shuffle:false=no}

%list xhood: Leith | the old town of Graz | Bath | Newcastle upon Tyne | Kreuzberg | Hackney near the park | King's Lynn | Vigo | Docklands | St. Pauli
%list xfeats: balcony and lift | a garden | bathtub, balcony, parking | fitted kitchen and cellar | pets allowed | garage, garden | a lift, no stairs at all | terrace | fireplace and two baths
%tool search_listings
flats to {listing_type:rent=rent} in {location=xhood} under {max_price=xmoney}
{bedrooms=xn} bedrooms in {location=xhood} with {features=xfeats}
with {features=xfeats}, up to {max_price=xmoney}, to {listing_type:buy=buy} in {location=xhood}
area {location=xhood}, bedrooms {bedrooms=xn}, features {features=xfeats}, max price {max_price=xmoney}
{listing_type:buy=houses for sale} in {location=xhood}, {bedrooms=xn} bedrooms

%list xerr: TypeError in checkout | login page shows blank after update | timeout on save, retry fails | ERR-4471 | null is not an object | disk full until restart | Cannot read file tmp-fix-2 | cookie missing for guests | E1009 | "no route to host" in the nightly job
%list xwhyig: known bug in the library | fix comes on Monday | only happens in tests | we are waiting for Ravi's patch | nobody uses that page, it goes away in May | vendor is working on it | third-party plugin | harmless | old phones, very few users
%tool errorhive_ignore
ignore {error=xerr} until {until=xuntil}
ignore {error=xerr}, {reason=xwhyig}
mute the error {error=xerr} until {until=xuntil}, {reason=xwhyig}
error: {error=xerr}; until: {until=xuntil}; reason: {reason=xwhyig}

%list xpollq: Where do we eat on Friday? | Which day suits you? | Pizza or not? | Who brings the cake to Ravi's party? | What colour for the new shed, if any? | Do we close at five? | Best film of the year? | Should the logo stay? | Rivers or mountains?
%list xopts: yes and no | The Anchor, Pino's, canteen | Monday, Tuesday or Friday | red, green and grey | yes, no, don't care | 5 pm, 6 pm | Bath or Cork | stay, go | Ella, Jun and Big Sal
%tool pulsepoll_create_poll
poll in {channel=xchan}: {question=xpollq} with {options=xopts}
ask {channel=xchan} {question=xpollq} Options: {options=xopts}
question {question=xpollq} answers {options=xopts} closes {closes_at=xslot}
{anonymous:true=anonymous} poll until {closes_at=xuntil}, {options=xopts}: {question=xpollq}
Q: {question=xpollq} A: {options=xopts} Channel: {channel=xchan}

%list xcross: Brenner | Horgos | San Ysidro | the bridge at Narva | Kapitan Andreevo | Peace Arch | Dover | Medyka | Bregana | St. Margrethen | Rio Grande City
%tool roadline_border_wait
wait at {crossing=xcross} for {lane:car=cars} {direction:entering=going in|entering} at {at=xclock}
border wait at {crossing=xcross} {direction:leaving=on the way out|leaving}
{lane:truck=trucks} at {crossing=xcross}, around {at=xclock}
crossing {crossing=xcross}, direction {direction:entering=in}, lane {lane:pedestrian=on foot|pedestrian}, time {at=xclock}
how long do {lane:bus=buses} wait {direction:leaving=leaving} via {crossing=xcross}

%list xwhere: pram | sofa | cot | car seat | big bed upstairs | crib by the window | sling | nursery | back of the car | travel cot at Grandma's
%tool logBabySleep
baby slept from {from=xclock} to {to=xlate}
she slept in the {where=xwhere} from {from=xclock} until {to=xlate}
asleep {from=xclock}, awake {to=xlate}, place {where=xwhere}
up at {to=xlate} after falling asleep at {from=xclock}
log sleep in the {where=xwhere} since {from=xclock}

%list xfreeze: audit | the move to the new data centre | Black Friday | holidays, nobody is on call | database migration | the release to Pino's | board demo on Monday | stock-taking and year end | backup test, please wait | peak season
%tool freeze_deployments
freeze {environment:production=production|prod} from {start=xday} to {end=xdayb}
no deployments from {start=xday} until {end=xdayb}, {reason=xfreeze}
until {end=xdayb}, starting {start=xday}, freeze {environment:staging=staging}
env {environment:preprod=preprod}, start {start=xday}, end {end=xdayb}, reason {reason=xfreeze}
deployment freeze for {reason=xfreeze}, {start=xday} to {end=xdayb}

%list xsrc: ~/draft v2.docx | notes to self.txt | /tmp/out.csv | scans/May and June.pdf | tmp-fix-2 | holiday.jpg | src/old_main.py | report from Ella.pdf | build.log | ./letters
%list xdst: ~/Documents | archive/2025 | Old and Done | final.docx | /backup/to keep | inbox | ../shared | photos/by year | done.log | To Print
%tool move_file
move {source=xsrc} to {destination=xdst}
into {destination=xdst} move {source=xsrc}
rename {source=xsrc} as {destination=xdst}
from: {source=xsrc}, to: {destination=xdst}

%list xtrain: ICE 512 | RE 7 | IC 2040 | TGV 9573 | S3 | EC 113 | RJX 68 | 1A47 | the 8:15 to Leeds | NJ 466
%tool getTrainDelay
is {trainNumber=xtrain} late at {station=xtown}
delay of {trainNumber=xtrain} in {station=xtown}
at {station=xtown}, how late is {trainNumber=xtrain}
train {trainNumber=xtrain}, station {station=xtown}
delay for {trainNumber=xtrain} please, I am waiting with Ben

%tool sky_sun_times
{event:sunset=sunset} in {place=xtown} {date=xrel}
on {date=xday} when is {event:sunrise=sunrise} in {place=xtown}
place {place=xtown}, date {date=xday}, event {event:dawn=dawn}
sun times for {date=xday} at {place=xtown}
{event:day_length=day length|how long is the day} {date=xrel}, {place=xtown}

%list xcities: Graz and Denver | Leeds, Riga, Lisbon | New York, London and Tokyo | UTC and Pacific time | Cork and Salt Lake City | Vienna, Sydney | Lyon, Bergen and King's Lynn | CET, EST | Madrid and Buenos Aires
%list xmin: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | 30 min => 30
%tool overlap-hours
overlap for {places=xcities} on {day=xday}
find {minutes=xmin} for {places=xcities} {day=xrel}
{minutes=xmin} on {day=xday} between {places=xcities}
places {places=xcities}, day {day=xday}, length {minutes=xmin}

%list xjson: config.json | package.json | users and roles.json | out/data.json | tmp-fix-2.json | settings_old.json | ~/export from May.json | i18n/de.json | menu.json
%list xpath: items | users[0].name | data.list | $.store.book | errors | meta.created_at | address.street | version | a.b.c | scripts
%tool snipyard_tidy_json
format {file=xjson} with {indent=xn} spaces
tidy {query=xpath} in {file=xjson}, {sort_keys:true=keys sorted|sorted keys}
with indent {indent=xn} format {query=xpath} of {file=xjson}
pretty print {file=xjson}, only {query=xpath}
file={file=xjson}, indent={indent=xn}, sort={sort_keys:true=yes}, path={query=xpath}

%list xfix: restarted the queue | rolled back to Friday's build | new certificate, valid until May | disk was full, cleaned up | patched by Ravi | provider fixed their DNS | false alarm | moved to the second node, cache cleared | someone tripped over a cable
%list xinc: INC-204 | P1-77 | 8831 | INC-15 | PGR-1190 | inc_ab12 | 40417 | SEV2-9
%tool resolveIncident
resolve {incidentId=xinc}: {note=xfix}
{note=xfix}, close {incidentId=xinc}
incident {incidentId=xinc}, note: {note=xfix}
close {incidentId=xinc} and put {note=xfix} as the note

%list xact: Ella Moor | The Room Upstairs | Hamlet | Ajax against Porto | ABBA | dinosaurs | The Man Who Sold the Stairs | jazz and blues | street food | Bread and Roses | Cirque de Mai | Monet
%tool stageline_seek
{what=xact} in {city=xtown} from {from_date=xday} to {to_date=xdayb}
{kind:concert=concerts} in {city=xtown} under {max_price=xmoney}
between {from_date=xday} and {to_date=xdayb}, {kind:exhibition=exhibitions} on {what=xact} in {city=xtownb}
city {city=xtown}, kind {kind:theatre=theatre}, from {from_date=xday}, max {max_price=xmoney}
for {max_price=xmoney} at most, {kind:kids=something for kids} before {to_date=xdayb} in {city=xtownb}

%tool swapOnCallShift
{toPerson=xmate} takes over on-call from {fromPerson=xwho} on {startDate=xday}
give {fromPerson=xwho}'s on-call shift to {toPerson=xmate} from {startDate=xday} to {endDate=xdayb}
instead of {fromPerson=xwho} put {toPerson=xmate} on call {startDate=xrel}
until {endDate=xdayb}, from {startDate=xday}, {toPerson=xmate} is on call for {fromPerson=xwho}
from {fromPerson=xwho}, to {toPerson=xmate}, start {startDate=xday}, end {endDate=xdayb}

%list xpill: ibuprofen | vitamin D | Dr. Iyer's drops | iron and zinc | amoxicillin | the little white ones | magnesium | cough syrup for the night | Metformin 500 | eye drops
%list xdose: one tablet | 400 mg | two drops | half a pill | 5 ml | one tablet and a half | a spoonful | 2 capsules | 10 mg
%list xtimes: 8 am and 8 pm | noon | 7, 13 and 19 o'clock | 9:00, 21:00 | seven and eleven | morning and night | 6 am, 2 pm, 10 pm | half past seven
%tool addDosePlan
{dose=xdose} of {medicine=xpill} at {times=xtimes}
plan {medicine=xpill} at {times=xtimes} from {startDate=xday} until {endDate=xdayb}
medicine {medicine=xpill}, dose {dose=xdose}, times {times=xtimes}, with food {withFood:true=yes}
{withFood:true=with food|with a meal}, {dose=xdose} at {times=xtimes}, {medicine=xpill}
starting {startDate=xday}, {medicine=xpill} at {times=xtimes}, {withFood:false=without food|on an empty stomach}

%list xlabel: wifi | bank pin | tmp-fix-2 key | Mum's safe | prod database | login for Pino's | front door | router admin | passport and visa numbers | old laptop | API token for staging
%tool safebox.grant
let {person=xwho} {right:read=read} {label=xlabel} until {until=xuntil}
give {person=xwho} {right:change=change} rights on {label=xlabel}
until {until=xuntil}, {label=xlabel} may be {right:share=shared} by {person=xwho}
secret {label=xlabel}, person {person=xwho}, right {right:read=read}, until {until=xuntil}
grant {label=xlabel} to {person=xwho}

%list xcodeq: parse date | retry with backoff | TODO remove in May | class UserStore | def from_json | login page shows blank | read from cache or disk | getTaxFor | open and close file | sort by name
%list xrepo: web-shop | acme/api | tmp-fix-2 | billing | tools-and-scripts | mobile | docs | core.lib | big-sal
%tool code_search
search for {query=xcodeq} in {repo=xrepo}
find {query=xcodeq} in {language:python=python} code
in the {repo=xrepo} repo, {language:typescript=typescript} only, look for {query=xcodeq}
query: {query=xcodeq}, lang: {language:go=go}, repo: {repo=xrepo}

%list xdeal: Nordwind fleet | Pino's kitchen | Acme 2027 | Bread and Roses catering | website for The Anchor | Hartmann | tmp-pilot | Rooms to Go | Green and Blue, phase 2 | Won Ton Express | school lunch contract
%list xdnote: budget approved on Friday | they want a second demo, with Ravi | price too high | waiting for legal to sign | signed by Mrs. O'Neill | lost to a cheaper offer from Leeds | call in May, not before | needs 40 licences | boss is on holiday until Monday | cut by ten percent
%tool crm_update_deal
move {deal=xdeal} to {stage:negotiation=negotiation}
set {deal=xdeal} to {stage:won=won} with the note {note=xdnote}
note {note=xdnote} and put {deal=xdeal} into {stage:proposal=proposal}
deal: {deal=xdeal}, stage: {stage:qualified=qualified}, note: {note=xdnote}
{deal=xdeal} is {stage:lost=lost}, {note=xdnote}

%list xsurf: Mundaka | Bells Beach | Hossegor | the pier at Huntington | Sandy Bay | Jaws | Thurso East | Big Rock | Supertubos | Fistral | Anchor Point
%tool trailwise-surf-report
surf at {spot=xsurf} {at=xslot} for {level:beginner=beginners|a beginner}
waves for {at=xday} at {spot=xsurf}
{level:advanced=advanced}, {spot=xsurf}, {at=xslot}
spot {spot=xsurf}, time {at=xclock}, level {level:intermediate=intermediate}

%list xpage: Onboarding | How to Reach the Night Desk | Keys and Codes | Who to Call in May | login page shows blank after update | Rivers by Ella Moor | Rota, spring | tmp-fix-2 | Release Notes for 3.1 | Write to Customers | Pino's
%list xcontent: Call the front desk first, then Ravi | keys are in the drawer under the printer | we start at nine | To be written by Ella | see the sheet from Monday | Do not restart the box, it never comes up | none yet | first draft is due in May | two people per shift, one at night | ask Big Sal
%list xspace: Engineering | Sales and Support | HR | Team North | the Kitchen | design | House Rules | ops-internal | Projects 2027
%tool wiki_create_page
create a page called {title=xpage} in {space=xspace}
in {space=xspace} write {content=xcontent} on a new page titled {title=xpage}
title {title=xpage}, content {content=xcontent}
space: {space=xspace} / title: {title=xpage} / text: {content=xcontent}

%list xzone: A12 | 4471 | Leith 7 | B-03 | 20815 | Mitte 12 | C | harbour east | P4 | 9
%list xplate: GZ 412 KL | AB19 XYZ | M-SL 2020 | 7KDL339 | W-1234A | HH QR 88 | LK02 BNT | BIG SAL | 4471 HJK | B-OB 77
%tool curbspot-start-session
park {plate=xplate} in {zone=xzone} for {minutes=xmin}
{minutes=xmin} in {zone=xzone} for {plate=xplate}
start parking for {plate=xplate}, zone {zone=xzone}
plate {plate=xplate}, duration {minutes=xmin}, zone {zone=xzone}

%list xhashin: setup.exe | backup of May.zip | hello world | tmp-fix-2.tar | Bread and Roses | ~/keys/id.pub | contract, signed.pdf | photos to print.zip | debian-12.iso | password123
%list xsum: 9e107d9d372bb682 | a7ffc6f8 | 0xCAFE1234 | d41d8cd98f00b204 | 3f786850e387 | e3b0c44298fc | 5eb63bbbe01e | 2fd4e1c67a2d
%tool keysmith-digest
{algorithm:sha256=sha256} of {input=xhashin}
check {input=xhashin} against {expected=xsum} with {algorithm:md5=md5}
is {expected=xsum} the {algorithm:sha1=sha1} of {input=xhashin}
input {input=xhashin}, algorithm {algorithm:sha512=sha512}, expected {expected=xsum}

%list xold: draft1.txt | main_old.py | menu.2025.md | report from May.docx | a.json | letter v1.odt | config.bak | story before lunch.txt | notes.orig
%list xnew: draft2.txt | main.py | menu.2026.md | report from June.docx | b.json | letter v2, signed.odt | config.yml | story by Ella.txt | notes.txt
%tool snipyard_diff
diff {old=xold} and {new=xnew} {view:side_by_side=side by side}
compare {new=xnew} to the older {old=xold}
what is new in {new=xnew} since {old=xold}, {ignore_spaces:true=ignoring spaces|spaces ignored}
from {old=xold} to {new=xnew}, {view:stats=stats only|just the stats}
old {old=xold}, new {new=xnew}, view {view:unified=unified}, ignore spaces {ignore_spaces:true=yes}

%list xpic: cat.jpg | me and Ravi.png | logo_old.png | IMG_2041.heic | ~/pics/Ella at the sea.jpg | mug on white.png | scan.png | passport, new.jpg | bike.webp | tmp-fix-2.png
%tool remove_background
cut out {image_path=xpic} on {fill_color=xcolor}
remove the background of {image_path=xpic}, fill with {fill_color=xcolor}
{fill_color=xcolor} behind {image_path=xpic} instead of the background
image: {image_path=xpic}, color: {fill_color=xcolor}

%list xpod: sleep | the fall of Rome | bread and how to bake it | mushrooms in the city | moving to Japan with kids | black holes | German cinema | running in winter | The Man Who Sold the Stairs | money and marriage | chess, computers and cheating
%tool podcasts_search
podcasts about {query=xpod} in {language=xtongue}
{language=xtongue} podcasts on {query=xpod} under {max_minutes=xmin}
at most {max_minutes=xmin} on {query=xpod}
topic {query=xpod}, max {max_minutes=xmin}, language {language=xtongue}

%list xchore: the dishes | feeding the cat | homework before lunch | setting and clearing the table | taking the bins out | her room | reading to Theo | raking leaves, front and back | the shopping with Dad | dusting
%list xpts: 5 points => 5 | ten points => 10 | 20 points => 20 | two points => 2 | 15 points => 15 | 3 points => 3 | fifty points => 50
%tool pocketmint.reward_chore
{points=xpts} to {child=xkid} for {chore=xchore}
for {chore=xchore} {done_on=xpast} give {child=xkid} {points=xpts}
child {child=xkid}, chore {chore=xchore}, {points=xpts}
{child=xkid} did {chore=xchore}, give {points=xpts}
reward {chore=xchore} by {child=xkid} on {done_on=xday}

%list xkm: 5 km => 5 | 10 k => 10 | 12.5 km => 12.5 | eight kilometres => 8 | 21 km => 21 | 3.2 km => 3.2 | 7 kilometres => 7 | 15 km => 15
%list xroute: river path | park and back | Hyde Park | the old railway to Leeds | castle and down again | canal | home from work | beach, twice around the pier | woods behind the school | Ring Road
%tool runlog_add_run
log {distance_km=xkm} in {minutes=xmin} on {date=xday}
{minutes=xmin} for {distance_km=xkm}, felt {feeling:good=good}
ran {distance_km=xkm} {date=xpast} in {minutes=xmin}, {feeling:tired=tired}
route {route=xroute}, distance {distance_km=xkm}, time {minutes=xmin}, feeling {feeling:great=great}
{date=xpast}, {minutes=xmin}, {distance_km=xkm}, route: {route=xroute}

%list xsit: key under mat, dog is friendly | bed by eight, no cartoons | Theo is allergic to nuts | dinner is in the oven | call me, not their father | one story and then lights out | baby wakes up at ten, bottle is in the fridge | no sweets | leave the hall light on | they may stay up until nine on Friday
%tool kin_hire_sitter
sitter on {day=xday} from {from_time=xclock} to {until_time=xlate}
book a sitter for {children=xn} children {day=xrel} from {from_time=xclock}
from {from_time=xclock} {day=xrel}, sitter should know: {instructions=xsit}
day {day=xday}, start {from_time=xclock}, end {until_time=xlate}, children {children=xn}, instructions {instructions=xsit}
until {until_time=xlate} on {day=xday}, {children=xn} kids, sitter from {from_time=xclock}

%list xcoast: Dover | Bay of Fundy | St. Malo | Robin Hood's Bay | Husum | the harbour at Cork | Weston-super-Mare | Sandy Bay | Cuxhaven | Land's End
%tool get_tides
tides at {place=xcoast} on {date=xday}
on {date=xday} at {place=xcoast}, tides
{date=xrel}, low water in {place=xcoast}
place {place=xcoast}, date {date=xday}

%list xpct: 80 percent => 80 | 100% => 100 | 60 % => 60 | 90 percent => 90 | 75% => 75 | 50 percent => 50
%list xcar: Zoe | the small one | Big Sal | Model 3 | Ella's car | Leaf | the van | company car | Peg
%tool ampere_plan_charge
charge {car=xcar} to {percent=xpct} by {ready_by=xslot}
{percent=xpct} by {ready_by=xclock} with {source:solar=solar}
with {source:cheapest=the cheapest current} charge {car=xcar} until {ready_by=xslot}
by {ready_by=xslot} put {percent=xpct} into {car=xcar}
car {car=xcar}, percent {percent=xpct}, ready {ready_by=xclock}, source {source:any=any}

%list xlyric: I left my heart in the hallway | hold on to the river | nobody knows, nobody cares | mama said run | dance with me by the fire | rain on a Monday | take me to the stairs and back | blue | oh Clara, come home in May | we were young and the night was loud
%tool mediatheca.findSong
song by {singer=xband} with {line=xlyric}
which song goes "{line=xlyric}", from the {decade:1980s=eighties|80s}
{decade:1990s=nineties} song, line: {line=xlyric}, singer: {singer=xband}
from {singer=xband}, the one with "{line=xlyric}" in it
lyrics {line=xlyric} decade {decade:1970s=seventies|1970s}

%list xpurp: haircut | teeth cleaning | passport renewal | tax advice for two | cut and colour | eye test | tattoo on the left arm | a talk about the loan | back massage | fitting for the suit | boiler check
%list xprov: Dr. Iyer | Pino's | The Cutting Room | town hall | Marlow Dental | Hair by Ella | Bank of Cork | Needle and Thread | Studio 9 | Mrs. O'Neill
%list xrem: I come with a wheelchair | first visit, no card yet | my son speaks for me | please call the bell twice | allergic to latex | we may be ten minutes late | need a receipt, made out to Acme | dog comes along | same as in May | not with Ben
%tool slotter_make_appointment
{purpose=xpurp} with {provider=xprov} on {date=xday} at {time=xclock}
appointment {date=xrel} at {time=xclock} for {purpose=xpurp}
at {provider=xprov}, {purpose=xpurp}, {date=xday}, remarks: {remarks=xrem}
purpose {purpose=xpurp}, provider {provider=xprov}, date {date=xday}, time {time=xclock}, remarks {remarks=xrem}
on {date=xday} book {purpose=xpurp} by {provider=xprov}

%list xsecret: hunter2 | 4471# | blue horse sings at noon | sk-live-99af0 | Rivers!and7Bridges | 0000 | third stone, left side | N0t-for-You | 88-12-40 | correct stairs battery
%list xvault: private | Family | work and clients | House | team-ops | Mum's things | shared with Ravi | travel
%tool safebox.put
store {content=xsecret} as {label=xlabel} in {vault=xvault}
in {vault=xvault} save {label=xlabel}: {content=xsecret}
label {label=xlabel}, secret {content=xsecret}, expires {expires=xday}
as {label=xlabel} keep {content=xsecret}, expires on {expires=xday}
until {expires=xuntil} the {label=xlabel} is {content=xsecret}, keep it in {vault=xvault}

%tool hueboxContrast
contrast of {foreground=xcolor} on {background=xcolor} for {usage:heading=headings|a heading}
on {background=xcolor}, is {foreground=xcolor} readable as {usage:body=body text}
text {foreground=xcolor}, background {background=xcolor}, usage {usage:icon=icon}
behind it {background=xcolor}, in front {foreground=xcolor}

%list xdays: five days => 5 | a week => 7 | 3 days => 3 | two weeks => 14 | 10 days => 10 | four days => 4 | 6 days => 6
%tool create_packing_list
packing list for {days=xdays} in {destination=xtown}, {activity:hiking=hiking}
{activity:business=business trip} to {destination=xtown} on {departure=xday}
leaving {departure=xday} for {days=xdays} of {activity:beach=beach} in {destination=xtownb}
destination {destination=xtown}, departure {departure=xday}, days {days=xn}, activity {activity:camping=camping}
what to pack for {activity:skiing=skiing} in {destination=xtown}

%list xproj: Nordwind | Pino's website | tmp-fix-2 | Bread and Roses | Move to Leeds | Acme 2027 | internal | House by the Sea | The Anchor | Release 3.1, mobile | admin
%list xhrs: 2 hours => 2 | 3.5 hours => 3.5 | four hours => 4 | 1.5 h => 1.5 | 6 hours => 6 | 0.5 h => 0.5 | 8h => 8 | 5 hours => 5
%list xdid: wrote the tests | call with Ravi | reading and sorting mail | fixed the login page | two meetings, one demo | invoices for May | travel to Leeds | planning | moved old data to the new server | design by hand
%tool clockwork_add_entry
{hours=xhrs} on {project=xproj} {date=xpast}
log {hours=xhrs} to {project=xproj} for {activity=xdid}
{activity=xdid}, {hours=xhrs}, {project=xproj}, {billable:true=billable}
project {project=xproj}, hours {hours=xhrs}, activity {activity=xdid}, date {date=xday}, billable {billable:false=no}
for {activity=xdid} on {date=xday} put {hours=xhrs} under {project=xproj}

%list xscene: Movie Night | dinner for two | Sunset | Off to Bed | Blue and Cold | Waking Up, slowly | reading | tmp-fix-2 | Christmas in the hall | Ella's Party | away
%tool removeLightScene
delete {name=xscene} from the {room=xroom}
in the {room=xroom} remove the scene {name=xscene}
remove {name=xscene}, {room=xroom} only
scene: {name=xscene}, room: {room=xroom}

%list xspent: dinner at Pino's | petrol | cabin and firewood | tickets to Rivers by Ella Moor | Ravi's present | groceries on Friday | taxi from the station | pizza, beer and ice cream | rent for the van | flowers
%tool evenly_split_bill
split {amount=xmoney} for {what=xspent} between {among=xgang}
{paid_by=xmate} paid {amount=xmoney}, divide it by {among=xgang}
among {among=xgang} share {amount=xmoney}, paid by {paid_by=xwho}
amount {amount=xmoney}, for {what=xspent}, payer {paid_by=xmate}, among {among=xgang}
{what=xspent}, {amount=xmoney}, with {among=xgang}

%list xdish: Himmel und Erde | coq au vin | pastel de nata | bibimbap | zuppa inglese | manti | arroz con pollo | crème brûlée à la lavande | gado-gado | Leberkäse mit Ei | moules
%list xingr: nuts | pork | milk or cream | shellfish | gluten | egg | celery | raw fish | alcohol | peanuts and sesame
%tool phrasepal.explain_menu
explain {dish=xdish} from a {language=xtongue} menu
is there {contains=xingr} in {dish=xdish}
{language=xtongue} menu, {dish=xdish}, watch out for {contains=xingr}
dish {dish=xdish}, language {language=xtongue}, contains {contains=xingr}

%list xsite: shop.acme.com | pinos.example | https://api.nordwind.io/health | blog.ellamoor.org | tmp-fix-2.dev | status.green-and-blue.com | the-anchor.pub | www.acme.io/login
%list xpausew: server moves to Leeds | maintenance by the agency | we test the backup, it may be slow | new certificate | update | DNS change and cleanup | known outage at the provider | relaunch on Monday | load test from nine to noon
%tool pauseUptimeCheck
pause {site=xsite} for {hours=xhrs6}: {reason=xpausew}
no checks of {site=xsite} for {hours=xhrs6}
for {hours=xhrs6} pause the check on {site=xsite}, {reason=xpausew}
reason {reason=xpausew}, hours {hours=xn}, site {site=xsite}
%list xhrs6: 2 hours => 2 | three hours => 3 | 6 hours => 6 | 12 hours => 12 | four hours => 4 | 24 h => 24 | 8 hours => 8

%list xexp: yeast 3 | Crystal Growth | batch B-12 | bread and mould | algae in salt water | Ella's gel | tmp-fix-2 | pH over time | the long run | light, no light
%list xobs: turned blue after ten minutes | no growth on plate 4 | smell of vinegar, strong | foam reached the lid and ran over | pH is 6.8 | crystals form at the edge, not in the middle | half of them died on Friday | colour unchanged | hotter than expected by two degrees | Ravi saw bubbles
%tool lab_log_observation
log {observation=xobs} for {experiment=xexp}
{experiment=xexp}: {observation=xobs}
under {experiment=xexp} note that {observation=xobsc}
observation {observation=xobs}, experiment {experiment=xexp}
%list xobsc: it turned blue after ten minutes | nothing grew on plate 4 | the foam reached the lid and ran over | crystals form at the edge, not in the middle | half of them died on Friday | the pH is 6.8 | it got two degrees hotter than expected | Ravi saw bubbles

%list xbucket: media-raw | backups | acme-logs-eu | tmp-fix-2 | photos.old | invoices_2026 | big-sal | web-assets | from-leeds | cold
%list xmonth: May | March 2026 | last month | October | 2026-01 | this month | July last year | December
%tool bucketyard_usage
size of {bucket=xbucket} in {month=xmonthn}
in {month=xmonthn}, what did {bucket=xbucket} cost
bucket {bucket=xbucket}, month {month=xmonth}
{month=xmonth} usage for {bucket=xbucket}
%list xmonthn: May | March 2026 | October | 2026-01 | July last year | December | early 2026 | August

%list xgadget: Theo's tablet | the playstation | Big Sal | kids-ipad | TV upstairs | laptop of Ben | tmp-phone | Nora's phone | smart fridge | guest laptop | Switch
%list xnetw: homework first, then games | dinner | bedtime | exam on Monday, no games | family evening | you know why | too much screen time | talk to me about it | power cut from nine to ten | grounded until Friday
%tool netkeeper.pause_device
pause {device=xgadget} from {from=xclock} to {until=xlate}
no internet for {device=xgadget} until {until=xlate}, reason: {reason=xnetw}
until {until=xlate} block {device=xgadget}
{reason=xnetw}: pause {device=xgadget} from {from=xclock}
device {device=xgadget}, from {from=xclock}, until {until=xlate}, reason {reason=xnetw}

%list xvid: holiday.mp4 | Ella and Ben at the sea.mov | talk_final.mkv | IMG_2041.MOV | wedding, part 2.mp4 | from Leeds to Bath.avi | tmp-fix-2.mp4 | goal.mp4 | first steps.webm
%list xmin1: 0:30 | 1:12 | minute 3 | 12:05 | 00:01:10 | 2:00 | 4:44 | 8:15
%list xmin2: 14:20 | 15:00 | 00:21:30 | 17:03 | 22:10 | 31:45 | 40:00 | 16:16
%list xclip: short.mp4 | Ben falls in.mp4 | the best bit.mov | clip1 | intro and title.mp4 | cut for Ella.mkv | goal_2.mp4 | tmp-cut
%tool reelroom-cut
cut {video=xvid} from {from=xmin1} to {to=xmin2}
save {from=xmin1} to {to=xmin2} of {video=xvid} as {save_as=xclip}
make {save_as=xclip} out of {video=xvid}, {from=xmin1} until {to=xmin2}
from {from=xmin1} until {to=xmin2} out of {video=xvid}, called {save_as=xclip}
video {video=xvid}, start {from=xmin1}, end {to=xmin2}, save as {save_as=xclip}

%list xtopic: budget for May | login page shows blank after update | Ravi's birthday | Bread and Roses menu | moving to Leeds, who drives | sprint review | holiday plans | what to do with the shed | contract | talk about the dog
%tool startVideoCall
video call with {participants=xgang2} about {topic=xtopic}
call {participants=xgang2} on {topic=xtopic}
about {topic=xtopic}: video call to {participants=xgang2}, {record:true=record it|recorded}
participants {participants=xgang2}, topic {topic=xtopic}, record {record:false=no}
%list xgang2: Ravi and Greta | Otto, Imani | Carmen, Joost and Nadia | Big Sal and Mrs. O'Neill | Priya | Mo, Rosie and uncle Pete | Mum and Dad | Hanna, Marek and Yuki | Lee from legal and Dr. Iyer | Ella Moor

%list xshow: The Man Who Sold the Stairs | Rivers | Season of Fog | Bread and Roses | Monday at Eight | Lost in Leeds, Found in Bath | Prime Suspect | The Arte of War | Nine Doors | Tell Clara I Called | Blue
%list xscreen: bedroom TV | projector | living room | the big one | kitchen | kids' room | Samsung 55 | den | screen by the bar
%tool couchtv.play_title
play {title=xshow} on {service:netflix=Netflix} in {subtitles=xtongue}
{title=xshow}, season {season=xn}, episode {episode=xn}, on {service:disney=Disney|disney+}
on the {screen=xscreen} play {title=xshow} with {subtitles=xtongue} subtitles
title {title=xshow}, season {season=xn}, service {service:prime=prime}, subtitles {subtitles=xtongue}
episode {episode=xn} of {title=xshow}, season {season=xn}

%list xplant: roses | Gran's dahlias | tomatoes and basil | lavender | a fig tree | hydrangea | mint | sweet peas | Black-eyed Susan | lemon in a pot | leeks
%list xbed: raised bed 2 | the strip along the fence | north side | bed by the gate | balcony | under the window | greenhouse, left | herb spiral | shed wall | the old bathtub
%list xwater: two days => 2 | 3 days => 3 | five days => 5 | 7 days => 7 | 10 days => 10 | four days => 4
%tool add-plant
add {plant=xplant} to {spot=xbedn}, water every {water_every_days=xwater}
water every {water_every_days=xwater}: {plant=xplant}
in {spot=xbedn}, we have {plant=xplantp} now
plant {plant=xplant}, spot {spot=xbed}, water days {water_every_days=xn}
%list xbedn: raised bed 2 | the strip along the fence | the bed by the gate | the greenhouse | the herb spiral | the old bathtub | bed 4 | the pots on the balcony
%list xplantp: roses | Gran's dahlias | tomatoes and basil | hydrangeas | sweet peas | leeks | two fig trees | black-eyed Susans

%list xspan: 50 | 1d | 2 weeks | 20 messages | 3 days | 1w | 100 | 12 hours | 10 messages | a month
%tool chatterloft_conversations_history
last {limit=xspan} of {channel=xchan} {include_activity:true=with joins|including joins and leaves}
history of {channel=xchan}, {limit=xspan}
from {channel=xchan} get {limit=xspan}
channel {channel=xchan}, limit {limit=xspan}, activity {include_activity:true=yes}

%list xcamp2: Spring Sale | Welcome to the Family | Bread and Roses, May issue | Black Friday 2 | Click Here for Cake | tmp-test | Rivers by Ella Moor | We Miss You, Ben | newsletter 14 | Open House | Last Call for Leeds
%list xland: France | the UK | South Korea | Austria | Trinidad and Tobago | Brazil | the Netherlands | Poland | New Zealand
%tool lettermill_campaign_report
{metric:opens=opens} of {campaign=xcamp2} in {country=xland}
report on {campaign=xcamp2} for {country=xland}
how many {metric:clicks=clicks} did {campaign=xcamp2} get from {country=xland}
campaign {campaign=xcamp2}, metric {metric:bounces=bounces}, country {country=xland}
in {country=xland}, {metric:unsubscribes=unsubscribes} from {campaign=xcamp2}

%list xrej: too little experience | salary too high | no work permit, wants to start in May | we hired someone else | lives too far from Leeds | never replied to our mail | failed the test | position is on hold until autumn | not a fit with the team | late twice, no excuse
%tool ats-reject-candidate
reject {candidate=xfull}, {reason=xrej}
turn down {candidate=xfull} {send_email:true=by mail|and send an email}
{send_email:false=without an email|no mail}: reject {candidate=xfull}, reason: {reason=xrej}
candidate {candidate=xfull}, reason {reason=xrej}, email {send_email:true=yes}

%tool log_medication
{dose=xdose} of {medicine=xpill} at {taken_at=xclock}
took {medicine=xpill} at {taken_at=xclock}
at {taken_at=xclock} I had {dose=xdose} of {medicine=xpill}
medicine {medicine=xpill}, dose {dose=xdose}, time {taken_at=xclock}

%list xitem: black umbrella | my blue scarf | keys on a red ribbon | wallet, brown, with two cards | child's bike from Bello | phone with a cracked screen | The Man Who Sold the Stairs, hardback | a grey cat | silver ring with a stone | bag of tools | glasses
%list xlost: The Anchor | bus 12 | central station | the park by the river | Pino's | tram 4 to Reading | town hall | platform 3 | school gate | swimming pool, men's changing room
%list xcontact: 07700 900123 | ella@moor.example | +49 170 5551234 | office@acme.io | 555-201-9981 | ben.price@web.de | 0161 496 0000 | big.sal@pinos.example
%tool reportMissingThing
lost {item=xitem} at {lost_at=xlost} on {lost_on=xday}
{reward=xmoney} reward for {item=xitem}, reach me at {contact=xcontact}
on {lost_on=xday} lost {item=xitem}, contact {contact=xcontact}
item {item=xitem}, place {lost_at=xlost}, day {lost_on=xday}, reward {reward=xmoney}
missing since {lost_on=xsince}: {item=xitem}, last seen at {lost_at=xlost}

%list xwork: tests for the login page | reading the brief | call with Mrs. O'Neill | invoices and mail | new logo, second draft | bug 4471 | planning for May | data move to the new server | website text by Ella | clean-up
%tool start_timer
start the clock on {project=xproj} for {note=xwork}
clock for {project=xproj}, note {note=xwork}
{note=xwork}: timer under {project=xproj}
project: {project=xproj} / note: {note=xwork}

%list xcap: Ella at the sea | from the bridge, just before the rain | Bread and roses | me, Ravi and the dog | third from left is Mrs. O'Neill | winter | on the stairs with Big Sal | Grandpa sold this one in 1962 | Leeds to Bath in a day | before and after | no caption needed
%tool photos_add_caption
caption {caption=xcap} under {photo_id=id}
photo {photo_id=num_id}, caption {caption=xcap}
on {photo_id=id} write {caption=xcap}
{caption=xcap} as the caption for {photo_id=num_id}

%list xski: Verbier | Val Thorens | St. Anton | Big Sky | Zell am See | Obertauern | Lech and Zürs | Sunshine Village | Livigno | Bansko | Les Deux Alpes
%tool skipass_buy
{quantity=xn} ski passes for {resort=xski} from {valid_from=xday} to {valid_to=xdayb}
ski pass {resort=xski} from {valid_from=xday}, {age_group:child=child}
until {valid_to=xdayb}, from {valid_from=xday}, {quantity=xn} {age_group:adult=adults|adult passes} in {resort=xski}
resort {resort=xski}, from {valid_from=xday}, to {valid_to=xdayb}, number {quantity=xn}, age {age_group:senior=senior}
for {valid_from=xday}, {quantity=xn} {age_group:teen=teens|teen tickets}, {resort=xski}

%list xrest: Pino's | The Anchor | Salt and Pepper | Casa de Rosa | Under the Oaks | Mr. Wong | Table for Ten | Chez Ella | Nine | Bread by the River | At the Station
%list xreq: by the window | high chair | quiet corner, away from the door | one of us is vegan | outside if it is warm | no nuts | cake at nine, please don't mention it | dog comes along | near the stage | menu in French | wheelchair access
%tool book_table
table for {party_size=xn} at {restaurant=xrest} {time=xslot}
{restaurant=xrest}, {party_size=xn} people, {time=xslot}, request: {request=xreq}
at {restaurant=xrest} book {time=xslot} for {party_size=xn}, {request=xreq}
restaurant {restaurant=xrest}, people {party_size=xn}, time {time=xslot}, request {request=xreq}
{time=xslot} for {party_size=xn} in {restaurant=xrest}

%list xlend: ladder | drill and bits | tent for four | Grandpa's saw | pasta machine | bike trailer | folding table, two chairs | projector | sledge | jigsaw from Leeds | pressure washer
%list xpick: at the back door | 12 Elm Street | The Anchor | the shed, key under the pot | my garage | Pino's after six | third floor, left | Mrs. O'Neill's | under the stairs
%tool hedgerow_offer_item
lend my {item=xlend} until {until=xuntil}
offer the {item=xlend} for a deposit of {deposit=xmoney}
{deposit=xmoney} deposit, back by {until=xuntil}: {item=xlend}
item {item=xlend}, deposit {deposit=xmoney}, pickup {pickup=xpick}, until {until=xuntil}
lend out {item=xlend}, pick up: {pickup=xpick}

%list xhead: Mayor Sells the Stairs | bread-and-roses | Who Pays for the Bridge? | Leeds to Close Two Pools by May | budget-2027 | Rivers by Ella Moor: a review | fire-at-pinos | Strike Off, Trains Back on Monday | Until the Last Bus | harbour
%tool newsroom/embargo
hold {article=xhead} until {until=xslot}
until {until=xuntil} keep back {article=xhead}
embargo on {article=xhead}, not before {until=xslot}
article: {article=xhead}, until: {until=xslot}

%list xlabel2: Bread and butter pudding | Ravi's talk | how to fix a tap | Leeds, maps and buses | Rivers by Ella Moor | read me | tmp-fix-2 | shoes for May | login page shows blank | tax form | The Man Who Sold the Stairs
%list xfold: Recipes | Work | to read | House and Garden | Trips 2027 | later | Kids | From Ella | research, old | misc
%list xtags: food, easy | travel | work and money | diy, bathroom | python, bug, urgent | kids and winter | gift ideas | reading | maps, walking, Leeds | tax
%tool latershelf-bookmark
bookmark {link=url} in {folder=xfold} as {label=xlabel2}
save {link=url} under {folder=xfold} with {tags=xtags}
in {folder=xfold}, called {label=xlabel2}: {link=url}
link {link=url}, label {label=xlabel2}, folder {folder=xfold}, tags {tags=xtags}
tag {link=url} with {tags=xtags}

%list xphrase: where is the station | I am allergic to nuts, please be careful | two beers and the bill | from Monday to Friday we are closed | good night | the bread is in the oven, the soup is on the table | translate nothing, just listen | he lives with his sister in Leeds | see you soon | my room has no towels
%tool polyglot-translate
translate {text=xphrase} into {target_language=xtongue}
"{text=xphrase}" in {target_language=xtongue}, {formality:formal=formal}
from {source_language=xtongue} to {target_language=xlangb}: {text=xphraseb}
into {target_language=xtongue}, {formality:informal=informally}: {text=xphrase}
text {text=xphrase}, target {target_language=xtongue}, formality {formality:neutral=neutral}
%list xlangb: English | Italian | Finnish | Catalan | Korean | Ukrainian | Danish | Greek
%list xphraseb: ich bin gleich da | dónde está la estación | bonne nuit, à demain | dwa piwa | vi ses på mandag | ik heb honger en dorst | o pão está no forno | iyi geceler

%list xcook: eggs | rice and beans | Ella's bread, second rise | pasta | potatoes for the salad | chicken in the oven | tea | turn the steaks | lasagne at 180 | dough | soup on low
%tool chimes.kitchen_timer
{minutes=xmin} for {label=xcook} in the {speaker=xroom}
timer for {label=xcook}, {minutes=xmin}
on the {speaker=xroom} speaker, {label=xcook} in {minutes=xmin}
minutes {minutes=xn}, label {label=xcook}, speaker {speaker=xroom}

%list xkey: ABC-12 | WEB-204 | OPS-7 | BUR-1190 | SHOP-33 | API-4 | DOC-88 | TMP-2
%list xcomm: fixed by Ravi on Friday | waiting for review, then it can go | moved to the new page | no longer needed | see ABC-9 for the rest | login works again after update | in progress at the vendor | tested on staging, looks done | duplicate | Mrs. O'Neill wants it in May
%tool burrow_transitionIssue
move {issueKey=xkey} to {status:in_review=in review|review}
set {issueKey=xkey} to {status:done=done} with the comment {comment=xcomm}
comment {comment=xcomm} and move {issueKey=xkey} into {status:in_progress=in progress}
issue {issueKey=xkey}, status {status:wont_fix=won't fix}, comment {comment=xcomm}
{status:backlog=backlog} for {issueKey=xkey}: {comment=xcomm}

%list xbk2: archive-2026 | cold-store | acme-copy | eu-west-mirror | for-leeds | raw.new | tmp-copy | big-sal-2 | public
%list xpfx: logs/ | 2026/05/ | img/ella- | exports/from-leeds | tmp | users/a | video/raw/ | invoices_ | old and new/
%tool blobfort_copy_objects
copy {prefix=xpfx} from {source=xbucket} to {destination=xbk2}
to {destination=xbk2} copy everything from {source=xbucket}, {overwrite:true=overwriting|overwrite what is there}
from {source=xbucket} into {destination=xbk2}, prefix {prefix=xpfx}, {overwrite:false=no overwriting|don't overwrite}
source {source=xbucket}, destination {destination=xbk2}, prefix {prefix=xpfx}, overwrite {overwrite:true=yes}
copy {source=xbucket} to {destination=xbk2}, only under {prefix=xpfx}

%list xdb: shop | orders_prod | crm-eu | users and roles | tmp-fix-2 | warehouse | billing_old | analytics.main | big-sal | test
%list xms: 500 | 200 | 1000 | 50 | 300 | 750 | 2000 | 120 | 1500 | 80
%tool sqlbench_slow_statements
slow statements in {database=xdb} since {since=xsince}
{limit=xn} slowest in {database=xdb} over {min_ms=xms} ms
since {since=xsince}, above {min_ms=xms} milliseconds, on {database=xdb}
database {database=xdb}, min {min_ms=xms}, since {since=xsince}, limit {limit=xn}
top {limit=xn} slow queries from {database=xdb}

%list xdeg: 21 degrees => 21 | 19 | 22.5 | 20 degrees => 20 | 18° => 18 | 23 | 21.5 degrees => 21.5 | 17
%tool cosy_heat_room
heat the {room=xroom} to {temperature=xdeg} until {until=xlate}
{temperature=xdeg} in the {room=xroom}
until {until=xlate} keep the {room=xroom} at {temperature=xdeg}
room {room=xroom}, temp {temperature=xdeg}, until {until=xlate}

%list xunita: miles | feet | inches | yards | nautical miles | furlongs | fathoms | ft | leagues | thousandths of an inch
%list xunitb: kilometres | metres | cm | millimetres | km | centimetres | m | light years | decimetres | mm
%list xval: 5 | 2.5 | 12 | 180 | 0.75 | 40 | 3 | 1500 | 26.2 | 8
%tool measurely_convert
{value=xval} {from_unit=xunita} in {to_unit=xunitb}
convert {value=xval} from {from_unit=xunita} to {to_unit=xunitb}
how many {to_unit=xunita} are {value=xval} {from_unit=xunitb}, {decimals=xn} decimals
value {value=xval}, from {from_unit=xunitb}, to {to_unit=xunita}, decimals {decimals=xn}
to {to_unit=xunitb} with {decimals=xn} decimals: {value=xval} {from_unit=xunita}

%tool reelroom-subtitle
{language=xtongue} subtitles for {video=xvid} in {color=xcolor}
subtitle {video=xvid} in {language=xtongue}, {size:large=large}
in {color=xcolor}, {size:small=small}, {language=xtongue} subtitles on {video=xvid}
{color=xcolor} subtitles in {language=xtongue} on {video=xvid}
video {video=xvid}, language {language=xtongue}, size {size:medium=medium}, color {color=xcolor}

%list xidea: the last baker in Leeds | who sold the town's stairs | bread and rent, a price check | why trains to Bath are late | a day with Mrs. O'Neill | cheap flats | science of sleep | the bridge nobody wants, and who pays for it | women's football | Ella Moor at 80
%list xwords: 800 words => 800 | 1200 words => 1200 | 500 | 600 words => 600 | 2000 words => 2000 | 900 | 350 words => 350
%tool newsroom/pitch
pitch {idea=xidea} to {section:culture=culture}, {words=xwords}
for {section:local=local}: {idea=xidea}, ready by {ready_by=xuntil}
{words=xwords} on {idea=xidea} by {ready_by=xday}
idea {idea=xidea}, section {section:business=business}, words {words=xwords}, ready {ready_by=xday}
by {ready_by=xday} for {section:science=science}, a story about {idea=xidea}

%list xacct: savings | joint | checking 2 | Holiday and Car | my main account | house account | business | kids | Ella's | account 4471
%tool penny_transactions
transactions on {account=xacct} from {from_date=xday} to {to_date=xdayb}
from {account=xacct} to {counterparty=xpayee} since {from_date=xsince}
payments to {counterparty=xpayee} over {min_amount=xmoney} until {to_date=xday}
account {account=xacct}, from {from_date=xday}, to {to_date=xdayb}, with {counterparty=xpayee}, min {min_amount=xmoney}
over {min_amount=xmoney}, from {from_date=xday}, on {account=xacct}

%list xfine: PCN 4471-20 | 88213 | GZ/2026/119 | F-20551 | 7700341 | LDS-03-8812 | notice 5 | 2026-B-17
%list xplea: the sign was behind a tree | I had paid until noon, see ticket | the meter was broken, I took a photo | that is not my car | I was at the doctor's with my son | the zone starts after the bridge | my disabled badge was on the dashboard | I sold the car in May | it was Sunday | loading only, ten minutes
%tool appeal_parking_fine
appeal {reference=xfine}: {statement=xplea}
{statement=xplea}, so appeal fine {reference=xfine}
object to {reference=xfine} with this statement: {statement=xplea}
reference {reference=xfine}, statement {statement=xplea}

%list xthreadid: 1714.0021 | 1688.4470 | 1721990021.0034 | 1699.0007 | 1702.9981 | 1735.1200 | 1650012345.6789
%tool chatterloft_conversations_add_message
post {payload=xmsg} to {channel=xchan}
to {channel=xchan} under {thread_ts=xthreadid}: {payload=xmsg}
in {channel=xchan} say {payload=xmsg}, as {content_type:plain=plain text|plain}
channel {channel=xchan}, thread {thread_ts=xthreadid}, message {payload=xmsg}
as {content_type:markdown=markdown}, in thread {thread_ts=xthreadid} of {channel=xchan}: {payload=xmsg}

%list xletter: the trip to Bath | swimming | lice | sports day, what to bring | parents' evening | books and fees for May | the bus | missing homework | lunch money | the school play, Bread and Roses | term dates
%list xteach: Mrs. O'Neill | the office | Mr. Price | Ms. April Young | head teacher | Dr. Iyer | the school nurse | class 3b | Will Grant
%tool classpost_read
messages from {sender=xteach} about {about=xletter}
{unread:true=unread} messages on {about=xletter} since {since=xsince}
since {since=xsince} from {sender=xteach}, {unread:true=unread only|only new ones}
subject {about=xletter}, sender {sender=xteach}, since {since=xsince}
about {about=xletter}, anything by {sender=xteach}

%list xblock: call Ravi about the keys | we start at nine, not at ten | Open questions | milk, stamps and AA batteries | To be or not to be | draft by Ella, changes by Ben | Part two: the bridge | done is better than perfect | ask in #ops | Next steps | buy paint for the shed
%tool quillspace-append-block-children
add {text=xblock} to {page=xpage}
on {page=xpage}, {block_type:to_do=to-do}: {text=xblock}
append {text=xblock} as a {block_type:heading=heading} to {page=xpage}
page {page=xpage}, text {text=xblock}, type {block_type:bulleted_list_item=bullet}
as a {block_type:callout=callout} under {page=xpage}: {text=xblock}
