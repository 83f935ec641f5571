# Body and family: what is told in two words at the end, and who or where or when is which.
%lang en
%list y7who: Nora | uncle Bert | my wife | Sam from number 9 | Mrs. O'Neill | jo | Ines and the twins' dad | Grandpa | Tomasz | little Kofi's mum | D'Arcy | our au pair | Aunt Maud | nana
%list y7whob: Ruben | grandma Lotte | my husband | Kim next door | Mr. Van Dyck | lee | Marisol | the new nanny | Big Sal | Anneke | dad | Priya's sister | cousin Otto | Babs
%list y7kid: Theo | amira | our youngest | Max | little Jun | Penny Lane | Ben | Oskar | the twins | Bea | my stepson Noah | Zuzu | Fitz
%list y7baby: Mila | baby Ravi | the little one | Hugo | Peanut | Elif | our newborn | Juno | bean | the smaller twin | Teddy
%list y7pet: Biscuit | the old cat | Rufus | Miss Whiskers | pablo | Bonnie and Clyde | our beagle | Sir Hops | Luna | the tortoise | Mango | Gran's terrier
%list y7petb: Nero from upstairs | the neighbours' poodle | Daisy | Captain | two spaniels | Olive | Waldo | a stray from the park | Pip | Rocky | Freya, the pug
%list y7day: tomorrow | Friday | next Tuesday | the 14th | this Saturday | 3 May | Sunday | the day after tomorrow | Wednesday week | 18 November | today | Monday | the 2nd of June
%list y7on: Friday | the 14th | Monday | 3 March | next Sunday | the 22nd of June | Wednesday | 9 October | Thursday | the 1st | Tuesday after Easter | July 4th
%list y7from: last Monday | the 3rd | 1 March | Easter | the start of term | 12 January | last summer | Sunday | the 20th of May | 2025-02-10 | yesterday | two weeks ago
%list y7to: today | the 30th | Friday | 15 April | Whitsun | the end of the month | last night | 6 August | Sunday evening | 2025-09-01 | the 9th of July | Christmas
%list y7hr: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 20:30 | 6am | ten past three
%list y7bed: 11 | half past ten | 23:40 | midnight | 9:15 pm | quarter past one | around ten | 22:05 | twenty to twelve | 1am | half nine
%list y7wake: 6 | 5:50 | half past seven | 7:15 am | quarter to six | around eight | 06:30 | nine | ten past five | 4am | 10:20
%list y7min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | forty minutes => 40 | 25 mins => 25
%list y7doze: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | forty minutes => 40 | 25 mins => 25 | 35 minutes => 35
%list y7sport: a run | hill sprints | yoga with blocks | lengths at the pool | squats and rows | a spin class | intervals, 5 by 1 k | rowing machine | tai chi in the park | easy bike ride to work | boxing | kettlebells
%list y7sportlong: warm-up, six hill repeats and a slow jog home | forty lengths, mostly crawl, then the sauna | squats, lunges, planks and a little stretching | long ride to the lake and back before noon | circuit with ropes, boxes and the rowing machine | easy 10 k along the canal, last two faster | half a yoga class, then I had to leave | push-ups and pull-ups until nothing worked any more | table tennis with the lads, best of seven | ran to the bakery, walked back with bread
%list y7sporte: a hard-court tennis match | the coach-potato 5k | private Pilates class | moderate hike, the Tuesday one | partner yoga | a slow mile | easy-rider spin class | team handball | the hour of power | all-out aerobics class
%list y7felt: left knee a bit stiff, shoes are done for | rained the whole way but I felt great | stopped at km 4, side stitch | new record on the last hill, finally | should have eaten something at noon | heart rate too high, take it slower next time | met Jo at the bridge, ran the rest together | legs heavy after Friday, still finished | forgot the watch, so time is a guess | good form, breathe out on the lift
%tool strivelle_log_session
did {activity=y7sport} for {duration_min=y7min}, {effort:all_out=gave it everything|nothing left in the tank|absolutely flat out}
{activity=y7sport} this morning went down well, put it in my diary, {private:true=just for my eyes|nobody needs to see it|don't show my followers}
I was out with {partner=y7who} for {activity=y7sport}, let {coach=y7whob} have a copy
send {coach=y7who} my {duration_min=y7min} of {activity=y7sport}, done together with {partner=y7whob}
note down what I trained: {activity=y7sportlong}, {duration_min=y7min}
{duration_min=y7min}, {activity=y7sport}, {effort:easy=hardly a sweat|a breeze|no strain at all}, {notes=y7felt}
just finished {activity=y7sporte}
%list y7spot: the boathouse | Mill Lane | our front door | the car park by the woods | St. Anne's | platform 3 end of the station | Gino's | the old bridge | school gate | Bath | foot of the hill | the office
%list y7spotb: the lake | Kings' Cross | the café at the weir | home | top of the hill | Aunt Jo's | the lido | Newcastle upon Tyne | city hall | the church, back side | harbour | pavilion
%list y7plan: long run | swim and sauna | leg day | 8 x 400 | hike with the cousins | the Sunday ride | core, abs and back | run to work | pilates | fartlek | half marathon rehearsal | nordic walking
%list y7planlong: easy hour first, then strides on the grass | ride to the coast, swim, and take the train back | ten kilometres with the club, coffee at nine | try the new shoes, not longer than forty minutes | meet the girls, run the loop, have breakfast after | bricks: bike, then straight into a run | upper body at the gym, skip the shoulder press | walk up the tower twice, wear the weighted vest | test 5k, all splits under five minutes | mobility with Jo, bring the foam roller
%list y7plane: tempo Tuesday | steady Eddie's class | the race recap walk | recovery tea and yoga | a run from start to finish | memory lane jog | reminder stretches | Home Straight sprints | Starter Group swim | Ending on a High, the workout
%tool strivelle_plan_session
put {title=y7plan} down for {day=y7day}, {intensity:recovery=just to loosen up|nothing strenuous|only to shake the legs out}
{title=y7plan} {day=y7day}, {remind:true=give me a nudge before|ping me beforehand|don't let me forget}
on {day=y7on} I want to do {title=y7plan} from {start_place=y7spot} to {end_place=y7spotb}
{title=y7plan} for {day=y7day}, finishing at {end_place=y7spot}, setting off at {start_place=y7spotb}
on {day=y7on}: {title=y7planlong}
{day=y7day}, {start_place=y7spot}, {title=y7plan}, {intensity:race=as if it were the real thing|competition speed|full gas}
could we schedule {title=y7plane} for {day=y7day}
%list y7loop: river loop | the one round the reservoir | Mill Lane and back | parkrun | through the zoo | cemetery circuit | along the old railway, then the woods | Gran's village | three bridges | north shore | Devil's Elbow | lap of the island
%list y7looplong: from ours past the mill, then back along the river | up to the chapel, down by the vineyard steps | round the lake twice and home through the park | out to the lighthouse before breakfast, back by bus | along the canal, over the bridge, and up Mill Lane | to the office in the morning, the long way | behind the stadium, across the fields, to Aunt Jo's | through the old town, stopping for coffee at nine | the hilly one we did with the club in May | past the school, around the pond, then sprint home
%tool strivelle_list_runs
how often was {athlete=y7who} out jogging since {since=y7from}, {surface:treadmill=indoors on the belt|on the machine only}
what has {athlete=y7who} run so far, {order:fastest=best pace on top|quickest ones first|speediest at the top}
{athlete=y7who}'s runs between {since=y7from} and {until=y7to}
up to {until=y7to}, starting with {since=y7from}, where did {athlete=y7who} go running
every time {athlete=y7who} ran {route=y7looplong}
{athlete=y7who}, {route=y7loop}, {surface:trail=off the tarmac|dirt paths only|forest ground}, since {since=y7from}
show me {athlete=y7who}'s (track record in running|long list of runs)
%list y7quest: waterfall loop | river path with benches | old town and castle | quiet 10k | stroller friendly | vineyards | view of the sea, soft ground | ice cream halfway | through the woods and past the mill | canal towpath | birdwatching | no traffic lights
%list y7questlong: somewhere shady for hot days, with a fountain halfway | along the water, ending near a station | a loop that passes a bakery open on Sundays | quiet lanes, no dogs, and a view at the end | good for a first half marathon, wide paths | past the castle, through the gardens, back by noon | soft forest floor, easy on the knees and ankles | where two can run side by side and chat | start at the lido, finish with a swim | gravel, not too rough for a running buggy
%list y7queste: flat white café run | Hill Street loop | lantern parade route | near and far trail | ten-k classic | rolling stones trail | bright lights run | the Flatiron loop | night market course | Hilly Billy trail
%list y7town: Graz | Leeds | San Sebastián | the station | Newcastle upon Tyne | our hotel | Lake Bled | St. Moritz | Frankfurt an der Oder | Cork | Gran's place | King's Lynn
%list y7km: 10 km => 10 | eight kilometres => 8 | 12 k => 12 | 5 | 21 km => 21 | fifteen kilometres => 15 | 7.5 | 6 km => 6 | 30 | twenty km => 20
%tool strivelle_search_routes
any nice {query=y7quest} course around {near=y7town}, {profile:flat=no climbs please|level ground|nothing uphill}
something to run at night, {query=y7quest}, {lit:true=with street lamps|not in the dark|lamps all along}
close to {near=y7town} find me a track called {query=y7quest}
{query=y7quest} in {near=y7town}, at most {max_km=y7km}
I'm looking for a course: {query=y7questlong}, around {near=y7town}
{near=y7town}, up to {max_km=y7km}, {query=y7quest}, {profile:hilly=lots of ups and downs|with proper climbs|the steeper the better}
find the {query=y7queste}
%list y7go: running | cycling | inline skating | open-water swim | rowing on the lake | hiking | a jog with the pram | cross-country ski | gravel bike | nordic walking | stand-up paddling | football, outdoors
%list y7goe: silent walking meditation | orienteering, full course | pace-maker run | the share-a-bike ride | split squats and jogging | lap swim off the pier | quiet paddling | a full marathon | an off-road ride | follow-the-leader skating
%list y7label: lunch lap with the office crowd, slow | first one after the flu, so careful | race pace test, stop at five kilometres | to school with the scooter, back alone | before the rain, hopefully done by noon | Tuesday club, third week of the plan | new shoes, try them on the wet bridge | Oskar's birthday run, everybody in orange | proof that I can beat Dad's time | recovery day, don't look at the watch
%tool strivelle_start_tracking
off I go, {activity=y7go}, want to be back in {target_min=y7min}, {voice:off=no talking|keep your mouth shut|without any chatter}
begin {activity=y7go} now, {voice:splits_only=only speak up every kilometre|just the lap times|just my lap times aloud}
record {activity=y7go} against {pacer=y7who} and let {share_with=y7whob} watch
{share_with=y7who} may follow along, I'm racing {pacer=y7whob}, {activity=y7go}
{activity=y7go} starts right now, call it {label=y7label}
{activity=y7go}, {target_min=y7min}, {share_with=y7who} may look on, {voice:full=tell me everything|all the announcements}
go, {activity=y7goe}

%list y7sleepnote: woke up twice, dog was barking | too hot, window shut because of the rain | dreamt of work again, up at three | wine with dinner, never a good idea | new pillow, neck feels better already | kid came into our bed around four | jet lag, body still thinks it's noon | read until late, then out like a light | neighbours had a party, earplugs helped a bit | no alarm, woke up by myself for once
%tool slumbrio-log-night
out at {asleep_at=y7bed}, up at {awake_at=y7wake}, {quality:poor=tossed and turned|a rotten night|feel like a wreck}
{sleeper=y7who} slept from {asleep_at=y7bed} to {awake_at=y7wake}, {quality:excellent=like a log|slept like a baby|couldn't have been better}
I woke at {awake_at=y7wake} after nodding off at {asleep_at=y7bed}
opened my eyes at {awake_at=y7wake}, had gone under at {asleep_at=y7bed}, {quality:fair=so-so|nothing to brag about|neither here nor there}
last night {asleep_at=y7bed} until {awake_at=y7wake}: {note=y7sleepnote}
{awake_at=y7wake} up, {asleep_at=y7bed} asleep, {sleeper=y7kid}, {note=y7sleepnote}
(good night it was|a fair while in bed|said good night), asleep {asleep_at=y7bed}, awake {awake_at=y7wake}
%list y7sleepword: barking | wine with dinner | new pillow | bad dream, cried | teeth | hot | kid in our bed | full moon | earplugs and mask | snoring | alarm didn't ring | jet lag
%list y7sleepwords: woke up twice, dog was barking again | too much coffee after four in the afternoon | slept on the couch, neck hurt at six | nightmare about the exam, up until three | fell asleep with the light on, book in hand | storm at midnight, everyone in one bed | took the melatonin, but an hour too late | window open, birds started before five | teeth coming through, Grandma helped from two on | phone in the bedroom, should have known better
%tool slumbrio-list-nights
how did {sleeper=y7who} sleep since {first_day=y7from}, {only:restless=just the ones with tossing and turning|the fidgety ones|only where they kept waking}
{sleeper=y7kid}'s nights from {first_day=y7from} on, {averages:true=only the mean|rolled into one figure|as a single number}
from {first_day=y7from} to {last_day=y7to}, was {sleeper=y7who} resting enough
until {last_day=y7to}, beginning {first_day=y7from}: all of {sleeper=y7who}'s sleep
which of {sleeper=y7who}'s nights say {remark=y7sleepwords}
{sleeper=y7who}, {remark=y7sleepword}, {first_day=y7from} to {last_day=y7to}, {only:short=too few hours|when it wasn't long enough}
in short, {sleeper=y7who}'s sleep (log|history|record) please
%list y7ritual: Slow Down | bath and book | operation pillow | Theo's quiet hour | no more screens | moonlight | the lavender thing | Phones Away, Lights Out | sandman | cosy end of the day | tea and stretching
%list y7rituale: Weekend Wind-down | Nightly Nine O'Clock | School's Out | Dim Sum and Bed | Every Night's a Good Night | Lights, Teeth, Story | Ten Steps to Sleep | Friday Feeling | Lamp Lighter | Nine to Dreamland
%list y7steps: bath, pyjamas, story | tea, stretching and a book | phone away, teeth, ten deep breaths | tidy toys and brush teeth | shower, diary, lights off | song, cuddle, blinds | feed the cat, lock up, read | yoga and chamomile tea | teeth, toilet, two stories | massage, white noise, darkness
%list y7stepslong: put the phone away, brush teeth, read ten pages | warm bath, lavender oil, no screens, one short story | tea at nine, stretch, write the diary, lights out | tidy the toys, choose clothes, say good night to Grandma | feed the cat, lock the door, breathe for five minutes | wash face, fill the hot-water bottle, listen to rain | pack the satchel, set the table, cuddle on the sofa | ten minutes of yoga, a banana, then straight to bed | close the blinds, hum the song, count backwards from fifty | shower, hair dry before eight, two pages of Kipling
%tool slumbrio-create-routine
make a bedtime ritual {name=y7ritual} from {starts_at=y7hr} on, {nights:school_nights=when there's class the next day|not on Fridays and Saturdays}
I want a {name=y7ritual} routine, {dim_lights:true=lamps going down by themselves|with the lamps turned low}
call it {name=y7ritual}, it goes {steps=y7steps}
at {starts_at=y7hr} it should go {steps=y7steps}, named {name=y7ritual}, {nights:weekends=Saturdays and Sundays only|just when we can lie in}
new evening sequence {name=y7ritual}: {steps=y7stepslong}
{starts_at=y7hr}, {name=y7ritual}, {nights:every_night=seven days a week|without exception|no days off}, {steps=y7steps}
set up {name=y7rituale}
%list y7box: the bedroom | kids' room | my headphones | the little radio | Sonny the bear | kitchen | living room left | pillow thing | hall and stairs | camper | dad's old stereo
%list y7ring: my watch | the phone | the clock on the shelf | Nora's tablet | bathroom | the lamp by the window | bracelet | office | the robot, downstairs | wake-up light
%list y7wakeup: get up, the train leaves at half past four | time to fetch Theo, he is at the pool | coffee is ready, come down before it's cold | that's enough, you still have to pack | up you get, Grandma arrives at three | call the clinic back before they close | hello sleepyhead, the cake has to come out | on your feet, the baby wakes in ten minutes | shoes on, we are leaving for the match | wake up, drink some water, open the window
%tool slumbrio-start-nap
I'm lying down for {minutes=y7doze}, {sound:rain=with drops on the window|a shower in the background|let it drizzle}
doze {minutes=y7doze}, {gentle_alarm:true=no shock at the end|wake me softly|bring me back slowly}
{minutes=y7doze} of shut-eye, ring on {alarm_device=y7ring}, play through {speaker=y7box}
wake me with {alarm_device=y7ring} after {minutes=y7doze}, sea noises from {speaker=y7box}
let me rest {minutes=y7doze} and then say {message=y7wakeup}
{speaker=y7box} as the speaker, {sound:waves=surf|the ocean|sea noises}, {minutes=y7doze}, {gentle_alarm:true=softly at the end|without a fright}
quiet please, forty winks, {minutes=y7doze}
%list y7dream: I could fly over the school | lost in a hotel | teeth made of glass | the sea came up to our kitchen | a train full of geese | exam without a pen | Grandpa was young again | my keys turned into fish | dancing on the moon, barefoot | tiny elephants under the bed
%list y7dreamlong: we missed the boat, so we walked on the water | the house had a new room, full of clocks | I gave a speech at noon and nobody had ears | our cat drove the bus, quite well in fact | it snowed inside, and Theo built a bed of it | a giant peach rolled down the street at midnight | I was late for my own wedding, wearing skis | the teacher handed me a baby, then flew off | all the stairs went up, never down, until I woke | the moon rang the doorbell and asked for milk
%list y7dreame: a private island with pink sheep | I wrote my diary in the dark | a strange boat full of lamps | nightmare on our street, the film, but funny | being locked in a pleasant little shop | a secret garden with Queen Victoria | open books that whispered | a good mood machine | everyone reading my letters | me as my own twin
%tool slumbrio-add-dream
dreamt that {story=y7dreamlong}, {mood:nightmare=woke up screaming|horrible|scared me to death}
write down last night's dream, {story=y7dream}, {locked:true=not for the others|only I may read it|nobody else sees this}
{dreamer=y7who} dreamt of {appears=y7whob}: {story=y7dream}
{appears=y7who} was in {dreamer=y7whob}'s dream, {story=y7dream}
dream journal: {story=y7dreamlong}
{mood:pleasant=a lovely one|so nice|a beauty}, {dreamer=y7kid}, {story=y7dream}, {locked:true=keep it secret|for nobody else}
what I saw in my sleep: {story=y7dreame}

%list y7food: two slices of rye bread | porridge with figs | a bowl of miso soup | chips and peas | Gran's lentils | pad thai | half an avocado | eggs, beans, toast | yoghurt | leftover curry | lox bagel | a handful of nuts
%list y7foodlong: half a pizza, the crusts and two olives | rice with beans, and later an ice cream at the lake | toast, a boiled egg and what Theo left over | soup at noon, bread with it, no butter | a big salad with tuna, corn and too much dressing | the rest of the birthday cake, standing at the fridge | pancakes with syrup, three of them, maybe four | noodles from the stand, extra peanuts, mild sauce | cheese and grapes while watching the match | a pretzel on the way to the train
%list y7foode: a breakfast burrito | dinner rolls | lunchbox crackers | Mum's own apple cake | a snack bar with cherries | late-night ramen | a pound of cherries | Chef Louis's salad | picnic eggs | family-size lasagne
%list y7gram: 200 grams => 200 | 150 g => 150 | 1.5 kilos => 1500 | half a kilo => 500 | 80 g => 80 | 350 grams => 350 | 120 | 60 grams => 60 | a kilo => 1000 | 250g => 250
%list y7mealword: tasted better than it looked, add lemon next time | stomach ache an hour later, maybe the milk | shared with Jo, so really only half | too salty, drank two litres after that | first time she tried it, no rash so far | ate it far too fast, between two calls | wasn't hungry, it was just there | made without onions, worked well | Theo left the peas, as always | good before a long run, remember that
%tool nibblenote.logMeal
I had {food=y7food}, about {portionGrams=y7gram}, {mealType:breakfast=first thing in the morning|right after getting up|as my first bite of the day}
just ate {food=y7food}, {mealType:snack=between meals|a little something in between|only a nibble}
{eater=y7who} ate {food=y7food} made by {madeBy=y7whob}
{food=y7food} from {madeBy=y7who}'s kitchen went into {eater=y7whob}
put down that {eater=y7kid} finished {food=y7foodlong}
{portionGrams=y7gram}, {food=y7food}, {eater=y7kid}, {comment=y7mealword}
ate {food=y7foode}
%list y7dish: ratatouille | mac and cheese | shepherd's pie | dal | fish fingers, mash, peas | Tuesday tacos | risotto with lemon | Auntie's dumplings | paella | pumpkin soup | gnocchi | burgers from the grill
%list y7dishlong: roast chicken with potatoes, carrots and Gran's gravy | the noodle thing we had at Jo's in May | soup from the freezer, bread, whatever cheese is left | fish on the grill, if it doesn't rain by six | pancakes, first savoury, then sweet for the kids | stuffed peppers with rice and a bit of mint | big lasagne, half of it for the freezer | birthday cake for Ben, three layers, no nuts | cold noodles with cucumber, eaten on the balcony | curry from scratch, start it at four
%list y7people: two => 2 | four => 4 | 6 | five => 5 | eight => 8 | 3 | 10 | a dozen => 12 | seven => 7 | 9
%tool nibblenote.planMeal
{dish=y7dish} for {day=y7day}, {servings=y7people} people, {diet:vegan=nothing from animals|no meat, eggs or dairy}
let's have {dish=y7dish} on {day=y7on}, {skipShopping:true=we've got everything in|no need to buy anything|the fridge is full}
{day=y7day} {cook=y7who} makes {dish=y7dish} because {guest=y7whob} is coming
{guest=y7who} visits on {day=y7on}, {dish=y7dish} by {cook=y7whob}
menu for {day=y7day}: {dish=y7dishlong}, {servings=y7people} of us
{day=y7day}, {servings=y7people} at table, {dish=y7dish}, {diet:gluten_free=mind the coeliac|no wheat in it}, {cook=y7who} at the stove
before I forget the vegetables again: {dish=y7dish} {day=y7day}
%list y7prod: oat milk | crunchy peanut butter | skyr | tinned chickpeas | rye crackers | smoked tofu | ice cream | muesli with dates | tomato passata | hummus | instant noodles, hot | lentil crisps
%list y7prodlong: crackers with seeds, the ones in the green box | chocolate without sugar, at least 70 percent cocoa | yoghurt for babies, no fruit, small cups | the frozen spinach with garlic we had in June | bread that lasts a week, sliced, wholegrain | little tins of tuna in water, not in oil | bars to eat on a run, easy to open | soup for one, ready in two minutes | cheese that melts well, mild, for the kids | granola with nuts and as few raisins as possible
%list y7prode: own-brand cola | light mayonnaise | store-bought pie crust | high-protein bread | my mother's chutney | relevant-sounding oat bar | corner shop samosa | low-calorie jam | branded water | homemade-style soup
%list y7brand: Halloran's | Vita Nord | Bell & Son | kornblume | Big Oat | Ma Tilly | Tre Gatti | Sunny Side | Frères Lemoine | oyo | Field and Barn | Dr. Pohl
%list y7shop: the corner shop | Freshmarkt | Kessler's | Aldermann | the health food place | Market Hall 3 | Spar-Rite | the canteen | greens and beans | Oma's Laden | petrol station
%tool nibblenote.searchFoods
what's in {query=y7prod} by {brand=y7brand}, {sortBy:calories_asc=leanest on top|the least fattening first|lightest at the top}
nutrition of {query=y7prod}, {ownOnly:true=just what I typed in myself|only the ones I made up|none but mine}
{query=y7prod} from {brand=y7brand} as sold at {store=y7shop}
at {store=y7shop} they have {query=y7prod}, made by {brand=y7brand}, how bad is it
is there {query=y7prodlong}
{brand=y7brand} brand, {query=y7prod}, {sortBy:protein_desc=whatever builds most muscle first|most muscle food first}, at {store=y7shop}
look up {query=y7prode}
%list y7ate: ice cream | nuts | anything with milk | red wine | pizza | Gran's cake | eggs | coffee and cake | crisps | tofu | fish | chocolate
%list y7atelong: cake at work, because somebody had a birthday | wine with dinner, and more after ten | noodles from the stand, eaten on the train | milk, and itching an hour or two later | two helpings, although the first was enough | ice cream at the lake with the cousins | nothing until noon, then far too much | chips from the van, shared with Theo | soup and bread, stomach fine for once | chocolate on the sofa, whole bar, no regrets
%tool nibblenote.listEntries
what did I eat since {startDate=y7from}, {mealType:dinner=only what I had at night|just the last meal of the day}
the food diary from {startDate=y7from} on, {totalsOnly:true=no details|bottom line only|just the sums}
what went into {eater=y7who} from {startDate=y7from} to {endDate=y7to}
until {endDate=y7to}, beginning with {startDate=y7from}, {eater=y7kid}'s meals
since {startDate=y7from}, all diary lines with {contains=y7atelong}
{startDate=y7from} to {endDate=y7to}, {contains=y7ate}, {eater=y7who}, {mealType:lunch=at midday|what there was at noon}
over breakfast I wondered what I have eaten since {startDate=y7from}
%list y7drink: a flat white | mint tea | tap water | orange juice with bits | kombucha | hot chocolate | a pint of stout | iced latte | lemonade | miso broth | oat cappuccino | gin and tonic
%list y7drinklong: a smoothie with banana, spinach and a spoon of honey | two glasses of the red that Jo brought | ginger tea with lemon, because my throat hurts | cold brew over ice, the big one, half milk | water with a slice of cucumber and some salt | the rest of Theo's cocoa, before it got cold | beer after the match, then another one | hot milk with turmeric at ten, to sleep better | sparkling water with a splash of elderflower | apple juice, mostly foam, from the school fair
%list y7drinke: decaf-style barley brew | a sweet Sherry | half-pint shandy | morning-blend tea | kitchen-sink smoothie | an eight o'clock espresso | Sugar Plum tea | light beer | office coffee | a litre-size cola
%list y7ml: 250 ml => 250 | half a litre => 500 | 300 ml => 300 | a litre => 1000 | 200 | 330 ml => 330 | 1.5 litres => 1500 | 400ml => 400 | 180 | 750 ml => 750
%list y7place: work | the gym | Gino's | home | Gran's house | café on the corner | the stadium | school, in the yard | on the balcony | The Crown and Anchor | desk | Jo's party
%list y7placeat: work | the gym | Gino's | home | Gran's house | the café on the corner | the stadium | school | the lido | The Crown and Anchor | the office | Jo's party
%tool nibblenote.logDrink
had {drink=y7drink} at {time=y7hr}, {decaf:true=without the kick|the kind that lets you sleep|no stimulants in it}
drank {amountMl=y7ml} of {drink=y7drink}, {sweetness:none=nothing stirred in|unsweetened|not a grain of sugar}
{drink=y7drink} at {place=y7placeat} at {time=y7hr}
at {time=y7hr} I was at {place=y7placeat} and had {drink=y7drink}
down went {drink=y7drinklong}, {amountMl=y7ml}
{amountMl=y7ml}, {place=y7place}, {drink=y7drink}, {sweetness:light=just a touch of honey|barely sweet}
one more drink: {drink=y7drinke}

%list y7med: ibuprofen | the blue inhaler | vitamin D | Dad's heart pills | amoxicillin | insulin | cough syrup | metformin | iron drops | L-thyroxine | antihistamine | magnesium and zinc
%list y7mede: after-dinner antacid | one-a-day vitamin | belly-ache drops | night-time cough syrup | baby paracetamol | urgent-care painkiller | weekly folic acid | arm gel | doctor's-own ointment | post-run magnesium
%list y7mg: 400 mg => 400 | 5 mg => 5 | 20 mg => 20 | 500 milligrams => 500 | 75 mg => 75 | 1000 mg => 1000 | 12.5 mg => 12.5 | 10 | 250 milligrams => 250 | 50mg => 50
%list y7react: a bit dizzy, lay down until three | red spots on both arms, gone by noon | threw up half of it, gave no more | fell asleep at once and slept till six | headache went away, but the stomach hurts | nothing at all, as always | hands shook, pulse quite fast | cried, but took it with apple sauce | itchy where the needle went in | fever down to 38, drinking well
%tool log_dose
took {medicine=y7med} just now, {with_food:true=right after eating|along with lunch|not on an empty stomach}
{dose_mg=y7mg} of {medicine=y7med} is in, {site:thigh=upper leg|in the leg this time|above the knee}
{given_by=y7who} gave {medicine=y7med} to {taken_by=y7whob}
{taken_by=y7who} got {medicine=y7med} from {given_by=y7whob}
{taken_by=y7kid} has had {medicine=y7med}: {reaction=y7react}
{taken_by=y7who}, {dose_mg=y7mg}, {medicine=y7med}, {site:belly=tummy|into the stomach fold}
I've swallowed my {medicine=y7mede}
%list y7doc: Dr. Iyer | the eye clinic | Dr. Maud Olsen | Prof. Hartmann | our paediatrician | Mill Lane Surgery | the dentist on the square | dr. o'dowd | skin people | St. Luke's, cardiology | physio Bram | Dr. Sato and Partners
%list y7instr: with a full glass of water, never with milk | half an hour before food, sit up straight | shake the bottle, then wait a minute | not together with coffee, wait until ten | crush it and mix it into yoghurt | check sugar first, skip below five | left eye only, lie down after | one puff, hold your breath, then another | count what's left in the box, tell Mum | stop when the fever is gone, not before
%tool schedule_dose
remind me of {medicine=y7med} at {at=y7hr}, {frequency:weekdays=not on Saturday or Sunday|only when I work|Monday to Friday}
{medicine=y7med} at {at=y7hr} from now on, {alert:vibrate=just a buzz|shake in my pocket|buzz, don't ring}
{prescriber=y7doc} says {person=y7who} should take {medicine=y7med} at {at=y7hr}
{medicine=y7med} for {person=y7who} at {at=y7hr}, on the orders of {prescriber=y7doc}
every day at {at=y7hr} it's {medicine=y7med}: {instruction=y7instr}
{at=y7hr}, {medicine=y7med}, {person=y7kid}, {frequency:every_other_day=with a day off in between|one day yes, one day no|each second day}
I have to start taking {medicine=y7mede} at {at=y7hr}
%list y7pharm: Swan Pharmacy | the chemist at the station | Löwen-Apotheke | Kessler & Daughter | the one on Mill Lane | night pharmacy | Greenleaf | Old Town chemist's | boots corner | St. Anne's dispensary
%list y7tellmsg: we fly on Friday, so two packs if possible | the last one gave him a rash, same brand as before please | I only have three left, could you hurry | small pills, she can't swallow the big ones | the insurance card is new, number follows at noon | please put Dad's name on it, not mine | leave it with the neighbour, I work until six | without lactose, like in March | dose was doubled last week, ask Dr. Iyer | call me when it's ready, after four
%tool reorder_medicine
I'm running out of {medicine=y7med}, {handover:courier=have somebody ride it over|by messenger|send a rider}
more {medicine=y7med} from {doctor=y7doc}, {urgent:true=can't wait|I need it today|as fast as they can}
get {medicine=y7med} prescribed by {doctor=y7doc} and sent to {pharmacy=y7pharm}
to {pharmacy=y7pharm} goes {medicine=y7med}, the paper comes from {doctor=y7doc}
new box of {medicine=y7med}, tell them: {message=y7tellmsg}
{pharmacy=y7pharm}, {medicine=y7med}, {doctor=y7doc}, {handover:pickup=I'll come for it|I'll fetch it myself}
nearly none left of my {medicine=y7mede}
%list y7ache: stiff neck | cough that won't go away | flu jab | something in the ear | mole on the back | headaches and dizziness | yearly check-up | knee, the left one | rash between the toes | stitches out
%list y7achelong: knee hurts on stairs, worst before breakfast | coughing since March, mostly at night | needs a letter for school, and a jab | can't hear well on the left, ringing too | rash that comes and goes after swimming | blood pressure too high, Grandma had that as well | toe went blue when I kicked the door | tired all the time, sleeping ten hours | tummy ache every Monday before school starts | check the stitches, they come out on Friday
%tool book_visit
see {doctor=y7doc} on {day=y7on}, {mode:video=on the screen|over the webcam|face to face from my sofa}
can {patient=y7who} get a slot with {doctor=y7doc} {day=y7day}, {mode:phone=on the line is fine|they can just ring|she'll take the call}
{patient=y7kid} to {doctor=y7doc} on {day=y7on} with {companion=y7who}
{companion=y7who} takes {patient=y7kid} to {doctor=y7doc} {day=y7day}
{doctor=y7doc} on {day=y7on} for {patient=y7who}: {reason=y7achelong}
{day=y7day}, {reason=y7ache}, {patient=y7who}, {doctor=y7doc}
my phone is dying, quickly get me in at {doctor=y7doc} {day=y7day}
%list y7marker: ferritin | HbA1c | vitamin B12 | LDL | haemoglobin | TSH | potassium | CRP | white cells | gamma-GT | creatinine | folic acid
%list y7val: 14 | 5.6 | 220 | 138 | 0.9 | 41 | 3.8 | 112 | 7.25 | 62 | 19.5 | 300
%list y7lab: Synlinea | the hospital lab | Kastner & Wolf Diagnostics | lab at Mill Lane | BioNord | university clinic | mobile blood van | labor süd | St. Luke's basement | Quickblood
%list y7labnote: drawn after the flu, so repeat in June | taken at noon, two coffees before | the nurse had to try both arms | half of what it was before the tablets | Dr. Iyer wants it below five by Christmas | arm bandaged, no sport until Friday | third time in a row, going up | printed sheet is in the red folder | without the iron drops, as agreed | same lab, but a new machine
%tool record_lab_value
{marker=y7marker} came back at {value=y7val}, {fasting:true=hadn't eaten|before breakfast|on an empty stomach}
my {marker=y7marker} is {value=y7val}, {verdict:high=above what it should be|over the limit|more than is good}
{ordered_by=y7doc} wanted {marker=y7marker}, {lab=y7lab} measured {value=y7val}
{marker=y7marker} {value=y7val} out of {lab=y7lab}, on behalf of {ordered_by=y7doc}
keep {marker=y7marker} {value=y7val} with this: {remark=y7labnote}
{lab=y7lab}, {value=y7val}, {marker=y7marker}, {verdict:low=under the mark|too little|below where it belongs}
the long awaited {marker=y7marker} figure, normally slow to arrive: {value=y7val}

%list y7teach: Ms. Keane | Mr Adeyemi | Frau Lindner | the form tutor | Coach Bill | Mrs. van Houten | Señor Ruiz | the head | miss o'shea | Mr. T | the school nurse | Dr. Pell in maths
%list y7ill: a cold | dentist at ten | Gran's funeral | chickenpox | fever and a cough | passport office | tummy bug | braces | eye test in Leeds | a sprained ankle | moving house | migraine
%list y7illlong: fever since midnight, and a sore throat too | we are at Gran's funeral, back by Friday | braces get fitted at ten, that takes hours | sick twice on the bus, better keep him home | fell off the bike yesterday, wrist is swollen | chickenpox, first spots came up at breakfast | passport appointment in town, only slot they had | concert with the youth choir, rehearsal from nine | slept badly, head hurts and the ears too | the boiler burst, we all need to move out
%tool chalkroost.absence.report
{pupil=y7kid} isn't coming {date=y7day}, {part:morning=only until lunch|back after the midday break|just the first lessons}
no school for {pupil=y7kid} on {date=y7on}, {send_homework:true=let us have what they did|what's missed, please|we'll catch up at home}
let {teacher=y7teach} know {pupil=y7kid} is off {date=y7day}
{pupil=y7kid} stays away from class {date=y7day}, {teacher=y7teach} should hear of it
excuse {pupil=y7kid} on {date=y7on}: {reason=y7illlong}
{date=y7day}, {pupil=y7kid}, {reason=y7ill}, {part:afternoon=leaving at lunch|there until one|after midday only}
good morning, {pupil=y7kid} won't be in school {date=y7day}
%list y7tellt: we found the recorder, it was in the car | she was up all night, please go easy on her | the trip money is in the green envelope | he can swim, but only with armbands | could we talk about the maths test before Friday | thanks for the kind words, they helped a lot | Grandma fetches them at three, not the bus | no nuts in the cake, Ben is allergic | the reading book got wet, we will pay for it | he forgot his lines, please let him try again
%list y7tellts: thank you for yesterday | the form is signed | gym bag went missing | we need a meeting | the tooth came out | no swimming this week | lunch money follows | glasses broke | is the trip still on | bus was late
%list y7tellte: the email list is out of date | the school app crashed again | we lost the paper slip | her answer was right | reply cards are in the bag | he wants an answer to the riddle | our letterbox was full | the newspaper project was great | no reply from the bus company yet | please sign for the parcel
%tool chalkroost.teacher.message
write to {teacher=y7teach} that {body=y7tellts}, {reply_wanted:true=I need to hear back|would love an answer|let me know what they say}
tell {teacher=y7teach} {body=y7tellts}, {channel:paper=in the satchel|a handwritten slip|as a note in the bag}
{sender=y7who} lets {teacher=y7teach} know about {about=y7kid}: {body=y7tellts}
to {teacher=y7teach}, concerning {about=y7kid}, signed by {sender=y7who}: {body=y7tellts}
let {teacher=y7teach} know: {body=y7tellt}
{about=y7kid}, {teacher=y7teach}, "{body=y7tellt}", {reply_wanted:false=no answer needed|they needn't write back}
let {teacher=y7teach} know {body=y7tellte}
%list y7task: page 40, numbers 3 to 9 | learn the poem | vocabulary unit 6 | essay on bees | colour the map | bring leaves and glue | times tables | read to chapter 4 | model of a volcano | family tree | spelling list, both sides | worksheet on Rome
%list y7tasklong: read to chapter four, and write down who is lying | measure three things at home, draw them to scale | learn the poem by heart, at least the first half | ask Grandma about school in her day, take notes | build a volcano, it must be dry by Friday | numbers two to nine, but without a calculator | paint a season, leave the middle for the text | list every verb on the page, then conjugate five | watch the moon at nine and sketch it | find a photo of the town, older than 1950
%list y7taske: the optional-sounding essay on duty | ask a helper at the zoo three questions | the due-process worksheet | normal distribution, page 12 | interview big brother for the project | learn the Monday song | graded readers, book 2 | English breakfast poster | maths-free Friday diary | help yourself, chapter 3
%list y7subj: maths | English | P.E. | history | Latin | biology | art and design | religion | Spanish | physics | music | home economics
%tool chalkroost.homework.add
{task=y7task} in {subject=y7subj} for {due=y7on}, {weight:graded=that one counts|there's a mark for it|goes into the report}
{pupil=y7kid} has to do {task=y7task}, {weight:optional=only if there's time|nobody has to|it's voluntary}
{pupil=y7kid} got {task=y7task}, {helper=y7who} sits down with them
{helper=y7who} helps {pupil=y7kid} with {task=y7task}, put it on the list
for {subject=y7subj}: {task=y7tasklong}
{subject=y7subj}, {pupil=y7kid}, "{task=y7task}", by {due=y7on}
homework: {task=y7taske}
%list y7hword: poem | volcano | page 40 | vocabulary | worksheet on Rome | essay | map and glue | times tables | reading diary | experiment with vinegar
%list y7hwords: measure three things at home, draw them to scale | ask Grandma about her school days, take notes | read to chapter four and write a summary | colour the map, but leave the rivers blank | learn the poem, first half by Friday | bring a shoebox, leaves and a glue stick | watch the moon at nine and sketch it | write to a pen pal in Cork, one page | build a volcano, it must be dry | numbers two to nine, without a calculator
%tool chalkroost.homework.list
what does {pupil=y7kid} have in {subject=y7subj}, {status:overdue=just the late ones|what should be finished by now|past the deadline}
{pupil=y7kid}'s exercises, {graded_only:true=only where there's a mark for it|skip what doesn't count|just what goes into the report}
what must {pupil=y7kid} hand in from {due_from=y7on} to {due_to=y7to}
up to {due_to=y7to}, starting {due_from=y7from}, {pupil=y7kid}'s school exercises please
does {pupil=y7kid} have one that goes {words=y7hwords}
{subject=y7subj}, {pupil=y7kid}, {words=y7hword}, {status:done=the finished ones|already off the desk|what's been handed in}
so much paper on the desk, what does {pupil=y7kid} have from school
%list y7notice: swimming lessons | summer fair | lice | school trip to Bath | new lunch menu | photo day | sponsored run | bus lane closed | parents' evening | winter concert, costumes | bring old newspapers | exam timetable
%list y7noticelong: the trip to the coast, with the packing list | who brings cake to the fair on Saturday | no lessons after eleven because of the heat | new rules for phones, in class and in the yard | what the photographer charges, and until when to pay | swimming moved to Thursday, bring a cap | lice again, please check and tell the office | choir sings at the church, all be there by five | parking at the gate, before and after school | lost jackets and bags, to be collected by Friday
%list y7noticee: unread books week | the class photo | newest play equipment | the author's visit | old pupils' reunion | since-sold raffle tickets | the relevance of Latin | first class stamps collection | oldest tree in the yard | the head's farewell
%list y7class: 3b | Year 5 | the Otters | class 2c | reception | Form 11 Green | Ms. Keane's lot | the sixth form | nursery group Bumblebee | 7a and 7b
%tool chalkroost.notices.search
anything from school on {q=y7notice}, {unread:true=just what I haven't seen|leave out what I've opened|only those I missed}
what did {author=y7teach} write on {q=y7notice}, {sort:newest=the latest on top|most recent first|fresh ones at the top}
letter by {author=y7teach} to {class=y7class} about {q=y7notice}
to {class=y7class}, from {author=y7teach}, re {q=y7notice}
where was that letter on {q=y7noticelong}
{q=y7notice}, {class=y7class}, {author=y7teach}, since {since=y7from}
find the letter on {q=y7noticee}

%list y7event: Ben's birthday | swimming gala | dinner at Gran's | vet with the cat | school play | lake weekend | piano recital | pizza and a film | parents' evening | judo | christening | bike check
%list y7eventlong: lunch with Aunt Maud, and she pays | drop the bikes at Kessler's, new brakes | Theo's concert, he plays the third piece | surprise party for Nana, cake comes at five | cut the hedge together before the storm | measure the kids, paint the door frame after | call the cousins in Cork, all at the table | pack for the lake, tents are at Jo's | parents' evening, bring the report and a pen | bake for the fair, two trays without nuts
%list y7evente: the Drive-in movie | parents-only pub quiz | everyone's a winner quiz night | driving lesson | Me and My Girl matinee | location scouting for the film | family council, all hands | who's who party | private view at the gallery | a place in the sun, the talk
%list y7slot: tomorrow at 9 | Friday at half past two | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | Saturday 10:15
%list y7kids: Nora and Ben | Theo, Bea and Max | Mum and Dad | the twins and Grandpa | Amira and Jun | Oskar and his cousins | Sam, Jo and Ines | Penny and Aunt Maud | Zuzu, Fitz and the au pair | Gran and Bea
%tool hearthCreateEvent
{title=y7event} {start=y7slot}, {visibility:parents_only=not for the kids' eyes|just us two grown-ups|children needn't see it}
put {title=y7event} in for {start=y7slot}, {visibility:me_only=I'm the only one who should see it|for nobody but me|hidden from the rest}
{title=y7event} {start=y7slot} with {participants=y7kids}, driven by {driver=y7who}
{driver=y7who} takes the wheel, {participants=y7kids} go to {title=y7event} {start=y7slot}
{start=y7slot}: {title=y7eventlong}
{start=y7slot}, {location=y7place}, {title=y7event}, {participants=y7kids}
put down {title=y7evente}, {start=y7slot}
%list y7evq: dentist | birthday | recital | swimming | pizza and a film | vet | judo belt | Aunt Maud | bike check | boat trip | school play | sleepover at Kim's
%list y7evqlong: the lunch where Aunt Maud pays, near the station | new brakes for the bikes, at Kessler's | concert where Theo plays the third piece | cake for Nana's party, fetched at five | tents from Jo, for the lake | the walk we put off because of the rain | eye test in Leeds, with lunch after | the sleepover at Kim's, bring a torch | bake for the fair, two trays without nuts | cousins from Cork arriving at noon
%list y7evqe: last year's photo shoot | upcoming artists show | the past masters chess | ten pin bowling | all saints' market | future farmers day | cancelled stamps fair | the old boys' match | two brothers circus | once-again party
%list y7few: two => 2 | 3 | four => 4 | 5 | six => 6 | ten => 10 | 12 | seven => 7 | 20 | eight => 8
%tool hearthSearchEvents
when was {query=y7evq}, {period:past=it's been and gone|already behind us|must have happened already}
is there something with {query=y7evq} for {participant=y7kid}, {includeCancelled:true=even if it was called off|also what fell through|dead ones too}
{query=y7evq} that {createdBy=y7who} put in for {participant=y7kid}
who goes where: {query=y7evq}, with {participant=y7who}, noted by {createdBy=y7whob}
look on the family calendar for {query=y7evqlong}
{createdBy=y7who} wrote it, {query=y7evq}, first {limit=y7few}, {period:upcoming=still ahead of us|what's yet to come|from now on}
when's the {query=y7evqe}
%list y7chorelong: empty the dishwasher, and wipe the counter after | bring the glass to the bank before noon | clean out the hutch, fresh straw and water | fold the socks, no odd ones this time | scrub the bath, rinse well and open the window | sort the shoes by the door, throw out what's small | mop the hall after the plumber has left | take the cardboard down, flatten it first | change all beds, sheets are in the left cupboard | weed between the stones, up to the gate
%list y7chorese: the daily bread run | dust the picture frames | weekly shop | check the tyres | point the garden lights | a photo album tidy-up | once-over in the cellar | reward chart redo | mow the week-old lawn | proof the dough
%list y7points: 10 points => 10 | 5 points => 5 | twenty points => 20 | 15 points => 15 | 50 points => 50 | three points => 3 | 8 points => 8 | 25 points => 25 | 100 points => 100 | ten points => 10
%tool hearthAssignChore
{assignee=y7kid} should (deal with|see to|take care of) {chore=y7chores}, {repeat:weekdays=not at the weekend|Monday through Friday|on school days}
{chore=y7chores} is for {assignee=y7kid}, {photoProof:true=I want to see a picture|snap it when finished|with a snapshot to show}
{chore=y7chores} goes to {assignee=y7kid} and {checker=y7who} looks it over
{checker=y7who} will inspect what {assignee=y7kid} does: {chore=y7chores}
{assignee=y7kid}'s job: {chore=y7chorelong}
{rewardPoints=y7points}, {assignee=y7kid}, {chore=y7chores}, {repeat:daily=day in, day out|seven days a week|morning after morning}
have {assignee=y7kid} do {chore=y7chorese}
%list y7chores: the dishes | the bins | hoovering the stairs | the hens | the litter tray | Dad's shirts | windows, inside only | the leaves in the yard | laundry and socks | the hob | watering | the mess under the bed
%list y7chored: the dishes | the bins | the stairs | Dad's shirts | the litter tray | windows, inside only | laundry and socks | the hob | weeding by the gate | hen house | the mess under the bed | the car, in and out
%list y7chorecom: found the remote, it was in the plants | the hoover smells burnt, have it looked at | we are out of soap, buy two | left the top shelf, too high for me | one glass broke, I swept it all up | did it twice, because the dog ran through | please nobody walk there until four | the bag tore, bring stronger ones | next time it's Ben's turn, not mine | took longer, since the water was off
%list y7chorede: the sloppy joe pan | fine china | half an hour's weeding | spotless kitchen challenge | two-minute tidy | Ben's paper round | Mum's turn at the sink | the five-a-side kit wash | the commented-on garage | good-as-new silver polish
%tool hearthLogChore
{chore=y7chored} done, {result:spotless=you could eat off it|gleaming|not a speck left}
{doneBy=y7kid} has finished {chore=y7chored}, {result:sloppy=half-heartedly|not very thorough|could have been better}
{doneBy=y7kid} did {chore=y7chored} for {insteadOf=y7who}, who was ill
it was {insteadOf=y7who}'s turn but {doneBy=y7whob} did {chore=y7chored}
tick off {chore=y7chored}, and note: {comment=y7chorecom}
{minutes=y7min}, {chore=y7chored}, {doneBy=y7kid}, {result:fine=good enough|okay|acceptable}
that's {chore=y7chorede} out of the way
%list y7callkid: wait inside, it may rain until five | bring your judo bag and the green jacket | I'm in the red car, not the van | say goodbye to Gran, and take the cake tin | don't cross the road, stay with Ms. Keane | have your shoes on, we go straight to the dentist | there is a sandwich in your bag, eat it | Kim comes along too, share the back seat | if I'm late, go to the office and sit down | you left your helmet, I have it with me
%tool hearthArrangePickup
{child=y7kid} has to be fetched from {pickupPlace=y7spot}, {transport:foot=they'll walk|no wheels|just strolling home}
collect {child=y7kid} at {pickupPlace=y7spot} at {time=y7hr}, {transport:bike=cycling|on two wheels|in the cargo trailer, pedalling}
get {child=y7kid} out of {pickupPlace=y7spot} and over to {dropoffPlace=y7spotb}
to {dropoffPlace=y7spotb} from {pickupPlace=y7spot}: {child=y7kid}, with {driver=y7who}
fetch {child=y7kid} from {pickupPlace=y7spot} and say: {message=y7callkid}
{time=y7hr}, {child=y7kid}, {driver=y7who}, from {pickupPlace=y7spot} to {dropoffPlace=y7spotb}
the bus is on strike, so {child=y7kid} has to be picked up at {pickupPlace=y7spot}

%list y7feednote: drank fast, burped twice, then slept | pushed the spoon away, wanted the bread instead | first carrots, most of it on the wall | hiccups afterwards, calm by half past two | new teat, much better than the old one | only half awake, finish it at six | cried before it, nothing helped but singing | warmed the rest up, threw it away after | looked at the lamp all the time, drank little | biting again, teeth are coming I think
%list y7feednotes: burped twice | hiccups again | very hungry today | half asleep | new teat | not keen, teeth | first carrots | smiled, then slept | hot day | biting
%tool snugpaw_baby_log_feed
{baby=y7baby} just drank, {method:breast_left=the left side|on the left|left this time}
{amount_ml=y7ml} for {baby=y7baby}, {spit_up:true=half of it came back up|it landed on my shoulder|brought some up again}
{given_by=y7who} fed {baby=y7baby} {amount_ml=y7ml}
{baby=y7baby} had {amount_ml=y7ml} with {given_by=y7who}
fed {baby=y7baby}, remember: {note=y7feednote}
{amount_ml=y7ml}, {given_by=y7who}, {baby=y7baby}, {note=y7feednotes}
{baby=y7baby} got lunch, right on time
%list y7nappynote: a bit red on the left, watch it | greenish, maybe from the spinach at noon | leaked through, so new body and trousers | wriggled off the mat, hold tight next time | the new brand is too small, buy size four | giggled all along, kicked the wipes down | rash is better, no need for the doctor | only three left in the bag, get more | cried when I wiped, skin looks dry | smells like apple juice, too much of it
%list y7placenb: Gran's | the café | the nursery | Jo's and Kim's | the station | aunt Maud's | the library | the lido | Gino's | the office | church
%tool snugpaw_baby_log_nappy
changed {baby=y7baby}, {contents:wet=only pee|just a number one|nothing but pee}
fresh diaper for {baby=y7baby}, {cream:true=rubbed some ointment on|with a bit of zinc on the bottom|put salve on too}
{changed_by=y7who} did {baby=y7baby}'s diaper at {place=y7placenb}
at {place=y7placenb} {baby=y7baby} was changed by {changed_by=y7who}
new diaper on {baby=y7baby}: {note=y7nappynote}
{changed_by=y7who}, {baby=y7baby}, {contents:both=the full programme|number one and number two|everything at once}, at {place=y7placenb}
it's pouring and wet outside, {baby=y7baby} got a new diaper
%list y7incident: rolled in something, needs a bath tonight | barked at the postman, but let him pass | limped a little after the stairs, left paw | ate half a sandwich before I saw it | met a swan at the lake, ran home | pulled so hard that the collar broke | played nicely, slept all afternoon | scared by the bus, hid under a bench | found a tennis ball, won't give it back | swam twice, though it was freezing
%tool snugpaw_pet_log_walk
was out with {pet=y7pet} for {minutes=y7min}, {leash:free=running loose|without a rope|let off completely}
{pet=y7pet} has been round the block, {did_business:true=all done|nothing left inside|big and small both done}
{walker=y7who} took {pet=y7pet} out with {playmate=y7petb}
{pet=y7pet} met up with {playmate=y7petb}, {walker=y7who} held on
back from the park with {pet=y7pet}: {incident=y7incident}
{minutes=y7min}, {pet=y7pet}, {walker=y7who}, {leash:long_line=ten metres of rope|the training rope}
finally a free afternoon, so {pet=y7pet} and I went round the park
%list y7petinstr: two scoops at seven, and never any cheese | the pills go into liver paste, half each | he hides when it thunders, leave him alone | key is under the pot, alarm code with Jo | brush on Sundays, wash only if he stinks | don't open the back door before noon | water outside too, it gets hot on the balcony | sleeps in the hall, but may come up | vet is Dr. Sato, card lies in the drawer | she bites when tired, so no cuddles after eight
%tool snugpaw_pet_plan_sitter
somebody has to mind {pet=y7pet} from {from_date=y7on}, {stay:our_home=at ours|where the basket is|without leaving the house}
{pet=y7pet} needs care from {from_date=y7on} on, {daily_photo:true=I'd like a snap each evening|send pics every day|a picture each day please}
{sitter=y7who} has {pet=y7pet} from {from_date=y7on} until {to_date=y7to}
till {to_date=y7to}, from {from_date=y7on}, {pet=y7pet} is with {sitter=y7who}
we're off from {from_date=y7on}, care for {pet=y7pet}: {instructions=y7petinstr}
{pet=y7pet}, {from_date=y7on} to {to_date=y7to}, {sitter=y7who}, {stay:sitters_home=round at theirs|over at their place}
who feeds (the photogenic|the stay-at-home|the always hungry) {pet=y7pet} from {from_date=y7on}
%list y7vet: Dr. Sato | Paws on Mill Lane | the animal hospital | vet Bram Koster | Kleintierpraxis Nord | O'Hare and Sons | the village vet | Four Feet | Tails & Co | dr. pohl | night clinic
%list y7vetword: limp | ear mites | stitches | kidney diet | teeth cleaned | rabies | swollen paw | scales, flea comb | allergic to chicken | chip | cough
%list y7vetwords: swollen paw after the walk, ointment twice a day | ate a sock, came out by itself on Friday | teeth cleaned under anaesthetic, two pulled | ear mites, drops in the morning and at night | lost a kilo since May, change the food | bitten by the neighbours' cat, six stitches | allergic to chicken, fish and lamb are fine | chip read at the border, all in order | cough after the kennel, keep away from others | blood taken at nine, liver a little high
%tool snugpaw_pet_list_records
what has been done to {pet=y7pet} since {since=y7from}, {kind:vaccination=the jabs only|just shots|needles against rabies and such}
{pet=y7pet}'s health file, {due_only:true=just what needs doing again|only what has to be repeated|what's about to lapse}
{pet=y7pet}'s file between {since=y7from} and {until=y7to} at {vet=y7vet}
until {until=y7to}, since {since=y7from}, what did {vet=y7vet} note on {pet=y7pet}
in {pet=y7pet}'s file, the bit that says {words=y7vetwords}
{vet=y7vet}, {pet=y7pet}, {words=y7vetword}, {kind:weight=how heavy|what the scales said}
with all due respect to my memory, I need the whole file on {pet=y7pet}
