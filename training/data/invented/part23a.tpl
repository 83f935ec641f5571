# Money: what comes last or aside without a label, and which of two alike words is which.
%lang en
%list y3acct: Giro | joint account | Holiday Pot | savings | Mum's account | rent and bills | Business Giro 2 | Rainy Day | everyday | House in Kent | DE12 account | cash box | Ben & me | money for later
%list y3acctb: Current | Tax Pot | kids' savings | checking | Nest Egg | the blue account | wedding fund | Flex 3 | petty cash | Household and Food | N-Giro | emergency pot
%list y3eur: 40 euros => 40 | €15 => 15 | 250 euros => 250 | 90 | 12.50 | €600 => 600 | 1200 euros => 1200 | 35 | 75 euros => 75 | 18.90 | 5 euros => 5 | €320 => 320 | 480
%list y3amt: 60 | 14.99 | £22 => 22 | 150 dollars => 150 | 8.40 | $35 => 35 | 430 | 75 pounds => 75 | 19 | 1100 | 27.30 | 55 bucks => 55 | 210
%list y3since: 1 March | last Monday | the start of the year | Easter | yesterday | the 15th | last autumn | 2026-02-01 | 12 May | January | the first week of June | 3/9 | Christmas
%list y3until: the end of April | Friday | 30 June | last night | the 20th | 2026-03-31 | Whitsun | mid-August | Sunday | 7 May | the end of last month
%list y3past: yesterday | last Friday | 12 May | the day before yesterday | 2026-04-02 | Monday | 8/11 | last Saturday | 3 September | this morning | New Year's Eve
%list y3next: tomorrow | next Monday | the 1st of June | 15 August | next Friday | 2026-12-01 | the 28th | 3 October | Wednesday | the first of the month | 1/7
%list y3few: five => 5 | 10 | twenty => 20 | 3 | 50 | eight => 8 | 15 | 30 | four => 4 | 12
%list y3shop: Lidl | Pino's | Van Dyck & Sons | corner bakery | Books in the Yard | Aral | Ikea | Mrs. O'Neill | Thai to Go | Hollis and Daughters | Oxfam | bike guy | Deutsche Bahn
%list y3search: new tyres | pizza | refund from the airline | deposit for the flat | Lidl | gift for Anna's wedding | Amazon | gym | invoice 4471 | parking at the airport | Steam | plumber and parts
%list y3payee: Aunt Rosa | Stadtwerke | Tomasz | Green & Sons | landlord | Ines Marchetti | the tennis club | Dr. Iyer | Friends of the Zoo | my brother Jan | Kiwi Labs | D'Arcy | babysitter
%list y3ref: March rent, sorry it's late | tickets for Saturday, you paid in advance | invoice 2231, second half | thanks for driving us to the airport | deposit for the cabin, balance due in May | your share of the gift, as agreed | for the piano, pick up on Sunday | membership 2026, both of us | happy birthday, buy something silly | electricity, April to June | what I owe you from Lisbon
%list y3refshort: rent | pocket money | club fees | thanks | school lunch | donation | loan for the car | share of the garage | piano lessons | customer no. 4471 | gas and water
%list y3freq: every week => weekly | every month => monthly | each quarter => quarterly | once a year => yearly | every three months => quarterly | each month => monthly | per week => weekly | once a month => monthly | every year => yearly | four times a year => quarterly
%list y3card: Visa | black Mastercard | 4471 | travel card | kids' card | 0092 | Joint Debit | Amex for work | card ending in 88 | Maestro | virtual card 2 | Mum's Visa
%list y3place: Hauptstraße 9 | branch in Leeds | the office | my parents' place | 14 Mill Lane, Bath | Graz West | Hotel Astoria | neighbour at number 6 | PO box 88 | holiday flat in Vigo | main branch

%tool tallow_list_transactions
what went through {account=y3acct} {since=y3since} to {until=y3until}, {direction:outgoing=only what I paid|just the money going out|spending only}
statement for {account=y3acct} please, the last {limit=y3few}
what came onto {account=y3acct} since {since=y3since}, {direction:incoming=just the money I got|only what people paid me}
between {since=y3since} and {until=y3until}, what moved on {account=y3acct}?
from {since=y3since} up to {until=y3until}, go through {account=y3acct} with me
{account=y3acct}, {limit=y3few} rows, since {since=y3since}, {direction:outgoing=only debits|money out}
I'm at the bank today, show me the movements on {account=y3acct}

%tool tallow_search_transactions
where did I pay for {query=y3search}? {sort:largest=biggest first|most expensive on top}
dig out {query=y3search}, {status:pending=still not gone through|the ones that haven't cleared}
anything with {query=y3search} in {account=y3acct}?
in {account=y3acct} hunt for {query=y3search}, nothing below {min_amount=y3eur}
is there a payment that says "{query=y3ref}", {sort:oldest=earliest first|oldest at the top}
{query=y3search}, {account=y3acct}, over {min_amount=y3eur}, {status:booked=already gone through|only settled ones}
did {query=y3search} ever hit my bank, I have no idea how much

%tool tallow_send_transfer
wire {amount=y3eur} to {to=y3payee}, {instant:true=right this second|it has to be there in seconds|must land immediately}
{to=y3payee} is owed {amount=y3eur}, pay that {execute_on=y3next}
put {amount=y3eur} from {from_account=y3acct} into {to=y3acctb}
into {to=y3acctb} with {amount=y3eur} out of {from_account=y3acct}
give {to=y3payee} {amount=y3eur} and write {reference=y3ref}
{amount=y3eur}, {from_account=y3acct} to {to=y3payee}, {reference=y3refshort}, {execute_on=y3next}
{to=y3payee} gets {amount=y3eur} from me, finally

%tool tallow_create_standing_order
{to=y3payee} should get {amount=y3eur} {frequency=y3freq}, starting {first_payment=y3next}
from now on pay {amount=y3eur} to {to=y3payee} {frequency=y3freq}, out of {from_account=y3acct}
{frequency=y3freq} take {amount=y3eur} from {from_account=y3acct} and put it into {to=y3acctb}
into {to=y3acctb} {frequency=y3freq}: {amount=y3eur} out of {from_account=y3acct}
send {amount=y3eur} {frequency=y3freq} to {to=y3payee} with the words {reference=y3ref}
{to=y3payee}, {amount=y3eur}, {frequency=y3freq}, {from_account=y3acct}, {reference=y3refshort}
I always forget it: {amount=y3eur} for {to=y3payee} {frequency=y3freq}, automatically

%tool tallow_lock_card
block {card=y3card}, {reason:stolen=somebody took it|my bag was snatched|a pickpocket got it}
stop {card=y3card} [please], {temporary:true=just for now|only until I find it|I may want it back}
freeze {card=y3card} and {order_replacement:true=send me a new one|get me another one} to {deliver_to=y3place}
post {order_replacement:true=a fresh one|another} to {deliver_to=y3place} and shut off {card=y3card}
{reason:damaged=the chip is broken|it snapped in two}, so kill {card=y3card} and bring {order_replacement:true=a new one} to {deliver_to=y3place}
{card=y3card}, {reason:lost=can't find it anywhere|it fell out of my pocket}, {order_replacement:true=need another}, {deliver_to=y3place}
nobody should be able to pay with {card=y3card} in the shops

%list y3cat: Groceries | Eating Out | dog | Gifts and Parties | car | Rent | Kids' Stuff | Holidays | fun money | clothes | Home, Garden | Books for School | Health
%list y3catb: Fuel | Savings for a Rainy Day | haircuts | Electricity and Gas | Emergency | Date Night | insurance | phone | Christmas | Bike & Train | Nan's birthday | hobbies
%list y3memo: birthday cake for Nora, two candles extra | Tim still has to pay half of it | replaced the filter, next one in May | bought at 6 pm, kept the receipt | lunch with the team, boss pays it back | coat for Ben, may go back on Monday | snacks for the train, and a magazine | we split this, Anna owes me a third | fixed the brakes, new pads in front | tickets for Friday, seats at the back | vet checked her teeth, all fine
%list y3month: April | next month | September 2026 | December | this month | March | June | 2026-08 | the coming month | October
%list y3cadence: every week => weekly | a month => monthly | a year => yearly | per week => weekly | each month => monthly | every year => yearly | weekly | monthly | per month => monthly | per year => yearly
%list y3repeat: every month => monthly | every other week => everyOtherWeek | every week => weekly | once a year => yearly | just this once => never | each month => monthly | every two weeks => everyOtherWeek | every year => yearly | only once => never | fortnightly => everyOtherWeek
%list y3why: we ate out far too often, my fault | the fridge broke, new one comes Tuesday | Ben needs shoes, his old ones pinch | fuel went up again, so this must give | visitors until Sunday, we cook a lot | the vet was dearer than I thought | nobody goes skiing this year, sadly | I forgot Mum's birthday, so more presents | the train is on strike, we drive now | school trip to Bath, paid in cash | a fine for speeding, don't ask

%tool recordTransaction
I spent {amount=y3amt} at {payeeName=y3shop}, {categoryName=y3cat}
{amount=y3amt} to {payeeName=y3shop}, {cleared:true=the bank has it already|it has already gone through}
{payeeName=y3shop} took {amount=y3amt} out of {accountName=y3acct}, goes under {categoryName=y3cat}
under {categoryName=y3cat}: {amount=y3amt} from {accountName=y3acct} to {payeeName=y3shop}
put down {amount=y3amt} at {payeeName=y3shop} with the remark {memo=y3memo}
{payeeName=y3shop}, {amount=y3amt}, {accountName=y3acct}, {categoryName=y3cat}, {date=y3past}
paid {amount=y3amt} at {payeeName=y3shop} and my savings are crying

%tool scheduleTransaction
{payeeName=y3payee} will want {amount=y3amt} {firstDate=y3next}, {frequency=y3repeat}
expect {amount=y3amt} for {payeeName=y3payee} {firstDate=y3next}, out of {accountName=y3acct}
{firstDate=y3next}: {amount=y3amt} goes from {accountName=y3acct} to {payeeName=y3payee} under {categoryName=y3cat}
plan {amount=y3amt} in {categoryName=y3cat} to {payeeName=y3payee} for {firstDate=y3next} via {accountName=y3acct}
don't let me forget, {payeeName=y3payee} gets {amount=y3amt} {firstDate=y3next} and {frequency:monthly=every month|each month} after that, from {accountName=y3acct}
{firstDate=y3next}, {payeeName=y3payee}, {amount=y3amt}, {categoryName=y3cat}, {frequency=y3repeat}
there is a bill coming: {amount=y3amt}, {payeeName=y3payee}, {firstDate=y3next}, same as last year

%tool moveBudgetedMoney
take {amount=y3amt} out of {fromCategory=y3cat} for {toCategory=y3catb}, {month=y3month}
{toCategory=y3cat} needs {amount=y3amt} from {fromCategory=y3catb} for {month=y3month}
into {toCategory=y3cat} with {amount=y3amt} of what is left under {fromCategory=y3catb}
cover {toCategory=y3cat} with {amount=y3amt} from {fromCategory=y3catb}
shift {amount=y3amt} from {fromCategory=y3cat} to {toCategory=y3catb} because {note=y3why}
{amount=y3amt}, {fromCategory=y3cat} to {toCategory=y3catb}, {month=y3month}
we blew it this time, {toCategory=y3catb} gets {amount=y3amt} out of {fromCategory=y3cat}

%tool setCategoryTarget
{categoryName=y3cat} needs {targetAmount=y3amt} {cadence=y3cadence}, {rollover:true=what's left stays in|keep the rest for later|leftovers carry over}
I want {targetAmount=y3amt} in {categoryName=y3catb} by {targetDate=y3next}
for {categoryName=y3cat} aim at {targetAmount=y3amt}, {rollover:false=start from zero each time|leftovers don't carry over}
by {targetDate=y3next} there should be {targetAmount=y3amt} lying in {categoryName=y3catb}
no more than {targetAmount=y3amt} for {categoryName=y3cat} {cadence=y3cadence}, we have to save, and {rollover:true=the remainder stays there}
{categoryName=y3catb}, {targetAmount=y3amt}, {cadence=y3cadence}, {targetDate=y3next}
let's try to live on {targetAmount=y3amt} for {categoryName=y3cat} from now on

%tool listPayeeTransactions
how often did we pay {payeeName=y3shop}? {type:uncategorized=just the ones without an envelope|only those I haven't sorted yet}
everything with {payeeName=y3shop}, the last {maxEntries=y3few}
what went to {payeeName=y3payee} from {accountName=y3acct} since {sinceDate=y3since}
out of {accountName=y3acct} to {payeeName=y3payee}, what have we paid
go through {payeeName=y3shop} from {sinceDate=y3since} on, I think they charge us twice, {type:unapproved=only what I still have to okay|just what I haven't nodded off}
{payeeName=y3shop}, {accountName=y3acct}, since {sinceDate=y3since}, {maxEntries=y3few} at most
all we ever spent at {payeeName=y3shop} this silly year

%list y3exp: pizza | taxi to the airport | ski passes | groceries for the cabin | toilet paper | Anna's cake | fuel | three nights in Vigo | boat and paddles | internet | dinner at Pino's | museum tickets
%list y3explong: breakfast at the harbour, Tim had two | the taxi we took at 3 am from the club | new kettle, because Jo broke the old one | tickets for Sunday, Max comes too | cleaning the flat before we moved out | a parking fine, we all said it was fine | tapas on Friday night, wine not included | boat hire for two hours, deposit comes back | curtains and lamps that Mia picked for the hall | petrol from Lyon to Nice, and tolls
%list y3who: Jo | Tim | Big Sal | Anneke | Mia Carlsson | Uncle Bert | Kwame | Ruben | Mrs. Tanaka | D'Arcy | Lee from work | little Theo
%list y3whob: Anna | Priya | Max | Tomasz | Nora O'Hara | Cousin Vera | Sven | Ines | Ken | Dr. Abara | Fitz | Bea and her dog
%list y3gang: Jo, Tim and Anna | Max and Priya | Ines, Ken | Tomasz, Vera and Big Sal | Nora and Fitz | Mia, Bea, Sven and Theo | Kwame and Lee | Ruben, Anneke, Jo | the twins and Max | Anna, Ben
%list y3group: Ski Trip | flat 4b | Lisbon 2026 | Anna's Hen Do | House on the Hill | Lunch at Work | Bed and Board | band | Tim & Jo | Camping in Wales | football, Tuesdays | Mum's 60th
%list y3gname: Cabin, April to May | three friends in Porto | Ski Trip | the new flat | Grandpa's 80th | Wine and Cheese | road trip with Max | office coffee | Our Wedding | Sunday Roast | moving to Leeds | Festival, tents for six
%list y3curr: euros | Swiss francs | USD | pounds | yen | kronor | CHF | dollars | zloty | Danish kroner | GBP | dirhams
%list y3ask: the concert tickets, you said you'd pay by June | half of the taxi, we took it together | pizza and beer, the night we lost | what I laid out for Mum's present | the deposit, which I'd like back | your part of the cabin, three nights | the book you borrowed, lost and never replaced | petrol to Wales and back, two ways | your speeding ticket, it came to me | lunch on Monday, you forgot your card

%tool evensy-add-expense
{description=y3exp} was {amount=y3amt}, {split_type:payer_excluded=I don't pay any of it|it's all on the others}
{amount=y3amt} for {description=y3exp}, {paid_by=y3who} paid
{paid_by=y3who} laid out {amount=y3amt} for {description=y3exp} with {split_with=y3gang}
to share between {split_with=y3gang}: {amount=y3amt} for {description=y3exp} from {paid_by=y3who}
put {amount=y3amt} into {group=y3group} for {description=y3explong}
{description=y3exp}, {amount=y3amt}, {group=y3group}, {split_with=y3gang}, {split_type:equal=same for everyone|all pay the same}
we had {description=y3exp} together, {amount=y3amt}, what a day

%tool evensy-record-settlement
{payer=y3who} gave {receiver=y3whob} {amount=y3amt}, {method:cash=in notes|coins and notes|from hand to hand}
{payer=y3whob} paid {receiver=y3who} back {amount=y3amt} {paid_on=y3past}
{receiver=y3who} got {amount=y3amt} from {payer=y3whob}
{amount=y3amt} from {payer=y3who} to {receiver=y3whob} in {group=y3group}
we can cross that out: {receiver=y3whob} finally had {amount=y3amt} back from {payer=y3who}, {method:in_kind=with a crate of beer|by mowing the lawn}
{group=y3group}, {payer=y3who} to {receiver=y3whob}, {amount=y3amt}, {method:bank_transfer=by wire|sent through the bank}
{payer=y3who} handed {receiver=y3whob} the {amount=y3amt} at the group dinner, so that's done

%tool evensy-request-money
get {amount=y3eur} from {debtor=y3who}, {silent:true=without making any phone buzz|no ping please|don't wake them}
{debtor=y3whob} owes me {amount=y3eur}, I need it by {due=y3next}
I want {amount=y3eur} from {debtor=y3who} on {into_account=y3acct}
into {into_account=y3acct} please: {amount=y3eur} off {debtor=y3whob}
ask {debtor=y3who} for {amount=y3eur} for {message=y3ask}
{debtor=y3whob}, {amount=y3eur}, by {due=y3next}, {into_account=y3acct}
{debtor=y3who} should cough up the {amount=y3eur} sooner or later

%tool evensy-create-group
open a kitty called {name=y3gname} with {members=y3gang}, in {currency=y3curr}
new pot for {name=y3gname}, {simplify_debts:true=as few paybacks as possible|keep the paying back simple}
with {members=y3gang} under the name {name=y3gname} I'd like to share costs
for {members=y3gang} to split bills in {currency=y3curr}: {name=y3gname}
call it {name=y3gname}, we travel soon and share it all, {type:trip=we are going away together|it's for the journey}
{name=y3gname}, {currency=y3curr}, {members=y3gang}, {type:home=we live together|flatmates}
start sharing costs in {name=y3gname}, people join later

%tool evensy-show-balances
who owes what in {group=y3group}, {include_settled:true=even those who are square|everybody, also the ones who are even}
how does {group=y3group} stand, as of {as_of=y3until}
in {group=y3group}, what does {member=y3who} owe?
is {member=y3whob} in the red with {group=y3group}?
I lost track of it all, who still had to pay in {group=y3group} by {as_of=y3until}
{group=y3group}, {member=y3who}, {as_of=y3until}
tell me the debts between us in {group=y3group}

%list y3cust: Hollis Bakery | The Anchor | Ines Marchetti | Blue Door Studio | city of Ghent | O'Brien Roofing | Mr. Tanaka | Kiwi Labs | Nordlicht GmbH | Baker and Daughters | vet on Mill Lane | Friends of the Library
%list y3item: logo design | two days of consulting | roof repair | photos for the menu | translation into Dutch | web hosting | piano tuning | repainting the hall | tax advice, first hour | catering for 30 | new boiler and fitting | Anna's workshop
%list y3itemlong: repairing the gate, which the van had hit | three site visits in May, travel included | photos of the kitchen, taken on two evenings | moving the website to a server in Graz | painting the hall twice, because of the damp | teaching Excel to the team, four mornings | a cake for 80 people, delivered at noon | cleaning gutters and replacing what was broken | portraits of the staff, edited and printed | design of a menu, with six drafts
%list y3proj: Relaunch | Spring Campaign | Annex at the Back | phase 2 | house in Leeds | Rebrand and Signs | Library Wing | Atlas | New Kitchen | trade fair, Hanover | Owner's Flat
%list y3net: 450 | 1200 euros => 1200 | 80 | €2750 => 2750 | 300 euros => 300 | 95.50 | 640 | 5000 euros => 5000 | €180 => 180 | 7200 | 60
%list y3days: 14 days => 14 | two weeks => 14 | 30 days => 30 | ten days => 10 | a week => 7 | 7 days => 7 | four weeks => 28 | 60 days => 60 | 21 days => 21 | 45 days => 45
%list y3qnote: price holds only if we start in May | two visits are included, more cost extra | please sign and send it back by Friday | material is yours, we bring the tools | we can begin on Monday, weather permitting | half in advance, the rest when it is done | ask for Lea if you have questions | without the tiles, which you wanted to buy | scaffolding is extra, about two days | we don't work between Christmas and New Year
%list y3colleague: Lea | Tom Berger | Priya | our apprentice | Fitz | Ms. Novak | Sam from sales | D'Angelo | Big Sal | Judith and Ken | the new guy
%list y3q: roof repair | 2024-118 | travel to Ghent | broken gate | hosting | cake for eighty | two days in May | Anna's workshop | discount for friends | paint and brushes | train tickets | rush job
%list y3inv: 2031 | INV-118 | 2026-044 | R-77 | 4471 | 2025/310 | INV-0009 | RE 5520 | 10234 | A-61
%list y3dun: we sent it in March, you never wrote back | call me on Monday if something is wrong | I know times are hard, pay in two parts | the parts are paid by us, please hurry | you said Friday, that was three weeks ago | hope the shop runs well, regards to Jo | our new bank details are below, sorry | if it crossed in the post, ignore this | no more work until this is settled | just a nudge before we close the year
%list y3fee: 5 euros => 5 | €10 => 10 | 12.50 euros => 12.5 | 40 euros => 40 | €7.50 => 7.5 | 15 euros => 15 | 20 euros => 20 | €25 => 25 | 3 euros => 3 | €2 => 2
%list y3year: 2021 | 2024 | 2025 | 2019 | 2023 | 2022 | 2020 | 2018 | 2026 | 2017

%tool billhook.create_invoice
bill {customer=y3cust} {amount=y3net} for {item=y3item}, {draft:true=don't send it yet|I want to look at it first|only save it}
charge {customer=y3cust} {amount=y3net} for {item=y3item}, {language:fr=they read French|in French}
for {item=y3item} in {project=y3proj} make {customer=y3cust} pay {amount=y3net}
under {project=y3proj} bill {item=y3item} to {customer=y3cust}, {amount=y3net}
{customer=y3cust} owes us {amount=y3net} for {item=y3itemlong}
{customer=y3cust}, {item=y3item}, {amount=y3net}, {due_in_days=y3days} to pay, {language:de=they want it in German|auf Deutsch}
time to make money: {item=y3item}, {amount=y3net}, goes to {customer=y3cust}

%tool billhook.create_quote
tell {customer=y3cust} what {item=y3item} would cost, {amount=y3net}, good until {valid_until=y3next}
offer {customer=y3cust} {item=y3item} for {amount=y3net}, signed by {prepared_by=y3colleague}
an estimate from {prepared_by=y3colleague} to {customer=y3cust} for {item=y3item}
for {customer=y3cust} by {prepared_by=y3colleague}: {item=y3item} at {amount=y3net}
quote {customer=y3cust} {amount=y3net} for {item=y3item} and write below {note=y3qnote}
{item=y3item}, {customer=y3cust}, {amount=y3net}, till {valid_until=y3next}, {prepared_by=y3colleague}
{customer=y3cust} might want {item=y3item}, let's send them a proposal soon

%tool billhook.list_invoices
what have I billed {customer=y3cust}, {order:amount_desc=biggest first|largest sums on top}
which bills are {status:overdue=late|past their date}? {order:oldest_first=longest waiting first|oldest on top}
bills to {customer=y3cust} from after {issued_after=y3since}
since {issued_after=y3since}, what did we write to {customer=y3cust}
I have the accountant here at four, so the {limit=y3few} latest that {status:paid=have been settled|people have paid}
{customer=y3cust}, {status:open=not paid yet|still waiting for the money}, after {issued_after=y3since}, {limit=y3few} at most
show me all the bills we have ever sent out

%tool billhook.find_invoice
which bill had {q=y3q} on it, {include_archived:true=look in the old ones too|even the ones put away}
dig up the bill about {q=y3q}, {year=y3year}
where did we charge {q=y3q} to {customer=y3cust}?
to {customer=y3cust} in {year=y3year}, something about {q=y3q}
one of our bills said "{q=y3itemlong}", to {customer=y3cust}
{q=y3q}, {customer=y3cust}, {year=y3year}, {include_archived:true=old files as well|archive too}
somewhere we billed {q=y3q}, I forget to whom

%tool billhook.send_reminder
nudge them about {invoice=y3inv}, {tone:friendly=be nice about it|kindly|nicely}
{invoice=y3inv} is still not paid, chase it, {channel:post=as a letter|on paper|in an envelope}
on {invoice=y3inv} put {late_fee=y3fee} on top and {tone:final=say it's the last time|threaten with the lawyer}
with {late_fee=y3fee} extra for {invoice=y3inv}, {channel:email=to their inbox|electronically}
remind them of {invoice=y3inv} and add {message=y3dun}
{invoice=y3inv}, {tone:firm=a bit stricter|no more pleasantries}, {late_fee=y3fee}, {channel:post=by letter}
where is my money for {invoice=y3inv}, tell them I'm waiting

%list y3sym: Apple | NVDA | bitcoin | Johnson & Johnson | MSCI World | SAP | Bank of Ireland | ether | Procter and Gamble | gold | TSLA | Siemens Energy | BRK.B | solana
%list y3symb: Microsoft | DAX | S&P 500 | dogecoin | Marks and Spencer | silver | AMD | Levi's | Unilever | VWCE | Rio Tinto | Bed Bath & Beyond | litecoin
%list y3qty: 10 | five => 5 | 100 | 0.5 | twenty => 20 | 3 | 250 | 12 | two => 2 | 0.25 | 40 | 75
%list y3exch: Xetra | Nasdaq | London | Tradegate | the NYSE | Vienna | Kraken | Stuttgart | Hong Kong | Zurich | Euronext in Paris
%list y3depot: Retirement | kids' depot | Play Money | depot 2 | Long Run | Anna and Ben | Growth, Asia | ISA | ethical only | pension | House in Ten Years
%list y3limit: 180 | 42.50 | 95 | 61000 | 12.80 | 230 | 7.15 | 1500 | 310.25 | 88 | 29
%list y3plan: 50 | 100 euros => 100 | €25 => 25 | 250 | 75 euros => 75 | 500 euros => 500 | €10 => 10 | 150 | 30 euros => 30 | 1000 | €200 => 200
%list y3intv: every month => monthly | every week => weekly | every day => daily | each month => monthly | a month => monthly | a week => weekly | each week => weekly | day by day => daily | once a month => monthly | once a week => weekly
%list y3alnote: sell half, and do not get greedy again | then I buy the bike I wanted | call Ruben before you do anything | this was the price in May, remember | get out, Dad said so at Easter | buy more if the news is good | time to put it into the flat | check the quarterly figures, then decide | you promised Anna to stop here | probably a joke, look twice before selling

%tool kestrade_placeOrder
{side:buy=get me|grab} {quantity=y3qty} {symbol=y3sym}, {limit_price=y3limit} tops
{side:sell=sell|dump|get rid of} {quantity=y3qty} {symbol=y3sym}, {valid:until_cancelled=leave it open till I say stop|keep trying until I call it off}
{side:buy=buy|pick up} {quantity=y3qty} {symbol=y3sym} on {exchange=y3exch} for {portfolio=y3depot}
out of {portfolio=y3depot} {side:sell=sell} {quantity=y3qty} {symbol=y3sym} via {exchange=y3exch}
I've thought it over, {side:sell=part with|throw out} {quantity=y3qty} of my {symbol=y3sym} in {exchange=y3exch}, {valid:day=only today|forget it after tonight}
{side:buy=buy}, {symbol=y3sym}, {quantity=y3qty}, {exchange=y3exch}, {portfolio=y3depot}
{side:buy=buy} {quantity=y3qty} {symbol=y3sym} before the price runs away

%tool kestrade_planRecurringBuy
{amount=y3plan} into {symbol=y3sym} {interval=y3intv}, starting {start_on=y3next}
put {amount=y3plan} {interval=y3intv} in {symbol=y3symb}, paid from {cash_account=y3acct}
from {cash_account=y3acct} into {portfolio=y3depot}: {amount=y3plan} of {symbol=y3sym} {interval=y3intv}
for {portfolio=y3depot} buy {symbol=y3symb} for {amount=y3plan} {interval=y3intv} with money out of {cash_account=y3acct}
let's do what Dad did, {amount=y3plan} of {symbol=y3sym} {interval=y3intv} from {start_on=y3next} on
{symbol=y3sym}, {amount=y3plan}, {interval=y3intv}, {portfolio=y3depot}, {start_on=y3next}
I'd like to grow old with {symbol=y3sym}, {amount=y3plan} {interval=y3intv}

%tool kestrade_getQuote
how is {symbol=y3sym} doing, {extended_hours:true=even now that they're closed|after the bell too}
what's {symbol=y3symb} worth in {currency=y3curr}
{symbol=y3sym} on {exchange=y3exch} in {currency=y3curr}?
in {currency=y3curr}, how much is one {symbol=y3symb} at {exchange=y3exch}
I heard it dropped after the news, so what do they pay for {symbol=y3sym} now, {extended_hours:true=after closing time as well|late trading included}
{symbol=y3symb}, {exchange=y3exch}, {currency=y3curr}
is {symbol=y3sym} up today in this crazy market

%tool kestrade_priceHistory
how did {symbol=y3sym} do from {start=y3since} to {end=y3until}, {granularity:day=one point per day|day by day}
chart of {symbol=y3symb} please, {granularity:week=week by week|one bar for each week}
{symbol=y3sym} against {benchmark=y3symb} since {start=y3since}
measured by {benchmark=y3symb}, how has {symbol=y3sym} done
I want to see if I was stupid, {symbol=y3symb} from {start=y3since} on, compared with {benchmark=y3sym}
{start=y3since} to {end=y3until}, {symbol=y3sym}, {granularity:hour=hour by hour|every single hour}
what has {symbol=y3sym} been up to all this time

%tool kestrade_setPriceAlert
shout when {symbol=y3sym} hits {price=y3limit}, {notify_by:sms=text me|with a text message}
watch {symbol=y3symb} at {price=y3limit}, {direction:below=on the way down|if it drops under that}
let me know if {symbol=y3sym} {direction:above=climbs past|goes over} {price=y3limit}, {notify_by:email=in my inbox|by mail}
at {price=y3limit} for {symbol=y3symb} tell me "{note=y3alnote}"
once {symbol=y3sym} reaches {price=y3limit} remind me: {note=y3alnote}
{symbol=y3sym}, {price=y3limit}, {direction:below=falling|downwards}, {notify_by:push=on my phone's screen|buzz my phone}
{symbol=y3symb} at {price=y3limit}, then I want to hear from you

%list y3pol: home contents | car insurance | HH-4471 | bike and scooter | liability | dental for kids | Gran's life cover | policy 88-210 | travel, Europe | pet plan for Rex | Fiat | legal protection
%list y3mishap: hail has dented the roof, both doors too | somebody scratched my car while I was shopping | the washing machine leaked, all night long | our cat ate a sock and needed surgery | I slipped on the stairs and broke two teeth | the pipe burst at 6 am in the kitchen | my bike was gone when I came back | a tree fell on the shed, nobody hurt | we missed the ferry, because the train was late | Ben kicked a ball through the neighbour's window
%list y3mishort: broken windscreen | stolen bike | burst pipe | lost suitcase | wine on the neighbour's rug | hail damage | cracked phone screen | dead fridge and spoiled food | dog bite | scratched door | kitchen fire
%list y3third: Mr. Novak next door | a van from Kiwi Labs | the landlord | Lufthansa | Mrs. O'Neill | some tourist on a scooter | city of Leeds | my neighbour Bea | Hollis and Sons | the plumber | bus company
%list y3loss: 800 euros => 800 | €250 => 250 | 1500 euros => 1500 | 90 euros => 90 | €4000 => 4000 | 320 euros => 320 | 12000 euros => 12000 | €60 => 60 | 650 euros => 650 | 2100 euros => 2100
%list y3fam: Ben | my wife | Nora | Gran | our son Theo | Uncle Bert | Mia Carlsson | Dad | the twins | Lotte O'Hara | Jan and Eva
%list y3auto: my Fiat Panda | the old camper | a Tesla Y | our van | Dad's Volvo | the red Golf | a 1972 Beetle | two Vespas and a trailer | the car for Ben | Skoda Octavia | my wife's Mini
%list y3pet: Rex | two cats and a parrot | our new puppy | Lady Macbeth | the pony at Aunt Rosa's | a rabbit | Minka | Ben's hamster | three hens | a greyhound, nine years old | Otto
%list y3trip: our trip to Chile | two weeks in Vigo | the school trip to Bath | a cruise with Gran | me and the kids | skiing in March | backpacking in Peru | the honeymoon | Jan and Eva | a weekend in Riga
%list y3flat: our flat in Graz | the summer house | Gran's cottage by the sea | flat 4b | the new place | my room in Leeds | the studio on Mill Lane | a caravan in Wales | house and garage | Ben's student digs
%list y3excess: 150 euros => 150 | €300 => 300 | 500 euros => 500 | 1000 euros => 1000 | €250 => 250 | 100 euros => 100 | 750 euros => 750 | €50 => 50 | 200 euros => 200 | €400 => 400
%list y3claim: C-4471 | 88210 | CL-0093 | 2026-118 | K 5520 | 31007 | CLM-61 | C-1290 | 70-44 | 45512
%list y3msg: the garage says it will take two weeks | when will you pay, it has been a month | I found the receipt, it was in the drawer | please call me after 5, I work until then | the neighbour agrees and has signed the paper | we got the fridge back, so forget that part | your expert never came on Monday, why? | the price was 400, not 300 as I wrote | who pays for the hotel, you or the airline? | my address has changed, we moved to Leeds

%tool uw_start_claim
{what_happened=y3mishort}, goes on {policy=y3pol}, {police_informed:true=the cops were there|I've told the police}
put {what_happened=y3mishort} on {policy=y3pol}, about {estimated_loss=y3loss}
under {policy=y3pol}, {what_happened=y3mishort}, the trouble is with {third_party=y3third}
against {third_party=y3third} on {policy=y3pol}: {what_happened=y3mishort}
use {policy=y3pol} for this: {what_happened=y3mishap}
{policy=y3pol}, {what_happened=y3mishort}, {incident_date=y3past}, {third_party=y3third}, {estimated_loss=y3loss}
bad day, {what_happened=y3mishort}, can {policy=y3pol} pay for that

%tool uw_list_claims
what did we report on {policy=y3pol}, {state:rejected=those they refused to pay|the ones they turned down}
my cases with the insurer since {reported_since=y3since}, {state:in_review=still being looked at|no answer so far}
did anything on {policy=y3pol} for {insured_person=y3fam} go through?
{insured_person=y3fam} under {policy=y3pol}, what damage have we sent in
I need to know before the call at three which cases of {insured_person=y3fam} they {state:paid_out=really paid|gave money for}
{policy=y3pol}, {insured_person=y3fam}, since {reported_since=y3since}, {state:paid_out=money received|already paid}
how are all our cases coming along, any news

%tool uw_get_cover_quote
what would {product:car=car|motor} insurance for {insured=y3auto} cost, {payment:yearly=all in one go|paid once a year}
price for {product:household=contents|home} cover on {insured=y3flat}, from {start_date=y3next}
if {insured=y3pet} needs the {product:pet=vet|animal doctor}, cover that with {excess=y3excess} out of my own pocket
with {excess=y3excess} on me, how much is {product:travel=holiday|travel} insurance for {insured=y3trip}
we are thinking about something in case {insured=y3fam} {product:life=dies|passes away}, and I'd like to pay {payment:monthly=in twelve bits|spread over the months}
{insured=y3auto}, {product:car=car|motor}, {start_date=y3next}, {excess=y3excess}
is {product:travel=travel} insurance for {insured=y3trip} dear these days

%tool uw_add_person
put {name=fullname} on {policy=y3pol}, {role:driver=she will be behind the wheel|he drives it too}
{name=fullname} joins {policy=y3pol} {from_date=y3next}
add {name=fullname} to {policyholder=y3fam}'s contract {policy=y3pol}
on {policy=y3pol}, which belongs to {policyholder=y3fam}, I want {name=fullname} as well
we got married in May, so {name=fullname} should be on {policy=y3pol}, {role:co_insured=covered just like me|with the same cover as me}
{policy=y3pol}, {name=fullname}, {from_date=y3next}, {role:beneficiary=gets the money if I die|who inherits the sum}
let {policy=y3pol} count for {name=fullname} too, a friend of mine

%tool uw_message_adjuster
write about {claim=y3claim}: {text=y3mishort}, {urgent:true=needs an answer by tomorrow|it can't wait}
on {claim=y3claim} tell them "{text=y3msg}", {attach_photos:true=pictures included|with the snaps I took}
from {on_behalf_of=y3fam} about {claim=y3claim}: {text=y3msg}
for {on_behalf_of=y3fam} let the {claim=y3claim} people know "{text=y3msg}"
to whoever handles {claim=y3claim}: {text=y3msg}
{claim=y3claim}, {attach_photos:true=with pictures}, {urgent:true=quick reply needed}, "{text=y3msg}"
{claim=y3claim}, say {text=y3msg}

%list y3svc: Netflix | gym | Spotify Family | The Guardian | cloud storage | Audible | phone plan | Knit and Purl | yoga with Mia | Wine of the Month | Adobe | kids' magazine | Disney+
%list y3head: streaming | Sport and Health | work tools | news | kids | Home & Energy | games | charity | Reading, Learning | phones and internet | for the dog
%list y3cyc: a month => monthly | a year => yearly | every week => weekly | per quarter => quarterly | once a year => yearly | every month => monthly | every three months => quarterly | a week => weekly | each month => monthly | yearly
%list y3reason: we moved, there is no branch in Leeds | it got too dear and nobody watches it | I never found the time, to be honest | you raised the price twice since May | the app crashes whenever I open it | my wife has one, so we need only hers | two weeks without any signal, enough is enough | the kids have grown out of it | I asked for help in March, nobody wrote back | we read it online now
%list y3ded: desk chair | train to the fair | English course | printer ink | laptop and bag | trade magazine | work boots | childcare in June | second monitor | donation to the zoo | union fees
%list y3dedlong: desk for the study, which I use for calls | train to Lyon and back, two nights | a course on Excel, four evenings in March | gift for a client, he signed on Friday | boots with steel caps, the old ones leaked | moving van, because I changed jobs in May | books I needed for the exam, three in all | lunch with a customer at the Anchor, five people | repair of my laptop after it fell | phone bill, about half of it is work
%list y3vendor: Ikea | Deutsche Bahn | Hollis and Sons | bookshop on the corner | Amazon | City College | Dr. Iyer | Kiwi Labs | Red Cross | Office World | Mrs. O'Neill
%list y3sect: Travel | home office | Training and Books | donations | form N | tools | Children's Care | health | Rented flat, Leeds | moving for work | Form EÜR
%list y3pct: half => 50 | 60 percent => 60 | 80% => 80 | 30 percent => 30 | 25% => 25 | 70 percent => 70 | 40% => 40 | 90 percent => 90 | 10% => 10 | 75 percent => 75
%list y3income: 48000 | 62500 | 31000 | 85000 | 120000 | 27400 | 54000 | 96000 | 39500 | 71000
%list y3land: Austria | Spain | Germany | the Netherlands | Ireland | Bosnia and Herzegovina | Canada | Switzerland | Portugal | New Zealand | the UK

%tool dutybee_trackSubscription
keep an eye on {service=y3svc}, {price=y3amt} {cycle=y3cyc}
{service=y3svc} costs me {price=y3amt}, next time {next_charge=y3next}
{service=y3svc} takes {price=y3amt} from {paid_from=y3card} and belongs to {category=y3head}
under {category=y3head} put {service=y3svc}, {price=y3amt} out of {paid_from=y3acct}
just signed up for {service=y3svc} and will surely forget it, {price=y3amt} {cycle=y3cyc}, again {next_charge=y3next}
{service=y3svc}, {price=y3amt}, {cycle=y3cyc}, {paid_from=y3card}, {category=y3head}
I have {service=y3svc} now for {price=y3amt}, all mine

%tool dutybee_listSubscriptions
what am I paying for under {category=y3head}, {sort:price_desc=the dearest first|most expensive on top}
everything I'm signed up to, {include_paused:true=also what's on hold|even the sleeping ones}
what does {used_by=y3fam} have that goes off {paid_from=y3card}
with {paid_from=y3card} for {used_by=y3fam}, what runs there every month?
I have to cut down before Friday, so what runs through {paid_from=y3acct}, {sort:next_charge=whatever is due soonest first|next to be charged on top}
{category=y3head}, {used_by=y3fam}, {paid_from=y3card}, {sort:name=A to Z|by the alphabet}
which of these things am I still signed up for

%tool dutybee_endSubscription
I'm done with {service=y3svc}, {when:immediately=right now|this very minute|as of this second}
get me out of {service=y3svc}, {when:period_end=once what I paid for is used up|when the paid time is over}
{service=y3svc} for {account_holder=y3fam} has to stop, confirm to {confirmation_email=email}
in the name of {account_holder=y3fam}, quit {service=y3svc}
give up {service=y3svc} because {reason=y3reason}
{service=y3svc}, {account_holder=y3fam}, {when:immediately=no waiting|on the spot}, {confirmation_email=email}
I never want to hear from {service=y3svc} again

%tool dutybee_logDeduction
{description=y3ded}, {amount=y3eur}, {work_share=y3pct} for work
for the tax man: {amount=y3eur} for {description=y3ded}, {spent_on=y3past}
{description=y3ded} from {vendor=y3vendor} for {amount=y3eur} goes under {heading=y3sect}
under {heading=y3sect}: {amount=y3eur} to {vendor=y3vendor} for {description=y3ded}
keep {amount=y3eur} for my return, {description=y3dedlong}
{vendor=y3vendor}, {description=y3ded}, {amount=y3eur}, {heading=y3sect}, {spent_on=y3past}
can I set off {description=y3ded}? {amount=y3eur}, note it anyway

%tool dutybee_estimateTax
what's left to pay on {income=y3income}, {filing:joint=together with my wife|my husband and I as one}
I made {income=y3income}, what does the state want, {self_employed:true=I work for myself|I'm my own boss}
on {income=y3income} in {country=y3land} for {year=y3year}, how much do they take
for {year=y3year} with {income=y3income}, living in {country=y3land}
suppose I move and earn {income=y3income} in {country=y3land}, what goes to the state, {filing:single=just me|without my partner}
{country=y3land}, {year=y3year}, {income=y3income}, {filing:joint=as a couple|both of us}
how much do I owe the state on {income=y3income}, roughly, for a single year
