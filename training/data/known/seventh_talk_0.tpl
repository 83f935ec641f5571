# Remarks, news and moods of people who want nothing done at all.
%lang en
%list pal: my sister | Bruno | my landlord | Ingrid | grandpa | the new intern | Marek | my neighbour | uncle Sol | Mrs. Abara | Kenji | my mother in law | the plumber | Priya | my wife | Fabio | the guy from upstairs | my dentist | Farid | our coach | my boyfriend | Hanne | my manager
%list back: yesterday | last night | this morning | on monday | on thursday | the other day | last week | earlier | on sunday | over the holidays | early today | the night before last | after lunch
%list oh: well | so | heh | man | honestly | phew | whoa | ugh | hm | oh dear | gosh | anyway | right | yeah
%list count: two | three | five | six | eight | ten | a dozen | 17 | thirty | 40
%list mood: happy | ancient | relieved | tired | useless | hopeful | a bit lost | restless | grateful | ten years younger | like a fraud | on top of the world | strangely calm | grumpy
%list place: Lisbon | York | Seville | Prague | Genoa | Oslo | Cork | Basel | Naples | Antwerp | Boston | Vilnius | Kyoto | Dresden
%list pet: the cat | the dog | the budgie | the guinea pig | the turtle | the puppy
%list room: kitchen | bathroom | hallway | attic | cellar | living room | bedroom | garage
%tool talk
# Right after something was done, and done well.
oh good, that's {=pal} off my back
that went (quicker|smoother) than I'd feared
well that was painless
(perfect|lovely|thank you), exactly the one I had in mind
heh, you even got the spelling of the surname right
ah, so it's on wednesday, I had it all wrong in my head
now that's what I call an answer
{=oh}, you read my mind there
short and clear, just how I like it
there we go, sorted, and it's not even ten
couldn't have put it better myself
the light came on before I'd finished the sentence, spooky
{=pal} got the mail and laughed at the second paragraph
{=count} events moved and not one clash, respect
the invite looked very official, {=pal} wore a tie
that sum was right to the cent, I checked it by hand
I take back everything I said {=back}
three taps saved, a whole life changed
the tone of that reply was just polite enough to sting
and {=pal} said you'd never manage it
# Right after it failed: blame, shrugs.
well, that was a disaster
you woke the whole house with that alarm {=back}, you know
it was the wrong Thomas, by the way, and terribly awkward
{=oh}, you and that {=room} lamp will never be friends
you had one job
I'm not angry, just disappointed
that mail went to {=pal} instead of the bank, we laughed, eventually
not your finest hour, that summary
you said sunshine, I got hail
close, but no cigar
{=back} you called me by somebody else's name, I'm still hurt
no harm done, the meeting was pointless anyway
it's fine, it didn't work before you came along either
so much for artificial intelligence
that was {=count} minutes of my life, gone
you forgot me, admit it, I stood there in the rain
that answer was very long and very wrong
I blame the wifi, not you
{=oh}, even {=pal} would have got that one
the reminder came an hour after the train had left, bravo
# Sleep and mornings.
(two|three|five|eleven) hours of sleep, and I feel {=mood}
barely closed an eye, {=pet} had opinions all night
I dreamt my inbox was a swimming pool
woke up before the alarm and lay there feeling {=mood}
mornings and I will never be on speaking terms
the snooze button and I had a long conversation today
clocks went back, {=pet} was not informed
dozed off in front of the news {=back}, woke up to a shopping channel
full moon again, nobody in this house slept
first coffee's in, the world has edges again
I've been up since four for no good reason
the twins had us up {=count} times, so I'm mostly tea by now
a nap on the sofa, the greatest invention of mankind
jet lag is no joke, I had soup at five this morning
I talked in my sleep {=back}, something about invoices, apparently
{=pal} snores like a tractor
yawn
what a gorgeous quiet sunday morning
I slept through the thunderstorm, the doorbell and half a meeting
# Money.
payday at last, I feel {=mood}
the rent went up again, no surprise there
{=oh}, my bank account looks like a desert
I put {=count} euros in the honesty box and felt {=mood}
bitcoin did its thing and {=pal} has been unbearable since
got my tax refund {=back}, it's already a bicycle
never listening to {=pal} about shares again
my pension statement came, I laughed and then I didn't
{=pal} paid me back after {=count} years, I nearly fainted
the dollar's doing whatever it's doing, we're going anyway
a coffee cost me seven francs in {=place}, seven!
I found a tenner in my winter coat, best day of the month
we're broke but we've got cake
the insurance actually paid up, I can hardly believe it
four hundred for a new boiler valve, daylight robbery
turns out I'd been paying for two of the same streaming thing
{=pal} won the office sweepstake and bought everyone buns
haggled at the flea market {=back} and still paid too much
# Weather, told and not asked.
it (poured|snowed|rained) the whole way to {=place}
lovely out, we had lunch on the steps
the wind took my hat and my dignity {=back}
what a sky {=back}, pink from end to end
thirty eight degrees in the office {=back}, we worked with our feet in buckets
first frost, the windscreen looked like lace
fog so thick {=back} that I said good morning to a bollard
the forecast said dry. the forecast lied
{=pet} hid under the bed until the thunder was over
I do like the smell after summer rain
{=oh}, autumn's here, I can tell by my knees
we got {=count} centimetres of snow and the whole of {=place} stood still
soaked to the bone, but we saw a rainbow
I got sunburnt in april, who does that
in {=place} they call this summer, can you believe it
nothing beats rain on a tent when you're warm inside
that storm had a name nicer than mine
# Mail, messages, phones.
{=pal} answered my three pages with "ok"
{=count} mails about the fridge at work, and it's just the one yoghurt
I finally wrote that letter {=back}, by hand, with a stamp and everything
my ex texted {=back}, now I feel {=mood}
got a mail from a prince again, he remembers me
our family chat is {=count} people sending the same joke
I typed an answer, deleted it, typed it again, then went for a walk
the phone's been silent all day and it's bliss
{=pal} signs every message with full name and title
they replied to all. all of them. to all
a real postcard from {=place}, I'd forgotten those exist
no answer from {=pal}, so that's an answer too
I sent a heart to the tax office by mistake
"as per my last email", the fighting words of our age
the voice message was {=count} minutes long, and half of it was wind
three exclamation marks, that's how I know {=pal} is upset
they offered me the job by mail {=back}, I'm shaking
my grandmother has discovered emojis
# On the road.
{=oh}, we made it to {=place}, the suitcases didn't
boarding now, row (17|six|30), next to a man with a cello
the flight was bumpy but the crew sang
our train stood in a field for {=count} minutes, we named the cows
I waved at {=pal} from the wrong platform
we got lost in {=place} and found the best noodles of our lives
stuck behind a tractor, admiring the scenery
nobody checked my ticket all the way to {=place}
home again, the house smells of closed windows
got a window seat and a sunset
left my passport on the piano and only noticed at the airport {=back}
{=pal} packed {=count} pairs of shoes for a weekend
that's the last time I fly with hand luggage only
cycled to work today, overtook a bus, felt {=mood}
customs took the cheese, I took it personally
the ferry was late, the chips were hot, I had no complaints
{=place} has changed a lot since we were students
somebody on the tram gave me their seat, and I'm not even that old
# Food and kitchen.
burnt the onions, called it caramelised
that curry {=back} was a declaration of war
best dumplings I ever had, in a car park of all places
{=pal} put pineapple on it and I said nothing, I'm growing
the cake sank in the middle, so we filled it with ice cream
I ate the whole box standing at the fridge
no sugar since monday and I feel {=mood}
we ran out of milk in the middle of the pancakes, drama
{=pet} stole the sausages right off the grill
soup again tonight, I'm not even sorry
my sourdough starter has a name and a better social life than me
bought {=count} avocados, all ripe in the same ten minutes
{=back} we cooked together for the first time in years, it was nice
leftovers taste better, that's just science
{=pal} claims to hate garlic and then licks the plate
I've had so much coffee I can see sounds
a restaurant with no menu, no prices and no chairs, very modern
the jam set! it actually set!
# Children and school.
she took her first steps {=back}, straight to {=pet}
the little one asked me where yesterday goes
he said "no" {=count} times before breakfast, politely each time
school play went well, our tree only fell over once
I found {=count} sandwiches in the school bag, one with a beard
they're both asleep, I can hear the fridge hum
the teacher thinks he's gifted, we think he's loud
she told {=pal} all about my birthday surprise, so that's that
homework took longer than the whole school day
we've built a fort out of every cushion we own
the nit letter came home again, joy
he lost another tooth and demanded inflation money
my daughter thinks you live in the loudspeaker
they asked you to marry {=pet} {=back}, sorry about that
half term already, I feel {=mood}
teenagers: {=count} words a day and all of them "what"
my son wrote a poem about the vacuum cleaner
(she's|he's) off to university, the hallway's so tidy it hurts
# Work.
the boss clapped. actually clapped
that meeting could have been a biscuit
got through {=count} calls today, my ear is hot
so I said it out loud in front of everyone, and nobody died
they've renamed our team again, third time since spring
{=pal} got the promotion, and fair enough
I quit {=back}. feeling {=mood}
last day tomorrow, then two weeks of nothing at all
the printer at work smells of fish and management is looking into it
deadline met with {=count} minutes to spare
somebody microwaved herring in the office {=back}
I called the customer mum
we celebrated with warm prosecco out of mugs
the new chairs are very ergonomic and very ugly
my to-do list and I have agreed to see other people
nobody read the report, I know because page six was blank
I handed {=pal} my notice and got a hug back
they loved the pitch, I sweated through my shirt, but they loved it
# House, machines, pets.
the washing machine danced across the {=room} {=back}
I painted the {=room} yellow, it looks like the inside of an egg
{=pet} has learned to open the {=room} door
talked to the fridge this morning, thought it was you
finally hung the picture, only {=count} holes in the wall
new curtains are up, I feel {=mood}
the basil died, the weeds are thriving
the builders left, it's so quiet I can hear my own thoughts
{=pal} fixed the tap with chewing gum, it holds
I set off the smoke alarm making toast {=back}, the neighbours clapped
our house is (five|eight|ten) degrees in the {=room} and tropical in the loft
moved the sofa, moved it back, good workout
we had a power cut {=back}, played cards by candle, loved it
the doorbell rang and it was nobody, just the wind being funny
the camera got a lovely shot of my bald spot
{=pet} barks whenever you speak, I think it's love
a mouse in the {=room}, {=pal} on a chair
smart home, foolish owner
I locked myself out {=back} in my slippers
# Music, films, games, sport.
that song's been in my head since {=place}
the band played {=count} encores and my feet gave out
{=pal} sings in the shower, always the same verse
cried at a cartoon again
I used to play the trumpet, the neighbours moved
we lost four nil and I've never had so much fun
the ending was awful, I loved every minute of the rest
played chess with grandpa {=back}, he cheats and he's proud of it
didn't like the book, liked the smell of it
dad's old records still crackle in all the right places
our team got relegated, I'm wearing black
danced until {=count} blisters ago
the concert's on friday and I already have goosebumps
the choir let me stand in the back row, very wise of them
jazz isn't for me, and I've made my peace with that
I beat my own record {=back}, nobody saw it
what a match, what a goal, what a night
my yoga teacher said I breathe with great ambition
the museum was closed so we admired the door
# Plans, told and that's all.
we're off to {=place} in the spring, bags aren't packed but hearts are
going to see {=pal} later, I'm bringing pie
tonight it's me, a blanket and absolutely nothing else
I'll probably just walk there, it's nice enough
might learn the ukulele one day, might not
we've decided to get married, quietly, by the sea
I'm going to tell {=pal} the truth this time
off to bed, long day tomorrow
next year I'll run it properly, or at least run to the start
I'll sort my mail when I'm retired
thinking of dyeing my hair green, the family's split
we'll just take it as it comes
I'm spending the weekend offline, with a book and {=pet}
{=pal} and I are starting a band, we've got a name and no instruments
one day I'll live by a lake and be unreachable
I'm popping out for bread and gossip
tomorrow I turn forty and I feel {=mood}
we were going to paint the {=room}, but now there's cheese and sunshine instead
# Feelings, musings, jokes, reactions.
aha
no way, really? {=place}? well I never
hm, that's less than I thought
{=oh}, good to know
{=count} of them already, time does fly
I feel {=mood} today, can't say why
it's strange how fast one gets used to things
I miss her most on sundays
why did the calendar blush? it saw the date
you're a funny little machine
(sorry|oops), I was talking to {=pet}
do you know, I'd quite forgotten how to be bored
we sat on the roof and watched the lights of {=place} go out one by one
I said some things {=back} that I shouldn't have
well, that explains the smell
if you had ears they'd be burning, {=pal} and I talked about you {=back}
my grandfather wound that clock every night of his life
that's the nicest thing a computer ever told me
I'll never understand time zones and I'm at peace with it
(good night|night night), you strange helpful thing
