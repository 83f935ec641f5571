# Invented tools for buying and eating: optional arguments at the very end, near kinds told apart by small words, long texts, commas.
%lang en
%list y4day: tomorrow | Friday | next Tuesday | the 14th | 3 March | this Saturday | the day after tomorrow | 9 October | Sunday | the 22nd of June | Thursday next week | Boxing Day | 12/8
%list y4on: Friday | the 14th | 3 March | Monday | the 22nd of June | Sunday the 9th | Christmas Eve | Wednesday | 9 October | the last Saturday in May | Thursday | July 4th
%list y4past: yesterday | last Friday | Sunday | the 3rd of May | two days ago | last night | Easter Monday | 12 April | Tuesday | the day of the match | last weekend | 2026-02-11
%list y4since: March | last Christmas | the 1st of June | January 2025 | Easter | last summer | 3 May | we moved house | Black Friday | the beginning of the year | 2026-01-15 | my birthday
%list y4hr: seven | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 8 | 4 pm | nine | 11:15 | 5 o'clock | ten past three
%list y4late: ten | 10:30 pm | 21:45 | half past eleven | 11 pm | midnight | 23:00 | quarter past ten | 22:15 | eleven at night
%list y4few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | eleven => 11
%list y4cap: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 120 pounds => 120 | twenty euros => 20 | 18 | 500
%list y4gram: 500 grams => 500 | a kilo => 1000 | 1.5 kilos => 1500 | 250 g => 250 | 2 kg => 2000 | 800 grams => 800 | half a kilo => 500 | 3 kilos => 3000 | 120 g => 120 | 350 grams => 350 | 0.4 kg => 400
%list y4heavy: two kilos => 2000 | 750 grams => 750 | 3.5 kg => 3500 | 12 kg => 12000 | 900 g => 900 | a kilo => 1000 | 5 kilos => 5000 | 1.2 kg => 1200 | 300 grams => 300 | 20 kilos => 20000 | 2500 g => 2500
%list y4mins: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | forty minutes => 40 | 25 min => 25
%list y4km: 20 km => 20 | five kilometres => 5 | 50 kilometres => 50 | 10k => 10 | 15 km => 15 | thirty kilometres => 30 | 100 km => 100 | 8 kilometres => 8 | 25 km => 25 | 3 km => 3

%list y4goods: cordless drill | espresso cups | rain jacket for toddlers | USB-C hub | yoga mat | pillow for side sleepers | hand blender and bowl | bread knife | lamp shade | watering can | bathroom scales | tent for four | Kettler table tennis bat | socks
%list y4goodsdec: newest testament | stock pot | sorting tray | garden gnome | top rated chess clock | cheap thrills vinyl | low price tags | kitchen timer | toys in the attic dvd | gift paper | out of stock sign | best of Queen
%list y4dept: garden | toys | Kitchen and Dining | outdoor | books | Baby | electronics | office supplies | sports | pets | Home & Bath | menswear
%list y4feat: bag that fits a laptop, lunch and an umbrella | lamp which turns on when I come home | something to keep tea hot until noon | chair that folds flat, light enough to carry | mat that keeps the dog cool in July | box for screws, nails and other small stuff | clock that wakes me up without any noise | cover for a bike that stands outside all winter | shoes I can wear at work and on a hike | rack that hangs over a door, no drilling
%tool findArticles
find me a {query=y4goods}, {orderBy:price_asc=cheapest first|lowest price on top|from cheap to dear}
what {query=y4goods} do you have, {inStockOnly:true=nothing that's sold out|only what you can send today|only if it's there}
look in {category=y4dept} for {query=y4goods}
{query=y4goods} under {category=y4dept}, not over {maxPrice=y4cap}
is there any {query=y4feat}
{category=y4dept}, up to {maxPrice=y4cap}, {query=y4goods}, {orderBy:rating=what people like best|the best loved ones first}
do you sell a {query=y4goodsdec}

%list y4art: linen shirt | wool scarf | article 44017 | running vest | beanie | pyjama set for men | rucksack with a rain cover | trench coat | cotton duvet, washable | ski helmet | bathrobe | apron
%list y4artdec: Blue Note poster | Red Dwarf box set | small talk card game | Purple Rain on vinyl | Big Short dvd | Green Book | wrapping paper | Little Women | Black Beauty audiobook | Large Hadron Collider model kit
%list y4hue: black | navy | olive green | dusty pink | red and white | sand | bottle green | light grey | mustard | turquoise | off-white | brown with dots
%list y4size: M | 42 | XL | small | medium | 38 | one size | kids 128 | extra large | 10 | S | 44 wide
%tool addToBasket
I'll take the {article=y4art}, {giftWrap:true=it's a present|make it pretty, it's for a birthday|please wrap it}
{article=y4art} into my cart, {quantity=y4few} of them
{article=y4art} in {colour=y4hue} and in {size=y4size}, please
get me the {article=y4art} in {size=y4size}, and in {colour=y4hue} if I may choose
{colour=y4hue}, {size=y4size}, {article=y4art}, {quantity=y4few} pieces
want to buy {quantity=y4few} of the {article=y4art}, size {size=y4size}, {giftWrap:true=as a surprise for mum|nicely wrapped|in gift paper}
pop the {article=y4artdec} in the basket

%list y4shop: Lindqvist & Daughters | GreenFox | Papierhaus | the bike people | Tools4U | Mrs. Patel's Spices | Nordwerk | Toys and More | Bean Street | Hotel Linen Ltd | O'Hara Leather | kiki_makes
%list y4bought: bread knife | headphones | the tent | school shoes | coffee beans | a lamp for the hall | printer ink | dog bed | blanket, the grey one | cat litter and scoop | garden hose | charger
%tool listOrders
what have I bought from {seller=y4shop}, {state:returned=just the stuff I sent back|only what went back}
my purchases since {since=y4since}, {state:shipped=only what's on its way|just the ones in the post}
show everything with {containing=y4bought} in it from {seller=y4shop}
when did I get {containing=y4bought}, must have been at {seller=y4shop}
I think I ordered {containing=y4bought} at some point after {since=y4since}, did I not
{seller=y4shop}, since {since=y4since}, {containing=y4bought}, {state:delivered=already here|those that came}
what have I been buying here from day one

%list y4why: the zip broke on the second day, I barely used it | it is far too small although I checked the chart | colour looks nothing like the photo, more like mud | it arrived late and I have bought another one | makes a buzzing noise when it is switched on | my husband already had one in the cupboard | one leg is shorter, so it wobbles on the floor | smells of petrol, even after two days outside | the box was open and the manual missing | it doesn't fit through our door at all | scratches my neck when I turn my head
%list y4whyshort: too big | faulty | wrong colour | broken handle | ordered twice by mistake | itchy | doesn't match the sofa | changed my mind | smells odd | missing screws and nuts | too loud
%list y4whydec: store credit card did not fit in it | original box was torn | exchange rate made it too dear | not as described on the order | nobody was home to pick it up | cash drawer is jammed | refund sticker on it from before | money clip is loose | label in the wrong language | arrived after the courier strike
%list y4ordno: 40-2217 | VM88120 | 90017 | A-3345 | 7781203 | #5512 | VM-2026-014 | 663 | B99-1 | 1200454 | VM70031
%tool startReturn
I want to return the {article=y4art}, {reason=y4whyshort}, {refundTo:exchange=swap it for another one|I'd like a new one instead|just replace it}
the {article=y4art} goes back, {reason=y4whyshort}, {homePickup:true=somebody has to fetch it|please collect it here|I can't get to the post office}
from {orderNumber=y4ordno} send back the {article=y4art} for being {reason:too small=too small}
{article=y4art} out of {orderNumber=y4ordno} is going back because of {reason:a torn seam=a torn seam}
return {article=y4art}: {reason=y4why}
{orderNumber=y4ordno}, {article=y4art}, {reason=y4whyshort}, {refundTo:store_credit=a voucher is fine|I'll spend it with you anyway}
the {article=y4art} isn't for me, {reason=y4whydec}

%list y4head: Worth every penny | Never again | Good but loud | A gift for my dad, and he loves it | Five months later | For small kitchens | solid | Not what I hoped for | Wow | Better than the old one | Nice in theory
%list y4opin: it does what it says, though the lid is hard to clean | we use it every morning and it still looks new | broke after a week, and nobody answers the phone | warm, light, and it dries overnight | my kids fight over it, so I bought a second one | the handle gets hot when you pour | took two hours to build but stands firm | softer than I thought, runs a bit large | sounds great for the price, the cable is short | the colour faded after the first wash
%list y4opshort: good value | very soft | a bit loud | runs small | broke quickly | love it | ok for the money | easy to clean | great fit, fast delivery | would buy again
%list y4star: 4 | 5 | two => 2 | three => 3 | five => 5 | 3 | four => 4 | 2 | 4 | 5
%tool writeReview
{stars=y4star} stars for the {article=y4art}, {anonymous:true=without my name|leave my name out|nobody needs to know it's me}
rate the {article=y4art} {stars=y4star} out of five, "{text=y4opshort}", {anonymous:true=don't say who wrote it|keep me out of it}
give the {article=y4art} a {stars=y4star}, with {headline=y4head} on top and {text=y4opshort} below
under {headline=y4head} say {text=y4opshort} about the {article=y4art}, {stars=y4star} stars
my verdict on the {article=y4art}, {stars=y4star} stars: {text=y4opin}
{article=y4art}, {stars=y4star} stars, {headline=y4head}, {text=y4opshort}
the {article=y4artdec} deserves {stars=y4star} stars

%list y4used: pram | Billy bookcase | round table with six chairs | sewing machine | bunk bed | cargo bike | Lego train | record player | piano stool | moped helmet | patio heater and gas bottle | typewriter | vintage Leica
%list y4useddec: new wave records | spare parts catalogue | like new order t-shirt | London bus model | used books shelf | defender miniature | York stone slabs | radius ruler | Berlin wall piece | nearly famous poster | Paris street sign
%list y4town: Leeds | San Sebastián | Graz | Newcastle upon Tyne | 10115 | Cork | the West End | Aarhus | St. Albans | Frankfurt an der Oder | SW4 | our village
%list y4want: sofa that turns into a bed, no smokers | shelf which fits under a sloping roof | kids' bike with gears for a girl of seven | old school desk with a lid and an inkwell | fridge that is quiet, works and is white | tent we can stand up in, sleeps six | guitar for somebody who has just started playing | chairs that match a round table from the sixties | cage big enough for two rabbits, foldable if possible | window frames from a house that was torn down
%tool hoardly_search_ads
any {keywords=y4used} for sale, {condition:for_parts=broken is fine too|I only need the bits|doesn't have to work}
is somebody selling a {keywords=y4used} around {place=y4town}, {condition:like_new=hardly touched|barely used|in mint shape}
second-hand {keywords=y4used} in {place=y4town}, no further than {radius_km=y4km}
within {radius_km=y4km} of {place=y4town}, what {keywords=y4used} can I get for under {price_max=y4cap}
look for {keywords=y4want}
{place=y4town}, {radius_km=y4km}, {keywords=y4used}, {price_max=y4cap} tops
see if there are {keywords=y4useddec} on hoardly

%list y4alias: Baby stuff | flat in May | Ben's birthday | workshop | for the garden, cheap | Project Van | bikes and bits | Mum | dream kitchen | shed | instant win | gifts for Jo
%tool hoardly_save_search
let me know when a {keywords=y4used} turns up, {frequency:instant=the very second it does|right away|straight away}
watch out for a {keywords=y4used} near {place=y4town}, {frequency:weekly=a note on Sundays will do|one mail a week|once a week is enough}
keep an eye open for {keywords=y4used} and file that under {label=y4alias}
under {label=y4alias}, look out for {keywords=y4used} in {place=y4town}
alert me about any {keywords=y4want}
{keywords=y4used}, {place=y4town}, not above {price_max=y4cap}, tell me {frequency:daily=each evening|every day|day by day}
remember I'm after {keywords=y4useddec} and ping me

%list y4adtitle: Bookcase in oak | pram, hardly used | Two concert tickets for Friday | Kids' skis with boots | box of records | Aquarium with stand and pump | winter tyres, 16 inch | Sofa | Grandma's sewing table | desk from Sweden | jam jars | Free-standing tub
%list y4adlong: Oak table that seats ten, one leg is new | Moving out on Friday, everything in the kitchen must go | Bike I bought last year and never rode | Pram, converts into a buggy, rain cover included | Piano, needs tuning, sounds lovely when it's done | Sofa bed our cat has never slept on | Books I've read, mostly crime, sold by the box | Ladder that reaches the roof of a small house | Games console with four pads, still under warranty | Wardrobe, comes apart in ten minutes
%list y4addec: draft horse harness | pickup for Stratocaster | offer book from 1910 | postcards from the front | publisher's desk | delivery bike | shipping crate | negative scanner | sketch of the harbour | private eye annuals
%list y4adtext: minor scratches | smoke-free home | works perfectly | needs a new cable | bought in 2022, used twice | from a house without pets | one owner | a bit wobbly | original box and papers | top in good shape, legs less so
%tool hoardly_post_ad
put my {title=y4adtitle} up for {price=y4cap}, {pickup_only:true=they have to come and get it|I won't post it|no shipping}
sell {title=y4adtitle}, I'd like {price=y4cap} for it, {draft:true=don't put it online yet|not live yet|I'll look it over first}
advertise "{title=y4adtitle}" for {price=y4cap} with {description=y4adtext} in the text
for {price=y4cap}, {title=y4adtitle}, and below it {description=y4adtext}
new listing at {price=y4cap}: {title=y4adlong}
{title=y4adtitle}, {description=y4adtext}, {price=y4cap}, {pickup_only:true=come by and collect|buyers fetch it themselves}
list the {title=y4addec} at {price=y4cap}

%list y4user: retro_rita | Sal's Attic | bikebob77 | mo_and_jo | Kastanie12 | the_bookworm | Ines M. | vintage-vic | HansimGlück | old stuff from Kent | lena.k | D'Arcy
%list y4hag: I can pick it up tonight and pay cash | is that ok, it has a few scratches after all | would come with a van tomorrow after work | I'd also take the lamp if you throw it in | my daughter starts school and needs one badly | saw the same one for less, but yours is nearer | we live around the corner, no need to ship | money by bank transfer as soon as you agree | it would make my little boy very happy | no need to clean it, I'll do that at home
%list y4hagshort: cash in hand | can collect today | my last word | student, sorry | fair I think | no hurry | I have a van | pick up at noon | friend of Jo | and thanks
%tool hoardly_make_offer
bid {amount=y4cap} for the {ad=y4used}, {valid_until=y4day} at the latest
offer {amount=y4cap} on the {ad=y4used}, good until {valid_until=y4on}
try {amount=y4cap} with {seller=y4user} for the {ad=y4used}
for the {ad=y4used} from {seller=y4user} I'd go to {amount=y4cap}, and add "{message=y4hagshort}"
propose {amount=y4cap} for {ad=y4used} and write {message=y4hag}
{ad=y4used}, {seller=y4user}, {amount=y4cap}, till {valid_until=y4on}
would they take {amount=y4cap} for the {ad=y4useddec}

%list y4ask: is it still there and could I see it tonight | does the motor run, or has it been standing for years | how tall is it when the top is folded down | can you hold it until Friday, I get paid then | would you ship it to Ireland if I pay for it | has anybody ever smoked in the room where it stood | what's wrong with the left wheel in the third picture | we'd come at six, is there somebody who helps to carry | which year is it from and do you have the papers | are the cushions washable, we've got two dogs
%list y4askshort: is it still available | what size is it | any scratches | would you swap | when can I come | does it fold | last price | is the box included | how old | still for sale, right
%list y4askdec: what is your phone number | who made the ad photos | is your offer draft or final | can I call | which seller had it before you | do you have a landline | is there a mobile version | did you post it on time | what is it called in English | does the second number work better
%tool hoardly_message_seller
ask {seller=y4user} "{text=y4askshort}", {share_phone:true=let them have my number|they can ring me|my number's theirs}
write {seller=y4user}: {text=y4askshort} - it's about the {ad=y4used}
on the {ad=y4used}, ask {seller=y4user} {text=y4askshort}
{text=y4askshort}? to {seller=y4user} about {ad=y4used}, {share_phone:true=my mobile too so they can call|give them my phone}
drop {seller=y4user} a line: {text=y4ask}
{seller=y4user}, {ad=y4used}, {text=y4askshort}
text {seller=y4user} {text=y4askdec}

%list y4food: cherry tomatoes | basmati | minced beef | oat milk | butter | carrots | salmon fillet without skin | coffee beans | peas and corn, frozen | parmesan | sourdough | grapes | baby spinach
%list y4fooddec: organ meat | Brand New Day cereal | gram flour | call-a-pizza dough | bio-degradable bags | weight watchers soup | skip-the-dishes tabs | pound cake | kilo bar | replacement filter
%list y4label: Arla | Hof Sonnblick | the shop's own label | Barilla | La Abuela | Dr. Moll's | Ben and Bess | Yeo Farm | Kikko | no-name | St. Peter's
%tool cart-add
we need {product=y4food}, {if-missing:call_me=ring me if it's gone|give me a shout if they're out|ask me when there's none}
{product=y4food} please, {if-missing:skip=or nothing at all|forget it if it's not there|leave it if sold out}
order {product=y4food} from {brand=y4label}
{brand=y4label} should be the one for {product=y4food}, {weight-g=y4gram}
get {product=y4food}, {organic:true=no pesticides|grown without chemicals|the eco kind only}
{weight-g=y4gram}, {product=y4food}, {brand=y4label}, {if-missing:replace=something like it will do|another kind is ok}
throw in some {product=y4fooddec}

%list y4need: light bulbs | nappies in size 4 | toothpaste | birthday candles | glue and tape | cat food | milk | shampoo for dry hair | AA batteries | plasters | bin bags, the big ones | stamps
%list y4needlong: something Ben can bring to school, no nuts | cheese for the raclette on Saturday, about a kilo | whatever flowers are in season, not lilies | the tea that Grandma drank when she stayed here | screws for the shelf which came down last night | a card to say sorry, blank inside | a cake nobody has to bake, enough for ten | crisps, the salty ones the boys always finish | a present for a boy of nine, nothing loud | soap that doesn't dry out your hands
%list y4needdec: list paper | baby wipes | mother's day card | store cupboard moth traps | urgent repair glue | kids' toothbrush | market basket | boss baby dvd | party bags | guest towels
%list y4listname: Weekend | party | Chemist | Camping and beach | house | Christmas | Mum's | staff kitchen | DIY | weekly shop | for the cabin
%list y4store: Aldi | the Turkish shop | Saturday market | Boots | Hardware Joe's | the corner shop | Lidl | the bakery by the station | IKEA | the farm | Penny and Sons
%list y4kin: Nora | Uncle Bert | little Theo | the cat | my mother-in-law | Jun | Ben and Bea | Gran | the new babysitter | Oskar | dad
%tool shopping-list-add
jot down {item=y4need}, {urgent:true=we're completely out|can't wait|it has to be today}
don't let me forget {item=y4need}, {for-whom=y4kin} wants it
{item=y4need} on {list=y4listname}, from {store=y4store}
at {store=y4store} get {item=y4need} for {for-whom=y4kin}, goes on {list=y4listname}
we still need {item=y4needlong}
{list=y4listname}, {item=y4need}, {store=y4store}, {urgent:true=the sooner the better|very soon}
write {item=y4needdec} down for later

%list y4leave: behind the bins | under the stairs, left side | next to the bike shed | beside the back door | inside the garage | outside number 12 | behind the hedge and the bench | underneath the porch roof | near the gate, blue box | between the two doors
%list y4leavelong: behind the shed, mind the dog when you open | inside the green box I'll put out at six | under the bench by the window if it isn't raining | next to the steps, my neighbour takes it in | near the gate, the code is 4471 | outside the pub opposite, they know us | beside the door, key hangs on a nail | behind the bins, where nobody sees it | underneath the carport so it stays dry | inside the porch, just push the door
%list y4tip: 5 euros => 5 | two pounds => 2 | $4 => 4 | 3 | €2.50 => 2.50 | 10 dollars => 10 | four euros => 4 | £6 => 6 | 1.50 | five => 5
%tool book-slot
bring the groceries {day=y4day}, {contactless:true=no need to ring|don't knock|just leave and go}
delivery {day=y4day} please, {tip=y4tip} for the driver
{day=y4day} at {time=y4hr}, {drop-off=y4leave}
put it {drop-off=y4leave} on {day=y4on}, from {time=y4hr}, {contactless:true=the baby is asleep, no bell|we don't want to meet anyone}
I'm out on {day=y4on}, so leave the shopping {drop-off=y4leavelong}
{time=y4hr}, {day=y4day}, {drop-off=y4leave}, tip {tip=y4tip}
can the food come {day=y4day}, I have time then

%list y4swap: buttermilk | eggs | cream | fish sauce | plain flour | gelatine | honey | white wine | almond butter, smooth | ricotta | bread crumbs | saffron
%list y4use: pancakes | carbonara | a birthday cake | Thai curry | frosting | meatballs and gravy | tiramisu | Sunday roast | soup for the kids | cheesecake | a pie crust
%list y4uselong: a cake that has to stand outside for hours | the sauce my mother makes, thick and not too sweet | pancakes we want to freeze and eat next week | a soup which the baby eats too | something crisp, baked, to go with beer | bread that rises overnight in the fridge | an icing that won't melt in July | a dip for crisps, made an hour ahead | the pie we take along to the Hendersons | cookies that should stay soft
%list y4allerg: nuts | gluten | milk and soy | eggs | sesame, mustard | alcohol | lactose | celery and nuts | pork | coconut
%tool find-substitute
what can I take for {product=y4swap}, {price-level:budget=money is tight|something that costs less|a cheap one}
out of {product=y4swap}, what else works, {avoid=y4allerg} not allowed
what goes into {purpose=y4use} in place of {product=y4swap}
{product=y4swap} is missing for {purpose=y4use}, what now, {price-level:premium=it may cost a bit more|something fancier}
I've no {product=y4swap} and I'm making {purpose=y4uselong}
{purpose=y4use}, no {product=y4swap}, nothing with {avoid=y4allerg}
anything that tastes the same as {product=y4swap}, any idea

%list y4basket: big weekly shop | Barbecue | basics | Baby and nappies | breakfast at the office | Sunday's pizza night | last week's | drinks | Gran's groceries | Party for ten | fish on Friday | starter kit
%list y4basketdec: monthly treats | Once upon a Thyme | Weekly Wonder | first of May picnic | Monday blues | daily bread | two weeks in the cabin | day one | Friday night | Sunday best
%list y4skip: eggs | milk and yoghurt | beer | bananas, apples | meat | cat food and litter | wine | bread | onions | coffee and filters
%list y4basketlong: what we had when the Hendersons came, starters included | everything for the lasagne I made in March | things the kids like, mostly snacks | the shop I did before we went to Wales | basics, plus all we need to bake | food for a week without cooking at all | all the stuff for tea when Gran visits | meat and salad for the barbecue we did in June | what I bought when the twins were ill | snacks for the film night, popcorn too
%tool repeat-order
send {basket=y4basket} again, {schedule:biweekly=every other week|every fortnight|then each second week}
I'd like {basket=y4basket} once more, {leave-out=y4skip} not needed this time
{basket=y4basket} without {leave-out=y4skip}
drop {leave-out=y4skip} from {basket=y4basket} and bring the rest {day=y4day}
order again: {basket=y4basketlong}
{day=y4day}, {basket=y4basket}, no {leave-out=y4skip}, {schedule:weekly=from then on every seven days|from now on each week}
the {basket=y4basketdec} one again, same as ever

%list y4dish: lentil soup | moussaka | pancakes | chicken pie | ratatouille | fish tacos | dumplings | apple crumble | shakshuka | mac and cheese | stuffed peppers | rhubarb | ramen
%list y4dishdec: thousand island dressing | hot cross buns | five minute mug cake | Vietnamese coffee | beef Wellington | English muffins | Black Forest gateau | vegetable lasagne | French toast | Irish stew | bread without rival
%list y4cuis: Georgian | Thai | Tex-Mex | Sicilian | Punjabi | Swiss | Basque | West African | Polish | Korean | Lebanese
%list y4hunger: a cake that needs no oven, good for kids | what to cook with half a cabbage and some rice | soup which tastes better when you warm it up | dinner I can make while the baby sleeps | something to take along, eaten cold, no fork | a starter that looks like more work than it is | cookies for a dog, he's allergic to chicken | stew like the one we ate in Tbilisi | a pie that uses up ripe pears | salad to go with grilled fish, nothing creamy
%tool spatulary.search_recipes
how do I make {query=y4dish}, {diet:vegan=nothing from animals|all plants|no animal stuff at all}
{query=y4dish} for tonight, {max_minutes=y4mins} at most
any {cuisine=y4cuis} {query=y4dish} without {without=y4allerg}
no {without=y4allerg} in it, {query=y4dish} the {cuisine=y4cuis} way, {diet:low_carb=few carbs|hardly any carbs}
find {query=y4hunger}
{cuisine=y4cuis}, {query=y4dish}, {max_minutes=y4mins}, {diet:vegetarian=no meat|meatless}
ideas for {query=y4dishdec}

%list y4rtitle: Plum cake | Sunday broth | Mrs. Iyer's dal | goulash with beer | quick pickles | Pasta for Two | Lemon bars | Christmas goose | green sauce | salad from the beach bar | flatbread, no yeast
%list y4rdec: Secret Sauce | Grandma Duck's pie | private dining soup | Jamie's Dream cake | Book club biscuits | Public house chips | Method Man burger | Chef's salad | Baker's dozen rolls | Uncle Ben's rice bowl
%list y4auth: Aunt Rosa | Jamie from work | my neighbour Kemal | Yotam | Sister Agnes | the lady at the market | Grandma Duck | Chef Laurent | Dad | Mia and Tom | Nonna Pia
%list y4coll: Desserts | Family | Winter and Christmas | weeknights | Grandma | To Try | Soups, stews | Camping | Mia's kitchen | Bread | Best of Naples
%list y4steps: cream butter and sugar, fold in flour, bake for forty minutes | soak the beans overnight and boil them with a bay leaf | fry the onions slowly, then add stock and simmer till noon | mix everything, let it rest an hour, roll it out thin | whisk the eggs with sugar until they are white and stiff | put it all in one pot and don't stir | grill the peppers, peel them while they're hot, chop | layer potatoes and cream, cover, bake at 180 | rub the meat with salt, leave it till morning, roast it | toast the nuts, chop them and stir them in
%tool spatulary.save_recipe
keep {title=y4rtitle}, {private:true=for my eyes only|nobody else may see it|don't show it to anyone}
I want to hold on to {title=y4rtitle}, {author=y4auth} gave it to me
{title=y4rtitle} by {author=y4auth} into {cookbook=y4coll}
in {cookbook=y4coll}, {title=y4rtitle}, got it from {author=y4auth}, {private:true=it's a secret|just between us}
store {title=y4rtitle}: {method=y4steps}
{cookbook=y4coll}, {title=y4rtitle}, {author=y4auth}
please save my {title=y4rdec}

%list y4cookwho: Jonas | my brother-in-law | Amira | dad | Big Sal | little Theo | Mum | Pat from next door | Ruben | Auntie Jo
%list y4dishlong: roast with all the trimmings, gravy made ahead | leftover rice, fried with whatever is in the drawer | soup from the bones, with the rest of the bread | whatever fish they have, grilled, with lemon | the lasagne that is in the freezer | pizza we make ourselves, one for each | potato salad the way Gran does it | the curry Jo keeps talking about, not too hot | eggs, since there's nothing else at home | stew from the freezer, just add potatoes
%list y4dishmeal: breakfast burritos | lunchbox wraps | dinner rolls | snack plate | TV dinner | brunch bake | midnight spaghetti | family pizza | party sandwiches | tea for two cake
%tool spatulary.plan_meal
let's have {dish=y4dish} {day=y4day}, {eaters=y4few} of us
{day=y4day} we eat {dish=y4dish}, {meal:lunch=in the middle of the day|around noon|at midday}
{cook=y4cookwho} makes {dish=y4dish} on {day=y4on}
on {day=y4on}, {dish=y4dish} by {cook=y4cookwho}, for {eaters=y4few}
{day=y4day} it's {dish=y4dishlong}
{eaters=y4few} people, {dish=y4dish}, {day=y4day}, {meal:breakfast=first thing in the morning|to start the day}
I fancy {dish=y4dishmeal} {day=y4day}

%list y4rem: less salt next time, and take it out five minutes earlier | the kids picked out the olives but ate the rest | too much for four, we froze half of it | works with tinned tomatoes, tastes even better cold | burnt at the edges because the oven runs hot | needs a squeeze of lemon when it's served | Ben had three plates, so make double | fell apart when I turned it, use a smaller pan | everybody asked for the recipe, even Uncle Bert | took an hour longer than it says
%list y4remshort: less salt | great | too sweet | dry | double the sauce | Ben hated it | a keeper | needs acid | ok, not more | bit bland
%list y4mark: 8 | nine => 9 | 7 | ten => 10 | 6 | four => 4 | 3 | five => 5 | 9 | 2
%list y4with: Ines and Tomasz | Gran | my boss | Jo, Sal and Kwame | the neighbours | Lee | Mia and the twins | Uncle Bert | Anneke, Ruben | Penny
%tool spatulary.log_meal
we had {dish=y4dish}, {rating=y4mark} out of ten
made {dish=y4dish} {day=y4past}, {guests=y4with} came over
{dish=y4dish} on {day:Sunday=Sunday} with {guests=y4with}, {remark=y4remshort}
with {guests=y4with} we ate {dish=y4dish}, I'd say {rating=y4mark}
cooked {dish=y4dish}: {remark=y4rem}
{day=y4past}, {dish=y4dish}, {guests=y4with}, {rating=y4mark} points
note that we ate {dish=y4dishmeal}

%list y4convdec: Dutch oven bread | cupcakes | five bean chilli | pound cake | quart pickles | slow roast pork | three milk cake | hundred hour ribs | oven chips | air bread with cheese
%tool spatulary.convert_recipe
redo {recipe=y4rtitle}, {portions=y4few} are coming
I need {recipe=y4rtitle}, {units:metric=in grams, I don't own cups|grams and litres|without those cups}
{recipe=y4rtitle} for {portions=y4few}, {appliance:slow_cooker=the thing that simmers all day|left to itself all day}
rewrite for {portions=y4few} the {recipe=y4rtitle}, {units:us_cups=the American way|for my American friend}
what do the amounts become when {portions=y4few} of us eat {recipe=y4dishlong}
{portions=y4few} people, {recipe=y4rtitle}, {appliance:air_fryer=in that hot air thing|hot air basket}, {units:metric=grams}
recalculate the {recipe=y4convdec}

%list y4eat: ramen | Ethiopian | fish and chips | tapas | Vietnamese | steak | dim sum, proper ones | vegan burgers | pizza by the slice | Georgian food | mezze | cake and coffee
%list y4eatdec: street food | bar snacks | terrace-style barbecue | late night kebab | garden vegetables | cheap eats | Paris-style crêpes | luxury burgers | Sunday roast | Tokyo curry | beach food
%list y4quarter: the old town | Soho | Via Roma | the opera quarter | King's Cross | Neukölln | the harbour | Gràcia | the station district | Stratford-upon-Avon | Prenzlauer Berg | Elm Street
%list y4craving: noodles like those we had in Hanoi, very spicy | a place that does brunch and lets dogs in | food kids eat while the grown-ups talk | oysters somewhere you can see the sea | soup that helps when you have a cold | tacos that don't come in a hard shell | dumplings, steamed not fried, handmade | a proper curry, hot enough to make me cry | fish so fresh it almost swims, nothing fried | pizza cut with scissors, like in Rome
%tool mesa_findRestaurants
where can we get {cuisine=y4eat}, {priceLevel:cheap=I'm broke|it mustn't cost much|nothing dear}
{cuisine=y4eat} in {area=y4quarter}, {outdoor:true=we'd like to sit in the sun|with tables outside|under the sky}
who does {cuisine=y4eat} around {area=y4quarter} and still serves at {openAt=y4late}
at {openAt=y4late}, in {area=y4quarter}, some {cuisine=y4eat}, {priceLevel:fine_dining=white tablecloths and all|really posh}
I'm dying for {cuisine=y4craving}
{area=y4quarter}, {cuisine=y4eat}, {outdoor:true=open air}, {priceLevel:moderate=not too dear, not too cheap|mid-range}
good {cuisine=y4eatdec}, any tips

%list y4resto: Chez Odile | The Anchor | Pino's | La Paloma Blanca | Fork and Cork | Zum Löwen | Blue Door | Namaste on Mill Road | Kiku | The Two Sisters | Casa Inés | Bar Centrale
%list y4restodec: The Terrace | Table for Six | Bar Seven | Friday's | Under the Oak | Ten O'Clock | The Private Room | Garden House | Twelve Tables | Mr. Nine | The Window Seat
%list y4under: Iyer | Jo Marsh | my boss | Marchetti | Lund and Park | Anneke | O'Neill | Big Sal | Team Falcon | Dr. Weiss
%list y4req: one of us can't eat nuts, please tell the kitchen | it's her fiftieth, so a cake with a candle would be nice | we come with a pram and need a bit of space | my father uses a wheelchair, is there a ramp | two of us are vegan and one doesn't drink | we have to leave by nine for a concert | a quiet corner, I want to propose | please don't sing, he hates that | our baby needs a high chair, and we're a bit loud | I left my umbrella there, please keep it
%tool mesa_bookTable
a table at {restaurant=y4resto} {date=y4day}, {seating:terrace=out in the sun|outside if we can|in the open air}
{restaurant=y4resto}, {date=y4day}, {guests=y4few} of us
get us into {restaurant=y4resto} at {time=y4hr} on {date=y4on} under {name=y4under}
for {guests=y4few}, {date=y4day}, at {restaurant=y4resto}, in the name of {name=y4under}, {seating:private_room=where nobody can hear us|away from everyone else}
dinner at {restaurant=y4resto} {date=y4day}, and let them know {request=y4req}
{date=y4day}, {time=y4hr}, {guests=y4few} people, {restaurant=y4resto}, {seating:bar=at the counter|on those high stools}
we want to eat at {restaurant=y4restodec} {date=y4day}

%tool mesa_joinWaitlist
{restaurant=y4resto} is full {date=y4day}, put us in line, {notifyBy:sms=text me|a text is best|write to my mobile}
queue for {restaurant=y4resto} on {date=y4on}, {flexibleTime:true=whenever, we don't mind when|any hour will do|early or late is fine}
if somebody cancels at {restaurant=y4resto} on {date=y4on} we'd be {guests=y4few}
on {date=y4on}, {guests=y4few} seats at {restaurant=y4resto} should they come free, {notifyBy:phone_call=ring me then|give me a ring}
no table at {restaurant=y4resto} {date=y4day}, so let us wait until one is given back
{guests=y4few} people, {date=y4day}, {restaurant=y4resto}, {notifyBy:email=drop me a mail|a line to my inbox}
hope for a free spot at {restaurant=y4restodec} {date=y4day}

%list y4sorry: sorry, our train is late and we'll be stuck until seven | we're really sorry, the babysitter has just cancelled | two friends turned up from Spain, hope that's all right | my mother fell ill, we still want to come | apologies for the mess, this is the last time | the meeting runs over and I can't get out | thanks for being so patient with us | we got the days mixed up, so sorry | the car broke down and we're waiting for help | forgive us, we'll make up for it with dessert
%tool mesa_changeBooking
we'll be at {restaurant=y4resto} later than planned, {newTime=y4hr} now
move our table at {restaurant=y4resto}, {newGuests=y4few} people now
our dinner at {restaurant=y4resto} should go to {newDate=y4on} at {newTime=y4hr}
make it {newGuests=y4few} at {newTime=y4hr} for {restaurant=y4resto}, not on the old day but {newDate=y4day}
push {restaurant=y4resto} to {newTime=y4hr} and tell them {apology=y4sorry}
{restaurant=y4resto}, {newDate=y4day}, {newTime=y4hr}, {newGuests=y4few} people instead
something has come up, I have to alter {restaurant=y4restodec}

%list y4plates: two margheritas | pad thai and spring rolls | the lunch special | four burgers, chips | chicken korma, rice and naan | a large tiramisu | number 34 | dumplings | one cheese pizza without olives | falafel wraps and a salad
%list y4platedec: cash cow burgers | picnic box | card player's sandwich | home fries | street corn | voucher menu | office lunch box | road chicken | counter service ramen | paper bag chicken
%list y4platelong: the big noodle soup, extra spicy, with an egg on top | three pizzas, one half ham and half mushroom | whatever the kids always get, plus two salads | a burger well done, no pickles, sauce on the side | ribs, the ones that fall apart, and slaw | prawn curry that isn't too hot, rice for four | the steak, rare, and whatever salad comes with it | a soup for my sick husband, nothing spicy | dumplings, half with pork and half with leek | the big breakfast, eggs turned over
%list y4addr: 14 Elm Street | the office | Gran's | flat 3, 20 Mill Road | my place | Hotel Bristol, room 208 | the park by the bandstand | Calle Mayor 5 | work | Jo's
%tool mesa_orderTakeaway
{dishes=y4plates} from {restaurant=y4resto}, {mode:collection=I'll come and get it|I'm walking over|we fetch it ourselves}
order {dishes=y4plates} at {restaurant=y4resto}, {payment:cash=I've got notes and coins here|I pay at the door in coins|with the money in my purse}
have {restaurant=y4resto} bring {dishes=y4plates} to {address=y4addr}
to {address=y4addr}, {dishes=y4plates} out of the kitchen of {restaurant=y4resto}, {cutlery:false=we have our own forks|spare us the plastic forks|no plastic spoons}
call up {restaurant=y4resto} for {dishes=y4platelong}
{restaurant=y4resto}, {dishes=y4plates}, {address=y4addr}, {payment:card=plastic|by Visa}
I'd love {dishes=y4platedec} from {restaurant=y4resto}

%list y4name: Mia Carlsson | Uncle Bert | O'Brien Roofing | Dr. Iyer | my sister in Cork | Kwame | Blue Door Studio | Tomasz and Ines | the Hendersons | legal | Mrs. Kowalski | Ben
%list y4from: the Leeds office | Jo | Nordwerk | Aunt Rosa | our warehouse | Team Falcon | mum and dad | Pixel Barn | Lee | the shop | Big Sal
%list y4box: a mug | three books | ski boots | jam, home-made | spare keys | cables and a router | the signed contract | vinyl records | honey | a birthday present | shoes
%list y4boxdec: express train set | stamps | standard lamp | signature perfume | heavy metal CDs | economy textbook | next day magazine | postman puzzle | courier font samples | letter opener
%list y4boxlong: glasses wrapped in newspaper, please keep them upright | a coat he left here when he came for lunch | cheese from the market, has to stay cold | documents they need to sign before Friday | toys our girls don't play with any more | a painting, framed, with glass in front | seeds I promised, each kind in its own bag | a phone that needs repair, battery taken out | clothes for the twins, they grow so fast | the cake tin she forgot at our party
%tool parcelwren.create_shipment
post {contents=y4box} to {recipient=y4name}, {speed:same_day=must be there by tonight|still today|this very afternoon}
send {recipient=y4name} {contents=y4box}, {signature:true=they have to sign for it|only against a signature|not without an autograph}
{contents=y4box} from {sender=y4from} to {recipient=y4name}
for {recipient=y4name}, from {sender=y4from}: {contents=y4box}, {weight_g=y4heavy}
parcel for {recipient=y4name} with {contents=y4boxlong}
{weight_g=y4heavy}, {contents=y4box}, {recipient=y4name}, {speed:economy=there's no hurry|slow is fine|the slow cheap way}
I need to mail the {contents=y4boxdec} to {recipient=y4name}

%list y4orig: Leeds | our warehouse in Ghent | Vigo | Frankfurt an der Oder | here | the Oslo office | Tampa | Stratford-upon-Avon | Lyon | postcode 8010 | Le Mans
%list y4dest: Zagreb | Denver | Bergen | King's Lynn | my aunt in Palermo | Bath | New Zealand | Salt Lake City | the Azores | 90210 | Riga | Isle of Man
%list y4carrier: DHL | Royal Mail | UPS | GLS | La Poste | Hermes | DPD | Bring | Swift & Sons | PostNord | Correos
%tool parcelwren.quote_shipment
what does it cost to {destination=y4dest}, {insured:true=covered against loss|in case it gets lost|protected if it breaks}
price for a box to {destination=y4dest}, {weight_g=y4heavy}
how much from {origin=y4orig} to {destination=y4dest}
to {destination=y4dest} out of {origin=y4orig} with {carrier=y4carrier}, what would I pay
I'm thinking of mailing some books I no longer read, {weight_g=y4heavy}, over to {destination=y4dest}
{weight_g=y4heavy}, {origin=y4orig} to {destination=y4dest}, {carrier=y4carrier}, {insured:true=insured}
is it dear to ship an express train set to {destination=y4dest}

%list y4trk: PW40017722 | 1Z99AA10 | 0034-0434 | RR4413GB | LX-902-17 | 55120098 | JJD0003 | CP88 | PW-7F3A | 6600172 | H1004X
%tool parcelwren.track
where's {tracking_no=y4trk}, {full_history:true=every stop it made|the whole journey so far|all the way from the start}
follow {tracking_no=y4trk} for me, {updates:sms=a text whenever it moves|by text}
{tracking_no=y4trk} came with {carrier=y4carrier}, is it close
{carrier=y4carrier} has my {tracking_no=y4trk}, keep me informed, {updates:email=into my inbox|by mail}
a parcel I have been waiting for since Monday, number {tracking_no=y4trk}, what on earth happened to it
{tracking_no=y4trk}, {carrier=y4carrier}, {updates:push=pop up on my phone}, {full_history:true=everything}
has {tracking_no=y4trk} left yet, nobody texted me

%list y4pkg: PW40017722 | the shoes | my new phone | 1Z99AA10 | parcel from Nordwerk | wine box | tyres, all four | RR4413GB | the books and the lamp | Ben's present | LX-902-17
%list y4pkgdec: Monday Box | permanent markers | neighbours' magazine | everyday sneakers | office chair | next week's veg box | locker combination lock | Sunday paper | home trainer | shop sign
%list y4divert: Mrs. Kowalski next door | locker 12 at the station | the post office on Mill Road | number 9 | my work | Kiosk Aydin | the flower shop, round the corner | Jo's house | the garage | Gran
%list y4driver: ring twice and wait, she walks slowly | the gate code is 4471, please close it behind you | don't leave it in the rain, there's paper inside | go through the yard, the front door is stuck | knock on the window if nobody opens | the dog barks but he won't bite | ask for Lee, he sits on the second floor | leave it with whoever opens, they're all family | please don't throw it over the fence again | take the lift, the stairs are being painted
%tool parcelwren.redirect
take {parcel=y4pkg} to {to=y4divert}, {permanent:true=from now on all of them|the same for everything that follows|always from here on}
{parcel=y4pkg} to {to=y4divert} please, {deliver_on=y4day} rather than now
{to=y4divert} is to get {parcel=y4pkg} on {deliver_on=y4on}
on {deliver_on=y4on}, {to=y4divert} is where {parcel=y4pkg} should go
send {parcel=y4pkg} over to {to=y4divert} and tell the driver {instructions=y4driver}
{parcel=y4pkg}, {to=y4divert}, {deliver_on=y4day}, {permanent:true=do that every time}
I won't be in, {parcel=y4pkgdec} goes to {to=y4divert}

%list y4early: nine | 8 am | 10:15 | noon | half past seven | 9:30 | two | 1 pm | quarter past eight | 11
%list y4close: three | 5 pm | 16:30 | half past four | six | 17:00 | quarter to seven | 4 | 18:45 | 5:30 pm
%tool parcelwren.schedule_pickup
someone should fetch my stuff from {address=y4addr} {day=y4day}, {pieces=y4few} boxes
courier to {address=y4addr} {day=y4day}, {bulky:true=one man can't lift it|bring a van|it takes two to carry}
{address=y4addr} on {day=y4on}, from {earliest=y4early} to {latest=y4close}
not after {latest=y4close} and not before {earliest=y4early}, {day=y4day}, at {address=y4addr}
we're moving our stock, so collect from {address=y4addr} {day=y4day}, {pieces=y4few} parcels
{day=y4day}, {earliest=y4early} to {latest=y4close}, {pieces=y4few} pieces, {address=y4addr}
have the parcel man come by {address=y4addr} {day=y4day}, small van or not

%list y4grape: Riesling | Tempranillo | Grüner Veltliner | Pinot Noir | Malbec | Chenin | Nero d'Avola | Syrah and Grenache | Albariño | Zweigelt
%list y4region: the Mosel | Rioja | Sicily | Willamette Valley | South Africa | Côtes du Rhône | the Wachau | Mendoza | Tuscany and Umbria | Lake Garda | Tokaj
%list y4pair: roast lamb | sushi | mushroom risotto | goat's cheese | Thai curry | oysters | steak and chips | tarte Tatin | grilled vegetables | a fish stew from Provence
%list y4pairlong: a goose that has been in the oven all day | pasta with clams, lots of garlic, no tomato | cheese we bring back from the Alps | curry that is hot but not sweet | cake my mother bakes for Easter, with poppy seeds | the ribs we smoke in the garden on Sunday | raw fish, seaweed and pickled ginger | pizza in front of the telly, nothing grand | duck, served pink, with oranges | a picnic that may last until midnight
%tool wine_search
a bottle that suits {goes_with=y4pair}, {sweetness:dry=nothing sugary|no sugar please|not sweet at all}
{grape=y4grape} to buy, {max_price=y4cap} a bottle at most
anything from {region=y4region} for {goes_with=y4pair}, {style:sparkling=something with bubbles|one that pops|fizzy}
with {goes_with=y4pair}, a {grape=y4grape} out of {region=y4region}
what should we drink with {goes_with=y4pairlong}
{region=y4region}, {grape=y4grape}, below {max_price=y4cap}, {sweetness:sweet=for a sweet tooth|with lots of sugar}
show me {grape=y4grape} I could buy, I'm standing at the rack

%list y4winery: Weingut Prager | Bodegas Lara | Domaine Petit | Casa Rossi | Old Mill Estate | Keller & Sohn | Château Belair | Two Hills | Finca Sol | Villa d'Este
%list y4rack: rack B | the top shelf | the space under the stairs | wine fridge, left door | cellar 2 | the box by the boiler | row 4 | Dad's corner | the cupboard in the hall | garage
%list y4vint: 2015 | 2018 | 2009 | 2020 | 1998 | 2012 | 2021 | 2003 | 2017 | 1986
%tool cellar_list
what's lying in {rack=y4rack}, {ready_only:true=that I can open tonight|nothing that has to wait|just those at their best}
how many from {vintage=y4vint} do I own, {rack=y4rack} only
bottles by {producer=y4winery} in {rack=y4rack}
do we have anything left in {rack=y4rack} from {producer=y4winery}
we have people over at eight and I need to know which of our bottles from {producer=y4winery} are left
{producer=y4winery}, {vintage=y4vint}, {rack=y4rack}, {ready_only:true=drinkable now}
tell me what I own, every red and white we have

%list y4wine: Barolo | Prager Riesling | Casa Rossi Bianco | Vouvray | Old Mill Red | Chablis | Two Hills Shiraz | Quinta do Vale | Amarone | Sancerre from Petit | Cava
%list y4winedec: Seven Deadly Zins | 14 Hands | Nineteen Crimes | Cloudy Bay | Mum's Best | Cellar No. 8 | Uncle Zin | Gift of the Nile | House of Cards red | Twelve Bottles blanc
%list y4giver: Uncle Bert | Jo and Sal | the landlord | my boss | Anneke | Mrs. O'Neill | the team | Prager himself | dad | our neighbours
%tool cellar_add
{bottles=y4few} {wine=y4wine} have come in, {price=y4cap} each
I've got a {wine=y4wine}, {gift_from=y4giver} brought it
put {bottles=y4few} bottles of {wine=y4wine} in {rack=y4rack}
into {rack=y4rack} goes a {wine=y4wine} from {gift_from=y4giver}, a {vintage=y4vint}
the {wine=y4wine}, a {vintage=y4vint}, which I got at the auction, goes in {rack=y4rack}
{wine=y4wine}, {vintage=y4vint}, {bottles=y4few} bottles, {rack=y4rack}, {price=y4cap} apiece
store the {wine=y4winedec} for me

%list y4taste: cherries at first, then leather, a long and warm finish | too cold when it came, opened up after an hour | smelled of wet dog but tasted of plums | thin, sour, and I would not buy it again | like biting into a green apple in the rain | so good that we ordered a second bottle | honey and smoke, it stays on the tongue for ages | sweet without being sticky, goes well with blue cheese | all pepper and blackberries, needs two more years | fine with the fish, a bit dull when the food was gone
%list y4tasteshort: fruity | a bit thin | plums and smoke | corked | very good, very dear | sour cherries | too young | honeyed | round and soft | flat
%list y4tastedec: tastes like home | a friend of mine would like it | public pool smell | ninety percent sugar | like a bar of chocolate | a hundred times better | private plane stuff | smells of the pub | friends-reunion kind of wine | home-made cherry jam
%list y4venue: Chez Odile | Jo's party | the beach | Pino's | home | the winery in Spitz | our wedding | the Anchor | my sister's | a bar in Porto
%list y4pts: 92 | 88 | 75 | ninety => 90 | 95 | 81 | 68 | 97 | 85 | seventy => 70
%tool tasting_note
had the {wine=y4wine}, {impression=y4tasteshort}, {visibility:private=keep that to myself|nobody else should read it|just for me}
note {impression=y4tasteshort} for the {wine=y4wine}, {points=y4pts} out of a hundred
{wine=y4wine} at {drunk_at=y4venue} was {impression=y4tasteshort}, {visibility:public=everyone may read that|tell the world}
at {drunk_at=y4venue}, {impression=y4tasteshort}: that was the {wine=y4wine}
about the {wine=y4wine}: {impression=y4taste}
{wine=y4wine}, {points=y4pts} points, {drunk_at=y4venue}, {impression=y4tasteshort}
my thoughts on {wine=y4wine}: {impression=y4tastedec}

%list y4gift: a magnum of Cava | the tasting box | voucher over 50 euros | six bottles of Chablis | port and chocolate | corkscrew set | a good Barolo | the starter case | Prager Riesling | two crystal glasses
%list y4giftdec: Paper Planes cocktail kit | wooden box Bordeaux | Christmas Day hamper | greeting card and bubbly | Valentine truffles | Easter Monday rosé | From Dusk port | Signed by Hand merlot | Wooden Spoon cookbook | None But the Brave gin
%list y4greet: happy birthday, may the next fifty be as wild | thank you for watering the plants while we were away | get well soon, but don't drink it all at once | sorry I missed the party, the train never came | welcome to the new house, we are two doors down | you did it, we always knew you would | to many more years together, love from the whole gang | congratulations on the baby, open this in 2044 | you passed, we always said you were clever | for the best neighbours we ever had, cheers
%list y4greetshort: cheers | thanks for everything | happy birthday | get well soon | well done, you | with love | sorry | here's to you both | good luck | see you soon, old friend
%tool gift_send
treat {recipient=y4name} to {gift=y4gift}, {wrapping:wooden_box=in one of those crates|make it look really grand|in a nice crate}
send {recipient=y4name} {gift=y4gift}, {arrive_on=y4day} at the latest
{gift=y4gift} to {recipient=y4name} from {signed_by=y4from}
from {signed_by=y4from}, with "{card_text=y4greetshort}", {gift=y4gift} for {recipient=y4name}, {wrapping:none=no frills|without any fuss around it|don't wrap it}
{gift=y4gift} for {recipient=y4name}, and on the card {card_text=y4greet}
{recipient=y4name}, {gift=y4gift}, {arrive_on=y4day}, {card_text=y4greetshort}
I'd like {recipient=y4name} to get the {gift=y4giftdec}
