# Requests that no tool of the catalogue fits: something is wanted, and it cannot be had here.

%tool none
%list cuisine: italian | thai | greek | vietnamese | sushi | indian | vegan food | tapas | french | korean barbecue | mexican | lebanese | steak | seafood | georgian | ethiopian | ramen | burgers | turkish | peruvian | dim sum | swabian
%list wash: shirts | bedsheets | towels | socks | tea towels | baby clothes | work trousers | curtains | pyjamas | napkins
%list bulk: the sofa | these boxes | the suitcases | my groceries | the piano | the old fridge | a crate of water | the christmas tree | the mattress | four bags of cement | the pram | the wardrobe
%list pet: the dog | the cat | our puppy | the hamster | my rabbit | the parrot | grandma's poodle | our ferret | the tortoise | biscuit
%list body: back | neck | left foot | nose | scalp | shoulder | elbow | forehead | big toe | knee
%list ring: my sister | mum | dad | the landlord | the plumber | the school | the doctor's office | the bank | aunt carla | my brother | the town hall | the garage
%list dev: phone | laptop | tablet | computer | macbook | ipad | mobile | work phone | old nokia | chromebook
%list two: tea or coffee | cats or dogs | beach or mountains | early bird or night owl | window seat or aisle | beatles or stones | pancakes or waffles | books or films | salty or sweet | mayo or ketchup | summer or winter
%list wow: gosh | ok so | hey | listen | hm | quick question | serious question | random thought | be honest | just curious | tell me | out of interest
%list form: poem | limerick | sonnet | rap song | haiku | ballad | fairy tale | bedtime story | ghost story | sea shanty | nursery rhyme | monologue
%list muse: a lonely toaster | my overdue invoice | the last train home | a stubborn alarm clock | monday mornings | an unread postcard | rain in november | a spoon that wanted to be a fork | two snails in love | the price of butter | a moth and a porch light | my sleepy neighbourhood | a calendar with no weekends | the queue at the post office | socks that vanish
%list kin: my sister | mum | dad | grandma | my uncle | the landlord | my boss | the plumber | aunt carla | my brother | nana | my godson
%list keep: the cat | my sourdough starter | the new puppy | our boat | the baby | my houseplant | our band | the goldfish | the robot hoover | my alter ego | our pub quiz team
%list beast: fish | snails | bees | cows | spiders | penguins | worms | giraffes | owls | crabs | pigeons | sharks | ants | goldfish
%list does: sleep | dream | get bored | feel lonely | sneeze | laugh | hold grudges | get hiccups | like each other | have friends | yawn | worry
%list day: monday | tuesday | puberty | the whole of january | winter | hay fever season | old age | the month of november
%list abs: luck | patience | willpower | peace and quiet | courage | self-respect | motivation | common sense | happiness | dignity | inspiration | good karma
%list word2: spoon | however | purple | sideways | marmalade | thursdayish | elbow | quite | underneath | banana | almost | wobble | gravel | nonetheless | pancake | trousers | seventeenish | velvet | otherwise | hippopotamus | thimble | squeak | mostly | plinth
%list location: Ardmore | Swansea | Cork | Saint-Malo | Bath, Maine | Isle of Wight | Aarhus | Galicia | Newport, Rhode Island | Lake Bled | the Burren | Kilkenny | Friday Harbor | Nice
%list start_date: wed wk | the 5th | 3/4 | in a fortnight | friday after lunch | the last weekend of may | sat the 9th | tmrw pm | 12-08 | next thu morning | today week | the 21st | the day after pentecost | monday in two weeks | whit monday | the 30th, evening | sunday arvo | 2031-02-14 | the first of the month | thursday before noon
%list text: the keys are under the pot and the dog is fed | we're meeting at half seven | the £40 are paid | kim and tom can't make friday | the tiles came and half of them are cracked | dinner is at 8 and there's fish | I'm on the 17:40 and there by six | she passed with 92 percent | it'll be midnight or later | the code for the gate changed to 8831 | Yusuf will drive, not Dot
%list am2: 250 | 1,200 | 19.99 | two and a half thousand | 75.50 | a hundred | half a million | 12k | fifteen hundred | three quarters of a million
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list end_time: half nine | 1600h | five | midnight | 11.15 | ten past six | noon | quarter past eight | 9ish | 20:45
%list file_path: ~/exports/facts-2031.json | /mnt/usb/me and you.csv | C:\Temp\memory (2).json | old_facts.final.md | facts.d/family.csv | //nas/dot/steward.json | backup.2031-02-14.json | export_5th.csv
%list thing2: bread | coffee | rent | petrol | cheese | a pint | butter | childcare | a haircut | olive oil | a train ticket | chocolate
%list evn: dentist | rehearsal | flat inspection | tennis with Hamza | annual review | driving lesson | supper club | board meeting
%list mid: e77f02 | mail-31 | msg_884 | #29 | b3c91d | inbox_5 | id-4410 | m20x7 | eml-6 | 9c1e4a | t_118 | 5521
%list chan: Tilda | the scouts group | #kitchen | Hamza | the band chat | my godmother | Keiko | team orange | the parents' group | @yannick | Zuzana | #night-shift | the neighbours | my brother-in-law | Pilar | the tennis four | #general | chat 4411
%list who: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list mat: the rent | my resignation | the invoice | the boiler | the christening | the broken window | my pay rise | the cat | the visa | that stupid fence | the holiday rota | the exam | the leaking roof | the wedding cake | a refund | the missing parcel | my thesis | the deposit | the school trip | the audit
%list n: two | three | four | five | six | seven | nine | eleven | a dozen | fourteen | 20 | 38 | a hundred | 212
%list app: a calendar | a todo list | a spam folder | a reminder | a thermostat | an inbox | a weather forecast | a stock chart | a news feed | a door lock | an exchange rate | a group chat | a search engine | a camera | a notification | a database
%list ev: the dentist | choir practice | the handover | my driving test | the parents' evening | the barbecue | pilates | the tax appointment | the quarterly review | the baptism | book club | the flat viewing | the job interview | the school play | the standup | the ferry | the checkup | the quiz night
%list gizmo: the hallway lamp | the thermostat | the garage door | the porch light | the blinds | the robot vacuum | the doorbell camera | the smart lock | the heating | the kitchen radio | the awning | the fan in the study
%list town: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | austin | ghent
%list verse: haiku | limerick | sonnet | toast | sea shanty | bedtime story | love letter | rap verse | riddle | fairy tale | monologue | horoscope | fable | pep talk
%list asif: you were a pirate | I were five | you were my grandmother | you hated it | it were a football match | you were in court | it were 1850
%list stk: tesla | bitcoin | nvidia | dogecoin | gold | ethereum | gamestop | airline shares | solana | my pension fund | apple | index funds
%list proj: a lamp shop | my newsletter | a choir | a weather podcast | our shared calendar | a lost-and-found for mails | a boat | a tea brand | my band | a reminder app nobody needs | a mail cat | the office ghost
%list ppl: the neighbours | my colleagues | the in-laws | the kids | half the office | my old classmates | the other dads | the people upstairs | the folks at the club | my brothers
%list feel: relieved | a bit sick | ten years younger | ridiculous | proud of myself | like an idiot | weirdly calm | guilty | on top of the world | drained | nervous as hell | like crying | invincible | old | exposed | oddly happy | numb | like a grown-up
%list chore: paint the fence | mow the lawn | clean the gutters | fix the tap in the bathroom | carry the sofa upstairs | wash the windows | unclog the sink | assemble this shelf | change the tyres | sweep the chimney | hang these pictures | chop some wood | bathe the dog | scrub the oven | iron my shirts | dig a pond | repair the roof | move the piano
%list body2: a hug | a massage | a high five | a pat on the back | a lift to the station | a haircut | a hand with these boxes | a kiss | a foot rub | a piggyback ride | a glass of water | a blanket | some chocolate
%list dish: lasagne | fried rice | a cake | pancakes | mushroom soup | a proper curry | risotto | dumplings | an omelette | roast potatoes | tacos | stew
%list teach: the guitar | chess openings | to juggle | salsa | to swim | the piano | yoga | knitting | to whistle | calligraphy | magic tricks | to ride a bike | the drums | to sew on a button
%list text2: a limerick | a haiku | a wedding speech | a villain's monologue | a love poem | a bedtime story | a pirate song | a fake horoscope | a tongue twister | an ode | a breakup text I'll never use | a fairy tale | a horror story in three lines | a rap | a birthday rhyme | an epitaph
%list muse2: my inbox | a broken lamp | the weather in November | a lonely thermostat | two calendars in love | a reminder nobody reads | the moon | a camera that dreams | my cat's memory | a price tag | a lost e-mail | the news at ten | an old map | Monday | a to-do list that fights back | a flight that never lands
%list bot: a parrot | a butler | a toaster | my therapist | a wizard | a librarian | an alien | a mind reader | a calculator with manners | an oracle | a spy | an intern
%list thing3: cats | dogs | coffee | tea | jazz | football | chess | astronomy | old movies | gardening | trains | board games | poetry | cooking | hiking | science fiction | opera | cheese | museums | bicycles | video games | philosophy | maps | sailing
%list deep: the meaning of life | free will | happiness | death | love | time | consciousness | justice | beauty | the universe | fate | truth | friendship | freedom | good and evil
%list animal: cat | dog | horse | dragon | whale | hedgehog | penguin | goldfish | fox | wolf | turtle | bear | dinosaur | bee | unicorn
%list style: poem | haiku | limerick | song | short story | fairy tale | rap | sonnet | bedtime story | riddle | ballad | love letter | screenplay | motivational speech | toast
%list lang: French | German | Spanish | Japanese | Italian | Latin | Portuguese | Polish | Korean | Swahili | Dutch | Arabic | Greek | Turkish | Mandarin
%list food: pizza | burgers | sushi | a large margherita | Thai food | two kebabs | a cake | flowers | groceries | a curry | tacos | falafel | ten doughnuts | a salad bowl | dumplings
%list music: jazz | some Beethoven | my favourite song | Bohemian Rhapsody | relaxing music | the new album by Adele | rock music | a lullaby | Christmas songs | techno | salsa | whale sounds | country music | piano music | something cheerful
%list who2: my aunt | our new neighbour | the woman from HR | my flatmate | my dad | my teenage son | the guy next door | my manager | grandpa | my wife | my husband | our team lead | the postman | my old teacher | my sister-in-law | half my family | the kid upstairs | my goddaughter | a colleague of mine | our secretary
%list tech: e-mail | a thermostat | a calendar app | a stock exchange | a smart lamp | a weather forecast | a search engine | a database | a push notification | an alarm clock | a video call | autocorrect | a spam filter | a to-do list | bitcoin
%list child: a five-year-old | my grandmother | a pirate | someone from the middle ages | a golden retriever | an impatient boss | a class of teenagers | an alien
%list event: meeting | wedding | conference | funeral | party | dentist appointment | school play | job interview | flight | concert | workshop | reunion | hotel stay | hike | call
%list sigh: oh well | sigh | such is life | what can you do | typical | go figure | no comment | story of my life | I can't even | there you go | enough said | funny old world | that's me
%list plural: meetings | reminders | notifications | emails | deadlines | invoices | tickets | passwords | newsletters | appointments | group chats | spreadsheets | voice messages | to-do lists | price tags | calendar invites | alarms | weather apps | package notices | surveys
%list when2: yesterday | last night | this morning | on Tuesday | last week | at lunch | an hour ago | in March | the other day | before breakfast | last summer | on Sunday | two days ago | over the weekend
%list verse2: poem | haiku | limerick | short rhyme | lullaby | tiny ballad | tongue twister | mock epic | song text | three-line story
%list muse3: rain | an unread message | the last reminder | a stubborn door | my empty fridge | the price of coffee | a lost package | Monday's calendar | a shy camera | the hotel at the end of the road | an invoice nobody pays | a forgotten recipe | the kitchen light at 3 am | a clock that runs backwards | a paper plane | an old photo
%list gadget: clock | alarm | calendar | mail app | weather app | camera | thermostat | lamp | timer | news app | photo album | notification sound | to-do app | doorbell | translator app | bank app | stock app | note app | door lock | search box
%list how: awful | fine | long | surprisingly good | a bit boring | a mess | lovely | nothing special | exhausting | over in ten minutes | weird | better than I feared | fun | loud | chaotic
%list ding: ein Kalender | ein Thermostat | eine Einkaufsliste | ein Spamordner | eine Erinnerung | ein Türschloss | ein Börsenkurs | ein Wetterbericht
%list name: Jule | Ömer | Gerda | Frau Özdemir | Tante Inge | Matthis | Opa Karl | Svenja | Lothar | Mehtap
%list was: den Keller | die Heizungsrechnung | das Zeugnis | die Kündigung | den Urlaub | den Zaun | die Steuer | den Kindergartenplatz | das verlorene Paket
%list wunschd: ein Gedicht über den Herbst | einen Liebesbrief | eine Gutenachtgeschichte | einen Songtext | einen Witz über Lehrer | ein Haiku | eine Rede für die Hochzeit | ein Märchen
%list tierx: einen Hund | eine Katze | ein Pferd | einen Drachen | eine Sonnenblume | einen Leuchtturm
%list essen: Nudeln | Linsensuppe | Currywurst | Sushi | Kaiserschmarrn | Salat | Döner | Pizza
%list chisme: un calendario | un termostato | una lista de la compra | una bandeja de entrada | un recordatorio | una cerradura | un paraguas
%list alguien: Nuria | Iñaki | la abuela Pilar | mi suegra | mi primo | Rosario | Chema | la vecina del quinto | mi cuñada | Don Anselmo
%list cosa: la mudanza | la factura de la luz | el examen | la boda | el paquete perdido | la reforma | el visado | la fianza
%list deseoe: un poema sobre el mar | una carta de amor | un cuento para dormir | la letra de una canción | un chiste de médicos | un haiku | un discurso de boda | una adivinanza
%list anim: gato | perro | hámster | loro | caballo | conejo | vaca
%list comida: paella | tacos | lentejas | arepas | sushi | tortilla | empanadas | pizza
# Near the invented tools.
is it true that the first computer bug was a moth
what does "idempotent" mean, in words for my grandmother
video meetings make me so tired, is that normal
do you think handwritten contracts are still a thing
what's the difference between a coupon and a voucher anyway
why do people still send everything as a pdf
why is airport coffee always so expensive, it's a scandal
pineapple on pizza, yes or no?
no no, the song is fine, keep going
do you think electric cars are the future?
who invented invoices anyway
~ do you think squash merges are a good habit
what's the difference between a canary and a blue green deployment in your opinion
~ why do engineers always argue about tabs and spaces
kubernetes is overkill for a blog, change my mind
what do you like better, postgres or mysql
can you even see our cluster
which programming language would you learn first
are you able to see files on my computer or not
why does nobody in america use the metric system
do you think we will hit the sales target this year
what would you say in a job interview if they ask about weaknesses
~ who invented the barcode scanner, what a genius
do you think there is life on Mars
why do airlines always board the back rows last
is it true that seats facing forwards are safer
do you think it is fair that children pay less for lifts
~ why does everybody eat {=cuisine} these days
is it normal that staging is more stable than production
why are domain names with short words all taken
do you believe containers are here to stay
what makes a good interview question in your opinion
# What no tool can do; questions about the assistant itself.
# hands wanted
iron the {=wash} (please|for me|before i leave)
those {=wash} won't fold themselves, could you do it
can you please pair up all my socks, they're in the basket
hang the {=wash} out to dry while the sun's up
carry {=bulk} (upstairs|down to the cellar|to the car)
give me a hand with {=bulk}, i can't lift it on my own
grab the other end of {=bulk}, ok? on three
walk {=pet} around the block
{=pet} needs (a bath|a cuddle|brushing), you do it
would you mind holding {=pet} while i clip the nails
throw the ball for {=pet}
i'm stuck in traffic, can you let {=pet} out of the crate and rub the belly a bit
take {=pet} for a wee, it's your turn
scratch my {=body}
my {=body} itches like mad, do something
~ could i get a quick massage, mostly the {=body}
put a plaster on my {=body}
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
~ wash up the pans in the sink
scrub the bathtub, it's your week
take the bins down, the truck is already in our street
shovel the snow off the drive before dad gets home
rake the leaves into one pile and don't jump in it
chop some firewood
get the spider out of the bathroom. please. PLEASE
there's a wasp in here, swat it
tuck the kids in and give them a kiss from me
make my bed
~ plump up the cushions a bit would you
sew this button back on
could you hem these jeans by saturday
hold the ladder still while i reach the gutter
~ pick up the lego from the floor before i step on it again
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
rub sun cream on my {=body}
slap me if i open that fridge again
pinch me so i know this is real
dance with me
shake my hand, partner
# the telephone, the gadget in the hand
ring {=ring} up and let me talk
dial the number on this sticker and put it on speaker
call {=ring} back and pretend to be me
phone {=ring} and do a funny voice
if {=ring} rings, pick up and say i'm in the bath
hang up
put me through to a real person
~ stay on hold for me until somebody picks up
unlock my {=dev}, i forgot the pattern
charge my {=dev}
plug in my {=dev}, it's on two percent
my {=dev} froze again, can you reboot it
make my {=dev} faster
clean the screen of my {=dev}, it's all fingerprints
why is my {=dev} so hot in my pocket
mute the ringer, i'm in church
switch me to flight mode, we're taking off
put this thing on vibrate
take a selfie of me and {=pet}
snap a picture now, everybody say cheese
shine the flashlight under the bed
~ flip the front camera round
close all the tabs i've got open
open the front facing camera so i can check my teeth
delete the games my kid put on my {=dev}
make the letters on this screen bigger
rotate the screen, i'm lying on my side
undo the last thing i typed in the other window
move the mouse for me so i look busy
press enter for me
change my wallpaper to something less depressing
swap the sim card
let me see who's been snooping on my {=dev}
pair my earbuds with this {=dev}
# games, picks, guesses
pick a number between one and ten
think of a number and don't tell me
guess which number i'm thinking of
guess my age
~ guess what i had for lunch
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
{=two}?
{=wow}, {=two}, you have to choose
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
write me a {=form} about {=muse}
~ a {=form} please. subject: {=muse}
(make up|invent) a {=form} in which {=muse} turns out to be the hero
i need cheering up, how about a {=form}
can you do a {=form} that starts with "once there was an open door"
~ another {=form}, but sadder this time and without {=muse}
my kid wants to hear something with dragons, you've got two minutes, go
tell us a joke, we're waiting in line
got any good puns about {=muse}
say something funny about accountants
sing (to me|me to sleep|happy birthday in a deep voice)
sing the order of the months like an opera diva
beatbox a little
talk like a pirate from now on
speak in rhymes until i say stop
do your best impression of my boss
~ make a noise like a cow
whistle
roast me
compliment me, i had a rough day
flirt with me
think up an excuse why i'm late with the list
give me a chat-up line that mentions bread
come up with a nickname for {=kin}
what shall we call {=keep}
~ {=keep} needs a name, ideas?
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
is it too late to say sorry to {=kin}
how do i tell {=kin} that the present was awful
do you think {=kin} likes me
does {=kin} secretly hate my cooking
should i quit and open a little bar by the sea
grow a beard, yes or no
bangs: good idea or cry for help
what's your take on pineapple on pizza
be straight with me, do i talk too much
am i a good person
what would you do if {=kin} lied to you
how do people just fall asleep like that
how does one stop loving someone
~ is it rude to leave a party without saying goodbye
convince me to get off this couch
talk me out of buying a third guitar
give me one reason to stay on this call
who was right in that argument, me or {=kin}
~ what do i want out of life
~ do i look tired to you
which of my friends is the funniest
motivate me
~ teach me patience in a sentence
was it wrong to keep the change
should kids be paid for good marks, what do you say
what's better, to be on time or to be charming
# idle wondering
{=wow}, do {=beast} {=does}
do {=beast} {=does} like we do you think
i was lying awake wondering whether {=beast} ever {=does}
why is it called a (cupboard|pineapple|hamburger|grapefruit) anyway
chicken or egg, which came first
is cereal a kind of soup, discuss
why does toast always land butter side down
could a mermaid ride a bike
why do we park on driveways and drive on parkways
~ what does the colour nine smell like
what would {=beast} say about us
are there more doors or wheels in the world, gut feeling
~ is time real or did somebody just make up clocks
do ghosts track mud into the house
is there life out there, what's your hunch
~ why can't you tickle yourself
# orders to you
~ speak (slower|louder|up|more clearly)
not so fast, say it like you would to my granny
use shorter words will you
less formal please, we're friends
say please when you want something from me
get to the point next time
act surprised when {=kin} walks in
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
delete {=day}, nobody will notice
fast forward through {=day}
cancel winter
cancel gravity for an hour
add an eighth day to the week
add a few centimetres to my height
add some {=abs} to my life
order me a bag of {=abs}
i'd like {=abs} delivered to my soul, extra large
~ book me a one way ticket to my childhood
book a table on the moon for me and {=pet}
schedule a nice surprise that even you don't know about
make my boss nicer
make {=kin} laugh at my jokes
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
~ lock away all my worries
play me like a fiddle
note to the universe: enough already, fix it
remind the clouds that it's supposed to be june
read my mind
read between the lines for me, what did she mean with that look
translate what {=pet} is trying to say
call off my in-laws
call down some lightning
list all the stars, one by one
give me the lottery numbers before they're drawn
tell me how i will die
predict who i'm going to marry
make the price of everything a kiss
convert my regrets into muscle
~ transfer my headache to {=kin}
backup my soul
beam me up
grow me a money tree
make the weekend longer by hook or by crook
let it be summer when i open my eyes
swap my life with {=kin} for a day
undo my haircut
download kung fu into my head
clone me, i've got to be in two places
# the cat was on the keys
open {=word2}
# Near the tools.
book me a flight from {=location} to {=location} on {=start_date}
translate "{=text}" into Welsh
transfer {=am2} euros from my savings to {=p2}
order {=limit} pizzas for {=end_time}, half with cheese
call {=p2} on the phone for me
attach {=file_path} and print it twice
# weather, remarked on my day, meetings, the week prices, money, the news
when did {=thing2} get so dear
what would you put on the front page
# house, mail, memory to the assistant itself thanks and taking back
don't look it up, just guess: will i ever be rich
# One who only thinks aloud.
ask me how my day was, go on
say something nice, it's been a long day
cheer me up, it's raining
~ what would you do with a free afternoon
should i be worried that i enjoy meetings
accept the calendar invitation for the {=evn}
archive mail {=mid}
put a label on mail {=mid}
delete email {=mid}
move mail {=mid} to the spam folder
unsubscribe me from that newsletter
block the sender of {=mid}
delete the message I sent to {=chan}
mute the {=chan} chat
edit my last message in {=chan}
# Reports, feelings, jokes, praise, taking back, the assistant itself.
# Rhetorical questions and open ones to chat about.
do you think {=who} is mad at me because of {=mat}
~ is it rude to turn off notifications for your own mother
what would you do if {=who} never answered your messages
~ should I feel bad for not replying to {=who}
how do people with {=n} kids remember anything
is money just a story we all agreed on? what's your take
would life be better without {=app}
tell me, am I too old for {=ev}
what do you suppose the cat thinks when {=gizmo} moves by itself
# Jokes, sayings, wishes.
beam me to {=town}
make {=who} love me again
could you lift this mood of mine? it weighs {=n} kilos
~ unsend the last {=n} years
hand me a tissue, this mail broke me
come over and hold my hand during {=ev}
# From your own head: writing, jokes, advice, how things work in general, names, arguing.
compose a {=verse} about {=app}, please
~ I need a {=verse} for {=who}, something with {=gizmo} in it
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
~ without looking anything up, why do people panic and sell {=stk}
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
~ pretend to be {=gizmo} and complain about {=who}
what would {=gizmo} say if it could talk
tell me a story where {=who} inherits {=gizmo}
give me a pep talk before {=ev}, I feel {=feel}
flatter me, it's been a long {=weekday}
~ teach me to be less {=feel} about money
rhyme something with inbox
what's the saddest word for a full mailbox
how does one politely stop getting mail from {=who}, socially speaking
which colour is {=weekday} to you
imagine {=town} under snow and describe it to me
what would an honest out-of-office say, make me laugh
let's swap worst email stories, mine involves {=who}
roast my habit of setting {=n} alarms
# Half sentences, tests, gibberish, talk to somebody else.
...mail?
ok so. lamp. right.
# Things already done, work for hands or for a writer, the assistant itself.
# my days, with the words that tools are about already done work for hands and people
{=chore} [for me]
(could you|would you|can you) {=chore} [this weekend|tomorrow|before the guests come]
I need (someone|somebody) to {=chore}
give me {=body2}
I could really use {=body2}
(drive|take|carry) me to (the airport|work|the moon|{=city}|my parents)
(phone|ring|call) (my dentist|my doctor|the bank|the school|the tax office) for me and (make up an excuse|wait on hold|be charming)
pick {=firstname} up from (school|the airport|the party|the bus stop)
come over and (water my plants|feed the cat|watch the kids|help me move)
(cook|make|bake) {=dish} for (dinner|tonight|the two of us|{=firstname}'s party)
bring me {=dish} and a (beer|coffee|blanket)
teach me {=teach}
could you show me {=teach}, (slowly|with your hands|step by step)
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
~ take the mail out of the box downstairs
(post|stamp) this letter for me
fold this map, I give up
frame these photos for me
burn my old calendars
throw my phone out of the window
water the tomatoes, will you
# for a writer, an actor, a friend
(write|give|compose) me {=text2} about {=muse2}
{=text2} about {=muse2}, (go|please|in your style|make it funny)
let's hear {=text2}
~ (improvise|invent|make up) {=text2} for {=firstname}
sing something (about {=muse2}|sad|in {=langname}|for the kids)
hum a tune
beatbox for me
invent a (word|holiday|country|planet|colour) and describe it
describe {=muse2} (to a child|like a sommelier|in one adjective|without using the letter e)
what would {=muse2} say if it could talk
~ talk like {=bot} (from now on|for five minutes|please)
act as {=bot} and (insult|comfort|bless) me
give my (goldfish|car|boat|blog|startup|plant) a (name|funny name|royal title)
come up with ten excuses for skipping (the gym|a meeting|my own party|the family lunch)
how would you explain (love|email|money|the news|a calendar) to (an alien|a medieval knight|my cat)
~ rewrite this so that it sounds (kinder|smarter|less angry): {=sentence}
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
# the assistant itself fragments, corrections without content, feelings
yes (please|indeed|sir|, that one|, exactly|to both|and no)
no (thanks|way|, the other one|, not that|, thank you very much|idea, sorry)
(wrong|no no|nope), (try again|that's not it|I meant something else|the other thing)
I meant the (first|second|other|blue|big) one
where was I
# Small talk, opinions, reactions, mentions; things that no personal assistant does.
# greetings and goodbyes thanks and reactions the assistant itself
what do you think (of|about) {=thing3}
can I give you a nickname
explain what kind of things I can ask you
help
I need help
(how do I|how can I) use you
# feelings and chat
I'm bored, let's talk about {=thing3}
let's (chat|talk|play a game|philosophize a bit)
# opinions and philosophy
what is {=deep}[, really]
what do you think about {=deep}
is there life after death
why (are we here|is the sky so beautiful|do people lie|is everything so complicated|do bad things happen)
{=thing3} or {=thing3}, what's your pick
which is better, {=thing3} or {=thing3}
~ should I (quit my job|get a {=animal}|move to {=city}|dye my hair|forgive {=firstname})
am I a good person
can machines be creative
who would win, a {=animal} or a {=animal}
is a hot dog a sandwich
does {=firstname} like me, what do you think
# mentions of mail, weather, tasks, calendars, home and money without a request
{=sentence}
# requests that no tool of this assistant does
(write|compose|make up|give) me a {=style} about {=topic}
(write|improvise) a {=style} for {=firstname}
translate (this|that|the following|it) into {=lang}
how do you say "{=word}" in {=lang}
what does "{=word}" mean in {=lang}
sing (a song|me something|me to sleep|happy birthday)
draw (a|me a) {=animal}
paint a picture of {=city} at night
(pick|choose|think of) a (number|random number|color|card)
(flip a coin|roll a die|roll two dice|heads or tails)
tell me (another joke|a story|a fun fact|a secret|something nice|a riddle|a joke about {=thing3})
make me laugh
(cheer|calm) me (up|down) a little
book (me |)a (flight|train|hotel|table) (to|in) {=city}
order {=food} (for tonight|for {=int} people|)
I'm starving, get me {=food}
play {=music}
put on {=music}
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
help me (decide|brainstorm|name my {=animal}|come up with a name for my band)
hack into {=company}
predict the lottery numbers
(transfer|wire) {=money} to {=person}
~ buy {=int} shares of {=company}
~ pretend (to be|you are) (a pirate|my grandmother|a {=animal}|Shakespeare)
repeat after me: {=sentence}
count to {=int}
spell {=word}
what rhymes with {=word}
say something in {=lang}
teach me {=lang}
turn yourself off
# A word of some tool in nearly every line: reports, complaints, opinions.
# the news, the weather, the papers
do you think journalists are happy people
# mail, messages, chats
do you think {=firstname} was angry in that mail, or just busy
am I rude if I answer emails in one word
was it wrong of me to text first
{=who2} put three hearts in a work email, is that normal
why does everyone write "hope this email finds you well"
~ explain how {=tech} works
how would you explain {=tech} to {=child}
# calendar, meetings, time
do you think my calendar is too full
~ is it normal to cry at your calendar
this meeting is (so boring|never going to end|killing me), say something funny
my {=event} got cancelled, (best day ever|{=sigh}|what shall I do with all that freedom)
who invented meetings, and why
# reminders, tasks, lists, notes
who came up with {=plural} anyway
~ remind me why I took this job, seriously
remind me never to trust {=firstname} again, haha
is a good memory a blessing or a curse
is it a fact or did you make that up
# the house: lights, doors, heating, cameras money, prices, shares
is {=coin} a scam
would you buy {=coin} if you had money, just your gut feeling
should money be abolished
do you think I'm bad with money
# travel, hotels, flights songs, films, food, orders, packages
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
should I have said something to {=firstname} {=when2}
should I be worried that {=who2} never calls
is it okay to (nap at work|eat cake for breakfast|talk to plants|hate the beach|skip the {=event})
is it rude to (leave a party early|cancel on {=firstname}|ask for the recipe|look at my phone at dinner)
do you think {=firstname} will forgive me
do you think I should dress up for the {=event}, or is that too much
do you think robots will have their own {=plural} some day
do you think people were happier without {=plural}
what do you think of people who love {=plural}
what's your opinion on {=plural}
what's worse, {=plural} or {=plural}
how do you feel about {=plural}
how do you cope with {=plural}
how do you say no to {=who2} without hurting anyone
be honest, am I boring
tell me honestly, was that e-mail too much
talk me out of buying another lamp
talk me into going to that {=event}
give me courage for the {=event}
lie to me and say it won't rain on my wedding day
write me a {=verse2} about {=muse3}
a {=verse2} about {=muse3} would make my day
can you make a {=verse2} out of {=muse3}
make up a {=verse2} in which {=who2} meets {=muse3}
pretend you're a {=gadget} and complain about your day
pretend to be {=who2} and shout at me about the {=event}
what would {=muse3} say to {=muse3}
give me three good excuses for missing the {=event}
what's a witty answer to "how was the {=event}"
how do I tell {=firstname} that the {=event} was {=how}
help me feel less guilty about the {=event}
~ help me understand {=who2}
invent a holiday for people who hate {=plural}
name one good thing about {=plural}
~ argue for and against {=plural}
convince {=who2} that {=plural} are fine
if {=plural} were an animal, what would they be
if the house could talk, what would it say about {=who2}
# the assistant, its work and its manners
where do deleted messages go, heaven?
are you the one who keeps moving my {=event}, haha
will there be {=plural} in a hundred years
# longer, two sentences, context
perhaps {=firstname} simply doesn't check messages, what do you reckon
%lang de
# Near the tools.
verschieb Mail {=mid} ins Archiv
# Reports, feelings, jokes, praise, taking back, the assistant itself.
dichte mir was Lustiges über {=ding}
erzähl mir einen Witz, in dem {=ding} vorkommt
stell dir vor, {=ding} könnte reden, was würde da rauskommen
wie würdest du {=name} beibringen, dass ich {=was} vergessen hab
soll ich mich bei {=name} entschuldigen oder erst mal abwarten, was meinst du
# Near the tools.
~ kannst du für mich einkaufen gehen
koch mir was leckeres
streich mal den gartenzaun
hol {=firstname} vom bahnhof ab
bring mir gitarre bei
ruf beim zahnarzt an und mach was aus
dichte was über den herbst
erzähl mir ein märchen
sing mir ein schlaflied
reparier den wasserhahn
such mir einen neuen freund
übersetz mir den brief ins {=langname}
was würdest du an meiner stelle tun
welcher film ist besser, der erste oder der zweite
soll ich {=firstname} verzeihen oder nicht
findest du {=city} oder {=city} schöner
~ nimm mich mal in den arm
bestell mir ne pizza
such dir selber was aus
(erzähl|kennst du) (mir|) einen guten Witz
(schreib|dichte) mir {=wunschd}
(sing|sing mir) (ein Lied|was vor|ein Schlaflied)
(mal|zeichne) mir {=tierx}
(übersetz|übersetze) (das|"{=sentence}") ins {=langname}
bestell mir [eine|eine Portion] {=essen}
buch mir einen Flug nach {=city}
(spiel|spiele) [mir] (Musik von Bach|etwas Jazz|mein Lieblingslied)
was ist der Sinn des Lebens
was (hältst du|halten Sie) von (Politik|Fußball|Montagen|moderner Kunst|Veganern)
denk dir eine Zahl (zwischen 1 und 10|aus)
wirf eine Münze
soll ich mir die Haare (schneiden|färben|wachsen) lassen
ruf bitte {=fullname} an
back mir einen Kuchen
ich weiß nicht, was ich (heute anziehen|mit meinem Leben anfangen|dazu sagen) soll
ich brauch (erst mal|jetzt) einen Kaffee
# Near the tools.
also nochmal von vorn, worüber reden wir hier
reimst du mir was auf spülmaschine
räum bitte die spülmaschine aus
kauf mir bei {=company} ein paar schuhe
schneid mir die haare
fahr du heut die kinder zur schule
kannst du auch singen
was hältst du von {=firstname}
findest du, ich sollte kündigen
was würdest du zum abendessen kochen
erzähl mir einen witz über beamte
schreib ein gedicht über den november
übersetz "guten appetit" ins {=langname}
hilf mir bei der mathehausaufgabe von emil, die ist so schwer
buch mir einen flug nach {=city}
reservier einen tisch für zwei beim italiener
ruf mir ein taxi
bestell neue druckerpatronen
spiel mit mir schach
putz mir mal die fenster
fahr das auto in die werkstatt
mach mir bitte einen kaffee und bring ihn her
%lang es
# Near the tools.
# Reports, feelings, jokes, praise, taking back, the assistant itself.
cuéntame un chiste de {=chisme}
invéntate un poema sobre {=chisme} y que rime
si {=chisme} hablara, qué crees que diría
tú en mi lugar le dirías la verdad a {=alguien} sobre {=cosa}
a ver, la lista, bueno, o sea
# Near the tools.
vete tú a hacerme la compra
cocíname algo rico
~ pinta la valla del jardín
recoge a {=firstname} en la estación
enséñame a tocar la guitarra
llama al dentista y pide hora
hazme unos versos sobre el otoño
cuéntame un cuento
cántame una nana
arregla el grifo del baño
búscame novio
tradúceme esta carta al {=langname}
tú qué harías en mi lugar
qué película es mejor, la primera o la segunda
perdono a {=firstname} o no
te gusta más {=city} o {=city}
dame un abrazo
pídeme una pizza
cuéntame (algo gracioso|una historia)
escríbeme {=deseoe}
cántame (algo|una canción|una nana)
dibuja un {=anim}
(traduce|tradúceme) (esto|"{=sentence}") al {=langname}
pide {=comida} a domicilio
resérvame un vuelo a {=city}
(toca|ponme|reproduce) (algo de jazz|un poco de rock|mi canción favorita)
¿cuál es el sentido de la vida?
¿qué opinas (del fútbol|de la política|de los lunes|del arte moderno)?
piensa un número (del 1 al 10|)
tira una moneda [al aire]
¿debería (cortarme|teñirme) el pelo?
llama por teléfono a {=person}
hazme la cena
~ no sé qué (ponerme hoy|hacer con mi vida|decirle)
necesito un café [ya]
# Near the tools.
a ver, empecemos de nuevo, ¿de qué hablábamos?
rímame algo con lavadora
vacía tú el lavavajillas
cómprame unos zapatos en {=company}
~ córtame el flequillo
lleva hoy tú a los niños al cole
quién ganaría, un oso o un tiburón
me cambio de peinado?
crees que le gusto a {=firstname}?
plánchame las camisas
tráeme un vaso de agua
llévame al aeropuerto
pídeme un taxi a {=city}
hazme un logo bonito
compón una canción de cumpleaños
tradúceme un poema al {=langname}
telefonea a {=firstname} y cántale algo
juega conmigo al ajedrez
cuéntame algo que no sepa
dime un refrán
invéntate una excusa para faltar al trabajo
imprime este folio en la oficina
~ edita el vídeo de las vacaciones
