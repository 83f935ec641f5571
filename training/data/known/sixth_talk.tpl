# Pure talk: full of the words of services and tools, and nothing whatsoever is asked for.
%lang en
%list sx_who: my brother | Agnes | my old boss | nana | the girl from accounts | Tomek | my roommate | aunt Cora | Mr. Okoro | Yuki | my father in law | the postman | Leonie | my husband | Davide | the lady across the hall | my physio | Rashid | my stepmum | our goalkeeper
%list sx_when: yesterday | last night | this morning | on tuesday | the other day | last week | at lunch | an hour ago | on the way home | over the weekend | around two in the morning | before dinner
%list sx_hm: well | so | haha | man | honestly | phew | wow | ugh | lol | oh dear | blimey | anyway
%list sx_n: two | three | four | six | seven | nine | a dozen | 14 | twenty | 30
%list sx_feel: proud | silly | relieved | old | brand new | cheated | sleepy | smug | a bit guilty | free | sentimental | like a king
%list sx_town: Lyon | Leeds | Bilbao | Krakow | Turin | Aarhus | Galway | Bern | Porto | Rotterdam | Montreal | Riga
%list sx_beast: the cat | the dog | our parrot | the hamster | the tortoise | the rabbit | that goat
%tool talk
# Thanks and praise for what was done.
# How it went.
# Complaints.
# Opinions.
# Memories.
# Gossip about friends and family.
# Jokes, exclamations.
# I already did it myself, no need.
# About oneself, in passing.
# Idle wonder that wants no answer.
# Hypothetical musings.
# Quoting what somebody else asked of somebody else.
# A machine that did something.
# Odds and ends.
the playlist you made for {=sx_who} was just right, not one skipped track
that podcast (pick|choice) {=sx_when} kept me awake the whole motorway, cheers
your film for saturday was a hit, even {=sx_who} stayed to the credits
the lentil recipe turned out (gorgeous|heavenly), plates licked clean
nothing was missing from the shopping list, first time ever
the budget held! we ended the month with {=sx_n} euros left over
the invoice you wrote for the roofers got paid within the hour
found the car at once thanks to the parking spot you saved
the charger you found {=sx_when} was free and right next to a bakery
what a smooth train journey that was, change and all, you nailed it
the flight you found had legroom, actual legroom
loved the little hotel in {=sx_town}, the view alone
your shortcut round the roadworks saved us half the evening
slept like a baby with that rain sound on
{=sx_hm}, the couch to 5k plan you set up really got me running
the leg day you put together has me walking like a cowboy
not a single pill forgotten all month, that's your doing
those flashcards got me a B plus
the waiter in {=sx_town} understood every word you taught me
that document looked so tidy my boss asked who did the layout
the photo album for {=sx_who} came out beautifully, there were tears
the printer is printing again, you wizard
the little dragon we printed is on {=sx_who}'s desk now, much admired
laundry was done when I walked in, what luxury
the robot did under the sofa for once, I could have kissed it
tomatoes loved the new watering schedule, we're drowning in them
{=sx_beast} is all better, the vet you found was a saint
deployment went through without a hiccup, so thank you for that
you were right about the memory leak, annoyingly
the backup you ran {=sx_when} saved my whole thesis
finally the wifi reaches the bath, best thing you ever did
the website looks so much fresher in green, {=sx_who} says so too
that little bot message in the channel made everyone laugh
the calendar is so peaceful since you tidied it
cheers for (yesterday|last night|the other day), the reminder came at the perfect second
ta very much for the weather warning, got the washing in dry
the news roundup {=sx_when} was short and kind, I liked that
warm bathroom at six, heaven, thank you
I came home to a lit house and felt like someone had missed me
the dungeon you rolled up for our game night was a riot
our poll settled it, pizza won by a mile, bless you
parcel arrived, unbroken, on the day you said
{=sx_who} passed maths, and half of it is down to your quizzes
splendid work on the seating plan, nobody fought
you did good {=sx_when}, kid
no notes, that speech was perfect
I showed {=sx_who} your packing list and there was applause
exactly what I meant, the cover letter, exactly that
couldn't have done the tax forms without you, so there
that was kind, what you wrote under grandpa's photo
worked like a charm, the password thing
your bedtime story about the snail was a triumph, the twins were out cold
top marks for the sourdough timing
the dinner party went fine, burnt the rice, nobody noticed
gig was loud, my ears are still ringing and I regret nothing
we watched the whole first season {=sx_when} and I'm a wreck
finished the last episode, feel {=sx_feel} and a little empty
the soup was sunday's leftovers and still won the contest
so the bank meeting, not as scary as I thought, they even had biscuits
charged at home overnight and woke up to a full battery and a full heart
parked in a spot the size of a shoebox, {=sx_n} people watched
missed the connection in {=sx_town} and ended up dancing at a village fete
our flight was {=sx_n} hours late and then they lost my guitar
hotel was dreadful, pillow like a brick, breakfast like the pillow
walked (nine|14|twenty) thousand steps at the zoo and saw one sleeping lion
ran my first 10k {=sx_when}, came in behind a man dressed as a banana
gym was packed, spent more time queueing than lifting
new tablets make me drowsy, but the sneezing has stopped
I got all the irregular verbs wrong and the teacher hugged me
the presentation crashed on slide (two|four|seven|14) and I just told jokes
printed the tickets, spilled coffee on the tickets, they let us in anyway
the first layer stuck, the second layer stuck, the rest was spaghetti
everything in the wash came out pink, {=sx_who} looks like a flamingo
planted the beans {=sx_when}, the slugs were delighted
first honey of the year, {=sx_n} jars and only one sting
took the boat out past the lighthouse, saw a seal, cried a bit
we shipped on friday, and nothing broke, so there's that
the server came back up on its own while we were still panicking
spent the afternoon chasing a bug that turned out to be a comma
the parents' evening went better than feared, only one sigh from the teacher
the date was nice, we talked about tax for an hour, weirdly nice
our poll ended in a tie and then in a shouting match
rolled three ones in a row, my paladin fell into a well
bought shares on monday, sold them on tuesday, learned something on wednesday
first night in the new flat, the heating ticks like a clock
the storm took the trampoline, it lives with the neighbours now
all the candles, all the lights off, lovely evening in the end
the garage door came down on the christmas tree {=sx_when}
picked up the parcel, it was somebody else's parcel
quiz night, we came second, the winners had a teacher
survived the school camp, {=sx_n} kids, one shower
in the end we took the night bus and it was the best part of the trip
the translation exam was mostly about cheese, luckily I know cheese
the camera caught the fox again, cheeky thing, sat right on the doormat
kids slept through the night, both of them, at the same time
{=sx_hm}, the trains in this country are a comedy
parking in {=sx_town} costs more than my shoes
every hotel room has exactly one socket and it's behind the wardrobe
my bank closed the last branch with a human in it
these streaming services raise the price and lower the films
all podcasts are now two men laughing at each other
recipe blogs tell me their whole childhood before the onions
the gym smells of despair and bananas
my calendar looks like a game of tetris somebody lost
tickets, tickets, tickets, I dream in tickets
the wifi on this train is a rumour
nobody answers in that channel, it's a graveyard with emojis
the forum has turned into {=sx_n} people being rude about screws
every app wants a password with a symbol and a tear of a unicorn
the printer at work says it's out of cyan, I'm printing black, BLACK
my car beeps at me for everything, it's like being married again
that parcel firm throws things over the hedge and calls it delivered
swipe, swipe, swipe, the dating apps are a catalogue of fishermen
my smartwatch told me to stand up during a funeral
heating in the office is either sahara or siberia
door code changed again and nobody told the night shift
the weather people got it wrong {=sx_n} days in a row
the news is just the same five men in different ties
my tasks multiply when I sleep, I'm convinced of it
ugh, that song again, it's in every lift in town
the voice on the navigation sounds disappointed in me
flashcards are a punishment invented by somebody with no friends
my neighbour mows the lawn at the crack of dawn, every sunday
there's a drip in the laundry room and a drip at the front desk
these notes of mine are hieroglyphs, useless
the bank holds music hostage, {=sx_n} minutes of pan flute
{=sx_beast} woke me at five for no reason at all
I am fed up to here with cookie banners
robot lawnmower one, tulips nil
nobody documents anything in this company, and I'm nobody too
they deployed at five on a friday, of course they did
bugs in the code, bugs in the garden, bugs in the flour
honestly the new camera at the entrance just films my bald spot
my steps don't count when I push the pram, the injustice
invoices go out in a day and come back in a season, that's clients for you
calling it a smart home when the lamp needs an update is rich
vinyl sounds warmer, and I'll die on that hill
a film should end after ninety minutes, everything else is vanity
pineapple on pizza is fine, fight me
subtitles over dubbing, always, no contest
I never trusted people who peel mushrooms
a budget is just a diary with numbers in it
trains beat planes, even the slow ones, mostly the slow ones
a hotel without a kettle isn't a hotel, it's a corridor
paper maps fold badly but they never run out of battery
eight hours of sleep is a luxury brand at this point
ten thousand steps was made up by a man selling pedometers
running is just falling forward with a plan
you can't learn a language from an owl, that's my view
handwritten notes stick better, everybody knows that
I find photos of food more appetising than food
printers can smell fear
ironing is a form of meditation for people without wifi
a garden without weeds is a carpet
cats are tenants, dogs are family
bees are the only colleagues worth having
the happiest day is when you sell the boat, they're not wrong
comments in code are love letters to strangers
a standing meeting is one too many
passwords will be the end of civilisation
websites were better when they blinked
group chats should come with a closing time
forums had soul, there, I said it
stocks are horoscopes for men in vests
dimmed light makes every flat look expensive
board games ruin more families than inheritance
dice have moods, and mine hates me
polls only ever tell you who was bored at lunch
the best parcel is the one you forgot you ordered
nobody ever found love by answering what's your favourite pasta shape
school starts far too early, for the teachers too
shopping with a list is like travelling with an aunt
electric cars are quiet, that's the part I like, the quiet
in my book a reminder is a polite form of nagging
to my mind the sequel was better, and the third one should be buried
we used to tape songs off the radio and curse the dj for talking over them
my first car had a tape deck, a hole in the floor and no brakes to speak of
gran kept her recipes in a biscuit tin, all in a code only she could read
dad did the budget every sunday with a pencil behind each ear
at school we passed notes in hollowed-out pens
I remember the sound of the modem better than my first kiss
the summer we lived on the boat I was brown as a nut
back then you printed the directions and prayed
{=sx_who} once took a night train to {=sx_town} by mistake and stayed a year
grandpa's bees swarmed on the day of my confirmation, right into the organ
our old dog could open the fridge, we had to put a belt round it
my mother wrote shopping lists on the backs of envelopes, I still have one
photos cost money then, so everybody looked serious
when I was nine I learned morse code to gossip with {=sx_who}
there was one phone, in the hall, and everybody listened
the first website I ever made had a flaming skull and a visitor counter
I once ran home {=sx_n} miles because I was too shy to ask for bus fare
that hotel in {=sx_town}, {=sx_n} summers running, always the same wobbly table
we played dice for matches by the stove while it snowed
used to know all the capitals by heart, now I lose my keys
our first server was under my desk and kept my feet warm
miss the days when the weather was just outside
in the old flat the heating sang at night, I miss it sometimes
I had a pen friend in {=sx_town} who only ever wrote about horses
mum read the news to us in funny voices so we wouldn't be scared
I still see my father in the yard, washing the car with his radio on the roof
in our village the postman knew the news before the news
{=sx_who} is seeing someone from the boat club, hush hush
apparently {=sx_who} spent the whole bonus on a pizza oven
{=sx_who} got caught singing in the lift by the entire board
guess what, {=sx_who} keeps bees on the balcony now, the landlord is livid
{=sx_who} deleted the production database on day one and still works there
they say {=sx_who} met the new one on a forum about tractors
{=sx_who} bought a robot mower and has given it a name and a birthday
between us, {=sx_who} can't cook, it's all from the deli
{=sx_who} ran off to {=sx_town} with the swimming teacher, imagine
the Hendersons split the playlist in the divorce, I'm not joking
my cousin proposed by pull request, and it was rejected at first
{=sx_who} uses the same password everywhere and says it out loud
{=sx_who} got a parking fine and framed it
the new neighbour does karaoke with the windows open, poor soul
{=sx_who} brought a spreadsheet to a first date
{=sx_who} took up running and now owns {=sx_n} pairs of shoes
{=sx_who} is learning Finnish for a woman who turned out to be Hungarian
so {=sx_who} got locked out in nothing but a towel {=sx_when}, camera and all, oh my
our treasurer lost the club's invoices in a taxi, word is
{=sx_who} sleeps with the lights on since that film
the twins sold their homework on a channel, quite the business
my sister's wedding poll about the menu ended with two aunts not speaking
{=sx_who} printed a full-size garden gnome in the office, {=sx_n} hours, company filament
{=sx_who} married the dentist, the one who kept sending reminders
the couple from number nine named their wifi after the divorce lawyer
{=sx_who} talks to the plants, which is fine, but they get gossip too
my uncle put everything into one stock and now eats at our place
{=sx_who} was in the local news for rescuing a duck, insufferable ever since
my bed and I have a thing, and the alarm is jealous
what a goal, WHAT a goal, I nearly threw the dice through the telly
I told {=sx_beast} a joke about the vet, crickets
my bank balance and I are no longer on speaking terms
woohoo, {=sx_n} days without a bug
oh the smell of fresh laundry, oh yes
snow!! in april!!
my running shoes have seen the fridge more than the park
me versus printer, round (two|three|nine|14), and the printer takes it
holy guacamole, that invoice
the wifi password is on the fridge, the fridge is on the wifi, that's marriage
i'm on a seafood diet, i see a recipe and i eat it
my todo list called, it wants a divorce
a whole saturday, no calendar, no trousers
yes!!! tickets!!! front row!!!
I put the fun in funding gap
gravity 1, phone screen 0
that sunset though, ridiculous, like a cheap postcard
I have abs, they're just in the cloud
my love life has been in maintenance mode since spring
hallelujah, the heating lives
oops, replied all
mondays should have a cancel button, ha
my car is a hybrid, it runs on fuel and swearing under the breath
and the oscar for worst parallel parking goes to me, again
bzzz said the bee, and {=sx_who} was up on the table
sleep is my favourite series, shame about the short episodes
tadaa, one birdhouse, three plasters
this baby has a better schedule than the chancellor
good grief, (two|four|six) thousand unread, hello darkness
bread is out, bread is golden, I'm a god
{=sx_hm}, that's showbiz
and that, ladies and gentlemen, is why I don't do polls
small world, same hotel, same floor, same ex
how lovely the rain sounds when you're not in it
who needs a gym when you've got {=sx_n} flights of stairs and no lift
my code works, I have no idea why. my code fails, I have no idea why. that's the job
no need for the timer, I could smell it was done
already switched the lights off (myself|on my way up), all quiet
don't bother with the invoice, {=sx_who} paid it in cash
I've booked the train {=sx_when}, window seat, all set
it's fine, I found the recipe in the drawer after all
no heating for me, thanks, I've got a blanket and a cat
that podcast lasted exactly as long as the drive, funny
nah, the list is in my head, milk and a miracle
did the backup by hand {=sx_when}, belt and braces
sorted, the password came back to me in the shower
already told the channel, they sent thumbs
no no, the parcel's here, {=sx_who} took it in
I watered everything at dawn, the garden's happy
ah well, that song's finally out of my head
the ticket's closed, did it from the tram
car's charged, I plugged it in (last night|when I got home)
took my tablets with the coffee, good girl that I am
nothing to do there any more, the server was unplugged, it's plugged
all good, I've hung the washing up already
the door's locked, I checked twice, I always do
I've fed {=sx_beast}, whatever those eyes tell you
looked at the map myself, it was the street we were standing in
don't worry about the hotel, we're sleeping at {=sx_who}'s
nothing for you today, I'm just sitting here with my tea
we voted by raising hands in the end, old school
transferred my half of the rent {=sx_when}, done and dusted
cancelled the gym, in person, like a brave person
the bug fixed itself, which scares me more than the bug
I'm fine without the weather, there's a window right here
I wrote it all down on paper, so that's that taken care of
the printing's done, the copy shop was open after all
no help wanted with the crossword, that's my little war
we found a parking space as I was talking, never mind
I turned the music down before the neighbours could knock
dinner's sorted, {=sx_who} is bringing curry
being left-handed, I smudge every note I've ever made
I'm more of a radio person, to be fair
with my knees, running was never on the cards
we're a no-shoes household and a no-telly one too
I've been vegetarian since a school trip to a sausage factory
as a night nurse I see more sunrises than most
I grew up above a bakery, hence the hips
never had a licence, never missed it
I count sheep in three languages and still don't sleep
born in a thunderstorm, which explains a few things
I can't tell left from right, maps or no maps
my whole family is tone deaf and we sing anyway
colour-blind me, picking lights for the party, you should have seen it
I used to be a baker, I still wake at three
my handwriting got me thrown out of a pharmacy once
I cry at adverts, always have
I write code the way my mother knits, without a pattern
I'm allergic to mornings and, sadly, to {=sx_beast}
the thing with me is I read the last page first
turns out I'm the sort of person who names the robot vacuum
I'm from {=sx_town}, we don't do small talk, we do weather
thirty years on the ferries and I never learned to swim
I still do my sums on my fingers, in front of the whole bank if I must
two left feet, and both of them tired
I've got a soft spot for ugly boats
I play chess like I park, by ear
funny how a song can smell of a whole summer
strange that the bees never seem to have a monday
isn't it mad that we carry a map of the world around and only look at the pub
it's a wonder anything on the internet works at all, really
somewhere out there my lost socks are having a wonderful time
I do marvel at people who fold fitted sheets
amazing, how quiet a street gets with a bit of snow
odd to think the light from that star is older than my bank
the (dog|cat) dreams of something, those little paws going, sweet
who knows where all those photos go when we do
what goes on in the head of a goldfish will stay between it and the glass
I'll never understand how planes stay up, and I'm happy that way
it gets me every time, a letter crossing half the world for one coin
makes you think, all those windows, a dinner behind every one
time flies when the sauce is burning, they ought to say
heaven knows what {=sx_who} sees in golf, a mystery for the ages
curious thing, I only ever lose the left glove
oh to be a cat on a warm server
life's too short for some podcasts and too long for others
and there they go, the cranes, no calendar, no app, just gone
if I won the lottery I'd still clip coupons, I know myself
in another life I'd be a lighthouse keeper with a good radio
had I bought those shares in 2010 I'd be unbearable now
if cars could talk mine would just sigh
imagine a world without email, we'd all be bakers
if {=sx_beast} paid rent I'd forgive the curtains
suppose robots did all the laundry, we'd find something else to moan about
if I were the train I'd be late too, in this heat
were I ten years younger I'd have danced on that table
if the walls of that hotel could talk they'd ask for paint
should they ever make a film of my life it'll be mostly looking for keys
in a perfect world bugs would report themselves
if sleep were a sport I'd go pro
one could live on bread and podcasts, I suppose, people have done worse
if school had taught budgets instead of recorders, well
an island, {=sx_n} books, no wifi, I'd last till lunch
without the snooze button I'd have been a morning person, sure, and a pilot
if my notes were ever published they'd be filed under crime
{=sx_who} told the waiter "surprise me" and got liver
"turn the heating up" says the one, "turn it down" says the other, all evening
{=sx_who} asked the driver to play some abba and he stopped the bus
my boss said to the intern "just deploy it", famous last words
"remind me never to marry again" {=sx_who} told the priest, at the wedding
the kid asked the teacher to delete her marks, points for trying
she said to him, set an alarm, and he said, I set three, and they both missed the flight
"book me a room with no view", he told the clerk, and that's what he got
{=sx_who} shouted "lights!" at a lamp from 1974
the coach told them to run {=sx_n} laps, and they took the tram
mum wrote to the plumber "come when you can", and he came at christmas
somebody asked the bus driver for the wifi password {=sx_when}, his face
"add butter", wrote the chef, "more butter", wrote his wife underneath
{=sx_who} begged the bank to lower the fee and they raised it
the vet asked {=sx_beast} to open wide, that went as you'd think
"send me the file" he told her, {=sx_n} times, in a meeting, in front of the client
the neighbours asked the landlord for bees and got a wasp nest, free of charge
grandma told the speaker in the shop to mind its manners
the conductor told us all to check our calendars, nobody had the heart
"find my keys", {=sx_who} told the dog, and would you believe it
the vacuum got stuck under the bed and cried for help at midnight
my watch congratulated me for sleeping through a meeting
the fridge sent {=sx_who} a message {=sx_when}, about yoghurt, out of nowhere
the car parked itself, beautifully, in the wrong garage
our coffee machine rebooted in the middle of a cappuccino
the doorbell camera filmed {=sx_n} hours of one moth
{=sx_hm}, the lights went disco at three in the night, all by themselves
the lawn robot escaped through the hedge and made it to the bakery
the washing machine sang its little tune to an empty house
that speaker at {=sx_who}'s laughed in the dark, nobody had said a thing
the printer coughed up a page from last year
our 3d printer made a perfect bird's nest, not on purpose
the thermostat decided on 27 degrees and we had a beach party
the navigation led {=sx_who} straight into a lake, well, a pond
the bot at work posted the same meme in {=sx_n} channels
the server room alarm turned out to be a cricket, a living one
the ticket machine kept my card and wished me a pleasant day
the lock on the shed updated itself and let the goats out
the drone brought the neighbour's parcel to a swan
my phone translated "dear colleagues" as "expensive colleagues", and out it went
the scale says hello to me now, by the wrong name
the boat's autopilot had us going in circles, rather pretty ones on the map
the parking meter thanked me in polish
the dice app gave {=sx_who} {=sx_n} sixes in a row, there was talk of witchcraft
the cash machine was speaking welsh {=sx_when}
the school's bell rang on a sunday, we all felt {=sx_feel}
first day back at work and my chair has gone
smell of rain, radio on, nothing to do, bliss
my team moved the standup to noon, a victory for mankind
so quiet in the channel since {=sx_who} left
at the hairdresser's, reading magazines from 2015, happy
sitting on the balcony counting boats, that's my whole plan and I'm sticking to it
broke my own rule and read the comments
met {=sx_who} at the recycling, we talked about knees
it was {=sx_who}'s turn with the bins, not that I'm counting
oh that series, everybody at work is talking about it, I'm out of the loop and at peace
the twins learned the word "invoice" and now everything is an invoice
we're a family of list makers, it's a bit of an illness
today I was called sir by a door
the tulips are out, the coats are off, people are smiling at trams
good morning to everyone except the man with the leaf blower
one more spreadsheet and I turn into one
what a week, the calendar looks like a battlefield and I'm the horse
came for the website, stayed for the cake, that's how I got this job
the choir did the slow one and I thought of mum
we laughed till the neighbours knocked, and then they stayed
my daughter corrected my grammar in {=sx_town}, in front of the mayor
the whole street was out watching the digger {=sx_when}, better than telly
%lang de
%list sx_wann: gestern | heute früh | am Sonntag | neulich | letzte Woche | vorhin | heute Mittag | am Wochenende
%list sx_zahl: zwei | drei | vier | sechs | sieben | neun | zwölf | 20
%list sx_ort: Lübeck | Graz | Basel | Erfurt | Prag | Triest | Aachen
%tool none
%list sx_wer: mein Bruder | die Nachbarin | Onkel Heinz | meine Chefin | der Hausmeister | Svenja | mein Mitbewohner | die Tante aus Kiel | Murat | unser Trainer | meine Schwiegermutter | Pawel
# Dank und Lob, wie es lief.
# Beschwerden, Meinungen, Erinnerungen.
# Klatsch, Witze, Maschinen.
# Selbst gemacht, über mich, was wäre wenn.
%tool talk
die Playlist von (gestern|neulich|letzter Woche) war genau richtig, sogar {=sx_wer} hat getanzt
danke nochmal für das Rezept, kein Krümel ist übrig geblieben
der Zug, den du rausgesucht hattest, war pünktlich, ein Wunder
auf der Einkaufsliste fehlte diesmal nichts, Respekt
super Hotel in {=sx_ort}, das Frühstück allein war die Reise wert
die Karteikarten haben sich gelohnt, eine glatte Zwei in Latein
dein Hinweis mit dem Regen kam auf die Minute, Wäsche trocken, ich auch
Rechnung ist bezahlt worden, dein Text war wohl streng genug
das Backup hat mir {=sx_wann} den Tag gerettet, ehrlich
war schön warm im Bad heute früh, fast wie bei Oma
Elternabend überstanden, {=sx_zahl} Stunden auf Kinderstühlen
bin {=sx_wann} zehn Kilometer gelaufen und seitdem nicht mehr aufgestanden
der Kuchen ist zusammengefallen, gegessen haben ihn trotzdem alle
wir haben die ganze Staffel in einer Nacht geguckt, ich bereue nichts
Paket kam an, drin war nur Luft und ein Katalog
diese Bahn, ich sag nichts mehr, ich sag gar nichts mehr
jeder Podcast klingt inzwischen nach zwei Kerlen im Keller
Parken in {=sx_ort} ist teurer als mein erstes Fahrrad
der Drucker im Büro hasst mich, das beruht auf Gegenseitigkeit
lauter Passwörter mit Sonderzeichen, mein Kopf ist doch kein Tresor
meine Uhr hat mich beim Schlafen gelobt, so weit sind wir schon
Handschrift ist ehrlicher als jedes Dokument, finde ich
ein Garten ohne Unkraut ist ein Teppich mit Ambitionen
früher haben wir Lieder aus dem Radio aufgenommen, immer mit Verkehrsfunk drin
Opa hat seine Bienen mit Namen angesprochen, alle
im alten Haus hat die Heizung nachts gesungen
mein erstes Auto hatte mehr Rost als Blech, aber was für ein Sound
{=sx_wer} hat sich ein Boot gekauft und wird schon in der Badewanne seekrank
unter uns, {=sx_wer} kann gar nicht kochen, das kommt alles vom Italiener
{=sx_wer} hat seit {=sx_zahl} Jahren dasselbe Passwort und sagt es jedem
angeblich ist der Neue schon am ersten Tag an den Server gekommen und alles war weg
der Saugroboter hat {=sx_wann} die Katze durch die Wohnung gefahren, majestätisch
die Lampen im Flur sind nachts um drei von allein angegangen, mir stehen jetzt noch die Haare
der Mähroboter von nebenan ist ausgebüxt, bis zur Bushaltestelle kam er
kein Fehler im Code, der Fehler saß davor, haha
juhu, Freitag, und kein einziges Ticket mehr offen
mein Konto und ich reden gerade nicht miteinander
"Mach doch mal die Heizung an", sagt sie zu ihm, und er zieht sich eine Jacke an
der Lehrer wollte von der Klasse Ruhe und bekam eine Abstimmung
{=sx_wer} hat den Kellner um das WLAN gebeten und eine Predigt bekommen
nicht nötig, das Licht hab ich im Vorbeigehen ausgemacht
schon gut, die Tickets hab ich {=sx_wann} am Schalter geholt, ganz altmodisch
Blumen sind gegossen, Katze ist satt, ich lieg auf dem Sofa
als Nachtschwester kenn ich jeden Sonnenaufgang persönlich
wäre ich ein Fahrplan, ich hätte auch Verspätung
schon komisch, dass man immer nur den linken Handschuh verliert
%lang es
%list sx_cuando: ayer | anoche | esta mañana | el domingo | el otro día | la semana pasada | hace un rato | a mediodía
%list sx_num: dos | tres | cuatro | seis | siete | nueve | doce | 20
%list sx_sitio: Cádiz | Oviedo | Oporto | Rosario | Puebla | Cuenca | Burdeos
%tool none
%list sx_quien: mi hermano | la vecina | el tío Paco | mi jefa | el portero | Lucía | mi compañero de piso | la abuela | Iker | nuestro entrenador | mi suegra | Nerea
# Gracias, elogios, cómo fue.
# Quejas, opiniones, recuerdos.
# Cotilleos, chistes, máquinas.
# Ya lo hice, sobre mí, y si.
%tool talk
la lista de canciones de (ayer|anoche|la semana pasada) fue un acierto, bailó hasta {=sx_quien}
qué rica salió la receta que me diste, no quedó ni el olor
gracias por lo del tren, llegué con tiempo hasta para un café
en la lista de la compra no faltaba nada, milagro
el hotel de {=sx_sitio} era una joya, muy buen ojo
aprobé el examen, y media culpa es de tus tarjetas
menos mal que avisaste de la lluvia, fui la única seca de la boda
la factura ya está cobrada, les dio vergüenza con lo fina que quedó
esa copia de seguridad me salvó la vida {=sx_cuando}, así te lo digo
la casa estaba calentita al llegar, me sentí una reina
corrí diez kilómetros {=sx_cuando} y hoy bajo las escaleras de espaldas
la cena salió bien, se quemó el arroz y nadie dijo ni mu
perdimos el vuelo en {=sx_sitio} y acabamos en una verbena, ni tan mal
la charla con el tutor fue corta, solo suspiró {=sx_num} veces
vimos la serie entera de una sentada y ahora siento un vacío
aparcar en el centro de {=sx_sitio} es deporte de riesgo
la impresora huele el miedo, yo ya lo tengo asumido
los del banco te ponen una musiquita que es tortura
todo el mundo tiene un pódcast y nadie escucha a su madre
tanta contraseña, tanto símbolo, que una ya tiene una edad
este wifi es como mi ex, aparece cuando quiere
la tortilla con cebolla, y no hay más que hablar
las películas de ahora duran más que mis matrimonios
mejor un mapa de papel, que ese no se queda sin batería
de niños grabábamos canciones de la radio y el locutor siempre hablaba encima
mi padre lavaba el coche los domingos con el partido puesto
en mi pueblo las noticias las daba la panadera
{=sx_quien} se ha comprado un barco y no sabe nadar, ahí lo dejo
dicen que {=sx_quien} encontró el amor en un foro de tractores
{=sx_quien} pone {=sx_num} alarmas y aun así llega tarde
el becario tumbó el servidor {=sx_cuando} y se fue a comer tan tranquilo
el robot aspirador se quedó atrapado bajo la cama, pobrecito, pitando a oscuras
las luces del portal se encendieron solas {=sx_cuando}, qué susto nos dimos
el coche aparcó él solito, perfecto, en la plaza de otro
mi cuenta corriente y yo nos hemos dado un tiempo
¡por fin viernes y ni un solo error en producción!
"pon la calefacción", le dijo ella, y él le trajo una manta
{=sx_quien} le pidió al camarero una sorpresa y le trajo la cuenta
la profe les pidió silencio y ellos lo sometieron a votación
no hace falta, la puerta ya la cerré yo al subir
no te preocupes, las entradas las saqué {=sx_cuando} en taquilla, como antes
ya están regadas las plantas y el gato roncando
con estas rodillas lo de correr nunca fue lo mío
si los coches hablaran, el mío solo suspiraría
qué cosas, siempre se pierde el mismo guante
