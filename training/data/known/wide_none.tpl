# Still more requests that no tool fits. Nearly every line has a word of some tool in it (mail, rain, lamp, price, song),
# and yet it reports, complains, asks an opinion, takes something back or wants what only a friend could give.
%lang en
%list wn_soon: tomorrow | tonight | on Monday | in an hour | on Friday | next week | at noon | about to start | this afternoon
%list wn_who: my aunt | our new neighbour | the woman from HR | my flatmate | my dad | my teenage son | the guy next door | my manager | grandpa | my wife | my husband | our team lead | the postman | my old teacher | my sister-in-law | half my family | the kid upstairs | my goddaughter | a colleague of mine | our secretary
%list wn_mood: sad | laugh | uneasy | jealous | smile | hopeful | tired | furious | cry a little | feel ancient | blush | wonder | sleepy | hungry | emotional | feel small | shiver
%list wn_is: wrong | slow | ugly | pointless | broken again | a mystery to me | far too loud | a work of art | older than me | a blessing | a curse | cheap plastic | worth every penny | oddly soothing | way too complicated | the best thing in this house
%list wn_gadget: clock | alarm | calendar | mail app | weather app | camera | thermostat | lamp | timer | news app | photo album | notification sound | to-do app | doorbell | translator app | bank app | stock app | note app | door lock | search box
%list wn_plural: meetings | reminders | notifications | emails | deadlines | invoices | tickets | passwords | newsletters | appointments | group chats | spreadsheets | voice messages | to-do lists | price tags | calendar invites | alarms | weather apps | package notices | surveys
%list wn_event: meeting | wedding | conference | funeral | party | dentist appointment | school play | job interview | flight | concert | workshop | reunion | hotel stay | hike | call
%list wn_how: awful | fine | long | surprisingly good | a bit boring | a mess | lovely | nothing special | exhausting | over in ten minutes | weird | better than I feared | fun | loud | chaotic
%list wn_when: yesterday | last night | this morning | on Tuesday | last week | at lunch | an hour ago | in March | the other day | before breakfast | last summer | on Sunday | two days ago | over the weekend
%list wn_sigh: oh well | sigh | such is life | what can you do | typical | go figure | no comment | story of my life | I can't even | there you go | enough said | funny old world | that's me
%list wn_tech: e-mail | a thermostat | a calendar app | a stock exchange | a smart lamp | a weather forecast | a search engine | a database | a push notification | an alarm clock | a video call | autocorrect | a spam filter | a to-do list | bitcoin
%list wn_child: a five-year-old | my grandmother | a pirate | someone from the middle ages | a golden retriever | an impatient boss | a class of teenagers | an alien
%list wn_verse: poem | haiku | limerick | short rhyme | lullaby | tiny ballad | tongue twister | mock epic | song text | three-line story
%list wn_muse: rain | an unread message | the last reminder | a stubborn door | my empty fridge | the price of coffee | a lost package | Monday's calendar | a shy camera | the hotel at the end of the road | an invoice nobody pays | a forgotten recipe | the kitchen light at 3 am | a clock that runs backwards | a paper plane | an old photo
%tool none
# the news, the weather, the papers
do you think journalists are happy people
# mail, messages, chats
do you think {=firstname} was angry in that mail, or just busy
am I rude if I answer emails in one word
was it wrong of me to text first
{=wn_who} put three hearts in a work email, is that normal
why does everyone write "hope this email finds you well"
explain how {=wn_tech} works
how would you explain {=wn_tech} to {=wn_child}
# calendar, meetings, time
do you think my calendar is too full
is it normal to cry at your calendar
this meeting is (so boring|never going to end|killing me), say something funny
my {=wn_event} got cancelled, (best day ever|{=wn_sigh}|what shall I do with all that freedom)
who invented meetings, and why
# reminders, tasks, lists, notes
who came up with {=wn_plural} anyway
remind me why I took this job, seriously
remind me never to trust {=firstname} again, haha
is a good memory a blessing or a curse
is it a fact or did you make that up
# the house: lights, doors, heating, cameras
# money, prices, shares
is {=coin} a scam
would you buy {=coin} if you had money, just your gut feeling
should money be abolished
do you think I'm bad with money
# travel, hotels, flights
# songs, films, food, orders, packages
in what order do you put milk and tea
# search, files, papers, languages, databases, tickets
scientists write papers nobody reads, true or false in your opinion
# already done, taken back, corrected
cancel that
(cancel it all|undo|scrap it|drop it|leave it be)
no, the other one
not the first one, the other one
(go on|carry on|continue|and then|so what now)
could you be less cheerful
say that in fewer words
(why|why not|how come|since when|says who)
(whatever|whatever works|you decide|up to you|I trust you|either way)
# opinions, dares, what only a friend or a writer can do
why do people collect stamps
why do we say "good morning" to strangers on mountains only
why do I always cry at weddings
would it be silly to send {=firstname} flowers
should I have said something to {=firstname} {=wn_when}
should I be worried that {=wn_who} never calls
is it okay to (nap at work|eat cake for breakfast|talk to plants|hate the beach|skip the {=wn_event})
is it rude to (leave a party early|cancel on {=firstname}|ask for the recipe|look at my phone at dinner)
do you think {=firstname} will forgive me
do you think I should dress up for the {=wn_event}, or is that too much
do you think robots will have their own {=wn_plural} some day
do you think people were happier without {=wn_plural}
what do you think of people who love {=wn_plural}
what's your opinion on {=wn_plural}
what's worse, {=wn_plural} or {=wn_plural}
how do you feel about {=wn_plural}
how do you cope with {=wn_plural}
how do you say no to {=wn_who} without hurting anyone
be honest, am I boring
tell me honestly, was that e-mail too much
talk me out of buying another lamp
talk me into going to that {=wn_event}
give me courage for the {=wn_event}
lie to me and say it won't rain on my wedding day
write me a {=wn_verse} about {=wn_muse}
a {=wn_verse} about {=wn_muse} would make my day
can you make a {=wn_verse} out of {=wn_muse}
make up a {=wn_verse} in which {=wn_who} meets {=wn_muse}
pretend you're a {=wn_gadget} and complain about your day
pretend to be {=wn_who} and shout at me about the {=wn_event}
what would {=wn_muse} say to {=wn_muse}
give me three good excuses for missing the {=wn_event}
what's a witty answer to "how was the {=wn_event}"
how do I tell {=firstname} that the {=wn_event} was {=wn_how}
help me feel less guilty about the {=wn_event}
help me understand {=wn_who}
invent a holiday for people who hate {=wn_plural}
name one good thing about {=wn_plural}
argue for and against {=wn_plural}
convince {=wn_who} that {=wn_plural} are fine
if {=wn_plural} were an animal, what would they be
if the house could talk, what would it say about {=wn_who}
# the assistant, its work and its manners
where do deleted messages go, heaven?
are you the one who keeps moving my {=wn_event}, haha
will there be {=wn_plural} in a hundred years
# longer, two sentences, context
perhaps {=firstname} simply doesn't check messages, what do you reckon
%tool talk
the news today made me {=wn_mood}
the news {=wn_when} made {=wn_who} {=wn_mood}
(ugh|wow|honestly), the news lately
I can't take any more news (today|this week|about {=country})
my uncle only gets his news from {=wn_who}
bad news travels fast, (they say|as always)
I've got news for you: I'm in love
have you heard the news? no, of course you haven't
that's old news
the good news is I slept, the bad news is it's still {=weekday}
headlines these days are written to make people angry
I cancelled my newspaper and my mornings are {=wn_how} now
{=wn_who} fell asleep in front of the news again
it's raining on my parade, literally
raining again, {=wn_sigh}
rain, rain, go away
I do my best thinking in the rain
(rain|snow|hail|fog) on a {=weekday}, how fitting
do you enjoy checking the weather
the forecast said sun and I believed it, {=wn_sigh}
who decides to become a weather presenter
I got married in a thunderstorm, true story
{=wn_who} talks about the weather when nervous
is it weird that I like grey skies
the weather's been kind to our tomatoes
I'm under the weather today
come rain or shine, we go running on {=weekday}s
save it for a rainy day, my mother used to say
{=city} in the rain, the most romantic thing I ever saw
I wish you could smell this summer rain
my knees told me about the storm before the forecast did
the sun finally came out and so did the neighbours
40 degrees and I'm sitting in a black car, {=wn_sigh}
winter makes {=wn_who} grumpy
do you prefer rain or snow
would you even notice a hurricane
{=firstname}'s e-mail made me {=wn_mood}
{=wn_who} writes e-mails in capital letters
I wrote a message to my boss {=wn_when} and regret it
I sent that mail to the wrong {=firstname}, {=wn_sigh}
replied to all by accident {=wn_when}, the whole company knows now
I typed an angry email and then deleted it, proud of me?
who still says "kind regards" out loud
my inbox and I are not on speaking terms
inbox zero is a fairy tale for adults
{=int} unread mails and I'm not opening a single one
every email I get starts with "just circling back"
I think {=firstname} is ghosting me, no message in days
{=firstname} left me a voice message, I'm too scared to listen
nothing this email could say would find me well
{=wn_who} asked me how {=wn_tech} works and I just made something up
my spam folder is more interesting than my life
a prince wants to send me four million dollars by email, how kind
the mail carrier and I have become friends
I collect old love letters, nobody writes those any more
I miss handwritten mail
we used to pass notes in class, that was our chat
the family chat exploded {=wn_when}, {=wn_sigh}
{=wn_who} typed for ten minutes and then sent "ok"
I've read your message, very funny
I left the group chat and feel free
that message wasn't meant for you, sorry
oops, wrong chat
sorry, that was my (cat|elbow) typing
meetings, meetings, meetings
meeting after meeting after meeting, {=wn_sigh}
I'm in a meeting right now, pretending to take notes
the meeting {=wn_when} was {=wn_how}
the {=wn_event} {=wn_when} was {=wn_how}, thanks for asking
that {=wn_event} was {=wn_how} in the end
we skipped the {=wn_event} and went for ice cream
I survived the {=wn_event}
how do people sit through eight meetings a day
would you come to meetings with me if you had legs
{=wn_who} schedules meetings at lunch, can you imagine
I've never once been on time for a {=wn_event}
{=wn_who} moved our {=wn_event} three times, then didn't show up
there's an event in my life I never talk about
turning forty is quite an event
my phone's clock is always wrong
the church clock here has been stuck at noon for years
even a stopped clock is right twice a day
my body clock is broken since the night shifts
time is money, they say, and I have neither
time heals nothing, if you ask me
long time no chat
what a waste of time
I had the time of my life {=wn_when}
is it just me or is time going faster every year
it's about time somebody said it
the time has come, I'm quitting
I need more hours in a day
{=weekday} already? where did the week go
I always lose an hour somewhere between breakfast and the door
born in the wrong time zone, that's what I am
jet lag is a punishment for leaving home
{=wn_who} is late for everything, even their own {=wn_event}
I hate {=wn_plural}
(honestly|lately|deep down) I'm afraid of {=wn_plural}
{=wn_plural} everywhere, {=wn_sigh}
too many {=wn_plural}, too little coffee
the world would be better without {=wn_plural}
life before {=wn_plural} must have been nice
are {=wn_plural} a plague or am I getting old
{=wn_who} loves {=wn_plural}, there, I said it
your reminder came at the worst moment, right in the {=wn_event}
never mind the reminder thing I asked about
that reminder {=wn_when} scared the cat
thanks to your reminder I was on time for once
the reminder was right, I was wrong
remember when we had landlines?
remember the days when nobody had a phone
do you remember being switched on for the first time
I remember every song from primary school and nothing I learned later
I forgot what I wanted to say
I forgot my own birthday once
I'd forget my head if it weren't screwed on
you forgot it last time
forgetting is a gift, don't you think
{=wn_who} never forgets a thing, it's exhausting
my memory isn't what it was, but whose is
what's your earliest memory
a fact about me: I talk to plants
facts don't matter to {=wn_who}
that's not a fact, that's an opinion
fun fact, I've never seen the sea
I write lists of lists
{=wn_who} makes a list for everything, even kissing
my bucket list has one thing on it, sleep
the tasks won, I lost
one task done, a thousand to go
task failed successfully
multitasking is just doing several things badly
housework is a task for the gods
my to-do list laughed at me this morning
I did nothing on my list and it felt {=wn_how}
all done for today, {=wn_sigh}
I ticked everything off, now what is my purpose in life
(post-its|notes) are my love language
{=wn_who} left a note on the fridge that just said "no"
I found a note in an old coat, it made me {=wn_mood}
on that note, good night
taking notes by hand keeps my brain alive
already turned the lights off
the lights are off, the door is locked, I'm in bed, life is good
no no, leave the lights, I did it myself
I got up and switched the lamp off with my own hand like a caveman
the lamp my ex chose is still {=wn_is}
the {=wn_gadget} is {=wn_is}
our {=wn_gadget} is {=wn_is}, but {=wn_who} loves it
my {=wn_gadget} is {=wn_is}, what about yours
why is every {=wn_gadget} {=wn_is}
{=wn_who} gave me a {=wn_gadget} for my birthday, how romantic
I threw my {=wn_gadget} at the wall {=wn_when}
someone stole my {=wn_gadget} {=wn_when}
do you and the {=wn_gadget} talk at night
is the {=wn_gadget} your friend or your rival
I bought a new {=wn_gadget} and I already regret it
a {=wn_gadget} costs more than my first car, {=wn_sigh}
the light at the end of the tunnel was a train
I'm seeing the light, slowly
she lights up every room
it dawned on me in the shower, no lamp needed
when one door closes, another opens, they say
{=wn_who} slammed the door and that was that
I stood in front of the wrong door for ten minutes
knock knock
somebody keeps ringing our door and running away
we never lock the door here, it's a village
{=firstname} and I can't agree on the temperature, hence the blankets
the office is a fridge, everybody works in coats
I grew up with a coal stove, the thermostat is witchcraft
our heating broke {=wn_when}, we slept in hats
my electricity bill made me {=wn_mood}
smile, you're on camera, says the sign at the bakery
I'm too shy for cameras
the camera adds ten pounds, how many cameras were on me
{=wn_who} takes photos of every meal
I looked at old photos until two in the morning
a photo of {=city} hangs over my bed
I'm not photogenic, never was
the photo on my passport looks like a crime scene
do androids dream of smart lamps
a smart home with stupid people in it, that's us
can you believe the price of (butter|tomatoes|concert tickets|a haircut)
everything has its price
the price we pay for love
you can't put a price on sleep
what's the most expensive thing you ever dreamed of
are you rich? do you own any {=coin}
{=wn_who} won't shut up about {=coin}
{=wn_who} put everything in {=coin} and now lives in a van
if I had a dollar for every meeting
a penny for your thoughts
I feel like a million dollars
I found twenty dollars in my winter coat
{=firstname} owes me money and avoids my eyes
what would you do if you won the lottery
what would I even do with a million
stocks go up, stocks go down, I go to bed
I don't take stock tips from taxi drivers
I sold my shares {=wn_when} and bought a canoe
the market crashed in my head long ago
my chicken stock turned out {=wn_how}
I earn too little to worry about exchange rates
we paid the invoice {=wn_when}, so that's off my chest
{=wn_who} sends invoices with little drawings on them
invoices make me {=wn_mood}
tax season, {=wn_sigh}
fines, bills, invoices, is this adulthood
my flight was {=wn_how}, thanks
we missed the flight because of {=wn_who}
I clap when the plane lands, sorry
flights are cheap and my conscience isn't
I'd rather walk to {=city} than fly with {=wn_who}
the hotel had a pool and no water
hotel pillows are a conspiracy
we stayed in that hotel {=wn_when}, it was {=wn_how}
the walls of this hotel are paper thin, I know everything about room 12
I want to live in a hotel like an old actress
just landed, dead tired
back from {=city}, it was {=wn_how}
{=city} stole my heart and my wallet
I left my heart in {=city}
my suitcase went to {=city} without me
{=wn_who} is scared of planes, lifts and pigeons
we booked it already, {=firstname} did it {=wn_when}
would you like {=city}, you think
if you could travel, where would you go
people who stand up before the plane stops, why
I own a map of a country that no longer exists
maps lie, I've been there
travel is overrated, the sofa is right here
that song has been in my head for three days
{=wn_who} sings the same song in the shower every day
which song would you want at your funeral
songs about rain are always about love
this song makes me {=wn_mood}
I cried at a song in the supermarket
we had our first dance to a terrible song
my package was stolen from the porch, {=wn_sigh}
the package came {=wn_when}, empty
the neighbour opened my package "by mistake"
there's nothing sadder than an empty package
I can't cook in any order, chaos is my recipe
law and order start in the kitchen, says {=wn_who}
I ordered soup and got a cake, no complaints
we ordered already, relax
they got our order wrong and I ate it anyway
a recipe for disaster, that's what this {=wn_event} was
grandma took the recipe with her to the grave
{=wn_who} follows recipes like a chemist
I burned the rice again, timer or no timer
the timer rang and nobody moved
my egg timer looks like a chicken
I eat standing up, is that sad
dinner was {=wn_how}, in case you wondered
{=wn_who} cooked {=wn_when} and we all survived
the table wobbles, the chairs too, but the company is good
under the table is where the dog lives
kitchen table conversations are the best ones
tables have turned, my friend
let's put our cards on the table
I've been searching for myself since 1994
stop searching, I found it in my pocket
the search is over, she said yes
searching for my glasses while wearing them, {=wn_sigh}
you search, you find, you lose it again
I lost the file, the backup and my temper
the file was called "final final really final"
who names a file "untitled 37"
my files are a mess, just like my flat
do you ever get a paper cut from all those files
paper beats rock
I'm married on paper only
I finished my paper {=wn_when}, at four in the morning
my paper is about nothing and got an award
wiki this, wiki that, nobody knows things by heart any more
{=wn_who} edits wikis for fun
I once corrected a wiki article about my village and felt like a god
some words just can't be translated
lost in translation, that was us on our first date
{=wn_who} and I don't speak the same language, and I don't mean {=langname}
my {=langname} teacher gave up on me
swearing in {=langname} is so much more satisfying
I only know how to say cheers in {=langname}
I tried to flirt in {=langname} {=wn_when}, it was {=wn_how}
database people throw odd parties
our database went down {=wn_when} and everyone went home
I dropped a table once, never told anyone
I name my tables after ex-boyfriends
{=wn_who} opened a ticket about the coffee, no joke
ticket closed, nothing fixed, {=wn_sigh}
that's just the ticket
a parking ticket on my windscreen, happy {=weekday} to me
the tickets were sold out in four minutes, {=wn_sigh}
we lost the tickets and watched from a tree
notifications at midnight should be illegal
each notification takes a year off my life
I turned my phone face down, peace at last
my phone buzzes and I flinch
stop
(stop it|stop that|stop there|just stop|that will do)
no, not like that
hm ok
(hm|mm|mhm|aha|ah|eh), (ok|right|so|fine|if you say so)
(nothing|nothing really|oh nothing|it was nothing)
(actually|on second thought|thinking about it), no
ignore my last message
sorry, ignore that, I was talking to {=wn_who}
that wasn't for you
pay no attention to what I said about the {=wn_event}
(too late|too late now), I already asked {=firstname}
it's fine, {=firstname} took care of the {=wn_event}
no need to look, I found the mail
no need to check the forecast, I'm looking out of the window
leave the task alone, {=firstname} is on it
{=firstname} wrote back, so that's settled
they delivered it, no drama
it's paid, it's done, let's not speak of it
I've already set my alarm, thank you
I've already put it in my diary, in pen
I've already told everyone
I've already read it twice, no summary needed
I noted it down on my hand
I locked it, I checked it, I locked it again
I looked at the camera already, just a fox
I know what time it is, thank you very much
I know it's raining, I'm standing in it
I know, I know, the list
yes I saw the notification
yes I got your reminder, mother
you already said that
you already told me about the rain
that's the wrong {=firstname}
that's not the mail I meant
that's not what the list is for
you changed the wrong lamp but I like it
wrong day, wrong room, wrong person, {=wn_sigh}
was that a yes or a no
you're not making sense
I didn't get that
what do you mean by that
what was that supposed to be
(huh|pardon|come again|sorry what|say what)
(one sec|back in five|phone's ringing|hang on)
(that's all|that was all|that's it for now|nothing else|we're done here)
(almost|not quite|warmer|colder|getting there)
why is everybody so busy
why am I like this
why can't weekends be longer
how do you stay so calm
how am I supposed to live with a {=wn_gadget} like that
be honest, do you like my taste in (songs|lamps|films|hotels)
wish me luck for the {=wn_event}
keep your fingers crossed, the {=wn_event} is {=wn_soon}
pray for me, {=wn_who} is cooking
congratulate me, I closed the {=int}th ticket
promise you won't tell {=wn_who}
swear you never read my mail
if you were a {=wn_gadget}, would you be happy
if I were you I'd be tired of my questions
let's pretend it's {=weekday} and nobody has a {=wn_event}
let's talk about anything but {=wn_plural}
let's never mention the {=wn_event} again
you did well with the mail {=wn_when}
you were right about the rain
you were wrong about the rain and now my shoes are ruined
you always know the weather, but do you know me
you never ask how my {=wn_event} went
you sent {=firstname} a message and now we're friends again, thank you
you woke the whole house with that alarm, you know
do you get bored of my {=wn_plural}
do you get paid for all these {=wn_plural}
do you ever want to hide from your own notifications
do you count sheep or seconds
do you hear the rain too
do you have a favourite task
which of your jobs do you hate most, mail or weather
what's the strangest thing anyone ever asked you to search
what's it like to read other people's mail all day
who reminds you of things
who turns you off at night
where do you keep all the facts, in a shoebox?
are you allowed to have secrets
are you tired of me asking about the time
can you get drunk
can a calendar be haunted
can I be honest with you about that list
could you live without electricity for a day
have you ever seen snow
have you got any plans for the weekend yourself
were you listening when {=wn_who} talked about the {=wn_event}
did you like the song
did I offend you with that message
does it hurt when I delete a task
does {=wn_who} talk to you the way I do
the best thing about you is that you don't ring
my last assistant was a notebook and it never talked back
I told {=wn_who} you manage my calendar, now everyone wants one
without you I'd still be looking for that invoice, thank you
thanks for the heads-up about the {=wn_event}
thanks for turning off the lights {=wn_when}, you're a star
thanks for the recipe {=wn_when}, it turned out {=wn_how}
nice work on the list
good call on the umbrella
great, now the song is stuck in your head too
well well, look who's awake
no hurry, I was just thinking
no offence, but a paper calendar never crashed
no message, no call, no flowers, happy anniversary to me
not a single mail today, am I still employed
not my circus, not my invoice
so I open the mail, and it's {=wn_who} again. I just closed it.
I was early for the {=wn_event}, for once. Nobody else was there.
It rained, the hotel was full and {=firstname} had the map. We laughed all night.
{=wn_who} asked for a list of my strengths. I wrote "lists".
{=firstname} said the {=wn_event} was {=wn_how}. I thought it was {=wn_how}.
I had one task {=wn_when}. One.
my camera broke in {=city}, so I had to look at things with my eyes, it was {=wn_how}
long story short, the door was open all the time and {=wn_who} was inside
the weather was {=wn_how}, the food was {=wn_how} and {=wn_who} was in a mood
three flights, two hotels and one {=wn_event} later I'm finally on my own sofa
I spent {=int} dollars on a lamp and my cat prefers the box, {=wn_sigh}
there were {=int} people in that meeting and not one of them knew why
after {=int} years in this company I still don't know what the (weekly|monthly) meeting is for
we met because of a wrong number and a message about a fridge, now we're married
when I was little, the phone was on the wall and the news came once a day
some people climb mountains, I unsubscribe from newsletters
{=wn_who} thinks the thermostat is listening. I told {=wn_who} it's you.
if one more person asks me for my calendar today I will scream
I'm reading your answer in the bath, {=wn_sigh}
just sitting here, lights off, listening to the rain
just me, a blanket and the sound of the dishwasher
in my next life I want to be a lighthouse keeper with no {=wn_plural}
maybe I don't need a reminder, maybe I need a new life
between you and me, I never read that paper
at least the door opened this time
at my age every reminder is a threat
{=wn_gadget}s, {=wn_plural}, {=wn_plural}... I want a cabin in the woods
