# Customers, help desk, people, hiring, billing.
%list crm_what: head of purchasing at Siemens | anyone at Globex | Miller | logistics people in Rotterdam | plumber | CFO of Initech | procurement lead at Northwind | Jana Becker | bakeries in Hamburg | former customers | resellers in Spain | dentists | press contacts | trade fair 2023 | Dr. Okafor | Contoso | site manager | newsletter subscribers in Leeds | Lindqvist | architects we met in Milan
%list deal: Acme renewal | Northwind expansion | Contoso pilot | Globex licence deal | hospital project | Baker Street refit | Initech upgrade | Zurich rollout | school district contract | Hansen solar deal | Umbrella framework agreement | Kowalski order | Riverside hotel project | fleet leasing deal | Stark 200 seat deal | bakery chain offer | Vandelay import | city library tender | Wayne support contract | Tyrell analytics package
%list deal_note: they want a discount on year two | budget was cut | the champion left the company | legal is reviewing the terms | they went with a cheaper vendor | signature expected after the board meeting | asked for three references | call them again in spring | price was never the problem | pilot went really well | waiting for their security team | decision moves to headquarters | competitor offered free onboarding | procurement wants net 60 | they loved the demo | no answer since the second call | we drop the setup fee | purchase order is on its way | new contact is the finance director | contract starts in July
%list note_de: der Kunde möchte erst nach Ostern starten | das Budget wurde gestrichen | wir warten auf die Unterschrift | der Preis war zu hoch | bitte dringend zurückrufen | Ersatzteil ist bestellt | die Rechnung ging an die falsche Adresse | alles erledigt, kann geschlossen werden | der Drucker ist immer noch offline | wir brauchen noch die Seriennummer | Kunde war sehr zufrieden | der Techniker kommt am Montag | das Passwort wurde zurückgesetzt | bitte noch nicht schließen | der Laptop startet nach dem Update nicht mehr
%list note_es: el cliente pide un descuento | sigue sin funcionar | estamos esperando la pieza | ya lo hablé con el jefe | falta la firma del director | el presupuesto no alcanza | llamar otra vez la semana que viene | quedó todo resuelto | se equivocaron de dirección | necesita una factura nueva | el pedido llegó incompleto | prefieren empezar en otoño
%list issue: VPN keeps dropping | can't log in to payroll | laptop won't charge | printer on floor 3 is offline | Outlook crashes on start | no sound in meeting room B | password reset loop | monitor flickers | shared drive is gone | screen stays black after update | badge reader rejects my card | wifi dead in the canteen | keyboard missing keys | phone has no dial tone | two factor code never arrives | website shows a 500 error | checkout page hangs | app logs me out every hour | invoice PDF is empty | can't open the scanner software | mailbox is full | export button does nothing
%list issue_detail: it started after last night's update | I rebooted twice and nothing changed | the error says access denied | it happens every time I open a large file | works on my colleague's machine but not on mine | the whole team in accounting is affected | the customer is quite angry about it | I hear a beep and then it dies | only when I work from home | the screen goes black for ten seconds and comes back | I already tried another cable | since Monday nobody can save documents | it asks for a licence key we do not have | the light on the front blinks orange | the form loses everything I type | it says my account is locked
%list ticket_note: customer confirmed that it works again | waiting for a replacement part | I called twice, no answer | looks like the same bug as last week | please send us a screenshot | sent a new laptop by courier | cannot reproduce on my side | we refunded the shipping cost | vendor promises a fix on Friday | escalated to the network team | user is on holiday until the 5th | reset the password and unlocked the account | they will test it tomorrow morning | driver updated, let's see | thanks for your patience, we are on it | needs approval from finance first | root cause was a full disk | do not close before the audit | try again in a private window | swap the cable before you order anything
%list leave_reason: my sister gets married | moving to a new flat | the kids have no school | family visit in Lisbon | I have surgery | need a break | my father's funeral | we fly to Japan | doctor told me to rest | house renovation | long planned hiking trip | the baby is due | exam week | visa appointment | taking care of my mother | a wedding abroad
%list cancel_why: project deadline moved | the wedding was called off | my flight was cancelled | a colleague is ill and I cover for her | we postponed the move | the doctor's appointment is in the evening now | nobody else can run the release | I got better sooner | plans changed | the school trip is off | I would rather save the days | the festival was cancelled | my parents visit us instead | we could not find a dog sitter | the boss asked me to stay
%list month: March | last month | October | January 2024 | this month | December | May 2023 | previous month | two months ago | August | November last year | February 2025 | June | september | April | july 2022
%list month_de: März | letzten Monat | Oktober 2024 | diesen Monat | Dezember | Juni 2023 | vorigen Monat | August | Mai | November
%list skills: python and sql | java, kotlin and android | figma | react and typescript | rust | excel, sap and bookkeeping | welding | french and german | kubernetes and terraform | copywriting and seo | cad, solidworks | nursing and first aid | forklift license | machine learning, statistics and r | salesforce | project management and scrum | public speaking | autocad and revit | payroll, datev | node, graphql and aws
%list panel: Anna and Tom | me and Priya | Lee, Marta and Jo | Sven | Kim, Omar | both founders | Julia and the CTO | Ravi, Chen and Paula | Mrs. Novak and Ben | Diego and me | HR and the hiring manager | team lead
%list reject_reason: not enough experience | salary expectations too high | no work permit | failed the coding test | we found someone else | he withdrew half of the answers | communication was poor | position is closed | no cultural fit | wants full remote | did not show up | missing the degree we need | too junior | language skills are too weak | prefers a part time job | references did not check out | overqualified | cannot start before next year
%list billed_for: website redesign | three days of consulting | April maintenance | logo and business cards | translation of the manual | plumbing repair | photo shoot | annual licence | catering for 40 people | workshop in Bergen | delivery of 200 chairs | roof inspection | hosting until December | server migration | garden work | tax advice | interpreter at the conference | spare parts and labour | stage lighting rental | first milestone
%list dun_text: please pay within seven days | we must have missed your transfer | this is the second reminder | otherwise we stop delivery | let us know if something is wrong with the bill | our bank details have changed | a friendly nudge | thanks for settling this soon | we would hate to involve a lawyer | you can also pay in two instalments | the goods left our warehouse weeks ago | ignore this if you have already paid | your account is on hold until then | call us if you need more time | no late fee if it arrives this week
%list quoted: 10 office chairs and 2 desks | 50 licences and onboarding | paint, brushes and labour | three laptops, three docks | roof tiles and gutters | weekly cleaning | 200 printed t-shirts and 50 caps | solar panels and a battery | two days of training | translation and proofreading | kitchen cabinets, a sink and installation | snow clearing | 400 brochures | security cameras and wiring | piano tuning | boiler replacement | cupcakes, cake and coffee | fencing, gates
%list inv_no: INV-1042 | 2024-118 | RE-5531 | 88213 | inv-77 | INV2023-004 | R-1900 | 45120 | F-2209 | 10077 | B-661 | 2025/031 | INV-9 | 7003-A | INV-5580

%tool crm_search_contacts
(look up|find|pull up) {query=crm_what} in (the|our|) crm
who do we (know|have) at {query=company}[ in the crm]?
do we have a contact (called|named) {query=fullname}?
crm contact {query=fullname}
I'm about to call a customer, what (do|have) we (have|got) on {query=fullname} (in our customer database|in the crm)
show me {limit=int} contacts (matching|for) {query=crm_what}
search (our|the) customer (base|list|records) for {query=crm_what}, {limit:5=five|5|top five|no more than 5} are enough
{query=company}, who is our contact person there
I forgot the guy's details, {query=fullname} from the client side, check the crm please
can you search the crm contacts for me?
I need to find a customer contact
%lang de
(such|suche) {query=fullname} im CRM
wen (kennen|haben) wir (eigentlich|) bei {query=company} als Kontakt?
%lang en

%tool crm_create_contact
add {name=fullname} from {company=company} to the crm
(new contact|new crm contact|create contact): {name=fullname}, {email=email}[, {phone=phone}]
I just met {name=fullname} at the fair, works (for|at) {company=company}, please (save|put) her in the crm
save {name=fullname} as a (customer|crm) contact with the number {phone=phone}
{name=fullname}, {company=company}, {phone=phone} - (put that|add this person) in our crm
could you (create|set up) a customer record for {name=fullname} ({email=email}|reachable at {phone=phone})
please enter a new lead contact called {name=fullname}, mail is {email=email}, phone {phone=phone}, company {company=company}
our crm doesn't have {name=fullname} yet, add him
add a new contact at {company=company} to the crm
I have a new customer contact to enter, her address is {email=email}
new person for the crm with phone {phone=phone}
%lang es
(añade|agrega) a {name=fullname} de {company=company} (al CRM|como contacto de cliente)
%lang en

%tool crm_update_deal
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
%lang de
setz den Deal {deal=deal} auf {stage:won=gewonnen|abgeschlossen}[, Notiz: {note=note_de}]
%lang en

%tool crm_list_deals
what's in (the|our) [sales] pipeline [right now]?
show [me] (all|) deals (in|that are in) {stage:negotiation=negotiation|the negotiation stage}
which deals did we {stage:lost=lose|not get|miss out on}?
how many opportunities does {owner=firstname} have (in|at) {stage:proposal=proposal stage|the proposal stage|the offer stage}
deals over {min_amount=money}
(list|give me) {owner=firstname}'s deals worth (more than|at least) {min_amount=money}
the boss wants to know what {owner=fullname} is (selling|working on), list the deals
anything {stage:won=closed won|won} above {min_amount=money}?
I have a sales meeting in ten minutes, get me the (open deals|pipeline)
{stage:lead=fresh leads|new leads|leads} {owner=firstname} is looking after
%lang es
(muéstrame|enséñame) los negocios {stage:won=ganados|que ganamos} de {owner=firstname}
%lang en

%tool create_ticket
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
%lang de
(erstell|mach) [bitte] ein Ticket: {subject=topic}, {description=note_de}
%lang en

%tool list_tickets
(what|which) tickets are [still] {status:open=open|unresolved|not done}?
show {assignee=firstname}'s tickets
{status:pending=pending|waiting|on hold} tickets
list the last {limit=int} (support tickets|helpdesk tickets|tickets)
how much is in the support queue [right now]
anything {status:open=open|still open} for {assignee=firstname} at the help desk?
I want to see {limit=int} {status:solved=solved|resolved|fixed} tickets
what did {assignee=fullname} {status:closed=close|wrap up} in the helpdesk
before standup: tickets assigned to {assignee=firstname} that are {status:pending=waiting for the customer|pending}
give me an overview of [all] support tickets
%lang es
(qué|cuáles) tickets (están|siguen) {status:open=abiertos|sin resolver}[ de {assignee=firstname}]
%lang en

%tool add_ticket_comment
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
%lang de
schreib (in|zu) Ticket {ticket_id=num_id}: {comment=note_de}
%lang es
(comenta|escribe) en el ticket {ticket_id=num_id} que {comment=note_es}
%lang en

%tool assignTicket
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
%lang es
(asigna|pasa) el ticket {ticketId=num_id} a {agent=firstname}
%lang en

%tool request_leave
(I'd like|I want) to take {leave_type:vacation=vacation|holiday|annual leave} from {start_date=date} (to|until) {end_date=date}
book me {leave_type:vacation=time off|vacation days|PTO|holidays} {start_date=date} to {end_date=date}, {reason=leave_reason}
I'm {leave_type:sick=sick|ill|down with the flu}, tell HR I'm off {start_date=date}
put in {leave_type:sick=a sick day|sick leave|a sick note} for {start_date=date}
request {leave_type:parental=parental leave|paternity leave|maternity leave} starting {start_date=date}
{leave_type:unpaid=unpaid leave|leave without pay} {start_date=date} until {end_date=date} please, reason: {reason=leave_reason}
there was a death in the family, I need {leave_type:bereavement=bereavement leave|compassionate leave} from {start_date=date}
since {reason=leave_reason}, please apply for {leave_type:vacation=vacation|annual leave} from {start_date=date} through {end_date=date}
{start_date=date} off please, {leave_type:vacation=vacation day|holiday}
(I need|request) {leave_type:vacation=some vacation|a few days off|some holiday}
apply for leave from {start_date=date} to {end_date=date}
%lang de
(reich|trag) [bitte] {leave_type:vacation=Urlaub} von {start_date=date} bis {end_date=date} ein
%lang en

%tool get_leave_balance
how many {leave_type:vacation=vacation days|holidays|days of vacation} do I have left?
my leave balance [please]
how much time off is left [for me] in {year:2025=2025}
{leave_type:sick=sick leave|sick days} (used up|remaining|left)?
can I still afford a week off? check how many days I have left
check my {leave_type:vacation=vacation|holiday|annual leave} balance for {year:2024=2024}
what's left of my {leave_type:parental=parental leave|baby leave}
I'm planning a trip, do I even have any {leave_type:vacation=vacation|PTO|annual leave} left
remaining leave days {year:2026=2026}
%lang es
(cuántos|cuántos me) días de {leave_type:vacation=vacaciones} me quedan?
%lang en

%tool cancel_leave_request
cancel [my] leave request {request_id=num_id}
withdraw (the|my) time off request {request_id=code}, {reason=leave_reason}
I don't need the days off any more, take back request {request_id=num_id}
{request_id=num_id} can go, I'm not taking that vacation after all
the trip fell through so please cancel absence {request_id=code}
pull back leave {request_id=num_id} because {reason=cancel_why}
hr request {request_id=code} - cancel
would you mind revoking my holiday request, the number is {request_id=num_id}
cancel my vacation request
I want to withdraw the leave I asked for
%lang de
(storniere|zieh) [bitte] (den|meinen) Urlaubsantrag {request_id=num_id} (zurück|)
%lang en

%tool get_payslip
(show|get|open) my payslip for {month=month}
what did I (earn|get paid) in {month=month}?
{month=month} payslip
I need (the salary statement|the pay stub|my wage slip) from {month=month} for the bank
how much tax was taken off my pay in {month=month}
the landlord wants proof of income, fetch my {month=month} salary slip
pay stub, {month=month}, please
could you pull up what landed on my pay cheque {month=month}
can I see a payslip
I need one of my pay stubs
%lang de
(zeig|hol) mir (die|meine) (Gehaltsabrechnung|Lohnabrechnung) (für|vom|) {month=month_de}
%lang en

%tool ats-search-candidates
find (candidates|applicants) (who know|with) {skills=skills}
who (in our pool|among the applicants) (can do|knows) {skills=skills} and lives in {location=city}?
we're hiring again, look for people with {skills=skills} and (at least|minimum) {min_years=int} years (of experience|in the job)
{skills=skills} candidates {location=city}
any applicants in {location=city} (good at|experienced in) {skills=skills}[, {min_years=int} years plus]
search the talent pool for {skills=skills}
got a vacancy to fill: {skills=skills}, {min_years=int} or more years, {location=city}
I need somebody for the new role, skills would be {skills=skills}. who has applied with that?
search for candidates in {location=city}
find me applicants with more than {min_years=int} years of experience
%lang es
(busca|encuentra) candidatos (que sepan|con conocimientos de) {skills=skills} en {location=city}
%lang en

%tool ats-schedule-interview
(schedule|set up|arrange) an interview with {candidate=fullname} {when=when}
{candidate=fullname} {round:phone_screen=phone screen|screening call|first call} {when=when}
put {candidate=fullname} in for the {round:technical=technical interview|coding interview|tech round} {when=when} with {interviewers=panel}
{when=when} works for {candidate=fullname}, please plan the {round:final=final round|last interview|final interview}
I want {interviewers=panel} to (interview|talk to) {candidate=fullname} {when=when}
invite the applicant {candidate=fullname} {round:onsite=on site|to the office|for an onsite} {when=when}
job interview, {candidate=fullname}, {when=when}, {interviewers=panel} will be there
we liked the cv of {candidate=fullname}, get an interview on the books for {when=when}
schedule an interview with {candidate=fullname}
plan a {round:technical=technical round|coding round} {when=when} with {interviewers=panel}
%lang de
(plane|vereinbare) ein Vorstellungsgespräch mit {candidate=fullname} {when=when}
%lang en

%tool ats-reject-candidate
reject {candidate=fullname}[, {reason=reject_reason}]
we won't (hire|go ahead with) {candidate=fullname} because {reason=reject_reason}
turn down the application of {candidate=fullname} {send_email:false=without sending a mail|but don't mail them|silently}
{candidate=fullname} is a no: {reason=reject_reason}
decline {candidate=fullname} and {send_email:true=let them know by email|send the refusal mail|mail them}
not moving forward with {candidate=fullname}, {reason=reject_reason}. {send_email:true=send them the rejection|inform them by mail}
I'm afraid {candidate=fullname} is out, please close the application
the panel voted against {candidate=fullname}, reason is {reason=reject_reason}, update the recruiting system
reject the candidate, {reason=reject_reason}
turn down that applicant and {send_email:true=mail them|send an email}
%lang es
(rechaza|descarta) la candidatura de {candidate=fullname}
%lang en

%tool createInvoice
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
%lang de
(schreib|erstell) {customer=company} eine Rechnung über {amount=money}
%lang en

%tool listInvoices
which invoices are {status:overdue=overdue|late|past due}?
show all {status:draft=draft|unsent} invoices
what has {customer=company} {status:paid=paid|already paid|settled} [so far]
list invoices for {customer=company}
who still owes us money? show the {status:overdue=late|overdue|unpaid and late} bills
invoices {customer=company} {status:sent=sent|waiting for payment|sent out}
my accountant asks for a list of our invoices
did {customer=company} pay? show me their bills
{status:overdue=overdue ones|late ones} from {customer=company}, the invoices I mean
%lang es
(lista|muestra) las facturas {status:overdue=vencidas|atrasadas}[ de {customer=company}]
%lang en

%tool sendPaymentReminder
(send|fire off) a payment reminder for [invoice] {invoiceNumber=inv_no}
remind them to pay {invoiceNumber=inv_no}, tell them {message=dun_text}
invoice {invoiceNumber=inv_no} is still not paid, nudge the customer
dunning letter for {invoiceNumber=inv_no}: "{message=dun_text}"
they haven't paid {invoiceNumber=inv_no} yet. chase them with the words {message=dun_text}
{invoiceNumber=inv_no} overdue, please send a (notice|reminder|dunning notice) and add that {message=dun_text}
could you politely ask for the money of bill {invoiceNumber=inv_no}
still no transfer for {invoiceNumber=inv_no}, send the customer a reminder
send the customer a payment reminder
chase the unpaid invoice and write {message=dun_text}
%lang de
(schick|sende) eine Zahlungserinnerung für Rechnung {invoiceNumber=inv_no}
%lang en

%tool createQuote
(make|prepare|write) a quote for {customer=company}: {items=quoted}
{customer=company} wants a price for {items=quoted}, make an offer
quote {customer=fullname} {items=quoted}[, valid {validDays=int} days]
offer {items=quoted} to {customer=company}, good for {validDays:14=two weeks|14 days}
we need a quotation for {items=quoted}, the customer is {customer=company}
could you draw up an estimate for {customer=fullname}, they asked for {items=quoted}
prepare an offer with {items=quoted} (for|to) {customer=company} that holds for {validDays:30=a month|30 days|thirty days}
they called about {items=quoted}. send {customer=company} a quotation
make an offer for {customer=company}
write a quote for {items=quoted}
%lang es
(haz|prepara) un presupuesto para {customer=company} con {items=quoted}
%lang en

%tool none
do you think we will hit the sales target this year
what would you say in a job interview if they ask about weaknesses
%tool talk
our crm is such a mess these days
I hate writing invoices on a Friday
the help desk people were really nice to me today
that interview went better than I expected
payday can't come soon enough
my colleague is on parental leave and I miss her
customers are always right, aren't they
I wonder why recruiters never answer
thanks, the ticket is solved now
the deal with {=company} took us two years, what a ride
three weeks of vacation went by like nothing
{=firstname} got promoted to head of support, how cool is that
salaries in this city are a joke
I used to work at a help desk, you know
invoicing software all looks the same to me
