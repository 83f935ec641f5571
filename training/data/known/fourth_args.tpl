# Fourth: arguments said and left out, and where they end. Words of a parameter that are none, two values of one kind in a
# request, free text with times, people, "and" and questions inside, politeness and reasons behind it, odd forms of numbers.
%lang en

# What is named only to be ruled out.
%list cv_o: the old roof | my cousin's wedding | yoga mats
%list wk_o: Lord Byron | Thursday | 1985 | Battle of Hastings
%list ex_o: 7 * 8 | 15% of 90 | 300 / 4
%list cm_o: attic cam | pier camera | cam 9
%list cu_o: roubles | tenge | dinars
%list tz_o: London | my own zone | Chicago
%list la_o: big chandelier | fairy lights | torch
%list em_o: q81 | msg-1 | 55ff0
%list c_o: Basil | the choir | my aunt
%list tn_o: 4 | 99 | #300 | ten
%list to_o: old.me@post.example | team@tideline.example
%list fi_o: trash.json | draft.csv
%list sy_o: Nestlé | the index | Puma
%list src_o: the Sun | CNN
%list d_o: the 6th | tuesday | 4/4

# Mail.
%list p: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list q: mooring fee | tiles, grout and sealant | dinner for twelve | friday's run sheet | urgent repairs | unread chapters | all-day pass | HTML template | invoice 77-C from May | before and after pictures | 5 % discount | no later than monday | ticket #4471 | terms & conditions | cot and pram | who pays the deposit | lost property | the 3 o'clock ferry | payroll, june | #relocation | wasp nest | overdue notice | room for two | band rehearsal and sound check | £40 refund | low season rates
%list back: past 48 hours => 2 | last ten days => 10 | past three weeks => 21 | last 6 weeks => 42 | past week => 7 | last couple of days => 2 | last fortnight => 14 | past four months => 120 | last year => 365 | last 5 days => 5 | last half year => 180
%list n: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list em: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22 | #1183 | x4kq9 | in-0932 | t-88b | 66a1cc | M-2047 | z9mail3
%tool search_email
the unread ones don't matter to me, just find that mail about {query=q}
it was flagged urgent I think, anyway a mail from {from_email=p} on {query=q}
find me that mail, the one where {from_email=p} goes on about {query=q}
{query=q}, that was an email, wasn't it? from {from_email=p}? I was on a train when I read it
look through the mail for {query=q}, I need it for the tax people
any mail on {query=q}, I only want to forward it to {=p2} myself later
{=p2} told me that {from_email=p} had emailed something on {query=q}, can you find it
forwarded by {=p2}, but the mail was originally from {from_email=p}, and it's about {query=q}
{query=q} ... not to {=p2}, it's a mail I got from {from_email=p}, somewhere in the {days_back=back}
emails, {days_back=back}, from {from_email=p}, containing "{query=q}", cap it at {limit=n}
show at most {limit=n} emails, the {days_back=back}, and only where it says {query=q}, if you don't mind
(mails|emails) mentioning {query=q}, please, that's all I need for now
did {from_email=p} mail about {query=q}? I ask because of the meeting at 3
inbox search "{query=q}", no rush, whenever you get round to it
the mail with {query=q} in it, not older than the {days_back=back}, ok?
{limit=n} mails tops, sender {from_email=p}, keyword {query=q}, ta
I have {=n} kids and no time, so please, where's the mail with {query=q}

%tool get_email_details
open {email_id=em}, I have to see who was in cc
full text of {email_id=em} if it isn't too much trouble, my screen is tiny
read out {email_id=em}, I mean all of it, including the bit about friday
{email_id=em}, the whole mail, since {=p} says I misread it
{email_id=em} not {=em_o}, open that email

%tool summarize_email
{email_id=em} in two sentences, I'm about to go into a meeting with {=p}
is there a date or an amount in {email_id=em}? sum the mail up for me
the short version of mail {email_id=em}, and don't worry about the attachments
what's the point of mail {email_id=em}, I mean before it gets to the small print
summary of email {email_id=em}, that's the one with the urgent flag

%list to: halima@mossgrove.example | b.farr@quayside.example | desk@lindqvist.example | yusuf_k@depot.example | office@tidewater.example | j.ortega@northmill.example | kwame99@post.example | orders+june@tileworks.example | noor@studio-elm.example | contact@greenbarn.example | dot.h@uni-west.example | rentals@ferryline.example
%list tos: halima@mossgrove.example, b.farr@quayside.example | noor@studio-elm.example, dot.h@uni-west.example | rentals@ferryline.example, office@tidewater.example, kwame99@post.example
%list su: Keys, lamp and a question | Friday at 3 | URGENT: gas meter | Re: our call with Ludmila | No subject really | A quick thank you | Offer 12 % | Room for two, 4-9 Aug | Please read by Monday | Cc: everyone | Not urgent | From me to you | What now? | Invoice 77-C | New start, new desk | All day, every day | HTML or plain? | Two things
%list bo: the van is here and the boxes are in it | we can do friday, but not before three | the keys are with Ludmila until monday, she's home after six | 12 % is too much for us, 8 would be fine | I'd love to come and I'll bring a salad | the gas man came at noonish, looked at the meter and left | please ask Noor about the second invoice | she can have the room from the 4th to the 9th | it isn't urgent, but it would be good to know by wednesday | nobody has unlocked the side gate since the 5th | we'll pay €450 now and the rest in a fortnight | the draft is at /shared/plans/v3.pdf, page 9 is new | from tomorrow on I'm at a new desk, 2.14 | yes to the tiles, no to the grout | the call with Ludmila went well, thanks for setting it up | the parcel for Mr. Farr came to us by mistake | the ferry at half seven is full
%list bt: the van is here and the boxes are in it | we can do friday, but not before three | the keys are with Ludmila until monday | 12 % is too much for us | the gas man came at noonish and left again | she can have the room from the 4th to the 9th | we'll pay €450 now and the rest in a fortnight | the draft is at /shared/plans/v3.pdf | from tomorrow on I'm at a new desk, 2.14 | the parcel for Mr. Farr came to us by mistake | the ferry at half seven is full | the second invoice, the one from 3/4, is still open
%list qu: the room is free at 3 | they still need a cot for the 12th | Yusuf can drive on friday and pick up the tiles | the offer of 12 % still stands | we should bring chairs, plates or both | invoice 77-C has been paid | she'd rather meet at the quay or at home
%tool compose_email
email {to=to}, copy to {cc=to}, subject "{subject=su}", saying {body=bo}
with {cc=to} on copy, email {to=to} that {body=bt}, headed {subject=su}
{cc=to} just gets a copy, the mail itself goes to {to=to}, "{subject=su}", text: {body=bo}
to: {to=to} cc: {cc=to} subject: {subject=su} body: {body=bo}
cc {cc=tos}, to {to=to}, re {subject=su}, and in the mail: {body=bo}
send mail to {to=tos} under {subject=su}: {body=bo}. Thanks, that's all
{to=to} gets an email, {subject=su}. Nobody in cc. The text is: {body=bo}
no copy to anyone, email {to=to}, "{subject=su}": {body=bo}
it isn't urgent, but please mail {to=to} that {body=bt}, subject {subject=su}
ask {to=to} by email whether {body=qu}, as subject put {subject=su}
inquire per email at {to=to} if {body=qu}, and let {cc=to} see it too. subject: {subject=su}
not from {=to_o} but from my usual address, email {to=to}: "{body=bo}", subject {subject=su}
plain text is fine, mail {to=to}, {subject=su}, {body=bo}
Could you write an email to {to=to}? Subject: {subject=su}. It should say "{body=bo}", and cheers
{subject=su} is the subject, {to=to} the recipient, {cc=to} the copy and "{body=bo}" the text of an email to be sent
mail for {to=to}, {=p} gave me the address. {subject=su}: {body=bo}
drop {to=to} an email that {body=bt}
email {to=tos} about "{subject=su}", I'll dictate the text in a sec
compose an email, subject {subject=su}, text "{body=bo}", the address I still have to find

%tool reply_email
reply to {email_id=em} with "{body=bo}", and no need to copy anyone
"{body=bo}", send that as the answer to mail {email_id=em}, ok?
ask back on email {email_id=em} whether {body=qu}
email {email_id=em} asks about monday, so reply {body=bo}
answer {email_id=em}, the mail from {=p}, as follows: {body=bo}
in reply to {email_id=em}, not {=em_o}: {body=bo}
{=p} is waiting for word on {email_id=em}, reply to the mail with: {body=bo}
reply to mail {email_id=em}, I haven't decided on the wording

%tool analyze_email
a mail came from {from=to}, subject {subject=su}, it says "{body=bo}". what do I do with it, I'm a bit lost
incoming mail: subject "{subject=su}", from {from=to} (not to be confused with {=to_o}), text {body=bo}
have a look at this mail, it's marked urgent: from {from=p}, subject {subject=su}, body: {body=bo}
text "{body=bo}", title "{subject=su}", sender {from=to}, that just hit my inbox, judge the mail
I've been sent this mail by {from=to}: {subject=su} - {body=bo}. Is it something I must act on?

# Messages.
%list c: Halima | Oisín | the rowing eight | @dot | my stepson | #kitchen-crew | Ludmila | neighbours' group | the babysitter | Kwame | grandad | chat 5512 | cousin Dot | the five-a-side lot | Mrs. Achterberg | team Harbour
%list tx: be there at half seven, not seven | the keys are under the pot and the dog is fed | I paid the £40, you owe me 12 | kim and tom can't make friday | tell Yusuf the tiles came | I'll remind you tomorrow at 9 | look at ~/plans/garden.png when you get a sec | the table is booked for six, 8pm, name of Farr | sorry, wrong group | don't wait up, it'll be midnight or later | #lostcat found, all good | meet you at the quay on the 5th, around noonish | we need 2 kg of flour, a lemon and thyme | who's bringing the tent? | I read your mail, ok for me | thanks for yesterday | it's 19% off until sunday | ring me on 0171 555 21 | can we swap wed and thu | train's late, 25 mins at least
%list th: the keys are under the pot and the dog is fed | we're meeting at half seven | the £40 are paid | kim and tom can't make friday | the tiles came and half of them are cracked | dinner is at 8 and there's fish | I'm on the 17:40 and there by six | she passed with 92 percent | it'll be midnight or later | the code for the gate changed to 8831 | Yusuf will drive, not Dot
%list ask: the room is free at 3 | she has the spare key or Yusuf does | they'd like soup and bread | 7 is too early | he can bring a tent and two chairs | it's ok to come a day later | anybody saw my scarf | there's parking near the quay after six
%list do: bring 2 kg of flour and a lemon | meet me at the quay at noon | leave the keys with Ludmila | call the vet before five | wait until I'm back on friday | move the car and take the bins out | say thanks to mr. Farr from me | send the pictures to Halima tonight
%tool send_message
text {chat_id=c} that {text=th}, they've been asking since this morning
message {chat_id=c} "{text=tx}", if you don't mind
(shoot|fire) {chat_id=c} a quick message: {text=tx}
ask {chat_id=c} over chat whether {text=ask}, I need to know for the booking
I'd like to know from {chat_id=c} if {text=ask}, drop them a text
tell {chat_id=c} by text to {text=do}, would you
get {chat_id=c} to {text=do}, a message should do it
{text=tx} - to {chat_id=c}, as a message, and that's it
{=p2} wants me to tell {chat_id=c} something: message them that {text=th}
from {=p2} to {chat_id=c}, put it in a message: {text=tx}
not to {=c_o}, to {chat_id=c}: text them "{text=tx}"
in the chat with {chat_id=c}, write {text=tx}, sorry for the bother
it's urgent, text {chat_id=c}: {text=tx}
no need to shout, message to {chat_id=c}, all lower case: {text=tx}
message {chat_id=c} for me, the words are "{text=tx}" and nothing more
{chat_id=c} is at work till five but should still get a text that {text=th}
WhatsApp to {chat_id=c}: {text=tx}
would you let {chat_id=c} know in a message that {text=th}? my battery's at 4 percent
say {text=tx} to {chat_id=c} on chat, cheers
send {chat_id=c} a message, I'll tell you in a moment what
put "{text=tx}" in a chat message, I'm not sure yet to whom

# Calendar.
%list d: wed wk | the 5th | 3/4 | in a fortnight | friday after lunch | the last weekend of may | sat the 9th | tmrw pm | 12-08 | next thu morning | today week | the 21st | the day after pentecost | monday in two weeks | whit monday | the 30th, evening | sunday arvo | 2031-02-14 | the first of the month | thursday before noon
%list f: the 5th | 3 june | wed wk | next monday | the 14th at noon | 1/9 | tomorrow morning | the first of july | sat
%list t: the 8th | 17 june | fri wk | the monday after | the 22nd at six | 12/9 | thursday night | the end of july | tue
%list cal: family | night shifts | band | school run | on-call | private | Holidays | Kwame's | regatta | u12 football | building site | rota
%list ti: all-day workshop | coffee w/ Dot and Oisín | 9 to 5 the musical | Plan B, part two | urgent vet visit | "what if" session | lunch & learn: taxes | tiles, take 2 | room hunt with Ludmila | 5k along the quay | swim meet | move & paint | ferry to Ardmore | Q&A with the surveyor | Yusuf's send-off | band practice | call re invoice 77-C | parents' evening, class 4b | Half-time review | meet the neighbours | boiler service | Dune: Part Two | blood test | chess with grandad
%list st: wed wk at 1430h | the 5th at half seven | 3/4, 9am | friday noonish | tmrw at twenty past ten | sat 1800h | the 21st from eight | next thu at quarter to four | 12 august at 7.45pm | today at five to six | monday at 10-ish | sunday at noon | tonight at 2030 | in a fortnight at 11
%list en: half nine | 1600h | five | midnight | 11.15 | ten past six | noon | quarter past eight | 9ish | 20:45
%list du: 90 mins | an hour and a half | two and a half hours | 75 minutes | three quarters of an hour | 1.5 h | half a day | 1h15 | 40 min | six hours | a full hour | 2 hrs 20 | twenty-five minutes
%list pl: the quay | room 2.14 | 8 Gasworks Lane | Dot's kitchen | the old pump house | Zoom | St. Brigid's hall | gate C | Halima's | the depot, 2nd floor | table 6 at Franco's
%list no: bring slippers, a towel and the form | park behind the church | ask Yusuf about the tiles | the code for the gate is 8831 | nobody over 12 | we'll need two cars by five | agenda: budget, keys, summer | read ~/plans/v3.pdf beforehand | dress warm
%tool get_calendar_events
what's on {start_date=d}, I mean not counting birthdays
any all-day events {start_date=d}?
what have I got from {start_date=f} to {end_date=t}, I'm asking for {=p2}
until {end_date=t}, starting {start_date=f}, everything in the {calendar_source=cal} calendar
{calendar_source=cal} calendar, {start_date=f} till {end_date=t}, thanks, that's all
show me {start_date=d} in my calendar, it's because {=p} wants an answer by five
{start_date=d}, is there something urgent on the calendar or could it all wait
am I free {start_date=d}? {=p} asked, something about tiles
my {calendar_source=cal} calendar {start_date=d}, with the little things included
look up to {end_date=t} in my calendar, anything at all
is {start_date=d} still empty or did I put something into the {calendar_source=cal} calendar after all
meetings {start_date=f} through {end_date=t}, please, I have {=n} colleagues to plan for
do I have to be anywhere between {start_date=f} and {end_date=t}
{start_date=d}, what does it look like, appointment-wise
events {start_date=d}, not {=d_o}
I want to see my appointments, day by day

%tool create_calendar_event
{title=ti}, {start_time=st} to {end_time=en}, at {location=pl}, calendar please. oh, and it isn't all day
book {title=ti} into my calendar {start_time=st} for {end_time=du}, it's for the offsite
calendar entry "{title=ti}", start {start_time=st}, end {end_time=en}, note "{description=no}"
from {start_time=st} I'm in {location=pl} for {title=ti}, say {end_time=du}, block it in the calendar
enter {title=ti} for {start_time=st}, {end_time=du}, I still don't know where
{end_time=du} at {location=pl} {start_time=st}: put "{title=ti}" in my diary
schedule {title=ti}. Where: {location=pl}. When: {start_time=st}. How long: {end_time=du}. Notes: {description=no}.
{description=no} - that's the note, {title=ti} the event, {start_time=st} till {end_time=en} the time, please enter it in the calendar
move nothing, only add {title=ti} {start_time=st}, ends {end_time=en}, to the calendar
I told {=p} yes to {title=ti} {start_time=st}, {end_time=du} max, so into the diary it goes
the {=n} of us have {title=ti} at {location=pl} {start_time=st} until {end_time=en}, add that to my schedule
an appointment, {title=ti}: {start_time=st}, {end_time=du}, if it's not too much to ask
pop {title=ti} in the calendar for {start_time=st}. should take {end_time=du}, last time it was longer
could my calendar have {title=ti} from {start_time=st} to {end_time=en}? {=p2} wants proof
new event titled {title=ti} at {location=pl}, starting {start_time=st}, running for {end_time=du}, ta
title {title=ti}, details {description=no}, begin {start_time=st}, finish {end_time=en}, into my calendar
{title=ti} will be {start_time=st}, put that in my calendar, I can't say how long it takes
make a calendar entry at {location=pl} {start_time=st}, the name comes later

# Reminders.
%list wh: at 1430h | in an hour and a half | on the 5th | wed wk at 9 | at half seven | around noonish | in a fortnight | on 3/4 at 8am | tmrw night | in 90 mins | the day after tomorrow at six | every other friday | at ten to five | on sunday after church | in three quarters of an hour | tonight at 2030 | next thu | on the 21st at noon | in twenty-five minutes | first thing tomorrow
%list me: ask tom about friday's invoice | ask Halima whether the room is free at 3 | feed the dog and lock up | be at the quay by six | tell Dot that the 9 o'clock is cancelled | take the 17:40, not the 18:10 | buy milk, eggs and a 40 watt bulb | pay £40 to Yusuf before monday | check if the tiles came and count them | sign the form from the 5th | text kwame the code, 8831 | move the meeting with Mr. Farr to next week | water the beans at noon and at six | read what the surveyor wrote on tuesday | email the receipts to the insurer | wish Oisín luck for tomorrow | take 2 tablets with water | look at ~/plans/v3.pdf and comment | defrost the soup for tonight | cancel the free month before the 30th
%list mn: friday's invoice | tomorrow's swim meet | the 9 o'clock call with Dot | bins and bottles | my half of the rent | the form for monday | dad's birthday on the 8th | soup on the stove | the £40 for Yusuf
%tool schedule_reminder
remind me {when=wh} to {message=me}, if you don't mind
remind me to {message=me}, {when=wh} that is
{when=wh}, reminder: {message=me}, thanks a bunch
I'd like a reminder {when=wh} about {message=mn}, that's all
set a reminder for {message=mn}, {when=wh}, since I forgot last time
don't let me forget to {message=me}. {when=wh} would be good
{message=me}: could you remind me of that {when=wh}?
give me a nudge {when=wh} regarding {message=mn}, {=p2} is counting on me
remind me {when=wh} so I don't forget to {message=me}
I'm off now, so {when=wh} please remind me: {message=me}
it's urgent so remind me, {when=wh}, to {message=me}
{when=wh} I'd like to hear from you "{message=me}", as a reminder
"{message=mn}" is what the reminder should say, and {when=wh} is when it should go off
I won't be near a clock, remind me {when=wh} that I was to {message=me}
could you, {when=wh}, remind me to {message=me}? I have {=n} other things in my head
let my phone go off {when=wh} with the words {message=me}, no snooze or anything
a reminder to {message=me}, I'll say when
remind me {when=wh}, I'll think of the text in a second

%tool cancel_reminder
cancel reminder {reminder_id=num_id}, I've already spoken to {=p2}
reminder {reminder_id=em} can go, the other {=n} stay
drop reminder {reminder_id=num_id}, not {=num_id}, that one I need
the reminder set for {=d}, its id is {reminder_id=em}, please cancel it
turn off reminder {reminder_id=num_id}, it says urgent but it never was
%tool list_reminders
show my reminders, all of them, I want to see whether {=d} is covered
which reminders have I got, I can never keep track of more than {=n}
what are you going to remind me of, apart from {=mn}

# Todo list.
%list ta: buy milk and wash the car | ask kim whether the room is free at 3 | find the urgent letter | write the low-fat recipe down for Dot | call the vet about tuesday's appointment | pay half of invoice 77-C | tidy the shed, the attic and the porch | plan dinner for friday | print all 14 photos | get a high chair for the cot room | read the normal distribution chapter | book a table for six at 8pm | return the tent to Yusuf before he leaves | pick up the parcel at Gasworks Lane 8 | compare three quotes | learn 20 verbs | fix the done stamp | call mum, then call dad | order 2.5 m of oilcloth | open a savings account | back up ~/photos to the disk | sew on the button and hem the skirt | renew the library card by post | draft the email to Mr. Farr | fill in form P45 | descale the kettle, again
%list due: wed wk | the 5th | 3/4 | two weeks today | friday noonish | tmrw | the 21st | end of may | next thu | sat 1800h | whit monday | the last of the month | 12 august | half term
%list hi: top priority => high | high => high | a high one => high | marked urgent => high | priority 1 => high | the most important of the lot => high | crucial => high | it can't wait => high | extremely pressing => high
%list lo: low => low | a low one => low | lowest priority => low | not important at all => low | no hurry whatsoever => low | it can wait => low | one for a rainy day => low
%list pr: high prio => high | priority high => high | prio: high => high | low prio => low | priority low => low | prio: low => low | normal priority => normal | prio normal => normal | of medium priority => normal
%list de: Yusuf has the ladder, Dot the brushes | costs about €60 | the shop shuts at half five | ask for the man in green | form is in ~/papers/p45.pdf | only if it's under 5 % | take both keys | ring twice, they're deaf | last time it took an hour and a half
%list tn: 3 | #14 | 27 | 88 | six => 6 | twelve => 12 | #205 | 9 | fourteen => 14 | 51 | #8
%tool add_task
put {title=ta} on my todo list
todo: "{title=ta}". No date, no priority
new task, {title=ta}, to be done by {due_date=due}, I don't care how urgent you make it
{title=ta}, that should be on my list by the time {=p2} asks
add {title=ta} to the list, {priority=hi}
add {title=ta} to the list, {priority=lo}, but don't drop it
task: {title=ta}; details: {description=de}; due: {due_date=due}; {priority=pr}
details "{description=de}", title "{title=ta}", a new todo with {priority=pr}
I need a todo for {title=ta} and its note is {description=de}
please note a task for me, {title=ta}, because {=p} keeps asking
to my todos: {title=ta}, deadline {due_date=due}, remark: {description=de}
{priority=pr}, {title=ta}, on my todo list, if you'd be so kind
{due_date=due} is the deadline, {title=ta} the job, create the task
before I forget, {title=ta}, by {due_date=due} at the latest, as a todo
stick {title=ta} on my todos, it's for the move, not for work
I must {title=ta}. List it with my tasks, and that's everything for today
it isn't urgent or anything, just add a task to {title=ta}
{=p} says it's important, I say it's {priority=lo}: {title=ta}, add it as a task
one todo, not two: {title=ta}
jot it on the to-do list, will you, {title=ta}, {due_date=due}
to-do, {priority=pr}: {title=ta}. {description=de}. By {due_date=due}.
create a task due {due_date=due}, I'll give you the title in a moment
make me a new todo with {priority=pr}, title to follow

%tool list_tasks
show my todo list, done or not, urgent or not
tasks please, the whole list, it's for the handover with {=p2}
what's {status:open=still open|not done yet|left to do} on my todo list, important or not
list the tasks I've {status:done=already done|finished|crossed off}, from urgent to trivial
any {priority:high=urgent|high priority|really important} todos? just asking, {=p} makes me nervous
{status:open=open} tasks, only {priority:low=low priority|the unimportant} ones
todo list, {priority:normal=normal|medium} priority, {status:done=done|completed}
which of my todos are {priority:high=top priority|urgent}, done or undone
read me my todos, I have {=n} minutes before the {=ti}
my tasks, one by one, and no reminders or appointments in between
the {priority:low=low|lowest} ones among my tasks that are {status:open=unfinished|still to do}

%tool complete_task
task {task_id=tn} is done, {=tn_o} isn't
{task_id=tn} on the todo list is done, urgent or not, mark it
mark todo {task_id=tn} as complete, took me {=du}
check off task {task_id=tn}, the one I was supposed to finish by {=due}
I did task {task_id=tn}, thanks to {=p2}, so tick it please

%tool update_task
task {task_id=tn}: from {=due} to {due_date=due}
task {task_id=tn} is due {due_date=due} now, not {=due}
rename task {task_id=tn}, instead of "{=ta}" it should be "{title=ta}"
task {task_id=tn} used to be low, make it {priority:high=high|urgent}
change todo {task_id=tn} from high to {priority:low=low|low priority}
task {task_id=tn}, title {title=ta}, details {description=de}
new details for task {task_id=tn}: {description=de}. the title stays as it is
todo {task_id=tn}, {priority=pr}, due {due_date=due}, the rest as before
set the due date of todo {task_id=tn} to {due_date=due}, it's for the insurance
"{title=ta}" is the new title for task {task_id=tn}, thanks
make task {task_id=tn} {priority:normal=normal|medium}, neither high nor low
task {task_id=tn} isn't done after all, so {status:open=reopen it|back to open with it}
add to task {task_id=tn} as description "{description=de}", ok?
push task {task_id=tn} back to {due_date=due}, {=p} is ill
the description of todo {task_id=tn} should read {description=de}, and leave the date alone
lower task {task_id=tn} to {priority:low=low}, {=p2} says it can wait anyhow

%tool delete_task
delete todo {task_id=tn}, it was due {=due} and nobody cared
remove task {task_id=tn}, that's the urgent one about {=q}
I want todo {task_id=tn} deleted, not marked as done
throw out task {task_id=tn}, please keep {=tn_o}

# Memory.
%list fa: Dot is allergic to nuts, eggs and anything with soy | the spare key hangs behind the meter | I take a size 43, 42 in trainers | Yusuf's daughter starts school on the 5th | the alarm at the depot goes off at half seven | my plate is KX 31 BFD | we pay £1,240 rent, due on the 3rd | I never eat before noon | mum's new number is 0171 555 21 | the boiler was serviced in may and costs 90 a year | Kwame likes his steak rare and his tea black | I said no to the tiles and yes to the paint | my blood type is 0 negative | the bins go out on wed wk, then every fortnight | our wifi is called "Pretty Fly" | Halima and Oisín got married at the quay | I sleep badly when there's a full moon | the gate opens with 8831#
%list ca: family | car | food | health | house | rowing | money | clothes | holidays | pets | tiles and paint | school
%tool store_fact
remember that {fact=fa}, ok?
remember this please, it's not urgent: {fact=fa}
file under {category=ca} that {fact=fa}
{fact=fa}. Remember that for me, will you? I keep mixing it up
keep in mind for good: {fact=fa}, thanks, that's it
please make a note for later, category {category=ca}: {fact=fa}
so you know it next time, {fact=fa}, store that with {category=ca}
that {fact=fa} is something you should remember, says {=p2}
commit to memory: "{fact=fa}"
{category=ca}: {fact=fa} <- remember
I want you to remember the fact that {fact=fa}, because {=p} will ask again
memorise: {fact=fa}. no category
put a new fact into the {category=ca} category, I'll dictate it now

%tool list_facts
which facts do you have under {category=ca}, {limit=n} at most, and I don't need the dates
all the facts you've stored, with or without category
stored facts, {category=ca}, it's for {=p}
list what you know about me, not more than {limit=n} facts though
%tool delete_fact
forget fact {fact_id=em}, it was wrong from the start, I mean the part about {=ca}
fact {fact_id=num_id} isn't true any more, delete it, but leave {=num_id} alone
the fact with id {fact_id=em}, out with it, if you'd be so kind

%list us: is the quay open at noon | how long does rice take, and how much water | who wrote Dune | can I freeze soup | 15 % of 90? | when do I have to leave for the 17:40 | what's another word for urgent | remind me at 8
%list ag: yes, until six | eighteen minutes, two cups to one | Frank Herbert | yes, for three months | 13.5 | by ten past five | pressing | done, at 8 it is
%tool store_conversation
save this chat of ours, I asked "{user_message=us}" and your answer was "{agent_response=ag}", I might need it on friday
conversation log: you answered {agent_response=ag}, and what I'd asked was {user_message=us}
store our exchange, user said "{user_message=us}", assistant said "{agent_response=ag}", don't include the rest
keep our exchange on record: me - {user_message=us}; you - {agent_response=ag}; thanks

%list cv: tiles and grout | the 9 o'clock ferry | whether to lease or buy | dad's birthday and the cake | names for a boat | sleeping better | the surveyor's report | invoice 77-C | what to pack for Ardmore | friday's speech | the half marathon | moving the piano
%tool search_conversations
what did you and I say last time about {query=cv}? I was half asleep
find that conversation of ours, the one about {query=cv}, not the one about {=cv_o}
in our earlier chats, at most {limit=n} results, {query=cv}
we once talked about {query=cv}, you and I, on a sunday I believe, search for it
search our conversations for "{query=cv}" and show {limit=n}, please and thank you

%list mq: Dot's allergies | the gate code | my shoe size | mum's new number | when the bins go out | what rent we pay | where the spare key is | Kwame and steak | our wifi name | the date of Halima's wedding | when the boiler was serviced | blood type
%tool retrieve_memories
{query=mq}, I told you once, what was it? asking for the form
what do you remember about {query=mq}, {limit=n} items will do
do you recall {query=mq}? I had you note it, including the details
refresh my memory, I had you remember {query=mq}
I once told you about {query=mq}, urgent, I'm at the shop
from what I've told you to remember: {query=mq}, {include_conversations:true=and go through our old chats too|also in our past conversations|conversations included}
recall {query=mq}, {include_conversations:false=but leave the old chats out of it|without looking at our conversations|stored facts only, no chats}
{query=mq}, you have that in your memory, {include_conversations:true=look in the old conversations as well|please include what we said in chats}, {limit=n} hits
recall {query=mq}, even though this conversation is getting long
tell me again what I said to remember on {query=mq}, {=p2} is on the phone

%list up: name to Dorothea Farr => {"name": "Dorothea Farr"} | language to Welsh => {"language": "Welsh"} | time zone to Europe/Dublin => {"time_zone": "Europe/Dublin"} | units to imperial => {"units": "imperial"} | home town to Ardmore => {"home_town": "Ardmore"} | city to Swansea and language to Welsh => {"city": "Swansea", "language": "Welsh"} | nickname to Dot => {"nickname": "Dot"} | currency to GBP => {"currency": "GBP"}
%tool update_profile
in my profile change the {updates=up}, I moved on the 5th
set my {updates=up} in the profile, it was wrong the whole time
switch my profile's {updates=up}, thanks, that's all
update my {updates=up}, leave the rest of the profile alone
my profile needs one change, but I have to look it up first
%tool get_profile
let me see my profile, I have to check whether the language is still right
show me what's in my profile, name, language and so on, {=p2} doesn't believe it's set
%tool get_memory_stats
how many facts have you stored by now, I mean including the silly ones
memory statistics please, just the numbers, it's for a talk
%tool export_memory
export my memory, I don't mind which format
back up all you know about me, it's for my records, not for {=p}
give me all my stored memories as {format:csv=csv|a csv file|comma separated values}, not json
I need your memory of me in {format:markdown=markdown|md}, {=p} reads nothing else
export what you remember, {format:json=json please|as json|in json}, including everything
%list fi: ~/exports/facts-2031.json | /mnt/usb/me and you.csv | C:\Temp\memory (2).json | old_facts.final.md | facts.d/family.csv | //nas/dot/steward.json | backup.2031-02-14.json | export_5th.csv
%tool import_memory
read {file_path=fi} into your memory, it's from my old phone
import the facts from {file_path=fi}, not from {=fi_o}
your memory was wiped, the backup is {file_path=fi}, please load it
facts from {file_path=fi} into memory, all of them if you can

# Looking things up.
%list wq: how long to cook a 2 kg chicken | cheap flights to Cork on the 5th | is it ok to run with a cold | urgent care open on sunday near the quay | what 5 % ABV means | how to get from Ardmore to Swansea by train and ferry | best all day breakfast | difference between html and xhtml | half board or full board in Faro | who won last night, Leinster or Munster | why do cats knead, purr and drool | can I paint over wet plaster | size 43 rowing shoes | when do the clocks go back | 10 songs with "friday" in the title | free swim for under 12s | tiles 30x60 on offer | recipe for soup without onions
%tool web_search
look online, {query=wq}, I can't find anything myself
google this for me, "{query=wq}", it's for {=p}
I'd like to know from the web, {query=wq}, if you don't mind
{num_results=n} results from the web, nothing more: {query=wq}
internet search, {query=wq}, the newest if possible
find out online: {query=wq}? {=p2} and I have a bet on it
search the net for {query=wq} and limit it to {num_results=n}, cheers
web search please, though I'm still thinking about the words
what does the internet say to this: {query=wq}? not urgent

%list wk: Treaty of Limerick | Ada Lovelace | The Who | Friday | 1984 | Portland, Dorset | Battle of the Boyne | five-a-side football | Urgency | Boolean algebra | Half-Life | Yes (band) | Romeo and Juliet | Grace O'Malley | Dublin and Kingstown Railway | 5th Dimension | Year without a summer
%tool search_wikipedia
what has Wikipedia got on {query=wk}, it's for my daughter's homework
Wikipedia: {query=wk}, not {=wk_o}, sorry
look {query=wk} up in Wikipedia, would you, I keep hearing about it
{limit=n} Wikipedia articles around {query=wk}, please, for the train
the Wikipedia entry for "{query=wk}", no need to include the references

%list ax: low-rank adaptation | coral bleaching and salinity | sparse recovery with noise | all-optical switching | urgent triage with language models | boolean satisfiability | dark photons | half-metallic magnets | tides on exoplanets | Lindqvist and Farr on bubbles | recursive self-attention | yield of wheat under drought
%tool search_arxiv
arxiv, {query=ax}, I have a reading group on friday
papers on {query=ax}, no more than {max_results=n}, abstracts are enough for me
find me that arxiv paper, the one on {query=ax} that {=p2} raved about
are there any preprints about {query=ax}? it needn't be the latest
{max_results=n} arxiv papers on {query=ax}, {=p} wants to cite them

%list kb: how do I report a lost badge | who signs for amounts over £500 | how many days off for a move | may I bring my dog on fridays | what's the per diem for Dublin | when do bonuses get paid | which form for parental leave, P45 or P12 | how do I reset the label printer | is overtime on sunday paid double | what to do when the alarm goes off after six
%tool ask_knowledge_base
check the manual, {query=kb}?
check the handbook: {query=kb}? I've asked {=p2} and they didn't know
{query=kb}, it must be in our policies somewhere
according to our internal guides, {query=kb}? it's urgent, payroll is waiting
in the company documents, please look: {query=kb}, that's my only question
our handbook surely has a page on it: {query=kb}

%list src: the Irish Examiner | Ars Technica | ABC | The Register | BBC Wales | RTE | Le Temps | feeds.quayside.example/all.xml | https://harbour.example/rss?lang=en | Nature News | the Cork Independent
%tool get_news_rss
headlines of {source=src}, {limit=n}, thanks, the train's about to leave
what's {source=src} leading with? urgent or not, I like to know
from {source=src} please, and no more than {limit=n} headlines, not from {=src_o}
open the feed {source=src}, {=p} says there's something about us
%list nq: rail strike | Swansea dock fire | rent cap | bird flu | pension reform, part two | oil spill off Ardmore | teachers' pay | U20 final | rates and mortgages | floods in the west
%tool get_news_groundnews
news on {query=nq}, I mean since this morning
any news about {query=nq}? I have family there and can't sleep
{limit=n} stories about {query=nq}, from left and right, if there are that many
what do the papers say about {query=nq}, not the one from last year
{limit=n} news items, whatever's on, no topic in particular

# Money.
%list sy: Glanbia | RYA.IR | Kerry Group | ASML | Diageo | Rolls-Royce | NKE | AT&T | Marks and Spencer | Procter & Gamble | BRK.B | S&P 500 | DAX | Just Eat Takeaway | 888 Holdings
%list pe: over the past twelve months => 1y | in the last six months => 6mo | since new year => ytd | since january 1st => ytd | the past two years => 2y | over five years => 5y | this past month => 1mo | in the last 30 days => 1mo | over a decade => 10y | for the last quarter => 3mo | over the last 12 weeks => 3mo | all time => max | since it was first listed => max | this week => 5d
%tool get_stock_price
{symbol=sy} share price, I bought at {=bigint}, it's for the tax return
{symbol=sy} stock {period=pe}, not {=sy_o}
what did {symbol=sy} shares do {period=pe}? {=p} wants me to sell
how much is one {symbol=sy} share, and I don't need a chart or a history
shares of {symbol=sy}, {period=pe}, please, if the market data is there
{period=pe}, how have {symbol=sy} shares fared, I'm asking for my aunt
%list cn: bitcoin | chainlink | ETH | litecoin | monero | toncoin | ADA | XLM | uniswap | bitcoin cash
%list cu: pounds sterling => GBP | GBP => GBP | euros => EUR | US dollars => USD | kronor => SEK | swiss francs => CHF | rupees => INR | yen => JPY | australian dollars => AUD | rand => ZAR | new zealand dollars => NZD | mexican pesos => MXN | zloty => PLN | hong kong dollars => HKD
%list am2: 250 | 1,200 | 19.99 | two and a half thousand | 75.50 | a hundred | half a million | 12k | fifteen hundred | three quarters of a million
%tool get_crypto_price
price of {symbol=cn} in {currency=cu}, I'm not buying, just curious
what would one {symbol=cn} be in {currency=cu}, I mean right this minute
{symbol=cn} price, any currency
one {symbol=cn}, in {currency=cu} rather than {=cu_o}
I've got {=am2} left over and wonder what a {symbol=cn} costs
%tool get_exchange_rate
{=am2} in {from_currency=cu}, how much in {to_currency=cu}? it's for a deposit
to {to_currency=cu} from {from_currency=cu}, what's the rate, please
what do I get in {to_currency=cu} if I change {=bigint} {from_currency=cu}, fees not included
from {from_currency=cu} to {to_currency=cu}, not the other way round, today's rate
I owe {=p2} {=bigint} {from_currency=cu} and only have {to_currency=cu}, convert that for me
the rate for {from_currency=cu} against {to_currency=cu}, I fly on the 5th

# The house.
%list la: porch light | lamp in Dot's room | light.stairs_2 | reading light | lights over the worktop | spots in the loft | desk lamp
%list ht: heating | bathroom radiator | thermostat upstairs | climate.den | floor heating in the hall | heat pump
%list mu: kitchen radio | TV | soundbar | speaker in the shed | record player
%list dr: side door | cellar door | lock.quay_gate | back gate | front door | garage side door
%list cv2: blinds | awning | garage door | skylight | shutters in the den
%list mc: dishwasher | dryer | robot hoover | sprinklers | bread maker
%list te: nineteen and a half degrees => {"temperature": 19.5} | 20.5 => {"temperature": 20.5} | 22°C => {"temperature": 22} | seventeen => {"temperature": 17} | 68 degrees => {"temperature": 68} | eighteen degrees => {"temperature": 18}
%list br: 35 % => {"brightness": 35} | sixty percent => {"brightness": 60} | half => {"brightness": 50} | a quarter => {"brightness": 25} | 10 percent => {"brightness": 10} | eighty-five percent => {"brightness": 85}
%list vo: 15 percent => {"volume": 15} | forty => {"volume": 40} | 8 => {"volume": 8} | half => {"volume": 50} | thirty-five percent => {"volume": 35}
%tool control_device
{action:turn_off=switch off} the {device_id=la}, not the {=la_o}
{action:turn_on=turn on} the {device_id=ht}, it's {=n} degrees in here
from {=te} to {parameters=te}, that's where the {device_id=ht} should be {action:set_temperature=set}
the {device_id=ht} was on {=te}, {action:set_temperature=make it} {parameters=te}, ok?
{action:set_brightness=bring} the {device_id=la} to {parameters=br}, {=p2} has a headache
{action:dim=dim} the {device_id=la}, however much you think
{action:set_volume=turn} the {device_id=mu} to {parameters=vo}, down from {=vo}, if you don't mind
{action:lock=lock up} the {device_id=dr}, I'm the last one out, thanks
could somebody {action:unlock=unlock} the {device_id=dr}? the tiles are being delivered
{action:close=shut} the {device_id=cv2}, all the way, it's open since noon
{action:open=open} the {device_id=cv2}, but don't turn anything on
the {device_id=mc} can {action:start=start} now, we're out till half seven
{action:pause=pause} the {device_id=mc}, the baby's asleep, that's all
%tool get_device_state
is the {device_id=la} on or off, I can't see it from {=pl}
how warm is the {device_id=ht} set, not that I want it changed
did anyone lock the {device_id=dr}? I'd rather know than guess
what's the {device_id=mc} up to, running or done, it should have taken {=du}
the {device_id=cv2}, open, closed or halfway?
%list cm: quay camera | cam 4 | camera.shed_north | boat store cam | nest box camera | loading bay camera
%tool get_camera_stream
show me the {camera_id=cm}, I heard something and it's half three in the morning
live picture of the {camera_id=cm}, not the {=cm_o}, thanks
could I see the {camera_id=cm}? {=p} should be there by now

# The rest.
%list ex: 12.5% of 840 | 19 % of 1,250 | 3/4 + 5/8 | 17.40 * 6 - 12 | (250 + 75) / 4 | half of 37 | 1.5 * 90 | 2^16 - 1 | 84 / 7 / 2 | sqrt(625) | 49.99 plus 20 percent | 1240 * 12
%tool calculate
{expression=ex}, what's that, I'm splitting a bill with {=p2}
work out {expression=ex} for me, no rounding if possible
how much is {expression=ex}? not {=ex_o}, I had that
the waiter is waiting, so {expression=ex} please, just the result
%list tz: Cork | Asia/Kathmandu | Fiji | America/Halifax | Nuuk | Tehran | Cape Town | UTC | Port of Spain | Australia/Darwin
%tool get_current_time
what's the time in {timezone=tz}, I promised {=p} a call at 9
time in {timezone=tz} rather than in {=tz_o}, please
what day is it today, I mean the date, it's for a form
%tool get_status
how's problem {problem_id=num_id} coming along, {=p2} keeps asking me
request {problem_id=num_id}, done or still open, urgent or not, I just want to know
status of everything I asked you for, including what's finished
%list nf: soup's on, come down | build 77 failed, 3 tests red | stand up, stretch, drink | half time! | ferry boards at gate C | the 5th is a holiday | Dot rang, call her back by six | 40 % done
%tool notify_user
pop up a notification saying {message=nf}, nothing else
notify me now: "{message=nf}", it's for a demo at noon
send me a push that reads {message=nf}, sound on or off doesn't matter
I want a notification right now with the text {message=nf}, thanks

%list wp: Ardmore | Swansea | Cork | Saint-Malo | Bath, Maine | Isle of Wight | Aarhus | Galicia | Newport, Rhode Island | Lake Bled | the Burren | Kilkenny | Friday Harbor | Nice
%list ws: tmrw => 2 | today => 1 | the day after tomorrow => 3 | tonight => 1 | this weekend => 7 | tomorrow noonish => 2 | the next three days => 3 | the next ten days => 10 | next five days => 5 | all week => 7 | over the next fortnight => 14
%tool get_weather
weather {location=wp} {days=ws}, it's for the regatta
what's it like in {location=wp} {days=ws}, I mean will I need the tent with the heavy sheet
I'm in {=wp} now but tell me about {location=wp}, rain or no rain {days=ws}
{location=wp}, {days=ws}, umbrella or not? {=p} and I are arguing
how hot is it in {location=wp}, 25 or more
will it be dry {days=ws} in {location=wp}? we wanted to paint the boat
%tool get_weather_openmeteo
forecast for latitude {latitude=latitude}, longitude {longitude=longitude}, {forecast_days=ws}, we're sailing with {=n} people
longitude {longitude=longitude}, latitude {latitude=latitude}, in that order, what's the weather there
is it raining at {latitude=latitude}, {longitude=longitude}? {=p2} dropped a pin there
%list ula: 41.49 | 44.32 | 36.61 | 47.6 | 29.95
%list ulo: -71.31 | -69.78 | -121.89 | -122.33 | -90.07
%tool get_weather_noaa
NOAA forecast at {latitude=ula}, {longitude=ulo}, not open-meteo this time, thanks
national weather service, longitude {longitude=ulo} and latitude {latitude=ula}, we leave at half seven
%list sq: select title, due from tasks_archive where priority = 'high' | select * from trips where start >= '2031-02-01' and stop < '2031-03-01' | select count(*) from mails where unread = true | select name, city from members order by name limit 12 | select sum(amount) from invoices where paid is null and currency = 'GBP'
%tool run_sql
run this query, it's for {=p}: {query=sq}
{query=sq} - please run that, I want to see the rows, that's all
database, {query=sq}, don't change anything obviously

%tool none
book me a flight from {=wp} to {=wp} on {=d}
translate "{=th}" into Welsh
transfer {=am2} euros from my savings to {=p2}
order {=n} pizzas for {=en}, half with cheese
call {=p2} on the phone for me
attach {=fi} and print it twice

%tool talk
thanks, that's all for today
never mind the urgent one, I've done it myself
"{=tx}", that's what {=p2} wrote to me, can you believe it
the meeting went from {=st} to {=en} and I said nothing
I told {=p} yesterday that {=th}
all day long I've been thinking about {=cv}
from {=wp} to {=wp} on a bike, imagine
not urgent, not important, just tired
%lang de
%list g_pd: Annegret | Herrn Wolff | der Hausverwaltung | Tarik | Frau Szabo | dem Verein | Onkel Jupp | der Tierärztin | Malte
%list g_q: dringende Reparatur | Fliesen und Fugen | Rechnung 77-C | Essen für zwölf | Zug um drei | 5 % Rabatt | ungelesene Kapitel | Ganztagskarte | Nebenkosten | Kaution, Schlüssel und Zähler
%list g_bo: die Schlüssel liegen bei Tarik, er ist ab sechs da | Freitag geht, aber nicht vor drei | wir zahlen jetzt 450 € und den Rest in 14 Tagen | 12 % sind zu viel, 8 wären ok | die Fliesen sind da und zwei davon kaputt | danke für gestern | es eilt nicht, Mittwoch reicht
%list g_dass: die Schlüssel bei Tarik liegen | Freitag nicht vor drei geht | die Fliesen da sind und zwei davon kaputt | es erst gegen Mitternacht wird | wir den Rest in 14 Tagen zahlen | der Tisch für sechs um acht bestellt ist
%list g_ob: das Zimmer um drei frei ist | er ein Zelt und zwei Stühle mitbringt | am 5. noch jemand Platz im Auto hat | sieben zu früh ist
%list g_inf: Milch kaufen und das Auto waschen | Tom nach der Rechnung vom Freitag fragen | den dringenden Brief suchen | die Hälfte der Miete überweisen | den Keller, den Dachboden und die Garage aufräumen | 14 Fotos drucken | das Zelt zurückgeben, bevor Malte fährt | Annegret fragen, ob das Zimmer um drei frei ist
%list g_zu: die Milch zu kaufen und das Auto zu waschen | Tom nach der Rechnung vom Freitag zu fragen | den Hund zu füttern und abzuschließen | Frau Szabo den Code 8831 zu schicken | Malte Glück für morgen zu wünschen
%list g_wh: um halb acht | in anderthalb Stunden | am 5. | Mittwoch in einer Woche | gegen Mittag | um 14:30 Uhr | in 90 min | in vierzehn Tagen | heute Abend um zwanzig vor neun | jeden zweiten Freitag
%list g_ti: Fliesentermin | Kaffee mit Tarik und Malte | ganztägiger Workshop | Steuern, Teil 2 | Bandprobe | Abschied von Annegret | Elternabend 4b | Tatort gucken
%list g_st: Mittwoch um halb drei | am 5. um 14 Uhr | morgen Viertel nach zehn | 3.4. 9 Uhr | Samstag gegen elf | übermorgen um acht
%list g_en: halb fünf | 18 Uhr | Viertel vor sieben | 20:45 | mittags
%list g_du: anderthalb Stunden | 90 Minuten | eine Dreiviertelstunde | zweieinhalb Stunden | 40 min | zwei Stunden
%list g_due: Mittwoch in einer Woche | 5. Mai | 3.4. | Pfingsten | Monatsende | Samstag 18 Uhr
%list g_ort: Bootshaus | Raum 2.14 | Gasthof Krone | Tariks Küche | Depot, 2. Stock
%list g_tn: 7 | 14 | 31 | zwölf => 12 | 205 | sechs => 6
%list g_la: Flurlampe | Leselampe | Lichterkette | Lampe über der Spüle
%list g_br: 35 % => {"brightness": 35} | sechzig Prozent => {"brightness": 60} | die Hälfte => {"brightness": 50} | 15 Prozent => {"brightness": 15}
%list g_wp: Swansea | Husum | Bad Tölz | Meran | Görlitz | Brixen
%list g_von: 3. Juni | 5. | Montag | 1.9. | 14. mittags | nächsten Dienstag
%list g_bis: 17. Juni | 22. | Donnerstag Abend | 12.9. | Monatsende
%list g_tag: Mittwoch in einer Woche | am 5. | heute in vierzehn Tagen | Freitag nach dem Mittag | am 3.4. | übermorgen früh
%list g_kb: wie viele Tage gibts für einen Umzug | wer unterschreibt über 500 Euro | darf mein Hund freitags mit | wie melde ich einen verlorenen Ausweis | wird Sonntag doppelt bezahlt
%list g_em: m77c0a1e | msg-5120 | e_4408 | mail_61 | 9f0b3d22
%tool none
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%tool search_email
such mir die Mail raus, die, in der {from_email=g_p} was zu {query=g_q} schreibt, nicht die von {=g_pd}
als dringend markiert oder nicht, ich brauch die mail mit {query=g_q}
mails von {from_email=g_pd} zu {query=g_q}, danke, das wär alles
%tool compose_email
mail an {to=to}, kopie an {cc=to}, betreff {subject=g_q}: {body=g_bo}
{cc=to} in cc, {to=to} als empfänger, "{subject=g_ti}" als betreff, und drinstehen soll: {body=g_bo}
frag per mail bei {to=to} nach, ob {body=g_ob}, betreff {subject=g_q}, wenns keine umstände macht
%tool reply_email
antworte auf mail {email_id=g_em}, dass {body=g_dass}, und niemand sonst soll es kriegen
%tool send_message
schreib {chat_id=g_pd}, dass {text=g_dass}, bevor ichs vergesse
frag {chat_id=g_p} im chat, ob {text=g_ob}, ich brauchs für die buchung
nachricht an {chat_id=g_p}, nicht an {=c_o}: {text=g_bo}
"{text=g_bo}", das als nachricht an {chat_id=g_p}, mehr nicht
%tool get_calendar_events
was steht {start_date=g_tag} im kalender, also ohne die geburtstage
termine vom {start_date=g_von} bis {end_date=g_bis}, ist für {=g_p}
%tool create_calendar_event
{title=g_ti} {start_time=g_st} bis {end_time=g_en}, in den kalender damit, ist übrigens nicht ganztägig
trag {title=g_ti} ein, {start_time=g_st}, dauert {end_time=g_du}, ort {location=g_ort}, letztes mal gings länger
kalendereintrag: ort {location=g_ort}, {start_time=g_st}, {end_time=g_du}, titel {title=g_ti}
{title=g_ti} ist {start_time=g_st}, das gehört in den kalender, wie lange weiß ich noch nicht
%tool schedule_reminder
erinner mich {when=g_wh} daran, {message=g_zu}, sonst wird {=g_p} sauer
erinnerung {when=g_wh}: {message=g_inf}, ja?
{message=g_inf}, und zwar {when=g_wh}, erinnerst du mich
%tool add_task
neue aufgabe "{title=g_inf}", bis {due_date=g_due}, wie wichtig ist mir egal
auf die todo-liste: {title=g_inf}, {priority:low=hat keine eile|niedrige priorität|unwichtig}, ist für den umzug
{title=g_inf}, {priority:high=oberste priorität|brandeilig|sehr wichtig}, als aufgabe, frist {due_date=g_due}
%tool update_task
aufgabe {task_id=g_tn} nicht mehr {=g_due}, sondern {due_date=g_due}
aufgabe {task_id=g_tn} heißt nicht "{=g_inf}", sondern "{title=g_inf}"
%tool list_tasks
zeig die aufgaben, egal ob fertig oder offen, dringend oder nicht
%tool control_device
{device_id=g_la} von {=g_br} auf {parameters=g_br} {action:dim=dimmen|runterdimmen}, danke dir
%tool get_weather
wetter {location=g_wp} {days:2=morgen|morgen mittag}, wegen der regatta, nicht {=g_wp}
%tool get_exchange_rate
{=bigint} {from_currency:SEK=schwedische kronen|SEK} in {to_currency:EUR=euro|EUR}, ich schulde das {=g_pd}
von {from_currency:CHF=schweizer franken|CHF} nach {to_currency:PLN=zloty|PLN}, nicht andersrum
%tool ask_knowledge_base
{query=g_kb}? müsste im mitarbeiterhandbuch stehen, {=g_p} wusste es nicht

%lang es
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list h_q: reparación urgente | azulejos y juntas | factura 77-C | cena para doce | tren de las tres | 5 % de descuento | fianza, llaves y contador | bono de todo el día
%list h_bo: las llaves las tiene Iker, está a partir de las seis | el viernes sí, pero no antes de las tres | pagamos 450 € ahora y el resto en quince días | llegaron los azulejos y dos están rotos | gracias por lo de ayer | no corre prisa, el miércoles me vale
%list h_si: la sala está libre a las tres | puede traer una tienda y dos sillas | queda sitio en el coche el día 5 | las siete es demasiado pronto
%list h_que: las llaves las tiene Iker | llegaron los azulejos y dos están rotos | la mesa es para seis a las ocho | no llego hasta medianoche
%list h_inf: comprar leche y lavar el coche | preguntar a Maite por la factura del viernes | buscar la carta urgente | pagar la mitad del alquiler | ordenar el trastero, el garaje y el balcón | imprimir 14 fotos | devolver la tienda antes de que se vaya Iker
%list h_wh: a las siete y media | en hora y media | el día 5 | el miércoles que viene a las nueve | a eso del mediodía | dentro de quince días | en 90 min | esta noche a las nueve menos veinte | cada dos viernes
%list h_ti: café con Iker y Maite | taller de todo el día | Impuestos, parte 2 | ensayo | despedida de la tía Puri | reunión de padres 4.º B
%list h_st: el miércoles a las 14:30 | el día 5 a las dos | mañana a las diez y cuarto | el sábado sobre las once | el 3/4 a las 9
%list h_en: las cinco y media | las 18 | las siete menos cuarto | mediodía
%list h_du: hora y media | 90 minutos | tres cuartos de hora | dos horas y media | 40 min
%list h_due: el miércoles que viene | el día 5 | el 3/4 | fin de mes | el sábado
%list h_ort: el embarcadero | la sala 2.14 | casa de Iker | el almacén, 2.ª planta
%list h_tn: 7 | 14 | 31 | doce => 12 | 205 | seis => 6
%list h_del: 3 de junio | 5 | lunes | 1/9 | martes que viene
%list h_al: 17 de junio | 22 | jueves por la noche | 12/9 | domingo
%list h_dia: el miércoles que viene | el día 5 | el viernes después de comer | el 3/4 | pasado mañana temprano | de hoy en quince
%list h_wp: Swansea | Zarautz | Cuenca | Mahón | Burgos
%tool search_email
el correo aquel, el que mandó {from_email=h_p} sobre {query=h_q}, búscamelo
urgente o no, me hace falta el correo de {query=h_q}, gracias, eso es todo
correos de {from_email=h_p}, no de {=h_p}, que digan {query=h_q}
%tool compose_email
correo para {to=to}, con copia a {cc=to}, asunto {subject=h_q}: {body=h_bo}
{cc=to} solo en copia, el correo es para {to=to}, "{subject=h_ti}", y el texto {body=h_bo}
pregunta por correo a {to=to} si {body=h_si}, asunto {subject=h_q}, si no es molestia
%tool reply_email
contesta al correo {email_id=g_em} que {body=h_que}, sin copiar a nadie
%tool send_message
mensaje para {chat_id=h_p}: {text=h_bo}, y nada más
dile a {chat_id=h_p} por chat que {text=h_que}, antes de que se me olvide
pregúntale a {chat_id=h_p} en un mensaje si {text=h_si}, es para la reserva
%tool get_calendar_events
qué tengo {start_date=h_dia} en la agenda, sin contar cumpleaños
mis citas del {start_date=h_del} al {end_date=h_al}, me lo pide {=h_p}
%tool create_calendar_event
{title=h_ti}, {start_time=h_st}, hasta {end_time=h_en}, a la agenda, y no es de todo el día
mete en el calendario {title=h_ti} {start_time=h_st}, dura {end_time=h_du}, en {location=h_ort}, si no te importa
en {location=h_ort}, {start_time=h_st}, {end_time=h_du}: crea el evento {title=h_ti}
%tool schedule_reminder
recuérdame {when=h_wh} que tengo que {message=h_inf}, que si no se enfada {=h_p}
{message=h_inf}, avísame de eso {when=h_wh}, vale?
recordatorio {when=h_wh}: {message=h_inf}, gracias
%tool add_task
tarea nueva: {title=h_inf}, para {due_date=h_due}, la prioridad me da igual
apunta en mis tareas {title=h_inf}, {priority:high=prioridad máxima|es muy urgente|de las más importantes}
a la lista de tareas, {priority:low=sin ninguna prisa|prioridad baja|no es importante}: {title=h_inf}
%tool update_task
la tarea {task_id=h_tn} ya no es para {=h_due}, sino para {due_date=h_due}
la tarea {task_id=h_tn} no se llama "{=h_inf}", se llama "{title=h_inf}"
%tool list_tasks
enséñame las tareas, hechas o por hacer, urgentes o no
%tool complete_task
la tarea {task_id=h_tn} está hecha, la {=h_tn} todavía no
%tool get_weather
qué tiempo hará {days:2=mañana|mañana a mediodía} en {location=h_wp}, no en {=h_wp}, es por la regata
%tool get_exchange_rate
{=bigint} {from_currency:GBP=libras|GBP} en {to_currency:EUR=euros|EUR}, se los debo a {=h_p}
de {from_currency:USD=dólares|USD} a {to_currency:MXN=pesos mexicanos|MXN}, no al revés
