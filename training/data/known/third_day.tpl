# English templates, third: the day's tools told apart where their words cross, needs that are only hinted at, telegrams.
%lang en

# Mail.
%list p: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list q: boat licence | seating plan | refund for the tent | new opening hours | price list | reminder fee | calendar for the choir | meeting point | to-do list for the move | second dose | guest list | car pool on mondays | message from the embassy | spare part 40-B | photos of the flat | results of the blood test | tracking number | minutes from 3 May | draft of the will | tax form 11 | sofa delivery | keynote | summer camp | hotel voucher | water damage | menu for eight people | visa appointment | door code | shift swap | exam dates
%list back: the last two days => 2 | the past three days => 3 | the last five days => 5 | this week => 7 | the past week => 7 | the last ten days => 10 | the last fortnight => 14 | the past two weeks => 14 | the last 3 weeks => 21 | this month => 30 | the last month => 30 | the last six weeks => 42 | the last 3 months => 90 | the last half year => 180 | the past year => 365
%list n: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list em: b41c9f | msg_302 | mail-77 | #64 | a90e1 | id_218 | k7m2p | t-55 | eml_9 | 20417 | c0ffe1 | inbox-12 | m5d0 | mail_8 | 733 | f19b2e
%list mood: ugh | sorry, last one | heads up | so, about today | I'm hopeless with this | it's been one of those weeks | small thing | the baby's asleep so I'm typing | oh no | funny, that | almost forgot | between two meetings | I'm at the gate | well then | if you have a second

%tool search_email
remind me what {from_email=p} mailed me on the {query=q}
we never chatted about it, {from_email=p} mailed me the {query=q}, so where is it
it isn't in your memory and it isn't on the web, the {query=q} is somewhere among my mails
not the appointment, the email in which {from_email=p} explained the {query=q}
there's no event for the {query=q} yet, the details came by mail, can you see them
{from_email=p} says there was no text message, it was an email, keyword {query=q}
did anybody remember to send me the {query=q}? check the inbox, not the chat
I've no id for it, but {from_email=p} wrote me an email about the {query=q}
I don't want to write to {from_email=p}, I want what {from_email=p} wrote to me on the {query=q}
before I put the {query=q} on my todo list, what did the email about it say
{from_email=p} swears the {query=q} went out {days_back:1=yesterday|last night}, and I see nothing in my inbox
I could have sworn the {query=q} was emailed to me
without the {query=q} they won't let me in, it must have been attached to some mail
I'm worried I overlooked a mail on the {query=q} in {days_back=back}
{from_email=p} is getting impatient about the {query=q}, and I can't even find the email
my inbox is a jungle and the {query=q} is hiding in it
half of what I get is about the {query=q}, {limit=n} of those mails would do
I was ill all of {days_back:7=last week|the past week}, any mail on the {query=q} that I should have seen
no idea whether {from_email=p} has answered by mail regarding the {query=q}
mails re: {query=q}
mail {from_email=p} re {query=q} pls
{query=q} mail, {days_back=back}
last {limit=n} mails {query=q}
inbox: {query=q}?
anything in my mail with "{query=q}", and stop at {limit=n}
{limit=n} hits at most please, it's the {query=q} that {from_email=p} emailed about
going back no further than {days_back=back}, which mails touch on the {query=q}
it's for {=n} people and due on the 4th, anyway, the mail with the {query=q}
{=p} and I both need the {query=q}, I believe {from_email=p} was the one who mailed it
check whether {from_email=p} emailed

%tool get_email_details
I've had the short version of {email_id=em}, now the thing itself
no need to search, the id is {email_id=em}, put it in front of me
before I answer {email_id=em} I'd like to see every word of it
don't judge {email_id=em} and don't shorten it, just open it
was I the only one who got {email_id=em}, or were others on it too
there ought to be a file attached to {email_id=em}
which files came along with email {email_id=em}
I can't tell from the list what {email_id=em} says
the preview of {email_id=em} cuts off right where it gets interesting
my lawyer wants the exact wording of {email_id=em}
someone claims I was copied on {email_id=em}, have a look
{=mood}, what does {email_id=em} say, word for word
{email_id=em} full text pls
{email_id=em} in full
open mail {email_id=em} asap
the third hit, {email_id=em}, is the one about the {=q}, open that
of those {=n} mails I mean {email_id=em}, show me all of it
that last mail from {=p} in full please
open the second mail on the list

%tool summarize_email
don't read {email_id=em} out to me, what does it come down to
I'm not going to answer {email_id=em} before I know roughly what's in it
search is done, {email_id=em} is the one, now the gist
no new mail, just a few lines on what {email_id=em} is about
remind me in one line what {email_id=em} was about
{email_id=em} has eleven paragraphs and I have one minute
{=p} writes novels, and {email_id=em} is the longest so far, what's the upshot
my eyes hurt, is there anything in {email_id=em} I'd have to pay or do by some date
I'll be asked about {email_id=em} in the meeting and haven't read it
is it worth reading all of {email_id=em}, or can you boil it down
{=mood}, {email_id=em} but short
{email_id=em} tldr
gist {email_id=em} pls
key points mail {email_id=em}
sums and dates out of {email_id=em}, the rest doesn't interest me
{=n} people are on {email_id=em} and it's about the {=q}, what do they want in a nutshell
give me the short version of the long one from {=p}
that mail on the {=q}, only the main points

%list sub: Moving day | Question about room 9 | Your visit on Sunday | Thank you | Re: boat | Swap on the 3rd? | Lost jacket | Remember the keys | Meeting notes | Reminder: rent | Our list | Cancelled: yoga | New number | Tasks for next week | Photos | One more thing | The 8 o'clock slot | A message from Gita | Quiet hours | Fence
%list say: the boat is free on sunday | I left my jacket at yours | please remember the keys | we moved the meeting to room 9 | the reminder was a mistake | I'll text you when I'm there | the calendar was wrong | nobody told me about the party | your parcel sits in our hallway | there are six of us, not five | we'd like the offer in writing | the task is done | I can't read the attachment | no rush at all | we accept | the bus leaves at 8 from gate 3 | I sent the list to Bruno | the fence is fixed | both rooms are taken on the 3rd | I'd rather have the window seat
%list para: Good evening, the fence is up. The bill follows next week. | Dear neighbours, please remember the meeting on the 9th. Coffee is on us. | Hi Femi, I got your message. Let's talk on Sunday. | Hello, I'd like to cancel my order 61-B. Thank you. | Hi all, tasks are on the list. Take what you like. Gita | Dear Ms. Quist, my son has a cold. He stays home until Thursday. | Hey, the photos are great! Could you send me number 12 again?

%tool compose_email
a chat won't do, they want it in writing: email to {to=email}, subject {subject=sub}, {body=say}
no message on the phone, a proper email: {to=email}, "{subject=sub}", {body=para}
remind {to=email} by email that {body=say}, subject {subject=sub}
notify {to=email} in an email headed {subject=sub}: {body=say}
tell {to=emails} by mail, under {subject=sub}, that {body=say}
invite {to=email} by email, "{subject=sub}", with the text {body=para}
I'm not answering anyone, this is a new mail: to {to=email}, {subject=sub}, {body=say}
it's no task for later, mail {to=email} now: {subject=sub}, {body=say}
{to=email} still doesn't know that {body=say}, so an email, subject {subject=sub}
I promised {to=email} an email, title it {subject=sub} and write {body=say}
the people at {to=email} only read mails, so: {subject=sub}, {body=para}
somebody should mail {to=email} that {body=say}, "{subject=sub}" will do as subject, and {cc=email} should see it too
{cc=email} wants to be in the picture when {to=email} gets my email {subject=sub} with the words {body=say}
{body=say}, and {to=email} should hear of it by mail, subject {subject=sub}
email {to=email} re: {subject=sub}, {body=say}
mail {to=email} cc {cc=email} re: {subject=sub}: {body=say} thx
{to=email}, {subject=sub}, {body=say}, by email pls
to {to=email}, with {cc=emails} copied in, an email called {subject=sub} that goes {body=para}
{=mood}, mail for {to=email}: {body=say}. Subject {subject=sub}, and {cc=email} in cc.
{=p} would have to know by email that {body=say}
mail {to=email} asap that {body=say}
I owe {=p} an email about the {subject=q}

%tool reply_email
no new mail, stay in the thread of {email_id=em} and write {body=say}
I've read {email_id=em} twice now and all I can say is "{body=say}", send that back
whoever wrote {email_id=em} should know that {body=say}
{email_id=em} has been waiting for an answer since sunday: {body=para}
don't open {email_id=em} again, just answer {body=say}
they asked me something in {email_id=em}, and the answer is: {body=say}
it would be rude to leave {email_id=em} without a word, so {body=para}
not a text message, an answer to email {email_id=em}: {body=say}
remind the sender of {email_id=em} in your answer that {body=say}
the sender of {email_id=em} is wrong, write back that {body=say}
to their mail {email_id=em} I'd say: {body=para}
re: {email_id=em}, {body=say}, thx
ans {email_id=em}: {body=say}
{email_id=em} reply asap: {body=say}
{body=say}. That goes back on {email_id=em}.
{=p} expects an answer to {email_id=em} by the 9th, tell them {body=say}
"{body=para}" is what I'd answer to mail {email_id=em}, send it
I still have to answer {email_id=em}
{=p} mailed and I want to write back {body=say}

%tool analyze_email
just in from {from=email}, headed {subject=sub}: {body=para} Is this something for me?
I don't know what to make of this mail. {from=p}, "{subject=sub}": {body=para}
{from=email} sent "{subject=sub}" and it reads: {body=say}. Do I need to react to that mail?
I'm not asking you to find it, here it is: mail from {from=email}, {subject=sub}, {body=para} what's it after
don't answer yet, only tell me what this mail wants. From {from=p}. Subject {subject=sub}. {body=para}
it says {body=para} and comes from {from=email}, subject {subject=sub}, sort this mail for me
email in: {from=email} / {subject=sub} / {body=say} / what next
inc mail {from=email} re: {subject=sub}: {body=say}
new mail, sbj {subject=sub}, frm {from=email}, txt {body=say}
does this mail call for anything? "{body=say}", subject {subject=sub}, by {from=p}
is this mail spam, from {from=email} with the subject "{subject=sub}": {body=say}
I'm pasting what arrived: {subject=sub}, from {from=email}. {body=para} Assess that mail
this mail smells fishy: {from=email}, "{subject=sub}", "{body=para}"
the subject is {subject=sub}, the sender {from=p}, the text {body=say}. How should I treat this email?
a mail from {from=email} with the text {body=say}, what does it want from me
assess this incoming mail for me

# Calendar.
%list day: tomorrow | tmrw | thursday | fri | this sunday | the 11th | tonight | next week | the coming weekend | monday morning | tuesday afternoon | 8 october | the day after tomorrow | later this week | wednesday evening | next friday | the 3rd of july | today | first thing monday | sat
%list from: monday | the 2nd | tomorrow | june 8 | next tuesday | wed | today | the 20th | the 5th of may | thursday noon
%list to: thursday | the 9th | the weekend | june 19 | next sunday | fri | sunday night | the 29th | the 12th of may | the end of next week
%list cal: work | family | choir | kids' | gym | shared | Bruno's | allotment | on-call | university | private | rowing club | holidays | studio
%list eve: the hearing | my eye test | the boat trip | the school fair | the interview with Svea | choir | the task force | piano | the reminder meeting | the reading

%tool get_calendar_events
remind me what I've got on {start_date=day}
no reminders and no tasks, only the appointments for {start_date=day}
did I remember to enter {=eve} for {start_date=day}
what tasks stand in my {calendar_source=cal} calendar {start_date=day}
I don't want to book anything, only know whether {start_date=day} is taken
{=p} mailed about {=eve}, but is it really in my calendar {start_date=day}
is the diary empty {start_date=day}, then I needn't set an alarm
what did I write into the {calendar_source=cal} calendar for {start_date=day}
I have a feeling I've promised {start_date=day} to two people
my mother wants to come {start_date=day}, is that bad
can I be lazy {start_date=day} or does somebody expect me somewhere
I'd love to go hiking {start_date=day} unless somebody wants something from me
the plumber can come {start_date=day}, am I at home or out at some appointment
we'd like to get away from {start_date=from} until {end_date=to}, does anything speak against it
don't tell me there's a meeting again {start_date=day}
how bad will {start_date=day} be, meetings and all
{start_date=day} busy?
{start_date=day} free or not
mtgs {start_date=day}
appts {start_date=from}-{end_date=to}
{calendar_source=cal} cal {start_date=day} pls
{start_date=from} thru {end_date=to} on the {calendar_source=cal} one, what's down for me
everything up until {end_date=to} from the {calendar_source=cal} calendar, please, events I mean
out of my calendars only the {calendar_source=cal}, and only {start_date=day}
it's our tenth anniversary and I wonder what's planned {start_date=day}
there were {=n} meetings last time, how many are there {start_date=day}
what's next for me
am I expected somewhere right now

%list ti: eye test | boat trip | remember-the-garden meeting | reminder workshop | email training | choir | call with Ravi | task force | school fair | coffee w/ Gita | memory clinic with dad | house viewing | to-do night with Femi | piano exam | reading by Ines Rau | 5k run | tax talk | 40th of Mrs. Quist | physio | shift handover | message from the board | open air film | wine list tasting | dance class | "Twelve Angry Men"
%list st: thursday at 4 | tmrw 10am | fri 3pm | monday at half past eight | the 11th at noon | sat 9.30 | june 8 at 2pm | next tuesday at six | tonight at 7 | wed 13:15 | the 20th, 5pm | sunday morning at ten | 8 october at 11
%list en: 5 | noon | 6.30 | quarter past nine | 8pm | 16:00 | eleven | half past one | 7
%list du: an hour | 45 mins | half an hour | 2 hrs | ninety minutes | 1 hr | twenty minutes | three hours | 75 min | a good hour | the whole afternoon
%list pl: the boathouse | room 9 | the harbour hotel | Meet | Gita's | the library cellar | Hall B | the eye clinic | 14 Quay Road | the allotment | Studio 3 | the embassy
%list no: bring the old glasses | wear flat shoes | Ravi dials in later | ask about the reminder fee | cash only | it's the blue door | email the list beforehand | three people at most | the code is 0907

%tool create_calendar_event
a reminder won't be enough, block {start_time=st} to {end_time=en} for {title=ti}
{title=ti} isn't a task, it has a time: {start_time=st} until {end_time=en}, so it belongs in the calendar
don't tell me what's on, put something on: {title=ti}, {start_time=st}, {end_time=du}
I have to remember the {title=ti} {start_time=st}, it goes on till {end_time=en}, write it in the diary
note down in my calendar {title=ti}, {start_time=st}, for {end_time=du}
not on the todo list, in the calendar: {title=ti} {start_time=st}, {end_time=du}
{=p} emailed me a slot for the {title=ti}, {start_time=st} to {end_time=en}, reserve it in my calendar
{=p} texted that the {title=ti} is {start_time=st}, {end_time=du} long, at {location=pl}, so save that date
before somebody else grabs {start_time=st}, I want {end_time=du} for {title=ti} in there
I finally got the {title=ti}! {start_time=st}, they say it takes {end_time=du}, at {location=pl}, keep that free for me
people keep booking over my {title=ti}, so mark {start_time=st} to {end_time=en} as taken
I'm seeing {=p} for the {title=ti} {start_time=st}, we'll need {end_time=du}, my calendar should know
{title=ti} got fixed for {start_time=st} at {location=pl}, {end_time=du}, calendar
{title=ti} {start_time=st} {end_time=du}
mtg {title=ti} {start_time=st} {end_time=du} pls
appt {title=ti}, {start_time=st}-{end_time=en}
cal: {title=ti} {start_time=st} {end_time=du} @ {location=pl}
{location=pl}, {start_time=st}, {title=ti}, til {end_time=en}, into the cal
{title=ti} with the remark "{description=no}", {start_time=st} until {end_time=en}, enter it
{start_time=st} for {end_time=du} I'm at {location=pl}, {title=ti}, and add as a remark {description=no}
we're {=n} people, it's {title=ti} from {start_time=st} to {end_time=en} in {location=pl}, enter it
for the third time, {title=ti} {start_time=st}, {end_time=du}, make an appointment of it
{description=no}, that should stand with the {title=ti} {start_time=st} to {end_time=en}, a new entry
get the {title=ti} {start_time=st} into my diary
pencil in {title=ti}
{end_time=du} of peace {start_time=st}, block it

# Reminders.
%list re: email the notary | text Gita the address | add stamps to the list | look at the calendar | cancel the boat | message the other parents | enter the choir dates | take my tablets | leave for the 8:15 | ask Ravi for the notes from monday | mail the form before the 9th | search for the blue folder | write down the meter | check the weather for sunday | turn the heating down | tick off the shopping | send the 12 photos | meet Bruno at gate 3 | remember Aunt Bo's present | reply to the recruiter | schedule the eye test | finish task 9
%list ren: parking | eye test | choir list | mail to the notary | two o'clock call | bread in the oven | library books | boat deposit | Gita's birthday | task for the lab | washing | message to the coach | meeting with room 9
%list wh: tmrw 9am | in 20 mins | in 2 hrs | at quarter to six | thursday morning | tonight at ten | at 4:40 | on the 11th | in an hour and a half | fri 3pm | sunday at noon | in five minutes | next monday at 8 | this evening | in three days | every sunday at 7 | wed 6.30 | after lunch | at dusk | in a fortnight

%tool schedule_reminder
it's in the calendar already, I just want a reminder {when=wh} to {message=re}
no list, no entry, just tap me on the shoulder {when=wh} so that I {message=re}
not now: {when=wh} is when I should get a notification to {message=re}
I know how to {message=re} myself, but remind me {when=wh}
don't send anything yourself, remind me {when=wh} to {message=re}
I remember everything except the {message=ren}, so remind me {when=wh}
don't note it as a fact, remind me of the {message=ren} {when=wh}
I'll get lost in my work again, so {when=wh} tell me to {message=re}
last time I forgot the {message=ren}, that mustn't happen again {when=wh}, so nudge me
I have a head like a sieve, {message=re} {when=wh}, you'd better tell me then
if nobody tells me to {message=re} {when=wh} I won't do it, so please do
they'll be furious if I don't {message=re}, {when=wh} poke me
the {message=ren} must be seen to {when=wh}, and I'll be deep in a film by then, so alert me
{message=re} {when=wh}, buzz me
{when=wh} {message=ren} reminder pls
rmd {when=wh}: {message=re}
ping me {when=wh} re: {message=ren}
alarm {when=wh}, {message=ren}
{=mood}, I'd better {message=re} {when=wh}, set me a reminder
it's for {=p} and {=n} others, anyway remind me {when=wh} to {message=re}
{=p} leaves on the 4th, so {when=wh} remind me to {message=re}
I mustn't miss the {message=ren}, a reminder please
could you jog my memory at some point: {message=re}
a reminder {when=wh} would be lovely

%tool list_reminders
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
I need the number of that {=ren} reminder

%tool cancel_reminder
task and all is finished, so I needn't hear from reminder {reminder_id=num_id}
keep the task, drop reminder {reminder_id=num_id}
the appointment stays but reminder {reminder_id=num_id} has to go
I don't want to see the reminders, I want to be rid of number {reminder_id=num_id}
forget reminder {reminder_id=em}, but not what I told you
if {reminder_id=num_id} rings during the concert I'll die, so cancel that reminder
{reminder_id=num_id} has been nagging me for nothing, no more reminder please
I took care of the {=ren}, so the ping with number {reminder_id=num_id} is superfluous
{=p} will tell me anyway, so reminder {reminder_id=em} can be dropped
rmdr {reminder_id=num_id} off
cancel reminder {reminder_id=num_id} thx
no reminder {reminder_id=num_id} pls
out of the {=n} reminders only {reminder_id=num_id} should be cancelled
the one set for {=day}, reminder {reminder_id=em}, isn't needed
I don't need that reminder about the {=ren}
you don't have to remind me of the {=ren} after all

# Todo list.
%list ta: email the landlord about the deposit | text Bruno the address | schedule a viewing | remind Gita of the boat | look through the choir calendar | remember Ruth with a card | search the cellar for the drill | cancel the newspaper | delete old photos | message the coach | make a list of guests | buy 3 metres of rope | book room 9 | write to the embassy | read chapter 4 | find the urgent parcel slip | get low-salt soup for dad | mend the fence | finish the memo for Monday's meeting | store the skis | set an alarm code | return Ravi's ladder | sand the door | renew the boat licence
%list due: fri | tmrw | the 11th | next tuesday | sunday night | the end of june | 8 october | thursday noon | the holidays | wed | the 3rd | next month | monday 9am
%list hi: urgent => high | asap => high | top prio => high | high prio => high | really pressing => high | of the highest importance => high | burning => high | very important => high
%list lo: no rush => low | low prio => low | not pressing => low | of no great importance => low | can wait => low | rather unimportant => low | low => low
%list mi: normal prio => normal | medium => normal | of ordinary importance => normal | middling => normal | normal => normal | average => normal
%list pr: urgent => high | asap => high | high prio => high | very important => high | low prio => low | no rush => low | not pressing => low | normal prio => normal | medium prio => normal
%list de: the shop shuts at one | half of it is in the shed | ask for Elif | it needs two signatures | see the mail of 3 May | only the blue ones | ring before you come | take Bruno's van | it's 12 euros a metre | remember the receipt | the code is 0907 | nothing from the sale
%list tn: 4 | 6 | #17 | 23 | 41 | #52 | 108 | three => 3 | nine => 9 | eleven => 11 | 2 | 15 | #7 | 330

%tool add_task
no alarm needed, {title=ta} should simply be on the list
it's not an appointment, I can {title=ta} any time before {due_date=due}, so a todo
don't {=re} for me, only write {title=ta} on my list
I don't want to be pinged, I want it on my list: {title=ta}
please remember I have to {title=ta}, as a task I mean, not as a fact
{title=ta} has no hour, only a deadline, {due_date=due}, so make it a task instead of an event
not the calendar, the todo list: {title=ta}, {due_date=due}
don't change any old task, it's a new one: {title=ta}
{=p} emailed that I have to {title=ta} by {due_date=due}, don't answer, note it as a task
the flat looks awful and I still have to {title=ta}, list that
{=p} will kill me if I don't {title=ta} by {due_date=due}, that's {priority=hi}, so to the todos with it
I keep putting it off: {title=ta}. At least have it on my todo list, {priority=lo}
one of these days I must {title=ta}, park that among my tasks
there's a thing I'd nearly forgotten, {title=ta}, {priority=hi}, let it be on the list
todo {title=ta} {due_date=due} {priority=pr}
{title=ta} b4 {due_date=due}, todo
{title=ta}, {priority:high=asap|ASAP}, my todos pls
to my list: {title=ta} thx
w/ {priority=pr}, due {due_date=due}: todo {title=ta}
todo: {title=ta}, due {due_date=due}, {description=de}
{description=de}, that's a remark for the new task {title=ta}, which is {priority=mi}
in passing, {title=ta} is due {due_date=due}, {description=de}, list it as a task
call the task {title=ta}, {priority=pr}, and mention in it: {description=de}
I've {=n} tasks already, {title=ta} makes one more
one more {priority=mi} task, due {due_date=due}
something {priority=hi} for my todo list

%tool list_tasks
not my appointments, what do I have to get done
I don't want to add anything, just look at what's on my list
forget reminders, which todos are {status:open=open|undone}
before you tick off anything, read me the tasks with their numbers
I've got an hour to kill, what could I do from my list
I feel I've achieved nothing this week, show me the tasks I {status:done=completed|ticked off|got done}
where do I even begin, what on my list is {priority:high=most urgent|really urgent|of the highest priority}
I'm drowning, which of my tasks are {priority:low=the unimportant ones|not urgent|things that can wait}
my partner claims I never finish anything on the list, so show the {status:done=finished|completed|done} ones
todos?
{status:open=open} tasks w/ {priority=pr}
{priority:high=high prio} {status:open=open} todos pls
todos {priority=lo}
{status:done=done} todos
{status:done=what's already ticked|the closed ones|the ticked ones} and {priority=pr}, show those tasks
of my tasks that are {priority=mi}, which have I {status:done=finished|closed|completed}
{priority=pr} and {status:open=not yet done|untouched|unfinished}, those tasks please
it's the 11th and {=n} things were due, what tasks do I have
has anybody put {=ta} on my todo list yet
tell me my tasks, I mean the list, not the calendar

%tool complete_task
don't delete {task_id=tn}, it's been done
it needn't be deleted, task {task_id=tn} is finished
no more reminders about it, I mean task {task_id=tn} is accomplished
don't reschedule task {task_id=tn}, I did it
the meeting took care of task {task_id=tn}, tick
one less to worry about, {task_id=tn} on the list is finished
{=p} was so kind as to do task {task_id=tn} for me
finally! took me {=n} weeks but todo {task_id=tn} is history
I stayed up all night for it, now strike task {task_id=tn} as done
that email went out, which settles task {task_id=tn}
{task_id=tn} done
tick {task_id=tn} pls
todo {task_id=tn} finished thx
task {task_id=tn} ok, done w/ it
the one due {=due}, number {task_id=tn}, has been dealt with
{=n} left now that task {task_id=tn} is over and done with
I did {=ta}, mark that off
finished the one with the fence, tick it

%tool update_task
don't delete task {task_id=tn}, only push it to {due_date=due}
no new task please, {task_id=tn} just gets a new name: {title=ta}
task {task_id=tn} isn't finished, it's only less important: {priority:low=low|low priority|low prio}
not the appointment, the task {task_id=tn} moves to {due_date=due}
a remark is missing on task {task_id=tn}, namely {description=de}
I'll never make {due_date=due} a day earlier, so that's the date for task {task_id=tn}
{=p} called, task {task_id=tn} has become {priority=hi}
I won't manage task {task_id=tn} before {due_date=due}, fix the deadline
nobody is waiting for task {task_id=tn} any longer, let it be {priority=lo}
it came back to haunt me, task {task_id=tn} is {status:open=open once more|unfinished after all|to be done again}
whoever reads task {task_id=tn} won't understand it, it should say {title=ta}
{task_id=tn} -> {due_date=due}
todo {task_id=tn} {priority=pr} pls
task {task_id=tn} now due {due_date=due} & {priority=pr}
todo {task_id=tn} re: {description=de}
bump {task_id=tn} to {priority:high=asap|high prio|urgent}
{priority=mi} and due {due_date=due}, that's how I want task {task_id=tn}
by the way task {task_id=tn} is called {title=ta} from now on and {priority=pr}
for task {task_id=tn}, {due_date=due} will do instead of {=due}, with the note {description=de}
the {=n} metres in task {task_id=tn} were wrong, the title is {title=ta}
the deadline slipped to {due_date=due}, change my task
rename the one about {=ta}

%tool delete_task
it's not done and it won't be, get task {task_id=tn} out of my sight
don't tick {task_id=tn}, take it off the list altogether
not the reminder, the task {task_id=tn} is to be deleted
no need to move task {task_id=tn} to {=due}, it can vanish
the fact stays, the todo {task_id=tn} goes
we sold the boat, so task {task_id=tn} makes no sense any more
{=p} quit, which leaves task {task_id=tn} without a point, off with it
somebody else put {task_id=tn} on my list and I refuse, remove it
I wrote {task_id=tn} down twice, one of them has to leave the list
{task_id=tn} del
del task {task_id=tn}
rm todo {task_id=tn} pls
task {task_id=tn} bye, erase it
of the tasks {task_id=tn} is the one to be thrown out, not {=tn}
the {=n} euro job, number {task_id=tn} on the list, delete it
that todo about {=ta}, delete it for good
get rid of the last task

# Messages.
%list c: nadia | the rowing club | my cousin | #lab | Bruno | the other parents | Aunt Bo | coach Ibe | Gita | team blue | @svea | our landlady | upstairs | the choir group | Ravi | chat 902 | my daughter | the carpool | Femi | #weekend
%list tx: the boat's free | I put it in the calendar | room 9, not room 6 | don't forget the list | I emailed you the form | remind me of your new number | 10 mins late | the task is yours now | can we do sunday instead | the alarm went off again | the meeting starts at 4 | happy new job! | there's cake in the kitchen | I remember now, it was Elif | who deleted my photo | your package is with me | choir is off tonight | is there wifi at the boathouse
%list txo: bring the rope | take the late bus | check their mail | write it on the list | keep a seat for me | ring at number 14 | remember the tickets
%list txi: the eye test went well | choir is on tonight | she got my email | they need another chair | the alarm is still on

%list txs: the boat's free | I put it in the calendar | I emailed them the form | we'll be 10 mins late | the task is theirs now | the alarm went off again | the meeting starts at 4 | there's cake in the kitchen | I remember now, it was Elif | the package is with me | choir is off tonight | it's room 9 and not room 6 | the list is on the door

%tool send_message
not an email, {chat_id=c} never opens those, text that {text=txs}
no reminder for me, a message to {chat_id=c}: {text=tx}
remind {chat_id=c} on WhatsApp that {text=txs}
notify {chat_id=c} on Telegram that {text=txs}
don't put it in anyone's calendar, just write to {chat_id=c} in the chat: {text=tx}
I'm not telling you but {chat_id=c}, by text: {text=tx}
{chat_id=c} should remember to {text=txo}, send a text to that effect
ask {chat_id=c} in the chat if {text=txi}
{chat_id=c} is standing in the rain because nobody texted that {text=txs}
I can't type on the bike, {chat_id=c} has to know that {text=txs}, a message will do
poor {chat_id=c} is still waiting for a text from me: {text=tx}
{chat_id=c} will worry otherwise, so a quick text that {text=txs}
there's a group called {chat_id=c}, and everyone there should read: {text=tx}
msg {chat_id=c}: {text=tx}
txt {chat_id=c} {text=tx} pls
{chat_id=c} tg: {text=tx}
dm {chat_id=c}, {text=tx}
whatsapp to {chat_id=c} w/ {text=tx}
{text=tx}, and that goes to {chat_id=c} as a text
in the chat with {chat_id=c} I want to say "{text=tx}"
for the {=n}th time, text {chat_id=c} that {text=txs}
{=c} and I agree, so write {chat_id=c} a text: {text=tx}
{=mood}, message for {chat_id=c}, tell them to {text=txo}
could you text {chat_id=c}
someone should get a text from me saying {text=tx}

# Memory.
%list f: the boat lies at pier 6 | Gita is vegetarian | Ravi's daughter is called Tara | the meter stands behind the coats | I get migraines from red wine | choir is always on wednesdays | our door code is 0907 | Aunt Bo hates phone calls | I do my taxes with Mr. Okoro | the allotment number is 61 | my ring size is 54 | the old car had 88000 km on it | Femi lent me 200 euros | Elif's office is in Hall B | the cat takes half a tablet | I prefer mails to messages | my best time over 5k is 24 minutes | the ladder belongs to Bruno | Svea only works mornings
%list ca: family | health | boat | house | work | food | friends | money | travel | sport | pets | codes | clothes | garden
%list me: pier of the boat | ring size | who lent me the ladder | allotment number | Ravi's daughter | migraines | where the meter is | choir evening | door code | Svea's hours | my best 5k time | who does my taxes | Femi's loan | what the cat takes | Aunt Bo
%list cv: boat engine | migraines | name for the allotment | a speech for Gita's fortieth | tablets for the cat | reminder apps | writing a better email | cheap flights in May | how to plan a to-do list | tax on a second job | the piano exam | dyeing wool | which calendar to use | knots | a week in Galway | the ladder

%tool store_fact
no reminder and no task, just know that {fact=f}
I'm not asking, I'm telling you for later: {fact=f}
don't look it up, keep it: {fact=f}
it doesn't belong in my profile, but remember that {fact=f}
not for the calendar, for your memory: {fact=f}
{=p} mailed me that {fact=f}, hold on to that for me
one day I'll ask you, so learn that {fact=f}
I always forget it, so you keep it for me: {fact=f}
nobody but you should have to remember that {fact=f}
it took me ages to find out that {fact=f}, may it not get lost again, memorize it
you asked me the same thing twice now. {fact=f}. Please retain that
fyi for your memory: {fact=f}
rmbr: {fact=f}
note to memory, {category=ca}: {fact=f}
{category=ca} fact: {fact=f}, save pls
{fact=f}, pls remember, thx
{fact=f}, and that's one for the {category=ca} category, remember it
in the {category=ca} section of what you know about me add that {fact=f}
{fact=f}. If you sort such things, sort it with {category=ca}, but keep it
keep something in mind for me, under {category=ca}

%tool list_facts
not one thing, all the facts you've got on me
not our chats and not my profile, the stored facts
I'm not looking for anything special, just the facts filed under {category=ca}
before I delete a fact, show me which there are
it scares me a little what you've stored on me, let me see the facts
I wonder whether you've got anything wrong, so show me the facts you saved
my partner wants to see which facts you keep of us
I can't recall what I've had you save in the {category=ca} category
facts {category=ca} pls
{category=ca} facts?
top {limit=n} facts
all facts w/ ids
{limit=n} facts are plenty, from {category=ca} if possible
whatever is labelled {category=ca}, but no more than {limit=n} facts
from your facts about me only those on {category=ca}, the others can stay hidden
I turned forty, so what facts have you collected on me
the list of facts, ids too, {=mood}

%tool delete_fact
don't cancel anything, forget the fact {fact_id=em}
it's no task and no reminder, it's fact {fact_id=num_id} that should go
keep the conversation, erase fact {fact_id=em}
you have something false about {=p}, it's fact {fact_id=num_id}, out with it
we moved, so fact {fact_id=num_id} is just confusing, unlearn it
I regret telling you fact {fact_id=em}
nobody should ever read fact {fact_id=num_id} again
fact {fact_id=em} embarrasses me, make it vanish from your memory
{=p} would rather you didn't know fact {fact_id=num_id}
del fact {fact_id=num_id}
fact {fact_id=em} del pls
forget fact {fact_id=num_id} thx
fact {fact_id=num_id} rm
of the {=n} facts on the {=ca} shelf, {fact_id=em} is the one to wipe
the fact from the 9th with the id {fact_id=em}, forget it
forget what you know about {=me}
that fact about {=p} isn't true any more, drop it

%list us: what's the pier number | is choir on tonight | how many km did I run | who has the ladder | do I need a visa | spell Galway | can cats eat rice | set an alarm for six | what does the mail say | thank you
%list ag: pier 6 | no, next wednesday | twelve so far | Bruno has it | not for ninety days | G, A, L, W, A, Y | in small amounts | the alarm is set | that the fence is up | with pleasure
%tool store_conversation
not just the fact, the whole exchange: I asked {user_message=us}, you answered {agent_response=ag}, save it
don't search our chats, add to them: me "{user_message=us}", you "{agent_response=ag}"
no message to anyone, just log the exchange {user_message=us} / {agent_response=ag}
I want to be able to find this talk again, I said {user_message=us} and you said {agent_response=ag}
my memory is short, so keep our exchange, question "{user_message=us}" and reply "{agent_response=ag}"
it was a nice exchange, don't lose it: {user_message=us}, to which you said {agent_response=ag}
for the record of our conversations, your answer "{agent_response=ag}" belonged to my question "{user_message=us}"
q: {user_message=us} a: {agent_response=ag}, save as a conversation
log convo: {user_message=us} > {agent_response=ag}
save chat me: {user_message=us} you: {agent_response=ag} pls
usr {user_message=us}, asst {agent_response=ag}, store the exchange
"{agent_response=ag}" is what you told me when I asked "{user_message=us}", file that as a conversation
that we had this exchange should be kept: {user_message=us} - {agent_response=ag}
enter into the conversation memory the question {user_message=us} together with the answer {agent_response=ag}
keep the talk we just had
don't let this exchange get lost, I asked {user_message=us}

%tool search_conversations
you needn't recall a fact, look where we talked about {query=cv}
not my mails, my chats with you: anything on {query=cv}
not the web, what did you yourself say about {query=cv} when we talked
remind me what we said about {query=cv}
I don't remember the date, only that you and I discussed {query=cv}
no new answer please, the one you gave me last time on {query=cv}
you had such a good idea about {query=cv} once, and I didn't write it down
I could kick myself, we spent an hour on {query=cv} and I've forgotten the outcome
somewhere in what we've said to each other there was a tip on {query=cv}
it feels as if we've had this conversation about {query=cv} before
chats re: {query=cv}
our convo on {query=cv} pls
{query=cv} chats, last {limit=n}
past chats {query=cv}?
{limit=n} passages will do from our talks on {query=cv}
our talks on {query=cv}, but give me no more than {limit=n}
of the times we spoke of {query=cv} show me {limit=n}
in may, with {=n} days left, I asked you about {query=cv}, find that talk
didn't we talk about something like that before

%list yes: chats too => true | including what we chatted about => true | old talks included => true | w/ chats => true | also go through our conversations => true
%list not: without the chats => false | not the conversations => false | w/o chats => false | leave our talks out => false | skip the conversations => false
%tool retrieve_memories
I don't want the whole list of facts, only the one on {query=me}
not in the mails, in your memory: {query=me}
it's no web question, I told you once: {query=me}
I'm not telling you anything new, I'm asking what you kept on {query=me}
my profile won't say it, but I once had you remember something about {query=me}
did I ask you to remember anything about {query=me}, or did I only dream it
I'm standing in the shop and can't think of it, {query=me}
how embarrassing, I should know this: {query=me}, I did tell you
it's on the tip of my tongue, {query=me}, you've got it stored
you're my second brain, so, {query=me}
I'd hate to ask them again, surely you remember {query=me}
{query=me} again pls
rmbr {query=me}?
{query=me}, from memory, {include_conversations=yes}
memory: {query=me}, {include_conversations=not}
{query=me} {include_conversations=not}, {limit=n} things at most
give me {limit=n} memories on {query=me}, {include_conversations=yes}
tell me what's in your memory on {query=me}, and {include_conversations=yes}
{limit=n} notes should suffice on {query=me}, {include_conversations=not}
he's turning 40 on the 11th and I need what I told you about {query=me}
I told you something once, what was it

# Profile and what memory holds.
%list set: language to Danish => {"language": "Danish"} | time zone to Europe/Dublin => {"time_zone": "Europe/Dublin"} | home town to Galway => {"home_town": "Galway"} | units to metric => {"units": "metric"} | currency to NOK => {"currency": "NOK"} | city to Bergen => {"city": "Bergen"} | nickname to Pip => {"nickname": "Pip"} | job to welder => {"job": "welder"} | name to Ines Rau => {"name": "Ines Rau"} | diet to vegetarian => {"diet": "vegetarian"} | phone to 0911 22 33 => {"phone": "0911 22 33"}
%list is: language is Danish => {"language": "Danish"} | time zone is Europe/Dublin => {"time_zone": "Europe/Dublin"} | home town is Galway => {"home_town": "Galway"} | city is Bergen => {"city": "Bergen"} | nickname is Pip => {"nickname": "Pip"} | job is welder => {"job": "welder"} | name is Ines Rau => {"name": "Ines Rau"} | birthday is 11 May => {"birthday": "11 May"} | currency is NOK => {"currency": "NOK"} | address is 14 Quay Road => {"address": "14 Quay Road"}
%list kv: language: Danish => {"language": "Danish"} | city = Bergen => {"city": "Bergen"} | units: metric => {"units": "metric"} | nickname: Pip => {"nickname": "Pip"} | currency = NOK => {"currency": "NOK"} | city: Bergen, language: Danish => {"city": "Bergen", "language": "Danish"} | job: welder => {"job": "welder"}
%list two: city to Bergen and currency to NOK => {"city": "Bergen", "currency": "NOK"} | language to Danish and units to metric => {"language": "Danish", "units": "metric"} | name to Ines Rau and nickname to Pip => {"name": "Ines Rau", "nickname": "Pip"}

%tool update_profile
not as a fact, in my profile: my {updates=is}
don't show me the profile, correct it: my {updates=is}
I don't want you to remember a story, just set my {updates=set}
it's no reminder, it's my profile, put my {updates=set}
you keep getting it wrong, my {updates=is}, so mend my profile
everything comes out wrong because my {updates=is} and the profile says something else
new life, new data: my {updates=is}, profile please
I've had enough of the old setting, {updates=set}
once and for all put my {updates=set} in your settings
profile {updates=kv}
settings: {updates=kv} pls
{updates=kv}, profile, thx
profile: my {updates=is} asap
while you're at it change the {updates=set} in my profile
my {updates=two} in the profile, it's the {=n}th time I ask
both in one go, set my {updates=two}
after nine years in {=ca} I'm off, so my {updates=is}, profile please
my profile still has my old address
I've a new surname, the profile should have it

%tool get_profile
not the facts, the profile
don't change a thing in my profile, just show it
it's not about what you remember, what's set for me, language and such
you keep writing in miles, which units are in my settings
you called me by the wrong name, what do you have in my profile
all your times are an hour off, which zone have you got for me
I'm not sure I ever filled in my profile
I'd like to know whom you think you're talking to
have I given you a home town at all in the profile
before I move I should see what's in my profile
profile pls
my settings?
tz in my profile?
lang + units set for me?
name on my profile
it's been two years since I filled in my profile, how does it look

%tool get_memory_stats
not what you know, how much you know
don't list the facts, count them
no export, just the size of your memory
I only want the figure, how many things have you stored about me
are there more facts or more conversations in your memory
I worry your memory might be bursting
I talk to you all day, how many of our conversations have piled up
has what you've got on me passed a thousand facts yet
you must be carrying quite a load by now, how many memories is that
memory stats pls
facts count?
mem size
no. of convos stored
how many mb is your memory
{=mood}, how large has your memory become
since the 3rd I've told you a lot, how many facts do you hold now

%tool export_memory
I don't want to read the facts here, I want them as a file
no import, the other way round: your memory into a file, {format:json=json|as JSON|in json}
not the statistics, the stuff itself, as a {format:csv=csv|CSV} download
I'm afraid of losing all you know about me, make a backup
my laptop is about to die, get everything you remember to safety
I'm leaving for another assistant and don't want to start from nothing
the lawyer asks for whatever you store on me, in a file he can open in {format:csv=Excel|a spreadsheet}
I'd like to print what you know about me, {format:markdown=nicely formatted with headings|as markdown|in md} please
my script only eats {format:json=json|JSON|.json files}, so all the memories that way
export {format:csv=csv}
mem dump {format:json=json} pls
memory to {format:markdown=md}
backup of memory asap
{format:csv=rows and columns|a table} would be best for all your memories of me, as a file
one file with all your memories, {format:markdown=.md|markdown}, by the way
I want all {=n} years of memories out, {format:json=as json|in JSON format}

%list fi: memories_may.json | facts/old.csv | /home/ines/steward.json | ~/backup/facts.md | old phone/export.json | memory-2025-03.csv | D:\old\facts.csv | all_i_told_you.json | notes.md | pier6.csv
%tool import_memory
no export, the reverse: {file_path=fi} into your memory
don't open {file_path=fi} for me, learn what's in it
not one fact but a whole file of them: {file_path=fi}
you've forgotten everything since the move, it's all in {file_path=fi}
I'd hate to tell you everything again, {file_path=fi} has it
all I ever told my old assistant sits in {file_path=fi}
you used to know me better, {file_path=fi} might help your memory
lucky that I kept {file_path=fi}, now take those facts back
import {file_path=fi} pls
mem restore {file_path=fi}
{file_path=fi} -> memory
facts from {file_path=fi} asap
there are {=n} facts in {file_path=fi}, take them over
not the one from march, {file_path=fi} is the export you should remember from
{=mood}, your memories are in {file_path=fi}, load them
I've saved all the facts on a stick, read them back in
bring back the memories from my backup

# Near these tools and yet no request.
%tool talk
I've emailed {=p} myself, so that's settled
my mail is the least of my problems
{=p} writes emails the way others write novels
I never answer mails before coffee
three mails in a row and all of them spam, what a morning
no mail from {=p} is good mail
funny how an email can spoil a whole sunday
I do like a mail with a proper subject line
my calendar and I are not on speaking terms
{=day} was supposed to be my day off, oh well
the meeting could have been a message, as usual
I had {=eve} in the diary and went to the wrong town
all these appointments and not one that I look forward to
nothing beats an empty calendar
{=p} invited me to {=eve} and I said yes, silly me
reminders make me nervous, they always did
you reminded me just in time, bless you
I remembered the {=ren} all by myself, aren't you proud
that reminder came just as I was leaving, perfect
I've stopped relying on alarms since we have a rooster
my list is longer than my arm
I got {=n} tasks done today and feel like a queen
the best tasks are the ones that solve themselves
I already put that on the list, no worries
a todo list is just a letter to my future self
ticking boxes makes me happier than it should
{=c} texted me a heart, what do you say to that
I told {=c} in person, so it's off my chest
nobody in {=c} ever answers messages before noon
I typed a message to {=c} and then lost my nerve
group chats should come with a mute button for uncles
what a message to wake up to
my memory is fine, it's the names I lose
I remember the smell of that boathouse to this day
facts are stubborn things, as they say
forgetting is a gift, my aunt believes
we talked about {=cv} for ages, didn't we, that was fun
I liked our talk last night
everyone has a profile these days, even the dog
units, currencies, time zones, the world is complicated
backups are like umbrellas, you only miss them when it pours
tmrw is another day, as they say
