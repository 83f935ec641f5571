# Notes, diaries, papers, wikis, appointments.

%list since: january | the first of march | last summer | monday | 2025-03-01 | christmas | the holidays | last week | the 5th | may | my birthday | three weeks ago | new year | last october
%list page: Onboarding | How to Reach the Night Desk | Keys and Codes | Who to Call in May | login page shows blank after update | Rivers by Ella Moor | Rota, spring | tmp-fix-2 | Release Notes for 3.1 | Write to Customers | Pino's
%list nbook: Household | Work | Garden | Recipes | the blue notebook | Diary | Ideas | School
%list notetxt: the key is under the third pot from the left | call the roofer about the gutter | milk for the cat, not for us | blue for the door, grey for the frames | the code at the gate changes on mondays | ask Kim for the photos from the lake | two metres by one forty, with a shelf on top | the good plumber is the cousin of the baker
%list past: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list words: timeouts at checkout | umlauts | rounding | dark mode | double mails | slow search on mobile | the password reset | webhooks from the bank | csv import with quotes | pictures under 1 MB | sign-in with google
%list subject: refunds | a broken charger | the invoice from march | late delivery to Spain | the login with two factors | missing keys | gift cards under 20 euros
%list good: a racing bike | a cast iron pan | an espresso machine with a grinder | winter coat with a hood | a tent for four | noise-cancelling headphones | a sewing machine | bunk bed | a pram

%server dayleaf

%tool dayleaf_write_entry Write a journal entry.
%also Saves the entry.
%also Puts what happened and how it felt into the diary, for today or another day.
%param entry* (text, content) {"type": "string", "description": "What happened"}
%param mood (feeling, emotion) {"type": "string", "enum": ["great", "good", "neutral", "sad", "angry", "anxious"], "description": "How it felt"}
%param day (date, for_day) {"type": "string", "description": "Day it is about"}
%list entry: we got the keys to the flat | Nora took her first steps | argued with mum about Christmas and left early | the interview went better than I feared | rain all day, soup and board games | ran ten k in the woods | I miss Lisbon | Grandpa told the story of the goat again | nothing happened and it was lovely | missed the last train with Tim | finally finished the quilt for Ada | my boss took credit for my slides | saw a fox in the garden | burnt the risotto | long walk along the canal | couldn't sleep, thought about the move | we said goodbye to Rex | the choir sang in the old station | passed my driving test | cried at the school play
%list pastday: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve
%list entry2: walked to the lake with Ana and talked about moving | slept badly, the neighbours had a party | Dad called out of the blue | finished the book at last, cried at the end | first day at the new job, everybody was kind | rain | missed the train, but met an old friend | Ben lost a tooth | the doctor says it is nothing, I am so relieved | made bread and it rose | long hike up to the ridge
%list diary: the first day at the new school went better than I feared | rain all day and a letter from Marek | argued with Ida about the car | we swam out to the island at dawn | grandma laughed for the first time in weeks | overslept, burnt the toast, missed the train to Graz | got the job in Lyon
%list eintrag: wir haben die Schlüssel zur Wohnung | Nora hat die ersten Schritte gemacht | Streit mit Mama wegen Weihnachten | langer Spaziergang am Kanal | nichts passiert und es war schön | Prüfung bestanden
%list vivido: nos han dado las llaves del piso | Nora ha dado sus primeros pasos | discutí con mamá por la Navidad | paseo largo por el canal | no pasó nada y fue precioso | aprobé el examen
journal: {entry=entry}
dear diary, {entry=entry}[, I feel {mood:good=good|fine}]
{entry=entry}. put it in my journal for {day=date}
write in the diary that {entry=entry}, mood {mood:great=great|wonderful}
{day=date}: {entry=entry}, {mood:sad=sad|felt low}
for {day=date}, {mood:angry=angry|furious}: {entry=entry}
it took me all day to calm down enough to say this. {entry=entry}, and I was {mood:angry=so angry|fuming}
before I switch off the light I want to keep this one: {entry=entry}, which made me {mood:great=incredibly happy|so happy}
~ {mood:anxious=anxious|worried} {day=date}, {entry=entry}
keep this memory: {entry=entry}
journal entry {day=date}, {mood:neutral=so-so|neither good nor bad}, {entry=entry}
something for my grandchildren to read one day, {entry=entry}
write a journal entry for {day=date}
I feel {mood:sad=sad}, put that in the diary
journal for {day=pastday}: {entry=entry2}
write in my diary: {entry=entry2}, mood {mood:good=good}
entry {entry=entry2}, mood {mood:great=great}, day {day=pastday}
I felt {mood:sad=sad} {day=pastday}, note {entry=entry2}
mood: {mood:anxious=anxious}. {entry=entry2}
day {day=pastday} / mood {mood:neutral=neutral} / text: {entry=entry2}
put {entry=entry2} in the journal under {day=pastday}
{mood:angry=angry}, {day=pastday}, {entry=entry2}
for {day=past}: {entry=diary}
{mood:sad=with a heavy heart|feeling sad}, {entry=diary}
{entry=diary}, {mood:great=best of days|felt great}, in the journal under {day=past}
%lang de
schreib ins Tagebuch: {entry=eintrag}
{mood:great=glücklich|super gelaunt}, {entry=eintrag}, halt das für {day=date} im Tagebuch fest
%lang es
escríbeme en el diario: {entry=vivido}, me siento {mood:good=bien|contenta}

%tool dayleaf_look_back Read earlier journal entries.
%also Returns entries[].
%also Leafs through the diary between two days, by mood or by what is mentioned.
%param from_day (start, since) {"type": "string", "description": "First day"}
%param to_day (end, until) {"type": "string", "description": "Last day"}
%param mood (feeling) {"type": "string", "enum": ["great", "good", "neutral", "sad", "angry", "anxious"], "description": ""}
%param mentions (about, keyword) {"type": "string", "description": "Something in it"}
%list upto: february | the end of march | easter | sunday | 2025-04-15 | new year | yesterday | the 20th | june | last night | this morning | the day before the wedding | now | august 1
%list mention: Grandpa | Lisbon | Nora and the cat | choir | arguments with mum | running | Rex | snow | insomnia | Tim | soup | football with the boys | therapy | Berlin
%list mention_the: new job | garden | house in Wales | sea | band
%list mentioned: Grandpa | the lake | moving to Leeds | my knee | bread and butter pudding | The Anchor | a fight with Tom | work | Paris in the rain | the new job, the old boss | Ella's wedding | music | running away
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list todate: today | yesterday | the 20th | 30 June | last night | Sunday | this morning | the end of the month | 2026-02-28 | Wednesday | New Year's Eve | the 9th of July
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
read me my journal from {from_day=since} to {to_day=upto}
what did I write about ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) since {from_day=since}
show {mood:sad=sad|gloomy} entries between {from_day=since} and {to_day=upto}
diary, {from_day=since} - {to_day=upto}, everything with ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the})
how often was I {mood:angry=angry|in a rage} since {from_day=since}
my therapist asked me something and I had no idea what to say, so on which days was I {mood:anxious=anxious|nervous} from {from_day=since} until {to_day=upto}
it's raining and I'm feeling a little nostalgic. what was going on with ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) up to {to_day=upto}
the {mood:great=happiest|best} days since {from_day=since}, please
({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) in my diary, until {to_day=upto}
what was I up to around {from_day=since}
when did ({mentions=mention}|{mentions=mention}|{mentions=mention}|the {mentions=mention_the}) make me {mood:good=feel good|smile}
~ old journal entries please
what did I write about {mentions=mentioned} from {from_day=onpast} to {to_day=todate}
{mood:sad=sad} entries since {from_day=pastdate}
diary from {from_day=pastdate}, to {to_day=todate}, mood {mood:great=great}
entries that mention {mentions=mentioned} when I was {mood:angry=angry}
up to {to_day=todate}, starting {from_day=pastdate}: entries with {mentions=mentioned}
mood: {mood:anxious=anxious} / mentions: {mentions=mentioned} / until: {to_day=todate}
journal entries about {mentions=mentioned} before {to_day=onpast}
read me my {mood:good=good} days between {from_day=onpast} and {to_day=todate}
%lang de
was habe ich im Tagebuch über {mentions=mention} geschrieben

%server dossier
%list paper: home insurance policy | birth certificate of the twins | rental contract | washing machine receipt | car insurance letter | marriage certificate | warranty for the dishwasher | dental bill | will | pension statement | vaccination card | liability policy with Axa | moving company contract | tax return for 2025 | bike invoice and frame number | school report | passport copies | deed for the garden | gas contract | letter from the bank | adoption papers for the dog
%list folder2: insurance | house and garden | taxes | red binder | family | car | warranties | health | school and kids | moving | bank and pension | pets | blue box | work | everything else
%list fold: House | Insurance | Kids | Old jobs | Taxes | Car | Health | Mum

%tool dossier.file_paper File a paper with the documents at home.
%also Returns the number under which it is kept.
%also Puts a policy, contract, certificate or bill into a folder, with the day on which it ends.
%param title* (name, document) {"type": "string", "description": "What it is"}
%param folder (binder, category) {"type": "string", "description": "Folder"}
%param expires (valid_until, ends) {"type": "string", "description": "Last day"}
%param original (location, kept_in) {"type": "string", "description": "Where the sheet itself lies"}
%list paperend: december 31 | 2029-06-30 | the 1st of march | next summer | in two years | april 14, 2028 | the end of the year | june | 2031 | never | 12 may | new year's eve
%list lies: drawer in the desk | safe | top shelf in the study | shoe box under the bed | at my parents' | third binder from the left | kitchen cabinet | bank vault | cellar, moving box 12 | glove compartment | grey file in the attic
%list paper2: rental contract for the garage | car insurance | Mia's birth certificate | warranty for the fridge and the oven | passport | tax letter from March, second page | will | gym membership, cancelled | loan agreement with Pino's | dog licence | receipt for the sofa | vaccination book
%list fold2: home | insurance | taxes 2026 | kids and school | The House | car | bank and loans | health | to be sorted | work papers | mum's things
%list day: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list lies2: blue binder | top drawer on the left | safe | shoebox under the bed | kitchen cupboard | bank vault | desk at the office | grey folder, second shelf | attic | metal box
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list paper3: Liability policy | the lease | Mum's will | Warranty for the boiler | birth certificate of Theo | car insurance with AXA | contract with the gym | loan for the roof | diploma from Uppsala
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list where: bank safe | top drawer of my desk | blue box under the bed | lawyer's office in Kent | fire-proof tin | piano stool | cellar shelf
%list papier_de: Hausratversicherung | Geburtsurkunde | Garantie für den Geschirrspüler | Police der Haftpflicht | Rechnung vom Umzug
%list ordner_de: Versicherungen | Familie | Steuern | Auto | Haus und Garten
%list gueltig_de: Ende 2028 | 31. Dezember | Juni | 1. März 2030
%list papel_es: póliza del hogar | partida de nacimiento | garantía de la lavadora | cartilla de vacunas | factura de la mudanza
%list carpeta_es: seguros | familia | impuestos | coche | casa y jardín
~ file the {title=paper} under {folder=folder2}, valid until {expires=paperend}, original in the {original=lies}
{folder=folder2}: {title=paper}, ends {expires=paperend}
{title=paper}, original in {original=lies}, folder {folder=folder2}, until {expires=paperend}
~ file a paper under {folder=folder2}
it expires {expires=paperend}, the original is in the {original=lies}
the {title=paper} came in the post, I want to be able to put my hand on it when I need it
so that I don't go mad looking next time: {title=paper} lies in the {original=lies}
the {title=paper} runs out {expires=paperend}, keep that somewhere safe under {folder=folder2}
if the house burns down at least you should know about the {title=paper}
{title=paper}, {folder=folder2}
{title=paper} until {expires=paperend}
{title=paper} {original=lies}
I'm not searching for it, I hold the {title=paper} in my hand, it belongs to {folder=folder2}
file the {title=paper2} under {folder=fold2}
put {title=paper2} in the folder {folder=fold2}, it expires on {expires=day}
the {title=paper2} runs out on {expires=day}, the original is in the {original=lies2}
~ title {title=paper2}, folder {folder=fold2}, expires {expires=end}, original {original=lies2}
under {folder=fold2}, file a paper called {title=paper2}
file {title=paper2}, valid till {expires=end}, no folder
with the original in the {original=lies2}, file this under {folder=fold2}: {title=paper2}
in {folder=fold}, {title=paper3}, good till {expires=until}
the original's in the {original=where}: {title=paper3}
{title=paper3}, into {folder=fold}, the sheet lies in the {original=where}
file {title=paper3}, it has coffee on it from this morning
%lang de
leg die {title=papier_de} im Ordner {folder=ordner_de} ab, gültig bis {expires=gueltig_de}
%lang es
archívame la {title=papel_es} en la carpeta {folder=carpeta_es}

%tool dossier.find_paper Find a paper among the documents at home.
%also Returns documents with folder and number.
%also Searches policies, contracts, certificates, bills and manuals by their words, for a year if given.
%param words* (query, about) {"type": "string", "description": "What to look for"}
%param kind (type, sort) {"type": "string", "enum": ["policy", "contract", "certificate", "bill", "manual"], "description": ""}
%param year (dated, issued) {"type": "integer", "description": "Year"}
%param folder (binder, within) {"type": "string", "description": "Only in this folder"}
%list broken: leak under the sink | radiator that won't get warm | cracked window pane | dripping tap in the shower | blocked drain | broken lock on the cellar door | mould behind the wardrobe | socket with sparks | toilet that keeps running | squeaking floorboard and loose skirting | intercom | hot water | blind that is stuck half way | smell of gas | doorbell without sound | lamp in the stairwell | boiler | loose tile | handle that came off | extractor fan | wasp nest in the shutter box
%list year: 2019 | 2021 | 2024 | 2017 | 2022 | 2025 | 2012 | 2020 | 1998
%list lent: Middlemarch | cordless drill | Name of the Rose | Catan with the seafarers | pasta machine | Spirited Away | tent and two sleeping bags | ladder | sewing machine | big raclette grill | A Man Called Ove | belt sander | karaoke box | cookbook with the blue cover | Ticket to Ride | roof box | hedge trimmer | suitcase on four wheels | Dune | projector | carrot cake tin | box set of Friends | guide to Norway
%list paperx: birth of Nora | car insurance | lease for Mill Lane | washing machine | gas and power | loan from Uncle Ray | Swimming badge | heating, second floor | Pino's catering | vaccination
%list yearx: 2019 | 2021 | 2008 | 1998 | 2023 | 2015 | 2020 | 2011 | 2024 | 2003
%list foldx: House | Old stuff | Taxes and Fees | Car | Kids | From Grandma | Work, 2019 | Bank | To sort | Health
%list words2: the washing machine | heat pump | dentist on Kent Road | roof over the porch | piano tuning | the hotel at Lake Garda | new tyres | gutter work by Hobbs
%list year2: 2019 | 2021 | 2023 | 2024 | 2017 | 2025
find the {kind:policy=policy|insurance policy} about {words=broken} from {year=year} in {folder=folder2}
{year=year}, {folder=folder2}, {kind:bill=bill|invoice}: {words=lent}
in {folder=folder2} the {words=paper} of {year=year}
find a {kind:contract=contract} from {year=year}
something in {folder=folder2} from {year=year}
the man on the phone wants numbers from the {words=paper} and I'm standing here like a fool
does anybody know where the {words=paper} went, I need it by noon
what did we sign back in {year=year}, I mean the {words=paper}
customs won't let us through unless I show the {words=paper}
{words=paper} {year=year}
{kind:manual=manual} {words=lent}
{words=paper}, {folder=folder2}
it was filed ages ago, {words=paper}, so where is it
~ find the {kind:contract=contract} about {words=paperx} from {year=yearx}
in the folder {folder=foldx}, look for the {kind:bill=bill} for {words=paperx}
words {words=paperx}, kind {kind:policy=policy}, year {year=yearx}, folder {folder=foldx}
{year=yearx} {kind:certificate=certificate}, {words=paperx}
look under {folder=foldx} for a paper about {words=paperx}
in {folder=fold}, {kind:bill=bills|bill}, {words=words2}
{kind:manual=manual|instructions} for {words=words2}
{words=words2}, {year=year2}, under {folder=fold}
something about {words=words2}, my sister needs it for court

%server graph
%list entity: Alice | Bob | Acme Corp | Project Phoenix | Julia | Berlin office | Northwind | Maria Lopez | Dr. Weber | Globex | Checkout Redesign | Tom | Mr. Brandt | Apollo | Initech | Data Guild | Priya | Lee Chang | Warehouse 9 | Contoso
%list ent: Nordlicht GmbH | the harbour project | Ewan Price | Berlin office | the old press | Miriam | team Aurora | Lopez Transport

%tool create_entities Create multiple new entities in the knowledge graph.
%also Adds nodes to the graph memory.
%also Introduce people, organisations, projects or other things as nodes of the knowledge graph, with their kind.
%param entities* (names, nodes) {"type": "array", "items": {"type": "string"}, "description": "Names of the entities"}
%param entity_type (type, kind) {"type": "string", "enum": ["person", "organization", "project", "place", "event", "concept"], "description": "Kind of entity"}
%list entities: Alice and Bob | Acme Corp | Project Phoenix, Project Titan | Berlin office | Kubernetes | Maria, Tom and Lee | Globex, Initech | Summer Retreat | zero trust | Julia Santos | Northwind and Contoso | Checkout Redesign | Mr. Brandt | Dr. Weber | Hackathon 24 and Offsite | machine learning, statistics | Apollo | Warehouse 9 | Priya Nair | Paris, Rome and Oslo
%list pers: Ada Brandt and Tom Kowal | Rosa Delgado | Mrs O'Connor, Ravi, Zoë | Pieter van der Meer, Jo | Leyla Demir & Esther Obi | Big Sal, Marek and Priya | Karl-Heinz Vogt | Nora Lindgren and Hanna | Li Wei, Max O'Hara, Franz Maier | Agnes | Casper van Dam and Wren
%list orgs: Nordwind, Acme | Hooli | Blue Bottle Roasters and Pino's | Harbour Trust | GreenLeaf Ltd, Kowalski Tools and Siemens | BASF, Shell | The Tool Shed | Oakfield Council | Red Cross and Caritas | Fern Labs
%list ideas: entropy, inflation | circular economy | spaced repetition and memory palaces | trust | technical debt, bus factor, toil | stoicism | net zero | zero trust and least privilege | Conway's law | flow
(add|create) {entities=entities} (as nodes|as entities|) (in|to) the [knowledge] graph
new {entity_type:person=person|people} in the graph: {entities=entities}
create entities for {entities=entities} [of type {entity_type:concept=concept|idea}]
the graph doesn't know {entities=entities} yet, (introduce them|put that in) as {entity_type:organization=company|organization|companies}
graph memory: {entities=entities}, {entity_type:project=project|projects}
please make {entities=entities} a node [so I can link things to it]
put the {entity_type:place=places|location|locations} {entities=entities} into the knowledge graph
{entities=entities} should exist as {entity_type:event=event|events|an event} in my graph
enter {entities=entities} in the knowledge graph
create (new|some) entities in the graph
add a {entity_type:person=person} to the knowledge graph
{entity_type:person=people|persons} to put in the graph: {entities=pers}
make nodes for {entities=orgs}, type {entity_type:organization=organization|organisation|company}
store {entities=ideas} as {entity_type:concept=concepts|ideas} in the knowledge graph
~ the graph lacks {entities=pers}, enter them
%lang de
leg {entities=fullname} als {entity_type:person=Person} im Wissensgraphen an

%tool add_observations Add a new observation to an existing entity in the knowledge graph.
%also Attaches facts to a node.
%also Write down something that was learned about a node of the knowledge graph.
%param entity_name* (entity, node, subject) {"type": "string", "description": "Entity the observation is about"}
%param observation* (contents, fact, text) {"type": "string", "description": "What was observed"}
%list observation: prefers tea over coffee | has moved to Lisbon | speaks fluent Japanese | is allergic to peanuts | pays invoices late | started in 2019 | has two kids | hates phone calls | is run by volunteers | wants to launch in spring | plays the cello | only works mornings | has offices in four countries | was delayed by a month | is looking for investors | drives an old volvo | needs approval from legal | studied physics | changed the logo last year | is vegetarian
%list ent2: Berger & Sons | Ravi | Pino's | the flat in Graz | Project Moon and Star | Mrs O'Connor | tmp-fix-2 | car | The Anchor | Big Sal | mother-in-law
%list obs: prefers calls in the morning | closed on Mondays, open on Sundays | moved to Leeds in May | allergic to nuts and eggs | the key is under the mat | speaks Welsh with her mother | owes me 40 euros | needs new tyres before winter | no longer with Acme, she has her own firm | likes bread and butter pudding
%list obsv: prefers calls before ten over mails at any hour | moved from sales to legal in spring | is allergic to peanuts and to small talk | has a twin on the board of a rival | pays by cheque only | was founded in a garage with two phones | speaks Polish with customers from the east
(add|note) (to|on) {entity_name=entity} in the graph that {observation=observation}
observation (about|for|on) {entity_name=entity}: {observation=observation}
in the knowledge graph, {entity_name=entity} {observation=observation}
I learned that {entity_name=entity} {observation=observation}, attach it to the node
put "{observation=observation}" on the {entity_name=entity} (node|entity)
the graph should know that {entity_name=entity} {observation=observation}
graph: {entity_name=entity}, {observation=observation}
attach the observation "{observation=sentence}" to {entity_name=entity}
extend the entry of {entity_name=entity} in the graph memory with {observation=observation}
add an observation to {entity_name=entity}
attach "{observation=observation}" as an observation
~ add to {entity_name=ent2}: {observation=obs}
note about {entity_name=ent2} in the graph: {observation=obs}
add the observation "{observation=obs}" to {entity_name=ent2}
entity {entity_name=ent2}, observation {observation=obs}
entity: {entity_name=ent2} / fact: {observation=obs}
{observation=obs}, put that under {entity_name=ent2}
under {entity_name=ent2} write {observation=obs}
{observation=obsv}, that's about {entity_name=ent}
on {entity_name=ent}: {observation=obsv}
heard it from the taxi driver, {entity_name=ent} {observation=obsv}

%tool create_relation Create a relation between two entities in the knowledge graph.
%also Adds an edge.
%also Connect two nodes of the graph, for example a person with the company they work for.
%param source_entity* (from, subject) {"type": "string", "description": "Where the relation starts"}
%param relation* (relation_type, predicate) {"type": "string", "enum": ["works_for", "knows", "manages", "part_of", "depends_on", "located_in", "owns"], "description": "Kind of relation"}
%param target_entity* (to, object) {"type": "string", "description": "Where it ends"}
%list ent2: Mia Carlsson | Hollis Bakery | Blue Door | Project Kiwi | login service | Friends of the Library | Kwame | warehouse in Leeds | city of Ghent | Tom's team | billing-api
%list entb: Acme | Dr. Iyer | Van Dyck & Sons | Newcastle upon Tyne | The Anchor | auth and sessions | Big Sal | research group | postgres-main | Move to Leeds | sales
%list ent2_2: Tidewater Ltd | the merger | Chiara Bonetti | the plant in Riga | Otis | the second floor | Project Lantern | the foundation
(link|connect) {source_entity=entity} to {target_entity=entity} as {relation:works_for=employee|works for|working for}
in the graph, {source_entity=entity} {relation:works_for=works for|is employed by|has a job at} {target_entity=entity}
add a relation: {source_entity=entity} {relation:manages=manages|leads|is the boss of} {target_entity=entity}
{source_entity=entity} {relation:depends_on=depends on|needs|relies on} {target_entity=entity}, draw that edge in the graph
create an edge from {source_entity=entity} to {target_entity=entity} saying {relation:located_in=located in|is in|can be found in}
graph relation {source_entity=entity} {relation:part_of=part of|belongs to} {target_entity=entity}
the graph is missing that {source_entity=entity} {relation:knows=knows|is friends with|has met} {target_entity=entity}
please record in the graph who {relation:owns=owns|possesses} what: {source_entity=entity} has {target_entity=entity}
connect the nodes {source_entity=entity} and {target_entity=entity}, the first {relation:manages=runs|manages} the second
connect {source_entity=entity} (and|with) {target_entity=entity} in the graph
add to the graph who {source_entity=entity} {relation:works_for=works for}
note that {source_entity=ent2} {relation:works_for=works for} {target_entity=entb}
link {source_entity=ent2} to {target_entity=entb} as {relation:part_of=part of}
~ from {source_entity=ent2} to {target_entity=entb}, relation {relation:knows=knows}
source {source_entity=ent2}, relation {relation:depends_on=depends on}, target {target_entity=entb}
{target_entity=entb} {relation:owns=is owned by} {source_entity=ent2}, add that to the graph
{source_entity=ent} {relation:part_of=is part of|belongs inside} {target_entity=ent2_2}
{target_entity=ent2_2} is who {source_entity=ent} {relation:works_for=works for}
{source_entity=ent} {relation:depends_on=can't do without|depends on} {target_entity=ent2_2}, says the minutes of last week
%lang es
en el grafo, {source_entity=firstname} {relation:works_for=trabaja para|es empleado de} {target_entity=company}

%tool search_nodes Search for nodes in the knowledge graph based on a query.
%also Returns entities whose name, type or observations match.
%also Find entities in the graph memory, together with how they are connected.
%param query* (q, search) {"type": "string", "description": "Matched against names, types and observation content"}
%param entity_type (type, kind) {"type": "string", "enum": ["person", "organization", "project", "place", "event", "concept"], "description": ""}
%list nodequery: people who like hiking | phoenix launch plans | anything about allergies | suppliers in italy | cello | tea drinkers | customers who pay late | security | who speaks japanese | delays | spring deadlines | everyone from acme | investors | retreats | berlin | machine learning | contracts | volunteers | old projects | remote workers
%list query: quantum | Ada Lovelace | old harbour renovation | what Priya said about pricing | fermentation and salt | Lake Como | nordlicht gmbh | fear of flying | reunion in May | C++ | Oslo, winter
search the [knowledge] graph for {query=nodequery}
(find|look up) {entity_type:person=people|persons} in the graph (matching|who match|for) {query=nodequery}
which nodes (mention|are about) {query=nodequery}
graph search {query=nodequery}
~ what does my knowledge graph (have|hold|contain) on {query=nodequery}
any {entity_type:organization=companies|organizations} in the graph related to {query=nodequery}
show {entity_type:project=projects} from the graph memory that have to do with {query=topic}
I entered something about {query=nodequery} in the graph, find the node
{entity_type:concept=concepts|ideas} or notions around {query=topic} in my graph
which {entity_type:place=places|locations} does the graph know for {query=nodequery}
nodes for {query=nodequery}, only {entity_type:event=events|event}
search the graph for {entity_type:person=people}
query the knowledge graph
look for {query=query} in my knowledge graph
which {entity_type:person=people|persons} does the graph have for {query=query}
knowledge graph, {entity_type:place=places}, {query=query}
does my graph know {query=query}, some person asked me
%lang de
~ such im Wissensgraphen nach {query=topic}

%server inkling
%list notebook: house | Recipes | work | garden and balcony | Ideas | holidays | Family | novel | renovation | car | school stuff | gifts for everyone | Health | band | Italy trip | beer tasting | Inbox | quotes | kids

%tool inkling_write_down Save a note in a notebook.
%also Returns a note id.
%also Keeps a thought, a number or a fact for later, in a notebook, pinned to the top if it matters.
%param text* (body, content) {"type": "string", "description": "The words"}
%param notebook (folder, section) {"type": "string", "description": "Where it goes"}
%param pinned (sticky, important) {"type": "boolean", "description": "Keep at the top"}
%list thought: the wifi code at mum's is 88blue | red door, third floor, ring twice | Anna is allergic to walnuts and cashews | tile size is 20 by 20 | the spare key is with the Wongs | ask about the warranty for the boiler | plot idea: a lighthouse with no light | paint colour was Misty Harbour | locker 204 | we owe Pete thirty for petrol | the plumber's cousin fixes roofs | Emma likes yellow tulips | bike frame number WX30771 | page 114 has the good quote | the guy in the shop said to sand it first | bus 9 stops running at one | Leo wears 34 now | try less salt and more lemon | meter reading 40318 | blue bin goes out on odd weeks
%list notebook_n: house | Recipes | work | garden and balcony | Ideas | holidays | Family | novel | renovation | car | school stuff | gifts for everyone | Health | band | Italy trip | beer tasting | Inbox | quotes | kids | blue one
%list nbook2: Kitchen | Work in Progress | ideas | Trips and Tickets | Baby | things to read | Allotment | Q3 | Notes to Self | shed | House, Garden
%list note: key under mat, dog is friendly | the plumber is called Fitz and takes cash | ask Lea about the keys to the shed | page 40 has the better recipe | milk, stamps, AA batteries | we moved the meeting, but only for this week | wifi at gran's is sunflower88 | never order the fish at Pino's | bins out on Tuesday, paper on Thursday | check the tyres before the trip to Bath | Rivers by Ella Moor | idea for the talk: start with the bridge
%list lead: right, so | ok quick one | before I forget | it's raining cats and dogs here | finally got a minute | hey | so we talked it over at dinner | my hands are full | one more thing | listen | good news, we are going | bit stressed today | as promised
%list gedanke: der Schlüssel liegt bei den Nachbarn | Anna mag keine Nüsse | die Wandfarbe heißt Nebelgrau | Leo hat Schuhgröße 34 | der Zähler steht auf 40318 | Bus 9 fährt nur bis eins
%list idea: la llave la tienen los vecinos | a Ana no le gustan las nueces | el color de la pared es gris niebla | Leo usa un 34 | el contador marca 40318 | el autobús 9 acaba a la una
(note|jot down|write down): {text=thought}
{text=thought}, put that in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
in the {notebook=notebook_n} notebook: {text=thought}
new note in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), {pinned:true=pinned|pin it}: {text=thought}
remember that {text=thought}
{pinned:true=keep it at the top|stick it to the top}, ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), {text=thought}
my head is like a sieve these days, so hold on to this for me: {text=thought}
the man on the phone talked so fast that I nearly missed it. {text=thought}, into ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) with it
for ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}): "{text=thought}"
I'll have forgotten by tomorrow that {text=thought}
save "{text=thought}" {pinned:false=not pinned|no pin}, ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
don't let me lose this, {text=thought}
make a note in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
write something down and {pinned:true=pin it}
note in {notebook=nbook2}: {text=note}
write "{text=note}" into {notebook=nbook2}
notebook {notebook=nbook2}, text {text=note}, pinned {pinned:true=yes}
{pinned:true=pin} this in {notebook=nbook2}: {text=note}
save {text=note} as a note under {notebook=nbook2}
~ under {notebook=nbook2} jot down {text=note}
note for later: {text=note}
in {notebook=nbook}, {pinned:true=on top|pinned}, {text=notetxt}
{text=notetxt}, into {notebook=nbook} with it
{=lead} {text=notetxt}, note that
%lang de
notier mir: {text=gedanke}
schreib in {notebook=notebook} auf, {text=gedanke}
%lang es
apúntame esto: {text=idea}

%tool inkling_hunt Search the saved notes.
%also Returns matching notes.
%also Finds again what was kept about something, in a notebook, since some day.
%param about* (query, words) {"type": "string", "description": "Words to look for"}
%param notebook (folder, section) {"type": "string", "description": ""}
%param since (after, from_date) {"type": "string", "description": "Not older than"}
%list topic_n: wifi code | wall paint | Leo's shoe size | warranty for the boiler | Anna's allergies | roof repair | tulips | spare key | lighthouse story | meter reading | who owes whom | tile size | bus times in the evening | sourdough | frame number | plumber | lemon and salt | visa papers | birthday ideas for dad | parking permit
%list book: Home | Work | Bread and Butter | 2025 diary | From the road | Recipes | Boat, engine and sails | old-stuff | Kids | Notes to self
%list about: sourdough | the boat engine | Ella's birthday and party | how to descale the kettle | rent | from Leeds to York | paint colours | passport number | ideas, big and small | wifi | meeting with the Lisbon team
%list since2: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
(find|search) my notes (about|on) ({about=topic_n}|{about=topic_n}|{about=topic_n})
what did I write about ({about=topic_n}|{about=topic_n}|{about=topic_n})[ in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})]
({about=topic_n}|{about=topic_n}|{about=topic_n}) in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), since {since=since}
notes since {since=since} that mention ({about=topic_n}|{about=topic_n}|{about=topic_n})
I know I kept something about ({about=topic_n}|{about=topic_n}|{about=topic_n})
~ look in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) for ({about=topic_n}|{about=topic_n}|{about=topic_n})
the painter is at the door and wants an answer, what was it with ({about=topic_n}|{about=topic_n}|{about=topic_n}), somewhere in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}) I think
{=firstname} swears I had all of this written up at some point. ({about=topic_n}|{about=topic_n}|{about=topic_n}), must be after {since=since}
in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook}), anything on ({about=topic_n}|{about=topic_n}|{about=topic_n}) later than {since=since}?
where have I got that bit on ({about=topic_n}|{about=topic_n}|{about=topic_n})
dig out ({about=topic_n}|{about=topic_n}|{about=topic_n}), ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
can't for the life of me recall ({about=topic_n}|{about=topic_n}|{about=topic_n}), we had that somewhere
search the notes in ({notebook=notebook}|{notebook=notebook}|{notebook=notebook})
search {notebook=book} for {about=about}
find notes about {about=about} since {since=since2}
about: {about=about}, notebook: {notebook=book}, since: {since=since2}
in {notebook=book}, anything on {about=about}
notes in {notebook=book} since {since=since2} on {about=about}
since {since=since2}, what did I write about {about=about}
{about=about}, {notebook=book}
in {notebook=nbook} since {since=past}, {about=words}
{about=subject} out of {notebook=nbook}, I know I wrote that on the tram
since {since=past}, my notes on {about=good}
%lang es
búscame qué apunté sobre {about=topic_n} en {notebook=notebook}

%server jotter
%list notebook: Home | Garden | Work | Travel | Recipes | Diary | Ideas | Kids | Health | Reading | Renovation | Studies | Money | Hobbies | Music | Scratchpad

%tool jotNew Write a new note.
%also Returns the note's id.
%also Puts down a text under a heading in one of your notebooks, with tags if you like.
%param heading* (title, name) {"type": "string", "description": "Heading of the note"}
%param body* (text, content) {"type": "string", "description": ""}
%param notebook (folder, book) {"type": "string", "description": "Notebook it goes into"}
%param tags (labels, keywords) {"type": "array", "items": {"type": "string"}, "description": "Tags"}
%list heading: Ideas for the attic | Packing for Norway | Bike service | Sourdough notes | Questions for the lawyer | Wifi at the cabin | Gift thoughts | Tomato varieties | Dream from last night | Book quotes | Kids' measurements | Meeting with Berger | Paint colours | Podcast ideas | Wine we liked | Trail in the Dolomites | Spanish vocabulary | Car tyres | Film club | Houseplants | Garden plan | Interview prep
%list body: call the roofer before autumn | rain trousers, thermos and a head lamp | the chain needs replacing at 3000 km | feed it twice a day in summer | ask who pays the deposit | the code is on the fridge | she liked the blue scarf in the window | black cherry did best on the balcony | I was flying over a lake | hallway in light sage, ceiling white | the riesling from the little shop | start early, no water after the hut | buy winter ones in october | he wants the figures by friday | water once a week, never on sundays | the orange one scratches | try it with more salt next time | bring two copies | beans next to the fence | tell a story about the broken pump
%list tags: urgent, house | summer and travel | food | kids, school | later | ideas, money | work, berger | garden and spring | books | health, sport | car | gifts, christmas
%list head9: Roof | Things to ask Dr. Iyer | bread and butter pudding | Call with Norvolt, Tuesday | Rivers by Ella Moor | gifts for Tove | Where the keys are | tmp-fix-2 | Plan for May | How to bleed the radiator | wifi
%list body9: the plumber wants cash, not a card | turn it half a circle and wait for the hiss | she likes blue, size 40 | Key is under the pot, second step | eggs, milk and yesterday's bread | read chapter two again, it answers my question | bring the old meter | they call back on Monday after lunch | ask what the tablets are for and how long | guest network only
%list tags9: urgent | home and garden | food, sweet, old | family | work, Norvolt | money and tax | health, Tove | later | books, rivers and walks
%list nbook2: House | work and money | Recipes | To do some day | Health | From Gran | travel, 2026 | ideas | Harrow | Log
%list head: Ideas for the attic | Packing | Wifi at grandma's | From the talk in Lyon | Under the sink | Things to ask the vet | Paint colours | Notes to self
%list tags2: home, urgent | garden and spring | kids | recipes, summer, cheap | car, papers and tax | school and money
(new note|note) "{heading=heading}": {body=body}
write a note called {heading=heading} (saying|that says) {body=body}
under {heading=heading} write {body=body}[, in the {notebook=notebook} notebook]
{notebook=notebook} notebook, heading {heading=heading}: {body=body}
jot down {body=body}, title {heading=heading}, tags {tags=tags}
before it slips my mind: {body=body}. call it {heading=heading}
"{body=body}" goes under {heading=heading} in {notebook=notebook}, tagged {tags=tags}
into my {notebook=notebook} book: {heading=heading} - {body=body}
I just thought of something, {heading=heading}: {body=body}
tag it {tags=tags}, file it in {notebook=notebook}: {heading=heading}, {body=body}
~ make a note called {heading=heading}
new note in {notebook=notebook} tagged {tags=tags}
put under {heading=head9} the words {body=body9} with the tags {tags=tags9}
note titled {heading=head9}: {body=body9}
~ write a note {heading=head9} saying {body=body9} in {notebook=nbook2}
~ heading {heading=head9}, body {body=body9}, tags {tags=tags9}
in {notebook=nbook2}, tagged {tags=tags9}, under {heading=head9}: {body=body9}
note that {body=body9}, with the heading {heading=head9}
under {heading=head}, into {notebook=nbook}: {body=notetxt}
with tags {tags=tags2}, {body=notetxt}
into {notebook=nbook}, {body=notetxt}, as {heading=head}, tagged {tags=tags2}
{body=notetxt} - keep that in {notebook=nbook}, [my memory's a sieve]
%lang de
schreib eine Notiz mit dem Titel {heading=title}: {body=sentence}
leg im Notizbuch {notebook=notebook} eine Notiz „{heading=title}“ an: {body=sentence}
%lang es
apúntame en una nota "{heading=title}": {body=sentence}

%tool jotFind Search your notes.
%also Returns matching notes.
%also Finds what you once put down, by its words, its notebook and when it was written.
%param words* (query, text, q) {"type": "string", "description": "What it says"}
%param notebook (folder, book) {"type": "string", "description": "Only in this notebook"}
%param after (since, from) {"type": "string", "description": "Written after"}
%param before (until, to) {"type": "string", "description": "Written before"}
%list notewords: tomatoes | wifi code | paint colours | roofer | sourdough | Berger | Norway | tyre size | riesling | lawyer | tent | Lena's shoe size | garden fence | interview | Dolomites | boiler pressure | cherry tree | podcast | knitting pattern | alarm | curtains
%list past_b: june | yesterday | new year | the 20th | september | the wedding | last month | 31 March | august 5 | today | this week
%list past2: last week | may | christmas | the 3rd of june | last summer | 2023 | march 12 | the holidays | easter | last friday | monday | 1 January 2024 | autumn
%list word2: plumber | key under mat | The Man Who Sold the Stairs | wifi password | ideas for the talk | Ella's recipe | from Leeds to Bath | paint, brushes | tax | what Fitz said | bread and butter pudding
%list nbook2: Kitchen | Work in Progress | ideas | Trips and Tickets | Baby | Things to Read | Allotment | Q3 | Notes to Self | shed | House, Garden
%list past3: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list day: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list past2_2: last sunday | the 19th | october 2 | this morning | the end of last quarter | today | wednesday | 2025-11-30 | new year's day | thursday
(find|search) my notes (about|on|for) {words=notewords}
what did I write about {words=notewords} [in {notebook=notebook}]
{words=notewords} note from before {before=past_b}
notes on {words=notewords} between {after=past2} and {before=past_b}
I know I put {words=notewords} down somewhere, but where
in the {notebook=notebook} notebook, anything with {words=notewords} since {after=past2}
{notebook=notebook}: {words=notewords}
show what I scribbled on {words=notewords} after {after=past2} and before {before=past_b}
didn't I once keep something on {words=notewords}, {notebook=notebook} maybe
between {after=past2} and {before=past_b}, {notebook=notebook} pages that mention {words=notewords}
~ search my {notebook=notebook} notebook
find a note I wrote before {before=past_b}
find {words=word2} in {notebook=nbook2}
search {notebook=nbook2} for {words=word2}
in {notebook=nbook2} since {after=past3}, look for {words=word2}
words {words=word2}, notebook {notebook=nbook2}, before {before=day}
notes from between {after=past3} and {before=end} with {words=word2}
in {notebook=nbook} from before {before=past}, {words=words}
after {after=past}, what did I note on {words=subject}
about {words=good} in {notebook=nbook}, written after {after=past} and before {before=past2_2}

%server meetingnotes

%tool transcribe_recording Turn the recording of a meeting into text.
%also Transcribes an audio or video file.
%also Writes down what was said in a recording, who said it if the number of speakers is known.
%param file* (recording, audio) {"type": "string", "description": "Audio or video file"}
%param language (spoken_language) {"type": "string", "description": "Spoken language"}
%param speakers (speaker_count) {"type": "integer", "description": "How many people talk"}
%list recording: standup.mp3 | monday_call.m4a | zoom_0412.mp4 | board-meeting.wav | yesterday's voice memo | lecture3.mp4 | kickoff.webm | podcast_ep12.mp3 | /recordings/retro.mp4 | hearing_part1.wav | team-sync.ogg | REC0021.mp3 | workshop_day2.mp4 | interview recording | customer call recording | webinar
%list recf: standup.mp3 | meeting with Ella.m4a | rec_0412.wav | Board, 3 March.mp4 | interview-2.ogg | call from Leeds.mp3 | /tmp/voice.wav | Q3 and Q4 planning.mov | talk.webm | Pino's offer.mp3
%list lang: German | English | Swiss German | French | Spanish and English | Dutch | Portuguese | Japanese | Catalan | Polish
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list lingo: Spanish | German | Portuguese | French | Welsh | Polish | Hindi | Dutch | Italian | Japanese
%list audio: interview_with_grandma.mp3 | board-0412.wav | memo from the car.m4a | lecture_on_bees.mp3 | call_june.ogg | choir-rehearsal.wav | session3.m4a
transcribe {file=recording}
write down what is said in {file=recording}
(make|get me) a transcript of {file=recording}, it's in {language=langname}
{file=recording} to text, {speakers=int} speakers
can you turn {file=recording} into text? there are {speakers:2=two of us|two people|two speakers} talking
I recorded everything in {file=recording} ({language=langname}), please type it up
~ I missed the talk but I have {file=file}, give me the words
{language=langname} transcript {file=recording}
speech to text for {file=recording}
transcribe a recording, {language=langname}
I need a transcript with {speakers=int} speakers
transcribe {file=recf} in {language=lang} with {speakers=few} speakers
{speakers=few} people talk in {file=recf}, transcribe it
with {speakers=few} speakers, in {language=lang}, transcribe {file=recf}
file {file=recf}, language {language=lang}, speakers {speakers=few}
{language=lang} recording {file=recf} into text
{speakers=few2} people, in {language=lingo}, {file=audio}
{file=audio} in writing, the one with the drill in the back
%lang de
(transkribiere|verschriftliche) {file=file}[, Sprache ist {language=langname}]

%tool summarize_meeting Summarize a past meeting from its transcript.
%also Returns a summary of a recorded meeting.
%also Gives the decisions, open action items or the whole story of a meeting that was recorded.
%param meeting* (title, meeting_name) {"type": "string", "description": "Which meeting"}
%param focus (style, section) {"type": "string", "enum": ["decisions", "action_items", "overview", "questions"], "description": "What matters"}
%list meeting: yesterday's board meeting | last week's all hands | this morning's sync | parents' evening | Thursday's planning session | Tuesday's budget call | weekly sync | today's stand-up | Monday's project meeting | last Friday's demo | yesterday's interview with the plumber | meeting 4471
%list meeting_the: Monday standup | kickoff with Acme | budget meeting | call with the architects | design review | retrospective | sales call with Globex | steering committee | town hall | safety briefing | hiring debrief
%list meetx: yesterday's standup | Monday's budget call | Q3 kickoff with Berger & Sons | Friday's planning round | last week's board meeting | sales sync | my one-on-one with Anna and Tom | incident review of 3 March | this morning's call with the lawyers | all hands | design crit, part two | budget and hiring
summarize ({meeting=meeting}|the {meeting=meeting_the})
what did we {focus:decisions=decide|agree on} in ({meeting=meeting}|the {meeting=meeting_the})?
{focus:action_items=action items|to-dos|who has to do what} from ({meeting=meeting}|the {meeting=meeting_the})
I was ill, give me {focus:overview=the gist|an overview|the big picture} of ({meeting=meeting}|the {meeting=meeting_the})
which {focus:questions=questions stayed open|open questions|unanswered questions} after ({meeting=meeting}|the {meeting=meeting_the})?
recap of ({meeting=meeting}|the {meeting=meeting_the}) please
what came out of ({meeting=meeting}|the {meeting=meeting_the})
({meeting=meeting}|the {meeting=meeting_the}), only the {focus:decisions=decisions|resolutions}
did I get any {focus:action_items=tasks|homework|action points} in ({meeting=meeting}|the {meeting=meeting_the})
summarize a meeting for me
list the {focus:action_items=action items|next steps} of the meeting
{focus:action_items=to-dos|action items|tasks} from {meeting=meetx}
{meeting=meetx}: what was {focus:decisions=decided|agreed on|settled}
{meeting=meetx} {focus:overview=in a nutshell|in broad strokes|as an overview}
what was said at {meeting=meetx}, I must decide if I watch the recording

%server mossvault

%tool mossvault_patch_content Insert content into an existing note of the Mossvault relative to a heading. Use operation `append` to add below the heading's text, `prepend` for above it, `replace` to overwrite. The file must exist; use absolute vault paths or the bare note name.
%also Inserts or replaces text in a note.
%also Change part of a Markdown file in the vault: before, after or instead of what stands beneath one of its headings.
%param filepath* (note, path) {"type": "string", "description": "Note to change"}
%param content* (text, body) {"type": "string", "description": "Content to insert"}
%param heading (target, section) {"type": "string", "description": "Target heading"}
%param operation (mode, op) {"type": "string", "enum": ["append", "prepend", "replace"], "description": "Operation to perform"}
%list notetext: planted garlic and two rows of peas | the butler did it in the library | must read Seneca again | slept badly, too much tea | her daughter is called Ines | changed the chain and the brakes | less salt next time | ask about the mooring fee | chapter needs a stronger ending | tasted of cherries and smoke | subjunctive after ojalá | nobody is born wise | gift idea: a star atlas | practised scales for twenty minutes | the wifi router sits behind the sofa | swapped the guest room with the study | first frost in the valley | call the bee man in March | page 212 on friendship | too many adverbs
%list note: Garden log | Novel outline | Stoicism | Reading list | people/Marta | Home lab | Thesis chapter 2 | Recipes of grandma | Ideas for gifts | Trip to Norway with Ole | meditation | health and sleep | projects/boat.md | Spanish grammar | Quotes | Bike maintenance | Wine notes | Movies to see | Tax stuff | Character sketch of the thief | piano practice
%list heading: Ideas | Open questions | Log | To do | Chapter 3 | Sources | Health | Summary | Next steps | Things to buy | March | Characters and places | Notes from the call | Links | Background | Quotes on hope | Ingredients | Timeline | Week 3 | Dreams and fragments
%list ntxt: call the plumber on Monday | sowed peas, watered the roof | the boat needs two coats of paint and a new rope | buy stamps | Ella prefers tea, no sugar | ask Tom about the price, then decide | key is under the mat | we agreed to wait until June | https://maps.example/77 | nothing new
%list note2: Garden log | projects/boat.md | Ideas | people/Ella Moor.md | reading list for 2026 | Inbox | work/2026-05-meeting.md | Trip to Oslo and back | daily/monday.md | House rules
%list hdg: To do | Open questions | Books and films | Week 12 | Next steps, by Anna | Links | What went well | Costs | Under the bed | From the phone
%list dchat: der Server startet gleich neu | Kuchen steht in der Küche | ich bin bis Donnerstag weg | der Kunde hat zugesagt | morgen bleibt das Büro zu
%list echat: la reunión pasa al viernes | hay tarta en la cocina | el cliente ha dicho que sí | mañana cerramos | estamos buscando panadero
(add|insert) {content=notetext} into [the note] {filepath=note} under {heading=heading}
{filepath=note}, heading {heading=heading}, {operation:prepend=above the rest|prepend|at the top}: {content=notetext}
{operation:replace=replace} what is under {heading=heading} in {filepath=note} with {content=notetext}
under {heading=heading}, {operation:append=append}, {filepath=note}: {content=notetext}
~ {filepath=note}: {content=notetext}
~ {heading=heading} in {filepath=note}: {content=notetext}
{content=notetext} into {filepath=note}
while I remember it: {content=notetext}, that's for {filepath=note}
{filepath=note} is out of date, under {heading=heading} {operation:replace=there should only be} {content=notetext}
jot in {filepath=note} that {content=notetext}
something for {filepath=note} crossed my mind on the bus, {content=notetext}
~ not today's daily one, {content=notetext} has to be written in {filepath=note} beneath {heading=heading}
insert text into {filepath=note}
add under {heading=heading}: {content=notetext}
{operation:append=append} {content=ntxt} to {filepath=note2}
add {content=ntxt} to {filepath=note2} under {heading=hdg}
file: {filepath=note2}, heading: {heading=hdg}, content: {content=ntxt}
~ under {heading=hdg} in {filepath=note2}, {operation:replace=replace|overwrite} the text with {content=ntxt}
{operation:prepend=prepend} to {filepath=note2}: {content=ntxt}
~ in {filepath=note2}, put {content=ntxt} {operation:prepend=above the text|on top} of {heading=hdg}
{content=ntxt}. that goes into {filepath=note2}, section {heading=hdg}
%lang de
schreib in die Notiz {filepath=note} unter {heading=heading}: {content=dchat}
%lang es
añade en {filepath=note}, debajo de {heading=heading}: {content=echat}

%tool mossvault_simple_search Simple search for documents matching a specified text query across all files in the Mossvault. Use this tool when you want to do a simple text search; context_length characters around each match are returned.
%also Returns notes that contain a text, with context.
%also Full-text lookup through the personal Markdown vault, in one folder if wanted.
%param query* (text, q) {"type": "string", "description": "Text to a simple search for in the vault."}
%param folder (dirpath, directory) {"type": "string", "description": ""}
%param context_length (context, chars) {"type": "integer", "description": "How much context to return around the matching string (default: 100)"}
%list vaultquery: zettelkasten | compound interest | uncle Heiner | mooring fee | garlic | dopamine and habits | the butler | boiler serial number | Kyoto | beekeeping course | Seneca on time | password hint for the router | tomato varieties | dream about the lighthouse | subjunctive | passport number | bread with rye | panic attacks | paint colour in the hallway | wedding speech for Olga | knee exercises
%list vaultfolder: journal | people | projects | Books and papers | recipes | archive | work/2026 | inbox | health | Uni | travel | meetings | letters | house and garden | music | work/ideas for talks | novel | people/family | clippings | logs
%list folder2: Documents | /home/jo/photos | Work in Progress | Downloads | taxes/2024 | Trips and Tickets | From Tom | old laptop | ~/music | Scans, March
%list chatq: budget for the summer party | login page shows blank | Pino's | who has the key | lunch on Friday | release, part two | from Leeds to Bath | password | see my branch tmp-fix-2 | bread and roses
%list chars: 200 | 50 | 300 | 80 | 500 | 120 | 1000 | 40 | 250
~ (search|look through) my vault for {query=vaultquery}
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
search {folder=folder2} for {query=chatq}
find {query=chatq} in {folder=folder2} with {context_length=chars} characters around it
with {context_length=chars} characters of context, look up {query=chatq}
query {query=chatq}, folder {folder=folder2}, context {context_length=chars}
where does {query=chatq} appear under {folder=folder2}

%tool mossvault_get_periodic_note Get the current periodic note for the specified period from the Mossvault. Pass `date` for an earlier one. Returns Markdown including frontmatter unless type is metadata.
%also Returns the daily, weekly or monthly note.
%also Open the diary-like file of the vault that belongs to a day, week, month, quarter or year.
%param period* (interval, granularity) {"type": "string", "enum": ["daily", "weekly", "monthly", "quarterly", "yearly"], "description": "The period type"}
%param date (day, on) {"type": "string", "description": "Any day within the period"}
%param type (return_type, include) {"type": "string", "enum": ["content", "metadata", "both"], "description": ""}
%list day: yesterday | 3 May | last Friday | 2026-03-14 | Christmas | Oct 2 | last week | the 9th | two months ago | last January | 30.6. | the first of June
(open|get|show) my {period:daily=daily} note for {date=date}
{period:weekly=weekly} note of {date=date}, {type:metadata=metadata only|just the metadata}
{date=date}, {period:monthly=monthly} note, {type:both=content and metadata}
{type:content=content only} of the {period:daily=daily} note, {date=date}
{period:yearly=yearly} note
{period:daily=daily} note {date=date}
current {period:quarterly=quarterly} note
what was going through my head {date=date}, the {period:daily=day's} page
how did this {period:monthly=month} begin for me, I must have kept track
~ let me read what I planned for the {period:weekly=week}
I set myself goals in January for the whole {period:yearly=year}, remind me what they were
don't search for anything, only fetch the {period:weekly=weekly} one with {date=date} in it
get my periodic note
the periodic note for {date=date}
~ what did I write in my {period:daily=daily} note, {date=day}
my {period:weekly=weekly|week} note, {type:both=text as well as frontmatter|both parts}
{period:monthly=monthly|month} note from {date=day}, {type:metadata=metadata only|just the frontmatter}
what does the {period:quarterly=quarterly} note say, I check it daily
%lang de
zeig mir die {period:daily=Tagesnotiz} von {date=date}
%lang es
ábreme la nota {period:weekly=semanal} de {date=date}

%server quillspace
%list pagename: onboarding checklist | Q3 roadmap | brand guidelines | travel policy | meeting minutes with the board | recipes for the team lunch | Engineering handbook | offsite in Lisbon | salary bands | Weekly sync | reading list | release notes for version 4 | customer interviews | parental leave and sick days | office move | glossary | Product vision 2027 | who owns what | Lessons from the outage | hiring plan for Berlin | vendor contacts | Book club | press kit and logos | house rules
%list bodytext: we decided to stay with the old supplier | the printer on the second floor works again | remember to bring badges and laptops | Anna takes over the newsletter in May | budget approved with minor changes | three candidates for the design role | keys are with the porter | ask legal about the new clause | wifi password has changed | first draft by the end of the month | nobody objected | prices go up in January | lunch for twelve, two vegans | data export takes about an hour | open question: who pays for the stand | the demo went well and they want a quote | the lift is out of order until Friday | we need two more chairs and a lamp | draft is in the shared folder | Sofia speaks first
%list parent: Team Handbook | Travel | Engineering | the wiki home | Recipes and more | Archive 2025 | Sales | Mum's page
%list ptitle: Things to do before the move | Notes from Kyoto | How we hire | Under the Hood | Q3 at a glance | Reading list for June | What went wrong on Monday | Ideas from the train | Food for Thought
%list ptext: call the landlord about the leak in the attic | nobody tests on Fridays | buy paint for the door and the frame | we decided to stay with Postgres | the best soup is at the stall by the gate | ask Finn for the slides from Oslo | only two of nine came by bike
%list dseite: Reiserichtlinie | Urlaubsplanung | Küchendienst und Putzplan | Produktstrategie | Protokoll vom Montag | Markenhandbuch | Leseliste
%list elista: Pendiente | En curso | Hecho | Ideas | Bloqueado | Esta semana

%tool quillspace-post-search Quillspace | Search by title. Searches all pages and databases that have been shared with the integration. Use this FIRST when the user refers to a page without giving its id; do NOT guess ids. Results are paginated, pass `start_cursor` from the previous response to continue.
%also Returns pages and databases whose title matches.
%also Look through the whole workspace for documents or tables by what they are called. Sort by last edit, restrict to one object type, and limit how many come back.
%param query* (q, text) {"type": "string", "description": "The text that the API compares page and database titles against."}
%param filter (object, object_type) {"type": "string", "enum": ["page", "database"], "description": "Object type, either page or database"}
%param sort (direction, order) {"type": "string", "enum": ["ascending", "descending"], "description": "Direction of `last_edited_time`"}
%param page_size (limit, max_results) {"type": "integer", "minimum": 1, "maximum": 100, "description": "The number of items from the full list desired in the response. Maximum: 100"}
%param start_cursor (cursor, after) {"type": "string", "description": "cursor"}
%list cursor: eyJwIjoyfQ | c_9f3a | 7d2b-next | page2token | a81kq0 | cur_5512
%list qpage: Notes from Oslo, second day | Onboarding | Who does what and when | Recipes by Grandma | page about Pino's | tmp-fix-2 | Reading list for May | Roadmap | Rivers by Ella Moor | How to get from A to B | guest list, wedding
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list qcur: a8f2c1 | cur_771 | 00b9e4 | next-4f | c9d0 | pg3x7 | f00d1 | cur-9 | 7be2 | p2
(find|look up|search for) the page (called|named|titled) {query=pagename} in quillspace
search {filter:page=pages|documents} for {query=pagename}, {sort:descending=newest first|last edited first}, {page_size=int} results
{page_size=int} {filter:database=databases|tables} at most, title {query=pagename}, {sort:ascending=oldest first|oldest at the top}
~ {filter:database=database} {query=pagename}
{query=pagename}, {sort:descending=latest first}
next batch for {query=pagename} from cursor {start_cursor=cursor}
where on earth did we write down the stuff about {query=pagename}
somebody must have put {query=pagename} somewhere in there, (I just can't lay my hands on it|dig it out)
I'm new here and everyone keeps mentioning {query=pagename}, do we have that anywhere
before I start from zero on {query=pagename}: does one exist already?
I'd like to append a line to {query=pagename} later, for now only tell me (which id it has|where it is)
~ search the workspace by title
pages by title, {page_size=int} of them
search for {query=qpage}, {filter:page=pages only|only pages}, {page_size=nsmall} results
find the {filter:database=database} called {query=qpage}
query {query=qpage}, filter {filter:database=database}, sort {sort:descending=descending}, size {page_size=nsmall}
{page_size=nsmall} {filter:page=pages} about {query=qpage}, {sort:ascending=oldest first|oldest edit first}
from cursor {start_cursor=qcur} on, search {query=qpage}
search "{query=qpage}", {sort:descending=newest first|latest edit first}, cursor {start_cursor=qcur}
{filter:page=pages} titled {query=qpage}, limit {page_size=nsmall}
%lang de
such mir mal die Seite {query=dseite} raus, {sort:descending=neueste zuerst}
gibt's schon irgendwo was zur {query=dseite}
%lang es
búscame {filter:page=páginas} que se llamen {query=elista}

%tool quillspace-create-page Quillspace | Create a page. Creates a new page as a child of an existing page. The content must be plain Markdown. IMPORTANT: call quillspace-post-search beforehand if the parent is only known by its name.
%also Returns the id and URL of the new page.
%also Start a fresh document in the workspace, beneath a given parent, with a headline, some body text and optionally an emoji as its icon.
%param title* (name, heading) {"type": "string", "description": "Page title"}
%param parent (parent_page, parent_id) {"type": "string", "description": "Name or id of the parent page"}
%param markdown (content, body) {"type": "string", "description": "Body of the page"}
%param icon (emoji) {"type": "string", "description": ""}
%list emojiword: 🚀 | 📌 | 🌱 | 🧾 | ☕ | 🔥 | 🗺️ | 🎯
%list pagex: Trip to York | How to use the coffee machine | Budget, first draft | Ideas | People and roles | Rivers by Ella Moor | What went wrong in May | FAQ | tmp-fix-2 | Onboarding for Tom | Meeting with The Anchor
%list parx: Team Handbook | Home | Projects from 2023 | Marketing and Sales | Notes | Books to read | Ops | Kitchen | Archive, old stuff | Client: Pino's
%list mdx: first come, first served | tickets are booked, hotel is missing | to be filled in by Friday | draft, please don't share | see the list from last year | press the left button twice and wait | Flo does design, Kenji does code | we lost two days because the server was down | more soon | owner: Big Sal
%list iconx: rocket | red book | star | house | train | coffee cup | green leaf | lightbulb | bug | calendar
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list etext: el cliente quiere una demo | los precios suben en enero | nadie tiene objeciones | pide un descuento | contesta mejor por las mañanas
(create|make|start|add) a [new] page {title=pagename} under {parent=pagename}
new page below {parent=pagename}: {title=pagename}, icon {icon=emojiword}, text {markdown=bodytext}
under {parent=pagename} write a page titled {title=pagename} that says {markdown=bodytext}
{title=pagename} as a subpage of {parent=pagename} with {icon=emojiword}
page {title=pagename}
subpage of {parent=pagename}: {title=pagename}
empty {title=pagename} doc
we keep talking about {title=pagename} and nobody has a place for it, so open one beneath {parent=pagename}
{title=pagename} deserves its own sheet instead of forty mails. Begin with {markdown=bodytext}
~ there ought to be somewhere to collect everything on {title=pagename}, set that up for us
from tomorrow people will ask for {title=pagename}, give them something to read: {markdown=bodytext}
don't tack it onto the end of {parent=pagename}, give {title=pagename} a page of its own below it
create a page under {parent=pagename}
new page with the text {markdown=bodytext}
create a page called {title=pagex} under {parent=parx}
under {parent=parx}, new page titled {title=pagex} with the text {markdown=mdx}
title {title=pagex}, parent {parent=parx}, body {markdown=mdx}, icon {icon=iconx}
page {title=pagex} in {parent=parx} with a {icon=iconx} as icon
write {markdown=mdx} on a new page named {title=pagex}
below {parent=parent}, {title=ptitle}
{=pre}, {title=ptitle} as a new page, beginning with "{markdown=ptext}"
under {parent=parent} with the text "{markdown=ptext}", headed {title=ptitle}
%lang de
leg unter {parent=dseite} eine neue Seite {title=dseite} an
%lang es
créame una página {title=elista} con el texto {markdown=etext}

%tool quillspace-append-block-children Quillspace | Append block children. Creates and appends new children blocks to the page specified. Existing blocks are never moved or overwritten. Returns a paginated list of the newly created first-level blocks.
%also Appends content to the end of a page.
%also Put a further paragraph, heading, checkbox item, bullet, quote or callout at the bottom of a document that is already there.
%param page* (block_id, page_id) {"type": "string", "description": "Identifier or title of the page"}
%param text* (content, rich_text) {"type": "string", "description": "Rich text content"}
%param block_type (type, kind) {"type": "string", "enum": ["paragraph", "heading", "bulleted_list_item", "to_do", "quote", "callout"], "description": "Defaults to paragraph."}
%list cardname: order new business cards | paint the fence | book the caterer | landing page for the spring sale | fix squeaky door in the hallway | call the insurance | photos for the menu | draft the invitation | interview with the mayor | buy cables and adapters | tax papers | replace the filter | find a drummer | banner for the trade fair | clean the gutters | newsletter in Spanish | second quote for the roof | flyers | rent a van with a ramp | thank the sponsors | update the price list | piano tuner
%list block: call Ravi about the keys | we start at nine, not at ten | Open questions | milk, stamps and AA batteries | To be or not to be | draft by Ella, changes by Ben | Part two: the bridge | done is better than perfect | ask in #ops | Next steps | buy paint for the shed
%list post: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
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
add {text=block} to {page=page}
on {page=page}, {block_type:to_do=to-do}: {text=block}
append {text=block} as a {block_type:heading=heading} to {page=page}
page {page=page}, text {text=block}, type {block_type:bulleted_list_item=bullet}
as a {block_type:callout=callout} under {page=page}: {text=block}
"{text=ptext}" on {page=parent}, {block_type:quote=as a quote|quoted}
onto {page=ptitle}: {text=ptext}
{block_type:to_do=a checkbox|as a to-do} at the end of {page=parent}, {text=ptext}, {=post}

%server slotter
%list purpose: eye test | passport photos | teeth cleaning | back massage | blood test | tax advice | driving lesson | physiotherapy for my knee | flu shot | hearing test | first fitting for the suit | mole check | legal advice about the lease | piano lesson | tattoo on the forearm | mortgage talk | manicure and pedicure | contact lens fitting | ultrasound | check-up for the baby | couples therapy | portrait session in the studio
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list day: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list clock2: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list zweck: Sehtest | Zahnreinigung | Rückenmassage | Blutabnahme | Steuerberatung | Krankengymnastik | Passfotos | Grippeimpfung | Hörtest | Hautkrebsvorsorge

%tool slotter_make_appointment Book an appointment with a practice, studio or agency.
%also Returns an appointment id.
%also Fixes a date and time with a professional for a given purpose, passing on remarks.
%param purpose* (service, reason) {"type": "string", "description": "What it is for"}
%param provider (with_whom, practice) {"type": "string", "description": "Who it is with"}
%param date* (day) {"type": "string", "description": ""}
%param time (at, hour) {"type": "string", "description": ""}
%param remarks (notes, comment) {"type": "string", "description": "Anything they should know"}
%list provider: Dr. Amari | Frau Seidel | Smile Dental | Dr. Lopez | Studio Kern | Bright Eyes | Maria at the bank | Ink and Iron | Dr. Chowdhury | Praxis am Markt | Clínica Sol | Fahrschule Roth | Counsel and Partners | Nurse Byrne
%list provider_the: optician on Park Row | notary | tax office | midwife | orthopaedist | lab in Hill Street
%list remark: I faint at the sight of needles | my son comes along | I only speak English | parking in front please | it's my first time | bring the old X-rays | I may be five minutes late | allergic to latex and penicillin | nervous patient | ground floor only, wheelchair | left ear, not right | the baby will be with me | please call before | I pay in cash | second opinion | with a translator for my father | sensitive skin | referral from Dr. Feld | after a broken wrist | short on time
%list purp: haircut | teeth cleaning | passport renewal | tax advice for two | cut and colour | eye test | tattoo on the left arm | a talk about the loan | back massage | fitting for the suit | boiler check
%list prov: Dr. Iyer | Pino's | The Cutting Room | town hall | Marlow Dental | Hair by Ella | Bank of Cork | Needle and Thread | Studio 9 | Mrs. O'Neill
%list day2: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list clock3: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list rem: I come with a wheelchair | first visit, no card yet | my son speaks for me | please call the bell twice | allergic to latex | we may be ten minutes late | need a receipt, made out to Acme | dog comes along | same as in May | not with Ben
%list prov2: Dr. Sole | the tax adviser in Bath | Studio Nine | the town hall | Salon Rosi | the bank on Mill Street | the physio above the bakery
%list appt: root canal | tax return for last year | passport photos | fringe and colour | a mortgage chat | hearing test | couples massage | renewing my driving licence
%list apprem: I faint at needles | my dog comes along | I can only come by the back entrance | please in English | I might be five minutes late from work | my papers are still in Poland
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list fin: revisión de la vista | limpieza dental | masaje de espalda | análisis de sangre | fisioterapia | fotos de carné | vacuna de la gripe | asesoría fiscal
(make|book|get me) an appointment for {purpose=purpose} with ({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} at {time=clock}
{purpose=purpose}, {date=pday}, {time=clock}, ({provider=provider}|{provider=provider}|the {provider=provider_the})
({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} {time=clock} for {purpose=purpose}, tell them: {remarks=remark}
I need {purpose=purpose} {date=pday}[, ({provider=provider}|{provider=provider}|the {provider=provider_the}) preferably], {remarks=remark}
can ({provider=provider}|{provider=provider}|the {provider=provider_the}) see me {date=pday} about {purpose=purpose}
book {purpose=purpose} on {date=pday} around {time=clock}, note {remarks=remark}
I've been putting this off for months and my wife is losing patience. {purpose=purpose} at ({provider=provider}|{provider=provider}|the {provider=provider_the}), {date=pday}, {time=clock}
my letter from the insurance says it's due again, so could ({provider=provider}|{provider=provider}|the {provider=provider_the}) do {purpose=purpose} on {date=pday}
time for {purpose=purpose}, {date=pday} would suit me, {time=clock} or so, with ({provider=provider}|{provider=provider}|the {provider=provider_the})
~ at {time=clock} on {date=pday} I could do {purpose=purpose}, ask ({provider=provider}|{provider=provider}|the {provider=provider_the})
please sort out {purpose=purpose} for me {date=pday}; they should know: {remarks=remark}
make an appointment with ({provider=provider}|{provider=provider}|the {provider=provider_the}) {date=pday} {time=clock}
book {purpose=purpose} with ({provider=provider}|{provider=provider}|the {provider=provider_the})
{purpose=purp} with {provider=prov} on {date=day2} at {time=clock3}
appointment {date=rel} at {time=clock3} for {purpose=purp}
at {provider=prov}, {purpose=purp}, {date=day2}, remarks: {remarks=rem}
purpose {purpose=purp}, provider {provider=prov}, date {date=day2}, time {time=clock3}, remarks {remarks=rem}
on {date=day2} book {purpose=purp} by {provider=prov}
with {provider=prov2} for {purpose=appt}, {remarks=apprem}, {date=day}
for {purpose=appt} {date=day} at {time=clock2}
at {time=clock2} with {provider=prov2}, {=aside}
%lang de
mach mir {date=date} um {time=time} einen Termin für {purpose=zweck} aus
ich brauche {date=date} einen Termin bei {provider=provider} zur {purpose=zweck}
%lang es
pídeme cita para {purpose=fin} {date=date} a las {time=time}

%tool slotter_shift_appointment Move an appointment to another date or time.
%also Returns the new slot.
%also Puts something that was fixed with a professional earlier or later.
%param appointment* (which, subject) {"type": "string", "description": "Which one"}
%param new_date (to_date, date) {"type": "string", "description": "Date it moves to"}
%param new_time (to_time, time) {"type": "string", "description": "Time it moves to"}
%param old_date (from_date, current_date) {"type": "string", "description": "Date it was on"}
%list appt: dentist | eye test | haircut with Lou | coffee with Anna and Tom | car service | From Zero to Ten workshop | the lawyer | blood test | passport office | parents' evening | call with Moor Energy | tax advice
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list clk: 9 | half past seven | 6:30 pm | noon | 14:15 | quarter to ten | 8 o'clock | 5 am | 10:45 | midnight | eleven
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list apptx: the dentist | my haircut at Rosi's | the chat with the bank | hearing test | the photo shoot | physio | the viewing with the notary
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
move (my|the) {appointment=purpose} to {new_date=pday}[ at {new_time=clock}]
{appointment=purpose} from {old_date=pday} to {new_date=pday}, {new_time=clock}
can I have {appointment=purpose} at {new_time=clock} instead
I can't do {old_date=pday}, {appointment=purpose} has to be {new_date=pday}
reschedule {appointment=purpose}, {new_date=pday} {new_time=clock} rather than {old_date=pday}
{appointment=purpose}: {new_time=clock} on {new_date=pday} suits me better than {old_date=pday}
my train is cancelled, so {appointment=purpose} won't work {old_date=pday}. {new_date=pday} would be perfect
work has gone crazy this month and I need a bit of air, so put off {appointment=purpose} till {new_date=pday} {new_time=clock}
ask them whether {appointment=purpose} could be a bit later, {new_time=clock}
postpone {appointment=purpose} to {new_date=pday}
bring {appointment=purpose} forward, {new_date=pday} if they can, {new_time=clock}
move it from {old_date=pday} to {new_date=pday}
I need another time for my appointment, {new_date=pday} {new_time=clock}
move {appointment=appt} to {new_date=onday} at {new_time=clk}
move {appointment=appt} from {old_date=onday} to {new_date=endday}
~ appointment: {appointment=appt}, new date: {new_date=onday}, new time: {new_time=clk}
to {new_date=onday} instead of {old_date=endday}, shift {appointment=appt}
from {old_date=onday}, put {appointment=appt} on {new_date=endday} at {new_time=clk}
reschedule {appointment=appt} to {new_time=clk}
{appointment=appt}, old: {old_date=onday}, new: {new_date=endday}, {new_time=clk}
~ to {new_date=day}, {appointment=apptx}
from {old_date=sday} to {new_date=eday} with {appointment=apptx}
at {new_time=clock2} rather, {appointment=apptx}, same day is fine
%lang de
verschieb den Termin für {appointment=zweck} auf {new_time=time}

%server wiki
%list space: engineering | HR | marketing | sales | product | support | finance | operations | design | legal | data team | leadership | customer success | interns | IT
%list page2: Onboarding | Release checklist | Travel policy | Meeting notes | How to deploy | Team directory | Brand guidelines | FAQ | Office map | Incident handbook | Style guide | Vacation rules | Architecture overview | Sales playbook | Glossary | Printer setup | Design principles | Retro notes | Vendor list | Security basics
%list wikitext: the deadline moved to the 15th | new hires get their laptop on day one | ask finance before booking anything above 500 euros | the old server was switched off in may | we no longer use the blue logo | parking is free after six | always run the migrations first | the vpn needs a new profile | contact lena for access | version 3 is the supported one | lunch is at noon on fridays | invoices go to the shared mailbox | remember to lock the meeting room | tests must pass before merging | expenses are paid on the 10th | the coffee machine has to be cleaned weekly
%list space2: Engineering | People | Sales Handbook | Facilities | Legal | Design | Onboarding
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list wtitle: Life after the Merger | Notes from the Roof | How to Leave on Time | Keys and Who Has Them | Working with Customers in Japan | Onboarding for Night Shifts | Under the Hood of Billing | Fridays without Meetings
%list wtext: the code for the gate changes on the first of each month | ask at the desk before you take the ladder | nobody deploys after four on a Friday | the big printer only takes paper from tray two | guests sign in with their own name and that of their host | for parts from Riga allow nine days | the kettle trips the fuse with the heater on

%tool wiki_search_pages Search the team wiki.
%also Returns pages[] whose title or text matches.
%also Look for a page in the internal documentation wiki, in one space if given.
%param query* (q, text) {"type": "string", "description": "Words to search for"}
%param space (section, collection) {"type": "string", "description": "Only this space"}
%param updated_after (since, modified_after) {"type": "string", "description": "Only pages changed after this date"}
%list wikiquery: vacation rules | how to reset the vpn | expense policy | deployment steps | parental leave | printer setup | brand colours | on-call duties | api conventions | travel booking | coffee machine | onboarding plan | naming scheme | door codes | backup strategy | sick days | customer interviews | org chart | database diagrams | password rules
%list wq9: parental leave | how to reset the door code | VPN and proxy | travel costs | on-call swap | login page shows blank after update | who signs contracts | printer on floor 2 | holiday, unpaid | tmp-fix-2 | working from abroad
%list space9: People | IT Help | Legal and Tax | Harrow | Engineering | From the Board | Ops | Sales in Leeds | QA
%list since2: last Monday | 1 May | the beginning of the year | Easter | January | the 3rd of August | yesterday | last weekend | 2025-11-01 | the week before last | Tuesday
%list query: how to get a badge for the roof | who signs for goods on Sundays | rules for guests with dogs | setup of the printer on floor two | what to do in case of fire at the lab | travel by night train | names of the servers in Riga | leave between two contracts
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
search the wiki for {query=wikiquery} [in [the] {space=space} [space]]
is there a wiki page (about|on) {query=wikiquery}
where in our (wiki|docs|documentation) is {query=topic} (described|explained|documented)
~ wiki {query=wikiquery}
find pages about {query=wikiquery} (in|from) the {space=space} space
{space=space} wiki: anything on {query=wikiquery}
somebody wrote a page on {query=topic}, can you dig it out of the team wiki
wiki pages on {query=wikiquery} that were (changed|updated) after {updated_after=date}
I'm new here and looking for {query=wikiquery} in the wiki
search the {space=space} wiki [please]
look something up in the wiki for me
search the wiki for {query=wq9} in {space=space9}
in the space {space=space9}, pages about {query=wq9} changed after {updated_after=since2}
space: {space=space9}, words: {query=wq9}, updated after: {updated_after=since2}
updated after {updated_after=since2}, anything on {query=wq9}
in {space=space2}, {query=query}
changed after {updated_after=bydate}: {query=query}
{query=query}, it must be somewhere, {=anna} swears
%lang de
such im Wiki nach {query=topic}

%tool wiki_create_page Create a new page in the team wiki.
%also Creates a page. Returns its URL.
%also Start a new document in the internal wiki with a title and, if wanted, its first text, below a parent page or in a space.
%param title* (name, heading) {"type": "string", "description": ""}
%param content (body, markdown) {"type": "string", "description": "Text of the page"}
%param space (section, parent) {"type": "string", "description": "Space to create it in"}
%list space3: Engineering | Sales and Support | HR | Team North | the Kitchen | design | House Rules | ops-internal | Projects 2027
%list content: Call the front desk first, then Ravi | keys are in the drawer under the printer | we start at nine | To be written by Ella | see the sheet from Monday | Do not restart the box, it never comes up | none yet | first draft is due in May | two people per shift, one at night | ask Big Sal
(create|start|add) a [new] wiki page (called|titled|named) {title=page2} [in [the] {space=space} [space]]
new page "{title=page2}" [(under|in) {space=space}], text: {content=wikitext}
write a wiki page {title=title} (saying|that says|with the content) {content=wikitext}
the {space=space} space needs a page {title=page2}
put this in the wiki as {title=page2}: {content=paragraph}
could you set up an empty documentation page for us, {title=title}
{title=page2} should become a page of its own in the {space=space} wiki
page title {title=page2}, body {content=sentence}, create it in the wiki
let's document this, new wiki page, title {title=title}
create a page in the {space=space} wiki
make a new wiki page that says {content=wikitext}
create a page called {title=page} in {space=space3}
~ in {space=space3} write {content=content} on a new page titled {title=page}
title {title=page}, content {content=content}
space: {space=space3} / title: {title=page} / text: {content=content}
in {space=space2}, {title=wtitle}, with {content=wtext} on it
~ {title=wtitle} as a page, I fill it on the train
new page: {title=wtitle}. text: {content=wtext}

%tool wiki_append_to_page Add text to an existing wiki page.
%also Appends content; nothing is overwritten.
%also Extend a page of the internal documentation, at its end or at its top.
%param page* (page_title, document) {"type": "string", "description": "Title of the page"}
%param text* (content, markdown) {"type": "string", "description": "Text to add"}
%param position (where, at) {"type": "string", "enum": ["top", "bottom"], "description": "Where to add it"}
%list wtext9: The key is in the drawer under the printer | from May on, ask Kofi first | restart the mailer, then wait two minutes | Closed on public holidays | Don't use port 80, it's taken | new guests sign in at the desk and get a badge | see also the notes from Tuesday | Owner: Ana | the old way still works, but it's slow | Wifi password changed
%list page9: How we deploy | On-call | Guests and parking | Rivers | First day, what to bring | VPN from home | tmp-fix-2 | Who to ask about contracts | FAQ | Lunch at The Anchor | Release notes 4.2
add "{text=wikitext}" to the [wiki] page {page=page2}
(append|attach) {text=wikitext} to {page=page2} in the wiki
on the {page=page2} page, (write|note) at the {position:top=top|very beginning|start} that {text=wikitext}
the {page=page2} wiki page should also mention that {text=sentence}
{page=page2} page, {position:bottom=at the end|at the bottom|below everything}: {text=wikitext}
please extend {page=page2} in our docs with {text=wikitext}
{text=wikitext}, put that on the {page=page2} wiki page [{position:top=right at the top|as first line}]
wiki {page=page2} add line {text=wikitext}
people keep asking, so add to {page=page2} that {text=wikitext}
add a line to the {page=page2} wiki page
add to the wiki page that {text=wikitext}
{text=wtext9}, add this under {page=page9}
~ add {text=wtext9} to {page=page9}
at the {position:top=top} of {page=page9} add: {text=wtext9}
Page: {page=page9}; text: {text=wtext9}; position: {position:bottom=bottom}
~ text "{text=wtext9}" onto the wiki page {page=page9}, at the {position:top=top}
{text=wtext}, {position:top=right at the top|above the rest}, on {page=wtitle}
~ to {page=wtitle} add {text=wtext}
under what {=anna} wrote, {page=wtitle} gets the line {text=wtext}
%lang es
añade a la página {page=page2} del wiki que {text=sentence}
