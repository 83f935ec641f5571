# Customers: sales, support, web shops seen from the counter, marketing, stock.

%list day: friday | next monday | tomorrow | june 3 | the 15th | the end of the month | next week | wednesday | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | 30 september | 12/9 | monday the 8th | sept 2 | saturday | christmas eve | the end of the quarter
%list qty: 40 | ten => 10 | 200 | a dozen => 12 | 25 | 6 | 1000 | twelve => 12 | 75 | 15 | 350 | four => 4 | 60 | 500 | eight => 8 | 120 | 32 | 18
%list client: Nordlicht GmbH | Maria Santos | Blue Fern Studio | Hartwell and Sons | jo@brightside.example | Cafe Aurora | Lindgren Logistics | Pixel Barn | Dr. Okafor | The Yoga Loft in Bath | Meyer Optics | Green Wheels | Sunita Rao | Atelier Dubois | Kite Surf School | Baker Street Dental | Fjord Foods | Rivera Legal | Tall Trees with Kids | Moonbeam Toys | Olga Petrenko | Stonebridge Primary School
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list who: Marit | Teo Brandt | dee from platform | Mr. Okonkwo | sam | Priya N. | O'Malley | the new intern | Anouk de Wit | Gus in accounts | yuki | Hanna's deputy | Fred
%list whob: Lucho | Mrs. Ferreira | ben | Ada van Loon | the other Tom | Kirsty from sales | d'Angelo | rosa m | Viktor | our working student | Jean-Luc | Imani | pat in QA
%list few: two => 2 | 3 | five => 5 | 8 | ten => 10 | 12 | 20 | six => 6 | 30 | fifteen => 15
%list cust: Inés Prado | Mr. Halloran | Greta from Lumio | the Fontaines | Dr. Achebe | samir k. | Wu Lan | Peter and Paula Vos | Mrs. D'Souza | Olek | the buyer at Nordbank | Tilda Marsh
%list custb: Rafael Ortiz | nadia | Mr. and Mrs. Quinn | Captain Birch | Ewa from Ostrava Steel | L. Petit | the man with the boat | Joy Adeyemi | Sven O. | Old Mrs. Kemp | hugo.b | Carla di Meo
%list past: last Monday | the 3rd of May | March 1st | Easter | the start of the year | 2025-10-01 | yesterday | the 20th | last week | mid-January | Tuesday
%list who2: Gerrit | Salome Wirth | bo from design | Mrs. Achebe | tilda | Ravi S. | O'Keefe | our trainee | Maaike van Dam | Jules in finance | noor | Henk's stand-in | Costa
%list whob2: Pilar | Dr. Lindqvist | kofi | Elif Aydin | the other Anna | Bruno from support | D'Souza | maggie t | Stellan | the freelancer | Marie-Claire | Uche | zack in ops
%list cust2: Acme | Globex | Nordwind | Blue Bottle | Hausmeier | Fjord Foods | Kiwi Labs | Lupe & Co | Siemens | Northgate Clinic | Tanaka Motors | Riverside Hotel | Zenith Media | City of Graz | Orbit Foods | Lumen Studios | Baker Brothers | Solaris Energy | Grupo Alba | Tiny Robots | Weber Bau | Pine Valley School | Contoso | Red Maple
%list pastday: yesterday | monday | last friday | today | this morning | last tuesday | march 5 | wednesday | last thursday | the 12th | two days ago | nov 8 | last week | 2025-02-11 | 14/3
%list money2: 300 euros => 300 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 450 | two hundred dollars => 200 | 95 € => 95 | 60 pounds => 60 | 1500 | 249.90 | five hundred => 500 | 75
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list goods: M6 bolts | copper pipe 15 mm | boxes for shipping, small | mugs | Glue for Wood and Leather | ring binders A4 | left-handed scissors | lamp 4E | paint "Night in Lisbon" | AA batteries | hinges | cable ties in black
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list lots: 10 | 25 | 50 | 100 | 200 | twenty => 20 | 500 | 12 | 75 | 1000 | a dozen => 12 | 300
%list who3: Ravi | Big Sal | Mrs O'Connor | Dr Lindqvist | Anna-Lena | the new intern | Tom from accounting | Auntie Bea | Jo | Professor van der Berg | the Hendersons | Marek | old Mr Hansen | Zoë
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list firm: Berger & Sons | Nordwind | Pino's | Acme | House of Paper | Hooli | The Tool Shed | Kowalski and Daughters | GreenLeaf Ltd | O'Malley Supplies | Blue Bottle Coffee Roasters | 3 Brothers Office Goods
%list day2: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
%list daytx: Sunday | the 28th | 30 June | 31 May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list client2: Nordlicht GmbH | Baker & Sons | the Rowing Club | Studio Halle | Mrs. Farouk | Green Fork Catering | Tidewater Ltd | St. Anne's School | Under One Roof | Lopez Transport | Hofmann Optik | With Grace Weddings
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list bigsum: 5000 euros => 5000 | 12,000 => 12000 | $3,500 => 3500 | 800 pounds => 800 | 20000 | £2,400 => 2400 | 650
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
%list firm2: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list mate: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list past2: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list note_de: der Kunde möchte erst nach Ostern starten | das Budget wurde gestrichen | wir warten auf die Unterschrift | der Preis war zu hoch | bitte dringend zurückrufen | Ersatzteil ist bestellt | die Rechnung ging an die falsche Adresse | alles erledigt, kann geschlossen werden | der Drucker ist immer noch offline | wir brauchen noch die Seriennummer | Kunde war sehr zufrieden | der Techniker kommt am Montag | das Passwort wurde zurückgesetzt | bitte noch nicht schließen | der Laptop startet nach dem Update nicht mehr

%server ads
%list campaign: Black Friday | Summer Sale | spring campaign | Brand UK | back to school | Mother's Day | newsletter signups | winter boots | free trial | search-generic-de | Christmas special | lookalike test | Sneaker drop
%list campaign_the: retargeting campaign | podcast ads | Leeds launch | video ads | hiring ads

%tool ads_pause_campaign Pause an advertising campaign.
%also Pauses a campaign.
%also Stops showing the ads of a campaign until it is resumed.
%param campaign* (campaign_name, campaign_id) {"type": "string", "description": "Name of the campaign"}
%list camp: Summer Sale | Black Friday, Germany | retargeting-eu | brand awareness | Shoes and Socks | spring_22 | Back to School for Parents | video ads for the new app | winback | Mother's Day | leads q3 | Launch in Porto
pause [the] ({campaign=campaign}|{campaign=campaign_the}) [campaign]
stop showing (ads|adverts) for ({campaign=campaign}|the {campaign=campaign_the})
({campaign=campaign}|the {campaign=campaign_the}) is too expensive, put the campaign on hold
we're sold out, switch the ({campaign=campaign}|{campaign=campaign_the}) ads off for now
hold campaign ({campaign=campaign}|{campaign=campaign_the})
please freeze ({campaign=campaign}|the {campaign=campaign_the}), no more ads
turn off advertising for ({campaign=campaign}|the {campaign=campaign_the}) until I say so
ads ({campaign=campaign}|the {campaign=campaign_the}) pause
could you suspend ({campaign=campaign}|the {campaign=campaign_the}) over the weekend
~ pause the ad campaign
I want to stop one of our campaigns
stop spending on {campaign=camp} for now
no more ads from {campaign=camp} until I say so
{campaign=camp} campaign, take a break
suspend the advertising for {campaign=camp}

%tool ads_set_budget Change the daily budget of an advertising campaign.
%also Sets campaign budget.
%also Decides how much money may be spent on a campaign's ads in a day.
%param campaign* (campaign_name) {"type": "string", "description": "Name of the campaign"}
%param daily_budget* (budget, amount) {"type": "number", "description": "Amount per day"}
%list camp: Summer Shoes | brand search | spring_sale_2 | Retargeting, all visitors | Newsletter signups | Moms and Dads | black friday teaser | Lyon opening | app installs iOS | video test B | hotel deals for Riga
%list bill: 84 | 126.45 | 57 euros => 57 | $210 => 210 | £63.50 => 63.5 | 312 | 48.95 | ninety dollars => 90 | 145 pounds => 145 | €38 => 38 | 99
set the [daily] budget of ({campaign=campaign}|the {campaign=campaign_the}) to {daily_budget=money}
({campaign=campaign}|the {campaign=campaign_the}): {daily_budget=money} a day
spend (no more than|up to) {daily_budget=money} per day on ({campaign=campaign}|the {campaign=campaign_the})
raise ({campaign=campaign}|the {campaign=campaign_the}) to {daily_budget=money}
({campaign=campaign}|the {campaign=campaign_the}) is doing great, increase the daily spend to {daily_budget=money}
cut the ad budget for ({campaign=campaign}|the {campaign=campaign_the}) down to {daily_budget=money}
I only want to pay {daily_budget=money} a day for the ({campaign=campaign}|{campaign=campaign_the}) ads
new limit for campaign ({campaign=campaign}|{campaign=campaign_the}), {daily_budget=money} daily
~ make it {daily_budget=money} per day for ({campaign=campaign}|the {campaign=campaign_the})
change the budget of ({campaign=campaign}|the {campaign=campaign_the})
set the ads budget to {daily_budget=money} a day
{campaign=camp} gets {daily_budget=bill} a day
spend {daily_budget=bill} per day on {campaign=camp}
daily limit {daily_budget=bill} for {campaign=camp}
raise {campaign=camp} to {daily_budget=bill} each day
%lang de
setz das Tagesbudget von {campaign=campaign} auf {daily_budget=money}

%tool ads_campaign_report Performance of an advertising campaign.
%also Returns clicks, impressions, cost or conversions.
%also Tells how well the ads work.
%param campaign* (campaign_name) {"type": "string", "description": "Name of the campaign"}
%param metric (measure, kpi) {"type": "string", "enum": ["clicks", "impressions", "cost", "conversions"], "description": "Which number"}
%param days (lookback_days) {"type": "integer", "description": "Over how many days"}
%list camp: Spring Sale | back to school | shoes for giants | Brand DE, mobile | retarget_q3 | Mother's Day and Easter | free-trial | night owls | Autumn in Porto | video test 4 | kiwi
%list ndays: 3 days => 3 | two days => 2 | 7 days => 7 | five days => 5 | 10 days => 10 | 4 days => 4 | a week => 7 | 14 days => 14 | six days => 6 | two weeks => 14 | 30 days => 30
~ how is ({campaign=campaign}|the {campaign=campaign_the}) doing?
how many {metric:clicks=clicks|people clicked} did ({campaign=campaign}|the {campaign=campaign_the}) get in the last {days=int} days
{metric:cost=cost|spend} of ({campaign=campaign}|the {campaign=campaign_the}) over {days:7=the last week|the past 7 days}
what have we {metric:cost=paid|spent} for ({campaign=campaign}|the {campaign=campaign_the}) [so far]
({campaign=campaign}|the {campaign=campaign_the}) {metric:conversions=conversions|sales} {days:30=last month|30 days}
does anyone buy because of ({campaign=campaign}|the {campaign=campaign_the})? show me the {metric:conversions=conversions|orders it brought}
performance report ({campaign=campaign}|the {campaign=campaign_the})
how often was ({campaign=campaign}|the {campaign=campaign_the}) {metric:impressions=shown|seen|displayed} during the past {days=int} days
I need numbers for the ads meeting, ({campaign=campaign}|the {campaign=campaign_the}), {days=int} days
show me how a campaign is doing
campaign report, {metric:clicks=clicks} over {days=int} days
~ how many {metric:conversions=sales|conversions} did the {campaign=camp} ads bring in {days=ndays}
~ {campaign=camp} ads, {metric:impressions=times shown|impressions}, past {days=ndays}
what has the {campaign=camp} ad campaign {metric:cost=cost|eaten up} so far
how well is ad campaign {campaign=camp} running, it costs me sleep

%server billing
%list price: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85

%tool createInvoice Write an invoice to a customer.
%also Create a draft invoice. Returns invoice number.
%also Bills a client for work or goods with an amount, what it is for and when it is due.
%param customer* (client, billTo) {"type": "string", "description": "Who is billed"}
%param amount* (total, sum) {"type": "number", "description": "Total amount"}
%param description (memo, lineItem) {"type": "string", "description": "What the invoice is for"}
%param dueDate (payBy) {"type": "string", "description": "Until when it has to be paid"}
%list billed_for: website redesign | three days of consulting | April maintenance | logo and business cards | translation of the manual | plumbing repair | photo shoot | annual licence | catering for 40 people | workshop in Bergen | delivery of 200 chairs | roof inspection | hosting until December | server migration | garden work | tax advice | interpreter at the conference | spare parts and labour | stage lighting rental | first milestone
%list company2: Nordwind | Bread & Roses Ltd | Pino's | The Paper Mill | Haddad and Sons | Initech | Mrs. O'Leary | Studio Under the Oaks | City of Graz | ZED | Friends of the Museum | Dr. Wu
%list billfor: logo and business cards | two days of training in Leeds | website redesign | repairs in March | 12 hours of consulting | catering for the summer party, 40 guests | translation from French | advice | photos of the new hall | driving lessons | garden work by Otis
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list workdone: two days of painting in the hall on the first floor | translation of the contract with the port | the logo with three rounds of changes | photos at the christening | repair of the gate by the north entrance | September's bookkeeping | piano tuning before the concert | text for the menu in four languages | hedge cutting along the drive
(write|create|make) an invoice (to|for) {customer=company} over {amount=money} for the {description=billed_for}
bill {customer=company} {amount=money}
invoice {customer=fullname} {amount=money}, {description=billed_for}, due {dueDate=date}
{customer=company} owes us {amount=money} for {description=billed_for}, send them a bill
I finished the job, charge {customer=company} {amount=money} payable by {dueDate=date}
new invoice: client {customer=company}, total {amount=money}[, for {description=billed_for}]
please put {amount=money} on an invoice for {customer=fullname}, pay by {dueDate=date}
can you draw up the bill for {customer=company}? it was {description=billed_for}, {amount=money} all in
invoice {customer=company} for {description=billed_for}
write an invoice over {amount=money}
invoice {customer=company2} {amount=price} for {description=billfor}
~ bill {customer=company2} for {description=billfor}, {amount=price}, due {dueDate=untilday}
customer {customer=company2}, amount {amount=price}, description {description=billfor}, due {dueDate=untilday}
{amount=price} to {customer=company2}, payable by {dueDate=untilday}
~ for {description=billfor}, write an invoice of {amount=price} to {customer=company2}
due on {dueDate=onday}: {amount=price}, {customer=company2}, {description=billfor}
{=name} ordered it for {customer=company2}, invoice {amount=price}
client: {customer=company2} / total: {amount=price} / for: {description=billfor}
by {dueDate=bydate}, {amount=bigsum} from {customer=client2}
{description=workdone}: {amount=bigsum}, {customer=client2}
charge {customer=client2} {amount=bigsum}, they were on the phone with {=anna}
%lang de
(schreib|erstell) {customer=company} eine Rechnung über {amount=money}

%tool listInvoices List invoices by status and customer.
%also Returns invoices.
%also Shows which bills are drafts, sent, paid or overdue.
%param status (state) {"type": "string", "enum": ["draft", "sent", "paid", "overdue"]}
%param customer (client) {"type": "string"}
%list custx: Acme Corp | Berger & Sons | oakfield | Café Luna | Tom Baker | the Dover Boat and Tackle Company | Pino's | 3M | Müller GmbH, Graz | school on Mill Lane | harbour.io | Mrs. D'Souza
which invoices are {status:overdue=overdue|late|past due}?
show all {status:draft=draft|unsent} invoices
what has {customer=company} {status:paid=paid|already paid|settled} [so far]
list invoices for {customer=company}
who still owes us money? show the {status:overdue=late|overdue|unpaid and late} bills
invoices {customer=company} {status:sent=sent|waiting for payment|sent out}
my accountant asks for a list of our invoices
did {customer=company} pay? show me their bills
{status:overdue=overdue ones|late ones} from {customer=company}, the invoices I mean
{status:overdue=overdue|late|past due} invoices
what has {customer=custx} been billed and {status:paid=already paid|settled}
bills to {customer=custx} {status:sent=that went out|already sent}
all invoices, I'll draft the report from them
%lang es
(lista|muestra) las facturas {status:overdue=vencidas|atrasadas}[ de {customer=company}]

%tool sendPaymentReminder Remind a customer of an unpaid invoice.
%also Sends a dunning notice for an invoice.
%also Nudges the customer to pay an outstanding bill, with an optional personal message.
%param invoiceNumber* (invoiceId, invoice) {"type": "string", "description": "Number of the invoice"}
%param message (text, note) {"type": "string", "description": "Words added to the notice"}
%list invoicenumber: INV-1042 | 2024-118 | RE-5531 | 88213 | inv-77 | INV2023-004 | R-1900 | 45120 | F-2209 | 10077 | B-661 | 2025/031 | INV-9 | 7003-A | INV-5580
%list text: please pay within seven days | we must have missed your transfer | this is the second reminder | otherwise we stop delivery | let us know if something is wrong with the bill | our bank details have changed | a friendly nudge | thanks for settling this soon | we would hate to involve a lawyer | you can also pay in two instalments | the goods left our warehouse weeks ago | ignore this if you have already paid | your account is on hold until then | call us if you need more time | no late fee if it arrives this week
%list invno: 2024-118 | INV-0042 | 7731 | R-2025/09 | A1187 | 10045 | INV-991 | 25-0310 | RG 4417 | 603
%list dun: please pay by Friday, or we have to add a fee | this is the last reminder | maybe our first letter got lost | we value working with you, but we need the money | kindly settle this week | call Ana if there is a problem | thank you for your order in March | the bank details have changed, see below | second notice
%list pastday2: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list dun2: the second time I'm writing about this | please pay to the new account at the bottom | we agreed on ten days, not on fifty | maybe it got lost on your move to the new office | I can take it in two parts if that helps | happy to send a copy by post | from now on with interest, sorry
%list invno2: INV-2041 | 2024-117 | R-8890 | 33019 | F-550 | A/1207 | INV 77 | 90-12
(send|fire off) a payment reminder for [invoice] {invoiceNumber=invoicenumber}
remind them to pay {invoiceNumber=invoicenumber}, tell them {message=text}
invoice {invoiceNumber=invoicenumber} is still not paid, nudge the customer
dunning letter for {invoiceNumber=invoicenumber}: "{message=text}"
they haven't paid {invoiceNumber=invoicenumber} yet. chase them with the words {message=text}
{invoiceNumber=invoicenumber} overdue, please send a (notice|reminder|dunning notice) and add that {message=text}
could you politely ask for the money of bill {invoiceNumber=invoicenumber}
still no transfer for {invoiceNumber=invoicenumber}, send the customer a reminder
send the customer a payment reminder
chase the unpaid invoice and write {message=text}
remind the customer of invoice {invoiceNumber=invno} with the message {message=dun}
~ payment reminder for {invoiceNumber=invno}: {message=dun}
invoice {invoiceNumber=invno}, message {message=dun}
say {message=dun} in a reminder for invoice {invoiceNumber=invno}
note: {message=dun} / number: {invoiceNumber=invno}
{invoiceNumber=invno} is still unpaid since {=pastday2}, send a reminder
chase invoice {invoiceNumber=invno} over {=price}, write {message=dun}
with the words {message=dun2}, about {invoiceNumber=invno2}
no money for {invoiceNumber=invno2} since spring, remind them
%lang de
(schick|sende) eine Zahlungserinnerung für Rechnung {invoiceNumber=invoicenumber}

%tool createQuote Make an offer (quote) for a customer.
%also Creates a quotation with line items.
%also Prepares a price offer for the listed goods or services that stays valid for a number of days.
%param customer* (client) {"type": "string", "description": "Who gets the offer"}
%param items* (lineItems, products) {"type": "array", "items": {"type": "string"}, "description": "What is offered"}
%param validDays (validity) {"type": "integer", "description": "How many days the offer is good for"}
%list quoted: 10 office chairs and 2 desks | 50 licences and onboarding | paint, brushes and labour | three laptops, three docks | roof tiles and gutters | weekly cleaning | 200 printed t-shirts and 50 caps | solar panels and a battery | two days of training | translation and proofreading | kitchen cabinets, a sink and installation | snow clearing | 400 brochures | security cameras and wiring | piano tuning | boiler replacement | cupcakes, cake and coffee | fencing, gates
%list qcust: Brightwater | Pino's | The Anchor | Mrs. D'Souza | Oakfield and Sons | Hal and June | City of Bath | Moor & Co | Dr. Lindqvist | the tennis club
%list qitems: two days of consulting | 500 flyers and 20 posters | website, hosting and support | a new roof | wedding cake for 80 | ten licences | painting, inside and out | translation from Dutch into English | catering | three lamps with bulbs
%list qdays: 30 | 14 | ten => 10 | 60 | 7 | 45 | 21 | 90 | fourteen => 14 | 28
%list goods2: forty chairs and a stage | two pallets of tiles, grout | 12 lamps with dimmers | a website and three banners | ten days of training on site | cleaning twice a week, windows included | 300 mugs with logo
%list lens: 12 | 16 | twenty => 20 | 24 | 10
(make|prepare|write) a quote for {customer=company}: {items=quoted}
~ {customer=company} wants a price for {items=quoted}, make an offer
quote {customer=fullname} {items=quoted}[, valid {validDays=int} days]
offer {items=quoted} to {customer=company}, good for {validDays:14=two weeks|14 days}
~ we need a quotation for {items=quoted}, the customer is {customer=company}
could you draw up an estimate for {customer=fullname}, they asked for {items=quoted}
prepare an offer with {items=quoted} (for|to) {customer=company} that holds for {validDays:30=a month|30 days|thirty days}
they called about {items=quoted}. send {customer=company} a quotation
make an offer for {customer=company}
write a quote for {items=quoted}
quote {customer=qcust} for {items=qitems}, valid {validDays=qdays} days
make an offer of {items=qitems} to {customer=qcust}
customer {customer=qcust}, items {items=qitems}, valid days {validDays=qdays}
valid for {validDays=qdays} days: {items=qitems}, customer {customer=qcust}
a quote on {items=qitems} for {customer=qcust}
client: {customer=qcust} / items: {items=qitems}
{items=goods2} for {customer=client2}, good for {validDays=lens} days
to {customer=client2}, an offer on {items=goods2}
{customer=client2} asked at the fair, offer them {items=goods2}
%lang es
(haz|prepara) un presupuesto para {customer=company} con {items=quoted}

%server clientele
%list firm3: Globex | Northwind | Lindenhof Hotel | Bakery Huber and Sons | Initech | city of Graz | Casa Lupe | Fjord Hiking | Metalworks Ltd | Nova Clinic | Old Mill Brewery | Tiny Robots | Acme | Greenroof | school in the park | Harbour Ferries | Bitgarden | Sunrise Farms | Contoso | Theatre on the Hill | Pixelpost | Red Maple | Schmidt KG | Kiwi Labs

%tool clientele_add_person Add a contact person at a customer.
%also Returns the contact.
%also Keep whom one talks to at a firm: name, what they do there, how to reach them and where one came to know them.
%param full_name* (name, person) {"type": "string", "description": "Name"}
%param company* (customer, account) {"type": "string", "description": "Customer"}
%param job (position, job_title) {"type": "string", "description": "What they do there"}
%param phone (telephone, number) {"type": "string", "description": "Telephone number"}
%param met_at (source, origin) {"type": "string", "description": "Where one got to know them"}
%list fname: Ana Beltrán | Jonas Weber | Mireille Dubois | Kofi Mensah | Sara Lindqvist | Tom O'Neill | Yuki Sato | Pavel Novak | Leila Haddad | Grace Okoye | Marta Costa | Henrik Dahl | Bea Fischer | Luis Ortega | Nora Brandt | Sam Whitfield | Ingrid Moen | Carlo Ricci | Amara Diallo | Victor Hahn | Elif Kaya | Rob Janssen | Dora Szabo | Mia Thorne
%list job: head of purchasing | chef | office manager | driver | nurse for the night shift | intern in marketing | baker | accountant | lab technician | product manager | gardener | receptionist | electrician | sales rep for the north | head of design | warehouse clerk | translator | IT support | teacher for German and history | site manager | data analyst
%list met: fair in Hanover | trade show | open house | conference in Lisbon | webinar on packaging | chamber of commerce | food market | airport lounge | workshop with partners | alumni meeting | ski trip | school gate | wedding of a cousin | book launch | hotel bar | climbing hall | farmers market | museum night | dinner with Rosa | Globex summer party | town hall | race in Graz
%list emp: Hollis Bakery | city of Ghent | Blue Door Studio | Van Dyck & Sons | St. Mary's Hospital | Pino's | Kiwi Labs | The Anchor | Friends of the Library | O'Brien Roofing | Acme
%list role2: buyer | head of sales and marketing | assistant to the director | owner | accountant | night manager at the hotel | CTO | does the books, part time | architect | in charge of the kitchen
%list met2: fair in Ghent | Ella's wedding | dinner at Pino's | the train from Leeds to Bath | Book and Bread 2025 | a talk on tax | LinkedIn | conference | Tom's summer party
%list who4: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list job2: foreman | head of purchasing | receptionist | junior buyer | site manager | lawyer | chief engineer | store manager in Bath
%list hall: the sports centre | TC Blau | Racket Club West | the university hall | Arena 4 | the club by the lake
add {full_name=fname} at {company=firm3}
new contact: {full_name=fname}, {company=firm3}, {job=job}, {phone=phone}
{full_name=fname} is {job=job} at {company=firm3}, add them
{company=firm3}: {full_name=fname}, phone {phone=phone}, met at the {met_at=met}
contact person {full_name=fname} for {company=firm3}[, {phone=phone}]
{phone=phone}, {full_name=fname}, {job=job}, {company=firm3}
at the {met_at=met} I met {full_name=fname} from {company=firm3}, keep that
{full_name=fname} is the one we talk to at {company=firm3} from now on, {job=job}
remember {full_name=fname}, {company=firm3}, we got to know each other at the {met_at=met}
I have a business card here with coffee all over it, but I can still read {full_name=fname}, {company=firm3}, {phone=phone}
the old one retired and we only found out by accident, now it's {full_name=fname} over at {company=firm3}, reachable under {phone=phone}
add {full_name=fname}, {job=job}
new contact at {company=firm3}
add {full_name=fullname} at {company=emp} as {job=role2}
{full_name=fullname} from {company=emp}, phone {phone=phone}
under {phone=phone} save {full_name=fullname} of {company=emp}
~ name {full_name=fullname}, firm {company=emp}, role {job=role2}, met at {met_at=met2}
new contact for {company=emp}: {full_name=fullname}, {phone=phone}
at {company=emp} add {full_name=fullname}, known from {met_at=met2}
{=who4} introduced {full_name=fullname} of {company=emp}, add the contact
as {job=job2} with {company=firm2}, {full_name=fullname}
from {company=firm2}, {full_name=fullname}, met at {met_at=hall}
{full_name=fullname}, {job=job2}, {phone=phone}, {company=firm2}
%lang de
leg {full_name=fname} als Ansprechpartner bei {company=firm3} an, Telefon {phone=phone}
%lang es
añade a {full_name=fname} de {company=firm3}, teléfono {phone=phone}

%tool clientele_note Add a note to a customer, with a day to follow up.
%also Returns the note.
%also Keep what a firm wishes, thinks or promised, and when to get in touch once more.
%param customer* (company, account) {"type": "string", "description": "Which customer"}
%param note* (text, remark) {"type": "string", "description": "What is to be kept"}
%param follow_up (next_contact, remind_on) {"type": "string", "description": "Day to get in touch"}
%list custnote: wants a smaller box and faster delivery | new boss since january | hates phone calls | pays late but always pays | asked for samples in green | has a budget for two machines | thinks about leaving us | loves the new label | waits for the board to decide | opens a shop in Porto | merger with a rival in may | needs an invoice with two addresses | only in the office on mondays | compares us with two others | promised an answer this week | allergic to nuts, mind the gift basket | interested in a service contract | has trouble with the old pump | son plays handball with mine | wants training for the night shift
%list firm4: Hartmann & Sons | Acme | The Paper Mill | Pino's | Green and Blue Ltd | tmp-studio | Ella Moor | Bridge to Work | O'Brien Foods | Nordwind | Made by Hand
%list cnote: wants the blue samples, not the grey ones | call back after Easter | asked for a discount on Friday | prefers mail, never call before noon | new contact is Lee from legal | happy with the last delivery | pays late but always pays | invoice goes to the Leeds office | moving to bigger rooms in May | allergic to nuts | merger in the spring, decision after that
%list day4: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list day5: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list custnote2: prefers calls after five | wants the new catalogue in Polish | contract with Globex ends in may | boss is allergic to discounts | moved into a bigger office on Mill Street | asked about solar panels for the roof
note for {customer=firm3}: {note=custnote}
add a note to {customer=firm3}, {note=custnote}, follow up {follow_up=day}
{customer=firm3} {note=custnote}, follow up on {follow_up=day}
{follow_up=day} follow up with {customer=firm3}: {note=custnote}
{note=custnote} - note on the customer {customer=firm3}
customer {customer=firm3}, note "{note=custnote}"[, {follow_up=day}]
just so we remember, {customer=firm3} {note=custnote}
{customer=firm3}: {note=custnote}. I should ring them {follow_up=day}
good to know about {customer=firm3}: {note=custnote}
I had lunch with them today and after the second glass they told me. {customer=firm3}, {note=custnote}
the lady at the desk whispered it to me on the way out, keep it for {customer=firm3}: {note=custnote}, and I call back {follow_up=day}
add a note to {customer=firm3}
note: {note=custnote}, follow up {follow_up=day}
~ note for {customer=firm4}: {note=cnote}
add "{note=cnote}" to {customer=firm4}, follow up on {follow_up=day4}
customer {customer=firm4}, note {note=cnote}, follow-up {follow_up=day4}
get in touch {follow_up=rel} with {customer=firm4}, note: {note=cnote}
by {follow_up=day5} again, {customer=firm2}: {note=custnote2}
{note=custnote2}, that's {customer=firm2}
with {customer=firm2}, {note=custnote2}, get back to them {follow_up=day5}

%server coinlane
%list price: 45 euros => 45 | $120 => 120 | 19.99 | 80 | 250 francs => 250 | £35 => 35 | 12.50 | 600 euros => 600 | 1500 | 75 dollars => 75 | 9.90 | 30 pounds => 30 | €49 => 49 | 320

%tool coinlane_create_payment_link This tool will create a payment link in Coinlane. It takes an amount in major currency units, a currency code and the name of what is sold. The link may be shared with any number of customers until it expires.
%also Creates a shareable checkout URL.
%also Make a web address at which somebody can pay a fixed sum for a product or service, closing by itself on a day if wanted.
%param product* (item, price_name) {"type": "string", "description": "What is being sold"}
%param amount* (unit_amount, price) {"type": "number", "description": "Price"}
%param currency (currency_code) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "MXN"], "description": "Three-letter code"}
%param expires (expires_at, valid_until) {"type": "string", "description": "Last day on which the link works"}
%list product2: pottery workshop | annual membership | consulting hour with Nina | handmade candle | yoga class for beginners | e-book | wedding photos and album | guitar lesson | website audit | raffle ticket | dinner for two | bike repair | translation of a birth certificate | donation | logo design | weekend in the cabin | tote bag | support package | tutoring in maths | gift box with tea | concert ticket | dog walking
%list sumonly: 45 | 120 | 19.99 | 80 | 250 | 35 | 12.50 | 600 | 75 | 9.90 | 18 | 1200 | 64
%list sellitem: cooking class with Nonna Maria | poster | Rivers by Ella Moor, signed | yoga in the park | entry and one drink | a day at the lake | mug with logo | tickets to The Anchor | piano lesson for two | course: bread from scratch | consulting
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list big: 300 | 1000 | 250 | 80 | 500 | 1500 | 40
%list goods2: a portrait in oil | ten yoga lessons | the workshop on Saturday | a box of pears from the farm | tuning of one piano | half a lamb | the cottage for a week in May
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
(create|make|generate) a payment link for {product=product2}, {amount=price}
payment link: {product=product2}, {amount=sumonly} {currency:EUR=euros|EUR}, until {expires=date}
{amount=sumonly} {currency:USD=dollars|USD} for {product=product2}, link valid until {expires=date}
until {expires=date} people should be able to pay {amount=sumonly} {currency:GBP=pounds|GBP} for {product=product2}
{product=product2} {amount=price} link
{amount=sumonly} {currency:CHF=francs} {product=product2}
~ pay link {product=product2}, {amount=price}
how do I get people to hand over {amount=price} for a {product=product2} without a card reader
I'm selling a {product=product2} for {amount=price} and she wants to settle it online, give me something to send her
nobody carries cash any more, {product=product2} is {amount=sumonly} {currency:EUR=euro}, what can I post in the group?
something clickable for my {product=product2}, {amount=price}, closing {expires=date}
no refund this time, she has yet to pay: checkout page for {product=product2} at {amount=price}
payment link for {product=product2}
create a link over {amount=price}
payment link for {product=sellitem} over {amount=ncash} {currency:EUR=euros|EUR}
{amount=ncash} {currency:CHF=Swiss francs|francs} for {product=sellitem}, make a payment link until {expires=daytx}
product: {product=sellitem}, amount: {amount=ncash}, currency: {currency:USD=USD|dollars}, expires: {expires=daytx}
create a payment link that expires on {expires=daytx} for {product=sellitem} at {amount=ncash}
in {currency:GBP=pounds|GBP}, a payment link called {product=sellitem}, price {amount=ncash}
open till {expires=until}, {amount=big} {currency:EUR=euros}, {product=goods2}
~ {amount=big} {currency:GBP=pounds} for {product=goods2}
{product=goods2} at {amount=big}, the customer hates bank transfers, {=post}

%tool coinlane_create_refund This tool will refund a payment intent in Coinlane. If no amount is given the entire charge is refunded. Refunds cannot be undone, so repeat the details to the user before calling.
%also Refunds a payment in full or in part.
%also Give a buyer back all or some of what was charged, noting whether it was a duplicate, fraud or at the customer's wish.
%param payment_intent* (charge, payment_id) {"type": "string", "description": "The ID of the PaymentIntent to refund"}
%param amount (partial_amount, sum) {"type": "number", "description": "The amount to refund"}
%param reason (refund_reason) {"type": "string", "enum": ["duplicate", "fraudulent", "requested_by_customer"], "description": ""}
%list intent: pi_3Nx8a | pi_77Qk | pay_20391 | pi_9Zt41c | ch_5512 | pi_001b | pay_88 | pi_Lm42 | ch_1A9f | pi_6603 | pay_4410 | pi_kk07
%list intent2: pi_3Nx82Kq | pi_9f31 | pi_0042_test | pi_LmN77 | pi_1OxQ | pi_b2b_5510 | pi_88 | pi_zz03a | pi_7Gh2TtR | pi_e4
~ refund [payment] {payment_intent=intent}
refund {amount=price} of {payment_intent=intent}, {reason:requested_by_customer=customer asked for it|at the customer's wish}
{payment_intent=intent} was {reason:duplicate=charged twice|a duplicate}, refund {amount=price}
{reason:fraudulent=fraud|fraudulent}: {payment_intent=intent}, give back {amount=price}
~ {payment_intent=intent} refund
{amount=price} back, {payment_intent=intent}
{payment_intent=intent}, {reason:duplicate=duplicate}
she never received anything for {payment_intent=intent}, so let her have {amount=price} again
I feel bad about {payment_intent=intent}, return her money
{payment_intent=intent} went through {reason:duplicate=twice} by mistake, undo one
what happened with {payment_intent=intent} was a stolen card, {reason:fraudulent=it's fraud}, the owner needs it back
~ there's no dispute on {payment_intent=intent} yet and I don't want one, so pay back {amount=price}
refund a payment, {amount=price}
refund because of {reason:duplicate=a duplicate}
~ send {amount=money2} back on {payment_intent=intent2}
reverse {payment_intent=intent2}, {reason:duplicate=charged twice|a double charge}
{payment_intent=intent2}, {reason:requested_by_customer=the buyer asked for it|customer wants it}, hand back {amount=money2}
all the money from {payment_intent=intent2} back to the customer, he paid 40 days ago
%lang de
erstatte {payment_intent=intent} zurück, {reason:duplicate=doppelt abgebucht}
%lang es
devuélvele el dinero de {payment_intent=intent}

%tool coinlane_update_subscription This tool will update an existing subscription in Coinlane: switch the customer to another plan, change the number of seats, or pause collection until a date. Proration is applied automatically unless `proration` is none.
%also Updates plan or quantity of a customer's subscription.
%also Upgrade or downgrade what a client pays for every month, alter how many licences they have, or suspend billing for a while.
%param customer* (customer_id, account) {"type": "string", "description": "Customer name, email or id"}
%param plan (price, tier) {"type": "string", "enum": ["free", "starter", "team", "business", "enterprise"], "description": "Plan to switch to"}
%param quantity (seats, licences) {"type": "integer", "description": "Seats"}
%param pause_until (resumes_at) {"type": "string", "description": "Date collection resumes"}
%param proration (proration_behavior) {"type": "string", "enum": ["create_prorations", "none", "always_invoice"], "description": "proration_behavior"}
%list client3: Nordwind | Bread & Roses Ltd | Pino's | acct_4471 | The Paper Mill | billing@acme.io | Haddad and Sons | Initech | Mrs. O'Leary | Team Rocket Labs | cus_9fk2 | Studio Under the Oaks | ZED
(switch|move|change) {customer=client} to the {plan:team=team} plan
{customer=client}: {plan:business=business}, {quantity=int} seats, {proration:none=no proration|without proration}
{quantity=int} seats for {customer=client} on {plan:enterprise=enterprise}
pause {customer=client}'s subscription until {pause_until=date}
from now {customer=client} pays for {quantity=int} licences, {plan:starter=starter} plan, {proration:always_invoice=invoice at once|invoice right away}
{customer=client} {plan:business=business}
{quantity=int} seats {customer=client}
{customer=client} on {plan:free=free}
{customer=client} can't afford us at the moment, charge nothing before {pause_until=date}
five people left {customer=client}, they're {quantity=int} now, bill them for that
{customer=client} outgrew what they have, give them {plan:enterprise=Enterprise}
~ they're closed for winter at {customer=client}, no money from them until {pause_until=date}
no refund for {customer=client}, just the smaller plan: {plan:starter=starter}
upgrade a customer to {plan:team=team}
change the subscription to {quantity=int} seats
move {customer=client3} to the {plan:business=business} plan with {quantity=int} seats
pause {customer=client3} until {pause_until=untilday}
customer {customer=client3}, plan {plan:team=team}, seats {quantity=int}, proration {proration:none=none}
{quantity=int} seats for {customer=client3}, {proration:always_invoice=always invoice|invoice right away}
until {pause_until=untilday} no collection from {customer=client3}
{plan:starter=starter} instead of team for {customer=client3}, {quantity=int} seats
set the seats of {customer=client3} from {=int} to {quantity=bigint}
plan: {plan:enterprise=enterprise} / who: {customer=client3} / proration: {proration:create_prorations=create prorations}

%tool coinlane_list_disputes This tool will fetch a list of disputes in Coinlane. Disputes (chargebacks) occur when a cardholder questions a charge with the bank. Newest first; `limit` can range between 1 and 100.
%also Returns disputes.
%also Chargebacks that were opened against us, in one state only if asked, since some day, and no more than a number of them.
%param status (state) {"type": "string", "enum": ["needs_response", "under_review", "won", "lost"], "description": "Only disputes in this state"}
%param created_after (since, gte) {"type": "string", "description": ""}
%param limit (page_size, max) {"type": "integer", "description": "A limit on the number of objects to be returned, 1 to 100"}
%list pdx: 1 March | last Friday | Monday | 2026-08-01 | the 12th | Easter | the start of the month | last week | January | 3 June 2026 | yesterday | mid-July
list [all] disputes since {created_after=pday}
{status:needs_response=disputes that need a response|unanswered disputes} since {created_after=pday}, max {limit=int}
the last {limit=int} disputes we {status:lost=lost}
{status:won=won} disputes since {created_after=pday}, {limit=int} of them
disputes {status:under_review=under review}
{status:lost=lost} chargebacks
{limit=int} newest disputes
is anyone trying to get their money back through the bank
did we get into trouble with any cardholder since {created_after=pday}
which of the complaints at the bank did we {status:won=win}
~ the bank keeps sending letters, what do I still have to {status:needs_response=answer}?
not a refund, I mean those where the bank took it back, since {created_after=pday}
chargebacks {status:needs_response=waiting for our reply|we haven't answered yet|to be answered}
{status:lost=lost} disputes since {created_after=pdx}
the newest {limit=fewx} chargebacks {status:under_review=under review|being looked at|still with the bank}
which charges have cardholders contested, my call is at 3
%lang de
welche Rückbuchungen sind noch {status:under_review=in Prüfung}
%lang es
enséñame las {limit=int} últimas disputas que hemos {status:lost=perdido}

%server cratemarket

%tool cratemarket_get_orders Get orders of the Cratemarket store with optional filtering by customer, fulfillment and financial status and creation date. Default first: 10. Output contains order name (#1001), total and line items. Use `format: json` only when the user asks for raw data.
%also Returns store orders.
%also What buyers have bought in the web shop, restricted to what is unshipped or unpaid, to one person, or to a stretch of time.
%param customer (buyer, customer_email) {"type": "string", "description": "Customer name or email"}
%param fulfillment (status, fulfillment_status) {"type": "string", "enum": ["unfulfilled", "partial", "fulfilled", "returned"], "description": "Fulfillment status"}
%param created_from (start, since) {"type": "string", "description": "From day"}
%param created_to (end, until) {"type": "string", "description": "To day"}
%param first (limit, count) {"type": "integer", "description": "Number of orders to return"}
%param format (output, response_format) {"type": "string", "enum": ["markdown", "json", "csv"], "description": ""}
%list custx: Roisin O'Malley | sal@pinos.example | Mr. Achebe | The Anchor Ltd | Ruth and Basil | Salt and Vine | kenji.m@post.example | Big Sal | Anneke van der Berg | Bits to Go
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
(show|get|list) {fulfillment:unfulfilled=unshipped|unfulfilled} orders
orders of {customer=client} from {created_from=pday} to {created_to=date}
from {created_from=pday} until {created_to=date} all {fulfillment:returned=returned} orders as {format:csv=CSV}
~ first {first=int} {fulfillment:partial=partially shipped|partial} orders of {customer=client}, {format:json=json}
between {created_from=pday} and {created_to=date}, {first=int} orders, {format:markdown=markdown}
{fulfillment:unfulfilled=unfulfilled} orders
{customer=client} orders
{first=int} latest orders
what do I have to {fulfillment:unfulfilled=pack} this morning
has {customer=client} bought anything from us since {created_from=pday}
the post office closes at six, who is {fulfillment:unfulfilled=still waiting for a parcel}?
how was business since {created_from=pday}, {format:csv=a table for Excel} please
don't mark it as shipped, I only want to see what {customer=client} ordered
show {fulfillment:unfulfilled=unfulfilled|unshipped} orders from {customer=custx} since {created_from=dayfx}
the last {first=nmany} orders by {customer=custx} as {format:csv=csv|a csv}
customer {customer=custx}, status {fulfillment:returned=returned}, from {created_from=dayfx}, to {created_to=daytx}
orders created between {created_from=dayfx} and {created_to=daytx}, {fulfillment:partial=partially shipped|partial} only
~ in {format:json=json|raw json}, orders of {customer=custx} up to {created_to=daytx}, first {first=nmany}

%tool cratemarket_fulfill_order Create a fulfillment for a Cratemarket order, i.e. mark its line items as shipped. Provide carrier and tracking number if known; the buyer gets a shipping confirmation unless notify_customer is false.
%also Marks an order as shipped.
%also Say that a web shop purchase has left the house, with which parcel service and under which number.
%param order* (order_id, order_name) {"type": "string", "description": "Order name such as #1042"}
%param carrier (tracking_company, shipped_with) {"type": "string", "description": "Tracking company"}
%param tracking_number (tracking, number) {"type": "string", "description": ""}
%param notify_customer (notify, send_mail) {"type": "boolean", "description": "Send a shipping confirmation"}
%list shoporder: #1042 | #2201 | #1877 | 1990 | #3005 | #1111 | 2468 | #1503 | #998 | #4410 | 1734 | #2077
%list courier: DHL | UPS | Royal Mail | DPD | Hermes | FedEx | GLS | Correos | PostNord | bike courier from next door | Swiss Post | Evri
%list trackno: 00340434161094 | 1Z999AA101 | JD0146000 | RR123456785GB | 3S9922 | CX770012345DE | 9400111899 | TBA3314 | 55081 77210
%list ordno: #1042 | 1007 | #2219 | #998 | 1350 | #10012 | #4471 | 2003 | #77 | #1500
%list carrx: DHL | Royal Mail | UPS | Post | Hermes and Sons | FedEx | Parcel to Go | GLS | Bikes and Boxes | DPD
%list trackx: JD0146009 | 1Z999AA101 | RR 4471 22 GB | 00340434 | LX77120DE | 5519004421 | TG-20-114 | CC0099NL | H44-1200 | 88120034
%list courier2: DHL | Royal Mail | a bike courier | UPS | GLS | Hermes | FedEx
%list trk: JD0146000 | 1Z999AA1 | RM22GB | 00340434 | TRK-7781
%list onr: #1042 | 2210 | order 877 | #31005 | SO-66
(fulfil|ship|mark as shipped) order {order=shoporder}
{order=shoporder} went out with {carrier=courier}, tracking {tracking_number=trackno}
{carrier=courier} {tracking_number=trackno} for {order=shoporder}, {notify_customer:true=tell the buyer|notify the customer}
order {order=shoporder} shipped by {carrier=courier}, {notify_customer:false=no mail to the buyer|don't notify the customer}
{order=shoporder} shipped
{order=shoporder}, {carrier=courier}
{carrier=courier} for {order=shoporder}: {tracking_number=trackno}
I've just dropped {order=shoporder} at the counter of {carrier=courier}, number {tracking_number=trackno}
{order=shoporder} is on its way at last, {notify_customer:true=let them know}
~ the van has taken {order=shoporder} along, {carrier=courier} {tracking_number=trackno}
{order=shoporder} was picked up by her in person, so it's settled, {notify_customer:false=without a mail}
no need to list the orders again, {order=shoporder} has left the house with {carrier=courier}
mark an order as shipped with {carrier=courier}
fulfill with tracking number {tracking_number=trackno}
mark order {order=ordno} as shipped with {carrier=carrx}, tracking {tracking_number=trackx}
{tracking_number=trackx} by {carrier=carrx} is the parcel for order {order=ordno}, mark it shipped
order {order=ordno}, carrier {carrier=carrx}, tracking no {tracking_number=trackx}, {notify_customer:false=no mail to the customer|don't notify}
fulfil {order=ordno} via {carrier=carrx} and {notify_customer:true=tell the customer|notify the buyer}
fulfil order {order=ordno} under tracking number {tracking_number=trackx}
by {carrier=courier2} under {tracking_number=trk}, {order=onr}
{order=onr}, {tracking_number=trk}, {notify_customer:true=let the buyer know|mail the customer}
{order=onr} has gone out with {carrier=courier2}, wrapped in paper with stars
%lang de
{order=shoporder} ist mit {carrier=courier} raus, Sendungsnummer {tracking_number=trackno}
%lang es
marca {order=shoporder} como enviado por {carrier=courier} y {notify_customer:true=avisa al cliente}

%tool cratemarket_adjust_inventory Set the available quantity of a Cratemarket product variant at a location. This overwrites the previous number, it does not add to it. Product is matched by title or SKU.
%also Sets the stock of a product in the shop.
%also Correct how many pieces of an article the web shop may still sell from one warehouse.
%param product* (sku, item) {"type": "string", "description": "Title or SKU"}
%param available* (quantity, set_to) {"type": "integer", "description": "New quantity"}
%param location (warehouse, location_id) {"type": "string", "description": "Warehouse"}
%param variant (option, variant_title) {"type": "string", "description": ""}
%list shopitem: linen shirt | scented candle with lavender | enamel mug | walnut cutting board | wool socks | poster of the moon | bamboo toothbrush | notebook and pen set | rain jacket for kids | ceramic bowl | olive oil soap | leather belt | SKU 4417 | desk lamp | picnic blanket | espresso cups in grey | SKU AB-90 | garden gloves | tea towel | puzzle with 500 pieces | phone case | felt slippers
%list stockno: 40 | 12 | 150 | 7 | zero => 0 | 300 | 25 | 64 | 18 | three => 3 | 90 | 1000 | 36
%list depot: Leipzig | main warehouse | shop in the old town | Rotterdam | garage | pop-up store | Milton Keynes | cellar | Vienna West | outlet | north hall | Dallas
%list variant: blue | size M | large | red and white | 500 ml | left-handed | black | XL | oak | unscented | kids | matte
%list cmprod: Sourdough starter kit | SKU-4471 | Mug with anchor | Salt and pepper set | The Long Scarf | T-shirt | Candle, vanilla | Notebook for left-handers | TX-9 | Bag from Oslo
%list cmnum: 40 | 120 | 7 | 0 | twelve => 12 | 300 | 15 | 64 | 25 | 3
%list cmloc: Leeds warehouse | Oslo | the shop on Mill Lane | depot 2 | back room | North and South | Graz | Hall C | the cellar | Hall A
%list cmvar: blue | large | Red, size M | 250 g | black and white | XL | green | v2 | small and round | oak
%list whs: Bremen | the back room | warehouse 2 | Leeds | the container | Graz
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
%list sku: Mug with fox | SKU-77 | Linen apron | Poster from Paris | Candle no. 5 | Bag for life
%list vari: size M | in green | the large one | A3 | with handle | unscented
set [the stock of] {product=shopitem} to {available=stockno}
{available=stockno} {product=shopitem} available in {location=depot}, variant {variant=variant}
{location=depot}: {product=shopitem} in {variant=variant}, {available=stockno} left
~ {product=shopitem}, {variant=variant}, {location=depot}: stock {available=stockno}
{product=shopitem}: {available=stockno}
{available=stockno} {product=shopitem}, {location=depot}
stock {product=shopitem} {available=stockno}
I've counted the {product=shopitem} twice, there are {available=stockno} on the shelf in {location=depot}
mice got into {location=depot}, only {available=stockno} of the {product=shopitem} can still be sold
the delivery of {product=shopitem} has come, makes {available=stockno} all in all
a customer could buy the {product=shopitem} in {variant=variant} although we have {available=stockno}, correct that
no order to look up, the number of {product=shopitem} in {location=depot} is {available=stockno}
set the stock of {product=shopitem}
inventory in {location=depot} to {available=stockno}
set {product=cmprod} to {available=cmnum} in {location=cmloc}
{available=cmnum} of {product=cmprod} in {variant=cmvar} at {location=cmloc}
product {product=cmprod}, variant {variant=cmvar}, stock {available=cmnum}, location {location=cmloc}
at {location=cmloc} there are {available=cmnum} {product=cmprod} now
variant {variant=cmvar}, product {product=cmprod}: quantity {available=cmnum}
stock of {product=cmprod} is {available=cmnum}, not {=cmnum}
in {location=whs} only {available=heads} of {product=sku}
{product=sku}, {variant=vari}: {available=heads}
make it {available=heads} for {product=sku}, mice got into the rest

%server crm

%tool crm_search_contacts Search the people and companies in the CRM by name, company, role or any note.
%also Returns CRM contacts matching a query.
%also Look somebody up in the customer database. Use this when the user wants to know who a customer contact is or how to reach them.
%param query* (search_term, q) {"type": "string", "description": "What to look for: a name, company, job title or keyword"}
%param limit (max_results) {"type": "integer", "description": "Maximum number of contacts"}
%list what: head of purchasing at Siemens | anyone at Globex | Miller | logistics people in Rotterdam | plumber | CFO of Initech | procurement lead at Northwind | Jana Becker | bakeries in Hamburg | former customers | resellers in Spain | dentists | press contacts | trade fair 2023 | Dr. Okafor | Contoso | site manager | newsletter subscribers in Leeds | Lindqvist | architects we met in Milan
%list crm: Nordwind | head of purchasing | Rosa Delgado | Berger & Sons | met at the fair in Graz | CFO | Okonkwo | wants a demo in spring | freelance designers in Leeds | O'Malley | vendor, paper and ink | VIP
%list ten: 5 | 10 | ten => 10 | 20 | twenty => 20 | 15 | 8 | twelve => 12 | 30 | 50 | 25 | 6
(look up|find|pull up) {query=what} in (the|our|) crm
who do we (know|have) at {query=company}[ in the crm]?
do we have a contact (called|named) {query=fullname}?
crm contact {query=fullname}
I'm about to call a customer, what (do|have) we (have|got) on {query=fullname} (in our customer database|in the crm)
show me {limit=int} contacts (matching|for) {query=what}
search (our|the) customer (base|list|records) for {query=what}, {limit:5=five|5|top five|no more than 5} are enough
{query=company}, who is our contact person there
I forgot the guy's details, {query=fullname} from the client side, check the crm please
can you search the crm contacts for me?
I need to find a customer contact
look through our customers for {query=crm}, {limit=ten} hits at most
who in the customer database matches "{query=crm}"
CRM: {query=crm}, first {limit=ten}
do we have a contact under {query=crm}, two of us are wondering
%lang de
(such|suche) {query=fullname} im CRM
wen (kennen|haben) wir (eigentlich|) bei {query=company} als Kontakt?

%tool crm_create_contact Add a new person to the CRM.
%also Creates a contact record. Returns its id.
%also Saves a new customer contact with name, e-mail address, phone number and the company the person works for.
%param name* (full_name, contact_name) {"type": "string", "description": "Full name of the contact"}
%param email (email_address) {"type": "string", "description": "E-mail address"}
%param phone (phone_number) {"type": "string", "description": "Telephone number"}
%param company (organization, account) {"type": "string", "description": "Employer of the contact"}
%list full: Agnes Brandt | Samuel Adeyemi | Mary Ellen Byrne | Sean O'Rourke | Pieter van der Meer | Rosa Delgado | Dr Ruth Feldman | Jan Kowal | Ilse Novak | Li Wei | Karl-Heinz Vogt | Anne de la Cruz
%list full2: Ewan Price | Nadia Romero | Otis Hall | Beatrix Hahn | Tariq Aziz | Solveig Dahl | Lorenzo Bianchi | Shanti Rao | Declan Moore
%list tel: 0171 334455 | +44 20 7946 0011 | 555-0182 | +49 30 889900 | 0664 1234567 | +34 600 112 233
%list mail: j.price@tidewater.com | nadia@lopez.es | office@bakerandsons.co.uk | t.solberg@nordlicht.de | otis@example.org | beatrix.h@studiohalle.at
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
add {name=fullname} from {company=company} to the crm
(new contact|new crm contact|create contact): {name=fullname}, {email=email}[, {phone=phone}]
I just met {name=fullname} at the fair, works (for|at) {company=company}, please (save|put) her in the crm
save {name=fullname} as a (customer|crm) contact with the number {phone=phone}
{name=fullname}, {company=company}, {phone=phone} - (put that|add this person) in our crm
could you (create|set up) a customer record for {name=fullname} ({email=email}|reachable at {phone=phone})
please enter a new lead contact called {name=fullname}, mail is {email=email}, phone {phone=phone}, company {company=company}
our crm doesn't have {name=fullname} yet, add him
add a new contact at {company=company} to the crm
~ I have a new customer contact to enter, her address is {email=email}
new person for the crm with phone {phone=phone}
~ add {name=full} from {company=firm} to the CRM
new contact {name=full}, {email=email}, works for {company=firm}
at {company=firm}, create a contact for {name=full} with phone {phone=phone}
name: {name=full}, mail: {email=email}, tel: {phone=phone}, company: {company=firm}
{phone=phone} is the number of {name=full}, {company=firm}, put them in the crm
contact {name=full} under {email=email}
firm {company=firm}, name {name=full}, phone {phone=phone}
from {company=client2}, {name=full2}, {phone=tel}
{email=mail} belongs to {name=full2}, save that
{name=full2} of {company=client2}, met at the fair in {=townb}
%lang es
(añade|agrega) a {name=fullname} de {company=company} (al CRM|como contacto de cliente)

%tool crm_update_deal Move a sales deal to another pipeline stage, optionally with a note.
%also Sets the stage of an opportunity.
%also Changes where a sales opportunity stands in the pipeline, for example to negotiation or won, and records why.
%param deal* (opportunity, deal_name) {"type": "string", "description": "Name of the deal"}
%param stage* (new_stage, status) {"type": "string", "enum": ["lead", "qualified", "proposal", "negotiation", "won", "lost"], "description": "New pipeline stage"}
%param note (comment, remark) {"type": "string", "description": "Remark that is stored with the change"}
%list deal: Acme renewal | Northwind expansion | Contoso pilot | Globex licence deal | hospital project | Baker Street refit | Initech upgrade | Zurich rollout | school district contract | Hansen solar deal | Umbrella framework agreement | Kowalski order | Riverside hotel project | fleet leasing deal | Stark 200 seat deal | bakery chain offer | Vandelay import | city library tender | Wayne support contract | Tyrell analytics package
%list deal_note: they want a discount on year two | budget was cut | the champion left the company | legal is reviewing the terms | they went with a cheaper vendor | signature expected after the board meeting | asked for three references | call them again in spring | price was never the problem | pilot went really well | waiting for their security team | decision moves to headquarters | competitor offered free onboarding | procurement wants net 60 | they loved the demo | no answer since the second call | we drop the setup fee | purchase order is on its way | new contact is the finance director | contract starts in July
%list deal2: Nordwind fleet | Pino's kitchen | Acme 2027 | Bread and Roses catering | website for The Anchor | Hartmann | tmp-pilot | Rooms to Go | Green and Blue, phase 2 | Won Ton Express | school lunch contract
%list dnote: budget approved on Friday | they want a second demo, with Ravi | price too high | waiting for legal to sign | signed by Mrs. O'Neill | lost to a cheaper offer from Leeds | call in May, not before | needs 40 licences | boss is on holiday until Monday | cut by ten percent
%list deal3: the Tidewater renewal | chairs for St. Anne's | Nordlicht phase two | the fleet for Lopez | lamps at the new opera | Halle licence | the contract with the port
%list dealn: they want it with two years of service on top | their new CFO counts every cent | lost to a cousin of the boss | signature by fax, believe it or not | waits for a word from the head office in Oslo | asked for a price without the install
(move|push) the {deal=deal} to {stage:negotiation=negotiation|the negotiation stage|negotiating}
we (won|just won) the {deal=deal}! set it to {stage:won=won|closed won}
mark the {deal=deal} as {stage:lost=lost|closed lost|dead}, {note=deal_note}
{deal=deal}: {stage:proposal=proposal sent|proposal|offer is out}
good news, the {deal=deal} is now {stage:qualified=qualified|properly qualified}, update the pipeline
sadly the {deal=deal} {stage:lost=is lost|went to a competitor|fell through}, please record that in the crm with the note {note=deal_note}
they signed, so the {deal=deal} (goes|should go) to {stage:won=won|the won column|closed as won}. note: {note=deal_note}
change the stage of the {deal=deal} back to {stage:lead=lead|a plain lead|just a lead}
put {stage:negotiation=in negotiation|negotiation} on the {deal=deal} and add that {note=deal_note}
(update|change) the stage of the {deal=deal}
move that deal to {stage:won=won|closed won}
move {deal=deal2} to {stage:negotiation=negotiation}
set {deal=deal2} to {stage:won=won} with the note {note=dnote}
note {note=dnote} and put {deal=deal2} into {stage:proposal=proposal}
deal: {deal=deal2}, stage: {stage:qualified=qualified}, note: {note=dnote}
{deal=deal2} is {stage:lost=lost}, {note=dnote}
into {stage:negotiation=negotiation}, {deal=deal3}, {note=dealn}
{deal=deal3} is {stage:won=won|ours}, drinks are on {=anna}
%lang de
setz den Deal {deal=deal} auf {stage:won=gewonnen|abgeschlossen}[, Notiz: {note=note_de}]

%tool crm_list_deals List the deals of the sales pipeline, filtered by stage, owner or minimum amount.
%also Returns opportunities.
%also Gives an overview of open sales opportunities and what they are worth.
%param stage {"type": "string", "enum": ["lead", "qualified", "proposal", "negotiation", "won", "lost"]}
%param owner (salesperson, assigned_to) {"type": "string", "description": "Sales person responsible"}
%param min_amount (minimum_value) {"type": "number", "description": "Only deals worth at least this much"}
%list ownx: Tess Okonkwo | Marek | Mrs. D'Souza | Siobhan O'Hara | old Pete | Jo-Ann | Ignacio Reyes | Dr. Lindqvist | Mark Will | Hal | may summers | Yuki from the Vienna office
%list hpx: 320000 | €450,000 => 450000 | 280,000 euros => 280000 | $615,000 => 615000 | £240,000 => 240000 | 500000 dollars => 500000 | 399,000 => 399000 | 175000 | 730000 euros => 730000 | 1,200,000 => 1200000 | £89,950 => 89950 | 264500
what's in (the|our) [sales] pipeline [right now]?
show [me] (all|) deals (in|that are in) {stage:negotiation=negotiation|the negotiation stage}
which deals did we {stage:lost=lose|not get|miss out on}?
how many opportunities does {owner=firstname} have (in|at) {stage:proposal=proposal stage|the proposal stage|the offer stage}
deals over {min_amount=money}
(list|give me) {owner=firstname}'s deals worth (more than|at least) {min_amount=money}
the boss wants to know what {owner=fullname} is (selling|working on), list the deals
~ anything {stage:won=closed won|won} above {min_amount=money}?
I have a sales meeting in ten minutes, get me the (open deals|pipeline)
{stage:lead=fresh leads|new leads|leads} {owner=firstname} is looking after
deals of {owner=ownx} {stage:negotiation=being negotiated|in negotiation|still haggled over}
what has {owner=ownx} got over {min_amount=hpx} in the pipeline
{stage:won=won|closed and signed} deals from {min_amount=hpx} up
our open opportunities, I lead the call at noon
above {min_amount=bigsum}, with {owner=anna}
{owner=maria}'s in {stage:proposal=proposal}, the bank calls at ten
%lang es
(muéstrame|enséñame) los negocios {stage:won=ganados|que ganamos} de {owner=firstname}

%server dealflow
%list closing: end of march | june 30 | next friday | the 15th | december | end of the quarter | may 12 | in three weeks | 2025-09-01 | tuesday | next month | august | end of the year | the first of october | week after next | february 28
%list rep: Kim | Anna | Ravi | Marcus | Lena Vogt | Joao | Priya | Tom | Sofia Reyes | Chen | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei Lin | Nadia | Pete | Rosa | Stefan | Yusuf | Zoe
%list sum: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38

%tool dealflow-create-deal Add a deal to the sales pipeline.
%also Returns the new deal.
%also A chance to sell something: which customer, what it is worth and in which money, how far the talks are and when they will be over.
%param company* (customer, account, organization) {"type": "string", "description": "Customer"}
%param title (name, product) {"type": "string", "description": "What is sold"}
%param amount (value, worth) {"type": "number", "description": "Value"}
%param currency (currency_code) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "JPY"], "description": ""}
%param stage (status, phase) {"type": "string", "enum": ["lead", "qualified", "proposal", "negotiation", "won", "lost"], "description": "Stage in the pipeline"}
%param close_date (expected_close, closing) {"type": "string", "description": "Expected closing date"}
%list sale: 40 licences | annual support plan | website relaunch | 12 espresso machines | security audit | training for the sales team | cloud migration | new warehouse shelves | mobile app | solar panels for the roof | consulting package | renewal of the maintenance contract | pilot with two stores | forklift lease | brand refresh | data platform | 500 name badges | logistics software | translation of the manuals | video campaign | starter plan | premium hosting
%list worth: 12000 | 4,500 | 80k => 80000 | 250000 | 9,900 | 1.5 million => 1500000 | 30k => 30000 | 600 | 18,750 | 45000 | 7200 | 100k => 100000 | 2400 | 55,000 | 990 | 320000
%list curr: euros => EUR | dollars => USD | pounds => GBP | francs => CHF | yen => JPY | EUR | USD | GBP | CHF | euro => EUR | US dollars => USD | swiss francs => CHF
%list cust3: Van Dyck & Sons | Pino's | Hollis Bakery | The Anchor | Ines Marchetti | Blue Door Studio | city of Ghent | O'Brien Roofing | Mr. Tanaka | Kiwi Labs | Friends of the Library
%list amt: 4500 | 120 | 80 | 950 | 12000 | 64.50 | 300 | 2750 | 18 | 7200
%list deal: 200 chairs and tables | website for The Anchor | Support, two years | training in Lisbon | licences | oven with delivery and setup | Move to the Cloud | van lease | Bread for the canteen, daily
%list day4: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list duedate: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list day5: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list sold: annual support with on-site visits | 40 laptops for the new office | redesign of the web shop | maintenance under the old contract | two days of training for the sales team | printing of the catalogue | a pilot with three stores | solar panels on the depot roof
(add|create) a deal with {company=cust2}: {title=sale}, {amount=worth} {currency=curr}
new deal {company=cust2}, {title=sale}, {stage:proposal=proposal|proposal sent}, closing {close_date=closing}
{company=cust2} wants {title=sale} for {amount=worth} {currency=curr}, put it in the pipeline
{amount=worth} {currency=curr} from {company=cust2}, {stage:lead=just a lead|lead}, expected {close_date=closing}
put {company=cust2} into the pipeline as {stage:qualified=qualified}
by {close_date=closing} {company=cust2} should sign for {title=sale}, {stage:negotiation=negotiation|we are negotiating}, {amount=worth} {currency=curr}
{title=sale} / {company=cust2} / {amount=worth} {currency=curr}
{company=cust2} might buy {title=sale}, worth {amount=worth}, I guess {close_date=closing}
met someone from {company=cust2} at the fair who is keen on {title=sale}
good news, {company=cust2} said yes to {title=sale}: {stage:won=won}, {amount=worth} {currency=curr}
add a deal for {title=sale}, {amount=worth} {currency=curr}
create a new deal that closes {close_date=closing}
deal with {company=cust3} for {amount=amt} {currency:EUR=euros|EUR}
~ add a deal "{title=deal}" for {company=cust3}, closing {close_date=day4}
{company=cust3}, {title=deal}, {amount=amt} {currency:USD=USD|dollars}
~ company: {company=cust3}, title: {title=deal}, amount: {amount=amt}, stage: {stage:proposal=proposal}
close by {close_date=duedate}, stage {stage:negotiation=negotiation}, {title=deal} to {company=cust3}
new {stage:lead=lead} called {title=deal}, customer {company=cust3}
put {company=cust3} in {stage:qualified=qualified} with {amount=amt} {currency:GBP=pounds|GBP}
worth {amount=amt}, titled {title=deal}, deal with {company=cust3} expected on {close_date=day5}
with {company=firm2} for {amount=sum} {currency:EUR=euros|eur}, {title=sold}
~ for {title=sold}, {company=firm2}, closing {close_date=eday}
{company=firm2} might take {title=sold}, at {stage:proposal=proposal|the proposal stage}
%lang es
crea una oportunidad con {company=company} por {amount=worth} {currency:EUR=euros}, cierre previsto {close_date=date}

%tool dealflow-find-deals Find deals by owner, stage and value.
%also Returns deals[], largest first.
%also Which sales are being worked on, by whom, how far they are, and between what sums they lie.
%param owner (rep, sales_rep) {"type": "string", "description": "Salesperson"}
%param stage (status, phase) {"type": "string", "enum": ["lead", "qualified", "proposal", "negotiation", "won", "lost"], "description": "Only this stage"}
%param min_amount (from_amount, min_value) {"type": "number", "description": "At least this value"}
%param max_amount (to_amount, max_value) {"type": "number", "description": "At most this value"}
%param closing_before (before, close_by) {"type": "string", "description": ""}
%list low: 1000 | 5000 | 10k => 10000 | 500 | 2,500 | 20000 | 8000 | 15k => 15000 | 100 | 12,000
%list high: 50000 | 100k => 100000 | 75,000 | 200000 | 60k => 60000 | 30000 | 1 million => 1000000 | 90000 | 40,000 | 500000
%list bigs: 800 | 1200 euros => 1200 | $500 => 500 | €300 => 300 | £650 => 650 | 2500 | 1,000 => 1000 | 750 dollars => 750 | 400 | 900 euros => 900
%list huge: 50000 | $20,000 => 20000 | 80,000 euros => 80000 | €15000 => 15000 | 100000 | £30,000 => 30000 | 12000 | 25000 dollars => 25000 | 64500 | 40,000 => 40000
%list min_amount: 400 | 250 | 600 | 350 | 500 | 450 | 800 | 700 | 300
%list max_price: 1,200 => 1200 | 950 | 2500 | 1800 | 3000 | 1400 | 5000 | 1,050 => 1050
(find|show) deals of {owner=rep} between {min_amount=low} and {max_amount=high}
~ which deals in {stage:negotiation=negotiation} close before {closing_before=closing}
{owner=rep}'s {stage:proposal=proposals} over {min_amount=low}
deals from {min_amount=low} to {max_amount=high}, {stage:qualified=qualified} only
under {max_amount=high} and above {min_amount=low}, {owner=rep}, {stage:lead=leads}
what did {owner=rep} {stage:won=win}
everything {stage:lost=we lost} worth more than {min_amount=low}
how is {owner=rep} doing, anything that should be signed before {closing_before=closing}?
is there money coming in before {closing_before=closing}, at least {min_amount=low}
{stage:negotiation=negotiation}, max {max_amount=high}, min {min_amount=low}, {owner=rep}
pipeline of {owner=rep} up to {max_amount=high} please
show me the deals
deals of {owner=who3} over {min_amount=bigs}
{stage:proposal=proposals|deals in proposal} by {owner=who3} closing before {closing_before=end}
between {min_amount=bigs} and {max_amount=huge}, deals in {stage:negotiation=negotiation}
owner {owner=who3}, stage {stage:lead=lead}, min {min_amount=bigs}, max {max_amount=huge}
{stage:won=won} deals under {max_amount=huge} for {owner=who3}
before {closing_before=end}, at least {min_amount=bigs}, what deals does {owner=who3} have
stage: {stage:qualified=qualified}, closing before: {closing_before=day2}, owner: {owner=who3}
which deals up to {max_amount=huge} did {owner=who3} {stage:lost=lose}
from {min_amount=sum} up, owned by {owner=mate}, {stage:negotiation=in negotiation|under negotiation}
by {owner=mate}, to close before {closing_before=eday}
over {min_amount=min_amount} but under {max_amount=max_price}, who looks after it doesn't matter
%lang de
zeig mir die Deals von {owner=rep} zwischen {min_amount=low} und {max_amount=high} Euro

%tool dealflow-log-contact Log a call, meeting or e-mail with a contact.
%also Returns the activity id.
%also Write into a customer's history that somebody spoke with them, what it was about and how long it took.
%param contact* (person, customer) {"type": "string", "description": "Person or company"}
%param kind* (type, activity_type) {"type": "string", "enum": ["call", "meeting", "email", "demo"], "description": "Kind of contact"}
%param summary (note, notes) {"type": "string", "description": "What was said"}
%param duration_minutes (minutes, length) {"type": "integer", "description": "Length in minutes"}
%param date (day, on) {"type": "string", "description": "Day"}
%list said: they want a discount | the decision is put off until may | she loved the prototype | budget was cut in half | he asked for two references | contract goes to legal now | they compare us with a competitor | needs an offer by friday | not interested this year | wants to start with one team | complained about late deliveries | is moving to another department | will sign next week | asked how we store data | liked the price, not the design | we agreed on a pilot | their server room is full | they expand to poland | he is on parental leave until fall | needs it in japanese
%list span: 10 minutes => 10 | half an hour => 30 | an hour => 60 | 45 minutes => 45 | 20 min => 20 | 90 minutes => 90 | five minutes => 5 | 2 hours => 120 | 15 mins => 15 | a quarter of an hour => 15 | 30 minutes => 30 | 1 hour => 60
%list client3: Hollis Bakery | Mia Carlsson | city of Ghent | Pino's | Mr. Tanaka | Blue Door Studio | D'Arcy | Van Dyck & Sons | Friends of the Library | Acme
%list said2: they want a new offer by May | price too high, will think about it | talked about the move from Leeds to Bath | no answer yet | wants ten more licences and training | Ella takes over from Tom | liked the demo, asked for references | contract signed | call back after the holidays
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list past3: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list span2: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
%list talk: they want a discount for two years up front | he is fine with the price but not with the date | asked for references from other hospitals | boss is on holiday until august | they compare us with Globex | need an offer with delivery to Poland | she will talk to legal about the terms
%list pastday_de: gestern | Montag | letzte Woche | heute | vorgestern | Freitag | Dienstag
log a {kind:call=call} with {contact=rep} [{date=pastday}]: {summary=said}
{kind:meeting=met} {contact=cust2} {date=pastday} for {duration_minutes=span}, {summary=said}
I {kind:call=phoned|called} {contact=rep} {date=pastday}, {summary=said}, put it in the crm
~ note in the history of {contact=cust2}: {kind:demo=demo}, {duration_minutes=span}, {summary=said}
{date=pastday} {kind:email=mail} from {contact=rep}: {summary=said}
{contact=cust2} {kind:meeting=meeting} {duration_minutes=span} {date=pastday}
{duration_minutes=span} on the {kind:call=phone} with {contact=rep}, {summary=said}, keep track of that
~ record that {contact=rep} {kind:email=wrote to us|e-mailed}: {summary=said}
for {contact=cust2}: we gave a {kind:demo=demo} {date=pastday}, {summary=said}
just hung up, {contact=rep}, {kind:call=call}, {summary=said}
log a {duration_minutes=span} {kind:meeting=meeting}
log a conversation with {contact=rep}
log a {kind:call=call} with {contact=client3} on {date=day3}: {summary=said2}
{duration_minutes=min} {kind:meeting=meeting} with {contact=client3}, {summary=said2}
on {date=day3}, {summary=said2}, {kind:email=email} from {contact=client3}
contact {contact=client3}, type {kind:demo=demo}, length {duration_minutes=min}, summary {summary=said2}
~ note for {contact=client3}: {kind:call=phone call}, {summary=said2}
{kind:demo=demo} for {contact=client3} of {duration_minutes=min}, {date=past3}
{duration_minutes=span2} {kind:call=on the phone|call} with {contact=mate}: {summary=talk}
{date=past2} I met {contact=firm2}, {kind:demo=for a demo|demo}, {summary=talk}
{summary=talk}, says {contact=mate}, {kind:email=by mail|in an e-mail}
%lang de
trag bei {contact=cust2} für {date=pastday_de} ein {kind:meeting=Treffen} ein, {duration_minutes:60=eine Stunde|60 Minuten}
%lang es
apúntame una {kind:call=llamada} con {contact=fullname} de {duration_minutes:30=media hora|30 minutos}

%server deskline

%tool deskline_answer_ticket Answer a customer's support ticket.
%also Returns the id of the reply.
%also Write back to somebody who asked for help, or leave a note that only colleagues see, and say what becomes of the case.
%param ticket_id* (ticket, id, case_number) {"type": "integer", "description": "Number of the ticket"}
%param reply* (message, body, text) {"type": "string", "description": "Text of the answer"}
%param internal (private, is_note) {"type": "boolean", "description": "Only for colleagues"}
%param new_status (status, state) {"type": "string", "enum": ["open", "pending", "on_hold", "solved"], "description": "Status afterwards"}
%list tno: 4411 | #882 => 882 | 10293 | 57 | #1304 => 1304 | 90218 | 733 | #26 => 26 | 6150 | #4078 => 4078 | 311 | 20554 | #95 => 95 | 1687 | 8820
%list answer: please restart the app and try again | your refund is on its way | we are sorry for the delay | a new charger was sent today | could you send us a screenshot | the fix will be in the next version | I have reset your password | the order left our warehouse this morning | that is not possible in the free plan | our engineers are looking into it | you find it under settings, then privacy | the voucher is valid until june | we can swap it for a bigger size | which browser do you use | the invoice was corrected | please check your spam folder | we have extended your trial by a week | the manual is attached | your account has been merged | he is angry, be gentle | seems to be the same bug as last week
%list reply: we have sent you a new cable | try turning the router off and on again | sorry, the blue one is sold out until May | your refund is on its way | Petra from billing will call you | please send a photo of the label | done | yes, but only with the yellow adapter | we can't reproduce it on our side | it ships on Monday and arrives by Thursday | no
%list num: 12 | 218 | #77 => 77 | 1043 | 905 | #66 => 66 | 341 | 2204 | #530 => 530 | 4812 | 88
%list reply2: the parcel is on its way to you | please restart the app and try again with wifi | we have refunded the amount to your card | could you send us a photo of the label | that will work from version 3 on | our driver was at your door at noon | sorry about the mix-up with your name
(answer|reply to) ticket {ticket_id=tno}: {reply=answer}
tell the customer in {ticket_id=tno} that {reply=answer}
{ticket_id=tno}: {reply=answer}, then {new_status:solved=close it|mark as solved}
{internal:true=internal note|private note} on {ticket_id=tno}, {reply=answer}
write "{reply=answer}" in ticket {ticket_id=tno} and set it to {new_status:pending=pending|waiting for the customer}
{reply=answer} - send that as the answer to {ticket_id=tno}, {new_status:open=leave it open|still open}
on {ticket_id=tno} add {internal:true=for colleagues only|for our eyes only}: {reply=answer}, {new_status:on_hold=on hold}
with {ticket_id=tno} put {new_status:on_hold=on hold|hold} and say {reply=answer}
whoever sent in number {ticket_id=tno} should get this back: {reply=answer}
{new_status:solved=done with} {ticket_id=tno}, last words: {reply=answer}
answer support ticket {ticket_id=tno}
reply to the ticket: {reply=answer}
tell the customer in ticket {ticket_id=num_id}: {reply=reply}
{ticket_id=num_id}, {new_status:solved=solved|resolved}, write back "{reply=reply}"
ticket {ticket_id=num_id}, {internal:true=colleagues only|just for the team}, say {reply=reply}
respond to {ticket_id=num_id}, still open since spring: {reply=reply}
{new_status:solved=then it's solved|mark it solved}, {ticket_id=num}, {reply=reply2}
to {ticket_id=num}, {reply=reply2}
under {ticket_id=num}, {internal:true=for colleagues only|internally}: {reply=reply2}

%tool deskline_find_tickets Find support tickets.
%also Returns tickets[] with subject and status.
%also Look for help requests of a customer or on a subject, as they stand, since a day.
%param customer (requester, from) {"type": "string", "description": "Who asked"}
%param about (query, subject) {"type": "string", "description": "Subject"}
%param status (state) {"type": "string", "enum": ["open", "pending", "on_hold", "solved"], "description": "Status"}
%param since (created_after, after) {"type": "string", "description": "Created after this date"}
%list problem: refund | broken charger | password reset | wrong size | missing parcel | double charge | login problem | cancelled subscription | invoice address | app crash | late delivery | data export | warranty | voucher code | damaged box | slow wifi | scratched screen | missing manual | cookie banner | account deletion | printer setup
%list firm3: Pino's | Hale & Sons | Nordwind | Bauer and Daughter Ltd | the city of Graz | Orbit | Under One Roof GmbH | Kettle, Inc | Dr. O'Neill | Moor Energy North | From Farm to Fork | T-Tel
%list prob: refund | wrong size | login page shows blank after update | parcel lost between Leeds and York | invoice for May | cancel and start again | two-factor code | delivery to a neighbour | broken lid | import from old-crm
%list since: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list subject: refunds | a broken charger | the invoice from march | late delivery to Spain | the login with two factors | missing keys | gift cards under 20 euros
(find|show) {status:open=open} tickets from {customer=cust2} [about {about=problem}]
~ support tickets about {about=problem} since {since=pastday}
{customer=cust2}, {about=problem}, since {since=pastday}
has {customer=cust2} written in about {about=problem} [since {since=pastday}]
which {about=problem} cases are {status:pending=pending|waiting for an answer} since {since=pastday}
since {since=pastday}, everything {status:solved=solved} for {customer=cust2}
how many people have moaned about {about=problem} lately
what's {customer=cust2} unhappy with at the moment
tickets {status:on_hold=on hold} on the subject of {about=problem}, from {customer=cust2}
list {customer=cust2} tickets
find support tickets
find {status:open=open} tickets from {customer=firm3} about {about=prob}
tickets about {about=prob} since {since=since}
customer: {customer=firm3}, status: {status:pending=pending}, since: {since=since}
since {since=since}, tickets by {customer=firm3}
which tickets on {about=prob} are {status:solved=solved}
about {about=prob}, from {customer=firm3}, {status:on_hold=on hold}
{customer=firm3}, {about=prob}, {status:open=open}
everything {customer=firm3} asked since {since=since}
on {about=subject} since {since=past2}, from {customer=firm2}
~ by {customer=mate} about {about=subject}, which are {status:on_hold=on hold|parked}
{about=subject}, everyone who wrote since {since=past2}
%lang de
welche {status:open=offenen} Supportanfragen hat {customer=cust2} zum Thema {about=topic}
%lang es
búscame los tickets {status:open=abiertos} de {customer=company} sobre {about=topic}

%server fieldrow
%list firm3: Globex | Nordwind | Hansen & Sons | Bright Teeth Dental | From Scratch Bakery | Initech | Studio Ost | At Home GmbH
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list fullm: Edith Marlowe | Josef Huber | Carmen Ortiz | Patrick Doyle | Helga Sommer | Jan Kowal | Bridget Walsh | Anton Dvorak | Luigi Ferrari | Esther Obi | Max Rosenthal | Greta Nilsson | Leyla Demir | Franz Maier

%tool fieldrow-search-objects 🔎 Performs advanced filtered searches across Fieldrow CRM object types. 🎯 Purpose: locate contacts, companies, deals or tickets by property. 📋 Prerequisites: use fieldrow-get-user-details first to check permissions. 🧭 Usage guidance: filters are combined with AND; at most 100 results.
%also Returns CRM objects that match filters.
%also Query people, firms or opportunities of the sales database by words, owner, stage or city.
%param objectType* (object_type, kind) {"type": "string", "enum": ["contacts", "companies", "deals", "tickets"], "description": "The type of CRM object to search"}
%param query (q, text) {"type": "string", "description": "Text to search across the default properties"}
%param owner (ownerId, rep) {"type": "string", "description": "Owner of the record"}
%param city (location, town) {"type": "string", "description": ""}
%param limit (count, page_size) {"type": "integer", "description": "max 100"}
%list salescity: Hamburg | Bristol | Valencia | Lyon | Austin | Graz | Oslo | Kraków | Zurich | Toronto | San José | Ghent | Leeds | Porto | Boston | St. Gallen
%list crmquery: bakery | solar panels | met at the fair in Cologne | former customer | dentists with two chairs | renewal in March | furniture | schools and kindergartens | wine import | interested in the premium plan | software for hotels | law firm | event agency | referred by Hannah | breweries | bike shops with repair | medical supplies | vegan food | architects | trial expired
%list crmq: solar | Moor Energy | refund | acme.io | bakery and café | renewal 2026 | Big Sal | from the fair | O'Neill | tmp-fix-2 | kitchen fitting, phase one
%list owner: Dana | Tom Frey | me | Ms. Duarte | the Lisbon team | Kofi | anna@corp.net | Jean-Luc
%list city2: Graz | Leeds | New York | Bath | Stoke-on-Trent | Lyon | Frankfurt am Main | Tel Aviv | Porto
%list lim: 5 | 10 | 20 | 25 | 50 | 100 | fifteen => 15 | thirty => 30
~ (search|find) {objectType:contacts=contacts} in {city=salescity}
{objectType:companies=companies} in {city=salescity} owned by {owner=person}, {limit=int} at most
{limit=int} {objectType:deals=deals} of {owner=person} about {query=crmquery}
{query=crmquery} {objectType:companies=companies|firms}, {city=salescity}
{owner=person}'s {objectType:deals=deals}
{objectType:tickets=tickets} {query=crmquery}
{objectType:companies=firms} {city=salescity}
I'm in {city=salescity} {=date} with an empty afternoon, which {objectType:contacts=people} could I drop in on
~ what is {owner=person} trying to {objectType:deals=close|sell} at the moment
do we know any {objectType:companies=businesses} that have to do with {query=crmquery}
who was that {objectType:contacts=person}, something with {query=crmquery}, from {city=salescity}?
don't create one before you know whether {query=crmquery} is among our {objectType:contacts=contacts}
~ search the crm for {query=crmquery}
everything owned by {owner=person}
~ search {objectType:deals=deals} for {query=crmq} owned by {owner=owner}
find {objectType:companies=companies} in {city=city2} matching {query=crmq}
object: {objectType:tickets=tickets}, query: {query=crmq}, owner: {owner=owner}, limit: {limit=lim}
{limit=lim} {objectType:contacts=contacts} from {city=city2}
from {city=city2}, {objectType:companies=companies}, at most {limit=lim}
with {query=crmq} in it, {objectType:tickets=tickets} of {owner=owner}
show {owner=owner}'s {objectType:deals=deals} in {city=city2}
{objectType:contacts=contacts}, {query=crmq}, {city=city2}, max {limit=lim}

%tool fieldrow-create-contact 🛠 Creates one contact in the Fieldrow CRM. 📋 Prerequisites: ALWAYS run fieldrow-search-objects first to avoid duplicates. The email property is the unique key when present.
%also Creates a contact record.
%also Put a new person into the sales database, with the firm they work for, how to reach them and how far along they are.
%param name* (fullname, contact) {"type": "string", "description": "Full name"}
%param email (email_address, mail) {"type": "string", "description": "Email"}
%param phone (mobile, phone_number) {"type": "string", "description": ""}
%param company (organization, associated_company) {"type": "string", "description": "Associated company"}
%param lifecycleStage (stage, lifecycle) {"type": "string", "enum": ["subscriber", "lead", "opportunity", "customer", "evangelist"], "description": "Lifecycle stage"}
%list firms: Acme | Pino's | Bell and Sons | The Anchor | Nordlicht Energie | Made in Leeds Ltd | Lopez, Haddad and Partners | tmp systems | Moor & Vale | Sunrise Dental Care | Hill
%list tel: 0171 5550199 | 020 7946 0122 | +44 7700 900113 | 555-0134 | 0664 118 22 90 | 030 4400 17 | 07700 900 561
(add|create) a contact {name=fullname} at {company=client}
new contact: {name=fullname}, {email=email}, {phone=phone}, {company=company}
{name=fullname} from {company=company}, {email=email}, is a {lifecycleStage:lead=lead}
{lifecycleStage:customer=customer} {name=fullname}, {phone=phone}, {company=company}
~ {company=company}: {name=fullname}, {email=email}
{name=fullname} {phone=phone}
{lifecycleStage:lead=lead}: {name=fullname}
I've just had coffee with {name=fullname} of {company=company}, number {phone=phone}, we must not forget her
{name=fullname} handed me a business card at the fair, {company=company}, {email=email}
~ we aren't in touch with {name=fullname} so far, that changes today: {phone=phone}
{name=fullname} signed at last, {company=company}, so she's a {lifecycleStage:customer=customer} from now on and should be in the books
the search found nobody, so put {name=fullname} in with {email=email}
add a contact at {company=company}
new contact {email=email}, {phone=phone}
add {name=fullname} from {company=firms} to the CRM, email {email=email}
new contact {name=fullname}, phone {phone=phone}, company {company=firms}
create a {lifecycleStage:lead=lead} {name=fullname} at {company=firms}
name {name=fullname}, mail {email=email}, tel {phone=phone}, firm {company=firms}, stage {lifecycleStage:customer=customer}
at {company=firms} there is {name=fullname}, reachable under {phone=phone}, add as {lifecycleStage:opportunity=opportunity}
{email=email} belongs to {name=fullname} of {company=firms}, save as contact
save {name=fullname} as a {lifecycleStage:subscriber=subscriber} with the address {email=email}
~ contact: {name=fullname} / {phone=phone} / {lifecycleStage:evangelist=evangelist}
from {company=firm3}, {name=fulln}, {phone=tel}
{lifecycleStage:lead=a lead|new lead}: {name=fullm} with {company=firm3}
{name=fulln} at {email=email}, met over canapés in Lyon
under {phone=tel} you reach {name=fullm}, {company=firm3}, put that in the CRM
%lang de
leg {name=fullname} von {company=company} als neuen Kontakt an, Telefon {phone=phone}
%lang es
añade a {name=fullname} de {company=company}, correo {email=email}

%tool fieldrow-create-engagement 📝 Creates an engagement (note, call, meeting or task) and associates it with a CRM record. Engagements appear on the record's timeline. 🧭 Usage guidance: body supports plain text only; timestamps default to now.
%also Logs an engagement on a record.
%also Write down on a client's timeline that one has phoned, met or noted something, or that something is still to be done for them.
%param record* (associate_with, objectId) {"type": "string", "description": "Name of the contact or company to associate"}
%param type* (engagementType, kind) {"type": "string", "enum": ["NOTE", "CALL", "MEETING", "TASK"], "description": "Engagement type"}
%param body* (content, metadata) {"type": "string", "description": "Text"}
%param timestamp (date, at) {"type": "string", "description": "When it took place or is due"}
%list engagebody: wants a demo for ten people | prefers mornings | asked for a discount of 15 percent | contract ends in June | not interested before autumn | sent the brochure and price list | his sister runs the second shop | very happy with the support | needs an offer in French | budget is frozen | decision with the board next month | left a voicemail | complained about the late delivery | will bring their own lawyer | loves sailing | new address in the harbour district | asked for references in Austria | pays by invoice and cheque | on parental leave | will decide after the audit
%list firmx: The Anchor Ltd | Pino's | Mr. Achebe | Salt and Vine | Roisin O'Malley | Oakfield School | Bits to Go | Moor & Daughters | Ruth from Hall 4 | Harbour
%list sincey: 3 May | Friday | the 14th | 12 January | Monday | New Year's Eve | the 2nd of March | 30 June | Sunday | Tuesday the 5th
%list engx: wants a new offer by Friday | talked about prices, no decision yet | send the contract to their lawyer | liked the demo but not the name | left a message with the secretary | walk through the numbers | budget approved | call back after the holidays, she's away | moves to York and needs a new office | very interested
%list past3: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
%list ebody: wants a quote for forty seats | not happy with the last delivery | call back after the fair | her contract with Acme ends in May | liked the demo, asked about price | talked about golf for an hour | will check with the board
log a {type:CALL=call} with {record=client}: {body=engagebody}
{type:NOTE=note} on {record=client}: {body=engagebody}
{type:MEETING=meeting} with {record=client} {timestamp=date}, {body=engagebody}
{timestamp=date} I {type:CALL=phoned|rang|called} {record=client}, {body=engagebody}
{type:TASK=task} for {record=client}, {timestamp=date}: {body=engagebody}
{record=client}, {type:NOTE=note}: {body=engagebody}
{type:CALL=call} {record=client}, {body=engagebody}
{type:MEETING=meeting} {record=client}: {body=engagebody}
I've {type:CALL=just hung up} with {record=client}, {body=engagebody}
whoever talks to {record=client} next ought to (know|read): {body=engagebody}, {type:NOTE=just a note}
had {type:MEETING=lunch} with {record=client} {timestamp=date} and the upshot is {body=engagebody}
{record=client} {type:CALL=rang me} while I was driving, {body=engagebody}
{record=client} is a contact already, so only the {type:NOTE=note}: {body=engagebody}
log a {type:CALL=call} with {record=client}
{type:NOTE=note} that says {body=engagebody}
{record=client} timeline: {body=engagebody}
log a {type:CALL=call} with {record=firmx} on {timestamp=sincey}: {body=engx}
{type:NOTE=note} on {record=firmx} saying {body=engx}
record {record=firmx}, type {type:MEETING=meeting}, body {body=engx}, time {timestamp=whnx}
{timestamp=whnx}, {type:TASK=task} for {record=firmx}: {body=engx}
put "{body=engx}" as a {type:NOTE=note} under {record=firmx}
with {record=firm3}, {type:CALL=a call|phone call}, {timestamp=past3}: {body=ebody}
{body=ebody}, {type:NOTE=as a note|note} on {record=fulln}
{type:MEETING=met|had a meeting with} {record=fullm}, {body=ebody}

%server helpdesk
%list tno: 40218 | #8812 => 8812 | T-3310 | HD-77 | 20551 | SUP-904

%tool create_ticket Open a support ticket at the help desk.
%also Create a new ticket. Returns the ticket number.
%also Reports an IT problem or a customer's complaint to the support team with a short subject and a description of what goes wrong.
%param subject* (title, summary) {"type": "string", "description": "One line that names the problem"}
%param description (details, body) {"type": "string", "description": "What happens, in the user's words"}
%param priority (urgency, severity) {"type": "string", "enum": ["low", "normal", "high", "urgent"], "description": "How urgent it is"}
%list issue: VPN keeps dropping | can't log in to payroll | laptop won't charge | printer on floor 3 is offline | Outlook crashes on start | no sound in meeting room B | password reset loop | monitor flickers | shared drive is gone | screen stays black after update | badge reader rejects my card | wifi dead in the canteen | keyboard missing keys | phone has no dial tone | two factor code never arrives | website shows a 500 error | checkout page hangs | app logs me out every hour | invoice PDF is empty | can't open the scanner software | mailbox is full | export button does nothing
%list issue_detail: it started after last night's update | I rebooted twice and nothing changed | the error says access denied | it happens every time I open a large file | works on my colleague's machine but not on mine | the whole team in accounting is affected | the customer is quite angry about it | I hear a beep and then it dies | only when I work from home | the screen goes black for ten seconds and comes back | I already tried another cable | since Monday nobody can save documents | it asks for a licence key we do not have | the light on the front blinks orange | the form loses everything I type | it says my account is locked
%list subj: login page shows blank after update | printer | VPN drops at home and in the office | can't open files from Lena | laptop won't start | new mouse for room 4 | access to the shared drive | Outlook, slow since Monday | password reset | screen flickers with two monitors | scan to mail is broken
%list det: it worked on Friday, then I got a new laptop | nothing happens when I press the button | error 0x80 comes up, and after that it restarts | I tried with two browsers and on my phone | it says access denied | the light on the front is orange, and it beeps twice | only after lunch | since the move to the third floor the line cuts out every hour | we can't print labels, the courier is waiting
%list hsub: no picture on the second screen | keyboard types z for y | locked out of payroll | laptop dies without the cable | phone rings only in the kitchen | scanner sends to a man who left in May | VPN drops in the lift | projector in Oslo shows all in green
%list hdesc: it began after the update on the night to Monday | I tried another cable from the desk next to mine | only when the door to the lab is open | works with the laptop of a colleague | there's a smell of dust and a click from below
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
(open|create|raise) a ticket: {subject=issue}
I need (IT|support) to look at this, {subject=issue}, {description=issue_detail}
please file a {priority:high=high priority|important} ticket about {subject=issue}
new {priority:urgent=urgent|emergency|drop everything} ticket {subject=issue}
tell the help desk {subject=issue}. {description=issue_detail}
{subject=issue} - log that with support[, {priority:low=low priority|no rush|whenever they have time}]
can you report to the helpdesk that {subject=issue}? it's {priority:urgent=really urgent|critical|an emergency}
ticket with subject "{subject=issue}" and description "{description=issue_detail}"
this is driving me crazy: {subject=issue}. get (a ticket|a support case) opened for me
(open|log) a support ticket [for me] please
make a {priority:high=high priority|high prio} ticket with the help desk
open a ticket titled {subject=subj}, priority {priority:high=high}
create an {priority:urgent=urgent} ticket about {subject=subj}
subject: {subject=subj}, description: {description=det}
ticket for support: {subject=subj}. details: {description=det}. {priority:low=low priority|low prio}
open a ticket with {subject=subj} as subject and {description=det} as description
{priority:normal=normal} priority, title {subject=subj}, body {description=det}
file a ticket, {description=det}, call it {subject=subj}
~ {subject=hsub}, that's the headline, and {description=hdesc}
{priority:high=high priority|important}, {subject=hsub}
{subject=hsub}, open something with IT[, {=rem}]
%lang de
(erstell|mach) [bitte] ein Ticket: {subject=topic}, {description=note_de}

%tool list_tickets List support tickets by status and assigned agent.
%also Returns tickets.
%also Shows the support queue, what is still open, waiting or solved and who works on it.
%param status (state) {"type": "string", "enum": ["open", "pending", "solved", "closed"], "description": "Ticket status"}
%param assignee (agent, assigned_to) {"type": "string", "description": "Agent the tickets are assigned to"}
%param limit (count, per_page) {"type": "integer"}
%list agx: Maria | Tess Okonkwo | Kofi | Mr. Quill | Big Sal | the new intern | Jean-Luc | Dana from second level | nadia.b | O'Neill | April | Hamza Young
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
(what|which) tickets are [still] {status:open=open|unresolved|not done}?
show {assignee=firstname}'s tickets
{status:pending=pending|waiting|on hold} tickets
list the last {limit=int} (support tickets|helpdesk tickets|tickets)
how much is in the support queue [right now]
anything {status:open=open|still open} for {assignee=firstname} at the help desk?
I want to see {limit=int} {status:solved=solved|resolved|fixed} tickets
~ what did {assignee=fullname} {status:closed=close|wrap up} in the helpdesk
before standup: tickets assigned to {assignee=firstname} that are {status:pending=waiting for the customer|pending}
give me an overview of [all] support tickets
{status:open=open|unsolved} tickets of {assignee=agx}
{limit=fewx} support cases that are {status:pending=pending|waiting for the customer|on hold}
what has {assignee=agx} {status:solved=solved|fixed|sorted out}, newest {limit=fewx}
all the helpdesk cases, support closed early yesterday
with {assignee=anna}, {status:pending=pending}, {limit=few2}
what does {assignee=maria} still have {status:open=open}, holidays start at noon
%lang es
(qué|cuáles) tickets (están|siguen) {status:open=abiertos|sin resolver}[ de {assignee=firstname}]

%tool add_ticket_comment Add a comment to a support ticket; internal comments are hidden from the customer.
%also Appends a comment to a ticket.
%also Write a reply or an internal note on an existing help desk ticket.
%param ticket_id* (ticket, id) {"type": "string", "description": "Number of the ticket"}
%param comment* (text, body) {"type": "string", "description": "Text of the comment"}
%param internal (private) {"type": "boolean", "description": "True when only colleagues may see it"}
%list ticket_note: customer confirmed that it works again | waiting for a replacement part | I called twice, no answer | looks like the same bug as last week | please send us a screenshot | sent a new laptop by courier | cannot reproduce on my side | we refunded the shipping cost | vendor promises a fix on Friday | escalated to the network team | user is on holiday until the 5th | reset the password and unlocked the account | they will test it tomorrow morning | driver updated, let's see | thanks for your patience, we are on it | needs approval from finance first | root cause was a full disk | do not close before the audit | try again in a private window | swap the cable before you order anything
%list tcm: customer called again, very upset | fixed in the next release | waiting for the logs from Berger & Sons | please try it with another browser and tell us what happens | refund sent | this belongs to billing, not to us | same bug as last week | works on my machine | he wants to talk to the manager | new cable is on its way
%list tcom: customer calls back after her shift at six | part is on its way from Graz | try it without the dock | same as the one from the mill last week | he wants his money by Friday or he goes to the press | solved by turning it off and on
%list note_es: el cliente pide un descuento | sigue sin funcionar | estamos esperando la pieza | ya lo hablé con el jefe | falta la firma del director | el presupuesto no alcanza | llamar otra vez la semana que viene | quedó todo resuelto | se equivocaron de dirección | necesita una factura nueva | el pedido llegó incompleto | prefieren empezar en otoño
(comment|write) on ticket {ticket_id=num_id}: {comment=ticket_note}
add {internal:true=an internal note|a private note} to {ticket_id=code} saying {comment=ticket_note}
ticket {ticket_id=num_id}, note that {comment=ticket_note}
tell the customer on ticket {ticket_id=num_id} that {comment=ticket_note}
put "{comment=ticket_note}" (on|in|under) {ticket_id=code}[, {internal:true=internal only|only visible for us|not for the customer}]
could you leave a {internal:false=public comment|public reply|comment the customer can see} on {ticket_id=num_id}: "{comment=sentence}"
I just spoke with them about ticket {ticket_id=num_id}. please add the comment {comment=sentence}
{comment=ticket_note} - add that to ticket {ticket_id=num_id} {internal:true=internally|for colleagues only}
append to the support case {ticket_id=code} the following: {comment=paragraph}
comment on ticket {ticket_id=num_id}
add a comment to the ticket: {comment=ticket_note}
comment on ticket {ticket_id=num_id}: {comment=tcm}
add "{comment=tcm}" to ticket {ticket_id=num_id}
to ticket {ticket_id=num_id}, {internal:true=internal}, {comment=tcm}
ticket {ticket_id=num_id}, comment {comment=tcm}, internal {internal:true=yes}
{internal:false=public} comment for {ticket_id=num_id}: {comment=tcm}
write {comment=tcm} under {ticket_id=num_id}, {internal:true=for colleagues only|not visible to the customer}
{internal:true=internal} note: {comment=tcm}, ticket: {ticket_id=num_id}
{comment=tcom}, under {ticket_id=tno}, {internal:true=for us only|just for colleagues}
on {ticket_id=tno}: {comment=tcom}
%lang de
schreib (in|zu) Ticket {ticket_id=num_id}: {comment=note_de}
%lang es
(comenta|escribe) en el ticket {ticket_id=num_id} que {comment=note_es}

%tool assignTicket Hand a support ticket to an agent.
%also Sets the assignee of a ticket.
%also Changes who is responsible for a ticket at the help desk.
%param ticketId* (ticketNumber) {"type": "string"}
%param agent* (assignee, owner) {"type": "string", "description": "Colleague who takes over"}
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list whob3: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
assign [ticket] {ticketId=num_id} to {agent=firstname}
{agent=firstname} should (take|handle|look after) ticket {ticketId=num_id}
give {ticketId=code} to {agent=fullname} [please]
can {agent=person} take over {ticketId=num_id}? reassign it
{ticketId=num_id} -> {agent=firstname}
I can't deal with ticket {ticketId=num_id} today, pass it (on|over) to {agent=firstname}
hand the support case {ticketId=code} over to {agent=fullname}
the network stuff in {ticketId=num_id} is more of a job for {agent=firstname}, move the ticket there
assign ticket {ticketId=num_id} to somebody else
give the ticket to {agent=firstname}
give ticket {ticketId=num_id} to {agent=whoa}
{agent=whob3} takes {ticketId=num_id}
~ ticket {ticketId=num_id}, agent {agent=whoa}
hand {agent=whoa} ticket {ticketId=num_id}
from {=firstname} to {agent=whob3}: ticket {ticketId=num_id}
agent: {agent=whob3}, id: {ticketId=num_id}
to {agent=anna}, {ticketId=tno}
{ticketId=tno} is nothing for {=maria}, let {agent=anna} have it
%lang es
(asigna|pasa) el ticket {ticketId=num_id} a {agent=firstname}

%server hooplet
%list cust3: Halvor Shipping | Mrs. Petrescu | the bakery in Leith | Brandt & Daughters | tomas k | O'Hara Tours | city library, Vigo | Pinewood School | Mr. Yilmaz | Ferry and Sons | Lotte V. | the man with the drone | Gold Leaf
%list box: support@ | Billing | the German inbox | Press and Partners | returns | VIP | Shop, Spain | hello | Orders & Delivery | Complaints | Drivers' Desk

%tool pass_conversation hand to a colleague
%also Gives a customer conversation of the shared inbox to another agent of the same line.
%also Move a thread in the team mailbox from one colleague to the next. Not an escalation.
%param customer* (conversation, client) {"type": "string", "description": "whose conversation"}
%param to_agent* (assignee, receiver) {"type": "string", "description": "gets it"}
%param from_agent (previous_agent, giver) {"type": "string", "description": "had it"}
%param mailbox (inbox, team_inbox) {"type": "string", "description": "shared inbox"}
%param jump_queue (top, urgent) {"type": "boolean", "description": "on top of the agent's pile"}
{to_agent=who2} can take {customer=cust3}, {jump_queue:true=before anything else|they should see it right away|top of the pile}
hand {customer=cust3} over to {to_agent=whob2}, {mailbox=box}
move {customer=cust3} from {from_agent=who2} to {to_agent=whob2}
to {to_agent=who2} out of the hands of {from_agent=whob2} in {mailbox=box}: {customer=cust3}
{customer=cust3} wrote again, at six and at seven, angry, so {to_agent=whob2} gets it from {from_agent=who2}
{mailbox=box}, {customer=cust3}, {from_agent=whob2} to {to_agent=who2}
I can't deal with {customer=cust3} today, let {to_agent=who2} do it

%tool escalate_conversation push up a level
%also Sends a conversation that the first line cannot solve to a higher level.
%also When a customer's trouble is beyond the agents: to the specialists, the developers or the bosses, with the trouble in a sentence and a time limit.
%param customer* (conversation, client) {"type": "string", "description": "whose conversation"}
%param trouble* (issue, reason) {"type": "string", "description": "what is wrong"}
%param level (tier, escalate_to) {"type": "string", "enum": ["specialists", "developers", "management"], "description": "where to"}
%param answer_within_hours (hours, deadline_hours) {"type": "integer", "description": "hours"}
%param tell_customer (inform_customer, notify_customer) {"type": "boolean", "description": "mail the customer about it"}
%list trouble: charged twice | wrong parcel, again | can't log in | refund never came | threatens to sue | app eats his photos | invoice in dollars | data gone | lost the ring in the post | no heating since Sunday | wants to cancel
%list hours: two hours => 2 | 4 hours => 4 | six hours => 6 | an hour => 1 | eight hours => 8 | 12 hours => 12 | 24 hours => 24 | three hours => 3 | 5 hours => 5 | 48 hours => 48
%list troublelong: paid twice in May, got one parcel and no answer | the app deletes her photos, but only after lunch | says our driver took the dog, we should check | was promised a call at nine, nobody rang | sees somebody else's orders, names and addresses too | export stops at row 500, we tried three browsers | wants her money back by Friday, or she sues | login works at home, not in the shop | his mails bounce since Monday, server says full | the discount vanishes when you pick two seats
{customer=cust3} says "{trouble=trouble}", {level:management=get the boss involved|someone in charge please}
"{trouble=trouble}" from {customer=cust3}, this is beyond us, {level:developers=needs someone who can code|the programmers should look}
for {customer=cust3} we have "{trouble=trouble}", {level:specialists=let the experts see it|people who really know this}, {answer_within_hours=hours}
push {customer=cust3} up with "{trouble=trouble}", {tell_customer:true=and let them know we did|they should hear about it}
{customer=cust3} is above my pay grade: {trouble=troublelong}
{answer_within_hours=hours}, {customer=cust3}, "{trouble=trouble}", {level:management=up to the top|for the bosses}
I'm no specialist, {customer=cust3} says "{trouble=trouble}", take it further

%tool snooze_conversation out of sight, comes back
%also Hides a conversation until later.
%also Takes a thread out of the shared inbox until a moment or an answer; it reopens for the agent named.
%param customer* (conversation, client) {"type": "string", "description": "whose conversation"}
%param until* (back_on, wake_at) {"type": "string", "description": "comes back then"}
%param wake_for (agent, reopen_for) {"type": "string", "description": "agent who sees it again"}
%param mailbox (inbox, team_inbox) {"type": "string", "description": "shared inbox"}
%param ignore_replies (stay_hidden, even_if_reply) {"type": "boolean", "description": "stays hidden although the customer writes"}
%list back: tomorrow at 8 | Friday morning | the 20th | Monday | nine tonight | after the weekend | next Thursday | 3 April | Wednesday noon | the first of June | Tuesday at half past ten
hide {customer=cust3} till {until=back}, {wake_for=who2} picks it up then
{customer=cust3} can wait until {until=back}, {ignore_replies:true=whatever they write|even if they moan|no matter if an answer comes}
out of {mailbox=box} with {customer=cust3} until {until=back}
until {until=back} I don't want to see {customer=cust3} in {mailbox=box}, then {wake_for=whob2} does
{customer=cust3} is away, sailing I think, so bring it back to {wake_for=who2} {until=back}
{until=back}, {customer=cust3}, {mailbox=box}, {wake_for=whob2}
not now, {customer=cust3} again {until=back}, a reply was sent

%tool send_canned_reply saved answer
%also Sends one of the saved answers to a customer.
%also Answer somebody out of the library of ready-made texts, in some language, under an agent's name, and close the thread if wanted.
%param snippet* (macro, saved_reply) {"type": "string", "description": "title of the saved answer"}
%param recipient* (customer, to) {"type": "string", "description": "customer"}
%param signed_by (sender, signature) {"type": "string", "description": "agent's name beneath"}
%param language (lang, locale) {"type": "string", "enum": ["en", "de", "fr", "es"], "description": "language"}
%param close_after (close, then_close) {"type": "boolean", "description": "close the conversation"}
%list snip: Refund on its way | thanks for waiting | How to reset, short | parcel lost | We moved | no phone support | Apology 2 | Opening hours and holidays | vouchers don't add up | trial ended | Welcome aboard
%list sniplong: We got your mail, give us two days | Your parcel left today, it arrives by Friday | Sorry, this seat was sold while you looked | Reset your password first, then call us | Refunds take a week, banks are slow | We are closed until Monday, have a nice weekend | Please send a photo, and the order number | Thanks for the praise, the team is happy | Your trial has ended, here is what stays | No vouchers on sale items, we're sorry
give {recipient=cust3} "{snippet=snip}", {language:de=in German|auf Deutsch}
answer {recipient=cust3} with "{snippet=snip}", {close_after:true=and that's that|then we're done with it|then tick it off}
~ "{snippet=snip}" to {recipient=cust3} from {signed_by=who2}
from {signed_by=whob2}, for {recipient=cust3}, "{snippet=snip}", {language:fr=in French|a French speaker}
{recipient=cust3} gets the ready-made one, {snippet=sniplong}
{recipient=cust3}, {language:es=Spanish please|in Spanish}, "{snippet=snip}", {signed_by=who2}
write the usual to {recipient=cust3}, that's "{snippet=snip}", my German is bad

%tool block_correspondent stop mail of a sender
%also Keeps a sender out of the shared inbox.
%also Bars an address or a firm from a team mailbox, for some days or for good, and says what happens to its mail.
%param correspondent* (sender, from) {"type": "string", "description": "address, person or firm"}
%param mailbox (inbox, team_inbox) {"type": "string", "description": "shared inbox"}
%param treatment (action, mode) {"type": "string", "enum": ["delete", "spam_folder", "bounce"], "description": "what becomes of the mail"}
%param days (for_days, block_days) {"type": "integer", "description": "days; for good if empty"}
%param why (reason, note) {"type": "string", "description": "reason"}
%list pest: deals@cheaptoner.example | Lucky Star Loans | seo-guy@rankme.example | the man with the drone | Crypto Carl | promo@bags.example | Ferry & Fils | win@prize.example | Mr. Nobody | Toner, Paper and More
%list days: ten days => 10 | 30 days => 30 | a week => 7 | 14 days => 14 | two weeks => 14 | 90 days => 90 | five days => 5 | 60 days => 60 | 45 days => 45 | three weeks => 21
%list grief: sells toner | never stops | insults us | fake invoices | third time this week | not a customer | tries to phish | thinks we're a hotel | sends chain letters | wants our passwords
%list grieflong: writes at night, every night, about his drone | sends fake bills, one even got paid | offers us loans, toner and a yacht | calls the agents names, even the nice ones | thinks we are his bank, won't believe us | sent nine mails today, all of them empty | wants a link from us, asks since March | tries to get in, the file had a virus | pretends to be Henk, asks for gift cards | begs for a job, then swears at us
no more mail from {correspondent=pest}, {treatment:bounce=send it back to them|return to sender}
keep {correspondent=pest} out of {mailbox=box}, {days=days}
{correspondent=pest} is banned from {mailbox=box}, {why=grief}
in {mailbox=box} stop {correspondent=pest}, {treatment:delete=throw it all away|straight to the bin}
shut {correspondent=pest} up, {why=grieflong}
{mailbox=box}, {correspondent=pest}, {treatment:spam_folder=into the junk|with the rubbish}, {days=days}
I never want to read {correspondent=pest} again, not for days, not ever

%server lettermill
%list subject: Spring is here | 20 percent off all lamps | our new opening hours | You forgot something | Winter tyres and free checks | Meet the team | Five tips for better sleep | Invitation to the open day | Last tickets for Saturday | News from the vineyard | Back in stock | Thank you for a great year | Your guide to Lisbon | We are moving | Workshop dates in autumn | Black week starts now | Recipes for the grill | Save the date | A gift for you and a friend | New courses in pottery
%list easunto: Llega la primavera | Últimas entradas | Nuevos horarios | Gracias por este año | Volvemos en marzo

%tool lettermill_create_campaign Create a new email campaign in Lettermill as a draft. Campaign types: regular, plaintext, absplit, rss. An audience must exist. This tool DOES NOT send anything; use lettermill_schedule_campaign for that.
%also Creates a draft campaign.
%also Begin a mailing to a list of subscribers, with a subject, the sender that is shown, and its kind.
%param subject* (subject_line, title) {"type": "string", "description": "Subject line"}
%param audience* (list_id, segment) {"type": "string", "description": "List or segment"}
%param from_name (sender) {"type": "string", "description": "Sender's display name"}
%param type (campaign_type, kind) {"type": "string", "enum": ["regular", "plaintext", "absplit", "rss"], "description": "Campaign type"}
%list audience: newsletter subscribers | VIP customers | members in Scotland | people who bought in May | press list | parents | inactive readers | everyone | trial users | wholesale partners | donors and volunteers | students | Hamburg | alumni of 2019 | beta group | guests of last summer | customers with a dog | Austria and Switzerland | first-time buyers | lapsed members
%list sendername: Nora from Leaf and Loom | The Lighthouse Team | Café Aurora | Green Wheels | Dr. Moreno | Your bakery | Studio Kline | Tom and Ida | North Harbour Choir | Museum of Clocks | Mara | The Book Barn | Ola from Fjord Foods | Team Atlas | Kiosk 21 | Grandma's Kitchen in Bath | Yoga with Emil | Parents' Council | Velo Club | City Library
%list aud9: Customers in Leeds | everyone | newsletter | Readers, paying | friends of The Anchor | New since May | Trial users | press and partners | list-b2 | Members without a card
%list subj9: Your keys are waiting | 20% off, this week only | News from The Anchor | What we learned in May | Rivers by Ella Moor is out now | Come to Bath with us | bread, butter and a surprise | We moved! | Last call for Leeds | test-mail-3
%list from9: Ella from Harrow | The Anchor | Pino's | Norvolt | Kofi at Acme | Your library | Big Sal | Ana and Tove | Team Rivers | no-reply
%list dform: Anmeldung zum Sommerfest | T-Shirt-Größen | Feedback zum Workshop | Essenswünsche | Schichtplan für Helfer
(create|draft) a campaign {subject=subject} for {audience=audience}
{type:plaintext=plain text} campaign to {audience=audience}, subject {subject=subject}, from {from_name=sendername}
from {from_name=sendername} to {audience=audience}: {subject=subject}
{subject=subject}, {type:absplit=A/B split|A/B test}, {audience=audience}, sender {from_name=sendername}
{subject=subject} for {audience=audience}
{audience=audience}: {subject=subject}
draft {subject=subject}, {audience=audience}
I'd like {audience=audience} to hear from us again, headline {subject=subject}
we haven't written to {audience=audience} for ages, get something going called {subject=subject}
{audience=audience} should find {subject=subject} in their inbox soon, signed {from_name=sendername}
prepare {subject=subject} for {audience=audience}, I'll fill in the pictures later
nothing goes out yet and there's no date either, simply begin {subject=subject} for {audience=audience}
draft a campaign for {audience=audience}
new campaign with the subject {subject=subject}
campaign to {audience=aud9} with the subject {subject=subj9}
{type:plaintext=plaintext} campaign from {from_name=from9} to {audience=aud9}, subject {subject=subj9}
Subject: {subject=subj9} / audience: {audience=aud9} / sender: {from_name=from9} / type: {type:rss=rss}
from {from_name=from9}, titled {subject=subj9}, a {type:regular=regular} campaign for {audience=aud9}
to {audience=aud9}, signed {from_name=from9}: {subject=subj9}
%lang de
leg eine Kampagne {subject=dform} für {audience=audience} an
%lang es
~ prepárame una campaña {subject=easunto} para {audience=audience}

%tool lettermill_schedule_campaign Schedule a Lettermill campaign for delivery. Times are rounded to the quarter-hour. Fails when the campaign has no content. Timewarp delivers at the recipient's local time and needs a paid plan.
%also Schedules a campaign.
%also Fix the day and hour at which a finished mailing goes out to its subscribers.
%param campaign* (campaign_id, mailing) {"type": "string", "description": "Campaign subject or id"}
%param schedule_date* (date, day) {"type": "string", "description": "Day"}
%param schedule_hour (time, at) {"type": "string", "description": "Time of day"}
%param timewarp (local_time) {"type": "boolean", "description": "Deliver in recipient's local time"}
%list camp: Spring is here, and so are we | Newsletter May | C-4471 | Ten days to go | Come to Leeds! | half price at Pino's | Last call for bread and roses | welcome-2 | Your invitation from Ella Moor | Summer sale, part two
%list hour: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
schedule [the campaign] {campaign=subject} for {schedule_date=date} at {schedule_hour=time}
{campaign=subject}: {schedule_date=date}, {schedule_hour=time}, {timewarp:true=local time of the reader|in everyone's local time}
on {schedule_date=weekday} at {schedule_hour=time} {campaign=subject} goes out, {timewarp:false=no timewarp|without timewarp}
~ at {schedule_hour=time} {schedule_date=date}, {campaign=subject}
{campaign=subject} {schedule_date=date}
{schedule_date=date}, {schedule_hour=time}: {campaign=subject}
{campaign=subject} for {schedule_date=weekday}, {schedule_hour=time}
{campaign=subject} is ready, people should get it {schedule_date=date} with their breakfast, {schedule_hour=time}
I'm hiking {schedule_date=date}, so {campaign=subject} has to leave the house without me
{campaign=subject} mustn't reach anybody before {schedule_date=date}, {schedule_hour=time}
let {campaign=subject} loose {schedule_date=date}
it's drafted already, {campaign=subject} only lacks its date: {schedule_date=date}
schedule {campaign=subject}
schedule a campaign for {schedule_date=date} at {schedule_hour=time}
~ schedule {campaign=camp} for {schedule_date=day3} at {schedule_hour=hour}
send {campaign=camp} {schedule_date=rel} {timewarp:true=in local time|with timewarp}
at {schedule_hour=hour} on {schedule_date=day3} goes {campaign=camp}
campaign {campaign=camp}, date {schedule_date=day3}, hour {schedule_hour=hour}, timewarp {timewarp:false=off}
on {schedule_date=day3} send out {campaign=camp}, {timewarp:false=no timewarp}

%tool lettermill_campaign_report Get campaign report: opens, clicks, bounces, unsubscribes for a sent Lettermill campaign. Metrics are cached for up to one hour. Specify `metric` when the user is interested in a single figure only.
%also Returns statistics of a sent campaign.
%also How well a mailing did, as a whole or in a single figure, by country of the readers if wanted.
%param campaign* (campaign_id, mailing) {"type": "string", "description": "Campaign"}
%param metric (figure, fields) {"type": "string", "enum": ["opens", "clicks", "bounces", "unsubscribes", "forwards"], "description": "Single metric"}
%param country (location, region) {"type": "string", "description": ""}
%list camp2: Spring Sale | Welcome to the Family | Bread and Roses, May issue | Black Friday 2 | Click Here for Cake | tmp-test | Rivers by Ella Moor | We Miss You, Ben | newsletter 14 | Open House | Last Call for Leeds
%list land: France | the UK | South Korea | Austria | Trinidad and Tobago | Brazil | the Netherlands | Poland | New Zealand
(show|get) the report for {campaign=subject}
{metric:opens=opens|open rate} of {campaign=subject} in {country=country}
{country=country}: {metric:clicks=clicks} on {campaign=subject}
how many {metric:unsubscribes=unsubscribes|unsubscribed} after {campaign=subject} in {country=country}
~ {campaign=subject} {metric:bounces=bounces}
{metric:clicks=clicks} {campaign=subject}
report {campaign=subject}
did anybody even look at {campaign=subject}
was {campaign=subject} worth the trouble
how many ran away from us because of {campaign=subject}, {metric:unsubscribes=the unsubscribed}
the boss wants to know if {campaign=subject} went down well in {country=country}
{campaign=subject} went out as scheduled, now what became of it, {metric:forwards=forwards} I mean
show me the {metric:opens=opens}
campaign report for {country=country}
{metric:opens=opens} of {campaign=camp2} in {country=land}
report on {campaign=camp2} for {country=land}
how many {metric:clicks=clicks} did {campaign=camp2} get from {country=land}
campaign {campaign=camp2}, metric {metric:bounces=bounces}, country {country=land}
in {country=land}, {metric:unsubscribes=unsubscribes} from {campaign=camp2}
%lang de
~ wie viele {metric:clicks=Klicks} hatte {campaign=subject}
%lang es
¿cuántas {metric:unsubscribes=bajas} tuvo {campaign=easunto} en {country=country}?

%server mailing

%tool schedule_newsletter Send a newsletter to the subscribers, now or later.
%also Creates a newsletter campaign.
%also Mails a text to a group of subscribers at a given time.
%param subject* (title, headline) {"type": "string", "description": "Subject line"}
%param content* (body, text) {"type": "string", "description": "Text of the newsletter"}
%param audience (segment, recipients) {"type": "string", "enum": ["everyone", "customers", "leads", "vip"], "description": "Who gets it"}
%param send_at (when, schedule) {"type": "string", "description": "Day and time"}
%list subject: Spring is here | Our new opening hours | Save 20 percent this week | Meet the team | Last chance for early birds | What's new in May | You're invited | We have moved | The autumn collection | Thank you for ten great years | Three recipes for rainy days | Price changes from July | Big news from the workshop | Your monthly garden tips | Summer break | Win two tickets | Behind the scenes
%list body: the new collection is in the shop from Friday, come and have a look | we are closed between Christmas and New Year | all courses for autumn can be booked now | from June on shipping is free above 50 euros | our team has grown, meet Ines and Paul | use the code SUN20 before Sunday | we moved around the corner, same phone number | the app now works offline | join us for an evening of music and wine | thanks to you we planted two thousand trees | doors open at seven, first come first served | here is what we built in the last month | we had to raise the prices a little | the workshop is sold out, but there is a waiting list | take our two minute survey and win a hamper | registration for the summer camp is open
%list nlsubj: What's new in June | Rivers by Ella Moor, now in paperback | Sale | Thank you for a great year | From farm to fork | Prices, dates and a surprise | Doors open at nine | The Man Who Sold the Stairs is back | Hello again | We are moving to Mill Lane
%list nlbody: we close for two weeks in August, orders go out after that | doors open at nine and coffee is on us | our new shop is on Mill Lane, next to the bakery | thanks for staying with us | the winter catalogue is out, and shipping is free until Sunday | prices go up by five percent | the app has a dark mode now | meet us at the fair, hall 4 | we've hired Big Sal, say hello to him
%list wtitle: Life after the Merger | Notes from the Roof | How to Leave on Time | Keys and Who Has Them | Working with Customers in Japan | Onboarding for Night Shifts | Under the Hood of Billing | Fridays without Meetings
%list wtext: the code for the gate changes on the first of each month | ask at the desk before you take the ladder | nobody deploys after four on a Friday | the big printer only takes paper from tray two | guests sign in with their own name and that of their host | for parts from Riga allow nine days | the kettle trips the fuse with the heater on
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
(send|schedule) a newsletter "{subject=subject}": {content=body}
newsletter to {audience:customers=our customers|all customers} {send_at=when}, subject {subject=subject}, text: {content=body}
tell {audience:everyone=all subscribers|everybody on the list} in a newsletter that {content=body}, headline {subject=subject}
{send_at=when}: newsletter {subject=subject}, {content=body}
mail our {audience:vip=best customers|VIPs|vip list} the newsletter titled {subject=subject} with the words {content=body}
I wrote the newsletter: {content=body}. subject should be {subject=subject}, send it {send_at=when}
please put out a mailing with subject "{subject=subject}" and body "{content=paragraph}"
could we get {subject=subject} out to the {audience:leads=leads|prospects} {send_at=when}? it says {content=body}
headline: {subject=subject}. newsletter text: {content=body}
send a newsletter titled {subject=subject}
schedule a newsletter for {send_at=when}
newsletter to {audience:everyone=everyone}: {content=body}
send a newsletter to {audience:customers=customers|our customers} titled {subject=nlsubj}: {content=nlbody}
on {send_at=whnx}, newsletter with the subject {subject=nlsubj} saying {content=nlbody}
subject {subject=nlsubj}, body {content=nlbody}, audience {audience:leads=leads}, send {send_at=whnx}
newsletter to {audience:vip=the VIPs|VIP list}: "{content=nlbody}", under the headline {subject=nlsubj}
write {content=nlbody} in a newsletter called {subject=nlsubj} for {audience:everyone=everyone|everybody}, going out {send_at=whnx}
to {audience:vip=the vips|VIP}, {subject=wtitle}, {content=wtext}, {send_at=slot}
{content=wtext}, under the subject {subject=wtitle}

%server mendline
%list convid: 48211 | 90017 | conv_331 | 5520 | 71 | 20984 | c-1188 | 6604 | 130275 | conv_9a | 3019 | 88452

%tool mendlineSearchConversations Search Mendline support conversations with filters. Supports state, inbox, tag and a free-text contains filter over message bodies. Returns ids and subjects only; call a get tool for the thread. Cursor pagination with starting_after.
%also Returns support conversations.
%also Dig through what customers wrote to the service team, by inbox, whether it is settled, by label, or by words in the messages.
%param contains (query, text) {"type": "string", "description": "Free text in subject or body"}
%param state (status) {"type": "string", "enum": ["open", "snoozed", "closed"], "description": "state"}
%param inbox (team, mailbox) {"type": "string", "description": "Team inbox"}
%param tag (label) {"type": "string", "description": ""}
%param per_page (limit, page_size) {"type": "integer", "description": "How many results per page (max 150)"}
%list helptext: damaged parcel | cannot log in | wrong size | invoice missing | double charge | zipper broke after a week | where is my order | discount code not working | allergic to the fabric | change of address | warranty and repair | app freezes on startup | cancel my account | rude courier | gift card balance | missing screws and no manual | delayed delivery to Norway | return label | colour differs from the photo | refund still pending
%list inbox: Returns | Billing | Tier 2 | Wholesale | VIP customers | Spanish team | Tech support | Sales and quotes | Warranty | Press | Night shift | Complaints | Shipping for Europe | Front desk | Refunds and claims | Chat overflow | Gift cards | French team | Orders in Asia | Hotline
%list tag: urgent | design | bug | waiting | home | client | quick win | money | legal | low priority | needs decision | press | outdoors | food and drink | tech | VIP | print | research | summer | kids and school
%list inbox2: Billing | Sales and Returns | tier-2 | VIP | Support EU | from-web | Press | Returns
%list tag2: urgent | bug | to-refund | waiting for parts | vip | feature request | spam | tmp-fix-2
%list help: password reset | can't log in | where is my parcel | refund and apology | invoice from May | blank page after update | cancel my plan | doesn't work with Safari | wrong colour, right size | O'Neill
%list page: 10 | 20 | 25 | 50 | 100 | 150 | thirty => 30
(search|find) {state:open=open} conversations about {contains=helptext}
{state:closed=closed|solved} ones in {inbox=inbox} tagged {tag=tag}, {per_page=int} results
{inbox=inbox} inbox, {contains=helptext}, {state:snoozed=snoozed}
~ {per_page=int} {state:open=open} threads from {inbox=inbox} with {contains=helptext}
{state:open=open} {inbox=inbox}
{contains=helptext} in {inbox=inbox}
{tag=tag} conversations
is it only me or are lots of people upset about {contains=helptext}
how often did we hear {contains=helptext} from buyers
what's {state:snoozed=sleeping} in {inbox=inbox} that everybody has forgotten
the factory wants proof: who grumbled about {contains=helptext}?
I won't answer anybody yet, I only want to read what came into {inbox=inbox} on {contains=helptext}
{state:open=open} conversations in {inbox=inbox2} tagged {tag=tag2}
find conversations with "{contains=help}" in the {inbox=inbox2} inbox
state: {state:closed=closed}, inbox: {inbox=inbox2}, tag: {tag=tag2}, contains: {contains=help}
in {inbox=inbox2}, {state:snoozed=snoozed} ones about {contains=help}
{per_page=page} {state:closed=closed} conversations with the tag {tag=tag2}
tag {tag=tag2}, text {contains=help}, {per_page=page} per page
~ search {inbox=inbox2} for {contains=help}, {state:open=open} only
with the words {contains=help}, under the tag {tag=tag2}
%lang de
welche {state:open=offenen} Anfragen liegen noch in {inbox=inbox}
%lang es
busca las conversaciones {state:closed=cerradas} con la etiqueta {tag=tag} en {inbox=inbox}

%tool mendlineReplyConversation Reply to a Mendline conversation on behalf of the teammate. Set message_type to `comment` for a reply that the customer sees, or `note` for an internal remark. Never promise refunds or dates unless the user said so.
%also Adds a reply or internal note to a conversation.
%also Answer a customer in an existing thread, or leave something there which only colleagues can read.
%param conversation_id* (id, thread) {"type": "string", "description": "Conversation ID"}
%param body* (message, reply) {"type": "string", "description": "Text of the reply"}
%param message_type (visibility, type) {"type": "string", "enum": ["comment", "note", "quick_reply"], "description": ""}
%list replytext: a new one leaves our warehouse tomorrow | please send us a photo of the damage | sorry, that size is sold out | your refund is on its way | try resetting the app and signing in again | we are checking with the courier | the warranty covers it | thanks for your patience | the code is valid until Sunday | could you tell us the order number | we will call you back | yes, we ship to Norway and Iceland | the manual is on our website | the lamp comes with a bulb and a cable | we have extended your voucher | your seat in row four is safe | sold out until spring
%list innote: he gets angry easily, be gentle | third complaint from this buyer | ask the warehouse before promising anything | she is a friend of the boss | waiting for the courier's answer | do not refund twice | Priya knows the case | language is French | photo is in the shared folder | probably fraud | call her after five and not before | wrong address in the system | nice man | part is on order from Taiwan | manager wants to see this one | same fault as last week | refund approved by finance | needs a new invoice with VAT number | test order | he has moved to Leeds
%list convx: 88120 | c-4471 | MD-2019 | 551-A | 70041 | conv_77 | 12-B-9 | 300218 | X-0042 | 9911
%list repx: thanks, we're looking into it | could you send a photo of the label, front and back | the parcel left our house on Monday | please try again after the update | customer is angry, handle with care | it works for me, maybe the cache | asked Kenji about this | you can change it under settings, then profile | no answer from the carrier yet | sorry for the wait
reply to [conversation] {conversation_id=convid}: {body=replytext}
{conversation_id=convid}, {message_type:note=internal note|note}: {body=innote}
as a {message_type:comment=reply to the customer|visible reply} in {conversation_id=convid} write {body=replytext}
{body=innote}, put that into {conversation_id=convid} as {message_type:note=a note|a note for us}
{conversation_id=convid}: {body=replytext}
~ {message_type:note=note} {conversation_id=convid}, {body=innote}
reply for {conversation_id=convid}: {body=replytext}
the lady in {conversation_id=convid} has been waiting since Monday, tell her {body=replytext}
{conversation_id=convid} wants to hear something from us. {body=replytext}
{message_type:note=for colleagues' eyes only}, {conversation_id=convid}: {body=innote}
so that {conversation_id=convid} calms down: {body=replytext}
don't snooze {conversation_id=convid}, write back {body=replytext}
reply to {conversation_id=convid}
answer the customer that {body=replytext}
reply to conversation {conversation_id=convx} with {body=repx}
as an {message_type:note=internal note}, write "{body=repx}" in {conversation_id=convx}
conversation {conversation_id=convx}, type {message_type:comment=comment}, text {body=repx}
{message_type:note=note} on {conversation_id=convx}: {body=repx}

%tool mendlineSnoozeConversation Snooze a Mendline conversation until a given time. It leaves the queue and reopens automatically at `snoozed_until` or when the customer writes again, whichever is first.
%also Snoozes a conversation.
%also Put a customer's thread to sleep, so that it comes back into the queue later by itself.
%param conversation_id* (id, thread) {"type": "string", "description": "ID of the conversation"}
%param snoozed_until* (until, reopen_at) {"type": "string", "description": "When to reopen"}
%param assignee (admin, teammate) {"type": "string", "description": "Teammate who gets it then"}
%list cnv: 48211 | conv_9912 | #3307 | C-118 | 77120 | m-5512 | 90013 | cv88 | 51009 | conv-7
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list ppl: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list cid: 88121 | conv-40 | 5530 | c_9917 | 21077
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list mate2: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
%list day4: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
snooze {conversation_id=convid} until {snoozed_until=when}
snooze {conversation_id=convid} till {snoozed_until=date} and then give it to {assignee=person}
until {snoozed_until=date} {conversation_id=convid} may sleep, afterwards it's {assignee=person}'s
{assignee=person} gets {conversation_id=convid} {snoozed_until=when}, snooze it
{conversation_id=convid} until {snoozed_until=weekday}
{conversation_id=convid}, {snoozed_until=date}
snooze for {conversation_id=convid}: {snoozed_until=date}
nothing we can do for {conversation_id=convid} before {snoozed_until=date}, get it out of my face
the spare part for {conversation_id=convid} arrives {snoozed_until=date}, bring the thing up again then
I can't deal with {conversation_id=convid} now, {snoozed_until=when}
{conversation_id=convid} is on holiday, let's not bother until {snoozed_until=date}
no reply to {conversation_id=convid} today, wake it {snoozed_until=when}
snooze {conversation_id=convid}
snooze the conversation until {snoozed_until=date}
snooze {conversation_id=cnv} until {snoozed_until=daya} and give it to {assignee=ppl}
until {snoozed_until=dayb}, snooze conversation {conversation_id=cnv}
conversation {conversation_id=cnv}, until {snoozed_until=whenx}, assignee {assignee=pplb}
to {assignee=ppl} on {snoozed_until=daya}: snooze {conversation_id=cnv}
snooze {conversation_id=cnv}, reopen {snoozed_until=whenx} for {assignee=pplb}
snooze the conversation with {=ppl}, {conversation_id=cnv}, till {snoozed_until=dayb}
till {snoozed_until=slot}, then to {assignee=man}, {conversation_id=cid}
{conversation_id=cid} can sleep until {snoozed_until=until}
{=pre}, {assignee=mate2} gets {conversation_id=cid} back on {snoozed_until=day4}
%lang de
leg {conversation_id=convid} bis {snoozed_until=date} schlafen
%lang es
pospón {conversation_id=convid} hasta {snoozed_until=date}

%server patronella
%list firm3: Moller & Sons | Kiwi Press | Harbour Bakery | Ostrava Steel | the city of Ghent | Bell, Book and Candle | Lumio | Dental Care at the Park | O'Rourke Roofing | nordbank | Trains of Tomorrow | Vega Optics
%list saidlong: went through the contract, he'll call back at three | she would buy ten if we deliver by May | complained about the hinges, wants a new set | asked who pays for shipping, I said we do | showed her the new app, she loved the map | they merge with Lumio, so all is on hold | will send the signed copy before Friday noon | likes the price, not the delay, call before Easter | told me to send the papers to his wife | was angry at first, then laughed and paid | needs an answer by ten, the board meets then
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | three hours => 180
%list first_day: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | July 4th | Tuesday | the 1st of May | 12/8 | the 30th
%list day4: tomorrow | next Friday | this Thursday | the day after tomorrow | 6 November | Monday | next Wednesday | 18 July | the 8th of May | Monday week | 2026-04-11

%tool patronella_find_contacts Search Patronella contacts by free text (name, notes, city). Archived contacts are never returned.
%also Look up people in the CRM.
%also Who do we know that matches some words, at which company, looked after by which colleague, and how far along they are with us?
%param text* (query, search) {"type": "string", "description": "Free text matched against the name, the notes and the address"}
%param company (organisation, account) {"type": "string", "description": "Employer of the contact"}
%param account_owner (owner, rep) {"type": "string", "description": "Colleague in charge"}
%param lifecycle (stage, status) {"type": "string", "enum": ["lead", "qualified", "customer", "churned"], "description": "Lifecycle stage"}
%param max_results (limit, count) {"type": "integer", "description": "1-50"}
%list trait: solar | dentist | printing | vegan bakery | school books | loves sailing | Antwerp | boats and bikes | second-hand | wants a discount | architect | met in Porto
~ who do we know about {text=trait}, {lifecycle:churned=the ones who left us|only those we lost}
anybody with {text=trait}, {lifecycle:customer=already buying from us|who pay us already}
find {text=trait} at {company=firm3} with {account_owner=who}
among {account_owner=whob}'s people, someone from {company=firm3}, {text=trait}
pull up everybody where it says {text=saidlong}
{company=firm3}, {account_owner=who}, "{text=trait}", {max_results=few} will do
I lead the fair team, get me the folks with {text=trait}

%tool patronella_create_contact Create a person record. Duplicates (same e-mail) are rejected with 409.
%also Add a contact to the CRM.
%also Keep somebody new on file: what they are called, where they work and as what, how to write to them and how they came to us.
%param full_name* (name, contact_name) {"type": "string", "description": "First and last name"}
%param company (organisation, employer) {"type": "string", "description": "Company the person works for"}
%param job_title (role, position) {"type": "string", "description": "Role at the company"}
%param email (email_address, mail) {"type": "string", "description": ""}
%param source (lead_source, origin) {"type": "string", "enum": ["referral", "website", "trade_fair", "cold_call", "newsletter"], "description": "Where the lead came from"}
%list job: head of purchasing | CTO | office manager | buyer, textiles | VP of Sales and Marketing | intern | owner | doctor in charge | team lead | the boss's assistant | night porter
keep {full_name=fullname} on file, {source:referral=a friend sent them|somebody recommended us|through a friend of ours}
save {full_name=fullname} from {company=firm3}, {source:trade_fair=met at the show|from our booth in Milan}
{full_name=fullname} is {job_title=job} at {company=firm3}, add that to the CRM
at {company=firm3} there is now {full_name=fullname} as {job_title=job}, reachable under {email=email}
put a new one in: {full_name=fullname}, who found us {source:website=through our homepage|on the net}, {job_title=job}
{email=email}, {full_name=fullname}, {company=firm3}, {job_title=job}
before the fair starts, make a record for {full_name=fullname}

%tool patronella_log_activity Log something that ALREADY happened with a contact. For future activities use patronella_schedule_follow_up.
%also Record a past activity.
%also Write down that one spoke with, met or wrote to a customer, what it was about, how long it took and how it went.
%param contact* (contact_name, with) {"type": "string", "description": "Person or company concerned"}
%param summary* (notes, text) {"type": "string", "description": "What was said or agreed"}
%param kind (type, activity_type) {"type": "string", "enum": ["call", "meeting", "email", "demo"], "description": "Type of the activity"}
%param happened_on (date, on) {"type": "string", "description": "Date, today if omitted"}
%param duration_minutes (minutes, duration) {"type": "integer", "description": "Duration in minutes"}
%param outcome (result, mood) {"type": "string", "enum": ["positive", "neutral", "negative", "no_answer"], "description": ""}
%list said: wants a new offer | happy with the trial | asked for references | no budget this year | likes the blue one | will sign soon | compared us with Vega | moving offices | two more seats | needs a manual
spoke to {contact=cust}: {summary=said}, {outcome:positive=went really well|all smiles|good news}
for the record, {contact=custb} - {summary=said}, {duration_minutes=min} in all
I had {contact=cust} {kind:call=on the phone|on the line} on {happened_on=first_day}, {summary=said}
on {happened_on=first_day} {kind:meeting=face to face|over lunch} with {contact=custb} for {duration_minutes=min}: {summary=said}
note about {contact=cust}: {summary=saidlong}
{happened_on=past}, {contact=cust}, {kind:demo=showed the product}, {duration_minutes=min}, "{summary=said}"
~ put down for {contact=custb}, positive thinking aside: {summary=said}

%tool patronella_schedule_follow_up Schedules a follow-up activity with a contact. It appears in the assignee's agenda; a reminder is sent beforehand if `remind_minutes_before` is set.
%also Plan the next activity with a contact.
%also Make sure that somebody gets back to a customer on a certain day, in which way, and for what reason.
%param contact* (customer, contact_name) {"type": "string", "description": "Who is to be contacted"}
%param due* (due_at, date) {"type": "string", "description": "Day or moment of the follow-up"}
%param kind (type, activity_type) {"type": "string", "enum": ["call", "meeting", "email", "visit"], "description": "How"}
%param assignee (owner, colleague) {"type": "string", "description": "Colleague who does it, default you"}
%param remind_minutes_before (reminder, lead_time) {"type": "integer", "description": "Reminder, in minutes before it is due"}
%param note (subject, comment) {"type": "string", "description": "What it is about"}
%list why: renew the licence | new price list | the broken hinges | his trip to Oslo | contract, last page | samples | ask about the budget | training for the staff | birthday | his old contract, and the new one
somebody has to get back to {contact=cust} {due=day4}, {kind:visit=at their place|drop by in person|on site}
{contact=custb} again on {due=first_day}, {kind:call=by phone|ring them}
have {assignee=who} contact {contact=cust} on {due=first_day}
~ {contact=custb} should hear from {assignee=whob} {due=day4}, {remind_minutes_before=min} warning
next step with {contact=cust} on {due=first_day}: {note=saidlong}
{due=day4}, {contact=cust}, {assignee=who}, {kind:email=in writing|just a mail}, {note=why}
catch up with {contact=cust} {due=day4}, it is quite a long visit since

%tool patronella_update_deal Update fields of a deal (opportunity). Only the fields that are passed are changed.
%also Change a deal.
%also Set how far a sale has got, what it is worth, when it should be signed, and whom it was lost to.
%param deal* (opportunity, deal_name) {"type": "string", "description": "Deal name"}
%param stage (pipeline_stage, status) {"type": "string", "enum": ["prospecting", "proposal_sent", "negotiation", "won", "lost"], "description": "Pipeline stage"}
%param amount (value, deal_value) {"type": "number", "description": "Value in euros"}
%param expected_close (close_date, closing) {"type": "string", "description": "Expected closing date"}
%param competitor (rival, lost_to) {"type": "string", "description": "Competing vendor"}
%list deal: Nordbank renewal | 40 laptops | Ghent, Phase 2 | the bakery thing | Lumio pilot | Roof and Gutters | D'Souza upgrade | training package | Fleet for Ostrava | big one in Porto | Q3 hardware
%list eur: 12,000 euros => 12000 | 4500 | 80000 | 950 euros => 950 | 27,500 => 27500 | 300000 | 6200 euros => 6200 | 18000 | €7500 => 7500 | 64,000 euros => 64000
%list till: Friday | the end of the month | 28 March | the 15th | next Wednesday | Christmas Eve | the 2nd of July | Sunday night | 2026-06-30 | May 9th | the week after Easter
{deal=deal} is now {stage:won=in the bag|signed and sealed|ours}, {amount=eur}
{stage:proposal_sent=they have our papers|we mailed the offer} for {deal=deal}, {expected_close=day4} most likely
{deal=deal} went to {competitor=firm3}, so {stage:lost=that's gone|we're out|no luck}
against {competitor=firm3} for {deal=deal}, {stage:negotiation=still haggling|talking terms now}
after the talk at four, change {deal=deal} to {amount=eur}, {stage:proposal_sent=the offer is out|they have our offer}
{deal=deal}, {amount=eur}, {expected_close=till}, {competitor=firm3}
from what I won over lunch: {deal=deal} is worth {amount=eur}

%server queryhen
%list team: platform | mobile | Growth and Retention | the night crew | payments | Team Walrus | infra | Data, EU | customer care | web core | people who ship | Ops North | QA
%list subject: parcel never came | cannot log in | wrong size | card was charged twice | cracked lid | Refund for order 881 | no sound | address change | bill from May, too high | the app's map is empty | voucher and points | login on Anna's tablet
%list subjlong: paid twice for one parcel, wants one back | the app logs her out whenever she turns the phone | was promised a call at ten, nobody rang | screen goes dark after the update, even while charging | cannot find where to change the bank account | came with the wrong plug, needs it by Friday | says the discount is gone, but the flyer says June | the lid broke, the soup ran out | wants to cancel, keeps getting letters | wants to know if it fits a bike, and when it ships

%tool queryhen-list-tickets List tickets of a group's queue, newest first. Use queryhen-search-tickets for keywords.
%also Returns the tickets of a queue.
%also What customers are waiting for in one team's inbox, for one agent if wanted, and in which state.
%param group* (queue, team) {"type": "string", "description": "Agent group whose queue is listed"}
%param agent (assignee, assigned-to) {"type": "string", "description": "Assigned agent"}
%param status (state) {"type": "string", "enum": ["new", "open", "pending", "solved"], "description": "Ticket status"}
%param sort (order, sort-by) {"type": "string", "enum": ["newest", "oldest", "priority"], "description": "Sort order"}
%param per-page (limit, page-size) {"type": "integer", "maximum": 100, "description": "Page size"}
what is lying around at {group=team}, {sort:oldest=longest waiting first|the ones from way back on top}
how does the queue of {group=team} look, {status:pending=those waiting on the customer|where we await an answer}
what does {agent=who} have on the plate in {group=team}
over at {group=team}, with {agent=whob} on them, {per-page=few} a page
before the handover at six, all that is {status:new=untouched|not looked at yet} with {group=team}
{agent=who}, {group=team}, {status:solved=the finished ones|all sorted}, {per-page=few} a page
open the inbox of {group=team}

%tool queryhen-search-tickets Keyword search over all support tickets, including subject, conversation and attachments' names.
%also Find tickets by keyword.
%also Did a customer ever write to support about something? Can be restricted to the one who asked, the way they reached us and the time.
%param keywords* (query, q) {"type": "string", "description": "Search terms"}
%param requester (customer, from-user) {"type": "string", "description": "Customer who opened the ticket"}
%param channel (via, source) {"type": "string", "enum": ["email", "chat", "phone", "social"], "description": "Channel via which the ticket came in"}
%param since (created-after, from-date) {"type": "string", "description": "Only tickets after this date"}
%param unsolved-only (open-only, exclude-solved) {"type": "boolean", "description": "Skip solved tickets"}
~ did a customer complain about {keywords=subject}, {unsolved-only:true=not the finished ones|still going|without what's done}
old cases with {keywords=subject}, {channel:phone=the ones who rang|people who called in}
anything from {requester=cust} about {keywords=subject}
about {keywords=subject} {requester=custb} wrote us {channel:social=on Instagram|on Facebook or so} after {since=past}
where was it that someone wrote {keywords=subjlong}
since {since=past}, {requester=cust}, {channel:chat=in the little window|live on the site}, {keywords=subject}
I had a chat with Ulla, is there a case like {keywords=subject}

%tool queryhen-open-ticket Open a support ticket for a customer. The requester receives a confirmation.
%also Create a ticket.
%also Register a customer's complaint or question with the help desk, hand it to an agent or a group, and say how badly it is needed.
%param subject* (title, problem) {"type": "string", "description": "Short description of the problem"}
%param requester* (customer, reported-by) {"type": "string", "description": "Customer who has the problem"}
%param agent (assignee, handler) {"type": "string", "description": "Agent to take care of it"}
%param group (team, queue) {"type": "string", "description": "Agent group"}
%param priority (urgency) {"type": "string", "enum": ["low", "normal", "high", "urgent"], "description": "defaults to normal"}
%param channel (via, origin) {"type": "string", "enum": ["email", "chat", "phone", "walk-in"], "description": "How the customer reached us"}
{requester=cust} has trouble, {subject=subject}, {priority:urgent=can't wait|needs it this minute}
register {subject=subject} for {requester=custb}, {channel:walk-in=standing right here|came to the counter}
for {requester=cust} to {agent=who}: {subject=subject}
{agent=whob} at {group=team} should see to {subject=subject} from {requester=cust}
complaint by {requester=custb}: {subject=subjlong}
{group=team}, {requester=cust}, {priority:low=not a big deal|can wait}, "{subject=subject}"
case for {requester=custb}, high time, {subject=subject}

%tool queryhen-reply Post a reply to a ticket. visibility=internal adds a note that only agents see. The ticket keeps its status unless `status-after` is given.
%also Answer a ticket.
%also Write back to a customer, or leave a remark for fellow agents, and at once close the case or have it wait.
%param ticket-id* (id, ticket) {"type": "integer", "description": "Numeric ticket id"}
%param message* (body, text) {"type": "string", "description": "Text of the reply"}
%param visibility (audience, kind) {"type": "string", "enum": ["public", "internal"], "description": "public is sent to the customer"}
%param status-after (set-status, new-status) {"type": "string", "enum": ["open", "pending", "solved"], "description": "Status to set after replying"}
%param cc (copy-to, cc-emails) {"type": "array", "items": {"type": "string"}, "description": "E-mail addresses in copy"}
%list answer: we're looking into it | the new one ships today | thanks for waiting | please restart the box | could you send a photo | your refund is on its way | that's a known bug | all sorted now | sorry about that | try the blue cable
%list cc: lena@moller.example | ops@kiwilabs.io, dan@kiwilabs.io | boss@harbour.example | sam@ostrava.example and kim@ostrava.example | legal@nordbank.example | returns@vega.example | rita@lumio.io | info@ghent.example, it@ghent.example | hq@trains.example | nils@acme.io
%list answerlong: we have sent a new one, it should arrive on Tuesday | please restart the router, wait a minute, then try again | I have asked the warehouse, they will call you | your money is on its way, allow five days | could you tell us when you bought it, and where | sorry for the wait, we found it behind a shelf | the update at six tonight should solve this | I called twice today, please tell me when you're free | you can send it back for free, label comes by mail | we only ship to Norway on Mondays, sorry
write on {ticket-id=num_id} {message=answer}, {status-after:solved=and that's that|case closed}
{ticket-id=num_id}: {message=answer}, {visibility:internal=for agents only|not for the customer's eyes}
tell {ticket-id=num_id} {message=answer}, copy to {cc=cc}
with {cc=cc} in the loop answer {ticket-id=num_id}: {message=answer}
answer {ticket-id=num_id} with {message=answerlong}
{ticket-id=num_id}, "{message=answer}", {visibility:public=the customer may see it}, {status-after:pending=ball in their court|now we wait}
my open answer to {ticket-id=num_id}: {message=answer}

%tool queryhen-merge-tickets Merge one ticket into another. The source is closed; its conversation is appended to the target. Cannot be undone!
%also Merges two tickets.
%also Two customers' mails are about the same thing: fold one case into the other, with a remark, and tell the customer or not.
%param source-id* (from-id, duplicate-id) {"type": "integer", "description": "Ticket that is closed by the merge"}
%param target-id* (into-id, main-id) {"type": "integer", "description": "Ticket that remains"}
%param comment (note, reason) {"type": "string", "description": "Comment added to the target"}
%param silent (no-notification, quiet) {"type": "boolean", "description": "Do not notify the requester"}
%list mergewhy: same customer, same parcel | both about the outage | she wrote twice | duplicate | see the photo in the other one | one order, two mails | he called and then mailed | son and father, same account | double click, I guess | identical
fold {source-id=num_id} into {target-id=num_id}, {silent:true=nobody needs to know|no mail to them|without a word}
{source-id=num_id} belongs to {target-id=num_id}, {comment=mergewhy}
into {target-id=num_id} put {source-id=num_id}, {silent:false=and let them know|tell the customer}
{target-id=num_id} is the one to keep, take {source-id=num_id} out
join {source-id=num_id} to {target-id=num_id} and say {comment=subjlong}
{source-id=num_id} to {target-id=num_id}, {comment=mergewhy}, {silent:true=hush|don't bother the customer}
quiet day, so combine {source-id=num_id} with {target-id=num_id}

%server quotemoor
%list client3: Norvik Foods | Blue Anchor | Salt & Stone | Harbour Clinic | d'Avila Wines | town of Leer | Kestrel Air, Cargo | Otto's Garage | Bright Mornings | Fennimore Ltd | Museum of Tin | Three Rivers School
%list start: Monday | the 14th | next Tuesday | 1 October | the 3rd of August | Easter Monday | 2026-05-04 | tomorrow | 7 January | Monday week | June 1st

%tool QuotemoorDraftQuote Prepares a quote (offer) and files it with the customer. NOTHING IS SENT. Once it is approved, QuotemoorSendQuote delivers it.
%also Prepares an offer without sending it.
%also Writes up an offer for a customer about goods or services, with price, rebate, end of validity and the seller it goes under.
%param customer* (company, client) {"type": "string", "description": "Customer (company) that gets the offer"}
%param subject* (item, offering) {"type": "string", "description": "Goods or services offered"}
%param netPrice (price, amount) {"type": "number", "description": "Net price in euros"}
%param discountPercent (rebate, discount) {"type": "number", "description": "Rebate in percent"}
%param validUntil (expiry, goodUntil) {"type": "string", "description": "Last day of validity"}
%param seller (salesRep, agent) {"type": "string", "description": "Sales representative"}
%list offer: 40 desk lamps | website with shop | spring menu photos | three days of training | Roof repair, north side | two vans | cleaning of the museum | 500 mugs and saucers | maintenance for a year | a piano, tuned | Otter licences
%list off: ten percent => 10 | 5% => 5 | 15 percent => 15 | three percent => 3 | 20% => 20 | 12.5 percent => 12.5 | 8 percent => 8 | 7% => 7 | two percent => 2 | 25 percent => 25
%list price: 4500 euros => 4500 | 1,200 => 1200 | €890 => 890 | 12000 | 350 euros => 350 | 780 | 2400 euros => 2400 | 65 euros => 65 | 9990 | 150
%list due: Friday | the 28th | Thursday noon | 15 March | next Wednesday | the end of the week | tomorrow evening | the 2nd of May | Sunday | 30 June | Tuesday at ten
%list offerlong: ten desks, twelve chairs, delivered before noon | new roof for the school, done over the summer | a website in three languages, with a shop | training for nine people, two days, lunch included | 500 mugs with their logo, packed by fours | repair of both lifts, weekends only, parts extra | photos of the menu, taken while guests eat | heating for the museum, must be quiet | two vans, one of them with a ramp | cleaning every Monday, windows once a month
~ offer {customer=client3} {subject=offer}, {discountPercent=off} off
write something up for {customer=client3}: {subject=offer}, {netPrice=price}
{seller=who2} offers {subject=offer} to {customer=client3} for {netPrice=price}
for {customer=client3} from {seller=whob2}, {subject=offer}, good until {validUntil=due}
a price for {customer=client3} please, they want {subject=offerlong}
{subject=offer}, {netPrice=price}, {customer=client3}, {discountPercent=off} less, {seller=who2}
{customer=client3} asked for {subject=offer}, no price yet

%tool QuotemoorSendQuote Delivers a quote that EXISTS to somebody. To prepare one, QuotemoorDraftQuote.
%also Delivers an existing offer.
%also Sends out an offer that has been prepared, by mail, on paper or through the portal, with a covering line and a signature request if wanted.
%param quote* (quoteNumber, offer) {"type": "string", "description": "Quote number"}
%param recipient* (to, contactPerson) {"type": "string", "description": "Person who receives it"}
%param delivery (channel, sendBy) {"type": "string", "enum": ["EMAIL", "LETTER", "PORTAL"], "description": "How it is delivered"}
%param coverNote (note, coverText) {"type": "string", "description": "Covering text"}
%param onBehalfOf (sender, inNameOf) {"type": "string", "description": "Colleague in whose name it goes out"}
%param signatureRequired (eSign, askSignature) {"type": "boolean", "description": "Ask for an electronic signature"}
%list quote: Q-1043 | QT-77 | 2026-118 | q-902 | Q-12 | QM/455 | Q-3310 | 5581 | QT-8b | Q-640
%list cover: as promised | Nice meeting you | the new price, lower | with lamps this time | see you Friday | sorry it took so long | Version 2 | call me | greetings from Leith | final one
%list coverlong: as we said on Friday, with lamps but no desks | thanks for lunch, here's the lower price | sorry for the delay, our printer was on strike | this one holds till June, then steel gets dearer | have a look, I'll ring you on Tuesday | your boss saw it already, he liked page two | we left out the vans, tell us if that's wrong | the third and last one, I promise | price is for both schools, not each | read it at leisure, sign it in haste
~ {quote=quote} out to {recipient=whob2}, {delivery:LETTER=on paper|by snail mail|stamp and envelope}
let {recipient=who2} have {quote=quote}, {signatureRequired:true=they have to put their name to it|to be signed}
to {recipient=who2} from {onBehalfOf=whob2}, {quote=quote}
for {onBehalfOf=who2} get {quote=quote} over to {recipient=whob2} with "{coverNote=cover}"
{recipient=whob2} gets {quote=quote} with these lines: {coverNote=coverlong}
{recipient=who2}, {quote=quote}, "{coverNote=cover}", {delivery:EMAIL=electronically|into the inbox}
off with {quote=quote} to {recipient=whob2}, the portal was down all day

%tool QuotemoorReassignAccount Makes another sales representative responsible for an account. Open opportunities move along unless keepOpportunities is true.
%also Changes who looks after an account.
%also Passes a customer from one seller on to another, as from a day, leaving the running business with the old one if so wished.
%param account* (customer, client) {"type": "string", "description": "Customer account"}
%param newRep* (newOwner, successor) {"type": "string", "description": "Who takes over"}
%param formerRep (previousOwner, predecessor) {"type": "string", "description": "Who had it"}
%param effective (asOf, startDate) {"type": "string", "description": "Day from which it holds"}
%param keepOpportunities (leaveDeals, keepDeals) {"type": "boolean", "description": "Open opportunities stay with the former representative"}
{newRep=who2} looks after {account=client3} now, {keepOpportunities:true=but what's running stays where it is|without the deals in progress|old business not included}
give {account=client3} to {newRep=whob2}, {effective=start}
from {formerRep=who2} to {newRep=whob2}: {account=client3}
{account=client3} goes to {newRep=who2} out of the hands of {formerRep=whob2}, from {effective=start}
since {formerRep=who2} retires, with cake at four, {newRep=whob2} takes over {account=client3}
{account=client3}, {formerRep=whob2} to {newRep=who2}, {effective=start}, {keepOpportunities:false=everything moves|open deals too}
let {newRep=whob2} have {account=client3}, the old deals were fine

%tool QuotemoorEnrolProspect Puts a prospect into an outreach sequence (a row of prepared mails). The first mail goes out on the next working day or on firstMailOn.
%also Starts a row of outreach mails.
%also Somebody who may buy gets a series of prepared mails, in a seller's name, at some pace, until they answer.
%param prospect* (lead, person) {"type": "string", "description": "Person who gets the mails"}
%param sequence* (campaign, cadence) {"type": "string", "description": "Name of the sequence"}
%param sender (fromColleague, writer) {"type": "string", "description": "Colleague in whose name they go out"}
%param firstMailOn (startOn, begin) {"type": "string", "description": "Day of the first mail"}
%param pace (rhythm, speed) {"type": "string", "enum": ["GENTLE", "REGULAR", "DENSE"], "description": "Distance between mails"}
%list lead: Greta Maas | Mr. Oyelaran | ines@tinmuseum.example | the headmaster at Three Rivers | Sven from the fair | Dr. Kuhn | lady with the lamps | pavel k | Mayor of Leer | Joan O'Dowd | Farah, Blue Anchor
%list seq: Warm Hello | fair contacts 2026 | Schools, autumn | win them back | five mails about roofs | Cold and Polite | after the webinar | Lamps for Libraries | nudge | Bo's classic | From Trial to Paid
%list seqlong: Say hello, wait a week, then show the price | After the fair, with photo and a thank you | Three short mails, one long, then a call | Schools that asked in May, but never bought | Tell them what's new, ask for lunch | Lost customers, second try, softer this time | We met on a train, remember | Roofs before winter, for towns and churches | Those who read page two, and left | Hello from the new team, same old prices
put {prospect=lead} into "{sequence=seq}", {pace:GENTLE=don't crowd them|take it slow|long breaks in between}
start "{sequence=seq}" with {prospect=lead}, {firstMailOn=start}
"{sequence=seq}" to {prospect=lead} from {sender=who2}
in the name of {sender=whob2} write to {prospect=lead} with "{sequence=seq}", {pace:DENSE=quick fire|one right after the other}
{prospect=lead} should get the row called {sequence=seqlong}
{prospect=lead}, "{sequence=seq}", {sender=who2}, {firstMailOn=start}
warm up {prospect=lead} with "{sequence=seq}", we know that name, a regular at our stand

%tool QuotemoorRecordRenewal Records that a contract was renewed. Lapsed contracts are closed elsewhere.
%also Notes a renewed contract.
%also Keeps down that a customer stays on: with which plan, for how many months, who signed over there and who won it over here.
%param account* (customer, client) {"type": "string", "description": "Customer account"}
%param plan* (tariff, package) {"type": "string", "description": "Plan they are on from now"}
%param termMonths (months, contractLength) {"type": "integer", "description": "Term in months"}
%param signedBy (signatory, customerContact) {"type": "string", "description": "Who signed at the customer"}
%param wonBy (rep, closedBy) {"type": "string", "description": "Our colleague"}
%param change (movement, direction) {"type": "string", "enum": ["UPGRADE", "SAME", "DOWNGRADE"], "description": "Compared with before"}
%list plan: Pro | Team of Ten | Basic, yearly | the big one | Harbour Plus | S | flat rate | School & Library | Gold without phone | Starter 2
%list term: a year => 12 | 24 months => 24 | six months => 6 | 36 months => 36 | two years => 24 | 12 months => 12 | three years => 36 | 18 months => 18 | 3 months => 3 | one year => 12
{account=client3} stays with us on {plan=plan}, {termMonths=term}
good news, {account=client3} goes on with {plan=plan}, {change:UPGRADE=that's more than before|they took the bigger one|a step up}
{signedBy=whob2} at {account=client3} signed {plan=plan}, thanks to {wonBy=who2}
{wonBy=who2} got {plan=plan} out of {account=client3}, signature by {signedBy=whob2}
after a long lunch, two bottles and a song, {account=client3} took {plan=plan} for {termMonths=term}
{plan=plan}, {account=client3}, {termMonths=term}, {wonBy=whob2}, {change:DOWNGRADE=less than they had|sadly the smaller one}
{account=client3} signed up again for {plan=plan}, what an upgrade for my Monday

%server shelfcount
%list goods2: office chairs | paper for the plotter | bread and cake for the party | winter tyres for the van | safety shoes | coffee beans | laptops with big screens | cable ties and clips | screws in three sizes | printer cartridges | glass jars with lids | LED panels | flour | cardboard boxes for bottles | first aid kits | solar panels | milk and sugar | work gloves in size L | bar stools | name badges | pumps for the pool | apples | garden hoses | candles | replacement filters | batteries for the scanners

%tool shelfcount_record Record the counted stock of an item.
%also Returns the difference to the books.
%also At the stocktaking: how many pieces of something really lie somewhere.
%param item* (article, sku) {"type": "string", "description": "What was counted"}
%param counted* (quantity, pieces) {"type": "integer", "description": "How many there are"}
%param bin (shelf, location) {"type": "string", "description": "Where they lie"}
%list spot: rack 4 | cold room | yard behind the workshop | gate 2 | aisle 7 | basement | shelf B3 | hall with the crane | room 12 | bay 5 | garage | loading dock | cage near the lift | tent 2 | cellar | shelf over the sink | container in the yard | lobby | bin 44 | attic
%list bin: shelf 4 | A-12 | the back room | bin 7, left | under the stairs | pallet C by the gate | cage 2 | drawer with the red label | rack 9 | top shelf
%list goods_de: Bürostühle | Winterreifen für den Transporter | Druckerpatronen | Sicherheitsschuhe | Kaffeebohnen | Gläser mit Deckel | Kabelbinder | Kartons für Flaschen | Handschuhe | Glühbirnen | Ersatzfilter | Mehl
%list numes: 30 | 5 | 10 | 20 | 40 | 8 | 15 | 6 | 50 | 12 | 200 | 25
%list goods_es: sillas de oficina | guantes de trabajo | tarros con tapa | café en grano | cajas de cartón | filtros de recambio | ruedas de invierno | pilas para los lectores | bombillas | zapatos de seguridad | harina | velas
counted {counted=qty} {item=goods2} in {bin=spot}
record {counted=qty} {item=goods2}
{item=goods2}: {counted=qty}, {bin=spot}
stock of {item=goods2} is {counted=qty}
{bin=spot}, {item=goods2}, {counted=qty} counted
in {bin=spot} I counted {counted=qty} {item=goods2}
there are {counted=qty} {item=goods2} in {bin=spot}, no more no less
{counted=qty} {item=goods2} left, that's all I could find
for the yearly tally: {item=goods2}, {counted=qty}[, at {bin=spot}]
~ I crawled through the dust for an hour and this is what I found, {counted=qty} {item=goods2} in {bin=spot}
the books say something else but I have seen it with my own eyes: {counted=qty} {item=goods2}
record the stock of {item=goods2}
I counted {counted=qty} in {bin=spot}
I counted {counted=bigint} {item=goods} in {bin=bin}
count for {item=goods} is {counted=bigint}
item {item=goods}, count {counted=bigint}, bin {bin=bin}
~ {bin=bin}: {item=goods}, {counted=bigint}
record {counted=int} of {item=goods} at {bin=bin}
there are {counted=bigint}, not {=bigint}, of {item=goods}
in {bin=bin} lie {counted=int} {item=goods}
how many: {counted=bigint} / what: {item=goods}
%lang de
ich habe in {bin=spot} {counted=int} {item=goods_de} gezählt
%lang es
apunta {counted=numes} {item=goods_es} contados en {bin=spot}

%tool shelfcount_reserve Reserve stock of an item for somebody.
%also Returns the reservation.
%also Put a number of pieces aside, for whom and until which day, so that nobody sells them.
%param item* (article, sku) {"type": "string", "description": "What is put aside"}
%param quantity* (count, pieces) {"type": "integer", "description": "How many"}
%param holder (customer, for_whom) {"type": "string", "description": "For whom"}
%param until (expires, hold_until) {"type": "string", "description": "Last day"}
%list holder: Globex | Mrs. Huber | Kim's project | school fair in may | Rosa's wedding on saturday | Casa Lupe | team Lisbon | order 5512 | Fjord Hiking | kindergarten in the park | Bea and her choir | Tom from the ferry | Rosa | Theatre on the Hill | repairs in march | Bakery Huber and Sons | Sunrise Farms | Pete from the north
%list ware: red wine glasses | oak tables, round | bolts | garden chairs with armrests | winter tyres 205/55 | lamps "Moon and Star" | pots of blue paint | paper rolls for the till | tents for two | X200 filters | boxes of candles | bread and butter plates
%list big: 20 | 35 | 48 | 60 | 75 | 100 | 120 | 150 | 210 | 300 | 15 | 24 | 50
%list goods3: pallets | office chairs with armrests | toner for the big printer | apple crates | gloves in size 9 | bolts M8 | oak boards | coffee for the canteen
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
reserve {quantity=qty} {item=goods2} for {holder=holder}
reserve {quantity=qty} {item=goods2} until {until=day}
{holder=holder}: reserve {quantity=qty} {item=goods2} until {until=day}
{item=goods2}, {quantity=qty}, for {holder=holder}, till {until=day}
until {until=day} {quantity=qty} {item=goods2} are reserved for {holder=holder}
stock reservation {quantity=qty} x {item=goods2}[, {holder=holder}]
put {quantity=qty} {item=goods2} aside for {holder=holder}
don't sell the last {quantity=qty} {item=goods2}, {holder=holder} wants them
keep {quantity=qty} {item=goods2} back until {until=day}, they're promised to {holder=holder}
I gave my word on the phone yesterday and now I'm a bit worried, so hold {quantity=qty} {item=goods2} for {holder=holder} till {until=day}
somebody will come by with a trailer and be very cross otherwise. {quantity=qty} {item=goods2} stay here for {holder=holder}
reserve {item=goods2} for {holder=holder}
~ reserve stock until {until=day}
reserve {quantity=lots} {item=ware} for {holder=who3}
put {quantity=lots} {item=ware} aside until {until=end}
for {holder=firm}, hold {quantity=lots} {item=ware} until {until=end}
item: {item=ware}, qty: {quantity=lots}, for: {holder=firm}, until: {until=end}
{item=ware}, {quantity=lots} pieces, reserved under {holder=who3}
until {until=end} nobody else gets these: {quantity=lots} {item=ware}, {holder=who3} wants them
for {holder=firm2} until {until=eday}, {quantity=big} {item=goods3}
{item=goods3} aside for {holder=mate}, {quantity=guests}
until {until=eday} nobody touches {quantity=big} {item=goods3}, {holder=firm2} wants them

%server shopfront
%list price: 12.50 euros => 12.5 | $8 => 8 | 99 | 4.20 | 150 euros => 150 | $19.99 => 19.99 | 1.75 | 320 | 45 dollars => 45 | €7.90 => 7.9 | 60 | 2 euros => 2 | 899 | £15 => 15 | 34.95

%tool shopfront.coupon Create a coupon for the web shop.
%also Returns the coupon.
%also Customers who type in a word pay so much less, between two days and no more often than said.
%param code* (word, voucher) {"type": "string", "description": "Word that is typed in"}
%param percent_off* (discount, percent) {"type": "integer", "description": "Discount in percent"}
%param valid_from (start, begins) {"type": "string", "description": "First day"}
%param valid_until (end, expires) {"type": "string", "description": "Last day"}
%param max_uses (limit, uses) {"type": "integer", "description": "How often it can be used"}
%list code2: SUMMER10 | WELCOME | ROSA5 | BREAD-AND-BUTTER | FRIENDS | MAYDAY | XMAS25 | GREEN | LASTCHANCE | VIP-2025 | BACKTOSCHOOL | FLASH | HELLO15 | TEACHERS | RAINYDAY | BIRTHDAY | PODCAST | SPRING-IN-PORTO | KIDS | NEWS20
%list pct: 10% => 10 | 20 percent => 20 | 5% => 5 | 15 percent => 15 | 25% => 25 | half => 50 | 50% => 50 | thirty percent => 30 | 12% => 12 | ten percent => 10 | 40 % => 40 | 8 percent => 8
%list uses: 100 | 50 | 500 | a hundred => 100 | 20 | 1000 | ten => 10 | 250 | 5 | 2000 | two hundred => 200 | 75
%list coup: SPRING10 | BREADANDBUTTER | thankyou | HELLO-26 | Big-Sal | XMAS | for-friends | tmp-fix-2 | LASTCALL | 2GETHER
%list pctu: 10% => 10 | 15 percent => 15 | 25% => 25 | 50 percent => 50 | 30 % => 30 | five percent => 5 | 40% => 40 | 75% => 75 | 60 percent => 60 | 20% => 20
%list pct2: 10% => 10 | 15 percent => 15 | 20 | 25% => 25 | 50 percent => 50 | 30 | five percent => 5 | 40% => 40 | 75 | 60 percent => 60
%list day4: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
coupon {code=code2}, {percent_off=pct} off
create a coupon {code=code2} with {percent_off=pct} off from {valid_from=day} to {valid_until=day}
{code=code2}: {percent_off=pct}, until {valid_until=day}, {max_uses=uses} uses
{percent_off=pct} off with {code=code2}, {valid_from=day} to {valid_until=day}
from {valid_from=day} a {percent_off=pct} coupon {code=code2}[, {max_uses=uses} times at most]
{max_uses=uses} coupons, code {code=code2}, {percent_off=pct}, valid till {valid_until=day}
whoever types {code=code2} pays {percent_off=pct} less
starting {valid_from=day}, the word {code=code2} should save people {percent_off=pct}
let's give {percent_off=pct} to the first {max_uses=uses} who enter {code=code2}
I'm on the radio in ten minutes and would love to offer the listeners something: {code=code2}, {percent_off=pct}, ending {valid_until=day}
sales are as flat as a pancake and the cellar is full. {percent_off=pct} with {code=code2} between {valid_from=day} and {valid_until=day}
create a coupon with {percent_off=pct} off
coupon {code=code2}, valid until {valid_until=day}
create coupon {code=coup} for {percent_off=pctu} off
{percent_off=pctu} off with code {code=coup} from {valid_from=day2} until {valid_until=end}
until {valid_until=end}, {code=coup} gives {percent_off=pctu} off
code: {code=coup}, discount: {percent_off=pct2}, uses: {max_uses=lots}, from: {valid_from=day2}
coupon {code=coup}, at most {max_uses=lots} times, {percent_off=pctu}
new coupon starting {valid_from=day2}: {percent_off=pctu}, called {code=coup}
~ from {valid_from=day4}, {percent_off=pctu} discount for the first {max_uses=lots} who type {code=coup}
%lang de
leg einen Gutschein {code=code2} über {percent_off:20=20 Prozent|20 %} an, gültig bis {valid_until=date}
%lang es
crea un cupón {code=code2} del {percent_off:10=10 por ciento|10 %} hasta {valid_until=date}

%tool shopfront.refund Refund an order of the web shop.
%also Returns the refund.
%also Give a customer money back, all of it or a part, and say for what cause.
%param order* (order_id, number) {"type": "string", "description": "Number of the order"}
%param amount (sum, part) {"type": "number", "description": "Part of the price, otherwise all"}
%param cause (reason, why) {"type": "string", "enum": ["damaged", "late", "wrong_item", "changed_mind", "goodwill"], "description": "Why"}
%param tell_customer (notify, mail) {"type": "boolean", "description": "Send a mail"}
%list ord: 10442 | #8831 | W-2207 | 55190 | SF-310 | #771 | 20250412-3 | W-99 | 60017 | #12008 | SF-4471 | 3390 | W-5120 | #64 | 88102 | SF-15
%list ord2: 100482 | SO-5519 | W20931 | 7781 | ES/2026/0031 | A-17-B | shop-4410 | 33012 | ORD 902 | xk-77 | 5000123 | B2B-0009
%list paid: 200 | 150 euros => 150 | $400 => 400 | €80 => 80 | 250 pounds => 250 | £120 => 120 | 99.5 | 600 dollars => 600 | 50 euros => 50 | $1000 => 1000
refund order {order=ord}
refund {amount=price} of order {order=ord}, {cause:damaged=damaged}
{order=ord}: refund, {cause:late=late}, {tell_customer:true=mail the customer|tell the customer}
{amount=price} back on {order=ord} as {cause:goodwill=goodwill}
order {order=ord} {cause:wrong_item=wrong item}, refund {amount=price}[ and {tell_customer:true=let them know}]
{cause:changed_mind=changed their mind}, refund {order=ord}, {tell_customer:false=no mail|without a mail}
give them their money back for {order=ord}
{order=ord} arrived {cause:damaged=in pieces|broken}, return {amount=price} to her
the parcel of {order=ord} came {cause:late=three weeks late|far too late}, pay everything back
the poor lady was almost crying on the phone and it really is our fault: {order=ord}, {cause:wrong_item=we sent something else|not what was ordered}, {amount=price} back
he has bought from us for ten years and never complained once. {order=ord}, {amount=price}, as a {cause:goodwill=kind gesture|favour}
refund {amount=price}, it was {cause:late=late}
refund an order
give the customer of order {order=ord2} {amount=paid} back, it arrived {cause:damaged=broken|damaged|smashed}
pay back {order=ord2} in full, {cause:changed_mind=she changed her mind|he doesn't want it any more}, {tell_customer:false=no mail|don't write to them}
~ {order=ord2}, {amount=paid} back because {cause:late=it came late|it was late|it was delayed}, {tell_customer:true=mail the customer|with a mail to the customer}
reimburse order {order=ord2}, I'm late for lunch

%tool shopfront.edit_product Change price, stock or visibility of a product in the web shop.
%also Returns the product.
%also What something on sale costs from now on, how many there are of it, and whether visitors find it at all.
%param product* (item, article) {"type": "string", "description": "Which one"}
%param price (new_price, costs) {"type": "number", "description": "New price"}
%param stock (available, pieces) {"type": "integer", "description": "Pieces that can be sold"}
%param visible (shown, published) {"type": "boolean", "description": "Shown to visitors"}
%list prod: lavender soap | walnut bread knife | wool blanket with stripes | tea for cold days | kids raincoat | oak chopping board | gift box with three candles | blue enamel pot | bike bell | honey from the Alps | linen apron | jam and butter set | garden gloves | paper stars | wooden train for toddlers | rye sourdough kit | salt lamp | picnic basket for two | travel mug | felt slippers | olive oil in a tin | dog bowl | notebook with dots
%list prod2: oak stool | walnut & honey soap | gift card | linen apron, grey | candle no. 5 | beginner's knitting kit | kids' raincoat with a hood | Poster Lisbon A2 | bike bell | mug for lefties | yarn-merino-05
%list prod_de: Lavendelseife | Wolldecke mit Streifen | Brotmesser | Kinderregenjacke | Leinenschürze | Honig aus den Alpen | Fahrradklingel | Filzpantoffeln | Picknickkorb | Holzeisenbahn
%list prod_es: jabón de lavanda | manta de lana | cuchillo para pan | delantal de lino | miel de los Alpes | timbre de bicicleta | cesta de picnic | caja con tres velas | taza de viaje | guantes de jardín
change the price of {product=prod} to {price=price}
{product=prod}: price {price=price}, stock {stock=qty}
set {product=prod} to {stock=qty} in stock and {visible:true=show it|make it visible}
{visible:false=hide} {product=prod}
{price=price} for {product=prod}, {stock=qty} pieces, {visible:true=visible}
stock {stock=qty}, price {price=price}, {product=prod}
{product=prod} should cost {price=price} from now on
nobody may see {product=prod} in the shop, {visible:false=take it offline|keep it hidden}
we found {stock=qty} more {product=prod} in the attic, so that's what we can sell
my sister thinks we are much too cheap and I fear she's right. {product=prod} goes up to {price=price}
the pictures have finally arrived and they look wonderful, so {visible:true=put it on display|show it to everyone}: {product=prod}, {price=price}, {stock=qty} of them
set the price to {price=price} and the stock to {stock=qty}
{visible:false=hide} a product
{product=prod2} now costs {price=money2}, {stock=int} pieces left
{visible:false=hide|take down} the {product=prod2} in our web shop
{product=prod2}: {visible:true=back online|visible again} for {price=money2}
change the web shop entry of the {product=prod2}, it's 3 years old
%lang de
setz den Preis von {product=prod_de} auf {price:19.9=19,90 Euro|19,90}
%lang es
cambia el precio de {product=prod_es} a {price:15=15 euros|15}

%server stallwright
%list made: beeswax candle | mug with a fox | chutney, hot | linen apron | wooden spoon set | felt slippers | honey from the roof | birthday garland | olive soap | notebook for gardeners | tote bag | Oslo cushion
%list sum: 60 euros => 60 | $45 => 45 | £20 => 20 | 85 | 300 euros => 300 | 25 dollars => 25 | 14.50 | €95 => 95 | 150 pounds => 150 | thirty euros => 30 | 32 | 700
%list many: 40 | sixty => 60 | 25 | a hundred => 100 | 18 | thirty => 30 | 55 | 120 | twelve => 12 | 85 | fifty => 50
%list shelf: Kitchen | gifts | Winter | new in | For Kids | sale | candles and soap | paper | Home & Garden | odds and ends | bags
%list madedec: hidden drawer box | Public House coaster | ten pieces puzzle | Regular Guy mug | shelf bracket | Under the Counter gin | A Few Words card | No. 5 door sign | back in stock t-shirt | hidden pocket apron
%list who4: Uncle Hamid | Jo | Mrs. Falk | Ruben | Dr. O'Shea | my sister | Anneke from downstairs | the boss | Tomasz | Ines and Karl | Kwame | grandma | Lee | Big Steve
%list who2_2: Priya | my dad | Aunt Solveig | Marek | Nadia Brandt | our neighbour | the twins | Mr. D'Angelo | Fen | cousin Luis | Lena and Tom | Old Pete | Yuki | the whole office
%list ordn: 20-4471 | SW8812 | 10093 | F-552 | 7719 | #903 | SW-2026-77 | 482 | K12-9 | 660021 | 31187

%tool stallPublishItem Seller API v3: put a NEW item on sale in your own stall. Price in the stall's currency. `visibility` decides who can see it.
%also Offers a new article to buyers.
%also As a merchant, list a product in your web shop with price, pieces on hand, section and a few words about it.
%param title* (name, headline) {"type": "string", "maxLength": 80, "description": "Name buyers see"}
%param price* (unitPrice, amount) {"type": "number", "description": "Price of one piece"}
%param section (category, shelf) {"type": "string", "description": "Shelf of the stall"}
%param pieces (stock, quantity) {"type": "integer", "description": "How many there are"}
%param blurb (description, text) {"type": "string", "description": "A few words about it"}
%param visibility (audience, shownTo) {"type": "string", "enum": ["public", "regulars", "hidden"], "description": "Who can see it, default public"}
%list blurb: each one is a bit different, as I make them by hand | smells of hay, lasts for about forty hours | knitted by my aunt in Wick when it rains | washable, but keep it away from the dryer | small, sturdy, and it fits in any pocket | goes well with old cheese and a cold beer | made from shirts that nobody wears any more | ships on Mondays, wrapped in last week's news | the clay comes from behind our house, so no two are alike | smells a little of smoke, in a good way
~ start selling the {title=made} for {price=sum}, {visibility:regulars=just for those who buy from me often|my faithful old customers first|only people who've been coming for years}
new on my stall: {title=made}, {price=sum}, {pieces=many} of them
{title=made} under {section=shelf} at {price=sum}
at {price=sum} in {section=shelf}, {pieces=many} times {title=made}
offer the {title=made} for {price=sum} and say {blurb=blurb}
~ {section=shelf}, {title=made}, {pieces=many} pieces, {price=sum}, {visibility:hidden=don't let anyone see it yet|nobody should find it for now}
put up {title=madedec} for {price=sum}

%tool stallAdjustStock Seller API v3: correct how many pieces of an EXISTING item are there.
%also Changes the number in stock.
%also Say that pieces of an article came in, went out or were counted anew, in which storeroom and what happened to them.
%param item* (product, sku) {"type": "string", "description": "Item of the stall"}
%param pieces* (count, quantity) {"type": "integer", "description": "Number of pieces"}
%param how (mode, operation) {"type": "string", "enum": ["set", "add", "subtract"], "description": "What to do with the number, default set"}
%param storeroom (location, warehouse) {"type": "string", "description": "Where they lie"}
%param cause (reason, note) {"type": "string", "description": "What happened"}
%list num: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | three => 3 | nine => 9
%list store: cellar | garage | Unit 7 | back room | my mother's attic | the van | Leith studio | barn, left side | shop floor | locker 22
%list cause: the dog got into the box and ate the rest | a lady from Hull bought the lot, nearly | the shelf fell down at night, onto the tiles | we gave some away when the shop turned ten | Ida took a dozen to the fair in Ghent | half of them melted when the heating stuck | I counted twice, and was wrong both times | the courier lost a crate, or so he says | mice got in, we now have a cat | someone ordered for a whole wedding
%list mishap: the cat knocked them over | sold at the market on Sunday | found another box | moths | the kiln broke, half of them cracked | given to the school raffle | a batch came from Ida | miscounted in May | burst pipe | stolen from the van
{pieces=num} of the {item=made} are gone, {how:subtract=so that many fewer|take them off the number}
I made {pieces=num} more of the {item=made}, {how:add=on top of what's there|they come on top}
there are {pieces=many} of the {item=made} in {storeroom=store}
in {storeroom=store} I count {pieces=many} for the {item=made}
the {item=made} is at {pieces=num} now, since {cause=cause}
{item=made}, {storeroom=store}, {pieces=many}, {cause=mishap}
we have {pieces=many} of {item=madedec}

%tool stallCreatePromo Seller API v3: set up a promotion code for the own stall.
%also Makes a discount for buyers.
%also Give buyers some percent off a section with a code they type in, for a certain crowd and until a certain day.
%param code* (promoCode, word) {"type": "string", "description": "What buyers type in"}
%param percentOff* (discount, percent) {"type": "integer", "minimum": 1, "maximum": 90, "description": "Discount in percent"}
%param section (category, shelf) {"type": "string", "description": "Shelf of the stall, all if omitted"}
%param ends (until, validTo) {"type": "string", "description": "Last day"}
%param audience (customers, group) {"type": "string", "enum": ["everyone", "subscribers", "returning"], "description": "Who may use it"}
%list pct: 10 percent => 10 | 15% => 15 | 20 percent => 20 | twenty-five percent => 25 | 30% => 30 | 12 percent => 12 | five percent => 5 | 40% => 40 | fifty percent => 50 | 18% => 18
%list promo: MOSSY10 | HELLOAGAIN | fox | SUMMER-STALL | Ida2026 | RAINYDAY | thanks5 | OSLO | KILN | two4tea | BACKSOON
%list until2: Friday | the end of March | 30 June | Sunday night | the 24th | next Wednesday | Easter | 1 December | the 12th of October | Thursday noon | the last day of school | 2027-01-31
%list promodec: EVERYONE | FRIDAY | CANDLES15 | NEWS | JUNE30 | OLDFRIENDS | GIFTS | SUBSCRIBE | RETURN | KITCHEN20
let people have {percentOff=pct} less with {code=promo}, {audience:returning=if they've bought from me before|not for first-timers|only faces I know}
{code=promo} takes {percentOff=pct} off, {audience:subscribers=just for those who get my letter|only folks on the mailing list}
whoever types {code=promo} gets {percentOff=pct} off in {section=shelf}
in {section=shelf} there should be {percentOff=pct} off for {code=promo} until {ends=until2}
{percentOff=pct} off everything with {code=promo}, {ends=until2} is when it's over
{code=promo}, {section=shelf}, {percentOff=pct}, till {ends=until2}, {audience:everyone=for all and sundry|no matter who}
make {code=promodec} worth {percentOff=pct}

%tool stallAnswerBuyer Seller API v3: reply to a buyer's message. No money is moved (see stallRefund).
%also Sends a buyer an answer.
%also Write back to a customer of your shop about an order, in the name of one of the staff, and close the conversation if that is that.
%param buyer* (customer, to) {"type": "string", "description": "Who wrote"}
%param reply* (text, answer) {"type": "string", "description": "Text of the answer"}
%param order (orderNo, about) {"type": "string", "description": "Order it is about"}
%param signedBy (agent, staff) {"type": "string", "description": "Member of staff under the text"}
%param close (resolve, done) {"type": "boolean", "description": "Conversation is finished"}
%list ans: it left on Monday and should be with you by Thursday | sorry, the blue one is sold out until May | yes, you can wash it, but only by hand | I've put a new one in the post, keep the old | thank you, that made my day | we don't ship to islands, I'm afraid | please send me a photo of the crack | no, it has no lid, it never had one | I can do two for the price of one, if you like | the parcel is at the depot, ask for box nine
%list ansdec: the order from Ida is closed on Sundays | signed copies are back on 3 May | Tom will write to you | it's finished and looks great | your order number is on the slip | we close at six | Ida will sign it for you | the shop is closed until Monday | I finished it last night | order number 12 was the last one
tell {buyer=who4} {reply=ans}, {close:true=and that's the end of that|then we're done there|nothing more to say after that}
write back to {buyer=who2_2}: "{reply=ans}", {signedBy=who4}
let {buyer=who4} have this from {signedBy=who2_2}: {reply=ans}
from {signedBy=who4} to {buyer=who2_2} about {order=ordn}, "{reply=ans}"
{buyer=who4} asked again, say {reply=ans}
{order=ordn}, {buyer=who2_2}, "{reply=ans}", {close:false=leave it open|we're not through with it|more to come}
my answer to {buyer=who2_2}: {reply=ansdec}

%tool stallRefund Seller API v3: give a buyer money back, all or part of an order.
%also Returns money to a customer.
%also Reimburse an order of your shop, fully or up to a sum, with the cause, the colleague who agreed, and if the goods go back on the shelf.
%param order* (orderNo, purchase) {"type": "string", "description": "Order number"}
%param amount (sum, refundAmount) {"type": "number", "description": "Sum, everything if omitted"}
%param cause (reason, why) {"type": "string", "description": "Why"}
%param approvedBy (approver, agreedBy) {"type": "string", "description": "Colleague who agreed"}
%param restock (backToShelf, returnToStock) {"type": "boolean", "description": "Goods go back on the shelf"}
%list cause: arrived broken | never turned up | wrong size | they changed their mind | two were charged | candle melted in the post | late for the birthday | I mixed up the labels | smelled of smoke | lid missing
%list cause2: came in bits | was the wrong blue | got lost near Crewe | shrank in the wash | never left the depot | had a hole in it | smelled of paint | was meant for someone else | was charged twice | faded in the sun
%list causelong: the parcel sat in Hull for three weeks, then vanished | the fox on the mug has no tail, as she wrote | I forgot to take off the discount on Friday | it went to the old address, though he told us twice | half the honey leaked out, all over the card | she bought it twice by mistake at midnight | the colour came off on her hands, she sent a picture | he waited until Christmas and nothing came | I sent the wrong one, then ran out of the right one | the box was empty when it got to Oslo
%list order: FULL-88 | SHELF-12 | OK-1402 | PART-7 | SUM-310 | BACK-29 | HALF-21 | CAUSE-9 | SHOP-71 | RE-2200 | BOSS-5
pay back {order=ordn}, {restock:true=I can sell it on|it's as good as new, back out it goes|the thing's fine and can go to somebody else}
they should have {amount=sum} again for {order=ordn}, {cause=cause}
money back on {order=ordn}, {approvedBy=who4} is fine with it
~ of {order=ordn} return {amount=sum}, agreed with {approvedBy=who2_2}, it {cause=cause2}
reimburse {order=ordn} because {cause=causelong}
{order=ordn}, {amount=sum}, {cause=cause}, {restock:false=it's for the bin|can't be sold again|only good for scrap}
give the lady her money for {order=order}

%server warehouse
%list article: blue t-shirts size M | printer toner | A4 paper | oak shelves | AA batteries | espresso cups | SKU-4471 | bicycle tubes | safety gloves | pallet wrap | 12 mm screws | garden hoses | 90233 | usb-c cables | candle holders | ceramic mugs | dog food 10 kg bags | LED bulbs | winter jackets | HX-200 | olive oil bottles | brake pads | yoga mats | steel pipes
%list site: Rotterdam | Leeds | warehouse 2 | Lyon | hall C | Gdansk | branch 14 | Porto | central storage | Antwerp | hall D | branch 3 | warehouse 5 | Malmö | shop 2
%list site_the: main warehouse | Berlin store | Dallas depot | outlet | back room | north depot | web shop stock
%list site2: Graz | the barn | Hall 3 | the depot by the port | Leeds | the north store | Unit 7
%list art: oak shelf 80 | grey paint | article 4410 | the folding tables | cable drums | M8 bolts | the blue helmets | pump P-20 | paper cups | rain covers
%list qty2: 12 | 40 | 300 | six => 6 | 25 | 150 | 8
%list ware_de: Druckertoner | Handschuhe Größe L | Kopierpapier | Akkus | Kartons 40x30 | Schrauben M6 | Warnwesten | Glühbirnen | Fahrradschläuche | Kaffeebohnen | Reinigungsmittel | Batterien | Winterreifen | Blumentöpfe | Kabelbinder

%tool get_stock_level How many pieces of an article are in stock, overall or at one site.
%also Returns on-hand quantity for an item.
%also Answers whether and how much of a product is still available in the storeroom.
%param item* (sku, product) {"type": "string", "description": "Article name or number"}
%param site (warehouse, location) {"type": "string", "description": "Warehouse or branch"}
%list artx: oak table legs | SKU-4471 | M6 bolts, zinc | kettle with thermostat | 88-120-B | printer paper A4 | left-hand hinges | blue mugs, set of four | filter for Model To Go | batteries | salt and pepper mills
%list sitex: Leeds | Hall 4 | Branch North | Rotterdam | Mill Lane | warehouse B | Outlet York | Depot 2 | Main Store | Hook of Holland
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
how much stock of {item=artx} is there at {site=sitex}
at {site=sitex}, what's the stock of {item=artx}
article: {item=artx}, site: {site=sitex}
check the stock of {item=artx}
at {site=site2}, how much {item=art} is left
{item=art}, have we any, the man stands in front of me
%lang de
wie viele {item=ware_de} haben wir noch [auf Lager]?

%tool adjust_stock Correct the stock of an article after damage, loss, a find, a return or a recount.
%also Adjusts inventory quantity.
%also Books a difference between the system and the shelf, with its cause.
%param item* (sku, article) {"type": "string", "description": "Article name or number"}
%param quantity* (qty, count) {"type": "integer", "description": "Number of pieces"}
%param reason* (cause, adjustment_type) {"type": "string", "enum": ["damaged", "lost", "found", "returned", "recount"], "description": "Cause of the correction"}
%list art2: blue mugs | A-1009 | screws, 4 mm | garden chairs | toner for the HP | cartons of soy milk | bike lamps, rear | SKU 77-b | candles and holders | glass jars | hoodies XL
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
~ we {reason:lost=lost|can't find} some {item=article}, adjust the stock
{quantity=int} {item=art2} {reason:damaged=broke|got wet and are ruined}, take them off the books
{item=art2}: {quantity=int} {reason:lost=have vanished|are missing}, fix the inventory
{quantity=int} {item=art2} {reason:returned=sent back by customers|brought back}, book them in
{reason:recount=counted again|recounted}, {quantity=int} {item=art2}, correct the stock
{reason:damaged=broken by the fork lift|damaged}, {quantity=qty2} of {item=art}
{quantity=qty2} {item=art} {reason:found=turned up again|found} behind the boiler

%tool list_low_stock_items List articles that are running out.
%also Returns items below the reorder point.
%also Shows what has to be ordered again soon because fewer than the given number of pieces are left.
%param threshold (below, min_quantity) {"type": "integer", "description": "Show articles with fewer pieces than this"}
%param category (product_group) {"type": "string", "description": "Product group"}
%list goodsgroup: office supplies | cleaning products | spare parts | beverages | electronics | shoes | packaging | toys | frozen food | tools | garden furniture | cosmetics | stationery | pet food | lighting | textiles
%list goodx: batteries | pet food | screws and bolts | garden | light bulbs, LED | cleaning supplies for the kitchen | socks | office paper | phone cases | spare parts for pumps | paint | toys
%list lnx: 50 | 100 | two hundred => 200 | 20 | ten => 10 | 500 | 30 | twenty => 20 | 1000 | 75 | fifty => 50 | 250
~ what's running (low|out)?
which {category=goodsgroup} (are|is) (almost gone|running low)
list everything below {threshold=int} pieces
~ low stock {category=goodsgroup}
show {category=goodsgroup} with fewer than {threshold=int} left
~ what do we have to reorder [this week]
before I call the supplier, tell me which articles are nearly out [of stock]
items under {threshold=int} in {category=goodsgroup}
is there anything in {category=goodsgroup} we should restock
any articles we have less than {threshold=int} of
what are we nearly out of in {category=goodx}
anything with fewer than {threshold=lnx} left
{category=goodx} under {threshold=lnx} pieces
which goods must I reorder before the 20th
%lang es
(qué|qué artículos) se están (agotando|acabando) [en el almacén]

%tool transfer_stock Move goods from one site to another.
%also Creates a stock transfer between two locations.
%also Sends pieces of an article from one branch or warehouse to another one.
%param item* (sku) {"type": "string", "description": "Article"}
%param quantity* (qty) {"type": "integer", "description": "Number of pieces"}
%param from_site* (source, origin) {"type": "string", "description": "Where the goods are now"}
%param to_site* (target, destination) {"type": "string", "description": "Where they shall go"}
%list site1: Leeds | Hall 3 | the depot in Graz | North Yard | the shop on Mill Road | Berlin east | warehouse A | Pino's cellar | Dock and Rail | HQ
%list site2_2: Cork | Hall 7 | Lyon store | South Yard | the outlet by the station | Vienna | warehouse B | the fair in Basel | Under the Bridge | returns desk
%list site2_3: Riga | the shop on Mill Road | Hall 5 | the yard | Cork | the south store | the van
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
move {quantity=bigint} {item=goods} from {from_site=site1} to {to_site=site2_2}
transfer to {to_site=site2_2}, {quantity=int} of {item=goods}, out of {from_site=site1}
item {item=goods}, quantity {quantity=bigint}, from {from_site=site1}, to {to_site=site2_2}
from {from_site=site1}: {quantity=bigint} {item=goods} for {to_site=site2_2}
{item=goods}, {quantity=int} pieces, {from_site=site1} -> {to_site=site2_2}
{to_site=site2_2} needs {quantity=bigint} {item=goods}, take them from {from_site=site1}
send {to_site=site2_2} {quantity=int} {item=goods} from {from_site=site1} instead of {=site2_2}
~ source={from_site=site1}, target={to_site=site2_2}, sku={item=goods}, qty={quantity=bigint}
into {to_site=site2_3} out of {from_site=site2}, {quantity=qty2} of {item=art}
{item=art}, {quantity=qty2}, {from_site=site2} to {to_site=site2_3}
{to_site=site2_3} needs {quantity=qty2} of {item=art}, {from_site=site2} has plenty
%lang de
(schick|verlege) {quantity=int} {item=ware_de} von {from_site=city} nach {to_site=city}

%server webstats

%tool get_site_traffic Visitors and page views of the website.
%also Returns web analytics for a period.
%also How many people came to the website or one page of it, and where they came from.
%param period* (range, timeframe) {"type": "string", "enum": ["today", "yesterday", "last_7_days", "last_30_days", "this_year"], "description": "Time range"}
%param page (path, url) {"type": "string", "description": "Only this page"}
%param metric (measure) {"type": "string", "enum": ["visitors", "pageviews", "bounce_rate", "sources"]}
%list page: /pricing | /jobs | homepage | checkout page | /docs/install | about us | contact form | /en/features | /blog/winter-tips | help centre | signup page
%list page_the: landing page | blog | shop | FAQ
%list page2: /pricing | the landing page | blog/how-we-roast | /contact | careers | /shop/mugs and cups | home | /de/impressum | docs/install.html | our story | /tickets
how many {metric:visitors=visitors|people} were on the website {period:yesterday=yesterday}?
{metric:pageviews=page views|views} of ({page=page}|the {page=page_the}) {period:last_7_days=last week|in the last seven days|this past week}
web traffic {period:today=today|so far today}
where did our web visitors {metric:sources=come from} {period:last_30_days=last month|in the past 30 days}
is anybody reading ({page=page}|the {page=page_the})? show the visits {period:last_30_days=over the last month|for the past 30 days}
{metric:bounce_rate=bounce rate} ({page=page}|the {page=page_the}) {period:this_year=this year|since January}
~ how well is our website doing {period:this_year=this year|this year so far}
website stats {period:last_7_days=7 days|past week} please
~ the boss asks about ({page=page}|the {page=page_the}), how many {metric:pageviews=hits|views} {period:yesterday=yesterday}
how's our website traffic
show the {metric:visitors=visitors} of ({page=page}|the {page=page_the})
how many {metric:visitors=people|visitors} came to {page=page2} {period:today=today}
{metric:bounce_rate=bounce rate|share who left at once} of {page=page2}, {period:last_7_days=past week|last 7 days}
{period:this_year=this year|all of this year}, how often was {page=page2} {metric:pageviews=looked at|viewed}
how busy was our website {period:yesterday=yesterday}, we had no time to look from page to page
%lang es
(cuántas visitas|cuánta gente) tuvo la web {period:yesterday=ayer}?
