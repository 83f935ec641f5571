# Mail: searched, opened, summed up, analysed, written and answered.

%list oldthing: invoice | receipt | boarding pass | tracking number | login details | contract draft | price quote | hotel confirmation | meeting notes | wifi password | payslip | password reset link | order confirmation | newsletter | rental agreement | tickets | warranty | agenda | floor plan | phone number of the plumber | bank details | slides | timesheet | logo drafts | recipe
%list chatter: just got out of a meeting | I'm on the train | sorry to bother you | quick one | ok so | hey there | morning | I'm a bit lost here | before I forget | one more thing | my boss is asking | I'm on the phone with them right now | no rush | I have two minutes | back at my desk | small favour
%list please: please | pls | could you | can you | would you | would you please | can you quickly | hey, could you | I need you to | go and
%list asked: they are free on Friday | the order has shipped | she got my last mail | we can move the call | he still wants the bike | the room is big enough | the invoice has been paid | they accept cards | there is parking nearby | the price includes tax | the deadline can be extended | she could bring the projector | everyone has signed | the flat is still available | he needs anything from the shop | the draft is final | they could call me back | the new desk has arrived | we need a visa | the heating has been fixed | the offer still stands
%list who: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list mid: c41e09 | mail_77 | msg-3021 | #58 | e9a0bb17 | in_204 | m6610f | t-19c | 8d2e44
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list email_id: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22 | #1183 | x4kq9 | in-0932 | t-88b | 66a1cc | M-2047 | z9mail3
%list em_o: q81 | msg-1 | 55ff0
%list to: halima@mossgrove.example | b.farr@quayside.example | desk@lindqvist.example | yusuf_k@depot.example | office@tidewater.example | j.ortega@northmill.example | kwame99@post.example | orders+june@tileworks.example | noor@studio-elm.example | contact@greenbarn.example | dot.h@uni-west.example | rentals@ferryline.example
%list subject: Keys, lamp and a question | Friday at 3 | URGENT: gas meter | Re: our call with Ludmila | No subject really | A quick thank you | Offer 12 % | Room for two, 4-9 Aug | Please read by Monday | Cc: everyone | Not urgent | From me to you | What now? | Invoice 77-C | New start, new desk | All day, every day | HTML or plain? | Two things
%list body: the van is here and the boxes are in it | we can do friday, but not before three | the keys are with Ludmila until monday, she's home after six | 12 % is too much for us, 8 would be fine | I'd love to come and I'll bring a salad | the gas man came at noonish, looked at the meter and left | please ask Noor about the second invoice | she can have the room from the 4th to the 9th | it isn't urgent, but it would be good to know by wednesday | nobody has unlocked the side gate since the 5th | we'll pay €450 now and the rest in a fortnight | the draft is at /shared/plans/v3.pdf, page 9 is new | from tomorrow on I'm at a new desk, 2.14 | yes to the tiles, no to the grout | the call with Ludmila went well, thanks for setting it up | the parcel for Mr. Farr came to us by mistake | the ferry at half seven is full
%list body2: the room is free at 3 | they still need a cot for the 12th | Yusuf can drive on friday and pick up the tiles | the offer of 12 % still stands | we should bring chairs, plates or both | invoice 77-C has been paid | she'd rather meet at the quay or at home
%list to_o: old.me@post.example | team@tideline.example
%list eid: m77d0 | #81 | mail-12 | msg_940 | e51fa2 | 3309
%list body3: the keys are with the porter | I'm ill and will stay home today | can we do thursday instead? | please find the numbers below: 14, 20, 9 | we'd like to keep the sofa after all | remember to bring your badge | both tickets are yours, enjoy | the meeting is off | could you resend the invoice, the link is dead | rent went out this morning | call me when you're free - no hurry | the weather looks grim, let's postpone | I finished the task you gave me | who's bringing the cake? | sorry for the silence, busy month | the fence needs two more posts | thanks, got it all | what's the wifi code for the guest room? | your note made my day | add me to the list too
%list subject2: Keys | Sofa pick-up | Invoice 884 | Hello from Malmö | Reminder: deposit | Your question | Team photo | Moved: Thursday call | Sick today | RE: fence | Task list | Cake | Out of office in May | Lost property | Thanks again | Meeting notes 4/2 | Password reset | Rent | Two tickets | Quick favour
%list lbo: Hi all, the kitchen is closed until Friday. Please use the one upstairs. Gwen | Dear Ms. Halloran, I accept the offer. I can start on 1 June. | Hello, my order hasn't arrived. Number 5521. What now? | Hey Tam, loved the photos! Let's meet soon. Lu | Good morning, the task list is attached. Two things are urgent: the visa and the rent. | Dear team, thank you for the reminder. It will be done by noon.
%list lb: (
%list rb: )
%list email_id2: m4c81e | msg_17 | mail-902 | e77 | id_45 | 9fk2 | inbox-31 | mail_6 | ab12f
%list from_email2: Svenja | uncle Teo | the caretaker | Dr. Amadi | my landlord | Priscilla | the insurers | Oskar from IT | Mei Lin | coach Bell | the bakery | Ilse | HR | Mrs. Drummond | the council | Zoltan | my accountant | the vet | Beatriz | the travel agency
%list topic_m: ferry times | gutter quote | scouts' camp fee | password reset | flat inspection | dental plan | choir scores | parcel 7719 | pension letter | tenancy renewal | allotment water bill | swim course | warranty for the drill | train strike refund | new payroll form | school photo order | tile samples | festival passes | survey link | noise complaint | DNA kit | meter reading | board elections | kiln repair
%list who2: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list mid2: e77f02 | mail-31 | msg_884 | #29 | b3c91d | inbox_5 | id-4410 | m20x7 | eml-6 | 9c1e4a | t_118 | 5521
%list head: Tiles | Gutter | Rehearsal at six | Contract | Sick note | Parcel 7719 | Camp fee | New number | Thursday? | Re: keys | Chairs | Dinner | Survey | Two questions
%list saying: the gutter is fixed | we need six chairs | I'd like a refund | my number has changed | the ferry is booked | I can do thursday | the form is on its way | nobody was at the door | we'll take the green tiles | the rehearsal is off | I'm on sick leave until monday | the survey link is broken | dinner is at eight | I never got the parcel | the key is with Hamza | I have put it in the calendar | it's on my list for tomorrow | both kids have chickenpox | the meeting room is too small | the reminder came twice
%list letter: Dear Ms. Lindqvist, the tiles have arrived. Could you send the invoice? | Hello all, rehearsal starts at six this time. Bring your scores. | Hi Yannick, thanks for the lift. Dinner is on me. | Good morning, I'd like to end my contract in June. Please confirm. | To whom it may concern, parcel 7719 is missing. What now? | Hey Pilar, I read the draft. Chapter two is brilliant.
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%list fyi: the train is stuck outside reading | dinner slips to half eight | I found her scarf | the flat is ours | the rehearsal is off | the cake survived the trip | I'll bring the drill on sunday | we're two players short | the plumber came after all | my phone died at noon | the tickets are at the box office | nobody has to bring salad | I passed | the match starts at six
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list mid3: m41c77 | msg_208 | eml-19 | k3p9x | 5512 | mail_62 | a07be2 | t-340
%list who3: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list name: kim | alice | bob | tom | priya | marco | ingrid | Lena | Mrs. Lopez | Dr. Weber | my landlord | the bank | accounting | HR | mum | my sister | Sam Fisher | Yuki Tanaka | the school | the travel agency | Omar | Acme | the insurance company | julia | our lawyer | ben | the plumber
%list mailthing: invoice | logo | contract | offer | boarding pass | tracking number | rent increase | wedding | login code | hotel booking | slides | offsite | new price list | deposit | warranty | tickets | refund | summer party | meeting notes | quote for the roof | job interview | car repair | floor plan | holiday dates | wifi password | payslip | budget for 2026 | kitchen renovation | visa | server outage | school trip | agenda for monday | moving date | missing parcel | electricity bill | photo book | second draft
%list fname: kim | alice | bob | tom | priya | marco | ingrid | lena | omar | julia | ben | sam | yuki | nora | leo
%list chatter2: ok so | morning | quick one | sorry, me again | busy day | I'm in the car | just talked to them | right | hm | before it slips my mind | long story | another thing | I'm half asleep | my head is full | oh and | good news | listen | on the phone with them now | I have two minutes | my boss is asking
%list subj: Friday | Lunch | Change of plans | Invoice 2291 | The keys | Budget draft | Sick today | New address | Quick question | Trip to Oslo | Offer for the roof | Thank you | Minutes of Monday | Holiday request | Update on the move | Parking space | Your order | Reunion | Draft two, with comments | Rent for May | Hello from Porto | Heating | Project Nordwind: next steps | Re: logo
%list long: Hi, the train is late. Start without me, I'll join at ten. | Thanks for the draft, it looks good. Two small things, see page 4. | The heating is off again. Could you send somebody today, please? | We arrive on Friday, around six. Don't cook, we'll bring pizza. | I'm ill today, sorry. Ana has my notes, ask her. | Attached are the photos, all forty of them. Pick the ones you like. | The meeting is moved to 3pm. Same room, same people. | Yes, we'd love to come. Shall we bring a salad, or dessert? | Dear team, the office is closed on Monday. Enjoy the long weekend. | The invoice has a mistake, it says 12 instead of 10. Please send a new one.
%list say: I'll be ten minutes late | the invoice is attached | we can't make it on friday | the second logo is the best, the first one is too dark | the keys are with the neighbours | I'm ill and won't come in today | yes, we'd love to come | lunch is on me | the meeting moves to 3 | the package arrived, thanks | please send me the new dates | he can have the bike for 80 euros | the heating is off again and the kids are cold | we need two more days | everything is signed | the train is late, start without me | she got the job | the room is booked, for eight people | it works now | I'm fine with the price
%list asked2: friday still works | the parcel has arrived | she can bring the projector | they have a table for six | the deposit has been paid | the flat is still free | he needs the drill back | we should wait for them | the offer includes tax | everyone got the invite | there's parking nearby | the draft is final
%list who4: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list snd: amazon | paypal | netflix | ryanair | the council | ikea | dhl | ebay | lidl | airbnb | the gas board | vodafone | booking.com | hmrc | etsy
%list who5: Priya | Tomasz | my brother-in-law | Mrs. Fenwick | the plumber | Aoife | dr. banerjee | our solicitor | Deshawn | the head teacher | Ingmar | grandma | the dog sitter | Lucía | Mr. Obi
%list top: roof leak | stag do | crèche fees | car insurance | allotment | bunk beds | audition | rent increase | piano tuning | camper van | blood test | fire drill | hen party
%list eid2: m30f9c2 | msg-712 | mail_45 | e9b17a | id_2206 | eml-38 | 8c40d1 | msg_97 | mail-1503 | in-66 | m5a7e0f | t_429 | x27qd
%list mail: rjh@fenwick.example | office@millbrook.example | tomasz.k@corp.net | hello@yarnshop.example | aoife@mail.org | bookings@lakeview.example | deshawn88@gmail.com | kasse@web.de | sales@tileworld.example | n.obi@uni-x.edu | support@startup.ai | lucia@correo.es
%list who6: my sister | the landlord | dr. hale | Marguerite | our tax lady | Winston | the nursery | the letting agent | Petra Lund | the roofer | grandad | Imani | the bank | Callum
%list top2: deposit | boiler quote | school trip | ferry tickets | parcel | lease | wedding menu | scan results | insurance claim | piano | new badge | passport photos | loft conversion | garden wall
%list mid4: m41c07 | mail_93 | msg-18 | 40cc1e | m7d2a9 | msg_305 | b83f00
%list mail2: h.lund@example.com | office@brookside.example | callum@studio.example | claims@northbank.example | imani.o@example.org
%list say2: I'm running ten minutes late | we're home safe | dinner's in the oven | we're at gate 14 | I got the tickets | the cat's been found | the train's late | the boiler man's here
%list from_email3: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list query: boat licence | seating plan | refund for the tent | new opening hours | price list | reminder fee | calendar for the choir | meeting point | to-do list for the move | second dose | guest list | car pool on mondays | message from the embassy | spare part 40-B | photos of the flat | results of the blood test | tracking number | minutes from 3 May | draft of the will | tax form 11 | sofa delivery | keynote | summer camp | hotel voucher | water damage | menu for eight people | visa appointment | door code | shift swap | exam dates
%list limit: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list email_id3: b41c9f | msg_302 | mail-77 | #64 | a90e1 | id_218 | k7m2p | t-55 | eml_9 | 20417 | c0ffe1 | inbox-12 | m5d0 | mail_8 | 733 | f19b2e
%list mood: ugh | sorry, last one | heads up | so, about today | I'm hopeless with this | it's been one of those weeks | small thing | the baby's asleep so I'm typing | oh no | funny, that | almost forgot | between two meetings | I'm at the gate | well then | if you have a second
%list sub: Moving day | Question about room 9 | Your visit on Sunday | Thank you | Re: boat | Swap on the 3rd? | Lost jacket | Remember the keys | Meeting notes | Reminder: rent | Our list | Cancelled: yoga | New number | Tasks for next week | Photos | One more thing | The 8 o'clock slot | A message from Gita | Quiet hours | Fence
%list say3: the boat is free on sunday | I left my jacket at yours | please remember the keys | we moved the meeting to room 9 | the reminder was a mistake | I'll text you when I'm there | the calendar was wrong | nobody told me about the party | your parcel sits in our hallway | there are six of us, not five | we'd like the offer in writing | the task is done | I can't read the attachment | no rush at all | we accept | the bus leaves at 8 from gate 3 | I sent the list to Bruno | the fence is fixed | both rooms are taken on the 3rd | I'd rather have the window seat
%list para: Good evening, the fence is up. The bill follows next week. | Dear neighbours, please remember the meeting on the 9th. Coffee is on us. | Hi Femi, I got your message. Let's talk on Sunday. | Hello, I'd like to cancel my order 61-B. Thank you. | Hi all, tasks are on the list. Take what you like. Gita | Dear Ms. Quist, my son has a cold. He stays home until Thursday. | Hey, the photos are great! Could you send me number 12 again?
%list query2: invoice | logo | rent | invoice 2291 | second draft | flight to Porto | change of venue | key handover | order 88-4471 | Q3 report | parking permit for the van | photos of the wedding | offer for the new roof | how to get into the new building | invoice 2291 and the missing credit note | tickets for saturday's match | login for the school portal | what to bring on the hike | moving the meeting to the 14th | pick up and drop off times | lunch on friday with the Norwegians | the heating and the hot water bill | draft two with Kim's comments | password reset for the old portal | from Oslo to Bergen by night train | how long the warranty lasts and who pays | 7 day trial | last year's budget | ten year plan | top 20 list | week 12 schedule | today's special | unpaid bills | recent changes to the contract | deposit | NDA | IBAN | boarding pass | quote | carpool | allergies of the children in group B
%list from_email4: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list email_id4: m1a2b3c4 | msg_88 | mail-204 | e7f3 | #88 | id_4471 | t19c4e | m0ff31ab | msg-7 | 5512 | mail_31 | eml-90 | c82d | a1f0 | 1207 | x9k2m1 | m77 | msg_1010 | inbox-3 | r5d5
%list sub2: Friday | Keys | Lunch? | Rent for May | Re: logo | New address | Change of plans | Thanks for yesterday | Invoice 2291 | Sick today | Offer for the roof | Meeting on the 14th | From Oslo with love | Who brings the cake? | Notes and next steps | Two questions about the lease | To be signed by Monday | Minutes of the board meeting in June | Please read before you call Kim | What we said about the budget and the car | Parking | Update: train is late | Holiday request 3 to 14 August | Heating, again | Dinner with the Lopezes | Your order 88-4471 | Hello from all of us at number nine | Final version, really | Room 12 | Table for eight
%list say4: yes | see attached | I'm ill | we'll be there at eight | the second logo is better than the first | call me when you land in Oslo | the meeting on friday is moved to monday at ten | please bring the contract and two copies of the plan | I said no to Kim, and Bob agrees | the keys are with Mrs. Lind on the third floor | thanks for the cake, the kids loved it | we need it by the 14th, not the 20th | nothing has changed since my last mail | the invoice is wrong, it says 12 instead of 10 | he can pick it up from 3 to 5 | I will be in Berlin from tuesday until thursday | could you send me the new price list | no, sorry, not this time | happy birthday from all of us | the subject of the talk is still open | tell Ana I'll call her tonight | we leave at nine and arrive around noon | both dates are fine | it's done | the cat is fine and eats well | I'd rather meet at your place | there are three of us, so book a big table | we agree to the new terms | your parcel is with me | the total is 480 euros
%list para2: Hi, two things. The roof is done, and the bill is attached. | Dear all, please note the new time: Monday, 10:30. Room as before. | Hello Kim, thanks for the drafts. Number two it is. Best, Lea | We can do Thursday or Friday, after three. Which one suits you? | Sorry for the late answer. Yes, count me in, and my brother too. | Good morning, the heating is off again. Please send someone before noon. | Hi Tom, are you coming on Saturday? Bring a salad, if you can. | I looked at it again: page 4 is wrong, the rest is fine. Cheers | Dear Mrs. Lopez, I accept the offer of 12 May. Kind regards | No hurry. Whenever you have time, send me the list from last year. | The train leaves at 9:12 from Oslo. Meet me at the clock? | Please find the invoice attached. It is due on the 20th.
%list who7: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list subj2: allotment lease | broken dishwasher | school trip to Ulm | new office chairs | bike insurance | summer rota | wedding cake | roof leak | charity run | visa application | press photos | garage sale | violin lessons | data migration | stag weekend | boiler service | parking dispute | cat sitter | annual audit | street party
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list sentence_dass: ich morgen später komme | das Meeting ausfällt | ich heute krank bin | der Bus Verspätung hat | ich in zehn Minuten da bin | das Essen fertig ist | der Vertrag unterschrieben ist | die Lieferung angekommen ist | wir noch zwei Tage brauchen | mir der Termin gut passt | Dienstag leider nicht geht | das Angebot zu teuer ist | ich die Unterlagen bis Mittag schicke | ich heute nicht zum Training kommen kann | die Kinder schon abgeholt sind | wir die blaue Variante nehmen | der Server wieder läuft | die Zahlen nicht stimmen | ich mich nächste Woche melde | das Paket vor der Tür steht | ich im Stau stehe | wir gut angekommen sind | das Auto in der Werkstatt ist | der Zug ausfällt | wir den Tisch für acht Uhr reserviert haben | die Rechnung bezahlt ist | ich mehr Zeit für den Bericht brauche | das Hotel gebucht ist | der Fehler behoben ist | wir am Montag starten können | die Heizung kaputt ist | ich morgen von zu Hause arbeite | die Frist verlängert wurde | ich den Zug um fünf nehme | das Konzert um acht beginnt | ich leider absagen muss | er noch Brot mitbringen soll | ich einen Salat mitbringe | wir auf nächste Woche verschieben | das Büro am Freitag geschlossen bleibt | ich die Einladung gerne annehme | das Budget genehmigt ist | ich auf die Freigabe warte | der Handwerker um neun kommt | wir uns vor dem Kino treffen
%list g_q: dringende Reparatur | Fliesen und Fugen | Rechnung 77-C | Essen für zwölf | Zug um drei | 5 % Rabatt | ungelesene Kapitel | Ganztagskarte | Nebenkosten | Kaution, Schlüssel und Zähler
%list dbe: Schlüssel | Rechnung 77 | Krank heute | Umzug | Danke | Termin am 3. | Nachtrag
%list text: ich komme später | wer hat den Ersatzschlüssel | die Probe fällt aus | bitte Stühle mitbringen | ich hab dir gemailt | der Bus ist weg
%list satz: ich schaffe es heute nicht mehr | der Termin am Montag steht | die Unterlagen kommen morgen früh | wir nehmen das Angebot an | leider passt uns der Preis nicht | ich hole den Wagen um fünf ab | bitte ruft mich kurz an | das Paket ist nie angekommen | wir sind zu viert | ich bin ab Mittwoch wieder im Büro | die Rechnung stimmt nicht, bitte prüfen | der Schlüssel liegt bei der Nachbarin | ich sage für Samstag zu | wir brauchen mehr Stühle | danke für alles, es war ein toller Abend | die Heizung tropft wieder. Wann kommt jemand? | ich komme mit dem Rad, nicht mit dem Auto | das Treffen ist jetzt um sechs, nicht um fünf | bin gleich da | vergiss den Kuchen nicht | der Hund hat den Zettel gefressen | ich hab euch lieb | wir verschieben auf Juni | ja, Donnerstag passt, bis dann
%list betreff: kurze Frage | Rückruf | Terminverschiebung | Absage | Zusage | Angebot | Rechnung Nr. 88 | Danke | Samstag | Essen am Freitag | Schlüssel | Krankmeldung | Kündigung | Bitte um Unterlagen | Protokoll | Einladung Sommerfest | Neue Adresse | Reklamation | Urlaub im Mai | Wohnung in Graz | Stand der Dinge
%list dasssatz: ich mich verspäte | der Termin am Montag steht | wir das Angebot annehmen | der Preis zu hoch ist | ich den Wagen um fünf abhole | das Paket nie angekommen ist | wir zu viert kommen | ich ab Mittwoch wieder im Büro bin | die Rechnung nicht stimmt | der Schlüssel bei der Nachbarin liegt | ich für Samstag zusage | das Treffen jetzt um sechs ist | die Heizung wieder tropft | ich gleich da bin | wir auf Juni verschieben | ich heute nichts mehr schaffe | Oma schon im Zug sitzt | der Kuchen fertig ist | keiner einkaufen war | ich die Unterlagen morgen früh schicke | das Auto nicht anspringt | wir eine halbe Stunde länger brauchen
%list abs: Wiebke | Henning | Frau Okafor | Kadir | Bernd | Herr Pohl | die Kita | das Jugendamt | der Dachdecker | meine Steuerberaterin | die Krankenkasse | DHL | der Vorstand | meine Chefin | die Werkstatt | Jule | Dr. Lang | das Küchenstudio | Amazon
%list betr: Zusage Grillabend | Vollmacht | Krank | kurze Rückmeldung | Umbau Küche | Fotos | Kündigung | Lieferung fehlt | Abrechnung Graz | Terminwunsch | Danke! | Re: Angebot | Urlaub | Trikots | Frage zur Wohnung | Schadensmeldung | Geburtstag | Protokoll 17.2. | Ersatzteil | Adressänderung
%list satz2: ich steh im Stau, fangt schon an | wir sind vollzählig | das passt mir gut | kann ich das Auto am Sonntag haben? | der Dachdecker war da | Oma geht es besser | die Trikots sind gewaschen | bitte einmal Ketchup mitbringen | Zug fällt aus, nehme den nächsten | ich hab euch lieb | bin in fünf Minuten unten | wo habt ihr geparkt? | Licht im Auto ist noch an | danke, lecker wars | die Probe fängt eine halbe Stunde später an | ja, machen wir so | Jule hat bestanden | stell schon mal Wasser auf | viel Glück morgen | mein Handy ist gleich leer | hab den Bus verpasst | alles Gute zum Geburtstag | tut mir leid wegen gestern | wer hat noch einen Grill? | die Rechnung zahle ich | gib mir Bescheid, wenn du da bist | morgen bleibt der Laden zu | ich ruf nachher an
%list dass: ich im Stau stehe | wir vollzählig sind | mir das gut passt | der Dachdecker da war | es Oma besser geht | die Trikots gewaschen sind | der Zug ausfällt und ich den nächsten nehme | ich gleich unten bin | das Licht am Auto noch brennt | die Probe später anfängt | Jule bestanden hat | mein Handy gleich leer ist | ich den Bus verpasst habe | mir das von gestern leidtut | der Laden morgen zu bleibt | ich nachher anrufe | Kadir den Grill mitbringt | wir eine Woche länger brauchen | der Aufzug kaputt ist | ich die Vollmacht unterschrieben habe | das Essen schon bestellt ist | er nicht auf mich warten muss | wir zwei Plätze frei haben | ich wieder gesund bin | sie die Schlüssel behalten kann | heute kein Training ist
%list body4: er den Grill mitbringt | noch ein Platz im Auto frei ist | sie am 17. kann | das Essensgeld schon bezahlt ist | jemand Kabelbinder hat | die Probe ausfällt | es bei Hennings Grillabend bleibt | ich das Auto am Sonntag haben kann | Jule gut angekommen ist | wir uns vorher noch sehen | sie Hilfe beim Umzug brauchen | der Laden noch offen hat | er mir seine Leiter leiht | wer von uns fährt
%list betr2: Schlüsselübergabe | Rückfrage | Absage Donnerstag | Zusage | Nebenkosten | Danke für gestern | Rechnung 4711 | Urlaub im August | neue Bankverbindung | Stundenzettel Mai | Angebot überarbeitet | Termin verschoben | Krankmeldung Mia | Bewerbung Gärtnerin | Heizung defekt | Mitfahrgelegenheit | Liefertermin | kurze Info | Einladung | Fehlende Unterlagen
%list dass2: ich später komme | wir den Termin verschieben müssen | ich am Montag nicht da bin | das Paket angekommen ist | die Heizung wieder kalt ist | ich das Angebot gut finde | Mia heute krank ist | wir einverstanden sind | ich den Schlüssel unter die Matte lege | der Zug Verspätung hat | ich noch zwei Tage brauche | wir leider absagen müssen | die Rechnung schon bezahlt ist | ich mich am Freitag melde | ich gern mitkomme | der Kuchen bei mir im Auto steht | die Pläne falsch sind | ich gut gelandet bin | er die Leiter mitbringen soll | es bei acht Uhr bleibt | wir zu fünft kommen und ein Kind dabei ist | ich es heute nicht mehr schaffe, aber morgen früh anrufe | die Fotos im Ordner liegen | ich auf eine Antwort warte | das Treffen ins Wasser fällt | wir auf ihn warten | die Katze wieder da ist | ich ihr den Rest überweise | wir keinen Strom haben | niemand an der Tür war
%list satz3: ich komme später | der Termin muss verschoben werden | am Montag bin ich nicht da | das Paket ist da | die Heizung ist wieder kalt | das Angebot gefällt mir | Mia ist heute krank | wir sind einverstanden | Schlüssel liegt unter der Matte | mein Zug hat Verspätung | ich brauche noch zwei Tage | leider müssen wir absagen | Rechnung ist schon bezahlt | ich melde mich am Freitag | bin dabei | kannst du die Leiter mitbringen | wo steckt ihr denn | acht Uhr passt, bis dann | ruf mich an, sobald du Zeit hast | danke für die Hilfe am Samstag | wartet nicht auf mich | bitte schick mir die Pläne noch mal | wir haben keinen Strom, kommt lieber morgen | herzlichen Glückwunsch euch beiden | hab dich lieb | bring bitte Eis mit | es bleibt bei Donnerstag | ich steh vor der Tür | das Treffen fällt ins Wasser | mach dir keine Sorgen
%list text2: er am Samstag helfen kann | das Angebot noch steht | sie den Bohrer noch braucht | wir uns um sechs treffen | noch Karten da sind | Mia bei ihnen übernachten darf | die Rechnung angekommen ist | jemand meinen Schal gefunden hat | der Termin verschoben werden kann | es vegetarisches Essen gibt | sie mich mitnehmen können | das Zimmer noch frei ist | er den Schlüssel hat | die Probe stattfindet | wir etwas mitbringen sollen
%list auftr: die Katze zu füttern | mich zurückzurufen | Brot mitzubringen | die Unterlagen zu schicken | um sieben da zu sein | den Schlüssel abzugeben | leise zu sein | die Rechnung zu prüfen | mir die Maße durchzugeben | den Hund rauszulassen | noch Eis zu kaufen | die Fenster zuzumachen | uns abzuholen | das Tor offen zu lassen
%list h_q: reparación urgente | azulejos y juntas | factura 77-C | cena para doce | tren de las tres | 5 % de descuento | fianza, llaves y contador | bono de todo el día
%list eas: Llaves | Factura 77 | Baja por enfermedad | Mudanza | Gracias | Cita del 3
%list frase: hoy no llego | la cita del lunes sigue en pie | mañana os paso los papeles | aceptamos la oferta | el precio no nos cuadra | recojo el coche a las cinco | llamadme un momento | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal, revisadla | la llave la tiene la vecina | el sábado voy seguro | faltan sillas | gracias por todo, lo pasamos genial | la caldera pierde agua otra vez. ¿Cuándo vienen? | voy en bici, no en coche | la reunión es ahora a las seis, no a las cinco | ya casi estoy | no te olvides la tarta | os quiero un montón | lo dejamos para junio | sí, el jueves me va bien, hasta entonces | no me esperéis despiertos
%list asunto: Duda rápida | Cambio de fecha | Presupuesto | Gracias | Sábado | Comida del viernes | Llaves | Baja | Factura 88 | Documentos | Acta | Invitación a la fiesta | Nueva dirección | Reclamación | Vacaciones de mayo | Piso en Quito | Novedades | Confirmación | Aviso importante | Pedido incompleto
%list quefrase: llego tarde | la cita del lunes sigue en pie | aceptamos la oferta | el precio es muy alto | recojo el coche a las cinco | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal | la llave la tiene la vecina | el sábado voy | la reunión pasa a las seis | la caldera pierde agua otra vez | ya casi estoy | lo dejamos para junio | hoy no doy para más | la abuela ya va en el tren | la tarta está lista | nadie ha hecho la compra | mañana mando los papeles | el coche no arranca | necesitamos media hora más
%list rem: Rocío | Óscar | la señora Ospina | Zulema | Fermín | Amparo | la guardería | el ayuntamiento | el techador | mi gestora | la mutua | DHL | la directiva | mi jefa | el taller | Julieta | la doctora Lang | Amazon | Vodafone
%list subject3: Parrillada confirmada | poder notarial | Baja médica | respuesta rápida | Obra cocina | fotos | Cancelación | Falta un bulto | Cuentas de Quito | propuesta de fecha | ¡Gracias! | Re: presupuesto | Vacaciones | camisetas | Pregunta por el piso | parte de daños | Cumpleaños | acta del 17 | Repuesto | cambio de dirección
%list dir: empiecen sin mí, estoy en un atasco | trae kétchup, porfa | mucha suerte mañana | avísame cuando llegues | ¿dónde están? | felicidades por el título | no me esperen despiertos | ¿alguien tiene una parrilla? | pon el agua a hervir que ya llego | ¿me recoges tú o voy en metro? | besos a todos | acuérdate del DNI | abríguense bien | qué ganas de verte | ojo con el perro, anda suelto
%list dec: estoy en un atasco | ya estamos todos | me viene bien | vino el techador | la abuela está mejor | las camisetas están lavadas | falta kétchup | cancelaron mi tren y cojo el siguiente | los quiero mucho | bajo en cinco minutos | te dejaste encendida la luz del coche | estaba todo riquísimo | el ensayo empieza media hora más tarde | lo hacemos así | Julieta aprobó | ve poniendo el agua a hervir | me queda poca batería | perdí el bus | siento mucho lo de ayer | la factura la pago yo | mañana no abrimos | luego te llamo | Zulema lleva la parrilla | necesitamos una semana más | el ascensor no funciona | ya firmé el poder | sobran dos sitios | no hay entrenamiento
%list prg: dónde aparcaste | quién tiene otra parrilla | a qué hora es el ensayo | cuánto falta | qué talla usa el niño | cómo sigue la abuela | quién conduce | cuándo cobramos
%list remi: Elvira | Saúl | Greta | Bruno | Irma | Nando | Globex | Elvira Campos | Saúl Ibarra | la gestoría | la casera | secretaría | la aseguradora | Hacienda | soporte técnico | mi cuñada | la notaría | Correos | Iberdrola | la universidad | Yamila | Dr. Ibarra
%list subject4: Cambio de hora | gotera del tercero | Oferta revisada | fotos de la boda | Vacaciones de agosto | lista de invitados | Reunión aplazada | fianza del piso | Pedido incompleto | cumple de Nora | Acta de la junta | Presupuesto reforma | Baja por enfermedad | Saludos | Incidencia 4471 | mudanza | Consulta | horario nuevo | Documentación pendiente | Bienvenida | Renuncia | Propuesta de colaboración | clases de apoyo
%list dec2: llego más tarde | ya voy en camino | me quedé sin batería | no me esperéis para comer | el tren va con media hora de retraso | estoy buscando sitio para aparcar | ya tengo las entradas | al final no puedo ir | los esperamos a las ocho | la reunión pasa al jueves | se me ha pinchado una rueda | he dejado las llaves en el buzón | mañana no hay clase de yoga | me llevo yo el postre | compro yo el vino | ya aterrizamos en Lima | todo salió bien en el médico | no encuentro el recibo | el piso sigue disponible | estoy abajo | te paso a buscar a las siete | hoy trabajo desde casa | la contraseña nueva es Tormenta9 | nos vemos en la puerta del teatro | ahorita no puedo hablar | el perro ya comió | ya pagué el arriendo | me parece bien la propuesta | el pedido sale el lunes | hemos cambiado de sala | no hace falta que venga nadie | llevo a los niños al parque | se ha roto la caldera otra vez | me quedo a dormir en casa de Irma | gracias por la ayuda de ayer | el informe está casi listo | felicidades por el ascenso | ya hablé con la casera | cenamos en casa de Bruno | no queda leche | faltan dos sillas | apruebo el gasto | estaré fuera hasta el martes | la cita del viernes sigue en pie
%list larga: Hola, Elvira. Te confirmo la cita del martes, pero prefiero a las once. | Buenas tardes, les adjunto la documentación que faltaba. Quedo a la espera. | Estimado señor Ibarra, el pedido llegó incompleto. Faltan tres cajas y el albarán. | Chicos, mañana no abro el local. Hay un corte de agua en toda la calle. | Gracias por la propuesta. La estudiamos esta semana y os decimos algo. | Buen día, quería saber si el depto sigue libre. Podría ir a verlo el sábado. | Hola a todos, se retrasa la entrega una semana. Lo siento mucho. | Le escribo por la fuga del tercero. El agua ya llega a mi techo, es urgente. | Saúl, las cifras de abril están mal. Mira la columna de ventas, por favor. | Muchas gracias por la entrevista de ayer. Me encantaría formar parte del equipo.
%list sub3: traiga pan | me llame cuando pueda | no se olvide del cargador | recoja a Teo a las cinco | compre hielo | pase por la tintorería | me espere en la entrada | apague la plancha | deje la llave debajo del macetero | me mande la dirección | venga media hora antes | baje la música | saque al perro | no haga ruido al llegar | revise el correo | firme el contrato hoy | pida dos pizzas | me guarde un trozo de tarta | eche un ojo a los niños | abra la puerta al repartidor | lleve paraguas | ponga la mesa | cancele la reserva | me pase las fotos | se cuide mucho
%list sif: viene a cenar | tiene hueco el jueves | ya ha llegado el paquete | puede cuidar del perro | le sirve la talla M | queda café | se apunta al partido | encontró las gafas | puede prestarme la escalera | sigue buscando piso | llegó bien | le va bien a las seis | ha cobrado ya | quiere que lleve algo | hay aparcamiento | me puede recoger | conoce a un buen electricista | tiene mi chaqueta | mañana hay entrenamiento | ha visto el partido
%list prg2: a qué hora llegas | dónde quedamos | cuánto te debo | qué llevo de beber | cómo ha ido el examen | quién trae las sillas | cuándo vuelves | qué tal la entrevista | cuántos seremos | dónde has puesto el mando | te falta mucho | qué quieres cenar | hay sitio en tu coche | cuál es la dirección | a qué hora cierran | sigues en la oficina

%tool search_email
%list sto: boarding pass | rent increase | tracking number | warranty | swimming lessons | lease | payslip | order confirmation | hotel booking | quote | school trip | refund
%list sen: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | the bank | Dr. Quill | the estate agent | HR | the airline
%list sdy: the last two days => 2 | the past week => 7 | the last ten days => 10 | the last fortnight => 14 | the past month => 30
%list query3: mooring fee | tiles, grout and sealant | dinner for twelve | friday's run sheet | urgent repairs | unread chapters | all-day pass | HTML template | invoice 77-C from May | before and after pictures | 5 % discount | no later than monday | ticket #4471 | terms & conditions | cot and pram | who pays the deposit | lost property | the 3 o'clock ferry | payroll, june | #relocation | wasp nest | overdue notice | room for two | band rehearsal and sound check | £40 refund | low season rates
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list back: past 48 hours => 2 | last ten days => 10 | past three weeks => 21 | last 6 weeks => 42 | past week => 7 | last couple of days => 2 | last fortnight => 14 | past four months => 120 | last year => 365 | last 5 days => 5 | last half year => 180
%list limit2: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list from: joanna | the bank | Tariq | the letting agent | school | my mum | dr. Abara | the airline | hr | Dev | the council | the garage | Ms. Holt | amazon | our accountant | the vet | kit@finch.example | landlord
%list query4: deposit | swimming lessons | booking code | party | rota | parcel | lease | boiler quote | tickets | payslip | exam | refund | train seats | dinner | survey | new contract | permit | class photo
%list hm2: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list back2: this week => 7 | in the last 3 days => 3 | in the last week => 7 | in the past two weeks => 14 | this month => 30 | in the last month => 30
%list query5: lease | invoice 884 | flight to Oslo | warranty | school trip | mould in the bathroom | car insurance | concert tickets | job offer | moving van | dental bill | parking permit | wedding list | broken printer | new contract | refund | book club | solar panels | photo shoot | membership
%list days_back: 3 days => 3 | last week => 7 | last 7 days => 7 | past month => 30 | last 2 weeks => 14 | past 10 days => 10 | last 30 days => 30 | past year => 365 | 90 days => 90
%list hib: #inbox | #findmail | #mailsearch
%list days: the last three days => 3 | the past week => 7 | the last 4 days => 4 | the last two weeks => 14 | the past month => 30 | the last 60 days => 60 | the last ten days => 10
%list some: 3 | five => 5 | 8 | two => 2 | 12 | six => 6 | 20
%list subj3: rental bond | ferry booking | allotment | broken heater | marathon bib | piano tuning | pension papers | kiln | cello lessons | scaffolding | bee course | second-hand sofa | blood results | tree surgeon | beehive grant | choir trip
%list back3: since last week => 7 | the last three days => 3 | this week => 7 | the past fortnight => 14 | the last ten days => 10 | the past month => 30
%list mail3: mail | email | e-mail | message
%list query6: order 4471 | boiler | final version | IBAN | yearbook | NDA | Nordwind | heat pump | flight AZ204 | invoice 2291 | Lisbon | GDPR | pitch deck | fire drill | mileage | room 12 | carpool | vaccination
%list doc: contract | payslip | boarding passes | invoice | wiring diagram | test results | signed lease | guest list | quote for the kitchen | login for the portal | holiday photos | warranty card | school newsletter | ticket to Ghent | menu for the party | shipping label | job offer | new floor plan | minutes | reference letter | tax form | logo drafts | tracking number | visa letter
%list doc2: boarding pass | invoice | tracking number | receipt | contract | concert tickets | payslip | voucher code | booking reference | floor plan | warranty | tax form | syllabus | hotel confirmation
%list k7a_n: two => 2 | 3 | four => 4 | 5 | six => 6 | seven => 7 | 8 | 12 | fifteen => 15 | 20 | nine => 9
%list word2: parking | refund | asbestos | catering | visa | broadband | scaffolding | vaccination | half-term | overtime | solar panels | carpool | dress code
%list back4: the last two days => 2 | the past three days => 3 | the last five days => 5 | this week => 7 | the past week => 7 | the last ten days => 10 | the last fortnight => 14 | the past two weeks => 14 | the last 3 weeks => 21 | this month => 30 | the last month => 30 | the last six weeks => 42 | the last 3 months => 90 | the last half year => 180 | the past year => 365
%list query7: exchange rate | storm damage | new thermostat | broken camera | stock options | newspaper subscription | alarm system | bitcoin wallet
%list back5: the last 24 hours => 1 | the last day or so => 1 | the last two days => 2 | the last couple of days => 2 | the past 48 hours => 2 | the last three days => 3 | the past 4 days => 4 | five days => 5 | the past 6 days => 6 | the last week => 7 | this week => 7 | the past week => 7 | the last 7 days => 7 | the last ten days => 10 | the past 12 days => 12 | a fortnight => 14 | the last fortnight => 14 | the past two weeks => 14 | three weeks => 21 | the last 3 weeks => 21 | this month => 30 | the last month => 30 | the past thirty days => 30 | six weeks => 42 | the last 6 weeks => 42 | two months => 60 | the last 3 months => 90 | the last quarter => 90 | six months => 180 | the past year => 365 | this year => 365 | two years => 730
%list limit3: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | twenty-five => 25
%list backdur: 2 days => 2 | three days => 3 | 5 days => 5 | a week => 7 | one week => 7 | ten days => 10 | a fortnight => 14 | two weeks => 14 | 3 weeks => 21 | a month => 30 | 30 days => 30 | six weeks => 42 | two months => 60 | 90 days => 90 | half a month => 15 | six months => 180 | a year => 365 | 24 hours => 1 | a day => 1 | 100 days => 100
%list doc3: lab report | deposit receipt | seating plan | insurance policy | itinerary | choir schedule | draft agreement | vaccination record | price list | reservation code | parking permit | audit letter | pay rise letter | wedding invitation | repair estimate | course certificate | recipe for the stew | sponsor list | floor measurements | refund confirmation | rental contract | train tickets
%list topf: Rechnung | Einladung | Urlaubsplanung | Reisekostenabrechnung | Kündigung | Hotelbuchung | Steuererklärung | Präsentation | Preisliste | Mahnung | Baugenehmigung | Klassenfahrt | neue Küche | Heizkostenabrechnung | Bewerbung von Lena | Pressemitteilung | Lieferung aus Hamburg | Vertragsverlängerung | Weihnachtsfeier | Gehaltserhöhung | Stellenanzeige | Wärmepumpe | Fahrradreparatur | Gästeliste | Rückerstattung
%list topn: Angebot | Sommerfest | Logo | Budget | Protokoll | Projekt Nordwind | Paket | neue Auto | Visum | Vorstellungsgespräch | Passwort | Hotel in Lissabon | Angebot von Siemens | Wochenende | Konzert | Gutachten | Meeting mit dem Kunden | Fußballtraining | Gartenhaus | Release 4.2 | Schulfest | Testergebnis
%list tagd: letzter Woche => 7 | der letzten Woche => 7 | dieser Woche => 7 | den letzten drei Tagen => 3 | den letzten 3 Tagen => 3 | den letzten sieben Tagen => 7 | den letzten zwei Wochen => 14 | den letzten 30 Tagen => 30 | diesem Monat => 30 | dem letzten Monat => 30 | den letzten zehn Tagen => 10 | diesem Jahr => 365 | den vergangenen fünf Tagen => 5
%list topm: Mietvertrag | Umzug | Quartalsbericht | Zahnarzttermin | Lieferschein | neue Drucker => neue Drucker | Elternabend | Urlaub in Italien | Serverausfall | Entwurf | Kostenvoranschlag | Kaufvertrag | Geburtstag von Oma | Bafög-Antrag | Notartermin | Newsletter | Flug nach Wien | Marketingplan | Skiurlaub | Bericht vom TÜV | Bauplan | Wasserschaden | Workshop im Mai | Arbeitsvertrag
%list topp: Flugtickets | Nebenkosten | Testergebnisse | Trikots | Unterlagen | Zahlen vom März | Fotos von der Hochzeit | Winterreifen | Blutwerte | Überstunden | Konzertkarten | Bauarbeiten | Reisedaten | Öffnungszeiten | Bewerbungen | neuen Preise | Zugangsdaten | Mitgliedsbeiträge
%list tagz: seit gestern => 1 | letzte Woche => 7 | diese Woche => 7 | letzten Monat => 30 | diesen Monat => 30 | dieses Jahr => 365 | letzte 3 Tage => 3 | letzte zwei Wochen => 14 | letzte 30 Tage => 30 | letzte zehn Tage => 10
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%list from_email5: Annegret | Herrn Wolff | der Hausverwaltung | Tarik | Frau Szabo | dem Verein | Onkel Jupp | der Tierärztin | Malte
%list von: joanna | Herrn Dorsey | Tariq | Dr. Abara | vodafone | Frau Holt | kit@finch.example
%list query8: kaution | paket | klassenfahrt | rechnung | mietvertrag | schwimmkurs | termin
%list thema: Schuppenschlüssel | Fährzeiten | Dachrinne | Zeltlager | Mietvertrag | Paket 7719 | Umbau | Knie
%list an_p: Tilda | Herr Abara | die Hausverwaltung | Joris | Frau Lindqvist
%list thema2: Bootsführerschein | Klavierstimmer | Kaution | Dachrinne | Schulausflug | Nebenkosten
%list ename: Bahntickets Hamburg | Klassenfahrt | Probezeit | Schlüsselübergabe | Angebot Fliesen | Kontoauszug Juni | Krankenkasse Bonus | Zeugnis | Sommerreifen | Stromrechnung | Kita-Platz | Rückfrage Exposé | Umfrage Kantine | Flohmarkt | WLAN Gästezimmer | Termin Zahnreinigung | Abo kündigen | Garantie Waschmaschine
%list vonm: Vermieter | Steuerberater | Finanzamt | Zahnarzt | Kindergarten | Elternbeirat | Klempner | Makler | Trainer | Anwalt | Stromversorger | Autohaus
%list dback: letzte woche => 7 | diese woche => 7 | diesen monat => 30 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3
%list query9: Kaufpreis | Dienstplan | Stundenplan | Parkausweis | Kita-Platz | Wasserzähler | Bausparvertrag | Geburtstagskuchen | Fahrplan | Gutschein | Schlüsselbund | Bescheid vom Finanzamt | Kleinanzeigen-Deal | Vertrag mit der Agentur | Ausflug mit den Kindern | Kostenplan | Flohmarkt | Skikurs
%list vonf: Hausverwaltung | Versicherung | Krankenkasse | Schule | Bank | Buchhaltung | Telekom | Sparkasse | Kita | Redaktion | Airline | Personalabteilung
%list query10: Nachzahlung | Umfrage | Teilnehmerliste | Stromrechnung | Terminbestätigung | Wohnungsübergabe | Bestellung | Reklamation | Hochzeitsplanung | Kita-Anmeldung | Fortbildung | Garantie | Buchungsnummer | Gehaltserhöhung | Anzahlung | Ferienwohnung | Sitzordnung | Abrechnung vom Hotel | Zahnreinigung | Probezeit
%list query11: Bahntickets | Baupläne | Preise | Zählerstände | Kontoauszüge | Laborwerte | Theaterkarten | Handwerkerrechnungen | Zahlen fürs Quartal | Fotos vom Wochenende | Sommerreifen | Schichtpläne | Adressen | Stimmzettel
%list query12: Ferienhaus | Exposé | Formular | Klassentreffen | Zeugnis | Rezept | Abo | Gutachten vom Auto | Praktikum | Bewerbungsgespräch | Probetraining | Jubiläum | Gruppenfoto | Dachfenster | Gästezimmer | Netzteil
%list dtief: den letzten zwei wochen => 14 | den letzten 3 tagen => 3 | den letzten fünf tagen => 5 | den letzten 30 tagen => 30 | den letzten 10 tagen => 10 | der letzten woche => 7 | den vergangenen vier wochen => 28
%list absd: Wiebke | Henning | Frau Okafor | Kadir | Bernd | Herrn Pohl | der Kita | dem Jugendamt | dem Dachdecker | meiner Steuerberaterin | der Krankenkasse | DHL | dem Vorstand | meiner Chefin | der Werkstatt | Jule | Dr. Lang | Amazon
%list mail4: Elterngeld | Kaminkehrer | Garantiekarte | Angebot vom Dachdecker | Ferienplan | Kündigung Fitnessstudio | Abrechnung Graz | Taufe | Rücksendung Schuhe | Küchenabnahme | Jahresgespräch | Blutwerte | Leihwagen | Bestellung 90211 | Gästezimmer im Adler | Vollmacht | Probenplan | Passwort vom Portal | Umbau | Gewährleistung | Wohnmobil | Essensgeld | Turnierplan | Mahnung | Führungszeugnis | Einladung zur Lesung
%list back6: diese woche => 7 | letzte woche => 7 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3
%list backd: letzten vier tagen => 4 | letzten zwei wochen => 14 | letzten 20 tagen => 20 | letzten drei wochen => 21 | letzten sieben tagen => 7 | letzten 60 tagen => 60
%list nom: Frau Brandt | meine Schwester | der Vermieter | die Hausverwaltung | Timo | unser Steuerberater | die Schule | Herr Seidel | die Versicherung | mein Bruder | der Makler | Emil | die Klassenlehrerin | Sabine Ott | der Klempner | das Finanzamt
%list query13: Nebenkostenabrechnung 2024 | putzplan | zählerstände | Angebot Kern | Lastenrad | Fahrkarten Fulda | kaution | Elternbrief | Sitzordnung Hochzeit | Spendenquittung | Rabattcode | Turniertermine | Bauantrag | Schrank Maße | Inventur | Catering fürs Straßenfest
%list query14: Nebenkostenabrechnung | Sitzordnung | Klassenkasse | Lieferzusage | Zählernummer | Kursanmeldung | Zugverbindung | Steuerbescheinigung | Spendenquittung | Handwerkerrechnung | Wegbeschreibung | Teilnahmebestätigung | Inventur | Kaution | Mitfahrgelegenheit | Einkaufsliste fürs Grillen
%list dat: Frau Brandt | meiner Schwester | dem Vermieter | der Hausverwaltung | Timo | unserem Steuerberater | der Schule | Herrn Seidel | der Versicherung | meinem Bruder | dem Makler | den Stadtwerken | Emil | der Klassenlehrerin | Dr. Sommer
%list query15: Bauantrag | Mietspiegel | Ablaufplan | Kursplan | Wasserschaden im Keller | Liefertermin | Gutschein | Putzplan | Betriebsausflug | Rabattcode | Vertrag mit Kern | Spielplan | Elternbrief | Kostenplan | Umbau der Praxis
%list query16: Angebot von Kern | Seminar in Fulda | Lastenrad | Ferienlager | Straßenfest | Protokoll vom Dienstag | Empfehlungsschreiben | Gutachten | Catering | Nachtquartier | Dachgeschoss | Treffen der Ehemaligen
%list query17: Schlüssel | Zählerstände | Fahrkarten | Turniertermine | Maße vom Schrank | Kontodaten | Fotos vom Umzug | Änderungen am Vertrag | Stundenzettel | Bankverbindung | Gästezahlen | Rückläufer
%list back7: letzte woche => 7 | diese woche => 7 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3 | seit gestern => 1
%list backd2: letzten zwei wochen => 14 | letzten 3 tagen => 3 | letzten fünf tagen => 5 | letzten 30 tagen => 30 | letzten 10 tagen => 10 | vergangenen vier wochen => 28 | letzten sieben tagen => 7
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list topf2: factura | invitación | declaración de la renta | reserva del hotel | presentación | lista de precios | licencia de obras | excursión del colegio | cocina nueva | candidatura de Elena | nota de prensa | entrega de Valencia | renovación del contrato | cena de Navidad | subida de sueldo | oferta de empleo | caldera | reparación de la bici | lista de invitados | devolución | mudanza | beca | multa
%list topm2: contrato de alquiler | informe trimestral | presupuesto | albarán | seguro del coche | viaje a Italia | fallo del servidor | borrador | contrato de compra | cumpleaños de la abuela | vuelo a Lisboa | plan de marketing | visado | logo | paquete | pedido | acuerdo con Telefónica | calendario de vacaciones | recibo de la luz | taller de mayo | contrato de trabajo | proyecto Alba | permiso de obras
%list diasa: la semana pasada => 7 | la última semana => 7 | esta semana => 7 | los últimos tres días => 3 | los últimos 3 días => 3 | los últimos siete días => 7 | las últimas dos semanas => 14 | los últimos 30 días => 30 | el último mes => 30 | el mes pasado => 30 | este mes => 30 | los últimos diez días => 10 | este año => 365
%list toppf: fotos de la boda | camisetas | entradas del concierto | horas extra | claves de acceso | nóminas | cuotas del club | obras de la calle | candidaturas | tarifas nuevas
%list topp2: billetes | gastos de viaje | resultados de las pruebas | papeles del piso | números de marzo | horarios | análisis | recibos | turnos de agosto | pagos pendientes
%list diasn: la semana pasada => 7 | esta semana => 7 | este mes => 30 | el mes pasado => 30 | este año => 365 | estos últimos tres días => 3 | estas dos semanas => 14
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list from_email6: el banco | joanna | el colegio | la casera | Tariq | el veterinario | el ayuntamiento
%list sobm: paquete | contrato | campamento | pedido
%list sobf: fianza | excursión | factura | mudanza
%list tema: horario del ferry | canalón | campamento | contrato de alquiler | paquete 7719 | trastero | seguro del coche | regalo de Pilar
%list from_email7: Tilda | el señor Abara | la gestora | Joris | la casera
%list quien: mi vecina | el jefe | mi suegra | el casero | la abuela Pilar | mi primo | el entrenador | la chica de recursos humanos | mi compañero de piso | la tía Charo
%list tema2: mudanza | fianza | caldera | visado | reforma | piscina | presupuesto | boda | ascensor
%list tema3: entradas del teatro | matrícula | cambio de turno | presupuesto cocina | factura del gas | reserva del camping | certificado | fianza | recibo del agua | garantía lavadora | traslado | wifi de la casa rural | encuesta comedor | plano | cita limpieza dental | abono transporte | extracto junio | acta de la junta | inscripción carrera
%list delm: casero | fontanero | dentista | abogado | gestor | entrenador | taller | banco | ayuntamiento | electricista | administrador | seguro
%list dback2: esta semana => 7 | la semana pasada => 7 | este mes => 30 | el mes pasado => 30 | estos tres días => 3 | las últimas dos semanas => 14 | los últimos 3 días => 3 | los últimos 30 días => 30 | los últimos diez días => 10
%list query18: horario de verano | bono regalo | plano | pedido | recibo del agua | carnet | certificado | cambio de turno | curso de esquí | vuelo | alquiler | cuadrante | presupuesto de la cocina | plazo | contrato de la agencia | abono | traslado | análisis
%list dela: gestoría | aseguradora | guardería | academia | agencia | inmobiliaria | compañía de la luz | redacción | aerolínea | universidad | clínica | asociación
%list query19: multa | inscripción | encuesta | matrícula | lista de asistentes | confirmación de la cita | entrega de llaves | reclamación | boda | guardería | garantía | señal del piso | casa rural | limpieza dental | subasta | derrama | fianza | excursión | reserva del camping | factura del gas
%list epf: fotos del finde | entradas del teatro | facturas del taller | notas de la niña | llaves | direcciones | medidas
%list query20: billetes | planos | precios | extractos | resultados | papeles del coche | turnos | horarios | datos del seguro | pagos
%list asunto2: baja maternal | deshollinador | garantía | presupuesto del tejado | plan de vacaciones | baja del gimnasio | cuentas de Quito | bautizo | devolución de los zapatos | entrega de la cocina | análisis de sangre | coche de alquiler | pedido 90211 | poder notarial | ensayos | clave del portal | obra | autocaravana | comedor del cole | calendario del torneo | multa | certificado de penales | invitación a la lectura | fuga de gas | becas
%list atras: esta semana => 7 | la semana pasada => 7 | el mes pasado => 30 | las últimas dos semanas => 14 | los últimos tres días => 3 | los últimos 20 días => 20
%list asm: presupuesto de la reforma | contrato de Elvira | seguro de la moto | cumple de Nora | recibo del gas | paquete de Chile | viaje a Oaxaca | certificado digital | cambio de turno | acta de la junta | cursillo de natación | piso de la calle Olmo | arreglo del tejado | alquiler de la furgo | reembolso | grupo electrógeno | informe de ventas
%list asf: fianza | gotera | mudanza | beca | oferta de Globex | hipoteca | excursión de Teo | reserva del hotel | factura de la luz | nómina de mayo | garantía de la lavadora | cita del notario | lista de invitados | pintura del portal | póliza | tarifa nueva | comida de empresa | renovación del dominio | matrícula de la uni | queja del vecino
%list atras2: esta semana => 7 | la semana pasada => 7 | la última semana => 7 | este mes => 30 | el mes pasado => 30 | los últimos tres días => 3 | los últimos 5 días => 5 | los últimos 20 días => 20 | las últimas dos semanas => 14 | los últimos 90 días => 90 | el último mes => 30
%list aspl: billetes a Lima | planos del local | resultados del análisis | horarios de invierno | gastos comunes | exámenes de junio | papeles del divorcio | uniformes | permisos de obra | vuelos de Navidad
# The usual ways to ask.
(find|look for|search for|look up) [me] (the|any|) (mail|email|message)[s] from {from_email=person} about [the] {query=topic}
(find|search|look for) [my] (emails|mails|messages) (about|on|regarding|concerning|to do with) [the] {query=topic}
search my (inbox|mailbox|mails|email) for [the] {query=topic}
did {from_email=person} (write|mail|email|send) me [anything|something] about [the] {query=topic} [yet]?
has {from_email=person} (mailed|emailed|written) [me|us] about [the] {query=topic}
{from_email=firstname} {query=topic} (mail|email)
{query=topic} (mail|email) from {from_email=person}?
inbox {query=topic}
emails {from_email=email} {query=oldthing}
where is (the|that) {query=oldthing} {from_email=person} (sent|emailed|mailed) me
I (can't remember|forgot|don't recall) what {from_email=person} (wrote|mailed|said in that mail) about [the] {query=topic}, (look it up|can you find it|find it please)
(I need|I'm looking for|I'm hunting for) the {query=oldthing} (in my inbox|from my mails|that came by email|somewhere in my mail)
(any|are there any|do I have any) (mails|emails|new mails) (about|on) [the] {query=topic} (from|in|over) the {days_back:7=last week|past week|last seven days|past seven days|previous week}
(anything|any mail) from {from_email=person} on [the] {query=topic} in the {days_back:30=last month|past month|past four weeks|last thirty days}?
did an email about [the] {query=topic} (arrive|come in|turn up|land) {days_back:1=in the last 24 hours|within the last day}
(show|give|get) me [the] {limit=int} (latest|newest|last|most recent) (mails|emails) (about|regarding) [the] {query=topic}
(list|show|pull up) (mails|emails) (that mention|mentioning|containing|with the words) {query=topic}, (at most|no more than|max|limit) {limit=int}
what has {from_email=person} been writing [me] about [the] {query=topic} (over|in|during) the (last|past) {days_back=int} days
~ (go through|check|scan) my (inbox|mail|mailbox) and see (if|whether) (someone|anyone|anybody) wrote about [the] {query=topic}
{=chatter}, (can you|could you|please) (check|see) if the {query=oldthing} from {from_email=company} (is|landed|came) in my (inbox|mail)
somebody (emailed|mailed|sent) me [a|an|the] {query=oldthing} (recently|a while ago|some time ago), (dig it out|find it|where is it)
from {from_email=email}: (anything|any mail) about [the] {query=topic}?
I think {from_email=fullname} sent (me|us) an email with the {query=oldthing}, (please find it|can you find it|where did it go)
my mails of the {days_back:14=last two weeks|past two weeks|last fortnight|past fortnight} about [the] {query=topic}
look in my mail for "{query=topic}"
(mails|emails) with {query=topic} in (the subject|them|the text) [please]
was there [ever] (a mail|an email|a reply|an answer) (about|on) [the] {query=topic}
did {from_email=person} ever get back to me by email on [the] {query=topic}?
(which|what) (mails|emails) did I get about [the] {query=topic} from {from_email=company} in the {days_back:90=last three months|past three months|last quarter|past quarter}
see if there's (mail|an email) from {from_email=person}, it should be about [the] {query=topic}
(have I got|did I get|did I receive) the {query=oldthing} [by mail|by email|in my inbox] from {from_email=company} (yet|already|)
the email where {from_email=person} talks about [the] {query=topic}, I want (it|to see it|to find it)
{from_email=person} (supposedly|apparently|says she|says he) sent me the {query=oldthing}. (is it in my inbox|did that mail arrive|check my mail)?
only emails since {days_back:2=yesterday} (about|on) [the] {query=topic}
(top|first) {limit=int} hits in my (inbox|mails) for {query=topic}
(find|search for|look for) (an|that|the) (email|mail) from {from_email=person}
any (new|) (mail|email)[s] from {from_email=person}?
(search|look through|check) my (emails|inbox|mailbox)
did {from_email=person} (email|mail|write) me [in the] {days_back:7=last week|this week|past week}?
I need to find an old (mail|email)
# Bare, clipped and roundabout.
{query=sto} email
email: {query=sto}
mail {from_email=sen} {query=sto}
inbox {query=sto}
emails from {from_email=sen}
any mail from {from_email=sen}
did {from_email=sen} email me
did {from_email=sen} get back to me about the {query=sto} by mail
mails about the {query=sto}, {days_back=sdy}
I'm at the counter and they want the {query=sto}, it came by email
{from_email=sen} says it was all in the mail about the {query=sto}, which I can't find
still waiting for {from_email=sen} to mail me the {query=sto}, is it there
the {query=sto} must be in my inbox from {days_back=sdy}
{=hm}, no summary needed, only find what {from_email=sen} emailed about the {query=sto}
not on the web, in my mailbox: {query=sto}
I don't remember the {query=sto} but there was an email about it
# What is an argument, what is not, and where it ends.
the unread ones don't matter to me, just find that mail about {query=query3}
it was flagged urgent I think, anyway a mail from {from_email=from_email} on {query=query3}
find me that mail, the one where {from_email=from_email} goes on about {query=query3}
{query=query3}, that was an email, wasn't it? from {from_email=from_email}? I was on a train when I read it
look through the mail for {query=query3}, I need it for the tax people
any mail on {query=query3}, I only want to forward it to {=p2} myself later
{=p2} told me that {from_email=from_email} had emailed something on {query=query3}, can you find it
forwarded by {=p2}, but the mail was originally from {from_email=from_email}, and it's about {query=query3}
{query=query3} ... not to {=p2}, it's a mail I got from {from_email=from_email}, somewhere in the {days_back=back}
emails, {days_back=back}, from {from_email=from_email}, containing "{query=query3}", cap it at {limit=limit2}
~ show at most {limit=limit2} emails, the {days_back=back}, and only where it says {query=query3}, if you don't mind
(mails|emails) mentioning {query=query3}, please, that's all I need for now
did {from_email=from_email} mail about {query=query3}? I ask because of the meeting at 3
inbox search "{query=query3}", no rush, whenever you get round to it
the mail with {query=query3} in it, not older than the {days_back=back}, ok?
{limit=limit2} mails tops, sender {from_email=from_email}, keyword {query=query3}, ta
I have {=limit2} kids and no time, so please, where's the mail with {query=query3}
# The shortest plain questions.
any mail from {from_email=from}
any email about the {query=query4}?
{=hm2}, did {from_email=from} email me
has {from_email=from} emailed about the {query=query4} yet
mail from {from_email=from} {days_back=back2}?
new mail?
any emails {days_back=back2}
anything in my inbox about the {query=query4}
is the mail with the {query=query4} in yet
what did {from_email=from} mail me {days_back=back2}
wheres the email about the {query=query4}
did i get a mail re {query=query4}
{=hm2}, has anybody emailed about the {query=query4} {days_back=back2}
whens the last time {from_email=from} emailed me
still no mail from {from_email=from} about the {query=query4}? have a look
the {query=query4}, did that come by email
{query=query4} in the inbox?
# "Label: content", telegrams, hashtags, arrows.
mail: {query=query5} from {from_email=from_email2}
mail search: {query=query5}
inbox / {query=query5} / {days_back=days_back}
~ emails -> {query=query5}, {days_back=days_back}
from: {from_email=email} about: {query=query5}, find the email
search mail: "{query=query5}", sender: {from_email=from_email2}
find in inbox: {query=query5}
mail from {from_email=from_email2}, keyword: {query=query5}, range: {days_back=days_back}
{=hib} {query=query5}
email? {query=query5}? from {from_email=from_email2}?
in: inbox, from: {from_email=from_email2}, words: {query=query5}, max {limit=int}
old mail - {query=query5} - where
# A word or two decide between neighbours.
find the mail about the {query=topic_m}
find me {from_email=who2}'s mail on the {query=topic_m}
which mail had the {query=topic_m} in it
where did {from_email=who2} email me about the {query=topic_m}
has {from_email=who2} written regarding the {query=topic_m} yet, by mail
look in the inbox for "{query=topic_m}"
dig out every email mentioning the {query=topic_m} from {days_back=days}
mails from {from_email=who2} about the {query=topic_m}, (max|at most) {limit=some}
no chat, no note, I got an email on the {query=topic_m}, find it
can't put my finger on the {query=topic_m} email
I'm after an email, sender {from_email=who2}, topic {query=topic_m}
is there mail about the {query=topic_m}
the confirmation for the {query=topic_m} should have landed in my inbox in {days_back=days}
did the {query=topic_m} email ever arrive
list emails that contain {query=topic_m}
before I answer {from_email=who2}, which emails have I had from them on the {query=topic_m}
pull the {limit=some} newest mails on the {query=topic_m}
scan my mailbox for the {query=topic_m}
what did {from_email=who2} say by email about the {query=topic_m}
I deleted nothing, so the {query=topic_m} mail has to be in the inbox somewhere
I need that {query=topic_m} thing {from_email=who2} mailed, {days_back=days} or so
{=who2} keeps asking whether I got it, and I can't see it, the email about the {query=topic_m}, is it there
{=chat_in}. I'm at the counter and they ask about the {query=topic_m}, it came by email, from {from_email=who2} I think
# In the manner of chat.
I could swear {from_email=who3} wrote me about the {query=subj3}, would you dig it out of my mail
my inbox is a swamp, somewhere in it there's an email on the {query=subj3}, fish it out
did I dream it, or has {from_email=who3} emailed me about the {query=subj3}? have a look
{=hush}, I need the mail with the {query=subj3} in it, {days_back=back3}
all I want is one mail in peace, the one about the {query=subj3}, where is it
I wonder if anyone's mailed me about the {query=subj3} {days_back=back3}
# More of the usual ways.
did {from_email=name} ever get back to me about the {query=mailthing}
did {from_email=name} ever answer my mail on the {query=mailthing}
where's that mail with the {query=mailthing}
where did the email about the {query=mailthing} go
what was it {from_email=name} mailed me about the {query=mailthing}
I can't remember what {from_email=name} wrote about the {query=mailthing}, it was by mail
{from_email=fname} mail {query=mailthing}
{query=mailthing} {from_email=fname} email
the mail from {from_email=name} with the {query=mailthing}
something about the {query=mailthing} must be in my inbox, from {from_email=name}
~ there was an email with a {query=mailthing}, I can't find it
anything new on the {query=mailthing} in my inbox
any word by mail from {from_email=name} about the {query=mailthing}?
any {=mail3}s on the {query=mailthing} from {from_email=name} in the {days_back:7=last week|past week|last 7 days}
{from_email=name}, {query=mailthing}, {days_back:14=last two weeks|last 14 days}: check my mails
{days_back:30=this month|last month|last 30 days}'s mails from {from_email=name} about the {query=mailthing}
mails about the {query=mailthing}, {days_back:3=last three days|last 3 days|past three days}
in the last {days_back=int} days, did {from_email=name} mail me about the {query=mailthing}
has the {query=mailthing} come by mail within the last {days_back=int} days
not older than {days_back=int} days: mails mentioning the {query=mailthing}
~ the last {limit=int} mails about the {query=mailthing}
~ {limit=int} most recent emails from {from_email=name} on the {query=mailthing}
show up to {limit=int} mails with ("{query=query6}"|{query=query6}) in them
{query=query6} in my inbox, max {limit=int}, last {days_back=int} days
mail search {query=query6}
search mails for {query=query6}
look for {query=query6} in the mails from {from_email=name}
from {from_email=email} about {query=query6}, {days_back:7=last week|this week|past 7 days}
from {from_email=name}, {limit=int} mails at most, about the {query=mailthing}
at most {limit=int} hits: {query=mailthing}, sent by {from_email=name}, from the last {days_back=int} days
{=chatter2}, can you dig up the mail on the {query=mailthing}
{from_email=name} says they sent me the {query=mailthing} {date:yesterday=yesterday}, is it in my mail
they claim to have emailed the {query=mailthing} {date:today=today}. did it come
is there an answer from {from_email=name} regarding the {query=mailthing} in my mailbox
I'm expecting a mail on the {query=mailthing} from {from_email=name}, has it arrived
who wrote to me about the {query=mailthing}
~ who emailed about the {query=mailthing} {days_back:7=this week|last week}
I need what {from_email=name} sent about the {query=mailthing}, should be an email
was the {query=mailthing} ever mentioned in an email by {from_email=name}
somewhere in my mails there's the {query=mailthing}
what's the latest by email concerning the {query=mailthing}
do I have mail from {from_email=name}? it'd be the {query=mailthing}
pull the emails where the {query=mailthing} comes up, from {from_email=name} only
I got the {query=mailthing} by email {days_back:60=in the last two months|in the past two months}, find it for me
go back {days_back:365=a year|one year} and find {from_email=name}'s email on the {query=mailthing}
has {from_email=name} written
anything from {from_email=name} in my inbox {date:today=today}?
show me the last {limit=int} mails from {from_email=name}
what came in by mail in the last {days_back=int} days
find me a mail
the {limit=int} newest emails please
is there a reminder from {from_email=name} in my inbox about the {query=mailthing}
did {from_email=name} send me an appointment for the {query=mailthing} by mail
read me what {from_email=name} mailed about the {query=mailthing}, you'll have to find it first
open my inbox and look for the {query=mailthing}
what did {from_email=name} say in the mail about the {query=mailthing}
# Told around, thought aloud, wrapped in a story.
{from_email=who4} promised me the {query=doc}, is it there yet
~ I could swear {from_email=who4} wrote something about the {query=topic}
funny, the {query=doc} never showed up in my inbox, or did it
still no {query=doc} from {from_email=who4}, or am I (blind|missing it)?
{=ctx}, but did the {query=doc} ever land in my mail
I'd love to know what {from_email=who4} had to say on the {query=topic} by mail
I wonder if {from_email=who4} has written back about the {query=topic}
there was a mail about the {query=topic}, {days_back:7=last week I think|within the last week|some time this week}
somewhere in my mailbox the {query=doc} must be hiding
{from_email=who4} says the {query=doc} went out {date:today=today} but I haven't looked
it's been {days_back=int} days and I wouldn't know whether a mail about the {query=topic} came
my boss wants the {query=doc} and all I know is that {from_email=who4} mailed it
I'm sure that mail mentioned "{query=topic}" somewhere
the {query=doc}... {from_email=who4} sent it around, {days_back:30=a month ago at most|in the last month|within the past month}
I must have deleted the {query=doc} or it's still in my inbox, hard to say
a handful of mails on the {query=topic} would do, (at most|no more than) {limit=int}
{from_email=email} keeps asking whether I got the {query=doc}, did I
before I call {from_email=who4} about the {query=topic} I'd like to see what was mailed
let's see who has been complaining about the {query=topic} in my inbox
I have a feeling {from_email=who4} wrote to me
somebody mailed me something important but who, my inbox knows
no mail from {from_email=who4} {date:today=today} either, I guess?
# Short and plain, as typed every day.
anything new in gmail
check my outlook
{from_email=snd} emails
did {from_email=who5} email me
inbox: {query=doc2}
gmail {from_email=snd} {query=doc2}
what landed in my mailbox {date:today=today}
last {limit=k7a_n} mails
can't find that email, you try
which emails mention {query=word2}
{query=doc2}, somewhere in my mail
look for an email
my accountant needs it by noon, so where's the email with the {query=doc2}
in the last {days_back=int} days, has anybody from {from_email=snd} written to my inbox
{days_back:7=this past week} was a blur, which mails came in from {from_email=snd}
just {limit=k7a_n} will do, I want the emails where {from_email=who5} talks about {query=word2}
the {query=doc2} was attached to something {from_email=who5} emailed me, hunt it down
about the {query=top}, I swear {from_email=who5} mailed me, go through my inbox
# Bare noun phrases, and orders that lack what is needed.
{unread:true=unread} mail
my inbox
mail from {from_email=who6}?
has {from_email=who6} written back yet
any mail about the {query=top2}
I'm at the desk and they want the {query:confirmation=confirmation}, it's somewhere in my mails
the mail with the {query=top2}
did the shop ever send me a {query:receipt=receipt} by email
~ did I get anything from {from_email=who6} {days_back:1=since yesterday|since last night}
who's emailed me {date:today=today}
{from_email=who6} swears they mailed the {query=top2}, I can't see it
~ any new emails for me
that email about the {query=top2}, where's it gone
# Needs only hinted at, telegrams, neighbours.
~ remind me what {from_email=from_email3} mailed me on the {query=query}
we never chatted about it, {from_email=from_email3} mailed me the {query=query}, so where is it
~ it isn't in your memory and it isn't on the web, the {query=query} is somewhere among my mails
not the appointment, the email in which {from_email=from_email3} explained the {query=query}
there's no event for the {query=query} yet, the details came by mail, can you see them
{from_email=from_email3} says there was no text message, it was an email, keyword {query=query}
did anybody remember to send me the {query=query}? check the inbox, not the chat
I've no id for it, but {from_email=from_email3} wrote me an email about the {query=query}
I don't want to write to {from_email=from_email3}, I want what {from_email=from_email3} wrote to me on the {query=query}
before I put the {query=query} on my todo list, what did the email about it say
{from_email=from_email3} swears the {query=query} went out {date:yesterday=yesterday}, and I see nothing in my inbox
I could have sworn the {query=query} was emailed to me
without the {query=query} they won't let me in, it must have been attached to some mail
I'm worried I overlooked a mail on the {query=query} in {days_back=back4}
{from_email=from_email3} is getting impatient about the {query=query}, and I can't even find the email
my inbox is a jungle and the {query=query} is hiding in it
half of what I get is about the {query=query}, {limit=limit} of those mails would do
I was ill all of {days_back:7=last week|the past week}, any mail on the {query=query} that I should have seen
no idea whether {from_email=from_email3} has answered by mail regarding the {query=query}
mails re: {query=query}
mail {from_email=from_email3} re {query=query} pls
{query=query} mail, {days_back=back4}
last {limit=limit} mails {query=query}
inbox: {query=query}?
~ anything in my mail with "{query=query}", and stop at {limit=limit}
{limit=limit} hits at most please, it's the {query=query} that {from_email=from_email3} emailed about
going back no further than {days_back=back4}, which mails touch on the {query=query}
it's for {=limit} people and due on the 4th, anyway, the mail with the {query=query}
{=from_email3} and I both need the {query=query}, I believe {from_email=from_email3} was the one who mailed it
check whether {from_email=from_email3} emailed
not the web, my inbox: something about the {query=query7}
who wrote to me about the {query=query7}
I know there was a mail with the {query=query7} in it, from {from_email=firstname} I think
no news articles, mails: {query=query7}
re: {query=query7}, which mails
# Every parameter in many wordings, orders and lengths.
{query=query2} {from_email=from_email4} mail?
{from_email=from_email4} {query=query2} inbox?
{query=query2}, {from_email=from_email4}, {days_back=back5} - mail please
{from_email=from_email4}, {days_back=back5}, {query=query2}: any mail?
mails {query=query2} max {limit=limit3}
mails {from_email=from_email4} {query=query2} last {days_back=backdur}
go back {days_back=backdur} in my mail and look for "{query=query2}"
look through {days_back=back5} of mail for anything by {from_email=from_email4} on the {query=query2}
how often did {from_email=from_email4} write about the {query=query2} in {days_back=back5}
{limit=limit3} mails will do, topic {query=query2}, sender {from_email=from_email4}
sender {from_email=from_email4}, words {query=query2}, not older than {days_back=backdur}
not older than {days_back=backdur}, sender {from_email=from_email4}, about {query=query2}
subject or text contains {query=query2}, from {from_email=from_email4}, newest {limit=limit3}
of everything {from_email=from_email4} mailed in {days_back=back5} I only want what's about the {query=query2}
{days_back=back5} only, at most {limit=limit3}: mails that mention {query=query2}
at most {limit=limit3}, {days_back=back5} only: mails that mention {query=query2}
~ the {limit=limit3} most recent ones on {query=query2} from {from_email=from_email4} in my inbox
for {days_back=backdur} I've been waiting for {from_email=from_email4} to mail me the {query=query2}, is it here
did I miss an email on {query=query2} in {days_back=back5}
{=chat}, {from_email=from_email4} emailed about "{query=query2}" within {days_back=back5}, show me {limit=limit3}
{=chat}, could you dig out {from_email=from_email4}'s email with the {query=query2}
did an email from {from_email=from_email4} to {=from_email4} about the {query=query2} land in my inbox
what {from_email=from_email4} and I wrote each other by mail on the {query=query2} matters now, find their mails
a mail came, not from {=from_email4} but from {from_email=from_email4}, on the {query=query2}
{query=query2}: was it {from_email=from_email4} who mailed me that, check
inbox search "{query=query2}" from:{from_email=from_email4} limit:{limit=limit3}
inbox search from:{from_email=from_email4} "{query=query2}" days:{days_back=int}
check mail for {query=query2} one more time, {limit=limit3} hits are enough
~ I keep mixing up the offers, get me what {from_email=from_email4} mailed on the {query=query2}
search mail: {query=query2}
there are too many, cap it at {limit=limit3}: emails with {query=query2} in them
only list {limit=limit3} of the mails on the {query=query2}, going back {days_back=backdur}
anything in the mail since {days_back=backdur} ago about the {query=query2}
which of {from_email=from_email4}'s emails says something on {query=query2}
{days_back=backdur} ago at the earliest, {from_email=from_email4} sent a mail on the {query=query2}
just {limit=limit3} mails from {from_email=from_email4}
emails of {days_back=back5}, no more than {limit=limit3}
did {from_email=from_email4} mail me {days_back=back5}
~ search my mail for {query=query2}, all of it, not just the last days
all the way back, no limit: mails from {from_email=from_email4} on the {query=query2}
I bought it {=backdur} ago, find the mail with the {query=query2}
~ there are {=limit3} of us waiting for it, so where's the {query=query2} {from_email=from_email4} mailed
{=from_email4} asked me for the {query=query2}, it's somewhere in my inbox
{=from_email4}'s birthday is near, find the mail about the {query=query2}
# Told around, thought aloud, wrapped in a story.
wasn't there something from {from_email=who7} about the {query=subj2}, could you have a look in my mail
I've been hunting for the {query=doc3} all morning, it must have come by mail
{from_email=who7} swears the {query=doc3} is in my inbox, I swear it isn't, who's right
{=hello}, can you dig out whatever {from_email=who7} wrote on the {query=subj2}
what did {from_email=who7} want with the {query=subj2} again, it was in a mail
they're asking me for the {query=doc3} at the counter, it's in my mails somewhere
~ has a word reached my mailbox about the {query=subj2} {days_back:7=in the past week|this week|during the last seven days}
look for the {query=doc3}, no, sorry, not from {=who7}, from {from_email=who7}
before I accuse {from_email=who7} of not sending the {query=doc3}, would you check my mails
I may have skimmed over a mail from {from_email=email} on the {query=subj2}, fish it out please
mails mentioning the {query=subj2}, but nothing older than {days_back=int} days, I'm begging you
the {query=subj2} keeps coming up, pull the last {limit=int} mails on it so I know what it's about
so did {from_email=who7} ever answer me about the {query=subj2}
I'm told I was copied on a mail about the {query=subj2}, true
~ would you be so kind and see if the {query=doc3} has arrived {days_back:1=since this morning}
mum wants the {query=doc3} for her files. It came by e-mail at some point. From {from_email=who7}, I think.
can't have been more than {days_back:14=a fortnight ago|two weeks ago}, that mail on the {query=subj2}, bring it up please
who was it that wrote me about the {query=subj2}, I only remember it was an e-mail
there's a {query=doc3} in one of {from_email=firstname}'s mails and I need it now
could you perhaps find that mail for me, I've forgotten everything about it
did I get anything from {from_email=who7} in writing
%lang de
# The usual ways to ask.
(such|suche|finde|find) [mir] [bitte] (die|alle|) (Mail|E-Mail|Nachricht)[s] von {from_email=person} (zur|wegen der|über die) {query=topf}
(hat|hatte) {from_email=fullname} [mir] [schon] (wegen|zum Thema|zu) {query=topic} (geschrieben|gemailt)
mails von {from_email=firstname} {query=topic}
(zeig|zeige|zeigen Sie) mir (alle|) (Mails|E-Mails) (zum|wegen dem) {query=topn} aus {days_back=tagd}
wo ist (noch mal|nochmal|) die (Mail|Email) mit (der|) {query=topf}
ich (suche|finde) [irgendwie] die Nachricht (vom|über den) {query=topm} [nicht mehr], (schaust|guckst) du mal [in mein Postfach]
{query=topic} mail von {from_email=firstname}?
(ist|kam) [schon] (was|etwas|eine Antwort) von {from_email=person} zum {query=topm} (gekommen|im Posteingang|)
durchsuch[e] (mein Postfach|den Posteingang|meine Mails) nach {query=topic}
was hat {from_email=fullname} (letztens|neulich|noch mal|) über die {query=topp} geschrieben
ich weiß nicht mehr, was {from_email=firstname} (zur|über die) {query=topf} gemeint hat, (such|find) das mal [raus] in den Mails
(könntest du|könnten Sie|kannst du) [bitte] nachsehen, ob im Posteingang {days_back:7=letzte Woche|in den letzten sieben Tagen} etwas zur {query=topf} kam
die letzten {limit=int} Mails (mit|zu|über) {query=topic}
posteingang {query=topic} {days_back=tagz}
gibt es [neue] (Mails|E-Mails) mit (dem Wort|dem Stichwort) {query=topic}
such[e] (raus|heraus), was {from_email=email} über {query=topic} geschickt hat
da war doch (eine Mail|was) wegen {query=topn}, (finde|such) die bitte
schau mal in meine Mails: {query=topic}
(such|finde) [bitte] die (Mail|E-Mail) von {from_email=person}
alle Nachrichten von {from_email=firstname} (aus|in) {days_back=tagd}
(suche|such) [mal] in meinen Mails
# What is an argument, what is not, and where it ends.
such mir die Mail raus, die, in der {from_email=g_p} was zu {query=g_q} schreibt, nicht die von {=from_email5}
als dringend markiert oder nicht, ich brauch die mail mit {query=g_q}
mails von {from_email=from_email5} zu {query=g_q}, danke, das wär alles
# The shortest plain questions.
neue mail von {from_email=von}?
kam eine mail zum thema {query=query8}
# "Label: content", telegrams, hashtags, arrows.
postfach: mails zu {query=dbe}
# A word or two decide between neighbours.
wo ist die Mail mit dem Betreff {query=thema}
hat {from_email=an_p} mir wegen {query=thema} gemailt
such im Posteingang nach {query=thema}
# In the manner of chat.
irgendwer hat mir doch was zum Thema {query=thema2} gemailt, kannst du das raussuchen
# More of the usual ways.
hat sich {from_email=firstname} eigentlich mal wegen {query=ename} gemeldet? glaub per mail
wo hab ich denn die mail mit {query=ename} hin
~ kam vom {from_email=vonm} {days_back=dback} irgendwas zum {query=query9} rein
von der {from_email=vonf} wollte doch noch was zur {query=query10} kommen, guck mal im postfach
zur {query=query10} müsste {days_back=dback} was von {from_email=firstname} im eingang gelandet sein
{from_email=firstname} hat mir {days_back=dback} ne mail über die {query=query11} geschickt, hol die mal raus
die {query=query11}, hat {from_email=fullname} die jetzt gemailt oder nicht
ich such wie blöd nach dem ding vom {from_email=vonm}, irgendwas mit {query=ename}
{limit=int} neueste mails zum {query=query12} (bitte|zeigen|)
zum {query=query12} höchstens {limit=int} mails von {from_email=firstname}
mail {from_email=vonf} {query=ename}
was wollte {from_email=firstname} noch gleich mit dem {query=query9}, stand in einer mail
gibts post zum {query=query12}
ob {from_email=firstname} mir den {query=query9} geschickt hat, kannst du das im postfach rausfinden
in welcher mail ging es um die {query=query11}
in {days_back=dtief} kam doch was per mail wegen {query=ename}
ich brauch alles, was zwischen mir und {from_email=email} zum thema {query=ename} hin und her ging
~ alles mit {query=ename} aus meinem posteingang rausfiltern, {days_back:7=nur eine woche zurück|die letzten sieben tage}
filter mir mal die mails vom {from_email=vonm} raus
hat {from_email=firstname} mir gemailt
# Needs only hinted at, telegrams, neighbours.
bevor ich bei {from_email=absd} anrufe: haben die mir zum thema {query=mail4} schon gemailt?
ich finds nicht mehr, war irgendwas mit {query=mail4}, müsste im postfach liegen
mail {from_email=abs} {query=mail4}
{from_email=abs} behauptet, {days_back=back6} ne mail wegen {query=mail4} geschickt zu haben, stimmt das?
aus den {days_back=backd} alles Gemailte rund um {query=mail4}, höchstens {limit=int} stück
liegt eigentlich was von {from_email=absd} im posteingang, stichwort {query=mail4}?
{query=mail4}: mails, {limit=int} reichen, absender {from_email=abs}
hab ich das per mail gekriegt, die sache mit {query=mail4}
{from_email=abs} hat mir gemailt
# Every parameter in many wordings, orders and lengths.
mail von {from_email=nom} {query=query13}?
hat mir {from_email=nom} was zur {query=query14} geschickt
ich müsste mal wissen, ob von {from_email=dat} eine mail zum {query=query15} kam
wat hat {from_email=nom} denn zum {query=query16} gemailt
such ma die mail mit der {query=query14} raus
könnten Sie bitte in meinem Posteingang nachsehen, ob sich {from_email=nom} zur {query=query14} geäußert hat?
nach den {query=query17} müsstest du im postfach mal kramen
{query=query13} von {from_email=dat}, kam {days_back=back7} per mail
von {from_email=dat} {days_back=back7} was wegen {query=query13} reingekommen?
ich hätte gern alle mails aus den {days_back=backd2}, in denen es um den {query=query15} geht
die {query=query17} hat {from_email=nom} mir gemailt, ich find sie bloß nicht
{limit=int} mails zum {query=query15}, mehr nicht
zeig die letzten {limit=int}, die {from_email=nom} mir zum {query=query16} geschrieben hat
~ was den {query=query15} angeht, hat da {from_email=nom} schon geantwortet
wann hat {from_email=nom} mir eigentlich die {query=query17} gemailt
~ postfach: {query=query13}, {from_email=nom}, {days_back=back7}
eine nachricht über das {query=query16} such ich, die lag {days_back=back7} im posteingang
~ gib mir mal alles, was zum {query=query16} in meinen mails steht
in den {days_back=backd2} soll {from_email=nom} eine mail mit der {query=query14} geschickt haben, stimmt das
mir hat doch irgendwer wegen der {query=query14} gemailt, wer war das
hol mir aus den mails die {query=query17} raus
wurde die {query=query14} schon gemailt
filter den posteingang auf {from_email=email} und {query=query13}
{from_email=nom} wollte mir den {query=query15} mailen, ist der da
findest du die mail wieder, in der {from_email=nom} vom {query=query16} schreibt
das {query=query16}: schau in den mails der {days_back=backd2} nach
e-mails zu {query=query13} auflisten, maximal {limit=int} stück
was stand {days_back=back7} zur {query=query14} im posteingang
ist vom {query=query15} irgendwo in meiner post die rede
ich dachte, {from_email=nom} hätte mir die {query=query14} geschickt, guck bitte nach
hat {from_email=nom} {days_back=back7} geschrieben
wo sind denn die mails von {from_email=dat} hin
such mir (mal|) ne mail raus
{limit=w_n} mails von {from_email=dat} bitte
%lang es
# The usual ways to ask.
(busca|búscame|encuentra) [por favor] (el correo|el mail|el mensaje) de {from_email=person} sobre la {query=topf2}
¿(me ha escrito|me escribió) {from_email=fullname} (por|sobre) el {query=topm2}?
~ correos de {from_email=firstname} {query=topic}
(enséñame|muéstrame|muestra) (los|todos los) (correos|mails) (del|sobre el) {query=topm2} de {days_back=diasa}
¿dónde está (el correo|ese mail) (de la|con la) {query=topf2}?
no encuentro el mensaje (del|sobre el) {query=topm2}, ¿(puedes mirar|miras) en mi bandeja de entrada?
¿hay (algo|alguna respuesta) de {from_email=person} sobre las {query=toppf}?
mail de {from_email=firstname} {query=topic}
~ (busque|revise) en mi (buzón|bandeja de entrada) {query=topic}, por favor
¿qué (decía|puso|comentó) {from_email=fullname} (en su correo|por mail) sobre los {query=topp2}?
no me acuerdo de lo que escribió {from_email=person} de la {query=topf2}, búscalo [en el correo]
~ (podrías|puedes) (mirar|comprobar) si (llegó|ha llegado) (algo|un correo) del {query=topm2} {days_back=diasn}
~ los últimos {limit=int} correos (sobre|con) {query=topic}
bandeja de entrada {query=topic} {days_back=diasn}
había un mail por lo de la {query=topf2}, (encuéntralo|sácalo)
todo lo que mandó {from_email=email} (sobre|acerca de) {query=topic}
mira (en|entre) mis correos: {query=topic}
¿tengo correos (nuevos|) con la palabra {query=topic}?
~ busca (un correo|los correos) de {from_email=person}
(busca|mira) en mi correo
# What is an argument, what is not, and where it ends.
~ el correo aquel, el que mandó {from_email=h_p} sobre {query=h_q}, búscamelo
~ urgente o no, me hace falta el correo de {query=h_q}, gracias, eso es todo
correos de {from_email=h_p}, no de {=h_p}, que digan {query=h_q}
# The shortest plain questions.
me ha llegado algún correo de {from_email=from_email6}
hay mail sobre (el {query=sobm}|la {query=sobf})
# "Label: content", telegrams, hashtags, arrows.
~ bandeja de entrada: correos sobre {query=eas}
# A word or two decide between neighbours.
busca el correo sobre el {query=tema}
me escribió {from_email=from_email7} por correo sobre el {query=tema}
en qué correo salía lo del {query=tema}
# In the manner of chat.
juraría que {from_email=quien} me escribió un correo con la palabra {query=tema2}, búscalo
# More of the usual ways.
¿me contestó al final {from_email=firstname} por lo de {query=tema3}? creo que por mail
dónde he metido el correo de {query=tema3}
ha llegado algo del {from_email=delm} {days_back=dback2} sobre el {query=query18}
de la {from_email=dela} tenía que venir algo por la {query=query19}, mira en el buzón
por lo de la {query=query19} {days_back=dback2} me tuvo que escribir {from_email=firstname}
{from_email=firstname} me mandó {days_back=dback2} un mail con las {query=epf}, sácamelo
los {query=query20}, ¿me los mandó {from_email=fullname} por correo o no?
estoy buscando como loca un correo del {from_email=delm}, algo de {query=tema3}
{limit=int} correos del {query=query18}, los más nuevos
sobre la {query=query19}, máximo {limit=int} mails de {from_email=firstname}
correo {from_email=dela} {query=tema3}
qué era lo que quería {from_email=firstname} con el {query=query18}, lo ponía en un mail
hay correo por lo del {query=query18}
mírame si {from_email=firstname} me ha pasado el {query=query18} por correo
en qué mail salían las {query=epf}
~ {days_back=dback2} llegó algo al correo por {query=tema3}
quiero todo lo que me he escrito con {from_email=email} sobre {query=tema3}
fíltrame la bandeja por {query=tema3}, {days_back:7=solo la última semana|los últimos siete días}
~ sácame los mails del {from_email=delm}
~ me ha escrito {from_email=firstname} al correo?
# Needs only hinted at, telegrams, neighbours.
antes de llamar: ¿{from_email=rem} ya me había escrito un correo por lo de {query=asunto2}?
~ no lo encuentro, era algo de {query=asunto2}, tiene que estar en la bandeja
mail {from_email=rem} {query=asunto2}
{from_email=rem} jura que {days_back=atras} me mandó un mail sobre {query=asunto2}, ¿es verdad?
de {days_back=atras}, lo que haya en el buzón de {query=asunto2}, {limit=int} como mucho
entró algo de {from_email=rem} al correo? palabra clave {query=asunto2}
{query=asunto2}: correos, con {limit=int} basta, los de {from_email=rem}
me llegó por mail o no lo de {query=asunto2}
{from_email=rem} me mandó un correo
# Every parameter in many wordings, orders and lengths.
(correos|mails) sobre el {query=asm}
necesito dar con el correo en el que {from_email=remi} hablaba de la {query=asf}
me gustaría ver lo que {from_email=remi} mandó {days_back=atras2} acerca del {query=asm}
a ver si {from_email=remi} ya dijo algo por mail de los {query=aspl}
sería posible localizar los mensajes de {from_email=email} relativos a la {query=asf}?
juraría que {from_email=remi} me escribió {days_back=atras2} por la {query=asf}, mira en la bandeja
buscá en mi casilla lo del {query=asm}
fijate si {from_email=remi} mandó algo por mail de la {query=asf}
che, encontrame el mail de {from_email=remi} con los {query=aspl}
no doy con el correo del {query=asm}, era de {from_email=remi} creo
hace falta el mail de la {query=asf} de {days_back=atras2}
los {limit=int} últimos de {from_email=remi} sobre el {query=asm}
{query=asf} {from_email=remi} {days_back=atras2}, mails
{days_back=atras2}, de {from_email=remi}, algo del {query=asm} en el buzón?
querría saber si en mi correo consta algo de los {query=aspl}
mails donde se mencione {query=topic}, con {limit=int} me basta
alguien me ha escrito por la {query=asf} {days_back=atras2}?
~ será que {from_email=remi} contestó el correo del {query=asm}?
qué me puso {from_email=remi} en aquel correo de la {query=asf}
tengo que reclamar y no encuentro el mail de {from_email=remi}, el de la {query=asf}
estoy al teléfono con {=firstname} y me pide el correo del {query=asm}, búscamelo rápido
revíseme la bandeja, por favor: cualquier cosa de {from_email=remi} sobre los {query=aspl}
máximo {limit=int} correos, que traten de la {query=asf}, de {days_back=atras2}
en la bandeja de entrada, {query=topic}
busca "{query=topic}" en el correo, remitente {from_email=email}
remitente {from_email=remi}, tema {query=subject4}
el asunto era {query=subject4}, no recuerdo quién lo mandaba, búscalo en mis mails
enséñame la conversación por correo con {from_email=remi} del {query=asm}
dónde anda el mail de los {query=aspl} que llegó {days_back=atras2}
ha caído ya en el buzón lo de la {query=asf}?
quiero releer lo que escribió {from_email=remi}, iba de {query=topic}
checa si me llegó por correo lo del {query=asm}
(mira|mirá|mire) los mails de {from_email=remi}
rastréame todos los mensajes de correo {days_back:14=de las dos últimas semanas|de los últimos catorce días} sobre {query=topic}
muéstrame todo lo que ha llegado de {from_email=remi} {days_back=atras2}
correos de {days_back=atras2}, los {limit=int} primeros
me gustaría buscar un correo de {from_email=remi}

%tool get_email_details
%list eid3: m7d20c4b1e9 | msg-481 | m1f9a | mail_77 | e40c2b8 | msg_1203 | m55be0ad | mail-9
# The usual ways to ask.
(open|show|display|read) [me] (mail|email|e-mail|message) {email_id=id}
(read|show) me the (whole|full|entire|complete) (mail|email|text of mail|message) {email_id=id}
{email_id=id} open
(mail|email) {email_id=id} in full [please]
what (exactly|precisely|) does (mail|email|message) {email_id=id} say, word for word
(give|get) me (all|the) (the details|details|particulars) of (email|mail|message) {email_id=id}
(who|which people) (is|was|are) (copied|in cc|on copy|on the recipients list) (in|on|of) (email|mail) {email_id=id}
does (the|) (mail|email) {email_id=id} have (any|) (attachments|files|a file attached)
I want to (read|see) [the] (email|mail|message) {email_id=id} myself, all of it
[the] (full text|headers|recipients|attachments) of {email_id=id}
pull up (mail|email|message) {email_id=id} [for me]
don't summarize, just (show|read out|print) [me] (mail|email) {email_id=id} (as it is|in full|completely)
(email|mail|message) id {email_id=id}: show (everything|it all|the whole thing)
~ {=chatter}, what's in (the|) (mail|email) with (the|) id {email_id=id}?
when exactly was (email|mail|message) {email_id=id} sent and to whom
(can you|could you|please) open up {email_id=id} from my (inbox|mailbox)
let me see (the original|the original text|the full version|the body) of {email_id=id}
I'd like to read {email_id=id}
(details|full content) for (message|mail|email) "{email_id=id}"
what was attached to (mail|email) {email_id=id}?
the (second|first|third|last) one looks right, it's {email_id=id}, open it
is {email_id=id} (really|) the mail with the {=oldthing}? (open it|show me the text|show it)
{=please} read (message|mail|email) {email_id=id} (out loud|aloud|to me|out to me)
fetch {email_id=id}, I need the exact wording
read the (whole|entire|full|complete) (mail|email) from {email_id=person}
open (that|the|this|the last|the first) (mail|email|message) [please]
(show|read) me (that|this|the latest) (email|mail) (in full|completely|word for word|from start to finish)
what does {email_id=person}'s (mail|email) say (exactly|word for word|in full)?
# Bare, clipped and roundabout.
open {email_id=eid3}
mail {email_id=eid3}
email: {email_id=eid3}
{email_id=eid3} in full
read it to me, mail {email_id=eid3}
what's the rest of email {email_id=eid3}
no summary, every word of {email_id=eid3}
was there an attachment on mail {email_id=eid3}
who else was in copy on {email_id=eid3}
i've lost my glasses, read mail {email_id=eid3} out loud
let's see the one from {email_id=who}, the whole mail
open the mail from {email_id=who}
before I answer I want to see {email_id=eid3} in front of me
~ what exactly did {email_id=who} write in that email, word for word
not a search, I have the id: {email_id=eid3}, show it
bring up the text of message {email_id=eid3} from my inbox
# Second steps: what an earlier step found is meant.
open (it|that one|the whole thing|the first one)
(read|show) (it|that one|the whole mail) [to me]
let me see all of it
# What is an argument, what is not, and where it ends.
open {email_id=email_id}, I have to see who was in cc
full text of {email_id=email_id} if it isn't too much trouble, my screen is tiny
read out {email_id=email_id}, I mean all of it, including the bit about friday
{email_id=email_id}, the whole mail, since {=from_email} says I misread it
{email_id=email_id} not {=em_o}, open that email
# The shortest plain questions.
whats in mail {email_id=eid}
~ who else was on {email_id=eid}, the mail i mean
does email {email_id=eid} have an attachment
# "Label: content", telegrams, hashtags, arrows.
open: mail {email_id=email_id2}
mail {email_id=email_id2}: full text
full mail -> {email_id=email_id2}
# A word or two decide between neighbours.
open mail {email_id=mid2}
show {email_id=mid2} as it came, recipients and all
read out email {email_id=mid2}
who was in cc on {email_id=mid2}
~ what attachments does mail {email_id=mid2} have
let me read {email_id=mid2} myself
full message {email_id=mid2}, please, not the summary
the complete email with the id {email_id=mid2}
pull {email_id=mid2} up, I want to go through it line by line
give me {email_id=mid2} unabridged
view email {email_id=mid2}
print the whole text of mail {email_id=mid2} here
to whom was email {email_id=mid2} addressed
that first mail you found, open it
let's see the entire email from {email_id=who2}
I have to quote from it word for word, so please open {email_id=mid2} and show me the whole email
# In the manner of chat.
I skimmed {email_id=mid3} and now I'm scared, show me the whole mail
silly me closed it, can I have mail {email_id=mid3} in full again
# More of the usual ways.
open {email_id=id}
{email_id=id}, open it for me
read {email_id=id} to me
let me read {email_id=id}
what does {email_id=id} actually say, all of it
~ the whole of {email_id=id}, not the short version
show the mail with id {email_id=id}
I'd like the complete text of {email_id=id}
everything in {email_id=id} please, attachments too
~ what files are attached to {email_id=id}
~ did {email_id=id} come with an attachment
who else got {email_id=id}
who's in copy on {email_id=id}
to whom did {email_id=id} go
when did {email_id=id} arrive, exactly
what's the sender's address in {email_id=id}
print {email_id=id} in full
{email_id=id}: full text
{email_id=id} word for word
~ display mail {email_id=id}
bring up {email_id=id}, I want to see the wording
the one with the id {email_id=id}, show me that email
get the body of message {email_id=id}
take me to email {email_id=id}
it's {email_id=id} I meant, open that mail
{=chatter2}, open mail {email_id=id} so I can read it
could I have a look at {email_id=id} in the original
a summary won't do, I need the full mail {email_id=id}
how is {email_id=id} worded
does {email_id=id} have a pdf attached? open it
go into {email_id=id} and read it aloud
let's see message {email_id=id} with headers and all
is the address in {email_id=id}? show me the whole mail
view email {email_id=id}
I got three hits, open {email_id=id}
the hit {email_id=id} looks good, show it in full
pls open the message numbered {email_id=id}
open up that email "{email_id=id}"
full message {email_id=id}, don't leave anything out
mail {email_id=id} please, the complete one
show me the full email
read me the mail from {email_id=name} in full
open {email_id=name}'s last email
I want to read the whole mail about the {email_id=mailthing}
open the second one of those mails
what's attached to that email
no need to search, it's {email_id=id}, open it
I've read the summary of {email_id=id}, now the full text
what reply did they send in {email_id=id}? show it in full
# Told around, thought aloud, wrapped in a story.
a summary won't do for {email_id=id}, I need to read it all
I'd rather see with my own eyes what {email_id=id} says
{=ctx}, could {email_id=id} be read to me from top to bottom
I'm curious who else got {email_id=id}
wasn't there a file hanging on {email_id=id}
~ I'd like to read the whole thing {email_id=who4} sent
# Short and plain, as typed every day.
open mail {email_id=eid2}
mail {email_id=eid2} in full
what files came with that email
read out {email_id=who5}'s last mail
who's cc'd on {email_id=eid2}
message text of {email_id=eid2}
click on the first email
let me see that mail itself
{email_id=eid2}, word for word
pull up the mail you just found
unabridged: {email_id=eid2}
put that {email_id=snd} email on my screen
the preview stops after two lines, so give me everything in {email_id=eid2}
~ before I sign anything I want to go through every sentence of {email_id=eid2}
mail {email_id=eid2} had a pdf with it, didn't it, have a look inside
I've lost my glasses, so read the mail from {email_id=who5} aloud, all of it
don't shorten it, I want the mail about the {email_id=top} as it was written
to which addresses did {email_id=eid2} go, the list of recipients matters for the claim
# Bare noun phrases, and orders that lack what is needed.
open it, that mail
can I see the whole email
the full mail please, not just the first line
{email_id=mid4}, let me read it
what exactly did {email_id=who6} write in that last email
my eyes are tired, read me that email word for word
who else was copied in on that mail
was there anything attached to the email
mail {email_id=mid4}
I only saw the top of that mail and the rest is cut off
I'd like to read the first one of those mails properly
# Needs only hinted at, telegrams, neighbours.
I've had the short version of {email_id=email_id3}, now the thing itself
no need to search, the id is {email_id=email_id3}, put it in front of me
before I answer {email_id=email_id3} I'd like to see every word of it
don't judge {email_id=email_id3} and don't shorten it, just open it
was I the only one who got {email_id=email_id3}, or were others on it too
there ought to be a file attached to {email_id=email_id3}
which files came along with email {email_id=email_id3}
I can't tell from the list what {email_id=email_id3} says
~ the preview of {email_id=email_id3} cuts off right where it gets interesting
my lawyer wants the exact wording of {email_id=email_id3}
someone claims I was copied on {email_id=email_id3}, have a look
{=mood}, what does {email_id=email_id3} say, word for word
{email_id=email_id3} full text pls
{email_id=email_id3} in full
open mail {email_id=email_id3} asap
the third hit, {email_id=email_id3}, is the one about the {=query}, open that
of those {=limit} mails I mean {email_id=email_id3}, show me all of it
that last mail from {email_id=from_email3} in full please
open the second mail on the list
# Every parameter in many wordings, orders and lengths.
{email_id=email_id4}, all of it
mail {email_id=email_id4} in full, {=chat}
in the list there was {email_id=email_id4}, open that one for me
who besides me is on {email_id=email_id4}
cc line of {email_id=email_id4}?
{email_id=email_id4} attachments?
I searched for the {=query2}, now open {email_id=email_id4}
open {email_id=email_id4}, not {=email_id4}
instead of a summary give me the whole email {email_id=email_id4}
the email about the {=query2} has the id {email_id=email_id4}, read it out
"{email_id=email_id4}" - full headers and text
let's hear {email_id=email_id4} from start to end
~ show exactly what was written in email {email_id=email_id4}, dates and all
the full email about the {email_id=query2}, please
open the latest one from {email_id=from_email4}
# Told around, thought aloud, wrapped in a story.
don't shorten it, I want {email_id=id} word for word
my eyes are tired, recite {email_id=id} to me in full
~ what files came attached to {email_id=id}, I was wondering
{=hello}, could you pull up {email_id=id} so that I see the entire thing
was {=who7} also on the recipients of {email_id=id}, let me see it
{email_id=id} looked important in the list, so let's have all of it
that one mail, I'd like to see every line of it
%lang de
# The usual ways to ask.
(öffne|zeig|lies) [mir] [bitte] die (Mail|E-Mail) {email_id=id} [komplett|ganz|vor]
~ (lies|les) mir {email_id=id} vor
mail {email_id=id} (öffnen|anzeigen|ganz)
was steht [genau] in [der] (Mail|E-Mail|Nachricht) {email_id=id}
(ich möchte|ich würde gern|ich will) die (vollständige|ganze|komplette) Nachricht {email_id=id} (sehen|lesen)
{email_id=id} bitte im (Volltext|Original|ganzen Wortlaut)
wer steht (alles|) bei {email_id=id} im CC und (gibt es|welche) Anhänge
Anhänge von {email_id=id}
(kannst du|könnten Sie) mir die Details (zu|von) (der Mail|) {email_id=id} (zeigen|geben)
mach (mal|) die {email_id=id} auf, ich will alles lesen
~ (öffne|öffnen Sie) [bitte] die Mail [mal]
lies mir die ganze E-Mail vor
zeig mir die komplette Nachricht (von ihr|von ihm|dazu)
an wen ging {email_id=id} (alles|eigentlich)
# A word or two decide between neighbours.
mach Mail {email_id=mid2} ganz auf, mit Anhängen
# More of the usual ways.
mach mir {email_id=id} mal ganz auf
den kompletten text von {email_id=id} brauch ich
was hat der absender von {email_id=id} wörtlich geschrieben
{email_id=id} von vorne bis hinten vorlesen
hängt an {email_id=id} was dran
zeig her, die {email_id=id}, mit allem drum und dran
wann genau wurde {email_id=id} verschickt und an wen
ich hab nur den betreff von {email_id=id} gesehen, wie gehts da weiter
ohne kürzen bitte, mail {email_id=id}
~ wer stand bei {email_id=id} noch im verteiler
kannst du die {email_id=id} öffnen, ich komm grad nicht ran
lies mal die ganze mail vor die da kam
~ mach die nachricht mal auf
nummer {email_id=id} im original lesen
# Needs only hinted at, telegrams, neighbours.
das ganze ding lesen, {email_id=id}
wer war bei {email_id=id} alles in kopie
{email_id=id} aufklappen
zusammenfassung hilft mir nix, ich will {email_id=id} im wortlaut
gibts an {email_id=id} einen anhang, und wie heißt der
der genaue text von mail {email_id=id}, bitte
zeig die mail mal ganz
# Every parameter in many wordings, orders and lengths.
mach {email_id=id} auf
lies {email_id=id} bitte ganz vor
ich möchte den vollen wortlaut von {email_id=id} haben
nachricht {email_id=id} komplett anzeigen, mit anhang
was steht denn nun wirklich in {email_id=id}
wer hat {email_id=id} sonst noch bekommen
den text der mail {email_id=id} hätt ich gern ungekürzt
~ zeigen Sie mir bitte die Nachricht mit der Kennung {email_id=id}
blend mir {email_id=id} ein
{email_id=id} aufmachen und vorlesen
ruf mal mail {email_id=id} auf
ich muss {email_id=id} noch mal im original durchlesen
um wie viel uhr kam {email_id=id} und was hängt dran
öffne die, ich will den ganzen text
von der mail brauch ich jedes wort, zeig sie komplett
hol {email_id=id} aus dem postfach und zeig sie mir
%lang es
# The usual ways to ask.
(abre|ábreme|muéstrame|enséñame) [por favor] (el correo|el mail) {email_id=id} [completo|entero]
léeme {email_id=id}
correo {email_id=id} (completo|entero|abrir)
¿qué (pone|dice) [exactamente] (el correo|el mensaje) {email_id=id}?
quiero (leer|ver) el mensaje {email_id=id} (entero|completo|de principio a fin)
{email_id=id} en su versión original, por favor
¿quién está en copia en {email_id=id} y qué adjuntos (trae|lleva)?
adjuntos de {email_id=id}
¿me (puede|puedes) dar los detalles (de|del correo) {email_id=id}?
abre {email_id=id}, que quiero leerlo todo
abre (el|ese) correo
léeme (el correo|ese mail) entero
¿a quién iba dirigido {email_id=id}?
# A word or two decide between neighbours.
~ abre el correo {email_id=mid2} entero
# More of the usual ways.
ábreme {email_id=id} enterito
necesito el texto completo de {email_id=id}
qué ponía palabra por palabra en {email_id=id}
{email_id=id} léemelo de arriba abajo
~ trae algo adjunto {email_id=id}?
a ver ese {email_id=id}, con todos los datos
cuándo se envió exactamente {email_id=id} y a quiénes
solo vi el asunto de {email_id=id}, cómo sigue
sin resumir, el correo {email_id=id}
quién más iba en copia en {email_id=id}
puedes abrirme {email_id=id}, que yo ahora no puedo
léeme entero el correo que acaba de entrar
ábreme ese mensaje
el original de {email_id=id} para leerlo
# Needs only hinted at, telegrams, neighbours.
el {email_id=id} con pelos y señales
a quién más se lo mandaron, el {email_id=id}
abreme {email_id=id} xfa
el resumen no me sirve, quiero {email_id=id} palabra por palabra
trae adjuntos {email_id=id}? cómo se llaman
texto exacto de {email_id=id}
~ enséñame el mail entero
# Every parameter in many wordings, orders and lengths.
muéstrame el cuerpo completo de {email_id=id}
{email_id=id} entero, con cabeceras y adjuntos
querría leer {email_id=id} tal cual llegó
me harías el favor de abrir el correo {email_id=id}?
qué archivos venían con {email_id=id}
~ leeme {email_id=id} de punta a punta
quién aparece como destinatario en {email_id=id}
a qué hora entró {email_id=id}
ábrame usted el mensaje {email_id=id}
necesito copiar un párrafo de {email_id=id}, sácamelo completo
despliega {email_id=id}
el {email_id=id} por favor, sin recortar nada
detalle del mail {email_id=id}
abrí el correo que te dije
de ese correo quiero el texto íntegro
me enseñas lo que pone en {email_id=id}? todo, no un resumen

%tool summarize_email
# The usual ways to ask.
(summarize|summarise|sum up|condense|boil down) (mail|email|e-mail|message|the mail|the email) {email_id=id}
(give me|I need|I'd like) (the gist|a summary|the short version|a quick summary|the key points|the main points|an overview) of (mail|email|message|) {email_id=id}
tldr {email_id=id}
{email_id=id} in (short|brief|two sentences|a nutshell|a few words)
what's (mail|email|message) {email_id=id} (basically|essentially|mainly|roughly) about
too long to read: {email_id=id}. what (does it want|do they want|is the point|is the bottom line)?
[the] (short version|gist|essence|bottom line) of {email_id=id} please
what are the (key points|main points|important dates|dates and amounts|takeaways) in (mail|email|message|) {email_id=id}
(shorten|compress|digest) (email|mail|message) {email_id=id} for me
{=chatter}, no time to read (mail|email) {email_id=id}, (tell me what matters|what's in it|give me the essentials)
(can you|could you|please) (brief|fill) me (on|in on) (email|mail|message) {email_id=id}
in a nutshell, what does {email_id=id} say?
(email|mail|message) {email_id=id}: (summary|tl;dr|just the highlights|short recap) [please]
I don't want to read all of {email_id=id}, (recap it|just sum it up|give me the highlights)
(recap|paraphrase) the message with (the|) id {email_id=id}
which amounts and deadlines does {email_id=id} (mention|contain|name)?
what does the sender of {email_id=id} want from me, (briefly|in one line|in short)?
one paragraph on what (mail|email|) {email_id=id} says
{email_id=id} is endless. (cut it down|make it short|summary please) for me
(explain|tell me) (briefly|quickly|shortly) what (email|mail|message) {email_id=id} says
I only need the highlights of "{email_id=id}"
(run|do) a (quick |)summary (on|of) {email_id=id}
{=please} sum up the mail {email_id=id} [from {=person}]
~ the important bits from {email_id=id}, nothing else
summarize (that|this|the last|the first|the latest) (mail|email|message)
what does the (mail|email) from {email_id=person} say in (short|brief|a nutshell)
(tldr|gist|short version) of {email_id=person}'s (mail|email) please
(sum up|summarise) what {email_id=person} (wrote|mailed|sent) me
# Bare, clipped and roundabout.
summary {email_id=mid}
summarize {email_id=mid}
summary: mail {email_id=mid}
{email_id=mid} tldr
tldr of that email
gist of {email_id=mid}?
the mail from {email_id=pal} in a nutshell
email {email_id=mid}, short version
what's {email_id=pal}'s email on about, roughly
I can't face reading all of {email_id=mid}
{email_id=pal} has sent me a novel by email, what's in it in short
I'm walking into a meeting, quick, what does mail {email_id=mid} come down to
don't open {email_id=mid} in full, just the main bits
not found on the web, it's in email {email_id=mid}, sum it up
no reply yet, first tell me in brief what {email_id=mid} says
{=hm}, break mail {email_id=mid} down into a few lines
# Second steps: what an earlier step found is meant.
(summarize|sum up|summarise) (it|that|that one) [for me]
(give|tell) me the gist [of it]
boil it down for me
# What is an argument, what is not, and where it ends.
{email_id=email_id} in two sentences, I'm about to go into a meeting with {=from_email}
is there a date or an amount in {email_id=email_id}? sum the mail up for me
~ the short version of mail {email_id=email_id}, and don't worry about the attachments
what's the point of mail {email_id=email_id}, I mean before it gets to the small print
summary of email {email_id=email_id}, that's the one with the urgent flag
# The shortest plain questions.
is mail {email_id=eid} about anything, in one line
whats the point of email {email_id=eid}
# "Label: content", telegrams, hashtags, arrows.
summary: mail {email_id=email_id2}
tl;dr mail {email_id=email_id2}
mail {email_id=email_id2} -> 2 lines
in short: email {email_id=email_id2}
# A word or two decide between neighbours.
sum up mail {email_id=mid2}
short version of {email_id=mid2}, please
condense email {email_id=mid2} for me
{email_id=mid2} in three sentences
main points from mail {email_id=mid2}?
too long, didn't read {email_id=mid2}, help
brief me on email {email_id=mid2}
what's the essence of {email_id=mid2}
roughly what does mail {email_id=mid2} want
skim {email_id=mid2} for me, I only need the dates and sums
~ nutshell, {email_id=mid2}
recap of email {email_id=mid2}
no time to read {email_id=mid2}, what does it boil down to
that thread from {email_id=who2} is endless, the gist please
summary of the {email_id=topic_m} mail
{=who2} sent me a wall of text, it's mail {email_id=mid2}, and I'd be glad of just the main points
# In the manner of chat.
{=who3} sent me a novel, {email_id=mid3}, spare me and say what it boils down to
no coffee yet so no reading, give me mail {email_id=mid3} in a nutshell
# More of the usual ways.
{email_id=id} short version
sum {email_id=id} up
tl;dr of mail {email_id=id}
what's {email_id=id} about in one line
{email_id=id} in two sentences please
gist of {email_id=id}?
just the gist of {email_id=id}, I'm in a hurry
~ boil {email_id=id} down for me
what do they want in {email_id=id}, roughly
~ what's the point of {email_id=id}
the main thing in {email_id=id}, please
make {email_id=id} shorter, I can't read all that
mail {email_id=id} is way too long, what's in it
give me {email_id=id} in a nutshell
~ key facts from mail {email_id=id}
dates and sums in {email_id=id}, briefly
is there a deadline in {email_id=id}? sum it up
do I need to read {email_id=id} or can you tell me the essence
{=chatter2}, what's the upshot of {email_id=id}
catch me up on mail {email_id=id}
I skipped {email_id=id}, what did I miss
three bullet points on {email_id=id}
bullet points for mail {email_id=id}
~ a brief of {email_id=id} for my boss
in plain words, what is {email_id=id} about
~ the abridged version of {email_id=id}
get me a digest of email {email_id=id}
mail {email_id=id}, only what matters
cut {email_id=id} down to the essentials
spare me the details of {email_id=id}, what's the core
one sentence: what is mail {email_id=id} saying
how would you sum up {email_id=id}
summary: {email_id=id}
quick recap of the mail with the id {email_id=id}
could you tell me briefly what's in message {email_id=id}
not the full text, a short summary of {email_id=id}
what are they asking for in {email_id=id}, short answer
the most important part of email {email_id=id}?
~ condensed version of message {email_id=id} please
~ explain {email_id=id} to me in a sentence or two
~ sum up that mail
what does {email_id=name} want in that mail, in short
give me the short version of the mail about the {email_id=mailthing}
too long, summarize it, the mail from {email_id=name}
the gist of the latest email please
recap the email thread with {email_id=name}
don't open {email_id=id}, just tell me the main point
before I answer {email_id=id}, what do they want in short
# Told around, thought aloud, wrapped in a story.
{email_id=id} is as long as a novel, spare me the details
I'll never get through {email_id=id}, what's the point of it
{=ctx}, so only the essence of {email_id=id}
what {email_id=who4} wants in that endless mail is beyond me
two lines about {email_id=id} would be plenty
there must be a deadline buried in {email_id=id}, just the main things please
# Short and plain, as typed every day.
tl;dr of mail {email_id=eid2}
boil that email down
that mail in one line
sum up {email_id=eid2}
highlights of {email_id=who5}'s email
key points, {email_id=eid2}
condense the mail from {email_id=snd}
email's too long, just the essentials
what's in mail {email_id=eid2}, roughly
quick recap of this email
brief me on {email_id=eid2}
cliff notes of that mail
mail {email_id=eid2} goes on for pages, and I've got two minutes, so the main points
no patience for {email_id=who5}'s novel of an email, cut it down to three sentences
I only have to know roughly what {email_id=eid2} says, I'm about to drive
what are the deadlines and sums in mail {email_id=eid2}, in short, while the kettle boils
my boss is about to ask me about that email, so what's the essence
a digest of {email_id=eid2} will do, lawyers write such endless sentences
# Bare noun phrases, and orders that lack what is needed.
the short version of that email
that mail's as long as my arm, what's the point of it
bottom line of {email_id=mid4}?
I've got two minutes and {email_id=who6} sent me a novel by email, what does it boil down to
{email_id=mid4} in a nutshell
in a few words, what's the email saying
gist of the mail, please
too long didn't read, that email from {email_id=who6}
just the main points of the mail, I'm at the wheel
is there a date or a sum in {email_id=mid4}, quick summary will do
# Needs only hinted at, telegrams, neighbours.
don't read {email_id=email_id3} out to me, what does it come down to
I'm not going to answer {email_id=email_id3} before I know roughly what's in it
search is done, {email_id=email_id3} is the one, now the gist
no new mail, just a few lines on what {email_id=email_id3} is about
~ remind me in one line what {email_id=email_id3} was about
{email_id=email_id3} has eleven paragraphs and I have one minute
{=from_email3} writes novels, and {email_id=email_id3} is the longest so far, what's the upshot
my eyes hurt, is there anything in {email_id=email_id3} I'd have to pay or do by some date
I'll be asked about {email_id=email_id3} in the meeting and haven't read it
is it worth reading all of {email_id=email_id3}, or can you boil it down
{=mood}, {email_id=email_id3} but short
{email_id=email_id3} tldr
gist {email_id=email_id3} pls
key points mail {email_id=email_id3}
sums and dates out of {email_id=email_id3}, the rest doesn't interest me
{=limit} people are on {email_id=email_id3} and it's about the {=query}, what do they want in a nutshell
give me the short version of the long one from {email_id=from_email3}
that mail on the {email_id=query}, only the main points
# Every parameter in many wordings, orders and lengths.
{email_id=email_id4} - short
{email_id=email_id4}: what do they want and until when
what's the bottom line of mail {email_id=email_id4}
mail {email_id=email_id4} is from {=from_email4} and goes on forever, sum it up
~ two sentences on {email_id=email_id4} will do
I don't want to open {email_id=email_id4}, just tell me the main thing
main dates and amounts in mail {email_id=email_id4}
in brief please, email {email_id=email_id4}
{=chat}, email {email_id=email_id4} in a nutshell
not the full text of {email_id=email_id4}, the short of it
condense {email_id=email_id4}, the one about the {=query2}
the tl;dr for {email_id=email_id4} please
sum up what {email_id=from_email4} mailed about the {=query2}
shorten the mail for me
# Told around, thought aloud, wrapped in a story.
{email_id=id} is three pages, who has time, what does it boil down to
I have thirty seconds before the call, what's {email_id=id} about
could you chew through {email_id=id} and hand me the bones
do I really have to read all of {email_id=id}, or can you tell me the main bits
{=who7} never gets to the point in {email_id=id}, so please do it for them
which dates and sums are in {email_id=id}, in a nutshell
that long mail of {email_id=who7}'s, what's in it, roughly
%lang de
# The usual ways to ask.
fass [mir] [bitte] die (Mail|E-Mail|Nachricht) {email_id=id} (zusammen|kurz zusammen)
(fasse|fassen Sie) {email_id=id} [in zwei Sätzen] zusammen
zusammenfassung {email_id=id}
worum geht es [kurz gesagt] in {email_id=id}
kurzfassung von [der Mail] {email_id=id} bitte
(was ist|gib mir) [das] Wichtigste (aus|in) (der Mail|) {email_id=id}
{email_id=id} ist mir zu lang, was will (er|sie|der Absender) [von mir]
keine Zeit zum Lesen, {email_id=id} in Kürze (bitte|)
(kannst du|könntest du) [mir] sagen, was die Kernaussage von {email_id=id} ist
~ (fass|fasse) die (Mail|Nachricht) (bitte|mal|) zusammen
eine Zusammenfassung (der|dieser) E-Mail, bitte
tl;dr {email_id=id}
~ die lange Nachricht {email_id=id}, in Stichpunkten
# A word or two decide between neighbours.
worum geht es in Mail {email_id=mid2}, ganz kurz
# More of the usual ways.
was will der in {email_id=id} eigentlich, kurz bitte
{email_id=id} in drei sätzen
nur die wichtigsten punkte aus {email_id=id}
hab keinen nerv für den roman in {email_id=id}, sag mir was drinsteht
kurz und knapp: {email_id=id}
brich mir {email_id=id} auf das nötigste runter
gibts in {email_id=id} irgendeine frist oder summe, grob zusammengefasst
{email_id=id}, zusammengedampft auf das wesentliche
stichpunkte zu {email_id=id} reichen mir
was muss ich aus {email_id=id} wissen, ohne sie zu lesen
ein kurzer abriss von {email_id=id} vor dem meeting wär gut
die ellenlange mail da, was steht in kurz drin
mach mir ne kurzfassung von der mail
fass {email_id=id} so zusammen, dass ich es im bus lesen kann
# Needs only hinted at, telegrams, neighbours.
{email_id=id} in drei worten?
was wollen die mit {email_id=id} eigentlich von mir, ganz knapp
viel zu lang, {email_id=id}. worauf läufts raus
nur das wichtigste aus {email_id=id}: beträge, fristen
{email_id=id} zum mitschreiben, aber kurz
~ ich hab keine lust, {email_id=id} ganz zu lesen, sag mir, worum es geht
was steht da grob drin, in der langen mail
# Every parameter in many wordings, orders and lengths.
fass {email_id=id} zusammen
{email_id=id} bitte eindampfen, ich les doch keine drei seiten
was ist der kern von {email_id=id}
gib mir {email_id=id} in kurz wieder
ich hätte gern eine zusammenfassung von {email_id=id}
sag mir in zwei sätzen, was in {email_id=id} steht
könnten Sie mir {email_id=id} auf das Wesentliche kürzen?
die mail {email_id=id} ist endlos, was will man von mir
knapp bitte: worum dreht sich {email_id=id}
welche termine und beträge nennt {email_id=id}, kurz gefasst
mail {email_id=id}, nur die kernpunkte
ohne drumherum, {email_id=id} in stichworten
mach mir aus {email_id=id} drei sätze
kürz mir die mail mal zusammen
~ der lange brief im postfach, gib mir die kurzfassung
ich muss gleich los, was steht grob in {email_id=id} drin
%lang es
# The usual ways to ask.
(resume|resúmeme|resuma) [por favor] (el correo|el mail|el mensaje) {email_id=id}
resumen {email_id=id}
hazme un resumen (de|del mail) {email_id=id} [en dos frases]
¿de qué va {email_id=id} [en pocas palabras]?
¿qué es lo (importante|esencial) de {email_id=id}?
{email_id=id} es larguísimo, ¿qué quiere (en resumen|al final)?
no tengo tiempo de leer {email_id=id}, (dame|dime) lo principal
(puedes|podrías) decirme en corto qué dice el correo {email_id=id}
los puntos clave de {email_id=id}
resúmeme (el|ese) correo
un resumen (del|de este) mensaje, por favor
versión corta de {email_id=id}
# A word or two decide between neighbours.
en dos frases, qué dice el correo {email_id=mid2}
resúmeme el correo {email_id=mid2}
# More of the usual ways.
qué quiere el de {email_id=id}, rapidito
{email_id=id} en tres frases
~ solo lo gordo de {email_id=id}
no me trago el tocho de {email_id=id}, cuéntame qué dice
al grano: {email_id=id}
déjame {email_id=id} en lo mínimo
hay algún plazo o importe en {email_id=id}, a grandes rasgos
{email_id=id} en versión telegrama
con unos puntos sobre {email_id=id} me vale
qué tengo que saber de {email_id=id} sin leérmelo
antes de la reunión hazme una síntesis de {email_id=id}
ese mail larguísimo, qué dice en dos palabras
hazme una versión corta del correo
condénsame {email_id=id} para leerlo en el metro
# Needs only hinted at, telegrams, neighbours.
{email_id=id} en tres palabras?
qué quieren de mí en {email_id=id}, cortito
vaya rollo {email_id=id}, ¿en qué queda la cosa?
solo plazos y cifras de {email_id=id}
me da pereza leer {email_id=id}, dime de qué trata
{email_id=id} masticado
qué dice más o menos ese correo tan largo
# Every parameter in many wordings, orders and lengths.
{email_id=id}, lo esencial
en pocas palabras, de qué va {email_id=id}
resumime {email_id=id}
me podría usted resumir el mensaje {email_id=id}?
no tengo tiempo de leer {email_id=id}, qué me están pidiendo
qué se saca en claro de {email_id=id}
tldr de {email_id=id}
{email_id=id} es un ladrillo, dame las ideas principales
haz un extracto de {email_id=id} con fechas y cantidades
me gustaría un resumen cortito de {email_id=id}
entro a reunión en dos minutos, cuéntame por encima {email_id=id}
lo más importante que diga {email_id=id}
sintetízame el correo {email_id=id}
quiero la versión breve de ese mail
échame un resumen del correo largo

%tool compose_email
%list to2: ines@dockside.example | hello@roofers.example | pat.lund@coop.example | school@elmgrove.example | m.keane@surveyors.example | team@nightshift.example
%list say5: the keys are under the pot | I'm in bed with flu and won't come in | the quote is fine, go ahead | Leo can't come on friday | thanks for the lovely evening | can we push it back by a week | I have not had the invoice yet | we take the flat | the glove was in the car
%list that: the keys are under the pot | I'm in bed with flu and won't come in | Leo can't come on friday | the boiler is fixed | we take the flat | I have not had the invoice yet | the glove was in the car | I'll bring the ladder
%list subject5: Keys | Saturday's viewing | Sick today | Quote for the roof | Thank you | Absence | Invoice 88 | Moving date | Lost glove
%list cc: boss@dockside.example | rita@home.example | archive@coop.example | li.wen@office.example
%list abt: the keys | the roof quote | the lost glove | invoice 88 | the moving date | saturday's viewing
%list body5: the van is here and the boxes are in it | we can do friday, but not before three | the keys are with Ludmila until monday | 12 % is too much for us | the gas man came at noonish and left again | she can have the room from the 4th to the 9th | we'll pay €450 now and the rest in a fortnight | the draft is at /shared/plans/v3.pdf | from tomorrow on I'm at a new desk, 2.14 | the parcel for Mr. Farr came to us by mistake | the ferry at half seven is full | the second invoice, the one from 3/4, is still open
%list tos: halima@mossgrove.example, b.farr@quayside.example | noor@studio-elm.example, dot.h@uni-west.example | rentals@ferryline.example, office@tidewater.example, kwame99@post.example
%list hem: #email | #mail | #sendmail
%list addr: lena@hilltop.example | office@quillworks.example | jo.marsh@post.example | team@redbarn.example | info@seacamp.example | p.osei@library.example
%list sbj: Sunday | the keys | Delivery on the 9th | thank you | Boat hire | Room change | Lost umbrella | Rehearsal
%list about: the invoice | friday's dinner | our trip to Oslo | the broken heater | the new logo | next week's offsite | my sick leave | the rent | the car | the school trip | the draft contract | parking | the missing parcel | the party
%list text3: I'm running ten minutes late | the cake is in the fridge | we got the flat | train is cancelled, taking the bus | can you bring a bottle opener | the code for the gate is 4471 | I left my jacket at yours | don't wait for me with dinner | practice starts at 7 instead of 6 | happy to help on Saturday | she said yes | the parcel is with the neighbours | could somebody bring chairs | the deploy is finished | I've booked the table for eight | meet me at the north exit | the kids are already in bed | thanks for yesterday, it was lovely | please turn off the oven | no school on Monday | my phone is almost dead | I'll pay you back on Friday | the tests are green again | we need two more drivers | just landed | it's a girl
%list subj3: lost suitcase | new address | broken gate | rota for may | quote for tiling | cancelled order | swimming lessons | parking space 12 | birthday cake | late delivery | meter reading | choir trip
%list say6: the keys are under the mat | I'll be ten minutes late | we can't make it on sunday | the parcel never came | rent goes out on the first | the boiler is leaking again | I found his glasses | we need one more chair | Nia is off sick | the wifi is down | my number has changed | we'd like the corner table | the car passed its test
%list ask: where is my refund | is the flat still free | when do you open | may I bring the dog | who has the projector | what do I owe you | did the tiles arrive | how long will it take | can we swap shifts | are there any seats left
%list quit: I'm quitting | I'm ill | I can't come | I've changed my mind
%list body6: die Schlüssel liegen bei Tarik, er ist ab sechs da | Freitag geht, aber nicht vor drei | wir zahlen jetzt 450 € und den Rest in 14 Tagen | 12 % sind zu viel, 8 wären ok | die Fliesen sind da und zwei davon kaputt | danke für gestern | es eilt nicht, Mittwoch reicht
%list title2: Fliesentermin | Kaffee mit Tarik und Malte | ganztägiger Workshop | Steuern, Teil 2 | Bandprobe | Abschied von Annegret | Elternabend 4b | Tatort gucken
%list body7: das Zimmer um drei frei ist | er ein Zelt und zwei Stühle mitbringt | am 5. noch jemand Platz im Auto hat | sieben zu früh ist
%list dbo: die schlüssel liegen beim hausmeister | ich bin heute krank | die rechnung ist bezahlt | können wir auf donnerstag schieben? | anbei die zahlen, viele grüße Rieke | danke, alles angekommen | ich sage hiermit ab
%list betr3: Fliesen | Probe | Krankmeldung | Stühle | Paket 7719 | Donnerstag
%list obsatz: er am Freitag Zeit hat | sie schon gebucht hat | das Angebot noch gilt | der Preis verhandelbar ist | jemand meinen Schirm gesehen hat | wir uns um acht treffen | das Zimmer noch frei ist | die Lieferung morgen kommt | er Milch mitbringen kann
%list auftr2: Ketchup mitzubringen | schon mal Wasser aufzusetzen | auf mich zu warten | das Licht am Auto auszumachen | die Trikots einzupacken | mir die Vollmacht zu schicken | Jule mitzunehmen | kurz durchzuklingeln | den Hund nicht zu füttern | zwei Plätze freizuhalten | pünktlich zu sein | den Karton anzunehmen
%list body8: las llaves las tiene Iker, está a partir de las seis | el viernes sí, pero no antes de las tres | pagamos 450 € ahora y el resto en quince días | llegaron los azulejos y dos están rotos | gracias por lo de ayer | no corre prisa, el miércoles me vale
%list title3: café con Iker y Maite | taller de todo el día | Impuestos, parte 2 | ensayo | despedida de la tía Puri | reunión de padres 4.º B
%list body9: la sala está libre a las tres | puede traer una tienda y dos sillas | queda sitio en el coche el día 5 | las siete es demasiado pronto
%list ebo: las llaves están en portería | hoy no puedo ir, estoy enfermo | la factura ya está pagada | ¿podemos pasarlo al jueves? | adjunto los números, un saludo | todo recibido, gracias
%list asunto2: Azulejos | Ensayo | Baja médica | Sillas | Paquete 7719 | El jueves
%list texto: llego en diez minutos | el ensayo se suspende | quién tiene la llave | traed sillas | te he mandado un correo | ya no hace falta
%list sifrase: tiene libre el viernes | ya ha reservado | sigue en pie la oferta | el precio es negociable | alguien ha visto mi paraguas | quedamos a las ocho | la habitación sigue libre | llega mañana el pedido | puede traer leche
%list sub4: traiga kétchup | ponga el agua a hervir | me espere | apague la luz del coche | meta las camisetas en la bolsa | me mande el poder firmado | lleve a Julieta | me dé un toque | no le dé de comer al perro | guarde dos sitios | sea puntual | recoja mi paquete | traiga la escalera
%list message: hoy vence la luz | hay que sacar el bizcocho del horno | vienen los de la caldera | Teo sale antes del cole | se acaba el plazo de la beca | mi hermana aterriza a las seis | toca cambiar el filtro | la gestora espera mi llamada | hay que devolver los patines | cierra pronto la ferretería | tengo cita con la matrona | Nora cumple años | hay que bajar los cubos | me esperan en la notaría | me toca a mí llevar la merienda | es el aniversario de mis padres | la lavadora sigue llena | le prometí la receta a Greta | el parquímetro vence | pasa el camión del gas | hay que darle el antibiótico al perro | el pan sigue en el horno | me toca el jarabe | me esperan en el taller | hay partido de Bruno | la carne se está descongelando
# The usual ways to ask.
(send|write|compose|draft) (an|a new|) (email|e-mail) to {to=emails} (saying|that says|stating|telling them) [that] {body=sentence}, [with the] subject {subject=title}
(email|mail) {to=email} with [the] subject {subject=topic} and (text|body|content|say) {body=sentence}
(write|send) (to|an email to|a mail to) {to=emails}, subject "{subject=title}", (text|body|message) "{body=paragraph}"
new (mail|email) to: {to=emails} subject: {subject=title} (body|text|message): {body=paragraph}
to {to=email}, cc {cc=emails}, subject {subject=topic}: {body=sentence}
{to=email} should (get|receive) (an email|a mail) (titled|with the title|called|headed) {subject=title} (saying|that says) {body=sentence}
(shoot|drop|fire off) [a quick] (mail|email) to {to=email} (titled|headed|re|subject) {subject=topic}: {body=sentence}
compose (a message|a mail|an email) (for|to) {to=emails}. The subject is {subject=title}. It should (say|read): {body=paragraph}
~ {=chatter}, please email {to=email} (under the subject|with the subject line|subject) "{subject=title}" that {body=sentence}
I (want|need|have) to (write|email|mail) {to=email} about [the] {subject=topic}: {body=sentence}
let {to=email} know by (mail|email) that {body=sentence}. subject line: {subject=title}
(email|mail) {to=email} and copy {cc=email}, title {subject=title}, tell them [that] {body=sentence}
(send|mail) "{body=sentence}" to {to=emails} with (the|) subject (line|) "{subject=title}"
subject {subject=title}, to {to=email}, text {body=sentence}, (send it|off it goes|please send)
"{body=paragraph}" - (email|mail) that to {to=email}, call it {subject=title}
(please|can you|could you) (put together|prepare) an email [to {to=email}] with subject {subject=topic} that reads {body=sentence}
mail for {to=email}, {subject=title}, {body=sentence}
(write|send) {to=email} (an email|a mail) titled {subject=topic} (asking|to ask) (if|whether) {body=asked}
{=please} email {to=emails} with {cc=emails} in (cc|copy) - subject: {subject=title} - text: {body=paragraph}
(send|write) (a|an) (mail|email) (headed|entitled) "{subject=topic}" over to {to=emails}: "{body=sentence}"
my landlord is {to=email}, (write him|mail him|send him an email) under {subject=topic} that {body=sentence}
as an email to {to=email}: {subject=title} / {body=sentence}
{subject=title} goes in the subject, {to=emails} are the recipients, and the text is {body=paragraph}
email {to=emails}. subj {subject=topic}. {body=paragraph}
(write|send) (an|) email to {to=email} cc {cc=email} about {subject=topic} saying {body=sentence}
inform {to=emails} by e-mail that {body=sentence} and use {subject=title} as (the|) subject
the people at {to=emails} need an email from me called {subject=title} with the words {body=sentence}
(send|write) (an|) (email|mail|e-mail) to {to=emails} (saying|that|telling them that) {body=sentence}
(email|mail) {to=email} that {body=sentence}
(send|write|compose) (an|a new|) (email|mail) to {to=emails}
(write|send|draft) an email to {to=person} (saying|that) {body=sentence}
email {to=person} about [the] {subject=topic} [and say {body=sentence}]
(I want to|let me|I need to|help me) (write|send) (an|a new) (email|e-mail)
ask {to=email} by (mail|email) (if|whether) {body=asked}
(send|write) (an email|a mail) with the subject {subject=title} to {to=emails}
mail "{body=paragraph}" to {to=person}
# Bare, clipped and roundabout.
mail {to=to2}: {body=say5}
email {to=to2}
drop {to=to2} a line that {body=that}
{to=to2} should hear from me, subject {subject=subject5}, {body=say5}
to {to=to2}, re {subject=subject5}: {body=say5}
shoot an email over to {to=to2} - {body=say5}
{=who} has to know by mail, address {to=to2}, {body=that}
fire off a mail, {subject=subject5}, {to=to2}, {body=say5}
let {to=to2} know {body=that}
new email to {to=to2} with {cc=cc} in copy, {subject=subject5}: {body=say5}
i'm too tired to type. mail {to=to2} under "{subject=subject5}" that {body=that}
not a reply, a fresh one: {to=to2}, {subject=subject5}, {body=say5}
write an email
i need to email {to=who} about {subject=abt}
no chat please, an email: {to=to2}, {body=say5}
could {to=to2} get a note from me, headed {subject=subject5}, cc {cc=cc}, it reads {body=say5}
# Second steps: what an earlier step found is meant.
(email|mail|send) it to {to=email}
email {to=email} with the subject {subject=title} saying {body=sentence}
mail {to=email} (about it|the result)
# What is an argument, what is not, and where it ends.
email {to=to}, copy to {cc=to}, subject "{subject=subject}", saying {body=body}
with {cc=to} on copy, email {to=to} that {body=body5}, headed {subject=subject}
{cc=to} just gets a copy, the mail itself goes to {to=to}, "{subject=subject}", text: {body=body}
to: {to=to} cc: {cc=to} subject: {subject=subject} body: {body=body}
cc {cc=tos}, to {to=to}, re {subject=subject}, and in the mail: {body=body}
send mail to {to=tos} under {subject=subject}: {body=body}. Thanks, that's all
{to=to} gets an email, {subject=subject}. Nobody in cc. The text is: {body=body}
no copy to anyone, email {to=to}, "{subject=subject}": {body=body}
it isn't urgent, but please mail {to=to} that {body=body5}, subject {subject=subject}
ask {to=to} by email whether {body=body2}, as subject put {subject=subject}
inquire per email at {to=to} if {body=body2}, and let {cc=to} see it too. subject: {subject=subject}
not from {=to_o} but from my usual address, email {to=to}: "{body=body}", subject {subject=subject}
~ plain text is fine, mail {to=to}, {subject=subject}, {body=body}
~ Could you write an email to {to=to}? Subject: {subject=subject}. It should say "{body=body}", and cheers
{subject=subject} is the subject, {to=to} the recipient, {cc=to} the copy and "{body=body}" the text of an email to be sent
mail for {to=to}, {=from_email} gave me the address. {subject=subject}: {body=body}
drop {to=to} an email that {body=body5}
email {to=tos} about "{subject=subject}", I'll dictate the text in a sec
compose an email, subject {subject=subject}, text "{body=body}", the address I still have to find
# "Label: content", telegrams, hashtags, arrows.
mail to {to=email}: {body=body3}
email -> {to=email}: {body=body3}
email | {to=email} | {subject=subject2} | {body=body3}
~ to: {to=email} subject: {subject=subject2} body: {body=lbo}
To: {to=emails} Cc: {cc=email} Subject: {subject=subject2} Text: {body=body3}
to {to=email} / re {subject=subject2} / {body=body3} / send as email
subject: {subject=subject2} body: {body=body3} to: {to=email}
subject "{subject=subject2}", recipient {to=email}, text: {body=lbo}
new mail - {to=email} - {subject=subject2} - {body=body3}
e-mail {to=email}, {subject=subject2}: {body=body3}
~ urgent email - {to=email} - {body=body3}
important mail for {to=email}, subj: {subject=subject2}, msg: {body=body3}
mail: {body=body3} -> {to=email}
{body=body3} {=lb}email, {to=email}{=rb}
{to=email}: {body=body3}, as an email
{to=email} <- mail <- "{body=body3}", title {subject=subject2}
{=hem} {to=email} {subject=subject2}: {body=body3}
draft + send: {to=email}, "{subject=subject2}", {body=lbo}
email draft. recipient: {to=email}. subject line: {subject=subject2}. text: {body=lbo}
email to: {to=email}, cc: {cc=email}, about: {subject=subject2}, content: {body=body3}
email with the header {subject=subject2} for {to=emails}: {body=body3}
outgoing mail / {subject=subject2} / {body=body3}
mail to {to=email}, subject: {subject=subject2}
letter by email: {body=lbo} For: {to=email}
send mail >> {to=email} >> {body=body3}
from me to {to=email}, by mail, headline {subject=subject2}: {body=body3}
the form on their site is broken, so email: {to=email}; subject: {subject=subject2}; {body=lbo}
# A word or two decide between neighbours.
new email to {to=email}, subject {subject=head}: {body=saying}
email {to=email} to say {body=saying}, subject line {subject=head}
please write {to=email} an email. {subject=head}. {body=letter}
start a fresh mail, {to=email}, about {subject=head}, text: {body=letter}
drop {to=email} an email titled {subject=head}, {body=saying}
shoot off a mail to {to=emails}, heading {subject=head}, {body=saying}
fire an email over to {to=email}: subject {subject=head}, body {body=saying}
let {to=email} know by email that {body=saying}, use {subject=head} as the subject
email not chat: {to=email}, {subject=head}, {body=saying}
to: {to=email} cc: {cc=email} subject: {subject=head} text: {body=letter}
can an email go out to {to=email} today, called {subject=head}, with {body=letter}
mail {to=email} and copy in {cc=email}: {body=saying}. subject: {subject=head}
~ inform {to=emails} via email that {body=saying}; subject {subject=head}
I'd like to write to {to=email}, email, "{subject=head}". it should say: {body=letter}
{to=email} gets an email from me saying {body=saying}
send a mail with subject {subject=head} to {to=email}
e-mail to {to=email}
I want to email {to=who2} about the {=topic_m}
{=chat_in}, could you mail {to=email} for me, subject {subject=head}, and say {body=saying}
it's been bothering me all day, so please send {to=email} an email with the subject {subject=head}: {body=letter}
# In the manner of chat.
I keep putting it off, so let's do it now: an email to {to=addr}, subject {subject=sbj}, saying {body=fyi}
~ be a dear and mail {to=addr} for me, "{subject=sbj}", just that {body=fyi}
I'm too shy to call, so write {to=addr} an email headed {subject=sbj} and say {body=fyi}
{=hush}, {to=addr} needs an email from me, {subject=sbj} as the subject and {body=fyi} as the text
they hate phones over there, so mail {to=addr} that {body=fyi}
# More of the usual ways.
mail {to=email}, subject {subject=subj}, {body=long}
tell {to=email} by mail that {body=say}, subject {subject=subj}
let {to=email} know via email: {body=say}. the subject's {subject=subj}
drop a line to {to=email}, subject {subject=subj}: {body=long}
drop {to=email} a line under {subject=subj} saying {body=say}
subject {subject=subj} body {body=long} to {to=email}
~ subject "{subject=subj}" body "{body=long}", goes to {to=email}
to {to=emails} subject {subject=subj} body {body=say}
to: {to=email}, cc: {cc=email}, subject: {subject=subj}, body: {body=long}
cc {cc=email}, to {to=email}, {subject=subj}, "{body=long}"
{to=email} and in cc {cc=email}: subject {subject=subj}, text {body=say}
{subject=subj}, {to=email}: {body=long} - send as email
{body=long} Send this to {to=email} with {subject=subj} on top.
"{body=long}" to {to=email}, subject line {subject=subj}, by email
email saying {body=say} to {to=email}, subject {subject=subj}
with the subject {subject=subj}, write to {to=email} that {body=say}
with {subject=subj} as subject and {cc=email} copied, email {to=email} that {body=say}
copy {cc=email} on a mail to {to=email}: {subject=subj}. {body=long}
write {to=email} a short mail about {subject=about}: {body=long}
write to {to=email} regarding {subject=about} and say {body=say}
{to=email} needs to know by email that {body=say}, put {subject=subj} in the subject
ping {to=email} by e-mail, headline {subject=subj}, {body=long}
new mail. recipient {to=emails}. subject {subject=subj}. content: {body=long}
{=chatter2}, send {to=email} a mail entitled {subject=subj}, with the text {body=long}
could you mail {to=email} for me? {subject=subj} as the subject, and then: {body=long}
let's email {to=emails}: subject {subject=subj}, and write {body=say}
please type up an email to {to=email}. {subject=subj} in the subject line. {body=long}
ask {to=email} by mail whether {body=asked2}, subject {subject=subj}
find out from {to=email} by email if {body=asked2}, call the mail {subject=subj}
send word to {to=email} by email that {body=say}, title {subject=subj}
I'd like {to=email} to get a mail: {subject=subj} - {body=long}
address {to=email}, topic {subject=subj}, message {body=long}, mail it
send an email. To {to=email}. It's called {subject=subj}. It says {body=say}.
the mail to {to=email} should be headed {subject=subj}, copy to {cc=email}, and read {body=long}
email {to=email} cc {cc=email} subject {subject=subj} body {body=say}
e-mail: {to=email} / {subject=subj} / {body=long}
get an email out to {to=emails} under the heading {subject=subj}: {body=long}
forwarding nothing, just a fresh mail to {to=email}: subject {subject=subj}, {body=say}
title it {subject=subj}, tell them {body=say}, and mail it to {to=emails}
tell them {body=say}, by mail to {to=emails}, subject {subject=subj}
tell {to=fname} by mail that {body=say}
tell {to=email} by mail that {body=say}
drop a line to {to=name} by email about {subject=about}
~ send {to=fname} an email, {body=long}
email {to=email} about {subject=about}
subject {subject=subj}, to {to=email}, write a mail
mail to {to=email}
mail {to=name} and ask whether {body=asked2}
not a reply, a new mail to {to=email}, subject {subject=subj}: {body=say}
remind {to=email} by mail that {body=say}, subject {subject=subj}
# Told around, thought aloud, wrapped in a story.
{to=email} is waiting for a mail from me: {subject=title}, {body=sentence}
it would be nice if {to=email} heard by mail that {body=sentence}, subject {subject=title}
I promised to write to {to=email} about the {subject=topic}, just say {body=sentence}
{=ctx}, but {to=email} needs to read this today, "{subject=title}": {body=paragraph}
I really ought to mail {to=emails} that {body=sentence}, call it {subject=title}
someone should tell {to=email} in an email headed {subject=title} that {body=sentence}, with {cc=email} in copy
I've been putting off that mail to {to=email} for days
~ the mail to {to=email} still isn't written, {body=sentence} is all it has to say
how about we write {to=email} a short one, subject {subject=topic}, saying {body=sentence}
I owe {to=who4} an email
my apologies to {to=email} are overdue, put "{subject=title}" on top and then {body=sentence}, {cc=email} may get a copy
~ if only I had mailed {to=email} about the {subject=topic}, {body=sentence} would have been enough, let's do it now
# More of the usual ways.
mail {to=email} that {body=text3}, subject {subject=title}
e-mail, not a text, to {to=person}: {body=text3}
# Short and plain, as typed every day.
write to {to=mail}
email someone for me
mail {to=mail}, {subject=subj3}
gotta email {to=who5}
shoot {to=email} a mail: {body=say6}
type up an email
fire off a mail about the {subject=subj3}
gmail to {to=email}
let {to=mail} know by mail, {body=say6}
send {to=who5} an e-mail
outgoing mail: {to=email}, {body=say6}
ask {to=mail} by email: {body=ask}
with {cc=email} in copy, mail {to=mail} under {subject=subj3}: {body=say6}
{body=say6}, that's all {to=mail} has to hear from me, by email
nobody picks up the phone there, so put "{body=ask}" in an email to {to=mail}
~ headed {subject=subj3}, because he files by heading, an email to {to=mail}: {body=say6}
I've put it off all week, so email {to=mail} about the {subject=subj3} now
"{body=ask}", that goes out as an email, {to=mail} first and {cc=email} in cc
# Bare noun phrases, and orders that lack what is needed.
new email
I need to write {to=who6} a mail
an email to {to=mail2}
I have to tell {to=who6} by mail that {body=quit}
somebody has to email {to=who6} about the {subject=top2}, and it's me
help me get a mail out to {to=who6} before I lose my nerve
can we send an email
~ {to=mail2} is waiting for a mail from me about the {subject=top2}
mail to the whole team, please
drop {to=mail2} an email, {body=say2}
it's been weeks, time I sent {to=who6} an email
# Needs only hinted at, telegrams, neighbours.
a chat won't do, they want it in writing: email to {to=email}, subject {subject=sub}, {body=say3}
no message on the phone, a proper email: {to=email}, "{subject=sub}", {body=para}
remind {to=email} by email that {body=say3}, subject {subject=sub}
notify {to=email} in an email headed {subject=sub}: {body=say3}
tell {to=emails} by mail, under {subject=sub}, that {body=say3}
invite {to=email} by email, "{subject=sub}", with the text {body=para}
I'm not answering anyone, this is a new mail: to {to=email}, {subject=sub}, {body=say3}
it's no task for later, mail {to=email} now: {subject=sub}, {body=say3}
{to=email} still doesn't know that {body=say3}, so an email, subject {subject=sub}
I promised {to=email} an email, title it {subject=sub} and write {body=say3}
the people at {to=email} only read mails, so: {subject=sub}, {body=para}
~ somebody should mail {to=email} that {body=say3}, "{subject=sub}" will do as subject, and {cc=email} should see it too
{cc=email} wants to be in the picture when {to=email} gets my email {subject=sub} with the words {body=say3}
{body=say3}, and {to=email} should hear of it by mail, subject {subject=sub}
email {to=email} re: {subject=sub}, {body=say3}
mail {to=email} cc {cc=email} re: {subject=sub}: {body=say3} thx
{to=email}, {subject=sub}, {body=say3}, by email pls
to {to=email}, with {cc=emails} copied in, an email called {subject=sub} that goes {body=para}
{=mood}, mail for {to=email}: {body=say3}. Subject {subject=sub}, and {cc=email} in cc.
{to=from_email3} would have to know by email that {body=say3}
mail {to=email} asap that {body=say3}
I owe {to=from_email3} an email about the {subject=query}
# Every parameter in many wordings, orders and lengths.
mail to {to=email}: subject {subject=sub2}, text {body=say4}
email {to=email} "{subject=sub2}" "{body=para2}"
email: "{body=say4}", to {to=email}, headed "{subject=sub2}"
{subject=sub2} to {to=email} cc {cc=email}: {body=say4}
~ cc {cc=email} to {to=email} subj {subject=sub2} txt {body=say4}
to {to=email} and a copy to {cc=email}, subject {subject=sub2}: {body=para2}
a copy to {cc=email}, the mail itself to {to=email}, subject {subject=sub2}, saying {body=say4}
not to {=email} but to {to=email}: subject {subject=sub2}, {body=say4}
{to=email} gets it, {cc=email} only in copy, subject "{subject=sub2}", message "{body=say4}"
keep {cc=emails} in the loop when you mail {to=email} "{subject=sub2}": {body=say4}
{body=say4} - put that in a mail to {to=email}, subject {subject=sub2}
{body=say4}. Mail this to {to=email} and {cc=email} in cc, title {subject=sub2}
{=chat}, mail {to=email} that {body=say4} and call it {subject=sub2}
I'd like to write to {to=emails}, subject {subject=sub2}, the text is: {body=para2}
"{subject=sub2}" is the subject, {to=email} the recipient, and it says {body=say4}
recipient {to=email}; copy {cc=email}; subject {subject=sub2}; body {body=para2}
body {body=para2} subject {subject=sub2} recipient {to=emails} cc {cc=email}
from me to {to=email}, with {cc=email} reading along, "{subject=sub2}": {body=say4}
could {to=email} get a mail with the subject {subject=sub2} and just the words {body=say4}
put {cc=email} on copy: mail to {to=email}, {subject=sub2}, {body=say4}
forget {=from_email4}, write {to=email} an email under {subject=sub2} saying {body=say4}
answer isn't possible so new mail to {to=email}, subject {subject=sub2}: {body=para2}
ask {to=email} by email, subject {subject=sub2}, if {body=say4}
new mail {to=email} / {cc=email} / {subject=sub2} / {body=say4}
send {to=email}, subject line "{subject=sub2}", this email: {body=para2}
~ draft and send to {to=email}: {body=para2} The subject should be {subject=sub2}
let {to=email} know by mail (today|now), subject {subject=sub2}, that {body=say4}, and cc {cc=email}
as subject take {subject=sub2}, as text {body=say4}, off to {to=email}
mail {to=email} with {cc=email} in cc
email {to=from_email4} that {body=say4}, subject {subject=sub2}
~ subject {subject=sub2}, cc {cc=email}, and it says {body=say4}
write an email to {to=email} saying {body=para2}
mail {to=emails}, title {subject=sub2}
no copies: mail {to=email}, subject {subject=sub2}, text {body=say4}
cc nobody, just {to=email}: "{subject=sub2}", {body=para2}
{=from_email4} would like {to=email} to get an email, subject {subject=sub2}, text {body=say4}
{cc=email} in copy, {to=email} as recipient, {subject=sub2} as subject: {body=para2}
# Told around, thought aloud, wrapped in a story.
{to=email} ought to know that {body=sentence}, so please drop them a mail titled {subject=title}
would you mind writing to {to=email} on my behalf? Subject {subject=subj2}, and tell them {body=sentence}
a mail has to go out to {to=emails} tonight, headline {subject=title}, it should just say {body=sentence}
~ {body=sentence} - could that go to {to=email} by mail, under {subject=subj2}, with {cc=email} copied in
I can't face writing it myself: {to=email}, "{subject=title}", {body=sentence}
{=hello}, let {to=email} know by email that {body=sentence}. Subject line: {subject=title}
the subject would be {subject=title}, the recipient {to=email}, and what I want to say is {body=sentence}
mail {=email}, no hang on, {to=email}, subject {subject=subj2}, and say {body=sentence}
put {cc=email} on copy and tell {to=email} that {body=sentence}, call the mail {subject=subj2}
{to=email} still hasn't heard from me about the {subject=subj2}, mail them
I suppose I should write {to=who7} an e-mail about the {subject=subj2}
would an email to {to=email} saying {body=sentence} be too much trouble
%lang de
# The usual ways to ask.
~ (schreib|schreibe|schick|sende) [bitte] eine (Mail|E-Mail) an {to=email} mit (dem Betreff|Betreff) {subject=topic} und [dem Text|schreib] {body=sentence}
mail an {to=email}: Betreff {subject=topic}, {body=sentence}
(schick|sende|schicken Sie) {to=email} [bitte] eine (Mail|Email), Betreff "{subject=topic}", Text "{body=paragraph}"
(schreib|schreiben Sie) [bitte] {to=email} (eine Mail|), dass {body=sentence_dass}
neue Mail, Empfänger {to=emails}, Betreff {subject=topic}, Inhalt: {body=paragraph}
(teil|teile) {to=email} per (Mail|E-Mail) mit, dass {body=sentence_dass}, Betreff {subject=topic}
ich muss {to=email} eine (Mail|E-Mail) zum Thema {subject=topic} schreiben: {body=sentence}
~ (schick|schreib) eine Mail an {to=email}
e-mail an {to=email} und cc {cc=email}, Betreff {subject=topic}: {body=sentence}
(kannst du|könnten Sie|würdest du) [bitte] {to=email} anmailen und (sagen|schreiben), dass {body=sentence_dass}
verfass[e] eine E-Mail mit dem Betreff {subject=topic} an {to=email}, {cc=email} (in Kopie|in cc). Text: {body=paragraph}
~ {body=sentence} - (schick|sende) das [bitte] als Mail an {to=emails} unter dem Betreff {subject=topic}
(mail|maile) {to=email} mal kurz: {body=sentence}
eine neue Nachricht per Mail an {to=email}, es geht um {subject=topic}: {body=sentence}
setz eine E-Mail auf: {body=paragraph}. Geht an {to=email}, Betreff {subject=topic}
email schreiben an {to=email} betreff {subject=topic}
ich möchte eine (Mail|E-Mail) (schreiben|verschicken)
(schreib|schreibe) eine (Mail|E-Mail) mit dem Betreff {subject=topic}
informier {to=email} (per E-Mail|per Mail) (darüber|), dass {body=sentence_dass}
Betreff: {subject=topic}. An: {to=email}. {body=paragraph}
# What is an argument, what is not, and where it ends.
mail an {to=to}, kopie an {cc=to}, betreff {subject=g_q}: {body=body6}
{cc=to} in cc, {to=to} als empfänger, "{subject=title2}" als betreff, und drinstehen soll: {body=body6}
frag per mail bei {to=to} nach, ob {body=body7}, betreff {subject=g_q}, wenns keine umstände macht
# "Label: content", telegrams, hashtags, arrows.
mail an {to=email}: {body=dbo}
an: {to=email} betreff: {subject=dbe} text: {body=dbo}
e-mail / {to=email} / {subject=dbe} / {body=dbo}
# A word or two decide between neighbours.
neue Mail an {to=email}, Betreff {subject=betr3}: {body=text}
# More of the usual ways.
schreib {to=email} mal, {body=satz}, betreff {subject=betreff}
{to=email} soll wissen, dass {body=dasssatz}, schick ne mail mit betreff {subject=betreff}
betreff {subject=betreff}, empfänger {to=emails}, und drin steht: {body=satz}
unter dem betreff {subject=betreff} geht eine mail an {to=email} raus, text {body=paragraph}
"{body=satz}" als mail an {to=email}, überschrift {subject=betreff}
an {to=email}, in kopie {cc=email}: {body=satz}. betreff {subject=betreff}
mail rausschicken: {subject=betreff} / {to=email} / {body=satz}
setz {cc=email} in cc und schreib an {to=email}, dass {body=dasssatz}, betreff ist {subject=betreff}
lass {to=email} per mail ausrichten, {body=satz}
könntest du {to=email} anschreiben, es geht um {subject=betreff}, und zwar: {body=paragraph}
ich komm nicht dazu, mail du bitte {to=email}, dass {body=dasssatz}
tipp mal ne mail: "{body=paragraph}" und ab damit an {to=emails} mit {subject=betreff} als betreff
{to=email} fragen, ob {body=obsatz}, per mail, betreff {subject=betreff}
mail mit dem titel {subject=betreff} und dem inhalt {body=satz} an {to=emails}
schick was an {to=email} wegen {subject=betreff}
{to=email} {subject=betreff} {body=satz}
neue mail an {to=emails}
ich müsste mal ne mail loswerden, betreff {subject=betreff}
gib {to=email} schriftlich per mail bescheid: {body=satz} und nenn das {subject=betreff}
zwei zeilen an {to=email}, {cc=email} kriegt ne kopie, thema {subject=betreff}: {body=satz}
# Needs only hinted at, telegrams, neighbours.
~ an {to=email}, betreff {subject=betr}: {body=satz2}
könntest du {to=email} elektronisch anschreiben, überschrift {subject=betr}, und mitteilen, dass {body=dass}
{to=email} soll schwarz auf weiß haben, dass {body=dass}, also mail, betreff {subject=betr}
{cc=email} soll mitlesen: mail an {to=email}, {subject=betr}, {body=satz2}
mail raus an {to=emails}. {subject=betr}. {body=paragraph}
unter der betreffzeile {subject=betr} fragst du {to=email} per mail, ob {body=body4}
bitte {to=email} per mail, {body=auftr2}, und {cc=email} kriegt ne kopie, betreff ist {subject=betr}
{body=paragraph} Das geht als mail an {to=email}, betreff: {subject=betr}
mail an {to=email} wegen {subject=betr}
# Every parameter in many wordings, orders and lengths.
schick {to=email} eine mail, betreff {subject=betr2}, dass {body=dass2}
mail an {to=email}, {subject=betr2}: {body=satz3}
schreib {to=email} unter {subject=betr2}, dass {body=dass2}
ich müsste {to=email} mailen, dass {body=dass2}, nimm als betreff {subject=betr2}
teil {to=email} per mail mit, {body=satz3}, betreff {subject=betr2}
dass {body=dass2}, sollte {to=email} per mail erfahren, betreff {subject=betr2}
würden Sie {to=email} bitte eine E-Mail mit dem Betreff "{subject=betr2}" senden? Inhalt: {body=paragraph}
frag {to=email} per mail, ob {body=text2}, betreff {subject=betr2}
bitte {to=email} in einer mail darum, {body=auftr}, betreff {subject=betr2}
{to=emails} sollen eine mail kriegen: {body=satz3}. als betreff {subject=betr2}
betreff soll {subject=betr2} sein, text {body=satz3}, empfänger {to=email}
setz mir ne mail auf an {to=email}, betreff {subject=betr2}, und schreib rein, dass {body=dass2}
an {to=email} geht: {body=satz3}. betreff {subject=betr2}, kopie an {cc=email}
nimm {cc=email} in cc und mail {to=email}: {body=satz3}, betreff {subject=betr2}
{subject=betr2} als betreff, {to=email} als empfänger, {cc=email} in kopie, text: {body=paragraph}
schreib ma an {to=email} ne mail, thema {subject=betr2}, {body=satz3}
ich hätte gern, dass {to=email} eine mail mit dem betreff {subject=betr2} bekommt, in der steht: {body=satz3}
lad {to=emails} per mail ein, betreff {subject=betr2}: {body=paragraph}
sag {to=email} per mail ab, betreff {subject=betr2}, und zwar weil {body=dass2}
informieren Sie {to=email} per E-Mail darüber, dass {body=dass2}, Betreff: {subject=betr2}
e-mail verfassen / an: {to=email} / betreff: {subject=betr2} / text: {body=satz3}
"{body=satz3}" mailst du bitte {to=email}, und als betreff nimmst du {subject=betr2}
erinner {to=email} per mail daran, {body=auftr}, betreff {subject=betr2}
{to=email} muss unbedingt wissen, dass {body=dass2}, schick ihm das per mail unter {subject=betr2}
neue e-mail, {subject=betr2}, für {to=email}, {body=paragraph}
wegen {subject=betr2} müsste {to=email} mal angemailt werden: {body=satz3}
schreib {to=email} per mail, dass {body=dass2}
mail {to=email}, {body=satz3}
schick {to=email} ne mail wegen {subject=betr2}
ich will eine e-mail aufsetzen
eine mail mit {subject=betr2} im betreff muss heute noch raus
kannst du {to=email} und {cc=email} in kopie mailen, dass {body=dass2}, betreff {subject=betr2}
~ {to=email} braucht ne mail von mir
schreib ne mail, dass {body=dass2}
betreff {subject=betr2}, text {body=satz3}, schick das als mail
%lang es
# The usual ways to ask.
(escribe|manda|envía) un (correo|mail) a {to=email} con asunto {subject=topic} (y el texto|que diga) {body=sentence}
correo a {to=email}: asunto {subject=topic}, {body=sentence}
(mándale|envíale|escríbele) [por favor] un (correo|mail|email) a {to=email} con el asunto "{subject=topic}": "{body=paragraph}"
(escríbele|mándale) un correo a {to=email} (diciendo|y dile) que {body=sentence}
nuevo correo, destinatario {to=emails}, asunto {subject=topic}, texto: {body=paragraph}
(avisa|avise) a {to=email} por correo de que {body=sentence}, asunto {subject=topic}
tengo que escribir a {to=email} (por|sobre) {subject=topic}: {body=sentence}
(manda|envía|escribe) un correo a {to=email}
email a {to=email} con copia a {cc=email}, asunto {subject=topic}: {body=sentence}
¿(puedes|podría|podrías) mandar un mail a {to=email} (diciéndole|y decirle) que {body=sentence}?
redacta un correo con asunto {subject=topic} para {to=email}, {cc=email} en copia. Texto: {body=paragraph}
{body=sentence} - (mándaselo|envíaselo) por correo a {to=emails} con asunto {subject=topic}
~ (dile|comunica) por mail a {to=email} que {body=sentence}
prepara y envía un email: {body=paragraph}. Es para {to=email}, asunto {subject=topic}
escribir email {to=email} asunto {subject=topic}
quiero (mandar|escribir) un correo
~ un correo con asunto {subject=topic}
Asunto: {subject=topic}. Para: {to=email}. {body=paragraph}
# What is an argument, what is not, and where it ends.
~ correo para {to=to}, con copia a {cc=to}, asunto {subject=h_q}: {body=body8}
{cc=to} solo en copia, el correo es para {to=to}, "{subject=title3}", y el texto {body=body8}
pregunta por correo a {to=to} si {body=body9}, asunto {subject=h_q}, si no es molestia
# "Label: content", telegrams, hashtags, arrows.
correo a {to=email}: {body=ebo}
para: {to=email} asunto: {subject=eas} texto: {body=ebo}
email / {to=email} / {subject=eas} / {body=ebo}
# A word or two decide between neighbours.
correo nuevo para {to=email}, asunto {subject=asunto2}: {body=texto}
# More of the usual ways.
escríbele a {to=email}, {body=frase}, asunto {subject=asunto}
que {to=email} sepa que {body=quefrase}, mándale un mail con asunto {subject=asunto}
~ asunto {subject=asunto}, para {to=emails}, y dentro pon: {body=frase}
con el asunto {subject=asunto} sale un correo a {to=email}, texto {body=paragraph}
"{body=frase}" por correo a {to=email}, título {subject=asunto}
a {to=email}, con copia a {cc=email}: {body=frase}. asunto {subject=asunto}
envía mail: {subject=asunto} / {to=email} / {body=frase}
pon a {cc=email} en copia y escribe a {to=email} que {body=quefrase}, asunto {subject=asunto}
coméntale a {to=email} por correo que {body=quefrase}
me escribes a {to=email}? va de {subject=asunto}, y es esto: {body=paragraph}
no me da tiempo, mándale tú un mail a {to=email} diciendo que {body=quefrase}
~ teclea un correo: "{body=paragraph}" y se lo mandas a {to=emails} con {subject=asunto} de asunto
pregúntale por mail a {to=email} si {body=sifrase}, asunto {subject=asunto}
un correo titulado {subject=asunto} con el contenido {body=frase} para {to=emails}
mándale algo a {to=email} por lo de {subject=asunto}
{to=email} {subject=asunto} {body=frase}
correo nuevo a {to=emails}
tengo que mandar un correo, asunto {subject=asunto}
déjale por escrito a {to=email} en un mail: {body=frase}, y ponle de título {subject=asunto}
dos líneas a {to=email}, copia para {cc=email}, tema {subject=asunto}: {body=frase}
# Needs only hinted at, telegrams, neighbours.
a {to=email}, asunto {subject=subject3}: {body=dir}
que {to=email} tenga por escrito, por correo y con asunto {subject=subject3}, que {body=dec}
{cc=email} tiene que enterarse también: mail a {to=email}, {subject=subject3}, {body=dec}
sale un correo para {to=emails}. {subject=subject3}. {body=paragraph}
con {subject=subject3} en el asunto le preguntas a {to=email} por mail {body=prg}
ruégale a {to=email} por correo que {body=sub4}, con copia a {cc=email}, y de asunto {subject=subject3}
{body=paragraph} Eso va por mail a {to=email}, asunto: {subject=subject3}
correo a {to=email} por lo de {subject=subject3}
dile por mail a {to=email} que {body=dec}
# Every parameter in many wordings, orders and lengths.
mándale un mail a {to=email}: asunto {subject=subject4}, y que {body=dec2}
necesito que le llegue a {to=email} un correo, "{subject=subject4}", con esto: {body=larga}
~ podrías escribirle a {to=email}, ponerle de asunto {subject=subject4} y decirle que {body=dec2}?
dile por email a {to=email} que {body=sub3}, el asunto que sea {subject=subject4}
me gustaría enviar a {to=emails} lo siguiente: {body=larga} Como asunto {subject=subject4}
quisiera que redactara un correo para {to=email} con el título {subject=subject4}; el texto: {body=larga}
~ mandale un correo a {to=email} que diga {body=dec2}, asunto {subject=subject4}
escribile a {to=email} que {body=dec2}, poné {subject=subject4} en el asunto
{to=email}, asunto {subject=subject4}: {body=larga}
~ asunto: {subject=subject4} | para: {to=email} | cc: {cc=email} | {body=dec2}
que {cc=email} también lo reciba: correo a {to=email}, {subject=subject4}, {body=dec2}
un mail bien educado para {to=email} titulado {subject=subject4} que diga {body=larga}
{body=larga} - eso va por correo a {to=email}, asunto {subject=subject4}
pregunta por email a {to=email} si {body=sif}, de asunto {subject=subject4}
pregúntele a {to=email} en un correo {body=prg2}, asunto {subject=subject4}
recuérdale por mail a {to=email} que {body=message}, asunto {subject=subject4}
con {subject=subject4} como asunto y {cc=email} en copia, manda a {to=email} esto: {body=dec2}
envíenle un correo a {to=emails} que ponga {body=dec2}
voy a necesitar un correo para {to=email}, que {body=dec2}
a {to=email} hay que contarle por correo que {body=dec2}, llámalo {subject=subject4}
hay que mandar un mail a {to=email}, tema {subject=subject4}
se me hace tarde, despacha un correo a {to=email} con "{subject=subject4}" arriba y abajo {body=dec2}
escribe un email: para {to=email}, copia {cc=emails}, asunto "{subject=subject4}", cuerpo "{body=larga}"
título {subject=subject4}, cuerpo {body=dec2}, destino {to=email}, correo nuevo
quiero que {to=email} lea esto en su correo: {body=larga}, con {subject=subject4} de asunto
contacta por mail con {to=emails} por lo de {subject=subject4} y di que {body=dec2}
mándame un mail a {to=email} diciendo {body=dec2}, asunto {subject=subject4}, y ponme a {cc=email} en copia
a ver, correo para {to=email}. dice así: {body=larga}
~ envíale a {to=email} "{body=dec2}" por correo electrónico
quiero escribirle un mail a {to=firstname}
prepárame un correo sobre {subject=subject4}
copia a {cc=email}, destinatario {to=email}, y el mensaje es {body=dec2}; asunto {subject=subject4}
pídele a {to=email} por correo que {body=sub3}, asunto {subject=subject4}
manda esto por mail: {body=larga}
{to=email}: {body=larga}, por correo

%tool reply_email
%list verdict: yes | no | yes, I agree | no thanks | sounds good | that works for me | sure, count me in | thanks a lot | approved | I'll take care of it | sorry, I can't make it | let me think about it | ok | not this time | received, thank you | will do | great idea | I'd rather wait | agreed, let's go ahead | fine with me | please send the details | looks good to me | I need more time
%list rtx: yes, that works | no thanks | I'll be there at eight | thursday suits us better | please send the invoice again | count me in | we'd rather wait until may | sounds good, see you then | got it, will do
%list rth: thursday suits us better | I'll be there at eight | the price is fine | we'd rather wait until may | the form is signed | I need another week
%list verdict2: yes | no thanks | sounds good | that works | approved | I'm in | sorry, can't make it | will do | not this time, maybe in May | go ahead | thanks, got it | let's talk on monday | ok, but only until six | perfect, see you then | I need more time
%list ans: count me in | that works for me | not this time | monday suits me | I'll think it over | go ahead | the price is too high | I need another week | fine by me | we have a deal | consider it done | I'd rather not | send me the details | see you there
%list email_id5: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22
%list dass3: die Schlüssel bei Tarik liegen | Freitag nicht vor drei geht | die Fliesen da sind und zwei davon kaputt | es erst gegen Mitternacht wird | wir den Rest in 14 Tagen zahlen | der Tisch für sechs um acht bestellt ist
%list que: las llaves las tiene Iker | llegaron los azulejos y dos están rotos | la mesa es para seis a las ocho | no llego hasta medianoche
%list texto_q: llego en diez minutos | el ensayo se suspende | ya no hace falta | acepto la oferta | falta una silla
%list body5: lleva la parrilla | queda un sitio en el coche | puede el 17 | pagó ya el comedor | tiene bridas | sigue en pie lo de Óscar | me presta el coche el domingo | llegó bien Julieta | necesita ayuda con la mudanza | sigue abierta la tienda | me deja su escalera | viene solo | hay ensayo hoy
# The usual ways to ask.
(reply|respond|answer) to (mail|email|message|) {email_id=id} (with|saying|that|:) {body=sentence}
(reply|respond) to {email_id=id}: {body=paragraph}
(answer|reply to) (mail|email|message) {email_id=id} with "{body=verdict}"
write back (to|on) {email_id=id} that {body=sentence}
{email_id=id} reply {body=verdict}
as (an answer|a reply|my response) to {email_id=id} (write|send|say) {body=sentence}
tell the sender of {email_id=id} [that] {body=sentence}
(send|write) a (reply|response|answer) to (email|mail|message) {email_id=id}, (text|body|saying): {body=paragraph}
say {body=verdict} to {email_id=id}
my answer to {email_id=id} is {body=verdict}
"{body=sentence}" - send that as (a|my) (reply|answer|response) to {email_id=id}
(get back to|go back to) whoever sent {email_id=id} and (say|tell them) {body=sentence}
{=chatter}, answer (email|mail) {email_id=id} please: {body=sentence}
in (reply|response|answer) to (mail|email|message) {email_id=id}: {body=paragraph}
(can you|could you|please) respond {body=verdict} on (email|mail) {email_id=id}
(accept|decline) {email_id=id} by (mail|email), write {body=sentence}
for {email_id=id} the reply should (be|read|say) {body=sentence}
re {email_id=id}: {body=sentence}
reply {body=verdict} (to|on) (email|mail|message|thread) {email_id=id}
(answer|reply) (in|on) the thread {email_id=id} that {body=sentence}
{=please} write a short answer to {email_id=id}, just {body=verdict}
ask back on {email_id=id} (whether|if) {body=asked}
(email|mail) {email_id=id} needs an answer: {body=paragraph}
~ let the (sender|author|writer) of (mail|message|) {email_id=id} know {body=sentence}
respond to the message with (the|) id {email_id=id} and thank them: {body=sentence}
(reply|write back|respond) to {email_id=person}[ that| saying|:] {body=sentence}
(reply|answer) to (that|this|the last) (mail|email|message) (that|saying|with) {body=sentence}
answer {email_id=person}'s (mail|email) with {body=verdict}
(reply|respond|write an answer) to (mail|email|message|) {email_id=id}
write back {body=verdict}
~ (I want|I'd like|I have) to (reply to|answer) (mail|email|) {email_id=id}
# Bare, clipped and roundabout.
~ reply {email_id=mid}: {body=rtx}
reply to {email_id=mid}
reply: {body=rtx}
{email_id=mid} reply {body=rtx}
write back "{body=rtx}"
answer that mail
tell them {body=rtx}, as a reply to mail {email_id=mid}
~ answer {email_id=pal}'s email
{email_id=pal} mailed me ages ago and is still waiting, say {body=rtx}
I haven't answered {email_id=mid} and I feel bad, {body=rtx} should be enough
get back to {email_id=pal} on that email, {body=rtx}
not a new mail, just hit reply on {email_id=mid}, {body=rtx}
let whoever wrote {email_id=mid} know that {body=rth}
shoot back a quick {body=rtx} to mail {email_id=mid}
no text message, answer by email where {email_id=pal} wrote: {body=rtx}
{email_id=mid} needs a yes or no. it's "{body=rtx}", send it back
# Second steps: what an earlier step found is meant.
(reply|answer|write back) [to it] (that|saying) {body=sentence}
reply to (it|that one): {body=sentence}
tell them {body=sentence} in a reply
answer it with "{body=sentence}"
# What is an argument, what is not, and where it ends.
reply to {email_id=email_id} with "{body=body}", and no need to copy anyone
"{body=body}", send that as the answer to mail {email_id=email_id}, ok?
~ ask back on email {email_id=email_id} whether {body=body2}
email {email_id=email_id} asks about monday, so reply {body=body}
answer {email_id=email_id}, the mail from {=from_email}, as follows: {body=body}
in reply to {email_id=email_id}, not {=em_o}: {body=body}
{=from_email} is waiting for word on {email_id=email_id}, reply to the mail with: {body=body}
reply to mail {email_id=email_id}, I haven't decided on the wording
# "Label: content", telegrams, hashtags, arrows.
re {email_id=email_id2}: {body=body3}
reply {email_id=email_id2} - {body=body3}
answer to mail {email_id=email_id2}: {body=lbo}
{email_id=email_id2} -> reply -> {body=body3}
mail {email_id=email_id2}, my answer: "{body=body3}"
reply {=lb}mail {email_id=email_id2}{=rb}: {body=body3}
to mail {email_id=email_id2}, as reply, text: {body=lbo}
RE: {email_id=email_id2} // {body=body3}
# A word or two decide between neighbours.
answer {email_id=mid2}: {body=saying}
reply to mail {email_id=mid2} saying {body=saying}
write back on {email_id=mid2} that {body=saying}
respond to email {email_id=mid2} with {body=letter}
my answer to {email_id=mid2} is "{body=saying}"
in reply to {email_id=mid2}: {body=letter}
hit reply on {email_id=mid2} and put {body=saying}
send this as an answer to mail {email_id=mid2}: {body=letter}
get back to whoever sent {email_id=mid2}, {body=saying}
same thread as {email_id=mid2}, {body=saying}
{email_id=mid2} deserves a reply: {body=saying}
reply {body=saying} to email {email_id=mid2}
about mail {email_id=mid2}, write them back {body=letter}
I owe mail {email_id=mid2} an answer, {body=saying}
can you respond to {email_id=mid2}
reply to {email_id=who2}'s email that {body=saying}
answer the mail about the {email_id=topic_m} with {body=saying}
I left {email_id=mid2} lying for far too long, so please answer that email with {body=letter}
{=chat_in}. mail {email_id=mid2} asks a question, reply {body=saying}
# In the manner of chat.
~ I feel bad for leaving {email_id=mid3} unanswered this long, write back {body=fyi}
that mail {email_id=mid3} keeps glaring at me. answer it with "{body=fyi}" and I'm free
~ ok ok I'll be polite, reply to {email_id=mid3} that {body=fyi}
# More of the usual ways.
{email_id=id}: reply {body=verdict2}
{email_id=id}, write back that {body=say}
write back to {email_id=id}: {body=long}
answer {email_id=id}, {body=verdict2}
answer to {email_id=id}: "{body=long}"
tell them {body=verdict2} on mail {email_id=id}
tell them that {body=say}, as a reply to {email_id=id}
say {body=verdict2} in a reply to {email_id=id}
{body=verdict2}, that's my answer to mail {email_id=id}
"{body=verdict2}" as the answer to {email_id=id}
"{body=long}" back to {email_id=id}
{body=long} Send that back on {email_id=id}.
respond on {email_id=id} that {body=say}
let whoever wrote {email_id=id} know that {body=say}
for mail {email_id=id} just answer {body=verdict2}
on {email_id=id}: tell the sender {body=say}
{=chatter2}, reply to {email_id=id} that {body=say}
get back to the sender of {email_id=id} with {body=long}
my reply to {email_id=id}: {body=long}
in response to {email_id=id} I'd say {body=say}
reply in thread {email_id=id}: {body=long}
reply to the mail with id {email_id=id}, text: {body=long}
~ reply, id {email_id=id}, text {body=say}
send back {body=verdict2} to {email_id=id}
return an answer to {email_id=id} saying {body=say}
I owe {email_id=id} an answer, write {body=verdict2}
mail {email_id=id} still needs a reply, say {body=say}
ask the sender of {email_id=id} if {body=asked2}
answer {email_id=id} with a question, whether {body=asked2}
turn {email_id=id} down, write {body=verdict2}
confirm {email_id=id} by replying {body=verdict2}
thank them for {email_id=id} and write {body=say}
could you respond to message {email_id=id} for me with {body=long}
quick answer to {email_id=id}: {body=verdict2}
~ re: {email_id=id} - {body=long}
reply {body=say} to email {email_id=id}
email {email_id=id} wants an answer, it's {body=verdict2}
I've thought about {email_id=id}, answer {body=verdict2}
please answer email {email_id=id} by saying that {body=say}
yes to the question, but reply properly to {email_id=id}: {body=long}
reply to {email_id=fname}'s mail that {body=say}
answer that mail: {body=verdict2}
write back to {email_id=name} that {body=say}
respond {body=verdict2} to that email
{email_id=id} needs a reply
answer mail {email_id=id} for me
reply to the last email
don't write a new mail, reply to {email_id=id}: {body=say}
~ after reading {email_id=id}: tell them {body=verdict2}
# Told around, thought aloud, wrapped in a story.
{email_id=id} has been waiting for an answer, {body=sentence} will do
I never answered {email_id=id}, let them know {body=sentence}
my answer to {email_id=id} would simply be that {body=sentence}
{=ctx}, but whoever wrote {email_id=id} should hear back: {body=sentence}
it's rude to leave {email_id=id} unanswered, say {body=sentence}
{email_id=who4} is still waiting for my reply
could {email_id=id} get a polite no, something like "{body=sentence}"
~ well, {body=sentence}, that's what I'd write back to {email_id=id}
# Short and plain, as typed every day.
reply all
reply to {email_id=eid2}
write back: {body=ans}
respond to {email_id=who5}'s email
{email_id=eid2}, answer {body=ans}
re {email_id=eid2}: {body=ans}
email {email_id=who5} back
hit reply, {body=ans}
say {body:thanks=thanks} back to that email
I owe that email an answer, help
send {email_id=eid2} a response
by return email: {body=ans}
{body=ans} is all {email_id=eid2} deserves as an answer, it was rude enough
they've been waiting since monday, so {body=ans} goes back to the sender of {email_id=eid2}
same thread, no new mail: tell {=who5} in answer to {email_id=eid2} {body=ans}
after three reminders it's time, get back to them on {email_id=eid2} with "{body=ans}"
{email_id=who5} asked about the {=top} in that mail, so write back {body=ans}
I've slept on it, and my reply to mail {email_id=eid2} is: {body=ans}
# Bare noun phrases, and orders that lack what is needed.
reply please
I should answer that email
{email_id=who6}'s mail is still lying there without an answer, let's answer it
answer {email_id=mid4}
~ write back {body:yes=yes} to that mail
say {body:no=no} to that email, nicely
{email_id=mid4} needs a reply, {body=say2}
could you get back to {email_id=who6} on that email, I haven't the energy
the mail from {email_id=who6} wants an answer by tonight
I'd like to respond to the last email
# Needs only hinted at, telegrams, neighbours.
no new mail, stay in the thread of {email_id=email_id3} and write {body=say3}
I've read {email_id=email_id3} twice now and all I can say is "{body=say3}", send that back
whoever wrote {email_id=email_id3} should know that {body=say3}
{email_id=email_id3} has been waiting for an answer since sunday: {body=para}
~ don't open {email_id=email_id3} again, just answer {body=say3}
they asked me something in {email_id=email_id3}, and the answer is: {body=say3}
it would be rude to leave {email_id=email_id3} without a word, so {body=para}
not a text message, an answer to email {email_id=email_id3}: {body=say3}
remind the sender of {email_id=email_id3} in your answer that {body=say3}
the sender of {email_id=email_id3} is wrong, write back that {body=say3}
~ to their mail {email_id=email_id3} I'd say: {body=para}
~ re: {email_id=email_id3}, {body=say3}, thx
ans {email_id=email_id3}: {body=say3}
{email_id=email_id3} reply asap: {body=say3}
{body=say3}. That goes back on {email_id=email_id3}.
{=from_email3} expects an answer to {email_id=email_id3} by the 9th, tell them {body=say3}
"{body=para}" is what I'd answer to mail {email_id=email_id3}, send it
I still have to answer {email_id=email_id3}
{email_id=from_email3} mailed and I want to write back {body=say3}
# Every parameter in many wordings, orders and lengths.
{email_id=email_id4} -> {body=say4}
re {email_id=email_id4}: {body=para2}
on mail {email_id=email_id4} write back {body=say4}
write "{body=say4}" back on mail {email_id=email_id4}
"{body=para2}" - my reply to {email_id=email_id4}
to {email_id=email_id4}, not {=email_id4}, reply that {body=say4}
mail {email_id=email_id4} from {=from_email4} wants an answer: {body=say4}
tell whoever sent {email_id=email_id4} that {body=say4}
I've read {email_id=email_id4}. Answer: {body=para2}
answer with {body=say4}, it's for mail {email_id=email_id4}
reply id {email_id=email_id4} body {body=say4}
reply body {body=say4} id {email_id=email_id4}
{=chat}, get back to {email_id=email_id4}, {body=say4}
the answer to email {email_id=email_id4} is short: {body=say4}
respond to mail {email_id=email_id4}
reply to {email_id=from_email4} with {body=say4}
mail back {body=say4}
# Told around, thought aloud, wrapped in a story.
I can't leave {email_id=id} hanging, tell them {body=sentence}
as for {email_id=id}, my response is {body=sentence}
{body=sentence} is all I have to say to {email_id=id}, would you send that back
could you get back to whoever sent {email_id=id} and say {body=sentence}
{=hello}, but {email_id=id} needs an answer from me: {body=sentence}
I wanted to say no to {email_id=id}, actually write back {body=sentence}
someone ought to write {email_id=who7} back
isn't it high time {email_id=id} got a reply? {body=sentence}
%lang de
# The usual ways to ask.
(antworte|antworten Sie) [bitte] auf (die Mail|) {email_id=id} (mit|:) {body=sentence}
antworte auf {email_id=id}, dass {body=sentence_dass}
antwort auf {email_id=id}: {body=paragraph}
(schreib|schick) auf {email_id=id} zurück: "{body=sentence}"
(sag|schreib) dem Absender von {email_id=id} (bitte|), dass {body=sentence_dass}
{email_id=id} beantworten (mit|:) {body=sentence}
(kannst du|könntest du) auf {email_id=id} (kurz|) antworten, dass {body=sentence_dass}
als Antwort auf die (Mail|E-Mail|Nachricht) {email_id=id} (schick|schreib) {body=paragraph}
(antworte|antwort) [ihr|ihm|] auf die Mail, dass {body=sentence_dass}
antworte auf (die Nachricht|Mail) {email_id=id}
(schreib|schreiben Sie) (ihr|ihm|) zurück, {body=sentence}
{body=sentence}, das bitte als Antwort auf {email_id=id}
ich will auf die (Mail|E-Mail) {email_id=id} (antworten|reagieren)
re {email_id=id} {body=sentence}
# What is an argument, what is not, and where it ends.
~ antworte auf mail {email_id=email_id5}, dass {body=dass3}, und niemand sonst soll es kriegen
# A word or two decide between neighbours.
antworte auf Mail {email_id=mid2}: {body=text}
auf die Mail {email_id=mid2} will ich zurückschreiben: {body=text}
# More of the usual ways.
auf {email_id=id} antworten: {body=satz}
sag bei {email_id=id} zu und schreib {body=satz}
der {email_id=id} schuld ich noch ne antwort, schreib {body=satz}
{body=satz} als antwort auf {email_id=id} rausschicken
schreib zurück auf {email_id=id}, dass {body=dasssatz}
kurze rückmeldung zu {email_id=id}: {body=paragraph}
{email_id=id}: antworte, dass {body=dasssatz}
dem von {email_id=id} kannst du sagen, {body=satz}
reagier auf {email_id=id} mit "{body=satz}"
dass {body=dasssatz}, soll in die antwort auf {email_id=id}
bei {email_id=id} einfach nur "{body=satz}" zurückschreiben
antworte dem absender, dass {body=dasssatz}
auf die mail muss noch geantwortet werden, {body=satz}
{email_id=id} beantworten
# Needs only hinted at, telegrams, neighbours.
die warten bei {email_id=id} auf ein wort von mir, schreib: {body=satz2}
{email_id=id} zurückschreiben, {body=satz2}
sag denen von {email_id=id} auf ihre mail, dass {body=dass}
zu {email_id=id} möchte ich antworten: {body=paragraph}
gegenfrage auf {email_id=id}: {body=satz2}
~ {body=satz2}, das als antwort auf mail {email_id=id}
bei {email_id=id} höflich nachhaken, ob {body=body4}
ich schulde {email_id=id} noch eine antwort
antworte auf die mail, dass {body=dass}
# Every parameter in many wordings, orders and lengths.
antworte auf {email_id=id}, dass {body=dass2}
auf {email_id=id} bitte antworten: {body=satz3}
schreib auf {email_id=id} zurück, {body=satz3}
bei {email_id=id} will ich zurückschreiben, dass {body=dass2}
die antwort auf {email_id=id} lautet: {body=paragraph}
~ {email_id=id} muss beantwortet werden, und zwar mit {body=satz3}
gib auf {email_id=id} zur antwort, dass {body=dass2}
antworten Sie auf {email_id=id} bitte freundlich, dass {body=dass2}
als reaktion auf {email_id=id}: {body=satz3}
frag auf {email_id=id} zurück, ob {body=text2}
schreib dem von {email_id=id}, {body=satz3}
ich hätte gern auf {email_id=id} geantwortet, dass {body=dass2}
{email_id=id} -> {body=satz3}
erwider auf die mail {email_id=id}: {body=satz3}
"{body=satz3}" als antwort an den absender von {email_id=id}
dass {body=dass2}, das antwortest du bitte auf {email_id=id}
sag auf {email_id=id} zu, {body=satz3}
lehn {email_id=id} freundlich ab, schreib, dass {body=dass2}
bitte in der antwort auf {email_id=id} darum, {body=auftr}
könntest du {email_id=id} für mich beantworten? {body=paragraph}
ich müsste auf mail {email_id=id} noch schreiben, dass {body=dass2}
die mail {email_id=id}, antworte da mal drauf, {body=satz3}
reply auf {email_id=id}: {body=satz3}
auf {email_id=id} kommt von mir nur {body=satz3}
bedank dich bei {email_id=id} und schreib, dass {body=dass2}
kurze antwort zu {email_id=id}, inhalt: {body=satz3}
{body=satz3}, schreib das auf {email_id=id} zurück
antworte ihr, dass {body=dass2}, es geht um die letzte mail
schreib auf die mail zurück, {body=satz3}
auf {email_id=id} hab ich noch nicht geantwortet, mach du das
schick ne antwort auf {email_id=id}
antworte einfach, {body=satz3}
auf {email_id=id} (müsste ich noch antworten|will ich antworten)
%lang es
# The usual ways to ask.
(responde|contesta|responda) [por favor] al (correo|mail|mensaje) {email_id=id} (con|:) {body=sentence}
(responde|contesta) a {email_id=id} que {body=sentence}
respuesta a {email_id=id}: {body=paragraph}
contéstale a {email_id=id}: "{body=sentence}"
dile al remitente de {email_id=id} que {body=sentence}
{email_id=id} responder {body=sentence}
¿(puedes|podrías) contestar (a|el correo) {email_id=id} diciendo que {body=sentence}?
como respuesta al (mensaje|correo) {email_id=id} (pon|escribe) {body=paragraph}
(respóndele|contéstale) al correo que {body=sentence}
responde (al correo|a) {email_id=id}
{body=sentence}, mándalo en respuesta a {email_id=id}
quiero contestar (al mail|al correo) {email_id=id}
re {email_id=id} {body=sentence}
# What is an argument, what is not, and where it ends.
contesta al correo {email_id=email_id5} que {body=que}, sin copiar a nadie
# A word or two decide between neighbours.
contesta al correo {email_id=mid2} que {body=texto_q}
# More of the usual ways.
a {email_id=id} contéstale: {body=frase}
acepta lo de {email_id=id} y pon {body=frase}
le debo respuesta a {email_id=id}, pon {body=frase}
{body=frase}, eso como respuesta a {email_id=id}
contesta en {email_id=id} que {body=quefrase}
mi respuesta a {email_id=id}: {body=paragraph}
{email_id=id}: respóndele que {body=quefrase}
al de {email_id=id} le puedes decir que {body=quefrase}
reacciona a {email_id=id} con "{body=frase}"
que {body=quefrase}, ponlo en la contestación a {email_id=id}
en {email_id=id} responde solo "{body=frase}"
respóndele al remitente que {body=quefrase}
hay que contestar ese mail, {body=frase}
contestar {email_id=id}
# Needs only hinted at, telegrams, neighbours.
en {email_id=id} esperan que diga algo, pon: {body=dec}
~ {email_id=id} contestar {body=dir}
diles a los de {email_id=id}, en el mismo correo, que {body=dec}
a {email_id=id} quiero responder: {body=paragraph}
devuelve la pregunta en {email_id=id}: {body=prg}
{body=dec}, eso como respuesta al mail {email_id=id}
insiste con educación en {email_id=id} y pregunta si {body=body5}
tengo {email_id=id} sin contestar
contesta al correo que {body=dec}
# Every parameter in many wordings, orders and lengths.
contéstale a {email_id=id} que {body=dec2}
respondé {email_id=id} con {body=dec2}
podrías responder al correo {email_id=id} diciendo que {body=dec2}?
quisiera contestar {email_id=id} así: {body=larga}
a lo de {email_id=id} dile que sí, que {body=dec2}
dile al que mandó {email_id=id} que {body=sub3}
{email_id=id} respuesta: {body=dec2}
en respuesta a {email_id=id}, {body=larga}
escríbele de vuelta a {email_id=id} que {body=dec2}
contestar {email_id=id} con "{body=dec2}" y ya
me urge responder {email_id=id}: {body=dec2}
te dicto la contestación para {email_id=id}: {body=larga}
pregunta en la respuesta a {email_id=id} {body=prg2}
al correo {email_id=id} pregúntale de vuelta si {body=sif}
{body=larga} Mándalo como contestación de {email_id=id}
reenvíale al remitente de {email_id=id} un simple "{body=dec2}" como respuesta
hay que contestar a {email_id=id} cuanto antes, que {body=dec2}
respóndale, por favor, al mensaje {email_id=id}: {body=dec2}
sobre {email_id=id}: contesta que {body=dec2}, con educación
llevo días sin contestar {email_id=id}, diles que {body=dec2}
que le conste al de {email_id=id}: {body=dec2}, respóndele eso
en el hilo de {email_id=id} pon {body=dec2}
responde que {body=dec2}
~ contestale que {body=dec2}, en el mismo mail
dile en el correo de vuelta que {body=sub3}
a {email_id=id} hay que darle una respuesta
quiero responder al mail {email_id=id}
mi contestación al correo {email_id=id} es que {body=dec2}
rechaza con amabilidad {email_id=id}: {body=larga}
contéstenle a {email_id=id} que {body=dec2}

%tool analyze_email
%list mail3: karin@lowfield.example | billing@gasco.example | t.ito@atelier.example | office@stmary.example | noreply@parcelhub.example | j.brandt@coop.example | Declan | the letting agent | Mirela Popa
%list sub4: Second notice | Saturday | Your parcel | Change of plan | Lease renewal | Minutes attached | Re: quote | A small favour | Class photo | Water off on Tuesday
%list body5: kindly settle the open amount by the 12th | could you cover my shift on saturday? | your parcel is waiting at the depot | we have to move the viewing to four | please sign and return both copies | see attached, comments until monday | is the offer still good? | the water will be off from 9 to 11 | do you have a minute to look over my draft | order sheets are due back on friday
%list hm2: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list inlong: Please pay the attached invoice by Friday, otherwise we charge a fee. Kind regards, Acme | Hi, are you free for lunch on Thursday? I'd like to talk about the offer. | Your parcel could not be delivered. Collect it at the post office until the 12th. | Dear tenant, the water will be off on Tuesday from 8 to 12. | We liked your application, and would like to meet you. Does Monday at 10 work? | You have won! Click here, enter your card number and get a free phone. | The drafts are ready. Tell me which one you prefer, A or B. | Reminder: your contract ends in May. Renew it now, and save 20 percent. | Can you send me the slides? The client asks for them, it's urgent. | Grandma is fine again. She comes home on Saturday.
%list body6: your account is locked, click here | we need your signature by friday | you have won a cruise | can you cover my shift on sunday | payment is overdue since march | the lift is out of order all week | please confirm your iban | we'd love to have you as a speaker | your parcel is held at customs | the lease ends in june, will you renew | kindly buy five gift cards for me
%list insub: final notice | quick favour | your invoice | urgent | account suspended | missed delivery | partnership | invitation | contract renewal | security alert | a little question
# The usual ways to ask.
(incoming|new|inbound) (mail|email|message) from {from=email}, subject: {subject=title}, (text|body): {body=paragraph}
(analyze|analyse|assess|triage|look at) this (email|mail): from {from=email}, subject {subject=topic}, body {body=paragraph}
a (new|) (mail|email|message) (has arrived|arrived|came in|just came in). From: {from=email} Subject: {subject=title} Body: {body=paragraph}
~ From: {from=fullname} Subject: {subject=title} Text: {body=paragraph} - what (does this want from me|should I do about it|is to be done)?
email event: sender {from=email}; subject {subject=topic}; content {body=sentence}
(you've got mail|mail event|email received) - {from=email} - {subject=title} - {body=paragraph}
what do you make of this (mail|email) I (got|received) from {from=person} with the subject "{subject=title}": "{body=paragraph}"
(classify|evaluate|judge|process|handle) the (incoming|following|new) email from {from=email}. subject: {subject=title}. message: {body=paragraph}
{from=email} (wrote|sent) (me|us) "{subject=topic}": "{body=paragraph}". (is that urgent|is it important|does it need action|analyze it)
is this (spam|urgent|important|phishing)? sender: {from=email}, subject: {subject=title}, text: {body=paragraph}
from={from=email} subject={subject=topic} body={body=sentence}
(received|got) this by email: "{body=paragraph}", (it's|it is) from {from=email} and the subject (is|says) {subject=title}, (what now|analyze please|what does it need)
(analyze|triage|assess) this (incoming|new|) (email|mail) from {from=email}: {body=paragraph}
(analyze|assess|triage) the (email|mail) that just came in
# Bare, clipped and roundabout.
this just landed: from {from=mail3}, "{subject=sub4}", {body=body5}
what does {from=mail3} want from me? subject {subject=sub4}, text {body=body5}
from: {from=mail3} / subject: {subject=sub4} / {body=body5}
do i have to do anything about this one. {from=mail3} writes under {subject=sub4}: {body=body5}
got mail. sender {from=mail3}. about {subject=sub4}. says {body=body5}
pasting you a mail, size it up: {subject=sub4}, by {from=mail3}, "{body=body5}"
~ no reply yet please, first tell me what's up with this: {from=mail3}, {subject=sub4}, {body=body5}
triage: {from=mail3} | {subject=sub4} | {body=body5}
new in the inbox, {from=mail3} with "{subject=sub4}" and the words "{body=body5}", is it important
is that spam or real? from {from=mail3}, subject {subject=sub4}, body {body=body5}
{from=mail3} sent me "{body=body5}" with {subject=sub4} on top, how should I take that mail
email in: "{subject=sub4}" <{from=mail3}> {body=body5}
{=hm2}, an incoming one to judge, it's {from=mail3}, headed {subject=sub4}, and goes {body=body5}
mail event, sender={from=mail3}, subject={subject=sub4}, body={body=body5}
# What is an argument, what is not, and where it ends.
a mail came from {from=to}, subject {subject=subject}, it says "{body=body}". what do I do with it, I'm a bit lost
incoming mail: subject "{subject=subject}", from {from=to} (not to be confused with {=to_o}), text {body=body}
have a look at this mail, it's marked urgent: from {from=from_email}, subject {subject=subject}, body: {body=body}
~ text "{body=body}", title "{subject=subject}", sender {from=to}, that just hit my inbox, judge the mail
~ I've been sent this mail by {from=to}: {subject=subject} - {body=body}. Is it something I must act on?
# "Label: content", telegrams, hashtags, arrows.
incoming: from {from=email}, subject {subject=subject2}, body: {body=lbo}
just arrived - From: {from=email} - Subject: {subject=subject2} - Body: {body=body3}
triage: {from=email} / {subject=subject2} / {body=lbo}
mail in, sender: {from=from_email2}, subject: {subject=subject2}, text: {body=body3}, verdict?
incoming mail | from: {from=email} | re: {subject=subject2} | {body=body3}
check this mail -> from: {from=email}; subject: {subject=subject2}; content: {body=lbo}
# A word or two decide between neighbours.
a mail came in from {from=email}, subject {subject=head}, it says {body=letter} What should I do with it
look at this email I just got: {from=who2}, "{subject=head}", {body=saying}
from: {from=email}, re: {subject=head}, {body=letter} - what do they want from me
incoming mail. sender {from=email}. subject {subject=head}. body {body=saying}
judge this mail, it's from {from=who2} with the subject {subject=head}: {body=letter}
{from=email} just mailed "{body=saying}" under the subject {subject=head}, is any action needed
how urgent is this email? {from=email} / {subject=head} / {body=letter}
# More of the usual ways.
mail from {from=email}, subject {subject=subj}, body {body=inlong}, what do I do with it
just in from {from=email}: {subject=subj}. {body=inlong} What's the next step?
subject {subject=subj}, from {from=email}: "{body=inlong}". Assess that mail
body: {body=inlong} from: {from=email} subject: {subject=subj}
subject: {subject=subj} from: {from=email} text: {body=inlong}
from: {from=email}, subject: {subject=subj}, content: {body=inlong}
from {from=name}, re {subject=subj}: {body=inlong} Analyze this incoming mail
{from=email} just mailed. Subject {subject=subj}. It says: {body=inlong}
{from=name} just sent a mail titled {subject=subj}: "{body=inlong}" - is it urgent?
new e-mail: {from=email}, {subject=subj}, {body=inlong}
new mail in the inbox, sender {from=email}, titled "{subject=subj}", text "{body=inlong}"
inbound: {subject=subj} by {from=email}. {body=inlong}
incoming e-mail. Sender: {from=name}. Subject: {subject=subj}. Message: {body=inlong}
I got "{body=inlong}" from {from=email} under the subject {subject=subj}, what do they want
I received a mail, {subject=subj}, from {from=email}, saying {body=inlong} - what now?
this came by mail from {from=email}, "{subject=subj}": {body=inlong} Does it need an answer?
"{body=inlong}" is what {from=email} wrote, subject {subject=subj}. triage it
"{subject=subj}", writes {from=email}, and then: {body=inlong} How should I handle this email?
please evaluate: email from {from=email}, subject line {subject=subj}, body text {body=inlong}
can you judge this e-mail? {from=email} / {subject=subj} / {body=inlong}
check this email for me, from {from=email}, subject {subject=subj}: {body=inlong}
is this mail a scam: from {from=email}, subject {subject=subj}, "{body=inlong}"
should I answer this? mail by {from=name}, subject {subject=subj}, "{body=inlong}"
what kind of mail is this? subject {subject=subj}, sender {from=email}, text: {body=inlong}
email arrived: from={from=email}; subject={subject=subj}; body={body=inlong}
mail server says: from {from=email}, subject {subject=subj}, {body=inlong}
message received. {from=email} writes under {subject=subj}: {body=inlong}
process the following. From {from=email}. Subject {subject=subj}. Body {body=inlong}
look into this mail: sender {from=name}, topic {subject=subj}, message {body=inlong}
{=chatter2}, got this email from {from=email}, subject {subject=subj}: "{body=inlong}" how important is it
the sender is {from=email}, the subject {subject=subj}, the text {body=inlong} - analyze the mail
the text is "{body=inlong}", the sender {from=email}, the subject {subject=subj}. what should I do about the mail
read and rate this incoming mail: {from=email}, {subject=subj}, "{body=inlong}"
~ here's a fresh email. {from=email} sent it, it's about {subject=subj} and says {body=inlong}
sender {from=email} subject {subject=subj} message {body=inlong}
mail notification: {subject=subj}, {from=email}, {body=inlong}
someone at {from=email} writes "{body=inlong}" with the subject {subject=subj}, tell me what that mail needs
how would you deal with this email from {from=name} titled {subject=subj}: {body=inlong}
triage: {from=email} - {subject=subj} - "{body=inlong}"
sort this new mail. subject {subject=subj}. from {from=email}. body {body=inlong}
new mail from {from=email}: {body=inlong} what does it want
analyze the incoming mail from {from=email} with the subject {subject=subj}
incoming mail, subject {subject=subj}: {body=inlong}
an email just came in, judge it
assess this mail: {body=inlong}
# Told around, thought aloud, wrapped in a story.
look what just arrived from {from=email}, "{subject=title}", it says {body=paragraph}
not sure what to make of this one: {from=email} writes under {subject=topic} that {body=sentence}
~ I got this out of the blue. Sender {from=fullname}, subject {subject=title}: {body=paragraph}
{=who4} forwarded me a mail by {from=email}, subject {subject=topic}, text {body=sentence}, should I worry
this mail from {from=email} smells fishy to me
# Short and plain, as typed every day.
is this email a scam
judge this mail
phishing or real? {from=mail}, "{body=body6}"
~ check this email I got: {body=body6}
what's this email after
incoming: {from=mail}, {subject=insub}, {body=body6}
must I act on this incoming mail
how urgent is this new mail
fishy email from {from=mail}, thoughts?
size up a mail I'll paste
safe to ignore this email?
legit? mail titled {subject=insub}, {from=snd}
"{body=body6}", it says in an email from {from=mail}, do I have to react
grandma nearly clicked on it: email by {from=mail}, "{subject=insub}", genuine or a con
under {subject=insub} I've been mailed "{body=body6}" by {from=snd}, what's my next step
I've never dealt with {from=snd}, yet their email says "{body=body6}", assess it
~ {subject=insub} is the heading, {from=mail} the sender, is this mail worth my time
this just popped up by mail, {body=body6}, sent by {from=mail}, how serious is it
# Bare noun phrases, and orders that lack what is needed.
~ there's a mail I want you to judge
what should I make of this mail that just came in
look over an incoming mail for me
new mail from {from=mail2}: {body=say2}, what do they want
a mail's come in and I don't trust it, check it
if I paste you an email, tell me whether I have to do something about it
odd mail just landed, sender {from=who6}, subject {subject=top2}, what's it after
here's an incoming email, is it urgent: {body=say2}
triage this new mail for me
{from=mail2} writes under "{subject=top2}": {body=say2}. what now, is this mail serious
# Needs only hinted at, telegrams, neighbours.
just in from {from=email}, headed {subject=sub}: {body=para} Is this something for me?
I don't know what to make of this mail. {from=from_email3}, "{subject=sub}": {body=para}
{from=email} sent "{subject=sub}" and it reads: {body=say3}. Do I need to react to that mail?
I'm not asking you to find it, here it is: mail from {from=email}, {subject=sub}, {body=para} what's it after
don't answer yet, only tell me what this mail wants. From {from=from_email3}. Subject {subject=sub}. {body=para}
it says {body=para} and comes from {from=email}, subject {subject=sub}, sort this mail for me
email in: {from=email} / {subject=sub} / {body=say3} / what next
inc mail {from=email} re: {subject=sub}: {body=say3}
new mail, sbj {subject=sub}, frm {from=email}, txt {body=say3}
~ does this mail call for anything? "{body=say3}", subject {subject=sub}, by {from=from_email3}
is this mail spam, from {from=email} with the subject "{subject=sub}": {body=say3}
I'm pasting what arrived: {subject=sub}, from {from=email}. {body=para} Assess that mail
this mail smells fishy: {from=email}, "{subject=sub}", "{body=para}"
the subject is {subject=sub}, the sender {from=from_email3}, the text {body=say3}. How should I treat this email?
a mail from {from=email} with the text {body=say3}, what does it want from me
assess this incoming mail for me
# Every parameter in many wordings, orders and lengths.
from {from=email} re {subject=sub2}: {body=para2} what should happen with this mail
{from=from_email4} mailed "{subject=sub2}": "{body=para2}" how urgent is that
incoming, {subject=sub2}, {from=email}, {body=para2}
~ mail came in // {from=email} // {subject=sub2} // {body=para2}
~ "{body=para2}" came from {from=from_email4} with the subject {subject=sub2}, judge that mail
subject {subject=sub2}, text {body=para2} sender {from=email}. Assess.
text {body=para2} subject {subject=sub2} sender {from=from_email4}. What does this mail want?
sender {from=from_email4}, text {body=para2} subject {subject=sub2}. Next step for this mail?
the mail by {from=email} says {body=say4} and is titled {subject=sub2}, do I have to do something
titled {subject=sub2}, a mail by {from=from_email4} arrived: {body=para2} is it important
evaluate incoming mail: from "{from=email}", subject "{subject=sub2}", body "{body=say4}"
phishing or not? {from=email} writes "{subject=sub2}", then {body=para2}
I'll paste a mail. {from=email}. {subject=sub2}. {body=para2} What is it asking of me?
analyze: subject={subject=sub2} body={body=say4} from={from=email}
mail from {from=from_email4} titled {subject=sub2}, what do I do with it
judge this mail: {subject=sub2}, {body=para2}
# Told around, thought aloud, wrapped in a story.
is this real or a scam? It's from {from=email}, subject {subject=title}, and it says {body=paragraph}
I don't know how to react to this. {from=fullname} writes "{body=sentence}" with the subject {subject=subj2}
what on earth does {from=email} want from me with "{subject=title}": {body=paragraph}
have a look at this for me, sender {from=email}, topic {subject=subj2}, content: {body=sentence}
got a strange one in my mail, could you judge it
%lang de
# The usual ways to ask.
(analysiere|prüfe|bewerte) [bitte] diese [eingehende] (Mail|E-Mail): Von {from=email}, Betreff: {subject=topic}, Text: {body=paragraph}
Neue E-Mail. Von: {from=email} Betreff: {subject=topic} {body=paragraph}
eben kam eine Mail von {from=email} mit dem Betreff {subject=topic} rein: {body=paragraph} - was (ist zu tun|soll ich damit machen)
eingehende Nachricht von {from=email} / {subject=topic} / {body=paragraph}
was hältst du von dieser Mail? Absender {from=email}, Betreff {subject=topic}: "{body=paragraph}"
# More of the usual ways.
schau dir die mail an, die reinkam: {from=email} schreibt unter {subject=betreff}: {body=paragraph}
mail eingegangen, absender {from=email}, betreff {subject=betreff}, inhalt {body=satz}
ist das spam? von {from=email}, betreff "{subject=betreff}", text "{body=paragraph}"
{from=email} hat geschrieben, betreff {subject=betreff}. {body=paragraph}. was mach ich damit
betreff {subject=betreff}, kam von {from=email}: {body=paragraph} - wichtig oder nicht
muss ich auf die hier reagieren? "{body=paragraph}" von {from=email}, betreff {subject=betreff}
einschätzung bitte zu dieser mail. {subject=betreff}, geschickt von {from=email}: {body=satz}
von: {from=email} | betreff: {subject=betreff} | {body=paragraph}
werte diese eingegangene mail aus: absender {from=fullname}, betreff {subject=betreff}, text {body=paragraph}
wie dringend ist das, was {from=email} mit dem betreff {subject=betreff} schickt: {body=satz}
neue post von {from=email}: {subject=betreff}. {body=satz}. bitte einordnen
prüf mal den text einer mail von {from=email}: {body=paragraph}
~ steckt da ein termin drin? mail von {from=email}, {subject=betreff}: {body=paragraph}
analysier mal die mail die grad kam
# Needs only hinted at, telegrams, neighbours.
muss ich mir sorgen machen? {from=email} mailt unter {subject=betr} folgendes: {body=paragraph}
~ kam eben rein: {subject=betr}, von {from=abs}. "{body=paragraph}" und jetzt?
beurteile bitte die eingegangene mail. von: {from=email} betreff: {subject=betr} text: {body=satz2}
{from=email}, betreff {subject=betr}, inhalt {body=paragraph} - ist das dringend oder kann das warten
{body=paragraph} so stehts in der mail von {from=email} mit dem betreff {subject=betr}, was wollen die
eingang {from=fullname} / {subject=betr} / {body=satz2}
eine neue mail von {from=email} ist da, sag mir, was zu tun ist
# Every parameter in many wordings, orders and lengths.
von {from=email} kam grad unter {subject=betr2}: {body=paragraph}. was soll ich davon halten
bewerte mir diese mail, absender {from=email}, betreff {subject=betr2}, inhalt {body=paragraph}
hier eine mail, die ich gekriegt hab. betreff {subject=betr2}, von {from=email}, text: {body=paragraph}
eingang von {from=email}: "{subject=betr2}" - {body=satz3}. eilt das
ist es ernst gemeint, wenn {from=email} mit dem betreff {subject=betr2} schreibt: {body=paragraph}
könnten Sie folgende eingegangene E-Mail einschätzen? Absender: {from=fullname}. Betreff: {subject=betr2}. Text: {body=paragraph}
{subject=betr2} / {from=email} / "{body=satz3}", was muss ich da tun
sortier die mal ein: {from=email} schreibt mir zum betreff {subject=betr2}, {body=satz3}
prüf mal auf betrug, die mail heißt {subject=betr2}, kommt von {from=email} und lautet {body=paragraph}
was will {from=email} von mir? betreff {subject=betr2}, mailtext {body=paragraph}
diese mail ist gerade eingetroffen, {from=email}, {subject=betr2}, {body=paragraph}
mail zum auswerten: text "{body=paragraph}", betreff "{subject=betr2}", absender {from=email}
wie schlimm ist das? {from=fullname} mailt mir {subject=betr2}: {body=satz3}
analysieren: von {from=email}, {subject=betr2}, {body=satz3}
die mail von {from=email}, in der steht {body=paragraph}, muss ich da ran
schätz mir mal die mail ein, die ich bekommen hab
%lang es
# The usual ways to ask.
(analiza|revisa|evalúa) este correo [entrante]: De {from=email}, asunto: {subject=topic}, texto: {body=paragraph}
Correo nuevo. De: {from=email} Asunto: {subject=topic} {body=paragraph}
acaba de (entrar|llegar) un correo de {from=email} con asunto {subject=topic}: {body=paragraph} ¿qué hago con él?
mensaje entrante de {from=email} / {subject=topic} / {body=paragraph}
¿qué te parece este mail? Remitente {from=email}, asunto {subject=topic}: "{body=paragraph}"
# More of the usual ways.
~ mira el correo que entró: {from=email} escribe con asunto {subject=asunto}: {body=paragraph}
ha entrado un mail, remitente {from=email}, asunto {subject=asunto}, contenido {body=frase}
¿esto es spam? de {from=email}, asunto "{subject=asunto}", texto "{body=paragraph}"
{from=email} ha escrito, asunto {subject=asunto}. {body=paragraph}. qué hago con esto
asunto {subject=asunto}, viene de {from=email}: {body=paragraph} - ¿importa o no?
tengo que reaccionar a esto? "{body=paragraph}" de {from=email}, asunto {subject=asunto}
valora este correo, por favor. {subject=asunto}, enviado por {from=email}: {body=frase}
de: {from=email} | asunto: {subject=asunto} | {body=paragraph}
evalúa este mail recibido: remitente {from=fullname}, asunto {subject=asunto}, texto {body=paragraph}
cómo de urgente es lo que manda {from=email} con el asunto {subject=asunto}: {body=frase}
correo nuevo de {from=email}: {subject=asunto}. {body=frase}. clasifícalo
revísame el texto de un mail de {from=email}: {body=paragraph}
¿hay una cita aquí dentro? mail de {from=email}, {subject=asunto}: {body=paragraph}
analiza el mail que acaba de entrar
# Needs only hinted at, telegrams, neighbours.
tengo que preocuparme? {from=email} me escribe con asunto {subject=subject3}: {body=paragraph}
~ recién entró: {subject=subject3}, de {from=rem}. "{body=paragraph}" ¿y ahora?
valora el correo recibido. de: {from=email} asunto: {subject=subject3} texto: {body=dec}
{from=email}, asunto {subject=subject3}, contenido {body=paragraph}, ¿corre prisa o puede esperar?
{body=paragraph} Así dice el mail de {from=email} titulado {subject=subject3}, ¿qué buscan?
entrante {from=fullname} / {subject=subject3} / {body=dec}
hay un correo nuevo de {from=email}, dime qué hay que hacer
# Every parameter in many wordings, orders and lengths.
acaba de llegarme esto de {from=email}, asunto {subject=subject4}: {body=larga}
te paso un correo recibido. remitente: {from=remi}. asunto: {subject=subject4}. texto: {body=larga}
qué hago con este mail? lo manda {from=email}, se titula {subject=subject4} y dice {body=larga}
{subject=subject4} es el asunto, {from=email} el remitente, y pone: {body=larga}
estudia este correo entrante de {from=email} con asunto "{subject=subject4}": "{body=dec2}"
mirá este mail que entró de {from=email}, {subject=subject4}, dice {body=larga}
~ me podría valorar este correo? de {from=email}; asunto {subject=subject4}; contenido {body=larga}
requiere respuesta esto? {from=email} / {subject=subject4} / {body=larga}
correo entrante > de {from=email} > {subject=subject4} > {body=dec2}
dime qué quiere {from=email} con este correo titulado {subject=subject4}: {body=larga}
nos ha entrado un mensaje de {from=email}. se llama {subject=subject4}. el cuerpo: {body=larga}
texto {body=dec2}, asunto {subject=subject4}, de {from=email}, analízalo
qué prioridad le das a un correo de {from=email} que dice {body=larga}?
analiza un mail con asunto {subject=subject4} que pone {body=dec2}
te pego un mail de {from=remi} con asunto {subject=subject4} para que me digas qué hacer: {body=larga}
