%lang en
%list hon: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list hrel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list hend: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list hpast: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list hhour: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list hhourb: 9 | 10:30 pm | midnight | 22:00 | eleven | half past eight | 9 pm | 21:45 | quarter past ten | sunset | 8 in the evening | 23:15
%list hslot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list hslotb: Friday at six | Saturday noon | Sunday 20:00 | the 14th at 5 pm | next Friday evening | the 20th at 8 | Saturday night | Monday week at 10 | 8 May at 18:30 | Sunday at ten past four
%list hfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list hmin: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list hamt: 4500 | 120 | 80 | 950 | 12000 | 64.50 | 300 | 2750 | 18 | 7200
%list heur: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list hwho: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list hfolk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list hkid: Nora | Ben | little Theo | Amira | Jun | Lotte | Max | Bea | Oskar | Penny | Sol
%list htown: Graz | Leeds | San Sebastián | Vigo | Newcastle upon Tyne | Lyon | Tampa | Aarhus | St. Moritz | Bilbao | Cork | Frankfurt an der Oder
%list htownb: Zagreb | Denver | Palermo | Bergen | Stratford-upon-Avon | Ghent | Lisbon | Le Mans | Riga | Bath | King's Lynn | Salt Lake City
%list hland: Austria | Peru | Switzerland | New Zealand | Bosnia and Herzegovina | Slovenia | the Netherlands | Canada | Trinidad and Tobago | Japan | Ivory Coast
%list hplate: GX 4417 | B-KL 882 | LM21 ZFT | 4471 BCD | W-3310T | HH AB 12 | KRK 90211 | AA-229-XQ | M-PE 1904 | 7BTR448
%list hroom: kitchen | bedroom | study | hall | living room | guest room upstairs | bath | kids' room | attic | room by the stairs | cellar

%list hbug: login page shows blank after update | invoices go out twice | Export to CSV, dates are wrong | typo | search ignores names with an apostrophe | move from old to new login | crash when the list is empty | dark mode for the settings and the help | Add Ella to the about page | slow start on Monday mornings | tmp-fix-2 | logout
%list hproj: Barn | Blue Door | website | Move to Leeds | shop-backend | Billing and Tax | Kiwi | mobile app | OPS | House of Cards | api2
%tool tracklane_open_issue
open {issue_type:bug=a bug} in {project=hproj} called {title=hbug}
new {issue_type:task=task} for {assignee=hwho} in {project=hproj}: {title=hbug}
by {due_date=hend}, {priority:high=high} priority, {title=hbug}, assign it to {assignee=hwho}
project {project=hproj}, summary {title=hbug}, type {issue_type:story=story}, owner {assignee=hwho}
put {title=hbug} into {project=hproj} as {issue_type:epic=an epic}, due {due_date=hon}
log {title=hbug} with {priority:lowest=lowest|the lowest} priority, {=hwho} noticed it

%list hlong: https://www.brightline.de/shop/spring?id=77 | acme.io/jobs/2025/backend | https://forms.example.com/f/8Kd2 | www.kiwilabs.com/about-us | https://docs.example.org/a/b/c.html | pinos.example/menu.pdf | https://maps.example/@51.2,4.4 | http://oakfield.org/summer-party | blog.moor.co/how-to-sail
%list hslug: spring-sale | jobs | menu | party25 | come-and-see | pinos | form_b | how2sail | tmp-fix-2 | q3 | for-parents
%list hclicks: 100 | 500 | fifty => 50 | 20 | 1000 | 250 | ten => 10 | 5 | 2500 | 75
%tool postwave.short_link
shorten {long_url=hlong} to {ending=hslug}
short link {ending=hslug} for {long_url=hlong}, good until {expires=hend}
until {expires=hend} and for {max_clicks=hclicks} clicks at most, shorten {long_url=hlong}
url {long_url=hlong}, ending {ending=hslug}, expires {expires=hon}, clicks {max_clicks=hclicks}
with {ending=hslug} at the end, make {long_url=hlong} short

%list hspot: Pino's | 14 Mill Lane | Town Hall | The Anchor | home | Newcastle upon Tyne | St. Mary's Hospital | Gare du Nord | Old Mill by the Lake | work | Café To and Fro | 3 Church Street, Cork
%list hspotb: Gate 4 | Harbour Road 9 | The Fox and Hound | Graz | Museum of Bread | Anneke's place | Platz am Tor 4 | Central Station | King's Cross | Terminal 2 | Lake View, Bath
%tool maps_directions
route from {origin=hspot} to {destination=hspotb} by {mode:driving=car}
how do I get to {destination=hspotb} from {origin=hspot} {mode:walking=on foot}
{mode:bicycling=bike} route to {destination=hspotb}, starting at {origin=hspot}
start {origin=hspot}, end {destination=hspotb}, mode {mode:transit=transit|public transport}
from {origin=hspot} {avoid_tolls:true=without tolls|avoiding tolls} to {destination=hspotb}
directions between {origin=hspot} and {destination=hspotb}
I meet {=hwho} at {destination=hspotb}, route from {origin=hspot}

%list hcoll: users | orders_2024 | old invoices | sessions | blog.posts | cart-items | people and teams | logs | tmp2 | books
%list hfields: email | last_name and first_name | created_at, status | user id | city, street and number | title | price and currency | sku, color | owner.name | from and to
%tool docustore-create-index
create an index on {fields=hfields} for {collection=hcoll}
index {collection=hcoll} by {fields=hfields}
add {unique:true=a unique} index to {collection=hcoll} on {fields=hfields}
collection {collection=hcoll}, fields {fields=hfields}, unique {unique:false=no}
in {collection=hcoll} index {fields=hfields}, {unique:true=no duplicates}

%list hwin: kitchen window | bay window | bedroom, left | skylight | study | window by the stairs | bathroom | balcony door | front window | nursery | back
%tool slatwise_daily
open the {window=hwin} at {up_at=hhour} and close it at {down_at=hhourb}
on {days:workdays=workdays} raise the {window=hwin} blind at {up_at=hhour}
close at {down_at=hhourb}, open at {up_at=hhour}, {days:weekends=weekends} only, {window=hwin}
window: {window=hwin} / up: {up_at=hhour} / down: {down_at=hhourb} / days: {days:daily=every day}
blinds of the {window=hwin} down at {down_at=hhourb} {days:daily=every day}

%list hbuy: eggs, rice and tofu | bread | bread and butter pudding | two litres of milk | AA batteries | cheese from the farm | nappies, size 4 | dog food, leeks and soap | candles for the cake | oat milk and tea | washing powder | half a pumpkin
%list hshop: Pino's | Lidl | Hollis Bakery | The Corner Shop | Boots | Green and Black | farmers' market | Aldi | Uncle Bert's | Wood & Nail | Tesco on Mill Lane
%tool padAdd
add {things=hbuy} for {for_whom=hwho}
put {things=hbuy} on the list, from {shop=hshop}
for {for_whom=hwho} I need {things=hbuy}, {priority:must=a must}
items {things=hbuy}, store {shop=hshop}, for {for_whom=hwho}, priority {priority:nice=nice to have}
at {shop=hshop} get {things=hbuy}, {priority:someday=someday}
shopping list: {things=hbuy}

%list hkm: 84000 km => 84000 | 120,500 km => 120500 | 61200 | 15000 kilometres => 15000 | 203000 km => 203000 | 9800 km => 9800 | 47000 | 132000 kilometres => 132000 | 76500 km => 76500
%list hnoise: it squeals when I turn left | rattles in the cold, stops when warm | smell of petrol | the light comes on and goes off again | pulls to the right | starts only at the third try | water under the seat | grinding from the back | wipers, left one | hums at 90 and above
%tool torque-book-checkup
book {plate=hplate} in for {job:brakes=brakes|the brakes} on {day=hon}
{job:oil_change=oil change} for {plate=hplate} on {day=hon} with {courtesy_car:true=a courtesy car|a loan car}
on {day=hon} with {mileage=hkm} on the clock, {job:inspection=inspection} of {plate=hplate}
plate {plate=hplate}, job {job:battery=battery}, mileage {mileage=hkm}, complaint {complaint=hnoise}
take {plate=hplate} to the garage {day=hrel}: {complaint=hnoise}
{job:windscreen=windscreen}, {plate=hplate}, {day=hrel}, {courtesy_car:false=no replacement car}

%list htprj: Blue Door | Hollis Bakery | Move to Leeds | website | Pino's new menu | Alpha | Bridge over the Wye | research and training | kiwi-app | House 7, Roof
%tool clockwork_time_report
report hours from {from_date=hpast} to {to_date=hend} by {group_by:person=person}
time spent on {project=htprj} between {from_date=hpast} and {to_date=hend}
grouped by {group_by:week=week}, hours until {to_date=hend} since {from_date=hpast}
start {from_date=hpast}, end {to_date=hend}, project {project=htprj}, group {group_by:day=day}
up to {to_date=hend}, starting {from_date=hpast}, time report for {project=htprj}

%list hdeg: 21 degrees => 21 | 19.5 | 18 | twenty degrees => 20 | 22.5 degrees => 22.5 | 17 degrees => 17 | 23 | 16 degrees => 16 | 20.5 | 24 degrees => 24
%tool embertherm_hold
keep the {room=hroom} at {degrees=hdeg} until {until=hend}
hold {degrees=hdeg} in the {room=hroom} until {until=hhourb}
until {until=hend} the {room=hroom} stays at {degrees=hdeg}
room {room=hroom}, temperature {degrees=hdeg}, until {until=hend}
{degrees=hdeg} for the {room=hroom}, ignore the plan

%list hwhy: my knee is bad | half of us are ill, the rest can't make it | it's raining | we have visitors from Leeds | I have no partner | work came up, sorry | Ben sprained his ankle and needs rest | it's too hot | the car won't start | we moved it to next week | I'm meeting Big Sal
%tool court-drop
cancel {sport:tennis=tennis} on {day=hon} because {reason=hwhy}
drop the {sport:squash=squash} court {day=hrel}
because {reason=hwhy}, cancel my court on {day=hon}
sport {sport:badminton=badminton}, date {day=hon}, reason {reason=hwhy}
no {sport:padel=padel} on {day=hon}: {reason=hwhy}

%list hnick: Big Sal | xX_creeper_Xx | noob42 | Tom the Builder | mossy | DigDug and Co | pixel.fox | Ella_M | Lord of Mud | 7up7up | zed
%list hworld: Skyblock | Hill of the Two Towers | test world 3 | Nora and Ben | Mushroom Island, new | lava-pit | The Anchor | Old Kingdom by the Sea | peaceful valley | Bobville
%list hmisdeed: griefing | stealing from Nora's chest | spam in chat, three warnings | burning the library and laughing about it | cheating | bad language | flying through walls | killing the sheep | advertising for another server | building a lag machine
%list hdays: three days => 3 | 7 days => 7 | two days => 2 | 30 days => 30 | 14 days => 14 | a day => 1 | ten days => 10 | 5 days => 5 | a week => 7
%tool blockyard-kick-player
kick {player=hnick} from {world=hworld} for {reason=hmisdeed}
remove {player=hnick} and ban them for {ban_days=hdays}
from {world=hworld} kick {player=hnick}, reason: {reason=hmisdeed}
player {player=hnick}, world {world=hworld}, ban {ban_days=hdays}, message {reason=hmisdeed}
for {ban_days=hdays} keep {player=hnick} out of {world=hworld}

%list hscore: Ave verum | Rivers by Ella Moor | The Man Who Sold the Stairs | Come, Sweet Night | Songs for Two Choirs | Locus iste | Requiem in D minor | Mass no. 4 | Bread and Roses | Gloria | Evening on the Lake, second alto
%tool takeBackScore
{singer=hwho} returned {work=hscore} in {condition:good=good} condition
take back {work=hscore} from {singer=hwho}
from {singer=hwho}, {condition:damaged=damaged}: {work=hscore}
piece {work=hscore}, singer {singer=hwho}, condition {condition:worn=worn}
book in {work=hscore} as {condition:damaged=damaged}, brought by {singer=hwho}

%list hpost: We open on Friday, come and say hello | new menu from Monday | Look what arrived at the studio today | Thank you, Leeds! | half price until noon, only at Pino's | We are hiring a baker and two drivers | behind the scenes with Ella | Rain or shine, we will be at the market | closed tomorrow | Guess who is back
%list himg: spring.jpg | img_2041.png | team at the lake.jpg | https://pinos.example/menu.png | photos/door-blue.webp | logo2.svg | cake and candles.png | /tmp/shot.png
%tool peepnest_schedule_post
post {text=hpost} on {network:photo=photo|the photo network} {publish_at=hslot}
{publish_at=hslot} publish "{text=hpost}" with {image=himg}
with the picture {image=himg}, on {network:business=business}: {text=hpost}
text {text=hpost}, network {network:forum=forum}, time {publish_at=hslot}, image {image=himg}
schedule {text=hpost} for {network:microblog=microblog} with {image=himg}
to {network:shortvideo=shortvideo} at the next free slot: {text=hpost}

%list hfilea: draft.docx | IMG_0041.jpg | budget from Tom.xlsx | notes to self.txt | old | scan 3.pdf | Untitled | report_final_final.odt | tmp-fix-2.patch | letter to Mrs. O'Neill.doc
%list hfileb: contract 2025.docx | beach.jpg | Budget, approved.xlsx | ideas for the talk.txt | archive | tax-2024.pdf | From Leeds to Bath.gpx | report_v3.odt | login.patch | new and better.doc | menu
%tool cabinet_rename
rename {current_name=hfilea} to {new_name=hfileb}
call {current_name=hfilea} {new_name=hfileb} from now on
{new_name=hfileb} should be the name of {current_name=hfilea}
old: {current_name=hfilea}, new: {new_name=hfileb}
give {current_name=hfilea} the name {new_name=hfileb}

%list hent: Mia Carlsson | Hollis Bakery | Blue Door | Project Kiwi | login service | Friends of the Library | Kwame | warehouse in Leeds | city of Ghent | Tom's team | billing-api
%list hentb: Acme | Dr. Iyer | Van Dyck & Sons | Newcastle upon Tyne | The Anchor | auth and sessions | Big Sal | research group | postgres-main | Move to Leeds | sales
%tool create_relation
note that {source_entity=hent} {relation:works_for=works for} {target_entity=hentb}
link {source_entity=hent} to {target_entity=hentb} as {relation:part_of=part of}
from {source_entity=hent} to {target_entity=hentb}, relation {relation:knows=knows}
source {source_entity=hent}, relation {relation:depends_on=depends on}, target {target_entity=hentb}
{target_entity=hentb} {relation:owns=is owned by} {source_entity=hent}, add that to the graph

%list hdriver: ring twice, we are in the back | key under mat, dog is friendly | second floor | call before you come | the big one is fragile | ask for Ella at the desk | boxes stand by the door to the yard | no lift | enter from Mill Lane, not from the square | gate code is 4417
%tool schedule-parcel-pickup
pick up {parcels=hfew} parcels on {pickup_date=hon}
courier for {pickup_date=hrel}, {parcels=hfew} packages
tell the driver "{instructions=hdriver}", pickup on {pickup_date=hon}
date {pickup_date=hon}, parcels {parcels=hfew}, note {instructions=hdriver}
{parcels=hfew} parcels to collect {pickup_date=hrel}: {instructions=hdriver}

%list hfood: peanut butter | cheese | salad with chicken | baby food | smoked salmon | fish and chips sauce | ice cream | soup in jars | oat biscuits | minced beef | rice
%list hbrand: Hollis Bakery | Aldi | Green and Black | Uncle Bert's | Brightline | Van Dyck & Sons | Farm by the Sea | Kiwi Foods | O'Dowd | Little Spoon
%tool listFoodRecalls
recalls of {product=hfood} by {brand=hbrand} since {since=hpast}
any {product=hfood} recalled in {country=hland} because of {reason:bacteria=bacteria}
since {since=hpast} in {country=hland}, recalls over {reason:glass=glass}
product {product=hfood}, maker {brand=hbrand}, cause {reason:metal=metal}
{brand=hbrand} recalls in {country=hland}
food recalls for {reason:allergen=allergens}, {product=hfood} from {brand=hbrand}

%list hrent: cement mixer | floor sander | hedge trimmer, electric | drill | ladder with platform | saw for stone and tile | mini digger | carpet cleaner | pressure washer | trailer, two axles
%list hbranch: Mill Lane | North | Leeds South | Stratford-upon-Avon | Harbour Road | Town Hall Square | Ghent | Old Market | Bridge Street | St. Mary's
%tool shedco.rent_tool
rent a {tool=hrent} for {days=hdays} from {from_day=hon}
hire the {tool=hrent} at {branch=hbranch} for {days=hdays}
starting {from_day=hrel} for {days=hdays}: {tool=hrent}, {delivered:true=delivered}
tool {tool=hrent}, days {days=hfew}, shop {branch=hbranch}, start {from_day=hon}
from {branch=hbranch} I need a {tool=hrent} on {from_day=hon}
{tool=hrent} from {from_day=hon}, {delivered:false=I collect it myself|no delivery}

%list hcar: Polo | Bluebell | GX 4417 | red Clio | Van at the Station | Zoe 2 | LM21 ZFT | Big Sal | Kangoo by the church | e-Up | Berlingo, seven seats
%tool carshare.reserve
reserve {vehicle=hcar} from {start=hslot} to {end=hslotb}
{vehicle=hcar} until {end=hslotb}, starting {start=hslot}
between {start=hslot} and {end=hslotb} I need {vehicle=hcar}
car {vehicle=hcar}, start {start=hslot}, end {end=hslotb}
book {vehicle=hcar}, pickup {start=hslot}, back {end=hslotb}

%list hword: plumber | key under mat | The Man Who Sold the Stairs | wifi password | ideas for the talk | Ella's recipe | from Leeds to Bath | paint, brushes | tax | what Fitz said | bread and butter pudding
%list hnbook: Kitchen | Work in Progress | ideas | Trips and Tickets | Baby | Things to Read | Allotment | Q3 | Notes to Self | shed | House, Garden
%tool jotFind
find {words=hword} in {notebook=hnbook}
search {notebook=hnbook} for {words=hword}
in {notebook=hnbook} since {after=hpast}, look for {words=hword}
words {words=hword}, notebook {notebook=hnbook}, before {before=hon}
notes from between {after=hpast} and {before=hend} with {words=hword}

%list hex: squats | push-ups | bench press | plank | lunges with a twist | rows on the machine | burpees | sit-ups | stairs | deadlift | run and jump
%list hexb: leg press | pull-ups | dips | side plank | step-ups with weights | rowing | hip thrust | curl and press | bike | cable fly | farmer's walk
%list hwk: Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday | Mondays | Wednesdays | Tuesday
%tool fitplanSwapExercise
replace {old_exercise=hex} with {new_exercise=hexb} on {weekday=hwk}
{new_exercise=hexb} instead of {old_exercise=hex}, {sets=hfew} sets of {reps=hfew}
on {weekday=hwk} swap {old_exercise=hex} for {new_exercise=hexb}
old {old_exercise=hex}, new {new_exercise=hexb}, sets {sets=hfew}, reps {reps=hfew}
do {new_exercise=hexb} rather than {old_exercise=hex}, {reps=hfew} reps
out {old_exercise=hex}, in {new_exercise=hexb}, day {weekday=hwk}

%tool safeabroad_find_embassy
embassy of {of_country=hland} in {city=htownb}
in {city=htownb} find the consulate of {of_country=hland} for {service:passport=a passport|passports}
{service:visa=visa} at the embassy of {of_country=hland}, {city=htownb}
country {of_country=hland}, city {city=htownb}, service {service:notary=notary}
where can citizens of {of_country=hland} get {service:emergency=emergency help} in {city=htownb}

%list hcrave: ramen | fish and chips | pizza with figs | sushi | bread and butter pudding | soup | pad thai, no peanuts | dumplings | tacos | something with lentils | Ethiopian
%list haddr: 14 Mill Lane | Harbour Road 9, second floor | 3 Church Street, Cork | work | Platz am Tor 4 | Anneke's place | home | Flat 2, The Old Mill | 77 King's Road | Room 12, St. Mary's
%list hfee: 3 euros => 3 | 2.50 | £4 => 4 | 5 | $2 => 2 | 1.99 | 6 dollars => 6 | €3.50 => 3.5 | 4.50
%list hstars: 4 stars => 4 | 4.5 | 3.5 stars => 3.5 | four stars => 4 | 4.2 | 3 stars => 3 | 4.7 | 4.8 stars => 4.8
%tool fetchfood-browse-kitchens
who delivers {craving=hcrave} to {address=haddr}
{craving=hcrave} with at least {min_rating=hstars}, fee up to {max_fee=hfee}
to {address=haddr} for under {max_fee=hfee} delivery: {craving=hcrave}
food {craving=hcrave}, address {address=haddr}, rating {min_rating=hstars}, sort {sort:distance=distance}
restaurants for {craving=hcrave} by {sort:rating=rating}, delivered to {address=haddr}
sorted by {sort:fee=fee}, {craving=hcrave}

%list hfilm: The Man Who Sold the Stairs | Alma | From Here to Vigo | Two Brothers and a Boat | Kiss Me at Noon | Run, Ella, Run | Seven at the Table | Rain | Harbour Lights, Part Two | O'Malley's Last Summer | Close to Home
%list hkino: Odeon | Rex | Cinema by the River | Lumière | Palace on Mill Lane | UCI | The Electric | Star and Garter | Filmhaus | Ritzy
%tool reserveCinemaSeats
{seats=hfew} seats for {film=hfilm} at {cinema=hkino} on {date=hon} at {time=hhour}
reserve {film=hfilm}, {cinema=hkino}, {date=hrel} {time=hhour}, {seats=hfew} seats
at {time=hhour} on {date=hon} at {cinema=hkino}: {seats=hfew} for {film=hfilm}
film {film=hfilm}, cinema {cinema=hkino}, date {date=hon}, time {time=hhour}, seats {seats=hfew}, row {row:back=back}
in the {row:middle=middle} row, {seats=hfew} seats at {cinema=hkino} for {film=hfilm}
book {seats=hfew} {row:aisle=aisle} seats at {cinema=hkino} {date=hrel} to see {film=hfilm}
{=hwho} wants to see {film=hfilm} at {cinema=hkino}, {seats=hfew} seats

%list hcross: Dover to Calais | Kiel-Oslo | Split to Hvar | Harwich – Hook of Holland | Cork and Roscoff | Genoa to Palermo | Helsinki-Tallinn | Puttgarden to Rødby | Poole–Cherbourg | Oban to Mull
%list hmetre: 4.5 m => 4.5 | 6 m => 6 | 7.2 metres => 7.2 | 5 metres => 5 | 5.4 m => 5.4 | 4.8 m => 4.8 | 6.5 metres => 6.5 | 8 metres => 8
%tool saltferry.reserve_deck
reserve {crossing=hcross} with {vehicle:car=a car|my car} on {departure=hon}
{departure=hslot} {crossing=hcross}, {vehicle:van=van}, {people=hfew} people
for {people=hfew} people and {vehicle:camper=a camper} of {length_m=hmetre}: {crossing=hcross}
route {crossing=hcross}, vehicle {vehicle:motorbike=motorbike}, departure {departure=hslot}
length {length_m=hmetre}, {vehicle:van=van}, crossing {crossing=hcross}, {departure=hon}
take {vehicle:bicycle=a bicycle} on {crossing=hcross} {departure=hrel}

%list hclass: spinning | yoga for beginners | Pilates | Legs, Bums and Tums | hot yoga | Body and Mind | boxing with Sal | HIIT 30 | step | Stretch at Noon | aqua fit
%tool sweatclub_join
sign me up for {workout=hclass} {starts=hslot}
{starts=hslot} {workout=hclass} with {guests=hfew} friends
with {mat:true=a mat|a hired mat}, {workout=hclass} on {starts=hon}
class {workout=hclass}, start {starts=hslot}, guests {guests=hfew}, mat {mat:false=no}
{workout=hclass} for me and {guests=hfew} guests, {starts=hslot}

%list hchatq: budget for the summer party | login page shows blank | Pino's | who has the key | lunch on Friday | release, part two | from Leeds to Bath | password | see my branch tmp-fix-2 | bread and roses
%list hchan: general | #dev-ops | team and friends | lunch | project-kiwi | random | #releases | sales leeds | help-desk | Blue Door
%tool chatterloft_search_messages
search {filter_in_channel=hchan} for {search_query=hchatq}
messages by {filter_users_from=hwho} in {filter_in_channel=hchan} since {filter_date_after=hpast}
after {filter_date_after=hpast} and before {filter_date_before=hend}, messages with {search_query=hchatq}
author {filter_users_from=hwho}, channel {filter_in_channel=hchan}, words {search_query=hchatq}
what did {filter_users_from=hwho} write about {search_query=hchatq} in {filter_in_channel=hchan}
{search_query=hchatq} from {filter_users_from=hwho}, before {filter_date_before=hon}

%tool find_events
{category:concert=concerts} in {city=htown} on {date=hon}
what's on in {city=htown} {date=hrel}
on {date=hon}, {free_only:true=free} {category:exhibition=exhibitions} in {city=htown}
city {city=htown}, category {category:comedy=comedy}, day {date=hon}
{category:family=family events} {date=hrel}, {city=htown}

%list hbook6: K7PQ2M | ZX91LL | QWE4RT | 8HJ2KD | MMR31A | WL-40921 | T5YB0P | AB12CD | 77XKQE | LNG3P0
%tool wingline_pick_seat
{seat_kind:window=window} seat for {passenger=hwho} on {booking=hbook6}
on {booking=hbook6} put {passenger=hwho} on {seat_kind:aisle=the aisle}
for {passenger=hwho} {seat_kind:exit_row=an exit row} seat, booking {booking=hbook6}
booking {booking=hbook6}, passenger {passenger=hwho}, seat {seat_kind:middle=middle}
sit {passenger=hwho} at {seat_kind:front=the front} on {booking=hbook6}

%list hann: the lift is broken, take the stairs | cake in the kitchen | Release moved to Monday, sorry | Welcome Ines and Kwame | please send your hours to Anneke by noon | Standup at 10 instead of 9 | we won the Ghent contract! | Bring a chair and a cup | fire drill at 3, do not panic | Who has the key for the shed
%tool huddle_schedule_post
post "{text=hann}" to {channel=hchan} {send_at=hslot}
schedule {text=hann} for {send_at=hslot} in {channel=hchan}
{send_at=hslot} in {channel=hchan}: {text=hann}, {pin:true=pinned}
channel {channel=hchan}, time {send_at=hslot}, message {text=hann}
on {send_at=hon} tell {channel=hchan} "{text=hann}" and {pin:true=pin it}

%list hexnote: lunch with the people from Leeds | taxi from the airport, no bus at night | new keyboard | ticket to Bath and back | team dinner, Sal paid half | course on public speaking | two nights | replaces the broken one | shared with Kwame | coffee for the visitors
%tool submitExpenseClaim
claim {amount=hamt} {currency:EUR=euros|EUR} for {category:meals=meals} at {merchant=hshop}
{amount=hamt} {currency:USD=dollars|USD} paid to {merchant=hshop} on {date=hon}, {category:office=office}
on {date=hon} at {merchant=hshop}, {amount=hamt} for {category:software=software}
amount {amount=hamt}, currency {currency:CHF=CHF}, category {category:lodging=lodging}, note {note=hexnote}
{category:travel=travel} expense of {amount=hamt} {currency:GBP=pounds|GBP}: {note=hexnote}
category: {category:training=training} / shop: {merchant=hshop} / sum: {amount=hamt} / date: {date=hpast}

%list hrepo: acme/shop | kiwi-app | blue-door/website | billing | octo/tools-for-ella | docs | hollis/orders-api | tmp-fix | sal/dotfiles | backend
%list hbody: it started after the update on Monday, before that all was fine | click on Save twice and it hangs | see the log from Leeds | happens in Safari, not in Firefox | steps: open, close, open again | Ella says she saw it too, but only once | no idea why | the old link still works | we should ask for the name first and the address later
%list hlabels: bug and ui | urgent | docs, help wanted and easy | backend, v2 | login | wontfix and old | performance | ui, ux and mobile | question | good first issue
%tool create_issue
open an issue in {repo=hrepo} titled {title=hbug}
new issue "{title=hbug}" for {repo=hrepo}, assign {assignee=hwho}
assigned to {assignee=hwho} and labelled {labels=hlabels}, {title=hbug} in {repo=hrepo}
repo {repo=hrepo}, title {title=hbug}, body {body=hbody}, labels {labels=hlabels}
file "{title=hbug}" under {repo=hrepo} with the text "{body=hbody}"
in {repo=hrepo} report {title=hbug}, labels {labels=hlabels}
{=hwho} asked me to report {title=hbug} in {repo=hrepo}

%list hyear: 2026 | 2027 | 2025 | 2028 | 2030 | 2024 | 2031 | 2029
%list hregion: Tyrol | Bavaria | North Holland | Quebec | St. Gallen | Cork and Kerry | Otago | Baden-Württemberg | Canton of Bern | Saxony | Isle of Man
%tool almanach.holidays
{kind:public=public} holidays in {country=hland} for {year=hyear}
{year=hyear} holidays of {country=hland}
for {region=hregion} in {year=hyear}, {kind:school=school} holidays, {country=hland}
country {country=hland}, region {region=hregion}, year {year=hyear}, kind {kind:religious=religious}
list {kind:public=bank|public} holidays in {region=hregion}, {country=hland}

%list hteach: Mrs. O'Neill | Mr. Tanaka | Frau Berger | Miss Ella | Mr. Fitz | Dr. Lindqvist | Ms. D'Souza | Señor Vidal | Mr. Moor
%list htmsg: the cough is back, so no swimming today | will be ten minutes late | can we talk on Friday after class | the maths book is at home, sorry | Grandpa Bert picks up at three | homework took us two hours, which is too much | thank you for the trip | has a dentist appointment at noon | left the lunch box on the bus
%tool classpost_reply
write to {teacher=hteach} about {child=hkid}: {text=htmsg}
tell {teacher=hteach} "{text=htmsg}"
about {child=hkid}, {urgent:true=urgent}, to {teacher=hteach}: {text=htmsg}
teacher {teacher=hteach}, child {child=hkid}, message {text=htmsg}
send "{text=htmsg}" to {teacher=hteach} as {urgent:true=urgent}, it is about {child=hkid}

%list hsong: The Man Who Sold the Stairs | Rain on Mill Lane | jazz | Come, Sweet Night | Two of Us and a Dog | something calm | Hurry Home | Bread and Roses | Seven | lullabies for babies | Dance Me to Vigo
%list hband: Ella Moor | The Fox and Hound | D'Arcy | Kwame and the Kings | Nils Berg Trio | Blue Door | Rivers | Miss Otis | Of Salt and Sea | Yuki
%list hvol: 20 | 35 | thirty => 30 | 50 | 15 | 60 percent => 60 | 40 % => 40 | 25 | 70
%tool sonora_put_on
play {what=hsong} by {artist=hband} in the {room=hroom}
{room=hroom}: {what=hsong}, volume {volume=hvol}
in the {room=hroom} at {volume=hvol} put on {artist=hband}
song {what=hsong}, artist {artist=hband}, room {room=hroom}, shuffle {shuffle:false=off}
{what=hsong} from {artist=hband} at volume {volume=hvol}
{shuffle:true=shuffle} {artist=hband} in the {room=hroom}
play {what=hsong} in the {room=hroom} for {=hkid}

%list hrec: Hollis Bakery | rec_4417 | Blue Door, phase two | Mia Carlsson | INV-204 | Summer party in Leeds | Ella Moor | 3317 | Order for Pino's | tmp-fix-2
%list hfld: status | price | due date | owner | notes | phone number | city and country | Next step | e-mail | Paid on
%list hval: done | 120 | waiting for Sal | Blue | 12 May | to be sold, not rented | Ines and Kwame | yes | moved from Leeds to Bath | low
%list htable: Customers | Orders 2025 | Jobs and Leads | tasks | Stock | Events in May | inventory | Contacts, old | Bugs
%tool gridstead_update_record
set {field=hfld} of {record=hrec} to {value=hval}
in {table=htable} change {field=hfld} to {value=hval} for {record=hrec}
{record=hrec} in {table=htable}: {field=hfld} becomes {value=hval}
table {table=htable}, record {record=hrec}, field {field=hfld}, value {value=hval}
put {value=hval} as {field=hfld} on {record=hrec}

%list habout: friendship | time and money | leaving home | love | the sea | work without joy | bread | growing old with someone | courage | mothers and sons | rain
%list hauthq: Ella Moor | Seneca | Oscar Wilde | Virginia Woolf | Mark Twain | Rumi | Lao Tzu | Dorothy Parker | Benjamin of Tudela | Jean de La Fontaine
%tool archivum_quote
a {length:short=short} quote by {author=hauthq} about {about=habout}
something {author=hauthq} said on {about=habout}
by {author=hauthq}, {length:long=long}, about {about=habout}
topic {about=habout}, author {author=hauthq}, length {length:medium=medium}
find a {length:long=long} quotation on {about=habout}

%list hbook: The Man Who Sold the Stairs | Rivers | Salt, Smoke and Bread | How to Sail Alone | Emma | From Leeds with Love | A Room for Ella | Birds of the North Sea | Wait for Me by the Gate | Ninety Days | The Cook, the Dog and I
%list hauth: Ella Moor | Jane Austen | Kwame D'Souza | O'Brien | Annie Proulx | M. F. Lindqvist | van der Berg | Yuki Tanaka | Toni Morrison | Fitz
%tool library_find_book
find {title=hbook} by {author=hauth} as {format:ebook=an e-book|an ebook}
is {title=hbook} available at {branch=hbranch}
at {branch=hbranch}, {format:large_print=large print}, anything by {author=hauth}
title {title=hbook}, author {author=hauth}, format {format:audiobook=audiobook}
search for {author=hauth}, {title=hbook}, branch {branch=hbranch}
{format:print=printed} copy of {title=hbook} at {branch=hbranch}
{=hwho} recommended {title=hbook}, do they have it at {branch=hbranch}

%list hmach: press 4 | Line B | lathe by the door | robot arm | CNC-2 | big saw | oven, left | Old Betsy | packer and labeller | M-17 | conveyor to hall 3
%list hstop: belt is torn | it smells of smoke | tool change, takes an hour | no material from line A | oil on the floor | Sal heard a bang and the guard came off | sensor fault | cleaning | parts come out too short
%tool machine_stop
stop {machine=hmach} because of this: {reason=hstop}
{machine=hmach} off, {emergency:true=emergency}, {reason=hstop}
reason {reason=hstop}, machine {machine=hmach}
{emergency:true=emergency stop} for {machine=hmach}
stop {machine=hmach}, {emergency:false=no emergency}, {reason=hstop}

%list hwka: Monday | Wednesday | Friday | Sunday | Thursday | Tuesday | Saturday | today | Mon | tomorrow
%list hwkb: Tuesday | Thursday | Saturday | Sunday | Friday | next Monday | Wed | the day after tomorrow | the 14th | Wednesday
%tool weekmenu.swap_days
swap {first_day=hwka} with {second_day=hwkb} for {meal:lunch=lunch}
switch {meal:dinner=dinner} between {first_day=hwka} and {second_day=hwkb}
{meal:breakfast=breakfast} only, {first_day=hwka} and {second_day=hwkb} trade places
day one {first_day=hwka}, day two {second_day=hwkb}, meal {meal:snack=snack}
swap {first_day=hwka} for {second_day=hwkb} in the menu

%list hcamp: Spring is here, and so are we | Newsletter May | C-4471 | Ten days to go | Come to Leeds! | half price at Pino's | Last call for bread and roses | welcome-2 | Your invitation from Ella Moor | Summer sale, part two
%tool lettermill_schedule_campaign
schedule {campaign=hcamp} for {schedule_date=hon} at {schedule_hour=hhour}
send {campaign=hcamp} {schedule_date=hrel} {timewarp:true=in local time|with timewarp}
at {schedule_hour=hhour} on {schedule_date=hon} goes {campaign=hcamp}
campaign {campaign=hcamp}, date {schedule_date=hon}, hour {schedule_hour=hhour}, timewarp {timewarp:false=off}
on {schedule_date=hon} send out {campaign=hcamp}, {timewarp:false=no timewarp}

%list hgoal: new roof | trip to Peru with Ben | bike | wedding, food and music | house by the sea | Christmas | a year off | piano for Nora | emergency fund | from flat to house | dentist
%tool create_savings_goal
save {target_amount=heur} for {name=hgoal} by {deadline=hend}
savings goal {name=hgoal}, {target_amount=heur}
by {deadline=hend} I want {target_amount=heur} for {name=hgoal}
name {name=hgoal}, target {target_amount=hamt}, deadline {deadline=hend}
goal called {name=hgoal} over {target_amount=heur}

%tool motorpass_buy_vignette
buy a {length:year=yearly|year} vignette for {country=hland}, plate {plate=hplate}
vignette for {plate=hplate} in {country=hland} from {starts=hon}
from {starts=hrel} for {length:ten_days=ten days}, {country=hland}, car {plate=hplate}
country {country=hland}, plate {plate=hplate}, validity {length:month=month|one month}, start {starts=hon}
{plate=hplate} needs a {length:day=day} vignette in {country=hland}

%list hbrnch: main | develop | release/2.4 | tmp-fix-2 | feature/login-page | blue-door | fix-dates-and-times | master | sal/try-again | hotfix_7 | from-v1-to-v2
%tool listPullRequests
{state:open=open} pull requests in {repo=hrepo} by {author=hwho}
pull requests into {baseBranch=hbrnch} of {repo=hrepo}
from {author=hwho}, {state:merged=merged}, repository {repo=hrepo}
repo {repo=hrepo}, state {state:draft=draft}, base {baseBranch=hbrnch}
list PRs by {author=hwho} against {baseBranch=hbrnch}
{state:closed=closed} PRs of {author=hwho} in {repo=hrepo}

%list hill: a tooth that hurts when I drink | rash on both arms | checkup | knee, since the fall on the stairs | my glasses are too weak | vaccination for Peru | the mole got darker, and it itches | back pain | fever and a cough | heart beats too fast at night
%tool bookAppointment
book {specialty:dentist=the dentist|a dentist} for {preferredTime=hslot}, reason {reason=hill}
{specialty:dermatology=dermatologist} {preferredTime=hslot}: {reason=hill}
{preferredTime=hslot}, {firstVisit:true=first visit}, {specialty:cardiology=cardiology}
specialty {specialty:orthopedics=orthopedics}, time {preferredTime=hslot}, reason {reason=hill}, new patient {firstVisit:false=no}
appointment with {specialty:eye=the eye doctor|an eye doctor} because of {=hkid}, {preferredTime=hslot}
complaint {reason=hill}, book {specialty:general=a GP|a general doctor} {preferredTime=hslot}

%list hinv: INV-204 | 2025-118 | 90412 | R-33 | INV/77/A | 4471 | K-1187 | B2025-08 | RE 3310 | 56
%list hdun: please pay by Friday | this is the second reminder, and the last friendly one | we have not seen your payment from March | a short note, maybe it got lost | ask Ines if anything is unclear | thank you for your order, but the bill is still open | money due | we will stop work on Monday
%tool sendInvoiceReminder
remind them of invoice {invoiceNumber=hinv} with "{message=hdun}"
reminder for {invoiceNumber=hinv}, {lateFee:true=with a late fee|plus late fee}
say "{message=hdun}" in a reminder for {invoiceNumber=hinv}
invoice {invoiceNumber=hinv}, text {message=hdun}, fee {lateFee:false=no}
{lateFee:false=without a late fee|no late fee}, {invoiceNumber=hinv}: {message=hdun}

%list hjob: baker | head of sales and marketing | night nurse | data engineer | gardener for the north park | cook | teacher of maths and physics | bus driver | Assistant to the Editor | welder
%list hemp: Hollis Bakery | city of Ghent | Blue Door Studio | Van Dyck & Sons | St. Mary's Hospital | Pino's | Kiwi Labs | The Anchor | Friends of the Library | O'Brien Roofing | Acme
%list hletter: I have baked for ten years and love early mornings | Sal told me about the job, and I am curious | I can start at once | my last firm closed in March | I speak Dutch, French and some German | you need someone calm, I am calm | please see my website for samples
%list hpay: 42000 | 55,000 => 55000 | 3200 | 38000 euros => 38000 | 61000 | 48k => 48000 | 70000 dollars => 70000 | 2900 | 36500
%tool jobs.apply
apply to {employer=hemp} as {profession=hjob}, available from {available_from=hon}
apply as {profession=hjob} at {employer=hemp} for {salary_wish=hpay}
from {available_from=hon} on, for {salary_wish=hpay}, {profession=hjob} with {employer=hemp}
job {profession=hjob}, company {employer=hemp}, salary {salary_wish=hpay}, letter {letter=hletter}
application for {profession=hjob} to {employer=hemp}: {letter=hletter}
write "{letter=hletter}" to {employer=hemp} and apply as {profession=hjob}

%list htrip: Trip to the Zoo | swimming | farm visit, two days | film night | museum of bread and butter | Walk by the River | school camp in Bath | theatre with class 4 | fire station | Sleepover at the Library
%list hslipc: she needs her spray, please keep it close | no nuts | picked up by Uncle Bert | he gets sick on the bus | can pay on Monday | both parents agree | only if it stays dry | we have a family party and leave at noon | brings own lunch
%tool answer_permission_slip
{child=hkid} {allowed:true=may go|can go} to {event=htrip}, comment: {comment=hslipc}
{allowed:false=no} to {event=htrip} for {child=hkid}
with the remark "{comment=hslipc}", {allowed:true=yes} to {event=htrip} for {child=hkid}
child {child=hkid}, event {event=htrip}, allowed {allowed:false=no}, remark {comment=hslipc}
for {event=htrip} say {allowed:true=yes}, {child=hkid}: {comment=hslipc}

%list hcam: front door | garage | Cam 2 | back garden | nursery | shed by the gate | hall, upstairs | Porch | drive | shop and till
%list harea: left half | gate | steps to the cellar | pool | top corner | road and pavement | sandpit | bike rack, right side | lawn | door mat
%tool porchview_watch_area
watch the {area=harea} on the {camera=hcam} camera for {what:people=people}
from {begin=hhour} to {finish=hhourb} watch the {area=harea} with {camera=hcam}
for {what:parcels=parcels}, {camera=hcam}, area {area=harea}, until {finish=hhourb}
camera {camera=hcam}, area {area=harea}, what {what:animals=animals}, start {begin=hhour}, end {finish=hhourb}
report {what:vehicles=vehicles|cars} in the {area=harea}, camera {camera=hcam}, from {begin=hhour}

%list hnum: 5 | ten => 10 | 20 | 3 | 50 | 12 | five => 5 | 8 | 25 | 15
%tool greenlight.runs
{result:failed=failed} runs on {branch=hbrnch} since {since=hpast}
show {limit=hnum} runs of {branch=hbrnch}
since {since=hpast} on {branch=hbrnch}, {result:passed=passed} only
branch {branch=hbrnch}, result {result:aborted=aborted}, limit {limit=hnum}
last {limit=hnum} {result:running=running} builds for {branch=hbrnch}, from {since=hpast} on

%list hfeed: https://kiwilabs.com/feed.xml | blog.moor.co/rss | www.brightline.de/news/atom | news.oakfield.org/feed | https://example.com/rss?cat=food | pinos.example/menu.rss | feeds.acme.io/releases | dailybread.example/rss.xml
%list hkeyw: security | electric cars | Ella Moor | bread and butter | from Leeds | release 2.4 | budget | tax, pension | The Anchor | price of rice
%tool pagegrab_feed
read {count=hnum} entries from {feed=hfeed} about {containing=hkeyw}
newest {count=hnum} of {feed=hfeed}
with {containing=hkeyw} in them, {count=hnum} entries of {feed=hfeed}
feed {feed=hfeed}, count {count=hnum}, containing {containing=hkeyw}
from {feed=hfeed} get what mentions {containing=hkeyw}

%list hordno: 4471-203 | A90412 | 118-77-5 | BZ2041 | #3310 | 702-5519 | OR-56 | 99817234 | K1187 | B-2025-14
%list hretc: box was open, one cup is missing | the zip broke on the first day | I ordered blue and got green | please send a label by mail | nice, but not for me | smells of smoke | Size 40 fits like 38 | I already wrote to Ines about it
%tool return_item
return {order_number=hordno} because it's {reason:too_small=too small}
send back {order_number=hordno} as {reason:defective=defective}: {comment=hretc}
{reason:wrong_item=wrong item}, {comment=hretc}, order {order_number=hordno}
order {order_number=hordno}, reason {reason:changed_mind=changed my mind}, comment {comment=hretc}
{reason:not_as_described=not as described}, so return {order_number=hordno}

%list halbum: Peru 2025 | Ella and Ben get married | summer by the sea | kitchen, before and after | Trip to Bath | Nora | Last Day at School | from seed to bread | garden | Grandpa's 80th
%list hshare: look at page two | here they are, finally | add yours until Sunday | thanks for coming, it was lovely | the one with the cake is my favourite | not for Instagram, please | as promised | miss you
%tool photos_share_album
share {album=halbum} with {recipients=hfolk} and say "{message=hshare}"
give {recipients=hfolk} access to {album=halbum}, {can_edit:true=they can add pictures|editing allowed}
with {recipients=hfolk} share {album=halbum}: {message=hshare}
album {album=halbum}, people {recipients=hfolk}, message {message=hshare}, edit {can_edit:false=no}
write "{message=hshare}" and share {album=halbum} with {recipients=hfolk}

%list hissno: 17 | #204 => 204 | 3310 | #56 => 56 | 881 | 1204 | #9 => 9 | 412 | #77 => 77 | 65
%list hcomm: works for me on tmp-fix-2 | can we close this, it is fixed in 2.4 | Ella has a log | please add a test for the empty list | same here since Monday | I'll take it, but not before May | needs a rebase | thanks, merged | not a bug, see the docs on dates
%tool add_issue_comment
comment "{body=hcomm}" on {issue_number=hissno} in {repo=hrepo}
in {repo=hrepo} reply to {issue_number=hissno}: {body=hcomm}
on issue {issue_number=hissno} write {body=hcomm}
repo {repo=hrepo}, issue {issue_number=hissno}, comment {body=hcomm}
add {body=hcomm} under {issue_number=hissno} of {repo=hrepo}

%tool runlog_totals
{metric:distance=distance|total distance} from {start_date=hpast} to {end_date=hend}
until {end_date=hend} since {start_date=hpast}, {metric:elevation=elevation}
how many {metric:runs=runs} since {start_date=hpast}
start {start_date=hpast}, end {end_date=hend}, metric {metric:pace=pace}
running {metric:time=time} between {start_date=hpast} and {end_date=hend}

%list hrecf: standup.mp3 | meeting with Ella.m4a | rec_0412.wav | Board, 3 March.mp4 | interview-2.ogg | call from Leeds.mp3 | /tmp/voice.wav | Q3 and Q4 planning.mov | talk.webm | Pino's offer.mp3
%list hlang: German | English | Swiss German | French | Spanish and English | Dutch | Portuguese | Japanese | Catalan | Polish
%tool transcribe_recording
transcribe {file=hrecf} in {language=hlang} with {speakers=hfew} speakers
{speakers=hfew} people talk in {file=hrecf}, transcribe it
with {speakers=hfew} speakers, in {language=hlang}, transcribe {file=hrecf}
file {file=hrecf}, language {language=hlang}, speakers {speakers=hfew}
{language=hlang} recording {file=hrecf} into text

%tool skywarn_active_alerts
{hazard:flood=flood} warnings for {place=htown} on {day=hon}
alerts in {place=htown} from {min_severity:orange=orange} up
{day=hrel}, {min_severity:red=red} only, {place=htown}
place {place=htown}, hazard {hazard:snow=snow}, severity {min_severity:yellow=yellow}, day {day=hon}
{hazard:thunder=thunderstorm} alerts in {place=htown} {day=hrel}
any {min_severity:orange=orange} {hazard:heat=heat} warning for {place=htown}

%list hresto: Pino's | The Anchor | Golden Dragon | Bread and Wine | Taste of Peru | Sal's Diner | House of Noodles | Mama D'Arcy | Sushi by the Sea | Burger 77 | Two Cooks
%list horder: two margheritas and a salad | ramen | fish and chips, mushy peas | pad thai with tofu, no peanuts | soup of the day | three tacos, one without cheese | burger | sushi for four | dumplings, rice and green tea | falafel plate | lasagne and bread
%list htip: 2 euros => 2 | 3 | $5 => 5 | 1.50 | £2 => 2 | 4 euros => 4 | 2.50 | 5 dollars => 5
%tool fetchfood-place-order
order {items=horder} from {restaurant=hresto} to {address=haddr}
from {restaurant=hresto} at {deliver_at=hhour}: {items=horder}
to {address=haddr} by {deliver_at=hhourb}, {items=horder} from {restaurant=hresto}
restaurant {restaurant=hresto}, items {items=horder}, address {address=haddr}, tip {tip=htip}
get {items=horder} at {restaurant=hresto} with {tip=htip} for the courier
{contactless:true=contactless}, {items=horder}, {restaurant=hresto}, for {deliver_at=hhour}
{=hfolk} will eat with us, order {items=horder} from {restaurant=hresto}

%list hleave: 4471 | LR-204 | 88 | L2025-17 | #3310 | HR/77 | 90412 | leave-56 | 1187 | A-12
%list hleavewhy: the trip fell through | Sal needs me on Friday | I'm fine again, no fever | we go in August instead of May | wrong dates | my sister moved the wedding to June | too much work, sadly | flight cancelled | filed twice
%tool cancel_leave_request
cancel request {request_id=hleave}, {reason=hleavewhy}
withdraw {request_id=hleave} with the reason {reason=hleavewhy}
the reason is {reason=hleavewhy}, cancel leave {request_id=hleave}
request {request_id=hleave}, reason {reason=hleavewhy}
take back leave request {request_id=hleave}: {reason=hleavewhy}

%list hserv: checkout | login-api | billing and tax | web | search | postgres-main | mailer2 | images.acme.io | tmp-fix-2 | auth | cart service
%list hwindow: hour | 24 hours | 15 minutes | two days | 30 min | week | three hours | 5 minutes | half hour | 90 minutes
%tool metrics_query
{metric:cpu=CPU} of {service=hserv} over the last {window=hwindow}
{metric:latency=latency} for {service=hserv} in the past {window=hwindow}
for the last {window=hwindow} show {service=hserv} {metric:memory=memory}
metric {metric:error_rate=error rate}, service {service=hserv}, window {window=hwindow}
{metric:disk_usage=disk usage} on {service=hserv}
{=hwho} wants the {metric:throughput=throughput} of {service=hserv}

%list hrole: buyer | head of sales and marketing | assistant to the director | owner | accountant | night manager at the hotel | CTO | does the books, part time | architect | in charge of the kitchen
%list hmet: fair in Ghent | Ella's wedding | dinner at Pino's | the train from Leeds to Bath | Book and Bread 2025 | a talk on tax | LinkedIn | conference | Tom's summer party
%tool clientele_add_person
add {full_name=fullname} at {company=hemp} as {job=hrole}
{full_name=fullname} from {company=hemp}, phone {phone=phone}
under {phone=phone} save {full_name=fullname} of {company=hemp}
name {full_name=fullname}, firm {company=hemp}, role {job=hrole}, met at {met_at=hmet}
new contact for {company=hemp}: {full_name=fullname}, {phone=phone}
at {company=hemp} add {full_name=fullname}, known from {met_at=hmet}
{=hwho} introduced {full_name=fullname} of {company=hemp}, add the contact

%list hoffwhy: my sister gets married in Bath | we move house, the van comes at 8 | fever and a cough | trip to Peru with Ben | exams | the kids have no school | building work at home | grandma's funeral | I need a break | visit from Leeds
%tool request_leave
{leave_type:vacation=vacation} from {start_date=hon} to {end_date=hend}
request {leave_type:unpaid=unpaid leave} on {start_date=hon}: {reason=hoffwhy}
until {end_date=hend} from {start_date=hrel}, {leave_type:parental=parental leave}
type {leave_type:sick=sick}, start {start_date=hon}, end {end_date=hend}, reason {reason=hoffwhy}
{leave_type:bereavement=bereavement leave} starting {start_date=hrel} through {end_date=hend}

%list hgarage: Town Hall | P2 | Harbour Garage | Park and Walk | Mill Lane | St. Mary's | Station North | Under the Bridge | Parkhaus am Tor | Old Market, level 3
%tool parkwise-reserve-space
reserve {garage=hgarage} from {from_time=hslot} to {to_time=hslotb}
space for {plate=hplate} at {garage=hgarage}, {from_time=hslot} until {to_time=hslotb}
until {to_time=hhourb} from {from_time=hhour} in {garage=hgarage}, plate {plate=hplate}
garage {garage=hgarage}, plate {plate=hplate}, begin {from_time=hslot}, end {to_time=hslotb}
park {plate=hplate} in {garage=hgarage} between {from_time=hhour} and {to_time=hhourb}

%tool dayquorum_suggest_times
times for {attendees=hfolk}, {duration_minutes=hmin}, from {range_start=hon} to {range_end=hend}
{duration_minutes=hmin} with {attendees=hfolk} in {part_of_day:morning=the morning}
between {range_start=hon} and {range_end=hend}, {part_of_day:afternoon=afternoon}, {attendees=hfolk}
people {attendees=hfolk}, length {duration_minutes=hmin}, start {range_start=hon}, end {range_end=hend}
when can {attendees=hfolk} meet for {duration_minutes=hmin} before {range_end=hend}
{part_of_day:evening=evening} slots of {duration_minutes=hmin} for {attendees=hfolk}

%list hnewch: summer-party | ghent | tmp-fix-2 | kiwi-launch | book-club | team-leeds | bread_and_butter | visitors | ops2 | lost-and-found | big-sal
%list hpurp: who brings what to the party | planning the move from Leeds to Bath | lunch | questions about tax and travel | releases and hotfixes, nothing else | sharing photos | Ghent contract | finding lost keys | reading a book a month | talk with the landlord
%tool huddle_create_channel
create {channel_name=hnewch} for {purpose=hpurp} with {members=hfolk}
{private:true=private} channel {channel_name=hnewch} for {members=hfolk}
with {members=hfolk} open a channel about {purpose=hpurp}, called {channel_name=hnewch}
name {channel_name=hnewch}, purpose {purpose=hpurp}, members {members=hfolk}, private {private:false=no}
a channel named {channel_name=hnewch}, invite {members=hfolk}
{private:false=public} channel {channel_name=hnewch}: {purpose=hpurp}

%list hkiln: Kiln 2 | big kiln | test kiln by the window | Bertha | Rohde | raku kiln | left one | Fire and Clay | K-17 | school kiln
%list hkilnwhy: the lid is cracked | smoke in the hall | wrong glaze on the top shelf | I set it to 1240 instead of 1040 | power went out and came back | cone fell early | Nora left a brush inside, plastic handle | too fast | it is stuck at 600
%tool kiln.abort
stop {kiln=hkiln}, {reason=hkilnwhy}
abort the firing in {kiln=hkiln} with the note {reason=hkilnwhy}
reason: {reason=hkilnwhy}, abort {kiln=hkiln}
kiln {kiln=hkiln}, reason {reason=hkilnwhy}
break off {kiln=hkiln}: {reason=hkilnwhy}

%tool shelfmark_hold
hold {title=hbook} by {author=hauth} at {branch=hbranch}
place {medium:large_print=a large print} hold on {title=hbook}, collect at {branch=hbranch}
at {branch=hbranch} by {author=hauth}: {title=hbook}
title {title=hbook}, author {author=hauth}, branch {branch=hbranch}, medium {medium:audio_cd=audio CD}
reserve {title=hbook} on {medium:dvd=DVD} for {branch=hbranch}
{medium:board_game=board game} {title=hbook}, pick up at {branch=hbranch}
hold {title=hbook} for {=hkid} at {branch=hbranch}

%tool sweatclub_drop
drop {workout=hclass} {starts=hslot}, I'm {reason:ill=ill|sick}
sign me off from {workout=hclass} on {starts=hon}
{reason:work=work}, so no {workout=hclass} {starts=hslot}
class {workout=hclass}, start {starts=hslot}, reason {reason:injured=injured|injury}
leave {workout=hclass}, {reason:travelling=travelling}

%list hmed: ibuprofen 400 | Amoxicillin | nose spray for children | vitamin D | paracetamol and codeine | eye drops | L-Thyroxin 75 | cream for dry skin, big tube | aspirin | Salbutamol inhaler | tea for cough
%list hpharm: Boots | Rose and Crown Pharmacy | Apotheke am Tor | St. Mary's | Harbour Pharmacy | Mill Lane Chemist | Kwame's | Green Cross | Löwen | Pharmacy by the Bridge
%list hrx: RX-4471 | 90412 | E-118-77 | P3310 | rx2025-08 | K77-A | 5519204 | RP 56 | 0071183
%tool pharmaPreorder
reserve {packs=hfew} packs of {medicine=hmed} at {pharmacy=hpharm}
{medicine=hmed} from {pharmacy=hpharm}, pickup {pickup=hslot}
on prescription {prescription=hrx}, at {pharmacy=hpharm}, {medicine=hmed}
drug {medicine=hmed}, pharmacy {pharmacy=hpharm}, packs {packs=hfew}, prescription {prescription=hrx}
at {pharmacy=hpharm} set aside {medicine=hmed} for {pickup=hon}
preorder {medicine=hmed} with {pharmacy=hpharm}, {packs=hfew} packs

%list hpdf: lease.pdf | form 12b.pdf | Application for Leave.pdf | tax_2025.pdf | visa and travel.pdf | S-44.pdf | school trip.pdf | claim from Leeds.pdf | /tmp/order.pdf | w9.pdf
%list hffield: date of birth | Name | street and number | IBAN | place, date | reason for travel | phone | employer | Name of child | tax id | remarks
%list hfcont: Ella Moor | 14 Mill Lane, Cork | 3 May 1988 | none | visit to my sister, two weeks | DE44 5001 0517 | Hollis Bakery | bread and butter | see page two | Newcastle upon Tyne | not applicable
%tool leafpress_fill
put {content=hfcont} into {field=hffield} of {form=hpdf}
in {form=hpdf} fill {field=hffield} with {content=hfcont}
{field=hffield} in {form=hpdf} is {content=hfcont}, {lock:true=lock it|locked}
form {form=hpdf}, field {field=hffield}, content {content=hfcont}, lock {lock:false=no}
write {content=hfcont} under {field=hffield} in {form=hpdf}

%tool rolodex-add
save {name=fullname} from {company=hemp}, {phone=phone}
add {name=fullname} with mail {email=email}, born {birthday=hon}
{email=email} belongs to {name=fullname} at {company=hemp}
name {name=fullname}, tel {phone=phone}, mail {email=email}, firm {company=hemp}
contact {name=fullname}, {email=email}, {phone=phone}
new contact {name=hwho}, birthday {birthday=hon}, works at {company=hemp}
{=hwho} gave me {phone=phone}, save it as {name=fullname}

%tool jukebox_enqueue
queue {title=hsong} by {artist=hband}
add {title=hsong} by {artist=hband} as {position:next=the next|next}
{position:last=last in the queue}, from {artist=hband}: {title=hsong}
song {title=hsong}, artist {artist=hband}, position {position:random=random}
put {title=hsong} at {position:last=the end} of the queue
{=hkid} wants {title=hsong} {position:next=next}

%list hoffice: Town Hall | North office | Mill Lane 4 | Office for Cars and Boats | Harbour district | Room 12, Old Market | Bürgeramt Mitte | Leeds South | city centre | counter by the station
%tool townlinkOfficeSlot
{matter:passport=passport} appointment {slot=hslot} at {office=hoffice}
book {office=hoffice} for {matter:marriage=marriage} on {slot=hon}
for {persons=hfew} people {slot=hslot}, {matter:identity_card=identity cards|ID cards}
matter {matter:driving_licence=driving licence}, slot {slot=hslot}, office {office=hoffice}, persons {persons=hfew}
at {office=hoffice} {slot=hslot} about {matter:change_of_address=a change of address}
{matter:vehicle_registration=vehicle registration}, {office=hoffice}, {slot=hslot}

%tool library_hold_book
hold {title=hbook} at {pickup_branch=hbranch} until {keep_until=hend}
put {title=hbook} by {author=hauth} aside at {pickup_branch=hbranch}
until {keep_until=hend} at {pickup_branch=hbranch}, keep {title=hbook}
title {title=hbook}, author {author=hauth}, branch {pickup_branch=hbranch}, until {keep_until=hend}
for {pickup_branch=hbranch} reserve {author=hauth}, {title=hbook}
{=hkid} needs {title=hbook}, hold it at {pickup_branch=hbranch}

%list hfolder: Documents | /home/jo/photos | Work in Progress | Downloads | taxes/2024 | Trips and Tickets | From Tom | old laptop | ~/music | Scans, March
%tool cabinet_find
find {kind:picture=pictures} with {words=hword} in {folder=hfolder}
{words=hword} below {folder=hfolder}, changed after {changed_after=hpast}
newer than {changed_after=hpast}, {kind:spreadsheet=spreadsheets} called {words=hword}
name {words=hword}, kind {kind:document=document}, folder {folder=hfolder}
search {folder=hfolder} for {words=hword}
{kind:archive=archive} files in {folder=hfolder} named {words=hword}, since {changed_after=hpast}

%list hchange: tmp-fix-2 | 204 | feature/login-page | #3310 | blue-door | PR 77 | fix-dates-and-times | MR 56 | release/2.4 | sal/try-again
%list hfocus: the date parser | tests | naming and style | what happens when the list is empty | security, mainly the login | move from old to new schema | speed | error messages, English only | line 40 | locks
%tool askForReview
ask {reviewers=hfolk} to review {change=hchange} by {deadline=hend}
review of {change=hchange} from {reviewers=hfolk}, focus on {focus=hfocus}
by {deadline=hend} {reviewers=hfolk} should read {change=hchange}
change {change=hchange}, reviewers {reviewers=hfolk}, deadline {deadline=hend}, focus {focus=hfocus}
send {change=hchange} to {reviewers=hfolk} for review of {focus=hfocus}

%tool kerbside_offer_lift
offer a lift from {from_town=htown} to {to_town=htownb} {leaving=hslot}
{seats=hfew} seats to {to_town=htownb} from {from_town=htown} on {leaving=hon}
at {price_each=heur} each, {from_town=htown} to {to_town=htownb}, {leaving=hslot}
from {from_town=htown}, to {to_town=htownb}, leaving {leaving=hslot}, seats {seats=hfew}, price {price_each=heur}
{leaving=hslot} I drive to {to_town=htownb} from {from_town=htown}, {seats=hfew} seats free
{=hkid} comes along, {seats=hfew} seats left from {from_town=htown} to {to_town=htownb}

%list hsaid: they want a new offer by May | price too high, will think about it | talked about the move from Leeds to Bath | no answer yet | wants ten more licences and training | Ella takes over from Tom | liked the demo, asked for references | contract signed | call back after the holidays
%list hclient: Hollis Bakery | Mia Carlsson | city of Ghent | Pino's | Mr. Tanaka | Blue Door Studio | D'Arcy | Van Dyck & Sons | Friends of the Library | Acme
%tool dealflow-log-contact
log a {kind:call=call} with {contact=hclient} on {date=hon}: {summary=hsaid}
{duration_minutes=hmin} {kind:meeting=meeting} with {contact=hclient}, {summary=hsaid}
on {date=hon}, {summary=hsaid}, {kind:email=email} from {contact=hclient}
contact {contact=hclient}, type {kind:demo=demo}, length {duration_minutes=hmin}, summary {summary=hsaid}
note for {contact=hclient}: {kind:call=phone call}, {summary=hsaid}
{kind:demo=demo} for {contact=hclient} of {duration_minutes=hmin}, {date=hpast}

%list hchars: 200 | 50 | 300 | 80 | 500 | 120 | 1000 | 40 | 250
%tool mossvault_simple_search
search {folder=hfolder} for {query=hchatq}
find {query=hchatq} in {folder=hfolder} with {context_length=hchars} characters around it
with {context_length=hchars} characters of context, look up {query=hchatq}
query {query=hchatq}, folder {folder=hfolder}, context {context_length=hchars}
where does {query=hchatq} appear under {folder=hfolder}

%list hkin: Ella Moor | Grandpa Bert | Aunt Ines | Big Sal | Maria van der Berg | John D'Arcy | Nora | Tomasz the Elder | Anneke Lindqvist | Great-Aunt Rose
%list hborn: 1902 | 1931 | 1888 | 1945 | 1917 | 1960 | 1874 | 1926 | 1953
%list hdied: 1981 | 1999 | 2004 | 2017 | 1990 | 2011 | 1976 | 2022
%tool kinfolk-add-relative
add {name=fullname} as {relation:mother=mother|the mother} of {of=hkin}
{of=hkin} has a {relation:child=child} called {name=fullname}, born {born=hborn}
born in {born=hborn}, {name=fullname} is {of=hkin}'s {relation:father=father}
name {name=fullname}, relation {relation:sibling=sibling}, of {of=hkin}, born {born=hborn}, died {died=hdied}
{relation:spouse=spouse} of {of=hkin}: {name=fullname}, died in {died=hdied}
{name=fullname}, {relation:grandparent=grandparent} of {of=hkin}, {born=hborn} to {died=hdied}

%list hdbt: users | orders_2024 | public.sessions | cart-items | invoices | people_and_teams | tmp2 | audit.log | books | price_list
%list hdb: shop | prod-eu | analytics | kiwi_test | main | archive 2023 | blue-door | billing and tax | staging | crm
%tool db_describe_table
describe {table=hdbt} in {database=hdb}
in {database=hdb} show the columns of {table=hdbt}
from {database=hdb} the types and indexes of {table=hdbt}
database {database=hdb}, table {table=hdbt}
what columns does {table=hdbt} have in {database=hdb}

%list hpet: Momo | Big Sal | Mr. Whiskers | Salt and Pepper | Bella | Lord Nelson | D'Artagnan | Rosie the cat | Otto | Queen of Bath
%list hkilo: 4.2 | 4.2 kilos => 4.2 | 31 kg => 31 | twelve kilos => 12 | 6.8 kg => 6.8 | 18.5 | 9 kilos => 9 | 27 | 3.75 kg => 3.75 | 5 kg => 5
%list hpetrem: after breakfast | eats less since Monday | vet says lose one kilo, slowly | new food from Pino's | weighed at home, with collar | after the operation | scale is not exact | wet fur | a bit thin, but lively
%tool wagleaf.weigh
{pet=hpet} weighs {kilos=hkilo}, {remark=hpetrem}
on {day=hon} {pet=hpet} weighed {kilos=hkilo}
note {kilos=hkilo} for {pet=hpet} on {day=hon}
pet {pet=hpet}, weight {kilos=hkilo}, day {day=hpast}, remark {remark=hpetrem}
{kilos=hkilo} for {pet=hpet}: {remark=hpetrem}
