# gifts, events, personal finance, car, real estate
%list idea: ceramic teapot with the little birds | weekend in Bath | noise cancelling headphones | signed copy of that detective novel | pasta making class | leather gardening gloves | subscription to a cheese club | star map of the night they met | vintage record player | puzzle with our photo on it | fountain pen | massage voucher | climbing shoes | homemade jam basket | tickets to the ballet | wool socks in her favourite green | board game about birds | good umbrella | lego typewriter | framed map of Naples | day at the pottery studio | binoculars
%list relative: my sister | dad | Emma | grandma | Uncle Joe | Priya | my girlfriend | Ben | my mother-in-law | Carlos | Aunt Lena | my boss | the neighbours | mom | Yuki | my godson | Tom | Nadia | my best friend | Jonas
%list interests: gardening and crime novels | football | baking, knitting and cats | vintage cars | hiking, photography | sci-fi and board games | yoga and tea | dinosaurs | cooking, wine and Italy | running | piano and jazz | lego, space | camping and whisky | chess | fashion, make-up | woodworking | anime and drawing | sailing, fishing and rum
%list interests_de: Kochen und Garten | Fußball | Krimis, Tee und Katzen | Wandern und Fotografie | Schach | Dinosaurier und Lego | Musik, Konzerte
%list occasion: birthday => birthday | wedding => wedding | Christmas => christmas | graduation => graduation | housewarming => housewarming | baby shower => baby | newborn's arrival => baby | finishing university => graduation | moving into a new flat => housewarming | the big day when they marry => wedding
%list evcat: concerts => concert | live music => concert | gigs => concert | plays => theatre | theatre => theatre | musicals => theatre | football games => sports | matches => sports | exhibitions => exhibition | art shows => exhibition | stand-up => comedy | comedy nights => comedy | things for kids => family | family events => family
%list show: Coldplay | The Lion King | Swan Lake | Bayern against Dortmund | Monet retrospective | Hamilton | Jazz in the Park | Billie Eilish | Macbeth | Comedy Cellar Night | Lakers vs Celtics | Hans Zimmer Live | Cirque du Soleil | Primavera Sound | The Nutcracker | Ed Sheeran | Book of Mormon | Rolling Stones | Wimbledon final | Glastonbury
%list seating: standing => standing | down in the pit => standing | on the floor in front of the stage => standing | seated => seated | with proper seats => seated | on the balcony => balcony | upstairs on the balcony => balcony | up in the gallery => balcony | VIP => vip | the VIP package => vip | with backstage access => vip
%list qty: two => 2 | 2 => 2 | three => 3 | four => 4 | 4 => 4 | five => 5 | 6 => 6 | a pair of => 2 | eight => 8 | half a dozen => 6
%list selltext: great view, row five | can't go because I'm ill, sold at cost | pick-up in the city possible | seat is on the aisle | includes the early entry | price is negotiable | only together with my second ticket | perfect for a birthday surprise | right next to the sound desk | mobile ticket, sent within minutes | bought it in the presale | my loss is your gain | no fees from my side | student ticket, bring your card | drinks voucher included | covered seat in case of rain | please only serious offers | standing but very close to the stage
%list spentfor: new brake pads for the bike | pizza night with the team | haircut | train ticket to Leeds | vitamins and plasters | flowers for mum | cinema and popcorn | two pairs of jeans | electricity bill | weekly shop | taxi home after the party | piano lessons | birthday present for Jo | parking garage | sunglasses | plumber | concert tickets | dentist co-payment | coffee with Maria | school books
%list spentfor_de: Pizza mit dem Team | Friseur | Zugticket nach Köln | neue Schuhe | Blumen für Mama | Kino | Wocheneinkauf | Handwerker
%list expcat: groceries => groceries | food => groceries | supermarket => groceries | transport => transport | getting around => transport | gas and trains => transport | housing => housing | rent and utilities => housing | leisure => leisure | fun => leisure | going out => leisure | entertainment => leisure | health => health | doctors and medicine => health | clothing => clothing | clothes => clothing | gifts => gifts | presents => gifts
%list period: last month | this month | this year | last week | since January | in March | the last quarter | over the summer | the past 90 days | yesterday | last year | the past two weeks | between May and July | since my birthday
%list goal: new kitchen | trip to Japan | electric bike | emergency fund | wedding | Leo's driving licence | piano | camper van | down payment | sabbatical | new laptop | dog | bathroom renovation | solar panels | master's degree | honeymoon | garden shed | braces for Zoe | motorbike | rainy days
%list customer: Acme GmbH | Miller & Sons | Café Central | Bluebird Studio | Northwind | Frau Schulz | Harbor Dental | Peak Fitness | Vela Shipping | Olivia Grant | Studio Kobayashi | Greenfield School | Rossi Ceramics | Delta Roofing | Lumen Labs | City Council | Tanaka Trading | Hotel Krone | Janssen BV | Peterson Family Office
%list work: website redesign | three days of consulting in May | translation of the manual, 40 pages | logo and business cards | wedding photography with album | garden maintenance first quarter | workshop on negotiation | repairing the boiler including parts | bookkeeping for July | catering for sixty people | voice recording for the audio guide | tiling the bathroom | ten piano lessons | travel costs for the Berlin meeting | proofreading of the annual report | second half of the project fee | hosting and support 2024 | server migration over the weekend | illustrations for the children's book | monthly retainer
%list invno: INV-2041 | 2024-117 | RE-0093 | INV-88 | 10452 | R-7731 | 2023/45 | INV-3009 | A-556 | 90017 | RG-2024-08 | INV-612 | 1187 | F-0420 | INV-17B
%list paymethod: by bank transfer => transfer | by wire => transfer | transferred => transfer | by credit card => card | with a card => card | in cash => cash | with banknotes => cash | via PayPal => paypal | through PayPal => paypal
%list dun: we surely just crossed in the mail, but the payment is three weeks late | please settle this by friday or we have to stop work | maybe it slipped through, could you have a look | this is our last friendly reminder | let us know if you'd like to pay in instalments | our bank details have changed, see below | we really enjoyed the project and look forward to the payment | your accounting told us it was paid but nothing arrived | a short call would help if there's a problem with the bill | from next week we charge interest | kindly transfer the open amount within seven days | I know you're busy, this only takes a minute | half of it is still missing | the second reminder also went unanswered | we need the money before closing the quarter | in case you lost the invoice, I attach a copy
%list payee: Vattenfall | City Water | Comcast | Dr. Weber | Allianz | Vodafone | Sparkle Cleaning | PG&E | Thames Water | Electra Power | Miller Plumbing | Spotify | Mr. Hoffmann | Garage Lopez | AT&T | National Grid | Northside Gym | Little Oaks Kindergarten | Hansen Property
%list payref: rent for May | invoice 2291 | customer number 88 12 04 | electricity second quarter | membership Anna | repair of the tap | tuition autumn term | deposit for the hall | phone bill june | fine 7731-A | dog tax | half of the sofa | broadband at the old flat | kindergarten lunch money | final instalment | cleaning in the stairwell | medical bill of the accident | car insurance yearly premium
%list account: my checking account => checking | checking => checking | the current account => checking | savings => savings | my savings account => savings | our joint account => joint | the account we share => joint | my credit card => credit_card | the Visa => credit_card
%list within: the next seven days => 7 | a week => 7 | 10 days => 10 | the next two weeks => 14 | a fortnight => 14 | 30 days => 30 | the next month => 30 | three days => 3 | 5 days => 5
%list lit: 40 liters => 40 | 38.5 litres => 38.5 | 52 l => 52 | thirty litres => 30 | 45.2 liters => 45.2 | 27 litres => 27 | fifty liters => 50 | 33.8 l => 33.8
%list odo: 84,200 km => 84200 | 120500 km => 120500 | 15,830 km => 15830 | 203417 km => 203417 | 61000 km => 61000 | 9,975 km => 9975 | 147,300 kilometres => 147300
%list pspot: Market Square | Alexanderplatz | Main Street 12 | Covent Garden | Plaza Mayor | 5th Avenue | Bahnhofstraße | Union Square | St. Mary's hospital | Pier 39 | Old Town | City Hall | Rue de Rivoli | Olympic Park | Camp Nou | Grand Central | Tate Modern
%list moremin: half an hour => 30 | 30 minutes => 30 | 15 minutes => 15 | an hour => 60 | 45 minutes => 45 | twenty minutes => 20 | two hours => 120 | ninety minutes => 90 | a quarter of an hour => 15
%list plate: B-MX 4711 | KA 23 ZFW | 7ABC123 | M AB 1234 | LD21 KXR | HH-ZT 88 | 4821 KLM | WOB-VW 1 | AB12 CDE | GE 219 443 | XYZ 8890 | S-PQ 300
%list plug: CCS => ccs | combo plug => ccs | type 2 => type2 | the European AC plug => type2 | Mennekes => type2 | CHAdeMO => chademo | the Japanese plug => chademo | Tesla => tesla | supercharger => tesla
%list kw: 50 kW => 50 | 150 kW => 150 | 22 kW => 22 | 300 kW => 300 | a hundred kilowatts => 100 | 11 kilowatts => 11 | 75 kW => 75
%list carwork: oil change => oil_change | new oil => oil_change | winter tyres => tires | tyre change => tires | new tires => tires | inspection => inspection | yearly check => inspection | MOT => inspection | new brake pads => brakes | brakes => brakes | repair => repair | fixing the gearbox => repair
%list noise: it squeaks when I turn left | the engine light came on yesterday | steering wheel shakes above 100 | smells of petrol inside | the battery died twice this week | there's oil on my driveway | the air con blows warm | rear wiper doesn't move | it takes five tries to start | knocking sound from the back | please also check the tyre pressure | brake pedal feels soft | one headlight is out | the door doesn't lock anymore | something rattles under the seat | it pulls to the right | the clutch slips uphill | please keep the old parts | windscreen has a chip | warning beep without any message
%list ltype: to rent => rent | for rent => rent | to let => rent | rental => rent | for sale => buy | to buy => buy | on the market => buy | we can purchase => buy
%list beds: two bedrooms => 2 | 3 bedrooms => 3 | one bedroom => 1 | 4 bedrooms => 4 | three bedrooms => 3 | five bedrooms => 5 | 2 bedrooms => 2
%list rents: 900 a month => 900 | $1500 => 1500 | 1,200 euros => 1200 | 2000 => 2000 | £1100 => 1100 | 850 euros => 850 | two thousand => 2000 | 3200 dollars => 3200 | 700 pounds => 700
%list feats: garden | balcony, lift | parking and fibre internet | wooden floors | pool, sauna and view | fireplace | home office, two bathrooms | rooftop terrace and storage | pets allowed | bathtub, balcony and big kitchen | washing machine | wheelchair access | sea view and garage | guest room | balcony and dishwasher | garage
%list hood: Prenzlauer Berg | Queens | Bristol | Camden | Lyon | Austin | Salamanca | Ottensen | Brooklyn Heights | Leith | Cambridge | Oakland | Ixelles | Östermalm | Ruzafa | Graz | Hackney | Delft | Lake District | Savannah
%list viewmsg: we're a quiet couple without pets | I can bring references from my landlord | my parents will come along | could you send the floor plan first | is the cellar part of the flat | we'd move in any time from june | I only see it after work | we have two kids and a cat | is the price negotiable | please call the doorbell Schmidt | I'm a nurse and work shifts | an architect friend would join us | how old is the heating | we can pay the deposit at once | my German isn't great, English would help | is there a bike room | we both work from home | I've already seen the flat upstairs | is the kitchen included | please tell me where to park
%list houseprice: 420,000 => 420000 | 350k => 350000 | half a million => 500000 | 615000 euros => 615000 | $289,000 => 289000 | a million => 1000000 | 275k => 275000 | 1.2 million => 1200000 | 199,000 dollars => 199000
%list down: 80,000 => 80000 | 50k => 50000 | a hundred thousand => 100000 | 20000 euros => 20000 | $35,000 => 35000 | 120k => 120000 | sixty thousand => 60000
%list term: 30 years => 30 | twenty years => 20 | 15 years => 15 | 25 years => 25 | ten years => 10
%list rate: 3.5% => 3.5 | 4 percent => 4 | 2.9 % => 2.9 | 6.25% => 6.25 | five percent => 5 | 3.8 percent => 3.8 | 7% => 7
%list monthly: 400 euros => 400 | $250 => 250 | 150 => 150 | 600 bucks => 600 | a hundred euros => 100 | 80 pounds => 80 | 1200 => 1200 | 300 dollars => 300 | £75 => 75 | two hundred => 200

%tool save_gift_idea
gift idea for {person=relative}: {idea=idea}
{person=relative} would love [a] {idea=idea}, remember that
save {idea=idea} as a present for {person=relative}, around {budget=monthly}
{idea=idea} - {person=relative} - {budget=monthly}
note down that I could give {person=relative} {idea=idea}
I saw something for {person=relative} in a shop today, {idea=idea}, put it on the gift list
maybe {idea=idea} for {person=relative} next time, but not more than {budget=monthly}
save a gift idea for {person=relative}
{idea=idea} would make a nice present, keep that idea
{person=relative} mentioned wanting {idea=idea}, store it under presents
%lang de
Geschenkidee für {person:Mama=Mama}: {idea:Konzertkarten=Konzertkarten}
%lang en

%tool list_gift_ideas
what gift ideas do I have for {person=relative}
show [me] all [my] gift ideas
{person=relative} present ideas?
what did I want to give {person=relative} again
it's nearly Christmas, which presents have I thought of so far
list presents for {person=relative}, {include_bought:true=including what I already bought|also the bought ones}
I noted something for {person=relative}'s birthday, what was it
which gift ideas are left, {include_bought:false=without the ones I've bought|only those not bought yet}
read me my list of presents
%lang es
qué ideas de regalo tengo para {person:mamá=mamá}
%lang en

%tool suggest_gifts
suggest a present for someone who likes {interests=interests}
{occasion=occasion} gift, into {interests=interests}, under {max_budget=monthly}
I have no idea what to give {=firstname}, who's all about {interests=interests}
what could I buy a {age:12=12 year old|twelve-year-old} who loves {interests=interests}
ideas for a {occasion=occasion} present, {interests=interests}, {max_budget=monthly} at most
my uncle turns {age:60=60|sixty} and is crazy about {interests=interests}, what would he enjoy?
{interests=interests}, {occasion=occasion}, any gift suggestions
we're invited to a {occasion=occasion}, they like {interests=interests}, help me find something to bring
I need ideas for a {occasion=occasion} gift
suggest a present for less than {max_budget=monthly}
%lang de
was schenkt man jemandem, der {interests=interests_de} mag
%lang en

%tool find_events
what's on in {city=city} {date=date}
{category=evcat} in {city=city} {date=date}
are there any {free_only:true=free|no-cost} {category=evcat} in {city=city}
we're in {city=city} {date=date}, is there something to do
find {category=evcat} around {city=city}
I'd love to see some {category=evcat} while I'm in {city=city}, {free_only:true=nothing that costs money|without paying admission}
{city=city} {date=date} {category=evcat}?
bored in {city=city}, what's happening
which {category=evcat} are there {date=date}
find me something to do {date=date}
%lang es
qué {category:concert=conciertos} hay en {city=city} {date=date}
%lang en

%tool buy_tickets
buy {quantity=qty} tickets for {event=show}
{quantity=qty} tickets {event=show} {seating=seating}
get me {quantity=qty} tickets to {event=show}, no more than {max_price=monthly} each
{event=show} is coming to town, I want to go with {=firstname}, {quantity:2=two tickets|2 tickets} please
can you grab {quantity=qty} places for {event=show}, {seating=seating}
we'd like to see {event=show}, {seating=seating}, {quantity=qty} tickets
order tickets for {event=show}: {quantity=qty}, {seating=seating}, max {max_price=monthly}
buy tickets for {event=show}
I need {quantity=qty} tickets
I've been waiting years for {event=show}, get {quantity:1=one ticket|a single ticket}
%lang de
kauf {quantity:3=drei Karten|3 Karten} für {event=show}
%lang en

%tool resell_ticket
sell ticket {ticket_id=code} for {price=monthly}
I can't go, put {ticket_id=code} up for {price=monthly}
offer my ticket {ticket_id=num_id} at {price=monthly}, {listing_text=selltext}
{ticket_id=code} resale {price=monthly}
resell {ticket_id=id} for {price=monthly} with the text "{listing_text=selltext}"
somebody might want {ticket_id=code}, list it at {price=monthly} and write {listing_text=selltext}
what a pity, I'm ill, try to get {price=monthly} for ticket {ticket_id=num_id}
put my ticket {ticket_id=code} on the resale market
sell my concert ticket for {price=monthly}
%lang es
vende la entrada {ticket_id=code} por {price=money}
%lang en

%tool add_expense
I spent {amount=money} on {description=spentfor}
{amount=money} {description=spentfor}
add an expense of {amount=money} for {description=spentfor}, category {category=expcat}
paid {amount=money} {date=date}, {description=spentfor}
log {amount=money} under {category=expcat}
the {description=spentfor} cost me {amount=money}, put that under {category=expcat}
{description=spentfor} was {amount=money}, book it {date=date}
write {amount=money} for {description=spentfor} in the household book
I bought {description=spentfor}, add it to my expenses
record an expense under {category=expcat}
%lang de
{amount=money} für {description=spentfor_de} ausgegeben, bitte notieren
%lang en

%tool get_spending
how much did I spend on {category=expcat} {period=period}
my expenses {period=period}
{category=expcat} {period=period}?
where did all my money go {period=period}
what have we paid for {category=expcat} so far
show [me] my spending {period=period}
did I spend more than usual on {category=expcat} {period=period}
I feel broke, how much went out {period=period}
give me the total for {category=expcat}
%lang es
cuánto gasté en {category:groceries=comida|el supermercado} {period:el mes pasado=el mes pasado}
%lang en

%tool set_budget
set the {category=expcat} budget to {limit=monthly}
I don't want to spend more than {limit=monthly} a month on {category=expcat}
{category=expcat} limit {limit=monthly}
cap {category=expcat} at {limit=monthly} and {warn:true=warn me before|tell me when I get close|alert me in time}
from now on only {limit=monthly} for {category=expcat} each month
we have to save, so {limit=monthly} for {category=expcat} has to be enough, {warn:false=no warnings please|without alerts}
raise my monthly allowance for {category=expcat} to {limit=monthly}
set a budget for {category=expcat}
limit me to {limit=monthly} a month
can you lower the {category=expcat} budget to {limit=monthly}? {warn:true=shout when it's nearly gone|send me a warning}
%lang de
setz mein Budget für {category:clothing=Kleidung|Klamotten} auf {limit=money}
%lang en

%tool create_savings_goal
I want to save {target_amount=money} for a {name=goal}
savings goal {name=goal} {target_amount=money} by {deadline=date}
start saving for the {name=goal}, {target_amount=money}
we need {target_amount=money} for the {name=goal} until {deadline=date}, make that a goal
new goal: {name=goal}, target {target_amount=money}
put a savings target of {target_amount=money} under the name {name=goal}
I dream of a {name=goal} and it costs {target_amount=money}, help me put money aside
create a savings goal for the {name=goal}
I'd like to have saved {target_amount=money} by {deadline=date}
{name=goal} by {deadline=date}: {target_amount=money}, set it up as something to save for
%lang es
quiero ahorrar {target_amount=money} para {name:un viaje a Japón=un viaje a Japón}
%lang en

%tool issueInvoice
invoice {customer=customer} {amount=money} for {description=work}
create an invoice for {customer=customer}: {description=work}, {amount=money}, due {dueDate=date}
bill {customer=customer} {amount=money}
{customer=customer} owes us {amount=money} for {description=work}, write it up
the job for {customer=customer} is done, charge them {amount=money}, payable by {dueDate=date}
{description=work} - {customer=customer} - {amount=money}, make an invoice out of that
can you draw up a bill over {amount=money} to {customer=customer}
please invoice {customer=customer} for {description=work}
write an invoice for {amount=money}
new invoice {customer=customer} {amount=money} {dueDate=date} {description=work}
%lang de
stell {customer=customer} {amount=money} für {description:Beratung im Mai=Beratung im Mai} in Rechnung
%lang en

%tool markInvoicePaid
mark invoice {invoiceNumber=invno} as paid
{invoiceNumber=invno} was paid {paidOn=date} {method=paymethod}
the money for {invoiceNumber=invno} came in {paidOn=date}
they've settled {invoiceNumber=invno}, {method=paymethod}
{invoiceNumber=invno} paid
good news, {=customer} finally paid {invoiceNumber=invno}
invoice number {invoiceNumber=invno} can be closed, we got it {method=paymethod}
set {invoiceNumber=invno} to paid with date {paidOn=date}
one of the invoices was paid {method=paymethod}
the customer has paid, update the invoice
%lang es
marca la factura {invoiceNumber=invno} como pagada
%lang en

%tool sendInvoiceReminder
send a reminder for invoice {invoiceNumber=invno}
{invoiceNumber=invno} is overdue, remind them: {message=dun}
remind the customer about {invoiceNumber=invno}, {lateFee:true=with a late fee|and charge the late fee|plus a penalty}
they still haven't paid {invoiceNumber=invno}, write {message=dun}
payment reminder {invoiceNumber=invno} - {message=dun}
chase {invoiceNumber=invno} please, {lateFee:false=no late fee yet|without a fee}
I'm tired of waiting for the money from {invoiceNumber=invno}, nudge them with "{message=dun}"
could you send another dunning letter for {invoiceNumber=invno}? {message=dun}
remind the customer that the invoice is overdue
send a payment reminder saying {message=dun}
%lang de
mahn die Rechnung {invoiceNumber=invno} an
%lang en

%tool list_bills
which bills are due in {due_within_days=within}
what do I still have to pay
show [me] my {unpaid_only:true=unpaid|open} bills
anything due within {due_within_days=within}?
list all bills, {unpaid_only:false=paid ones too|including those already paid}
do I owe anyone money in {due_within_days=within}
bills {due_within_days=within}
payday is here, what has to be paid
are there any bills {unpaid_only:true=I haven't paid|that are still open}
%lang es
qué facturas {unpaid_only:true=pendientes|sin pagar} tengo
%lang en

%tool pay_bill
pay {payee=payee} {amount=money}
transfer {amount=money} to {payee=payee} from {account=account}
{payee=payee} wants {amount=money}, pay it with the reference {reference=payref}
settle the bill from {payee=payee}, {amount=money}, reference {reference=payref}
{amount=money} to {payee=payee}
I owe {payee=payee} {amount=money} for a while now, take it from {account=account}
can you send {payee=payee} {amount=money}, "{reference=payref}", using {account=account}
the letter from {payee=payee} says {amount=money}, please pay
pay the bill from {payee=payee}
pay {amount=money} from {account=account}
%lang de
überweise {amount=money} an {payee=payee}, Verwendungszweck {reference:Miete Mai=Miete Mai}
%lang en

%tool car_log_fuel
filled up {liters=lit} for {total_price=money}
fuel {liters=lit} {total_price=money} {odometer_km=odo}
I put {liters=lit} in the car
log {liters=lit} at {odometer_km=odo}
the tank is {full_tank:true=full again|full to the brim}, {liters=lit}, {total_price=money}
got {liters=lit} on the motorway, cost a fortune, {total_price=money}
note {liters=lit} of diesel, {full_tank:false=not a full tank|only partly filled}, mileage {odometer_km=odo}
refuelled at {odometer_km=odo}: {liters=lit}
I stopped for petrol, {total_price=money}, log that
add a fuel entry
%lang es
he echado {liters:40=40 litros|cuarenta litros} de gasolina
%lang en

%tool car_find_parking
find parking near {address=pspot}
where can I park around {address=pspot} for less than {max_price=money} an hour
{covered:true=covered|underground|indoor} parking {address=pspot}
I'm driving to {address=pspot} tonight, where do I leave the car
parking {address=street} max {max_price=money}
it's going to hail, is there a {covered:true=garage|car park with a roof} close to {address=pspot}?
any free spots at {address=pspot}
a place for the car near {address=street}, {covered:false=open air is fine|street parking will do}
find me a parking space
somewhere to park under {max_price=money} an hour
%lang de
wo kann ich in der Nähe von {address:Marienplatz=Marienplatz} parken
%lang en

%tool car_extend_parking
extend [my] parking by {minutes=moremin}
{minutes=moremin} more on the parking ticket
I'm running late, the car needs {minutes=moremin} more where it's parked
add {minutes=moremin} for {plate=plate}
parking {plate=plate} +{minutes=moremin}
the meeting drags on, can you buy another {minutes=moremin} of parking
prolong the parking session of {plate=plate} by {minutes=moremin}
extend my parking
the parking for {plate=plate} runs out in a second, extend it
we'll stay for dessert, so {minutes=moremin} extra on the meter
%lang es
alarga el aparcamiento {minutes:30=media hora|30 minutos}
%lang en

%tool car_find_charger
charging stations near {location=pspot}
where can I charge [the car] around {location=city} with {connector=plug}
{connector=plug} charger {location=city} {min_power_kw=kw}
battery is at 9 percent, find a charger in {location=city}, {available_now:true=free right now|that's not occupied}
I need at least {min_power_kw=kw} near {location=pspot}
is there a {connector=plug} in {location=city}
look for fast chargers, {min_power_kw=kw} or more, by {location=pspot}
on the way we stop in {location=city}, can the EV be plugged in there?
find a charging station with {connector=plug}
where's the nearest charger with {min_power_kw=kw}
%lang de
wo gibt es in {location=city} eine Ladesäule mit {min_power_kw:150=150 kW}
%lang en

%tool car_book_service
book [an] {service_type=carwork} for [the] car {date=date}
the car needs {service_type=carwork}, {date=date} would be good
{service_type=carwork} {date=date}
take the car in for {service_type=carwork} {date=date}, {notes=noise}
{notes=noise}, so make a {service_type:repair=repair} appointment at the garage {date=date}
can the garage do {service_type=carwork} {date=date}? I'd need {courtesy_car:true=a replacement car|a loaner|another car meanwhile}
garage appointment {date=date} for {service_type=carwork}, tell the mechanic {notes=noise}
my car is due for {service_type=carwork}, book it
get me into the workshop {date=date}
{date=date} {service_type=carwork} at the workshop please, {courtesy_car:false=no replacement car needed|I don't need a loaner}
%lang es
pide cita en el taller {date=date} para {service_type:oil_change=el cambio de aceite}
%lang en

%tool search_listings
(find|show) [me] flats {listing_type=ltype} in {location=hood}
we're looking for a house in {location=hood} with {bedrooms=beds}, up to {max_price=houseprice}
{location=hood} {listing_type=ltype} {bedrooms=beds} {max_price=rents}
anything {listing_type=ltype} around {location=hood} with {features=feats}
our place is getting too small, is there something with {bedrooms=beds} {listing_type=ltype} in {location=city}?
apartments in {location=city} under {max_price=rents} that have {features=feats}
must have: {features=feats}. where in {location=hood} can I find that {listing_type=ltype}
what homes are {listing_type:buy=for sale|on sale} near {location=hood} for {max_price=houseprice}
find me a flat with {bedrooms=beds}
I want to move, search something {listing_type=ltype}
%lang de
such eine Wohnung {listing_type:rent=zur Miete|zu mieten} in {location=city} mit {bedrooms:2=zwei Schlafzimmern|2 Schlafzimmern}
%lang en

%tool schedule_viewing
schedule a viewing of {listing_id=code} {time=when}
I'd like to see {listing_id=num_id} {time=when}
can we visit listing {listing_id=code} {time=when}? tell the agent {message=viewmsg}
viewing {listing_id=num_id} {time=when}
the flat {listing_id=code} looks great, ask if we can come by {time=when}, {message=viewmsg}
{time=when} suits us to look at {listing_id=code}
make an appointment with the agent for property {listing_id=num_id} {time=when} and write "{message=viewmsg}"
I want to view {listing_id=code}
arrange a viewing of the house {time=when}
could {=firstname} and I tour {listing_id=id} {time=when}
%lang es
quiero visitar el piso {listing_id=num_id} {time=when}
%lang en

%tool estimate_mortgage
what's the monthly payment on {price=houseprice} with {down_payment=down} down
mortgage {price=houseprice} {years=term} {interest_rate=rate}
if we buy for {price=houseprice} and put in {down_payment=down}, what do we pay each month at {interest_rate=rate}
could we afford a house for {price=houseprice} over {years=term}
estimate the loan for {price=houseprice}, {interest_rate=rate} interest
the house costs {price=houseprice}, we have {down_payment=down} saved, what would the bank want per month
{years=term} at {interest_rate=rate} for a {price=houseprice} home
how much would the mortgage be with {down_payment=down} of our own money
work out a mortgage over {years=term}
how would the rate look for {price=houseprice} in {years=term}?
%lang de
wie hoch ist die monatliche Rate bei {price:400000=400.000 Euro|400000 Euro} über {years:20=20 Jahre|zwanzig Jahre}
%lang en

%tool none
do you think electric cars are the future?
who invented invoices anyway
%tool talk
money isn't everything
rents in {=city} are insane these days
I'm so bad at choosing presents
that concert was out of this world
my car is older than my kids
we finally paid off the house, what a feeling
the neighbours have bought a boat, must be nice
sorry I was stuck in traffic
parking in this town should be an olympic sport
thanks for the present, I really love it
I wish I were rich
my first flat had a bathtub in the kitchen
%lang es
el concierto fue increíble, todavía me duelen los pies
%lang en
