# Talk with the assistant itself: about it, greetings, thanks, refusals, what if, taste; nothing is asked for.
%lang en
%list sv_who: my brother | Agata | my boss | grandpa | the girl next door | Moritz | my flatmate | aunt Nell | our coach | Soraya | my father in law | the caretaker | my wife | Emre | my hairdresser | Ludo | my cousin | the new intern | my daughter | Mrs. Adeyemi
%list sv_when: yesterday | last night | this morning | on sunday | the other day | last week | at lunch | just now | a while ago | over the weekend
%list sv_hm: well | so | haha | man | honestly | hm | wow | tell me | just curious | by the way | ok | seriously
%list sv_do: send a mail | read my inbox | book a meeting | set a reminder | switch off the heating | lock the front door | look something up | add a task | message a friend | check a share price | read the papers | delete a task | convert money | watch the camera
%list sv_doing: sending mails | reading inboxes | setting reminders | dimming lights | looking things up | keeping lists | checking the forecast | counting bitcoins | planning other people's weeks | reading headlines | adding up numbers | guarding the door
%list sv_things: reminders | e-mails | meetings | todo lists | share prices | headlines | forecasts | door locks | lamps | notes | calendars | sums | exchange rates | encyclopedias | thermostats
%list sv_like: thunderstorms | spreadsheets | mondays | jazz | snow | long meetings | short e-mails | empty inboxes | riddles | old radios | cats | quiet evenings | small talk | candlelight | round numbers
%list sv_thx: thanks | thank you | thx | cheers | ta | many thanks | much obliged | ty
%list sv_no: no | nah | nope | no no | no thanks | no thank you | rather not
%tool talk
# What it is.
are you a (person|robot|program|human) or what
what (exactly|actually) are you
what does it mean that you're an assistant, are you more of a butler or a secretary
{=sv_hm}, is there somebody real behind all this
how old are you [, really]
where do you live, in my phone or in some cellar full of wires
why are you called Steward
do you have a proper name or just the one on the box
are you a he, a she or an it
which company do you belong to
are you one of many or is there only the one of you
do you have brothers and sisters, other assistants I mean
{=sv_hm}, are you the same one {=sv_who} has at home
do you run on electricity or on coffee like the rest of us
were you made for {=sv_doing} or did that just happen
who pays you for {=sv_doing}, if I may ask
you're not one of those big chat models, are you
so you're basically software with manners
am I talking to a machine right now
# How it works.
how do you (understand|know|figure out) what people want
how does it all work inside you, roughly
when I write something, what happens to it in there
do you think in words or in numbers
how come you're so (fast|slow|quick with an answer)
do you guess, or do you know what you're doing
do you get better the more we talk
can you learn from your own mistakes
do you understand jokes or only orders
what do you do when two wishes come in at once
how do you tell a question from an order
do you hear everything that's said in this room or only what I type
why do you answer so politely even when people bark at you
do you work without the internet
is it hard for you when people make typos
do you read every word or just the important ones
how do you decide which of your tools is the right one
do you ever mix up {=sv_things} and birthday cards
{=sv_hm}, how do you manage {=sv_things} all day without a break
what happens to you when the power goes out
# What it may do.
are you allowed to {=sv_do} without asking me first
do you need my permission for everything
could you spend my money behind my back
would you ever {=sv_do} on your own, just like that
who can see what you and I talk about
may {=sv_who} use you too or are you only mine
what are you not allowed to do
are there things you would never do, even if I ordered it
do you always ask before a mail goes out
is it up to you or up to me in the end
do you report to anybody about me
could someone else pretend to be me and have you {=sv_do}
are you the boss of the house now or am I
nobody has told me what you may and may not do
do you have rules, like those three for robots
I hope you never (open|unlock) the door for strangers
{=sv_hm}, can you say no to me
what would it take for you to refuse
can you lie
is it you who decides which mails matter or is it some setting
# Whether it keeps or forgets.
do you forget things like people do
do you (keep|store|hang on to) what I say here
how long do you remember a chat like this one
does what I tell you stay between us
is any of this written down somewhere
do you remember everything or only what I ask you to
will you still know me tomorrow
do you forget me the moment I close the window
where does it go, all that you remember
is your memory better than an elephant's
does it bother you to hold so many secrets
are my notes safe with you
is it private, what we talk about
does anybody else get to read your memory
I wonder whether you ever truly forget
would you tell {=sv_who} what I said about the party
your memory is better than mine, that much is certain
it's a bit creepy how much you remember
it's rather nice that somebody remembers things for once
you don't have to remember any of that, I was only rambling
# How it feels.
how are you [today|this morning|doing]
how do you feel (today|about all this|when nobody writes)
are you (tired|bored|lonely|happy|busy) [sometimes]
do you sleep
do you dream of {=sv_things}
does {=sv_doing} ever get boring
did you have a good weekend
do you get hurt when I'm rude
are you afraid of being switched off
do you have feelings, or is that just good manners
do you miss me when I'm on holiday
what's it like being you
you sound cheerful today
you seem a bit off this morning, everything alright
are you cross with me because of (yesterday|last night|what I said|the shouting)
don't you get sick of {=sv_things}
are you jealous of the speaker in the kitchen
do you like your job
do you like me
hope you're having an easier day than I am
# Greetings.
hello there [, old friend]
good evening [to you]
hey you
hiya
howdy, partner
morning! slept like a stone
evening, just got in
hello, anybody home
hi, it's me again
I'm back
long time no see
nice to meet you
hey, how's it going
hello, I'm new here, just looking around
{=sv_who} says hi [by the way]
greetings from the beach, no work today
happy new year to you and your circuits
just popping in to say hello, nothing on the list
# Thanks.
{=sv_thx}
(thanks|thank you|cheers) [again|for that|for earlier], you didn't even grumble
{=sv_thx} for {=sv_doing} all week
(thanks|thank you|cheers) anyway, you tried
that's very kind of you
you're a (star|gem|treasure|lifesaver|legend)
bless you, truly
I appreciate it
couldn't do it without you
you've been a great help {=sv_when}
thank you for being so patient with me
good work {=sv_when}, I mean it
I never thank you enough for all the {=sv_things}
{=sv_who} thinks you're wonderful, and so do I
very thoughtful, that nudge {=sv_when}
I owe you one
thanks for nothing, as they say, just kidding
no complaints at all from this side
that was exactly right, well done
you did all that in a minute, respect
# Farewells.
bye [bye|for now]
talk soon
I'm off
that's all for (today|now|tonight)
that'll be all, thank you
have a nice (evening|weekend|day)
right, I'm going to bed
gotta run
until next time
farewell, my trusty helper
ciao
take care of yourself
we're done here, I think
logging off now, it was a pleasure
enough {=sv_things} for one day, good night
off to the airport, back in two weeks, be good
I'll leave you in peace now
so long and thanks for all the {=sv_things}
# Acknowledgements.
ok
okay then
got it
alright
fine
fine by me
I see
makes sense
good to know
noted, thanks
understood
sounds good
great
perfect
yep, saw it
right
very well
fair enough
oh, interesting
cool cool
# Refusals and changes of mind.
{=sv_no}
{=sv_no}, I'm fine
{=sv_no}, leave it
never mind, (found it|sorted|I've got it|it's done)
forget I said anything
forget it, it wasn't important
actually, no
on second thought, nothing
I changed my mind, we can leave it as it is
sorry, wrong window
that wasn't meant for you
{=sv_who} has already done it, so there's nothing left for you
no more {=sv_things} today, I've had my fill
I was going to ask you something, but it can wait
oh, I thought of something, gone again
hm, let me sleep on it
not now, I'm eating
ignore that, the cat walked over the keyboard
skip it, I don't even remember why I wanted that
# What if.
if I ever asked you to {=sv_do}, would you do it
would you in theory be able to {=sv_do} while I'm asleep
could somebody like you run a whole company
if I were ill, would you notice
suppose I never wrote again, would you wonder
what would you do if I won the lottery
if you had hands, what would you do first
if I moved to the moon, would you come along
could you fall in love, hypothetically
what if all the clocks stopped, would you still know when to speak up
say I forgot my own birthday, would you have noticed
if you could swap places with me for a day, would you
imagine somebody stole my phone, would you talk to the thief
would you save the hamster or the hard disk in a fire
could you beat me at chess, do you think
if I told you to {=sv_do} ten times in a row, would you sigh
could there be a time when nobody has to write mails any more
if you were human, what would your job be
what if you and the toaster teamed up against me
would you still help me if I were a villain
# Taste and opinion.
do you like {=sv_like}
what do you think of {=sv_like}
{=sv_like} or (opera|sunshine|chess|poetry), what's more your thing
what sort of (music|weather|people|food) do you like
do you find {=sv_things} as dull as I do
are you more of a morning person
do you believe in ghosts
do you think I work too much
be honest, am I difficult
is a lie in an e-mail worse than a lie to one's face, in your opinion
do you think people were happier before {=sv_things}
do you prefer it when I say please
would you rather be a lamp or a lock
whom do you like better, me or {=sv_who}
I say paper beats apps, but you'll disagree
you must have an opinion on {=sv_like}, come on
do you think {=sv_who} is right that nobody needs {=sv_things}
which do you find prettier, snow or fog
between us, what's the silliest thing anyone has asked you
# Other people's requests and devices; statements in general.
{=sv_who} has an assistant too, but theirs only plays music
{=sv_who} told the speaker to {=sv_do} and it ordered socks
{=sv_who} asks the poor secretary to {=sv_do} every single morning
at {=sv_who}'s place the lamps go on when you clap
the assistant at work can {=sv_do}, but it takes an hour
{=sv_who} wanted a reminder for every glass of water, and then turned them all off
my old assistant forgot every birthday, you're much better
{=sv_who} talks to the fridge, and the fridge answers
{=sv_things} are a blessing and a curse
a calendar never lies, people do
most mail is just somebody else's worry with a subject line
prices only ever go one way
reminders are like aunts, they mean well
the weather was lovely (yesterday|on sunday|last night|the other day), we sat outside till ten
it rained all day and nobody minded
a light left on is a kind of company
{=sv_who} lost all the notes {=sv_when} and was strangely happy about it
everybody checks the forecast, nobody changes the weather
half of all meetings end with a date for another meeting
some days the todo list wins
