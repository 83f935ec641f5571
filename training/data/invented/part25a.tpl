# Work in a team: what is optional is told in two or three words at the end or as an aside, by its sense.
%lang en
%list y5who: Marit | Teo Brandt | dee from platform | Mr. Okonkwo | sam | Priya N. | O'Malley | the new intern | Anouk de Wit | Gus in accounts | yuki | Hanna's deputy | Fred
%list y5whob: Lucho | Mrs. Ferreira | ben | Ada van Loon | the other Tom | Kirsty from sales | d'Angelo | rosa m | Viktor | our working student | Jean-Luc | Imani | pat in QA
%list y5team: platform | mobile | Growth and Retention | the night crew | payments | Team Walrus | infra | Data, EU | customer care | web core | people who ship | Ops North | QA
%list y5proj: Lighthouse | the checkout rewrite | atlas | Move to Ghent | ios-app | Phoenix 2 | Search & Find | summer launch | Bread and Butter | internal tools | Kids' Corner | PAYX | website for Moller
%list y5projb: Kestrel | new onboarding | Tooling, Phase 2 | api-v3 | Orchard | From Paper to Cloud | data lake | Marco's prototype | Nightingale | the intranet | B2B | mobile and tablet
%list y5few: two => 2 | 3 | five => 5 | 8 | ten => 10 | 12 | 20 | six => 6 | 30 | fifteen => 15
%list y5on: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | July 4th | Tuesday | the 1st of May | 12/8 | the 30th
%list y5till: Friday | the end of the month | 28 March | the 15th | next Wednesday | Christmas Eve | the 2nd of July | Sunday night | 2026-06-30 | May 9th | the week after Easter
%list y5day: tomorrow | next Friday | this Thursday | the day after tomorrow | 6 November | Monday | next Wednesday | 18 July | the 8th of May | Monday week | 2026-04-11
%list y5past: last Monday | the 3rd of May | March 1st | Easter | the start of the year | 2025-10-01 | yesterday | the 20th | last week | mid-January | Tuesday
%list y5min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40 | three hours => 180
%list y5key: BRN-14 | PAY-311 | WEB-8 | brn-902 | OPS-77 | APP-1203 | CORE-5 | KID-46 | atlas-19 | DOC-230
%list y5label: regression | ux, wording | billing and tax | good first issue | from support | tech debt | android | a11y | needs design | legal, gdpr

%list y5seek: white screen after login | export to Excel | umlauts in file names | slow | coupon and voucher codes | the thing with the printer | dark mode | timeouts at night | can't delete account | invoices without VAT | rounding | date picker, Safari
%list y5bug: login page flickers | typo on the price list | printer in room 4, again | Export to PDF and Excel | avatar upload fails | rename the "Save" button | fonts | search ignores umlauts | broken link in the footer | Dates in the wrong order | customer's logo is blurred
%list y5buglong: app crashes when I rotate the phone, then sign in | send the reminder at nine, not at midnight | let people undo a delete for ten minutes | find out why invoices go out twice, ask finance | replace the old map, keep the pins and colours | users from Norway can't pay, says support | write down how we rotate keys before Friday | stop the spinner after 30 seconds, show a hint | search finds nothing if you type a comma | ask legal, then add the cookie notice
%tool brindleListIssues
what's on the list for {project=y5proj}, {orderBy:priority=most pressing first|worst on top|the important stuff first}
show me {project=y5proj} and what {assignee=y5who} has in there, {state:blocked=just the stuck ones|only what can't go on}
which jobs does {assignee=y5who} have under {project=y5proj}
for {project=y5projb}, with {assignee=y5whob} on it, {limit=y5few} at most
for the standup at nine, coffee or not, I need what is {state:inProgress=being worked on|under way} in {project=y5proj}
{project=y5projb}, {assignee=y5who}, {state:closed=finished ones|done and dusted}, {orderBy:updated=last touched first}
quick look at the board of {project=y5proj} before my three o'clock
%tool brindleSearchIssues
did anybody ever report {query=y5seek}, {includeClosed:true=old ones too|dead ones as well|even if it's long done}
look for {query=y5seek}, anything {createdAfter=y5past} or later
find {query=y5seek} in {project=y5proj} from {reporter=y5who}
in {project=y5projb} {reporter=y5whob} wrote something about {query=y5seek}, where is it
look for a bug that says {query=y5buglong}
{reporter=y5who}, {project=y5proj}, since {createdAfter=y5past}, {query=y5seek}
has the urgent thing about {query=y5seek} been filed already?
%tool brindleCreateIssue
add {title=y5bug} to {project=y5proj}, {priority:urgent=drop everything|right away please|it's burning}
put "{title=y5bug}" into {project=y5projb}, {priority:low=no hurry|some day|whenever there's time}
{project=y5proj} needs a ticket for {assignee=y5who}: {title=y5bug}
file {title=y5bug} for {assignee=y5whob} under {project=y5proj}, {labels=y5label}
new bug in {project=y5projb}: {title=y5buglong}
{assignee=y5who}, {project=y5proj}, by {dueDate=y5till}, {title=y5bug}
a ticket in {project=y5proj} please, {title=y5bug}, I only saw it today

%list y5card: Logo | Call the caterer | price page | Banner for the fair, big | newsletter march | Hire a tester | Docs and demos | sign-up form | Ana's talk | onboarding mail | Contract with Moller | BRD-55
%list y5col: To Do | doing | Ready for Review | Waiting on Client | done | This Week | icebox | Blocked, Legal | next up | Testing and QA | someday | Shipped
%list y5colb: backlog | Inbox | On Hold | in progress | ideas and wishes | Marketing's Desk | Sprint 14 | drafts | Needs Copy, Needs Art | to discuss | Parked
%list y5cardlong: Ask the printer for a quote, then book it | Meet the lawyer on Tuesday at ten, bring papers | Write to everyone who came, with photos | Test the shop on phones, tablets and TVs | Decide who speaks first and who goes last | Pick a date for the party, maybe in June | Pay the designer, but check the hours first | Bring cake on Friday, Lucho turns forty | Ask Rosa who ordered the chairs, and why | Turn off the old shop at midnight
%list y5remark: works for me now | seen again this morning | fixed on my branch | see the screenshot | needs a test | customer is fine with it | not before May | duplicate, I think | waiting for keys | thanks, closing soon
%list y5remarklong: I tried it with three browsers, all of them crash | the customer called at four, she wants her money back | we could ship without it, but then tell sales | looks good to me, just rename the second button | blocked until Monday, the vendor is on holiday | please add a test before you merge this | not our bug, the bank sends wrong dates | I reverted the change, let's talk after lunch | rename it first, then we can merge at noon | ask Priya, she wrote that part in May
%tool brindleMoveCard
drag {card=y5card} over to {toColumn=y5col}, {position:top=right at the head|very first|above the rest}
{card=y5card} goes into {toColumn=y5col}, {position:bottom=last in line|below all the others|at the very end}
take {card=y5card} from {fromColumn=y5colb} to {toColumn=y5col}
into {toColumn=y5col} with {card=y5card}, it sits in {fromColumn=y5colb} on {board=y5proj}
pull "{card=y5cardlong}" over to {toColumn=y5col}
{board=y5projb}, {card=y5card}, {fromColumn=y5colb} to {toColumn=y5col}
{card=y5card} is at the top of my mind, stick it in {toColumn=y5col}
%tool brindleAddComment
under {issueKey=y5key} write {body=y5remark}, {internal:true=only for us|guests needn't see it|just among colleagues}
tell {issueKey=y5key}: {body=y5remark} - {mention=y5who} should see it
note on {issueKey=y5key} in the name of {onBehalfOf=y5who} for {mention=y5whob}: {body=y5remark}
for {mention=y5who}, and as if {onBehalfOf=y5whob} said it, put "{body=y5remark}" under {issueKey=y5key}
remark for {issueKey=y5key}: {body=y5remarklong}
{issueKey=y5key}, "{body=y5remarklong}", ping {mention=y5who}, {internal:false=guests may read it|everyone can see it}
my private opinion on {issueKey=y5key}: {body=y5remark}

%list y5firm: Moller & Sons | Kiwi Press | Harbour Bakery | Ostrava Steel | the city of Ghent | Bell, Book and Candle | Lumio | Dental Care at the Park | O'Rourke Roofing | nordbank | Trains of Tomorrow | Vega Optics
%list y5cust: Inés Prado | Mr. Halloran | Greta from Lumio | the Fontaines | Dr. Achebe | samir k. | Wu Lan | Peter and Paula Vos | Mrs. D'Souza | Olek | the buyer at Nordbank | Tilda Marsh
%list y5custb: Rafael Ortiz | nadia | Mr. and Mrs. Quinn | Captain Birch | Ewa from Ostrava Steel | L. Petit | the man with the boat | Joy Adeyemi | Sven O. | Old Mrs. Kemp | hugo.b | Carla di Meo
%list y5trait: solar | dentist | printing | vegan bakery | school books | loves sailing | Antwerp | boats and bikes | second-hand | wants a discount | architect | met in Porto
%list y5job: head of purchasing | CTO | office manager | buyer, textiles | VP of Sales and Marketing | intern | owner | doctor in charge | team lead | the boss's assistant | night porter
%list y5said: wants a new offer | happy with the trial | asked for references | no budget this year | likes the blue one | will sign soon | compared us with Vega | moving offices | two more seats | needs a manual
%list y5saidlong: went through the contract, he'll call back at three | she would buy ten if we deliver by May | complained about the hinges, wants a new set | asked who pays for shipping, I said we do | showed her the new app, she loved the map | they merge with Lumio, so all is on hold | will send the signed copy before Friday noon | likes the price, not the delay, call before Easter | told me to send the papers to his wife | was angry at first, then laughed and paid | needs an answer by ten, the board meets then
%list y5why: renew the licence | new price list | the broken hinges | his trip to Oslo | contract, last page | samples | ask about the budget | training for the staff | birthday | his old contract, and the new one
%list y5deal: Nordbank renewal | 40 laptops | Ghent, Phase 2 | the bakery thing | Lumio pilot | Roof and Gutters | D'Souza upgrade | training package | Fleet for Ostrava | big one in Porto | Q3 hardware
%list y5eur: 12,000 euros => 12000 | 4500 | 80000 | 950 euros => 950 | 27,500 => 27500 | 300000 | 6200 euros => 6200 | 18000 | €7500 => 7500 | 64,000 euros => 64000
%tool patronella_find_contacts
who do we know about {text=y5trait}, {lifecycle:churned=the ones who left us|only those we lost}
anybody with {text=y5trait}, {lifecycle:customer=already buying from us|who pay us already}
find {text=y5trait} at {company=y5firm} with {account_owner=y5who}
among {account_owner=y5whob}'s people, someone from {company=y5firm}, {text=y5trait}
pull up everybody where it says {text=y5saidlong}
{company=y5firm}, {account_owner=y5who}, "{text=y5trait}", {max_results=y5few} will do
I lead the fair team, get me the folks with {text=y5trait}
%tool patronella_create_contact
keep {full_name=fullname} on file, {source:referral=a friend sent them|somebody recommended us|through a friend of ours}
save {full_name=fullname} from {company=y5firm}, {source:trade_fair=met at the show|from our booth in Milan}
{full_name=fullname} is {job_title=y5job} at {company=y5firm}, add that to the CRM
at {company=y5firm} there is now {full_name=fullname} as {job_title=y5job}, reachable under {email=email}
put a new one in: {full_name=fullname}, who found us {source:website=through our homepage|on the net}, {job_title=y5job}
{email=email}, {full_name=fullname}, {company=y5firm}, {job_title=y5job}
before the fair starts, make a record for {full_name=fullname}
%tool patronella_log_activity
spoke to {contact=y5cust}: {summary=y5said}, {outcome:positive=went really well|all smiles|good news}
for the record, {contact=y5custb} - {summary=y5said}, {duration_minutes=y5min} in all
I had {contact=y5cust} {kind:call=on the phone|on the line} on {happened_on=y5on}, {summary=y5said}
on {happened_on=y5on} {kind:meeting=face to face|over lunch} with {contact=y5custb} for {duration_minutes=y5min}: {summary=y5said}
note about {contact=y5cust}: {summary=y5saidlong}
{happened_on=y5past}, {contact=y5cust}, {kind:demo=showed the product}, {duration_minutes=y5min}, "{summary=y5said}"
put down for {contact=y5custb}, positive thinking aside: {summary=y5said}
%tool patronella_schedule_follow_up
somebody has to get back to {contact=y5cust} {due=y5day}, {kind:visit=at their place|drop by in person|on site}
{contact=y5custb} again on {due=y5on}, {kind:call=by phone|ring them}
have {assignee=y5who} contact {contact=y5cust} on {due=y5on}
{contact=y5custb} should hear from {assignee=y5whob} {due=y5day}, {remind_minutes_before=y5min} warning
next step with {contact=y5cust} on {due=y5on}: {note=y5saidlong}
{due=y5day}, {contact=y5cust}, {assignee=y5who}, {kind:email=in writing|just a mail}, {note=y5why}
catch up with {contact=y5cust} {due=y5day}, it is quite a long visit since
%tool patronella_update_deal
{deal=y5deal} is now {stage:won=in the bag|signed and sealed|ours}, {amount=y5eur}
{stage:proposal_sent=they have our papers|we mailed the offer} for {deal=y5deal}, {expected_close=y5day} most likely
{deal=y5deal} went to {competitor=y5firm}, so {stage:lost=that's gone|we're out|no luck}
against {competitor=y5firm} for {deal=y5deal}, {stage:negotiation=still haggling|talking terms now}
after the talk at four, change {deal=y5deal} to {amount=y5eur}, {stage:proposal_sent=the offer is out|they have our offer}
{deal=y5deal}, {amount=y5eur}, {expected_close=y5till}, {competitor=y5firm}
from what I won over lunch: {deal=y5deal} is worth {amount=y5eur}

%list y5subject: parcel never came | cannot log in | wrong size | card was charged twice | cracked lid | Refund for order 881 | no sound | address change | bill from May, too high | the app's map is empty | voucher and points | login on Anna's tablet
%list y5subjlong: paid twice for one parcel, wants one back | the app logs her out whenever she turns the phone | was promised a call at ten, nobody rang | screen goes dark after the update, even while charging | cannot find where to change the bank account | came with the wrong plug, needs it by Friday | says the discount is gone, but the flyer says June | the lid broke, the soup ran out | wants to cancel, keeps getting letters | wants to know if it fits a bike, and when it ships
%list y5answer: we're looking into it | the new one ships today | thanks for waiting | please restart the box | could you send a photo | your refund is on its way | that's a known bug | all sorted now | sorry about that | try the blue cable
%list y5answerlong: we have sent a new one, it should arrive on Tuesday | please restart the router, wait a minute, then try again | I have asked the warehouse, they will call you | your money is on its way, allow five days | could you tell us when you bought it, and where | sorry for the wait, we found it behind a shelf | the update at six tonight should solve this | I called twice today, please tell me when you're free | you can send it back for free, label comes by mail | we only ship to Norway on Mondays, sorry
%list y5mergewhy: same customer, same parcel | both about the outage | she wrote twice | duplicate | see the photo in the other one | one order, two mails | he called and then mailed | son and father, same account | double click, I guess | identical
%list y5cc: lena@moller.example | ops@kiwilabs.io, dan@kiwilabs.io | boss@harbour.example | sam@ostrava.example and kim@ostrava.example | legal@nordbank.example | returns@vega.example | rita@lumio.io | info@ghent.example, it@ghent.example | hq@trains.example | nils@acme.io
%tool queryhen-list-tickets
what is lying around at {group=y5team}, {sort:oldest=longest waiting first|the ones from way back on top}
how does the queue of {group=y5team} look, {status:pending=those waiting on the customer|where we await an answer}
what does {agent=y5who} have on the plate in {group=y5team}
over at {group=y5team}, with {agent=y5whob} on them, {per-page=y5few} a page
before the handover at six, all that is {status:new=untouched|not looked at yet} with {group=y5team}
{agent=y5who}, {group=y5team}, {status:solved=the finished ones|all sorted}, {per-page=y5few} a page
open the inbox of {group=y5team}
%tool queryhen-search-tickets
did a customer complain about {keywords=y5subject}, {unsolved-only:true=not the finished ones|still going|without what's done}
old cases with {keywords=y5subject}, {channel:phone=the ones who rang|people who called in}
anything from {requester=y5cust} about {keywords=y5subject}
about {keywords=y5subject} {requester=y5custb} wrote us {channel:social=on Instagram|on Facebook or so} after {since=y5past}
where was it that someone wrote {keywords=y5subjlong}
since {since=y5past}, {requester=y5cust}, {channel:chat=in the little window|live on the site}, {keywords=y5subject}
I had a chat with Ulla, is there a case like {keywords=y5subject}
%tool queryhen-open-ticket
{requester=y5cust} has trouble, {subject=y5subject}, {priority:urgent=can't wait|needs it this minute}
register {subject=y5subject} for {requester=y5custb}, {channel:walk-in=standing right here|came to the counter}
for {requester=y5cust} to {agent=y5who}: {subject=y5subject}
{agent=y5whob} at {group=y5team} should see to {subject=y5subject} from {requester=y5cust}
complaint by {requester=y5custb}: {subject=y5subjlong}
{group=y5team}, {requester=y5cust}, {priority:low=not a big deal|can wait}, "{subject=y5subject}"
case for {requester=y5custb}, high time, {subject=y5subject}
%tool queryhen-reply
write on {ticket-id=num_id} {message=y5answer}, {status-after:solved=and that's that|case closed}
{ticket-id=num_id}: {message=y5answer}, {visibility:internal=for agents only|not for the customer's eyes}
tell {ticket-id=num_id} {message=y5answer}, copy to {cc=y5cc}
with {cc=y5cc} in the loop answer {ticket-id=num_id}: {message=y5answer}
answer {ticket-id=num_id} with {message=y5answerlong}
{ticket-id=num_id}, "{message=y5answer}", {visibility:public=the customer may see it}, {status-after:pending=ball in their court|now we wait}
my open answer to {ticket-id=num_id}: {message=y5answer}
%tool queryhen-merge-tickets
fold {source-id=num_id} into {target-id=num_id}, {silent:true=nobody needs to know|no mail to them|without a word}
{source-id=num_id} belongs to {target-id=num_id}, {comment=y5mergewhy}
into {target-id=num_id} put {source-id=num_id}, {silent:false=and let them know|tell the customer}
{target-id=num_id} is the one to keep, take {source-id=num_id} out
join {source-id=num_id} to {target-id=num_id} and say {comment=y5subjlong}
{source-id=num_id} to {target-id=num_id}, {comment=y5mergewhy}, {silent:true=hush|don't bother the customer}
quiet day, so combine {source-id=num_id} with {target-id=num_id}

%list y5act: code review | slides | mail | call with Ghent | fixing the build | Interviews and notes | planning, next sprint | tax papers | design of the map | Rosa's onboarding | tests for checkout | research
%list y5actlong: writing the offer for Moller, then calling the bank | went through the tests with Rosa, found two gaps | moving the old server before noon | reading the contract, marking what has to change | phone with Ghent about the delay at nine | cleaning up after the release, mostly logs | teaching the interns how we deploy | sorting old tickets, closing what nobody needs | wrote the page on holidays, asked legal twice | helping sales with the demo at three
%list y5tag: deep work | travel | remote, focus | support and admin | internal | overtime | pairing | on site | from home | admin, travel
%list y5hrs: four hours => 4 | 2 hours => 2 | six hours => 6 | 3 h => 3 | 1.5 hours => 1.5 | 5 hours => 5 | eight hours => 8 | 7.5 hours => 7.5 | an hour => 1 | 2.5 h => 2.5
%tool hourwick.start_timer
I'm beginning with {activity=y5act}, {billable:true=the client pays|on their bill}
clock on for {activity=y5act}, {billable:false=on the house|at our own cost|nobody pays for it}
from now on {activity=y5act} on {project=y5proj}
on {project=y5projb} clock {activity=y5act} under {tags=y5tag}
start counting: {activity=y5actlong}
{project=y5proj}, {activity=y5act}, {tags=y5tag}, {stop_after_minutes=y5min} tops
run the clock, {activity=y5act}, this will cost me all day
%tool hourwick.log_time
{minutes=y5min} of {activity=y5act} {date=y5past}, {billable:false=free of charge|we don't charge that}
I sat {minutes=y5min} at {activity=y5act}, {billable:true=they get a bill for it|chargeable of course}
put {minutes=y5min} for {activity=y5act} on {project=y5proj}
under {project=y5projb} book {activity=y5act} on {date=y5on}, it was {minutes=y5min}
book {minutes=y5min} for {activity=y5actlong}
{date=y5past}, {activity=y5act}, {project=y5proj}, {minutes=y5min}
{minutes=y5min} gone on {activity=y5act}, what a project
%tool hourwick.plan_capacity
put {member=y5who} on {project=y5proj} from {from=y5on}, {tentative:true=maybe|not sure yet|pencil it in}
{project=y5projb} gets {member=y5whob}, {hours_per_day=y5hrs} a day
from {from=y5on} to {until=y5till} {member=y5who} works for {project=y5proj}
until {until=y5till} book {member=y5whob} into {project=y5projb} with {hours_per_day=y5hrs} each day
as agreed with the client at lunch, {member=y5who} helps out on {project=y5proj} until {until=y5till}, {hours_per_day=y5hrs} daily
{member=y5whob}, {project=y5proj}, {from=y5on} to {until=y5till}, {hours_per_day=y5hrs} a day, {tentative:false=that's certain|firm}
reserve {member=y5who} for {project=y5projb}, they asked an hour ago
%tool hourwick.list_entries
hours since {start=y5past}, {group_by:member=person by person|split by who it was}
what was booked from {start=y5past} on, {group_by:day=one sum per day|day by day}
how long did {member=y5who} work on {project=y5proj} after {start=y5past}
for {project=y5projb} by {member=y5whob} between {start=y5past} and {end=y5till}
the boss asks at ten, so what went into {project=y5proj} from {start=y5past}, {group_by:week=each week apart|week for week}
{start=y5past} to {end=y5till}, {member=y5who}, {project=y5projb}
this project is eating me, how much have we worked since {start=y5past}
%tool hourwick.request_absence
I'd like to be off on {first_day=y5on}, {half_day:true=just the morning|only till lunch|afternoon only}
away {first_day=y5day}, {type:sick_leave=down with flu|I've got a fever|in bed with a cold}
gone from {first_day=y5on} to {last_day=y5till}, {substitute=y5who} fills in
with {substitute=y5whob} in my place I leave on {first_day=y5on} until {last_day=y5till}
can I have {first_day=y5day} free, {type:training=there's a course I signed up for|for a workshop}, with {substitute=y5who} standing in
{first_day=y5on} to {last_day=y5till}, {type:vacation=beach|going on holiday}, {substitute=y5whob} takes my desk
I won't be in {first_day=y5day}, half the office knows

%list y5svc: checkout | web-front | mailer2 | the billing service | auth | search-api | Reports and Exports | media.worker | importer for Ghent | nightly-jobs | cart, v2 | Lucho's bot
%list y5svcb: gateway | image-resizer | payments-core | login | the newsletter sender | tracking | maps-proxy | inventory and stock | user.api | webhooks
%list y5ref: main | v2.14.0 | hotfix/login | feature/new-cart | 9f3c2ab | release-2025-11 | fix-for-ghent | develop | rosa/try-2 | v0.9-rc1 | bump-deps
%list y5ver: 2.13.4 | v41 | 1.0.9 | release-88 | 2025-10-30.2 | v3.2 | the one from Tuesday | 9f3c2ab | build 512 | 0.8
%list y5logtext: connection refused | timeout | out of memory | order 88123 | user not found | retrying in 5 | invalid token, expired | disk is full | deadlock | null | payment declined by bank | can't open file
%list y5loglong: could not charge card, will try again at ten | lost connection to the database, giving up | order was paid twice, second one ignored | no space left on device, stopping now | user is not allowed to see this page | waiting for the lock, held since noon | token has expired, please sign in again | file was not found, using the old one | mail could not be sent, address is wrong | too many requests, slow down and retry
%list y5whyback: checkout broke after lunch, carts came out empty | half of the users can't log in, says support | it eats all the memory, then dies | prices show without tax since ten | mails went out twice, customers are angry | pages load slowly from Norway, fine from here | nobody tested it on phones | the map is blank, even after a reload | new buttons do nothing, we ship again at six | logs fill the disk within ten minutes
%list y5flag: new-cart | dark_mode | fast-search | beta.maps | one-click-pay | GhentPricing | show_hints | ai-answers | holiday-banner | ab.signup-2
%list y5seg: beta testers | Norway | people with old phones | staff and friends | paying customers | users from the fair | schools | new sign-ups, May | Android | guests
%list y5pct: 10 percent => 10 | 5% => 5 | 25 percent => 25 | 50% => 50 | 1 percent => 1 | 75% => 75 | 20 percent => 20 | ninety percent => 90 | 15% => 15 | 33 percent => 33
%tool slipwharf_deploy
ship {service=y5svc}, {environment:production=for real users|out to the public|live}
bring out {service=y5svcb} from {ref=y5ref}, {strategy:canary=to a few people first|a small share to begin with}
put {ref=y5ref} of {service=y5svc} where {environment:staging=the testers can get at it|QA tries things out}
with {ref=y5ref} update {service=y5svcb}, {skip_checks:true=no tests this time|never mind the tests}
after the call at four, once Rosa has nodded, release {service=y5svc}, {strategy:rolling=one machine after the other|bit by bit}
{service=y5svcb}, {ref=y5ref}, {environment:production=the real thing|live}, {strategy:all_at_once=everything in one go}
get {service=y5svc} out, our main worry this week
%tool slipwharf_rollback
undo the release of {service=y5svc}, {lock:true=and let nobody ship|then close the gate}
{service=y5svcb} back to {version=y5ver}, {environment:production=where customers are|on the live site}
take {service=y5svc} from the new one to {version=y5ver}
to {version=y5ver} with {service=y5svcb}, {environment:staging=just for the testers|on the test machine}
return {service=y5svc} to what it was because {reason=y5whyback}
{service=y5svcb}, {version=y5ver}, {lock:false=others may still ship}, {reason=y5whyback}
the production manager is calling, please revert {service=y5svc}
%tool slipwharf_list_deployments
what went out lately for {service=y5svc}, {status:failed=the ones that broke|only what went wrong}
releases of {service=y5svcb}, {environment:production=only on the live site|as far as customers got them}
what did {triggered_by=y5who} ship of {service=y5svc}
of {service=y5svcb} by {triggered_by=y5whob}, {limit=y5few} or so
for the review at two, with all the bosses in, I want {service=y5svc} releases by {triggered_by=y5who}
{triggered_by=y5whob}, {service=y5svc}, {status:running=still on their way|not through yet}, {limit=y5few} of them
history of {service=y5svcb} please, I failed to find it
%tool slipwharf_search_logs
does {service=y5svc} print {text=y5logtext}, {last_minutes=y5min} back
grep {service=y5svcb} for {text=y5logtext}, {region:us=the American machines|over in the States}
look for "{text=y5logtext}" in {service=y5svc}
from {service=y5svcb}, {level:error=only the bad stuff|just real failures}, with {text=y5logtext} in it
when did {service=y5svc} say {text=y5loglong}
{service=y5svcb}, {text=y5logtext}, {region:eu=here in Europe}, {level:debug=every little thing|as chatty as it gets}
give me info, did {service=y5svc} ever spit out {text=y5logtext}
%tool slipwharf_set_flag
{enabled:true=give people|switch on} {flag=y5flag}, {rollout_percent=y5pct} to begin with
{enabled:false=take away|kill} {flag=y5flag}, {environment:staging=just where QA plays|only for the testers}
let {segment=y5seg} have {flag=y5flag}, {enabled:true=turn it on}
for {segment=y5seg} {enabled:false=hide|pull} {flag=y5flag}
{enabled:true=light up} {flag=y5flag} tonight, before the show at eight, for {segment=y5seg}, {environment:production=live|on the real site}
{flag=y5flag}, {enabled:true=on}, {rollout_percent=y5pct}, {segment=y5seg}
{enabled:false=off with} {flag=y5flag}, a hundred percent my fault

%list y5doc: Onboarding | How we deploy | house rules | Pricing, 2026 | Travel and Expenses | Ana's reading list | Notes from Ghent | style guide | Who does what | security FAQ | Release plan for May | vision | Keys & Doors
%list y5doclong: What to do when the shop is down, step by step | How to book a trip, and who pays | Why we left the old cloud, told in ten minutes | Ask before you ship: a list for Fridays | What we learned in May, good and bad | Choosing a phone plan, for teams abroad | Read this before you call a customer | Who to call at night, and when not to | Moving to Ghent, what you have to know | How to say no to a customer, nicely
%list y5space: Engineering | people ops | Sales and Support | Handbook | finance | Design, Brand | The Attic | marketing | Team Walrus | legal | R&D | Everyone's Corner
%list y5parent: Basics | Guides for Newcomers | 2026 | Meetings, weekly | policies | Retros and Reviews | drafts from Rosa | Archive | Tools | Oslo Office
%list y5topic: parking | how to reset the router | holiday rules | colours and fonts | vpn, abroad | who signs contracts | backup | Ana's checklist | travel by train | key for the bike cellar | parental leave
%list y5group: everyone in Oslo | the board | Kirsty from sales | design guild | lena@moller.example | ben | all new hires | Mrs. Ferreira | Kiwi Press | legal and finance | the auditors, both | Tom's team
%list y5sharemsg: please have a look | for Friday's call | as promised | tell me what you think | numbers on page 2 | first draft, be kind | have fun | the one you asked for | see the last part | numbers and names are new
%list y5sharelong: have a look before we meet at three, please | page two is new, the rest you know | this is what I meant, tell me if it's clear | do not print it, the prices may change | let me know by Friday what is missing | I left gaps for you, fill them in | you asked who decides, see the last page | I changed the dates, check them against yours | read it on the train, we talk at noon | sorry it took so long, the tables were tricky
%list y5addtext: bring a jacket | Rosa has the key | ask finance first | new phone number: 4410 | not on Fridays | see also the FAQ | tested in May | budget is 300 | closed in August | two people at least
%list y5addlong: if the alarm rings, press the red button twice | we decided to wait until May, then ask again | call Mr. Halloran before nine, never after lunch | keys are at the desk, sign for them, please | use the blue form, the green one is out of date | who comes last turns off the lights and heating | new laptops arrive on Monday, old ones go back | after six the door is locked, ring for Gus | we tried it for a month, nobody liked it | pay with the card, keep the bill, tell finance
%list y5head: Open questions | Contacts | Day One | Do's and Don'ts | next steps | Costs, roughly | In case of fire | History | What we tried | Links
%tool fernfolioCreateDocument
begin a page {title=y5doc}, {draft:true=not for others yet|keep it to ourselves for now|don't put it out yet}
new page {title=y5doc} in {space=y5space}, {template:blank=an empty sheet|nothing on it}
{title=y5doc} goes under {parent=y5parent} in {space=y5space}, set it up
in {space=y5space}, under {parent=y5parent}, start one called {title=y5doc}
write up {title=y5doclong}
{space=y5space}, "{title=y5doc}", {template:postmortem=the what-went-wrong form}, {draft:false=for all to read|out at once}
I need a page called {title=y5doc}, it was a blank spot until now
%tool fernfolioSearchDocuments
where did we write about {query=y5topic}, {titlesOnly:true=just in the headlines|only what it's called}
anything on {query=y5topic}, {updatedWithin:week=touched these last seven days|fresh from the past few days}
{query=y5topic} in {space=y5space} from {author=y5who}
what has {author=y5whob} put into {space=y5space} about {query=y5topic}
find whatever says {query=y5doclong}
{author=y5who}, {space=y5space}, {query=y5topic}, {updatedWithin:month=not older than four weeks|no more than thirty days old}
another day, another question: {query=y5topic} in the wiki
%tool fernfolioListDocuments
what is there in {space=y5space}, {sortBy:mostViewed=the most read on top|what everyone reads first}
contents of {space=y5space}, {includeArchived:true=put-away ones too|also what's been shelved|old ones as well}
which pages in {space=y5space} are by {author=y5who}
by {author=y5whob}, out of {space=y5space}, {sortBy:title=from A to Z|in alphabetical order}
the auditor comes at ten, so print me all of {space=y5space}, {sortBy:lastEdited=latest changes first|freshest on top}
{author=y5who}, {space=y5space}, {sortBy:title=A to Z}, {limit=y5few} of them
show the pages of {space=y5space}, I've got ten minutes
%tool fernfolioShareDocument
let {recipient=y5group} see {document=y5doc}, {permission:comment=remarks allowed|they may leave remarks}
give {document=y5doc} to {recipient=y5group}, {permission:edit=they can change things|free to rewrite it}
send {recipient=y5group} {document=y5doc} with "{message=y5sharemsg}"
{document=y5doc} for {recipient=y5group} until {expiresOn=y5till}
pass {document=y5doc} on to {recipient=y5group} and write {message=y5sharelong}
{recipient=y5group}, {document=y5doc}, {permission:view=hands off|just to read}, till {expiresOn=y5till}
from my point of view {recipient=y5group} should get {document=y5doc}
%tool fernfolioAppendText
put {text=y5addtext} into {document=y5doc}, {notifyWatchers:false=nobody needs to know|on the quiet|without a fuss}
{document=y5doc} lacks something: {text=y5addtext}, {position:start=right at the top|before all the rest}
under {heading=y5head} in {document=y5doc} write {text=y5addtext}
"{text=y5addtext}" into {document=y5doc}, below {heading=y5head}
add to {document=y5doc}: {text=y5addlong}
{document=y5doc}, {heading=y5head}, "{text=y5addlong}", {notifyWatchers:true=tell the readers|let the followers know}
to start the day, {document=y5doc} should also say {text=y5addtext}

%list y5alert: disk almost full | queue too long | CPU on web-3 | Checkout, slow | cert expires | no heartbeat from Ghent | error rate | Too Many Logins | backup's missing | fridge temperature | memory and swap
%list y5mutewhy: we know about it | planned move | test | disk is on order | false alarm | Viktor's on it | holiday, no traffic | sensor is broken | load test | wrong limit
%list y5mutelong: we move the servers tonight, it will ring a lot | the sensor is broken, a new one comes Tuesday | Viktor knows, he restarts it at ten | load test by the new team, ends before lunch | it fires each time someone opens the fridge | vendor has been told, nothing we can do | we change the disk at nine, then it stops | the limit is too low, Rosa will raise it | shop is closed for stocktaking, so no orders come | I am on it, give me till noon
%list y5inc: checkout down | nobody can log in | mails stuck | Slow pages, Norway | wrong prices | phones dead in Ghent | data missing since noon | Maps and search are gone | failed backup | login's looping
%list y5inclong: cards are declined for all customers, since about ten | pages load but the cart stays empty | mails are sent twice, people write in angry | the whole Ghent office is offline, phones too | users see other users' names, stop everything | search gives nothing, or takes a minute | the backup failed at two and again at four | orders come in without an address since last night | the door system is down, nobody gets in | reports take an hour, then end with nothing
%list y5pagemsg: please call me | checkout is down | look at the queue | need your key | can you take over | disk is full | Ghent is dark | join the bridge | restart it, please | who changed DNS
%list y5rota: Primary | weekend duty | Platform, nights | payments on-call | secondary | Ghent site | Day Watch | front and back end | Bank Holidays | database people
%list y5moment: Friday at six | tomorrow 8 am | Saturday morning | the 14th at noon | Monday 22:00 | tonight at nine | 3 March | Sunday evening | next Tuesday | half past five on Thursday
%list y5momentb: Monday at seven | Sunday night | the 16th, 9 am | midnight | Tuesday morning | 5 March at noon | next Friday | Wednesday 18:00 | the day after | six on Sunday
%tool klaxonbay_list_errors
what breaks in {project=y5proj}, {sort:users_affected=what hits most people first|by how many suffer}
crashes of {project=y5projb}, {unresolved_only:true=minus the ones we fixed|not what's dealt with|still not sorted}
what goes wrong in {project=y5proj} {environment:production=for real customers|on the live site}
{environment:staging=on the test machines|where QA works}, from {project=y5projb}, {period:7d=past seven days|over the last week}
I promised figures by five, so how does {project=y5proj} fail, {period:1h=these last sixty minutes|in the past hour}
{project=y5projb}, {period:30d=the whole past month}, {sort:frequency=most common on top}, {unresolved_only:true=without the fixed ones}
which exceptions does {project=y5proj} throw, it's the newest kid here
%tool klaxonbay_snooze_alert
shut up {alert=y5alert}, {scope:me=just on my phone|only I want peace}
no more {alert=y5alert} please, {minutes=y5min} or so
{alert=y5alert} for {minutes=y5min}, {scope:everyone=nobody wants to hear it|silence for the whole company}
for {minutes=y5min} put {alert=y5alert} to sleep, {reason=y5mutewhy}
hush {alert=y5alert}: {reason=y5mutelong}
{alert=y5alert}, {minutes=y5min}, {scope:team=for all of us in the group}, {reason=y5mutewhy}
everyone is tired of {alert=y5alert}, mute it
%tool klaxonbay_declare_incident
make it official, {title=y5inc}, {severity:critical=all hands on deck|as bad as it gets}
we have a situation: {title=y5inc}, {private:true=outsiders needn't know|keep it off the status page|not a word outside}
{title=y5inc} at {service=y5svc}, with {commander=y5who} in the lead
{commander=y5whob} leads, it's about {service=y5svcb}: {title=y5inc}
raise an incident: {title=y5inclong}
{service=y5svc}, {severity:minor=nothing dramatic|a small one}, {commander=y5who}, {title=y5inc}
major Tom was right, declare {title=y5inc}
%tool klaxonbay_page
wake {responder=y5who}: {message=y5pagemsg}, {via:phone_call=ring them up|let it ring}
get hold of {responder=y5whob}, {message=y5pagemsg}, {urgency:low=when it suits them|no need to jump}
about {service=y5svc} {responder=y5who} should know: {message=y5pagemsg}
for {service=y5svcb} buzz {responder=y5team} with {message=y5pagemsg}
alert {responder=y5whob}: {message=y5inclong}
{responder=y5team}, {service=y5svc}, "{message=y5pagemsg}", {via:sms=as a text|by text}
high up in the mountains or not, page {responder=y5who}, {message=y5pagemsg}
%tool klaxonbay_override_shift
{cover=y5who} does {schedule=y5rota} from {start=y5moment}, {announce:true=let the team know|tell the others}
pager of {schedule=y5rota} to {cover=y5whob}, {announce:false=no need to tell anyone|between us}
in {schedule=y5rota} {cover=y5who} steps in for {replaces=y5whob}
instead of {replaces=y5who} take {cover=y5whob} on {schedule=y5rota} until {end=y5momentb}
my train leaves at five and I am ill, so {cover=y5who} has {schedule=y5rota} until {end=y5momentb}
{schedule=y5rota}, {cover=y5whob}, {start=y5moment} to {end=y5momentb}, for {replaces=y5who}
{cover=y5who} is on {schedule=y5rota} now, end of story
