# The todo list: tasks are added, listed, done, changed, deleted.

%list who: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list tid: 2 | 7 | 13 | #5 | 28 | 41 | #16 | 104 | 9 | 33
%list hm2: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list title2: buy milk and wash the car | ask kim whether the room is free at 3 | find the urgent letter | write the low-fat recipe down for Dot | call the vet about tuesday's appointment | pay half of invoice 77-C | tidy the shed, the attic and the porch | plan dinner for friday | print all 14 photos | get a high chair for the cot room | read the normal distribution chapter | book a table for six at 8pm | return the tent to Yusuf before he leaves | pick up the parcel at Gasworks Lane 8 | compare three quotes | learn 20 verbs | fix the done stamp | call mum, then call dad | order 2.5 m of oilcloth | open a savings account | back up ~/photos to the disk | sew on the button and hem the skirt | renew the library card by post | draft the email to Mr. Farr | fill in form P45 | descale the kettle, again
%list due: wed wk | the 5th | 3/4 | two weeks today | friday noonish | tmrw | the 21st | end of may | next thu | sat 1800h | whit monday | the last of the month | 12 august | half term
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list description: Yusuf has the ladder, Dot the brushes | costs about €60 | the shop shuts at half five | ask for the man in green | form is in ~/papers/p45.pdf | only if it's under 5 % | take both keys | ring twice, they're deaf | last time it took an hour and a half
%list priority: high prio => high | priority high => high | prio: high => high | low prio => low | priority low => low | prio: low => low | normal priority => normal | prio normal => normal | of medium priority => normal
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list task_id: 3 | #14 | 27 | 88 | six => 6 | twelve => 12 | #205 | 9 | fourteen => 14 | 51 | #8
%list tn_o: 4 | 99 | #300 | ten
%list title3: descale the kettle | answer the mail from the school | write a note for the cleaner | cancel the gym membership | return the drill to Marek | ring the vet re: Pixel's teeth | buy rope, tent pegs and gas | send the calendar link to Jo | sort the cables under the desk | book flu jabs | look up train prices to Ghent | regrout the shower | get mum's prescription | message the landlord about the mould | file the parking ticket | sew the button back on the blue coat | bleed the radiators | order toner | find a sitter for the cats | back up the laptop | scan the birth certificate | chase Ottoline for the slides | hand in the ethics form | replace the smoke alarm battery | wash the car - inside too | collect the framed print | draft a toast for Ida's wedding | top up the bus card | check the weather station's battery | google a decent locksmith | unsubscribe from the wine newsletter | print the boarding cards | post the parcel to Leeds | fix the squeaky gate | oil the bike chain | thank Mr. Abara for the reference | defrost the freezer | read chapter six | cut the baby's nails | pump up the air bed | renew the library books | ask Theo what he wants for lunch on the trip | call the tax office, extension 44 | put the winter tyres on | get a quote for the roof | water Gloria's tomatoes | transfer the deposit | pick a paint colour | clean out the gutters | update my CV
%list due_date: friday | tmrw | tomorrow noon | the 14th | end of march | next tuesday | sunday evening | 3 june | 30/9 | this weekend | thursday 5pm | the 1st | monday morning | tonight | end of next week | 2026-02-11 | mid october | wed | the day after tomorrow | the 22nd | sat
%list description2: the folder is in the hall cupboard | ask for Imke at the desk | budget is 80 at most | bring the old receipt | only the ones on the left | she prefers texts | gate code 3317 | needs two people | the form is on their website | model no. KX-40 | cash only | same as last year | they close at four | take the ladder from Uwe
%list lb: (
%list rb: )
%list task_id2: 3 | 8 | 12 | 17 | #4 => 4 | #21 => 21 | 46 | 105 | 2 | #9 => 9 | 33 | 260
%list lq: [
%list rq: ]
%list title4: grease the bike chain | sew on the buttons | call the roofer | hand in the scout form | mow behind the shed | fill in the census | order filters for the hood | bring the keys to Tilda | defrost the freezer | ask for a quote for the gutter | vacuum the car | learn the second verse | get oat flakes and yeast | weigh the parcels | repot the lemon tree | back up my phone | renew the library card | print forty flyers | clean the fish tank | write Joris a reference | sort the receipts | book the ferry | glue the chair leg | pick up the scarf from the laundry | transfer the rent | check the tyre pressure
%list pri: high priority => high | top priority => high | urgent => high | low priority => low | not urgent => low | normal priority => normal | medium priority => normal
%list ddl: friday | the 14th | the end of the month | tomorrow | next tuesday | 2 november | sunday | may 6 | next week | thursday evening | the 30th of april | monday
%list det: the form is in the blue folder | Hamza has the spare key | not before ten | take two pictures first | costs about 40 euros | the number is on the fridge | needs a stamp | only the left one | ask for a receipt
%list who2: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list tid2: 7 | 12 | #5 | 38 | 19 | #44 | 2 | four => 4 | six => 6 | ten => 10 | 61 | 205 | #90 | 3 | 27
%list thing2: gutter quote | scout form | fish tank | census | library card | ferry | lemon tree | car inspection | flyers | tax folder | chess evening | dentist's bill | rehearsal room | bike chain | blood sugar log | new passport | kitchen tiles | flu jab | school bus | spare key
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%list task_id3: 3 | 8 | 12 | #5 | 27 | 41 | nine => 9 | #19 | 66
%list todo2: call the bank | buy cat food | renew my passport | fix the kitchen tap | send the invoice to Acme | book flights for the wedding | water the plants and feed the fish | wash and wax the car | sort the photos with mum | order paper for the printer | talk to Marco about the rent | buy bread, milk and eggs | return the drill to Tom | write thank-you cards to the guests | clear out the shed for the bikes | compare prices for solar panels | pay the gas and water bills | prepare the talk for Oslo | go through the contract with Lena | drop the keys off at reception | get new tyres for the van | learn the poem by heart | finish chapter two and send it to the editor | pick up the dry cleaning | sign up for the pottery class | cancel the gym membership | clean the gutters | update my CV | download the tickets | find a sitter for the 12th | replace the smoke alarm battery | print and sign the lease | ask HR about parental leave | hem the curtains | back up the laptop | apply for the parking permit | mow the lawn | plan the menu for Sunday | weigh the parcel and post it | upload the scans
%list bareday: tomorrow | friday | thursday | monday | the 14th | saturday | wednesday | sunday | tuesday | june 3 | the 21st | 12 march | next monday | next thursday | the 2nd of may | wed | fri | the 5th | 9 october | 4 july
%list day: tomorrow | today | friday | thursday | next monday | the 14th | the day after tomorrow | tonight | saturday | wednesday | sunday | next week | this weekend | tuesday morning | friday afternoon | june 3 | the 2nd of may | 12 march | next thursday | monday evening | the 21st | tomorrow afternoon | 4 july | december 24 | wed | fri | this thursday | tuesday next week | 17/3 | 2026-02-11 | the 30th | thursday the 8th | next month | this week | new year's eve
%list tname: Visa form | Winter tyres | Kitchen tap | Tax return 2025 | Slides for Oslo | Gift for Kim | Server backup | School forms | Car insurance | Blog post | Passport photos | Rent for May | Roof repair | Thank-you cards
%list detail: the number is on the fridge | ask for Mrs. Lopez | it has to be the blue one | the form is in the drawer | use the company card | second floor, room 12 | bring the receipt | Tom has the ladder | check the size first | around 20 people are coming | two copies of each page | the old one is broken, take it along | customer number 88213 | only open until six | Kim pays half | don't forget the photos | it's under warranty until May
%list chatter: ok so | morning | quick one | sorry, me again | busy day | I'm in the car | just talked to them | right | hm | before it slips my mind | long story | another thing | I'm half asleep | my head is full | oh and | good news | listen | on the phone with them now | I have two minutes | my boss is asking
%list who3: Alice | Bob | Kim | my sister | Dr. Weber | the landlord | Priya | the tax adviser | Marco | the plumber | HR | the design team | Tom | Ingrid | the vet | two investors | the new intern | my mother-in-law | the architects
%list gerund: calling the bank | the tax return | cleaning the gutters | booking the flights | the thank-you cards | picking up the parcel | the car wash | sorting the photos | proofreading the talk | the slides for Oslo | ironing | the grocery run | backing up the laptop | the visa form | defrosting the freezer | paying the plumber | Tom's present | the expense report | the hedge | descaling the kettle
%list task: defrost the freezer | get new tyres | return the drill to Omar | answer the tax office | buy a lamp and two bulbs | ring the school about the trip | cancel the trial subscription | print the boarding passes | pick a present for Ruth | sew the button back on | compare heating offers | renew the library card | wash and wax the car | apply for the parking permit | find a babysitter for saturday | write thank-you notes | clean behind the fridge | order contact lenses | finish the slides for Bob | update my CV
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list who4: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list noun: passport renewal | car insurance | school form | bathroom tiles | tax return | birthday cake | broken shelf | flu jab | new tyres | attic cleanup | bike repair | visa photos | garage door | window cleaning
%list chore: call the plumber | return the ladder | buy a new hose | clean the gutters | file the receipts | pay the water bill | fix the bike light | order printer ink | cancel the gym | defrost the freezer | hem the curtains | post the parcel | hoover the car | oil the gate | write to the council | wash the dog
%list day2: friday | tomorrow | next week | monday | the 18th | sunday night | the end of the month | 3 march | next thursday | this weekend | wednesday noon | 12 june | the day after tomorrow | tuesday evening
%list det2: the receipt is in the drawer | ask for Mrs. Okafor | bring both keys | use the blue paint | the form is on the fridge | size 42, not 43 | only after 5pm | Jonas has the drill | park round the back | take the old one along | two copies, signed | cash only
%list task_id4: 3 | 7 | 12 | 18 | 25 | 31 | 44 | 60 | 102 | #5 => 5 | #16 => 16 | #29 => 29 | six => 6 | eleven => 11
%list chore2: descale the kettle | ring the vet | return the library books | buy lightbulbs | renew the parking permit | sort the recycling | wrap the present | book an eye test | post the forms | bleed the radiators | get bin bags | sew on that button
%list day3: today | tomorrow | tonight | friday | sunday | this weekend | monday morning | thursday evening | saturday | wednesday afternoon | the 14th | tuesday
%list task_id5: 3 | 7 | 9 | 12 | 15 | 21 | 34 | 40 | 58 | 113
%list title5: email the landlord about the deposit | text Bruno the address | schedule a viewing | remind Gita of the boat | look through the choir calendar | remember Ruth with a card | search the cellar for the drill | cancel the newspaper | delete old photos | message the coach | make a list of guests | buy 3 metres of rope | book room 9 | write to the embassy | read chapter 4 | find the urgent parcel slip | get low-salt soup for dad | mend the fence | finish the memo for Monday's meeting | store the skis | set an alarm code | return Ravi's ladder | sand the door | renew the boat licence
%list due2: fri | tmrw | the 11th | next tuesday | sunday night | the end of june | 8 october | thursday noon | the holidays | wed | the 3rd | next month | monday 9am
%list from_email2: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list priority2: urgent => high | asap => high | top prio => high | high prio => high | really pressing => high | of the highest importance => high | burning => high | very important => high
%list priority3: no rush => low | low prio => low | not pressing => low | of no great importance => low | can wait => low | rather unimportant => low | low => low
%list priority4: urgent => high | asap => high | high prio => high | very important => high | low prio => low | no rush => low | not pressing => low | normal prio => normal | medium prio => normal
%list description3: the shop shuts at one | half of it is in the shed | ask for Elif | it needs two signatures | see the mail of 3 May | only the blue ones | ring before you come | take Bruno's van | it's 12 euros a metre | remember the receipt | the code is 0907 | nothing from the sale
%list priority5: normal prio => normal | medium => normal | of ordinary importance => normal | middling => normal | normal => normal | average => normal
%list limit: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list task_id6: 4 | 6 | #17 | 23 | 41 | #52 | 108 | three => 3 | nine => 9 | eleven => 11 | 2 | 15 | #7 | 330
%list gerund2: finishing the slides | cleaning the garage | paying the rent | calling the bank | renewing my passport | booking the flights | writing the report | fixing the bike | watering the plants | buying a present for Tom | ordering new filters | painting the fence | returning the library books | sorting the photos | updating my CV | mowing the lawn | backing up the laptop | picking up the parcel | cancelling the gym membership | preparing the interview | replacing the smoke detector | proofreading chapter two | sending out the invitations | descaling the coffee machine
%list detail2: the number is on the fridge | ask for Mrs. Lopez | it must be the blue one | the form is in the drawer | use the company card | not before the invoice is paid | take the old one along | about 20 people are coming | see the mail from Kim | it costs about 40 euros | second floor, room 12 | bring the receipt | the key is with the neighbours | only on weekdays | check the size first | start with the kitchen | use the new template | Tom has the ladder | everything except the garage | two copies of each page
%list chatter2: ugh | ok | right | hey | good news | so much to do | I keep forgetting this | my wife just called | before I forget | I was thinking | another thing | sorry | by the way | small thing | phew
%list noun2: tax return | dentist | car insurance | budget for May | Kim's present | kitchen sink | visa application | thank-you cards | blog post about tea | server migration | expense report | holiday photos | new passport | meter reading | school forms | flat viewing | slides for Monday | bike repair | quarterly numbers | job application
%list please: please | could you | can you | would you | pls | go ahead and | I'd like you to | let's
%list title6: buy milk | milk | renew passport | fix the tap | call the bank about the card | write to Kim and Bob | get a high chair for Leo | low fat yoghurt for mum | urgent care insurance papers | read "Normal People" | book flights from Oslo to Bergen | pick up the parcel at the post office on Elm Street | sort the photos with mum | ask Tom for the ladder and the long drill | plan the friday dinner | compare offers for the roof | find out who is on shift on sunday | return the 9 o'clock keys | order the 14 day pass | wash, wax and dry the car | sign the lease | prepare the talk for June | buy a birthday card for ana, who turns 30 | water the plants | get rid of the old sofa | weekend shopping | go to the bank with grandma | check whether the visa is still valid | pay the gas and the water bill | clean behind the fridge | done list for the retro | write notes for the interview | open an account for Leo | monthly report | take back the library books before they cost money | descale the kettle | learn ten words of Dutch | set up the new router
%list du2: friday | tomorrow | the 14th | next monday | the end of the month | june 3 | sunday evening | tonight | thursday noon | the 20th of may | next week | 12/4 | the weekend | wed | 2026-05-04 | in three days | christmas | the first of june | this afternoon | monday 9am
%list prio: urgent => high | high priority => high | top priority => high | really important => high | high prio => high | critical => high | high => high | low priority => low | not urgent => low | low prio => low | low => low | unimportant => low | normal priority => normal | medium priority => normal | normal => normal | regular priority => normal
%list priority6: urgent => high | high priority => high | top priority => high | really important => high | very urgent => high | high prio => high | super important => high | critical => high | high => high | asap => high | pressing => high | most important => high | crucial => high
%list priority7: low priority => low | not urgent => low | low prio => low | not important => low | low => low | no hurry => low | minor => low | no rush => low | not so important => low | unimportant => low | can wait => low
%list description4: the number is on the fridge | second floor, ask for Mrs. Lopez | it has to be the blue one | Kim pays half | two copies of each page | don't forget the charger and the keys | customer number 88213 | only open until six | use the company card | take the old one along | tell them we moved in may | the form is in the drawer next to the stove | about 20 people | high quality paper, low price | check the size first | under warranty until friday | for Leo | from the shop on Elm Street | the password is in the safe | bring the receipt from monday
%list priority8: normal priority => normal | medium priority => normal | normal => normal | average priority => normal | regular priority => normal | middling => normal | standard priority => normal | ordinary priority => normal | normal prio => normal
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list from_email3: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list task_id7: 14 | #14 | 3 | 7 | 22 | 105 | #9 | 12 | 31 | seven => 7 | four => 4 | 2 | 1009 | #205 | 18 | 40 | twelve => 12 | 5 | 66 | 88 | #88 | 11
%list todo3: book the chimney sweep | send the deposit back | sharpen the knives | sort the winter clothes | get a quote for the roof | return the library books | descale the kettle | register for the half marathon | call the optician | glue the blue chair | back up the laptop | hand in the timesheet | change the bike tube | order new business cards | write the eulogy | pay the piano teacher | bleed the radiators | pick up the dry cleaning | cancel the gym | thank Hannah for the flowers
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list who5: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list todo_inf: Blumen gießen | den Müll rausbringen | Mama anrufen | die Rechnung von der Werkstatt bezahlen | Auto volltanken | Milch kaufen | Milch und Eier kaufen | Wäsche aufhängen | Paket bei der Post abholen | Steuererklärung machen | einen Tisch für vier reservieren | Miete überweisen | Herrn Weber zurückrufen | die Präsentation fertig machen | Vertrag unterschreiben | Winterreifen wechseln | Geschenk für Paul besorgen | Pass verlängern | Bericht abschicken | neue Batterien kaufen | Katze füttern | Backup prüfen | den Zahnarzttermin absagen | Bad putzen | Bücher zurückgeben | Fahrrad reparieren | Reisekosten einreichen | Keller aufräumen | Koffer packen | Versicherung kündigen | Protokoll schreiben | Wohnung saugen | Fenster putzen | ein Angebot für Siemens schreiben | Rasen mähen | Spülmaschine ausräumen | Flug nach Wien buchen | Hausaufgaben kontrollieren | Balkon bepflanzen | beim Finanzamt anrufen | Oma besuchen | Impftermin ausmachen | Führerschein umtauschen | Fotos sortieren | mit dem Vermieter reden
%list frist: Freitag | morgen | übermorgen | heute Abend | nächsten Montag | Ende der Woche | Ende des Monats | 15. Juni | 1.12. | nächste Woche | Mittwoch | kommenden Donnerstag | Sonntagabend | Monatsende | 3. Mai | morgen Mittag | 05.03.2026 | Mitte August | Anfang Juni | Freitag 12 Uhr | Weihnachten | Dienstag | heute um 18 Uhr | nächsten Mittwoch | Ende März
%list inf: Milch kaufen und das Auto waschen | Tom nach der Rechnung vom Freitag fragen | den dringenden Brief suchen | die Hälfte der Miete überweisen | den Keller, den Dachboden und die Garage aufräumen | 14 Fotos drucken | das Zelt zurückgeben, bevor Malte fährt | Annegret fragen, ob das Zimmer um drei frei ist
%list due3: Mittwoch in einer Woche | 5. Mai | 3.4. | Pfingsten | Monatsende | Samstag 18 Uhr
%list frist2: Freitag | 14. Mai | morgen | Monatsende | Sonntag | nächste Woche | Montagabend
%list task_id8: 7 | 12 | 38 | 5 | 44 | 19 | 61
%list tun: Milch holen | Strom ablesen | Reifen aufpumpen | Geschenk für Mia einpacken | Wohnung kündigen | Tante Ute zurückrufen | Rasen mähen und Hecke schneiden | Gutschein einlösen | Steuerunterlagen sortieren | Hemden bügeln | mit Jonas reden | Vogelhaus bauen | Brot und Käse kaufen | Regal an die Wand schrauben | Zug für Ostern buchen | Rückgabe zur Post bringen | Fahrradkette ölen | Bett beziehen | Kuchen für das Schulfest backen | Kita anrufen wegen der Abholzeit | Antrag ausfüllen | Ofen sauber machen | Impfpass suchen | Ladekabel bestellen | Rezept abholen | Folien für Frau Adler fertigstellen | Aquarium reinigen | Angebot vergleichen | Passfotos machen lassen | Zelt trocknen
%list bis: Freitag | morgen | übermorgen | Monatsende | Sonntagabend | 20. | 3. Mai | nächste Woche Mittwoch | Ende Juni | heute Abend | nächsten Montag | Ostern | Donnerstag 12 Uhr | 1. August | Anfang Herbst
%list notiz: Ausweis mitbringen | Parkplatz hinterm Haus | bitte nüchtern kommen | Jonas bringt den Kuchen mit | Agenda folgt | Sportschuhe nicht vergessen | Tor 3 benutzen | Kosten werden geteilt | zweiter Stock, rechts klingeln | vorher anrufen | Angebot von der Konkurrenz beilegen | nur die kurze Fassung | Kontonummer steht im Ordner
%list inf2: tanken | Geld abheben | den Akku vom Rad laden | bügeln | Luftballons besorgen | beim Kinderarzt durchklingeln | Wiebke ihr Ladekabel zurückgeben | die Bewerbung ausdrucken und unterschreiben | Hundefutter nachkaufen | Skier wachsen lassen | rasen mähen | im Hort Bescheid geben | den Rauchmelder tauschen | eine Runde laufen gehen | Batterien kaufen | die Versicherung von Bernd vergleichen | wlan-passwort ändern | Henning die Bohrmaschine vorbeibringen | Sperrmüll anmelden | mit Kadir über den Umbau reden | die Oma im Heim besuchen | Turnbeutel waschen | ein Paket nach Graz aufgeben | Kostenvoranschlag einholen | den Keller ausmisten | Impfpass suchen | Äpfel vom Baum holen | die Folien für Dienstag fertig machen | der Nachbarin die Zeitung hochbringen | mal ausschlafen | Passfotos machen lassen | das Gartentor ölen | Konzertkarten verkaufen | Jule vom Bahnhof abholen | neue Schnürsenkel besorgen | die Heizkörper entlüften | Plätzchen backen mit den Kindern | Belege sortieren | zum TÜV fahren | Frau Okafor zurückrufen | Hemden aus der Reinigung holen | Vogelhaus aufhängen | Rechnung vom Dachdecker begleichen | den Mietwagen reservieren
%list frist3: Donnerstag | morgen Abend | 1. März | Ende der Woche | übermorgen | Pfingsten | 30. November | nächsten Montag | heute Abend | Sonntag | Mitte Mai | 17. | Mitte Oktober | Freitag 12 Uhr | nächste Woche Dienstag | in zehn Tagen | Silvester | Jahresende
%list notiz2: Personalausweis nicht vergessen | Kadir bringt den Grill mit | bitte leise klingeln | Karten liegen an der Kasse | erst die Blauen, dann die Roten | Treffpunkt am Hintereingang | Frau Okafor fragen | alles in bar | Größe 128 | Unterlagen zweifach | Preis vorher abklären | der Schlüssel hängt am Brett | nicht vor elf anrufen | geht auch telefonisch | Modellnummer WX-40 | nur die mit Deckel
%list inf3: fenster putzen | oma anrufen | den müll rausbringen | Fahrrad aus dem Keller holen | altglas wegbringen | Tante Gerda zum Geburtstag gratulieren | bei der Krankenkasse anrufen | koffer für Sylt packen | Rezept in der Apotheke abholen | den Kühlschrank abtauen | Schulbücher bestellen | mit Emil Mathe üben | die Winterjacken in die Reinigung bringen | pfandflaschen abgeben | Herrn Seidel wegen der Miete schreiben | Hochbeet gießen | einen Termin beim Friseur ausmachen | die Dachrinne sauber machen | handyvertrag kündigen | Zeugnis einscannen und hochladen | im Baumarkt Dübel kaufen | den Wasserfilter wechseln | Brot, Käse und Oliven einkaufen | die Stühle vom Nachbarn zurückbringen | Elternbrief unterschreiben | das Zelt trocknen lassen | Kaffeemaschine entkalken | beim Bürgeramt vorbeigehen | fotos von der taufe aussuchen | Papas Brille reparieren lassen | die Garage ausfegen | Jonas vom Training abholen | Flug umbuchen | neuen Personalausweis beantragen | schuhe zum schuster bringen | für die Prüfung lernen | das Regal im Flur anbringen | Kundenliste aktualisieren | den Hund zum Tierarzt bringen | zwei Kisten Wasser holen | Sporttasche auspacken | Angebot an die Firma Kern rausschicken | meerschweinchen füttern | Reifendruck prüfen | drucker neu einrichten | Gästebett beziehen | spenden für den Flohmarkt sammeln | Bettwäsche waschen und aufhängen | das Konto bei der Sparkasse auflösen | Weihnachtskarten schreiben
%list message: die Blumen auf dem Balkon zu gießen | den Müll rauszubringen | oma anzurufen | Fenster zu putzen | das Fahrrad reinzustellen | Tante Gerda zu gratulieren | bei der Krankenkasse anzurufen | die Koffer vom Dachboden zu holen | das Rezept in der Apotheke abzuholen | den kühlschrank abzutauen | mit Emil für die Klassenarbeit zu üben | die Pfandflaschen mitzunehmen | Herrn Seidel zu schreiben | einen Tisch im Goldenen Hirsch zu reservieren | den Handyvertrag zu kündigen | das Zeugnis einzuscannen | Dübel und Schrauben zu kaufen | den Wasserfilter zu wechseln | die Stühle zurückzubringen | den Elternbrief zu unterschreiben | Kaffee nachzubestellen | beim Bürgeramt vorbeizugehen | Jonas vom Training abzuholen | den Flug umzubuchen | die Schuhe zum Schuster zu bringen | für Freitag zu lernen | die Kundenliste abzugleichen | mit dem Hund Gassi zu gehen | Wasser zu trinken | die Sporttasche auszupacken | das Angebot rauszuschicken | den Reifendruck zu prüfen | die Betten zu beziehen | das Parkticket zu verlängern | den Herd auszumachen | die Hühner reinzulassen | Mias Lehrerin zu antworten | den Schlüssel bei den Nachbarn abzugeben | die Medikamente zu nehmen | mich beim Zahnarzt zu melden | eine Runde spazieren zu gehen | die Zeiterfassung nachzutragen | das Auto aus der Werkstatt zu holen | Kuchen fürs Büro mitzubringen | mir die Augentropfen zu geben | dem Vermieter Bescheid zu sagen
%list frist4: Freitag | morgen | übermorgen | Monatsende | Sonntagabend | 20. | 3. Mai | nächste Woche Mittwoch | Ende Juni | heute Abend | nächsten Montag | Ostern | Donnerstag 12 Uhr | 1. August | Anfang Herbst | in zwei Wochen | Weihnachten | 15.9. | Mittwochfrüh | Quartalsende
%list muss: ich noch tanken muss | der Müll heute raus muss | Oma auf meinen Anruf wartet | ich die Kinder abholen soll | die Bibliothek um sechs zumacht | Jonas seine Turnschuhe braucht | ich Frau Brandt zurückrufen wollte | das Parkticket abläuft | die Wäsche noch in der Maschine liegt | ich mich für den Kurs anmelden muss | der Braten aus dem Ofen muss | wir bei Kerns eingeladen sind | ich den Schlüssel mitnehme | die Katze ihre Spritze kriegt | das Meeting gleich losgeht | ich Brot mitbringen sollte | die Steuer fällig wird | Mia zum Zahnarzt muss | der Handwerker klingelt | ich nüchtern bleiben muss | die Bewerbungsfrist endet | morgen Feiertag ist und alles zu hat | ich das Angebot noch nachrechnen wollte | der Strom abgelesen wird | Papa Hochzeitstag hat
%list notiz3: Ausweis mitbringen | nüchtern kommen | Parkplatz hinterm Haus | Timo bringt den Kuchen mit | vorher kurz anrufen | Sportschuhe einpacken | Unterlagen von Frau Brandt nicht vergessen | zweiter Stock links | Kosten teilen wir | Kasse zahlt erst ab Mai | Rechnung kommt per Post | am besten mit dem Zug fahren | die alte Nummer steht auf dem Deckel | nur Barzahlung | Agenda kommt noch | erst beim Nachbarn klingeln
%list inf4: comprar leche y lavar el coche | preguntar a Maite por la factura del viernes | buscar la carta urgente | pagar la mitad del alquiler | ordenar el trastero, el garaje y el balcón | imprimir 14 fotos | devolver la tienda antes de que se vaya Iker
%list due4: el miércoles que viene | el día 5 | el 3/4 | fin de mes | el sábado
%list task_id9: 7 | 14 | 31 | doce => 12 | 205 | seis => 6
%list plazo: viernes | lunes | 14 de mayo | 30 de abril | domingo
%list num: 7 | 12 | 38 | 5 | 44 | 19 | 61
%list hacer: comprar huevos | leer el contador de la luz | inflar las ruedas | envolver el regalo de Martina | dar de baja el gimnasio | llamar a la tía Rosa | cortar el césped y el seto | canjear el vale | ordenar los papeles de Hacienda | planchar las camisas | hablar con Mateo | hacer una casita para pájaros | comprar pan y queso | colgar la estantería | sacar los billetes para Semana Santa | llevar la devolución a Correos | engrasar la cadena | cambiar las sábanas | hacer un bizcocho para el cole | avisar en la guardería de que salimos antes | rellenar la solicitud | limpiar el horno | buscar la cartilla de vacunas | pedir el cargador | recoger la receta | acabar las diapositivas para la señora Rey | limpiar la pecera | comparar ofertas | hacerme fotos de carnet | secar la tienda de campaña
%list para: el viernes | mañana | pasado mañana | fin de mes | el domingo por la noche | el día 20 | el 3 de mayo | el miércoles que viene | finales de junio | esta noche | el lunes | el fin de semana | el jueves a las 12 | el 1 de agosto | principios de otoño
%list nota: llevar el DNI | se aparca detrás | ir en ayunas | Mateo trae la tarta | la agenda va aparte | llevar zapatillas | entrar por la puerta 3 | se paga a medias | segundo piso, a la derecha | llamar antes | adjuntar la oferta de la competencia | solo la versión corta | el número de cuenta está en la carpeta
%list inf5: echar gasolina a la furgo | sacar dinero del cajero | planchar las camisas | comprar globos para la fiesta | llamar al pediatra | devolverle el cargador a Rocío | imprimir y firmar la solicitud | comprar pienso para el perro | encerar los esquís | cortar el pasto | avisar en la guardería | cambiar la pila del detector de humo | salir a correr | comparar el seguro de Fermín | cambiar la clave del wifi | llevarle el taladro a Óscar | pedir la recogida de muebles viejos | hablar con Zulema de la obra | ver a la abuela en la residencia | lavar las camisetas del equipo | mandar un paquete a Quito | pedir tres presupuestos | ordenar el trastero | buscar la cartilla de vacunas | coger manzanas del árbol | acabar las diapositivas del martes | subirle el periódico a la vecina | hacerme fotos de carnet | engrasar el portón | vender las entradas del concierto | ir por Julieta a la estación | comprar cordones | purgar los radiadores | hornear galletas con los niños | ordenar los recibos | pasar la ITV | devolverle la llamada a la señora Ospina | recoger los pantalones del arreglo | colgar el cuadro del pasillo | pagar al techador | reservar el coche de alquiler | tramitar la visa | surtir la receta | lavar los trastes
%list plazo2: el jueves | mañana por la noche | el 1 de marzo | el fin de semana | pasado mañana | Semana Santa | el 30 de noviembre | el próximo lunes | esta noche | el domingo | primeros de mes | el 17 | mediados de octubre | el viernes a las 12 | fin de año | dentro de diez días
%list nota2: no olvidar el DNI | Zulema trae la parrilla | llamar flojito al timbre | las entradas están en taquilla | primero los azules y luego los rojos | quedamos en la puerta de atrás | preguntar a la señora Ospina | todo en efectivo | talla 128 | papeles por duplicado | pactar el precio antes | la llave cuelga del gancho | no llamar antes de las once | también vale por teléfono | modelo WX-40 | solo los que tengan tapa
%list inf6: regar las plantas del balcón | sacar la basura | limpiar las ventanas | llamar a la abuela | llevar el coche a la ITV | recoger a los niños del cole | comprar pan y leche | devolver el taladro al vecino | pagar el recibo del agua | pedir cita con la pediatra | renovar el carnet de conducir | sacar el pollo del congelador | poner el lavavajillas | tender la ropa | bañar al perro | darle de comer al gato | cambiar las sábanas | imprimir los billetes de tren | mandar el informe a contabilidad | revisar el contrato con Lena | preparar la maleta | echar gasolina | inflar las ruedas de la bici | cortar el césped | cambiar la bombilla del pasillo | pasar por la farmacia | estudiar el tema cuatro | hacer la declaración de la renta | felicitar a Nora por su cumple | firmar los papeles de la hipoteca | anular la suscripción al gimnasio | reservar mesa en el japonés | limpiar el filtro de la campana | actualizar el antivirus | descalcificar la cafetera | mirar precios de vuelos a Quito | ordenar los cajones de la cocina | recargar la tarjeta del bus | llevar el abrigo a la tintorería | coser el botón de la camisa | desatascar el fregadero | hablar con el seguro | medir el hueco de la nevera | quitar las luces de Navidad | podar los rosales | vacunar al gato | sellar el paro | terminar la redacción de inglés | buscar canguro para el sábado | cargar el móvil | apagar el horno | mover el coche de zona azul | comprobar la presión de la caldera | lavar las cortinas | botar la basura | manejar hasta el taller | sacar la plata del cajero | pagar la tenencia | comprar la torta | jalar los datos del mes | alistar las mochilas | tomar agua
%list inf7: Llamar al banco | Comprar velas | Pagar el IBI | Preparar la reunión del lunes | Cambiar las ruedas | Enviar la propuesta a Globex | Recoger la tarta | Vaciar el trastero | Renovar el DNI | Pedir el certificado | Hacer la compra | Arreglar la persiana | Leer el contrato | Escribir a Elvira | Revisar el presupuesto | Imprimir las invitaciones | Limpiar la nevera | Contestar a Saúl | Llevar la bici al taller | Sacar dinero | Cancelar el seguro viejo | Comprar pienso | Lavar el coche | Felicitar a Irma | Reservar el camping
%list plazo3: el viernes | mañana | pasado mañana | el lunes que viene | el 15 | fin de mes | el 30 de junio | la semana que viene | el domingo por la noche | antes de Navidad | el día 5 | el jueves a mediodía | principios de mayo | 12/06 | esta noche | el próximo martes
%list infl: comprarle un regalo a Irene | tomarme la pastilla de la tensión | devolverle los libros a Bruno | mandarle las fotos a la tía Chelo | pedirle la receta al doctor | llevarles las llaves a los vecinos | cortarme el pelo | ponerme la crema | apuntarme al curso de cerámica | escribirle a la casera | quitarme las lentillas | avisarles a los del taller | preguntarle a Elvira por el presupuesto | bajarle el abrigo a Teo | matricularme en la uni | descargarme las entradas | hacerme los análisis | pasarle el aspirador al coche | darme de alta en la web del cole | llamarlos para confirmar | recogerlo antes de las ocho | entregárselo a la portera | pagarle la deuda a Nando | sacarme el pasaporte | despedirme de Greta | traerle flores a mamá | irme pronto | acordarme de las llaves | estirarme un rato | acostarme temprano
%list infx: llamar al fontanero y pedirle presupuesto | comprar huevos, harina y mantequilla | preguntar si aceptan devoluciones sin tique | comparar ofertas de fibra y cambiar de compañía | confirmar con Saúl a qué hora llega el camión | mirar si queda pintura blanca | repasar las diapositivas antes de la charla | limpiar el horno con bicarbonato | llevar a Toby al veterinario por la pata | buscar un hotel cerca del puerto para cuatro | dejar las llaves en el buzón de Elvira | organizar la despedida de Greta | leer los capítulos dos y tres | cambiar el aceite y las bujías de la moto | poner a cargar las pilas de la cámara | enviar el paquete a Chile por correo certificado | decirle a Bruno que no cuente conmigo | avisar al portero de que vienen los de la mudanza | recoger el traje antes de que cierren | escribir a la comunidad por lo de la gotera | hablar con la tutora sobre las notas de Teo | reclamar a la aerolínea por la maleta | preparar el discurso para la boda | hacer copia de las fotos en el disco duro | quedar con Irma para lo del piso | ver qué pasa con la humedad del baño | revisar los gastos de marzo y abril | pintar la valla del jardín | montar la estantería del cuarto | buscar la garantía de la lavadora
%list description5: llevar la tarjeta sanitaria | preguntar por el descuento | aparcar en la parte de atrás | Bruno trae la bebida | ir en ayunas | imprimir el dosier antes | el código de la puerta es 2210 | hablar del presupuesto y los plazos | cada uno paga lo suyo | ropa cómoda y zapatillas | solo en efectivo | confirmar asistencia con Greta | mirar en el cajón de la entrada | el modelo es RX-20 | pedir factura con IVA | pueden ser dos tallas más | se entra por la calle Olmo | los papeles están en la carpeta azul | preguntar por la señora Campos
%list end_date: viernes | domingo | 9 de mayo | 18 de junio | 15 de agosto | día 11 | sábado | 2 de noviembre | 22 | 27 de abril | miércoles que viene

%tool add_task
%list title7: order heating oil | return the drill | sort the attic | sign the lease | get the brakes looked at | print the tickets | write to the council | bleed the radiators | hang the mirror | chase the refund | register the bike | get new passport photos | prune the hedge | hand back the library books | cancel the gym | find a babysitter | pack for camp | wash the curtains
%list buy: get sandpaper | buy cat litter | fetch cough syrup | get wrapping paper | buy dishwasher salt | order printer ink | get potting soil | buy AA batteries | pick up oat milk
%list due5: friday | tomorrow | the weekend | the 9th | next tuesday | end of the month | tonight | 3 october | thursday noon | monday morning
%list priority9: top priority => high | high => high | a high one => high | marked urgent => high | priority 1 => high | the most important of the lot => high | crucial => high | it can't wait => high | extremely pressing => high
%list priority10: low => low | a low one => low | lowest priority => low | not important at all => low | no hurry whatsoever => low | it can wait => low | one for a rainy day => low
%list buy2: oat milk | two lemons and thyme | dishwasher tabs | nappies size 4 | a dozen eggs | bin bags | cat litter | sourdough | AAA batteries | coriander, limes, tortillas | a birthday card | toothpaste x2 | rice + beans | kitchen roll | 6 light bulbs (E14) | chicken thighs | washing-up liquid | stamps | ginger, garlic and miso | plasters | olive oil, the good one | masking tape | frozen peas | basil
%list tgt: (todo) | (task) | [task] | (for the todo list) | [todo] | (to-do list)
%list htd: #todo | #task | #to-do | #todolist
%list hash: due | // | till
%list cb: [ ] | - [ ] | ☐ | * [ ]
%list arrow: -> | --> | >> | <- | :
%list onto: ring the optician | descale the kettle | find a new dog walker | return the library books | cancel the gym contract | bleed the radiators | sew on that button | order firewood | get the bike serviced | reply to the council | sort the photo boxes | buy a smoke detector | get passport photos | defrost the freezer | talk to payroll about my overtime | measure the alcove
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list who6: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list due6: friday | the 20th | monday | tomorrow night | the end of the month | next wednesday | 3 june | sunday noon
%list buy3: milk | oat milk and bread | cat litter | AA batteries | a birthday card for Ben | printer paper | two lemons | dishwasher tabs | a charger for the tablet | coffee beans | stamps | bin bags | eggs, butter and flour | sunscreen | a gift for the twins
%list name: kim | alice | bob | tom | priya | marco | ingrid | Lena | Mrs. Lopez | Dr. Weber | my landlord | the bank | accounting | HR | mum | my sister | Sam Fisher | Yuki Tanaka | the school | the travel agency | Omar | Acme | the insurance company | julia | our lawyer | ben | the plumber
%list buy4: oat milk | eggs and butter | dishwasher tablets | cat litter | lemons | coffee filters | toothpaste | basmati rice | bin bags | apples
%list nag: my wife | the school | my accountant | Jonas | the landlord | my boss | granny | the neighbour | our solicitor | my flatmate
%list message2: email the notary | text Gita the address | add stamps to the list | look at the calendar | cancel the boat | message the other parents | enter the choir dates | take my tablets | leave for the 8:15 | ask Ravi for the notes from monday | mail the form before the 9th | search for the blue folder | write down the meter | check the weather for sunday | turn the heating down | tick off the shopping | send the 12 photos | meet Bruno at gate 3 | remember Aunt Bo's present | reply to the recruiter | schedule the eye test | finish task 9
%list rem: turn off the heating | check the bitcoin price | look at the forecast | read the news about the strike | close the blinds | google a plumber | change the dollars | lock the shed | watch the camera at the stable
%list buy5: milk | eggs and bread | cat litter | light bulbs | two kilos of potatoes | birthday candles | batteries | a new toothbrush | stamps | olive oil | printer paper | washing powder | dog food | nappies | oat milk | coffee beans | tomatoes | screws for the shelf | sunscreen | wrapping paper
%list limit2: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | twenty-five => 25
%list dtd: steuer machen | keller ausräumen | paket an Opa schicken | mail an die hausverwaltung beantworten | wasserhahn reparieren | geschenk für Wiebke besorgen | balkon streichen | rezept abholen | termin beim optiker ausmachen | fahrrad aufpumpen | protokoll tippen | kündigung fürs fitnessstudio schreiben | pfand wegbringen | reifen wechseln lassen
%list dby: freitag | morgen | montag früh | 14.3. | ende der woche | übermorgen | sonntag | nächsten dienstag | 1. juni
%list dek: hafermilch | zwei zitronen | klopapier | eier und mehl | spülmittel
%list tun2: den Dachdecker anrufen | die Kette ölen | das Formular abgeben | den Zitronenbaum umtopfen | die Belege sortieren | Filter bestellen | die Fähre buchen | das Aquarium putzen | Knöpfe annähen | den Reifendruck prüfen
%list message3: die Fahrräder aufpumpen | den Ofen entkalken | beim Optiker anrufen | Pfandflaschen wegbringen | die Hecke schneiden | den Kinderwagen verkaufen
%list wer: die Nachbarin | der Chef | mein Schwager | die Vermieterin | der Hausmeister | Oma Gerda | der neue Praktikant | meine Ex | der Trainer | Frau Özdemir | mein Mitbewohner | die Tante aus Kiel
%list message4: zu tanken | Geld abzuheben | den Akku zu laden | die Hemden zu bügeln | beim Kinderarzt durchzuklingeln | Wiebke ihr Kabel zurückzugeben | Hundefutter mitzunehmen | den Rasen noch vor dem Regen zu mähen | im Hort Bescheid zu geben | die Batterie im Rauchmelder zu tauschen | eine Runde laufen zu gehen | Henning die Bohrmaschine vorbeizubringen | den Sperrmüll anzumelden | mit Kadir über den Umbau zu reden | Oma im Heim zu besuchen | das Paket aufzugeben | einen Kostenvoranschlag einzuholen | den Keller auszumisten | den Impfpass einzustecken | die Folien fertig zu machen | der Nachbarin die Zeitung hochzubringen | Passfotos machen zu lassen | Jule abzuholen | die Heizung zu entlüften | die Belege zu sortieren | zum TÜV zu fahren | Frau Okafor zurückzurufen | mich umzuziehen | den Mietwagen zu reservieren | die Kerzen auszupusten
%list imp: ruf oma an | kauf noch Milch | bring den müll raus | hol die kinder ab | stell die Tonne raus | denk an den Schirm | nimm die Tabletten | gieß die tomaten | schick Frau Brandt das Angebot | zieh die Wäsche ab | gib das Buch zurück | wirf den Brief ein | mach den Ofen aus | frag Timo nach dem Schlüssel | überweis die Miete | lass den hund raus | pack die Badesachen ein | druck die tickets aus
%list etd: arreglar la persiana | llamar al seguro | comprar regalo para Nuria | limpiar el horno | contestar el correo del colegio | renovar el dni | llevar el coche al taller | tender la ropa | pagar el alquiler | devolver los libros | pedir cita en el dentista | ordenar el trastero | escribir una nota para el portero
%list eby: viernes | mañana | el lunes | 14 de marzo | fin de mes | pasado mañana | domingo | el próximo martes
%list eht: #tarea | #pendiente
%list hacer2: llamar al techador | engrasar la cadena | entregar el formulario | trasplantar el limonero | ordenar los recibos | pedir los filtros | reservar el ferry | limpiar el acuario | coser los botones | medir el pasillo
%list hacer3: llevar la bici al taller | pedir cita en la óptica | devolver los libros | regar el huerto | llamar al fontanero | comprar bombillas
%list quien: mi vecina | el jefe | mi suegra | el casero | la abuela Pilar | mi primo | el entrenador | la chica de recursos humanos | mi compañero de piso | la tía Charo
%list infl2: echarle un ojo al contrato | ponerme las gotas | darle la medicina al perro | apuntarme a la carrera | pasarle las fotos a Zulema | comprarme unas botas | devolverle la llamada a Óscar | pedirles presupuesto a los pintores | llevarle la compra a mi tía | hacerle la copia de la llave a Rocío | cambiarle el agua a los peces | decirle a Fermín lo del piso | quitarle el polvo a los libros | sacarme sangre | recordarle a mamá su cita | escribirle unas líneas al casero | bajarme los apuntes | probarme el traje | llevarlos al zoo | recogerla en la terminal | mandárselo firmado | renovarlo antes de que caduque | despedirme de los vecinos | dormirme temprano | pagárselo a la señora Ospina | subirlo a la nube
%list start_date: lunes | martes | miércoles | 3 de mayo | 12 de junio | 1 de agosto | día 4 | jueves | 28 de octubre | 15 | 20 de abril
# Bare, clipped and roundabout.
i still have to {title=title7}, note it as a task
~ {title=title7}, todo
todo: {title=title7}
another thing for the list: {title=title7}
{=who} used up the last of it, so {title=buy} goes on my list
chuck {title=title7} on the pile of things to do
the list needs one more, {title=title7}
jot down a task for me, {title=title7} before {due_date=due5}
not a reminder, no alarm, just list it: {title=title7}
{=hm}, i keep forgetting to {title=title7}, stick it on the todos
promised {=who} I'd {title=title7} by {due_date=due5}, get that on my list
{title=title7} - {priority:high=urgent} - by {due_date=due5}, as a task
running low again. task: {title=buy}
my list, at the bottom, {priority:low=no rush}: {title=title7}
note to self, as a to-do, {title=title7}
can you take down a job for {due_date=due5}? {title=title7}
add a task
{=hm}, something new for my todo list
# Second steps: what an earlier step found is meant.
(make|add|create) a task to {title=todo}
put {title=todo} on my list
# What is an argument, what is not, and where it ends.
put {title=title2} on my todo list
todo: "{title=title2}". No date, no priority
new task, {title=title2}, to be done by {due_date=due}, I don't care how urgent you make it
{title=title2}, that should be on my list by the time {=p2} asks
add {title=title2} to the list, {priority=priority9}
add {title=title2} to the list, {priority=priority10}, but don't drop it
task: {title=title2}; details: {description=description}; due: {due_date=due}; {priority=priority}
details "{description=description}", title "{title=title2}", a new todo with {priority=priority}
I need a todo for {title=title2} and its note is {description=description}
please note a task for me, {title=title2}, because {=from_email} keeps asking
~ to my todos: {title=title2}, deadline {due_date=due}, remark: {description=description}
{priority=priority}, {title=title2}, on my todo list, if you'd be so kind
{due_date=due} is the deadline, {title=title2} the job, create the task
before I forget, {title=title2}, by {due_date=due} at the latest, as a todo
stick {title=title2} on my todos, it's for the move, not for work
I must {title=title2}. List it with my tasks, and that's everything for today
it isn't urgent or anything, just add a task to {title=title2}
{=from_email} says it's important, I say it's {priority=priority10}: {title=title2}, add it as a task
one todo, not two: {title=title2}
jot it on the to-do list, will you, {title=title2}, {due_date=due}
to-do, {priority=priority}: {title=title2}. {description=description}. By {due_date=due}.
create a task due {due_date=due}, I'll give you the title in a moment
~ make me a new todo with {priority=priority}, title to follow
# "Label: content", telegrams, hashtags, arrows.
to-do - {title=title3}
TODO {title=title3}
task >> {title=title3}
action item: {title=title3}
~ action points from today's call, first one: {title=title3}
chore: {title=title3}
errand - {title=title3}
errand for {due_date=due_date}: {title=title3}
~ chores, {due_date=due_date}: {title=title3}
household job / {title=title3} / {due_date=due_date}
shopping list: {title=buy2}
groceries list + {title=buy2}
{title=buy2} -> shopping list
+ {title=buy2} - on my list
+1 on the todo list: {title=title3}
{priority:high=urgent|very urgent|super urgent} todo - {title=title3}
{priority:high=high priority|high-priority|hi-prio} task: {title=title3}
{priority:high=important} task [for {due_date=due_date}]: {title=title3}
{priority:low=low prio|low priority|lowest priority}: {title=title3}
{priority:low=not urgent|no rush|whenever} - task - {title=title3}
{priority:high=URGENT}: {title=title3} by {due_date=due_date}, on my todos
{priority:low=low-prio} to-do, {title=title3}, sometime around {due_date=due_date}
~ {priority:normal=normal|medium|regular} priority todo: {title=title3}
prio {priority:high=high|1|A}, task: {title=title3}
task: {title=title3} / prio: {priority:low=low|C} / due: {due_date=due_date}
title: {title=title3}, priority: {priority:high=high}, due: {due_date=due_date} -> new task
new task | {title=title3} | {due_date=due_date} | {priority:normal=normal}
task | {title=title3} | note: {description=description2}
task {=lb}{priority:high=high|urgent}{=rb}: {title=title3}
todo {=lb}due {due_date=due_date}{=rb}: {title=title3}
{title=title3} {=lb}task, {priority:low=low}, {due_date=due_date}{=rb}
{title=title3} {=tgt}
{title=title3}, {due_date=due_date} {=tgt}
{=htd} {title=title3}
{=htd} {title=title3} {=hash} {due_date=due_date}
{title=title3} #todo
~ {title=title3} #task {priority:high=#urgent|#important|#p1}
{priority:low=#lowprio|#someday|#low} #task {title=title3}
{=cb} {title=title3}, for the todo list
todo list {=arrow} {title=title3}
{title=title3} -> todo
{title=title3} --> tasks, due {due_date=due_date}
{title=title3} >> task list, {priority:high=top}
todo for {due_date=due_date}: {title=title3}
todos {due_date=due_date}: {title=title3}
~ {due_date=due_date}: {title=title3}, task please
~ by {due_date=due_date}: {title=title3}. task.
deadline {due_date=due_date} / todo: {title=title3}
due {due_date=due_date} - {title=title3} - as a to-do
task {title=title3} {due_date=due_date}
todo {title=title3} stop due {due_date=due_date} stop
todo {priority:high=!!|!!!|(!)} {title=title3}
[quick ]todo before I forget: {title=title3}
ok so my phone is about to die, quick one. todo: {title=title3}, due: {due_date=due_date}
dictating this while driving. new to-do: {title=title3}. details: {description=description2}
for the to-do pile: {title=title3} - {description=description2}
~ work item: {title=title3}; deadline: {due_date=due_date}; remarks: {description=description2}
ticket for myself: {title=title3}
backlog: {title=title3} {=lb}prio {priority:low=low|lowest}{=rb}
~ homework: {title=title3}, due {due_date=due_date}, on the task list
must do, {priority:high=critical}: {title=title3}
~ things to do -> {title=title3}
one more for the task list... {title=title3}
my list, new line: {title=title3}
bucket: tasks. item: {title=title3}. until: {due_date=due_date}
fresh task, {priority:high=highest priority|priority one}, {title=title3}, needed {due_date=due_date}
add: {title=title3} {=lb}todo{=rb}
add 2 list: {title=title3}
re todo list: {title=title3} is missing on it, pls add
~ sorry, forgot one: task - {title=title3}
what's left after the meeting, as a task for me: {title=title3}
task no one else will do: {title=title3} {=lb}{priority:normal=normal prio|average priority}, {due_date=due_date}{=rb}
not a reminder, a todo: {title=title3}
category chore, text {title=title3}, date {due_date=due_date}
back from the doctor, all fine, but she gave me homework. task: {title=title3}. by {due_date=due_date}. that's it
so the kids are finally in bed and I'm going through my pockets, found a scrap of paper saying "{title=title3}" - todo list please
~ {title=title3} - task - not today, but {due_date=due_date} - and it's {priority:high=really important|top priority}
subject: {title=title3}. kind: task. details: {description=description2}. importance: {priority:low=low|minor}
# A word or two decide between neighbours.
put it on my list: {title=title4}
{title=title4}, on the list with that
jot "{title=title4}" down as a todo
my backlog needs one more: {title=title4}
{title=title4} -> backlog, {priority=pri}
~ stick {title=title4} on the to-dos, due {due_date=ddl}
I have to {title=title4} by {due_date=ddl}, add that to my tasks
task: {title=title4}. deadline {due_date=ddl}. {priority=pri}
create a to-do called {title=title4}
open a new task to {title=title4}, {priority=pri}
~ at some point I should {title=title4}. no reminder, only list it
add another item, {title=title4}, to be done by {due_date=ddl}
for my list, whenever I get round to it: {title=title4}
new to-do, {priority=pri}, {title=title4}
chuck {title=title4} on the pile of todos
list item: {title=title4} (details: {description=det})
make a to-do of it, {title=title4}, and write {description=det} in the details
things to do before {due_date=ddl}: {title=title4}, list it please
could {title=title4} go on my task list
oh, and one for the todo list, {title=title4}
~ I promised {=who2} to {title=title4} by {due_date=ddl}, so on my list it goes
don't remind me at any hour, just have it among my tasks: {title=title4}
while I think of it, {title=title4} has to be on the list
todo list + {title=title4}
log a task, {title=title4}, due {due_date=ddl}
assign me a task: {title=title4}, {priority=pri}, by {due_date=ddl}
shopping and stuff, well, put {title=title4} on my to-do list
remember it as a todo: {title=title4}
add a task due {due_date=ddl}
I was lying awake last night and it struck me that nobody has thought of it: {title=title4}. on my todo list, please, {priority=pri}
{=who2} asked me nicely and I couldn't say no, so now I have to {title=title4}, by {due_date=ddl} if possible, another one for my list
{=chat_in}, but could you quickly take down a to-do for me, {title=title4}, no date
I'd rather not have it in my calendar since it can be done any day, {title=title4}, just a task
# In the manner of chat.
I should really {title=onto}, put it somewhere on my list
{=hush}, {title=onto}, on the todo list with it before I forget
I lie awake thinking I must {title=onto}, so put that on my list and let me sleep
{=who6} keeps nagging me to {title=onto}, fine, make it a task, due {due_date=due6}
~ one day I'll {title=onto}. add it to my tasks, {priority:low=no hurry at all|low priority}
this one is {priority:high=urgent|really important}, I mean it: {title=onto}, onto the todo list
it'd be good to have "{title=onto}" on my list, to be done by {due_date=due6}, I think
~ note to my lazy self, as a task please: {title=onto}
# More of the usual ways.
{title=todo2}, put it on the list
{title=todo2} by {due_date=bareday}
{title=todo2} before {due_date=bareday}, todo please
by {due_date=bareday} I've got to {title=todo2}, list it
before {due_date=bareday}: {title=todo2}. task
until {due_date=bareday} at the latest: {title=todo2}, as a todo
don't let me forget to {title=todo2}
don't let me forget to {title=todo2}, it's due {due_date=bareday}
one for the list, {title=todo2}
I still have to {title=todo2}, no rush, {priority:low=low prio|low priority|not urgent} though, add it
{title=todo2}, {priority:low=not urgent|no rush|not that important|low prio}, put it with my tasks
{title=todo2}, {priority:high=asap|urgent|super important|top prio}! to my list
{priority:high=urgent|very important|high prio} one for my tasks: {title=todo2}
{priority:high=urgent|important}: {title=todo2} by {due_date=bareday}. list it
{due_date=bareday}, {priority:high=high priority|urgent}, {title=todo2}: new task
~ task for {due_date=day}, {priority:low=low priority|minor}: {title=todo2}
new todo {title=todo2} due {due_date=bareday} {priority:normal=normal priority|medium priority}
{title=todo2}. {priority:high=High priority|Urgent}, {due_date=bareday} latest. add to tasks
can you take down a task, {title=todo2}, for {due_date=day}
~ {title=todo2} needs doing by {due_date=bareday}, track it for me
stick "{title=todo2}" on there too, deadline {due_date=bareday}
"{title=tname}" as a task, due {due_date=bareday}, details: {description=detail}
add {title=buy3} to what I need to buy
we're out of {title=buy3}, shopping list please
note for the list: {title=todo2}, and mention that {description=detail}
{title=todo2}, {description=detail}. make it a todo
{description=detail}. that belongs to a new task, {title=todo2}
todo {title=todo2}, namely {description=detail}, by {due_date=bareday}
make a task out of this: {title=todo2}, due {due_date=bareday}, {description=detail}
{=chatter}, my wife wants me to {title=todo2} before {due_date=bareday}, onto the list please
I promised {=who3} to {title=todo2} by {due_date=bareday}, make that a task
my list should also say {title=todo2}
write {title=todo2} down as something I have to do
I can't do it now but I need to {title=todo2} at some point, keep it in my todos
remember for my todo list: {title=todo2}
there's one more thing to do, namely {title=todo2}, due {due_date=day}
sometime before {due_date=bareday} I should {title=todo2}. task, {priority:low=low priority|nothing urgent|unimportant}
could you log {title=gerund} as a todo for {due_date=day}
{title=gerund} on the list, due {due_date=bareday}
{title=gerund}: {priority:high=top priority|urgent|crucial}, due {due_date=bareday}, list please
~ I need {title=tname} as an item in my tasks, finish by {due_date=bareday}
open a task named {title=tname}, priority {priority:low=low}, due date {due_date=bareday}, description {description=detail}
due {due_date=bareday}: {title=todo2}. prio {priority:high=high}. add it
set it to {priority:high=high priority|urgent}: new task {title=todo2} for {due_date=day}
I can't sleep until {title=gerund} is on my list
add a task due {due_date=bareday}
something {priority:high=urgent|very important} needs to go on my todo list
put one more thing on my list for {due_date=bareday}
another todo please
new {priority:low=low priority|unimportant} item for the list, by {due_date=bareday}
I have a new task for you to write down
remind me on my list to {title=todo2}
schedule a task: {title=todo2}, due {due_date=bareday}
put {title=todo2} down for {due_date=bareday}, just as a todo, not in the calendar
no reminder needed, just a todo: {title=todo2}
make a note that I have to {title=todo2}
I'll write to {=name} myself, just put {title=todo2} on my list for {due_date=bareday}
no time for mails now, so as a task: {title=todo2}
# Told around, thought aloud, wrapped in a story.
one day I really have to {title=task}, it should be on my list
ugh, I still haven't managed to {title=task}, list it
{=ctx}, so someone please note on my list: {title=task}
I'll never get round to it unless it's on my list: {title=task}
if it isn't on the list it won't happen, so {title=task} by {due_date=date}
{=who4} is after me to {title=task} before {due_date=date}, that belongs on my list
among the things I must do is {title=task}, {priority:high=it's pressing|it can't wait|that one is urgent}, on the list with it
oh and {title=task}, {priority:low=no rush at all|whenever|not important}, add it to the pile
my list could use one more entry: {title=task}
it's {due_date=date} that I have to {title=task} by, on the todo list please
I'd sleep better with "{title=task}" on my to-do list
not today, but I should {title=task} until {due_date=date}, keep it on my tasks
the fridge is empty again, {title=buy4} belongs on my list
{title=task} won't do itself, {priority:high=top priority}, due {due_date=date}, task it
I've got one more for the list
there's something I have to do by {due_date=date}, make it a task
# Short and plain, as typed every day.
new to-do
{title=noun}, on the list
jot {title=noun} on my todos
still gotta {title=chore}, list it as a task
one more thing for the todo list: {title=chore}
{priority:high=urgent|top priority|important} task, {title=noun}
{title=chore} goes on the to-do list
stick something on my to-do list
todo {due_date=day2}: {title=chore}
my tasks lack {title=noun}, put that in
{title=noun} as a task, {priority:low=no rush|not urgent|low prio}
pop {title=noun} on my tasks, due {due_date=day2}
{=nag} keeps asking, so get {title=noun} onto my todos for {due_date=day2}
by {due_date=day2} I should {title=chore}, so that belongs on my list
{due_date=day2} is the deadline and {title=noun} is the job, enter it as a task
{title=chore}, my to-do list doesn't have that yet and it's {priority:high=urgent|really important|pressing}, write it in
write down a task, {title=chore}, and with it the remark {description=det2}
my head is a sieve, so onto the todo list it goes: {title=chore}
# Bare noun phrases, and orders that lack what is needed.
something for my list
{title=chore2}, on my list
I really must {title=chore2}, put it on the to-do list
another job for the list
new to-do, {title=chore2}
the shelf's empty again, so {title=chore2} goes on my tasks
{priority:high=urgent}: {title=chore2}, onto the list with it
one of these days I'll have to {title=chore2}, jot it on my todo list, {priority:low=low priority}
~ I've got a to-do for you to write down
add to my list what I have to do before we move
task: {title=chore2} by {due_date=day3}
# Needs only hinted at, telegrams, neighbours.
no alarm needed, {title=title5} should simply be on the list
it's not an appointment, I can {title=title5} any time before {due_date=due2}, so a todo
don't {=message2} for me, only write {title=title5} on my list
I don't want to be pinged, I want it on my list: {title=title5}
please remember I have to {title=title5}, as a task I mean, not as a fact
{title=title5} has no hour, only a deadline, {due_date=due2}, so make it a task instead of an event
not the calendar, the todo list: {title=title5}, {due_date=due2}
don't change any old task, it's a new one: {title=title5}
{=from_email2} emailed that I have to {title=title5} by {due_date=due2}, don't answer, note it as a task
the flat looks awful and I still have to {title=title5}, list that
~ {=from_email2} will kill me if I don't {title=title5} by {due_date=due2}, that's {priority=priority2}, so to the todos with it
I keep putting it off: {title=title5}. At least have it on my todo list, {priority=priority3}
one of these days I must {title=title5}, park that among my tasks
there's a thing I'd nearly forgotten, {title=title5}, {priority=priority2}, let it be on the list
todo {title=title5} {due_date=due2} {priority=priority4}
{title=title5} b4 {due_date=due2}, todo
{title=title5}, {priority:high=asap|ASAP}, my todos pls
to my list: {title=title5} thx
w/ {priority=priority4}, due {due_date=due2}: todo {title=title5}
todo: {title=title5}, due {due_date=due2}, {description=description3}
{description=description3}, that's a remark for the new task {title=title5}, which is {priority=priority5}
in passing, {title=title5} is due {due_date=due2}, {description=description3}, list it as a task
call the task {title=title5}, {priority=priority4}, and mention in it: {description=description3}
I've {=limit} tasks already, {title=title5} makes one more
one more {priority=priority5} task, due {due_date=due2}
something {priority=priority2} for my todo list
on my list, please, not now: {title=rem}
I'll get round to it one day: {title=rem}. put it on the to-do list
not a reminder, just an entry in my tasks: {title=rem}
to-do w/o date: {title=rem}
# The usual ways to ask.
add {title=todo} to my (todo list|to-do list|list|tasks|todos)
(create|make|open|add) a [new] (task|todo|to-do|item): {title=todo}
(put|write|stick|throw) {title=todo} on (my|the) (list|todo list|task list|to-dos)
todo: {title=todo}
task {title=todo} {due_date=date}
~ {title=todo} -> (todo|task list|my list)
new (task|todo) [for me]: {title=todo}, (due|until|by|deadline) {due_date=date}
(create|add) a task to {title=todo} (by|until|before) {due_date=date}
(add|put) a (task|todo) for {due_date=date} to {title=todo}
I (have to|need to|must|should|gotta) {title=todo} (by|before|until) {due_date=date}, (put it on my list|add it to my tasks|make it a task|write it down as a todo)
I (need to remember|mustn't forget|really ought) to {title=todo}, (add it to my tasks|put that on my todo list|onto the list with it)
put {title=gerund2} on my (list|todo list|tasks) with {priority:high=high|top|the highest|urgent} priority
(add|create) (an|a new|a) {priority:high=urgent|high priority|very important|super important|critical|top priority} (task|todo): {title=todo}
{title=todo}, {priority:low=low priority|not important|no hurry|unimportant|whenever there's time}, (add it to the list|as a task please|todo)
(add|note) {title=todo} as a {priority:low=low priority|minor|not so important} (task|item|todo) (for|due) {due_date=date}
(make|create) a {priority:normal=normal|medium|regular|ordinary|medium priority|normal priority} task to {title=todo}
(add|put) {title=buy5} (to|on) my (shopping list|list|todo list)
(can you|could you|please) add "{title=todo}" to my (tasks|list|todos) and note that {description=detail2}
task: {title=todo}, (details|note|description): {description=detail2}
{=chatter2}, {title=gerund2} (still needs to go on the list|isn't on my list yet, add it|should be on my todo list)
another (one|item|task) for the list: {title=todo}
on my (list|todo list) for {due_date=date}: {title=todo}
(add|create|put in) a (task|todo) (called|named|titled) "{title=noun2}" (due|for) {due_date=date}
~ the {title=noun2} has to be (sorted|dealt with|done|handled) by {due_date=date}, add it to my tasks
~ {=please} (jot down|note|enter) {title=todo} in my (task list|todo list|todos)
{due_date=date} is the deadline for {title=gerund2}, (make a task of it|put it on the list|task please)
(don't let me lose track of|keep track of) {title=gerund2}, put it on my list, it's {priority:high=urgent|really important|high priority|pressing}
{title=todo}. {description=detail2}. (Add as a task.|Make that a task.|Task list, please.)
what a day. now I also have to {title=todo}, (add it|onto the todo list|list it) with priority {priority:high=high|urgent}
I want {title=noun2} on my todo list
add to (list|tasks|todos): {title=buy5}
my list needs one more (thing|entry), {title=todo}
(add|make) a [new] (task|todo|to-do)
(put|add) something (on|to) my (todo list|list|tasks) [for {due_date=date}]
(I need|I want) a new {priority:high=urgent|high priority} (task|todo)
could you add (a task|something to my todo list) due {due_date=date}?
# Every parameter in many wordings, orders and lengths.
{title=title6} - todo
{title=title6} - {due_date=du2} - {priority=prio} - todo
todo {title=title6}, {priority=prio}
todo, {priority=prio}: {title=title6} ({due_date=du2}|by {due_date=du2})
{priority=prio}, {due_date=du2}: {title=title6}, on my list
by {due_date=du2} and it's {priority=priority6}: {title=title6}, make it a task
it's {priority=priority6}: task {title=title6} until {due_date=du2}
it's {priority=priority7} but I'd like to {title=title6} some day, list it
{title=title6}; due {due_date=du2}; {description=description4} - as a new task
new task "{title=title6}" with the details {description=description4}
details {description=description4}, title {title=title6}, due {due_date=du2}, priority {priority=prio}
title {title=title6} priority {priority=prio} due {due_date=du2} description {description=description4}
priority {priority=prio} for a new task, {title=title6}, {description=description4}
add "{title=title6}" for {due_date=du2}, {priority=priority8}
make that {priority=priority8} and due {due_date=du2}: {title=title6}, in my todos
nothing special, {priority=priority8}, just add {title=title6}
~ {=chat}, stick {title=title6} on my todos, {priority=priority7}, {due_date=du2} is fine
deadline {due_date=du2} for this new task: {title=title6}
the deadline is {due_date=du2}, the task is {title=title6}, more info: {description=description4}
not by {=du2}, by {due_date=du2}: task {title=title6}
{=from_email3} needs me to {title=title6} by {due_date=du2}, to the list, {priority=priority6}
when I have time, {title=title6}, {priority=priority7}, put it on the list
I mustn't forget, {title=title6}, {priority=priority6}, onto the todo list
~ on my todo list: {title=title6}. {description=description4}
{title=title6}, and in the task's notes: {description=description4}
please add the task {title=title6}, marked as {priority=prio}
for {due_date=du2} I need a task saying {title=title6}
tasks += {title=title6}
got another todo, {title=title6}, no due date
write "{title=title6}" down, due {due_date=du2}, note {description=description4}
can you list {title=title6} as {priority=prio} for {due_date=du2}
until {due_date=du2} latest, {priority=priority6}, {title=title6} - todo
a {priority=priority6} task: {title=title6}
a {priority=priority8} task, due {due_date=du2}
{priority=priority7} todo for {due_date=du2}, please add
add a todo with the note {description=description4}
no date, no priority, just the task {title=title6}
{=from_email3} says it's important, I don't, so {priority=priority7}: task {title=title6}
I've got {=limit2} minutes, add {title=title6} to my list
the list is long already, add {title=title6} all the same
# Told around, thought aloud, wrapped in a story.
there's always something. {title=todo3}, on the list
while I think of it, I still have to {title=todo3}, so on the list with it
I said I'd {title=todo3} by {due_date=date}, keep track of that for me in my todos
{=hello}, can you jot "{title=todo3}" on my to-do list
{title=todo3} needs doing, {priority:high=like yesterday|as soon as possible|before anything else}, so onto my list
somewhere down my list please: {title=todo3}, {priority:low=when I'm bored|it can wait|only if there's time}
~ my wife wants me to {title=todo3} before {due_date=date}, I'd better have it on the todo list
what else, ah yes, {title=todo3}, deadline {due_date=date}, add that
make {title=todo3} a task of mine, {priority:high=very important}, and due {due_date=date}
could {title=todo3} go on my list, {due_date=date}, no hurry, {priority:low=low priority}
I need to {=todo3}, no wait, {=who5} does that. But I do have to {title=todo3}, list it
let it be written on my list that I shall {title=todo3}
{due_date=date} at the latest I must {title=todo3}, put it with my tasks
you know what's missing on my todo list? {title=todo3}
as a task for {due_date=date}: {title=todo3}, remark: {description=sentence}
"{title=todo3}", into the task list it goes
nobody will ever {title=todo3} unless you give me a task for it, {due_date=date} say
oh, another thing to do just came to mind, please take it down
my to-do list isn't long enough yet, one more: {title=todo3}
%lang de
# The usual ways to ask.
(setz|setze|schreib|pack|tu) [bitte] {title=todo_inf} auf (die|meine) (Liste|Todo-Liste|To-do-Liste|Aufgabenliste)
neue Aufgabe: {title=todo_inf}
(füg|füge|fügen Sie) [bitte] {title=todo_inf} [zu] meinen Aufgaben hinzu
todo {title=todo_inf}
(leg|lege) [bitte] eine Aufgabe an: {title=todo_inf}, (fällig|bis) {due_date=frist}
aufgabe {title=todo_inf} bis {due_date=frist}
ich (muss|sollte) [noch] {title=todo_inf}, (setz|pack) das [bitte] auf (die|meine) Liste
(nimm|nehmen Sie) {title=todo_inf} [bitte] in (die|meine) (Aufgaben|Todos|Aufgabenliste) auf
{title=todo_inf} - (auf die Liste|als Todo|als Aufgabe) [bitte]
~ {title=todo_inf} muss ich bis {due_date=frist} (schaffen|erledigen), (notier|schreib) das als Aufgabe [auf]
(erstelle|mach) [mir] eine {priority:high=dringende|wichtige|eilige} Aufgabe: {title=todo_inf}
{title=todo_inf} auf die Todoliste, {priority:high=hohe Priorität|dringend|sehr wichtig|oberste Priorität}
todo mit {priority:low=niedriger Priorität|geringer Priorität}: {title=todo_inf}
(eine|neue) Aufgabe, {priority:low=nicht so wichtig|eilt nicht|unwichtig}: {title=todo_inf}, Frist {due_date=frist}
(kannst du|könntest du) {title=todo_inf} (zu meinen Todos|zur Liste|als Aufgabe) hinzufügen
~ auf meiner Liste fehlt noch: {title=todo_inf}
Aufgabe {title=todo_inf}, Details: {description=sentence}
(neue Aufgabe|neues Todo) mit {priority:normal=normaler Priorität|mittlerer Priorität}: {title=todo_inf}, Beschreibung: {description=sentence}, bis {due_date=frist}
(erstell|erstelle) [mir] [bitte] (eine neue Aufgabe|ein Todo)
(setz|pack) (noch was|etwas) auf meine Todo-Liste
vermerk {title=todo_inf} (bei den Todos|in der Aufgabenliste)
# What is an argument, what is not, and where it ends.
neue aufgabe "{title=inf}", bis {due_date=due3}, wie wichtig ist mir egal
auf die todo-liste: {title=inf}, {priority:low=hat keine eile|niedrige priorität|unwichtig}, ist für den umzug
{title=inf}, {priority:high=oberste priorität|brandeilig|sehr wichtig}, als aufgabe, frist {due_date=due3}
# "Label: content", telegrams, hashtags, arrows.
aufgabe: {title=dtd}
todo für {due_date=dby}: {title=dtd}
{priority:high=dringende|wichtige} aufgabe - {title=dtd}
{priority:low=unwichtig|niedrige prio}, todo: {title=dtd}
{title=dtd} {=lb}todo, bis {due_date=dby}{=rb}
{title=dtd} -> aufgabenliste
~ einkaufsliste + {title=dek}
{due_date=dby}: {title=dtd}, als aufgabe
erledigungen / {title=dtd} / prio {priority:high=hoch|1}
# A word or two decide between neighbours.
setz {title=tun2} auf meine Liste
neue Aufgabe, {title=tun2}, fällig {due_date=frist2}
als To-do bitte: {title=tun2}
ich muss irgendwann {title=tun2}, schreib es zu den Aufgaben
# In the manner of chat.
ich müsste echt mal {title=message3}, setz das auf meine Liste
{=wer} liegt mir seit Wochen in den Ohren, {title=message3}, also ab damit auf die Aufgabenliste
# More of the usual ways.
~ {title=tun} nicht vergessen, schreib auf die liste
schreib mir {title=tun} auf
{title=tun}, {due_date=bis}, als aufgabe
muss bis {due_date=bis} {title=tun}, pack das zu den todos
bis {due_date=bis} steht noch {title=tun} an, leg das als aufgabe an
leg {title=tun} als todo an, {priority:high=eilt|ganz dringend|wichtig}, fertig bis {due_date=bis}
{priority:high=dringend|sehr wichtig|brennt}: {title=tun} bis {due_date=bis} auf die todoliste
{title=tun} {priority:low=hat zeit|irgendwann mal|nicht eilig|keine eile} auf die aufgabenliste
~ setz {title=tun} mit {priority:low=niedriger prio|wenig prio} auf die liste, bis {due_date=bis}
neues todo {title=tun}, dazu: {description=notiz}
{title=tun} - {description=notiz} - bis {due_date=bis} - {priority:high=hohe prio|prio hoch} - als aufgabe speichern
häng {title=tun} an meine todos dran
trag {title=tun} bei den aufgaben ein, frist {due_date=bis}, {priority:normal=prio normal|normale prio|mittelwichtig}
~ auf die todoliste kommt noch {title=tun}, und zwar {priority:high=ganz oben|mit höchster prio|dringend}
bevor ichs vergesse, {title=tun} muss noch auf die liste
~ zu erledigen bis {due_date=bis}: {title=tun}
mach aus "{title=tun}" eine aufgabe mit der beschreibung {description=notiz}
ich will mir {title=tun} vornehmen, nimm das bei den todos auf
ich hab noch was zu erledigen, notier das als aufgabe
neues todo, {priority:high=dringend|wichtig}
# Needs only hinted at, telegrams, neighbours.
{title=inf2}, kommt auf die liste
bis {due_date=frist3} sollte ich {title=inf2}, nimm das zu den aufgaben
ohne uhrzeit, einfach als todo: {title=inf2}
ich hab mir fest vorgenommen, {title=message4}, setz es auf meine liste
{title=inf2}, {priority:high=das brennt|höchste eisenbahn|oberste prio}, spätestens {due_date=frist3}, aufgabe anlegen
wenn mal zeit ist, {title=inf2}, {priority:low=hat zeit|ist nicht so wild|ganz hinten anstellen}, als todo bitte
neues todo {title=inf2}, dazu der vermerk {description=notiz2}, {priority:normal=normal wichtig|mittlere prio}
todo bis {due_date=frist3}: {title=inf2}
bis {due_date=frist3} muss das durch sein, neue aufgabe
# Every parameter in many wordings, orders and lengths.
neue aufgabe: {title=inf3}
ich darf nicht vergessen, {title=message}, schreib das auf die todoliste
{title=inf3} bitte notieren, als aufgabe
todo: {title=imp}
merk als aufgabe vor: {title=inf3}, bis {due_date=frist4}
ich muss bis {due_date=frist4} noch {title=inf3}, auf die liste damit
bis {due_date=frist4} {title=inf3}, todo
pack mir {title=inf3} auf den zettel
schreib auf meine aufgabenliste, dass {title=muss}
trag {title=inf3} bis {due_date=frist4} bei den todos ein
setz {title=inf3} mit drauf auf die liste
ich hab vor, {title=message}, nimm das als aufgabe auf
ich sollte dringend mal {title=inf3}, leg dafür ein todo an
eine aufgabe für mich: {title=message}
leg "{title=inf3}" als todo an, frist ist {due_date=frist4}
häng noch {title=inf3} dran, an die aufgaben mein ich
könnten Sie bitte {title=inf3} in meine Aufgabenliste aufnehmen, fällig {due_date=frist4}?
auf die todoliste gehört auch noch, {title=message}
{title=message} steht noch aus, mach ne aufgabe draus
mein vorsatz bis {due_date=frist4}: {title=inf3}. ab auf die liste
nimm {title=inf3} auf, {priority:high=eilt|dringend|ganz wichtig}, muss bis {due_date=frist4} durch sein
{priority:high=wichtiges|dringendes|eiliges} todo: {title=inf3}
irgendwann {title=inf3}, {priority:low=eilt nicht|hat keine eile|unwichtig}, notier das bei den todos
aufgabe anlegen, {priority:low=niedrige priorität|geringe priorität}: {title=inf3}, {description=notiz3}
{title=inf3}, dazu als beschreibung {description=notiz3}, fällig {due_date=frist4}, als aufgabe
{description=notiz3} schreib als notiz zur neuen aufgabe {title=inf3}
~ schreib ma auf die liste: {title=imp}
mir fällt ein, ich muss ja noch {title=inf3}, setz das auf meine todos
mit {priority:normal=normaler priorität|mittlerer wichtigkeit} bis {due_date=frist4}: {title=inf3}, neues todo
die aufgabe heißt {title=inf3} und soll bis {due_date=frist4} erledigt sein, leg sie an
fürs wochenende hab ich mir vorgenommen, {title=message}, bitte zu den aufgaben
neues todo "{title=inf3}", beschreibung "{description=notiz3}"
es wäre gut, wenn auf meiner liste stünde, dass {title=muss}
ich komm sonst nie dazu, {title=message}, also schreib es als todo auf, bis {due_date=frist4}
gib mir die aufgabe, {title=message}
auf die todos: {title=inf3} bis spätestens {due_date=frist4}
ich will ne neue aufgabe anlegen
leg mir ein todo an, {priority:high=sehr dringend|wichtig}, bis {due_date=frist4}
pack mir (mal|) was auf die todoliste, bis {due_date=frist4}
neue aufgabe, {priority:low=nicht eilig|unwichtig}
ich brauch ein todo mit der beschreibung {description=notiz3}
%lang es
# The usual ways to ask.
(añade|agrega|pon|apunta) [por favor] {title=todo} (a|en) (mi lista|la lista de tareas|mis tareas|mis pendientes)
nueva tarea: {title=todo}
(apúntame|anótame) [como pendiente] {title=todo}
tarea {title=todo}
crea una tarea: {title=todo}, (para|vence) {due_date=date}
tarea {title=todo} para {due_date=date}
tengo que {title=todo}, (ponlo|apúntalo) en (la lista|mis tareas)
me falta {title=todo}, (añádelo|agrégalo) a los pendientes
{title=todo} - a la lista [de tareas] [por favor]
{title=todo} tiene que estar para {due_date=date}, (apúntalo|guárdalo) como tarea
(crea|añade) una tarea {priority:high=urgente|importante|de alta prioridad}: {title=todo}
{title=todo} a mis tareas, {priority:high=prioridad alta|muy urgente|máxima prioridad}
pendiente con {priority:low=prioridad baja|poca prioridad}: {title=todo}
tarea {priority:low=sin prisa|poco importante|nada urgente}: {title=todo}, fecha límite {due_date=date}
¿(puedes|podría) (añadir|meter) {title=todo} (en|a) mi lista de tareas?
en la lista falta {title=todo}
tarea {title=todo}, detalles: {description=sentence}
nueva tarea de {priority:normal=prioridad normal|prioridad media}: {title=todo}, descripción: {description=sentence}, para {due_date=date}
(crea|añade|agrega) una tarea [nueva]
apunta (algo|una cosa) en mis pendientes
# What is an argument, what is not, and where it ends.
tarea nueva: {title=inf4}, para {due_date=due4}, la prioridad me da igual
apunta en mis tareas {title=inf4}, {priority:high=prioridad máxima|es muy urgente|de las más importantes}
a la lista de tareas, {priority:low=sin ninguna prisa|prioridad baja|no es importante}: {title=inf4}
# "Label: content", telegrams, hashtags, arrows.
tarea: {title=etd}
tarea para {due_date=eby}: {title=etd}
tarea {priority:high=urgente|importante} - {title=etd}
~ pendiente, prioridad {priority:low=baja|mínima}: {title=etd}
{title=etd} {=lb}tarea, {due_date=eby}{=rb}
{title=etd} -> lista de tareas
{=eht} {title=etd}
{due_date=eby}: {title=etd}, como tarea
recado / {title=etd} / prioridad {priority:high=alta|máxima}
# A word or two decide between neighbours.
a mi lista: {title=hacer2}
tarea nueva, {title=hacer2}, para el {due_date=plazo}
ponme {title=hacer2} en pendientes
algún día tengo que {title=hacer2}, mételo en las tareas
# In the manner of chat.
un día de estos tengo que {title=hacer3}, apúntamelo en la lista de tareas
{=quien} no para de insistir con que toca {title=hacer3}, venga, a mis tareas
# More of the usual ways.
~ que no se me pase {title=hacer}, a la lista
apúntame {title=hacer}
{title=hacer}, {due_date=para}, como tarea
para {due_date=para} tengo que {title=hacer}, mételo en pendientes
antes de {due_date=para} hay que {title=hacer}, créame la tarea
ponme {title=hacer} de pendiente, {priority:high=urge|es muy urgente|importante}, para {due_date=para}
{priority:high=urgente|muy importante|corre prisa}: {title=hacer} para {due_date=para} en mis tareas
{title=hacer} {priority:low=sin prisa|cuando se pueda|no urge|no corre prisa} a la lista de tareas
con {priority:low=poca prioridad|prioridad bajita} pon {title=hacer} en la lista, para {due_date=para}
tarea nueva {title=hacer}, detalle: {description=nota}
{title=hacer} - {description=nota} - {due_date=para} - {priority:high=prioridad alta|alta prioridad} - guárdalo como tarea
súmame {title=hacer} a los pendientes
mete en tareas {title=hacer}, plazo {due_date=para}, {priority:normal=prioridad normal|prioridad media|importancia normal}
en la lista de pendientes falta {title=hacer}, y {priority:high=arriba del todo|con máxima prioridad|es urgente}
antes de que se me vaya de la cabeza, {title=hacer} a la lista
por hacer antes de {due_date=para}: {title=hacer}
haz de "{title=hacer}" una tarea con la descripción {description=nota}
me he propuesto {title=hacer}, apúntamelo en las tareas
tengo otra cosa que hacer, anótamela como tarea
tarea nueva, {priority:high=urgente|importante}
# Needs only hinted at, telegrams, neighbours.
{title=inf5}, va a la lista
para {due_date=plazo2} debería {title=inf5}, súmalo a las tareas
sin hora ni alarma, solo como pendiente: {title=inf5}
me he propuesto {title=infl2}, mételo en mi lista
{title=inf5}, {priority:high=es lo primero|corre muchísima prisa|es cosa de vida o muerte}, a más tardar {due_date=plazo2}, crea la tarea
cuando haya un rato, {title=infl2}, {priority:low=no corre prisa|es lo de menos|al final de la cola}, como pendiente
~ tarea {title=inf5}, con la nota {description=nota2}, {priority:normal=importancia normal|ni urgente ni lo contrario}
pendiente para {due_date=plazo2}: {title=infl2}
tiene que estar hecho {due_date=plazo2}, tarea nueva
# Every parameter in many wordings, orders and lengths.
nueva tarea: {title=inf6}
nueva tarea: {title=inf7}
tarea nueva "{title=inf7}", para {due_date=plazo3}
apuntame en las tareas {title=infl}
anotá {title=inf6} en mis pendientes
~ agregá a la lista {title=infx}
me gustaría añadir una tarea: {title=infx}
podrías crear una tarea para {title=inf6} antes del {due_date=start_date}?
necesito que quede apuntado como pendiente {title=infl}
hace falta {title=inf6}, ponlo entre mis tareas
habría que {title=inf6} y no quiero que se pierda, a la lista de tareas
a ver si me pongo con lo de {title=inf6}, créame la tarea
(debo|tengo que|he de) {title=infx}; súmalo a la lista de pendientes
falta {title=inf6}, apúntalo como tarea para {due_date=plazo3}
en mis pendientes pon {title=infl} para {due_date=plazo3}
{title=infx}: tarea para {due_date=plazo3}
{title=inf7}, {priority:high=prioridad alta|urgente|alta prioridad}, {due_date=plazo3}
{priority:high=urgentísimo|muy urgente|de máxima prioridad}: {title=inf6}, añádelo a las tareas
{priority:low=de baja prioridad|con prioridad baja|sin ninguna prisa}, {title=infl}, a la lista
una tarea {priority:normal=de prioridad normal|de prioridad media} que sea {title=inf6}
crea la tarea {title=inf6} con el detalle "{description=description5}"
{title=infx}, y en la descripción pon {description=description5}, tarea para {due_date=plazo3}
mete en tareas {title=inf6}; plazo: {due_date=plazo3}; prioridad: {priority:low=baja|bajita}
~ con fecha {due_date=plazo3} y prioridad {priority:high=alta|máxima}, crea la tarea {title=infl}
el {due_date=end_date} es el último día para {title=inf6}, mételo en mi lista
a más tardar {due_date=plazo3} tengo que {title=infl}, que conste en las tareas
ponme deberes: {title=infx}
quisiera no olvidarme de {title=inf6}, guárdelo usted en mis tareas
en la lista de tareas, por favor: {title=infx}. nota: {description=description5}
que no se me escape {title=inf6}, tarea {priority:high=importante|urgente}
pendiente: {title=infl}
lista de pendientes += {title=inf6}
otra más para la lista: {title=inf7}
mañana me pongo con otras cosas, pero tú apunta {title=infx} en la lista de tareas
me cae una tarea más: {title=inf6}, {description=description5}
añade una tarea con prioridad {priority:high=alta|máxima}
créame un pendiente para {due_date=plazo3}
apunta que tengo que {title=inf6} antes de {due_date=plazo3}
que hay que {title=infx}, ponlo en la lista de tareas
acuérdate de meter en la lista {title=infl}
una tarea: {title=inf6}. otra cosa no
añadí a mis tareas {title=inf6} para {due_date=plazo3}, que sea {priority:high=urgente|prioritaria}
tarea "{title=infx}" {due_date=plazo3} {priority:normal=normal|prioridad normal}
necesito una tarea nueva para {due_date=plazo3}
ponme algo en la lista de tareas

%tool list_tasks
%list limit2: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list title7: all-day workshop | coffee w/ Dot and Oisín | 9 to 5 the musical | Plan B, part two | urgent vet visit | "what if" session | lunch & learn: taxes | tiles, take 2 | room hunt with Ludmila | 5k along the quay | swim meet | move & paint | ferry to Ardmore | Q&A with the surveyor | Yusuf's send-off | band practice | call re invoice 77-C | parents' evening, class 4b | Half-time review | meet the neighbours | boiler service | Dune: Part Two | blood test | chess with grandad
%list hm3: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list top: urgent => high | high priority => high | top priority => high | important => high | high prio => high
%list low: low priority => low | unimportant => low | low prio => low
# Bare, clipped and roundabout.
tasks
todo list
to do?
todos pls
my list
whats on my list
show tasks
what do I need to do
what have I got to do today
tasks: {status:open=open|pending}
tasks, {priority:high=high prio|urgent} only
{=hm2}, anything {priority:high=important|urgent} left to do
I've a free hour and want to knock something off my to-do list, what's there
I feel like I'm forgetting half my chores, let me see the list
how much have I {status:done=got done|ticked off|finished} on my todos
no appointments please, just the jobs on my list
give me the boring stuff, {priority:low=low priority} tasks
did I ever write down that I need to call {=pal}? check the tasks
# What is an argument, what is not, and where it ends.
show my todo list, done or not, urgent or not
tasks please, the whole list, it's for the handover with {=p2}
what's {status:open=still open|not done yet|left to do} on my todo list, important or not
list the tasks I've {status:done=already done|finished|crossed off}, from urgent to trivial
any {priority:high=urgent|high priority|really important} todos? just asking, {=from_email} makes me nervous
{status:open=open} tasks, only {priority:low=low priority|the unimportant} ones
~ todo list, {priority:normal=normal|medium} priority, {status:done=done|completed}
~ which of my todos are {priority:high=top priority|urgent}, done or undone
read me my todos, I have {=limit2} minutes before the {=title7}
my tasks, one by one, and no reminders or appointments in between
the {priority:low=low|lowest} ones among my tasks that are {status:open=unfinished|still to do}
# The shortest plain questions.
what's {status:open=left} to do
whats {status:open=still open} on my list
{=hm3}, what do i need to get done
todo list?
my tasks
list pls, the todo one
how long's my todo list
how much is {status:open=left} on the list
what have i {status:done=finished} so far, taskwise
did i {status:done=tick off} anything on my list
anything {priority=top} on my list?
any {priority=top} tasks
{priority=low} stuff on the todo list, whats there
{status:open=open} todos with {priority=low}
what should i be doing, per my todo list
what's on the to do list
is my list empty
{=hm3}, which todos are {status:done=done}
how many tasks are {status:open=unfinished}
got an hour to kill, whats on my todos
is "{=verb_object}" on my list already
what's the number of the task to {=verb_object}
{status:open=remaining} tasks?
which {priority=top} todos are {status:open=still waiting}
# A word or two decide between neighbours.
what's left on my list
what do I still have to do, list-wise
run down my to-dos
show the backlog
read me my to-do list, (top to bottom|every item)
anything on my list that is {priority:high=urgent|top priority|high priority}
the {priority:low=low priority|not so urgent} tasks, which are they
{status:done=completed|finished|done} to-dos only
which items have I {status:done=ticked off|completed|finished} so far
what have I not yet crossed off, {status:open=open|unfinished} ones only
my tasks please, not my calendar
have I got {=title4} on the list already
pull up my todos
is the list empty yet
how many tasks are there, show them
list everything I need to get done
what tasks did I put down
{status:open=outstanding|open|pending} tasks, {priority:high=urgent|high priority} ones
give me something to do from my list
all to-dos with their numbers so I can tick some off
my work pile, I mean the todo list, how does it look
what was on my list again
task overview please
what on my list is due {=ddl}
{=chat_in}, and I've got an hour before dinner, so what's waiting on my todo list
I'm sure I wrote things down but where they went I couldn't say, the to-do list, could you show it
# In the manner of chat.
I've got an hour and some energy left, what's on my todo list
cheer me up and show me all the tasks I've already {status:done=done|finished}
ok hit me, what is {status:open=still open} on my list
I've been avoiding my task list all week, let's see it
# More of the usual ways.
todos
my list please
what else is on the list
so what do I {status:open=still need to do|still have left|have yet to finish}, list-wise
what's {status:open=still open|not done yet|unfinished} on my list
what's {status:open=outstanding|undone}, {priority:high=important ones|urgent ones} only
anything {priority:high=urgent|important} I have to do?
which things on my todo list can't wait, {priority:high=high priority} only
is there something {priority:high=pressing|top priority} among my tasks
{priority:high=high prio} tasks
{priority:low=low prio|low priority} stuff on my list?
~ what could I put off? show the {priority:low=low priority|unimportant} todos
show me just the {priority:normal=normal|medium priority|regular} tasks
the {priority:high=urgent} {status:open=unfinished|open} ones on my todo list
{status:open=open} todos with priority {priority:high=high}
{status:done=finished} tasks with {priority:high=high} priority, list them
{priority:low=low} priority and {status:open=still open}: which tasks
what have I {status:done=got done|ticked off|crossed off} lately on the list
show what I've {status:done=accomplished|completed}, I need some motivation
the {status:done=done|completed} ones from my todo list
which todos have I {status:done=finished} so far
list everything {status:done=checked off}
I want my list without the finished ones, only {status:open=what's open|open stuff}
how many things do I {status:open=still have to do} on my list
how many todos have I {status:done=completed}
let me see what's left, {status:open=open} tasks only
{=chatter}, what was on my list again
what should I be doing? check my todos
where did I leave off with my todo list
I have a free hour, what's on my to-dos
what did I want to buy again? check my list
is {=gerund} on my list already
have I got {=gerund} down as a todo
what's the number of the task about {=gerund}
which number does {=gerund} have on my list
give me the list of things to do
run me through my tasks
tasks please
all my to-dos, finished or not
overview of my tasks
read out what I need to do
{status:open=pending} items?
I'm bored, is there anything on my todo list
show the list again
the to-do list, {priority:high=most important things|top priority} only
what's on my plate in terms of todos
before I go home, which tasks are {status:open=not finished}
do I have any tasks {status:open=left}
open up my task list
~ anything {status:open=undone} on there, or is my todo list empty
what do I have to do {=day}? look at the list, not the calendar
which deadlines are on my todo list
# Told around, thought aloud, wrapped in a story.
I've lost all track of what I'm supposed to do
what was it I still had to do
I feel like I'm forgetting {priority:high=something urgent|the important things} on my list
surely there's something {status:open=left to do} on that list
it would cheer me up to see what I've {status:done=finished|got done|ticked off}
{=ctx}, where do I even begin with my todos
my list must be endless by now, let me have it
~ boring afternoon, any {priority:low=small stuff|low priority bits} on my list I could do
# Short and plain, as typed every day.
todos
what's left to do
what's on my plate
chores?
what have I {status:done=ticked off|got done} so far
{priority:high=urgent|top priority|high prio} stuff on my list
how long is my to-do list
read me my list of jobs
{status:done=finished|completed} tasks
which jobs are {status:open=still open|not done yet}
the {priority:low=low prio|unimportant} ones on my todos
my backlog
I have a free afternoon for once, so what is waiting on my task list
coffee's brewing, go through my to-dos with me before the kids wake up
nothing that can wait, only the {priority:high=urgent|pressing|high priority} jobs from my list, I'm short of time
my boss wants proof, so pull up the tasks that are {status:done=done|finished|completed}
~ {status:open=unfinished|open|pending}, that's what I want to see from my todo list, skip the rest
I feel I've forgotten something, so let me look over my to-do list
# Bare noun phrases, and orders that lack what is needed.
my list
what do I still have to do
my to-dos
so what's on my plate, task-wise
an hour to kill, which of my tasks could I do
what have I {status:done=already finished} on my list
anything {priority:high=urgent} I ought to be doing from my list
chores left?
how long is my to-do list by now
~ I feel I'm forgetting something, go through my tasks with me
all my {status:open=unfinished} jobs
what did I say I'd get done, the list please
# Needs only hinted at, telegrams, neighbours.
not my appointments, what do I have to get done
I don't want to add anything, just look at what's on my list
forget reminders, which todos are {status:open=open|undone}
before you tick off anything, read me the tasks with their numbers
~ I've got an hour to kill, what could I do from my list
I feel I've achieved nothing this week, show me the tasks I {status:done=completed|ticked off|got done}
where do I even begin, what on my list is {priority:high=most urgent|really urgent|of the highest priority}
I'm drowning, which of my tasks are {priority:low=the unimportant ones|not urgent|things that can wait}
my partner claims I never finish anything on the list, so show the {status:done=finished|completed|done} ones
todos?
{status:open=open} tasks w/ {priority=priority4}
{priority:high=high prio} {status:open=open} todos pls
todos {priority=priority3}
{status:done=done} todos
~ {status:done=what's already ticked|the closed ones|the ticked ones} and {priority=priority4}, show those tasks
of my tasks that are {priority=priority5}, which have I {status:done=finished|closed|completed}
{priority=priority4} and {status:open=not yet done|untouched|unfinished}, those tasks please
it's the 11th and {=limit} things were due, what tasks do I have
has anybody put {=title5} on my todo list yet
tell me my tasks, I mean the list, not the calendar
# The usual ways to ask.
(show|list|display|give) me my (tasks|todos|todo list|to-do list|to-dos)
what's (on|in) my (todo list|to-do list|task list|list)
(my|all) (tasks|todos|to-dos) [please]
what do I (have|need|have got) to do [today]
which {priority:high=high priority|urgent|important|most important|top priority} (tasks|todos) (do I have|are on the list)
which tasks are {status:open=open|still open|not done yet|unfinished|pending|outstanding}?
(list|show) [me] [my] {status:done=completed|finished|done} (tasks|todos|items)
what have I {status:done=already done|finished|completed|ticked off|checked off} [on my list|so far]
{priority:low=low priority|unimportant|least important|minor} (todos|tasks)?
(is there|do I have) anything {priority:high=urgent|pressing|critical} (on|in) my (todo list|list|tasks)
(show|list) (open|)(tasks|todos) with {priority:normal=normal|medium|regular} priority
what's {status:open=left|still left|remaining} (to do|on my list|on the todo list)?
{status:open=open|outstanding|unfinished} {priority:high=high priority|urgent|important} (tasks|todos)
how (many|long) (tasks are on my list|is my todo list|todos do I have)
read (me|out) my (todo list|tasks|to-dos)
{=chatter2}, (what should I tackle next|what's waiting for me|where do I start), show me my (list|todos|tasks)
tasks {status:done=done|completed}
did I put {=gerund2} on my (list|todo list|tasks)?
pull up (the|my) (task|todo) list
I (lost track of|forgot|can't remember) what I (wanted|have) to do, (show me the list|what's on my list)
(give|get) me an overview of my (todos|tasks) [that are {status:open=still open|not finished|pending|incomplete}]
everything I {status:open=still have to do|haven't done yet|haven't finished} [please]
only the {priority:high=important|urgent|high priority} (ones|todos|tasks) from my list
I want to see (my tasks|what's on my plate|my to-dos) [sorted out]
(are|were) there any {status:done=closed|completed|finished} tasks with {priority:low=low|the lowest} priority
task numbers? show me the (list|tasks)
which of my (todos|tasks) are {status:done=done|finished} (already|by now|)
~ (check|look at|open) my (todo list|task list|to-dos)
todo list?
(has anything|is anything) on my task list {priority:high=super urgent|high priority|a top priority}
# Every parameter in many wordings, orders and lengths.
tasks, {status:open=open|still open|not finished|pending|unticked}
tasks, {status:done=done|finished|ticked|closed|completed}
{priority=priority6} todos?
{priority=priority7} todos only
{priority=priority8} ones on my list
{status:open=open|unfinished|pending} and {priority=prio}: which todos
todos: {priority=prio}, {status:open=not done|open|unfinished}
todos: {priority=prio}, {status:done=done|finished|ticked off}
which of the {status:done=finished|completed|closed} tasks were {priority=prio}
what's left to do, {priority=priority6} first of all and only
filter the list by priority {priority=prio}
filter my list: {status:done=done|closed|ticked}
what did I {status:done=manage to finish|get through|cross off} on my list
what on my list {status:open=is left|remains|is undone|hasn't been done}
all todos, whatever the priority
both open and done, the full todo list
is {=title6} on my list
did I put {=title6} on the list for {=du2}
~ {=chat}, any tasks that are {priority=priority6}
# Told around, thought aloud, wrapped in a story.
so what's on my plate
I've got a free hour, what could I tick off
give it to me straight, what {status:open=haven't I done} yet
~ where's the {priority:high=most urgent stuff|really pressing stuff} among my tasks
how far behind am I with my todos
what did I {status:done=get done|manage|finish} so far, todo-wise
{=hello}, what was I meant to do today, from my list
~ is there even one {priority:low=unimportant|trivial} todo on my list for a lazy day
let's face it, show me all {status:open=open|unfinished} tasks
%lang de
# The usual ways to ask.
(was|welche Aufgaben) (steht|stehen) [noch] auf (meiner|der) (Todo-Liste|Liste|Aufgabenliste)
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) (Aufgaben|Todos)
meine todos
was muss ich [heute|] [noch] (alles|) (erledigen|machen|tun)
welche Aufgaben sind {status:open=offen|unerledigt|nicht erledigt|zu erledigen}
(zeig|liste) [mir] die {status:done=erledigten|abgehakten|fertigen|abgeschlossenen} (Aufgaben|Todos) [auf]
was habe ich [schon] (alles|) {status:done=erledigt|geschafft|abgehakt}
~ {priority:high=dringende|wichtige|hoch priorisierte} (Aufgaben|Todos)
gibt es [noch] {status:open=offene|unerledigte} Aufgaben mit {priority:high=hoher Priorität|höchster Priorität}
~ (welche|was für) Todos haben {priority:low=niedrige Priorität|geringe Priorität}
was ist (noch|) {status:open=offen} [auf meiner Liste]
was ist (gerade|momentan|) am {priority:high=dringendsten|wichtigsten} auf meiner (Todo-Liste|Aufgabenliste)
(lies|les) mir meine (Aufgabenliste|Todos) vor
hab ich (noch|) Aufgaben
aufgabenliste anzeigen
(könnten Sie|kannst du) mir (einen Überblick|eine Übersicht) über meine {status:open=offenen} Aufgaben geben
# What is an argument, what is not, and where it ends.
zeig die aufgaben, egal ob fertig oder offen, dringend oder nicht
# The shortest plain questions.
was steht {status:open=noch} auf meiner liste
meine todos mal bitte
was muss ich alles erledigen
# A word or two decide between neighbours.
~ was ist auf meiner Aufgabenliste noch {status:open=offen|nicht erledigt}
# In the manner of chat.
so, Kaffee ist da, womit fang ich an, zeig mir meine {status:open=offenen} Aufgaben
# More of the usual ways.
was hab ich noch auf dem zettel
was liegt bei den todos noch rum
zeig mal was ich noch machen muss
todoliste bitte
womit fang ich an, was steht auf der todoliste
{priority:high=dringendes|wichtiges} auf der todoliste?
~ nur die {priority:high=wichtigen|dringenden} todos
~ was ist {status:open=noch nicht gemacht|noch offen|unerledigt}
sind noch todos {status:open=offen|übrig|nicht abgehakt}
was hab ich diese woche {status:done=abgehakt|geschafft|erledigt} von den todos
{status:done=erledigte|fertige|abgehakte} aufgaben anzeigen
die {status:open=offenen|unerledigten} mit {priority:low=niedriger prio|wenig prio}
todos, die {priority:low=warten können|nicht eilen|unwichtig sind}
alle {priority:normal=normalen|mittelwichtigen} aufgaben bitte, die noch {status:open=offen} sind
{status:open=offene} todos {priority:high=hohe prio|dringend}
wie lang ist meine aufgabenliste grad
les mir vor was ich alles zu erledigen hab
gibts todos die {priority:high=brennen|richtig dringend sind} und noch {status:open=offen|nicht fertig} sind
hab ich irgendwas auf meiner todoliste übersehen
überblick über die aufgaben
# Needs only hinted at, telegrams, neighbours.
was hab ich mir da alles aufgehalst
womit soll ich heute anfangen, zeig die todos
aufgaben, aber nur was {priority:high=brennt|wirklich wichtig ist|oben steht}
was ist schon {status:done=vom tisch|durch|weg} von meiner liste
gibts auf der liste noch {status:open=unerledigtes|offene punkte|sachen zu tun}
zeig das {priority:low=unwichtige zeug|nebensächliche|nachrangige} von meiner todoliste
{status:open=was fehlt noch|noch nicht gemacht}, prio {priority:normal=normal|mittel}, todos
# Every parameter in many wordings, orders and lengths.
was muss ich noch alles tun
was steht so auf dem todozettel
todos?
welche aufgaben sind {status:open=noch nicht durch|unerledigt}
ich hätte gern meine aufgabenliste gesehen
lies mal vor, was ich mir an todos aufgeschrieben hab
was hab ich {status:done=schon geschafft|schon erledigt|schon abgehakt} auf der liste
gib mir die {priority:high=wichtigsten|eiligen|dringenden} todos
würden Sie mir bitte meine {status:open=offenen|noch unerledigten} Aufgaben nennen?
was von meinen aufgaben {priority:high=brennt|ist dringend|ist eilig}
wat steht noch {status:open=offen} auf der todoliste
hab ich noch irgendwas {priority:low=unwichtiges|mit niedriger prio} auf der liste
zeig ma meine aufgaben
wie viele todos hab ich denn noch {status:open=offen}
liste die {status:done=erledigten|fertigen} todos auf
bin ich mit allen aufgaben durch oder liegt noch was auf der liste
alle {priority:high=dringenden} sachen, die noch {status:open=offen|zu tun} sind
ich müsste mal sehen, was an todos noch anliegt
welche aufgaben hab ich mit {priority:normal=normaler|mittlerer} priorität
was davon ist {status:done=fertig|abgehakt}, auf der aufgabenliste mein ich
mir ist langweilig, was hab ich denn noch auf der todoliste
steht bei den todos noch was {priority:high=wichtiges|dringendes} an
die komplette aufgabenliste einmal ausgeben
aufgaben {status:open=offen}, {priority:high=hohe priorität|hoch}
aufgaben mit {priority:low=geringer priorität|niedriger prio} anzeigen
meine todos, aber bloß die {status:open=offenen}
was sollte ich laut liste noch erledigen
ruf mal meine todoliste auf
was ist als nächstes dran, schau auf meine aufgaben
sag an, welche todos hab ich {status:done=hinter mir|erledigt}
%lang es
# The usual ways to ask.
¿qué (tareas|pendientes) (tengo|hay) [en la lista]?
(enséñame|muéstrame|muestra) [por favor] (mis|todas mis) tareas
mis tareas
¿qué me (queda|falta) por hacer [hoy]?
¿qué tareas (están|siguen) {status:open=abiertas|sin hacer|pendientes}?
(lista|muéstrame) las tareas {status:done=hechas|terminadas|completadas}
¿qué he {status:done=terminado|completado|acabado} ya [de la lista]?
tareas {priority:high=urgentes|importantes|de prioridad alta}
¿hay tareas {status:open=abiertas|sin terminar} de {priority:high=alta prioridad|máxima prioridad}?
¿qué tareas tienen {priority:low=prioridad baja|poca importancia}?
¿qué es lo más {priority:high=urgente|importante} de mi lista?
léeme la lista de tareas
¿tengo algo en la lista [de tareas]?
lista de tareas
¿me puede dar un resumen de las tareas {status:open=pendientes}?
# What is an argument, what is not, and where it ends.
enséñame las tareas, hechas o por hacer, urgentes o no
# The shortest plain questions.
qué me {status:open=queda} por hacer
lista de tareas?
hay algo {priority:high=urgente} en la lista
# A word or two decide between neighbours.
qué me queda en la lista de tareas
enséñame las tareas {status:done=terminadas|ya hechas}
# More of the usual ways.
qué me queda en la lista
qué tengo pendiente por ahí
enséñame todo lo que tengo que hacer
pendientes
por dónde empiezo, qué hay en mi lista de tareas
algo {priority:high=urgente|importante} en mis pendientes?
solo las tareas {priority:high=importantes|urgentes}
qué está {status:open=sin hacer|por hacer|pendiente} todavía
me quedan tareas {status:open=abiertas|sin tachar|por hacer}?
qué he {status:done=tachado|hecho|acabado} esta semana de la lista
ver las tareas {status:done=hechas|acabadas|tachadas}
las {status:open=abiertas|pendientes} de {priority:low=prioridad baja|poca prioridad}
tareas que {priority:low=pueden esperar|no corren prisa|no urgen}
todas las de {priority:normal=prioridad normal|prioridad media} que sigan {status:open=abiertas|sin hacer}
{status:open=abiertas|sin acabar} y {priority:high=urgentes|importantes}, las tareas
cómo de larga es ya mi lista de tareas
léeme lo que tengo que hacer
hay tareas que {priority:high=urjan|corran mucha prisa} y sigan {status:open=pendientes|abiertas}?
~ se me escapa algo de la lista de tareas?
un repaso a mis tareas
# Needs only hinted at, telegrams, neighbours.
en qué lío me he metido, a ver mis pendientes
por dónde empiezo hoy, enséñame las tareas
tareas, pero solo lo que {priority:high=quema|de verdad importa|va primero}
qué me he quitado ya {status:done=de encima|de en medio} de la lista
~ queda en la lista algo {status:open=a medias|sin tachar|por resolver}?
muéstrame lo {priority:low=menos urgente|de poca importancia|secundario} de mis tareas
{status:open=lo que falta|sin terminar}, prioridad {priority:normal=normal|media}, tareas
# Every parameter in many wordings, orders and lengths.
pendientes de hoy y siempre, todos
me dices qué tareas tengo?
me gustaría repasar mis tareas
podrías leerme la lista de tareas?
qué tengo por hacer
mostrame los pendientes
fijate qué me queda en la lista de tareas
necesito ver lo que está {status:open=sin terminar|todavía abierto|por terminar} en la lista
las tareas {status:done=completadas|ya tachadas|ya terminadas}, por favor
~ enséñeme las tareas {priority:high=de prioridad alta|más urgentes|prioritarias}
tareas {priority:low=de baja prioridad|secundarias|de poca prioridad}
tareas {priority:normal=normales|de prioridad media|de prioridad normal}
qué es lo {priority:high=más urgente|más importante} de mi lista de tareas
~ lo {status:done=ya hecho|que ya terminé|que ya está tachado} en tareas, a ver
quiero ver las {priority:high=urgentes|importantes} que estén {status:open=pendientes|sin hacer}
{status:done=terminadas|hechas} de {priority:high=alta prioridad|prioridad alta}, en lista
cuántas tareas me faltan
qué más tenía que hacer yo?
hazme un recuento de las tareas {status:open=abiertas|que siguen abiertas}
a ver la lista de cosas por hacer
dime todo lo que hay en la todo list
tengo la tarde libre, qué puedo adelantar de mis pendientes?
saca el listado completo de tareas
chécame mis pendientes
ya {status:done=he terminado|he completado} algo de la lista?
lista {status:open=pendientes|abiertas} {priority:low=prioridad baja|baja prioridad}
~ hay alguna tarea {priority:high=urgente|de máxima prioridad}?
con qué sigo, qué queda en las tareas
lo que me falta por tachar
tareas, todas

%tool complete_task
%list end_time: 90 mins | an hour and a half | two and a half hours | 75 minutes | three quarters of an hour | 1.5 h | half a day | 1h15 | 40 min | six hours | a full hour | 2 hrs 20 | twenty-five minutes
# Bare, clipped and roundabout.
{task_id=tid} done
done with {task_id=tid}
task {task_id=tid} ✓
tick {task_id=tid} off
cross {task_id=tid} off my list
just finished number {task_id=tid} on the list
{=hm}, {task_id=tid} on my todos is sorted
done: {task_id=tid}
that's todo {task_id=tid} out of the way, check it
{=who} did task {task_id=tid} for me, so it's done
don't delete it, just tick task {task_id=tid}
finally got round to task {task_id=tid}. mark it
task {task_id=tid} is history, i finished it this morning
~ wrapped up {task_id=tid}, please set it to done
you can close task {task_id=tid}, it's finished
number {task_id=tid}, been there, done that, strike it as complete
# Second steps: what an earlier step found is meant.
(mark|check|tick) (it|that one) (off|as done|done)
(mark|check|tick) the {task_id=topic} one (off|as done)
# What is an argument, what is not, and where it ends.
task {task_id=task_id} is done, {=tn_o} isn't
{task_id=task_id} on the todo list is done, urgent or not, mark it
~ mark todo {task_id=task_id} as complete, took me {=end_time}
check off task {task_id=task_id}, the one I was supposed to finish by {=due}
I did task {task_id=task_id}, thanks to {=p2}, so tick it please
# "Label: content", telegrams, hashtags, arrows.
done: task {task_id=task_id2}
task {task_id=task_id2}: done
{=lq}x{=rq} todo {task_id=task_id2}
{task_id=task_id2} {=lb}todo{=rb} -> done
tick off: {task_id=task_id2}
# A word or two decide between neighbours.
tick off {task_id=tid2} on my list
task {task_id=tid2}: done with it
I'm done with number {task_id=tid2} on the list
check {task_id=tid2} off, please
cross {task_id=tid2} off as done
{task_id=tid2} is taken care of, mark the task
got task {task_id=tid2} out of the way
that was {task_id=tid2}, finished just now, tick the task
mark {task_id=tid2} complete in my todos
todo {task_id=tid2} accomplished
~ task {task_id=tid2} can be closed, I've done it
finally managed task {task_id=tid2}
wrapped up to-do {task_id=tid2} this morning
item {task_id=tid2} on my to-do list: check
you can put a tick next to task {task_id=tid2}
we're through with task {task_id=tid2}, call it done
~ {task_id=tid2} (done|finished|completed), next one on the list please
I did {=title4}, that's task {task_id=tid2}, so mark it done
I've been to the roofer, tick off the one about the {task_id=thing2}
the {task_id=thing2} to-do is done, check it off
believe it or not I went out in the rain and did it, task {task_id=tid2}, you can mark it as done
{=chat_in}. one success today at least: to-do {task_id=tid2} is finished, tick it off
# In the manner of chat.
guess what, I actually did task {task_id=task_id3}, tick it off
(drumroll), number {task_id=task_id3} on my list is finished, mark it please
phew, that took ages, but task {task_id=task_id3} is done, you may check it off
# More of the usual ways.
{task_id=num_id} done
{task_id=num_id} ✓ on the list
check {task_id=num_id}
did {task_id=num_id}
got {task_id=num_id} done finally
~ tick {task_id=num_id}
done: task {task_id=num_id}
finished with number {task_id=num_id} on my list
you can tick number {task_id=int}
number {task_id=int} is out of the way
task number {task_id=int} is sorted
mark {task_id=num_id} finished please
todo number {task_id=num_id} is history, check it off
I'm through with {task_id=num_id}
{task_id=num_id}'s been taken care of, close the task
{=who3} already did {task_id=num_id}, so it's done
good news, {task_id=num_id} is behind me, tick it
~ that was the last bit of task {task_id=num_id}, close it
as of today task {task_id=num_id} is complete
{=gerund}, item {task_id=num_id}, is finished
I was at the post office, so {task_id=num_id} is off my list
~ it took all morning but task {task_id=num_id} is done now
please close {task_id=num_id} on the todo list
would you check off item {task_id=num_id}
set {task_id=num_id} to finished on my list
todo {task_id=num_id}: yep, done
put a tick next to {task_id=num_id}
task {task_id=num_id} no longer open, I did it last night
{=chatter}, {task_id=num_id} from my list is done
cross out number {task_id=num_id}, that's over with
since {=gerund} is finished, tick off {task_id=num_id}
mission accomplished on task {task_id=num_id}
all done with todo {task_id=num_id}, mark it
one less: {task_id=num_id} is complete
the list still shows {task_id=num_id} as open but I've done that one
turns out {task_id=num_id} was done ages ago, check it off
log {task_id=num_id} as completed
okay that's {task_id=num_id} finished
what a relief, {task_id=num_id} is done. mark it so
of my todos, {task_id=num_id} is done
{task_id=gerund} is off my plate, tick it
I've just done {task_id=gerund}, check that off the list
I did that one, mark it done
finished a task just now, cross it off
the one about {task_id=gerund} is completed on my todo list
got {task_id=gerund} out of the way, close the todo
I sent that mail, task {task_id=num_id} is done
the meeting is over, check off todo {task_id=num_id}
# Told around, thought aloud, wrapped in a story.
~ task {task_id=num_id} is off my chest, finally
guess what, I finally got number {task_id=num_id} on my list done
you can stop showing me task {task_id=num_id}, I did it
took me all day but {task_id=num_id} is finished, tick it
I'd say task {task_id=num_id} is history
that task is behind me, check it off
{=who4} took care of task {task_id=num_id} already, so it's done
# Short and plain, as typed every day.
strike {task_id=task_id4}, it's done
todo {task_id=task_id4} complete
check off {task_id=task_id4}
{task_id=task_id4} on my list: finished
that chore's finished, tick
the last task is done, cross it out
one down: task {task_id=task_id4}
I did {task_id=task_id4}, update my list
mark {task_id=task_id4} off
job {task_id=task_id4} all wrapped up, tick
put a tick next to {task_id=task_id4}
{task_id=noun} dealt with, tick it off
it rained the whole time but the hedge is cut, so {task_id=task_id4} can be ticked
{task_id=task_id4} on the to-do list took ages, anyway it's finished now, check the box
before I forget that I did it, put the tick behind task {task_id=task_id4}
the parcel's at the post office and number {task_id=task_id4} is thereby done, cross it through
no need to keep showing me {task_id=task_id4} as open, I did that task this morning
my husband beat me to task {task_id=task_id4}, so it's done and deserves its tick
# Bare noun phrases, and orders that lack what is needed.
done with that one, tick it off
that's one off my list
{task_id=task_id5} done
finally did it, cross it off the list
I've been to the post office, so that task's finished
number {task_id=task_id5} is off my plate, mark it
task {task_id=task_id5}, finished, hooray
mark it done, will you
{task_id=task_id5} on my list is sorted
the shopping's in the fridge, tick that task
# Needs only hinted at, telegrams, neighbours.
don't delete {task_id=task_id6}, it's been done
it needn't be deleted, task {task_id=task_id6} is finished
no more reminders about it, I mean task {task_id=task_id6} is accomplished
don't reschedule task {task_id=task_id6}, I did it
the meeting took care of task {task_id=task_id6}, tick
one less to worry about, {task_id=task_id6} on the list is finished
{=from_email2} was so kind as to do task {task_id=task_id6} for me
finally! took me {=limit} weeks but todo {task_id=task_id6} is history
I stayed up all night for it, now strike task {task_id=task_id6} as done
that email went out, which settles task {task_id=task_id6}
{task_id=task_id6} done
tick {task_id=task_id6} pls
todo {task_id=task_id6} finished thx
task {task_id=task_id6} ok, done w/ it
the one due {=due2}, number {task_id=task_id6}, has been dealt with
{=limit} left now that task {task_id=task_id6} is over and done with
I did {=title5}, mark that off
finished the one with the fence, tick it
# The usual ways to ask.
(mark|set|flag) (task|todo|item) {task_id=num_id} as (done|complete|completed|finished)
(complete|finish|close|check off|tick off|cross off) (task|todo|item|number) {task_id=num_id}
I (finished|did|completed|took care of) (task|todo|number|item) {task_id=num_id}
{task_id=num_id} (is done|done|finished|is finished|check)
task {task_id=num_id} (is done|is finished|can be checked off|has been taken care of)
(tick|check|cross) (task|todo|number) {task_id=num_id} off [my list|the list]
done with {task_id=num_id}
{=chatter2}, (number|task) {task_id=num_id} is (finally|) (done|finished|out of the way)
just (did|finished) {task_id=num_id}, (mark it|tick it off|check it off) [please]
todo {task_id=num_id} ✓
(can you|could you|please) tick off (the task|task|todo) [number] {task_id=num_id}
the (task|todo|item) with (the|) number {task_id=num_id} is (complete|finished|done)
{=gerund2} is done, that was (task|number|todo) {task_id=num_id}
I've (dealt with|handled|sorted|wrapped up) (task|item|number) {task_id=num_id} (today|this morning|just now|)
consider (task|item|number|) {task_id=num_id} (done|finished|closed)
(task|todo) {task_id=num_id}: (done|complete|finished)
that's {task_id=num_id} (ticked off|off the list|sorted), mark it as done
we can (close|tick off) [task] {task_id=num_id} now, {=person} did it
{=please} mark (number|item) {task_id=num_id} on my list as done
(finished|completed) (number|todo|task) {task_id=num_id} [at last]
~ no need to keep (task|todo) {task_id=num_id} open, I (did|finished) it
set (task|todo) {task_id=num_id} to (done|completed|finished)
(task|todo|) {task_id=num_id} completed
strike {task_id=num_id}, it's (done|finished)
I (finished|did|completed|am through with) {task_id=gerund2}, (tick it off|mark it as done|check it off) [my list]
~ (mark|set) (the|that|my) (task|todo) (as done|as finished|complete)
~ {task_id=gerund2} is done, (cross it off|mark the task as done)
(tick|check) (something|a task|one) off my (list|todo list)
# Every parameter in many wordings, orders and lengths.
{task_id=task_id7} ✓
{task_id=task_id7}, tick
tick {task_id=task_id7} off, not {=task_id7}
I did task {task_id=task_id7} on {=du2} already
task {task_id=task_id7} is through, {=from_email3} helped
that's {task_id=task_id7} out of the way, mark it
{=title6} is done, it's number {task_id=task_id7}
number {task_id=task_id7}, the high priority one, is finished
close task no. {task_id=task_id7} for me
{=chat}, todo {task_id=task_id7} can be crossed off
consider {task_id=task_id7} on my list done
task {task_id=task_id7} got finished before {=du2}
done with {=title6}, cross it off
finished the urgent one on my list
# Told around, thought aloud, wrapped in a story.
hooray, task {task_id=num_id} is behind me
{task_id=num_id} on my list? been there, done that, check it
you'll be pleased to hear that I did number {task_id=num_id} of my todos
{=who5} and I wrapped up task {task_id=num_id} this morning, so off it goes as done
I finished {=num_id}, no sorry, task {task_id=num_id}, tick it
would you put a tick next to {task_id=num_id}, I've done it
I've finally dealt with one of my tasks, mark it
%lang de
# The usual ways to ask.
(hak|hake) [bitte] [die] Aufgabe {task_id=num_id} ab
~ aufgabe {task_id=num_id} (erledigt|fertig|done|ist geschafft)
ich (habe|hab) [die] (Aufgabe|Todo|Nummer) {task_id=num_id} (erledigt|fertig|geschafft|gemacht)
(markier|markiere|markieren Sie) [bitte] (Todo|Aufgabe) {task_id=num_id} als (erledigt|fertig|abgeschlossen)
{task_id=num_id} (ist erledigt|ist fertig gemacht|abhaken)
(setz|stell) [die] Aufgabe [Nummer] {task_id=num_id} auf erledigt
endlich fertig mit Nummer {task_id=num_id}, (hak das ab|bitte abhaken)
todo {task_id=num_id} ✓
die {task_id=num_id} auf meiner Liste (ist durch|habe ich gemacht|wäre dann auch fertig)
(kannst du|könntest du) (Aufgabe|Todo) {task_id=num_id} (abhaken|als erledigt markieren)
~ (schließ|schließe) [die] Aufgabe {task_id=num_id} ab
(hak|hake) (die Aufgabe|das Todo) [bitte] ab
damit ist die {task_id=num_id} (geschafft|abgeschlossen)
ich bin mit der Aufgabe fertig, hak sie ab
# A word or two decide between neighbours.
Aufgabe {task_id=task_id8} hab ich geschafft, abhaken
hake {task_id=task_id8} auf der Liste ab
# More of the usual ways.
{task_id=num_id} hab ich durch
hak {task_id=num_id} ab
nummer {task_id=num_id} ist vom tisch
bin fertig mit {task_id=num_id}
aufgabe {task_id=num_id} kannst du abhaken, hab ich grad gemacht
mach nen haken an {task_id=num_id}
die {task_id=num_id} wär dann auch geschafft
todo {task_id=num_id} erledigt
hab gestern schon aufgabe {task_id=num_id} erledigt, bitte eintragen
als fertig markieren: {task_id=num_id}
trag bei {task_id=num_id} erledigt ein
aufgabe nummer {task_id=num_id} fertig gemeldet
~ schreib {task_id=num_id} als geschafft gut
geschafft, die {task_id=num_id}
so, {task_id=num_id} ist gemacht, nächste
häkchen bei todo {task_id=num_id}
~ kannst du die {task_id=num_id} von offen auf fertig drehen
weil ich die {task_id=num_id} heute früh erledigt hab, hak sie bitte ab
eine aufgabe ist fertig, hak die ab
das todo hab ich erledigt
# Needs only hinted at, telegrams, neighbours.
puh, {task_id=num_id} wär geschafft
{task_id=num_id} vom tisch
hab eben {task_id=num_id} fertig gemacht, mach n haken dran
die {task_id=num_id} auf meiner liste kannst du als erledigt führen
todo {task_id=num_id} hat henning schon gemacht, abhaken
bei aufgabe {task_id=num_id} fehlt nur noch der haken, setz ihn
eine aufgabe hab ich geschafft
# Every parameter in many wordings, orders and lengths.
bei {task_id=num_id} darfst du den haken setzen
ich kann vermelden: {task_id=num_id} ist erledigt
hab mich um todo {task_id=num_id} gekümmert, hak sie ab
die aufgabe mit der nummer {task_id=num_id} is erledigt
wieder was geschafft, nämlich {task_id=num_id}
{task_id=num_id} abschließen, die ist gemacht
hak {task_id=num_id} doch bitte ab
die {task_id=num_id} hab ich erledigt
setz bei aufgabe {task_id=num_id} ein häkchen
{task_id=num_id} erledigt!
ich bin mit todo {task_id=num_id} fertig geworden
~ kannst du {task_id=num_id} bitte abhaken, das ist gemacht
aufgabe {task_id=num_id}, die hab ich vorhin abgeschlossen
würden Sie Aufgabe {task_id=num_id} bitte als erledigt kennzeichnen?
mach {task_id=num_id} zu, hab ich geschafft
~ nummer {task_id=num_id} auf der liste wäre getan
trag ein, dass {task_id=num_id} erledigt ist
todo nummer {task_id=num_id} is durch
~ {task_id=num_id} kann abgehakt werden
endlich, {task_id=num_id} ist geschafft
ich hätte {task_id=num_id} gern abgehakt
so, die aufgabe {task_id=num_id} liegt hinter mir, hak sie ab
markier todo {task_id=num_id} als gemacht
~ stell {task_id=num_id} auf fertig
die {task_id=num_id} war ein klacks, ist schon gemacht, bitte abhaken
mit {task_id=num_id} bin ich durch, streich sie als erledigt
punkt {task_id=num_id} der aufgabenliste: erledigt
gerade fertig geworden: aufgabe {task_id=num_id}
hab die aufgabe gemacht, kannst sie abhaken
eins von den todos ist erledigt
hak mal eine aufgabe ab
ich hab was von der todoliste geschafft
%lang es
# The usual ways to ask.
(marca|marque) [por favor] la tarea {task_id=num_id} como (hecha|terminada|completada)
tarea {task_id=num_id} (hecha|lista|terminada)
ya (he hecho|terminé|acabé) la [tarea] {task_id=num_id}
(tacha|completa) la [tarea] [número] {task_id=num_id}[, que ya está]
~ la {task_id=num_id} (ya está|está hecha|la he acabado)
(da|pon) por terminada la tarea {task_id=num_id}
por fin acabé con la número {task_id=num_id}, (márcala|táchala)
pendiente {task_id=num_id} ✓
¿(puedes|podrías) marcar como hecha la {task_id=num_id}?
la tarea {task_id=num_id} de la lista ya la hice yo
{task_id=num_id} completada
(marca|da) la tarea como (hecha|terminada)
ya he hecho esa tarea, márcala
# What is an argument, what is not, and where it ends.
la tarea {task_id=task_id9} está hecha, la {=task_id9} todavía no
# A word or two decide between neighbours.
la tarea {task_id=num} ya está hecha, táchala
da por terminada la tarea {task_id=num}
# More of the usual ways.
la {task_id=num_id} lista
táchame la {task_id=num_id}
la número {task_id=num_id} ya está fuera
he acabado con la {task_id=num_id}
la tarea {task_id=num_id} la puedes tachar, la acabo de hacer
ponle un tic a la {task_id=num_id}
~ pues la {task_id=num_id} también hecha
pendiente {task_id=num_id} resuelto
ayer hice la tarea {task_id=num_id}, márcala
marcar como terminada: {task_id=num_id}
a la {task_id=num_id} ponle hecha
tarea número {task_id=num_id} acabada
dame por hecha la {task_id=num_id}
conseguido, la {task_id=num_id}
venga, {task_id=num_id} hecha, la siguiente
check en la {task_id=num_id}
me pasas la {task_id=num_id} de pendiente a hecha
como esta mañana ya hice la {task_id=num_id}, márcamela
hay una tarea terminada, táchala
ese pendiente ya lo he hecho
# Needs only hinted at, telegrams, neighbours.
uf, {task_id=num_id} liquidada
~ {task_id=num_id} ya está
acabo de terminar {task_id=num_id}, táchala
la {task_id=num_id} de mi lista dala por hecha
~ la tarea {task_id=num_id} ya la hizo Óscar, márcala
a la tarea {task_id=num_id} solo le falta la palomita, pónsela
ya hice una de las tareas
# Every parameter in many wordings, orders and lengths.
~ tarea {task_id=num_id} hecha
ya hice la {task_id=num_id}, márcala como completada
podrías dar por terminada la tarea {task_id=num_id}?
me gustaría tachar la número {task_id=num_id}
~ tachá la {task_id=num_id}
listo el pendiente {task_id=num_id}
dale check a la tarea {task_id=num_id}
acabo de despachar la {task_id=num_id}, fuera de pendientes como hecha
la del número {task_id=num_id} está cumplida
completá la tarea {task_id=num_id} porfa
la {task_id=num_id} ya quedó
marque como realizada la tarea {task_id=num_id}
terminé con la {task_id=num_id}
por fin cerré la {task_id=num_id}, táchala
cerrar tarea {task_id=num_id}
me quité de encima la tarea {task_id=num_id}, ponla como hecha
ya hay otra tarea hecha, márcala
tarea resuelta: {task_id=num_id}
hay una tarea que ya hice
puedes tachar un pendiente?

%tool update_task
%list tno: 4 | 11 | #6 | 23 | 52 | #18 | two => 2 | nine => 9 | 107 | 35
%list tdue: friday | tomorrow | next monday | the 20th | sunday evening | the end of may | next week | 3 june
%list tti: ring the estate agent | buy two lamps | clean the loft | draft the speech | renew the bus pass | fix the gutter
%list tde: the ladder is at Lorna's | cash only | ask for a receipt | needs two people | the form is online
%list prih: high => high | urgent => high | top => high
%list pril: low => low | lowest => low
%list day4: tomorrow | friday | next tuesday | saturday | thursday | next monday | this sunday | the 14th | tonight | wednesday evening
%list neutag: Freitag | morgen | übermorgen | nächsten Montag | nächste Woche | den 15. Juni | Dienstag | kommenden Donnerstag | Anfang Juni | nächsten Monat | Mittwoch in einer Woche | Samstag | Montag früh | Ende März | 2026-04-17 | Donnerstag um zwölf
%list task_id10: 7 | 14 | 31 | zwölf => 12 | 205 | sechs => 6
%list neud: Freitag | morgen | nächste Woche | Montag in einer Woche | Ende des Monats | kommenden Mittwoch | übermorgen | Samstag | Anfang August | Dienstag früh | Mitte Mai
%list avon: 3. | 1. Mai | Montag | Mittwoch | 12. Juni | 4.8. | 20. | Dienstag | 16. März | 28.11. | 7. Juli
%list neu: Freitag | morgen | nächste Woche | Montag in einer Woche | Ende des Monats | kommenden Mittwoch | übermorgen | Samstag | Anfang August | Dienstag früh | Mitte Mai | nächsten Monat | Donnerstagabend
# Bare, clipped and roundabout.
task {task_id=tno} due {due_date=tdue}
task {task_id=tno}: {priority:high=high priority|urgent}
task {task_id=tno} -> {due_date=tdue}
{task_id=tno} to {due_date=tdue}, the task
task {task_id=tno} {priority:low=low prio|not urgent}
rename {task_id=tno}: {title=tti}
bump task {task_id=tno} to {due_date=tdue}
bump task {task_id=tno} up to {priority:high=high|top} priority
I won't get to task {task_id=tno} before {due_date=tdue}
{=pal} needs number {task_id=tno} on my list by {due_date=tdue} now
turns out task {task_id=tno} isn't finished after all, {status:open=reopen} it
task {task_id=tno} can wait, make it {priority:low=low priority|not urgent}
{=hm2}, stick a note on task {task_id=tno}, {description=tde}
not the meeting, the to-do: {task_id=tno} shifts to {due_date=tdue}
no new task, only change what {task_id=tno} on the list says, {title=tti}
don't remind me earlier, just make task {task_id=tno} due {due_date=tdue}
change a task
~ kick task {task_id=tno} down the road to {due_date=tdue}
# Second steps: what an earlier step found is meant.
move it to {due_date=date}
(set|change) its priority to {priority:high=high|urgent}
~ make it due {due_date=date}
# What is an argument, what is not, and where it ends.
task {task_id=task_id}: from {=due} to {due_date=due}
task {task_id=task_id} is due {due_date=due} now, not {=due}
~ rename task {task_id=task_id}, instead of "{=title2}" it should be "{title=title2}"
task {task_id=task_id} used to be low, make it {priority:high=high|urgent}
change todo {task_id=task_id} from high to {priority:low=low|low priority}
task {task_id=task_id}, title {title=title2}, details {description=description}
~ new details for task {task_id=task_id}: {description=description}. the title stays as it is
todo {task_id=task_id}, {priority=priority}, due {due_date=due}, the rest as before
set the due date of todo {task_id=task_id} to {due_date=due}, it's for the insurance
"{title=title2}" is the new title for task {task_id=task_id}, thanks
make task {task_id=task_id} {priority:normal=normal|medium}, neither high nor low
task {task_id=task_id} isn't done after all, so {status:open=reopen it|back to open with it}
add to task {task_id=task_id} as description "{description=description}", ok?
push task {task_id=task_id} back to {due_date=due}, {=from_email} is ill
the description of todo {task_id=task_id} should read {description=description}, and leave the date alone
lower task {task_id=task_id} to {priority:low=low}, {=p2} says it can wait anyhow
# "Label: content", telegrams, hashtags, arrows.
task {task_id=task_id2}: {priority:high=high|urgent|high prio}
task {task_id=task_id2} -> {due_date=due_date}
todo {task_id=task_id2}: new due date {due_date=due_date}
~ task {task_id=task_id2}, title: {title=title3}
{=lq}task {task_id=task_id2}{=rq} note: {description=description2}
edit {task_id=task_id2}: due {due_date=due_date}, prio {priority:low=low}
todo {task_id=task_id2} / status: {status:open=open|reopened|not done} / priority: {priority:normal=normal}
re task {task_id=task_id2}: push to {due_date=due_date}
task {task_id=task_id2} - rename - {title=title3}
# A word or two decide between neighbours.
~ task {task_id=tid2} is due {due_date=ddl} now
give me until {due_date=ddl} for task {task_id=tid2}
~ postpone task {task_id=tid2} to {due_date=ddl}
push to-do {task_id=tid2} back, {due_date=ddl}
bring task {task_id=tid2} forward to {due_date=ddl}
extend the deadline of {task_id=tid2} on my list till {due_date=ddl}
{task_id=tid2} should read "{title=title4}", change the task
call task {task_id=tid2} {title=title4} instead
~ reword to-do {task_id=tid2}: {title=title4}
raise task {task_id=tid2} to {priority=prih}
task {task_id=tid2} down to {priority=pril}
mark task {task_id=tid2} as {priority=pri}
untick {task_id=tid2}, it's {status:open=open again|not done|still open}
task {task_id=tid2} was ticked by mistake, make it {status:open=open|open again}
edit task {task_id=tid2}, details: {description=det}
add to to-do {task_id=tid2} that {description=det}
the due date on task {task_id=tid2} is wrong, {due_date=ddl} is right
~ swap the date of task {task_id=tid2} for {due_date=ddl} and make it {priority=pri}
{task_id=tid2} isn't for {=ddl} but for {due_date=ddl}, fix that task
no appointment gets moved, only todo {task_id=tid2}, to {due_date=ddl}
let task {task_id=tid2} wait till {due_date=ddl}
task {task_id=tid2} has turned {priority:high=urgent}, change it
change to-do {task_id=tid2}: title {title=title4}, due {due_date=ddl}
postpone the {task_id=thing2} task to {due_date=ddl}
give the {task_id=thing2} to-do {priority=pri}
{=who2} is ill and the whole thing slips, so could you set the due date of task {task_id=tid2} to {due_date=ddl}
I typed nonsense into task {task_id=tid2}, what I meant was {title=title4}, please change it
# In the manner of chat.
I was too optimistic again, give task {task_id=task_id3} a new deadline, {due_date=day4}
haha nobody's going to die, so task {task_id=task_id3} can be {priority:low=low priority}
my boss had a fit, so bump task {task_id=task_id3} to {priority:high=high priority|top priority}
# More of the usual ways.
{task_id=num_id} to {due_date=bareday}
{task_id=num_id} is {priority:high=urgent|high priority|super important} now, due {due_date=bareday}
make {task_id=num_id} due {due_date=bareday} and {priority:low=low priority|not urgent}
~ {due_date=bareday} instead for task {task_id=num_id}
new due date {due_date=bareday} for number {task_id=num_id} on my list
~ give me until {due_date=bareday} for todo {task_id=num_id}
I won't manage {task_id=num_id} today, shift that task to {due_date=day}
~ task {task_id=num_id} got pushed, it's {due_date=bareday} now
they want {task_id=num_id} done before {due_date=bareday}, adjust the task
deadline of {task_id=num_id}: {due_date=bareday}, priority: {priority:high=high}
priority {priority:high=high}, task {task_id=num_id}
priority {priority:low=low} for item {task_id=num_id} on my list
todo {task_id=num_id} {priority:high=high prio|urgent} please
bump {task_id=num_id} up, it's {priority:high=urgent|really pressing|critical}
{task_id=num_id} isn't {priority:low=important any more|urgent any more|a priority any more}, tone the task down
back to {priority:normal=normal|medium|regular} priority with task {task_id=num_id}
task {task_id=num_id} goes from high to {priority:low=low}
task {task_id=num_id} from low to {priority:high=high}, please
{task_id=num_id} should rather be called {title=tname}
instead of what it says now, todo {task_id=num_id} should be {title=todo2}
new name for task {task_id=num_id}: {title=tname}
call number {task_id=num_id} "{title=todo2}" from now on
{title=tname} is the better title for task {task_id=num_id}
"{title=todo2}" is what task {task_id=num_id} should say
change {task_id=num_id} to "{title=tname}" with {due_date=bareday} as deadline
task {task_id=num_id}: rename to {title=tname}, {priority:high=high priority|urgent}, {due_date=bareday}
write into the notes of task {task_id=num_id} that {description=detail}
{description=detail}, put that with task {task_id=num_id}
add to {task_id=num_id}: {description=detail}
todo {task_id=num_id}, extra info: {description=detail}
~ the description of {task_id=num_id} is wrong, it's {description=detail}
task {task_id=num_id} is {status:open=not done after all|still open, sorry|open again}
I ticked off {task_id=num_id} too early, {status:open=open it again|put it back on the list|undo that}
~ {status:open=reopen|un-tick|uncheck} item {task_id=num_id} on my todo list
~ status of {task_id=num_id} should be {status:done=done}, and put {description=detail} in the description
put {task_id=num_id} to {status:open=open} and due {due_date=bareday}
{=chatter}, can task {task_id=num_id} wait till {due_date=bareday}? change it then
if you look at my tasks, number {task_id=num_id} needs to be {priority:high=high priority|on top|more urgent}
edit todo {task_id=num_id} so that it's due {due_date=bareday} and called {title=tname}
for number {task_id=int}, make it {due_date=bareday}
task number {task_id=int} is due {due_date=bareday}, not today
let's say {due_date=day} for task {task_id=num_id}, and it's {priority:normal=just normal|only normal} priority
{priority:high=urgent} please, number {task_id=num_id}, with {due_date=bareday} as the due date
that todo needs a new deadline, {due_date=bareday}
make that task {priority:low=low priority|less important}
push the deadline of {task_id=gerund} on my list to {due_date=bareday}
I want to rename one of my todos to {title=tname}
{task_id=gerund} isn't urgent any more, make that todo {priority:low=low priority}
the task about {task_id=gerund} needs a note: {description=detail}
reschedule task {task_id=num_id} to {due_date=bareday}
put off todo {task_id=num_id} till {due_date=bareday}, no need for a reminder
not a new task, {task_id=num_id} on my list is just due {due_date=bareday}
# Told around, thought aloud, wrapped in a story.
~ {task_id=num_id} can't wait any longer, it's {priority:high=urgent} now
turns out task {task_id=num_id} isn't finished after all, {status:open=reopen} it
no way I'll make task {task_id=num_id} in time, {due_date=date} is more realistic
task {task_id=num_id} should really be called {title=task}
{=who4} gave me until {due_date=date} for task {task_id=num_id}
~ I was too strict with {task_id=num_id} on my list, {priority:low=it's not that important}
there's no hurry with task {task_id=num_id} any more, {priority:low=low} and due {due_date=date} will do
hm, "{title=task}" would be a better name for task {task_id=num_id}
that one task needs more time
# Short and plain, as typed every day.
~ push task {task_id=task_id4} to {due_date=day2}
bump task {task_id=task_id4} up to {priority:high=high|urgent|top priority}
~ {status:open=untick|reopen} {task_id=task_id4} on my list
~ todo {task_id=task_id4} can wait till {due_date=day2}
rename task {task_id=task_id4} {title=noun}
todo {task_id=task_id4}, now {priority:low=low prio|low priority|not urgent}
new deadline for task {task_id=task_id4}
reword one of my to-dos
under task {task_id=task_id4} write {description=det2}
task {task_id=task_id4} should read {title=chore}
give me until {due_date=day2} for task {task_id=task_id4}
~ back to {priority:normal=normal|normal priority|medium} with {task_id=task_id4}, that task
turns out I never did it, so task {task_id=task_id4} is {status:open=open|unfinished|not done} again
{due_date=day2} suits me better than the date you have for todo {task_id=task_id4}
nobody's waiting for it any more, so todo {task_id=task_id4} drops to {priority:low=low|low priority|unimportant}
{title=chore}, that's what task {task_id=task_id4} ought to be called, the old wording confuses me
the shop is closed just now, so {due_date=day2} is the new date for task {task_id=task_id4}
{description=det2}, put those details under task {task_id=task_id4}, else I won't remember
# Bare noun phrases, and orders that lack what is needed.
that task can wait a bit, push it back
number {task_id=task_id5} has to be done by {due_date=day3} now
change a task on my list
task {task_id=task_id5} is {priority:high=urgent} now
I worded one of my tasks badly, let me rename it
task {task_id=task_id5} should read {title=chore2}
the boss moved the deadline, so my task has to move too
I ticked off {task_id=task_id5} too early, {status:open=reopen it}
bump that to-do up, it's {priority:high=important}
give task {task_id=task_id5} till {due_date=day3}
there's no rush with task {task_id=task_id5}, make it {priority:low=low priority}
# Needs only hinted at, telegrams, neighbours.
~ don't delete task {task_id=task_id6}, only push it to {due_date=due2}
no new task please, {task_id=task_id6} just gets a new name: {title=title5}
task {task_id=task_id6} isn't finished, it's only less important: {priority:low=low|low priority|low prio}
not the appointment, the task {task_id=task_id6} moves to {due_date=due2}
a remark is missing on task {task_id=task_id6}, namely {description=description3}
I'll never make {due_date=due2} a day earlier, so that's the date for task {task_id=task_id6}
{=from_email2} called, task {task_id=task_id6} has become {priority=priority2}
I won't manage task {task_id=task_id6} before {due_date=due2}, fix the deadline
nobody is waiting for task {task_id=task_id6} any longer, let it be {priority=priority3}
it came back to haunt me, task {task_id=task_id6} is {status:open=open once more|unfinished after all|to be done again}
whoever reads task {task_id=task_id6} won't understand it, it should say {title=title5}
{task_id=task_id6} -> {due_date=due2}
todo {task_id=task_id6} {priority=priority4} pls
task {task_id=task_id6} now due {due_date=due2} & {priority=priority4}
todo {task_id=task_id6} re: {description=description3}
bump {task_id=task_id6} to {priority:high=asap|high prio|urgent}
~ {priority=priority5} and due {due_date=due2}, that's how I want task {task_id=task_id6}
~ by the way task {task_id=task_id6} is called {title=title5} from now on and {priority=priority4}
for task {task_id=task_id6}, {due_date=due2} will do instead of {=due2}, with the note {description=description3}
the {=limit} metres in task {task_id=task_id6} were wrong, the title is {title=title5}
~ the deadline slipped to {due_date=due2}, change my task
rename the one about {=title5}
# The usual ways to ask.
(set|change|raise|bump) the priority of (task|todo|number|) {task_id=num_id} (to|up to) {priority:high=high|urgent|the top|the highest|top}
(lower|drop|reduce|change) the priority of (task|todo) {task_id=num_id} to {priority:low=low|the lowest|minor}
(task|todo|) {task_id=num_id} {priority:high=is urgent|is really important|is top priority|has become urgent|is high priority} now
make (task|todo|number) {task_id=num_id} {priority:high=high priority|urgent|top priority|more important}
(rename|retitle) (task|todo|) {task_id=num_id} to "{title=todo}"
(change|edit) (the title|the text|the wording|the name) of (task|todo) {task_id=num_id} to {title=todo}
(task|todo) {task_id=num_id} should (say|read|be called) {title=todo} (instead|)
move (the due date|the deadline) of (task|todo|) {task_id=num_id} to {due_date=date}
(postpone|push|move|delay|shift) (task|todo|number|) {task_id=num_id} (to|until|till) {due_date=date}
{task_id=num_id} due {due_date=date} (now|instead)
~ (reschedule|bring forward) (task|todo) {task_id=num_id}, (new deadline|it's now due|due date) {due_date=date}
{status:open=reopen|re-open} (task|todo|number) {task_id=num_id}
(task|todo) {task_id=num_id} is {status:open=not done after all|not finished yet|open again|still open}, (change that|fix that|correct it|update it)
(update|change) the status of (task|todo|) {task_id=num_id} to {status:done=done|finished|completed}
(set|put) (task|todo|) {task_id=num_id} back to {status:open=open|unfinished|not done|pending}
(add|attach) a (note|description|comment) to (task|todo|) {task_id=num_id}: {description=detail2}
(update|change|replace) the (description|details|notes) of (task|todo) {task_id=num_id}: {description=detail2}
for (task|todo|number) {task_id=num_id}, (note|add|write) that {description=detail2}
{=chatter2}, (task|todo) {task_id=num_id} can wait (until|till) {due_date=date}, (it's|make it) {priority:low=low priority|not important|not that urgent}
(task|todo) {task_id=num_id}: priority {priority:normal=normal|medium|regular|back to normal}, due {due_date=date}
(can you|could you|please) (make|set) the deadline of (task|number) {task_id=num_id} {due_date=date}
I (need|want|get) (more time|an extension) for (task|todo|) {task_id=num_id}, (say|make it|let's say) {due_date=date}
(update|edit|change|modify) (task|todo) {task_id=num_id}: {title=todo}, (due|by|until) {due_date=date}
it's {title=todo}, not what (task|todo|number) {task_id=num_id} says, (correct it|change it|fix the title)
(task|item) {task_id=num_id} isn't {priority:normal=that urgent any more|so important any more}
(give|assign) (task|todo) {task_id=num_id} {priority:low=low priority|the lowest priority|a low priority}
{=please} move (todo|task) {task_id=num_id} to {due_date=date} and set it to {priority:high=high priority|urgent|high}
I closed {task_id=num_id} by mistake, {status:open=reopen it|open it again|mark it as not done}
{due_date=date} is better for (task|todo|number) {task_id=num_id}
(rename|reword) (task|todo) {task_id=num_id}, (call it|new name|it should be) {title=noun2}
(set|change) the (due date|deadline) [of the task] to {due_date=date}
(postpone|push back) (the|my) (task|todo) {task_id=gerund2} to {due_date=date}
(make|set) {task_id=gerund2} {priority:high=high priority|urgent|top priority} [on my list]
(rename|edit|change|update) (a|one of my|that) (task|todo)[s]
# Every parameter in many wordings, orders and lengths.
{task_id=task_id7}: {due_date=du2}, {priority=prio}
{task_id=task_id7} {priority=prio} {due_date=du2}
task {task_id=task_id7} new: {title=title6}, {due_date=du2}, {priority=prio}
{priority=prio} for {task_id=task_id7}, due {due_date=du2}
due {due_date=du2}, priority {priority=prio}, todo {task_id=task_id7}
task {task_id=task_id7} from {=du2} to {due_date=du2}
move todo {task_id=task_id7} to {due_date=du2} from {=du2}
not {=du2} any more, {due_date=du2} for task {task_id=task_id7}
task {task_id=task_id7} was called {=title6}, call it {title=title6}
~ "{title=title6}" instead of "{=title6}" for todo {task_id=task_id7}
reword task {task_id=task_id7} as {title=title6}
{title=title6} should be the new text of todo {task_id=task_id7}
task {task_id=task_id7} is {priority=priority6} now
task {task_id=task_id7} isn't so urgent, make it {priority=priority7}
make todo {task_id=task_id7} {priority=priority8} again
priority of {task_id=task_id7} from high down to {priority=priority8}
swap the priority of task {task_id=task_id7} from low to {priority=priority6}
note on task {task_id=task_id7}: {description=description4}
put "{description=description4}" into the details of {task_id=task_id7}
details of todo {task_id=task_id7} should read {description=description4}
{description=description4} - add this as the description of task {task_id=task_id7}
description {description=description4}, due {due_date=du2}, for task {task_id=task_id7}
{status:open=reopen|open again|untick|un-check|put back on the list} {task_id=task_id7} and make it due {due_date=du2}
I was wrong about {task_id=task_id7}, that task is {status:open=not done|still open|unfinished|to do again}
task {task_id=task_id7}: status {status:done=done|finished|completed|closed}, note {description=description4}
task {task_id=task_id7} is {status:done=done|ready|completed}, also rename it to {title=title6}
{=chat}, give task {task_id=task_id7} until {due_date=du2}, it's {priority=prio}
by {due_date=du2} is enough for task {task_id=task_id7}
{=from_email3} wants {task_id=task_id7} sooner, make it {due_date=du2}
edit todo {task_id=task_id7}, title {title=title6}, description {description=description4}
rename the task about {=title6} to {title=title6}
bring todo {task_id=task_id7} back, it's {status:open=open again|not finished|undone|still to be done|to do}
{status:open=open|reopened|not done|unfinished} is what task {task_id=task_id7} should be, and {priority=prio}
~ set {task_id=task_id7} on my list to {status:done=done|finished|complete|closed|ticked}, due date stays {=du2}
~ leave the priority of task {task_id=task_id7}, only the date: {due_date=du2}
keep the date of task {task_id=task_id7}, only make it {priority=prio}
~ not the title, the description of todo {task_id=task_id7}: {description=description4}
that todo is due {due_date=du2} now
make it {priority=priority6}, the task I just added
# Told around, thought aloud, wrapped in a story.
{task_id=num_id} is taking forever, let's say {due_date=date} instead
can task {task_id=num_id} wait until {due_date=date}, I'm swamped
the boss says {task_id=num_id} comes first now, so make that task {priority:high=top priority|urgent}
I wouldn't call task {task_id=num_id} urgent any more, {priority:normal=normal|ordinary} will do
~ I ticked task {task_id=num_id} too early, it's {status:open=open|not done} again
what I meant with task {task_id=num_id} was {title=todo3}, change it
let task {task_id=num_id} read {title=todo3} and be due {due_date=date}
task {task_id=num_id} could do with a note saying {description=sentence}
push task {task_id=num_id} to {=weekday}, no, {=who5} needs it {due_date=date}, and make it {priority:high=urgent|high priority}
task {task_id=num_id} needs a change
%lang de
# The usual ways to ask.
(setz|setze|stell|ändere) die Priorität (von|der) Aufgabe {task_id=num_id} auf {priority:high=hoch|dringend|höchste Stufe}
aufgabe {task_id=num_id} {priority:high=hohe Priorität|ist jetzt dringend|ist wichtig}
(verschieb|verschiebe|verschieben Sie) [bitte] [die] Aufgabe {task_id=num_id} auf {due_date=neutag}
(benenn|benenne|nenn) [die] Aufgabe {task_id=num_id} in {title=todo_inf} um
die Frist (von|für) (Todo|Aufgabe) {task_id=num_id} ist [jetzt|erst] {due_date=frist}
(mach|öffne) [die] Aufgabe {task_id=num_id} wieder {status:open=auf|offen|unerledigt}
Todo {task_id=num_id} ist doch {status:open=noch nicht fertig|noch offen|nicht erledigt}
{task_id=num_id} soll [künftig|] {title=todo_inf} heißen
(ändere|ändern Sie) bei Aufgabe {task_id=num_id} die Beschreibung (zu|in): {description=sentence}
(ergänz|ergänze) bei {task_id=num_id}: {description=sentence}
Aufgabe {task_id=num_id} ist {priority:low=nicht mehr so wichtig|nicht mehr dringend|unwichtig geworden}, (stuf sie runter|Priorität anpassen)
(setz|stell) {task_id=num_id} auf {priority:normal=normale Priorität|mittlere Priorität|normal}
fällig {due_date=frist}: Todo {task_id=num_id}
neuer Termin für Aufgabe {task_id=num_id}: {due_date=frist}, Priorität {priority:high=hoch}
(ändere|bearbeite) [bitte] [die] Aufgabe {task_id=num_id}
verschieb die Aufgabe auf {due_date=neutag}
(kannst du|könntest du) Todo {task_id=num_id} in "{title=todo_inf}" umbenennen
mit {task_id=num_id} hab ich noch Zeit bis {due_date=frist}, pass das [bitte] an
# What is an argument, what is not, and where it ends.
aufgabe {task_id=task_id10} nicht mehr {=due3}, sondern {due_date=due3}
aufgabe {task_id=task_id10} heißt nicht "{=inf}", sondern "{title=inf}"
# A word or two decide between neighbours.
verschieb die Frist von Aufgabe {task_id=task_id8} auf {due_date=frist2}
Aufgabe {task_id=task_id8} ist jetzt {priority:high=dringend|wichtig}
# More of the usual ways.
schieb {task_id=num_id} (auf {due_date=neud}|auf den {due_date=avon})
{task_id=num_id} auf {due_date=neud} verschieben
die {task_id=num_id} wird erst {due_date=bis} fertig, änder die frist
~ aufgabe {task_id=num_id} heißt ab jetzt {title=tun}
bei {task_id=num_id} den titel in {title=tun} ändern
{task_id=num_id} ist jetzt {priority:high=dringend|wichtig|eilig}
{task_id=num_id} kann warten, {priority:low=prio runter|mach sie unwichtig|niedrige prio}
stuf {task_id=num_id} {priority:high=hoch|als dringend ein}
{task_id=num_id}: frist {due_date=bis}, {priority:high=prio hoch|dringend}
schreib bei todo {task_id=num_id} dazu: {description=notiz}
ergänz {task_id=num_id} um "{description=notiz}" und setz die frist auf {due_date=neud}
{task_id=num_id} war doch {status:open=nicht fertig|noch nicht erledigt}, mach das rückgängig
nimm bei {task_id=num_id} den haken wieder raus, ist {status:open=noch offen|doch offen}
todo {task_id=num_id} umbenennen, neu: {title=tun}, bis {due_date=bis}
für {task_id=num_id} brauch ich länger, geht auch bis {due_date=bis}
gib {task_id=num_id} wieder {priority:normal=normale prio|mittlere prio}
bis {due_date=bis} statt vorher, aufgabe {task_id=num_id}
{priority:low=unwichtig|nicht mehr so eilig} ist die {task_id=num_id}, pass die an
bei der aufgabe {task_id=num_id} muss was geändert werden
die beschreibung von {task_id=num_id} soll {description=notiz} lauten
# Needs only hinted at, telegrams, neighbours.
für {task_id=num_id} brauch ich mehr luft, sagen wir {due_date=frist3}
{task_id=num_id} heißt ab jetzt {title=inf2}
doch {status:open=noch nicht fertig|wieder offen}, die {task_id=num_id}
{task_id=num_id} {priority:high=ganz nach oben|ist jetzt chefsache|vordringlich}, frist {due_date=frist3}
{task_id=num_id} kann {priority:low=warten|nach hinten}, neue frist {due_date=frist3}
häng an aufgabe {task_id=num_id} den hinweis: {description=notiz2}
führ {task_id=num_id} wieder mit {priority:normal=normaler dringlichkeit|mittlerer prio}
setz {task_id=num_id} auf {status:done=erledigt|fertig} und schreib dazu {description=notiz2}
die aufgabe bis {due_date=frist3} verlängern
# Every parameter in many wordings, orders and lengths.
schieb aufgabe {task_id=num_id} auf {due_date=neu}
verleg die frist von {task_id=num_id} auf {due_date=neu}
{task_id=num_id} soll künftig "{title=inf3}" heißen
benenn todo {task_id=num_id} in {title=inf3} um
statt dem alten titel bei {task_id=num_id} bitte {title=inf3}
aufgabe {task_id=num_id} ist bis {due_date=frist4} fällig, nicht früher, änder das
mach aus {task_id=num_id} {title=inf3}, bis {due_date=frist4}
stuf {task_id=num_id} auf {priority:high=dringend|hoch|wichtig} hoch
{task_id=num_id} ist {priority:low=nicht mehr eilig|unwichtig geworden|nicht so dringend}, setz die runter
gib der {task_id=num_id} {priority:high=hohe priorität|oberste priorität}
ich brauch für {task_id=num_id} bis {due_date=frist4}
verlänger mir todo {task_id=num_id} bis {due_date=frist4}
schreib zu {task_id=num_id} noch dazu, {description=notiz3}
bei {task_id=num_id} fehlt der hinweis {description=notiz3}, ergänz das
die beschreibung von todo {task_id=num_id} lautet jetzt: {description=notiz3}
ich hab {task_id=num_id} zu früh abgehakt, die ist {status:open=noch offen|nicht fertig}
setz {task_id=num_id} wieder auf {status:open=offen|unerledigt}
würden Sie die Fälligkeit von Aufgabe {task_id=num_id} bitte auf {due_date=neu} ändern?
{task_id=num_id}: neuer titel {title=inf3}, priorität {priority:high=hoch}, fällig {due_date=frist4}
ich schaff {task_id=num_id} nicht mehr, mach {due_date=neu} draus
todo {task_id=num_id} auf {priority:normal=normal|mittel} zurückstufen
bei der {task_id=num_id} hab ich mich vertippt, es muss {title=inf3} heißen
aufgabe {task_id=num_id} hat bis {due_date=frist4} zeit, {priority:low=prio runter|niedrige prio}
änder mal an {task_id=num_id} das datum, {due_date=neu} reicht
in {task_id=num_id} soll stehen, dass {description=muss}
die {task_id=num_id} wär jetzt {priority:high=eilig|dringend}, und zwar bis {due_date=frist4}
zieh {task_id=num_id} auf {due_date=neu} vor
~ ich hätte bei {task_id=num_id} gern den titel {title=inf3}
das todo {task_id=num_id} bitte umschreiben: {title=message}
änder was an aufgabe {task_id=num_id}
verschieb das todo auf {due_date=neu}
setz die aufgabe auf {priority:high=dringend|hoch}
die frist von meinem todo soll {due_date=neu} sein
benenn die aufgabe in {title=inf3} um
%lang es
# The usual ways to ask.
(pon|cambia|sube) la prioridad de la tarea {task_id=num_id} a {priority:high=alta|urgente|máxima}
tarea {task_id=num_id} {priority:high=prioridad alta|ahora es urgente|es importante}
(mueve|pasa|aplaza) la tarea {task_id=num_id} (a|para) {due_date=date}
(renombra|cambia el nombre de) la tarea {task_id=num_id} a {title=todo}
la fecha límite de la {task_id=num_id} es [ahora] {due_date=date}
(reabre|vuelve a poner) la tarea {task_id=num_id} [como] {status:open=abierta|pendiente|sin hacer}
la {task_id=num_id} en realidad {status:open=no está terminada|sigue pendiente|no está hecha}
la tarea {task_id=num_id} debe llamarse {title=todo}
~ (cambie|cambia) la descripción de la tarea {task_id=num_id}: {description=sentence}
añade a la {task_id=num_id} este detalle: {description=sentence}
la {task_id=num_id} ya {priority:low=no es tan importante|no corre prisa|no es urgente}, baja la prioridad
(pon|deja) la {task_id=num_id} con {priority:normal=prioridad normal|prioridad media}
vence {due_date=date}: tarea {task_id=num_id}
tarea {task_id=num_id}: nueva fecha {due_date=date} y prioridad {priority:high=alta}
(modifica|edita) la tarea {task_id=num_id}
aplaza la tarea para {due_date=date}
tengo hasta {due_date=date} para la {task_id=num_id}, cámbialo
# What is an argument, what is not, and where it ends.
la tarea {task_id=task_id9} ya no es para {=due4}, sino para {due_date=due4}
la tarea {task_id=task_id9} no se llama "{=inf4}", se llama "{title=inf4}"
# A word or two decide between neighbours.
aplaza la tarea {task_id=num} al {due_date=plazo}
la tarea {task_id=num} pasa a ser {priority:high=urgente|importante}
# More of the usual ways.
pásame la {task_id=num_id} a {due_date=para}
la {task_id=num_id} mejor para {due_date=para}
la {task_id=num_id} no estará hasta {due_date=para}, cambia la fecha
la tarea {task_id=num_id} ahora se llama {title=hacer}
cámbiale el título a la {task_id=num_id}, que sea {title=hacer}
la {task_id=num_id} se ha vuelto {priority:high=urgente|importante}
la {task_id=num_id} puede esperar, {priority:low=bájale la prioridad|ponla en baja|que sea poco importante}
súbele a la {task_id=num_id} la prioridad, {priority:high=alta|al máximo|urgente}
{task_id=num_id}: fecha {due_date=para}, {priority:high=prioridad alta|urgente}
añádele a la tarea {task_id=num_id}: {description=nota}
a la {task_id=num_id} ponle "{description=nota}" y pásala a {due_date=para}
la {task_id=num_id} al final {status:open=no la hice|no está acabada|sigue abierta}, deshazlo
quítale el tic a la {task_id=num_id}, {status:open=sigue pendiente|no está hecha}
renómbrame la {task_id=num_id}, nueva: {title=hacer}, para {due_date=para}
para la {task_id=num_id} necesito más tiempo, ponla para {due_date=para}
devuelve la {task_id=num_id} a {priority:normal=prioridad normal|prioridad media}
para {due_date=para} en vez de antes, tarea {task_id=num_id}
{priority:low=poco importante|sin prisa} es ya la {task_id=num_id}, ajústala
~ hay que cambiar algo de la tarea {task_id=num_id}
que la descripción de la {task_id=num_id} ponga {description=nota}
# Needs only hinted at, telegrams, neighbours.
con {task_id=num_id} necesito más margen, digamos {due_date=plazo2}
{task_id=num_id} ahora se llama {title=inf5}
al final {status:open=sigue abierta|no estaba hecha|queda por hacer} la {task_id=num_id}
la {task_id=num_id} {priority:high=pasa a lo más alto|es ya lo primero|ahora urge}, plazo {due_date=plazo2}
la {task_id=num_id} {priority:low=puede esperar|pasa al final}, nuevo plazo {due_date=plazo2}
a la tarea {task_id=num_id} cuélgale el aviso: {description=nota2}
deja {task_id=num_id} con {priority:normal=urgencia normal|prioridad media}
pon {task_id=num_id} como {status:done=hecha|terminada} y añade {description=nota2}
alarga la tarea hasta {due_date=plazo2}
# Every parameter in many wordings, orders and lengths.
cambia la {task_id=num_id} a "{title=inf7}"
ponle a la tarea {task_id=num_id} el título {title=inf6}
la {task_id=num_id} debería decir {title=infx}
me gustaría pasar la tarea {task_id=num_id} al {due_date=end_date}
podrías retrasar la tarea {task_id=num_id} hasta {due_date=plazo3}?
retrasá la {task_id=num_id} para {due_date=plazo3}
la {task_id=num_id} corre prisa ahora, {priority:high=prioridad alta|ponla como urgente|súbela a alta}
tarea {task_id=num_id}: título {title=inf6}, fecha {due_date=plazo3}, prioridad {priority:high=alta|máxima}
{task_id=num_id} a prioridad {priority:low=baja|mínima}, que no urge
en la tarea {task_id=num_id} pon como descripción {description=description5}
apunta en el detalle de la {task_id=num_id} que {description=description5}
no terminé la {task_id=num_id}, {status:open=reábrela|ábrela otra vez|vuelve a abrirla}
edita la {task_id=num_id}: en vez de lo que pone, {title=infl}
necesito más plazo para la {task_id=num_id}, hasta el {due_date=end_date}
para {due_date=plazo3} quiero la {task_id=num_id}, y que sea {priority:high=urgente|prioritaria}
adelanta la número {task_id=num_id} a {due_date=plazo3}
que la {task_id=num_id} pase a llamarse "{title=infx}"
la tarea {task_id=num_id} mejor con prioridad {priority:normal=normal|media}
modifique la tarea {task_id=num_id}: vence {due_date=plazo3}
quiero modificar la tarea {task_id=num_id}
~ añade a la {task_id=num_id} la nota {description=description5} y cámbiale la fecha a {due_date=plazo3}
{title=inf6} es el nuevo título de la tarea {task_id=num_id}
cambia el título de una tarea a {title=inf6}
pon esa tarea para {due_date=plazo3}
sube la prioridad de la tarea, {priority:high=alta|urgente}

%tool delete_task
%list query: mooring fee | tiles, grout and sealant | dinner for twelve | friday's run sheet | urgent repairs | unread chapters | all-day pass | HTML template | invoice 77-C from May | before and after pictures | 5 % discount | no later than monday | ticket #4471 | terms & conditions | cot and pram | who pays the deposit | lost property | the 3 o'clock ferry | payroll, june | #relocation | wasp nest | overdue notice | room for two | band rehearsal and sound check | £40 refund | low season rates
# Bare, clipped and roundabout.
delete {task_id=tid}, that task
task {task_id=tid} can go
~ bin todo {task_id=tid}
~ get rid of {task_id=tid} on my list
i'm never going to do task {task_id=tid}, chuck it
{task_id=tid} off the list for good, I didn't do it and won't
delete: task {task_id=tid}
scrap number {task_id=tid} from the todos
task {task_id=tid} was a mistake, out with it
not done, just not needed, remove task {task_id=tid}
the to-do list is too long, drop {task_id=tid}
{=who} cancelled, so todo {task_id=tid} is pointless, delete it
lose task {task_id=tid} will you
please wipe task {task_id=tid}, no need to keep a record of it
i don't want to see todo {task_id=tid} ever again
# Second steps: what an earlier step found is meant.
(delete|remove|drop) (it|that one) from my (list|todos|tasks)
(delete|kill) the {task_id=topic} (one|task)
# What is an argument, what is not, and where it ends.
delete todo {task_id=task_id}, it was due {=due} and nobody cared
remove task {task_id=task_id}, that's the urgent one about {=query}
I want todo {task_id=task_id} deleted, not marked as done
throw out task {task_id=task_id}, please keep {=tn_o}
# "Label: content", telegrams, hashtags, arrows.
task {task_id=task_id2}: delete
remove: todo {task_id=task_id2}
~ todo {task_id=task_id2} -> bin
- {task_id=task_id2} from the task list, for good
# A word or two decide between neighbours.
delete to-do {task_id=tid2}
drop task {task_id=tid2}, I never meant to do it
scrap {task_id=tid2} from the list
I'm not going to do task {task_id=tid2}, wipe it off the list
task {task_id=tid2} was a joke, delete it
{task_id=tid2} is a duplicate, take it off my todos
kick {task_id=tid2} out of my backlog
lose task {task_id=tid2}
bin to-do {task_id=tid2}
strike task {task_id=tid2} from the list without ticking it
~ {=who2} does it now, so my task {task_id=tid2} can be deleted
remove item {task_id=tid2} from my to-do list, undone as it is
to-do {task_id=tid2} has become irrelevant, clear it away
cancel task {task_id=tid2} altogether
I want number {task_id=tid2} gone from my tasks
delete (rather than|instead of) complete: task {task_id=tid2}
the task about the {task_id=thing2} can be thrown off the list
drop the {task_id=thing2} to-do, it's been settled without me
it's been on the list for a year and I'll never do it, let's be honest, so delete task {task_id=tid2}
# In the manner of chat.
~ let's face it, task {task_id=task_id3} is never going to happen, throw it out
I can't look at todo {task_id=task_id3} any longer, get rid of it
# Told around, thought aloud, wrapped in a story.
task {task_id=num_id} makes no sense any more, away with it
I'll never do {task_id=num_id} on my list, let's be honest, throw it out
nobody needs task {task_id=num_id} now that {=who4} is gone, remove it
I'm sick of seeing that task, get rid of it
# Short and plain, as typed every day.
task {task_id=task_id4}, in the bin
lose number {task_id=task_id4} from my todos
wipe task {task_id=task_id4}
clear {task_id=task_id4} off my to-do list, undone
todo {task_id=task_id4} is obsolete, remove it
take one of my todos out
erase that task
get rid of the {task_id=noun} task
no more task {task_id=task_id4}
ditch {task_id=task_id4}, I don't want that to-do
nobody needs the {task_id=noun} todo, bin it
{task_id=task_id4} got on my list by accident, erase it
the trip's off, which makes task {task_id=task_id4} pointless, so take it away for good
{task_id=task_id4} was a slip of mine, it has no business among my tasks, remove it
I haven't done it and I never will, strip {task_id=task_id4} from the todo list
somebody put the {task_id=noun} on my to-do list twice, throw one of them out
out with task {task_id=task_id4}, the landlord pays somebody for that these days
since we're not moving after all, todo {task_id=task_id4} shouldn't exist, make it vanish
# Bare noun phrases, and orders that lack what is needed.
drop it from my list
that to-do can go
I won't be doing {task_id=task_id5} after all, take it off my list for good
we sold the car, so the car wash task is pointless, remove it
bin task {task_id=task_id5}
one of my tasks needs deleting
get {task_id=task_id5} out of my todo list
that job on the list was a joke, throw it out
task {task_id=task_id5} shouldn't be there at all, delete it
somebody else is doing it, scrap that task
# Needs only hinted at, telegrams, neighbours.
it's not done and it won't be, get task {task_id=task_id6} out of my sight
don't tick {task_id=task_id6}, take it off the list altogether
not the reminder, the task {task_id=task_id6} is to be deleted
no need to move task {task_id=task_id6} to {=due2}, it can vanish
the fact stays, the todo {task_id=task_id6} goes
we sold the boat, so task {task_id=task_id6} makes no sense any more
{=from_email2} quit, which leaves task {task_id=task_id6} without a point, off with it
somebody else put {task_id=task_id6} on my list and I refuse, remove it
I wrote {task_id=task_id6} down twice, one of them has to leave the list
{task_id=task_id6} del
del task {task_id=task_id6}
rm todo {task_id=task_id6} pls
task {task_id=task_id6} bye, erase it
of the tasks {task_id=task_id6} is the one to be thrown out, not {=task_id6}
~ the {=limit} euro job, number {task_id=task_id6} on the list, delete it
that todo about {=title5}, delete it for good
get rid of the last task
# The usual ways to ask.
(delete|remove|drop|erase|discard) (task|todo|item|number) {task_id=num_id}
(remove|delete|take|strike) (task|todo|number) {task_id=num_id} (from|off) my (list|todo list|tasks)
(throw|chuck) (task|todo|) {task_id=num_id} (away|out)
get rid of (task|todo|number|) {task_id=num_id}
{task_id=num_id} can (go|be deleted|be removed) [from my list|from my todos]
I (don't need|no longer need|won't be needing) (task|todo|number) {task_id=num_id} (any more|), (delete it|remove it|throw it out)
(task|todo) {task_id=num_id} is (obsolete|a duplicate|nonsense|no longer relevant), (delete it|take it off|remove it)
delete {task_id=num_id}
(can you|could you|please) (delete|remove) the (task|todo|item) (number|with number|) {task_id=num_id} [for good]
(scrap|bin|trash|kill|scratch) (task|todo|item) {task_id=num_id}
(task|todo) {task_id=num_id}: (delete|remove)
{=chatter2}, I (won't|will never) get to (task|todo|number) {task_id=num_id}, just (delete it|drop it|take it off the list)
take {task_id=num_id} off (the|my) list, (we cancelled that|it's not happening|nobody needs it)
I don't want (to see|) (task|todo) {task_id=num_id} [in my list] any more
(wipe|clear) (task|todo) {task_id=num_id} from (my|the) (list|todo list)
~ the (todo|task) (with the|) number {task_id=num_id} should (disappear|be deleted|vanish)
we've cancelled {=gerund2}, so (delete|remove) (task|number) {task_id=num_id}
{=please} permanently (delete|remove) (task|todo) {task_id=num_id}
I added (task|todo|number) {task_id=num_id} by mistake, (remove it|get rid of it|delete it)
without doing it: drop (task|todo|item) {task_id=num_id}
out with (task|todo|number) {task_id=num_id}
remove entry {task_id=num_id} on my todo list
{task_id=num_id} is in there twice, delete it from my tasks
(forget about|never mind) (task|todo) {task_id=num_id}, delete it
(delete|remove) (the|this|that) (task|todo|item) [from my list]
(delete|remove|take) {task_id=gerund2} (from|off) my (list|todo list|tasks)
(throw|chuck) (something|one of the tasks) off my (todo list|list)
# Every parameter in many wordings, orders and lengths.
{task_id=task_id7} out
{task_id=task_id7}, delete
task {task_id=task_id7} gone please
I'll never {=title6}, delete task {task_id=task_id7}
not done, just not needed: throw out task {task_id=task_id7}
remove todo {task_id=task_id7}, keep {=task_id7}
{task_id=task_id7} is a duplicate of {=task_id7} on my list, get rid of it
strike todo {task_id=task_id7} altogether
wipe number {task_id=task_id7} from my tasks
{=chat}, bin the task {task_id=task_id7}
delete the low priority task {task_id=task_id7}
todo {task_id=task_id7} for {=du2} has become pointless, delete it
please erase task no. {task_id=task_id7}
delete the task about {=title6}
take one of the tasks off my list for good
# Told around, thought aloud, wrapped in a story.
I don't even know what task {task_id=num_id} was, it can go
do me a favour and lose number {task_id=num_id} from my todo list
task {task_id=num_id} was {=who5}'s idea anyway, strike it
I changed my mind about {task_id=num_id}, take it off my tasks entirely
what is {task_id=num_id} still doing on my list, out
a task of mine has become pointless, remove it
%lang de
# The usual ways to ask.
(lösch|lösche|löschen Sie) [bitte] [die] Aufgabe {task_id=num_id}
aufgabe {task_id=num_id} (löschen|streichen|weg)
(streich|streiche) [die] [Nummer] {task_id=num_id} von (der|meiner) Liste
(entfern|entferne) [bitte] [das] Todo {task_id=num_id} [von meiner Liste]
(schmeiß|wirf|nimm) [die] (Aufgabe|Nummer) {task_id=num_id} (raus|weg|von der Liste)
{task_id=num_id} brauche ich nicht mehr [auf der Liste], (bitte löschen|kann weg|weg damit)
Todo {task_id=num_id} hat sich erledigt, weil es nicht mehr nötig ist, (lösch es|streich es)
(kannst du|könnten Sie) (Aufgabe|Todo) {task_id=num_id} (löschen|entfernen)
aufgabe {task_id=num_id} war ein Versehen, bitte (wieder|ganz) entfernen
~ (lösch|lösche) [bitte] (die Aufgabe|ein Todo)
weg mit todo {task_id=num_id}
nimm (mal|bitte) die {task_id=num_id} von der Todo-Liste
# A word or two decide between neighbours.
Aufgabe {task_id=task_id8} hat sich erübrigt, nimm sie ganz von der Liste
die Aufgabe {task_id=task_id8} soll weg, erledigt ist sie nicht
# More of the usual ways.
schmeiß die {task_id=num_id} von der todoliste runter
{task_id=num_id} ganz löschen
todo {task_id=num_id} brauch ich nicht mehr
streich mir aufgabe {task_id=num_id} komplett
hau die {task_id=num_id} raus aus meinen aufgaben
die aufgabe {task_id=num_id} ist hinfällig, weg damit
{task_id=num_id} war doppelt drin, lösch die
kannst du nummer {task_id=num_id} aus den todos werfen
aufgabe {task_id=num_id} soll verschwinden
doch nicht nötig, die {task_id=num_id} kann aus der liste raus
tu die {task_id=num_id} weg von den aufgaben
aus den todos entfernen: {task_id=num_id}
lösch mal ne aufgabe
das todo da kann gelöscht werden
# Needs only hinted at, telegrams, neighbours.
{task_id=num_id} hat sich von selbst erledigt, komplett raus aus der liste
todo {task_id=num_id} ersatzlos weg
die {task_id=num_id} mach ich eh nie, wirf sie raus
nicht abhaken, löschen: {task_id=num_id}
aufgabe {task_id=num_id} war doppelt, entfern eine, eben die
{task_id=num_id} will ich auf der todoliste nimmer haben
eine von den aufgaben kann weg
# Every parameter in many wordings, orders and lengths.
lösch {task_id=num_id} aus den aufgaben
{task_id=num_id} kann weg
schmeiß todo {task_id=num_id} raus
ich brauch die aufgabe {task_id=num_id} nicht mehr, nimm sie runter
streich {task_id=num_id} ersatzlos von der todoliste
würden Sie Aufgabe {task_id=num_id} bitte vollständig entfernen?
wirf die {task_id=num_id} aus der liste
{task_id=num_id} hab ich aus versehen angelegt, weg damit
hau aufgabe {task_id=num_id} weg
das todo {task_id=num_id} ist überflüssig, lösch das
ich will {task_id=num_id} nicht mehr auf der liste sehen
tilg die {task_id=num_id} aus meinen todos
nummer {task_id=num_id} löschen, nicht abhaken
räum {task_id=num_id} von der aufgabenliste
die aufgabe {task_id=num_id} hat sich zerschlagen, raus damit
lösch mir mal ein todo
die eine aufgabe kann von der liste gelöscht werden
streich was von der todoliste
%lang es
# The usual ways to ask.
(borra|elimina|borre) [por favor] la tarea {task_id=num_id}
tarea {task_id=num_id} (borrar|eliminar|fuera)
(quita|saca) la [número] {task_id=num_id} de (la|mi) lista
(quítame|bórrame) el pendiente {task_id=num_id}
la tarea {task_id=num_id} ya no (hace falta|sirve), (bórrala|elimínala)
la {task_id=num_id} no la necesito, (fuera|bórrala de la lista)
¿(puedes|podría) eliminar la tarea {task_id=num_id}?
la {task_id=num_id} la puse por error, quítala
(tira|descarta) el pendiente {task_id=num_id}
(borra|elimina) (una|la) tarea
fuera la {task_id=num_id} de mis pendientes
# A word or two decide between neighbours.
borra la tarea {task_id=num}, no la voy a hacer
fuera de mi lista la tarea {task_id=num}, elimínala
# More of the usual ways.
bórrame la {task_id=num_id} de tareas
la {task_id=num_id} elimínala del todo
el pendiente {task_id=num_id} ya no lo quiero
quítame de en medio la tarea {task_id=num_id}
fuera la {task_id=num_id} de mi lista de tareas
la tarea {task_id=num_id} ya no tiene sentido, bórrala
la {task_id=num_id} estaba repetida, bórramela
me sacas la número {task_id=num_id} de los pendientes?
~ que desaparezca la tarea {task_id=num_id}
al final no hace falta, la {task_id=num_id} se puede quitar de la lista
saca la {task_id=num_id} de las tareas
eliminar de pendientes: {task_id=num_id}
borra una tarea
ese pendiente se puede borrar
# Needs only hinted at, telegrams, neighbours.
la {task_id=num_id} se resolvió sola, fuera de la lista del todo
a la papelera con la tarea {task_id=num_id}
{task_id=num_id} no la voy a hacer nunca, quítala
no la marques, bórrala: {task_id=num_id}
~ la tarea {task_id=num_id} estaba repetida, elimínala
no quiero ver más {task_id=num_id} entre mis pendientes
una de las tareas sobra
# Every parameter in many wordings, orders and lengths.
borrá la tarea {task_id=num_id}
me gustaría quitar la {task_id=num_id} de la lista de tareas
podrías eliminar el pendiente {task_id=num_id}?
la {task_id=num_id} bórrala, que no la voy a hacer nunca
tarea {task_id=num_id} a la basura
descarta la tarea {task_id=num_id}
saque de mi lista la número {task_id=num_id}
no necesito más la tarea {task_id=num_id}, fuera
~ elimíname el pendiente número {task_id=num_id}
sobra la {task_id=num_id} en mi lista de tareas
suprimir tarea {task_id=num_id}
la tarea número {task_id=num_id} la puse por error, quítala
borrame la {task_id=num_id} de pendientes, no hecha, borrada
hay que eliminar una tarea
cárgate la {task_id=num_id} de mis tareas
que la {task_id=num_id} ya no salga en la lista de tareas
borra ese pendiente de mi lista, ya no va
