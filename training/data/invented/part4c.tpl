# photos, shopping, parcels, pets, garden, school
%list picq: sunset at the beach | birthday cake with candles | dog in the snow | receipts | our old kitchen | passport scan | fireworks | whiteboard from the workshop | red bicycle | hiking in the Alps | newborn | screenshot of the train ticket | wedding dress | grandpa's garden | pumpkins | school play | Eiffel tower at night | street food | cat on the piano | flat tyre
%list folks: Anna and Tom | grandma | Leo, Mia and Ben | my brother | Sofia | uncle Pete and aunt Jo | Ruth, Sam | Marta, Luis | dad | Nora and her parents | my roommates | Emma, Jack and Chloe | Omar | both grandparents | Priya
%list albumname: Lisbon 2023 | Mia's First Year | Kitchen Renovation | Best of Summer | Company Picnic | Baby Steps | Garden Before and After | Ski Trip | Grandma's 80th | Street Cats | Roadtrip West | Wedding Prep | House Hunting | Concerts | Rome with Mum | Max Grows Up | Funny Signs | Band Photos | Christmas Eve | Marathon
%list albumdesc: all the pictures from the two weeks on the coast | only the ones where nobody blinks | from the first wall to the last lamp | for the grandparents | our last trip before the baby | what the contractor should see | everything from the old phone | shots I might print | proof for the insurance | a picture a week | faces, food and fog | memories from the flat in Leeds | ideas for the living room | taken with grandpa's camera | nothing but clouds | the best of three hundred
%list sharemsg: hope you like them | here are the pictures I promised | please add yours too | don't show these to mum yet | sorry it took me so long | look at the last one, it's hilarious | I miss you guys | thanks for the lovely weekend | choose the ones you want printed | the kids have grown so much | no posting online please | tell me which ones to delete | greetings from the beach | it was the best party ever | you're in almost every picture | the light was incredible that day | the video at the end is my favourite | would love to do that again
%list caption: the day we finally got the keys | nobody told him about the wave | three generations in one boat | first steps, two seconds before the fall | grandma beats everyone at cards | sunrise after the longest night | the cake survived the car ride | our tiny balcony jungle | still the best pizza in town | last day of school | he refused to take off the hat | rain, mud and a lot of laughing | team photo without Greg | this took forty attempts | where it all began | somewhere between Oslo and nowhere | my favourite people | before the haircut | the view from the tent | guess who got the bigger fish
%list goods: noise cancelling headphones | standing desk | waterproof hiking boots | espresso machine | kids bike 16 inch | winter tyres | cast iron pan | mechanical keyboard | baby monitor | electric toothbrush | camping stove | 4k monitor | yoga mat | robot mower | sewing machine | wool blanket | graphics card | rain jacket | air fryer | board games for two | leather backpack
%list sortby: cheapest first => price_low | lowest price on top => price_low | most expensive first => price_high | priciest on top => price_high | best rated first => rating | sorted by reviews => rating | top rated => rating | newest first => newest | latest models on top => newest
%list cond: second hand => used | used => used | pre-owned => used | brand new => new | new => new | unused => new | refurbished => refurbished | reconditioned => refurbished
%list retreason: it's broken => defective | it doesn't work => defective | it's faulty => defective | they sent me the wrong thing => wrong_item | that's not what I ordered => wrong_item | it's too small => too_small | it's too tight => too_small | it's too big => too_large | it's way too large => too_large | it looks nothing like the picture => not_as_described | it isn't as described => not_as_described | I don't want it anymore => changed_mind | I changed my mind => changed_mind
%list retcomment: the zip came off on the first day | screen has a crack in the corner | I'd rather have a refund than a voucher | the box was already open | please send size 42 instead | one shoe is darker than the other | the charger is missing | it smells of smoke | doesn't turn on even after a full night of charging | the sleeves are two different lengths | I ordered blue and got green | it arrived a week after the party | the seller promised a lid | the handle is loose | I can drop it off at a shop | it scratches the floor | packaging was completely soaked | it makes a grinding noise | manual only in Polish | it was a gift and they already have one
%list prodreview: works exactly as promised | stopped charging after a month | much smaller than in the picture | my kids fight over it | best money I've spent this year | the coffee tastes burnt whatever I do | comfortable for the first hour, then it hurts | instructions are useless but the thing is solid | the colour fades in the wash | quiet, fast and pretty | battery lasts three days | smells like plastic | feels cheap but does the job | I bought a second one for my mother | too loud for a bedroom | assembly took ten minutes | the app wants my location for no reason | survives the dishwasher | customer service answered within an hour | not worth half the price
%list trackno: 1Z999AA10123456784 | JD014600003828 | 00340434161094 | LX123456789DE | 9400110200881 | RR552718304 | H1003920194 | 6129 9998 7705 | CP203948576US | 05212004773 | TBA309871234 | 3SABCD0123456 | 420941139261 | EE448203917 | 77182736450
%list carrier: DHL => dhl | UPS => ups | FedEx => fedex | DPD => dpd | US mail => usps | USPS => usps | Hermes => hermes | US postal service => usps
%list drivernote: ring at Miller | put it behind the bins | it's heavy, take the lift | the gate sticks, push hard | please don't bend | second entrance from the left | leave it with the bakery downstairs | call ten minutes ahead | no signature needed | the dog is friendly | garage is open until six | hand it to my neighbour Olga | under the porch if it rains | reception closes at five | ask for parking spot 12 | fragile, glass inside | nobody home before noon | drop it over the fence | the bell is on the right | back door only
%list parcelstate: on their way => in_transit | in transit => in_transit | still travelling => in_transit | on the van => out_for_delivery | arriving today => out_for_delivery | out for delivery => out_for_delivery | already delivered => delivered | that have arrived => delivered | late => delayed | delayed => delayed | overdue => delayed | waiting to be picked up => ready_for_pickup | I have to collect => ready_for_pickup
%list pet: Bella | Rex | Whiskers | Luna | Coco | Milo | Nugget | Simba | Pepper | Biscuit | Tiger | Snowball | Felix | Rocky | Olive | Mr. Fluff | Daisy | Loki | Hazel | Bruno
%list petfood: wet food | dry kibble | tuna | carrots | chicken and rice | half a can of salmon | hay | raw beef | puppy food | two sardines | seeds | senior diet | leftover turkey | lettuce | cat milk | mealworms
%list petgrams: 80 grams => 80 | 100 g => 100 | 200 grams => 200 | a hundred grams => 100 | 50g => 50 | fifty grams => 50 | 350 g => 350 | 120 grams => 120
%list petill: he's limping on the front leg | she hasn't eaten in two days | yearly vaccination | there's a tick we can't get out | he swallowed a sock | her ears smell bad | nail trimming | teeth need cleaning | she keeps scratching until it bleeds | he coughs at night | a lump under the belly | she drinks a lot more than usual | microchip before the trip | he threw up five times | stitches have to come out | she won't use the litter tray | his eye is swollen | weight check | she fell off the balcony | worms again
%list petnote: slept on the sofa all day | finally used the new litter box | growled at the postman again | lost a tooth | gained half a kilo since april | afraid of the vacuum cleaner | ate grass and threw up | played with the neighbour's puppy for an hour | scratches the left ear a lot | didn't finish her bowl | learned to shake hands | limps after long walks | hates the new kibble | brought home a mouse | was very calm during the storm | chewed the remote | new tablets make him sleepy | shedding like crazy | barked at the mirror | has a small bald spot near the tail
%list plant: tomatoes | basil | monstera | lavender | olive tree | roses | ficus | strawberries | hydrangea | orchid | zucchini | rosemary | apple tree | peace lily | blueberry bush | cactus | chili peppers | mint | fern | sunflowers
%list plant_de: Tomaten | Basilikum | Rosen | Olivenbaum | Orchidee | Lavendel | Erdbeeren | Hortensie
%list spot: south balcony | kitchen window | greenhouse | raised bed | front yard | bathroom | terrace | office desk | north wall | living room corner | herb spiral | back fence | hanging basket | shady corner by the shed | stairwell
%list every: every two days => 2 | every 3 days => 3 | once a week => 7 | weekly => 7 | daily => 1 | every day => 1 | every ten days => 10 | every second week => 14 | every 5 days => 5 | once a month => 30
%list liters: two litres => 2 | a litre => 1 | half a litre => 0.5 | 1.5 liters => 1.5 | 3 l => 3 | five litres => 5 | 10 liters => 10 | a quarter litre => 0.25
%list plantsick: yellow leaves with brown edges | white powder on the leaves | tiny black flies around the soil | the leaves curl up and drop | sticky drops under the leaves | brown spots that get bigger every day | it hasn't grown since march | soft stem near the ground | holes all over the leaves | black bottoms on the fruit | fine webs between the branches | buds fall off before they open | pale new growth | leaves hang although the soil is wet | orange dust on the underside | roots coming out of the pot | bark is peeling | little green insects on the tips | the flowers turn to mush | drooping on one side
%list month: March | April | May | June | July | September | October | November | this month | next month | February | August | January | December | early spring
%list gkind: sow => sow | seed => sow | plant out => plant | put in the ground => plant | cut back => prune | prune => prune | trim => prune | harvest => harvest | pick => harvest | fertilize => fertilize | feed with compost => fertilize
%list kid: Mia | Leo | Emma | Noah | Lina | Ben | Zoe | Theo | Clara | Sam | Ella | Jonas | Aisha | Oscar | Lucía | Finn | my daughter | my son | Hannah
%list kidname: Mia | Leo | Emma | Noah | Lina | Ben | Zoe | Theo | Clara | Sam | Ella | Jonas | Aisha | Oscar | Lucía | Finn | Hannah | Marek
%list subject: math => math | maths => math | algebra => math | English => english | reading and spelling => english | science => science | biology => science | physics => science | history => history | art => art | drawing class => art | French => languages | Spanish => languages | PE => sports | gym class => sports
%list absreason: she has a fever | he threw up this morning | dentist in the morning | we're at a funeral | a bad cold | head lice again | family wedding out of town | he broke his glasses and can't see | doctor's orders to rest | chickenpox | she didn't sleep because of an ear ache | religious holiday | the bus isn't running because of the snow | stomach bug | orthodontist appointment | he twisted his ankle | we only get back from our trip in the evening | she's being tested for allergies | grandpa is very ill | migraine
%list teacher: Mrs. Novak | Mr. Brown | Ms. Garcia | Frau Keller | Mr. Osei | Miss Taylor | Mr. Lindqvist | Mrs. Chen | Herr Vogt | Ms. Dubois | Coach Rivera | Mrs. O'Connor | Mr. Patel | Señora Ruiz | Dr. Hahn
%list teachmsg: he forgot his gym bag, can we drop it off | she'd like to sit closer to the board | could we talk about the last test | thank you for the wonderful school trip | the homework took three hours yesterday | he's being teased on the bus | she needs to leave at noon on thursday | who is collecting money for the class gift | we couldn't open the attachment | is there any extra reading she could do | his grandmother will pick him up | she's allergic to nuts, please mind that at the bake sale | we're moving in june | can he redo the vocabulary test | I'll bring the cake on friday | she's nervous about the presentation | he lost his science book | we'd like to volunteer at the summer fair | please let him use the bathroom whenever he asks | what should they wear for the concert
%list schoolevent: museum trip | swimming course | ski week | sleepover at the library | zoo visit | theatre workshop | class photo | flu vaccination | robotics club | farm day | choir weekend | football tournament | sex education lesson | climbing hall | exchange with Lyon | movie night
%list slipcomment: he can't swim well yet | she needs her inhaler with her | vegetarian lunch please | we'll pick her up at the station | no photos of her online please | he gets car sick, front seat if possible | I can come along as a helper | she has to take a tablet at noon | I paid the fee by transfer | his cousin is in the same group | please make sure he drinks enough | we don't have ski boots in his size | it clashes with her recital | call me on my mobile if anything happens | we think she's too young for that | bee sting allergy, kit is in the bag | too expensive for us this month | he'd like to share a room with Leo

%tool photos_search
(find|show) [me] photos of {query=picq}
pictures of {query=picq} with {people=folks}
where's that photo with the {query=picq} from after {taken_after=date}
{query=picq} photo, {favorites_only:true=only favourites|just the starred ones|from my favorites}
I know I took a picture of {query=picq} some time after {taken_after=date}
can you dig out the shots of {people=folks} and the {query=picq}
{=firstname} wants to see the {query=picq} pictures, {favorites_only:true=just the ones I hearted|favourites only}
find pictures with {people=folks} in them
let's look at photos taken since {taken_after=date}
search my camera roll for {query=picq}
%lang de
zeig mir Fotos von {query:Sonnenuntergängen=Sonnenuntergängen} seit {taken_after=date}
%lang en

%tool photos_create_album
create an album called {title=albumname}
new photo album {title=albumname}, {description=albumdesc}
start an album "{title=albumname}" with the caption {description=albumdesc}
I want to collect the pictures in a new album, call it {title=albumname}
{title=albumname} as a new album please
could you make an album {title=albumname}? it's for {description=albumdesc}
we need a place for {=firstname}'s photos, an album named {title=albumname}
create a photo album
make a new album for our pictures, description {description=albumdesc}
open a photo album titled {title=albumname} and describe it as {description=albumdesc}
%lang es
crea un álbum de fotos llamado {title=albumname}
%lang en

%tool photos_share_album
share {album=albumname} with {recipients=folks}
let {recipients=folks} see the album {album=albumname}
send {recipients=folks} the {album=albumname} pictures and write {message=sharemsg}
{album=albumname} album to {recipients=folks}, "{message=sharemsg}"
{recipients=folks} keep asking for the photos, give them access to {album=albumname}, {can_edit:true=they may add their own|let them upload too}
invite {recipients=folks} to {album=albumname} but {can_edit:false=view only|without editing|they shouldn't change anything}
can {recipients=folks} get {album=albumname}? tell them {message=sharemsg}
share the album {album=albumname}
share our holiday pictures with {recipients=folks}
I'd like {recipients=folks} to look at {album=albumname}, message: {message=sharemsg}
%lang de
teile das Album {album=albumname} mit {recipients:Anna und Tom=Anna und Tom}
%lang en

%tool photos_add_caption
caption photo {photo_id=id}: {caption=caption}
under picture {photo_id=num_id} write {caption=caption}
{photo_id=id} should say "{caption=caption}"
set the text of photo {photo_id=id} to {caption=caption}
put {caption=caption} below image {photo_id=num_id}
I've a caption for {photo_id=id}, {caption=caption}
can photo {photo_id=num_id} be labelled "{caption=caption}"
add a caption to photo {photo_id=id}
write {caption=caption} under the photo
the picture {photo_id=id} needs a few words: {caption=caption}

%tool search_products
(find|look for|search) {query=goods} under {max_price=money}
I need a {condition=cond} {query=goods}, {sort_by=sortby}
{query=goods} {condition=cond} {max_price=money} max
show me {query=goods}, {sort_by=sortby}
my old one died, what {query=goods} can I get for {max_price=money}
what do {query=goods} cost at the moment
are there any {condition=cond} {query=goods} for less than {max_price=money}?
find me something {condition=cond} for under {max_price=money}
I want to buy {query=goods}, budget is {max_price=money}, {sort_by=sortby} please
go shopping for me, nothing above {max_price=money}
%lang de
such mir {query:Wanderschuhe=Wanderschuhe} für höchstens {max_price=money}
%lang en

%tool watch_price
tell me when {product=goods} drops below {target_price=money}
price alert {product=goods} {target_price=money}
I'd buy the {product=goods} for {target_price=money}, keep an eye on it
let me know as soon as [the] {product=goods} costs {target_price=money} or less
watch [the] {product=goods} until it's under {target_price=money}
{target_price=money} is my limit for the {product=goods}, ping me when it gets there
is there a way to get notified if {product=goods} goes down to {target_price=money}
set a price alert for {product=goods}
watch the price and tell me at {target_price=money}
the {product=goods} is too expensive now, wake me at {target_price=money}
%lang es
avísame cuando {product:la cafetera=la cafetera} baje de {target_price=money}
%lang en

%tool return_item
return order {order_number=num_id}, {reason=retreason}
I want to send back {order_number=code} because {reason=retreason}
{reason=retreason} - start a return for {order_number=code}, {comment=retcomment}
order {order_number=num_id} goes back, {reason=retreason}
{order_number=code} return please: {reason=retreason}. add the remark {comment=retcomment}
they can have order {order_number=num_id} back, {reason=retreason}, and tell the seller {comment=retcomment}
how do I get rid of {order_number=code}? {reason=retreason}
return {order_number=code} please
I'd like to return the shoes, {reason=retreason}
can you get me a return label for {order_number=num_id}, {reason=retreason}
%lang de
schick die Bestellung {order_number=code} zurück, {reason:too_small=sie ist zu klein|passt nicht, zu eng}
%lang en

%tool review_product
review the {product=goods}: {text=prodreview}
{product=goods}, {stars:5=five stars|5 stars}, {text=prodreview}
give the {product=goods} {stars:2=two stars|2 stars} and write {text=prodreview}
I want to leave a review for the {product=goods}, {text=prodreview}
post "{text=prodreview}" as my review of the {product=goods}
{stars:4=4 stars|four stars} for the {product=goods} I bought: {text=prodreview}
tell other customers about the {product=goods}, {text=prodreview}
write a review of the {product=goods}
publish a review saying {text=prodreview}
so disappointed with the {product=goods}, put {stars:1=one star|a single star} in the shop and say {text=prodreview}

%tool trackParcel
track {trackingNumber=trackno}
where's my {carrier=carrier} parcel {trackingNumber=trackno}
{trackingNumber=trackno} {carrier=carrier}
when will the package {trackingNumber=trackno} get here
I ordered something for {=firstname}'s birthday, will {trackingNumber=trackno} arrive in time?
shipment {trackingNumber=trackno} status please
{carrier=carrier} says {trackingNumber=trackno} left the depot, where is it now
has {trackingNumber=trackno} been delivered
where is my package
look up the {carrier=carrier} shipment for me
%lang de
wo ist das Paket {trackingNumber=trackno}
%lang en

%tool redirectParcel
redirect {trackingNumber=trackno} to {newAddress=street}
I won't be home, send parcel {trackingNumber=trackno} to {newAddress=street} instead
have {trackingNumber=trackno} delivered to {newAddress=street}, {driverNote=drivernote}
{trackingNumber=trackno} new address {newAddress=street}
the package {trackingNumber=trackno} should go to {newAddress=street}; note for the driver: {driverNote=drivernote}
can you change where {trackingNumber=trackno} goes? {newAddress=street} would be better
we moved, so {trackingNumber=trackno} has to come to {newAddress=street}
reroute my parcel {trackingNumber=trackno}
my package should go to {newAddress=street}
drop {trackingNumber=trackno} off at {newAddress=street} and tell them {driverNote=drivernote}
%lang es
envía el paquete {trackingNumber=trackno} a {newAddress=street}
%lang en

%tool listParcels
which parcels are {status=parcelstate}
what packages am I expecting
show [me] all [my] shipments
any deliveries {status:out_for_delivery=today|coming today}
is there anything {status:ready_for_pickup=I need to pick up|lying at the post office for me}
list packages {status=parcelstate}
how many of my orders are {status=parcelstate}
parcels {status=parcelstate}?
give me an overview of everything that's being shipped to me
did any parcel {status:delivered=come|arrive} while I was out
%lang de
welche Pakete sind {status:in_transit=unterwegs|noch auf dem Weg}
%lang en

%tool log_feeding
I fed {pet=pet}
{pet=pet} got {grams=petgrams} of {food=petfood}
fed {pet=pet} {food=petfood} this morning
log feeding {pet=pet} {food=petfood} {grams=petgrams}
{pet=pet} has had breakfast already, write that down so nobody feeds again
gave {food=petfood} to {pet=pet}, about {grams=petgrams}
note that {pet=pet} ate {food=petfood}
{=firstname} just gave {pet=pet} {grams=petgrams}, keep track
the cat has been fed, log it
I put out {grams=petgrams} of {food=petfood}, record the feeding
%lang es
le he dado de comer a {pet=pet}
%lang en

%tool book_vet_visit
book a vet appointment for {pet=pet} {when=when}
{pet=pet} needs to see the vet {when=when}, {reason=petill}
{reason=petill}, can {pet=pet} get an appointment at the animal clinic {when=when}
vet {pet=pet} {when=when}
I'm worried about {pet=pet}, {reason=petill}. set up a visit {when=when}
{emergency:true=it's an emergency|we can't wait, emergency}, {pet=pet} has to go to the vet {when=when}
take {pet=pet} to the vet {when=when} for this: {reason=petill}, {emergency:false=nothing urgent|not an emergency}
{pet=pet} needs the vet
get us a slot at the vet {when=when}
could the vet have a look at {pet=pet} {when=when}? {reason=petill}
%lang de
mach {when=when} einen Tierarzttermin für {pet=pet}
%lang en

%tool add_pet_note
note for {pet=pet}: {note=petnote}
{pet=pet} {note=petnote}, put that in the diary
write in {pet=pet}'s diary that {pet=pet} {note=petnote}
pet diary {pet=pet} - {note=petnote}
remember this about {pet=pet}, {note=petnote}
I noticed something about {pet=pet}: {note=petnote}
"{note=petnote}" goes into {pet=pet}'s notes
add a note about {pet=pet}
the dog {note=petnote}, add it to the pet notes
for the vet later: {pet=pet} {note=petnote}
%lang es
apunta sobre {pet=pet}: {note:no quiso comer en todo el día=no quiso comer en todo el día}
%lang en

%tool add-plant
add {plant=plant} to the garden
I planted {plant=plant} in the {spot=spot}
new plant: {plant=plant}, {spot=spot}, water {water_every_days=every}
{plant=plant} {spot=spot} {water_every_days=every}
we bought {plant=plant} at the market, put it in the planner, needs water {water_every_days=every}
my {spot=spot} now has {plant=plant}, register that
keep track of the {plant=plant} on my {spot=spot}
register the {plant=plant}, it gets watered {water_every_days=every}
I've got a new plant
add another plant in the {spot=spot}
%lang de
ich habe {plant=plant_de} gepflanzt, nimm das in den Gartenplaner auf
%lang en

%tool water-plant
I watered the {plant=plant}
{plant=plant} watered
gave the {plant=plant} {liters=liters}
mark the {plant=plant} as watered [please]
the {plant=plant} got {liters=liters} of water this morning
log {liters=liters} for the {plant=plant}
no need to remind me, the {plant=plant} had its water
{=firstname} poured {liters=liters} on the {plant=plant} yesterday
watering done, {liters=liters}
I just watered, log that
%lang es
he regado {plant:las rosas=las rosas}
%lang en

%tool diagnose-plant
my {plant=plant} has {symptoms=plantsick}
what's wrong with my {plant=plant}? {symptoms=plantsick}
{symptoms=plantsick}, what could the {plant=plant} have
{plant=plant}: {symptoms=plantsick}
help, the {plant=plant} looks ill, {symptoms=plantsick}
I keep the {plant=plant} {indoor:true=inside|indoors|in the flat} and see {symptoms=plantsick}, what is it
is it a disease when the {plant=plant} shows this: {symptoms=plantsick}
the {plant=plant}, {indoor:false=outside in the garden|planted outdoors}, {symptoms=plantsick}, any idea why?
my {plant=plant} is dying, find out why
one of my plants has a problem: {symptoms=plantsick}
%lang de
was fehlt meinen {plant=plant_de}, {symptoms:die Blätter werden gelb und fallen ab=die Blätter werden gelb und fallen ab}
%lang en

%tool garden-tasks
what's to do in the garden in {month=month}
what can I {kind=gkind} in {month=month}
garden jobs {month=month}
{month=month}: anything to {kind=gkind}?
I have a free weekend in {month=month}, which garden work is due
is {month=month} the right time to {kind=gkind}
list everything I should {kind=gkind} during {month=month}
which garden chores are coming up
what do I {kind=gkind} next
tell me what needs doing outside in {month=month}
%lang es
qué tareas hay en el jardín en {month:mayo=mayo}
%lang en

%tool list_homework
what homework does {child=kid} have
{child=kid} {subject=subject} homework?
show [me] {child=kidname}'s assignments due before {due_before=date}
does {child=kid} have anything to do in {subject=subject} until {due_before=date}
I want to check what {child=kid} still has to do for school
is there {subject=subject} homework for {child=kid}
{child=kid} says there's nothing due before {due_before=date}, is that true?
list the homework
what's the {subject=subject} homework this week
anything open at school for {child=kid}
%lang de
welche Hausaufgaben hat {child=kidname} in {subject:math=Mathe|Mathematik}
%lang en

%tool report_absence
{child=kid} can't come to school {date=date}
report {child=kid} absent {date=date}, {reason=absreason}
tell the school {child=kid} stays home {date=date} because {reason=absreason}
{child=kidname} sick {date=date}
{reason=absreason}, so {child=kid} won't be in class {date=date}
please excuse {child=kid} {date=date}
call {child=kid} in sick at school {date=date}, {reason=absreason}
{child=kid} isn't going to school
report an absence for {date=date}
let the school know about {date=date}: no {child=kidname}, {reason=absreason}
%lang es
{child=kidname} no va al colegio {date=date}
%lang en

%tool message_teacher
write to {teacher=teacher}: {message=teachmsg}
tell {teacher=teacher} {message=teachmsg}
message {teacher=teacher} about {child=kid}, {message=teachmsg}
let {child=kidname}'s teacher {teacher=teacher} know that {message=sentence}
{teacher=teacher} should know this: {message=teachmsg}
could you send {teacher=teacher} a note regarding {child=kid} saying "{message=teachmsg}"
school message for {teacher=teacher} - {message=teachmsg}
I need to write to {teacher=teacher} about {child=kid}
write to the teacher that {message=sentence}
ask {teacher=teacher}, {message=teachmsg}
%lang de
schreib {teacher=teacher}: {message:wir kommen morgen etwas später=wir kommen morgen etwas später}
%lang en

%tool answer_permission_slip
{child=kid} {allowed:true=may go|can go|is allowed to go} on the {event=schoolevent}
sign the slip for the {event=schoolevent}, {child=kid} {allowed:true=can take part|may join}
{allowed:false=no|we don't agree}, {child=kid} won't be at the {event=schoolevent}, {comment=slipcomment}
permission {event=schoolevent} {child=kidname}: {allowed:true=yes|granted}, {comment=slipcomment}
we {allowed:true=give our consent|agree} to {child=kid} doing the {event=schoolevent}
tell the school that {child=kid} {allowed:false=can't come|isn't allowed|may not go} to the {event=schoolevent} and add {comment=slipcomment}
about the {event=schoolevent}, {allowed:true=it's fine with us|we're okay with it} if {child=kid} joins. {comment=slipcomment}
answer the permission slip for the {event=schoolevent}
{child=kid} got a permission slip, {allowed:true=say yes|approve it}
{event=schoolevent}, {child=kidname}, {allowed:false=refuse|decline} please

%tool talk
my dog is the best dog on earth
the kids were adorable at the school play yesterday
I never know what to do with all these tomatoes, what a summer
our teacher back then used to throw chalk at us
ordering online is so much easier than going to town
look at that cat, hilarious
{=firstname} grew so much this year, unbelievable
why do parcels always come when you're in the shower
gardening calms me down
haha that photo is terrible, I look like a potato
did you have pets when you were little?
thanks for helping with the homework, we got through it
I'm not a morning person and neither is my hamster
shopping on saturday was a nightmare
%lang de
der Hund hat mich heute Nacht dreimal geweckt, ich bin todmüde
%lang en
