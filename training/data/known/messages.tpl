# Chat messages.

%tool send_message
%list chp: Solveig | uncle Bert | Anneke | Rashid | Lorna | Benji | my stepmum | the book club | Ferdi | #ops | the flat group | Carys | the netball girls | dad
%list ctx: on my way | running ten late | did you lock up? | happy birthday! | can't make it tonight | I've got the tickets | who's bringing snacks | call me when you're up | see you at the weekend
%list cth: I'm on my way | I can't make it tonight | the tickets are booked | I'm running ten minutes late | the train is stuck | lunch is off
%list cdo: bring snacks | lock up | call me | feed the cat | wait outside | save me a seat
%list chat_id: Halima | Oisín | the rowing eight | @dot | my stepson | #kitchen-crew | Ludmila | neighbours' group | the babysitter | Kwame | grandad | chat 5512 | cousin Dot | the five-a-side lot | Mrs. Achterberg | team Harbour
%list text: the keys are under the pot and the dog is fed | we're meeting at half seven | the £40 are paid | kim and tom can't make friday | the tiles came and half of them are cracked | dinner is at 8 and there's fish | I'm on the 17:40 and there by six | she passed with 92 percent | it'll be midnight or later | the code for the gate changed to 8831 | Yusuf will drive, not Dot
%list text2: be there at half seven, not seven | the keys are under the pot and the dog is fed | I paid the £40, you owe me 12 | kim and tom can't make friday | tell Yusuf the tiles came | I'll remind you tomorrow at 9 | look at ~/plans/garden.png when you get a sec | the table is booked for six, 8pm, name of Farr | sorry, wrong group | don't wait up, it'll be midnight or later | #lostcat found, all good | meet you at the quay on the 5th, around noonish | we need 2 kg of flour, a lemon and thyme | who's bringing the tent? | I read your mail, ok for me | thanks for yesterday | it's 19% off until sunday | ring me on 0171 555 21 | can we swap wed and thu | train's late, 25 mins at least
%list ask: the room is free at 3 | she has the spare key or Yusuf does | they'd like soup and bread | 7 is too early | he can bring a tent and two chairs | it's ok to come a day later | anybody saw my scarf | there's parking near the quay after six
%list text3: bring 2 kg of flour and a lemon | meet me at the quay at noon | leave the keys with Ludmila | call the vet before five | wait until I'm back on friday | move the car and take the bins out | say thanks to mr. Farr from me | send the pictures to Halima tonight
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list c_o: Basil | the choir | my aunt
%list chat_id2: Jonna | the climbing group | mum | #design | Raj | the neighbours' chat | Abeni | my brother | team channel | Lou and Pat | @kasimir | the flat share | coach | Tilda | granny | #ops | the book club | Hendrik | my wife | dad | Sascha | the school parents group | @nour_k | Mr. Petrov
%list text4: running late, start without me | the bins are tonight, don't forget | meeting at 4 is off | got the tickets!! | remember the milk | could you feed the cat? | landed safely, bit tired | who has the drill | please mail me the list | it's a boy | 10 min away - keep the food warm | reminder: rent is due | the wifi is down again | happy birthday old friend | did you see the news | I'll bring dessert | your parcel is with us | call me when you can | the answer is no, sorry | yes to saturday | lights were still on at yours | sauna at 8? | note the new address: 9 Hill Road | todo for all of us: clean the grill
%list lb: (
%list rb: )
%list hm: #msg | #dm | #message | #text
%list chat_id3: the climbing group | #design | the neighbours' chat | team channel | the flat share | #ops | the book club | the school parents group | five-a-side lads | #announcements
%list chan: Tilda | the scouts group | #kitchen | Hamza | the band chat | my godmother | Keiko | team orange | the parents' group | @yannick | Zuzana | #night-shift | the neighbours | my brother-in-law | Pilar | the tennis four | #general | chat 4411
%list txt: running late, start without me | I've sent you a mail about it | the gutter man is here | can somebody bring chairs | rehearsal moved to the hall | happy birthday, you legend | who has the spare key | look at the calendar please | got your note, thanks | the list is on the fridge | parking is free after six | are we still on for tennis | don't forget the snacks | the form has to be in by friday
%list txth: the bus broke down | I'm nearly there | the hall is locked | we're eating at eight | the reminder was wrong | it's my turn to drive | there are two seats left | I found the spare key
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%list rel: kim | my sister | dunja | the band group | niko | the neighbours' chat | grandpa joe | #logistics | tobi | the carpool group | aunt may | my flatmate | rhea | coach lindqvist | the parents group | bea
%list fyi: the train is stuck outside reading | dinner slips to half eight | I found her scarf | the flat is ours | the rehearsal is off | the cake survived the trip | I'll bring the drill on sunday | we're two players short | the plumber came after all | my phone died at noon | the tickets are at the box office | nobody has to bring salad | I passed | the match starts at six
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list chat: family group | design channel | mom | dad | #general | book club chat | my sister | the landlord | football team | @kim_w | #random | neighbourhood group | Bob | Alice | grandma | support chat | parents' group | my boss | Marco | team chat | running group | -1001234567 | 482915 | #incidents | my husband | Dr. Weber | the babysitter | choir group | @priya | climbing buddies | marketing channel | Tom and Lena | flat share chat | on-call channel | Uncle Joe | #releases
%list groupchat: family group | design channel | book club chat | football team | neighbourhood group | parents' group | team chat | running group | choir group | climbing buddies | marketing channel | flat share chat | on-call channel | support chat | Monday yoga people | sales room | wedding planning chat | incident channel | release channel | kindergarten group | camping crew | project Apollo chat | cousins group | landlord chat | #general channel | dev room | board members | badminton lot | hiking trip group | dog walkers
%list order: bring the keys | buy some bread | call me back | pick up Leo at four | wait for me at the station | send me the address | water my plants | leave the door open | bring a jacket | check the oven | push the last commit | save me a seat | feed the dog | take the umbrella | text me the code | restart the server | be there at six | bring the drill | order two pizzas | turn the music down
%list group: family | design | football | work | book club | neighbours | parents | marketing | climbing | flat share | team | project | running | school | choir | holiday | on-call | class | gaming | wedding
%list short: on my way | running late | happy birthday! | good night | lunch? | got it, thanks | can't talk right now | where are you? | home in ten | love you | congrats! | be right there | see you at six | the eagle has landed | miss you | yes | no worries | call me | good luck today! | stuck in traffic | at the station now | ok see you then
%list app: Telegram | WhatsApp | Signal | Slack | Teams | Discord | chat | Messenger | Matrix | iMessage | text
%list asked: they are free on Friday | dinner is still on | she needs a lift | he has my charger | we need more chairs | the game was moved | anyone found a blue scarf | the kids are asleep | they want pizza | there is parking nearby | he is coming tonight | she can pick up the cake | the door is locked | anybody has a ladder | the train is on time | we are meeting at the usual place | she is feeling better | the build is green again | he could feed the cat | they landed safely
%list chatter: I'm driving | my hands are wet | quick | hey | running out of battery | oh no | we're stuck in traffic | good news | ok | I'm late again | I can't type | btw | sorry | one sec | listen
%list wish: happy birthday | good luck | all the best | merry Christmas | happy new year | good night | sweet dreams | much fun at the concert | success with the exam | safe travels | congratulations | happy anniversary | good luck with the interview | happy Easter | lots of fun in Porto | all the best for the new job
%list who: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list say: I'm running ten minutes late | the train is stuck in Graz | dinner is at eight | the keys are with Omar | I found the cat | I can't come on friday | the tickets are booked | we need two more chairs | the door code changed | everything went fine | I'll bring the salad | the meeting is off | it's raining so we play indoors | the parcel is at the neighbour's | I said yes | the baby is finally asleep
%list out: Telegram | WhatsApp | Signal | Slack | Teams | chat | Messenger
%list group2: family | climbing | design | neighbours | choir | flat | parents | team | football | book club | on-call | band
%list ctx2: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list order2: bring a charger | buy oat milk | wait at the station | call me back | feed the hamster | save me a seat | send the address | take the earlier train | leave the gate open | pick up the cake at five
%list ask2: dinner is still on | he has my charger | the pool is open | she needs a lift | they found the keys | the offer still stands | anyone has a ladder | the room is free on monday | he can swap shifts | the dog ate
%list name: Ben | Lena | Marco | Kim | Priya | Omar | Yuki | Nadia | Farid | Elif | Jonas | Greta | Hugo | Mats | Olga | mum | dad | grandma | Tom | Sofia
%list text5: I'm running ten minutes late | the cake is in the fridge | we got the flat | train is cancelled, taking the bus | can you bring a bottle opener | the code for the gate is 4471 | I left my jacket at yours | don't wait for me with dinner | practice starts at 7 instead of 6 | happy to help on Saturday | she said yes | the parcel is with the neighbours | could somebody bring chairs | the deploy is finished | I've booked the table for eight | meet me at the north exit | the kids are already in bed | thanks for yesterday, it was lovely | please turn off the oven | no school on Monday | my phone is almost dead | I'll pay you back on Friday | the tests are green again | we need two more drivers | just landed | it's a girl
%list short2: omw | ok! | happy birthday | sounds good | call me | where are you? | be right back | I love it | congratulations!! | landed | yes please | can't make it | on the train | good luck tomorrow
%list chat_id4: Ben | Lena | Marco | my sister | mum | dad | Auntie Rosa | the landlord | my boss | Dr. Weber | the babysitter | Kim | Priya | Omar | grandma | Coach Ruiz | my neighbour | Yuki | Mr. Falk | the plumber | my wife | Hannah and Tom | my flatmate | Nadia | Farid
%list text6: buy tomatoes | bring a sleeping bag | call the school | pick me up at nine | leave the key under the mat | feed the rabbits | send the photos | be quiet after ten | come to the back door | check the oven
%list group3: family chat | hiking group | class parents | book club | design team | football lads | flatmates | band chat | office channel | neighbours group | #random | #support | choir group | on-call channel | project Apollo channel | chess club | volunteers group | cousins chat | gaming group | ski trip chat
%list text7: she's coming to the party | they need a lift | he's still up for tennis | dinner at seven works | the flat is still free | anyone has a spare ticket | the dog can stay with us | she found my umbrella | Friday suits everyone | the shipment has left | he fixed the boiler | we can move the rehearsal
%list app2: WhatsApp | Telegram | Signal | Slack | Teams | Discord | iMessage | Messenger | Threema
%list glad: happy birthday | congrats on the new job | all the best, old friend | well done! | hooray for the exam | welcome to the world, little one | happy anniversary you two | so proud of you | to many more years | what a race!
%list who2: mum | Jonas | my brother | the babysitter | Aylin | grandpa | Theo | my wife | Priscilla | the plumber | dad | Ngozi | my landlord | coach Dana | Becky
%list say2: I'm running ten minutes late | dinner's at eight | the car won't start | I've got the tickets | the meeting is cancelled | we landed safely | I'm stuck on the train | the keys are with Omar | I can't make it tonight | the party is on saturday | I found the wallet | lunch is on me | the boiler is fixed | I left already
%list text8: congrats | good luck | thank you | happy birthday | get well soon | good night | sorry | welcome back | merry christmas | well done | thinking of you
%list grp: family | book club | football | flat | work | neighbours | class | choir | running | camping | hen do | parents
%list who3: my sister | the landlord | dr. hale | Marguerite | our tax lady | Winston | the nursery | the letting agent | Petra Lund | the roofer | grandad | Imani | the bank | Callum
%list say3: I'm running ten minutes late | we're home safe | dinner's in the oven | we're at gate 14 | I got the tickets | the cat's been found | the train's late | the boiler man's here
%list chat_id5: nadia | the rowing club | my cousin | #lab | Bruno | the other parents | Aunt Bo | coach Ibe | Gita | team blue | @svea | our landlady | upstairs | the choir group | Ravi | chat 902 | my daughter | the carpool | Femi | #weekend
%list txs: the boat's free | I put it in the calendar | I emailed them the form | we'll be 10 mins late | the task is theirs now | the alarm went off again | the meeting starts at 4 | there's cake in the kitchen | I remember now, it was Elif | the package is with me | choir is off tonight | it's room 9 and not room 6 | the list is on the door
%list text9: the boat's free | I put it in the calendar | room 9, not room 6 | don't forget the list | I emailed you the form | remind me of your new number | 10 mins late | the task is yours now | can we do sunday instead | the alarm went off again | the meeting starts at 4 | happy new job! | there's cake in the kitchen | I remember now, it was Elif | who deleted my photo | your package is with me | choir is off tonight | is there wifi at the boathouse
%list txo: bring the rope | take the late bus | check their mail | write it on the list | keep a seat for me | ring at number 14 | remember the tickets
%list txi: the eye test went well | choir is on tonight | she got my email | they need another chair | the alarm is still on
%list limit: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list mood: ugh | sorry, last one | heads up | so, about today | I'm hopeless with this | it's been one of those weeks | small thing | the baby's asleep so I'm typing | oh no | funny, that | almost forgot | between two meetings | I'm at the gate | well then | if you have a second
%list say4: the heating is on again | bitcoin is falling | it's snowing here | the garage door is open | the shop shuts at six | I read about the strike | look at the news | the rate is terrible today
%list chat_id6: mum | dad | Kim | the family group | Bob | #design | team chat | Lena from work | @tom | grandma | the neighbours | climbing group | on-call channel | Omar | Priya | the book club | flat 3b | my wife | Leo's teacher | #general | the band | Marco and Ana | my brother | Dr. Abadi | the football parents | Sofia | chat 4471 | the boss | Yuki | cousins group
%list text10: late, sorry | on my way | yes | can you call Kim? | the train leaves at nine | bring milk, eggs and a cake | tell dad the car is ready | I'll be home at 8 | we meet at the station, not at the bar | happy birthday from Tom and me | the code is 4411 | friday works, saturday doesn't | I've sent you the mail about the lease | please feed the cat on sunday and monday | don't wait for me | dinner is ready in ten minutes | the group photo is on the drive | who has the keys to room 4 | what time does the film start | I said hi to Bob for you | remind me of the name of that wine | we need two more chairs from the cellar | see you tomorrow at half past nine outside the museum | the meeting is off | I love you | did you find a place to park | ok | send the address to Lena as well | all good here, the kids are asleep | it's a girl
%list txi2: dinner is still on | she has my charger | the pool is open on sunday | anyone can drive on friday | he got the keys from Mrs. Lind | the offer still stands | they want pizza or pasta | we can come an hour later | the 9 o'clock train is running | she needs a lift
%list txo2: bring a charger | call me back | buy milk and eggs | wait at the station | feed the cat on sunday | tell dad about the car | pick up Leo at five | send me the address | leave the gate open | save two seats for us
%list chat2: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list query: invoice | logo | rent | invoice 2291 | second draft | flight to Porto | change of venue | key handover | order 88-4471 | Q3 report | parking permit for the van | photos of the wedding | offer for the new roof | how to get into the new building | invoice 2291 and the missing credit note | tickets for saturday's match | login for the school portal | what to bring on the hike | moving the meeting to the 14th | pick up and drop off times | lunch on friday with the Norwegians | the heating and the hot water bill | draft two with Kim's comments | password reset for the old portal | from Oslo to Bergen by night train | how long the warranty lasts and who pays | 7 day trial | last year's budget | ten year plan | top 20 list | week 12 schedule | today's special | unpaid bills | recent changes to the contract | deposit | NDA | IBAN | boarding pass | quote | carpool | allergies of the children in group B
%list who4: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list say5: I'm stuck behind a tractor | the doctor says it's nothing serious | we start at half past | I left the charger at her place | the flat is ours | practice is cancelled | the cake is ready | I'm on the later train | there's no hot water | the boat is tied up | I need another hour | the kids want pizza | I've fed the hamster | it's a girl | the lift is broken again
%list group4: rowing | choir | family | neighbours | parents' council | marketing | holiday | tenants | Sunday football | project | cousins
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list app3: Telegram | WhatsApp | Signal | Slack | chat
%list ask3: Sunday still works | the trailer is free | he found my scarf | she can babysit | the pool is open | we need tickets | they made it home | anyone has a tent
%list order3: bring the ladder | ring the bell twice | keep me a slice | buy stamps | turn the oven off at six | wait for me at gate B | bring warm socks | send me the playlist | park behind the barn | leave the key with Wei
%list sentence_dass: ich morgen später komme | das Meeting ausfällt | ich heute krank bin | der Bus Verspätung hat | ich in zehn Minuten da bin | das Essen fertig ist | der Vertrag unterschrieben ist | die Lieferung angekommen ist | wir noch zwei Tage brauchen | mir der Termin gut passt | Dienstag leider nicht geht | das Angebot zu teuer ist | ich die Unterlagen bis Mittag schicke | ich heute nicht zum Training kommen kann | die Kinder schon abgeholt sind | wir die blaue Variante nehmen | der Server wieder läuft | die Zahlen nicht stimmen | ich mich nächste Woche melde | das Paket vor der Tür steht | ich im Stau stehe | wir gut angekommen sind | das Auto in der Werkstatt ist | der Zug ausfällt | wir den Tisch für acht Uhr reserviert haben | die Rechnung bezahlt ist | ich mehr Zeit für den Bericht brauche | das Hotel gebucht ist | der Fehler behoben ist | wir am Montag starten können | die Heizung kaputt ist | ich morgen von zu Hause arbeite | die Frist verlängert wurde | ich den Zug um fünf nehme | das Konzert um acht beginnt | ich leider absagen muss | er noch Brot mitbringen soll | ich einen Salat mitbringe | wir auf nächste Woche verschieben | das Büro am Freitag geschlossen bleibt | ich die Einladung gerne annehme | das Budget genehmigt ist | ich auf die Freigabe warte | der Handwerker um neun kommt | wir uns vor dem Kino treffen
%list chatd: Familiengruppe | WG-Gruppe | Teamgruppe | Nachbarschaftsgruppe | Elterngruppe | Fußballgruppe | Projektgruppe | Marketinggruppe | Chorgruppe | Gruppe Umzug
%list chatm: Familienchat | Teamchat | Gruppenchat | WG-Chat | Kanal Allgemein | Projektchat | Elternchat | Vertriebskanal | Supportkanal
%list from_email: Annegret | Herrn Wolff | der Hausverwaltung | Tarik | Frau Szabo | dem Verein | Onkel Jupp | der Tierärztin | Malte
%list dass: die Schlüssel bei Tarik liegen | Freitag nicht vor drei geht | die Fliesen da sind und zwei davon kaputt | es erst gegen Mitternacht wird | wir den Rest in 14 Tagen zahlen | der Tisch für sechs um acht bestellt ist
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%list body: das Zimmer um drei frei ist | er ein Zelt und zwei Stühle mitbringt | am 5. noch jemand Platz im Auto hat | sieben zu früh ist
%list body2: die Schlüssel liegen bei Tarik, er ist ab sechs da | Freitag geht, aber nicht vor drei | wir zahlen jetzt 450 € und den Rest in 14 Tagen | 12 % sind zu viel, 8 wären ok | die Fliesen sind da und zwei davon kaputt | danke für gestern | es eilt nicht, Mittwoch reicht
%list chat_id7: Hauke | die WG-gruppe | mama | Gesa | die nachbarn | papa | #vertrieb | Ayla | trainer Timo
%list dtx: komme später, fangt schon an | hab die karten | bring bitte brot mit | bin gleich da | heute kein training | die heizung geht wieder | wo bleibst du?
%list chat_id8: Tilda | die Pfadfindergruppe | #küche | Hamza | Pilar | Keiko | die Nachbarn
%list text11: ich komme später | wer hat den Ersatzschlüssel | die Probe fällt aus | bitte Stühle mitbringen | ich hab dir gemailt | der Bus ist weg
%list rolle: Jule | die Kegelgruppe | meine Schwester | Ömer | den Elternchat | Onkel Fritz
%list satz: ich den letzten Bus verpasst habe | es heute Linsen gibt | die Katze wieder da ist | wir zu fünft kommen | der Schlüssel bei Gerda liegt | die Probe ausfällt
%list wem: Lena | Jonas | Mama | Opa | Tante Ute | Frau Adler | Papa | Mia | Dr. Sommer | Markus | Sabine | Onkel Rolf | Steffi | Emre | Kathi
%list satz2: ich schaffe es heute nicht mehr | der Termin am Montag steht | die Unterlagen kommen morgen früh | wir nehmen das Angebot an | leider passt uns der Preis nicht | ich hole den Wagen um fünf ab | bitte ruft mich kurz an | das Paket ist nie angekommen | wir sind zu viert | ich bin ab Mittwoch wieder im Büro | die Rechnung stimmt nicht, bitte prüfen | der Schlüssel liegt bei der Nachbarin | ich sage für Samstag zu | wir brauchen mehr Stühle | danke für alles, es war ein toller Abend | die Heizung tropft wieder. Wann kommt jemand? | ich komme mit dem Rad, nicht mit dem Auto | das Treffen ist jetzt um sechs, nicht um fünf | bin gleich da | vergiss den Kuchen nicht | der Hund hat den Zettel gefressen | ich hab euch lieb | wir verschieben auf Juni | ja, Donnerstag passt, bis dann
%list dasssatz: ich mich verspäte | der Termin am Montag steht | wir das Angebot annehmen | der Preis zu hoch ist | ich den Wagen um fünf abhole | das Paket nie angekommen ist | wir zu viert kommen | ich ab Mittwoch wieder im Büro bin | die Rechnung nicht stimmt | der Schlüssel bei der Nachbarin liegt | ich für Samstag zusage | das Treffen jetzt um sechs ist | die Heizung wieder tropft | ich gleich da bin | wir auf Juni verschieben | ich heute nichts mehr schaffe | Oma schon im Zug sitzt | der Kuchen fertig ist | keiner einkaufen war | ich die Unterlagen morgen früh schicke | das Auto nicht anspringt | wir eine halbe Stunde länger brauchen
%list obsatz: er am Freitag Zeit hat | sie schon gebucht hat | das Angebot noch gilt | der Preis verhandelbar ist | jemand meinen Schirm gesehen hat | wir uns um acht treffen | das Zimmer noch frei ist | die Lieferung morgen kommt | er Milch mitbringen kann
%list grpf: Mädelsgruppe | Skatrunde | Familiengruppe | Hausgruppe | Laufgruppe | Klassengruppe | Bandgruppe | Büchergruppe | Kitagruppe | Gartengruppe
%list grpm: Hauschat | Chat der Laufgruppe | Kanal Technik | Familienchat | Bandchat | Kitachat | Kanal Ankündigungen | Klassenchat | Putzplan-Chat
%list wem2: Wiebke | Henning | Oma Lisbeth | Kadir | bernd | Frau Okafor | Jule | Herrn Pohl | Papa | meiner Tochter | dem Hausmeister | den Jungs | der Nachbarin | meiner Chefin | Mama
%list satz3: ich steh im Stau, fangt schon an | wir sind vollzählig | das passt mir gut | kann ich das Auto am Sonntag haben? | der Dachdecker war da | Oma geht es besser | die Trikots sind gewaschen | bitte einmal Ketchup mitbringen | Zug fällt aus, nehme den nächsten | ich hab euch lieb | bin in fünf Minuten unten | wo habt ihr geparkt? | Licht im Auto ist noch an | danke, lecker wars | die Probe fängt eine halbe Stunde später an | ja, machen wir so | Jule hat bestanden | stell schon mal Wasser auf | viel Glück morgen | mein Handy ist gleich leer | hab den Bus verpasst | alles Gute zum Geburtstag | tut mir leid wegen gestern | wer hat noch einen Grill? | die Rechnung zahle ich | gib mir Bescheid, wenn du da bist | morgen bleibt der Laden zu | ich ruf nachher an
%list dass2: ich im Stau stehe | wir vollzählig sind | mir das gut passt | der Dachdecker da war | es Oma besser geht | die Trikots gewaschen sind | der Zug ausfällt und ich den nächsten nehme | ich gleich unten bin | das Licht am Auto noch brennt | die Probe später anfängt | Jule bestanden hat | mein Handy gleich leer ist | ich den Bus verpasst habe | mir das von gestern leidtut | der Laden morgen zu bleibt | ich nachher anrufe | Kadir den Grill mitbringt | wir eine Woche länger brauchen | der Aufzug kaputt ist | ich die Vollmacht unterschrieben habe | das Essen schon bestellt ist | er nicht auf mich warten muss | wir zwei Plätze frei haben | ich wieder gesund bin | sie die Schlüssel behalten kann | heute kein Training ist
%list wen: Wiebke | Henning | Oma Lisbeth | Kadir | Frau Okafor | den Hausmeister | meine Tochter | die Nachbarin | Papa | Herrn Pohl | die Jungs
%list body3: er den Grill mitbringt | noch ein Platz im Auto frei ist | sie am 17. kann | das Essensgeld schon bezahlt ist | jemand Kabelbinder hat | die Probe ausfällt | es bei Hennings Grillabend bleibt | ich das Auto am Sonntag haben kann | Jule gut angekommen ist | wir uns vorher noch sehen | sie Hilfe beim Umzug brauchen | der Laden noch offen hat | er mir seine Leiter leiht | wer von uns fährt
%list gruf: Kitagruppe | Theatergruppe | Dorfgruppe | Grillgruppe | Schichtgruppe | Cousinengruppe | Trainergruppe
%list grum: Feuerwehrchat | Kollegenchat | Kanal Baustelle | Mietschat | Fußballchat | Kanal Dienst | Geschwisterchat
%list auftr: Ketchup mitzubringen | schon mal Wasser aufzusetzen | auf mich zu warten | das Licht am Auto auszumachen | die Trikots einzupacken | mir die Vollmacht zu schicken | Jule mitzunehmen | kurz durchzuklingeln | den Hund nicht zu füttern | zwei Plätze freizuhalten | pünktlich zu sein | den Karton anzunehmen
%list wem3: Lena | timo | Mama | Opa | Tante Gerda | Frau Brandt | Papa | Mia | Dr. Kern | Markus | Sabine | Onkel Rolf | ilka | Emre | Herrn Seidel
%list dass3: ich später komme | wir den Termin verschieben müssen | ich am Montag nicht da bin | das Paket angekommen ist | die Heizung wieder kalt ist | ich das Angebot gut finde | Mia heute krank ist | wir einverstanden sind | ich den Schlüssel unter die Matte lege | der Zug Verspätung hat | ich noch zwei Tage brauche | wir leider absagen müssen | die Rechnung schon bezahlt ist | ich mich am Freitag melde | ich gern mitkomme | der Kuchen bei mir im Auto steht | die Pläne falsch sind | ich gut gelandet bin | er die Leiter mitbringen soll | es bei acht Uhr bleibt | wir zu fünft kommen und ein Kind dabei ist | ich es heute nicht mehr schaffe, aber morgen früh anrufe | die Fotos im Ordner liegen | ich auf eine Antwort warte | das Treffen ins Wasser fällt | wir auf ihn warten | die Katze wieder da ist | ich ihr den Rest überweise | wir keinen Strom haben | niemand an der Tür war
%list satz4: ich komme später | der Termin muss verschoben werden | am Montag bin ich nicht da | das Paket ist da | die Heizung ist wieder kalt | das Angebot gefällt mir | Mia ist heute krank | wir sind einverstanden | Schlüssel liegt unter der Matte | mein Zug hat Verspätung | ich brauche noch zwei Tage | leider müssen wir absagen | Rechnung ist schon bezahlt | ich melde mich am Freitag | bin dabei | kannst du die Leiter mitbringen | wo steckt ihr denn | acht Uhr passt, bis dann | ruf mich an, sobald du Zeit hast | danke für die Hilfe am Samstag | wartet nicht auf mich | bitte schick mir die Pläne noch mal | wir haben keinen Strom, kommt lieber morgen | herzlichen Glückwunsch euch beiden | hab dich lieb | bring bitte Eis mit | es bleibt bei Donnerstag | ich steh vor der Tür | das Treffen fällt ins Wasser | mach dir keine Sorgen
%list text12: er am Samstag helfen kann | das Angebot noch steht | sie den Bohrer noch braucht | wir uns um sechs treffen | noch Karten da sind | Mia bei ihnen übernachten darf | die Rechnung angekommen ist | jemand meinen Schal gefunden hat | der Termin verschoben werden kann | es vegetarisches Essen gibt | sie mich mitnehmen können | das Zimmer noch frei ist | er den Schlüssel hat | die Probe stattfindet | wir etwas mitbringen sollen
%list ihn: meine Schwester | meinen Bruder | Tante Gerda | den Vermieter | die Babysitterin | meinen Chef | Timo | die Nachbarn | Frau Brandt | Mama | Sabine
%list auftr2: die Katze zu füttern | mich zurückzurufen | Brot mitzubringen | die Unterlagen zu schicken | um sieben da zu sein | den Schlüssel abzugeben | leise zu sein | die Rechnung zu prüfen | mir die Maße durchzugeben | den Hund rauszulassen | noch Eis zu kaufen | die Fenster zuzumachen | uns abzuholen | das Tor offen zu lassen
%list ihm: meiner Schwester | meinem Bruder | dem Vermieter | der Babysitterin | meinem Chef | den Nachbarn | dem Trainer | meiner Frau | meinem Mann | den Kollegen | der Hausmeisterin | meinen Eltern
%list gf2: Mädelsgruppe | Skatrunde | Familiengruppe | Hausgruppe | Laufgruppe | Elterngruppe | Bandgruppe | Fußballgruppe | WG-Gruppe | Kegelgruppe
%list gm2: Hauschat | Familienchat | Kanal Technik | WG-Chat | Bandchat | Kanal Allgemein | Klassenchat | Teamchat | Vereinschat
%list grupo: grupo de la familia | grupo del equipo | grupo de vecinos | grupo de padres | grupo del fútbol | grupo del proyecto | chat de marketing | canal general | chat de la mudanza | grupo del coro | chat del piso | canal de ventas | canal de soporte
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list body4: las llaves las tiene Iker, está a partir de las seis | el viernes sí, pero no antes de las tres | pagamos 450 € ahora y el resto en quince días | llegaron los azulejos y dos están rotos | gracias por lo de ayer | no corre prisa, el miércoles me vale
%list que: las llaves las tiene Iker | llegaron los azulejos y dos están rotos | la mesa es para seis a las ocho | no llego hasta medianoche
%list body5: la sala está libre a las tres | puede traer una tienda y dos sillas | queda sitio en el coche el día 5 | las siete es demasiado pronto
%list chat_id9: Amaia | el grupo de la familia | mamá | Telmo | los vecinos | Iria | #ventas | mi cuñado
%list etx: llego tarde, empezad sin mí | ya tengo las entradas | trae pan porfa | estoy abajo | hoy no hay ensayo | vuelve a ir el wifi
%list para: Pilar | el grupo de vecinos | Hamza | la tutora | #cocina | mi madrina | Zuzana
%list texto: llego en diez minutos | el ensayo se suspende | quién tiene la llave | traed sillas | te he mandado un correo | ya no hace falta
%list con: Nuria | el grupo de pádel | mi hermano | Iñaki | la tía Charo | el grupo del cole
%list que2: se me rompió el coche | hoy cenamos a las diez | ya tengo las entradas | somos seis y no cinco | apareció el gato | no hay ensayo
%list chat_id10: Lucía | Mateo | mamá | abuelo | tía Rosa | Martina | papá | Marta | Sergio | Nuria | Iker | Camila | Hugo | Chelo
%list frase: hoy no llego | la cita del lunes sigue en pie | mañana os paso los papeles | aceptamos la oferta | el precio no nos cuadra | recojo el coche a las cinco | llamadme un momento | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal, revisadla | la llave la tiene la vecina | el sábado voy seguro | faltan sillas | gracias por todo, lo pasamos genial | la caldera pierde agua otra vez. ¿Cuándo vienen? | voy en bici, no en coche | la reunión es ahora a las seis, no a las cinco | ya casi estoy | no te olvides la tarta | os quiero un montón | lo dejamos para junio | sí, el jueves me va bien, hasta entonces | no me esperéis despiertos
%list quefrase: llego tarde | la cita del lunes sigue en pie | aceptamos la oferta | el precio es muy alto | recojo el coche a las cinco | el paquete nunca llegó | seremos cuatro | vuelvo a la oficina el miércoles | la factura está mal | la llave la tiene la vecina | el sábado voy | la reunión pasa a las seis | la caldera pierde agua otra vez | ya casi estoy | lo dejamos para junio | hoy no doy para más | la abuela ya va en el tren | la tarta está lista | nadie ha hecho la compra | mañana mando los papeles | el coche no arranca | necesitamos media hora más
%list sifrase: tiene libre el viernes | ya ha reservado | sigue en pie la oferta | el precio es negociable | alguien ha visto mi paraguas | quedamos a las ocho | la habitación sigue libre | llega mañana el pedido | puede traer leche
%list grup: grupo de las chicas | grupo del mus | chat de casa | grupo del portal | grupo de correr | grupo de clase | chat de la banda | club de lectura | grupo de la guarde | canal de avisos | canal técnico | chat de la familia
%list quien: Rocío | Óscar | la abuela Lola | Zulema | fermín | la señora Ospina | Julieta | Amparo | papá | mi hija | la portera | los chicos | la vecina | mi jefa | mamá | mi compadre
%list dir: empiecen sin mí, estoy en un atasco | trae kétchup, porfa | mucha suerte mañana | avísame cuando llegues | ¿dónde están? | felicidades por el título | no me esperen despiertos | ¿alguien tiene una parrilla? | pon el agua a hervir que ya llego | ¿me recoges tú o voy en metro? | besos a todos | acuérdate del DNI | abríguense bien | qué ganas de verte | ojo con el perro, anda suelto
%list dec: estoy en un atasco | ya estamos todos | me viene bien | vino el techador | la abuela está mejor | las camisetas están lavadas | falta kétchup | cancelaron mi tren y cojo el siguiente | los quiero mucho | bajo en cinco minutos | te dejaste encendida la luz del coche | estaba todo riquísimo | el ensayo empieza media hora más tarde | lo hacemos así | Julieta aprobó | ve poniendo el agua a hervir | me queda poca batería | perdí el bus | siento mucho lo de ayer | la factura la pago yo | mañana no abrimos | luego te llamo | Zulema lleva la parrilla | necesitamos una semana más | el ascensor no funciona | ya firmé el poder | sobran dos sitios | no hay entrenamiento
%list body6: lleva la parrilla | queda un sitio en el coche | puede el 17 | pagó ya el comedor | tiene bridas | sigue en pie lo de Óscar | me presta el coche el domingo | llegó bien Julieta | necesita ayuda con la mudanza | sigue abierta la tienda | me deja su escalera | viene solo | hay ensayo hoy
%list gru: grupo de la guardería | chat del teatro | grupo del pueblo | chat de la parrillada | grupo de turnos | chat de los primos | canal de la obra | chat de bomberos | grupo del piso | canal de guardias
%list prg: dónde aparcaste | quién tiene otra parrilla | a qué hora es el ensayo | cuánto falta | qué talla usa el niño | cómo sigue la abuela | quién conduce | cuándo cobramos
%list sub: traiga kétchup | ponga el agua a hervir | me espere | apague la luz del coche | meta las camisetas en la bolsa | me mande el poder firmado | lleve a Julieta | me dé un toque | no le dé de comer al perro | guarde dos sitios | sea puntual | recoja mi paquete | traiga la escalera
%list quien2: Elvira | Saúl | Greta | Bruno | Nora | Teo | Irma | Nando | mi cuñada | mi suegro | mamá | papá | la vecina | la abuela | Lena | Elvira Campos | Saúl Ibarra | tía Chelo | mi socio | mi profe de piano | la señora Campos | don Anselmo | Yamila | mi roommate | la canguro | mi novia | mi marido
%list dec2: llego más tarde | ya voy en camino | me quedé sin batería | no me esperéis para comer | el tren va con media hora de retraso | estoy buscando sitio para aparcar | ya tengo las entradas | al final no puedo ir | los esperamos a las ocho | la reunión pasa al jueves | se me ha pinchado una rueda | he dejado las llaves en el buzón | mañana no hay clase de yoga | me llevo yo el postre | compro yo el vino | ya aterrizamos en Lima | todo salió bien en el médico | no encuentro el recibo | el piso sigue disponible | estoy abajo | te paso a buscar a las siete | hoy trabajo desde casa | la contraseña nueva es Tormenta9 | nos vemos en la puerta del teatro | ahorita no puedo hablar | el perro ya comió | ya pagué el arriendo | me parece bien la propuesta | el pedido sale el lunes | hemos cambiado de sala | no hace falta que venga nadie | llevo a los niños al parque | se ha roto la caldera otra vez | me quedo a dormir en casa de Irma | gracias por la ayuda de ayer | el informe está casi listo | felicidades por el ascenso | ya hablé con la casera | cenamos en casa de Bruno | no queda leche | faltan dos sillas | apruebo el gasto | estaré fuera hasta el martes | la cita del viernes sigue en pie
%list sub2: traiga pan | me llame cuando pueda | no se olvide del cargador | recoja a Teo a las cinco | compre hielo | pase por la tintorería | me espere en la entrada | apague la plancha | deje la llave debajo del macetero | me mande la dirección | venga media hora antes | baje la música | saque al perro | no haga ruido al llegar | revise el correo | firme el contrato hoy | pida dos pizzas | me guarde un trozo de tarta | eche un ojo a los niños | abra la puerta al repartidor | lleve paraguas | ponga la mesa | cancele la reserva | me pase las fotos | se cuide mucho
%list prg2: a qué hora llegas | dónde quedamos | cuánto te debo | qué llevo de beber | cómo ha ido el examen | quién trae las sillas | cuándo vuelves | qué tal la entrevista | cuántos seremos | dónde has puesto el mando | te falta mucho | qué quieres cenar | hay sitio en tu coche | cuál es la dirección | a qué hora cierran | sigues en la oficina
%list sif: viene a cenar | tiene hueco el jueves | ya ha llegado el paquete | puede cuidar del perro | le sirve la talla M | queda café | se apunta al partido | encontró las gafas | puede prestarme la escalera | sigue buscando piso | llegó bien | le va bien a las seis | ha cobrado ya | quiere que lleve algo | hay aparcamiento | me puede recoger | conoce a un buen electricista | tiene mi chaqueta | mañana hay entrenamiento | ha visto el partido
%list message: hoy vence la luz | hay que sacar el bizcocho del horno | vienen los de la caldera | Teo sale antes del cole | se acaba el plazo de la beca | mi hermana aterriza a las seis | toca cambiar el filtro | la gestora espera mi llamada | hay que devolver los patines | cierra pronto la ferretería | tengo cita con la matrona | Nora cumple años | hay que bajar los cubos | me esperan en la notaría | me toca a mí llevar la merienda | es el aniversario de mis padres | la lavadora sigue llena | le prometí la receta a Greta | el parquímetro vence | pasa el camión del gas | hay que darle el antibiótico al perro | el pan sigue en el horno | me toca el jarabe | me esperan en el taller | hay partido de Bruno | la carne se está descongelando
%list infx: llamar al fontanero y pedirle presupuesto | comprar huevos, harina y mantequilla | preguntar si aceptan devoluciones sin tique | comparar ofertas de fibra y cambiar de compañía | confirmar con Saúl a qué hora llega el camión | mirar si queda pintura blanca | repasar las diapositivas antes de la charla | limpiar el horno con bicarbonato | llevar a Toby al veterinario por la pata | buscar un hotel cerca del puerto para cuatro | dejar las llaves en el buzón de Elvira | organizar la despedida de Greta | leer los capítulos dos y tres | cambiar el aceite y las bujías de la moto | poner a cargar las pilas de la cámara | enviar el paquete a Chile por correo certificado | decirle a Bruno que no cuente conmigo | avisar al portero de que vienen los de la mudanza | recoger el traje antes de que cierren | escribir a la comunidad por lo de la gotera | hablar con la tutora sobre las notas de Teo | reclamar a la aerolínea por la maleta | preparar el discurso para la boda | hacer copia de las fotos en el disco duro | quedar con Irma para lo del piso | ver qué pasa con la humedad del baño | revisar los gastos de marzo y abril | pintar la valla del jardín | montar la estantería del cuarto | buscar la garantía de la lavadora
%list gru2: grupo de la oficina | grupo de los primos | chat del edificio | canal de soporte | grupo de mamás | chat de la facu | grupo de pádel | canal #general | grupo del asado | chat de guardias | grupo de la obra | canal de ventas
%list sifa: alguien viene a cenar | alguno tiene una escalera | alguien ha visto mis gafas | queda sitio en algún coche | se juega el partido | hay que llevar bebida | alguien puede cuidar de Toby | se cambió la hora | alguien se anota al asado | sigue en pie lo del sábado
%list larga: Hola, Elvira. Te confirmo la cita del martes, pero prefiero a las once. | Buenas tardes, les adjunto la documentación que faltaba. Quedo a la espera. | Estimado señor Ibarra, el pedido llegó incompleto. Faltan tres cajas y el albarán. | Chicos, mañana no abro el local. Hay un corte de agua en toda la calle. | Gracias por la propuesta. La estudiamos esta semana y os decimos algo. | Buen día, quería saber si el depto sigue libre. Podría ir a verlo el sábado. | Hola a todos, se retrasa la entrega una semana. Lo siento mucho. | Le escribo por la fuga del tercero. El agua ya llega a mi techo, es urgente. | Saúl, las cifras de abril están mal. Mira la columna de ventas, por favor. | Muchas gracias por la entrevista de ayer. Me encantaría formar parte del equipo.
# Bare, clipped and roundabout.
text {chat_id=chp}
text {chat_id=chp}: {text=ctx}
{chat_id=chp}: {text=ctx}, send it as a text
message to {chat_id=chp}: {text=ctx}
whatsapp {chat_id=chp} that {text=cth}
{chat_id=chp} should know that {text=cth}, message please
{chat_id=chp} is waiting for me and I'm driving. text that {text=cth}
ping {chat_id=chp} on telegram, {text=ctx}
don't email, just text {chat_id=chp} "{text=ctx}"
not a reminder for me, a message to {chat_id=chp}: {text=ctx}
send a message
# Second steps: what an earlier step found is meant.
(text|message|tell) {chat_id=firstname} (that|to say|saying) {text=sentence}
text {chat_id=firstname} to {text=verb_object}
# What is an argument, what is not, and where it ends.
text {chat_id=chat_id} that {text=text}, they've been asking since this morning
message {chat_id=chat_id} "{text=text2}", if you don't mind
(shoot|fire) {chat_id=chat_id} a quick message: {text=text2}
ask {chat_id=chat_id} over chat whether {text=ask}, I need to know for the booking
I'd like to know from {chat_id=chat_id} if {text=ask}, drop them a text
tell {chat_id=chat_id} by text to {text=text3}, would you
get {chat_id=chat_id} to {text=text3}, a message should do it
~ {text=text2} - to {chat_id=chat_id}, as a message, and that's it
{=p2} wants me to tell {chat_id=chat_id} something: message them that {text=text}
from {=p2} to {chat_id=chat_id}, put it in a message: {text=text2}
not to {=c_o}, to {chat_id=chat_id}: text them "{text=text2}"
in the chat with {chat_id=chat_id}, write {text=text2}, sorry for the bother
it's urgent, text {chat_id=chat_id}: {text=text2}
no need to shout, message to {chat_id=chat_id}, all lower case: {text=text2}
message {chat_id=chat_id} for me, the words are "{text=text2}" and nothing more
{chat_id=chat_id} is at work till five but should still get a text that {text=text}
WhatsApp to {chat_id=chat_id}: {text=text2}
would you let {chat_id=chat_id} know in a message that {text=text}? my battery's at 4 percent
say {text=text2} to {chat_id=chat_id} on chat, cheers
send {chat_id=chat_id} a message, I'll tell you in a moment what
put "{text=text2}" in a chat message, I'm not sure yet to whom
# "Label: content", telegrams, hashtags, arrows.
message to {chat_id=chat_id2}: {text=text4}
~ msg {chat_id=chat_id2}: {text=text4}
dm {chat_id=chat_id2} - {text=text4}
text > {chat_id=chat_id2} > {text=text4}
to {chat_id=chat_id2}: {text=text4} {=lb}chat{=rb}
to: {chat_id=chat_id2}, msg: {text=text4}
chat: {chat_id=chat_id2}. text: {text=text4}
telegram {chat_id=chat_id2}: {text=text4}
whatsapp - {chat_id=chat_id2} - {text=text4}
signal to {chat_id=chat_id2}: "{text=text4}"
sms {chat_id=chat_id2} {text=text4}
{chat_id=chat_id2} <- {text=text4} {=lb}message{=rb}
{text=text4} -> {chat_id=chat_id2}, as a text
{text=text4} {=lb}dm to {chat_id=chat_id2}{=rb}
message for {chat_id=chat_id2}, quote: {text=text4}
recipient: {chat_id=chat_id2} / message: {text=text4}
urgent message to {chat_id=chat_id2} - {text=text4}
urgent dm, {chat_id=chat_id2}: {text=text4}
{=hm} {chat_id=chat_id2}: {text=text4}
{=hm} to {chat_id=chat_id2} - {text=text4}
quick text, {chat_id=chat_id2}: {text=text4}
tell {chat_id=chat_id2}: {text=text4}
let {chat_id=chat_id2} know -> {text=text4}
pls forward to {chat_id=chat_id2} in the chat: {text=text4}
chat message | {chat_id=chat_id2} | {text=text4}
hands full. message {chat_id=chat_id2}: {text=text4}
no battery for calls, so message: {chat_id=chat_id2}, {text=text4}
IM to {chat_id=chat_id2}... {text=text4}
say to {chat_id=chat_id2} on telegram: {text=text4}
write {chat_id=chat_id2}, chat not mail: {text=text4}
not an email, a text to {chat_id=chat_id2}: {text=text4}
new message. {chat_id=chat_id2}. {text=text4}. send.
I'm on the bike so keep it simple: chat, {chat_id=chat_id2}, "{text=text4}"
post in {chat_id=chat_id3}: {text=text4}
shout in {chat_id=chat_id3}: "{text=text4}"
announcement for {chat_id=chat_id3}: {text=text4}
# A word or two decide between neighbours.
message {chat_id=chan}: {text=txt}
text {chat_id=chan} that {text=txth}
dm {chat_id=chan} saying {text=txth}
drop a line in {chat_id=chan}, the chat: {text=txt}
write {chat_id=chan} on whatsapp, {text=txt}
ping {chat_id=chan} in chat with "{text=txt}"
let {chat_id=chan} know over chat that {text=txth}
shoot {chat_id=chan} a text, {text=txt}
tell {chat_id=chan} by message that {text=txth}
just a chat line, no email, to {chat_id=chan}: {text=txt}
text message for {chat_id=chan}. {text=txt}
instant message to {chat_id=chan}: "{text=txt}"
send word to {chat_id=chan} on telegram that {text=txth}
I'd rather text than mail, so to {chat_id=chan}: {text=txt}
"{text=txt}", put that in the {chat_id=chan} chat
answer {chat_id=chan} in the chat: {text=txt}
hey, can {chat_id=chan} get a quick message that {text=txth}
it's for {chat_id=chan}, as a text: {text=txt}
message {chat_id=chan} for me
{=chat_in}, can you text {chat_id=chan} for me that {text=txth}
my hands are full of paint, so write {chat_id=chan} a message: {text=txt}
# In the manner of chat.
it would be great if {chat_id=rel} knew that {text=fyi}
somebody ought to tell {chat_id=rel} that {text=fyi}, and by somebody I mean you
I've got flour all over my hands, so would you text {chat_id=rel} for me: {text=fyi}
{chat_id=rel} is probably worrying already. drop a line saying {text=fyi}
I promised to let {chat_id=rel} know that {text=fyi}, can you message them, I'm driving
{=hush}, {chat_id=rel} hasn't heard yet that {text=fyi}, send a message
what a day. anyway, message to {chat_id=rel}: {text=fyi}
{text=fyi}!! shout it to {chat_id=rel} in the chat
# The usual ways to ask.
(text|message|write|msg) {chat_id=chat} that {text=sentence}
(send|write|shoot|drop) {chat_id=person} a (message|text|chat message|quick message|line) (saying|that|telling them that) {text=sentence}
(send|write) a (message|text) to (the {chat_id=groupchat}|{chat_id=chat}) (saying|that says|with the text) "{text=sentence}"
let the {chat_id=group} (group|chat|channel) know [that] {text=sentence}
text {chat_id=firstname} {text=short}
{chat_id=chat}: {text=sentence} (send that|pass it on|message them)
(post|put) "{text=sentence}" (in|into|to|on) (the {chat_id=groupchat}|{chat_id=chat}) [please]
(post|announce|share) (in|to|on) the {chat_id=group} (channel|group|chat) that {text=sentence}
message the {chat_id=group} (group|chat|channel): {text=paragraph}
(on|via|over|through|by) {=app} (tell|write to|message) {chat_id=person} {text=sentence}
(message|text|write|ping) {chat_id=person} on {=app}: {text=sentence}
ask {chat_id=chat} (if|whether) {text=asked}
(send|say) {text=short} to {chat_id=chat}
{=chatter}, (tell|text|message) {chat_id=person} {text=sentence} (please|for me|)
{chat_id=person} should know that {text=sentence}, (text them|send a message|write to them)
(give|send) (the {chat_id=groupchat}|{chat_id=chat}) a (heads-up|shout|note in the chat) that {text=sentence}
(dm|pm|whatsapp) {chat_id=firstname} {text=sentence}
(can you|could you|please) (write|send a message) to {chat_id=chat}, (say|tell them) {text=sentence}
new message for {chat_id=chat} - {text=paragraph}
(reply|answer) in the {chat_id=group} (chat|group) with {text=short}
(send|forward) this to (the {chat_id=groupchat}|{chat_id=chat}): {text=paragraph}
in (the {chat_id=groupchat}|{chat_id=chat}) write {text=sentence}
I'm supposed to tell {chat_id=person} that {text=sentence}, (send them a text|message them|drop them a message)
to chat {chat_id=bigint}: {text=sentence}
send {text=sentence} as a message to (the {chat_id=groupchat}|{chat_id=chat})
(inform|update) the {chat_id=group} (channel|chat|group) (that|:) {text=sentence}
{chat_id=username} gets the message {text=short}
hey, {chat_id=firstname} is waiting. text that {text=sentence}
(remind|warn) {chat_id=person} (in a message|by text|on {=app}) that {text=sentence}
(send|write) (a|another) (message|text) to {chat_id=chat}
(text|message) {chat_id=person} [on {=app}]
(send|post|write) (a|this) (message|chat message): {text=sentence}
(I want to|let's|I need to|help me) (send|write) a (text|message|chat message) [on {=app}]
write something (in|to) the {chat_id=group} (group|chat|channel)
# Told around, thought aloud, wrapped in a story.
I promised {chat_id=who} a message: {text=say}
the {chat_id=group2} group should know that {text=say}
if {chat_id=who} could {text=order2}, that would be great, drop them a message
everyone in the {chat_id=group2} chat is waiting for news, {text=say}
"{text=say}", that's all {chat_id=who} needs to hear, text it
I should have texted {chat_id=who} ages ago
{chat_id=who} must be wondering where I am, a short text please
let me tell the {chat_id=group2} group the good news: {text=say}
# More of the usual ways.
{chat_id=name}: {text=text5}, send that
{chat_id=name} - {text=short2}
tell {chat_id=chat_id4} {text=text5}
tell {chat_id=chat_id4} to {text=text6}
let {chat_id=chat_id4} know {text=text5}
could {chat_id=chat_id4} be told that {text=text5}
make sure {chat_id=chat_id4} knows that {text=text5}, text it
message {chat_id=chat_id4}: {text=text5}
msg {chat_id=name} {text=short2}
text {chat_id=chat_id4} back with {text=short2}
text to {chat_id=chat_id4}: "{text=text5}"
~ "{text=text5}" - send to {chat_id=name}
write "{text=text5}" to {chat_id=chat_id4}
{text=text5} - goes to the {chat_id=group3} please
drop {text=short2} in the {chat_id=group3}
into the {chat_id=group3}: {text=text5}
post in the {chat_id=group3} that {text=text5}
to the {chat_id=group3}, say {text=text5}
the {chat_id=group3} should hear that {text=text5}, post it
announce to the {chat_id=group3}: {text=text5}
send the {chat_id=group3} this: {text=paragraph}
ask {chat_id=chat_id4} if {text=text7}
ask {chat_id=chat_id4} on {=app2} whether {text=text7}
ask in the {chat_id=group3} whether {text=text7}
find out from {chat_id=chat_id4} if {text=text7}, text them
on {=app2} to {chat_id=name}: {text=text5}
~ use {=app2} and tell {chat_id=chat_id4} {text=text5}
over {=app2} please write {chat_id=name} that {text=text5}
{=app2} {chat_id=name}: {text=short2}
ping {chat_id=name} on {=app2} that {text=text5}
dm {chat_id=username} {text=short2}
I can't type right now, tell {chat_id=chat_id4} that {text=text5}
I'm on the bike; let {chat_id=chat_id4} know that {text=text5}
my sister worries, so message {chat_id=name} that {text=text5}
I promised {chat_id=chat_id4} a note: {text=text5}. message them
say to {chat_id=chat_id4} that {text=text5} and nothing else
send word to {chat_id=chat_id4}, {text=text5}
relay to {chat_id=chat_id4} that {text=text5}
have {chat_id=chat_id4} told: {text=text5}
chat message for {chat_id=name}, text {text=text5}
recipient {chat_id=name}, message {text=text5}
message saying {text=text5} for {chat_id=chat_id4}
congratulate {chat_id=name}, write {text=glad}
say {text=short2} in {chat_id=bigint}
send a quick hello to {chat_id=chat_id4}
text {chat_id=name}
write to the {chat_id=group3}
send {text=text5} as a chat message
I need to message somebody
ask them whether {text=text7}
message {chat_id=name} "{text=text5}", it's not for me
text {chat_id=name}, don't mail: {text=text5}
# Short and plain, as typed every day.
dm {chat_id=who2}
whatsapp {chat_id=who2} {text=say2}
ping {chat_id=who2} that {text=say2}
{text=text8} to {chat_id=who2}, by text
text {chat_id=who2} back
post in the {chat_id=grp} chat: {text=say2}
sms to {chat_id=who2}
tell the {chat_id=grp} group {text=say2}
drop {chat_id=who2} a line on whatsapp
write in the group chat
~ I can't call from in here, so "{text=say2}" should go to {chat_id=who2} as a text
{chat_id=who2} is probably wondering what's up, message them: {text=say2}
the {chat_id=grp} group is planning without me, chime in with "{text=say2}"
since {chat_id=who2} never opens emails, put "{text=say2}" in a chat message to them
my battery's at two percent, quick, whatsapp {chat_id=who2} that {text=say2}
put this in the {chat_id=grp} chat, it concerns everybody: {text=say2}
# Bare noun phrases, and orders that lack what is needed.
text {chat_id=who3}
I need to message {chat_id=who3}
in the chat, tell {chat_id=who3} {text=say3}
{chat_id=who3} should know: {text=say3}, send a text
stuck in traffic again, let {chat_id=who3} know by text
say {text:hi=hi} to {chat_id=who3} from me in the chat
a message to the family group
{chat_id=who3}'s waiting and my hands are wet, text them for me
can you send a text
~ message for {chat_id=who3}: {text=say3}
the group chat hasn't heard from me yet, write something
# Needs only hinted at, telegrams, neighbours.
not an email, {chat_id=chat_id5} never opens those, text that {text=txs}
no reminder for me, a message to {chat_id=chat_id5}: {text=text9}
remind {chat_id=chat_id5} on WhatsApp that {text=txs}
notify {chat_id=chat_id5} on Telegram that {text=txs}
don't put it in anyone's calendar, just write to {chat_id=chat_id5} in the chat: {text=text9}
I'm not telling you but {chat_id=chat_id5}, by text: {text=text9}
{chat_id=chat_id5} should remember to {text=txo}, send a text to that effect
ask {chat_id=chat_id5} in the chat if {text=txi}
{chat_id=chat_id5} is standing in the rain because nobody texted that {text=txs}
I can't type on the bike, {chat_id=chat_id5} has to know that {text=txs}, a message will do
poor {chat_id=chat_id5} is still waiting for a text from me: {text=text9}
{chat_id=chat_id5} will worry otherwise, so a quick text that {text=txs}
there's a group called {chat_id=chat_id5}, and everyone there should read: {text=text9}
~ msg {chat_id=chat_id5}: {text=text9}
~ txt {chat_id=chat_id5} {text=text9} pls
{chat_id=chat_id5} tg: {text=text9}
dm {chat_id=chat_id5}, {text=text9}
whatsapp to {chat_id=chat_id5} w/ {text=text9}
{text=text9}, and that goes to {chat_id=chat_id5} as a text
in the chat with {chat_id=chat_id5} I want to say "{text=text9}"
for the {=limit}th time, text {chat_id=chat_id5} that {text=txs}
{=chat_id5} and I agree, so write {chat_id=chat_id5} a text: {text=text9}
{=mood}, message for {chat_id=chat_id5}, tell them to {text=txo}
could you text {chat_id=chat_id5}
someone should get a text from me saying {text=text9}
let {chat_id=firstname} know by chat that {text=say4}
don't notify me, text {chat_id=person} that {text=say4}
{chat_id=firstname} should know it too, message them: {text=say4}
no e-mail, a quick text to {chat_id=firstname}: {text=say4}
# Every parameter in many wordings, orders and lengths.
{chat_id=chat_id6} - {text=text10}
{chat_id=chat_id6}: {text=text10} (send that|as a message)
message {chat_id=chat_id6}: "{text=text10}"
~ "{text=text10}" -> {chat_id=chat_id6}
"{text=text10}" to {chat_id=chat_id6}, as a chat message
text "{text=text10}" to {chat_id=chat_id6}
text {chat_id=chat_id6}, {text=text10}
to {chat_id=chat_id6}, text: {text=text10}
msg {chat_id=chat_id6} {text=text10}
{text=text10} - message that to {chat_id=chat_id6} please
write in {chat_id=chat_id6}: {text=text10}
post in {chat_id=chat_id6} that {text=text10}
let {chat_id=chat_id6} know in the chat that {text=text10}
(whatsapp|signal|telegram|slack) {chat_id=chat_id6} that {text=text10}
drop {chat_id=chat_id6} a message: {text=text10}
ask {chat_id=chat_id6} by message whether {text=txi2}
message {chat_id=chat_id6} and find out if {text=txi2}
text {chat_id=chat_id6} to {text=txo2}
tell {chat_id=chat_id6} in a message to {text=txo2}
send a message, recipient {chat_id=chat_id6}, text {text=text10}
send a message, text {text=text10}, recipient {chat_id=chat_id6}
not to {=chat_id6}, to {chat_id=chat_id6}: message {text=text10}
{=chat_id6} told me, so pass it on to {chat_id=chat_id6} by text: {text=text10}
{=chat2}, text {chat_id=chat_id6} that {text=text10}
~ a quick chat to {chat_id=chat_id6} saying "{text=text10}"
could you shoot {chat_id=chat_id6} a text, {text=text10}
no mail, just a message to {chat_id=chat_id6}: {text=text10}
from me to {chat_id=chat_id6}, chat: {text=text10}
reply isn't needed, just write {chat_id=chat_id6} "{text=text10}" on (Telegram|Signal|WhatsApp)
for {chat_id=chat_id6}, a message about the car: {text=text10}
message {chat_id=chat_id6} about the {=query}
send them a text: {text=text10}
text {chat_id=chat_id6} for me
write a message saying {text=text10}
# Told around, thought aloud, wrapped in a story.
can someone tell the {chat_id=group4} group that {text=say5}, my hands are full
I ought to ask {chat_id=who4} if {text=ask3}, do it for me in the chat
{text=say5}. Let the {chat_id=group4} chat know, will you
quick text to {chat_id=who4} before they leave: {text=order3}
write "{text=say5}" in the {chat_id=group4} channel and nothing more
what's keeping me? tell {chat_id=who4} {text=say5}
a message to {chat_id=who4}, and keep it friendly, {text=say5}
the {chat_id=group4} lot keep asking, so post that {text=say5}
{chat_id=who4} won't pick up, so message them
%lang de
# The usual ways to ask.
(schreib|schick|schreiben Sie) [bitte] {chat_id=person} (eine Nachricht|), dass {text=sentence_dass}
nachricht an {chat_id=firstname}: {text=sentence}
(schick|sende) [bitte] (in die|an die) {chat_id=chatd}: {text=sentence}
(schreib|poste) in den {chat_id=chatm}, dass {text=sentence_dass}
{chat_id=firstname} (schreiben|texten): {text=sentence}
(frag|frage) [mal] {chat_id=person} per Nachricht: {text=question}
(schick|schreib) (eine|) Nachricht an {chat_id=person}
(antworte|schreib) in der {chat_id=chatd}: {text=sentence}
whatsapp an {chat_id=firstname} {text=sentence}
text {chat_id=firstname} {text=sentence}
~ (gib|geben Sie) der {chat_id=chatd} (durch|Bescheid), dass {text=sentence_dass}
(schick|verschick) (eine|) Nachricht: {text=sentence}
# What is an argument, what is not, and where it ends.
schreib {chat_id=from_email}, dass {text=dass}, bevor ichs vergesse
frag {chat_id=g_p} im chat, ob {text=body}, ich brauchs für die buchung
nachricht an {chat_id=g_p}, nicht an {=c_o}: {text=body2}
~ "{text=body2}", das als nachricht an {chat_id=g_p}, mehr nicht
# "Label: content", telegrams, hashtags, arrows.
nachricht an {chat_id=chat_id7}: {text=dtx}
an {chat_id=chat_id7} {=lb}chat{=rb}: {text=dtx}
{text=dtx} -> {chat_id=chat_id7}, per chat
dringende nachricht, {chat_id=chat_id7}: {text=dtx}
# A word or two decide between neighbours.
schreib {chat_id=chat_id8} im Chat: {text=text11}
keine Mail, nur eine Nachricht an {chat_id=chat_id8}: {text=text11}
# In the manner of chat.
wäre nett, wenn {chat_id=rolle} per Nachricht erfährt, dass {text=satz}
ich hab nasse Hände, schreib {chat_id=rolle} im Chat, dass {text=satz}
# More of the usual ways.
in die {chat_id=grpf}: {text=satz2}
schreib in den {chat_id=grpm}, {text=satz2}
sag denen in der {chat_id=grpf}, dass {text=dasssatz}
poste "{text=satz2}" in der {chat_id=grpf}
kurze nachricht an {chat_id=wem}, {text=satz2}
im {chat_id=grpm} ankündigen, dass {text=dasssatz}
dass {text=dasssatz}, kannst du {chat_id=wem} das per telegram schreiben
{text=satz2} - ab in den chat damit
# Needs only hinted at, telegrams, neighbours.
sei so gut und frag {chat_id=wen}, ob {text=body3}
in die {chat_id=gruf}: {text=satz3}
ob {text=body3}, frag das mal im {chat_id=grum}
bitte {chat_id=wen} übers handy, {text=auftr}
texte {chat_id=wem2}, {text=satz3}
lass {chat_id=wen} wissen, dass {text=dass2}
# Every parameter in many wordings, orders and lengths.
schick {chat_id=wem3} die nachricht {text=satz4}
schick ma {chat_id=wem3} ne nachricht, dass {text=dass3}
frag mal {chat_id=ihn}, ob {text=text12}
bitte {chat_id=ihn} per nachricht, {text=auftr2}
sag {chat_id=ihm} per nachricht, {text=satz4}
könnten Sie {chat_id=wem3} bitte eine Nachricht schicken, dass {text=dass3}?
in die {chat_id=gf2} schreiben: {text=satz4}
schreib in die {chat_id=gf2}, dass {text=dass3}
poste im {chat_id=gm2}, dass {text=dass3}
{chat_id=gm2}: {text=satz4}
~ frag in der {chat_id=gf2} rum, ob {text=text12}
whatsapp an {chat_id=wem3}: {text=satz4}
per telegram an {chat_id=wem3}, {text=satz4}
an {chat_id=wem3} bitte die nachricht "{text=satz4}"
"{text=satz4}" an {chat_id=wem3}, als nachricht
dass {text=dass3}, muss {chat_id=firstname} noch erfahren, schick eine nachricht
erinner {chat_id=ihn} per nachricht daran, {text=auftr2}
stell im {chat_id=gm2} die frage, ob {text=text12}
chat {chat_id=wem3}: {text=satz4}
hau ne nachricht raus an die {chat_id=gf2}, {text=satz4}
schreib {chat_id=wem3} eine nachricht
ich will im {chat_id=gm2} was posten
sag bescheid, dass {text=dass3}
schick die nachricht {text=satz4} los
schreib in die {chat_id=gf2}
schick {chat_id=ihm} ne nachricht
gib bescheid, {text=satz4}
frag mal nach, ob {text=text12}
%lang es
# The usual ways to ask.
(mándale|envíale|escríbele) [por favor] un mensaje a {chat_id=person}: {text=sentence}
mensaje a {chat_id=firstname}: {text=sentence}
(escribe|pon|manda) en el {chat_id=grupo} que {text=sentence}
(manda|envía) al {chat_id=grupo}: {text=sentence}
{chat_id=firstname} mensaje {text=sentence}
pregúntale a {chat_id=person} [por mensaje] {text=question}
(manda|envía|escribe) un mensaje a {chat_id=person}
contesta en el {chat_id=grupo}: {text=sentence}
whatsapp a {chat_id=firstname} {text=sentence}
(comparte|publica) en el {chat_id=grupo} "{text=sentence}"
~ manda un mensaje que diga {text=sentence}
# What is an argument, what is not, and where it ends.
mensaje para {chat_id=h_p}: {text=body4}, y nada más
dile a {chat_id=h_p} por chat que {text=que}, antes de que se me olvide
pregúntale a {chat_id=h_p} en un mensaje si {text=body5}, es para la reserva
# "Label: content", telegrams, hashtags, arrows.
mensaje a {chat_id=chat_id9}: {text=etx}
para {chat_id=chat_id9} {=lb}chat{=rb}: {text=etx}
{text=etx} -> {chat_id=chat_id9}, por chat
mensaje urgente, {chat_id=chat_id9}: {text=etx}
# A word or two decide between neighbours.
mensaje para {chat_id=para}: {text=texto}
escríbele a {chat_id=para} por el chat: {text=texto}
# In the manner of chat.
estaría bien que {chat_id=con} supiera que {text=que2}, mándale un mensaje
tengo las manos llenas de harina, escríbele a {chat_id=con} por el chat que {text=que2}
# More of the usual ways.
al {chat_id=grup}: {text=frase}
pon en el {chat_id=grup} que {text=quefrase}
diles a los del {chat_id=grup} que {text=quefrase}
publica "{text=frase}" en el {chat_id=grup}
cuéntale a {chat_id=chat_id10} por el chat que {text=quefrase}
en el {chat_id=grup} anuncia que {text=quefrase}
que {text=quefrase}, se lo puedes decir a {chat_id=chat_id10} por telegram?
{text=frase} - mándalo por mensaje
# Needs only hinted at, telegrams, neighbours.
por el {chat_id=gru}: {text=dir}
{text=prg}, pregúntalo en el {chat_id=gru}
# Every parameter in many wordings, orders and lengths.
necesito que {chat_id=quien2} {text=sub2}, mándale un mensaje
querría preguntarle a {chat_id=quien2} por el chat {text=prg2}
{chat_id=quien2}: {text=dec2}, mándalo por mensaje
mensaje para {chat_id=quien2}: {text=dec2}
ponle un whatsapp a {chat_id=quien2}, que {text=dec2}
tírale un mensaje a {chat_id=quien2}: {text=prg2}?
recuérdale a {chat_id=quien2} {text=infx} por mensaje
escríbele a {chat_id=quien2} "{text=dec2}" por telegram
en el {chat_id=gru2} pon que {text=dec2}
en el {chat_id=gru2} pregunta si {text=sifa}
pregunta en el {chat_id=gru2} {text=prg2}
avisa al {chat_id=gru2} de que {text=dec2}
manda al {chat_id=gru2} un "{text=dec2}"
escribí en el {chat_id=gru2} que {text=dec2}
suelta en el {chat_id=gru2} lo siguiente: {text=dec2}
comparte con el {chat_id=gru2} que {text=message}
a los del {chat_id=gru2} diles que {text=dec2}
respóndele a {chat_id=quien2} por el chat que {text=dec2}
haz saber a {chat_id=quien2} por mensaje que {text=dec2}
mensaje directo a {chat_id=username}: {text=dec2}
quiero mandar un mensaje al {chat_id=gru2}
dile que {text=sub2}
mensaje: {text=dec2}
pregunta {text=prg2}, por mensaje
~ necesito avisar al {chat_id=gru2}
mandales a {chat_id=quien2} un mensaje diciendo {text=larga}
