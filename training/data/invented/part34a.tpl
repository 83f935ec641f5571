# Invented tools for buying and eating: auctions, wishes, vouchers, boxes, catering, a diary of meals out, a stall of one's own.
%lang en
%list v4day: tomorrow | Friday | next Tuesday | the 19th | 4 April | this Saturday | the day after tomorrow | 11 November | Sunday | the 7th of May | Thursday next week | New Year's Eve | 23/9
%list v4on: Friday | the 19th | 4 April | Monday | the 7th of May | Sunday the 3rd | Mother's Day | Wednesday | 11 November | the first Saturday in August | Thursday | June 21st
%list v4until: Friday | the end of March | 30 June | Sunday night | the 24th | next Wednesday | Easter | 1 December | the 12th of October | Thursday noon | the last day of school | 2027-01-31
%list v4past: yesterday | last Thursday | Monday | the 2nd of June | three days ago | last night | Whit Sunday | 8 February | Saturday | last week | this morning | 2026-04-19
%list v4hr: half past seven | 6 | 12:30 | noon | 19:15 | quarter past eight | 1 pm | eight in the evening | 11:45 | 5:30 pm | ten to seven | two
%list v4num: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | three => 3 | nine => 9
%list v4many: 40 | sixty => 60 | 25 | a hundred => 100 | 18 | thirty => 30 | 55 | 120 | twelve => 12 | 85 | fifty => 50
%list v4sum: 60 euros => 60 | $45 => 45 | £20 => 20 | 85 | 300 euros => 300 | 25 dollars => 25 | 14.50 | €95 => 95 | 150 pounds => 150 | thirty euros => 30 | 32 | 700
%list v4big: 450 | 1200 euros => 1200 | $900 => 900 | £2500 => 2500 | 3800 | 650 pounds => 650 | 175 | €5000 => 5000 | 240 dollars => 240 | 1,400 => 1400 | 380
%list v4step: 5 euros => 5 | 10 | $20 => 20 | £25 => 25 | 50 euros => 50 | 15 | ten pounds => 10 | 2.50 | 100 | €30 => 30
%list v4pct: 10 percent => 10 | 15% => 15 | 20 percent => 20 | twenty-five percent => 25 | 30% => 30 | 12 percent => 12 | five percent => 5 | 40% => 40 | fifty percent => 50 | 18% => 18
%list v4mins: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 15 min => 15
%list v4wks: two weeks => 2 | 3 weeks => 3 | six weeks => 6 | four weeks => 4 | 8 weeks => 8 | a week => 1 | ten weeks => 10 | 12 weeks => 12 | five weeks => 5 | 26 weeks => 26
%list v4hours: three hours => 3 | 4 hours => 4 | five hours => 5 | 2 hours => 2 | six hours => 6 | 8 hours => 8 | four hours => 4 | 5 hrs => 5 | 3 hrs => 3 | seven hours => 7
%list v4who: Uncle Hamid | Jo | Mrs. Falk | Ruben | Dr. O'Shea | my sister | Anneke from downstairs | the boss | Tomasz | Ines and Karl | Kwame | grandma | Lee | Big Steve
%list v4who2: Priya | my dad | Aunt Solveig | Marek | Nadia Brandt | our neighbour | the twins | Mr. D'Angelo | Fen | cousin Luis | Lena and Tom | Old Pete | Yuki | the whole office
%list v4shop: Lumo | Field & Fern | northpeg | the tile people | Plugs4Less | Mr. Ahn's Teas | Kistenhof | Shoes and Soles | Bean Alley | House of Oak | O'Leary Saddles | papeterie_lou

%list v4lot: lot 114 | the walnut bureau | the Meissen plates | 2207 | the Eames chair | lot 9b | the carved mask from Benin | that ship in a bottle | the signed baseball | 31 | the pair of brass candlesticks | the Longines
%list v4lotdec: the pay phone from 1962 | the silent film posters | the Bill Brandt print | the outbid board game | the ring box with two ladies | the stamp every collector wants | the Minute Man statue | the payer's chest | the call bell | the folder of etchings | the final match programme
%tool gavelmoth_place_bid
offer {amount=v4big} on {lot=v4lot}, {notify:none=and I don't want to hear any more of it|no messages please|leave me in peace after that}
go in with {amount=v4big} for {lot=v4lot}, {notify:every_bid=tell me each time anyone moves|keep me up to date on all the others too}
put {amount=v4big} on {lot=v4lot} for {bidder=v4who}, the bill goes to {payer=v4who2}
{payer=v4who2} is paying but it's {bidder=v4who} who wants {lot=v4lot}, so {amount=v4big} please
{lot=v4lot}, {amount=v4big}, on behalf of {bidder=v4who}, {notify:outbid=shout if someone tops it|only tell me if I'm beaten}
I'd pay {amount=v4big} for {lot=v4lot}, and make the invoice out to {payer=v4who2}
{amount=v4big} for {lot=v4lotdec}

%tool gavelmoth_auto_bid
keep going on {lot=v4lot} until you hit {ceiling=v4big}, {last_minute:true=but only right at the end|wait till it nearly closes|pounce when there's seconds left}
top whatever they say for {lot=v4lot} up to {ceiling=v4big}, {step=v4step} at a time
up to {ceiling=v4big} for {lot=v4lot} in jumps of {step=v4step}
always {step=v4step} more than the rest on {lot=v4lot}, but never over {ceiling=v4big}
{lot=v4lot}, {ceiling=v4big} at most, {step=v4step} each time, {until=v4until}
fight for {lot=v4lot} as far as {ceiling=v4big} and give up on {until=v4on}
my limit for {lot=v4lotdec} is {ceiling=v4big}

%list v4heir: grandfather clock | box of old coins and medals | oil painting of a harbour | violin | Persian rug | my stamp albums | gold brooch | teak sideboard, Danish | accordion | first edition of Emma | tin robots | pair of duelling pistols
%list v4heirdec: reserve officer's sword | house altar | anonymous portrait of a lady | doll's house with lights | auction hammer from Leiden | private diary of a sailor | floor lamp | history of Rome in twelve volumes | tea caddy from Hall's | safe without a key
%list v4salon: Bramley & Cole | Dorner | the saleroom in Bath | Hôtel Rivaud | Klee and Sons | Sandgate's | Auktionshaus Weber | Pike's of Chester | kunstkeller | the place on Hill Street | Osterby
%list v4prov: bought by my great-aunt in Vienna, in 1931 or so | it hung in a school until they pulled it down | brought home from Java by a ship's doctor | inherited from Grandpa, who got it from the Hills | found in the attic when we moved, no papers | belonged to a judge, then to his driver for forty years | came with the house and was never cleaned | won at cards in Odessa, or so they say | a wedding present from her employer, at Easter 1954 | sold to my father by the widow at noon on VE Day
%list v4orig: Lisbon | a convent in Ghent | a sunken ship | my aunt's dowry | Castle Howe | a Paris dealer, around 1960 | the estate of a judge | the old cinema | a mission in Peru | the Tate family | an opera singer and her husband
%tool gavelmoth_consign
I want {house=v4salon} to sell my {item=v4heir}, {anonymous:true=nobody has to know it was mine|keep my name out of the book|don't print who I am}
get rid of the {item=v4heir} via {house=v4salon}, not under {reserve=v4big}
hand the {item=v4heir} over to {house=v4salon} for me
to {house=v4salon} goes the {item=v4heir}, it comes from {provenance=v4orig}
please consign the {item=v4heir}, background is this: {provenance=v4prov}
{item=v4heir}, {house=v4salon}, {reserve=v4big} at least, {anonymous:true=without my name|discreetly}
can you put the {item=v4heirdec} up for auction

%list v4motif: sailing ships | horses in snow | silver teapots | still lifes with fish | pocket watch | studio pottery | chess sets | maps of Ireland | jazz posters | rings with sapphires and pearls | wooden toys | kimono
%list v4motifdec: Last Supper copies | early closing signs | cheap jewellery of the stars | most wanted posters | battle scenes | house fronts in Delft | Queen Victoria | Rembrandt's mother | baroque angels | low tables
%list v4maker: Lucie Rie | a follower of Turner | Georg Jensen | van de Velde | Steiff | the Omega workshop | Hokusai | L. M. Price | Fabergé | De Morgan | Bruno Paul and Co. | unknown
%list v4era: the twenties | Biedermeier | the 17th century | mid-century | art deco | Meiji | about 1900 | the sixties | Georgian | between the wars | Ming
%tool gavelmoth_browse_lots
which {subject=v4motif} are on offer, {order:ending_soon=those that close next on top|the most urgent first|what's over soonest first}
show me {subject=v4motif} from {period=v4era}, {order:lowest_bid=the ones still going for nothing first|least money so far first}
{subject=v4motif} by {maker=v4maker} at {house=v4salon}
what has {house=v4salon} got in {subject=v4motif} from {maker=v4maker}
{period=v4era}, {subject=v4motif}, {maker=v4maker}, {order:most_bids=the hotly fought ones first|where the crowd is first}
look at {house=v4salon} for {subject=v4motif}
anything with {subject=v4motifdec} coming under the hammer

%list v4folder: Maybe | for the hall | Christmas, if cheap | Dad's study | clocks | in the long run | Dreams and Nonsense | office | rivals | the Cole sale | next flat
%tool gavelmoth_watch_lot
don't let me forget {lot=v4lot}, {channel:call=phone me up|ring my mobile}
nudge me about {lot=v4lot} {lead_minutes=v4mins} ahead, {channel:sms=a text will do|by text}
pin {lot=v4lot} under {folder=v4folder} for {partner=v4who} to see as well
into {folder=v4folder} with {lot=v4lot}, {partner=v4who} ought to have it on their screen too
{lot=v4lot}, {folder=v4folder}, {lead_minutes=v4mins} before, {channel:push=on my screen|just a pop-up}
keep an eye on {lot=v4lot} together with {partner=v4who2}
remember {lot=v4lotdec} for me

%list v4gift: bread maker | weekend in Ghent | good umbrella | ukulele | tickets for the opera | hiking socks, thick ones | cast iron pan | book about moss | sewing lessons | red wheelbarrow | globe that lights up | Lego crane
%list v4giftlong: a lamp for reading in bed, not too bright | that coat she tried on in Leeds, size 40 | something warm to wear when he goes fishing | a course where you learn to make cheese, on weekends | lunch for two at the lighthouse, once it reopens at Easter | a proper suitcase, as hers lost a wheel in Rome | the big atlas that Dad keeps borrowing from work | a teapot which does not drip, ideally blue | new strings, a tuner and a strap for the guitar | a knife that stays sharp, for left-handers | socks, the kind that go up to the knee
%list v4giftdec: surprise eggs | Christmas tree stand | birthday cake tin | secret diary with a lock | wedding album | list pad for the fridge | half marathon entry | party tent | price gun for the toy shop | Mother's Day mug
%list v4feast: Christmas | her fortieth | the wedding | graduation | Eid | name day | the move to Cork | retirement | Hanukkah | baby shower, in May | their silver anniversary
%list v4xa: red kettle | new bike bell | proper corkscrew | blue raincoat | set of paints | pocket torch | bird feeder | fountain pen | chess clock, a loud one | pot for jam
%tool add-wish
{wisher=v4who} would love a {wish=v4xa}, {surprise:true=but they mustn't find out|don't let them see it|not a word to them}
put {wish=v4gift} down for {wisher=v4who}, {occasion=v4feast}
for {occasion=v4feast}, {wish=v4gift} for {wisher=v4who}
note {wish=v4gift} as an idea for {wisher=v4who2} for {occasion=v4feast}
idea for {wisher=v4who}: {wish=v4giftlong}
{wisher=v4who}, {occasion=v4feast}, {wish=v4gift}, roughly {about-price=v4sum}
I want {wish=v4giftdec}

%tool claim-wish
I'm getting {wisher=v4who} the {wish=v4gift}, {share:half=someone else can put in the other fifty percent|only one half of it though|going halves}
{giver=v4who2} takes care of the {wish=v4gift}, {shop=v4shop}
tick off the {wish=v4gift} for {wisher=v4who}, {giver=v4who2} is buying it
from {giver=v4who2} to {wisher=v4who}: the {wish=v4gift}, that one is settled
{wish=v4gift}, {wisher=v4who}, from {shop=v4shop}, {share:whole=all of it|I'm covering everything}
mark it as taken: {wish=v4giftlong}
nobody else should buy the {wish=v4giftdec}

%list v4pool: Nadia's leaving do | coffee machine for the office | Bike for Ben | gran's 80th | teachers, class 4b | hot tub | Karl and Ines, wedding | the Porto trip | thank you Mr. Tan | flowers for reception | new oven
%list v4pooldec: Friends of the Invisible Man | private view dinner | hide and seek party | card table for the club | Anonymous Readers' present | For Bill, from all of us | amount of love cake | secret garden bench | Ten Pound Tuesday | no name mug set
%list v4joint: telescope | cargo bike | spa day | new oven and hood | train ride to Istanbul | rocking chair | dishwasher | sailing course | party for the whole street | piano, second-hand | set of knives
%list v4jointlong: a bench with a plaque, for the spot where he fishes | the trip to Norway she put off when she was ill | a pram that fits in the lift, with a rain cover | driving lessons, as many as we can get by June | a robot that mows the lawn while they are away | tickets to the final, plus the train and a bed | an oven which can do bread, pizza and a goose | a proper desk chair, because his back hurts | a tent that stands in ten minutes, for six | the good binoculars, so he can see the harbour from bed
%list v4xb: camera | kayak | new sofa | boat trip | fridge | rose for the garden | guitar and amp | stay in Bath | sewing machine | hearing aid
%list v4xc: link bracelet | door for everyone's shed | goal for the school pitch | treasurer's chair | friend's birthday | closing party | goalkeeper's gloves | party invitation press | trip by Easter train | hat for the chairman
%tool open-collection
let's all pay for a {present=v4joint} for {recipient=v4who}, {access:everyone=whoever feels like it may join|the whole world may pay|open to any passer-by}
pass the hat round for {recipient=v4who2}, it's for a {present=v4joint}, {access:invited=just those I ask|not for strangers}
the money for {recipient=v4who}'s {present=v4xb} goes to {treasurer=v4who2} until then
with {treasurer=v4who} as cashier, get {goal=v4big} together for {recipient=v4who2} to buy a {present=v4joint}
whip-round for {present=v4jointlong}
{present=v4joint}, {recipient=v4who}, {goal=v4big}, by {closes=v4until}
start a kitty for a {present=v4xc}

%list v4cardline: have fun and don't forget us | all the best, and come back soon | get well before the summer is over | you deserve it after all these years | to many more mornings with good coffee | may the wind be with you, wherever you go | thanks for fixing my bike at midnight | we will miss your cakes on Fridays, really | enjoy every mile, and send a card | here is to you, from the back row
%tool chip-in
{amount=v4sum} towards {collection=v4pool}, {hide-amount:true=nobody has to see how much|it's no one's business what I gave|keep the figure to yourself}
I'm in for {amount=v4sum} on {collection=v4pool}, {contributor=v4who2}
from {contributor=v4who} {amount=v4sum} into {collection=v4pool}
for {collection=v4pool} there's {amount=v4sum} from {contributor=v4who2}
give {amount=v4sum} to {collection=v4pool} and write {card-line=v4cardline}
{collection=v4pool}, {amount=v4sum}, on behalf of {contributor=v4who}, {hide-amount:true=without showing the sum|discreetly}
pay {amount=v4sum} into {collection=v4pooldec}

%list v4circle: the Novaks | choir | book club | Team Blue | us four | the office | Mum's side | my old flatmates | class 7c | neighbours at number 12 | the climbing lot | cousins and aunts
%list v4apart: Jo and Karl | Ben, Mia | Priya and Marek | my parents | Tom and Lena | Fen, Yuki and Lee | Aunt Solveig and Uncle Hamid | the twins | Ruben and Nadia | Sol, Kim
%list v4xd: the Day family | the email support team | the Host Street gang | Budget and Planning | the Text Club | the Hosts | the 12th Scouts | the Twenty Pound Players | the paper mill crew | Friday Football | Santa's Little Helpers
%tool draw-names
secret Santa for {group=v4circle}, nothing above {budget=v4sum}, {tell-by:paper_slip=with little notes, like in the old days|folded bits of paper will do}
who gives to whom in {group=v4circle}, {tell-by:text_message=straight to their phones|ping everyone's mobile}
let {host=v4who} run the lottery for {group=v4circle}, without {keep-apart=v4apart} getting each other
in {group=v4circle} {keep-apart=v4apart} must not be a pair, and {host=v4who2} is in charge
{group=v4circle}, {budget=v4sum}, {exchange-day=v4day}, {tell-by:email=to their inboxes|in a mail to each}
draw for {group=v4circle} with {host=v4who} as master of it, we swap on {exchange-day=v4on}
we need to do the drawing for {group=v4xd}

%list v4ware: robot vacuum | trail shoes | olive oil, five litres | standing desk | noise-cancelling headphones | cat food | espresso machine | mattress | kids' car seat | air fryer | paint and brushes | printer ink
%list v4waredec: used look jeans | free delivery van toy | Weeks of Summer puzzle | total war game | speed skipping rope | Trust No One novel | gift box of soap | percent calculator | low point pen | now or never mug | Amazon warrior figure
%list v4warelong: a bike trailer that takes two kids, and folds | a heater for the tent which doesn't need mains | the blue kettle we had in the flat in Bonn | wireless earbuds that survive the rain, and a fall | a monitor I can turn upright, 27 inches | running shoes for wide feet, the pair from last spring | a freezer that fits under the stairs, quiet at night | the camera Jo takes to weddings, body only | a clock for the kitchen, one that does not tick | the red tent Marek had at the lake
%list v4xe: Percent & Co. | First Order Books | The Free Item | Newcomer | Gift Hall | Free Delivery Foods | Fixed Sum Furniture | New Customer | Tens & Twenties | Half Price Harry
%tool lookUpVouchers
any codes going round at {shop=v4shop}, {firstOrder:true=I've never bought there before|it'd be my first time|I'm new to them}
do you know a trick to save at {shop=v4shop}, {kind:free_delivery=so that postage costs nothing|without paying the courier}
something off {product=v4ware} from {shop=v4shop}
for {product=v4ware} is there a rebate with {shop=v4shop}
at least {minPercent=v4pct} at {shop=v4shop}, on {product=v4warelong}
{shop=v4shop}, {product=v4ware}, {minPercent=v4pct} or better, {firstOrder:true=never ordered there}
promo codes for {shop=v4xe}

%list v4vcode: SPRING25 | 4471-9920 | HELLO-JO | TAKE10 | XK7P2 | FREESHIP | moss2026 | 8830 1127 | B-DAY | lucky7 | OAK-15
%list v4vdec: FAMILY5 | FROMUS | BALANCE20 | MAY30 | SHARED-9 | JOGIFT | UNTIL99 | HOUSE-ALL | EURO50 | STORE1
%tool storeVoucher
keep {code=v4vcode} from {givenBy=v4who}, {familyWallet:true=all of us at home can spend it|the kids may use it too|my lot can use it as well}
hang on to {code=v4vcode}, there's still {balance=v4sum} on it, {lapsesOn=v4until}
I got {code=v4vcode} from {givenBy=v4who} for {shop=v4shop}
to spend at {shop=v4shop}: {code=v4vcode}, a gift of {givenBy=v4who2}
{givenBy=v4who2} sent me {code=v4vcode}, good at {shop=v4shop} till {lapsesOn=v4until}
{code=v4vcode}, {shop=v4shop}, {balance=v4sum}, from {givenBy=v4who}
save {code=v4vdec} in my wallet

%tool trackPrice
ping me if the {product=v4ware} gets cheaper, {includeUsed:true=doesn't have to be new|pre-owned is fine too|someone else's old one would do}
keep watch on {product=v4ware}, {weeks=v4wks}
is the {product=v4ware} at {shop=v4shop} coming down, tell me under {below=v4sum}
at {shop=v4shop} under {below=v4sum}, that's when I want to hear about the {product=v4ware}
follow what they ask for {product=v4warelong}
{product=v4ware}, {below=v4sum}, {shop=v4shop}, {weeks=v4wks}
let me know when the {product=v4waredec} drops

%list v4land: Norway | Cork | Switzerland | Graz | the Canaries | Northern Ireland | Malta | Newcastle upon Tyne | Chile | Trinidad and Tobago | Lyon
%list v4landb: Germany | China | Poland | the Netherlands | Japan | the UK | Turkey | Italy | Hong Kong | Spain | Bosnia and Herzegovina
%list v4bad: Lumo | northpeg and Kistenhof | Plugs4Less | anything called Bazaar | House of Oak, Lumo | the tile people | O'Leary Saddles | papeterie_lou and Bean Alley | Shoes and Soles | Temple
%list v4xf: cello | hammock | bread slicer | dash cam | rice cooker | bread knife | tripod | rowing machine | baby monitor | garden hose and reel
%tool compareOffers
who has the {product=v4ware} right now, {rankBy:trust=the honest ones first|those with the best name on top|shops I can rely on first}
what does a {product=v4xf} cost today, {exclude=v4bad} don't count
{product=v4ware} from {shipFrom=v4landb} to {shipTo=v4land}, what's the damage
to {shipTo=v4land}, sent out of {shipFrom=v4landb}, who does the best {product=v4ware}
where do I pay least for {product=v4warelong}
{product=v4ware}, to {shipTo=v4land}, {rankBy:speed=whoever gets it here quickest|the fastest on top}, not {exclude=v4bad}
put the sellers of the {product=v4waredec} side by side

%list v4prog: SkyBird | Payfair | Rail Stars | Kistenhof Club | Miles and Beyond | petrol points | Hotel Onda | Bonus Plus | the supermarket card | GreenLeaf | O'Hare Lounge
%list v4progb: Condor Club | Pennywise | the drugstore card | Trips & More | Blue Card | Casa Points | Lumo Rewards | Ferry Friends | Coffee Stamps | Nest
%list v4pts: 5000 | 1200 | 750 | 20000 | 3,000 => 3000 | 450 | 8000 | 15000 | 900 | 2500
%list v4xg: Now Air | Bonus Month | Member's Choice | The End Hotel | Points from Home | Today Miles | Next Stop Rewards | Family & Friends | Instant Bonus | Source Card
%tool movePoints
turn {points=v4pts} into {target=v4progb}, {timing:next_bonus=wait till they pay extra|as soon as there's a premium on it|hold on for the next special}
{points=v4pts} over to {target=v4progb}, for {member=v4who}, {timing:month_end=no hurry, on the last of the month|when the month is through}
shift {points=v4pts} out of {source=v4prog} into {target=v4progb}
into {target=v4progb} with {points=v4pts} from {source=v4prog}, they're meant for {member=v4who2}
give {member=v4who} {points=v4pts} from {source=v4prog} for {target=v4progb}
{source=v4prog} to {target=v4progb}, {points=v4pts}, {member=v4who2}, {timing:now=right away|this minute}
move {points=v4pts} to {target=v4xg}

%list v4crate: veg box | the fruit crate | mixed box | my Thursday box | salad bag | family crate | the cheese and eggs | regional box | the mushroom bag | office fruit | the box for Mum
%list v4cratedec: weekly box | the small box | the donate box | starter box | large family box | monthly treat bag | box from June Farm | the twice as nice crate | New Week box | reason to cook bag
%list v4absent: we are in Sweden | too many potatoes left | the fridge is broken | away for work | moving house, no kitchen yet | on a diet | nobody's home | visiting the in-laws | Dad's in hospital | kids at camp
%list v4absentlong: our kitchen gets ripped out and we eat at the neighbours' | I'm off to Wales, back in time for the plums | the cellar is still full, I can't keep up | we ate nothing but cabbage since New Year, help | my wife starts nights and I can't cook | the kids are with their dad until school begins | I broke my arm, so no peeling for a month | we have guests who only eat meat | the garden gives us plenty until October | my mother moves in on Friday and cooks herself
%list v4xh: apple bag | herb box | veg delivery | egg box | soup bag | office fruit | bread bag | berry crate | bag of greens and herbs | mushroom box
%tool boxlark.skip
don't bring {box=v4crate} while we're gone, {donate:true=let somebody poor have it|give it to people who need it|feed someone hungry with it}
stop the {box=v4xh} from {from=v4day}, {weeks=v4wks}
we won't need {box=v4crate} from {from=v4on} for {weeks=v4wks}
for {weeks=v4wks} keep {box=v4crate}, {from=v4day} is the first one off
leave out {box=v4crate}, because {reason=v4absentlong}
{box=v4crate}, {weeks=v4wks}, from {from=v4on}, {reason=v4absent}
pause {box=v4cratedec}

%list v4veg: fennel | kohlrabi | beetroot | chard | turnips | brussels sprouts | red onions | pears | aubergine | celeriac and leeks | radicchio | parsnips, the big ones
%list v4vegb: carrots | spinach | new potatoes | broccoli | mushrooms | tomatoes on the vine | apples | lettuce | sweetcorn | zucchini | herbs and cress | plums
%list v4xi: veg box | mixed box | family crate | Thursday box | salad bag | small crate | office fruit box | soup bag | roots and herbs box | winter box
%list v4xj: box peppers | weekly special cheese | every kind of bean | in-season greens | every box cabbage | this week's swede | new season garlic | Monday mushrooms | replacement potatoes | once-fried tofu
%tool boxlark.swap
no more {out=v4veg}, I'd rather have {in=v4vegb}, {scope:every_box=from here on|for good|as a rule}
{out=v4veg} gives me a rash, {in=v4vegb} instead, {scope:this_box=only the coming time|just this once}
rather {in=v4vegb} than {out=v4veg} in the {box=v4xi}
in for {out=v4veg} come {in=v4vegb}
I'd like {in=v4vegb} in place of the {out=v4veg} that comes on {delivery=v4on}
{out=v4veg} out, {in=v4vegb} in, {delivery=v4day}, {scope:every_box=and keep it that way|always}
we don't eat {out=v4xj}

%list v4flaw: mouldy | crushed | full of worms | frozen through | half rotten | squashed | all green | bruised and soft | mixed up | past it, smelly | tiny
%list v4flawlong: black inside, although the skin looked perfect | soaked, as somebody left the box in the rain | crawling with ants when I opened it at seven | so soft that we could only make soup | cracked on top, and leaking over the bread | nowhere to be found, just an empty bag | sprouting all over after two days in the dark | bitter as bile, even the dog walked away | sprayed with something, my hands itched all evening | tiny and hard, like marbles for the kids
%list v4flawdec: worth no money | not fresh like last time | on the list but missing | labelled none | sent in pieces | too much credit to call food | back full of slugs | delivered warm | as small as a credit note | every box a bit worse
%list v4farm: Hollow Farm | Biohof Lenz | the Ashtons | Green Acre | Brook & Sons | Mas Vell | Orchard on the Hill | St. Anne's | Wurzelwerk | Pat's Patch
%tool boxlark.complain
the {item=v4veg} are {problem=v4flaw}, {remedy:send_again=I want fresh ones|bring me some others|replace them please}
{item=v4vegb} arrived {problem=v4flaw}, {remedy:none=you don't have to do anything|just so you know}
what came from {grower=v4farm} on {delivered=v4on}, the {item=v4veg}, was {problem=v4flaw}
on {delivered=v4on} the {item=v4veg} from {grower=v4farm} were {problem=v4flaw}
the {item=v4vegb} were {problem=v4flawlong}
{item=v4veg}, {delivered=v4past}, {problem=v4flaw}, {remedy:money_back=I'd like to be paid back|cash in hand again please}
those {item=v4veg} were {problem=v4flawdec}

%list v4drop: the bakery on Hill Street, where they open at six | Mrs. Lund's on the ground floor, she is always in | the shed behind the house, watch the dog | the gate next to the school, before it gets dark | my sister's place, the door with the wreath | the office, ask for Fen at reception | the old post box that we painted blue | the porch of number 9, left of the stairs | the kiosk by the bridge, it shuts at eight | our garage, third from the end
%list v4dropn: shed | blue chest | bakery on Hill Street | carport | neighbour's porch | office | school gate | ground floor | boathouse | cellar steps and shelf
%tool boxlark.change_plan
make {box=v4crate} bigger, {size:large=the one for hungry families|as much as you've got|the most you do}
we can't eat all of {box=v4crate}, {rhythm:fortnightly=every other week will do|only each second week from here}
as of {starting=v4on} leave {box=v4crate} at the {drop_point=v4dropn}
put {box=v4crate} by the {drop_point=v4dropn} from {starting=v4on}
as we both work late now, leave {box=v4crate} at {drop_point=v4drop}, {rhythm:monthly=just once every four weeks or so|twelve times a year}
{box=v4crate}, {size:small=the tiniest one|the one for singles}, {rhythm:weekly=each week again|every seven days}, {starting=v4day}
I'd like something different about {box=v4cratedec}

%list v4slip: eat your greens and think of us | get your strength back, no cooking lessons needed | welcome home, the fridge was empty | for all the lifts to school this winter | happy birthday, the beans are from our street | have soup on Sunday and call me after | sorry about your kitchen, here is something raw | so you never have to live on toast again | good luck on Tuesday, eat an apple first | thank you for the cat, she is fatter now
%list v4xk: veg box | fruit crate | cheese box | soup bag | herb crate | egg and cheese box | berry bag | winter box | soup bag for two | office crate | harvest box
%list v4xl: salad bag | mixed crate | breakfast box | herb crate | cheese and egg box | berry bag | winter box | soup bag for two | office crate | harvest box
%list v4xm: the From Us crate | the ring of cheese | the Three Times Veg bag | the Greeting box | the Gift Bag | the Phone First box | the To You crate | the box with six eggs | the Mum and Dad bag | the from-scratch soup kit
%tool boxlark.give
send {to=v4who} the {box=v4xk}, {ring_first:true=give them a call before you turn up|phone ahead, they're deaf at the door|call them from the van}
a {box=v4xl} for {to=v4who2}, {times=v4num} times over
{box=v4crate} from {from=v4who} to {to=v4who2}
to {to=v4who} goes {box=v4crate}, with love from {from=v4who2}
treat {to=v4who} to {box=v4crate}, and write {greeting=v4slip}
{box=v4crate}, {to=v4who2}, {times=v4num} deliveries, from {from=v4who}
{to=v4who} should get {box=v4xm}

%list v4fete: summer party | christening | board meeting | golden wedding | housewarming | school fair | fiftieth birthday | vernissage and dance | funeral tea | hen night | team lunch and tour | wrap party
%list v4fetelong: a wake for about the whole village, coffee first | a wedding in the barn where half the guests are children | breakfast for the crew that paints the hall, starting at six | the launch of a book on whales, with the author singing | a garden party that moves inside if it rains | two days of workshops, snacks in between | a surprise for Dad, who thinks we're away | the night our choir gets back from Riga | a farewell for three teachers, right after the last bell | the first day of the new office, cold things only
%list v4hall: town hall | Kelso Barn | boathouse | church hall at St. Mark's | gym | back garden | museum of tin | old fire station | big tent by the pond | school canteen | Ortega wine cellar
%list v4xn: plated spoon auction | buffet car reunion | food truck drivers' ball | Budget Day brunch | hundred guests anniversary | tasting at the fingerpost | head gardener's supper | May Day picnic | ten-dollar dinner | village hall ball
%tool caterolle-request-quote
what would you take for a {occasion=v4fete}, {head_count=v4many} people, {service:FINGER_FOOD=things you can eat standing up|little bites to pick up|no forks needed}
get me prices for the {occasion=v4fete} at the {venue=v4hall}, {service:PLATED=everybody sits down and is waited on|brought to the seats course by course}
we have {per_head=v4sum} a person for the {occasion=v4fete} in the {venue=v4hall}
in the {venue=v4hall} on {date=v4on} there's a {occasion=v4fete} for {head_count=v4many}, what does feeding them cost
can I have an offer for {occasion=v4fetelong}
{head_count=v4many} people, {venue=v4hall}, {date=v4day}, {occasion=v4fete}, {service:FOOD_TRUCK=from a van outside|out of a van in the yard}
how much for a {occasion=v4xn}

%list v4menu: Harvest | the Greek one | menu B | Sea and Shore | Three Sisters | grilled everything | cold plates | the small brunch | Grandmother's Table | tapas for the road | curry, mild
%list v4menulong: the one with lamb, but swap the rice for potatoes | soup, two kinds of pie and whatever berries there are | menu C without the fish, plus twenty children's plates | bread and cheese at six, hot dishes after the speeches | the brunch they did for Marek, only with more coffee | six salads, one of them warm, and a big cake | tacos with everything, half of them without chilli | the three-course one, but the cake first | whatever they served at the Falk wedding, only smaller | pasta for the young, fish for the old
%list v4menudec: Staff Meal Deluxe | Noon to Night | Friday Fish | Waiter's Choice | Sunday in Sicily | Served at Seven | Manager's Lunch | Table for Twelve | Ready by Dawn | Contact with Curry
%list v4kitchen: Olive & Thyme | the Bakoyannis brothers | Fat Duckling | Kochwerk | Rosa's | Plum and Pepper | Bento Bros | La Mesa Larga | Ms. Okafor | Hall of Hams | tiffin-tom
%tool caterolle-confirm-order
go ahead with {caterer=v4kitchen}, we take {menu=v4menu}, {with_staff:true=they should bring people to serve|somebody must carry it round|hands to pass it round please}
yes to {menu=v4menu} by {caterer=v4kitchen}, ready by {serve_at=v4hr}, {contact=v4who} runs things there
{menu=v4menu} from {caterer=v4kitchen} for {date=v4on}, they should talk to {contact=v4who2}
with {contact=v4who} on the spot, have {caterer=v4kitchen} do {menu=v4menu} on {date=v4on} at {serve_at=v4hr}
I'll have {caterer=v4kitchen} do {menu=v4menulong}
{date=v4day}, {serve_at=v4hr}, {menu=v4menu}, {caterer=v4kitchen}, {with_staff:false=we carry the plates ourselves|no need for anyone to serve|we'll dish up on our own}
make it final, {menu=v4menudec} by {caterer=v4kitchen}

%list v4style: Oaxacan | Sichuan | fish | Southern Italian | Persian | tapas | French country | barbecue and smoke | Ethiopian | raw vegan | Nordic
%list v4stylelong: whatever grows in June, cooked over a fire | Turkish breakfast that turns into lunch | the food of Naples, with a proper dough oven | five small courses, none of them sweet | Korean, but gentle enough for the kids | what my grandmother made, dumplings and dill | seafood, if he can get it fresh on a Monday | Lebanese, lots of small plates to pass around | things on sticks, grilled while people watch | a Sunday roast like in Yorkshire, with the trimmings
%list v4cook: Chef Ilse | Paolo | Samira Haddad | Big Lou | Mr. Nakamura | the cook from Rosa's | Dele | Anne-Sophie | Chef O'Rourke | Vik and Uma | Tante Grete
%list v4xo: Thai | Basque | Lebanese | Cajun | Danish | Goan | Creole | Polish | Moroccan | Hungarian | Catalan
%list v4xp: home cooking | five-hour ragù | Friday fish | chef's surprise | clean eating | chef's table food | Sunday baking | host country dishes | six-hour brisket | cleanup gumbo
%tool caterolle-hire-chef
get somebody to cook {style=v4style} at home, {extras:CLEANUP=and they leave the kitchen spotless|I'm not washing a thing|the washing up is theirs}
I want {chef=v4cook} for {style=v4style}, {hours=v4hours}
have {chef=v4cook} come and do {style=v4style} at {host=v4who}'s
at {host=v4who2}'s, not mine, {chef=v4cook} for a {style=v4xo} dinner on {date=v4on}
I need a cook, the food should be {style=v4stylelong}
{style=v4style}, {date=v4day}, {hours=v4hours}, {chef=v4cook}, {extras:GROCERIES=bringing all they need|they do the shopping too|with the shopping done by them}
find someone to make {style=v4xp} for us

%list v4diet: peanuts | shellfish | milk and cream | gluten | pork | raw onion | anything with eggs | coriander | mushrooms, celery | sesame | red meat | alcohol
%list v4dietlong: nuts of any kind, and nothing fried in the same oil | meat, but fish on Fridays is all right | everything with seeds since the operation in May | wheat, rye and barley, though oats seem fine | milk in the morning, cheese she can take | hot spices, because of a bad stomach | fruit with stones, unless it has been cooked | bread after six, on doctor's orders | anything that swims, walks or flies | tomatoes, raw or cooked, and all peppers
%list v4dietdec: party mix | wedding soup | event sandwiches | disliked vegetables | severe chilli | Christmas pudding | anniversary cake | Mum's sauce | family allergy cake | intolerance bread, as he calls it
%tool caterolle-record-diet
{guest=v4who} can't have {avoids=v4diet}, {severity:ALLERGY=they'd end up in hospital|it could kill them|we'd need an ambulance}
keep {avoids=v4diet} away from {guest=v4who2}, {event=v4fete}
{guest=v4who} won't touch {avoids=v4diet}, or so {told_by=v4who2} says
according to {told_by=v4who} it's {guest=v4who2} who has to stay off {avoids=v4diet} at the {event=v4fete}
no-go for {guest=v4who}: {avoids=v4dietlong}
{event=v4fete}, {guest=v4who2}, {avoids=v4diet}, {severity:DISLIKE=just doesn't fancy it|not fond of it, that's all|picky, nothing more}
{guest=v4who} doesn't eat {avoids=v4dietdec}

%list v4quarter: Leith | the old town | Kreuzberg | around the harbour | Stoke Newington | Triana | NW3 | Isle of Dogs | Bath and Wells | St. Pauli | out by the lake | Queen's Park
%list v4quarterdec: Green Lanes | Kosher Row | Vegan Hill | Organic Quarter | Plateau | Friday Street | Dishwater Lane | Sunday's Well | Halal Mile | Glasshouse Yard
%list v4forte: paella | wedding cakes | oysters and champagne | dim sum | hog roast | meze | bread | canapés, tiny ones | Peruvian food | soups | crêpes | injera
%tool caterolle-list-caterers
who feeds parties in {district=v4quarter}, {label:HALAL=my in-laws are Muslim|it has to be fine for Muslims}
are there people who do {known_for=v4forte} in {district=v4quarter}, {own_dishes:true=we've got no plates|I haven't any glasses here|they'd have to bring forks and all}
{known_for=v4forte} for a crowd in {district=v4quarter}
in {district=v4quarter}, any firm good at {known_for=v4forte} that's not yet taken on {free_on=v4on}
outfits that cook for events in {district=v4quarter}, {label:KOSHER=for a Jewish family|the rabbi will be there|right for a bar mitzvah}
{district=v4quarter}, {known_for=v4forte}, {free_on=v4day}, {label:VEGAN=nothing from animals|plants and nothing else}
which caterers are there in {district=v4quarterdec}

%list v4venue: Pino's | the noodle bar on Mill Lane | Café Sol | Sanctuary | Thai by the River | Bao & Bun | Zum Anker | Mrs. Chu's | the taco stand | Lafayette | nine elms | Fisherman's Rest
%list v4venuedec: Never on Sunday | Once Again | Bill's | Company of Cooks | Yesterday Diner | The Hidden Tip | Friends and Family | Last Monday | Everyone's Kitchen | List & Sons
%list v4ate: duck ramen | the set lunch | mussels and fries | cheese soufflé | lamb shank | two pizzas | squid ink risotto | pancakes | mapo tofu | oysters, a dozen | just coffee | goat curry
%list v4atelong: a soup so hot I cried, then three sorts of dumplings | the fish of the day, which was cod at half past nine | eggs with something green, toast and far too much coffee | steak, medium, but it came nearly raw | everything on the left side of the menu | half a chicken that fell off the bone | the burger everybody talks about, and it dripped on my tie | two starters, because the mains were sold out | fried rice, cold by the time it came | a tart with figs, still warm, and a glass of something
%tool forkpost_logVisit
ate at {venue=v4venue}, {verdict:never=you won't see me there twice|that was my last time|wild horses couldn't drag me back}
we were at {venue=v4venue} {visited=v4past}, had {ate=v4ate}, {verdict:again=I'd go back tomorrow|can't wait for next time}
went to {venue=v4venue} with {company=v4who}, on {paidBy=v4who2}
{paidBy=v4who} treated me and {company=v4who2} to {ate=v4ate} at {venue=v4venue}
at {venue=v4venue} I had {ate=v4atelong}
{venue=v4venue}, {visited=v4past}, {ate=v4ate}, with {company=v4who2}, {verdict:once_is_enough=fine but that'll do|nice to have seen it, that's all}
I've eaten at {venue=v4venuedec}

%list v4board: Date Night | cheap eats | with the kids | Lisbon | Sundays | burgers and beer | one day, when rich | Work Lunch | near Mum's | soup | Late and Loud
%list v4order: the crab toast | pistachio cake | rice with eel | whatever's on the grill | lamb dumplings | black pudding, of all things | house wine | the pork belly | chips | saffron ice cream and nuts
%list v4xq: the thing with burnt butter, egg and peas | the stew they only cook when it snows | the plate Fen had at noon, with figs | pie, the one that sells out by two | the eel, though they only have it in May | dumplings in broth, the ones Jo cried over | the long noodles with lamb and too much cumin | whatever the old man by the window eats | bread straight from the oven, with salt butter | the pudding that takes forty minutes
%tool forkpost_savePlace
I'd like to try {venue=v4venue} some day, {seenBy:only_me=don't show anyone|that's my secret|keep it to yourself}
{venue=v4venue} goes on {list=v4board}, {mustTry=v4order}
pin {venue=v4venue} to {list=v4board}, I have it from {tipFrom=v4who}
{tipFrom=v4who2} swears by {mustTry=v4order} at {venue=v4venue}, put that under {list=v4board}
don't lose {venue=v4venue}, what I want there is {mustTry=v4xq}
{list=v4board}, {venue=v4venue}, {tipFrom=v4who}, {seenBy:friends=my mates may look|the people I know can see it}
remember {venue=v4venuedec} for another day

%tool forkpost_splitBill
dinner was {total=v4sum}, {rule:by_dish=each for what they had|everyone pays their own plate|I only had soup, so not in equal parts}
{total=v4sum} between {people=v4num} of us, {tipPercent=v4pct} on top
{laidOutBy=v4who} paid {total=v4sum} at {venue=v4venue}, what's everyone's bit
at {venue=v4venue} it came to {total=v4sum}, the cash was from {laidOutBy=v4who2}, we were {people=v4num}
who owes what, {people=v4num} at the table, {total=v4sum} on the slip, {rule:by_couple=pairs count as one|one share per pair}
{people=v4num} people, {total=v4sum}, {venue=v4venue}, {laidOutBy=v4who} put it on the card, {rule:evenly=same for all|nobody pays more than the next}
sort out the {total=v4sum} from lunch

%list v4ask: is there peanut oil in the dressing | can you do it without dairy, and how long would it take | do you still make it on Tuesdays | where does the fish come from, and is it frozen | would it be all right to bring our own cake at eight | how hot is it really, my son is six | could we have it at nine, after the concert | does it have pork in it | is it big enough for two | do you peel the tomatoes
%list v4asklong: can we come with a dog, he sleeps under the table | do you have a chair for a baby, and room for a pram | is the kitchen still open at ten when there's a match on | would you cook the mushrooms we picked, for a fee | my wife can't eat garlic, is there anything without | do we have to order the goose two days ahead | do you grill the peppers or fry them, and in what | can you hold a table by the window if we are late | is the cake with poppy seeds back, I dream of it | how do I get in with a wheelchair, are there steps
%list v4askdec: is there an English menu | what time do you close tonight | do you serve the soup on Friday | who made the French toast | is the special gone by noon | does the curry come from Spain | are you open by seven | can I have the laksa without prawns | is dinner served on Mondays | do you speak Greek
%list v4tongue: Italian | Vietnamese | French | German | Greek | Portuguese | Japanese | plain English | Catalan | Turkish
%list v4plate: bouillabaisse | laksa | carbonara | the tasting menu | green curry | house salad | ravioli with nettles | Grandpa's stew | moussaka | mole, the black one
%tool forkpost_askKitchen
ask {venue=v4venue} "{question=v4ask}", {language=v4tongue} please
find out from {venue=v4venue}: {question=v4ask}? I need to know by {answerBy=v4on}
write {venue=v4venue} about the {dish=v4plate}: {question=v4ask}
on the {dish=v4plate}, I'd like {venue=v4venue} to tell me: {question=v4ask}
put this to {venue=v4venue}, {question=v4asklong}
{venue=v4venue}, {dish=v4plate}, "{question=v4ask}", in {language=v4tongue}, by {answerBy=v4on}
question for {venue=v4venue}: {question=v4askdec}

%list v4street: Mill Lane | Plaza Mayor | the station | Hackney Wick | Prinzenstraße | where I am | Covent Garden | our office | King's Cross | the fish market and docks | rue Daguerre
%list v4streetdec: Dinner Hill | Breakfast Alley | Children's Square | Lunch Row | Twenty Pound Street | Butter Market | Cheap Street | Pie Corner | Salmon Lane | Kids' Company
%list v4crave: fish soup | schnitzel | falafel | anything with lentils | goulash | sushi | pumpkin | roast pork and cabbage | pho | gnocchi | fried chicken | pie
%list v4xr: a stew with beans, the sort that sticks to the spoon | eggs on toast, runny and with lots of pepper | noodles that are pulled by hand, not too salty | something green that isn't a salad, for once | a proper roast, with gravy that somebody stirred | fish that was swimming this morning, no batter | rice with lots of small things in it | soup for a cold, with ginger if possible | dumplings like in Tbilisi, the big ones | a curry that makes me sweat, but not weep
%tool forkpost_todaysSpecials
what's on the board near {around=v4street}, {kidsMenu:true=the little ones are with me|I've got two toddlers along|something a five-year-old would eat}
who does {dish=v4crave} around {around=v4street} today, {meal:dinner=I'm going there tonight|for this evening|after the cinema}
is there {dish=v4crave} by {around=v4street} for under {upTo=v4sum}
around {around=v4street} for {upTo=v4sum} at most, has someone chalked up {dish=v4crave}
near {around=v4street} I'm after {dish=v4xr}
{around=v4street}, {dish=v4crave}, {upTo=v4sum} tops, {meal:breakfast=first thing in the morning|I've just got up}
today's dishes around {around=v4streetdec}

%list v4made: beeswax candle | mug with a fox | chutney, hot | linen apron | wooden spoon set | felt slippers | honey from the roof | birthday garland | olive soap | notebook for gardeners | tote bag | Oslo cushion
%list v4madedec: hidden drawer box | Public House coaster | ten pieces puzzle | Regular Guy mug | shelf bracket | Under the Counter gin | A Few Words card | No. 5 door sign | back in stock t-shirt | hidden pocket apron
%list v4shelf: Kitchen | gifts | Winter | new in | For Kids | sale | candles and soap | paper | Home & Garden | odds and ends | bags
%list v4blurb: each one is a bit different, as I make them by hand | smells of hay, lasts for about forty hours | knitted by my aunt in Wick when it rains | washable, but keep it away from the dryer | small, sturdy, and it fits in any pocket | goes well with old cheese and a cold beer | made from shirts that nobody wears any more | ships on Mondays, wrapped in last week's news | the clay comes from behind our house, so no two are alike | smells a little of smoke, in a good way
%tool stallPublishItem
start selling the {title=v4made} for {price=v4sum}, {visibility:regulars=just for those who buy from me often|my faithful old customers first|only people who've been coming for years}
new on my stall: {title=v4made}, {price=v4sum}, {pieces=v4many} of them
{title=v4made} under {section=v4shelf} at {price=v4sum}
at {price=v4sum} in {section=v4shelf}, {pieces=v4many} times {title=v4made}
offer the {title=v4made} for {price=v4sum} and say {blurb=v4blurb}
{section=v4shelf}, {title=v4made}, {pieces=v4many} pieces, {price=v4sum}, {visibility:hidden=don't let anyone see it yet|nobody should find it for now}
put up {title=v4madedec} for {price=v4sum}

%list v4store: cellar | garage | Unit 7 | back room | my mother's attic | the van | Leith studio | barn, left side | shop floor | locker 22
%list v4mishap: the cat knocked them over | sold at the market on Sunday | found another box | moths | the kiln broke, half of them cracked | given to the school raffle | a batch came from Ida | miscounted in May | burst pipe | stolen from the van
%list v4xs: the dog got into the box and ate the rest | a lady from Hull bought the lot, nearly | the shelf fell down at night, onto the tiles | we gave some away when the shop turned ten | Ida took a dozen to the fair in Ghent | half of them melted when the heating stuck | I counted twice, and was wrong both times | the courier lost a crate, or so he says | mice got in, we now have a cat | someone ordered for a whole wedding
%tool stallAdjustStock
{pieces=v4num} of the {item=v4made} are gone, {how:subtract=so that many fewer|take them off the number}
I made {pieces=v4num} more of the {item=v4made}, {how:add=on top of what's there|they come on top}
there are {pieces=v4many} of the {item=v4made} in {storeroom=v4store}
in {storeroom=v4store} I count {pieces=v4many} for the {item=v4made}
the {item=v4made} is at {pieces=v4num} now, since {cause=v4xs}
{item=v4made}, {storeroom=v4store}, {pieces=v4many}, {cause=v4mishap}
we have {pieces=v4many} of {item=v4madedec}

%list v4promo: MOSSY10 | HELLOAGAIN | fox | SUMMER-STALL | Ida2026 | RAINYDAY | thanks5 | OSLO | KILN | two4tea | BACKSOON
%list v4promodec: EVERYONE | FRIDAY | CANDLES15 | NEWS | JUNE30 | OLDFRIENDS | GIFTS | SUBSCRIBE | RETURN | KITCHEN20
%tool stallCreatePromo
let people have {percentOff=v4pct} less with {code=v4promo}, {audience:returning=if they've bought from me before|not for first-timers|only faces I know}
{code=v4promo} takes {percentOff=v4pct} off, {audience:subscribers=just for those who get my letter|only folks on the mailing list}
whoever types {code=v4promo} gets {percentOff=v4pct} off in {section=v4shelf}
in {section=v4shelf} there should be {percentOff=v4pct} off for {code=v4promo} until {ends=v4until}
{percentOff=v4pct} off everything with {code=v4promo}, {ends=v4until} is when it's over
{code=v4promo}, {section=v4shelf}, {percentOff=v4pct}, till {ends=v4until}, {audience:everyone=for all and sundry|no matter who}
make {code=v4promodec} worth {percentOff=v4pct}

%list v4ordn: 20-4471 | SW8812 | 10093 | F-552 | 7719 | #903 | SW-2026-77 | 482 | K12-9 | 660021 | 31187
%list v4ans: it left on Monday and should be with you by Thursday | sorry, the blue one is sold out until May | yes, you can wash it, but only by hand | I've put a new one in the post, keep the old | thank you, that made my day | we don't ship to islands, I'm afraid | please send me a photo of the crack | no, it has no lid, it never had one | I can do two for the price of one, if you like | the parcel is at the depot, ask for box nine
%list v4ansdec: the order from Ida is closed on Sundays | signed copies are back on 3 May | Tom will write to you | it's finished and looks great | your order number is on the slip | we close at six | Ida will sign it for you | the shop is closed until Monday | I finished it last night | order number 12 was the last one
%tool stallAnswerBuyer
tell {buyer=v4who} {reply=v4ans}, {close:true=and that's the end of that|then we're done there|nothing more to say after that}
write back to {buyer=v4who2}: "{reply=v4ans}", {signedBy=v4who}
let {buyer=v4who} have this from {signedBy=v4who2}: {reply=v4ans}
from {signedBy=v4who} to {buyer=v4who2} about {order=v4ordn}, "{reply=v4ans}"
{buyer=v4who} asked again, say {reply=v4ans}
{order=v4ordn}, {buyer=v4who2}, "{reply=v4ans}", {close:false=leave it open|we're not through with it|more to come}
my answer to {buyer=v4who2}: {reply=v4ansdec}

%list v4cause: arrived broken | never turned up | wrong size | they changed their mind | two were charged | candle melted in the post | late for the birthday | I mixed up the labels | smelled of smoke | lid missing
%list v4causelong: the parcel sat in Hull for three weeks, then vanished | the fox on the mug has no tail, as she wrote | I forgot to take off the discount on Friday | it went to the old address, though he told us twice | half the honey leaked out, all over the card | she bought it twice by mistake at midnight | the colour came off on her hands, she sent a picture | he waited until Christmas and nothing came | I sent the wrong one, then ran out of the right one | the box was empty when it got to Oslo
%list v4xt: came in bits | was the wrong blue | got lost near Crewe | shrank in the wash | never left the depot | had a hole in it | smelled of paint | was meant for someone else | was charged twice | faded in the sun
%list v4xu: FULL-88 | SHELF-12 | OK-1402 | PART-7 | SUM-310 | BACK-29 | HALF-21 | CAUSE-9 | SHOP-71 | RE-2200 | BOSS-5
%tool stallRefund
pay back {order=v4ordn}, {restock:true=I can sell it on|it's as good as new, back out it goes|the thing's fine and can go to somebody else}
they should have {amount=v4sum} again for {order=v4ordn}, {cause=v4cause}
money back on {order=v4ordn}, {approvedBy=v4who} is fine with it
of {order=v4ordn} return {amount=v4sum}, agreed with {approvedBy=v4who2}, it {cause=v4xt}
reimburse {order=v4ordn} because {cause=v4causelong}
{order=v4ordn}, {amount=v4sum}, {cause=v4cause}, {restock:false=it's for the bin|can't be sold again|only good for scrap}
give the lady her money for {order=v4xu}
