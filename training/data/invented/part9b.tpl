# Invented tools: polls, deals, support, expenses and invoices, time, leave, rooms, hiring, chat, posts and short links.
%list pollq: where should we have lunch on friday? | which logo do you like best? | what day suits the team dinner? | shall we move standup to 10? | which city for the offsite? | who wants to go bowling | what shall we give Marta for her birthday | which name for the new product? | coffee or tea for the kitchen? | how was the workshop? | should we keep the four-day week? | what topic for the next hack day | which snack should we order? | do we need more meeting rooms? | office dog, yes or no? | favourite keynote | what colour for the hoodies? | when shall we release? | which framework do we pick? | how often do you work from home? | next book for the book club | best time for the retro | what music at the summer party
%list pollopts: pizza, sushi, tacos | yes and no | red, green or blue | monday, tuesday or thursday | Lisbon, Porto or Sevilla | morning or afternoon | 9, 10 or 11 | voucher, flowers, concert tickets | good, okay, bad | React, Vue and Svelte | bowling, karaoke | jazz, rock or techno | keep it, change it | Atlas, Comet, Ember | daily, weekly, never | plan A, plan B | burgers, ramen, salad | june or september | lake, mountains, city | option 1, option 2 and option 3 | agree, disagree, no opinion
%list pollopts_de: Pizza, Sushi, Tacos | ja oder nein | Montag, Dienstag oder Donnerstag | vormittags und nachmittags | Rot, Grün, Blau | Berge, See oder Stadt | Juni, Juli
%list pollopts_es: sí o no | lunes, martes y jueves | pizza, tacos o sushi | playa, montaña | junio o septiembre | rojo, verde y azul
%list pollq_de: Wo gehen wir Freitag essen? | Welches Logo gefällt euch am besten? | Wann machen wir das Teamessen? | Wohin fahren wir im Sommer? | Soll das Standup um 10 sein? | Welcher Name für das neue Produkt?
%list pollq_es: ¿dónde comemos el viernes? | ¿qué logo os gusta más? | ¿cuándo hacemos la cena de equipo? | ¿movemos la reunión a las diez? | ¿a qué ciudad vamos?
%list polltopic: lunch | logo | offsite city | team dinner | birthday present | product name | four-day week | standup time | snack | hoodie colour | hack day | office dog | book club | release date | summer party music | retro slot | workshop | framework | kitchen rules | parking spots | P-114 | poll 88
%list chan: #general | #lunch | #team-red | #marketing | design | #random | sales-emea | #berlin-office | engineering | #book-club | #all-hands | support-crew | #product | founders | #ops | #hiring | project-atlas | #customer-wins | #parents | finance | #release-talk | people-team
%list closes: friday noon | tomorrow 5pm | tonight | end of the week | wednesday | monday at 9 | june 1 | thursday evening | in two days | 6pm | tomorrow | in an hour | the 20th | next tuesday 12:00 | end of the day | sunday midnight
%list cust: Acme | Globex | Nordwind | Blue Bottle | Hausmeier | Fjord Foods | Kiwi Labs | Lupe & Co | Siemens | Northgate Clinic | Tanaka Motors | Riverside Hotel | Zenith Media | City of Graz | Orbit Foods | Lumen Studios | Baker Brothers | Solaris Energy | Grupo Alba | Tiny Robots | Weber Bau | Pine Valley School | Contoso | Red Maple
%list sale: 40 licences | annual support plan | website relaunch | 12 espresso machines | security audit | training for the sales team | cloud migration | new warehouse shelves | mobile app | solar panels for the roof | consulting package | renewal of the maintenance contract | pilot with two stores | forklift lease | brand refresh | data platform | 500 name badges | logistics software | translation of the manuals | video campaign | starter plan | premium hosting
%list worth: 12000 | 4,500 | 80k => 80000 | 250000 | 9,900 | 1.5 million => 1500000 | 30k => 30000 | 600 | 18,750 | 45000 | 7200 | 100k => 100000 | 2400 | 55,000 | 990 | 320000
%list low: 1000 | 5000 | 10k => 10000 | 500 | 2,500 | 20000 | 8000 | 15k => 15000 | 100 | 12,000
%list high: 50000 | 100k => 100000 | 75,000 | 200000 | 60k => 60000 | 30000 | 1 million => 1000000 | 90000 | 40,000 | 500000
%list curr: euros => EUR | dollars => USD | pounds => GBP | francs => CHF | yen => JPY | EUR | USD | GBP | CHF | euro => EUR | US dollars => USD | swiss francs => CHF
%list closing: end of march | june 30 | next friday | the 15th | december | end of the quarter | may 12 | in three weeks | 2025-09-01 | tuesday | next month | august | end of the year | the first of october | week after next | february 28
%list rep: Kim | Anna | Ravi | Marcus | Lena Vogt | Joao | Priya | Tom | Sofia Reyes | Chen | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei Lin | Nadia | Pete | Rosa | Stefan | Yusuf | Zoe
%list said: they want a discount | the decision is put off until may | she loved the prototype | budget was cut in half | he asked for two references | contract goes to legal now | they compare us with a competitor | needs an offer by friday | not interested this year | wants to start with one team | complained about late deliveries | is moving to another department | will sign next week | asked how we store data | liked the price, not the design | we agreed on a pilot | their server room is full | they expand to poland | he is on parental leave until fall | needs it in japanese
%list span: 10 minutes => 10 | half an hour => 30 | an hour => 60 | 45 minutes => 45 | 20 min => 20 | 90 minutes => 90 | five minutes => 5 | 2 hours => 120 | 15 mins => 15 | a quarter of an hour => 15 | 30 minutes => 30 | 1 hour => 60
%list pastday: yesterday | monday | last friday | today | this morning | last tuesday | march 5 | wednesday | last thursday | the 12th | two days ago | nov 8 | last week | 2025-02-11 | 14/3
%list tno: 4411 | #882 => 882 | 10293 | 57 | #1304 => 1304 | 90218 | 733 | #26 => 26 | 6150 | #4078 => 4078 | 311 | 20554 | #95 => 95 | 1687 | 8820
%list answer: please restart the app and try again | your refund is on its way | we are sorry for the delay | a new charger was sent today | could you send us a screenshot | the fix will be in the next version | I have reset your password | the order left our warehouse this morning | that is not possible in the free plan | our engineers are looking into it | you find it under settings, then privacy | the voucher is valid until june | we can swap it for a bigger size | which browser do you use | the invoice was corrected | please check your spam folder | we have extended your trial by a week | the manual is attached | your account has been merged | he is angry, be gentle | seems to be the same bug as last week
%list problem: refund | broken charger | password reset | wrong size | missing parcel | double charge | login problem | cancelled subscription | invoice address | app crash | late delivery | data export | warranty | voucher code | damaged box | slow wifi | scratched screen | missing manual | cookie banner | account deletion | printer setup
%list paid: 18.40 | 230 | 9.99 | 64 | 120 | 12,50 => 12.5 | 410.75 | 35 | 7.20 | 1,150 | 88.90 | 54 | 300 | 22.5 | 16 | 640 | 99 | 45.30 | 5 | 271
%list shop: Deutsche Bahn | Hotel Adler | Uber | Café Luna | Staples | Lufthansa | JetBrains | IKEA | Hilton Leeds | Shell | Udemy | Trattoria Mario | Airbnb | Adobe | Starbucks | SBB | Figma | Ryanair | Office Depot | Ibis Lyon | O'Reilly | Conrad | Noodle House
%list whatfor: dinner with the client | train to the fair | new keyboard | two nights in Leeds | conference ticket | taxi to the airport | team lunch | toner | flight to Porto | language course | yearly licence | parking at the customer | whiteboard markers | visa fee | coffee for the workshop | book about leadership | webcam | petrol | baggage fee | hotel breakfast
%list claimno: EX-204 | EX-1187 | C-33 | claim 902 | EXP-2025-17 | R-4410 | EX-76 | C-120 | EXP-88 | 7719-A | EX-3051 | R-15 | C-9 | EXP-611 | EX-430 | 5520
%list whyclaim: the receipt is unreadable | that was a private trip | within the limit | alcohol is not covered | wrong cost centre | agreed with me before | twice the usual price | date does not match | approved by finance | we only pay second class | missing signature | all fine | breakfast was included already | too late, it's from last year | nice and complete | minibar is private
%list work: design hours | consulting | hosting | 3 day workshop | logo draft | translation | installation | monthly retainer | photo shoot | copywriting | code review | garden maintenance | piano lessons | bookkeeping | repair work | voice recording | annual licence | data entry | catering | yoga classes | window cleaning | interpreting
%list qty: 2 | three => 3 | 5 | 10 | 12 | four => 4 | 8 | 20 | 40 | 6 | 2.5 | 15
%list unit: 80 | 95.50 | 120 | 450 | 65 | 1,200 | 30 | 75 | 19.90 | 250 | 800 | 110 | 48 | 9.5
%list prj: Atlas | Acme website | Globex audit | Phoenix | internal | Hausmeier relaunch | Riverside | Mobile App | Solaris | training | Kiwi Labs | Compass | onboarding | city portal | bakery shop | Nordwind | research | Zenith campaign | support | Orion
%list hrs: 2 hours => 2 | 3.5 hours => 3.5 | half an hour => 0.5 | 6h => 6 | an hour => 1 | 90 minutes => 1.5 | 1.5 hours => 1.5 | 8 hours => 8 | four hours => 4 | 45 minutes => 0.75 | 7 hours => 7 | 2.25 hours => 2.25 | an hour and a half => 1.5 | 5 h => 5
%list did: writing tests | client call | wireframes | bug fixing | data cleanup | travel | planning | documentation | code review | interviews | slides | deployment | market research | translation | emails | photo editing | training new people | on-site visit | accounting | moodboard | server setup
%list start: monday | april 8 | june 1 | the 3rd | tomorrow | july 14 | next wednesday | dec 20 | 2025-03-10 | thursday | the 18th | august 4 | next monday | 5 May | the 24th | friday | jan 2 | 10/7
%list end: friday | april 19 | june 15 | the 9th | sunday | july 28 | january 3 | 2025-03-21 | the 27th | august 22 | next friday | 16 May | the 31st | saturday | jan 8 | 24/7 | the week after | monday the 30th
%list team: marketing | design team | sales | support | backend team | finance | people ops | warehouse crew | Berlin office | editorial | data team | legal | QA | leadership team | IT | night shift | field service | customer success | product team | studio
%list team_es: ventas | marketing | contabilidad | recursos humanos | diseño | soporte | almacén | Barcelona
%list room: Aquarium | Everest | room 4.12 | Blue Room | Turing | boardroom | Lisbon | Studio B | Curie | Attic | Fishbowl | Library | Oslo | B-207 | Kilimanjaro | Cinema | Winter Garden | Hopper | Dome | Skyline | conference room 2 | Think Tank
%list day: tomorrow | monday | friday | june 3 | the 15th | next tuesday | wednesday | thursday | may 21 | next monday | the 9th | today | 2025-04-02 | next week thursday | 12/5 | the day after tomorrow | sept 18 | monday the 8th
%list from_t: 9 | 10am | 1pm | 14:00 | 8:30 | 11 | noon | 15:15 | 3 | 9:45 | half past one | 16:00 | 2 pm | 10 | 13:30 | quarter past four
%list to_t: 10:30 | noon | 5pm | 17:00 | 4 | 12:15 | 18:30 | 6pm | half past five | 11:45 | 3:30 | 16:45 | 7 | 4:30 pm | 19:00 | quarter to six
%list purpose: sprint planning | client visit | interview with Dana | budget round | yoga | board meeting | design review | workshop | onboarding | salary talks | podcast recording | quiz night | sales training | retro | kick-off | fire drill briefing | strategy day | photo shoot | one-on-one | demo for Acme | farewell party | tax audit
%list seats: 4 | six => 6 | 8 | 12 | 20 | ten => 10 | 5 | 30 | three => 3 | 15 | 2 | 40 | twelve => 12
%list gear: projector | whiteboard and a screen | video conferencing | a phone | projector, flipchart | screen | whiteboard | HDMI, speakers | standing desks | camera and microphone | piano | flipchart | blackout blinds | two screens | coffee machine
%list applicant: Dana Weiss | Miguel Torres | Aisha Bello | Jonas Krug | Emma Lindqvist | Haruto Sato | Claire Dupont | Viktor Horvath | Nora O'Neill | Rahul Mehta | Bianca Conti | Sam Porter | Leyla Aydin | Piotr Zielinski | Grace Achieng | Tomás Rivera | Hanna Virtanen | Oliver Grant | Mei-Ling Wu | Kwame Mensah | Ida Holm | Felipe Souza
%list opening: backend developer | office manager | nurse | UX designer | forklift driver | accountant | data analyst | store manager | intern in marketing | chef | product owner | sales rep for France | legal counsel | receptionist | electrician | HR partner | QA engineer | warehouse lead | junior copywriter | tax advisor | barista | PHP developer
%list opening_es: desarrollador backend | contable | diseñadora UX | recepcionista | jefe de tienda | enfermera | analista de datos | cocinero | becario de marketing | electricista
%list salary: 60000 | 45,000 | 72k => 72000 | 38000 | 90000 | 55k => 55000 | 110,000 | 42000 | 80k => 80000 | 65000
%list whyhire: very clear answers | great portfolio | too little experience | knows our market | asks for too much money | everybody liked her | weak on SQL | strong references | was an hour late | good fit for the team | needs a visa | best code test so far | not enough english | wants to work remotely | he took another job | warm and funny | ten years in the trade | no driving licence | overqualified
%list newchan: proj-atlas | lunch-crew | release-2025 | book-club | berlin-runners | incident-room | summer-party | customer-feedback | new-joiners | frontend-help | sales-wins | plants-and-pets | q3-planning | office-move | parents | design-crit | beta-testers | chess | acme-rollout | hiring-panel | oncall-talk | green-team
%list about: sharing photos | planning the office move | questions about the release | lunch plans | everything about the Acme rollout | daily wins | talking about books | feedback from customers | help with css | organizing the summer party | welcoming new people | swapping shifts | weekend rides | coordinating the audit | lost and found | cooking recipes | chess puzzles | preparing the trade fair | mental health | pictures of pets
%list people: kim and anna | Ravi, Lena, Tom | marcus | priya, joao and sofia | Dana, Emil | Rosa and Pete | the whole design team | chen, olu, mei | Nadia, Hugo, Ines and Jakob | Fatima | stefan and zoe | Yusuf, Ben | anna, kim, dana | Emil and Rosa
%list announce: don't forget your timesheets | cake in the kitchen | standup starts ten minutes later today | the release is out, well done everyone | please update your laptops | last call for the summer party | welcome Noor, our new designer | parking deck is closed tomorrow | who left a red umbrella in the lobby | fire drill at eleven | votes close tonight | we hit our target | payroll runs today | please book your desks | retro notes are in the wiki | happy birthday Olu | office is closed on monday | send me your slides by noon | doors open at six | the coffee machine works again | mind the wet paint on floor 3
%list caption: we are hiring | meet us at booth 12 | our new store opens on saturday | 10 years of baking with love | behind the scenes at the studio | say hello to version 3 | thank you for 5000 followers | summer sale starts now | our team ran the half marathon | new podcast episode is online | spring menu is here | we planted 200 trees | free webinar next week | closed for renovation | customer story: Riverside Hotel | guess what we are building | happy new year from all of us | first snow at the workshop | we won the design award | live from the fair | tips for better sleep | office dog of the month
%list pic: team.jpg | booth.png | cake_closeup.jpg | logo-3.svg | sunset.jpeg | launch-banner.png | IMG_2044.jpg | store_front.png | trees.jpg | podcast-cover.png | menu.png | marathon.jpg | snow.heic | award.png | dog.jpg | teaser.gif
%list pubtime: tomorrow at 9 | friday noon | monday 8am | tonight at 7 | june 1 10:00 | wednesday morning | at 5pm | saturday at 11 | next tuesday at 14:00 | in two hours | sunday evening | the 24th at noon | thursday 18:30 | first thing monday | 2025-05-05 09:00 | in 30 minutes | 8:15 tomorrow | weekdays at 9
%list longurl: https://acme.io/events/summer-party-2025?ref=mail | www.slowcoffee.de/karriere/barista-berlin | https://docs.steward.run/setup/first-steps | example.com/webinar/register?id=8812 | https://lunasoaps.store/collections/spring | northwind.app/survey/customer-happiness | https://yogaloft.berlin/kurse/anfaenger | http://old-mill.co.uk/menu.pdf | https://pixelpost.eu/portfolio/weddings/2024 | greenroof.org/donate?campaign=trees | https://novaclinic.com/appointments/new | data-otter.ai/whitepaper-download | https://shop.example.com/p/4410-blue-chair | fjordhiking.no/tours/easter | https://kims-bakery.com/order/cakes | metalworks.shop/sale
%list slug: summer | jobs | first-steps | webinar25 | spring-soap | survey | yoga | menu | portfolio | give | book-now | whitepaper | bluechair | easter | cakes | sale | rsvp | demo | launch | trees | kickoff
%list pastday_de: gestern | Montag | letzte Woche | heute | vorgestern | Freitag | Dienstag
%list qtyfloor: 2 | 3 | 4 | 1 | 5 | 7 | 6
%list clicks: 100 | 500 | 50 | 1000 | 20 | 250 | 5000 | 10

%tool pulsepoll_create_poll
(create|start|make) a poll: "{question=pollq}" with {options=pollopts}
poll in {channel=chan}: {question=pollq} {options=pollopts}
ask {channel=chan} {question=pollq}, choices {options=pollopts}[, until {closes_at=closes}]
{question=pollq} Options: {options=pollopts}. {anonymous:true=anonymous|nobody sees who voted}, closes {closes_at=closes}
let people vote {anonymous:true=secretly|anonymously} on {options=pollopts}, the question is {question=pollq}
{options=pollopts} - let {channel=chan} decide: {question=pollq}
until {closes_at=closes} everyone in {channel=chan} may pick between {options=pollopts}: {question=pollq}
set up a vote, {question=pollq}, answers {options=pollopts}, {anonymous:false=with names|names visible}
we can't agree, so find out what {channel=chan} thinks: {question=pollq} {options=pollopts}
I'd like to hear from everybody, {question=pollq}, {options=pollopts}
poll for {channel=chan}: {question=pollq}
create {anonymous:true=an anonymous|a secret} poll that ends {closes_at=closes}
%lang de
starte in {channel=chan} eine Umfrage "{question=pollq_de}" mit {options=pollopts_de}
%lang es
créame una encuesta: {question=pollq_es} Opciones: {options=pollopts_es}
%lang en

%tool pulsepoll_get_results
(show|get) the results of the {poll=polltopic} poll
how did people vote on the {poll=polltopic}
{poll=polltopic} poll results, {by_voter:true=with names|by person}
who voted for what in the {poll=polltopic} poll, I want {by_voter:true=the names}
what is ahead in the {poll=polltopic} vote
so what did everyone choose about the {poll=polltopic}
has a winner come out of the {poll=polltopic} question yet
{by_voter:false=just the numbers|no names, only counts}: {poll=polltopic} poll
count the votes for {poll=polltopic}
show me the poll results
who voted what, {by_voter:true=person by person}

%tool dealflow-create-deal
(add|create) a deal with {company=cust}: {title=sale}, {amount=worth} {currency=curr}
new deal {company=cust}, {title=sale}, {stage:proposal=proposal|proposal sent}, closing {close_date=closing}
{company=cust} wants {title=sale} for {amount=worth} {currency=curr}, put it in the pipeline
{amount=worth} {currency=curr} from {company=cust}, {stage:lead=just a lead|lead}, expected {close_date=closing}
put {company=cust} into the pipeline as {stage:qualified=qualified}
by {close_date=closing} {company=cust} should sign for {title=sale}, {stage:negotiation=negotiation|we are negotiating}, {amount=worth} {currency=curr}
{title=sale} / {company=cust} / {amount=worth} {currency=curr}
{company=cust} might buy {title=sale}, worth {amount=worth}, I guess {close_date=closing}
met someone from {company=cust} at the fair who is keen on {title=sale}
good news, {company=cust} said yes to {title=sale}: {stage:won=won}, {amount=worth} {currency=curr}
add a deal for {title=sale}, {amount=worth} {currency=curr}
create a new deal that closes {close_date=closing}
%lang es
crea una oportunidad con {company=company} por {amount=worth} {currency:EUR=euros}, cierre previsto {close_date=date}
%lang en

%tool dealflow-find-deals
(find|show) deals of {owner=rep} between {min_amount=low} and {max_amount=high}
which deals in {stage:negotiation=negotiation} close before {closing_before=closing}
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
%lang de
zeig mir die Deals von {owner=rep} zwischen {min_amount=low} und {max_amount=high} Euro
%lang en

%tool dealflow-log-contact
log a {kind:call=call} with {contact=rep} [{date=pastday}]: {summary=said}
{kind:meeting=met} {contact=cust} {date=pastday} for {duration_minutes=span}, {summary=said}
I {kind:call=phoned|called} {contact=rep} {date=pastday}, {summary=said}, put it in the crm
note in the history of {contact=cust}: {kind:demo=demo}, {duration_minutes=span}, {summary=said}
{date=pastday} {kind:email=mail} from {contact=rep}: {summary=said}
{contact=cust} {kind:meeting=meeting} {duration_minutes=span} {date=pastday}
{duration_minutes=span} on the {kind:call=phone} with {contact=rep}, {summary=said}, keep track of that
record that {contact=rep} {kind:email=wrote to us|e-mailed}: {summary=said}
for {contact=cust}: we gave a {kind:demo=demo} {date=pastday}, {summary=said}
just hung up, {contact=rep}, {kind:call=call}, {summary=said}
log a {duration_minutes=span} {kind:meeting=meeting}
log a conversation with {contact=rep}
%lang es
apúntame una {kind:call=llamada} con {contact=fullname} de {duration_minutes:30=media hora|30 minutos}
%lang de
trag bei {contact=cust} für {date=pastday_de} ein {kind:meeting=Treffen} ein, {duration_minutes:60=eine Stunde|60 Minuten}
%lang en

%tool deskline_answer_ticket
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

%tool deskline_find_tickets
(find|show) {status:open=open} tickets from {customer=cust} [about {about=problem}]
support tickets about {about=problem} since {since=pastday}
{customer=cust}, {about=problem}, since {since=pastday}
has {customer=cust} written in about {about=problem} [since {since=pastday}]
which {about=problem} cases are {status:pending=pending|waiting for an answer} since {since=pastday}
since {since=pastday}, everything {status:solved=solved} for {customer=cust}
how many people have moaned about {about=problem} lately
what's {customer=cust} unhappy with at the moment
tickets {status:on_hold=on hold} on the subject of {about=problem}, from {customer=cust}
list {customer=cust} tickets
find support tickets
%lang es
búscame los tickets {status:open=abiertos} de {customer=company} sobre {about=topic}
%lang de
welche {status:open=offenen} Supportanfragen hat {customer=cust} zum Thema {about=topic}
%lang en

%tool submitExpenseClaim
(submit|file) {amount=paid} {currency=curr} for {category:travel=travel} [at {merchant=shop}]
expense: {amount=paid} {currency=curr}, {merchant=shop}, {category:meals=meal|food}, {date=pastday}
I paid {amount=paid} {currency=curr} at {merchant=shop} {date=pastday}, {category:lodging=hotel}, get it back for me
{date=pastday} {merchant=shop} {amount=paid} {category:office=office stuff|office}
{category:software=software} expense, {merchant=shop}, {amount=paid} {currency=curr}, note {note=whatfor}
{note=whatfor}: {amount=paid} {currency=curr}, {category:travel=travel costs}, claim it
{merchant=shop} charged me {amount=paid} {currency=curr} for {note=whatfor}, {category:training=training}
please reimburse {amount=paid} {currency=curr} from {date=pastday}, {category:meals=lunch|dinner}
out of my own pocket, {amount=paid} {currency=curr} for {category:lodging=a room} in {merchant=shop}, the company should cover that
add {merchant=shop} ({category:travel=travel}) {amount=paid} {currency=curr} {date=pastday} to my expenses
claim an expense at {merchant=shop} from {date=pastday}
submit {amount=paid} {currency=curr} as an expense
{currency:USD=$}{amount=paid} {category:meals=lunch|dinner} at {merchant=shop} {date=pastday}, expense it
{merchant=shop}, {currency:GBP=£}{amount=paid}, {category:travel=taxi|train}, {note=whatfor}
%lang de
reich {amount=paid} {currency:EUR=Euro} {category:travel=Fahrtkosten|Reisekosten} bei {merchant=shop} ein
%lang es
pásame como gasto {amount=paid} {currency:EUR=euros} de {category:meals=comida} en {merchant=shop}
%lang en

%tool reviewExpenseClaim
{decision:approve=approve|accept} [expense] claim {claimId=claimno}
{decision:reject=reject|turn down} {claimId=claimno}, {comment=whyclaim}
{claimId=claimno}: {decision:ask_for_receipt=ask for a receipt|receipt please}
{comment=whyclaim}, so {decision:reject=no} to {claimId=claimno}
{decision:approve=ok} for {claimId=claimno}, {comment=whyclaim}
I've looked at {claimId=claimno} and {decision:approve=it's fine by me|it can be paid}
about {claimId=claimno}: {comment=whyclaim}, {decision:ask_for_receipt=they should send the receipt again}
we won't pay that, {claimId=claimno} is {decision:reject=declined}, {comment=whyclaim}
with the words "{comment=whyclaim}" {decision:reject=refuse} {claimId=claimno}
{claimId=claimno} {decision:approve=gets my blessing|is good to go}
decide on {claimId=claimno} for me
{decision:approve=approve} the expense claim

%tool draftCustomerInvoice
draft an invoice for {customer=cust}: {quantity=qty} x {item=work} at {unitPrice=unit} {currency=curr}
invoice {customer=cust} for {item=work}, {unitPrice=unit} {currency=curr}, due {dueDate=closing}
{customer=cust}, {item=work}, {quantity=qty} times {unitPrice=unit}, payable until {dueDate=closing}
bill {customer=cust} {unitPrice=unit} {currency=curr} for {item=work}
{quantity=qty} {item=work} for {customer=cust}, {unitPrice=unit} each, prepare the bill
prepare a draft, {item=work}, {unitPrice=unit} {currency=curr} a piece, {quantity=qty} of them, to {customer=cust}
at {unitPrice=unit} {currency=curr} apiece {customer=cust} owes us {quantity=qty} {item=work}, make that an invoice
{customer=cust} has to pay {unitPrice=unit} {currency=curr} for {item=work} by {dueDate=closing}, get the paperwork ready
due {dueDate=closing}: {item=work} {unitPrice=unit} {currency=curr} {customer=cust}
we finished {item=work} for {customer=cust}, {quantity=qty} at {unitPrice=unit}, they can be charged now
draft an invoice for {customer=cust}, due {dueDate=closing}
{quantity=qty} × {currency:EUR=€}{unitPrice=unit} {item=work} to {customer=cust}, draft it
invoice for {item=work}, {quantity=qty} at {unitPrice=unit}
%lang de
schreib {customer=cust} eine Rechnung über {unitPrice=unit} {currency:EUR=Euro} für {item=topic}, fällig {dueDate=date}
%lang es
prepárale a {customer=company} una factura de {unitPrice=unit} {currency:EUR=euros} por {item=topic}
%lang en

%tool clockwork_add_entry
(log|add|book) {hours=hrs} on {project=prj} [for {activity=did}]
{hours=hrs} {project=prj} {date=pastday}, {activity=did}
{project=prj}: {activity=did}, {hours=hrs}, {billable:true=billable}
{date=pastday} I did {activity=did} for {project=prj}, {hours=hrs}
put {hours=hrs} of {activity=did} down for {project=prj}, {billable:false=not billable|don't charge it}
{activity=did} took me {hours=hrs} {date=pastday}, that goes on {project=prj}
time entry {date=pastday} {project=prj} {hours=hrs}
I spent {hours=hrs} with {activity=did} on {project=prj} {date=pastday}, {billable:true=the client pays|charge it}
{billable:false=unpaid}, {project=prj}, {hours=hrs}
all of {hours=hrs} went into {project=prj} {date=pastday}, mostly {activity=did}
track {hours=hrs} of {activity=did}
add a time entry for {project=prj} {date=pastday}

%tool clockwork_time_report
hours from {from_date=start} to {to_date=end} [by {group_by:person=person}]
time report {from_date=start} - {to_date=end} for {project=prj}
how much did we work on {project=prj} between {from_date=start} and {to_date=end}, {group_by:week=per week|week by week}
{project=prj}, {from_date=start} until {to_date=end}, {group_by:activity=grouped by activity|by activity}
{group_by:project=by project}: tracked time {from_date=start} through {to_date=end}
up to {to_date=end} from {from_date=start}, add up the hours for {project=prj} {group_by:day=day by day}
who put in how much on {project=prj}, {from_date=start} to {to_date=end}, {group_by:person=one line per person}
where did all the time go from {from_date=start} to {to_date=end}
I have to tell {project=prj} what we've been doing {from_date=start} till {to_date=end}
report of hours {group_by:day=per day} {from_date=start}/{to_date=end}
time report for {project=prj} since {from_date=start}
give me a time report {group_by:person=by person}
%lang es
sácame las horas de {project=prj} {group_by:person=por persona} desde el {from_date=weekday} hasta el {to_date=weekday}
%lang de
wie viele Stunden haben wir von {from_date=weekday} bis {to_date=weekday} an {project=prj} gearbeitet, {group_by:person=nach Person}
%lang en

%tool file_time_off
(request|file) {kind:vacation=vacation|holiday} from {first_day=start} to {last_day=end}
I need {kind:unpaid=unpaid leave} {first_day=start} - {last_day=end}, {substitute=rep} covers for me
{kind:vacation=holiday}, {first_day=start} until {last_day=end}, substitute {substitute=rep}
from {first_day=start} I'm on {kind:parental=parental leave} till {last_day=end}
{kind:sick=sick} {first_day=start}
{kind:vacation=day off} {first_day=start}, {half_day:true=only half|just half the day}
back after {last_day=end}, gone from {first_day=start}, {kind:education=a course}, {substitute=rep} stands in
{substitute=rep} will look after my stuff {first_day=start} to {last_day=end}, I'm {kind:vacation=on vacation|on holiday}
I am {kind:moving=moving house} on {first_day=start}, so put me down as absent
got the flu, {kind:sick=off sick} from {first_day=start} through {last_day=end}
time off from {first_day=start} to {last_day=end}
request {kind:vacation=vacation} with {substitute=rep} as my cover

%tool who_is_away
who is away [in {team=team}] from {start=start} to {end=end}
who's out of office {start=day}
{team=team}: absences {start=start} - {end=end}
is anybody from {team=team} off on {start=day}
between {start=start} and {end=end}, whom can't I reach in {team=team}
anyone missing in {team=team} {start=day}
{start=start} until {end=end} - who of the {team=team} is on leave
I want to plan a meeting with {team=team} {start=day}, will they all be there
will {team=team} be short of people {start=start} to {end=end}
out of office list {start=day} {team=team}
who is away in {team=team}
who's on holiday until {end=end}
%lang de
wer ist {start=date} [im {team:Vertrieb=Vertrieb}] nicht da
%lang es
quién está de vacaciones {start=date} en {team=team_es}
%lang en

%tool roomly.reserve
(reserve|book) {room=room} {date=day} from {start_time=from_t} to {end_time=to_t} [for {purpose=purpose}]
{room=room}, {date=day}, {start_time=from_t} - {end_time=to_t}, {attendees=seats} people
{date=day} {start_time=from_t} {room=room} {purpose=purpose}
for {purpose=purpose} I need {room=room} {date=day} at {start_time=from_t}, we are {attendees=seats}
get me {room=room} from {start_time=from_t} until {end_time=to_t} on {date=day}
{purpose=purpose} with {attendees=seats} people in {room=room}, {date=day} {start_time=from_t}-{end_time=to_t}
hold {room=room} for us {date=day}, {start_time=from_t} till {end_time=to_t}
{attendees=seats} of us want to sit in {room=room} {date=day} {start_time=from_t}
{start_time=from_t} to {end_time=to_t} {date=day}, {room=room} is ours, {purpose=purpose}
make sure nobody else takes {room=room} on {date=day} at {start_time=from_t}
reserve {room=room} on {date=day}
book a meeting room from {start_time=from_t} to {end_time=to_t}
%lang de
reservier {room=room} für {date=date} von {start_time=time} bis {end_time=time}
trag {purpose=title} {date=date} um {start_time=time} in {room=room} ein
%lang es
resérvame {room=room} {date=date} de {start_time:9=9} a {end_time:11=11} para {purpose=title}
%lang en

%tool roomly.find
find a room for {capacity=seats} people {date=day} from {start_time=from_t} to {end_time=to_t}
a room with {equipment=gear} for {capacity=seats} {date=day}
which rooms are free {date=day} {start_time=from_t} - {end_time=to_t} for {capacity=seats}
{capacity=seats} seats, {date=day}, {equipment=gear}, floor {floor=qtyfloor}
{date=day} {capacity=seats} people {start_time=from_t}-{end_time=to_t}
on floor {floor=qtyfloor} something for {capacity=seats} on {date=day} at {start_time=from_t}
we are {capacity=seats} {date=day} and need {equipment=gear}, where can we go
between {start_time=from_t} and {end_time=to_t} {date=day}, space for {capacity=seats} with {equipment=gear}
is there a quiet corner for {capacity=seats} of us {date=day} at {start_time=from_t}
anything available {date=day} for a group of {capacity=seats} on the {floor:3=third floor|3rd floor}
find a free room {date=day} from {start_time=from_t} to {end_time=to_t}
find me a room with {equipment=gear}

%tool addCandidate
add {name=applicant} as a candidate for {position=opening}
new applicant {name=applicant}, {position=opening}, {email=email}, {source:referral=referral|recommended by a colleague}
{name=applicant} ({email=email}) applies for {position=opening}
for the {position=opening} position: {name=applicant}, {source:linkedin=linkedin}, wants {salaryExpectation=salary}
{position=opening} - {name=applicant} - {email=email} - {salaryExpectation=salary}
put {name=applicant} into the pool for {position=opening}, came through {source:agency=an agency|the agency}
met {name=applicant} at {source:job_fair=the job fair|a job fair}, would be a {position=opening}, asks for {salaryExpectation=salary} a year
{name=applicant} sent a cv {source:website=via our site|through the website} to become our next {position=opening}, reach them at {email=email}
enter {name=applicant}, {email=email}, {position=opening}
{source:referral=tip from a friend}: {name=applicant} as {position=opening}
add a candidate for {position=opening} from {source:linkedin=linkedin}
add {name=applicant} ({email=email}) as a candidate
%lang es
añade a {name=applicant} como candidato a {position=opening_es}, {email=email}
%lang de
nimm {name=applicant} als Bewerberin für {position=opening} auf, kommt über {source:linkedin=LinkedIn}
%lang en

%tool moveCandidate
move {candidate=applicant} to {stage:interview=interview|the interview stage}
{candidate=applicant} gets {stage:offer=an offer} for {position=opening}, {feedback=whyhire}
{stage:rejected=reject} {candidate=applicant} for {position=opening}: {feedback=whyhire}
{candidate=applicant} -> {stage:phone_call=phone call} ({position=opening})
{feedback=whyhire}, so {candidate=applicant} goes on to {stage:interview=interviews} for {position=opening}
we {stage:hired=hired} {candidate=applicant} as {position=opening}
{stage:screening=back to screening} with {candidate=applicant}, {feedback=whyhire}
it's a no for {candidate=applicant}, {stage:rejected=turned down}, {feedback=whyhire}
I'd like to see more of {candidate=applicant}, next step {stage:phone_call=a call}
{candidate=applicant} signed, {stage:hired=she starts in june|welcome on board}
{position=opening}: {stage:offer=offer} to {candidate=applicant}
change the stage of {candidate=applicant}
move the candidate to {stage:offer=offer}

%tool huddle_create_channel
create a [{private:true=private|closed}] channel {channel_name=newchan} for {purpose=about}
new channel {channel_name=newchan} with {members=people}
{channel_name=newchan}: {private:true=private}, {members=people}, for {purpose=about}
open a channel called {channel_name=newchan}, invite {members=people}, purpose {purpose=about}
{members=people} and I need a place for {purpose=about}, name it {channel_name=newchan}
for {purpose=about} make a {private:false=public|an open} channel {channel_name=newchan} and add {members=people}
set up {channel_name=newchan}, {private:true=members only|invite only}
get {members=people} together in a chat named {channel_name=newchan}[, {private:true=nobody else may read it}]
it's getting crowded in here, let {channel_name=newchan} be a spot for {purpose=about}
start {channel_name=newchan} with {members=people} in it
create a {private:true=private} channel with {members=people}
open a new channel for {purpose=about}
%lang de
leg einen {private:true=privaten} Kanal {channel_name=newchan} mit {members:Anna, Lukas und Jonas=Anna, Lukas und Jonas} an
%lang en

%tool huddle_schedule_post
schedule "{text=announce}" in {channel=chan} for {send_at=pubtime}
post {text=announce} to {channel=chan} {send_at=pubtime}
{send_at=pubtime} write in {channel=chan}: {text=announce}
{channel=chan}, {send_at=pubtime}: "{text=announce}" [{pin:true=and pin it}]
tell {channel=chan} {send_at=pubtime} that {text=announce}
{text=announce} - that should appear in {channel=chan} {send_at=pubtime}, {pin:true=pinned|pinned to the top}
send {channel=chan} this message {send_at=pubtime}, {pin:false=don't pin it}: {text=announce}
not now but {send_at=pubtime}, let {channel=chan} know {text=announce}
I'll have forgotten by then, so {send_at=pubtime} say "{text=announce}" for me in {channel=chan}
when it is {send_at=pubtime} {channel=chan} should read {text=announce}
schedule a message to {channel=chan} {send_at=pubtime}
schedule "{text=announce}" for {send_at=pubtime}
%lang es
mándales a {channel=chan} {send_at=when} este mensaje: {text=sentence}
%lang de
schick {send_at=when} in {channel=chan} die Nachricht "{text=sentence}"
%lang en

%tool postwave.queue_post
queue a post on {network:linkedin=linkedin}: {text=caption}
{network:instagram=instagram|insta}: {text=caption}, picture {image=pic}, {publish_at=pubtime}
post {text=caption} on {network:mastodon=mastodon} {publish_at=pubtime} with {image=pic}
{publish_at=pubtime} put "{text=caption}" on {network:bluesky=bluesky}
{text=caption} with {image=pic} goes out on {network:facebook=facebook} {publish_at=pubtime}
use {image=pic} for {network:instagram=instagram} and write {text=caption}
schedule {network:threads=threads}: "{text=caption}" for {publish_at=pubtime}
let our followers on {network:linkedin=linkedin} know {text=caption}
the world should hear it {publish_at=pubtime}, {network:mastodon=mastodon}, {text=caption}
{image=pic}, {network:facebook=fb|facebook}, {text=caption}, {publish_at=pubtime}
queue a {network:linkedin=linkedin} post with {image=pic} for {publish_at=pubtime}
post "{text=caption}" {publish_at=pubtime}

%tool postwave.short_link
(shorten|make a short link for) {long_url=longurl}
short link to {long_url=longurl} ending in {ending=slug}
{long_url=longurl} as /{ending=slug}, valid until {expires=closing}
make {ending=slug} lead to {long_url=longurl} until {expires=closing}
{ending=slug} -> {long_url=longurl}, at most {max_clicks=clicks} clicks
{long_url=longurl} is far too long for a flyer, {ending=slug} would be nicer
until {expires=closing} I want /{ending=slug} for {long_url=longurl}, {max_clicks=clicks} clicks
something people can type instead of {long_url=longurl}
give me a handy address with {ending=slug} for {long_url=longurl} that dies {expires=closing}
short url, {long_url=longurl}, {max_clicks=clicks} clicks max, {expires=closing}
make a short link ending in {ending=slug}
shorten a link, valid until {expires=closing}
%lang de
kürz {long_url=longurl} auf {ending=slug} [, gültig bis {expires=date}]
%lang es
acórtame {long_url=longurl}, que termine en {ending=slug}
%lang en

%tool none
what makes a good interview question in your opinion
%tool talk
our meeting rooms are always too warm after lunch
{=rep} closed three deals this week, isn't that great
I hate doing expenses, it ruins every sunday evening
thanks, the poll was fun
did you know {=cust} used to make typewriters
I'm so ready for my holiday
customers are nicer in spring, at least it feels that way
half the channel names here make no sense to me
the {=opening} we hired turned out to be a gem
nobody reads our posts except my mother
tracking time makes me feel like a robot
