# Invented tools: bug tracker, kanban, code review, CI, errors, uptime, dashboards, A/B tests, secrets, buckets, databases.
%list flaw: blank page after signing in with google | search forgets the filter | export does nothing in firefox | totals are wrong for orders with two coupons | app freezes and loses the draft | avatar stretched in the sidebar | two mails for each invite | map pin off by a street | back arrow jumps to the start page | dates swapped in the english version | password field eats spaces | spinner never stops on slow wifi | cannot delete the last address | umlauts broken in the receipt for companies | sort order resets after a reload | menu hidden behind the banner | upload stuck at 99 percent | sound keeps playing after closing the tab | wrong tax for customers in Norway | dark text on dark ground in the chat | QR code too small to scan | drag and drop dead on tablets | shipping shown as zero | login loop with two open tabs | half of the labels still in German
%list flaw_de: Warenkorb leert sich beim Zurückgehen | Bilder werden gedreht hochgeladen | Suche findet keine Umlaute | doppelte Mails bei jeder Einladung | falsche Steuer auf der Rechnung | Knopf zum Speichern fehlt auf dem Handy | weiße Seite nach der Anmeldung | Kalender zeigt die falsche Woche | Absturz beim Drehen des Tablets | Schrift zu klein im Hilfefenster
%list flaw_es: la página se queda en blanco al entrar | el total sale mal con dos cupones | los acentos salen rotos en la factura | el botón de guardar no responde | se cierra sola al subir una foto | el filtro se borra al volver atrás | llegan dos correos por cada invitación | el menú tapa el buscador | la sesión caduca a los dos minutos | falta el precio en la vista móvil
%list howto: open two tabs and sign out in one | add a coupon, then go back | type an emoji into the name field | rotate the phone during checkout | sort by price and reload | paste a long address with line breaks | switch to Spanish and open the cart | upload a photo over 10 MB | press enter twice | cancel the payment on the bank page | invite yourself with a second account | zoom in and click on save | let the laptop sleep for an hour | scroll to the end of the list | delete the only entry in a folder | change the time zone and open the calendar | unplug the network cable while saving | click help before anything else has loaded | log in as a guest with an empty cart | share a folder with nobody in it
%list part: checkout | sign-in | mobile app | invoice page | photo upload | team settings | search | onboarding | address book | calendar view | reports | help center | newsletter form | price list | chat window | file manager | admin area | order history | wish list | notification bell | map view | export
%list rel: 4.2 | 3.11.0 | v7 | 2.0-beta | 5.6.1 | v1.30 | 2025.2 | 6.0.0-rc1 | build 4410 | 0.14 | 8.8 | v12.4 | 1.9.3 | april release | build 77 | 10.1 | v2.2.2 | 3.5 | nightly of monday | 9.0
%list words: coupon | blank page | payment with paypal | slow search | broken umlauts | invite mails | login loop | time zone | spinner | upload of large photos | tax in Norway | dark mode and contrast | session timeout | drag and drop | address form for companies | push messages | sorting | back button | PDF with two pages | guest checkout | memory | keyboard shortcuts
%list bkey: BARN-12 | BARN-408 | SHOP-7 | APP-1190 | BARN-55 | WEB-331 | SHOP-902 | CORE-4 | APP-18 | DATA-267 | BARN-3001 | UX-76 | PAY-640 | OPS-29 | WEB-5 | API-118 | SHOP-61 | DOC-14 | PAY-8 | CORE-777
%list who: Kim | Ravi | Anneke | Tomasz | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Bert and his team | Emil and Vera | support | Dana from marketing
%list who2: Kim and Ravi | Lena, Tomasz and Olu | Priya and Marcus | Hugo | Mei, Zoe | Ines | Anneke and Joao | Nadia, Pete and Rosa | Stefan and Yusuf | Fatima | Chen Wei and Jakob | Dana, Bert | Emil | Ravi, Mei and Hugo | Zoe and Olu | Marcus | Rosa and Kim | Jakob, Lena | Tomasz | Pete and Priya
%list day: friday | next monday | tomorrow | june 3 | the 15th | end of the month | next week | wednesday evening | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | in two weeks | 12/9 | monday the 8th | sept 2 | saturday | christmas | the end of the quarter
%list past: yesterday | monday | last friday | this morning | last week | the first of march | tuesday | two days ago | last month | 2025-01-15 | wednesday | new year | the 4th | november 3 | last tuesday | the weekend | sunday night | 10 january | the last release | easter
%list moment: 9 am | midnight | noon | yesterday 18:00 | 3 pm | 14:30 | last night at two | 22:00 | 8:45 | monday 7:00 | friday noon | six this morning | 16:05 | sunday 23:00 | half past four | 11:20 | yesterday morning | tuesday 5 pm | 1 am | quarter past ten
%list numes: 3 | 5 | 10 | 20 | 4 | 8 | 15 | 6 | 50 | 12 | 7 | 25
%list letter: A | B | C | D | X | Y | 1 | 2 | 3 | Z
%list some: 3 | 5 | ten => 10 | 20 | four => 4 | 8 | 15 | six => 6 | 50 | 12 | two => 2 | 100 | 7 | 30 | 25
%list handnote: you know that corner best | start with the old test for coupons | a customer is waiting for it | ask me if anything is unclear | the log is in the shared folder | please keep it small | I could not get it to happen | looks like the cache again | Kim has a half-finished fix | nothing urgent | be nice to the reporter | needs a talk with the bank first | check it on a tablet and a phone | it came back with the last update | we promised it to Globex | bring a pair of fresh eyes | only in the app for iPad | see the two older ones for context
%list task: order new badges for visitors | write the text for the landing page | call the printer about the banners | clean up old accounts | book a stand in Hanover | repaint the meeting room | test the coupon with two currencies | ask legal about the prize draw | sort the cables under the desks | plan the summer party | update the prices in the catalogue | draft a thank-you card for Rosa | replace the router in the lobby | collect quotes for a new van | migrate the photo archive | talk to the bank about fees | translate the help pages | order bread and fruit for friday | compare two fleet providers | film a short tour of the workshop | check fire doors | prepare the demo with sample data | renew the parking permits | interview three customers in Spain
%list task_de: Preise im Katalog aktualisieren | Fotos für die Startseite aussuchen | Angebote für neue Laptops einholen | Druckerpapier und Toner bestellen | Besprechungsraum streichen | Texte für die Messe schreiben | alte Konten aufräumen | Sommerfest planen | mit der Bank über Gebühren reden | Kabel unter den Tischen sortieren
%list task_es: pedir papel y tóner | escribir el texto de la portada | llamar a la imprenta por los carteles | limpiar las cuentas antiguas | comparar dos proveedores de internet | preparar la fiesta de verano | traducir las páginas de ayuda | revisar los precios del catálogo | pintar la sala de reuniones | renovar los permisos de aparcamiento
%list dropwhy: the client cancelled | we did it last year already | nobody has time before summer | it was only a joke | legal said no | twice the same | the supplier is bankrupt | budget is gone | replaced by the new website | she left the company | too expensive for what it brings | the fair moved to may | solved by itself | an intern wrote it by mistake | out of scope for this year
%list chg: 412 | #88 | fix-coupon-rounding | PR 1207 | feature/guest-login | #2031 | 77 | tax-norway | refactor-mailer | 5518 | hotfix/upload | #640 | drop-python-38 | search-umlauts | 19 | #1333 | cleanup/old-flags | sso-for-partners | 906 | dependency-bump
%list look: naming and comments | locking in the worker | error handling | speed with large files | tests for the empty case | security of the upload | both migrations | how it behaves offline | whether the API stays stable | memory use | edge cases with time zones | readability for newcomers | SQL with joins | translations and plurals | rounding | retry logic and timeouts | naming of the flags | accessibility
%list remark: lovely and short | one test is missing for guests | the loop runs once per row | please split it in two | the name is misleading | this breaks old phones | nice cleanup | needs a rebase | what about time zones | the lock is never released | secrets do not belong in here | add a line to the changelog | ship it | I would rather keep the old way | the query is slow with many rows | works on my tablet and my phone | typo in the third message | cannot be undone, so add a backup | please explain the magic number | reads like a novel
%list ref: main | develop | release/4.2 | hotfix-upload | feature/guest-login | staging | next | tax-norway | fix-timeouts | v3 | dark-mode | lts | perf-tests | docs-rewrite | canary | trunk | chore/deps | search-umlauts | release/2025-03 | spike-grpc
%list runno: 8123 | #512 => 512 | 4407 | 991 | #10230 => 10230 | 67 | 3318 | #204 => 204 | 15006 | 780 | #6431 => 6431 | 2999 | 41 | #8850 => 8850 | 1207 | 5570 | #33 => 33 | 90211 | 640 | 7002
%list stepname: lint | unit tests | build image | browser tests | publish | type check | coverage | license scan | windows build | docs | smoke | deploy preview | install dependencies | screenshots | checkout | benchmarks | package for iOS | upload to the store
%list abortwhy: wrong branch | I forgot to push a commit | it hangs for an hour now | we need the machine for the release | the fix is already in | typo in the settings | tests are known to be broken | costs too much | started twice | the night run comes anyway | somebody pushed a password | the runner is out of disk space | flaky network at the provider | it is only a change in the docs | Kim asked me to
%list app: checkout | mobile app | customer portal | billing service | photo uploader | newsletter tool | intranet | booking engine | webshop | driver app | warehouse scanner | partner api | chat server | kiosk | price calculator | loyalty app | admin panel | search service | time clock | ticket machine
%list err: timeout in the payment step | division by zero in reports | NullPointerException in CartService | unknown currency | connection refused | invalid token | E-4410 | disk quota exceeded | socket hang up | image too large | missing translation for fr | deadlock on orders | card declined | KeyError: vat_id | 504 from the tax provider | cannot read property of undefined | out of memory in the worker | certificate not trusted | HIVE-88 | duplicate key in invites | ERR-1207 | stale session
%list ignorewhy: the fix is in the next release | only bots run into it | the provider is down | it is harmless | known problem with old tablets | we switch that part off anyway | Ravi is working on it | load test | a partner sends rubbish | nobody is hurt by it | waiting for the library to be patched | the old app does that | test accounts only | noise from the migration | will go away with the new server
%list site: shop.lunasoaps.store | www.acme.io | kims-bakery.com | status.novaclinic.com | https://northwind.app/login | greenroof.org | casa-lupe.es | api.pixelpost.eu | blog.yogaloft.berlin | intranet.globex.com | old-mill.co.uk | tinyrobots.dev | booking.fjordhiking.no | https://metalworks.shop | docs.quietdesk.me | hausmeier.at | portal.initech.com | slowcoffee.de | data-otter.ai | tickets.stadthalle.ch
%list mins: five minutes => 5 | 10 minutes => 10 | 2 minutes => 2 | half an hour => 30 | 15 min => 15 | hour => 60 | 30 minutes => 30 | minute => 1 | 3 min => 3 | quarter of an hour => 15 | 20 minutes => 20
%list hrs: two hours => 2 | 3 hours => 3 | an hour => 1 | six hours => 6 | 12 hours => 12 | 8h => 8 | 24 hours => 24 | a day => 24 | five hours => 5 | 4 hours => 4 | two days => 48 | 48 hours => 48 | 10 hours => 10
%list pausewhy: new server tonight | the provider is moving racks | we know it is down | certificate change | redesign goes live | database upgrade | power cut in the building | DNS is being moved | it annoys the whole team | maintenance with the agency | load test by the agency | Lena is rebuilding the site | switch to the new host | the domain is in transfer
%list board: sales overview | warehouse | support team | website health | marketing | finance and cash | night shift | board meeting | production line 2 | fleet | webshop | energy in the office | recruiting | wall screen in the lobby | app growth | customer happiness | store openings | month-end | server room | delivery times in Europe
%list measure: orders per hour | open tickets by age | revenue and refunds | signups from ads | failed payments | stock value | temperature in the cold room | visitors with ad blockers | average basket | tickets per agent | sick days | cost per lead | queue length | returns in percent | downloads | cash in the bank | churn in Spain | calls waiting | fuel per van | battery level of scanners | deliveries on time | newsletter opens
%list span: last 7 days | last month | past 24 hours | this quarter | last year | last 90 days | this week | past two hours | year to date | last 30 days | since january | past 12 months | current week | last weekend | past six months
%list snapmsg: for the meeting at nine | as promised on the phone | look at the dip on tuesday | good news for once | numbers are not final | please print it for the lobby | here is how december went | compare it with last year and tell me | the bars on the left are wrong | just so you know | for your talk in Vienna
%list trial: green buy button | shorter signup form | free shipping banner | price with and without tax | video on the start page | one-page checkout | bigger product photos | chat bubble in the corner | friendly error texts | gift wrap offer | countdown timer | sticky cart on phones | reviews above the fold | newsletter popup after a minute | new headline for teachers | trial without credit card | two column layout | badge for bestsellers | quiz for first-time buyers | round avatars
%list arms: green and blue | long form, short form | A, B and C | old photo and new photo | 9.99 and 10.00 | top, middle and bottom | video, picture | monthly and yearly | with and without badge | red, orange | two steps and three steps | polite, funny and dry | popup, banner | serif and sans | free trial and discount
%list arm: blue one | short form | B | new photo | variant C | old layout | video | yearly plan | version with the badge | funny text | banner at the top | two steps | control | green button | free trial | quiet one with no popup
%list share: 10% => 10 | 50 percent => 50 | 20% => 20 | five percent => 5 | 25 percent => 25 | 5% => 5 | 100% => 100 | 30 percent => 30 | 75% => 75 | ten percent => 10 | 40% => 40 | 15 percent => 15
%list label: wifi for guests | paypal api key | alarm code of the office | smtp login | twitter token | backup passphrase | bank pin for the company card | ssh key of the print server | domain registrar | coffee machine admin | map api key | safe in the basement | signing key for the app | stripe webhook | router in the lobby | vpn for partners | instagram and tiktok login | license key for the scanner | cloud root account | gate code for deliveries
%list secret: hunter-Lamp-22 | sk_live_99aX71 | 4471# | correct horse battery | Blue!Otter7 | tok-88fe21c0 | 9931 | q7Zr-11kp | mango_Tree_5 | AKIA77EXAMPLE | Winter2025? | p4per-boat | xoxb-555-12 | 0000-1234 | velvet-Moss-81 | G7%kettle | ghp_1a2b3c4d | tulip.9.tulip | 55-18-07 | RedBarn$3
%list vault: team | ops | marketing | finance | personal | production | office | shared | family | partners | shop | legacy | social media | it and security | board
%list bucket: acme-photos | invoice-archive | video-raw | site-assets | backups-2025 | customer-exports | kims-recipes | app-logs | press-kit | training-data | scans-in | drone-footage | public-downloads | mail-attachments | podcast-audio | map-tiles | old-projects | ml-models | shop-images | tmp-dropzone
%list keep: 30 days => 30 | a week => 7 | 90 days => 90 | 2 weeks => 14 | 365 days => 365 | ten days => 10 | a year => 365 | 7 days => 7 | 180 days => 180 | three days => 3 | 60 days => 60 | one day => 1
%list mon: january | last month | march | this month | december | april 2025 | february | november | may | 2025-02 | october | july last year | august | june | september 2024
%list ask: which customers in Bremen bought soap twice | how many orders were paid with paypal | who has not logged in since may | the ten best sellers in Austria | average basket by weekday | suppliers with more than three late deliveries | which coupons were never used | how much we refunded in december | staff with a birthday in june | products out of stock for over a week | the newest 20 signups | invoices above 5000 euros | rides longer than two hours | what share of mails bounced | towns with only one customer | returns by reason | members whose card expires this month | which driver had the most stops | duplicates in the address list | revenue by country and month | who ordered bread and butter together | open bills older than ninety days
%list ask_es: cuántos pedidos se pagaron con tarjeta | qué clientes compraron dos veces en Sevilla | los diez productos más vendidos | quién no ha entrado desde mayo | facturas de más de mil euros | cuánto devolvimos en diciembre | proveedores con más retrasos | altas por país y mes | pueblos con un solo cliente | los cupones que nadie usó
%list db: orders | crm | warehouse_prod | billing | shop-replica | members | analytics | fleet | bookings | hr_main | newsletter | catalog | payments_eu | legacy_erp | pos | library | staging_shop | sensors | loyalty | school
%list tabs: customers and addresses | orders | invoices, items | products, prices and stock | users | trips and drivers | coupons | payments, refunds | members | log_2024 | events and tickets | suppliers, contacts | rooms | sessions, tokens and devices | photos and albums
%list file: orders-0412.sql | /backups/crm.dump | shop_full.sql.gz | monday.dump | s3://acme-dumps/fleet.sql | billing-2025-03-01.sql | export.dump | members_old.sql | /mnt/nas/pos.sql | catalog-before-sale.dump | nightly.sql.gz | hr-snapshot.dump | test-data.sql | D:\dumps\library.bak | bookings_v2.dump | seed.sql
%list dest: /backups | s3://acme-dumps | nas | /mnt/archive/2025 | D:\dumps | desktop | external drive | /tmp/out | cold storage | backups-2025 | /home/kim/dumps | usb stick | ftp.partner.example | dropbox folder of the auditors | shared drive

%tool issuebarn_report
report a {severity:major=major|serious} bug in {area=part}: {title=flaw}
{title=flaw}, {severity:cosmetic=purely cosmetic|cosmetic}, version {version=rel}
bug in {version=rel}: {title=flaw}. steps: {steps=howto}
file this one as a {severity:blocker=blocker|showstopper}: {title=flaw}. You get there when you {steps=howto}
{area=part}, {version=rel}, {severity:minor=minor}, {title=flaw}
new defect, {title=flaw} [in {version=rel}], nothing but a {severity:minor=small thing|minor one}
the devs ought to know: {title=flaw}, ever since {version=rel}
ugh, {title=flaw} again. someone has to write that down for the {area=part} people
if you {steps=howto}, then: {title=flaw}. make sure the programmers hear about that
I was showing {version=rel} to two clients just now and it was a bit embarrassing: {title=flaw}. please put that into the tracker
we ship tonight and I'm getting nervous, because in {area=part} I see this: {title=flaw}. note it as {severity:blocker=blocker|blocking}, would you
report a {severity:minor=minor} bug in {area=part}
I ran into another bug in {version=rel}, write it up
%lang de
melde einen {severity:major=schweren|ernsten} Fehler: {title=flaw_de}, Version {version=rel}
{title=flaw_de} - leg dafür bitte einen Bug an, {severity:cosmetic=nur kosmetisch|rein optisch}
%lang es
apunta un fallo {severity:minor=leve|menor}: {title=flaw_es}, en la versión {version=rel}
%lang en

%tool issuebarn_query
list {label:regression=regression} bugs about {text=words}
bugs {reporter=who} reported after {opened_after=past}
{limit=some} {label:security=security} bugs opened since {opened_after=past}, please
which bugs mention {text=words}[, {limit=some} at most]
{reporter=who}, {text=words}, {label:performance=performance}: show bugs
show all bugs labelled {label:docs=docs|documentation} and opened after {opened_after=past}
did anybody else already complain of {text=words}?
what has {reporter=who} been moaning over since {opened_after=past}
have we seen trouble with {text=words} before
before I waste the whole afternoon hunting for this myself, tell me what is known on {text=words} since {opened_after=past}
{reporter=who} keeps finding things that are broken and I have lost track, so give me the latest {limit=some} of those
what did we decide to leave alone, the {label:wontfix=won't fix} ones with {text=words}
any open {label:regression=regressions} since {opened_after=past}
the newest {limit=some} bugs

%tool issuebarn_reassign
assign {key=bkey} to {assignee=who}
give {key=bkey} to {assignee=who} and tell them: {note=handnote}
{key=bkey} -> {assignee=who}
reassign {key=bkey}, {assignee=who} should have it, note "{note=handnote}"
{assignee=who} takes over {key=bkey}, {note=handnote}
hand {key=bkey} over to {assignee=who}[, with the words {note=handnote}]
could {assignee=who} deal with {key=bkey} from here on
{key=bkey} belongs on {assignee=who}'s plate, {note=handnote}
I won't get round to {key=bkey}, let {assignee=who} have a go
I'm off on paternity leave from tomorrow and somebody needs to carry on, so pass {key=bkey} along to {assignee=who}
honestly I have stared at {key=bkey} for three days without any progress. {assignee=who} should try, {note=handnote}
reassign {key=bkey} to somebody else
assign that bug to {assignee=who}
%lang de
weise {key=bkey} bitte {assignee=firstname} zu
%lang es
pásale {key=bkey} a {assignee=firstname}, ya no me da tiempo
%lang en

%tool laneboard-put-card
put a card in {lane:next=next|up next}: {text=task}
new {colour:red=red} card "{text=task}", due {due=day}
card: {text=task}, {lane:backlog=backlog}, {colour:blue=blue}
add {text=task} to the board, {lane:doing=in progress|doing}, for {due=day}
by {due=day}: {text=task}. pin it up in {colour:yellow=yellow} under {lane:next=next}
{lane:waiting=waiting} column, {text=task}, {due=day}
we mustn't forget to {text=task}, stick that on the wall
somebody should {text=task} before {due=day}, hang it up for the team
one more thing to do: {text=task}. {colour:green=green}, as always
in the standup today everyone nodded and of course nobody wrote it down, so please: {text=task}, under {lane:backlog=backlog}
the boss just walked by with yet another wish, {text=task}. pop that up there, {colour:red=red}, no later than {due=day}
put up a {colour:red=red} card for {due=day}
make a new card in the {lane:backlog=backlog}
%lang de
häng eine {colour:green=grüne} Karte auf: {text=task_de}, fällig {due=date}
%lang es
ponme una tarjeta {colour:yellow=amarilla} en {lane:backlog=pendientes}: {text=task_es}
%lang en

%tool laneboard-shift-card
shift "{card=task}" to {to_lane:doing=doing|in progress}
move {card=task} into {to_lane:done=done}, please
{card=task} -> {to_lane:waiting=waiting}, {position:bottom=bottom}
move the card {card=task} to the {position:top=top} of {to_lane:next=next}
to {to_lane:backlog=backlog}, {position:bottom=bottom}: {card=task}
in {to_lane:doing=doing} I want {card=task} at the {position:top=very top|top}
good news, we managed to {card=task}, so that's {to_lane:done=finished|done}
I'm starting to {card=task} {to_lane:doing=right now|now}
{card=task}: {to_lane:waiting=stuck until somebody answers|we're waiting for a reply}
nobody has capacity for it in this sprint anyway, so let "{card=task}" slide back to the {to_lane:backlog=backlog}
I had two long calls with the agency this morning, and now {card=task} can go to {to_lane:next=next}, right at the {position:top=top}
shift "{card=task}" to another lane
move that card to {to_lane:done=done}

%tool laneboard-drop-card
remove the card {card=task}
drop "{card=task}" from the board, {why=dropwhy}
take down {card=task} because {why=dropwhy}
{card=task} can come off the board
{why=dropwhy}, so remove {card=task}
get rid of the card "{card=task}"[, {why=dropwhy}]
we're not going to {card=task} after all
nobody needs to {card=task} any more, {why=dropwhy}
forget what I said on wanting to {card=task}, throw it out
the wall is so full that one cannot read anything. away with {card=task}, {why=dropwhy}
we talked it over for half an hour and everybody was relieved in the end: {card=task} is off the table
remove a card, {why=dropwhy}
drop one of the cards
%lang de
nimm die Karte "{card=task_de}" vom Board
%lang es
quita la tarjeta {card=task_es} del tablero
%lang en

%tool askForReview
ask {reviewers=who2} to review {change=chg}
review of {change=chg} by {reviewers=who2} until {deadline=day}, focus on {focus=look}
{change=chg}: reviewers {reviewers=who2}, deadline {deadline=day}
{reviewers=who2} should look at {focus=look} in {change=chg}
I need {reviewers=who2} to go over {change=chg} before {deadline=day}[, mainly {focus=look}]
by {deadline=day}, {reviewers=who2}, {change=chg}, especially {focus=look}
would {reviewers=who2} have a read through {change=chg}
get me some eyes on {change=chg}, {reviewers=who2} if they can
{change=chg} is finished on my side. {reviewers=who2} may tear it apart, above all {focus=look}
I don't quite trust my own work after a night like that, so let {reviewers=who2} check {change=chg} for {focus=look}
we merge {deadline=day} and not an hour later, which means {reviewers=who2} have to see {change=chg} before
ask {reviewers=who2} for a review
have {change=chg} reviewed by {deadline=day}
%lang de
bitte {reviewers=firstname}, sich {change=chg} bis {deadline=date} anzusehen
%lang es
pídele a {reviewers=firstname} que revise {change=chg}
%lang en

%tool giveVerdict
{verdict:approve=approve} {change=chg}
{verdict:needs_work=needs work}: {change=chg}, {remark=remark}
my verdict on {change=chg} is {verdict:reject=reject|no}, {remark=remark}
{change=chg} {verdict:approve=approved|is fine}, say "{remark=remark}"
{verdict:reject=reject|turn down} {change=chg} with the remark {remark=remark}
"{remark=remark}" on {change=chg}, {verdict:needs_work=send it back|not ready yet}
{change=chg} {verdict:approve=may go in|looks good to me}
from me it's a {verdict:reject=clear no|no} for {change=chg}
{verdict:approve=happy|thumbs up} with {change=chg}, {remark=remark}
I have read every line of {change=chg} twice on the train, and it's {verdict:needs_work=not there yet|not quite there}: {remark=remark}
he'll be disappointed, but {change=chg} {verdict:reject=cannot go in|must not go in} like this. tell him {remark=remark}
{verdict:approve=approve} the change
give a verdict on {change=chg}

%tool greenlight.runs
list CI runs of {branch=ref}
{result:failed=failed} runs of {branch=ref} since {since=past}
last {limit=some} CI runs on {branch=ref}
{branch=ref}: {limit=some} {result:passed=passed|green} runs after {since=past}
since {since=past}, which runs on {branch=ref} were {result:aborted=aborted}
show me {result:running=running} runs for {branch=ref}[, {limit=some} of them]
is {branch=ref} healthy?
how often was {branch=ref} {result:failed=red|broken} since {since=past}
anything {result:running=still going|in progress} for {branch=ref}
before I dare to cut the release tonight, show me how {branch=ref} has been doing since {since=past}
somebody broke it and nobody wants to admit it. the {result:failed=red} ones on {branch=ref}, latest {limit=some}
list the {limit=some} latest CI runs
CI runs since {since=past}
%lang de
welche Läufe auf {branch=ref} sind seit {since=date} {result:failed=fehlgeschlagen|rot}?
%lang es
enséñame las últimas {limit=numes} ejecuciones de {branch=ref}
%lang en

%tool greenlight.step_output
output of {step=stepname} in run {run=runno}
show the last {last_lines=some} lines of {step=stepname}, run {run=runno}
run {run=runno}, {step=stepname}, {last_lines=some} lines
what did {step=stepname} print in CI run {run=runno}
{last_lines=some} last lines from run {run=runno}[, step {step=stepname}]
I'd like to see run {run=runno}'s {step=stepname} output
why did {run=runno} break at {step=stepname}
let me read what {step=stepname} said in {run=runno}
{run=runno}: where exactly did {step=stepname} go wrong
it works fine on my laptop but not on the server, so let me see {step=stepname} of {run=runno}, the end, {last_lines=some} lines will do
Kim says {run=runno} fell over in {step=stepname} and I don't believe a word, show me what it wrote
show the output of {step=stepname}
give me the last {last_lines=some} lines of the CI run's output

%tool greenlight.abort
abort run {run=runno}
abort {run=runno}, {reason=abortwhy}
{reason=abortwhy}: abort CI run {run=runno}
run {run=runno} can be aborted because {reason=abortwhy}
cancel {run=runno} [as {reason=abortwhy}]
stop the run {run=runno} please
{run=runno} is burning money, kill it
no point in waiting for {run=runno}, {reason=abortwhy}
pull the plug on {run=runno}
sorry, my mistake, I clicked too early and now {run=runno} is blocking everyone. end that, {reason=abortwhy}
half the office is queueing behind {run=runno} and it leads nowhere, so make an end of it
abort the CI run
abort a run, {reason=abortwhy}
%lang de
brich den Lauf {run=runno} ab, danke
%lang es
cancela la ejecución {run=runno}, por favor
%lang en

%tool errorhive_top_errors
top errors in {app=app} from {from=moment} to {to=moment}
most frequent {environment:live=live|production} errors of {app=app}
{app=app} errors, {environment:staging=staging}, top {limit=some}
the {limit=some} most common errors in {app=app} between {from=moment} and {to=moment}
{environment:test=test} errors of {app=app} since {from=moment}, first {limit=some}
until {to=moment}, starting {from=moment}: errors in {app=app}
what bites people hardest in {app=app}?
where does {app=app} fall over since {from=moment}
{limit=some} worst offenders in {app=app}, {environment:live=production|real life}
support has been getting angry calls all morning, so tell me what goes wrong in {app=app} since {from=moment}
I've got one developer for one day. which {limit=some} problems in {app=app} hurt our users on {environment:live=live} worst
top {limit=some} errors from {from=moment} to {to=moment}
which errors are most frequent on {environment:staging=staging}
%lang de
welche Fehler sind in {app=app} seit {from=time} am häufigsten?
%lang es
los {limit=numes} errores más frecuentes de {app=app} en {environment:live=producción}
%lang en

%tool errorhive_ignore
ignore "{error=err}" until {until=day}
ignore {error=err}, {reason=ignorewhy}
{error=err}: ignored till {until=day} because {reason=ignorewhy}
until {until=day} I want to ignore the error {error=err}
{reason=ignorewhy}, so please ignore {error=err} [until {until=day}]
mark {error=err} as ignored
don't bother me with {error=err} before {until=day}
{error=err} is nothing to worry over, {reason=ignorewhy}
I can't see {error=err} any more, hide it
this thing fills my inbox every single night and I cannot change it: {error=err}. quiet until {until=day}, {reason=ignorewhy}
the whole team knows by now and it only distracts us, so sweep {error=err} under the rug till {until=day}
ignore the error until {until=day}
there's an error we can ignore, {reason=ignorewhy}

%tool addUptimeCheck
check {site=site} every {everyMinutes=mins}
add an uptime check for {site=site} from {region:asia=asia}, notify {notify=who}
{site=site}, every {everyMinutes=mins}, {region:america=america}, tell {notify=who}
watch {site=site} from {region:europe=europe} every {everyMinutes=mins}
notify {notify=who} if {site=site} goes down[, check every {everyMinutes=mins}]
uptime check from {region:oceania=australia|oceania} for {site=site}
let {notify=who} know as soon as nobody can reach {site=site}
keep an eye on {site=site} for me
is {site=site} still alive? ask it every {everyMinutes=mins} from now on, from {region:africa=africa}
last weekend our page was gone for nine hours and a customer had to tell us. poke {site=site} every {everyMinutes=mins} and ring {notify=who}
we're opening an office over there soon, so please keep testing if {site=site} answers from {region:asia=asia}
add an uptime check every {everyMinutes=mins} from {region:europe=europe}
set up an uptime check that notifies {notify=who}
%lang de
überwache {site=site} alle {everyMinutes:5=fünf Minuten|5 Minuten} und sag {notify=firstname} Bescheid
%lang es
vigila {site=site} cada {everyMinutes:10=diez minutos|10 minutos} y avisa a {notify=firstname}
%lang en

%tool uptimeHistory
uptime of {site=site} from {from=past} to {to=past}
how was the uptime of {site=site} since {from=past}
{site=site} downtimes {from=past} - {to=past}
was {site=site} down between {from=past} and {to=past}?
up to {to=past}, from {from=past}: downtime of {site=site}
show uptime for {site=site} [since {from=past}]
how reliable has {site=site} been
when couldn't people reach {site=site} after {from=past}
did {site=site} fall over between {from=past} and {to=past}
the hoster swears everything was perfect and wants his money. how often was {site=site} gone since {from=past}
I'm writing to our provider and need hard facts, so list every outage of {site=site}, {from=past} to {to=past}
uptime since {from=past}
show me the downtimes from {from=past} to {to=past}

%tool pauseUptimeCheck
pause the check of {site=site} for {hours=hrs}
{site=site}: no uptime check for {hours=hrs}, {reason=pausewhy}
for {hours=hrs} pause {site=site}
{reason=pausewhy}, pause the {site=site} check for {hours=hrs}
suspend monitoring of {site=site} {hours=hrs}[, {reason=pausewhy}]
{hours=hrs} pause for {site=site} because {reason=pausewhy}
leave {site=site} alone for {hours=hrs}
{site=site} will be gone for {hours=hrs}, don't wake anyone up
no false alarms from {site=site} over the next {hours=hrs} please, {reason=pausewhy}
we're swapping the machine underneath and I don't want forty text messages like last time, so skip {site=site} for {hours=hrs}
the agency will be working on {site=site} for {hours=hrs}, {reason=pausewhy}, just look away meanwhile
pause the check for {hours=hrs}
pause {site=site}
%lang de
setz die Prüfung von {site=site} für {hours:3=drei Stunden|3 Stunden} aus
%lang es
pausa la vigilancia de {site=site} durante {hours:2=dos horas|2 horas}
%lang en

%tool chartroom_new_panel
add a {chart:line=line} chart of {measure=measure} to the {dashboard=board} dashboard
{dashboard=board} dashboard: {measure=measure} as {chart:bar=bars|bar chart}, {span=span}
new {chart:gauge=gauge} panel with {measure=measure} on {dashboard=board}, showing {span=span}
{span=span} of {measure=measure} in {dashboard=board}, {chart:table=table}
put {measure=measure} on {dashboard=board}[ for {span=span}]
{chart:pie=pie}, {measure=measure}, {span=span}, {dashboard=board}
{measure=measure} should be visible on {dashboard=board} too
I'd love to see {measure=measure} at a glance in {dashboard=board}, as {chart:heatmap=coloured squares|heatmap}
{dashboard=board} lacks something: {measure=measure} over {span=span}
the ceo asks me for this number every monday and I am tired of looking it up: {measure=measure}, on {dashboard=board}, as {chart:bar=bars}
visitors in the hall love looking at figures, so draw {measure=measure} for {span=span} onto {dashboard=board}
add a {chart:line=line} chart to {dashboard=board}
a new panel with {measure=measure}, {span=span}
%lang de
füg im Dashboard {dashboard=board} {measure=measure} als {chart:line=Linie|Liniendiagramm} hinzu
%lang es
añádeme {measure=measure} al panel {dashboard=board} como {chart:pie=tarta|gráfico circular}
%lang en

%tool chartroom_send_snapshot
send {recipient=who} a snapshot of {dashboard=board}
{dashboard=board} snapshot to {recipient=who}, {repeat:weekly=every week|weekly}
{repeat:daily=daily} snapshot of {dashboard=board} for {recipient=who}, "{message=snapmsg}"
to {recipient=who}: {dashboard=board}, {repeat:monthly=once a month|monthly}
send the {dashboard=board} dashboard to {recipient=who} with the words {message=snapmsg}
{recipient=who} wants {dashboard=board} {repeat:daily=each day|every day}
let {recipient=who} see how {dashboard=board} is doing, {message=snapmsg}
{recipient=who} has no login, so mail over a picture of {dashboard=board}
a still image of {dashboard=board} should land in {recipient=who}'s inbox {repeat:weekly=every week}
we're meeting in ten minutes and the projector is dead again. {dashboard=board} to {recipient=who}, just {repeat:once=this one time|once}, {message=snapmsg}
{recipient=who} keeps asking me at the coffee machine how things are, so from now on {dashboard=board} goes there {repeat:monthly=every month}
send a snapshot of {dashboard=board}
send {recipient=who} a snapshot {repeat:weekly=weekly}

%tool splitlab-start-test
start an A/B test on {name=trial} with {variants=arms}
A/B test "{name=trial}", {traffic=share} of visitors, goal {goal:purchase=purchase|sales}
{name=trial}: {variants=arms}, {traffic=share}, until {ends=day}
test {variants=arms} against each other for {name=trial}, we count {goal:click=clicks}
until {ends=day} test {name=trial} on {traffic=share}[, {goal:signup=signups} count]
{goal:time_on_page=time on page} is the goal, {traffic=share} the traffic, {name=trial} the test
let's find out if {name=trial} brings more {goal:purchase=sales|orders}
half of us love the idea and half hate it: {name=trial}. show it to {traffic=share} and see
does {name=trial} make folks {goal:signup=sign up|register} more? try {variants=arms} till {ends=day}
the designer and I have been quarrelling over this for weeks, so let the customers decide on {name=trial}: {variants=arms}, {traffic=share}
I read an article on the plane and would love to try it at our place, {name=trial}, with {traffic=share}, counting {goal:click=clicks}, up to {ends=day}
start an A/B test with {variants=arms}
A/B test for {traffic=share} until {ends=day}
%lang de
starte einen A/B-Test "{name=trial}" mit {traffic:20=20 Prozent|zwanzig Prozent} bis {ends=date}
%lang es
lanza una prueba A/B de {name=trial} al {traffic:50=50 por ciento|50 %}
%lang en

%tool splitlab-outcome
results of the {name=trial} test
how is the A/B test {name=trial} doing on {segment:mobile=mobile|phones}
{name=trial} results, {segment:desktop=desktop}
A/B results for {segment:new_visitors=new visitors|newcomers}: {name=trial}
did {name=trial} win the test with {segment:returning_visitors=returning visitors|regulars}
outcome of {name=trial}, please
so, did {name=trial} pay off
which side is ahead in {name=trial} with people on {segment:mobile=their phones|mobile}
was {name=trial} worth the trouble
we have been waiting for weeks and marketing is biting its nails: how is {name=trial} going
I bet a crate of beer on this one and want to know now, {name=trial}, {segment:new_visitors=first-timers|newcomers} only
results on {segment:desktop=desktop}
show A/B test results

%tool splitlab-stop-test
stop the A/B test {name=trial}
stop {name=trial}, winner is {winner=arm}
{winner=arm} wins, stop the {name=trial} test
end {name=trial} and keep the {winner=arm}
{name=trial}: stop, everybody gets the {winner=arm}
call off the test {name=trial}[ in favour of the {winner=arm}]
we have seen enough of {name=trial}
from now on the {winner=arm} for everyone, {name=trial} is decided
no more guessing with {name=trial}, {winner=arm} it is
the numbers have not moved for a fortnight and I am bored, so finish {name=trial} and take the {winner=arm}
customers have started to complain that the page looks different each time. wrap up {name=trial}
stop the test, the {winner=arm} wins
stop an A/B test
%lang de
beende den Test {name=trial}, Gewinner ist Variante {winner=letter}
%lang es
para la prueba {name=trial} y quédate con la {winner=letter}
%lang en

%tool safebox.put
store {content=secret} as {label=label}
put "{label=label}" in the {vault=vault} vault: {content=secret}
secret {label=label} = {content=secret}, expires {expires=day}
{content=secret} is the {label=label}, save it in {vault=vault}[, good until {expires=day}]
{vault=vault} vault, {label=label}, {content=secret}, {expires=day}
keep {content=secret} under {label=label} in the vault until {expires=day}
{label=label} is {content=secret} from today, lock that away
nobody may ever see this again: {content=secret}, it's the {label=label}
tuck {content=secret} away for us as {label=label}, valid till {expires=day}
it is on a yellow note on my monitor, which is a bad idea. {label=label}: {content=secret}, goes to {vault=vault}
the technician changed it this morning and told me on the phone, so write down safely that {label=label} is now {content=secret}
store a new secret called {label=label} in {vault=vault}
put {content=secret} into the {vault=vault} vault

%tool safebox.grant
grant {person=who} access to {label=label}
give {person=who} {right:read=read|reading} rights on {label=label} until {until=day}
{label=label}: {person=who} may {right:change=change it|edit it}
{person=who} needs {label=label} till {until=day}, {right:read=read only|just reading}
let {person=who} {right:share=share|pass on} the secret {label=label}
until {until=day} {person=who} gets access to {label=label}[, {right:read=read only}]
{person=who} should be able to look up {label=label}
could {person=who} see {label=label} as long as I'm away, so until {until=day}
show {person=who} what {label=label} is, and {right:change=let them alter it|they may alter it}
I'll be on a boat without any signal, and somebody has to get in, so {person=who} may see {label=label} until {until=day}
{person=who} called me at six in the morning because of {label=label}. never again: open it up for them
grant {person=who} {right:read=read} access until {until=day}
grant access to {label=label}
%lang de
gib {person=firstname} bis {until=date} Zugriff auf {label=label}
%lang es
dale a {person=firstname} acceso a {label=label}
%lang en

%tool bucketyard_make
create a bucket {bucket=bucket} in {location:frankfurt=frankfurt|germany}
new {public:true=public|open} bucket {bucket=bucket}, {location:virginia=virginia}
{bucket=bucket} in {location:singapore=singapore}, {public:false=private|not public}, keep files {keep_days=keep}
make {bucket=bucket}, delete everything after {keep_days=keep}
bucket named {bucket=bucket}, {keep_days=keep}, {public:true=readable by anyone|open to anyone}, {location:dublin=dublin|ireland}
{location:sydney=sydney}: bucket {bucket=bucket}[, {public:false=private}]
I need somewhere to dump files, call it {bucket=bucket}, {location:oregon=oregon}
anybody on the web should be {public:true=able to fetch it|allowed to look}: new folder {bucket=bucket} at the provider
things in {bucket=bucket} may vanish after {keep_days=keep}, set that place up for me
we keep running out of room on the old disk and the photographers are waiting. set up {bucket=bucket} in {location:frankfurt=frankfurt}
our lawyers insist that nothing stays longer than needed, so {bucket=bucket}, {keep_days=keep}, {location:dublin=ireland|dublin}
create a {public:true=public} bucket in {location:oregon=oregon}
new storage bucket, files kept for {keep_days=keep}
%lang de
leg in {location:frankfurt=Frankfurt} einen {public:false=privaten|nicht öffentlichen} Bucket namens {bucket=bucket} an
%lang es
créame un bucket {bucket=bucket} en {location:sydney=Sídney}, {public:true=público}
%lang en

%tool bucketyard_usage
size of the bucket {bucket=bucket}
what did {bucket=bucket} cost in {month=mon}
{bucket=bucket} usage {month=mon}
{month=mon} cost of the {bucket=bucket} bucket
how big is {bucket=bucket} [by now]
storage cost for {bucket=bucket}, {month=mon}
how much have we piled up in {bucket=bucket}
{bucket=bucket} in {month=mon}: what are we paying for
is {bucket=bucket} getting out of hand?
the bill from our provider doubled and I am supposed to explain it, so what was {bucket=bucket} in {month=mon}
somebody left the cameras running all week. tell me how many gigabytes ended up in {bucket=bucket}
bucket cost in {month=mon}
how much storage does the bucket use

%tool tablehand_ask
{question=ask}? look in the {database=db} database
ask the {database=db} database: {question=ask}
from {database=db}: {question=ask}, at most {max_rows=some} rows
{max_rows=some} rows, {database=db}, {question=ask}
I'd like to know {question=ask}, see {database=db}
query {database=db} for {question=ask}[, limit {max_rows=some}]
can you work out from {database=db} {question=ask}
{question=ask}, that must be somewhere in {database=db}
pull out of {database=db}: {question=ask}
my boss wants it for the meeting at two and I can't write SQL: {question=ask}. it's all in {database=db}, first {max_rows=some}
we had a bet over lunch that ended in shouting. {question=ask}? {database=db} must know
answer this from the database: {question=ask}
ask {database=db} something for me
%lang es
mírame en la base {database=db} {question=ask_es}
%lang de
frag die Datenbank {database=db}: {question=question}
%lang en

%tool tablehand_dump
dump the {database=db} database to {target=dest}
dump {tables=tabs} from {database=db}
{database=db}: dump {tables=tabs} into {target=dest}, {compress:true=compressed|zipped}
to {target=dest}, {compress:false=uncompressed|not compressed}, a dump of {database=db}
{compress:true=compressed} dump of {database=db} [to {target=dest}]
only {tables=tabs} of {database=db}, to {target=dest}
save a copy of {database=db} on {target=dest} before I touch anything
write everything in {database=db} out to a file, {compress:true=zipped}
I want {tables=tabs} from {database=db} safe on {target=dest}
the migration starts in an hour and I would not sleep otherwise: copy {tables=tabs} of {database=db} to {target=dest}
auditors are coming and they insist on raw data. export {database=db} to {target=dest}, {compress:true=packed|zipped}
dump {tables=tabs} to {target=dest}
make a {compress:true=compressed} database dump

%tool tablehand_load_dump
load {dump=file} into {into=db}
load the dump {dump=file} into the {into=db} database and {overwrite:true=overwrite it|overwrite what is there}
{dump=file} -> {into=db}, {overwrite:false=without overwriting|don't overwrite}
into {into=db}: {dump=file}[, {overwrite:true=overwrite}]
restore {into=db} from {dump=file}
read {dump=file} back to {into=db}, {overwrite:true=replacing everything|replace all}
put {into=db} back to how it was in {dump=file}
somebody deleted half of {into=db}, fetch it out of {dump=file}
{into=db} is a mess. take {dump=file} and {overwrite:true=wipe what's there|throw away the rest}
I typed the wrong command in the wrong window and now people are shouting, so get {into=db} back from {dump=file}
our trainee needs something real to play with. fill {into=db} with what's in {dump=file}, but {overwrite:false=keep his own rows|leave his rows alone}
load a dump into {into=db}
load {dump=file}
%lang de
spiel {dump=file} in {into=db} ein
%lang es
carga {dump=file} en la base {into=db}, {overwrite:true=sobrescribiendo todo|sobrescribe lo que haya}
%lang en

%tool none
is it true that the first computer bug was a moth
what does "idempotent" mean, in words for my grandmother
%tool talk
every retro ends with the same three sticky notes, it's almost poetry
{=who} brought cake because the build was green for a whole week
I dreamt last night that I was chased by a pull request
people who call everything a blocker make me tired
we had a kanban board in our kitchen once, the kids loved it
our old hoster was a nice chap, he even sent christmas cards
honestly A/B tests rarely tell me anything I didn't know before
the wall screen in the lobby looks great, thanks for that
databases were the only lecture I ever enjoyed
a password should be long and silly, my uncle always says
{=who} and I will talk about the code style over lunch
I finally understood what a bucket is, only took me four years
