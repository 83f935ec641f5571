%lang en
# English templates, seventh: short requests of one to eight words as typed every day, brand names and clipped style
# among them, and six of eighteen with their arguments in unusual places.
%list k7a_who: Priya | Tomasz | my brother-in-law | Mrs. Fenwick | the plumber | Aoife | dr. banerjee | our solicitor | Deshawn | the head teacher | Ingmar | grandma | the dog sitter | Lucía | Mr. Obi
%list k7a_snd: amazon | paypal | netflix | ryanair | the council | ikea | dhl | ebay | lidl | airbnb | the gas board | vodafone | booking.com | hmrc | etsy
%list k7a_doc: boarding pass | invoice | tracking number | receipt | contract | concert tickets | payslip | voucher code | booking reference | floor plan | warranty | tax form | syllabus | hotel confirmation
%list k7a_word: parking | refund | asbestos | catering | visa | broadband | scaffolding | vaccination | half-term | overtime | solar panels | carpool | dress code
%list k7a_top: roof leak | stag do | crèche fees | car insurance | allotment | bunk beds | audition | rent increase | piano tuning | camper van | blood test | fire drill | hen party
%list k7a_mail: rjh@fenwick.example | office@millbrook.example | tomasz.k@corp.net | hello@yarnshop.example | aoife@mail.org | bookings@lakeview.example | deshawn88@gmail.com | kasse@web.de | sales@tileworld.example | n.obi@uni-x.edu | support@startup.ai | lucia@correo.es
%list k7a_eid: m30f9c2 | msg-712 | mail_45 | e9b17a | id_2206 | eml-38 | 8c40d1 | msg_97 | mail-1503 | in-66 | m5a7e0f | t_429 | x27qd
%list k7a_n: two => 2 | 3 | four => 4 | 5 | six => 6 | seven => 7 | 8 | 12 | fifteen => 15 | 20 | nine => 9
%list k7a_say: the keys are under the mat | I'll be ten minutes late | we can't make it on sunday | the parcel never came | rent goes out on the first | the boiler is leaking again | I found his glasses | we need one more chair | Nia is off sick | the wifi is down | my number has changed | we'd like the corner table | the car passed its test
%list k7a_ask: where is my refund | is the flat still free | when do you open | may I bring the dog | who has the projector | what do I owe you | did the tiles arrive | how long will it take | can we swap shifts | are there any seats left
%list k7a_subj: lost suitcase | new address | broken gate | rota for may | quote for tiling | cancelled order | swimming lessons | parking space 12 | birthday cake | late delivery | meter reading | choir trip
%list k7a_ans: count me in | that works for me | not this time | monday suits me | I'll think it over | go ahead | the price is too high | I need another week | fine by me | we have a deal | consider it done | I'd rather not | send me the details | see you there
%list k7a_in: your account is locked, click here | we need your signature by friday | you have won a cruise | can you cover my shift on sunday | payment is overdue since march | the lift is out of order all week | please confirm your iban | we'd love to have you as a speaker | your parcel is held at customs | the lease ends in june, will you renew | kindly buy five gift cards for me
%list k7a_insub: final notice | quick favour | your invoice | urgent | account suspended | missed delivery | partnership | invitation | contract renewal | security alert | a little question
%list k7a_app: dishwasher | tumble dryer | oven | slow cooker | dehumidifier | air fryer | iron | space heater | kettle | electric blanket | hob | rice cooker
%list k7a_wash: washing machine | dryer | dishwasher | bread maker | roomba | washer | robot mower | 3d printer | steam oven | rice cooker
%list k7a_door: front door | back door | garage | side gate | cellar door | patio door | shed | conservatory door | porch door | basement door | barn
%list k7a_entry: front door | back door | side gate | porch door | main gate | garage | lobby door | kitchen door | garden gate | driveway gate
%list k7a_room: bedroom | attic | kitchen | nursery | lounge | greenhouse | cellar | guest room | bathroom | playroom | study | conservatory | office
%list k7a_lamp: hue lamp | hall light | reading lamp | kitchen spots | fairy lights | porch light | bedside lamp | led strip | landing light | big light | desk lamp | patio lights | ceiling light
%list k7a_cov: blinds | awning | shutters | roller blind | curtains | skylight | velux | patio shutters | venetian blind | drapes
%list k7a_therm: nest | thermostat | radiator | heating | underfloor heating | ac | aircon | tado | ecobee | heat pump | hive
%list k7a_tune: sonos | telly | radio | soundbar | stereo | echo | homepod | tv | speakers | record player | boombox
%list k7a_bot: roomba | robot vacuum | hoover | roborock | vacuum | dyson robot | robovac | mopping robot | little vacuum | cleaning robot
%list k7a_sens: doorbell | smoke detector | window sensor | motion sensor | water sensor | keypad | door sensor | remote | leak detector | weather station
%list k7a_spot: driveway | back garden | porch | garage | front gate | hallway | yard | stable | nursery | bike rack | pool | hen house | stairwell | car port
%list k7a_cam: ring | arlo | nest cam | blink | doorbell | wyze | baby cam | eufy | reolink | webcam | pet cam | dashcam
%list k7a_bri: 30% => {"brightness": 30} | 45% => {"brightness": 45} | half => {"brightness": 50} | 60 percent => {"brightness": 60} | 15% => {"brightness": 15} | 80% => {"brightness": 80} | twenty percent => {"brightness": 20} | 5% => {"brightness": 5} | a quarter => {"brightness": 25} | 90 percent => {"brightness": 90}
%list k7a_deg: 19 degrees => {"temperature": 19} | 21 => {"temperature": 21} | 20.5 => {"temperature": 20.5} | 22 degrees => {"temperature": 22} | 18 => {"temperature": 18} | twenty => {"temperature": 20} | 23° => {"temperature": 23} | 17 degrees => {"temperature": 17} | 24 => {"temperature": 24} | twenty-one degrees => {"temperature": 21}
%list k7a_vol: 20 => {"volume": 20} | 35% => {"volume": 35} | 10 => {"volume": 10} | 15 percent => {"volume": 15} | 45 => {"volume": 45} | 60% => {"volume": 60} | thirty percent => {"volume": 30} | 25 => {"volume": 25} | 5 => {"volume": 5} | 70 => {"volume": 70}
%list k7a_day: tomorrow | friday | saturday | next tuesday | this weekend | tonight | monday morning | the 19th | wednesday | next week | sunday afternoon | thursday evening | 6 may
%list k7a_from: monday | the 2nd | tomorrow | wednesday | 3 june | next thursday | the 11th | tuesday | this friday | 8 april
%list k7a_to: the 20th | next sunday | the 28th | end of the month | 30 june | saturday week | the 25th | the end of july | 1 august | the 31st
%list k7a_at: tomorrow at 3 | friday 10am | next monday at noon | thursday 6.30pm | the 8th at half past two | saturday 11 | tuesday at 9 | tonight at 7 | wednesday 14:00 | sunday at 4pm | may 12 at 8:15 | monday 5pm | fri 1pm
%list k7a_pm: friday at 5pm | tomorrow at 4 | monday 2pm | the 8th at half past three | thursday 17:00 | saturday at 3pm | tuesday at quarter past four | wed 1pm | june 9 at 4.30pm | next sunday at two
%list k7a_end: 8pm | 18:30 | half past eight | nine | 10pm | 7.45pm | quarter past nine | 19:00 | 11pm | ten
%list k7a_dur: an hour | 45 minutes | half an hour | two hours | 90 min | 20 minutes | 1h | three hours | an hour and a half | 30 mins
%list k7a_ev: pilates | dentist | band practice | haircut | school run | brunch with Aoife | MOT | book club | 1:1 with Tomasz | physio | swim meet | date night | boiler check | team sync | vet | optician
%list k7a_mine: dentist | haircut | physio | flight | MOT | optician | therapy session | driving test | job interview | blood test | vet visit | next shift
%list k7a_where: the clinic | the gym | Costa | room 4 | the town hall | Nando's | Priya's place | the leisure centre | St Mary's | the old library | studio 3 | the pub
%list k7a_note: bring the x-rays | ask about the fees | wear old clothes | take the blue folder | no breakfast before | bring cash | laptop needed | ask for Dana | park round the back | ring twice
%list k7a_cal: work | family | school | football | uni | holiday | shift | church | rowing | birthdays
%list k7a_tab: orders | customers | invoices | sales | products | payments | bookings | staff | shipments | members | tickets | suppliers
%list k7a_sql: select count(*) from bookings | SELECT name FROM staff ORDER BY name | select max(total) from invoices | SELECT * FROM shipments LIMIT 3 | select city, count(*) from members group by city | SELECT avg(price) FROM products | select id from tickets where state = 'open' | SELECT sum(amount) FROM payments WHERE year = 2025 | select distinct country from suppliers | SELECT min(day) FROM orders | select email from customers where id = 40 | SELECT 1

%tool search_email
anything new in gmail
check my outlook
{from_email=k7a_snd} emails
did {from_email=k7a_who} email me
inbox: {query=k7a_doc}
gmail {from_email=k7a_snd} {query=k7a_doc}
what landed in my mailbox {days_back:1=today}
last {limit=k7a_n} mails
can't find that email, you try
which emails mention {query=k7a_word}
{query=k7a_doc}, somewhere in my mail
look for an email
my accountant needs it by noon, so where's the email with the {query=k7a_doc}
in the last {days_back=int} days, has anybody from {from_email=k7a_snd} written to my inbox
{days_back:7=this past week} was a blur, which mails came in from {from_email=k7a_snd}
just {limit=k7a_n} will do, I want the emails where {from_email=k7a_who} talks about {query=k7a_word}
the {query=k7a_doc} was attached to something {from_email=k7a_who} emailed me, hunt it down
about the {query=k7a_top}, I swear {from_email=k7a_who} mailed me, go through my inbox

%tool get_email_details
open mail {email_id=k7a_eid}
mail {email_id=k7a_eid} in full
what files came with that email
read out {=k7a_who}'s last mail
who's cc'd on {email_id=k7a_eid}
message text of {email_id=k7a_eid}
click on the first email
let me see that mail itself
{email_id=k7a_eid}, word for word
pull up the mail you just found
unabridged: {email_id=k7a_eid}
put that {=k7a_snd} email on my screen
the preview stops after two lines, so give me everything in {email_id=k7a_eid}
before I sign anything I want to go through every sentence of {email_id=k7a_eid}
mail {email_id=k7a_eid} had a pdf with it, didn't it, have a look inside
I've lost my glasses, so read the mail from {=k7a_who} aloud, all of it
don't shorten it, I want the mail about the {=k7a_top} as it was written
to which addresses did {email_id=k7a_eid} go, the list of recipients matters for the claim

%tool summarize_email
tl;dr of mail {email_id=k7a_eid}
boil that email down
that mail in one line
sum up {email_id=k7a_eid}
highlights of {=k7a_who}'s email
key points, {email_id=k7a_eid}
condense the mail from {=k7a_snd}
email's too long, just the essentials
what's in mail {email_id=k7a_eid}, roughly
quick recap of this email
brief me on {email_id=k7a_eid}
cliff notes of that mail
mail {email_id=k7a_eid} goes on for pages, and I've got two minutes, so the main points
no patience for {=k7a_who}'s novel of an email, cut it down to three sentences
I only have to know roughly what {email_id=k7a_eid} says, I'm about to drive
what are the deadlines and sums in mail {email_id=k7a_eid}, in short, while the kettle boils
my boss is about to ask me about that email, so what's the essence
a digest of {email_id=k7a_eid} will do, lawyers write such endless sentences

%tool compose_email
write to {to=k7a_mail}
email someone for me
mail {to=k7a_mail}, {subject=k7a_subj}
gotta email {=k7a_who}
shoot {to=email} a mail: {body=k7a_say}
type up an email
fire off a mail about the {subject=k7a_subj}
gmail to {to=email}
let {to=k7a_mail} know by mail, {body=k7a_say}
send {=k7a_who} an e-mail
outgoing mail: {to=email}, {body=k7a_say}
ask {to=k7a_mail} by email: {body=k7a_ask}
with {cc=email} in copy, mail {to=k7a_mail} under {subject=k7a_subj}: {body=k7a_say}
{body=k7a_say}, that's all {to=k7a_mail} has to hear from me, by email
nobody picks up the phone there, so put "{body=k7a_ask}" in an email to {to=k7a_mail}
headed {subject=k7a_subj}, because he files by heading, an email to {to=k7a_mail}: {body=k7a_say}
I've put it off all week, so email {to=k7a_mail} about the {subject=k7a_subj} now
"{body=k7a_ask}", that goes out as an email, {to=k7a_mail} first and {cc=email} in cc

%tool reply_email
reply all
reply to {email_id=k7a_eid}
write back: {body=k7a_ans}
respond to {=k7a_who}'s email
{email_id=k7a_eid}, answer {body=k7a_ans}
re {email_id=k7a_eid}: {body=k7a_ans}
email {=k7a_who} back
hit reply, {body=k7a_ans}
say {body:thanks=thanks} back to that email
I owe that email an answer, help
send {email_id=k7a_eid} a response
by return email: {body=k7a_ans}
{body=k7a_ans} is all {email_id=k7a_eid} deserves as an answer, it was rude enough
they've been waiting since monday, so {body=k7a_ans} goes back to the sender of {email_id=k7a_eid}
same thread, no new mail: tell {=k7a_who} in answer to {email_id=k7a_eid} {body=k7a_ans}
after three reminders it's time, get back to them on {email_id=k7a_eid} with "{body=k7a_ans}"
{=k7a_who} asked about the {=k7a_top} in that mail, so write back {body=k7a_ans}
I've slept on it, and my reply to mail {email_id=k7a_eid} is: {body=k7a_ans}

%tool analyze_email
is this email a scam
judge this mail
phishing or real? {from=k7a_mail}, "{body=k7a_in}"
check this email I got: {body=k7a_in}
what's this email after
incoming: {from=k7a_mail}, {subject=k7a_insub}, {body=k7a_in}
must I act on this incoming mail
how urgent is this new mail
fishy email from {from=k7a_mail}, thoughts?
size up a mail I'll paste
safe to ignore this email?
legit? mail titled {subject=k7a_insub}, {from=k7a_snd}
"{body=k7a_in}", it says in an email from {from=k7a_mail}, do I have to react
grandma nearly clicked on it: email by {from=k7a_mail}, "{subject=k7a_insub}", genuine or a con
under {subject=k7a_insub} I've been mailed "{body=k7a_in}" by {from=k7a_snd}, what's my next step
I've never dealt with {from=k7a_snd}, yet their email says "{body=k7a_in}", assess it
{subject=k7a_insub} is the heading, {from=k7a_mail} the sender, is this mail worth my time
this just popped up by mail, {body=k7a_in}, sent by {from=k7a_mail}, how serious is it

%tool get_device_state
{device_id=k7a_app} still running?
is the {device_id=k7a_door} locked
temp in the {device_id=k7a_room}
{device_id=k7a_lamp}: on or off
is the {device_id=k7a_bot} charging
what's the {device_id=k7a_therm} set to
humidity, {device_id=k7a_room}
any {device_id:windows=windows} open
has the {device_id=k7a_wash} finished
{device_id=k7a_sens} battery
is the {device_id:burglar alarm=burglar alarm} armed
what's playing on the {device_id=k7a_tune}
lying in bed already, and I wonder whether the {device_id=k7a_door} is really locked
the milk's gone sour, so what temperature is the {device_id:fridge=fridge} showing
{device_id=k7a_app}, that's what I forgot to check, is it off or not
my orchids live in the {device_id=k7a_room}, so how many degrees is it there now
how far open did I leave the {device_id=k7a_cov}, the plants need some sun
there's a draught from somewhere, did someone leave the {device_id=k7a_door} open

%tool get_camera_stream
{camera_id=k7a_cam} feed
cctv
show me {camera_id:outside=outside}
what's going on at the {camera_id=k7a_spot}, live
who just rang, let me see
pull up the {camera_id=k7a_spot} camera
security cams
peek at the {camera_id=k7a_spot}
{camera_id=k7a_cam} on screen
watch the {camera_id=k7a_spot}
camera footage now, {camera_id=k7a_spot}
is the cat back? show me
the dog won't stop barking, so put the picture from the {camera_id=k7a_spot} up
{camera_id=k7a_spot}, I heard glass breaking there, let me look through the camera
I'm miles away and worried, what does the {camera_id=k7a_cam} show right now
a van has pulled up, I think, so the view of the {camera_id=k7a_spot}, quick
stream it to me, the {camera_id=k7a_spot}, I want to see whether it's snowing
from the office I'd love to see what the puppies do in the {camera_id=k7a_room}

%tool control_device
it is {action:turn_on=dark} in here
{action:turn_off=kill} the {device_id=k7a_lamp}
{device_id=k7a_lamp} at {parameters=k7a_bri}
make it {parameters=k7a_deg} in the {device_id=k7a_room}
{action:lock=bolt} the {device_id=k7a_door}
{action:pause=pause} the {device_id=k7a_tune}
I'm freezing, {device_id:heating=heating} {action:turn_on=on}
{action:arm=arm} the {device_id:house=house}
let the {device_id=k7a_bot} {action:start=loose}
{device_id=k7a_cov} {action:close=shut}
{device_id=k7a_tune} {action:set_volume=volume} {parameters=k7a_vol}
can't sleep, it's {action:turn_off=too bright}
{parameters=k7a_deg} is what the {device_id=k7a_therm} ought to be {action:set_temperature=set} to, no more, no less
the film's about to begin, so {action:dim=lower} the {device_id=k7a_lamp} to {parameters=k7a_bri}
the courier's at the {device_id=k7a_entry} with his hands full, {action:unlock=unlock} it
to {parameters=k7a_vol} with the {device_id=k7a_tune}, {action:set_volume=quieter}, the neighbours are banging on the wall
all this dust makes me sneeze, get the {device_id=k7a_bot} {action:start=going} before lunch
nobody's using it any more, so the {device_id=k7a_app} can be {action:turn_off=switched off}

%tool get_calendar_events
agenda {start_date=k7a_day}
am I free {start_date=k7a_day}
when's my {=k7a_mine}
{start_date=k7a_day}, busy?
my schedule
what have I got on {start_date=k7a_day}
gcal {start_date=k7a_day}
{calendar_source=k7a_cal} calendar
where do I need to be next
meetings {start_date=k7a_day}?
how full is {start_date=k7a_day}
what time do I start {start_date=k7a_day}
from {start_date=k7a_from} to {end_date=k7a_to}, what have I got planned, I'd like to travel
{=k7a_who} wants to drop by {start_date=k7a_day}, have I got anything on then
on the {calendar_source=k7a_cal} calendar, up to {end_date=k7a_to}, what's coming, I keep missing things
I should pack tonight, so which appointments are waiting for me {start_date=k7a_day}
up to {end_date=k7a_to} I may be overbooked, run through my appointments from {start_date=k7a_from}
before I say yes to overtime, does anything clash {start_date=k7a_day} in my diary

%tool create_calendar_event
schedule a meeting
set something up with {=k7a_who}
pencil in {title=k7a_ev}
save the date: {title=k7a_ev}, {start_time=k7a_at}
block {start_time=k7a_at} for {title=k7a_ev}
{title=k7a_ev} {start_time=k7a_at}, jot it in my diary
gcal entry: {title=k7a_ev} {start_time=k7a_at}
book an hour with {=k7a_who}
slot {title=k7a_ev} in, {start_time=k7a_at}
find a date for me and {=k7a_who}
new event {start_time=k7a_day}
fix a time with {=k7a_who} {start_time=k7a_day}
for {end_time=k7a_dur}, {start_time=k7a_at}, I'm at {location=k7a_where}, put it down as {title=k7a_ev}
at {location=k7a_where} this time, the {title=k7a_ev}, {start_time=k7a_at}, get it on my calendar
so that nobody else grabs it, reserve {start_time=k7a_pm} till {end_time=k7a_end} for {title=k7a_ev}
{title=k7a_ev} with the note "{description=k7a_note}" goes in my calendar {start_time=k7a_at}
they rang back at last: {start_time=k7a_at} it is, {end_time=k7a_dur}, {title=k7a_ev}, make an entry
I'll forget otherwise, so {start_time=k7a_at} gets marked in the calendar as {title=k7a_ev}

%tool run_sql
psql {query=k7a_sql}
how many rows has the {=k7a_tab} table
hit the db with {query=k7a_sql}
query the {=k7a_tab} table
postgres: {query=k7a_sql}
{query=k7a_sql} go
execute this select
output of {query=k7a_sql}?
a count of all {=k7a_tab}, from the database
top ten {=k7a_tab}, via sql
db lookup
result set for {query=k7a_sql}
finance wants it before lunch, so get me the rows for {query=k7a_sql}
{query=k7a_sql}, that's the statement, and I want its table before the call
I typed it on the train: {query=k7a_sql}, does it return anything on our data
with {query=k7a_sql} we should see what's missing, so put that to the database
no spreadsheet today, pull it straight from the {=k7a_tab} table with a select
the dashboard looks wrong to me, check the figure against {query=k7a_sql}
