# Invented tools: spreadsheets, documents, slides, chat, video calls, customers, purchasing, stock, staff, web shop, translation, contracts.
%list sheet: budget 2025 | Summer camp | team holidays | Q3 forecast | price list | shift plan | cash book | guest list for the gala | rent and heating | inventory | lottery syndicate | bike tour costs | wine cellar | payroll draft | students and grades | mileage | recipes with costs | crew list | fuel log | donations in kind | seating plan | loan calculator | harvest | Sales north
%list cells: B2 | C4:C20 | A1 | D7 | E2:F9 | H13 | A1:D1 | F22 | G3:G14 | B12 | C5 | K40 | A2:A100 | D10:E12 | J8 | B2:B13 | M1 | C3:D4 | L17 | E5
%list cellval: =SUM(B2:B9) | 1250 | paid | =AVERAGE(C2:C20) | n/a | 3.75 | done and checked | =B4*1.19 | Kim | TOTAL | =MAX(D2:D40) | 0 | waiting for the bank | 480 | =C2-B2 | vegetarian | =IF(B2>0,1,0) | moved to may | 19% | yes | cancelled | =COUNT(A2:A99) | two nights with breakfast | 99.90
%list numes: 30 | 5 | 10 | 20 | 40 | 8 | 15 | 6 | 50 | 12 | 200 | 25
%list some: 3 | 5 | ten => 10 | 20 | four => 4 | 8 | 15 | six => 6 | 2 | 12 | two => 2 | 7 | 30 | 25 | three => 3
%list rowno: 12 | 4 | 30 | 7 | 100 | 18 | 55 | 2 | 41 | 9 | 23 | 210 | 66 | 15 | 3
%list doctitle: Notes on the move | House rules for guests | Offer for Globex | Interview guide | Safety rules in the lab | Plan B for the festival | Letter to the city council | Board minutes in march | How we hire | First aid and emergencies | Welcome to the team | Terms for partners | Bread and cake recipes | Lessons from the outage | Speech for Rosa | Rules for the car park | Press text on the merger | Story ideas with pictures | Year in review | Complaint about the boiler | Ideas for the garden | Travel tips for Japan | Packing list for the fair | Grant application
%list doctitle_de: Hausordnung | Protokoll der Sitzung | Angebot für die Stadtwerke | Reiseführer für Gäste | Rede zum Jubiläum | Brief an den Vermieter | Sicherheitsregeln im Labor | Leitfaden für neue Kollegen | Ideen für den Garten | Notfallplan
%list doctitle_es: Acta de la reunión | Carta al casero | Normas de la casa | Plan de la feria | Guía para nuevos compañeros | Discurso de la boda | Ideas para el huerto | Oferta para el hotel | Recetas con pan | Resumen del año
%list folder: clients | press and media | drafts | HR | legal | projects 2025 | family | archive | fair in Hanover | board | marketing | school | recipes | research | partners in Spain | onboarding | travel | events | kitchen and bar | finance
%list addtext: Kim will bring the keys and the alarm code | we meet again on friday | the caterer needs the final number by noon | nobody may park in front of gate two | first coffee, then the tour | all prices are net | decided: we stay in the old building | open question: who pays for the bus | visitors sign in at the desk | budget approved with two changes | please wear a badge | next year we start earlier | thanks to everyone who helped | the boiler was repaired on tuesday | dogs are welcome in the garden | ask Lena for the second key | leave the window open for the cat | we lost an hour because of the rain | Globex wants a discount and a longer warranty | copies go to the council
%list heading: Next steps | Costs | Open questions | Getting there | Risks and worries | Who does what | Introduction | Decisions | Food and drinks | Timeline | Thanks | Appendix | Contact | Lessons for next time | Prices | House and garden | Safety | Goals for the year
%list who: Kim | Ravi | Anneke | Tomasz Nowak | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Ms. Brandt | accounting | Dana from marketing | paula@acme.io | hugo.r@northwind.com | Emil
%list team2: Kim and Ravi | Lena, Tomasz and Olu | Priya and Marcus | Hugo | Mei, Zoe | Ines | Anneke and Joao | Nadia, Pete and Rosa | Stefan and Yusuf | Fatima | Chen Wei and Jakob | Dana, Bert | Emil | Ravi, Mei and Hugo | Zoe and Olu | Marcus | Rosa and Kim | Jakob, Lena | Tomasz | Pete and Priya
%list note: tell me what you think | please be honest | chapter two is new | only for your eyes | mind the numbers on page 3 | hope it helps | sorry it took so long | Kim has read it already | needed by friday noon | no rush at all | the pictures are still missing | look at the part with the costs | for your talk in Graz | as discussed on the phone | with best wishes from Rosa | do not print it yet
%list day: friday | next monday | tomorrow | june 3 | the 15th | the end of the month | next week | wednesday | 2025-09-01 | march 21st | the first of july | thursday | the day after tomorrow | 30 september | 12/9 | monday the 8th | sept 2 | saturday | christmas eve | the end of the quarter
%list start: tomorrow at 10 | friday 3 pm | monday 9:30 | june 3 at noon | next tuesday 14:00 | thursday at half past four | today 17:15 | wednesday 8 am | the 12th at 11 | tomorrow morning at nine | saturday 10:00 | next monday at 2 | tonight at eight | in an hour | friday at noon | sept 2, 16:00 | tuesday 7:45 | the day after tomorrow at 3
%list deck: Investor update | summer school | kickoff with Globex | roadmap | History of bread | sales training | town meeting | Wedding quiz | product tour | year-end review | climate talk for kids | thesis defence | pitch for the bank | garden club | museum tour in Spanish | fire safety | fair in Hanover | Team and culture | crisis plan | new office | harvest report | partner day | open house
%list headline: Where we stand in march | Three things we learned | Questions | Our team in Lisbon | What it costs and what it brings | Thank you | Customers and their wishes | From farm to table | Why now | Before and after | The road to 2030 | Risks | How it works | Two years in numbers | People with big ideas | Agenda | A day in the warehouse | Next stop: Spain | Bread for the whole town | Meet the neighbours | What went wrong in august | Help wanted | Prices and plans | Growth without waste
%list room: general | kitchen | launch | night shift | book club | frontend | sales-north | lunch and snacks | random | support | parents | band practice | drivers | ops | music for work | release-train | football on sunday | garden | house 12 | interns | press | field team in Peru
%list chattext: the printer is fixed | who took my umbrella | cake in the kitchen at three | bus leaves in ten minutes | we have a winner | doors open at seven, not eight | I'm working from home with a cold | please move the white van | fire drill at noon, don't panic | keys for the shed are with Rosa | welcome Emil, he starts today | numbers look good this week | has anybody seen the ladder | lunch is on me | please water the plants in the hall | new prices are online | I need two hands for an hour | Globex said yes | the fridge will be emptied tonight | game night with pizza and beer | demo moved to room 5 | don't touch the red cable | sorry for the noise this morning | happy birthday Mei | rain jackets are in for the whole crew
%list chattext_de: der Drucker geht wieder | Kuchen in der Küche | wer hat meinen Regenschirm | bitte den weißen Transporter wegfahren | die Schlüssel liegen bei Rosa | ich arbeite heute von zu Hause | die neuen Preise sind online | alles Gute zum Geburtstag | Probealarm um zwölf | der Kühlschrank wird heute geleert
%list chattext_es: la impresora ya funciona | hay tarta en la cocina | quién tiene mi paraguas | las llaves las tiene Rosa | hoy trabajo desde casa | el autobús sale en diez minutos | feliz cumpleaños | mañana hay simulacro | los precios nuevos ya están | mover la furgoneta blanca, por favor
%list parent: who has the ladder | lunch on friday | printer problems | Kim's question on prices | outage on tuesday | where to park | bus times | photos from the trip | new logo | pizza order | welcome Emil | broken fridge | shift swap in may | best coffee in town | van with a flat tyre | keys for the shed
%list topicline: launch week, all hands on deck | food and nothing but food | questions for support | on call: Ravi | please no politics | songs for the road | fair in Hanover, may 5 to 8 | be kind | quiet until monday | releases and hotfixes | we read Dune in june | who drives whom | everything about house 12 | lost and found | ideas for the summer party | help for newcomers | Globex pilot, week 3 | rota and swaps | sponsors and prices | frozen until january
%list calltitle: budget talk with Globex | handover of the night shift | coffee with the Lisbon team | interview for the lab | year-end review | parents and teachers | roadmap and risks | wedding planning | quiz rehearsal | pitch for the bank | yoga for beginners | supplier talk | crisis call | demo for partners in Spain | thesis chat | board games | first aid refresher | contract talks with the hotel | piano lesson | launch party | welcome for Emil | design and text review
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | 15 min => 15 | two hours => 120 | 20 minutes => 20 | an hour and a half => 90 | 60 min => 60 | 25 minutes => 25
%list said: prices | hiring | warranty terms | overtime and holidays | Spain | late deliveries | parking in the yard | discounts for partners | new machines | legal fees | food at the party | budget for travel | merger plans | quality in may | safety | school fees | rent | repairs to the roof | insurance for the van
%list fname: Ana Beltrán | Jonas Weber | Mireille Dubois | Kofi Mensah | Sara Lindqvist | Tom O'Neill | Yuki Sato | Pavel Novak | Leila Haddad | Grace Okoye | Marta Costa | Henrik Dahl | Bea Fischer | Luis Ortega | Nora Brandt | Sam Whitfield | Ingrid Moen | Carlo Ricci | Amara Diallo | Victor Hahn | Elif Kaya | Rob Janssen | Dora Szabo | Mia Thorne
%list firm: Globex | Northwind | Lindenhof Hotel | Bakery Huber and Sons | Initech | city of Graz | Casa Lupe | Fjord Hiking | Metalworks Ltd | Nova Clinic | Old Mill Brewery | Tiny Robots | Acme | Greenroof | school in the park | Harbour Ferries | Bitgarden | Sunrise Farms | Contoso | Theatre on the Hill | Pixelpost | Red Maple | Schmidt KG | Kiwi Labs
%list job: head of purchasing | chef | office manager | driver | nurse for the night shift | intern in marketing | baker | accountant | lab technician | product manager | gardener | receptionist | electrician | sales rep for the north | head of design | warehouse clerk | translator | IT support | teacher for German and history | site manager | data analyst
%list met: fair in Hanover | trade show | open house | conference in Lisbon | webinar on packaging | chamber of commerce | food market | airport lounge | workshop with partners | alumni meeting | ski trip | school gate | wedding of a cousin | book launch | hotel bar | climbing hall | farmers market | museum night | dinner with Rosa | Globex summer party | town hall | race in Graz
%list custnote: wants a smaller box and faster delivery | new boss since january | hates phone calls | pays late but always pays | asked for samples in green | has a budget for two machines | thinks about leaving us | loves the new label | waits for the board to decide | opens a shop in Porto | merger with a rival in may | needs an invoice with two addresses | only in the office on mondays | compares us with two others | promised an answer this week | allergic to nuts, mind the gift basket | interested in a service contract | has trouble with the old pump | son plays handball with mine | wants training for the night shift
%list goods: office chairs | paper for the plotter | bread and cake for the party | winter tyres for the van | safety shoes | coffee beans | laptops with big screens | cable ties and clips | screws in three sizes | printer cartridges | glass jars with lids | LED panels | flour | cardboard boxes for bottles | first aid kits | solar panels | milk and sugar | work gloves in size L | bar stools | name badges | pumps for the pool | apples | garden hoses | candles | replacement filters | batteries for the scanners
%list goods_de: Bürostühle | Winterreifen für den Transporter | Druckerpatronen | Sicherheitsschuhe | Kaffeebohnen | Gläser mit Deckel | Kabelbinder | Kartons für Flaschen | Handschuhe | Glühbirnen | Ersatzfilter | Mehl
%list goods_es: sillas de oficina | guantes de trabajo | tarros con tapa | café en grano | cajas de cartón | filtros de recambio | ruedas de invierno | pilas para los lectores | bombillas | zapatos de seguridad | harina | velas
%list qty: 40 | ten => 10 | 200 | a dozen => 12 | 25 | 6 | 1000 | twelve => 12 | 75 | 15 | 350 | four => 4 | 60 | 500 | eight => 8 | 120 | 32 | 18
%list price: 12.50 euros => 12.5 | $8 => 8 | 99 | 4.20 | 150 euros => 150 | $19.99 => 19.99 | 1.75 | 320 | 45 dollars => 45 | €7.90 => 7.9 | 60 | 2 euros => 2 | 899 | £15 => 15 | 34.95
%list sum: 500 euros => 500 | $250 => 250 | 1200 | 300 | 1,000 euros => 1000 | 750 dollars => 750 | £400 => 400 | 2500 | 150 euros => 150 | €80 => 80 | 600 | $1500 => 1500
%list dept: kitchen | sales | workshop and garage | IT | lab | marketing | night shift | 4410 | facility | events | north region | CC-22 | research and testing | board office | fleet | school | bar | warehouse
%list po: PO-1187 | 4500-22 | PO 88 | BL-2041 | 77120 | PO-3009 | 4500-871 | PO-12 | BL-7 | 60552 | PO-944 | 4501-3 | BL-310 | PO-7001 | 90118 | PO-56
%list spot: rack 4 | cold room | yard behind the workshop | gate 2 | aisle 7 | basement | shelf B3 | hall with the crane | room 12 | bay 5 | garage | loading dock | cage near the lift | tent 2 | cellar | shelf over the sink | container in the yard | lobby | bin 44 | attic
%list holder: Globex | Mrs. Huber | Kim's project | school fair in may | Rosa's wedding on saturday | Casa Lupe | team Lisbon | order 5512 | Fjord Hiking | kindergarten in the park | Bea and her choir | Tom from the ferry | Rosa | Theatre on the Hill | repairs in march | Bakery Huber and Sons | Sunrise Farms | Pete from the north
%list office: Graz | Lisbon | head office | second floor | plant 2 | Hamburg | home | shop in the old town | Vienna west | Porto | warehouse | Dublin | lab building | Oslo | city centre
%list course: first aid at work | fork lift driving | Spanish for beginners | fire safety | data protection | Excel with pivot tables | hygiene in the kitchen | leading small teams | talking to angry customers | welding basics | wine and cheese | cyber security | accounting for non-accountants | time management | working at heights | presenting with confidence | sign language | project planning | first steps in Python | lifting and carrying | coffee brewing | anti-bribery | mediation and conflict
%list course_de: Erste Hilfe im Betrieb | Staplerschein | Spanisch für Anfänger | Brandschutz | Datenschutz | Hygiene in der Küche | Führen kleiner Teams | Schweißen für Einsteiger | Umgang mit schwierigen Kunden | Excel für Fortgeschrittene
%list course_es: primeros auxilios | carretilla elevadora | alemán para principiantes | protección de datos | higiene en la cocina | hojas de cálculo | trato con clientes difíciles | seguridad contra incendios | hablar en público | soldadura básica
%list mon: june | december | this month | next month | march | january | may 2025 | october | april | september | november | february | july
%list bonuswhy: the night with the flood | ten years with us | saving the Globex deal | training the interns | best idea in the box | working over christmas | good numbers in the north | a wedding gift | finding the leak | covering for Rosa in may | the award in Lisbon | help with the move | zero accidents | bringing in two drivers | the fair in Hanover | staying calm in august
%list code: SUMMER10 | WELCOME | ROSA5 | BREAD-AND-BUTTER | FRIENDS | MAYDAY | XMAS25 | GREEN | LASTCHANCE | VIP-2025 | BACKTOSCHOOL | FLASH | HELLO15 | TEACHERS | RAINYDAY | BIRTHDAY | PODCAST | SPRING-IN-PORTO | KIDS | NEWS20
%list pct: 10% => 10 | 20 percent => 20 | 5% => 5 | 15 percent => 15 | 25% => 25 | half => 50 | 50% => 50 | thirty percent => 30 | 12% => 12 | ten percent => 10 | 40 % => 40 | 8 percent => 8
%list uses: 100 | 50 | 500 | a hundred => 100 | 20 | 1000 | ten => 10 | 250 | 5 | 2000 | two hundred => 200 | 75
%list ord: 10442 | #8831 | W-2207 | 55190 | SF-310 | #771 | 20250412-3 | W-99 | 60017 | #12008 | SF-4471 | 3390 | W-5120 | #64 | 88102 | SF-15
%list prod: lavender soap | walnut bread knife | wool blanket with stripes | tea for cold days | kids raincoat | oak chopping board | gift box with three candles | blue enamel pot | bike bell | honey from the Alps | linen apron | jam and butter set | garden gloves | paper stars | wooden train for toddlers | rye sourdough kit | salt lamp | picnic basket for two | travel mug | felt slippers | olive oil in a tin | dog bowl | notebook with dots
%list prod_de: Lavendelseife | Wolldecke mit Streifen | Brotmesser | Kinderregenjacke | Leinenschürze | Honig aus den Alpen | Fahrradklingel | Filzpantoffeln | Picknickkorb | Holzeisenbahn
%list prod_es: jabón de lavanda | manta de lana | cuchillo para pan | delantal de lino | miel de los Alpes | timbre de bicicleta | cesta de picnic | caja con tres velas | taza de viaje | guantes de jardín
%list paper: user manual | menu for the garden party | website texts | warranty terms and conditions | price list with photos | press text on the merger | safety sheet for the solvent | letter to the mayor | app store entry | cookbook | tender for the bridge | birth certificate | lease for the shop in Porto | newsletter | subtitles of the tour film | report on the accident | wedding speech | catalogue with wines | allergy cards | patent on the pump | museum guide | job ad for drivers
%list lng: German | Spanish | French | Polish | Italian | Dutch | Japanese | English | Portuguese | Turkish | Swedish | Czech | Arabic | Finnish | Korean | Greek | Danish | Hungarian | Ukrainian | Catalan
%list deal: lease for the shop in Porto | cleaning of the offices | gym membership for staff | copier rental | phone plan | insurance for the two vans | coffee machine service | parking spaces in the yard | software licence with Initech | supply of flour | window cleaning | water cooler | storage unit 14 | old internet line | advertising in the paper | alarm system | laundry for the kitchen | cooperation with Casa Lupe | vending machine | security at night
%list noticewhy: too expensive | we are moving in may | nobody uses it | they never answer the phone | found a better offer in town | the shop closes | quality went down | prices were raised twice | we do it ourselves now | merged with another firm | it was broken more often than not | we need a bigger one | no longer allowed by law | the contact left and the service with her

%tool gridbook_fill_cells
write {content=cellval} into {cells=cells} of the {sheet=sheet} sheet
{sheet=sheet}, {cells=cells}: {content=cellval}
set {cells=cells} in {sheet=sheet} to {content=cellval}
in {sheet=sheet} put {content=cellval} in {cells=cells}
fill {cells=cells} with {content=cellval}, spreadsheet {sheet=sheet}
{content=cellval} goes in {cells=cells}, {sheet=sheet}
{cells=cells} should say {content=cellval} in {sheet=sheet}
on {sheet=sheet}, {cells=cells} is wrong, make it {content=cellval}
change whatever is at {cells=cells} to {content=cellval} ({sheet=sheet}|in {sheet=sheet})
I went through all the receipts on my kitchen table tonight and it turns out that {cells=cells} has to be {content=cellval}, in {sheet=sheet}
my accountant frowned when she looked at {sheet=sheet}. please have {cells=cells} read {content=cellval}
write {content=cellval} to {cells=cells}
fill in the cells {cells=cells} of {sheet=sheet}
%lang de
trag in {sheet=sheet} bei {cells=cells} {content=cellval} ein
%lang es
pon {content=cellval} en {cells=cells} de la hoja {sheet=sheet}
%lang en

%tool gridbook_read_cells
read {cells=cells} from {sheet=sheet}
what's in {cells=cells} of the {sheet=sheet} spreadsheet
{sheet=sheet} {cells=cells}
show the {show:formulas=formulas} in {cells=cells} of {sheet=sheet}
{show:values=values} of {cells=cells}, {sheet=sheet}
{cells=cells} in {sheet=sheet}, the {show:formats=formats}
what does it say at {cells=cells} on {sheet=sheet}
how is {cells=cells} worked out in {sheet=sheet}, I mean the {show:formulas=formula behind it|formula}
tell me what {sheet=sheet} has got at {cells=cells}
I left my laptop at the office and the landlord is on the phone: what stands at {cells=cells} in {sheet=sheet}
something doesn't add up here and I suspect a typo, so let me look at {cells=cells} in {sheet=sheet}, {show:formulas=formulas} please
read {cells=cells}
show me cells of {sheet=sheet}

%tool gridbook_insert_rows
insert {count=some} rows in {sheet=sheet}
insert {count=some} rows after row {after_row=rowno} in {sheet=sheet}
{sheet=sheet}: {count=some} empty rows below {after_row=rowno}
after row {after_row=rowno} of {sheet=sheet} insert {count=some} more
{count=some} new rows, {sheet=sheet}[, after {after_row=rowno}]
add {count=some} blank rows to the sheet {sheet=sheet}
I need room for {count=some} more people in {sheet=sheet}
make space under number {after_row=rowno} in {sheet=sheet}, {count=some} lines
{sheet=sheet} is getting tight, {count=some} lines extra beneath {after_row=rowno}
a whole family just signed up at the last minute, all of them, so squeeze {count=some} lines into {sheet=sheet}, under {after_row=rowno}
the auditors want everything split up differently, which means {count=some} extra lines in {sheet=sheet}
insert rows after row {after_row=rowno} in {sheet=sheet}
insert {count=some} rows
%lang de
füg in {sheet=sheet} nach Zeile {after_row=rowno} {count=int} leere Zeilen ein
%lang es
inserta {count=numes} filas en {sheet=sheet}, debajo de la {after_row=rowno}
%lang en

%tool newDocument
create a {template:letter=letter} "{title=doctitle}"
new document {title=doctitle} in {folder=folder}, template {template:memo=memo}
{template:minutes=minutes}: {title=doctitle}, folder {folder=folder}
in {folder=folder}, a {template:blank=blank} document called {title=doctitle}
start a {template:proposal=proposal} titled {title=doctitle}[ in the folder {folder=folder}]
document "{title=doctitle}", {folder=folder}
I want to begin writing "{title=doctitle}", keep it with {folder=folder}
open a fresh page for me, {title=doctitle}, {template:handbook=handbook style|handbook}
"{title=doctitle}" doesn't exist yet, so let's get it going under {folder=folder}
the council meets in two days and we have not written a single word so far. set up "{title=doctitle}" as a {template:letter=letter}
since everyone asks me the same five things over and over, I'm going to write them down: {title=doctitle}, put it in {folder=folder}
create a {template:memo=memo} in {folder=folder}
start a new document
%lang de
leg im Ordner {folder=folder} ein Dokument "{title=doctitle_de}" an
%lang es
créame un documento {template:blank=en blanco|vacío} titulado {title=doctitle_es}
%lang en

%tool appendToDocument
append "{text=addtext}" to {document=doctitle}
add to {document=doctitle} under {heading=heading}: {text=addtext}
{document=doctitle}, section {heading=heading}: {text=addtext}
under {heading=heading} in {document=doctitle} write {text=addtext}
put {text=addtext} at the end of {document=doctitle}
{text=addtext} - append that to the document {document=doctitle}[, heading {heading=heading}]
one more sentence for {document=doctitle}: {text=addtext}
{heading=heading} in {document=doctitle} should also mention this: {text=addtext}
let {document=doctitle} end with the words {text=addtext}
it came to me in the shower and I will have forgotten it by lunch, so stick it into {document=doctitle}: {text=addtext}
we settled that on the stairs after everybody else had left. {document=doctitle}, {heading=heading}, {text=addtext}
append {text=addtext} under {heading=heading}
add something to the document {document=doctitle}

%tool shareDocument
share {document=doctitle} with {person=who}
share {document=doctitle} with {person=who} as {role:editor=editor|co-author}
{person=who}, {role:commenter=commenter}, {document=doctitle}, "{message=note}"
make {person=who} a {role:viewer=viewer} of the document {document=doctitle}
with {person=who} share {document=doctitle} and say {message=note}
{document=doctitle} -> {person=who}, {role:editor=editor}
{person=who} may {role:viewer=only read|just read} {document=doctitle}
let {person=who} {role:editor=change things|make changes} in {document=doctitle}, {message=note}
can {person=who} see {document=doctitle}? if not, open it up
{person=who} offered to correct my commas, bless that soul, so give access to {document=doctitle} and let them {role:editor=edit}
I don't want to send attachments to and fro for weeks like we did last year. {person=who} gets {document=doctitle}, {message=note}
share the document {document=doctitle}
share something with {person=who} as {role:commenter=commenter}
%lang de
gib {document=doctitle_de} für {person=firstname} frei, {role:viewer=nur zum Lesen|nur lesend}
%lang es
comparte {document=doctitle_es} con {person=firstname} como {role:editor=editor|editora}
%lang en

%tool deckwright.add_slide
add a slide "{headline=headline}" to {deck=deck}
new slide in {deck=deck} after slide {after_slide=rowno}: {headline=headline}, {layout:two_columns=two columns}
{deck=deck}: {layout:picture=picture} slide, {headline=headline}
after number {after_slide=rowno} in {deck=deck} add {headline=headline}
{layout:chart=chart} slide {headline=headline} for the {deck=deck} presentation[, after {after_slide=rowno}]
{headline=headline}, {layout:quote=quote}, {deck=deck}, after {after_slide=rowno}
one more page for {deck=deck}, on top it says {headline=headline}
{deck=deck} needs something on "{headline=headline}", with a {layout:picture=big photo|photo}
behind page {after_slide=rowno} of {deck=deck} comes {headline=headline}
my professor thinks the jump in the middle is too hard, so squeeze {headline=headline} in after page {after_slide=rowno} of {deck=deck}
I rehearsed in front of my wife last night and she fell asleep twice. give {deck=deck} a page "{headline=headline}", {layout:blank=empty otherwise|otherwise blank}
add a {layout:title=title} slide to {deck=deck}
new slide: {headline=headline}

%tool deckwright.export
export {deck=deck} as {format:pdf=pdf}
{deck=deck} to {format:pptx=powerpoint|pptx}, {with_notes:true=with notes}
{format:png=png} export of {deck=deck}
export the presentation {deck=deck} {with_notes:false=without notes|without any notes} as {format:pdf=PDF}
I need {deck=deck} as a {format:video=video|movie}
{with_notes:true=including notes|with my notes}, {format:pptx=pptx}, {deck=deck}
can I get {deck=deck} on paper, so {format:pdf=pdf}, {with_notes:false=no notes}
turn {deck=deck} into a {format:video=film|clip}
{deck=deck} for the printer, {with_notes:true=with what I say under each page|with what I'm saying}, {format:pdf=pdf}
the hall only has an old machine that opens nothing but pictures, so get me {deck=deck} as {format:png=images|pngs}
two colleagues missed it because of the storm and asked nicely, send it off to a file: {deck=deck}, {format:video=film|video}
export {deck=deck}
export the presentation as {format:pptx=pptx}
%lang de
exportiere die Präsentation {deck=deck} als {format:pdf=PDF}, {with_notes:true=mit Notizen}
%lang es
expórtame {deck=deck} en {format:pdf=pdf} {with_notes:false=sin notas}
%lang en

%tool banter-write
write "{text=chattext}" in the {room=room} room
{room=room}: {text=chattext}
message in {room=room}, {text=chattext}
in {room=room}, under {thread=parent}, write {text=chattext}
answer to {thread=parent} in {room=room}: {text=chattext}
{text=chattext} - in the chat room {room=room}[, thread {thread=parent}]
let everybody in {room=room} know: {text=chattext}
tell the people over at {room=room} that {text=chattext}
below {thread=parent} I'd like to add in {room=room}: {text=chattext}
I'm already on the bus and cannot type with these gloves on, so drop it in {room=room} for me: {text=chattext}
before forty people come and ask me one by one, say it loud in {room=room}, {text=chattext}
write something in {room=room}
post {text=chattext} under {thread=parent}
%lang de
schreib in {room=room}: {text=chattext_de}
%lang es
escribe en {room=room} que {text=chattext_es}
%lang en

%tool banter-write-later
write "{text=chattext}" in {room=room} {at=start}
{at=start} in {room=room}: {text=chattext}
schedule a message for {at=start}, room {room=room}, {text=chattext}
{room=room}, {at=start}, {text=chattext}
in {room=room} I want {text=chattext} to appear {at=start}
later message to {room=room}: {text=chattext}, {at=start}
{at=start} everybody in {room=room} should read this: {text=chattext}
not now but {at=start}, tell {room=room} {text=chattext}
hold {text=chattext} back until {at=start}, then drop it in {room=room}
they're all asleep over there and I don't want to wake anyone up, so let {room=room} know {at=start}: {text=chattext}
it's a surprise, hence please not a word before then. {at=start}, {room=room}, "{text=chattext}"
schedule {text=chattext} in {room=room}
write a message in {room=room} {at=start}

%tool banter-set-topic
set the topic of {room=room} to {topic=topicline}
{room=room} topic: {topic=topicline}
topic "{topic=topicline}" for the {room=room} room
make {topic=topicline} the topic in {room=room}
change the topic of the chat room {room=room} to "{topic=topicline}"
in {room=room} the topic should be {topic=topicline}
at the top of {room=room} it should say {topic=topicline}
{topic=topicline}, put that above {room=room}
nobody knows what {room=room} is good for, so have it say {topic=topicline} up there
newcomers keep asking the same thing and I am tired of explaining: {room=room} is for {topic=topicline}, write that on its door
now that the fair is over we can use {room=room} for other things again. headline: {topic=topicline}
set the topic of {room=room}
set the topic to {topic=topicline}
%lang de
setz das Thema von {room=room} auf {topic=topicline}
%lang es
cambia el tema de {room=room} a {topic=topicline}
%lang en

%tool viewcall_create
video meeting "{title=calltitle}" {start=start} with {guests=team2}
create a video meeting {start=start}, {minutes=mins}, {title=calltitle}
{title=calltitle}, {start=start}, {minutes=mins}, guests {guests=team2}, {record:true=recorded}
{guests=team2} and me on video {start=start}: {title=calltitle}[, {record:true=record it}]
for {minutes=mins}, {start=start}, a video meeting on {title=calltitle} with {guests=team2}
set up a video meeting, {title=calltitle}, {start=start}, {record:false=no recording|don't record}
I'd like to see {guests=team2} on screen {start=start}, {title=calltitle}
get {guests=team2} together online {start=start} for {minutes=mins}, subject {title=calltitle}
{title=calltitle}: face to face but from home, {start=start}, {record:true=keep it on tape|tape it}
trains are on strike again and half of them can't come in, so do {title=calltitle} online {start=start} with {guests=team2}
writing mails got us nowhere in three weeks, we have to look each other in the eye. {title=calltitle}, {start=start}, {minutes=mins}
create a video meeting with {guests=team2}
video meeting on {title=calltitle}, {minutes=mins}
%lang de
setz {start=when} ein Videotreffen mit {guests=firstname} an, Thema {title=calltitle}
%lang es
créame una videollamada sobre {title=calltitle} {start=when} con {guests=firstname}
%lang en

%tool viewcall_transcript
transcript of {meeting=calltitle}
get the transcript of the video meeting {meeting=calltitle}, only {speaker=who}
{meeting=calltitle} transcript, {about=said}
what did {speaker=who} say about {about=said} in {meeting=calltitle}
everything on {about=said} by {speaker=who} from {meeting=calltitle}
in {meeting=calltitle}, {speaker=who}, on {about=said}: transcript please
I couldn't be there, what was said at {meeting=calltitle}
did {speaker=who} promise anything on {about=said} during {meeting=calltitle}
word for word, {speaker=who} in {meeting=calltitle}
my connection broke down just when it became interesting, so what did they decide on {about=said} at {meeting=calltitle}
{speaker=who} now claims it was never agreed and I know better. {meeting=calltitle}, the bit with {about=said}
transcript of what {speaker=who} said
get the transcript on {about=said}

%tool clientele_add_person
add {full_name=fname} at {company=firm}
new contact: {full_name=fname}, {company=firm}, {job=job}, {phone=phone}
{full_name=fname} is {job=job} at {company=firm}, add them
{company=firm}: {full_name=fname}, phone {phone=phone}, met at the {met_at=met}
contact person {full_name=fname} for {company=firm}[, {phone=phone}]
{phone=phone}, {full_name=fname}, {job=job}, {company=firm}
at the {met_at=met} I met {full_name=fname} from {company=firm}, keep that
{full_name=fname} is the one we talk to at {company=firm} from now on, {job=job}
remember {full_name=fname}, {company=firm}, we got to know each other at the {met_at=met}
I have a business card here with coffee all over it, but I can still read {full_name=fname}, {company=firm}, {phone=phone}
the old one retired and we only found out by accident, now it's {full_name=fname} over at {company=firm}, reachable under {phone=phone}
add {full_name=fname}, {job=job}
new contact at {company=firm}
%lang de
leg {full_name=fname} als Ansprechpartner bei {company=firm} an, Telefon {phone=phone}
%lang es
añade a {full_name=fname} de {company=firm}, teléfono {phone=phone}
%lang en

%tool clientele_note
note for {customer=firm}: {note=custnote}
add a note to {customer=firm}, {note=custnote}, follow up {follow_up=day}
{customer=firm} {note=custnote}, follow up on {follow_up=day}
{follow_up=day} follow up with {customer=firm}: {note=custnote}
{note=custnote} - note on the customer {customer=firm}
customer {customer=firm}, note "{note=custnote}"[, {follow_up=day}]
just so we remember, {customer=firm} {note=custnote}
{customer=firm}: {note=custnote}. I should ring them {follow_up=day}
good to know about {customer=firm}: {note=custnote}
I had lunch with them today and after the second glass they told me. {customer=firm}, {note=custnote}
the lady at the desk whispered it to me on the way out, keep it for {customer=firm}: {note=custnote}, and I call back {follow_up=day}
add a note to {customer=firm}
note: {note=custnote}, follow up {follow_up=day}

%tool raisePurchaseOrder
order {quantity=qty} {item=goods} from {supplier=firm}
purchase order: {supplier=firm}, {quantity=qty} {item=goods} at {unitPrice=price} each
{quantity=qty} {item=goods}, {supplier=firm}, cost centre {costCentre=dept}
from {supplier=firm} {quantity=qty} times {item=goods}, {unitPrice=price} each, {costCentre=dept} pays
raise a purchase order with {supplier=firm} for {quantity=qty} {item=goods}[ on {costCentre=dept}]
{item=goods} x {quantity=qty}, {unitPrice=price} apiece, {supplier=firm}
we're nearly out of {item=goods}, get {quantity=qty} more at {supplier=firm}
{supplier=firm} shall bring us {quantity=qty} {item=goods}, charge {costCentre=dept}
for {costCentre=dept}: {item=goods}, {quantity=qty} of them, {supplier=firm} sells them for {unitPrice=price}
winter came early this year and nobody has prepared anything, so buy {quantity=qty} {item=goods} from {supplier=firm}
they gave me a really good offer on the phone just now, {unitPrice=price} apiece. {quantity=qty} {item=goods} from {supplier=firm} then
order {item=goods} from {supplier=firm}
purchase order for {quantity=qty} {item=goods} at {unitPrice=price}
%lang de
bestell bei {supplier=firm} {quantity=int} {item=goods_de} auf Kostenstelle {costCentre=dept}
%lang es
pídele a {supplier=firm} {quantity=numes} {item=goods_es}
%lang en

%tool receiveGoods
goods for {order=po} received, {quantity=qty} pieces
book receipt of {order=po}, {condition:good=all good|good}
{order=po}: {quantity=qty} received, {condition:damaged=damaged}, {place=spot}
{quantity=qty} pieces of {order=po} are in, put in {place=spot}
receipt {order=po}, {condition:incomplete=incomplete}, {quantity=qty}
{place=spot}: goods of {order=po}, {quantity=qty}[, {condition:good=good|intact}]
the truck has been here, {order=po}, {quantity=qty} boxes now in {place=spot}
{order=po} came in {condition:damaged=broken|smashed}
they sent us {condition:wrong_item=something else entirely|something wrong} with {order=po}
I just signed for it at the gate and my hands are freezing: {order=po}, {quantity=qty} boxes, standing in {place=spot}
what a mess, the driver dropped half of it in front of me. {order=po}, {condition:damaged=dented|damaged}
book a receipt of {quantity=qty} pieces
goods have arrived, {condition:good=good}

%tool shelfcount_record
counted {counted=qty} {item=goods} in {bin=spot}
record {counted=qty} {item=goods}
{item=goods}: {counted=qty}, {bin=spot}
stock of {item=goods} is {counted=qty}
{bin=spot}, {item=goods}, {counted=qty} counted
in {bin=spot} I counted {counted=qty} {item=goods}
there are {counted=qty} {item=goods} in {bin=spot}, no more no less
{counted=qty} {item=goods} left, that's all I could find
for the yearly tally: {item=goods}, {counted=qty}[, at {bin=spot}]
I crawled through the dust for an hour and this is what I found, {counted=qty} {item=goods} in {bin=spot}
the books say something else but I have seen it with my own eyes: {counted=qty} {item=goods}
record the stock of {item=goods}
I counted {counted=qty} in {bin=spot}
%lang de
ich habe in {bin=spot} {counted=int} {item=goods_de} gezählt
%lang es
apunta {counted=numes} {item=goods_es} contados en {bin=spot}
%lang en

%tool shelfcount_reserve
reserve {quantity=qty} {item=goods} for {holder=holder}
reserve {quantity=qty} {item=goods} until {until=day}
{holder=holder}: reserve {quantity=qty} {item=goods} until {until=day}
{item=goods}, {quantity=qty}, for {holder=holder}, till {until=day}
until {until=day} {quantity=qty} {item=goods} are reserved for {holder=holder}
stock reservation {quantity=qty} x {item=goods}[, {holder=holder}]
put {quantity=qty} {item=goods} aside for {holder=holder}
don't sell the last {quantity=qty} {item=goods}, {holder=holder} wants them
keep {quantity=qty} {item=goods} back until {until=day}, they're promised to {holder=holder}
I gave my word on the phone yesterday and now I'm a bit worried, so hold {quantity=qty} {item=goods} for {holder=holder} till {until=day}
somebody will come by with a trailer and be very cross otherwise. {quantity=qty} {item=goods} stay here for {holder=holder}
reserve {item=goods} for {holder=holder}
reserve stock until {until=day}

%tool peopledesk-onboard
onboard {person=fname}, first day {first_day=day}
{person=fname} starts {first_day=day} as {job=job}, buddy {buddy=who}
new employee {person=fname}, {job=job}, {first_day=day}, {office=office}
onboard {person=fname} from {first_day=day} in {office=office}, {buddy=who} is the buddy
{first_day=day}: {person=fname} joins as {job=job}[ in {office=office}]
{job=job} {person=fname}, {office=office}, starting {first_day=day}, buddy: {buddy=who}
{person=fname} signed! get everything ready for {first_day=day}
from {first_day=day} {person=fname} works with us, {buddy=who} looks after things
{person=fname} needs a desk, a badge and all the rest by {first_day=day}, {office=office}
we finally found somebody after nine months of searching, what a relief: {person=fname}, {job=job}, begins {first_day=day}
last time the poor man had no laptop for a week. this time let's prepare in time, {person=fname}, {first_day=day}, {buddy=who} helps
onboard {person=fname} as {job=job}
a new employee starts {first_day=day}, prepare the onboarding
%lang de
{person=fname} fängt {first_day=date} als {job=job} an, bitte alles vorbereiten
%lang es
prepara la llegada de {person=fname}, empieza {first_day=date}
%lang en

%tool peopledesk-enrol
enrol {person=who} in {course=course}
{person=who}: {format:online=online} course {course=course}, done by {complete_by=day}
sign {person=who} up for the {format:classroom=classroom} course {course=course}
{course=course} for {person=who}, {format:on_the_job=on the job}, until {complete_by=day}
by {complete_by=day} {person=who} has to complete the course {course=course}[, {format:online=online}]
training {course=course}, {person=who}, {format:online=online|at the screen}
{person=who} should learn {course=course} before {complete_by=day}
it's time {person=who} got some {course=course}
{person=who} keeps asking for {course=course}, let's say yes, in a {format:classroom=real room with a teacher|classroom}
after what happened at the ramp on monday I won't wait any longer: {person=who}, {course=course}, by {complete_by=day}
the insurance insists on it and they will come to check, so {person=who} has to do {course=course}
enrol {person=who} in an {format:online=online} course
somebody has to take the course {course=course} by {complete_by=day}
%lang de
melde {person=firstname} für den Kurs {course=course_de} an
%lang es
inscribe a {person=firstname} en el curso de {course=course_es}
%lang en

%tool peopledesk-bonus
pay {person=who} a bonus of {amount=sum}
{amount=sum} bonus for {person=who} in {month=mon}, {reason=bonuswhy}
bonus: {person=who}, {amount=sum}, {month=mon}
with the {month=mon} payroll {person=who} gets {amount=sum} for {reason=bonuswhy}
for {reason=bonuswhy} {person=who} gets a bonus, {amount=sum}[, {month=mon}]
{person=who}, {reason=bonuswhy}: {amount=sum} on top in {month=mon}
{person=who} has earned {amount=sum} extra for {reason=bonuswhy}
let's thank {person=who} with {amount=sum} in {month=mon}
{amount=sum} more for {person=who} when the wages go out in {month=mon}
I still don't know how we would have survived without that help, so {amount=sum} on top for {person=who}, {reason=bonuswhy}
a warm handshake is nice but it buys no groceries. {person=who} shall have {amount=sum}, with the wages of {month=mon}
pay {person=who} a bonus for {reason=bonuswhy}
bonus of {amount=sum} in {month=mon}

%tool shopfront.coupon
coupon {code=code}, {percent_off=pct} off
create a coupon {code=code} with {percent_off=pct} off from {valid_from=day} to {valid_until=day}
{code=code}: {percent_off=pct}, until {valid_until=day}, {max_uses=uses} uses
{percent_off=pct} off with {code=code}, {valid_from=day} to {valid_until=day}
from {valid_from=day} a {percent_off=pct} coupon {code=code}[, {max_uses=uses} times at most]
{max_uses=uses} coupons, code {code=code}, {percent_off=pct}, valid till {valid_until=day}
whoever types {code=code} pays {percent_off=pct} less
starting {valid_from=day}, the word {code=code} should save people {percent_off=pct}
let's give {percent_off=pct} to the first {max_uses=uses} who enter {code=code}
I'm on the radio in ten minutes and would love to offer the listeners something: {code=code}, {percent_off=pct}, ending {valid_until=day}
sales are as flat as a pancake and the cellar is full. {percent_off=pct} with {code=code} between {valid_from=day} and {valid_until=day}
create a coupon with {percent_off=pct} off
coupon {code=code}, valid until {valid_until=day}
%lang de
leg einen Gutschein {code=code} über {percent_off:20=20 Prozent|20 %} an, gültig bis {valid_until=date}
%lang es
crea un cupón {code=code} del {percent_off:10=10 por ciento|10 %} hasta {valid_until=date}
%lang en

%tool shopfront.refund
refund order {order=ord}
refund {amount=price} of order {order=ord}, {cause:damaged=damaged}
{order=ord}: refund, {cause:late=late}, {tell_customer:true=mail the customer|tell the customer}
{amount=price} back on {order=ord} as {cause:goodwill=goodwill}
order {order=ord} {cause:wrong_item=wrong item}, refund {amount=price}[ and {tell_customer:true=let them know}]
{cause:changed_mind=changed their mind}, refund {order=ord}, {tell_customer:false=no mail|without a mail}
give them their money back for {order=ord}
{order=ord} arrived {cause:damaged=in pieces|broken}, return {amount=price} to her
the parcel of {order=ord} came {cause:late=three weeks late|far too late}, pay everything back
the poor lady was almost crying on the phone and it really is our fault: {order=ord}, {cause:wrong_item=we sent something else|not what was ordered}, {amount=price} back
he has bought from us for ten years and never complained once. {order=ord}, {amount=price}, as a {cause:goodwill=kind gesture|favour}
refund {amount=price}, it was {cause:late=late}
refund an order

%tool shopfront.edit_product
change the price of {product=prod} to {price=price}
{product=prod}: price {price=price}, stock {stock=qty}
set {product=prod} to {stock=qty} in stock and {visible:true=show it|make it visible}
{visible:false=hide} {product=prod}
{price=price} for {product=prod}, {stock=qty} pieces, {visible:true=visible}
stock {stock=qty}, price {price=price}, {product=prod}
{product=prod} should cost {price=price} from now on
nobody may see {product=prod} in the shop, {visible:false=take it offline|keep it hidden}
we found {stock=qty} more {product=prod} in the attic, so that's what we can sell
my sister thinks we are much too cheap and I fear she's right. {product=prod} goes up to {price=price}
the pictures have finally arrived and they look wonderful, so {visible:true=put it on display|show it to everyone}: {product=prod}, {price=price}, {stock=qty} of them
set the price to {price=price} and the stock to {stock=qty}
{visible:false=hide} a product
%lang de
setz den Preis von {product=prod_de} auf {price:19.9=19,90 Euro|19,90}
%lang es
cambia el precio de {product=prod_es} a {price:15=15 euros|15}
%lang en

%tool orderTranslation
translate the {document=paper} into {target=lng} by {deadline=day}
order a translation of the {document=paper} from {source=lng} to {target=lng}
{document=paper}, {source=lng} to {target=lng}, {tone:formal=formal}, until {deadline=day}
{target=lng} translation of the {document=paper}, {tone:marketing=marketing} tone, {deadline=day}
to {target=lng} from {source=lng}: {document=paper}[, {tone:legal=legal}]
by {deadline=day} I need the {document=paper} in {target=lng}, {tone:technical=technical}
the {document=paper} should be readable for people who only speak {target=lng}
have someone put the {document=paper} into proper {target=lng}, {tone:casual=relaxed|easygoing}
our {source=lng} {document=paper} must exist in {target=lng} too
the neighbours across the border would like to come but cannot read it. get the {document=paper} done in {target=lng}, {deadline=day} at the latest
please no machine this time, last year everyone laughed at us, so a human for the {document=paper}, {source=lng} into {target=lng}
translate the {document=paper}
order a {tone:legal=legal} translation into {target=lng}
%lang de
lass {document=doctitle_de} bis {deadline=date} ins {target:Spanische=Spanische} übersetzen
%lang es
encarga la traducción de {document=doctitle_es} al {target:alemán=alemán} para {deadline=date}
%lang en

%tool clausekeeper_find
find contracts with {party=firm}
contracts that end before {ends_before=day}
{kind:insurance=insurance} contracts ending before {ends_before=day}
{party=firm}, {kind:licence=licence}, before {ends_before=day}
which {kind:supply=supply} contracts do we have with {party=firm}[, ending before {ends_before=day}]
before {ends_before=day}: all {kind:lease=leases|rental contracts} with {party=firm}
did we ever sign anything with {party=firm}
what runs out before {ends_before=day}
have we got a {kind:nda=secrecy agreement|non-disclosure} with {party=firm}
the lawyer charges by the minute, so I'd better come prepared: what did we agree on paper with {party=firm}
I have a feeling we are paying twice for the same thing somewhere, look for {kind:insurance=insurance|cover} that is over before {ends_before=day}
any {kind:employment=employment} contracts with {party=firm}
list contracts
%lang de
welche {kind:lease=Mietverträge} mit {party=firm} laufen vor {ends_before=date} aus?
%lang es
qué contratos tenemos con {party=firm}
%lang en

%tool clausekeeper_give_notice
give notice on the {contract=deal}
give notice for {contract=deal} as of {last_day=day}, {reason=noticewhy}
{contract=deal}: notice, last day {last_day=day}
notice on {contract=deal} because {reason=noticewhy}
as of {last_day=day} notice for the {contract=deal}[, {reason=noticewhy}]
{reason=noticewhy}, so give notice on the {contract=deal} for {last_day=day}
we don't want the {contract=deal} any longer than {last_day=day}
get us out of the {contract=deal}, {reason=noticewhy}
{contract=deal} has to end {last_day=day}
I looked at last year's spending with a glass of wine and nearly choked. quit the {contract=deal}, {reason=noticewhy}
they have treated us badly once too often, and my patience is gone: terminate the {contract=deal} on {last_day=day}
give notice as of {last_day=day}
give notice on a contract, {reason=noticewhy}

%tool none
video meetings make me so tired, is that normal
do you think handwritten contracts are still a thing
what's the difference between a coupon and a voucher anyway
%tool talk
my spreadsheet skills end at adding two numbers, and even that on a good day
{=who} gave the best talk of the whole conference, people stood up and clapped
I never know what to say in those chat rooms with a hundred people
our accountant has a parrot that can say "invoice"
we counted screws until two in the morning and sang all the way
bonus or no bonus, I really like working here
{=firm} was my very first customer, back when I had hair
a good title is half the work, my teacher used to say
the new one in the office is lovely, she brought cake on her second day
translators must have such interesting lives
thanks, {=who} got everything and was very happy
