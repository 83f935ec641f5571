# English templates: reminders.
%lang en
%list moment: next Friday | 14:45 on 25.1. | noon the 17th | tomorrow at 11 o'clock | 8am | next Tuesday 5:00 pm | Friday at 9am | Wednesday 7:30 pm | the 15th 11 in the afternoon | the 12th | tomorrow at 6 in the afternoon | Wednesday at 3:30 pm | Friday noon | 28.2. at 5pm | 12pm | 5.5. at 13:00 | 2:15 | Monday next week 1pm | 1 in the afternoon | today at 1:45 pm | noon | next Monday at 20:00 | Wednesday at 9 in the afternoon | 7:00 pm | half past two | Sunday next week at 9am | 1am on tomorrow | March 14 at 8:45 | the 13th | 4 in the afternoon April 11 | Tuesday next week at 21:15 | 5 o'clock on Wednesday | the day after tomorrow at 7am | quarter past 2 Saturday the 12th | Saturday the 9th 3am | quarter past 9 | this Thursday at quarter past 1 | this Sunday | 24.7. at 21:15 | Tuesday at quarter past 10 | Monday the 11th at 20:15 | 9:45 | 2:00 pm | Friday | noon on 3 April | 4 in the afternoon the 12th | Wednesday at 3:00 pm | Saturday at half past three | 10 o'clock tomorrow | Monday half past nine | 1am today | today at half past three | next Sunday | the 10th 12:15 | quarter past 9 on tomorrow | 4.5. at quarter past 8 | 13:00 | Saturday 9:45 | Friday next week at 8:00 | quarter past 1 on the day after tomorrow | Thursday quarter past 7 | 4 o'clock on 8 September | half past nine | 15:00 on Sunday | 22 March 5pm | Wednesday the 9th 9 in the afternoon | 16.4. at 10:30 pm | December 25 at 8:15 | today at 9:45 | 12am on 3 July | 4:45 | 3pm on 10 April | 2pm | next Tuesday | 9 in the afternoon | 6 in the afternoon | Tuesday at noon | the 15th at half past five | today 19:15 | 26 March | tomorrow at half past ten | 11:00 tomorrow | June 27 5am | 1 August at 7am | Sunday the 4th 11:30 pm | today | the 11th | Thursday the 5th 8 in the afternoon | half past five | half past eight June 9
%list noun: dentist | meeting with Bob | pizza in the oven | laundry | medication | parents' evening | school bus | parking meter | cake in the oven | car inspection | Kim's birthday | rent | deadline | vitamins | phone call with the bank | football practice | webinar | tea | recycling bins | vet appointment | train to Leeds | eye drops | soup on the stove
%list gerund: calling Bob | watering the plants | taking my pills | paying the rent | the laundry | picking up the kids | sending the report | moving the car | feeding the cat | cancelling the trial | checking in for the flight | charging the bike | drinking more water | locking the shed | buying flowers | signing the form | stretching | taking the bins out | walking the dog
%list fact: the pizza is ready | Kim's train arrives | the shop closes soon | the parking ticket runs out | the game starts | the call begins | it's Tom's birthday | the cake has to come out | the offer ends | the plumber is coming | the meeting starts | the bins get collected | my shift starts | the rent is due | guests arrive | the trial period ends | the library closes | grandma lands | the tickets go on sale | the film starts
%list chatter: hey | my memory is terrible | I'm so forgetful today | ok | right | quick | I always forget this | I'm in the car | before I forget | can't write right now | one thing | listen | sorry, busy right now | I'll be in a meeting until then | hands are full
%list please: please | could you | can you | would you | pls | I need you to | be so kind and

%tool schedule_reminder
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
remind me {when=when} that {message=fact}
(tell|alert|warn|notify) me {when=when} that {message=fact}
{=chatter}, could you remind me {when=when} to {message=todo}?
(wake|call) me {when=when} [up] for [the] {message=noun}
{message=todo} - remind me {when=when}
(give|send) me a (nudge|heads-up|shout|ping|little reminder) {when=when}: {message=todo}
(an|set an|I need an) (alarm|alert) {when=when} (called|labelled|with the text|saying) {message=noun}
(make sure|see to it) I (don't forget|remember) to {message=todo} {when=when}
{when=when}: {message=todo}, (reminder please|remind me|set a reminder)
I want to be reminded (of|about) [the] {message=noun} {when=when}
"{message=todo}" {when=when}, set that as a reminder
(jog my memory|get back to me) {when=when} about [the] {message=noun}
{=please} remind me {when=when} of {message=gerund}
in case I forget, (remind|ping) me {when=when} to {message=todo} [ok?]
would you be so kind as to remind me {when=when} that I (have to|should|need to) {message=todo}
set me a (timer|reminder) {when=when}, (text|message|saying): {message=todo}
the {message=noun}! remind me {when=when} [please]
I'll probably forget {message=gerund}, so (poke|remind|nudge) me {when=when}
{when=when} ping: {message=todo}
come {when=weekday}, remind me to {message=todo}
remind me to {message=todo}
remind me (about|of) [the] {message=noun} [please]
(set|create|make) a reminder for {when=moment}
(set|create) a new reminder [please]
don't let me forget {message=gerund}
(nudge|ping|remind) me {when=when}

%tool list_reminders
which reminders (do I have|are set|are pending)
(list|display|read) [me] (my|all my|the) (reminders|upcoming reminders|pending reminders)
what will you remind me (of|about) [next]
(my|all) reminders [please]
do I have any reminders (set|left|coming up|pending|)
what (reminders|alarms) have I (set|created|got)
reminders?
{=chatter}, which reminders are still (to come|active|running)?
did I already (set|make|create) a reminder (for|about) [the] {=noun}?
when are you going to (remind|nudge|ping) me next
how many reminders (are there|do I have|have I set)
is there a reminder for (tomorrow|{=weekday}|the {=noun}|{=gerund})?
(show|give) me (an overview|the list) of [all] [my] [scheduled] reminders
what did I ask you to remind me (of|about)?
(check|open|pull up|go through) my reminders
am I going to be reminded (of|about) [the] {=noun}?
I forgot which reminders I (set|asked for|have), show them

%tool cancel_reminder
(cancel|delete|remove|stop|drop|clear) reminder {reminder_id=num_id}
(cancel|delete|remove|turn off) (the|my) reminder [with the] (number|id) {reminder_id=num_id}
(forget|scrap|kill|scratch) (the|) reminder {reminder_id=num_id}
reminder {reminder_id=num_id} (can go|is no longer needed|isn't needed any more|off)
I (don't need|no longer need) reminder {reminder_id=num_id} (any more|), (cancel it|remove it|thanks)
don't remind me of {reminder_id=num_id} (any more|after all)
(cancel|delete) {reminder_id=num_id} from my reminders
{reminder_id=num_id} reminder cancel
{=chatter}, I already did it, so (cancel|drop|remove) reminder {reminder_id=num_id}
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
(cancel|forget|delete) the reminder (about|for) [the] {=noun}
(you can stop|no need for|cancel) (the|my|) reminder (about|of) {=gerund}
don't remind me (about|of) [the] {=noun} after all
