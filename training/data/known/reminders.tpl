# Reminders: made, listed, called off.

%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list message: friday's invoice | tomorrow's swim meet | the 9 o'clock call with Dot | bins and bottles | my half of the rent | the form for monday | dad's birthday on the 8th | soup on the stove | the £40 for Yusuf
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list start_date: wed wk | the 5th | 3/4 | in a fortnight | friday after lunch | the last weekend of may | sat the 9th | tmrw pm | 12-08 | next thu morning | today week | the 21st | the day after pentecost | monday in two weeks | whit monday | the 30th, evening | sunday arvo | 2031-02-14 | the first of the month | thursday before noon
%list rof: the laundry | the parking meter | Keiko's farewell | the eggs | the gutter quote | my eye drops | the school bus | the rehearsal | Hamza's birthday | the ferry check-in | that form | the bread dough
%list rem: take the pizza out | move the car | call mum back | take my pills | buy flowers for Ana | check in for the flight to Oslo | bring the bins in | send Tom the key code | feed the cat and the fish | switch the oven off | ring the dentist | pick Leo up from football | water the tomatoes | pay the parking fine | charge the e-bike | defrost the chicken for dinner | congratulate Priya | submit the form with both signatures | stretch | look at the roast | book a table for four | leave for the station | start the dishwasher | renew the library books
%list remn: rent | laundry | dentist | passport | school trip | bins | medication | parking meter | call with Lena | cake in the oven | birthday of my niece | roast | webinar | eye drops | meter reading | flowers for Ana | swimming bag | vaccination card | gas bill
%list remg: calling mum | the laundry | moving the car | paying the rent | the cake | watering the tomatoes | feeding the cat | my pills | packing | handing in the form | checking in for the flight | turning the oven off | the bins | Ben's birthday
%list chatter: ok so | morning | quick one | sorry, me again | busy day | I'm in the car | just talked to them | right | hm | before it slips my mind | long story | another thing | I'm half asleep | my head is full | oh and | good news | listen | on the phone with them now | I have two minutes | my boss is asking
%list tiny: bins | rent | laundry | parking meter | cat food | library books | eye drops | passport photos | school run | dentist | recycling | tomatoes | tax deadline | iron tablets | birthday card for Ruth | car inspection | pizza dough | trailer | bread in the oven | swimming kit
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list noun: dentist | meeting with Bob | pizza in the oven | laundry | medication | parents' evening | school bus | parking meter | cake in the oven | car inspection | Kim's birthday | rent | deadline | vitamins | phone call with the bank | football practice | webinar | tea | recycling bins | vet appointment | train to Leeds | eye drops | soup on the stove
%list gerund: calling Bob | watering the plants | taking my pills | paying the rent | the laundry | picking up the kids | sending the report | moving the car | feeding the cat | cancelling the trial | checking in for the flight | charging the bike | drinking more water | locking the shed | buying flowers | signing the form | stretching | taking the bins out | walking the dog
%list chatter2: hey | my memory is terrible | I'm so forgetful today | ok | right | quick | I always forget this | I'm in the car | before I forget | can't write right now | one thing | listen | sorry, busy right now | I'll be in a meeting until then | hands are full
%list please: please | could you | can you | would you | pls | I need you to | be so kind and
%list rtop: dentist | school run | parking meter | tax | vet | webinar | physio | night bus | insulin | car wash | piano lesson | rubbish
%list top: deposit | boiler quote | school trip | ferry tickets | parcel | lease | wedding menu | scan results | insurance claim | piano | new badge | passport photos | loft conversion | garden wall
%list ren: parking | eye test | choir list | mail to the notary | two o'clock call | bread in the oven | library books | boat deposit | Gita's birthday | task for the lab | washing | message to the coach | meeting with room 9
%list mood: ugh | sorry, last one | heads up | so, about today | I'm hopeless with this | it's been one of those weeks | small thing | the baby's asleep so I'm typing | oh no | funny, that | almost forgot | between two meetings | I'm at the gate | well then | if you have a second
%list from_email: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list limit2: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list day: tomorrow | tmrw | thursday | fri | this sunday | the 11th | tonight | next week | the coming weekend | monday morning | tuesday afternoon | 8 october | the day after tomorrow | later this week | wednesday evening | next friday | the 3rd of july | today | first thing monday | sat
%list message2: call mum | rent | dentist | move the car | feed the cat and the fish | tell ana about the 9 o'clock train | book the 7.30 table for two | ask Kim about friday's shift | print the 10am handout | turn the oven down to 160 | text Bob that dinner is at eight | buy stamps for the Monday letters | take the bins out before the truck comes at seven | reply to the mail from Dr. Weber | put the dentist in the calendar | pack the swimming bag | drink something | check in for the 6 am flight to Oslo | ring the school and say Leo is ill | order the cake for the 14th | swap the keys with Mrs. Lind | water the tomatoes at the back and the basil | watch the late film | get cash for the sunday market | return the drill | stretch | look at the roast | my pills | take two of the blue pills with water | pick Leo up from football and drop off Tom | wish Priya a happy 40th | cancel the trial in time | start the dishwasher | laundry | set the clocks back one hour | find a gift for Ruth's wedding in may
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list ren2: rent | dentist | laundry | bins | passport | cake in the oven | 9 o'clock train | monday meeting | call with Lena | friday deadline | parking meter | eye drops | birthday of my niece | the 14th | last bus | roast | present for Tom and Ana | meter reading
%list day2: today | tomorrow | friday | thursday | next monday | the 14th | tonight | this weekend | next week | june 3 | the 2nd of may | tuesday afternoon | wednesday morning | saturday | the day after tomorrow | 17/3 | 2026-02-11 | this month | next month | sunday evening | monday week | the week after next | easter monday | 4 july | later today | wed | 12.5.
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list who: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law

%tool schedule_reminder
%list rwh: in ten minutes | at 6 | tomorrow at 8 | at half nine | friday morning | in an hour | monday at 7am | tonight at ten | on the 3rd | in half an hour | sunday at noon | tomorrow after lunch
%list rto: turn the oven off | call the crèche | water the ferns | leave for the train | email the treasurer | take my tablets | check the forecast | move the car | pay Lorna back | lock the shed | read the news | text Benji
%list rab: the oven | the parking ticket | the ferns | Lorna's money | my tablets | the laundry | the meeting with the notary | the car | the bins
%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list when2: at 1430h | in an hour and a half | on the 5th | wed wk at 9 | at half seven | around noonish | in a fortnight | on 3/4 at 8am | tmrw night | in 90 mins | the day after tomorrow at six | at ten to five | on sunday after church | in three quarters of an hour | tonight at 2030 | next thu | on the 21st at noon | in twenty-five minutes | first thing tomorrow
%list message3: ask tom about friday's invoice | ask Halima whether the room is free at 3 | feed the dog and lock up | be at the quay by six | tell Dot that the 9 o'clock is cancelled | take the 17:40, not the 18:10 | buy milk, eggs and a 40 watt bulb | pay £40 to Yusuf before monday | check if the tiles came and count them | sign the form from the 5th | text kwame the code, 8831 | move the meeting with Mr. Farr to next week | water the beans at noon and at six | read what the surveyor wrote on tuesday | email the receipts to the insurer | wish Oisín luck for tomorrow | take 2 tablets with water | look at ~/plans/v3.pdf and comment | defrost the soup for tonight | cancel the free month before the 30th
%list when3: tmrw 9am | 6pm | fri 3pm | the 14th | sunday noon | 21:00 | 7.45 | tonight 10pm | thursday morning | monday at half eight | 4 oct, 10am | next wed 2pm | half past six | tomorrow evening | quarter to three | sat 11:30 | 16h | 1 december | the 9th at noon | tues 8.15 am | midnight
%list message4: bins out | take the antibiotic | move the car | bread is in the oven | ring Fenwick & Sons | charge the e-bike | the parents' evening | feed the sourdough | check in for the flight | send Wanda the contract | switch the laundry over | stretch | call in to the board meeting | pay the window cleaner | phone the embassy | Leo's swimming bag | write to the insurers | collect the keys from no. 9 | water the orchids | buy tickets before they sell out | mail the signed form to HR | pills | Nana's birthday | look at the job ads | tell Ines about the flat | vote | put the chicken in the fridge | the delivery man comes | cancel the free trial | submit timesheet | eye drops, left only | dentist - bring x-ray | turn the compost | return the hire van with a full tank | wish Omar luck | school photos: white shirt | ask about the mail from the bank | leave for the station | add the receipts to the folder | read to the kids
%list lb: (
%list rb: )
%list when4: in 20 min | in 2h | in an hour and a half | at 6 sharp | at 18:05 | on friday at 4 | in 3 days | on the 14th at ten | in ten | tonight at 9 | tomorrow at noon | in half an hr | at 5 to 7 | in five weeks | on new year's eve | in 90 seconds | later today at 3 | tmrw at 06:40
%list hr: #reminder | #remind | #remindme | #alarm
%list when5: at 7 tonight | in 40 minutes | tomorrow at 6.45 | friday at noon | on the 14th at 9 | in two hours | next monday at 8am | at half past three | this evening at nine | sunday at 18:00 | in a quarter of an hour | on 2 november | in ten days | tomorrow afternoon at 4 | at 11:55
%list rto2: feed the sourdough | move the car | ring the roofer | answer Tilda's mail | finish the scout form | check the oven | put the bins out | look at my task list | take the blue pill | join the family call | leave for the ferry | book the flu jab | bring up the raise with my supervisor | log my blood sugar | pay the dentist's bill | pick Keiko up from the station | reply to the group | text Hamza the address | charge the drill | write the agenda for monday
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%list todo2: take the bread out | move the car | ring the optician | put the bins out | give the cat her drops | log off and go for a walk | check on the soup | pick up the suit | hand in the form | feed the sourdough | call the garage back | turn the compost | phone my gran | start the dishwasher
%list when6: at half past four | tomorrow at seven | in twenty minutes | thursday at noon | tonight at nine | friday morning at 8 | in an hour | sunday evening at six | at 5:45 pm | in three days | monday at 10am | next wednesday at 3pm | in 90 minutes
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list who2: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list subj: rental bond | ferry booking | allotment | broken heater | marathon bib | piano tuning | pension papers | kiln | cello lessons | scaffolding | bee course | second-hand sofa | blood results | tree surgeon | beehive grant | choir trip
%list when7: tomorrow at 9 | tonight at 8 | friday 3pm | at 6 | at noon | at half past seven | on monday | sunday evening | tomorrow morning | on the 14th at 10 | thursday at 17:00 | this evening | next tuesday at 8am | at 16:45 | on friday at noon | tomorrow | the day after tomorrow at 7 | june 3 at 9am | saturday morning at 10 | wednesday 7:30 | at midnight | at ten to five
%list when8: in 20 minutes | in an hour | in half an hour | in two hours | in 10 min | in three days | in a week | in 45 minutes | an hour from now | in ninety seconds
%list remf: the bins get collected | the roast is done | Kim lands | tickets go on sale | the meter runs out | it's mum's birthday | the shop closes | the stream starts | the landlord comes by | the library closes early | my shift begins | the window cleaner comes
%list who3: Alice | Bob | Kim | my sister | Dr. Weber | the landlord | Priya | the tax adviser | Marco | the plumber | HR | the design team | Tom | Ingrid | the vet | two investors | the new intern | my mother-in-law | the architects
%list emailing: email Kim | reply to the landlord | send Alice the slides by mail | answer Dr. Weber's mail | put the dentist in my calendar | add milk to the list
%list appt: I have an appointment at the clinic | there's a meeting in room 4 | I'm seeing the tax adviser | the task for Kim is due | dinner with Sam is at eight
%list start_time: tomorrow at 10 | friday 3pm | next tuesday 9:30 | monday at noon | the 14th at 6pm | thursday 8am | saturday 11 | this wednesday at half past four | june 3rd 19:00 | sunday at 4 | tomorrow 17:45 | 9am on the 22nd | next friday at seven | tuesday 2:15pm | the day after tomorrow at 8 | tonight at 9 | 12 may 10am | monday 13h
%list task: defrost the freezer | get new tyres | return the drill to Omar | answer the tax office | buy a lamp and two bulbs | ring the school about the trip | cancel the trial subscription | print the boarding passes | pick a present for Ruth | sew the button back on | compare heating offers | renew the library card | wash and wax the car | apply for the parking permit | find a babysitter for saturday | write thank-you notes | clean behind the fridge | order contact lenses | finish the slides for Bob | update my CV
%list who4: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list rec: every evening at 8 | every morning at seven | every day at noon | every sunday evening | every monday at 9 | every night at 10pm | every other day | every weekday at 7:30
%list moment: next Friday | 14:45 on 25.1. | noon the 17th | tomorrow at 11 o'clock | 8am | next Tuesday 5:00 pm | Friday at 9am | Wednesday 7:30 pm | the 15th 11 in the afternoon | the 12th | tomorrow at 6 in the afternoon | Wednesday at 3:30 pm | Friday noon | 28.2. at 5pm | 12pm | 5.5. at 13:00 | 2:15 | Monday next week 1pm | 1 in the afternoon | today at 1:45 pm | noon | next Monday at 20:00 | Wednesday at 9 in the afternoon | 7:00 pm | half past two | Sunday next week at 9am | 1am on tomorrow | March 14 at 8:45 | the 13th | 4 in the afternoon April 11 | Tuesday next week at 21:15 | 5 o'clock on Wednesday | the day after tomorrow at 7am | quarter past 2 Saturday the 12th | Saturday the 9th 3am | quarter past 9 | this Thursday at quarter past 1 | this Sunday | 24.7. at 21:15 | Tuesday at quarter past 10 | Monday the 11th at 20:15 | 9:45 | 2:00 pm | Friday | noon on 3 April | 4 in the afternoon the 12th | Wednesday at 3:00 pm | Saturday at half past three | 10 o'clock tomorrow | Monday half past nine | 1am today | today at half past three | next Sunday | the 10th 12:15 | quarter past 9 on tomorrow | 4.5. at quarter past 8 | 13:00 | Saturday 9:45 | Friday next week at 8:00 | quarter past 1 on the day after tomorrow | Thursday quarter past 7 | 4 o'clock on 8 September | half past nine | 15:00 on Sunday | 22 March 5pm | Wednesday the 9th 9 in the afternoon | 16.4. at 10:30 pm | December 25 at 8:15 | today at 9:45 | 12am on 3 July | 4:45 | 3pm on 10 April | 2pm | next Tuesday | 9 in the afternoon | 6 in the afternoon | Tuesday at noon | the 15th at half past five | today 19:15 | 26 March | tomorrow at half past ten | 11:00 tomorrow | June 27 5am | 1 August at 7am | Sunday the 4th 11:30 pm | today | the 11th | Thursday the 5th 8 in the afternoon | half past five | half past eight June 9
%list fact2: the pizza is ready | Kim's train arrives | the shop closes soon | the parking ticket runs out | the game starts | the call begins | it's Tom's birthday | the cake has to come out | the offer ends | the plumber is coming | the meeting starts | the bins get collected | my shift starts | the rent is due | guests arrive | the trial period ends | the library closes | grandma lands | the tickets go on sale | the film starts
%list wake: 6:30 | quarter to seven | half five | 7 | 5am | six | 8:15 | ten to seven | 5:45 | 7:20 am | half past four
%list message5: the bins | insulin | the roast | the school run | eye drops | Leo's recital | the parking meter | the sourdough | the night bus | the rent | the vet | the webinar
%list clock: half past six | 8pm | quarter to four | noon | 7:45 | 10 | five o'clock | 3:30pm | ten past nine | 16:00 | midnight
%list when9: tomorrow at 9 | tonight at eight | friday 3pm | in 20 minutes | in half an hour | monday morning | sunday evening | tomorrow lunchtime | thursday at noon | next tuesday at 10 | this afternoon at four | in two hours | saturday 11:30 | the day after tomorrow at 7
%list miss: the last bus | the kickoff | my flight | the school run | the webinar | the auction | the eclipse | the ferry | the interview | the ticket sale | the pill | the parade
%list rem2: take the iron tablet | turn off the sprinkler | phone the garage | feed the rabbits | move the laundry | check on the bread | leave for the airport | log the blood sugar | pay the sitter | change the filter | let the cat in | ring Aunt Vera | pack the swim kit | join the webinar
%list when10: tomorrow at 9 | tonight at eight | friday 3pm | monday morning | sunday evening | tomorrow lunchtime | thursday at noon | next tuesday at 10 | saturday 11:30 | the 21st at 5pm | 6:15 | half past seven
%list when11: at six | tomorrow at 8 | in half an hour | tonight at nine | on friday morning | at noon | in 20 minutes | sunday at 4pm | tomorrow evening
%list alarm: take the pills | move the car | turn the roast | fetch the twins | feed the neighbour's cat | ring the surgery | put the bins out | leave for the station | water the basil | take the washing out
%list when12: tmrw 9am | in 20 mins | in 2 hrs | at quarter to six | thursday morning | tonight at ten | at 4:40 | on the 11th | in an hour and a half | fri 3pm | sunday at noon | in five minutes | next monday at 8 | this evening | in three days | wed 6.30 | after lunch | at dusk | in a fortnight
%list message6: email the notary | text Gita the address | add stamps to the list | look at the calendar | cancel the boat | message the other parents | enter the choir dates | take my tablets | leave for the 8:15 | ask Ravi for the notes from monday | mail the form before the 9th | search for the blue folder | write down the meter | check the weather for sunday | turn the heating down | tick off the shopping | send the 12 photos | meet Bruno at gate 3 | remember Aunt Bo's present | reply to the recruiter | schedule the eye test | finish task 9
%list wen: at six => at six | tonight at nine | tomorrow morning | at 7 | on friday at noon | in 20 minutes | at half past ten | in an hour
%list rem3: turn off the heating | check the bitcoin price | look at the forecast | read the news about the strike | close the blinds | google a plumber | change the dollars | lock the shed | watch the camera at the stable
%list when13: tomorrow at 9 | tonight at 8 | friday 3pm | at 6 | at noon | at half past seven | in 20 minutes | in an hour | in half an hour | on monday | sunday evening | tomorrow morning | on the 14th at 10 | thursday at 17:00 | this evening | next tuesday at 8am | at 16:45 | in two hours | in 10 min | in three days | an hour from now | in ninety seconds | june 3 at 9am | at ten to five | the day after tomorrow at 7 | in a week | at eight | 5pm | wednesday 7:30
%list from_email2: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list small: oven | antibiotics | car seat | blood test | piano teacher | hamster | cake for Wei | swimming bag | tax return | deposit | plumber | medication | window cleaner | bus pass | sourdough | vote | spare tyre | eye drops | school forms | parking disc
%list todo3: book the chimney sweep | send the deposit back | sharpen the knives | sort the winter clothes | get a quote for the roof | return the library books | descale the kettle | register for the half marathon | call the optician | glue the blue chair | back up the laptop | hand in the timesheet | change the bike tube | order new business cards | write the eulogy | pay the piano teacher | bleed the radiators | pick up the dry cleaning | cancel the gym | thank Hannah for the flowers
%list start_time2: tomorrow at quarter past nine | sunday 5pm | next thursday at two | the 3rd at 10:30 | wednesday 18:00 | this friday at noon | tuesday at half past three | may 20th 4pm | monday morning at 8 | saturday the 9th, 7 pm | tonight at 8 | next monday 13:15 | the day after tomorrow at 6 | 27 june at 11 | friday 16:45 | thursday at one
%list clock2: 3pm | quarter past five | 22:00 | six | 9:45 | half past eight | 14:15 | noon | ten | 11.30 | seven in the evening | 4:20pm
%list daily: every morning at 6:30 | every sunday at noon | every evening at nine | every weekday at 8 | every thursday at 5pm | every first monday at ten | every night at 11 | every other friday
%list todo_zu: die Blumen zu gießen | den Müll rauszubringen | Mama anzurufen | die Rechnung zu bezahlen | das Auto zu tanken | Milch und Brot zu kaufen | die Wäsche aus der Maschine zu holen | den Zahnarzt anzurufen | das Paket abzuholen | die Steuererklärung abzugeben | den Kuchen aus dem Ofen zu nehmen | die Tabletten zu nehmen | mit dem Hund rauszugehen | die Kinder abzuholen | das Fenster zuzumachen | einen Tisch beim Italiener zu reservieren | die Miete zu überweisen | Herrn Weber zurückzurufen | die Präsentation fertigzumachen | den Vertrag zu unterschreiben | die Winterreifen wechseln zu lassen | Geschenke einzupacken | Oma zum Geburtstag zu gratulieren | den Pass zu verlängern | die Pizza rauszuholen | den Bericht abzuschicken | die Heizung abzulesen | neue Batterien zu besorgen | die Katze zu füttern | das Backup zu prüfen | den Server neu zu starten | das Bad zu putzen | eine Pause zu machen | genug Wasser zu trinken | die Bücher zurückzugeben | den Reisekostenantrag einzureichen | ein Ladekabel mitzunehmen | Anna die Fotos zu schicken | die Versicherung zu kündigen | das Protokoll zu schreiben | Blumen für Lena zu besorgen | loszufahren | ins Bett zu gehen | den Tee abzugießen | die Mülltonne an die Straße zu stellen | beim Finanzamt anzurufen | das Licht im Keller auszumachen
%list remm: Zahnarzttermin | Termin beim Anwalt | Geburtstag von Paul | Müll | Anruf bei der Bank | Elternabend | Arzttermin | Kuchen im Ofen | Einkauf | Hochzeitstag | Wecker | Mietvertrag | Friseur | Reifenwechsel
%list remf2: Steuererklärung | Wäsche | Besprechung | Rechnung | Abgabe der Hausarbeit | Impfung | Anmeldung zum Kurs | Überweisung | Telefonkonferenz | Frist beim Finanzamt | Verabredung mit Jonas | Pizza im Ofen | Kündigung vom Fitnessstudio
%list todo_inf: Blumen gießen | den Müll rausbringen | Mama anrufen | die Rechnung von der Werkstatt bezahlen | Auto volltanken | Milch kaufen | Milch und Eier kaufen | Wäsche aufhängen | Paket bei der Post abholen | Steuererklärung machen | einen Tisch für vier reservieren | Miete überweisen | Herrn Weber zurückrufen | die Präsentation fertig machen | Vertrag unterschreiben | Winterreifen wechseln | Geschenk für Paul besorgen | Pass verlängern | Bericht abschicken | neue Batterien kaufen | Katze füttern | Backup prüfen | den Zahnarzttermin absagen | Bad putzen | Bücher zurückgeben | Fahrrad reparieren | Reisekosten einreichen | Keller aufräumen | Koffer packen | Versicherung kündigen | Protokoll schreiben | Wohnung saugen | Fenster putzen | ein Angebot für Siemens schreiben | Rasen mähen | Spülmaschine ausräumen | Flug nach Wien buchen | Hausaufgaben kontrollieren | Balkon bepflanzen | beim Finanzamt anrufen | Oma besuchen | Impftermin ausmachen | Führerschein umtauschen | Fotos sortieren | mit dem Vermieter reden
%list remn2: Meeting mit Anna | Training | Essen im Backofen | Paket bei der Post | Geschenk für Oma | Rezept in der Apotheke | Backup | Vorstellungsgespräch | Parkticket | Interview | Online-Banking
%list remp: Tabletten | Blumen | Hausaufgaben der Kinder | Medikamente | Augentropfen | Konzertkarten | Kaffeebohnen | Mülltonnen | Bücher aus der Bibliothek | Fotos für Anna
%list when14: um halb acht | in anderthalb Stunden | am 5. | Mittwoch in einer Woche | gegen Mittag | um 14:30 Uhr | in 90 min | in vierzehn Tagen | heute Abend um zwanzig vor neun
%list message7: die Milch zu kaufen und das Auto zu waschen | Tom nach der Rechnung vom Freitag zu fragen | den Hund zu füttern und abzuschließen | Frau Szabo den Code 8831 zu schicken | Malte Glück für morgen zu wünschen
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%list inf: Milch kaufen und das Auto waschen | Tom nach der Rechnung vom Freitag fragen | den dringenden Brief suchen | die Hälfte der Miete überweisen | den Keller, den Dachboden und die Garage aufräumen | 14 Fotos drucken | das Zelt zurückgeben, bevor Malte fährt | Annegret fragen, ob das Zimmer um drei frei ist
%list when15: morgen 8 uhr | freitag 15 uhr | heute abend um sieben | in 20 minuten | sonntag mittag | am 12. um 9 | in zwei stunden
%list dre: müll rausstellen | tabletten nehmen | oma anrufen | wäsche aufhängen | Lasse vom training holen | kuchen aus dem ofen | parkschein verlängern | stundenzettel abgeben | blumen gießen
%list zeit: um 19 Uhr | in 40 Minuten | morgen um 7 | am Freitag um zwölf | heute Abend um neun | in zwei Stunden | Montag um 8
%list tun: den Dachdecker anrufen | die Kette ölen | das Formular abgeben | den Zitronenbaum umtopfen | die Belege sortieren | Filter bestellen | die Fähre buchen | das Aquarium putzen | Knöpfe annähen | den Reifendruck prüfen
%list wegen: der Wäsche | der Parkuhr | dem Brotteig | Keikos Abschied | dem Schulbus
%list when16: morgen um sieben | in einer halben Stunde | am Freitag um elf | heute Abend um acht | Montag früh um 9 | in 20 Minuten
%list message8: die Fahrräder aufpumpen | den Ofen entkalken | beim Optiker anrufen | Pfandflaschen wegbringen | die Hecke schneiden | den Kinderwagen verkaufen
%list rwann: morgen um sieben | in zehn Minuten | in einer Stunde | heute Abend um neun | Freitag um halb drei | am Sonntag um elf | um 16 Uhr | um viertel vor acht | übermorgen früh | in drei Tagen | jeden Dienstag um 18 Uhr | nächsten Montag um acht | in einer halben Stunde | morgen Mittag | um Punkt sechs | am 14. um neun | heute Nachmittag | in 90 Sekunden | gegen Abend | Samstag früh | täglich um 22 Uhr
%list tundass: ich die Milch holen muss | die Wäsche noch hängt | Tante Ute auf den Rückruf wartet | der Antrag fertig werden muss | das Rezept abgeholt werden muss | Jonas um vier am Bahnhof steht | der Kuchen raus muss | ich die Tropfen nehmen soll | heute Sperrmüll ist | die Parkuhr abläuft | das Training ausfällt
%list tun2: Milch holen | Strom ablesen | Reifen aufpumpen | Geschenk für Mia einpacken | Wohnung kündigen | Tante Ute zurückrufen | Rasen mähen und Hecke schneiden | Gutschein einlösen | Steuerunterlagen sortieren | Hemden bügeln | mit Jonas reden | Vogelhaus bauen | Brot und Käse kaufen | Regal an die Wand schrauben | Zug für Ostern buchen | Rückgabe zur Post bringen | Fahrradkette ölen | Bett beziehen | Kuchen für das Schulfest backen | Kita anrufen wegen der Abholzeit | Antrag ausfüllen | Ofen sauber machen | Impfpass suchen | Ladekabel bestellen | Rezept abholen | Folien für Frau Adler fertigstellen | Aquarium reinigen | Angebot vergleichen | Passfotos machen lassen | Zelt trocknen
%list message9: Elternsprechtag | Tierarzt | Sperrmüll | Rückruf von Lena | Impfpass | Schwimmkurs | Ölwechsel | Kuchen | Gutschein | Antrag beim Amt | Müllbeutel | Zug | Parkschein
%list message10: Zahnreinigung | Fahrkarte | Waschmaschine | Spülmaschine | Prüfungsanmeldung | Miete | Parkuhr | Probe am Abend | Katze | Tablette | Sporttasche | Hecke
%list message11: Fleisch im Ofen | Passfoto | Rezept | Geschenk für Mia | Training | Bügeleisen | Aquarium | Elterngespräch | Ladekabel | Probetraining
%list tunzu: Milch zu holen | den Strom abzulesen | die Reifen aufzupumpen | Tante Ute zurückzurufen | die Hemden zu bügeln | mit Jonas zu reden | den Antrag auszufüllen | das Rezept abzuholen | Brot und Käse zu kaufen | die Wäsche abzuhängen | den Ofen auszumachen | mich zu dehnen | die Kinder vom Hort zu holen | das Aquarium zu reinigen | Lena zu gratulieren | die Tropfen zu nehmen | den Zug zu buchen | die Tür abzuschließen | das Fleisch aufzutauen | beim Amt anzurufen
%list wann: in ner Stunde | in zwanzig Minuten | morgen gegen acht | um kurz vor sechs | Dienstag nach der Arbeit | am 17. um neun | übermorgen mittag | heut Abend | in drei Stunden | Montagfrüh | um 13:40 | Sonntag um zehn | in einer Viertelstunde | am Freitag um halb fünf | nächsten Donnerstag | in zwei Tagen | morgen um 7:15 | am 2. Februar | jeden Montag um acht | Samstagvormittag um elf | heute um viertel nach fünf | in fünf Minuten | am Mittwoch um 16 Uhr | morgen nach dem Mittagessen | Freitag um Mitternacht | in einer Woche
%list inf2: tanken | Geld abheben | den Akku vom Rad laden | bügeln | Luftballons besorgen | beim Kinderarzt durchklingeln | Wiebke ihr Ladekabel zurückgeben | die Bewerbung ausdrucken und unterschreiben | Hundefutter nachkaufen | Skier wachsen lassen | rasen mähen | im Hort Bescheid geben | den Rauchmelder tauschen | eine Runde laufen gehen | Batterien kaufen | die Versicherung von Bernd vergleichen | wlan-passwort ändern | Henning die Bohrmaschine vorbeibringen | Sperrmüll anmelden | mit Kadir über den Umbau reden | die Oma im Heim besuchen | Turnbeutel waschen | ein Paket nach Graz aufgeben | Kostenvoranschlag einholen | den Keller ausmisten | Impfpass suchen | Äpfel vom Baum holen | die Folien für Dienstag fertig machen | der Nachbarin die Zeitung hochbringen | mal ausschlafen | Passfotos machen lassen | das Gartentor ölen | Konzertkarten verkaufen | Jule vom Bahnhof abholen | neue Schnürsenkel besorgen | die Heizkörper entlüften | Plätzchen backen mit den Kindern | Belege sortieren | zum TÜV fahren | Frau Okafor zurückrufen | Hemden aus der Reinigung holen | Vogelhaus aufhängen | Rechnung vom Dachdecker begleichen | den Mietwagen reservieren
%list sache: Kaminkehrer | Blutspende | hundefutter | Omas OP | Sperrmüll | die Bohrmaschine | Kita-Fest | Herd | Visum | der Gutschein von Bernd | Leihwagen zurück | Bewerbungsfrist | Hebamme | das Rezept für Jule | Kontaktlinsen | Schichtwechsel | Ofen aus | Trikots | Essensgeld | TÜV | die Wette mit Kadir | Ladesäule frei machen | Kuchen rausholen | Antrag Elterngeld | Schwimmsachen | Zoom mit Graz
%list muss: der Tank fast leer ist | ich noch Geld abheben muss | die Kinder um vier aus haben | ich Wiebke ihr Kabel schulde | der Teig gehen muss | die Hebamme kommt | die Anmeldung nur bis mittags offen ist | ich vor dem Blutabnehmen nichts essen darf | der Leihwagen zurück muss | Henning auf die Bohrmaschine wartet | das Spiel anfängt | die Post um sechs zumacht | wir Stromausfall haben werden | ich Kadir was versprochen habe | Oma operiert wird | die Suppe vom Herd muss | ich die Linsen rausnehmen soll | mein Visum abläuft | die Schicht früher beginnt | der Kaminkehrer kommt | der Hund raus muss | Jule am Gleis steht | das Parkhaus schließt | ich dran bin mit Treppe putzen | der Gutschein verfällt | die Uhr umgestellt wird
%list message12: zu tanken | Geld abzuheben | den Akku zu laden | die Hemden zu bügeln | beim Kinderarzt durchzuklingeln | Wiebke ihr Kabel zurückzugeben | Hundefutter mitzunehmen | den Rasen noch vor dem Regen zu mähen | im Hort Bescheid zu geben | die Batterie im Rauchmelder zu tauschen | eine Runde laufen zu gehen | Henning die Bohrmaschine vorbeizubringen | den Sperrmüll anzumelden | mit Kadir über den Umbau zu reden | Oma im Heim zu besuchen | das Paket aufzugeben | einen Kostenvoranschlag einzuholen | den Keller auszumisten | den Impfpass einzustecken | die Folien fertig zu machen | der Nachbarin die Zeitung hochzubringen | Passfotos machen zu lassen | Jule abzuholen | die Heizung zu entlüften | die Belege zu sortieren | zum TÜV zu fahren | Frau Okafor zurückzurufen | mich umzuziehen | den Mietwagen zu reservieren | die Kerzen auszupusten
%list wann2: morgen um sieben | in zehn minuten | heute abend um neun | in einer halben Stunde | Freitag um halb drei | am Sonntag um elf | um 16 Uhr | um viertel vor acht | übermorgen früh | in drei Tagen | nächsten Montag um acht | am 14. um 10 Uhr | Mittwochabend | heute um 18 uhr | in 45 Minuten | kommenden Samstag um zwölf | um fünf | morgen Mittag | am 3. Oktober | jeden Donnerstag um 19 Uhr | in zwei Stunden | Montag früh um 6:30 | heute Nachmittag gegen vier | am Dienstag | 17:45 | nächste Woche Freitag | in einer Woche | heute Nacht um zwei | Punkt zwölf | am Donnerstagmorgen um acht | jeden Abend um zehn | spätestens um neun
%list message13: die Blumen auf dem Balkon zu gießen | den Müll rauszubringen | oma anzurufen | Fenster zu putzen | das Fahrrad reinzustellen | Tante Gerda zu gratulieren | bei der Krankenkasse anzurufen | die Koffer vom Dachboden zu holen | das Rezept in der Apotheke abzuholen | den kühlschrank abzutauen | mit Emil für die Klassenarbeit zu üben | die Pfandflaschen mitzunehmen | Herrn Seidel zu schreiben | einen Tisch im Goldenen Hirsch zu reservieren | den Handyvertrag zu kündigen | das Zeugnis einzuscannen | Dübel und Schrauben zu kaufen | den Wasserfilter zu wechseln | die Stühle zurückzubringen | den Elternbrief zu unterschreiben | Kaffee nachzubestellen | beim Bürgeramt vorbeizugehen | Jonas vom Training abzuholen | den Flug umzubuchen | die Schuhe zum Schuster zu bringen | für Freitag zu lernen | die Kundenliste abzugleichen | mit dem Hund Gassi zu gehen | Wasser zu trinken | die Sporttasche auszupacken | das Angebot rauszuschicken | den Reifendruck zu prüfen | die Betten zu beziehen | das Parkticket zu verlängern | den Herd auszumachen | die Hühner reinzulassen | Mias Lehrerin zu antworten | den Schlüssel bei den Nachbarn abzugeben | die Medikamente zu nehmen | mich beim Zahnarzt zu melden | eine Runde spazieren zu gehen | die Zeiterfassung nachzutragen | das Auto aus der Werkstatt zu holen | Kuchen fürs Büro mitzubringen | mir die Augentropfen zu geben | dem Vermieter Bescheid zu sagen
%list inf3: fenster putzen | oma anrufen | den müll rausbringen | Fahrrad aus dem Keller holen | altglas wegbringen | Tante Gerda zum Geburtstag gratulieren | bei der Krankenkasse anrufen | koffer für Sylt packen | Rezept in der Apotheke abholen | den Kühlschrank abtauen | Schulbücher bestellen | mit Emil Mathe üben | die Winterjacken in die Reinigung bringen | pfandflaschen abgeben | Herrn Seidel wegen der Miete schreiben | Hochbeet gießen | einen Termin beim Friseur ausmachen | die Dachrinne sauber machen | handyvertrag kündigen | Zeugnis einscannen und hochladen | im Baumarkt Dübel kaufen | den Wasserfilter wechseln | Brot, Käse und Oliven einkaufen | die Stühle vom Nachbarn zurückbringen | Elternbrief unterschreiben | das Zelt trocknen lassen | Kaffeemaschine entkalken | beim Bürgeramt vorbeigehen | fotos von der taufe aussuchen | Papas Brille reparieren lassen | die Garage ausfegen | Jonas vom Training abholen | Flug umbuchen | neuen Personalausweis beantragen | schuhe zum schuster bringen | für die Prüfung lernen | das Regal im Flur anbringen | Kundenliste aktualisieren | den Hund zum Tierarzt bringen | zwei Kisten Wasser holen | Sporttasche auspacken | Angebot an die Firma Kern rausschicken | meerschweinchen füttern | Reifendruck prüfen | drucker neu einrichten | Gästebett beziehen | spenden für den Flohmarkt sammeln | Bettwäsche waschen und aufhängen | das Konto bei der Sparkasse auflösen | Weihnachtskarten schreiben
%list muss2: ich noch tanken muss | der Müll heute raus muss | Oma auf meinen Anruf wartet | ich die Kinder abholen soll | die Bibliothek um sechs zumacht | Jonas seine Turnschuhe braucht | ich Frau Brandt zurückrufen wollte | das Parkticket abläuft | die Wäsche noch in der Maschine liegt | ich mich für den Kurs anmelden muss | der Braten aus dem Ofen muss | wir bei Kerns eingeladen sind | ich den Schlüssel mitnehme | die Katze ihre Spritze kriegt | das Meeting gleich losgeht | ich Brot mitbringen sollte | die Steuer fällig wird | Mia zum Zahnarzt muss | der Handwerker klingelt | ich nüchtern bleiben muss | die Bewerbungsfrist endet | morgen Feiertag ist und alles zu hat | ich das Angebot noch nachrechnen wollte | der Strom abgelesen wird | Papa Hochzeitstag hat
%list imp: ruf oma an | kauf noch Milch | bring den müll raus | hol die kinder ab | stell die Tonne raus | denk an den Schirm | nimm die Tabletten | gieß die tomaten | schick Frau Brandt das Angebot | zieh die Wäsche ab | gib das Buch zurück | wirf den Brief ein | mach den Ofen aus | frag Timo nach dem Schlüssel | überweis die Miete | lass den hund raus | pack die Badesachen ein | druck die tickets aus
%list message14: Parkticket | Medikament von Oma | Treffen mit Frau Brandt | Nudelwasser | Elterngespräch | Zoom-Meeting | Bad im Keller | Geschenk für Timo | Webinar | Handballtraining
%list message15: Müllabfuhr | Zahnspange von Mia | Mietzahlung | Wäsche im Keller | Probe mit der Band | Rückgabe der Bücher | Abfahrt zum Bahnhof | Steuer | Pizza | Tablette am Abend | Anmeldefrist | Blutabnahme
%list message16: Elternsprechtag | Vokabeltest | Parkschein | Reifenwechsel | Geburtstag von Timo | Kuchen im Ofen | Anruf bei Frau Brandt | Termin beim Hautarzt | Müll | Abgabetermin | Wocheneinkauf | Tee
%list was: was für die katze einkaufen | den Steuerkram | Elternsprechtag | Omas Medikamente | Parkschein | Pizza im Ofen | Anruf bei Frau Brandt | Müllabfuhr | Zahnspange von Mia | Vokabeltest | Reifenwechsel | Mietzahlung | Wäsche | Probe mit der Band | Geburtstag von Timo | Rückgabe der Bücher | Blutdruck messen | Abfahrt zum Bahnhof
%list topf: factura | invitación | declaración de la renta | reserva del hotel | presentación | lista de precios | licencia de obras | excursión del colegio | cocina nueva | candidatura de Elena | nota de prensa | entrega de Valencia | renovación del contrato | cena de Navidad | subida de sueldo | oferta de empleo | caldera | reparación de la bici | lista de invitados | devolución | mudanza | beca | multa
%list topm: contrato de alquiler | informe trimestral | presupuesto | albarán | seguro del coche | viaje a Italia | fallo del servidor | borrador | contrato de compra | cumpleaños de la abuela | vuelo a Lisboa | plan de marketing | visado | logo | paquete | pedido | acuerdo con Telefónica | calendario de vacaciones | recibo de la luz | taller de mayo | contrato de trabajo | proyecto Alba | permiso de obras
%list titm: dentista | partido de pádel | taller | cine con Marta | concierto | café con Sofía | vuelo a Lisboa | ensayo del coro | standup | bautizo | entrenamiento | desayuno de trabajo | curso de seguridad | aperitivo con los compañeros
%list topp: billetes | gastos de viaje | resultados de las pruebas | papeles del piso | números de marzo | horarios | análisis | recibos | turnos de agosto | pagos pendientes
%list when17: a las siete y media | en hora y media | el día 5 | el miércoles que viene a las nueve | a eso del mediodía | dentro de quince días | en 90 min | esta noche a las nueve menos veinte
%list inf4: comprar leche y lavar el coche | preguntar a Maite por la factura del viernes | buscar la carta urgente | pagar la mitad del alquiler | ordenar el trastero, el garaje y el balcón | imprimir 14 fotos | devolver la tienda antes de que se vaya Iker
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list when18: mañana a las 8 | el viernes a las 3 | esta noche a las diez | en 20 minutos | el domingo a mediodía | dentro de dos horas
%list ere: sacar la basura | tomar la pastilla | llamar a la abuela | recoger a Leire | apagar el horno | regar las plantas | mover el coche | felicitar a Quique
%list hacer: llamar al techador | engrasar la cadena | entregar el formulario | trasplantar el limonero | ordenar los recibos | pedir los filtros | reservar el ferry | limpiar el acuario | coser los botones | medir el pasillo
%list aviso: a las 7 de la tarde | en 40 minutos | mañana a las 6:45 | el viernes al mediodía | en dos horas | el lunes a las 8 | esta noche a las nueve
%list cuando: mañana a las ocho | en media hora | el viernes a mediodía | esta noche a las nueve | el lunes a las 10 | en 20 minutos
%list hacer2: llevar la bici al taller | pedir cita en la óptica | devolver los libros | regar el huerto | llamar al fontanero | comprar bombillas
%list rcuando: mañana a las siete | dentro de diez minutos | en una hora | esta noche a las nueve | el viernes a las dos y media | el domingo a las once | a las cuatro de la tarde | a las ocho menos cuarto | pasado mañana temprano | en tres días | todos los martes a las seis | el lunes que viene a las ocho | en media hora | mañana a mediodía | a las seis en punto | el día 14 a las nueve | esta tarde | dentro de 90 segundos | al anochecer | el sábado por la mañana | cada noche a las diez
%list haceq: hay que comprar huevos | la ropa sigue tendida | la tía Rosa espera mi llamada | la solicitud caduca | Mateo llega a las cuatro a la estación | hay que sacar el bizcocho | me tocan las gotas | hoy pasan los muebles viejos | se acaba el parquímetro | no hay entrenamiento
%list hacer3: comprar huevos | leer el contador de la luz | inflar las ruedas | envolver el regalo de Martina | dar de baja el gimnasio | llamar a la tía Rosa | cortar el césped y el seto | canjear el vale | ordenar los papeles de Hacienda | planchar las camisas | hablar con Mateo | hacer una casita para pájaros | comprar pan y queso | colgar la estantería | sacar los billetes para Semana Santa | llevar la devolución a Correos | engrasar la cadena | cambiar las sábanas | hacer un bizcocho para el cole | avisar en la guardería de que salimos antes | rellenar la solicitud | limpiar el horno | buscar la cartilla de vacunas | pedir el cargador | recoger la receta | acabar las diapositivas para la señora Rey | limpiar la pecera | comparar ofertas | hacerme fotos de carnet | secar la tienda de campaña
%list message17: dentista | veterinario | parquímetro | bizcocho | vale | regalo de Martina | pasaporte | tren | pollo del horno | contador
%list message18: ITV | lavadora | medicación | pecera | matrícula | tutoría | receta | cita del banco | llamada de Lucía | reserva
%list cuando2: en una hora | dentro de veinte minutos | mañana sobre las ocho | poco antes de las seis | el martes al salir del trabajo | el 17 a las nueve | pasado mañana a mediodía | esta noche | en tres horas | el lunes bien temprano | a las 13:40 | el domingo a las diez | en un cuarto de hora | el viernes a las cuatro y media | el jueves que viene | en dos días | mañana a las 7:15 | el 2 de febrero | todos los lunes a las ocho | el sábado a las once de la mañana | hoy a las cinco y cuarto | en cinco minutos | el miércoles a las 16 | mañana después de comer | a medianoche | en una semana | en quince
%list inf5: echar gasolina a la furgo | sacar dinero del cajero | planchar las camisas | comprar globos para la fiesta | llamar al pediatra | devolverle el cargador a Rocío | imprimir y firmar la solicitud | comprar pienso para el perro | encerar los esquís | cortar el pasto | avisar en la guardería | cambiar la pila del detector de humo | salir a correr | comparar el seguro de Fermín | cambiar la clave del wifi | llevarle el taladro a Óscar | pedir la recogida de muebles viejos | hablar con Zulema de la obra | ver a la abuela en la residencia | lavar las camisetas del equipo | mandar un paquete a Quito | pedir tres presupuestos | ordenar el trastero | buscar la cartilla de vacunas | coger manzanas del árbol | acabar las diapositivas del martes | subirle el periódico a la vecina | hacerme fotos de carnet | engrasar el portón | vender las entradas del concierto | ir por Julieta a la estación | comprar cordones | purgar los radiadores | hornear galletas con los niños | ordenar los recibos | pasar la ITV | devolverle la llamada a la señora Ospina | recoger los pantalones del arreglo | colgar el cuadro del pasillo | pagar al techador | reservar el coche de alquiler | tramitar la visa | surtir la receta | lavar los trastes
%list cosa: la vacuna del gato | las lentejas | donar sangre | operación de la abuela | la matrona | fiesta del cole | horno | visado | el vale de Fermín | coche de alquiler | plazo de la solicitud | receta de Julieta | cambio de turno | camisetas | dinero del comedor | ITV | apuesta con Óscar | liberar el cargador | bizcocho | llamada con Quito | el parquímetro | Zulema | bañador de los niños | clase de guitarra | pastillas de la presión
%list message19: el tanque está casi vacío | me falta sacar dinero | los niños salen a las cuatro | le debo el cargador a Rocío | la masa tiene que reposar | viene la matrona | la inscripción cierra a mediodía | no puedo desayunar antes del análisis | hay que devolver el coche de alquiler | Óscar espera el taladro | empieza el partido | la oficina de correos cierra a las seis | van a cortar la luz | le prometí algo a Zulema | operan a la abuela | hay una olla en el fuego | me toca quitarme las lentillas | caduca mi visado | entro antes a trabajar | hay que pasear al perro | Julieta llega al andén tres | cierran el aparcamiento | me toca limpiar la escalera | vence el vale | cambia la hora
%list infl: echarle un ojo al contrato | ponerme las gotas | darle la medicina al perro | apuntarme a la carrera | pasarle las fotos a Zulema | comprarme unas botas | devolverle la llamada a Óscar | pedirles presupuesto a los pintores | llevarle la compra a mi tía | hacerle la copia de la llave a Rocío | cambiarle el agua a los peces | decirle a Fermín lo del piso | quitarle el polvo a los libros | sacarme sangre | recordarle a mamá su cita | escribirle unas líneas al casero | bajarme los apuntes | probarme el traje | llevarlos al zoo | recogerla en la terminal | mandárselo firmado | renovarlo antes de que caduque | despedirme de los vecinos | dormirme temprano | pagárselo a la señora Ospina | subirlo a la nube
%list inf6: regar las plantas del balcón | sacar la basura | limpiar las ventanas | llamar a la abuela | llevar el coche a la ITV | recoger a los niños del cole | comprar pan y leche | devolver el taladro al vecino | pagar el recibo del agua | pedir cita con la pediatra | renovar el carnet de conducir | sacar el pollo del congelador | poner el lavavajillas | tender la ropa | bañar al perro | darle de comer al gato | cambiar las sábanas | imprimir los billetes de tren | mandar el informe a contabilidad | revisar el contrato con Lena | preparar la maleta | echar gasolina | inflar las ruedas de la bici | cortar el césped | cambiar la bombilla del pasillo | pasar por la farmacia | estudiar el tema cuatro | hacer la declaración de la renta | felicitar a Nora por su cumple | firmar los papeles de la hipoteca | anular la suscripción al gimnasio | reservar mesa en el japonés | limpiar el filtro de la campana | actualizar el antivirus | descalcificar la cafetera | mirar precios de vuelos a Quito | ordenar los cajones de la cocina | recargar la tarjeta del bus | llevar el abrigo a la tintorería | coser el botón de la camisa | desatascar el fregadero | hablar con el seguro | medir el hueco de la nevera | quitar las luces de Navidad | podar los rosales | vacunar al gato | sellar el paro | terminar la redacción de inglés | buscar canguro para el sábado | cargar el móvil | apagar el horno | mover el coche de zona azul | comprobar la presión de la caldera | lavar las cortinas | botar la basura | manejar hasta el taller | sacar la plata del cajero | pagar la tenencia | comprar la torta | jalar los datos del mes | alistar las mochilas | tomar agua
%list cuando3: mañana a las 8 | mañana a las ocho | en media hora | dentro de veinte minutos | el viernes a las siete y media | esta noche a las nueve | el lunes a primera hora | a las 17:00 | hoy a las tres | pasado mañana por la mañana | el día 22 a las 10 | dentro de dos días | en un par de horas | el domingo por la tarde | cada lunes a las 9 | todos los días a las 22:00 | el 7 de abril | a mediodía | mañana temprano | el jueves después de comer | en 45 minutos | la semana que viene | al rato | a las seis y cuarto | el próximo martes a las once | mañana antes de las nueve
%list infl2: comprarle un regalo a Irene | tomarme la pastilla de la tensión | devolverle los libros a Bruno | mandarle las fotos a la tía Chelo | pedirle la receta al doctor | llevarles las llaves a los vecinos | cortarme el pelo | ponerme la crema | apuntarme al curso de cerámica | escribirle a la casera | quitarme las lentillas | avisarles a los del taller | preguntarle a Elvira por el presupuesto | bajarle el abrigo a Teo | matricularme en la uni | descargarme las entradas | hacerme los análisis | pasarle el aspirador al coche | darme de alta en la web del cole | llamarlos para confirmar | recogerlo antes de las ocho | entregárselo a la portera | pagarle la deuda a Nando | sacarme el pasaporte | despedirme de Greta | traerle flores a mamá | irme pronto | acordarme de las llaves | estirarme un rato | acostarme temprano
%list infx: llamar al fontanero y pedirle presupuesto | comprar huevos, harina y mantequilla | preguntar si aceptan devoluciones sin tique | comparar ofertas de fibra y cambiar de compañía | confirmar con Saúl a qué hora llega el camión | mirar si queda pintura blanca | repasar las diapositivas antes de la charla | limpiar el horno con bicarbonato | llevar a Toby al veterinario por la pata | buscar un hotel cerca del puerto para cuatro | dejar las llaves en el buzón de Elvira | organizar la despedida de Greta | leer los capítulos dos y tres | cambiar el aceite y las bujías de la moto | poner a cargar las pilas de la cámara | enviar el paquete a Chile por correo certificado | decirle a Bruno que no cuente conmigo | avisar al portero de que vienen los de la mudanza | recoger el traje antes de que cierren | escribir a la comunidad por lo de la gotera | hablar con la tutora sobre las notas de Teo | reclamar a la aerolínea por la maleta | preparar el discurso para la boda | hacer copia de las fotos en el disco duro | quedar con Irma para lo del piso | ver qué pasa con la humedad del baño | revisar los gastos de marzo y abril | pintar la valla del jardín | montar la estantería del cuarto | buscar la garantía de la lavadora
%list message20: hoy vence la luz | hay que sacar el bizcocho del horno | vienen los de la caldera | Teo sale antes del cole | se acaba el plazo de la beca | mi hermana aterriza a las seis | toca cambiar el filtro | la gestora espera mi llamada | hay que devolver los patines | cierra pronto la ferretería | tengo cita con la matrona | Nora cumple años | hay que bajar los cubos | me esperan en la notaría | me toca a mí llevar la merienda | es el aniversario de mis padres | la lavadora sigue llena | le prometí la receta a Greta | el parquímetro vence | pasa el camión del gas | hay que darle el antibiótico al perro | el pan sigue en el horno | me toca el jarabe | me esperan en el taller | hay partido de Bruno | la carne se está descongelando
%list inf7: Llamar al banco | Comprar velas | Pagar el IBI | Preparar la reunión del lunes | Cambiar las ruedas | Enviar la propuesta a Globex | Recoger la tarta | Vaciar el trastero | Renovar el DNI | Pedir el certificado | Hacer la compra | Arreglar la persiana | Leer el contrato | Escribir a Elvira | Revisar el presupuesto | Imprimir las invitaciones | Limpiar la nevera | Contestar a Saúl | Llevar la bici al taller | Sacar dinero | Cancelar el seguro viejo | Comprar pienso | Lavar el coche | Felicitar a Irma | Reservar el camping
%list nomm: dentista | ensayo | pastel del horno | seguro del auto | cumple de Nora | partido de Teo | parquímetro | antibiótico del perro | alquiler | vuelo a Lima | examen de inglés | pago de la tarjeta
%list nomf: cita con la dermatóloga | reunión con Globex | lavadora | pastilla | renta | tarta de Nora | clase de salsa | vacuna de Toby | matrícula | inspección de gas | llamada de Saúl | basura
# Bare, clipped and roundabout.
remind me
remind me {when=rwh}
reminder: {message=rto} {when=rwh}
reminder {when=rwh} {message=rto}
remind me to {message=rto}
remind me abt {message=rab} {when=rwh}
{when=rwh} remind me {message=rab}
holler {when=rwh}, I've got to {message=rto}
I have a terrible memory and have to {message=rto} {when=rwh}, so remind me
I mustn't miss {message=rab}, a nudge {when=rwh} would help
{=pal} will kill me if I don't {message=rto} {when=rwh}. remind me?
don't {message=rto} for me, only remind me to, {when=rwh}
not on the to-do list, just a beep {when=rwh} about {message=rab}
no notification now please, {when=rwh} rather: {message=rto}
{=hm}, poke me about {message=rab} {when=rwh}
# Second steps: what an earlier step found is meant.
remind me [about it|of it] {when=when}
remind me {when=when} to (go through|look at|check) (them|it)
(ping|nudge) me about it {when=when}
remind me {when=when} to {message=todo}
# What is an argument, what is not, and where it ends.
remind me {when=when2} to {message=message3}, if you don't mind
remind me to {message=message3}, {when=when2} that is
{when=when2}, reminder: {message=message3}, thanks a bunch
I'd like a reminder {when=when2} about {message=message}, that's all
set a reminder for {message=message}, {when=when2}, since I forgot last time
don't let me forget to {message=message3}. {when=when2} would be good
{message=message3}: could you remind me of that {when=when2}?
give me a nudge {when=when2} regarding {message=message}, {=p2} is counting on me
remind me {when=when2} so I don't forget to {message=message3}
I'm off now, so {when=when2} please remind me: {message=message3}
it's urgent so remind me, {when=when2}, to {message=message3}
{when=when2} I'd like to hear from you "{message=message3}", as a reminder
"{message=message}" is what the reminder should say, and {when=when2} is when it should go off
I won't be near a clock, remind me {when=when2} that I was to {message=message3}
could you, {when=when2}, remind me to {message=message3}? I have {=limit} other things in my head
let my phone go off {when=when2} with the words {message=message3}, no snooze or anything
a reminder to {message=message3}, I'll say when
remind me {when=when2}, I'll think of the text in a second
# "Label: content", telegrams, hashtags, arrows.
reminder for {when=when3}: {message=message4}
reminder {when=when3} - {message=message4}
reminder: {message=message4} {=lb}{when=when3}{=rb}
reminder // {message=message4} // {when=when3}
{message=message4} {when=when3}, reminder
{message=message4} {=lb}reminder, {when=when3}{=rb}
{message=message4} -> remind me {when=when4}
{when=when3} -> {message=message4} -> reminder
{when=when3}: {message=message4}, reminder please
{when=when4}: {message=message4}. remind me!
alert me {when=when4}: {message=message4}
alert, {when=when3}: {message=message4}
alarm {when=when3}, label: {message=message4}
alarm - {when=when4} - text "{message=message4}"
rem: {message=message4} @ {when=when3}
rmdr {message=message4} {when=when4}
{=hr} {message=message4} {when=when4}
{message=message4} #reminder {when=when3}
{when=when3} #remindme {message=message4}
remind > {when=when3} > {message=message4}
remind me: {message=message4}, {when=when4}
REMIND ME. {message=message4}. {when=when3}.
set reminder = {message=message4}; time = {when=when3}
what: {message=message4}, when: {when=when3}, reminder
when: {when=when3} / text: {message=message4} / type: reminder
time: {when=when3}, reminder: {message=message4}
date {when=when3}, reminder text {message=message4}
[urgent] reminder for {when=when3} - {message=message4}
important reminder, {when=when4}: {message=message4}
don't let me forget - {when=when3} - {message=message4}
do not forget {when=when4}: {message=message4} {=lb}ping me{=rb}
nudge {when=when4}: {message=message4}
nudge me re: {message=message4}, {when=when3}
timer {when=when4} for: {message=message4}
buzz me {when=when4}... {message=message4}
wake me up {when=when4}, message: {message=message4}
heads-up wanted: {message=message4}, {when=when3}
I tend to forget these things, so: reminder, {message=message4}, {when=when3}
at work till late, hence reminder {when=when4}: {message=message4}
reminder stop {message=message4} stop {when=when3} stop
future me, {when=when3}: {message=message4} {=lb}send as a reminder{=rb}
+ reminder {when=when3} {message=message4}
another reminder, this time {when=when3}: {message=message4}
same kind of thing, reminder, {when=when4}: {message=message4}
one reminder: "{message=message4}" / {when=when3}
memory aid for {when=when3}, must beep: {message=message4}
note for {when=when3}, remind me of it then: {message=message4}
not a task, a reminder: {message=message4}, {when=when3}
reminder: {message=message4}
new reminder for {when=when3}
pop-up {when=when4}: {message=message4}
I'll be in the workshop with ear protection on, so reminder, {when=when3}, {message=message4}, loud if you can
two kids, one brain. reminder: {message=message4}. time: {when=when3}. thanks a million
# A word or two decide between neighbours.
remind me {when=when5} to {message=rto2}
don't let me forget to {message=rto2} {when=when5}
make sure I remember to {message=rto2} {when=when5}
make sure I don't forget {message=rof} {when=when5}
{when=when5} I need a poke to {message=rto2}
give me a shout {when=when5}, it's about {message=rof}
speak up {when=when5}: {message=rto2}
will you remind me of {message=rof} {when=when5}
reminder {when=when5}, text: {message=rto2}
{message=rof}, {when=when5}, remind me, nothing more
new reminder for {when=when5}: {message=rto2}
another reminder, this one to {message=rto2}, {when=when5}
tap me {when=when5} about {message=rof}
bug me {when=when5} until I {message=rto2}
wake-up nudge {when=when5}, I have to {message=rto2}
I tend to forget {message=rof}, so beep {when=when5}
set something to go off {when=when5} so that I {message=rto2}
set yourself to remind me {when=when5}, it says "{message=rto2}"
when it's time, which is {when=when5}, tell me to {message=rto2}
I'll need reminding {when=when5} to {message=rto2}
if I'm still on the sofa {when=when5}, remind me to {message=rto2}
let me know {when=when5} that it's time to {message=rto2}
can't do it now. remind me {when=when5}, {message=rof}
alert {when=when5}: {message=rof}
remind me about {message=rof} again {when=when5}
it's on my list anyway, but please nudge me {when=when5} to {message=rto2}
the appointment itself is in the calendar, I'd like a ping {when=when5} to {message=rto2}
I won't be looking at my todos, so buzz me {when=when5} about {message=rof}
would you mind pinging me {when=when5}? {message=rto2}
remind me to {message=rto2}
set a reminder for {when=when5}
I want to be reminded of {message=rof}
I know myself, I'll start reading and the world is gone, so {when=when5} I want you to remind me to {message=rto2}
{=chat_in}. anyway, {message=rof}, I can't forget it again, would you remind me {when=when5}
not a task, not an appointment, I simply need somebody who says {message=rto2} {when=when5}, remind me
# In the manner of chat.
don't let me forget to {message=todo2} {when=when6}, you know what I'm like
I'll be deep in my book, so {when=when6} please poke me to {message=todo2}
my brain is mush today, can you remind me {when=when6} to {message=todo2}
last time it ended in smoke. {when=when6} tell me to {message=todo2}, loudly
~ {=hush}, a little nudge {when=when6} to {message=todo2} would save my marriage
I swore I'd {message=todo2} {when=when6} and we both know I won't unless you remind me
{=who2} will kill me otherwise: {message=todo2}, {when=when6}, remind me
~ thanks for earlier! and do give me a shout {when=when6} so I {message=todo2}
don't let me forget the {message=subj} {when=when6}, pretty please
# More of the usual ways.
~ {when=when7} {message=rem}, remind me
{when=when8} {message=rem}, ok? give me a ping
{when=when7}: {message=remn}, reminder
{message=rem} {when=when7}, reminder please
{message=remn} {when=when8}, remind me
~ {message=rem}! tell me again {when=when8}
remind me {when=when8} {message=remn}
reminder {message=remn} {when=when7}
~ reminder {when=when7}: {message=rem}
set a reminder, {when=when7}, {message=remn}
set a reminder "{message=rem}" {when=when7}
remind me about the {message=remn} {when=when7}
~ remind me {when=when7} about the {message=remn}, will you
{when=when7} I want to hear from you about {message=remg}
~ I want a reminder {when=when7} saying {message=rem}
poke me {when=when8}, I have to {message=rem}
I have to {message=rem} {when=when7}, poke me then
I've got to {message=rem}. remind me {when=when8}
buzz me {when=when7} so I don't forget {message=remg}
so that I don't forget {message=remg}, ping me {when=when7}
shout {when=when8}: {message=rem}
{when=when8} tell me that {message=remf}
let me know {when=when7} that {message=remf}
{message=remf} soon, remind me {when=when8}
{message=remf}, give me a heads-up {when=when7}
{=chatter}, I need to {message=rem} {when=when7}, please remind me
alarm {when=when7}, {message=remn}
an alarm {when=when8} for the {message=remn}
don't let me forget {when=when7} to {message=rem}
make me think of {message=remg} {when=when7}
when it's time, so {when=when7}, nudge me to {message=rem}
remind me to {message=rem}, {when=when7} would be good
could you remind me of {message=remg}, say {when=when8}
remind me about the {message=remn}
I want to be reminded to {message=rem}
alarm {when=when7}
remind me of something {when=when8}
before I meet {=who3}, so {when=when8}, remind me to {message=rem}
put a reminder {when=when7}: {message=rem}, not on the todo list
I have a task for you, {when=when7} remind me to {message=rem}
remind me {when=when7} to {message=emailing}
remind me {when=when7} that {message=appt}
ping me {when=when8}, subject {message=remn}
# Told around, thought aloud, wrapped in a story.
I always forget the {message=tiny} - {when=start_time} please
my head is a sieve, so {when=when} a nudge about the {message=tiny} would be great
if nobody tells me {when=when}, I'll forget the {message=tiny}
I know myself, I'll forget to {message=task}, so give me a shout {when=when}
it would be a shame to miss the {message=tiny} {when=start_time}, shake me then
~ {=ctx}, but {when=when} I mustn't forget the {message=tiny}
wouldn't want to forget to {message=task} {when=when}, would I, so poke me
{when=when} would be a good moment to tell me to {message=task}
last time I missed the {message=tiny}, this time please speak up {when=start_time}
don't let me leave the house without thinking of the {message=tiny}, {when=start_time}
{=who4} will be furious if I forget to {message=task}, so wake me up about it {when=when}
~ the {message=tiny}! {when=when}! don't let it slip my mind
I'll be busy later, but {when=when} I have to {message=todo}, buzz me
I can never keep the {message=tiny} in my head
{when=when} you could jog my memory, {message=task}
need a little kick {when=when}
the {message=tiny}, {when=rec}, I keep saying so and I know I'll forget without you
{message=task}. {when=start_time}. you know how forgetful I am
# The usual ways to ask.
remind me to {message=todo} {when=when}
remind me {when=when} to {message=todo}
{when=when} remind me to {message=todo}
(set|create|make|add) a reminder for {when=moment} to {message=todo}
(set|create|add) a reminder to {message=todo}, {when=when}
reminder {when=when} {message=noun}
reminder: {message=todo}, {when=when}
remind me (about|of) [the] {message=noun} {when=when}
remind me {when=when} (about|of) {message=gerund}
(ping|nudge|poke|buzz|bug) me {when=when} (about|because of) [the] {message=noun}
(nudge|ping|poke|prod) me {when=when} to {message=todo}
don't let me forget to {message=todo} {when=when}
I (must not|mustn't|can't|may not) forget to {message=todo} {when=when}
{when=when} I (have to|need to|must|should) {message=todo}, (remind me|give me a nudge|set a reminder|don't let me forget)
I (have to|need to|should) {message=todo}, (give me a shout|tell me|remind me|buzz me) {when=when}
remind me {when=when} that {message=fact2}
(tell|alert|warn|notify) me {when=when} that {message=fact2}
{=chatter2}, could you remind me {when=when} to {message=todo}?
(wake|call) me {when=when} [up] for [the] {message=noun}
{message=todo} - remind me {when=when}
(give|send) me a (nudge|heads-up|shout|ping|little reminder) {when=when}: {message=todo}
~ (an|set an|I need an) (alarm|alert) {when=when} (called|labelled|with the text|saying) {message=noun}
(make sure|see to it) I (don't forget|remember) to {message=todo} {when=when}
~ {when=when}: {message=todo}, (reminder please|remind me|set a reminder)
I want to be reminded (of|about) [the] {message=noun} {when=when}
"{message=todo}" {when=when}, set that as a reminder
(jog my memory|get back to me) {when=when} about [the] {message=noun}
{=please} remind me {when=when} of {message=gerund}
in case I forget, (remind|ping) me {when=when} to {message=todo} [ok?]
would you be so kind as to remind me {when=when} that I (have to|should|need to) {message=todo}
set me a (timer|reminder) {when=when}, (text|message|saying): {message=todo}
~ the {message=noun}! remind me {when=when} [please]
I'll probably forget {message=gerund}, so (poke|remind|nudge) me {when=when}
{when=when} ping: {message=todo}
come {when=weekday}, remind me to {message=todo}
remind me to {message=todo}
remind me (about|of) [the] {message=noun} [please]
~ (set|create|make) a reminder for {when=moment}
(set|create) a new reminder [please]
don't let me forget {message=gerund}
(nudge|ping|remind) me {when=when}
# Short and plain, as typed every day.
wake-up call for {when=wake}
{message=message5} alarm
shout when it's {when=clock}
set something to go off {when=when9}
{message=message5}, {when=when9}, beep me
{when=when9}, don't let me miss {message=miss}
I need a nudge {when=when9}
bug me about {message=message5}
get me out of bed at {when=wake}
remind {when=when9}: {message=rem2}
I'll forget {message=message5} otherwise, ping me
make me {message=rem2} {when=when9}, ring a bell
the pharmacist was strict about it, so {when=when9} tell me to {message=rem2}
{message=rem2}, that's {when=when9}, and you know what I'm like, so prod me then
I'm lying down for a bit, make some noise {when=when9} so that I get up
~ when {when=clock} comes round I'll be deep in work, jog my memory then: {message=rem2}
my phone's on loud, so {when=when9} let it ring, I have to {message=rem2}
we always forget {message=message5}, the whole lot of us, so set an alert for {when=when10}
# Bare noun phrases, and orders that lack what is needed.
remind me
set an alarm
wake me {when=when11}
I have to {message=alarm} {when=when11}, don't let me forget
~ {message=alarm}, {when=when11}, nudge me
the cake's in, buzz me {when=when11}
I'm bound to forget to {message=alarm}, give me a shout {when=when11}
can you remind me of something {when=when11}
poke me {when=when11}
reminder to {message=alarm}
timer for the {message:eggs=eggs}
I nap like the dead, get me up {when=when11}
# Needs only hinted at, telegrams, neighbours.
it's in the calendar already, I just want a reminder {when=when12} to {message=message6}
no list, no entry, just tap me on the shoulder {when=when12} so that I {message=message6}
not now: {when=when12} is when I should get a notification to {message=message6}
I know how to {message=message6} myself, but remind me {when=when12}
don't send anything yourself, remind me {when=when12} to {message=message6}
I remember everything except the {message=ren}, so remind me {when=when12}
don't note it as a fact, remind me of the {message=ren} {when=when12}
I'll get lost in my work again, so {when=when12} tell me to {message=message6}
last time I forgot the {message=ren}, that mustn't happen again {when=when12}, so nudge me
I have a head like a sieve, {message=message6} {when=when12}, you'd better tell me then
if nobody tells me to {message=message6} {when=when12} I won't do it, so please do
they'll be furious if I don't {message=message6}, {when=when12} poke me
the {message=ren} must be seen to {when=when12}, and I'll be deep in a film by then, so alert me
{message=message6} {when=when12}, buzz me
{when=when12} {message=ren} reminder pls
rmd {when=when12}: {message=message6}
ping me {when=when12} re: {message=ren}
alarm {when=when12}, {message=ren}
~ {=mood}, I'd better {message=message6} {when=when12}, set me a reminder
~ it's for {=from_email} and {=limit2} others, anyway remind me {when=when12} to {message=message6}
{=from_email} leaves on the 4th, so {when=when12} remind me to {message=message6}
I mustn't miss the {message=ren}, a reminder please
could you jog my memory at some point: {message=message6}
a reminder {when=when12} would be lovely
{when=wen} I have to {message=rem3}, don't let me forget
don't do it now, but remind me {when=wen} to {message=rem3}
I'll {message=rem3} myself, only nudge me {when=wen}
{message=rem3}? not yet, remind me {when=wen}
~ reminder {when=wen}: {message=rem3}
# Every parameter in many wordings, orders and lengths.
remind me {when=when13} to {message=message2}
{when=when13} - {message=message2} - remind
{message=message2} - {when=when13} - reminder
"{message=message2}" {when=when13} please, as a reminder
reminder, text "{message=message2}", time {when=when13}
reminder, time {when=when13}, text {message=message2}
to {message=message2}, that's what I want to be reminded of {when=when13}
remind me to {message=message2}, and do it {when=when13}
{=chat}, {when=when13} a nudge to {message=message2}
{=chat}, remind me: {message=message2}. {when=when13}.
I'm supposed to {message=message2} {when=when13}, nudge me then
{when=when13} I need a poke: {message=message2}
set {when=when13} as a reminder to {message=message2}
set a reminder for the {message=ren2}, {when=when13}
about the {message=ren2}: remind me {when=when13}
{when=when13} remind me about the {message=ren2}, not earlier
the {message=ren2} {when=when13}, give me a shout
not {=when13} but {when=when13} remind me to {message=message2}
~ {=from_email2} told me to {message=message2}, so ping me {when=when13}
make sure I {message=message2} {when=when13}, send me a reminder
will you tell me {when=when13} that I have to {message=message2}
wake me {when=when13} so that I {message=message2}
one reminder {when=when13}, it should say "{message=message2}"
it should say {message=message2}, the reminder, {when=when13}
before it's too late, {when=when13}, remind me of the {message=ren2}
if I haven't done it by then, remind me {when=when13} to {message=message2}
ping {when=when13} {message=ren2}
alarm {when=when13} called {message=ren2}
{message=ren2}, alarm {when=when13}
don't remind me of the {=ren2} but of the {message=ren2}, {when=when13}
remind me later, say {when=when13}, that I wanted to {message=message2}
beep me {when=when13}: {message=message2}
don't let me forget the {message=ren2}
remind me {when=when13} please
a reminder to {message=message2} would be good
# Told around, thought aloud, wrapped in a story.
I'll be so wrapped up in work that I forget the {message=small}, so say something {when=when}
tell me {when=when} to {message=todo3}, will you
{when=start_time2} I need somebody to shout "{message=small}" at me
wake me at {=clock2}, actually make it {when=start_time2}, for the {message=small}
could you give me a nudge {when=when}, I have to {message=todo3}
{=hello}, but can you see to it that I {message=todo3} {when=when}
be my memory {when=start_time2}, it's about the {message=small}
don't let {when=start_time2} go by without me thinking of the {message=small}
tap me on the shoulder {when=when}: {message=small}
at some point {when=date} I have to {message=todo3}, prod me then
the {message=small}, {when=start_time2}, I'll have forgotten by then, you won't
would you be so good as to buzz me {when=start_time2} so I {message=todo3}
I have to {message=todo3} in an hour, no, {when=when}, ping me
{when=daily} I'm supposed to think of the {message=small}, hold me to it
{=who} made me promise to {message=todo3} {when=when}, don't let me off the hook, remind me
I need your help not to forget the {message=small}, {when=when} would be right
set something off {when=start_time2} so that I don't miss the {message=small}
"{message=todo3}" should flash up {when=when}
when it's {when=clock2}, tell me to {message=todo3}
how will I ever remember to {message=todo3} {when=when}? with you, of course
~ in case I'm asleep {when=start_time2}, wake me, the {message=small}
by {when=clock2} I should {message=todo3}, give me a ring then
~ I keep missing the {message=small}, say something next time
let me know when it's time to {message=todo3}
{when=start_time2}, a little reminder would save my life
%lang de
# The usual ways to ask.
(erinnere|erinner|erinnern Sie) mich [bitte] {when=when} daran, {message=todo_zu}
erinnere mich {when=when} an den {message=remm}
(erinner|erinnere) mich [bitte] {when=when} an die {message=remf2}
erinnerung {when=when} {message=todo_inf}
(stell|setz|mach) [mir] [bitte] eine Erinnerung (für|auf) {when=when}: {message=todo_inf}
{when=when} {message=todo_inf}, erinnere mich [bitte] [daran]
ich (muss|soll) {when=when} {message=todo_inf}, (erinnerst du mich|erinner mich bitte|sag mir dann Bescheid)
(erinnerst du|kannst du) mich {when=when} an das {message=remn2} (erinnern|) [bitte]
(gib|sag) mir {when=when} Bescheid, dass ich {message=todo_inf} (muss|soll)
vergiss nicht, mich {when=when} an die {message=remp} zu erinnern
lass mich nicht vergessen, {when=when} {message=todo_zu}
(erinnere|erinnern Sie) mich daran, {message=todo_zu}, und zwar {when=when}
(erinnere|erinner) mich [bitte] daran, {message=todo_zu}
(weck|wecke) mich {when=when}
(pieps|piep|stups) mich {when=when} an: {message=todo_inf}
~ erinnere mich {when=when}
dass ich {message=todo_inf} muss, (daran musst du mich|bitte daran) {when=when} erinnern
wecker {when=when} {message=todo_inf}
{when=when} Erinnerung an {message=topic}
ich vergesse das sonst: {message=todo_inf}. (Meld dich|Melden Sie sich) {when=when} [deswegen]
erinnere mich (bitte|) an die {message=remp}
(erstell|erstelle|leg) eine Erinnerung (an|): {message=todo_inf}, {when=when}
könnten Sie mich {when=when} daran erinnern, {message=todo_zu}
in der Hektik vergess ich bestimmt den {message=remm}, (sag|gib) mir {when=when} Bescheid
# What is an argument, what is not, and where it ends.
erinner mich {when=when14} daran, {message=message7}, sonst wird {=g_p} sauer
erinnerung {when=when14}: {message=inf}, ja?
{message=inf}, und zwar {when=when14}, erinnerst du mich
# "Label: content", telegrams, hashtags, arrows.
erinnerung {when=when15}: {message=dre}
erinnerung - {message=dre} - {when=when15}
{when=when15} -> {message=dre} {=lb}erinnern{=rb}
{message=dre}, {when=when15}, erinnerung bitte
wecker {when=when15}, text: {message=dre}
nicht vergessen {when=when15}: {message=dre}, melde dich dann
# A word or two decide between neighbours.
lass mich {when=zeit} nicht vergessen: {message=tun}
Erinnerung {when=zeit}: {message=tun}
sag mir {when=zeit} Bescheid, ich muss {message=tun}
stups mich {when=zeit} an wegen {message=wegen}
# In the manner of chat.
ich kenn mich doch, also erinner mich {when=when16} daran: {message=message8}
lass mich das bloß nicht vergessen, {when=when16} {message=message8}
# More of the usual ways.
sag mir {when=rwann} bescheid, dass {message=tundass}
{when=rwann} {message=tun2}, erinner mich
erinner mich {when=rwann} ans {message=tun2}
erinner mich mal {when=rwann} an den {message=message9}
an die {message=message10} denk ich nie, erinner mich {when=rwann}
das {message=message11} darf ich nicht vergessen, {when=rwann} bitte erinnern
{when=rwann} ans {message=message11} erinnern
{when=rwann} daran erinnern, {message=tunzu}
kannst du mich {when=rwann} dran erinnern, dass {message=tundass}
denkst du {when=rwann} für mich dran, {message=tunzu}
{message=tun2}, {when=rwann}, wecker
stell mir {when=rwann} einen wecker wegen {message=tun2}
schubs mich {when=rwann} an, damit ich dran denke, {message=tunzu}
ich penn sonst ein, {when=rwann} wegen der {message=message10} klingeln
{when=rwann} kurz piepsen: {message=tun2}
mach ne erinnerung mit dem text {message=tun2} für {when=rwann}
erinnerung für {when=rwann} anlegen, wegen dem {message=message9}
{when=rwann} wieder melden
erinner mich dran, {message=tunzu}
ich vergess den {message=message9} garantiert, klingel mal durch
# Needs only hinted at, telegrams, neighbours.
{when=wann} {message=inf2}, sonst vergess ich das wieder
piepst du {when=wann}? {message=sache}
~ sag mir {when=wann} noch mal, dass {message=muss}
{message=sache} {when=wann} dran denken
nicht auf die liste, sondern erinnern: {when=wann} {message=inf2}
damit ich dran denke, {message=message12}, meld dich {when=wann}
ich bin so vergesslich, {when=wann} muss ich {message=inf2}, sag dann was
{message=sache}! {when=wann}! wecker!
erinner mich dran, {message=message12}
in der küche läuft was, weck mich {when=wann}
# Every parameter in many wordings, orders and lengths.
erinner mich {when=wann2} dran, {message=message13}
erinner mich dran, {message=message13}, {when=wann2}
{when=wann2} {message=inf3} bitte notieren und mich erinnern
ich darf {when=wann2} nicht vergessen, {message=message13}, erinner mich
{message=inf3}, erinner mich {when=wann2}
{when=wann2} erinnern: {message=inf3}
stell {when=wann2} nen wecker, {message=inf3}
sag mir {when=wann2}, dass {message=muss2}
weck mich {when=wann2} mit {message=imp}
gib mir {when=wann2} bescheid, dass {message=muss2}
klingel {when=wann2}, weil {message=muss2}
vergiss nicht, mich {when=wann2} ans {message=message14} zu erinnern
könnten Sie mich bitte {when=wann2} daran erinnern, {message=message13}?
ich müsste {when=wann2} {message=inf3}, meld dich da mal
ich muss {when=wann2} unbedingt {message=inf3}, erinner mich bitte dran
~ meld dich {when=wann2} wegen der {message=message15}
an die {message=message15} sollst du mich {when=wann2} erinnern
an den {message=message16} {when=wann2} denken, erinner mich
{when=wann2} will ich ans {message=message14} erinnert werden
ich hätte gern {when=wann2} eine erinnerung, {message=message13}
erinnerung: {message=inf3}, {when=wann2}
erinnerung {when=wann2}: {message=imp}
mach mir ne erinnerung rein, {when=wann2}, {message=was}
~ leg eine erinnerung an für {when=wann2} mit dem text "{message=inf3}"
schreib mir {when=wann2} eine erinnerung, dass {message=muss2}
hau mich {when=wann2} an, damit ich nicht vergesse, {message=message13}
~ denk du für mich dran: {when=wann2} {message=inf3}
{when=wann2} piep mich an, {message=was}
wenn ich's wieder verschussel: {when=wann2} {message=inf3}, also erinner mich
timer {when=wann2}, {message=was}
{message=was}. {when=wann2}. erinnern bitte
stups mich {when=wann2} an, ich soll {message=inf3}
~ ich hab versprochen, {message=message13}, erinner mich {when=wann2} dran
{when=wann2} muss jemand {message=inf3}, und das bin ich, also weck mich
damit ich's nicht verpenne, {message=message13}, sag {when=wann2} bescheid
erinner mich dran, dass {message=muss2}, und zwar {when=wann2}
bitte {when=wann2} auf die {message=message15} hinweisen
lass mich {when=wann2} nicht vergessen, {message=message13}
ruf mir {when=wann2} in erinnerung, dass {message=muss2}
~ {when=wann2} ne erinnerung, {message=message13}
erinner mich ans {message=message14}
ich darf nicht vergessen, {message=message13}, erinner mich rechtzeitig dran
weck mich {when=wann2} noch mal wegen was
stell mir eine erinnerung für {when=wann2}
dran erinnern, {message=message13}
erinner mich {when=wann2}
erinner mich bitte daran, dass {message=muss2}
{message=inf3}, da brauch ich eine erinnerung
denk für mich dran, {message=message13}
~ weck mich auf
%lang es
# The usual ways to ask.
(recuérdame|recuérdeme) [por favor] {message=todo} {when=when}
recuérdame {when=when} que tengo que {message=todo}
(recuérdame|avísame) {when=when} (lo de la|la) {message=topf}
recordatorio {when=when} {message=todo}
(pon|crea|ponme|programa) un recordatorio (para|) {when=when}: {message=todo}
{when=when} tengo que {message=todo}, (recuérdamelo|avísame|no dejes que se me olvide)
que no se me olvide {message=todo} {when=when}
¿me (recuerdas|avisas) {when=when} (de|para) {message=todo}?
(avísame|dame un toque|mándame un aviso) {when=when} para {message=todo}
no me dejes olvidar el {message=topm}, (avísame|recuérdamelo) {when=when}
(recuérdame|acuérdame) [de] {message=todo}
despiértame {when=when}
alarma {when=when} {message=todo}
{when=when} recuérdame el {message=titm}
recuérdame algo {when=when}
¿(podría|podrías|puedes) recordarme {when=when} que {message=sentence}?
se me va a olvidar {message=todo}, así que avísame {when=when}
un aviso {when=when}: {message=topic}
quiero que me recuerdes {message=todo}, [y] que sea {when=when}
tema {message=topic}: recuérdamelo {when=when}
~ recordatorio: {message=todo}, {when=when}
cuando llegue el momento, o sea {when=when}, recuérdame {message=todo}
recuérdame lo de los {message=topp}
# What is an argument, what is not, and where it ends.
recuérdame {when=when17} que tengo que {message=inf4}, que si no se enfada {=h_p}
{message=inf4}, avísame de eso {when=when17}, vale?
recordatorio {when=when17}: {message=inf4}, gracias
# "Label: content", telegrams, hashtags, arrows.
recordatorio {when=when18}: {message=ere}
aviso - {message=ere} - {when=when18}
{when=when18} -> {message=ere} {=lb}recordar{=rb}
{message=ere}, {when=when18}, recordatorio por favor
alarma {when=when18}, texto: {message=ere}
que no se me olvide, {when=when18}: {message=ere}, avísame
# A word or two decide between neighbours.
que no se me olvide {message=hacer} {when=aviso}, avísame
avísame {when=aviso} para {message=hacer}
recordatorio {when=aviso}: {message=hacer}
~ recuérdame {message=hacer} {when=aviso}
# In the manner of chat.
~ soy un desastre, así que {when=cuando} recuérdame {message=hacer2}
que no se me olvide {message=hacer2} {when=cuando}, avísame tú
# More of the usual ways.
avísame {when=rcuando} de que {message=haceq}
{when=rcuando} {message=hacer3}, recuérdamelo
recuérdame {when=rcuando} {message=hacer3}
recuérdame lo del {message=message17} {when=rcuando}
de la {message=message18} siempre me olvido, recuérdamela {when=rcuando}
el {message=message17}, que no se me pase, avísame {when=rcuando}
{when=rcuando} lo de la {message=message18}, avísame
{when=rcuando} recuérdame que {message=haceq}
me recuerdas {when=rcuando} que tengo que {message=hacer3}
te acuerdas tú por mí {when=rcuando} de {message=hacer3}?
{message=hacer3}, {when=rcuando}, alarma
ponme la alarma {when=rcuando} para {message=hacer3}
dame un toque {when=rcuando} y así me acuerdo de {message=hacer3}
que me duermo, suéname {when=rcuando} por lo del {message=message17}
pitido {when=rcuando}: {message=hacer3}
un recordatorio que diga {message=hacer3} para {when=rcuando}
crea un aviso para {when=rcuando}, por la {message=message18}
avísame otra vez {when=rcuando}
~ recuérdame {message=hacer3}
se me va a pasar el {message=message17} fijo, avísame tú
# Needs only hinted at, telegrams, neighbours.
{when=cuando2} {message=inf5}, que si no se me va
me pitas {when=cuando2}? {message=cosa}
repíteme {when=cuando2} que {message=message19}
{message=cosa} {when=cuando2} acordarme
a la lista no, avísame: {when=cuando2} {message=infl}
para que no se me pase {message=infl}, dime algo {when=cuando2}
soy un despiste, {when=cuando2} tengo que {message=inf5}, me lo dices?
~ ¡{message=cosa}! ¡{when=cuando2}! ¡alarma!
haz que me acuerde de {message=inf5}
tengo algo al fuego, avísame {when=cuando2}
# Every parameter in many wordings, orders and lengths.
recuérdame {message=inf6} {when=cuando3}
recuérdame {message=infl2} {when=cuando3}
recuérdame {when=cuando3} {message=infx}
recordame {when=cuando3} {message=inf6}
acordame de {message=infl2} {when=cuando3}
que no se me olvide {message=inf6}, {when=cuando3} me avisas
~ que no se me pase {message=infx}, avísame {when=cuando3}
{when=cuando3} apunta {message=inf6} y me lo recuerdas
{when=cuando3} hazme acordar de {message=infl2}
{when=cuando3} toca {message=inf6}, avisame
me gustaría que me recordaras {message=infx} {when=cuando3}
podrías avisarme {when=cuando3} de que {message=message20}?
necesito un aviso {when=cuando3} para {message=infl2}
quisiera que me recordase usted {when=cuando3} que {message=message20}
avisame {when=cuando3} que {message=message20}
no me dejes olvidar que {message=message20}, aviso {when=cuando3}
recuérdanos {when=cuando3} que {message=message20}
hace falta que {when=cuando3} me recuerdes {message=infl2}
si no me lo recuerdas {when=cuando3} no voy a {message=inf6}
tengo la cabeza en las nubes, {when=cuando3} recuérdame que {message=message20}
aviso {when=cuando3}: "{message=inf7}"
recordatorio para {message=infx}, {when=cuando3}
recordatorio "{message=inf7}" {when=cuando3}
programa un aviso con el texto {message=inf6} {when=cuando3}
alarma {when=cuando3}, {message=infl2}
~ suena {when=cuando3} y dime que {message=message20}
mándame un recordatorio {when=cuando3} que ponga {message=infx}
{message=inf6}, que me lo recuerdes {when=cuando3}
{message=infx}... recuérdamelo {when=cuando3}, anda
para {message=infl2} avísame {when=cuando3}
quiero acordarme de {message=inf6} {when=cuando3}
me avisas {when=cuando3} para lo del {message=nomm}?
{when=cuando3} pégame un grito con la {message=nomf}
échame un aviso {when=cuando3} por el {message=nomm}
recuérdeme la {message=nomf} {when=cuando3}
el {message=nomm}, {when=cuando3}, recordatorio
{message=nomf} {when=cuando3} recordar
recuérdame sin falta {message=infl2}
no quiero olvidar {message=inf6}, recuérdamelo
ponme una alarma {when=cuando3}
hazme un recordatorio de que {message=message20}
voy a olvidarme seguro de {message=inf6}; avísame {when=cuando3}, ¿sí?
{when=cuando3} quiero que me saltes con que {message=message20}
dame el aviso de {message=inf6} {when=cuando3}
~ recuérdame {when=cuando3} que tengo que {message=inf6}
avisame {when=cuando3} que tengo que {message=infl2}
mañana no, {when=cuando3}: recuérdame {message=inf6}
a mi madre se lo prometí: {message=infx}. Recuérdamelo {when=cuando3}
{when=cuando3} {message=inf6} y que no se me olvide
~ que {when=cuando3} no se me olvide {message=infl2}
{when=cuando3} no me dejes salir sin {message=inf6}, recuérdamelo
recuérdame que tengo que {message=infx}
necesito que me avises {when=cuando3}

%tool list_reminders
%list hm: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list day3: today | tomorrow | tmrw | tonight | monday | tuesday | wed | thursday | friday | sat | this week | next week | this afternoon | tomorrow morning | friday night | sunday | the 14th | the day after tomorrow | next tuesday | thursday evening | this weekend | the weekend | march 3rd
%list day4: tomorrow | today | friday | thursday | next monday | the 14th | the day after tomorrow | tonight | saturday | wednesday | sunday | next week | this weekend | tuesday morning | friday afternoon | june 3 | the 2nd of may | 12 march | next thursday | monday evening | the 21st | tomorrow afternoon | 4 july | december 24 | wed | fri | this thursday | tuesday next week | 17/3 | 2026-02-11 | the 30th | thursday the 8th | next month | this week | new year's eve
%list hm2: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list hm3: oye | hola | a ver | perdona | una cosa | eh | buenas | y
# Bare, clipped and roundabout.
reminders
my reminders?
any reminders
show reminders
what reminders have i got
reminders: show
whats coming up, reminder wise
anything you're going to nag me about
have I got an alert set for {=pal}'s thing
I can't recall if I set one for the bins, what's in the reminders
did the reminder about the parking meter get saved
I'm worried I've set the same reminder twice, let me see them
not what's in my calendar, only what you're set to ping me about
what am I being reminded of today
# What is an argument, what is not, and where it ends.
show my reminders, all of them, I want to see whether {=start_date} is covered
which reminders have I got, I can never keep track of more than {=limit}
what are you going to remind me of, apart from {=message}
# The shortest plain questions.
any reminders
what reminders have i got
reminders, any set?
{=hm}, do i have a reminder set
~ when's my next reminder
did i set a reminder to {=verb_object}
whats going to ping me later
which reminders are still on
how many reminders are set
what did i ask to be reminded of
is there a reminder for {=day3}
are any reminders left for today
# A word or two decide between neighbours.
what have I asked to be reminded of
show me every reminder that hasn't gone off yet
any nudges left for today
what are you supposed to ping me about and when
(read|give) me the pending reminders, with ids
which alerts have I set with you
am I going to be reminded of {=rof} or did I never set that
list what you'll remind me about, not my tasks
how many reminders are still waiting
is there a reminder for {=rof} already
when will you next remind me of something
all my reminders, oldest first
the reminders I set this week, still there?
do you still have the nudge for {=rof}
# In the manner of chat.
I've lost track of what you're going to nag me about, what reminders are still coming
what have I asked you to remind me of, I feel I've overdone it, show me
# More of the usual ways.
what are you going to remind me of
reminders coming up?
what's set
any alarms set?
what reminders are there for me
do you still have the reminder about the {=remn}
have I set something for the {=remn}? check my reminders
did I ask you to remind me of {=remg}
will you remind me to {=rem}
is a reminder running for {=remg}
when will you ping me about the {=remn}
when does my next reminder go off
which reminders go off {=day4}
show the reminders I've set
reminder list
list of alarms please
all reminders, with their numbers
what's the number of the reminder about the {=remn}
I need the id of the {=remn} reminder
what did I want to be reminded of
I think I've set too many reminders, how many are there
{=chatter}, what reminders do I have left
are there reminders waiting
pending alarms?
which pings have I asked you for
go over my reminders with me
what nudges have I got planned
is there still a reminder active or are they all gone
upcoming reminders
read me everything you're supposed to remind me of
can you see any reminder for {=day4}
tell me which reminders are scheduled
not my tasks, my reminders
what's coming up, reminder-wise
# Told around, thought aloud, wrapped in a story.
I hope you haven't forgotten what you were going to remind me of
I've asked you for so many nudges, what's still coming
are you going to bug me about anything else
did I already tell you to nudge me about the {=tiny}
am I safe, or will something ring {=date}
what was it you were supposed to remind me of
# The usual ways to ask.
which reminders (do I have|are set|are pending)
(list|display|read) [me] (my|all my|the) (reminders|upcoming reminders|pending reminders)
what will you remind me (of|about) [next]
(my|all) reminders [please]
do I have any reminders (set|left|coming up|pending|)
what (reminders|alarms) have I (set|created|got)
reminders?
{=chatter2}, which reminders are still (to come|active|running)?
did I already (set|make|create) a reminder (for|about) [the] {=noun}?
when are you going to (remind|nudge|ping) me next
how many reminders (are there|do I have|have I set)
is there a reminder for (tomorrow|{=weekday}|the {=noun}|{=gerund})?
(show|give) me (an overview|the list) of [all] [my] [scheduled] reminders
what did I ask you to remind me (of|about)?
(check|open|pull up|go through) my reminders
am I going to be reminded (of|about) [the] {=noun}?
I forgot which reminders I (set|asked for|have), show them
# Short and plain, as typed every day.
upcoming alarms
what will you ping me about
reminders for this week
next reminder?
is the morning alarm on
am I being woken tomorrow
any nudges left for today
every alert I've set
what did I ask to be reminded of
is my {=rtop} reminder set
reminders, all of them
how many alarms are running
I've set so many of these, which reminders are still going to fire
before I turn the phone off, is any alarm going to ring tonight
I can't recall whether I set one for the {=rtop}, look through my reminders
my wife doesn't trust me with this, so read out the reminders that are coming
~ so that I don't set it twice, which alarms have I got already
tomorrow is a big day, which things are you going to beep at me for then
# Bare noun phrases, and orders that lack what is needed.
my alarms
reminders
what are you going to remind me of
have I got an alarm set
which reminders are still coming
did I set a reminder for the {=top}
when does my next alarm go off
~ I'm sure I set something for the morning, which reminders are there
pending nudges?
is a reminder running
anything due to buzz me later
# Needs only hinted at, telegrams, neighbours.
not the tasks, not the appointments, only what you're going to ping me about
I'm not setting a new reminder, I want to see those there are
have I already asked you to remind me of the {=ren}
I've lost track of all the nudges I ordered
I keep having the feeling that I set a reminder twice
my phone will beep in the middle of the concert, which reminders are coming up
which of my reminders is next
did the one about the {=ren} go off, or is it still waiting among the reminders
before you set another one, what reminders exist
upcoming pings?
rmdrs pls
reminders {=day}?
open reminders
all pending reminders w/ numbers
{=mood}, is any reminder still running
what am I going to be nudged about by you
~ I need the number of that {=ren} reminder
# Every parameter in many wordings, orders and lengths.
what's left to be reminded of
reminders set for {=day2}?
reminders please, all of them
is there one for the {=ren2}
which pings will I get {=day2}
what times will you nudge me
did the reminder about {=ren2} get saved
do I still have that reminder to {=message2}
read me the reminders before I cancel one
how many alarms are lined up
{=chat}, the list of reminders
so what have I told you to remind me of
when will the {=ren2} reminder come
ids of my reminders?
# Told around, thought aloud, wrapped in a story.
so when will you be pestering me next
what have I asked you to nag me about
is there anything you're meant to poke me about
~ how many alarms of mine are still to go off
I can't recall which reminders I set up, can you
{=hello}, which nudges are still coming my way
%lang de
# The usual ways to ask.
(welche|was für) Erinnerungen (habe ich|hab ich|gibt es|laufen) [noch|gerade]
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) Erinnerungen
erinnerungen anzeigen
meine erinnerungen
~ woran (erinnerst du|erinnern Sie|wirst du) mich [demnächst|noch|heute] [erinnern]
(liste|zähl) [mir] [bitte] (alle|meine) [anstehenden|offenen|geplanten] Erinnerungen auf
sind noch Erinnerungen (offen|gestellt|aktiv|geplant)
hab ich (irgendwelche|) (Wecker|Erinnerungen) gestellt
(was|wann) kommt die nächste Erinnerung
habe ich dir schon eine Erinnerung (gegeben|aufgetragen)
(gib|geben Sie) mir eine Übersicht (meiner|über meine) Erinnerungen
Liste der Erinnerungen
# The shortest plain questions.
~ {=hm2}, sind noch erinnerungen gestellt
# A word or two decide between neighbours.
woran willst du mich noch erinnern
~ stehen noch Erinnerungen aus
# More of the usual ways.
was hab ich dir zum erinnern gegeben
~ an was erinnerst du mich noch alles
wann klingelts als nächstes
stehen noch wecker
zeig die erinnerungen die noch kommen
was für erinnerungen laufen grad
hab ich für die nächsten tage erinnerungen drin
liste von allen weckern und erinnerungen
~ welche erinnerung kommt als nächste dran
hattest du mir schon eine erinnerung gestellt?
alle erinnerungen auflisten
wie viele erinnerungen sind noch aktiv
kommen heute noch erinnerungen
woran soll ich laut dir noch denken
erinnerungsliste
gib mal durch welche erinnerungen du noch auf lager hast
guck mal, ob noch ne erinnerung offen ist
was ist alles als erinnerung gespeichert
meine wecker zeigen
noch irgendwelche erinnerungen?
# Needs only hinted at, telegrams, neighbours.
was klingelt heut noch alles
hatte ich mir da nen wecker gestellt oder nicht
woran denkst du für mich
welche erinnerungen stehen noch an, nicht die todos
wirst du mich heute noch mit was nerven
gestellte wecker?
was für weckrufe sind noch unterwegs
# Every parameter in many wordings, orders and lengths.
welche erinnerungen kommen noch
woran wolltest du mich noch erinnern
hab ich für heute noch ne erinnerung laufen
zeig mir alle gestellten erinnerungen
erinnerungen?
ich müsste mal wissen, welche erinnerungen gesetzt sind
was hast du dir an erinnerungen für mich notiert
könnten Sie mir meine anstehenden Erinnerungen auflisten?
wann erinnerst du mich das nächste mal
was für wecker hab ich gestellt
lies mir die erinnerungen vor
steht noch irgendwo ein wecker
wat hab ich alles an erinnerungen drin
gib mir die liste mit den erinnerungen
ich hab den überblick verloren, welche erinnerungen laufen denn noch
kommen morgen erinnerungen
ist die erinnerung von vorhin drin, zeig mal alle
meine erinnerungen mit den nummern bitte
an was alles willst du mich die woche erinnern
anstehende erinnerungen zeigen
hab ich mir noch was zum erinnern gestellt
alle wecker auflisten
wie viele erinnerungen stehen noch aus
welche weckzeiten hab ich bei dir hinterlegt
ich hätte gern gewusst, was für erinnerungen da noch kommen
schau mal nach, ob überhaupt ne erinnerung gestellt ist
erinnerungen durchgehen
noch offene erinnerungen?
was meldest du mir demnächst, erinnerungen mein ich
ruf die erinnerungen auf
%lang es
# The usual ways to ask.
¿qué recordatorios (tengo|hay) [pendientes|activos]?
~ (enséñame|muéstrame|muestra) [por favor] (mis|todos los) recordatorios
mis recordatorios
recordatorios
¿de qué me (vas a avisar|tienes que avisar|avisarás)?
(lista|léeme) los [próximos] recordatorios
¿queda algún recordatorio (por sonar|activo|programado)?
¿tengo (alarmas puestas|avisos programados)?
¿cuál es el próximo recordatorio?
¿te he pedido que me recuerdes algo?
deme una lista de mis recordatorios
# The shortest plain questions.
~ {=hm3}, qué recordatorios hay
# A word or two decide between neighbours.
de qué me vas a avisar todavía
cuáles son mis recordatorios pendientes
# In the manner of chat.
~ creo que te he pedido demasiados avisos, jaja, dime qué recordatorios me quedan
# More of the usual ways.
qué te he dicho que me recuerdes
de qué cosas me vas a avisar todavía
cuándo suena el siguiente aviso
quedan alarmas
enséñame los recordatorios que faltan
qué recordatorios están en marcha
tengo recordatorios para estos días
todas las alarmas y recordatorios, en lista
cuál es el recordatorio que toca ahora
~ ¿me habías puesto ya un recordatorio?
listado de recordatorios
cuántos recordatorios siguen activos
hoy suena algún recordatorio más?
de qué se supone que me tengo que acordar según tus avisos
lista recordatorios
cuéntame qué recordatorios tienes guardados
~ mira si queda algún recordatorio vivo
qué hay programado como recordatorio
mis alarmas, a ver
algún recordatorio más?
# Needs only hinted at, telegrams, neighbours.
qué me va a sonar hoy
puse una alarma para eso o no?
de qué te estás acordando tú por mí
los avisos que faltan por saltar, no las tareas
me vas a dar la lata con algo más hoy?
avisos puestos?
qué despertadores quedan en camino
# Every parameter in many wordings, orders and lengths.
qué recordatorios hay
me gustaría ver los recordatorios que tengo puestos
podrías decirme de qué me vas a avisar?
~ mostrame los recordatorios
fijate qué alarmas tengo programadas
necesito repasar mis recordatorios
para cuándo es mi próximo recordatorio
qué avisos quedan pendientes de sonar
recordatorios activos
léeme la lista de recordatorios, porfa
enséñeme los recordatorios programados
tengo puesto algún aviso para mañana?
te pedí que me recordaras algo, qué era
cuáles recordatorios siguen en pie
a ver qué recordatorios me faltan
todos los avisos que me tienes preparados
hay recordatorios para esta semana?
de qué me tienes que avisar hoy
chécame los recordatorios
lista de alarmas
no sé si ya te pedí ese aviso, dime qué recordatorios hay
dame los recordatorios con su número
~ cuántos avisos tengo programados
recuérdame qué recordatorios tengo
ver recordatorios

%tool cancel_reminder
%list rid: 4 | 17 | #9 | 52 | r-31 | 6 | #120 | rem_8 | 203 | 11
%list rof2: the oven | the bins | the parking disc | my tablets | the school run | the dentist's bill | watering the tomatoes | calling granny | the tax letter | swim kit
%list who2: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list email_id: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22 | #1183 | x4kq9 | in-0932 | t-88b | 66a1cc | M-2047 | z9mail3
%list reminder_id: 4 | 7 | r_18 | #3 | 11 | r-205 | rem_6 | 29
%list rid2: 5 | 14 | #8 | 31 | r-209 | #77 | rem_4 | 2 | 163 | r-12 | 46 | #3
%list who3: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list rid3: 2 | 7 | 14 | r-31 | 58 | r_9 | 23 | 106
%list rid4: 4 | 9 | 13 | 22 | 37 | 58 | 101 | r_12 | r-77 | r_305 | rem_6 | rem-41
%list rid5: 2 | 5 | 8 | 11 | 19 | 26 | r_31 | r-204
%list email_id2: b41c9f | msg_302 | mail-77 | #64 | a90e1 | id_218 | k7m2p | t-55 | eml_9 | 20417 | c0ffe1 | inbox-12 | m5d0 | mail_8 | 733 | f19b2e
%list email_id3: m1a2b3c4 | msg_88 | mail-204 | e7f3 | #88 | id_4471 | t19c4e | m0ff31ab | msg-7 | 5512 | mail_31 | eml-90 | c82d | a1f0 | 1207 | x9k2m1 | m77 | msg_1010 | inbox-3 | r5d5
%list task_id: 7 | 12 | 38 | 5 | 44 | 19 | 61
%list num: 7 | 12 | 38 | 5 | 44 | 19 | 61
# Bare, clipped and roundabout.
reminder {reminder_id=rid} off
cancel reminder {reminder_id=rid}
no need to nag me about {reminder_id=rof2} any more
you can stop reminding me about {reminder_id=rof2}
already dealt with {reminder_id=rof2}, no reminder needed
cancel: reminder {reminder_id=rid}
call {reminder_id=rid} off, that reminder's not needed now
ditch the nudge for {reminder_id=rof2}
~ bin reminder {reminder_id=rid}
{=who2} took care of {reminder_id=rof2}, so the reminder can go
the alert for {reminder_id=rof2}, switch it off would you
i don't want to be woken for {reminder_id=rof2}, take the reminder out
the task stays on my list but lose the reminder, {reminder_id=rid}
scrap {reminder_id=rid} from the reminders
that reminder i set for {reminder_id=rof2}? cancel it
# Second steps: what an earlier step found is meant.
cancel (it|that one|the {reminder_id=topic} one)
(drop|delete|get rid of) the {reminder_id=todo} (one|reminder)
call off the one about {reminder_id=topic}
# What is an argument, what is not, and where it ends.
cancel reminder {reminder_id=num_id}, I've already spoken to {=p2}
reminder {reminder_id=email_id} can go, the other {=limit} stay
drop reminder {reminder_id=num_id}, not {=num_id}, that one I need
the reminder set for {=start_date}, its id is {reminder_id=email_id}, please cancel it
turn off reminder {reminder_id=num_id}, it says urgent but it never was
# "Label: content", telegrams, hashtags, arrows.
~ cancel: reminder {reminder_id=reminder_id}
reminder {reminder_id=reminder_id}: off
reminder {reminder_id=reminder_id} -> delete
reminders: drop no. {reminder_id=reminder_id}
# A word or two decide between neighbours.
cancel number {reminder_id=rid2} of my reminders
~ you needn't remind me any more, reminder {reminder_id=rid2}
call off reminder {reminder_id=rid2}
~ stop reminder {reminder_id=rid2} from going off
take reminder {reminder_id=rid2} down
reminder {reminder_id=rid2}: drop it
please don't ping me for {reminder_id=rid2}, scrap that reminder
I won't be needing reminder {reminder_id=rid2} after all, delete it
the nudge with id {reminder_id=rid2} can be cancelled
forget about reminding me, that's reminder {reminder_id=rid2}
scratch the reminder numbered {reminder_id=rid2}
two reminders for the same thing, kill {reminder_id=rid2}
reminder {reminder_id=rid2} is pointless now that {=who3} has called
I already did it, so silence reminder {reminder_id=rid2} for good
undo that reminder, {reminder_id=rid2} I think it was
cancel the reminder about {reminder_id=rof}
I said remind me of {reminder_id=rof}, well, don't
no more nudges about {reminder_id=rof}
{=who3} was quicker than me, so the thing you wanted to remind me of is settled, that's reminder {reminder_id=rid2}, you can cancel it
turns out I set the same reminder twice, {reminder_id=rid2} is the one too many
# In the manner of chat.
grandpa did it himself, bless him, so reminder {reminder_id=rid3} can go
I'm a big girl, I don't need reminder {reminder_id=rid3} any more, take it away
you'll laugh, it's already done, call off reminder {reminder_id=rid3}
# More of the usual ways.
{reminder_id=num_id}, cancel that reminder
cancel {reminder_id=num_id}, the reminder
reminder {reminder_id=num_id} off
reminder {reminder_id=id} out
kill reminder {reminder_id=num_id}
call reminder {reminder_id=num_id} off
I don't need the reminder {reminder_id=id} now
you can forget about reminder {reminder_id=num_id}
~ take {reminder_id=num_id} out of my reminders
~ no reminder {reminder_id=num_id} please, it's done already
already done, no need for reminder {reminder_id=num_id}
~ already moved the car, so scrap reminder {reminder_id=num_id}
please don't ping me with {reminder_id=num_id}, drop the reminder
stop reminder {reminder_id=id}
switch alarm {reminder_id=num_id} off
turn off the alarm with the id {reminder_id=id}
reminder {reminder_id=num_id} is superfluous, delete it
{reminder_id=id} is an old reminder, remove it
of my reminders, {reminder_id=num_id} can go
the reminder with number {reminder_id=num_id} isn't necessary any more
{=chatter}, bin reminder {reminder_id=num_id}
we're not going after all, delete the reminder {reminder_id=id}
abort reminder {reminder_id=num_id}
withdraw reminder "{reminder_id=id}"
leave out reminder {reminder_id=num_id} today, just cancel it
remove alarm {reminder_id=num_id}
would you cancel the reminder called {reminder_id=id}
let reminder {reminder_id=num_id} go
you needn't remind me about the {reminder_id=remn} any more
cancel the alarm for {reminder_id=remg}
the reminder to {reminder_id=rem} can be cancelled
I've done {reminder_id=remg}, so no reminder please
stop reminding me
cancel one of my reminders
the appointment is cancelled, so is reminder {reminder_id=num_id}
~ task's done, kill reminder {reminder_id=num_id} too
# Told around, thought aloud, wrapped in a story.
~ I did it already so there's no need for reminder {reminder_id=num_id}
reminder {reminder_id=num_id} would only annoy me now
spare me reminder {reminder_id=id}, it's sorted
I won't need you to nag me with {reminder_id=num_id} after all, drop that reminder
{=ctx}, but reminder {reminder_id=num_id} has become pointless
the {reminder_id=tiny} sorted itself, no reminder needed any more
# The usual ways to ask.
(cancel|delete|remove|stop|drop|clear) reminder {reminder_id=num_id}
(cancel|delete|remove|turn off) (the|my) reminder [with the] (number|id) {reminder_id=num_id}
(forget|scrap|kill|scratch) (the|) reminder {reminder_id=num_id}
reminder {reminder_id=num_id} (can go|is no longer needed|isn't needed any more|off)
I (don't need|no longer need) reminder {reminder_id=num_id} (any more|), (cancel it|remove it|thanks)
don't remind me of {reminder_id=num_id} (any more|after all)
(cancel|delete) {reminder_id=num_id} from my reminders
{reminder_id=num_id} reminder cancel
{=chatter2}, I already did it, so (cancel|drop|remove) reminder {reminder_id=num_id}
(can you|could you|please) (call off|get rid of|switch off) reminder (number|id|) {reminder_id=num_id}
(take|cross) reminder {reminder_id=id} (off|out) [please]
no more reminder {reminder_id=num_id}
reminder {reminder_id=id}: (cancel|delete) it
stop (nagging|bugging|reminding) me with (number|reminder) {reminder_id=num_id}
the (alarm|reminder) {reminder_id=id} is (wrong|obsolete|pointless now), (delete it|cancel it)
you (don't have|needn't|no longer have) to remind me, cancel {reminder_id=num_id}
the {=noun} got cancelled, so (delete|remove|cancel) reminder {reminder_id=num_id}
(silence|disable|deactivate) (reminder|alarm) {reminder_id=id}
{=please} cancel the reminder {reminder_id=id}
I set reminder {reminder_id=num_id} by mistake, (remove it|undo it|cancel it)
erase (the|) reminder with id "{reminder_id=id}"
unset reminder {reminder_id=num_id}
get reminder {reminder_id=num_id} off my (plate|list of reminders)
reminder number {reminder_id=num_id}, please (cancel|delete|forget) it
the second one is {reminder_id=id}, (cancel that reminder|call that reminder off)
(cancel|delete|remove) (the|my|that) reminder [please]
(cancel|forget|delete) the reminder (about|for) [the] {reminder_id=noun}
(you can stop|no need for|cancel) (the|my|) reminder (about|of) {reminder_id=gerund}
don't remind me (about|of) [the] {reminder_id=noun} after all
# Short and plain, as typed every day.
morning alarm off
no alarm tomorrow
scrap the {reminder_id=rtop} reminder
reminder {reminder_id=rid4}, never mind
forget the wake-up call
unset alarm {reminder_id=rid4}
stop that reminder
remove alert {reminder_id=rid4}
skip the {reminder_id=rtop} nudge
let me sleep in, no alarm
silence reminder {reminder_id=rid4} for good
take reminder {reminder_id=rid4} back
the {=rtop} thing has been called off, so reminder {reminder_id=rid4} needn't ring
{reminder_id=rid4} is a reminder I can do without, the thing is long done, axe it
you were going to ping me about the {reminder_id=rtop}, don't, it's settled
we're on holiday next week, so kill the alarm that gets me up for work
somebody else is collecting the kids, so the reminder for that can go
if reminder {reminder_id=rid4} goes off in the meeting I'm dead, so cancel it now
# Bare noun phrases, and orders that lack what is needed.
no more reminder for that
kill the alarm
I've already done it, so drop the reminder
reminder {reminder_id=rid5}, gone please
you needn't remind me after all
call off {reminder_id=rid5}, the reminder I mean
the alarm tomorrow isn't needed, I'm on holiday
stop reminding me about the {reminder_id=top}
I don't want that reminder anymore
get rid of alarm {reminder_id=rid5}
# Needs only hinted at, telegrams, neighbours.
task and all is finished, so I needn't hear from reminder {reminder_id=num_id}
keep the task, drop reminder {reminder_id=num_id}
the appointment stays but reminder {reminder_id=num_id} has to go
I don't want to see the reminders, I want to be rid of number {reminder_id=num_id}
forget reminder {reminder_id=email_id2}, but not what I told you
if {reminder_id=num_id} rings during the concert I'll die, so cancel that reminder
{reminder_id=num_id} has been nagging me for nothing, no more reminder please
I took care of the {=ren}, so the ping with number {reminder_id=num_id} is superfluous
{=from_email} will tell me anyway, so reminder {reminder_id=email_id2} can be dropped
rmdr {reminder_id=num_id} off
~ cancel reminder {reminder_id=num_id} thx
no reminder {reminder_id=num_id} pls
out of the {=limit2} reminders only {reminder_id=num_id} should be cancelled
the one set for {=day}, reminder {reminder_id=email_id2}, isn't needed
I don't need that reminder about the {reminder_id=ren}
you don't have to remind me of the {reminder_id=ren} after all
# Every parameter in many wordings, orders and lengths.
{reminder_id=num_id} off, the reminder
reminder {reminder_id=num_id} - no
reminder {reminder_id=email_id3}: cancel
no need to remind me, {reminder_id=num_id} can go
the {=ren2} is done, scrap reminder {reminder_id=num_id}
not {=num_id}, cancel reminder {reminder_id=num_id}
cancel the reminder with id {reminder_id=email_id3} please
the reminder set for {=day2} is number {reminder_id=num_id}, remove it
switch reminder {reminder_id=num_id} off for good
I already did that, so drop the reminder {reminder_id=num_id}
~ {=chat}, unset reminder no. {reminder_id=int}
don't ping me about {reminder_id=email_id3} any longer
call off number {reminder_id=int} of my reminders
cancel the one about the {reminder_id=ren2}
stop reminding me to {=message2}
# Told around, thought aloud, wrapped in a story.
no need to nag me with {reminder_id=num_id}, it's taken care of
I can remember that by myself, scrap reminder {reminder_id=num_id}
would you let reminder {reminder_id=num_id} go, {=who} did it
reminder {=num_id}, no, {reminder_id=num_id} I mean, is no longer wanted
please don't ring for {reminder_id=num_id}, that reminder is history
you may forget that alarm I asked for
%lang de
# The usual ways to ask.
(lösch|lösche|löschen Sie) [bitte] [die] Erinnerung {reminder_id=num_id}
erinnerung {reminder_id=num_id} (löschen|abbrechen|stornieren|aus)
(brich|nimm) die Erinnerung [Nummer] {reminder_id=num_id} (ab|raus|zurück)
die Erinnerung {reminder_id=num_id} (brauche ich nicht mehr|kann weg|hat sich erledigt)
(streich|storniere|stornier|entferne) [bitte] (Erinnerung|die Erinnerung Nummer) {reminder_id=num_id}
(schalt|stell) die Erinnerung {reminder_id=id} [wieder] (ab|aus)
erinner mich doch nicht [mehr] an Nummer {reminder_id=num_id}
(kannst du|könnten Sie) die Erinnerung {reminder_id=num_id} (wieder|) löschen
(vergiss|cancel) die Erinnerung {reminder_id=num_id}
(lösch|lösche) [bitte] (die|meine) Erinnerung
wecker {reminder_id=num_id} (löschen|aus)
die {reminder_id=num_id} bei den Erinnerungen (bitte streichen|kannst du rausnehmen)
ich will (doch nicht|nicht mehr) erinnert werden, Nummer {reminder_id=num_id} (löschen|weg)
# A word or two decide between neighbours.
Erinnerung {reminder_id=task_id} brauche ich nicht mehr, streich sie
lösch die Erinnerung Nummer {reminder_id=task_id}, nicht die Aufgabe
# More of the usual ways.
erinnerung {reminder_id=num_id} brauch ich nicht mehr
mach den wecker {reminder_id=num_id} weg
{reminder_id=num_id} nicht mehr erinnern
die erinnerung nummer {reminder_id=num_id} abblasen
nimm erinnerung {reminder_id=id} raus
~ stell {reminder_id=num_id} bei den erinnerungen wieder ab
hab ich schon erledigt, erinnerung {reminder_id=num_id} kann gelöscht werden
klingel nicht wegen {reminder_id=num_id}
blas die {reminder_id=num_id} ab, ich will da keine erinnerung
~ erinnerung {reminder_id=num_id} canceln
die {reminder_id=id} aus den erinnerungen streichen
keine erinnerung {reminder_id=num_id} mehr bitte
~ lass die erinnerung {reminder_id=num_id} sein
schalt den wecker mit der nummer {reminder_id=num_id} ab
von den erinnerungen kannst du die {reminder_id=num_id} löschen
doch keine erinnerung nötig, {reminder_id=num_id} raus
die {reminder_id=num_id} soll mich nicht mehr erinnern
erinnerung wieder löschen
ich will daran doch nicht erinnert werden
einen wecker ausstellen
# Needs only hinted at, telegrams, neighbours.
{reminder_id=num_id} brauchst du mir nicht mehr sagen
die erinnerung {reminder_id=id} hat sich überholt
wecker {reminder_id=num_id} doch nicht
ich hab schon dran gedacht, erinnerung {reminder_id=num_id} kannst du streichen
lass es bei {reminder_id=num_id} nicht mehr bimmeln
erinnerung raus, nummer {reminder_id=num_id}
~ die eine erinnerung bitte abblasen
# Every parameter in many wordings, orders and lengths.
lösch die erinnerung {reminder_id=num_id}
erinnerung {reminder_id=num_id} weg
schalt erinnerung {reminder_id=num_id} ab
nimm die erinnerung {reminder_id=num_id} zurück
stell wecker {reminder_id=num_id} aus
an {reminder_id=num_id} musst du mich nicht mehr erinnern
~ ich brauch erinnerung {reminder_id=id} nicht mehr, hab schon angerufen
könnten Sie die Erinnerung {reminder_id=num_id} bitte stornieren?
die erinnerung mit der nummer {reminder_id=num_id} soll nicht mehr kommen
brich erinnerung {reminder_id=num_id} ab
hat sich erledigt, erinner mich nicht mehr an {reminder_id=num_id}
streich die {reminder_id=num_id} bei den erinnerungen
wirf erinnerung {reminder_id=id} raus
doch nicht wecken, {reminder_id=num_id} löschen
von den erinnerungen die {reminder_id=num_id} entfernen
ich hätte gern erinnerung {reminder_id=num_id} gelöscht
blas erinnerung {reminder_id=num_id} ab
{reminder_id=num_id} is unnötig, lass die erinnerung weg
deaktivier die erinnerung {reminder_id=id}
mach, dass {reminder_id=num_id} nicht klingelt
setz die erinnerung {reminder_id=num_id} ab
wecker nummer {reminder_id=num_id} kannst du vergessen
keine erinnerung mehr für {reminder_id=num_id}
erinnerung {reminder_id=num_id} war falsch gestellt, weg damit
die {reminder_id=num_id} aus der erinnerungsliste raus
ich will um die zeit doch nicht geweckt werden, {reminder_id=num_id} löschen
aufheben: erinnerung {reminder_id=id}
lösch mal eine erinnerung
die erinnerung von eben nehm ich zurück
stell den wecker wieder ab
%lang es
# The usual ways to ask.
(cancela|borra|elimina|cancele) [por favor] el recordatorio {reminder_id=num_id}
recordatorio {reminder_id=num_id} (cancelar|borrar|fuera)
(quita|anula) el recordatorio [número] {reminder_id=num_id}
el recordatorio {reminder_id=num_id} ya no (hace falta|lo necesito), (quítalo|cancélalo)
ya no me recuerdes la {reminder_id=num_id}
(apaga|desactiva) el (aviso|recordatorio) {reminder_id=id}
¿(puedes|podrías) cancelar el recordatorio {reminder_id=num_id}?
olvídate del recordatorio {reminder_id=num_id}
(cancela|borra) (el|un) recordatorio
alarma {reminder_id=num_id} cancelar
no quiero que me avises del {reminder_id=num_id}, anúlalo
de los recordatorios, (borra|quita) el {reminder_id=num_id}
# A word or two decide between neighbours.
quita el recordatorio {reminder_id=num}, ya lo hice
anula el aviso número {reminder_id=num}, ese recordatorio sobra
# More of the usual ways.
el recordatorio {reminder_id=num_id} sobra
quítame la alarma {reminder_id=num_id}
no me avises ya de la {reminder_id=num_id}
anúlame el recordatorio número {reminder_id=num_id}
saca el recordatorio {reminder_id=id}
la {reminder_id=num_id} de los recordatorios, apágala
eso ya lo hice, el recordatorio {reminder_id=num_id} se puede borrar
que no suene el {reminder_id=num_id}
anula el {reminder_id=num_id}, no quiero ese recordatorio
~ recordatorio {reminder_id=num_id} cancelado, porfa
bórrame el {reminder_id=id} de los recordatorios
nada de recordatorio {reminder_id=num_id}
deja estar el recordatorio {reminder_id=num_id}
desactívame la alarma número {reminder_id=num_id}
de los avisos bórrame el {reminder_id=num_id}
al final no hace falta que me avises, fuera el recordatorio {reminder_id=num_id}
que el {reminder_id=num_id} no me lo recuerdes más
~ quita el recordatorio
ya no quiero que me lo recuerdes
apágame una alarma
# Needs only hinted at, telegrams, neighbours.
{reminder_id=num_id} ya no me lo tienes que decir
el aviso {reminder_id=id} se quedó viejo
la alarma {reminder_id=num_id} mejor no
ya me acordé yo solo, el recordatorio {reminder_id=num_id} sobra
que no pite el {reminder_id=num_id}
~ fuera aviso, número {reminder_id=num_id}
uno de los recordatorios ya no lo quiero
# Every parameter in many wordings, orders and lengths.
cancelá el recordatorio {reminder_id=num_id}
podrías anular el aviso {reminder_id=num_id}?
me gustaría quitar el recordatorio {reminder_id=id}
ya no hace falta el aviso {reminder_id=num_id}
recordatorio {reminder_id=num_id} fuera
elimine el recordatorio {reminder_id=num_id}, si es tan amable
borrame el aviso número {reminder_id=num_id}
ni caso al recordatorio {reminder_id=num_id}, quítalo
el {reminder_id=num_id} no me lo recuerdes
desprograma el recordatorio {reminder_id=num_id}
quiero que el aviso {reminder_id=num_id} no suene
apaga la alarma {reminder_id=num_id}
suspende el recordatorio con id {reminder_id=id}
descarta el aviso {reminder_id=id}
del recordatorio {reminder_id=num_id} ya me encargué, cancélalo
necesito cancelar el {reminder_id=num_id}, un recordatorio viejo
de mis recordatorios saca el {reminder_id=num_id}
el número {reminder_id=num_id}, cancélamelo, es un aviso repetido
que no me vuelva a saltar el recordatorio {reminder_id=num_id}
no me recuerdes nada del {reminder_id=num_id}, anúlalo
quitá la alarma esa
hay un recordatorio que sobra, cancélalo
elimina un aviso
anúlenme el recordatorio {reminder_id=num_id}
~ baja la alarma {reminder_id=num_id} de la lista de recordatorios, ya no va
