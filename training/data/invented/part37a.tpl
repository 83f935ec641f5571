# Body and family, other services: what is told in two words at the end or as an aside, and who or where or when is which.
%lang en
%list v7who: Noor | uncle Piet | my sister | Sal from the choir | Mrs. Achebe | jan | the twins' father | Granny Wu | Dmitri | O'Rourke | our lodger | Vi from Salt and Pepper | papa | Leila
%list v7whob: Gunnar | grandad | my mother-in-law | Kim across the road | Mr. de Wit | flo | Lu from Bread and Butter | the new babysitter | Jean-Luc | D'Angelo | mum | Hannah's brother | cousin Ike | Zofia
%list v7kid: Milo | anouk | our eldest | Finn | wee Rosie | Mary-Lou | Emre | Otis | my goddaughter | Juniper | little Sef | Kiki | Casper
%list v7pro: Dr. Okonkwo | Ms. Lund | the tall one with the beard | Henrik | Frau Simmel | Yusuf | nurse Patel | Dr. van der Meer | Carla | old Doctor Finch | the locum | Aoife O'Shea
%list v7prob: Dr. Brandt | midwife Rosa | Pascal | Mrs. Tan | the new trainee | Dr. Lindqvist | sister Agnes | Kofi | Dr. Haddad | Miss Pryce | Ivo | the professor
%list v7on: Friday | the 16th | Monday | 4 March | Sunday | the 21st of June | Wednesday | 8 October | Thursday | the 2nd | Saturday | July 11th | Tuesday week
%list v7since: last Monday | the 4th | 2 March | Easter | New Year | 13 January | last summer | the 19th of May | 2025-03-11 | yesterday | the start of term | three weeks ago
%list v7till: today | the 29th | Friday | 16 April | Whitsun | last night | 7 August | Sunday evening | 2025-10-02 | the 8th of July | Christmas | half-term
%list v7hr: 5 | half past four | 6:15 pm | noon | 18:00 | quarter to seven | 4 pm | nine | 17:45 | 20:10 | 7am | ten past six
%list v7slot: tomorrow at 10 | Friday at half past three | Monday 9:15 | the 13th at noon | Tuesday 5 pm | Thursday 17:45 | 6 May at 8:30 | Saturday morning at nine | Wednesday 11:20 | next Monday at four | the 2nd at 7 am

%list v7ahead: Friday | the 29th | next Thursday | 16 April | the end of the month | Whitsun | 7 August | Sunday evening | 2027-02-10 | the 8th of July | Christmas | half-term
%list v7treat: lymph drainage | back massage | knee rehab | dry needling | posture check | jaw therapy | cupping | hot stones, half an hour | taping | pelvic floor training | shoulder mobilisation | gait analysis
%list v7treatlong: deep massage for neck, shoulders and jaw | something gentle after a slipped disc, no cracking | knee rehab, second round after the operation | hand therapy so that I can type again | taping both ankles before the marathon, with advice | breathing exercises for asthma, group or single | mirror therapy, the kind they do after strokes | back school with weights, for people who sit | dizziness training, the one with turning chairs | scar treatment after a caesarean, very light pressure
%list v7treate: the early-bird back class | home office neck massage | late pregnancy massage | mid-back release | the housemaid's knee treatment | Monday Reset | lunch break massage | night shift recovery massage | first aid for stiff necks | the Thompson method
%tool kneadwell-openings
when could I get {treatment=v7treat}, {daypart:late=after work|once the office is shut|in the evening hours}
is anything free for {treatment=v7treat} with {therapist=v7pro}, {home_visit:true=at my place|in my own living room|without me leaving the flat}
what has {therapist=v7pro} got left between {from_day=v7on} and {to_day=v7ahead} for {treatment=v7treat}
{treatment=v7treat} no later than {to_day=v7ahead}, but not before {from_day=v7on}, any gaps
which times are there for {treatment=v7treatlong}, {daypart:early=before breakfast|first thing|at the crack of dawn}
{treatment=v7treat}, {therapist=v7pro}, {from_day=v7on} to {to_day=v7ahead}, {daypart:midday=around noon|in my lunch hour|late morning or so}
any room left for {treatment=v7treate}

%list v7physnote: I come straight from work, might be sweaty | left hip is new, please go easy | can't lie on my stomach since the surgery | bring the X-rays, they are with reception | she hears badly, speak up and face her | allergic to the lavender oil, use plain | wheelchair, so we need the room downstairs | first time, a bit nervous about needles | dog waits outside, he is very quiet | has to leave by five for the school run
%tool kneadwell-hold-slot
take {slot=v7slot} for {treatment=v7treat}, {payer:self_pay=out of my own pocket|I cover it privately|at my own expense}
put {patient=v7who} in for {treatment=v7treat} {slot=v7slot}, {payer:employer=the company picks it up|on the firm|work pays}
I want {therapist=v7pro} to do {patient=v7who}'s {treatment=v7treat} {slot=v7slot}
{slot=v7slot} {patient=v7who} goes to {therapist=v7pro} for {treatment=v7treat}, {payer:insurance=the health fund pays|on the sick fund|through my cover}
grab me {slot=v7slot} for {treatment=v7treat} and mention: {note=v7physnote}
{slot=v7slot}, {treatment=v7treat}, {patient=v7who}, {therapist=v7pro} if possible
keep {slot=v7slot} for {treatment=v7treate}

%list v7body: left knee | lower back | right shoulder | neck | jaw | upper back, left side | bad ankle | thumb and wrist | hip, outer side | Achilles tendon | tailbone | left elbow
%list v7bodyb: the calf | right arm | fingers | the groin | back of the head | left thigh | the ribs | big toe | lower belly | both feet | the ear
%list v7bodye: tennis elbow | runner's knee | mouse hand | frozen shoulder | housemaid's knee | golfer's elbow | writing hand | swimmer's shoulder | night-shift back | piano thumb
%list v7nrs: 3 | seven => 7 | 5 | eight => 8 | 2 | four => 4 | 9 | six => 6 | 1 | ten => 10
%list v7cause: carrying the shopping upstairs | yesterday's gardening | eight hours at the desk | sleeping on the sofa | that fall from the bike | lifting Milo | cold and damp weather | the dentist's chair | kneeling on tiles | bowling night | a sneeze
%list v7causelong: bent down for the laundry, and there it was | slipped on the stairs with a crate of water | carried Rosie on my shoulders all round the zoo | slept in the tent, on stones, without a mat | ran for the bus in the wrong shoes | typing all day and then two hours of cello | moved the piano with Gunnar, never again | turned my head too fast in the car park | sat through the school play on a tiny chair | dug the whole bed, though I'd been warned
%list v7relief: a hot water bottle | ice | lying flat | ibuprofen gel | short walk | magnesium and a bath | the blue foam roller | an old wool scarf | heat patch from the chemist's | tea and a nap | Gran's cabbage leaves
%tool kneadwell-pain-entry
{body_part=v7body} hurts today, about {level=v7nrs}, {kind:stabbing=like a knife|as if somebody pricked me|sharp as needles}
I'd give my {body_part=v7body} a {level=v7nrs} right now, {kind:burning=as if it were on fire|red hot|like nettles}
{body_part=v7body} aching down into {radiates_to=v7bodyb}, {level=v7nrs} of ten, from {trigger=v7cause}
with {remedy=v7relief} it got down to {level=v7nrs}, {body_part=v7body} still sore from {trigger=v7cause}
{level=v7nrs} in {body_part=v7body} because of this: {trigger=v7causelong}
{body_part=v7body}, {level=v7nrs}, {kind:dull=a sort of heavy throb|more of a faint ache|nothing sharp}, {remedy=v7relief} helped
pain diary: {level=v7nrs} for the {body_part=v7bodye}

%list v7painword: ibuprofen | gardening | cold weather | heat patch | Gunnar's piano | swimming | shopping and stairs | cello | ice | long drives | high heels | the new mattress
%list v7painwords: heat patch, but only after a night shift | carried something heavy up the stairs | swimming helped, cycling made it worse | long drive, no break, bad seat | ice for ten minutes, then tea and rest | sat at the desk until after six | slept badly on the old mattress | wore the new shoes, walked to work | weather change, rain before noon | took two tablets and lay down
%tool kneadwell-pain-history
what did I write about my {body_part=v7body}, {order:strongest=the worst days on top|nastiest first|most awful ones up front}
look back at {body_part=v7body} since {since=v7since}, {nights_only:true=just what kept me awake|only in the small hours|while I should have been asleep}
from {since=v7since} to {until=v7till}, how was my {body_part=v7body}
anything in {body_part=v7body} before {until=v7till} that had to do with {mentions=v7painword}, going back to {since=v7since}
old notes on {body_part=v7body} where I said {mentions=v7painwords}
{since=v7since}, {body_part=v7body}, {mentions=v7painword}, {order:oldest=from the very beginning|in the order it happened|earliest ones up front}
what's the story so far with my {body_part=v7bodye}

%list v7drill: wall sits | clamshells | heel drops | cat and cow | the penguin walk | neck turns | bridge on one leg | marble picking with the toes | bird dog | calf stretch on a step | pendulum swings | ankle circles, both ways
%list v7drilllong: stand on one leg, eyes closed, and count slowly | roll the foot over a bottle while brushing teeth | squeeze a towel with both hands, then let go | sit, lean forward, and push the knees apart | lie down, pull the belly in, breathe for a minute | draw the alphabet in the air with the big toe | climb the stairs sideways, hand on the rail | lift the hips, hold, lower bone by bone | walk backwards along the hall before breakfast | press the palms together, elbows out, at your desk
%list v7drille: the wall flower | ball of the foot roll | rubber band man | the stop sign | one-minute plank | the none-shall-pass hold | Round the World | second wind | three-point kneel | set piece stretch
%list v7rounds: three => 3 | 2 | four => 4 | 5 | two => 2 | 6 | five => 5 | 3 | ten => 10 | 8
%list v7secs: 30 seconds => 30 | a minute => 60 | 20 seconds => 20 | ten seconds => 10 | 45 s => 45 | fifteen seconds => 15 | 5 seconds => 5 | 40 sec => 40 | half a minute => 30 | ninety seconds => 90
%tool kneadwell-assign-exercise
have {patient=v7who} do {exercise=v7drill}, {equipment:none=with bare hands|no gear needed|just the body}
give {exercise=v7drill} to {patient=v7who}, {sets=v7rounds} rounds, {stop_if_painful:true=but quit if it hurts|not through the ache|careful when it stings}
{assigned_by=v7pro} wants {patient=v7who} to practise {exercise=v7drill} for {hold_seconds=v7secs}
for {patient=v7who} from {assigned_by=v7pro}: {exercise=v7drill}, {equipment:band=with the rubber strap|using that stretchy thing|against the elastic}
at home {patient=v7who} should {exercise=v7drilllong}
{exercise=v7drill}, {sets=v7rounds} times {hold_seconds=v7secs}, {patient=v7who}, {equipment:wall=leaning on the plaster|back to the bricks|up against the side of the house}
add {exercise=v7drille} for {patient=v7who}

%tool requestExtraHours
can {child=v7kid} stay longer {day=v7on}, {withSupper:true=with something to eat at night|and feed them dinner|including a bowl of soup}
{child=v7kid} won't get out on time {day=v7on}, {billing:BANKED_HOURS=take it off our saved time|from what we have in credit|use up the leftover hours}
ask {groupLeader=v7pro} if {child=v7kid} may remain till {untilTime=v7hr} on {day=v7on}, {emergencyContact=v7who} is reachable
on {day=v7on} ring {emergencyContact=v7who} if need be, {child=v7kid} is there until {untilTime=v7hr} and {groupLeader=v7prob} has to agree
I'm stuck at work {day=v7on}, please keep {child=v7kid} up to {untilTime=v7hr}, {billing:INVOICE=send us the bill|charge it later|we'll get a letter for it}
{day=v7on}, {child=v7kid}, till {untilTime=v7hr}, {emergencyContact=v7who} on the phone, {billing:VOUCHER=with one of those coupons|I have a coupon left}
I owe you some hours already, but {child=v7kid} needs longer {day=v7on}

%tool allowCollector
{collector=v7who} will fetch {child=v7kid}, {idCheck:true=let them show a passport|look at the papers first|ask for a driving licence}
from now on {collector=v7whob} may take {child=v7kid} home, {relation:NEIGHBOUR=lives next door to us|from the flat below|same staircase}
{vouchedBy=v7who} signs that {child=v7kid} goes with {collector=v7whob} on {validOn=v7on}
let {child=v7kid} leave with {collector=v7who}, that comes from {vouchedBy=v7whob}, {relation:PAID_SITTER=we hire her by the hour|gets money for it|a job on the side}
I can't make it, train is late, so {collector=v7who} gets {child=v7kid}, {relation:RELATIVE=one of the family|same blood|belongs to our clan}
{child=v7kid}, {collector=v7whob}, {validOn=v7on} only, {vouchedBy=v7who} agrees
just so you know, {collector=v7who} may get {child=v7kid}, I've shown them the gate

%list v7dayline: ate two helpings of lentils | slept badly | first tooth is out | fell off the slide, no harm done | new shoes | shared the tractor without crying | cough since this morning | hat and gloves are in the bag | made friends with Sef | painted a blue cow | no nap today
%list v7daylong: woke at five, so expect an early nap | scraped a knee in the yard, we put a plaster on | built a tower taller than himself and laughed | cried at drop-off, but was fine after a minute | wants to bring the hamster on Friday, is that okay | ate nothing but bread, drank plenty though | grandparents are here, so bedtime is a bit wild | said a whole sentence about the fire engine | bitten by a wasp, cooled it, all good now | we are moving house, please be patient this week
%list v7dayliner: mood ring got lost | an author came to read | our sign language song went well | sunny-side eggs for lunch | learnt to sign her name | sang the stormy weather song | read with Miss Pryce | mixed the paint herself | a letter to grandad is in the bag | built a sun from straws
%tool writeDayEntry
note for {child=v7kid}'s book: {entry=v7dayline}, {mood:STORMY=what a temper today|a real thunder cloud|howling most of the time}
tell them about {child=v7kid}, {entry=v7dayline}, {needsSignature:true=I want it initialled|have them put their name under it|with their autograph, please}
{author=v7pro} writes to {addressee=v7who} about {child=v7kid}: {entry=v7dayline}
in {child=v7kid}'s book for {addressee=v7pro}, from {author=v7who}: {entry=v7dayline}
{child=v7kid}'s day book: {entry=v7daylong}
{child=v7kid}, {entry=v7dayline}, {mood:SUNNY=all smiles|happy as can be|beaming the whole day}, {author=v7pro} writing
put this in for {child=v7kid}: {entry=v7dayliner}

%list v7daysubj: naps | lunch | the trip to the farm | biting | toilet training | her cough | settling in | friends and fights | speech | Sef | plasters and bumps | painting
%list v7daysubjl: how the nap went, and who woke her | biting, pushing and what was done about it | when he first slept without the dummy | eating vegetables, or rather not eating them | the trip to the farm and the lost boot | crying when we leave in the morning | learning to use the toilet after lunch | playing with Sef, sharing toys, taking turns | talking in whole sentences, with examples | that cough which came back in winter
%tool readDayEntries
what did they put down for {child=v7kid} since {firstDay=v7since}, {photosOnly:true=just the ones with snaps|only where there's a picture|skip what has no image}
{child=v7kid}'s week please, {mood:STORMY=the days with tantrums|only the bad-tempered ones|when there was screaming}
all that {author=v7pro} wrote about {child=v7kid} between {firstDay=v7since} and {lastDay=v7till}
on {subject=v7daysubj} by {author=v7pro}, in {child=v7kid}'s book up to {lastDay=v7till}
look in {child=v7kid}'s book for {subject=v7daysubjl}
{child=v7kid}, {firstDay=v7since} to {lastDay=v7till}, {subject=v7daysubj}, {author=v7prob}
I'd like to get the picture, open {child=v7kid}'s day book

%list v7dish: rice with peas | a cheese sandwich | plain pasta | lentil soup | potatoes and quark | porridge | the veggie burger | fish fingers | banana and yoghurt | couscous with pumpkin | rusks | omelette, no onions
%list v7dishb: meatballs | the fish pie | chilli | pancakes | pork stew | egg salad | spinach | macaroni with ham | the hot dog | cauliflower cheese | shepherd's pie | peanut noodles
%list v7dishlong: pasta with butter, nothing green anywhere near it | rice and carrots, cooked soft, without any spice | the soup from Monday, if some is left | bread with cheese, crusts cut off, and an apple | two boiled potatoes, mashed, with a little oil | whatever the vegetarians get, minus the nuts | yoghurt with oats that we bring along ourselves | chicken instead of pork, from the halal butcher | toast and weak tea until she feels better | jacket potato, no butter, beans on the side
%list v7dishe: small pancakes | baby potatoes | half-moon ravioli | Monday soup | half-and-half pizza | egg-free waffles | little gem salad | Friday fish | milk-free porridge | kosher sausage with mash
%tool swapLunch
give {child=v7kid} {newDish=v7dish} {day=v7on}, {reason:ALLERGY=gets a rash otherwise|comes out in hives from the other|swells up from it}
{child=v7kid} will have {newDish=v7dish}, {smallPortion:true=not a full plate|half as much|only a few spoonfuls}
{newDish=v7dish} in place of {oldDish=v7dishb} for {child=v7kid} on {day=v7on}
no {oldDish=v7dishb} for {child=v7kid} on {day=v7on}, make it {newDish=v7dish}, {reason:FAITH=we don't eat pork at home|it's against our religion|because we fast}
for {child=v7kid}, please serve {newDish=v7dishlong}
{day=v7on}, {child=v7kid}, {newDish=v7dish} rather than {oldDish=v7dishb}, {reason:UPSET_STOMACH=threw up last night|tummy is funny|she was sick in the car}
{child=v7kid} gets {newDish=v7dishe}

%list v7species: a dog | cats | two guinea pigs | a donkey | hens | a rabbit | budgies | a pair of rats | an old pony | tortoises | ferrets | a goat or sheep
%list v7house: Paws End | the Harbour shelter | St. Roch's | Tails and Whiskers | the one in Mill Lane | Second Chance Farm | Nine Lives | Hofgut Linden | the cat house by the station | O'Malley's Ark | Villa Kunterbunt
%list v7town: Ghent | Aberdeen | our village | San Marino | the harbour | Stow-on-the-Wold | Linz | my sister's place | King's Heath | Porto | Bad Ischl | the university
%list v7trait: calm and house-trained | a bit of a clown | likes long hikes | lap animal | fine with hens | not too loud | used to the city | brave, but not pushy | can be left alone | cuddly | good on the lead
%list v7traitlong: calm, used to trams, sleeps through the night | somebody who walks far and never gets tired | gentle with hens, doesn't dig, comes when called | can stay alone from eight until one | likes to be brushed, hates being carried | keeps me company, watches TV, snores softly | shy at first, then follows you everywhere | does not mind a wheelchair and a loud parrot | quiet in the car, curious, learns quickly | lived with a cat before and liked it
%list v7speciese: a senior citizens' lap dog | a baby-faced pug | a Highland pony | a house cat | a kid goat | a young-at-heart mutt | a garden tortoise | a Dutch rabbit | an adult-sized cage bird | a London sparrow
%tool strayhaven_browse_animals
do you have {species=v7species} looking for a family, {age:senior=getting on in years|an older soul|grey around the nose}
we'd like {species=v7species}, something {character=v7trait}, {kid_safe:true=we have toddlers|it must like little ones|there are three small boys here}
which house around {near=v7town} has {species=v7species}, maybe {shelter=v7house}
{species=v7species} at {shelter=v7house}, we live in {near=v7town}, {age:baby=only just born|still on milk|tiny ones}
I'm dreaming of {species=v7species}: {character=v7traitlong}
{near=v7town}, {species=v7species}, {character=v7trait}, {shelter=v7house} would be best
who needs a home, I thought of {species=v7speciese}

%list v7animal: Bruno | Miss Marple | Tofu | old Hector | Salt and Pepper | Gigi | Captain Fluff | Lady | Mr. Darcy | Zorro | Nougat | Banshee
%list v7animale: Farmer | Lady of the House | Flat Eric | Gardener | Freshman | Country Boy | Novice | Number One | Barney from the farm | First Mate
%list v7why: I have been alone since Wim died | he looked at me and that was it | we work from home, so he's never alone | our old one passed away in spring, we miss her | there's a big meadow and nobody on it | she limps just like me, we'd suit each other | the kids have saved for it since Christmas | my doctor says I should walk more, every day | I grew up with this breed and know their moods | we fostered her for six weeks, cannot let go
%tool strayhaven_apply_adoption
{applicant=v7who} would like to have {animal=v7animal}, {dwelling:flat=third floor, no lift|two rooms in town|upstairs with a balcony}
put {applicant=v7who} forward for {animal=v7animal}, {first_time_owner:true=never had a pet before|all new to this|total beginner}
{referee=v7whob} can vouch for {applicant=v7who}, it's about {animal=v7animal}
for {applicant=v7whob} I ask for {animal=v7animal}, with a good word from {referee=v7who}
{applicant=v7who} wants {animal=v7animal} because {statement=v7why}
{animal=v7animal}, {applicant=v7who}, {dwelling:house_with_garden=lawn out the back|own place with a bit of green|there's grass behind}, {referee=v7whob} will speak up
can {animal=v7animale} come to {applicant=v7who}

%list v7pet: grey cat with one ear | our dachshund | a green parrot | the ginger tom | small black poodle | my ferret Tess | two white geese | corgi, rather fat | the lop-eared rabbit | tabby with a white bib | a spaniel pup | Hermann's tortoise
%list v7petlong: brown mongrel, limps a little, answers to Bruno | grey parrot who swears and whistles the anthem | black cat, white paws, afraid of men | tiny dog in a yellow coat, barks at bikes | rabbit with one blue eye and a torn ear | ginger tom, twelve years old, needs his pills | white goose, bites, do not corner her | long-haired guinea pig, jumped out of the box | deaf old spaniel, wanders about at night | green lizard, about a foot long, quite harmless
%list v7spot: the skate park | Mill Lane | the old bakery | platform 2 | St. Anne's churchyard | the car wash on the ring road | our cellar | Hope Street | the ferry landing | number 8, by the bins | allotments | Kings' Meadow
%list v7spotb: my garden | the vet's car park | Aunt Bee's balcony | home | the camp site | the barn next to the school | a removal van | the boarding kennels | Lindenhof | the groomer's | her basket on the terrace
%list v7eur: 50 euros => 50 | €100 => 100 | 200 | twenty euros => 20 | 150 euros => 150 | 500 euros => 500 | €30 => 30 | 75 | a hundred euros => 100 | 80 euros => 80
%list v7pete: the chip-shop cat | a white call duck | our long-distance pigeon | the guard dog | my escape artist, a husky | a golden retriever called Chip | a close-cropped poodle | million-dollar cat, as we say | the barn cat | an expensive koi-coloured parrot
%tool strayhaven_report_missing
{animal=v7pet} is gone, seen at {last_seen_at=v7spot}, {approach:keep_distance=don't go near|stay well back|no running after it}
I lost {animal=v7pet} around {last_seen_at=v7spot}, {chipped:true=there's a number under the skin|a vet can read who it is|registered with a transponder}
{animal=v7pet} got out of {escaped_from=v7spotb} and somebody noticed it by {last_seen_at=v7spot}
at {last_seen_at=v7spot} last, having bolted from {escaped_from=v7spotb}: {animal=v7pet}, {approach:call_only=just ring me|only phone, please|dial my number, nothing else}
please help, {animal=v7petlong}, last at {last_seen_at=v7spot}
{last_seen_at=v7spot}, {animal=v7pet}, {reward=v7eur} for the finder, ran from {escaped_from=v7spotb}
{animal=v7pete} hasn't come back from {last_seen_at=v7spot}

%list v7petf: a collared dove | ring-necked parakeet | a fine-boned greyhound | some scaredy-cat, black | a fine young goose | the house cat of a stranger | bell-shaped tortoise | band-tailed pigeon | a healthy-looking hen | a kennel dog
%tool strayhaven_report_found
there's {animal=v7pet} at {found_at=v7spot}, not mine, {condition:hurt=bleeding a bit|can't put a paw down|with a nasty gash}
{animal=v7pet} turned up by {found_at=v7spot}, {collar:true=something leather round its neck|a band with a bell on it|a tag on a strap}
picked up {animal=v7pet} near {found_at=v7spot}, it's in {kept_at=v7spotb} now
in {kept_at=v7spotb} sits {animal=v7pet}, {finder=v7who} came across it around {found_at=v7spot}
whose is this, {animal=v7petlong}, it was at {found_at=v7spot}
{found_at=v7spot}, {finder=v7who}, {animal=v7pet}, {condition:scared=trembling all over|hides and hisses|jumps at every noise}
{animal=v7petf} on its own at {found_at=v7spot}

%list v7weeks: three weeks => 3 | 6 weeks => 6 | two weeks => 2 | eight weeks => 8 | a week => 1 | 4 weeks => 4 | ten weeks => 10 | five weeks => 5 | twelve weeks => 12 | 7 weeks => 7
%list v7specieslong: kittens that still need a bottle every three hours | an old dog, too tired for the stairs | a mother cat with her litter, up to five | two rabbits, as long as they don't fight | small parrots, even if they scream at dawn | a nervous greyhound, straight off the track | hedgehogs that must be fed until spring | any tortoise, the big box is empty now | injured pigeons, swans or whatever falls down | puppies, provided somebody takes them for the weekend
%list v7speciese2: outdoor cats | an indoor rabbit | sick bay pigeons | two house sparrows | both of the goats | a weekly change of kittens | garden hedgehogs | a room-mate with fur | a three-week-old lamb | backup singers, I mean canaries
%tool strayhaven_offer_foster
{host=v7who} could look after {species=v7species} for {weeks=v7weeks}, {space:outdoors=in the yard|there's a run behind the barn|under the open sky}
{species=v7species} might stay with {host=v7who} for a while, {accepts_sick:true=poorly ones welcome|even with a cough and fleas|medicine is no problem}
{host=v7who} takes in {species=v7species}, and {backup=v7whob} steps in on trips
with {backup=v7who} behind us, {host=v7whob} would house {species=v7species} up to {weeks=v7weeks}
{host=v7who} has a place for {species=v7specieslong}
{weeks=v7weeks}, {species=v7species}, at {host=v7who}'s, {space:indoors=on the sofa|in the spare room|within four walls}
sign up {host=v7who} for {species=v7speciese2}

%list v7val: 118 | 96 | 135 | 142 | 88 | 74 | 61 | 156 | 97.5 | 104
%list v7sat: 97 | 94 | 98 | 91 | 99 | 96 | 88 | 93.5 | 95 | 90
%list v7readnote: cuff felt loose, so maybe wrong | two coffees and a row with the landlord | after the flight, legs up for an hour | forgot the tablet, took it afterwards | hands were cold, second try | dizzy when I got up from the chair | climbed the stairs just before, was puffing | fever in the night, feels better now | new batteries, old ones gave odd figures | measured at the chemist's, their device runs high
%tool sanguina.readings.create
{vital:GLUCOSE=sugar|my sugar} at {value=v7val}, {moment:WAKING=straight out of bed|before I even got up|eyes barely open}
I've got {value=v7val} for the {vital:SYSTOLIC=upper pressure|top number}, {moment:AFTER_MEAL=full as a drum|just had lunch|pudding still in my mouth}
{taken_by=v7who} got {value=v7val} from {person=v7whob}'s {vital:PULSE=heartbeat|heart rate}
{person=v7who} had {vital:OXYGEN=saturation|O2} of {value=v7sat} on the clip, read off by {taken_by=v7whob}, {moment:BEDTIME=last thing at night|tucked in already|lamp nearly out}
put down {vital:SYSTOLIC=blood pressure|the upper pressure} {value=v7val}, {remark=v7readnote}
{person=v7who}, {value=v7val}, {vital:GLUCOSE=blood sugar|sugar}, {moment:BEFORE_MEAL=on an empty stomach|hungry|nothing eaten yet}
{vital:PULSE=heart rate|heartbeat} {value=v7val}, (food for thought|no sleeping beauty|so much for the tea)

%list v7metric: ferritin | resting heart rate | HbA1c | blood pressure | vitamin D | liver enzymes | weight | oxygen | TSH | cholesterol, both kinds | fasting sugar | potassium and sodium
%list v7metriclong: the long-term sugar that Dr. Haddad keeps asking about | blood pressure, upper and lower, as measured at home | all the liver things, GPT, GOT and gamma | oxygen at night, from the clip on my finger | cholesterol, the good one and the bad one | weight before breakfast, without clothes | iron, ferritin and whatever belongs to it | thyroid, the one that was too low in May | how fast the heart beats when I climb stairs | sugar two hours after eating, not before
%list v7metrice: daily cortisol rhythm | maximum heart rate | raw insulin | mean cell volume | weekly weight | normal-flora marker | first-morning sugar | peak flow | out-of-breath score | day curve of potassium
%tool sanguina.readings.query
how has {person=v7who}'s {metric=v7metric} been since {gte=v7since}, {outliers:true=just the odd ones out|only where it went wrong|whatever is off the chart}
{metric=v7metric} for {person=v7who}, {aggregate:daily_mean=one figure for each day|day by day, evened out|averaged from morning to night}
from {gte=v7since} to {lte=v7till}, {person=v7who}'s {metric=v7metric}
{metric=v7metric} until {lte=v7till} in {person=v7who}, beginning {gte=v7since}, {aggregate:weekly_max=the peak of every week|highest per seven days|only each week's top}
I want to see {metric=v7metriclong}
{person=v7who}, {metric=v7metric}, {gte=v7since}, {lte=v7till}, {aggregate:raw=every single number|nothing smoothed|as it came off the device}
let me look at my {metric=v7metrice}

%list v7low: 60 | 70 | 4.5 | 95 | 50 | 30 | 3.8 | 90 | 20 | 80
%list v7high: 130 | 180 | 110 | 140 | 120 | 200 | 99.5 | 150 | 250 | 160
%tool sanguina.targets.put
{metric=v7metric} must not go above {high=v7high}, {reaction:WARN=give me a shout if it does|otherwise beep|tell me straight off}
keep {person=v7who}'s {metric=v7metric} below {high=v7high}, {reaction:CALL_CARER=or ring the nurse|else get hold of the caretaker|or have someone sent round}
{decided_by=v7pro} says {person=v7who} should be between {low=v7low} and {high=v7high} with {metric=v7metric}
under {high=v7high} and over {low=v7low}, that's what {person=v7who} was told by {decided_by=v7prob} about {metric=v7metric}
at most {high=v7high}, this is for {metric=v7metriclong}
{low=v7low} to {high=v7high}, {metric=v7metric}, {person=v7who}, {reaction:LOG=no fuss, only write it down|nobody has to be bothered|just keep a record}
new ceiling of {high=v7high} for {metric=v7metrice}

%list v7cover: the dizzy spells started with the new tablets | please look at March, I was in hospital | we can talk about it on Thursday after four | I know they're bad, don't scold me | this is all I have, the old meter broke | could you ring me, I hardly pick up before noon | as agreed, without the weeks of the holiday | he skipped the pills twice, it shows | is it worth a new test, or shall we wait | see page two, where the line goes down
%list v7recip: the sugar clinic | Dr. Sheets | Miss Print | the pulse group | my paper boy's mother, a nurse | Dr. Iron | the weight watchers | Nameless Street practice | professor Page | the blood bank in Ghent
%tool sanguina.reports.share
let {recipient=v7pro} see how I'm doing, {anonymous:true=but don't say who it is|with my name blacked out|leave out who I am}
pass my {metric=v7metric} on to {recipient=v7pro}, {medium:print=on paper|as a sheet in an envelope|black on white}
{recipient=v7pro} needs {person=v7who}'s {metric=v7metric}
send {person=v7who}'s numbers to {recipient=v7whob}, {medium:spreadsheet=so he can calculate with it|in rows and columns|something for Excel}
my figures go to {recipient=v7pro} with these words: {cover_text=v7cover}
{recipient=v7prob}, {person=v7who}'s {metric=v7metric}, {medium:print=a hard copy|on real paper}, {anonymous:true=no names|nameless}
forward my readings to {recipient=v7recip}

%list v7panel: ferritin and B12 | TSH | CRP, blood count | liver and kidney values | vitamin D, zinc | testosterone | HbA1c, cholesterol | folate | iron, copper and selenium | potassium | antibodies
%list v7panellong: blood count, ferritin, vitamin D, zinc and selenium | the liver values, the kidneys, and potassium | TSH, free T3, free T4 and the antibodies | sugar, long-term sugar, cholesterol and uric acid | iron, transferrin, ferritin, folate and B12 | CRP, sedimentation rate, rheumatoid factor | sodium, potassium, calcium, magnesium and phosphate | measles, mumps and rubella antibodies | lactose, gluten, nut and egg allergy | oestrogen, progesterone, prolactin and cortisol
%list v7site: the practice in Hope Street | St. Anne's clinic | home | the lab by the station | Ghent | Meyer and Sons pharmacy | work | the health centre, second floor | our village hall | the bus outside the library
%list v7panele: rapid strep antigen | vein factor V | finger-food allergy panel | home-sick marker, the thyroid one | morning cortisol | kit ligand | express transferrin | day-old bilirubin | same-sample insulin | tube 7 antibodies
%tool sanguina.samples.order
have {markers=v7panel} checked {day=v7on}, {technique:FINGER_PRICK=only a tiny drop|not from the arm|just a little jab in the thumb}
{person=v7who} needs {markers=v7panel} done, {rush:true=we must know by tonight|can't wait till tomorrow|while I sit there}
{requested_by=v7pro} wants {markers=v7panel} from {person=v7who}
for {person=v7who} at {site=v7site}, sent by {requested_by=v7prob}: {markers=v7panel}, {technique:VEIN=a proper tube from the arm|the big needle|out of the crook of the elbow}
please get these tested: {markers=v7panellong}
{site=v7site}, {day=v7on}, {markers=v7panel}, {person=v7who}, {technique:HOME_KIT=post us the box|I do it by myself|with the set in the mail}
get {markers=v7panele} determined

%list v7name: Ottilie | Jasper | Wren | Amadou | Marie-Claire | Sol | Tadhg | Ines | Lysander | Bo | Philippa | Noam
%list v7namee: Faith | Storm | Secret | Dawn | Hope and Joy | Junior | Honour | Guy | Lady | August | Will | Christian
%list v7elder: great-grandma Ilse | the late Uncle Bob | Frida Kahlo | my first teacher | Saint Brendan | Dad's best friend | Nina Simone | the midwife | Oma Trude | a sailor in the family | her godmother
%list v7because: it means light, and he'll come in December | we met in a street of that name | nobody in our class is called that | short, strong, works in three languages | she was the bravest woman I ever knew | it sounds good when you shout it at dusk | my sister dreamt it, twice in a row | goes with Bo, but doesn't rhyme | the poem we read at our wedding | everyone can spell it, even at the tax office
%tool suggest_baby_name
how about {name=v7name}, {hush:true=guests shouldn't hear of it yet|strictly between us two|keep it under your hat}
I like {name=v7name}, {fits:girl=if she's a she|for a daughter|in case we get a lass}
{proposed_by=v7who} would call it {name=v7name} after {in_honour_of=v7elder}
after {in_honour_of=v7elder} we might take {name=v7name}, {proposed_by=v7whob} came up with it, {fits:either=whatever it turns out to be|works both ways|no matter which}
what about {name=v7name}, because {because=v7because}
{name=v7name}, {fits:boy=should it be a lad|for a son|if he's a he}, {proposed_by=v7who}, after {in_honour_of=v7elder}
throw {name=v7namee} in

%list v7mean: light | born in winter | little bear | peace and quiet | sea | brave | of the forest | red-haired | gift | wolf | morning star | stubborn, in a nice way
%list v7meanlong: someone who laughs a lot and fears nothing | born at night, while it was snowing | a river that runs between two mountains | strong as a bear, gentle as a lamb | the first flower after a long winter | wanderer, sailor, or one who comes from afar | gift that nobody expected any more | keeper of bees, honey or wild meadows | joy after sorrow, sun after rain | small bird which sings before dawn
%list v7meane: long-lived | rare bird | Roman road | the first one | short day | French rose | family man | starting over | letter of love | Welsh dragon
%list v7orig: Ireland | the Basque Country | Old Norse | Japan | Wolof | Greece | Persian | the Faroe Islands | Latin | Hawaii | Brittany, by the sea | Georgia
%list v7surname: van Houten | Schmidt | his brother Bo | O'Keefe | Lindgren-Patel | Maximilian | Jones | the twins | Castellani | our dog Otto | Nguyen
%tool search_baby_names
something that stands for {meaning=v7mean}, {rare:true=nothing everybody has|not five of them in every class|hardly ever heard}
any ideas that mean {meaning=v7mean}, {length:one_syllable=quick to call|over in one breath|just one beat}
what is there from {origin=v7orig} for {meaning=v7mean} that sounds good with {goes_with=v7surname}
with {goes_with=v7surname} behind it, from {origin=v7orig}, and about {meaning=v7mean}
look for one that says {meaning=v7meanlong}
{origin=v7orig}, {meaning=v7mean}, {length:long=a proper mouthful|the more letters the better|with many beats}, {goes_with=v7surname}
which first names mean {meaning=v7meane}

%list v7bagitem: slippers | lip balm | phone charger | muslin cloths | a dressing gown | the car seat | nuts and dried fruit | tiny hat | swimming trunks | playlist and speaker | maternity notes | socks, the thick ones
%list v7bagiteml: a big cushion, because theirs are flat | change for the parking meter, in coins | the green blanket that Granny Wu knitted | snacks for the night, nothing that crumbles | a nightdress which opens at the front | papers, blood group, and the card of the clinic | hair ties, lip balm and a hand fan | something to read, if it drags on | camera with a charged battery and an empty card | clothes to go home in, two sizes up
%list v7bagiteme: birth partner's guide | newborn nappies | Mother's Pride biscuits | the last-minute list | six-pack of juice | baby oil | a borrowed book | Daddy Cool record | going-home outfit | three-in-one shampoo
%list v7pieces: two => 2 | 3 | four => 4 | 5 | six => 6 | 10 | three => 3 | 8 | twelve => 12 | 7
%tool pack_hospital_bag
don't let us forget {item=v7bagitem}, {last_minute:true=right before we go|with the coat already on|on our way out}
{item=v7bagitem} must come along, {bag:newborn=for the wee one|in with the tiny clothes|for the little arrival}
{packed_by=v7who} brings {item=v7bagitem} that belongs to {lent_by=v7whob}
borrow {item=v7bagitem} from {lent_by=v7who} and have {packed_by=v7whob} stow it, {bag:partner=for him who waits|among his stuff|for the one holding my hand}
we also need {item=v7bagiteml}
{count=v7pieces}, {item=v7bagitem}, {packed_by=v7who}, {bag:mother=for the one giving birth|for me with the belly|in with her nightie}
take {item=v7bagiteme} to the clinic

%list v7contr: 45 seconds => 45 | a minute => 60 | 50 seconds => 50 | half a minute => 30 | 70 s => 70 | forty seconds => 40 | 55 seconds => 55 | 90 seconds => 90 | 35 sec => 35 | a minute and a half => 90
%list v7posture: on all fours | leaning over the ball | in the bath | standing at the window | on her left side | walking | kneeling, head down | on the stairs | squatting | under the shower
%list v7contrnote: could still talk, then laughed about it | pulled more in the back than in front | felt sick afterwards, drank some water | came while I was on the phone to mum | different from before, lower and sharper | the breathing helped, humming even more | we had to stop on the bridge for it | almost none, maybe it was only the dinner | baby kicked right before it started | wants the music off and everyone out
%tool log_contraction
another one, {seconds=v7contr}, {force:overwhelming=I thought I'd die|couldn't say a word|knocked me off my feet}
that took {seconds=v7contr}, {waters_broken:true=and the floor is wet|everything is soaked|it all ran down my legs}
{timed_by=v7who} counted {seconds=v7contr} from {began_at=v7hr}, {posture=v7posture}
at {began_at=v7hr} for {seconds=v7contr} while {posture=v7posture}, {timed_by=v7whob} had the watch
{seconds=v7contr} this time, {remark=v7contrnote}
{began_at=v7hr}, {seconds=v7contr}, {force:mild=barely noticed|only a tug|like a little cramp}, {timed_by=v7who} counting
just timed a wave of {seconds=v7contr} on my own watch

%list v7wish: no students, please | dim light | as few checks as possible | music of our own | gas and air | no epidural | warm water | I want to move about | photos, but not from below | the cord may pulse out | nobody says push
%list v7wishlong: I'd like to hear everything explained before it is done | please whisper, keep the lamps low, and knock first | my husband catches the baby, if all goes well | no dummy and no bottle before we were asked | if it has to be surgery, lower the sheet | skin on skin at once, weighing can wait | don't send anybody home because it's past eight | let me eat and drink as long as I can | we name the child ourselves, in our own time | I may change my mind about the epidural at any hour
%list v7wishe: a room for afterwards talk | quiet arrival of the grandparents | as the midwife told us | labour of love playlist | no bargaining about visitors | delivery by taxi for the soup | staff in bright socks | my wish bracelet stays on | after-eight mints on the table | firm pillows
%tool write_birth_wish
put in the plan: {wish=v7wish}, {negotiable:true=though we can talk about it|if it can't be helped, fine|I won't insist}
{wish=v7wish}, that's for {stage:arrival=when we get there|the moment we walk in|as soon as we come through the door}
{told_to=v7pro} should know that {wished_by=v7who} wants this: {wish=v7wish}
from {wished_by=v7who} to {told_to=v7prob}: {wish=v7wish}, {stage:afterwards=once the baby is out|when it's all over|in the hours that follow}
for the ward: {wish=v7wishlong}
{stage:labour=during the pains|while it still hurts and opens|between the waves}, {wish=v7wish}, {wished_by=v7who}, {told_to=v7pro} is to hear of it
our paper for the ward should also say {wish=v7wishe}

%list v7app: Blockheim | the horse game | TubeTime | Chatterbox | Dragon Farm 3 | that dance app | Candy Kart | browser | Goal Rush, the new one | PixPals | Zombie Bakery | Streamo
%list v7appe: Weekend Warriors | Holiday Tycoon | Home Alone Quiz | Tablet Tennis | School of Magic | Sunday Racers | Hard Stop Express | Never Ever Land | Night Owl Pinball | Kids' Phone Party
%list v7applong: the one where you build houses and fight spiders | that game with horses Anouk got from a friend | the dance app, or whatever it's called now | Zombie Bakery, the version with the chat in it | the racing thing he plays before breakfast | anything by the makers of Candy Kart | the quiz that asks for your birthday and school | Dragon Farm 3, including the shop inside it | short funny videos that never come to an end | the football manager, which eats up whole evenings
%list v7gadget: the tablet | his old phone | the telly in the den | Gran's laptop | the console | school iPad | my phone | the upstairs computer | the watch | living room screen
%list v7mins: half an hour => 30 | 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | a quarter of an hour => 15 | 40 min => 40 | 25 minutes => 25
%tool SetDailyLimit
no more than {Minutes=v7mins} of {App=v7app}, {Days:SchoolDays=when there's class|Monday to Friday|if they have lessons}
{App=v7app} for {Minutes=v7mins} a day tops, {HardStop:true=then it's lights out at once|no begging for five more|cut it off dead}
{Child=v7kid} can have {Minutes=v7mins} of {App=v7app} on {Device=v7gadget}
on {Device=v7gadget} {App=v7app} is {Minutes=v7mins} for {Child=v7kid}, {Days:Weekend=Saturdays and Sundays|when nobody has to get up|only on days off}
allow {Minutes=v7mins} a day for {App=v7applong}
{Child=v7kid}, {App=v7app}, {Minutes=v7mins}, {Days:Holidays=while school is closed|in the long summer weeks|during the break}
ration {App=v7appe} to {Minutes=v7mins} each day

%list v7deed: the dishes | a tidy room | reading to Rosie | good maths mark | walking the dog | no fuss at the dentist's | helping Granny Wu | the garage and the bikes | piano practice | eating the sprouts
%list v7deedlong: cleared the table without being told, twice | read a whole book and told us about it | stayed with Rosie while I was on the phone | learnt the poem, all nine verses, by heart | went to bed on time from Monday to Thursday | carried the shopping up for Mrs. Achebe | owned up about the vase before I asked | fed the hens at six, in the rain | finished the project early, and it looks great | was brave when they took the stitches out
%tool GrantBonus
{Minutes=v7mins} extra for {Child=v7kid}, {Expiry:Tonight=use it or lose it before bed|gone by tomorrow|only good this evening}
let {Child=v7kid} have {Minutes=v7mins} on top, {Expiry:Never=can be saved up for ages|no rush to use it|it keeps for good}
{Child=v7kid} gets {Minutes=v7mins} from {GrantedBy=v7who} for {Deed=v7deed} in {App=v7app}
for {Deed=v7deed} {GrantedBy=v7whob} promised {Child=v7kid} another {Minutes=v7mins} with {App=v7app}
{Minutes=v7mins} more for {Child=v7kid}, who {Deed=v7deedlong}
{Child=v7kid}, {Minutes=v7mins}, {App=v7app}, {Deed=v7deed}, {Expiry:Sunday=has to go by the end of the week|to be spent this weekend at the latest}
I never do this, but give {Child=v7kid} {Minutes=v7mins} more

%list v7site2: clipfeed.example | ChatHole | betting pages | the prank channel | Spookytube | gossip.example | skin shops | that forum with the dares | Loot City | livestreams, all of them | dating sites | HyperReels
%list v7site2e: Everywhere Chat | Silent Scream clips | Home Sweet Drone | wifi-cracking videos | Hush Hush | the tablet-smashing channel | network marketing pages | Nobody Knows | tell.it.example | Phone Booth Pranks
%list v7stoptext: we talked about this, come and ask me | homework first, then we'll see | not before you are thirteen, sorry | ask your father, he knows why | this page lies, read a book instead | go outside, the sun is shining until six | blocked after Tuesday, you remember the tears | it costs money even though it says free | Aunt Bee saw it and was shocked | breathe, drink some water, call a friend
%tool BlockContent
no more {Content=v7site2}, {Silent:true=they needn't find out|without saying a word to them|on the quiet}
shut out {Content=v7site2} for {Child=v7kid}, {Reach:Everywhere=also when they're out and about|wherever they go|at friends' houses too}
keep {Child=v7kid} from {Content=v7site2} on {Device=v7gadget}
on {Device=v7gadget} {Content=v7site2} is off limits to {Child=v7kid}, {Reach:HomeNetwork=within our four walls|as long as it's our wifi|under this roof}
stop {Content=v7site2} and show them this: {Explanation=v7stoptext}
{Child=v7kid}, {Device=v7gadget}, {Content=v7site2}, {Silent:true=and not a peep about it|they mustn't notice}
get rid of {Content=v7site2e}

%tool ReadUsage
how long was {Child=v7kid} online since {From=v7since}, {AfterCurfew:true=just when it was forbidden|only what was past bedtime|under the blanket, I mean}
what does {Child=v7kid} do all day, {Breakdown:ByApp=one line for each game|programme by programme|sorted by what was open}
{Child=v7kid} with {App=v7app} on {Device=v7gadget} from {From=v7since} to {To=v7till}
up to {To=v7till}, counting from {From=v7since}, how much {App=v7app} was there on {Device=v7gadget} for {Child=v7kid}
tell me how much {Child=v7kid} played {App=v7applong}
{Device=v7gadget}, {Child=v7kid}, {From=v7since} to {To=v7till}, {Breakdown:ByDay=a figure per date|each date by itself}
how much of the day does {Child=v7kid} stare at a screen

%list v7pay: 5 euros => 5 | €10 => 10 | ten euros => 10 | 3 | 20 euros => 20 | 2.50 | fifteen euros => 15 | €7 => 7 | 50 | eight euros => 8
%list v7purpose: mowing the lawn | the school trip | washing the car | her birthday | a good report | three baby teeth | lost bet | the fair | new trainers | the lemonade stand
%list v7purposelong: mowed the lawn, both sides, without moaning | half of the new bike, as we agreed in May | because the tooth fairy forgot on Tuesday | what she lent me at the market, plus a bit | selling cake at the match, she earned it | for the zoo, lunch and one small souvenir | washed three cars before lunch, very clean | his share of the flea market, after costs | reading to Mrs. Achebe every Thursday in June | the money from Granny Wu that I still owed
%tool PayAllowance
{Amount=v7pay} to {Child=v7kid}, {Jar:Save=into the piggy bank|not to be touched for now|for later in life}
give {Child=v7kid} {Amount=v7pay}, {Recurring:true=and again every seven days|same thing each Saturday|week in, week out}
{Child=v7kid} gets {Amount=v7pay} from {Giver=v7who} for {Purpose=v7purpose}
for {Purpose=v7purpose} {Giver=v7whob} owes {Child=v7kid} {Amount=v7pay}, {Jar:Donate=she wants to pass it on to the poor|meant for the animal home|for a good cause}
put {Amount=v7pay} in for {Child=v7kid} and write: {Purpose=v7purposelong}
{Amount=v7pay}, {Child=v7kid}, {Purpose=v7purpose}, {Jar:Spend=free to waste|for sweets and such|to do with as they please}
save me the trip and give {Child=v7kid} {Amount=v7pay}

%list v7race: the Harbour Mile | Wolf Valley Trail | Frosty Ten | Gingerbread Run | Three Towers Half | the marathon in Ghent | Midnight 5k | Bridges and Beer | Kings' Hill Dash | Run for Rosie | Lindenlauf | St. Anne's Relay
%list v7racelong: the one round the lake, with soup at the finish | Run, Granny, Run, the one in the castle park | that half marathon through vineyards and old cellars | the Lantern Run, ten kilometres, starts at dusk | Bridges and Beer, the long distance with the ferry | the charity five we did with the office | Up Wolf Hill and Down Again, veterans' edition | the relay from the cathedral to the coast | Women on the Move, the city one in June | the Christmas one where everybody dresses as an elf
%list v7racee: the Rear Window Run | Back of Beyond Trail | Team Spirit 10k | Split Rock Race | Free Wheelers' Five | Medal of Honour Mile | Front Row Five | Forest Hill Street Run | the Overall Dash | Evening Star Relay
%list v7rwords: obstacle run | half marathon with pacers | mud and music | charity night run | women only | run with dogs | santa run | canicross | relay for four | ultra, flat | family fun run and picnic
%list v7rwordsl: something with mud, music and a warm shower | my first ten kilometres, flat, not too many people | where you may run with a dog on a belt | relay for four, each about five kilometres | a night run with torches and soup after | costume run that starts after lunch | children do one lap, parents do three | from the sea up to the castle, ideally by dawn | a race against a steam train or a ferry | ultra for beginners, with cake at every stop
%list v7rwordse: Mountain Goat Mile | street food run | Stadium Rock Run | last-place prize | forest fire brigade 5k | Free Spirits race | winter sale sprint | no-fee frenzy | City to Summit | May Queen Dash
%list v7month: May | early autumn | next spring | September | the Easter holidays | late November | June or July | August | this winter | the first half of October
%list v7region: the Ardennes | Kent | around Linz | Lake Como | Fife | Tyrol | the coast | Galicia | Porto | Stow-on-the-Wold | near my parents | West Cork
%list v7fee: 20 euros => 20 | €35 => 35 | 50 euros => 50 | ten euros => 10 | 25 | 40 euros => 40 | fifteen euros => 15 | €60 => 60 | 30 euros => 30 | 12 euros => 12
%tool bibfinder_searchRaces
any {words=v7rwords} coming up around {region=v7region}, {ground:forest=under the trees|through the woods|on roots and leaves}
I'm up for {words=v7rwords} in {month=v7month}, {placesLeft:true=if one can still get in|not booked out yet|where there's room}
what is on in {month=v7month} in {region=v7region} like {words=v7rwords}
around {region=v7region}, towards {month=v7month}, {words=v7rwords}, {ground:mountain=the steep stuff|up to the peaks|with a summit}
find me a run like this: {words=v7rwordsl}
{month=v7month}, {words=v7rwords}, up to {maxFee=v7fee}, {region=v7region}, {ground:street=on tarmac|right through town}
look up {words=v7rwordse}

%list v7team: Kestrel Harriers | the office | Old Lungs AC | St. Anne's mums | Team Haddad | Lund & Sons | the fire brigade | Slow but Steady | FC Linden | choir and friends | Night Shift Ward 4
%list v7bib: run, Rosie, run | I'd rather be in bed | for Dad, who taught me to walk | overtake me, I brake for cake | forty and still at it | if I fall, stop my watch | smile at me, it's kilometre thirty | for Wim, always in front | slow, slower, Gunnar | please don't tell my physio
%tool bibfinder_enterRace
sign {runner=v7who} up for {race=v7race}, {block:rear=with the slow folk|right at the back|behind everybody else}
{runner=v7who} wants to do {race=v7race}, {medal:true=and something to hang on the wall|with a bit of metal round the neck|a souvenir to wear at the end}
{runner=v7who} runs {race=v7race} for {team=v7team}, ring {emergencyPerson=v7whob} if anything goes wrong
in case of trouble call {emergencyPerson=v7who}, {runner=v7whob} starts at {race=v7race} under {team=v7team}
get {runner=v7who} a bib for {race=v7race} that reads {bibText=v7bib}
{race=v7race}, {runner=v7who}, {team=v7team}, {block:front=up with the fast ones|at the very tip|among the quick ones}
I'd like {runner=v7who} in {race=v7racee}

%list v7excuse: broke her toe on the stairs on Sunday | has to work, the night shift was moved | pregnant, so the doctor said no | the baby came two weeks early | knee is swollen, he can't even walk | their train was cancelled and there is no other | down with flu since Friday, still feverish | is stuck in Porto until the strike ends | got a place at a bigger race, lucky thing | promised to be at a wedding, forgot to tell us
%tool bibfinder_transferStart
{giver=v7who} can't run {race=v7race}, {taker=v7whob} goes instead, {feeFrom:shared=each pays half|they split it|fifty-fifty}
hand {giver=v7who}'s place in {race=v7race} over to {taker=v7whob}, {keepBlock:true=same pen as before|leave the starting spot as it is|standing where the other would have}
{race=v7race}: from {giver=v7who} to {taker=v7whob}
{taker=v7who} steps in for {giver=v7whob} at {race=v7race}, {feeFrom:giver=the one who quits pays|at the cost of the one dropping out}
{taker=v7who} instead of {giver=v7whob} in {race=v7race}, reason: {explanation=v7excuse}
{race=v7race}, {giver=v7who} out, {taker=v7whob} in, {feeFrom:taker=the new one pays|on the newcomer's bill}
let {taker=v7who} have {giver=v7whob}'s bib in {race=v7racee}

%list v7year: 2019 | 2024 | 2022 | 2025 | 2018 | 2023 | 2016 | 2021 | 2015 | 2017
%tool bibfinder_findResults
how did {runner=v7who} do at {race=v7race}, {splits:true=and each lap along the way|every five kilometres too|with the clock at all the checkpoints}
where did {runner=v7who} end up in {race=v7race}, {ranking:ageGroup=among people as old|only next to those born around then|against others of the same years}
was {runner=v7who} ahead of {rival=v7whob} in {race=v7race} in {edition=v7year}
at {race=v7race} {edition=v7year}, set {runner=v7who} against {rival=v7whob}, {ranking:overall=everybody counted|out of the whole field|from first to very last}
what time did {runner=v7who} need for {race=v7racelong}
{edition=v7year}, {race=v7race}, {runner=v7who} versus {rival=v7whob}, {ranking:team=clubs, not single people|by club}
who won {race=v7racee}

%list v7depart: Ghent | the school car park | our house | Linz main station | Mill Lane | the gym | Aberdeen | Hope Street, corner of the bakery | King's Heath | the allotments | Auntie Bee's
%list v7stopat: the ring road petrol station | Bruges | the ferry landing | Tom's place | the old mill | exit 14 | St. Anne's | Steyr | the bus stop by the lido | Stow-on-the-Wold | my parents' farm
%list v7seats: two => 2 | 3 | four => 4 | 1 | three => 3 | 5 | 2 | six => 6 | one => 1 | 4
%tool bibfinder_offerLift
I'm driving to {race=v7race} from {departFrom=v7depart}, {seats=v7seats} can squeeze in, {free:true=I don't want a penny|petrol is on me|as a favour}
room in my car to {race=v7race}, out of {departFrom=v7depart}, {wayBack:none=one way only|I'm not coming home that day|you get home by yourselves}
to {race=v7race} via {stopAt=v7stopat}, setting off at {departFrom=v7depart}
from {departFrom=v7depart} by way of {stopAt=v7stopat} to {race=v7race}, {wayBack:afterFinish=and home as soon as we're through|back straight from the line|returning once we've crossed the line}
anyone from {departFrom=v7depart} may ride with me to {race=v7racelong}
{leavesAt=v7hr}, {departFrom=v7depart}, {race=v7race}, {seats=v7seats} spots, {wayBack:evening=home after dark|we return once the party is over}
my van goes from {departFrom=v7depart} to {race=v7racee}
