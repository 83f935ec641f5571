# Requests for the tools of part32a.yaml: what is said in a few words at the end, and which of two places, persons or things is meant.
%lang en
%list v2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4 | nine => 9
%list v2day: Friday | the 14th of June | next Saturday | 3 May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list v2dayb: 22 June | the 12th of May | the Tuesday after Easter | 2027-02-19 | August 16th | 30/7 | 1 September | Thursday the 20th | New Year's Day | the 25th | the last Sunday of the month | Epiphany
%list v2past: the 3rd of March | 12 May | Easter Monday | the 15th | Monday | 2026-09-01 | 8/11 | Friday the 13th | Thursday | 30 September | New Year's Eve | Tuesday
%list v2since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | our wedding | yesterday
%list v2at: half past six | 7:15 | a quarter to eight | 6 am | seven sharp | 08:40 | five past seven | nine | 5:30 am | ten to eight
%list v2back: half past five | 17:45 | 4 pm | six in the evening | 16:10 | a quarter past three | 18:00 | five to six | twenty past four | 7 pm
%list v2leave: tomorrow at 8 | Friday 17:20 | tonight at ten | Sunday noon | the 4th at 14:00 | Thursday evening | Monday morning at 7 | Saturday 6:30 | Wednesday around nine | next Friday at half past two
%list v2who: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan | the man with the blue van
%list v2whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list v2town: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | San Sebastián | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus | Hay-on-Wye
%list v2townb: Zagreb | Bath | Le Mans | Stratford-upon-Avon | Ghent | Bergen | Salt Lake City | L'Aquila | Riga | Lisbon | Newport, Rhode Island | Ulm
%list v2eur: 15 euros => 15 | ten euros => 10 | €8 => 8 | 20 => 20 | 12.50 | twelve euros => 12 | 25 euros => 25 | €18 => 18 | 7 euros => 7 | 9.50

%list v2wopen: the Early Bird café | Seatown | Ladywell | Free Church Road | Cheap Street, Frome | Bagshot | Market Driveway | Twenty Trees | Lower Luggate | Friday Bridge
%list v2planlong: the big supermarket car park off the ring road, by the car wash | the festival field where they let us camp last year | my cousin's wedding, the farm behind Lower Marsh | the climbing hall, the one that opened near the stadium | the lake with the sauna, just before the border | that outlet village everyone stops at, exit 14 | the student house on Hill Road, back gate | the ferry pier, the side where cars queue | the hospital where they moved the eye clinic | the car auction, gate B, past the scrapyard
%tool liftlark_offerRide
I'm driving {from=v2town} to {to=v2townb} {leaving=v2leave}, {womenOnly:true=just for ladies|girls only please|no men this time}
room in my car from {from=v2town} to {to=v2townb}, {luggage:none=nothing bulky fits|handbags at most|the boot is full already}
to {to=v2townb} out of {from=v2town}, I could take {seats=v2n} along
put me down as driver into {to=v2town} from {from=v2townb}, {price=v2eur} a head
let people know I'll be going from {from=v2town} to {to=v2planlong}
{leaving=v2leave}, {seats=v2n} places, {from=v2town} to {to=v2townb}, {price=v2eur} each, {luggage:large=suitcases are fine|big bags welcome|plenty of boot space}
taking the car from {from=v2wopen} to {to=v2town}, anyone can hop in

%list v2km: 5 km => 5 | ten kilometres => 10 | 3 km => 3 | two kilometres => 2 | 8 km => 8 | 15 kilometres => 15 | 1 km => 1 | four km => 4 | 20 km => 20 | 12 km => 12
%list v2oddto: Price Hill | Dogdyke | Rating Street | Petworth | Kilometre Nine | Sunday Harbour | Catford | Early, near Reading | Hamster Lane | Monday Market
%tool liftlark_searchRides
who's going to {to=v2town} on {day=v2day}, {petsWelcome:true=my dog is coming|I've got the cat with me|has to be ok with animals}
anyone I could ride with to {to=v2townb}, {sort:rating=the best reviewed first|nicest drivers on top|those people liked most first}
to {to=v2town} with somebody from {from=v2townb}, {sort:price=cheap ones first|the least money first}
I need a lift out of {from=v2townb} into {to=v2town}, not more than {maxDetourKm=v2km} on foot
is there somebody who could take me to {to=v2planlong}
{day=v2day}, {from=v2town}, {to=v2townb}, {petsWelcome:true=with two dogs|with a parrot in a cage|rabbit on my lap}
a lift to {to=v2oddto} please

%list v2spot: Alder Street | central station | the petrol station on Mill Lane | St. Mary's Church | the bus stop by the old bridge | Gate 3 | town hall steps | the roundabout at Oak Hill | Café d'Or | the school
%list v2intro: I'm a quiet nurse, I don't smoke, and I'll be there ten minutes early | could you stop once around nine, my knee hurts when I sit too long | my suitcase is small, but the cello isn't | we met on the Ghent ride in May, remember me? | happy to pay more if you drop me at the hospital | I have to be back by six, so please no detours | I'm seventeen and my mum says it's fine to ride with you | it's my first time on here, tell me how it works | I'll bring coffee and keep you awake, promise | please call when you get to the bridge, the bell is broken
%list v2oddname: Cash Murphy | Penny | Mr. Sitwell | Lyft-Larry | Ms. Carr | Will Travers | Ride-along Rob | Mia Walker | Captain Seats | Bill
%tool liftlark_askForSeat
ask {driver=v2who} whether I can come along, {payment:cash=money in hand|I'd pay with coins and notes|no card, just banknotes}
see if {driver=v2who} would take me, {seats=v2n} of us
is there room with {driver=v2who} for {passenger=v2whob}
{passenger=v2whob} wants to ride with {driver=v2who} from {pickup=v2spot}
write to {driver=v2who} about the lift and say {message=v2intro}
{pickup=v2spot}, {driver=v2who}, {seats=v2n} people, {payment:in_app=paid through the phone|settled online|I'll pay over the app}
get me into the car of {driver=v2oddname}

%list v2weekdays: every weekday | Tuesdays and Thursdays | Monday to Thursday | Mondays only | Wed, Thu, Fri | all days but Friday | every other Monday | weekends | Monday, Wednesday and Friday | Tuesdays, never in August
%list v2wait: ten minutes => 10 | 5 min => 5 | a quarter of an hour => 15 | 20 minutes => 20 | half an hour => 30 | 8 minutes => 8 | 45 minutes => 45 | an hour => 60 | 15 minutes => 15 | 40 minutes => 40
%list v2worklong: the new office they put above the bakery, Dock Street | the nursery first, then the clinic on Park Road | the warehouse out by the airport, north gate | the school where I teach, behind the fire station | the factory you pass when leaving the motorway | whatever desk is free at the library, usually the main one | the building with the green roof, two stops after the harbour | the brewery, though on Fridays they close early | the town hall annex that used to be a cinema | the clinic that moved out to the fields, near Ghent
%tool liftlark_setCommute
I go from {home=v2town} to {work=v2townb} for my job, {days=v2weekdays}
regular run {home=v2town} to {work=v2townb}, {role:passenger=I don't have a car|somebody else has to drive|I never take the wheel}
out of {home=v2townb} at {leaveAt=v2at}, into {work=v2town}, and back at {backAt=v2back}
to {work=v2town} I travel from {home=v2townb}, home again at {backAt=v2back}
my way to the job starts in {home=v2town} and ends at {work=v2worklong}
{days=v2weekdays}, {leaveAt=v2at}, {home=v2town} to {work=v2townb}, {role:driver=my own car|I'd be at the wheel|always with me driving}, {waitMinutes=v2wait} of waiting is ok
same drive each week, {home=v2wopen} to {work=v2town}

%list v2stars: two => 2 | 3 | four => 4 | 5 | five => 5 | 1 | three => 3 | 4 | two => 2 | 1
%list v2praise: he drove like my grandmother, which I mean as praise | sang all the way to Ghent, and I loved it | we left an hour late because she forgot the keys | never looked at the road, always at his phone | brought sandwiches for everyone and knew a short cut | talks a lot, but it is never boring | had to brake hard twice, still felt safe with him | the seat was wet and the dog slept on my coat | waited for me when the train didn't come | paid at once, helped with the bags, great company
%tool liftlark_rateCompanion
{stars=v2stars} stars for {companion=v2who}, {onlyForTeam:true=but nobody else should read it|just between you and me|keep that off the page}
give {companion=v2who} a review, {trait:quiet=hardly said a word|slept the whole way|as still as a mouse}
on {companion=v2who} write "{feedback=v2praise}", {stars=v2stars} stars
for {companion=v2who} I'd like to leave {stars=v2stars}, {trait:reckless=drove like a madman|way too fast in the bends}
say about {companion=v2who}: {feedback=v2praise}
{companion=v2whob}, {stars=v2stars} stars, {trait:punctual=there on the dot|not a minute late}, {onlyForTeam:true=not for the public|keep it among the staff}
I want to say something about {companion=v2oddname} from the last ride

%list v2massif: the Tatras | Vanoise | Karwendel | the Dolomites | Rila | Picos de Europa | Silvretta | the Julian Alps | Lyngen | Gran Paradiso | the Ötztal Alps | Retezat
%list v2valley: Val d'Isère | the Stubai valley | Soča | Kühtai | the valley of Trenta | Vent | Chochołów | Val di Fassa | Zillergrund | the south | Pont, the road end | Grindelwald
%list v2metres: 2000 metres => 2000 | 2500 m => 2500 | 1800 => 1800 | 1,500 metres => 1500 | 2200 m => 2200 | 3000 => 3000 | 1700 metres => 1700 | 2800 m => 2800 | 2100 metres => 2100 | 1900 => 1900
%list v2oddmassif: the Warden Range | Night Mountains | the Private Hills | Bunker Ridge | the Sleeping Giants | High Dorms | Staffelsee Alps | Monte Sabato | Lonely Peaks | the Friday Massif
%list v2massiflong: the range you see from Gran's balcony, left of the lake | the hills behind Trenta where we met the ibex | those peaks on the border, on the Italian side | the limestone part north of the river, not the glaciers | the mountains Ravi crossed last autumn with the tent | that small group between the pass road and the reservoir | the ridge that starts behind the dairy, as far as the pass | whatever lies east of the motorway and has larches | the high country around Vent, where buses go in summer | the white peaks on my calendar, in Slovenia I think
%tool search_huts
somewhere to sleep up in {massif=v2massif}, {staffed:true=with someone cooking|a landlord on site|run by a real person}
any room for {night=v2day} in {massif=v2massif}, {sleeping:private_room=a door of our own|not with twenty snorers|just the two of us in there}
in {massif=v2massif}, coming up from {valley=v2valley}, what's open
from {valley=v2valley} into {massif=v2massif}, but below {max_altitude_m=v2metres}
what can we stay in overnight in {massif=v2massiflong}
{night=v2day}, {massif=v2massif}, {staffed:false=nobody there is fine|unmanned ones|without anyone running it}, under {max_altitude_m=v2metres}
what refuges are there in {massif=v2oddmassif}

%list v2hut: Rifugio dell'Orso | Blackstone Hut | the Konkordia | Chata pod Rysmi | Refuge du Col de la Vanoise | the Old Shepherd's Shelter | Franz Senn | Kredarica | Memurubu | Upper Goat Hut | Dom na Komni | Braunschweiger Hütte
%list v2hutb: the Lower Lodge | Rifugio Sella | Taschach | Skala | Planina pri Jezeru | Gjendesheim | the hut by the reservoir | Cabane d'Orny | Kürsinger | Refuge des Cosmiques
%list v2party: Kowalczyk | the Marsh family | Team Edelweiss | Van Dyck | O'Hara and friends | Scouts of Ghent | Meier-Lund | the Friday climbers | Ruiz | St. Anne's choir
%list v2partylong: the walking group of St. Mary's, mostly over seventy | Jo and the four boys from next door | the choir that sang there last year, led by Anneke | Dr. Osei's students, second year | the ones who still owe you for the cheese | three families from Ulm with far too many children | two sisters, an uncle and his accordion | the bookshop staff, who have never seen a mountain | my father, my son and a very old dog | eight nurses who come straight from the night shift
%list v2oddhut: the Breakfast Club Hut | Halfway House | Members' Rest | Sixbeds | Refuge of the Two Parties | Dormant Bear Hut | Full Moon Cabin | Rifugio Venerdì | the Half Board Inn | Fourteen Saints
%tool reserve_bunks
we'd like to sleep at {hut=v2hut} on {night=v2day}, {board:none=we cook for ourselves|bringing our own food|no meals needed}
keep a place at {hut=v2hut} for {night=v2day}, {club_member:true=I've got the Alpine card|I pay my yearly dues there|we belong to the section}
from {coming_from=v2hutb} to {hut=v2hut} on {night=v2day}, {people=v2n} of us
at {hut=v2hut} on {night=v2day} under {party=v2party}, walking over from {coming_from=v2hutb}
put us into {hut=v2hut} for {night=v2day} as {party=v2partylong}
{people=v2n} beds, {night=v2day}, {hut=v2hut}, {board:breakfast=just something in the morning|only coffee and bread when we get up}, {party=v2party}
can we stay the night of {night=v2day} at {hut=v2oddhut}

%list v2pass: the Timmelsjoch | Col du Palet | Kopa | the Hornli ridge | Passo Gardena | Mount Wren | the saddle above the lake | Vršič | Devil's Notch | Pic d'Anie
%list v2terrain: scree and ladders | glaciers | roads | steep snow, via ferratas | cow pastures | ladders | rope bridges | chairlifts, asphalt | gravel tracks and forest roads | cliffs
%list v2startlong: the bus stop where the road ends, above Vent | the car park they charge eight euros for, near the dam | that chapel in the woods, just after the second bridge | the inn we slept at when it rained, Val di Fassa | the top of the cable car, since nobody wants to climb that | the campsite at the lake, north shore | the meadow where the paragliders land, about two | the hut with the pancakes, not the new one | the waterfall Grandpa painted, on the north side | the railway halt that only stops when you wave
%list v2oddstart: Hardegg | Easy Bay | Skipton | Three Days' Rest | Overton | Avoidale | Snowhill | Moderato Pass | Hikers' End | Four Stages Inn
%tool plan_tour
how would we walk from {start=v2hut} to {finish=v2hutb}, {difficulty:easy=my knees are bad|nothing for heroes|Grandma is coming}
think up a way from {start=v2town} to {finish=v2hutb} {activity:snowshoe=with the big tennis rackets on our feet|on snow shoes}
over {over=v2pass} to {finish=v2hut} from {start=v2hutb}
to {finish=v2hutb} out of {start=v2town} across {over=v2pass}, without {avoid=v2terrain}
work out how to get on foot from {start=v2hut} to {finish=v2startlong}
{days=v2n} days, {start=v2hut}, {finish=v2hutb}, {difficulty:hard=make it a proper challenge|we want to suffer}, no {avoid=v2terrain}
a walk from {start=v2oddstart} to {finish=v2hut}

%list v2summit: Triglav | the Wildspitze | Rysy | Ben Lawers | the Panorama Trail | Monte Cristallo | the north face of the Eiger | Trail 502 | Mulhacén | Devil's Notch | Musala | the gorge path
%list v2mates: Jo and Ravi | Femke | the twins | Noor, Yuki and Bojan | my sister | Clara and Max | Grandpa | the whole club | Inés, Tomasz | Big Tom and his brother
%list v2hours: six hours => 6 | 4.5 hours => 4.5 | 9 hours => 9 | three hours => 3 | 7.5 hours => 7.5 | eight hours => 8 | 11 h => 11 | five hours => 5 | ten hours => 10 | 5.5 hours => 5.5
%list v2diary: saw two ibex, lost the path, found it again at the hut | turned round at noon because of the thunder | knees fine, boots not, need new laces before June | started at four, on top by nine, beer at eleven | too many people on the ladder, we waited forever | Ravi fell into the stream and laughed all the way down | never again without gloves, it was below zero | the last hour was the hardest thing I've ever done | Femke led the last bit, I just closed my eyes | met nobody until three, then a man with a donkey
%list v2oddsummit: Mount Dryden | the Guide's Needle | Icy Joe | Wetterhorn | Seven Hour Ridge | Monday Tower | Leader's Leap | Snow White Trail | Diary Rock | Mount Companion
%tool log_tour
we did {summit=v2summit} with {companions=v2mates}, {conditions:wet=everything was soaked|mud up to the ankles|slippery after the rain}
I was up on {summit=v2summit} on {done_on=v2past}, {hours=v2hours}
{leader=v2who} took me and {companions=v2mates} up {summit=v2summit}
up {summit=v2summit} with {companions=v2mates} under {leader=v2whob}
for {summit=v2summit} put down: {diary=v2diary}
{done_on=v2past}, {summit=v2summit}, {hours=v2hours}, {conditions:icy=like a skating rink|frozen solid}, led by {leader=v2who}
got {summit=v2oddsummit} done, into the book with it

%list v2trail: trail 14 | the Gorge Path | E5 | the way over the Kopa | Panorama Trail | path 327b | the old smugglers' route | Via Alpina, stage 6 | the nature trail | GR 20
%list v2damage: the bridge is gone | a sign points the wrong way | two ladder rungs missing | rocks all over | broken handrail | fallen trees | a steel rope has come loose | washed out | the gate won't shut | no markings any more
%list v2damagelong: the wooden steps have rotted, somebody put a pallet there | half the slope came down on Tuesday, cows and all | the signpost was turned round, so we walked an hour for nothing | a bolt is out of the wall and the chain swings free | there's a wasps' nest under the bench, kids got stung | the stream took the planks, you have to jump now | some farmer put up a fence and there's no gate | the ladder wobbles, one screw is missing at the top | a dead spruce hangs over the bench, it will fall soon | the boards are so rotten that my stick went through
%list v2odddamage: the closed-for-winter sign is lying in the grass | photo board smashed | the panel with the pictures is upside down | the handle with care sticker covers the arrow | the picture frame has no glass | the Passable Bridge plaque is stolen | photo point railing loose | the camera mast has tipped over | a sign says closed on both sides | the carefully stacked cairn fell over
%list v2landmark: the upper lake | Blackstone Hut | the chapel | the second bridge | Kopa saddle | the fork below the cable car | Goat Spring | the border stone | St. Anne's cross | kilometre 4
%tool report_path_damage
{what=v2damage} on {path=v2trail}, {passable:closed=no way through|you can't get past|impossible to go on}
someone should look at {path=v2trail}, {what=v2damage}, {with_photo:true=I took a picture|see my snapshot|picture's on my phone}
near {near=v2landmark} on {path=v2trail}: {what=v2damage}
for the trail crew, {what=v2damage} on {path=v2trail} at {near=v2landmark}
about {path=v2trail}: {what=v2damagelong}
{path=v2trail}, {near=v2landmark}, {what=v2damage}, {passable:with_care=doable if you watch your step|ok for the sure-footed}
let them know about {path=v2trail}, {what=v2odddamage}

%list v2period: August | the autumn half-term | Easter | 3 to 17 July | winter | all of September | Christmas and New Year | the first two weeks of May | any time in spring | next summer
%list v2oddplace: Swaptown | Nonsmoking Bay | Point Reyes | Bedford | Summer Isles | Five Houses | August, Georgia | Key West | Exchange Square | Twin Cities
%list v2wherelong: a village by the sea, but not one that's full of tourists | anywhere in Brittany where the kids can walk to the beach | the part of Lisbon with the tiles, up the hill | somewhere warm, as long as the flight isn't long | the lakes north of Milan, close to a train line | an island you can reach without flying | a big town with trams, where nobody needs a car | the coast below Porto, for surfing before breakfast | some quiet valley, ideally with a lake and no mobile signal | the part of Graz where my daughter studies, by the park
%tool latchswap-find-homes
whose house in {where=v2town} could we live in, {smoke_free:true=I can't stand cigarettes|nobody lights up indoors|my asthma, you know}
something in {where=v2town} for {period=v2period}, {swap_type:at_different_times=they can come another month|ours would be free later|needn't be in the same weeks}
people in {where=v2town} who fancy {wants=v2townb}
who would give up their place in {where=v2townb} against one in {wants=v2town}
this time our dream home would be {where=v2wherelong}
{period=v2period}, {where=v2town}, {beds=v2n} beds, {swap_type:simultaneous=they come here while we're there|both away in the same weeks}
show me what members have in {where=v2oddplace}

%list v2mine: the flat in Ghent | our cottage | the boathouse | the studio on Dale Street | Mum's house | the chalet | number 12 | the loft with the piano | our little house in Cork | the farm
%list v2theirs: their villa in Vigo | the lighthouse | the houseboat | her flat in Riga | the penthouse, 4th floor | the mill by the river | the cabin at the lake | his place in Bergen | the yellow house | that terraced house in Bath
%list v2letter: we are four, quiet, and our cat could look after yours | your garden made my wife cry, in a good way | we'd water everything and leave the fridge full | the kids are six and nine and love your treehouse | I know it's short notice, but the school closes in May | we have done this eleven times and never broken a cup | your kitchen is what I've dreamed of since 1998 | my husband teaches there from March, so we need a base | you said you wanted snow, well, we have plenty | we could come by train, so you would keep your parking space
%tool latchswap-propose-swap
ask {member=v2who} if we could trade houses, {include_car:true=cars as well|the Volvo for theirs too|vehicles included}
offer {member=v2who} {my_home=v2mine}, {start=v2day} to {end=v2dayb}
to {member=v2who}: {my_home=v2mine} for {their_home=v2theirs}
I want {their_home=v2theirs} from {member=v2whob} and would give {my_home=v2mine}
send {member=v2who} an offer for {their_home=v2theirs} and write {letter=v2letter}
{start=v2day} until {end=v2dayb}, {member=v2who}, {my_home=v2mine} against {their_home=v2theirs}, {include_car:false=no cars though|we keep our own cars}
would {member=v2oddname} like to change houses with us

%tool latchswap-list-proposals
swaps with {member=v2who}, {state:open=still undecided|those I haven't answered|no yes or no yet}
offers for {home=v2mine}, {direction:sent=the ones I wrote|from my side|what I put out myself}
with {member=v2who} about {home=v2mine}, where {state:declined=somebody said no|the answer was no|it came to nothing}
for {home=v2mine}, what {direction:received=came in|reached me|was sent to me} from {member=v2whob}
which offers are there about {home=v2homelong}
{direction:received=what others sent me|the incoming ones}, {home=v2mine}, {state:accepted=where it's a deal|the agreed ones}, the last {limit=v2n}
all the offers, please

%list v2room: the bathroom | kitchen | upstairs | the shed | garage | the boys' room | cellar | balcony | the hall, left side | living room
%list v2hint: the tap drips unless you turn it hard | bins go out on Tuesday night | key for the bikes is behind the clock | don't use the oven and the kettle together | Mr. Tanaka next door has a spare key | shoes off please | the window sticks, push from below | fuse box is under the stairs | cat sleeps wherever it wants | no music after ten
%list v2oddhint: the kitchen clock is ten minutes fast | rules of the card game are in the drawer | emergency chocolate on the top shelf | the neighbours' cat is called Pin | the garage code is 4471 | a pin opens the stuck lock | appliances love to trip the fuse | bathroom door: pull, then push | the shed smells, that's normal | pinned to the fridge is the wifi code
%list v2hintlong: if the heating hums, hit it once, and then wait five minutes | the neighbour's boy mows on Saturdays, give him ten euros | when the alarm goes off, type 4471 and call Femke | never leave the gate open, the goats get out | the dishwasher only starts when the door is slammed | in a storm, take the parasol in, it has flown before | the blue towels are for the beach, white ones aren't | after nine the stairs light goes off by itself, bring a torch | the shower takes a minute to get warm, be patient | on Fridays the egg woman rings, she wants two euros
%tool latchswap-add-house-note
tell the guests: {note=v2hint}, {pin:true=right at the top|first thing they should see|make it stand out}
for {home=v2mine}, {note=v2hint}, {topic:appliances=it's about the machines|goes with the gadgets}
in {home=v2mine}, for {room=v2room}: {note=v2hint}
under {room=v2room} at {home=v2mine} write {note=v2hint}
whoever stays there should know: {note=v2hintlong}
{room=v2room}, {home=v2mine}, {topic:rules=dos and don'ts|what is forbidden and what isn't}, "{note=v2hint}"
a hint for the manual: {note=v2oddhint}

%list v2duties: plants and mail | feeding the cat | tomatoes, hens, bins | the goldfish | watering the ferns and airing the rooms | walking Bruno | mowing, post | the greenhouse | heating, cat litter and letters | sourdough
%list v2oddhome: Weekly Cottage | Sitters' End | the Plant House | Daily Street 9 | Live Oak Farm | House of Mail | Visitors' Lodge | the Duty Officer's House | Nanny's Cabin | Catnip Villa
%list v2homelong: the house on the hill, the one with two staircases | our flat over the pharmacy, third bell from the top | what used to be my uncle's farm, near Graz | the top floor, where the lift doesn't go | the holiday place we share with Clara and Max | the old post office, where the roof was done in May | her late aunt's villa, if the heating works by then | the place by the canal that we only use at weekends | number 9, not the one with the red door | that tiny studio above the bike shop in Ghent
%tool latchswap-request-sitter
someone to watch {home=v2mine} from {from=v2day}, {presence:live_in=sleeping there|moving in for the time|day and night on the spot}
we're away from {home=v2mine} as of {from=v2day}, {presence:weekly_visit=a look in now and then, every Sunday or so|dropping by once in seven days}
ask {sitter=v2who} to look after {home=v2mine} from {from=v2day} to {until=v2dayb}
from {from=v2day} {home=v2mine} stands empty, could {sitter=v2whob} see to {duties=v2duties}
starting {from=v2day} I need a good soul for {home=v2homelong}
{from=v2day} to {until=v2dayb}, {home=v2mine}, {duties=v2duties}, {presence:daily_visit=each morning for a minute|a quick look every day}
who can mind {home=v2oddhome} from {from=v2day}

%list v2firm: Van Dyck & Sons | Kiwi Labs | Hollis Bakery | the city of Ghent | O'Brien Roofing | Blue Door Studio | Marchetti | Friends of the Library | Tanaka Optics | the port authority | Brightline
%list v2firmb: Meier-Lund | Acorn and Partner | St. Mary's Hospital | Nordhafen AG | L'Atelier | the ministry | Pino's | Redwell | Osei Consulting | Graz University | Team Edelweiss
%list v2reason: handover of the boiler, then two days of training | they want to see the prototype before they sign | the machine has stopped again and nobody there can fix it | to calm them down after what happened in March | annual meeting, I give the talk on Tuesday at ten | first visit, see whether we can work together at all | the trade fair, and dinner with the people from Riga | somebody has to be there when the lorry comes | to pick up the samples that customs wouldn't let through | audit of the warehouse, takes until Friday noon
%list v2budget: 900 euros => 900 | €450 => 450 | 1200 => 1200 | 300 euros => 300 | 750 => 750 | 2000 euros => 2000 | €80 => 80 | 620 euros => 620 | 1,500 euros => 1500 | 240
%list v2oddcity: Bergen op Zoom | Railton | Budget, Kentucky | Carson City | Airdrie | Friday Harbor | Customer Street, Riga | Boston Manor | Approval Rock | Hire Park
%tool perdiemo.trips.request
I have to be in {destination=v2town} for the firm from {start=v2day} to {end=v2dayb}, {transport:rail=by train|on the train|taking the train}
get me permission for {destination=v2town}, {transport:hire_car=I'd rent something to drive|with a rented one|one from the rental desk}
to {destination=v2town} for {customer=v2firm}, {approver=v2who} should sign it
ask {approver=v2who} to let me visit {customer=v2firmb} in {destination=v2townb}
work wants me in {destination=v2town}: {reason=v2reason}
{destination=v2town}, {start=v2day} to {end=v2dayb}, {customer=v2firmb}, about {budget=v2budget}, {transport:air=I'd fly|on a plane}
the company has to send me to {destination=v2oddcity}

%tool perdiemo.trips.list
which journeys has {traveller=v2who} made since {since=v2since}, {order:costliest=the dear ones on top|biggest bill first|by how much they ate up}
what's on file for {customer=v2firm}, {status:waiting=nobody has signed yet|those that still hang|still on someone's desk|no decision so far}
{traveller=v2who} to {customer=v2firm}, what is there
visits by {traveller=v2whob} that {approver=v2who} has to sign
any work journeys of {traveller=v2deputylong}
since {since=v2since}, {traveller=v2who}, {customer=v2firmb}, {status:settled=all paid back|money is through|the ones that are done and paid}
where have we all been for work

%list v2kms: 42 km => 42 | 120 kilometres => 120 | 18.5 km => 18.5 | 310 km => 310 | 7 km => 7 | 65 kilometres => 65 | 240 => 240 | 96 km => 96 | 12 kilometres => 12 | 33.4 km => 33.4
%list v2project: Lighthouse | the Ghent job | cost centre 4410 | Project Kiwi | Marketing, spring | internal | the boiler contract | R and D | O'Brien | harbour extension | Q3 launch
%list v2tolong: the customer's second warehouse, behind the railway line | the training centre they rent out at the lake | Hollis Bakery, the branch that caught fire in May | our storage unit on the ring road, gate 7 | the printer's, to fetch the posters, then the post office | the field where the turbines are going to stand | the hotel where the board was meeting until late | the lawyer in town, who wanted the originals by noon | a farm that tests our pumps, past Hay-on-Wye | the museum where we hang the lights, loading bay two
%list v2oddroad: Return Street | Carlow | Bikeford | the Roundhouse | Motor City Mall | Project Row | Both Ways Inn | Twenty Mile House | Cycle Lane 3 | Last Friday Farm | Carr's Mill
%tool perdiemo.mileage.log
drove {from=v2town} to {to=v2townb} on {driven_on=v2past}, {round_trip:true=there and back|and home again the same way|both ways}
I went from {from=v2town} to {to=v2townb} for work, {vehicle:bicycle=I cycled|pedalled all of it|on my pushbike}
to {to=v2townb} from {from=v2town}, on {project=v2project}
put it on {project=v2project}: out of {from=v2town} into {to=v2townb}, {km=v2kms}
had to go from {from=v2firm} to {to=v2tolong}
{driven_on=v2past}, {km=v2kms}, {from=v2town} to {to=v2townb}, {vehicle:motorbike=on two wheels with the engine on|I took the Vespa}, {project=v2project}
another drive for the books, {from=v2oddroad} to {to=v2town}

%list v2sum: 38.50 | 12 euros => 12 | €64 => 64 | 140 | 9.90 | 27 euros => 27 | 210 euros => 210 | 18.20 | €5.40 => 5.40 | 75
%list v2cost: taxi | lunch | two coffees | parking | dinner and wine | a phone charger | the airport bus | printing of posters | flowers | wifi | laundry | hotel breakfast
%list v2meal: lunch | two coffees | dinner and wine | a working breakfast | pizza | beer and sandwiches | fish and chips | cake | soup, mains and coffee | three burgers | tea | drinks after the meeting
%list v2trip: the Ghent trip | Riga in May | Trade Fair Lyon | Bath, second visit | the audit | Spring Tour | the Nordhafen week | Kick-off in Graz | Lisbon and Porto | Tanaka, round two
%list v2shop: Pino's | the Anchor | Station Kiosk | Hotel d'Orsay | Bexcombe Cars | the copy shop on Dale Street | Café Sol | Aral | Meadow & Daughter | the bar at gate 12
%list v2itemlong: a cab at three in the morning, because the last bus was gone | a clean shirt, since the airline still had my suitcase | dinner with people who don't eat anything from the sea | a second power cable, the first one stayed in Riga | the room for the workshop, half a day, with coffee | a locker at the station so I could walk to the client | fine for the wrong ticket, the machine was broken | six umbrellas, it rained on the whole delegation | the ferry, since the bridge was closed after the storm | two nights of parking, they charge even on Sundays
%list v2odditem: company card holder | tip jar for the stand | invoice folders | guest towels | a trip hazard sign | ticket to Ownley | business cards | a card game for the kids | cash box | merchant's guidebook
%tool perdiemo.expenses.add
I spent {amount=v2sum} on {item=v2cost}, {paid_with:company_card=the firm's plastic|with the card from work|not out of my purse}
{item=v2meal} for {amount=v2sum} at {merchant=v2shop}, {tip_included:true=with what I gave the waiter|service counted in|that's including the tip}
{item=v2meal}, {amount=v2sum}, at {merchant=v2shop} with {guests=v2mates}
on {trip=v2trip} I treated {guests=v2mates} to {item=v2meal} at {merchant=v2shop}, {amount=v2sum}
{amount=v2sum} went on {item=v2itemlong}
{trip=v2trip}, {merchant=v2shop}, {item=v2cost}, {amount=v2sum}, {paid_with:own_money=out of my own pocket|I laid it out myself}
put in {amount=v2sum} for {item=v2odditem}

%list v2deputylong: the woman from reception who did it last summer | whoever sits at the travel desk this week | my assistant, the one with the Monday shifts | the temp we took over from accounting in May | Lee, who had it before the merger | Clara's stand-in until she is back from leave | the student that helps out with invoices | Ravi from the second floor, not the other one | the person Dr. Osei always asks | our new secretary, Ms. Brandt
%list v2oddperson: View Nguyen | Booker Jones | Till Kessler | Ms. Settle | Will Silent | Dale Gates | Mr. Until | June Fairbanks | May Lindqvist | Reed Scope
%tool perdiemo.delegates.assign
let {delegate=v2who} act for me, {silent:true=nobody needs a mail about it|without telling them|no notice to anyone}
{delegate=v2who} may step in until {until=v2dayb}, {scope:view=just to look|reading is enough|hands off, eyes only}
{delegate=v2who} stands in for {traveller=v2whob} from now on
on behalf of {traveller=v2who} it's {delegate=v2whob} who deals with tickets
I'd like my journeys handled by {delegate=v2deputylong}
for {traveller=v2who}, {delegate=v2whob} does it, until {until=v2day}, {scope:settle=the money side too|so the receipts get paid out|to sort out the refunds}
put {delegate=v2oddperson} in charge of my travelling

%list v2land: Austria | Slovenia | Czechia | Liechtenstein | Hungary | Bulgaria | Romania | Slovakia | Moldova | Switzerland
%list v2landb: Belgium | the Netherlands | Poland | Germany | Ireland | Denmark | Italy | Luxembourg | Sweden | Great Britain
%list v2plate: GR-417-KB | M XY 2204 | the camper | 1-ABC-234 | KN 55 OLP | Mum's Fiat | the blue van | LJ 80-KVE | the Volvo | W-1204 T | old Betsy | the lorry
%list v2platelong: the grey Skoda we borrowed from Uncle Piet | the camper, the one with the surfboards on top | my sister's car, since mine is at the garage | the hire car they gave us in Graz, W-1204 T | whichever van Bojan takes, probably LJ 80-KVE | the company Volvo that Ravi usually drives | old Betsy, if she makes it over the pass | the motorhome we bought from Jo, GR-417-KB | Grandpa's Opel, still on the old plate | the truck with the boat rack, KN 55 OLP
%tool buyVignette
I need the sticker for {country=v2land}, {validity:year=all twelve months|so I'm done till next spring|for the whole twelve months}
get {plate=v2plate} onto the motorways of {country=v2land}, {trailer:true=we're pulling the boat|caravan at the back|horse box behind us}
toll sticker for {country=v2land}, but the car comes from {registeredIn=v2landb}
with a plate out of {registeredIn=v2landb} into {country=v2land} from {startsOn=v2day} on, so get the toll sticker
pay the road toll in {country=v2land} for {plate=v2platelong}
{startsOn=v2day}, {plate=v2plate}, {country=v2land}, {validity:day=there and out again before midnight|only for that one day|24 hours will do}
we're driving through {country=v2land}, sort the toll

%tool listTollCharges
what did {plate=v2plate} cost us in tolls since {since=v2since}, {sort:highest=the big ones on top|most painful first|largest sum at the top}
road fees from {country=v2land}, {unpaid:true=what we still owe|those I haven't settled|not paid yet}
what was {plate=v2plate} charged in {country=v2land}
in {country=v2landb}, on {plate=v2plate}, how much did they take
how much have they taken for {plate=v2platelong}
since {since=v2since}, {country=v2landb}, {kind:tunnel=for going under things|under the mountain|the ones under ground}, {plate=v2plate}
all those little fees for driving, please

%list v2road: the A7 | E45 | M4 | the coast road | Route 66 | the ring road | the A2 to the border | Highway 1 | the B31 | the N222
%list v2brand: Bexoil | Q-Star | Nordtank | Petrolino | Aveo | Green Pump | Tanker's | Jett & Co | Freetank | Rapso
%list v2placelong: the campsite where we are, two valleys from Graz | the last village before the border, on our side | the school, but I don't want to cross the bridge | that roundabout where the big cow stands, near Cork | Mum's place, she lives out past the airport | the exit after the tunnel, where the lorries stop | wherever the ferry lands, Newport, Rhode Island | the clinic on the hill, before we turn for Riga | my brother's house, he moved to the coast | the lake where the road splits, just past Vent
%list v2oddfuel: Dieselgasse | Cheapside | Petrol Lane | Gasworks Road | Openshaw | Shell Beach | Distance Point | Octane Street | Tank Hill | Nearing
%tool findFuel
where do I fill up near {place=v2town}, {rank:price=whatever hurts the wallet least|the cheapest on top|cheap ones first}
need a pump around {place=v2town}, {openNow:true=it's past midnight|one that hasn't closed|someone has to be there right now}
near {place=v2town} on {road=v2road}
along {road=v2road}, around {place=v2townb}, at {brand=v2brand}
the tank's nearly empty, what is there close to {place=v2placelong}
{brand=v2brand}, {place=v2town}, {fuel:lpg=the car runs on gas bottles|autogas|liquid gas}, up to {radiusKm=v2km} away
anywhere to tank at {place=v2oddfuel}

%list v2litres: 42 litres => 42 | 38.5 litres => 38.5 | 50 l => 50 | ten litres => 10 | 61.2 l => 61.2 | twenty litres => 20 | 33 litres => 33 | 27.4 litres => 27.4 | 45 l => 45 | 12 litres => 12
%list v2paid: 64 euros => 64 | €81.20 => 81.20 | 55 => 55 | 92 euros => 92 | 48.30 | £70 => 70 | 105 euros => 105 | 37 | €19 => 19 | 76.90
%list v2odo: 84210 | 120400 km => 120400 | 9950 | 203115 | 45,300 km => 45300 | 67018 | 150020 km => 150020 | 33000 | 98,760 => 98760 | 5120 km => 5120
%list v2stationlong: the place with the broken car wash, just off the M4 | that little pump in the village where nobody answers | the supermarket, because the queue at Bexoil was too long | the motorway stop after the border, far too dear | the farm shop that sells fuel and eggs | the harbour, next to where the boats fill up | the one by the school, pump 3 | Nordtank in Graz, where the card didn't work at first | the one near Gran's, which still takes cheques | a stop in the middle of nowhere, before the tunnel
%tool logFuelStop
put {litres=v2litres} into {vehicle=v2plate}, {fullTank:true=right up to the top|till it clicked|nothing more would go in}
{litres=v2litres} for {cost=v2paid}, {filledBy=v2who} did it
{filledBy=v2who} filled {vehicle=v2plate} with {litres=v2litres} at {station=v2brand}
at {station=v2brand} {vehicle=v2plate} took {litres=v2litres}
I got {litres=v2litres} at {station=v2stationlong}
{cost=v2paid}, {litres=v2litres}, {odometer=v2odo} on the clock, {vehicle=v2plate}, {fullTank:false=only a splash|not full by far|far from full}
just put down {litres=v2litres}, full story later

%list v2hazard: a ladder | black ice | a deer | a broken-down lorry | thick fog | a wrong-way driver | spilled gravel | a mattress | an accident | cows | deep potholes | a lost exhaust pipe
%list v2hazardlong: a lorry lost its apples, they're rolling everywhere | two cars touched, nobody hurt, but they're arguing | somebody is pushing a bike in the dark without lights | the traffic lights blink and everyone goes at once | a swan sits there and won't move, police are coming | smoke from a field, you can't see the car in front | a caravan has tipped over, three cars stopped already | a sofa, and a man who tries to fold it | water comes up to the doors, turn back while you can | the barrier is down, but no train has come for ages
%list v2exit: exit 12 | Bexcombe | the service area | Mill Junction | Lower Marsh | the tunnel mouth | exit 31b | Oak Hill | King's Lynn East | the toll booth
%list v2exitb: exit 14 | Upper Bexcombe | Leeds South | the bridge | Nordhafen | junction 40 | Hay-on-Wye | the border | St. Anne's | the airport turn-off
%list v2oddroadb: Left Bank Drive | Middle Street | Shoulder Hill | the High Road | Low Lane | Danger Lane | Right Honourable Way | Between Street | Slow Road, Cork | Headingley Lane
%tool reportHazard
there's {hazard=v2hazard} on {road=v2road}, {lane:right=where the slow ones drive|in the lorry lane|on the slow side}
watch out on {road=v2road}, {hazard=v2hazard}, {danger:high=somebody could die|really bad|brake now, it's serious}
{hazard=v2hazard} on {road=v2road} between {between=v2exit} and {and=v2exitb}, going to {heading=v2town}
towards {heading=v2town} on {road=v2road}, from {between=v2exit} to {and=v2exitb}, {hazard=v2hazard}
tell everyone on {road=v2road}: {hazard=v2hazardlong}
{road=v2road}, {heading=v2town} bound, {hazard=v2hazard}, {lane:shoulder=at the edge where you break down|on the emergency strip}, {danger:low=no big deal|just so you know|nothing dramatic}
warn people, {hazard=v2hazard} on {road=v2oddroadb}

%list v2ltitle: Lisbon in May | ski week | Grandma's 80th | sailing with Ravi | the big move south | camping, take two | Work Trip Riga | honeymoon | Festival | kids' summer camp | Tatra traverse
%list v2tpl: Ski 2025 | last summer's list | Beach, basic | the one from Bergen | Business, two nights | Tent and Stove | Scouts | Baby on board | city break | Granny's list
%list v2ltitlelong: things we need when it rains all week, as usual | Vigo with the in-laws, and this time no ironing | what to take if the cabin has no water | ten days on the boat, nothing that gets mouldy | everything for the wedding except the cake | night train to Zagreb, arriving at six, straight to work | the trip Dad has been planning since March | hiking with Jo, who never brings a towel | two weeks of beach, but Grandma comes too | what the twins need at camp, says their teacher
%list v2oddtitle: Cold Case Convention | Hot Springs Tour | Seven Days of Techno | Carry On Camping | Rainy Day Festival | Template Design Fair | Ten Days Retreat | Cabin Fever weekend | Mild Bill's wedding | Hand Luggage, the play
%tool valisette_create_packing_list
what to bring, {title=v2ltitle}, {carry_on_only:true=no checked suitcase|only what fits over my seat|nothing in the hold}
start me something for {title=v2ltitle} so I don't forget half, {climate:cold=it'll be freezing|snow and wind up there|minus ten at night}
{title=v2ltitle} for {owner=v2who}, taken from {template=v2tpl}
from {template=v2tpl} make {owner=v2whob} one called {title=v2ltitle}
I want a checklist named {title=v2ltitlelong}
{owner=v2who}, {days=v2n} days, "{title=v2ltitle}", {climate:hot=blazing sun|it's going to be boiling|over thirty degrees}
new list please: {title=v2oddtitle}

%list v2thing: socks | the blue raincoat | passport | swimming goggles | a phone charger | Ben's inhaler | hiking boots | toothpaste and brush | sun cream | the good camera | earplugs | a pack of cards
%list v2plur: towels | pairs of socks | shirts | water bottles | sleeping bags | torches | sun hats | tins of tuna | bin bags, large | nappies | clothes pegs | head lamps with batteries
%list v2bag: the red suitcase | my backpack | Ben's rucksack | the cool box | the roof box | the beach bag | handbag | the small trolley | dry bag 2 | the side pocket of the black case
%list v2thinglong: that adapter which worked in Bath, not the white one | the papers for the car, they're in the kitchen drawer | a jumper for the evenings, because it cools down after eight | enough nappies to last until we find a shop | the book Inés lent me, I still haven't finished it | something to read for Grandpa, large print, no murders | the tent pegs that Ravi straightened, and the hammer | pills for the cat, if the cat comes along | the green blanket, since the nights are cold up there | my old boots, in case we walk after all
%list v2oddthing: a money belt bag | the list of bird names | suitcase scales | the must-have hat | a double adapter | bag clips | Two Towers, the book | a backpack cover | twin-pack batteries | shoe bags
%tool valisette_pack_item
{item=v2thing} must come to {list=v2ltitle}, {essential:true=we can't go without it|or the whole thing is off|whatever happens}
take {item=v2thing} along, {bring=v2who} has it
{item=v2thing} into {bag=v2bag} on {list=v2ltitle}
on {list=v2ltitle} note {item=v2thing} for {bag=v2bag}, from {bring=v2whob}
don't let me forget {item=v2thinglong}
{list=v2ltitle}, {quantity=v2n} {item=v2plur}, {bag=v2bag}, {bring=v2who} brings them
I'll want {item=v2oddthing} with me

%tool valisette_check_off
{item=v2thing} from {list=v2ltitle}, {undo:true=I took it out again|not in after all|turns out it isn't in there}
tick {item=v2thing}, {packed_by=v2who} did that
I put {item=v2thing} in {bag=v2bag}, cross it out on {list=v2ltitle}
under {list=v2ltitle} cross out {item=v2thing}, done, in {bag=v2bag}
already packed: {item=v2thinglong}
{packed_by=v2who}, {item=v2thing}, {bag=v2bag}, {list=v2ltitle}, in it goes
{item=v2oddthing}, done

%list v2addr: 12 Orchard Close, Bath | Hotel Seeblick | our flat | Gran's | Pension Vogel in Vent | the office on Dale Street | Kiln Lane 4 | Villa d'Este | the ski school | Harbour View 9 | the chalet
%list v2addrb: 7 Mill Road, Leeds | Hotel Adria, Riga | the campsite reception | Uncle Piet's | Casa Marchetti | Oak Hill 31 | the youth hostel in Bergen | Queen's Park Lodge | the marina office | St. Anne's guest house
%list v2addrlong: the little hotel above the lake, the one with the goats | where we always stay in Vent, ask for Mrs. Kuhn | the flat in Ghent, ring twice, third floor | my parents, but not before ten because they sleep | the hostel next to the bus station, back door | the ski hire that lets you leave things overnight | Casa Marchetti, which you reach through the yard | the cruise terminal, hall B, where the coaches stop | Aunt Ilse, who is home all day, Kiln Lane 4 | the farm past the windmill, leave it in the barn
%list v2oddaddr: Golf Road 5 | Skipton House | Bicycle Yard | Insurance Street 9 | Three Cases Inn | the Friday Hotel | Collectors' Lodge | Casewick Manor | Number Two, Piece Hall | Suitcase Alley 1
%tool valisette_ship_luggage
get my things over to {deliver_to=v2addr}, {insured:true=covered if they break something|there's a camera in there, so protect it|with cover for loss}
send our cases ahead to {deliver_to=v2addr}, {pieces=v2n} of them
to {deliver_to=v2addr} from {collect_at=v2addrb}, there by {arrive_by=v2dayb}
fetch it all from {collect_at=v2addr} on {collect_on=v2day} and hand it in at {deliver_to=v2addrb}
have the heavy stuff brought to {deliver_to=v2addrlong}
{collect_on=v2day}, {collect_at=v2addr} to {deliver_to=v2addrb}, {pieces=v2n} pieces, {what:bicycle=they have pedals|what we ride on|things with two wheels}
courier for our baggage to {deliver_to=v2oddaddr}

%list v2nearlong: the museum with the whale, where the school group meets | the old harbour, not up the hill, my back hurts | whatever station the night train from Zagreb comes into | the church where they get married at three, St. Mary's | the cinema, since the film ends after midnight | that street with all the bookshops, near the river | the stadium, but they don't let you in with bags | the court, I have to be there at ten sharp | the ferry pier, as close as you can get | the park where they play chess, behind the opera
%list v2oddnear: Locker Street | Hotel Square | Shopwell | the Two Bags pub | Noon Street | Fetcham | Seven Cases Yard | Storey's Gate | Box Hill | Monday Market
%tool valisette_store_bags
leave our stuff near {near=v2spot} from {drop_off=v2at}, {spot:shop=behind somebody's counter|at a kiosk or some store|with a shopkeeper}
where can my things stay close to {near=v2spot}, {collector=v2who} will fetch them
near {near=v2spot} from {drop_off=v2at} until {pick_up=v2back}
between {drop_off=v2at} and {pick_up=v2back} around {near=v2spot}, {collector=v2whob} comes for them
we need to get our cases off our hands near {near=v2nearlong}
{bags=v2n} pieces, {near=v2spot}, {drop_off=v2at} to {pick_up=v2back}, {spot:locker=one of those metal boxes|something with a key or code}
park my suitcases around {near=v2oddnear}

%list v2plan: Lisbon on Foot | Rainy Riga | Girls' Weekend | Cork and Back | the honeymoon plan | Ghent, May | Three Castles | Mum's birthday tour | Camper Loop | Vigo with kids | Culture, Cake and Canals
%list v2planb: Easy Tuesday | Plan B | Second Week | Bath for Beginners | the summer one | Roman Holiday | leftovers | Islands and Huts | Ravi's version | In Case of Rain
%list v2planname: ten days without a car, from Vigo down to Lisbon | all the bridges Dad built, in the right order | what we do if the ferry doesn't sail | eating our way through Ghent, then walking it off | castles, but only the ones with a café | the weekend before Jo moves to Bergen | showing Yuki the north, weather permitting | along the river until the money runs out | one week, two grandmas and a very small car | Tampa and around, but we start with a nap
%list v2oddplan: Private Gardens of Bath | Packed Lunch Tour | Relaxed Knees | Public Houses of Cork | Start to Finish | Normal for Norfolk | Link by Link | With Love from Riga | The Last Day | Slow Trains
%tool CreateItinerary
plan something called {name=v2plan}, {visibility:public=everybody may see it|the whole world can read it|for all to find}
let's begin {name=v2plan}, {pace:relaxed=no stress|with plenty of naps|late mornings, long lunches}
{name=v2plan} with {companions=v2mates}, staying in {base=v2town}
based in {base=v2town}, from {start=v2day} to {end=v2dayb}, call it {name=v2plan}
make me a fresh one and title it {name=v2planname}
{start=v2day} to {end=v2dayb}, {base=v2town}, "{name=v2plan}", with {companions=v2mates}, {pace:packed=as much as we can fit in|every minute filled}
a new trip: {name=v2oddplan}

%list v2stop: the Whale Museum | lunch at Pino's | Castle Hill | the flea market | boat ride | Roman baths | St. Mary's Church | a walk round the lake | the tile workshop | cheese tasting | Botanical Garden | coffee with Inés
%list v2stopb: the old lighthouse | breakfast | the cathedral | checking in | the tram tour | Queen's Park | the swim | Jo's concert | the fish market | siesta | Harbour and Docks | the ferry
%list v2nature: a walk round the lake | the Botanical Garden | Goat Spring | the cliffs at Seatown | feeding the ducks | Oak Hill | the river, on foot | picnic under the beeches | the moor | bird watching with Jo
%list v2mins: half an hour => 30 | 90 minutes => 90 | two hours => 120 | 45 min => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | ten minutes => 10 | 40 minutes => 40 | 75 minutes => 75
%list v2stoplong: that bakery Femke told us about, they close at two | watch the sun go down from the wall, bring wine | the garden where Dad proposed, if it still exists | find a shop that sells hats, Grandpa lost his | stand in the queue for the tower, half past eight | swim at the little beach nobody knows | buy tickets for the evening, then sit in the shade | meet Clara under the clock, she has the keys | eat the fish everyone talks about, then take the tram home | see where Mum went to school, corner of Mill Lane
%list v2oddstop: Monday Market | After Eight bar | Two Hour Tower | Maybe Café | the Food Museum | Nature House | the Museum of Ideas | Noon Cannon | Shopping Hall of 1890 | the Twelve Days exhibition
%tool AddStop
put {stop=v2stop} into {itinerary=v2plan}, {maybe:true=not sure yet|if we feel like it|just a thought for now}
on {day=v2day} I'd do {stop=v2nature}, {category:nature=it's out in the open|something green|fresh air for once}
{stop=v2stop} after {after=v2stopb} in {itinerary=v2plan}
in {itinerary=v2planb}, after {after=v2stop} comes {stop=v2stopb}
for {day=v2day} write down {stop=v2stoplong}
{itinerary=v2plan}, {day=v2day}, {stop=v2stop}, {durationMinutes=v2mins}, after {after=v2stopb}
we should also fit in {stop=v2oddstop}

%list v2interest: Roman history | modern art | trains | birds | wine and cheese | Jewish life | street food | football | gardens | ghosts and crime | old ships | jazz
%list v2interestlong: things you can climb on, touch and get wet with | places where films were shot, above all the Bond ones | how people lived there before the trains came | buildings that nobody likes but architects | anything my father, who was a sailor, would enjoy | small museums run by one odd person | where the poets drank, and what they drank | plants that eat insects, or other plants | anything with steam, noise and large wheels | houses you can walk through, as if somebody still lived there
%list v2oddsight: Freetown | Cheap Street, Frome | Old Trafford | Undercliff | Inner Farne | Familiar Bay | Elder Street | Ten Sights Hill | Museum Island | Rainham
%tool SuggestSights
what's worth seeing in {place=v2town}, {indoors:true=it's pouring|somewhere dry|we don't want to get wet}
give me something to do around {place=v2town}, {cost:free=we're broke|must not cost a thing|for no money at all}
{interest=v2interest} in {place=v2town}
around {place=v2townb} for people into {interest=v2interest}, {audience:seniors=my grandparents are coming|they're all over seventy|for old legs}
in {place=v2town} we'd like {interest=v2interestlong}
{place=v2town}, {interest=v2interest}, {count=v2n} ideas, {audience:families=with small kids|the children get bored fast}
I'm in {place=v2oddsight}, now what

%list v2stopmlong: the boat trip that got cancelled because of the wind | dinner with the people we met on the ferry | the tower, which is shut on Mondays anyway | that long walk along the cliffs, six hours or so | buying shoes for Ben, who has grown again | the exhibition Noor wants to see before it closes | picking up the bikes, they open at nine | whatever we had planned for after the concert | the cooking class, since the teacher has a cold | seeing the caves, you have to be there by ten
%tool MoveStop
shift {stop=v2stop} to {newDay=v2dayb}, {keepCopy:true=but leave it where it was too|have it in both places|and don't take the first one away}
{stop=v2stop} goes into {toItinerary=v2planb}, {newDay=v2day}
take {stop=v2stop} out of {fromItinerary=v2plan} and into {toItinerary=v2planb}
into {toItinerary=v2plan} with {stop=v2stop}, it's been in {fromItinerary=v2planb} so far
on {newDay=v2day} instead: {stop=v2stopmlong}
{stop=v2stop}, ahead of {before=v2stopb}, {newDay=v2day}, still in {fromItinerary=v2plan}
do {stop=v2oddstop} some other time

%list v2greeting: have a look, and please be honest about the castle | this is what I meant when I said slow | nothing is booked yet, so shout if you hate it | Tuesday is yours, fill it with whatever you like | don't show it to Mum, it's her birthday present | look at day three, I think we need more time | I took out the museum because you fell asleep last time | tell me by Friday if you're coming, I have to book | the red days are fixed, move the others as you like | sorry it took so long, the ferry times kept changing
%tool ShareItinerary
show {itinerary=v2plan} to {person=v2who}, {hideCosts:true=but not what it costs|without the money bits|they needn't see the sums}
let {person=v2who} into {itinerary=v2plan}, {role:editor=so they can change things too|they may mess about in it|with a free hand to rewrite}
{person=v2who} gets {itinerary=v2plan} until {expires=v2dayb}
for {person=v2whob} to look at till {expires=v2day}: {itinerary=v2planb}
send {person=v2who} {itinerary=v2plan} and say {greeting=v2greeting}
{itinerary=v2planb}, {person=v2whob}, until {expires=v2day}, {role:commenter=remarks welcome but no changes|they can only leave remarks}
I'd like {person=v2whob} to see {itinerary=v2oddplan}
