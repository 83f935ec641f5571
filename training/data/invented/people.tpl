# People: chat, calls, posts, forums, newsletters, invitations, contacts, polls.

%list start: tomorrow at 10 | friday 3 pm | monday 9:30 | june 3 at noon | next tuesday 14:00 | thursday at half past four | today 17:15 | wednesday 8 am | the 12th at 11 | tomorrow morning at nine | saturday 10:00 | next monday at 2 | tonight at eight | in an hour | friday at noon | sept 2, 16:00 | tuesday 7:45 | the day after tomorrow at 3
%list pday: yesterday | Monday | last Friday | the 1st of March | January | last week | 3 June | two weeks ago | the beginning of the month | Sunday | May 12 | 2026-03-01 | last month | this morning | Easter | the 20th | New Year | September 5 | last Tuesday | the day before yesterday | 14/02 | Christmas
%list later: tomorrow at 9 | tonight at eight | Monday morning | Friday at half past two | the 12th at noon | next Tuesday 4 pm | Sunday evening | Wednesday 18:00 | 5 May at 14:30 | Thursday at 7am | tomorrow night | the day after tomorrow
%list who: Jo | Ines | Kwame | Big Sal | Dr. Iyer | Tomasz | the intern | Mrs. O'Neill | Anneke | Lee from legal | Ruben | Uncle Bert | Mia Carlsson | D'Arcy
%list since: Monday | last Friday | yesterday | March | the 3rd | last week | 1 September | this morning | last summer | Christmas | 2026-02-11 | the start of the year
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 15 | 20
%list pals: Jo and Tomasz | Ines, Kwame, Ruben | Anneke and the intern | Mia, Lee from legal and Sal | Uncle Bert, Aunt Fay | Nora and Ben | Priya, Otto | the O'Neills and Ruben | Kim, Dev and Yuki | Rosa and her sister
%list dayat: Friday at 9 | the 1st at noon | Monday | 14 February | Sunday at half past ten | Tuesday 18:00 | the 22nd | Thursday morning | July 4th at 8am | Saturday night
%list fname: Rosa Lindqvist | Dev Patel | Maeve O'Hara | Jean-Luc Petit | B. Okafor | Yuki Tan | old Mr. Hollis | Ana de la Cruz | Otto von Stein | Kim Li | Priya Nair
%list closes_at: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday noon | the 15th | mid-August | 1 September | tomorrow night
%list who2: Jo | Kwame | Big Sal | Dr. Iyer | Mrs. O'Neill | Tomasz | the new neighbour | Anneke | Lee from the choir | Uncle Bert | Mia Carlsson | D'Arcy | Priya | our old landlord
%list whob: Ines | Ruben | Aunt Fay | Mr. Tanaka | Otto | my boss | Yuki | the man from the bakery | Rosa | Fergus O'Dea | Sanne | grandpa | Bea at the library | Dev
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 20
%list due: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | the 15th | mid-August | 1 September | Easter
%list host: Nora | my mother | Theo | the twins | Lotte's dad | Omar | cousin Pip | Granny Hale | Max and Bea | the groom | Aisha | Jun's wife
%list chan: #general | #lunch | #team-red | #marketing | design | #random | sales-emea | #berlin-office | engineering | #book-club | #all-hands | support-crew | #product | founders | #ops | #hiring | project-atlas | #customer-wins | #parents | finance | #release-talk | people-team
%list pubtime: tomorrow at 9 | friday noon | monday 8am | tonight at 7 | june 1 10:00 | wednesday morning | at 5pm | saturday at 11 | next tuesday at 14:00 | in two hours | sunday evening | the 24th at noon | thursday 18:30 | first thing monday | 2025-05-05 09:00 | in 30 minutes | 8:15 tomorrow | weekdays at 9
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list ppl: Tess | Big Sal | Mr. Okonkwo | Siobhan O'Hara | Dr. Lindqvist | Yuki | Marguerite de la Cruz | old Pete | Mrs. D'Souza | Hal and June | Ignacio | Coach Brennan | Bo | Lady Ashcombe
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list pastday: Monday | yesterday | last Friday | 1 May | the 3rd of June | this morning | last weekend | 2026-02-14 | Tuesday noon | half past ten | the start of the month | Easter | quarter to four
%list msg: lunch is at one, bring your own fork | the build is green again | who took the blue mug | see you at The Anchor | I'll be ten minutes late, start without me | done | thanks to Ben for the cake | no meeting on Friday | can someone reply to Mrs. O'Neill | yes please, two of them | door code changed, ask me
%list chan2: #general | kitchen-talk | team-north | #ops | the lunch crowd | Parents of 3b | random | #release-2 | Cats and Dogs | book club | design
%list end: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | tomorrow night | the 2nd of July
%list day: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list chan3: general | #dev-ops | team and friends | lunch | project-kiwi | random | #releases | sales leeds | help-desk | Blue Door
%list who3: Jo | Big Sal | Mrs. O'Neill | Ruben | Dr. Iyer | Anneke | Mia Carlsson | Uncle Bert | Tomasz | Ines | Kwame | Lee from legal | D'Arcy
%list post: cake in the kitchen on two, from my mother | the gate stays shut from noon to three | who took the ladder from under the stairs | we won the port contract | lift is out, use the stairs at the back | my laptop is at the train station, so call me instead | forms are due by Friday, no excuses
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list vtopic: the move to Cork | prices from January | dad's eightieth | who takes the dog in August | budget without Riga | the leak over the archive
%list clock: 3 pm | 9:30 | half past six | noon | 17:45 | 8 in the morning | midnight | 10.15
%list chan4: #general | the kitchen channel | #announcements | #design | sales-emea | #random | the parents' group | #ops
%list pollq: where do we go for the summer party | pizza with or without pineapple | who should take over from Marek | tea or coffee in the morning meeting | what colour for the new logo | do we keep the office on Mill Street | which day for the offsite
%list slot2: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
%list purpose: interview with the new baker | talk to the bank about the loan | planning of the trip to Oslo | handover from Marek to Ines | tasting for the summer menu | kick-off with Globex | quarterly numbers | say goodbye to Ravi
%list post2: new menu from monday, come hungry | we are closed on friday for inventory | please leave the bikes at the back door | cake in the kitchen for Olu's birthday | standup moves to the blue room | the car park is being painted, use the street | thanks to everyone at the fair in Lyon | hiring: a carpenter with a sense for old wood
%list slot3: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss

%server banter
%list chattext: the printer is fixed | who took my umbrella | cake in the kitchen at three | bus leaves in ten minutes | we have a winner | doors open at seven, not eight | I'm working from home with a cold | please move the white van | fire drill at noon, don't panic | keys for the shed are with Rosa | welcome Emil, he starts today | numbers look good this week | has anybody seen the ladder | lunch is on me | please water the plants in the hall | new prices are online | I need two hands for an hour | Globex said yes | the fridge will be emptied tonight | game night with pizza and beer | demo moved to room 5 | don't touch the red cable | sorry for the noise this morning | happy birthday Mei | rain jackets are in for the whole crew
%list room2: general | kitchen | launch | night shift | book club | frontend | sales-north | lunch and snacks | random | support | parents | band practice | drivers | ops | music for work | release-train | football on sunday | garden | house 12 | interns | press | field team in Peru
%list room3: general | lunch and more | #ops | book club | team-blue | help desk, night | Ask Jo | the-kitchen | release_2 | water cooler

%tool banter-write Write a message in a chat room.
%also Returns the message id.
%also Say something to everybody in a room at once, or below what somebody said before.
%param room* (channel, group) {"type": "string", "description": "Name of the room"}
%param text* (message, body) {"type": "string", "description": "What is said"}
%param thread (reply_to, parent) {"type": "string", "description": "Message it answers"}
%list parent: who has the ladder | lunch on friday | printer problems | Kim's question on prices | outage on tuesday | where to park | bus times | photos from the trip | new logo | pizza order | welcome Emil | broken fridge | shift swap in may | best coffee in town | van with a flat tyre | keys for the shed
%list thread: lunch on Friday | the printer is broken again | who's in for Bath | holiday plans | Ravi's question | release notes, second try | keys | parking under the building | new logo | welcome to Greta
%list reply: the parcel is on its way to you | please restart the app and try again with wifi | we have refunded the amount to your card | could you send us a photo of the label | that will work from version 3 on | our driver was at your door at noon | sorry about the mix-up with your name
%list chattext_de: der Drucker geht wieder | Kuchen in der Küche | wer hat meinen Regenschirm | bitte den weißen Transporter wegfahren | die Schlüssel liegen bei Rosa | ich arbeite heute von zu Hause | die neuen Preise sind online | alles Gute zum Geburtstag | Probealarm um zwölf | der Kühlschrank wird heute geleert
%list chattext_es: la impresora ya funciona | hay tarta en la cocina | quién tiene mi paraguas | las llaves las tiene Rosa | hoy trabajo desde casa | el autobús sale en diez minutos | feliz cumpleaños | mañana hay simulacro | los precios nuevos ya están | mover la furgoneta blanca, por favor
write "{text=chattext}" in the {room=room2} room
{room=room2}: {text=chattext}
~ message in {room=room2}, {text=chattext}
in {room=room2}, under {thread=parent}, write {text=chattext}
answer to {thread=parent} in {room=room2}: {text=chattext}
{text=chattext} - in the chat room {room=room2}[, thread {thread=parent}]
~ let everybody in {room=room2} know: {text=chattext}
tell the people over at {room=room2} that {text=chattext}
below {thread=parent} I'd like to add in {room=room2}: {text=chattext}
I'm already on the bus and cannot type with these gloves on, so drop it in {room=room2} for me: {text=chattext}
before forty people come and ask me one by one, say it loud in {room=room2}, {text=chattext}
~ write something in {room=room2}
post {text=chattext} under {thread=parent}
write {text=msg} in {room=chan2}
post in {room=chan2}: {text=msg}
under {thread=thread} in {room=chan2}, write {text=msg}
room {room=chan2} / thread {thread=thread} / text {text=msg}
to {room=chan4}: {text=post2}
{text=post2}, in {room=chan4}
as an answer to {thread=pollq}, {text=reply}, in {room=chan4}
%lang de
schreib in {room=room2}: {text=chattext_de}
%lang es
escribe en {room=room2} que {text=chattext_es}

%tool banter-write-later Schedule a message in a chat room for later.
%also Returns when it will appear.
%also Have something said to everybody in a room at a moment to come.
%param room* (channel, group) {"type": "string", "description": "Name of the room"}
%param text* (message, body) {"type": "string", "description": "What is said"}
%param at* (when, send_at) {"type": "string", "description": "Moment it appears"}
%list chat: Happy birthday, Ella | the build is frozen from now on | lunch at Pino's in ten minutes | who has the key to the shed? | Reminder: send your hours to Ines | good morning all | I'm off now, back on Monday | please test the login page and the cart | standup in the Blue Room
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | 8 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | 20:30 | 6am | ten past three
write "{text=chattext}" in {room=room2} {at=start}
{at=start} in {room=room2}: {text=chattext}
schedule a message for {at=start}, room {room=room2}, {text=chattext}
{room=room2}, {at=start}, {text=chattext}
in {room=room2} I want {text=chattext} to appear {at=start}
later message to {room=room2}: {text=chattext}, {at=start}
{at=start} everybody in {room=room2} should read this: {text=chattext}
~ not now but {at=start}, tell {room=room2} {text=chattext}
hold {text=chattext} back until {at=start}, then drop it in {room=room2}
they're all asleep over there and I don't want to wake anyone up, so let {room=room2} know {at=start}: {text=chattext}
~ it's a surprise, hence please not a word before then. {at=start}, {room=room2}, "{text=chattext}"
schedule {text=chattext} in {room=room2}
write a message in {room=room2} {at=start}
post "{text=chat}" in {room=room3} {at=slot}
{at=slot}, write {text=chat} to {room=room3}
in {room=room3} {at=slot}: {text=chat}
room {room=room3}, time {at=slot}, text {text=chat}
schedule {text=chat} for {at=slot} in {room=room3}
send to {room=room3} at {at=at}: {text=chat}
message: {text=chat}, where: {room=room3}, when: {at=slot}

%tool banter-set-topic Set the topic of a chat room.
%also Changes the line at the top of a room.
%also What is written above a room, so that everybody knows what goes on in it.
%param room* (channel, group) {"type": "string", "description": "Name of the room"}
%param topic* (subject, headline) {"type": "string", "description": "What is written on top"}
%list topicline: launch week, all hands on deck | food and nothing but food | questions for support | on call: Ravi | please no politics | songs for the road | fair in Hanover, may 5 to 8 | be kind | quiet until monday | releases and hotfixes | we read Dune in june | who drives whom | everything about house 12 | lost and found | ideas for the summer party | help for newcomers | Globex pilot, week 3 | rota and swaps | sponsors and prices | frozen until january
%list topicline2: Friday is demo day | ask before you deploy, please | Lunch at Pino's on Thursday | Book of the month: Rivers by Ella Moor | on call this week is Tomasz | New rules for parking and bikes | release freeze until Monday | no memes | Welcome to Anneke and Lee
set the topic of {room=room2} to {topic=topicline}
{room=room2} topic: {topic=topicline}
topic "{topic=topicline}" for the {room=room2} room
make {topic=topicline} the topic in {room=room2}
change the topic of the chat room {room=room2} to "{topic=topicline}"
in {room=room2} the topic should be {topic=topicline}
at the top of {room=room2} it should say {topic=topicline}
{topic=topicline}, put that above {room=room2}
nobody knows what {room=room2} is good for, so have it say {topic=topicline} up there
newcomers keep asking the same thing and I am tired of explaining: {room=room2} is for {topic=topicline}, write that on its door
now that the fair is over we can use {room=room2} for other things again. headline: {topic=topicline}
set the topic of {room=room2}
set the topic to {topic=topicline}
set the topic of {room=room3} to {topic=topicline2}
topic for {room=room3}: {topic=topicline2}
make "{topic=topicline2}" the topic in {room=room3}
room {room=room3}, topic {topic=topicline2}
in {room=room3} change the topic to {topic=topicline2}
use {topic=topicline2} as the new topic of {room=room3}
%lang de
setz das Thema von {room=room2} auf {topic=topicline}
%lang es
cambia el tema de {room=room2} a {topic=topicline}

%server calls

%tool startVideoCall Start a video call with people right now.
%also Creates an instant video meeting and rings the participants.
%also Opens a video conference, invites the named people and records it on demand.
%param participants* (invitees, attendees) {"type": "array", "items": {"type": "string"}, "description": "Who is called"}
%param topic (subject, title) {"type": "string", "description": "Subject shown to the others"}
%param record (recording) {"type": "boolean", "description": "Record the call"}
%list people: Anna and Tom | Priya | Lee, Marta and Jo | Sven and Ines | mom and dad | Kim, Omar and Beth | Dr. Weiss | Julia, Chen | Ravi | Paula and her boss | Diego and Lucy | grandma and grandpa | Nina, Karl, Yusuf and Mo | Mr. Tanaka | design team | Lisbon office
%list calltopic: holiday plans | bug in the checkout | quarterly numbers | grandma's birthday | next week's workshop | hiring freeze | thesis feedback | budget cuts | logo drafts | new colleague | flight tickets | moving date | warehouse layout
%list calltopic_the: launch plan | broken contract | venue | rental agreement | incident this morning
%list gang2: Ravi and Greta | Otto, Imani | Carmen, Joost and Nadia | Big Sal and Mrs. O'Neill | Priya | Mo, Rosie and uncle Pete | Mum and Dad | Hanna, Marek and Yuki | Lee from legal and Dr. Iyer | Ella Moor
%list topic2: budget for May | login page shows blank after update | Ravi's birthday | Bread and Roses menu | moving to Leeds, who drives | sprint review | holiday plans | what to do with the shed | contract | talk about the dog
%list panel: Miriam and Otis | Chiara | Jin, Tove and Dr. Iyer | Pavel, Ingrid | the two leads from Riga
start a video call with {participants=people}
(video call|zoom) {participants=people} [about the {topic=topic}]
get {participants=people} on video (now|right now)
I need to see {participants=people}, start a call about ({topic=calltopic}|the {topic=calltopic_the}) and {record:true=record it|hit record}
call {participants=people} on camera, {record:false=don't record|no recording}
let's do a quick video chat with {participants=people}, subject ({topic=calltopic}|the {topic=calltopic_the})
open a video conference: {participants=people}, ({topic=calltopic}|the {topic=calltopic_the})
could you ring {participants=people} by video please
{participants=people} want to talk about ({topic=calltopic}|the {topic=calltopic_the}), open a video call with them
start a video call about ({topic=calltopic}|the {topic=calltopic_the})
~ open a video call and {record:true=record it}
video call with {participants=gang2} about {topic=topic2}
call {participants=gang2} on {topic=topic2}
about {topic=topic2}: video call to {participants=gang2}, {record:true=record it|recorded}
participants {participants=gang2}, topic {topic=topic2}, record {record:false=no}
about {topic=vtopic}, {participants=panel}
{participants=panel} on video, {record:true=tape it|record it}, topic {topic=vtopic}
get me {participants=panel} on screen, with or without coffee
%lang de
starte einen Videoanruf mit {participants=people}

%tool makePhoneCall Dial a telephone number or a contact.
%also Places an outgoing voice call.
%also Rings somebody on the phone.
%param callee* (number, to) {"type": "string", "description": "Name or number to call"}
%list ring: Mum | Dr. Lindqvist | 0170 5550199 | Pizza Pino | +44 20 7946 0018 | Big Sal | Hal from the garage | Aunt Bea in Leeds | 555-0142 | plumber | Siobhan O'Hara | front desk of Hotel Anker | granny's landline | 112
~ call {callee=person}
dial {callee=phone}
(phone|ring) {callee=fullname} [please]
get me {callee=company} on the phone
I want to talk to {callee=person} on the phone
can you put a call through to {callee=phone}
~ {callee=firstname} on the line please
my hands are full, ring {callee=person} for me
give {callee=firstname} a (call|ring|bell)
make a phone call
I need to call someone
give {callee=ring} a ring
get {callee=ring} on the line
I want to talk to {callee=ring} on the phone now
put me through to {callee=ring}

%tool sendSms Send a text message (SMS) to a phone.
%also Sends an SMS.
%also Texts somebody's mobile phone.
%param to* (recipient, phone) {"type": "string", "description": "Name or phone number"}
%param body* (text, content) {"type": "string", "description": "Text"}
%list smstext: I'm at the station | running late, start without me | did you feed the cat? | the keys are under the mat | call me when you can | dinner is ready | happy birthday! | can you pick up the kids today? | landed safely | I forgot my wallet at home | the package arrived | be there in five | what's the door code again? | thanks for last night | your car is ready for pickup | bring warm clothes | we won the match | the doctor says everything is fine | traffic is terrible | please don't tell mum | see you at eight in front of the cinema | the table is booked for four
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list smstexts: running late, start without me | I'm at the door | key under mat, dog is friendly | call me when you land and I'll come down | happy birthday | the plumber comes at 3, please let him in | ok | don't forget the tickets for Saturday | can we move it to Friday | no to the offer, yes to dinner | got it, thanks | bring bread and butter from Pino's | train is delayed by an hour, sorry
%list whob2: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list sms: I'm at the gate with the cake | running late, start without me | the key is under the pot by the door | can you feed the cat on Sunday | got it from the chemist, all good | don't forget the cable for the beamer | bring a coat, it's cold by the river
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
%list tel: 0171 334455 | +44 20 7946 0011 | 555-0182 | +49 30 889900 | 0664 1234567 | +34 600 112 233
%list chatmsg_es: llego diez minutos tarde | la reunión se cancela | ya estoy en camino | el servidor vuelve a funcionar | hoy trabajo desde casa | gracias por la ayuda | ¿quién tiene las llaves? | la entrega sale mañana | feliz cumpleaños | mándame la dirección | compré el pan | el cliente está contento | nos vemos en la estación | hay tarta en la cocina | no olvides las entradas
sms to {to=person}, {body=smstext}
send an sms to {to=phone}: {body=smstext}
sms {to=firstname} saying {body=smstext}
text message for {to=person}: "{body=smstext}"
let {to=person} know by (sms|text message) that {body=smstext}
shoot {to=firstname} an sms real quick, {body=smstext}
I'm driving, text the number {to=phone} that {body=sentence}
"{body=smstext}" - as an sms to {to=person} please
{to=person} has no internet, so sms him {body=smstext}
send a text message to {to=phone}
text the number {to=phone}
sms: {body=smstext}
text {to=whoa} {body=smstexts}
sms to {to=whob2}: {body=smstexts}
send "{body=smstexts}" to {to=phone}
to {to=whoa}, text {body=smstexts}
number {to=phone}, message {body=smstexts}
text {body=smstexts} to {to=whob2}
let {to=whoa} know by sms: {body=smstexts}
{body=sms}, text that to {to=maria}
to {to=tel}, {body=sms}
{to=anna} has no smartphone, so by text: {body=sms}
%lang es
manda un sms a {to=firstname}: {body=chatmsg_es}

%tool listMissedCalls List calls that were not answered.
%also Returns missed calls.
%also Shows who rang while nobody picked up.
%param since (after, from_date) {"type": "string", "description": "Only calls after this point in time"}
%param limit (max) {"type": "integer"}
(any|did I have any) missed calls?
who (rang|called) me while I was (out|away|in the shower)
missed calls since {since=when}
show the last {limit=int} missed calls
did I miss a call [since {since=time}]
my phone rang and I didn't get to it, who was it
calls I didn't pick up since {since=date}, {limit=int} at most
list {limit:1=the last|the most recent} missed call
anyone try to reach me by phone since {since=time}?
who tried to ring me since {since=pastday}
the {limit=int} latest calls I didn't pick up
unanswered calls after {since=pastday}, {limit=int} at most
did anyone phone while I slept for two hours
%lang de
wer hat (mich|) angerufen, während ich weg war?

%server chatterloft
%list room2: #general | #random | #design | #ops | #lunch | #launch-2027 | #support-tier2 | #sales-dach | #kitchen | #book-club | #release | #running | #incidents | #newcomers | #finance | #marketing-and-pr | #parents | #berlin-office | #allotment | #music-and-films
%list chn: #general | #ops | #random | #team-oslo | #release | #lunch | #sales-eu

%tool chatterloft_conversations_add_message Add a message to a Chatterloft channel or thread by channel name and optional thread_ts. Posting is disabled for channels that the bot has not joined. content_type text/markdown is the default. Note: do not @-mention everyone unless the user explicitly asks for it.
%also Posts a message to a channel or thread.
%also Say something in a room of the team chat or below somebody's earlier post, formatted or as bare text.
%param channel* (channel_id, room) {"type": "string", "description": "Channel in format #general, or its ID"}
%param payload* (text, message) {"type": "string", "description": "Message payload"}
%param thread_ts (thread, parent) {"type": "string", "description": "Unique identifier of a thread's parent message, e.g. 1714.0021"}
%param content_type (format, mime) {"type": "string", "enum": ["markdown", "plain", "code"], "description": ""}
%list chatline: standup is at ten today | lunch arrived, third floor | who took my charger | the build is green again | I'm out until Thursday | cake in the kitchen for Mia's birthday | please review the slides before noon | server restart in five minutes | the client said yes | bring your own mugs | new price list is online | parking lot is closed for repairs | welcome to our new colleague Ravi | can someone help with the projector in room 4 | thanks for the great week | tickets for the fair are on my desk | demo moved to Friday | heating is off in the east wing | two seats left for the theatre | has anyone seen my bike | minutes are in the drive
%list threadid: 1714.0021 | 1699.4410 | 1722.003 | 17190.55 | 1701.9 | 1655.1187 | 1730.2204
%list threadid2: 1714.0021 | 1688.4470 | 1721990021.0034 | 1699.0007 | 1702.9981 | 1735.1200 | 1650012345.6789
%list cmsg: the build is green again | cake in the kitchen from Ana | who has the key to room 4 | meeting moved to the roof | server in Frankfurt is back | thanks for the flowers, all of you | has anyone seen my mug with the cat on it
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list dchat: der Server startet gleich neu | Kuchen steht in der Küche | ich bin bis Donnerstag weg | der Kunde hat zugesagt | morgen bleibt das Büro zu
%list echat: la reunión pasa al viernes | hay tarta en la cocina | el cliente ha dicho que sí | mañana cerramos | estamos buscando panadero
(post|write|send) {payload=chatline} (in|to) {channel=room2}
reply in {channel=room2}, thread {thread_ts=threadid}: {payload=chatline}
{channel=room2} thread {thread_ts=threadid} as {content_type:plain=plain text}: {payload=chatline}
{payload=chatline}, as {content_type:code=code|a code block}, thread {thread_ts=threadid} of {channel=room2}
{channel=room2}: {payload=chatline}
{channel=room2} {payload=chatline}
~ {content_type:markdown=markdown} for {channel=room2}: {payload=chatline}
let everybody in {channel=room2} know: {payload=chatline}
my hands are full of dough, could {channel=room2} hear from me that {payload=chatline}
the folks under {thread_ts=threadid} in {channel=room2} are still guessing, so {payload=chatline}
{payload=chatline}, and that's for {channel=room2}
no need to look up what was said in {channel=room2}, simply tell them {payload=chatline}
post something in {channel=room2}
tell the channel that {payload=chatline}
post {payload=msg} to {channel=chan2}
to {channel=chan2} under {thread_ts=threadid2}: {payload=msg}
~ in {channel=chan2} say {payload=msg}, as {content_type:plain=plain text|plain}
channel {channel=chan2}, thread {thread_ts=threadid2}, message {payload=msg}
as {content_type:markdown=markdown}, in thread {thread_ts=threadid2} of {channel=chan2}: {payload=msg}
"{payload=cmsg}" into {channel=chn}
in {channel=chn}, {content_type:plain=plain text|unformatted}: {payload=cmsg}
{=pre}, {channel=chn} should hear that {payload=cmsg}
%lang de
schreib in {channel=room2}: {payload=dchat}
%lang es
pon en {channel=room2} que {payload=echat}

%tool chatterloft_conversations_history Get messages from a Chatterloft channel. `limit` is either a number of messages or a span such as 1d, 1w; the last row contains the cursor for the next page. Joins and leaves are filtered out unless include_activity is true.
%also Returns recent messages of a channel.
%also Fetch what was said lately in one room of the team chat, going back a span of time.
%param channel* (channel_id, room) {"type": "string", "description": "Channel name or ID"}
%param limit (span, oldest) {"type": "string", "description": "Span of time or number of messages, e.g. 1d, 2 weeks, 50"}
%param include_activity (activity, include_activity_messages) {"type": "boolean", "description": "Include joins and leaves"}
%list histspan: two weeks | 3 days | 24 hours | a month | 5 hours | 1w | 1d | 50 messages | 90 days | the whole year | ten days | 36 hours | six hours | 200 messages | four days | a fortnight | half a year | 45 minutes | 2w | 12h
%list span: 50 | 1d | 2 weeks | 20 messages | 3 days | 1w | 100 | 12 hours | 10 messages | a month
(get|show|read) the messages (in|of|from) {channel=room2} of the last {limit=histspan}
{channel=room2}, last {limit=histspan}, {include_activity:true=including joins|with joins and leaves}
last {limit=histspan} of {channel=room2}, {include_activity:false=without joins|no joins and leaves}
{include_activity:true=joins and leaves too}, {channel=room2} for {limit=histspan}
{channel=room2} last {limit=histspan}
history {channel=room2}
{channel=room2}, {limit=histspan}
what did I miss in {channel=room2} while I was on the boat
I've been ill for {limit=histspan}, catch me up on {channel=room2}
have they been quarrelling again in {channel=room2}?
let's see what the gang was up to in {channel=room2} over the last {limit=histspan}
I don't want to write in {channel=room2}, only to see the last {limit=histspan}
read me the history of the last {limit=histspan}
get the latest messages
last {limit=span} of {channel=chan2} {include_activity:true=with joins|including joins and leaves}
history of {channel=chan2}, {limit=span}
~ from {channel=chan2} get {limit=span}
channel {channel=chan2}, limit {limit=span}, activity {include_activity:true=yes}

%tool chatterloft_search_messages Search messages in Chatterloft channels, threads and DMs using filters. At least one of search_query and the filters has to be given. Results are CSV with user, channel, text and time.
%also Searches chat messages.
%also Find an utterance anywhere in the team chat by its words, its author, its room or the days between which it was sent.
%param search_query (query, text) {"type": "string", "description": "Words in the message"}
%param filter_users_from (from, author) {"type": "string", "description": "Display name of the author"}
%param filter_in_channel (channel, in) {"type": "string", "description": ""}
%param filter_date_after (after, since) {"type": "string", "description": "After this day"}
%param filter_date_before (before, until) {"type": "string", "description": "Before this day"}
%list chatquery: wifi password | dentist recommendation | new logo | door code | parking and bikes | staging database | offsite in Lisbon | invoice for the caterer | projector adapter | holiday plan | who has the key to the archive | flu shots | salary date | printer driver | Christmas party | vegan options for lunch | lost umbrella | link to the recording | second monitor | coffee machine manual | seat plan for the gala
%list chatq: budget for the summer party | login page shows blank | Pino's | who has the key | lunch on Friday | release, part two | from Leeds to Bath | password | see my branch tmp-fix-2 | bread and roses
%list past: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list grepw: TODO from Anna | password = | connect to localhost | deprecated | fix me before launch | import pandas as pd | return None | with open
%list day2: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list inword: life on Mars | cheese | the coalition | heat pumps | open source | wolves in the north | strike | grandmasters
%list past2: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
%list esearch: contraseña del wifi | fotos de las vacaciones | plano de la oficina | presupuesto | lista de invitados
search [messages] for {search_query=chatquery} in {filter_in_channel=room2}
messages from {filter_users_from=person} about {search_query=chatquery} after {filter_date_after=pday}
between {filter_date_after=pday} and {filter_date_before=date}, {filter_users_from=person} in {filter_in_channel=room2}
before {filter_date_before=date}, {search_query=chatquery}, {filter_in_channel=room2}
{search_query=chatquery} from {filter_users_from=firstname}
{filter_in_channel=room2} {search_query=chatquery}
{filter_users_from=firstname}, after {filter_date_after=pday}
{filter_users_from=person} told us about {search_query=chatquery}, what exactly was it
somebody mentioned {search_query=chatquery} (sometime before|before) {filter_date_before=date}, who?
I can't remember what {filter_users_from=person} wrote on {search_query=chatquery}
did {filter_users_from=person} ever say a word in {filter_in_channel=room2} about {search_query=chatquery}
I don't need the whole history of {filter_in_channel=room2}, only where {search_query=chatquery} came up
search {filter_in_channel=chan3} for {search_query=chatq}
messages by {filter_users_from=who3} in {filter_in_channel=chan3} since {filter_date_after=past}
after {filter_date_after=past} and before {filter_date_before=end}, messages with {search_query=chatq}
author {filter_users_from=who3}, channel {filter_in_channel=chan3}, words {search_query=chatq}
what did {filter_users_from=who3} write about {search_query=chatq} in {filter_in_channel=chan3}
{search_query=chatq} from {filter_users_from=who3}, before {filter_date_before=day}
by {filter_users_from=man} in {filter_in_channel=chn}, {search_query=grepw}
before {filter_date_before=day2}, {search_query=inword}, {filter_in_channel=chn}
{search_query=inword}, somebody wrote on it, and not in a whisper
after {filter_date_after=past2} from {filter_users_from=mate}, anything with "{search_query=inword}"
%lang de
such im Chat nach {search_query=chatquery} von {filter_users_from=person}
%lang es
busca lo que dijo {filter_users_from=person} en {filter_in_channel=room2} sobre {search_query=esearch}

%server chirpwood
%list post3: sourdough number nine, finally | I have opinions about bus lanes | Monday again | our shop is open on Sundays now | first swim of the year | never trust a free kayak | the tulips are out | hiring two bakers | looking for a drummer in Cork | lost: one glove, left | this soup changed me
%list postlong: ran into my old teacher today, she still remembers my spelling | if your train is late, at least the coffee here is good | we've been open for ten years, come and celebrate on Friday | I made a lamp out of a trumpet, and it works | three things I learned from my neighbour, who is ninety | went to vote at eight, there was a queue already | someone left a piano at the bus stop, and people play it | my son asked why we sleep, and I had no answer | we close at two tomorrow, the oven needs a rest | forty years married today, and he still hides the biscuits
%list posttrap: friends, close the windows tonight | to all my followers: thanks | replies are the best part of this | everyone loves a good bench | tomorrow I turn forty | warning: wet paint | public libraries are magic | no comment on the game last night | photo day at school, send help | close friends make good neighbours
%list prof: bakery account | @hollis_bread | my private one | choir profile | Kiwi Labs | the club | @ines.writes | the dog's page | shop | @cork_cyclists | blue door and friends
%list hours: 3 hours => 3 | two hours => 2 | 24 hours => 24 | six hours => 6 | 12 hours => 12 | eight hours => 8 | 48 hours => 48 | 5 hours => 5 | ten hours => 10 | 16 hours => 16

%tool publishChirp Publishes a post on Chirpwood right away from the connected profile (max. 500 characters).
%also Returns the URL of the new post.
%also Puts a short text out on the social network this very moment, to the whole world or to a smaller circle, with a warning or with comments closed if wished.
%param text* (body, status) {"type": "string", "description": "The post"}
%param audience (visibility, scope) {"type": "string", "enum": ["everyone", "followers", "close_friends"], "description": "Who can see it"}
%param contentWarning (spoilerText, warning) {"type": "string", "description": "Shown instead of the text until tapped"}
%param allowReplies (comments, repliesEnabled) {"type": "boolean", "description": "Default true"}
%param imagePath (image, media) {"type": "string", "description": "Local image to attach"}
%list pic: bread.jpg | IMG_2041.png | pictures/cat on roof.jpg | lamp-final.webp | ~/Desktop/tulips.jpeg | scan of Gran's letter.png | kayak2.gif | the-team.jpg | soup_03.heic | poster v2.png
%list warn: spoilers | food | blood and needles | politics | season finale, obviously | grief | loud noises | insects | mention of diets | a dead mouse | maths | exam stress
post "{text=post3}", {audience:close_friends=just my inner circle|only for my besties|only the people closest to me}
~ {text=post3} - out with it, {allowReplies:false=no comments|nobody gets to answer|I don't want any answers}
put out "{text=post3}" with {imagePath=pic}, hidden behind {contentWarning=warn}
behind a note saying {contentWarning=warn}, share "{text=post3}"
chirp this: {text=postlong}
{imagePath=pic}, "{text=post3}", {audience:followers=only those who follow me|for the people following me}, {allowReplies:false=comments off|no answering}
post {text=posttrap}

%tool queueChirp Queues a post to be published at a later time. Use publishChirp for immediate posts.
%also Returns the queue entry.
%also Prepares something for the social network that goes out by itself on a given day, under one of several profiles.
%param text* (body, content) {"type": "string", "description": "The post"}
%param publishAt* (scheduledAt, when) {"type": "string", "description": "Date and time of publication"}
%param profile (account, handle) {"type": "string", "description": "Profile that it is published under"}
%param audience (visibility, scope) {"type": "string", "enum": ["everyone", "followers", "close_friends"], "description": ""}
%param repeat (recurrence, interval) {"type": "string", "enum": ["daily", "weekly", "monthly"], "description": "Publish again at this interval"}
%list hour: 9 | noon | half past seven | 18:00 | 7am tomorrow | quarter past eight | 6:30 pm | midnight | ten tonight | 4 pm on Sunday
{text=post3}: have that go out {publishAt=later}, {repeat:weekly=and again every week|once a week|each week}
on {publishAt=dayat} let the network know: {text=post3}, {audience:everyone=for the whole world|anyone may see it|for all to see}
under {profile=prof}, set for {publishAt=later}: {text=post3}
have {profile=prof} say "{text=post3}" at {publishAt=hour}
line this up for {publishAt=later}: {text=postlong}
{profile=prof}, {publishAt=later}, {audience:close_friends=inner circle only|just my nearest}, "{text=post3}"
plan a post for {publishAt=later}: {text=posttrap}

%tool findChirps Search public posts. Operators are not supported, use the parameters.
%also Returns posts that match.
%also Finds what people have said on the network about something: by one writer, addressed to another, in some language, the freshest or the best loved ones on top.
%param query* (q, about) {"type": "string", "description": "Subject or words"}
%param fromProfile (author, by) {"type": "string", "description": "Who wrote it"}
%param mentioning (mentions, toProfile) {"type": "string", "description": "Whom it mentions"}
%param sort (order, rank) {"type": "string", "enum": ["latest", "most_liked"], "description": "Ranking"}
%param language (lang, locale) {"type": "string", "description": "Language of the posts"}
%list buzz: sourdough | the transfer of O'Shea | night trains | heat pumps | Eurovision | rent and wages in Dublin | bus lanes | solar eclipse | vegan cheese | the new tram | knitting for beginners | Ghent light festival
%list buzzlong: how to get paint out of a carpet, cheaply | people who moved to the country and came back | why the bridge at Vigo was closed on Monday | what it's like to run a bakery at night | cats that hate their vet, and the other way round | teachers who quit, and what they do now | how much a wedding costs in Leeds these days | what to plant in March when the soil is wet | dogs that ride the train alone | who won the quiz on Saturday, and was it fair
%list lang: Spanish | Welsh | German | Swiss German | Portuguese | Basque | Polish | Brazilian Portuguese | Irish | Japanese | Dutch | Turkish
what are people saying about {query=buzz}, {sort:most_liked=the popular ones first|the ones with the most hearts|best loved on top}
anything on {query=buzz}? {sort:latest=hot off the press|freshest first|what's newest}
what did {fromProfile=prof} tell {mentioning=who} about {query=buzz}
{query=buzz}: anything to {mentioning=prof} from {fromProfile=who}
see what the network has on {query=buzzlong}
{language=lang}, {query=buzz}, by {fromProfile=prof}, {sort:most_liked=loved ones first|most hearts first}
look for posts about {query=buzz}

%tool readHomeFeed The user's own timeline: what the profiles they follow have posted lately. NOT a search.
%also Returns the home timeline.
%also What friends and followed people have been posting, from one list of them or all, over the last hours.
%param listName (list, circle) {"type": "string", "description": "Only profiles of this list"}
%param hours (lookbackHours, sinceHours) {"type": "integer", "description": "How many hours to look back"}
%param mediaOnly (onlyMedia, withMedia) {"type": "boolean", "description": "Only posts with pictures or video"}
%param hideReposts (excludeReposts, originalsOnly) {"type": "boolean", "description": ""}
%list circle: neighbours | bread people | the news crowd | the cousins | cycling club | book lovers and poets | local shops | Work, Leeds | old school friends | scientists | people I owe a call | comedians
what's my crowd been up to, {mediaOnly:true=just the pictures|only photos and clips|only stuff with pictures}
anything new from {listName=circle}, {hideReposts:true=no shared stuff|only their own words|without what they pass on}
the last {hours=hours} out of {listName=circle}
show me what was posted by {listName=circle} over {hours=hours}
been offline, tell me what {listName=circle} were up to, last {hours=hours}
{listName=circle}, past {hours=hours}, {mediaOnly:true=pictures only|only the photos}, {hideReposts:true=originals only|no reposts}
what are my friends posting today

%tool sendPrivateChirp Sends a direct message to one Chirpwood user. Never visible to others.
%also Returns the conversation id.
%also Writes privately to somebody on the social network, from a chosen profile, with an expiry if it should vanish.
%param recipient* (to, toProfile) {"type": "string", "description": "Profile or name of the receiver"}
%param text* (message, body) {"type": "string", "description": "Message"}
%param fromProfile (sender, as) {"type": "string", "description": "Profile it is sent from"}
%param vanishAfterHours (expiresInHours, ttlHours) {"type": "integer", "description": "Deletes the message after this many hours"}
%list text: are you still selling the kayak | happy birthday, old man | can we talk on Friday | I saw your bread, wow | sorry about yesterday | the key is under the pot | what size are your feet | call me when you land | loved your talk | you left your scarf here
%list handle: @old_tom | @priya.paints | the gardener | Nora from next door | @oharas_of_cork | Jean-Luc | my cousin Bea | @tram_nerd_7 | Penny and Sol | that drummer from Cork | @dr-iyer
%list dmlong: I'm in town from Friday to Sunday, shall we eat somewhere | the band needs a new singer, and I thought of you | my sister says hi, she still has your coat | could you send me the photos before the wedding, please | it was me who broke the lamp, I'm so sorry | I found your wallet at the pool, where shall I bring it | we're looking for a fourth at cards, Tuesdays at eight | thanks for yesterday, the kids talk of nothing else | please stop tagging me in cat pictures, or send better ones | the flat is yours from May, if you still want it
write {recipient=who} privately: {text=text}, {vanishAfterHours=hours} and then it's gone
tell {recipient=who} in private "{text=text}", {vanishAfterHours=hours} is long enough
from {fromProfile=prof} to {recipient=who}: {text=text}
to {recipient=handle}, out of {fromProfile=prof}: {text=text}
DM {recipient=who} {text=dmlong}
as {fromProfile=prof}, to {recipient=who}, gone after {vanishAfterHours=hours}: {text=text}
send {recipient=who} a direct message: {text=text}

%server confettine
%list pals2: Jo and Tomasz | Ines, Kwame, Ruben | the O'Neills and Uncle Bert | Mia, Otto and Lee from the choir | Aunt Fay, Rosa | Nora and the twins | Priya, Dev, Yuki | Sanne and her sister | my cousins in Cork | Bea and Max
%list feast: Nora's christening | the housewarming | our silver wedding | Theo's 40th | the street party | Granny's ninetieth | the farewell for Sal | New Year's brunch | school reunion | the launch | Ines and Otto's wedding | harvest supper
%list day2: Saturday | the 14th | 3 March | next Friday | tomorrow | 22 June | Monday | the 8th of May | Thursday | July 4th | Wednesday week | New Year's Eve
%list feasttrap: the Coming Home party | Answer Me Day | the No Reply concert | Tomorrow's Stars gala | the Silent Supper | the Maybe Club dinner | Friday the 13th party | the Yes Men reunion | a Quiet Evening with Bach | the Everyone In festival
%list table: table 4 | the long table | Rose | number seven | by the window | kids' corner | the top table | Oak and Elm | table B | near the band | the blue one | 12

%tool confettine.send_card Send a designed card (save-the-date, invitation, thank-you) for an occasion.
%also Dispatch cards to a list of people.
%also Mails out a pretty card about a celebration, with a line of greeting, printed or digital, on a chosen day.
%param recipients* (to, guests) {"type": "array", "items": {"type": "string"}, "description": "Who gets one"}
%param occasion* (event, celebration) {"type": "string", "description": "Celebration it is about"}
%param greeting (message, inside_text) {"type": "string", "description": "Line printed inside"}
%param delivery (channel, format) {"type": "string", "enum": ["paper", "email", "messenger"], "description": "Printed cards take 4 days"}
%param send_on (date, dispatch_date) {"type": "string", "description": "Day of dispatch"}
%list greetlong: we dance until the neighbours call, so bring good shoes | there will be cake at three and soup at eight | thank you for coming, the toaster is wonderful | keep the last weekend of May free for us | sixty years and still no plan, come and see | it rains every time, so pack a coat | your bed is made and the key is with Rosa | we said yes in Bath and want you all there | five years in this house, and the roof still holds | come as you are, the dog won't mind
%list greet: come hungry | dress warm | thank you all | bring the kids | save the date | no gifts, please | it will be loud | we missed you | keep the weekend free | be there or be square | you are the best
%list friendtrap: the Post family | Paige Turner | Letterman and sons | April and May | the Friday crowd | Mailer, the lawyer | Sunday school teachers | the E-Street band | Mr. Mailman | the Paper Mill crew | Penny Stamp and Sons
invite {recipients=pals2} to {occasion=feast}, {delivery:paper=a real one, printed|proper card in the letterbox|with a stamp on it}
let {recipients=pals2} have a card for {occasion=feast}, {delivery:messenger=straight to their phones|as a chat thing|on their mobiles}
for {occasion=feast}, cards to {recipients=pals2} on {send_on=day2}
on {send_on=day2} write to {recipients=pals2} about {occasion=feast}
card for {recipients=pals2}, {occasion=feast}, inside it says {greeting=greetlong}
{occasion=feast}, {recipients=pals2}, "{greeting=greet}", out on {send_on=day2}, {delivery:email=no paper, by mail|to their inboxes}
card about {occasion=feast} for {recipients=friendtrap}

%tool confettine.remind_guests Nudges the guests of an occasion. Does not create invitations (confettine.send_card).
%also Reminder to guests.
%also Write once more to those invited, to all or only to one group, with what they should think of.
%param occasion* (event, celebration) {"type": "string", "description": "Celebration"}
%param group (audience, status) {"type": "string", "enum": ["no_answer", "coming", "not_coming"], "description": "Only these guests; default all"}
%param message (text, reminder) {"type": "string", "description": "What they are reminded of"}
%param signed_by (from, signature) {"type": "string", "description": "Whose name is below"}
%param send_on (date, day) {"type": "string", "description": "Day, default now"}
%list nudge: parking is tight | bring a chair | swimsuits | we start at noon | the address has changed | wear blue | doors close at eight | mind the step | umbrellas, just in case | shoes off at the door | the ferry won't wait
%list nudgelong: the bus leaves the church at ten past two, sharp | tell us what you don't eat, Pino needs the list | bring a photo of her, the older the better | we still lack beds for six people on Saturday | the gate code is 4471, please don't share it | no confetti in the garden, the ducks eat it | we moved it indoors because of the storm warning | we eat at six because the children get tired | it's a surprise, so not a word to Theo | the band plays until two, bring ear plugs
chase people about {occasion=feast}, {group:no_answer=those who've kept quiet|the ones we haven't heard from|whoever hasn't replied}
nudge folks about {occasion=feast}: {message=nudge}, {group:coming=just those who said yes|only the ones who'll be there|all who accepted}
for {occasion=feast}, in the name of {signed_by=host}: {message=nudge}
under {signed_by=host}, on {send_on=day2}, a nudge for {occasion=feast}
tell everyone at {occasion=feast} that {message=nudgelong}
{occasion=feast}, {send_on=day2}, {group:coming=everybody who's in|those on board}, "{message=nudge}", from {signed_by=host}
send a reminder for {occasion=feasttrap}

%tool confettine.seat_guest Assign a guest to a table of the seating plan.
%also Puts a guest at a table.
%also Decide where somebody sits at the celebration, beside whom and far from whom, with a seat for a small child when needed.
%param guest* (person, name) {"type": "string", "description": "Who is seated"}
%param table* (table_name, at) {"type": "string", "description": "Name or number of the table"}
%param beside (next_to, neighbour) {"type": "string", "description": "Neighbour at the table"}
%param far_from (avoid, away_from) {"type": "string", "description": "Guest to be kept at a distance"}
%param high_chair (child_seat, baby_chair) {"type": "boolean", "description": "Child seat needed"}
%list guesttrap: Baby Jane | Beth Chair | the High family | Farley Beside | little Bertie | Uncle Table | Neighbour Joe | Miss Nextdoor | Hy Chair | the Away team | Barbie Side
put {guest=host} at {table=table}, {high_chair:true=and a seat for the baby|they'll have the toddler along|with something for a one-year-old}
{guest=who2} goes to {table=table}, not near {far_from=whob}
at {table=table} I want {guest=who2} next to {beside=whob}
~ {guest=whob} with {beside=who2} on one side, well away from {far_from=host}, {table=table}
~ they had a row about money at Easter, so {guest=who2} sits at {table=table}, out of sight of {far_from=whob}
{table=table}, {guest=whob}, beside {beside=host}, far from {far_from=who2}
give {guest=guesttrap} a place at {table=table}

%tool confettine.poll_dates Ask people which of several days suits them. The occasion need not exist yet.
%also Starts a survey about possible dates.
%also Finds a common day for a get-together by letting the invited tick the suggestions, with or without a perhaps.
%param occasion* (title, event) {"type": "string", "description": "What the date is for"}
%param days* (options, dates) {"type": "array", "items": {"type": "string"}, "description": "Suggested days"}
%param invited (voters, participants) {"type": "array", "items": {"type": "string"}, "description": "Who may vote"}
%param reply_by (deadline, closes) {"type": "string", "description": "Deadline for votes"}
%param allow_maybe (maybe, if_need_be) {"type": "boolean", "description": "Offer 'if need be' beside yes and no"}
%list gather: poker night | a picnic | the board meeting | Nora's surprise | football with the dads | cleaning the boathouse | choir weekend | the reading group | lunch with the Cork lot | tasting the wedding cake
%list daylist: Friday or Saturday | the 3rd, the 10th, the 17th | Monday and Wednesday | 5 May, 6 May | this Sunday or next | Tuesday, Thursday, Friday | the 1st and the 2nd of June | any Saturday in March | 12 April or 19 April | Easter Monday, Whit Monday
%list gatherlong: painting the clubhouse before the season starts | a drink with everyone who left the firm last year | driving to the coast, if the weather holds | eating the pig that Tomasz roasts in his yard | the parents' evening, and who brings what | clearing out grandpa's shed, with lunch | sorting the photos from Vigo over pizza | moving the piano, and beer for whoever helps | a talk about who looks after mum in August | trying out the new oven, with far too much dough
%list gathertrap: the Maybe Day concert | a Friday fish fry | Sunday roast | the Deadline party | Monday Blues jam | Invited, the play | Saturday Night fever | Perhaps Love, the musical | Tuesday tango | the First of May march
when can people do {occasion=gather}, {days=daylist}, {allow_maybe:true=a perhaps is fine|they may say perhaps|"if I must" counts too}
see who's free for {occasion=gather}: {days=daylist}, {allow_maybe:false=yes or no only|no sitting on the fence|nothing in between}
find out from {invited=pals2} if {days=daylist} suits for {occasion=gather}
{days=daylist} for {occasion=gather}, {invited=pals2} have until {reply_by=due}
put {days=daylist} to the vote for {occasion=gatherlong}
{invited=pals2}, {occasion=gather}, {days=daylist}, votes by {reply_by=due}
which suits best for {occasion=gathertrap}, {days=daylist}

%tool confettine.list_guests Guest list of an occasion with answers, tables and diets.
%also Shows who is invited.
%also Read the list of those asked to a celebration, restricted by answer, by what they eat, by table or by whose side they belong to.
%param occasion* (event, celebration) {"type": "string", "description": "Celebration"}
%param answer (rsvp, status) {"type": "string", "enum": ["coming", "not_coming", "no_answer"], "description": ""}
%param diet (food, dietary) {"type": "string", "enum": ["vegetarian", "no_nuts", "no_alcohol"], "description": "Only guests with this need"}
%param table (table_name, seating) {"type": "string", "description": "Only this table"}
%param invited_by (host, side) {"type": "string", "description": "Host who asked them"}
who do we have for {occasion=feast}, {diet:vegetarian=the meat-free ones|people who leave out meat|those without meat}
read me the names for {occasion=feast}, {answer:not_coming=the ones who bailed|those who can't make it|everyone who said no}
who's at {table=table} at {occasion=feast}, of those {invited_by=host} asked
at {occasion=feast}, whom did {invited_by=host} ask
the caterer rings in five minutes, so who is down for {occasion=feast}, {diet:no_nuts=allergic to nuts|nuts would kill them}
{occasion=feast}, {table=table}, {answer:coming=definitely in|said yes}, {diet:no_alcohol=teetotallers|don't drink}
names for {occasion=feasttrap}

%server gatherbell

%tool gatherbell.create_event Create an event and send out its invitations. Guests get a link to answer.
%also Creates an event page.
%also Hosts a get-together: what, which day, where, who is asked, what they should bring and until when they have to answer.
%param title* (event_name, what) {"type": "string", "description": "What is celebrated or done"}
%param date* (starts, when) {"type": "string", "description": "Day and hour"}
%param place (location, venue) {"type": "string", "description": "Where it happens"}
%param guests (invitees, people) {"type": "array", "items": {"type": "string"}, "description": "People to invite"}
%param bring (potluck, what_to_bring) {"type": "string", "description": "What guests should bring"}
%param rsvp_by (answer_by, deadline) {"type": "string", "description": "Last day to answer"}
%list party: Gran's 80th | barbecue | board game night | farewell for Marcus | housewarming | picnic and kites | wine tasting | Nora's baby shower | street party, number 12 to 40 | choir dinner | D'Arcy's graduation | movie marathon
%list day2: Saturday | the 14th | 3 March | Friday the 3rd at 7 | Sunday afternoon | 22 June | Monday evening | Tuesday at half past six | the 8th of May | New Year's Eve | Thursday 19:00 | July 4th
%list bring: a salad | something to grill | warm socks | your own chair | games and snacks | wine or juice | cake | swimwear, towels | old photos of Gran | a plate, a fork | kites | nothing but hunger
%list partykind: barbecue | dinner party | wine tasting | brunch | karaoke night | surprise party for Ben | movie marathon | pancake breakfast | costume party, pirates only | game night with snacks | late lunch
%list spot: our house | Pino's | the park by the river | my place | The Anchor | boathouse 3 | Aunt Fay's barn | the roof terrace | the town hall, second floor | the beach at Salthill | the community centre in Bath | Kwame's
%list partylong: dinner at ours, then a walk if it stays dry | watch the final together, and eat far too much | help Rosa paint the kitchen before the baby comes | meet the new neighbours, they moved in on Monday | cook for Gran, she turns ninety and eats everything | swap clothes, drink tea and gossip | build a raft, and see if it floats | sing carols at eight, even those who can't | bury the hamster, with speeches and cake | camp in Fay's garden, if the goats allow it
{title=party} on {date=day2}, ask {guests=pals} over, {bring=bring} please
throw a {title=partykind} {date=day2}, {place=spot}
~ {title=party} with {guests=pals} at {place=spot}, {date=day2}
at {place=spot} on {date=day2}: {title=party} for {guests=pals}, answers by {rsvp_by=closes_at}
~ on {date=day2} we {title=partylong}
{guests=pals}, {date=day2}, {title=party}, {place=spot}, {bring=bring}
set up {title=party} for {date=day2}

%tool gatherbell.find_events Search public events nearby by keyword, city, organiser, day or price.
%also Returns open events.
%also Looks for something going on that anyone may join, such as fairs, talks and workshops.
%param keyword* (q, topic) {"type": "string", "description": "Kind of event or words in its title"}
%param city (town, where) {"type": "string", "description": ""}
%param organiser (host, by) {"type": "string", "description": "Who puts it on"}
%param day (date, when) {"type": "string", "description": "Day or period"}
%param price (cost, admission) {"type": "string", "enum": ["free", "paid"], "description": "Entrance"}
%param suitable_for (audience, age_group) {"type": "string", "enum": ["adults", "families", "seniors"], "description": "Audience"}
%list kindone: pottery workshop | flea market | poetry slam | talk about bees | salsa class | beer and cheese tasting | charity run | lantern walk | repair café | jam session | free jazz concert | family history course
%list town: Graz | Leeds | San Sebastián | Cork | Newcastle upon Tyne | Lyon | Aarhus | St. Moritz | Bilbao | Ghent | Frankfurt an der Oder | Bath | King's Lynn | Vigo
%list kind: pottery workshop | flea market | poetry slam | open-air cinema | talk about bees | salsa class | beer and cheese tasting | run for charity | chess | lantern walk | repair café | jam session, all levels
%list org: the library | the city museum | Hollis Bakery | Friends of the River | the Leeds chess club | St. Anne's | Kiwi Labs | the scouts | University of Bergen | Bath Arts and Crafts | the town hall
%list kindlong: a workshop where you build a chair, and take it home | something with music, but not too loud | talks on how to grow food in small flats | an evening where strangers cook for each other, then eat | a dance where you need no partner, and no shoes | lectures about volcanoes for people who know nothing | a market that sells old tools, not only junk | somewhere to watch the eclipse, with glasses to borrow | a reading by poets who also bake | a class on how to fix your own bike
%list span: this weekend | Saturday | tonight | next week | the 14th | tomorrow evening | Sunday morning | Easter Monday | the school holidays | Friday | first week of July
is there a {keyword=kindone} in {city=town}, {price:free=costs nothing|no entry fee|we're broke}
any {keyword=kind} around {city=town}? {suitable_for:families=we've got kids with us|the kids come along|something the little ones like too}
{keyword=kind} by {organiser=org} in {city=town}
what does {organiser=org} have on in {city=town}, a {keyword=kindone} maybe
I'd like to go to {keyword=kindlong}
{city=town}, {day=span}, {keyword=kind}, {suitable_for:adults=no children please|grown-ups only|without kids}
where can I go for a {keyword=kindone}

%tool gatherbell.list_invitations Lists invitations the user has received, newest first.
%also Returns received invitations.
%also Which parties and meetings the user has been asked to, by whom, and whether they have replied.
%param answer (status, response) {"type": "string", "enum": ["pending", "accepted", "declined"], "description": "Filter by own answer"}
%param host (invited_by, from) {"type": "string", "description": "Who invites"}
%param period (timeframe, during) {"type": "string", "description": "When the events take place"}
%param sort (order_by, sort_by) {"type": "string", "enum": ["event_date", "received_date"], "description": ""}
%list period: May | December | June | the summer | the holidays | the next two weeks | early March | the week of the 12th | autumn | the first half of July | November and December
who's asked me to what, {answer:pending=those I haven't replied to|the ones still waiting for me|where I still owe a reply}
parties in {period=period}, {answer:accepted=the ones I said yes to|where I promised to come|those I'm going to}
what has {host=who} invited me to in {period=period}
for {period=period}, anything from {host=who}
I think {host=who} wanted to see me sometime, was that in {period=period}?
{host=who}, {period=period}, {answer:declined=what I turned down|those I said no to|where I won't be}
show my invitations

%tool gatherbell.reply_invitation Answer an invitation. `answer` is required; everything else is optional.
%also Sets the RSVP.
%also Says whether the user comes to somebody's event, how many they bring along, and adds a line for the host.
%param event* (invitation, event_name) {"type": "string", "description": "Event that is answered"}
%param answer* (rsvp, response) {"type": "string", "enum": ["going", "not_going", "maybe"], "description": "RSVP"}
%param plus_ones (extra_guests, companions) {"type": "integer", "description": "Additional people"}
%param message (note, comment) {"type": "string", "description": "Note to the host"}
%param diet (food, dietary) {"type": "string", "enum": ["vegetarian", "vegan", "gluten_free", "halal"], "description": "Dietary needs"}
%list event: Rosa's wedding | the barbecue | Gran's 80th | board game night | Kwame's housewarming | summer party at Kiwi Labs | Friday's wine tasting | the class reunion | farewell for Marcus | choir dinner | Otto's christening
%list extra: two more => 2 | one friend => 1 | three people => 3 | my two kids => 2 | four others => 4 | one more => 1 | five friends => 5 | six people => 6 | three kids => 3 | two colleagues => 2
%list hostsorry: sorry, the kids are ill | next time for sure | have one for me | I'm in Riga that week | hugs to everyone | save me some cake | my knee is still bad | work, what else | send pictures of the dog | I owe you a dinner
%list hostmsg: is there parking | send me the address again | what can I bring | will Otto be there | depends on the babysitter | it's a long drive for us | ask me again on Monday | are dogs allowed | how late will it get | is it indoors
%list hostlong: the train gets in at six, so start without me | I'd love to, but my mother visits that weekend | we come by bike, if it doesn't rain too hard | my shift ends at nine, or whenever they let me go | the baby is due that week, so who knows | if the car starts, we'll be there before dark | I have to ask Ben, and Ben never answers | the doctor says no dancing, but let me try | work may send me to Riga, I'll know by Friday | we have tickets for something, I forgot what
{answer:going=I'm in|count me in|put me down} for {event=event}, with {plus_ones=extra}
tell them {answer:going=yes|I'll be there} for {event=event}, {diet:gluten_free=I can't have wheat|no wheat for me|flour makes me ill}
{event=event}: {answer:not_going=I can't make it|count me out|no}, and say to the host: {message=hostsorry}
about {event=event}: {answer:maybe=I don't know yet|perhaps|could be}, and write "{message=hostmsg}"
for {event=event}, {answer:maybe=can't say yet|we'll see}: {message=hostlong}
{event=event}, {answer:going=we're coming|yes|happy to}, {plus_ones=extra}, {diet:vegan=no animal products|nothing from animals|plants only}
{event=event}? {answer:not_going=I won't come|sadly no|not me}

%tool gatherbell.add_contact Save a person to the address book.
%also Creates a contact card.
%also Keeps someone's details: what they are called, where they work, how to reach them, where you got to know them.
%param name* (full_name, display_name) {"type": "string", "description": "Full name"}
%param company (organisation, employer) {"type": "string", "description": "Employer"}
%param met_at (context, known_from) {"type": "string", "description": "Occasion or place you met"}
%param phone (phone_number, mobile) {"type": "string", "description": ""}
%param circle (group, label) {"type": "string", "enum": ["family", "friends", "work", "neighbours"], "description": "Group in the address book"}
%list comp: Hollis Bakery | Kiwi Labs | Blue Door Studio | the city of Cork | Brightline | O'Brien Roofing | Van Dyck & Sons | a bank in Riga | St. Anne's | Tanaka and Partners | Leeds University
%list met: the book fair | Rosa's wedding | Kiwi Labs summer party | the bus stop in Ghent | yoga | the school gate | a conference in Lisbon | chess night, table 4 | Hollis Bakery | the vet's | the queue for concert tickets
%list metlong: the wedding where the band never came, in Bath | a talk on bees at the library, second row | Kwame's party, when the lights went out | the airport in Riga, while we waited for our bags | the ferry to Bergen, both of us seasick | a flea market where she sold me a lamp | Nora's school play, he played the tree | the hospital in Leeds, when Ben broke his arm | the finish line of the river run, last of all | Tuesday's pottery class, the one with clay everywhere
keep {name=fname}, {phone=phone}, {circle:neighbours=lives next door|from our street|one floor up}
new number for the book: {name=fname}, {phone=phone}, {circle:work=a colleague|from the office|we share an office}
I met {name=fname} of {company=comp} at {met_at=met}
at {met_at=met} I ran into {name=fname}, who's with {company=comp}, save that
~ note down {name=fname}, we met at {met_at=metlong}
{company=comp}, {name=fname}, {phone=phone}, {circle:family=a relative|part of the family|we're related}
put {name=fname} in my address book

%server gazettina
%list subj: We're open on Sundays | Ten years of bread | a word about prices | Spring sale, only this week | What we read in May | New faces | hello from the shed | Last call for Ghent | Goodbye, Marcus | Tips and Tricks for Tulips | save the date
%list newsletter: The Crumb | Friday Five | club news | Tulip Post | Notes from the Shed | monthly letter | Cork & Beyond | parents' bulletin | Kiwi Weekly | neighbours' gazette | Slow Mail | the investor update
%list seg: new readers | members in Cork | VIPs | people who bought tulips | staff | donors over 50 | the Leeds group | lapsed customers | students | parents of year 3 | early birds
%list subjlong: We tried forty kinds of flour, and this one won | How to keep your tulips alive until Easter, even in Leeds | Why we close at four on Fridays from now on | Meet Rosa, who bakes while you sleep | You asked, we listened, here is the new menu | The market moves to Pier 4, and so do we | What Rosa learned from baking at three in the morning | Help us choose the new door, vote by Friday | A small price rise, and why we waited so long | Come to the garden party, bring a plate
%list ask: which day suits you best | cats or dogs | should we open on Mondays | best song of the year | tea or coffee in the break | who should play next | red or white for the door | where do we go this summer | more recipes or more stories | do you like the new logo | what's for lunch
%list asklong: if we moved the market to Saturday, would you still come | what do you want to read more of, and what less | should the choir sing in Welsh, or stay with what it knows | how do you get to work when it rains before eight | what would make you come twice a week, honestly | is the new bread too dark, or just right | who should open the fair on Sunday, a poet or a baker | shall we print the calendar again, or save the paper | which of our old songs do you never want to hear again | do you read us at breakfast, or on the train

%tool gazettina-create-issue Gazettina | Create issue. Creates an issue of a newsletter. It is not sent until gazettina-schedule-issue is called.
%also Creates the next edition.
%also Begin writing an edition of one of the newsletters: its subject line, an opening paragraph and the readers it is meant for.
%param newsletter* (publication, list) {"type": "string", "description": "Name of the newsletter"}
%param subject* (title, headline) {"type": "string", "description": "Subject line"}
%param intro (lead, body) {"type": "string", "description": "Opening paragraph"}
%param segment (audience, readers) {"type": "string", "description": "Part of the readership it is for"}
%param state (status, stage) {"type": "string", "enum": ["draft", "needs_review", "ready"], "description": "Initial state"}
%list intro: dear friends, it's been a long winter | the ovens are hot again | thank you for ten good years | we have news, and it's good | spring came early this year | this one is short, we promise | a lot has happened since March | Rosa is back from Lisbon, with recipes | sit down, get a coffee | we owe you an apology
begin "{subject=subj}" for {newsletter=newsletter}, {state:needs_review=someone should look it over|let a colleague check it|Ines has to read it first}
next {newsletter=newsletter} is titled {subject=subj}, {segment=seg} only
for {segment=seg} put together "{subject=subj}" in {newsletter=newsletter}
new edition in {newsletter=newsletter} for {segment=seg}, headed {subject=subj}, opening with: {intro=intro}
the next {newsletter=newsletter} should be called {subject=subjlong}
{newsletter=newsletter}, {segment=seg}, "{subject=subj}", {state:draft=just a rough version|not finished yet|as a sketch}
write an edition of {newsletter=newsletter} called {subject=subj}

%tool gazettina-schedule-issue Gazettina | Schedule issue. Sets the delivery time of an issue that already exists. Fails when the issue has no subject.
%also Schedules delivery of an edition.
%also Decides when a finished edition goes out and to which readers, or has it sent once more to those who missed it.
%param issue* (issue_id, edition) {"type": "string", "description": "Subject or id of the issue"}
%param send_time* (deliver_at, send_at) {"type": "string", "description": "When it is delivered"}
%param segment (audience, to) {"type": "string", "description": "Only this part of the readership"}
%param resend_unopened (retry_unopened, second_send) {"type": "boolean", "description": "Send a second time to subscribers who did not open it"}
%param local_time (per_timezone, subscriber_time) {"type": "boolean", "description": "Deliver in each subscriber's own time zone"}
"{issue=subj}" goes out {send_time=later}, {resend_unopened:true=and once more to those who missed it|then again to whoever didn't look|with a second try for sleepers}
let {issue=subj} leave {send_time=later}, {segment=seg} only
to {segment=seg}, {send_time=later}: the one called {issue=subj}
~ mail "{issue=subj}" to {segment=seg} on {send_time=dayat}
have "{issue=subjlong}" delivered {send_time=later}
{send_time=later}, {segment=seg}, "{issue=subj}", {local_time:true=wherever they live|by each reader's own clock|whatever their time zone}
deliver "{issue=subj}" {send_time=later}

%tool gazettina-add-subscriber Gazettina | Add subscriber. Adds an e-mail address to a newsletter.
%also Subscribes an address.
%also Put a reader on the mailing list, with name, where they came from, and how often they wish to hear from us.
%param email* (address, email_address) {"type": "string", "format": "email", "description": "Address"}
%param full_name (name, subscriber_name) {"type": "string", "description": ""}
%param newsletter (list, publication) {"type": "string", "description": "Newsletter to subscribe to"}
%param source (origin, signup_source) {"type": "string", "description": "Where the subscriber came from"}
%param frequency (cadence, digest) {"type": "string", "enum": ["every_issue", "weekly_digest", "monthly_digest"], "description": "How often"}
%list from: the Christmas market | our website | a friend of Rosa's | the stand in Ghent | the shop counter | the book fair, hall 3 | a QR code on the bus | Instagram | the raffle | the radio | an ad in the paper
{email=email} wants {newsletter=newsletter}, {frequency:monthly_digest=once a month is enough|just one mail a month|one a month}
put {email=email} on the list, {frequency:weekly_digest=one mail a week|a summary every week|only once a week}
{full_name=fname} from {source=from} would like to get {newsletter=newsletter}, {email=email}
add {email=email} to {newsletter=newsletter}, that's {full_name=fname}, via {source=from}
met {full_name=fname}, who loves what we do and asked to get {newsletter=newsletter}: {email=email}
{newsletter=newsletter}, {full_name=fname}, {email=email}, {frequency:every_issue=all of them|each and every one|whenever one comes out}
sign up {email=email}

%tool gazettina-start-poll Gazettina | Start poll. Opens a poll to readers. Options may be given as a list; two to eight are allowed.
%also Opens a vote and returns its link.
%also Ask the readers a question with several answers to pick from, until some day, by name or in secret.
%param question* (title, prompt) {"type": "string", "description": "What is asked"}
%param options (answers, choices) {"type": "array", "items": {"type": "string"}, "description": "Answers to choose from"}
%param closes_at (deadline, ends_at) {"type": "string", "description": "End of voting"}
%param anonymous (secret, hide_voters) {"type": "boolean", "description": "Hide who voted"}
%param multiple_choice (multi_select, several) {"type": "boolean", "description": "Allow several answers"}
%list askopen: which one would you take | what do you like best | what should we go for | pick your favourite | what's it going to be | which do you want more of | what would Rosa choose | which would you miss most | what do you want next month | which one's for you
%list opts: red, green and blue | bread or cake | Monday, Tuesday | pizza, soup or salad | Bath and Cork | the old logo, the new one | tea, coffee, cocoa | poems and recipes | beach or mountains | jazz, folk, choir music | stories, tips and maps
ask our readers {question=ask}, {anonymous:true=no names|nobody sees who picked what|in secret}
put it to a vote: {question=askopen}, {options=opts}, {multiple_choice:true=more than one is fine|tick as many as you like|they can pick several}
let them choose out of {options=opts}: {question=askopen}, till {closes_at=closes_at}
until {closes_at=closes_at} people can vote on "{question=askopen}", out of {options=opts}
have the readers answer this: {question=asklong}
{question=askopen}, {options=opts}, closes {closes_at=closes_at}, {anonymous:true=secret ballot|no names shown|without names}
start a poll: {question=ask}

%tool gazettina-poll-results Gazettina | Poll results. Votes of a poll, running or closed.
%also Returns counts and percentages.
%also How the readers answered a question, broken down by some trait, as a picture or in rows.
%param poll* (poll_id, question) {"type": "string", "description": "Question or id of the poll"}
%param group_by (breakdown, split_by) {"type": "string", "enum": ["age", "country", "newsletter"], "description": "Breakdown"}
%param format (output, as) {"type": "string", "enum": ["chart", "table", "csv"], "description": "Output"}
%param top (limit, leading) {"type": "integer", "description": "Only the options with the most votes"}
%param since (from, after) {"type": "string", "description": "Only votes after this date"}
how did people vote on {poll=ask}, {group_by:age=young and old apart|by how old they are|old against young}
who's ahead in "{poll=ask}", {format:chart=draw it for me|as a picture|as bars or so}
votes since {since=since} on {poll=ask}
on {poll=ask}, votes from {since=since} on, {group_by:country=by where they live|nation by nation|where the voters come from}
what came out when we asked them {poll=asklong}
{poll=ask}, best {top=few}, {format:csv=for a spreadsheet|comma separated|something Excel can open}
~ what was the outcome of "{poll=ask}"

%server hailfinch
%list sms: running late | parcel is here | call me back | we're closed today | table for four is fine | happy birthday, old friend | key is under the pot | bus broke down | yes to both | the cat is home | stay where you are
%list line: the shop phone | my private number | the office line | the Irish SIM | 555-0134 | the second card | our hotline | the number for school | work mobile | the club's phone
%list smslong: the plumber comes at four, so leave the door open | I can't make Friday, could we do Monday at nine instead | your glasses are ready, we're open until six | mum fell but she's fine, nothing broken | bring the blue bag, not the one from last time | train is cancelled and I'm taking the bus to Leeds | your order is packed, please pick it up before Saturday | we won three to one and I scored twice | don't wait with dinner, the meeting drags on | I found your scarf, it was under the seat | we land at ten past six, can you pick us up
%list chat: the family chat | flat 12 | Book Club | rowers, women's eight | team blue | the neighbours | grandkids | choir | class of '98 | Saturday football | Mums and Dads 3b | ski trip
%list chatb: the board | band practice | my sister | the carpool | everyone at work | Hill Street 9 | old friends of Cork | cooks and eaters | allotment | the night shift | Dad's side | crew

%tool hfTextSend POST /v2/texts. Sends an SMS.
%also Send a text message to a phone.
%also Transmit a short message to one mobile, from any of the account's numbers, now or later, with or without confirmation of delivery.
%param to* (recipient, number) {"type": "string", "description": "Contact or number"}
%param body* (text, message) {"type": "string", "description": "max. 1600 characters"}
%param fromLine (sender_line, from) {"type": "string", "description": "One of the account's own lines"}
%param deliverAt (send_at, schedule) {"type": "string", "description": "ISO 8601 or plain words"}
%param receipt (delivery_report, confirm) {"type": "boolean", "description": "Report back once delivered"}
%list slot4: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday at ten | Thursday 8 am
%list smstrap: I'm at the office | call me on the private line | tomorrow works for me | did you get my receipt | I left from home at six | see you tonight | let me know when it arrives | my old number still works | send it later from your phone | tomorrow is fine, or Monday
text {to=who2} that {body=sms}, {receipt:true=and tell me once it got there|I want to know it arrived|with confirmation}
drop {to=whob} a line, "{body=sms}", {deliverAt=slot4}
from {fromLine=line} to {to=who2}: {body=sms}
message {to=who2} on {fromLine=line} saying {body=sms}
SMS for {to=whob}: {body=smslong}
{deliverAt=slot4}, {to=who2}, {fromLine=line}, "{body=sms}"
text {to=who2} {body=smstrap}

%tool hfTextList GET /v2/texts. Received SMS, most recent first.
%also List incoming text messages.
%also What has come in by SMS, per line or per person, optionally just the ones nobody has replied to.
%param sender (from, contact) {"type": "string", "description": "Who wrote"}
%param line (number, inbox) {"type": "string", "description": "Own line they came in on"}
%param since (after, start) {"type": "string", "description": "Earliest date"}
%param unanswered (no_reply, open_only) {"type": "boolean", "description": "Only those without a reply"}
%param limit (count, page_size) {"type": "integer", "description": "1-100"}
%list since2: Monday | last Friday | yesterday | March | the 3rd | this morning | 1 September | last summer | Christmas | the weekend | 2026-02-11
what did {sender=who2} text me, {unanswered:true=where I still owe a reply|just those I haven't replied to|the ones still hanging}
~ messages on {line=line}, the last {limit=few2}
anything from {sender=who2} on {line=line} since {since=since2}
on {line=line}, what came in from {sender=whob}
I was in the mountains without signal, so what has {sender=who2} written since {since=since2}
{line=line}, since {since=since2}, {limit=few2} of them, {unanswered:true=nobody replied yet|those without a reply}
(who texted me|show me my texts), I was on the phone

%tool hfVoiceNoteSend POST /v2/voicenotes. Text is turned into speech and delivered to a chat as an audio clip. The phone does NOT ring; see hfCallAnnounce.
%also Deliver a spoken clip to a person or group chat.
%also Convert words to audio with a chosen voice and tempo and drop the clip in somebody's chat.
%param recipient* (to, chat) {"type": "string", "description": "Person or group chat"}
%param words* (text, script) {"type": "string", "description": "What is spoken"}
%param tempo (speed, rate) {"type": "string", "enum": ["slow", "normal", "fast"], "description": "Speed of speech"}
%param language (voice_language, locale) {"type": "string", "description": "Language of the voice"}
%param playOnce (view_once, ephemeral) {"type": "boolean", "description": "Clip vanishes after it was listened to"}
%list lang: Polish | Spanish | Welsh | German | Brazilian Portuguese | Japanese | Ukrainian | Swiss German | Arabic | Dutch | Tagalog | French
%list langb: English | Italian | Turkish | Irish | Mandarin | Catalan | Danish | Farsi | Greek | Tamil | Canadian French | Romanian
%list tonguetrap: the slow boat leaves at six | speak Welsh to her | listen once and then decide | the fast lane is closed | my French lesson is off | take it slow today | I only play once a week | talk slowly to grandpa | the English teacher is ill | be quick, it is raining | I heard it just once
send {recipient=who2} a spoken message, "{words=sms}", {tempo:slow=nice and slow|take it easy with the speed|so that she can follow}
let {recipient=chat} hear "{words=sms}", {playOnce:true=gone after one listen|can be heard just once|it should vanish after that}
in {language=lang} to {recipient=chat}: {words=sms}
voice clip for {recipient=whob} in {language=langb}, {words=sms}
record for {recipient=chat}: {words=smslong}
{recipient=chatb}, {language=lang}, {tempo:fast=rattle it off|quick}, "{words=sms}"
audio to {recipient=who2}: {words=tonguetrap}

%tool hfCallAnnounce POST /v2/calls. Rings a phone and reads an announcement aloud when it is picked up.
%also Phone someone and have a text read out.
%also Automated call with a spoken announcement, repeated as wished; the called person may have to press a key.
%param callee* (to, phone) {"type": "string", "description": "Who is rung"}
%param announcement* (message, say) {"type": "string", "description": "Text read aloud"}
%param callerLine (from, caller_id) {"type": "string", "description": "Own line shown to the callee"}
%param repeat (times, loops) {"type": "integer", "description": "How many times it is read"}
%param confirmByKey (require_keypress, acknowledge) {"type": "boolean", "description": "Callee must press 1"}
%list loud: the water is off until noon | dinner is ready | practice is cancelled | the doctor can see you now | your taxi waits outside | please bring the dog in | the alarm went off in the shed | school is closed, stay home | storm tonight, pull in the awning | the bus leaves at six | your cake can be fetched
%list loudtrap: press the red button | call the office line back | I said it twice | two men at the door | please confirm with Ines | once is enough | key one is missing | ring me three times | confirm nothing | push the door, not the bell | it was repeated on Tuesday
ring {callee=who2} and say "{announcement=loud}", {repeat=few2} times
phone {callee=who2}: {announcement=loud}, {confirmByKey:true=have them press one|make sure they push a key|until someone presses 1}
call {callee=whob} on {callerLine=line} and read out {announcement=loud}
with {callerLine=line} showing, ring up {callee=who2}: {announcement=loud}
give {callee=who2} a ring and have it said that {announcement=smslong}
{callee=whob}, {callerLine=line}, {repeat=few2} times, "{announcement=loud}"
call {callee=who2} and announce {announcement=loudtrap}

%tool hfChatForward POST /v2/forward. Copies the latest messages of one chat to another.
%also Forward messages between chats.
%also Pass on what somebody wrote to another person or group, with a remark, and if wanted without the name of the writer.
%param sourceChat* (from, from_chat) {"type": "string", "description": "Chat that is copied from"}
%param targetChat* (to, to_chat) {"type": "string", "description": "Chat that receives"}
%param count (last, messages) {"type": "integer", "description": "How many of the latest messages, default 1"}
%param comment (note, caption) {"type": "string", "description": "Remark put above"}
%param hideAuthor (anonymous, strip_name) {"type": "boolean", "description": "Strip the writer's name"}
%list remarklong: read this before tonight, it changes what we planned | she says yes, so who books the hall | I think he means the other house, do you agree | here is how to get there when the bridge is shut | please answer him, I'm on a train until four | so that nobody says we weren't told about Friday | this came at midnight and I have no idea why | have a look at the third one, it made me cry | is this the man who sold you the boat | keep it, we may need it in court | they changed the time again, it's at eight now
%list remark: look at this | what do you think | can you believe it | for your files | read before six | told you so | this is the address | not my idea, by the way | sounds good, or not | please don't laugh | found it at last
%list chattrap: the last five | Nameless Knights | Hidden Beach | our three | No Comment | the two Bens | Latest News | Anonymous Bakers | ten past ten | secret santa
pass what's in {sourceChat=chat} on to {targetChat=chatb}, {hideAuthor:true=but not who wrote it|leave the names out|without saying who said it}
show {targetChat=chatb} what {sourceChat=who2} just wrote, the last {count=few2}
from {sourceChat=chat} over to {targetChat=chatb}, {count=few2} messages
let {targetChat=chat} have what came from {sourceChat=chatb}
copy it out of {sourceChat=who2} into {targetChat=chat} and add: {comment=remarklong}
{sourceChat=chatb} to {targetChat=chat}, {count=few2} of them, {hideAuthor:true=no names|nameless}, "{comment=remark}"
forward {sourceChat=chattrap} to {targetChat=whob}

%server huddle

%tool huddle_create_channel Create a chat channel.
%also Returns the channel.
%also Open a place where a group can write to each other: what it is called, what it is for, who is in it, and whether others may look in.
%param channel_name* (name, channel) {"type": "string", "description": "Name"}
%param purpose (topic, description) {"type": "string", "description": "What it is for"}
%param members (people, invite) {"type": "array", "items": {"type": "string"}, "description": "People to invite"}
%param private (is_private, closed) {"type": "boolean", "description": "Only for members"}
%list newchan: proj-atlas | lunch-crew | release-2025 | book-club | berlin-runners | incident-room | summer-party | customer-feedback | new-joiners | frontend-help | sales-wins | plants-and-pets | q3-planning | office-move | parents | design-crit | beta-testers | chess | acme-rollout | hiring-panel | oncall-talk | green-team
%list about: sharing photos | planning the office move | questions about the release | lunch plans | everything about the Acme rollout | daily wins | talking about books | feedback from customers | help with css | organizing the summer party | welcoming new people | swapping shifts | weekend rides | coordinating the audit | lost and found | cooking recipes | chess puzzles | preparing the trade fair | mental health | pictures of pets
%list people: kim and anna | Ravi, Lena, Tom | marcus | priya, joao and sofia | Dana, Emil | Rosa and Pete | the whole design team | chen, olu, mei | Nadia, Hugo, Ines and Jakob | Fatima | stefan and zoe | Yusuf, Ben | anna, kim, dana | Emil and Rosa
%list newch: summer-party | ghent | tmp-fix-2 | kiwi-launch | book-club | team-leeds | bread_and_butter | visitors | ops2 | lost-and-found | big-sal
%list purp: who brings what to the party | planning the move from Leeds to Bath | lunch | questions about tax and travel | releases and hotfixes, nothing else | sharing photos | Ghent contract | finding lost keys | reading a book a month | talk with the landlord
%list folk: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and Lee | Rupert, Leila | Casper | Ignacio and Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist
%list crew: Kim and Ravi | Lena, Marek and Ines | Priya, Olu | Tom Becker and Rosa Diaz | the three from design | Hugo, Emil, Nadia and Zoe | Stefan and the interns | Fatima and Jonah | Yusuf, Dana | my whole team
%list plname: Slow Burn | For Mum | Up and Away | From the Attic | Kitchen Disco | Under Covers | Road to Nowhere | Sunday at Grandma's | Sweat | With Love
create a [{private:true=private|closed}] channel {channel_name=newchan} for {purpose=about}
new channel {channel_name=newchan} with {members=people}
{channel_name=newchan}: {private:true=private}, {members=people}, for {purpose=about}
open a channel called {channel_name=newchan}, invite {members=people}, purpose {purpose=about}
~ {members=people} and I need a place for {purpose=about}, name it {channel_name=newchan}
for {purpose=about} make a {private:false=public|an open} channel {channel_name=newchan} and add {members=people}
set up {channel_name=newchan}, {private:true=members only|invite only}
get {members=people} together in a chat named {channel_name=newchan}[, {private:true=nobody else may read it}]
it's getting crowded in here, let {channel_name=newchan} be a spot for {purpose=about}
start {channel_name=newchan} with {members=people} in it
create a {private:true=private} channel with {members=people}
open a new channel for {purpose=about}
create {channel_name=newch} for {purpose=purp} with {members=folk}
{private:true=private} channel {channel_name=newch} for {members=folk}
with {members=folk} open a channel about {purpose=purp}, called {channel_name=newch}
name {channel_name=newch}, purpose {purpose=purp}, members {members=folk}, private {private:false=no}
a channel named {channel_name=newch}, invite {members=folk}
{private:false=public} channel {channel_name=newch}: {purpose=purp}
for {purpose=purpose}, with {members=crew}, as {channel_name=plname}
{channel_name=plname}, a channel with {members=crew} in it, {private:true=behind closed doors|members only}
with {members=crew} I need a channel {channel_name=plname}
%lang de
leg einen {private:true=privaten} Kanal {channel_name=newchan} mit {members:Anna, Lukas und Jonas=Anna, Lukas und Jonas} an

%tool huddle_schedule_post Schedule a message to a chat channel.
%also Returns when it will be sent.
%also Have something written into a channel later on, at a moment, and pinned to its top if that is wished.
%param channel* (to, room) {"type": "string", "description": "Channel it goes to"}
%param text* (message, body) {"type": "string", "description": "The message"}
%param send_at* (at, time, post_at) {"type": "string", "description": "When it is sent"}
%param pin (pinned) {"type": "boolean", "description": ""}
%list announce: don't forget your timesheets | cake in the kitchen | standup starts ten minutes later today | the release is out, well done everyone | please update your laptops | last call for the summer party | welcome Noor, our new designer | parking deck is closed tomorrow | who left a red umbrella in the lobby | fire drill at eleven | votes close tonight | we hit our target | payroll runs today | please book your desks | retro notes are in the wiki | happy birthday Olu | office is closed on monday | send me your slides by noon | doors open at six | the coffee machine works again | mind the wet paint on floor 3
%list ann: the lift is broken, take the stairs | cake in the kitchen | Release moved to Monday, sorry | Welcome Ines and Kwame | please send your hours to Anneke by noon | Standup at 10 instead of 9 | we won the Ghent contract! | Bring a chair and a cup | fire drill at 3, do not panic | Who has the key for the shed
%list day2: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
schedule "{text=announce}" in {channel=chan} for {send_at=pubtime}
post {text=announce} to {channel=chan} {send_at=pubtime}
{send_at=pubtime} write in {channel=chan}: {text=announce}
{channel=chan}, {send_at=pubtime}: "{text=announce}" [{pin:true=and pin it}]
tell {channel=chan} {send_at=pubtime} that {text=announce}
{text=announce} - that should appear in {channel=chan} {send_at=pubtime}, {pin:true=pinned|pinned to the top}
send {channel=chan} this message {send_at=pubtime}, {pin:false=don't pin it}: {text=announce}
not now but {send_at=pubtime}, let {channel=chan} know {text=announce}
I'll have forgotten by then, so {send_at=pubtime} say "{text=announce}" for me in {channel=chan}
when it is {send_at=pubtime} {channel=chan} should read {text=announce}
schedule a message to {channel=chan} {send_at=pubtime}
schedule "{text=announce}" for {send_at=pubtime}
post "{text=ann}" to {channel=chan3} {send_at=slot}
schedule {text=ann} for {send_at=slot} in {channel=chan3}
{send_at=slot} in {channel=chan3}: {text=ann}, {pin:true=pinned}
channel {channel=chan3}, time {send_at=slot}, message {text=ann}
~ on {send_at=day} tell {channel=chan3} "{text=ann}" and {pin:true=pin it}
at {send_at=slot2} in {channel=chan4}: {text=post2}
to {channel=chan4}, {text=post2}, {send_at=slot2}, {pin:true=and pin it|pinned on top}
{text=post2}, {channel=chan4} should read that {send_at=day2}
%lang de
schick {send_at=when} in {channel=chan} die Nachricht "{text=sentence}"
%lang es
mándales a {channel=chan} {send_at=when} este mensaje: {text=sentence}

%server kithbook
%list spot: the Anchor | Pino's | the library steps | Leeds station | the dog park | Hollis Bakery | Queen's Square | the pool | Cork | the café with the red door | a bench by the river | St. Moritz
%list mettrap: Dr. Good, the dentist | Mrs. Cold | Frosty | Joy Warmington | Stan Strange | Sunday Okafor | May Summers | Monday Eze | April Parks | Bristol Jones | Neil Once | Rose Monthly

%tool kithbook-log-encounter Kithbook | Log encounter. Records that you HAVE met or spoken with someone. For something still to come use kithbook-plan-catchup.
%also Store a past meeting or talk with a person.
%also Keep a line about having seen somebody: where, on what day, what it was about, how it felt.
%param person* (contact, who) {"type": "string", "description": "Whom you met"}
%param summary (notes, topic) {"type": "string", "description": "What was talked about or done"}
%param place (location, where) {"type": "string", "description": "Where"}
%param day (date, met_on) {"type": "string", "description": "Defaults to today"}
%param mood (feeling, tone) {"type": "string", "enum": ["warm", "neutral", "strained"], "description": "How it went"}
%list past: the 3rd | Sunday | 2 October | Christmas Eve | Monday | the 21st of August | Friday | my birthday | 14 May | Thursday evening
%list topicmet: her new job | the house in Vigo | politics, mostly | his knee | old school days | money | Ben and the divorce | plans for the shop | nothing much | the band
%list metlong: she wants to sell the boat, but not before spring | he is learning the harp and hates it | they are moving to Riga in May, all four | we laughed about the camping trip for an hour | told me the shop closes at the end of the year | he lent me a drill and wants it back by Sunday | her mother is better, still weak though | we agreed to split the costs, half and half | she found a flat with a view of the harbour | he wants me to sing at the wedding in June | they got a puppy and it eats the shoes
I saw {person=who2} on {day=past}, {mood:warm=it was lovely|we got on famously|felt so good}
ran into {person=whob} at {place=spot}, {mood:strained=a bit frosty|awkward as ever|we nearly had a row}
had coffee with {person=who2} at {place=spot}, talked of {summary=topicmet}
at {place=spot} about {summary=topicmet} with {person=whob}, on {day=past}
note that I met {person=who2}, {summary=metlong}
{person=whob}, {place=spot}, {day=past}, {summary=topicmet}
I bumped into {person=mettrap}

%tool kithbook-plan-catchup Kithbook | Plan catch-up. Puts a person on the list of people to see again, once or regularly.
%also Intend to get together with a contact.
%also Resolve to meet or ring somebody: what to do together, where, by what day, how often.
%param person* (contact, who) {"type": "string", "description": "Whom to see"}
%param activity (idea, what) {"type": "string", "description": "What to do together"}
%param place (location, venue) {"type": "string", "description": "Where"}
%param due (by, deadline) {"type": "string", "description": "Latest day"}
%param rhythm (repeat, frequency) {"type": "string", "enum": ["once", "monthly", "quarterly", "yearly"], "description": "Default once"}
%list doing: a long walk | lunch | sauna and soup | tea, cake | the new Bond film | paint the fence | chess | a bike ride to Ghent | breakfast | karaoke | look at old photos
%list doinglong: cook the fish soup he raved about in Vigo | go through the attic and see what's left | finally return the ladder, with a bottle of wine | ride the steam train up to the lake and back | watch the cup final with her brothers at ours | teach me how to prune the pear tree | sit by the water and say nothing, for once | try that place where they fry everything | learn to make pasta the way her aunt does | walk round the island, tide permitting | sort out the money from the trip to Riga
I should see {person=who2} more, {rhythm:quarterly=say every three months|four times a year|once a season}
ought to have {activity=doing} with {person=whob}, before {due=due}
with {person=who2} at {place=spot} for {activity=doing}
{activity=doing} in {place=spot} with {person=whob}, {rhythm:monthly=every four weeks or so|twelve times a year|each month}
one day {person=who2} and I have to {activity=doinglong}
{person=whob}, {activity=doing}, {place=spot}, by {due=due}, {rhythm:once=just this one time|only the one time}
don't let me lose touch with {person=mettrap}

%tool kithbook-introduce-people Kithbook | Introduce people. Writes an introduction so that `newcomer` gets to know `contact`.
%also Connect two contacts with each other.
%also Make one acquaintance known to another, giving the occasion, by a chosen medium, asking for consent beforehand if wished.
%param newcomer* (person, introduce) {"type": "string", "description": "Person who is introduced"}
%param contact* (to, introduced_to) {"type": "string", "description": "Person they are introduced to"}
%param about (reason, context) {"type": "string", "description": "What the two have in common or why they should talk"}
%param medium (channel, via) {"type": "string", "enum": ["email", "chat", "letter"], "description": ""}
%param ask_first (double_opt_in, consent) {"type": "boolean", "description": "Ask `contact` for consent before"}
%list common: beekeeping | both sail | jobs in radio | flats in Lyon | they love old bikes | the same surgeon | choir music | grants for artists | Welsh | dogs, big ones
%list commonlong: he builds sheds and she has a garden without one | they both grew up in Tampa, two streets apart | she wants to leave banking and he did in March | both play the cello and neither has a quartet | he knows which school still has places for autumn | she asked me who repairs boats, and fast | they could share a van to the fair in June | she collects clocks and he mends them | both are moving to Lyon, and hate packing | he needs a drummer and she plays every night
get {newcomer=who2} and {contact=whob} talking, {medium:letter=on real paper|pen and ink please|in an envelope}
make {newcomer=who2} known to {contact=whob}, {ask_first:true=if they don't mind|only once they've agreed|but check they're fine with it}
{contact=whob} should meet {newcomer=who2}, over {about=common}
to {contact=who2} I'd like to present {newcomer=whob}, because of {about=common}
put {newcomer=who2} in touch with {contact=whob}, {about=commonlong}
{newcomer=who2} to {contact=whob}, {about=common}, {ask_first:false=no need to check|don't bother to check}, {medium:email=by mail}
introduce {newcomer=mettrap} to {contact=whob}

%tool kithbook-set-relation Kithbook | Set relation. States what one person is to another, e.g. sibling or colleague.
%also Link two people by kinship or work.
%also Enter in the people book how somebody is connected with somebody else and from what year on.
%param person* (subject, who) {"type": "string", "description": "Who is X"}
%param relative_of* (object, of_whom) {"type": "string", "description": "Whose X"}
%param relation* (kind, type) {"type": "string", "enum": ["sibling", "spouse", "parent", "colleague", "neighbour"], "description": ""}
%param since_year (from_year, year) {"type": "integer", "description": ""}
%param former (ended, past) {"type": "boolean", "description": "No longer the case"}
%list since_year: 2015 | 1998 | 2020 | 2004 | 2011 | 1987 | 2023 | 2018 | 2009 | 1976
%list yrb: 2000 | 2010 | 2017 | 2021 | 2013 | 1995 | 2019 | 2024 | 2007 | 2022
{person=who2} works with {relative_of=whob}, {relation:colleague=same office|same team}, {former:true=not any more though|that's over now|used to anyway}
{person=who2} {relation:neighbour=lives next door|has the house next|has the flat next} to {relative_of=host}, since {since_year=since_year}
{person=who2} got {relation:spouse=married} to {relative_of=whob} in {since_year=since_year}
{relative_of=whob} has {person=who2} for a {relation:sibling=brother|sister}
I only learnt it at the wedding, but {person=who2} is the {relation:parent=father|mother|dad|mum} of {relative_of=whob}
{person=whob}, {relation:colleague=workmate} of {relative_of=who2}, from {since_year=yrb}, {former:true=was once|formerly|in the past}
put down {person=mettrap} as a {relation:sibling=sister|brother} of {relative_of=whob}

%tool kithbook-remember-fact Kithbook | Remember fact. Saves a detail about a person.
%also Add a remark to a contact.
%also Note down a thing worth knowing about somebody, sorted by theme, with the one you have it from, visible to the household or hidden.
%param person* (about, contact) {"type": "string", "description": "Whom it is about"}
%param fact* (detail, note) {"type": "string", "description": "The detail"}
%param theme (category, label) {"type": "string", "enum": ["gift_idea", "food", "family", "work"], "description": ""}
%param source (told_by, from) {"type": "string", "description": "Who told you"}
%param hidden (private, secret) {"type": "boolean", "description": "Not shown to other members of the household"}
%list fact2: likes marzipan | hates lilies | plays the tuba | allergic to shellfish | has two sons | collects stamps | changed jobs | drinks only decaf | shoe size 44 | learns Welsh
%list factlong: would love that green teapot from the market | can't eat garlic, not even a little | starts at the town hall in September | has a daughter who rides and a son who won't | always wanted to fly in a balloon over Bath | gets up at four, so never ring after eight | turned down the job in Zagreb because of his mum | keeps bees on the roof, and sells the honey at Easter | never flies, not even when work pays | broke an arm on the ice and can't drive yet
%list facttrap: works for her family | is a very private man | keeps a secret diary | heard it from a doctor | sells gifts | cooks for a living | hides his tattoos | runs a gift shop | eats with the whole family | told Rosa everything
{person=who2} {fact=fact2}, {hidden:true=just between us|the family needn't see that|nobody else may read this}
keep in mind {person=whob} {fact=fact2}, {theme:gift_idea=handy for birthdays|could be a present|for when I need a present}
{source=host} tells me {person=who2} {fact=fact2}
according to {source=host}, {person=whob} {fact=fact2}
remember about {person=who2}: {fact=factlong}
{person=whob}, {fact=fact2}, {theme:work=to do with the job|about the job}, heard it from {source=host}
don't forget that {person=who2} {fact=facttrap}

%server murmelbox
%list chan5: general | web-team | design crit | lunch and coffee | ops | the Leeds office | release-42 | Parents of 3b | random | choir, altos only | flat 12 | help-for-newbies | people's corner

%tool murmelbox_post_message Post a message to a Murmelbox channel. Accepts plain text or mrkdwn. The bot must be a member of the channel; DO NOT use this for private conversations.
%also Returns the timestamp of the new message.
%also Says something in a room of the workspace, at once or later, optionally calling one person's attention or without notifying anyone.
%param channel* (room, channel_id) {"type": "string", "description": "Channel name or id"}
%param text* (message, body) {"type": "string", "description": "Message body"}
%param mention (user, at_user) {"type": "string", "description": "User to @-mention"}
%param silent (quiet, no_notify) {"type": "boolean", "description": "Suppress notifications"}
%param send_at (post_at, scheduled_for) {"type": "string", "description": "When to deliver; omitted means now"}
%list said: the lift is stuck again | we're out of oat milk | the demo moved to three | lunch is on me | the keys are with reception | nobody touch the staging box | Rosa won the bet | there's cake in the kitchen | the printer works, finally | I broke the build | parking is closed for the marathon
%list long: the plumber comes at four, so leave the door open | if anyone finds a green scarf, it belongs to my mum | we start ten minutes later today because of the fire drill | please read page 3 before the call, it's short | the coach leaves at 7:15 sharp, with or without Ben | I tried the new menu, and honestly, skip the soup | our flat is free from June, ask me about the cat | thanks to everyone who came to the clean-up on Sunday | the heating is off until noon, bring a jumper | the milk is from Monday, smell it first
%list trap: quiet please, recording until noon | Kwame is late | tomorrow's stand-up is off | everyone out by five | no public holiday this Monday | Ines needs a lift to the station | the silent auction is open | private parking is full | the public library is shut today | all visitors leave by the back door
tell {channel=chan5} that {text=said}, {silent:true=no ping please|without waking anyone|nobody needs to be pinged|keep it quiet}
{text=said} - put that in {channel=chan5}, {send_at=later}
let {mention=who} know in {channel=chan5} that {text=said}
into {channel=chan5}, for {mention=who}: {text=said}
write to {channel=chan5}: {text=long}
{send_at=later}, {channel=chan5}, {silent:true=on silent|no buzzing|quietly}: {text=said}
say in {channel=chan5}: {text=trap}

%tool murmelbox_list_messages List messages of one channel in order. For finding a particular message by its words use murmelbox_search_messages instead.
%also Returns the history of a conversation.
%also Reads back what was written in a room, from some point on, newest or oldest at the top, or merely what the user has not seen yet.
%param channel* (room, channel_id) {"type": "string", "description": "Channel whose history is read"}
%param since (oldest, from) {"type": "string", "description": "Oldest moment to include"}
%param limit (count, max) {"type": "integer", "description": "Maximum number of messages, default 100"}
%param unread_only (unread, only_new) {"type": "boolean", "description": ""}
%param order (sort, direction) {"type": "string", "enum": ["newest_first", "oldest_first"], "description": "Sort order"}
what's been said in {channel=chan5}, {unread_only:true=just what I missed|only the new ones|just what I haven't read}
read me {channel=chan5}, {order:oldest_first=from the top|in the order it was written|start at the beginning}
catch me up on {channel=chan5} from {since=since} on
in {channel=chan5}, the last {limit=few}, {order:newest_first=freshest at the top|most recent one first|latest on top}
I was off sick, so what went on in {channel=chan5} since {since=since}?
{channel=chan5}, {limit=few} messages, since {since=since}, {unread_only:true=unseen ones only|nothing I've seen already}
open the history of {channel=chan5}

%tool murmelbox_search_messages Full-text search across every channel the user can see. Combine with `author`, `channel`, `since` or `has` to narrow it down.
%also Returns matching messages with permalinks.
%also Digs up something somebody once wrote, by its words, its writer, its room or what was attached to it.
%param query* (q, keywords) {"type": "string", "description": "Words to look for"}
%param channel (in_channel, room) {"type": "string", "description": "Only in this channel"}
%param author (from_user, sender) {"type": "string", "description": "Only messages written by this user"}
%param since (after, from_date) {"type": "string", "description": "Only after this date"}
%param has (attachment, contains) {"type": "string", "enum": ["link", "file", "image", "poll"], "description": "Only with such an attachment"}
%list hunt: wifi password | cake recipe | invoice for the new chairs | who has the van keys | Q3 numbers | parental leave | that thing about badges and lockers | Bob's farewell | login loop | hotel in Ghent | ship it | moving to floor two
%list huntlong: the recipe for lentil soup, the one with cumin | why we agreed to move the launch to May | where to park when the lot is full, or locked | what the landlord said about pets and balconies | how to reset the router after a power cut | who promised to water the plants in August | the joke about the two accountants, and the punchline | what to do when the alarm goes off at night | the list of people coming on Friday, with allergies | how Rosa got the stain out of the sofa
find where we talked about {query=hunt}, {has:link=there was a link in it|with a URL|some web address was in it}
who wrote about {query=hunt}? {has:image=it had a picture|with a screenshot|there was a photo}
~ {author=who} said something on {query=hunt} in {channel=chan5}
dig up {query=hunt} out of {channel=chan5}, by {author=who}
look through the chats for {query=huntlong}
{channel=chan5}, {author=who}, since {since=since}, {query=hunt}
did anyone ever mention {query=hunt}

%tool murmelbox_create_channel Creates a channel. Names are normalised by the server.
%also Returns the id of the new channel.
%also Opens a new room for a group, says what it is about, brings people in and decides who may look inside and how long its history is kept.
%param name* (channel_name, title) {"type": "string", "description": "Name of the channel"}
%param purpose (topic, about) {"type": "string", "description": "What it is for"}
%param members (users, invitees) {"type": "array", "items": {"type": "string"}, "description": "Users to add"}
%param visibility (access, type) {"type": "string", "enum": ["public", "private"], "description": "Defaults to public"}
%param retention_days (keep_days, expire_after_days) {"type": "integer", "description": "Days after which messages are deleted"}
%list newchan: book club | q3-launch | cats of the office | bikes and trains | war room | movie night | project-heron | garden people | Sunday football, under 12s | lost-and-found | bakers' corner | new in town
%list purpose2: planning the summer party | who brings what, and when | swapping shifts | everything about the move to Cork | bug triage before release | cat pictures, nothing else | sharing lifts to work | rants about printers | notes from customer calls | what we read this month
%list purplong: sort out who drives whom to the tournament, week by week | keep everyone posted while the office is being rebuilt | share what we learn at conferences, good or bad | ask anything about payroll before the 15th | collect photos from the trip, then pick twelve for the calendar | practise our Spanish, no English after nine | plan the surprise for Dr. Iyer, so not a word | swap recipes, and complain about ovens | talk about what broke overnight and who fixes it | keep all tickets for the trip to Ghent together
%list days: 30 days => 30 | a week => 7 | two weeks => 14 | 90 days => 90 | 60 days => 60 | ten days => 10 | 45 days => 45 | three days => 3 | 365 days => 365 | four weeks => 28
open a room called {name=newchan} with {members=pals}, {visibility:private=invite only|closed to everyone else|nobody else gets in}
we need a place for {purpose=purpose2}, call it {name=newchan}, {visibility:public=anyone can join|open to all|everybody welcome}
for {purpose=purpose2} set up {name=newchan} and put {members=pals} in
get {members=pals} into a new room, {name=newchan}, about {purpose=purpose2}
make {name=newchan}, there we {purpose=purplong}
{name=newchan}, new channel, {members=pals}, kept for {retention_days=days}
start a channel {name=newchan}

%tool murmelbox_set_status Set the authenticated user's own status line and presence.
%also Updates the profile status.
%also Shows colleagues what the user is up to, in one workspace or all, with an end, and whether they may be disturbed.
%param status_text* (status, text) {"type": "string", "description": "Status, up to 100 characters"}
%param clear_at (expires_at, until) {"type": "string", "description": "When the status expires"}
%param presence (availability, mode) {"type": "string", "enum": ["online", "away", "do_not_disturb"], "description": ""}
%param workspace (team, org) {"type": "string", "description": "Workspace; default is the current one"}
%list state: at the dentist | writing, back soon | on the train to Leeds | out for lunch | feeding the baby | heads down | at a funeral | in the lab, no phone | on the school run | out and about | on a call with Tokyo | off to the gym
%list clock2: 3 pm | half past four | noon | 17:00 | tomorrow morning | six | quarter to two | 11:30 | Friday | tonight | eight o'clock
%list wspace: Kiwi Labs | acme | the choir | Blue Door Studio | parents' board | side-project | Hollis and Sons | the football club | uni | freelancers of Cork
%list statelong: in workshops all day, call Ines if it burns | walking the dog, back when he is done | at the coast until Sunday, reading paper books | working from the train, so the line may drop | cooking for forty people, so please be brief | on jury duty this week, only mails in the evening | away with the fairies, try again after coffee | moving house today, the router is in some box | at the beach with the team, sorry not sorry | writing the report, ask me anything after five
I'm {status_text=state}, {presence:do_not_disturb=don't let anyone bother me|hold all messages|no interruptions}
show that I'm {status_text=state}, just till {clear_at=clock2}
~ in {workspace=wspace} I'm {status_text=state} till {clear_at=clock2}
put "{status_text=state}" up at {workspace=wspace}, {presence:away=I'm gone|I'm not at my desk|not around}
my status from now on: {status_text=statelong}
{status_text=state}, until {clear_at=clock2}, {workspace=wspace}, {presence:online=but I can be reached|still reachable|you can still ping me}
let people know I'm {status_text=state}

%server peepnest

%tool peepnest_schedule_post Schedule a social post in Peepnest for one network. Text limits differ per network and are validated. Provide an image path or URL to attach media. When `publish_at` is missing the next free slot of the posting plan is used.
%also Queues a social media post.
%also Have something put online for followers at some hour, on one of the networks, with a picture if there is one.
%param text* (content, caption) {"type": "string", "description": "Post text"}
%param network (platform, channel) {"type": "string", "enum": ["microblog", "photo", "business", "shortvideo", "forum"], "description": "Network to post to"}
%param publish_at (when, scheduled_at) {"type": "string", "description": "When to publish"}
%param image (media, attachment) {"type": "string", "description": ""}
%list posttext: we are hiring a baker | doors open at seven tonight | new colours in the shop | our dog says good morning | sold out, thank you all | behind the scenes of the shoot | three tips for better coffee | closed on Monday for inventory | meet Lea, our new stylist | the first strawberries are here | what should we cook next | ten years of Studio Kline | free lesson for the first five callers | rain or shine, we will be there | our book is out today | a sneak peek of the winter menu | win two tickets for the concert | this is how we dye wool with onions | thanks for 5000 followers | new soup every Thursday
%list image: latte.jpg | https://example.com/door.png | team_photo.png | shop-window.jpg | strawberries.webp | poster_v2.png | the one with the dog | sunset over the pier | cover.jpg | IMG_2231.jpg | cake and candles.jpg | storefront at night | banner.svg | logo_gold.png | the photo from the fair | cover with the red boat | dog.gif | lea.jpeg | menu-march.png | crew.webp
%list post3: We open on Friday, come and say hello | new menu from Monday | Look what arrived at the studio today | Thank you, Leeds! | half price until noon, only at Pino's | We are hiring a baker and two drivers | behind the scenes with Ella | Rain or shine, we will be at the market | closed tomorrow | Guess who is back
%list img: spring.jpg | img_2041.png | team at the lake.jpg | https://pinos.example/menu.png | photos/door-blue.webp | logo2.svg | cake and candles.png | /tmp/shot.png
%list pimg: shop.jpg | bread_04.png | boat at sunset.jpg | stand.png | team.jpg
%list post2_2: we're hiring two bakers | fresh bread from six on | our boat is up for sale | see us at the fair in Basel | thank you for ten years with us | closed on Monday for the wedding | a new song about rain
%list post4: thanks a million | no rush | I'm already in the car | don't ask why | my memory is a sieve | that's all | cheers | sorry for the mess | I keep forgetting | it's been a long day | you're a star | nobody else will do it | no jokes please | my hands are wet | I can't find my glasses | that would make my day | much obliged | we've argued enough about it | I'm in a queue right now | it's driving me mad | with a cherry on top | and then I'll stop bothering you
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
post {text=post3} on {network:photo=photo|the photo network} {publish_at=slot}
{publish_at=slot} publish "{text=post3}" with {image=img}
with the picture {image=img}, on {network:business=business}: {text=post3}
text {text=post3}, network {network:forum=forum}, time {publish_at=slot}, image {image=img}
schedule {text=post3} for {network:microblog=microblog} with {image=img}
to {network:shortvideo=shortvideo} at the next free slot: {text=post3}
with {image=pimg}, {publish_at=slot3}: {text=post2_2}
{publish_at=slot3}, {network:business=on the business network|business network}, {text=post2_2}
"{text=post2_2}" with {image=pimg}, {=post4}

%tool peepnest_get_mentions Get recent mentions of the connected Peepnest profile. Filter on sentiment and period. Results are deduplicated across networks. Note that private accounts never show up here.
%also Returns posts in which we are mentioned.
%also What others publicly write about our profile, kind or unkind, since a day, on one network or all.
%param network (platform, channel) {"type": "string", "enum": ["microblog", "photo", "business", "shortvideo", "forum"], "description": "Network"}
%param sentiment (tone, mood) {"type": "string", "enum": ["positive", "neutral", "negative"], "description": "Tone"}
%param since (from_date, after) {"type": "string", "description": ""}
%param count (limit, max_results) {"type": "integer", "description": "Number of mentions to return"}
~ (show|get) [our] mentions since {since=pday}
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
who has talked about us since {since=pastday}
{count=int} {sentiment:negative=angry|critical} posts about us on {network:microblog=microblogs|the microblog}
anything {sentiment:positive=nice|kind} said about us in {network:forum=forums|the forum} since {since=pastday}
who is naming our photo shop these days
%lang de
zeig mir die {sentiment:negative=negativen} Erwähnungen seit {since=date}
%lang es
¿quién ha hablado {sentiment:positive=bien} de nosotros desde {since=date}?

%server polls
%list survey: Lunch options | Team mood | Customer satisfaction | Office move | Summer party | Course feedback | New logo vote | Remote work | Product ideas | Event feedback | Parking needs | Book club pick | Exit interview | Neighbourhood garden | Christmas dinner | Newsletter topics | Workshop dates
%list survey2: Summer Party | team mood | lunch options | Logo A or B | customer happiness 2026 | parking | Offsite in Porto or Split | new name for the cat | Q2 feedback | Noise, Light and Air | pizza

%tool createSurvey Create a survey.
%also Returns the survey link.
%also Set up a questionnaire that can be sent to people: title, first question, whether answers are anonymous and when it ends.
%param title* (name, subject) {"type": "string", "description": "Title of the survey"}
%param question (first_question, prompt) {"type": "string", "description": "First question"}
%param anonymous (isAnonymous) {"type": "boolean", "description": "Do not record who answered"}
%param closesOn (deadline, endDate) {"type": "string", "description": "Last day for answers"}
%param questionType (answerType, kind) {"type": "string", "enum": ["yes_no", "single_choice", "multiple_choice", "rating", "free_text"], "description": "How it is answered"}
%list pollquestion: how happy are you with your desk | which day suits you best | should we get a new coffee machine | how likely are you to recommend us | what should we improve | do you want to work from home more often | which logo do you prefer | was the speaker easy to follow | would you come again | how did you hear about us | what is your shirt size | are you bringing someone along | how stressed were you this month | which film shall we watch | what do you miss most in the app | did the course meet your expectations
%list poll: Summer party, where and when | office coffee | Names for the New Boat | Feedback on the move to Leeds | Lunch with the team | Q3 mood | How we work from home | Canteen menu, spring | What to read next | Parking
%list pollq2: which day suits you best | do you want to keep the old tables | how happy are you with your desk, chair and light | should we meet on Mondays or on Fridays | what did you like about the trip | would you come by bike if we had showers | is the coffee any good | who should speak first
%list duedate: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | Monday | the 15th | mid-August | 1 September | the 2nd of July | tomorrow night
%list day2: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list poll2: Coffee on Floor Two | After the Move | Dogs at Work | Names for the New Room | Trip to the Coast | Lunch from Outside | Fridays from Home
%list pollq3: would you sit by the door for a month | how was the trip with the night train | which day suits you for the visit to the mill | what do you miss since we moved from the old house | should we close between the years | do you want a desk of your own or not
(create|set up|make) a survey (called|titled) {title=survey} [asking {question=pollquestion}]
new {anonymous:true=anonymous} (poll|survey) "{title=survey}"[, closing {closesOn=date}]
ask everyone "{question=pollquestion}" in a survey (called|named) {title=survey}
{title=survey} survey, {questionType:yes_no=yes or no|just yes and no}: {question=pollquestion}
start a poll {title=survey} with {questionType:rating=a star rating|a scale from one to five|ratings}, {anonymous:false=with names|not anonymous|names visible}
I want to find out {question=pollquestion}, make a {questionType:free_text=free text|open-ended} survey {title=survey}
could you put together a questionnaire on {title=topic} that runs until {closesOn=date}
survey {title=survey}, {questionType:multiple_choice=several answers allowed|multiple choice|people may tick more than one}, {anonymous:true=nobody should see who answered|keep it anonymous|without names}
let the team vote, title {title=survey}, {questionType:single_choice=one option each|single choice|pick one}
create {anonymous:true=an anonymous|a nameless} survey [that ends {closesOn=date}]
make a poll asking {question=pollquestion}
create a survey called {title=poll} with the question {question=pollq2}
survey "{title=poll}", {anonymous:true=anonymous}, open until {closesOn=duedate}
title: {title=poll}, question: {question=pollq2}, type: {questionType:yes_no=yes/no|yes or no}
ask {question=pollq2} in a survey titled {title=poll}
an {anonymous:true=anonymous} {questionType:rating=rating} survey on {title=poll}
until {closesOn=duedate}, {questionType:multiple_choice=multiple choice}, title {title=poll}
make a {questionType:free_text=free text} survey titled {title=poll}, closing on {closesOn=day2}
until {closesOn=bydate}, {title=poll2}, asking {question=pollq3}
{anonymous:true=with no names|without names}, {question=pollq3}, name it {title=poll2}
{title=poll2} as a survey, {questionType:yes_no=yes or no}, the boss wants numbers
%lang de
~ erstelle eine Umfrage namens {title=title}

%tool getSurveyResponses Get the answers to a survey.
%also Returns responses[] and totals.
%also How people answered a questionnaire so far, as single answers or as a summary.
%param survey* (surveyName, form) {"type": "string", "description": "Name of the survey"}
%param summaryOnly (aggregate, totals) {"type": "boolean", "description": "Totals, not the single answers"}
(show|get) [me] the (answers|responses|results) (to|of|for) the {survey=survey} (survey|poll)
what did people (say|answer) in the {survey=survey} (survey|poll)
how (is|did) the {survey=survey} survey (going|turn out)
{survey=survey} survey {summaryOnly:true=summary|totals only|just the totals}
has anyone filled in {survey=survey} yet
how many people took the {survey=survey} questionnaire
give me {summaryOnly:false=every single answer|all individual answers|each reply} from the {survey=survey} form
I'd like the {summaryOnly:true=overall numbers|aggregate|summary} of the {survey=survey} poll
results of {survey=survey} please
show me the survey results[, {summaryOnly:true=just the summary|totals only}]
what did people answer in the poll
what did people say in {survey=survey2}, {summaryOnly:true=just the totals|only the overall numbers}
every reply to the {survey=survey2} poll, {summaryOnly:false=one by one|each single one}
how did the {survey=survey2} survey turn out
what came back on {survey=survey2}, for Monday's summary meeting
%lang es
enséñame los resultados de la encuesta {survey=survey}

%tool closeSurvey Stop a survey, so that nobody can answer any more.
%also Closes a survey.
%also End a questionnaire now; the answers are kept and participants can be told.
%param survey* (name, surveyTitle) {"type": "string"}
%param notifyParticipants (notify, sendMail) {"type": "boolean", "description": "Tell everybody who took part"}
(close|end|stop) the {survey=survey} (survey|poll|questionnaire)
no more answers for {survey=survey}, close the survey
we have enough replies to {survey=survey}, shut that poll [and {notifyParticipants:true=let everyone who took part know|notify the participants}]
{survey=survey} poll is over, {notifyParticipants:false=don't tell anyone|no mails please|without notifying people}
lock the {survey=survey} survey so nobody can vote any more
time's up on {survey=survey}, end the vote {notifyParticipants:true=and inform the voters|and tell all participants}
finish the {survey=survey} poll
can you take the {survey=survey} questionnaire offline, the deadline passed
survey {survey=survey} close
close the survey [{notifyParticipants:true=and tell the participants}]
end that poll now
no more votes on {survey=survey2}, {notifyParticipants:true=tell everyone who voted|write to those who took part}
lock the {survey=survey2} poll, {notifyParticipants:false=quietly|tell nobody}
stop taking answers for the {survey=survey2} survey
the {survey=survey2} poll ends now, everybody knows the outcome anyway

%server postwave

%tool postwave.queue_post Queue a post for a social network.
%also Returns the id of the queued post.
%also Something to be published on the company's profile somewhere, with words, a picture and the hour it appears.
%param network* (platform, site) {"type": "string", "enum": ["linkedin", "instagram", "mastodon", "bluesky", "facebook", "threads"], "description": "Social network"}
%param text* (caption, body) {"type": "string", "description": "Words of the post"}
%param image (media, picture) {"type": "string", "description": "Picture file"}
%param publish_at (when, schedule) {"type": "string", "description": "When it appears"}
%list caption: we are hiring | meet us at booth 12 | our new store opens on saturday | 10 years of baking with love | behind the scenes at the studio | say hello to version 3 | thank you for 5000 followers | summer sale starts now | our team ran the half marathon | new podcast episode is online | spring menu is here | we planted 200 trees | free webinar next week | closed for renovation | customer story: Riverside Hotel | guess what we are building | happy new year from all of us | first snow at the workshop | we won the design award | live from the fair | tips for better sleep | office dog of the month
%list pic: team.jpg | booth.png | cake_closeup.jpg | logo-3.svg | sunset.jpeg | launch-banner.png | IMG_2044.jpg | store_front.png | trees.jpg | podcast-cover.png | menu.png | marathon.jpg | snow.heic | award.png | dog.jpg | teaser.gif
%list post3: We're hiring, come and join us | New bread, same old oven | Back from Lisbon with far too many photos | Doors open at seven, bring a friend | Our shop in Bath is closed on Monday | three years today | Thank you for a great weekend, see you in May | Read the interview with Ella Moor on our blog | small batch, big flavour
%list pic2: oven.jpg | team_bath.png | IMG_2044.jpeg | logo final v2.png | crowd.webp | front-door.jpg | ella moor.jpg | a1.png
%list imgf: team.jpg | menu-june.png | from-above.jpg | roof_at_night.png | logo-white.svg | fair.webp | under_construction.png
queue a post on {network:linkedin=linkedin}: {text=caption}
{network:instagram=instagram|insta}: {text=caption}, picture {image=pic}, {publish_at=pubtime}
post {text=caption} on {network:mastodon=mastodon} {publish_at=pubtime} with {image=pic}
{publish_at=pubtime} put "{text=caption}" on {network:bluesky=bluesky}
{text=caption} with {image=pic} goes out on {network:facebook=facebook} {publish_at=pubtime}
use {image=pic} for {network:instagram=instagram} and write {text=caption}
schedule {network:threads=threads}: "{text=caption}" for {publish_at=pubtime}
let our followers on {network:linkedin=linkedin} know {text=caption}
the world should hear it {publish_at=pubtime}, {network:mastodon=mastodon}, {text=caption}
{image=pic}, {network:facebook=fb|facebook}, {text=caption}, {publish_at=pubtime}
queue a {network:linkedin=linkedin} post with {image=pic} for {publish_at=pubtime}
post "{text=caption}" {publish_at=pubtime}
post "{text=post3}" on {network:linkedin=LinkedIn}
queue {text=post3} for {network:instagram=Instagram} with {image=pic2}
on {network:bluesky=Bluesky}, {publish_at=slot}: {text=post3}
network {network:facebook=Facebook}, picture {image=pic2}, text {text=post3}
with {image=pic2} on {network:mastodon=Mastodon}: {text=post3}
put {image=pic2} on {network:threads=Threads} {publish_at=slot} with the words {text=post3}
{network:linkedin=LinkedIn} post for {publish_at=slot}, text: {text=post3}
with {image=imgf}, on {network:instagram=instagram|insta}, {text=post2}
{text=post2}, onto {network:linkedin=linkedin} {publish_at=slot2}
{publish_at=slot2}, {network:mastodon=mastodon}, {text=post2}, using my {image=imgf}

%tool postwave.short_link Create a short link with an own ending.
%also Returns the short URL.
%also Make a long web address handy: an ending that can be remembered, and a day after which it leads nowhere.
%param long_url* (url, target, destination) {"type": "string", "description": "Where it leads"}
%param ending (slug, alias) {"type": "string", "description": "Wished ending"}
%param expires (expiry, valid_until) {"type": "string", "description": "Last day it works"}
%param max_clicks (click_limit) {"type": "integer", "description": ""}
%list longurl: https://acme.io/events/summer-party-2025?ref=mail | www.slowcoffee.de/karriere/barista-berlin | https://docs.steward.run/setup/first-steps | example.com/webinar/register?id=8812 | https://lunasoaps.store/collections/spring | northwind.app/survey/customer-happiness | https://yogaloft.berlin/kurse/anfaenger | http://old-mill.co.uk/menu.pdf | https://pixelpost.eu/portfolio/weddings/2024 | greenroof.org/donate?campaign=trees | https://novaclinic.com/appointments/new | data-otter.ai/whitepaper-download | https://shop.example.com/p/4410-blue-chair | fjordhiking.no/tours/easter | https://kims-bakery.com/order/cakes | metalworks.shop/sale
%list slug: summer | jobs | first-steps | webinar25 | spring-soap | survey | yoga | menu | portfolio | give | book-now | whitepaper | bluechair | easter | cakes | sale | rsvp | demo | launch | trees | kickoff
%list closing: end of march | june 30 | next friday | the 15th | december | end of the quarter | may 12 | in three weeks | 2025-09-01 | tuesday | next month | august | end of the year | the first of october | week after next | february 28
%list clicks: 100 | 500 | 50 | 1000 | 20 | 250 | 5000 | 10
%list long: https://www.brightline.de/shop/spring?id=77 | acme.io/jobs/2025/backend | https://forms.example.com/f/8Kd2 | www.kiwilabs.com/about-us | https://docs.example.org/a/b/c.html | pinos.example/menu.pdf | https://maps.example/@51.2,4.4 | http://oakfield.org/summer-party | blog.moor.co/how-to-sail
%list slug2: spring-sale | jobs | menu | party25 | come-and-see | pinos | form_b | how2sail | tmp-fix-2 | q3 | for-parents
%list clicks2: 100 | 500 | fifty => 50 | 20 | 1000 | 250 | ten => 10 | 5 | 2500 | 75
(shorten|make a short link for) {long_url=longurl}
short link to {long_url=longurl} ending in {ending=slug}
{long_url=longurl} as /{ending=slug}, valid until {expires=closing}
make {ending=slug} lead to {long_url=longurl} until {expires=closing}
{ending=slug} -> {long_url=longurl}, at most {max_clicks=clicks} clicks
{long_url=longurl} is far too long for a flyer, {ending=slug} would be nicer
until {expires=closing} I want /{ending=slug} for {long_url=longurl}, {max_clicks=clicks} clicks
something people can type instead of {long_url=longurl}
give me a handy address with {ending=slug} for {long_url=longurl} that dies {expires=closing}
short url, {long_url=longurl}, {max_clicks=clicks} clicks max, {expires=closing}
make a short link ending in {ending=slug}
shorten a link, valid until {expires=closing}
shorten {long_url=long} to {ending=slug2}
~ short link {ending=slug2} for {long_url=long}, good until {expires=end}
until {expires=end} and for {max_clicks=clicks2} clicks at most, shorten {long_url=long}
url {long_url=long}, ending {ending=slug2}, expires {expires=day}, clicks {max_clicks=clicks2}
with {ending=slug2} at the end, make {long_url=long} short
%lang de
kürz {long_url=longurl} auf {ending=slug} [, gültig bis {expires=date}]
%lang es
acórtame {long_url=longurl}, que termine en {ending=slug}

%server pulsepoll

%tool pulsepoll_create_poll Create a poll with a question and options to choose from.
%also Returns the poll id and a link.
%also Let a group vote on something: what is asked, what can be picked, whether names are shown, where and until when.
%param question* (title, prompt) {"type": "string", "description": "What is asked"}
%param options* (choices, answers) {"type": "array", "items": {"type": "string"}, "description": "Answers to choose from"}
%param channel (room, target) {"type": "string", "description": "Where it is posted"}
%param anonymous (secret, hide_names) {"type": "boolean", "description": "Hide who voted"}
%param closes_at (end_time, deadline) {"type": "string", "description": "When voting ends"}
%list pollq2: where should we have lunch on friday? | which logo do you like best? | what day suits the team dinner? | shall we move standup to 10? | which city for the offsite? | who wants to go bowling | what shall we give Marta for her birthday | which name for the new product? | coffee or tea for the kitchen? | how was the workshop? | should we keep the four-day week? | what topic for the next hack day | which snack should we order? | do we need more meeting rooms? | office dog, yes or no? | favourite keynote | what colour for the hoodies? | when shall we release? | which framework do we pick? | how often do you work from home? | next book for the book club | best time for the retro | what music at the summer party
%list pollopts: pizza, sushi, tacos | yes and no | red, green or blue | monday, tuesday or thursday | Lisbon, Porto or Sevilla | morning or afternoon | 9, 10 or 11 | voucher, flowers, concert tickets | good, okay, bad | React, Vue and Svelte | bowling, karaoke | jazz, rock or techno | keep it, change it | Atlas, Comet, Ember | daily, weekly, never | plan A, plan B | burgers, ramen, salad | june or september | lake, mountains, city | option 1, option 2 and option 3 | agree, disagree, no opinion
%list closes: friday noon | tomorrow 5pm | tonight | end of the week | wednesday | monday at 9 | june 1 | thursday evening | in two days | 6pm | tomorrow | in an hour | the 20th | next tuesday 12:00 | end of the day | sunday midnight
%list pollq3: Where do we eat on Friday? | Which day suits you? | Pizza or not? | Who brings the cake to Ravi's party? | What colour for the new shed, if any? | Do we close at five? | Best film of the year? | Should the logo stay? | Rivers or mountains?
%list opts: yes and no | The Anchor, Pino's, canteen | Monday, Tuesday or Friday | red, green and grey | yes, no, don't care | 5 pm, 6 pm | Bath or Cork | stay, go | Ella, Jun and Big Sal
%list slot4: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list until: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list opts2: yes, no and maybe | monday, tuesday, friday | bowling, karaoke and a boat trip | keep it or drop it | red, green, dark blue | Lisbon, Porto and Faro | now or after the holidays | Ravi, Ines, neither of them
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list pollq_de: Wo gehen wir Freitag essen? | Welches Logo gefällt euch am besten? | Wann machen wir das Teamessen? | Wohin fahren wir im Sommer? | Soll das Standup um 10 sein? | Welcher Name für das neue Produkt?
%list pollopts_de: Pizza, Sushi, Tacos | ja oder nein | Montag, Dienstag oder Donnerstag | vormittags und nachmittags | Rot, Grün, Blau | Berge, See oder Stadt | Juni, Juli
%list pollq_es: ¿dónde comemos el viernes? | ¿qué logo os gusta más? | ¿cuándo hacemos la cena de equipo? | ¿movemos la reunión a las diez? | ¿a qué ciudad vamos?
%list pollopts_es: sí o no | lunes, martes y jueves | pizza, tacos o sushi | playa, montaña | junio o septiembre | rojo, verde y azul
(create|start|make) a poll: "{question=pollq2}" with {options=pollopts}
poll in {channel=chan}: {question=pollq2} {options=pollopts}
ask {channel=chan} {question=pollq2}, choices {options=pollopts}[, until {closes_at=closes}]
{question=pollq2} Options: {options=pollopts}. {anonymous:true=anonymous|nobody sees who voted}, closes {closes_at=closes}
let people vote {anonymous:true=secretly|anonymously} on {options=pollopts}, the question is {question=pollq2}
{options=pollopts} - let {channel=chan} decide: {question=pollq2}
until {closes_at=closes} everyone in {channel=chan} may pick between {options=pollopts}: {question=pollq2}
set up a vote, {question=pollq2}, answers {options=pollopts}, {anonymous:false=with names|names visible}
we can't agree, so find out what {channel=chan} thinks: {question=pollq2} {options=pollopts}
I'd like to hear from everybody, {question=pollq2}, {options=pollopts}
poll for {channel=chan}: {question=pollq2}
create {anonymous:true=an anonymous|a secret} poll that ends {closes_at=closes}
poll in {channel=chan2}: {question=pollq3} with {options=opts}
ask {channel=chan2} {question=pollq3} Options: {options=opts}
question {question=pollq3} answers {options=opts} closes {closes_at=slot4}
~ {anonymous:true=anonymous} poll until {closes_at=until}, {options=opts}: {question=pollq3}
Q: {question=pollq3} A: {options=opts} Channel: {channel=chan2}
in {channel=chan4}, {anonymous:true=without names|anonymously}, {question=pollq}: {options=opts2}
~ until {closes_at=slot2} they can choose from {options=opts2}, on {question=pollq}
ask {channel=chan4} {question=pollq}, choices {options=opts2}, {=aside}
%lang de
starte in {channel=chan} eine Umfrage "{question=pollq_de}" mit {options=pollopts_de}
%lang es
créame una encuesta: {question=pollq_es} Opciones: {options=pollopts_es}

%tool pulsepoll_get_results Get the results of a poll.
%also Returns the votes for each option.
%also How people have voted so far, in numbers or by person, on one of the questions that were put to them.
%param poll* (poll_id, title) {"type": "string", "description": "Subject or id of the poll"}
%param by_voter (show_voters, details) {"type": "boolean", "description": "Show who voted for what"}
%list polltopic: lunch | logo | offsite city | team dinner | birthday present | product name | four-day week | standup time | snack | hoodie colour | hack day | office dog | book club | release date | summer party music | retro slot | workshop | framework | kitchen rules | parking spots | P-114 | poll 88
%list poll: summer party | where to go in May | P-3317 | new logo, blue or green | lunch on Fridays | name of the team | office dog | date for the class trip to York | pizza and drinks | bike shed | four-day week | who brings the cake
(show|get) the results of the {poll=polltopic} poll
how did people vote on the {poll=polltopic}
{poll=polltopic} poll results, {by_voter:true=with names|by person}
who voted for what in the {poll=polltopic} poll, I want {by_voter:true=the names}
what is ahead in the {poll=polltopic} vote
so what did everyone choose about the {poll=polltopic}
has a winner come out of the {poll=polltopic} question yet
{by_voter:false=just the numbers|no names, only counts}: {poll=polltopic} poll
count the votes for {poll=polltopic}
show me the poll results
who voted what, {by_voter:true=person by person}
votes in the poll on {poll=poll}, {by_voter:true=with names|name by name}
how did people vote on {poll=poll}
outcome of the {poll=poll} poll, {by_voter:false=totals only|without names|anonymous}
which answer won in "{poll=poll}"

%server ringwell
%list callname: Mrs Abara | +44 7700 900123 | Kemal | +1 555 0142 | dad | +49 151 5550199 | Sven | Aunt Rosa | Lucy Chen | reception | +34 600 555 018 | Coach Bianchi | Doctor Weiss | Priya | Mr. Holloway | +43 660 5550177 | Joana and Tim | Nadia | the Kowalskis | +33 6 5550 1234
%list smsbody: your table is ready | we are running ten minutes late | the package is with the neighbour | practice is cancelled tonight | door code is 4471 | please call back before noon | happy birthday from all of us | the car is fixed | meeting point is the north gate | gas man comes between 8 and 10 | bring cash and a helmet | thanks for the flowers | we open at nine tomorrow | your glasses have arrived | I missed the bus | water is off until four | don't forget the passport and the tickets | dinner is in the oven | thanks for waiting | your order for Saturday is packed

%tool ringwell--CreateMessage Send a text message from a Ringwell account. The `To` number must be in E.164 format or the name of a saved contact. Bodies over 160 characters are split into segments and billed accordingly. Specify SendAt to schedule.
%also Sends an SMS or WhatsApp-like message.
%also Have our business number text somebody, immediately or at a later hour, over plain SMS, MMS or the chat channel.
%param To* (recipient, to_number) {"type": "string", "description": "The destination phone number or contact"}
%param Body* (message, text) {"type": "string", "description": "The text of the message"}
%param Channel (via, type) {"type": "string", "enum": ["sms", "mms", "chat"], "description": ""}
%param SendAt (schedule, send_at) {"type": "string", "description": "The time that the message will be sent"}
%list smsb: running late, start without me | the key is under the mat | happy birthday, you old goat | can you bring bread and butter | table at Pino's is booked for eight | I'm outside | the meeting on Friday is off, new date follows | thanks for yesterday, it was lovely | don't forget to call mum at six | train to Leeds left early | please send the invoice to Wren, not to me
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list txt: your table is ready from seven on | the van is at the gate | we open late on Monday | bring your passport and a photo | parcel for you under the stairs | dinner is off, fever | sorry for the noise from the yard
%list tel: 0171 5550199 | 020 7946 0122 | +44 7700 900113 | 555-0134 | 0664 118 22 90 | 030 4400 17 | 07700 900 561
%list dtext: der Beamer ist kaputt | wir nehmen den alten Lieferanten | Schlüssel liegen beim Hausmeister | zwölf Leute, zwei davon vegan | Rabatt erst ab zehn Stück
%list etext: el cliente quiere una demo | los precios suben en enero | nadie tiene objeciones | pide un descuento | contesta mejor por las mañanas
(text|send a message to) {To=callname}: {Body=smsbody}
~ {Channel:sms=sms} to {To=callname} {SendAt=when}: {Body=smsbody}
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
text {To=ppl}: {Body=smsb}
send {Body=smsb} to {To=ppl} as {Channel:mms=MMS|mms}
at {SendAt=clk}, send {To=ppl} the text {Body=smsb}
~ to {To=phone}, body {Body=smsb}, send at {SendAt=whenx}
message "{Body=smsb}" to {To=pplb} by {Channel:sms=sms|plain sms}
~ {Channel:chat=chat} to {To=pplb}, message: {Body=smsb}
"{Body=txt}" to {To=tel}
{SendAt=slot3}, {To=man}: {Body=txt}
for {To=mate}, {Channel:sms=as an sms|by sms}, {Body=txt}
%lang de
~ schick {To=callname} eine {Channel:sms=SMS}: {Body=dtext}
%lang es
mándale a {To=callname} un {Channel:sms=SMS}: {Body=etext}

%tool ringwell--CreateCall Initiate an outbound call from a Ringwell number. The text in `Say` is spoken with text-to-speech once the callee answers. Set Record to true to keep the audio. Comply with local consent laws.
%also Starts an outgoing call that speaks a text.
%also Let a robot voice dial a person and read something out, choosing the voice's language, taping it on demand.
%param To* (callee, destination) {"type": "string", "description": "Number or contact to dial"}
%param Say* (twiml, announcement) {"type": "string", "description": "What is spoken"}
%param Language (voice, lang) {"type": "string", "enum": ["english", "german", "spanish", "french", "italian"], "description": "Language of the voice"}
%param Record (recording) {"type": "boolean", "description": ""}
%list sayit: your table at Pino's is ready | the parcel for Mill Lane comes at noon, please be home | the doctor is ill, we will call again on Monday | happy birthday from all of us | school is closed | please call back Mrs. O'Dowd at the office | water will be off from nine to ten | your car is ready and paid for | the meeting moves to three, same room | grandma landed | bring your passport and two photos
call {To=callname} and say {Say=smsbody}
ring {To=callname} in {Language:german=German} with {Say=smsbody}, {Record:true=recorded|and record it}
{Language:spanish=Spanish} call to {To=callname}: {Say=smsbody}, {Record:false=don't record}
{Record:true=recorded} call to {To=callname}, {Language:french=French}, text {Say=smsbody}
call {To=callname}: {Say=smsbody}
robot call {To=callname}, {Say=smsbody}
{Language:italian=italian} call {To=callname}: {Say=smsbody}
{To=callname} never reads what we write, have the machine tell her out loud {Say=smsbody}
~ I've lost my voice, so dial {To=callname} for me and announce {Say=smsbody}
{To=callname} has an old landline only, {Say=smsbody}, in {Language:english=English}
{To=callname} must hear it within the hour: {Say=smsbody}
no sms, {To=callname} should pick up and hear {Say=smsbody}
call {To=callname} with a spoken message
place a call that says {Say=smsbody}
call {To=ppl} and say {Say=sayit}
call {To=phone} in {Language:french=French} with "{Say=sayit}"
to {To=phone}, say {Say=sayit}, language {Language:english=English}
in {Language:german=German}, call {To=pplb}: {Say=sayit}
{Record:true=record it|with recording}, call to {To=ppl}, text {Say=sayit}
say "{Say=sayit}" to {To=pplb} by phone, {Record:false=no recording|don't record}

%tool ringwell--ListAvailableNumbers Search for phone numbers that can be purchased in Ringwell, by country, area code or digit pattern. Does not buy anything. Asterisks in `Contains` match any digit.
%also Returns phone numbers for sale.
%also Which lines could be bought, landline, mobile or toll-free, in some land or region, with wanted digits in them.
%param Country* (country_code, IsoCountry) {"type": "string", "description": "Country"}
%param AreaCode (prefix) {"type": "string", "description": "Area code"}
%param Contains (pattern, digits) {"type": "string", "description": "Pattern of digits"}
%param Type (number_type, kind) {"type": "string", "enum": ["local", "mobile", "toll_free"], "description": ""}
%param PageSize (limit, count) {"type": "integer", "description": "How many resources to return, default 50"}
%list land: Spain | Canada | Portugal | Ireland | Poland | Austria | Mexico | Sweden | New Zealand | South Africa | France | Chile | Switzerland | Japan | Costa Rica | Norway | Greece | Belgium | Brazil | Finland
%list digits: 777 | 2024 | 1234 | 4040 | 888 | 5*5 | 007 | 3663 | 9000 | 42
%list areacode: 030 | 212 | 0161 | 415 | 089 | 93 | 0207 | 512 | 604 | 01 | 0221 | 787
%list land2: Germany | New Zealand | the Netherlands | Brazil | South Korea | Ireland | Costa Rica | France | United Kingdom | Chile | Bosnia and Herzegovina | Japan
%list digits2: 777 | *2580* | 1234 | 55*55 | 4711 | 900* | 8888 | *007 | 24 | 606060
%list areacode2: 0316 | 212 | 030 | 9 | 020 | 44 | 0721 | 415 | 61 | 0113
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
~ numbers with area code {AreaCode=areacode}
list {Type:local=local} numbers with {Contains=digits}
{Type:mobile=mobile} numbers in {Country=land2} containing {Contains=digits2}
numbers for {Country=land2} with area code {AreaCode=areacode2}
country {Country=land2}, area code {AreaCode=areacode2}, type {Type:local=local}, page size {PageSize=int}
{PageSize=int} {Type:toll_free=toll-free|toll free} numbers from {Country=land2}
with {Contains=digits2} in them, {Country=land2}, prefix {AreaCode=areacode2}
area {AreaCode=areacode2} in {Country=land2}, list {PageSize=int}
pattern {Contains=digits2}, {Type:local=local} numbers, {Country=land2}
my number ends in {=int}, which {Type:mobile=mobile} numbers are free in {Country=land2}
limit={PageSize=int}, country={Country=land2}, contains={Contains=digits2}
%lang de
welche {Type:mobile=Handynummern} gibt es in {Country=country} mit {Contains=digits}
%lang es
¿qué números {Type:local=fijos} hay libres en {Country=country}?

%server rolodex

%tool rolodex-add Save a new contact with phone, mail and company.
%also Returns the contact's id.
%also Keeps how a person can be reached in your address book.
%param name* (full_name, person) {"type": "string", "description": "Who it is"}
%param phone (number, mobile, tel) {"type": "string", "description": ""}
%param email (mail, address) {"type": "string", "description": "Mail address"}
%param company (organisation, employer) {"type": "string", "description": "Where they work"}
%param birthday (born, birth_date) {"type": "string", "description": "Day of birth"}
%list employer: Northwind | City Hospital | Acme | Contoso | Globex | Lufthansa | Oxford University | Initech | Bosch | Café Luna | Berlin Zoo | Siemens | Fernweh | Green School | Ikea | Royal Theatre | Meadow Foods | St. Mary's | Brightline | Miller's Bakery
%list bday: 4 May 1988 | 12.3.1990 | July 21 | the 1st of February | 1975-11-30 | october 9th 2001 | 3 June | Dec 24, 1969 | march 15 | August 8th
%list emp: Hollis Bakery | city of Ghent | Blue Door Studio | Van Dyck & Sons | St. Mary's Hospital | Pino's | Kiwi Labs | The Anchor | Friends of the Library | O'Brien Roofing | Acme
%list firm: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list bday2: 3 may 1988 | october 12, 1974 | 1990-07-21 | the 1st of january 2001 | 24.12.1965 | june 9 1999 | 17 march 1982 | february 29, 1996
(add|save) {name=fullname} as a contact, {phone=phone}
new contact {name=fullname}, {email=email}, {phone=phone}
{name=fullname} from {company=employer}: {phone=phone}
save {phone=phone}, it's {name=fullname}, birthday {birthday=bday}
~ I met {name=fullname} at the fair, works for {company=employer}, {email=email}
put {name=fullname} in my address book, {email=email}, born {birthday=bday}
{phone=phone} belongs to {name=fullname}
that was {name=fullname} calling from {phone=phone}, keep it
contact: {name=fullname}, {company=employer}, {phone=phone}, {email=email}
{email=email} and {phone=phone} for {name=fullname} ({company=employer})
save the number {phone=phone}
add a contact from {company=employer}, {email=email}
save {name=fullname} from {company=emp}, {phone=phone}
add {name=fullname} with mail {email=email}, born {birthday=day}
{email=email} belongs to {name=fullname} at {company=emp}
name {name=fullname}, tel {phone=phone}, mail {email=email}, firm {company=emp}
contact {name=fullname}, {email=email}, {phone=phone}
new contact {name=who3}, birthday {birthday=day}, works at {company=emp}
{=who3} gave me {phone=phone}, save it as {name=fullname}
at {company=firm}, {phone=phone}, {name=fullname}
~ {name=fullname} from {company=firm}, {email=email}, born {birthday=bday2}
under {phone=phone} you get {name=fullname}, met her on the plane
%lang de
~ leg {name=fullname} als Kontakt an, Nummer {phone=phone}
speicher {email=email} für {name=fullname} ab
%lang es
guárdame el contacto de {name=fullname}, {phone=phone}

%tool rolodex-find Look up a contact's phone number, mail or address.
%also Returns contact data.
%also How to reach somebody who is in your address book.
%param name* (who, contact, query) {"type": "string", "description": "Person"}
%param field (detail, attribute) {"type": "string", "enum": ["phone", "email", "address", "birthday", "company"], "description": "Only this"}
%list namex: Tess Okonkwo | Mr. St. James | Siobhan O'Hara | Big Sal | Dr. Lindqvist | Yuki | Marguerite de la Cruz | the plumber Hal Berg | Jo-Ann | Mrs. D'Souza from accounting | Ignacio | coach Brennan | April May | bo
what's {name=person}'s {field:phone=number|phone number|mobile}
{field:email=email|mail address} of {name=person}
how do I reach {name=person}
where does {name=person} {field:address=live}
when was {name=person} {field:birthday=born}
{name=person} {field:phone=phone|telephone}
which {field:company=company|firm} is {name=person} with
I'd like to ring {name=person} but don't know the {field:phone=digits|number}
look up {name=fullname} in my contacts
~ {field:address=address} of {name=fullname} for the invitation
what's her {field:phone=number} again
look somebody up in my contacts
~ what's the {field:phone=number|phone number|telephone} of {name=namex}
{field:birthday=birthday|date of birth} of {name=namex}
{name=namex}, {field:address=street and house number|home address|address}
~ find {name=namex} among my contacts, they run a company
%lang de
~ wie lautet die {field:phone=Nummer|Telefonnummer} von {name=person}
%lang es
¿cuál es el {field:email=correo} de {name=person}?

%server slack
%list channel: #general | #marketing | general | design | #random | #support | sales-berlin | #dev-backend | dev-backend | lunch | #announcements | announcements | ops | #hiring | finance | random | #team-leads | product | #incidents | book-club | helpdesk
%list chan9: #general | ops | #random | team-harrow | release-4-2 | #lunch | design and print | #help-it | night shift | #tmp-fix-2
%list chan5: #general | random | #sales-north | ops | #lunch | design-crit | #on-call | team-riga

%tool slack_post_message Post a message in a chat channel, optionally as an answer in a thread.
%also Posts to a channel. Returns the message timestamp.
%also Write something into one of the team's chat channels so that everybody in it can read it.
%param channel* (channel_name, room) {"type": "string", "description": "Channel name, with or without #"}
%param text* (message, content) {"type": "string", "description": "What to post"}
%param notify_all (mention_everyone) {"type": "boolean", "description": "Ping everybody in the channel"}
%list chatmsg: the build is green again | lunch is here, come and get it | I'm working from home today | please review my slides before three | who left a bike in the hallway? | we just signed Contoso | the demo moved to Thursday | can somebody restart the staging server? | happy birthday Priya! | new price list is online | standup is cancelled | don't use the old template any more | I'll be ten minutes late | thanks everyone for the great week | reminder to fill in your timesheets | the client loved it | does anyone have a spare charger? | the coffee machine works again | release goes out at four | here are the numbers you asked for | maintenance tonight from ten to eleven | we need two volunteers for Saturday | welcome our new intern | parking lot is closed tomorrow
%list chat9: The mailer is back, sorry for the wait | lunch at Pino's, anyone? | deploy starts in ten minutes | Please don't merge to main, Ana is testing | keys are at the desk | we won, thanks to all of you | Standup moves to noon | who took the blue cable | The build is red and I'm on it | cake in the kitchen
%list chatmsg_de: ich komme zehn Minuten später | das Release ist draußen | wer hat den Beamer mitgenommen? | heute gibt es Kuchen in der Küche | das Treffen fällt aus | bitte die Folien bis Mittag ansehen | bin gleich da | danke für eure Hilfe | der Server läuft wieder | kann jemand den Kunden zurückrufen? | morgen bin ich im Homeoffice | die neuen Zahlen sind online | wir treffen uns am Bahnhof | vergiss den Schlüssel nicht | alles Gute zum Geburtstag
(post|write|put) in {channel=channel}: {text=chatmsg}
tell [everyone in] {channel=channel} that {text=chatmsg}
post "{text=chatmsg}" to {channel=channel}[ and {notify_all:true=ping everyone|notify all of them|tag everybody}]
{channel=channel}: {text=chatmsg}
let the team know in {channel=channel} {text=chatmsg}
drop a message into the {channel=channel} channel saying {text=sentence}
can you announce {text=chatmsg} in {channel=channel} please, {notify_all:false=without pinging everybody|no ping|quietly}
I don't want to open slack, just say {text=chatmsg} in {channel=channel}
{text=chatmsg} - send that to the {channel=channel} channel
slack {channel=channel} {text=sentence}
post in {channel=channel} for me
slack the team that {text=chatmsg}
{text=chat9}, post that to {channel=chan9}
post to {channel=chan9}: {text=chat9}
~ post "{text=chat9}" in {channel=chan9} and {notify_all:true=ping everyone}
Channel: {channel=chan9}; text: {text=chat9}; ping all: {notify_all:false=no}
with {notify_all:true=everyone notified}, in {channel=chan9}: {text=chat9}
{text=post}, in {channel=chan5}, {notify_all:true=ping everybody|so that all phones buzz}
to {channel=chan5}: {text=post}
I can't type on this thing, put {text=post} in {channel=chan5}
%lang de
schreib in {channel=channel}: {text=chatmsg_de}

%tool slack_search_messages Search what has been written in the team chat.
%also Returns chat messages matching a query.
%also Goes through old channel conversations for a subject, optionally only one channel or one author.
%param query* (q, search) {"type": "string", "description": "Words to look for"}
%param channel (in_channel) {"type": "string", "description": "Only this channel"}
%param from_user (author, sender) {"type": "string", "description": "Only messages by this person"}
%list searched: parental leave policy | wifi password | christmas party | pizza place | api keys | broken build | pricing for schools | onboarding checklist | that podcast recommendation | gdpr | figma link | database migration | vendor contract | release date
%list searched_the: Acme logo | outage in May | new expense rules | roadmap for next year | offsite in Porto | printer driver | spanish translation | parking permit
%list msgq: door code | who has the drill | invoice for the van | release on Friday | login page shows blank | Pino's menu | the link to the form | tmp-fix-2 | keys and badges | when do we leave for Bath
%list who4: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
search slack for ({query=searched}|the {query=searched_the})
who (mentioned|talked about) ({query=searched}|the {query=searched_the}) in {channel=channel}?
find [the] ({query=searched}|{query=searched_the}) in our chat
what did {from_user=firstname} write about ({query=searched}|the {query=searched_the}) in {channel=channel}
somebody posted ({query=searched}|the {query=searched_the}) in {channel=channel} a while ago, can you find it
~ {from_user=firstname} ({query=searched}|the {query=searched_the}) slack message?
I remember {from_user=fullname} saying something about ({query=searched}|the {query=searched_the}) on slack
~ look through the team chat for {query=topic}
where on slack was the thing about {query=topic}
chat search: ({query=searched}|the {query=searched_the}), from {from_user=firstname}
search our slack
find a slack message from {from_user=firstname}
find {query=msgq} in {channel=chan9}
messages by {from_user=who4} about {query=msgq} in {channel=chan9}
channel={channel=chan9}, from={from_user=who4}, words={query=msgq}
from {from_user=who4}, in {channel=chan9}, search for {query=msgq}
from {from_user=anna} in {channel=chan5}, {query=vtopic}
{query=vtopic}, who wrote on that, I was in hospital then

%tool slack_set_status Set one's own status line in the team chat.
%also Updates the user's presence text.
%also Shows colleagues in chat what you are up to and until when.
%param status_text* (text, status) {"type": "string", "description": "Status line"}
%param until (expires, expiration) {"type": "string", "description": "When the status expires"}
%param do_not_disturb (dnd, mute) {"type": "boolean", "description": "Mute notifications"}
%list status: in a meeting | on vacation | out sick | focusing | at lunch | commuting | working remotely | at the dentist | on call | heads down on the release | back at three | parental leave | travelling to Oslo | in a workshop | only reachable by phone | having coffee | with a customer | debugging, send snacks | doing interviews | gone fishing
%list status2: out for lunch | at the dentist, back by two | Working from Bath | on a train with no wifi | heads down | in a call with Kiwi Labs | writing until noon, please mail me | off sick | Reading Rivers by Ella Moor | on holiday
%list until: 3 pm | noon | Friday | tomorrow morning | the end of the week | 17:30 | Monday | six | tonight | the 14th | half past two
%list status_text: out with the dog | on the train without network | head down in the budget | at the dentist, wish me teeth | in a room with no windows | back by three with cake | writing, please knock
set my [slack] status to {status_text=status}
(put me|mark me) as {status_text=status} (in chat|on slack) until {until=when}
status {status_text=status} until {until=time}
I'm {status_text=status}, show that in slack and {do_not_disturb:true=mute everything|turn on do not disturb|no notifications please}
slack status: {status_text=status}
everyone keeps writing me, so change my chat status to "{status_text=status}"
~ let colleagues see on slack that I am {status_text=status} till {until=when}
update my status line on slack, {status_text=status}, {do_not_disturb:false=notifications stay on|don't mute me}
could you make my status say {status_text=status} till {until=time}
change my slack status
set my chat status until {until=when}
set my slack status to {status_text=status2} until {until=until}
until {until=until}, status {status_text=status2}
slack: {status_text=status2}, {do_not_disturb:true=do not disturb}
status {status_text=status2}, until {until=until}, do not disturb {do_not_disturb:true=on}
{do_not_disturb:true=mute notifications|no notifications} until {until=until}, "{status_text=status2}" on slack
use "{status_text=status2}" as my slack status
{status_text=status2} as status, expires {until=until}
until {until=clock}, {status_text=status_text}
{status_text=status_text}, {do_not_disturb:true=no pings|leave me in peace}, that's my status
%lang es
pon mi estado en slack: {status_text=status}

%tool slack_summarize_channel Summarize what happened in a chat channel.
%also Returns a digest of a channel.
%also Catch up on a channel that has not been read for some time.
%param channel* (channel_name) {"type": "string"}
%param hours (lookback_hours) {"type": "integer", "description": "How many hours to go back"}
%list chan6: general | #ops | design-crit | the lunch channel | team-blue | #release_2 | support, night shift | random | book club | incidents | #marketing and sales
%list hours: 12 hours => 12 | two days => 48 | 24 hours => 24 | 48 hours => 48 | six hours => 6 | day => 24 | three hours => 3 | 72 hours => 72 | hour => 1 | week => 168
catch me up on {channel=channel}
what happened in {channel=channel} in the last {hours=int} hours?
summarize {channel=channel} [please]
tl;dr {channel=channel}, last {hours:24=day|24 hours}
I was off, give me a digest of {channel=channel}
anything important in {channel=channel} (while I was away|this morning)?
I have 200 unread messages in {channel=channel}, what did I miss
{channel=channel} summary {hours=int} hours
sum up what people wrote in {channel=channel} over the past {hours=int} hours
catch me up on a slack channel
summarize the channel for the last {hours=int} hours
what did I miss in {channel=chan6} in the last {hours=hours}
{channel=chan6}, past {hours=hours}, just the gist
sum up {channel=chan6} for me
quick recap of {channel=chan6}, I was in the hospital for two hours

%server social

%tool publish_post Publish a post on a social network.
%also Creates a social media post.
%also Puts a text on the company's or user's profile, at once or at a planned time.
%param text* (content, caption) {"type": "string", "description": "Text of the post"}
%param network* (platform, channel) {"type": "string", "enum": ["x", "facebook", "instagram", "linkedin", "mastodon"], "description": "Which network"}
%param publish_at (schedule, when) {"type": "string", "description": "Time to go online"}
%list post3: we are hiring! | our new flavour is out today | come and see us at booth 14 | sunday mood | thank you for 10k followers | behind the scenes of our photo shoot | what a night, thanks Berlin | proud of this team | new blog post about slow travel is up | we are closed on Monday | the early bird tickets are gone | look at this sunset | our CEO talks about burnout tonight | finally finished the marathon | free coffee for everyone until noon | meet our newest family member | version 3.0 is live | who else loves rainy days? | giveaway time, tell us your favourite book | we won the design award
%list postx: doors open at nine, coffee is on us | we're hiring | Rivers by Ella Moor is out today | thanks to everyone who came, it was a great night | look who is back in the kitchen: Big Sal | new menu from Monday | ten years ago we opened on Mill Lane, and we're still here | closed until Friday for repairs | happy new year | we won
%list clkx: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list whnx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | Tuesday the 5th at 4 pm | Wednesday 18:00 | Sunday morning at seven | 12 June, 8 am | Friday evening at six
%list post_de: wir suchen Verstärkung | unser neues Café ist eröffnet | danke für 1000 Follower | heute bleibt der Laden zu | die neue Folge ist online | was für ein Wochenende | kommt vorbei, es gibt Kuchen | wir haben den Preis gewonnen | endlich Frühling | Tickets gibt es ab morgen | ein Blick hinter die Kulissen | wir sind umgezogen | neues Rezept im Blog | der Sommer kann kommen | Version 2 ist da
~ post {text=post3} on {network:linkedin=linkedin|LinkedIn}
(tweet|post on {network:x=X|twitter}): {text=post3}
put "{text=post3}" on {network:instagram=instagram|insta|the gram}
{network:facebook=facebook|fb}: {text=post3}
publish on {network:mastodon=mastodon} {publish_at=when}: {text=post3}
tell our {network:linkedin=linkedin} followers that {text=sentence}
{text=post3} - that goes on {network:facebook=our facebook page|facebook} {publish_at=when}
I took a great picture, caption {text=post3}, share it on {network:instagram=instagram}
schedule a {network:x=tweet|post on X} for {publish_at=when} saying {text=post3}
post something on {network:instagram=instagram|insta}
publish a post: {text=post3}
post {text=postx} on {network:facebook=facebook|Facebook}
on {network:instagram=instagram|Insta} at {publish_at=clkx}: {text=postx}
network {network:mastodon=mastodon|Mastodon}, text {text=postx}, time {publish_at=whnx}
publish "{text=postx}" to {network:linkedin=linkedin|LinkedIn} on {publish_at=whnx}
on {network:mastodon=mastodon}, {text=post}[, at {publish_at=clock}]
{text=post}, {network:linkedin=linkedin}, the boss is watching
%lang de
~ (poste|veröffentliche) auf {network:linkedin=LinkedIn}: {text=post_de}

%server thornmoot
%list thread: squeaky hinges | best flour for bagels | Summer Meet in Graz | noise from the fan | my first kiln | what's your commute like | moss on the roof | Tyres, winter or all year | old maps wanted | battery dies overnight | fork or spoon | the great tea debate
%list board: Beginners | For Sale | Off Topic | Kitchen and Garden | engines | regional north | the lounge | Feedback | show-and-tell | Lost, Found | Newcomers' Corner | repairs
%list boardb: Archive | Tips and Tricks | classics | the swap shop | Electronics | meet-ups | Under the Hood | bug reports | Photo of the Month | wanted | Dogs, Cats | the attic
%list nick: gullfan88 | old_tom | Mister Moss | kiln-kid | the baker of Bath | x_rider | Anna and Co | SaltyPete | n00dle | Queen o' Hearts | tyre.king | ferret lady

%tool open_forum_thread Start a new discussion on the Thornmoot forum. Use answer_forum_thread if the discussion exists already. Returns the thread id.
%also Creates a thread on a board.
%also Begin a fresh topic in the community, with a headline and a first post; may be published without a name or with replies restricted.
%param headline* (title, subject) {"type": "string", "description": "Title of the thread"}
%param board (subforum, category) {"type": "string", "description": "Board (sub-forum) it belongs to"}
%param opening_post (body, content) {"type": "string", "description": "First post, Markdown allowed"}
%param anonymous (hide_author) {"type": "boolean", "description": "Hide the author's name"}
%param reply_policy (replies, who_can_reply) {"type": "string", "enum": ["everyone", "members_only", "nobody"], "description": "Who may reply. Defaults to everyone."}
%list firstpost: hi all, mine does it too | pictures below | I have tried oil and it did not help | looking for advice, cheap if possible | let us collect ideas here | it broke on day two | tell me your favourites | I can pay postage | any help is welcome | what would you do | long story, sorry | photos follow tonight
%list headopen: which glue holds on wet wood, and for how long | my neighbour feeds the gulls and I can't sleep | is it worth repairing a radio from 1962 | how do you keep mice out, without poison | we rode to Riga in nine days, ask me anything | the new rules start on Monday, read them first | does anyone still bake with fresh yeast | found a ring on the beach at low tide | where to camp when every site is booked out | I sold my car and I miss it already
%list headtrap: nobody answers me here | Anonymous by Rosa Lund | members only parking | why is everyone so rude | hidden gems of Leeds | the nameless hill | Everyone Dies | private wells | Members Only by D. Hale | closed on Mondays | everyone says hello
ask the community "{headline=thread}", {anonymous:true=without my name|nobody should know it's me|don't show who asks}
put {headline=thread} up on {board=board}, {reply_policy:nobody=no answers please|comments off|just to read}
on {board=board} get a discussion going under {headline=thread}
~ "{headline=thread}" in {board=board}, with the words {opening_post=firstpost}
new thread on {board=board}: {headline=headopen}
{board=board}, {headline=thread}, {anonymous:true=nameless|unsigned}, {reply_policy:members_only=only people with an account may reply|registered people only}
start a topic called {headline=headtrap}

%tool answer_forum_thread Adds a post to an existing thread. Closed threads answer 409.
%also Posts a reply in a forum thread.
%also Contribute to a discussion that is already running, optionally quoting one member or speaking in the moderator's role.
%param thread* (thread_id, topic) {"type": "string", "description": "Title or id of the thread"}
%param reply* (text, message) {"type": "string", "description": "Text of the post"}
%param quoted_member (quote, in_reply_to) {"type": "string", "description": "Member whose post is quoted"}
%param as_moderator (official, mod_badge) {"type": "boolean", "description": "Show the moderator badge"}
%param subscribe (watch, follow) {"type": "boolean", "description": "Get a mail about further posts in this thread"}
%list reply: same here | try vinegar | I'll bring two chairs | thanks, solved | that part is out of stock | please stay polite | mine lasted ten years | count me in | wrong, it's the fuse | pictures or it didn't happen | use rye, not wheat
%list replylong: I had the same thing last winter, a drop of oil fixed it | we close this on Friday, so say what you need to say | let it rest overnight, then bake it very hot | you can borrow mine, but I need it back by Sunday | take the train to Ghent and walk from there | ask at the town hall, they have the old plans | it stopped when I unplugged the fridge | don't buy the cheap one, it breaks within a month | I'll be there at seven with soup for twelve | my uncle built one, and it stood for thirty years | never at night, the neighbours will hear it
%list replytrap: the moderator is right | I will follow your advice | Kwame said it best | no quotes please | I subscribe to that | ask a moderator | watch out for the cable | I follow you | officially it is banned | keep me posted, friend | mods are asleep
chime in on {thread=thread}: {reply=reply}, {as_moderator:true=in my role as mod|with the badge on|officially}
tell them "{reply=reply}" in {thread=thread}, {subscribe:true=and keep me in the loop|mail me what comes next|I want to hear the rest}
in {thread=thread}, back to {quoted_member=who2}: {reply=reply}
quote {quoted_member=who2} under {thread=thread} and say {reply=reply}
respond in {thread=thread} with {reply=replylong}
{thread=thread}, {quoted_member=whob} quoted, {as_moderator:true=mod hat on|as staff}, "{reply=reply}"
reply to {thread=thread}: {reply=replytrap}

%tool move_forum_thread Moves a thread to another board. Moderators only.
%also Changes the board that a thread stands on.
%also Relocate a misplaced discussion; a pointer can remain at the old place and the thread starter can be told why.
%param thread* (topic, thread_id) {"type": "string", "description": "Title or id of the thread"}
%param target_board* (to_board, destination) {"type": "string", "description": "Board it goes to"}
%param source_board (from_board, origin) {"type": "string", "description": "Board it is on now"}
%param leave_pointer (keep_redirect, shadow_link) {"type": "boolean", "description": "Keep a link on the old board"}
%param reason (note, explanation) {"type": "string", "description": "Told to the thread starter"}
%list why: it's about cooking | wrong place | nobody finds it there | asked twice already | belongs with the cars | too old | the board is closing | off topic | not for beginners | it belongs elsewhere | wrong season
%list whylong: this is about selling, and selling has its own place | people over there know far more about ovens | the discussion drifted off after page two | we keep all trips together, past and planned | it was posted twice and this one is older | nobody reads that board since the move in May | the question is fine, just not among the classics | newcomers look for it there first | the title says bread but it is all about ovens | two members asked for it, and they are right | it would only start a fight where it is
%list threadtrap: why I left the lounge | from Leeds to Cork by bike | link of the day | reasons to be cheerful | the old board | out of Africa | pointer dogs | wrong place, wrong time | trace your family | one-way to Vigo
shift {thread=thread} to {target_board=boardb}, {leave_pointer:true=with a link left behind|so that the old link still works|leave a trail}
{thread=thread} should be in {target_board=boardb}, {reason=why}
~ out of {source_board=board} into {target_board=boardb} with {thread=thread}
~ {thread=thread} goes to {target_board=board} from {source_board=boardb}
take {thread=thread} over to {target_board=boardb} because {reason=whylong}
~ {source_board=board} to {target_board=boardb}, {thread=thread}, {leave_pointer:false=no trace left|nothing left behind|without a link}
relocate {thread=threadtrap} to {target_board=boardb}

%tool sanction_forum_member Applies a moderation measure to a member. ALWAYS state the measure; bans without `days` are permanent.
%also Warns, mutes, suspends or bans a user of the forum.
%also Take action against somebody who broke the rules, on one board or everywhere, for some days or for good.
%param member* (user, username) {"type": "string", "description": "User name"}
%param measure* (action, sanction) {"type": "string", "enum": ["warning", "mute", "ban"], "description": "warning: a private notice; mute: cannot post; ban: cannot log in"}
%param board (subforum, scope) {"type": "string", "description": "Only on this board"}
%param days (duration_days, length) {"type": "integer", "description": "Duration in days"}
%param reason (because, log_entry) {"type": "string", "description": "Entered in the moderation log"}
%list days: a week => 7 | two weeks => 14 | 30 days => 30 | three days => 3 | ten days => 10 | 90 days => 90 | 48 hours => 2 | a fortnight => 14 | 5 days => 5 | four weeks => 28
%list crime: selling pills | spam in three threads | insults | fake photos | posting addresses | swearing at newcomers | ads, ads, ads | second account | stirring up trouble | copying other people's texts
%list crimelong: he called the newcomers names, twice in one day | posted the phone number of another member at night | sells tickets he does not have, three complaints so far | would not stop after Ines asked him nicely | keeps starting the same fight under new headlines | uploads pictures that belong to a magazine | said he'd come to my house | writes to women here at two in the morning | posted the same link forty times before breakfast | called Ines a liar, and then deleted it | he was warned in May and went on as before
%list nicktrap: ban_hammer | mute swan | 7days | forever_young | serious_sam | Warning Sign | MuteMike | Lounge Lizard | two_weeks | Kicked Puppy | spam
{measure:ban=throw out|kick out|lock out} {member=nick}, {days=days} will do
{measure:mute=silence|shut up|take the pen from} {member=nick} for {reason=crime}, only in {board=board}
for {reason=crime}, {measure:ban=show the door to|kick out} {member=nick} for {days=days}
in {board=board} {measure:mute=stop} {member=nick} from posting for {days=days}, {reason=crime}
~ {measure:warning=have a stern word with|rap the knuckles of} {member=nick}: {reason=crimelong}
{member=nick}, {measure:mute=no more posting|not a word from him}, {board=board}, {days=days}, {reason=crime}
{measure:warning=caution} {member=nicktrap}

%tool list_flagged_posts The moderation queue: posts that members have reported and nobody has handled.
%also Lists reported posts.
%also What is waiting for a moderator, by board, by the one who complained, by the one complained about, or by gravity.
%param board (subforum, category) {"type": "string", "description": ""}
%param flagged_by (reporter, reported_by) {"type": "string", "description": "Member who reported the post"}
%param written_by (author, poster) {"type": "string", "description": "Member who wrote the post"}
%param severity (level, gravity) {"type": "string", "enum": ["minor", "serious"], "description": "Gravity given by the reporter"}
%param max_results (limit, count) {"type": "integer", "description": "Default 25"}
%list boardtrap: Serious Cooking | Minor League | Top Ten | Ask the Author | Members' Complaints | small animals | Twenty and Over | written by you | Grave Matters | nasty weather
what's waiting for a mod in {board=board}, {severity:serious=the bad ones|only grave stuff|just the nasty ones}
complaints from {flagged_by=nick}, {severity:minor=the harmless ones|small stuff only|nothing grave}
which posts by {written_by=nick} did {flagged_by=who2} complain about
has {flagged_by=nick} reported anything from {written_by=who2} in {board=boardb}
~ I've got ten minutes before lunch, so show me what people reported in {board=board}, {max_results=few2} at most
{board=board}, against {written_by=nick}, reported by {flagged_by=who2}, top {max_results=few2}
anything reported in {board=boardtrap}?

%server viewcall
%list calltitle: budget talk with Globex | handover of the night shift | coffee with the Lisbon team | interview for the lab | year-end review | parents and teachers | roadmap and risks | wedding planning | quiz rehearsal | pitch for the bank | yoga for beginners | supplier talk | crisis call | demo for partners in Spain | thesis chat | board games | first aid refresher | contract talks with the hotel | piano lesson | launch party | welcome for Emil | design and text review

%tool viewcall_create Create a video meeting with guests.
%also Returns a link to join.
%also Have several people see each other on their screens: what for, from when, how long, who, and whether it is kept as a film.
%param title* (topic, subject) {"type": "string", "description": "What it is about"}
%param start* (begins, start_time) {"type": "string", "description": "When it begins"}
%param minutes (duration_minutes, length_minutes) {"type": "integer", "description": "Length in minutes"}
%param guests (attendees, invitees) {"type": "array", "items": {"type": "string"}, "description": "Who is invited"}
%param record (recording, keep_video) {"type": "boolean", "description": ""}
%list team2: Kim and Ravi | Lena, Tomasz and Olu | Priya and Marcus | Hugo | Mei, Zoe | Ines | Anneke and Joao | Nadia, Pete and Rosa | Stefan and Yusuf | Fatima | Chen Wei and Jakob | Dana, Bert | Emil | Ravi, Mei and Hugo | Zoe and Olu | Marcus | Rosa and Kim | Jakob, Lena | Tomasz | Pete and Priya
%list mins: 30 minutes => 30 | an hour => 60 | 45 minutes => 45 | half an hour => 30 | 90 minutes => 90 | 15 min => 15 | two hours => 120 | 20 minutes => 20 | an hour and a half => 90 | 60 min => 60 | 25 minutes => 25
%list vctitle: Budget for spring, first draft | Coffee with the new ones | Standup | Where do we go from here | Sales and support sync | Talk about Pino's | Launch at noon | Retro | Meet the Anchor team | Old plans, new plans | Q&A with Priya | Handover
%list crew: Tess and Bo | Priya, Hal and Wren | Siobhan O'Hara | Big Sal, Yuki and the intern | Rupert plus Leila | Casper | Ignacio, Fatima | Mrs. D'Souza and Mr. Okonkwo | Marek, Jo-Ann and old Pete | Dr. Lindqvist and her assistant
%list nmins: 10 | 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 60 | ten => 10 | 90
%list guests: Kim, Ravi and Dr. Sole | ines@acme.io | Priya and the people from Globex | Marek, Lena | the whole board | Jonah Price, Tom Becker
%list span: half an hour => 30 | 20 minutes => 20 | an hour => 60 | 45 min => 45 | 90 minutes => 90 | ten minutes => 10 | two hours => 120 | 15 minutes => 15 | 25 mins => 25 | forty minutes => 40
~ video meeting "{title=calltitle}" {start=start} with {guests=team2}
create a video meeting {start=start}, {minutes=mins}, {title=calltitle}
~ {title=calltitle}, {start=start}, {minutes=mins}, guests {guests=team2}, {record:true=recorded}
{guests=team2} and me on video {start=start}: {title=calltitle}[, {record:true=record it}]
for {minutes=mins}, {start=start}, a video meeting on {title=calltitle} with {guests=team2}
~ set up a video meeting, {title=calltitle}, {start=start}, {record:false=no recording|don't record}
I'd like to see {guests=team2} on screen {start=start}, {title=calltitle}
get {guests=team2} together online {start=start} for {minutes=mins}, subject {title=calltitle}
{title=calltitle}: face to face but from home, {start=start}, {record:true=keep it on tape|tape it}
trains are on strike again and half of them can't come in, so do {title=calltitle} online {start=start} with {guests=team2}
writing mails got us nowhere in three weeks, we have to look each other in the eye. {title=calltitle}, {start=start}, {minutes=mins}
create a video meeting with {guests=team2}
video meeting on {title=calltitle}, {minutes=mins}
create a call titled {title=vctitle} with {guests=crew} on {start=whenx}
video meeting {start=whenx} for {minutes=nmins} minutes about {title=vctitle}
title {title=vctitle}, start {start=whenx}, length {minutes=nmins}, guests {guests=crew}
{minutes=nmins} minutes with {guests=crew} on {start=whenx}, called "{title=vctitle}"
invite {guests=crew} to "{title=vctitle}" {start=whenx}, {record:true=record it|recorded}
set up {title=vctitle} on {start=whenx}, {record:false=no recording|don't record}
subject: {title=vctitle}, when: {start=whenx}, who: {guests=crew}
with {guests=guests} at {start=slot2}, on {title=purpose}
for {minutes=span}, {guests=guests}, {title=purpose}, {record:true=record it|with recording}
{title=purpose} {start=slot2}, guests {guests=guests}, [camera stays off, I've got the flu]
%lang de
setz {start=when} ein Videotreffen mit {guests=firstname} an, Thema {title=calltitle}
%lang es
créame una videollamada sobre {title=calltitle} {start=when} con {guests=firstname}

%tool viewcall_transcript Get the transcript of a video meeting.
%also Returns what was said, by speaker.
%also Word for word what people talked of on their screens, all of it or by one person or on one subject.
%param meeting* (call, title) {"type": "string", "description": "Title of the meeting"}
%param speaker (person, who) {"type": "string", "description": "Only this person"}
%param about (subject, topic) {"type": "string", "description": "Only this subject"}
%list who4: Kim | Ravi | Anneke | Tomasz Nowak | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Ms. Brandt | accounting | Dana from marketing | paula@acme.io | hugo.r@northwind.com | Emil
%list said: prices | hiring | warranty terms | overtime and holidays | Spain | late deliveries | parking in the yard | discounts for partners | new machines | legal fees | food at the party | budget for travel | merger plans | quality in may | safety | school fees | rent | repairs to the roof | insurance for the van
%list vcmeet: Budget, second round | Weekly with sales | Kickoff for Project Anchor | Standup | Hiring and firing | Talk with Pino's | Design review | Q3 numbers | Interview Priya Nair | The Road to Launch | retro | all hands
%list vcabout: the move to Oslo | pricing | the budget for travel and food | layoffs | what comes after launch | the bug in checkout | holidays | who pays for the van | deadlines | Plan B
%list daypast: yesterday | Monday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th
%list mate2: Kim | Ravi | Lena | Jonah Price | Marek | Ines | Yusuf | Priya | Dana Holt | Emil | Fatima | Hugo | Chen Wei | Sofia | Olu | Tom Becker | Rosa Diaz | Stefan | Nadia | Zoe
%list deck: Pitch for Globex | Kick-off | Annual meeting | Roadmap | All hands in May | Onboarding
%list subject: refunds | a broken charger | the invoice from march | late delivery to Spain | the login with two factors | missing keys | gift cards under 20 euros
%list words: timeouts at checkout | umlauts | rounding | dark mode | double mails | slow search on mobile | the password reset | webhooks from the bank | csv import with quotes | pictures under 1 MB | sign-in with google
transcript of {meeting=calltitle}
get the transcript of the video meeting {meeting=calltitle}, only {speaker=who4}
{meeting=calltitle} transcript, {about=said}
what did {speaker=who4} say about {about=said} in {meeting=calltitle}
everything on {about=said} by {speaker=who4} from {meeting=calltitle}
in {meeting=calltitle}, {speaker=who4}, on {about=said}: transcript please
I couldn't be there, what was said at {meeting=calltitle}
did {speaker=who4} promise anything on {about=said} during {meeting=calltitle}
word for word, {speaker=who4} in {meeting=calltitle}
my connection broke down just when it became interesting, so what did they decide on {about=said} at {meeting=calltitle}
{speaker=who4} now claims it was never agreed and I know better. {meeting=calltitle}, the bit with {about=said}
transcript of what {speaker=who4} said
get the transcript on {about=said}
transcript of {meeting=vcmeet}, only {speaker=ppl}
what {speaker=pplb} said about {about=vcabout} in {meeting=vcmeet}
meeting {meeting=vcmeet}, speaker {speaker=ppl}, topic {about=vcabout}
~ get the parts on {about=vcabout} from the transcript of {meeting=vcmeet}
meeting: {meeting=vcmeet}, subject: {about=vcabout}
show me the transcript of {meeting=vcmeet} from {=daypast}
only what {speaker=mate2} said in {meeting=deck}
about {about=subject} in {meeting=deck}
from {meeting=deck}, {speaker=mate2} on {about=words}
