# Invented tools in the manner of well-known MCP servers: pages and blocks, issues, kanban cards, design frames, payments, customer records, help desk, web shop, telephony.
%list innote: he gets angry easily, be gentle | third complaint from this buyer | ask the warehouse before promising anything | she is a friend of the boss | waiting for the courier's answer | do not refund twice | Priya knows the case | language is French | photo is in the shared folder | probably fraud | call her after five and not before | wrong address in the system | nice man | part is on order from Taiwan | manager wants to see this one | same fault as last week | refund approved by finance | needs a new invoice with VAT number | test order | he has moved to Leeds
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list pagename: onboarding checklist | Q3 roadmap | brand guidelines | travel policy | meeting minutes with the board | recipes for the team lunch | Engineering handbook | offsite in Lisbon | salary bands | Weekly sync | reading list | release notes for version 4 | customer interviews | parental leave and sick days | office move | glossary | Product vision 2027 | who owns what | Lessons from the outage | hiring plan for Berlin | vendor contacts | Book club | press kit and logos | house rules
%list bodytext: we decided to stay with the old supplier | the printer on the second floor works again | remember to bring badges and laptops | Anna takes over the newsletter in May | budget approved with minor changes | three candidates for the design role | keys are with the porter | ask legal about the new clause | wifi password has changed | first draft by the end of the month | nobody objected | prices go up in January | lunch for twelve, two vegans | data export takes about an hour | open question: who pays for the stand | the demo went well and they want a quote | the lift is out of order until Friday | we need two more chairs and a lamp | draft is in the shared folder | Sofia speaks first
%list emojiword: 🚀 | 📌 | 🌱 | 🧾 | ☕ | 🔥 | 🗺️ | 🎯
%list cursor: eyJwIjoyfQ | c_9f3a | 7d2b-next | page2token | a81kq0 | cur_5512
%list bugtext: login button does nothing | checkout timeout | crash on rotate | dark mode | export to PDF | broken avatar upload | slow search with umlauts | memory leak in the sync job | password reset mail | rounding error in invoices | map and list out of step | scroll bar jumps | wrong currency for Swiss users | duplicate push notifications | cookie banner | time zone bug | typo in the welcome screen | stale cache after deploy | video without sound | two factor setup | empty page for guests
%list project: PAY | Mobile | WEB | Atlas | billing | Checkout and Cart | OPS | Data platform | INFRA | Nimbus | SEARCH | onboarding flow | HR tools | Partner portal | LEGO | Website for kids | Core | Falcon | Loyalty | Maps and routes
%list issuekey: PAY-311 | WEB-42 | OPS-7 | MOB-1290 | ATL-88 | INF-503 | HR-19 | SRCH-234 | CORE-1001 | NIM-65 | PP-4 | DATA-777 | FAL-12 | WEB-908 | PAY-9 | LEG-31 | ONB-150 | MOB-5 | ABC-1234 | QA-61
%list spent: two hours | 45 minutes | 1h 30m | half a day | 3 hours | 20 min | 2h | an hour and a half | 90 minutes | one day | 6h 15m | four hours | 15 minutes | a whole afternoon | 1d 4h | 40m | all morning | 5h | an hour | two and a half hours
%list worknote: pairing with Sofia | traced the bug to the parser | wrote tests | code review | call with the vendor | cleaned up old flags | setup of the staging server | looked through the logs and found nothing | first draft of the schema | meeting and follow-up | rebased and fixed conflicts | documentation for the API | refactoring | debugging in the train | spike on caching | migration script | upgrade of the framework | release notes | fixed the flaky test | estimate with the team for Q3
%list column: To do | Doing | Done | Backlog | Waiting for client | Ideas | Next up | Blocked | This week | Ready for review | Someday and maybe | Icebox | Testing | On hold | Shopping for the party | In print | Parking lot | Quick wins | Waiting for parts | Printed and packed
%list board: Marketing | Wedding | House renovation | Sprint 14 | Content plan | Garden and shed | Podcast | Trade fair in Hanover | Moving out | Editorial | Design team | School play | Kitchen | Launch | Volunteers | Band tour with the Foxes | Bathroom and hallway | Recruiting | Summer fair in Kent | Magazine
%list cardname: order new business cards | paint the fence | book the caterer | landing page for the spring sale | fix squeaky door in the hallway | call the insurance | photos for the menu | draft the invitation | interview with the mayor | buy cables and adapters | tax papers | replace the filter | find a drummer | banner for the trade fair | clean the gutters | newsletter in Spanish | second quote for the roof | flyers | rent a van with a ramp | thank the sponsors | update the price list | piano tuner
%list cardnote: must be blue | ask Tom for the measurements | not more than 200 euros | see the mail from Monday | Karin has the key | needs approval by the boss | with gluten-free options | two coats at least | only weekdays between 9 and 5 | wait for the second quote | the old one is in the cellar | in English and French | same as last year | check size first | bring own ladder | Mum wants to see it first | room for eight people | with receipt for the tax office | in pencil | ring twice at the back door
%list tag: urgent | design | bug | waiting | home | client | quick win | money | legal | low priority | needs decision | press | outdoors | food and drink | tech | VIP | print | research | summer | kids and school
%list tags: urgent and design | home, money | press, print and legal | client and VIP | food, quick win | bug, tech | outdoors | research and legal | print | tech, design, urgent
%list frame: Login | Checkout step 2 | hero section | Settings page | pricing table with toggle | onboarding carousel | 12:345 | empty state | Profile on mobile | footer | Cart and summary | Home dark | nav bar | 88:1204 | search results | modal for deleting an account | Sign up form | dashboard | tooltip | error page in red | card grid | 3:77 | calendar widget
%list designfile: Webshop redesign | Mobile app v3 | Design system | Brand book | Landing pages | icons and stickers | Checkout 2.0 | Pitch for the museum | Wireframes | Admin panel | Kiosk in the lobby | Newsletter templates | Onboarding | Marketing site | Smartwatch | Ticket app for the zoo | Menu cards | Charts and maps | Email footer | Login flow
%list feedback: the contrast is too low | can we try a rounder button | love this, ship it | spacing looks off on the left | headline and subline compete | use the new green | where does this arrow lead | text is cut in German | please align with the grid | legal wants a checkbox here | icon too small for thumbs | the shadow is too heavy | wrong logo | who approved this photo | two buttons with the same label | needs a state for loading | the arrow points the wrong way | button text for seniors please | lovely colours | is this font licensed
%list product: pottery workshop | annual membership | consulting hour with Nina | handmade candle | yoga class for beginners | e-book | wedding photos and album | guitar lesson | website audit | raffle ticket | dinner for two | bike repair | translation of a birth certificate | donation | logo design | weekend in the cabin | tote bag | support package | tutoring in maths | gift box with tea | concert ticket | dog walking
%list price: 45 euros => 45 | $120 => 120 | 19.99 | 80 | 250 francs => 250 | £35 => 35 | 12.50 | 600 euros => 600 | 1500 | 75 dollars => 75 | 9.90 | 30 pounds => 30 | €49 => 49 | 320
%list sumonly: 45 | 120 | 19.99 | 80 | 250 | 35 | 12.50 | 600 | 75 | 9.90 | 18 | 1200 | 64
%list intent: pi_3Nx8a | pi_77Qk | pay_20391 | pi_9Zt41c | ch_5512 | pi_001b | pay_88 | pi_Lm42 | ch_1A9f | pi_6603 | pay_4410 | pi_kk07
%list client: Nordlicht GmbH | Maria Santos | Blue Fern Studio | Hartwell and Sons | jo@brightside.example | Cafe Aurora | Lindgren Logistics | Pixel Barn | Dr. Okafor | The Yoga Loft in Bath | Meyer Optics | Green Wheels | Sunita Rao | Atelier Dubois | Kite Surf School | Baker Street Dental | Fjord Foods | Rivera Legal | Tall Trees with Kids | Moonbeam Toys | Olga Petrenko | Stonebridge Primary School
%list salescity: Hamburg | Bristol | Valencia | Lyon | Austin | Graz | Oslo | Kraków | Zurich | Toronto | San José | Ghent | Leeds | Porto | Boston | St. Gallen
%list crmquery: bakery | solar panels | met at the fair in Cologne | former customer | dentists with two chairs | renewal in March | furniture | schools and kindergartens | wine import | interested in the premium plan | software for hotels | law firm | event agency | referred by Hannah | breweries | bike shops with repair | medical supplies | vegan food | architects | trial expired
%list engagebody: wants a demo for ten people | prefers mornings | asked for a discount of 15 percent | contract ends in June | not interested before autumn | sent the brochure and price list | his sister runs the second shop | very happy with the support | needs an offer in French | budget is frozen | decision with the board next month | left a voicemail | complained about the late delivery | will bring their own lawyer | loves sailing | new address in the harbour district | asked for references in Austria | pays by invoice and cheque | on parental leave | will decide after the audit
%list helptext: damaged parcel | cannot log in | wrong size | invoice missing | double charge | zipper broke after a week | where is my order | discount code not working | allergic to the fabric | change of address | warranty and repair | app freezes on startup | cancel my account | rude courier | gift card balance | missing screws and no manual | delayed delivery to Norway | return label | colour differs from the photo | refund still pending
%list inbox: Returns | Billing | Tier 2 | Wholesale | VIP customers | Spanish team | Tech support | Sales and quotes | Warranty | Press | Night shift | Complaints | Shipping for Europe | Front desk | Refunds and claims | Chat overflow | Gift cards | French team | Orders in Asia | Hotline
%list convid: 48211 | 90017 | conv_331 | 5520 | 71 | 20984 | c-1188 | 6604 | 130275 | conv_9a | 3019 | 88452
%list replytext: a new one leaves our warehouse tomorrow | please send us a photo of the damage | sorry, that size is sold out | your refund is on its way | try resetting the app and signing in again | we are checking with the courier | the warranty covers it | thanks for your patience | the code is valid until Sunday | could you tell us the order number | we will call you back | yes, we ship to Norway and Iceland | the manual is on our website | the lamp comes with a bulb and a cable | we have extended your voucher | your seat in row four is safe | sold out until spring
%list shoporder: #1042 | #2201 | #1877 | 1990 | #3005 | #1111 | 2468 | #1503 | #998 | #4410 | 1734 | #2077
%list courier: DHL | UPS | Royal Mail | DPD | Hermes | FedEx | GLS | Correos | PostNord | bike courier from next door | Swiss Post | Evri
%list trackno: 00340434161094 | 1Z999AA101 | JD0146000 | RR123456785GB | 3S9922 | CX770012345DE | 9400111899 | TBA3314 | 55081 77210
%list shopitem: linen shirt | scented candle with lavender | enamel mug | walnut cutting board | wool socks | poster of the moon | bamboo toothbrush | notebook and pen set | rain jacket for kids | ceramic bowl | olive oil soap | leather belt | SKU 4417 | desk lamp | picnic blanket | espresso cups in grey | SKU AB-90 | garden gloves | tea towel | puzzle with 500 pieces | phone case | felt slippers
%list stockno: 40 | 12 | 150 | 7 | zero => 0 | 300 | 25 | 64 | 18 | three => 3 | 90 | 1000 | 36
%list depot: Leipzig | main warehouse | shop in the old town | Rotterdam | garage | pop-up store | Milton Keynes | cellar | Vienna West | outlet | north hall | Dallas
%list variant: blue | size M | large | red and white | 500 ml | left-handed | black | XL | oak | unscented | kids | matte
%list callname: Mrs Abara | +44 7700 900123 | Kemal | +1 555 0142 | dad | +49 151 5550199 | Sven | Aunt Rosa | Lucy Chen | reception | +34 600 555 018 | Coach Bianchi | Doctor Weiss | Priya | Mr. Holloway | +43 660 5550177 | Joana and Tim | Nadia | the Kowalskis | +33 6 5550 1234
%list smsbody: your table is ready | we are running ten minutes late | the package is with the neighbour | practice is cancelled tonight | door code is 4471 | please call back before noon | happy birthday from all of us | the car is fixed | meeting point is the north gate | gas man comes between 8 and 10 | bring cash and a helmet | thanks for the flowers | we open at nine tomorrow | your glasses have arrived | I missed the bus | water is off until four | don't forget the passport and the tickets | dinner is in the oven | thanks for waiting | your order for Saturday is packed
%list land: Spain | Canada | Portugal | Ireland | Poland | Austria | Mexico | Sweden | New Zealand | South Africa | France | Chile | Switzerland | Japan | Costa Rica | Norway | Greece | Belgium | Brazil | Finland
%list areacode: 030 | 212 | 0161 | 415 | 089 | 93 | 0207 | 512 | 604 | 01 | 0221 | 787
%list digits: 777 | 2024 | 1234 | 4040 | 888 | 5*5 | 007 | 3663 | 9000 | 42
%list dseite: Reiserichtlinie | Urlaubsplanung | Küchendienst und Putzplan | Produktstrategie | Protokoll vom Montag | Markenhandbuch | Leseliste
%list dtext: der Beamer ist kaputt | wir nehmen den alten Lieferanten | Schlüssel liegen beim Hausmeister | zwölf Leute, zwei davon vegan | Rabatt erst ab zehn Stück
%list ecard: pintar la valla | llamar al seguro | pedir presupuesto para el tejado | fotos del menú | comprar cables y adaptadores
%list dcard: Zaun streichen | Versicherung anrufen | Einladung entwerfen | Kabel und Adapter kaufen | zweites Angebot für das Dach
%list etext: el cliente quiere una demo | los precios suben en enero | nadie tiene objeciones | pide un descuento | contesta mejor por las mañanas
%list elista: Pendiente | En curso | Hecho | Ideas | Bloqueado | Esta semana
%list dspalte: Offen | In Arbeit | Erledigt | Ideen | Wartet auf Kunden | Diese Woche

%tool quillspace-post-search
(find|look up|search for) the page (called|named|titled) {query=pagename} in quillspace
search {filter:page=pages|documents} for {query=pagename}, {sort:descending=newest first|last edited first}, {page_size=int} results
{page_size=int} {filter:database=databases|tables} at most, title {query=pagename}, {sort:ascending=oldest first|oldest at the top}
{filter:database=database} {query=pagename}
{query=pagename}, {sort:descending=latest first}
next batch for {query=pagename} from cursor {start_cursor=cursor}
where on earth did we write down the stuff about {query=pagename}
somebody must have put {query=pagename} somewhere in there, (I just can't lay my hands on it|dig it out)
I'm new here and everyone keeps mentioning {query=pagename}, do we have that anywhere
before I start from zero on {query=pagename}: does one exist already?
I'd like to append a line to {query=pagename} later, for now only tell me (which id it has|where it is)
search the workspace by title
pages by title, {page_size=int} of them
%lang de
such mir mal die Seite {query=dseite} raus, {sort:descending=neueste zuerst}
gibt's schon irgendwo was zur {query=dseite}
%lang es
búscame {filter:page=páginas} que se llamen {query=elista}
%lang en

%tool quillspace-create-page
(create|make|start|add) a [new] page {title=pagename} under {parent=pagename}
new page below {parent=pagename}: {title=pagename}, icon {icon=emojiword}, text {markdown=bodytext}
under {parent=pagename} write a page titled {title=pagename} that says {markdown=bodytext}
{title=pagename} as a subpage of {parent=pagename} with {icon=emojiword}
page {title=pagename}
subpage of {parent=pagename}: {title=pagename}
empty {title=pagename} doc
we keep talking about {title=pagename} and nobody has a place for it, so open one beneath {parent=pagename}
{title=pagename} deserves its own sheet instead of forty mails. Begin with {markdown=bodytext}
there ought to be somewhere to collect everything on {title=pagename}, set that up for us
from tomorrow people will ask for {title=pagename}, give them something to read: {markdown=bodytext}
don't tack it onto the end of {parent=pagename}, give {title=pagename} a page of its own below it
create a page under {parent=pagename}
new page with the text {markdown=bodytext}
%lang de
leg unter {parent=dseite} eine neue Seite {title=dseite} an
%lang es
créame una página {title=elista} con el texto {markdown=etext}
%lang en

%tool quillspace-append-block-children
append {text=bodytext} to [the page] {page=pagename}
add a {block_type:to_do=to-do|checkbox|tick box} {text=cardname} to the page {page=pagename}
at the bottom of {page=pagename}, a {block_type:quote=quote}: {text=bodytext}
{page=pagename}: {block_type:callout=callout}, {text=bodytext}
{block_type:heading=heading} {text=pagename} on {page=pagename}
{block_type:bulleted_list_item=bullet} for {page=pagename}: {text=bodytext}
{text=bodytext}, that should (stand|be written) on {page=pagename} too, (after everything else|right at the end)
people who open {page=pagename} need to know one more thing: {text=bodytext}
in {page=pagename} as {block_type:paragraph=another paragraph|plain text} please, {text=bodytext}
we forgot something on {page=pagename}, namely {text=bodytext}
I promised the team it would be on {page=pagename} by tonight and I have no time to open it, so: {text=bodytext}
no new page please, {text=bodytext} goes (below what is on|onto the foot of) {page=pagename}
append a line to {page=pagename}
add the {block_type:quote=quote} {text=bodytext}

%tool burrow_searchIssuesUsingBql
(find|search|show) issues about {text=bugtext} in [project] {project=project}
which {issueType:bug=bugs} in {project=project} are {status:in_progress=in progress|being worked on} by {assignee=person}
{assignee=person}'s {status:in_review=issues in review|reviews} in {project=project}, {maxResults=int} at most
{maxResults=int} {issueType:story=stories} from {project=project} that are {status:done=done|finished}, mentioning {text=bugtext}
{project=project} {issueType:epic=epics}
{status:backlog=backlog} {project=project}
{issueType:bug=bugs} {assignee=firstname}
has anyone already complained about {text=bugtext}, or am I the first
what is {assignee=person} busy with at the moment in {project=project}
the customer swears we knew about {text=bugtext} for weeks, is that so?
how much is still lying around untouched in {project=project}, {status:backlog=backlog}
I have a meeting on {project=project} in ten minutes and no clue what is left, {status:in_progress=started} things only please
don't move anything to done, only list what {assignee=person} has {status:in_review=in review}
%lang de
zeig mir alle {issueType:bug=Bugs} in {project=project}, die {assignee=person} hat
%lang es
¿qué {issueType:task=tareas} tiene {assignee=person} en {project=project}?
%lang en

%tool burrow_transitionIssue
(move|set|transition) {issueKey=issuekey} to {status:in_progress=in progress|doing}
{issueKey=issuekey} is {status:done=done|finished}, comment {comment=worknote}
{status:in_review=ready for review|in review} now: {issueKey=issuekey}, with the remark {comment=worknote}
put {issueKey=issuekey} back {status:backlog=into the backlog|to the backlog} and say {comment=worknote}
{issueKey=issuekey} {status:done=done}
{issueKey=issuekey}: {status:wont_fix=won't fix}
{issueKey=issuekey} {status:in_review=in review}
we will never touch {issueKey=issuekey} again, {status:wont_fix=forget it}
finally got {issueKey=issuekey} out of the way, {status:done=it's through}, {comment=worknote}
I'm on {issueKey=issuekey} as of now, so it should say {status:in_progress=started|in progress}
{issueKey=issuekey} came back broken from the test, {status:in_progress=it's open again}
after the two hours I logged yesterday {issueKey=issuekey} can go to {status:in_review=review}
move {issueKey=issuekey} to another status
set the issue to {status:done=done}

%tool burrow_addWorklog
log {timeSpent=spent} on {issueKey=issuekey}
{timeSpent=spent} for {issueKey=issuekey} {started=pday}, {comment=worknote}
add a worklog to {issueKey=issuekey}: {started=pday}, {timeSpent=spent}, {comment=worknote}
{started=pday} I did {comment=worknote} for {timeSpent=spent}, that belongs to {issueKey=issuekey}
{issueKey=issuekey} {timeSpent=spent}
worklog {issueKey=issuekey}, {timeSpent=spent}
{timeSpent=spent} {issueKey=issuekey} {started=pday}
{issueKey=issuekey} ate {timeSpent=spent} of my day
the client pays by the hour, so don't lose my {timeSpent=spent} with {issueKey=issuekey} from {started=pday}
sat over {issueKey=issuekey} again, {timeSpent=spent}, {comment=worknote}
accounting is on my back: {issueKey=issuekey} was {timeSpent=spent}
{issueKey=issuekey} isn't done, leave the status alone, but {timeSpent=spent} went into it {started=pday}
log my time on {issueKey=issuekey}
add {timeSpent=spent} to the worklog
%lang de
trag {timeSpent:2 Stunden=2 Stunden} auf {issueKey=issuekey} ein, {started=date}
%lang es
apúntame {timeSpent:tres horas=tres horas} en {issueKey=issuekey}
%lang en

%tool stackpin_get_cards_by_list
(show|get|list) the cards in {list=column} on [the] {board=board} [board]
{board=board} board, list {list=column}, label {label=tag}, {fields:minimal=just the names|minimal fields}
what is in {list=column} on {board=board} with the {label=tag} label
{label=tag} cards from {list=column}, {fields:all=with everything|all fields}
{list=column} on {board=board}
cards {list=column}
{label=tag} things under {list=column}
what's still left under {list=column}
how bad does {list=column} look (for|on) {board=board} today
read me what hangs under {list=column}, I've my hands full of paint
{board=board}: anything in {list=column} I should worry about before the weekend?
I don't want to add one, only see which cards {list=column} has already
get the cards of a list on {board=board}
show me the {label=tag} cards

%tool stackpin_add_card_to_list
(add|create|put) a card {name=cardname} (to|in|on) {list=column}
card {name=cardname} in {list=column}, due {dueDate=date}, labels {labels=tags}
{list=column}: {name=cardname}, by {dueDate=date}, note {description=cardnote}
by {dueDate=date} {name=cardname}, put it in {list=column} and write {description=cardnote}
with the labels {labels=tags}, {name=cardname} into {list=column}
{name=cardname} to {list=column}
{list=column}: {name=cardname}
card for {name=cardname}, {list=column}
somebody has to {name=cardname} some day, so let it hang under {list=column}
it struck me in the shower that {name=cardname} is missing from {list=column}, {description=cardnote}
if nobody sees {name=cardname} under {list=column} it will never happen, deadline {dueDate=date}
{name=cardname} has to be over by {dueDate=date}. {list=column}, please
it's gone from the archive for good, so pin {name=cardname} afresh to {list=column}
add a card to {list=column}
new card {name=cardname}
card {name=cardname} by {dueDate=date}
%lang de
häng eine Karte {name=dcard} in die Liste {list=dspalte}, fällig {dueDate=date}
%lang es
ponme una tarjeta {name=ecard} en {list=elista} para {dueDate=date}
%lang en

%tool stackpin_archive_card
archive [the card] {card=cardname}
archive {card=cardname} in {list=column}
from {list=column} send {card=cardname} to the archive
{list=column}: put {card=cardname} away in the archive
{card=cardname} into the archive
archive for {card=cardname}
{card=cardname}: archive, please
{card=cardname} only clutters {list=column}, I don't want to look at it any longer
we're through with {card=cardname}, take it off the wall but don't throw it away
who still cares about {card=cardname}? out of sight with it
{card=cardname} was last year's business, {list=column} should be free of it
don't add another one, the old {card=cardname} in {list=column} has to disappear from the board
archive a card in {list=column}
archive that card

%tool mirrorpane.get_code_for_frame
(get|generate|give me) {framework:react=React} code for [the frame] {frame=frame}
{frame=frame} from {file=designfile} as {framework:vue=Vue}
in {framework:swiftui=SwiftUI} please: {file=designfile}, frame {frame=frame}
{file=designfile}: turn {frame=frame} into {framework:flutter=Flutter}
{frame=frame} in {framework:html=plain HTML|HTML}
code for {frame=frame}
{framework:svelte=svelte} {frame=frame}
I have to build {frame=frame} by tonight and don't feel like typing it all by hand, {framework:react=react}
what would {frame=frame} be if a programmer wrote it in {framework:html=html}
our designers are finished with {frame=frame} in {file=designfile}, now it's the developers' turn, {framework:vue=vue}
save me an hour of copying paddings out of {frame=frame}
not a picture, I want something I can compile from {frame=frame}, {framework:swiftui=swiftui}
generate {framework:react=React} code from {file=designfile}
get the code for a frame
%lang de
bau mir aus {frame=frame} den Code in {framework:react=React}
%lang es
genérame el código {framework:html=HTML} de {frame=frame} del archivo {file=designfile}
%lang en

%tool mirrorpane.get_frame_image
(render|screenshot|export) {frame=frame} as {format:png=PNG|png}
{frame=frame} from {file=designfile} as {format:svg=SVG}, scale {scale=scalefac}
%list scalefac: 2 | 3 | 0.5 | 1.5 | 4 | half => 0.5 | double => 2 | 2x => 2 | 3x => 3
at {scale=scalefac}, {format:jpg=jpg}, {frame=frame} of {file=designfile}
{file=designfile}, {format:pdf=PDF}, frame {frame=frame}
image of {frame=frame}
{frame=frame} as {format:pdf=pdf}
{frame=frame} {scale=scalefac} {format:png=png}
show me how {frame=frame} looks these days
I'm on the train without the app and the boss asks about {frame=frame}, let me see it
need something to paste into my slides from {file=designfile}, namely {frame=frame}, {format:jpg=jpeg}
a shot of {frame=frame} for the printer, {format:pdf=a PDF}, {scale=scalefac} please
no code and no comment, (only a look at|just the looks of) {frame=frame} in {file=designfile}
render a frame from {file=designfile}
image as {format:png=png}, scale {scale=scalefac}

%tool mirrorpane.post_comment
comment on {file=designfile}: {message=feedback}
leave a comment at {frame=frame} in {file=designfile} saying {message=feedback}
{message=feedback}, pin that to {frame=frame} in {file=designfile}
in {file=designfile} next to {frame=frame} write {message=feedback}
{file=designfile}: {message=feedback}
comment for {file=designfile}, {message=feedback}
{frame=frame} in {file=designfile}: {message=feedback}
tell whoever drew {frame=frame} in {file=designfile} that {message=feedback}
when I looked through {file=designfile} on my phone one thing struck me: {message=feedback}
before {file=designfile} goes to the client somebody should hear that {message=feedback}
my two cents for {file=designfile}: {message=feedback}
I saw the picture of {frame=frame}, now note under it in {file=designfile} that {message=feedback}
post a comment on {file=designfile}
comment {message=feedback}
%lang de
schreib in {file=designfile} bei {frame=frame} dazu: {message=dtext}
%lang es
déjales un comentario en {file=designfile}: {message=etext}
%lang en

%tool coinlane_create_payment_link
(create|make|generate) a payment link for {product=product}, {amount=price}
payment link: {product=product}, {amount=sumonly} {currency:EUR=euros|EUR}, until {expires=date}
{amount=sumonly} {currency:USD=dollars|USD} for {product=product}, link valid until {expires=date}
until {expires=date} people should be able to pay {amount=sumonly} {currency:GBP=pounds|GBP} for {product=product}
{product=product} {amount=price} link
{amount=sumonly} {currency:CHF=francs} {product=product}
pay link {product=product}, {amount=price}
how do I get people to hand over {amount=price} for a {product=product} without a card reader
I'm selling a {product=product} for {amount=price} and she wants to settle it online, give me something to send her
nobody carries cash any more, {product=product} is {amount=sumonly} {currency:EUR=euro}, what can I post in the group?
something clickable for my {product=product}, {amount=price}, closing {expires=date}
no refund this time, she has yet to pay: checkout page for {product=product} at {amount=price}
payment link for {product=product}
create a link over {amount=price}

%tool coinlane_create_refund
refund [payment] {payment_intent=intent}
refund {amount=price} of {payment_intent=intent}, {reason:requested_by_customer=customer asked for it|at the customer's wish}
{payment_intent=intent} was {reason:duplicate=charged twice|a duplicate}, refund {amount=price}
{reason:fraudulent=fraud|fraudulent}: {payment_intent=intent}, give back {amount=price}
{payment_intent=intent} refund
{amount=price} back, {payment_intent=intent}
{payment_intent=intent}, {reason:duplicate=duplicate}
she never received anything for {payment_intent=intent}, so let her have {amount=price} again
I feel bad about {payment_intent=intent}, return her money
{payment_intent=intent} went through {reason:duplicate=twice} by mistake, undo one
what happened with {payment_intent=intent} was a stolen card, {reason:fraudulent=it's fraud}, the owner needs it back
there's no dispute on {payment_intent=intent} yet and I don't want one, so pay back {amount=price}
refund a payment, {amount=price}
refund because of {reason:duplicate=a duplicate}
%lang de
erstatte {payment_intent=intent} zurück, {reason:duplicate=doppelt abgebucht}
%lang es
devuélvele el dinero de {payment_intent=intent}
%lang en

%tool coinlane_update_subscription
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
they're closed for winter at {customer=client}, no money from them until {pause_until=date}
no refund for {customer=client}, just the smaller plan: {plan:starter=starter}
upgrade a customer to {plan:team=team}
change the subscription to {quantity=int} seats

%tool coinlane_list_disputes
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
the bank keeps sending letters, what do I still have to {status:needs_response=answer}?
not a refund, I mean those where the bank took it back, since {created_after=pday}
%lang de
welche Rückbuchungen sind noch {status:under_review=in Prüfung}
%lang es
enséñame las {limit=int} últimas disputas que hemos {status:lost=perdido}
%lang en

%tool fieldrow-search-objects
(search|find) {objectType:contacts=contacts} in {city=salescity}
{objectType:companies=companies} in {city=salescity} owned by {owner=person}, {limit=int} at most
{limit=int} {objectType:deals=deals} of {owner=person} about {query=crmquery}
{query=crmquery} {objectType:companies=companies|firms}, {city=salescity}
{owner=person}'s {objectType:deals=deals}
{objectType:tickets=tickets} {query=crmquery}
{objectType:companies=firms} {city=salescity}
I'm in {city=salescity} {=date} with an empty afternoon, which {objectType:contacts=people} could I drop in on
what is {owner=person} trying to {objectType:deals=close|sell} at the moment
do we know any {objectType:companies=businesses} that have to do with {query=crmquery}
who was that {objectType:contacts=person}, something with {query=crmquery}, from {city=salescity}?
don't create one before you know whether {query=crmquery} is among our {objectType:contacts=contacts}
search the crm for {query=crmquery}
everything owned by {owner=person}

%tool fieldrow-create-contact
(add|create) a contact {name=fullname} at {company=client}
new contact: {name=fullname}, {email=email}, {phone=phone}, {company=company}
{name=fullname} from {company=company}, {email=email}, is a {lifecycleStage:lead=lead}
{lifecycleStage:customer=customer} {name=fullname}, {phone=phone}, {company=company}
{company=company}: {name=fullname}, {email=email}
{name=fullname} {phone=phone}
{lifecycleStage:lead=lead}: {name=fullname}
I've just had coffee with {name=fullname} of {company=company}, number {phone=phone}, we must not forget her
{name=fullname} handed me a business card at the fair, {company=company}, {email=email}
we aren't in touch with {name=fullname} so far, that changes today: {phone=phone}
{name=fullname} signed at last, {company=company}, so she's a {lifecycleStage:customer=customer} from now on and should be in the books
the search found nobody, so put {name=fullname} in with {email=email}
add a contact at {company=company}
new contact {email=email}, {phone=phone}
%lang de
leg {name=fullname} von {company=company} als neuen Kontakt an, Telefon {phone=phone}
%lang es
añade a {name=fullname} de {company=company}, correo {email=email}
%lang en

%tool fieldrow-create-engagement
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

%tool mendlineSearchConversations
(search|find) {state:open=open} conversations about {contains=helptext}
{state:closed=closed|solved} ones in {inbox=inbox} tagged {tag=tag}, {per_page=int} results
{inbox=inbox} inbox, {contains=helptext}, {state:snoozed=snoozed}
{per_page=int} {state:open=open} threads from {inbox=inbox} with {contains=helptext}
{state:open=open} {inbox=inbox}
{contains=helptext} in {inbox=inbox}
{tag=tag} conversations
is it only me or are lots of people upset about {contains=helptext}
how often did we hear {contains=helptext} from buyers
what's {state:snoozed=sleeping} in {inbox=inbox} that everybody has forgotten
the factory wants proof: who grumbled about {contains=helptext}?
I won't answer anybody yet, I only want to read what came into {inbox=inbox} on {contains=helptext}
%lang de
welche {state:open=offenen} Anfragen liegen noch in {inbox=inbox}
%lang es
busca las conversaciones {state:closed=cerradas} con la etiqueta {tag=tag} en {inbox=inbox}
%lang en

%tool mendlineReplyConversation
reply to [conversation] {conversation_id=convid}: {body=replytext}
{conversation_id=convid}, {message_type:note=internal note|note}: {body=innote}
as a {message_type:comment=reply to the customer|visible reply} in {conversation_id=convid} write {body=replytext}
{body=innote}, put that into {conversation_id=convid} as {message_type:note=a note|a note for us}
{conversation_id=convid}: {body=replytext}
{message_type:note=note} {conversation_id=convid}, {body=innote}
reply for {conversation_id=convid}: {body=replytext}
the lady in {conversation_id=convid} has been waiting since Monday, tell her {body=replytext}
{conversation_id=convid} wants to hear something from us. {body=replytext}
{message_type:note=for colleagues' eyes only}, {conversation_id=convid}: {body=innote}
so that {conversation_id=convid} calms down: {body=replytext}
don't snooze {conversation_id=convid}, write back {body=replytext}
reply to {conversation_id=convid}
answer the customer that {body=replytext}

%tool mendlineSnoozeConversation
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
%lang de
leg {conversation_id=convid} bis {snoozed_until=date} schlafen
%lang es
pospón {conversation_id=convid} hasta {snoozed_until=date}
%lang en

%tool cratemarket_get_orders
(show|get|list) {fulfillment:unfulfilled=unshipped|unfulfilled} orders
orders of {customer=client} from {created_from=pday} to {created_to=date}
from {created_from=pday} until {created_to=date} all {fulfillment:returned=returned} orders as {format:csv=CSV}
first {first=int} {fulfillment:partial=partially shipped|partial} orders of {customer=client}, {format:json=json}
between {created_from=pday} and {created_to=date}, {first=int} orders, {format:markdown=markdown}
{fulfillment:unfulfilled=unfulfilled} orders
{customer=client} orders
{first=int} latest orders
what do I have to {fulfillment:unfulfilled=pack} this morning
has {customer=client} bought anything from us since {created_from=pday}
the post office closes at six, who is {fulfillment:unfulfilled=still waiting for a parcel}?
how was business since {created_from=pday}, {format:csv=a table for Excel} please
don't mark it as shipped, I only want to see what {customer=client} ordered

%tool cratemarket_fulfill_order
(fulfil|ship|mark as shipped) order {order=shoporder}
{order=shoporder} went out with {carrier=courier}, tracking {tracking_number=trackno}
{carrier=courier} {tracking_number=trackno} for {order=shoporder}, {notify_customer:true=tell the buyer|notify the customer}
order {order=shoporder} shipped by {carrier=courier}, {notify_customer:false=no mail to the buyer|don't notify the customer}
{order=shoporder} shipped
{order=shoporder}, {carrier=courier}
{carrier=courier} for {order=shoporder}: {tracking_number=trackno}
I've just dropped {order=shoporder} at the counter of {carrier=courier}, number {tracking_number=trackno}
{order=shoporder} is on its way at last, {notify_customer:true=let them know}
the van has taken {order=shoporder} along, {carrier=courier} {tracking_number=trackno}
{order=shoporder} was picked up by her in person, so it's settled, {notify_customer:false=without a mail}
no need to list the orders again, {order=shoporder} has left the house with {carrier=courier}
mark an order as shipped with {carrier=courier}
fulfill with tracking number {tracking_number=trackno}
%lang de
{order=shoporder} ist mit {carrier=courier} raus, Sendungsnummer {tracking_number=trackno}
%lang es
marca {order=shoporder} como enviado por {carrier=courier} y {notify_customer:true=avisa al cliente}
%lang en

%tool cratemarket_adjust_inventory
set [the stock of] {product=shopitem} to {available=stockno}
{available=stockno} {product=shopitem} available in {location=depot}, variant {variant=variant}
{location=depot}: {product=shopitem} in {variant=variant}, {available=stockno} left
{product=shopitem}, {variant=variant}, {location=depot}: stock {available=stockno}
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

%tool ringwell--CreateMessage
(text|send a message to) {To=callname}: {Body=smsbody}
{Channel:sms=sms} to {To=callname} {SendAt=when}: {Body=smsbody}
{SendAt=when} send {To=callname} a {Channel:chat=chat message} saying {Body=smsbody}
{Body=smsbody}, to {To=callname} by {Channel:mms=MMS} at {SendAt=time}
{To=callname}: {Body=smsbody}
{Channel:sms=sms} {To=callname}, {Body=smsbody}
{Channel:chat=chat} for {To=callname}: {Body=smsbody}
let {To=callname} know that {Body=smsbody}
{To=callname} should get from our business line {Body=smsbody}, but not before {SendAt=time}
don't ring {To=callname}, a written word is enough: {Body=smsbody}
{To=callname} is standing outside in the cold wondering, {Body=smsbody}
I'm driving, can you drop {To=callname} a line, {Body=smsbody}
text {To=callname}
send an {Channel:sms=SMS}: {Body=smsbody}
%lang de
schick {To=callname} eine {Channel:sms=SMS}: {Body=dtext}
%lang es
mándale a {To=callname} un {Channel:sms=SMS}: {Body=etext}
%lang en

%tool ringwell--CreateCall
call {To=callname} and say {Say=smsbody}
ring {To=callname} in {Language:german=German} with {Say=smsbody}, {Record:true=recorded|and record it}
{Language:spanish=Spanish} call to {To=callname}: {Say=smsbody}, {Record:false=don't record}
{Record:true=recorded} call to {To=callname}, {Language:french=French}, text {Say=smsbody}
call {To=callname}: {Say=smsbody}
robot call {To=callname}, {Say=smsbody}
{Language:italian=italian} call {To=callname}: {Say=smsbody}
{To=callname} never reads what we write, have the machine tell her out loud {Say=smsbody}
I've lost my voice, so dial {To=callname} for me and announce {Say=smsbody}
{To=callname} has an old landline only, {Say=smsbody}, in {Language:english=English}
{To=callname} must hear it within the hour: {Say=smsbody}
no sms, {To=callname} should pick up and hear {Say=smsbody}
call {To=callname} with a spoken message
place a call that says {Say=smsbody}

%tool ringwell--ListAvailableNumbers
(which|what) numbers are available in {Country=land}
{Type:toll_free=toll-free} numbers in {Country=land} containing {Contains=digits}
{Country=land}, area code {AreaCode=areacode}, {Type:local=local}, {PageSize=int} numbers
{PageSize=int} {Type:mobile=mobile} numbers from {Country=land} with {Contains=digits} in them
{Type:mobile=mobile} numbers {Country=land}
{Country=land} {AreaCode=areacode}
{Type:toll_free=toll-free}, {Country=land}
we're opening an office in {Country=land} and folks there should reach us without paying for abroad
something easy to remember with {Contains=digits} for our hotline in {Country=land}, what is there to have
could we look like locals in {Country=land}, {AreaCode=areacode} or so?
my visiting cards need a {Type:mobile=mobile} line from {Country=land}, show me a choice of {PageSize=int}
I don't want to call anyone in {Country=land}, only see which lines are for sale
numbers with area code {AreaCode=areacode}
list {Type:local=local} numbers with {Contains=digits}
%lang de
welche {Type:mobile=Handynummern} gibt es in {Country=country} mit {Contains=digits}
%lang es
¿qué números {Type:local=fijos} hay libres en {Country=country}?
%lang en

%tool talk
our old ticket tracker had a dancing bear on the login page, I miss that bear
I spent the entire weekend rearranging my notes and learned nothing
whoever invented kanban must have owned a lot of sticky paper
designers and developers will never agree on what a button is
card fees are eating us alive, honestly
{=client} is such a pleasant customer, wish they all were like that
thanks, the way you answered that angry buyer was perfect
I dreamt about unread support threads again
why do people put four exclamation marks into every issue title
selling candles online is harder than it looks
I love how {=frame} turned out, great job everybody
funny, two people rang me today and both had the wrong number
refunds always make me a bit sad
%lang de
unser Lager riecht heute nach Lavendel
im Callcenter hab ich es genau drei Wochen ausgehalten
%lang es
qué pereza me dan los lunes con tantas tarjetas en el tablero
%lang en
