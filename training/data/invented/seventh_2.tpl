%lang en
# Plain direct requests: several arguments, told apart by small words, by labels or by order; values with difficult borders.
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list pday: yesterday | last Monday | the day before yesterday | last Thursday | two days ago | last week | a week ago | this morning | 2 May | Tuesday
%list since1: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list clk: 9 | half past seven | 6:30 pm | noon | 14:15 | quarter to ten | 8 o'clock | 5 am | 10:45 | midnight | eleven
%list clk2: 13:00 | 4 pm | half past nine | 20:15 | ten past six | 11:30 pm | 7 in the evening | 16:45 | 1 am | 22:00
%list few1: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | 8 | ten => 10 | 12 | a dozen => 12 | 15 | 20
%list nth1: 1 | 2 | 3 | 4 | six => 6 | 7 | 11 | 14 | 23 | nine => 9
%list pct: 10 | 25 | 30 | forty => 40 | 45 | 60 | 75 | 80 | 15 | 90 | 35
%list sum1: 50 euros => 50 | $120 => 120 | 75 | £20 => 20 | 300 euros => 300 | 1,200 => 1200 | 35 dollars => 35 | €480 => 480 | 15.50 => 15.5 | 999 | 250 pounds => 250
%list kidname: Ada | Tom | little Joe | Nina Marie | Ruben | our youngest | Elif | Big Sal | Jonah | Mia Lou | Finn O'Hara | Samira
%list rest1: Pino's | The Anchor | Bread and Olives | Lucky Dragon on Mill Road | Chez Marcel | the Greek place by the lake | Noodle House No. 5 | By the Sea | Mama Rosa | The Cat and Fiddle | Zum Hirsch | from farm to fork | Kiku
%list sorry1: we're down with a cold, maybe next month | sorry | our train broke down and we won't make it | something came up at work | thank you for keeping it so long | we counted wrong, there are only two of us now | see you in spring | the baby came early, so no dinner for us | my apologies to the chef

%tool cancel_table
cancel {restaurant=rest1} on {date=onday}
cancel the table at {restaurant=rest1} for {date=aday} with the message {message=sorry1}
restaurant {restaurant=rest1}, day {date=onday}, note {message=sorry1}: cancel it
for {date=onday}, cancel our reservation at {restaurant=rest1}
cancel {restaurant=rest1} and tell them {message=sorry1}
write "{message=sorry1}" to {restaurant=rest1} and drop our table

%list word1: obtuse | to table something | Schadenfreude | run-of-the-mill | by and large | sobremesa | in lieu of | quid pro quo | flaneur | under the weather | ubuntu | Ohrwurm | and so forth
%list tongue1: German | Spanish | Latin | old English | Zulu | Brazilian Portuguese | French | Swiss German | Danish | Scots
%tool define_word
what does {word=word1} mean in {language=tongue1}
{language=tongue1} word: {word=word1}, meaning?
define {word=word1}
in {language=tongue1}, what is {word=word1}
word {word=word1}, language {language=tongue1}
look up the meaning of {word=word1}, it's from a letter by my aunt

%list ep1: https://api.dune.dev/v2/users | localhost:8080/health | http://10.0.0.7/ping | staging.ferry.io/orders/17 | https://hooks.lumen.app/in | 127.0.0.1:3000/login | api.kettle.io/from/to | https://shop.example/cart?id=9 | dev.box/metrics | /v1/with/body
%list json1: hello | name=Ada and city=Graz | ping | {"on": true} | the quick brown fox, twice | id=4,qty=2 | {"user": "tmp-fix-2", "plan": "pro"} | test from me | status=ok
%list status1: 200 | 201 | 204 | 301 | 401 | 403 | 404 | 422 | 500 | 503
%tool sendProbeRequest
send a {method:POST=POST|post} to {url=ep1} with {body=json1}
{method:GET=GET|get} {url=ep1} and expect {expectStatus=status1}
URL: {url=ep1}, verb: {method:PUT=PUT|put}, payload: {body=json1}
expect a {expectStatus=status1} from {method:DELETE=DELETE|delete} on {url=ep1}
post the body {body=json1} to {url=ep1}, should answer {expectStatus=status1}
with {body=json1} as body, {method:PATCH=PATCH|patch} {url=ep1}
check {url=ep1} with a {method:HEAD=HEAD|head} request

%list deck1: Q3 results | Why we moved to Lisbon | onboarding | Sales and marketing | pitch v4 final | Bees in the city | talk-draft-2 | From idea to product | Town hall, March | the budget deck | Lecture 7
%list head1: What we learned | Costs, risks and next steps | Thank you | A short history of tea | From two to twenty people | Our plan for after the launch | Questions | Who is behind it? | Growth in the north, loss in the south | 2026 at a glance | Meet Big Sal
%tool deckwright.add_slide
add a slide titled {headline=head1} to {deck=deck1}
in {deck=deck1}, add {headline=head1} after slide {after_slide=nth1}
deck {deck=deck1} / headline: {headline=head1} / layout: {layout:chart=chart}
after slide {after_slide=nth1} of {deck=deck1}, put a {layout:quote=quote} slide called {headline=head1}
add a {layout:two_columns=two-column|two columns} slide to {deck=deck1} with {headline=head1} on top
new {layout:picture=picture} slide, {headline=head1}, in the presentation {deck=deck1}
{layout:blank=blank} layout, title {headline=head1}, presentation {deck=deck1}, position after {after_slide=nth1}

%list opus1: Mozart's Requiem | Ave Maria | Carmina Burana | The Lark Ascending | Songs for a Winter's Night | Mass in B minor | Bring Him Home | Sure on This Shining Night | Gloria | Evening Song by Rheinberger | Abide with Me | If ye love me
%list singer1: Nora | Mr. Lindqvist | Ben from the back row | Anna-Lena | Dr. O'Neill | Paul and Rita | the new girl | Sister Agnes | Tobias Kern | Uncle Ray
%tool lendScore
lend {work=opus1} to {singer=singer1}
give {singer=singer1} {copies=few1} copies of {work=opus1}
work: {work=opus1}, singer: {singer=singer1}, part: {voice:alto=alto}
{singer=singer1} gets the {voice:tenor=tenor} part of {work=opus1}
hand out {copies=few1} copies of {work=opus1}, {voice:soprano=soprano}, to {singer=singer1}
for {voice:bass=bass}, lend {work=opus1} to {singer=singer1}
{singer=singer1}, {work=opus1}, {voice:piano=piano score|piano}, {copies=few1} copies

%list subj1: login page shows blank after update | printer | VPN drops at home and in the office | can't open files from Lena | laptop won't start | new mouse for room 4 | access to the shared drive | Outlook, slow since Monday | password reset | screen flickers with two monitors | scan to mail is broken
%list det1: it worked on Friday, then I got a new laptop | nothing happens when I press the button | error 0x80 comes up, and after that it restarts | I tried with two browsers and on my phone | it says access denied | the light on the front is orange, and it beeps twice | only after lunch | since the move to the third floor the line cuts out every hour | we can't print labels, the courier is waiting
%tool create_ticket
open a ticket titled {subject=subj1}, priority {priority:high=high}
create an {priority:urgent=urgent} ticket about {subject=subj1}
subject: {subject=subj1}, description: {description=det1}
ticket for support: {subject=subj1}. details: {description=det1}. {priority:low=low priority|low prio}
open a ticket with {subject=subj1} as subject and {description=det1} as description
{priority:normal=normal} priority, title {subject=subj1}, body {description=det1}
file a ticket, {description=det1}, call it {subject=subj1}

%list prog1: The Man Who Sold the Stairs | News at Ten | Bake and Run | Songs from the Valley | match of the day | Who Wants My House? | Tatort | Life with Bears, part two | Countdown to Midnight | QI | A Place by the River | On Air with Lou
%list chan1: BBC Two | ZDF | Channel 4 | Sky Arts | ITV | Arte | RTL | HBO | Film4 | the sports channel | Das Erste
%tool recordProgramme
record {programme=prog1} on {channel=chan1}
record {programme=prog1} {date=aday} from {startTime=clk} to {endTime=clk2}
programme: {programme=prog1}, channel: {channel=chan1}, start: {startTime=clk}, end: {endTime=clk2}
on {channel=chan1} at {startTime=clk}, record {programme=prog1}
record {series:true=every episode|all episodes} of {programme=prog1} on {channel=chan1}
from {startTime=clk} until {endTime=clk2} on {date=onday}, {programme=prog1}, {channel=chan1}, record that
record {series:false=only this episode|just the one episode} of {programme=prog1} on {date=onday}, until {endTime=clk2}

%list comp1: checkout | the mobile app | Search and filters | EU login | file uploads | api-gw-2 | e-mail delivery | Dashboard | webhooks to partners | the billing page | Sign in with Orbit
%list cust1: we are looking into it | a fix is on its way, please try again in an hour | some users can't log in | back to normal | we found the cause and roll back now | payments by card may fail, invoices work | no data was lost | we upgrade the database on Sunday, expect short breaks | thanks for your patience
%tool postStatusUpdate
set {component=comp1} to {state:resolved=resolved}
post {state:investigating=investigating} for {component=comp1} with the text {message=cust1}
component: {component=comp1}, state: {state:identified=identified}, message: {message=cust1}
{state:maintenance=maintenance} on {component=comp1}, {notifySubscribers:true=notify subscribers|mail the subscribers}
write {message=cust1} for {component=comp1}, status {state:monitoring=monitoring}
mark {component=comp1} as {state:resolved=resolved|fixed}, {notifySubscribers:false=no mail to subscribers|without an e-mail}
{message=cust1}: put this on the status page under {component=comp1} as {state:investigating=investigating}

%list resort1: Zermatt | Val d'Isère | St. Anton | Levi | Three Valleys | Garmisch | Whistler | Madonna di Campiglio | Les Deux Alpes | La Plagne | Sierra Nevada | Åre
%list alt1: 1500 | 1,800 => 1800 | 2000 | 2200 | 2500 | 900 | 3000 | 1200 | 2,750 => 2750
%tool whiteslope-snow-report
snow report for {resort=resort1} at {altitude=alt1} metres
how much snow is there in {resort=resort1} on {day=onday}
resort: {resort=resort1}, day: {day=onday}, altitude: {altitude=alt1}
at {altitude=alt1} m, {day=aday}, how's the snow in {resort=resort1}
{day=aday}: snow and lifts in {resort=resort1}
which lifts are open in {resort=resort1}, we're coming by train from Zurich

%list dbname1: shop | orders_prod | crm | tmp-fix-2 | analytics | billing | warehouse_eu | my_test | hr-2024 | auth
%list schema1: public | staging | raw | audit_log | from_import | dbo | archive | reporting_v2
%tool db_list_tables
list the tables in {database=dbname1}, schema {schema=schema1}
which tables are in schema {schema=schema1} of {database=dbname1}
db: {database=dbname1}, schema: {schema=schema1}
tables under {schema=schema1} in {database=dbname1}
show all tables in the {schema=schema1} schema
in {database=dbname1}, what tables are there

%list hive1: hive 4 | Queen Bea | the one by the fence | B2 | Old Maggie | north-east corner | Golden Box | hive under the plum tree | Zoe | A and B
%list honey1: linden | acacia | forest honey | wildflower and clover | spring blossom | heather | rapeseed | chestnut
%list kg1: 8 kg => 8 | 12.5 kg => 12.5 | 4 kilos => 4 | 17 kg => 17 | six kilos => 6 | 9.2 kg => 9.2 | 21 kilos => 21 | 3.5 kilos => 3.5 | 30 kg => 30
%tool apiary_record_harvest
record {kilograms=kg1} of {sort=honey1} from {hive=hive1}
{hive=hive1} gave {kilograms=kg1}
hive: {hive=hive1}, weight: {kilograms=kg1}, sort: {sort=honey1}
from {hive=hive1}, {sort=honey1}, {kilograms=kg1}
{sort=honey1} honey, taken out of {hive=hive1}, it was {kilograms=kg1}
put down {kilograms=kg1} for {hive=hive1}, harvested with my son on Sunday

%list pdfs1: a.pdf and b.pdf | cover.pdf, thesis.pdf and appendix.pdf | invoice-1.pdf, invoice-2.pdf | scan 1.pdf, scan 2.pdf and scan 3.pdf | letter to Anna.pdf and map.pdf | part1.pdf, part2.pdf, part3.pdf, part4.pdf | cv.pdf and references.pdf | jan.pdf, feb.pdf and mar.pdf
%list pdfout1: all.pdf | thesis complete | taxes 2025.pdf | Letters from Ella and Tom | application.pdf | tmp-merge | report for the board.pdf | scans_july.pdf | Quarter one, final.pdf
%tool pdf_merge
merge {files=pdfs1} into {output_name=pdfout1}
combine {files=pdfs1} as {output_name=pdfout1}
files: {files=pdfs1}; name: {output_name=pdfout1}
make {output_name=pdfout1} from {files=pdfs1}
to {output_name=pdfout1}, join {files=pdfs1}
join {files=pdfs1} in this order

%list lawn1: the front lawn | behind the shed | orchard | the strip by the drive | Grandma's side | north meadow | under the apple trees | back garden | the slope | zone 2
%list mm1: 25 | 30 | 35 | 40 | 45 | 50 | 60 | 20
%tool hoseline.mow_between
mow {lawn=lawn1} from {begin=clk} to {finish=clk2}
mow {lawn=lawn1} between {begin=clk} and {finish=clk2} on {day=onday}
lawn: {lawn=lawn1}, start: {begin=clk}, end: {finish=clk2}, height: {height=mm1}
on {day=onday} at {begin=clk}, mow {lawn=lawn1} down to {height=mm1} mm
until {finish=clk2}, starting at {begin=clk}, cut {lawn=lawn1}
{day=aday}, cut {lawn=lawn1} at {height=mm1} millimetres, beginning at {begin=clk}

%list slot1: tomorrow at 9 | Friday from two to four | Monday 10:15 | Thursday afternoon | the 12th at noon | next Tuesday, all day | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | next Thursday 8 am | today after lunch
%list kit1: a projector | a whiteboard and a screen | video conference | two screens, a camera and a flip chart | a beamer, speakers | a phone | standing desks and plants | whiteboard, markers and HDMI
%tool find_free_room
find a room for {capacity=few1} people {when=slot1}
is there a free room with {equipment=kit1}, {when=slot1}
time: {when=slot1}, seats: {capacity=few1}, equipment: {equipment=kit1}
room with {equipment=kit1} for {capacity=few1}, {when=slot1}
for {capacity=few1} of us, {when=slot1}, a room with {equipment=kit1}
which rooms are free {when=slot1}, it's about the offsite with Lena

%list note1: Garden log | projects/boat.md | Ideas | people/Ella Moor.md | reading list for 2026 | Inbox | work/2026-05-meeting.md | Trip to Oslo and back | daily/monday.md | House rules
%list hdg1: To do | Open questions | Books and films | Week 12 | Next steps, by Anna | Links | What went well | Costs | Under the bed | From the phone
%list ntxt1: call the plumber on Monday | sowed peas, watered the roof | the boat needs two coats of paint and a new rope | buy stamps | Ella prefers tea, no sugar | ask Tom about the price, then decide | key is under the mat | we agreed to wait until June | https://maps.example/77 | nothing new
%tool mossvault_patch_content
{operation:append=append} {content=ntxt1} to {filepath=note1}
add {content=ntxt1} to {filepath=note1} under {heading=hdg1}
file: {filepath=note1}, heading: {heading=hdg1}, content: {content=ntxt1}
under {heading=hdg1} in {filepath=note1}, {operation:replace=replace|overwrite} the text with {content=ntxt1}
{operation:prepend=prepend} to {filepath=note1}: {content=ntxt1}
in {filepath=note1}, put {content=ntxt1} {operation:prepend=above the text|on top} of {heading=hdg1}
{content=ntxt1}. that goes into {filepath=note1}, section {heading=hdg1}

%list spot1: the station | 14 Mill Lane | Leeds | Pino's | the office on Bank Street | Stoke-on-Trent | Anna's flat | Gate B, North Terminal | Bath | my dentist | Newcastle upon Tyne | the Anchor
%list spot2: the airport | Graz | Kirchplatz 1 | Rye | Tesco in Park Road | Mum's | Frankfurt am Main | the zoo | Hill and Dale Farm | Lyon | St. Mary's
%list via1: Dover and Calais | Basel | York, Leeds and Hull | the bakery | Ulm and Augsburg | Anna's place | the ring road, the tunnel | Crewe and Chester
%tool get_route
route from {origin=spot1} to {destination=spot2} by {mode:driving=car}
how do I get to {destination=spot2} from {origin=spot1} {mode:public_transport=by public transport|on public transport}
start: {origin=spot1}, end: {destination=spot2}, via: {via=via1}, avoid: {avoid:motorways=motorways}
to {destination=spot2} via {via=via1}, without {avoid:tolls=tolls}
{mode:cycling=cycle|bike} to {destination=spot2} and avoid {avoid:hills=hills}, leaving at {depart_at=clk}
at {depart_at=clk} from {origin=spot1}, {mode:walking=on foot}, to {destination=spot2}
{destination=spot2} via {via=via1}, leave at {depart_at=clk}
how do I get to {destination=spot2} avoiding {avoid:ferries=ferries}, my train from Paris is cancelled

%list site1: shop.ferry.io | https://ella-moor.com | status.lumen.app/login | www.pinos-pizza.it | api.kettle.io | blog.dune.dev | example.org/from/here | theanchor.pub | intranet.local
%tool uptimeHistory
uptime of {site=site1} from {from=since1} to {to=endday}
was {site=site1} down since {from=since1}
site: {site=site1}, from: {from=since1}, to: {to=endday}
between {from=since1} and {to=endday}, how often was {site=site1} down
up to {to=endday}, show the outages of {site=site1}
{site=site1}, {from=since1} until {to=onday}

%list logq1: timeout | connection refused | user not found | out of memory in worker | payment declined | null pointer | retry 3 of 3 | cannot read from socket | order 8812 | disk full, aborting | tmp-fix-2 | slow query
%list serv1: checkout | auth-service | the mailer | gateway | search-api | worker 7 | billing | img_resize | from-old-crm | notifications
%tool search_logs
search the logs of {service=serv1} for {query=logq1}
find "{query=logq1}" in {service=serv1} since {since=since1}
service: {service=serv1}, level: {level:error=error}, text: {query=logq1}
{level:warning=warnings} with {query=logq1} from {service=serv1}
since {since=since1}, {level:fatal=fatal} entries containing {query=logq1}
look for {query=logq1} in the logs
in {service=serv1}, level {level:debug=debug}, since {since=since1}, search {query=logq1}
log search: {query=logq1}, {level:info=info} only, {service=serv1}

%list accta: savings | Giro | my current account | holiday fund | Rainy Day | joint account | the business account | Main | Tom and me | checking
%list acctb: the house fund | credit card | Kids | Car and bike | deposit account | new kitchen | old age | Visa | Emergency, do not touch | gifts
%list pnote1: rent for June | for the boat | back to zero | Lena's half of the sofa | taxes | thanks, Mum | repayment, part two | from the flea market | school trip to Rome and Naples | put aside for the car
%tool kassaTransfer
transfer {amount=sum1} from {fromAccount=accta} to {toAccount=acctb}
move {amount=sum1} to {toAccount=acctb} on {onDay=onday}
amount: {amount=sum1}, from: {fromAccount=accta}, to: {toAccount=acctb}, note: {note=pnote1}
to {toAccount=acctb} from {fromAccount=accta}, {amount=sum1}
put {amount=sum1} into {toAccount=acctb} with the note {note=pnote1}
from {fromAccount=accta}, take {amount=sum1} on {onDay=onday} and put it in {toAccount=acctb}
{amount=sum1} into {toAccount=acctb}, reference {note=pnote1}, execute {onDay=aday}

%list firm1: Pino's | Hale & Sons | Nordwind | Bauer and Daughter Ltd | the city of Graz | Orbit | Under One Roof GmbH | Kettle, Inc | Dr. O'Neill | Moor Energy North | From Farm to Fork | T-Tel
%tool clausekeeper_find
find our contracts with {party=firm1} ending before {ends_before=endday}
{kind:lease=lease|leases} with {party=firm1}
party: {party=firm1}, type: {kind:nda=NDA}, end before: {ends_before=endday}
which {kind:supply=supply} contracts run out before {ends_before=endday}
before {ends_before=endday}, {kind:insurance=insurance}, {party=firm1}
do we have an {kind:employment=employment} contract with {party=firm1}
{party=firm1}, {kind:licence=licences|licence}

%list doc1: the lease | my birth certificate | User guide for the boat | offer-2026.docx | the letter from the bank | terms and conditions | Rivers by Ella Moor | our menu | thesis, chapter two | the website text | manual_v3.pdf | contract with Pino's
%list lng1: German | Polish | French | Brazilian Portuguese | Japanese | Swiss German | Turkish | Simplified Chinese
%list lng2: English | Spanish | Italian | British English | Dutch | Ukrainian | Arabic | Latin American Spanish
%tool orderTranslation
order a translation of {document=doc1} from {source=lng1} into {target=lng2}
have {document=doc1} translated to {target=lng2} by {deadline=endday}
document: {document=doc1}, from: {source=lng1}, to: {target=lng2}, tone: {tone:formal=formal}
by {deadline=endday}, {tone:legal=legal} translation of {document=doc1} into {target=lng2}
into {target=lng2} from {source=lng1}: {document=doc1}
translate {document=doc1} into {target=lng2}, {tone:technical=technical} tone, deadline {deadline=endday}
{document=doc1}, {source=lng1} to {target=lng2}, {tone:casual=casual}

%list music1: Rivers by Ella Moor | something calm for reading | The Man Who Sold the Stairs | Bach | Songs from the Valley | jazz | Dance with Me, Sal | my road trip playlist | At the Bar | Up and Down | the new Kettle Drummers album | 80s hits | Kitchen Sink by Tom Frey
%list spk1: living room | kitchen | bath | office | garden and patio | garage | study | kids' room | guest bathroom | attic
%list spk2: Big Sal | the old radio | Tom's phone | Kitchen Two | Bed and Bath | Sonos-2 | bathroom | Den | the speaker under the stairs | Office left
%tool play_music
play {query=music1} in the {speaker=spk1}
play {query=music1} at volume {volume=pct}
query: {query=music1}, speaker: {speaker=spk2}, volume: {volume=pct}
in the {speaker=spk1}, put on {query=music1}, {shuffle:true=shuffled|on shuffle}
on {speaker=spk2} at {volume=pct} percent, {query=music1}
start {query=music1} {shuffle:false=without shuffle|in order} on {speaker=spk2}
{query=music1}, {volume=pct} percent, {shuffle:true=random order}

%list prn1: 12 | 88 | 341 | 1207 | #56 => 56 | #419 => 419 | 7 | 2033 | 615
%list repo1: kettle-api | web | lumen/app | infra-tools | tmp-fix-2 | docs | design-system | ferry.io
%list rev1: looks good to me | please add a test for the empty list | nice, but rename from_x to x | the loop in line 40 never ends, and the name is misleading | ship it | why not use the cache? | two small things, see below | I would split this into two commits | thanks, much cleaner now
%tool mergewell_review_request
{verdict:approve=approve} {number=prn1} in {repo=repo1}
{verdict:request_changes=request changes} on {number=prn1}: {body=rev1}
repo: {repo=repo1}, PR: {number=prn1}, verdict: {verdict:comment=comment}, text: {body=rev1}
in {repo=repo1}, {verdict:approve=approve} pull request {number=prn1} with {body=rev1}
write "{body=rev1}" as a {verdict:comment=comment} on {number=prn1} in {repo=repo1}
PR {number=prn1}, {verdict:request_changes=changes requested}, {body=rev1}
{number=prn1} of {repo=repo1}: {verdict:approve=approved}, message {body=rev1}

%list web1: https://maps.example/77 | longread.example/bees-and-cities | www.ella-moor.com/rivers | news.example/2026/05/from-a-to-b | https://blog.dune.dev/why | recipes.example/bread-and-butter-pudding | lumen.app/help | https://paper.example/9812.pdf
%tool latershelf-keep
save {page=web1} for {bring_up=aday}
keep {page=web1} and show it again on {bring_up=onday}
page: {page=web1}, remind: {bring_up=aday}, top: {top:true=yes}
on {bring_up=onday} I want to read {page=web1}
put {page=web1} {top:true=first|at the top|on top}
{top:false=not on top}, {bring_up=aday}, {page=web1}

%list goods1: Bread Knife Pro | the boots | Kettle 500 | lamp with two arms | Tent for Two | headphones | SoftStep insoles | the blue rug | Big Sal coffee grinder | From Seed to Cup espresso | phone case | night cream
%list ptxt1: does what it should, and it's quiet | broke after two weeks | my dog loves it | good value, but the box was open | I bought it for my mother and she uses it every day | too small for a family of five | never again | smells of plastic, otherwise fine | arrived late with a scratch on the lid
%tool review_product
review {product=goods1} with {stars=star1} stars: {text=ptxt1}
give {product=goods1} {stars=star1} stars and write {text=ptxt1}
product: {product=goods1}, rating: {stars=star1}, review: {text=ptxt1}
{stars=star1} stars for {product=goods1}, {text=ptxt1}
write {text=ptxt1} as a review of {product=goods1}
"{text=ptxt1}", {product=goods1}, {stars=star1}/5
%list star1: 2 | 3 | 4 | 5

%list vmsg1: we come with two children | is the dog allowed? | please call me before, I'm at work | my partner joins by phone | can we see the cellar and the roof too | I can pay the deposit at once | we need parking in front of the house | a reply by noon would be great
%tool schedule_viewing
schedule a viewing of {listing_id=code} for {time=slot1}
{time=slot1}, viewing of {listing_id=code}, tell the agent {message=vmsg1}
listing: {listing_id=code}, time: {time=slot1}, message: {message=vmsg1}
book a viewing {time=slot1} for {listing_id=num_id}
tell them {message=vmsg1} and arrange a visit to {listing_id=code}, {time=slot1}
for listing {listing_id=num_id}, viewing {time=slot1}, note to the agent: {message=vmsg1}

%list fl1: LH 441 | BA2490 | EW 7 | KL1023 | FR 8812 | TP553 | OS 66 | U2 1180 | SK 4409 | AF007
%tool flight_status
status of {flight_number=fl1} on {date=onday}
is {flight_number=fl1} on time {date=aday}
flight: {flight_number=fl1}, date: {date=onday}
on {date=onday}, which gate for {flight_number=fl1}
{date=aday}, {flight_number=fl1}, delayed?
when does {flight_number=fl1} from Oslo land

%list crmq1: solar | Moor Energy | refund | acme.io | bakery and café | renewal 2026 | Big Sal | from the fair | O'Neill | tmp-fix-2 | kitchen fitting, phase one
%list owner1: Dana | Tom Frey | me | Ms. Duarte | the Lisbon team | Kofi | anna@corp.net | Jean-Luc
%list city1: Graz | Leeds | New York | Bath | Stoke-on-Trent | Lyon | Frankfurt am Main | Tel Aviv | Porto
%list lim1: 5 | 10 | 20 | 25 | 50 | 100 | fifteen => 15 | thirty => 30
%tool fieldrow-search-objects
search {objectType:deals=deals} for {query=crmq1} owned by {owner=owner1}
find {objectType:companies=companies} in {city=city1} matching {query=crmq1}
object: {objectType:tickets=tickets}, query: {query=crmq1}, owner: {owner=owner1}, limit: {limit=lim1}
{limit=lim1} {objectType:contacts=contacts} from {city=city1}
from {city=city1}, {objectType:companies=companies}, at most {limit=lim1}
with {query=crmq1} in it, {objectType:tickets=tickets} of {owner=owner1}
show {owner=owner1}'s {objectType:deals=deals} in {city=city1}
{objectType:contacts=contacts}, {query=crmq1}, {city=city1}, max {limit=lim1}

%list days1: Monday and Thursday | Tuesdays | Mon, Wed and Fri | Saturday and Sunday | Wednesday | Tuesday, Thursday and Sunday | Fridays | Monday, Tuesday
%tool dustbot_plan_cleaning
clean the {rooms=rooms2} on {days=days1} at {time=clk}
{mode:mop=mop} at {time=clk} on {days=days1}
days: {days=days1}; time: {time=clk}; rooms: {rooms=rooms2}; mode: {mode:vacuum=vacuum}
at {time=clk} every {days=days2}, {mode:vacuum_and_mop=vacuum and mop} the {rooms=rooms2}
plan the robot for {days=days1}, {time=clk}
{mode:vacuum=vacuum} the {rooms=rooms2} every {days=days2} from {time=clk}
%list rooms2: kitchen | hall and the kitchen | bedroom, bath | living room | study and both kids' rooms | first floor | dining room, hall and stairs | pantry | attic, office and landing
%list days2: Monday and Thursday | Tuesday | Saturday and Sunday | Wednesday | Tuesday, Thursday and Sunday | Friday | Monday, Tuesday and Friday

%list pet1: Big Sal | Mia | Minka | the old tom | Rex and Luna | Mr. Whiskers | the kittens | Bo | Salt and Pepper | the tortoise
%list meals1: 7 and 18 | 6:30, 12:00 and 19:00 | 8 am and 6 pm | noon | seven in the morning and five in the evening | 9:15 | 7, 11, 15 and 19 | 6 am, 2 pm and 10 pm
%list gram1: 20 grams => 20 | 35 g => 35 | 40 grams => 40 | 60g => 60 | 15 grams => 15 | 80 g => 80 | fifty grams => 50 | 25 grams => 25 | 120 grams => 120
%tool snackbowl_plan
feed {pet=pet1} at {times=meals1}
feed {pet=pet1} {grams=gram1} at {times=meals1} until {last_day=endday}
pet: {pet=pet1}, times: {times=meals1}, portion: {grams=gram1}
at {times=meals1}, give {pet=pet1} {grams=gram1}
until {last_day=endday}, feed {pet=pet1} at {times=meals1}
set the feeder to {times=meals1} for {pet=pet1}, last day {last_day=endday}

%list tor1: magnet:?xt=urn:btih:9f8e7d6c5b4a | https://iso.example/ubuntu.torrent | magnet:?xt=urn:btih:1a2b3c4d | http://tracker.example/t/8812.torrent | magnet:?xt=urn:btih:c0ffee77&dn=lectures | https://archive.example/rivers.torrent
%list tdir1: Films | /mnt/media | Linux | Downloads/from-box | ~/iso | books and papers | /data/tmp-fix-2 | lectures
%list tlab1: linux | archive | for Ella | talks and lectures | work | tmp-2 | keep | new
%list kb1: 500 | 800 | 1000 | 2,000 => 2000 | 250 | 5000
%tool seedchest_add_torrent
add {link=tor1} to {folder=tdir1} with label {label=tlab1}
download {link=tor1} at {max_kbps=kb1} kbps at most
link: {link=tor1}, folder: {folder=tdir1}, label: {label=tlab1}, limit: {max_kbps=kb1}
under {label=tlab1}, add {link=tor1}, {paused:true=paused|don't start yet}
into {folder=tdir1}, at most {max_kbps=kb1} kB/s, {link=tor1}
add {link=tor1} as {label=tlab1}, save it in {folder=tdir1}
{link=tor1}, {paused:false=start right away|start now}, {folder=tdir1}

%list key1: reports/2026/may.pdf | photo-1.jpg | backups/db.sql.gz | from/old/index.html | logo.svg | exports/orders and returns.csv | videos/launch.mp4 | a/b/c.txt | offer Pino's.docx
%list bucket1: public-assets | media | team-north | backups-eu | tmp-fix-2 | customer.files | shared | ella
%list dur2: an hour | 30 minutes | two days | 24h | a week | 15 min | one and a half hours | ten minutes | 90 days
%tool storage_create_signed_url
signed link for {key=key1} in {bucket=bucket1}, valid for {expires_in=dur2}
make a download link to {key=key1} from {bucket=bucket1}
key: {key=key1}, bucket: {bucket=bucket1}, expiry: {expires_in=dur2}
for {expires_in=dur2}, a link to {key=key1}
in {bucket=bucket1}, {key=key1}, {expires_in=dur2}
share {key=key1} for {expires_in=dur2}, it goes to Tom at the agency

%list prompt1: Write a haiku about rain | Summarise the French Revolution in two lines | hello, who are you? | Translate "good night" into Zulu | Explain it to a child, then to a lawyer | ten names for a bakery | What rhymes with orange and is blue? | Give me a plan for a week in Rome with kids | Say yes
%list llm1: small-2 | Orion Large | gpt-mini | kettle-7b | Sage v3 | lumen-fast | tmp-model | Haddock 70B instruct
%list temp1: 0 | 0.2 | 0.7 | 1 | 1.5 | 0.95 | 2
%list tok1: 50 | 100 | 200 | 500 | 1000 | 2,000 => 2000 | 64
%tool modelgate_complete
ask {model=llm1}: {prompt=prompt1}
send "{prompt=prompt1}" to {model=llm1} with temperature {temperature=temp1}
model: {model=llm1}, prompt: {prompt=prompt1}, max tokens: {max_tokens=tok1}
with {max_tokens=tok1} tokens at most, {model=llm1}, {prompt=prompt1}
at temperature {temperature=temp1}, prompt {prompt=prompt1}
prompt {prompt=prompt1}, model {model=llm1}, temp {temperature=temp1}, limit {max_tokens=tok1}
{prompt=prompt1}. run that on {model=llm1}

%list item1: black umbrella | key ring with a red fox | set of keys | violin | blue child's jacket | grey scarf, wool | phone | wallet with two cards | teddy | pair of glasses in a case | laptop bag from Orbit | green hat
%list lost1: the central station | tram stop 4 | Hill Park | the swimming pool | gate 12 | the Anchor | the bus stop in Bath | the library on Mill Road | St. Mary's | market square
%tool browseFoundThings
was a {item=item1} found at {place=lost1} since {since=since1}
search lost property for a {item=item1}
item: {item=item1}, place: {place=lost1}, since: {since=since1}
at {place=lost1}, any {item=item1}
since {since=since1}, has a {item=item1} been handed in
{item=item1}, {place=lost1}, since {since=since1}
was a {item=item1} handed in, my daughter had it on the way to school

%list court1: Leeds County Court | Landgericht Graz | the High Court | district court 4 | Court of Appeal | labour court | the family court in Bath | Tribunal for Land and Sea | Old Bailey
%list caseno1: 3 O 221/25 | CR-2026-118 | 14-882 | B7/301 | 2 BvR 17/24 | K 4410 | HQ19X0021 | 77 Ca 1204 | FAM-2025-90
%tool lexpublic_court_hearing
when is the hearing in {case_number=caseno1} at {court=court1}
hearings for {case_number=caseno1} after {after=endday}
case: {case_number=caseno1}, court: {court=court1}, after: {after=endday}
at {court=court1}, case {case_number=caseno1}, which room
after {after=onday}, any hearing of {case_number=caseno1} before {court=court1}
date and room for {case_number=caseno1}, I'm the witness from Lyon

%list land1: Ghana | Peru | Trinidad and Tobago | Thailand | India | Bosnia and Herzegovina | South Africa | Vietnam | the Philippines | Kenya | Brazil | Papua New Guinea
%tool safeabroad_vaccinations
vaccinations for {destination=land1}, leaving on {departure=onday}
which jabs does {traveller:child=a child} need for {destination=land1}
country: {destination=land1}, departure: {departure=onday}, traveller: {traveller:senior=senior}
for {traveller:pregnant=a pregnant woman}, going to {destination=land1} on {departure=onday}
{rural:true=also the countryside|countryside too}, {destination=land1}, {traveller:adult=adult}
from {departure=onday} in {destination=land1}, what vaccinations
what vaccinations for {destination=land1}, {rural:false=only cities|cities only}

%list ingA: butter | eggs | sour cream | plain flour | fish sauce | white wine | bread and butter pickles | garlic | brown sugar | soy milk | lemon zest
%list ingB: apple sauce | olive oil | yoghurt with a spoon of milk | ground almonds | miso | stock and lemon juice | shallots | honey | oat cream | half butter, half oil | tofu
%list dishA: bread and butter pudding | Sunday roast | pasta with nothing | carrot cake | Aunt Rosa's beans | fish pie | chicken under a brick | mac and cheese | Pancakes, the thin ones | lemon tart from Ella | ramen
%tool spoonbook_swap_ingredient
swap {missing=ingA} for {instead=ingB} in {recipe=dishA}
use {instead=ingB} instead of {missing=ingA} in the {recipe=dishB}
missing: {missing=ingA}, recipe: {recipe=dishA}, instead: {instead=ingB}
in {recipe=dishA}, replace {missing=ingA} with {instead=ingB}
{instead=ingB} in place of {missing=ingA}
what can I use instead of {missing=ingA} in {recipe=dishA}
recipe {recipe=dishA}, out: {missing=ingA}, in: {instead=ingB}
%list dishB: bread and butter pudding | Sunday roast | carrot cake | fish pie | mac and cheese | thin pancakes | lemon tart | beans with ham and cheese | ramen | green curry

%list sick1: fever and a cough | chickenpox | a dentist's appointment at ten | her grandmother's funeral | stomach bug | he broke his arm, we're at the hospital | migraine | the bus from Hill Farm isn't running | a religious holiday | head lice
%tool school_submit_absence
{student=kidname} is absent {date=aday} because of {reason=sick1}
report {student=kidname} absent on {date=onday}
student: {student=kidname}, date: {date=onday}, reason: {reason=sick1}
on {date=onday}, {student=kidname} can't come, reason {reason=sick1}
because of {reason=sick1}, no school for {student=kidname} {date=aday}
tell the school {student=kidname} stays home {date=aday}
{student=kidname}, {date=onday}, {reason=sick1}

%list appt1: dentist | eye test | haircut with Lou | coffee with Anna and Tom | car service | From Zero to Ten workshop | the lawyer | blood test | passport office | parents' evening | call with Moor Energy | tax advice
%tool slotter_shift_appointment
move {appointment=appt1} to {new_date=onday} at {new_time=clk}
move {appointment=appt1} from {old_date=onday} to {new_date=endday}
appointment: {appointment=appt1}, new date: {new_date=onday}, new time: {new_time=clk}
to {new_date=onday} instead of {old_date=endday}, shift {appointment=appt1}
from {old_date=onday}, put {appointment=appt1} on {new_date=endday} at {new_time=clk}
reschedule {appointment=appt1} to {new_time=clk}
{appointment=appt1}, old: {old_date=onday}, new: {new_date=endday}, {new_time=clk}

%list bonus1: Miles and Smiles | Payback | SkyClub | Pino's stamp card | Orbit Rewards | the bakery card | Bread and More | Fuel Plus | From Us to You | NordCard
%list prize1: a flight to Rome | a free coffee and cake | toaster | an upgrade to business | ten euros off | a voucher for the cinema | two nights in Bath | free shipping | a donation to St. Mary's | pan with lid
%list points1: 500 | 1,000 => 1000 | 2500 | 12000 | 80 | 300 | 15,000 => 15000 | 750 | two hundred => 200
%tool perkpocket_redeem_points
redeem {points=points1} points from {programme=bonus1} for {reward=prize1}
use {points=points1} {programme=bonus1} points
programme: {programme=bonus1}, points: {points=points1}, reward: {reward=prize1}
for {reward=prize1}, redeem {points=points1} points with {programme=bonus1}
at {programme=bonus1}, turn {points=points1} points into {reward=prize1}
get {reward=prize1} from {programme=bonus1} with {points=points1} points

%list author1: Dana | Tom Frey | dependabot | ella-m | O'Neill | anna@corp.net | Big Sal | Wei Chen | the bot
%list rpath1: ~/code/kettle | ./web | /srv/git/lumen | infra-tools | tmp-fix-2 | ../docs | /home/ella/from-scratch | src/app
%tool git_log
last {max_count=lim1} commits in {repo_path=rpath1}
commits by {author=author1} since {since=since1}
repo: {repo_path=rpath1}, author: {author=author1}, since: {since=since1}
in {repo_path=rpath1}, what has {author=author1} committed
since {since=since1}, {max_count=lim1} commits at most, from {author=author1}
log of {repo_path=rpath1} from {since=since1} on
git log, {author=author1}, {repo_path=rpath1}, limit {max_count=lim1}

%list gift1: a scarf | tickets for Songs from the Valley | a day at the zoo with Tom | the book about bees | knife set, the small one | a course in bread and pastry | slippers | a framed photo of the boat | running shoes | vinyl by Ella Moor | a plant for the desk | Lego
%list who1: Mum | Tom | my sister Ada | Uncle Ray | Anna and Paul | the neighbours | Dr. O'Neill | Big Sal | my boss | Jean-Luc | Grandpa | our youngest
%tool save_gift_idea
gift idea for {person=who1}: {idea=gift1}
save {idea=gift1} for {person=who1}, up to {budget=sum1}
person: {person=who1}, present: {idea=gift1}, budget: {budget=sum1}
{idea=gift1} as a present for {person=who1}
with a budget of {budget=sum1}, {idea=gift1} for {person=who1}
{person=who1} would like {idea=gift1}, note it
for {person=who1}, at most {budget=sum1}, {idea=gift1}

%list noise1: loud music | a barking dog | drilling and hammering | noise from the bar downstairs | a party with fireworks | a car alarm | someone playing drums, badly | a leaf blower | a generator behind the shop | shouting in the yard
%list addr1: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the corner of Elm and Oak | 90 Elm Court | Pino's, Bank Street 5 | Kirchplatz 1 | 12b Station Approach | The Anchor, 3 Quay Side | 5 rue du Four
%list sincet2: 10 pm | last night | Monday | half past eleven | this morning | 3 January | Easter | 2 am | the weekend
%tool civicdesk.complain_noise
complain about {source=noise1} at {address=addr1}
noise complaint: {source=noise1}, {address=addr1}, since {since=sincet2}
source: {source=noise1}; address: {address=addr1}; since: {since=sincet2}; {anonymous:true=anonymous}
at {address=addr1} there's been {source=noise1} since {since=sincet2}, file a complaint
{anonymous:true=anonymously|without my name}, report {source=noise1} at {address=addr1}
since {since=sincet2}, {source=noise1}, {address=addr1}, {anonymous:false=with my name}

%list hotel1: The Anchor | Hotel Adler | Bridge at Bath | Casa Pilar | Sun and Sea | The Grand | Riverside Lodge | Pension Huber | Under the Oaks | Villa O'Hara | Hotel de Paris | Motel 9
%list wish1: quiet room, please | we arrive after midnight | a cot for the baby and a fridge | no feathers | ground floor, my father can't climb stairs | two beds instead of one | view of the lake | the dog comes with us | late check-out on Sunday
%tool stays_book_room
book {hotel_name=hotel1} for {nights=few1} nights from {check_in=onday}
{nights=few1} nights at {hotel_name=hotel1} from {check_in=onday}, {room_type:double=double room|double}
hotel: {hotel_name=hotel1}, check-in: {check_in=onday}, nights: {nights=few1}, room: {room_type:single=single}
from {check_in=onday}, {room_type:suite=a suite} at {hotel_name=hotel1} for {nights=few1} nights
book {room_type:twin=a twin} at {hotel_name=hotel1} on {check_in=onday}, {nights=few1} nights, note: {note=wish1}
with the note {note=wish1}, {hotel_name=hotel1}, {check_in=onday}, {nights=few1} nights
{room_type:family=family room}, {hotel_name=hotel1}, arriving {check_in=aday}, staying {nights=few1} nights

%list form1: Feedback May | Who brings what? | Sign-up for the trip to Bath | customer survey | From 1 to 10 | f8Xk2L | Lunch, with or without | exit interview | Summer party and barbecue | job application form
%tool askloom-retrieve-responses
get the responses to {form=form1} since {since=since1}
{form=form1} answers from {since=since1} until {until=endday}
form: {form=form1}, since: {since=since1}, until: {until=endday}
last {page_size=lim1} responses of {form=form1}
until {until=endday}, {page_size=lim1} answers to {form=form1}
{completed:false=partial|unfinished} responses to {form=form1} since {since=since1}
from {form=form1}, only {completed:true=completed ones|completed}, {page_size=lim1} at most

%list about1: sourdough | the boat engine | Ella's birthday and party | how to descale the kettle | rent | from Leeds to York | paint colours | passport number | ideas, big and small | wifi | meeting with the Lisbon team
%list book1: Home | Work | Bread and Butter | 2025 diary | From the road | Recipes | Boat, engine and sails | old-stuff | Kids | Notes to self
%tool inkling_hunt
search {notebook=book1} for {about=about1}
find notes about {about=about1} since {since=since1}
about: {about=about1}, notebook: {notebook=book1}, since: {since=since1}
in {notebook=book1}, anything on {about=about1}
notes in {notebook=book1} since {since=since1} on {about=about1}
since {since=since1}, what did I write about {about=about1}
{about=about1}, {notebook=book1}

%list task1: call the plumber | paint the fence and the gate | write to Moor Energy by hand | fix login on phones | tmp-fix-2 | buy paint, brushes | ask Tom to check the contract with Pino's | release notes | move photos from the old phone to the disk | test on Friday's build | invoice for Ella
%tool laneboard-put-card
put {text=task1} in {lane:next=next}
new card {text=task1}, due {due=onday}
text: {text=task1}, lane: {lane:doing=doing}, due: {due=onday}, colour: {colour:red=red}
{colour:blue=blue} card in {lane:backlog=backlog}: {text=task1}
by {due=endday}, {text=task1}, on the board under {lane:next=next}
add a {colour:green=green} card to {lane:waiting=waiting} called {text=task1}
in {lane:backlog=the backlog|backlog}, {text=task1}, ready by {due=endday}
{text=task1}: {lane:done=done}, {colour:yellow=yellow}

%list rent1: Lisbon airport | Graz | the main station | Stoke-on-Trent | Leeds, Bank Street | Tel Aviv | Gate B, North Terminal | Lyon Part-Dieu | Newcastle upon Tyne | Basel | downtown Austin
%tool rent-car-quote
quote for {category:suv=an SUV} in {pickup_location=rent1} from {pickup_date=onday} for {days=few1} days
car for {days=few1} days from {pickup_date=onday}, pick-up at {pickup_location=rent1}
pickup: {pickup_location=rent1}, date: {pickup_date=onday}, days: {days=few1}, category: {category:compact=compact}
from {pickup_date=onday}, {days=few1} days, {category:van=a van}, {pickup_location=rent1}
{automatic:true=automatic} {category:sedan=sedan}, {pickup_location=rent1}, {pickup_date=aday}, {days=few1} days
what's {category:convertible=a convertible} for {days=few1} days in {pickup_location=rent1}, starting {pickup_date=aday}
rental in {pickup_location=rent1} on {pickup_date=onday}, {automatic:false=manual}, {days=few1} days

%list game1: Catan | Ticket to Ride | War and Peas | Azul | Go | Castles by the Sea | The Man on the Hill | Carcassonne, with the river | Dixit | Uno | Up and Away | chess
%list crew1: Anna, Tom and me | Ella and Paul | Big Sal, Mia, Jonah and Kofi | the kids and Grandma | Ruben, Dana | Uncle Ray and Lou | Nina, Finn, Ada and I | Pavel and both neighbours
%list min1: 20 | 35 | 45 | ninety => 90 | 60 | 75 | 120 | forty => 40 | 10
%tool shelfback_log_game
log {game=game1} with {players=crew1}, {winner=champ2} won
{winner=champ2} won {game=game1} in {minutes=min1} minutes
game: {game=game1}, players: {players=crew1}, winner: {winner=champ2}
with {players=crew1}, a round of {game=game1}, {minutes=min1} minutes
{players=crew1} played {game=game1}, winner {winner=champ2}
{minutes=min1} minutes of {game=game1} with {players=crew1}
{winner=champ2} beat us all at {game=game1}, log it
%list champ2: Anna | Big Sal | Uncle Ray | Grandma | Jonah | Ella | Finn O'Hara | our youngest | Kofi

%list ill1: tetanus | measles, mumps and rubella | flu | hepatitis A and B | yellow fever | TBE | polio | whooping cough | Covid | rabies | HPV | chickenpox
%list dosen1: 1 | 2 | 3 | 4
%list lot1: A21B7 | FX-3391 | 88120 | EW 4411 | lot7c | PT00219 | UK-2 | 3CA/9
%tool jabcard_enter
enter {against=ill1} for {person=kidname} on {given_on=onday}
{person=kidname} got the {dose=dosew1} dose against {against=ill1} on {given_on=onday}
against: {against=ill1}, person: {person=kidname}, date: {given_on=onday}, batch: {batch=lot1}
on {given_on=onday}, {against=ill1}, dose {dose=dosen1}, for {person=kidname}
batch {batch=lot1}, {against=ill1}, given to {person=kidname} {given_on=pday}
{against=ill1} dose {dose=dosen1}, batch {batch=lot1}
for {person=kidname}: {against=ill1}, {given_on=pday}, {dose=dosew1} dose
%list dosew1: first => 1 | third => 3 | fourth => 4

%list prob1: refund | wrong size | login page shows blank after update | parcel lost between Leeds and York | invoice for May | cancel and start again | two-factor code | delivery to a neighbour | broken lid | import from old-crm
%tool deskline_find_tickets
find {status:open=open} tickets from {customer=firm1} about {about=prob1}
tickets about {about=prob1} since {since=since1}
customer: {customer=firm1}, status: {status:pending=pending}, since: {since=since1}
since {since=since1}, tickets by {customer=firm1}
which tickets on {about=prob1} are {status:solved=solved}
about {about=prob1}, from {customer=firm1}, {status:on_hold=on hold}
{customer=firm1}, {about=prob1}, {status:open=open}
everything {customer=firm1} asked since {since=since1}

%list stuff1: eggs, rice and tofu | leeks and a tin of beans | potatoes | cod, fennel and orange | bread, butter and two apples | half a cabbage, sausages and mustard | pasta, garlic | chickpeas, spinach, lemon and yoghurt | pumpkin and blue cheese | oats, bananas and dates
%list noeat1: nuts | dairy | pork | onions and garlic | gluten | anything spicy | fish | mushrooms | raw egg | alcohol
%list min2: 15 | 20 | 30 | 45 | 60 | forty => 40 | 25 | 90
%tool pantry_suggest_dishes
what can I cook with {ingredients=stuff1} for {servings=few1} people
{course:main=main course} from {ingredients=stuff1} without {exclude=noeat1}
ingredients: {ingredients=stuff1}; exclude: {exclude=noeat1}; servings: {servings=few1}
without {exclude=noeat1}, something from {ingredients=stuff1} in {max_minutes=min2} minutes
{course:breakfast=breakfast} for {servings=few1} with {ingredients=stuff1}
in under {max_minutes=min2} minutes, a {course:snack=snack} out of {ingredients=stuff1}
for {servings=few1}, {course:dessert=dessert}, no {exclude=noeat1}, using {ingredients=stuff1}
I have {ingredients=stuff1}, suggest a {course:starter=starter}

%list sheet1: Budget 2026 | Guest list | Expenses | orders from Pino's | Hours, May | tmp-fix-2 | Books and films | Runs in the park | Inventory | Trip to Oslo
%list tab1: May | Sheet2 | Food and drink | raw | Tom | North | from_form | week 12 | Totals
%list cells1: 12 May, bread, 4.20 | Ella, Tom and Ada | Anna Moor, vegetarian, 2 | 88, 91, 74 | Leeds, York, 38 | paint and brushes, 45, paid | 2026-05-03, 8.4 km, 49:10 | Kettle 500, 3, red | Monday, 8, office
%tool sheets-append-row
append {values=cells1} to {spreadsheet=sheet1}
in {spreadsheet=sheet1}, tab {tab=tab1}, add the row {values=cells1}
spreadsheet: {spreadsheet=sheet1}, tab: {tab=tab1}, values: {values=cells1}
new row in {spreadsheet=sheet1}: {values=cells1}
under {tab=tab1} in {spreadsheet=sheet1}, append {values=cells1}
add a row with {values=cells1} to {spreadsheet=sheet1}, sheet {tab=tab1}
{values=cells1}, as the last row of {spreadsheet=sheet1}

%list sci1: sleep and memory | coral bleaching | trust in machines | bees in cities | from ape to man | microplastics in drinking water | graphene | how children learn to read | dark matter | bread wheat, drought tolerance | gut bacteria and mood
%list auth2: Moor | Ella Moor | Chen and Okafor | Y. Tanaka | O'Neill | van der Berg | Haddad | Rossi and Dunn | Dr. Iyer
%list yearA: 1998 | 2005 | 2010 | 2015 | 2018 | 2020
%list yearB: 2021 | 2022 | 2023 | 2024 | 2025
%tool archivum_papers
papers on {subject=sci1} by {author=auth2}
find papers about {subject=sci1} from {from_year=yearA} to {to_year=yearB}
subject: {subject=sci1}, author: {author=auth2}, from: {from_year=yearA}, order: {order:newest=newest}
by {author=auth2}, on {subject=sci1}, not after {to_year=yearB}
{order:most_cited=most cited} papers on {subject=sci1} since {from_year=yearA}
between {from_year=yearA} and {to_year=yearB}, {subject=sci1}
{author=auth2} on {subject=sci1}, sort by {order:relevance=relevance}
what has {author=auth2} published about {subject=sci1} up to {to_year=yearB}

%list poi1: pharmacy | cash machine | vegan café | bike repair shop | bakery | petrol station | bar with live music | playground | post office | bookshop and café | car park | dry cleaner
%list poi2: pharmacies | cash machines | vegan cafés | bike repair shops | bakeries | petrol stations | bars with live music | playgrounds | toilets | bookshops | places for fish and chips
%list rad1: 500 | 200 | 1000 | 800 | 1,500 => 1500 | 300 | 2000
%list rate1: 4 | 4.5 | 3.5 | three => 3 | 4.2 | four => 4
%tool findPlacesAround
find a {what=poi1} near {near=spot1}
{what=poi2} within {radiusMeters=rad1} metres of {near=spot1}
what: {what=poi1}, near: {near=spot1}, radius: {radiusMeters=rad1}
around {near=spot1}, {what=poi2} with at least {minRating=rate1} stars
near {near=spot1}, is there a {what=poi1} {openNow:true=open now|that's open}
{minRating=rate1} stars or more, {what=poi2} by {near=spot1}, {openNow:true=open now}
{what=poi1}, {near=spot1}, rating {minRating=rate1}, {radiusMeters=rad1} m
{what=poi2} close to {near=spot1}, {openNow:false=closed ones too|even if closed}

%list poll1: Where do we eat on Friday? | Team name | Best film of 2025 | colour of the hall | Summer trip, where to | Who is next to host? | logo vote | Monday or Tuesday | Name for the cat | The date for Ella and Tom's party
%list pick1: Pino's | blue | option B | the second one | Rivers by Ella Moor | yes | a weekend by the lake | Tuesday | none of them | bread and cheese | Big Sal | to Rome by train
%list vcom1: but only if we start late | I can't come before seven, sorry | my second choice is Bath | great idea | no strong feelings, it's close to home | please not on a Monday | because Tom is vegetarian | count my wife in, too
%tool votary_cast
vote {choice=pick1} in {poll=poll1}
in the poll {poll=poll1}, vote for {choice=pick1} with the comment {comment=vcom1}
poll: {poll=poll1}, choice: {choice=pick1}, comment: {comment=vcom1}
my vote in "{poll=poll1}" goes to {choice=pick1}
{choice=pick1} for "{poll=poll1}", comment: {comment=vcom1}
comment {comment=vcom1} and vote {choice=pick1} on {poll=poll1}

%tool hotels.reserve
reserve {hotel=hotel1} from {arrival=onday} to {departure=endday}
{room:double=double room|double} at {hotel=hotel1}, {arrival=onday} until {departure=endday}, with {board:breakfast=breakfast}
hotel: {hotel=hotel1}, arrival: {arrival=onday}, departure: {departure=endday}, guests: {guests=few1}
from {arrival=onday} to {departure=endday}, {room:suite=a suite} at {hotel=hotel1}
for {guests=few1} guests, {hotel=hotel1}, {arrival=onday} to {departure=endday}, {board:half_board=half board}
until {departure=endday} from {arrival=onday}, {room:single=a single}, {hotel=hotel1}
book {room:twin=a twin} with {board:full_board=full board} at {hotel=hotel1}, in {arrival=onday}, out {departure=endday}
{hotel=hotel1}, {room:triple=triple}, {arrival=onday}, {departure=endday}, {board:none=no meals}

%list radio1: Radio 4 | Jazz and More | FM4 | BBC World Service | Rock Antenne | Songs from Home | Deutschlandfunk | Heart | Big Sal's Blues Hour | Capital FM | Classic, the slow one | Radio by the Sea
%list recv1: kitchen radio | Sonos-2 | bedside clock | car | old set in the garage | bathroom speaker | Den | Tom's phone
%list recv2: kitchen radio | bedside clock | car stereo | old set in the garage | bathroom speaker | radio under the stairs | TV | hall speaker
%tool airdial-tune-in
play {station=radio1} on the {receiver=recv2}
tune in to {station=radio1} at volume {volume=pct}
station: {station=radio1}, receiver: {receiver=recv1}, volume: {volume=pct}
on the {receiver=recv2}, {station=radio1} at {volume=pct} percent
{station=radio1} on the {receiver=recv2}, {from_start:true=from the start|from the beginning}
volume {volume=pct}, {receiver=recv1}, {station=radio1}
put the {receiver=recv2} on {station=radio1}, {from_start:false=live}

%list help1: password reset | can't log in | where is my parcel | refund and apology | invoice from May | blank page after update | cancel my plan | doesn't work with Safari | wrong colour, right size | O'Neill
%list inbox1: Billing | Sales and Returns | tier-2 | VIP | Support EU | from-web | Press | Returns
%list tag1: urgent | bug | to-refund | waiting for parts | vip | feature request | spam | tmp-fix-2
%list page1: 10 | 20 | 25 | 50 | 100 | 150 | thirty => 30
%tool mendlineSearchConversations
{state:open=open} conversations in {inbox=inbox1} tagged {tag=tag1}
find conversations with "{contains=help1}" in the {inbox=inbox1} inbox
state: {state:closed=closed}, inbox: {inbox=inbox1}, tag: {tag=tag1}, contains: {contains=help1}
in {inbox=inbox1}, {state:snoozed=snoozed} ones about {contains=help1}
{per_page=page1} {state:closed=closed} conversations with the tag {tag=tag1}
tag {tag=tag1}, text {contains=help1}, {per_page=page1} per page
search {inbox=inbox1} for {contains=help1}, {state:open=open} only
with the words {contains=help1}, under the tag {tag=tag1}

%tool penny_move
move {amount=sum1} from {from_account=accta} to {to_account=acctb}
from {from_account=accta} to {to_account=acctb}, {amount=sum1}
amount: {amount=sum1}, to: {to_account=acctb}, from: {from_account=accta}
put {amount=sum1} into {to_account=acctb} out of {from_account=accta}
{from_account=accta} -> {to_account=acctb}: {amount=sum1}
to {to_account=acctb}, {amount=sum1}, taken from {from_account=accta}

%list metric1: CPU load | disk usage on db-2 | error rate | checkout latency, p95 | queue length | memory | temperature in rack 4 | requests per second | free space | orders per hour | failed logins from abroad
%list limit1: 80 | 95 percent => 95 | 200 | 0.5 | 1000 | 5% => 5 | 70 | 12.5 | 3 | 500
%list notif1: Dana | ops@lumen.dev | the on-call team | #alerts | Tom and Ada | platform-eu | me | Mr. Boateng
%list lmin1: 5 | 10 | two => 2 | 15 | 30 | ten => 10 | 3
%tool watchtower_create_alert_rule
alert {notify=notif1} when {metric=metric1} is {condition:above=above} {threshold=limit1}
if {metric=metric1} is {condition:below=below} {threshold=limit1} for {for_minutes=lmin1} minutes, tell {notify=notif1}
metric: {metric=metric1}, condition: {condition:above=above}, threshold: {threshold=limit1}, duration: {for_minutes=lmin1}
tell {notify=notif1} after {for_minutes=lmin1} minutes of {metric=metric1} {condition:above=above} {threshold=limit1}
alert rule: {metric=metric1} {condition:equals=equals} {threshold=limit1}
{condition:below=below} {threshold=limit1}, {metric=metric1}, notify {notify=notif1}
for {metric=metric1}, an alert {condition:above=over|above} {threshold=limit1}, recipient {notify=notif1}

%list recip1: Ella Moor | Pino's | Hale & Sons | Dr. O'Neill | Big Sal | Tom and Ada Frey | Orbit, c/o Dana Quill | Jean-Luc Petit | the Anchor | Mrs. van der Berg | Nordwind
%list ship1: 14 Mill Lane, Leeds | Gartenstraße 22, Graz | 5 rue du Four, Lyon | 3 Quay Side, Newcastle upon Tyne | 90 Elm Court, Flat 3, Bath | Kirchplatz 1 | PO Box 118, Cork | Bank Street 5 | 218 West 4th Street, New York
%list kgs1: 2 | 0.5 | 1.2 | 4 kilos => 4 | 7.5 | 12 kg => 12 | three => 3 | 0.8 kg => 0.8
%list kgs2: 2 | 0.5 | 1.2 | 4 | 7.5 | 12 | three => 3 | 0.8
%tool create-shipping-label
label for {recipient=recip1} at {address=ship1}
ship to {recipient=recip1}, {address=ship1}, {service:express=express}
recipient: {recipient=recip1}; address: {address=ship1}; weight: {weight_kg=kgs1}; service: {service:standard=standard}
{service:overnight=overnight} label, {weight_kg=kgs2} kg, to {recipient=recip1} at {address=ship1}
to {address=ship1}, for {recipient=recip1}, {insured:true=insured|with insurance}
{insured:false=uninsured|no insurance}, {service:economy=economy}, {recipient=recip1}, {address=ship1}
print a {weight_kg=kgs2} kg label to {address=ship1}, name {recipient=recip1}

%list rhyme1: heart | orange | moon | love | begin again | winter | silver | fire and ice | tomorrow | night | Sally | stone
%list theme1: the sea | bread and butter | love | winter in the city | football | growing old, slowly | dogs | weddings | food | leaving home
%list syl1: 2 | 3 | two => 2 | three => 3 | 4
%tool glossarium_rhyme
rhymes for {word=rhyme1} with {syllables=syl1} syllables
what rhymes with {word=rhyme1} and is about {theme=theme1}
word: {word=rhyme1}, theme: {theme=theme1}, syllables: {syllables=syl1}
about {theme=theme1}, rhymes on {word=rhyme1}
{syllables=syl1} syllables, rhyming with {word=rhyme1}, {near:true=near rhymes too|approximate ones too}
{near:false=only exact rhymes|exact ones only} for {word=rhyme1}
rhymes with {word=rhyme1} for a poem, theme {theme=theme1}

%list queue1: orders | mail-out | payments.retry | dead-letter | tmp-fix-2 | from-crm | images and video | q7 | invoices_eu | signup.events
%list mqw1: declined | order 8812 | ella@example.com | status new | timeout | from Leeds | retry | O'Neill | null
%tool mq.peek
show {n=lim1} messages from {queue=queue1}
peek at the {end:oldest=oldest} {n=lim1} in {queue=queue1}
queue: {queue=queue1}, count: {n=lim1}, contains: {contains=mqw1}
in {queue=queue1}, messages with {contains=mqw1}
{end:newest=newest} messages in {queue=queue1} containing {contains=mqw1}
with {contains=mqw1} in them, {n=lim1} messages of {queue=queue1}
{queue=queue1}, {end:newest=newest}, {n=lim1}

%list scene1: Movie night | Dinner for two | reading | Bread and candles | Wake up, slowly | Under the sea | sc-2 | Party | From dusk till dawn | Good Night, Tom | work | Sunday by the fire
%list scroom1: living room | kitchen | bedroom | bath | hall and stairs | attic | Tom's room | study | dining room
%list scroom2: living room | kitchen | bedroom | bathroom | hall | attic | study | dining room | kids' room
%list tint1: warm white | red | soft orange | blue and green | candlelight | pink | daylight | deep blue | amber
%tool saveLightScene
save {name=scene1} in the {room=scroom2} at {brightness=pct}
save a scene named {name=scene1} for the {room=scroom2} in {colour=tint1}
name: {name=scene1}, room: {room=scroom1}, brightness: {brightness=pct}, colour: {colour=tint1}
in the {room=scroom2}, {colour=tint1} at {brightness=pct}, save it as {name=scene1}
{colour=tint1} in the {room=scroom2} as {name=scene1}
for the {room=scroom2}, a light scene called {name=scene1}, brightness {brightness=pct}
{room=scroom1}, {brightness=pct}, {colour=tint1}, scene {name=scene1}
