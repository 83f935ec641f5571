# The home and its devices: optional arguments told at the end without a label, and likes told apart by small words.
%lang en
%list y1room: kitchen | bathroom | living room | children's room | study | hall and stairs | attic | guest room | den | nursery | room under the roof | hobby workshop | bedroom | conservatory
%list y1rooms: kitchen and hall | living room, study | bathroom | children's room and the nursery | hall, kitchen and pantry | bedroom | den, attic | dining room & kitchen | guest room | study, landing, bathroom | conservatory
%list y1deg: 21 degrees => 21 | 19 | 22.5 | twenty degrees => 20 | 18° => 18 | 23 | 20 °C => 20 | 17 degrees => 17 | 24 | 21.5 | eighteen degrees => 18
%list y1low: 12 degrees => 12 | 15 | ten degrees => 10 | 8° => 8 | 14 | 16 degrees => 16 | 13 | twelve degrees => 12 | 9 | 11 °C => 11
%list y1hr: 7 | half past six | 6:30 pm | noon | 19:00 | nine | quarter to eight | 4 pm | 11:15 | 5 o'clock | 20:30 | 6am | midnight | ten past three
%list y1hrb: 10 | 22:15 | half past nine | 11 pm | bedtime | 18:00 | sunset | eight | 5:45 pm | twenty to one | 23:00 | 2 o'clock | quarter past ten
%list y1day: Friday | the 14th | 3 March | Wednesday | Sunday | July 4th | Tuesday | 9 October | Monday week | 12/8 | Saturday the 9th | the day after Easter
%list y1dayb: the 22nd | 1 May | Thursday | the end of the month | 2026-11-30 | Christmas Eve | Sunday week | 17 September | August 2nd | the 30th | mid-October | next Saturday
%list y1past: yesterday | last Friday | Monday | 2 June | last week | the 5th | Saturday | 14 February | the day before yesterday | this morning | Easter | March 1st
%list y1min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list y1who: Jo | Big Sal | Mrs. O'Neill | Ruben | Anneke | Uncle Bert | Tomasz | Ines | Kwame | the neighbour's son | Mum | D'Arcy | Mia Carlsson | the new tenant
%list y1eur: 40 euros => 40 | $60 => 60 | £150 => 150 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120
%list y1few: two => 2 | 3 | four => 4 | 5 | six => 6 | 8 | ten => 10 | 12 | seven => 7 | 15

%tool hearthkin_set_temperature
make the {room=y1room} {temperature=y1deg}, {ramp:gradual=nice and slowly|bit by bit|no rush}
I'm freezing, {temperature=y1deg} in the {room=y1room} {until=y1hr} at the latest
{temperature=y1deg} in {room=y1room} until {until=y1hr}
up to {until=y1hr} I want {room=y1room} at {temperature=y1deg}
it is chilly and the kids are coming home soon, so please bring {room=y1room} to {temperature=y1deg}, {ramp:full_power=as fast as it can|everything you've got}
{room=y1room}, {temperature=y1deg}, till {until=y1hr}, {ramp:full_power=quick as possible|at full tilt}
get the {room=y1room} to {temperature=y1deg} for the slow evening

%tool hearthkin_create_heating_schedule
have the {room=y1room} at {temperature=y1deg} from {start_time=y1hr}, {days:weekend=Saturdays and Sundays only|only when we're off work}
{temperature=y1deg} for {room=y1room} starting {start_time=y1hr}, {days:weekdays=Monday to Friday|on working days|on school days}
from {start_time=y1hr} to {end_time=y1hrb} keep {room=y1room} at {temperature=y1deg}
I want it {temperature=y1deg} in {room=y1room} between {start_time=y1hr} and {end_time=y1hrb} {days:daily=seven days a week|every single day}
now that I work from home, let {room=y1room} be warm, {temperature=y1deg}, from {start_time=y1hr} until {end_time=y1hrb}
{room=y1room}, {temperature=y1deg}, {start_time=y1hr} to {end_time=y1hrb}, {days:weekdays=not on weekends|Mon-Fri}
new regular block: {room=y1room} at {start_time=y1hr}, {temperature=y1deg}

%tool hearthkin_start_boost
blast of heat for {zone=y1room}, {hot_water:true=shower water too|and the tank as well|boiler tank included}
warm up {zone=y1room} quickly, {minutes=y1min}, {quiet_fan:true=baby's asleep|without the noise|hardly audible please}
give {zone=y1room} {minutes=y1min} of full heat
{minutes=y1min} of extra warmth into {zone=y1room}, {hot_water:false=leave the tank alone|not the shower water}
we just came in from the snow, soaked, so heat {zone=y1room} for {minutes=y1min}
{minutes=y1min}, {zone=y1room}, {hot_water:true=bath water as well|tank too}, {quiet_fan:true=fan barely on|whisper quiet}
boost the {zone=y1room}, it's quiet and cold in there

%tool hearthkin_set_away_mode
we're gone from {leave_date=y1day}, {preheat:true=cosy when we walk in|warm again when we get back}
nobody home from {leave_date=y1day} to {return_date=y1dayb}, {min_temperature=y1low} will do
away until {return_date=y1dayb}, leaving {leave_date=y1day}
until {return_date=y1dayb} the house is empty, as of {leave_date=y1day}
off to see my sister in Porto, leaving {leave_date=y1day}, and the cat comes along, so {min_temperature=y1low} is plenty
{leave_date=y1day} to {return_date=y1dayb}, {min_temperature=y1low}, {preheat:false=no need to warm it up for us|we can live with a cold welcome}
holiday setting for the heating from {leave_date=y1day}, we'll be somewhere warm

%list y1heatwork: bled all radiators | new pump, works fine now | swapped the thermostat head and topped up the pressure | cleaned the burner | annual check done, filter to be changed in March | fixed the leak under the valve | descaled the tank | replaced a fuse | the chimney was swept, all clear until next year | took out the old expansion vessel and fitted a new one | flushed the pipes
%list y1heater: gas boiler | heat pump | radiator in the hall | pellet stove | underfloor loop 2 | old Vesta burner | water tank | tiled stove in Gran's flat | towel rail | circulation pump
%list y1firm: Hollis & Sons | Mr. Tanaka | my brother-in-law | O'Brien Heating | Kessler | the plumber from number 9 | Fitz | Blue Flame Ltd | Ines Marchetti | Warm and Dry
%tool hearthkin_log_maintenance
write down for the service book: {work=y1heatwork}, {cost=y1eur}
{work=y1heatwork}, {technician=y1firm} did it {done_on=y1past}
{technician=y1firm} was at the {appliance=y1heater} {done_on=y1past}: {work=y1heatwork}
paid {cost=y1eur} to {technician=y1firm} for the {appliance=y1heater}: {work=y1heatwork}
keep on record for the {appliance=y1heater}: {work=y1heatwork}
{appliance=y1heater}, {done_on=y1past}, {technician=y1firm}, {cost=y1eur}, {work=y1heatwork}
boiler book, Monday's entry: {work=y1heatwork}

%list y1lamp: desk lamp | the big one over the table | hallway spots | Theo's night light | fairy lights | porch | lamp by the piano | garage | floor lamp in the corner | Moon | reading lamp, left side | strip behind the telly | garden path
%list y1bright: 40 percent => 40 | 80% => 80 | 25 | 60 percent => 60 | 100% => 100 | 15 percent => 15 | 70 | 5% => 5 | thirty percent => 30 | 55
%tool turnOnLights
{target=y1lamp} on, {tone:candle=like a romantic dinner|flickery and golden}
some light at {target=y1lamp} please, {brightness=y1bright}
put {target=y1lamp} on at {brightness=y1bright} for {autoOffMinutes=y1min}
for {autoOffMinutes=y1min} I need {target=y1lamp}, {tone:daylight=bright as outdoors|like the midday sun}
can't see a thing down here, could you switch {target=y1lamp} on, {fade:true=gently, my eyes hurt|not all at once|creeping up slowly}
{brightness=y1bright}, {target=y1lamp}, {tone:warm_white=soft and yellowish|a cosy white}, {autoOffMinutes=y1min}
light up {target=y1lamp}, it's a warm dark evening

%list y1newscene: Rainy Sunday | dinner with the Okafors | film night, no glare | Ben's bedtime | yoga | Sunset in Vigo | wake me gently before work | poker | Christmas at Gran's | Deep Work | reading by the fire | everybody out of bed | party
%list y1mood: deep blue with a hint of violet | like a campfire, orange and low | soft pink near the sofa | everything green except the shelf | cold and crisp, it should wake me up | candles in an old church | pale gold | sea colours, moving slowly | dim red | white at the table, amber everywhere else
%tool createLightScene
save a new mood called {name=y1newscene}, {brightness=y1bright}
make {name=y1newscene} for {rooms=y1rooms}, {shared:true=everyone here may use it|the whole family should see it}
in {rooms=y1rooms} I'd like something named {name=y1newscene}
{name=y1newscene} with {mood=y1mood} in {rooms=y1rooms}
put together a look called {name=y1newscene}: {mood=y1mood}
{name=y1newscene}, {rooms=y1rooms}, {brightness=y1bright}, {shared:false=just for me|nobody else gets it}
store {name=y1newscene} as a fresh lighting idea

%list y1scene: Relax | Tropical Dusk | dinner | Cinema and Popcorn | Nora's Stars | Focus | late night | Aurora | good morning | Candle Hour | Beach at Six | homework, bright | Welcome Home
%tool activateLightScene
switch the mood to {scene=y1scene}, {minutes=y1min}
{scene=y1scene} in the {room=y1room} now, {minutes=y1min} is enough
set the {room=y1room} to {scene=y1scene}
{scene=y1scene} for the {room=y1room} without {exceptLamp=y1lamp}
guests are at the door, quick, put on {scene=y1scene} everywhere but not on {exceptLamp=y1lamp}
{room=y1room}, {scene=y1scene}, {minutes=y1min}, all but {exceptLamp=y1lamp}
{scene=y1scene} would be nice lighting for a few minutes' peace

%tool scheduleLights
have {target=y1lamp} come on at {onAt=y1hr}, {repeat:weekends=Saturdays and Sundays|only when there's no school}
{target=y1lamp} from {onAt=y1hr} to {offAt=y1hrb}, {randomize:true=so burglars think we're in|never quite the same time}
on at {onAt=y1hr}, off at {offAt=y1hrb}: {target=y1lamp}
{target=y1lamp} should go out at {offAt=y1hrb} and light up at {onAt=y1hr}
we're away for a bit, so let {target=y1lamp} burn from {onAt=y1hr} till {offAt=y1hrb}, {repeat:daily=night after night|each and every evening}
{target=y1lamp}, {onAt=y1hr} to {offAt=y1hrb}, {repeat:weekdays=Monday through Friday|workdays only}, {randomize:false=on the dot|exactly then}
timer for {target=y1lamp}, {onAt=y1hr}

%tool findLamps
which lights have I got in the {room=y1room}, {state:lit=burning right now|still on}
show me all bulbs, {orderBy:power_desc=greediest first|worst power eaters on top}
anything called {query=y1lamp} in the {room=y1room}?
in {room=y1room} is there a {query=y1lamp} {state:unreachable=that won't answer|gone offline}
I keep losing track, where did we put {query=y1lamp}
{room=y1room}, {state:dark=switched off|not burning}, {orderBy:name=A to Z|alphabetical}
look up {query=y1lamp}

%list y1door: front door | back gate | garage side door | cellar | shed | door to the terrace | door of flat 3B | bike room | door to Gran's flat | summer house, north side | main entrance | studio
%tool latchbird-lock-door
shut the {door=y1door}, {silent:true=not a sound|don't wake the baby|no beeping}
bolt {door=y1door}, {double_turn:true=two turns|turn it twice}
{door=y1door} in {delay_minutes=y1min}
in {delay_minutes=y1min} close up {door=y1door}
I'm just carrying the last bags out, so lock {door=y1door} in {delay_minutes=y1min}
{door=y1door}, {delay_minutes=y1min} from now, {silent:true=quiet as a mouse|without the beep}, {double_turn:false=one turn will do|a single turn}
is {door=y1door} still open? lock it, it's a quiet night

%tool latchbird-create-guest-code
let {guest=y1who} in by pin, {usage:single=one time only|works just the once|good for one visit}
number for {guest=y1who} at the {door=y1door}, {usage:daytime_only=not at night|while it's light out}
give {guest=y1who} a pin for the {door=y1door} from {valid_from=y1day} to {valid_until=y1dayb}
for {door=y1door} until {valid_until=y1dayb}, a code to {guest=y1who}
{guest=y1who} is feeding the fish while we're skiing, needs a way in through the {door=y1door} from {valid_from=y1day}
{valid_from=y1day} to {valid_until=y1dayb}, {guest=y1who}, {door=y1door}, {usage:unlimited=as often as they like|come and go freely}
send {guest=y1who} a code, just a single visitor

%tool latchbird-list-entries
who came in by the {door=y1door}, {method:physical_key=old-fashioned way|with a real key|turning a key}
who's been at {door=y1door} since {since=y1past}, {failed_only:true=those turned away|wrong pins only|just the ones who didn't get in}
when did {person=y1who} go through the {door=y1door}
since {since=y1past}, has {person=y1who} been in {method:phone=with their mobile|tapping their mobile}
the cleaner says she was on time, so when was {door=y1door} opened by {person=y1who}
{door=y1door}, {person=y1who}, since {since=y1past}, {method:fingerprint=by thumb|finger on the reader}
comings and goings of {person=y1who} please, the phone call can wait

%list y1seen: somebody in a red coat | the fox with a limp | man who leaves a box, then walks off | kids on scooters | white van | a ladder leaning against the wall | someone trying the handle at night | our cat | umbrella blowing over the fence | two people arguing, one has a dog | bin being knocked over | hedgehog
%list y1cam: porch cam | driveway | camera over the garage | Birdhouse | back garden | Eye of Newt | stairwell, second floor | nursery cam | side alley and bins | doorbell | pond
%tool latchbird-search-clips
did we catch {query=y1seen}, {limit=y1few} clips at most
footage of {query=y1seen}, {date=y1past}, {subject:person=only with humans in it|people only}
{query=y1seen} at the {camera=y1cam}, {date=y1past}
from {camera=y1cam} I'm after {query=y1seen}
my wife swears there was something last night, look for {query=y1seen} on the {camera=y1cam}
{camera=y1cam}, {date=y1past}, {query=y1seen}, {subject:vehicle=cars and vans only|anything on wheels}
show me {query=y1seen} from the tapes

%list y1secs: 30 seconds => 30 | a minute => 60 | 45 s => 45 | two minutes => 120 | ten seconds => 10 | 90 seconds => 90 | 15 sec => 15 | twenty seconds => 20 | 3 minutes => 180 | 5 seconds => 5
%list y1clip: Max takes his first steps, in the snow | deer at dawn | who keeps stealing my parcels | storm of the century | proof for the insurance, gutter came down | Bea learns to ride | badgers | noise from next door at 2 am | delivery, dented box | puppy meets snow for the first time
%tool latchbird-record-clip
film the {camera=y1cam} now, {audio:true=I want to hear it as well|sound on}
{seconds=y1secs} from {camera=y1cam}, {keep:true=never throw it out|forever|don't let it get wiped}
take {seconds=y1secs} at {camera=y1cam} as {label=y1clip}
a clip called {label=y1clip} from {camera=y1cam}, starting now
quick, start filming with {camera=y1cam} and name it {label=y1clip}
{camera=y1cam}, {seconds=y1secs}, {audio:false=picture only|mute}, {keep:true=save it for good|permanently}
get me whatever is in front of {camera=y1cam}, sounds like trouble

%tool mopsworth.clean_rooms
do the {rooms=y1rooms}, {power:whisper=I'm on a call|as quietly as you can|softly, baby's napping}
send the robot through {rooms=y1rooms}, {mode:wet=just wipe|only with the mop}, {passes:2=twice over|two rounds}
{mode:dry=hoover|vacuum} the {rooms=y1rooms} with {power:turbo=all its strength|everything it has}
in {rooms=y1rooms} {mode:dry_then_wet=vacuum first and then mop|suck up then wipe}
the dog shook himself all over the place, so please run through {rooms=y1rooms}, {power:turbo=hard as it can|max force}
{passes:3=three times|three rounds}, {rooms=y1rooms}, {mode:wet=water only|just damp}
floor in {rooms=y1rooms}, a normal mess

%list y1spot: next to the sofa | under the high chair | by the back door | in front of the stove | around Misty's bowl | at the foot of the stairs | under Ben's desk | between fridge and wall | behind the telly | beside the litter box
%list y1mess: breadcrumbs | spilled oats and raisins | potting soil | cat litter | glitter from the birthday card | sand, lots of it | flour | dried mud off the boots | juice, still sticky | fir needles | cornflakes
%list y1cm: 50 cm => 50 | a metre => 100 | 80 centimetres => 80 | 40 cm => 40 | 60 cm => 60 | 120 cm => 120 | thirty centimetres => 30 | 75 | 90 cm => 90 | 1.5 metres => 150
%tool mopsworth.spot_clean
robot, {place=y1spot}, {with_water:true=it's sticky, so damp|with a wet pad|wipe it as well}
clean up {place=y1spot}, {radius_cm=y1cm} around
there is {mess=y1mess} {place=y1spot}
{place=y1spot} get rid of the {mess=y1mess}, {radius_cm=y1cm}
the little one dropped her bowl again, so off you go and tidy {place=y1spot}
{mess=y1mess}, {place=y1spot}, {radius_cm=y1cm}, {with_water:false=keep it dry|no wiping}
small job {place=y1spot} please, watering comes later

%tool mopsworth.schedule_cleaning
have it drive at {time=y1hr}, {only_when_away:true=while we're out|if nobody's in|not with us around}
{room=y1room} at {time=y1hr}, {days:weekend=Saturdays and Sundays|when we're off}
at {time=y1hr} in the {room=y1room}, {days:every_day=no day off|each day}
{days:weekdays=Monday to Friday|on workdays} robot into the {room=y1room} at {time=y1hr}
I can't stand the fluff any more, so let it go through {room=y1room} at {time=y1hr}, {days:weekly=one time a week|once every seven days}
{time=y1hr}, {room=y1room}, {days:weekdays=not on weekends|Mon to Fri}, {only_when_away:true=house empty|only when we've left}
plan a regular run of the {room=y1room} for {time=y1hr}

%list y1avoid: the Persian rug | Lego castle | dog's bed and bowls | cables behind the desk | Christmas tree | play mat | floor vase, it's an heirloom | wobbly plant stand | the corner with the loose tile | baby gym | Dad's model railway, still being built
%tool mopsworth.add_no_go_zone
stay off {area=y1avoid}, {scope:mop_only=dry is fine|it mustn't get wet|sucking is okay}
the robot must keep away from {area=y1avoid}, {scope:night_only=while we sleep|after dark}
don't drive over {area=y1avoid} in the {room=y1room} until {expires=y1dayb}
in the {room=y1room} leave {area=y1avoid} alone
my mother would kill me, so never ever go near {area=y1avoid}
{room=y1room}, {area=y1avoid}, till {expires=y1dayb}, {scope:always=no exceptions|day and night}
{area=y1avoid} is off limits to the robot, wet days or not

%tool mopsworth.get_cleaning_history
when did the robot last do the {room=y1room}, {limit=y1few} runs
what has it cleaned since {since=y1past}, {outcome:stuck=where it got caught|times it couldn't get out}
its trips through the {room=y1room} from {since=y1past} on
since {since=y1past}, how did it go in {room=y1room}, {sort:longest=slowest ones first|most minutes on top}
the carpet looks filthy to me, so was it really in {room=y1room}, {sort:newest=latest at the top|last one first}
{room=y1room}, since {since=y1past}, {outcome:battery_empty=ran out of juice|died halfway}, {limit=y1few}
past runs in {room=y1room}, new rug and all

%list y1bed: tomatoes | roses by the gate | the bed under the window | carrots and leeks | herb spiral | north side | hydrangeas | the strip along the fence | Gran's dahlias | raised bed 2 | strawberries in the corner | front lawn | pots on the balcony, all of them
%list y1lit: 20 litres => 20 | ten litres => 10 | 35 litres => 35 | 50 l => 50 | 15 litres => 15 | forty litres => 40 | 8 litres => 8 | 60 litres => 60 | 12.5 | 100 litres => 100
%tool startBedWatering
water {bed=y1bed}, {ignoreRain:true=never mind the clouds|whatever the forecast says|even if it pours later}
the hose on {bed=y1bed}, {flow:mist=fine spray|like fog|very soft spray}
{litres=y1lit} to {bed=y1bed}
for {minutes=y1min} put water on {bed=y1bed}, {flow:strong=a proper jet|full blast}
they look awfully sad, it was 35 degrees today, so give {bed=y1bed} a drink, {minutes=y1min}
{minutes=y1min}, {bed=y1bed}, {flow:drip=drop by drop|just trickling}, {ignoreRain:false=unless it's going to rain|not if rain's coming}
a drink for {bed=y1bed}, rain has been scarce

%tool planBedWatering
sprinklers at {startTime=y1hr} on {bed=y1bed}, {interval:every_other_day=skipping a day in between|one day yes, one day no}
{bed=y1bed} gets water from {startTime=y1hr}, {minutes=y1min} each
at {startTime=y1hr} for {minutes=y1min}, {bed=y1bed}, until {endDate=y1dayb}
until {endDate=y1dayb} have {bed=y1bed} watered at {startTime=y1hr}
I always forget in summer, so set up {bed=y1bed} for {startTime=y1hr}, {interval:daily=each morning|every single day}
{bed=y1bed}, {startTime=y1hr}, {minutes=y1min}, {interval:weekly=once in seven days|Sundays only}, up to {endDate=y1dayb}
set up a routine: {bed=y1bed} at {startTime=y1hr}, daily life is too busy

%list y1gwork: cut back the raspberries, two bags full | sowed spinach | turned the compost and covered it | tied up the clematis before the storm came | weeded for what felt like ages | mowed | picked off snails, about forty | put down mulch | pruned the apple tree after lunch | dug out the old stump, finally | fed the worms | spread ash between the rows
%list y1hours: two hours => 2 | 3 hours => 3 | half an hour => 0.5 | 1.5 hours => 1.5 | an hour => 1 | 4 h => 4 | 2.5 hours => 2.5 | five hours => 5 | 45 minutes => 0.75 | 6 hours => 6
%tool logGardenWork
note for the diary: {work=y1gwork}, {hours=y1hours}
{helper=y1who} {work=y1gwork}, {date=y1past}
{work=y1gwork} at {bed=y1bed}, with {helper=y1who}
{date=y1past} in {bed=y1bed}: {work=y1gwork}
before I forget it again, this is what we did: {work=y1gwork}
{bed=y1bed}, {helper=y1who}, {hours=y1hours}, {work=y1gwork}
garden diary, nothing for tomorrow, only this: {work=y1gwork}

%list y1plantq: climber for an ugly wall | lavender | something that flowers in March | ferns | hedge that grows fast, stays green | edible flowers | tomato that doesn't mind wind and rain | peonies | ground cover under birches | bee magnets | a small tree, good to look at in winter | ivy
%list y1high: 60 cm => 60 | a metre => 100 | 40 cm => 40 | 1.5 metres => 150 | 80 centimetres => 80 | two metres => 200 | 30 cm => 30 | 120 | 50 cm => 50 | 3 metres => 300
%tool searchPlants
what's there in the way of {query=y1plantq}, {petSafe:true=the dog eats everything|nothing that harms the cat|dog must survive it}
{query=y1plantq}, {sort:easiest=I kill everything|for people with two left hands|foolproof first}
{query=y1plantq} for {light:shade=where the sun never gets|a dark corner}, no more than {maxHeightCm=y1high}
up to {maxHeightCm=y1high}, {query=y1plantq} in {light:full_sun=blazing heat all day|a scorching spot}
our balcony is a bit bare, so what could I get, {query=y1plantq}
{light:half_shade=sun only in the morning|some sun, some not}, {query=y1plantq}, {maxHeightCm=y1high}, {sort:price_asc=least expensive on top|cheap ones first}
browse for {query=y1plantq}, popular or not

%list y1plant: basil | Gloire de Dijon rose | two-tone dahlia | sage and thyme | redcurrant | Jack-be-little pumpkin | bishop's hat | lemon tree | fennel | blue poppy from Nepal | rhubarb | lady's mantle | sweet peas, mixed
%list y1nursery: the market | Aunt Rosa | Fernhill Nurseries | my neighbour | a swap in Leeds | Plants & Pots | seed, own harvest | the botanic garden | Ruben's allotment | supermarket
%tool addPlantToBed
put {plant=y1plant} down under {bed=y1bed}, {quantity=y1few} pieces
{plant=y1plant} went into {bed=y1bed}, {plantedOn=y1past}
{plant=y1plant} from {source=y1nursery} into {bed=y1bed}
to {bed=y1bed}, {quantity=y1few} {plant=y1plant} from {source=y1nursery}
my back hurts but it's done, in {bed=y1bed} there is now {plant=y1plant}, a present of {source=y1nursery}
{plant=y1plant}, {quantity=y1few}, {bed=y1bed}, {plantedOn=y1past}, {source=y1nursery}
{plant=y1plant} lives in {bed=y1bed} now, Aunt Rosa will be pleased

%list y1town: Graz | Leeds | San Sebastián | Newcastle upon Tyne | Tampa | Aarhus | 50667 | Cork | Frankfurt an der Oder | BS6 5QA | King's Lynn | Lyon | 8010
%list y1townb: Zagreb | Denver | Stratford-upon-Avon | Ghent | Lisbon | 14 Mill Lane, Bath | Riga | Le Mans | Mum's place | Salt Lake City | Bergen | the new flat in Porto
%list y1kwh: 2500 kWh => 2500 | 3200 | 1800 kWh => 1800 | 4100 | 12000 kWh => 12000 | 5500 | 900 kWh => 900 | 2750 | 15000 | 3600 kWh => 3600
%tool kilowren_compare_tariffs
what would power cost me in {place=y1town}, {green_only:true=nothing from coal|wind and sun only|clean sources only}
{energy:gas=gas} deals around {place=y1town}, {sort:shortest_contract=I don't want to be tied down|quickest to get out of first}
{annual_kwh=y1kwh} a year in {place=y1town}, {sort:price_asc=cheapest on top|lowest bill first}
offers in {place=y1town} for {annual_kwh=y1kwh} of {energy:electricity=power|current} a year
the bill came today and it is far too high, what else is there in {place=y1town}, {sort:rating_desc=happiest customers first|best liked first}
{place=y1town}, {energy:gas=gas}, {annual_kwh=y1kwh}, {sort:price_asc=cheap to dear|least money first}
suppliers in {place=y1town}, the green town on the river

%list y1supa: Northvolta Basic | City Works | Ampera and Sons | the default tariff | Bluewatt Fix 12 | Grid4U | Old Mill Energy | Stromhaus | E-Basic | Peoples' Power, night rate
%list y1supb: Sunnyside Flex | Tideway | Greenfield Co-op | O'Hara Energy | Volt & Leaf 24 | Dynamo Hourly | Windkraft Nord | Plain Power | Lumo Family, two years | Fair Current
%tool kilowren_switch_tariff
I want to go to {new=y1supb}, {cancel_old:true=you tell the old lot|give notice for me}
take {new=y1supb} as of {start_date=y1day}, {billing:yearly=I pay once every twelve months|all in one go each year}
out of {current=y1supa} into {new=y1supb} on {start_date=y1day}
change to {new=y1supb} from {current=y1supa}
I've had enough of waiting on their hotline, so get me away from {current=y1supa} and over to {new=y1supb}
{start_date=y1day}, {current=y1supa} to {new=y1supb}, {cancel_old:false=I quit there myself|already gave notice}, {billing:monthly=every four weeks or so|twelve payments}
sign me up with {new=y1supb}, monthly bills drive me mad

%list y1meter: gas meter | 1ESY-4471 | the one in the cellar | water, hot | power | heat pump counter | night rate | garage | meter under the stairs | solar feed-in | flat 2, left | 77120934
%list y1read: 48213 | 9120.4 | 10455 | 733 | 25601.7 | 1988 | 60412 | 5037.2 | 87 | 31150
%list y1mnote: glass was fogged, last digit unsure | new tenant since then | same as on the photo I mailed | counter was swapped in May, starts at zero | please correct the last bill | nobody lived here all winter | dog would not let the reader in | second try | I was on a ladder, so no photo | read together with the landlord
%tool kilowren_submit_meter_reading
{meter=y1meter} shows {reading=y1read}, {estimated:true=more or less|just a guess|roughly}
tell them {reading=y1read} for {meter=y1meter}, {read_on=y1past}
{reading=y1read} on {meter=y1meter}
{read_on=y1past} it said {reading=y1read} for {meter=y1meter}
send in {reading=y1read} for {meter=y1meter} and let them know: {note=y1mnote}
{meter=y1meter}, {reading=y1read}, {read_on=y1past}, {estimated:false=checked it twice|I read it off myself}
{meter=y1meter} is at {reading=y1read}, hand it in before they guess again

%list y1dev: tumble dryer | fridge in the garage | heat pump | gaming PC | dishwasher | sauna | wall box | aquarium and its lamps | old freezer | telly | oven | pool pump | washing machine
%list y1span: last week | March | yesterday | 2024 | the last ten days | this winter | Q2 | the first half of May | Easter weekend | November
%list y1spanb: the week before | last year | April | 2023 | the same month a year ago | the summer | before the holidays | Q1 | last winter | February
%tool kilowren_get_consumption
how much has the {device=y1dev} eaten up, {period=y1span}, {unit:money=what did I pay for it|in cash terms|how many euros}
power used in {period=y1span}, {step:hour=in sixty-minute steps|hour after hour}
{period=y1span} against {compare_to=y1spanb} for the {device=y1dev}
compared with {compare_to=y1spanb}, what did {device=y1dev} draw in {period=y1span}
I think something is broken here, how much did the {device=y1dev} swallow in {period=y1span}
{device=y1dev}, {period=y1span}, {step:day=one line for every date|day by day}, {unit:kwh=energy rather than price|not in money}
{device=y1dev} usage, the monthly bill puzzles me

%list y1load: the car | washing machine | e-bike | dishwasher | Bea's Leaf | hot water tank | dryer | garden battery | both scooters | van and trailer | lawn mower | the other car, the blue one
%list y1ev: the car | e-bike | Bea's Leaf | garden battery | both scooters | van and trailer | lawn mower | the other car, the blue one | power bank in the shed | Mum's wheelchair | company car
%tool kilowren_schedule_load
charge {device=y1ev}, {strategy:solar=off our own roof|when the sun's out|straight from the panels}
get {device=y1ev} ready, {target_percent=y1bright}, {strategy:immediately=right away|I can't wait}
{device=y1ev} to {target_percent=y1bright} by {ready_by=y1hr}
by {ready_by=y1hr} I need {device=y1load} done {strategy:cheapest=for as little as possible|when it costs least}
we leave for the mountains early, so see that {device=y1load} is finished by {ready_by=y1hr}
{device=y1ev}, {ready_by=y1hr}, {target_percent=y1bright}, {strategy:cheapest=lowest price hours|when power is a bargain}
plug in {device=y1load}, sunny day or not

%list y1trade: roofer | restorer of old windows | licensed electrician | tiler | plumber, gas licence | man and van | joiner | stove fitter | specialist in Chesterfield sofas | painter and decorator | chimney sweep | piano tuner
%tool handyfern_searchTradespeople
I need a {trade=y1trade}, {sort:distance=round the corner if possible|closest ones first}
any {trade=y1trade} near {town=y1town}, {weekendWork:true=I'm only home Saturdays and Sundays|Saturdays too}
{trade=y1trade} in {town=y1town} under {maxHourlyRate=y1eur} an hour
for {maxHourlyRate=y1eur} an hour or less, around {town=y1town}, a {trade=y1trade}
the last one made such a mess of it, who else is there as {trade=y1trade}, {sort:rating_desc=most praised on top|best reviews first}
{town=y1town}, {trade=y1trade}, {maxHourlyRate=y1eur} per hour, {sort:price_asc=cheapest at the top|low rates first}
who's good as a {trade=y1trade}, distance doesn't bother us

%list y1broken: tap drips day and night | two tiles came off, grout too | the boiler makes a knocking noise since Tuesday | cracked window pane | shutter stuck halfway, motor hums | no power in half of the sockets | mould behind the wardrobe, it's getting worse | handle fell off | toilet keeps running after you flush | a branch went through the gutter | blocked drain
%tool handyfern_postRepairJob
get me offers: {problem=y1broken}, {urgency:no_hurry=whenever somebody has time|it can wait}
{problem=y1broken}, {place=y1room}, {urgency:emergency=we need someone right now|can't wait another hour}
up to {budget=y1eur} for this, in the {place=y1room}: {problem=y1broken}
ask {contact=y1who} to open, it's about the {place=y1room}: {problem=y1broken}
can somebody come and mend this for us: {problem=y1broken}
{place=y1room}, {problem=y1broken}, {budget=y1eur}, {urgency:this_week=before Sunday|in the next few days}, {contact=y1who}
help wanted, {problem=y1broken}

%list y1extras: windows and fridge | ironing | oven, balcony | inside the kitchen cupboards | skirting boards, lamps and mirrors | changing the beds | limescale in the shower | silver and brass | fridge, windows, stairs | Grandma's china
%tool handyfern_bookCleaner
somebody to clean on {date=y1day}, {bringSupplies:true=we've got no rags or sprays|with their own stuff|own mop and bucket}
cleaning lady for {date=y1day} at {time=y1hr}, {frequency:fortnightly=every second week|one week on, one week off}
have {cleaner=y1who} clean on {date=y1day} from {time=y1hr} for {hours=y1hours}
house clean on {date=y1day} at {time=y1hr} with {cleaner=y1who}
my in-laws are coming to stay, help me out on {date=y1day}, and this has to be done too: {tasks=y1extras}
{date=y1day}, {time=y1hr}, {hours=y1hours}, {tasks=y1extras}, {frequency:weekly=every seven days|each week from then on}
get the house cleaned {date=y1day}, once and for all

%list y1bulky: upright piano | a sofa, three metres long | aquarium | Grandad's oak wardrobe | safe | pool table | treadmill and weights | marble table, very heavy | motorbike | chest freezer
%tool handyfern_requestMovingQuote
we're leaving {fromPlace=y1town} for {toPlace=y1townb}, {packingService:true=they do the boxes|you wrap everything|boxes filled for us}
movers from {fromPlace=y1town} to {toPlace=y1townb}, {rooms=y1few} rooms, {bulky=y1bulky}
to {toPlace=y1townb} out of {fromPlace=y1town}, {moveDate=y1day}
on {moveDate=y1day} everything goes from {fromPlace=y1town} into {toPlace=y1townb}
new job, new life, so what would it cost to get our things out of {fromPlace=y1town} and over to {toPlace=y1townb}, {bulky=y1bulky} included
{moveDate=y1day}, {fromPlace=y1town} to {toPlace=y1townb}, {rooms=y1few} rooms, {packingService:false=we pack ourselves|boxes are done already}
price for a van and men between {fromPlace=y1town} and {toPlace=y1townb}, packing my life up

%list y1stuff: wine glasses | Theo's comics, all thirty of them | winter coats and scarves | the good china | cables, chargers, remote controls | photo albums from before we met | board games | spices that don't leak | Mum's vase | screwdrivers | bedding | records, mostly jazz
%list y1box: 12 | box 7 | Kitchen 3 | the blue crate | K-04 | 31 | suitcase with the broken wheel | Attic B | Nora 2 | big one from the bakery | 5
%list y1owner: Ben | Nora | little Theo | Amira | Grandma | Uncle Bert | Jun | Oskar | Penny and Sol | Lotte
%tool handyfern_addToMovingBox
{item=y1stuff} in {box=y1box}, {fragile:true=breaks easily|careful with that one|don't drop it}
stick {item=y1stuff} into {box=y1box}, {owner=y1owner}'s
{item=y1stuff} out of the cupboard into {box=y1box} for the {room=y1room}
{box=y1box} with {item=y1stuff} goes to the {room=y1room}
I just taped it shut, so remember for me that {box=y1box} holds {item=y1stuff}
{box=y1box}, {item=y1stuff}, {room=y1room}, {owner=y1owner}, {fragile:false=can be thrown about|nothing that breaks}
{item=y1stuff} went in {box=y1box}, handle's a bit torn
