# Chat that no tool fits although it is full of the tools' words: reports, feelings, jokes, praise, taking back, talk about
# the assistant itself. And for contrast requests for all kinds of tools that are made in the manner of chat.
%lang en
%list who: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list ppl: the neighbours | my colleagues | the in-laws | the kids | half the office | my old classmates | the other dads | the people upstairs | the folks at the club | my brothers
%list mat: the rent | my resignation | the invoice | the boiler | the christening | the broken window | my pay rise | the cat | the visa | that stupid fence | the holiday rota | the exam | the leaking roof | the wedding cake | a refund | the missing parcel | my thesis | the deposit | the school trip | the audit
%list feel: relieved | a bit sick | ten years younger | ridiculous | proud of myself | like an idiot | weirdly calm | guilty | on top of the world | drained | nervous as hell | like crying | invincible | old | exposed | oddly happy | numb | like a grown-up
%list ev: the dentist | choir practice | the handover | my driving test | the parents' evening | the barbecue | pilates | the tax appointment | the quarterly review | the baptism | book club | the flat viewing | the job interview | the school play | the standup | the ferry | the checkup | the quiz night
%list dayw: monday | tuesday | wednesday | thursday | friday | saturday | sunday | tomorrow | tonight | next week | this weekend
%list past: yesterday | last night | this morning | on sunday | ages ago | a minute ago | just now | over lunch | on the tram | before work | at 3 am | in the lift | from bed
%list gizmo: the hallway lamp | the thermostat | the garage door | the porch light | the blinds | the robot vacuum | the doorbell camera | the smart lock | the heating | the kitchen radio | the awning | the fan in the study
%list app: a calendar | a todo list | a spam folder | a reminder | a thermostat | an inbox | a weather forecast | a stock chart | a news feed | a door lock | an exchange rate | a group chat | a search engine | a camera | a notification | a database
%list luck: wish me luck | fingers crossed | no way back now | pray for me | now we wait | I need a drink | deep breath | be proud of me | so that's that | phew | what have I done | finally
%list town: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | austin | ghent
%list stk: tesla | bitcoin | nvidia | dogecoin | gold | ethereum | gamestop | airline shares | solana | my pension fund | apple | index funds
%list n: two | three | four | five | six | seven | nine | eleven | a dozen | fourteen | 20 | 38 | a hundred | 212

%list verse: haiku | limerick | sonnet | toast | sea shanty | bedtime story | love letter | rap verse | riddle | fairy tale | monologue | horoscope | fable | pep talk
%list asif: you were a pirate | I were five | you were my grandmother | you hated it | it were a football match | you were in court | it were 1850
%list proj: a lamp shop | my newsletter | a choir | a weather podcast | our shared calendar | a lost-and-found for mails | a boat | a tea brand | my band | a reminder app nobody needs | a mail cat | the office ghost
%list rel: kim | my sister | dunja | the band group | niko | the neighbours' chat | grandpa joe | #logistics | tobi | the carpool group | aunt may | my flatmate | rhea | coach lindqvist | the parents group | bea
%list fyi: the train is stuck outside reading | dinner slips to half eight | I found her scarf | the flat is ours | the rehearsal is off | the cake survived the trip | I'll bring the drill on sunday | we're two players short | the plumber came after all | my phone died at noon | the tickets are at the box office | nobody has to bring salad | I passed | the match starts at six
%list onto: ring the optician | descale the kettle | find a new dog walker | return the library books | cancel the gym contract | bleed the radiators | sew on that button | order firewood | get the bike serviced | reply to the council | sort the photo boxes | buy a smoke detector | get passport photos | defrost the freezer | talk to payroll about my overtime | measure the alcove
%list todo2: take the bread out | move the car | ring the optician | put the bins out | give the cat her drops | log off and go for a walk | check on the soup | pick up the suit | hand in the form | feed the sourdough | call the garage back | turn the compost | phone my gran | start the dishwasher
%list w: at half past four | tomorrow at seven | in twenty minutes | thursday at noon | tonight at nine | friday morning at 8 | in an hour | sunday evening at six | at 5:45 pm | in three days | monday at 10am | next wednesday at 3pm | in 90 minutes
%list day: tomorrow | friday | next tuesday | saturday | thursday | next monday | this sunday | the 14th | tonight | wednesday evening
%list due: friday | the 20th | monday | tomorrow night | the end of the month | next wednesday | 3 june | sunday noon
%list subj: rental bond | ferry booking | allotment | broken heater | marathon bib | piano tuning | pension papers | kiln | cello lessons | scaffolding | bee course | second-hand sofa | blood results | tree surgeon | beehive grant | choir trip
%list dark: hallway lights | staircase lamp | porch light | cellar light | lamp over the stove | garage light | lights in the loft | driveway lights | light in the pantry | bathroom lights
%list noisy: kitchen radio | bathroom fan | living room TV | air purifier | speaker in the den | robot vacuum | stereo | humidifier | tv upstairs
%list shade: awning | bedroom blinds | skylight blind | curtains in the study | shutters | blinds in the den | roller blind in the nursery
%list door: back door | front gate | shed | cellar door | garage side door | front door | balcony door
%list cold: nursery | den | bathroom | study | guest room | loft | conservatory | workshop
%list deg: 19 degrees => {"temperature": 19} | 21 degrees => {"temperature": 21} | 22 degrees => {"temperature": 22} | 23 degrees => {"temperature": 23} | 20.5 degrees => {"temperature": 20.5}
%list cam: front gate | carport | back garden | chicken coop | nursery | driveway | stable | pond | bike shed | shop entrance
%list twn: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | ghent | Inverness | Palermo | Reykjavik
%list stock: Rivian | Rolls-Royce | Ford | ASML | Unilever | Palantir | HSBC | Vestas | Ryanair | Sony | Heineken | PLTR | Nokia | Ferrari
%list coin2: bitcoin | ethereum | solana | litecoin | dogecoin | monero | cardano | XRP | polkadot
%list cur: euros => EUR | dollars => USD | pounds => GBP | yen => JPY | swiss francs => CHF | zloty => PLN | rand => ZAR | baht => THB | swedish krona => SEK | forint => HUF
%list cur2: canadian dollars => CAD | danish kroner => DKK | australian dollars => AUD | turkish lira => TRY | indian rupees => INR | norwegian kroner => NOK | shekels => ILS | mexican pesos => MXN | czech koruna => CZK
%list darks: hallway lights | staircase lights | porch lights | cellar lights | garage lights | lights in the loft | driveway lights | kitchen lights | bathroom lights | lamps on the terrace
%list back: since last week => 7 | the last three days => 3 | this week => 7 | the past fortnight => 14 | the last ten days => 10 | the past month => 30
%list src: the Irish Times | Der Standard | NPR | Ars Technica | Al Jazeera | Le Monde | the Economist | Lobsters | the Scotsman | France 24 | El Mundo | Wired
%list newsy: dock strike | heat pump subsidy | volcano in iceland | rail merger | school closures | dam project | cup final riots | lithium mine | ferry accident | chip factory | bridge collapse | water ban
%list bigq: how to get wax out of a tablecloth | where to rent a tandem in ghent | when the lido opens | which glue holds on slate | how long cooked rice keeps | whether the tram runs at night | how to descale a moka pot | what a piano move costs
%list wp: Ada Lovelace | tardigrades | Hedy Lamarr | stained glass | Kurt Gödel | peat bogs | Hildegard of Bingen | zeppelins | Byzantine mosaics | Shackleton | sign languages | narwhals
%list sci: bee navigation | room temperature superconductors | graph neural networks | fast radio bursts | protein folding | sleep spindles | swarm robotics | turbulence in pipes | sea ice models
%list hb: how many days of leave carry over | who signs off train tickets | whether dogs are allowed in the office | what counts as overtime | how the sick note thing works here | what the rule on side jobs is | how long probation lasts | what we may spend on a client dinner
%list me: where I parked the trailer | which size my ski boots are | what my sister-in-law is allergic to | what tobi's new dog is called | which wine the boss likes | where I hid the spare key | what the wifi password at the cottage is | when our wedding anniversary is
%list fact: the spare key hangs behind the boiler | bea can't have walnuts | our wifi at the cottage is called duckpond | niko takes oat milk | my ski boots are size 27 | the bike shed code is 7714 | grandpa's birthday is the 2nd of march | I sleep best on a hard mattress | the meter is under the stairs | my blood group is 0 negative
%list was: bike shed code | shoe size | old address | cottage wifi | favourite tea | ex's birthday | nut allergy thing | parking spot
%list talk: the cello | moving to graz | my knee | that lentil stew | the loan | names for the puppy | the boiler quote | the trip to lima | night shifts
%list tn: 3 | 8 | 12 | #5 | 27 | 41 | nine => 9 | #19 | 66
%list rid: 2 | 7 | 14 | r-31 | 58 | r_9 | 23 | 106
%list mid: m41c77 | msg_208 | eml-19 | k3p9x | 5512 | mail_62 | a07be2 | t-340
%list evt: Flat viewing | swim lesson | coffee with rhea | Boiler service | choir rehearsal | drinks with the lab | Physio | parents' evening | tandem lesson | call with the notary | birthday lunch for bea | eye test
%list st: tomorrow at 4 | friday at 10am | next tuesday at half past two | thursday at noon | saturday at 6 pm | the 9th at 3pm | monday at 8:15 | wednesday morning at nine
%list en: an hour | 45 minutes | two hours | 90 minutes | half an hour | three hours
%list loc: the town hall | Café Zeitlos | room 12 | the pool on Mill Lane | rhea's place | the clinic | the Old Fox
%list addr: lena@hilltop.example | office@quillworks.example | jo.marsh@post.example | team@redbarn.example | info@seacamp.example | p.osei@library.example
%list sbj: Sunday | the keys | Delivery on the 9th | thank you | Boat hire | Room change | Lost umbrella | Rehearsal
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list calc: 17 times 38 | 12% of 840 | 1250 / 7 | 64.50 divided by 3 | 349 + 2 * 19.90 | 18 percent of 95 | sqrt(1764) | 3 * 47.5 | 2200 - 15%
%tool none
# What I did, what happened.

# Feelings and opinions.

# Rhetorical questions and open ones to chat about.
do you think {=who} is mad at me because of {=mat}
is it rude to turn off notifications for your own mother
what would you do if {=who} never answered your messages
should I feel bad for not replying to {=who}
how do people with {=n} kids remember anything
is money just a story we all agreed on? what's your take
would life be better without {=app}
tell me, am I too old for {=ev}
what do you suppose the cat thinks when {=gizmo} moves by itself

# Jokes, sayings, wishes.
beam me to {=town}
make {=who} love me again
could you lift this mood of mine? it weighs {=n} kilos
unsend the last {=n} years
hand me a tissue, this mail broke me
come over and hold my hand during {=ev}

# From your own head: writing, jokes, advice, how things work in general, names, arguing.
compose a {=verse} about {=app}, please
I need a {=verse} for {=who}, something with {=gizmo} in it
make up a {=verse} in which {=who} forgets {=ev}
give me a joke about {=app}
got any good ones about {=who} and {=gizmo}
write a song about unread mail, two verses are plenty
a funny {=verse} on {=mat}, go
entertain me while I wait for {=who} to reply
in your own words, what is {=app} good for
talk to me about {=app} as if {=asif}
explain roughly how {=app} works, pretend {=asif}
just off the top of your head, how do calendars cope with time zones
without looking anything up, why do people panic and sell {=stk}
what's the general idea behind two doors and one lock
I've always wondered how a mail finds its way, can you explain it with a story
let's argue: {=app} has made us lonelier. you start
convince me that {=ev} is worth getting up for
play devil's advocate, I say every list should be burned
you take the side of {=who}, I'll take mine, the matter is {=mat}
brainstorm with me, names for {=proj}
I'm looking for a name for {=proj}, funny but not silly
any ideas what to call {=proj}
give me {=n} excuses for missing {=ev}
what would you say to {=who} in my place
how should I break it to {=who} that I lost {=mat}
is it better to mail or to call when you want to apologize, what's your feeling
how do I stop worrying about {=ev}, any advice
be honest, should I quit over one email
what's a kind way to say no to {=ev}
I can't decide between {=town} and staying home, help me think
do you have a trick for remembering names
how would you get {=ppl} to look at the calendar
let's play a game, you are {=app} and I'm a customer complaining
pretend to be {=gizmo} and complain about {=who}
what would {=gizmo} say if it could talk
tell me a story where {=who} inherits {=gizmo}
give me a pep talk before {=ev}, I feel {=feel}
flatter me, it's been a long {=weekday}
teach me to be less {=feel} about money
rhyme something with inbox
what's the saddest word for a full mailbox
how does one politely stop getting mail from {=who}, socially speaking
which colour is {=weekday} to you
imagine {=town} under snow and describe it to me
what would an honest out-of-office say, make me laugh
let's swap worst email stories, mine involves {=who}
roast my habit of setting {=n} alarms

# Greetings, thanks, praise, sorry.

# About the assistant.

# Taking back.

# Half sentences, tests, gibberish, talk to somebody else.
...mail?
ok so. lamp. right.

# Requests made in the manner of chat: a need inside a report, a wish, an afterthought.

%tool talk
just emailed {=who}, {=luck}
(well|ok|so), the mail to {=who} about {=mat} is out, {=luck}
I hit send and my heart is still pounding
handed in {=mat} by email {=past}, feeling {=feel}
guess who answered every single email today
told {=who} {=past} that it's over with {=mat}, {=luck}
replied to {=who} after {=n} weeks, I feel {=feel}
I already wrote {=who} back, twice in fact
sent {=who} the wrong file, noticed it {=past}, {=luck}
messaged the whole group instead of {=who}. kill me now
{=who} left me on read {=past}
{=who} called me {=past} and talked about {=mat} for {=n} hours
deleted {=n} old mails {=past} and my soul got lighter
unsubscribed from every newsletter known to man, best evening in weeks
my inbox hit zero {=past}, somebody take a picture
{=past} I found a note in my own handwriting that just says "list"
I ticked off everything on my list {=past}, I feel {=feel}
crossed {=mat} off with a fat red pen, so satisfying
spent {=n} hours sorting my calendar by colour instead of working
overslept, no alarm in the world could have helped
missed {=ev} {=past} because I was staring at a spreadsheet
turned up at {=ev} a week early, not my proudest moment
so I walked into the wrong meeting and stayed for {=n} minutes
{=ev} got moved again and {=who} is fuming
the reminder went off in the middle of a funeral
my phone kept buzzing with reminders during {=ev}, so embarrassing
turned off the lamp myself, the old-fashioned way
I locked the door, unlocked it, locked it again. that kind of morning
{=gizmo} gave up {=past} and the electrician laughed at me
fixed {=gizmo} with tape and a prayer
{=who} walked straight into {=gizmo} {=past}
we sat in the dark for an hour before anyone thought of the fuse
(sold|bought) some {=stk} {=past}, {=luck}
I lost {=n} euros down the back of a train seat
changed my last euros at the airport and got robbed, basically
won {=n} dollars on a scratch card, drinks are on me
I looked up the weather for {=town} {=past} and then forgot the umbrella anyway
got soaked {=past}, so much for the sunny forecast
we had snow in {=town}, actual snow, the kids went mad
read the news {=past}, regretted it at once
googled my own name {=past}. never again
found an old song on my dad's mixtape and cried a little
{=who} asked me about {=mat} and I simply forgot what I'd said
just had the nicest chat with {=who} about nothing at all
wrote it all down on paper {=past}, feels more real that way
update from me: {=mat} is sorted, {=who} is happy, I feel {=feel}
long story short, {=who} got the reminder, I got the blame, and nobody paid {=mat}
day {=n} of not checking my mail, I feel {=feel}
that was me and {=who} arguing about the calendar, sorry for the noise
for once I remembered {=ev} without any help from you
lol {=who} just sent me a thumbs up to a four page email
mailed. printed. signed. done. {=luck}
I set the alarm, packed the bag and wrote the list, so now I only have to sleep
went through the camera footage with the police {=past}, nothing on it
the delivery guy waved at our camera {=past}, made my day
turns out the note I was hunting for was stuck to my own back
ugh, emails
I dread opening my inbox after {=ev}
every time my phone pings I feel {=feel}
nothing says "monday" like {=n} unread messages
(honestly|tbh|frankly), most meetings are just an email with chairs
I have a love-hate thing going with my calendar
lists calm me down, I can't explain it
if you ask me, {=stk} is a casino with better fonts
prices these days, {=n} euros for a sandwich
I think {=gizmo} has a personality
there's something about an empty todo list, I always feel {=feel}
I'd rather send a pigeon than another email to {=who}
voice messages over a minute should be a crime
I've had it up to here with {=mat} and the mails about it
can't believe it's already {=dayw}
the news has me feeling {=feel} again
I hate that I need a reminder to drink water
honest opinion: reminders only work on people who don't need them
rain makes me want to cancel everything and bake
there's no weather I like less than drizzle
I get {=feel} whenever {=who} texts me in full sentences
my memory is a sieve and I've made my peace with it
{=ev} on a {=weekday}, whose brilliant idea was that
I secretly enjoy deleting things
dark mode people and light mode people will never understand each other
it's the little red number on the mail icon that gets me
I trust a paper ticket more than any app, call me old
{=who} and {=who} share a calendar, which I find terribly romantic
locked doors make me nervous, open ones even more
four reminders for one dentist, I feel watched
as far as I'm concerned, {=ev} can go jump in a lake
I've never felt so {=feel} about a bank statement
the search function is where hope goes to die
I'm scared of {=ev}, there, I said it
being on a mailing list is a bit like being in a cult
today was one of those days where even the lamp annoyed me
I miss letters. proper ones, with stamps and bad handwriting
{=who} thinks I'm rude because I don't reply on weekends
grey sky, grey mood, grey mail
all I did today was move meetings around, and I feel {=feel}
no message from {=who} still. I check every {=n} minutes like a teenager
our new lock is clever, cleverer than {=who} anyway
who even reads emails after five
since when is a lamp supposed to have an app
why does the rain always wait until I've washed the car
would you forgive someone who forgot {=ev}
am I the only one who talks to {=gizmo}
what is it with people and reply all
how hard can it be to send one lousy invoice
isn't it strange that we remember song lyrics but not birthdays
who invented mondays, I just want to talk
why do I write lists when I never look at them
does anybody really enjoy {=ev}
what's the point of a calendar if {=who} ignores it
are smart homes actually smart or just needy
do you reckon robots will dread their inbox too
which would you rather be, a reminder or a surprise
is a list of lists still a list, or philosophy
if a mail lands in spam and nobody reads it, was it ever sent
do you believe {=stk} is a religion by now
what's worse in your book, {=app} or small talk
who wouldn't feel {=feel} after a message like that
you'd think after {=n} emails someone would pick up a phone, wouldn't you
knock knock, it's your inbox
a calendar's days are numbered, get it
what do you call a lamp with ambition? a rising star. I'll see myself out
my thermostat and I broke up, things got too heated
I told my todo list a joke, it didn't do anything
out of sight, out of mail, as I always say
no news is good news, grandma used to say
a watched inbox never fills
time is money and I'm short of both
every cloud has a silver lining, except the ones over {=town}
when one door closes, check the smart lock
don't count your euros before they're converted, ha
better late than never, said the reminder
as they say, red sky at night, shepherd's delight
make hay while the sun shines and so on
I wish I could lock {=dayw} out of the house
if only there was a button to delete {=weekday}s
wish somebody could send me back to the summer of 99
would be lovely to have a memory like an elephant
if I had a euro for every mail from {=who}, I'd own {=town}
I'd give my last ticket for {=n} hours of sleep
oh to be a cat and have no calendar
I wish the weather asked me first
please let {=dayw} be cancelled by the universe
I want to rant about {=mat} for {=n} minutes, just nod
(morning|good morning|hiya), slept well? I dreamt of {=gizmo}
evening! back from {=ev}, knackered
hey hey, only here to say hi, no tasks today
hello stranger, long time no mail
happy {=weekday} to you and all your reminders
good night, may your inbox stay empty
perfect, the reminder for {=ev} is just right
lovely, that's the exact mail I meant, cheers
thanks for the list, {=n} points were plenty
spot on with the weather, I stayed dry
ta for dimming the lights earlier, my head is better
you found the note, you star
great, {=who} got my message and {=mat} is settled, thank you
brilliant, now the calendar looks like a human lives here
ok that summary saved my {=dayw}
much obliged for the nudge about {=mat}, I'd have missed it
nice, {=ev} is in and nothing clashes. you're good at this
the lights going on by themselves when I came home, what a treat, thanks
cheers for the exchange rate earlier, the waiter didn't cheat me after all
exactly what I asked for. no more, no less
that was quick, the mail was out before I'd finished my tea
bit surprised how well you handled the news thing, well done
you remembered {=mat}, I feel {=feel} and grateful
so happy you deleted that mess
wow the price was right to the cent
all good, the door is locked, I can see it from here
sorry for shouting at you about the calendar
my bad, I gave you the wrong address {=past}
forgive me, I typed the price in the wrong window
I was rude about your reminders, apologies
excuse the mess, that last line was meant for {=who}
I owe you an apology, the mail did arrive after all
oops, wrong chat, that was for {=ppl}
the cat walked over the keyboard, ignore the song titles
pardon my French, {=mat} got to me
hm, fair enough, I didn't expect the list to be that short
ok great
fine by me, the lamp can stay as it is
yes yes, I saw the reminder, no need to nag
that'll do, I've heard enough news for one day
whatever you did with {=gizmo}, keep that up
no complaints about the calendar from my side
haha good one, you and your weather puns
full marks for that email, even {=who} was impressed
ahh so that's what the reminder was for, gotcha
makes sense, thanks for explaining the thing with the rate
who made you, and did they like mail as little as I do
are you actually able to send emails or just talk about it
can you open doors? in theory I mean
do you sleep between reminders
what else are you good for besides lists
which tools have you got under the hood
do you get bored of weather questions
are you listening to me through {=gizmo}
would you tell {=who} what I write here
how old are you in calendar years
do you dream of unread mail
are you a person or a very polite lamp
does it bother you when I delete things
can you feel the heating
do you ever forget, or only pretend to
what languages do you speak, and in which do you think
I bet you read the news before me every morning
are you the same one who helped me with {=mat}
is there a human who reads my notes
so you can do calendars and mail, but can you love
you don't judge me for {=n} alarms, do you
if you had an inbox, would it be tidy
what are you thinking about while I type
do you like your job, with all those lists and locks
could you in principle control {=gizmo} when I'm in {=town}
how do you decide what is worth remembering
you sound tired today, too many tickets
what's your favourite thing to be asked
are you allowed to say no to me
you're not going to sell my mails, are you
do you charge per message or what
is your weather any better, in there
never mind, forget I asked about {=mat}
no need to send it any more, {=who} just walked in
scratch that, I'd rather tell {=who} in person
actually no, leave the calendar as it is
don't bother with the mail, it sorted itself
stop, wait, no, not the reminder, let me think first
false alarm, the ticket was in my pocket all along
I changed my mind about {=gizmo}, don't touch it
hold off on the message to {=who}, I'm not sure yet
oh, {=who} already did it, so nothing for you here
let's drop the subject of {=mat}
on second thoughts I won't go to {=ev}, so you needn't look anything up
you can forget what I said about the price, I was joking
I take it all back, {=stk} was a silly idea
not now, the list can wait, I've got {=who} on the phone
nah, skip it, it stopped raining
disregard that, wrong window, that was a note to myself
it's ok, I found the mail
leave it, I'll text {=who} myself later
no no, I only said I might lock the door, not that you should
please do nothing about {=mat} for the moment
wasn't a request, I was thinking out loud about {=ev}
that was rhetorical, you don't need to search for it
so the mail, it was, hmm
and then the calendar just
what I meant was, the list, well, how do I put it
about {=who} and the lamp
because of the weather, or rather because
if the price were, no, wait
the thing with {=mat}, you know
or mail, or not mail
test test one two
testing, does this chat thing work
is this on? hello hello
ping pong, anyone
just checking that my keyboard still types euro signs €€€
mail mail mail lamp
asdf note jkl
qwertz open open qqq
lkjh 77 sdf remind zzxx
aaaaaargh mondays
la la laaa
blub
brb, doorbell
sec, {=who} is talking to me
no darling, the blue ticket, the blue one, it's on the fridge
{=who}, put the phone down, I'm writing to the assistant
wait {=who}, I'm not done with the list, sit down
(mum|dad), I said I'd be down in {=n} minutes
not you, I was talking to the dog about the open door
shh, the news is on
who left the door open again, was that you {=who}
kids, who turned off the light in here, it wasn't funny
lol no {=who}, he said remind not rewind
😂😂 {=who} and the calendar
🙄 {=weekday} meetings
jingle bells, jingle mails
"send in the clowns", my favourite song title of all time
%tool control_device
ugh the {device_id=darks} are off and I can't see my own feet, {action:turn_on=get them on} will you
{=hush}, I'm standing in the pitch dark here, some {device_id=darks} would be {action:turn_on=on} if you loved me
it would be heaven if the {device_id=noisy} just {action:turn_off=shut up}, my head is splitting
I can't hear myself think, {action:turn_off=kill} the {device_id=noisy} please and then tell me I'm pretty
baby finally asleep. {device_id=noisy} {action:turn_off=off}, quick, before she hears it
the sun is blinding me, be an angel and {action:close=close} the {device_id=shade}
any chance you could {action:open=open} the {device_id=shade}, it's like a cave in here lol
I've made it to bed and of course the {device_id=door} isn't locked, {action:lock=lock} it for me would you
{=who} is outside with {=n} bags and no key, so do {action:unlock=unlock} the {device_id=door}
my toes are blue, honestly, {action:set_temperature=put} the {device_id=cold} at {parameters=deg}
I wonder whether you could {action:set_temperature=get} the {device_id=cold} up to {parameters=deg} before grandma complains again
we've all left, silly us, with the {device_id=darks} still burning, so {action:turn_off=off} with them
my wife says the {device_id=noisy} ought to be {action:turn_off=off} by now and I'd like to stay married

%tool get_device_state
I'm halfway to {=twn} and can't stop wondering whether I locked the {device_id=door}
tell me I didn't leave the {device_id=dark} on. did I
paranoid me again, is the {device_id=door} still open
it feels like a fridge in the {device_id=cold}, what does the sensor say
hey, lazy question from the sofa, is the {device_id=noisy} still running upstairs
I'd sleep better if I knew the {device_id=door} was locked. is it?

%tool get_camera_stream
the dog's barking like mad, what's going on by the {camera_id=cam}, let me see the camera picture
I heard something, probably a fox, but do show me the {camera_id=cam} live
I miss home, could I have a peek through the camera at the {camera_id=cam}
is that {=who} at the {camera_id=cam} already? let me look through the camera

%tool send_message
it would be great if {chat_id=rel} knew that {text=fyi}
somebody ought to tell {chat_id=rel} that {text=fyi}, and by somebody I mean you
I've got flour all over my hands, so would you text {chat_id=rel} for me: {text=fyi}
{chat_id=rel} is probably worrying already. drop a line saying {text=fyi}
I promised to let {chat_id=rel} know that {text=fyi}, can you message them, I'm driving
{=hush}, {chat_id=rel} hasn't heard yet that {text=fyi}, send a message
what a day. anyway, message to {chat_id=rel}: {text=fyi}
{text=fyi}!! shout it to {chat_id=rel} in the chat

%tool compose_email
I keep putting it off, so let's do it now: an email to {to=addr}, subject {subject=sbj}, saying {body=fyi}
be a dear and mail {to=addr} for me, "{subject=sbj}", just that {body=fyi}
I'm too shy to call, so write {to=addr} an email headed {subject=sbj} and say {body=fyi}
{=hush}, {to=addr} needs an email from me, {subject=sbj} as the subject and {body=fyi} as the text
they hate phones over there, so mail {to=addr} that {body=fyi}

%tool reply_email
I feel bad for leaving {email_id=mid} unanswered this long, write back {body=fyi}
that mail {email_id=mid} keeps glaring at me. answer it with "{body=fyi}" and I'm free
ok ok I'll be polite, reply to {email_id=mid} that {body=fyi}

%tool search_email
I could swear {from_email=who} wrote me about the {query=subj}, would you dig it out of my mail
my inbox is a swamp, somewhere in it there's an email on the {query=subj}, fish it out
did I dream it, or has {from_email=who} emailed me about the {query=subj}? have a look
{=hush}, I need the mail with the {query=subj} in it, {days_back=back}
all I want is one mail in peace, the one about the {query=subj}, where is it
I wonder if anyone's mailed me about the {query=subj} {days_back=back}

%tool get_email_details
I skimmed {email_id=mid} and now I'm scared, show me the whole mail
silly me closed it, can I have mail {email_id=mid} in full again

%tool summarize_email
{=who} sent me a novel, {email_id=mid}, spare me and say what it boils down to
no coffee yet so no reading, give me mail {email_id=mid} in a nutshell

%tool schedule_reminder
don't let me forget to {message=todo2} {when=w}, you know what I'm like
I'll be deep in my book, so {when=w} please poke me to {message=todo2}
my brain is mush today, can you remind me {when=w} to {message=todo2}
last time it ended in smoke. {when=w} tell me to {message=todo2}, loudly
{=hush}, a little nudge {when=w} to {message=todo2} would save my marriage
I swore I'd {message=todo2} {when=w} and we both know I won't unless you remind me
{=who} will kill me otherwise: {message=todo2}, {when=w}, remind me
thanks for earlier! and do give me a shout {when=w} so I {message=todo2}
don't let me forget the {message=subj} {when=w}, pretty please

%tool list_reminders
I've lost track of what you're going to nag me about, what reminders are still coming
what have I asked you to remind me of, I feel I've overdone it, show me

%tool cancel_reminder
grandpa did it himself, bless him, so reminder {reminder_id=rid} can go
I'm a big girl, I don't need reminder {reminder_id=rid} any more, take it away
you'll laugh, it's already done, call off reminder {reminder_id=rid}

%tool add_task
I should really {title=onto}, put it somewhere on my list
{=hush}, {title=onto}, on the todo list with it before I forget
I lie awake thinking I must {title=onto}, so put that on my list and let me sleep
{=who} keeps nagging me to {title=onto}, fine, make it a task, due {due_date=due}
one day I'll {title=onto}. add it to my tasks, {priority:low=no hurry at all|low priority}
this one is {priority:high=urgent|really important}, I mean it: {title=onto}, onto the todo list
it'd be good to have "{title=onto}" on my list, to be done by {due_date=due}, I think
note to my lazy self, as a task please: {title=onto}

%tool list_tasks
I've got an hour and some energy left, what's on my todo list
cheer me up and show me all the tasks I've already {status:done=done|finished}
ok hit me, what is {status:open=still open} on my list
I've been avoiding my task list all week, let's see it

%tool complete_task
guess what, I actually did task {task_id=tn}, tick it off
(drumroll), number {task_id=tn} on my list is finished, mark it please
phew, that took ages, but task {task_id=tn} is done, you may check it off

%tool update_task
I was too optimistic again, give task {task_id=tn} a new deadline, {due_date=day}
haha nobody's going to die, so task {task_id=tn} can be {priority:low=low priority}
my boss had a fit, so bump task {task_id=tn} to {priority:high=high priority|top priority}

%tool delete_task
let's face it, task {task_id=tn} is never going to happen, throw it out
I can't look at todo {task_id=tn} any longer, get rid of it

%tool create_calendar_event
guess who said yes! {title=evt} {start_time=st}, {end_time=en}, into the calendar with it
it looks like I'm going to {title=evt} {start_time=st} for {end_time=en}, would you block that in my calendar
so happy, {title=evt} at {location=loc} {start_time=st}, it'll take {end_time=en}, put that in my calendar
I'd forget my own head, so save {title=evt} {start_time=st} for {end_time=en} in the calendar
{=hush}, {title=evt}, {start_time=st}, {end_time=en}, {location=loc}, calendar please
my week is filling up nicely, add {title=evt} {start_time=st}, should last {end_time=en}

%tool get_calendar_events
I'd love to go for a swim {start_date=day}, does my calendar let me
please say I've nothing planned {start_date=day}, check my diary
{=who} wants to drag me out {start_date=day}, have I got any appointments then
how bad does my schedule look {start_date=day}, be gentle
I'm dreading the {calendar_source:work=work} calendar, but what's in it {start_date=day}

%tool get_weather
I'm packing for {location=twn} and have no clue, shorts or a parka? what's the forecast
{=who} moved to {location=twn} and brags about the sunshine, what's the weather there really like
dying to get on my bike, is it dry in {location=twn} {days:1=today}
I hope it won't rain in {location=twn} {days:2=tomorrow}, we're getting married outdoors. will it?
tell me something nice, like how warm it is in {location=twn}

%tool get_stock_price
I bought {symbol=stock} like a fool, how deep am I in, what's it trading at
be honest, how ugly is the {symbol=stock} share {period:1d=today}
{=who} won't shut up about {symbol=stock}, where does the share stand
I'm almost afraid to ask how {symbol=stock} did {period:1mo=over the past month|this past month}
just curious, no I'm not gambling again, what's a {symbol=stock} share worth

%tool get_crypto_price
my nephew says he's rich now, what does one {symbol=coin2} go for
I could kick myself for selling {symbol=coin2}, what is it at in {currency=cur} now
{=hush}, what's {symbol=coin2} worth, I need a laugh

%tool get_exchange_rate
there were {=n} {from_currency=cur} in grandad's old coat, what's that in {to_currency=cur2}
my head can't do {from_currency=cur} into {to_currency=cur2}, what's the rate
we're off on holiday, yay, how many {to_currency=cur2} will I get for my {from_currency=cur}

%tool web_search
we've been arguing for an hour, google {query=bigq}, that'll end it
I haven't the faintest {query=bigq}, could you look online for me
be my hero and search the web for {query=bigq}
{=who} swears the internet can tell me {query=bigq}, so do search it

%tool search_wikipedia
I nodded as if I knew all about {query=wp}, save me with the wikipedia article
rainy evening, tea's ready, get me what wikipedia has on {query=wp}

%tool search_arxiv
my supervisor raised an eyebrow, so please dig up papers on {query=sci} from arxiv
I want to feel clever tonight, any preprints about {query=sci}

%tool ask_knowledge_base
I don't dare ask HR, but does our handbook say {query=hb}
{=who} and I have a bet on {query=hb}, it must be in the company docs, check
new here and clueless, where in our policies would I find {query=hb}, look it up please

%tool get_news_rss
coffee in hand, feet up, read me what {source=src} has on its front page
I've been offline all week, bliss, but now what's {source=src} reporting
I quite fancy some headlines from {source=src}, {limit:5=five} will do

%tool get_news_groundnews
everyone at the pub was on about the {query=newsy}, what's the latest news on it
I slept through the whole thing, any news about the {query=newsy}
mum asks me about the {query=newsy} every call, catch me up with the news on that
go on, ruin my morning, what's in the news

%tool store_fact
I always forget this, so remember for me: {fact=fact}
{fact=fact}, would you keep that in mind for me, I certainly won't
funny story, I'll spare you, but do make a note that {fact=fact}
it would help if you remembered that {fact=fact}
{=hush}, store this in your memory: {fact=fact}

%tool retrieve_memories
I'm in the shop looking lost, did I ever tell you {query=me}
you've a better memory than me, {query=me}, I told you in spring
oh no it's gone, do you still remember {query=me}? you should

%tool delete_fact
it's a bit embarrassing, please forget my {fact_id=was}
things have changed around here, so wipe my {fact_id=was} from your memory

%tool list_facts
you're scaring me, what do you actually have stored about me, list it all
out of pure vanity, show me every fact you've saved on me

%tool search_conversations
we had such a good chat about {query=talk}, find it again will you
didn't you and I talk about {query=talk} once? look through our old conversations

%tool get_memory_stats
just out of curiosity, how many facts have you piled up in there about me

%tool export_memory
I'm a bit of a hoarder, so give me everything you've stored on me {format:csv=as a csv|in csv}
you never know with computers, back up your memory of me {format:json=as json|to json}

%tool calculate
I was always bad at maths, what's {expression=calc}
three of us are staring at the bill, {expression=calc}, help
my son asked and I panicked, how much is {expression=calc}

%tool get_current_time
I've lost all sense of time on this sofa, how late is it
wonder if I can still ring my aunt in {timezone=twn}, what time have they got there
curtains shut, no clue, what's the date today even

%tool get_status
you've gone very quiet on me, how are my requests coming along
not to rush you, but is anything waiting for my ok

%tool notify_user
make my phone buzz with "{message=fyi}", I want to show {=who} how it works
be a sport and send me a notification that says {message=fyi}

%tool update_profile
%list set: time zone to Europe/Lisbon => {"time_zone": "Europe/Lisbon"} | language to Dutch => {"language": "Dutch"} | nickname to Moss => {"nickname": "Moss"} | home town to Graz => {"home_town": "Graz"}
new life, new me, set my {updates=set} in my profile
so we moved at last, long story, please change my {updates=set} in the profile

%tool get_profile
I can't remember what I told you when we started, what's in my profile

# German.
%lang de
%list wer: die Nachbarin | der Chef | mein Schwager | die Vermieterin | der Hausmeister | Oma Gerda | der neue Praktikant | meine Ex | der Trainer | Frau Özdemir | mein Mitbewohner | die Tante aus Kiel
%list name: Jule | Ömer | Gerda | Frau Özdemir | Tante Inge | Matthis | Opa Karl | Svenja | Lothar | Mehtap
%list was: den Keller | die Heizungsrechnung | das Zeugnis | die Kündigung | den Urlaub | den Zaun | die Steuer | den Kindergartenplatz | das verlorene Paket
%list gefuehl: erleichtert | ein bisschen schlecht | uralt | stolz wie Oskar | völlig leer | erstaunlich ruhig | schuldig | wie neugeboren
%list ding: ein Kalender | ein Thermostat | eine Einkaufsliste | ein Spamordner | eine Erinnerung | ein Türschloss | ein Börsenkurs | ein Wetterbericht
%list anlass: der Zahnarzt | die Chorprobe | der Elternabend | die Betriebsfeier | der Sehtest | das Grillfest | die Wohnungsbesichtigung
%list rolle: Jule | die Kegelgruppe | meine Schwester | Ömer | den Elternchat | Onkel Fritz
%list satz: ich den letzten Bus verpasst habe | es heute Linsen gibt | die Katze wieder da ist | wir zu fünft kommen | der Schlüssel bei Gerda liegt | die Probe ausfällt
%list zu: die Fahrräder aufpumpen | den Ofen entkalken | beim Optiker anrufen | Pfandflaschen wegbringen | die Hecke schneiden | den Kinderwagen verkaufen
%list wz: morgen um sieben | in einer halben Stunde | am Freitag um elf | heute Abend um acht | Montag früh um 9 | in 20 Minuten
%list li: Flurlicht | Kellerlicht | Licht in der Garage | Licht auf der Terrasse | Licht im Bad
%list tuer: Haustür | Kellertür | Gartentür | Balkontür
%list ort: Kiel | Graz | Oslo | Palermo | Freiburg | Lissabon | Krakau
%list thema: Bootsführerschein | Klavierstimmer | Kaution | Dachrinne | Schulausflug | Nebenkosten
%tool none
dichte mir was Lustiges über {=ding}
erzähl mir einen Witz, in dem {=ding} vorkommt
stell dir vor, {=ding} könnte reden, was würde da rauskommen
wie würdest du {=name} beibringen, dass ich {=was} vergessen hab
soll ich mich bei {=name} entschuldigen oder erst mal abwarten, was meinst du
%tool talk
hab {=name} grad noch im Treppenhaus getroffen und alles über {=was} gehört, puh
so, die Mail an den Chef ist raus, drück mir die Daumen
hab vorhin aus Versehen allen geantwortet, ich fühl mich {=gefuehl}
{=anlass} ist überstanden, und ich fühl mich {=gefuehl}
die Erinnerung kam genau richtig, ich war sogar pünktlich
danke, der Termin steht jetzt genau so drin, wie ich ihn wollte
das Licht geht wieder, lag nur an der Sicherung, ich Depp
ich hasse E-Mails, die mit "kurze Frage" anfangen
warum regnet es eigentlich immer an meinem freien Tag
wer liest schon Newsletter, mal ehrlich
{=wer} schreibt Nachrichten, als wären es Romane
kein Kalender der Welt kann meine Woche noch retten
ach lass, ich ruf lieber selber an, die Nachricht braucht es nicht
vergiss es, war nur laut gedacht mit der Liste
doch nicht, der Kurs ist mir inzwischen egal
kannst du überhaupt Mails verschicken oder redest du nur davon
schläfst du eigentlich, wenn keiner was von dir will
wer hat dich gebaut und mochte der auch keine Listen
Entschuldigung, falscher Chat, das mit dem Schlüssel ging an {=name}
guten Abend, bin zurück von der Probe und will nur kurz plaudern
Morgenstund hat Gold im Mund, sagt mein Wecker
also die Mail, äh, nein, anders
test test, hört man mich
Schatz, mach die Tür zu, es zieht! sorry, galt nicht dir
wenn ich für jede Mail einen Euro bekäme, säße ich längst auf Madeira
%tool control_device
hier sieht man ja die Hand vor Augen nicht, mach mal das {device_id=li} {action:turn_on=an}
ich lieg schon, und das {device_id=li} brennt noch, sei so gut und mach es {action:turn_off=aus}
%tool get_device_state
jetzt sitz ich im Zug und frag mich, ob die {device_id=tuer} abgeschlossen ist, schaust du nach
%tool send_message
wäre nett, wenn {chat_id=rolle} per Nachricht erfährt, dass {text=satz}
ich hab nasse Hände, schreib {chat_id=rolle} im Chat, dass {text=satz}
%tool schedule_reminder
ich kenn mich doch, also erinner mich {when=wz} daran: {message=zu}
lass mich das bloß nicht vergessen, {when=wz} {message=zu}
%tool add_task
ich müsste echt mal {title=zu}, setz das auf meine Liste
{=wer} liegt mir seit Wochen in den Ohren, {title=zu}, also ab damit auf die Aufgabenliste
%tool search_email
irgendwer hat mir doch was zum Thema {query=thema} gemailt, kannst du das raussuchen
%tool get_weather
Koffer ist offen und ich ratlos, wie wird das Wetter in {location=ort}
%tool get_calendar_events
%list vde1: morgen | Freitag | nächsten Dienstag
sag bitte, dass ich {start_date=vde1} nichts vorhabe, guck in den Kalender
%tool get_crypto_price
%list vde2: Bitcoin | Ethereum | Solana
mein Neffe gibt wieder an, was kostet {symbol=vde2} denn grad
%tool store_fact
%list vde3: der Ersatzschlüssel hängt hinterm Boiler | Jule verträgt keine Nüsse | meine Schuhgröße ist 41 | der Zähler ist unter der Treppe
merk du dir das, ich kann's nicht: {fact=vde3}
%tool list_tasks
so, Kaffee ist da, womit fang ich an, zeig mir meine {status:open=offenen} Aufgaben

# Spanish.
%lang es
%list quien: mi vecina | el jefe | mi suegra | el casero | la abuela Pilar | mi primo | el entrenador | la chica de recursos humanos | mi compañero de piso | la tía Charo
%list alguien: Nuria | Iñaki | la abuela Pilar | mi suegra | mi primo | Rosario | Chema | la vecina del quinto | mi cuñada | Don Anselmo
%list cosa: la mudanza | la factura de la luz | el examen | la boda | el paquete perdido | la reforma | el visado | la fianza
%list siento: aliviada | fatal | como nueva | un poco tonta | orgullosa | agotada | rarísima
%list chisme: un calendario | un termostato | una lista de la compra | una bandeja de entrada | un recordatorio | una cerradura | un paraguas
%list con: Nuria | el grupo de pádel | mi hermano | Iñaki | la tía Charo | el grupo del cole
%list que: se me rompió el coche | hoy cenamos a las diez | ya tengo las entradas | somos seis y no cinco | apareció el gato | no hay ensayo
%list hacer: llevar la bici al taller | pedir cita en la óptica | devolver los libros | regar el huerto | llamar al fontanero | comprar bombillas
%list cuando: mañana a las ocho | en media hora | el viernes a mediodía | esta noche a las nueve | el lunes a las 10 | en 20 minutos
%list luz: luz del pasillo | luz del trastero | lámpara de la terraza | luz del baño | luz del garaje
%list tema: mudanza | fianza | caldera | visado | reforma | piscina | presupuesto | boda | ascensor
%list sitio: Gijón | Lima | Palermo | Oporto | Cuzco | Granada | Oslo
%tool none
cuéntame un chiste de {=chisme}
invéntate un poema sobre {=chisme} y que rime
si {=chisme} hablara, qué crees que diría
tú en mi lugar le dirías la verdad a {=alguien} sobre {=cosa}
a ver, la lista, bueno, o sea
%tool talk
acabo de mandarle el correo al jefe, deséame suerte
ya le contesté a {=alguien}, y con buenas palabras además
por fin cerré el tema de {=cosa} y me siento {=siento}
uf, otro lunes con cien mensajes sin leer
{=quien} escribe correos como quien escribe telenovelas
menuda lluvia, y yo con sandalias
perfecto, el recordatorio llegó justo a tiempo, gracias
qué bien quedó la lista, ni una palabra de más
yo a las alarmas ya ni las oigo
quién se inventó las reuniones de los viernes, digo yo
el dinero va y viene, decía mi abuelo, sobre todo va
me da miedo abrir el correo después de vacaciones
déjalo, ya le escribo yo a {=alguien} cuando llegue
olvida lo que te pedí del precio, era broma
no hace falta que mandes nada, {=quien} acaba de entrar por la puerta
y tú puedes enviar correos de verdad o solo lo cuentas
duermes alguna vez o estás siempre pendiente de mis notas
perdona, me equivoqué de chat, lo de la llave era para {=alguien}
buenas noches, que sueñes con bandejas vacías
ojalá alguien pudiera borrar este martes de la historia
probando, probando, uno dos
niños, apagad la tele ya! ay, eso no iba para ti
más vale tarde que nunca, dijo el cartero
%tool control_device
no veo ni mis pies, {action:turn_on=enciende} la {device_id=luz}, anda
ya estoy en la cama y se quedó puesta la {device_id=luz}, {action:turn_off=apágala}, porfa
%tool get_device_state
%list ves4: puerta de casa | puerta del garaje | verja del jardín
voy en el tren comiéndome la cabeza, dime si la {device_id=ves4} está cerrada
%tool send_message
estaría bien que {chat_id=con} supiera que {text=que}, mándale un mensaje
tengo las manos llenas de harina, escríbele a {chat_id=con} por el chat que {text=que}
%tool schedule_reminder
soy un desastre, así que {when=cuando} recuérdame {message=hacer}
que no se me olvide {message=hacer} {when=cuando}, avísame tú
%tool add_task
un día de estos tengo que {title=hacer}, apúntamelo en la lista de tareas
{=quien} no para de insistir con que toca {title=hacer}, venga, a mis tareas
%tool search_email
juraría que {from_email=quien} me escribió un correo con la palabra {query=tema}, búscalo
%tool get_weather
tengo la maleta a medias, qué tiempo va a hacer en {location=sitio}
%tool get_stock_price
%list ves5: Iberdrola | Inditex | Repsol | Telefónica
mi cuñado no calla con {symbol=ves5}, a cuánto va la acción
%tool list_reminders
creo que te he pedido demasiados avisos, jaja, dime qué recordatorios me quedan
%tool store_fact
%list ves6: la llave está detrás de la caldera | Nuria no puede comer nueces | mi talla de bota es la 38
yo lo olvido seguro, acuérdate tú de que {fact=ves6}
