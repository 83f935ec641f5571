# More requests that no tool fits: chat that speaks of mail, calendars, lamps and prices and asks for nothing, things
# already done, work for hands or for a writer, and the assistant itself.
%lang en
%list mn_whom: my mother | my neighbour | the boss | my ex | our new intern | my roommate | the dentist | my grandfather | my team | the landlord | my cousin | half the office | my best friend | my niece | my professor | aunt Clara
%list mn_relief: thank goodness | what a relief | finally | about time | touch wood | I still can't believe it | small victories | no drama | miracles happen | all good now
%list mn_mood: drained | thrilled | fed up | a bit lost | hopeful | grateful | restless | jealous | worn out | calm | guilty | silly | proud of myself | miserable | cranky | wide awake | nostalgic | annoyed
%list mn_paid: the rent | the electricity bill | the parking fine | Kim's invoice | my taxes | the deposit | the school fees | the gym | the plumber | the car insurance | both tickets | my share | the phone bill
%list mn_gone: the contract | the photos | that report | the slides | the signed form | my application | the birthday card | the meter reading | the draft | the list of guests | her parcel | the minutes
%list mn_chore: paint the fence | mow the lawn | clean the gutters | fix the tap in the bathroom | carry the sofa upstairs | wash the windows | unclog the sink | assemble this shelf | change the tyres | sweep the chimney | hang these pictures | chop some wood | bathe the dog | scrub the oven | iron my shirts | dig a pond | repair the roof | move the piano
%list mn_body: a hug | a massage | a high five | a pat on the back | a lift to the station | a haircut | a hand with these boxes | a kiss | a foot rub | a piggyback ride | a glass of water | a blanket | some chocolate
%list mn_teach: the guitar | chess openings | to juggle | salsa | to swim | the piano | yoga | knitting | to whistle | calligraphy | magic tricks | to ride a bike | the drums | to sew on a button
%list mn_text: a limerick | a haiku | a wedding speech | a villain's monologue | a love poem | a bedtime story | a pirate song | a fake horoscope | a tongue twister | an ode | a breakup text I'll never use | a fairy tale | a horror story in three lines | a rap | a birthday rhyme | an epitaph
%list mn_muse: my inbox | a broken lamp | the weather in November | a lonely thermostat | two calendars in love | a reminder nobody reads | the moon | a camera that dreams | my cat's memory | a price tag | a lost e-mail | the news at ten | an old map | Monday | a to-do list that fights back | a flight that never lands
%list mn_hobby: baking bread | birdwatching | old radios | crosswords | mushroom picking | model trains | pottery | karaoke | jogging | stamp collecting | origami | fishing | thrift shops | gardening | jigsaw puzzles
%list mn_dish: lasagne | fried rice | a cake | pancakes | mushroom soup | a proper curry | risotto | dumplings | an omelette | roast potatoes | tacos | stew
%list mn_app: the mail app | this calendar | the weather app | my to-do list | the news app | that camera | the thermostat | the smart lamp | the map | the translator | the price tracker | my task board | the reminder sound
%list mn_adj: awful | gorgeous | strange | depressing | lovely | unbelievable | boring | a disaster | better than expected | nothing special | pure chaos | a joy | overrated | a joke
%list mn_bot: a parrot | a butler | a toaster | my therapist | a wizard | a librarian | an alien | a mind reader | a calculator with manners | an oracle | a spy | an intern
%list mn_made: laugh | cringe | happy | nervous | nostalgic | sad | cry | yawn | smile | hungry | feel young | feel old | hopeful | sigh
%tool none
# my days, with the words that tools are about
# already done
# work for hands and people
{=mn_chore} [for me]
(could you|would you|can you) {=mn_chore} [this weekend|tomorrow|before the guests come]
I need (someone|somebody) to {=mn_chore}
give me {=mn_body}
I could really use {=mn_body}
(drive|take|carry) me to (the airport|work|the moon|{=city}|my parents)
(phone|ring|call) (my dentist|my doctor|the bank|the school|the tax office) for me and (make up an excuse|wait on hold|be charming)
pick {=firstname} up from (school|the airport|the party|the bus stop)
come over and (water my plants|feed the cat|watch the kids|help me move)
(cook|make|bake) {=mn_dish} for (dinner|tonight|the two of us|{=firstname}'s party)
bring me {=mn_dish} and a (beer|coffee|blanket)
teach me {=mn_teach}
could you show me {=mn_teach}, (slowly|with your hands|step by step)
taste this and tell me if it needs salt
hold my (beer|bag|coffee) for a second
(sign|stamp|staple) these papers for me
open this jar
go to the meeting instead of me
vote for me in the election
wake {=firstname} up, gently
break up with {=firstname} for me
stand in line for (tickets|the new phone|bread)
find my glasses, they must be somewhere in the house
tidy up my desk
lend me {=money}
give me (all your money|a raise|a day off|my youth back)
make it (stop raining|friday|summer|snow on christmas)
change the weather, I want sun
clean my camera lens
repair the lamp, a wire is loose
take the mail out of the box downstairs
(post|stamp) this letter for me
fold this map, I give up
frame these photos for me
burn my old calendars
throw my phone out of the window
water the tomatoes, will you
# for a writer, an actor, a friend
(write|give|compose) me {=mn_text} about {=mn_muse}
{=mn_text} about {=mn_muse}, (go|please|in your style|make it funny)
let's hear {=mn_text}
(improvise|invent|make up) {=mn_text} for {=firstname}
sing something (about {=mn_muse}|sad|in {=langname}|for the kids)
hum a tune
beatbox for me
invent a (word|holiday|country|planet|colour) and describe it
describe {=mn_muse} (to a child|like a sommelier|in one adjective|without using the letter e)
what would {=mn_muse} say if it could talk
talk like {=mn_bot} (from now on|for five minutes|please)
act as {=mn_bot} and (insult|comfort|bless) me
give my (goldfish|car|boat|blog|startup|plant) a (name|funny name|royal title)
come up with ten excuses for skipping (the gym|a meeting|my own party|the family lunch)
how would you explain (love|email|money|the news|a calendar) to (an alien|a medieval knight|my cat)
rewrite this so that it sounds (kinder|smarter|less angry): {=sentence}
is this (too harsh|too long|rude|funny)? {=sentence}
make this shorter: {=sentence}. {=sentence}
correct my grammar: {=sentence}
what's a better word for {=word}
finish my sentence: I opened the mail and
continue the story: the lights went out and then
write code that sorts my photos
write a python script for me
explain (regex|recursion|this error|pointers) like I'm five
explain that again, but simpler
say it in other words
give me a pun about (mail|the weather|calendars|stocks|lamps)
what's your best dad joke about (meetings|cameras|the news|bitcoin)
roast (my calendar|my taste in music|me|my to-do list)
tell me a lie about {=city} and (keep a straight face|make it charming)
would you rather have no (mail|lights|calendar|heating) or no (coffee|weekends|music|sleep)
if my inbox were an animal, which one would it be
let's play I spy
I'm thinking of an animal, guess
rate my day from one to ten
pick a side, tea or coffee
help me choose a name for our (camera club|book club|weather balloon|mailing list)
# the assistant itself
# fragments, corrections without content, feelings
yes (please|indeed|sir|, that one|, exactly|to both|and no)
no (thanks|way|, the other one|, not that|, thank you very much|idea, sorry)
(wrong|no no|nope), (try again|that's not it|I meant something else|the other thing)
I meant the (first|second|other|blue|big) one
where was I
%tool talk
my (inbox|mailbox|mail) is a (nightmare|jungle|battlefield|black hole|circus) (these days|lately|since I got back|)
there's nothing but (spam|ads|newsletters|chain letters) in my mail (these days|anymore|)
I used to love getting mail, now I (dread|ignore|fear) it
{=mn_whom} still (prints out|dictates|faxes) every single email, can you imagine
I spent the whole (morning|afternoon|train ride) (answering|deleting|sorting) emails and got nothing done
writing emails in {=langname} takes me forever
emails used to be letters, and letters used to take weeks
{=firstname} signs every mail with a smiley, it's (sweet|weird|so like {=firstname})
I opened one mail this morning and lost the will to live
nobody reads the whole email, (ever|that's my experience|trust me)
an email at midnight is never good news
my first email address was (embarrassing|terrible|a joke), let's leave it at that
my calendar looks like (a game of tetris|a christmas tree|a crossword|modern art)
another day of back-to-back meetings (behind me|survived|, what a life)
I (envy|pity|admire) people with an empty calendar
{=mn_whom} bought a paper calendar with (kittens|lighthouses|firefighters|tractors) on it
that meeting could have been an email, (as usual|honestly|I swear)
{=weekday}s and I will never be friends
(no|zero) appointments, no plans, just {=mn_hobby}, that was my {=weekday}
I was born on a {=weekday}, {=mn_whom} never lets me forget it
we celebrated {=firstname}'s birthday with (far too much cake|a boat trip|karaoke|a terrible playlist)
the weather has been {=mn_adj} (here|lately|all month|ever since we moved)
the weather (ruined|saved|made) our holiday in {=city}
it rained on our wedding day and {=mn_whom} called it lucky
I'm one of those people who (talk|complain|sing) about the weather all day
small talk about the weather is {=mn_adj}
they promised sunshine and we got hail, (typical|of course|so much for that)
my knee knows the weather better than any forecast
my umbrella broke (again|on the way to work|in the first gust), rest in peace
{=city} in {=month} is {=mn_adj}, I went there (once|as a child|two years ago)
(snow|fog|thunder|rain) reminds me of (home|school|my grandmother's house|{=city})
I forgot everything I learned at school
I forgot how good silence sounds
my memory is (like a sieve|worse than a goldfish's|not what it was|a curious thing)
{=mn_whom} has the memory of an elephant
memories of {=city} keep coming back, I feel {=mn_mood}
I don't remember the nineties at all, (haha|to be honest|and that's fine)
you never forget your first (bike|kiss|car|concert), they say
I remembered {=firstname}'s name (in the end|just in time|after an hour), {=mn_relief}
photos of myself make me {=mn_made}
I found old photos of {=city} in the attic and feel {=mn_mood}
my phone takes better photos than my (expensive camera|brother|old camera ever did)
I'm camera shy, (always was|ask anybody|there, I said it)
{=mn_whom} waves at every security camera
the neighbours have more cameras than (a bank|friends|a film studio)
the lights went out during the (match|dinner|storm|exam), it was {=mn_adj}
christmas lights in {=month}, what is wrong with people
I like how a city looks with all its lights on
{=mn_whom} and I fight over the thermostat like cats and dogs
we had no heating when I was a child and (we lived|it built character|nobody died)
I walked into a glass door today, everyone saw it
my old (vacuum|kettle|radio|washing machine) had more personality than my colleagues
prices are {=mn_adj}, I remember when bread was cheap
the price of (butter|coffee|eggs|a beer) these days, (madness|I have no words|don't get me started)
{=mn_whom} still counts in (the old currency|shillings|deutschmarks|pesetas)
I sold my bitcoin years too early, (let's not talk about it|story of my life|never again)
everyone at the party was talking about (shares|crypto|stocks|exchange rates), I left early
I know nothing about the stock market and I sleep well
{=coin} made {=firstname} rich and (unbearable|lonely|humble)
the news is {=mn_adj}, I'd rather look out of the window
no news is good news, as {=mn_whom} says
I was on the local news once, for (losing a goat|a cake record|five seconds|blocking the traffic)
I gave up newspapers for (lent|my nerves|good|a week)
{=mn_whom} believes everything on the news
I fell into a wikipedia hole last night and came out at three
{=mn_whom} argues with wikipedia as if it could hear
you can't learn {=mn_hobby} from wikipedia, you need (hands|patience|a garden|time)
there is no wikipedia page about me, and that's how I like it
translating jokes never works
I dream in {=langname} sometimes
the translation of that novel was {=mn_adj}
{=mn_whom} speaks {=langname} with a terrible accent and total confidence
I still prefer a paper map, (they never run out of battery|call me old|you can spill coffee on it)
even with a map I'd get lost in my own kitchen
we drove around {=city} for hours, the map was upside down
the flight back from {=city} was {=mn_adj}, (screaming babies|no legroom|six hours of turbulence)
I'm scared of flying, always have been
I missed my flight once and met my (wife|husband|best friend) because of it
airports make me {=mn_made}
my paper got rejected again, reviewer two (strikes|hates me|didn't even read it)
{=mn_whom} wrote a whole paper about (snails|doorbells|queues|boredom), I'm so proud
I never understood a single paper in grad school
too much paper on my desk, I feel {=mn_mood}
my to-do list has a to-do list
tasks multiply when you look away
I like lists, they make me {=mn_made}
multitasking is a myth if you ask me
sticky notes everywhere, my desk looks {=mn_adj}
reminders are the new nagging
{=mn_whom} needs no reminders, (it's scary|she just knows|lucky devil)
that song always reminds me of {=city}
you remind me of {=mn_whom}
what {=firstname} said in the chat still makes me {=mn_made}
group chats are {=mn_adj}
{=mn_whom} sends voice messages of ten minutes, (help|I can't|who has the time)
I left {=firstname} on read and feel {=mn_mood}
my profile picture is ten years old and I'm keeping it
spreadsheets and databases are my idea of fun, don't judge
our database at work is older than {=mn_whom}
time zones are the devil's invention
my watch is always five minutes fast, on purpose
I was never any good at percentages
calculators were forbidden at my school
the company handbook reads like (a bad novel|a threat|poetry) to me
our office rules are {=mn_adj}, but the coffee is free
I googled myself once, (never again|big mistake|how dull)
the internet was better in the old days
notifications are ruining my attention span
backups are like flossing, everybody lies about them
already paid {=mn_paid}[, {=mn_relief}]
{=mn_paid}? (paid|settled|sorted) (yesterday|last week|this morning)
sent {=mn_gone} (yesterday|last night|an hour ago|on {=weekday}) [myself]
I (mailed|emailed|handed in|posted) {=mn_gone} before (lunch|breakfast|the deadline), {=mn_relief}
{=firstname} got {=mn_gone} already, we're good
no need, I (put it in the calendar|set an alarm|wrote it down|told {=firstname}) (already|this morning|myself)
I turned the heating down before I left[, for once]
I locked up and switched everything off, {=mn_relief}
we closed the blinds already
called them, done, next
I answered all my mails in one go, {=mn_relief}
I ticked off the last task at midnight, {=mn_relief}
I looked it up on wikipedia (yesterday|last night) and I was right
I checked the forecast before we left, so I'm to blame
we changed our dollars at the airport, (terrible rate|never again|lesson learned)
bought the shares last year, sold them, end of story
I remembered {=firstname}'s birthday this year[, {=mn_relief}]
the appointment went fine, (no cavities|nothing broken|see you in a year they said)
I told {=firstname} everything in a long message last night and now I feel {=mn_mood}
{=firstname} has already reminded me (twice|three times|in person)
we talked about it (over lunch|on the phone|in the car), it's settled
I read the news this morning, once is enough
I deleted the app and threw away the camera
it was on my list for years and now it's done, {=mn_relief}
you told me that before
we've been through this already
(are|were) you ever {=mn_bot}
are you more like {=mn_bot} or {=mn_bot}
do you read my mail for fun
do you ever look through my camera when I sleep
does it bother you when I forget things
do you dream of (electric sheep|e-mails|numbers|vacations)
what do you do (all day|when nobody asks you anything|at night|on weekends)
who taught you (to talk|manners|all this|to read mail)
are you (paid|happy|in love|listening to everything|allowed to say no|awake at night)
do you get along with other (robots|assistants|calendars|toasters)
do you have (a mother|a birthday|hobbies|a body|favourite numbers|any siblings)
what's it like to be (you|a machine|always awake|so patient)
were you (offended|bored|asleep) just now
do you like the weather, or doesn't it matter to you
can you forget on purpose, or is that a human thing
would you ever lie to me about the news
I told {=mn_whom} about you
{=mn_whom} thinks you're {=mn_bot}
you sound like {=mn_bot}
you're the only one who (listens|understands my calendar|never forgets|answers at this hour)
you saved my (day|life|weekend|marriage) with that reminder
good job with the (mail|calendar|lights|search|list) earlier
your (reminder|weather report|summary|answer) was {=mn_adj}
you keep getting (my mails|names|dates|the weather|the lights) wrong, you know
I don't trust you with my (money|mail|door|camera|secrets) yet
{=mn_app} is {=mn_adj}, don't take it personally
are you jealous of {=mn_app}
before you I used (a notebook|sticky notes|my fingers|a real secretary)
you and I make a good team
am I your favourite human
what's your star sign
what should I call you
(okay|ok|sure|fine) (then|whatever|if you say so|by me|, enough)
not (that one|now|today|what I asked|bad|yet|funny)
you misunderstood me
that's not (right|true|mine|how it works|what the mail said|my calendar)
I (said|asked|wrote) something else
oh (dear|well|boy|come on|that), never mind
smiley face
thumbs up
(heart|crying|laughing|shrugging|party) emoji
(sigh|yawn|shrug|facepalm|grin|gasp)
wow, just wow
so (what|true|sad|be it|much for that)
as I was saying
anyway
long story
I'm {=mn_mood}, (don't ask why|must be the weather|blame the meeting|that mail got to me)
I woke up {=mn_mood} and the news didn't help
thinking aloud here, ignore me
just talking to myself
I wonder why I keep so many (old mails|photos|maps|receipts|calendars)
some days I want to throw the calendar away and {=mn_chore}
maybe I should take up {=mn_hobby}
{=mn_hobby} over meetings, any day
is it just me or is everyone {=mn_mood}
I owe you one
bless you
you made {=mn_whom} smile with that message
couldn't have found that mail without you, legend
sorry for shouting about the lights earlier
that forecast was spot on, well done
thanks for putting up with me (today|and my lists|and my mails|)
(right|ok|so), I'm off, (sleep tight|take care|be good|mind the house)
(until|till) (tomorrow|next time|we meet again)
over and out
sweet dreams, little machine
