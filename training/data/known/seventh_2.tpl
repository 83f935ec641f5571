%lang en
# English templates, seventh: short, plain, everyday requests of todo, finance, reminders and messages.
%list s7c_chore: call the plumber | return the ladder | buy a new hose | clean the gutters | file the receipts | pay the water bill | fix the bike light | order printer ink | cancel the gym | defrost the freezer | hem the curtains | post the parcel | hoover the car | oil the gate | write to the council | wash the dog
%list s7c_noun: passport renewal | car insurance | school form | bathroom tiles | tax return | birthday cake | broken shelf | flu jab | new tyres | attic cleanup | bike repair | visa photos | garage door | window cleaning
%list s7c_det: the receipt is in the drawer | ask for Mrs. Okafor | bring both keys | use the blue paint | the form is on the fridge | size 42, not 43 | only after 5pm | Jonas has the drill | park round the back | take the old one along | two copies, signed | cash only
%list s7c_day: friday | tomorrow | next week | monday | the 18th | sunday night | the end of the month | 3 march | next thursday | this weekend | wednesday noon | 12 june | the day after tomorrow | tuesday evening
%list s7c_no: 3 | 7 | 12 | 18 | 25 | 31 | 44 | 60 | 102 | #5 => 5 | #16 => 16 | #29 => 29 | six => 6 | eleven => 11
%list s7c_nag: my wife | the school | my accountant | Jonas | the landlord | my boss | granny | the neighbour | our solicitor | my flatmate
%list s7c_firm: Amazon | Google | Disney | Netflix | Intel | Boeing | Pfizer | Nike | Mercedes | Spotify | VW | Meta | P&G | J&J | Goldman | Chipotle
%list s7c_tick: AMZN | GOOGL | NFLX | DIS | INTC | PFE | NKE | BAC | GME | AMD | META | AVGO | SAP.DE | BRK.B
%list s7c_index: Dow | Nasdaq | S&P | DAX | Nikkei | Footsie | Hang Seng | Euro Stoxx 50 | Russell 2000 | CAC 40 | SMI | Ibex
%list s7c_per: today => 1d | this week => 5d | this past week => 5d | this month => 1mo | this past month => 1mo | this quarter => 3mo | this year => ytd | so far this year => ytd | since january => ytd | this past year => 1y
%list s7c_span: the past week => 5d | the past month => 1mo | the last 3 months => 3mo | the last quarter => 3mo | the last six months => 6mo | half a year => 6mo | the past year => 1y | 12 months => 1y | the last two years => 2y | five years => 5y | the past decade => 10y
%list s7c_coin: btc | bitcoin | eth | ether | ethereum | doge | dogecoin | solana | xrp | cardano | litecoin | shiba inu | monero | polkadot
%list s7c_cur: euros => EUR | eur => EUR | pounds => GBP | quid => GBP | gbp => GBP | bucks => USD | dollars => USD | usd => USD | swiss francs => CHF | yen => JPY | rupees => INR | canadian dollars => CAD | kronor => SEK | zloty => PLN
%list s7c_home: bucks => USD | dollars => USD | usd => USD | US dollars => USD | euros => EUR | eur => EUR | quid => GBP | pounds => GBP | gbp => GBP | sterling => GBP | swiss francs => CHF | chf => CHF
%list s7c_away: yen => JPY | jpy => JPY | baht => THB | zloty => PLN | pesos => MXN | forints => HUF | rupees => INR | kronor => SEK | rand => ZAR | turkish lira => TRY | won => KRW | ringgit => MYR | shekels => ILS | yuan => CNY
%list s7c_fone: dollar => USD | euro => EUR | pound => GBP | swiss franc => CHF | greenback => USD | canadian dollar => CAD | loonie => CAD | aussie dollar => AUD | kiwi dollar => NZD | singapore dollar => SGD
%list s7c_tone: zloty => PLN | forint => HUF | rupee => INR | baht => THB | peso => MXN | rand => ZAR | lira => TRY | won => KRW | yuan => CNY | shekel => ILS | krona => SEK | yen => JPY
%list s7c_sum: 20 | 45 | 60 | 85 | 130 | 240 | 350 | 500 | 799 | 1,200 | 5000 | 12k | two hundred | 19.90
%list s7c_when: tomorrow at 9 | tonight at eight | friday 3pm | in 20 minutes | in half an hour | monday morning | sunday evening | tomorrow lunchtime | thursday at noon | next tuesday at 10 | this afternoon at four | in two hours | saturday 11:30 | the day after tomorrow at 7
%list s7c_at: tomorrow at 9 | tonight at eight | friday 3pm | monday morning | sunday evening | tomorrow lunchtime | thursday at noon | next tuesday at 10 | saturday 11:30 | the 21st at 5pm | 6:15 | half past seven
%list s7c_clock: half past six | 8pm | quarter to four | noon | 7:45 | 10 | five o'clock | 3:30pm | ten past nine | 16:00 | midnight
%list s7c_wake: 6:30 | quarter to seven | half five | 7 | 5am | six | 8:15 | ten to seven | 5:45 | 7:20 am | half past four
%list s7c_rem: take the iron tablet | turn off the sprinkler | phone the garage | feed the rabbits | move the laundry | check on the bread | leave for the airport | log the blood sugar | pay the sitter | change the filter | let the cat in | ring Aunt Vera | pack the swim kit | join the webinar
%list s7c_rn: the bins | insulin | the roast | the school run | eye drops | Leo's recital | the parking meter | the sourdough | the night bus | the rent | the vet | the webinar
%list s7c_miss: the last bus | the kickoff | my flight | the school run | the webinar | the auction | the eclipse | the ferry | the interview | the ticket sale | the pill | the parade
%list s7c_rtop: dentist | school run | parking meter | tax | vet | webinar | physio | night bus | insulin | car wash | piano lesson | rubbish
%list s7c_rid: 4 | 9 | 13 | 22 | 37 | 58 | 101 | r_12 | r-77 | r_305 | rem_6 | rem-41
%list s7c_who: mum | Jonas | my brother | the babysitter | Aylin | grandpa | Theo | my wife | Priscilla | the plumber | dad | Ngozi | my landlord | coach Dana | Becky
%list s7c_grp: family | book club | football | flat | work | neighbours | class | choir | running | camping | hen do | parents
%list s7c_say: I'm running ten minutes late | dinner's at eight | the car won't start | I've got the tickets | the meeting is cancelled | we landed safely | I'm stuck on the train | the keys are with Omar | I can't make it tonight | the party is on saturday | I found the wallet | lunch is on me | the boiler is fixed | I left already
%list s7c_hi: congrats | good luck | thank you | happy birthday | get well soon | good night | sorry | welcome back | merry christmas | well done | thinking of you

%tool add_task
new to-do
{title=s7c_noun}, on the list
jot {title=s7c_noun} on my todos
still gotta {title=s7c_chore}, list it as a task
one more thing for the todo list: {title=s7c_chore}
{priority:high=urgent|top priority|important} task, {title=s7c_noun}
{title=s7c_chore} goes on the to-do list
stick something on my to-do list
todo {due_date=s7c_day}: {title=s7c_chore}
my tasks lack {title=s7c_noun}, put that in
{title=s7c_noun} as a task, {priority:low=no rush|not urgent|low prio}
pop {title=s7c_noun} on my tasks, due {due_date=s7c_day}
{=s7c_nag} keeps asking, so get {title=s7c_noun} onto my todos for {due_date=s7c_day}
by {due_date=s7c_day} I should {title=s7c_chore}, so that belongs on my list
{due_date=s7c_day} is the deadline and {title=s7c_noun} is the job, enter it as a task
{title=s7c_chore}, my to-do list doesn't have that yet and it's {priority:high=urgent|really important|pressing}, write it in
write down a task, {title=s7c_chore}, and with it the remark {description=s7c_det}
my head is a sieve, so onto the todo list it goes: {title=s7c_chore}

%tool list_tasks
todos
what's left to do
what's on my plate
chores?
what have I {status:done=ticked off|got done} so far
{priority:high=urgent|top priority|high prio} stuff on my list
how long is my to-do list
read me my list of jobs
{status:done=finished|completed} tasks
which jobs are {status:open=still open|not done yet}
the {priority:low=low prio|unimportant} ones on my todos
my backlog
I have a free afternoon for once, so what is waiting on my task list
coffee's brewing, go through my to-dos with me before the kids wake up
nothing that can wait, only the {priority:high=urgent|pressing|high priority} jobs from my list, I'm short of time
my boss wants proof, so pull up the tasks that are {status:done=done|finished|completed}
{status:open=unfinished|open|pending}, that's what I want to see from my todo list, skip the rest
I feel I've forgotten something, so let me look over my to-do list

%tool complete_task
strike {task_id=s7c_no}, it's done
todo {task_id=s7c_no} complete
check off {task_id=s7c_no}
{task_id=s7c_no} on my list: finished
that chore's finished, tick
the last task is done, cross it out
one down: task {task_id=s7c_no}
I did {task_id=s7c_no}, update my list
mark {task_id=s7c_no} off
job {task_id=s7c_no} all wrapped up, tick
put a tick next to {task_id=s7c_no}
{=s7c_noun} dealt with, tick it off
it rained the whole time but the hedge is cut, so {task_id=s7c_no} can be ticked
{task_id=s7c_no} on the to-do list took ages, anyway it's finished now, check the box
before I forget that I did it, put the tick behind task {task_id=s7c_no}
the parcel's at the post office and number {task_id=s7c_no} is thereby done, cross it through
no need to keep showing me {task_id=s7c_no} as open, I did that task this morning
my husband beat me to task {task_id=s7c_no}, so it's done and deserves its tick

%tool update_task
push task {task_id=s7c_no} to {due_date=s7c_day}
bump task {task_id=s7c_no} up to {priority:high=high|urgent|top priority}
{status:open=untick|reopen} {task_id=s7c_no} on my list
todo {task_id=s7c_no} can wait till {due_date=s7c_day}
rename task {task_id=s7c_no} {title=s7c_noun}
todo {task_id=s7c_no}, now {priority:low=low prio|low priority|not urgent}
new deadline for task {task_id=s7c_no}
reword one of my to-dos
under task {task_id=s7c_no} write {description=s7c_det}
task {task_id=s7c_no} should read {title=s7c_chore}
give me until {due_date=s7c_day} for task {task_id=s7c_no}
back to {priority:normal=normal|normal priority|medium} with {task_id=s7c_no}, that task
turns out I never did it, so task {task_id=s7c_no} is {status:open=open|unfinished|not done} again
{due_date=s7c_day} suits me better than the date you have for todo {task_id=s7c_no}
nobody's waiting for it any more, so todo {task_id=s7c_no} drops to {priority:low=low|low priority|unimportant}
{title=s7c_chore}, that's what task {task_id=s7c_no} ought to be called, the old wording confuses me
the shop is closed just now, so {due_date=s7c_day} is the new date for task {task_id=s7c_no}
{description=s7c_det}, put those details under task {task_id=s7c_no}, else I won't remember

%tool delete_task
task {task_id=s7c_no}, in the bin
lose number {task_id=s7c_no} from my todos
wipe task {task_id=s7c_no}
clear {task_id=s7c_no} off my to-do list, undone
todo {task_id=s7c_no} is obsolete, remove it
take one of my todos out
erase that task
get rid of the {=s7c_noun} task
no more task {task_id=s7c_no}
ditch {task_id=s7c_no}, I don't want that to-do
nobody needs the {=s7c_noun} todo, bin it
{task_id=s7c_no} got on my list by accident, erase it
the trip's off, which makes task {task_id=s7c_no} pointless, so take it away for good
{task_id=s7c_no} was a slip of mine, it has no business among my tasks, remove it
I haven't done it and I never will, strip {task_id=s7c_no} from the todo list
somebody put the {=s7c_noun} on my to-do list twice, throw one of them out
out with task {task_id=s7c_no}, the landlord pays somebody for that these days
since we're not moving after all, todo {task_id=s7c_no} shouldn't exist, make it vanish

%tool get_stock_price
{symbol=s7c_firm} stonks
how's the {symbol=s7c_index} {period:1d=today}
did the {symbol=s7c_index} close red
my {symbol=s7c_firm} shares, worth what
{symbol=s7c_tick} {period:ytd=ytd|this year|year to date}
stock market?
latest quote, {symbol=s7c_tick}
are {symbol=s7c_firm} shares still falling
shares in {symbol=s7c_firm}
{period:1y=one year|a year|12 months} of {symbol=s7c_tick}
what's {symbol=s7c_firm} stock going for
{symbol=s7c_index} index, over {period=s7c_span}
I get my bonus in shares, so tell me where {symbol=s7c_firm} trades right now
over {period=s7c_span}, has my money in {symbol=s7c_firm} stock grown or shrunk, I daren't look
the news says panic, so by how much is the {symbol=s7c_index} down {period:1d=today}
dad left me some {symbol=s7c_firm} shares, what would one fetch on the exchange
before the meeting I want to see the curve of {symbol=s7c_firm} stock over {period=s7c_span}
I might sell my {symbol=s7c_tick} shares, but first, how did they do {period=s7c_per}

%tool get_crypto_price
{symbol=s7c_coin}?
{symbol=s7c_coin} now
what's {symbol=s7c_coin} at
{symbol=s7c_coin} in {currency=s7c_cur}
crypto prices
did {symbol=s7c_coin} crash
is {symbol=s7c_coin} pumping
one {symbol=s7c_coin}, how many {currency=s7c_cur}
my {symbol=s7c_coin} worth anything yet?
check my coin's price
{currency=s7c_cur} for a single {symbol=s7c_coin}
to the moon yet, {symbol=s7c_coin}?
my nephew won't shut up about {symbol=s7c_coin}, so what does one cost
in {currency=s7c_cur}, because that's what my account is in, how much is {symbol=s7c_coin}
the guy at the gym pays in {symbol=s7c_coin}, what's a coin worth in {currency=s7c_cur}
I should have sold last year, anyway, where does {symbol=s7c_coin} stand today
somebody owes me half a {symbol=s7c_coin}, so I need its current value in {currency=s7c_cur}
{symbol=s7c_coin} is all over the news again, give me the price in {currency=s7c_cur}

%tool get_exchange_rate
{to_currency=s7c_away} for {=s7c_sum} {from_currency=s7c_home}
{=s7c_sum} {from_currency=s7c_home}, how many {to_currency=s7c_away}
is the {from_currency=s7c_fone} up on the {to_currency=s7c_tone}
fx {from_currency=s7c_home} {to_currency=s7c_away}
currency rates
{=s7c_sum} {from_currency=s7c_away} in real money
{from_currency=s7c_home} into {to_currency=s7c_away}
what does a {from_currency=s7c_fone} buy in {to_currency=s7c_away}
{to_currency=s7c_away} per {from_currency=s7c_fone}
work out {=s7c_sum} {from_currency=s7c_away} in {to_currency=s7c_home}
I need {to_currency=s7c_away}, what's the going rate
today's {from_currency=s7c_fone} rate
the taxi driver wants {=s7c_sum} {from_currency=s7c_away}, what does that make in {to_currency=s7c_home}
I only think in {to_currency=s7c_home}, so what is a price tag of {=s7c_sum} {from_currency=s7c_away}
we land tomorrow, how many {to_currency=s7c_away} will the counter give me for {=s7c_sum} {from_currency=s7c_home}
in {to_currency=s7c_home}, roughly, what's {=s7c_sum} {from_currency=s7c_away}, the hotel wants it upfront
before I wire the rent, tell me how the {from_currency=s7c_fone} stands to the {to_currency=s7c_tone}
with the {from_currency=s7c_fone} so weak lately, how many {to_currency=s7c_away} do I still get for one

%tool schedule_reminder
wake-up call for {when=s7c_wake}
{message=s7c_rn} alarm
shout when it's {when=s7c_clock}
set something to go off {when=s7c_when}
{message=s7c_rn}, {when=s7c_when}, beep me
{when=s7c_when}, don't let me miss {message=s7c_miss}
I need a nudge {when=s7c_when}
bug me about {message=s7c_rn}
get me out of bed at {when=s7c_wake}
remind {when=s7c_when}: {message=s7c_rem}
I'll forget {message=s7c_rn} otherwise, ping me
make me {message=s7c_rem} {when=s7c_when}, ring a bell
the pharmacist was strict about it, so {when=s7c_when} tell me to {message=s7c_rem}
{message=s7c_rem}, that's {when=s7c_when}, and you know what I'm like, so prod me then
I'm lying down for a bit, make some noise {when=s7c_when} so that I get up
when {when=s7c_clock} comes round I'll be deep in work, jog my memory then: {message=s7c_rem}
my phone's on loud, so {when=s7c_when} let it ring, I have to {message=s7c_rem}
we always forget {message=s7c_rn}, the whole lot of us, so set an alert for {when=s7c_at}

%tool list_reminders
upcoming alarms
what will you ping me about
reminders for this week
next reminder?
is the morning alarm on
am I being woken tomorrow
any nudges left for today
every alert I've set
what did I ask to be reminded of
is my {=s7c_rtop} reminder set
reminders, all of them
how many alarms are running
I've set so many of these, which reminders are still going to fire
before I turn the phone off, is any alarm going to ring tonight
I can't recall whether I set one for the {=s7c_rtop}, look through my reminders
my wife doesn't trust me with this, so read out the reminders that are coming
so that I don't set it twice, which alarms have I got already
tomorrow is a big day, which things are you going to beep at me for then

%tool cancel_reminder
morning alarm off
no alarm tomorrow
scrap the {=s7c_rtop} reminder
reminder {reminder_id=s7c_rid}, never mind
forget the wake-up call
unset alarm {reminder_id=s7c_rid}
stop that reminder
remove alert {reminder_id=s7c_rid}
skip the {=s7c_rtop} nudge
let me sleep in, no alarm
silence reminder {reminder_id=s7c_rid} for good
take reminder {reminder_id=s7c_rid} back
the {=s7c_rtop} thing has been called off, so reminder {reminder_id=s7c_rid} needn't ring
{reminder_id=s7c_rid} is a reminder I can do without, the thing is long done, axe it
you were going to ping me about the {=s7c_rtop}, don't, it's settled
we're on holiday next week, so kill the alarm that gets me up for work
somebody else is collecting the kids, so the reminder for that can go
if reminder {reminder_id=s7c_rid} goes off in the meeting I'm dead, so cancel it now

%tool send_message
dm {chat_id=s7c_who}
whatsapp {chat_id=s7c_who} {text=s7c_say}
ping {chat_id=s7c_who} that {text=s7c_say}
{text=s7c_hi} to {chat_id=s7c_who}, by text
text {chat_id=s7c_who} back
post in the {chat_id=s7c_grp} chat: {text=s7c_say}
sms to {chat_id=s7c_who}
tell the {chat_id=s7c_grp} group {text=s7c_say}
drop {chat_id=s7c_who} a line on whatsapp
write in the group chat
pass on to {chat_id=s7c_who}: {text=s7c_say}
"{text=s7c_say}", send {chat_id=s7c_who} that
I can't call from in here, so "{text=s7c_say}" should go to {chat_id=s7c_who} as a text
{chat_id=s7c_who} is probably wondering what's up, message them: {text=s7c_say}
the {chat_id=s7c_grp} group is planning without me, chime in with "{text=s7c_say}"
since {chat_id=s7c_who} never opens emails, put "{text=s7c_say}" in a chat message to them
my battery's at two percent, quick, whatsapp {chat_id=s7c_who} that {text=s7c_say}
put this in the {chat_id=s7c_grp} chat, it concerns everybody: {text=s7c_say}
