# Invented tools in the manner of well-known MCP servers: chat workspace, video platform, knowledge vault, forms, mail campaigns, e-signature, storage drive, table bases, team calendar, time tracking, social posts.
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list room: #general | #random | #design | #ops | #lunch | #launch-2027 | #support-tier2 | #sales-dach | #kitchen | #book-club | #release | #running | #incidents | #newcomers | #finance | #marketing-and-pr | #parents | #berlin-office | #allotment | #music-and-films
%list chatline: standup is at ten today | lunch arrived, third floor | who took my charger | the build is green again | I'm out until Thursday | cake in the kitchen for Mia's birthday | please review the slides before noon | server restart in five minutes | the client said yes | bring your own mugs | new price list is online | parking lot is closed for repairs | welcome to our new colleague Ravi | can someone help with the projector in room 4 | thanks for the great week | tickets for the fair are on my desk | demo moved to Friday | heating is off in the east wing | two seats left for the theatre | has anyone seen my bike | minutes are in the drive
%list threadid: 1714.0021 | 1699.4410 | 1722.003 | 17190.55 | 1701.9 | 1655.1187 | 1730.2204
%list histspan: two weeks | 3 days | 24 hours | a month | 5 hours | 1w | 1d | 50 messages | 90 days | the whole year | ten days | 36 hours | six hours | 200 messages | four days | a fortnight | half a year | 45 minutes | 2w | 12h
%list chatquery: wifi password | dentist recommendation | new logo | door code | parking and bikes | staging database | offsite in Lisbon | invoice for the caterer | projector adapter | holiday plan | who has the key to the archive | flu shots | salary date | printer driver | Christmas party | vegan options for lunch | lost umbrella | link to the recording | second monitor | coffee machine manual | seat plan for the gala
%list vidtopic: how to sharpen a chisel | sourdough for beginners | bleeding a radiator | knots for climbing | Bach on the accordion | lofi with rain | history of the Hanseatic League | restoring an old bicycle | chess openings | stretching after a run | making soap with lavender | black holes and time | plastering a wall | ukulele chords | travel in Patagonia | Excel pivot tables | origami crane | cats and cucumbers | replacing a zipper | card tricks | pruning apple trees in winter | Portuguese pronunciation
%list vidchannel: Garage Gary | Physics with Pia | The Slow Kitchen | Nordic Woodworks | History in Ten | Mathe Toni | Run and Stretch | BBC Earth | Tiny House Tales | Chess Attic | Bike Doctor | Dr. Lotus | Kanal 7 | Cello and Coffee | Quiet Repairs | Two Aunts and a Wok | Pixel Professor | Sea Kayak North | Lena bakes | Garden in the City
%list vidname: dQx81aaZ | https://vidglade.example/v/88Kx | 7hYw2 | How to fold a fitted sheet | zTq44mPl | Bread without kneading | keynote by Dana Brooks | episode 12 of History in Ten | 91bbXc | Magnets explained in five minutes | a9_Lm3 | Bees and cities | https://vidglade.example/v/p0Qe | Blues for beginners | Walking through Kyoto at night | How bees dance | Fixing a leaking tap in ten minutes | The long way to Oslo | kX02ppa | Sewing a hem by hand
%list playlist: Watch with the kids | Workout | Sunday evening | For the band | Learn Portuguese | Woodwork | Cooking and baking | Funny | Uni | Sleep | Garden ideas | Trip to Japan | Physics | Music for the car | Dad's birthday | Calm | Things to try in the garden | Guitar | Rainy days with tea | Documentaries
%list language: German | Spanish | English | Turkish | Japanese | French | Polish | Portuguese | Korean | Hindi | Swedish | Ukrainian
%list note: Garden log | Novel outline | Stoicism | Reading list | people/Marta | Home lab | Thesis chapter 2 | Recipes of grandma | Ideas for gifts | Trip to Norway with Ole | meditation | health and sleep | projects/boat.md | Spanish grammar | Quotes | Bike maintenance | Wine notes | Movies to see | Tax stuff | Character sketch of the thief | piano practice
%list notetext: planted garlic and two rows of peas | the butler did it in the library | must read Seneca again | slept badly, too much tea | her daughter is called Ines | changed the chain and the brakes | less salt next time | ask about the mooring fee | chapter needs a stronger ending | tasted of cherries and smoke | subjunctive after ojalá | nobody is born wise | gift idea: a star atlas | practised scales for twenty minutes | the wifi router sits behind the sofa | swapped the guest room with the study | first frost in the valley | call the bee man in March | page 212 on friendship | too many adverbs
%list heading: Ideas | Open questions | Log | To do | Chapter 3 | Sources | Health | Summary | Next steps | Things to buy | March | Characters and places | Notes from the call | Links | Background | Quotes on hope | Ingredients | Timeline | Week 3 | Dreams and fragments
%list vaultquery: zettelkasten | compound interest | uncle Heiner | mooring fee | garlic | dopamine and habits | the butler | boiler serial number | Kyoto | beekeeping course | Seneca on time | password hint for the router | tomato varieties | dream about the lighthouse | subjunctive | passport number | bread with rye | panic attacks | paint colour in the hallway | wedding speech for Olga | knee exercises
%list vaultfolder: journal | people | projects | Books and papers | recipes | archive | work/2026 | inbox | health | Uni | travel | meetings | letters | house and garden | music | work/ideas for talks | novel | people/family | clippings | logs
%list formtitle: Summer party sign-up | Customer satisfaction | Allergy check for the school trip | Volunteer shifts | Feedback on the workshop | T-shirt sizes | Wedding RSVP | Bike share interest | Intake for new patients | Lunch preferences | Exit interview | Neighbourhood garden survey | Quiz on fire safety | Lost and found | Room booking | Photo permission for kids | Beta testers | Car pool to the concert | Course evaluation | Survey on working from home | Pet registration
%list questions: name and email | name, age, allergies | size and colour | what did you like, what was missing | arrival day and number of guests | phone, available days | vegan or not, drinks | name, class, parent's phone | how satisfied are you, would you come again | plate number and departure time | favourite dish, comments | name, instrument, years of practice | reason and wish | postcode, house size | nickname and jersey number | date of birth, blood group | choice of workshop, lunch | room, problem | first name, language | rating from 1 to 5, remarks
%list subject: Spring is here | 20 percent off all lamps | our new opening hours | You forgot something | Winter tyres and free checks | Meet the team | Five tips for better sleep | Invitation to the open day | Last tickets for Saturday | News from the vineyard | Back in stock | Thank you for a great year | Your guide to Lisbon | We are moving | Workshop dates in autumn | Black week starts now | Recipes for the grill | Save the date | A gift for you and a friend | New courses in pottery
%list audience: newsletter subscribers | VIP customers | members in Scotland | people who bought in May | press list | parents | inactive readers | everyone | trial users | wholesale partners | donors and volunteers | students | Hamburg | alumni of 2019 | beta group | guests of last summer | customers with a dog | Austria and Switzerland | first-time buyers | lapsed members
%list sendername: Nora from Leaf and Loom | The Lighthouse Team | Café Aurora | Green Wheels | Dr. Moreno | Your bakery | Studio Kline | Tom and Ida | North Harbour Choir | Museum of Clocks | Mara | The Book Barn | Ola from Fjord Foods | Team Atlas | Kiosk 21 | Grandma's Kitchen in Bath | Yoga with Emil | Parents' Council | Velo Club | City Library
%list contract: rental agreement | NDA | offer letter for Sam | lease for the van | employment contract | photo release form | power of attorney | purchase contract for the boat | sublease | data processing addendum | consulting agreement with Rao | quote 2231 | termination agreement | loan contract | model release | minutes of the general meeting | building permit and annex | franchise contract | volunteer agreement | parental consent
%list signnote: please sign before the weekend | page three needs your initials | call me if anything is unclear | the changes we discussed are in paragraph 5 | sorry for the rush | both owners have to sign | as agreed on the phone | this replaces the old version | the deposit is due afterwards | looking forward to working with you | only the last page matters | initials in the margin and date at the end | thanks a lot | let me know by phone | your copy comes by post | for the flat in Leeds | see you at the handover | two witnesses needed | the old clause is gone | with best wishes from Rita
%list driveq: tax return | floor plan of the office | logo in vector format | Hanover fair | holiday photos | pitch deck for investors | invoice template | budget | insurance papers | choir scores | passport scan | wedding guest list | user interviews | price calculation for 2027 | drone footage | org chart | school timetable | mortgage and house | lecture on optics | packing list | workshop with the city council
%list driveitem: Budget 2027 | floor plan | Holiday photos | Pitch deck | Contracts | price list and discounts | logo folder | Choir scores | minutes of May | Tax | Onboarding videos | thesis draft | guest list | Invoices Q2 | poster for the fair | Roadmap | offer for the town hall | Training material | recordings of the talks | menu in three languages
%list drivefolder: Archive | Clients | 2026 | Shared with Anna | Marketing and press | Old stuff | Finance | Uni | House | Templates | For the printer | Team drive | Photos | To sort | Board meetings | Backup of the laptop | Press and photos | Legal | Drafts for Anna | Exports
%list person1: anna@studio.example | Tom | ines.ruiz@corp.net | Marek | Dana Brooks | team@acme.io | Priya | grandma | lukas@web.de | Mr. Holloway | Yara and Ben | Kim | Sven Ohlsson | Aylin | Uncle Leo | Rosa Blum | hr@fjordfoods.example | Noor | Emil from accounting | Dr. Sato
%list table: Guests | Inventory | Suppliers | Plants | Books | Applicants | Members | Expenses | Tools and machines | Wine cellar | Projects | Episodes | Props and costumes | Bees | Rooms | Leads | Vinyl | Donors | Song ideas | Patients | Recipes | Locations for the shoot
%list base: Wedding | Workshop | Film shoot | Greenhouse | Club | Hiring | Podcast | House and garden | Theatre | Charity run | Studio | Cellar | School library | Farm | Band | Allotment | Repair café | Museum shop in Graz | Sailing | Festival and camp
%list fieldname: status | city | owner | price | shelf | diet | phone | priority | colour | deadline | rating | size | stage | number of seats | year | category | last contact | humidity | arrival | paid by
%list fieldvalue: open | vegan | paid | Berlin | out of stock | B12 | high | red | waiting list | 1998 | broken | very good | interview | Riesling | on loan to Petra | table 7 | booked | half full | three stars | sold | needs water | Kyoto and Nara | not yet answered
%list record: Marta Vogel | drill press | Monstera | The Name of the Rose | Barolo 2016 | episode 31 | wig for the queen | hive 4 | Ben and Aisha | room 12 | old mill in Hallow | Kind of Blue | fog machine | Cafe Aurora | lemon cake with thyme | Uncle Ted | band saw | Jonas Albrecht | spotlight left | Dr. Sato | olive tree
%list fielddata: city: Graz, diet: vegan | price 40, shelf B12 | status open | two seats, table 7 | year 1998, condition good | phone 0170 555 | colour red and gold | owner Petra | humidity high | stage interview, priority high | rating five stars | from Spain, dry | age 12, group blue | rent 900 and deposit | soil dry | plays cello | bought in 2019 | born in Oslo, speaks Norwegian | shelf C4, lent to Ida | diet: none
%list people: Anna and Tom | Priya, Marek | Dana, Kim and Sven | Aylin | Ines, Lukas | Ben and Yara | Mia, Noah, Olga | Rafael and Lena | Sofia, Emil and Petra | Hugo | Jonas and Wei | Fatima, Kim | Nadia and Leo | Team Blue | Karim, Ola and Ruth | the two Annas | Marek | Grace and Tobias | Dr. Sato, Helen | Ines
%list minutes: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | two hours => 120 | 15 min => 15 | 20 minutes => 20
%list meeting: quarterly review | sprint planning | budget round with finance | Design critique | town hall | kick-off for Atlas | all hands | salary talk | lunch and learn | Retro | interview with Mr. Sato | board meeting | offsite preparation | safety training | security audit in building B | one on one with Dana | product demo | strategy day | onboarding for interns | handover
%list reason: I'm at the dentist | my train is late | Priya can stand in for me | there's no agenda | I have a customer on site | kids are ill | might be ten minutes late | clash with the audit | I'm on leave | please record it | not my area any more | only if it stays short | double booked with the dentist | too early for me | happy to help | my laptop is in repair | it's a holiday in Spain | I'll dial in from the car | no seats left | I'd only listen
%list work: writing the proposal | bug fixing | call with the client | logo sketches | proofreading | bookkeeping and taxes | editing the podcast | server migration | interview transcripts | rehearsal for the keynote | research on batteries | mails | retouching photos | lesson planning | floor plans for the attic | code review | cutting the trailer | garden design | packing and labels | grant application for the choir
%list timeproject: Atlas | Hartwell website | internal | Museum app | Kitchen remodel | Blue Fern | Thesis | Pro bono | Film festival | Translation for Dubois | Marketing | Oak Street 12 | Podcast | Audit and taxes | R&D | Band | Choir | Green Wheels | Lab move in May | Onboarding
%list posttext: we are hiring a baker | doors open at seven tonight | new colours in the shop | our dog says good morning | sold out, thank you all | behind the scenes of the shoot | three tips for better coffee | closed on Monday for inventory | meet Lea, our new stylist | the first strawberries are here | what should we cook next | ten years of Studio Kline | free lesson for the first five callers | rain or shine, we will be there | our book is out today | a sneak peek of the winter menu | win two tickets for the concert | this is how we dye wool with onions | thanks for 5000 followers | new soup every Thursday
%list image: latte.jpg | https://example.com/door.png | team_photo.png | shop-window.jpg | strawberries.webp | poster_v2.png | the one with the dog | sunset over the pier | cover.jpg | IMG_2231.jpg | cake and candles.jpg | storefront at night | banner.svg | logo_gold.png | the photo from the fair | cover with the red boat | dog.gif | lea.jpeg | menu-march.png | crew.webp
%list dchat: der Server startet gleich neu | Kuchen steht in der Küche | ich bin bis Donnerstag weg | der Kunde hat zugesagt | morgen bleibt das Büro zu
%list echat: la reunión pasa al viernes | hay tarta en la cocina | el cliente ha dicho que sí | mañana cerramos | estamos buscando panadero
%list esearch: contraseña del wifi | fotos de las vacaciones | plano de la oficina | presupuesto | lista de invitados
%list dform: Anmeldung zum Sommerfest | T-Shirt-Größen | Feedback zum Workshop | Essenswünsche | Schichtplan für Helfer
%list dtermin: Budgetrunde | Vorstandssitzung | Sicherheitsschulung | Quartalsgespräch | Übergabe an Petra
%list easunto: Llega la primavera | Últimas entradas | Nuevos horarios | Gracias por este año | Volvemos en marzo

%tool chatterloft_conversations_add_message
(post|write|send) {payload=chatline} (in|to) {channel=room}
reply in {channel=room}, thread {thread_ts=threadid}: {payload=chatline}
{channel=room} thread {thread_ts=threadid} as {content_type:plain=plain text}: {payload=chatline}
{payload=chatline}, as {content_type:code=code|a code block}, thread {thread_ts=threadid} of {channel=room}
{channel=room}: {payload=chatline}
{channel=room} {payload=chatline}
{content_type:markdown=markdown} for {channel=room}: {payload=chatline}
let everybody in {channel=room} know: {payload=chatline}
my hands are full of dough, could {channel=room} hear from me that {payload=chatline}
the folks under {thread_ts=threadid} in {channel=room} are still guessing, so {payload=chatline}
{payload=chatline}, and that's for {channel=room}
no need to look up what was said in {channel=room}, simply tell them {payload=chatline}
post something in {channel=room}
tell the channel that {payload=chatline}
%lang de
schreib in {channel=room}: {payload=dchat}
%lang es
pon en {channel=room} que {payload=echat}
%lang en

%tool chatterloft_conversations_history
(get|show|read) the messages (in|of|from) {channel=room} of the last {limit=histspan}
{channel=room}, last {limit=histspan}, {include_activity:true=including joins|with joins and leaves}
last {limit=histspan} of {channel=room}, {include_activity:false=without joins|no joins and leaves}
{include_activity:true=joins and leaves too}, {channel=room} for {limit=histspan}
{channel=room} last {limit=histspan}
history {channel=room}
{channel=room}, {limit=histspan}
what did I miss in {channel=room} while I was on the boat
I've been ill for {limit=histspan}, catch me up on {channel=room}
have they been quarrelling again in {channel=room}?
let's see what the gang was up to in {channel=room} over the last {limit=histspan}
I don't want to write in {channel=room}, only to see the last {limit=histspan}
read me the history of the last {limit=histspan}
get the latest messages

%tool chatterloft_search_messages
search [messages] for {search_query=chatquery} in {filter_in_channel=room}
messages from {filter_users_from=person} about {search_query=chatquery} after {filter_date_after=pday}
between {filter_date_after=pday} and {filter_date_before=date}, {filter_users_from=person} in {filter_in_channel=room}
before {filter_date_before=date}, {search_query=chatquery}, {filter_in_channel=room}
{search_query=chatquery} from {filter_users_from=firstname}
{filter_in_channel=room} {search_query=chatquery}
{filter_users_from=firstname}, after {filter_date_after=pday}
{filter_users_from=person} told us about {search_query=chatquery}, what exactly was it
somebody mentioned {search_query=chatquery} (sometime before|before) {filter_date_before=date}, who?
I can't remember what {filter_users_from=person} wrote on {search_query=chatquery}
did {filter_users_from=person} ever say a word in {filter_in_channel=room} about {search_query=chatquery}
I don't need the whole history of {filter_in_channel=room}, only where {search_query=chatquery} came up
%lang de
such im Chat nach {search_query=chatquery} von {filter_users_from=person}
%lang es
busca lo que dijo {filter_users_from=person} en {filter_in_channel=room} sobre {search_query=esearch}
%lang en

%tool vidglade_videos_searchVideos
(search|find) videos (on|about) {query=vidtopic}
{videoDuration:short=short} videos about {query=vidtopic} by {channel=vidchannel}, {order:date=newest first}
{maxResults=int} {videoDuration:long=long} ones from {channel=vidchannel} on {query=vidtopic}
{query=vidtopic}, {order:viewCount=most watched first|by views}, {maxResults=int} videos
{query=vidtopic} video
{channel=vidchannel}: {query=vidtopic}
{videoDuration:short=short} clips {query=vidtopic}
I'd rather see than read it: {query=vidtopic}, {order:rating=best rated first}
my son asks me about {query=vidtopic} and I need something to watch with him, {videoDuration:medium=ten minutes or so}
does {channel=vidchannel} have anything on {query=vidtopic}
can somebody show me {query=vidtopic}, not longer than {videoDuration:short=three minutes}
don't add it anywhere yet, first see what there is to watch on {query=vidtopic} by {channel=vidchannel}
search for videos by {channel=vidchannel}
find me {maxResults=int} {videoDuration:long=long} videos

%tool vidglade_transcripts_getTranscript
(get|give me|fetch) the transcript of {video=vidname}
transcript of {video=vidname} in {language=language}, {timestamps:true=with timestamps}
{language=language}, {timestamps:false=without timestamps|no times}: {video=vidname}
{video=vidname}, {timestamps:true=timestamps on}, {language=language}
transcript {video=vidname}
{video=vidname} in {language=language}
{video=vidname} with text
what does she actually say in {video=vidname}
I'm deaf on one ear, let me read {video=vidname}
I have no time to watch {video=vidname}, just the words please, in {language=language}
in which second of {video=vidname} do they talk about money, {timestamps:true=times included|with the times}
not the list of videos, only the wording of {video=vidname} in {language=language}
get a transcript in {language=language}
the transcript {timestamps:true=with timestamps}
%lang de
hol mir das Transkript von {video=vidname} auf {language:German=Deutsch}
%lang es
quiero leer lo que dicen en {video=vidname}, {timestamps:true=con los minutos}
%lang en

%tool vidglade_playlists_addItem
add {video=vidname} to [my playlist] {playlist=playlist}
{playlist=playlist}: {video=vidname} at position {position=int}
at position {position=int} of {playlist=playlist} put {video=vidname}
{video=vidname} into {playlist=playlist}, {create_if_missing:true=create it if it isn't there|make the playlist if needed}
{video=vidname} to {playlist=playlist}
{playlist=playlist}: {video=vidname}
{video=vidname}, list {playlist=playlist}
I'll want to see {video=vidname} again, it belongs (with|under) {playlist=playlist}
{video=vidname} is too good to lose, {playlist=playlist} would be the place for it
{playlist=playlist} needs one more, take {video=vidname}
keep {video=vidname} for {playlist=playlist}, as number {position=int}
stop searching, {video=vidname} is the one, it goes into {playlist=playlist}
add {video=vidname} to a playlist
add a video to {playlist=playlist}

%tool mossvault_patch_content
(add|insert) {content=notetext} into [the note] {filepath=note} under {heading=heading}
{filepath=note}, heading {heading=heading}, {operation:prepend=above the rest|prepend|at the top}: {content=notetext}
{operation:replace=replace} what is under {heading=heading} in {filepath=note} with {content=notetext}
under {heading=heading}, {operation:append=append}, {filepath=note}: {content=notetext}
{filepath=note}: {content=notetext}
{heading=heading} in {filepath=note}: {content=notetext}
{content=notetext} into {filepath=note}
while I remember it: {content=notetext}, that's for {filepath=note}
{filepath=note} is out of date, under {heading=heading} {operation:replace=there should only be} {content=notetext}
jot in {filepath=note} that {content=notetext}
something for {filepath=note} crossed my mind on the bus, {content=notetext}
not today's daily one, {content=notetext} has to be written in {filepath=note} beneath {heading=heading}
insert text into {filepath=note}
add under {heading=heading}: {content=notetext}
%lang de
schreib in die Notiz {filepath=note} unter {heading=heading}: {content=dchat}
%lang es
añade en {filepath=note}, debajo de {heading=heading}: {content=echat}
%lang en

%tool mossvault_simple_search
(search|look through) my vault for {query=vaultquery}
{query=vaultquery} in the folder {folder=vaultfolder}, {context_length=bigint} characters around it
folder {folder=vaultfolder}: search {query=vaultquery} with {context_length=bigint} characters of context
with {context_length=bigint} characters of context, {query=vaultquery} within {folder=vaultfolder}
{query=vaultquery} in {folder=vaultfolder}
vault: {query=vaultquery}
notes with {query=vaultquery}
I know I've scribbled something about {query=vaultquery} years ago
where did I put down that thing with {query=vaultquery}
what have I ever thought about {query=vaultquery}, maybe under {folder=vaultfolder}
the electrician is at the door and asks for {query=vaultquery}, it must be among my files
don't change any note, only tell me which ones mention {query=vaultquery}
search the vault
search the folder {folder=vaultfolder}

%tool mossvault_get_periodic_note
(open|get|show) my {period:daily=daily} note for {date=date}
{period:weekly=weekly} note of {date=date}, {type:metadata=metadata only|just the metadata}
{date=date}, {period:monthly=monthly} note, {type:both=content and metadata}
{type:content=content only} of the {period:daily=daily} note, {date=date}
{period:yearly=yearly} note
{period:daily=daily} note {date=date}
current {period:quarterly=quarterly} note
what was going through my head {date=date}, the {period:daily=day's} page
how did this {period:monthly=month} begin for me, I must have kept track
let me read what I planned for the {period:weekly=week}
I set myself goals in January for the whole {period:yearly=year}, remind me what they were
don't search for anything, only fetch the {period:weekly=weekly} one with {date=date} in it
get my periodic note
the periodic note for {date=date}
%lang de
zeig mir die {period:daily=Tagesnotiz} von {date=date}
%lang es
ábreme la nota {period:weekly=semanal} de {date=date}
%lang en

%tool askloom-create-form
(create|make|build) a form {title=formtitle}
form {title=formtitle} with the fields {questions=questions}, closing {close_date=date}
{questions=questions}: that's what {title=formtitle} asks, open until {close_date=date}, {publish:true=publish it|put it live}
until {close_date=date}, {title=formtitle}, ask for {questions=questions}, {publish:false=as a draft|don't publish yet}
form {title=formtitle}
{title=formtitle}: {questions=questions}
{title=formtitle} until {close_date=date}
I need to find out {questions=questions} from forty people, call it {title=formtitle}
nobody should have to mail me for {title=formtitle}, they can tick it online till {close_date=date}
how do I collect {questions=questions} from all the parents without a paper list, {title=formtitle}
{title=formtitle} used to be a sheet on the pinboard, bring it to the web
no answers exist yet, it's about setting up {title=formtitle} with {questions=questions}
create a form that asks for {questions=questions}
make a form, {publish:true=published right away}, open until {close_date=date}

%tool askloom-retrieve-responses
(get|show|fetch) the responses to {form=formtitle}
responses of {form=formtitle} from {since=pday} to {until=date}
{form=formtitle}: {page_size=int} {completed:true=completed|finished} responses since {since=pday}
until {until=date}, {form=formtitle}, {completed:false=only partial ones|incomplete ones}, max {page_size=int}
{form=formtitle} responses
answers {form=formtitle}
{page_size=int} answers, {form=formtitle}
how many folks have reacted to {form=formtitle} by now
what do people think, judging by {form=formtitle}
I have to order the food, who has entered something for {form=formtitle} since {since=pday}
who began {form=formtitle} and {completed:false=gave up|never finished}?
don't make a new form, I'm after what came in for {form=formtitle}
get responses since {since=pday}
the last {page_size=int} responses
%lang de
welche Antworten kamen seit {since=date} zu {form=dform}
%lang es
enséñame las {page_size=int} últimas respuestas de {form=formtitle}
%lang en

%tool lettermill_create_campaign
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
%lang de
leg eine Kampagne {subject=dform} für {audience=audience} an
%lang es
prepárame una campaña {subject=easunto} para {audience=audience}
%lang en

%tool lettermill_schedule_campaign
schedule [the campaign] {campaign=subject} for {schedule_date=date} at {schedule_hour=time}
{campaign=subject}: {schedule_date=date}, {schedule_hour=time}, {timewarp:true=local time of the reader|in everyone's local time}
on {schedule_date=weekday} at {schedule_hour=time} {campaign=subject} goes out, {timewarp:false=no timewarp|without timewarp}
at {schedule_hour=time} {schedule_date=date}, {campaign=subject}
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

%tool lettermill_campaign_report
(show|get) the report for {campaign=subject}
{metric:opens=opens|open rate} of {campaign=subject} in {country=country}
{country=country}: {metric:clicks=clicks} on {campaign=subject}
how many {metric:unsubscribes=unsubscribes|unsubscribed} after {campaign=subject} in {country=country}
{campaign=subject} {metric:bounces=bounces}
{metric:clicks=clicks} {campaign=subject}
report {campaign=subject}
did anybody even look at {campaign=subject}
was {campaign=subject} worth the trouble
how many ran away from us because of {campaign=subject}, {metric:unsubscribes=the unsubscribed}
the boss wants to know if {campaign=subject} went down well in {country=country}
{campaign=subject} went out as scheduled, now what became of it, {metric:forwards=forwards} I mean
show me the {metric:opens=opens}
campaign report for {country=country}
%lang de
wie viele {metric:clicks=Klicks} hatte {campaign=subject}
%lang es
¿cuántas {metric:unsubscribes=bajas} tuvo {campaign=easunto} en {country=country}?
%lang en

%tool inkseal.createEnvelope
send [the] {document=contract} to {signer=person1} for signature
{document=contract} for {signer=person1}, expires {expires_on=date}, remind every {remind_every_days=int} days
{signer=person1} has to sign the {document=contract} by {expires_on=date}, message {message=signnote}
envelope: {document=contract}, {signer=person1}, {message=signnote}, reminder every {remind_every_days=int} days
{document=contract} to {signer=person1}
{signer=person1}: {document=contract}
{document=contract}, {signer=person1}, until {expires_on=date}
I need the name of {signer=person1} under the {document=contract}
without {signer=person1}'s autograph the {document=contract} is worth nothing, get it before {expires_on=date}
the {document=contract} is final, now it's {signer=person1}'s turn, {message=signnote}
{signer=person1} always forgets such things, so nudge every {remind_every_days=int} days about the {document=contract}
don't show me what's out there, the {document=contract} still has to go to {signer=person1}
send the {document=contract} for signature
{signer=person1} must sign something by {expires_on=date}

%tool inkseal.listEnvelopes
(list|show) [all] {status:completed=completed|signed} envelopes since {from_date=pday}
{status:sent=sent} envelopes for {recipient=person1} since {from_date=pday}, {count=int} at most
{recipient=person1}: {status:declined=declined} ones from {from_date=pday} on
since {from_date=pday}, {count=int} envelopes, {status:voided=voided}
{status:declined=declined} envelopes
{recipient=person1} envelopes
{status:voided=voided} since {from_date=pday}
who still owes me an autograph, {status:delivered=delivered but not signed|it was delivered}
has {recipient=person1} put pen to paper yet
the notary asks which contracts came through since {from_date=pday}, {status:completed=all done ones}
did anyone {status:declined=refuse} since {from_date=pday}
send nothing new to {recipient=person1}, only check what was {status:sent=sent} so far
%lang de
welche Umschläge sind seit {from_date=date} {status:completed=fertig unterschrieben}
%lang es
¿qué sobres ha {status:declined=rechazado} {recipient=person1} desde {from_date=date}?
%lang en

%tool cloudhutchSearchFiles
(find|search for) {query=driveq} in [the] cloudhutch drive
{fileType:spreadsheet=spreadsheets} about {query=driveq} by {owner=person}, changed after {modifiedAfter=pday}
{owner=person}'s {fileType:presentation=slides|presentations} on {query=driveq}, {pageSize=int} results
changed since {modifiedAfter=pday}, {fileType:pdf=PDF}, {query=driveq}
{query=driveq} {fileType:pdf=pdf}
{fileType:folder=folder} {query=driveq}
{query=driveq}, {owner=firstname}
I can't lay my hands on the {query=driveq}, {owner=person} had it last
the bank needs the {query=driveq} today and I've no idea where it is
weren't there some {fileType:image=pictures} of the {query=driveq}
what became of the {query=driveq} that {owner=person} worked on since {modifiedAfter=pday}
don't move or share it, only tell me whether the {query=driveq} exists
search files owned by {owner=person}
find {fileType:video=videos} changed after {modifiedAfter=pday}

%tool cloudhutchShareItem
share {item=driveitem} with {grantee=person1}
{grantee=person1} as {role:writer=writer|editor} on {item=driveitem} until {expiration=date}
until {expiration=date} {item=driveitem} for {grantee=person1}, {role:reader=read only}, {sendNotification:false=no mail|without a mail}
give {grantee=person1} {role:commenter=comment rights|commenter access} to {item=driveitem}, {sendNotification:true=and notify by mail}
{item=driveitem} for {grantee=person1}
{grantee=person1}: {item=driveitem}, {role:reader=reader}
{role:writer=writer} {grantee=person1}, {item=driveitem}
{grantee=person1} keeps asking for {item=driveitem} and sees nothing but an error
from today {grantee=person1} works on {item=driveitem} with us, {role:writer=let her edit}
{grantee=person1} only needs a {role:reader=look} at {item=driveitem}, and not longer than {expiration=date}
could you open {item=driveitem} up to {grantee=person1}
leave {item=driveitem} where it is in the folder, just let {grantee=person1} in
share {item=driveitem}
give {grantee=person1} {role:writer=write} access
%lang de
gib {item=driveitem} für {grantee=person1} frei, {role:reader=nur zum Lesen}
%lang es
comparte {item=driveitem} con {grantee=person1} hasta {expiration=date}
%lang en

%tool cloudhutchMoveItem
move {item=driveitem} to {destination=drivefolder}
{item=driveitem} into the folder {destination=drivefolder}, new name {newName=driveitem}
into {destination=drivefolder} with {item=driveitem}, and call it {newName=driveitem}
as {newName=driveitem} in {destination=drivefolder} please, it's {item=driveitem} now
{item=driveitem} to {destination=drivefolder}
{destination=drivefolder}: {item=driveitem}
{item=driveitem}, folder {destination=drivefolder}
{item=driveitem} is lying around at the top, it belongs under {destination=drivefolder}
my desk is a mess, tuck {item=driveitem} away in {destination=drivefolder}
why is {item=driveitem} not with {destination=drivefolder}? change that
I always look for {item=driveitem} below {destination=drivefolder}, so that's where it ought to be
nobody new gets access, {item=driveitem} merely changes to the folder {destination=drivefolder}
move {item=driveitem} to another folder
move a file to {destination=drivefolder}

%tool gridstead_list_records
(list|show) the records in {table=table}
{table=table} in base {base=base} where {field=fieldname} is {value=fieldvalue}
{value=fieldvalue} as {field=fieldname}, table {table=table}, sorted by {sort_by=fieldname}, {maxRecords=int} rows
{maxRecords=int} rows of {table=table} from {base=base}, sort by {sort_by=fieldname}
{table=table} {base=base}
{table=table}, {field=fieldname} {value=fieldvalue}
{table=table} by {sort_by=fieldname}
what have we got under {table=table}, ordered by {sort_by=fieldname}
which of our {table=table} have {value=fieldvalue} for {field=fieldname}
{table=table}: everything with {field=fieldname} {value=fieldvalue} that we wrote down for {base=base}
I'm standing in front of the shelf, read me the top {maxRecords=int} of {table=table}
nothing to change, I'm just curious who has {field=fieldname} {value=fieldvalue} in {table=table}
list records of the base {base=base}
show records where {field=fieldname} is {value=fieldvalue}
%lang de
zeig mir in {table=table} alle Einträge mit {field=fieldname} {value=fieldvalue}
%lang es
enséñame {maxRecords=int} filas de {table=table} ordenadas por {sort_by=fieldname}
%lang en

%tool gridstead_create_record
(add|create) a record {primary=record} in {table=table}
{table=table} in {base=base}: new row {primary=record}, {fields=fielddata}
{primary=record} with {fields=fielddata} into {table=table}
in the base {base=base}, table {table=table}, enter {primary=record}, {fields=fielddata}
{primary=record} into {table=table}
{table=table}: {primary=record}
new row {primary=record}, {table=table}
{primary=record} isn't among our {table=table} yet, {fields=fielddata}
we've just bought {primary=record}, so it has to show up under {table=table}
one more for {table=table}, namely {primary=record}, {fields=fielddata}
I met {primary=record} at the market and that's something for {table=table} in {base=base}
don't touch the old rows of {table=table}, {primary=record} gets one of its own
add a record to {table=table}
new record {primary=record} with {fields=fielddata}

%tool gridstead_update_record
(set|change|update) {field=fieldname} of {record=record} to {value=fieldvalue}
in {table=table}, {record=record}: {field=fieldname} {value=fieldvalue}
{table=table}: {value=fieldvalue} as {field=fieldname} for {record=record}
{record=record}'s {field=fieldname} in {table=table} is now {value=fieldvalue}
{record=record} {field=fieldname} {value=fieldvalue}
{record=record}: {field=fieldname} {value=fieldvalue}
{field=fieldname} {value=fieldvalue}, {record=record}
it still says something else, but {record=record} has {value=fieldvalue} for {field=fieldname} since this morning
correct the {field=fieldname} of {record=record}, {value=fieldvalue} would be right
I was wrong about {record=record}, the {field=fieldname} isn't that, it's {value=fieldvalue}
could the {field=fieldname} column say {value=fieldvalue} for {record=record} under {table=table}
{record=record} exists already in {table=table}, no new row, only {field=fieldname} {value=fieldvalue}
update {record=record}
set the {field=fieldname} to {value=fieldvalue}
%lang de
setz bei {record=record} das Feld {field=fieldname} auf {value=fieldvalue}
%lang es
cámbiale a {record=record} el campo {field=fieldname} a {value=fieldvalue} en {table=table}
%lang en

%tool dayquorum_suggest_times
suggest times for {attendees=people}
{duration_minutes=minutes} with {attendees=people} between {range_start=date} and {range_end=date}
{attendees=people}, {duration_minutes=minutes}, from {range_start=weekday} to {range_end=weekday}, {part_of_day:morning=in the morning|mornings}
{part_of_day:afternoon=afternoons} from {range_start=date} till {range_end=date}: when are {attendees=people} free for {duration_minutes=minutes}
{attendees=people}, {duration_minutes=minutes}
common slot {attendees=people}
{duration_minutes=minutes} with {attendees=people}
when could I get {attendees=people} round one table
{attendees=people} are never in the same place, is there a gap of {duration_minutes=minutes} before {range_end=date}
I owe {attendees=people} a chat of {duration_minutes=minutes}, some {part_of_day:evening=evening} would be best
which {part_of_day:morning=morning} suits everybody, meaning {attendees=people}
no invitation yet, only see when {attendees=people} can meet for {duration_minutes=minutes}
suggest times of {duration_minutes=minutes}
find a slot between {range_start=date} and {range_end=date}

%tool dayquorum_respond_to_invite
({response:accepted=accept}|{response:declined=decline}) [the invitation to] the {event=meeting}
{response:declined=decline} the {event=meeting}, comment {comment=reason}
{response:tentative=tentative} for the {event=meeting}, propose {proposed_time=when}, {comment=reason}
the {event=meeting}: {response:declined=no|can't come}, {comment=reason}, how about {proposed_time=when}
{event=meeting}: {response:accepted=yes}
{response:declined=no} to {event=meeting}
{event=meeting} {response:tentative=maybe}
I {response:declined=won't be there} for the {event=meeting}, {comment=reason}
count me {response:accepted=in} for the {event=meeting}
the {event=meeting} is {response:tentative=not certain} for me, {comment=reason}
{response:declined=leave me out} of the {event=meeting}, {proposed_time=when} would have been fine
I don't need other slots suggested, I {response:accepted=come|am coming} to the {event=meeting}
respond to the {event=meeting}
{response:declined=decline} the invitation
%lang de
sag die {event=dtermin} {response:declined=ab}, {comment=dchat}
%lang es
{response:accepted=acepta} la invitación a {event=meeting}
%lang en

%tool tallyclock-start-time-entry
start the clock (on|for) {project=timeproject}: {description=work}
{description=work} for {project=timeproject}, {billable:true=billable}, since {started_at=time}
since {started_at=time} I'm on {project=timeproject}, {billable:false=not billable}, {description=work}
time entry {project=timeproject}, {billable:true=chargeable}: {description=work}
{project=timeproject}: {description=work}
clock on {project=timeproject}
{description=work}, {project=timeproject}, {billable:false=unbillable}
I'm sitting down to {description=work} for {project=timeproject} right now
{project=timeproject} pays by the minute, and I began with {description=work} at {started_at=time}
coffee's over, {description=work} now, (that's|that counts for) {project=timeproject}
I keep forgetting to write it down, so from here on it's {project=timeproject}, {billable:true=they pay for it}
no report, I'm only beginning with {project=timeproject} now: {description=work}
start a time entry for {description=work}
start the clock, {billable:true=billable}

%tool tallyclock-summary-report
summary report from {start_date=pday} to {end_date=date}
{start_date=pday} until {end_date=date}, grouped by {group_by:client=client}, as {format:csv=CSV}
{user=person}'s hours between {start_date=pday} and {end_date=date} per {group_by:project=project}
{format:pdf=PDF} of the tracked time since {start_date=pday} by {group_by:tag=tag}, only {user=person}
hours since {start_date=pday}
{user=firstname}, {start_date=pday} to {end_date=date}
time by {group_by:user=user} from {start_date=pday}
how much did we toil from {start_date=pday} to {end_date=date}
I have to write invoices tonight, what can I charge since {start_date=pday} for each {group_by:client=customer}
has {user=person} been doing overtime since {start_date=pday}
where did all my days go since {start_date=pday}, {group_by:project=project by project}
don't start anything, I want the sum from {start_date=pday} to {end_date=date}, {format:table=a table}
summary report by {group_by:project=project}
how many hours did {user=person} track
%lang de
wie viele Stunden hatten wir von {start_date=date} bis {end_date=date}, nach {group_by:client=Kunde}
%lang es
hazme un informe de horas desde {start_date=date} hasta {end_date=date} por {group_by:project=proyecto}
%lang en

%tool peepnest_schedule_post
schedule a post {publish_at=when}: {text=posttext}
{network:photo=photo network|photo}: {text=posttext}, with {image=image}, {publish_at=when}
{publish_at=date} on the {network:business=business} one, {text=posttext}, picture {image=image}
{image=image} and {text=posttext} to the {network:microblog=microblog} at {publish_at=time}
{network:microblog=microblog}: {text=posttext}
{text=posttext} with {image=image}
{publish_at=weekday}, {text=posttext}
our followers ought to hear that {text=posttext}
tell the world {publish_at=date}: {text=posttext}
we've been silent online for weeks, let's break it with {text=posttext}
put {image=image} out there {publish_at=when}, {text=posttext}
never mind what others write of us, we say {text=posttext}, {network:forum=in the forum}
schedule a post for {publish_at=when}
post {image=image} on the {network:photo=photo} network

%tool peepnest_get_mentions
(show|get) [our] mentions since {since=pday}
{sentiment:negative=negative} mentions on the {network:microblog=microblog} since {since=pday}
{count=int} {sentiment:positive=positive} ones from the {network:photo=photo} network
since {since=pday}, {count=int} mentions, {network:forum=forum}, {sentiment:neutral=neutral}
{sentiment:negative=negative} mentions
mentions {network:business=business}
{count=int} latest mentions
what do they say behind our backs
did anyone have something {sentiment:positive=nice} to say about us since {since=pday}
are we being {sentiment:negative=torn to pieces} out there again
somebody told me we're famous in the {network:forum=forum}, is that true
I won't publish anything today, just see who named us since {since=pday}
%lang de
zeig mir die {sentiment:negative=negativen} Erwähnungen seit {since=date}
%lang es
¿quién ha hablado {sentiment:positive=bien} de nosotros desde {since=date}?
%lang en

%tool talk
{=room} was hilarious yesterday, I couldn't stop laughing
I never understood why every newsletter starts with a weather remark
signing things with a fountain pen feels so much more solemn
we used to have a spreadsheet for that, it had eighty columns and a curse
{=vidchannel} has the calmest voice on the internet
my posts never get more than three likes and two of them are my aunt
meetings before nine should be against the law
I've tracked my hours for a year and all I learned is that mails never end
the drive at my old company was a graveyard of final_final_v3
that questionnaire about the canteen was the longest ever, I gave up on page four
you did well with the campaign, everyone here was pleased
keeping a vault of notes is half hobby, half illness
half of the team is on leave and the chat is wonderfully quiet
%lang de
im Chat ist heute gar nichts los, herrlich
ich unterschreibe seit Jahren immer gleich krakelig
%lang es
qué risa el vídeo que me enseñó mi prima ayer
menos mal que la reunión fue corta
%lang en
