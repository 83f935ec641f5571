# Money: banks, budgets, shared bills, invoices, shares, insurance, loans, tax.

%list loansum: 200000 | $15000 | 350000 euros => 350000 | €8000 | 25000 | 120000 | £180000 | 40000 dollars => 40000 | 6500 | 95000 | 275000 | $30000
%list term: 10 | twenty => 20 | 25 | five => 5 | 30 | 15 | three => 3 | 8 | ten => 10 | 12 | fifteen => 15 | 7
%list monthlysum: $200 | 50 euros => 50 | 300 | €150 | 75 | 500 dollars => 500 | 120 | £80 | 25 | 250 euros => 250
%list acct: Giro | joint account | Holiday Pot | savings | Mum's account | rent and bills | Business Giro 2 | Rainy Day | everyday | House in Kent | DE12 account | cash box | Ben & me | money for later
%list since: 1 March | last Monday | the start of the year | Easter | yesterday | the 15th | last autumn | 2026-02-01 | 12 May | January | the first week of June | 3/9 | Christmas
%list until: the end of April | Friday | 30 June | last night | the 20th | 2026-03-31 | Whitsun | mid-August | Sunday | 7 May | the end of last month
%list few: five => 5 | 10 | twenty => 20 | 3 | 50 | eight => 8 | 15 | 30 | four => 4 | 12
%list eur: 40 euros => 40 | €15 => 15 | 250 euros => 250 | 90 | 12.50 | €600 => 600 | 1200 euros => 1200 | 35 | 75 euros => 75 | 18.90 | 5 euros => 5 | €320 => 320 | 480
%list payee: Aunt Rosa | Stadtwerke | Tomasz | Green & Sons | landlord | Ines Marchetti | the tennis club | Dr. Iyer | Friends of the Zoo | my brother Jan | Kiwi Labs | D'Arcy | babysitter
%list next: tomorrow | next Monday | the 1st of June | 15 August | next Friday | 2026-12-01 | the 28th | 3 October | Wednesday | the first of the month | 1/7
%list card: Visa | black Mastercard | 4471 | travel card | kids' card | 0092 | Joint Debit | Amex for work | card ending in 88 | Maestro | virtual card 2 | Mum's Visa
%list amt: 60 | 14.99 | £22 => 22 | 150 dollars => 150 | 8.40 | $35 => 35 | 430 | 75 pounds => 75 | 19 | 1100 | 27.30 | 55 bucks => 55 | 210
%list past: yesterday | last Friday | 12 May | the day before yesterday | 2026-04-02 | Monday | 8/11 | last Saturday | 3 September | this morning | New Year's Eve
%list curr: euros | Swiss francs | USD | pounds | yen | kronor | CHF | dollars | zloty | Danish kroner | GBP | dirhams
%list year: 2021 | 2024 | 2025 | 2019 | 2023 | 2022 | 2020 | 2018 | 2026 | 2017
%list fam: Ben | my wife | Nora | Gran | our son Theo | Uncle Bert | Mia Carlsson | Dad | the twins | Lotte O'Hara | Jan and Eva
%list sum: 40 euros => 40 | €15 => 15 | 250 | 19.90 | 35 euros => 35 | $60 => 60 | 120 | 8.50 | £22 => 22 | 75 dollars => 75 | 480 | 95 pounds => 95 | 1200
%list soon: next Friday | the 30th | 1 June | tomorrow | 15 August | the end of the month | Sunday | 2026-12-01 | Monday week | 3 October | Christmas Eve
%list part: 10 euros => 10 | €25 => 25 | 12.50 | 30 | 7 euros => 7 | $18 => 18 | 50 | 5.90 | 80 euros => 80 | £40 => 40
%list who: Jo | Tim | Big Sal | Anneke | Mia Carlsson | Uncle Bert | Kwame | Ruben | Mrs. Tanaka | D'Arcy | Lee from legal | the new guy
%list whob: Priya | Max | Tomasz | Nora O'Hara | Cousin Vera | Sven | Ken | Dr. Abara | Fitz | my sister | Bea next door | old Mr. Holm
%list buyer: Hollis Bakery | Ines Marchetti | The Anchor | Friends of the Library | Mr. Novak | Blue Door Studio | Green & Sons | school in Mill Lane | Kiwi Labs | O'Brien Roofing | choir
%list bank: Giro | business account | N-Flex | Rainy Day | account in Graz | Current 2 | the old Postbank one | Tax and Wages | joint account | DE12 | savings at Rabo | Ben's Giro
%list ago: last Monday | 1 March | yesterday | the 12th | 2026-02-01 | Easter | last autumn | the first week of May | 3 September | New Year's Day | January
%list qsm: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 2 | three => 3 | 10 | nine => 9 | 4
%list loan: 250,000 => 250000 | 18000 | 12,500 euros => 12500 | $30,000 => 30000 | 400,000 => 400000 | fifty thousand => 50000 | £9,500 => 9500 | 120000 | 75 000 => 75000 | 6,000 => 6000
%list rate: 3.5 percent => 3.5 | 4% => 4 | 2.9 percent => 2.9 | 6.25 % => 6.25 | five percent => 5 | 1.8% => 1.8 | 7 percent => 7 | 4.4% => 4.4 | 3 % => 3 | 5.15 percent => 5.15
%list term2: 20 years => 20 | ten years => 10 | 15 years => 15 | 5 years => 5 | thirty years => 30 | 25 years => 25 | 3 years => 3 | twelve years => 12 | 7 years => 7 | 8 years => 8
%list down: 20,000 => 20000 | 5000 | $3,000 => 3000 | 10,000 euros => 10000 | two thousand => 2000 | 1500 | £800 => 800 | 40,000 => 40000 | 7500 | 2,500 => 2500
%list old: 67 | 65 | sixty => 60 | 63 | 70 | 58 | 62 | 66 | seventy => 70 | 55
%list yrx: 25 years => 25 | 30 years => 30 | twenty years => 20 | ten years => 10 | 15 years => 15 | 35 yrs => 35 | 12 years => 12 | thirty years => 30 | 18 years => 18 | 8 years => 8 | fifteen years => 15
%list dpx: 40000 | €60,000 => 60000 | 25,000 euros => 25000 | $90,000 => 90000 | £15,000 => 15000 | 110,000 => 110000 | 8000 dollars => 8000 | 75000 | 52,500 euros => 52500 | £32,000 => 32000 | 20000
%list pcx: 3.4% => 3.4 | 4 percent => 4 | 2.9 % => 2.9 | 5.25 percent => 5.25 | three percent => 3 | 1.8% => 1.8 | 6% => 6 | 3.75 % => 3.75 | 4.1 percent => 4.1 | five percent => 5 | 2.2% => 2.2
%list sum2: 50 euros => 50 | $120 => 120 | 75 | £20 => 20 | 300 euros => 300 | 1,200 => 1200 | 35 dollars => 35 | €480 => 480 | 15.50 => 15.5 | 999 | 250 pounds => 250
%list accta: savings | Giro | my current account | holiday fund | Rainy Day | joint account | the business account | Main | Tom and me | checking
%list acctb: the house fund | credit card | Kids | Car and bike | deposit account | new kitchen | old age | Visa | Emergency, do not touch | gifts
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list name2: Ruben | Auntie Jo | Ms. D'Angelo | Femi | Prof. Lindqvist | Greta | Old Tom | Carlos Vega | Yara | Mr. Okonkwo | little Ben | Helene | Zed | Maria Luz
%list payee2: Pino's | the landlord | City Water and Power | my sister Lotte | Marlow Dental | The Anchor | Fitness First | O'Hara & Co | Save the Bees | Telekom | school lunch fund | Mr. Bill Price
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120 | 18
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200
%list pastday: yesterday | last Monday | last Sunday | the day before yesterday | last Thursday | two days ago | last Friday | a week ago
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list bigsum: 5000 euros => 5000 | 12,000 => 12000 | $3,500 => 3500 | 800 pounds => 800 | 20000 | £2,400 => 2400 | 650
%list betrag: 84 Euro => 84 | 120 | 63,50 Euro => 63.5 | 250 Euro => 250 | 1.200 Euro => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 Euro => 90 | 600
%list importe: 84 euros => 84 | 120 | 63,50 euros => 63.5 | 250 euros => 250 | 1.200 euros => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 euros => 90 | 600

%server beanroot
%list accb: Cash | Liabilities:Visa | checking | petty cash | Equity:Opening | Mum's loan | Bank:N26 | salary | Paypal | Amex for work | Income:Teaching | tin on the shelf
%list acc: Expenses:Food | groceries | Assets:Bank:Giro | Travel and Hotels | Gifts | office rent | Equipment | Books | Expenses:Car:Fuel | vet | Wages | Assets:Shed
%list tag: porto-trip | taxes2025 | wedding | the move | reimburse | kids | shared with Jo | house | q3 | christmas | bike-shop | to be checked
%list till: the end of April | 30 June | last Friday | the 20th | mid-August | 2026-03-31 | Whitsun | 7 May | the end of last month | 1 October
%list cur: euros | USD | Swiss francs | pounds | yen | CHF | dollars | kronor | zloty | GBP

%tool bean.post Append a balanced two-leg entry to the journal.
%also Double entry, debit to credit.
%also Writes one transaction into the plain-text ledger: the account that receives, the account that gives, the sum, and if wished a narration, a day and whether it is still open.
%param debit* (to_account, dr) {"type": "string", "description": "account that receives"}
%param credit* (from_account, cr) {"type": "string", "description": "account that gives"}
%param amount* (value) {"type": "number", "description": ""}
%param narration (text, description) {"type": "string", "description": ""}
%param day (date, on) {"type": "string", "description": "default: today"}
%param flag (state, status) {"type": "string", "enum": ["cleared", "pending"], "description": ""}
%list narr: tyres for the van, fitted on Monday | Anna's share, she pays the rest in May | lunch with Tomasz, talked about the roof | refund for the broken lamp, half of it | moved over so the card gets paid at noon | three chairs, one of them was free | paint and brushes, the shop forgot the receipt | took it out for the fair, may bring some back | two nights in Ghent, breakfast not included | correct what I typed wrong on Friday
{amount=sum} from {credit=accb} to {debit=acc}, {flag:pending=not sure it went through|still open|hasn't cleared}
{amount=sum} into {debit=acc} out of {credit=accb} {day=ago}
out of {credit=accb} goes {amount=sum}, into {debit=acc}
{debit=acc} got {amount=sum} from {credit=accb}, {flag:cleared=the bank has it|that one is settled|already through}
book {amount=sum} on {debit=acc} against {credit=accb}: {narration=narr}
{day=ago}, {amount=sum}, {credit=accb} to {debit=acc}
with {credit=accb} I paid {amount=sum} for {debit=acc}, nothing pending

%tool bean.note Attach a dated comment to an account. Moves no money.
%also note directive
%also Leaves a remark in the books beside one account, signed and with a tag if wished.
%param account* (acct, beside) {"type": "string", "description": ""}
%param comment* (text, remark) {"type": "string", "description": ""}
%param tag (label) {"type": "string", "description": "without #"}
%param author (signed, by) {"type": "string", "description": "who makes the remark"}
%param day (date, on) {"type": "string", "description": "default: today"}
%list remark: bank closed this one, do not use it again | checked against paper, three cents are missing | Lea says the interest comes in June | rename it when the year is over | card was swapped, numbers start anew | we lend it to Ben, ask him at Easter | nobody knows what this was for, sorry | holds the deposit until we move out | limit raised to 3000, call them first | looks wrong since the import of last Tuesday
beside {account=acc} write "{comment=remark}", {author=who} says so
leave word at {account=accb}: {comment=remark}
~ from {author=who}, on {account=acc}: {comment=remark}
on {account=accb} under {tag=tag} jot that {comment=remark}
remember for {account=acc}, {day=ago}, {comment=remark}
{account=accb}, {tag=tag}, {author=whob}, "{comment=remark}"
something to keep with {account=acc} in the books, {comment=remark}

%tool bean.register Postings of one account in order, with running total.
%also register report
%also Every single line that touched an account in a period; may be narrowed to a tag and grouped by month or by payee.
%param account* (acct, name) {"type": "string", "description": ""}
%param tag (label, tagged) {"type": "string", "description": "without #"}
%param begin (since, start) {"type": "string", "description": "inclusive"}
%param end (until, to) {"type": "string", "description": "exclusive"}
%param group (group_by, by) {"type": "string", "enum": ["month", "payee"], "description": ""}
all that moved on {account=acc}, {group:month=month by month|one block per month|sorted into months}
each line of {account=accb} since {begin=ago}, {group:payee=by who got it|one heap per shop|put together by shop}
what touched {account=acc} under {tag=tag}
with {tag=tag} on it, line by line, in {account=accb}
I have to explain it tonight, so every posting in {account=acc} from {begin=ago} to {end=till}
{begin=ago} to {end=till}, {account=accb}, {tag=tag}
run through {account=acc} for me, it's been a long month

%tool bean.balance Sum of the accounts that match, on a day. No single postings.
%also balance report
%also How much is in an account and everything beneath it, optionally converted, as of some date, to a certain depth, with or without empty ones.
%param pattern* (account, match) {"type": "string", "description": "account or part of its name"}
%param at (as_of, date) {"type": "string", "description": "as of, default: today"}
%param convert_to (currency, in_currency) {"type": "string", "description": "currency"}
%param depth (levels) {"type": "integer", "description": "levels of sub-accounts"}
%param hide_empty (no_zeros, nonzero_only) {"type": "boolean", "description": ""}
%list num: 3 | two => 2 | 4 | 7 | 5 | three => 3 | 2 | four => 4 | 6 | five => 5
how much sits in {pattern=accb}, {hide_empty:true=skip what's at zero|without the empty ones|only where there is something}
what is left in {pattern=acc} [please], in {convert_to=cur}
{pattern=accb} as of {at=till}, how much was that?
by {at=till} what stood in {pattern=acc}, told in {convert_to=cur}
we argue about it since lunch, what did {pattern=accb} hold by {at=till}
{pattern=acc}, {depth=num} levels deep, {convert_to=cur}, {hide_empty:false=the zero ones too|even if there's nothing in it}
am I broke or is there still some currency in {pattern=accb}

%tool bean.open Open an account, optionally under another one.
%also open directive
%also Adds a new account to the chart, with its parent, its currency, what it holds at the beginning and whether it is a thing owned, owed, earned or spent on.
%param name* (account, new_account) {"type": "string", "description": ""}
%param parent (under, beneath) {"type": "string", "description": ""}
%param root (class, type) {"type": "string", "enum": ["assets", "liabilities", "income", "expenses"], "description": ""}
%param currency (commodity) {"type": "string", "description": ""}
%param opening (start_balance, initial) {"type": "number", "description": "opening balance"}
%list newacc: Bees and Honey | Expenses:Piano | loan to Ben | Sunday Market | bike fund | Flat in Vigo | Paypal 2 | cat | Rent, garage | Lottery | Nora's school | translations
%list parent: Hobbies | Assets | House and Garden | liabilities | Income:Side | Savings at Rabo | Expenses:Kids | other | Assets:Long Term | Living | Business, small
I'd like a place for {name=newacc} in the books, {root:liabilities=that's what I owe|it's money we owe|a debt}
new one called {name=newacc}, {opening=sum} in it already
{name=newacc} under {parent=parent}
beneath {parent=parent} put {name=newacc}, kept in {currency=cur}
add {name=newacc} to {parent=parent}, we earn a bit there, so it's {root:income=money coming in|something we earn}
{currency=cur}, {name=newacc}, {root:expenses=we spend on it|money going out}, {parent=parent}
from today I keep {name=newacc} separately

%server billhook
%list cust: Hollis Bakery | The Anchor | Ines Marchetti | Blue Door Studio | city of Ghent | O'Brien Roofing | Mr. Tanaka | Kiwi Labs | Nordlicht GmbH | Baker and Daughters | vet on Mill Lane | Friends of the Library
%list net: 450 | 1200 euros => 1200 | 80 | €2750 => 2750 | 300 euros => 300 | 95.50 | 640 | 5000 euros => 5000 | €180 => 180 | 7200 | 60
%list item: logo design | two days of consulting | roof repair | photos for the menu | translation into Dutch | web hosting | piano tuning | repainting the hall | tax advice, first hour | catering for 30 | new boiler and fitting | Anna's workshop
%list itemlong: repairing the gate, which the van had hit | three site visits in May, travel included | photos of the kitchen, taken on two evenings | moving the website to a server in Graz | painting the hall twice, because of the damp | teaching Excel to the team, four mornings | a cake for 80 people, delivered at noon | cleaning gutters and replacing what was broken | portraits of the staff, edited and printed | design of a menu, with six drafts

%tool billhook.create_invoice POST /invoices. Creates an invoice with a single line item. It gets the next free number and is sent unless `draft` is set.
%also Bill a customer.
%also Write an invoice: for whom, for what, how much, in which language and with how many days to pay.
%param customer* (client, bill_to) {"type": "string", "description": "Customer who is billed"}
%param item* (line_item, description) {"type": "string", "description": "Text of the line item"}
%param amount* (net, price) {"type": "number", "description": "Net amount"}
%param due_in_days (payment_term, terms) {"type": "integer", "description": "Payment term in days"}
%param language (lang, locale) {"type": "string", "enum": ["en", "de", "fr", "es"], "description": "Language of the document"}
%param draft (save_only) {"type": "boolean", "description": "Save without sending"}
%param project (project_name) {"type": "string", "description": "Project the work belongs to"}
%list proj: Relaunch | Spring Campaign | Annex at the Back | phase 2 | house in Leeds | Rebrand and Signs | Library Wing | Atlas | New Kitchen | trade fair, Hanover | Owner's Flat
%list days: 14 days => 14 | two weeks => 14 | 30 days => 30 | ten days => 10 | a week => 7 | 7 days => 7 | four weeks => 28 | 60 days => 60 | 21 days => 21 | 45 days => 45
bill {customer=cust} {amount=net} for {item=item}, {draft:true=don't send it yet|I want to look at it first|only save it}
charge {customer=cust} {amount=net} for {item=item}, {language:fr=they read French|in French}
for {item=item} in {project=proj} make {customer=cust} pay {amount=net}
under {project=proj} bill {item=item} to {customer=cust}, {amount=net}
{customer=cust} owes us {amount=net} for {item=itemlong}
{customer=cust}, {item=item}, {amount=net}, {due_in_days=days} to pay, {language:de=they want it in German|auf Deutsch}
time to make money: {item=item}, {amount=net}, goes to {customer=cust}

%tool billhook.create_quote POST /quotes. Creates a quote (offer, estimate), which can later be turned into an invoice.
%also Makes an offer to a customer.
%also Draw up an estimate before any work is done, with a price, a day until which it holds and a note beneath.
%param customer* (client, for) {"type": "string", "description": "Who asked for it"}
%param item* (subject, title) {"type": "string", "description": "What is offered"}
%param amount (price, net) {"type": "number", "description": "Net price"}
%param valid_until (expires, valid_to) {"type": "string", "description": "Last day of validity"}
%param note (footer, remark) {"type": "string", "description": "Text at the foot of the quote"}
%param prepared_by (author, contact) {"type": "string", "description": "Colleague who signs it"}
%list colleague: Lea | Tom Berger | Priya | our apprentice | Fitz | Ms. Novak | Sam from sales | D'Angelo | Big Sal | Judith and Ken | the new guy
%list qnote: price holds only if we start in May | two visits are included, more cost extra | please sign and send it back by Friday | material is yours, we bring the tools | we can begin on Monday, weather permitting | half in advance, the rest when it is done | ask for Lea if you have questions | without the tiles, which you wanted to buy | scaffolding is extra, about two days | we don't work between Christmas and New Year
tell {customer=cust} what {item=item} would cost, {amount=net}, good until {valid_until=next}
offer {customer=cust} {item=item} for {amount=net}, signed by {prepared_by=colleague}
an estimate from {prepared_by=colleague} to {customer=cust} for {item=item}
for {customer=cust} by {prepared_by=colleague}: {item=item} at {amount=net}
quote {customer=cust} {amount=net} for {item=item} and write below {note=qnote}
{item=item}, {customer=cust}, {amount=net}, till {valid_until=next}, {prepared_by=colleague}
{customer=cust} might want {item=item}, let's send them a proposal soon

%tool billhook.list_invoices GET /invoices. Filter by status, customer or date of issue.
%also Returns invoices page by page.
%also Overview of the bills that were written: which are paid, open or late, whose they are, in which order.
%param status (state) {"type": "string", "enum": ["draft", "open", "overdue", "paid"], "description": ""}
%param customer (client) {"type": "string", "description": "Only invoices to this customer"}
%param issued_after (since, from) {"type": "string", "format": "date", "description": "Only those issued after this day"}
%param order (sort) {"type": "string", "enum": ["newest_first", "oldest_first", "amount_desc"], "description": ""}
%param limit (per_page) {"type": "integer", "description": "1-100"}
what have I billed {customer=cust}, {order:amount_desc=biggest first|largest sums on top}
which bills are {status:overdue=late|past their date}? {order:oldest_first=longest waiting first|oldest on top}
bills to {customer=cust} from after {issued_after=since}
since {issued_after=since}, what did we write to {customer=cust}
I have the accountant here at four, so the {limit=few} latest that {status:paid=have been settled|people have paid}
{customer=cust}, {status:open=not paid yet|still waiting for the money}, after {issued_after=since}, {limit=few} at most
show me all the bills we have ever sent out

%tool billhook.find_invoice GET /invoices/search?q=. Finds invoices by the words of their items, their number or their notes.
%also Search the text of invoices.
%also Look for the bill in which something was charged, when only some words on it are remembered; archive on demand.
%param q* (query, text) {"type": "string", "description": "Words or number"}
%param customer (client, issued_to) {"type": "string", "description": "Customer the invoice went to"}
%param year (issued_in) {"type": "integer", "description": "Year of issue"}
%param include_archived (archive, with_archived) {"type": "boolean", "description": "Also search the archive"}
%list y3q: roof repair | 2024-118 | travel to Ghent | broken gate | hosting | cake for eighty | two days in May | Anna's workshop | discount for friends | paint and brushes | train tickets | rush job
which bill had {q=y3q} on it, {include_archived:true=look in the old ones too|even the ones put away}
dig up the bill about {q=y3q}, {year=year}
where did we charge {q=y3q} to {customer=cust}?
to {customer=cust} in {year=year}, something about {q=y3q}
one of our bills said "{q=itemlong}", to {customer=cust}
{q=y3q}, {customer=cust}, {year=year}, {include_archived:true=old files as well|archive too}
somewhere we billed {q=y3q}, I forget to whom

%tool billhook.send_reminder POST /invoices/{number}/reminders. Sends a payment reminder to the customer.
%also Chase an unpaid invoice.
%also Remind somebody that a bill is late, kindly or sternly, by mail or on paper, with a late fee if one is due.
%param invoice* (number, invoice_id) {"type": "string", "description": "Invoice number"}
%param tone (level, wording) {"type": "string", "enum": ["friendly", "firm", "final"], "description": "Wording of the template"}
%param message (text, note) {"type": "string", "description": "Own text above the template"}
%param late_fee (fee, surcharge) {"type": "number", "description": "Fee added to the sum"}
%param channel (send_by, via) {"type": "string", "enum": ["email", "post"], "description": ""}
%list inv: 2031 | INV-118 | 2026-044 | R-77 | 4471 | 2025/310 | INV-0009 | RE 5520 | 10234 | A-61
%list fee: 5 euros => 5 | €10 => 10 | 12.50 euros => 12.5 | 40 euros => 40 | €7.50 => 7.5 | 15 euros => 15 | 20 euros => 20 | €25 => 25 | 3 euros => 3 | €2 => 2
%list dun: we sent it in March, you never wrote back | call me on Monday if something is wrong | I know times are hard, pay in two parts | the parts are paid by us, please hurry | you said Friday, that was three weeks ago | hope the shop runs well, regards to Jo | our new bank details are below, sorry | if it crossed in the post, ignore this | no more work until this is settled | just a nudge before we close the year
nudge them about {invoice=inv}, {tone:friendly=be nice about it|kindly|nicely}
{invoice=inv} is still not paid, chase it, {channel:post=as a letter|on paper|in an envelope}
on {invoice=inv} put {late_fee=fee} on top and {tone:final=say it's the last time|threaten with the lawyer}
with {late_fee=fee} extra for {invoice=inv}, {channel:email=to their inbox|electronically}
remind them of {invoice=inv} and add {message=dun}
{invoice=inv}, {tone:firm=a bit stricter|no more pleasantries}, {late_fee=fee}, {channel:post=by letter}
where is my money for {invoice=inv}, tell them I'm waiting

%server billpay

%tool list_bills List bills that have to be paid.
%also Returns open and recent bills with due dates.
%also Shows what the user owes to utilities, landlords and others within a number of days.
%param due_within_days (days, horizon_days) {"type": "integer", "description": "Only bills due within so many days"}
%param unpaid_only (open_only) {"type": "boolean"}
%list within: the next seven days => 7 | a week => 7 | 10 days => 10 | the next two weeks => 14 | a fortnight => 14 | 30 days => 30 | the next month => 30 | three days => 3 | 5 days => 5
%list daysn: five days => 5 | 3 days => 3 | 7 days => 7 | ten days => 10 | two weeks => 14 | 30 days => 30 | 48 hours => 2 | fourteen days => 14 | 21 days => 21 | 12 days => 12 | 6 days => 6
which bills are due in {due_within_days=within}
what do I still have to pay
show [me] my {unpaid_only:true=unpaid|open} bills
anything due within {due_within_days=within}?
list all bills, {unpaid_only:false=paid ones too|including those already paid}
do I owe anyone money in {due_within_days=within}
bills {due_within_days=within}
payday is here, what has to be paid
are there any bills {unpaid_only:true=I haven't paid|that are still open}
what do I have to pay in the next {due_within_days=daysn}
invoices {unpaid_only:true=still open|not paid yet}, next {due_within_days=daysn}
{unpaid_only:false=paid and unpaid|all} bills please, {due_within_days=daysn} ahead
what do I owe the power company and the others these days
%lang es
qué facturas {unpaid_only:true=pendientes|sin pagar} tengo

%tool pay_bill Pay a bill.
%also Transfers an amount to a payee.
%also Settles what the user owes somebody, with a payment reference and the account it is taken from.
%param payee* (recipient, biller) {"type": "string", "description": "Who gets the money"}
%param amount* (sum) {"type": "number", "description": "Amount"}
%param reference (memo, purpose) {"type": "string", "description": "Payment reference"}
%param account (from_account, source) {"type": "string", "enum": ["checking", "savings", "joint", "credit_card"], "description": "Account to take it from"}
%list payee3: Vattenfall | City Water | Comcast | Dr. Weber | Allianz | Vodafone | Sparkle Cleaning | PG&E | Thames Water | Electra Power | Miller Plumbing | Spotify | Mr. Hoffmann | Garage Lopez | AT&T | National Grid | Northside Gym | Little Oaks Kindergarten | Hansen Property
%list account: my checking account => checking | checking => checking | the current account => checking | savings => savings | my savings account => savings | our joint account => joint | the account we share => joint | my credit card => credit_card | the Visa => credit_card
%list payref: rent for May | invoice 2291 | customer number 88 12 04 | electricity second quarter | membership Anna | repair of the tap | tuition autumn term | deposit for the hall | phone bill june | fine 7731-A | dog tax | half of the sofa | broadband at the old flat | kindergarten lunch money | final instalment | cleaning in the stairwell | medical bill of the accident | car insurance yearly premium
%list ref: INV-2231 | 88-410 | rent for May | customer 4471 | RF18 5390 | dues, spring term | order 10072 | Q2/17 | tooth cleaning | A77-x
%list payee4: Stadtwerke | the plumber | Thames Water | Dr. Lindgren | the kindergarten | my landlord | Vodafone | the tax office | the chimney sweep | Lopez Transport | the allotment society
%list payref2: June rent plus heating | customer 88120 | for the lesson on the 3rd | invoice 2041 | meals in March | membership of Bo and Juno | second half of the deposit | case 55-B
pay {payee=payee3} {amount=money}
~ transfer {amount=money} to {payee=payee3} from {account=account}
{payee=payee3} wants {amount=money}, pay it with the reference {reference=payref}
~ settle the bill from {payee=payee3}, {amount=money}, reference {reference=payref}
{amount=money} to {payee=payee3}
I owe {payee=payee3} {amount=money} for a while now, take it from {account=account}
can you send {payee=payee3} {amount=money}, "{reference=payref}", using {account=account}
the letter from {payee=payee3} says {amount=money}, please pay
~ pay the bill from {payee=payee3}
~ pay {amount=money} from {account=account}
pay {payee=payee2} {amount=money2} from {account:checking=checking|my checking account}
pay {amount=money2} to {payee=payee2} with the reference {reference=ref}
ref {reference=ref}, {amount=money2}, to {payee=payee2}
payee: {payee=payee2}, amount: {amount=money2}, reference: {reference=ref}, account: {account:joint=joint}
with {account:credit_card=my credit card|the credit card} pay {amount=money2} to {payee=payee2}
from {account:savings=savings|my savings}, {amount=euros}, to {payee=payee4}
{payee=payee4} gets {amount=euros}, reference {reference=payref2}
as {reference=payref2}, {amount=euros} for {payee=payee4} out of {account:joint=our joint account|the joint one}
{amount=euros} to {payee=payee4}, he fixed it at once
%lang de
überweise {amount=money} an {payee=payee3}, Verwendungszweck {reference:Miete Mai=Miete Mai}

%server chitbox
%list shop: Lidl | Thai to Go | Deutsche Bahn | Hotel Astoria | The Crown and Anchor | Pino's | Staples | taxi from the airport | Easyjet | copy shop at the station | Ikea | Blue Cab, Leeds

%tool submitExpense Hand in an expense so that the employee is reimbursed or the card booking is explained. Money must ALREADY have been spent; for money up front use requestAdvance.
%also Turns a receipt into a claim.
%also Claim something bought for work: where, how much, which cost centre and which project it should be charged to, what sort of spending, and who has paid so far.
%param merchant* (vendor, paidTo) {"type": "string", "description": "Shop, restaurant, carrier ..."}
%param amount* (total, gross) {"type": "number", "description": "Gross"}
%param costCenter (department, chargeTo) {"type": "string", "description": "Department that bears the cost"}
%param project (job, projectName) {"type": "string", "description": "Project it was for"}
%param expenseType (category, kind) {"type": "string", "enum": ["meal", "travel", "lodging", "supplies"], "description": ""}
%param paidWith (paymentMeans, source) {"type": "string", "enum": ["company_card", "own_money"], "description": "Default own_money"}
%param comment (justification, details) {"type": "string", "description": "Business purpose, guests"}
%list proj: Lighthouse | the Ghent fair | new website | Move to Leeds | Atlas 2 | summer party | Bread and Butter | relaunch, phase 2 | trade show in Lyon | Bluebird | pilot with Kiwi Labs
%list cost: Marketing | sales north | Research and Design | 4410 | HR | the front office | Board | IT, Graz | legal | Events | customer care | C-12
%list guest: lunch with two buyers, we signed at three | Mia and the visitors from Riga, four people | missed the train, so I had to stay | cables for the stage, the old ones broke | talked to the mayor about permits, ate fish | printed the posters again, wrong date on them | coffee for the crew, it rained all day | last flight was cancelled, I slept in Lyon | batteries and tape, Sam has the rest | dinner with Ken, he leaves us in June
I paid {amount=sum} at {merchant=shop}, {expenseType:meal=we ate there|something to eat|that was food}
{merchant=shop}, {amount=sum}, {paidWith:company_card=the firm's plastic paid|the company has paid it already|on the work card}
{amount=sum} at {merchant=shop} for {project=proj}, out of {costCenter=cost}
charge {costCenter=cost} with {amount=sum} from {merchant=shop}, it was for {project=proj}
claim back {amount=sum} from {merchant=shop}: {comment=guest}
{project=proj} project, {merchant=shop}, {amount=sum}, {expenseType:lodging=I slept there|a bed for the night}, {paidWith:own_money=out of my own pocket|it was my cash}
I'm down {amount=sum} after {merchant=shop}, the firm should pay that

%tool requestAdvance Ask for money before a trip or purchase. The advance is set off against later claims.
%also Request cash up front.
%also An employee asks accounting for a sum in advance, says what it is needed for, by when, who should sign it off and in what form it should be handed over.
%param amount* (sum) {"type": "number", "description": "Sum asked for"}
%param purpose* (reason, occasion) {"type": "string", "description": "What the money is for"}
%param neededBy (by, date) {"type": "string", "description": "Date"}
%param approver (signOff, manager) {"type": "string", "description": "Who is to sign it off"}
%param payout (form, handover) {"type": "string", "enum": ["bank_transfer", "cash", "prepaid_card"], "description": ""}
%list adv: hotel in Lyon | tools for the fair | visa fees | fuel and tolls | the team dinner | deposit for the hall | conference in Riga | stamps | van from Friday to Monday | props, lamps, cables | taxi money
%list advlong: two nights in Ghent, the hotel wants cash | rent a van on Friday and drive to Lyon | the stand at the fair, paid before we build | visa for Jo, costs more if it's late | tickets for six people, train leaves at 7 | catering for the party, half in advance | parts for the stage, shop takes no cards | a deposit, we get it back in June | flights to Riga, prices go up on Monday | drinks for the choir that sings at eight
can I have {amount=sum} for {purpose=adv}, {payout:cash=in notes|in my hand please|in an envelope}
{amount=sum} up front for {purpose=adv}, {approver=who} can sign
from {approver=who} I need an okay on {amount=sum} for {purpose=adv}
for {purpose=adv} via {approver=whob}: {amount=sum} by {neededBy=soon}
I'll have to lay out money, {amount=sum}: {purpose=advlong}
{purpose=adv}, {amount=sum}, by {neededBy=soon}, {payout:bank_transfer=wire it|to my account|send it to my bank}
before I travel the firm should give me {amount=sum} for {purpose=adv}

%tool logMileage Record a business drive in one's own vehicle. The allowance per kilometre is calculated.
%also Mileage claim.
%also Adds a journey by car, bike or motorbike to the claim: from where, to where, there and back or not, which client was visited and which vehicle was used.
%param origin* (start, fromPlace) {"type": "string", "description": "Start"}
%param destination* (end, toPlace) {"type": "string", "description": "End"}
%param kilometers (distanceKm, km) {"type": "number", "description": "Overrides the distance on the map"}
%param roundTrip (returnTrip, bothWays) {"type": "boolean", "description": "Doubles the distance"}
%param client (customer, visited) {"type": "string", "description": "Customer visited"}
%param vehicle (car, means) {"type": "string", "description": ""}
%list place2: Graz | the office | Leeds | our warehouse in Bath | home | Hauptstraße 9 | airport | Stoke-on-Trent | Mill Lane 14 | Bergen | the fair in Lyon
%list placeb: Ghent | the customer's site | Vigo | factory by the river | King's Lynn | Riga | town hall | Zagreb | the depot at Hull | Bilbao | Unit 7, North Park
%list kilometers: 40 km => 40 | 120 kilometres => 120 | 18 km => 18 | 300 km => 300 | 7.5 km => 7.5 | 64 kilometres => 64 | 210 km => 210 | 95 km => 95 | 12 kilometres => 12 | 33 km => 33
%list car: my Golf | the old Vespa | Anna's van | my bike | Skoda | the camper | a motorbike | Dad's Volvo | the red Mini | e-bike
I drove from {origin=place2} to {destination=placeb}, {roundTrip:true=and home again|there and back|both ways}
{origin=place2} to {destination=placeb} (today|this morning), {kilometers=kilometers}
to {destination=placeb} from {origin=place2} in {vehicle=car} for {client=buyer}
for {client=buyer} I took {vehicle=car} to {destination=placeb}, starting at {origin=place2}
~ put the drive down, I left {origin=place2} and went to {destination=placeb}, {roundTrip:false=didn't come back|I stayed there|took the train home}
~ {vehicle=car}, {origin=place2} to {destination=placeb}, {kilometers=kilometers}, {client=buyer}
drove to {destination=placeb} out of {origin=place2} to see a client

%tool forwardClaim Pass a claim that is waiting for you on to another reviewer.
%also Hand a claim over to somebody else for approval.
%also Moves an open expense claim into a colleague's tray. The employee whose claim it is may be named to tell claims of the same title apart.
%param claim* (claimTitle, report) {"type": "string", "description": "Title of the claim"}
%param reviewer* (recipient, newApprover) {"type": "string", "description": "Who gets it"}
%param claimant (employee, owner) {"type": "string", "description": "Whose claim it is"}
%param priority (urgency) {"type": "string", "enum": ["normal", "rush"], "description": ""}
%param remark (message, note) {"type": "string", "description": "Message to the reviewer"}
%list claim: Lyon in March | Taxi and Tips | Q2 lunches | fair | Hotel Astoria, three nights | new headset | Trip to Bath | March 2026 | training with Ken | team dinner | parking
%list hand: I was there myself, so I can't sign it | look at the hotel, it seems a bit much | he leaves on Friday, please do it before | tips are fine, the wine is not | I am away until the 14th, sorry | the second receipt is missing, ask her | over my limit, you may go up to 5000 | checked the kilometres, all good from me | belongs to your budget, I think | was due last week, my fault
let {reviewer=who} look at "{claim=claim}", {priority:rush=today if possible|it's burning|it can't wait}
{claim=claim} isn't mine to sign, over to {reviewer=whob}, {priority:normal=no hurry|whenever there's time|it can wait}
{claim=claim} by {claimant=who} goes to {reviewer=whob}
give {reviewer=who} what {claimant=whob} handed in under {claim=claim}
pass {claim=claim} on to {reviewer=who} and say {remark=hand}
to {reviewer=whob}, {claim=claim}, from {claimant=who}, {priority:rush=quickly please|as fast as you can}
~ {reviewer=who} decides about {claim=claim}, not me

%tool findReceipts Search scanned receipts (text recognition). Claims are not searched.
%also Look for a slip among the scans.
%also Finds uploaded bills by words printed on them, optionally by the seller, by the colleague who scanned them, or only those that no claim uses yet.
%param text* (q, words) {"type": "string", "description": "Words on the receipt"}
%param vendor (seller, issuer) {"type": "string", "description": "Who issued it"}
%param uploadedBy (scannedBy, owner) {"type": "string", "description": "Who scanned it"}
%param unclaimedOnly (openOnly, unused) {"type": "boolean", "description": "Leave out receipts that are part of a claim"}
%param since (dateFrom, after) {"type": "string", "description": "Printed on or after"}
%list slip: printer paper | toner | room 214 | two beers | parking | VAT 19 | latte | Ghent | window seat | batteries AA | breakfast buffet | screws and glue
a slip that says {text=slip}, {unclaimedOnly:true=if nobody has handed it in|just those not used yet|one I haven't claimed}
which bill mentions {text=slip}, {uploadedBy=who} scanned it
{text=slip} from {vendor=shop}, put in by {uploadedBy=who}
among what {uploadedBy=whob} scanned: {text=slip} at {vendor=shop}
I know there was one after the fair, dig out {text=slip}, since {since=ago}
{vendor=shop}, {text=slip}, since {since=ago}, {unclaimedOnly:false=claimed ones too|even if it's in a claim already}
somebody scanned a receipt with {text=slip} on it

%server cobblekey
%list units: 0.5 | 2 | 100 | 0.025 | three => 3 | 1500 | 0.1 | 40 | ten => 10 | 7.5 | 250 | one => 1
%list coin2: bitcoin | ETH | solana | USDC | dogecoin | tether | Monero | LTC | stellar | Cat & Dog Token | DAI | wrapped ether
%list recipient: Tomasz | 0x8f3a91c2 | Kiwi Labs | my sister | bc1q7xk20 | jan.eth | the landlord | D'Arcy | vitrine.eth | Bea and Sven | Kraken deposit
%list wallet: Ledger | hot wallet | Savings, cold | phone | Ben's Vault | play money | the blue stick | Multi 2 | work and travel | long term | main

%tool CobbleSend Sign and broadcast a transfer of coins or tokens to an address or a saved contact. IRREVERSIBLE. The tool asks for the PIN.
%also Send crypto out of a wallet.
%also Moves some of an asset from one of the user's wallets to somebody else; how quickly it should be confirmed decides the network fee.
%param asset* (coin, token) {"type": "string", "description": "Coin or token"}
%param amount* (units, quantity) {"type": "number", "description": "In units of the asset"}
%param recipient* (to, address) {"type": "string", "description": "Address or contact"}
%param wallet (from_wallet, source) {"type": "string", "description": "Wallet that is debited"}
%param speed (fee, priority) {"type": "string", "enum": ["economy", "standard", "fast"], "description": "Fee level"}
%param memo (tag, message) {"type": "string", "description": "Text or destination tag written on chain"}
%list memo: for the tent, half of it | rent May, sorry that it's late | tag 10442, don't lose it | happy birthday, buy something silly | invoice 88, the rest follows on Friday | thanks for the ride to the airport | what I owe you since Lisbon, finally | we won, so here is your share | pizza, beer and the taxi at two | deposit for the boat, back in June
{amount=units} {asset=coin2} to {recipient=recipient}, {speed:economy=it can take all night|as cheap as it gets|I don't mind waiting}
{recipient=recipient} should have {amount=units} {asset=coin2}, {speed:fast=right now|I'll pay more if it's quick|they're waiting for it}
out of {wallet=wallet} to {recipient=recipient}: {amount=units} {asset=coin2}
to {recipient=recipient} from {wallet=wallet}, {amount=units} in {asset=coin2}
pay {recipient=recipient} {amount=units} {asset=coin2} with the words {memo=memo}
{asset=coin2}, {amount=units}, {wallet=wallet}, {recipient=recipient}, {speed:standard=the usual fee|normal pace}
{recipient=recipient} gets {amount=units} {asset=coin2} before I do something fast and stupid

%tool CobbleSwap Exchange one asset for another inside the wallet, through the cheapest venue unless one is named.
%also Trade a coin for a different one.
%also Turns an amount of one token into another. Can be tried out without executing it; a tolerance for price moves may be set.
%param sell_asset* (from_token, input) {"type": "string", "description": "Asset given away"}
%param buy_asset* (to_token, output) {"type": "string", "description": "Asset received"}
%param amount* (units, amount_in) {"type": "number", "description": "Units of the asset given away"}
%param venue (exchange, via) {"type": "string", "description": "Exchange to use"}
%param max_slippage (tolerance, slippage) {"type": "number", "description": "Percent"}
%param dry_run (simulate, quote_only) {"type": "boolean", "description": "Only quote, do not execute"}
%list coinb: cardano | BTC | polygon | ether | XRP | euro coin | ADA | Moon in June | litecoin | USDT | dot | shiba
%list venue: Kraken | Uniswap | Bitpanda | SushiSwap | Curve | the old exchange | Coinbase | Binance | Pancake & Co | Bitstamp
%list slipp: 1 percent => 1 | 0.25 percent => 0.25 | 2% => 2 | 0.3 percent => 0.3 | 3 percent => 3 | 1.5% => 1.5 | 5 percent => 5 | 0.1% => 0.1 | 4 percent => 4 | 0.5% => 0.5
make {buy_asset=coinb} out of {amount=units} {sell_asset=coin2}, {dry_run:true=just to see|I only want to know what I'd get|don't really do it}
{amount=units} {sell_asset=coin2} for {buy_asset=coinb} please, {venue=venue}
turn {amount=units} of my {sell_asset=coin2} into {buy_asset=coinb}
into {buy_asset=coinb} with {amount=units} {sell_asset=coin2} at {venue=venue}
I'm done with it, {amount=units} {sell_asset=coin2} against {buy_asset=coinb}, {dry_run:false=for real this time|no more tests}
{sell_asset=coin2} to {buy_asset=coinb}, {amount=units}, {max_slippage=slipp} off at most, {venue=venue}
get rid of {amount=units} {sell_asset=coin2}, I'd rather hold {buy_asset=coinb} on the same exchange

%tool CobbleStake Lock an asset with a validator in order to earn rewards.
%also Put coins to work.
%also Stakes some units with a node operator, out of a wallet, for a number of days or openly; rewards may be added to the stake.
%param asset* (coin, token) {"type": "string", "description": ""}
%param amount* (units) {"type": "number", "description": "Units"}
%param validator (operator, node) {"type": "string", "description": "Node operator"}
%param wallet (source, from_wallet) {"type": "string", "description": "Where the units are now"}
%param lock_days (period, days) {"type": "integer", "description": "Lock period in days"}
%param compound (restake, auto_compound) {"type": "boolean", "description": "Stake the rewards too"}
%list lock: 30 days => 30 | 90 days => 90 | two weeks => 14 | a week => 7 | 60 days => 60 | 180 days => 180 | 28 days => 28 | four weeks => 28 | ten days => 10 | 365 days => 365
%list valid: Nordic Nodes | Chorus | P2P and Friends | stake.ch | Big Sal's node | Figment | Everstake | north-7 | the one in Zug | Allnodes
put {amount=units} {asset=coin2} to work, {compound:true=and what it earns goes in as well|let it grow on itself|add the gains on top}
~ {amount=units} {asset=coin2} should earn something, {lock_days=lock} is fine
{amount=units} {asset=coin2} from {wallet=wallet} with {validator=valid}
at {validator=valid} lock {amount=units} {asset=coin2} out of {wallet=wallet}
I won't need it before summer, so tie up {amount=units} {asset=coin2} for {lock_days=lock}
{validator=valid}, {asset=coin2}, {amount=units}, {lock_days=lock}, {compound:false=pay me the gains out|I want the rewards in hand}
let {amount=units} {asset=coin2} work for me, some days are better than others

%tool CobbleWatchAddress Adds a foreign address to the watch list. From then on you are alerted of what happens there.
%also Keep an eye on an address from now on.
%also Observes somebody's public address on a chain under a nickname, and reports coins going in, going out or both, above a size if one is set.
%param address* (account, addr) {"type": "string", "description": "Public address or domain"}
%param nickname (label, alias) {"type": "string", "description": "How it is shown in the list"}
%param chain (network) {"type": "string", "description": "Network"}
%param events (direction, movements) {"type": "string", "enum": ["incoming", "outgoing", "all"], "description": "Default all"}
%param min_units (threshold, at_least) {"type": "number", "description": "Ignore movements below"}
%list addr: 0x91be77d0 | vitrine.eth | bc1q0p2m9 | whale.sol | 0x00aa4f12 | r9cZA1mL | jan.eth | 3J98t1Wp | addr1qx2f | old-miner.eth | 0xdead42b1
%list chain: Ethereum | Solana | Base | Tron | polygon | Arbitrum One | bitcoin | Avalanche | Cardano | BNB
%list nick: Big Fish | that scammer | Ben's old stick | Treasury, cold | the whale from Oslo | exchange 2 | donations | mystery | Satoshi's aunt | team and friends
keep an eye on {address=addr}, {events:outgoing=when something leaves|if they spend anything|only what they send away}
tell me what {address=addr} does, {chain=chain}
{address=addr} on {chain=chain} as {nickname=nick}
under {nickname=nick} follow {address=addr} on {chain=chain}
I think that's the guy who took it, watch {address=addr}, {events:incoming=only what comes in|when they get something|when money lands there}
{nickname=nick}, {address=addr}, {chain=chain}, nothing under {min_units=units}
shadow {address=addr} for me, all that coming and going is odd

%tool CobbleActivity Past movements in the user's own wallets.
%also Wallet history.
%also Lists what was sent, received or swapped so far; filter by wallet, by the other side, by coin, by day. Failed attempts are left out unless asked for.
%param wallet (in_wallet, account) {"type": "string", "description": "Only this wallet"}
%param counterparty (contact, other_side) {"type": "string", "description": "Contact on the other side"}
%param asset (coin, token) {"type": "string", "description": "Only this coin"}
%param kind (type, event) {"type": "string", "enum": ["sent", "received", "swapped"], "description": ""}
%param since (from_date, after) {"type": "string", "description": "First day"}
%param include_failed (with_failed, show_errors) {"type": "boolean", "description": ""}
what happened in {wallet=wallet}, {kind:received=only what I got|just the coins that came in|what people sent me}
everything with {asset=coin2} since {since=ago}, {include_failed:true=even what didn't work|the broken ones as well|also those that went wrong}
did I pay {counterparty=recipient} out of {wallet=wallet}?
in {wallet=wallet} with {counterparty=recipient}, what's been going on
for the tax people, who call at two, all I {kind:swapped=traded for another coin|changed into something else} since {since=ago}, {wallet=wallet}
{asset=coin2}, {counterparty=recipient}, since {since=ago}, {kind:sent=what went out|only what I paid}
show me what I have done with my coins so far

%server dutybee
%list svc: Netflix | gym | Spotify Family | The Guardian | cloud storage | Audible | phone plan | Knit and Purl | yoga with Mia | Wine of the Month | Adobe | kids' magazine | Disney+
%list head: streaming | Sport and Health | work tools | news | kids | Home & Energy | games | charity | Reading, Learning | phones and internet | for the dog

%tool dutybee_trackSubscription Adds a subscription to the list that Dutybee keeps an eye on. Nothing is ordered.
%also Start watching a recurring charge.
%also Enter a streaming, phone, gym or paper subscription: its price, how often it is charged, when next and from where.
%param service* (name, provider) {"type": "string", "description": "Name of the service"}
%param price* (cost, amount) {"type": "number", "description": "Price per period"}
%param cycle (billing_cycle, period) {"type": "string", "enum": ["weekly", "monthly", "quarterly", "yearly"], "description": "Default monthly"}
%param next_charge (renews_on, due) {"type": "string", "description": "Date of the next charge"}
%param paid_from (card, payment_method) {"type": "string", "description": "Account or card it is charged to"}
%param category (tag, heading) {"type": "string", "description": "Heading to list it under"}
%list cyc: a month => monthly | a year => yearly | every week => weekly | per quarter => quarterly | once a year => yearly | every month => monthly | every three months => quarterly | a week => weekly | each month => monthly | yearly
keep an eye on {service=svc}, {price=amt} {cycle=cyc}
{service=svc} costs me {price=amt}, next time {next_charge=next}
{service=svc} takes {price=amt} from {paid_from=card} and belongs to {category=head}
under {category=head} put {service=svc}, {price=amt} out of {paid_from=acct}
just signed up for {service=svc} and will surely forget it, {price=amt} {cycle=cyc}, again {next_charge=next}
{service=svc}, {price=amt}, {cycle=cyc}, {paid_from=card}, {category=head}
I have {service=svc} now for {price=amt}, all mine

%tool dutybee_listSubscriptions All known subscriptions. Paused ones are hidden by default.
%also Overview of recurring charges.
%also What the user is subscribed to and what each costs, by heading, card or user, in a chosen order.
%param category (heading, tag) {"type": "string", "description": "Only this heading"}
%param paid_from (card, account) {"type": "string", "description": "Only those charged to this account or card"}
%param used_by (person, member) {"type": "string", "description": "Only those that this person uses"}
%param sort (order_by) {"type": "string", "enum": ["price_desc", "next_charge", "name"], "description": ""}
%param include_paused (with_paused, show_inactive) {"type": "boolean", "description": ""}
what am I paying for under {category=head}, {sort:price_desc=the dearest first|most expensive on top}
everything I'm signed up to, {include_paused:true=also what's on hold|even the sleeping ones}
what does {used_by=fam} have that goes off {paid_from=card}
with {paid_from=card} for {used_by=fam}, what runs there every month?
~ I have to cut down before Friday, so what runs through {paid_from=acct}, {sort:next_charge=whatever is due soonest first|next to be charged on top}
{category=head}, {used_by=fam}, {paid_from=card}, {sort:name=A to Z|by the alphabet}
~ which of these things am I still signed up for

%tool dutybee_endSubscription Cancels a subscription by writing to the provider. A confirmation is sent when they have answered.
%also Give notice to a provider.
%also Terminates a subscription, at once or when the paid period is over, and tells the company why.
%param service* (subscription, provider) {"type": "string", "description": "Subscription to cancel"}
%param when (effective, timing) {"type": "string", "enum": ["immediately", "period_end"], "description": "Default period_end"}
%param reason (why, explanation) {"type": "string", "description": "Told to the provider"}
%param account_holder (holder, name) {"type": "string", "description": "Person in whose name it runs"}
%param confirmation_email (email, confirm_to) {"type": "string", "description": "Where the confirmation goes"}
%list reason: we moved, there is no branch in Leeds | it got too dear and nobody watches it | I never found the time, to be honest | you raised the price twice since May | the app crashes whenever I open it | my wife has one, so we need only hers | two weeks without any signal, enough is enough | the kids have grown out of it | I asked for help in March, nobody wrote back | we read it online now
I'm done with {service=svc}, {when:immediately=right now|this very minute|as of this second}
get me out of {service=svc}, {when:period_end=once what I paid for is used up|when the paid time is over}
{service=svc} for {account_holder=fam} has to stop, confirm to {confirmation_email=email}
in the name of {account_holder=fam}, quit {service=svc}
give up {service=svc} because {reason=reason}
{service=svc}, {account_holder=fam}, {when:immediately=no waiting|on the spot}, {confirmation_email=email}
I never want to hear from {service=svc} again

%tool dutybee_logDeduction Log an expense that may be deducted from income tax. Keep the receipt!
%also Note something for the tax return.
%also Collects costs for the next return: what was bought, from whom, for how much, under which form and how much of it is for work.
%param description* (what, title) {"type": "string", "description": "What it was"}
%param amount* (cost, gross) {"type": "number", "description": "Gross amount"}
%param vendor (seller, payee) {"type": "string", "description": "Who was paid"}
%param heading (section, form) {"type": "string", "description": "Section of the tax return"}
%param spent_on (date, receipt_date) {"type": "string", "description": "Date on the receipt"}
%param work_share (business_percent, share) {"type": "integer", "description": "Share for work in percent, default 100"}
%list ded: desk chair | train to the fair | English course | printer ink | laptop and bag | trade magazine | work boots | childcare in June | second monitor | donation to the zoo | union fees
%list pct: half => 50 | 60 percent => 60 | 80% => 80 | 30 percent => 30 | 25% => 25 | 70 percent => 70 | 40% => 40 | 90 percent => 90 | 10% => 10 | 75 percent => 75
%list vendor: Ikea | Deutsche Bahn | Hollis and Sons | bookshop on the corner | Amazon | City College | Dr. Iyer | Kiwi Labs | Red Cross | Office World | Mrs. O'Neill
%list sect: Travel | home office | Training and Books | donations | form N | tools | Children's Care | health | Rented flat, Leeds | moving for work | Form EÜR
%list dedlong: desk for the study, which I use for calls | train to Lyon and back, two nights | a course on Excel, four evenings in March | gift for a client, he signed on Friday | boots with steel caps, the old ones leaked | moving van, because I changed jobs in May | books I needed for the exam, three in all | lunch with a customer at the Anchor, five people | repair of my laptop after it fell | phone bill, about half of it is work
{description=ded}, {amount=eur}, {work_share=pct} for work
for the tax man: {amount=eur} for {description=ded}, {spent_on=past}
{description=ded} from {vendor=vendor} for {amount=eur} goes under {heading=sect}
under {heading=sect}: {amount=eur} to {vendor=vendor} for {description=ded}
keep {amount=eur} for my return, {description=dedlong}
~ {vendor=vendor}, {description=ded}, {amount=eur}, {heading=sect}, {spent_on=past}
can I set off {description=ded}? {amount=eur}, note it anyway

%tool dutybee_estimateTax Estimates the income tax and the refund for a year. The result is not binding.
%also Rough income tax calculation.
%also Works out what somebody earning a given income has to pay in some country and year, alone or with a spouse.
%param income* (gross, salary) {"type": "number", "description": "Yearly gross income"}
%param year (tax_year) {"type": "integer", "description": "Tax year"}
%param country (residence, taxed_in) {"type": "string", "description": "Where the person is taxed"}
%param filing (filing_status, assessment) {"type": "string", "enum": ["single", "joint"], "description": "Assessment alone or with the spouse"}
%param self_employed (freelance, own_business) {"type": "boolean", "description": "Income from one's own business"}
%list income: 48000 | 62500 | 31000 | 85000 | 120000 | 27400 | 54000 | 96000 | 39500 | 71000
%list land: Austria | Spain | Germany | the Netherlands | Ireland | Bosnia and Herzegovina | Canada | Switzerland | Portugal | New Zealand | the UK
what's left to pay on {income=income}, {filing:joint=together with my wife|my husband and I as one}
I made {income=income}, what does the state want, {self_employed:true=I work for myself|I'm my own boss}
on {income=income} in {country=land} for {year=year}, how much do they take
for {year=year} with {income=income}, living in {country=land}
suppose I move and earn {income=income} in {country=land}, what goes to the state, {filing:single=just me|without my partner}
{country=land}, {year=year}, {income=income}, {filing:joint=as a couple|both of us}
how much do I owe the state on {income=income}, roughly, for a single year

%server evenly
%list billsum: 84 euros => 84 | $120 => 120 | 63.50 | £47 => 47 | 212 | 36 bucks => 36 | 150 dollars => 150 | 29.90 | 480 | €18.40 => 18.4 | 75 | two hundred => 200
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss
%list sum3: 48 euros => 48 | £23.50 => 23.5 | 120 dollars => 120 | 64 | 17.80 | €210 => 210 | 35 quid => 35 | $86 => 86 | 9 euros => 9 | 300
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna

%tool evenly_split_bill Split an expense among friends.
%also Creates a shared expense.
%also Writes down that somebody laid out money for several people and what for, so that each owes a part.
%param amount* (total, sum) {"type": "number", "description": "Sum"}
%param among* (people, participants) {"type": "array", "items": {"type": "string"}, "description": "Who shares it"}
%param what (description, purpose) {"type": "string", "description": "What it was for"}
%param paid_by (payer, lender) {"type": "string", "description": "Who laid it out"}
%list mates: Anna, Ben and me | Kim and Raj | the four of us | Lena, Tom and Sara | me and Julia | Marco, Priya, Jonas | Dad and Uncle Theo | everyone in the flat | Sofia, Nils and Ahmed | me, Zoe and her sister | Carlos and Pia | Mia, Leo, Sam and Zoe
%list shared: pizza and two bottles of wine | train tickets to Lyon | petrol for the trip | cleaning stuff for the flat | birthday present for Nora | groceries for the weekend | taxi from the airport | boat rental and lunch | concert tickets | firewood | curry for everyone | cat food and litter | holiday house in Tuscany | museum entry | new kettle for the kitchen | ski passes | breakfast | bread, cheese and olives | internet bill in March | barbecue on the roof
%list spent: dinner at Pino's | petrol | cabin and firewood | tickets to Rivers by Ella Moor | Ravi's present | groceries on Friday | taxi from the station | pizza, beer and ice cream | rent for the van | flowers
%list gang: Ravi, Greta and me | Otto and Imani | Carmen, Joost, Nadia | me and Big Sal | Priya and Luca | Mo, Rosie and uncle Pete | the four of us | Hanna, Marek and Yuki | Ben, D'Arcy and the twins | my brothers and me
%list mate2: Ravi | Greta | my flatmate | Otto | Little Ann | Imani | the twins' dad | Carmen | Joost van Dijk | Nadia | aunt Peg | O'Shea | the intern
%list who2: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | the new guy | Tomasz | Lee from legal | D'Arcy
%list what: the pizza after rehearsal | petrol to Hamburg and back | a present for the midwife | two nights in the cabin | the taxi from the airport | drinks on me and Ali | tickets to the thing at the Apollo | firewood for the weekend | groceries without the wine | the kayak with the hole in it | parking under the opera
%list gang2: Ravi, Greta and me | Otto and Imani | me, Tom and the neighbours | Carmen, Joost, Nadia | the four of us | Priya and Luca | Mo, Rosie and uncle Pete | my brothers and me | Hanna, Marek and Yuki | everybody from the choir | Ali and his girlfriend | Svenja, Leif, Kwame and me
%list ausgabe: Pizza und Wein | Bahnfahrt nach Lyon | Benzin für den Ausflug | Geschenk für Nora | Einkauf fürs Wochenende | Taxi vom Flughafen
%list freunde: Anna und Ben | Lena, Tom und mich | Kim und Raj | Jonas, Mia und Paul
%list amigos: Ana y Luis | Marta, Pablo y yo | Sara y Diego | Lucía, Javi y Nuria
split {amount=billsum} between {among=mates}
{amount=billsum} for {what=shared}, {among=mates}
{paid_by=firstname} paid {amount=billsum} for {what=shared}, divide it among {among=mates}
{what=shared}, {amount=billsum}, paid by {paid_by=firstname}, shared by {among=mates}
divide {amount=billsum} ({what=shared}) by {among=mates}
~ among {among=mates}: {amount=billsum}, {paid_by=firstname} laid it out
lovely evening, but now somebody has to do the maths: {amount=billsum}, {among=mates}, {what=shared}
{paid_by=firstname} was so kind to use her card for {what=shared}, it came to {amount=billsum}, so {among=mates} owe her
each of {among=mates} chips in for {what=shared}, altogether {amount=billsum}
~ we went halves on {what=shared}: {among=mates}, {amount=billsum}
put {what=shared} on the shared list, {amount=billsum}, {among=mates} take part
split the bill between {among=mates}
{paid_by=firstname} paid {amount=billsum} for {what=shared}, please split it
split {amount=money2} for {what=spent} between {among=gang}
{paid_by=mate2} paid {amount=money2}, divide it by {among=gang}
among {among=gang} share {amount=money2}, paid by {paid_by=who2}
amount {amount=money2}, for {what=spent}, payer {paid_by=mate2}, among {among=gang}
~ {what=spent}, {amount=money2}, with {among=gang}
{what=what}, {paid_by=mate} paid {amount=sum3}, split it between {among=gang2}
{among=gang2} owe for {what=what}, it came to {amount=sum3}
~ between {among=gang2}: {amount=sum3}. fair is fair
{amount=sum3} from {paid_by=man}'s pocket for {what=what}, shared by {among=gang2}
%lang de
teil {amount=betrag} für {what=ausgabe} durch {among=freunde} auf
{paid_by=firstname} hat {amount=betrag} ausgelegt, leg das auf {among=freunde} um
%lang es
divide {amount=importe} entre {among=amigos}

%tool evenly_settle_up Record that a friend's debt was paid back.
%also Creates a settlement.
%also Notes that somebody gave back what was owed, in cash, by transfer or by card.
%param friend* (from, person) {"type": "string", "description": "Who paid"}
%param amount* (sum, paid) {"type": "number", "description": "How much"}
%param method (how, by) {"type": "string", "enum": ["cash", "transfer", "card", "app"], "description": "How"}
%param date (on_day, paid_on) {"type": "string", "description": ""}
%list pastday2: yesterday | Sunday | last night | this morning | Friday | last week | Tuesday | the 2nd | just now
%list price: 40 euros => 40 | $60 => 60 | £25 => 25 | 90 | 150 euros => 150 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 200 | 49.50 => 49.5 | 18 | 85 francs => 85
%list plaindate: 3 February | Monday | the 8th | 2025-11-30 | last Sunday | Friday | May 12th | New Year's Day | Thursday | 14/1 | the 21st of June
%list pastday3: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list past2: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
~ {friend=firstname} paid me back {amount=billsum}
{friend=firstname} gave me {amount=billsum} {method:cash=in cash|in notes} {date=pastday2}
settled: {friend=fullname}, {amount=billsum}, {method:transfer=bank transfer|by transfer|wire}
mark {amount=billsum} from {friend=firstname} as settled
{date=pastday2}, {amount=billsum}, {friend=firstname}, {method:card=by card|card}
record that {friend=firstname} has returned {amount=billsum}
finally! after three reminders {friend=firstname} coughed up the {amount=billsum} {date=pastday2}, {method:app=through the app|via the app}
we're quits, {friend=firstname} and I, he handed over {amount=billsum}
{friend=firstname} slipped me {amount=billsum} at the party {date=pastday2}, {method:cash=bills and coins|real money}, cross it off
clear {amount=billsum} of what {friend=firstname} owes
{friend=firstname} paid back his debt {method:transfer=by bank transfer}
somebody paid me back {amount=billsum}
{friend=name} paid me back {amount=price} on {date=plaindate} by {method:transfer=transfer}
record {amount=price} from {friend=name} in {method:cash=cash}
friend {friend=name}, amount {amount=price}, method {method:card=card}, date {date=pastday3}
{method:app=app} payment of {amount=price} by {friend=name}
{date=pastday3} {friend=name} settled {amount=price}
mark {friend=name}'s {amount=price} as paid, {method:card=by card}
for the dinner with {=name2}, {friend=name} gave me {amount=price}
sum {amount=price}, who {friend=name}
{friend=mate} gave me {amount=sum3} back {method:cash=in cash|in notes}, over a coffee in Soho
on {date=past2} {amount=sum3} came from {friend=man}
we're even: {friend=mate}, {amount=sum3}, {method:transfer=by bank transfer|via the bank}
%lang es
{friend=firstname} me ha devuelto {amount=importe} {method:cash=en efectivo}, apúntalo

%server evensy
%list who2: Jo | Tim | Big Sal | Anneke | Mia Carlsson | Uncle Bert | Kwame | Ruben | Mrs. Tanaka | D'Arcy | Lee from work | little Theo
%list gang: Jo, Tim and Anna | Max and Priya | Ines, Ken | Tomasz, Vera and Big Sal | Nora and Fitz | Mia, Bea, Sven and Theo | Kwame and Lee | Ruben, Anneke, Jo | the twins and Max | Anna, Ben
%list group: Ski Trip | flat 4b | Lisbon 2026 | Anna's Hen Do | House on the Hill | Lunch at Work | Bed and Board | band | Tim & Jo | Camping in Wales | football, Tuesdays | Mum's 60th
%list whob2: Anna | Priya | Max | Tomasz | Nora O'Hara | Cousin Vera | Sven | Ines | Ken | Dr. Abara | Fitz | Bea and her dog

%tool evensy-add-expense Add a shared expense. By default it is split equally among all members of the group and paid by the current user. IMPORTANT: use evensy-record-settlement when somebody pays back a debt.
%also Adds a bill to share.
%also Write down something that one person laid out for several: what it was, what it cost, who paid and who has to chip in.
%param description* (title, what) {"type": "string", "description": "What it was for"}
%param amount* (cost, total) {"type": "number", "description": "Total cost"}
%param paid_by (payer) {"type": "string", "description": "Member who paid"}
%param split_with (participants, owed_by) {"type": "array", "items": {"type": "string"}, "description": "Members who share the cost"}
%param group (group_name) {"type": "string", "description": "Name of the group"}
%param split_type (mode, division) {"type": "string", "enum": ["equal", "by_shares", "payer_excluded"], "description": "How it is divided"}
%list exp: pizza | taxi to the airport | ski passes | groceries for the cabin | toilet paper | Anna's cake | fuel | three nights in Vigo | boat and paddles | internet | dinner at Pino's | museum tickets
%list explong: breakfast at the harbour, Tim had two | the taxi we took at 3 am from the club | new kettle, because Jo broke the old one | tickets for Sunday, Max comes too | cleaning the flat before we moved out | a parking fine, we all said it was fine | tapas on Friday night, wine not included | boat hire for two hours, deposit comes back | curtains and lamps that Mia picked for the hall | petrol from Lyon to Nice, and tolls
{description=exp} was {amount=amt}, {split_type:payer_excluded=I don't pay any of it|it's all on the others}
{amount=amt} for {description=exp}, {paid_by=who2} paid
{paid_by=who2} laid out {amount=amt} for {description=exp} with {split_with=gang}
to share between {split_with=gang}: {amount=amt} for {description=exp} from {paid_by=who2}
~ put {amount=amt} into {group=group} for {description=explong}
{description=exp}, {amount=amt}, {group=group}, {split_with=gang}, {split_type:equal=same for everyone|all pay the same}
we had {description=exp} together, {amount=amt}, what a day

%tool evensy-record-settlement Record that one member has paid another back.
%also Marks a debt as paid.
%also Note a repayment between two people in a group, with the sum, the way it was paid and a remark. No money is moved by this.
%param payer* (from, debtor) {"type": "string", "description": "Who paid the debt"}
%param receiver* (to, creditor) {"type": "string", "description": "Who got the money"}
%param amount* (sum) {"type": "number", "description": ""}
%param method (paid_how) {"type": "string", "enum": ["cash", "bank_transfer", "in_kind"], "description": "How it was paid"}
%param group (group_name) {"type": "string", "description": "Group the debt belongs to"}
%param paid_on (date) {"type": "string", "description": "Day of the repayment"}
{payer=who2} gave {receiver=whob2} {amount=amt}, {method:cash=in notes|coins and notes|from hand to hand}
{payer=whob2} paid {receiver=who2} back {amount=amt} {paid_on=past}
{receiver=who2} got {amount=amt} from {payer=whob2}
{amount=amt} from {payer=who2} to {receiver=whob2} in {group=group}
we can cross that out: {receiver=whob2} finally had {amount=amt} back from {payer=who2}, {method:in_kind=with a crate of beer|by mowing the lawn}
{group=group}, {payer=who2} to {receiver=whob2}, {amount=amt}, {method:bank_transfer=by wire|sent through the bank}
{payer=who2} handed {receiver=whob2} the {amount=amt} at the group dinner, so that's done

%tool evensy-request-money Ask a contact for money. They get a notification with a payment link.
%also Sends a payment request.
%also Dun a friend: say who owes, how much, what for and until when; can be sent without a push message.
%param debtor* (from, contact) {"type": "string", "description": "Person who should pay"}
%param amount* (sum) {"type": "number", "description": ""}
%param message (note, text) {"type": "string", "description": "Shown to the person"}
%param due (deadline, by) {"type": "string", "description": "Date by which it should be paid"}
%param silent (no_push, quiet) {"type": "boolean", "description": "No push notification"}
%param into_account (payout_account) {"type": "string", "description": "Account that should receive it"}
%list ask: the concert tickets, you said you'd pay by June | half of the taxi, we took it together | pizza and beer, the night we lost | what I laid out for Mum's present | the deposit, which I'd like back | your part of the cabin, three nights | the book you borrowed, lost and never replaced | petrol to Wales and back, two ways | your speeding ticket, it came to me | lunch on Monday, you forgot your card
get {amount=eur} from {debtor=who2}, {silent:true=without making any phone buzz|no ping please|don't wake them}
{debtor=whob2} owes me {amount=eur}, I need it by {due=next}
I want {amount=eur} from {debtor=who2} on {into_account=acct}
into {into_account=acct} please: {amount=eur} off {debtor=whob2}
ask {debtor=who2} for {amount=eur} for {message=ask}
{debtor=whob2}, {amount=eur}, by {due=next}, {into_account=acct}
{debtor=who2} should cough up the {amount=eur} sooner or later

%tool evensy-create-group Creates a new group in which expenses are shared.
%also New group for shared costs.
%also Open a kitty for a trip, flat, couple or event, with its members and its currency.
%param name* (title, group_name) {"type": "string", "description": "Name of the group"}
%param members (people, users) {"type": "array", "items": {"type": "string"}, "description": "People to invite"}
%param currency (default_currency) {"type": "string", "description": "Currency the group counts in"}
%param type (kind) {"type": "string", "enum": ["trip", "home", "couple", "event"], "description": ""}
%param simplify_debts (simplify) {"type": "boolean", "description": "Reduce the number of repayments"}
%list gname: Cabin, April to May | three friends in Porto | Ski Trip | the new flat | Grandpa's 80th | Wine and Cheese | road trip with Max | office coffee | Our Wedding | Sunday Roast | moving to Leeds | Festival, tents for six
open a kitty called {name=gname} with {members=gang}, in {currency=curr}
~ new pot for {name=gname}, {simplify_debts:true=as few paybacks as possible|keep the paying back simple}
with {members=gang} under the name {name=gname} I'd like to share costs
for {members=gang} to split bills in {currency=curr}: {name=gname}
call it {name=gname}, we travel soon and share it all, {type:trip=we are going away together|it's for the journey}
{name=gname}, {currency=curr}, {members=gang}, {type:home=we live together|flatmates}
start sharing costs in {name=gname}, people join later

%tool evensy-show-balances Who owes whom in a group.
%also Balances of the members of a group.
%also Tells how the debts stand between the people who share costs, for all or for one of them.
%param group* (group_name, in) {"type": "string", "description": "Group name"}
%param member (person, user) {"type": "string", "description": "Only this member's debts and credits"}
%param as_of (date, at) {"type": "string", "description": "State at the end of this day"}
%param include_settled (show_zero, all) {"type": "boolean", "description": "Also members who are even"}
who owes what in {group=group}, {include_settled:true=even those who are square|everybody, also the ones who are even}
how does {group=group} stand, as of {as_of=until}
in {group=group}, what does {member=who2} owe?
is {member=whob2} in the red with {group=group}?
I lost track of it all, who still had to pay in {group=group} by {as_of=until}
{group=group}, {member=who2}, {as_of=until}
tell me the debts between us in {group=group}

%server kassa

%tool kassaTransfer Transfer money between two own accounts.
%also Moves an amount. Returns a receipt.
%also Shifts money from one pot to another, at once or on a day, with a note.
%param amount* (sum, money) {"type": "number", "description": "How much"}
%param fromAccount (source, debit) {"type": "string", "description": "Account to take it from"}
%param toAccount* (target, credit) {"type": "string", "description": "Account to put it in"}
%param onDay (date, when) {"type": "string", "description": "Day"}
%param note (reference, memo) {"type": "string", "description": ""}
%list acct2: savings | checking account | holiday pot | joint account | emergency fund | rainy day account | business account | credit card | kids' account | tax reserve | fixed deposit | house and garden pot | pension pot | current account | household account | pot for the new car | rent account | Sparkonto | Christmas jar | student account
%list paynote: for the boiler repair | March share | flights and hotel | half of the deposit | back from the festival | for Mia's braces | tax for last year | new tyres | birthday money from grandma | bike with the blue frame | rent and heating | school trip in May | first instalment | dog insurance | concert tickets for four
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list pnote: rent for June | for the boat | back to zero | Lena's half of the sofa | taxes | thanks, Mum | repayment, part two | from the flea market | school trip to Rome and Naples | put aside for the car
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list acc2: rent pot | Lena's account | the tax jar | pension | kids' savings | the current one | new kitchen
%list big: 300 | 1000 | 250 | 80 | 500 | 1500 | 40
%list acc: savings | the joint account | holiday pot | checking | rainy day | business account | car fund
%list day: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list knote: half of the deposit | for March | sorry it's late | as agreed at dinner | paint and brushes | from the raffle | oven on tick
%list cuentaes: cuenta de ahorro | cuenta común | bote de vacaciones | tarjeta | fondo de emergencia
transfer {amount=monthlysum} to [my] {toAccount=acct2}
move {amount=monthlysum} from [my] {fromAccount=acct2} to [my] {toAccount=acct2}
to {toAccount=acct2} from {fromAccount=acct2}, {amount=monthlysum}, {onDay=date}
{onDay=date} put {amount=monthlysum} into {toAccount=acct2}, note "{note=paynote}"
from {fromAccount=acct2}, {amount=monthlysum} into {toAccount=acct2}, {note=paynote}, {onDay=date}
the {fromAccount=acct2} is bursting, stick {amount=monthlysum} in the {toAccount=acct2}
~ {toAccount=acct2} is nearly empty, top it up with {amount=monthlysum} {onDay=date}
I don't want to be overdrawn, so {amount=monthlysum} out of the {fromAccount=acct2} and over to the {toAccount=acct2}
hide {amount=monthlysum} from myself in the {toAccount=acct2}
{amount=monthlysum}, {fromAccount=acct2} to {toAccount=acct2}
{amount=monthlysum} into {toAccount=acct2}
{toAccount=acct2}, {amount=monthlysum}, {onDay=date}
don't change any budget, simply shift {amount=monthlysum} over to {toAccount=acct2}
transfer {amount=monthlysum} from {fromAccount=acct2}
move some money to my {toAccount=acct2}
transfer {amount=sum2} from {fromAccount=accta} to {toAccount=acctb}
move {amount=sum2} to {toAccount=acctb} on {onDay=onday}
amount: {amount=sum2}, from: {fromAccount=accta}, to: {toAccount=acctb}, note: {note=pnote}
to {toAccount=acctb} from {fromAccount=accta}, {amount=sum2}
put {amount=sum2} into {toAccount=acctb} with the note {note=pnote}
from {fromAccount=accta}, take {amount=sum2} on {onDay=onday} and put it in {toAccount=acctb}
{amount=sum2} into {toAccount=acctb}, reference {note=pnote}, execute {onDay=aday}
into {toAccount=acc2}, {amount=big} from {fromAccount=acc}
~ on {onDay=day} {amount=big} to {toAccount=acc2}, "{note=knote}"
{amount=big} out of {fromAccount=acc}, {toAccount=acc2}
{toAccount=acc2} needs {amount=big}, the roofer was at the door with his bill
%lang de
buch {amount=money} vom Girokonto aufs {toAccount=acct2} um
%lang es
pásame {amount=money} de la {fromAccount=cuentaes} a la {toAccount=cuentaes}

%tool kassaEnvelope Set the budget of a category for a month.
%also Creates or changes a spending limit.
%also Decides how much may be spent on something in a month and warns at a share of it.
%param category* (envelope, spending) {"type": "string", "description": "Kind of spending"}
%param limit* (amount, cap) {"type": "number", "description": "Most that may be spent"}
%param month (period, for_month) {"type": "string", "description": "Month"}
%param warnAt (alert_percent, threshold) {"type": "integer", "description": "Percent at which to warn"}
%list spendcat: groceries | eating out | clothes for the kids | petrol | gifts | books and magazines | streaming | coffee to go | haircuts and make-up | plants and garden | taxis | pet food | hobbies | household | sports in the club | toys | wine and beer | travel | takeaways | pharmacy | going out with friends
%list budgetsum: 400 | $150 | €60 | 250 euros => 250 | 80 | 35 dollars => 35 | 600 | £120 | 90 | 20
%list pctw: 80 percent => 80 | 90% => 90 | 75 percent => 75 | 50% => 50 | 70 percent => 70
%list cat: groceries | eating out | Rent and Power | kids' clothes | fun | car, fuel and parking | gifts for family | books | vet | travel to work | coffee
%list eur2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list mon: May | October | next month | March 2027 | this month | December | July
%list warn: 80 | 90 | 75 | 85 percent => 85 | 50 | 95% => 95 | 70 percent => 70
%list kategorie: Lebensmittel | Restaurants | Geschenke | Benzin | Kleidung für die Kinder
set the budget for {category=spendcat} to {limit=budgetsum}
{limit=budgetsum} for {category=spendcat} in {month=month}, warn me at {warnAt=pctw}
in {month=month} no more than {limit=budgetsum} on {category=spendcat}
warn me at {warnAt=pctw} of {limit=budgetsum} for {category=spendcat}, {month=month}
{category=spendcat}: {limit=budgetsum}, {month=month}
I've been far too generous with myself, {category=spendcat} stops at {limit=budgetsum}
my wife says {limit=budgetsum} must do for {category=spendcat} from now on
{category=spendcat} eats up my pay, so {limit=budgetsum} and not a penny more, shout at {warnAt=pctw}
let's be strict in {month=month}: {category=spendcat} {limit=budgetsum}
{category=spendcat} {limit=budgetsum}
{limit=budgetsum} {category=spendcat} {month=month}
{category=spendcat} max {limit=budgetsum}
no transfer, I mean a cap of {limit=budgetsum} for {category=spendcat}
set a budget for {category=spendcat}
limit me to {limit=budgetsum} in {month=month}
set {category=cat} to {limit=eur2} for {month=mon}
budget of {limit=eur2} for {category=cat}, warn me at {warnAt=warn}
~ for {month=mon} no more than {limit=eur2} on {category=cat}
category: {category=cat}, limit: {limit=eur2}, month: {month=mon}
warn at {warnAt=warn}, {category=cat}, at most {limit=eur2} in {month=mon}
{category=cat} {limit=eur2} {month=mon}
in {month=mon} cap {category=cat} at {limit=eur2}
%lang de
setz das Budget für {category=kategorie} auf {limit=money}

%tool kassaFundFees Compute what the fees of a fund cost over the years.
%also Returns fees paid and what is lost by them.
%also Ongoing charges and front load of an investment fund for a sum held for so long.
%param fund* (name, product) {"type": "string", "description": "Name of the fund"}
%param invested (sum, amount) {"type": "number", "description": "Sum invested"}
%param years (holding_period, for_years) {"type": "integer", "description": "How long it is held"}
%param compareWith (versus, other) {"type": "string", "description": "Other fund"}
%list fundname: Vanguard FTSE All-World | DWS Top Dividende | iShares Core MSCI World | Fidelity Contrafund | Amundi Prime Europe | Carmignac Patrimoine | UniGlobal | Deka Technology | Templeton Growth | Xtrackers DAX | Fundsmith Equity | Global Water and Energy | Flossbach Multiple Opportunities | Small Caps for Women | Baillie Gifford Managed | Nordea Stable Return | T. Rowe Price Blue Chip | Schroder Income | ARK Innovation | Pictet Robotics | Bonds with Purpose
%list fund9: Harrow World | Green and Blue Chips | Norvolt Climate A | the MSCI World | Small Caps of Europe | Rainy Day | Vanguard 500 | Bonds for All, Class B | Tide Income | Steady Hand
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list inv2: 10000 | 5,000 euros => 5000 | $2500 => 2500 | £800 => 800 | 20000 | 1,200 dollars => 1200 | 50,000 euros => 50000 | 7500 | €3000 => 3000 | 15,000 euros => 15000
%list fund29: Acme Index | Gold and Silver | Moor Value Fund | the S&P 500 | Water to Wire | Asia ex Japan | Core Bond C | Old Oak | Balanced, Series 2
what are the fees of [the] {fund=fundname}
what does [the] {fund=fundname} cost me over {years=term} years on {invested=loansum}
{invested=loansum} in {fund=fundname} for {years=term} years: fees
{years=term} years, {invested=loansum}, {fund=fundname} compared with {compareWith=fundname}
fees of {fund=fundname} versus {compareWith=fundname}, {invested=loansum} invested
my adviser is so fond of {fund=fundname}, what does his house pocket
I put {invested=loansum} in {fund=fundname} and it hardly moves, who nibbles at it for {years=term} years
would I be better off with {compareWith=fundname} than {fund=fundname} when it comes to charges
~ how much thinner does {fund=fundname} make me in {years=term} years
{fund=fundname} fees
{fund=fundname}, {years=term} years
{fund=fundname} or {compareWith=fundname}, charges
~ nothing to transfer, I want to know what managers of {fund=fundname} take from {invested=loansum}
what fees would I pay in {years=term} years
compare the fees with {compareWith=fundname}
fees of {fund=fund9} over {years=nfew} years
fees on {invested=inv2} in {fund=fund9} for {years=nfew} years against {compareWith=fund29}
fund: {fund=fund9}, sum: {invested=inv2}, years: {years=nfew}, versus: {compareWith=fund29}
compared with {compareWith=fund29}, what does {fund=fund9} cost on {invested=inv2}
~ with {invested=inv2} invested, {years=nfew} years, {fund=fund9}
%lang es
¿qué comisiones me cobra {fund=fundname} por {invested=loansum} en {years=int} años?

%server kestrade
%list sym: Apple | NVDA | bitcoin | Johnson & Johnson | MSCI World | SAP | Bank of Ireland | ether | Procter and Gamble | gold | TSLA | Siemens Energy | BRK.B | solana
%list limit: 180 | 42.50 | 95 | 61000 | 12.80 | 230 | 7.15 | 1500 | 310.25 | 88 | 29
%list exch: Xetra | Nasdaq | London | Tradegate | the NYSE | Vienna | Kraken | Stuttgart | Hong Kong | Zurich | Euronext in Paris
%list depot: Retirement | kids' depot | Play Money | depot 2 | Long Run | Anna and Ben | Growth, Asia | ISA | ethical only | pension | House in Ten Years
%list symb: Microsoft | DAX | S&P 500 | dogecoin | Marks and Spencer | silver | AMD | Levi's | Unilever | VWCE | Rio Tinto | Bed Bath & Beyond | litecoin

%tool kestrade_placeOrder Places a buy or sell order for a share, fund or coin. Without a limit price it is a market order. Orders are binding!
%also Trade a security now.
%also Buys or sells a number of units, at market or at a limit, on a chosen exchange and from a chosen depot.
%param side* (action, direction) {"type": "string", "enum": ["buy", "sell"], "description": ""}
%param symbol* (ticker, instrument) {"type": "string", "description": "Ticker or name"}
%param quantity* (qty, units, shares) {"type": "number", "description": "Units"}
%param limit_price (limit) {"type": "number", "description": "Worst acceptable price per unit"}
%param exchange (venue, market) {"type": "string", "description": "Trading venue"}
%param portfolio (depot, account) {"type": "string", "description": "Depot that is traded in"}
%param valid (time_in_force, tif) {"type": "string", "enum": ["day", "until_cancelled"], "description": "Validity, default day"}
%list qty: 10 | five => 5 | 100 | 0.5 | twenty => 20 | 3 | 250 | 12 | two => 2 | 0.25 | 40 | 75
{side:buy=get me|grab} {quantity=qty} {symbol=sym}, {limit_price=limit} tops
{side:sell=sell|dump|get rid of} {quantity=qty} {symbol=sym}, {valid:until_cancelled=leave it open till I say stop|keep trying until I call it off}
~ {side:buy=buy|pick up} {quantity=qty} {symbol=sym} on {exchange=exch} for {portfolio=depot}
out of {portfolio=depot} {side:sell=sell} {quantity=qty} {symbol=sym} via {exchange=exch}
I've thought it over, {side:sell=part with|throw out} {quantity=qty} of my {symbol=sym} in {exchange=exch}, {valid:day=only today|forget it after tonight}
{side:buy=buy}, {symbol=sym}, {quantity=qty}, {exchange=exch}, {portfolio=depot}
{side:buy=buy} {quantity=qty} {symbol=sym} before the price runs away

%tool kestrade_planRecurringBuy Create a savings plan: a fixed amount of money is invested in an instrument at a regular interval.
%also Sets up dollar-cost averaging.
%also Invest the same sum every day, week or month, from a cash account into a depot, beginning on a given date.
%param symbol* (instrument, asset) {"type": "string", "description": "What is bought"}
%param amount* (value, sum) {"type": "number", "description": "Money per purchase"}
%param interval* (frequency, cadence) {"type": "string", "enum": ["daily", "weekly", "monthly"], "description": ""}
%param start_on (start_date, first) {"type": "string", "description": "First purchase"}
%param cash_account (funding, paid_from) {"type": "string", "description": "Account the money is taken from"}
%param portfolio (depot) {"type": "string", "description": "Depot that the units go into"}
%list plan: 50 | 100 euros => 100 | €25 => 25 | 250 | 75 euros => 75 | 500 euros => 500 | €10 => 10 | 150 | 30 euros => 30 | 1000 | €200 => 200
%list intv: every month => monthly | every week => weekly | every day => daily | each month => monthly | a month => monthly | a week => weekly | each week => weekly | day by day => daily | once a month => monthly | once a week => weekly
{amount=plan} into {symbol=sym} {interval=intv}, starting {start_on=next}
put {amount=plan} {interval=intv} in {symbol=symb}, paid from {cash_account=acct}
from {cash_account=acct} into {portfolio=depot}: {amount=plan} of {symbol=sym} {interval=intv}
for {portfolio=depot} buy {symbol=symb} for {amount=plan} {interval=intv} with money out of {cash_account=acct}
let's do what Dad did, {amount=plan} of {symbol=sym} {interval=intv} from {start_on=next} on
{symbol=sym}, {amount=plan}, {interval=intv}, {portfolio=depot}, {start_on=next}
I'd like to grow old with {symbol=sym}, {amount=plan} {interval=intv}

%tool kestrade_getQuote Current price of an instrument.
%also Latest bid and ask.
%also What a share, fund or coin costs at this moment, on which exchange and in which currency, trading after hours included if asked for.
%param symbol* (ticker, isin) {"type": "string", "description": "Ticker, ISIN or name"}
%param exchange (venue, market) {"type": "string", "description": "Trading venue"}
%param currency (in_currency, convert_to) {"type": "string", "description": "Convert the price to this currency"}
%param extended_hours (after_hours, pre_post) {"type": "boolean", "description": "Include trading before and after the session"}
how is {symbol=sym} doing, {extended_hours:true=even now that they're closed|after the bell too}
what's {symbol=symb} worth in {currency=curr}
{symbol=sym} on {exchange=exch} in {currency=curr}?
~ in {currency=curr}, how much is one {symbol=symb} at {exchange=exch}
I heard it dropped after the news, so what do they pay for {symbol=sym} now, {extended_hours:true=after closing time as well|late trading included}
{symbol=symb}, {exchange=exch}, {currency=curr}
is {symbol=sym} up today in this crazy market

%tool kestrade_priceHistory Historical prices (open, high, low, close) of an instrument between two dates, optionally against a second one.
%also Returns past prices.
%also The chart of a share or coin over some time, by the hour, day, week or month, and beside a benchmark if wished.
%param symbol* (ticker, asset) {"type": "string", "description": "Instrument"}
%param benchmark (compare_to, versus) {"type": "string", "description": "Second instrument to compare it with"}
%param start (from, since) {"type": "string", "description": "First day"}
%param end (to, until) {"type": "string", "description": "Last day, default today"}
%param granularity (interval, bar) {"type": "string", "enum": ["hour", "day", "week", "month"], "description": "Length of one bar"}
how did {symbol=sym} do from {start=since} to {end=until}, {granularity:day=one point per day|day by day}
chart of {symbol=symb} please, {granularity:week=week by week|one bar for each week}
{symbol=sym} against {benchmark=symb} since {start=since}
measured by {benchmark=symb}, how has {symbol=sym} done
I want to see if I was stupid, {symbol=symb} from {start=since} on, compared with {benchmark=sym}
{start=since} to {end=until}, {symbol=sym}, {granularity:hour=hour by hour|every single hour}
what has {symbol=sym} been up to all this time

%tool kestrade_setPriceAlert Notify the user once when the price of an instrument crosses a threshold.
%also Adds a price alarm.
%also Watch a share or coin and tell the user when it rises above or falls below some price.
%param symbol* (ticker, asset) {"type": "string", "description": "Instrument that is watched"}
%param price* (threshold, level) {"type": "number", "description": "Threshold"}
%param direction (condition, crosses) {"type": "string", "enum": ["above", "below"], "description": ""}
%param notify_by (channel, via) {"type": "string", "enum": ["push", "email", "sms"], "description": "Channel"}
%param note (message, memo) {"type": "string", "description": "Text shown with the alarm"}
%list alnote: sell half, and do not get greedy again | then I buy the bike I wanted | call Ruben before you do anything | this was the price in May, remember | get out, Dad said so at Easter | buy more if the news is good | time to put it into the flat | check the quarterly figures, then decide | you promised Anna to stop here | probably a joke, look twice before selling
shout when {symbol=sym} hits {price=limit}, {notify_by:sms=text me|with a text message}
watch {symbol=symb} at {price=limit}, {direction:below=on the way down|if it drops under that}
let me know if {symbol=sym} {direction:above=climbs past|goes over} {price=limit}, {notify_by:email=in my inbox|by mail}
at {price=limit} for {symbol=symb} tell me "{note=alnote}"
once {symbol=sym} reaches {price=limit} remind me: {note=alnote}
{symbol=sym}, {price=limit}, {direction:below=falling|downwards}, {notify_by:push=on my phone's screen|buzz my phone}
{symbol=symb} at {price=limit}, then I want to hear from you

%server kindlypence
%list char: Oxfam | Friends of the Zoo | Sea Watch | the donkey home | Books for All | mountain rescue | St. John's Hospice | Help in Need | the food bank in Leeds | Cats & Co | library on wheels | Doctors at Sea
%list coll: Anna's Farewell | bike for Ben | flowers for Mrs. O'Neill | 10k for the Hospice | New Boiler, flat 4b | Tom & Vera's wedding | coffee machine | Run to the Sea | help for the Novaks | baby shower | Coach Ken's 60th

%tool kp_give_once Makes a single donation to a registered charity right away. (To pay into a friend's whip-round use kp_chip_in.)
%also One-off gift to a good cause.
%also Donate a sum a single time, perhaps towards a certain appeal, in memory of someone, without one's name, or with some words to the people there.
%param charity* (organisation, to) {"type": "string", "description": "Name or register number"}
%param amount* (gift, value) {"type": "number", "description": "In the donor's currency"}
%param appeal (campaign, towards) {"type": "string", "description": "Particular campaign of the charity"}
%param in_memory_of (dedication, honouree) {"type": "string", "description": "Person the gift is dedicated to"}
%param anonymous (hide_name) {"type": "boolean", "description": "Do not pass on the donor's name"}
%param message (note, comment) {"type": "string", "description": "Words to the charity"}
%list dead: Gran | my father | Rex | Aunt Rosa | Mr. Holm | our friend Ines | Uncle Bert | Judith and Ken | old Dr. Iyer | Nora O'Hara | Minka
%list appeal: Winter Coats | earthquake in Nepal | new roof | the lifeboat | A Meal a Day | wells for Mali | Paws and Claws | school in Riga | trees by the river | Ukraine | the big match
%list words: you found our dog, we will never forget | keep going, you do a great job | from all of us at number 6, with love | buy the little ones something warm to wear | I can't do much, but I do this | thank you for the night you stayed with Dad | the boat is lovely, greet the crew from Sam | spend it where it hurts most, please | we sold cakes on Sunday, this is for you | see you in May, I'll bring the blankets
~ {amount=sum} to {charity=char}, {anonymous:true=nobody needs to know it's me|don't tell them my name|keep me out of it}
let {charity=char} have {amount=sum}, {in_memory_of=dead} would have liked that
for {in_memory_of=dead} I'd like to give {amount=sum} to {charity=char}, towards {appeal=appeal}
into {appeal=appeal} at {charity=char}: {amount=sum}
~ donate {amount=sum} to {charity=char} and write them {message=words}
{charity=char}, {amount=sum}, {appeal=appeal}, {anonymous:false=they may know who it's from|with my name on it}
I had a good month, {amount=sum} for {charity=char}

%tool kp_pledge_regular Sets up a repeated donation. It runs until the donor stops it.
%also Regular giving.
%also Promise a charity the same sum again and again, from a given account, in a given rhythm, from a given day on, with or without claiming the tax back for them.
%param charity* (organisation, to) {"type": "string", "description": "Name or register number"}
%param amount* (sum, instalment) {"type": "number", "description": "Per payment"}
%param rhythm (frequency, interval) {"type": "string", "enum": ["weekly", "monthly", "yearly"], "description": "Default monthly"}
%param pay_from (source, funding) {"type": "string", "description": "Account or card"}
%param first_on (start, begins) {"type": "string", "description": "Day of the first payment"}
%param gift_aid (reclaim_tax, tax_relief) {"type": "boolean", "description": "Donor is a taxpayer and lets the charity reclaim the tax"}
%list card2: Visa | my black Mastercard | Giro | the joint account | Amex for work | Rainy Day | 4471 | Paypal | Mum's card | account in Graz | travel card
{charity=char} gets {amount=part} from me, {rhythm:yearly=once every twelve months|each Christmas|one time a year}
{amount=part} to {charity=char} {rhythm:monthly=each month|every four weeks or so|month after month}, {gift_aid:true=and they may get the tax back|I pay tax here, let them claim it}
out of {pay_from=card2} into {charity=char}, {amount=part} {rhythm:weekly=every week|each Sunday|week by week}
to {charity=char} from {pay_from=card2} I want to give {amount=part}, beginning {first_on=soon}
I promised it to Gran, so {amount=part} {rhythm:weekly=each week|every seven days} for {charity=char}, {pay_from=card2}
{charity=char}, {rhythm:monthly=every month|per month}, {amount=part}, {first_on=soon}, {pay_from=card2}
become a supporter of {charity=char} with {amount=part}, first thing on my list

%tool kp_open_collection Opens a whip-round to which several people can contribute: farewell gifts, sponsored runs, help for a neighbour.
%also Start collecting money together.
%also Creates a shared pot with a title; say who runs it, who will receive it, how much is hoped for, when it closes and who may see it.
%param title* (name, headline) {"type": "string", "description": "Headline of the collection"}
%param organiser (host, run_by) {"type": "string", "description": "Person who runs it, if not the user"}
%param recipient (beneficiary, for) {"type": "string", "description": "Person or body who gets the money"}
%param target (goal, aim) {"type": "integer", "description": "Sum hoped for"}
%param closes_on (deadline, ends) {"type": "string", "description": ""}
%param visibility (access, who_sees) {"type": "string", "enum": ["public", "link_only", "invited"], "description": "Who can see it"}
%list goal: 500 euros => 500 | 300 | $1000 => 1000 | 2500 euros => 2500 | £800 => 800 | 150 euros => 150 | 5000 | €1200 => 1200 | 60 euros => 60 | 10000
%list colllong: Thank you Lea, we will miss you | Swim across the lake, June 12 at eight | a new van for the choir that lost one | Get Tomasz home, his flight was cancelled | Roof over the stage, before winter comes | Goodbye to Ken, thirty years at the desk | for Bea's vet bills, the dog is better | 24 hours on the bike, all for Nora | bring the piano back, sold by mistake | Let them play, shoes for class 4
~ let's pass the hat round, "{title=coll}", {visibility:invited=only the people I ask|just those I pick}
start {title=coll}, {target=goal} would be great
{title=coll} run by {organiser=who}, all of it for {recipient=whob}
for {recipient=who} with {organiser=whob} in charge: {title=coll}
a pot called {title=colllong}, {visibility:public=anyone may find it|the whole world can look|open to all}
{target=goal}, {title=coll}, till {closes_on=soon}, {visibility:link_only=whoever has the address|just with the link}
get a whip-round going under {title=coll}, the public loves such things

%tool kp_chip_in Contributes to a collection that somebody has already opened.
%also Pay into an existing whip-round.
%also Adds one's share to a running pot, perhaps for somebody else, with a line for the card, with the sum visible to the others or not.
%param collection* (pot, whip_round) {"type": "string", "description": "Title of the collection"}
%param amount* (contribution, share) {"type": "number", "description": ""}
%param on_behalf_of (giver, in_name_of) {"type": "string", "description": "Person who the contribution is from"}
%param card_text (greeting, wish) {"type": "string", "description": "Written on the joint card"}
%param hide_amount (private_amount, secret_sum) {"type": "boolean", "description": "Others see the name but not the sum"}
%list greet: get well soon, we water your plants | thirty years, and you still burn the toast | with love from the third floor, all of us | come back when you miss the noise | may it never rain on your new bike | don't spend it all on cake, Ken | to the best boss, keep in touch | hope he sleeps through the night, congratulations | see you at the sea, bring a towel | you earned it, now go to bed
{amount=part} into {collection=coll}, {hide_amount:true=they shouldn't see how much|don't show the sum|how much is between us}
put me down for {amount=part} in {collection=coll}, {on_behalf_of=who} it's from really
{amount=part} towards {collection=coll} from {on_behalf_of=whob}
in the name of {on_behalf_of=who}, {collection=coll} gets {amount=part}
add {amount=part} to {collection=coll} and write on the card {card_text=greet}
{collection=coll}, {amount=part}, from {on_behalf_of=whob}, {hide_amount:false=everyone may see it|show what I gave}
I want to be part of {collection=coll} too, {amount=part}, my card is nearly empty

%tool kp_find_charity Search the register of charities by cause.
%also Which charities work on something?
%also Suggests organisations that help with a given matter, optionally those active in a region, of a size, above some transparency score, or whose gifts count against tax.
%param cause* (purpose, q) {"type": "string", "description": "What they work for"}
%param region (area, active_in) {"type": "string", "description": "Where they are active"}
%param size (scale) {"type": "string", "enum": ["small", "medium", "large"], "description": "By yearly income"}
%param min_score (score_from, transparency) {"type": "integer", "description": "Transparency score from 0 to 100"}
%param deductible (tax_receipt) {"type": "boolean", "description": "Only those that issue tax receipts"}
%list cause: clean water | stray cats and dogs | reading in prison | homeless teenagers | old trees | victims of floods | music for kids | dementia | rescue at sea | refugees from Syria | bees | food for families in need
%list region: Kenya | Wales | the Alps | Leeds and Bradford | Nepal | our town | Eastern Europe | Peru | Bath | Ireland | the Mediterranean | Newcastle upon Tyne
%list score: 80 | 90 | 75 | 60 | 95 | 70 | 85 | 50 | 65 | 88
who does something about {cause=cause}, {size:small=tiny ones please|no big names|just little outfits}
somebody good for {cause=cause}, {deductible:true=I want it off my taxes|it should count for the tax return|with a receipt for the taxman}
{cause=cause} in {region=region}, whom could I support
around {region=region}, who works on {cause=cause}?
we have some money left after the party, who helps with {cause=cause}, {size:large=one of the giants|the really big ones}
{region=region}, {cause=cause}, at least {min_score=score} points, {size:medium=not too big, not too small|middle-sized}
a charity for {cause=cause}, small sums help as well I hope

%server ledgerly
%list customer: Acme GmbH | Miller & Sons | Café Central | Bluebird Studio | Northwind | Frau Schulz | Harbor Dental | Peak Fitness | Vela Shipping | Olivia Grant | Studio Kobayashi | Greenfield School | Rossi Ceramics | Delta Roofing | Lumen Labs | City Council | Tanaka Trading | Hotel Krone | Janssen BV | Peterson Family Office
%list invno: INV-2041 | 2024-117 | RE-0093 | INV-88 | 10452 | R-7731 | 2023/45 | INV-3009 | A-556 | 90017 | RG-2024-08 | INV-612 | 1187 | F-0420 | INV-17B
%list invno2: INV-2041 | 2024-117 | R-8890 | 33019 | F-550 | A/1207 | INV 77 | 90-12

%tool issueInvoice Create an invoice for a customer.
%also Bills a client for work done.
%also Writes an invoice with the customer, the sum, what it is for and until when it has to be paid.
%param customer* (client, billTo) {"type": "string", "description": "Who is billed"}
%param amount* (total, sum) {"type": "number", "description": "Sum"}
%param description (lineItem, service) {"type": "string", "description": "What it is for"}
%param dueDate (payBy, deadline) {"type": "string", "description": "Payment deadline"}
%list work: website redesign | three days of consulting in May | translation of the manual, 40 pages | logo and business cards | wedding photography with album | garden maintenance first quarter | workshop on negotiation | repairing the boiler including parts | bookkeeping for July | catering for sixty people | voice recording for the audio guide | tiling the bathroom | ten piano lessons | travel costs for the Berlin meeting | proofreading of the annual report | second half of the project fee | hosting and support 2024 | server migration over the weekend | illustrations for the children's book | monthly retainer
%list cust9: Harrow & Sons | Ella Moor | Pino's | The Anchor | Norvolt | Mrs. Farouk | St. Mary's Hospital | Tide and Tower Ltd | Big Sal | Friends of the Old Mill | Acme
%list money9: 400 euros => 400 | $1250 => 1250 | £90 => 90 | 780 | 65.50 => 65.5 | 2,000 dollars => 2000 | 310 euros => 310 | €45 => 45
%list bydate2: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list work9: two days of painting | logo design | repairs to the roof, March | translation from Welsh | catering for forty | workshop on bees and bread | web hosting | piano tuning and travel | photos of the opening | consulting, 6 hours
%list workdone: two days of painting in the hall on the first floor | translation of the contract with the port | the logo with three rounds of changes | photos at the christening | repair of the gate by the north entrance | September's bookkeeping | piano tuning before the concert | text for the menu in four languages | hedge cutting along the drive
%list client: Nordlicht GmbH | Baker & Sons | the Rowing Club | Studio Halle | Mrs. Farouk | Green Fork Catering | Tidewater Ltd | St. Anne's School | Under One Roof | Lopez Transport | Hofmann Optik | With Grace Weddings
invoice {customer=customer} {amount=money} for {description=work}
create an invoice for {customer=customer}: {description=work}, {amount=money}, due {dueDate=date}
bill {customer=customer} {amount=money}
{customer=customer} owes us {amount=money} for {description=work}, write it up
the job for {customer=customer} is done, charge them {amount=money}, payable by {dueDate=date}
{description=work} - {customer=customer} - {amount=money}, make an invoice out of that
can you draw up a bill over {amount=money} to {customer=customer}
please invoice {customer=customer} for {description=work}
~ write an invoice for {amount=money}
new invoice {customer=customer} {amount=money} {dueDate=date} {description=work}
invoice {customer=cust9} for {amount=money9}, due {dueDate=bydate2}
invoice {amount=money9} to {customer=cust9} for {description=work9}
customer: {customer=cust9}, amount: {amount=money9}, for: {description=work9}, due: {dueDate=bydate2}
for {description=work9}, due by {dueDate=bydate2}, {amount=money9} from {customer=cust9}
~ payable by {dueDate=bydate2}, an invoice to {customer=cust9} over {amount=money9}
for {description=workdone}, {amount=bigsum} to {customer=client}
{customer=client}, {amount=bigsum}, payable by {dueDate=bydate}
bill {customer=client} {amount=bigsum} under the heading {description=workdone}
as agreed at their office on the phone, {amount=bigsum}, invoice to {customer=client}
%lang de
stell {customer=customer} {amount=money} für {description:Beratung im Mai=Beratung im Mai} in Rechnung

%tool markInvoicePaid Mark an invoice as paid.
%also Books the payment of an invoice.
%also The customer has transferred the money, so the open item is closed, with day and method of payment.
%param invoiceNumber* (invoiceId, number) {"type": "string", "description": "Number of the invoice"}
%param paidOn (paymentDate) {"type": "string", "description": "Day the money came in"}
%param method (paymentMethod, via) {"type": "string", "enum": ["transfer", "card", "cash", "paypal"], "description": "How it was paid"}
%list paymethod: by bank transfer => transfer | by wire => transfer | transferred => transfer | by credit card => card | with a card => card | in cash => cash | with banknotes => cash | via PayPal => paypal | through PayPal => paypal
%list invno9: 2026-0417 | INV-88 | R 3302 | 10045 | HS/26/12 | A-7 | 4417 | RE-2026-118 | 000932
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list pastday2: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
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
mark {invoiceNumber=invno9} paid by {method:transfer=transfer} on {paidOn=onday}
invoice {invoiceNumber=invno9} was paid {paidOn=pastday2}
Number: {invoiceNumber=invno9} / paid: {paidOn=pastday2} / method: {method:card=card}
with {method:paypal=paypal} on {paidOn=pastday2}, {invoiceNumber=invno9} is settled
{method:cash=in cash|cash in hand} {paidOn=pastday}, {invoiceNumber=invno2}
{invoiceNumber=invno2} came in {paidOn=pastday}
settled {method:paypal=via paypal|through paypal}: {invoiceNumber=invno2}, I had given up on them
%lang es
marca la factura {invoiceNumber=invno} como pagada

%tool sendInvoiceReminder Send a payment reminder for an overdue invoice.
%also Reminds a customer to pay.
%also Sends a dunning notice about an unpaid bill with a personal message; can add a late fee.
%param invoiceNumber* (invoiceId) {"type": "string"}
%param message (text, note) {"type": "string", "description": "Text of the reminder"}
%param lateFee (chargeFee) {"type": "boolean", "description": "Charge a late fee"}
%list dun: we surely just crossed in the mail, but the payment is three weeks late | please settle this by friday or we have to stop work | maybe it slipped through, could you have a look | this is our last friendly reminder | let us know if you'd like to pay in instalments | our bank details have changed, see below | we really enjoyed the project and look forward to the payment | your accounting told us it was paid but nothing arrived | a short call would help if there's a problem with the bill | from next week we charge interest | kindly transfer the open amount within seven days | I know you're busy, this only takes a minute | half of it is still missing | the second reminder also went unanswered | we need the money before closing the quarter | in case you lost the invoice, I attach a copy
%list inv: INV-204 | 2025-118 | 90412 | R-33 | INV/77/A | 4471 | K-1187 | B2025-08 | RE 3310 | 56
%list dun2: please pay by Friday | this is the second reminder, and the last friendly one | we have not seen your payment from March | a short note, maybe it got lost | ask Ines if anything is unclear | thank you for your order, but the bill is still open | money due | we will stop work on Monday
%list dun3: the second time I'm writing about this | please pay to the new account at the bottom | we agreed on ten days, not on fifty | maybe it got lost on your move to the new office | I can take it in two parts if that helps | happy to send a copy by post | from now on with interest, sorry
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
remind them of invoice {invoiceNumber=inv} with "{message=dun2}"
reminder for {invoiceNumber=inv}, {lateFee:true=with a late fee|plus late fee}
say "{message=dun2}" in a reminder for {invoiceNumber=inv}
invoice {invoiceNumber=inv}, text {message=dun2}, fee {lateFee:false=no}
{lateFee:false=without a late fee|no late fee}, {invoiceNumber=inv}: {message=dun2}
{invoiceNumber=invno2} is overdue, nudge them with {message=dun3}
with {lateFee:true=a late fee|a fee on top}, reminder for {invoiceNumber=invno2}
they still owe me {invoiceNumber=invno2}, I need it for my own rent, remind them
%lang de
mahn die Rechnung {invoiceNumber=invno} an

%server lendnook
%list ioulong: the boiler broke, he needs one before Sunday | to get the car out of the garage at last | her first rent in Leeds, wages come later | a laptop for school, the old one died | they want to start a bakery, opens in June | the dentist takes no insurance, so I helped | flights home for Gran's 80th, booked last night | he lost his wallet on the ferry to Bergen | paying the builder, who came a week early | a used van, we looked at it on Friday
%list loan2: car loan | house | Ben's loan | student debt | Kitchen, 2024 | Mum and Dad | KfW 4471 | the boat | roof credit | Sofa on Tick | Loan for the Bakery

%tool lendnook_record_iou Write down a private loan between two people. Both get a copy to confirm.
%also Records who has lent money to whom.
%also An informal loan: lender, borrower, sum, what it was for, when it is to be back, and whether interest is asked.
%param lender* (creditor, from) {"type": "string", "description": "Person who gives the money"}
%param borrower* (debtor, to) {"type": "string", "description": "Person who has to pay it back"}
%param amount* (sum, principal) {"type": "number", "description": ""}
%param purpose (what_for, note) {"type": "string", "description": "What the money is for"}
%param back_by (due, return_date) {"type": "string", "description": "Agreed date of return"}
%param interest_free (no_interest) {"type": "boolean", "description": ""}
%list iou: the bike | a new boiler | driving lessons | the vet | rent in May | a guitar and an amp | flight to Riga | his teeth | the deposit for flat 4b | tyres | wedding dress
{borrower=who} got {amount=sum} off {lender=whob}, {interest_free:true=no extra on top|just the same sum back|nobody wants to earn on it}
{lender=who} gave {borrower=whob} {amount=sum}, {back_by=soon} it's due
{amount=sum} from {lender=who} to {borrower=whob} for {purpose=iou}
{borrower=who} borrowed {amount=sum} from {lender=whob}
write up that {lender=whob} lent {borrower=who} {amount=sum}, {purpose=ioulong}
{lender=who} to {borrower=whob}, {amount=sum}, {purpose=iou}, back by {back_by=soon}
{borrower=whob} owes {lender=who} {amount=sum}, that's of some interest to both

%tool lendnook_log_instalment Log a payment towards a loan that already exists. Use lendnook_record_iou for a new one.
%also Book a repayment.
%also Reduces what is still open on a loan by a sum paid, saying who paid it, from which account and whether it came on top of the plan.
%param loan* (debt, loan_name) {"type": "string", "description": "Name of the loan"}
%param amount* (paid, sum) {"type": "number", "description": ""}
%param paid_by (payer) {"type": "string", "description": "Person who paid"}
%param from_account (source, via) {"type": "string", "description": "Account it came from"}
%param kind (type, payment_type) {"type": "string", "enum": ["scheduled", "extra", "final"], "description": "Default scheduled"}
%param paid_on (date, booked_on) {"type": "string", "description": ""}
{amount=sum} off {loan=loan2}, {kind:extra=on top of the plan|more than I had to|a bit more than planned}
another {amount=sum} went to {loan=loan2}, {paid_by=who} did it
{paid_by=who} put {amount=sum} into {loan=loan2} out of {from_account=bank}
from {from_account=bank} towards {loan=loan2}: {amount=sum}
we celebrate tonight, {amount=sum} on {loan=loan2}, {kind:final=that was the last of it|now it's all paid|we owe nothing more}
{loan=loan2}, {amount=sum}, {from_account=bank}, {paid_on=ago}, {paid_by=whob}
chalk up {amount=sum} for {loan=loan2}, extra hours have paid off

%tool lendnook_simulate_mortgage What would a home loan cost per month? Pure calculation; no data leaves the device.
%also Mortgage calculator.
%also Works out the monthly burden for a property of some price with some money of one's own, over a number of years, at a rate, paying back evenly or interest only.
%param price* (property_value, cost) {"type": "number", "description": "Purchase price"}
%param own_funds (deposit, down_payment) {"type": "number", "description": "Down payment"}
%param years (term) {"type": "integer", "description": "Term in years"}
%param rate (interest, percent) {"type": "number", "description": "Interest in percent per year"}
%param repayment (scheme, plan) {"type": "string", "enum": ["annuity", "interest_only"], "description": ""}
%param rate_fixed (fixed) {"type": "boolean", "description": ""}
%list big: 300000 | 450000 euros => 450000 | 185000 | £620000 => 620000 | 275000 | €510000 => 510000 | 390000 pounds => 390000 | 89000 | 1200000 | $340000 => 340000
%list years: 20 years => 20 | thirty years => 30 | 25 years => 25 | 15 years => 15 | ten years => 10 | 35 years => 35 | 12 years => 12 | 18 years => 18 | 40 years => 40 | twenty years => 20
%list own: 60000 | 40000 euros => 40000 | £90000 => 90000 | 25000 | 120000 | €75000 => 75000 | 15000 pounds => 15000 | $50000 => 50000 | 100000 | 30000 euros => 30000
%list rate2: 3.5 percent => 3.5 | 4% => 4 | 2.9 percent => 2.9 | 3.75% => 3.75 | 5 percent => 5 | 4.2 percent => 4.2 | 1.8% => 1.8 | 6 percent => 6 | 3% => 3 | 5.25 percent => 5.25
what would {price=big} cost us a month, {repayment:interest_only=if we don't pay any of it down|only the bank's cut|without paying it off yet}
a place for {price=big} over {years=years}, {rate_fixed:true=same rate all the way|and the rate can't move|never a change in the rate}
a house at {price=big} with {own_funds=own} of our own
with {own_funds=own} saved, can we afford {price=big} at {rate=rate2}
just dreaming before dinner, they want {price=big} for it, {own_funds=own} from Gran, {years=years}
{own_funds=own} down, {years=years}, {rate=rate2}, price {price=big}
could we live in something for {price=big} in a few years

%tool lendnook_apply_for_credit Sends a binding application for an instalment loan to a partner bank, with the data from the user's profile.
%also Apply for a loan.
%also Hands in a request for a consumer credit: how much, what for, for how many months, with whom as second borrower, at which bank, and which account the money should go to.
%param amount* (sum, credit) {"type": "number", "description": "Net loan"}
%param purpose* (use, reason) {"type": "string", "description": "Use of the money"}
%param months (term, duration) {"type": "integer", "description": "Number of instalments"}
%param bank (lender, provider) {"type": "string", "description": "Bank that should lend"}
%param co_applicant (second_borrower, with) {"type": "string", "description": "Second borrower"}
%param pay_into (disburse_to, target_account) {"type": "string", "description": "Account that receives the money"}
%list credit: 5000 euros => 5000 | 12000 | €8000 => 8000 | 3500 | 20000 euros => 20000 | £6500 => 6500 | 1500 dollars => 1500 | 15000 | 9000 pounds => 9000 | 2500 euros => 2500
%list use: a used car | new windows | the wedding in June | our bathroom | a cargo bike | moving to Bath | solar panels on the shed | dental work | a piano | debts, all of them | kitchen and floor
%list term3: 24 months => 24 | 36 months => 36 | two years => 24 | 48 months => 48 | a year => 12 | 60 months => 60 | three years => 36 | 18 months => 18 | five years => 60 | 84 months => 84
%list lender: Sparkasse | Bank of Ireland | Rabo | the one in Mill Lane | Credit & More | Nordlicht | Northern Trust Co-op | Postbank | my old bank | Santander | Lend Bees
I want to borrow {amount=credit} for {purpose=use}, {months=term3}
get me {amount=credit} for {purpose=use}, {co_applicant=who} signs too
{amount=credit} from {bank=lender} into {pay_into=bank} for {purpose=use}
at {bank=lender} ask for {amount=credit} with {co_applicant=whob}, it's for {purpose=use}
I've done the sums and I'm sure, {amount=credit}: {purpose=ioulong}
{purpose=use}, {amount=credit}, {months=term3}, {bank=lender}, on {pay_into=bank}
we need {amount=credit} for {purpose=use}, any bank will do

%tool lendnook_ask_for_pause Asks the lender to suspend the instalments of a loan for some months.
%also Payment holiday.
%also Requests a break in repaying: which loan, for how many months, from when, why, and whether interest should still be paid meanwhile.
%param loan* (debt, contract) {"type": "string", "description": "Name of the loan"}
%param months* (duration, length) {"type": "integer", "description": "Length of the break"}
%param starting (from_month, begins) {"type": "string", "description": "First month without a payment"}
%param reason (why, explanation) {"type": "string", "description": "Told to the lender"}
%param interest_continues (pay_interest) {"type": "boolean", "description": "Keep paying the interest during the break"}
%param reply_to (contact_email, answer_to) {"type": "string", "description": "E-mail address for the answer"}
%list months: three months => 3 | 6 months => 6 | two months => 2 | half a year => 6 | a year => 12 | 4 months => 4 | 12 months => 12 | five months => 5 | 9 months => 9 | one month => 1
%list startm: May | next month | September | January 2027 | March | the summer | October | June | this December | 2026-08
%list hard: we had a baby in March, I'm at home | the shop burnt down and reopens in June | I lost my job, the new one starts later | wages come late since they changed owners | roof leaks, so every penny goes up there | hours were cut in half until autumn | I broke my leg and can't drive the cab | Gran needs care, and that costs a lot | season was bad, it rained until August | we moved twice, please give us some air
no payments on {loan=loan2} for {months=months} please, {interest_continues:true=I can still pay the interest|what it costs in interest I'll keep paying}
could {loan=loan2} rest for {months=months}, beginning {starting=startm}
let {loan=loan2} sleep for {months=months} from {starting=startm}
starting {starting=startm}, {months=months} off from {loan=loan2}, answer to {reply_to=email}
I need a break of {months=months} from {loan=loan2} because {reason=hard}
{loan=loan2}, {months=months}, {starting=startm}, {interest_continues:false=not even the interest|interest stops as well}
give me {months=months} of air with {loan=loan2}, I'm not interested in why

%server moneywise
%list expcat: groceries => groceries | food => groceries | supermarket => groceries | transport => transport | getting around => transport | gas and trains => transport | housing => housing | rent and utilities => housing | leisure => leisure | fun => leisure | going out => leisure | entertainment => leisure | health => health | doctors and medicine => health | clothing => clothing | clothes => clothing | gifts => gifts | presents => gifts

%tool add_expense Record an expense.
%also Adds an amount spent to the household book.
%also Notes that money was spent, on what, in which category and when.
%param amount* (sum, cost) {"type": "number", "description": "Amount spent"}
%param description (what, memo) {"type": "string", "description": "What it was spent on"}
%param category (budget_category) {"type": "string", "enum": ["groceries", "transport", "housing", "leisure", "health", "clothing", "gifts"], "description": "Category"}
%param date (spent_on, day) {"type": "string", "description": "Day of the expense"}
%list spentfor: new brake pads for the bike | pizza night with the team | haircut | train ticket to Leeds | vitamins and plasters | flowers for mum | cinema and popcorn | two pairs of jeans | electricity bill | weekly shop | taxi home after the party | piano lessons | birthday present for Jo | parking garage | sunglasses | plumber | concert tickets | dentist co-payment | coffee with Maria | school books
%list amounts: 12.50 => 12.5 | 8 euros => 8 | $43 => 43 | 19.99 | £6.20 => 6.2 | 150 | 64 dollars => 64 | €27 => 27 | 310 euros => 310 | 5 | 22 pounds => 22
%list boughta: bread and butter | taxi to the airport | milk, eggs and flour | new tyres | a birthday present for Tom | cinema with the kids | lunch at Pino's | vitamins | rent for March | winter coat | bus ticket | cough syrup and plasters | dinner at The Anchor with clients
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list boughtfood: bread and butter | milk, eggs and flour | apples | cheese from Pino's | the weekly shop | things for the barbecue | fish | rice, tofu and greens | baby food | coffee for the office
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list boughtfun: cinema with the kids | a day at the zoo | concert in Leeds | swimming | two tickets for The Man Who Sold the Stairs | bowling, shoes and drinks | board game | guitar strings | museum with Ella | fishing permit
%list spent: new tyres for the bike | lunch with the people from the choir | a taxi from the station | flowers for the funeral | a cap for Bo | two nights by the sea | paint for the fence | batteries and tape | a course on first aid | cough syrup for the kids | train to my sister's
%list spentfor_de: Pizza mit dem Team | Friseur | Zugticket nach Köln | neue Schuhe | Blumen für Mama | Kino | Wocheneinkauf | Handwerker
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
add {amount=amounts} for {description=boughta}
I spent {amount=amounts} on {description=boughta} on {date=onpast}
expense {amount=amounts}, description {description=boughtfood}, category {category:groceries=groceries}
{description=boughta}, {amount=amounts}, {date=pastdate}
category: {category:transport=transport} / amount: {amount=amounts} / date: {date=pastdate}
on {date=onpast} I paid {amount=amounts} for {description=boughta}
log {amount=amounts} under {category:gifts=gifts}
put {description=boughtfun} under {category:leisure=leisure}, {amount=amounts}
book {amount=amounts} as {category:clothing=clothing} for {date=onpast}
{description=spent}, {amount=euros}, {date=pastday}
{date=pastday} {amount=euros} went on {description=spent}
put {amount=euros} under {category:health=health}, it was for {description=spent}
{amount=euros} gone {date=pastday}, {category:leisure=pure fun|leisure}, no regrets
%lang de
{amount=money} für {description=spentfor_de} ausgegeben, bitte notieren

%tool get_spending Show how much was spent in a period.
%also Returns the sum of expenses, per category if wanted.
%also Answers where the money went over some time.
%param category (budget_category) {"type": "string", "enum": ["groceries", "transport", "housing", "leisure", "health", "clothing", "gifts"]}
%param period (timeframe, range) {"type": "string", "description": "Time span"}
%list period: last month | this month | this year | last week | since January | in March | the last quarter | over the summer | the past 90 days | yesterday | last year | the past two weeks | between May and July | since my birthday
%list span: last month | March | the last two weeks | 2025 | this year | August and September | the past 90 days | yesterday | since Easter | last summer | week 14 | Q3 | the weekend
how much did I spend on {category=expcat} {period=period}
my expenses {period=period}
{category=expcat} {period=period}?
where did all my money go {period=period}
what have we paid for {category=expcat} so far
show [me] my spending {period=period}
did I spend more than usual on {category=expcat} {period=period}
I feel broke, how much went out {period=period}
give me the total for {category=expcat}
how much went on {category:groceries=groceries|food shopping|the supermarket}, {period=span}
{category:transport=transport|getting around|trains and petrol} costs, {period=span}
total for {category:gifts=gifts|presents}, {period=span}
where does all our money go
%lang es
cuánto gasté en {category:groceries=comida|el supermercado} {period:el mes pasado=el mes pasado}

%tool set_budget Set the monthly budget of a category.
%also Changes the spending limit for a kind of expense.
%also The user wants to spend no more than an amount on something; a warning comes when it is nearly used up, if asked for.
%param category* (budget_category) {"type": "string", "enum": ["groceries", "transport", "housing", "leisure", "health", "clothing", "gifts"], "description": "Category"}
%param limit* (amount, monthly_limit) {"type": "number", "description": "Most to spend per month"}
%param warn (alert) {"type": "boolean", "description": "Warn before the limit is reached"}
%list monthly: 400 euros => 400 | $250 => 250 | 150 => 150 | 600 bucks => 600 | a hundred euros => 100 | 80 pounds => 80 | 1200 => 1200 | 300 dollars => 300 | £75 => 75 | two hundred => 200
%list money3: 300 euros => 300 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 450 | two hundred dollars => 200 | 95 € => 95 | 60 pounds => 60 | 1500 | 249.90 | five hundred => 500 | 75
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
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
{limit=money3} a month for {category:groceries=food|groceries}, not more
cap {category:leisure=fun|leisure} at {limit=money3}, {warn:true=warn me in time|with a warning}
we may spend {limit=money3} monthly on {category:transport=getting around|transport}, {warn:false=no warnings|don't warn me}
{category:gifts=presents|gifts} get {limit=money3} a month, my wife warned me
no more than {limit=euros} on {category:clothing=clothes|clothing}[, {=rem}]
{category:groceries=groceries|food shopping}, {limit=euros} a month, {warn:true=shout before I get there|with a warning}
from now on {limit=euros} for {category:gifts=presents|gifts}, since Christmas ruined us
%lang de
setz mein Budget für {category:clothing=Kleidung|Klamotten} auf {limit=money}

%tool create_savings_goal Create a savings goal.
%also Starts saving towards an amount.
%also Sets aside money for something big by giving it a name, the sum needed and the day by which it should be there.
%param name* (goal, purpose) {"type": "string", "description": "What the money is for"}
%param target_amount* (amount, target) {"type": "number", "description": "Sum to reach"}
%param deadline (target_date, by) {"type": "string", "description": "By when"}
%list goal: new kitchen | trip to Japan | electric bike | emergency fund | wedding | Leo's driving licence | piano | camper van | down payment | sabbatical | new laptop | dog | bathroom renovation | solar panels | master's degree | honeymoon | garden shed | braces for Zoe | motorbike | rainy days
%list eur2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list goal2: new roof | trip to Peru with Ben | bike | wedding, food and music | house by the sea | Christmas | a year off | piano for Nora | emergency fund | from flat to house | dentist
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list amt2: 4500 | 120 | 80 | 950 | 12000 | 64.50 | 300 | 2750 | 18 | 7200
%list goal3: a boat with a cabin | the roof before winter | a year in Japan | new teeth for dad | a piano for the kids | the deposit on a flat | driving lessons for Noor | a kiln | our wedding by the lake | an e-bike for the way to work
I want to save {target_amount=money} for a {name=goal}
savings goal {name=goal} {target_amount=money} by {deadline=date}
start saving for the {name=goal}, {target_amount=money}
~ we need {target_amount=money} for the {name=goal} until {deadline=date}, make that a goal
new goal: {name=goal}, target {target_amount=money}
put a savings target of {target_amount=money} under the name {name=goal}
I dream of a {name=goal} and it costs {target_amount=money}, help me put money aside
create a savings goal for the {name=goal}
I'd like to have saved {target_amount=money} by {deadline=date}
{name=goal} by {deadline=date}: {target_amount=money}, set it up as something to save for
save {target_amount=eur2} for {name=goal2} by {deadline=end}
~ savings goal {name=goal2}, {target_amount=eur2}
by {deadline=end} I want {target_amount=eur2} for {name=goal2}
name {name=goal2}, target {target_amount=amt2}, deadline {deadline=end}
goal called {name=goal2} over {target_amount=eur2}
by {deadline=bydate}, {target_amount=bigsum} for {name=goal3}
{name=goal3}, {target_amount=bigsum}
I want to put {target_amount=bigsum} aside towards {name=goal3} with a bit from each wage
{target_amount=bigsum} until {deadline=bydate}, call it {name=goal3}
%lang es
~ quiero ahorrar {target_amount=money} para {name:un viaje a Japón=un viaje a Japón}

%server nesteggs

%tool nesteggs_plan_mortgage Work out the monthly payment of a mortgage.
%also Returns monthly rate and total interest.
%also What a home loan costs each month, by the price of the house, what is paid up front, the interest and how long it runs.
%param price* (house_price, cost) {"type": "number", "description": "Price of the home"}
%param deposit (down_payment, equity) {"type": "number", "description": "Own money"}
%param interest (rate, apr) {"type": "number", "description": "Percent a year"}
%param years* (term, duration) {"type": "integer", "description": "Term in years"}
%list houseprice: 350,000 => 350000 | 280k => 280000 | 420,000 euros => 420000 | $600,000 => 600000 | 195000 | £310,000 => 310000 | half a million => 500000 | 750k => 750000 | 240,000 pounds => 240000 | 1.2 million => 1200000
%list down2: 50,000 => 50000 | 30k => 30000 | 80,000 euros => 80000 | $120,000 => 120000 | 25000 | 60k => 60000 | £45,000 => 45000 | 100,000 => 100000 | ten thousand => 10000
%list interest: 3.5 percent => 3.5 | 4% => 4 | 2.9 % => 2.9 | 5.25% => 5.25 | 3.8 percent => 3.8 | 4.1% => 4.1 | six percent => 6 | 1.95% => 1.95
%list term3: 25 years => 25 | 30 years => 30 | 20 years => 20 | fifteen years => 15 | 10 years => 10 | 35 years => 35 | 12 years => 12
%list hpx: 320000 | €450,000 => 450000 | 280,000 euros => 280000 | $615,000 => 615000 | £240,000 => 240000 | 500000 dollars => 500000 | 399,000 => 399000 | 175000 | 730000 euros => 730000 | 1,200,000 => 1200000 | £89,950 => 89950 | 264500
%list hauspreis: 350.000 Euro => 350000 | 280.000 € => 280000 | 420000 | 195.000 Euro => 195000 | 510.000 € => 510000 | 600.000 € => 600000
%list eigenes: 50.000 Euro => 50000 | 80.000 € => 80000 | 30000 | 120.000 € => 120000 | 65.000 Euro => 65000
%list zins: 3,5 Prozent => 3.5 | 4 % => 4 | 2,9 % => 2.9 | 3,8 Prozent => 3.8 | 4,1% => 4.1
mortgage for {price=houseprice}, {deposit=down2} down, {interest=interest}, {years=term3}
what would I pay a month for a {price=houseprice} house over {years=term3}
{years=term3} at {interest=interest}, house costs {price=houseprice}, we have {deposit=down2}
with {deposit=down2} of our own and {price=houseprice} to pay, {years=term3}, {interest=interest}: what's the rate
work out a home loan, {price=houseprice}, {interest=interest} over {years=term3}
can a nurse and a baker afford {price=houseprice}, bank says {interest=interest} and {years=term3}
we fell in love with a cottage at {price=houseprice}, grandma gives us {deposit=down2}, is {years=term3} doable
renting is getting silly. Suppose I borrow for {years=term3} at {interest=interest} and the flat is {price=houseprice}, what leaves my account every thirty days?
{price=houseprice} minus {deposit=down2}, {years=term3}
what do I owe the bank monthly if I sign for {price=houseprice} and {years=term3}
monthly mortgage payment with {deposit=down2} down at {interest=interest}
what does a mortgage over {years=term3} cost
what would {price=hpx} cost us a month over {years=yrx}, {deposit=dpx} down, at {interest=pcx}
house {price=hpx}, own money {deposit=dpx}, {years=yrx}, {interest=pcx}
home loan of {years=yrx} at {interest=pcx}, purchase price {price=hpx}
monthly rate for a two-room flat at {price=hpx}, {years=yrx}
%lang de
rechne mir die Monatsrate aus: Haus {price=hauspreis}, Eigenkapital {deposit=eigenes}, {years:25=25 Jahre|25 Jahre Laufzeit}
wie hoch wäre die Kreditrate bei {price=hauspreis}, {interest=zins} Zinsen und {years:20=20 Jahren} Laufzeit

%tool nesteggs_forecast_pension Forecast a pension from monthly contributions.
%also Returns the expected monthly pension.
%also What somebody gets in old age who was born in a year, pays in so much each month and stops working at an age.
%param born* (birth_year, year) {"type": "integer", "description": "Year of birth"}
%param monthly* (contribution, paid_in) {"type": "number", "description": "Paid in each month"}
%param retire_at (age, retirement_age) {"type": "integer", "description": "Age at the end of work"}
%param risk (profile, strategy) {"type": "string", "enum": ["low", "medium", "high"], "description": "How it is invested"}
%list born: 1985 | 1978 | 1992 | 1969 | 1999 | 1974 | 2001 | 1988 | 1963 | 1995
%list monthly: 200 euros => 200 | $350 => 350 | 150 | 80 pounds => 80 | £500 => 500 | 275 euros => 275 | 400 | 60 dollars => 60 | two hundred => 200 | 1,000 => 1000
%list oldage: 67 | 65 | 63 | 70 | 60 | 62 | 68 | sixty => 60
%list born2: 1984 | 1971 | 1990 | 2001 | 1966 | 1959 | 1995 | 1978 | 1988 | 2004 | 1962
%list paid: 200 | 150 euros => 150 | $400 => 400 | €80 => 80 | 250 pounds => 250 | £120 => 120 | 99.5 | 600 dollars => 600 | 50 euros => 50 | $1000 => 1000
pension forecast: born {born=born}, {monthly=monthly} a month
I was born in {born=born} and pay in {monthly=monthly} a month, what pension do I get at {retire_at=oldage}
retiring at {retire_at=oldage}, {monthly=monthly} monthly, born {born=born}, {risk:low=safe investments|low risk|cautiously invested}
what if I put {monthly=monthly} aside every month until {retire_at=oldage}, {risk:high=aggressive|high risk|all in equities}, year of birth {born=born}
born {born=born}, {monthly=monthly} each month
will I starve at {retire_at=oldage} when only {monthly=monthly} goes in, I'm from {born=born}
my back hurts and I want to quit at {retire_at=oldage}; {born=born} vintage, {monthly=monthly} put by
{monthly=monthly} monthly from somebody of {born=born}, {risk:medium=balanced|medium risk}
what can an old lady born in {born=born} live on after saving {monthly=monthly} all those years
at {retire_at=oldage} I'd love to stop, I'm a {born=born} child, {monthly=monthly} leaves my wages. What's in it for me?
forecast my pension at {retire_at=oldage}
what will I get if I pay in {monthly=monthly} a month
born {born=born2}, {monthly=paid} a month: how much will I have when I stop working at {retire_at=old}?
~ what would I get as a pensioner, year {born=born2}, {monthly=paid} monthly, {risk:low=low risk|playing it safe|cautious}
retirement income for someone born in {born=born2} who saves {monthly=paid} a month, {risk:high=high risk|aggressively invested}
old-age money if I was born in {born=born2} and save {monthly=paid} each month, I'm a medium-sized earner
%lang es
nací en {born=born} y aporto {monthly=importe} al mes, ¿qué pensión tendré a los {retire_at=oldage}?

%server payloom
%list thing2: pottery class | Honey, dark, 500 g | knitted socks | Tarot reading for two | bike repair | Workshop in May | the blue vase | Ticket to the Barn Dance | guitar lesson | Soap & Salt set | walk with Sam's dogs | e-book | table at the flea market
%list thinglong: Supper Club, bring your own wine | Portrait session on Sunday at 10 | repair of one chair, pick up included | Learn to sail in a weekend, all ages | Walking tour of old Porto, starts at nine | dinner for two, choose the wine yourself | Dog sitting while you are away in June | Paint with Mia, apron and cake included | box of vegetables from our field, every Friday | Yoga at sunrise, please be on time
%list payid: ch_4471 | py-0093 | P-88210 | 55120 | tx_9a7c | pay_3fk2 | 7713-B | ORD-2209 | ch-118 | 600412 | pay_zz81
%list why: she ordered two and meant one, kind about it | parcel came back after three weeks, unopened | glaze was cracked, he sent photos at noon | we were out of stock, should have said so | paid for Saturday, but the class was full | wrong size, keeps the bag anyway | took too long, asked us twice by mail | Ken promised it on the phone, so be it | the dog ate it, goodwill from our side | charged before we opened the shop, our bug
%list store: the pottery shop | Barn & Beyond | webshop | Hollis at the Harbour | Market Stall 9 | tickets | Rye and Butter | kiosk by the pier | Ines's Loft | Leeds | studio, upstairs | wholesale

%tool payloom-create-payment-link POST /v2/links. Creates a hosted checkout page and returns its URL. Amounts are decimal, in the currency of the store.
%also A shareable link through which anybody can pay a fixed sum.
%also Makes a small pay page for one thing with a price. Can be limited to a single buyer, can end on a given day and can ask the buyer for further details.
%param title* (product_name, name) {"type": "string", "description": "Shown to the buyer above the price"}
%param amount* (price, total) {"type": "number", "description": "Price"}
%param single_use (one_time, once_only) {"type": "boolean", "description": "Deactivate the link after the first successful payment"}
%param expires_on (expiry, active_until) {"type": "string", "description": "Last day the link works"}
%param collect (ask_for, buyer_fields) {"type": "string", "enum": ["nothing", "email", "shipping_address"], "description": "What the buyer has to fill in. Default: email"}
let people pay me {amount=sum} for {title=thing2}, {single_use:true=it should work just the once|only one person can use it|dead after one sale}
I need something to share for {title=thing2}, {amount=sum}, {collect:shipping_address=I have to know where to post it|they tell me where they live|ask where to send it}
under the name "{title=thing2}" take {amount=sum} from whoever clicks
till {expires_on=soon} folks can get {title=thing2} at {amount=sum}
a page for {title=thinglong}, {amount=sum}
{amount=sum}, {title=thing2}, {expires_on=soon}, {collect:nothing=no questions asked|they fill in nothing|don't ask them anything}
sell {title=thing2} online for {amount=sum}, the address is easy to find

%tool payloom-issue-refund POST /v2/refunds. Returns money of a captured payment to the buyer, fully or in part. NOT for payments that are only authorised, see payloom-void-payment.
%also Pay a buyer back.
%also Sends all or some of a settled charge back to the card it came from; leaving out the sum refunds everything.
%param payment* (charge, payment_id) {"type": "string", "description": "Payment id"}
%param amount (partial_amount, sum) {"type": "number", "description": "Partial sum"}
%param reason (cause) {"type": "string", "enum": ["duplicate", "fraudulent", "requested_by_customer"], "description": ""}
%param note (remark, internal_note) {"type": "string", "description": "Internal remark, not seen by the buyer"}
%param notify_customer (send_receipt, email_buyer) {"type": "boolean", "description": "Mail a receipt of the refund"}
~ give them their money back for {payment=payid}, {notify_customer:true=and let them know|tell the buyer|with a mail to them}
reverse {payment=payid}, {reason:duplicate=they paid twice|charged two times|it went through double}
of {payment=payid} return {amount=part}, {reason:requested_by_customer=she changed her mind|he doesn't want it any more|they asked for it}
{amount=part} back on {payment=payid}, the rest stays with us
pay back {payment=payid} and keep in mind for us: {note=why}
{payment=payid}, {amount=part}, {reason:fraudulent=stolen card|it wasn't the owner of the card}, {notify_customer:false=not a word to the buyer|without mailing anyone}
the buyer of {payment=payid} gets everything back

%tool payloom-void-payment POST /v2/payments/{id}/void. Drops an authorisation that has not been captured yet, so that nothing is ever charged.
%also Release a reserved sum on the buyer's card.
%also Cancels a payment that is merely on hold. The store that took it may be given where ids are not unique, and the goods can go back on sale.
%param payment* (authorization, payment_id) {"type": "string", "description": "Payment id"}
%param store (shop, merchant) {"type": "string", "description": "Store that took it"}
%param requested_by (asked_by, initiator) {"type": "string", "description": "Person who asked for the cancellation"}
%param comment (log_text, remark) {"type": "string", "description": "Free text for the log"}
%param restock (return_stock) {"type": "boolean", "description": "Put the items back into the inventory"}
~ let go of the hold on {payment=payid}, {restock:true=the goods go back on the shelf|and we can sell the things again|put the stuff back for sale}
{payment=payid} must not be charged, {requested_by=who} wants that
at {store=store} drop {payment=payid} for {requested_by=who}
{requested_by=whob} asked to release {payment=payid} from {store=store}
scrap the reservation {payment=payid} and write in the log {comment=why}
~ {store=store}, {payment=payid}, {restock:false=don't add it to the stock|leave the stock as it is}, {requested_by=who}
~ never mind the comments, {payment=payid} shouldn't be captured

%tool payloom-create-promo-code POST /v2/promos. A code that buyers type at checkout to get a percentage off.
%also New discount code.
%also Creates a voucher word worth some percent, if wished only for one product, for one customer, for newcomers or up to a certain day.
%param code* (word, voucher) {"type": "string", "description": "What the buyer types"}
%param percent_off* (discount, percentage) {"type": "integer", "minimum": 1, "maximum": 100, "description": "Discount in percent"}
%param product (item, applies_to) {"type": "string", "description": "Limit to this product"}
%param customer (buyer, for_customer) {"type": "string", "description": "Limit to this customer"}
%param first_order_only (new_customers_only) {"type": "boolean", "description": "Valid only for buyers without an earlier order"}
%param valid_until (expires, ends_on) {"type": "string", "description": ""}
%list pct: 10 percent => 10 | 20 percent => 20 | 15% => 15 | 5 percent => 5 | 25% => 25 | 30 percent => 30 | 50% => 50 | 12 percent => 12 | 40% => 40 | 8 percent => 8
%list code2: SPRING20 | hello-again | BARN10 | THANKYOU | mia4you | SALTY | jan-sale | VIP_2026 | FREUNDE | bluemonday | 7UP7 | WOOL
{percent_off=pct} off with {code=code2}, {first_order_only:true=newcomers only|just for people who never bought here|only if it's their first time}
make {code=code2} worth {percent_off=pct}, {valid_until=soon} it ends
{code=code2} takes {percent_off=pct} off {product=thing2} for {customer=buyer}
for {customer=buyer}: {percent_off=pct} less on {product=thing2} when they type {code=code2}
whoever types {code=code2} pays {percent_off=pct} less for {product=thinglong}
{code=code2}, {percent_off=pct}, {customer=buyer}, until {valid_until=soon}, {first_order_only:false=old customers too|regulars may use it as well}
a discount word for our customers, {code=code2}, {percent_off=pct}

%tool payloom-list-payouts GET /v2/payouts. Sums that Payloom has sent to the merchant's bank.
%also What the provider has paid out to us.
%also Overview of the transfers from the payment provider to our own bank accounts, by shop, by account, by state and by day of arrival.
%param store (shop, merchant) {"type": "string", "description": "Store whose sales were paid out"}
%param bank_account (destination, account) {"type": "string", "description": "Receiving account"}
%param status (state) {"type": "string", "enum": ["in_transit", "paid", "failed"], "description": ""}
%param arrived_after (since, after) {"type": "string", "description": "ISO date"}
%param order (sort, sort_by) {"type": "string", "enum": ["date_desc", "amount_desc"], "description": "Default date_desc"}
what did they wire us for {store=store}, {order:amount_desc=fattest first|biggest on top|largest sums first}
money from card sales on its way to {bank_account=bank}, {status:in_transit=not there yet|still travelling|hasn't landed}
what came from {store=store} into {bank_account=bank}
on {bank_account=bank} out of {store=store}, since {arrived_after=ago}
before I call them at four I'd like to see the ones that {status:failed=bounced|never made it|went wrong}, {store=store}
{bank_account=bank}, {store=store}, since {arrived_after=ago}, {status:paid=landed already|those that arrived}
how much has the card company sent our bank so far

%server pennybank
%list amt2: 50 | 120 | 19.90 | 1,500 => 1500 | 300 | 75 | 2000 | 12.50 | 640 | 85 | 999 | twenty => 20 | a hundred => 100 | 250 | 33.40 | 4,200 => 4200 | 60 | 1k => 1000 | 450 | fifty => 50
%list payee3: Tom | Lena Fischer | grandma | Raj | Stadtwerke | Dr. Weber | Olivia | Kim | Globex Ltd | Marta | Acme Energy | Jonas Berg | Save the Rivers | mum | uncle Pete | Harbour Sports Club | Mrs. Okafor | Nordwind Gas | dad | Sunny Days Nursery | Mr. Brandt | Red Cross | Wei Chen | City Library | Elena
%list account: checking account | savings | joint account | business account | holiday fund | current account | credit card | main account | household account | emergency fund | euro account | giro account | rainy day pot | kids' account | travel pot | car fund | ISA
%list kin: landlord | brother | sister | plumber | flatmate | neighbour | daughter | son | cousin | cleaner | niece | boss | tutor | godson | gardener | babysitter | electrician | nephew | roommate | childminder
%list day: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list dayb: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list acct2: savings | my joint account | the household account | giro | the holiday fund | my business account | the kids' account
%list sum3: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38
%list who2: Kim | Mrs Adeyemi | my brother | Tobi | Ravi Shah | grandma | Lena | the new intern | Dr. Sole | my flatmate | Jonah Price | our accountant | Bea | Marek | the neighbours | Coach Lindqvist | Yusuf | Aunt May | Ines | Pete from sales
%list firm: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list eur2: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list konto: Girokonto | Sparkonto | Tagesgeldkonto | Haushaltskonto | Geschäftskonto | Gemeinschaftskonto
%list cuenta: cuenta corriente | cuenta de ahorro | cuenta común | cuenta nómina | cuenta de la empresa

%tool penny_send_money Transfer money to a person or company.
%also Returns a transfer id.
%also Pays somebody a sum from one of your accounts, with a line on the statement and on a certain day if wanted.
%param amount* (sum, value) {"type": "number", "description": "How much"}
%param recipient* (to, payee, beneficiary) {"type": "string", "description": "Who gets it"}
%param from_account (account, debit_account) {"type": "string", "description": "Account it is taken from"}
%param currency (ccy, currency_code) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "SEK", "JPY"], "description": ""}
%param reference (memo, purpose, note) {"type": "string", "description": "Line on the statement"}
%param execute_on (date, value_date) {"type": "string", "description": "Day of the transfer"}
%list memo: rent march | pizza night | invoice 2231 | concert tickets | thanks for the ride | birthday present | membership 2024 | my share of the gas bill | deposit | pocket money | for the flowers | school trip | repair of the boiler | order 88213 | dinner at Luigi's | babysitting | second instalment | phone bill | christmas gift | cleaning
%list amt3: 50 | 120 | 75.50 | 300 | 1,200 => 1200 | 18 | 640 | 2000 | 33.20 | 9
%list payee4: Ana | Bread & Roses Ltd | Big Sal | Mrs. O'Leary | City Power | Haddad and Sons | my landlord | Tobias Brandt | Friends of the Museum | St. Anne's School | Femi
%list ref4: rent for May | dinner at Pino's | invoice 2024-118 | thanks for the lift | bike, second half | birthday gift from all of us | deposit | Lena and Tom | membership 4471 | for the new roof | trip to Leeds, petrol
%list account2: savings | joint account | household | business account 2 | holiday fund | Current | the kids' money | main account | rainy day pot | Rent and Bills
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list mate: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list memo2: rent for may with heating | half of the present for Aunt May | tickets to the match | thanks for the lift to Graz | deposit for the flat on Mill Street | invoice 2041 | from all of us for the wedding
%list day2: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
(send|transfer|wire) {amount=amt2} {currency:EUR=euros|euro|€|EUR} to {recipient=payee3}
(send|transfer) {recipient=payee3} {amount=amt2} {currency:USD=dollars|bucks|USD}[, {reference=memo}]
pay {recipient=payee3} {amount=amt2} from my {from_account=account}
{amount=amt2} {currency:GBP=pounds|quid|GBP} to {recipient=payee3} from [the] {from_account=account}, reference "{reference=memo}"
I still owe (our|my|the) {recipient=kin} {amount=amt2} for "{reference=memo}", settle that
from [my] {from_account=account} to {recipient=payee3}: {amount=amt2} {currency:CHF=francs|CHF|Swiss francs}, {execute_on=date}
my {recipient=kin} gets {amount=amt2} {execute_on=date}
{recipient=payee3} covered me yesterday, give back {amount=amt2} {currency:SEK=kronor|SEK|Swedish kronor}
{execute_on=date} wire {recipient=payee3} {amount=amt2} with the note {reference=memo}
take {amount=amt2} {currency:EUR=euros|EUR} out of the {from_account=account} and let {recipient=payee3} have it {execute_on=date}
{currency:JPY=yen|JPY} {amount=amt2}, {recipient=payee3}, subject: {reference=memo}
put "{reference=memo}" on it and transfer {amount=amt2} to {recipient=payee3} using the {from_account=account}
send {amount=amt2} {currency:EUR=euros} from my {from_account=account}
transfer some money to {recipient=payee3}
send {amount=amt3} {currency:EUR=euros|EUR} to {recipient=payee4} for {reference=ref4}
transfer {amount=amt3} from {from_account=account2} to {recipient=payee4} on {execute_on=onday}
amount {amount=amt3}, recipient {recipient=payee4}, account {from_account=account2}, reference {reference=ref4}
pay {recipient=payee4} {amount=amt3} {currency:GBP=pounds|GBP} from {from_account=account2}
from {from_account=account2}, {amount=amt3} to {recipient=payee4}, note {reference=ref4}
on {execute_on=onday} send {recipient=payee4} {amount=amt3} {currency:USD=dollars|USD}
{recipient=payee4}, {amount=amt3} {currency:CHF=francs|CHF}, {reference=ref4}
~ with the reference {reference=ref4}, {amount=amt3} to {recipient=payee4}, not before {execute_on=onday}
{=name2} paid for {=name}, so send {recipient=payee4} {amount=amt3}
to={recipient=payee4}, amount={amount=amt3}, currency={currency:SEK=SEK}, date={execute_on=onday}
from {from_account=acct2}, {amount=sum3} to {recipient=mate}, with {reference=memo2}
{reference=memo2}, {amount=sum3} {currency:EUR=euros}, {recipient=who2}
{execute_on=day2} {recipient=firm} gets {amount=sum3}, out of {from_account=acct2}
as {reference=memo2}, to {recipient=mate}, {amount=sum3}
%lang de
überweis {recipient=person} {amount=int} {currency:EUR=Euro} [von meinem {from_account=konto}]
schick {execute_on=date} {amount=int} {currency:CHF=Franken} an {recipient=person}
%lang es
mándale {amount=int} {currency:EUR=euros} a {recipient=person} desde la {from_account=cuenta}
hazle una transferencia de {amount=int} {currency:USD=dólares} a {recipient=person} {execute_on=date}

%tool penny_standing_order Set up a standing order that pays again and again.
%also Returns the standing order's id.
%also Sends a fixed sum to the same payee in regular intervals, from a first day to a last one.
%param amount* (sum) {"type": "number", "description": "Sum each time"}
%param recipient* (to, payee) {"type": "string", "description": "Payee"}
%param interval* (frequency, every) {"type": "string", "enum": ["weekly", "monthly", "quarterly", "yearly"], "description": "How often"}
%param first_on (start, start_date) {"type": "string", "description": "First payment"}
%param last_on (end, end_date, until) {"type": "string", "description": ""}
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list family: Ben | Ida | dad | Mila | the twins | grandpa | Oscar | Nora | uncle Joe | Finn | mum | Leo
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
(set up|create) a standing order: {amount=amt2} to {recipient=payee3} {interval:monthly=every month|monthly|each month}
pay {recipient=payee3} {amount=amt2} {interval:weekly=every week|weekly|once a week} (from|starting) {first_on=date}
{interval:quarterly=every quarter|quarterly|every three months} {amount=amt2} for {recipient=payee3} from {first_on=date} until {last_on=date}
{recipient=payee3} should get {amount=amt2} {interval:yearly=every year|once a year|annually} from now on
I always forget the rent, so let {amount=amt2} go to my {recipient=kin} by itself {interval:monthly=each month|every month}
{amount=amt2} {interval:weekly=a week} to {recipient=payee3}, last time {last_on=date}, first time {first_on=date}
starting {first_on=date}, {recipient=payee3}, {amount=amt2}, {interval:monthly=monthly}
from {first_on=date} on {recipient=payee3} receives {amount=amt2} automatically, {interval:quarterly=quarterly}
until {last_on=date} I want {interval:monthly=once a month} {amount=amt2} sent to {recipient=payee3}
standing order {recipient=payee3} {amount=amt2} {interval:yearly=yearly} beginning {first_on=date}
set up a {interval:monthly=monthly} payment to {recipient=payee3}
standing order over {amount=amt2} from {first_on=date}
standing order to {recipient=payee2} for {amount=money2}, {interval:monthly=monthly|every month}
pay {amount=money2} {interval:weekly=weekly|every week} to {recipient=payee2} from {first_on=day}
from {first_on=day} until {last_on=dayb}, {amount=money2} {interval:monthly=a month|each month} to {recipient=payee2}
recipient {recipient=payee2}, sum {amount=money2}, interval {interval:quarterly=quarterly}, first {first_on=day}, until {last_on=dayb}
~ {interval:yearly=once a year|yearly} until {last_on=day}, send {recipient=payee2} {amount=money2}
{interval:monthly=every month|monthly} to {recipient=who2}, {amount=eur2}, beginning {first_on=sday}
until {last_on=eday}, {interval:weekly=weekly|each week}, {amount=eur2} for {recipient=family}
from {first_on=sday} {recipient=firm} gets {amount=sum3} {interval:quarterly=quarterly|every three months}, {=aside}
%lang de
richte einen Dauerauftrag über {amount=int} Euro an {recipient=person} ein, {interval:monthly=monatlich|jeden Monat}
%lang es
págale {amount=int} euros a {recipient=person} {interval:monthly=cada mes|todos los meses} a partir de {first_on=date}

%tool penny_move Move money between your own accounts.
%also Books an internal transfer.
%also Shifts a sum from one of your pots to another, such as from checking to savings.
%param amount* (sum, value) {"type": "number", "description": ""}
%param from_account* (source, from) {"type": "string", "description": "Own account that pays"}
%param to_account* (target, to) {"type": "string", "description": "Own account that receives"}
%list account_b: savings account | tax pot | new bike fund | shared account | deposit account | wedding pot | dollar account | investment account | rent account | pension pot | christmas fund | everyday account | pocket money account | garden fund | second account | mortgage offset
%list konto_b: Urlaubskonto | Kinderkonto | Depotkonto | Rücklagenkonto | Mietkonto
%list cuenta_b: hucha del viaje | cuenta de los niños | cuenta del alquiler | fondo de emergencia | cuenta vivienda
move {amount=amt2} from [my] {from_account=account} to [my] {to_account=account_b}
(shift|put) {amount=amt2} into the {to_account=account_b} from the {from_account=account}
{from_account=account} to {to_account=account_b}, {amount=amt2}
{amount=amt2}: {from_account=account} -> {to_account=account_b}
I spent too little this month, so {amount=amt2} of my {from_account=account} may go to the {to_account=account_b}
top up the {to_account=account_b} with {amount=amt2} from {from_account=account}
the {to_account=account_b} is nearly empty, feed it {amount=amt2} out of the {from_account=account}
to {to_account=account_b} from {from_account=account} please, {amount=amt2}
~ take {amount=amt2} off the {from_account=account} and park it in the {to_account=account_b}
move {amount=amt2} to my {to_account=account_b}
I'd like to shift money from {from_account=account} to {to_account=account_b}
move {amount=sum2} from {from_account=accta} to {to_account=acctb}
from {from_account=accta} to {to_account=acctb}, {amount=sum2}
amount: {amount=sum2}, to: {to_account=acctb}, from: {from_account=accta}
put {amount=sum2} into {to_account=acctb} out of {from_account=accta}
{from_account=accta} -> {to_account=acctb}: {amount=sum2}
to {to_account=acctb}, {amount=sum2}, taken from {from_account=accta}
%lang de
buch {amount=int} Euro vom {from_account=konto} aufs {to_account=konto_b} um
schieb {amount=int} Euro aufs {to_account=konto_b}, und zwar vom {from_account=konto}
%lang es
pásame {amount=int} euros de la {from_account=cuenta} a la {to_account=cuenta_b}

%tool penny_transactions List the transactions of an account.
%also Returns bookings[].
%also What came in and went out, in a period, of a shop or person, or above a sum.
%param account (account_name) {"type": "string", "description": "Name of the account"}
%param from_date (start, since) {"type": "string", "description": "First day"}
%param to_date (end, until) {"type": "string", "description": "Last day"}
%param counterparty (merchant, with) {"type": "string", "description": "Shop or person"}
%param min_amount (over, at_least) {"type": "number", "description": "Leave out smaller ones"}
%list past2: last week | may | christmas | the 3rd of june | last summer | 2023 | march 12 | the holidays | easter | last friday | monday | 1 January 2024 | autumn
%list past_b: june | yesterday | new year | the 20th | september | the wedding | last month | 31 March | august 5 | today | this week
%list acct3: savings | joint | checking 2 | Holiday and Car | my main account | house account | business | kids | Ella's | account 4471
%list since2: Monday | 1 March | last week | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12
%list shop: Hotel Bellevue | IKEA | the taxi from the airport | Deutsche Bahn | Staples | Café Luna | O'Reilly | the garage on Mill Street
%list past3: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list past2_2: last sunday | the 19th | october 2 | this morning | the end of last quarter | today | wednesday | 2025-11-30 | new year's day | thursday
(show|list) [me] the transactions on [my] {account=account}
what did I pay {counterparty=payee3} between {from_date=past2} and {to_date=past_b}
transactions {account=account} from {from_date=past2} to {to_date=past_b}[, over {min_amount=amt2}]
everything above {min_amount=amt2} since {from_date=past2}
~ where did all my money go since {from_date=past2}
has {counterparty=payee3} paid me yet, look at the {account=account}
{account=account}: in and out until {to_date=past_b}
~ from {from_date=past2} till {to_date=past_b}, what went to {counterparty=payee3}
I think {counterparty=payee3} charged me twice on the {account=account} since {from_date=past2}
~ bookings of at least {min_amount=amt2} with {counterparty=payee3} up to {to_date=past_b}
{from_date=past2} - {to_date=past_b} {account=account} statement
show my transactions
transactions on {account=acct3} from {from_date=day} to {to_date=dayb}
from {account=acct3} to {counterparty=payee2} since {from_date=since2}
payments to {counterparty=payee2} over {min_amount=money2} until {to_date=day}
account {account=acct3}, from {from_date=day}, to {to_date=dayb}, with {counterparty=payee2}, min {min_amount=money2}
over {min_amount=money2}, from {from_date=day}, on {account=acct3}
at {counterparty=shop} since {from_date=past3}, from {account=acct2}
over {min_amount=eur2}, on {account=acct2}, between {from_date=past3} and {to_date=past2_2}
with {counterparty=firm}, what went through {account=acct2}

%server pennyfold
%list shop: Lidl | Pino's | Van Dyck & Sons | corner bakery | Books in the Yard | Aral | Ikea | Mrs. O'Neill | Thai to Go | Hollis and Daughters | Oxfam | bike guy | Deutsche Bahn
%list cat: Groceries | Eating Out | dog | Gifts and Parties | car | Rent | Kids' Stuff | Holidays | fun money | clothes | Home, Garden | Books for School | Health
%list catb: Fuel | Savings for a Rainy Day | haircuts | Electricity and Gas | Emergency | Date Night | insurance | phone | Christmas | Bike & Train | Nan's birthday | hobbies

%tool recordTransaction Creates a single transaction in the budget. Outflows are positive here. If no account is given the default spending account is used. Do not use for payments that lie in the future (see scheduleTransaction).
%also Enter something that was spent.
%also Book an outlay that has already happened: who was paid, how much, which envelope it belongs in and which account it came out of.
%param payeeName* (payee, merchant) {"type": "string", "description": "Who was paid"}
%param amount* (sum, value) {"type": "number", "description": "Amount in the budget's currency"}
%param accountName (account, paidFrom) {"type": "string", "description": "Account paid from"}
%param categoryName (category, envelope) {"type": "string", "description": "Budget category"}
%param memo (note, comment) {"type": "string", "description": "Note"}
%param date (day) {"type": "string", "description": "Defaults to today"}
%param cleared (settled, reconciled) {"type": "boolean", "description": "Already settled by the bank"}
%list memo: birthday cake for Nora, two candles extra | Tim still has to pay half of it | replaced the filter, next one in May | bought at 6 pm, kept the receipt | lunch with the team, boss pays it back | coat for Ben, may go back on Monday | snacks for the train, and a magazine | we split this, Anna owes me a third | fixed the brakes, new pads in front | tickets for Friday, seats at the back | vet checked her teeth, all fine
I spent {amount=amt} at {payeeName=shop}, {categoryName=cat}
{amount=amt} to {payeeName=shop}, {cleared:true=the bank has it already|it has already gone through}
{payeeName=shop} took {amount=amt} out of {accountName=acct}, goes under {categoryName=cat}
under {categoryName=cat}: {amount=amt} from {accountName=acct} to {payeeName=shop}
put down {amount=amt} at {payeeName=shop} with the remark {memo=memo}
{payeeName=shop}, {amount=amt}, {accountName=acct}, {categoryName=cat}, {date=past}
paid {amount=amt} at {payeeName=shop} and my savings are crying

%tool scheduleTransaction Creates a scheduled (upcoming) transaction. It is entered automatically when its date comes.
%also Plan a payment ahead of time.
%also Put a future bill into the budget, once or repeating, so that the money is set aside before it falls due.
%param payeeName* (payee) {"type": "string", "description": "Who will be paid"}
%param amount* (value) {"type": "number", "description": ""}
%param firstDate* (dueDate, date) {"type": "string", "format": "date", "description": "First due date"}
%param frequency (repeats, recurrence) {"type": "string", "enum": ["never", "weekly", "everyOtherWeek", "monthly", "yearly"], "description": "How it repeats, default never"}
%param accountName (account) {"type": "string", "description": "Account it will be paid from"}
%param categoryName (category) {"type": "string", "description": "Budget category"}
%list repeat: every month => monthly | every other week => everyOtherWeek | every week => weekly | once a year => yearly | just this once => never | each month => monthly | every two weeks => everyOtherWeek | every year => yearly | only once => never | fortnightly => everyOtherWeek
{payeeName=payee} will want {amount=amt} {firstDate=next}, {frequency=repeat}
expect {amount=amt} for {payeeName=payee} {firstDate=next}, out of {accountName=acct}
{firstDate=next}: {amount=amt} goes from {accountName=acct} to {payeeName=payee} under {categoryName=cat}
plan {amount=amt} in {categoryName=cat} to {payeeName=payee} for {firstDate=next} via {accountName=acct}
don't let me forget, {payeeName=payee} gets {amount=amt} {firstDate=next} and {frequency:monthly=every month|each month} after that, from {accountName=acct}
{firstDate=next}, {payeeName=payee}, {amount=amt}, {categoryName=cat}, {frequency=repeat}
there is a bill coming: {amount=amt}, {payeeName=payee}, {firstDate=next}, same as last year

%tool moveBudgetedMoney Reassign budgeted money from one category to another within a month. No bank transfer takes place.
%also Shifts an amount between two envelopes.
%also Cover overspending: take money out of one budget category and give it to a different one.
%param fromCategory* (source, from) {"type": "string", "description": "Category that gives"}
%param toCategory* (target, to) {"type": "string", "description": "Category that receives"}
%param amount* (sum) {"type": "number", "description": ""}
%param month (budgetMonth) {"type": "string", "description": "Budget month, default the current one"}
%param note (memo, reason) {"type": "string", "description": "Why it was moved"}
%list month2: April | next month | September 2026 | December | this month | March | June | 2026-08 | the coming month | October
%list why: we ate out far too often, my fault | the fridge broke, new one comes Tuesday | Ben needs shoes, his old ones pinch | fuel went up again, so this must give | visitors until Sunday, we cook a lot | the vet was dearer than I thought | nobody goes skiing this year, sadly | I forgot Mum's birthday, so more presents | the train is on strike, we drive now | school trip to Bath, paid in cash | a fine for speeding, don't ask
take {amount=amt} out of {fromCategory=cat} for {toCategory=catb}, {month=month2}
{toCategory=cat} needs {amount=amt} from {fromCategory=catb} for {month=month2}
into {toCategory=cat} with {amount=amt} of what is left under {fromCategory=catb}
~ cover {toCategory=cat} with {amount=amt} from {fromCategory=catb}
shift {amount=amt} from {fromCategory=cat} to {toCategory=catb} because {note=why}
{amount=amt}, {fromCategory=cat} to {toCategory=catb}, {month=month2}
we blew it this time, {toCategory=catb} gets {amount=amt} out of {fromCategory=cat}

%tool setCategoryTarget Sets or replaces the target of a category.
%also How much should be put into an envelope.
%also Define what a budget category needs, by which day and how often, and whether what is left over is carried to the next period.
%param categoryName* (category) {"type": "string", "description": "Name of the category"}
%param targetAmount* (goal, amount) {"type": "number", "description": "Amount needed"}
%param targetDate (by, deadline) {"type": "string", "description": "Needed by"}
%param cadence (period, every) {"type": "string", "enum": ["weekly", "monthly", "yearly"], "description": "Period of the target"}
%param rollover (carryOver, keepRest) {"type": "boolean", "description": "Keep what is left at the end of the period"}
%list cadence: every week => weekly | a month => monthly | a year => yearly | per week => weekly | each month => monthly | every year => yearly | weekly | monthly | per month => monthly | per year => yearly
{categoryName=cat} needs {targetAmount=amt} {cadence=cadence}, {rollover:true=what's left stays in|keep the rest for later|leftovers carry over}
I want {targetAmount=amt} in {categoryName=catb} by {targetDate=next}
for {categoryName=cat} aim at {targetAmount=amt}, {rollover:false=start from zero each time|leftovers don't carry over}
~ by {targetDate=next} there should be {targetAmount=amt} lying in {categoryName=catb}
no more than {targetAmount=amt} for {categoryName=cat} {cadence=cadence}, we have to save, and {rollover:true=the remainder stays there}
{categoryName=catb}, {targetAmount=amt}, {cadence=cadence}, {targetDate=next}
let's try to live on {targetAmount=amt} for {categoryName=cat} from now on

%tool listPayeeTransactions Returns all transactions for a specified payee, excluding pending ones.
%also What was paid to whom.
%also Shows every entry of the budget with one shop, person or company; can be limited by day, account or by entries that still need attention.
%param payeeName* (payee, merchant) {"type": "string", "description": "Payee"}
%param sinceDate (from, after) {"type": "string", "description": "Only on or after this date"}
%param accountName (account) {"type": "string", "description": "Only this account"}
%param type (filter, only) {"type": "string", "enum": ["uncategorized", "unapproved"], "description": "Only such entries"}
%param maxEntries (limit) {"type": "integer", "description": ""}
how often did we pay {payeeName=shop}? {type:uncategorized=just the ones without an envelope|only those I haven't sorted yet}
everything with {payeeName=shop}, the last {maxEntries=few}
what went to {payeeName=payee} from {accountName=acct} since {sinceDate=since}
out of {accountName=acct} to {payeeName=payee}, what have we paid
go through {payeeName=shop} from {sinceDate=since} on, I think they charge us twice, {type:unapproved=only what I still have to okay|just what I haven't nodded off}
{payeeName=shop}, {accountName=acct}, since {sinceDate=since}, {maxEntries=few} at most
all we ever spent at {payeeName=shop} this silly year

%server purseling
%list ratepct: 3.5 percent => 3.5 | 4% => 4 | 2.9 | 5 percent => 5 | 6.25% => 6.25 | 1.8 percent => 1.8 | 7% => 7 | 4.1 | 3% => 3 | 0.5 percent => 0.5
%list upfront: 20000 | $5000 | 50000 | €10000 | 15000 euros => 15000 | 3000 | 1000 dollars => 1000 | 2500 | £8000

%tool purseling_divide Split a bill between people with a tip.
%also Returns each person's share.
%also Works out what everybody owes for a meal or a trip, with gratuity on top, rounded up if wanted.
%param total* (amount, bill) {"type": "number", "description": "Amount of the bill"}
%param people* (persons, heads) {"type": "integer", "description": "How many share"}
%param tip (gratuity, tip_percent) {"type": "number", "description": "Tip in percent"}
%param round_up (rounded, full_amounts) {"type": "boolean", "description": "To full units"}
%list billsum: $84 | 126.50 | 240 euros => 240 | €93.20 | 57 | £310 | 1450 | $48.90 | 175 dollars => 175 | 66.60 | 380 | 99 euros => 99
%list heads: four => 4 | 3 | six => 6 | 5 | two => 2 | eight => 8 | 7 | 12 | five => 5 | nine => 9
%list tippct: 10 percent => 10 | 15% => 15 | 18 | 20 percent => 20 | 12.5% => 12.5 | 5 percent => 5 | 22% => 22 | ten percent => 10
%list bill: 84 | 126.45 | 57 euros => 57 | $210 => 210 | £63.50 => 63.5 | 312 | 48.95 | ninety dollars => 90 | 145 pounds => 145 | €38 => 38 | 99
%list heads2: four => 4 | 5 | three => 3 | 6 | two => 2 | eight => 8 | 7 | seven => 7 | 10 | twelve => 12
%list tip: 10% => 10 | 15 percent => 15 | 12 % => 12 | ten percent => 10 | 8% => 8 | 20% => 20 | 5 percent => 5 | eighteen percent => 18 | 12.5% => 12.5 | 7 % => 7
split {total=billsum} between {people=heads}
split {total=billsum} between {people=heads} people with {tip=tippct} tip
~ {people=heads} of us, {total=billsum}, tip {tip=tippct}, {round_up:true=round up|rounded up}
add {tip=tippct} to {total=billsum} and divide by {people=heads}
{tip=tippct} tip on {total=billsum}, {round_up:false=to the cent|don't round}, {people=heads} people
dinner came to {total=billsum}, we were {people=heads}, what do I get from everyone
the waiter was lovely, so {tip=tippct} on top of {total=billsum}, and there are {people=heads} of us at the table
{people=heads} friends in a cabin, {total=billsum} for the weekend, nobody can do sums
we chipped in for the present, {total=billsum} altogether, {people=heads} colleagues
{total=billsum}, {people=heads} people
{people=heads} ways, {total=billsum}, {tip=tippct}
{total=billsum} by {people=heads}, {round_up:true=rounded up}
it's not a loan, just what each of {people=heads} owes of {total=billsum}
split the bill between {people=heads}
divide {total=billsum} with {tip=tippct} tip
{total=bill} by {people=heads2}, {tip=tip} for the waiter
what does each of us pay, {total=bill}, {people=heads2} of us, {round_up:true=rounded up|full amounts only}
dinner was {total=bill} for {people=heads2}, share per head with {tip=tip} on top, {round_up:false=to the cent|don't round}
the tip's already in, {total=bill} shared by {people=heads2}
%lang de
teil {total=billsum} durch {people=int} Leute auf, mit {tip=percent} Trinkgeld
%lang es
divídeme {total=billsum} entre {people=int}, con {tip=percent} de propina

%tool purseling_loan Calculate the instalments of a loan.
%also Returns monthly payment and total interest.
%also What borrowing a sum costs every month at a rate of interest, paid back over so many years, after a down payment.
%param principal* (amount, sum) {"type": "number", "description": "Sum borrowed"}
%param rate* (interest, apr) {"type": "number", "description": "Interest in percent a year"}
%param years (term, duration_years) {"type": "integer", "description": "Term"}
%param down_payment (deposit, upfront) {"type": "number", "description": "Paid at once"}
instalments for {principal=loansum} at {rate=ratepct}
what do I pay a month for {principal=loansum} over {years=term} years at {rate=ratepct}
{rate=ratepct}, {years=term} years, {down_payment=upfront} down, {principal=loansum}
~ {down_payment=upfront} down payment on {principal=loansum}, interest {rate=ratepct}, {years=term} years
over {years=term} years at {rate=ratepct}: how much does borrowing {principal=loansum} cost
can we afford the house, the bank would give us {principal=loansum} at {rate=ratepct}
the dealer offers {principal=loansum} at {rate=ratepct}, paid back in {years=term} years, is that robbery
I'd bring {down_payment=upfront} of my own and owe {principal=loansum} at {rate=ratepct} to my credit union
~ how long will {principal=loansum} eat into my wages if they charge {rate=ratepct}
{principal=loansum} at {rate=ratepct}, {years=term} years
mortgage {principal=loansum}, {rate=ratepct}
{rate=ratepct} on {principal=loansum}, instalment
~ not what I'd earn in interest, what I'd have to pay on {principal=loansum} at {rate=ratepct}
calculate a loan over {years=term} years
loan of {principal=loansum} for {years=term} years
what would I pay back each time on {principal=loan} at {rate=rate}, {years=term2}
{principal=loan}, {rate=rate}, {down_payment=down} upfront: how big are the instalments
borrowing {principal=loan} for {years=term2} with {rate=rate} interest
instalments on {principal=loan} at {rate=rate}, I'm 35 years old

%tool purseling_save_up Calculate how savings grow.
%also Returns the final balance.
%also What putting something aside every month adds up to with interest after some years, from a starting balance.
%param monthly* (deposit, per_month) {"type": "number", "description": "Put aside per month"}
%param rate (interest, yield) {"type": "number", "description": "Interest in percent a year"}
%param years* (period, for_years) {"type": "integer", "description": ""}
%param initial (start_balance, already_saved) {"type": "number", "description": "Balance at the start"}
%list msumx: 200 euros => 200 | $150 => 150 | £80 => 80 | 300 | 50 dollars => 50 | €25 => 25 | 500 pounds => 500 | 120 euros => 120 | 1,000 => 1000 | a hundred euros => 100
what do I have if I put aside {monthly=monthlysum} a month for {years=term} years
{monthly=monthlysum} a month, {rate=ratepct}, {years=term} years, starting with {initial=upfront}
starting from {initial=upfront}, {monthly=monthlysum} monthly for {years=term} years at {rate=ratepct}
{years=term} years of {monthly=monthlysum} at {rate=ratepct} interest
how do {initial=upfront} grow in {years=term} years if I add {monthly=monthlysum} every month
our newborn should be able to pay for university, {monthly=monthlysum} every month till then, {years=term} years
if I skip cigarettes that's {monthly=monthlysum} a month, what would I own in {years=term} years
will {monthly=monthlysum} monthly do for a boat in {years=term} years, there's {initial=upfront} in the jar already
grandma wants to know what becomes of her {monthly=monthlysum} a month after {years=term} years at {rate=ratepct}
{monthly=monthlysum} monthly, {years=term} years
{years=term} years, {monthly=monthlysum}, {rate=ratepct}
savings {monthly=monthlysum}, {years=term} years
nothing borrowed, I lay by {monthly=monthlysum} a month over {years=term} years at {rate=ratepct}, and then
how much will I have saved after {years=term} years
what does {monthly=monthlysum} a month grow to at {rate=ratepct}
{monthly=msumx} a month for {years=yrx} at {rate=pcx}, what's it in the end
starting with {initial=dpx}, adding {monthly=msumx} monthly, {years=yrx}
{monthly=msumx} every month, {rate=pcx}, {years=yrx}, {initial=dpx} already there
~ how much have I got after {years=yrx} of {monthly=msumx} a month, the kid is 2 now
%lang de
wie viel hab ich, wenn ich {years=int} Jahre lang monatlich {monthly=money} zu {rate=percent} anspare

%tool purseling_income_tax Estimate income tax on a salary.
%also Returns tax and net income.
%also What is left of a gross yearly wage in a country, for singles, couples or parents.
%param gross* (income, salary) {"type": "number", "description": "Yearly income"}
%param country* (state, taxed_in) {"type": "string", "description": "Where it is taxed"}
%param status (class, situation) {"type": "string", "enum": ["single", "married", "single_parent", "self_employed"], "description": "Situation of the taxpayer"}
%param children (kids, dependants) {"type": "integer", "description": "How many"}
%list wage: 48000 | $65000 | 72000 euros => 72000 | €39500 | 120000 | 31000 | £54000 | 85000 dollars => 85000 | 26400 | 98000
%list kidsn: two => 2 | 1 | three => 3 | 2 | one => 1 | 4 | four => 4
%list gross: 52,000 => 52000 | 38000 | 45,500 euros => 45500 | $120,000 => 120000 | 64 000 => 64000 | ninety thousand => 90000 | 29,900 => 29900 | £71,000 => 71000 | 83000 | 150,000 => 150000 | 41250
%list land: Iceland | the Netherlands | japan | Costa Rica | New Zealand | South Korea | Portugal | Brazil | Bosnia and Herzegovina | switzerland | Austria | Antigua & Barbuda | Chile
how much income tax on {gross=wage} in {country=country}
{gross=wage} in {country=country}, {status:married=married}, {children=kidsn} children
~ {status:single=single}, {country=country}, {gross=wage} a year: net?
with {children=kidsn} kids and {status:single_parent=no partner|raising them alone}, {gross=wage} in {country=country}
tax for {status:self_employed=self-employed|freelancers} in {country=country} on {gross=wage}
they offer me {gross=wage} in {country=country}, what lands in my pocket
the state takes its bite, so what remains of {gross=wage} in {country=country}
is moving to {country=country} worth it with {gross=wage} and {children=kidsn} children
we {status:married=tied the knot|got married} last year, {gross=wage}, {country=country}, do we keep more now
{gross=wage} {country=country} net
{country=country}, {gross=wage}, {status:single=single}
~ tax {gross=wage}, {country=country}
no savings plan, I want to see what the treasury of {country=country} keeps of {gross=wage}
how much tax on {gross=wage}
what would I pay in {country=country}, {status:married=married} with {children=kidsn} children
what does the taxman take from {gross=gross} in {country=land}
{gross=gross} a year, {country=land}, {status:single=unmarried|single}, what goes to the tax office
tax in {country=land} for a {status:self_employed=freelancer|self-employed person} with {gross=gross} and {children=qsm} kids
income tax on {gross=gross} in {country=land}, two colleagues want to know
%lang es
¿cuánto me queda neto de {gross=wage} en {country=country}, {status:married=casado}?

%server sumthing

%tool sum_tip_split Work out the tip and split a restaurant bill.
%also Returns tip, total and share per person.
%also What everybody at the table owes, gratuity included.
%param bill* (total, amount, subtotal) {"type": "number", "description": "Total before the tip"}
%param tip_percent (tip, gratuity) {"type": "number", "description": "Tip in percent"}
%param people (persons, split_by, guests) {"type": "integer", "description": "How many share"}
%list bill: 84 | 63.50 | $120 => 120 | 212 | 47.80 | 96 euros => 96 | £55 => 55 | 138.40 | 310 | 29.90 | 74 dollars => 74 | 180 | 42 euros => 42 | 156
%list tip: 15 percent => 15 | 20% => 20 | 10% => 10 | 18 percent => 18 | 12 % => 12 | ten percent => 10 | 5% => 5 | twenty percent => 20 | 12.5% => 12.5
%list bill2: 84 | 126.50 | $64 => 64 | 210 euros => 210 | £48.20 => 48.20 | 95.80 | 1,140 dollars => 1140 | fifty euros => 50 | 73 € => 73 | 312 | 39.90
%list tip2: 10 percent => 10 | 15% => 15 | 18 % => 18 | twenty percent => 20 | 12 percent => 12 | 5% => 5 | eight percent => 8 | 22% => 22 | 10% => 10 | fifteen percent => 15
split {bill=bill} (between|among) {people=int} [people] with {tip_percent=tip} tip
{tip_percent=tip} tip on {bill=bill}
dinner was {bill=bill}, there are {people=int} of us
we're {people=int} at the table, the check says {bill=bill} and we want to leave {tip_percent=tip}
{bill=bill}, {people=int} people, {tip_percent=tip}
what does everyone owe if it's {bill=bill} for {people=int} and {tip_percent=tip} for the waiter
{people=int} ways, {tip_percent=tip} on top, {bill=bill}
the waitress was lovely, give her {tip_percent=tip}, it came to {bill=bill}
going dutch: {bill=bill}, {people=int} friends
how much is the whole thing with {tip_percent=tip} when the bill is {bill=bill}
split the bill between {people=int}
how much is {tip_percent=tip} tip
{bill=bill2} for dinner, {tip_percent=tip2}, {people=qsm} of us
what does each of the {people=qsm} of us owe on {bill=bill2}
{tip_percent=tip2} on top of {bill=bill2}, then divided by {people=qsm}
how much should we leave on a restaurant bill of {bill=bill2} at table 6
%lang de
teil {bill=bill} durch {people=int} Leute auf, mit {tip_percent=tip} Trinkgeld
%lang es
divídeme {bill=bill} entre {people=int} personas con un {tip_percent=tip} de propina

%tool sum_loan_payment Monthly payment of a loan.
%also Returns the instalment and the interest paid in total.
%also What borrowing costs each month, by amount, term and interest rate.
%param amount* (principal, loan, sum) {"type": "number", "description": "Sum that is borrowed"}
%param years* (term, duration_years) {"type": "integer", "description": "Term in years"}
%param rate (interest, apr) {"type": "number", "description": "Interest rate in percent"}
%param down_payment (deposit, upfront) {"type": "number", "description": "Own money paid at once"}
%list loan2: 20,000 => 20000 | 15000 | 250k => 250000 | 180,000 euros => 180000 | $30,000 => 30000 | 8,500 => 8500 | 12 thousand => 12000 | 400,000 => 400000 | 95000 | 60k => 60000 | half a million => 500000 | 5000 | 320000 | 45,000 dollars => 45000
%list term3: 10 years => 10 | five years => 5 | 25 years => 25 | 30 years => 30 | 7 years => 7 | 15 years => 15 | three years => 3 | twenty years => 20 | 2 years => 2 | 12 years => 12
%list rate2: 3.5% => 3.5 | 4 percent => 4 | 2.9% => 2.9 | 6.25 % => 6.25 | 5% => 5 | 7.1 percent => 7.1 | 1.8% => 1.8 | three percent => 3 | 4.75% => 4.75
%list own: 5,000 => 5000 | 20000 | 10k => 10000 | 50,000 => 50000 | 3000 | 80,000 => 80000 | 1,500 => 1500 | 35k => 35000
what (are|would be) the monthly payments (on|for) {amount=loan2} over {years=term3} [at {rate=rate2}]
loan {amount=loan2}, {years=term3}, {rate=rate2}
{rate=rate2} on {amount=loan2} for {years=term3}, how much a month
if I borrow {amount=loan2} and pay it back in {years=term3}
could we afford it, {years=term3}, {amount=loan2} from the bank, {down_payment=own} of our own
~ {amount=loan2} at {rate=rate2} with {down_payment=own} down, {years=term3}
over {years=term3} at {rate=rate2}, what does {amount=loan2} cost me each month
instalments for a car at {amount=loan2}: {down_payment=own} upfront, the rest over {years=term3}, {rate=rate2}
{down_payment=own} saved, {amount=loan2} missing, the bank says {rate=rate2} for {years=term3}
the kitchen costs {amount=loan2} and I'd be in debt for {years=term3}, what's that monthly
how much per month at {rate=rate2} over {years=term3}
monthly rate for a loan of {amount=loan2}
monthly cost of {amount=loan} over {years=term2} at {rate=rate}
{amount=loan} from the bank, {down_payment=down} of my own, {years=term2}: how much a month
what do we pay per month if we borrow {amount=loan}, {rate=rate}, for {years=term2}
{amount=loan} spread over {years=term2}, what's that each month, the flat has 85 square metres

%tool sum_body_mass Body mass index from weight and height.
%also Returns the BMI and its class.
%also Whether somebody is too light or too heavy for how tall they are.
%param weight_kg* (weight, mass) {"type": "number", "description": "Weight in kg"}
%param height_cm* (height, tall) {"type": "number", "description": "Height in cm"}
%param age (age_years) {"type": "integer", "description": "Age"}
%list weight_kg: 72 kg => 72 | 85 kilos => 85 | 58 kg => 58 | 94.5 kg => 94.5 | 66 kilograms => 66 | 103 kg => 103 | 49 kilos => 49 | 78.2 kg => 78.2 | 61 kg => 61 | 120 kilos => 120
%list height_cm: 180 cm => 180 | 1.75 m => 175 | 164 cm => 164 | 1.92 m => 192 | 158 centimetres => 158 | 171 cm => 171 | 1.68 metres => 168 | 201 cm => 201 | 1.8 m => 180 | 149 cm => 149
%list age: 34 | 52 | 19 | 67 | 41 | 28 | 75 | 16 | 45
%list kilo: 72 kg => 72 | 80 kilos => 80 | 65.5 kg => 65.5 | ninety kilos => 90 | 58 kilograms => 58 | 104 kg => 104 | 49kg => 49 | 77.2 kilos => 77.2 | 120 kg => 120 | seventy kilos => 70
%list tall: 180 cm => 180 | 165 centimetres => 165 | 172 cm => 172 | 190cm => 190 | 158 cm => 158 | 201 centimetres => 201 | 168.5 cm => 168.5 | 176 cm => 176 | 183 centimeters => 183 | 149 cm => 149
(what's|calculate) my bmi, {weight_kg=weight_kg} and {height_cm=height_cm}
bmi for {height_cm=height_cm}, {weight_kg=weight_kg}[, age {age=age}]
I weigh {weight_kg=weight_kg} and I'm {height_cm=height_cm} [tall]
{height_cm=height_cm} tall, {weight_kg=weight_kg}, {age=age} years old, is that healthy
is {weight_kg=weight_kg} too much for {height_cm=height_cm}
my doctor keeps frowning, {age=age}, {weight_kg=weight_kg} at {height_cm=height_cm}, am I too heavy
dad is {age=age}, {height_cm=height_cm} and brings {weight_kg=weight_kg} on the scales, how does that look
at {height_cm=height_cm} should one worry about {weight_kg=weight_kg}
body mass index: {weight_kg=weight_kg}, {height_cm=height_cm}, {age=age}
am I overweight with {weight_kg=weight_kg}
what's the bmi at {height_cm=height_cm}
BMI for {weight_kg=kilo} at {height_cm=tall}
{height_cm=tall} tall, {weight_kg=kilo}, {age=old} years old: what's my BMI?
am I too heavy with {weight_kg=kilo} and {height_cm=tall}
~ {weight_kg=kilo}, {height_cm=tall}, BMI please, before I turn another year older on the 30th
%lang de
ich bin {height_cm=height_cm} groß und wiege {weight_kg=weight_kg}, wie hoch ist mein BMI
%lang es
peso {weight_kg=weight_kg} y mido {height_cm=height_cm}, ¿qué IMC tengo?

%server tallowbank
%list ref: March rent, sorry it's late | tickets for Saturday, you paid in advance | invoice 2231, second half | thanks for driving us to the airport | deposit for the cabin, balance due in May | your share of the gift, as agreed | for the piano, pick up on Sunday | membership 2026, both of us | happy birthday, buy something silly | electricity, April to June | what I owe you from Lisbon
%list acctb2: Current | Tax Pot | kids' savings | checking | Nest Egg | the blue account | wedding fund | Flex 3 | petty cash | Household and Food | N-Giro | emergency pot
%list refshort: rent | pocket money | club fees | thanks | school lunch | donation | loan for the car | share of the garage | piano lessons | customer no. 4471 | gas and water

%tool tallow_list_transactions Lists the transactions of one account in reverse chronological order. Use `since` and `until` to narrow the period. For a text search use tallow_search_transactions instead.
%also Returns the bookings of an account.
%also Statement view: everything that went into or came out of a given bank account during a period, optionally only one direction.
%param account* (account_id, iban) {"type": "string", "description": "Account name or IBAN"}
%param since (from_date, start) {"type": "string", "description": "First day (inclusive)"}
%param until (to_date, end) {"type": "string", "description": "Last day (inclusive)"}
%param direction (flow, type) {"type": "string", "enum": ["incoming", "outgoing"], "description": ""}
%param limit (max, page_size) {"type": "integer", "description": "Max. rows, default 50"}
what went through {account=acct} {since=since} to {until=until}, {direction:outgoing=only what I paid|just the money going out|spending only}
statement for {account=acct} please, the last {limit=few}
what came onto {account=acct} since {since=since}, {direction:incoming=just the money I got|only what people paid me}
between {since=since} and {until=until}, what moved on {account=acct}?
from {since=since} up to {until=until}, go through {account=acct} with me
{account=acct}, {limit=few} rows, since {since=since}, {direction:outgoing=only debits|money out}
I'm at the bank today, show me the movements on {account=acct}

%tool tallow_search_transactions Full text search over merchant, counterparty and reference of all transactions. Returns at most 100 hits.
%also Find a payment by words.
%also Look for a booking whose merchant name, sender or reference contains some text; can be narrowed to an account, a minimum amount or a booking status.
%param query* (q, text) {"type": "string", "description": "Words to look for"}
%param account (in_account) {"type": "string", "description": "Only this account"}
%param min_amount (amount_from, minimum) {"type": "number", "description": "Smallest amount, in the account's currency"}
%param status (state) {"type": "string", "enum": ["pending", "booked"], "description": ""}
%param sort (order_by) {"type": "string", "enum": ["newest", "oldest", "largest"], "description": "Order of the hits"}
%list search: new tyres | pizza | refund from the airline | deposit for the flat | Lidl | gift for Anna's wedding | Amazon | gym | invoice 4471 | parking at the airport | Steam | plumber and parts
where did I pay for {query=search}? {sort:largest=biggest first|most expensive on top}
dig out {query=search}, {status:pending=still not gone through|the ones that haven't cleared}
anything with {query=search} in {account=acct}?
in {account=acct} hunt for {query=search}, nothing below {min_amount=eur}
is there a payment that says "{query=ref}", {sort:oldest=earliest first|oldest at the top}
{query=search}, {account=acct}, over {min_amount=eur}, {status:booked=already gone through|only settled ones}
did {query=search} ever hit my bank, I have no idea how much

%tool tallow_send_transfer Send money from one of the customer's accounts to a payee or to another own account. The customer has to approve the transfer in the app. Instant transfers cost extra.
%also Executes a single SEPA transfer.
%also Wire a sum once, to a saved recipient or another pot, with a reference text; without a source the main account is debited.
%param to* (payee, recipient, creditor) {"type": "string", "description": "Payee or own account that receives the money"}
%param amount* (value, sum) {"type": "number", "description": "Amount in EUR"}
%param from_account (source, debtor_account) {"type": "string", "description": "Account to debit"}
%param reference (purpose, remittance_info) {"type": "string", "description": "Text on the statement, max 140 characters"}
%param instant (express) {"type": "boolean", "description": "Arrives within seconds"}
%param execute_on (date) {"type": "string", "format": "date", "description": "Execution date"}
wire {amount=eur} to {to=payee}, {instant:true=right this second|it has to be there in seconds|must land immediately}
{to=payee} is owed {amount=eur}, pay that {execute_on=next}
put {amount=eur} from {from_account=acct} into {to=acctb2}
into {to=acctb2} with {amount=eur} out of {from_account=acct}
give {to=payee} {amount=eur} and write {reference=ref}
{amount=eur}, {from_account=acct} to {to=payee}, {reference=refshort}, {execute_on=next}
{to=payee} gets {amount=eur} from me, finally

%tool tallow_create_standing_order Set up a standing order, i.e. a transfer that repeats in a fixed rhythm until it is cancelled.
%also Creates a recurring transfer.
%also Have the bank pay the same amount to the same recipient again and again: weekly, monthly, quarterly or once a year.
%param to* (recipient, payee) {"type": "string", "description": "Who gets the money"}
%param amount* (value) {"type": "number", "description": "EUR per payment"}
%param frequency* (interval, rhythm) {"type": "string", "enum": ["weekly", "monthly", "quarterly", "yearly"], "description": ""}
%param from_account (source_account, account) {"type": "string", "description": "Account to debit"}
%param first_payment (start_date, starts) {"type": "string", "description": "Date of the first execution"}
%param reference (purpose) {"type": "string", "description": "Reference line"}
%list freq: every week => weekly | every month => monthly | each quarter => quarterly | once a year => yearly | every three months => quarterly | each month => monthly | per week => weekly | once a month => monthly | every year => yearly | four times a year => quarterly
{to=payee} should get {amount=eur} {frequency=freq}, starting {first_payment=next}
from now on pay {amount=eur} to {to=payee} {frequency=freq}, out of {from_account=acct}
~ {frequency=freq} take {amount=eur} from {from_account=acct} and put it into {to=acctb2}
into {to=acctb2} {frequency=freq}: {amount=eur} out of {from_account=acct}
send {amount=eur} {frequency=freq} to {to=payee} with the words {reference=ref}
{to=payee}, {amount=eur}, {frequency=freq}, {from_account=acct}, {reference=refshort}
I always forget it: {amount=eur} for {to=payee} {frequency=freq}, automatically

%tool tallow_lock_card Locks a debit or credit card at once. A temporary lock can be lifted in the app; a permanent one cannot.
%also Block a card.
%also Stop all payments with a bank card that was lost, stolen or broken, and if wished order a new one to an address or branch.
%param card* (card_id, which) {"type": "string", "description": "Card name or last four digits"}
%param reason (cause) {"type": "string", "enum": ["lost", "stolen", "damaged", "precaution"], "description": "Why the card is locked"}
%param temporary (reversible) {"type": "boolean", "description": "Lock can be lifted again"}
%param order_replacement (reissue, new_card) {"type": "boolean", "description": "Send a new card"}
%param deliver_to (delivery_address, ship_to) {"type": "string", "description": "Address or branch for the new card"}
%list place2: Hauptstraße 9 | branch in Leeds | the office | my parents' place | 14 Mill Lane, Bath | Graz West | Hotel Astoria | neighbour at number 6 | PO box 88 | holiday flat in Vigo | main branch
block {card=card}, {reason:stolen=somebody took it|my bag was snatched|a pickpocket got it}
stop {card=card} [please], {temporary:true=just for now|only until I find it|I may want it back}
freeze {card=card} and {order_replacement:true=send me a new one|get me another one} to {deliver_to=place2}
post {order_replacement:true=a fresh one|another} to {deliver_to=place2} and shut off {card=card}
{reason:damaged=the chip is broken|it snapped in two}, so kill {card=card} and bring {order_replacement:true=a new one} to {deliver_to=place2}
{card=card}, {reason:lost=can't find it anywhere|it fell out of my pocket}, {order_replacement:true=need another}, {deliver_to=place2}
nobody should be able to pay with {card=card} in the shops

%server tradepost
%list shares: 10 | 25 | 100 | fifty => 50 | 5 | 200 | 3 | 40 | twenty => 20 | a dozen => 12 | 75 | 500 | 1,000 => 1000

%tool tradepost-place-order Buy or sell shares or funds.
%also Places an order. Returns its id.
%also Sends an instruction to the stock exchange, at any price or at a limit, good until a day.
%param side* (action, direction) {"type": "string", "enum": ["buy", "sell"], "description": ""}
%param security* (stock, symbol, fund) {"type": "string", "description": "Share or fund"}
%param quantity* (shares, pieces, units) {"type": "integer", "description": "Number of shares"}
%param order_type (kind, type) {"type": "string", "enum": ["market", "limit", "stop"], "description": "Kind of order"}
%param limit_price (price, at) {"type": "number", "description": "Price for each"}
%param valid_until (expires, good_till) {"type": "string", "description": "Last day"}
%list share: Siemens | Tesla | NVDA | Johnson and Johnson | AAPL | Novo Nordisk | BASF | Procter and Gamble | MSFT | world index fund | Allianz | iShares clean energy fund | Coca-Cola | VWCE | Banco Santander | Shell | Toyota | Vanguard fund for emerging markets | Ferrari | Marks and Spencer | ASML | Deutsche Post
%list limit: 182.50 | 95 dollars => 95 | €61.20 => 61.2 | 240 | $12.80 => 12.8 | 310 euros => 310 | 48.75 | 150 | £33 => 33 | 77.4
%list lots: 10 | 25 | 50 | 100 | 200 | twenty => 20 | 500 | 12 | 75 | 1000 | a dozen => 12 | 300
%list sec: Siemens | Novo Nordisk | Johnson and Johnson | VWCE | Coca-Cola | world index fund | AAPL | iShares clean energy fund | Procter and Gamble | BASF | Bank of America | Shell
%list sum3: 80 | 120 euros => 120 | $45 => 45 | 19.90 | €300 => 300 | 9.5 | £60 => 60 | 250 dollars => 250 | 1200 | 33.20 | 700 | 64.5
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list pila: 10 | 25 | 100 | fünfzig => 50 | 5 | 200 | zwanzig => 20
%list pila_es: 10 | 25 | 100 | cincuenta => 50 | 5 | 200 | veinte => 20
{side:buy=buy|purchase|get me} {quantity=shares} [shares of] {security=share}
{side:sell=sell|get rid of|dump} {quantity=shares} {security=share} at {limit_price=limit}, {order_type:limit=limit order|limit}
{order_type:limit=limit} {side:buy=buy} {security=share}, {quantity=shares} at {limit_price=limit}, valid until {valid_until=date}
{quantity=shares} {security=share} {order_type:market=at market|at any price|market order}, {side:sell=sell}
put in an order to {side:buy=buy} {quantity=shares} {security=share} for no more than {limit_price=limit}
if {security=share} drops below {limit_price=limit}, {side:sell=sell} {quantity=shares} of them, {order_type:stop=stop loss|stop order}
{security=share}: {side:buy=buy} {quantity=shares}, good till {valid_until=date}
{side:sell=off with|throw out} {quantity=shares} of my {security=share}, I can't bear the red numbers any longer
everyone at work talks about {security=share}, so {side:buy=I want in|count me in} with {quantity=shares}
I need cash for the new roof. {side:sell=Let go of|Part with} {quantity=shares} {security=share} by {valid_until=date}, not under {limit_price=limit}
{side:buy=pick up} {quantity=shares} {security=share} once they cost {limit_price=limit}
until {valid_until=date} I'd take {quantity=shares} {security=share}, {side:buy=buying} at {limit_price=limit}
{side:buy=buy} some {security=share} at {limit_price=limit}
{side:sell=sell} {quantity=shares} shares {order_type:market=at market price}
{side:buy=buy} {quantity=lots} shares of {security=sec} at {limit_price=sum3} or less
{side:sell=sell} {security=sec}, {quantity=lots} shares, {order_type:market=at market price|at whatever the market pays}
~ put in a {order_type:limit=limit} order to {side:buy=buy} {security=sec} for {limit_price=sum3}, {quantity=lots} shares, good until {valid_until=end}
side: {side:sell=sell}, security: {security=sec}, qty {quantity=lots}, limit {limit_price=sum3}, valid until {valid_until=end}
until {valid_until=end}, {side:buy=buy} {quantity=lots} {security=sec} at {limit_price=sum3} each
a {order_type:stop=stop} order on {security=sec} at {limit_price=sum3}: {side:sell=sell} {quantity=lots}
{quantity=lots} of my {security=sec}, {side:sell=sell} them by {valid_until=end}
%lang de
{side:buy=kauf} [mir] {quantity=pila} {security=share} zu {limit_price=betrag}, gültig bis {valid_until=date}
{side:sell=verkauf} {quantity=pila} {security=share}
%lang es
{side:buy=cómprame} {quantity=pila_es} acciones de {security=share} a {limit_price=importe}

%tool tradepost-cancel-order Cancel a stock order that was not executed yet.
%also Deletes an open order.
%also Takes back an instruction to the exchange, as a whole or a number of shares of it.
%param order_id* (id, order) {"type": "string", "description": "Id of the order"}
%param quantity (shares, part) {"type": "integer", "description": "Only so many shares"}
cancel [stock] order {order_id=code}
{order_id=code}: cancel {quantity=shares} shares of it
take {quantity=shares} off order {order_id=code}
withdraw my {order_id=id} order before the exchange opens
don't (execute|carry out) {order_id=code} after all
I changed my mind overnight, {order_id=code} must not go through
please stop {order_id=id}, I clicked the wrong button in the tram
of {order_id=code} I'd like to drop {quantity=shares}
my wife would kill me if {order_id=code} went to the floor, call it off
is {order_id=code} still open? then delete it
reduce {order_id=code} by {quantity=shares} shares
cancel my last stock order
~ I want to take back {quantity=shares} shares of an open order
withdraw stock order {order_id=code}
take {quantity=int} shares out of order {order_id=code}
I no longer want {quantity=bigint} of the shares in {order_id=id}
scrap trade {order_id=code}, it has been waiting 3 days
%lang de
storniere die Order {order_id=code}
zieh von der Order {order_id=code} {quantity=int} Stück zurück

%tool tradepost-portfolio Show the shares and funds in a portfolio.
%also Returns positions with gains.
%also What securities are held in an account, sorted by worth, profit or name, in a currency.
%param account (depot, portfolio) {"type": "string", "description": "Name of the account"}
%param sort_by (order, sort) {"type": "string", "enum": ["value", "gain", "name"], "description": "Order"}
%param currency (in_currency, unit) {"type": "string", "enum": ["EUR", "USD", "GBP", "CHF", "JPY"], "description": "Currency"}
%list account: retirement account | joint account with Anna | savings plan for the kids | main depot | account at the old bank | play money | trading account | Tom and Lisa's depot | ETF depot | pension pot in Ireland | family trust | brokerage account
%list acct2: pension pot | Growth | savings with Ella | kids | rainy day, long term | ISA | depot 2 | the joint one | Retirement and House | brokerage | green stuff
show my portfolio
what's in the {account=account}
{account=account} sorted by {sort_by:gain=profit|gain|performance}
my shares in {currency:USD=dollars|US dollars|USD}, {sort_by:value=biggest first|by value}
portfolio {currency:CHF=Swiss francs|CHF|francs}
list positions of the {account=account} {sort_by:name=alphabetically|by name|from A to Z} in {currency:EUR=euros|EUR}
which stocks do I own
am I rich yet or did yesterday's crash eat it all? {account=account} in {currency:GBP=pounds|sterling}
{sort_by:gain=winners first|best performers on top}, what do I hold
how are my investments doing, I haven't dared to look at the {account=account} since spring
the tax adviser wants everything I hold in the {account=account}, {sort_by:value=by worth|largest at the top}, {currency:EUR=in euro|euros}
~ did the nest egg grow, {account=account}
what are my stocks worth in {currency:CHF=francs|Swiss francs|CHF}
holdings in {account=acct2}, {sort_by:name=A to Z|by name}
{account=acct2}: shares and funds, {sort_by:gain=best performers first|by gain}, in {currency:USD=dollars|USD}
which shares do I own, my broker in London wants to know
%lang es
enséñame mi cartera en {currency:USD=dólares} {sort_by:gain=por ganancias|ordenada por beneficio}

%server umbrellow
%list mishort: broken windscreen | stolen bike | burst pipe | lost suitcase | wine on the neighbour's rug | hail damage | cracked phone screen | dead fridge and spoiled food | dog bite | scratched door | kitchen fire
%list pol: home contents | car insurance | HH-4471 | bike and scooter | liability | dental for kids | Gran's life cover | policy 88-210 | travel, Europe | pet plan for Rex | Fiat | legal protection

%tool uw_start_claim Opens a new claim under one of the customer's policies. Tell in plain words what happened; photos can be added later.
%also Report a loss or damage.
%also Files a case with the insurer: under which contract, what went wrong, when, how big the loss is and who else was involved.
%param policy* (policy_id, contract) {"type": "string", "description": "Policy name or number"}
%param what_happened* (description, incident) {"type": "string", "description": "Account of the incident"}
%param incident_date (date, occurred_on) {"type": "string", "description": "When it happened"}
%param estimated_loss (damage, amount) {"type": "number", "description": "Estimated loss in EUR"}
%param third_party (other_party, opponent) {"type": "string", "description": "Other person or company involved"}
%param police_informed (police_report, reported) {"type": "boolean", "description": ""}
%list loss: 800 euros => 800 | €250 => 250 | 1500 euros => 1500 | 90 euros => 90 | €4000 => 4000 | 320 euros => 320 | 12000 euros => 12000 | €60 => 60 | 650 euros => 650 | 2100 euros => 2100
%list third: Mr. Novak next door | a van from Kiwi Labs | the landlord | Lufthansa | Mrs. O'Neill | some tourist on a scooter | city of Leeds | my neighbour Bea | Hollis and Sons | the plumber | bus company
%list mishap: hail has dented the roof, both doors too | somebody scratched my car while I was shopping | the washing machine leaked, all night long | our cat ate a sock and needed surgery | I slipped on the stairs and broke two teeth | the pipe burst at 6 am in the kitchen | my bike was gone when I came back | a tree fell on the shed, nobody hurt | we missed the ferry, because the train was late | Ben kicked a ball through the neighbour's window
{what_happened=mishort}, goes on {policy=pol}, {police_informed:true=the cops were there|I've told the police}
put {what_happened=mishort} on {policy=pol}, about {estimated_loss=loss}
under {policy=pol}, {what_happened=mishort}, the trouble is with {third_party=third}
against {third_party=third} on {policy=pol}: {what_happened=mishort}
use {policy=pol} for this: {what_happened=mishap}
{policy=pol}, {what_happened=mishort}, {incident_date=past}, {third_party=third}, {estimated_loss=loss}
bad day, {what_happened=mishort}, can {policy=pol} pay for that

%tool uw_list_claims List the customer's claims with their state.
%also Returns claims, newest first.
%also Overview of cases reported to the insurer, past and running, by contract, insured person or outcome.
%param policy (contract, policy_id) {"type": "string", "description": "Only claims under this policy"}
%param insured_person (person, insured) {"type": "string", "description": "Only claims of this person"}
%param state (status, outcome) {"type": "string", "enum": ["in_review", "paid_out", "rejected"], "description": ""}
%param reported_since (since, from_date) {"type": "string", "description": "Reported on or after"}
what did we report on {policy=pol}, {state:rejected=those they refused to pay|the ones they turned down}
my cases with the insurer since {reported_since=since}, {state:in_review=still being looked at|no answer so far}
~ did anything on {policy=pol} for {insured_person=fam} go through?
{insured_person=fam} under {policy=pol}, what damage have we sent in
I need to know before the call at three which cases of {insured_person=fam} they {state:paid_out=really paid|gave money for}
{policy=pol}, {insured_person=fam}, since {reported_since=since}, {state:paid_out=money received|already paid}
how are all our cases coming along, any news

%tool uw_get_cover_quote Calculates a premium for a new insurance. Nothing is signed by calling this.
%also Price of a cover.
%also Tells what it would cost to insure a thing, an animal or a person, from some day on, with a given excess, paid monthly or once a year.
%param product* (type, line) {"type": "string", "enum": ["car", "household", "travel", "pet", "life"], "description": "Kind of insurance"}
%param insured* (subject, who) {"type": "string", "description": "Person, animal or thing to be covered"}
%param start_date (from, begins) {"type": "string", "description": "Cover begins"}
%param excess (deductible) {"type": "integer", "description": "Deductible in EUR"}
%param payment (billing, instalments) {"type": "string", "enum": ["monthly", "yearly"], "description": "How the premium is paid"}
%list auto: my Fiat Panda | the old camper | a Tesla Y | our van | Dad's Volvo | the red Golf | a 1972 Beetle | two Vespas and a trailer | the car for Ben | Skoda Octavia | my wife's Mini
%list flat: our flat in Graz | the summer house | Gran's cottage by the sea | flat 4b | the new place | my room in Leeds | the studio on Mill Lane | a caravan in Wales | house and garage | Ben's student digs
%list pet: Rex | two cats and a parrot | our new puppy | Lady Macbeth | the pony at Aunt Rosa's | a rabbit | Minka | Ben's hamster | three hens | a greyhound, nine years old | Otto
%list excess: 150 euros => 150 | €300 => 300 | 500 euros => 500 | 1000 euros => 1000 | €250 => 250 | 100 euros => 100 | 750 euros => 750 | €50 => 50 | 200 euros => 200 | €400 => 400
%list trip: our trip to Chile | two weeks in Vigo | the school trip to Bath | a cruise with Gran | me and the kids | skiing in March | backpacking in Peru | the honeymoon | Jan and Eva | a weekend in Riga
what would {product:car=car|motor} insurance for {insured=auto} cost, {payment:yearly=all in one go|paid once a year}
price for {product:household=contents|home} cover on {insured=flat}, from {start_date=next}
if {insured=pet} needs the {product:pet=vet|animal doctor}, cover that with {excess=excess} out of my own pocket
with {excess=excess} on me, how much is {product:travel=holiday|travel} insurance for {insured=trip}
we are thinking about something in case {insured=fam} {product:life=dies|passes away}, and I'd like to pay {payment:monthly=in twelve bits|spread over the months}
{insured=auto}, {product:car=car|motor}, {start_date=next}, {excess=excess}
is {product:travel=travel} insurance for {insured=trip} dear these days

%tool uw_add_person Adds a person to an existing policy, as a driver, co-insured or beneficiary.
%also Put somebody on a policy.
%also Extends a running contract to a further person from some day on; the premium may change.
%param policy* (contract, policy_id) {"type": "string", "description": "Policy to change"}
%param name* (person, full_name) {"type": "string", "description": "Full name of the person"}
%param role (as, capacity) {"type": "string", "enum": ["driver", "co_insured", "beneficiary"], "description": "Default co_insured"}
%param from_date (effective, starts) {"type": "string", "description": "First day"}
%param policyholder (owner, holder) {"type": "string", "description": "Customer who owns the policy, if not the user"}
put {name=fullname} on {policy=pol}, {role:driver=she will be behind the wheel|he drives it too}
{name=fullname} joins {policy=pol} {from_date=next}
add {name=fullname} to {policyholder=fam}'s contract {policy=pol}
on {policy=pol}, which belongs to {policyholder=fam}, I want {name=fullname} as well
~ we got married in May, so {name=fullname} should be on {policy=pol}, {role:co_insured=covered just like me|with the same cover as me}
{policy=pol}, {name=fullname}, {from_date=next}, {role:beneficiary=gets the money if I die|who inherits the sum}
let {policy=pol} count for {name=fullname} too, a friend of mine

%tool uw_message_adjuster Send a message about a running claim to the adjuster in charge.
%also Write to the claims handler.
%also Leaves a message in a case: a question, news or an answer, on behalf of somebody if need be, marked urgent if it is.
%param claim* (claim_id, case) {"type": "string", "description": "Claim number"}
%param text* (message, body) {"type": "string", "description": "Message"}
%param urgent (priority) {"type": "boolean", "description": "Answer needed within a day"}
%param attach_photos (with_photos, include_pictures) {"type": "boolean", "description": "Attach the photos taken in the app"}
%param on_behalf_of (sender, from) {"type": "string", "description": "Person who the message is from"}
%list claim: C-4471 | 88210 | CL-0093 | 2026-118 | K 5520 | 31007 | CLM-61 | C-1290 | 70-44 | 45512
%list msg: the garage says it will take two weeks | when will you pay, it has been a month | I found the receipt, it was in the drawer | please call me after 5, I work until then | the neighbour agrees and has signed the paper | we got the fridge back, so forget that part | your expert never came on Monday, why? | the price was 400, not 300 as I wrote | who pays for the hotel, you or the airline? | my address has changed, we moved to Leeds
write about {claim=claim}: {text=mishort}, {urgent:true=needs an answer by tomorrow|it can't wait}
on {claim=claim} tell them "{text=msg}", {attach_photos:true=pictures included|with the snaps I took}
from {on_behalf_of=fam} about {claim=claim}: {text=msg}
for {on_behalf_of=fam} let the {claim=claim} people know "{text=msg}"
to whoever handles {claim=claim}: {text=msg}
~ {claim=claim}, {attach_photos:true=with pictures}, {urgent:true=quick reply needed}, "{text=msg}"
{claim=claim}, say {text=msg}

%server willowfile
%list folder2: Taxes | house and garden | Insurance | Kids, school | Work in Progress | bank | pension | the red binder | Health | old stuff | Letters to Answer | Car & Bike
%list office: tax office in Graz | Allianz | city of Leeds | Stadtwerke | HMRC | the landlord | Blue Cross | Dr. Iyer | O'Brien and Sons | pension fund | AOK | Telekom
%list fam2: Ben | my wife | Nora | Gran | our son Theo | Mum and Dad | Lotte | Uncle Bert | the twins | Jan | Dad
%list paperlong: letter about the roof, answer before June | what the garage wanted for the brakes | bill from the vet, Rex slept there twice | note that says when the meter is read | receipt for the desk, bought for work in May | they raise the premium, again from January | refusal of the claim, hail on the Golf | contract with the gym, ends when I move | proof that Nora studies, valid until autumn | how to cancel, signed by Mr. Novak

%tool file_paper Put a scanned or photographed paper away in the household file. The last scan is taken.
%also Archives a document.
%also Files the paper at hand under a title: in which folder, whom it came from, whose it is, which tax year it counts for, and whether the original has to be kept.
%param title* (name, label) {"type": "string", "description": "What it should be called"}
%param folder (binder, section) {"type": "string", "description": ""}
%param sender (issued_by, came_from) {"type": "string", "description": "Authority, insurer or firm it came from"}
%param person (concerns, whose) {"type": "string", "description": "Family member it concerns"}
%param tax_year (year) {"type": "integer", "description": "Counts for the return of this year"}
%param keep_original (paper_copy, retain) {"type": "boolean", "description": "Paper must not be thrown away"}
%list paper: car insurance 2026 | tax bill | Ben's birth certificate | receipt for the boiler | water meter | letter about the pension | Contract with Fitz | dentist, March | warranty | proof of address | flat 4b, deposit
%list year2: 2021 | 2024 | 2025 | 2019 | 2023 | 2022 | 2020 | 2018 | 2026 | 2017
put this away as {title=paper}, {keep_original:true=I mustn't throw it out|we need the real paper too|don't let me bin it}
this one is {title=paper}, {tax_year=year2} it counts for
into {folder=folder2} with this, it came from {sender=office}, call it {title=paper}
from {sender=office} about {person=fam2}: {title=paper}, in {folder=folder2}
keep what I just scanned under {title=paperlong}
{sender=office}, {title=paper}, {folder=folder2}, {tax_year=year2}, {keep_original:false=the paper can go|I'll shred it}
remember the sheet I photographed, {title=paper}, it's no original

%tool fetch_paper Get papers out of the household file again.
%also Finds a filed document.
%also Looks through the archive for words in a paper, in one folder or in all, from one sender, of one kind, for one member of the family.
%param words* (query, text) {"type": "string", "description": "Words in the title or in the text"}
%param folder (binder, within) {"type": "string", "description": "Only in here"}
%param sender (issued_by, from_firm) {"type": "string", "description": "Only from this authority or firm"}
%param kind (type, doc_type) {"type": "string", "enum": ["letter", "bill", "contract", "certificate"], "description": ""}
%param latest_only (newest, last_one) {"type": "boolean", "description": "Return just the most recent hit"}
%list word2: boiler | notice to quit | roof repair | kilometres | customer number | deposit | dental crown | flood damage | rent increase | school fees and lunch | bonus for no claims | heat pump
where did we put the thing about {words=word2}, {kind:contract=the one we signed|something with signatures|what we agreed on}
I need what says {words=word2}, {latest_only:true=the last one will do|only the newest|just the most recent}
{words=word2} from {sender=office} in {folder=folder2}
out of {folder=folder2}, whatever {sender=office} wrote on {words=word2}
I'm on the phone with them, get out "{words=paperlong}", {folder=folder2}
{folder=folder2}, {words=word2}, {sender=office}, {kind:bill=what we had to pay|where they want money}
is there any letter left with {words=word2} in it

%tool ask_tax_adviser Send a question to the tax adviser's inbox. Costs apply according to the fee agreement.
%also Message to the accountant.
%also Puts a tax question to a named adviser about oneself or a family member, with a day by which the answer is needed; the spouse can be kept out of it.
%param question* (text, message) {"type": "string", "description": ""}
%param adviser (to, accountant) {"type": "string", "description": "Who should answer"}
%param concerns (about, regarding) {"type": "string", "description": "Person or firm it is about"}
%param answer_by (deadline, needed_by) {"type": "string", "description": ""}
%param hide_from_family (private, confidential) {"type": "boolean", "description": "Not visible in the shared file"}
%param callback (reply_via, answer_channel) {"type": "string", "enum": ["phone", "email", "video"], "description": "How the adviser should answer"}
%list tax: can I deduct the desk, it stands in the kitchen | do I have to pay tax on Gran's watch | who enters the kids, me or my wife | what happens if I sell the flat before May | is the course in Riga work or holiday | we rent out a room, must I tell them | how long do I keep the receipts from 2019 | the letter says 400, why not 300 | may Ben earn money and still be insured with us | I drove to work by bike, does that count
%list advs: Ms. Novak | Hollis & Partner | Tom Berger | the lady from Graz | Dr. Abara | Judith at the office | our accountant | Price and Sons | Mr. Tanaka | Lea
{question=tax}, ask that, {hide_from_family:true=my wife needn't see it|the others shouldn't read it|just between them and me}
let {adviser=advs} tell us {question=tax}
from {adviser=advs} about {concerns=fam2}: {question=tax}
for {concerns=fam2} to {adviser=advs}: {question=tax}
put it to {adviser=advs}, by {answer_by=soon}: {question=tax}
{adviser=advs}, {concerns=fam2}, by {answer_by=soon}, {callback:phone=they should ring me|I want to talk to them}, {question=tax}
the tax people could answer me this, {question=tax}

%tool switch_provider Leave one supplier or insurer and sign up with another; the notice is written for you.
%also Change from one contract to a new one.
%also Gives notice to the present company and applies at the next, in whose name, on which day, ordinarily or because of a price rise.
%param old_provider* (current, leave) {"type": "string", "description": "Company that is left"}
%param new_provider* (next, join) {"type": "string", "description": "Company that is joined"}
%param holder (in_name_of, customer) {"type": "string", "description": "Person in whose name the contract runs"}
%param switch_on (date, effective) {"type": "string", "description": "First day with the new one"}
%param notice (ground, cause) {"type": "string", "enum": ["ordinary", "price_increase", "moving"], "description": "Ground for leaving"}
%param paperless (online_only, e_documents) {"type": "boolean", "description": "Documents only online"}
%list old2: Vodafone | E.ON | Allianz | Telekom | the old insurer | Bright & Cheap | Stadtwerke | AXA | Three | British Gas | Sun in a Box
%list new: Octopus | O2 | Green Planet | HUK | Direct Line | Fibre for All | Naturstrom | Ergo | giffgaff | Lemonade | Wind and Co
away from {old_provider=old2}, on to {new_provider=new}, {notice:price_increase=they got too dear|they want more money now|because they charge more}
leave {old_provider=old2} for {new_provider=new}, {paperless:true=nothing by post|no letters please|I don't want any paper}
take {holder=fam2} from {old_provider=old2} to {new_provider=new}
to {new_provider=new} out of {old_provider=old2}, it runs in the name of {holder=fam2}
I've had enough, we waited an hour on the phone, {new_provider=new} instead of {old_provider=old2}, {switch_on=soon}
{old_provider=old2} to {new_provider=new}, {switch_on=soon}, {holder=fam2}, {notice:moving=we get a new flat|there's a new address}
sign up with {new_provider=new} and drop {old_provider=old2}, it's time to be moving on

%tool add_deadline Enter a tax, insurance or contract deadline in the family's list.
%also Notes a date by which some paperwork has to be done.
%also Registers what is due and when, towards which office or company, who in the family has to see to it, how many days ahead to warn and in what way.
%param what* (task, title) {"type": "string", "description": "What has to be done"}
%param due* (deadline, last_day) {"type": "string", "description": "Last day"}
%param office (authority, addressee) {"type": "string", "description": "Authority or company that waits for it"}
%param responsible (assignee, in_charge) {"type": "string", "description": "Family member who sees to it"}
%param warn_days (lead_days, days_before) {"type": "integer", "description": "Days of warning, default 7"}
%param warn_by (channel, reminder_via) {"type": "string", "enum": ["push", "email", "sms"], "description": ""}
%list todo2: tax return | pay the car insurance | objection to the fine | VAT for March | renew Rex's policy | cancel the gym | send the meter reading | property tax | proof of income | claim for the roof | second instalment
%list todolong: write back about the roof, with photos | pay the rest of the tax, not the first half | tell them we moved and send the form | cancel the phone contract before it renews | hand in receipts from Lyon, sorted by month | ask for two more weeks for the return | sign the policy for Ben, both of us | check if the refund came, else call at nine | send Gran's certificate, the original one | objection, they forgot the kids
%list warn: three days => 3 | a week => 7 | two days => 2 | 14 days => 14 | ten days => 10 | two weeks => 14 | 5 days => 5 | a day => 1 | 30 days => 30 | 21 days => 21
{what=todo2} has to be done by {due=soon}, {warn_by:sms=text me|with a message to my phone|drop me a text}
don't let us miss it, {what=todo2}, {due=soon}, {responsible=fam2} does it
{responsible=fam2} owes {office=office} the {what=todo2} by {due=soon}
for {office=office}, from {responsible=fam2}: {what=todo2} until {due=soon}
put on the list for {due=soon}: {what=todolong}
{due=soon}, {what=todo2}, {office=office}, {warn_days=warn} ahead, {warn_by:email=in my inbox|by mail}
{due=soon} is the last day for {what=todo2}, I got a text about it
