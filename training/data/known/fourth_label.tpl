# Templates, fourth: "label: content", telegrams, hashtags, brackets, arrows. The label says which tool, the content is marked whole.
%lang en

# Tasks.
%list td: descale the kettle | answer the mail from the school | write a note for the cleaner | cancel the gym membership | return the drill to Marek | ring the vet re: Pixel's teeth | buy rope, tent pegs and gas | send the calendar link to Jo | sort the cables under the desk | book flu jabs | look up train prices to Ghent | regrout the shower | get mum's prescription | message the landlord about the mould | file the parking ticket | sew the button back on the blue coat | bleed the radiators | order toner | find a sitter for the cats | back up the laptop | scan the birth certificate | chase Ottoline for the slides | hand in the ethics form | replace the smoke alarm battery | wash the car - inside too | collect the framed print | draft a toast for Ida's wedding | top up the bus card | check the weather station's battery | google a decent locksmith | unsubscribe from the wine newsletter | print the boarding cards | post the parcel to Leeds | fix the squeaky gate | oil the bike chain | thank Mr. Abara for the reference | defrost the freezer | read chapter six | cut the baby's nails | pump up the air bed | renew the library books | ask Theo what he wants for lunch on the trip | call the tax office, extension 44 | put the winter tyres on | get a quote for the roof | water Gloria's tomatoes | transfer the deposit | pick a paint colour | clean out the gutters | update my CV
%list buy: oat milk | two lemons and thyme | dishwasher tabs | nappies size 4 | a dozen eggs | bin bags | cat litter | sourdough | AAA batteries | coriander, limes, tortillas | a birthday card | toothpaste x2 | rice + beans | kitchen roll | 6 light bulbs (E14) | chicken thighs | washing-up liquid | stamps | ginger, garlic and miso | plasters | olive oil, the good one | masking tape | frozen peas | basil
%list by: friday | tmrw | tomorrow noon | the 14th | end of march | next tuesday | sunday evening | 3 june | 30/9 | this weekend | thursday 5pm | the 1st | monday morning | tonight | end of next week | 2026-02-11 | mid october | wed | the day after tomorrow | the 22nd | sat
%list dt: the folder is in the hall cupboard | ask for Imke at the desk | budget is 80 at most | bring the old receipt | only the ones on the left | she prefers texts | gate code 3317 | needs two people | the form is on their website | model no. KX-40 | cash only | same as last year | they close at four | take the ladder from Uwe
%list htd: #todo | #task | #to-do | #todolist
%list cb: [ ] | - [ ] | ☐ | * [ ]
%list tgt: (todo) | (task) | [task] | (for the todo list) | [todo] | (to-do list)
%list lb: (
%list rb: )
%list lq: [
%list rq: ]
%list tn: 3 | 8 | 12 | 17 | #4 => 4 | #21 => 21 | 46 | 105 | 2 | #9 => 9 | 33 | 260

%tool add_task
to-do - {title=td}
TODO {title=td}
task >> {title=td}
action item: {title=td}
action points from today's call, first one: {title=td}
chore: {title=td}
errand - {title=td}
errand for {due_date=by}: {title=td}
chores, {due_date=by}: {title=td}
household job / {title=td} / {due_date=by}
shopping list: {title=buy}
groceries list + {title=buy}
{title=buy} -> shopping list
+ {title=buy} - on my list
+1 on the todo list: {title=td}
{priority:high=urgent|very urgent|super urgent} todo - {title=td}
{priority:high=high priority|high-priority|hi-prio} task: {title=td}
{priority:high=important} task [for {due_date=by}]: {title=td}
{priority:low=low prio|low priority|lowest priority}: {title=td}
{priority:low=not urgent|no rush|whenever} - task - {title=td}
{priority:high=URGENT}: {title=td} by {due_date=by}, on my todos
{priority:low=low-prio} to-do, {title=td}, sometime around {due_date=by}
{priority:normal=normal|medium|regular} priority todo: {title=td}
prio {priority:high=high|1|A}, task: {title=td}
task: {title=td} / prio: {priority:low=low|C} / due: {due_date=by}
title: {title=td}, priority: {priority:high=high}, due: {due_date=by} -> new task
new task | {title=td} | {due_date=by} | {priority:normal=normal}
task | {title=td} | note: {description=dt}
task {=lb}{priority:high=high|urgent}{=rb}: {title=td}
todo {=lb}due {due_date=by}{=rb}: {title=td}
{title=td} {=lb}task, {priority:low=low}, {due_date=by}{=rb}
{title=td} {=tgt}
{title=td}, {due_date=by} {=tgt}
{=htd} {title=td}
{=htd} {title=td} {=hash} {due_date=by}
{title=td} #todo
{title=td} #task {priority:high=#urgent|#important|#p1}
{priority:low=#lowprio|#someday|#low} #task {title=td}
{=cb} {title=td}, for the todo list
todo list {=arrow} {title=td}
{title=td} -> todo
{title=td} --> tasks, due {due_date=by}
{title=td} >> task list, {priority:high=top}
todo for {due_date=by}: {title=td}
todos {due_date=by}: {title=td}
{due_date=by}: {title=td}, task please
by {due_date=by}: {title=td}. task.
deadline {due_date=by} / todo: {title=td}
due {due_date=by} - {title=td} - as a to-do
task {title=td} {due_date=by}
todo {title=td} stop due {due_date=by} stop
todo {priority:high=!!|!!!|(!)} {title=td}
[quick ]todo before I forget: {title=td}
ok so my phone is about to die, quick one. todo: {title=td}, due: {due_date=by}
dictating this while driving. new to-do: {title=td}. details: {description=dt}
for the to-do pile: {title=td} - {description=dt}
work item: {title=td}; deadline: {due_date=by}; remarks: {description=dt}
ticket for myself: {title=td}
backlog: {title=td} {=lb}prio {priority:low=low|lowest}{=rb}
homework: {title=td}, due {due_date=by}, on the task list
must do, {priority:high=critical}: {title=td}
things to do -> {title=td}
one more for the task list... {title=td}
my list, new line: {title=td}
bucket: tasks. item: {title=td}. until: {due_date=by}
fresh task, {priority:high=highest priority|priority one}, {title=td}, needed {due_date=by}
add: {title=td} {=lb}todo{=rb}
add 2 list: {title=td}
re todo list: {title=td} is missing on it, pls add
sorry, forgot one: task - {title=td}
what's left after the meeting, as a task for me: {title=td}
task no one else will do: {title=td} {=lb}{priority:normal=normal prio|average priority}, {due_date=by}{=rb}
not a reminder, a todo: {title=td}
category chore, text {title=td}, date {due_date=by}

%tool update_task
task {task_id=tn}: {priority:high=high|urgent|high prio}
task {task_id=tn} -> {due_date=by}
todo {task_id=tn}: new due date {due_date=by}
task {task_id=tn}, title: {title=td}
{=lq}task {task_id=tn}{=rq} note: {description=dt}
edit {task_id=tn}: due {due_date=by}, prio {priority:low=low}
todo {task_id=tn} / status: {status:open=open|reopened|not done} / priority: {priority:normal=normal}
re task {task_id=tn}: push to {due_date=by}
task {task_id=tn} - rename - {title=td}

%tool complete_task
done: task {task_id=tn}
task {task_id=tn}: done
{=lq}x{=rq} todo {task_id=tn}
{task_id=tn} {=lb}todo{=rb} -> done
tick off: {task_id=tn}

%tool delete_task
task {task_id=tn}: delete
remove: todo {task_id=tn}
todo {task_id=tn} -> bin
- {task_id=tn} from the task list, for good

# Reminders.
%list re: bins out | take the antibiotic | move the car | bread is in the oven | ring Fenwick & Sons | charge the e-bike | the parents' evening | feed the sourdough | check in for the flight | send Wanda the contract | switch the laundry over | stretch | call in to the board meeting | pay the window cleaner | phone the embassy | Leo's swimming bag | write to the insurers | collect the keys from no. 9 | water the orchids | buy tickets before they sell out | mail the signed form to HR | pills | Nana's birthday | look at the job ads | tell Ines about the flat | vote | put the chicken in the fridge | the delivery man comes | cancel the free trial | submit timesheet | eye drops, left only | dentist - bring x-ray | turn the compost | return the hire van with a full tank | wish Omar luck | school photos: white shirt | ask about the mail from the bank | leave for the station | add the receipts to the folder | read to the kids
%list w: tmrw 9am | 6pm | fri 3pm | the 14th | sunday noon | 21:00 | 7.45 | tonight 10pm | thursday morning | monday at half eight | 4 oct, 10am | next wed 2pm | half past six | tomorrow evening | quarter to three | sat 11:30 | 16h | 1 december | the 9th at noon | tues 8.15 am | midnight
%list wi: in 20 min | in 2h | in an hour and a half | at 6 sharp | at 18:05 | on friday at 4 | in 3 days | every day at 8 | every monday at 7am | on the 14th at ten | in ten | tonight at 9 | tomorrow at noon | in half an hr | every other sunday | at 5 to 7 | in five weeks | on new year's eve | in 90 seconds | later today at 3 | tmrw at 06:40
%list hr: #reminder | #remind | #remindme | #alarm

%tool schedule_reminder
reminder for {when=w}: {message=re}
reminder {when=w} - {message=re}
reminder: {message=re} {=lb}{when=w}{=rb}
reminder // {message=re} // {when=w}
{message=re} {when=w}, reminder
{message=re} {=lb}reminder, {when=w}{=rb}
{message=re} -> remind me {when=wi}
{when=w} -> {message=re} -> reminder
{when=w}: {message=re}, reminder please
{when=wi}: {message=re}. remind me!
alert me {when=wi}: {message=re}
alert, {when=w}: {message=re}
alarm {when=w}, label: {message=re}
alarm - {when=wi} - text "{message=re}"
rem: {message=re} @ {when=w}
rmdr {message=re} {when=wi}
{=hr} {message=re} {when=wi}
{message=re} #reminder {when=w}
{when=w} #remindme {message=re}
remind > {when=w} > {message=re}
remind me: {message=re}, {when=wi}
REMIND ME. {message=re}. {when=w}.
set reminder = {message=re}; time = {when=w}
what: {message=re}, when: {when=w}, reminder
when: {when=w} / text: {message=re} / type: reminder
time: {when=w}, reminder: {message=re}
date {when=w}, reminder text {message=re}
[urgent] reminder for {when=w} - {message=re}
important reminder, {when=wi}: {message=re}
don't let me forget - {when=w} - {message=re}
do not forget {when=wi}: {message=re} {=lb}ping me{=rb}
nudge {when=wi}: {message=re}
nudge me re: {message=re}, {when=w}
timer {when=wi} for: {message=re}
buzz me {when=wi}... {message=re}
wake me up {when=wi}, message: {message=re}
heads-up wanted: {message=re}, {when=w}
I tend to forget these things, so: reminder, {message=re}, {when=w}
at work till late, hence reminder {when=wi}: {message=re}
reminder stop {message=re} stop {when=w} stop
future me, {when=w}: {message=re} {=lb}send as a reminder{=rb}
+ reminder {when=w} {message=re}
another reminder, this time {when=w}: {message=re}
same kind of thing, reminder, {when=wi}: {message=re}
one reminder: "{message=re}" / {when=w}
memory aid for {when=w}, must beep: {message=re}
note for {when=w}, remind me of it then: {message=re}
not a task, a reminder: {message=re}, {when=w}
reminder: {message=re}
new reminder for {when=w}
recurring reminder: {message=re}, {when:every day=daily|every day}
pop-up {when=wi}: {message=re}

%list ri: 4 | 7 | r_18 | #3 | 11 | r-205 | rem_6 | 29
%tool cancel_reminder
cancel: reminder {reminder_id=ri}
reminder {reminder_id=ri}: off
reminder {reminder_id=ri} -> delete
reminders: drop no. {reminder_id=ri}

%list hash: due | // | till
%list arrow: -> | --> | >> | <- | :

# Calendar.
%list ev: team lunch | coffee with Jana | vet, Biscuit's jabs | viewing of the flat in Orchard Row | 1:1 with Per | sprint demo | haircut | physio | parents' evening | band practice | dinner at the Okonkwos' | Ruben's leaving do | call with the notary | swim meet | blood test | choir | retro | interview - Marta Lindqvist | boiler inspection | pub quiz | budget sync Q3 | picnic | school play | eye test | driving lesson no. 5 | reading group | status call w/ Delft | babysitting at Noor's | car MOT | chess club | therapy | house viewing 2 | steering committee | Sunday roast with the in-laws | webinar on heat pumps | todo review | email clean-up hour
%list st: fri 9am | tomorrow 10:00 | monday 11.30 | wed 8:30 | 14 may 12:00 | the 3rd at 1pm | thursday 09h | sat noon | next tuesday 10am | 2026-03-04 9:15 | 7 nov, 12.45 | today 1:30pm | sunday 11 | 22/8 at 10
%list en: 2pm | 15:00 | 4.30pm | 17h | 3:45 pm | five | 6pm | 14:30 | 18:15 | three
%list du: 1h | 45 min | 2 hours | half an hour | 90 mins | 30m | an hour and a half | 3 hrs | all afternoon | 20 minutes | 1.5h
%list pl: cafe luna | room B12 | the old brewery | Teams | Zoom | 4 Tanner's Yard | the boathouse | Pia's place | gate 3, east stand | clinic on Mill Lane | main hall | my office | Oak Street school | the Thai place | library, 2nd floor | the big oak
%list ed: bring the slides | Sven joins late | agenda: numbers, hiring, summer party | fasting from 8 | dial-in 4410 | Q&A at the end | parking behind the house | wear trainers | third attempt, fingers crossed | don't mention the gift
%list hev: #event | #meeting | #calendar | #cal | #appointment

%tool create_calendar_event
event: {title=ev}, {start_time=st}-{end_time=en}
event - {title=ev} - {start_time=st} - {end_time=du} - {location=pl}
appointment: {title=ev} {start_time=st}
appointment {start_time=st}: {title=ev}
appt {title=ev} {start_time=st} till {end_time=en}
meeting: {title=ev}, {start_time=st}, {location=pl}
meeting {start_time=st} to {end_time=en} re: {title=ev}
new meeting // {title=ev} // {start_time=st} // {end_time=du}
cal + {title=ev} {start_time=st}-{end_time=en}
calendar: {title=ev}, {start_time=st}, {end_time=du}
calendar entry for {start_time=st}: {title=ev}, ends {end_time=en}
{start_time=st}: {title=ev}, calendar please
{start_time=st}-{end_time=en}: {title=ev} {=lb}event{=rb}
{start_time=st} / {end_time=du} / {title=ev} -> calendar
{title=ev} -> cal, {start_time=st}
{title=ev} {=lb}appointment, {start_time=st}, {location=pl}{=rb}
{title=ev} {start_time=st} {end_time=du}, event
{=hev} {title=ev} {start_time=st}
{=hev} {title=ev} {start_time=st}-{end_time=en}
{title=ev} #event {start_time=st} @{location=pl}
{=hev} {start_time=st} {title=ev} {=lb}{end_time=du}{=rb}
title: {title=ev}; start: {start_time=st}; end: {end_time=en}; type: event
what: {title=ev} / where: {location=pl} / when: {start_time=st} / how long: {end_time=du} / calendar
begin {start_time=st}, end {end_time=en}, subject {title=ev}, place {location=pl} - new appointment
save the date: {title=ev}, {start_time=st}
date for the calendar: {title=ev}, {start_time=st} until {end_time=en}
block: {start_time=st}-{end_time=en}, {title=ev}
blocker {start_time=st} for {end_time=du} - {title=ev}
slot {start_time=st}-{end_time=en} taken by: {title=ev} {=lb}calendar{=rb}
booking: {title=ev} @ {location=pl}, {start_time=st}, {end_time=du}
diary: {title=ev} on {start_time=st}, {end_time=du}
diary entry {=lb}appointment{=rb}: {start_time=st}, {title=ev}, {location=pl}
schedule: {title=ev} | {start_time=st} | {end_time=en}
to the calendar: "{title=ev}", {start_time=st}, notes: {description=ed}
invite for myself: {title=ev}, {start_time=st}-{end_time=en}, details: {description=ed}
event, {location=pl}, {start_time=st}: {title=ev}. {description=ed}
urgent meeting - {title=ev} - {start_time=st} - {end_time=du}
important appointment, {start_time=st}: {title=ev}
recurring? no, just once: event {title=ev}, {start_time=st} to {end_time=en}
they finally called back. appointment: {title=ev}, {start_time=st}, takes {end_time=du}
got a card in the post, it says {title=ev} - {start_time=st} - {location=pl} - one for the calendar
another appointment: {title=ev}, from {start_time=st} to {end_time=en}
EVENT {title=ev} STOP {start_time=st} STOP {location=pl} STOP
not a reminder, an event: {title=ev}, {start_time=st}, {end_time=du}

%list cd: friday | tmrw | the 14th | next week | monday | sunday | 3 june | saturday afternoon | today | thursday evening
%list cs: work | family | football | school | birthdays | band | holiday | on-call
%tool get_calendar_events
agenda: {start_date=cd}?
calendar {start_date=cd}?
meetings, {start_date=cd}: which?
my day, {start_date=cd} - what's on the calendar
{calendar_source=cs} calendar: {start_date=cd}
free slots? calendar, {start_date=cd}
events from {start_date=cd} / {calendar_source=cs} calendar

# Mail.
%list sj: Keys | Sofa pick-up | Invoice 884 | Hello from Malmö | Reminder: deposit | Your question | Team photo | Moved: Thursday call | Sick today | RE: fence | Task list | Cake | Out of office in May | Lost property | Thanks again | Meeting notes 4/2 | Password reset | Rent | Two tickets | Quick favour
%list bo: the keys are with the porter | I'm ill and will stay home today | can we do thursday instead? | please find the numbers below: 14, 20, 9 | we'd like to keep the sofa after all | remember to bring your badge | both tickets are yours, enjoy | the meeting is off | could you resend the invoice, the link is dead | rent went out this morning | call me when you're free - no hurry | the weather looks grim, let's postpone | I finished the task you gave me | who's bringing the cake? | sorry for the silence, busy month | the fence needs two more posts | thanks, got it all | what's the wifi code for the guest room? | your note made my day | add me to the list too
%list lbo: Hi all, the kitchen is closed until Friday. Please use the one upstairs. Gwen | Dear Ms. Halloran, I accept the offer. I can start on 1 June. | Hello, my order hasn't arrived. Number 5521. What now? | Hey Tam, loved the photos! Let's meet soon. Lu | Good morning, the task list is attached. Two things are urgent: the visa and the rent. | Dear team, thank you for the reminder. It will be done by noon.
%list p: Svenja | uncle Teo | the caretaker | Dr. Amadi | my landlord | Priscilla | the insurers | Oskar from IT | Mei Lin | coach Bell | the bakery | Ilse | HR | Mrs. Drummond | the council | Zoltan | my accountant | the vet | Beatriz | the travel agency
%list q: lease | invoice 884 | flight to Oslo | warranty | school trip | mould in the bathroom | car insurance | concert tickets | job offer | moving van | dental bill | parking permit | wedding list | broken printer | new contract | refund | book club | solar panels | photo shoot | membership
%list em: m4c81e | msg_17 | mail-902 | e77 | id_45 | 9fk2 | inbox-31 | mail_6 | ab12f
%list nd: 3 days => 3 | last week => 7 | last 7 days => 7 | past month => 30 | last 2 weeks => 14 | past 10 days => 10 | last 30 days => 30 | past year => 365 | 90 days => 90

%tool compose_email
mail to {to=email}: {body=bo}
email -> {to=email}: {body=bo}
email | {to=email} | {subject=sj} | {body=bo}
to: {to=email} subject: {subject=sj} body: {body=lbo}
To: {to=emails} Cc: {cc=email} Subject: {subject=sj} Text: {body=bo}
to {to=email} / re {subject=sj} / {body=bo} / send as email
subject: {subject=sj} body: {body=bo} to: {to=email}
subject "{subject=sj}", recipient {to=email}, text: {body=lbo}
new mail - {to=email} - {subject=sj} - {body=bo}
e-mail {to=email}, {subject=sj}: {body=bo}
urgent email - {to=email} - {body=bo}
important mail for {to=email}, subj: {subject=sj}, msg: {body=bo}
mail: {body=bo} -> {to=email}
{body=bo} {=lb}email, {to=email}{=rb}
{to=email}: {body=bo}, as an email
{to=email} <- mail <- "{body=bo}", title {subject=sj}
{=hem} {to=email} {subject=sj}: {body=bo}
draft + send: {to=email}, "{subject=sj}", {body=lbo}
email draft. recipient: {to=email}. subject line: {subject=sj}. text: {body=lbo}
email to: {to=email}, cc: {cc=email}, about: {subject=sj}, content: {body=bo}
email with the header {subject=sj} for {to=emails}: {body=bo}
outgoing mail / {subject=sj} / {body=bo}
mail to {to=email}, subject: {subject=sj}
letter by email: {body=lbo} For: {to=email}
send mail >> {to=email} >> {body=bo}
from me to {to=email}, by mail, headline {subject=sj}: {body=bo}

%tool reply_email
re {email_id=em}: {body=bo}
reply {email_id=em} - {body=bo}
answer to mail {email_id=em}: {body=lbo}
{email_id=em} -> reply -> {body=bo}
mail {email_id=em}, my answer: "{body=bo}"
reply {=lb}mail {email_id=em}{=rb}: {body=bo}
to mail {email_id=em}, as reply, text: {body=lbo}
RE: {email_id=em} // {body=bo}

%tool analyze_email
incoming: from {from=email}, subject {subject=sj}, body: {body=lbo}
just arrived - From: {from=email} - Subject: {subject=sj} - Body: {body=bo}
triage: {from=email} / {subject=sj} / {body=lbo}
mail in, sender: {from=p}, subject: {subject=sj}, text: {body=bo}, verdict?
incoming mail | from: {from=email} | re: {subject=sj} | {body=bo}
check this mail -> from: {from=email}; subject: {subject=sj}; content: {body=lbo}

%tool search_email
mail: {query=q} from {from_email=p}
mail search: {query=q}
inbox / {query=q} / {days_back=nd}
emails -> {query=q}, {days_back=nd}
from: {from_email=email} about: {query=q}, find the email
search mail: "{query=q}", sender: {from_email=p}
find in inbox: {query=q}
mail from {from_email=p}, keyword: {query=q}, range: {days_back=nd}
{=hib} {query=q}
email? {query=q}? from {from_email=p}?
in: inbox, from: {from_email=p}, words: {query=q}, max {limit=int}
old mail - {query=q} - where

%tool get_email_details
open: mail {email_id=em}
mail {email_id=em}: full text
full mail -> {email_id=em}

%tool summarize_email
summary: mail {email_id=em}
tl;dr mail {email_id=em}
mail {email_id=em} -> 2 lines
in short: email {email_id=em}

# Chat.
%list c: Jonna | the climbing group | mum | #design | Raj | the neighbours' chat | Abeni | my brother | team channel | Lou and Pat | @kasimir | the flat share | coach | Tilda | granny | #ops | the book club | Hendrik | my wife | dad | Sascha | the school parents group | @nour_k | Mr. Petrov
%list tx: running late, start without me | the bins are tonight, don't forget | meeting at 4 is off | got the tickets!! | remember the milk | could you feed the cat? | landed safely, bit tired | who has the drill | please mail me the list | it's a boy | 10 min away - keep the food warm | reminder: rent is due | the wifi is down again | happy birthday old friend | did you see the news | I'll bring dessert | your parcel is with us | call me when you can | the answer is no, sorry | yes to saturday | lights were still on at yours | sauna at 8? | note the new address: 9 Hill Road | todo for all of us: clean the grill
%list hm: #msg | #dm | #message | #text

%tool send_message
message to {chat_id=c}: {text=tx}
msg {chat_id=c}: {text=tx}
dm {chat_id=c} - {text=tx}
text > {chat_id=c} > {text=tx}
to {chat_id=c}: {text=tx} {=lb}chat{=rb}
to: {chat_id=c}, msg: {text=tx}
chat: {chat_id=c}. text: {text=tx}
telegram {chat_id=c}: {text=tx}
whatsapp - {chat_id=c} - {text=tx}
signal to {chat_id=c}: "{text=tx}"
sms {chat_id=c} {text=tx}
{chat_id=c} <- {text=tx} {=lb}message{=rb}
{text=tx} -> {chat_id=c}, as a text
{text=tx} {=lb}dm to {chat_id=c}{=rb}
message for {chat_id=c}, quote: {text=tx}
recipient: {chat_id=c} / message: {text=tx}
urgent message to {chat_id=c} - {text=tx}
urgent dm, {chat_id=c}: {text=tx}
{=hm} {chat_id=c}: {text=tx}
{=hm} to {chat_id=c} - {text=tx}
quick text, {chat_id=c}: {text=tx}
tell {chat_id=c}: {text=tx}
let {chat_id=c} know -> {text=tx}
pls forward to {chat_id=c} in the chat: {text=tx}
chat message | {chat_id=c} | {text=tx}
hands full. message {chat_id=c}: {text=tx}
no battery for calls, so message: {chat_id=c}, {text=tx}
IM to {chat_id=c}... {text=tx}
say to {chat_id=c} on telegram: {text=tx}
write {chat_id=c}, chat not mail: {text=tx}
not an email, a text to {chat_id=c}: {text=tx}
new message. {chat_id=c}. {text=tx}. send.

%list no: render finished | tea is ready | standup now | build 712 is green | your taxi is here | laundry done | backup failed | hello from the desk | low battery | somebody rang
%tool notify_user
notification: {message=no}
push notification now: {message=no}
notify me - {message=no}
notify: "{message=no}" {=lb}to me, right now{=rb}
{message=no} -> notification to me
notification / text: {message=no}
{=hno} {message=no}
ping me now, text: {message=no}
%list hem: #email | #mail | #sendmail
%list hib: #inbox | #findmail | #mailsearch
%list hno: #notify | #push | #notification

# Memory.
%list fa: the spare key hangs behind the boiler | Ruth takes her tea without sugar | my blood type is 0 negative | the bins are collected on Wednesdays | Kofi's new number is 0171 55 32 | my passport runs out in 2029 | the alarm code at the cabin is 7788 | I parked on level 3, bay 41 | our fourth anniversary falls on a Sunday | the fuse box is in the cellar | Wilma can't eat nuts | my bike's frame number is WX-2201 | the printer is called HPX-7 | I don't answer mails after six | we rent from Mrs. Castellano | I hate being phoned | the guest wifi is blackbird99 | my desk is 4-112 | grandpa was born in Tartu | I owe Desmond 40 euros | the dog's name is Pickle | my shirt size is 15.5 | the cleaner comes every second Monday | my reminder tone is the owl | Yara prefers trains to planes | the good scissors live in the top drawer | the loan ends in 2031 | my calendar week starts on Sunday | the neighbour's cat is not allowed inside | I get migraines from red wine | my task at the club is the accounts | our team meets at the fountain if phones fail
%list ca: family | food | work | health | car | house | travel | money | pets | codes | school | the allotment
%list hf: #fact | #remember | #memo | #note
%list mq: locker code | Ruth's tea | blood type | bin day | Kofi's number | passport expiry | parking spot | shoe size | cabin alarm code | landlady's name | Wilma's allergy | bike frame number | fuse box | guest wifi | anniversary | desk number | Desmond's 40 euros | good scissors

%tool store_fact
fact: {fact=fa}
remember: {fact=fa}
remember - {fact=fa}
to remember >> {fact=fa}
memo: {fact=fa}
memorise this: {fact=fa}
note: {fact=fa}
note to self: {fact=fa}
note 2 self - {fact=fa}
notes to self, today's: {fact=fa}
fyi remember: {fact=fa}
fyi, for your memory: {fact=fa}
{=hf} {fact=fa}
{fact=fa} #remember
{fact=fa} {=lb}remember{=rb}
{fact=fa} -> memory
{fact=fa} -> keep that
+ fact: {fact=fa}
fact {=lb}{category=ca}{=rb}: {fact=fa}
note, category {category=ca}: {fact=fa}
{category=ca} fact - {fact=fa}
memo / {category=ca} / {fact=fa}
to file under {category=ca}: {fact=fa}
{fact=fa}, memory, section {category=ca}
new fact | {category=ca} | {fact=fa}
important to know later: {fact=fa} - store it
important fact: {fact=fa}
keep in mind... {fact=fa}
for the record: {fact=fa}. remember it
about me: {fact=fa}, please keep
don't lose this: {fact=fa}
save to memory = {fact=fa}
memory entry: {fact=fa}
one for the long-term memory: {fact=fa}
I always forget this, so note: {fact=fa}
just found out, memo to you: {fact=fa}
MEMORY STOP {fact=fa} STOP
good to know [{=lb}for you{=rb}]: {fact=fa}, store

%tool retrieve_memories
recall: {query=mq}
memory: {query=mq}?
from memory - {query=mq} - what was it
my notes to you -> {query=mq}?
remembered facts re: {query=mq}
look in your memory: {query=mq}

%list cq: the kitchen tiles | Lisbon | the car loan | names for the puppy | that lentil soup | the allotment fence | my knee | the choir trip | the new fridge | night trains
%tool search_conversations
chat history: {query=cq}
our old chats -> {query=cq}
past conversations / keyword {query=cq}
search conversations: {query=cq} {=lb}top {limit=int}{=rb}
talked about before: {query=cq}. when?
history search - {query=cq}

%list su: where is the ladder | how tall is the dom | which bus goes to the lake | is the pool open | what's for dinner
%list sa: behind the shed | 157 metres | the 14 | only at weekends | there is soup left | until nine
%tool store_conversation
log exchange - me: {user_message=su} - you: {agent_response=sa}
conversation to keep: Q: {user_message=su} A: {agent_response=sa}
save chat / user: {user_message=su} / assistant: {agent_response=sa}

%list fid: 12 | 4 | m1f0c2 | fact_88 | #7 | 31
%tool delete_fact
forget: fact {fact_id=fid}
fact {fact_id=fid} -> forget
memory, delete: {fact_id=fid}

%list fa2: food | family | work | travel
%tool list_facts
facts: all of them, as a list
stored facts / {category=fa2} / list
facts -> list, category {category=fa2}

%tool export_memory
export: memory, {format=fmt}
memory -> {format=fmt} export
%list fmt: json | csv | markdown | JSON => json | CSV => csv
%list fi: facts.csv | backup/june.json | ~/mem.json | old_phone.csv
%tool import_memory
import: {file_path=fi} -> memory
memory import - file: {file_path=fi}

%list pp: timezone: Europe/Oslo => {"timezone": "Europe/Oslo"} | language: Dutch => {"language": "Dutch"} | name: Zadie => {"name": "Zadie"} | city: Ghent => {"city": "Ghent"} | units: metric => {"units": "metric"} | nickname: Bix => {"nickname": "Bix"} | country: Chile => {"country": "Chile"}
%tool update_profile
profile - {updates=pp}
my profile, change: {updates=pp}
profile update >> {updates=pp}

# Looking things up.
%list wq: best rain jackets 2025 | pharmacy opening hours Leith | how to prune a fig | cheap flights to Porto | dishwasher error E24 | sourdough hydration chart | second-hand kayaks | is the A9 closed | bus strike dates | used Vespa prices | how to get wax out of a carpet | museum free entry sunday | repair cafe near me | vegan bakery Turin | board games for two | visa for Vietnam
%list wk: Hedy Lamarr | the Hanseatic League | Krakatoa | plate tectonics | Ursula K. Le Guin | axolotl | the Suez Crisis | Baroque | Lake Titicaca | Fibonacci numbers | the Silk Road | Noether's theorem
%list ax: sparse autoencoders | neutrino oscillations | tropical geometry | diffusion models for audio | gravitational lensing | topological insulators | Yoshua Bengio | low-rank adaptation | exoplanet atmospheres | federated learning
%list kb: parental leave | travel expenses | laptop replacement | overtime | VPN setup | sick notes | home office days | onboarding checklist | visitor badges | fire drill | company car | refund deadline
%list n: 3 | 5 | 8 | 10 | three => 3 | five => 5 | 12

%tool web_search
web: {query=wq}
google: {query=wq}
search the web - {query=wq}
{query=wq} {=lb}web search{=rb}
{query=wq} -> google
internet / {query=wq} / {num_results=n} hits
online search: {query=wq}, top {num_results=n}
look up online: {query=wq}
{=hw} {query=wq}
%list hw: #web | #google | #websearch
can't get a signal on the other phone. web search: {query=wq}

%tool search_wikipedia
wikipedia: {query=wk}
wiki {query=wk}
wiki - {query=wk} - {limit=n} articles
{query=wk} {=lb}wikipedia{=rb}
encyclopedia entry: {query=wk}
{query=wk} -> wiki

%tool search_arxiv
arxiv: {query=ax}
papers: {query=ax}
papers / {query=ax} / max {max_results=n}
{query=ax} -> arxiv, {max_results=n} papers
preprints on: {query=ax}
literature search, scientific: {query=ax}

%tool ask_knowledge_base
handbook: {query=kb}
company policy: {query=kb}?
knowledge base - {query=kb}
internal docs -> {query=kb}
kb search: {query=kb}
our documents, topic: {query=kb}
{query=kb} {=lb}see employee handbook{=rb}
HR guide / {query=kb}

%list ex: 12*7 | 15% of 260 | (48+19)/3 | 2^12 | sqrt(196) | 1340 - 19% | 3.5 * 18.20 | 99/7 | 45+45+12.5 | 0.07*1200 | 18*(3+4) | 1024/32
%tool calculate
calc: {expression=ex}
calc {expression=ex}
math: {expression=ex}
= {expression=ex}
sum: {expression=ex}
{expression=ex} -> result?
calculator / {expression=ex}

%list cu: EUR | USD | GBP | JPY | CHF | SEK | euro => EUR | dollars => USD | pounds => GBP | yen => JPY | NOK | INR
%list cu_to: CAD | MXN | TRY | CZK | danish kroner => DKK | BRL | HUF | ZAR | rand => ZAR | zloty => PLN | AUD
%tool get_exchange_rate
fx: {from_currency=cu}/{to_currency=cu_to}
rate: {from_currency=cu} to {to_currency=cu_to}
convert: {=bigint} {from_currency=cu} -> {to_currency=cu_to}
currency - {from_currency=cu} in {to_currency=cu_to}
exchange rate | {from_currency=cu} | {to_currency=cu_to}

%list sy: TSLA | Volvo | NVDA | ASML | Nestlé | Spotify | KO | Airbus | SHEL | Heineken | Sony | AMZN
%list pe: 1 year => 1y | 6 months => 6mo | ytd | 5 days => 5d | 1 month => 1mo | 5 years => 5y | past year => 1y | 3 months => 3mo | this year => ytd
%tool get_stock_price
price: {symbol=sy} stock
stock: {symbol=sy}
share price - {symbol=sy}
ticker {symbol=sy}, range: {period=pe}
{symbol=sy} / shares / {period=pe}
stocks -> {symbol=sy} -> {period=pe}

%list co: BTC | ETH | solana | doge | litecoin | XRP | bitcoin | cardano
%tool get_crypto_price
coin: {symbol=co}
crypto price: {symbol=co} in {currency=cu}
{symbol=co} -> {currency=cu}
crypto / {symbol=co}

%list pw: Oslo | Bergen | Ljubljana | Porto Alegre | Galway | Nara | Tromsø | Boise, Idaho | Valletta | Cusco | Utrecht | Hobart | Zermatt | Leeds | Windhoek
%list da: today => 1 | tomorrow => 2 | 3 days => 3 | this week => 7 | 5 days => 5 | tmrw => 2 | next 7 days => 7 | 10 days => 10
%tool get_weather
weather: {location=pw}
weather {location=pw} {days=da}
forecast - {location=pw} - {days=da}
{location=pw}: weather?
{location=pw} / {days=da} / rain or sun
wx {location=pw}
temp: {location=pw} now
{=hwx} {location=pw} {days=da}
%list hwx: #weather | #forecast | #wx

%tool get_weather_openmeteo
weather, lat: {latitude=latitude}, lon: {longitude=longitude}
open-meteo: {latitude=latitude} / {longitude=longitude}
%list usla: 39.74 | 40.71 | 44.98 | 29.76 | 34.05
%list uslo: -104.99 | -74.01 | -93.27 | -95.37 | -118.24
%tool get_weather_noaa
NOAA: {latitude=usla}, {longitude=uslo}
nws forecast -> {latitude=usla} {longitude=uslo}

%tool get_current_time
time: {timezone=timezone}
{timezone=timezone} - local time?
clock: {timezone=timezone}

%list ns: the BBC | Le Monde | Ars Technica | NPR | the Irish Times | Der Spiegel | Al Jazeera | Wired | heise
%list nt: the rail strike | wildfires in Greece | the budget vote | chip exports | the cup final | bird flu | housing prices | the coalition talks
%tool get_news_rss
headlines: {source=ns}
feed: {source=ns}, top {limit=n}
{source=ns} -> latest {limit=n}
%tool get_news_groundnews
news: {query=nt}
news - {query=nt} - {limit=n} stories
coverage, left vs right: {query=nt}
{query=nt} {=lb}news{=rb}

%list sq: select count(*) from invoices | SELECT name FROM staff LIMIT 5 | select max(total) from orders | select city, count(*) from clients group by city
%tool run_sql
sql: {query=sq}
db query -> {query=sq}
sql> {query=sq}

# The house.
%list on: kitchen light | hall lamp | fairy lights | coffee maker | desk fan | porch light | aquarium pump | heated towel rail | tv in the den | stairs light | dehumidifier | garden pump | printer plug
%list li: kitchen light | hall lamp | bedside lamp | living room lights | spots in the study | nursery light | floor lamp
%list co2: blinds | garage door | bedroom curtains | awning | velux | kitchen shutters | gate | roller blinds in the attic
%list lo: front door | back door | shed | cellar door | side gate | bike store
%list th: thermostat | bathroom heating | living room radiator | nursery heater | upstairs heating | AC in the office
%list me: tv | kitchen speaker | soundbar | radio in the bath | record player amp
%list tv: 21 => {"temperature": 21} | 19.5 => {"temperature": 19.5} | 20 degrees => {"temperature": 20} | 23° => {"temperature": 23} | 17 => {"temperature": 17} | 22 degrees => {"temperature": 22}
%list bv: 40% => {"brightness": 40} | 15% => {"brightness": 15} | 70 percent => {"brightness": 70} | 25% => {"brightness": 25} | 85% => {"brightness": 85}
%list vv: 30 => {"volume": 30} | 12% => {"volume": 12} | 45 => {"volume": 45} | 8 => {"volume": 8} | 60% => {"volume": 60}
%tool control_device
{device_id=on}: {action:turn_off=off}
{device_id=on} - {action:turn_on=on} - please
{device_id=on} -> {action:turn_off=off}
{device_id=on} = {action:turn_on=on}
device: {device_id=on}, state wanted: {action:turn_on=on}
{action:turn_off=off}: {device_id=on}
{action:turn_on=on}: {device_id=on}
{action:toggle=toggle} > {device_id=on}
{device_id=co2}: {action:open=up|open}
{device_id=co2}: {action:close=down|shut|closed}
{action:close=close} / {device_id=co2}
{device_id=lo}: {action:lock=lock|locked pls}
{action:unlock=unlock} -> {device_id=lo}
{device_id=th}: {action:set_temperature=to} {parameters=tv}
{action:set_temperature=heating}: {device_id=th} {parameters=tv}
{device_id=th} {action:set_temperature=target|setpoint} = {parameters=tv}
{device_id=li}: {action:dim=dim} {parameters=bv}
{device_id=li} / {action:set_brightness=brightness} / {parameters=bv}
{device_id=me} {action:set_volume=vol|volume}: {parameters=vv}
{action:set_volume=volume} - {device_id=me} - {parameters=vv}
{=hho} {device_id=on} {action:turn_off=off}
%list hho: #home | #smarthome | #house
leaving now. {device_id=on}: {action:turn_off=off}
%tool get_device_state
status: {device_id=lo}?
{device_id=on}: on or off?
{device_id=co2} - open or closed?
state of: {device_id=on}
{device_id=th}: current reading?
is it locked: {device_id=lo}
%tool get_camera_stream
cam: {camera_id=camera}
camera / {camera_id=camera} / live
{camera_id=camera} cam -> show
live picture: {camera_id=camera}

# Labels that want nothing.
%list sit: the cake collapsed | I met a heron on the way to work | my sister laughed for ten minutes | I wore odd shoes all day | the soup was excellent | I slept nine hours | nobody noticed my haircut | the exam went fine | we came second of three
%list cg: the climbing group | #design | the neighbours' chat | team channel | the flat share | #ops | the book club | the school parents group | five-a-side lads | #announcements
%tool talk

# Longer ones: something before or after the labelled part.
update: I survived the meeting
update - {=sit}
fun fact: {=sit}
breaking news - {=sit}
breaking: local woman finally folds her laundry
me: falls asleep
me: *stares at the wall* also me: five more minutes
mood: a wet sock
status: tired but happy
today's weather inside me - cloudy
spoiler: {=sit}
confession: {=sit}
plot twist - {=sit}
note how I didn't cry: progress
lesson learned: never cook in a hurry
tl;dr - {=sit}
verdict: nine out of ten, would nap again
reminder that you're doing great - yes, you
current task: existing
my to-do list: 1, me: 0
priorities: naps
weekend summary - {=sit}
message received, loud and clear
PS: {=sit}
edit: never mind, solved it
correction - it was a heron, not a stork
so, to sum up: {=sit}
boss: can we talk. me: oh no
rating: 4/5, {=sit}
event of the year: {=sit}
question: why are mondays
honest opinion - I like it
disclaimer: I haven't had coffee yet
good news: {=sit}. bad news: none
%tool add_task
back from the doctor, all fine, but she gave me homework. task: {title=td}. by {due_date=by}. that's it
so the kids are finally in bed and I'm going through my pockets, found a scrap of paper saying "{title=td}" - todo list please
{title=td} - task - not today, but {due_date=by} - and it's {priority:high=really important|top priority}
subject: {title=td}. kind: task. details: {description=dt}. importance: {priority:low=low|minor}
%tool schedule_reminder
I'll be in the workshop with ear protection on, so reminder, {when=w}, {message=re}, loud if you can
two kids, one brain. reminder: {message=re}. time: {when=w}. thanks a million
%tool create_calendar_event
phone call just now, wrote it on my hand: {title=ev}, {location=pl}, {start_time=st}. -> calendar before I wash it off
for the record, and for the calendar: {start_time=st}, {title=ev}, {end_time=du}, remarks: {description=ed}
%tool send_message
I'm on the bike so keep it simple: chat, {chat_id=c}, "{text=tx}"
post in {chat_id=cg}: {text=tx}
shout in {chat_id=cg}: "{text=tx}"
announcement for {chat_id=cg}: {text=tx}
%tool store_fact
learned something at breakfast - {fact=fa} - put it in your memory
not a task, not a reminder, just a fact: {fact=fa}
%tool compose_email
the form on their site is broken, so email: {to=email}; subject: {subject=sj}; {body=lbo}

%lang de
%list dtd: steuer machen | keller ausräumen | paket an Opa schicken | mail an die hausverwaltung beantworten | wasserhahn reparieren | geschenk für Wiebke besorgen | balkon streichen | rezept abholen | termin beim optiker ausmachen | fahrrad aufpumpen | protokoll tippen | kündigung fürs fitnessstudio schreiben | pfand wegbringen | reifen wechseln lassen
%list dby: freitag | morgen | montag früh | 14.3. | ende der woche | übermorgen | sonntag | nächsten dienstag | 1. juni
%list dre: müll rausstellen | tabletten nehmen | oma anrufen | wäsche aufhängen | Lasse vom training holen | kuchen aus dem ofen | parkschein verlängern | stundenzettel abgeben | blumen gießen
%list dw: morgen 8 uhr | freitag 15 uhr | heute abend um sieben | in 20 minuten | sonntag mittag | am 12. um 9 | in zwei stunden | jeden montag um 7
%list dev: zahnarzt | chorprobe | essen mit Hauke | elternabend | wohnungsbesichtigung | teamrunde | impfung | skatabend | gespräch mit Frau Behrens
%list dst: donnerstag 10 uhr | morgen 9:30 | 4. mai 11 uhr | montag um zwölf | samstag 13 uhr
%list den: 15 uhr | 16:30 | 17 uhr | halb drei | 18:15
%list ddu: eine stunde | 45 minuten | 2 stunden | eine halbe stunde | 90 min
%list dpl: café Anker | raum 3 | Teams | bei Gesa | marktplatz 2 | stadthalle
%list dbe: Schlüssel | Rechnung 77 | Krank heute | Umzug | Danke | Termin am 3. | Nachtrag
%list dbo: die schlüssel liegen beim hausmeister | ich bin heute krank | die rechnung ist bezahlt | können wir auf donnerstag schieben? | anbei die zahlen, viele grüße Rieke | danke, alles angekommen | ich sage hiermit ab
%list dc: Hauke | die WG-gruppe | mama | Gesa | die nachbarn | papa | #vertrieb | Ayla | trainer Timo
%list dtx: komme später, fangt schon an | hab die karten | bring bitte brot mit | bin gleich da | heute kein training | die heizung geht wieder | wo bleibst du?
%list dfa: der ersatzschlüssel hängt im schuppen | Wiebke verträgt keine nüsse | mein spind hat die nummer 218 | die mülltonne kommt donnerstags | unser wlan heißt Storchennest | ich trinke nur entkoffeiniert | opa ist jahrgang 41
%list dsu: fahrradladen mit werkstatt | öffnungszeiten hallenbad | günstige züge nach Prag | kalkflecken entfernen | wanderung mit hund
%tool add_task
aufgabe: {title=dtd}
todo für {due_date=dby}: {title=dtd}
{priority:high=dringende|wichtige} aufgabe - {title=dtd}
{priority:low=unwichtig|niedrige prio}, todo: {title=dtd}
{title=dtd} {=lb}todo, bis {due_date=dby}{=rb}
{title=dtd} -> aufgabenliste
einkaufsliste + {title=dek}
%list dek: hafermilch | zwei zitronen | klopapier | eier und mehl | spülmittel
{due_date=dby}: {title=dtd}, als aufgabe
erledigungen / {title=dtd} / prio {priority:high=hoch|1}
%tool schedule_reminder
erinnerung {when=dw}: {message=dre}
erinnerung - {message=dre} - {when=dw}
{when=dw} -> {message=dre} {=lb}erinnern{=rb}
{message=dre}, {when=dw}, erinnerung bitte
wecker {when=dw}, text: {message=dre}
nicht vergessen {when=dw}: {message=dre}, melde dich dann
%tool create_calendar_event
termin: {title=dev}, {start_time=dst} bis {end_time=den}
termin {start_time=dst}: {title=dev}, {location=dpl}
{title=dev} / {start_time=dst} / {end_time=ddu} -> kalender
kalendereintrag - {title=dev} - {start_time=dst}
besprechung: {title=dev} {start_time=dst}, dauer {end_time=ddu}, ort {location=dpl}
%tool compose_email
mail an {to=email}: {body=dbo}
an: {to=email} betreff: {subject=dbe} text: {body=dbo}
e-mail / {to=email} / {subject=dbe} / {body=dbo}
%tool send_message
nachricht an {chat_id=dc}: {text=dtx}
an {chat_id=dc} {=lb}chat{=rb}: {text=dtx}
{text=dtx} -> {chat_id=dc}, per chat
dringende nachricht, {chat_id=dc}: {text=dtx}
%tool store_fact
merken: {fact=dfa}
notiz an mich: {fact=dfa}
fakt - {fact=dfa}
zur info, fürs gedächtnis: {fact=dfa}
%tool web_search
websuche: {query=dsu}
im netz suchen -> {query=dsu}
%tool search_email
postfach: mails zu {query=dbe}
%tool get_weather
wetter: {location=pw}
vorhersage / {location=pw} / {days:2=morgen|bis morgen}
%list dli: küchenlampe | flurlicht | ventilator | stehlampe | kaffeemaschine
%tool control_device
{device_id=dli}: {action:turn_off=aus}
{device_id=dli} -> {action:turn_on=an|ein}
%tool calculate
rechne: {expression=ex}
%tool talk

kurzes update: ich habs überlebt
eilmeldung - der kuchen ist gelungen
ich so: schlafe ein
fazit: nie wieder ohne kaffee
stimmung: nasser socken
%lang es
%list eby: viernes | mañana | el lunes | 14 de marzo | fin de mes | pasado mañana | domingo | el próximo martes
%list ere: sacar la basura | tomar la pastilla | llamar a la abuela | recoger a Leire | apagar el horno | regar las plantas | mover el coche | felicitar a Quique
%list ew: mañana a las 8 | el viernes a las 3 | esta noche a las diez | en 20 minutos | el domingo a mediodía | dentro de dos horas | cada lunes a las 7
%list eev: dentista | comida con Amaia | reunión de vecinos | ensayo del coro | visita al piso | revisión del coche | clase de yoga | entrevista con Telmo
%list est: jueves 10:00 | mañana a las 9:30 | 4 de mayo a las 11 | lunes a las 12 | sábado 13h
%list een: las 15:00 | 16:30 | las cinco | 18:15
%list edu: una hora | 45 minutos | 2 horas | media hora | hora y media
%list epl: café Luna | sala 3 | Zoom | casa de Iria | el ayuntamiento | plaza Mayor 2
%list eas: Llaves | Factura 77 | Baja por enfermedad | Mudanza | Gracias | Cita del 3
%list ebo: las llaves están en portería | hoy no puedo ir, estoy enfermo | la factura ya está pagada | ¿podemos pasarlo al jueves? | adjunto los números, un saludo | todo recibido, gracias
%list ec: Amaia | el grupo de la familia | mamá | Telmo | los vecinos | Iria | #ventas | mi cuñado
%list etx: llego tarde, empezad sin mí | ya tengo las entradas | trae pan porfa | estoy abajo | hoy no hay ensayo | vuelve a ir el wifi
%list efa: la llave de repuesto está en el garaje | Nuria es alérgica a las nueces | mi taquilla es la 218 | el wifi de invitados es cigüeña7 | no bebo café por la tarde | el contrato vence en 2030
%list esu: horario de la piscina municipal | trenes baratos a Lyon | quitar manchas de cal | ferreterías abiertas hoy | receta de pisto
%tool none
%list etd: arreglar la persiana | llamar al seguro | comprar regalo para Nuria | limpiar el horno | contestar el correo del colegio | renovar el dni | llevar el coche al taller | tender la ropa | pagar el alquiler | devolver los libros | pedir cita en el dentista | ordenar el trastero | escribir una nota para el portero
%tool add_task
tarea: {title=etd}
tarea para {due_date=eby}: {title=etd}
tarea {priority:high=urgente|importante} - {title=etd}
pendiente, prioridad {priority:low=baja|mínima}: {title=etd}
{title=etd} {=lb}tarea, {due_date=eby}{=rb}
{title=etd} -> lista de tareas
{=eht} {title=etd}
%list eht: #tarea | #pendiente
{due_date=eby}: {title=etd}, como tarea
recado / {title=etd} / prioridad {priority:high=alta|máxima}
%tool schedule_reminder
recordatorio {when=ew}: {message=ere}
aviso - {message=ere} - {when=ew}
{when=ew} -> {message=ere} {=lb}recordar{=rb}
{message=ere}, {when=ew}, recordatorio por favor
alarma {when=ew}, texto: {message=ere}
que no se me olvide, {when=ew}: {message=ere}, avísame
%tool create_calendar_event
cita: {title=eev}, {start_time=est}, hasta {end_time=een}
evento {start_time=est}: {title=eev}, {location=epl}
{title=eev} / {start_time=est} / {end_time=edu} -> calendario
agenda + {title=eev} {start_time=est}
reunión - {title=eev} - {start_time=est} - {end_time=edu} - {location=epl}
%tool compose_email
correo a {to=email}: {body=ebo}
para: {to=email} asunto: {subject=eas} texto: {body=ebo}
email / {to=email} / {subject=eas} / {body=ebo}
%tool send_message
mensaje a {chat_id=ec}: {text=etx}
para {chat_id=ec} {=lb}chat{=rb}: {text=etx}
{text=etx} -> {chat_id=ec}, por chat
mensaje urgente, {chat_id=ec}: {text=etx}
%tool store_fact
recuerda: {fact=efa}
nota para mí: {fact=efa}
dato - {fact=efa}
memoria: {fact=efa}
%tool web_search
google: {query=esu}
buscar en la web -> {query=esu}
%tool search_email
bandeja de entrada: correos sobre {query=eas}
%tool get_weather
tiempo: {location=pw}
pronóstico / {location=pw} / {days:2=mañana}
%list eli: luz de la cocina | lámpara del pasillo | ventilador | cafetera | luz del porche
%tool control_device
{device_id=eli}: {action:turn_off=apagar|apagada}
{device_id=eli} -> {action:turn_on=encender|encendida}
%tool calculate
cálculo: {expression=ex}
%tool talk
novedades: sobreviví a la reunión
última hora - me ha salido bien la tortilla
yo: me quedo dormido en el sofá
dato curioso: hoy he visto una garza
moraleja: nunca cocines con prisa
