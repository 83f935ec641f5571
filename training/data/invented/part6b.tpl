# Warehouse, purchasing, parcels, vehicles, buildings, visitors, printing, meeting notes.
%list article: blue t-shirts size M | printer toner | A4 paper | oak shelves | AA batteries | espresso cups | SKU-4471 | bicycle tubes | safety gloves | pallet wrap | 12 mm screws | garden hoses | 90233 | usb-c cables | candle holders | ceramic mugs | dog food 10 kg bags | LED bulbs | winter jackets | HX-200 | olive oil bottles | brake pads | yoga mats | steel pipes
%list site: Rotterdam | Leeds | warehouse 2 | Lyon | hall C | Gdansk | branch 14 | Porto | central storage | Antwerp | hall D | branch 3 | warehouse 5 | Malmö | shop 2
%list site_the: main warehouse | Berlin store | Dallas depot | outlet | back room | north depot | web shop stock
%list goodsgroup: office supplies | cleaning products | spare parts | beverages | electronics | shoes | packaging | toys | frozen food | tools | garden furniture | cosmetics | stationery | pet food | lighting | textiles
%list order: 20 boxes of copy paper | gloves, masks and disinfectant | 500 cardboard boxes | two laptops and two monitors | coffee, tea and sugar | toner for all printers | 40 safety vests, 40 helmets | cement and sand | 6 office chairs | milk, oat milk and filters | spare belts and a motor | fifty whiteboard markers | light bulbs, fuses and tape | 3 pallets of pellets | bin bags and soap | seeds, pots and soil | 1000 envelopes and stamps | drill bits | aprons and chef knives | new coffee machines
%list po: PO-1180 | 450021 | PO 7731 | po-22-019 | 88140 | B-3307 | 4500119 | PO-906 | 20031 | ORD-511 | PO-4 | 77812 | PR-2050 | 900-17 | 61004
%list po_note: within budget | ask for a discount next time | fine with me | only if it ships this week | please pay by card | approved for the new office | split it over two deliveries | last order with this vendor | manager on leave so I sign | we really need the stuff | check the invoice afterwards | one time exception | charge it to the workshop budget | keep the receipts | the quantities look right to me
%list po_reason: we found it cheaper elsewhere | ordered twice by mistake | project was stopped | the vendor cannot deliver | wrong size | budget freeze | we still have enough | it takes far too long | wrong colour | customer backed out | they raised the price | it was meant for another site | somebody typed 100 instead of 10 | the machine got sold | quality was bad last time
%list address: 12 Rose Lane, Bristol | Hauptstr. 5, 50667 Köln | 221b Baker Street, London | 48 Elm Avenue, Portland OR 97205 | Calle Mayor 9, Madrid | 7 rue des Fleurs, Lyon | 900 Market St, San Francisco | PO Box 118, Galway | Kungsgatan 14, Stockholm | 15 Queen's Road, Brighton | Via Roma 33, Torino | 4 Harbour View, Dublin | 310 W 5th Street, Austin | Lindenweg 21, Bern | 66 King St, Toronto
%list tracking: 1Z999AA10123456784 | JD014600003812 | RR123456785DE | 00340434161094022115 | TBA305512 | 9400111899223 | LX558203114CN | 7712 3301 5589 | CP99812 | ZX-4418-20 | 420941079 | EE873124586US | 61290983 | NL-55712-8 | H100482211
%list pickup_hint: ring at the back door | ask for Paula at reception | the boxes are in the garage | one of them is fragile | gate code is 4417 | come before lunch please | the big one needs two people | leave the receipt in the mailbox | use the loading dock | call when you are close | dog is harmless | label is still missing on one | parking in the yard is fine | second floor, no lift | they stand under the stairs
%list vehicle: van 7 | HH-AB 1234 | truck 12 | Maria's company car | bus 3 | KA51 MX 2290 | pickup 4 | ambulance 2 | van 3 | truck 4 | B-KL 902 | trailer 6 | taxi 21 | bus 11
%list vehicle_the: red truck | Sprinter | delivery van | forklift | white Transit | Kangoo | school bus | old Volvo | tow truck
%list service_note: left front tire was nearly flat | next one due in a year | garage Meyer did it | noise is gone now | rear pads are at 20 percent | cost 340 euros | changed the filter as well | windscreen has a small crack | battery is weak | topped up the coolant | warranty covered it | wipers need replacing soon | used winter tires | check engine light came back | no defects found | oil leak was fixed
%list km: 84000 | 120,500 => 120500 | 61322 | 15000 | 203111 | 98,200 => 98200 | 47250 | 33018 | 150000 | 7400 | 76,480 => 76480 | 189002 | 52310 | 240000 | 11020
%list equipment: projector | whiteboard and video system | video conferencing | big screen | projector, whiteboard | flip chart and markers | phone | standing desk | natural light and screen | microphones and camera | tv, hdmi cable | kitchenette | wheelchair access | round table | soundproof door, camera
%list meetroom: Everest | 4.12 | Kilimanjaro | Ada Lovelace | meeting room 2 | Tokyo | Lisbon | Turing | R203 | Amazonas | workshop room
%list meetroom_the: blue room | boardroom | aquarium | big conference room | fishbowl | phone booth | library
%list purpose: sprint planning | budget review | customer visit | job interviews | yoga class | board meeting | birthday breakfast | retrospective | vendor demo | one on one with Lee | town hall rehearsal | first aid course | quarterly planning | brainstorming | union meeting | training of the new starters | design critique | quiet work | press call | podcast recording
%list spot: kitchen on the 2nd floor | room 310 | lift B | warehouse gate 3 | lab 2 | corridor C | floor 6 | cloakroom 1 | parking deck 2 | office 5.02 | stairwell A | gym | hall 3 | locker room 4
%list spot_the: parking garage | men's room on 4 | main entrance | east stairwell | canteen | open space on floor 5 | bike cellar | reception | server room | roof terrace | corridor near HR
%list defect: tap is dripping | the light flickers | the heating does not work | coffee machine leaks | somebody spilled paint on the carpet | a window won't close | it smells of gas | the lock is jammed | the bin has not been emptied for days | water comes through the ceiling | one chair broke | the door squeaks terribly | no toilet paper left | air conditioning is far too cold | a ceiling tile fell down | the socket gives off sparks | mice | dishwasher shows error E24 | the blinds are stuck | it's full of broken glass
%list printable: report.pdf | slides.pptx | contract_final.docx | invoice 2031 | menu.pdf | labels.pdf | homework.docx | flyer_v3.pdf | photo_001.jpg | minutes.docx | poster.png
%list printable_the: boarding pass | cv | floor plan | concert tickets | seating chart | agenda | tax form
%list recording: standup.mp3 | monday_call.m4a | zoom_0412.mp4 | board-meeting.wav | yesterday's voice memo | lecture3.mp4 | kickoff.webm | podcast_ep12.mp3 | /recordings/retro.mp4 | hearing_part1.wav | team-sync.ogg | REC0021.mp3 | workshop_day2.mp4 | interview recording | customer call recording | webinar
%list meeting: yesterday's board meeting | last week's all hands | this morning's sync | parents' evening | Thursday's planning session | Tuesday's budget call | weekly sync | today's stand-up | Monday's project meeting | last Friday's demo | yesterday's interview with the plumber | meeting 4471
%list meeting_the: Monday standup | kickoff with Acme | budget meeting | call with the architects | design review | retrospective | sales call with Globex | steering committee | town hall | safety briefing | hiring debrief
%list ware_de: Druckertoner | Handschuhe Größe L | Kopierpapier | Akkus | Kartons 40x30 | Schrauben M6 | Warnwesten | Glühbirnen | Fahrradschläuche | Kaffeebohnen | Reinigungsmittel | Batterien | Winterreifen | Blumentöpfe | Kabelbinder
%list defect_es: la luz parpadea | hay una fuga de agua | la puerta no cierra | no funciona la calefacción | el ascensor está parado | huele a quemado | falta papel higiénico | se rompió una silla | la ventana está atascada | el grifo gotea | el aire acondicionado hace mucho ruido | hay cristales en el suelo | la cafetera no enciende | el suelo está mojado | no hay luz

%tool get_stock_level
how many {item=article} do we have [left] [in ({site=site}|the {site=site_the})]?
stock of {item=article}
are there (any|still any|enough) {item=article} (at|in) ({site=site}|the {site=site_the})?
check the inventory for {item=article}
a customer (wants|asks for) {item=article}, do we have that [in stock]
{item=article} ({site=site}|the {site=site_the}) quantity?
I'm not sure we still carry {item=article}, (look it up|see what the warehouse says)
what's on the shelf in ({site=site}|the {site=site_the}) of {item=article}
is {item=article} sold out?
check how much we have in stock
I want to know the stock in ({site=site}|the {site=site_the})
%lang de
wie viele {item=ware_de} haben wir noch [auf Lager]?
%lang en

%tool adjust_stock
(write off|remove) {quantity=int} {item=article}, they are {reason:damaged=damaged|broken|ruined}
we {reason:found=found|discovered} {quantity=int} [extra] {item=article} behind the rack, put them (in the system|into stock)
{quantity=int} {item=article} {reason:lost=got lost|went missing|have vanished|were stolen}, correct the inventory
a customer {reason:returned=returned|brought back|sent back} {quantity=int} {item=article}, book them in
after the {reason:recount=recount|stocktaking|count} there are {quantity=int} {item=article}
stock correction: {item=article}, {quantity=int} pieces, {reason:damaged=water damage|smashed|damaged}
I just {reason:recount=counted|recounted} {item=article}, it's {quantity=int}, please fix the number
the forklift drove into a pallet so {quantity=int} {item=article} are {reason:damaged=broken|destroyed}. adjust that
adjust the stock of {item=article}
{quantity=int} {item=article} have to be corrected in the inventory
we {reason:lost=lost|can't find} some {item=article}, adjust the stock

%tool list_low_stock_items
what's running (low|out)?
which {category=goodsgroup} (are|is) (almost gone|running low)
list everything below {threshold=int} pieces
low stock {category=goodsgroup}
show {category=goodsgroup} with fewer than {threshold=int} left
what do we have to reorder [this week]
before I call the supplier, tell me which articles are nearly out [of stock]
items under {threshold=int} in {category=goodsgroup}
is there anything in {category=goodsgroup} we should restock
any articles we have less than {threshold=int} of
%lang es
(qué|qué artículos) se están (agotando|acabando) [en el almacén]
%lang en

%tool transfer_stock
(move|transfer|send) {quantity=int} {item=article} from ({from_site=site}|the {from_site=site_the}) to ({to_site=site}|the {to_site=site_the})
({to_site=site}|the {to_site=site_the}) needs {quantity=int} {item=article}, ({from_site=site}|the {from_site=site_the}) has plenty, ship them over
{quantity=int} {item=article}: ({from_site=site}|the {from_site=site_the}) -> ({to_site=site}|the {to_site=site_the})
take {quantity=int} {item=article} out of ({from_site=site}|the {from_site=site_the}) and bring them to ({to_site=site}|the {to_site=site_the})
({from_site=site}|the {from_site=site_the}) is overstocked, please transfer {quantity=int} of the {item=article} to ({to_site=site}|the {to_site=site_the})
can we get {quantity=int} {item=article} over to ({to_site=site}|the {to_site=site_the})? they're in ({from_site=site}|the {from_site=site_the})
relocate {item=article}, {quantity=int} units, ({from_site=site}|the {from_site=site_the}) to ({to_site=site}|the {to_site=site_the})
book a stock transfer to ({to_site=site}|the {to_site=site_the}) from ({from_site=site}|the {from_site=site_the}) of {quantity=int} {item=article}
send {quantity=int} {item=article} to ({to_site=site}|the {to_site=site_the}) from another warehouse
transfer {item=article} from ({from_site=site}|the {from_site=site_the}) to ({to_site=site}|the {to_site=site_the})
move {quantity=int} pieces from ({from_site=site}|the {from_site=site_the}) to ({to_site=site}|the {to_site=site_the})
%lang de
(schick|verlege) {quantity=int} {item=ware_de} von {from_site=city} nach {to_site=city}
%lang en

%tool procurement_create_order
order {items=order} from {supplier=company}
(place|create) a purchase order with {supplier=company} for {items=order}[, cost center {cost_center=code}]
we need {items=order} by {deliver_by=date}, get it from {supplier=company}
{supplier=company}: {items=order}, deliver by {deliver_by=date}
buy {items=order} at {supplier=company}, charge it to {cost_center=code}
can you have {supplier=company} deliver {items=order} (before|until) {deliver_by=date}
the cupboard is empty again, so please order {items=order} with {supplier=company}
new PO for {supplier=company}, goods: {items=order}, budget {cost_center=code}
I'd like {items=order} ordered from {supplier=company} please
put in an order with {supplier=company}
we have to order {items=order}
purchase {items=order} by {deliver_by=date}

%tool procurement_approve_order
approve [purchase order] {po_number=po}
{po_number=po} is (fine|ok|good), sign it off
you can release {po_number=po}, comment: {comment=po_note}
(green light|go ahead) for order {po_number=po}, {comment=po_note}
yes to {po_number=po}
I've looked at purchase order {po_number=po} and it can go out
please give my approval for {po_number=po} with the remark {comment=po_note}
sign off on {po_number=po} so that the vendor gets it
procurement is waiting for me, approve {po_number=po}
approve the purchase order
sign off the order that waits for me
%lang es
(aprueba|autoriza) la orden de compra {po_number=po}
%lang en

%tool procurement_cancel_order
cancel [purchase order] {po_number=po}
call off {po_number=po}, {reason=po_reason}
{po_number=po} must not go out, {reason=po_reason}
stop the order {po_number=po} before they ship it
we don't need {po_number=po} any more because {reason=po_reason}
{reason=po_reason}, so cancel purchase order {po_number=po}
please tell procurement to drop {po_number=po}
withdraw po {po_number=po} (reason: {reason=po_reason})
kill {po_number=po} with the vendor
cancel the purchase order, {reason=po_reason}
I need to call off an order at the supplier

%tool create-shipping-label
(make|create|print) a (shipping|parcel) label for {recipient=fullname}, {address=address}
ship [a parcel] to {recipient=fullname} at {address=address} {service:express=express|by express|fast}
label: {recipient=fullname}, {address=address}, {weight_kg=float} kg[, {insured:true=insured|with insurance}]
I have a {weight_kg=int} kilo package for {recipient=fullname}, {address=address}, {service:economy=cheapest way|economy|as cheap as possible}
buy {service:overnight=overnight|next morning} postage to {address=address}, recipient {recipient=fullname}
{recipient=company}, {address=address} - {service:standard=standard|normal|regular} label, {insured:false=no insurance|uninsured|not insured}
the vase is fragile so please {insured:true=insure it|make it insured}: label to {recipient=fullname}, {address=address}
we have to get this box to {recipient=fullname} ({address=address}) {service:overnight=by tomorrow morning|overnight}, it weighs {weight_kg=float} kg
can I get a shipping label for {recipient=fullname} in {address=address}
make a shipping label for {recipient=fullname}
{service:express=express|priority} label for a {weight_kg=int} kg parcel
print a parcel label to {address=address}
%lang de
(erstell|druck) ein Versandetikett für {recipient=fullname}, {address=address}
%lang en

%tool track-shipment
(track|follow) {tracking_number=tracking}
where is [my] (parcel|package) {tracking_number=tracking}
{tracking_number=tracking} arrived yet?
has shipment {tracking_number=tracking} been delivered
I'm still waiting for a delivery, the tracking number is {tracking_number=tracking}
when (will|does) {tracking_number=tracking} (come|arrive|get here)?
status of consignment {tracking_number=tracking} please
look where {tracking_number=tracking} is stuck
tracking {tracking_number=tracking}
where is my package
can you track a parcel for me?
%lang es
(dónde está|rastrea) el paquete {tracking_number=tracking}
%lang en

%tool schedule-parcel-pickup
(schedule|book) a [parcel] pickup for {pickup_date=date}
have the courier (collect|fetch) {parcels=int} (parcels|boxes|packages) {pickup_date=date}
{parcels=int} packages ready for pickup {pickup_date=date}, {instructions=pickup_hint}
can somebody (come by|swing by) for the parcels {pickup_date=date}? tell them {instructions=pickup_hint}
pickup {pickup_date=date}
the returns are piling up, get them collected {pickup_date=date}
please send a driver {pickup_date=date} for {parcels:1=one parcel|a single box}
courier, {pickup_date=date}, {parcels=int} parcels, note {instructions=pickup_hint}
order a parcel pickup
have the courier come, {instructions=pickup_hint}
we have {parcels=int} boxes to be picked up by the courier

%tool fleet_locate_vehicle
where is ({vehicle=vehicle}|the {vehicle=vehicle_the}) [right now]?
locate ({vehicle=vehicle}|the {vehicle=vehicle_the})
the customer is waiting, how far is ({vehicle=vehicle}|the {vehicle=vehicle_the})
gps position of ({vehicle=vehicle}|the {vehicle=vehicle_the}) please
has ({vehicle=vehicle}|the {vehicle=vehicle_the}) left the yard yet
({vehicle=vehicle}|the {vehicle=vehicle_the}) position
I can't reach the driver of ({vehicle=vehicle}|the {vehicle=vehicle_the}), show me where he is
find ({vehicle=vehicle}|the {vehicle=vehicle_the}) on the map
which street is ({vehicle=vehicle}|the {vehicle=vehicle_the}) in at the moment
where is our vehicle
find one of the vans for me
%lang de
wo (steht|ist|fährt) {vehicle=vehicle} gerade?
%lang en

%tool fleet_log_service
log (an|the) {service_type:oil_change=oil change|change of oil} for ({vehicle=vehicle}|the {vehicle=vehicle_the})[ at {mileage=km} km]
({vehicle=vehicle}|the {vehicle=vehicle_the}) got {service_type:tires=new tires|fresh tyres|winter tires put on}, {notes=service_note}
{service_type:inspection=inspection|yearly check|MOT} of ({vehicle=vehicle}|the {vehicle=vehicle_the}) done, {mileage=km} kilometers
put in the service book of ({vehicle=vehicle}|the {vehicle=vehicle_the}): {service_type:brakes=new brakes|brake pads replaced|brakes done}
we had ({vehicle=vehicle}|the {vehicle=vehicle_the}) {service_type:repair=repaired|fixed|in the garage for a repair} today, {notes=service_note}
record that the {service_type:brakes=brakes} of ({vehicle=vehicle}|the {vehicle=vehicle_the}) were changed at {mileage=km}
({vehicle=vehicle}|the {vehicle=vehicle_the}) {service_type:oil_change=fresh oil|oil change} {mileage=km}
just picked up ({vehicle=vehicle}|the {vehicle=vehicle_the}) from the garage after {service_type:inspection=its inspection|the annual inspection}. note {notes=service_note}
please add a {service_type:repair=repair} to ({vehicle=vehicle}|the {vehicle=vehicle_the}) with the note "{notes=service_note}"
log a service for ({vehicle=vehicle}|the {vehicle=vehicle_the})
record an {service_type:oil_change=oil change}, {mileage=km} km

%tool find_free_room
is there a free (meeting room|room) {when=when}?
find a room for {capacity=int} [people] {when=when}
{when=when}, {capacity=int} people, {equipment=equipment}
which meeting rooms are available {when=when} with {equipment=equipment}
we need somewhere to meet {when=when}, there will be {capacity=int} of us
any room with {equipment=equipment} {when=when}
I have visitors {when=when} and no place to put them, what rooms are empty
look for an unoccupied room {when=when} that seats {capacity=int} and has {equipment=equipment}
free rooms {when=when}
find me a free meeting room for {capacity=int} people
which room has {equipment=equipment} and is free?
%lang es
(hay|busca) una sala libre {when=when} para {capacity=int} personas
%lang en

%tool book_room
book ({room=meetroom}|the {room=meetroom_the}) {start=when}
reserve ({room=meetroom}|the {room=meetroom_the}) for {purpose=purpose} {start=when}
({room=meetroom}|the {room=meetroom_the}) {start=when} for {duration_minutes:60=an hour|one hour|60 minutes}
can I have ({room=meetroom}|the {room=meetroom_the}) {start=when}? it's for {purpose=purpose}
block ({room=meetroom}|the {room=meetroom_the}) {start=when}, {duration_minutes:90=90 minutes|an hour and a half|1.5 hours}, {purpose=purpose}
we'd like to use ({room=meetroom}|the {room=meetroom_the}) {start=when} for {duration_minutes:30=half an hour|30 min|thirty minutes}
put {purpose=purpose} into ({room=meetroom}|the {room=meetroom_the}) {start=when}
make sure nobody takes ({room=meetroom}|the {room=meetroom_the}) from us {start=when}, reserve it for {duration_minutes:120=two hours|2 hours|120 minutes}
{start=when} ({room=meetroom}|the {room=meetroom_the}) booking please
book ({room=meetroom}|the {room=meetroom_the}) for {purpose=purpose}
I need to book a meeting room {start=when}
%lang de
(buch|reservier) [bitte] {room=meetroom} {start=when}
%lang en

%tool release_room
release ({room=meetroom}|the {room=meetroom_the}) [{start=when}]
we don't need ({room=meetroom}|the {room=meetroom_the}) {start=when} any more
cancel my room booking for ({room=meetroom}|the {room=meetroom_the})
free up ({room=meetroom}|the {room=meetroom_the}) {start=when}, the meeting is off
give ({room=meetroom}|the {room=meetroom_the}) back
others may have ({room=meetroom}|the {room=meetroom_the}) {start=when}, drop our reservation
the workshop was moved online so ({room=meetroom}|the {room=meetroom_the}) can be released
room ({room=meetroom}|{room=meetroom_the}), {start=when}: cancel the reservation
could you undo the reservation of ({room=meetroom}|the {room=meetroom_the})
cancel my room reservation
release the room I booked {start=when}

%tool report_facility_issue
(report|tell facility management): {description=defect} in ({location=spot}|the {location=spot_the})
{description=defect}, ({location=spot}|the {location=spot_the})
in ({location=spot}|the {location=spot_the}), {description=defect}. can someone take care of it
({location=spot}|the {location=spot_the}): {description=defect}, {urgent:true=urgent|right now please|this can't wait}
let the caretaker know that in ({location=spot}|the {location=spot_the}) {description=defect}
could maintenance have a look at ({location=spot}|the {location=spot_the})? {description=defect}
send the janitor to ({location=spot}|the {location=spot_the}) {urgent:true=immediately|at once}, {description=defect}
{urgent:false=no hurry|not urgent|whenever you have time}, but {description=defect} in ({location=spot}|the {location=spot_the})
there's a problem in ({location=spot}|the {location=spot_the}), {description=defect}, please report it to the building people
something is broken in ({location=spot}|the {location=spot_the}), report it
tell facility that {description=defect}
%lang es
avisa a mantenimiento: {description=defect_es} en {location=place}
%lang en

%tool register_visitor
register {visitor_name=fullname} as a visitor {arrival=when}
{visitor_name=fullname} from {company=company} is coming {arrival=when} to see {host=firstname}
visitor badge for {visitor_name=fullname}, {arrival=when}
tell reception that {visitor_name=fullname} arrives {arrival=when}, host is {host=fullname}
I expect a guest {arrival=when}: {visitor_name=fullname}, {company=company}
sign in {visitor_name=fullname} ({company=company}) for {arrival=when}
front desk should know {visitor_name=fullname} visits {host=person} {arrival=when}
announce {visitor_name=fullname} at the gate for {arrival=when}
{arrival=when} {visitor_name=fullname} visits us, please get a badge ready
register {visitor_name=fullname} from {company=company} at reception
I have a visitor {arrival=when} for {host=firstname}

%tool print_document
print ({file=printable}|the {file=printable_the})
{copies=int} copies of ({file=printable}|the {file=printable_the}) [please]
print ({file=printable}|the {file=printable_the}) {color:true=in colour|in color} and {double_sided:true=double sided|on both sides|duplex}
I need ({file=printable}|the {file=printable_the}) on paper, {color:false=black and white|b/w|no colour}
send ({file=printable}|the {file=printable_the}) to the printer {copies:2=twice|two times|in two copies}
run off {copies=int} of ({file=printable}|the {file=printable_the}), {double_sided:true=both sides|double-sided}
could you print out ({file=printable}|the {file=printable_the}) for me, {double_sided:false=single sided|one side only}
({file=printable}|the {file=printable_the}) {copies=int}x {color:true=colour|color}
the meeting starts in five, print ({file=printable}|the {file=printable_the}) {copies=int} times
hard copy of {file=file}
print {copies=int} copies in {color:true=colour|color}
can you print something for me, {double_sided:true=double sided}
%lang de
(druck|drucke) {file=file} [bitte] {copies=int} mal aus
%lang en

%tool list_print_jobs
(show|list) the print queue
what is the printer (doing|busy with)
why is nothing coming out, which jobs are waiting at the printer
print jobs?
is my document still in the printer queue
how many documents are in line for printing
tell me what's pending on the printer
did everything get printed or is there still something queued
anything left to print?
%lang es
(muestra|qué hay en) la cola de impresión
%lang en

%tool cancel_print_job
cancel print job {job_id=num_id}
stop printing {job_id=num_id}
oh no, wrong file, kill job {job_id=id} at the printer
take {job_id=num_id} out of the print queue
print job {job_id=num_id} - delete
the printer is spitting out hundreds of pages, abort {job_id=num_id}
please remove document {job_id=id} from the printer's queue
don't print {job_id=num_id} after all
cancel my print job
stop the printer job

%tool transcribe_recording
transcribe {file=recording}
write down what is said in {file=recording}
(make|get me) a transcript of {file=recording}, it's in {language=langname}
{file=recording} to text, {speakers=int} speakers
can you turn {file=recording} into text? there are {speakers:2=two of us|two people|two speakers} talking
I recorded everything in {file=recording} ({language=langname}), please type it up
I missed the talk but I have {file=file}, give me the words
{language=langname} transcript {file=recording}
speech to text for {file=recording}
transcribe a recording, {language=langname}
I need a transcript with {speakers=int} speakers
%lang de
(transkribiere|verschriftliche) {file=file}[, Sprache ist {language=langname}]
%lang en

%tool summarize_meeting
summarize ({meeting=meeting}|the {meeting=meeting_the})
what did we {focus:decisions=decide|agree on} in ({meeting=meeting}|the {meeting=meeting_the})?
{focus:action_items=action items|to-dos|who has to do what} from ({meeting=meeting}|the {meeting=meeting_the})
I was ill, give me {focus:overview=the gist|an overview|the big picture} of ({meeting=meeting}|the {meeting=meeting_the})
which {focus:questions=questions stayed open|open questions|unanswered questions} after ({meeting=meeting}|the {meeting=meeting_the})?
recap of ({meeting=meeting}|the {meeting=meeting_the}) please
what came out of ({meeting=meeting}|the {meeting=meeting_the})
({meeting=meeting}|the {meeting=meeting_the}), only the {focus:decisions=decisions|resolutions}
did I get any {focus:action_items=tasks|homework|action points} in ({meeting=meeting}|the {meeting=meeting_the})
summarize a meeting for me
list the {focus:action_items=action items|next steps} of the meeting

%tool none
who invented the barcode scanner, what a genius
%tool talk
the warehouse was freezing today
our printer is older than my daughter
parcels always come when I'm not home
I love the new meeting rooms
that meeting could have been an email
forklift driving looks like fun
my suppliers send me chocolate every Christmas
the courier {=firstname} is such a friendly guy
we sold out within an hour, can you believe it
I spent the whole day counting screws
thanks, the label came out perfectly
do you like open plan offices
visitors never find our entrance
the truck broke down in {=city} once, long story
stocktaking is the worst weekend of the year
paper jams are the story of my life
