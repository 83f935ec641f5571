# Buying: shops, second-hand, auctions, prices, subscriptions, vouchers, parcels.

%list cap: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 120 pounds => 120 | twenty euros => 20 | 18 | 500
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | nine => 9 | eleven => 11
%list day: tomorrow | Friday | next Tuesday | the 14th | 3 March | this Saturday | the day after tomorrow | 9 October | Sunday | the 22nd of June | Thursday next week | Boxing Day | 12/8
%list day2: Friday | the 14th | 3 March | Monday | the 22nd of June | Sunday the 9th | Christmas Eve | Wednesday | 9 October | the last Saturday in May | Thursday | July 4th
%list big: 450 | 1200 euros => 1200 | $900 => 900 | £2500 => 2500 | 3800 | 650 pounds => 650 | 175 | €5000 => 5000 | 240 dollars => 240 | 1,400 => 1400 | 380
%list who: Uncle Hamid | Jo | Mrs. Falk | Ruben | Dr. O'Shea | my sister | Anneke from downstairs | the boss | Tomasz | Ines and Karl | Kwame | grandma | Lee | Big Steve
%list who2: Priya | my dad | Aunt Solveig | Marek | Nadia Brandt | our neighbour | the twins | Mr. D'Angelo | Fen | cousin Luis | Lena and Tom | Old Pete | Yuki | the whole office
%list until: Friday | the end of March | 30 June | Sunday night | the 24th | next Wednesday | Easter | 1 December | the 12th of October | Thursday noon | the last day of school | 2027-01-31
%list date2: Friday | the 19th | 4 April | Monday | the 7th of May | Sunday the 3rd | Mother's Day | Wednesday | 11 November | the first Saturday in August | Thursday | June 21st
%list sum: 60 euros => 60 | $45 => 45 | £20 => 20 | 85 | 300 euros => 300 | 25 dollars => 25 | 14.50 | €95 => 95 | 150 pounds => 150 | thirty euros => 30 | 32 | 700
%list shop: Lumo | Field & Fern | northpeg | the tile people | Plugs4Less | Mr. Ahn's Teas | Kistenhof | Shoes and Soles | Bean Alley | House of Oak | O'Leary Saddles | papeterie_lou
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Bell Street | 90 Elm Court | The Anchor on Quay Street | 33 Hill Rise, next to the church | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach | Pino's | 5 rue du Four | Old Town Hall
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list addr2: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the office on Bank Street | 90 Elm Court | 5 rue du Four | my mum's, 33 Hill Rise | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach
%list rider2: call from the gate | use the stairs at the back | leave it on the bench under the porch | ring at Novak | wait in front of the bakery | hand it to the porter | come in through the yard | mind the step by the door
%list cap2: 400 euros => 400 | £150 => 150 | 90 | $1200 => 1200 | 75 euros => 75 | 2000 | 60 quid => 60
%list betrag: 84 Euro => 84 | 120 | 63,50 Euro => 63.5 | 250 Euro => 250 | 1.200 Euro => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 Euro => 90 | 600
%list importe: 84 euros => 84 | 120 | 63,50 euros => 63.5 | 250 euros => 250 | 1.200 euros => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 euros => 90 | 600

%server bargainradar
%list ware: espresso machine | road bike | noise cancelling headphones | air fryer | mirrorless camera | office chair | standing desk | winter coat | gaming laptop | robot vacuum | hiking boots | e-reader | baby carrier | electric guitar | barbecue | mattress | dehumidifier | sewing machine | cordless drill | turntable | tent for four | smartwatch | tablet
%list dear: 400 | 500 | 350 | 900 | 1,000 => 1000 | 650 euros => 650 | $800 => 800 | 1200 | 450 | 750 | 2000
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list good: a racing bike | a cast iron pan | an espresso machine with a grinder | winter coat with a hood | a tent for four | noise-cancelling headphones | a sewing machine | bunk bed | a pram
%list min_amount: 400 | 250 | 600 | 350 | 500 | 450 | 800 | 700 | 300

%tool bargain-search Search offers of many shops by price and condition.
%also Returns offers[].
%also Compares what shops charge for something, between a lowest and a highest price, new or used.
%param query* (q, product, item) {"type": "string", "description": "What is wanted"}
%param min_price (price_from, at_least) {"type": "number", "description": ""}
%param max_price (price_to, budget, at_most) {"type": "number", "description": ""}
%param condition (state, quality) {"type": "string", "enum": ["new", "used", "refurbished"], "description": "State of the goods"}
%param sort (order, sort_by) {"type": "string", "enum": ["cheapest", "best_rated", "newest"], "description": "Order"}
%list cheap: 50 | 100 | 20 | 150 | 200 | 80 | 30 euros => 30 | $75 => 75 | 10 | 120 | 300
%list goods: espresso machine | kids' bike, 20 inch | noise cancelling headphones | Lego castle | winter tyres with rims | sofa bed | e-reader | cordless drill and two batteries | canon 50mm lens | tent for four | dishwasher
%list lowp: 600 | 750 euros => 750 | 900 | $1,000 => 1000 | 450 | £800 => 800 | 1100 | €500 => 500 | 700 pounds => 700 | 850 dollars => 850
%list highp: 1400 | 1,650 euros => 1650 | 2000 | $2,300 => 2300 | £1,800 => 1800 | 1250 | 2100 | €1500 => 1500 | 1900 dollars => 1900 | 1,750 euros => 1750
~ (find|search for) a {query=ware} between {min_price=cheap} and {max_price=dear}
{query=ware} under {max_price=dear}
{condition:used=second-hand|used} {query=ware}, {min_price=cheap} to {max_price=dear}[, {sort:cheapest=cheapest first}]
~ what does a {query=ware} cost these days
{sort:best_rated=best rated|top rated} {query=ware} up to {max_price=dear}
no less than {min_price=cheap}, no more than {max_price=dear}, {condition:new=brand new|new}: {query=ware}
mine broke, I need another {query=ware} and have {max_price=dear} to spend
~ from {min_price=cheap} upwards, {query=ware}, {condition:refurbished=refurbished|refurb}
max {max_price=dear} min {min_price=cheap} {query=ware} {sort:newest=newest offers|latest first}
compare shops for a {condition:refurbished=reconditioned|refurbished} {query=ware} not above {max_price=dear}
{=firstname}'s birthday is near and she dreams of a {query=ware}, something for {min_price=cheap}-{max_price=dear}
find me something {condition:used=used} under {max_price=dear}
search the shops, {sort:cheapest=lowest price first}
cheap {query=goods}, {condition:used=second hand|used}
{query=goods} for {min_price=lowp} to {max_price=highp}, {sort:best_rated=best rated first|top rated}
~ best deals on {query=goods}, {condition:refurbished=refurbished|reconditioned}, no more than {max_price=highp}
where can I get {query=goods} for less, the old stuff broke
under {max_price=eur}, {condition:used=second-hand|used}, {query=good}
between {min_price=eur} and {max_price=min_amount}, {sort:best_rated=best rated first|the best rated}, {query=good}
~ {query=good}, [it's for my niece,] {condition:refurbished=refurbished|done up}
%lang de
such mir {query=product} zwischen {min_price=cheap} und {max_price=dear}, {condition:used=gebraucht}
finde {query=product} für höchstens {max_price=dear}
%lang es
búscame {query=product} de {min_price=cheap} a {max_price=dear}
quiero {query=product} de {condition:used=segunda mano} por menos de {max_price=dear}

%tool bargain-alert Be told when a product falls below a price.
%also Creates a price alert.
%also Watches the shops for you and speaks up as soon as something is cheap enough, until a day if given.
%param product* (item, article) {"type": "string", "description": "What is watched"}
%param below* (target_price, threshold) {"type": "number", "description": "Price it has to fall under"}
%param until (expires, end) {"type": "string", "description": "Last day of watching"}
%param channel (via, notify_by) {"type": "string", "enum": ["push", "email", "sms"], "description": ""}
%list prod: Dyson V15 | running shoes, size 42 | Lego Castle | iPad | espresso machine with grinder | The Art of Bread and Butter | winter coat | Bose QC 45 headphones | bike trailer for two kids | Switch 2 | tent | desk with drawers by Holm
%list sum2: 80 | 120 euros => 120 | $45 => 45 | 19.90 | €300 => 300 | 9.5 | £60 => 60 | 250 dollars => 250 | 1200 | 33.20 | 700 | 64.5
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list sum3: 250 | 1,200 => 1200 | 84.90 | 3400 | 19.99 | 610 | 75 | 12500 | 430.50 | 96 | 5,000 => 5000 | 38
tell me when the {product=ware} (drops|falls) below {below=dear}
price alert: {product=ware}, {below=dear}
(watch|keep an eye on) the {product=ware} until {until=date}, I'd buy at {below=dear}
{channel:email=mail me|email me} once the {product=ware} is under {below=dear}
{below=dear} is my limit for the {product=ware}, give me a shout when it gets there
as soon as the {product=ware} goes for less than {below=dear} {channel:sms=text me|send me a text}
under {below=dear}, {product=ware}, by {channel:push=push}, until {until=date}
I'm not paying more than {below=dear} for a {product=ware}, wait for it till {until=date}
let me know {channel:push=with a push message|by push} if the {product=ware} ever costs {below=dear} or less
until {until=date} watch for a {product=ware} cheaper than {below=dear}, {channel:email=by email}
alert me when the {product=ware} gets cheaper
set a price alert at {below=dear}
tell me when {product=prod} drops below {below=sum2}
alert me by {channel:email=email} if {product=prod} costs less than {below=sum2}
until {until=end}, watch {product=prod} for a price under {below=sum2}
product {product=prod}, price {below=sum2}, until {until=end}, channel {channel:sms=sms|text message}
{channel:push=push} alert at {below=sum2} for {product=prod}
below {below=sum2} I'd buy it, so watch {product=prod} until {until=end}
watch the price of {product=prod}, under {below=sum2}, {channel:sms=text me}
by {channel:email=mail|e-mail}, until {until=eday}, {product=good}, below {below=eur}
below {below=min_amount} I'd buy {product=good}, tell me {channel:sms=by text|by sms}
watch {product=good} for me till {until=eday}, it has to fall under {below=sum3}
%lang de
sag mir {channel:email=per Mail} Bescheid, wenn {product=product} unter {below=dear} fällt
%lang es
avísame cuando {product=product} baje de {below=dear}

%server bazaar
%list goods: noise cancelling headphones | standing desk | waterproof hiking boots | espresso machine | kids bike 16 inch | winter tyres | cast iron pan | mechanical keyboard | baby monitor | electric toothbrush | camping stove | 4k monitor | yoga mat | robot mower | sewing machine | wool blanket | graphics card | rain jacket | air fryer | board games for two | leather backpack
%list goods2: coffee grinder | red rain boots, size 38 | desk lamp with a clamp | wool socks | road bike for a tall rider | USB-C cable | board games for two | tent and sleeping bag | cast iron pan | earplugs | birthday presents for a teenager who paints | baby monitor
%list money2: 300 euros => 300 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 450 | two hundred dollars => 200 | 95 € => 95 | 60 pounds => 60 | 1500 | 249.90 | five hundred => 500 | 75

%tool search_products Search the online shop for products.
%also Returns articles for sale with price and rating.
%also Helps the user to find something to buy, below a price limit, sorted, new or second hand.
%param query* (keywords, article) {"type": "string", "description": "What to look for"}
%param max_price (price_limit, up_to) {"type": "number", "description": "Highest price"}
%param sort_by (order, sorting) {"type": "string", "enum": ["price_low", "price_high", "rating", "newest"], "description": "Order of the results"}
%param condition (state) {"type": "string", "enum": ["new", "used", "refurbished"], "description": "Condition"}
%list cond: second hand => used | used => used | pre-owned => used | brand new => new | new => new | unused => new | refurbished => refurbished | reconditioned => refurbished
%list sortby: cheapest first => price_low | lowest price on top => price_low | most expensive first => price_high | priciest on top => price_high | best rated first => rating | sorted by reviews => rating | top rated => rating | newest first => newest | latest models on top => newest
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200
%list shopq: a lamp with a clip for the headboard | boots for wide feet | a tent for three under two kilos | curtains with stars on | a suitcase with wheels on four corners | a bike seat for a toddler | glasses for swimming | a rug from wool | a chair with arms for my father | knives without wood | a case for a cello | jars with clip lids
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
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
find {query=goods2} under {max_price=money2} in the shop
{condition:used=second-hand|used} {query=goods2}, {sort_by:price_low=cheapest first|lowest price on top}
shop for {query=goods2}, {sort_by:rating=best rated first|top reviews first}
what {query=goods2} does the shop have, it's for my new flat
under {max_price=euros}, {condition:used=second hand|used}, {query=shopq}
{sort_by:rating=best reviews on top|top rated first}, {query=shopq}[, {=rem}]
for my flat in {=townb} I want {query=shopq}
{query=shopq}, up to {max_price=euros}
%lang de
such mir {query:Wanderschuhe=Wanderschuhe} für höchstens {max_price=money}

%tool watch_price Watch the price of a product and alert when it drops.
%also Sets a price alert.
%also The user wants to know as soon as an article costs no more than a target price.
%param product* (item, article) {"type": "string", "description": "Product to watch"}
%param target_price* (threshold, desired_price) {"type": "number", "description": "Alert at or below this price"}
tell me when {product=goods} drops below {target_price=money}
price alert {product=goods} {target_price=money}
I'd buy the {product=goods} for {target_price=money}, keep an eye on it
let me know as soon as [the] {product=goods} costs {target_price=money} or less
watch [the] {product=goods} until it's under {target_price=money}
~ {target_price=money} is my limit for the {product=goods}, ping me when it gets there
is there a way to get notified if {product=goods} goes down to {target_price=money}
~ set a price alert for {product=goods}
watch the price and tell me at {target_price=money}
the {product=goods} is too expensive now, wake me at {target_price=money}
tell me when the price of {product=goods2} hits {target_price=money2}
{product=goods2} below {target_price=money2}, let me know
ping me once {product=goods2} can be had for {target_price=money2}
I only pay {target_price=money2} for {product=goods2}, say when it gets that cheap
%lang es
avísame cuando {product:la cafetera=la cafetera} baje de {target_price=money}

%tool return_item Return a bought item.
%also Starts a return for an order and gives back the shipping label.
%also The customer wants to send something back; reason and remarks go to the seller.
%param order_number* (order_id, order) {"type": "string", "description": "Order the item belongs to"}
%param reason* (return_reason) {"type": "string", "enum": ["defective", "wrong_item", "too_small", "too_large", "not_as_described", "changed_mind"], "description": "Why it is returned"}
%param comment (remarks, details) {"type": "string", "description": "Remarks for the seller"}
%list retreason: it's broken => defective | it doesn't work => defective | it's faulty => defective | they sent me the wrong thing => wrong_item | that's not what I ordered => wrong_item | it's too small => too_small | it's too tight => too_small | it's too big => too_large | it's way too large => too_large | it looks nothing like the picture => not_as_described | it isn't as described => not_as_described | I don't want it anymore => changed_mind | I changed my mind => changed_mind
%list retcomment: the zip came off on the first day | screen has a crack in the corner | I'd rather have a refund than a voucher | the box was already open | please send size 42 instead | one shoe is darker than the other | the charger is missing | it smells of smoke | doesn't turn on even after a full night of charging | the sleeves are two different lengths | I ordered blue and got green | it arrived a week after the party | the seller promised a lid | the handle is loose | I can drop it off at a shop | it scratches the floor | packaging was completely soaked | it makes a grinding noise | manual only in Polish | it was a gift and they already have one
%list ordno: 4471-203 | A90412 | 118-77-5 | BZ2041 | #3310 | 702-5519 | OR-56 | 99817234 | K1187 | B-2025-14
%list retc: box was open, one cup is missing | the zip broke on the first day | I ordered blue and got green | please send a label by mail | nice, but not for me | smells of smoke | Size 40 fits like 38 | I already wrote to Ines about it
%list sellerword: the left sleeve is shorter than the right | it came in a box with no padding | I can leave it at the shop on Friday | a refund to my card rather than a voucher | there was a note for somebody else inside | the cable smells of smoke | you sent it to my old flat first
%list ordno2: 4471-20 | B-99812 | 302-7781 | ORD5541 | A0092-14 | 77-31006 | #20931 | X2-4410
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
return order {order_number=num_id}, {reason=retreason}
I want to send back {order_number=code} because {reason=retreason}
{reason=retreason} - start a return for {order_number=code}, {comment=retcomment}
order {order_number=num_id} goes back, {reason=retreason}
~ {order_number=code} return please: {reason=retreason}. add the remark {comment=retcomment}
they can have order {order_number=num_id} back, {reason=retreason}, and tell the seller {comment=retcomment}
how do I get rid of {order_number=code}? {reason=retreason}
return {order_number=code} please
I'd like to return the shoes, {reason=retreason}
can you get me a return label for {order_number=num_id}, {reason=retreason}
return {order_number=ordno} because it's {reason:too_small=too small}
send back {order_number=ordno} as {reason:defective=defective}: {comment=retc}
{reason:wrong_item=wrong item}, {comment=retc}, order {order_number=ordno}
order {order_number=ordno}, reason {reason:changed_mind=changed my mind}, comment {comment=retc}
{reason:not_as_described=not as described}, so return {order_number=ordno}
~ {comment=sellerword}, so {order_number=ordno2} goes back, {reason:defective=broken|faulty}
{reason:too_small=far too tight|too small on me}, {order_number=ordno2} back please
{order_number=ordno2} back to the shop, {reason:changed_mind=my mind is changed|no longer want it}, got something nicer from {=anna}
they packed {reason:wrong_item=somebody else's stuff|the wrong thing}, return {order_number=ordno2} and add that {comment=sellerword}
%lang de
schick die Bestellung {order_number=code} zurück, {reason:too_small=sie ist zu klein|passt nicht, zu eng}

%tool review_product Write a product review.
%also Publishes a review with one to five stars.
%also Lets the customer say in public what they think of an article they bought.
%param product* (article, item) {"type": "string"}
%param text* (review, body) {"type": "string", "description": "The review"}
%param stars (rating, score) {"type": "integer", "minimum": 1, "maximum": 5}
%list prodreview: works exactly as promised | stopped charging after a month | much smaller than in the picture | my kids fight over it | best money I've spent this year | the coffee tastes burnt whatever I do | comfortable for the first hour, then it hurts | instructions are useless but the thing is solid | the colour fades in the wash | quiet, fast and pretty | battery lasts three days | smells like plastic | feels cheap but does the job | I bought a second one for my mother | too loud for a bedroom | assembly took ten minutes | the app wants my location for no reason | survives the dishwasher | customer service answered within an hour | not worth half the price
%list goods3: Bread Knife Pro | the boots | Kettle 500 | lamp with two arms | Tent for Two | headphones | SoftStep insoles | the blue rug | Big Sal coffee grinder | From Seed to Cup espresso | phone case | night cream
%list star: 2 | 3 | 4 | 5
%list ptxt: does what it should, and it's quiet | broke after two weeks | my dog loves it | good value, but the box was open | I bought it for my mother and she uses it every day | too small for a family of five | never again | smells of plastic, otherwise fine | arrived late with a scratch on the lid
%list verdict: does what it says on the tin | broke on the way from the box to the table | louder than the train under my window | my mother stole it from me after a week | too small for anybody over twelve | not worth it without the lid | with a bit of oil it runs like a dream | looks better on the photo than on the wall | holds up to rain, wind and my son
%list thing2: the kettle | the hiking socks | the cordless drill | that bread knife | the baby gate | the folding bike | the wool blanket | the desk lamp with the clip | the travel pillow | the garden hose | the label maker | the rain trousers
%list rate5: one => 1 | 2 | three => 3 | 4 | five => 5
review the {product=goods}: {text=prodreview}
{product=goods}, {stars:5=five stars|5 stars}, {text=prodreview}
~ give the {product=goods} {stars:2=two stars|2 stars} and write {text=prodreview}
I want to leave a review for the {product=goods}, {text=prodreview}
post "{text=prodreview}" as my review of the {product=goods}
{stars:4=4 stars|four stars} for the {product=goods} I bought: {text=prodreview}
tell other customers about the {product=goods}, {text=prodreview}
write a review of the {product=goods}
publish a review saying {text=prodreview}
so disappointed with the {product=goods}, put {stars:1=one star|a single star} in the shop and say {text=prodreview}
review {product=goods3} with {stars=star} stars: {text=ptxt}
give {product=goods3} {stars=star} stars and write {text=ptxt}
product: {product=goods3}, rating: {stars=star}, review: {text=ptxt}
{stars=star} stars for {product=goods3}, {text=ptxt}
write {text=ptxt} as a review of {product=goods3}
"{text=ptxt}", {product=goods3}, {stars=star}/5
{text=verdict}, that's my word on {product=thing2}, {stars=rate5} stars
~ {stars=rate5} for {product=thing2}: {text=verdict}
about {product=thing2} write {text=verdict}
I've had {product=thing2} since the sale in May, review: {text=verdict}

%server fleaboard
%list usedprice: 40 euros => 40 | $75 => 75 | 120 | £15 => 15 | 250 dollars => 250 | 60 | €180 => 180 | 90 pounds => 90 | twenty => 20 | 350

%tool fleaboard-post-ad Post a classified advert for something second-hand.
%also Creates an advert. Returns its id.
%also Offers a used thing to the neighbourhood, with a price, its state and where it can be fetched.
%param item* (title, thing) {"type": "string", "description": "Thing for sale"}
%param price* (asking_price, amount) {"type": "number", "description": "Asking price"}
%param condition (state, quality) {"type": "string", "enum": ["new", "like_new", "good", "worn", "broken"], "description": "State"}
%param pickup (place, location) {"type": "string", "description": "Where to fetch it"}
%param negotiable (or_best_offer, flexible) {"type": "boolean", "description": "Price may be haggled over"}
%list used: oak table and four chairs | kids' bike with training wheels | winter coat | fridge with freezer | box of Lego | sofa bed in grey | tent for four people | electric piano | mountain bike | pram | baby clothes and toys | washing machine | old records | IKEA wardrobe | camera with two lenses | aquarium | set of golf clubs | lawn mower | coffee machine | skis and boots size 42 | desk lamp | roof rack for a Golf
%list pickup: Elm Street 12 | corner of Mill Lane and High Street | back door of the bakery | north of town | car park at the pool | Kreuzberg | Station Road | garage behind number 9 | third floor without lift | Leith | harbour | farm outside Bath | Old Town | Lindenallee 7 | gym in Queen Street | Sants | West End
%list used9: bike with a basket | old oak table | Rivers by Ella Moor, signed | pram | kettle and toaster | skis for kids | Monopoly | guitar, no strings | lamp from the sixties | two chairs and a stool | tent for four | The Man Who Sold the Stairs on vinyl
%list ask9: 40 euros => 40 | £15 => 15 | 120 | $60 => 60 | 5 euros => 5 | 250 | 35 dollars => 35 | €75 => 75
%list pick: 12 Mill Lane | the back door at Hauptstr. 8 | our shop in the arcade | the car park behind Aldi | my mother's in Ealing | the third floor of 40 Rue Cler | the allotments gate | the depot on Kent Road
%list junk: a bunk bed with slide | Dad's accordion | the cot from the loft | a bike for a child of six | two garden chairs | a fish tank with pump | my old Nikon | a box of Lego without a box | the sofa by the window | an ironing board with a cover from the seventies | a set of winter tyres
%list gebraucht: Kinderfahrrad mit Stützrädern | Sofa in Grau | Waschmaschine | Schreibtisch und Stuhl | Kaffeemaschine | Zelt für vier Personen
%list usado: mesa y cuatro sillas | bici de niño | sofá cama | lavadora | abrigo de invierno | caja de juguetes
post an ad: {item=used}, {price=usedprice}
~ sell my {item=used} for {price=usedprice}, {condition:like_new=like new|hardly used|almost new}, pickup {pickup=pickup}
put the {item=used} online for {price=usedprice}, {negotiable:true=negotiable|or best offer|haggling allowed}
{item=used}, {condition:good=good condition|well kept}, {price=usedprice}, {negotiable:false=fixed price|no haggling}
{price=usedprice} for a {item=used}, {condition:worn=a bit worn|some scratches|well used}, to fetch at {pickup=pickup}
advert for {item=used}: collect from {pickup=pickup}, {price=usedprice}, {condition:new=brand new|still in the box|new}
the baby is a big boy by now, so the {item=used} can go, {price=usedprice}, people may fetch it at {pickup=pickup}
we're moving and the {item=used} won't fit through the door. {price=usedprice}, {negotiable:true=I'm open to offers|let them haggle}!
who wants my {item=used}, {condition:broken=doesn't work|for parts only|broken}, {price=usedprice}
somebody will surely give {price=usedprice} for the {item=used} in our cellar, tell the neighbourhood
list a {item=used} at {price=usedprice}, {pickup=pickup}
post an advert for my {item=used}
advertise it, {condition:good=in good shape}, pick up at {pickup=pickup}
sell {item=used9} for {price=ask9}, {condition:like_new=like new}
advertise {item=used9} at {price=ask9}, pick up from {pickup=addr}
item {item=used9} price {price=ask9} condition {condition:worn=worn} pickup {pickup=addr}
to be fetched from {pickup=addr}, in {condition:good=good} condition, for {price=ask9}, {item=used9}
for {price=ask9}, {negotiable:true=negotiable}, put up {item=used9}
for {price=cap2}, to be fetched from {pickup=pick}: {item=junk}
{item=junk}, {condition:worn=a bit tired|well worn}, {price=cap2}
get rid of {item=junk} for {price=cap2}, my wife has been at me since the move
{condition:like_new=hardly used|as good as new}, {item=junk}, {price=cap2}, {negotiable:true=open to offers|price can be haggled over}
%lang de
stell {item=gebraucht} für {price=betrag} ein, {negotiable:true=Verhandlungsbasis|VB}
%lang es
pon un anuncio: {item=usado}, {price=importe}, {condition:like_new=como nuevo|casi nuevo}

%tool fleaboard-message-seller Write to the seller of an advert.
%also Sends a message about an ad.
%also Asks whoever offers a used thing a question, or names a sum one would give.
%param ad* (ad_id, listing) {"type": "string", "description": "Id of the advert"}
%param message* (text, question) {"type": "string", "description": "Text"}
%param offer (proposed_price, sum) {"type": "number", "description": "Sum offered"}
%list adid: F-2231 | 88412 | ad-509 | 7712 | Z9910 | 41-203 | FB1187 | 60233 | K-77 | 3390
%list sellermsg: is it still available | could I pick it up on Saturday | does it come with the charger | would you deliver to Leeds | how old is it and does it work | I can come tonight with cash | are there scratches on the top | can you send more photos | does it fit in a small car | is the price for both | could you keep it until Friday | what are the measurements | has it been used by smokers | would you swap it for a bike | my daughter would love it
%list adx: 20417 | AD-88 | fb-3310 | 551902 | K7-2204 | bike-77 | 9004 | A-4471 | 66120 | sofa_12
%list askx: is it still available | can I pick it up on Friday after work | would you send it to York | does it come with the charger and the box | I'm interested | why are you selling it, and how old is it | last price? | I could pay cash | is the scratch on the left or on the right | we would take both
%list ncash: 45 | 12.50 | 80 | 120 | 19.99 | 60 | 7.5 | 200 | 35 | 250 | 99
%list askq: is it still there and does it fit in a Polo | can I come by after work on Thursday | does it come with the charger | would you swap it for a lamp | why are you selling it | is the scratch on top or underneath | how heavy is it without the drawers | my husband would bring cash tonight
%list ad: AD-4471 | 90233 | fb-118 | the advert 5520 | ad 77-c | #61203 | AD-0098
%list pregunta_es: sigue disponible | podría pasar el sábado | funciona bien | incluye el cargador | lo puede enviar a Sevilla
ask the seller of {ad=adid}: {message=sellermsg}
message about ad {ad=adid}, {message=sellermsg}
write to the seller of {ad=adid}, I offer {offer=usedprice}, {message=sellermsg}
{ad=adid}: {message=sellermsg}? and offer {offer=usedprice}
offer {offer=usedprice} for {ad=adid} and ask {message=sellermsg}
find out from whoever put up {ad=adid}, {message=sellermsg}
{message=sellermsg}, that's what I'd like to know about {ad=adid}
that bike would be perfect for my commute, {ad=adid}, so get in touch and say {message=sellermsg}
would {offer=usedprice} do for {ad=adid}? put it politely: {message=sellermsg}
drop a line about {ad=adid} saying {message=sellermsg}
tell them "{message=sellermsg}" re {ad=adid}
message the seller of {ad=adid}
offer {offer=usedprice} for ad {ad=adid}
write to the seller of {ad=adx}: {message=askx}
offer {offer=ncash} for ad {ad=adx} with the message {message=askx}
ad {ad=adx}, message {message=askx}, offer {offer=ncash}
say "{message=askx}" to the seller of ad {ad=adx} and offer {offer=ncash} euros
{message=askq}, to the seller of {ad=ad}
on {ad=ad} I'd go to {offer=cap2}, tell them "{message=askq}"
ask about {ad=ad}: {message=askq}
%lang es
~ pregúntale al vendedor del anuncio {ad=adid}: {message=pregunta_es}

%server gavelmoth
%list lot: lot 114 | the walnut bureau | the Meissen plates | 2207 | the Eames chair | lot 9b | the carved mask from Benin | that ship in a bottle | the signed baseball | 31 | the pair of brass candlesticks | the Longines
%list lotdec: the pay phone from 1962 | the silent film posters | the Bill Brandt print | the outbid board game | the ring box with two ladies | the stamp every collector wants | the Minute Man statue | the payer's chest | the call bell | the folder of etchings | the final match programme
%list salon: Bramley & Cole | Dorner | the saleroom in Bath | Hôtel Rivaud | Klee and Sons | Sandgate's | Auktionshaus Weber | Pike's of Chester | kunstkeller | the place on Hill Street | Osterby

%tool gavelmoth_place_bid "Place ONE bid on a lot right now.\n\nArgs:\n  lot: lot number or title\n  amount: the bid, without buyer's premium\n  bidder: whose paddle is used (default: you)\n  payer: who the invoice is addressed to\n  notify: which events are reported\nA bid is binding. For repeated bidding see gavelmoth_auto_bid."
%also Binding single offer in a running sale.
%also Raise your hand once for a piece under the hammer, for yourself or for somebody else, with the invoice going to whoever pays.
%param lot* (lot_no, piece) {"type": "string", "description": "lot number or title"}
%param amount* (bid, price) {"type": "number", "exclusiveMinimum": 0, "description": "the bid, without premium"}
%param bidder (paddle_of, on_behalf_of) {"type": "string", "description": "whose paddle is used"}
%param payer (invoice_to, billed_to) {"type": "string", "description": "who the invoice is addressed to"}
%param notify (events, alerts) {"type": "string", "enum": ["none", "outbid", "every_bid"], "description": "which events are reported, default outbid"}
offer {amount=big} on {lot=lot}, {notify:none=and I don't want to hear any more of it|no messages please|leave me in peace after that}
go in with {amount=big} for {lot=lot}, {notify:every_bid=tell me each time anyone moves|keep me up to date on all the others too}
put {amount=big} on {lot=lot} for {bidder=who}, the bill goes to {payer=who2}
{payer=who2} is paying but it's {bidder=who} who wants {lot=lot}, so {amount=big} please
{lot=lot}, {amount=big}, on behalf of {bidder=who}, {notify:outbid=shout if someone tops it|only tell me if I'm beaten}
I'd pay {amount=big} for {lot=lot}, and make the invoice out to {payer=who2}
{amount=big} for {lot=lotdec}

%tool gavelmoth_auto_bid "Let the system go on bidding up to a ceiling.\n\nArgs:\n  lot: lot number or title\n  ceiling: the most you would pay\n  step: how much more than the others each time\n  until: when to stop trying\n  last_minute: hold back until the final seconds\nReturns the id of the robot."
%also Automatic bidding with an upper limit.
%also Set a proxy that outbids rivals by a fixed amount until the limit is hit; it can lie in wait and strike just before the close.
%param lot* (lot_no, piece) {"type": "string", "description": "lot number or title"}
%param ceiling* (limit, max_bid) {"type": "number", "description": "the most you would pay"}
%param step (increment, raise_by) {"type": "number", "description": "how much more than the others each time"}
%param until (stop_at, expires) {"type": "string", "description": "when to stop trying"}
%param last_minute (snipe, wait_for_end) {"type": "boolean", "default": false, "description": "hold back until the final seconds"}
%list step: 5 euros => 5 | 10 | $20 => 20 | £25 => 25 | 50 euros => 50 | 15 | ten pounds => 10 | 2.50 | 100 | €30 => 30
keep going on {lot=lot} until you hit {ceiling=big}, {last_minute:true=but only right at the end|wait till it nearly closes|pounce when there's seconds left}
top whatever they say for {lot=lot} up to {ceiling=big}, {step=step} at a time
up to {ceiling=big} for {lot=lot} in jumps of {step=step}
always {step=step} more than the rest on {lot=lot}, but never over {ceiling=big}
{lot=lot}, {ceiling=big} at most, {step=step} each time, {until=until}
fight for {lot=lot} as far as {ceiling=big} and give up on {until=date2}
my limit for {lot=lotdec} is {ceiling=big}

%tool gavelmoth_consign "Hand an object in for sale at an auction house.\n\nArgs:\n  item: what is handed in\n  house: the auction house\n  reserve: not to be sold for less\n  provenance: history of the object\n  anonymous: keep the seller out of the catalogue"
%also Offers an object of yours to an auctioneer.
%also Give something you own to a saleroom: what it is, where it came from, below which sum it must not go, and whether your identity is printed.
%param item* (object, piece) {"type": "string", "description": "what is handed in"}
%param house (auctioneer, saleroom) {"type": "string", "description": "the auction house"}
%param reserve (minimum_price, floor) {"type": "number", "description": "not to be sold for less"}
%param provenance (history, origin) {"type": "string", "description": "history of the object"}
%param anonymous (hide_seller, private_collection) {"type": "boolean", "description": "keep the seller out of the catalogue"}
%list heir: grandfather clock | box of old coins and medals | oil painting of a harbour | violin | Persian rug | my stamp albums | gold brooch | teak sideboard, Danish | accordion | first edition of Emma | tin robots | pair of duelling pistols
%list orig: Lisbon | a convent in Ghent | a sunken ship | my aunt's dowry | Castle Howe | a Paris dealer, around 1960 | the estate of a judge | the old cinema | a mission in Peru | the Tate family | an opera singer and her husband
%list prov: bought by my great-aunt in Vienna, in 1931 or so | it hung in a school until they pulled it down | brought home from Java by a ship's doctor | inherited from Grandpa, who got it from the Hills | found in the attic when we moved, no papers | belonged to a judge, then to his driver for forty years | came with the house and was never cleaned | won at cards in Odessa, or so they say | a wedding present from her employer, at Easter 1954 | sold to my father by the widow at noon on VE Day
%list heirdec: reserve officer's sword | house altar | anonymous portrait of a lady | doll's house with lights | auction hammer from Leiden | private diary of a sailor | floor lamp | history of Rome in twelve volumes | tea caddy from Hall's | safe without a key
I want {house=salon} to sell my {item=heir}, {anonymous:true=nobody has to know it was mine|keep my name out of the book|don't print who I am}
get rid of the {item=heir} via {house=salon}, not under {reserve=big}
hand the {item=heir} over to {house=salon} for me
to {house=salon} goes the {item=heir}, it comes from {provenance=orig}
please consign the {item=heir}, background is this: {provenance=prov}
{item=heir}, {house=salon}, {reserve=big} at least, {anonymous:true=without my name|discreetly}
can you put the {item=heirdec} up for auction

%tool gavelmoth_browse_lots "Browse the lots of running and coming sales. Nothing is bid.\n\nArgs:\n  subject: what is depicted or what the thing is\n  maker: artist, workshop or brand\n  house: the auction house\n  period: decade, century or style\n  order: how the hits are arranged"
%also Returns lots that are or will be under the hammer.
%also Look through auction catalogues by motif, artist, era or saleroom and sort by what closes soonest, is cheapest so far or is fought over most.
%param subject* (query, motif) {"type": "string", "description": "what is depicted or what the thing is"}
%param maker (artist, brand) {"type": "string", "description": "artist, workshop or brand"}
%param house (auctioneer, saleroom) {"type": "string", "description": "the auction house"}
%param period (era, style) {"type": "string", "description": "decade, century or style"}
%param order (sort, sort_by) {"type": "string", "enum": ["ending_soon", "lowest_bid", "most_bids"], "description": "how the hits are arranged"}
%list motif: sailing ships | horses in snow | silver teapots | still lifes with fish | pocket watch | studio pottery | chess sets | maps of Ireland | jazz posters | rings with sapphires and pearls | wooden toys | kimono
%list era: the twenties | Biedermeier | the 17th century | mid-century | art deco | Meiji | about 1900 | the sixties | Georgian | between the wars | Ming
%list maker: Lucie Rie | a follower of Turner | Georg Jensen | van de Velde | Steiff | the Omega workshop | Hokusai | L. M. Price | Fabergé | De Morgan | Bruno Paul and Co. | unknown
%list motifdec: Last Supper copies | early closing signs | cheap jewellery of the stars | most wanted posters | battle scenes | house fronts in Delft | Queen Victoria | Rembrandt's mother | baroque angels | low tables
which {subject=motif} are on offer, {order:ending_soon=those that close next on top|the most urgent first|what's over soonest first}
show me {subject=motif} from {period=era}, {order:lowest_bid=the ones still going for nothing first|least money so far first}
{subject=motif} by {maker=maker} at {house=salon}
what has {house=salon} got in {subject=motif} from {maker=maker}
~ {period=era}, {subject=motif}, {maker=maker}, {order:most_bids=the hotly fought ones first|where the crowd is first}
look at {house=salon} for {subject=motif}
anything with {subject=motifdec} coming under the hammer

%tool gavelmoth_watch_lot "Remember a lot and be reminded before it closes. No bid.\n\nArgs:\n  lot: lot number or title\n  folder: watch list to put it in\n  lead_minutes: how long before the close\n  channel: how to be reminded\n  partner: who sees it too"
%also Puts a lot on a watch list.
%also Keep an eye on an auction piece with a reminder some minutes ahead, shown to another person if wished.
%param lot* (lot_no, piece) {"type": "string", "description": "lot number or title"}
%param folder (watch_list, group) {"type": "string", "description": "watch list to put it in"}
%param lead_minutes (minutes_before, ahead) {"type": "integer", "description": "how long before the close, in minutes"}
%param channel (via, remind_by) {"type": "string", "enum": ["push", "sms", "call"], "description": "how to be reminded"}
%param partner (shared_with, co_watcher) {"type": "string", "description": "who sees it too"}
%list mins: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 15 min => 15
%list folder2: Maybe | for the hall | Christmas, if cheap | Dad's study | clocks | in the long run | Dreams and Nonsense | office | rivals | the Cole sale | next flat
~ don't let me forget {lot=lot}, {channel:call=phone me up|ring my mobile}
nudge me about {lot=lot} {lead_minutes=mins} ahead, {channel:sms=a text will do|by text}
pin {lot=lot} under {folder=folder2} for {partner=who} to see as well
into {folder=folder2} with {lot=lot}, {partner=who} ought to have it on their screen too
{lot=lot}, {folder=folder2}, {lead_minutes=mins} before, {channel:push=on my screen|just a pop-up}
keep an eye on {lot=lot} together with {partner=who2}
remember {lot=lotdec} for me

%server hammerfall
%list maxsum: 400 euros => 400 | $2,000 => 2000 | 150 | £900 => 900 | 5,000 => 5000 | 300 dollars => 300 | 1200 | 25k => 25000 | 800
%list mehr: 700 Euro => 700 | 1.500 Euro => 1500 | 2000 | 950 € => 950 | 3.000 Euro => 3000 | 1250

%tool hammerfall.find_lots Search auction lots.
%also Returns lots with current bids.
%also What is under the hammer, of a kind, up to a price and ending before some moment.
%param query* (keywords, item) {"type": "string", "description": "What is looked for"}
%param max_price (up_to, price_to) {"type": "number", "description": "Highest bid so far"}
%param ends_before (until, closing) {"type": "string", "description": "Auction ends before"}
%param category (section, kind) {"type": "string", "enum": ["furniture", "jewellery", "paintings", "cars", "coins", "wine"], "description": "Kind of lot"}
%list lotquery: Art Deco lamp | gold ring with a sapphire | silver spoons | Bordeaux from 1982 | oak chest of drawers | Rolex Submariner | Roman coins | oil painting of a harbour | Mercedes Pagoda | pair of Chinese vases | first edition of Dracula | pocket watch | Persian rug | wooden toys and trains | emerald earrings | Leica camera | Tiffany lamp | stamps from Bavaria | electric guitar | grandfather clock in walnut | Meissen porcelain
%list lotthing: walnut writing desk | The Man Who Sold the Stairs | a pair of brass candlesticks | Rolex Submariner from 1968 | still life with lemons | Bentley | pearl necklace with gold clasp | Rivers by Ella Moor | rocking chair without arms | Roman denarius | Saint-Émilion 1990, magnum | letters from the front | a chest for linen
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200 | 80 bucks => 80
%list onday: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list lotfurn: walnut writing desk | rocking chair without arms | a chest for linen | oak table for twelve | bench | two stools, one broken | wardrobe with mirror | tea table by Moor and Vale | Shaker chair | bookcase from a ship
%list lotpaint: still life with lemons | Rivers by Ella Moor | The Man Who Sold the Stairs | portrait of a boy in blue | seascape | View from the Bridge | Dutch winter scene, unsigned | Mother and Child | nude | horses at the well
%list lotwine: Saint-Émilion 1990, magnum | port | Barolo from 1985 | a case of Riesling and Sekt | Château Margaux | Madeira, very old | Rioja in wooden box | champagne | Tokaj for collectors | dessert wine
%list lotjewel: pearl necklace with gold clasp | cufflinks | a ring for a man | emerald earrings | brooch in the shape of a bee | Cartier bracelet | tiara | gold and silver chain | watch chain, Victorian | wedding band
%list lotq: a writing desk with a secret drawer | Meissen plates | anything by Vasarely | a cello in need of repair | silver spoons | clocks from the Black Forest | a Vespa with papers | first editions | pearls on a silk thread | globes with the old borders
%list until2: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list furn: a writing desk with a secret drawer | a bench from a chapel | two chairs by Thonet | a wardrobe painted with roses | a table for twelve | a chest on wheels | a cradle | a sideboard from the fifties
find lots with {query=lotquery}
{query=lotquery} at auction under {max_price=maxsum}
{category:jewellery=jewellery|jewelry|gems}: {query=lotquery}, ending before {ends_before=date}, up to {max_price=maxsum}
auctions for {query=lotquery} that end before {ends_before=date}
which {category:paintings=paintings|pictures} are up for auction, {query=lotquery}, not over {max_price=maxsum}
up to {max_price=maxsum}, before {ends_before=date}: {query=lotquery}
is there a {query=lotquery} under the hammer
our anniversary is near and she always dreamt of a {query=lotquery}, anything going below {max_price=maxsum}
dad collects, so look whether a {query=lotquery} comes up until {ends_before=date}
I'd love a {query=lotquery} for the hall, {category:furniture=furniture section|among the furniture}, {max_price=maxsum} tops
{query=lotquery} in {category:coins=coins|the coin section}
show {category:wine=wine|wines} closing before {ends_before=date}
find auction lots under {max_price=maxsum}
find {query=lotthing} under {max_price=money2}
search the auctions for {query=lotthing} ending before {ends_before=onday}
category {category:furniture=furniture}, looking for {query=lotfurn}, bids up to {max_price=money2}
up to {max_price=money2} and before {ends_before=onday}: {query=lotthing}
in {category:paintings=paintings}, is there {query=lotpaint} for less than {max_price=money2}
query {query=lotwine}, max price {max_price=money2}, ends {ends_before=onday}, section {category:wine=wine}
lots in {category:jewellery=jewellery} matching {query=lotjewel}
any auction by {ends_before=onday} with {query=lotthing}
under {max_price=cap2}: {query=lotq}
ending before {ends_before=until2}, {query=lotq}
is {query=lotq} under the hammer somewhere? it's for my sister's birthday, she turns forty
{category:furniture=furniture}, say {query=furn}, not over {max_price=cap2}
%lang de
such Auktionen für {query=lotquery} bis {max_price=mehr}

%tool hammerfall.place_bid Place a bid in an auction.
%also Bids on a lot.
%also Offers money for something under the hammer and goes on by itself up to a ceiling.
%param lot* (item, lot_number) {"type": "string", "description": "Number of the lot"}
%param bid* (offer, amount) {"type": "number", "description": "Offer now"}
%param ceiling (max_bid, limit) {"type": "number", "description": "Highest automatic offer"}
%list bidsum: 250 euros => 250 | $1,200 => 1200 | 80 | £450 => 450 | 3,000 => 3000 | 95 dollars => 95 | 620 | two hundred => 200 | 15k => 15000 | €1,750 => 1750
%list lotno: 114 | A-27 | 3082 | 77 | H-1190 | 45b | 2201 | L-509 | 16 | 938 | C-12
%list bidx: 200 euros => 200 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 45 | 95 dollars => 95 | €300 => 300 | 500 | 60 pounds => 60 | 250 | two hundred => 200
%list lotx: 42 | 117 | 8B | 3009 | A-16 | twelve | 77 | 205 | 9 | 61c | 1440
%list mxx: 900 euros => 900 | $2,000 => 2000 | £1400 => 1400 | 3,500 => 3500 | 1800 | 1500 dollars => 1500 | €2500 => 2500 | 5000 | 1750 pounds => 1750 | 4200
%list tope: 700 euros => 700 | 1.500 euros => 1500 | 2000 | 950 € => 950 | 3.000 euros => 3000
bid {bid=bidsum} on lot {lot=lotno}
lot {lot=lotno}: {bid=bidsum}, max {ceiling=maxsum}
place a bid of {bid=bidsum} on {lot=lotno}, go up to {ceiling=maxsum} if you must
offer {bid=bidsum} for lot {lot=lotno}
for {lot=lotno} start with {bid=bidsum} and stop at {ceiling=maxsum}
up to {ceiling=maxsum} for lot {lot=lotno}, opening at {bid=bidsum}
raise my hand at {bid=bidsum} when {lot=lotno} comes
I've been dreaming of that clock for weeks, it's {lot=lotno}; say {bid=bidsum}, and not a cent beyond {ceiling=maxsum}
somebody just outdid me on {lot=lotno}, make it {bid=bidsum}
{bid=bidsum} from me, {lot=lotno}, my pain threshold is {ceiling=maxsum}
can I still get {lot=lotno}? try {bid=bidsum}
place a bid on lot {lot=lotno}
bid {bid=bidsum} with a maximum of {ceiling=maxsum}
offer {bid=bidx} for lot {lot=lotx}
{bid=bidx} on lot {lot=lotx}, going up to {ceiling=mxx} at most
~ lot {lot=lotx}: I start at {bid=bidx}, limit {ceiling=mxx}
I'll pay {bid=bidx} for lot {lot=lotx}, the other one went for 900
%lang de
biete {bid=betrag} auf Los {lot=lotno}, höchstens {ceiling=mehr}
%lang es
puja {bid=importe} por el lote {lot=lotno}, como mucho {ceiling=tope}

%server hoardly
%list used: pram | Billy bookcase | round table with six chairs | sewing machine | bunk bed | cargo bike | Lego train | record player | piano stool | moped helmet | patio heater and gas bottle | typewriter | vintage Leica
%list town: Leeds | San Sebastián | Graz | Newcastle upon Tyne | 10115 | Cork | the West End | Aarhus | St. Albans | Frankfurt an der Oder | SW4 | our village
%list want: sofa that turns into a bed, no smokers | shelf which fits under a sloping roof | kids' bike with gears for a girl of seven | old school desk with a lid and an inkwell | fridge that is quiet, works and is white | tent we can stand up in, sleeps six | guitar for somebody who has just started playing | chairs that match a round table from the sixties | cage big enough for two rabbits, foldable if possible | window frames from a house that was torn down
%list useddec: new wave records | spare parts catalogue | like new order t-shirt | London bus model | used books shelf | defender miniature | York stone slabs | radius ruler | Berlin wall piece | nearly famous poster | Paris street sign
%list user: retro_rita | Sal's Attic | bikebob77 | mo_and_jo | Kastanie12 | the_bookworm | Ines M. | vintage-vic | HansimGlück | old stuff from Kent | lena.k | D'Arcy

%tool hoardly_search_ads Search live classified ads on Hoardly near a place. One-off search, nothing is stored (see hoardly_save_search for alerts).
%also Find used things that people sell.
%also Query second-hand listings by keywords, town, distance and condition.
%param keywords* (q, query) {"type": "string", "description": "what to look for"}
%param place (location, near) {"type": "string", "description": "town or postcode"}
%param radius_km (distance_km, radius) {"type": "integer", "description": "distance around the place in kilometres"}
%param condition (state, item_condition) {"type": "string", "enum": ["new", "like_new", "used", "for_parts"], "description": "state of the item"}
%param price_max (max_price, up_to) {"type": "number", "description": "highest price"}
%list radius_km: 20 km => 20 | five kilometres => 5 | 50 kilometres => 50 | 10k => 10 | 15 km => 15 | thirty kilometres => 30 | 100 km => 100 | 8 kilometres => 8 | 25 km => 25 | 3 km => 3
any {keywords=used} for sale, {condition:for_parts=broken is fine too|I only need the bits|doesn't have to work}
is somebody selling a {keywords=used} around {place=town}, {condition:like_new=hardly touched|barely used|in mint shape}
second-hand {keywords=used} in {place=town}, no further than {radius_km=radius_km}
within {radius_km=radius_km} of {place=town}, what {keywords=used} can I get for under {price_max=cap}
look for {keywords=want}
{place=town}, {radius_km=radius_km}, {keywords=used}, {price_max=cap} tops
see if there are {keywords=useddec} on hoardly

%tool hoardly_save_search Stores a search and notifies the user about NEW ads that match.
%also Set up an alert for second-hand ads.
%also Keep watching the market for something and tell me how often: at once, every day or every week.
%param keywords* (q, terms) {"type": "string", "description": "what to watch for"}
%param label (name, title) {"type": "string", "description": "name of the saved search"}
%param frequency (interval, notify) {"type": "string", "enum": ["instant", "daily", "weekly"], "description": "how often to notify"}
%param place (location, city) {"type": "string", "description": "town or postcode"}
%param price_max (max_price, limit) {"type": "number", "description": "highest price"}
%list alias: Baby stuff | flat in May | Ben's birthday | workshop | for the garden, cheap | Project Van | bikes and bits | Mum | dream kitchen | shed | instant win | gifts for Jo
let me know when a {keywords=used} turns up, {frequency:instant=the very second it does|right away|straight away}
watch out for a {keywords=used} near {place=town}, {frequency:weekly=a note on Sundays will do|one mail a week|once a week is enough}
keep an eye open for {keywords=used} and file that under {label=alias}
under {label=alias}, look out for {keywords=used} in {place=town}
alert me about any {keywords=want}
{keywords=used}, {place=town}, not above {price_max=cap}, tell me {frequency:daily=each evening|every day|day by day}
remember I'm after {keywords=useddec} and ping me

%tool hoardly_post_ad Create a classified ad. The ad goes live at once unless draft is true.
%also Offer something for sale.
%also Put up a listing with a title, asking price and description; can be kept as a draft or limited to collection in person.
%param title* (headline, subject) {"type": "string", "description": "headline of the ad"}
%param price* (asking_price, amount) {"type": "number", "description": "asking price, 0 for free"}
%param description (body, text) {"type": "string", "description": "text of the ad"}
%param pickup_only (collection_only, no_shipping) {"type": "boolean", "description": "no shipping, buyer must collect"}
%param draft (unpublished, as_draft) {"type": "boolean", "description": "save without publishing"}
%list adtitle: Bookcase in oak | pram, hardly used | Two concert tickets for Friday | Kids' skis with boots | box of records | Aquarium with stand and pump | winter tyres, 16 inch | Sofa | Grandma's sewing table | desk from Sweden | jam jars | Free-standing tub
%list adtext: minor scratches | smoke-free home | works perfectly | needs a new cable | bought in 2022, used twice | from a house without pets | one owner | a bit wobbly | original box and papers | top in good shape, legs less so
%list adlong: Oak table that seats ten, one leg is new | Moving out on Friday, everything in the kitchen must go | Bike I bought last year and never rode | Pram, converts into a buggy, rain cover included | Piano, needs tuning, sounds lovely when it's done | Sofa bed our cat has never slept on | Books I've read, mostly crime, sold by the box | Ladder that reaches the roof of a small house | Games console with four pads, still under warranty | Wardrobe, comes apart in ten minutes
%list addec: draft horse harness | pickup for Stratocaster | offer book from 1910 | postcards from the front | publisher's desk | delivery bike | shipping crate | negative scanner | sketch of the harbour | private eye annuals
put my {title=adtitle} up for {price=cap}, {pickup_only:true=they have to come and get it|I won't post it|no shipping}
sell {title=adtitle}, I'd like {price=cap} for it, {draft:true=don't put it online yet|not live yet|I'll look it over first}
advertise "{title=adtitle}" for {price=cap} with {description=adtext} in the text
for {price=cap}, {title=adtitle}, and below it {description=adtext}
new listing at {price=cap}: {title=adlong}
{title=adtitle}, {description=adtext}, {price=cap}, {pickup_only:true=come by and collect|buyers fetch it themselves}
list the {title=addec} at {price=cap}

%tool hoardly_make_offer Sends a binding price offer for an ad to its seller.
%also Bid on somebody's listing.
%also Propose an amount for a used item, optionally with a few words and a last day on which the offer stands.
%param ad* (listing, ad_id) {"type": "string", "description": "title or number of the ad"}
%param amount* (offer, bid) {"type": "number", "description": "offered price"}
%param seller (vendor, owner) {"type": "string", "description": "seller's user name, if several ads share a title"}
%param message (note, text) {"type": "string", "description": "note to the seller"}
%param valid_until (expires, deadline) {"type": "string", "description": "last day of the offer"}
%list hagshort: cash in hand | can collect today | my last word | student, sorry | fair I think | no hurry | I have a van | pick up at noon | friend of Jo | and thanks
%list hag: I can pick it up tonight and pay cash | is that ok, it has a few scratches after all | would come with a van tomorrow after work | I'd also take the lamp if you throw it in | my daughter starts school and needs one badly | saw the same one for less, but yours is nearer | we live around the corner, no need to ship | money by bank transfer as soon as you agree | it would make my little boy very happy | no need to clean it, I'll do that at home
bid {amount=cap} for the {ad=used}, {valid_until=day} at the latest
offer {amount=cap} on the {ad=used}, good until {valid_until=day2}
try {amount=cap} with {seller=user} for the {ad=used}
for the {ad=used} from {seller=user} I'd go to {amount=cap}, and add "{message=hagshort}"
propose {amount=cap} for {ad=used} and write {message=hag}
~ {ad=used}, {seller=user}, {amount=cap}, till {valid_until=day2}
~ would they take {amount=cap} for the {ad=useddec}

%tool hoardly_message_seller Ask the seller of an ad a question through the in-app chat. No offer is made.
%also Write to whoever posted a listing.
%also Chat message about a used item; share_phone adds the user's own number.
%param seller* (to, recipient) {"type": "string", "description": "user name of the seller"}
%param text* (message, body) {"type": "string", "description": "the message"}
%param ad (listing, about) {"type": "string", "description": "ad the message is about"}
%param share_phone (include_phone, send_number) {"type": "boolean", "description": "attach my phone number"}
%list askshort: is it still available | what size is it | any scratches | would you swap | when can I come | does it fold | last price | is the box included | how old | still for sale, right
%list ask: is it still there and could I see it tonight | does the motor run, or has it been standing for years | how tall is it when the top is folded down | can you hold it until Friday, I get paid then | would you ship it to Ireland if I pay for it | has anybody ever smoked in the room where it stood | what's wrong with the left wheel in the third picture | we'd come at six, is there somebody who helps to carry | which year is it from and do you have the papers | are the cushions washable, we've got two dogs
%list askdec: what is your phone number | who made the ad photos | is your offer draft or final | can I call | which seller had it before you | do you have a landline | is there a mobile version | did you post it on time | what is it called in English | does the second number work better
ask {seller=user} "{text=askshort}", {share_phone:true=let them have my number|they can ring me|my number's theirs}
write {seller=user}: {text=askshort} - it's about the {ad=used}
on the {ad=used}, ask {seller=user} {text=askshort}
{text=askshort}? to {seller=user} about {ad=used}, {share_phone:true=my mobile too so they can call|give them my phone}
drop {seller=user} a line: {text=ask}
~ {seller=user}, {ad=used}, {text=askshort}
text {seller=user} {text=askdec}

%server parcels
%list trackno: 1Z999AA10123456784 | JD014600003828 | 00340434161094 | LX123456789DE | 9400110200881 | RR552718304 | H1003920194 | 6129 9998 7705 | CP203948576US | 05212004773 | TBA309871234 | 3SABCD0123456 | 420941139261 | EE448203917 | 77182736450

%tool trackParcel Track a parcel by its tracking number.
%also Returns where a shipment is and when it will be delivered.
%also Follows a package on its way to the user, with any of the large carriers.
%param trackingNumber* (shipmentId, code) {"type": "string", "description": "Number of the shipment"}
%param carrier (shipper, courier) {"type": "string", "enum": ["dhl", "ups", "fedex", "dpd", "usps", "hermes"], "description": "Carrier"}
%list carrier: DHL => dhl | UPS => ups | FedEx => fedex | DPD => dpd | US mail => usps | USPS => usps | Hermes => hermes | US postal service => usps
%list trnox: 1Z999AA10123456784 | JD014600003 | 00340434161094 | CX473124829DE | 794644792798 | RR 123 456 785 GB | 9400 1000 0000 | H1002007 | 3S-ABC-991 | 15501234567890 | LB88120 | 420-77
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
where is my {carrier:dhl=DHL} package {trackingNumber=trnox}
~ {trackingNumber=trnox}, sent with {carrier:ups=UPS}
has {trackingNumber=trnox} been handed to {carrier:usps=USPS|the US postal service} yet
how far has shipment {trackingNumber=trnox} come, the sender is in Hermes Street
%lang de
wo ist das Paket {trackingNumber=trackno}

%tool redirectParcel Redirect a parcel to another address.
%also Changes the delivery address of a shipment on its way.
%also The user will not be home, so that the package is to go elsewhere, with a hint for the driver.
%param trackingNumber* (shipmentId) {"type": "string"}
%param newAddress* (deliverTo, address) {"type": "string", "description": "Where it should go instead"}
%param driverNote (instructions, hint) {"type": "string", "description": "Hint for the driver"}
%list drivernote: ring at Miller | put it behind the bins | it's heavy, take the lift | the gate sticks, push hard | please don't bend | second entrance from the left | leave it with the bakery downstairs | call ten minutes ahead | no signature needed | the dog is friendly | garage is open until six | hand it to my neighbour Olga | under the porch if it rains | reception closes at five | ask for parking spot 12 | fragile, glass inside | nobody home before noon | drop it over the fence | the bell is on the right | back door only
%list addr2_2: 2 Orchard Close | 61 Queen's Road | Dock 4, gate B | the library | Unit 9, Brook Park | St. Mary's Hospital | 400 Pine Avenue | Rosenweg 8 | the Red Lion in Hart Street | 17 Ferry Lane | Central Station | 3 The Green
%list dnote: key under mat, dog is friendly | ring twice | leave it with Big Sal, ground floor | second gate, then left | not before noon please | code is 4417 and the lift is broken | behind the green bin | call from the barrier | porch | the bell doesn't work, so knock
%list track9: 1Z44X9 | RM 3302 118 GB | 00340434 | JD0146 2200 | PX-77120 | 4418-2209 | CN 5583 7 | LX90B12
%list parcelno: JD0146 2200 | 1Z88A4410 | LX771203DE | 00340-9917 | RR4410GB | H77120033 | CP2094 | EE902114
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
to {newAddress=addr2_2} with the hint {driverNote=dnote}, reroute {trackingNumber=track9}
redirect {trackingNumber=track9} to {newAddress=addr}
send {trackingNumber=track9} to {newAddress=addr} instead of {=addr2_2}
~ new address {newAddress=addr} parcel {trackingNumber=track9} note {driverNote=dnote}
tell the driver {driverNote=dnote}, parcel {trackingNumber=track9} now goes to {newAddress=addr}
to {newAddress=addr2} with {trackingNumber=parcelno}, tell the driver {driverNote=rider2}
{trackingNumber=parcelno}, {newAddress=addr2} instead
I'm at my parents' for the week, so {trackingNumber=parcelno} had better end up at {newAddress=addr2}
%lang es
envía el paquete {trackingNumber=trackno} a {newAddress=street}

%tool listParcels List the user's parcels.
%also Returns all expected and received shipments.
%also Overview of packages by their state.
%param status (state, filter) {"type": "string", "enum": ["in_transit", "out_for_delivery", "delivered", "delayed", "ready_for_pickup"], "description": "Only parcels in this state"}
%list parcelstate: on their way => in_transit | in transit => in_transit | still travelling => in_transit | on the van => out_for_delivery | arriving today => out_for_delivery | out for delivery => out_for_delivery | already delivered => delivered | that have arrived => delivered | late => delayed | delayed => delayed | overdue => delayed | waiting to be picked up => ready_for_pickup | I have to collect => ready_for_pickup
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
what's {status:out_for_delivery=out for delivery|on the van} today
which of my packages are {status:delayed=late|delayed|behind schedule}
anything for me {status:ready_for_pickup=to pick up|ready to collect}
all my deliveries please, the doorbell is late again
%lang de
welche Pakete sind {status:in_transit=unterwegs|noch auf dem Weg}

%server parcelwren
%list heavy: two kilos => 2000 | 750 grams => 750 | 3.5 kg => 3500 | 12 kg => 12000 | 900 g => 900 | a kilo => 1000 | 5 kilos => 5000 | 1.2 kg => 1200 | 300 grams => 300 | 20 kilos => 20000 | 2500 g => 2500
%list carrier: DHL | Royal Mail | UPS | GLS | La Poste | Hermes | DPD | Bring | Swift & Sons | PostNord | Correos

%tool parcelwren.create_shipment Creates a shipment and a label. Sender defaults to the account. Weight in grams. The label is charged immediately; use quote_shipment for prices only.
%also Send a parcel.
%also Buys postage for a package from one person to another, by the chosen speed, with signature if wanted.
%param recipient* (to, addressee) {"type": "string", "description": "Who gets it"}
%param sender (from, shipper) {"type": "string", "description": "Who sends it"}
%param contents* (goods, description) {"type": "string", "description": "What is inside"}
%param weight_g (grams, weight) {"type": "integer", "description": "Weight in grams"}
%param speed (service, product) {"type": "string", "enum": ["economy", "standard", "express", "same_day"], "description": "Service level"}
%param signature (sign_on_delivery, signed_for) {"type": "boolean", "description": "Recipient must sign"}
%list box: a mug | three books | ski boots | jam, home-made | spare keys | cables and a router | the signed contract | vinyl records | honey | a birthday present | shoes
%list name: Mia Carlsson | Uncle Bert | O'Brien Roofing | Dr. Iyer | my sister in Cork | Kwame | Blue Door Studio | Tomasz and Ines | the Hendersons | legal | Mrs. Kowalski | Ben
%list from: the Leeds office | Jo | Nordwerk | Aunt Rosa | our warehouse | Team Falcon | mum and dad | Pixel Barn | Lee | the shop | Big Sal
%list boxlong: glasses wrapped in newspaper, please keep them upright | a coat he left here when he came for lunch | cheese from the market, has to stay cold | documents they need to sign before Friday | toys our girls don't play with any more | a painting, framed, with glass in front | seeds I promised, each kind in its own bag | a phone that needs repair, battery taken out | clothes for the twins, they grow so fast | the cake tin she forgot at our party
%list boxdec: express train set | stamps | standard lamp | signature perfume | heavy metal CDs | economy textbook | next day magazine | postman puzzle | courier font samples | letter opener
post {contents=box} to {recipient=name}, {speed:same_day=must be there by tonight|still today|this very afternoon}
send {recipient=name} {contents=box}, {signature:true=they have to sign for it|only against a signature|not without an autograph}
{contents=box} from {sender=from} to {recipient=name}
for {recipient=name}, from {sender=from}: {contents=box}, {weight_g=heavy}
parcel for {recipient=name} with {contents=boxlong}
~ {weight_g=heavy}, {contents=box}, {recipient=name}, {speed:economy=there's no hurry|slow is fine|the slow cheap way}
I need to mail the {contents=boxdec} to {recipient=name}

%tool parcelwren.quote_shipment Price of a shipment between two places. Nothing is bought.
%also What would postage cost?
%also Compares rates for a route and a weight, insured or not.
%param origin (from, from_place) {"type": "string", "description": "Where it is posted"}
%param destination* (to, to_place) {"type": "string", "description": "Where it goes"}
%param weight_g (grams, weight) {"type": "integer", "description": "Weight in grams"}
%param carrier (company, courier) {"type": "string", "description": "Restrict to one carrier"}
%param insured (insurance, cover) {"type": "boolean", "description": "With insurance"}
%list dest: Zagreb | Denver | Bergen | King's Lynn | my aunt in Palermo | Bath | New Zealand | Salt Lake City | the Azores | 90210 | Riga | Isle of Man
%list orig: Leeds | our warehouse in Ghent | Vigo | Frankfurt an der Oder | here | the Oslo office | Tampa | Stratford-upon-Avon | Lyon | postcode 8010 | Le Mans
what does it cost to {destination=dest}, {insured:true=covered against loss|in case it gets lost|protected if it breaks}
price for a box to {destination=dest}, {weight_g=heavy}
how much from {origin=orig} to {destination=dest}
to {destination=dest} out of {origin=orig} with {carrier=carrier}, what would I pay
I'm thinking of mailing some books I no longer read, {weight_g=heavy}, over to {destination=dest}
{weight_g=heavy}, {origin=orig} to {destination=dest}, {carrier=carrier}, {insured:true=insured}
is it dear to ship an express train set to {destination=dest}

%tool parcelwren.track Current position of a parcel by tracking number. Optionally keeps sending updates.
%also Where is my package?
%also Tracking events of a shipment, whole history if asked for, and alerts on a channel.
%param tracking_no* (number, code) {"type": "string", "description": "Tracking number"}
%param carrier (company, courier) {"type": "string", "description": "Carrier, guessed if omitted"}
%param updates (alerts, notify) {"type": "string", "enum": ["none", "sms", "email", "push"], "description": "Keep me posted by"}
%param full_history (all_events, history) {"type": "boolean", "description": "All events instead of the latest"}
%list trk: PW40017722 | 1Z99AA10 | 0034-0434 | RR4413GB | LX-902-17 | 55120098 | JJD0003 | CP88 | PW-7F3A | 6600172 | H1004X
where's {tracking_no=trk}, {full_history:true=every stop it made|the whole journey so far|all the way from the start}
follow {tracking_no=trk} for me, {updates:sms=a text whenever it moves|by text}
{tracking_no=trk} came with {carrier=carrier}, is it close
{carrier=carrier} has my {tracking_no=trk}, keep me informed, {updates:email=into my inbox|by mail}
a parcel I have been waiting for since Monday, number {tracking_no=trk}, what on earth happened to it
{tracking_no=trk}, {carrier=carrier}, {updates:push=pop up on my phone}, {full_history:true=everything}
has {tracking_no=trk} left yet, nobody texted me

%tool parcelwren.redirect Change where or when a parcel on its way is delivered.
%also Send an incoming parcel elsewhere.
%also Reroutes a package to a neighbour, locker or shop, or holds it until a date.
%param parcel* (shipment, tracking_no) {"type": "string", "description": "Tracking number or what the parcel is"}
%param to* (target, new_place) {"type": "string", "description": "New place or neighbour"}
%param deliver_on (day, new_date) {"type": "string", "description": "New delivery day"}
%param instructions (note, courier_note) {"type": "string", "description": "Text for the courier"}
%param permanent (always, remember) {"type": "boolean", "description": "Apply to all later parcels too"}
%list pkg: PW40017722 | the shoes | my new phone | 1Z99AA10 | parcel from Nordwerk | wine box | tyres, all four | RR4413GB | the books and the lamp | Ben's present | LX-902-17
%list divert: Mrs. Kowalski next door | locker 12 at the station | the post office on Mill Road | number 9 | my work | Kiosk Aydin | the flower shop, round the corner | Jo's house | the garage | Gran
%list driver: ring twice and wait, she walks slowly | the gate code is 4471, please close it behind you | don't leave it in the rain, there's paper inside | go through the yard, the front door is stuck | knock on the window if nobody opens | the dog barks but he won't bite | ask for Lee, he sits on the second floor | leave it with whoever opens, they're all family | please don't throw it over the fence again | take the lift, the stairs are being painted
%list pkgdec: Monday Box | permanent markers | neighbours' magazine | everyday sneakers | office chair | next week's veg box | locker combination lock | Sunday paper | home trainer | shop sign
take {parcel=pkg} to {to=divert}, {permanent:true=from now on all of them|the same for everything that follows|always from here on}
{parcel=pkg} to {to=divert} please, {deliver_on=day} rather than now
~ {to=divert} is to get {parcel=pkg} on {deliver_on=day2}
on {deliver_on=day2}, {to=divert} is where {parcel=pkg} should go
send {parcel=pkg} over to {to=divert} and tell the driver {instructions=driver}
{parcel=pkg}, {to=divert}, {deliver_on=day}, {permanent:true=do that every time}
I won't be in, {parcel=pkgdec} goes to {to=divert}

%tool parcelwren.schedule_pickup Have a courier collect parcels at an address.
%also Order a collection.
%also Driver comes on a day within a window to fetch one or more packages; says where he finds them.
%param address* (place, location) {"type": "string", "description": "Where to collect"}
%param day* (date, pickup_date) {"type": "string", "description": "Day of collection"}
%param earliest (from, ready_time) {"type": "string", "description": "Window start"}
%param latest (to, close_time) {"type": "string", "description": "Window end"}
%param pieces (count, parcels) {"type": "integer", "description": "Number of parcels"}
%param bulky (oversize, heavy) {"type": "boolean", "description": "Needs two people or a van"}
%list addr3: 14 Elm Street | the office | Gran's | flat 3, 20 Mill Road | my place | Hotel Bristol, room 208 | the park by the bandstand | Calle Mayor 5 | work | Jo's
%list early: nine | 8 am | 10:15 | noon | half past seven | 9:30 | two | 1 pm | quarter past eight | 11
%list close: three | 5 pm | 16:30 | half past four | six | 17:00 | quarter to seven | 4 | 18:45 | 5:30 pm
someone should fetch my stuff from {address=addr3} {day=day}, {pieces=few} boxes
courier to {address=addr3} {day=day}, {bulky:true=one man can't lift it|bring a van|it takes two to carry}
{address=addr3} on {day=day2}, from {earliest=early} to {latest=close}
not after {latest=close} and not before {earliest=early}, {day=day}, at {address=addr3}
we're moving our stock, so collect from {address=addr3} {day=day}, {pieces=few} parcels
{day=day}, {earliest=early} to {latest=close}, {pieces=few} pieces, {address=addr3}
have the parcel man come by {address=addr3} {day=day}, small van or not

%server perkpocket

%tool perkpocket_gift_card_balance Check the balance of a gift card.
%also Returns what is left and the expiry date.
%also How much money a voucher of a shop still holds.
%param shop* (store, issuer) {"type": "string", "description": "Shop"}
%param card_number (number, code) {"type": "string", "description": "Number on the back"}
%list shop2: Ikea | Amazon | Decathlon | Sephora | H&M | Books and Beans | Zara | Lush | Waterstones | Toys and Games | MediaMarkt | Douglas | Starbucks | House of Fraser | Thalia | Bed and Bath | Steam | Nike | Marks and Spencer | Fnac
%list cardno: 6034 1187 2290 | 4471-9902 | 7712 0045 | GC-88213 | 990217734 | 5501 2267 0098 1 | XK7-221-09 | 30045518 | 1288-4410-7 | 6611 9020
%list shp: Pino's | IKEA | The Body Shop | Book and Bean | Zara | H&M | Marks & Spencer | The Little Toy Shop | Boots | Amazon
%list cno: 6034 1187 2290 | GC-88213 | 7712 0045 | 990217734 | XK7-221-09 | 4471-9902 | 5501 2267 0098 1 | 30045518 | 1288-4410-7 | AB 12 CD 34
how much is left on my {shop=shop2} gift card
gift card {card_number=cardno}, {shop=shop2}
balance of {shop=shop2} card {card_number=cardno}
check the {shop=shop2} voucher with number {card_number=cardno}
{card_number=cardno} from {shop=shop2}, what's on it
aunt Helga gave me something plastic from {shop=shop2} for Christmas, is it worth a trip into town
found {card_number=cardno} in an old coat, says {shop=shop2}, any money still there
can I still buy anything with the {shop=shop2} one, {card_number=cardno}
~ at the till in {shop=shop2} and the queue is growing, what have I got on {card_number=cardno}
before I give the {shop=shop2} card away, is it empty
does my {shop=shop2} gift card expire soon
check the balance of {card_number=cardno}
how much is on my gift card
how much is on {shop=shp} gift card {card_number=cno}
~ balance of card {card_number=cno} from {shop=shp}
for {shop=shp}, card number {card_number=cno}, what's left
shop: {shop=shp}, number: {card_number=cno}
{card_number=cno} is a {shop=shp} card, check its balance
shop {shop=shp}, card {card_number=cno}
check my gift card for {shop=shp}
%lang de
wie viel ist noch auf der Geschenkkarte von {shop=company} mit der Nummer {card_number=cardno}

%tool perkpocket_redeem_points Redeem loyalty points.
%also Exchanges points for a reward.
%also Spends what was collected in a bonus programme on something from its catalogue.
%param programme* (scheme, club) {"type": "string", "description": "Bonus programme"}
%param points* (amount, miles) {"type": "integer", "description": "How many"}
%param reward (item, gift) {"type": "string", "description": "What for"}
%list points: 5000 | 12,000 => 12000 | 800 | 2500 | 25k => 25000 | 1,500 => 1500 | ten thousand => 10000 | 600 | 40000 | 3,200 => 3200 | 950
%list scheme: Miles & More | Payback | Avios | Nectar | Bonvoy | DeutschlandCard | Flying Blue | Hilton Honors | Tesco Clubcard | Sky and Sea Club | Iberia Plus | Bakery Bonus | BahnBonus | Coffee Stars | World of Hyatt | Boots card
%list reward: toaster with two slots | flight to Madrid | spa voucher for two | upgrade to business | set of steak knives | night in a hotel in Rome | headphones | coffee and cake | picnic blanket | kitchen scales | free car wash | magazine subscription | donation to the Red Cross | cinema tickets | suitcase in dark blue | bottle of port | blender | towels and bathrobes | rental car for a weekend | ten euros off
%list points2: 500 | 1,000 => 1000 | 2500 | 12000 | 80 | 300 | 15,000 => 15000 | 750 | two hundred => 200
%list bonus: Miles and Smiles | Payback | SkyClub | Pino's stamp card | Orbit Rewards | the bakery card | Bread and More | Fuel Plus | From Us to You | NordCard
%list prize: a flight to Rome | a free coffee and cake | toaster | an upgrade to business | ten euros off | a voucher for the cinema | two nights in Bath | free shipping | a donation to St. Mary's | pan with lid
%list reward2: a toaster with four slots | a night for two in Ghent | an upgrade to first | a week of free coffee | the blue suitcase | a donation to the lifeboats | a set of towels | a tenner off at the till | two tickets for the musical
%list pts: 2500 | 800 | 12000 | 450 | 5000 points => 5000 | 900 points => 900 | 3000
%list prog: Miles & More | the bakery card | Nectar | Payback | my hotel club | Flying Blue | the petrol station thing | Tesco Clubcard | BahnBonus | the cinema club
%list puntos: 5000 | 12.000 => 12000 | 800 | 2.500 => 2500 | 40000 | diez mil => 10000
redeem {points=points} {programme=scheme} points for a {reward=reward}
use {points=points} of my {programme=scheme} points
{programme=scheme}, {points=points}, {reward=reward}
get me the {reward=reward} with {points=points} points from {programme=scheme}
swap {points=points} {programme=scheme} points into a {reward=reward}
a {reward=reward} would be nice and {programme=scheme} has {points=points} lying around of mine
my {programme=scheme} stuff expires on Sunday, so blow {points=points} on a {reward=reward}
after all those business trips {programme=scheme} owes me something, take {points=points} and make it a {reward=reward}
turn {points=points} from {programme=scheme} into {reward=reward}
cash in {points=points} at {programme=scheme}
trade my {programme=scheme} points for a {reward=reward}
redeem {points=points} points
I want the {reward=reward} for my loyalty points
redeem {points=points2} points from {programme=bonus} for {reward=prize}
~ use {points=points2} {programme=bonus} points
programme: {programme=bonus}, points: {points=points2}, reward: {reward=prize}
for {reward=prize}, redeem {points=points2} points with {programme=bonus}
at {programme=bonus}, turn {points=points2} points into {reward=prize}
get {reward=prize} from {programme=bonus} with {points=points2} points
{reward=reward2} please, {points=pts} out of {programme=prog}
use up {points=pts} with {programme=prog} before they rot
~ on {reward=reward2} I'd blow {points=pts}, {programme=prog}
%lang es
canjea {points=puntos} puntos de {programme=scheme}

%server recurra

%tool listSubscriptions List your running subscriptions.
%also Returns subscriptions[] with price and renewal date.
%also Everything you are charged for regularly, such as streaming, papers or apps.
%param category (kind, type) {"type": "string", "enum": ["streaming", "news", "software", "fitness", "mobile", "food"], "description": "Only this kind"}
%param sort (order, sort_by) {"type": "string", "enum": ["price", "renewal", "name"], "description": ""}
(show|list) [me] my subscriptions
what (am I subscribed to|subscriptions do I have) [, {sort:price=most expensive first|by price|sorted by cost}]
which {category:streaming=streaming services|streaming} do I pay for
~ how much do I lose each month to {category:software=apps|software} I forgot about
{category:news=newspapers and magazines|news} subscriptions {sort:renewal=by renewal date|next to renew first}
my {category:fitness=fitness} memberships, {sort:name=alphabetically|by name}
what is being charged regularly, {sort:price=priciest on top}
{category:mobile=phone contracts} running in my name
{category:food=meal kits|food boxes} I still get, {sort:renewal=the soonest renewal first}
every month a dozen little things leave my card, what are they
which contract renews next, {sort:renewal=order by renewal}
what do I pay for every month, {sort:price=dearest first|by price}
my {category:fitness=gym memberships|fitness} subscriptions
running {category:streaming=streaming|film and series} plans, {sort:renewal=next renewal first|by renewal date}
which services am I still signed up to, in the name of my old firm too
%lang de
welche {category:streaming=Streamingdienste|Streaming-Abos} bezahle ich gerade
%lang es
enséñame mis suscripciones [{sort:price=por precio|de más cara a más barata}]

%tool cancelSubscription Cancel a subscription.
%also Returns the end date.
%also Gets you out of a recurring contract, at once, at its end or on a day, and says why.
%param service* (subscription, provider) {"type": "string", "description": "Name of the service"}
%param effective (end_date, on, when) {"type": "string", "description": "Day from which on"}
%param reason (why, cause) {"type": "string", "enum": ["too_expensive", "not_used", "switched", "quality", "moving"], "description": "Why"}
%list service: Netflix | Spotify | gym membership | New York Times | Dropbox | Audible | phone contract | Disney Plus | HelloFresh | meal kit | Adobe | iCloud storage | local newspaper | YouTube Premium | dating app | Duolingo | wine club | Strava | Canva | Prime | crossword app | Guardian
%list subs9: Filmloft | The Daily Post | Sounds and Stories | gym at the mill | CloudBox Pro | Chess with Masters | Meals by Marta | Kidz+ | Wine of the Month | Plants to Your Door | Norvolt
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
cancel [my subscription to] {service=service}
(end|terminate) {service=service} {effective=date}
I (don't|never) use {service=service}, {reason:not_used=I never use it|no one here uses it|it just sits there}, cancel it
cancel {service=service} from {effective=date}, {reason:too_expensive=it got too expensive|it's too pricey|costs too much}
{service=service} has to go
get me out of {service=service}, {reason:quality=it's gone downhill|the quality is awful|it's rubbish now}
{reason:switched=I've found another provider|I switched to someone else|went to the competition}, so stop {service=service} {effective=date}
no more {service=service} after {effective=date}, {reason:moving=I'm moving abroad|we're moving house}
I haven't opened {service=service} in months, why am I still paying
{effective=date}: {service=service} off, reason: {reason:too_expensive=price|too expensive}
cancel a subscription
cancel it from {effective=date}, {reason:not_used=I don't use it}
cancel {service=subs9} from {effective=onday}
~ cancel {service=subs9} as {reason:too_expensive=too expensive}, effective {effective=bydate}
service {service=subs9} from {effective=bydate} reason {reason:not_used=not used}
reason {reason:moving=moving}, so as of {effective=bydate} end my subscription to {service=subs9}
%lang de
kündige {service=service} zum {effective=date}, {reason:too_expensive=zu teuer|ist mir zu teuer geworden}
%lang es
dame de baja de {service=service} [{effective=date}], {reason:not_used=no lo uso|ya no lo uso}

%server shipdesk

%tool create-shipping-label Print a label for a parcel to a recipient.
%also Creates a shipping label and a tracking number.
%also Buys postage for a package with weight, service level and insurance.
%param recipient* (to_name, receiver) {"type": "string", "description": "Name of the receiver"}
%param address* (to_address, destination) {"type": "string", "description": "Street and town"}
%param weight_kg (weight) {"type": "number", "description": "Weight in kilograms"}
%param service (service_level, speed) {"type": "string", "enum": ["economy", "standard", "express", "overnight"], "description": "Speed"}
%param insured (insurance) {"type": "boolean", "description": "Insure the parcel"}
%list address: 12 Rose Lane, Bristol | Hauptstr. 5, 50667 Köln | 221b Baker Street, London | 48 Elm Avenue, Portland OR 97205 | Calle Mayor 9, Madrid | 7 rue des Fleurs, Lyon | 900 Market St, San Francisco | PO Box 118, Galway | Kungsgatan 14, Stockholm | 15 Queen's Road, Brighton | Via Roma 33, Torino | 4 Harbour View, Dublin | 310 W 5th Street, Austin | Lindenweg 21, Bern | 66 King St, Toronto
%list recip: Ella Moor | Pino's | Hale & Sons | Dr. O'Neill | Big Sal | Tom and Ada Frey | Orbit, c/o Dana Quill | Jean-Luc Petit | the Anchor | Mrs. van der Berg | Nordwind
%list ship: 14 Mill Lane, Leeds | Gartenstraße 22, Graz | 5 rue du Four, Lyon | 3 Quay Side, Newcastle upon Tyne | 90 Elm Court, Flat 3, Bath | Kirchplatz 1 | PO Box 118, Cork | Bank Street 5 | 218 West 4th Street, New York
%list kgs: 2 | 0.5 | 1.2 | 4 kilos => 4 | 7.5 | 12 kg => 12 | three => 3 | 0.8 kg => 0.8
%list kgs2: 2 | 0.5 | 1.2 | 4 | 7.5 | 12 | three => 3 | 0.8
%list kms: 5 | 8 | 12.5 | 3 | 10 | 21 | 6.4
%list full: Ewan Price | Nadia Romero | Otis Hall | Beatrix Hahn | Tariq Aziz | Solveig Dahl | Lorenzo Bianchi | Shanti Rao | Declan Moore
(make|create|print) a (shipping|parcel) label for {recipient=fullname}, {address=address}
ship [a parcel] to {recipient=fullname} at {address=address} {service:express=express|by express|fast}
label: {recipient=fullname}, {address=address}, {weight_kg=float} kg[, {insured:true=insured|with insurance}]
I have a {weight_kg=int} kilo package for {recipient=fullname}, {address=address}, {service:economy=cheapest way|economy|as cheap as possible}
buy {service:overnight=overnight|next morning} postage to {address=address}, recipient {recipient=fullname}
{recipient=company}, {address=address} - {service:standard=standard|normal|regular} label, {insured:false=no insurance|uninsured|not insured}
the vase is fragile so please {insured:true=insure it|make it insured}: label to {recipient=fullname}, {address=address}
we have to get this box to {recipient=fullname} ({address=address}) {service:overnight=by tomorrow morning|overnight}, it weighs {weight_kg=float} kg
can I get a shipping label for {recipient=fullname} in {address=address}
make a shipping label for {recipient=fullname}
~ {service:express=express|priority} label for a {weight_kg=int} kg parcel
print a parcel label to {address=address}
label for {recipient=recip} at {address=ship}
ship to {recipient=recip}, {address=ship}, {service:express=express}
recipient: {recipient=recip}; address: {address=ship}; weight: {weight_kg=kgs}; service: {service:standard=standard}
{service:overnight=overnight} label, {weight_kg=kgs2} kg, to {recipient=recip} at {address=ship}
~ to {address=ship}, for {recipient=recip}, {insured:true=insured|with insurance}
{insured:false=uninsured|no insurance}, {service:economy=economy}, {recipient=recip}, {address=ship}
print a {weight_kg=kgs2} kg label to {address=ship}, name {recipient=recip}
to {address=addr2}, {weight_kg=kms} kilos, {recipient=full}
{recipient=full}, {address=addr2}, {service:overnight=overnight}, {insured:true=with insurance|insured}
label for {recipient=full} at {address=addr2}, it's a lamp from my aunt
%lang de
(erstell|druck) ein Versandetikett für {recipient=fullname}, {address=address}

%tool track-shipment Where a parcel is and when it arrives.
%also Returns tracking events of a shipment.
%also Follows a package by its tracking number.
%param tracking_number* (tracking_id, parcel_id) {"type": "string", "description": "Tracking number of the parcel"}
%list tracking: 1Z999AA10123456784 | JD014600003812 | RR123456785DE | 00340434161094022115 | TBA305512 | 9400111899223 | LX558203114CN | 7712 3301 5589 | CP99812 | ZX-4418-20 | 420941079 | EE873124586US | 61290983 | NL-55712-8 | H100482211
%list track: 00340434161094021501 | 1Z999AA10123456784 | RR123456785GB | JD0002118 | LX 5521 7780 DE | 7710-4432 | CP990011223NL | DHL40023 | h8822190 | 3SABC0912
(track|follow) {tracking_number=tracking}
where is [my] (parcel|package) {tracking_number=tracking}
{tracking_number=tracking} arrived yet?
has shipment {tracking_number=tracking} been delivered
I'm still waiting for a delivery, the tracking number is {tracking_number=tracking}
when (will|does) {tracking_number=tracking} (come|arrive|get here)?
status of consignment {tracking_number=tracking} please
look where {tracking_number=tracking} is stuck
tracking {tracking_number=tracking}
where is my package
can you track a parcel for me?
where's {tracking_number=track}
when will {tracking_number=track} be here
is parcel {tracking_number=track} on its way
delivery {tracking_number=track}, how far has it got
%lang es
(dónde está|rastrea) el paquete {tracking_number=tracking}

%tool schedule-parcel-pickup Have the courier collect parcels.
%also Books a courier pickup.
%also Orders somebody to come by and fetch packages on a given day.
%param pickup_date* (date, day) {"type": "string", "description": "Day"}
%param parcels (package_count) {"type": "integer", "description": "Number of packages"}
%param instructions (note, remarks) {"type": "string", "description": "Hint for the driver"}
%list pickup_hint: ring at the back door | ask for Paula at reception | the boxes are in the garage | one of them is fragile | gate code is 4417 | come before lunch please | the big one needs two people | leave the receipt in the mailbox | use the loading dock | call when you are close | dog is harmless | label is still missing on one | parking in the yard is fine | second floor, no lift | they stand under the stairs
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list day3: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list rel: tomorrow | next Friday | this Saturday | the day after tomorrow | Monday | next Wednesday | today | 18 July | Thursday | 2026-04-11 | March 19th | Sunday week | the 6th
%list driver: ring twice, we are in the back | key under mat, dog is friendly | second floor | call before you come | the big one is fragile | ask for Ella at the desk | boxes stand by the door to the yard | no lift | enter from Mill Lane, not from the square | gate code is 4417
%list few3: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
(schedule|book) a [parcel] pickup for {pickup_date=date}
have the courier (collect|fetch) {parcels=int} (parcels|boxes|packages) {pickup_date=date}
{parcels=int} packages ready for pickup {pickup_date=date}, {instructions=pickup_hint}
can somebody (come by|swing by) for the parcels {pickup_date=date}? tell them {instructions=pickup_hint}
pickup {pickup_date=date}
the returns are piling up, get them collected {pickup_date=date}
please send a driver {pickup_date=date} for {parcels:1=one parcel|a single box}
courier, {pickup_date=date}, {parcels=int} parcels, note {instructions=pickup_hint}
order a parcel pickup
have the courier come, {instructions=pickup_hint}
we have {parcels=int} boxes to be picked up by the courier
pick up {parcels=few2} parcels on {pickup_date=day3}
courier for {pickup_date=rel}, {parcels=few2} packages
tell the driver "{instructions=driver}", pickup on {pickup_date=day3}
date {pickup_date=day3}, parcels {parcels=few2}, note {instructions=driver}
{parcels=few2} parcels to collect {pickup_date=rel}: {instructions=driver}
{instructions=rider2}, that's for the driver, {parcels=few3} pieces on {pickup_date=onday}
{pickup_date=anyday} somebody should fetch {parcels=few3} boxes, bound for {=townb}

%server snipnook
%list ware: robot vacuum | trail shoes | olive oil, five litres | standing desk | noise-cancelling headphones | cat food | espresso machine | mattress | kids' car seat | air fryer | paint and brushes | printer ink
%list warelong: a bike trailer that takes two kids, and folds | a heater for the tent which doesn't need mains | the blue kettle we had in the flat in Bonn | wireless earbuds that survive the rain, and a fall | a monitor I can turn upright, 27 inches | running shoes for wide feet, the pair from last spring | a freezer that fits under the stairs, quiet at night | the camera Jo takes to weddings, body only | a clock for the kitchen, one that does not tick | the red tent Marek had at the lake
%list waredec: used look jeans | free delivery van toy | Weeks of Summer puzzle | total war game | speed skipping rope | Trust No One novel | gift box of soap | percent calculator | low point pen | now or never mug | Amazon warrior figure

%tool lookUpVouchers GET /vouchers. Public voucher codes that other members reported as working. Does not touch the user's own wallet (storeVoucher).
%also Finds discount codes that work at a merchant.
%also See what promotional codes are going round for a store, a product or a kind of rebate, with a least percentage and only for those who never ordered there if need be.
%param shop* (merchant, store) {"type": "string", "description": "Merchant"}
%param product (item, validFor) {"type": "string", "description": "Only codes valid for this"}
%param minPercent (atLeast, percent) {"type": "integer", "minimum": 1, "maximum": 100, "description": "Rebate of at least this many percent"}
%param firstOrder (newCustomer, welcome) {"type": "boolean", "description": "Codes for new customers"}
%param kind (type, benefit) {"type": "string", "enum": ["percent", "fixed_sum", "free_delivery", "free_item"], "description": "Kind of rebate"}
%list pct: 10 percent => 10 | 15% => 15 | 20 percent => 20 | twenty-five percent => 25 | 30% => 30 | 12 percent => 12 | five percent => 5 | 40% => 40 | fifty percent => 50 | 18% => 18
%list shop2: Percent & Co. | First Order Books | The Free Item | Newcomer | Gift Hall | Free Delivery Foods | Fixed Sum Furniture | New Customer | Tens & Twenties | Half Price Harry
any codes going round at {shop=shop}, {firstOrder:true=I've never bought there before|it'd be my first time|I'm new to them}
do you know a trick to save at {shop=shop}, {kind:free_delivery=so that postage costs nothing|without paying the courier}
something off {product=ware} from {shop=shop}
for {product=ware} is there a rebate with {shop=shop}
at least {minPercent=pct} at {shop=shop}, on {product=warelong}
{shop=shop}, {product=ware}, {minPercent=pct} or better, {firstOrder:true=never ordered there}
promo codes for {shop=shop2}

%tool storeVoucher POST /wallet. Keeps a voucher code or gift card of the user's for later.
%also Saves a code in the wallet.
%also Remember a gift card or promo code together with where it can be spent, how much is on it, when it lapses and who gave it.
%param code* (voucher, number) {"type": "string", "description": "Code or card number"}
%param shop (merchant, validAt) {"type": "string", "description": "Where it can be spent"}
%param givenBy (source, giver) {"type": "string", "description": "Who it came from"}
%param balance (value, worth) {"type": "number", "description": "Money on the card"}
%param lapsesOn (expiry, validUntil) {"type": "string", "description": "Last valid day"}
%param familyWallet (shared, household) {"type": "boolean", "description": "Usable by the whole household"}
%list vcode: SPRING25 | 4471-9920 | HELLO-JO | TAKE10 | XK7P2 | FREESHIP | moss2026 | 8830 1127 | B-DAY | lucky7 | OAK-15
%list vdec: FAMILY5 | FROMUS | BALANCE20 | MAY30 | SHARED-9 | JOGIFT | UNTIL99 | HOUSE-ALL | EURO50 | STORE1
keep {code=vcode} from {givenBy=who}, {familyWallet:true=all of us at home can spend it|the kids may use it too|my lot can use it as well}
hang on to {code=vcode}, there's still {balance=sum} on it, {lapsesOn=until}
I got {code=vcode} from {givenBy=who} for {shop=shop}
to spend at {shop=shop}: {code=vcode}, a gift of {givenBy=who2}
{givenBy=who2} sent me {code=vcode}, good at {shop=shop} till {lapsesOn=until}
{code=vcode}, {shop=shop}, {balance=sum}, from {givenBy=who}
save {code=vdec} in my wallet

%tool trackPrice POST /pricewatch. Watches a product over time and reports when it drops. For prices as they are today use compareOffers.
%also Tells the user when something gets cheaper.
%also Follow what a thing costs and raise an alarm below a threshold; at one merchant or all, second-hand counted or not, for a limited number of weeks.
%param product* (item, article) {"type": "string", "description": "What to watch"}
%param shop (merchant, at) {"type": "string", "description": "Only at this merchant"}
%param below (threshold, target) {"type": "number", "description": "Price that triggers the alarm"}
%param weeks (duration, forWeeks) {"type": "integer", "description": "How long, in weeks"}
%param includeUsed (secondHand, refurbished) {"type": "boolean", "description": "Second-hand and refurbished count"}
%list wks: two weeks => 2 | 3 weeks => 3 | six weeks => 6 | four weeks => 4 | 8 weeks => 8 | a week => 1 | ten weeks => 10 | 12 weeks => 12 | five weeks => 5 | 26 weeks => 26
ping me if the {product=ware} gets cheaper, {includeUsed:true=doesn't have to be new|pre-owned is fine too|someone else's old one would do}
keep watch on {product=ware}, {weeks=wks}
is the {product=ware} at {shop=shop} coming down, tell me under {below=sum}
at {shop=shop} under {below=sum}, that's when I want to hear about the {product=ware}
follow what they ask for {product=warelong}
{product=ware}, {below=sum}, {shop=shop}, {weeks=wks}
let me know when the {product=waredec} drops

%tool compareOffers GET /offers. Current prices of one product at all merchants, side by side.
%also Price comparison as of now.
%also Who has a thing at which price this minute, including postage to a country, sorted by total, speed or the merchant's reputation, and leaving out shops one does not trust.
%param product* (item, article) {"type": "string", "description": "What is compared"}
%param shipTo (deliverTo, destination) {"type": "string", "description": "Country or town of delivery"}
%param shipFrom (origin, sentFrom) {"type": "string", "description": "Country the merchant sends from"}
%param exclude (without, blocked) {"type": "array", "items": {"type": "string"}, "description": "Merchants to leave out"}
%param rankBy (sort, criterion) {"type": "string", "enum": ["total", "speed", "trust"], "description": "Ranking, default total"}
%list product2: cello | hammock | bread slicer | dash cam | rice cooker | bread knife | tripod | rowing machine | baby monitor | garden hose and reel
%list bad: Lumo | northpeg and Kistenhof | Plugs4Less | anything called Bazaar | House of Oak, Lumo | the tile people | O'Leary Saddles | papeterie_lou and Bean Alley | Shoes and Soles | Temple
%list landb: Germany | China | Poland | the Netherlands | Japan | the UK | Turkey | Italy | Hong Kong | Spain | Bosnia and Herzegovina
%list land: Norway | Cork | Switzerland | Graz | the Canaries | Northern Ireland | Malta | Newcastle upon Tyne | Chile | Trinidad and Tobago | Lyon
who has the {product=ware} right now, {rankBy:trust=the honest ones first|those with the best name on top|shops I can rely on first}
what does a {product=product2} cost today, {exclude=bad} don't count
{product=ware} from {shipFrom=landb} to {shipTo=land}, what's the damage
to {shipTo=land}, sent out of {shipFrom=landb}, who does the best {product=ware}
where do I pay least for {product=warelong}
{product=ware}, to {shipTo=land}, {rankBy:speed=whoever gets it here quickest|the fastest on top}, not {exclude=bad}
put the sellers of the {product=waredec} side by side

%tool movePoints POST /points/transfer. Moves loyalty points from one programme to another, or to another member.
%also Converts bonus points.
%also Shift collected miles or stars between loyalty schemes or give them to a relative; the conversion can wait for a bonus period.
%param points* (amount, count) {"type": "integer", "minimum": 1, "description": "How many"}
%param source (fromProgramme, out_of) {"type": "string", "description": "Programme they are taken out of"}
%param target* (toProgramme, into) {"type": "string", "description": "Programme they go into"}
%param member (recipient, beneficiary) {"type": "string", "description": "Whose account receives them"}
%param timing (when, execution) {"type": "string", "enum": ["now", "next_bonus", "month_end"], "description": "When it is done"}
%list pts: 5000 | 1200 | 750 | 20000 | 3,000 => 3000 | 450 | 8000 | 15000 | 900 | 2500
%list progb: Condor Club | Pennywise | the drugstore card | Trips & More | Blue Card | Casa Points | Lumo Rewards | Ferry Friends | Coffee Stamps | Nest
%list prog: SkyBird | Payfair | Rail Stars | Kistenhof Club | Miles and Beyond | petrol points | Hotel Onda | Bonus Plus | the supermarket card | GreenLeaf | O'Hare Lounge
%list target: Now Air | Bonus Month | Member's Choice | The End Hotel | Points from Home | Today Miles | Next Stop Rewards | Family & Friends | Instant Bonus | Source Card
turn {points=pts} into {target=progb}, {timing:next_bonus=wait till they pay extra|as soon as there's a premium on it|hold on for the next special}
{points=pts} over to {target=progb}, for {member=who}, {timing:month_end=no hurry, on the last of the month|when the month is through}
shift {points=pts} out of {source=prog} into {target=progb}
into {target=progb} with {points=pts} from {source=prog}, they're meant for {member=who2}
give {member=who} {points=pts} from {source=prog} for {target=progb}
{source=prog} to {target=progb}, {points=pts}, {member=who2}, {timing:now=right away|this minute}
move {points=pts} to {target=target}

%server velmora
%list art: linen shirt | wool scarf | article 44017 | running vest | beanie | pyjama set for men | rucksack with a rain cover | trench coat | cotton duvet, washable | ski helmet | bathrobe | apron
%list artdec: Blue Note poster | Red Dwarf box set | small talk card game | Purple Rain on vinyl | Big Short dvd | Green Book | wrapping paper | Little Women | Black Beauty audiobook | Large Hadron Collider model kit

%tool findArticles Full-text search over the Velmora catalogue. Only use for products that can be bought; for orders that were already placed use listOrders.
%also Search the shop's range and get articles with prices.
%also Looks up what the store sells, optionally inside one department, below a price, sorted, and leaving out what is unavailable.
%param query* (q, keywords) {"type": "string", "description": "Search words"}
%param category (department, section) {"type": "string", "description": "Department of the shop"}
%param maxPrice (priceTo, priceLimit) {"type": "number", "minimum": 0, "description": "Upper price limit"}
%param orderBy (sort, sorting) {"type": "string", "enum": ["relevance", "price_asc", "price_desc", "newest", "rating"], "description": "Sort order, default relevance"}
%param inStockOnly (available, onlyAvailable) {"type": "boolean", "description": "Hide articles that cannot be shipped right now"}
%list goods: cordless drill | espresso cups | rain jacket for toddlers | USB-C hub | yoga mat | pillow for side sleepers | hand blender and bowl | bread knife | lamp shade | watering can | bathroom scales | tent for four | Kettler table tennis bat | socks
%list dept: garden | toys | Kitchen and Dining | outdoor | books | Baby | electronics | office supplies | sports | pets | Home & Bath | menswear
%list feat: bag that fits a laptop, lunch and an umbrella | lamp which turns on when I come home | something to keep tea hot until noon | chair that folds flat, light enough to carry | mat that keeps the dog cool in July | box for screws, nails and other small stuff | clock that wakes me up without any noise | cover for a bike that stands outside all winter | shoes I can wear at work and on a hike | rack that hangs over a door, no drilling
%list goodsdec: newest testament | stock pot | sorting tray | garden gnome | top rated chess clock | cheap thrills vinyl | low price tags | kitchen timer | toys in the attic dvd | gift paper | out of stock sign | best of Queen
find me a {query=goods}, {orderBy:price_asc=cheapest first|lowest price on top|from cheap to dear}
what {query=goods} do you have, {inStockOnly:true=nothing that's sold out|only what you can send today|only if it's there}
look in {category=dept} for {query=goods}
{query=goods} under {category=dept}, not over {maxPrice=cap}
is there any {query=feat}
{category=dept}, up to {maxPrice=cap}, {query=goods}, {orderBy:rating=what people like best|the best loved ones first}
do you sell a {query=goodsdec}

%tool addToBasket Adds an article to the current basket. Does NOT check out.
%also Put a product in the shopping basket.
%also Places something to buy in the customer's cart in a given colour, size and number, on request wrapped as a present.
%param article* (product, sku) {"type": "string", "description": "Article name or number"}
%param quantity (qty, count) {"type": "integer", "minimum": 1, "description": "How many, default 1"}
%param colour (color, shade) {"type": "string", "description": ""}
%param size (variantSize, fit) {"type": "string", "description": "Size label such as M or 42"}
%param giftWrap (asGift, wrapped) {"type": "boolean", "description": "Wrap the article in gift paper"}
%list hue: black | navy | olive green | dusty pink | red and white | sand | bottle green | light grey | mustard | turquoise | off-white | brown with dots
%list size: M | 42 | XL | small | medium | 38 | one size | kids 128 | extra large | 10 | S | 44 wide
I'll take the {article=art}, {giftWrap:true=it's a present|make it pretty, it's for a birthday|please wrap it}
{article=art} into my cart, {quantity=few} of them
{article=art} in {colour=hue} and in {size=size}, please
get me the {article=art} in {size=size}, and in {colour=hue} if I may choose
{colour=hue}, {size=size}, {article=art}, {quantity=few} pieces
want to buy {quantity=few} of the {article=art}, size {size=size}, {giftWrap:true=as a surprise for mum|nicely wrapped|in gift paper}
pop the {article=artdec} in the basket

%tool listOrders Returns the customer's orders, newest first. Filter by state, date of purchase or marketplace seller.
%also What was bought before, with the state of each order.
%also Purchase history of the account. All filters are optional.
%param state (status, orderStatus) {"type": "string", "enum": ["open", "shipped", "delivered", "returned", "cancelled"], "description": "Order state"}
%param since (from, orderedAfter) {"type": "string", "description": "Only orders placed on or after this date"}
%param seller (vendor, merchant) {"type": "string", "description": "Name of the marketplace seller"}
%param containing (article, item) {"type": "string", "description": "Article that must be part of the order"}
%list shop2: Lindqvist & Daughters | GreenFox | Papierhaus | the bike people | Tools4U | Mrs. Patel's Spices | Nordwerk | Toys and More | Bean Street | Hotel Linen Ltd | O'Hara Leather | kiki_makes
%list since: March | last Christmas | the 1st of June | January 2025 | Easter | last summer | 3 May | we moved house | Black Friday | the beginning of the year | 2026-01-15 | my birthday
%list bought: bread knife | headphones | the tent | school shoes | coffee beans | a lamp for the hall | printer ink | dog bed | blanket, the grey one | cat litter and scoop | garden hose | charger
what have I bought from {seller=shop2}, {state:returned=just the stuff I sent back|only what went back}
my purchases since {since=since}, {state:shipped=only what's on its way|just the ones in the post}
show everything with {containing=bought} in it from {seller=shop2}
when did I get {containing=bought}, must have been at {seller=shop2}
I think I ordered {containing=bought} at some point after {since=since}, did I not
{seller=shop2}, since {since=since}, {containing=bought}, {state:delivered=already here|those that came}
what have I been buying here from day one

%tool startReturn Opens a return for an article of a past order and issues a label. The reason is shown to the seller.
%also Send something back to the shop.
%also Begin a return: which article, why, how the customer wants the money, and whether the courier collects the parcel at the door.
%param article* (item, product) {"type": "string", "description": "What is sent back"}
%param reason* (why, explanation) {"type": "string", "description": "Reason in the customer's own words"}
%param refundTo (settlement, refundMethod) {"type": "string", "enum": ["original_payment", "store_credit", "exchange"], "description": "How to settle the return"}
%param orderNumber (order, orderId) {"type": "string", "description": "Order the article belongs to"}
%param homePickup (collect, pickup) {"type": "boolean", "description": "Courier collects at the customer's address"}
%list whyshort: too big | faulty | wrong colour | broken handle | ordered twice by mistake | itchy | doesn't match the sofa | changed my mind | smells odd | missing screws and nuts | too loud
%list ordno: 40-2217 | VM88120 | 90017 | A-3345 | 7781203 | #5512 | VM-2026-014 | 663 | B99-1 | 1200454 | VM70031
%list why: the zip broke on the second day, I barely used it | it is far too small although I checked the chart | colour looks nothing like the photo, more like mud | it arrived late and I have bought another one | makes a buzzing noise when it is switched on | my husband already had one in the cupboard | one leg is shorter, so it wobbles on the floor | smells of petrol, even after two days outside | the box was open and the manual missing | it doesn't fit through our door at all | scratches my neck when I turn my head
%list whydec: store credit card did not fit in it | original box was torn | exchange rate made it too dear | not as described on the order | nobody was home to pick it up | cash drawer is jammed | refund sticker on it from before | money clip is loose | label in the wrong language | arrived after the courier strike
I want to return the {article=art}, {reason=whyshort}, {refundTo:exchange=swap it for another one|I'd like a new one instead|just replace it}
the {article=art} goes back, {reason=whyshort}, {homePickup:true=somebody has to fetch it|please collect it here|I can't get to the post office}
from {orderNumber=ordno} send back the {article=art} for being {reason:too small=too small}
~ {article=art} out of {orderNumber=ordno} is going back because of {reason:a torn seam=a torn seam}
~ return {article=art}: {reason=why}
{orderNumber=ordno}, {article=art}, {reason=whyshort}, {refundTo:store_credit=a voucher is fine|I'll spend it with you anyway}
the {article=art} isn't for me, {reason=whydec}

%tool writeReview Publish a rating with text for an article the customer bought.
%also Rate a product.
%also Post stars and an opinion below an article; the headline is optional, and the name may be hidden.
%param article* (product, item) {"type": "string", "description": "Reviewed article"}
%param stars* (rating, score) {"type": "integer", "minimum": 1, "maximum": 5, "description": "1 to 5"}
%param text (body, comment) {"type": "string", "description": "The review"}
%param headline (title, heading) {"type": "string", "description": "Short heading above the review"}
%param anonymous (hideName, nameless) {"type": "boolean", "description": "Do not show the customer's name"}
%list star: 4 | 5 | two => 2 | three => 3 | five => 5 | 3 | four => 4 | 2 | 4 | 5
%list opshort: good value | very soft | a bit loud | runs small | broke quickly | love it | ok for the money | easy to clean | great fit, fast delivery | would buy again
%list head: Worth every penny | Never again | Good but loud | A gift for my dad, and he loves it | Five months later | For small kitchens | solid | Not what I hoped for | Wow | Better than the old one | Nice in theory
%list opin: it does what it says, though the lid is hard to clean | we use it every morning and it still looks new | broke after a week, and nobody answers the phone | warm, light, and it dries overnight | my kids fight over it, so I bought a second one | the handle gets hot when you pour | took two hours to build but stands firm | softer than I thought, runs a bit large | sounds great for the price, the cable is short | the colour faded after the first wash
{stars=star} stars for the {article=art}, {anonymous:true=without my name|leave my name out|nobody needs to know it's me}
rate the {article=art} {stars=star} out of five, "{text=opshort}", {anonymous:true=don't say who wrote it|keep me out of it}
give the {article=art} a {stars=star}, with {headline=head} on top and {text=opshort} below
~ under {headline=head} say {text=opshort} about the {article=art}, {stars=star} stars
my verdict on the {article=art}, {stars=star} stars: {text=opin}
{article=art}, {stars=star} stars, {headline=head}, {text=opshort}
the {article=artdec} deserves {stars=star} stars

%server wishtwig
%list gift: bread maker | weekend in Ghent | good umbrella | ukulele | tickets for the opera | hiking socks, thick ones | cast iron pan | book about moss | sewing lessons | red wheelbarrow | globe that lights up | Lego crane
%list giftlong: a lamp for reading in bed, not too bright | that coat she tried on in Leeds, size 40 | something warm to wear when he goes fishing | a course where you learn to make cheese, on weekends | lunch for two at the lighthouse, once it reopens at Easter | a proper suitcase, as hers lost a wheel in Rome | the big atlas that Dad keeps borrowing from work | a teapot which does not drip, ideally blue | new strings, a tuner and a strap for the guitar | a knife that stays sharp, for left-handers | socks, the kind that go up to the knee
%list giftdec: surprise eggs | Christmas tree stand | birthday cake tin | secret diary with a lock | wedding album | list pad for the fridge | half marathon entry | party tent | price gun for the toy shop | Mother's Day mug

%tool add-wish Put a wish on somebody's list.
%also Enter something a person would like to be given.
%also Write down a present idea for someone, with what it is for, about what it costs, and whether that person may see the entry.
%param wish* (item, idea) {"type": "string", "description": "thing wished for"}
%param wisher (list-of, person) {"type": "string", "description": "whose list, default own"}
%param occasion (event, reason) {"type": "string", "description": ""}
%param about-price (price, estimate) {"type": "number", "description": "rough price"}
%param surprise (hidden, secret) {"type": "boolean", "description": "wisher must not see the entry"}
%list wish: red kettle | new bike bell | proper corkscrew | blue raincoat | set of paints | pocket torch | bird feeder | fountain pen | chess clock, a loud one | pot for jam
%list feast: Christmas | her fortieth | the wedding | graduation | Eid | name day | the move to Cork | retirement | Hanukkah | baby shower, in May | their silver anniversary
{wisher=who} would love a {wish=wish}, {surprise:true=but they mustn't find out|don't let them see it|not a word to them}
put {wish=gift} down for {wisher=who}, {occasion=feast}
for {occasion=feast}, {wish=gift} for {wisher=who}
note {wish=gift} as an idea for {wisher=who2} for {occasion=feast}
idea for {wisher=who}: {wish=giftlong}
{wisher=who}, {occasion=feast}, {wish=gift}, roughly {about-price=sum}
I want {wish=giftdec}

%tool claim-wish Mark a wish that is on a list already as taken, so nobody buys it twice.
%also Reserve an entry of a wish list for a giver.
%also Tell the others that a listed present will be bought, by whom, from which shop, in full or only in part.
%param wish* (item, entry) {"type": "string", "description": "entry of the list"}
%param wisher (list-of, for) {"type": "string", "description": "whose list it stands on"}
%param giver (buyer, claimed-by) {"type": "string", "description": "who will buy it, default you"}
%param shop (store, from) {"type": "string", "description": "where it will be bought"}
%param share (portion, extent) {"type": "string", "enum": ["whole", "half", "part"], "description": "how much of it is taken on"}
I'm getting {wisher=who} the {wish=gift}, {share:half=someone else can put in the other fifty percent|only one half of it though|going halves}
{giver=who2} takes care of the {wish=gift}, {shop=shop}
tick off the {wish=gift} for {wisher=who}, {giver=who2} is buying it
from {giver=who2} to {wisher=who}: the {wish=gift}, that one is settled
{wish=gift}, {wisher=who}, from {shop=shop}, {share:whole=all of it|I'm covering everything}
mark it as taken: {wish=giftlong}
nobody else should buy the {wish=giftdec}

%tool open-collection Start a money collection for a joint present.
%also Opens a pool that several people can pay into.
%also Get friends or colleagues to put money together for one big gift, with a target, a last day, a treasurer and a rule about who may join.
%param present* (purpose, gift) {"type": "string", "description": "what the money is for"}
%param recipient (for, honoree) {"type": "string", "description": "who will be given it"}
%param treasurer (organiser, held-by) {"type": "string", "description": "who keeps the money"}
%param goal (target, sum) {"type": "number", "description": "sum to reach"}
%param closes (deadline, until) {"type": "string", "description": "last day"}
%param access (visibility, open-to) {"type": "string", "enum": ["invited", "link", "everyone"], "description": "who may pay in"}
%list joint: telescope | cargo bike | spa day | new oven and hood | train ride to Istanbul | rocking chair | dishwasher | sailing course | party for the whole street | piano, second-hand | set of knives
%list present: camera | kayak | new sofa | boat trip | fridge | rose for the garden | guitar and amp | stay in Bath | sewing machine | hearing aid
%list jointlong: a bench with a plaque, for the spot where he fishes | the trip to Norway she put off when she was ill | a pram that fits in the lift, with a rain cover | driving lessons, as many as we can get by June | a robot that mows the lawn while they are away | tickets to the final, plus the train and a bed | an oven which can do bread, pizza and a goose | a proper desk chair, because his back hurts | a tent that stands in ten minutes, for six | the good binoculars, so he can see the harbour from bed
%list present2: link bracelet | door for everyone's shed | goal for the school pitch | treasurer's chair | friend's birthday | closing party | goalkeeper's gloves | party invitation press | trip by Easter train | hat for the chairman
let's all pay for a {present=joint} for {recipient=who}, {access:everyone=whoever feels like it may join|the whole world may pay|open to any passer-by}
pass the hat round for {recipient=who2}, it's for a {present=joint}, {access:invited=just those I ask|not for strangers}
the money for {recipient=who}'s {present=present} goes to {treasurer=who2} until then
with {treasurer=who} as cashier, get {goal=big} together for {recipient=who2} to buy a {present=joint}
whip-round for {present=jointlong}
{present=joint}, {recipient=who}, {goal=big}, by {closes=until}
start a kitty for a {present=present2}

%tool chip-in Pay into a collection that is running.
%also Contribute to a joint present.
%also Give an amount towards a shared gift, in your name or another's, with a line for the card, and with or without the others seeing how much.
%param collection* (pool, fund) {"type": "string", "description": "name of the collection"}
%param amount* (sum, contribution) {"type": "number", "description": ""}
%param contributor (in-name-of, payer) {"type": "string", "description": "in whose name, default own"}
%param card-line (greeting, message) {"type": "string", "description": "greeting that goes on the card"}
%param hide-amount (private, discreet) {"type": "boolean", "description": "others do not see the sum"}
%list pool: Nadia's leaving do | coffee machine for the office | Bike for Ben | gran's 80th | teachers, class 4b | hot tub | Karl and Ines, wedding | the Porto trip | thank you Mr. Tan | flowers for reception | new oven
%list cardline: have fun and don't forget us | all the best, and come back soon | get well before the summer is over | you deserve it after all these years | to many more mornings with good coffee | may the wind be with you, wherever you go | thanks for fixing my bike at midnight | we will miss your cakes on Fridays, really | enjoy every mile, and send a card | here is to you, from the back row
%list pooldec: Friends of the Invisible Man | private view dinner | hide and seek party | card table for the club | Anonymous Readers' present | For Bill, from all of us | amount of love cake | secret garden bench | Ten Pound Tuesday | no name mug set
{amount=sum} towards {collection=pool}, {hide-amount:true=nobody has to see how much|it's no one's business what I gave|keep the figure to yourself}
I'm in for {amount=sum} on {collection=pool}, {contributor=who2}
from {contributor=who} {amount=sum} into {collection=pool}
for {collection=pool} there's {amount=sum} from {contributor=who2}
give {amount=sum} to {collection=pool} and write {card-line=cardline}
{collection=pool}, {amount=sum}, on behalf of {contributor=who}, {hide-amount:true=without showing the sum|discreetly}
pay {amount=sum} into {collection=pooldec}

%tool draw-names Draw lots for who gives a present to whom.
%also Secret Santa for a group.
%also Assign each member of a circle another one to buy a gift for, within a budget, keeping certain people apart.
%param group* (circle, team) {"type": "string", "description": "family, team or circle"}
%param host (organiser, run-by) {"type": "string", "description": "who runs it and sees all pairs"}
%param budget (limit, max-price) {"type": "number", "description": "limit for each present"}
%param keep-apart (exclusions, not-together) {"type": "array", "items": {"type": "string"}, "description": "people who must not draw each other"}
%param exchange-day (date, party-on) {"type": "string", "description": "when the presents are handed over"}
%param tell-by (channel, reveal) {"type": "string", "enum": ["email", "text_message", "paper_slip"], "description": "how everybody learns their name"}
%list circle: the Novaks | choir | book club | Team Blue | us four | the office | Mum's side | my old flatmates | class 7c | neighbours at number 12 | the climbing lot | cousins and aunts
%list apart: Jo and Karl | Ben, Mia | Priya and Marek | my parents | Tom and Lena | Fen, Yuki and Lee | Aunt Solveig and Uncle Hamid | the twins | Ruben and Nadia | Sol, Kim
%list day3: tomorrow | Friday | next Tuesday | the 19th | 4 April | this Saturday | the day after tomorrow | 11 November | Sunday | the 7th of May | Thursday next week | New Year's Eve | 23/9
%list group: the Day family | the email support team | the Host Street gang | Budget and Planning | the Text Club | the Hosts | the 12th Scouts | the Twenty Pound Players | the paper mill crew | Friday Football | Santa's Little Helpers
secret Santa for {group=circle}, nothing above {budget=sum}, {tell-by:paper_slip=with little notes, like in the old days|folded bits of paper will do}
who gives to whom in {group=circle}, {tell-by:text_message=straight to their phones|ping everyone's mobile}
let {host=who} run the lottery for {group=circle}, without {keep-apart=apart} getting each other
in {group=circle} {keep-apart=apart} must not be a pair, and {host=who2} is in charge
{group=circle}, {budget=sum}, {exchange-day=day3}, {tell-by:email=to their inboxes|in a mail to each}
draw for {group=circle} with {host=who} as master of it, we swap on {exchange-day=date2}
we need to do the drawing for {group=group}
