# The bare, the clipped and the roundabout way to ask for a tool, told from talk and from its neighbours: first half of
# the tools by their names. Fifth.
%lang en

%list fa_hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list fa_who: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list fa_do: order heating oil | return the drill | sort the attic | sign the lease | get the brakes looked at | print the tickets | write to the council | bleed the radiators | hang the mirror | chase the refund | register the bike | get new passport photos | prune the hedge | hand back the library books | cancel the gym | find a babysitter | pack for camp | wash the curtains
%list fa_buy: get sandpaper | buy cat litter | fetch cough syrup | get wrapping paper | buy dishwasher salt | order printer ink | get potting soil | buy AA batteries | pick up oat milk
%list fa_due: friday | tomorrow | the weekend | the 9th | next tuesday | end of the month | tonight | 3 october | thursday noon | monday morning

%tool add_task
i still have to {title=fa_do}, note it as a task
{title=fa_do}, todo
todo: {title=fa_do}
another thing for the list: {title=fa_do}
{=fa_who} used up the last of it, so {title=fa_buy} goes on my list
chuck {title=fa_do} on the pile of things to do
the list needs one more, {title=fa_do}
jot down a task for me, {title=fa_do} before {due_date=fa_due}
not a reminder, no alarm, just list it: {title=fa_do}
{=fa_hm}, i keep forgetting to {title=fa_do}, stick it on the todos
promised {=fa_who} I'd {title=fa_do} by {due_date=fa_due}, get that on my list
{title=fa_do} - {priority:high=urgent} - by {due_date=fa_due}, as a task
running low again. task: {title=fa_buy}
my list, at the bottom, {priority:low=no rush}: {title=fa_do}
note to self, as a to-do, {title=fa_do}
can you take down a job for {due_date=fa_due}? {title=fa_do}
add a task
{=fa_hm}, something new for my todo list

%list fa_mail: karin@lowfield.example | billing@gasco.example | t.ito@atelier.example | office@stmary.example | noreply@parcelhub.example | j.brandt@coop.example | Declan | the letting agent | Mirela Popa
%list fa_sub: Second notice | Saturday | Your parcel | Change of plan | Lease renewal | Minutes attached | Re: quote | A small favour | Class photo | Water off on Tuesday
%list fa_body: kindly settle the open amount by the 12th | could you cover my shift on saturday? | your parcel is waiting at the depot | we have to move the viewing to four | please sign and return both copies | see attached, comments until monday | is the offer still good? | the water will be off from 9 to 11 | do you have a minute to look over my draft | order sheets are due back on friday

%tool analyze_email
this just landed: from {from=fa_mail}, "{subject=fa_sub}", {body=fa_body}
what does {from=fa_mail} want from me? subject {subject=fa_sub}, text {body=fa_body}
from: {from=fa_mail} / subject: {subject=fa_sub} / {body=fa_body}
do i have to do anything about this one. {from=fa_mail} writes under {subject=fa_sub}: {body=fa_body}
got mail. sender {from=fa_mail}. about {subject=fa_sub}. says {body=fa_body}
pasting you a mail, size it up: {subject=fa_sub}, by {from=fa_mail}, "{body=fa_body}"
no reply yet please, first tell me what's up with this: {from=fa_mail}, {subject=fa_sub}, {body=fa_body}
triage: {from=fa_mail} | {subject=fa_sub} | {body=fa_body}
new in the inbox, {from=fa_mail} with "{subject=fa_sub}" and the words "{body=fa_body}", is it important
is that spam or real? from {from=fa_mail}, subject {subject=fa_sub}, body {body=fa_body}
{from=fa_mail} sent me "{body=fa_body}" with {subject=fa_sub} on top, how should I take that mail
email in: "{subject=fa_sub}" <{from=fa_mail}> {body=fa_body}
{=fa_hm}, an incoming one to judge, it's {from=fa_mail}, headed {subject=fa_sub}, and goes {body=fa_body}
mail event, sender={from=fa_mail}, subject={subject=fa_sub}, body={body=fa_body}

%list fa_pol: how long is the notice period | who signs off on overtime | what's the limit for client dinners | how do I claim a train ticket | can I carry days off over into january | do we get paid for bank holidays | where do I report a lost badge | how often do passwords have to change here | are dogs allowed in the office | when do expenses get paid out | do we have a dress code | who is the fire warden on our floor | what's our refund window | how many sick days before I need a note
%list fa_top: sick leave | overtime | parental leave | home office | travel costs | guest wifi | the printer on the second floor | onboarding | data retention | company bikes | the alarm panel | relocation | probation | petty cash

%tool ask_knowledge_base
{query=fa_pol}
{=fa_hm}, {query=fa_pol}?
{query=fa_top} policy?
policy: {query=fa_top}
our rules on {query=fa_top} pls
what's our line on {query=fa_top} again
{query=fa_top}, what does it say in our docs
handbook, {query=fa_top}
{query=fa_pol}, i mean here at our company, not in general
HR won't pick up. {query=fa_pol}
don't google it, it's in the manual: {query=fa_top}
somebody at lunch asked {query=fa_pol} and nobody knew, it has to be in the guidelines
my new hire needs the bit from the handbook on {query=fa_top}
there must be an internal guide to {query=fa_top}, what's in it
are there any rules about {query=fa_top} at work

%list fa_ex: 18 * 42 | 7.5% of 3200 | 999 / 27 | 36 + 58 + 112 | 240 minus 65.30 | 6 times 14.99 | sqrt(841) | 3^7 | 15 percent of 64 | 4200 divided by 12 | (80 - 12) * 5 | 0.3 * 0.7 | 1.2^10 | 56 x 9 | 20% off 89
%list fa_tip: 15 percent of 64 | 10% of 38.50 | 12% of 91 | 20% of 47
%list fa_pay: 7.5% of 3200 | 36 + 58 + 112 | 240 minus 65.30 | 6 times 14.99 | 4200 divided by 12 | 3 * 89.90

%tool calculate
{expression=fa_ex}
{expression=fa_ex}?
{=fa_hm}, {expression=fa_ex}
whats {expression=fa_ex}
sum: {expression=fa_ex}
do the maths for me, {expression=fa_ex}
can't do {expression=fa_ex} in my head
crunch this: {expression=fa_ex}
tip for the waiter, {expression=fa_tip}
the plumber wants {expression=fa_pay}, how much is that all in
my part of the hotel is {expression=fa_pay}, so what do I owe
all in euros, nothing to convert, only {expression=fa_pay}
how much does {expression=fa_ex} come to
homework says {expression=fa_ex}, check it
i make it something else but what is {expression=fa_ex} really
need the result of {expression=fa_ex} for a form

%list fa_rid: 4 | 17 | #9 | 52 | r-31 | 6 | #120 | rem_8 | 203 | 11
%list fa_rof: the oven | the bins | the parking disc | my tablets | the school run | the dentist's bill | watering the tomatoes | calling granny | the tax letter | swim kit

%tool cancel_reminder
reminder {reminder_id=fa_rid} off
cancel reminder {reminder_id=fa_rid}
no need to nag me about {=fa_rof} any more
you can stop reminding me about {=fa_rof}
already dealt with {=fa_rof}, no reminder needed
cancel: reminder {reminder_id=fa_rid}
call {reminder_id=fa_rid} off, that reminder's not needed now
ditch the nudge for {=fa_rof}
bin reminder {reminder_id=fa_rid}
{=fa_who} took care of {=fa_rof}, so the reminder can go
the alert for {=fa_rof}, switch it off would you
i don't want to be woken for {=fa_rof}, take the reminder out
the task stays on my list but lose the reminder, {reminder_id=fa_rid}
scrap {reminder_id=fa_rid} from the reminders
that reminder i set for {=fa_rof}? cancel it

%list fa_tid: 2 | 7 | 13 | #5 | 28 | 41 | #16 | 104 | 9 | 33

%tool complete_task
{task_id=fa_tid} done
done with {task_id=fa_tid}
task {task_id=fa_tid} ✓
tick {task_id=fa_tid} off
cross {task_id=fa_tid} off my list
just finished number {task_id=fa_tid} on the list
{=fa_hm}, {task_id=fa_tid} on my todos is sorted
done: {task_id=fa_tid}
that's todo {task_id=fa_tid} out of the way, check it
{=fa_who} did task {task_id=fa_tid} for me, so it's done
don't delete it, just tick task {task_id=fa_tid}
finally got round to task {task_id=fa_tid}. mark it
task {task_id=fa_tid} is history, i finished it this morning
wrapped up {task_id=fa_tid}, please set it to done
you can close task {task_id=fa_tid}, it's finished
number {task_id=fa_tid}, been there, done that, strike it as complete

%list fa_to: ines@dockside.example | hello@roofers.example | pat.lund@coop.example | school@elmgrove.example | m.keane@surveyors.example | team@nightshift.example
%list fa_cc: boss@dockside.example | rita@home.example | archive@coop.example | li.wen@office.example
%list fa_re: Keys | Saturday's viewing | Sick today | Quote for the roof | Thank you | Absence | Invoice 88 | Moving date | Lost glove
%list fa_that: the keys are under the pot | I'm in bed with flu and won't come in | Leo can't come on friday | the boiler is fixed | we take the flat | I have not had the invoice yet | the glove was in the car | I'll bring the ladder
%list fa_abt: the keys | the roof quote | the lost glove | invoice 88 | the moving date | saturday's viewing
%list fa_say: the keys are under the pot | I'm in bed with flu and won't come in | the quote is fine, go ahead | Leo can't come on friday | thanks for the lovely evening | can we push it back by a week | I have not had the invoice yet | we take the flat | the glove was in the car

%tool compose_email
mail {to=fa_to}: {body=fa_say}
email {to=fa_to}
drop {to=fa_to} a line that {body=fa_that}
{to=fa_to} should hear from me, subject {subject=fa_re}, {body=fa_say}
to {to=fa_to}, re {subject=fa_re}: {body=fa_say}
shoot an email over to {to=fa_to} - {body=fa_say}
{=fa_who} has to know by mail, address {to=fa_to}, {body=fa_that}
fire off a mail, {subject=fa_re}, {to=fa_to}, {body=fa_say}
let {to=fa_to} know {body=fa_that}
new email to {to=fa_to} with {cc=fa_cc} in copy, {subject=fa_re}: {body=fa_say}
i'm too tired to type. mail {to=fa_to} under "{subject=fa_re}" that {body=fa_that}
not a reply, a fresh one: {to=fa_to}, {subject=fa_re}, {body=fa_say}
write an email
i need to email {=fa_who} about {subject=fa_abt}
no chat please, an email: {to=fa_to}, {body=fa_say}
could {to=fa_to} get a note from me, headed {subject=fa_re}, cc {cc=fa_cc}, it reads {body=fa_say}

%list fa_mac: vacuum | dishwasher | robot mower | coffee machine | washing machine | pool pump | tumble dryer
%list fa_lamp: desk lamp | porch light | hall light | stairs light | kitchen lights | bedside lamp | garden lights | bathroom light
%list fa_cov: blinds | garage door | awning | shutters | gate | skylight | curtains
%list fa_shade: blinds | curtains | shutters | awning
%list fa_lock: front door | back door | shed | cellar door | side gate
%list fa_rm: bedroom | study | kitchen | nursery | lounge | bathroom | attic
%list fa_deg: 19 => {"temperature": 19} | 20.5 => {"temperature": 20.5} | 22 degrees => {"temperature": 22} | 18 degrees => {"temperature": 18} | 21 => {"temperature": 21}
%list fa_bri: 30% => {"brightness": 30} | 70 percent => {"brightness": 70} | 15% => {"brightness": 15} | 50 percent => {"brightness": 50}
%list fa_vol: 25% => {"volume": 25} | 10 percent => {"volume": 10} | 40% => {"volume": 40}

%tool control_device
{action:start=start} the {device_id=fa_mac}
{action:start=run} the {device_id=fa_mac} now
{device_id=fa_lamp} {action:turn_on=on}
{device_id=fa_lamp}: {action:turn_off=off}
i'm going to bed, {device_id=fa_lamp} {action:turn_off=off} please
{action:turn_off=kill} the {device_id=fa_lamp}
{action:turn_off=no more} {device_id=fa_lamp}
{action:set_temperature=make it} {parameters=fa_deg} in the {device_id=fa_rm}
brr, {action:set_temperature=heat} the {device_id=fa_rm} to {parameters=fa_deg}
{=fa_who} is at the door with no key, {action:unlock=unlock} the {device_id=fa_lock}
did i forget to lock up? {action:lock=lock} the {device_id=fa_lock} to be safe
the sun is right in my eyes, {device_id=fa_shade} {action:close=down}
{action:open=let some light in}, the {device_id=fa_shade} I mean
can we have the {device_id=fa_cov} {action:open=up}
{device_id=fa_lamp}, {action:set_brightness=down to} {parameters=fa_bri}
can't hear myself think, {device_id:speaker=speaker} {action:set_volume=to} {parameters=fa_vol}
{action:pause=hold} the {device_id=fa_mac} a moment, the baby's asleep
{action:stop=enough with} the {device_id=fa_mac}, it's driving me mad
everyone's out, {action:arm=arm} the {device_id:alarm=alarm}

%list fa_ev: meeting with the lawyers | call with Ruben | coffee with Annika | sight test | site visit | piano lesson | lunch with granny | parents' evening | car service | trial lesson with Mirela | band rehearsal | team retro | viewing of the flat
%list fa_at: tomorrow at 3 | friday 10am | monday at half nine | the 9th at noon | next tuesday, 14:30 | saturday at 7pm | thursday 4 o'clock | 3 october at 11
%list fa_till: 5 | half past twelve | 16:00 | noon | nine | 8pm
%list fa_len: an hour | 45 min | two hours | 30 minutes | half an hour | 90 mins
%list fa_loc: the town hall | their office | Café Blum | room 12 | Zoom | the old mill

%tool create_calendar_event
(schedule|set up|book) a {title=fa_ev}
i need a {title=fa_ev} in my calendar
{title=fa_ev} {start_time=fa_at}
{title=fa_ev}, {start_time=fa_at}, {end_time=fa_len}
calendar: {title=fa_ev} {start_time=fa_at}
{start_time=fa_at}-{end_time=fa_till} {title=fa_ev}
pencil in a {title=fa_ev} {start_time=fa_at}
{=fa_who} can do {start_time=fa_at}, so that's the {title=fa_ev}, diary please
they gave me {start_time=fa_at} for the {title=fa_ev}, {end_time=fa_len} at {location=fa_loc}, so save the date
make room {start_time=fa_at} for a {title=fa_ev}
i said yes to a {title=fa_ev} {start_time=fa_at}, it'll go on till {end_time=fa_till}, into the diary
no reminder needed but do block {start_time=fa_at} to {end_time=fa_till}, {title=fa_ev}
get a {title=fa_ev} in for {start_time=fa_at}, {end_time=fa_len} tops
add an event
new appointment {start_time=fa_at}
{=fa_hm}, put something in my calendar for {start_time=fa_at}
slot in the {title=fa_ev} at {location=fa_loc}, from {start_time=fa_at} until {end_time=fa_till}

%list fa_know: my shoe size | the old wifi password | my gate code | where I park | my ex's birthday | granny's number | what I weigh | my blood type | my old address | the name of my dentist
%list fa_said: I like anchovies | Ruben is my landlord | I work on saturdays | my bike is blue | I'm vegetarian | Annika lives in Ghent | the spare key is in the shed
%list fa_fid: 12 | 5 | m4c19e0 | 31 | f-88 | 7 | m0b7d2a1 | 140

%tool delete_fact
forget {=fa_know}
forget {fact_id=fa_fid}, the fact I mean
fact {fact_id=fa_fid}: forget it
you can forget that {=fa_said}
it's not true any more that {=fa_said}, so lose it
scrub {=fa_know} from what you remember
i never want you to bring up {=fa_know} again, forget it
unlearn that {=fa_said}, would you
{=fa_hm}, strike that {=fa_said}, we've moved on
drop fact {fact_id=fa_fid}
remember how I told you {=fa_said}? wipe that
{=fa_know} has changed, throw out the old one you stored
no longer need you to know {=fa_know}
get rid of stored fact {fact_id=fa_fid}, it's out of date
you've got fact {fact_id=fa_fid} wrong, take it out of your memory
keep the rest but {=fa_know} should go from your memory

%tool delete_task
delete {task_id=fa_tid}, that task
task {task_id=fa_tid} can go
bin todo {task_id=fa_tid}
get rid of {task_id=fa_tid} on my list
i'm never going to do task {task_id=fa_tid}, chuck it
{task_id=fa_tid} off the list for good, I didn't do it and won't
delete: task {task_id=fa_tid}
scrap number {task_id=fa_tid} from the todos
task {task_id=fa_tid} was a mistake, out with it
not done, just not needed, remove task {task_id=fa_tid}
the to-do list is too long, drop {task_id=fa_tid}
{=fa_who} cancelled, so todo {task_id=fa_tid} is pointless, delete it
lose task {task_id=fa_tid} will you
please wipe task {task_id=fa_tid}, no need to keep a record of it
i don't want to see todo {task_id=fa_tid} ever again

%tool export_memory
export everything
memory dump please
memory export: {format:csv=csv}
my data, as {format:json=json}
i'd like a copy of all you've got on me
can i download what you remember
back yourself up, I mean what you know about me
hand over everything you've saved about me, {format:markdown=markdown} if possible
i'm switching phones so I need your whole memory in a file
put all you've learned about me in a {format:csv=csv} I can open in excel
not on screen, in a file: all the facts you hold on me
dump what you know to {format:json=json}
my data is mine, let me have all of it to take along
just in case you crash, give me a backup of my memories
{=fa_hm}, pack up everything you remember into a {format:markdown=md file}
get me a {format:json=.json} of your memory

%list fa_day: today | tomorrow | tonight | this afternoon | friday | on monday | this week | at the weekend | next week | the 9th
%list fa_cal: work | family | school | band | shifts

%tool get_calendar_events
what's on {start_date=fa_day}
whats {start_date:today=today} look like
what am i doing {start_date=fa_day}
busy {start_date=fa_day}?
anything on {start_date=fa_day}
anything {start_date=fa_day} I should know about, appointments I mean
am i free {start_date=fa_day}
calendar
agenda please
schedule: {start_date=fa_day}
have i got plans {start_date=fa_day}
{=fa_who} wants to meet {start_date=fa_day}, could I
i have no idea what I've got on {start_date=fa_day}
can i sleep in {start_date=fa_day} or is there something early
whats next in my day
when's my next meeting
{calendar_source=fa_cal} calendar, {start_date=fa_day}
not my todos, my appointments, {start_date=fa_day}

%list fa_cam: driveway | porch | back garden | nursery | garage | hen house | letterbox | side gate | yard | front step | boat shed

%tool get_camera_stream
{camera_id=fa_cam} camera
{camera_id=fa_cam} cam
camera: {camera_id=fa_cam}
show me the {camera_id=fa_cam}
i heard a noise at the {camera_id=fa_cam}, could you let me see
who's that at the {camera_id=fa_cam}
anybody out by the {camera_id=fa_cam}?
let me have a look at the {camera_id=fa_cam}
has the parcel been left at the {camera_id=fa_cam}? show me
the dog's barking at the {camera_id=fa_cam}, what does the camera see
is {=fa_who} already at the {camera_id=fa_cam}? put it on screen
eyes on the {camera_id=fa_cam} please
live feed {camera_id=fa_cam}
no news feed, the video feed from the {camera_id=fa_cam}
can't get up right now, what's happening at the {camera_id=fa_cam}

%list fa_coin: bitcoin | eth | doge | solana | cardano | litecoin | XRP | monero | ethereum | polkadot
%list fa_cur: euros => EUR | dollars => USD | pounds => GBP | yen => JPY | swiss francs => CHF | zloty => PLN | rupees => INR | canadian dollars => CAD | baht => THB
%list fa_code: usd => USD | eur => EUR | gbp => GBP | jpy => JPY | chf => CHF | sek => SEK | czk => CZK | nok => NOK | aud => AUD | pln => PLN
%list fa_far: baht => THB | rupees => INR | canadian dollars => CAD | forint => HUF | ringgit => MYR | won => KRW | shekels => ILS
%list fa_one: euro => EUR | dollar => USD | pound => GBP | yen => JPY | swiss franc => CHF | forint => HUF | rand => ZAR | rupee => INR

%tool get_crypto_price
{symbol=fa_coin}
{symbol=fa_coin} price
{symbol=fa_coin}?
whats {symbol=fa_coin} at
{symbol=fa_coin} in {currency=fa_cur}
{symbol=fa_coin} {currency=fa_code}
crypto: {symbol=fa_coin}
how's {symbol=fa_coin} doing
is {symbol=fa_coin} up or down right now
what am i getting for one {symbol=fa_coin} if I sell today
{=fa_who} won't shut up about {symbol=fa_coin}, so what's it worth
did {symbol=fa_coin} crash again? what does one cost now
not the shares, the coin: {symbol=fa_coin}
should have bought {symbol=fa_coin} years ago, what's it going for these days
no headlines about {symbol=fa_coin} please, only the number, in {currency=fa_cur}
half my savings are in {symbol=fa_coin}, tell me where it stands

%list fa_tz: Lima | Seoul | Perth | Nairobi | Toronto | Lisbon | Denver | Mumbai | Auckland | UTC | Oslo | São Paulo

%tool get_current_time
time?
time in {timezone=fa_tz}
{timezone=fa_tz} time
clock: {timezone=fa_tz}
whats the date
what day is it
what's today's date again
is it still morning in {timezone=fa_tz}
are they awake in {timezone=fa_tz} yet, what time have they got
my watch stopped, how late is it
is it too late to ring {=fa_who} in {timezone=fa_tz}
i've lost track of the days, which one is it
can't find my phone, got the time?
no weather, just the hour in {timezone=fa_tz}
{=fa_hm}, which week day have we got
need to date this letter, today is the what
is it past nine already
do I have to say good evening in {timezone=fa_tz} by now

%tool get_device_state
{device_id=fa_lamp} on?
is the {device_id=fa_lock} locked
{device_id=fa_lock}, locked or not
{device_id=fa_mac}: running?
is the {device_id=fa_mac} done
has the {device_id=fa_mac} finished yet
temperature in the {device_id=fa_rm}
how hot is it in the {device_id=fa_rm}, by the sensor
i think i left the {device_id=fa_lamp} on, did I
i can't remember closing the {device_id=fa_cov}, did I
not sure i locked the {device_id=fa_lock}, check
{=fa_hm}, what's the {device_id=fa_mac} up to
status of the {device_id=fa_cov}
don't start it, just tell me if the {device_id=fa_mac} is on
don't show me anything, is the {device_id=fa_lock} open or shut
{device_id:alarm=alarm} armed?
how much battery has the {device_id:robot vacuum=robot vacuum} got left
lying in bed wondering about the {device_id=fa_lock}, is it locked
what's the humidity in the {device_id=fa_rm}

%list fa_eid: m7d20c4b1e9 | msg-481 | m1f9a | mail_77 | e40c2b8 | msg_1203 | m55be0ad | mail-9

%tool get_email_details
open {email_id=fa_eid}
mail {email_id=fa_eid}
email: {email_id=fa_eid}
{email_id=fa_eid} in full
read it to me, mail {email_id=fa_eid}
what's the rest of email {email_id=fa_eid}
no summary, every word of {email_id=fa_eid}
was there an attachment on mail {email_id=fa_eid}
who else was in copy on {email_id=fa_eid}
i've lost my glasses, read mail {email_id=fa_eid} out loud
let's see the one from {=fa_who}, the whole mail
open the mail from {=fa_who}
before I answer I want to see {email_id=fa_eid} in front of me
what exactly did {=fa_who} write in that email, word for word
not a search, I have the id: {email_id=fa_eid}, show it
bring up the text of message {email_id=fa_eid} from my inbox

%tool get_exchange_rate
{from_currency=fa_code} to {to_currency=fa_far}
{from_currency=fa_code}/{to_currency:BRL=brl}
rate: {from_currency:HUF=forint} to {to_currency=fa_cur}
what's a {from_currency=fa_one} in {to_currency:MXN=mexican pesos}
{=bigint} {from_currency=fa_cur} in {to_currency:DKK=danish kroner}
{=bigint} {from_currency:KRW=won} is what in {to_currency=fa_cur}
how many {to_currency=fa_cur} in {=bigint} {from_currency:TRY=lira}
the hotel wants {=bigint} {from_currency:HUF=forint}, what's that in real money, {to_currency=fa_cur}
i've got {=bigint} {from_currency:SGD=singapore dollars} left from the trip, how much is it in {to_currency=fa_cur}
turn {=bigint} {from_currency=fa_cur} into {to_currency:SEK=swedish kronor}
how strong is the {from_currency=fa_one} against the {to_currency:BRL=real} today
is it a good moment to swap {from_currency:NZD=kiwi dollars} for {to_currency=fa_cur}, what's the rate
we fly out soon and {from_currency=fa_cur} is all I have, what do I get in {to_currency:VND=dong}
no coins, no shares, plain cash: {from_currency:ILS=shekels} into {to_currency=fa_cur}
{to_currency=fa_cur} for {=bigint} {from_currency:CNY=yuan}?
a taxi for {=bigint} {from_currency:MYR=ringgit}, am I being robbed? in {to_currency=fa_cur} please

%tool get_memory_stats
how big is your memory
memory stats
memory: how full
how much do you remember about me, in numbers
how many things have you stored by now
number of facts?
how many of our chats have you kept
don't list them, only count the facts you have
is your memory getting full
how much space do I take up in there
{=fa_hm}, how many things do you know about me, a figure will do
i must have told you hundreds of things, how many are stored
count what you've saved of me
facts and conversations, how many of each
how large is the pile of stuff you keep on me, in megabytes or so
have you got ten facts on me or a thousand

%list fa_news: rail strike | budget vote | flood | trade talks | ferry accident | by-election | heat wave | teachers' walkout | space launch | wildfires | transfer window | dam project

%tool get_news_groundnews
news
what's happening in the news
what's new in the world
{query=fa_news} news
news: {query=fa_news}
the {query=fa_news}, what's the latest
anything on the {query=fa_news}
catch me up on the {query=fa_news}
give me the headlines
whats everyone talking about today, newswise
i've been offline for a week, what's going on out there
everybody at work is on about the {query=fa_news} and I know nothing, what's been reported
how's the press taking the {query=fa_news}
left papers versus right papers on the {query=fa_news}
not from one paper, from all of them: {query=fa_news}
did they settle the {query=fa_news} yet, what do the news say
what did I miss while I was asleep, news I mean

%list fa_feed: BBC | Reuters | Guardian | Hacker News | Ars Technica | Le Monde | Al Jazeera | NPR | Der Spiegel | Slashdot

%tool get_news_rss
{source=fa_feed}
{source=fa_feed} headlines
{source=fa_feed}? anything new
whats on {source=fa_feed}
headlines: {source=fa_feed}
what's {source=fa_feed} saying
{source=fa_feed} top {limit:5=5}
let's see what {source=fa_feed} has today
give me a quick look at {source=fa_feed}
i only trust {source=fa_feed}, what have they got
the {limit:3=three} newest from {source=fa_feed}
not the whole press, just {source=fa_feed}
with my coffee I'd like {source=fa_feed}, the headlines
haven't looked at {source=fa_feed} since monday, what's up there
feed please, {source=fa_feed}, {limit:10=ten} items
no search, simply what {source=fa_feed} put out this morning

%tool get_profile
my profile
profile?
show profile
what name have you got for me
what do you call me, in my settings I mean
which language am I set to
what time zone do you think I'm in
profile: show
am i on metric or imperial
which home town have you got down for me
is my profile still set to my old address
have a look at my settings and tell me what's in there
don't change anything, only show me how I'm set up
you keep using fahrenheit, what's in my profile
{=fa_hm}, my user settings please
i can't remember what I put in my profile

%list fa_pid: 12 | 43 | 7 | #18 | 205 | 31 | #96 | 64 | 5 | 118

%tool get_status
status
status?
status: {problem_id=fa_pid}
problem {problem_id=fa_pid}?
how's {problem_id=fa_pid} going, that request
what are you working on
anything waiting for me to approve
are you done with what I asked
is my request through yet
what became of problem {problem_id=fa_pid}
do i still have to say yes to something
where are we with request {problem_id=fa_pid}
i asked you for something an hour ago and heard nothing, where does it stand
did number {problem_id=fa_pid} fail or is it still running
not my todos, the things you're doing for me, how far are they
which of my requests are stuck
still busy with problem {problem_id=fa_pid}, or finished
any of my requests hanging
