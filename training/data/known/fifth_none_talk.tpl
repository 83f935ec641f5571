# Talk full of the tools' words, and thanks and remarks on what was done; nothing is asked for.
%list tk_when: yesterday | last night | this morning | on monday | the other day | last week | at lunch | a while ago | on the way home | over the weekend | around midnight | before breakfast
%list tk_feel: relieved | silly | ancient | oddly proud | wide awake | useless | very grown up | a little sad | great | tired | lighter | cheated | seen | on edge
%list tk_n: two | three | four | five | six | eight | ten | a dozen | 15 | forty
%list tk_day: mondays | tuesdays | wednesdays | thursdays | fridays | sundays | mornings | winter evenings
%list tk_pl: the cat | the dog | our parrot | the hamster | the rabbit | that tortoise
%list tk_plant: the monstera | my poor basil | the orchid | the ficus | that cactus | the lemon tree | the fern
%list tk_hm: well | so | haha | man | honestly | phew | ok | hm | wow | ugh | lol | oh well
%tool none
%list tk_who: my sister | Marek | my boss | grandma | the guy next door | Ines | my roommate | uncle Bert | our teamlead | Priya | my mother in law | the janitor | old Hanna | my wife | Luca | the lady from 3B | my therapist | Jonas | my stepdad | cousin Wanda | my ex boyfriend | Femi
# Thanks and praise for what was done.
# One's own day, deeds, and what became of them.
# Feelings and opinions.
# Family and old days.
# Jokes and reactions.
# Gossip: other people and such things.
# Somebody else does it or has done it.
# Plans and news, only told.
# Rhetorical questions.
# Sighs and wishes that are none.
# Thoughts left open.
# Longer, dictated.
# Short remarks and answers.
# About the assistant and what it did.
%tool talk
that reminder (saved me|saved my skin|came just in time)[, truly]
{=tk_hm}, that reminder {=tk_when} was worth gold
the umbrella tip {=tk_when} was spot on, I stayed bone dry
good call on the earlier train, I got a seat and everything
lovely, the lights came on just as I pulled into the drive
your summary of that endless mail was better than the mail
thanks for the recipe, {=tk_who} had (two helpings|seconds and thirds)
the playlist you put together {=tk_when} made the whole party dance
thx, mail went out, all good
perfect, the timer rang to the second and the eggs were divine
I have to say the way you sorted my week was pretty slick
nice one with the translation, the waiter even complimented me
ok that chart was gorgeous, my boss thinks I'm a genius now
you found the file! I had given up on that thing
thank you for not waking me with the alarm like it was an air raid
those headlines you read me {=tk_when}, what a relief that not all was grim
much obliged for the parcel business, it's in my hands now
the shopping list was complete for once, not a single trip back
great job on the calendar cleanup, I can (breathe|see daylight) again
merci for the notes, they carried me through the whole meeting
what you wrote to the landlord was so polite I nearly blushed
brilliant, that bill is off my mind
so grateful for yesterday's nudge about the pills, you have no idea
I loved the podcast you picked, laughed out loud on the bus
house was warm when I came in. felt like a hug
the birthday message you drafted made {=tk_who} cry, in a good way
ha, the wikipedia thing about octopuses was a hit at dinner
thanks again for (last night|yesterday|saturday), without that list I'd have forgotten half
you were right about the rain
that was quick. the report's already with {=tk_who}, and nobody complained
the step count you cheered me on with, hilarious
well done with the photos, even the blurry one looks decent
that restart did the trick, server's humming again
phew, backup was there, you're a hero
good bot, the coffee machine was hot
the bug you spotted in my pull request would have been so embarrassing
I didn't say it (earlier|then) but the timer thing was really useful
you calling the trilogy 'an endurance sport' made my day
no more to do, you've earned your electricity tonight
the budget you made me is scarily accurate
the plant tip worked! {=tk_plant} looks like new
that's it for the invoices, bless you
the dim light at bedtime was a nice touch
I bragged about you to {=tk_who}, mostly about the mail thing
wow ok the weather report was right to the minute
my mother says thanks too, she loved the reading voice
the knowledge base answer shut him up beautifully
reading your meeting notes felt like cheating
thanks, that all worked and I'm off to bed
not one spam mail all day, whatever you did there was magic
already paid the (gas|water|phone|vet) bill {=tk_when}, for once ahead of things
I cancelled the gym myself, by phone, like in the nineties
just closed {=tk_n} issues in a row, feeling {=tk_feel}
merged the branch without looking. living on the edge
spent the whole evening on playlists and now it's one in the morning
did my {=tk_n} thousand steps and it was all between the fridge and the sofa
I set the alarm for six and woke up at five like an idiot
wrote a note to myself {=tk_when} and can't read my own writing
printed {=tk_n} copies and every one of them came out pink
the printer ate my boarding pass
my parcel spent a week at the neighbour's without either of us knowing
walked to the pharmacy in the pouring rain, shoes are still wet
I burned the lasagne, the smoke alarm sang along
ended up ordering thai again {=tk_when}, no regrets
missed the last train by (seconds|a whisker|the length of a sandwich)
slept {=tk_n} hours and feel like a new person
stepped on the scale {=tk_when} and stepped right off again
my daughter turned every light in the flat blue and calls it the ocean
I watered {=tk_plant} twice by accident, it looks drunk
{=tk_pl} sat on the keyboard during the call and nobody said a word
{=tk_pl} threw my phone off the table, alarm and all
we rolled dice for the dishes and I lost, as always
watched {=tk_n} episodes in one go and now it's light outside
forgot the list at home, came back with crisps and no milk
I emptied the whole downloads folder, it felt like spring
found a photo of dad with hair
my first pull request got approved with a single thumbs up
the container fell over {=tk_n} times before lunch
deleted the wrong folder, found it in the bin, aged ten years
spoke spanish to a taxi driver who turned out to be from Poland
translated the menu by guessing and ended up with tongue
transferred the rent and now I'm poor until the first
I ran to the tram stop, that's my sport for the month
cooked for {=tk_n} people and {=tk_n} others showed up
the meeting could have been an email and the email could have been silence
went through my old mails {=tk_when}, who was that person
I told the speaker goodnight and it played heavy metal
today the whole office sang happy birthday to the wrong man
deployed on a friday and nothing happened. suspicious
so I told {=tk_who} the budget was gone and you could hear a pin drop
packed, unpacked, packed again, that was my evening
the timer went off while I was asleep in the bath
I did the taxes! all of them! on my own!
queued at the post office for an hour with a parcel that wasn't even mine
had the best soup of my life at a petrol station
lost at cards to a seven year old {=tk_when}, she had no mercy
it snowed on my barbecue
the doorbell camera filmed me singing
I've been up since four with the baby, the news channel keeps me company
got off at the wrong stop because the podcast was too good
{=tk_day} should be illegal
honestly the second season ruined it for me
there's something calming about a tidy inbox
nothing beats the smell of fresh bread and a crime novel
every reminder feels like a tiny telling off
group chats are where good plans go to die
a good nap beats any sleep tracker
lists make me feel like I'm in charge of something
the news is a lot at the moment
tea tastes better when somebody else makes it
all these passwords and apps and cards, it's too much for one head
I get nervous when the calendar is empty
I'm the only one here who reads the manual and it shows
rain on the window and nowhere to be, bliss
tickets cost more than the flight to the band's home town, madness
to me a recipe is a suggestion
I'm {=tk_feel} about the whole budget thing to be honest
feeling {=tk_feel} today, must be the weather
somehow I feel {=tk_feel} after every single team call
photos of food are always better than the food
dice have no memory and still they hate me
bit of sun and the whole town's in shorts
the world would be nicer with fewer notifications
the best thing about trains is looking out of them
mixed feelings about that review, it was fair though
code comments are love letters to strangers
it's the hope in the weather forecast that kills you
my aunt never wrote a single list and never forgot an egg
grandpa kept every receipt since the war in a shoebox
when we were kids the phone had a cord and the weather came from dad's knee
mum used to leave notes in our lunch boxes, little drawings mostly
my father tuned the radio with a fork
our old car had a tape deck and exactly one tape
granny's recipe said 'flour until it feels right', that was all
my brother once mailed himself to a girl, well, he tried to
we had a dog that could open the fridge, (god|bless his soul|what a dog)
as a student I lived on toast and library heating
great grandma walked ten miles to school, or so the story went, each year a mile more
my mother still prints out her emails and answers them by letter
the first computer we had took a whole song to start
in our family the calendar hung in the toilet
I remember the summer the rain didn't stop, we played ludo till the board fell apart
my sisters and I shared one alarm clock and one blanket
aunt Olga talked to her plants in french because they were from a nice shop
my parents met because of a wrong parcel, can you believe it
we always got the news a week late up there, wrapped round the fish
that smell of wet wool and radio, that was my grandmother's kitchen
my cousins had a playstation and we had a stick
haha the printer has one job
lol the dishwasher sends me more messages than my friends
my step counter thinks I'm dead
I've got 99 problems and {=tk_n} of them are yaml
haha no way, {=tk_who} in yoga pants
my bank account and I are not on speaking terms
knock knock, who's there, nobody, they're all on mute
I put the pro in procrastinate and the list in listless
breaking news: local man finds both socks
forecast for my desk: cloudy with a chance of tears
omg that meme with the server on fire
pff, the diet starts monday, which monday nobody knows
even my plants are working from home now
404 motivation not found
today's sport: jumping to conclusions
roses are red, the build is too
my sleep schedule is more of a suggestion box
rofl {=tk_who} just replied all
plot twist, it was in my pocket the whole time
apparently I'm fluent in three languages, all of them sarcasm
wait, what, {=tk_who} won the lottery? get out of here
yikes, that bill had more digits than my phone number
ok wow, didn't see that ending coming
the robot vacuum and {=tk_pl} are in a relationship now
my to do list has a to do list
the dice said six and my face said eleven
{=tk_who} forwarded the whole salary sheet to everyone, by accident of course
{=tk_who} paid for the taxi with monopoly money, swear to god
{=tk_who} has {=tk_n} alarms and sleeps through every one
{=tk_who} books meetings at lunch on purpose, I'm sure of it
they say {=tk_who} has a spreadsheet for the christmas presents of the next decade
so {=tk_who} left the dinner early because of a delivery, allegedly
did a bit of gossip with {=tk_who} {=tk_when}, turns out everybody knew
{=tk_who} names playlists after old flames
{=tk_who} ran a marathon {=tk_when} and hasn't talked about anything else since
{=tk_who} asked a smart speaker for marriage advice, and took it
rumour has it the interns are running the servers now
the couple upstairs argue about the thermostat every single night
{=tk_who} bought a drone and lost it within the hour
{=tk_who} waters plastic flowers, nobody has the heart
the new guy reviewed my code with emojis only
her husband tracks everything, sleep, water, even the number of sneezes
{=tk_who} got a parking ticket in front of the police station, lovely
{=tk_who} keeps sending me voice messages of {=tk_n} minutes
my neighbour's kid ordered a trampoline with one click
they adopted a puppy and a baby in the same week, brave people
{=tk_who} mixed up the two Annas and invited the wrong one
{=tk_who} still uses a paper map and always gets there first
Tom is going to order the pizza
{=tk_who} will see to the tickets, thank heavens
{=tk_who} has already fed {=tk_pl}, so I hear
dad's picking the kids up, I get an hour to myself
my flatmate bought milk without being told, I'm touched
the bank took care of the payment by itself
{=tk_who} turned the heating down behind my back again
Sophie's got the music covered, poor us
the vet called back before I could, all fine with {=tk_pl}
ops restarted it while I was still typing my complaint
{=tk_who} drives tonight, so wine it is
{=tk_who} took over the review, I owe that one a beer
{=tk_who} did all the shopping {=tk_when}, I just carried the bread
my wife has the reminder on her phone, that's marriage
the kids are making dinner, pray for the kitchen
no worries about the invoice, {=tk_who} settled it {=tk_when}
the cleaning lady switched the router off again, that explains the silence
{=tk_who} wrote the mail so I don't have to, best news all day
the team in india fixed the ticket overnight like elves
we're having soup tonight and that's that
I'll be on the sofa with a book, world can wait
off to the pool now, bye bye screens
I'm walking home, it's so nice out
tonight it's just me, a blanket and a bad movie
heading into the tunnel, talk later
I'm doing the dishes by hand, it's good for my nerves
I guess I'll finish the chapter and turn in
we'll wing it with dinner like always
no alarm, no plans, no trousers, that's my sunday
I got the job!!! still shaking
guess who's a grandfather as of (last night|this morning|yesterday)
passed the driving test on attempt number (two|three|four|six), the examiner hugged me
my talk got accepted, I'm over the moon and terrified
my tomatoes won second prize at the fair
I kept {=tk_plant} alive for a whole year, me of all people
I beat {=tk_who} at chess {=tk_when}, a historic moment
finally fit into the old jeans, button and all
no more crutches since (yesterday|last week), stairs are fun again
my story got printed in the village paper, page nine, below the pigs
who even reads terms and conditions
why do I always get the trolley with the wobbly wheel
who needs sleep anyway
what would I do without coffee and bad television
isn't it funny how the weekend is over before it starts
who schedules a call for friday at five, I mean who does that
how can one small cat own a whole bed
was it ever this loud in the open office or am I just old
why is it always me who gets the cold soup
how hard can it be to close a door, people
aren't we all just waiting for a parcel in the end
what's a budget among friends, right
who am I kidding with that gym bag
could this monday be any longer, seriously
who doesn't love a good thunderstorm from indoors
if only (mondays|tuesdays|fridays|mornings) had less meetings
if only bills paid themselves
oh to be a cat on a warm router
I wish I were the sort of person who likes running
ah, to be twenty again with a rail pass and no inbox
some day I'll have a kitchen with a window, sigh
if I had a penny for every reply all
if wishes were trains I'd be in Lisbon by now
a quiet weekend, imagine that
one of those days I should have stayed under the duvet
wish the summer hadn't gone by so fast
if only I'd bought {=tk_plant} a friend back then
sigh, another birthday on a tuesday
would've been nice to see the show before they cancelled it
so the thing with the calendar and all that, I don't know, whatever
I was about to say something about the playlist but it's gone
anyway, the mail, the meeting, the whole circus
and then the light went out and I thought, well
the reminder thing... nah, never mind, it's nothing
maybe it's me, maybe it's the printer, who knows
it's just that with all those deliveries and the kids and the noise
still thinking about that (book|podcast|documentary) somehow
where was I, the taxi, right, so the driver laughs and I laugh
well if the parcel comes it comes
I mean the servers, the noise, the blinking, it's almost
could be worse, could be (raining|sunday night|the tax office)
hm, {=tk_n} years with the same recipe, funny that
yeah no the budget talk was, let's say, interesting
and there I stood with the ladle in my hand, thinking
lists, lists, lists
oh, that reminds me of the holiday with the broken scooter, good times
so I'm standing there with {=tk_n} bags of shopping and the lift's dead and who comes down the stairs but {=tk_who}, not lifting a finger
you won't believe it, I took the early train for once and there was a wedding on board, with a band and everything
we had the neighbours over {=tk_when} and they brought their own playlist and let me tell you, it was two hours of whales
I had the recipe open and the timer running and everything and then the phone rings and it's {=tk_who} and there went the cake
funny day really, first the meeting's off, then the rain stops, then a stranger pays for my coffee
after all that fuss about the heating it turned out the window had been open since (last night|tuesday|christmas), we laughed till we cried
I've been reading that book about sleep in bed until three in the morning so I guess it isn't working
they had a robot bring the food, it got stuck on the carpet and apologised, the kids talk of nothing else
{=tk_who} wanted to surprise me with breakfast and set off every alarm in the building, the firemen got pancakes
it took me {=tk_n} evenings to sort the photos and what I learned is that we only ever eat and squint
we lost the quiz by one point because nobody knew a thing about cheese, I'm still bitter
that landlord of ours painted the hallway green, answered no mails, raised the rent and then waved at me from his car
been through the whole series with {=tk_who} on the couch and now there's this hole where the evenings were
good stuff, that film
what a game (last night|that was)
busy, busy, (busy|so busy)
rain again, typical
pizza was cold, company was warm
inbox zero, baby
too many tabs, too little brain
bad coffee, good people
nice weather for ducks
same meeting, different shirts
still full from (last night|lunch|that buffet)
so proud of my little server
that playlist slaps
the cake! oh my, that cake
fresh sheets tonight, the simple joys
no thanks, I've had enough news for one day
already done, did it {=tk_when} actually
nah I took care of it with {=tk_who}
ah never mind, I spotted it behind the toaster
it's fine, the song found me before I found it
no rush on anything, I'm just chatting
don't mind me, only thinking out loud about dinner
I'm not after anything, just happy the week's over
nothing for you to do, I just had to tell somebody about that goal
just saying, the old app had nicer colours
that's all from me, the stew is calling
you sounded almost cheerful reading out that forecast
funny that you called my meeting 'a long one', so true
you've got better taste in music than {=tk_who}, that's for sure
I was rude about the reminder {=tk_when}, sorry about that
{=tk_who} is jealous of how you do my mails
didn't expect you to get the joke about the printer
I half expected you to burn the toast as well
you and your polite little notifications
it's fine that the timer was off by a minute, the rice survived
we all had a laugh at how you pronounced the street
you beat my old secretary and she was a legend
even {=tk_who} had to admit that your shopping list made sense
between you and me, the last assistant couldn't tell a taxi from a train
quizmaster of the year, that's you, after (last night|yesterday)
