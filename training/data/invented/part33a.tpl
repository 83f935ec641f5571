# Money: what is told last or aside in everyday words, and which of two alike names is which.
%lang en
%list v3thing: pottery class | Honey, dark, 500 g | knitted socks | Tarot reading for two | bike repair | Workshop in May | the blue vase | Ticket to the Barn Dance | guitar lesson | Soap & Salt set | walk with Sam's dogs | e-book | table at the flea market
%list v3thinglong: Supper Club, bring your own wine | Portrait session on Sunday at 10 | repair of one chair, pick up included | Learn to sail in a weekend, all ages | Walking tour of old Porto, starts at nine | dinner for two, choose the wine yourself | Dog sitting while you are away in June | Paint with Mia, apron and cake included | box of vegetables from our field, every Friday | Yoga at sunrise, please be on time
%list v3sum: 40 euros => 40 | €15 => 15 | 250 | 19.90 | 35 euros => 35 | $60 => 60 | 120 | 8.50 | £22 => 22 | 75 dollars => 75 | 480 | 95 pounds => 95 | 1200
%list v3part: 10 euros => 10 | €25 => 25 | 12.50 | 30 | 7 euros => 7 | $18 => 18 | 50 | 5.90 | 80 euros => 80 | £40 => 40
%list v3soon: next Friday | the 30th | 1 June | tomorrow | 15 August | the end of the month | Sunday | 2026-12-01 | Monday week | 3 October | Christmas Eve
%list v3ago: last Monday | 1 March | yesterday | the 12th | 2026-02-01 | Easter | last autumn | the first week of May | 3 September | New Year's Day | January
%list v3till: the end of April | 30 June | last Friday | the 20th | mid-August | 2026-03-31 | Whitsun | 7 May | the end of last month | 1 October
%list v3payid: ch_4471 | py-0093 | P-88210 | 55120 | tx_9a7c | pay_3fk2 | 7713-B | ORD-2209 | ch-118 | 600412 | pay_zz81
%list v3why: she ordered two and meant one, kind about it | parcel came back after three weeks, unopened | glaze was cracked, he sent photos at noon | we were out of stock, should have said so | paid for Saturday, but the class was full | wrong size, keeps the bag anyway | took too long, asked us twice by mail | Ken promised it on the phone, so be it | the dog ate it, goodwill from our side | charged before we opened the shop, our bug
%list v3store: the pottery shop | Barn & Beyond | webshop | Hollis at the Harbour | Market Stall 9 | tickets | Rye and Butter | kiosk by the pier | Ines's Loft | Leeds | studio, upstairs | wholesale
%list v3bank: Giro | business account | N-Flex | Rainy Day | account in Graz | Current 2 | the old Postbank one | Tax and Wages | joint account | DE12 | savings at Rabo | Ben's Giro
%list v3who: Jo | Tim | Big Sal | Anneke | Mia Carlsson | Uncle Bert | Kwame | Ruben | Mrs. Tanaka | D'Arcy | Lee from legal | the new guy
%list v3whob: Priya | Max | Tomasz | Nora O'Hara | Cousin Vera | Sven | Ken | Dr. Abara | Fitz | my sister | Bea next door | old Mr. Holm
%list v3code: SPRING20 | hello-again | BARN10 | THANKYOU | mia4you | SALTY | jan-sale | VIP_2026 | FREUNDE | bluemonday | 7UP7 | WOOL
%list v3pct: 10 percent => 10 | 20 percent => 20 | 15% => 15 | 5 percent => 5 | 25% => 25 | 30 percent => 30 | 50% => 50 | 12 percent => 12 | 40% => 40 | 8 percent => 8
%list v3buyer: Hollis Bakery | Ines Marchetti | The Anchor | Friends of the Library | Mr. Novak | Blue Door Studio | Green & Sons | school in Mill Lane | Kiwi Labs | O'Brien Roofing | choir

%tool payloom-create-payment-link
let people pay me {amount=v3sum} for {title=v3thing}, {single_use:true=it should work just the once|only one person can use it|dead after one sale}
I need something to share for {title=v3thing}, {amount=v3sum}, {collect:shipping_address=I have to know where to post it|they tell me where they live|ask where to send it}
under the name "{title=v3thing}" take {amount=v3sum} from whoever clicks
till {expires_on=v3soon} folks can get {title=v3thing} at {amount=v3sum}
a page for {title=v3thinglong}, {amount=v3sum}
{amount=v3sum}, {title=v3thing}, {expires_on=v3soon}, {collect:nothing=no questions asked|they fill in nothing|don't ask them anything}
sell {title=v3thing} online for {amount=v3sum}, the address is easy to find

%tool payloom-issue-refund
give them their money back for {payment=v3payid}, {notify_customer:true=and let them know|tell the buyer|with a mail to them}
reverse {payment=v3payid}, {reason:duplicate=they paid twice|charged two times|it went through double}
of {payment=v3payid} return {amount=v3part}, {reason:requested_by_customer=she changed her mind|he doesn't want it any more|they asked for it}
{amount=v3part} back on {payment=v3payid}, the rest stays with us
pay back {payment=v3payid} and keep in mind for us: {note=v3why}
{payment=v3payid}, {amount=v3part}, {reason:fraudulent=stolen card|it wasn't the owner of the card}, {notify_customer:false=not a word to the buyer|without mailing anyone}
the buyer of {payment=v3payid} gets everything back

%tool payloom-void-payment
let go of the hold on {payment=v3payid}, {restock:true=the goods go back on the shelf|and we can sell the things again|put the stuff back for sale}
{payment=v3payid} must not be charged, {requested_by=v3who} wants that
at {store=v3store} drop {payment=v3payid} for {requested_by=v3who}
{requested_by=v3whob} asked to release {payment=v3payid} from {store=v3store}
scrap the reservation {payment=v3payid} and write in the log {comment=v3why}
{store=v3store}, {payment=v3payid}, {restock:false=don't add it to the stock|leave the stock as it is}, {requested_by=v3who}
never mind the comments, {payment=v3payid} shouldn't be captured

%tool payloom-create-promo-code
{percent_off=v3pct} off with {code=v3code}, {first_order_only:true=newcomers only|just for people who never bought here|only if it's their first time}
make {code=v3code} worth {percent_off=v3pct}, {valid_until=v3soon} it ends
{code=v3code} takes {percent_off=v3pct} off {product=v3thing} for {customer=v3buyer}
for {customer=v3buyer}: {percent_off=v3pct} less on {product=v3thing} when they type {code=v3code}
whoever types {code=v3code} pays {percent_off=v3pct} less for {product=v3thinglong}
{code=v3code}, {percent_off=v3pct}, {customer=v3buyer}, until {valid_until=v3soon}, {first_order_only:false=old customers too|regulars may use it as well}
a discount word for our customers, {code=v3code}, {percent_off=v3pct}

%tool payloom-list-payouts
what did they wire us for {store=v3store}, {order:amount_desc=fattest first|biggest on top|largest sums first}
money from card sales on its way to {bank_account=v3bank}, {status:in_transit=not there yet|still travelling|hasn't landed}
what came from {store=v3store} into {bank_account=v3bank}
on {bank_account=v3bank} out of {store=v3store}, since {arrived_after=v3ago}
before I call them at four I'd like to see the ones that {status:failed=bounced|never made it|went wrong}, {store=v3store}
{bank_account=v3bank}, {store=v3store}, since {arrived_after=v3ago}, {status:paid=landed already|those that arrived}
how much has the card company sent our bank so far

%list v3acc: Expenses:Food | groceries | Assets:Bank:Giro | Travel and Hotels | Gifts | office rent | Equipment | Books | Expenses:Car:Fuel | vet | Wages | Assets:Shed
%list v3accb: Cash | Liabilities:Visa | checking | petty cash | Equity:Opening | Mum's loan | Bank:N26 | salary | Paypal | Amex for work | Income:Teaching | tin on the shelf
%list v3narr: tyres for the van, fitted on Monday | Anna's share, she pays the rest in May | lunch with Tomasz, talked about the roof | refund for the broken lamp, half of it | moved over so the card gets paid at noon | three chairs, one of them was free | paint and brushes, the shop forgot the receipt | took it out for the fair, may bring some back | two nights in Ghent, breakfast not included | correct what I typed wrong on Friday
%list v3remark: bank closed this one, do not use it again | checked against paper, three cents are missing | Lea says the interest comes in June | rename it when the year is over | card was swapped, numbers start anew | we lend it to Ben, ask him at Easter | nobody knows what this was for, sorry | holds the deposit until we move out | limit raised to 3000, call them first | looks wrong since the import of last Tuesday
%list v3tag: porto-trip | taxes2025 | wedding | the move | reimburse | kids | shared with Jo | house | q3 | christmas | bike-shop | to be checked
%list v3cur: euros | USD | Swiss francs | pounds | yen | CHF | dollars | kronor | zloty | GBP
%list v3num: 3 | two => 2 | 4 | 7 | 5 | three => 3 | 2 | four => 4 | 6 | five => 5
%list v3newacc: Bees and Honey | Expenses:Piano | loan to Ben | Sunday Market | bike fund | Flat in Vigo | Paypal 2 | cat | Rent, garage | Lottery | Nora's school | translations
%list v3parent: Hobbies | Assets | House and Garden | liabilities | Income:Side | Savings at Rabo | Expenses:Kids | other | Assets:Long Term | Living | Business, small

%tool bean.post
{amount=v3sum} from {credit=v3accb} to {debit=v3acc}, {flag:pending=not sure it went through|still open|hasn't cleared}
{amount=v3sum} into {debit=v3acc} out of {credit=v3accb} {day=v3ago}
out of {credit=v3accb} goes {amount=v3sum}, into {debit=v3acc}
{debit=v3acc} got {amount=v3sum} from {credit=v3accb}, {flag:cleared=the bank has it|that one is settled|already through}
book {amount=v3sum} on {debit=v3acc} against {credit=v3accb}: {narration=v3narr}
{day=v3ago}, {amount=v3sum}, {credit=v3accb} to {debit=v3acc}
with {credit=v3accb} I paid {amount=v3sum} for {debit=v3acc}, nothing pending

%tool bean.note
beside {account=v3acc} write "{comment=v3remark}", {author=v3who} says so
leave word at {account=v3accb}: {comment=v3remark}
from {author=v3who}, on {account=v3acc}: {comment=v3remark}
on {account=v3accb} under {tag=v3tag} jot that {comment=v3remark}
remember for {account=v3acc}, {day=v3ago}, {comment=v3remark}
{account=v3accb}, {tag=v3tag}, {author=v3whob}, "{comment=v3remark}"
something to keep with {account=v3acc} in the books, {comment=v3remark}

%tool bean.register
all that moved on {account=v3acc}, {group:month=month by month|one block per month|sorted into months}
each line of {account=v3accb} since {begin=v3ago}, {group:payee=by who got it|one heap per shop|put together by shop}
what touched {account=v3acc} under {tag=v3tag}
with {tag=v3tag} on it, line by line, in {account=v3accb}
I have to explain it tonight, so every posting in {account=v3acc} from {begin=v3ago} to {end=v3till}
{begin=v3ago} to {end=v3till}, {account=v3accb}, {tag=v3tag}
run through {account=v3acc} for me, it's been a long month

%tool bean.balance
how much sits in {pattern=v3accb}, {hide_empty:true=skip what's at zero|without the empty ones|only where there is something}
what is left in {pattern=v3acc} [please], in {convert_to=v3cur}
{pattern=v3accb} as of {at=v3till}, how much was that?
by {at=v3till} what stood in {pattern=v3acc}, told in {convert_to=v3cur}
we argue about it since lunch, what did {pattern=v3accb} hold by {at=v3till}
{pattern=v3acc}, {depth=v3num} levels deep, {convert_to=v3cur}, {hide_empty:false=the zero ones too|even if there's nothing in it}
am I broke or is there still some currency in {pattern=v3accb}

%tool bean.open
I'd like a place for {name=v3newacc} in the books, {root:liabilities=that's what I owe|it's money we owe|a debt}
new one called {name=v3newacc}, {opening=v3sum} in it already
{name=v3newacc} under {parent=v3parent}
beneath {parent=v3parent} put {name=v3newacc}, kept in {currency=v3cur}
add {name=v3newacc} to {parent=v3parent}, we earn a bit there, so it's {root:income=money coming in|something we earn}
{currency=v3cur}, {name=v3newacc}, {root:expenses=we spend on it|money going out}, {parent=v3parent}
from today I keep {name=v3newacc} separately

%list v3shop: Lidl | Thai to Go | Deutsche Bahn | Hotel Astoria | The Crown and Anchor | Pino's | Staples | taxi from the airport | Easyjet | copy shop at the station | Ikea | Blue Cab, Leeds
%list v3cost: Marketing | sales north | Research and Design | 4410 | HR | the front office | Board | IT, Graz | legal | Events | customer care | C-12
%list v3proj: Lighthouse | the Ghent fair | new website | Move to Leeds | Atlas 2 | summer party | Bread and Butter | relaunch, phase 2 | trade show in Lyon | Bluebird | pilot with Kiwi Labs
%list v3guest: lunch with two buyers, we signed at three | Mia and the visitors from Riga, four people | missed the train, so I had to stay | cables for the stage, the old ones broke | talked to the mayor about permits, ate fish | printed the posters again, wrong date on them | coffee for the crew, it rained all day | last flight was cancelled, I slept in Lyon | batteries and tape, Sam has the rest | dinner with Ken, he leaves us in June
%list v3adv: hotel in Lyon | tools for the fair | visa fees | fuel and tolls | the team dinner | deposit for the hall | conference in Riga | stamps | van from Friday to Monday | props, lamps, cables | taxi money
%list v3advlong: two nights in Ghent, the hotel wants cash | rent a van on Friday and drive to Lyon | the stand at the fair, paid before we build | visa for Jo, costs more if it's late | tickets for six people, train leaves at 7 | catering for the party, half in advance | parts for the stage, shop takes no cards | a deposit, we get it back in June | flights to Riga, prices go up on Monday | drinks for the choir that sings at eight
%list v3place: Graz | the office | Leeds | our warehouse in Bath | home | Hauptstraße 9 | airport | Stoke-on-Trent | Mill Lane 14 | Bergen | the fair in Lyon
%list v3placeb: Ghent | the customer's site | Vigo | factory by the river | King's Lynn | Riga | town hall | Zagreb | the depot at Hull | Bilbao | Unit 7, North Park
%list v3km: 40 km => 40 | 120 kilometres => 120 | 18 km => 18 | 300 km => 300 | 7.5 km => 7.5 | 64 kilometres => 64 | 210 km => 210 | 95 km => 95 | 12 kilometres => 12 | 33 km => 33
%list v3car: my Golf | the old Vespa | Anna's van | my bike | Skoda | the camper | a motorbike | Dad's Volvo | the red Mini | e-bike
%list v3claim: Lyon in March | Taxi and Tips | Q2 lunches | fair | Hotel Astoria, three nights | new headset | Trip to Bath | March 2026 | training with Ken | team dinner | parking
%list v3hand: I was there myself, so I can't sign it | look at the hotel, it seems a bit much | he leaves on Friday, please do it before | tips are fine, the wine is not | I am away until the 14th, sorry | the second receipt is missing, ask her | over my limit, you may go up to 5000 | checked the kilometres, all good from me | belongs to your budget, I think | was due last week, my fault
%list v3slip: printer paper | toner | room 214 | two beers | parking | VAT 19 | latte | Ghent | window seat | batteries AA | breakfast buffet | screws and glue

%tool submitExpense
I paid {amount=v3sum} at {merchant=v3shop}, {expenseType:meal=we ate there|something to eat|that was food}
{merchant=v3shop}, {amount=v3sum}, {paidWith:company_card=the firm's plastic paid|the company has paid it already|on the work card}
{amount=v3sum} at {merchant=v3shop} for {project=v3proj}, out of {costCenter=v3cost}
charge {costCenter=v3cost} with {amount=v3sum} from {merchant=v3shop}, it was for {project=v3proj}
claim back {amount=v3sum} from {merchant=v3shop}: {comment=v3guest}
{project=v3proj} project, {merchant=v3shop}, {amount=v3sum}, {expenseType:lodging=I slept there|a bed for the night}, {paidWith:own_money=out of my own pocket|it was my cash}
I'm down {amount=v3sum} after {merchant=v3shop}, the firm should pay that

%tool requestAdvance
can I have {amount=v3sum} for {purpose=v3adv}, {payout:cash=in notes|in my hand please|in an envelope}
{amount=v3sum} up front for {purpose=v3adv}, {approver=v3who} can sign
from {approver=v3who} I need an okay on {amount=v3sum} for {purpose=v3adv}
for {purpose=v3adv} via {approver=v3whob}: {amount=v3sum} by {neededBy=v3soon}
I'll have to lay out money, {amount=v3sum}: {purpose=v3advlong}
{purpose=v3adv}, {amount=v3sum}, by {neededBy=v3soon}, {payout:bank_transfer=wire it|to my account|send it to my bank}
before I travel the firm should give me {amount=v3sum} for {purpose=v3adv}

%tool logMileage
I drove from {origin=v3place} to {destination=v3placeb}, {roundTrip:true=and home again|there and back|both ways}
{origin=v3place} to {destination=v3placeb} (today|this morning), {kilometers=v3km}
to {destination=v3placeb} from {origin=v3place} in {vehicle=v3car} for {client=v3buyer}
for {client=v3buyer} I took {vehicle=v3car} to {destination=v3placeb}, starting at {origin=v3place}
put the drive down, I left {origin=v3place} and went to {destination=v3placeb}, {roundTrip:false=didn't come back|I stayed there|took the train home}
{vehicle=v3car}, {origin=v3place} to {destination=v3placeb}, {kilometers=v3km}, {client=v3buyer}
drove to {destination=v3placeb} out of {origin=v3place} to see a client

%tool forwardClaim
let {reviewer=v3who} look at "{claim=v3claim}", {priority:rush=today if possible|it's burning|it can't wait}
{claim=v3claim} isn't mine to sign, over to {reviewer=v3whob}, {priority:normal=no hurry|whenever there's time|it can wait}
{claim=v3claim} by {claimant=v3who} goes to {reviewer=v3whob}
give {reviewer=v3who} what {claimant=v3whob} handed in under {claim=v3claim}
pass {claim=v3claim} on to {reviewer=v3who} and say {remark=v3hand}
to {reviewer=v3whob}, {claim=v3claim}, from {claimant=v3who}, {priority:rush=quickly please|as fast as you can}
{reviewer=v3who} decides about {claim=v3claim}, not me

%tool findReceipts
a slip that says {text=v3slip}, {unclaimedOnly:true=if nobody has handed it in|just those not used yet|one I haven't claimed}
which bill mentions {text=v3slip}, {uploadedBy=v3who} scanned it
{text=v3slip} from {vendor=v3shop}, put in by {uploadedBy=v3who}
among what {uploadedBy=v3whob} scanned: {text=v3slip} at {vendor=v3shop}
I know there was one after the fair, dig out {text=v3slip}, since {since=v3ago}
{vendor=v3shop}, {text=v3slip}, since {since=v3ago}, {unclaimedOnly:false=claimed ones too|even if it's in a claim already}
somebody scanned a receipt with {text=v3slip} on it

%list v3char: Oxfam | Friends of the Zoo | Sea Watch | the donkey home | Books for All | mountain rescue | St. John's Hospice | Help in Need | the food bank in Leeds | Cats & Co | library on wheels | Doctors at Sea
%list v3appeal: Winter Coats | earthquake in Nepal | new roof | the lifeboat | A Meal a Day | wells for Mali | Paws and Claws | school in Riga | trees by the river | Ukraine | the big match
%list v3dead: Gran | my father | Rex | Aunt Rosa | Mr. Holm | our friend Ines | Uncle Bert | Judith and Ken | old Dr. Iyer | Nora O'Hara | Minka
%list v3words: you found our dog, we will never forget | keep going, you do a great job | from all of us at number 6, with love | buy the little ones something warm to wear | I can't do much, but I do this | thank you for the night you stayed with Dad | the boat is lovely, greet the crew from Sam | spend it where it hurts most, please | we sold cakes on Sunday, this is for you | see you in May, I'll bring the blankets
%list v3coll: Anna's Farewell | bike for Ben | flowers for Mrs. O'Neill | 10k for the Hospice | New Boiler, flat 4b | Tom & Vera's wedding | coffee machine | Run to the Sea | help for the Novaks | baby shower | Coach Ken's 60th
%list v3colllong: Thank you Lea, we will miss you | Swim across the lake, June 12 at eight | a new van for the choir that lost one | Get Tomasz home, his flight was cancelled | Roof over the stage, before winter comes | Goodbye to Ken, thirty years at the desk | for Bea's vet bills, the dog is better | 24 hours on the bike, all for Nora | bring the piano back, sold by mistake | Let them play, shoes for class 4
%list v3greet: get well soon, we water your plants | thirty years, and you still burn the toast | with love from the third floor, all of us | come back when you miss the noise | may it never rain on your new bike | don't spend it all on cake, Ken | to the best boss, keep in touch | hope he sleeps through the night, congratulations | see you at the sea, bring a towel | you earned it, now go to bed
%list v3goal: 500 euros => 500 | 300 | $1000 => 1000 | 2500 euros => 2500 | £800 => 800 | 150 euros => 150 | 5000 | €1200 => 1200 | 60 euros => 60 | 10000
%list v3cause: clean water | stray cats and dogs | reading in prison | homeless teenagers | old trees | victims of floods | music for kids | dementia | rescue at sea | refugees from Syria | bees | food for families in need
%list v3region: Kenya | Wales | the Alps | Leeds and Bradford | Nepal | our town | Eastern Europe | Peru | Bath | Ireland | the Mediterranean | Newcastle upon Tyne
%list v3card: Visa | my black Mastercard | Giro | the joint account | Amex for work | Rainy Day | 4471 | Paypal | Mum's card | account in Graz | travel card

%tool kp_give_once
{amount=v3sum} to {charity=v3char}, {anonymous:true=nobody needs to know it's me|don't tell them my name|keep me out of it}
let {charity=v3char} have {amount=v3sum}, {in_memory_of=v3dead} would have liked that
for {in_memory_of=v3dead} I'd like to give {amount=v3sum} to {charity=v3char}, towards {appeal=v3appeal}
into {appeal=v3appeal} at {charity=v3char}: {amount=v3sum}
donate {amount=v3sum} to {charity=v3char} and write them {message=v3words}
{charity=v3char}, {amount=v3sum}, {appeal=v3appeal}, {anonymous:false=they may know who it's from|with my name on it}
I had a good month, {amount=v3sum} for {charity=v3char}

%tool kp_pledge_regular
{charity=v3char} gets {amount=v3part} from me, {rhythm:yearly=once every twelve months|each Christmas|one time a year}
{amount=v3part} to {charity=v3char} {rhythm:monthly=each month|every four weeks or so|month after month}, {gift_aid:true=and they may get the tax back|I pay tax here, let them claim it}
out of {pay_from=v3card} into {charity=v3char}, {amount=v3part} {rhythm:weekly=every week|each Sunday|week by week}
to {charity=v3char} from {pay_from=v3card} I want to give {amount=v3part}, beginning {first_on=v3soon}
I promised it to Gran, so {amount=v3part} {rhythm:weekly=each week|every seven days} for {charity=v3char}, {pay_from=v3card}
{charity=v3char}, {rhythm:monthly=every month|per month}, {amount=v3part}, {first_on=v3soon}, {pay_from=v3card}
become a supporter of {charity=v3char} with {amount=v3part}, first thing on my list

%tool kp_open_collection
let's pass the hat round, "{title=v3coll}", {visibility:invited=only the people I ask|just those I pick}
start {title=v3coll}, {target=v3goal} would be great
{title=v3coll} run by {organiser=v3who}, all of it for {recipient=v3whob}
for {recipient=v3who} with {organiser=v3whob} in charge: {title=v3coll}
a pot called {title=v3colllong}, {visibility:public=anyone may find it|the whole world can look|open to all}
{target=v3goal}, {title=v3coll}, till {closes_on=v3soon}, {visibility:link_only=whoever has the address|just with the link}
get a whip-round going under {title=v3coll}, the public loves such things

%tool kp_chip_in
{amount=v3part} into {collection=v3coll}, {hide_amount:true=they shouldn't see how much|don't show the sum|how much is between us}
put me down for {amount=v3part} in {collection=v3coll}, {on_behalf_of=v3who} it's from really
{amount=v3part} towards {collection=v3coll} from {on_behalf_of=v3whob}
in the name of {on_behalf_of=v3who}, {collection=v3coll} gets {amount=v3part}
add {amount=v3part} to {collection=v3coll} and write on the card {card_text=v3greet}
{collection=v3coll}, {amount=v3part}, from {on_behalf_of=v3whob}, {hide_amount:false=everyone may see it|show what I gave}
I want to be part of {collection=v3coll} too, {amount=v3part}, my card is nearly empty

%list v3score: 80 | 90 | 75 | 60 | 95 | 70 | 85 | 50 | 65 | 88
%tool kp_find_charity
who does something about {cause=v3cause}, {size:small=tiny ones please|no big names|just little outfits}
somebody good for {cause=v3cause}, {deductible:true=I want it off my taxes|it should count for the tax return|with a receipt for the taxman}
{cause=v3cause} in {region=v3region}, whom could I support
around {region=v3region}, who works on {cause=v3cause}?
we have some money left after the party, who helps with {cause=v3cause}, {size:large=one of the giants|the really big ones}
{region=v3region}, {cause=v3cause}, at least {min_score=v3score} points, {size:medium=not too big, not too small|middle-sized}
a charity for {cause=v3cause}, small sums help as well I hope

%list v3coin: bitcoin | ETH | solana | USDC | dogecoin | tether | Monero | LTC | stellar | Cat & Dog Token | DAI | wrapped ether
%list v3coinb: cardano | BTC | polygon | ether | XRP | euro coin | ADA | Moon in June | litecoin | USDT | dot | shiba
%list v3units: 0.5 | 2 | 100 | 0.025 | three => 3 | 1500 | 0.1 | 40 | ten => 10 | 7.5 | 250 | one => 1
%list v3wallet: Ledger | hot wallet | Savings, cold | phone | Ben's Vault | play money | the blue stick | Multi 2 | work and travel | long term | main
%list v3to: Tomasz | 0x8f3a91c2 | Kiwi Labs | my sister | bc1q7xk20 | jan.eth | the landlord | D'Arcy | vitrine.eth | Bea and Sven | Kraken deposit
%list v3memo: for the tent, half of it | rent May, sorry that it's late | tag 10442, don't lose it | happy birthday, buy something silly | invoice 88, the rest follows on Friday | thanks for the ride to the airport | what I owe you since Lisbon, finally | we won, so here is your share | pizza, beer and the taxi at two | deposit for the boat, back in June
%list v3venue: Kraken | Uniswap | Bitpanda | SushiSwap | Curve | the old exchange | Coinbase | Binance | Pancake & Co | Bitstamp
%list v3valid: Nordic Nodes | Chorus | P2P and Friends | stake.ch | Big Sal's node | Figment | Everstake | north-7 | the one in Zug | Allnodes
%list v3lock: 30 days => 30 | 90 days => 90 | two weeks => 14 | a week => 7 | 60 days => 60 | 180 days => 180 | 28 days => 28 | four weeks => 28 | ten days => 10 | 365 days => 365
%list v3addr: 0x91be77d0 | vitrine.eth | bc1q0p2m9 | whale.sol | 0x00aa4f12 | r9cZA1mL | jan.eth | 3J98t1Wp | addr1qx2f | old-miner.eth | 0xdead42b1
%list v3nick: Big Fish | that scammer | Ben's old stick | Treasury, cold | the whale from Oslo | exchange 2 | donations | mystery | Satoshi's aunt | team and friends
%list v3chain: Ethereum | Solana | Base | Tron | polygon | Arbitrum One | bitcoin | Avalanche | Cardano | BNB

%tool CobbleSend
{amount=v3units} {asset=v3coin} to {recipient=v3to}, {speed:economy=it can take all night|as cheap as it gets|I don't mind waiting}
{recipient=v3to} should have {amount=v3units} {asset=v3coin}, {speed:fast=right now|I'll pay more if it's quick|they're waiting for it}
out of {wallet=v3wallet} to {recipient=v3to}: {amount=v3units} {asset=v3coin}
to {recipient=v3to} from {wallet=v3wallet}, {amount=v3units} in {asset=v3coin}
pay {recipient=v3to} {amount=v3units} {asset=v3coin} with the words {memo=v3memo}
{asset=v3coin}, {amount=v3units}, {wallet=v3wallet}, {recipient=v3to}, {speed:standard=the usual fee|normal pace}
{recipient=v3to} gets {amount=v3units} {asset=v3coin} before I do something fast and stupid

%list v3slipp: 1 percent => 1 | 0.25 percent => 0.25 | 2% => 2 | 0.3 percent => 0.3 | 3 percent => 3 | 1.5% => 1.5 | 5 percent => 5 | 0.1% => 0.1 | 4 percent => 4 | 0.5% => 0.5
%tool CobbleSwap
make {buy_asset=v3coinb} out of {amount=v3units} {sell_asset=v3coin}, {dry_run:true=just to see|I only want to know what I'd get|don't really do it}
{amount=v3units} {sell_asset=v3coin} for {buy_asset=v3coinb} please, {venue=v3venue}
turn {amount=v3units} of my {sell_asset=v3coin} into {buy_asset=v3coinb}
into {buy_asset=v3coinb} with {amount=v3units} {sell_asset=v3coin} at {venue=v3venue}
I'm done with it, {amount=v3units} {sell_asset=v3coin} against {buy_asset=v3coinb}, {dry_run:false=for real this time|no more tests}
{sell_asset=v3coin} to {buy_asset=v3coinb}, {amount=v3units}, {max_slippage=v3slipp} off at most, {venue=v3venue}
get rid of {amount=v3units} {sell_asset=v3coin}, I'd rather hold {buy_asset=v3coinb} on the same exchange

%tool CobbleStake
put {amount=v3units} {asset=v3coin} to work, {compound:true=and what it earns goes in as well|let it grow on itself|add the gains on top}
{amount=v3units} {asset=v3coin} should earn something, {lock_days=v3lock} is fine
{amount=v3units} {asset=v3coin} from {wallet=v3wallet} with {validator=v3valid}
at {validator=v3valid} lock {amount=v3units} {asset=v3coin} out of {wallet=v3wallet}
I won't need it before summer, so tie up {amount=v3units} {asset=v3coin} for {lock_days=v3lock}
{validator=v3valid}, {asset=v3coin}, {amount=v3units}, {lock_days=v3lock}, {compound:false=pay me the gains out|I want the rewards in hand}
let {amount=v3units} {asset=v3coin} work for me, some days are better than others

%tool CobbleWatchAddress
keep an eye on {address=v3addr}, {events:outgoing=when something leaves|if they spend anything|only what they send away}
tell me what {address=v3addr} does, {chain=v3chain}
{address=v3addr} on {chain=v3chain} as {nickname=v3nick}
under {nickname=v3nick} follow {address=v3addr} on {chain=v3chain}
I think that's the guy who took it, watch {address=v3addr}, {events:incoming=only what comes in|when they get something|when money lands there}
{nickname=v3nick}, {address=v3addr}, {chain=v3chain}, nothing under {min_units=v3units}
shadow {address=v3addr} for me, all that coming and going is odd

%tool CobbleActivity
what happened in {wallet=v3wallet}, {kind:received=only what I got|just the coins that came in|what people sent me}
everything with {asset=v3coin} since {since=v3ago}, {include_failed:true=even what didn't work|the broken ones as well|also those that went wrong}
did I pay {counterparty=v3to} out of {wallet=v3wallet}?
in {wallet=v3wallet} with {counterparty=v3to}, what's been going on
for the tax people, who call at two, all I {kind:swapped=traded for another coin|changed into something else} since {since=v3ago}, {wallet=v3wallet}
{asset=v3coin}, {counterparty=v3to}, since {since=v3ago}, {kind:sent=what went out|only what I paid}
show me what I have done with my coins so far

%list v3iou: the bike | a new boiler | driving lessons | the vet | rent in May | a guitar and an amp | flight to Riga | his teeth | the deposit for flat 4b | tyres | wedding dress
%list v3ioulong: the boiler broke, he needs one before Sunday | to get the car out of the garage at last | her first rent in Leeds, wages come later | a laptop for school, the old one died | they want to start a bakery, opens in June | the dentist takes no insurance, so I helped | flights home for Gran's 80th, booked last night | he lost his wallet on the ferry to Bergen | paying the builder, who came a week early | a used van, we looked at it on Friday
%list v3loan: car loan | house | Ben's loan | student debt | Kitchen, 2024 | Mum and Dad | KfW 4471 | the boat | roof credit | Sofa on Tick | Loan for the Bakery
%list v3big: 300000 | 450000 euros => 450000 | 185000 | £620000 => 620000 | 275000 | €510000 => 510000 | 390000 pounds => 390000 | 89000 | 1200000 | $340000 => 340000
%list v3own: 60000 | 40000 euros => 40000 | £90000 => 90000 | 25000 | 120000 | €75000 => 75000 | 15000 pounds => 15000 | $50000 => 50000 | 100000 | 30000 euros => 30000
%list v3years: 20 years => 20 | thirty years => 30 | 25 years => 25 | 15 years => 15 | ten years => 10 | 35 years => 35 | 12 years => 12 | 18 years => 18 | 40 years => 40 | twenty years => 20
%list v3rate: 3.5 percent => 3.5 | 4% => 4 | 2.9 percent => 2.9 | 3.75% => 3.75 | 5 percent => 5 | 4.2 percent => 4.2 | 1.8% => 1.8 | 6 percent => 6 | 3% => 3 | 5.25 percent => 5.25
%list v3months: three months => 3 | 6 months => 6 | two months => 2 | half a year => 6 | a year => 12 | 4 months => 4 | 12 months => 12 | five months => 5 | 9 months => 9 | one month => 1
%list v3term: 24 months => 24 | 36 months => 36 | two years => 24 | 48 months => 48 | a year => 12 | 60 months => 60 | three years => 36 | 18 months => 18 | five years => 60 | 84 months => 84
%list v3credit: 5000 euros => 5000 | 12000 | €8000 => 8000 | 3500 | 20000 euros => 20000 | £6500 => 6500 | 1500 dollars => 1500 | 15000 | 9000 pounds => 9000 | 2500 euros => 2500
%list v3use: a used car | new windows | the wedding in June | our bathroom | a cargo bike | moving to Bath | solar panels on the shed | dental work | a piano | debts, all of them | kitchen and floor
%list v3lender: Sparkasse | Bank of Ireland | Rabo | the one in Mill Lane | Credit & More | Nordlicht | Northern Trust Co-op | Postbank | my old bank | Santander | Lend Bees
%list v3startm: May | next month | September | January 2027 | March | the summer | October | June | this December | 2026-08
%list v3hard: we had a baby in March, I'm at home | the shop burnt down and reopens in June | I lost my job, the new one starts later | wages come late since they changed owners | roof leaks, so every penny goes up there | hours were cut in half until autumn | I broke my leg and can't drive the cab | Gran needs care, and that costs a lot | season was bad, it rained until August | we moved twice, please give us some air

%tool lendnook_record_iou
{borrower=v3who} got {amount=v3sum} off {lender=v3whob}, {interest_free:true=no extra on top|just the same sum back|nobody wants to earn on it}
{lender=v3who} gave {borrower=v3whob} {amount=v3sum}, {back_by=v3soon} it's due
{amount=v3sum} from {lender=v3who} to {borrower=v3whob} for {purpose=v3iou}
{borrower=v3who} borrowed {amount=v3sum} from {lender=v3whob}
write up that {lender=v3whob} lent {borrower=v3who} {amount=v3sum}, {purpose=v3ioulong}
{lender=v3who} to {borrower=v3whob}, {amount=v3sum}, {purpose=v3iou}, back by {back_by=v3soon}
{borrower=v3whob} owes {lender=v3who} {amount=v3sum}, that's of some interest to both

%tool lendnook_log_instalment
{amount=v3sum} off {loan=v3loan}, {kind:extra=on top of the plan|more than I had to|a bit more than planned}
another {amount=v3sum} went to {loan=v3loan}, {paid_by=v3who} did it
{paid_by=v3who} put {amount=v3sum} into {loan=v3loan} out of {from_account=v3bank}
from {from_account=v3bank} towards {loan=v3loan}: {amount=v3sum}
we celebrate tonight, {amount=v3sum} on {loan=v3loan}, {kind:final=that was the last of it|now it's all paid|we owe nothing more}
{loan=v3loan}, {amount=v3sum}, {from_account=v3bank}, {paid_on=v3ago}, {paid_by=v3whob}
chalk up {amount=v3sum} for {loan=v3loan}, extra hours have paid off

%tool lendnook_simulate_mortgage
what would {price=v3big} cost us a month, {repayment:interest_only=if we don't pay any of it down|only the bank's cut|without paying it off yet}
a place for {price=v3big} over {years=v3years}, {rate_fixed:true=same rate all the way|and the rate can't move|never a change in the rate}
a house at {price=v3big} with {own_funds=v3own} of our own
with {own_funds=v3own} saved, can we afford {price=v3big} at {rate=v3rate}
just dreaming before dinner, they want {price=v3big} for it, {own_funds=v3own} from Gran, {years=v3years}
{own_funds=v3own} down, {years=v3years}, {rate=v3rate}, price {price=v3big}
could we live in something for {price=v3big} in a few years

%tool lendnook_apply_for_credit
I want to borrow {amount=v3credit} for {purpose=v3use}, {months=v3term}
get me {amount=v3credit} for {purpose=v3use}, {co_applicant=v3who} signs too
{amount=v3credit} from {bank=v3lender} into {pay_into=v3bank} for {purpose=v3use}
at {bank=v3lender} ask for {amount=v3credit} with {co_applicant=v3whob}, it's for {purpose=v3use}
I've done the sums and I'm sure, {amount=v3credit}: {purpose=v3ioulong}
{purpose=v3use}, {amount=v3credit}, {months=v3term}, {bank=v3lender}, on {pay_into=v3bank}
we need {amount=v3credit} for {purpose=v3use}, any bank will do

%tool lendnook_ask_for_pause
no payments on {loan=v3loan} for {months=v3months} please, {interest_continues:true=I can still pay the interest|what it costs in interest I'll keep paying}
could {loan=v3loan} rest for {months=v3months}, beginning {starting=v3startm}
let {loan=v3loan} sleep for {months=v3months} from {starting=v3startm}
starting {starting=v3startm}, {months=v3months} off from {loan=v3loan}, answer to {reply_to=email}
I need a break of {months=v3months} from {loan=v3loan} because {reason=v3hard}
{loan=v3loan}, {months=v3months}, {starting=v3startm}, {interest_continues:false=not even the interest|interest stops as well}
give me {months=v3months} of air with {loan=v3loan}, I'm not interested in why

%list v3paper: car insurance 2026 | tax bill | Ben's birth certificate | receipt for the boiler | water meter | letter about the pension | Contract with Fitz | dentist, March | warranty | proof of address | flat 4b, deposit
%list v3paperlong: letter about the roof, answer before June | what the garage wanted for the brakes | bill from the vet, Rex slept there twice | note that says when the meter is read | receipt for the desk, bought for work in May | they raise the premium, again from January | refusal of the claim, hail on the Golf | contract with the gym, ends when I move | proof that Nora studies, valid until autumn | how to cancel, signed by Mr. Novak
%list v3folder: Taxes | house and garden | Insurance | Kids, school | Work in Progress | bank | pension | the red binder | Health | old stuff | Letters to Answer | Car & Bike
%list v3office: tax office in Graz | Allianz | city of Leeds | Stadtwerke | HMRC | the landlord | Blue Cross | Dr. Iyer | O'Brien and Sons | pension fund | AOK | Telekom
%list v3fam: Ben | my wife | Nora | Gran | our son Theo | Mum and Dad | Lotte | Uncle Bert | the twins | Jan | Dad
%list v3year: 2021 | 2024 | 2025 | 2019 | 2023 | 2022 | 2020 | 2018 | 2026 | 2017
%list v3word: boiler | notice to quit | roof repair | kilometres | customer number | deposit | dental crown | flood damage | rent increase | school fees and lunch | bonus for no claims | heat pump
%list v3tax: can I deduct the desk, it stands in the kitchen | do I have to pay tax on Gran's watch | who enters the kids, me or my wife | what happens if I sell the flat before May | is the course in Riga work or holiday | we rent out a room, must I tell them | how long do I keep the receipts from 2019 | the letter says 400, why not 300 | may Ben earn money and still be insured with us | I drove to work by bike, does that count
%list v3advs: Ms. Novak | Hollis & Partner | Tom Berger | the lady from Graz | Dr. Abara | Judith at the office | our accountant | Price and Sons | Mr. Tanaka | Lea
%list v3old: Vodafone | E.ON | Allianz | Telekom | the old insurer | Bright & Cheap | Stadtwerke | AXA | Three | British Gas | Sun in a Box
%list v3new: Octopus | O2 | Green Planet | HUK | Direct Line | Fibre for All | Naturstrom | Ergo | giffgaff | Lemonade | Wind and Co
%list v3todo: tax return | pay the car insurance | objection to the fine | VAT for March | renew Rex's policy | cancel the gym | send the meter reading | property tax | proof of income | claim for the roof | second instalment
%list v3todolong: write back about the roof, with photos | pay the rest of the tax, not the first half | tell them we moved and send the form | cancel the phone contract before it renews | hand in receipts from Lyon, sorted by month | ask for two more weeks for the return | sign the policy for Ben, both of us | check if the refund came, else call at nine | send Gran's certificate, the original one | objection, they forgot the kids
%list v3warn: three days => 3 | a week => 7 | two days => 2 | 14 days => 14 | ten days => 10 | two weeks => 14 | 5 days => 5 | a day => 1 | 30 days => 30 | 21 days => 21

%tool file_paper
put this away as {title=v3paper}, {keep_original:true=I mustn't throw it out|we need the real paper too|don't let me bin it}
this one is {title=v3paper}, {tax_year=v3year} it counts for
into {folder=v3folder} with this, it came from {sender=v3office}, call it {title=v3paper}
from {sender=v3office} about {person=v3fam}: {title=v3paper}, in {folder=v3folder}
keep what I just scanned under {title=v3paperlong}
{sender=v3office}, {title=v3paper}, {folder=v3folder}, {tax_year=v3year}, {keep_original:false=the paper can go|I'll shred it}
remember the sheet I photographed, {title=v3paper}, it's no original

%tool fetch_paper
where did we put the thing about {words=v3word}, {kind:contract=the one we signed|something with signatures|what we agreed on}
I need what says {words=v3word}, {latest_only:true=the last one will do|only the newest|just the most recent}
{words=v3word} from {sender=v3office} in {folder=v3folder}
out of {folder=v3folder}, whatever {sender=v3office} wrote on {words=v3word}
I'm on the phone with them, get out "{words=v3paperlong}", {folder=v3folder}
{folder=v3folder}, {words=v3word}, {sender=v3office}, {kind:bill=what we had to pay|where they want money}
is there any letter left with {words=v3word} in it

%tool ask_tax_adviser
{question=v3tax}, ask that, {hide_from_family:true=my wife needn't see it|the others shouldn't read it|just between them and me}
let {adviser=v3advs} tell us {question=v3tax}
from {adviser=v3advs} about {concerns=v3fam}: {question=v3tax}
for {concerns=v3fam} to {adviser=v3advs}: {question=v3tax}
put it to {adviser=v3advs}, by {answer_by=v3soon}: {question=v3tax}
{adviser=v3advs}, {concerns=v3fam}, by {answer_by=v3soon}, {callback:phone=they should ring me|I want to talk to them}, {question=v3tax}
the tax people could answer me this, {question=v3tax}

%tool switch_provider
away from {old_provider=v3old}, on to {new_provider=v3new}, {notice:price_increase=they got too dear|they want more money now|because they charge more}
leave {old_provider=v3old} for {new_provider=v3new}, {paperless:true=nothing by post|no letters please|I don't want any paper}
take {holder=v3fam} from {old_provider=v3old} to {new_provider=v3new}
to {new_provider=v3new} out of {old_provider=v3old}, it runs in the name of {holder=v3fam}
I've had enough, we waited an hour on the phone, {new_provider=v3new} instead of {old_provider=v3old}, {switch_on=v3soon}
{old_provider=v3old} to {new_provider=v3new}, {switch_on=v3soon}, {holder=v3fam}, {notice:moving=we get a new flat|there's a new address}
sign up with {new_provider=v3new} and drop {old_provider=v3old}, it's time to be moving on

%tool add_deadline
{what=v3todo} has to be done by {due=v3soon}, {warn_by:sms=text me|with a message to my phone|drop me a text}
don't let us miss it, {what=v3todo}, {due=v3soon}, {responsible=v3fam} does it
{responsible=v3fam} owes {office=v3office} the {what=v3todo} by {due=v3soon}
for {office=v3office}, from {responsible=v3fam}: {what=v3todo} until {due=v3soon}
put on the list for {due=v3soon}: {what=v3todolong}
{due=v3soon}, {what=v3todo}, {office=v3office}, {warn_days=v3warn} ahead, {warn_by:email=in my inbox|by mail}
{due=v3soon} is the last day for {what=v3todo}, I got a text about it
