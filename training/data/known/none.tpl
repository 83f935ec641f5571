# No tool fits: small talk, feelings, opinions, reactions, the assistant itself, mentions without a request, and
# requests for things that no tool of a personal assistant does.
%list nn_hi: hi | hello | hey | hey there | good morning | good evening | good afternoon | hi there | morning | yo | howdy | greetings | hiya | hello again | evening
%list nn_thanks: thanks | thank you | thanks a lot | thx | many thanks | cheers | ta | thank you so much | thanks a bunch | much appreciated | appreciate it | thanks a million | tysm | thank you very much | thanks mate
%list nn_feel: tired | happy | sad | bored | lonely | excited | stressed | hungry | nervous | exhausted | relieved | a bit down | anxious | cheerful | confused | proud | sleepy | overwhelmed | homesick | grumpy
%list nn_meal: pasta | a sandwich | lunch | sushi | an amazing curry | too much pizza | leftovers | a salad | pancakes | soup | a burger | breakfast at noon | dinner | ice cream | ramen
%list nn_season: summer | winter | autumn | spring | rainy days | thunderstorms | snow | sunny mornings | fog | warm evenings | the first frost | hot weather | cold mornings | windy days | storms
%list nn_thing: cats | dogs | coffee | tea | jazz | football | chess | astronomy | old movies | gardening | trains | board games | poetry | cooking | hiking | science fiction | opera | cheese | museums | bicycles | video games | philosophy | maps | sailing
%list nn_animal: cat | dog | horse | dragon | whale | hedgehog | penguin | goldfish | fox | wolf | turtle | bear | dinosaur | bee | unicorn
%list nn_work: meetings | deadlines | Mondays | spreadsheets | long calls | paperwork | e-mails | newsletters | alarm clocks | status reports | to-do lists | performance reviews | Monday mornings | video calls | expense reports | timesheets
%list nn_done: sent that email | paid the bill | called the dentist | finished that task | booked the table | answered the mail | cancelled the meeting | bought the milk | turned the lights off | locked the door | checked the weather | read the news | set an alarm | wrote to my boss | moved the appointment | fixed the heating | looked it up | texted her
%list nn_helpful: reminder | summary | search | forecast | answer | list | message | draft | result | translation | report | calendar entry | explanation | suggestion | overview
%list nn_deep: the meaning of life | free will | happiness | death | love | time | consciousness | justice | beauty | the universe | fate | truth | friendship | freedom | good and evil
%list nn_lang: French | German | Spanish | Japanese | Italian | Latin | Portuguese | Polish | Korean | Swahili | Dutch | Arabic | Greek | Turkish | Mandarin
%list nn_style: poem | haiku | limerick | song | short story | fairy tale | rap | sonnet | bedtime story | riddle | ballad | love letter | screenplay | motivational speech | toast
%list nn_food: pizza | burgers | sushi | a large margherita | Thai food | two kebabs | a cake | flowers | groceries | a curry | tacos | falafel | ten doughnuts | a salad bowl | dumplings
%list nn_music: jazz | some Beethoven | my favourite song | Bohemian Rhapsody | relaxing music | the new album by Adele | rock music | a lullaby | Christmas songs | techno | salsa | whale sounds | country music | piano music | something cheerful
%list nn_praise: awesome | amazing | brilliant | the best | so smart | very helpful | a lifesaver | wonderful | a genius | impressive | great | fantastic | lovely | clever | super quick
%list nn_scold: useless | slow today | not very helpful | wrong | annoying | a bit stupid | confusing | hard to understand | disappointing | unreliable | stubborn | getting worse | too chatty | impossible | driving me crazy
%tool none
# greetings and goodbyes
# thanks and reactions
# the assistant itself
what do you think (of|about) {=nn_thing}
can I give you a nickname
explain what kind of things I can ask you
help
I need help
(how do I|how can I) use you
# feelings and chat
I'm bored, let's talk about {=nn_thing}
let's (chat|talk|play a game|philosophize a bit)
# opinions and philosophy
what is {=nn_deep}[, really]
what do you think about {=nn_deep}
is there life after death
why (are we here|is the sky so beautiful|do people lie|is everything so complicated|do bad things happen)
{=nn_thing} or {=nn_thing}, what's your pick
which is better, {=nn_thing} or {=nn_thing}
should I (quit my job|get a {=nn_animal}|move to {=city}|dye my hair|forgive {=firstname})
am I a good person
can machines be creative
who would win, a {=nn_animal} or a {=nn_animal}
is a hot dog a sandwich
does {=firstname} like me, what do you think
# mentions of mail, weather, tasks, calendars, home and money without a request
{=sentence}
# requests that no tool of this assistant does
(write|compose|make up|give) me a {=nn_style} about {=topic}
(write|improvise) a {=nn_style} for {=firstname}
translate (this|that|the following|it) into {=nn_lang}
how do you say "{=word}" in {=nn_lang}
what does "{=word}" mean in {=nn_lang}
sing (a song|me something|me to sleep|happy birthday)
draw (a|me a) {=nn_animal}
paint a picture of {=city} at night
(pick|choose|think of) a (number|random number|color|card)
(flip a coin|roll a die|roll two dice|heads or tails)
tell me (another joke|a story|a fun fact|a secret|something nice|a riddle|a joke about {=nn_thing})
make me laugh
(cheer|calm) me (up|down) a little
book (me |)a (flight|train|hotel|table) (to|in) {=city}
order {=nn_food} (for tonight|for {=int} people|)
I'm starving, get me {=nn_food}
play {=nn_music}
put on {=nn_music}
call me a (taxi|cab)
(call|phone|ring) {=person}
take a (photo|selfie|screenshot)
(install|update|delete) the app
fix my (car|printer|bike|relationship|hair)
(fold|iron|wash) my laundry
walk the dog for me
make me (a coffee|a sandwich|rich|breakfast)
(write|refactor|debug) (some|my|this) (code|python script|function|website)
(proofread|rephrase|shorten) this (text|paragraph|essay): {=sentence}
do my homework [about {=topic}]
give me (advice|a compliment|a pep talk|some inspiration|a recipe idea from your head)
let's play (chess|hangman|tic tac toe|trivia)
guess (my age|what I'm thinking|how old I am|my favourite color)
help me (decide|brainstorm|name my {=nn_animal}|come up with a name for my band)
hack into {=company}
predict the lottery numbers
(transfer|wire) {=money} to {=person}
buy {=int} shares of {=company}
pretend (to be|you are) (a pirate|my grandmother|a {=nn_animal}|Shakespeare)
repeat after me: {=sentence}
count to {=int}
spell {=word}
what rhymes with {=word}
say something in {=nn_lang}
teach me {=nn_lang}
turn yourself off
%tool talk
{=nn_hi}
{=nn_hi} (steward|assistant|my friend|everyone|{=firstname})
{=nn_hi}, how are you (today|doing|)
how's it going
how was your (day|night|weekend|week)
what's up
nice to (meet|see) you
long time no see
(bye|goodbye|see you|see you later|talk to you tomorrow|ciao|catch you later)
have a (nice|good|great|lovely) (day|evening|weekend|one)
I'm (back|here|off|going to bed now|off to work)
are you ready for a new day
happy (new year|birthday|holidays|Friday)
merry christmas
welcome back
{=nn_thanks}
{=nn_thanks}, (that was|you've been|that's) {=nn_praise}
{=nn_thanks} for (your help|everything|that|the {=nn_helpful})
that {=nn_helpful} was (helpful|perfect|just what I needed|great), {=nn_thanks}
(ok|okay|k|alright|fine|sure|right|got it|understood|I see|makes sense|good to know|fair enough)
(great|perfect|nice|cool|awesome|wonderful|excellent|sweet|lovely)
(forget it|forget about it|don't bother|leave it|scratch that|it doesn't matter)
(haha|hahaha|rofl|that's funny|very funny|you crack me up)
(hm|uh|um|well|oh|wow|ouch|oops|oh no|phew|meh|yay)
(no|maybe|yep|nope|yeah|nah|perhaps|of course|not really|I don't know|no idea)
(really|seriously|are you sure|is that so|no way|you're kidding)
that's (interesting|good|bad|sad|too bad|a pity|a relief|what I thought|news to me)
(wait|hold on|one moment|give me a second|let me think)
I'll think about it
(sorry|my bad|my mistake|I didn't mean that|I was wrong)
no worries
you're welcome
same here
(stop talking|be quiet|shh|enough|that's enough for today)
I (agree|disagree|doubt it|guess so|hope so|suppose)
as you like
what a (day|week|mess|surprise|shame)
not what I meant
(ok|great|fine), I'll do it myself
it worked, finally
who (built you|created you|programmed you|owns you)
what can you do for me
what are you (able to do|good at|bad at|made of|thinking about)
are you (a robot|a human|real|alive|an AI|a machine|sentient|a man or a woman)
how do you work (exactly|inside|)
do you (sleep|eat|have feelings|get tired|get bored|like me|know everything|have friends|have a body)
what's your (name|age|favourite color|favourite food|favourite movie|opinion|purpose)
how old are you
where (are you from|do you live|are you right now)
which (model|language model) are you running on
are you better than (Siri|Alexa|ChatGPT|other assistants)
do you speak {=nn_lang}
can you (learn|think|feel pain|see me|hear me|lie|be trusted)
do you like {=nn_thing}
would you rather be a {=nn_animal} or a {=nn_animal}
do you ever make mistakes
is my data safe with you
why do you ask
you are {=nn_praise}
you're {=nn_scold}
I (like|hate|miss|trust|don't trust) you
you sound (different|tired|like a robot|friendly) today
will you take my job one day
what would you do if you were (human|me|free|rich)
did you (miss me|sleep well|have fun today)
you forgot what I said yesterday, didn't you
are you listening
I'm (so|feeling|really|) {=nn_feel}
I feel {=nn_feel} (today|right now|lately|and I don't know why)
I had (a terrible|a great|a long|an exhausting|a lovely) (day|night|week|morning)
I just had {=nn_meal}
I just ate {=nn_meal} and now I'm {=nn_feel}
guess what, (we won|I got the job|she said yes|it's my birthday|I passed the exam)
my (cat|dog|sister|neighbor|boss|train|team|phone) (is driving me crazy|made me laugh today|is amazing|was late again|surprised me)
I can't (sleep|concentrate|stop laughing|wait for the weekend|believe it)
I'm going (for a walk|swimming|to {=city} next month|to the gym later|out with friends tonight)
I (grew up|was born|used to live|studied) in {=city}
{=firstname} and I had an argument
{=firstname} says hi
I'm (learning|practicing|trying to improve my) {=nn_lang}
I'm a big fan of {=nn_thing}
{=nn_thing} (is|are) overrated if you ask me
{=nn_thing} (makes|make) me happy
life is (good|hard|short|strange|beautiful)
I wish I had more time for {=nn_thing}
I should really (sleep more|drink less coffee|exercise|call my parents more often, I know)
the kids are (finally asleep|screaming again|so cute today)
money can't buy happiness
I think I'm getting a cold
Friday at last
my {=nn_animal} looked at me funny this morning
do you believe in (ghosts|love at first sight|aliens|fate|{=nn_deep})
if you could change one thing in the world, what would it be
I love {=nn_season}
nothing beats {=nn_season} if you ask me
{=nn_season} can make me so {=nn_feel}
(what a lovely|what an awful|such strange|such beautiful) weather (we're having|today|this year)
I got soaked in the rain this morning
it has been raining for days and I'm {=nn_feel}
my inbox makes me {=nn_feel}
I (hate|love|can't stand|really dislike) {=nn_work}
{=nn_work} are the worst
too many {=nn_work} this week
I already {=nn_done} (yesterday|this morning|an hour ago|myself|)
{=firstname} already {=nn_done}, so we're fine
don't worry, I {=nn_done} already
I think I {=nn_done}, but I wasn't really paying attention
my calendar is (a mess|completely full|empty for once|a nightmare)
I get {=int} emails a day, it's insane
that email from {=firstname} made me {=nn_feel}
the meeting with {=firstname} was (boring|great|far too long|a waste of time)
my boss sends messages at midnight
I never finish my todo list
I crossed everything off my list today
people who don't answer emails drive me mad
I used to be a meteorologist
the weather man was wrong again
reading the news makes me {=nn_feel}
I stopped watching the news
I lost a lot of money with {=coin}
stocks are just gambling if you ask me
I once had {=int} unread messages
my house is always cold in winter
my lamps are from a flea market in {=city}
our old thermostat was ugly
I bought a new camera for my holidays
Wikipedia is a wonderful project
I wrote a paper about {=topic} in college
I remember when {=city} was cheap
I have a good memory for faces
you reminded me of my grandmother
{=firstname} reminded me about it already
time flies
I'm always late, no calendar can change that
databases are more interesting than people think
a message from {=firstname} made my day
I was told {=topic} is important
we talked about {=topic} at lunch
I read something about {=topic} yesterday, fascinating
{=topic} bores me
I don't care about {=topic}
I'm good at mental arithmetic
the exchange students from {=country} are lovely
the neighbours keep their lights on all night
