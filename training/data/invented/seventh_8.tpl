# Plain requests as most people type them: two or more arguments told apart by small words, by the names of the fields,
# or by their order alone; values whose borders are hard to see.
%lang en
%list pplx: Odile | Big Sal | Mr. Achebe | Roisin O'Malley | Dr. Sandoval | Kenji | Anneke van der Berg | young Tom | Mrs. D'Angelo | Ruth and Basil | Thaddeus | Coach Mbeki | Flo | Uncle Ray
%list kidx: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Wilf | Bea | Toby
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list daytx: Sunday | the 28th | 30 June | 31 May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list daybx: yesterday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th | Monday
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
%list clkx: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list clky: 11 pm | 22:30 | midnight | 9:45 pm | half past nine | 20:00 | 10 pm | 23:15 | 11:30 pm | half past eight
%list nfew: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list townx: Leeds | Port Talbot | Stow-on-the-Wold | Aix | San Remo | Hook of Holland | Bath | Newcastle upon Tyne | Ghent | King's Lynn | Linz | La Rochelle
%list towny: York | Bourg-en-Bresse | St Andrews | Ulm | Santa Fe | Barrow-in-Furness | Nice | Isle of Ely | Lyon | Bishop's Stortford | Graz | The Hague
%list addrx: 14 Mill Lane | 7 St John's Court, flat 3 | 22 Rue du Port | Harbour Road 5 | my mother's place | 3a Bridge Street | Gate House, Priory Walk | 118 West End Avenue | Dr. Sandoval's practice | 9 Elm Close | Hotel Post
%list langx: Portuguese | Swiss German | Greek | Welsh | Brazilian Portuguese | Thai | Polish | Japanese | Dutch | Canadian French | Arabic
%list langy: English | Bavarian German | Spanish | Irish | Latin American Spanish | Turkish | Italian | Swahili | French | old Norse
%list restx: Pino's | The Anchor | Salt and Vine | Green Door | Kim's Kitchen on the Corner | Bistro | Wok to Go | The Fat Duckling | Casa de Lola | Nonna Maria's | Under the Oak | Tandoor
%list dishlist: two margheritas and a tiramisu | eggs, rice and tofu | fish and chips | one pad thai, one green curry with prawns | three falafel wraps | ramen | a large salad without onions, garlic bread | lamb for two | dumplings, soup, and sticky rice | chicken tikka | four tacos al pastor and a side of beans
%list roomx: living room | kids' room | bathroom | kitchen | room over the garage | study | guest room | hall and stairs | bedroom | attic | workshop in the cellar
%list repox: web-shop | billing-api | tmp-fix-2 | old-faithful | docs | mobile/app | tools-for-ops | design-system | data-in | infra
%list branchx: tmp-fix-2 | feature/login-by-mail | main-backup | hotfix/blank-page | sals-branch | release-5 | fix-for-pino | refactor-cart | to-be-merged | wip
%list brbase: main | develop | release/4.2 | trunk | stable | next | master | staging | v5-line
%list pathx: src/core | lib | ./services/billing | app/models | docs/old | /home/sal/notes | packages/web/src | ~/Projects | tmp | config/env

%list shopitems: eggs, rice and tofu | milk | two lemons and a bunch of parsley | bread and butter | coffee beans, oat milk, sugar | bin bags | a kilo of flour, yeast and olive oil | light bulbs for the hall | dog food | salt and pepper crisps | batteries, tape
%list shopx: Pino's | Aldi | Farm and Field | The Little Grocer | Marks and Spencer | Big Sal's Deli | Lidl | Bread on Mill Lane | Tesco | Nonna Maria's | Whole Earth
%tool grocery_add_items
add {items=shopitems} to the shopping list for {store=shopx}
from {store=shopx} we need {items=shopitems}
shop: {store=shopx}, items: {items=shopitems}
put {items=shopitems} on the shopping list

%list nlsubj: What's new in June | Rivers by Ella Moor, now in paperback | Sale | Thank you for a great year | From farm to fork | Prices, dates and a surprise | Doors open at nine | The Man Who Sold the Stairs is back | Hello again | We are moving to Mill Lane
%list nlbody: we close for two weeks in August, orders go out after that | doors open at nine and coffee is on us | our new shop is on Mill Lane, next to the bakery | thanks for staying with us | the winter catalogue is out, and shipping is free until Sunday | prices go up by five percent | the app has a dark mode now | meet us at the fair, hall 4 | we've hired Big Sal, say hello to him
%tool schedule_newsletter
send a newsletter to {audience:customers=customers|our customers} titled {subject=nlsubj}: {content=nlbody}
on {send_at=whnx}, newsletter with the subject {subject=nlsubj} saying {content=nlbody}
subject {subject=nlsubj}, body {content=nlbody}, audience {audience:leads=leads}, send {send_at=whnx}
newsletter to {audience:vip=the VIPs|VIP list}: "{content=nlbody}", under the headline {subject=nlsubj}
write {content=nlbody} in a newsletter called {subject=nlsubj} for {audience:everyone=everyone|everybody}, going out {send_at=whnx}

%list clubx: Leeds United | Ajax | Red Star | Chicago Bears | Brighton and Hove | Real Betis | Inter | St. Pauli | Queen of the South | Young Boys | Wolves from Ulm
%list cupx: Champions League | Division Two | League One | Europa League | Copa del Rey | FA Cup | Conference League | Cup of Nations | MLS | Serie A
%tool team-next-games
next {count=nfew} games of {team=clubx} in {competition=cupx}
{venue:home=home} games of {team=clubx} coming up in {competition=cupx}
team {team=clubx}, competition {competition=cupx}, {count=nfew} matches
which {venue:away=away} games does {team=clubx} have next
in {competition=cupx}, when does {team=clubx} play {venue:home=at home} next

%tool chores.overview
show the {status:open=open} chores of {person=kidx} from {start_date=dayfx} to {end_date=daytx}
until {end_date=daytx}, which chores does {person=kidx} have
person {person=kidx}, status {status:overdue=overdue|late}, since {start_date=daybx}
chores {status:done=done|finished} by {person=kidx} since {start_date=daybx}
what housework is {status:open=still open|not done yet} up to {end_date=daytx} for {person=kidx}

%list artx: oak table legs | SKU-4471 | M6 bolts, zinc | kettle with thermostat | 88-120-B | printer paper A4 | left-hand hinges | blue mugs, set of four | filter for Model To Go | batteries | salt and pepper mills
%list sitex: Leeds | Hall 4 | Branch North | Rotterdam | Mill Lane | warehouse B | Outlet York | Depot 2 | Main Store | Hook of Holland
%tool get_stock_level
how much stock of {item=artx} is there at {site=sitex}
at {site=sitex}, what's the stock of {item=artx}
article: {item=artx}, site: {site=sitex}
check the stock of {item=artx}

%list tickno: TB-88121 | 40219 | RX77-004 | 5519-A | Q2-3391 | TK90017 | 731 | B-12-0045 | LV4420 | 66-102
%list sellx: two seats together, great view of the stage | front row | can't go, my sister is getting married | standing, ticket by mail the same day | row 4, on the aisle | seat by the door, easy to leave early | cheap for a quick sale | original price was higher, so be fast | includes a drink and a poster | upper block
%tool resell_ticket
offer ticket {ticket_id=tickno} for {price=ncash} euros with the text {listing_text=sellx}
sell for {price=ncash} the ticket {ticket_id=tickno}
ticket {ticket_id=tickno}, price {price=ncash}, description {listing_text=sellx}
put "{listing_text=sellx}" on ticket {ticket_id=tickno} and resell it at {price=ncash}

%list dishx: bread and butter pudding | ramen | fish and chips | chicken in a basket | pierogi | risotto with saffron | toad in the hole | falafel | macaroni and cheese | pho | crêpes from Brittany
%list nearx: Mill Lane | Harbour Bridge | King's Cross | Hotel Post | Hall 4 | Leeds station | Bridge Street and Elm Close | Stow-on-the-Wold | Covent Garden | St John's Court
%tool plateful.dish_finder
find {diet:vegan=vegan} {dish=dishx} near {near=nearx}
under {max_price=ncash} euros, who serves {dish=dishx} around {near=nearx}
dish: {dish=dishx}, area: {near=nearx}, budget: {max_price=ncash}
{dish=dishx} by {near=nearx} for at most {max_price=ncash}
which restaurant has {diet:gluten_free=gluten-free|gluten free} {dish=dishx} for less than {max_price=ncash}

%list unitx: miles | feet | inches | yards | nautical miles | furlongs | light years | fathoms | mm | hands | micrometres
%list unity: kilometres | centimetres | metres | km | m | decimetres | astronomical units | millimetres | leagues | cm
%list unitw: pounds | ounces | stone | US tons | short tons | grains | troy ounces | lb | carats | hundredweight
%list unitv: kg | grams | kilograms | milligrams | metric tons | tonnes | g | mg | kilos | micrograms
%tool cifraUnits
convert {amount=ncash} {fromUnit=unitx} to {toUnit=unity}
into {toUnit=unitv}, please: {amount=ncash} {fromUnit=unitw}, {decimals=nfew} decimals
amount {amount=ncash}, from {fromUnit=unitw}, to {toUnit=unitv}, decimals {decimals=nfew}
how many {toUnit=unity} are {amount=ncash} {fromUnit=unitx}
with {decimals=nfew} places after the point, {amount=ncash} {fromUnit=unitx} as {toUnit=unity}

%list resvx: R-4471 | 88012 | DB-19-204 | TBL77 | 3309-K | anchor-52 | X0021 | 5540 | PN-301 | 70-118
%tool amendTableReservation
move reservation {reservationId=resvx} to {date=dayfx} at {time=clky}
make it {partySize=nfew} people on reservation {reservationId=resvx} instead of {=nmany}
booking {reservationId=resvx}, guests {partySize=nfew}, day {date=dayfx}, hour {time=clky}
change {reservationId=resvx} from {=clkx} to {time=clky}
for {partySize=nfew} at {time=clky}, please change table reservation {reservationId=resvx}

%list custx: Roisin O'Malley | sal@pinos.example | Mr. Achebe | The Anchor Ltd | Ruth and Basil | Salt and Vine | kenji.m@post.example | Big Sal | Anneke van der Berg | Bits to Go
%tool cratemarket_get_orders
show {fulfillment:unfulfilled=unfulfilled|unshipped} orders from {customer=custx} since {created_from=dayfx}
the last {first=nmany} orders by {customer=custx} as {format:csv=csv|a csv}
customer {customer=custx}, status {fulfillment:returned=returned}, from {created_from=dayfx}, to {created_to=daytx}
orders created between {created_from=dayfx} and {created_to=daytx}, {fulfillment:partial=partially shipped|partial} only
in {format:json=json|raw json}, orders of {customer=custx} up to {created_to=daytx}, first {first=nmany}

%tool kerbside_quote_trip
taxi price from {pickup=addrx} to {dropoff=townx} for {riders=nfew} people
at {at=clky}, what does a cab to {dropoff=addrx} from {pickup=nearx} cost
pickup {pickup=addrx}, destination {dropoff=towny}, time {at=whnx}, passengers {riders=nfew}
estimate a taxi to {dropoff=nearx}, starting at {pickup=addrx}
for {riders=nfew} of us, {pickup=addrx} to {dropoff=nearx} on {at=whnx}, how much by taxi

%list sayx: where is the nearest pharmacy | the invoice is attached, please pay by Friday | thank you | I'm allergic to nuts and to shellfish | key under mat, dog is friendly | we arrive at nine, is that all right | no smoking | could you bring it to my room | welcome to the team, Tom | the meeting is moved from Monday to Tuesday
%tool parlance.render
translate "{text=sayx}" into {into=langx}
from {out_of=langy} to {into=langx}: {text=sayx}
text: {text=sayx}, target {into=langx}, tone {tone:business=business|formal business}
into {into=langx}, in a {tone:polite=polite} tone: {text=sayx}
put {text=sayx} into {tone:familiar=familiar|informal} {into=langx}

%list pdfx: lease.pdf | offer for Mill Lane.pdf | contract_v3-final.pdf | Terms and Conditions.pdf | tmp-fix-2.pdf | NDA with The Anchor.pdf | scan0012.pdf | minutes of 3 March.pdf | invoice-to-sal.pdf | permission slip.pdf
%tool leafpress_sign
sign {document=pdfx} for {signer=pplx} on page {page=nfew}
{place:bottom_right=bottom right|lower right corner} of page {page=nfew}: signature of {signer=pplx} in {document=pdfx}
file {document=pdfx}, signer {signer=pplx}, position {place:top_right=top right}
put {signer=pplx}'s signature in the {place:middle=middle} of page {page=nfew} in {document=pdfx}
signature by {signer=pplx} under {document=pdfx}, {place:bottom_left=bottom left}

%tool unix-stamp
unix timestamp of {moment=whnx} in {place=townx}
in {unit:milliseconds=milliseconds|ms}, the unix time for {moment=whnx}
moment: {moment=whnx}, city: {place=towny}, unit: {unit:seconds=seconds}
{place=townx} time, {moment=whnx}, as a unix stamp in {unit:nanoseconds=nanoseconds}

%list lootx: Sword of the Drowned King | rope | potion of healing | bag of holding | Ring, slightly bent | Map to the Under City | torches | Bishop's cloak | silver arrows | Book of Names and Lies | lamp oil
%list herox: Brakka | Sir Odo the Late | Mirel | The Stranger from Ulm | Tomlin Fastfoot | Old Hob | Lady Ash | Zarn'ok | Pim and Pom | Elowen
%tool grimoire-give-item
give {item=lootx} to {hero=herox}
for {hero=herox}: {item=lootx}, {quantity=nfew} of them
hero {hero=herox}, item {item=lootx}, quantity {quantity=nfew}, {cursed:true=cursed}
put {item=lootx} in the pack of {hero=herox}, {cursed:true=with a curse|cursed}
{quantity=nfew} x {item=lootx} for {hero=herox}, {cursed:false=no curse|not cursed}

%list docx: Notes on the move | Trip to York | diary | Rivers by Ella Moor | Ideas, good and bad | How to run the shop | Minutes | tmp-fix-2 | Recipes from Nonna Maria | Big Sal's birthday | handover
%list addx: the boiler was checked, next time in May | we agreed to meet again on Friday | Tom pays half | call the landlord about the roof and the gutter | nobody liked the blue one, so we go with green | bring own towels | bus 12 stops right at the gate | done | the code for the shed is under the stone, don't lose it | it rained all day, but the tent held
%list headx: Open points | Monday | To do | Day 3: the coast | Costs | What we learned | People and places | Appendix A | Notes from Sal | Later
%tool appendToDocument
append {text=addx} to {document=docx} under {heading=headx}
under the heading {heading=headx} in {document=docx}, add: {text=addx}
document {document=docx}, section {heading=headx}, text {text=addx}
add to {document=docx} at the end: {text=addx}

%list ordno: #1042 | 1007 | #2219 | #998 | 1350 | #10012 | #4471 | 2003 | #77 | #1500
%list carrx: DHL | Royal Mail | UPS | Post | Hermes and Sons | FedEx | Parcel to Go | GLS | Bikes and Boxes | DPD
%list trackx: JD0146009 | 1Z999AA101 | RR 4471 22 GB | 00340434 | LX77120DE | 5519004421 | TG-20-114 | CC0099NL | H44-1200 | 88120034
%tool cratemarket_fulfill_order
mark order {order=ordno} as shipped with {carrier=carrx}, tracking {tracking_number=trackx}
{tracking_number=trackx} by {carrier=carrx} is the parcel for order {order=ordno}, mark it shipped
order {order=ordno}, carrier {carrier=carrx}, tracking no {tracking_number=trackx}, {notify_customer:false=no mail to the customer|don't notify}
fulfil {order=ordno} via {carrier=carrx} and {notify_customer:true=tell the customer|notify the buyer}
fulfil order {order=ordno} under tracking number {tracking_number=trackx}

%list verx: 4.2.0 | v5 | 1.0.0-rc1 | 2024.11 | v0.9.3 | 3.7 | v12.1 | 6.0.0 | 2.2.2 | v4.3-beta
%list relx: fixes the blank page after login | new cart, faster search | adds export to csv and pdf | dark mode | nothing but fixes | login by mail, and a new logo | drops support for old phones | typo in the footer fixed | moved billing to the new API, please test
%tool launchlogDraftRelease
draft release {version=verx} from {branch=brbase} in {repo=repox}
with the notes {notes=relx}, draft {version=verx} of {repo=repox}
version {version=verx}, branch {branch=branchx}, notes {notes=relx}
{prerelease:true=prerelease} {version=verx} for {repo=repox}, based on {branch=branchx}
draft {version=verx} off {branch=brbase} as a {prerelease:true=prerelease}, notes: {notes=relx}

%list grepx: TODO | import os from | connection to host lost | api_key | tmp-fix-2 | user not found in list | def load | deprecated, use | sk_live | out of memory | return None
%list globx: *.py | *.md | test_*.go | *.yaml | *.log | package.json | *.ts | Makefile | *.conf | README*
%tool shellhatch_grep
search for {pattern=grepx} in {folder=pathx}, only {file_glob=globx}
in {file_glob=globx} under {folder=pathx}, find {pattern=grepx}
pattern {pattern=grepx}, folder {folder=pathx}, files {file_glob=globx}, max {max_results=nmany}
grep {folder=pathx} for {pattern=grepx}, {ignore_case:true=ignoring case|case-insensitive}
first {max_results=nmany} hits for "{pattern=grepx}" below {folder=pathx}

%tool measure_distance
distance from {place_a=townx} to {place_b=towny} in {unit:miles=miles}
{straight_line:true=as the crow flies|in a straight line}, how far is {place_b=towny} from {place_a=townx}
place A: {place_a=townx}, place B: {place_b=towny}, unit: {unit:km=km|kilometres}
how many {unit:nautical_miles=nautical miles} between {place_a=townx} and {place_b=towny}
how far is it from {place_a=addrx} to {place_b=nearx}, {straight_line:false=by road|not as the crow flies}

%list habx: run before breakfast | no sugar | read ten pages | yoga with Flo | stretching | write, then rest | walk to work | cold shower | in bed by ten | call Mum | piano
%list howx: hard at first, then fine | only half of it | easier than last week | did it with Flo in the park | it rained, so I did it indoors | great | almost forgot | legs hurt but I feel good | ten minutes more than planned | meh
%tool streakly-tick
tick {habit=habx} for {day=daybx}
{day=daybx}: mark {habit=habx} as done with the comment {comment=howx}
habit {habit=habx}, day {day=daybx}, note {comment=howx}
tick off {habit=habx}, comment: {comment=howx}

%list testx: green buy button | headline with price or without | checkout in one step | Summer banner | long form vs short form | free shipping from 30 | tmp-fix-2 | Login by mail | pricing page, yearly first | hero-image
%list armx: variant B | old version | short form | green | headline with price | A | control | no banner | picture of Big Sal | yearly first
%tool splitlab-stop-test
stop the test {name=testx} with {winner=armx} as the winner
{winner=armx} wins, so end the A/B test called {name=testx}
test: {name=testx}, winner: {winner=armx}
end the A/B test on {name=testx}

%list vpnx: Sweden | New York | the Netherlands | Zurich | Bosnia and Herzegovina | Port of Spain | Japan | Isle of Man | Lyon | South Africa
%list machx: old laptop | work-mac | gaming PC | tablet in the kitchen | nas-02 | phone | living room TV | thinkpad | tmp-vm-2 | desktop upstairs
%tool tunnelgate-connect
connect my {machine=machx} to the VPN in {location=vpnx}
with {protocol:wireguard=wireguard|WireGuard}, connect the VPN over {location=vpnx} on my {machine=machx}
location {location=vpnx}, protocol {protocol:openvpn=openvpn|OpenVPN}, {kill_switch:true=kill switch on}
VPN through {location=vpnx} by {protocol:ikev2=ikev2|IKEv2}, {kill_switch:false=no kill switch|kill switch off}
on my {machine=machx} I want the VPN via {location=vpnx}, {kill_switch:true=with the kill switch|kill switch on}

%list bucketx: backups | photos-2019 | tmp-fix-2 | web-assets | logs-from-eu | invoices | sals-stuff | archive | public-media | data-in
%list objx: 2023/june/report.pdf | img_0042.png | logs/to-delete.txt | Rivers by Ella Moor.epub | index.html | old/logo and fonts.zip | a.out | users.csv | tmp/fix-2.tar.gz | menu for Pino's.docx
%tool storage_delete_object
delete {key=objx} from the bucket {bucket=bucketx}
in {bucket=bucketx}, remove the object {key=objx}
bucket {bucket=bucketx}, key {key=objx}, delete
erase the file called {key=objx} out of {bucket=bucketx}

%list urlx: https://pinos.example/menu/summer | www.oakfield.org/trips/york?day=2 | https://docs.harbour.io/how-to/login | http://ellamoor.example/rivers | https://shop.example/p/4471 | anchor.example/events/list | https://forms.example/d/e/1FAIp | https://maps.example/place/14-Mill-Lane | status.harbour.io/incidents/77
%list aliasx: summer-menu | york | sal60 | win | to-the-party | rivers | join_us | menu2 | ask-ella | from-a-to-b
%tool links.shorten
shorten {url=urlx} as {alias=aliasx} until {expires=daytx}
with the ending {alias=aliasx}, make a short link to {url=urlx}
url {url=urlx}, alias {alias=aliasx}, expiry {expires=daytx}
short link for {url=urlx} that expires on {expires=daytx}

%list wordx: squirrel | Worcestershire | nice to meet you | quinoa | pain au chocolat | gnocchi | Llanelli | thorough | see you on Sunday | Siobhan | epitome
%tool tutorly.pronounce
pronounce {word=wordx} in {language=langx}
in {language=langx}, with a {voice:female=female|woman's} voice: {word=wordx}
word {word=wordx}, language {language=langx}, speed {speed:slow=slow}
how is {word=wordx} pronounced in {language=langx}, {speed:slow=slowly}
{speed:fast=fast}, by a {voice:male=male} voice, play "{word=wordx}"

%list platex: LX 44 BOP | M-KT 2207 | 7ABC123 | GR 550 TZ | B-AL 19 | YK09 WVE | S-TO 88 | W 31744 K | FR-OM 12 | AB 123 CD
%tool torque-tyre-swap
book {season:winter=winter} tyres for {plate=platex} on {day=dayfx} at {time=clkx}
at {time=clkx} on {day=dayfx}, {season:summer=summer} tyres on {plate=platex}
plate {plate=platex}, season {season:all_season=all-season|all season}, date {day=dayfx}, {store_old:true=store the old set|keep the old ones}
change {plate=platex} to {season:winter=winter} tyres, {store_old:false=no storage|don't store the old ones}
from {=unsetx} to {season:summer=summer} tyres for {plate=platex}, {day=dayfx}
%list unsetx: the old set | the worn ones | the ones on now | these bald ones | the spare set | last year's | the borrowed ones | the cheap ones | what is on it | the first set

%list frontx: capital of Peru | What is bread and butter in Dutch | who wrote Rivers | to give up | 7 x 8 | der Tisch | Which river flows through Ulm | light-dependent reaction | When did the war end, and where was peace signed | ATP | cause of the tides
%list backx: Lima | Ella Moor, in 1987 | to stop doing something | 56 | the table | the Danube | needs light, takes place in the chloroplast | energy carrier of the cell | 1648, in Münster | boterham met boter | pull of the moon and the sun
%list deckx: Biology | French for Travel | History and Politics | words from week 3 | Anatomy 2 | Misc | Capitals of the World | exam, part one | times tables | Spanish A1
%tool addFlashcard
add a flashcard to {deck=deckx}: "{front=frontx}", answer "{back=backx}"
deck {deck=deckx} / front: {front=frontx} / back: {back=backx}
question {front=frontx} answer {back=backx}
card for {deck=deckx}: {front=frontx} on the front, {back=backx} on the back
with {back=backx} on the back, make a flashcard asking {front=frontx}

%list areax: nursery | table corner | hall and stairs | dog's corner | kitchen | rug by the window | Lego corner | bath | terrace | space behind the sofa
%tool floorbot-keep-out
keep the vacuum out of the {area=areax} until {until=clky}
until {until=dayfx}, no vacuuming in the {area=areax}
area: {area=areax}, until: {until=clky}, {mop_only:true=mopping only|only for mopping}
{mop_only:true=no mopping|don't mop} in the {area=areax} before {until=clky}

%list pagex: Trip to York | How to use the coffee machine | Budget, first draft | Ideas | People and roles | Rivers by Ella Moor | What went wrong in May | FAQ | tmp-fix-2 | Onboarding for Tom | Meeting with The Anchor
%list parx: Team Handbook | Home | Projects from 2023 | Marketing and Sales | Notes | Books to read | Ops | Kitchen | Archive, old stuff | Client: Pino's
%list mdx: first come, first served | tickets are booked, hotel is missing | to be filled in by Friday | draft, please don't share | see the list from last year | press the left button twice and wait | Flo does design, Kenji does code | we lost two days because the server was down | more soon | owner: Big Sal
%list iconx: rocket | red book | star | house | train | coffee cup | green leaf | lightbulb | bug | calendar
%tool quillspace-create-page
create a page called {title=pagex} under {parent=parx}
under {parent=parx}, new page titled {title=pagex} with the text {markdown=mdx}
title {title=pagex}, parent {parent=parx}, body {markdown=mdx}, icon {icon=iconx}
page {title=pagex} in {parent=parx} with a {icon=iconx} as icon
write {markdown=mdx} on a new page named {title=pagex}

%list prx: Fix login for the app | login page shows blank after update | Add export to csv | tmp fix | Move billing from v1 to v2 | Rename and clean up | Remove the banner, again | Let users log in by mail | Typo | Update docs for new API
%tool mergewell_open_request
open a pull request from {source_branch=branchx} into {target_branch=brbase} titled {title=prx}
in {repo=repox}, PR called {title=prx} from {source_branch=branchx}
title {title=prx}, source {source_branch=branchx}, target {target_branch=brbase}, repo {repo=repox}
{draft:true=draft} PR for {repo=repox}: {source_branch=branchx} into {target_branch=brbase}, title {title=prx}
merge request for {source_branch=branchx} with the title {title=prx}, {draft:false=ready for review|not a draft}

%list prodx: oat milk | two-ply paper | bread and butter pudding | coffee for filter | Pino's tomato sauce | eggs from free-range hens | salted butter | white rice | beans in chili | red wine | dish soap, lemon
%list prody: soy milk | brown rice | Marks & Daughters pesto | decaf | rye bread with seeds | eggs | goat butter | lentils | sparkling water from Harz | tofu, smoked | dish soap, unscented
%tool basket_replace
replace {old_product=prodx} by {new_product=prody}
{new_product=prody} instead of {old_product=prodx}, {quantity=nfew} pieces
out: {old_product=prodx}, in: {new_product=prody}, quantity: {quantity=nfew}
swap {old_product=prodx} for {quantity=nfew} {new_product=prody}

%list zonx: lab and storage | Hall 4 | reception, canteen and gym | server room | Floors 2 and 3 | loading dock, yard | Labs 1 to 3 | garage | archive, vault and back office | workshop
%tool issueAccessBadge
issue a badge to {holder=pplx} for {zones=zonx} until {validUntil=daytx}
up to {validUntil=daytx}, badge for {zones=zonx}, made out to {holder=pplx}
holder {holder=pplx}, zones {zones=zonx}, valid until {validUntil=daytx}, {escortNeeded:true=escort needed|with escort}
make {holder=pplx} a badge that opens {zones=zonx}, {escortNeeded:false=no escort needed|without escort}
{escortNeeded:true=escort needed|always with an escort}, badge for {zones=zonx} in the name of {holder=pplx}

%list filmx: The Man Who Sold the Stairs | Rivers | From Dusk to Ulm | Catch Me on Friday | Bread and Roses | Big Sal | Eat, Run, Love | In the Name of Nora | Alone with Uncle Ray | 7:15 to York | Where Is Tom
%list landx: Portugal | the Netherlands | Bosnia and Herzegovina | Japan | the UK | Switzerland | Trinidad and Tobago | Mexico | Ireland | the United States
%tool whereToWatch
where can I stream {title=filmx} in {country=landx}
from {country=landx}, which service has {title=filmx}
title: {title=filmx}, country: {country=landx}, {freeOnly:true=free only|only free ones}
who shows {title=filmx} {freeOnly:true=for free|without paying} in {country=landx}

%list featx: dark mode | export to csv and pdf | Log in by mail | undo after delete | sort list by name or date | offline maps | two-step login for teams | Search in comments | bulk edit | reply from the lock screen
%list whyx: I work at night and it hurts my eyes | our accountant asks for it every month | people forget their passwords, and support is slow | it would save us an hour a day | because I deleted a whole list by mistake | the train has no signal | larger teams need it, small ones won't notice | too many clicks now | everybody else has it
%tool submitFeatureRequest
submit the idea {title=featx} for {area:mobile=mobile|the mobile app}
because {details=whyx2}, request the feature {title=featx}
title {title=featx}, details {details=whyx}, area {area:web=web}
feature request on {area:reporting=reporting|reports}: {title=featx}, reason: {details=whyx}
%list whyx2: I work at night | our accountant asks for it every month | people forget their passwords and support is slow | it would save us an hour a day | the train has no signal | larger teams need it | there are too many clicks now | everybody else has it | my team deleted a whole list by mistake | it takes too long

%list convx: 88120 | c-4471 | MD-2019 | 551-A | 70041 | conv_77 | 12-B-9 | 300218 | X-0042 | 9911
%list repx: thanks, we're looking into it | could you send a photo of the label, front and back | the parcel left our house on Monday | please try again after the update | customer is angry, handle with care | it works for me, maybe the cache | asked Kenji about this | you can change it under settings, then profile | no answer from the carrier yet | sorry for the wait
%tool mendlineReplyConversation
reply to conversation {conversation_id=convx} with {body=repx}
as an {message_type:note=internal note}, write "{body=repx}" in {conversation_id=convx}
conversation {conversation_id=convx}, type {message_type:comment=comment}, text {body=repx}
{message_type:note=note} on {conversation_id=convx}: {body=repx}

%list firmx: The Anchor Ltd | Pino's | Mr. Achebe | Salt and Vine | Roisin O'Malley | Oakfield School | Bits to Go | Moor & Daughters | Ruth from Hall 4 | Harbour
%list engx: wants a new offer by Friday | talked about prices, no decision yet | send the contract to their lawyer | liked the demo but not the name | left a message with the secretary | walk through the numbers | budget approved | call back after the holidays, she's away | moves to York and needs a new office | very interested
%tool fieldrow-create-engagement
log a {type:CALL=call} with {record=firmx} on {timestamp=sincey}: {body=engx}
{type:NOTE=note} on {record=firmx} saying {body=engx}
record {record=firmx}, type {type:MEETING=meeting}, body {body=engx}, time {timestamp=whnx}
{timestamp=whnx}, {type:TASK=task} for {record=firmx}: {body=engx}
put "{body=engx}" as a {type:NOTE=note} under {record=firmx}

%list doorx: front door | back entrance | garden gate | garage side door | door to the yard | main entrance | cellar door | shop door | lower gate | flat upstairs
%tool porchview_who_rang
who rang at the {door=doorx} after {after=clkx}
between {after=clkx} and {before=clky}, who rang the bell
door: {door=doorx}, from: {after=clkx}, to: {before=clky}, visitors: {faces:strangers=strangers}
which {faces:couriers=couriers} rang at the {door=doorx} before {before=clky}
before {before=clky}, did any {faces:strangers=strangers} ring at the {door=doorx}

%list paperx: birth of Nora | car insurance | lease for Mill Lane | washing machine | gas and power | loan from Uncle Ray | Swimming badge | heating, second floor | Pino's catering | vaccination
%list foldx: House | Old stuff | Taxes and Fees | Car | Kids | From Grandma | Work, 2019 | Bank | To sort | Health
%list yearx: 2019 | 2021 | 2008 | 1998 | 2023 | 2015 | 2020 | 2011 | 2024 | 2003
%tool dossier.find_paper
find the {kind:contract=contract} about {words=paperx} from {year=yearx}
in the folder {folder=foldx}, look for the {kind:bill=bill} for {words=paperx}
words {words=paperx}, kind {kind:policy=policy}, year {year=yearx}, folder {folder=foldx}
{year=yearx} {kind:certificate=certificate}, {words=paperx}
look under {folder=foldx} for a paper about {words=paperx}

%list petx: Bella | Mr. Whiskers | Rex | Biscuit | Sir Barks a Lot | Nutmeg and Pip | Lola | Moby | Lady | Duke of York
%list pnotex: ate only half, drank a lot | limps on the left front paw | slept all day and then ran in circles | got the second tablet at noon | is scared of the new vacuum | weighs 4.2 kilos | sneezed after the walk in the woods | won't eat the fish one | finally played with Rex | tick removed, behind the ear
%tool add_pet_note
note for {pet=petx}: {note=pnotex}
write "{note=pnotex}" in the diary of {pet=petx}
pet {pet=petx}, note {note=pnotex}
under {pet=petx} in the pet diary: {note=pnotex}

%list artix: Mayor sells the old bridge | mill-lane-reopens | Rivers by Ella Moor wins prize | School to close in May | fire-at-hall-4 | Bread and butter issues | Ten killed, says police | Who owns The Anchor | new-bus-to-york | The man who sold the stairs
%list wrongx: 1968 | Peter Moor | three million euros | Friday, 3 May | the mayor of Leeds | twelve dead and four injured | Hull | owner of The Anchor | train to York | Mrs. Angelo
%list rightx: 1986 | Ella Moor | three thousand euros | Saturday, 4 May | the deputy mayor, Roisin O'Malley | two injured | King's Lynn | tenant of The Anchor | bus and ferry to York | Mrs. D'Angelo
%tool newsroom/correct
correct {article=artix}: {right=rightx} instead of {wrong=wrongx}
in {article=artix}, change {wrong=wrongx} to {right=rightx}
article {article=artix}, wrong {wrong=wrongx}, right {right=rightx}, {apologise:true=with an apology|and say sorry}
print a correction to {article=artix}, it should be {right=rightx}
not {wrong=wrongx} but {right=rightx} in the article {article=artix}, {apologise:false=no apology|without apology}

%list grpx: EG-4471 | 9f3a2c | FN-88 | 20177 | err_0042 | g-551 | 7d1e | FAULT-19 | 3300 | EG-12
%list whox: Mobile | Kenji | platform | Roisin O'Malley | Team Checkout | Big Sal | Ops and Data | backend | Anneke van der Berg | night shift
%list anote: started after the update on Monday | looks like a login problem, please check | only on old phones | customer from York is waiting | same as last week, see the log | not urgent | please ask Kenji before you restart it | breaks the checkout for guests | maybe the cache, maybe not
%tool faultnest-assign-group
assign {group_id=grpx} to {assignee=whox} with the note {note=anote}
to {assignee=whox}: error group {group_id=grpx}
group {group_id=grpx}, assignee {assignee=whox}, note {note=anote}
give {assignee=whox} the error group {group_id=grpx} and tell them {note=anote}

%list postx: doors open at nine, coffee is on us | we're hiring | Rivers by Ella Moor is out today | thanks to everyone who came, it was a great night | look who is back in the kitchen: Big Sal | new menu from Monday | ten years ago we opened on Mill Lane, and we're still here | closed until Friday for repairs | happy new year | we won
%tool publish_post
post {text=postx} on {network:facebook=facebook|Facebook}
on {network:instagram=instagram|Insta} at {publish_at=clkx}: {text=postx}
network {network:mastodon=mastodon|Mastodon}, text {text=postx}, time {publish_at=whnx}
publish "{text=postx}" to {network:linkedin=linkedin|LinkedIn} on {publish_at=whnx}

%list sellitem: cooking class with Nonna Maria | poster | Rivers by Ella Moor, signed | yoga in the park | entry and one drink | a day at the lake | mug with logo | tickets to The Anchor | piano lesson for two | course: bread from scratch | consulting
%tool coinlane_create_payment_link
payment link for {product=sellitem} over {amount=ncash} {currency:EUR=euros|EUR}
{amount=ncash} {currency:CHF=Swiss francs|francs} for {product=sellitem}, make a payment link until {expires=daytx}
product: {product=sellitem}, amount: {amount=ncash}, currency: {currency:USD=USD|dollars}, expires: {expires=daytx}
create a payment link that expires on {expires=daytx} for {product=sellitem} at {amount=ncash}
in {currency:GBP=pounds|GBP}, a payment link called {product=sellitem}, price {amount=ncash}

%list sheetx: Budget | Guests and gifts | Trip to York, costs | Who brings what | tmp-fix-2 | Hours in May | Books by Ella Moor | Orders from Pino's | Plants to water | Car, fuel and repairs
%list colx: name, date and amount | date, hours | item, price, shop | name and email | title, author, year, read or not | first name, last name, table | plant, room, days between | sku, stock and site | guest, gift, thanked | start, end, break, total
%tool sheets-create-spreadsheet
create a spreadsheet called {title=sheetx} with the columns {columns=colx}
with {columns=colx} as columns, new spreadsheet {title=sheetx}
new spreadsheet, name: {title=sheetx}, headings: {columns=colx}
new spreadsheet titled {title=sheetx}

%list srvx: checkout | billing-api | login | search gateway | cart and orders | image-resizer | payments | mail relay | auth | Old Faithful | report-by-mail
%tool deploy_release
deploy {version=verx} of {service=srvx} to {environment:staging=staging}
to {environment:production=production|prod}: {service=srvx} in version {version=verx}
service {service=srvx}, env {environment:canary=canary}, tag {version=verx}
release {service=srvx} on {environment:development=development|dev}

%list kkeyx: user:42:theme | last-login | greeting | tmp-fix-2 | cart.sal | flags/dark-mode | rate:limit | session_88 | menu of the day | from-address | token
%list kvalx: dark | true and false | good morning, team | 42 | eggs, rice and tofu | closed until Friday | a9f3-22c | sal@pinos.example | v5 | fish and chips | to be done
%list ttlx: 60 | 300 | 3600 | 86400 | 900 | 120 | 1800 | 7200 | 600 | 43200
%tool keyburrow_put
store {value=kvalx} under {key=kkeyx} for {ttl_seconds=ttlx} seconds
under the key {key=kkeyx}, save the value {value=kvalx}
key {key=kkeyx}, value {value=kvalx}, ttl {ttl_seconds=ttlx}
set {key=kkeyx} to {value=kvalx}, {only_if_absent:true=only if it's not there yet|unless it exists}
for {ttl_seconds=ttlx} seconds, keep {value=kvalx} in {key=kkeyx}, {only_if_absent:false=overwrite what is there|overwriting the old one}

%list telx: 0171 4402218 | +44 7700 900123 | 030 5550142 | 07700 900456 | +49 151 5550188 | 555-0147 | +43 660 555019 | 0043 1 555 0110 | 212 555 0199 | 06 55 50 12 34
%tool tavolo.join_waitlist
put us on the waiting list at {restaurant=restx} for {guests=nfew} on {on_day=dayfx}
for {guests=nfew} people, waitlist of {restaurant=restx}, text me at {phone=telx}
restaurant {restaurant=restx}, guests {guests=nfew}, evening {on_day=dayfx}, phone {phone=telx}
{on_day=dayfx}, waiting list for {restaurant=restx}, party of {guests=nfew}
with {phone=telx} as my number, {guests=nfew} of us on the waitlist of {restaurant=restx}

%list whysick: fever and a cough | dentist at ten | sick | her grandmother's funeral in York | tummy ache, was up all night | visa appointment with the whole family | broken arm | a wedding on the Isle of Man | head lice, we're treating it | flu
%tool report_absence
report {child=kidx} absent on {date=dayfx} because of {reason=whysick}
{reason=whysick}, so please report {child=kidx} absent on {date=dayfx}
child: {child=kidx}, day: {date=dayfx}, reason: {reason=whysick}
tell the school that on {date=dayfx} {child=kidx} won't come

%tool parkwise-search-garages
find a {covered:true=covered} car park near {near=nearx} from {arrive=clkx} to {leave=clky}
from {arrive=clkx}, parking by {near=nearx} for at most {max_rate=ncash} an hour
near: {near=nearx}, arrival: {arrive=clkx}, departure: {leave=clky}, max rate: {max_rate=ncash}
until {leave=clky}, a garage close to {near=nearx}
under {max_rate=ncash} an hour, a garage around {near=nearx}, arriving {arrive=whnx}

%list degx: 19 | 21 | 18.5 | 22 | 20 | 17 | 16 | 23 | 20.5 | 15
%list wdx: weekdays | Monday and Thursday | Tue, Thu and Sat | Sundays | Monday to Friday | Saturday and Sunday | Fridays | Mondays, Wednesdays and Fridays | Wed | Tuesdays
%tool setHeatingPeriod
heat the {room=roomx} to {temperature=degx} from {fromTime=clkx} to {toTime=clky}
from {fromTime=clkx} until {toTime=clky}, {temperature=degx} degrees in the {room=roomx} on {days=wdx}
room {room=roomx}, start {fromTime=clkx}, end {toTime=clky}, temperature {temperature=degx}
{days=wdx}: {room=roomx} at {temperature=degx} degrees between {fromTime=clkx} and {toTime=clky}
{room=roomx}, {fromTime=clkx}, {toTime=clky}, {temperature=degx} degrees, {days=wdx}

%list trainx: ICE 612 | RJ 40 | TGV 8410 | IC 2023 | EC 9 | Night train 468 | EST 9014 | Sleeper 88 | NJ 295 | S 12
%tool ironwayReserveSeats
reserve {seats=nfew} seats on {train=trainx} for {day=dayfx}
{zone:quiet=quiet zone|quiet} seats for {day=dayfx} on {train=trainx}
train {train=trainx}, date {day=dayfx}, seats {seats=nfew}, zone {zone:table=table}
on {day=dayfx}, {seats=nfew} places in the {zone:family=family area|family part} of {train=trainx}
{zone:bike_space=bike space} on {train=trainx}, {day=dayfx}

%list chgx: #412 | 88 | tmp-fix-2 | feature/login-by-mail | PR 1007 | hotfix/blank-page | change 31 | #9 | refactor-cart | sals-branch
%list remx: looks good, ship it | please add a test for the empty list | nice work | the name is misleading | split this in two, it's too big | works on my machine and on Kenji's | why not use the old helper | see my comment on line 40 | small typo in the docs, otherwise fine | too slow
%tool giveVerdict
{verdict:approve=approve} {change=chgx} with the remark {remark=remx}
on {change=chgx}, my verdict is {verdict:needs_work=needs work|more work needed}: {remark=remx}
change {change=chgx}, verdict {verdict:reject=reject|rejected}, remark {remark=remx}
"{remark=remx}" as the comment on {change=chgx}, {verdict:needs_work=needs work}

%list berthx: B12 | 4-09 | 77 | C-03 | North jetty 2 | D7 by the fuel dock | A1 | 14b | Harbour Wall 6 | F-20
%tool harbor.pump_out
pump out the {tank:black_water=black water|black water tank} at berth {berth=berthx} on {when=whnx}
on {when=whnx}, send the pump-out boat to berth {berth=berthx}
berth {berth=berthx}, tank {tank:grey_water=grey water|grey}, time {when=whnx}
empty the {tank:bilge=bilge} for berth {berth=berthx}

%tool pdf_extract_pages
extract pages {pages=pagesx2} from {file=pdfx}
from {file=pdfx}, take out pages {pages=pagesx2}
extract, file {file=pdfx}, pages {pages=pagesx2}
I need pages {pages=pagesx2} out of {file=pdfx} as a separate pdf
%list pagesx2: 3 to 7 | 1, 4 and 9 | 12 and 13 | 2-5 | 10 to 12 and 15 | 7, 8 | 1-3, 20 | 40 through 44 | 5, 6 and 11 to 14 | 100-120

%tool findTrains
trains from {fromStation=townx} to {toStation=towny} on {departAt=whnx}
to {toStation=towny} from {fromStation=townx} by train, {directOnly:true=direct only|without changes}
from: {fromStation=townx}, to: {toStation=towny}, departure: {departAt=whnx}, class: {travelClass:first=first}
on {departAt=whnx}, {travelClass:second=second class}, a train to {toStation=towny} starting in {fromStation=townx}
{directOnly:true=direct} trains, {fromStation=townx} to {toStation=towny}, {travelClass:first=first class}

%list fdx: eggs on toast | bread and butter pudding | yoghurt with nuts and honey | ramen | half a pizza from Pino's | rice, beans, and a fried egg | banana | fish and chips | leftovers from Sunday | porridge | cheese sandwich, no butter
%list kcx: 320 | 450 | 90 | 610 | 780 | 150 | 210 | 520 | 1100 | 65
%tool biteLog
log {food=fdx} for {meal:breakfast=breakfast}, {calories=kcx} calories
for {meal:lunch=lunch} {eaten_on=pastx} I ate {food=fdx}
food {food=fdx}, meal {meal:dinner=dinner}, kcal {calories=kcx}, day {eaten_on=pastx}
{calories=kcx} calories of {food=fdx} as a {meal:snack=snack}
{food=fdx} eaten {eaten_on=pastx}, about {calories=kcx} kcal
%list pastx: yesterday | last Friday | two days ago | last Wednesday | the day before yesterday | this morning | Monday | today | last night | this Tuesday

%tool moodring-trend
show my mood from {first_day=daypx} to {last_day=dayqx}, {step:week=by week|weekly}
against {against:sleep=sleep|my sleep}, mood since {first_day=daypx}
from: {first_day=daypx}, to: {last_day=dayqx}, step: {step:day=day|daily}, versus: {against:work=work}
mood until {last_day=dayqx} beginning with {first_day=daypx}, compared with {against:sport=sport|exercise}
{step:month=monthly|month by month} mood trend since {first_day=daypx}, compared to {against:weather=the weather}
%list daypx: 1 March | last Monday | 12 January | the 3rd | 8 May | New Year's Day | the start of April | 30 June | last Sunday | the 1st of February
%list dayqx: yesterday | today | 31 August | the 28th | the end of July | last Friday | 15 September | the 30th of August | this Tuesday | 9 December

%list causex: antibiotics | flu | surgery on the knee | travel to Trinidad and Tobago | dental work | fever and a cough | low iron | acupuncture | contact with measles | cortisone, one injection | new piercings
%tool blood-check-deferral
do I have to wait with donating blood because of {cause=causex} on {since=sincey}
{since=sincey} was the day, cause {cause=causex}: can I give blood
can I donate blood, cause: {cause=causex}, date: {since=sincey}
can somebody give blood after {cause=causex}
%list sincey: 3 May | Friday | the 14th | 12 January | Monday | New Year's Eve | the 2nd of March | 30 June | Sunday | Tuesday the 5th

%list adx: 20417 | AD-88 | fb-3310 | 551902 | K7-2204 | bike-77 | 9004 | A-4471 | 66120 | sofa_12
%list askx: is it still available | can I pick it up on Friday after work | would you send it to York | does it come with the charger and the box | I'm interested | why are you selling it, and how old is it | last price? | I could pay cash | is the scratch on the left or on the right | we would take both
%tool fleaboard-message-seller
write to the seller of {ad=adx}: {message=askx}
offer {offer=ncash} for ad {ad=adx} with the message {message=askx}
ad {ad=adx}, message {message=askx}, offer {offer=ncash}
say "{message=askx}" to the seller of ad {ad=adx} and offer {offer=ncash} euros

%list leaguex: La Liga | Serie B | Eredivisie | Division Two | Ligue 1 | Women's Super League | County Championship North | Bundesliga | League of Ireland | League Two | MLS East and West
%list seasonx: 2019/20 | 2022 | 1998-99 | last season | 2023/24 | this season | 2004/05 | 2015-16 | 1987 | 2011/12
%tool scorecast.standings
show the table of {league=leaguex} for {season=seasonx}
{games:home=home games only|only home games} in {league=leaguex}, {season=seasonx}
league {league=leaguex}, season {season=seasonx}, part {part:top=top}, games {games:away=away}
the {part:bottom=bottom} of {league=leaguex} for {season=seasonx}
{season=seasonx} standings for {league=leaguex}, {part:all=the whole table|all of it}

%list showx: The Man Who Sold the Stairs | News at Ten | Bake and Break | From Ulm with Love | Match of the Day | Rivers | Eat, Sing, Repeat | Who Killed Uncle Ray | Gardeners' World | Cooking with Nonna Maria
%list chanx: BBC Two | Arte | Channel 4 | ITV | Film and Series One | ORF 1 | Sky Sports | RAI | The Food Channel | SBS
%tool antennae.nudge
remind me {minutes_before=nmany} minutes before {programme=showx} on {channel=chanx}
on the {show_on:phone=phone} please, {minutes_before=nmany} minutes ahead of {programme=showx}
programme {programme=showx}, channel {channel=chanx}, lead {minutes_before=nmany}, show on {show_on:watch=watch}
alert on my {show_on:screen=screen|TV screen} before {programme=showx} begins on {channel=chanx}
from {channel=chanx}: {programme=showx}, tell me {minutes_before=nmany} minutes early

%list mqx: orders | mail-out | tmp-fix-2 | billing.eu | events_in | to-warehouse | retry-me | images | invoices | user-updates | from-shop
%list mqy: orders-slow | quarantine | billing.us | parking_lot | second-try | by-hand | mail-backup | night-batch | inspect | events_old
%tool mq.requeue_dead
requeue the dead letters of {queue=mqx} into {target=mqy}
at {per_second=nfew} per second, requeue dead messages from {queue=mqx}
queue {queue=mqx}, target {target=mqy}, rate {per_second=nfew}
into {target=mqy} with the dead letters from {queue=mqx}, {per_second=nmany} a second

%tool coachhop-find-rides
coaches from {start=townx} to {end=towny} on {day=dayfx} after {after=clkx}
to {end=towny} by coach, starting from {start=townx}, {overnight:true=overnight}
start: {start=townx}, end: {end=towny}, date: {day=dayfx}, not before: {after=clkx}
{overnight:true=night} coaches {start=townx} to {end=towny}, {day=dayfx}
after {after=clkx}, which coach goes to {end=towny} from {start=townx}

%list stax: York | Leeds Central | Hook of Holland | King's Cross | Ulm Hbf | Gare de l'Est | Bath Spa | St Pancras | Lyon Part-Dieu | Linz | Newport
%tool list_station_departures
trains leaving {station=stax} after {after=clkx} towards {direction=townx}
towards {direction=townx}, the next {limit=nfew} trains from {station=stax}
station {station=stax}, from {after=clkx}, direction {direction=towny}, limit {limit=nfew}
{limit=nfew} departures at {station=stax} after {after=clkx}
in the direction of {direction=towny}, departures of {station=stax}

%list locx: report.pdf | ~/photos/york.zip | tmp/fix-2.log | notes from May.docx | /var/data/out.csv | logo and fonts.zip | Rivers by Ella Moor.epub | backup.tar.gz | C:\files\menu.docx | ./build/app.js
%tool storage_upload_object
upload {file_path=locx} to {bucket=bucketx}, {public:true=public|readable by all}
into the bucket {bucket=bucketx}, upload {file_path=locx} as {storage_class:archive=archive}
file {file_path=locx}, bucket {bucket=bucketx}, class {storage_class:infrequent=infrequent}
put {file_path=locx} in {bucket=bucketx} with {storage_class:standard=standard storage|the standard class}
{public:false=not public|private}, {storage_class:archive=for the archive|as archive}: {file_path=locx} into {bucket=bucketx}

%list patx: *.pdf | report* | notes from May | tmp-fix-2 | *2023* | invoice*.docx | logo.png | rivers | test_*.py | *.bak | menu for Pino's
%tool search_files
find files named {pattern=patx} in {path=pathx}
in {path=pathx}, search for {pattern=patx}
pattern: {pattern=patx}, start folder: {path=pathx}
look below {path=pathx} for files matching {pattern=patx}

%list stopx: Mill Lane | Town Hall | Church and School | St John's Court | Harbour Bridge | University, main gate | Hall 4 | Oak Street North | Old Post Office | The Anchor | King's Cross
%list linex: 12 | U6 | tram 4 | S1 | 88 | bus 5 | N22 | Red Line | 9A | X40
%tool nextDepartures
next {limit=nfew} departures of {line=linex} from {stop=stopx}
with {line=linex}, when is the next one at {stop=stopx}
stop {stop=stopx}, line {line=linex}, number {limit=nfew}
the next {limit=nfew} buses leaving from {stop=stopx}

%list colbase: sage green | #2a6f97 | rust | navy | sea blue | terracotta | mustard | black and white | dusty pink | olive | #ff8800
%list moodx: calm | warm and cosy | autumn in York | serious | fresh, a little loud | summer by the sea | 70s kitchen | wedding | playful | night
%tool hueboxPalette
{scheme:triadic=triadic} palette based on {base=colbase} with {count=nfew} colours
{mood=moodx} mood, {count=nfew} colours, starting from {base=colbase}
base {base=colbase}, scheme {scheme:analogous=analogous}, colours {count=nfew}, mood {mood=moodx}
palette of {count=nfew} {scheme:pastel=pastel} colours from {base=colbase}
a palette around {base=colbase}, {scheme:monochrome=monochrome}, feeling: {mood=moodx}

%list flightx: LH 440 | BA117 | U2 8812 | AF 1380 | FR 204 | KL 1006 | OS 75 | EI 155 | TP442 | SK 925
%list lookx: black suitcase with a red ribbon | blue backpack | large silver case, one wheel missing | guitar in a hard case | green duffel bag with a tag from York | stroller | brown leather bag, old | pink trolley with stickers of cats | two skis and poles in a white bag
%list tagx: 0220 884471 | LH440219 | BA 117 903 | 0074-551902 | KL008812 | AF 33 10 20 | 1006-44 | FR660120 | OS 7500 42 | 4471990
%tool report_lost_bag
report a lost bag from flight {flight=flightx}: {look=lookx}
under tag {tag=tagx}, my {look=lookx2} did not arrive with {flight=flightx}
flight {flight=flightx}, bag {look=lookx}, tag {tag=tagx}, deliver to {deliver_to=addrx}
deliver it to {deliver_to=addrx}, the lost bag is: {look=lookx}, flight {flight=flightx}
tag number {tag=tagx}, flight {flight=flightx}, lost: {look=lookx}
%list lookx2: black suitcase with a red ribbon | blue backpack | large silver case | green duffel bag | stroller | brown leather bag | pink trolley with cat stickers | guitar in a hard case | hard shell case, orange | old army bag

%list phrx: where is the nearest pharmacy | the bill, please | how much is this one | I'm lost | can you call a taxi to the station | no nuts, I'm allergic | good morning | we have a table for four | is this seat free | one beer and two glasses of water | help
%tool phrasepal.how_to_say
how do I say "{phrase=phrx}" in {tone:polite=polite} {language=langx}
in {language=langx}: {phrase=phrx}, said in a {tone:casual=casual} way
phrase {phrase=phrx}, language {language=langx}, tone {tone:urgent=urgent}
{tone:urgent=urgent} {language=langx} for "{phrase=phrx}"

%list teamx: platform | checkout | Ops and Data | mobile | Team Oak | Big Sal's team | backend | search | night shift | Core, Berlin
%list sncx: 6 am | midnight | yesterday | Monday | this morning | 14:00 | last Friday | noon | the 3rd | 7:30
%tool alarmist-firing-alerts
{severity:critical=critical} alerts of {team=teamx} since {since=sncx}
since {since=sncx}, the first {limit=nmany} alerts for {team=teamx}
severity: {severity:warning=warning}, team: {team=teamx}, since: {since=sncx}, limit: {limit=nfew}
which {severity:warning=warnings} have been firing at {team=teamx} since {since=sncx}
at most {limit=nmany} alerts with severity {severity:page=page}, owned by {team=teamx}

%list cookx: no onions please | extra spicy | one without nuts, my son is allergic | sauce on the side | please cut the pizza into eight | not too salty, and no coriander | well done | chopsticks for two | gluten free if possible | birthday, so please add a candle
%tool plateful.deliver
from {restaurant=restx}, {dishes=dishlist} to {address=addrx} at {at=clky}
deliver {dishes=dishlist} to {address=addrx} from {restaurant=restx}
restaurant {restaurant=restx}, dishes {dishes=dishlist}, address {address=addrx}, note {remark=cookx}
at {at=clky} to {address=addrx}: {dishes=dishlist} by {restaurant=restx}
have {restaurant=restx} bring {dishes=dishlist}, note for the cook: {remark=cookx}

%list symx: load_user | CartItem | parseDate | to_string | retryWithBackoff | Session | MAX_ITEMS | from_json | tmp_fix_2 | send_mail | isOpen
%tool astmill.find_usages
find usages of {symbol=symx} in {path=pathx}, {include_tests:true=including tests|tests too}
under {path=pathx}, where is {symbol=symx} used in {language:python=python|Python}
symbol: {symbol=symx}, language: {language:rust=rust|Rust}, folder: {path=pathx}
where do we use {symbol=symx}, {include_tests:false=without tests|not counting tests}
in the {language:go=go|Go} code below {path=pathx}, who calls {symbol=symx}

%list airx: Heathrow | Leeds Bradford | Vienna | Charles de Gaulle | London City | FRA | John F. Kennedy | Nice | East Midlands | Barajas
%list termx: 2 | T5 | 1 | B | 4 | South | 2E | North | D | 3
%tool gateboard_security_queue
security queue at {airport=airx}, terminal {terminal=termx}, {at=whnx}
for {at=whnx}, how long is the security line at {airport=airx}
airport {airport=airx}, terminal {terminal=termx}, time {at=clkx}
wait at security in terminal {terminal=termx} of {airport=airx}

%list appx: TikTok | Castle and Clan | YouTube | Tap to Win | Roblox | Letters with Friends | Minecraft | Snap | Eat or Be Eaten | chess
%tool netkeeper.screen_time
limit {child=kidx} to {minutes=nmany} minutes of {app=appx} a day
on {days:weekend=weekends|the weekend}, {minutes=nmany} minutes a day for {child=kidx} on {app=appx}
child {child=kidx}, app {app=appx}, minutes {minutes=nmany}, days {days:school_days=school days}
{app=appx} for {child=kidx}, {days:always=always|every day}: {minutes=nmany} minutes
{minutes=nmany} minutes of screen a day for {child=kidx}

%list hintx: key under mat, dog is friendly | ring twice | leave it with the neighbour, flat 2 | second floor on the left | call when you're at the gate | bell is broken, please knock | side entrance by the bins | don't ring, baby sleeps | leave by the bikes | gate code is 4471, then left
%tool order_food
order {dishes=dishlist} from {restaurant=restx} to {address=addrx}
to {address=addrx}, from {restaurant=restx}: {dishes=dishlist}
restaurant: {restaurant=restx}, dishes: {dishes=dishlist}, address: {address=addrx}, courier: {instructions=hintx}
get {dishes=dishlist} from {restaurant=restx}, tell the courier "{instructions=hintx}"
order food at {restaurant=restx}, {dishes=dishlist}, instructions {instructions=hintx}

%list resx: St. Anton | Val d'Isère | Zermatt | Les Deux Alpes | Big White | Kitzbühel | Cervinia and Valtournenche | Åre | La Plagne | Lech
%tool skipass_prices
ski pass for {age_group:child=a child|one child} in {resort=resx}, {days=nfew} days from {first_day=dayfx}
from {first_day=dayfx}, {days=nfew} days of skiing in {resort=resx}, pass price
resort {resort=resx}, start {first_day=dayfx}, days {days=nfew}, age {age_group:adult=adult}
for {days=nfew} days, what does a {age_group:senior=senior} ski pass cost in {resort=resx}
{age_group:teen=teen} ski pass in {resort=resx}, starting {first_day=dayfx}

%tool pocketmint.grant_screen_minutes
give {child=kidx} {minutes=nmany} extra minutes on the {device:tablet=tablet}
on the {device:console=console}, {minutes=nmany} more minutes for {child=kidx}, to be used by {use_by=dayfx}
child: {child=kidx}, minutes: {minutes=nmany}, device: {device:phone=phone}, use by: {use_by=dayfx}
{minutes=nmany} extra minutes of {device:television=TV|television} for {child=kidx}
until {use_by=daytx}, {child=kidx} may have {minutes=nmany} bonus minutes of screen

%list ssidx: Oak Guests | Friends of Nora | party | Pino's free wifi | Come In and Find Out | tmp-net-2 | The Anchor Garden | Wedding, Ruth and Basil | guest | LAN of Milk and Honey
%list pwx: sunflower88 | key-under-mat | welcome2york | Xa7-99-kB | three blind mice | openSesame! | friends4ever | bread&butter | hunter-22 | 44710099
%tool netkeeper.guest_wifi
open a guest wifi called {network_name=ssidx} with the password {password=pwx} for {hours=nfew} hours
for {hours=nfew} hours, guest wifi {network_name=ssidx}
name {network_name=ssidx}, password {password=pwx}, hours {hours=nfew}
use {password=pwx} as the password for the guest network {network_name=ssidx}

%list offx: Mill Lane | Leeds | Hall 4 | Rotterdam | Harbour House | Campus North | HQ | Vienna | Tower B, fifth floor | King's Cross
%tool deskWhoIsIn
who is in at {office=offx} on {day=dayfx}
is {colleague=pplx} at {office=offx} on {day=dayfx}
colleague {colleague=pplx}, office {office=offx}, day {day=dayfx}
on {day=dayfx}, is {colleague=pplx} in the office

%list hostx: www.pinos.example | mail.oakfield.org | shop.example | _dmarc.oak.io | blog.ellamoor.example | api.harbour.io | tmp-fix-2.lab.net | old.anchor.example | @ | status.example
%list ipx: 203.0.113.9 | 198.51.100.24 | 192.0.2.77 | 203.0.113.140 | 10.4.0.12 | 198.51.100.3 | 192.0.2.15 | 10.0.8.1 | 203.0.113.66 | 172.16.5.9
%list cnx: lb-2.cloud.example | pages.treehost.io | shops.cartworks.example | edge.cdn.example | to-the-moon.example | mx1.post.example | ns3.zones.example | oakfield.org | anchor.oldserver.net | www.salt-and-vine.example
%list txtx: v=spf1 include:mail.oak.io -all | site-verification=Ab3x9 | p=none; rua=mailto:post@oak.io | hello from the ops team | MS=ms4417 | keep this record, do not delete | owner: Big Sal | google-check=qq12 | v=DMARC1; p=reject
%tool update-dns-record
change the {record_type:A=A record} of {host=hostx} to {value=ipx}
with a ttl of {ttl=ttlx}, update the {record_type:CNAME=CNAME} of {host=hostx} to {value=cnx}
host {host=hostx}, type {record_type:TXT=TXT}, content {value=txtx}, ttl {ttl=ttlx}
use {value=cnx} as the {record_type:MX=MX} of {host=hostx} from now on
set the {record_type:TXT=TXT record} on {host=hostx} to "{value=txtx}", ttl {ttl=ttlx}
