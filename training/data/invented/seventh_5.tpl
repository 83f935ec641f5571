%lang en
# Plain requests with two or more arguments, told apart by small words, order and the fields' own names.
%list dy7: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list td7: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list end7: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list past7: yesterday | last Friday | Sunday | the 3rd | 11 May | Tuesday last week | Oct 2 | this morning | the day before yesterday | 2026-06-14
%list since7: Monday | 1 March | last week | January | Easter | mid-July | the start of the season | 2026-08-01 | Christmas | last autumn | June 12 | the 5th
%list clk7: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list slot7: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list few7: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
%list pday7: Friday | Sunday | the 3rd | 11 May | Oct 2 | 2026-06-14 | Saturday | 30.9. | the 27th | Easter Sunday
%list oldd7: Wednesday | the 2nd | 5 April | Sunday | the 21st | next Friday | 20 July | Saturday | tomorrow | 6.10.
%list clkm7: 8:15 | half past eight | 9 am | quarter to eight | 7 | 9:30 | ten | 08:00 | nine o'clock | 10.15
%list clkl7: noon | 4 pm | half past five | 17:00 | six | 14.30 | quarter past three | 18:15 | five o'clock | 1 pm
%list bigs7: 800 | 1200 euros => 1200 | $500 => 500 | €300 => 300 | £650 => 650 | 2500 | 1,000 => 1000 | 750 dollars => 750 | 400 | 900 euros => 900
%list huge7: 50000 | $20,000 => 20000 | 80,000 euros => 80000 | €15000 => 15000 | 100000 | £30,000 => 30000 | 12000 | 25000 dollars => 25000 | 64500 | 40,000 => 40000
%list pctu7: 10% => 10 | 15 percent => 15 | 25% => 25 | 50 percent => 50 | 30 % => 30 | five percent => 5 | 40% => 40 | 75% => 75 | 60 percent => 60 | 20% => 20
%list hom7: 12 Elm Street | Hauptstraße 7 | 48 King's Road | the old mill by the river | 5 Rue de Rivoli, third floor | The Orchard | 221B Baker Street | the flat above the bakery | Lindenweg 14, flat 2 | a cottage near Bergen | Rose Villa | 77 Mill Road
%list homb7: 9 Harbour Lane | the cottage in the woods | 30 Queen's Gate | The Beeches | Bahnhofstraße 3, back entrance | the villa with the blue shutters | St. Mary's Court | a flat in Porto | Malmö | 4 Church Hill | Ferry House | the new place
%list num7: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list lots7: 10 | 25 | 50 | 100 | 200 | twenty => 20 | 500 | 12 | 75 | 1000 | a dozen => 12 | 300
%list sum7: 80 | 120 euros => 120 | $45 => 45 | 19.90 | €300 => 300 | 9.5 | £60 => 60 | 250 dollars => 250 | 1200 | 33.20 | 700 | 64.5
%list pct7: 10% => 10 | 15 percent => 15 | 20 | 25% => 25 | 50 percent => 50 | 30 | five percent => 5 | 40% => 40 | 75 | 60 percent => 60
%list city7: Leeds | Graz | Porto | New York | Ghent | Bad Homburg | Rio de Janeiro | Malmö | St. Gallen | Cork | The Hague | Santiago de Compostela | Bergen | Kuala Lumpur
%list who7: Ravi | Big Sal | Mrs O'Connor | Dr Lindqvist | Anna-Lena | the new intern | Tom from accounting | Auntie Bea | Jo | Professor van der Berg | the Hendersons | Marek | old Mr Hansen | Zoë
%list kid7: Mia | Jonas | little Theo | our eldest | Ben | Poppy | the twins | Noor | Lotte | Big Sal | Grandpa Joe | Sami
%list full7: Agnes Brandt | Samuel Adeyemi | Mary Ellen Byrne | Sean O'Rourke | Pieter van der Meer | Rosa Delgado | Dr Ruth Feldman | Jan Kowal | Ilse Novak | Li Wei | Karl-Heinz Vogt | Anne de la Cruz
%list fulb7: Tomasz Wojcik | Bridget Walsh | Giulia Conti | Max O'Hara | Nora Lindgren | Leyla Demir | Esther Obi | Prof. Ana Sousa | Franz Maier | Joost van Dijk | Hanna | Carmen Ortiz
%list firm7: Berger & Sons | Nordwind | Pino's | Acme | House of Paper | Hooli | The Tool Shed | Kowalski and Daughters | GreenLeaf Ltd | O'Malley Supplies | Blue Bottle Coffee Roasters | 3 Brothers Office Goods
%list addr7: 12 Elm Street | Hauptstraße 7 | The Anchor | 48 King's Road | the old mill by the river | Pino's | 5 Rue de Rivoli, back entrance | Terminal 2 | my mother's house | Hotel am Markt | 221B Baker Street | the flat above the bakery
%list addb7: 9 Harbour Lane | Central Station | St. Mary's Hospital | Lindenweg 14 | the cottage in the woods | The Royal Oak | 77 Mill Road, flat 3 | Gate B | Rosa's place | Bahnhofplatz | the villa with the blue shutters | 30 Queen's Gate

%list sec7: Siemens | Novo Nordisk | Johnson and Johnson | VWCE | Coca-Cola | world index fund | AAPL | iShares clean energy fund | Procter and Gamble | BASF | Bank of America | Shell
%tool tradepost-place-order
{side:buy=buy} {quantity=lots7} shares of {security=sec7} at {limit_price=sum7} or less
{side:sell=sell} {security=sec7}, {quantity=lots7} shares, {order_type:market=at market price|at whatever the market pays}
put in a {order_type:limit=limit} order to {side:buy=buy} {security=sec7} for {limit_price=sum7}, {quantity=lots7} shares, good until {valid_until=end7}
side: {side:sell=sell}, security: {security=sec7}, qty {quantity=lots7}, limit {limit_price=sum7}, valid until {valid_until=end7}
until {valid_until=end7}, {side:buy=buy} {quantity=lots7} {security=sec7} at {limit_price=sum7} each
a {order_type:stop=stop} order on {security=sec7} at {limit_price=sum7}: {side:sell=sell} {quantity=lots7}
{quantity=lots7} of my {security=sec7}, {side:sell=sell} them by {valid_until=end7}

%list club7: Arsenal | Bayern Munich | the Boston Red Sox | Real Madrid | St. Pauli | Brighton and Hove Albion | Ajax | the Leeds Rhinos | Inter | Queen's Park Rangers | the All Blacks | Union Berlin
%list clubb7: Chelsea | Borussia Dortmund | the New York Yankees | Sporting | Wigan | Preston North End | PSV | Rot-Weiss Essen | AC Milan | Crystal Palace | the Springboks | Sheffield Wednesday
%tool team-past-results
results of {team=club7} against {opponent=clubb7} since {from_date=since7}
how did {team=club7} do from {from_date=since7} to {to_date=past7}
against {opponent=clubb7}, what were the scores of {team=club7}
team {team=club7}, opponent {opponent=clubb7}, from {from_date=since7}, to {to_date=past7}
past results for {team=club7} up to {to_date=past7}
between {from_date=since7} and {to_date=past7}, every game {team=club7} played with {opponent=clubb7}
show how {team=club7} have done since {from_date=since7}

%list ask7: how many orders came in yesterday | customers without an address | SELECT id, name FROM users | total revenue per country and month | the ten biggest invoices, newest first | which users never logged in | select * from parcels where status = 'lost' | average price by shop | open tickets older than a week | who ordered twice on the same day
%list db7: sales | warehouse_eu | crm-prod | tickets | the billing database | shop2 | analytics | people and pay | logs_2026 | orders
%tool sqlbench_query_rows
run {question=ask7} on {database=db7}
on {database=db7}, {question=ask7}, no more than {limit=lots7} rows
from {database=db7} I need {question=ask7}, {use_replica:true=using the replica|on the replica}
database {database=db7} / limit {limit=lots7} / query: {question=ask7}
query: {question=ask7}, db: {database=db7}
give me at most {limit=lots7} rows for this: {question=ask7}
ask {database=db7} this, {use_replica:false=not on the replica|not through the replica}: {question=ask7}

%list ware7: red wine glasses | oak tables, round | bolts | garden chairs with armrests | winter tyres 205/55 | lamps "Moon and Star" | pots of blue paint | paper rolls for the till | tents for two | X200 filters | boxes of candles | bread and butter plates
%tool shelfcount_reserve
reserve {quantity=lots7} {item=ware7} for {holder=who7}
put {quantity=lots7} {item=ware7} aside until {until=end7}
for {holder=firm7}, hold {quantity=lots7} {item=ware7} until {until=end7}
item: {item=ware7}, qty: {quantity=lots7}, for: {holder=firm7}, until: {until=end7}
{item=ware7}, {quantity=lots7} pieces, reserved under {holder=who7}
until {until=end7} nobody else gets these: {quantity=lots7} {item=ware7}, {holder=who7} wants them

%list groc7: milk | bread and butter pickles | eggs | tomato paste | rice | cream cheese with herbs | salt and vinegar crisps | frozen peas | apples from the garden | oat drink | half-fat yoghurt | tofu
%list gam7: two cups | 500 g | half a bag | three | a whole jar | 1 litre | six | a handful | 250 ml | two tins | the last kilo | a packet and a half
%tool larder-use-up
take {amount=gam7} of {item=groc7} out of the pantry, {reason:spoiled=it went bad|gone off}
the {item=groc7} {reason:spoiled=went mouldy|has gone off}, remove {amount=gam7}
we {reason:eaten=ate} {amount=gam7} of {item=groc7}
item {item=groc7}, amount {amount=gam7}, reason {reason:given_away=given away}
{reason:given_away=gave away} {amount=gam7} of the {item=groc7}
pantry minus {item=groc7}, {amount=gam7}, {reason:eaten=eaten}
use up the {item=groc7}, {reason:eaten=we had it for lunch|all eaten}

%list equ7: x^2 - 5x + y = 0 | 3y + 4 = 19x | 2x + y = 10 | sin(x) = y/2 | 5 times x minus y equals 12 | e^x = 20 + y | y = x / 4 | 7x = 3y + 18 | x^2 + y^2 = 25 | x/4 + y/3 = 14
%list unk7: x | y
%tool solveEquation
solve {equation=equ7} for {unknown=unk7}
for {unknown=unk7}, solve {equation=equ7} to {decimals=few7} decimals
what is {unknown=unk7} in {equation=equ7}
equation: {equation=equ7}, unknown: {unknown=unk7}, decimals: {decimals=few7}
with {decimals=few7} digits after the point, please solve {equation=equ7}
find {unknown=unk7} from {equation=equ7}, rounded to {decimals=few7} places

%list paper7: rental contract for the garage | car insurance | Mia's birth certificate | warranty for the fridge and the oven | passport | tax letter from March, second page | will | gym membership, cancelled | loan agreement with Pino's | dog licence | receipt for the sofa | vaccination book
%list fold7: home | insurance | taxes 2026 | kids and school | The House | car | bank and loans | health | to be sorted | work papers | mum's things
%list lies7: blue binder | top drawer on the left | safe | shoebox under the bed | kitchen cupboard | bank vault | desk at the office | grey folder, second shelf | attic | metal box
%tool dossier.file_paper
file the {title=paper7} under {folder=fold7}
put {title=paper7} in the folder {folder=fold7}, it expires on {expires=dy7}
the {title=paper7} runs out on {expires=dy7}, the original is in the {original=lies7}
title {title=paper7}, folder {folder=fold7}, expires {expires=end7}, original {original=lies7}
under {folder=fold7}, file a paper called {title=paper7}
file {title=paper7}, valid till {expires=end7}, no folder
with the original in the {original=lies7}, file this under {folder=fold7}: {title=paper7}

%list club_v7: The Racket Club | Pino's Hall | Eastside Sports Centre | TC Blau-Weiss | Smash | the hall by the river | Court and Co | Queen's Club | Riverside | Arena 4
%tool court-grab
book a {sport:tennis=tennis} court at {venue=club_v7} on {day=dy7} at {start=clk7}
{sport:padel=padel} at {venue=club_v7} {day=td7} from {start=clk7}, {duration_minutes:60=an hour|60 minutes|one hour}
on {day=dy7}, {sport:badminton=badminton} for {players=few7}, starting at {start=clk7}
sport {sport:squash=squash}, venue {venue=club_v7}, day {day=dy7}, start {start=clk7}, players {players=few7}
for {duration_minutes:90=90 minutes|an hour and a half} on {day=dy7}, get us a {sport:volleyball=volleyball} court
get a {sport:table_tennis=table tennis|ping-pong} table for {players=few7} people {day=td7} at {venue=club_v7}
{venue=club_v7}, {sport:tennis=tennis}, {day=dy7}, {start=clk7}, {duration_minutes:120=two hours|120 minutes}

%tool blood-find-drives
where can I give {donation:plasma=plasma} near {near=city7} on {date=dy7}
blood drives around {near=city7} {date=td7}
on {date=dy7} I'm free, any place for {donation:platelets=platelets} near {near=city7}
town {near=city7}, day {date=dy7}, type {donation:whole_blood=whole blood}
{donation:whole_blood=whole blood} donation near {near=city7}
find donation sites {date=td7}, close to {near=city7}

%list mill7: 120 ml => 120 | 90 | 150 millilitres => 150 | 60 ml => 60 | 180 | 200 ml => 200 | 75 ml => 75 | 110 | 130 ml => 130 | 240 ml => 240 | 100
%list mash7: carrot and potato mash | banana | rice cereal with pear | half a rusk | peas | mashed sweet potato, a few spoons | porridge | yoghurt and plum | avocado | apple sauce
%tool logBabyFeed
log a {kind:bottle=bottle} of {amount=mill7} at {at=clk7}
at {at=clk7} she had {kind:solids=solids}, {food=mash7}
baby fed from the {kind:left_breast=left breast|left side} at {at=clk7}
type {kind:bottle=bottle}, amount {amount=mill7}, time {at=clk7}
{kind:solids=solid food}: {food=mash7}, time: {at=clk7}
{food=mash7} for the baby at {at=clk7}, {kind:solids=solids}
{at=clk7}, {kind:right_breast=right breast|right side}

%list rex7: ^\d{5}$ | [a-z]+@[a-z]+\.com | [cd]ats? | \bfoo\b | ^[A-Z]{2}-\d+ | \w+\.log$ | colou?r | ^\s*$ | \d+,\d{2} | ^yes$
%list smp7: Order 44 is late, call me | 10115 | ada@example.com | The dogs and a cat | foo bar | DE-4471 | server.log | the color of the sea | yes | 12,50 for two
%tool test_regex
test {pattern=rex7} against {sample=smp7}
does {sample=smp7} match {pattern=rex7}
try {pattern=rex7} on the text {sample=smp7}, {ignore_case:true=ignoring case|case doesn't matter}
regex: {pattern=rex7}, text: {sample=smp7}
{ignore_case:true=case-insensitive}, pattern {pattern=rex7}, sample {sample=smp7}
check the text "{sample=smp7}" with {pattern=rex7}
would "{pattern=rex7}" find anything in "{sample=smp7}", {ignore_case:false=capitals matter|case-sensitive}

%list bak7: bk-2207 | nightly-0314 | b99f2e | before-migration | 20261101-0300 | snap_7 | backup-final-2 | tmp-fix-2 | full_2026_44 | r8812
%tool db_restore_backup
restore {database=db7} from {backup_id=bak7}
restore {backup_id=bak7} into {database=db7}
put backup {backup_id=bak7} back onto {database=db7}
database: {database=db7}, backup: {backup_id=bak7}
db {database=db7}, backup id {backup_id=bak7}
with {backup_id=bak7}, bring {database=db7} back
roll {database=db7} back to {backup_id=bak7}

%tool get_match_score
what was the score of {team=club7} on {date=pday7}
score for {team=club7} {date=past7}
{date=past7}, how did {team=club7} end
team: {team=club7}, date: {date=past7}
on {date=pday7}, did {team=club7} win
how is {team=club7} against {=clubb7} going
{team=club7} vs {=clubb7} on {date=pday7}, what's the score

%list prod7: Dyson V15 | running shoes, size 42 | Lego Castle | iPad | espresso machine with grinder | The Art of Bread and Butter | winter coat | Bose QC 45 headphones | bike trailer for two kids | Switch 2 | tent | desk with drawers by Holm
%tool bargain-alert
tell me when {product=prod7} drops below {below=sum7}
alert me by {channel:email=email} if {product=prod7} costs less than {below=sum7}
until {until=end7}, watch {product=prod7} for a price under {below=sum7}
product {product=prod7}, price {below=sum7}, until {until=end7}, channel {channel:sms=sms|text message}
{channel:push=push} alert at {below=sum7} for {product=prod7}
below {below=sum7} I'd buy it, so watch {product=prod7} until {until=end7}
watch the price of {product=prod7}, under {below=sum7}, {channel:sms=text me}

%list dash7: Sales | ops overview | Marketing and Web | Warehouse North | team health | KPI 2026 | Support by Region | main | customers at a glance | board meeting
%list meas7: orders per day | churn | revenue by country | visits from search | error rate | open tickets and their age | average basket | CPU load | signups from the newsletter | refunds
%list span7: last 30 days | this year | the past week | 24 hours | Q3 | the current year | last two quarters | the last hour | past six months | current week
%tool chartroom_new_panel
add {measure=meas7} to {dashboard=dash7} as a {chart:bar=bar chart}
on {dashboard=dash7}, show {measure=meas7} for {span=span7}
new {chart:line=line} panel with {measure=meas7} in {dashboard=dash7}, span {span=span7}
dashboard: {dashboard=dash7}, measure: {measure=meas7}, chart: {chart:pie=pie}, period: {span=span7}
as a {chart:table=table}, put {measure=meas7} on {dashboard=dash7}
over {span=span7}, a {chart:heatmap=heatmap} of {measure=meas7} for the dashboard {dashboard=dash7}
{dashboard=dash7} needs a panel for {measure=meas7}

%list symp7: headache | pain in the lower back | dizziness | itchy eyes and runny nose | nausea | sore throat | ringing in the left ear | tiredness | cramps in both legs | rash on the arm
%list circ7: after lunch | woke up with it, gone by noon | since the run yesterday | only when I stand up | slept badly and drank too much coffee | weather change | after two glasses of wine | at work, in front of the screen | worse in the evening | no idea why
%tool log-symptom
log {severity:severe=severe} {symptom=symp7}, {note=circ7}
{symptom=symp7} {note=circ7}, log it as {severity:mild=mild}
symptom: {symptom=symp7}, severity: {severity:moderate=moderate}, note: {note=circ7}
log {symptom=symp7} with the note "{note=circ7}"
symptom {symptom=symp7}, {severity:mild=light}, remark {note=circ7}
put {severity:moderate=medium} {symptom=symp7} in my diary
note "{note=circ7}", symptom {symptom=symp7}

%list dept7: Marketing | 4711 | IT and Facilities | the Leeds office | R&D | Sales North | HR | CC-200 | Kitchen | Field Service
%tool raisePurchaseOrder
order {quantity=lots7} {item=ware7} from {supplier=firm7} at {unitPrice=sum7} each
from {supplier=firm7}: {quantity=lots7} {item=ware7} for {costCentre=dept7}
purchase order to {supplier=firm7} for {quantity=lots7} {item=ware7}, charged to {costCentre=dept7}
supplier {supplier=firm7}, item {item=ware7}, qty {quantity=lots7}, price {unitPrice=sum7}, cost centre {costCentre=dept7}
at {unitPrice=sum7} apiece, buy {quantity=lots7} {item=ware7} from {supplier=firm7}
{costCentre=dept7} pays for {quantity=lots7} {item=ware7} by {supplier=firm7}
raise a PO, {supplier=firm7}, {quantity=lots7} x {item=ware7}

%list beach7: Bondi Beach | Nice | the beach at Tarifa | Lake Garda | Cape Town | St. Peter-Ording | Malta | Playa de las Américas | Brighton | the Dead Sea
%tool earthsigns.uv_index
uv index in {place=beach7} at {at=clk7}
how strong is the sun {at=td7} in {place=beach7} for {skin:pale=pale|fair} skin
for {skin:dark=dark} skin, what is the UV at {place=beach7}
place: {place=beach7}, day: {at=td7}, skin: {skin:very_pale=very pale}
{at=td7} at {place=beach7}, how long can {skin:medium=medium} skin stay out
UV for {place=beach7} on {at=dy7}
{skin:very_pale=very pale} skin, {place=beach7}, {at=td7}: uv index

%list spec7: dermatologist | eye doctor | ear, nose and throat doctor | dentist | paediatrician | heart specialist | GP | orthopaedist | doctor for knees and hips | neurologist
%tool doc_find_slots
find a {specialty=spec7} in {town=city7} from {earliest=dy7} on
{specialty=spec7} in {town=city7} before {latest=end7}, {insurance:private=private insurance|privately insured}
between {earliest=td7} and {latest=end7}, any {specialty=spec7} free in {town=city7}
specialty {specialty=spec7}, town {town=city7}, not before {earliest=dy7}, insurance {insurance:public=public}
in {town=city7}, who has time by {latest=end7}, {specialty=spec7}
with {insurance:public=public insurance}, a {specialty=spec7} near {town=city7}
earliest {earliest=dy7}, latest {latest=end7}, place {town=city7}, {specialty=spec7}, {insurance:none=no insurance|not insured}

%list riv7: Elbe | River Ouse | Inn | Rio Grande | Tisza | Trent | Little Miami River | Drava | Loire | Isar | Black Water | Severn
%list lev7: 350 cm => 350 | 520 | 600 centimetres => 600 | 410 cm => 410 | 780 | 295 cm => 295 | 450 | 630 centimetres => 630 | 180 cm => 180 | 500
%list gau7: York | Frankfurt an der Oder | Passau | Newark | Bad Tölz | Dresden | St. Louis | Szeged | Stoke-on-Trent | Graz
%tool setFloodAlarm
warn me when the {river=riv7} at {station=gau7} rises above {level=lev7}
alarm at {level=lev7} for the {river=riv7}, by {channel:sms=sms|text}
at {station=gau7}, warn me by {channel:email=email} if the {river=riv7} passes {level=lev7}
river: {river=riv7}, gauge: {station=gau7}, level: {level=lev7}, channel: {channel:push=push}
over {level=lev7} on the {river=riv7} {channel:call=give me a call|call me}
{channel:push=push} alarm, {river=riv7}, {station=gau7}, {level=lev7}
flood alarm for the {river=riv7} from {level=lev7}

%list docu7: NDA | rental agreement | offer for Berger, second version | Terms and Conditions 2027 | loan contract | Letter to the Board | partnership agreement with Acme | freelance contract | Consent to Publish | employment contract, part-time | power of attorney
%list smsg7: please sign by Friday, the bank is waiting | all changes we discussed are in | call me if anything is unclear | page 4 is new, the rest is as before | sorry for the rush | this is the final version and nothing else will change | here it is | sign twice, once on the last page | Tom has signed already, now it is your turn | the old contract ends in May
%list sign7: Agnes Brandt | sean@orourke.ie | Mary Ellen Byrne | Pieter van der Meer | legal@acme.io | Dr Ruth Feldman | Jan Kowal | mrs.delgado@web.de | Li Wei | Anne de la Cruz
%tool inkseal.createEnvelope
send the {document=docu7} to {signer=sign7} for signing
get {signer=sign7} to sign the {document=docu7} by {expires_on=end7}
to {signer=sign7}, the {document=docu7}, with the message "{message=smsg7}"
document: {document=docu7}, signer: {signer=sign7}, message: {message=smsg7}, expires: {expires_on=dy7}
remind {signer=sign7} every {remind_every_days=num7} days to sign the {document=docu7}
{document=docu7} for {signer=sign7}, expiry {expires_on=dy7}, reminder every {remind_every_days=num7} days
envelope with the {document=docu7}, recipient {signer=sign7}, note: {message=smsg7}
until {expires_on=end7}, {signer=sign7} can sign the {document=docu7}

%tool changeBusTicket
move booking {bookingCode=code} to {newDate=dy7} at {newTime=clk7}
change {bookingCode=code} to {newTime=clk7}
to {newDate=dy7} instead of {=oldd7}, bus booking {bookingCode=code}
booking {bookingCode=code}, new day {newDate=dy7}, new time {newTime=clk7}
take the bus at {newTime=clk7} instead, code {bookingCode=code}
on {newDate=dy7} rather than {=oldd7}, please, my bus ticket is {bookingCode=code}
rebook {bookingCode=code}, {newDate=dy7}, {newTime=clk7}

%list aud7: interview_3.mp3 | voice memo from Tuesday.m4a | board-meeting.wav | Call with Ravi and Jo.mp3 | rec 004.ogg | ~/audio/lecture.flac | grandma.m4a | /tmp/tmp-fix-2.wav | podcast draft, part 1.mp3 | a1.wav
%list lang7: French | German | Brazilian Portuguese | Welsh | Swiss German | English | Mandarin | Spanish | Dutch | Polish
%tool transcribe_audio
transcribe {file_path=aud7} in {language=lang7}
turn {file_path=aud7} into text, {speaker_labels:true=with speaker names|mark who speaks}
the recording is in {language=lang7}: {file_path=aud7}
file: {file_path=aud7}, language: {language=lang7}, speakers: {speaker_labels:true=yes}
from {language=lang7} speech to text, {file_path=aud7}
{speaker_labels:false=without speaker labels|no speaker labels}, transcribe {file_path=aud7}
{file_path=aud7}, spoken {language=lang7}, {speaker_labels:true=label the speakers}

%list qr7: https://pinos.example/menu | WIFI:T:WPA;S:Guest;P:bread-and-butter;; | Table 7, please order here | www.berger-and-sons.com | see you at the party, bring cake | 4471-9902 | mailto:jo@acme.io | The key is under the mat | +44 20 7946 0018 | room 12
%list col7: red | dark blue | black | sea green | #ff6600 | light grey | orange | navy and white | purple | turquoise | pale pink
%list px7: 300 | 512 | 800 | 1024 | 250 | 640 | 1200 | 400 | 2000 | 150 | 96
%tool create_qr_code
qr code for {content=qr7} in {color=col7}
make a {color=col7} qr code with {content=qr7}
{size=px7} pixels wide, qr code of {content=qr7}
content: {content=qr7}, colour: {color=col7}, size: {size=px7}
in {color=col7} and {size=px7} px, put this into a qr code: {content=qr7}
text {content=qr7}, edge {size=px7}
qr code that says "{content=qr7}", {size=px7} pixels, {color=col7}

%list hrm7: 12 | 304 | 7B | 1105 | the Garden Suite | 221 | 48 | Penthouse 2 | 9 | 516
%list hask7: two more towels and a bathrobe | the shower drips all night | extra pillow | club sandwich, no onions | fresh sheets | the window won't close and it's cold | tea for two at five | baby cot | a taxi to the airport at six | light bulb is broken | breakfast in bed
%tool hotel-request-service
send {department:housekeeping=housekeeping} to room {room=hrm7}: {request=hask7}
{request=hask7} for room {room=hrm7}
tell {department:room_service=room service}, {request=hask7}, room {room=hrm7}
room: {room=hrm7}, request: {request=hask7}, department: {department:maintenance=maintenance}
from the {department:concierge=concierge} for {room=hrm7}: {request=hask7}
{room=hrm7}, {department:maintenance=maintenance}, {request=hask7}
in room {room=hrm7}: {request=hask7}

%list tcm7: customer called again, very upset | fixed in the next release | waiting for the logs from Berger & Sons | please try it with another browser and tell us what happens | refund sent | this belongs to billing, not to us | same bug as last week | works on my machine | he wants to talk to the manager | new cable is on its way
%tool add_ticket_comment
comment on ticket {ticket_id=num_id}: {comment=tcm7}
add "{comment=tcm7}" to ticket {ticket_id=num_id}
to ticket {ticket_id=num_id}, {internal:true=internal}, {comment=tcm7}
ticket {ticket_id=num_id}, comment {comment=tcm7}, internal {internal:true=yes}
{internal:false=public} comment for {ticket_id=num_id}: {comment=tcm7}
write {comment=tcm7} under {ticket_id=num_id}, {internal:true=for colleagues only|not visible to the customer}
{internal:true=internal} note: {comment=tcm7}, ticket: {ticket_id=num_id}

%list team7: Marketing | Payments | IT and Facilities | the night shift | Field Service North | Design | Legal | Data Platform | People and Culture | kitchen staff
%tool who_is_away
who from {team=team7} is away from {start=dy7} to {end=end7}
who is out on {start=dy7} in {team=team7}
between {start=dy7} and {end=end7}, who is off
team {team=team7}, from {start=dy7}, to {end=end7}
from {start=dy7} on, who is missing in {team=team7}
until {end=end7}, starting {start=td7}, absences in {team=team7}
anybody in {team=team7} away {start=td7}

%list film7: The Man Who Sold the Stairs | Heat and Dust | Arrival | Bread, Love and Dreams | Rivers by Night | A Letter to Anna | No Time for Sunday | Up | Run Away with Tom | The Last of the Gardeners | Dune | Three Men and a Ladder
%list rev7: too long, but I cried at the end | great music | the book was better and shorter | fell asleep twice | best thing I've seen this year | funny, sad and well acted | would not watch it again with kids | a bit silly | good for a rainy day | plot full of holes, lovely pictures
%tool rate_title
rate {title=film7} {rating:8=8} out of 10
give {title=film7} a {rating:7=7|seven}, {review=rev7}
{rating:4=4} out of 10 for {title=film7}
title {title=film7}, rating {rating:9=9}, review {review=rev7}
I saw {title=film7}, {review=rev7}, so {rating:6=six|6}
review "{review=rev7}" for {title=film7}, {rating:3=3|three}
{title=film7} gets a {rating:10=ten|10} from me

%list coup7: SPRING10 | BREADANDBUTTER | thankyou | HELLO-26 | Big-Sal | XMAS | for-friends | tmp-fix-2 | LASTCALL | 2GETHER
%tool shopfront.coupon
create coupon {code=coup7} for {percent_off=pctu7} off
{percent_off=pctu7} off with code {code=coup7} from {valid_from=dy7} until {valid_until=end7}
until {valid_until=end7}, {code=coup7} gives {percent_off=pctu7} off
code: {code=coup7}, discount: {percent_off=pct7}, uses: {max_uses=lots7}, from: {valid_from=dy7}
coupon {code=coup7}, at most {max_uses=lots7} times, {percent_off=pctu7}
new coupon starting {valid_from=dy7}: {percent_off=pctu7}, called {code=coup7}
from {valid_from=td7}, {percent_off=pctu7} discount for the first {max_uses=lots7} who type {code=coup7}

%list off7: Leeds | the Berlin office | HQ | Building C | Harbour House | Porto | 4th floor, north wing | The Loft | Porto, old town | Mill Road 4 | the annex
%list nea7: Ravi | the coffee machine | the design team | Anna and Tom | the window | Big Sal | the lift | finance | a printer | Mrs O'Connor
%tool deskClaim
book a desk in {office=off7} on {day=dy7}
desk for {day=dy7} near {near=nea7} from {from_time=clkm7} to {until_time=clkl7}
near {near=nea7}, {day=td7}, a desk {monitor:true=with a monitor|with a screen}
office {office=off7}, day {day=dy7}, near {near=nea7}, screen {monitor:true=yes}
from {from_time=clkm7} on {day=dy7}, claim a desk by {near=nea7}
{monitor:false=no monitor needed|without a screen}, desk at {office=off7}, until {until_time=clkl7}, {day=dy7}
reserve a desk {day=td7} till {until_time=clkl7} in {office=off7}

%tool crm_create_contact
add {name=full7} from {company=firm7} to the CRM
new contact {name=full7}, {email=email}, works for {company=firm7}
at {company=firm7}, create a contact for {name=full7} with phone {phone=phone}
name: {name=full7}, mail: {email=email}, tel: {phone=phone}, company: {company=firm7}
{phone=phone} is the number of {name=full7}, {company=firm7}, put them in the crm
contact {name=full7} under {email=email}
firm {company=firm7}, name {name=full7}, phone {phone=phone}

%list cabin7: Oslo | JFK | San Sebastián | Lisbon | Palma de Mallorca | Delhi | LHR | St. Petersburg, Florida | Rio | Tel Aviv | Edinburgh | Las Palmas
%tool search_flights
flights from {origin=city7} to {destination=cabin7} on {departure_date=dy7}
to {destination=cabin7} from {origin=city7} {departure_date=td7}, {cabin:business=business} class
on {departure_date=dy7} to {destination=cabin7}, back on {return_date=end7}, from {origin=city7}
from: {origin=city7}, to: {destination=cabin7}, out: {departure_date=dy7}, return: {return_date=end7}, cabin: {cabin:economy=economy}
{cabin:premium_economy=premium economy} to {destination=cabin7}, leaving {origin=city7} on {departure_date=dy7}, {max_stops:1=one|1} stop at most
with {max_stops:0=0|zero} stops, {origin=city7} to {destination=cabin7} on {departure_date=dy7}
return on {return_date=end7}, there on {departure_date=dy7}, {origin=city7} to {destination=cabin7}

%list spc7: red kites | herons | hares | great crested grebes | foxes | black and white magpies | little owls | roe deer | painted ladies | Bewick's swans
%list spot7: Mill Pond | the field behind the church | Hyde Park | Loch Ness, north shore | The Warren | river bank at Graz | our garden | St. James's Park | Lake Constance | the quarry
%list rmk7: flying low, heading north | two young with them | in the rain | very tame | fought over a fish, then left | first of the year | heard it before I saw it | one with a ring on the left leg | at dusk | only for a second
%tool fieldguide_log_sighting
log {count=num7} {species=spc7} at {place=spot7}
saw {species=spc7} at {place=spot7} on {seen_on=pday7}
at {place=spot7} {seen_on=past7} there were {count=num7} {species=spc7}, {remark=rmk7}
species {species=spc7}, place {place=spot7}, number {count=num7}, date {seen_on=past7}, remark {remark=rmk7}
{seen_on=past7}, {place=spot7}, {species=spc7}, {count=num7}
on {seen_on=pday7}, {species=spc7} near {place=spot7}, note: {remark=rmk7}
record {species=spc7}, {remark=rmk7}, seen at {place=spot7}

%list vmsg7: we have a small dog, very quiet | could you bring the floor plan | is the kitchen included | we both work and don't smoke | my wife will come alone | please call before you come, the bell is broken | we'd move in from May | looking forward to it | we've sold our house and can pay at once | is there a garden
%tool nest_request_viewing
view {home=hom7} on {slot=slot7}
ask for a viewing of {home=hom7} {slot=slot7} for {visitors=few7} people
on {slot=slot7} {visitors=few7} of us want to see {home=hom7}
home: {home=hom7}, slot: {slot=slot7}, visitors: {visitors=few7}, message: {message=vmsg7}
with the message "{message=vmsg7}", request a viewing of {home=hom7} for {slot=slot7}
viewing for {slot=slot7}, {home=hom7}, and say {message=vmsg7}
{visitors=few7} visitors, {home=hom7}, {slot=slot7}

%list blk7: a piano | two wardrobes and a safe | grandfather clock | aquarium, 200 litres | pool table | a glass cabinet that must not tip | washing machine | paintings and mirrors | marble table | a harp
%tool shedco.moving_quote
moving quote from {from_place=hom7} to {to_place=homb7}
quote for a move to {to_place=homb7} from {from_place=hom7} on {day=dy7}
with {bulky=blk7}, from {from_place=hom7} to {to_place=homb7}
from: {from_place=hom7}, to: {to_place=homb7}, rooms: {rooms=few7}, packing: {packing:true=yes}
{rooms=few7} rooms from {from_place=city7} to {to_place=homb7}, {packing:false=we pack ourselves|no packing}
move on {day=dy7}, {rooms=few7} rooms, old home {from_place=hom7}, new home {to_place=homb7}, bulky: {bulky=blk7}
into {to_place=homb7} out of {from_place=hom7}, {packing:true=they pack|packing included}, what would it cost

%list bug7: login page shows blank after update | search finds nothing with umlauts | crash when saving and closing | wrong total in the basket | Export to PDF hangs | dark mode, grey text on grey | button "Back" goes forward | app starts twice | mails from Jo are sent twice | cannot delete the last item
%list step7: open settings, press save, wait | log in with two tabs open | add three items and remove one | click on Export and then on Cancel | start it without a network | type an umlaut into the search box | scroll to the end, then rotate the phone | just open the page | sign out, sign in again and open the basket | send two mails at once
%list area7: checkout | search and filters | login | Settings | the mobile app | billing | export | reports by mail | start page | Invoices and Taxes
%list ver7: 2.4.1 | v3 beta | 11.0 | 2026.2 | build 4471 | 1.9-rc2 | 0.8 | 3.0 | nightly | 12.1.3
%tool issuebarn_report
report a bug in {area=area7}: {title=bug7}
{severity:major=major} bug, {title=bug7}, version {version=ver7}
in {version=ver7}, {title=bug7}, steps: {steps=step7}
title {title=bug7}, steps {steps=step7}, severity {severity:minor=minor}, area {area=area7}
file "{title=bug7}" as {severity:blocker=a blocker|blocker} under {area=area7}
how to reproduce: {steps=step7}, bug: {title=bug7}, severity: {severity:cosmetic=cosmetic}
new bug called {title=bug7} for {area=area7}, since {version=ver7}
when you {steps=step7b}, {title=bug7}, please report it for {area=area7}
%list step7b: open the page | do anything | press save | log in | start the app | change the language | close the second tab | type an umlaut into the search box | scroll to the end and back | pay by card | turn the phone

%list test7: button colour | Price on the Landing Page | short and long form | header-v2 | welcome mail with a photo | two-step checkout | Ask for the Name | big picture | free trial, no card | cta
%list var7: red and green | with photo, without photo | 9.90, 11.90 and 14.90 | old page and new page | short, medium, long | A and B | one step or two steps | blue, grey and orange | "Buy now" and "Get it" | long text, bullet points
%tool splitlab-start-test
test {variants=var7} as {name=test7} with {traffic=pctu7} of visitors
start the test {name=test7} until {ends=end7}
on {traffic=pctu7}, compare {variants=var7} under the name {name=test7}
name: {name=test7}, variants: {variants=var7}, traffic: {traffic=pct7}, goal: {goal:purchase=purchases|purchase}
a/b test called {name=test7}, {goal:click=clicks} count, ends {ends=dy7}
until {ends=end7}, {name=test7} with {variants=var7}, goal {goal:signup=signups}
{name=test7} for {goal:time_on_page=time on page}, {variants=var7}

%list airl7: KLM | Air France | easyJet | British Airways | Ryanair | Norse Atlantic | Delta | LOT | Singapore Airlines | TAP
%list lugg7: cello | pair of skis with boots | pushchair | bike in a box | cabin bag with laptop | surfboard | wedding dress | cat, in a carrier | rucksack | second suitcase
%tool get_luggage_rules
can I take a {item=lugg7} on {airline=airl7}
luggage rules of {airline=airl7} for a {item=lugg7}
with a {fare:light=light} ticket on {airline=airl7}, is a {item=lugg7} allowed
airline: {airline=airl7}, item: {item=lugg7}, fare: {fare:flex=flex}
{item=lugg7} in {fare:business=business} with {airline=airl7}
what may I bring on {airline=airl7} in {fare:classic=classic}
{fare:light=light} fare, {airline=airl7}, {item=lugg7}

%list dtit7: Budget 2027 | Notes from the Meeting with Jo | Love and Other Invoices | press release, draft 2 | The Man Who Sold the Stairs | onboarding guide for new people | Letter to Anna | Q3 roadmap | packing list | Who Does What and When
%list dmsg7: have a look at page 3, please | comments welcome until Friday | this is not final yet | you asked for it yesterday, here it is | keep it to yourself | thanks for your help | tell me what you think and change what you like | only the last chapter is new | Anna has the numbers, ask her | to be printed on Monday
%tool shareDocument
share {document=dtit7} with {person=who7} as {role:editor=editor|an editor}
give {person=who7} {role:viewer=view} access to {document=dtit7}
with {person=who7}, share {document=dtit7} and write "{message=dmsg7}"
document: {document=dtit7}, person: {person=who7}, role: {role:commenter=commenter}, message: {message=dmsg7}
let {person=who7} {role:commenter=comment on|comment} {document=dtit7}
{role:editor=edit} rights for {person=who7} on {document=dtit7}, message {message=dmsg7}
to {person=who7}: {document=dtit7}, with the words {message=dmsg7}

%list prob7: tap in the kitchen drips | no light in the hall | door won't lock and the key is bent | paint the nursery | radiators stay cold | roof leaks above the bedroom | cracked tiles, about ten | put in a new socket | wardrobe to be built into the corner | pipe under the sink burst
%tool townpros_tradesperson
find a {trade:plumber=plumber} for {address=hom7}, {problem=prob7}
{trade:electrician=electrician} on {day=dy7}: {problem=prob7}
for at most {budget=bigs7}, a {trade:painter=painter} at {address=hom7}: {problem=prob7}
trade {trade:roofer=roofer}, problem {problem=prob7}, address {address=hom7}, day {day=dy7}, budget {budget=bigs7}
at {address=hom7} {day=td7}, {problem=prob7}, send a {trade:locksmith=locksmith}
{problem=prob7}, budget {budget=bigs7}, I need a {trade:tiler=tiler} {day=td7}
request a {trade:heating_engineer=heating engineer} to {address=hom7}, issue: {problem=prob7}
{trade:carpenter=carpenter}, {problem=prob7}, no more than {budget=bigs7}

%tool register_visitor
register {visitor_name=full7} from {company=firm7} for {arrival=slot7}
{visitor_name=full7} is coming on {arrival=slot7} to see {host=fulb7}
for {host=fulb7}, announce {visitor_name=full7} on {arrival=dy7}
visitor: {visitor_name=full7}, company: {company=firm7}, arrival: {arrival=slot7}, host: {host=fulb7}
at {arrival=clk7} {visitor_name=full7} of {company=firm7} arrives
badge for {visitor_name=full7}, {company=firm7}, {arrival=td7}, visiting {host=fulb7}
{host=fulb7} expects {visitor_name=full7} on {arrival=slot7}

%list call7: DL1ABC | G4XYZ | W1AW | EA5BD/P | F6KRK | JA1QQ | OE3MM | K2B | 9A1CC | VK2DX
%list rst7: 59 | 599 | 57 | -12 | 5 and 7 | 44 | 579 | +03 | 59 plus 10 | 589
%list utc7: 18:40 | 0715 | 21:05 | 06:30 UTC | 1920z | 14:00 | 23:59 | 0030 | 17:17z | 11:45
%tool hamshack_log_qso
log {callsign=call7} on {band:20m=20m|20 metres}, {mode:ssb=ssb}
worked {callsign=call7} at {utc=utc7} on {band:40m=40m|40 metres}
on {band:2m=2m} in {mode:fm=fm}, contact with {callsign=call7}, report {report=rst7}
call {callsign=call7}, band {band:80m=80m}, mode {mode:cw=cw}, rst {report=rst7}, time {utc=utc7}
at {utc=utc7} with {callsign=call7}, {band:10m=10m}, {mode:ft8=ft8}
gave {callsign=call7} a {report=rst7} on {band:70cm=70cm}
{band:20m=20m}, {mode:cw=cw|morse}, {callsign=call7}, {report=rst7}

%list glid7: ASK 21 | Discus | K8 | the old Ka 6 | LS4 | Duo Discus XL | D-4471 | Bergfalke | Ventus 3 | Grunau Baby
%list airm7: 47 minutes => 47 | 90 minutes => 90 | two hours => 120 | 35 min => 35 | 18 minutes => 18 | an hour => 60 | three hours => 180 | 65 minutes => 65 | half an hour => 30 | 210 min => 210
%list air7: 47 | 90 minutes => 90 | two hours => 120 | 35 | 210 | 18 minutes => 18 | 65 | an hour => 60 | 120 | 55 minutes => 55
%list dist7: 110 km => 110 | 52 km => 52 | 300 km => 300 | 18.5 | 240 | 505 km => 505 | 75 | 60 km => 60 | 410 km => 410 | 95
%list distm7: 110 km => 110 | 52 km => 52 | 300 kilometres => 300 | 18.5 km => 18.5 | 505 km => 505 | 75 kilometres => 75 | 240 km => 240 | 33 km => 33 | 410 km => 410 | 150 km => 150
%list hgt7: 1200 m => 1200 | 2400 | 950 metres => 950 | 3100 m => 3100 | 1750 | 1400 | 800 m => 800 | 2050 | 1650 metres => 1650 | 2800 m => 2800
%tool thermik_enterFlight
enter a flight with the {glider=glid7}, {minutes=air7}, pilot {pilot=who7}
{pilot=who7} flew the {glider=glid7} for {minutes=airm7}
{minutes=airm7} in the {glider=glid7}, up to {maxHeightM=hgt7}
glider {glider=glid7}, time {minutes=air7}, distance {distanceKm=dist7}, height {maxHeightM=hgt7}
over {distanceKm=distm7} in {minutes=airm7}, {glider=glid7}, flown by {pilot=who7}
pilot: {pilot=who7}, plane: {glider=glid7}, minutes: {minutes=air7}
flight book: {glider=glid7}, {minutes=air7}, highest point {maxHeightM=hgt7}

%list proj7: Soup for All | beach clean-up | Read to Me | food bank on Mill Road | Trees and Bees | the night shelter | language café with refugees | repair café | Run for Hope, water stand | blood bus
%list skl7: cooking and serving | first aid | carpentry | driving a van | languages, mostly Arabic and French | playing the guitar | baking bread | talking to old people | sewing, knitting | none really, but I'm strong
%tool goodturn_sign_up
sign me up for {project=proj7} on {day=dy7}
{people=few7} of us for {project=proj7} {day=td7}
on {day=dy7} we can help at {project=proj7}, {people=few7} people
project {project=proj7}, day {day=dy7}, people {people=few7}, skills {skills=skl7}
skills: {skills=skl7}, project: {project=proj7}, date: {day=dy7}
volunteer for {project=proj7} {day=td7}, good at {skills=skl7}
with {people=few7} people, {day=dy7}, {project=proj7}

%list chg7: hoovering the stairs | doing the dishes | cutting the hedge by the road | feeding the cat | ironing and folding | watering the plants on the balcony | walking the dog with Tom | taking out the paper and the glass | cleaning the bathroom, not just the sink | emptying the bins
%list chn7: hoovering the stairs | dishes | cutting the hedge by the road | feeding the cat | laundry | watering the plants on the balcony | dog walk with Tom | glass and paper recycling | bathroom, not just the sink | bins
%list chore7: take out the paper and the glass | hoover the stairs | walk the dog with Tom | clean the bathroom, not just the sink | dishes | feed the cat | cut the hedge by the road | laundry | water the plants on the balcony | tidy up under the bed
%tool chores.assign
give {person=kid7} the job of {chore=chg7} by {due=end7}
{person=kid7} gets {chore=chn7} until {due=end7} for {points=num7} points
{repeat:weekly=weekly|every week}: {chore=chore7}, for {person=kid7}
chore {chore=chore7}, person {person=kid7}, due {due=dy7}, points {points=num7}, repeat {repeat:daily=daily}
by {due=end7}, {person=kid7} has to {chore=chorev7}
assign "{chore=chore7}" to {person=kid7}, {repeat:monthly=monthly|every month}
for {points=num7} points, {person=kid7} should {chore=chorev7} {repeat:biweekly=every two weeks|biweekly}
%list chorev7: take out the paper and the glass | hoover the stairs | walk the dog with Tom | clean the bathroom, not just the sink | feed the cat | cut the hedge by the road | do the laundry | water the plants on the balcony | tidy up under the bed | set the table for Sunday

%list ent7: Berger & Sons | Ravi | Pino's | the flat in Graz | Project Moon and Star | Mrs O'Connor | tmp-fix-2 | car | The Anchor | Big Sal | mother-in-law
%list obs7: prefers calls in the morning | closed on Mondays, open on Sundays | moved to Leeds in May | allergic to nuts and eggs | the key is under the mat | speaks Welsh with her mother | owes me 40 euros | needs new tyres before winter | no longer with Acme, she has her own firm | likes bread and butter pudding
%tool add_observations
add to {entity_name=ent7}: {observation=obs7}
note about {entity_name=ent7} in the graph: {observation=obs7}
add the observation "{observation=obs7}" to {entity_name=ent7}
entity {entity_name=ent7}, observation {observation=obs7}
entity: {entity_name=ent7} / fact: {observation=obs7}
{observation=obs7}, put that under {entity_name=ent7}
under {entity_name=ent7} write {observation=obs7}

%list ctry7: India | South Korea | the United States | Vietnam | Brazil | Trinidad and Tobago | Kenya | Saudi Arabia | China | New Zealand | Bosnia and Herzegovina
%list nat7: German | British | South African | Irish | Swiss | Mexican | New Zealand | Polish | Costa Rican | Indian
%tool start_visa_application
visa for {country=ctry7} with a {passport=nat7} passport from {entry_date=dy7}
{purpose:business=business} visa for {country=ctry7}, {passport=nat7} passport
on a {passport=nat7} passport, {stay_days=num7} days in {country=ctry7}
country: {country=ctry7}, passport: {passport=nat7}, entry: {entry_date=dy7}, days: {stay_days=num7}, purpose: {purpose:study=study}
from {entry_date=dy7} to {country=ctry7} for {purpose:tourism=tourism|sightseeing}, passport is {passport=nat7}
apply for a {purpose:work=work} visa for {country=ctry7}, {stay_days=num7} days, nationality {passport=nat7}
{passport=nat7}, {country=ctry7}, {purpose:transit=transit}, {entry_date=dy7}

%list dish7: bread and butter pudding | Pino's lasagne | lemon tart | Soup for a Cold Night | beans on toast with egg | Grandma's dumplings | curry, mild | pancakes | Fish and Chips at Home | roast chicken with forty cloves
%list ins7: boil the pasta, add the sauce, bake for 20 minutes | mix everything and fry it | soak overnight, then simmer for two hours | chop, season, roast | whisk the eggs with sugar and fold in the flour | fry the onions first, then add rice and stock | put all in the oven at 180 until golden | toast it and pour the sauce over | leave to rest, then slice | cook the beans, add garlic and butter, serve hot
%tool save_recipe
save {name=dish7}: {instructions=ins7}
recipe for {name=dish7}, serves {servings=num7}: {instructions=ins7}
name {name=dish7}, instructions {instructions=ins7}, servings {servings=num7}
for {servings=num7} people, {name=dish7}: {instructions=ins7}
save a recipe called {name=dish7}, you {instructions=ins7}
title: {name=dish7} / method: {instructions=ins7}
{instructions=ins7} - save that as {name=dish7} for {servings=num7}

%list evt7: Budget Review | lunch with Jo and Ravi | Standup | Kickoff for Moon and Star | 1:1 with Tom | Board Dinner at The Anchor | Who Does What | interview, second round | all hands | evt-4471
%list evc7: I'm on a train until noon | sorry, the kids are ill | happy to come, may be five minutes late | can Ravi go instead | too short notice | I have another meeting and can't move it | looking forward to it | not before I have seen the numbers | what is it about | count me in, I will bring the slides
%tool dayquorum_respond_to_invite
{response:accepted=accept} {event=evt7} with the comment "{comment=evc7}"
{response:declined=decline} {event=evt7}, {comment=evc7}
say {response:tentative=maybe} to {event=evt7} and propose {proposed_time=slot7}
event {event=evt7}, response {response:declined=no|declined}, comment {comment=evc7}, new time {proposed_time=slot7}
for {event=evt7}, {response:declined=no|decline}, but offer {proposed_time=slot7}
{proposed_time=slot7} instead, so {response:declined=decline} {event=evt7}
comment: {comment=evc7}, reply: {response:accepted=yes|accept}, meeting: {event=evt7}

%list ann7: release 2.4 went live | campaign with Berger started | server moved, some errors | prices up by 5 percent | Outage in the North | strike, no deliveries until noon | new logo on all pages | hotfix | TV spot at prime time | summer sale begins and shipping is free
%list tag7: release | outage and network | marketing, sale | hotfix, backend | prices | campaign and press | team, office and IT | tmp-fix-2 | weather | security, urgent
%tool glanceboard.annotate
annotate {dashboard=dash7} with "{text=ann7}"
mark {text=ann7} at {at=clk7} on {dashboard=dash7}
on {dashboard=dash7}, tagged {tags=tag7}, annotate {text=ann7}
text: {text=ann7}, dashboard: {dashboard=dash7}, at: {at=slot7}, tags: {tags=tag7}
at {at=clk7}, write {text=ann7}, tags {tags=tag7}
annotation "{text=ann7}" for {at=past7}
text {text=ann7}, tag {tags=tag7}, board {dashboard=dash7}

%tool getOnCall
who is on call for {team=team7} on {date=dy7}
{date=td7}, who has duty for {team=team7}
on {date=dy7}, on call in {team=team7}
team: {team=team7}, day: {date=dy7}
on-call {team=team7} {date=td7}
schedule {team=team7}, date {date=dy7}, who is it
who do I page in {team=team7} {date=td7}

%list tbl7: Clients | Books to Read | inventory | Orders and Returns | tblTasks | Suppliers 2027 | Rooms | projects | People I Owe | wines
%list prim7: Berger & Sons | The Man Who Sold the Stairs | oak table, round | Mary Ellen Byrne | INV-4471 | Rivers by Ella Moor | Pino's | paint the fence and the gate | Big Sal | Riesling from Graz
%list fld7: Status: open, City: Graz | Price: 40 | Owner: Jo, Due: Friday | Colour: blue, Size: L, Stock: 12 | Year: 1998 | Phone: 020 7946 0018 | Author: Ella Moor, Pages: 310 | Priority: high | Notes: call first, then write | Room: 12, Guests: 2
%list base7: CRM | Home | Studio 2027 | Shop and Stock | Reading | ops | appX7k2 | Family Stuff | Sales and Service | tmp-fix-2
%tool gridstead_create_record
add {primary=prim7} to {table=tbl7}
new record in {table=tbl7} called {primary=prim7} with {fields=fld7}
in the base {base=base7}, table {table=tbl7}: {primary=prim7}
table: {table=tbl7} / primary: {primary=prim7} / fields: {fields=fld7} / base: {base=base7}
put {primary=prim7} into {table=tbl7} of {base=base7}, {fields=fld7}
with {fields=fld7}, create {primary=prim7} in {table=tbl7}
table {table=tbl7}, name {primary=prim7}, base {base=base7}

%list host7: web-01 | shop database | mail server | the Graz server | crm-prod | files and photos | tmp-fix-2 | blog | payments db, replica | nas
%tool hostnest.schedule_backup
back up {source=host7} {frequency:daily=daily|every day} at {time=clk7}
{frequency:weekly=weekly} backups of {source=host7}, keep {keep=num7}
at {time=clk7} {frequency:daily=every night|every day}, back up {source=host7}
source {source=host7}, frequency {frequency:hourly=hourly}, keep {keep=num7}
source: {source=host7}, how often: {frequency:monthly=monthly}, time: {time=clk7}, copies: {keep=num7}
keep {keep=num7} copies of {source=host7}, backed up {frequency:hourly=every hour|hourly}
schedule a {frequency:monthly=monthly} backup for {source=host7} at {time=clk7}

%list pkg7: lodash | requests | left-pad | react-dom | org.apache.logging.log4j | numpy | openssl | @types/node | tokio | ruby on rails | spring boot
%list pkv7: 4.17.20 | 2.31 | 1.0.0-beta.3 | 16 | 2.14.1 | v3.0.7 | 0.21 | 5.2.x | 6.1 | 9.0.1
%tool registry_check_vulnerabilities
check {package=pkg7} version {version=pkv7} for vulnerabilities
is {version=pkv7} of {package=pkg7} affected by anything
advisories for {package=pkg7} at {version=pkv7}
package: {package=pkg7}, version: {version=pkv7}
in {package=pkg7} {version=pkv7}, any known holes
name {package=pkg7}, release {version=pkv7}
known security problems with {package=pkg7}

%list brh7: feature/login | tmp-fix-2 | jo/new-header | release-2.4 | bugfix/basket-total | dev | search-v2 | hotfix | export_pdf | big-sal
%list brb7: main | develop | master | release/2026 | staging | v2 | trunk | next | release-2.4 | production
%list prt7: Fix login page after update | Add search by name and city | Move to new header, remove the old one | Rename Jo's helpers | Bump version to 2.4 | do not merge from main twice | Handle empty basket | Draft rules for export | Use title in mails | cleanup
%tool create_pull_request
open a PR from {head=brh7} into {base=brb7} titled {title=prt7}
pull request "{title=prt7}" from {head=brh7}
into {base=brb7}, from {head=brh7}, called "{title=prt7}"
head {head=brh7}, base {base=brb7}, title {title=prt7}
title: {title=prt7}, branch: {head=brh7}, draft: {draft:true=yes}
PR for {head=brh7} against {base=brb7}, {draft:true=as a draft}, {title=prt7}
{draft:false=not a draft}, {head=brh7} to {base=brb7}, title "{title=prt7}"
merge {head=brh7} into {base=brb7} by a pull request called {title=prt7}

%list card7: call Berger about the offer | new logo | Fix login page after update | Buy chairs, table and lamps | Write to Anna | tmp-fix-2 | clean up because of the move | Ask Jo for the numbers | Party at The Anchor | test
%list why7: nobody needs it any more | already done | Jo is doing it instead | duplicate | we moved it to next year and forgot it here | too expensive, says Tom | customer changed his mind | it was a test | out of scope | too vague
%tool laneboard-drop-card
remove {card=card7} because {why=whyc7}
drop the card {card=card7}, reason: {why=why7}
card {card=card7}, why {why=why7}
{why=why7}, so delete the card "{card=card7}"
delete "{card=card7}" from the board, {why=why7}
reason {why=why7}, card {card=card7}, remove it
take the card called {card=card7} off the board
%list whyc7: nobody needs it any more | it's already done | Jo is doing it instead | it is a duplicate | we moved it to next year and forgot it here | it's too expensive, says Tom | the customer changed his mind | it was a test | it is out of scope | Anna said so

%list sat7: the ISS | Hubble | Tiangong | NOAA 19 | Starlink 4-12 | the space station | Envisat | Meteor-M2 | X-37B | Terra
%tool nightvault_satellite_passes
when does {satellite=sat7} pass over {place=city7} in the next {days=num7} days
passes of {satellite=sat7} over {place=city7} from {first_night=dy7}
from {first_night=dy7}, for {days=num7} days, {satellite=sat7} above {place=city7}
satellite: {satellite=sat7}, place: {place=city7}, days: {days=num7}, first night: {first_night=dy7}
over {place=city7}, when can I see {satellite=sat7}
{satellite=sat7}, {place=city7}, next {days=num7} days
starting {first_night=td7}, show {satellite=sat7} over {place=city7}

%list site7: Leeds centre | St. Mary's | the blood bus at the market | Red Cross Graz | Harbour Clinic | Town Hall | Queen's Hospital, ground floor | University Hospital | Mill Road | the clinic by the station
%tool blood-book-donation
book {donation:plasma=plasma} donation at {site=site7} on {time=slot7}
give blood at {site=site7} {time=slot7}
on {time=slot7} at {site=site7}, {first_time:true=it's my first time|first time}
site {site=site7}, time {time=slot7}, type {donation:platelets=platelets}, first time {first_time:false=no}
{donation:whole_blood=whole blood}, {time=slot7}, {site=site7}
appointment for {time=slot7} to donate {donation:platelets=platelets} in {site=site7}
where: {site=site7}, when: {time=slot7}, {first_time:true=first-time donor}

%list trn7: ICE 572 | RE 7 | EC 113 | TGV 9261 | IC 2045 | S3 | NJ 40490 | 1A22 | RJX 66 | Thalys 9412
%list latem7: 90 minutes => 90 | two hours => 120 | 70 min => 70 | 45 minutes => 45 | three hours => 180 | an hour => 60 | 100 minutes => 100 | half an hour => 30 | 55 min => 55 | 130 minutes => 130
%list late7: 90 minutes => 90 | 65 | two hours => 120 | 70 min => 70 | 45 minutes => 45 | three hours => 180 | 130 | 85 | 150 min => 150 | an hour => 60
%tool ironwayClaimDelay
claim for {train=trn7} on {day=pday7}, {minutesLate=latem7} late
{train=trn7} was {minutesLate=latem7} late {day=past7}, pay by {payout:bank_transfer=bank transfer|transfer}
on {day=pday7} I took {train=trn7}, delay {minutesLate=late7}, {payout:voucher=voucher}
train: {train=trn7}, day: {day=past7}, delay: {minutesLate=late7}, payout: {payout:credit_card=credit card}
{payout:voucher=a voucher} for {train=trn7} {day=past7}
compensation to my {payout:credit_card=credit card|card}, train {train=trn7}, date {day=pday7}
{day=past7}, {train=trn7}, {minutesLate=latem7} delay

%list shp7: Pino's | IKEA | The Body Shop | Book and Bean | Zara | H&M | Marks & Spencer | The Little Toy Shop | Boots | Amazon
%list cno7: 6034 1187 2290 | GC-88213 | 7712 0045 | 990217734 | XK7-221-09 | 4471-9902 | 5501 2267 0098 1 | 30045518 | 1288-4410-7 | AB 12 CD 34
%tool perkpocket_gift_card_balance
how much is on {shop=shp7} gift card {card_number=cno7}
balance of card {card_number=cno7} from {shop=shp7}
for {shop=shp7}, card number {card_number=cno7}, what's left
shop: {shop=shp7}, number: {card_number=cno7}
{card_number=cno7} is a {shop=shp7} card, check its balance
shop {shop=shp7}, card {card_number=cno7}
check my gift card for {shop=shp7}

%list mtn7: the Hohe Tauern | Silvretta | Mont Blanc | North Cascades | High Tatras | Aosta Valley | Lofoten and Vesterålen | the Dolomites | Ötztal | Sierra Nevada
%list alt7: 2000 m => 2000 | 1800 | 2400 metres => 2400 | 2200 | 1500 m => 1500 | 2750 | 1900 | 2600 m => 2600 | 2300 metres => 2300 | 1700
%tool whiteslope-avalanche-bulletin
avalanche danger in {region=mtn7} on {day=dy7}
{region=mtn7} above {above=alt7}, {aspect:north=north} side, {day=td7}
on {aspect:south=south}-facing slopes in {region=mtn7}, how is the avalanche risk {day=td7}
region: {region=mtn7}, day: {day=dy7}, aspect: {aspect:east=east}, above: {above=alt7}
above {above=alt7} {day=td7}, avalanche level for {region=mtn7}
for {day=dy7}, bulletin {region=mtn7}
{aspect:west=west} slopes over {above=alt7}, {region=mtn7}

%list pl7: Songs for the Road | rain | Jazz and Coffee | Anna's Wedding | run run run | Music to Cook By | 90s, but good | Sunday Morning with Jo | Big Sal | sleep
%list sng7: Hallelujah and Fix You | Jolene, September and Africa | Wonderwall | Dancing Queen, Thriller | Rivers by Ella Moor, Stairs, Heat and Dust | Yellow | Blue in Green and So What | Le Freak | Creep, Hurt, Zombie and Black | Up on the Roof, Stand by Me
%list pld7: for long drives, loud | what we danced to at the wedding | quiet music for reading | everything Jo likes | no words, only piano | songs from summer 2026, in order | to wake up | music my father played on Sundays | party | to run to, fast and faster
%tool create_playlist
make a playlist called {name=pl7} with {songs=sng7}
{public:true=public} playlist {name=pl7}, description "{description=pld7}"
put {songs=sng7} in a new playlist called {name=pl7}
name: {name=pl7}, songs: {songs=sng7}, description: {description=pld7}, public: {public:false=no}
with {songs=sng7}, create {name=pl7}, {public:false=private|only for me}
playlist titled {name=pl7}, description {description=pld7}
name {name=pl7}, tracks {songs=sng7}, {public:true=visible to all|public}

%tool dealflow-find-deals
deals of {owner=who7} over {min_amount=bigs7}
{stage:proposal=proposals|deals in proposal} by {owner=who7} closing before {closing_before=end7}
between {min_amount=bigs7} and {max_amount=huge7}, deals in {stage:negotiation=negotiation}
owner {owner=who7}, stage {stage:lead=lead}, min {min_amount=bigs7}, max {max_amount=huge7}
{stage:won=won} deals under {max_amount=huge7} for {owner=who7}
before {closing_before=end7}, at least {min_amount=bigs7}, what deals does {owner=who7} have
stage: {stage:qualified=qualified}, closing before: {closing_before=dy7}, owner: {owner=who7}
which deals up to {max_amount=huge7} did {owner=who7} {stage:lost=lose}

%tool kerbside_hail
taxi from {pickup=addr7} to {dropoff=addb7} at {at=clk7}
to {dropoff=addb7} from {pickup=addr7}, a {car:van=van}
at {at=clk7}, pick me up at {pickup=addr7}
pickup: {pickup=addr7}, dropoff: {dropoff=addb7}, time: {at=slot7}, car: {car:electric=electric}
{car:child_seat=with a child seat}, from {pickup=addr7} to {dropoff=addb7}
cab to {dropoff=addb7}, I'm at {pickup=addr7}
from {pickup=addr7}, {at=slot7}, {car:wheelchair=wheelchair} taxi to {dropoff=addb7}
order a {car:pet_friendly=pet-friendly} cab for {at=clk7}, start {pickup=addr7}, destination {dropoff=addb7}

%list img7: beach.jpg | logo-final-2.png | IMG_4471.JPG | Tom and Anna at the lake.png | cover.webp | ~/pics/house.png | poster draft, large.tif | cat.jpeg | scan 3.png | tmp-fix-2.png
%list wmk7: DRAFT | © Ella Moor 2027 | do not copy | Pino's | Photo by Anna and Tom | SAMPLE, not for sale | property of Berger & Sons | preview | for review only | Big Sal
%tool snapedit.watermark
put {text=wmk7} on {image=img7} at the {position:bottom_right=bottom right}
watermark {image=img7} with "{text=wmk7}"
with {opacity=pctu7} opacity, print {text=wmk7} on {image=img7}
image: {image=img7}, text: {text=wmk7}, position: {position:center=center}, opacity: {opacity=pct7}
in the {position:top_left=top left corner|top left} of {image=img7}, write {text=wmk7}
text {text=wmk7}, image {image=img7}, {position:bottom_left=bottom left}
add the words {text=wmk7} to {image=img7}, opacity {opacity=pct7}
