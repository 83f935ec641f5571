# Calendar, tasks, reminders, mail, messages and memory told apart where a word or two decides: near neighbours, fourth.
%lang en

%list who: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list to_do: grease the bike chain | sew on the buttons | call the roofer | hand in the scout form | mow behind the shed | fill in the census | order filters for the hood | bring the keys to Tilda | defrost the freezer | ask for a quote for the gutter | vacuum the car | learn the second verse | get oat flakes and yeast | weigh the parcels | repot the lemon tree | back up my phone | renew the library card | print forty flyers | clean the fish tank | write Joris a reference | sort the receipts | book the ferry | glue the chair leg | pick up the scarf from the laundry | transfer the rent | check the tyre pressure
%list a_thing: gutter quote | scout form | fish tank | census | library card | ferry | lemon tree | car inspection | flyers | tax folder | chess evening | dentist's bill | rehearsal room | bike chain | blood sugar log | new passport | kitchen tiles | flu jab | school bus | spare key
%list adv: tomorrow | this weekend | tonight | next tuesday | the day after tomorrow | next week | this afternoon | later today | tomorrow morning | next month | this thursday | friday | the 14th | sunday evening | monday | 2 november | wednesday night | easter monday | the 22nd
%list dnoun: friday | monday | the 14th | thursday | 2 november | saturday | the 30th of april | wednesday | next tuesday | may 6 | sunday | 17 march
%list d1: monday | the 4th | tomorrow | may 6 | next wednesday | 12 august | today | friday
%list d2: thursday | the 16th | sunday | may 13 | the 28th | the end of august | saturday week | the 1st of september
%list cals: work | family | band | scouts | school | on-call | birthdays | volunteering | team | private | tennis | surgery

# What is on: agenda, diary, planner, schedule.
%tool get_calendar_events
agenda for {start_date=adv}?
my diary, {start_date=adv}, read it to me
flip the planner to {start_date=dnoun} and tell me what you see
how full is my schedule {start_date=adv}
what time is my first thing {start_date=adv}, and the last
who am I meeting {start_date=adv}
do I have to be anywhere {start_date=adv}
is there a gap in my day {start_date=adv} or is it back to back
{=who} asked if I have time {start_date=adv}, do I
when is the (hairdresser|checkup|car inspection|rehearsal) again, it must be {start_date=adv}, check the diary
anything booked between {start_date=d1} and {end_date=d2}?
walk me through my appointments from {start_date=d1} to {end_date=d2}
what does the {calendar_source=cals} calendar say about {start_date=dnoun}
only the {calendar_source=cals} calendar, {start_date=adv}, nothing else
any clashes in my diary {start_date=adv}
so before I promise {=who} anything: my appointments {start_date=adv}?
did somebody move a meeting into {start_date=dnoun}, have a look at my calendar
am I double booked {start_date=adv}
schedule {start_date=adv}, just read it, don't change it
list the events {start_date=d1} through {end_date=d2}, {calendar_source=cals} calendar
did the dentist thing make it into my diary for {start_date=adv}
(good morning|morning), what does the day look like, meetings first
when do I get to go home, I mean when does my last meeting end {start_date=adv}
next appointment?
what's on in my diary

%list evt: gutter talk with the roofer | chess evening | flu jab | rehearsal | driving lesson | scouts' parents evening | Keiko's farewell | annual review | flat inspection | tennis with Hamza | quarterly numbers | haircut | glass recycling run | baby swimming | podcast recording | eye doctor | supper club | tour of the brewery | candle workshop | visit from the midwife | band practice | fire drill | passport photo | family call
%list at: thursday at 5 | tomorrow at 9.15 | friday 2pm | the 14th at eleven | monday morning at 8 | next wednesday, 16:30 | saturday from noon | 2 november at 7pm | tonight at half past six | sunday 10:00 | may 6 at 3 | this friday at quarter to two
%list till: 6 | noon | half past four | 8:45 | 10pm | 17:30 | quarter past nine | two
%list len: an hour | 30 min | two hours | half an hour | 90 minutes | forty minutes | 3 hrs | an hour and a half | 20 mins | 1 h | all evening
%list where: the parish hall | Keiko's kitchen | the old gasworks | room 2.14 | Teams | the swimming baths | Pier 9 | the vet's | Rosa's Bar | the scout hut | my desk | Lindenallee 40
%list extra: bring the vaccination card | park behind the church | shoes off at the door | Joris brings the amp | dial-in is 7741 | vegetarian option ordered | take the blue folder | ask for the group rate | knock twice

%tool create_calendar_event
block out {start_time=at} for {end_time=len}, {title=evt}
reserve {end_time=len} {start_time=at} in my planner, call it {title=evt}
{title=evt} goes in the diary: {start_time=at}, done by {end_time=till}
carve out {end_time=len} for {title=evt} {start_time=at}
time-block {title=evt}, {start_time=at} to {end_time=till}
keep {start_time=at} till {end_time=till} free for {title=evt}, mark me as busy
I need a slot in the calendar for {title=evt}. {start_time=at}, {end_time=len} should do
could you enter {title=evt} at {location=where}, {start_time=at} until {end_time=till}
we agreed on {start_time=at} for the {title=evt}, {end_time=len}, get it into the schedule
new appointment, {title=evt}, starts {start_time=at}, lasts {end_time=len}
a fresh entry for {start_time=at}, until {end_time=till}, titled {title=evt}
the surgery rang, {title=evt} is {start_time=at}, plan {end_time=len}, calendar please
set up {title=evt} in my diary, {start_time=at}-{end_time=till}, place: {location=where}
event: {title=evt}. when: {start_time=at}. how long: {end_time=len}. where: {location=where}
pop {title=evt} in the calendar for me, {start_time=at}, it'll take {end_time=len}
so I won't get double booked: {title=evt}, {start_time=at} until {end_time=till}, at {location=where}, calendar
make {title=evt} a calendar event, {start_time=at}, {end_time=len}, details: {description=extra}
I'm off to {location=where} {start_time=at} for {title=evt}, back by {end_time=till}, put that in my schedule
add to the agenda of my week: {title=evt} {start_time=at} ({end_time=len})
calendar entry "{title=evt}", {start_time=at} to {end_time=till}, with the note {description=extra}
my planner has room {start_time=at}, fill {end_time=len} of it with {title=evt}
book me in: {title=evt}, {location=where}, {start_time=at}, {end_time=len}
diary: {start_time=at} {title=evt}, till {end_time=till}
schedule {title=evt} for {start_time=at}
get {end_time=len} for {title=evt} into my week, in the calendar I mean

# A nudge at a time.
%list rw: at 7 tonight | in 40 minutes | tomorrow at 6.45 | friday at noon | on the 14th at 9 | in two hours | next monday at 8am | at half past three | this evening at nine | sunday at 18:00 | in a quarter of an hour | on 2 november | every weekday at 7:30 | in ten days | tomorrow afternoon at 4 | every first of the month | at 11:55
%list rto: feed the sourdough | move the car | ring the roofer | answer Tilda's mail | finish the scout form | check the oven | put the bins out | look at my task list | take the blue pill | join the family call | leave for the ferry | book the flu jab | bring up the raise with my supervisor | log my blood sugar | pay the dentist's bill | pick Keiko up from the station | reply to the group | text Hamza the address | charge the drill | write the agenda for monday
%list rof: the laundry | the parking meter | Keiko's farewell | the eggs | the gutter quote | my eye drops | the school bus | the rehearsal | Hamza's birthday | the ferry check-in | that form | the bread dough

%tool schedule_reminder
remind me {when=rw} to {message=rto}
don't let me forget to {message=rto} {when=rw}
make sure I remember to {message=rto} {when=rw}
make sure I don't forget {message=rof} {when=rw}
{when=rw} I need a poke to {message=rto}
give me a shout {when=rw}, it's about {message=rof}
speak up {when=rw}: {message=rto}
will you remind me of {message=rof} {when=rw}
reminder {when=rw}, text: {message=rto}
{message=rof}, {when=rw}, remind me, nothing more
new reminder for {when=rw}: {message=rto}
another reminder, this one to {message=rto}, {when=rw}
tap me {when=rw} about {message=rof}
bug me {when=rw} until I {message=rto}
wake-up nudge {when=rw}, I have to {message=rto}
I tend to forget {message=rof}, so beep {when=rw}
set something to go off {when=rw} so that I {message=rto}
set yourself to remind me {when=rw}, it says "{message=rto}"
when it's time, which is {when=rw}, tell me to {message=rto}
I'll need reminding {when=rw} to {message=rto}
if I'm still on the sofa {when=rw}, remind me to {message=rto}
let me know {when=rw} that it's time to {message=rto}
can't do it now. remind me {when=rw}, {message=rof}
alert {when=rw}: {message=rof}
remind me about {message=rof} again {when=rw}
it's on my list anyway, but please nudge me {when=rw} to {message=rto}
the appointment itself is in the calendar, I'd like a ping {when=rw} to {message=rto}
I won't be looking at my todos, so buzz me {when=rw} about {message=rof}
would you mind pinging me {when=rw}? {message=rto}
remind me to {message=rto}
set a reminder for {when=rw}
I want to be reminded of {message=rof}

%tool list_reminders
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

%list rid: 5 | 14 | #8 | 31 | r-209 | #77 | rem_4 | 2 | 163 | r-12 | 46 | #3

%tool cancel_reminder
cancel number {reminder_id=rid} of my reminders
you needn't remind me any more, reminder {reminder_id=rid}
call off reminder {reminder_id=rid}
stop reminder {reminder_id=rid} from going off
take reminder {reminder_id=rid} down
reminder {reminder_id=rid}: drop it
please don't ping me for {reminder_id=rid}, scrap that reminder
I won't be needing reminder {reminder_id=rid} after all, delete it
the nudge with id {reminder_id=rid} can be cancelled
forget about reminding me, that's reminder {reminder_id=rid}
scratch the reminder numbered {reminder_id=rid}
two reminders for the same thing, kill {reminder_id=rid}
reminder {reminder_id=rid} is pointless now that {=who} has called
I already did it, so silence reminder {reminder_id=rid} for good
undo that reminder, {reminder_id=rid} I think it was
cancel the reminder about {=rof}
I said remind me of {=rof}, well, don't
no more nudges about {=rof}

# The list.
%list tid: 7 | 12 | #5 | 38 | 19 | #44 | 2 | four => 4 | six => 6 | ten => 10 | 61 | 205 | #90 | 3 | 27
%list ddl: friday | the 14th | the end of the month | tomorrow | next tuesday | 2 november | sunday | may 6 | next week | thursday evening | the 30th of april | monday
%list pri: high priority => high | top priority => high | urgent => high | low priority => low | not urgent => low | normal priority => normal | medium priority => normal
%list prih: high => high | urgent => high | top => high
%list pril: low => low | lowest => low
%list det: the form is in the blue folder | Hamza has the spare key | not before ten | take two pictures first | costs about 40 euros | the number is on the fridge | needs a stamp | only the left one | ask for a receipt

%tool add_task
put it on my list: {title=to_do}
{title=to_do}, on the list with that
jot "{title=to_do}" down as a todo
my backlog needs one more: {title=to_do}
{title=to_do} -> backlog, {priority=pri}
stick {title=to_do} on the to-dos, due {due_date=ddl}
I have to {title=to_do} by {due_date=ddl}, add that to my tasks
task: {title=to_do}. deadline {due_date=ddl}. {priority=pri}
create a to-do called {title=to_do}
open a new task to {title=to_do}, {priority=pri}
at some point I should {title=to_do}. no reminder, only list it
add another item, {title=to_do}, to be done by {due_date=ddl}
for my list, whenever I get round to it: {title=to_do}
new to-do, {priority=pri}, {title=to_do}
chuck {title=to_do} on the pile of todos
list item: {title=to_do} (details: {description=det})
make a to-do of it, {title=to_do}, and write {description=det} in the details
things to do before {due_date=ddl}: {title=to_do}, list it please
could {title=to_do} go on my task list
oh, and one for the todo list, {title=to_do}
I promised {=who} to {title=to_do} by {due_date=ddl}, so on my list it goes
don't remind me at any hour, just have it among my tasks: {title=to_do}
while I think of it, {title=to_do} has to be on the list
todo list + {title=to_do}
log a task, {title=to_do}, due {due_date=ddl}
assign me a task: {title=to_do}, {priority=pri}, by {due_date=ddl}
shopping and stuff, well, put {title=to_do} on my to-do list
remember it as a todo: {title=to_do}
add a task due {due_date=ddl}

%tool list_tasks
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
have I got {=to_do} on the list already
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

%tool complete_task
tick off {task_id=tid} on my list
task {task_id=tid}: done with it
I'm done with number {task_id=tid} on the list
check {task_id=tid} off, please
cross {task_id=tid} off as done
{task_id=tid} is taken care of, mark the task
got task {task_id=tid} out of the way
that was {task_id=tid}, finished just now, tick the task
mark {task_id=tid} complete in my todos
todo {task_id=tid} accomplished
task {task_id=tid} can be closed, I've done it
finally managed task {task_id=tid}
wrapped up to-do {task_id=tid} this morning
item {task_id=tid} on my to-do list: check
you can put a tick next to task {task_id=tid}
we're through with task {task_id=tid}, call it done
{task_id=tid} (done|finished|completed), next one on the list please
I did {=to_do}, that's task {task_id=tid}, so mark it done
I've been to the roofer, tick off the one about the {=a_thing}
the {=a_thing} to-do is done, check it off

%tool update_task
task {task_id=tid} is due {due_date=ddl} now
give me until {due_date=ddl} for task {task_id=tid}
postpone task {task_id=tid} to {due_date=ddl}
push to-do {task_id=tid} back, {due_date=ddl}
bring task {task_id=tid} forward to {due_date=ddl}
extend the deadline of {task_id=tid} on my list till {due_date=ddl}
{task_id=tid} should read "{title=to_do}", change the task
call task {task_id=tid} {title=to_do} instead
reword to-do {task_id=tid}: {title=to_do}
raise task {task_id=tid} to {priority=prih}
task {task_id=tid} down to {priority=pril}
mark task {task_id=tid} as {priority=pri}
untick {task_id=tid}, it's {status:open=open again|not done|still open}
task {task_id=tid} was ticked by mistake, make it {status:open=open|open again}
edit task {task_id=tid}, details: {description=det}
add to to-do {task_id=tid} that {description=det}
the due date on task {task_id=tid} is wrong, {due_date=ddl} is right
swap the date of task {task_id=tid} for {due_date=ddl} and make it {priority=pri}
{task_id=tid} isn't for {=ddl} but for {due_date=ddl}, fix that task
no appointment gets moved, only todo {task_id=tid}, to {due_date=ddl}
let task {task_id=tid} wait till {due_date=ddl}
task {task_id=tid} has turned {priority:high=urgent}, change it
change to-do {task_id=tid}: title {title=to_do}, due {due_date=ddl}
postpone the {=a_thing} task to {due_date=ddl}
give the {=a_thing} to-do {priority=pri}

%tool delete_task
delete to-do {task_id=tid}
drop task {task_id=tid}, I never meant to do it
scrap {task_id=tid} from the list
I'm not going to do task {task_id=tid}, wipe it off the list
task {task_id=tid} was a joke, delete it
{task_id=tid} is a duplicate, take it off my todos
kick {task_id=tid} out of my backlog
lose task {task_id=tid}
bin to-do {task_id=tid}
strike task {task_id=tid} from the list without ticking it
{=who} does it now, so my task {task_id=tid} can be deleted
remove item {task_id=tid} from my to-do list, undone as it is
to-do {task_id=tid} has become irrelevant, clear it away
cancel task {task_id=tid} altogether
I want number {task_id=tid} gone from my tasks
delete (rather than|instead of) complete: task {task_id=tid}
the task about the {=a_thing} can be thrown off the list
drop the {=a_thing} to-do, it's been settled without me

# Mail: find, open, sum up, send new, answer, judge.
%list topic_m: ferry times | gutter quote | scouts' camp fee | password reset | flat inspection | dental plan | choir scores | parcel 7719 | pension letter | tenancy renewal | allotment water bill | swim course | warranty for the drill | train strike refund | new payroll form | school photo order | tile samples | festival passes | survey link | noise complaint | DNA kit | meter reading | board elections | kiln repair
%list days: the last three days => 3 | the past week => 7 | the last 4 days => 4 | the last two weeks => 14 | the past month => 30 | the last 60 days => 60 | the last ten days => 10
%list some: 3 | five => 5 | 8 | two => 2 | 12 | six => 6 | 20
%list mid: e77f02 | mail-31 | msg_884 | #29 | b3c91d | inbox_5 | id-4410 | m20x7 | eml-6 | 9c1e4a | t_118 | 5521

%tool search_email
find the mail about the {query=topic_m}
find me {from_email=who}'s mail on the {query=topic_m}
which mail had the {query=topic_m} in it
where did {from_email=who} email me about the {query=topic_m}
has {from_email=who} written regarding the {query=topic_m} yet, by mail
look in the inbox for "{query=topic_m}"
dig out every email mentioning the {query=topic_m} from {days_back=days}
mails from {from_email=who} about the {query=topic_m}, (max|at most) {limit=some}
no chat, no note, I got an email on the {query=topic_m}, find it
can't put my finger on the {query=topic_m} email
I'm after an email, sender {from_email=who}, topic {query=topic_m}
is there mail about the {query=topic_m}
the confirmation for the {query=topic_m} should have landed in my inbox in {days_back=days}
did the {query=topic_m} email ever arrive
list emails that contain {query=topic_m}
before I answer {from_email=who}, which emails have I had from them on the {query=topic_m}
pull the {limit=some} newest mails on the {query=topic_m}
scan my mailbox for the {query=topic_m}
what did {from_email=who} say by email about the {query=topic_m}
I deleted nothing, so the {query=topic_m} mail has to be in the inbox somewhere
I need that {query=topic_m} thing {from_email=who} mailed, {days_back=days} or so

%tool get_email_details
open mail {email_id=mid}
show {email_id=mid} as it came, recipients and all
read out email {email_id=mid}
who was in cc on {email_id=mid}
what attachments does mail {email_id=mid} have
let me read {email_id=mid} myself
full message {email_id=mid}, please, not the summary
the complete email with the id {email_id=mid}
pull {email_id=mid} up, I want to go through it line by line
give me {email_id=mid} unabridged
view email {email_id=mid}
print the whole text of mail {email_id=mid} here
to whom was email {email_id=mid} addressed
that first mail you found, open it
let's see the entire email from {=who}

%tool summarize_email
sum up mail {email_id=mid}
short version of {email_id=mid}, please
condense email {email_id=mid} for me
{email_id=mid} in three sentences
main points from mail {email_id=mid}?
too long, didn't read {email_id=mid}, help
brief me on email {email_id=mid}
what's the essence of {email_id=mid}
roughly what does mail {email_id=mid} want
skim {email_id=mid} for me, I only need the dates and sums
nutshell, {email_id=mid}
recap of email {email_id=mid}
no time to read {email_id=mid}, what does it boil down to
that thread from {=who} is endless, the gist please
summary of the {=topic_m} mail

%list saying: the gutter is fixed | we need six chairs | I'd like a refund | my number has changed | the ferry is booked | I can do thursday | the form is on its way | nobody was at the door | we'll take the green tiles | the rehearsal is off | I'm on sick leave until monday | the survey link is broken | dinner is at eight | I never got the parcel | the key is with Hamza | I have put it in the calendar | it's on my list for tomorrow | both kids have chickenpox | the meeting room is too small | the reminder came twice
%list letter: Dear Ms. Lindqvist, the tiles have arrived. Could you send the invoice? | Hello all, rehearsal starts at six this time. Bring your scores. | Hi Yannick, thanks for the lift. Dinner is on me. | Good morning, I'd like to end my contract in June. Please confirm. | To whom it may concern, parcel 7719 is missing. What now? | Hey Pilar, I read the draft. Chapter two is brilliant.
%list head: Tiles | Gutter | Rehearsal at six | Contract | Sick note | Parcel 7719 | Camp fee | New number | Thursday? | Re: keys | Chairs | Dinner | Survey | Two questions

%tool compose_email
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
inform {to=emails} via email that {body=saying}; subject {subject=head}
I'd like to write to {to=email}, email, "{subject=head}". it should say: {body=letter}
{to=email} gets an email from me saying {body=saying}
send a mail with subject {subject=head} to {to=email}
e-mail to {to=email}
I want to email {=who} about the {=topic_m}

%tool reply_email
answer {email_id=mid}: {body=saying}
reply to mail {email_id=mid} saying {body=saying}
write back on {email_id=mid} that {body=saying}
respond to email {email_id=mid} with {body=letter}
my answer to {email_id=mid} is "{body=saying}"
in reply to {email_id=mid}: {body=letter}
hit reply on {email_id=mid} and put {body=saying}
send this as an answer to mail {email_id=mid}: {body=letter}
get back to whoever sent {email_id=mid}, {body=saying}
same thread as {email_id=mid}, {body=saying}
{email_id=mid} deserves a reply: {body=saying}
reply {body=saying} to email {email_id=mid}
about mail {email_id=mid}, write them back {body=letter}
I owe mail {email_id=mid} an answer, {body=saying}
can you respond to {email_id=mid}
reply to {=who}'s email that {body=saying}
answer the mail about the {=topic_m} with {body=saying}

%tool analyze_email
a mail came in from {from=email}, subject {subject=head}, it says {body=letter} What should I do with it
look at this email I just got: {from=who}, "{subject=head}", {body=saying}
from: {from=email}, re: {subject=head}, {body=letter} - what do they want from me
incoming mail. sender {from=email}. subject {subject=head}. body {body=saying}
judge this mail, it's from {from=who} with the subject {subject=head}: {body=letter}
{from=email} just mailed "{body=saying}" under the subject {subject=head}, is any action needed
how urgent is this email? {from=email} / {subject=head} / {body=letter}

# Chat and direct messages.
%list chan: Tilda | the scouts group | #kitchen | Hamza | the band chat | my godmother | Keiko | team orange | the parents' group | @yannick | Zuzana | #night-shift | the neighbours | my brother-in-law | Pilar | the tennis four | #general | chat 4411
%list txt: running late, start without me | I've sent you a mail about it | the gutter man is here | can somebody bring chairs | rehearsal moved to the hall | happy birthday, you legend | who has the spare key | look at the calendar please | got your note, thanks | the list is on the fridge | parking is free after six | are we still on for tennis | don't forget the snacks | the form has to be in by friday
%list txth: the bus broke down | I'm nearly there | the hall is locked | we're eating at eight | the reminder was wrong | it's my turn to drive | there are two seats left | I found the spare key

%tool send_message
message {chat_id=chan}: {text=txt}
text {chat_id=chan} that {text=txth}
dm {chat_id=chan} saying {text=txth}
drop a line in {chat_id=chan}, the chat: {text=txt}
post "{text=txt}" to {chat_id=chan}
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
announce in {chat_id=chan} that {text=txth}
answer {chat_id=chan} in the chat: {text=txt}
hey, can {chat_id=chan} get a quick message that {text=txth}
slide into {chat_id=chan}'s dms with {text=txt}
it's for {chat_id=chan}, as a text: {text=txt}
message {chat_id=chan} for me

# What is remembered.
%list fct: Hamza is allergic to walnuts | the shed key hangs behind the mirror | my shoe width is E | Tilda's twins are called Ole and Finja | the boiler code is 88-12 | I never eat cilantro | our wifi is called moonbase | Keiko works nights in march | my bike frame number ends in 4471 | the best parking is behind the church | my bus is the 62 | I can't stand voice messages | Zuzana takes oat milk | my doctor has no hours on wednesday | the piano was tuned in april | grandpa was born in Riga | my locker is 219 | Yannick owes me 35 euros | the fuse box is under the stairs | I wear size 41 | our cat is diabetic | my tailor is on Lindenallee | the gate sticks when it rains | Pilar's surname is spelled with two Ls
%list kind: family | health | home | work | food | friends | money | pets | travel | hobbies | clothes | car
%list abt: Hamza's allergy | our shed key | my shoe width | Tilda's twins | our boiler code | our wifi | Keiko's shifts | my bike frame number | parking behind the church | Zuzana's milk | grandpa's birthplace | my locker | our fuse box | our cat's diet | my tailor | Yannick's debt
%list chatabt: baking with rye | gutter repairs | learning the cello | names for the boat | a route through Slovenia | my knee | moving to the coast | heat pumps | a toast for Keiko | second-hand pianos | cat food | beekeeping | quitting sugar | roof insulation

%tool store_fact
keep in mind that {fact=fct}
don't forget that {fact=fct}
bear in mind, {fact=fct}
remember this: {fact=fct}
for future reference, {fact=fct}
make sure you remember that {fact=fct}
just so you know for later, {fact=fct}, keep that
please note that {fact=fct}
make a mental note that {fact=fct}
commit this to memory: {fact=fct}
add to what you know about me: {fact=fct}
new fact, {fact=fct}
file under {category=kind}: {fact=fct}
a fact for your {category=kind} category, {fact=fct}
should I ever ask, {fact=fct}, so remember
don't let me forget that {fact=fct}
what you know is out of date, from now on remember that {fact=fct}
store it as a fact: {fact=fct}
here's something to remember about us, {fact=fct}
{fact=fct}. can you keep that in your memory?
nothing to do about it, only keep it in your head: {fact=fct}
learn this about me, category {category=kind}: {fact=fct}
I want you to know and remember that {fact=fct}

%tool delete_fact
forget that {=fct}
forget fact {fact_id=tid_s}
you can unremember the fact about {=abt}
stop remembering that {=fct}
fact {fact_id=tid_s} out of your memory
strike fact {fact_id=mid} from what you know
that's not true any more, forget that {=fct}
forget what I told you about {=abt}
erase the fact with id {fact_id=mid}
remove what's stored under fact {fact_id=tid_s}
wipe {fact_id=mid} from the facts about me
I take it back, forget {=abt}
I no longer want you to know about {=abt}
drop fact {fact_id=tid_s}, it was never true
delete memory {fact_id=mid}
please unlearn {=abt}
%list tid_s: 4 | 17 | #9 | 33 | 58 | #102 | 6 | 211 | 12

%tool list_facts
what facts do you have on me
everything you remember, as a list
list the things I told you to remember
the {category=kind} facts, list them
(max|at most) {limit=some} facts from the {category=kind} category
all that's in your memory, one by one, with ids
what have you got stored in the category {category=kind}
show what you've memorised so far
go through all the facts you keep on me
give me {limit=some} of the facts you know about me
list your facts, not my tasks
which things did I file under {category=kind}

%tool retrieve_memories
what do you know about {query=abt}
what did I tell you about {query=abt}
remember {query=abt}? tell me
remind me right now, what was it with {query=abt}
you should remember {query=abt}, so what was it
recall {query=abt} for me
do you still have {query=abt} in memory
I told you to keep {query=abt} in mind, what was it
which facts do you remember on {query=abt}
any memory of {query=abt}
did I mention {query=abt} to you, and what did I have you remember
help me remember {query=abt}
I forgot {query=abt}, you didn't, I hope
look {query=abt} up in your memory
{query=abt}, what did I say again, {include_conversations:true=check our chats too|search earlier conversations as well}
what was I supposed to remember about {query=abt}
once upon a time I gave you {query=abt} to remember, let's hear it
memory check: {query=abt}
top {limit=some} things you remember on {query=abt}
fetch what I had you keep on {query=abt}

%tool search_conversations
what did we say about {query=chatabt}
when did we talk about {query=chatabt}
find our chat on {query=chatabt}
which conversation of ours was about {query=chatabt}
scroll back to where I asked you about {query=chatabt}
go through our old chats for {query=chatabt}
the talk you and I had on {query=chatabt}, dig it up
did {query=chatabt} ever come up between us
what was your advice back when we discussed {query=chatabt}
search our history, keyword {query=chatabt}, {limit=some} hits
the {limit=some} latest chats between us on {query=chatabt}
I asked you something about {query=chatabt} weeks ago, find that conversation
have you and I been over {query=chatabt} already

%list uq: where is the fuse box | how long does rye rise | who feeds the cat | what rhymes with orange | is the ferry late
%list ua: under the stairs | about four hours | Hamza does | nothing really | by ten minutes
%tool store_conversation
log this exchange, me: {user_message=uq}, you: {agent_response=ua}
keep our conversation on file: I said "{user_message=uq}", you said "{agent_response=ua}"
add to our chat history that I asked {user_message=uq} and you replied {agent_response=ua}
save as a conversation, user {user_message=uq}, assistant {agent_response=ua}
remember the whole exchange, question {user_message=uq}, answer {agent_response=ua}

%list upd: language to Finnish => {"language": "Finnish"} | time zone to Europe/Riga => {"time_zone": "Europe/Riga"} | home town to Malmö => {"home_town": "Malmö"} | units to imperial => {"units": "imperial"} | nickname to Bee => {"nickname": "Bee"} | currency to CHF => {"currency": "CHF"} | name to Dorit Abara => {"name": "Dorit Abara"}
%list upis: time zone is Europe/Riga => {"time_zone": "Europe/Riga"} | language is Finnish => {"language": "Finnish"} | home town is Malmö => {"home_town": "Malmö"} | nickname is Bee => {"nickname": "Bee"} | currency is CHF => {"currency": "CHF"} | city is Ghent => {"city": "Ghent"}
%tool update_profile
change the profile entry, {updates=upd}
profile change: {updates=upd}
update my profile, my {updates=upis}
edit my settings, put the {updates=upd}
in my profile switch the {updates=upd}
correct my profile, my {updates=upis} now
please set my {updates=upd}
overwrite what my profile says, my {updates=upis}

%tool get_profile
show me my profile, don't edit it
what does my profile say
which language and units are in my profile right now
open my user settings
my profile details, please
is my home town set in the profile
profile check, what's entered

%tool get_memory_stats
how many things do you remember in all
just the number of facts you hold
count what's in your memory
how much have you memorised, in numbers
how much space do your memories take
facts versus conversations, how many of each have you stored

%tool export_memory
let me download what you remember about me
put your whole memory into a {format:csv=csv|CSV} file
take a backup of all facts, {format:json=JSON|json}
I want to carry your memory of me elsewhere, {format:markdown=Markdown|markdown} would be nice
save everything you know about me to a file

%list mfile: memory/bee.json | facts_malmoe.csv | /srv/steward/old.json | ~/facts-2024.md | dump7.csv
%tool import_memory
read the facts from {file_path=mfile} into your memory
take {file_path=mfile} and remember what it says
restore your memory, file {file_path=mfile}
everything in {file_path=mfile} should be remembered, load it
load what you should know about me from {file_path=mfile}

# Nothing here can do these: move or cancel an event, sort mail; and remarks that ask for nothing.
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%tool none
%list evn: dentist | rehearsal | flat inspection | tennis with Hamza | annual review | driving lesson | supper club | board meeting
move the {=evn} appointment from {=dnoun} to another day
cancel the {=evn} in my calendar
take the {=evn} event off my calendar
shift the {=evn} an hour back in the diary
rename the {=evn} entry in my calendar
accept the calendar invitation for the {=evn}
archive mail {=mid}
mark email {=mid} as read
put a label on mail {=mid}
delete email {=mid}
move mail {=mid} to the spam folder
flag email {=mid} with a star
unsubscribe me from that newsletter
block the sender of {=mid}
delete the message I sent to {=chan}
mute the {=chan} chat
edit my last message in {=chan}

# Longer ones: the thing itself comes late, or something else is talked of on the way.
%tool talk
I keep forgetting names, it's getting embarrassing
my list is done for today, feels great
{=who} forgot the {=evn}, typical
I did remember the {=a_thing}, no help needed
the reminder worked, I was on time
%tool get_calendar_events
{=who} wants to drop by {start_date=adv} and I said probably, but honestly I've no clue what I have on, could you look
{=chat_in}. my sister asks about {start_date=dnoun}, are there any appointments on that day
I could take a day off somewhere from {start_date=d1} to {end_date=d2}, which meetings would be in the way
%tool create_calendar_event
{=who} just confirmed, so it's official: {title=evt}, {start_time=at}, we'll need {end_time=len}, and you'd better keep that free in my calendar
{=chat_in}, before it slips away, {title=evt} was set for {start_time=at} to {end_time=till} at {location=where}, would you enter that in my diary
for once I want some time to myself, so block {start_time=at} until {end_time=till} and label it {title=evt}
%tool schedule_reminder
I know myself, I'll start reading and the world is gone, so {when=rw} I want you to remind me to {message=rto}
{=chat_in}. anyway, {message=rof}, I can't forget it again, would you remind me {when=rw}
not a task, not an appointment, I simply need somebody who says {message=rto} {when=rw}, remind me
%tool cancel_reminder
{=who} was quicker than me, so the thing you wanted to remind me of is settled, that's reminder {reminder_id=rid}, you can cancel it
turns out I set the same reminder twice, {reminder_id=rid} is the one too many
%tool add_task
I was lying awake last night and it struck me that nobody has thought of it: {title=to_do}. on my todo list, please, {priority=pri}
{=who} asked me nicely and I couldn't say no, so now I have to {title=to_do}, by {due_date=ddl} if possible, another one for my list
{=chat_in}, but could you quickly take down a to-do for me, {title=to_do}, no date
I'd rather not have it in my calendar since it can be done any day, {title=to_do}, just a task
%tool list_tasks
{=chat_in}, and I've got an hour before dinner, so what's waiting on my todo list
I'm sure I wrote things down but where they went I couldn't say, the to-do list, could you show it
%tool complete_task
believe it or not I went out in the rain and did it, task {task_id=tid}, you can mark it as done
{=chat_in}. one success today at least: to-do {task_id=tid} is finished, tick it off
%tool update_task
{=who} is ill and the whole thing slips, so could you set the due date of task {task_id=tid} to {due_date=ddl}
I typed nonsense into task {task_id=tid}, what I meant was {title=to_do}, please change it
%tool delete_task
it's been on the list for a year and I'll never do it, let's be honest, so delete task {task_id=tid}
%tool search_email
{=who} keeps asking whether I got it, and I can't see it, the email about the {query=topic_m}, is it there
{=chat_in}. I'm at the counter and they ask about the {query=topic_m}, it came by email, from {from_email=who} I think
%tool get_email_details
I have to quote from it word for word, so please open {email_id=mid} and show me the whole email
%tool summarize_email
{=who} sent me a wall of text, it's mail {email_id=mid}, and I'd be glad of just the main points
%tool compose_email
{=chat_in}, could you mail {to=email} for me, subject {subject=head}, and say {body=saying}
it's been bothering me all day, so please send {to=email} an email with the subject {subject=head}: {body=letter}
%tool reply_email
I left {email_id=mid} lying for far too long, so please answer that email with {body=letter}
{=chat_in}. mail {email_id=mid} asks a question, reply {body=saying}
%tool send_message
{=chat_in}, can you text {chat_id=chan} for me that {text=txth}
my hands are full of paint, so write {chat_id=chan} a message: {text=txt}
%tool store_fact
you'll hear this more than once I'm afraid, but {fact=fct}, so please remember it for good
{=who} told me today and I know I'll forget: {fact=fct}. keep that in mind for me
%tool retrieve_memories
it's silly, I told you myself months ago and now I'm standing here blank, {query=abt}, what did I have you remember
%tool delete_fact
something I told you to remember isn't right any more, it's fact {fact_id=tid_s}, please forget it
%tool search_conversations
we had quite a long talk about it one evening, you and I, {query=chatabt} it was, could you find that conversation

%lang de
%list d_wann: morgen | am Freitag | heute Abend | übermorgen | nächsten Dienstag | am 14. | kommende Woche | am Sonntag
%list d_termin: Zahnreinigung | Probe | Elternabend | Wohnungsbesichtigung | Tennis mit Hamza | Quartalsgespräch | Sehtest | Kegelabend | Impfung | Fahrstunde
%list d_um: Donnerstag um 17 Uhr | morgen um halb zehn | am 14. um 11 | Freitag 14:00 Uhr | Montag früh um acht | nächsten Mittwoch 16:30 Uhr
%list d_bis: 18 Uhr | 12:15 Uhr | halb sieben | 20 Uhr
%list d_dauer: eine Stunde | 30 Minuten | zwei Stunden | 90 Minuten | eine halbe Stunde
%list d_zeit: um 19 Uhr | in 40 Minuten | morgen um 7 | am Freitag um zwölf | heute Abend um neun | in zwei Stunden | Montag um 8
%list d_tun: den Dachdecker anrufen | die Kette ölen | das Formular abgeben | den Zitronenbaum umtopfen | die Belege sortieren | Filter bestellen | die Fähre buchen | das Aquarium putzen | Knöpfe annähen | den Reifendruck prüfen
%list d_nr: 7 | 12 | 38 | 5 | 44 | 19 | 61
%list d_frist: Freitag | 14. Mai | morgen | Monatsende | Sonntag | nächste Woche | Montagabend
%list d_fakt: Hamza verträgt keine Walnüsse | der Schuppenschlüssel hinter dem Spiegel hängt | unser WLAN Mondbasis heißt | ich keinen Koriander mag | Keiko im März nachts arbeitet
%list d_fakt2: Hamza verträgt keine Walnüsse | der Schuppenschlüssel hängt hinter dem Spiegel | unser WLAN heißt Mondbasis | ich mag keinen Koriander | mein Spind ist die 219
%list d_thema: Schuppenschlüssel | Fährzeiten | Dachrinne | Zeltlager | Mietvertrag | Paket 7719 | Umbau | Knie
%list d_an: Tilda | die Pfadfindergruppe | #küche | Hamza | Pilar | Keiko | die Nachbarn
%list d_text: ich komme später | wer hat den Ersatzschlüssel | die Probe fällt aus | bitte Stühle mitbringen | ich hab dir gemailt | der Bus ist weg
%list d_betr: Fliesen | Probe | Krankmeldung | Stühle | Paket 7719 | Donnerstag

%tool get_calendar_events
was steht {start_date=d_wann} in meinem Terminkalender
hab ich {start_date=d_wann} noch Luft oder ist der Kalender voll
%tool create_calendar_event
trag {title=d_termin} ein, {start_time=d_um} bis {end_time=d_bis}
blocke mir {end_time=d_dauer} für {title=d_termin}, {start_time=d_um}
neuer Termin: {title=d_termin}, {start_time=d_um}, {end_time=d_dauer}
%tool schedule_reminder
lass mich {when=d_zeit} nicht vergessen: {message=d_tun}
Erinnerung {when=d_zeit}: {message=d_tun}
sag mir {when=d_zeit} Bescheid, ich muss {message=d_tun}
%tool list_reminders
woran willst du mich noch erinnern
%tool cancel_reminder
Erinnerung {reminder_id=d_nr} brauche ich nicht mehr, streich sie
%tool add_task
setz {title=d_tun} auf meine Liste
neue Aufgabe, {title=d_tun}, fällig {due_date=d_frist}
als To-do bitte: {title=d_tun}
%tool list_tasks
was ist auf meiner Aufgabenliste noch {status:open=offen|nicht erledigt}
%tool complete_task
Aufgabe {task_id=d_nr} hab ich geschafft, abhaken
%tool update_task
verschieb die Frist von Aufgabe {task_id=d_nr} auf {due_date=d_frist}
%tool delete_task
Aufgabe {task_id=d_nr} hat sich erübrigt, nimm sie ganz von der Liste
%tool search_email
wo ist die Mail mit dem Betreff {query=d_thema}
hat {from_email=d_an_p} mir wegen {query=d_thema} gemailt
%list d_an_p: Tilda | Herr Abara | die Hausverwaltung | Joris | Frau Lindqvist
%tool get_email_details
mach Mail {email_id=mid} ganz auf, mit Anhängen
%tool summarize_email
worum geht es in Mail {email_id=mid}, ganz kurz
%tool compose_email
neue Mail an {to=email}, Betreff {subject=d_betr}: {body=d_text}
%tool reply_email
antworte auf Mail {email_id=mid}: {body=d_text}
%tool send_message
schreib {chat_id=d_an} im Chat: {text=d_text}
%tool store_fact
vergiss nicht, dass {fact=d_fakt}
zum Merken: {fact=d_fakt2}
%tool delete_fact
vergiss wieder, dass {=d_fakt}
%tool retrieve_memories
was habe ich dir über {query=d_thema} gesagt, das du dir merken solltest
%tool search_conversations
in welchem Gespräch ging es bei uns um {query=d_thema}
%tool list_facts
zähl mir alles auf, was du dir über mich gemerkt hast
%tool update_profile
ändere in meinem Profil die {updates=d_prof}
%list d_prof: Sprache auf Finnisch => {"sprache": "Finnisch"} | Zeitzone auf Europe/Riga => {"zeitzone": "Europe/Riga"}
%tool none
verschieb den Termin {=d_termin} auf einen anderen Tag
verschieb Mail {=mid} ins Archiv

%lang es
%list e_cita: limpieza dental | ensayo | reunión de padres | visita al piso | tenis con Hamza | revisión de la vista | vacuna de la gripe | clase de conducir
%list e_hora: el jueves a las 5 | mañana a las nueve y media | el viernes a las 14:00 | el lunes a las 8 | el 14 a las once | esta tarde a las 6
%list e_fin: las 7 | las 12:15 | las ocho y media | las 20:00
%list e_dur: una hora | 30 minutos | dos horas | hora y media | 45 minutos
%list e_aviso: a las 7 de la tarde | en 40 minutos | mañana a las 6:45 | el viernes al mediodía | en dos horas | el lunes a las 8 | esta noche a las nueve
%list e_hacer: llamar al techador | engrasar la cadena | entregar el formulario | trasplantar el limonero | ordenar los recibos | pedir los filtros | reservar el ferry | limpiar el acuario | coser los botones | medir el pasillo
%list e_num: 7 | 12 | 38 | 5 | 44 | 19 | 61
%list e_plazo: viernes | lunes | 14 de mayo | 30 de abril | domingo
%list e_dato: Hamza es alérgico a las nueces | la llave del trastero está detrás del espejo | nuestra wifi se llama baselunar | no soporto el cilantro | mi taquilla es la 219 | el gato es diabético
%list e_tema: horario del ferry | canalón | campamento | contrato de alquiler | paquete 7719 | trastero | seguro del coche | regalo de Pilar
%list e_para: Pilar | el grupo de vecinos | Hamza | la tutora | #cocina | mi madrina | Zuzana
%list e_texto: llego en diez minutos | el ensayo se suspende | quién tiene la llave | traed sillas | te he mandado un correo | ya no hace falta
%list e_asunto: Azulejos | Ensayo | Baja médica | Sillas | Paquete 7719 | El jueves
%list e_cuando: mañana | el viernes | esta noche | pasado mañana | el próximo martes | el 14 | la semana que viene | el domingo

%tool get_calendar_events
qué tengo apuntado en el calendario para {start_date=e_cuando}
cómo está mi agenda {start_date=e_cuando}
%tool create_calendar_event
apunta en la agenda {title=e_cita}, {start_time=e_hora}, {end_time=e_dur}
cita nueva: {title=e_cita}, {start_time=e_hora} hasta {end_time=e_fin}
resérvame {end_time=e_dur} para {title=e_cita} {start_time=e_hora}
%tool schedule_reminder
que no se me olvide {message=e_hacer} {when=e_aviso}, avísame
avísame {when=e_aviso} para {message=e_hacer}
recordatorio {when=e_aviso}: {message=e_hacer}
%tool list_reminders
de qué me vas a avisar todavía
%tool cancel_reminder
quita el recordatorio {reminder_id=e_num}, ya lo hice
%tool add_task
a mi lista: {title=e_hacer}
tarea nueva, {title=e_hacer}, para el {due_date=e_plazo}
ponme {title=e_hacer} en pendientes
%tool list_tasks
qué me queda en la lista de tareas
enséñame las tareas {status:done=terminadas|ya hechas}
%tool complete_task
la tarea {task_id=e_num} ya está hecha, táchala
%tool update_task
aplaza la tarea {task_id=e_num} al {due_date=e_plazo}
%tool delete_task
borra la tarea {task_id=e_num}, no la voy a hacer
%tool search_email
busca el correo sobre el {query=e_tema}
me escribió {from_email=e_de} por correo sobre el {query=e_tema}
%list e_de: Tilda | el señor Abara | la gestora | Joris | la casera
%tool get_email_details
abre el correo {email_id=mid} entero
%tool summarize_email
en dos frases, qué dice el correo {email_id=mid}
%tool compose_email
correo nuevo para {to=email}, asunto {subject=e_asunto}: {body=e_texto}
%tool reply_email
contesta al correo {email_id=mid} que {body=e_texto_q}
%list e_texto_q: llego en diez minutos | el ensayo se suspende | ya no hace falta | acepto la oferta | falta una silla
%tool send_message
mensaje para {chat_id=e_para}: {text=e_texto}
%tool store_fact
ten presente que {fact=e_dato}
no olvides esto: {fact=e_dato}
%tool delete_fact
olvida que {=e_dato}
%tool retrieve_memories
qué te conté sobre el {query=e_tema} para que lo recordaras
qué sabes del {query=e_tema}, te pedí que te acordaras
%tool search_conversations
cuándo hablamos tú y yo del {query=e_tema}
%tool get_profile
qué pone en mi perfil ahora mismo
%list e_cita_m: dentista | notario | ensayo | oculista
%tool none
cancela la cita del {=e_cita_m} en el calendario
marca como leído el correo {=mid}

%lang de
%tool get_calendar_events
liegt {start_date=d_wann} irgendein Termin an
%tool create_calendar_event
halt mir {start_time=d_um} bis {end_time=d_bis} frei, {title=d_termin}
%tool schedule_reminder
stups mich {when=d_zeit} an wegen {message=d_wegen}
%list d_wegen: der Wäsche | der Parkuhr | dem Brotteig | Keikos Abschied | dem Schulbus
%tool list_reminders
stehen noch Erinnerungen aus
%tool cancel_reminder
lösch die Erinnerung Nummer {reminder_id=d_nr}, nicht die Aufgabe
%tool add_task
ich muss irgendwann {title=d_tun}, schreib es zu den Aufgaben
%tool complete_task
hake {task_id=d_nr} auf der Liste ab
%tool update_task
Aufgabe {task_id=d_nr} ist jetzt {priority:high=dringend|wichtig}
%tool delete_task
die Aufgabe {task_id=d_nr} soll weg, erledigt ist sie nicht
%tool search_email
such im Posteingang nach {query=d_thema}
%tool reply_email
auf die Mail {email_id=mid} will ich zurückschreiben: {body=d_text}
%tool send_message
keine Mail, nur eine Nachricht an {chat_id=d_an}: {text=d_text}
%tool store_fact
behalte bitte im Kopf: {fact=d_fakt2}
%tool retrieve_memories
was weißt du noch über {query=d_wissen}
%list d_wissen: meinen Spind | Hamzas Allergie | unser WLAN | Keikos Schichten | meine Schuhgröße
%tool get_profile
lies mir mein Profil vor

%lang es
%tool get_calendar_events
estoy libre {start_date=e_cuando} o tengo alguna cita
%tool create_calendar_event
bloquea {start_time=e_hora}, {end_time=e_dur}, para {title=e_cita}
%tool schedule_reminder
recuérdame {message=e_hacer} {when=e_aviso}
%tool list_reminders
cuáles son mis recordatorios pendientes
%tool cancel_reminder
anula el aviso número {reminder_id=e_num}, ese recordatorio sobra
%tool add_task
algún día tengo que {title=e_hacer}, mételo en las tareas
%tool complete_task
da por terminada la tarea {task_id=e_num}
%tool update_task
la tarea {task_id=e_num} pasa a ser {priority:high=urgente|importante}
%tool delete_task
fuera de mi lista la tarea {task_id=e_num}, elimínala
%tool search_email
en qué correo salía lo del {query=e_tema}
%tool summarize_email
resúmeme el correo {email_id=mid}
%tool send_message
escríbele a {chat_id=e_para} por el chat: {text=e_texto}
%tool store_fact
guarda en tu memoria que {fact=e_dato}
%tool search_conversations
busca la charla que tuvimos sobre el {query=e_tema}
%tool list_facts
dime todos los datos que guardas de mí
