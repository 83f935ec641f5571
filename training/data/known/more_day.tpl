# English templates: more of the calendar, the todo list, reminders and e-mail, and what is confused among them.
%lang en
%list day: tomorrow | today | friday | thursday | next monday | the 14th | the day after tomorrow | tonight | saturday | wednesday | sunday | next week | this weekend | tuesday morning | friday afternoon | june 3 | the 2nd of may | 12 march | next thursday | monday evening | the 21st | tomorrow afternoon | 4 july | december 24 | wed | fri | this thursday | tuesday next week | 17/3 | 2026-02-11 | the 30th | thursday the 8th | next month | this week | new year's eve
%list bareday: tomorrow | friday | thursday | monday | the 14th | saturday | wednesday | sunday | tuesday | june 3 | the 21st | 12 march | next monday | next thursday | the 2nd of may | wed | fri | the 5th | 9 october | 4 july
%list early: the 1st | the 2nd | the 3rd | the 4th | monday | tuesday | today | tomorrow | may 2 | 3 june | the 5th | next monday | april 1 | 2026-05-04 | 6/7 | mon | this afternoon | tomorrow morning | august 1st | wednesday
%list late: the 9th | the 12th | the 19th | friday | sunday | thursday | next friday | may 16 | 20 june | the 30th | next sunday | april 15 | 2026-05-18 | 18/7 | fri | saturday evening | august 31st | the end of the month | next wednesday | easter monday
%list mon1: mon | tue | monday | tuesday | wednesday | wed
%list fri1: thu | fri | thursday | friday | saturday | sunday | sun
%list cal: work | family | private | team | school | office | shared | holiday | birthday | sports | kids' | on-call | marketing | band | Google | iCloud | Outlook | university | room 4 | club
%list t1: 3 | 9 | 10 | 11 | 8:30 | 9am | noon | 10:15 | 2pm | 1 | 2 | 8 | 13:00 | half past nine | 11:45 | 10 am | 9 o'clock | 7.30
%list t2: 5 | 12:30 | noon | 4 | 4:30pm | 5pm | 6 | 3 | 15:45 | 14:00 | 4 o'clock | half past four | 1pm | 17:30 | quarter to six | 6.15 | 3 pm
%list d1: friday 3pm | tomorrow 9 | tomorrow at 10 | monday 8:30 | thursday at noon | the 14th at 2 | wed 11 | june 3 at 9am | saturday 10 o'clock | next tuesday 1pm | today at 3 | tuesday at half past nine | 12 march 13:00 | the 21st 9.30 | sunday 11am | next monday at 10 | friday morning at 8 | the day after tomorrow at 2pm | 4/6 at 10:15
%list dfrom: tomorrow from 9 | friday from 3 | monday from 10am | the 14th from 2pm | thursday from noon | wednesday from 8:30 | saturday from 11 | next tuesday from 1 | june 3 from 9 | sunday from 10 | today from 2 | wed from 13:00
%list span: an hour | 1 hour | half an hour | 30 min | two hours | 90 minutes | 45 minutes | 2h | 20 minutes | three hours | an hour and a half | 15 min | 1.5 hours | 40 min
%list evt: dentist | haircut | team lunch | yoga | standup | parents' evening | budget review | piano lesson | dinner with Sam | interview with Lena | swim class | car inspection | call with the bank | choir practice | client demo | physio | one-on-one with Priya | school play | coffee with Nina | boiler service | offsite | blood test | tax meeting | tennis | kickoff with Acme | drinks with the team | vet | flat viewing | therapy | retro | jour fixe | photo shoot | house party | concert | lunch and learn | planning for Q3 | eye exam | flight to Porto
%list evtt: Dentist | Lunch with Sam | Q3 planning | Kickoff Acme | Yoga in the park | Focus time | Mum's birthday dinner | Interview: Lena | Tax meeting | Demo for the client | Boiler service | 1:1 Priya | Book club | Team retro | Physio | Tom & Ana wedding | Visit from the landlord | Deep work | Roadmap workshop | Open evening at school
%list work: focus time | deep work | writing | my thesis | the report | travel | errands | the gym | lunch | admin stuff | packing | gardening | exam prep | a nap | interview prep | the kids' homework
%list venue: room 4 | the office | Cafe Luna | Zoom | Teams | the clinic | my place | the library | Bella Roma | the town hall | building 7 | the canteen | Google Meet | grandma's | the school hall | Studio 5 | the rooftop bar | 12 Elm Street | the lobby | Central Park | Berlin | Oslo | the stadium | the lab
%list who: Alice | Bob | Kim | my sister | Dr. Weber | the landlord | Priya | the tax adviser | Marco | the plumber | HR | the design team | Tom | Ingrid | the vet | two investors | the new intern | my mother-in-law | the architects
%list note: bring the insurance card | agenda is the budget | ask about the deposit | everyone brings a dish | laptops needed | bring the floor plans | discuss the new hires | dial in by phone | ring twice | wear sports clothes | prepare three questions | take the blue folder | parking is behind the house | nothing to eat before | slides are in the shared folder | it's about the contract
%list todo: call the bank | buy cat food | renew my passport | fix the kitchen tap | send the invoice to Acme | book flights for the wedding | water the plants and feed the fish | wash and wax the car | sort the photos with mum | order paper for the printer | talk to Marco about the rent | buy bread, milk and eggs | return the drill to Tom | write thank-you cards to the guests | clear out the shed for the bikes | compare prices for solar panels | pay the gas and water bills | prepare the talk for Oslo | go through the contract with Lena | drop the keys off at reception | get new tyres for the van | learn the poem by heart | finish chapter two and send it to the editor | pick up the dry cleaning | sign up for the pottery class | cancel the gym membership | clean the gutters | update my CV | download the tickets | find a sitter for the 12th | replace the smoke alarm battery | print and sign the lease | ask HR about parental leave | hem the curtains | back up the laptop | apply for the parking permit | mow the lawn | plan the menu for Sunday | weigh the parcel and post it | upload the scans
%list gerund: calling the bank | the tax return | cleaning the gutters | booking the flights | the thank-you cards | picking up the parcel | the car wash | sorting the photos | proofreading the talk | the slides for Oslo | ironing | the grocery run | backing up the laptop | the visa form | defrosting the freezer | paying the plumber | Tom's present | the expense report | the hedge | descaling the kettle
%list tname: Visa form | Winter tyres | Kitchen tap | Tax return 2025 | Slides for Oslo | Gift for Kim | Server backup | School forms | Car insurance | Blog post | Passport photos | Rent for May | Roof repair | Thank-you cards
%list buy: milk | oat milk and bread | cat litter | AA batteries | a birthday card for Ben | printer paper | two lemons | dishwasher tabs | a charger for the tablet | coffee beans | stamps | bin bags | eggs, butter and flour | sunscreen | a gift for the twins
%list detail: the number is on the fridge | ask for Mrs. Lopez | it has to be the blue one | the form is in the drawer | use the company card | second floor, room 12 | bring the receipt | Tom has the ladder | check the size first | around 20 people are coming | two copies of each page | the old one is broken, take it along | customer number 88213 | only open until six | Kim pays half | don't forget the photos | it's under warranty until May
%list chatter: ok so | morning | quick one | sorry, me again | busy day | I'm in the car | just talked to them | right | hm | before it slips my mind | long story | another thing | I'm half asleep | my head is full | oh and | good news | listen | on the phone with them now | I have two minutes | my boss is asking
%list name: kim | alice | bob | tom | priya | marco | ingrid | Lena | Mrs. Lopez | Dr. Weber | my landlord | the bank | accounting | HR | mum | my sister | Sam Fisher | Yuki Tanaka | the school | the travel agency | Omar | Acme | the insurance company | julia | our lawyer | ben | the plumber
%list fname: kim | alice | bob | tom | priya | marco | ingrid | lena | omar | julia | ben | sam | yuki | nora | leo
%list mailthing: invoice | logo | contract | offer | boarding pass | tracking number | rent increase | wedding | login code | hotel booking | slides | offsite | new price list | deposit | warranty | tickets | refund | summer party | meeting notes | quote for the roof | job interview | car repair | floor plan | holiday dates | wifi password | payslip | budget for 2026 | kitchen renovation | visa | server outage | school trip | agenda for monday | moving date | missing parcel | electricity bill | photo book | second draft
%list kw: order 4471 | boiler | final version | IBAN | yearbook | NDA | Nordwind | heat pump | flight AZ204 | invoice 2291 | Lisbon | GDPR | pitch deck | fire drill | mileage | room 12 | carpool | vaccination
%list subj: Friday | Lunch | Change of plans | Invoice 2291 | The keys | Budget draft | Sick today | New address | Quick question | Trip to Oslo | Offer for the roof | Thank you | Minutes of Monday | Holiday request | Update on the move | Parking space | Your order | Reunion | Draft two, with comments | Rent for May | Hello from Porto | Heating | Project Nordwind: next steps | Re: logo
%list about: the invoice | friday's dinner | our trip to Oslo | the broken heater | the new logo | next week's offsite | my sick leave | the rent | the car | the school trip | the draft contract | parking | the missing parcel | the party
%list say: I'll be ten minutes late | the invoice is attached | we can't make it on friday | the second logo is the best, the first one is too dark | the keys are with the neighbours | I'm ill and won't come in today | yes, we'd love to come | lunch is on me | the meeting moves to 3 | the package arrived, thanks | please send me the new dates | he can have the bike for 80 euros | the heating is off again and the kids are cold | we need two more days | everything is signed | the train is late, start without me | she got the job | the room is booked, for eight people | it works now | I'm fine with the price
%list asked: friday still works | the parcel has arrived | she can bring the projector | they have a table for six | the deposit has been paid | the flat is still free | he needs the drill back | we should wait for them | the offer includes tax | everyone got the invite | there's parking nearby | the draft is final
%list long: Hi, the train is late. Start without me, I'll join at ten. | Thanks for the draft, it looks good. Two small things, see page 4. | The heating is off again. Could you send somebody today, please? | We arrive on Friday, around six. Don't cook, we'll bring pizza. | I'm ill today, sorry. Ana has my notes, ask her. | Attached are the photos, all forty of them. Pick the ones you like. | The meeting is moved to 3pm. Same room, same people. | Yes, we'd love to come. Shall we bring a salad, or dessert? | Dear team, the office is closed on Monday. Enjoy the long weekend. | The invoice has a mistake, it says 12 instead of 10. Please send a new one.
%list inlong: Please pay the attached invoice by Friday, otherwise we charge a fee. Kind regards, Acme | Hi, are you free for lunch on Thursday? I'd like to talk about the offer. | Your parcel could not be delivered. Collect it at the post office until the 12th. | Dear tenant, the water will be off on Tuesday from 8 to 12. | We liked your application, and would like to meet you. Does Monday at 10 work? | You have won! Click here, enter your card number and get a free phone. | The drafts are ready. Tell me which one you prefer, A or B. | Reminder: your contract ends in May. Renew it now, and save 20 percent. | Can you send me the slides? The client asks for them, it's urgent. | Grandma is fine again. She comes home on Saturday.
%list verdict: yes | no thanks | sounds good | that works | approved | I'm in | sorry, can't make it | will do | not this time, maybe in May | go ahead | thanks, got it | let's talk on monday | ok, but only until six | perfect, see you then | I need more time
%list rem: take the pizza out | move the car | call mum back | take my pills | buy flowers for Ana | check in for the flight to Oslo | bring the bins in | send Tom the key code | feed the cat and the fish | switch the oven off | ring the dentist | pick Leo up from football | water the tomatoes | pay the parking fine | charge the e-bike | defrost the chicken for dinner | congratulate Priya | submit the form with both signatures | stretch | look at the roast | book a table for four | leave for the station | start the dishwasher | renew the library books
%list remn: rent | laundry | dentist | passport | school trip | bins | medication | parking meter | call with Lena | cake in the oven | birthday of my niece | roast | webinar | eye drops | meter reading | flowers for Ana | swimming bag | vaccination card | gas bill
%list remg: calling mum | the laundry | moving the car | paying the rent | the cake | watering the tomatoes | feeding the cat | my pills | packing | handing in the form | checking in for the flight | turning the oven off | the bins | Ben's birthday
%list remf: the bins get collected | the roast is done | Kim lands | tickets go on sale | the meter runs out | it's mum's birthday | the shop closes | the stream starts | the landlord comes by | the library closes early | my shift begins | the window cleaner comes
%list emailing: email Kim | reply to the landlord | send Alice the slides by mail | answer Dr. Weber's mail | put the dentist in my calendar | add milk to the list
%list appt: I have an appointment at the clinic | there's a meeting in room 4 | I'm seeing the tax adviser | the task for Kim is due | dinner with Sam is at eight
%list in: in 20 minutes | in an hour | in half an hour | in two hours | in 10 min | in three days | in a week | in 45 minutes | an hour from now | in ninety seconds
%list at: tomorrow at 9 | tonight at 8 | friday 3pm | at 6 | at noon | at half past seven | on monday | sunday evening | tomorrow morning | on the 14th at 10 | thursday at 17:00 | this evening | next tuesday at 8am | at 16:45 | on friday at noon | tomorrow | the day after tomorrow at 7 | june 3 at 9am | saturday morning at 10 | wednesday 7:30 | every morning at 8 | every friday at 4pm | at midnight | at ten to five
%list mail: mail | email | e-mail | message

%tool get_calendar_events
what's on {start_date=day}
what have we got on {start_date=day}
am I free {start_date=day}
free {start_date=day}?
calendar {start_date=day}?
do I have time {start_date=day}
{start_date=day}, what's happening
any plans {start_date=day}?
what does {start_date=day} look like for me
(anything|something) on between {start_date=early} and {end_date=late}?
between {start_date=early} and {end_date=late}, when am I busy
{start_date=early} to {end_date=late}, all (my|) appointments
{start_date=mon1}-{end_date=fri1} agenda
my week from {start_date=mon1} to {end_date=fri1}
from {start_date=early} till {end_date=late} I want every (event|meeting) listed
{calendar_source=cal} calendar {start_date=day}
{start_date=day} in the {calendar_source=cal} calendar, please
what's in {calendar_source=cal} from {start_date=early} to {end_date=late}
from {start_date=early} to {end_date=late} on the {calendar_source=cal} calendar, what's there
{calendar_source=cal} calendar, {start_date=early} until {end_date=late}
do the kids have anything on {start_date=bareday} according to the {calendar_source=cal} calendar
are there {calendar_source=cal} meetings {start_date=day}? check that calendar
is my {start_date=bareday} already full
{=who} wants to meet {start_date=day}, is there a hole in my diary
could I take {start_date=bareday} off or is something booked
{=chatter}, what am I doing {start_date=day}
I'd like to sleep in {start_date=day}. when's my first appointment
when do I have to be somewhere {start_date=day}
remind myself what {start_date=day} holds, check the calendar
nothing on {start_date=day}, right?
tell me what's booked up to {end_date=late}
everything in the diary until {end_date=late}
how does my schedule look between {start_date=early} and {end_date=late}
we might be away from {start_date=early} until {end_date=late}, does that clash with anything
is the {=evt} still on for {start_date=bareday}
what time do I start {start_date=day} and who am I meeting
so {start_date=day}: meetings?
walk me through {start_date=day}
did I put the {=evt} down for {start_date=bareday}?
only {calendar_source=cal} stuff {start_date=day}, not the other calendars
can I fit {=work} in {start_date=day}? have a look at what's planned
which appointments do I have to keep on {start_date=bareday}
what's next on the calendar
when's the {=evt} again? it's in my calendar
go to the {calendar_source=cal} calendar and read me what's after {start_date=bareday}
agenda for {start_date=bareday} through {end_date=late}, thanks
starting {start_date=early}, ending {end_date=late}: show what's planned
how many appointments are left this side of {end_date=late}
will I manage to see {=who} {start_date=day} or is the day packed
we fly on {end_date=late}, what's left in the calendar until then

%tool create_calendar_event
{title=evt} {start_time=d1} to {end_time=t2}
{title=evt} {start_time=d1}-{end_time=t2}, calendar
{title=evt} {start_time=dfrom} to {end_time=t2}, put it in
{start_time=d1} to {end_time=t2} {title=evt}
{start_time=d1} till {end_time=t2}: {title=evt}. add that to my calendar
put (me|us) down for {title=evt} {start_time=d1} until {end_time=t2}
from {start_time=t1} to {end_time=t2} I've got {title=evt}, calendar it
block {start_time=t1} to {end_time=t2} for {title=work}
block {start_time=dfrom} to {end_time=t2} for {title=work}
block out {end_time=span} {start_time=d1}, I need it for {title=work}
keep {start_time=d1} to {end_time=t2} free, {title=work}
{title=work} {start_time=t1}-{end_time=t2}, block my calendar
nobody books me {start_time=d1} to {end_time=t2} please, that's {title=work}
"{title=evtt}", {start_time=d1}, {end_time=span}
"{title=evtt}" in the calendar please, {start_time=d1} till {end_time=t2}, {location=venue}
make a calendar entry "{title=evtt}" at {location=venue} for {start_time=d1}, about {end_time=span}
call it "{title=evtt}", it starts {start_time=d1} and is over at {end_time=t2}
{start_time=d1}, {end_time=span}, {title=evt}: into the diary with it
I said yes to {title=evt} {start_time=d1}, it'll take {end_time=span}, so get it on the calendar
{=chatter}, {title=evt} moved into {start_time=d1}, {end_time=span}, add it
at {location=venue} {start_time=d1} until {end_time=t2}: {title=evt}, note it in my agenda
{location=venue}, {start_time=d1} to {end_time=t2}, {title=evt}. new appointment
{title=evt} at {location=venue} {start_time=dfrom} until {end_time=t2}, save the date
(add|book) {title=evt}, {location=venue}, {start_time=d1}, ends {end_time=t2}
put an event in for {start_time=d1} lasting {end_time=span}, name {title=evtt}, note {description=note}
{title=evt} {start_time=d1} to {end_time=t2}, {description=note}, stick it in the calendar
new event. what: {title=evtt}. when: {start_time=d1} to {end_time=t2}. where: {location=venue}. notes: {description=note}
start {start_time=d1}, end {end_time=t2}, title {title=evtt}, place {location=venue}
end {end_time=t2}, start {start_time=d1}: {title=evt} needs to go on the calendar
it ends at {end_time=t2} and begins {start_time=d1}, the {title=evt}, add it to the calendar
{=who} is coming over for {end_time=span} {start_time=d1}, enter it as {title=evtt}
we're doing {title=evt} at {location=venue}, {start_time=d1}, {end_time=span} or so. can you put that in my schedule
get {title=evt} on the books: {start_time=d1}, {end_time=span}
give me {end_time=span} for {title=work} {start_time=d1}
I need {end_time=span} with {=who} {start_time=d1}, title it {title=evtt}
pencil {title=evt} in {start_time=d1} till about {end_time=t2}
would {start_time=d1} to {end_time=t2} work for {title=evt}? if so book it
we settled on {start_time=d1} to {end_time=t2} for the {title=evt} in {location=venue}, put it in my diary
{description=note} - that goes with the {title=evt} {start_time=d1} to {end_time=t2}, make the appointment
set up {end_time=span} of {title=evt} at {location=venue} on {start_time=bareday}
whole afternoon blocked, {start_time=dfrom} until {end_time=t2}: {title=evt}
{title=evt} on {start_time=bareday}, please add it to the calendar
put the {title=evt} in my diary, it starts {start_time=d1}
{start_time=d1} {title=evt}, into the calendar
I'd like to get {title=evt} at {location=venue} on my calendar
block {start_time=d1} until {end_time=t2} for me
from {start_time=d1} to {end_time=t2} I'm taken, put something in the calendar
new appointment with {=who}, can you enter that
schedule something {start_time=d1}

%tool add_task
{title=todo}, put it on the list
{title=todo} by {due_date=bareday}
{title=todo} before {due_date=bareday}, todo please
by {due_date=bareday} I've got to {title=todo}, list it
before {due_date=bareday}: {title=todo}. task
until {due_date=bareday} at the latest: {title=todo}, as a todo
don't let me forget to {title=todo}
don't let me forget to {title=todo}, it's due {due_date=bareday}
one for the list, {title=todo}
I still have to {title=todo}, no rush, {priority:low=low prio|low priority|not urgent} though, add it
{title=todo}, {priority:low=not urgent|no rush|not that important|low prio}, put it with my tasks
{title=todo}, {priority:high=asap|urgent|super important|top prio}! to my list
{priority:high=urgent|very important|high prio} one for my tasks: {title=todo}
{priority:high=urgent|important}: {title=todo} by {due_date=bareday}. list it
{due_date=bareday}, {priority:high=high priority|urgent}, {title=todo}: new task
task for {due_date=day}, {priority:low=low priority|minor}: {title=todo}
new todo {title=todo} due {due_date=bareday} {priority:normal=normal priority|medium priority}
{title=todo}. {priority:high=High priority|Urgent}, {due_date=bareday} latest. add to tasks
can you take down a task, {title=todo}, for {due_date=day}
{title=todo} needs doing by {due_date=bareday}, track it for me
stick "{title=todo}" on there too, deadline {due_date=bareday}
"{title=tname}" as a task, due {due_date=bareday}, details: {description=detail}
add {title=buy} to what I need to buy
we're out of {title=buy}, shopping list please
note for the list: {title=todo}, and mention that {description=detail}
{title=todo}, {description=detail}. make it a todo
{description=detail}. that belongs to a new task, {title=todo}
todo {title=todo}, namely {description=detail}, by {due_date=bareday}
make a task out of this: {title=todo}, due {due_date=bareday}, {description=detail}
{=chatter}, my wife wants me to {title=todo} before {due_date=bareday}, onto the list please
I promised {=who} to {title=todo} by {due_date=bareday}, make that a task
my list should also say {title=todo}
write {title=todo} down as something I have to do
I can't do it now but I need to {title=todo} at some point, keep it in my todos
remember for my todo list: {title=todo}
there's one more thing to do, namely {title=todo}, due {due_date=day}
sometime before {due_date=bareday} I should {title=todo}. task, {priority:low=low priority|nothing urgent|unimportant}
could you log {title=gerund} as a todo for {due_date=day}
{title=gerund} on the list, due {due_date=bareday}
{title=gerund}: {priority:high=top priority|urgent|crucial}, due {due_date=bareday}, list please
I need {title=tname} as an item in my tasks, finish by {due_date=bareday}
open a task named {title=tname}, priority {priority:low=low}, due date {due_date=bareday}, description {description=detail}
due {due_date=bareday}: {title=todo}. prio {priority:high=high}. add it
set it to {priority:high=high priority|urgent}: new task {title=todo} for {due_date=day}
I can't sleep until {title=gerund} is on my list
add a task due {due_date=bareday}
something {priority:high=urgent|very important} needs to go on my todo list
put one more thing on my list for {due_date=bareday}
another todo please
new {priority:low=low priority|unimportant} item for the list, by {due_date=bareday}
I have a new task for you to write down

%tool update_task
{task_id=num_id} to {due_date=bareday}
{task_id=num_id} is {priority:high=urgent|high priority|super important} now, due {due_date=bareday}
make {task_id=num_id} due {due_date=bareday} and {priority:low=low priority|not urgent}
{due_date=bareday} instead for task {task_id=num_id}
new due date {due_date=bareday} for number {task_id=num_id} on my list
give me until {due_date=bareday} for todo {task_id=num_id}
I won't manage {task_id=num_id} today, shift that task to {due_date=day}
task {task_id=num_id} got pushed, it's {due_date=bareday} now
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
instead of what it says now, todo {task_id=num_id} should be {title=todo}
new name for task {task_id=num_id}: {title=tname}
call number {task_id=num_id} "{title=todo}" from now on
{title=tname} is the better title for task {task_id=num_id}
"{title=todo}" is what task {task_id=num_id} should say
change {task_id=num_id} to "{title=tname}" with {due_date=bareday} as deadline
task {task_id=num_id}: rename to {title=tname}, {priority:high=high priority|urgent}, {due_date=bareday}
write into the notes of task {task_id=num_id} that {description=detail}
{description=detail}, put that with task {task_id=num_id}
add to {task_id=num_id}: {description=detail}
todo {task_id=num_id}, extra info: {description=detail}
the description of {task_id=num_id} is wrong, it's {description=detail}
task {task_id=num_id} is {status:open=not done after all|still open, sorry|open again}
I ticked off {task_id=num_id} too early, {status:open=open it again|put it back on the list|undo that}
{status:open=reopen|un-tick|uncheck} item {task_id=num_id} on my todo list
status of {task_id=num_id} should be {status:done=done}, and put {description=detail} in the description
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
push the deadline of {=gerund} on my list to {due_date=bareday}
I want to rename one of my todos to {title=tname}
{=gerund} isn't urgent any more, make that todo {priority:low=low priority}
the task about {=gerund} needs a note: {description=detail}

%tool complete_task
{task_id=num_id} done
{task_id=num_id} ✓ on the list
check {task_id=num_id}
did {task_id=num_id}
got {task_id=num_id} done finally
tick {task_id=num_id}
done: task {task_id=num_id}
finished with number {task_id=num_id} on my list
you can tick number {task_id=int}
number {task_id=int} is out of the way
task number {task_id=int} is sorted
mark {task_id=num_id} finished please
todo number {task_id=num_id} is history, check it off
I'm through with {task_id=num_id}
{task_id=num_id}'s been taken care of, close the task
{=who} already did {task_id=num_id}, so it's done
good news, {task_id=num_id} is behind me, tick it
that was the last bit of task {task_id=num_id}, close it
as of today task {task_id=num_id} is complete
{=gerund}, item {task_id=num_id}, is finished
I was at the post office, so {task_id=num_id} is off my list
it took all morning but task {task_id=num_id} is done now
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
{=gerund} is off my plate, tick it
I've just done {=gerund}, check that off the list
I did that one, mark it done
finished a task just now, cross it off
the one about {=gerund} is completed on my todo list
got {=gerund} out of the way, close the todo

%tool list_tasks
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
what could I put off? show the {priority:low=low priority|unimportant} todos
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
anything {status:open=undone} on there, or is my todo list empty

%tool search_email
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
there was an email with a {query=mailthing}, I can't find it
anything new on the {query=mailthing} in my inbox
any word by mail from {from_email=name} about the {query=mailthing}?
any {=mail}s on the {query=mailthing} from {from_email=name} in the {days_back:7=last week|past week|last 7 days}
{from_email=name}, {query=mailthing}, {days_back:14=last two weeks|last 14 days}: check my mails
{days_back:30=this month|last month|last 30 days}'s mails from {from_email=name} about the {query=mailthing}
mails about the {query=mailthing}, {days_back:3=last three days|last 3 days|past three days}
in the last {days_back=int} days, did {from_email=name} mail me about the {query=mailthing}
has the {query=mailthing} come by mail within the last {days_back=int} days
not older than {days_back=int} days: mails mentioning the {query=mailthing}
the last {limit=int} mails about the {query=mailthing}
{limit=int} most recent emails from {from_email=name} on the {query=mailthing}
show up to {limit=int} mails with ("{query=kw}"|{query=kw}) in them
{query=kw} in my inbox, max {limit=int}, last {days_back=int} days
mail search {query=kw}
search mails for {query=kw}
look for {query=kw} in the mails from {from_email=name}
from {from_email=email} about {query=kw}, {days_back:7=last week|this week|past 7 days}
from {from_email=name}, {limit=int} mails at most, about the {query=mailthing}
at most {limit=int} hits: {query=mailthing}, sent by {from_email=name}, from the last {days_back=int} days
{=chatter}, can you dig up the mail on the {query=mailthing}
{from_email=name} says they sent me the {query=mailthing} {days_back:2=yesterday}, is it in my mail
they claim to have emailed the {query=mailthing} {days_back:1=today}. did it come
is there an answer from {from_email=name} regarding the {query=mailthing} in my mailbox
I'm expecting a mail on the {query=mailthing} from {from_email=name}, has it arrived
who wrote to me about the {query=mailthing}
who emailed about the {query=mailthing} {days_back:7=this week|last week}
I need what {from_email=name} sent about the {query=mailthing}, should be an email
was the {query=mailthing} ever mentioned in an email by {from_email=name}
somewhere in my mails there's the {query=mailthing}
what's the latest by email concerning the {query=mailthing}
do I have mail from {from_email=name}? it'd be the {query=mailthing}
pull the emails where the {query=mailthing} comes up, from {from_email=name} only
I got the {query=mailthing} by email {days_back:60=in the last two months|in the past two months}, find it for me
go back {days_back:365=a year|one year} and find {from_email=name}'s email on the {query=mailthing}
has {from_email=name} written
anything from {from_email=name} in my inbox {days_back:1=today}?
show me the last {limit=int} mails from {from_email=name}
what came in by mail in the last {days_back=int} days
find me a mail
the {limit=int} newest emails please

%tool get_email_details
open {email_id=id}
{email_id=id}, open it for me
read {email_id=id} to me
let me read {email_id=id}
what does {email_id=id} actually say, all of it
the whole of {email_id=id}, not the short version
show the mail with id {email_id=id}
I'd like the complete text of {email_id=id}
everything in {email_id=id} please, attachments too
what files are attached to {email_id=id}
did {email_id=id} come with an attachment
who else got {email_id=id}
who's in copy on {email_id=id}
to whom did {email_id=id} go
when did {email_id=id} arrive, exactly
what's the sender's address in {email_id=id}
print {email_id=id} in full
{email_id=id}: full text
{email_id=id} word for word
display mail {email_id=id}
bring up {email_id=id}, I want to see the wording
the one with the id {email_id=id}, show me that email
get the body of message {email_id=id}
take me to email {email_id=id}
it's {email_id=id} I meant, open that mail
{=chatter}, open mail {email_id=id} so I can read it
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
read me the mail from {=name} in full
open {=name}'s last email
I want to read the whole mail about the {=mailthing}
open the second one of those mails
what's attached to that email

%tool summarize_email
{email_id=id} short version
sum {email_id=id} up
tl;dr of mail {email_id=id}
what's {email_id=id} about in one line
{email_id=id} in two sentences please
gist of {email_id=id}?
just the gist of {email_id=id}, I'm in a hurry
boil {email_id=id} down for me
what do they want in {email_id=id}, roughly
what's the point of {email_id=id}
the main thing in {email_id=id}, please
make {email_id=id} shorter, I can't read all that
mail {email_id=id} is way too long, what's in it
give me {email_id=id} in a nutshell
key facts from mail {email_id=id}
dates and sums in {email_id=id}, briefly
is there a deadline in {email_id=id}? sum it up
do I need to read {email_id=id} or can you tell me the essence
{=chatter}, what's the upshot of {email_id=id}
catch me up on mail {email_id=id}
I skipped {email_id=id}, what did I miss
three bullet points on {email_id=id}
bullet points for mail {email_id=id}
a brief of {email_id=id} for my boss
in plain words, what is {email_id=id} about
the abridged version of {email_id=id}
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
condensed version of message {email_id=id} please
explain {email_id=id} to me in a sentence or two
sum up that mail
what does {=name} want in that mail, in short
give me the short version of the mail about the {=mailthing}
too long, summarize it, the mail from {=name}
the gist of the latest email please
recap the email thread with {=name}

%tool compose_email
mail {to=email}, subject {subject=subj}, {body=long}
tell {to=email} by mail that {body=say}, subject {subject=subj}
let {to=email} know via email: {body=say}. the subject's {subject=subj}
drop a line to {to=email}, subject {subject=subj}: {body=long}
drop {to=email} a line under {subject=subj} saying {body=say}
subject {subject=subj} body {body=long} to {to=email}
subject "{subject=subj}" body "{body=long}", goes to {to=email}
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
{=chatter}, send {to=email} a mail entitled {subject=subj}, with the text {body=long}
could you mail {to=email} for me? {subject=subj} as the subject, and then: {body=long}
let's email {to=emails}: subject {subject=subj}, and write {body=say}
please type up an email to {to=email}. {subject=subj} in the subject line. {body=long}
ask {to=email} by mail whether {body=asked}, subject {subject=subj}
find out from {to=email} by email if {body=asked}, call the mail {subject=subj}
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
tell {=fname} by mail that {body=say}
tell {to=email} by mail that {body=say}
drop a line to {=name} by email about {subject=about}
send {=fname} an email, {body=long}
email {to=email} about {subject=about}
subject {subject=subj}, to {to=email}, write a mail
mail to {to=email}
mail {=name} and ask whether {body=asked}

%tool reply_email
{email_id=id}: reply {body=verdict}
{email_id=id}, write back that {body=say}
write back to {email_id=id}: {body=long}
answer {email_id=id}, {body=verdict}
answer to {email_id=id}: "{body=long}"
tell them {body=verdict} on mail {email_id=id}
tell them that {body=say}, as a reply to {email_id=id}
say {body=verdict} in a reply to {email_id=id}
{body=verdict}, that's my answer to mail {email_id=id}
"{body=verdict}" as the answer to {email_id=id}
"{body=long}" back to {email_id=id}
{body=long} Send that back on {email_id=id}.
respond on {email_id=id} that {body=say}
let whoever wrote {email_id=id} know that {body=say}
for mail {email_id=id} just answer {body=verdict}
on {email_id=id}: tell the sender {body=say}
{=chatter}, reply to {email_id=id} that {body=say}
get back to the sender of {email_id=id} with {body=long}
my reply to {email_id=id}: {body=long}
in response to {email_id=id} I'd say {body=say}
reply in thread {email_id=id}: {body=long}
reply to the mail with id {email_id=id}, text: {body=long}
reply, id {email_id=id}, text {body=say}
send back {body=verdict} to {email_id=id}
return an answer to {email_id=id} saying {body=say}
I owe {email_id=id} an answer, write {body=verdict}
mail {email_id=id} still needs a reply, say {body=say}
ask the sender of {email_id=id} if {body=asked}
answer {email_id=id} with a question, whether {body=asked}
turn {email_id=id} down, write {body=verdict}
confirm {email_id=id} by replying {body=verdict}
thank them for {email_id=id} and write {body=say}
could you respond to message {email_id=id} for me with {body=long}
quick answer to {email_id=id}: {body=verdict}
re: {email_id=id} - {body=long}
reply {body=say} to email {email_id=id}
email {email_id=id} wants an answer, it's {body=verdict}
I've thought about {email_id=id}, answer {body=verdict}
please answer email {email_id=id} by saying that {body=say}
yes to the question, but reply properly to {email_id=id}: {body=long}
reply to {=fname}'s mail that {body=say}
answer that mail: {body=verdict}
write back to {=name} that {body=say}
respond {body=verdict} to that email
{email_id=id} needs a reply
answer mail {email_id=id} for me
reply to the last email

%tool analyze_email
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
{=chatter}, got this email from {from=email}, subject {subject=subj}: "{body=inlong}" how important is it
the sender is {from=email}, the subject {subject=subj}, the text {body=inlong} - analyze the mail
the text is "{body=inlong}", the sender {from=email}, the subject {subject=subj}. what should I do about the mail
read and rate this incoming mail: {from=email}, {subject=subj}, "{body=inlong}"
here's a fresh email. {from=email} sent it, it's about {subject=subj} and says {body=inlong}
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

%tool schedule_reminder
{when=at} {message=rem}, remind me
{when=in} {message=rem}, ok? give me a ping
{when=at}: {message=remn}, reminder
{message=rem} {when=at}, reminder please
{message=remn} {when=in}, remind me
{message=rem}! tell me again {when=in}
remind me {when=in} {message=remn}
reminder {message=remn} {when=at}
reminder {when=at}: {message=rem}
set a reminder, {when=at}, {message=remn}
set a reminder "{message=rem}" {when=at}
remind me about the {message=remn} {when=at}
remind me {when=at} about the {message=remn}, will you
{when=at} I want to hear from you about {message=remg}
I want a reminder {when=at} saying {message=rem}
poke me {when=in}, I have to {message=rem}
I have to {message=rem} {when=at}, poke me then
I've got to {message=rem}. remind me {when=in}
buzz me {when=at} so I don't forget {message=remg}
so that I don't forget {message=remg}, ping me {when=at}
shout {when=in}: {message=rem}
{when=in} tell me that {message=remf}
let me know {when=at} that {message=remf}
{message=remf} soon, remind me {when=in}
{message=remf}, give me a heads-up {when=at}
{=chatter}, I need to {message=rem} {when=at}, please remind me
alarm {when=at}, {message=remn}
an alarm {when=in} for the {message=remn}
don't let me forget {when=at} to {message=rem}
make me think of {message=remg} {when=at}
when it's time, so {when=at}, nudge me to {message=rem}
remind me to {message=rem}, {when=at} would be good
could you remind me of {message=remg}, say {when=in}
remind me about the {message=remn}
I want to be reminded to {message=rem}
alarm {when=at}
remind me of something {when=in}

%tool list_reminders
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
which reminders go off {=day}
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
can you see any reminder for {=day}
tell me which reminders are scheduled

%tool cancel_reminder
{reminder_id=num_id}, cancel that reminder
cancel {reminder_id=num_id}, the reminder
reminder {reminder_id=num_id} off
reminder {reminder_id=id} out
kill reminder {reminder_id=num_id}
call reminder {reminder_id=num_id} off
I don't need the reminder {reminder_id=id} now
you can forget about reminder {reminder_id=num_id}
take {reminder_id=num_id} out of my reminders
no reminder {reminder_id=num_id} please, it's done already
already done, no need for reminder {reminder_id=num_id}
already moved the car, so scrap reminder {reminder_id=num_id}
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
you needn't remind me about the {=remn} any more
cancel the alarm for {=remg}
the reminder to {=rem} can be cancelled
I've done {=remg}, so no reminder please
stop reminding me
cancel one of my reminders

# What is confused: task, event, reminder and note; search, details and summary.
%tool add_task
remind me on my list to {title=todo}
schedule a task: {title=todo}, due {due_date=bareday}
put {title=todo} down for {due_date=bareday}, just as a todo, not in the calendar
no reminder needed, just a todo: {title=todo}
make a note that I have to {title=todo}
I'll write to {=name} myself, just put {title=todo} on my list for {due_date=bareday}
no time for mails now, so as a task: {title=todo}
%tool list_tasks
what do I have to do {=day}? look at the list, not the calendar
which deadlines are on my todo list
%tool update_task
reschedule task {task_id=num_id} to {due_date=bareday}
put off todo {task_id=num_id} till {due_date=bareday}, no need for a reminder
not a new task, {task_id=num_id} on my list is just due {due_date=bareday}
%tool complete_task
I sent that mail, task {task_id=num_id} is done
the meeting is over, check off todo {task_id=num_id}
%tool schedule_reminder
before I meet {=who}, so {when=in}, remind me to {message=rem}
put a reminder {when=at}: {message=rem}, not on the todo list
I have a task for you, {when=at} remind me to {message=rem}
remind me {when=at} to {message=emailing}
remind me {when=at} that {message=appt}
ping me {when=in}, subject {message=remn}
%tool create_calendar_event
remind me isn't enough, put {title=evt} in the calendar {start_time=d1} to {end_time=t2}
don't make it a task, block {start_time=d1} till {end_time=t2} for {title=work}
not a reminder, an appointment: {title=evt}, {start_time=d1}, {end_time=span}
schedule {title=work} {start_time=d1} for {end_time=span}
%tool get_calendar_events
did I get an appointment {start_date=day}
what do I need to go to {start_date=day}
am I expected anywhere {start_date=day}
is there a note in my calendar for {start_date=bareday}
%tool list_reminders
not my tasks, my reminders
what's coming up, reminder-wise
%tool cancel_reminder
the appointment is cancelled, so is reminder {reminder_id=num_id}
task's done, kill reminder {reminder_id=num_id} too
%tool search_email
is there a reminder from {from_email=name} in my inbox about the {query=mailthing}
did {from_email=name} send me an appointment for the {query=mailthing} by mail
read me what {from_email=name} mailed about the {query=mailthing}, you'll have to find it first
open my inbox and look for the {query=mailthing}
what did {from_email=name} say in the mail about the {query=mailthing}
%tool get_email_details
no need to search, it's {email_id=id}, open it
I've read the summary of {email_id=id}, now the full text
what reply did they send in {email_id=id}? show it in full
%tool summarize_email
don't open {email_id=id}, just tell me the main point
before I answer {email_id=id}, what do they want in short
%tool reply_email
don't write a new mail, reply to {email_id=id}: {body=say}
after reading {email_id=id}: tell them {body=verdict}
%tool compose_email
not a reply, a new mail to {to=email}, subject {subject=subj}: {body=say}
remind {to=email} by mail that {body=say}, subject {subject=subj}
%tool store_fact
make a note that {fact=fact}, it's not a todo
no task, just remember that {fact=fact}
%tool talk
I already have that in my calendar
I hate deadlines on a {=bareday}
my todo list is a disaster
{=fname} never answers emails
that reminder was useful, thanks
