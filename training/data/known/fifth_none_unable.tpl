# What is asked for and no tool can do, and questions about the assistant itself.
%lang en
%list fu_wash: shirts | bedsheets | towels | socks | tea towels | baby clothes | work trousers | curtains | pyjamas | napkins
%list fu_pet: the dog | the cat | our puppy | the hamster | my rabbit | the parrot | grandma's poodle | our ferret | the tortoise | biscuit
%list fu_kin: my sister | mum | dad | grandma | my uncle | the landlord | my boss | the plumber | aunt carla | my brother | nana | my godson
%list fu_ring: my sister | mum | dad | the landlord | the plumber | the school | the doctor's office | the bank | aunt carla | my brother | the town hall | the garage
%list fu_body: back | neck | left foot | nose | scalp | shoulder | elbow | forehead | big toe | knee
%list fu_dev: phone | laptop | tablet | computer | macbook | ipad | mobile | work phone | old nokia | chromebook
%list fu_form: poem | limerick | sonnet | rap song | haiku | ballad | fairy tale | bedtime story | ghost story | sea shanty | nursery rhyme | monologue
%list fu_muse: a lonely toaster | my overdue invoice | the last train home | a stubborn alarm clock | monday mornings | an unread postcard | rain in november | a spoon that wanted to be a fork | two snails in love | the price of butter | a moth and a porch light | my sleepy neighbourhood | a calendar with no weekends | the queue at the post office | socks that vanish
%list fu_beast: fish | snails | bees | cows | spiders | penguins | worms | giraffes | owls | crabs | pigeons | sharks | ants | goldfish
%list fu_does: sleep | dream | get bored | feel lonely | sneeze | laugh | hold grudges | get hiccups | like each other | have friends | yawn | worry
%list fu_two: tea or coffee | cats or dogs | beach or mountains | early bird or night owl | window seat or aisle | beatles or stones | pancakes or waffles | books or films | salty or sweet | mayo or ketchup | summer or winter
%list fu_keep: the cat | my sourdough starter | the new puppy | our boat | the baby | my houseplant | our band | the goldfish | the robot hoover | my alter ego | our pub quiz team
%list fu_keys: asdf | qwrt lkj | hfjdk sd | .... | jkl; | dfghjk | zxcvb | sdfsdf | lkjlkj hg | wwwwwwww | fjfjfjfj | aaaaaaaaaaa | poiuyt | gfds | nmnmnm | vbn vbn | qqqqq | uiuiui o | ;;;;;; | hgfhgf jk | mmmmmmmmm | rtzu | bvcx
%list fu_keyz: sdkfj | weoriu | xcvnm | ghghg | tttttt | kjhkjh | eriot | aslkd | bnmbn | ,,,,, | pppp | dfdfdf | zuiop | ölkj | ...
%list fu_word: spoon | however | purple | sideways | marmalade | thursdayish | elbow | quite | underneath | banana | almost | wobble | gravel | nonetheless | pancake | trousers | seventeenish | velvet | otherwise | hippopotamus | thimble | squeak | mostly | plinth
%list fu_wordy: drawer | of the | and then | with without | turnip | slowly | because | left-handed | fog horn | into | soup | the the the | except | rubber | sort of | whoever
%list fu_abs: luck | patience | willpower | peace and quiet | courage | self-respect | motivation | common sense | happiness | dignity | inspiration | good karma
%list fu_day: monday | tuesday | puberty | the whole of january | winter | hay fever season | old age | the month of november
%list fu_wow: gosh | ok so | hey | listen | hm | quick question | serious question | random thought | be honest | just curious | tell me | out of interest
%tool none
%list fu_bulk: the sofa | these boxes | the suitcases | my groceries | the piano | the old fridge | a crate of water | the christmas tree | the mattress | four bags of cement | the pram | the wardrobe

# hands wanted
iron the {=fu_wash} (please|for me|before i leave)
those {=fu_wash} won't fold themselves, could you do it
can you please pair up all my socks, they're in the basket
hang the {=fu_wash} out to dry while the sun's up
carry {=fu_bulk} (upstairs|down to the cellar|to the car)
give me a hand with {=fu_bulk}, i can't lift it on my own
grab the other end of {=fu_bulk}, ok? on three
walk {=fu_pet} around the block
{=fu_pet} needs (a bath|a cuddle|brushing), you do it
would you mind holding {=fu_pet} while i clip the nails
throw the ball for {=fu_pet}
i'm stuck in traffic, can you let {=fu_pet} out of the crate and rub the belly a bit
take {=fu_pet} for a wee, it's your turn
scratch my {=fu_body}
my {=fu_body} itches like mad, do something
could i get a quick massage, mostly the {=fu_body}
put a plaster on my {=fu_body}
hold the baby for five minutes while i shower
come over and babysit the twins so we can have one quiet dinner
change the nappy, i did the last one
burp the little one please, she won't settle
tie my shoelaces
zip me up at the back, will you
do my hair, something with braids
hand me the salt
pass the remote over here
bring me a glass of water, i'm too comfy to get up
fetch the (slippers|paper|newspaper) from the hallway like a good dog
open this jar of pickles, my hands are wet
open the bottle and let it breathe
light the candles on the cake, quick, she's coming
light my cigarette
start chopping the onions, i'll be down in a sec
stir the soup so it doesn't burn
taste this and say if it needs salt
flip the pancake now! now!
peel me an orange
butter my toast on both sides
set the table for six with the good plates
clear the table, you lazy thing
wash up the pans in the sink
scrub the bathtub, it's your week
take the bins down, the truck is already in our street
shovel the snow off the drive before dad gets home
rake the leaves into one pile and don't jump in it
chop some firewood
get the spider out of the bathroom. please. PLEASE
there's a wasp in here, swat it
tuck the kids in and give them a kiss from me
make my bed
plump up the cushions a bit would you
sew this button back on
could you hem these jeans by saturday
hold the ladder still while i reach the gutter
pick up the lego from the floor before i step on it again
find my other glove, it must be under the seat somewhere
i've lost a sock, is it behind you
what have i got in my hand
can you see what i'm wearing
smell this milk, is it off
pump up my front tyre
hold my place in the queue
save me a seat near the window, i'll be there in two minutes
sit in on the lecture for me and look interested
stand at the counter and order me a pint when the barman looks
pay the busker, i've got no coins on me
drop these letters in the red box on the corner
stick a stamp on this envelope and lick it shut
sign this with my handwriting
wrap the present, the paper's in the drawer, and curl the ribbon
paint the fence white
move the plant closer to the window
turn the page for me, my hands are full
press the lift button
hold the door, i'm coming
knock on the neighbour's wall so they keep it down
go downstairs and see who left a note on my windscreen
run to the corner shop and get some change
give me a lift home
meet me at the bus stop with an umbrella
park the car a bit straighter
jump in the pool with me
come to the gym with me today
do my push-ups for me
(wear|break in) my new boots for a week
try on this jacket so i can see how it looks
blow up forty balloons, we start at three
pluck my eyebrows
rub sun cream on my {=fu_body}
slap me if i open that fridge again
pinch me so i know this is real
dance with me
shake my hand, partner

# the telephone, the gadget in the hand
ring {=fu_ring} up and let me talk
dial the number on this sticker and put it on speaker
call {=fu_ring} back and pretend to be me
phone {=fu_ring} and do a funny voice
if {=fu_ring} rings, pick up and say i'm in the bath
hang up
put me through to a real person
stay on hold for me until somebody picks up
unlock my {=fu_dev}, i forgot the pattern
charge my {=fu_dev}
plug in my {=fu_dev}, it's on two percent
my {=fu_dev} froze again, can you reboot it
make my {=fu_dev} faster
clean the screen of my {=fu_dev}, it's all fingerprints
why is my {=fu_dev} so hot in my pocket
mute the ringer, i'm in church
switch me to flight mode, we're taking off
put this thing on vibrate
take a selfie of me and {=fu_pet}
snap a picture now, everybody say cheese
shine the flashlight under the bed
flip the front camera round
close all the tabs i've got open
open the front facing camera so i can check my teeth
delete the games my kid put on my {=fu_dev}
make the letters on this screen bigger
rotate the screen, i'm lying on my side
undo the last thing i typed in the other window
move the mouse for me so i look busy
press enter for me
change my wallpaper to something less depressing
swap the sim card
let me see who's been snooping on my {=fu_dev}
pair my earbuds with this {=fu_dev}

# games, picks, guesses
pick a number between one and ten
think of a number and don't tell me
guess which number i'm thinking of
guess my age
guess what i had for lunch
rock paper scissors, go
scissors. your turn
let's play a game, you start
play twenty questions with me, i'm thinking of an animal
play hide and seek, you count first
i spy with my little eye something beginning with b
truth or dare
would you rather fight one big duck or a hundred tiny ones
hit me with a riddle, a hard one
what has keys but can't open a single lock
what gets wetter the more it dries
give me another clue
which hand is the coin in
{=fu_two}?
{=fu_wow}, {=fu_two}, you have to choose
left or right, decide
say the first word that comes to your mind
finish my sentence: in the beginning there was a
tic tac toe, i take the middle
name three things you'd rescue from a fire
bet you can't say red lorry yellow lorry five times
count backwards from a thousand out loud, all of it
deal me in, but no cheating
let me win this time, promise
who'd win, a note or a whisper

# something made up
write me a {=fu_form} about {=fu_muse}
a {=fu_form} please. subject: {=fu_muse}
(make up|invent) a {=fu_form} in which {=fu_muse} turns out to be the hero
i need cheering up, how about a {=fu_form}
can you do a {=fu_form} that starts with "once there was an open door"
another {=fu_form}, but sadder this time and without {=fu_muse}
my kid wants to hear something with dragons, you've got two minutes, go
tell us a joke, we're waiting in line
got any good puns about {=fu_muse}
say something funny about accountants
sing (to me|me to sleep|happy birthday in a deep voice)
sing the order of the months like an opera diva
beatbox a little
talk like a pirate from now on
speak in rhymes until i say stop
do your best impression of my boss
make a noise like a cow
whistle
roast me
compliment me, i had a rough day
flirt with me
think up an excuse why i'm late with the list
give me a chat-up line that mentions bread
come up with a nickname for {=fu_kin}
what shall we call {=fu_keep}
{=fu_keep} needs a name, ideas?
invent a holiday, a really lazy one
describe the taste of water
describe a colour to someone who can't see
tell me a secret
tell me something nobody has told me today
say something nice in front of my guests
help me with the opening line of my novel
what would my cat write if she could send letters
compose a toast for my brother's wedding, slightly rude but not too much
rewrite the ending of titanic so that both of them fit on the door
pretend you're the king and i'm the cook
imagine you're a lamp, how was your night

# advice and opinions
what should i wear to meet her parents
which tie goes better with this shirt, the dotted or the plain one
what do i cook tonight, i can't be bothered to think
should i text my ex
is it too late to say sorry to {=fu_kin}
how do i tell {=fu_kin} that the present was awful
do you think {=fu_kin} likes me
does {=fu_kin} secretly hate my cooking
should i quit and open a little bar by the sea
grow a beard, yes or no
bangs: good idea or cry for help
what's your take on pineapple on pizza
be straight with me, do i talk too much
am i a good person
what would you do if {=fu_kin} lied to you
how do people just fall asleep like that
how does one stop loving someone
is it rude to leave a party without saying goodbye
convince me to get off this couch
talk me out of buying a third guitar
give me one reason to stay on this call
who was right in that argument, me or {=fu_kin}
what do i want out of life
do i look tired to you
which of my friends is the funniest
motivate me
teach me patience in a sentence
was it wrong to keep the change
should kids be paid for good marks, what do you say
what's better, to be on time or to be charming

# idle wondering
{=fu_wow}, do {=fu_beast} {=fu_does}
do {=fu_beast} {=fu_does} like we do you think
i was lying awake wondering whether {=fu_beast} ever {=fu_does}
why is it called a (cupboard|pineapple|hamburger|grapefruit) anyway
chicken or egg, which came first
is cereal a kind of soup, discuss
why does toast always land butter side down
could a mermaid ride a bike
why do we park on driveways and drive on parkways
what does the colour nine smell like
what would {=fu_beast} say about us
are there more doors or wheels in the world, gut feeling
is time real or did somebody just make up clocks
do ghosts track mud into the house
is there life out there, what's your hunch
why can't you tickle yourself

# about you

# orders to you
speak (slower|louder|up|more clearly)
not so fast, say it like you would to my granny
use shorter words will you
less formal please, we're friends
say please when you want something from me
get to the point next time
act surprised when {=fu_kin} walks in
make yourself useful for once
start over, but with feeling
try to sound less like a train station
change your voice, this one gives me the creeps
say my name like you mean it

# wishes
stop time
make it friday
turn back the clock to before i said that
delete mondays
delete {=fu_day}, nobody will notice
fast forward through {=fu_day}
cancel winter
cancel gravity for an hour
add an eighth day to the week
add a few centimetres to my height
add some {=fu_abs} to my life
order me a bag of {=fu_abs}
i'd like {=fu_abs} delivered to my soul, extra large
book me a one way ticket to my childhood
book a table on the moon for me and {=fu_pet}
schedule a nice surprise that even you don't know about
make my boss nicer
make {=fu_kin} laugh at my jokes
make my ex regret everything
make me (taller|rich|invisible|ten years younger|a morning person)
turn me into a bird
turn down the sun a notch, it's too bright out here
switch off my brain, i want to sleep
mute the neighbours
mute my conscience please
unsubscribe me from adulthood
find the person who ate my yoghurt and bring them to justice
search my heart
open the gates of hell, i'm ready
close this chapter of my life
lock away all my worries
play me like a fiddle
note to the universe: enough already, fix it
remind the clouds that it's supposed to be june
read my mind
read between the lines for me, what did she mean with that look
translate what {=fu_pet} is trying to say
call off my in-laws
call down some lightning
list all the stars, one by one
give me the lottery numbers before they're drawn
tell me how i will die
predict who i'm going to marry
make the price of everything a kiss
convert my regrets into muscle
transfer my headache to {=fu_kin}
backup my soul
beam me up
grow me a money tree
make the weekend longer by hook or by crook
let it be summer when i open my eyes
swap my life with {=fu_kin} for a day
undo my haircut
download kung fu into my head
clone me, i've got to be in two places

# the cat was on the keys
open {=fu_word}
%tool talk
high five!
what's the point of a to do list if you never do
if a tree falls and nobody's there to note it, does it count
where do all the lost socks go
how are you (today|this morning|feeling|doing in there)
are you (alive|real|human|married|happy|a boy or a girl|ticklish)
do you like (rain|me|your job|being called|reading mail|taking orders)
what are you good for, besides lists
what's the difference between you and the other assistants
are you recording (me|this|everything i say)
who's listening when i talk to you
do you sell what i tell you to advertisers
can i trust you with my calendar, honestly
do you ever get tired of setting reminders
have you got a favourite song
what do you look like
what did you do last weekend
do you have brothers and sisters
are you smarter than my {=fu_dev}
would you lie to me if i ordered you to
could you fall in love with a thermostat
what's it like to be switched off
are you afraid of anything
do you understand jokes or do you just pretend
why do you talk like that
what language do you think in
do you get a day off
would you rather be a weather app
did i wake you
do you miss me when i close the window
can you feel it when i type harder
will you remember me when i'm famous
are you going to take my job
who would play you in a film
what's your price, everybody has one
i wonder, does anybody ever ask how your day was
was that you laughing
steward, is that your first name or your last
be quiet
stop it, that's enough talking for one day
forget that i asked
nah leave it, i'll do it myself
ignore the last thing, that was my kid playing with the buttons
don't answer that
don't listen now, i'm talking to {=fu_kin}
wait, let me think a second
hold that thought
quit apologising all the time
be nicer to me
go away
take the rest of the day off, you earned it
come back here, i wasn't finished
look at me when i'm talking to you
stop reading my thoughts
don't tell {=fu_kin} i said that, ok
promise you won't get smarter than me
{=fu_keys}
{=fu_keys} {=fu_keyz}
{=fu_keyz}{=fu_keyz}
{=fu_keyz} {=fu_keys} {=fu_keyz}?
{=fu_keys}{=fu_keyz}!!
lkfd (d|s|k|) {=fu_keyz}
the {=fu_keyz}
{=fu_word}
{=fu_word} {=fu_wordy}
{=fu_wordy}, {=fu_word}
{=fu_wordy} {=fu_keys}
the {=fu_word} of (my|a|some) {=fu_word}
bla bla bla
la la laaa
tralala {=fu_word}
1 1 1 1 q
x
