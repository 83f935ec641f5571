# Town: offices, fines, flats and jobs.

%list homeplace: Leipzig | Brooklyn | Lyon | Bristol | Kreuzberg | Valencia | Zurich | Leeds | Porto | Graz | Montreal | Utrecht | Krakow | Chamberí | Hackney | Malmö | Bologna | Cologne | Austin | Notting Hill | Altona | Queens | Dundee
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list day: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list strt: 14 Mill Lane | the corner of Oak and 3rd | Schillerplatz | the footbridge by the lido | Rue Oberkampf 9 | the playground on Elm Street | Canal Walk | the bus stop outside Lidl | Via Roma 31 | the tunnel under the A7

%server cityhall
%list notice: PF-20391 | 8841-22 | A 55120 | PCN77120 | 2024/5561 | 30019244 | KN-441 | F-118 | BX99120 | 7120-B | 66-1120 | NTC4410 | PCN 80213 | 90-4418 | T55201

%tool lookup_parking_fine Look up parking fines of a car.
%also Returns open parking tickets for a licence plate.
%also Is there a fine for this vehicle and how high is it?
%param plate* (license_plate, registration) {"type": "string", "description": "Licence plate"}
%list plate: B-MW 4410 | KA51 AB 2290 | HH-XY 12 | 7ABC123 | LS19 KPT | M-AB 1234 | 4821 BCD | WR 55 HKL | 22-XKJ-8 | NDX 774 | AB-123-CD | ZH 402211 | GX07 TYU | K-LM 909 | 8XYZ456
%list platex: W-482KL | ABC 1234 | GR 77 XYZ | M-AB 1201 | KX21 LBT | 7TRD554 | B-EV 42E | ZH 500123 | 1234 BCD | OAK-1 | L 33 PP
are there [any] parking fines for {plate=plate}?
did I get a ticket? my plate is {plate=plate}
{plate=plate} fines
look up fines for the car {plate=plate}
someone put paper on my windscreen, check {plate=plate} with the city
~ how much do I owe for parking with {plate=plate}
open parking tickets {plate=plate}
is {plate=plate} registered with a penalty at the city hall
check the number plate {plate=plate} for unpaid parking
do I have any parking fines?
look up a parking ticket
did {plate=platex} get a parking ticket
what does {plate=platex} owe the city for parking
any open parking penalties on {plate=platex}
{plate=platex}, fines for parking
%lang de
gibt es Strafzettel für {plate=plate}?

%tool pay_parking_fine Pay a parking fine.
%also Pays a fine by its reference number.
%also Settles a traffic penalty with the city.
%param reference* (fine_number, notice_id) {"type": "string", "description": "Number on the notice"}
%param method (payment_method) {"type": "string", "enum": ["card", "bank_transfer", "paypal"], "description": "How to pay"}
%list notice2: PF-20931 | 4410 2209 | LDS/118/77 | 90031245 | K-2025-0417 | GB 55 10 | 7702B | tx-8831 | MUC-00912 | 33109
pay [the] parking fine {reference=notice}
settle {reference=notice} (by|with|with my) {method:card=credit card|card}
{reference=notice} pay with {method:paypal=paypal|PayPal}
fine, I'll pay it, the notice number is {reference=notice}
~ please transfer the money for parking ticket {reference=notice} {method:bank_transfer=from my bank account|by bank transfer|by wire}
get rid of the ticket {reference=notice}, just pay
I parked badly, pay penalty {reference=notice}, {method:card=my card is fine|use the card}
pay what the city wants for {reference=notice}
before it doubles, pay fine {reference=notice}
pay my parking fine
pay the ticket with {method:paypal=paypal}
settle parking ticket {reference=notice2} by {method:card=card|credit card}
{reference=notice2} from the traffic warden, {method:bank_transfer=bank transfer|wire}
get rid of that ticket on my windscreen, {reference=notice2}, {method:paypal=PayPal}
I parked badly at the card shop, pay what I owe for {reference=notice2}

%tool appeal_parking_fine Object to a parking fine.
%also Files an appeal.
%also Contests a traffic penalty with a statement of why it is wrong.
%param reference* (fine_number) {"type": "string", "description": "Number on the notice"}
%param statement* (grounds, reason) {"type": "string", "description": "Why the fine is wrong"}
%list excuse: the sign was covered by snow | I had a valid resident permit | the ticket machine was out of order | I was unloading a wheelchair | that is not my car | my ticket fell off the dashboard | the car was sold in March | I was in hospital at the time | there was no line on the road | the meter still showed ten minutes | my disabled badge was clearly visible | the police told me to park there | I paid with the app and can prove it | somebody stole my plates | parking is free on Sundays there | the bay was mine, number 12 | my tyre was flat and I waited for the tow truck | the sign had been put up the same morning | I only stopped to let my mother get out
%list fine: PCN 4471-20 | 88213 | GZ/2026/119 | F-20551 | 7700341 | LDS-03-8812 | notice 5 | 2026-B-17
%list plea: the sign was behind a tree | I had paid until noon, see ticket | the meter was broken, I took a photo | that is not my car | I was at the doctor's with my son | the zone starts after the bridge | my disabled badge was on the dashboard | I sold the car in May | it was Sunday | loading only, ten minutes
%list plea2: the sign was behind the branches of a tree | I was at the hospital with my son in labour ward three | the meter took my coins and gave no ticket | that car has been in a barn since 2019 | a man from your own office told me to park there | I paid by phone under the old plate
%list fine2: PF-2039 | 88-120 | A 5512 | PCN 7712 | KN-44 | 2024/881
appeal [parking fine] {reference=notice}: {statement=excuse}
object to {reference=notice} because {statement=excuse}
I won't pay {reference=notice}, {statement=excuse}. contest it
contest notice {reference=notice}, the reason is that {statement=excuse}
{statement=excuse}, so fight the fine {reference=notice} for me
tell the city that {reference=notice} is wrong: "{statement=excuse}"
file an objection against {reference=notice}, {statement=excuse}
dispute ticket {reference=notice} saying {statement=excuse}
that fine is not fair! appeal {reference=notice} with the words {statement=sentence}
appeal the fine {reference=notice}
object to my parking fine, {statement=excuse}
appeal {reference=fine}: {statement=plea}
{statement=plea}, so appeal fine {reference=fine}
object to {reference=fine} with this statement: {statement=plea}
reference {reference=fine}, statement {statement=plea}
{statement=plea2}, so {reference=fine2} isn't right
against {reference=fine2}: {statement=plea2}
%lang es
recurre la multa {reference=notice}

%server civicdesk

%tool civicdesk.report_damage Report damage in a street to the council.
%also Creates a report. Returns its number.
%also Tells the town about potholes, broken lamps, rubbish or fallen branches, where they are and how urgent it is.
%param what* (problem, issue) {"type": "string", "description": "What is wrong"}
%param where* (location, street) {"type": "string", "description": "Street or place"}
%param urgency (priority, risk) {"type": "string", "enum": ["low", "normal", "dangerous"], "description": ""}
%param callback (phone, contact) {"type": "string", "description": "Phone number for questions"}
%list damage: pothole deep as a bucket | broken street lamp | leaking hydrant | overflowing bin and rats | fallen branch across the cycle path | loose paving stone in front of the school | graffiti on the bus shelter | missing manhole cover | traffic light stuck on red | smashed glass in the playground | abandoned shopping trolley | dead bird in the fountain | crooked stop sign | hole in the pavement | flooded underpass | old mattress and two chairs | cracked kerb | faded zebra crossing | bench without a seat | wasp nest in the post box
%list site: corner of Elm and Third | Mill Lane 14 | bridge by the station | Parkstraße | Market Square | bus stop in front of the library | playground on Rose Hill | Avenue Road | High Street near the bank | entrance to the cemetery | Victoria Park | Harbour Lane | cycle path along the canal | Station Road | outside number 23 | Church Street and Queen Street | roundabout in Westfield | Castle Gardens | tunnel under the railway | King's Road
%list damage2: broken street lamp | a hole in the road, deep | fallen tree | loose paving stones | graffiti on the wall | bench without a seat | blocked drain and dirty water | swing with a torn chain | missing sign | glass all over the path | traffic light stuck on red
%list site2: Mill Road | the corner of High Street and Fifth | 12 Elm Street | Victoria Park | the bridge by the station | in front of The Anchor | Lindenweg | Station Approach | playground behind St. Mary's | bus stop 14 | Old Kent Road, opposite the bank
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list clock: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list harm: a pothole as deep as my knee | dark stains and water dripping from the underpass | three street lamps out in a row | a branch hanging by a thread over the path | glass all over the sandpit | a bench without a seat | someone's mattress in front of the gate | the railing loose above the steps | a drain with no cover on | oil on the cobbles from end to end
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list tel: 0171 5550199 | 020 7946 0122 | +44 7700 900113 | 555-0134 | 0664 118 22 90 | 030 4400 17 | 07700 900 561
%list schaden: Schlagloch | kaputte Laterne | lose Gehwegplatte vor der Schule | überquellender Mülleimer | Ast auf dem Radweg
%list averia: farola rota | bache enorme | contenedor quemado | árbol caído en la acera | banco sin respaldo
report a {what=damage} (at|on) {where=site}
{what=damage}, {where=site}
{what=damage} on {where=site}, {urgency:dangerous=dangerous|somebody could get hurt|really dangerous}, call me back on {callback=phone}
{where=site}: {what=damage}, {urgency:low=no hurry|not urgent|low priority}
there is a {what=damage} by {where=site}, tell the council
at {where=site} they should mend the {what=damage}, my number is {callback=phone}
{urgency:dangerous=urgent hazard|hazard}: {what=damage} near {where=site}
I nearly fell off my bike this morning, {what=damage} by {where=site}, somebody has to come and see to it
for weeks now everyone walks round a {what=damage} at {where=site}, could the people in charge hear about that
the mothers at school are angry about a {what=damage}, it's on {where=site}; {urgency:normal=normal priority|not an emergency}
get the town to fix a {what=damage} at {where=site}, questions to {callback=phone}
report a {what=damage}
something is broken at {where=site}, please report it
report {what=damage2}, {where=site2}
report {what=damage2}, place {where=site2}, urgency {urgency:dangerous=dangerous}
damage: {what=damage2}, where: {where=site2}, phone: {callback=phone}
{where=site2}: {what=damage2}, {urgency:low=low urgency|not urgent}
call me at {callback=phone} about {what=damage2}, {where=site2}
{urgency:normal=normal} report, {what=damage2}, location {where=site2}
{callback=phone} is my number, {what=damage2}, {where=site2}
{=name} saw it at {=clock}: {what=damage2}, site {where=site2}
~ {where=strt}: {what=harm}
{=pre}, tell the town there's {what=harm} at {where=strt}, questions to {callback=tel}
~ {urgency:dangerous=somebody will get killed|really dangerous}, {what=harm}, {where=strt}
{what=harm}, walked past it with the dog for weeks, it's at {where=strt}
reach me on {callback=tel} about {what=harm} by {where=strt}, {urgency:low=not pressing|no hurry with it}
%lang de
melde der Stadt: {what=schaden}, {where=street}, {urgency:dangerous=gefährlich}
%lang es
avisa al ayuntamiento de una avería: {what=averia} en {where=street}

%tool civicdesk.complain_noise File a noise complaint.
%also Creates a complaint about noise.
%also Tells the office who disturbs the peace, with what, at which address and since when.
%param source* (noise, cause) {"type": "string", "description": "What is loud"}
%param address* (place, street) {"type": "string", "description": "Where it comes from"}
%param since (from, started) {"type": "string", "description": "When it began"}
%param anonymous (hide_name, no_name) {"type": "boolean", "description": "Do not give my name"}
%list noise: loud music and shouting | drilling in the flat above | barking dogs | building site with a generator | party on the roof | leaf blower before seven | church bells at night | drums in the basement | motorbikes revving | alarm that never stops | bar with tables outside | air conditioner on the wall | karaoke | lorries unloading | neighbour's television | trumpet practice | fireworks | rooster | bass from the club
%list sincewhen: yesterday | ten o'clock | last night | Monday | 6 am | midnight | two weeks ago | Friday evening | three in the morning | the weekend | half past five | 1 May
%list noise2: loud music | a barking dog | drilling and hammering | noise from the bar downstairs | a party with fireworks | a car alarm | someone playing drums, badly | a leaf blower | a generator behind the shop | shouting in the yard
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the corner of Elm and Oak | 90 Elm Court | Pino's, Bank Street 5 | Kirchplatz 1 | 12b Station Approach | The Anchor, 3 Quay Side | 5 rue du Four
%list sincet2: 10 pm | last night | Monday | half past eleven | this morning | 3 January | Easter | 2 am | the weekend
%list since: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list din: a bass like in a club | the dog from the second floor | leaf blowers before breakfast | a pump that hums under the yard | karaoke with the windows open | somebody drilling into the wall | trucks unloading at the back door | a cockerel | the extractor over the kebab shop | a drum kit in the garage
%list laerm: laute Musik | Hundegebell | Bohren und Hämmern | Partylärm auf dem Dach | Laubbläser vom Nachbarn
%list ruido: música alta | ladridos de perros | taladros en el piso de arriba | fiesta en la azotea | motos y gritos
file a noise complaint about {source=noise} at {address=street}
{source=noise}, {address=street}, since {since=sincewhen}
complain about {source=noise} from {address=street} since {since=sincewhen}, {anonymous:true=anonymously|without my name}
since {since=sincewhen} there has been {source=noise} at {address=street}, please complain
noise: {source=noise} in {address=street}, {anonymous:true=leave my name out|keep me anonymous}
{address=street}: {source=noise}, {anonymous:false=you may give my name|with my name}
none of us has slept since {since=sincewhen}, it's {source=noise} over at {address=street}, do something official
I've an exam tomorrow and all I hear is {source=noise} coming from {address=street}
the baby wakes each time because of {source=noise}, {address=street}. The office ought to know, {anonymous:true=but not who told them|but don't say who I am}
{source=noise} again, {address=street}, I've had it
enough is enough with the {source=noise} at {address=street} since {since=sincewhen}
complain about the {source=noise}
file a noise complaint against {address=street}
~ complain about {source=noise2} at {address=addr}
noise complaint: {source=noise2}, {address=addr}, since {since=sincet2}
source: {source=noise2}; address: {address=addr}; since: {since=sincet2}; {anonymous:true=anonymous}
at {address=addr} there's been {source=noise2} since {since=sincet2}, file a complaint
{anonymous:true=anonymously|without my name}, report {source=noise2} at {address=addr}
since {since=sincet2}, {source=noise2}, {address=addr}, {anonymous:false=with my name}
since {since=since}, from {address=strt}, {source=din}
{source=din} at {address=strt}, {anonymous:true=keep my name out of it|don't say it was me}
I work nights with the ambulance and can't sleep: {source=din}, {address=strt}
%lang de
reich eine Lärmbeschwerde ein: {source=laerm}, {address=street}, seit {since=time}
%lang es
pon una queja por ruido: {source=ruido} en {address=street}

%tool civicdesk.waste_days Collection days of the bins in a street.
%also Returns dates of waste collection.
%also When paper, glass, food scraps, ordinary rubbish or bulky things are picked up at an address.
%param street* (address, road) {"type": "string", "description": "Street"}
%param bin (waste, kind) {"type": "string", "enum": ["paper", "glass", "organic", "residual", "plastic", "bulky"], "description": "Kind of waste"}
%param month (in_month, period) {"type": "string", "description": "Only in this month"}
%list month2: January | May | June | August | December | October | April | November | March
%list strx: Mill Lane | St. John's Hill | Gartenstraße | Church and Market Street | The Avenue | May Street | Paper Road | Station Approach | Upper Glass Lane | Bridge End
%list mths: May | October | June | January | March | December | July | February | September | April
%list strasse_de: Lindenallee | Bergstraße | Goethestraße 12 | Schulgasse | Bahnhofstraße | Gartenstraße 8 | Parkstraße
when is the {bin:paper=paper|cardboard} collected in {street=street}
bin day {street=street} [{month=month2}]
{bin:organic=compost|food waste|organic} bin, {street=street}, {month=month2}
when do they come for {bin:bulky=bulky waste|old furniture} at {street=street} in {month=month2}
in {month=month2}, which days is {bin:glass=glass|bottles} picked up in {street=street}
{street=street}: {bin:plastic=plastic|yellow bags|packaging} dates
what do I have to put out tonight at {street=street}
my kitchen smells like a fish market, when will they empty the {bin:organic=brown one|scraps} in {street=street}
we cleared the attic and have an old mattress left, so {bin:bulky=who takes the big stuff and when|what day do they take big things}, {street=street}
I always miss the lorry and the lid no longer closes. {street=street}, {bin:residual=the black one|general rubbish}, {month=month2}
{bin:residual=rubbish|general waste|trash} {street=street}
when is {bin:paper=paper} collected in {month=month2}
which day is bin day
{bin:paper=paper} collection in {street=strx} in {month=mths}
when is {bin:glass=glass} picked up on {street=strx}
street {street=strx}, bin {bin:organic=organic|bio}, month {month=mths}
in {month=mths} for {street=strx}, all {bin:bulky=bulky waste} days
{month=mths}, {bin:residual=residual waste|general waste}, street: {street=strx}
collection days at {street=strx} for {month=mths}
%lang de
wann wird in der {street=strasse_de} {bin:paper=das Altpapier} abgeholt

%server homefinder
%list houseprice: 420,000 => 420000 | 350k => 350000 | half a million => 500000 | 615000 euros => 615000 | $289,000 => 289000 | a million => 1000000 | 275k => 275000 | 1.2 million => 1200000 | 199,000 dollars => 199000
%list bigsum: 5000 euros => 5000 | 12,000 => 12000 | $3,500 => 3500 | 800 pounds => 800 | 20000 | £2,400 => 2400 | 650

%tool search_listings Search flats and houses for rent or sale.
%also Returns property listings in an area.
%also Looks for a new home by place, renting or buying, bedrooms, price and things it must have.
%param location* (area, city) {"type": "string", "description": "City or neighbourhood"}
%param listing_type (offer_type, deal) {"type": "string", "enum": ["rent", "buy"], "description": "Rent or buy"}
%param bedrooms (rooms, min_bedrooms) {"type": "integer", "description": "Number of bedrooms"}
%param max_price (price_limit, budget) {"type": "number", "description": "Highest rent or price"}
%param features (amenities, must_have) {"type": "array", "items": {"type": "string"}, "description": "Must have"}
%list ltype: to rent => rent | for rent => rent | to let => rent | rental => rent | for sale => buy | to buy => buy | on the market => buy | we can purchase => buy
%list hood: Prenzlauer Berg | Queens | Bristol | Camden | Lyon | Austin | Salamanca | Ottensen | Brooklyn Heights | Leith | Cambridge | Oakland | Ixelles | Östermalm | Ruzafa | Graz | Hackney | Delft | Lake District | Savannah
%list beds: two bedrooms => 2 | 3 bedrooms => 3 | one bedroom => 1 | 4 bedrooms => 4 | three bedrooms => 3 | five bedrooms => 5 | 2 bedrooms => 2
%list rents: 900 a month => 900 | $1500 => 1500 | 1,200 euros => 1200 | 2000 => 2000 | £1100 => 1100 | 850 euros => 850 | two thousand => 2000 | 3200 dollars => 3200 | 700 pounds => 700
%list feats: garden | balcony, lift | parking and fibre internet | wooden floors | pool, sauna and view | fireplace | home office, two bathrooms | rooftop terrace and storage | pets allowed | bathtub, balcony and big kitchen | washing machine | wheelchair access | sea view and garage | guest room | balcony and dishwasher | garage
%list hood2: Leith | the old town of Graz | Bath | Newcastle upon Tyne | Kreuzberg | Hackney near the park | King's Lynn | Vigo | Docklands | St. Pauli
%list money2: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120 | 18
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list feats2: balcony and lift | a garden | bathtub, balcony, parking | fitted kitchen and cellar | pets allowed | garage, garden | a lift, no stairs at all | terrace | fireplace and two baths
%list must: a balcony and a bath | parking, lift | a garden with a shed | wooden floors, two toilets and a cellar | a gas hob | fibre internet, a bike room | room for a piano | high ceilings and a south side
%list area: Old Town | Northgate | the west of Ghent | Hackney | Ottensen | Queens | Sants | near the university | Bergen | Leith | Trastevere | by the canal
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
(find|show) [me] flats {listing_type=ltype} in {location=hood}
we're looking for a house in {location=hood} with {bedrooms=beds}, up to {max_price=houseprice}
{location=hood} {listing_type=ltype} {bedrooms=beds} {max_price=rents}
anything {listing_type=ltype} around {location=hood} with {features=feats}
our place is getting too small, is there something with {bedrooms=beds} {listing_type=ltype} in {location=city}?
apartments in {location=city} under {max_price=rents} that have {features=feats}
must have: {features=feats}. where in {location=hood} can I find that {listing_type=ltype}
what homes are {listing_type:buy=for sale|on sale} near {location=hood} for {max_price=houseprice}
find me a flat with {bedrooms=beds}
I want to move, search something {listing_type=ltype}
flats to {listing_type:rent=rent} in {location=hood2} under {max_price=money2}
{bedrooms=party_size} bedrooms in {location=hood2} with {features=feats2}
with {features=feats2}, up to {max_price=money2}, to {listing_type:buy=buy} in {location=hood2}
area {location=hood2}, bedrooms {bedrooms=party_size}, features {features=feats2}, max price {max_price=money2}
{listing_type:buy=houses for sale} in {location=hood2}, {bedrooms=party_size} bedrooms
with {features=must}, {listing_type:rent=to rent}, {location=area}, {bedrooms=few} bedrooms
under {max_price=bigsum}, {location=area}
{bedrooms=few} bedrooms in {location=area} for my mother and her parrot
{listing_type:buy=to buy|for sale}, {features=must} a must, around {location=area}
%lang de
such eine Wohnung {listing_type:rent=zur Miete|zu mieten} in {location=city} mit {bedrooms:2=zwei Schlafzimmern|2 Schlafzimmern}

%tool schedule_viewing Schedule a viewing of a property.
%also Requests a visit to a listed flat or house.
%also Asks the agent for an appointment to see a home, with a few words about who is coming.
%param listing_id* (listing, property_id) {"type": "string", "description": "Number of the listing"}
%param time* (slot, when) {"type": "string", "description": "Wished date and time"}
%param message (note, text) {"type": "string", "description": "Words to the agent"}
%list viewmsg: we're a quiet couple without pets | I can bring references from my landlord | my parents will come along | could you send the floor plan first | is the cellar part of the flat | we'd move in any time from june | I only see it after work | we have two kids and a cat | is the price negotiable | please call the doorbell Schmidt | I'm a nurse and work shifts | an architect friend would join us | how old is the heating | we can pay the deposit at once | my German isn't great, English would help | is there a bike room | we both work from home | I've already seen the flat upstairs | is the kitchen included | please tell me where to park
%list slot: tomorrow at 9 | Friday from two to four | Monday 10:15 | Thursday afternoon | the 12th at noon | next Tuesday, all day | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | next Thursday 8 am | today after lunch
%list vmsg: we come with two children | is the dog allowed? | please call me before, I'm at work | my partner joins by phone | can we see the cellar and the roof too | I can pay the deposit at once | we need parking in front of the house | a reply by noon would be great
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list objno: L-4410 | 77-B | 90412 | FL-208 | H3321 | 550-12 | OBJ 9
%list agentw2: we'd come with a measuring tape and my father | we can move in from June | we have a quiet dog of eight | I come straight from the station with a case | my partner joins by video | we only have half an hour between trains
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list agentw: we'd come with a measuring tape and my father | is the cellar dry in winter | please ring on my mobile as the bell at work is broken | we can move in from June | we have a quiet dog of eight | could we see the attic as well | I come straight from the station with a case
schedule a viewing of {listing_id=code} {time=when}
I'd like to see {listing_id=num_id} {time=when}
can we visit listing {listing_id=code} {time=when}? tell the agent {message=viewmsg}
~ viewing {listing_id=num_id} {time=when}
the flat {listing_id=code} looks great, ask if we can come by {time=when}, {message=viewmsg}
{time=when} suits us to look at {listing_id=code}
make an appointment with the agent for property {listing_id=num_id} {time=when} and write "{message=viewmsg}"
I want to view {listing_id=code}
arrange a viewing of the house {time=when}
could {=firstname} and I tour {listing_id=id} {time=when}
schedule a viewing of {listing_id=code} for {time=slot}
{time=slot}, viewing of {listing_id=code}, tell the agent {message=vmsg}
listing: {listing_id=code}, time: {time=slot}, message: {message=vmsg}
book a viewing {time=slot} for {listing_id=num_id}
tell them {message=vmsg} and arrange a visit to {listing_id=code}, {time=slot}
for listing {listing_id=num_id}, viewing {time=slot}, note to the agent: {message=vmsg}
{time=slot2}, {listing_id=objno}, say that {message=agentw2}
look at {listing_id=objno} with {=anna} {time=slot2}
to the agent of {listing_id=objno}: {message=agentw}, and could we see it {time=slot2}
%lang es
quiero visitar el piso {listing_id=num_id} {time=when}

%tool estimate_mortgage Estimate the monthly payment of a mortgage.
%also Returns the monthly rate of a home loan.
%also Computes what buying a home costs per month from price, down payment, term and interest.
%param price* (purchase_price, home_price) {"type": "number", "description": "Purchase price"}
%param down_payment (deposit, equity) {"type": "number", "description": "Own money"}
%param years (term, term_years) {"type": "integer", "description": "Term in years"}
%param interest_rate (rate, apr) {"type": "number", "description": "Interest in percent"}
%list down: 80,000 => 80000 | 50k => 50000 | a hundred thousand => 100000 | 20000 euros => 20000 | $35,000 => 35000 | 120k => 120000 | sixty thousand => 60000
%list term: 30 years => 30 | twenty years => 20 | 15 years => 15 | 25 years => 25 | ten years => 10
%list rate: 3.5% => 3.5 | 4 percent => 4 | 2.9 % => 2.9 | 6.25% => 6.25 | five percent => 5 | 3.8 percent => 3.8 | 7% => 7
%list hpx: 320000 | €450,000 => 450000 | 280,000 euros => 280000 | $615,000 => 615000 | £240,000 => 240000 | 500000 dollars => 500000 | 399,000 => 399000 | 175000 | 730000 euros => 730000 | 1,200,000 => 1200000 | £89,950 => 89950 | 264500
%list dpx: 40000 | €60,000 => 60000 | 25,000 euros => 25000 | $90,000 => 90000 | £15,000 => 15000 | 110,000 => 110000 | 8000 dollars => 8000 | 75000 | 52,500 euros => 52500 | £32,000 => 32000 | 20000
%list yrx: 25 years => 25 | 30 years => 30 | twenty years => 20 | ten years => 10 | 15 years => 15 | 35 yrs => 35 | 12 years => 12 | thirty years => 30 | 18 years => 18 | 8 years => 8 | fifteen years => 15
%list pcx: 3.4% => 3.4 | 4 percent => 4 | 2.9 % => 2.9 | 5.25 percent => 5.25 | three percent => 3 | 1.8% => 1.8 | 6% => 6 | 3.75 % => 3.75 | 4.1 percent => 4.1 | five percent => 5 | 2.2% => 2.2
%list pct: 3.2 | 4 | 2.75 | 5.1
%list yrs: 20 | 25 | 30 | 15
%list bigprice: 320,000 => 320000 | 410k => 410000 | 289000 | $550,000 => 550000 | 199,000 euros => 199000
what's the monthly payment on {price=houseprice} with {down_payment=down} down
mortgage {price=houseprice} {years=term} {interest_rate=rate}
if we buy for {price=houseprice} and put in {down_payment=down}, what do we pay each month at {interest_rate=rate}
~ could we afford a house for {price=houseprice} over {years=term}
~ estimate the loan for {price=houseprice}, {interest_rate=rate} interest
the house costs {price=houseprice}, we have {down_payment=down} saved, what would the bank want per month
{years=term} at {interest_rate=rate} for a {price=houseprice} home
how much would the mortgage be with {down_payment=down} of our own money
work out a mortgage over {years=term}
~ how would the rate look for {price=houseprice} in {years=term}?
what's the instalment on {price=hpx}, {down_payment=dpx} of it ours, {years=yrx}
{price=hpx} home, {interest_rate=pcx} interest: how much a month
~ monthly cost of a loan: {price=hpx}, {years=yrx}, {interest_rate=pcx}, {down_payment=dpx} down
~ can we afford {price=hpx}? say what it'd be per month, 2 incomes
at {interest_rate=pct} percent over {years=yrs} years, {price=bigprice}
{price=bigprice} with {down_payment=bigsum} of our own
for a house at {price=bigprice} by the river, what a month, {years=yrs} years
%lang de
wie hoch ist die monatliche Rate bei {price:400000=400.000 Euro|400000 Euro} über {years:20=20 Jahre|zwanzig Jahre}

%server jobhound
%list job: nurse | data analyst | carpenter | barista | front-end developer | truck driver | primary school teacher | accountant | pastry chef | electrician | translator | project manager | gardener | lab technician | UX designer | receptionist | social worker | bike mechanic | pharmacist | copywriter | welder | midwife | warehouse clerk
%list pay: 45,000 => 45000 | 60k => 60000 | 38000 | 52,000 euros => 52000 | $75,000 => 75000 | 80k => 80000 | 30,000 => 30000 | 100k => 100000 | 67000 | 41k => 41000

%tool jobs.find Search job openings.
%also Returns vacancies[].
%also Looks for work by profession, town, pay and kind of contract, also from home.
%param profession* (title, role, keywords) {"type": "string", "description": "Job title"}
%param town (city, location) {"type": "string", "description": ""}
%param min_salary (salary_from, pay) {"type": "integer", "description": "Salary per annum at least"}
%param contract (job_type, employment) {"type": "string", "enum": ["full_time", "part_time", "freelance", "internship", "temporary"], "description": "Kind of contract"}
%param remote (home_office, work_from_home) {"type": "boolean", "description": "Can be done from home"}
%list job2: nurse | head of sales and marketing | data analyst | carpenter | bus driver | baker in training | UX writer | primary school teacher | welder | assistant to the director | lab technician | cook
%list town: Leeds | New Orleans | Graz | The Hague | Stoke-on-Trent | Porto | St. Gallen | Kuala Lumpur | Bath | Le Havre | Tromsø | Newcastle upon Tyne | Ghent | Santa Fe | Cork
%list pay2: 45000 | 60,000 => 60000 | 38000 | 80k => 80000 | 52000 | $90,000 => 90000 | 30000 euros => 30000 | 120k => 120000 | 41,500 => 41500
%list jobart: a nurse | a head of sales and marketing | a carpenter | a cook | an electrician | a data analyst | a baker | a teacher of French and Spanish | an office manager | a welder
%list town2: Aarhus | Buenos Aires | Turin | Isle of Skye | Lyon | Clermont-Ferrand | Split | Salt Lake City | Riga | Bury St Edmunds | Osaka | Las Palmas | Basel | Cape Town
(find|search) {profession=job} jobs in {town=homeplace}
{profession=job} {town=homeplace} {contract:part_time=part-time|part time}
{contract:full_time=full-time|full time} {profession=job} from {min_salary=pay}
is anybody hiring a {profession=job} in {town=homeplace}
{profession=job}, {remote:true=remote|from home|home office}, at least {min_salary=pay}
I got laid off as a {profession=job}, what's out there around {town=homeplace}
~ who needs a {profession=job} {contract:freelance=freelance|on a freelance basis}, {remote:true=fully remote|working from my sofa}, {min_salary=pay} or more
{town=homeplace}, {min_salary=pay}+, {profession=job}, {contract:temporary=temporary|temp}
{contract:internship=internship|placement} as a {profession=job} in {town=homeplace}
no less than {min_salary=pay} as a {profession=job}, {remote:false=not remote|on site} in {town=homeplace}
my cousin is a {profession=job} and wants to come to {town=homeplace}, any openings
{contract:part_time=part-time} jobs in {town=homeplace}
look for jobs paying {min_salary=pay} {remote:true=from home}
{profession=job2} jobs in {town=town} from {min_salary=pay2}
find {contract:part_time=part-time|part time} work as {profession=jobart} in {town=town}
job {profession=job2}, town {town=town}, salary {min_salary=pay2}, contract {contract:full_time=full time}
{contract:freelance=freelance} {profession=job2}, {remote:true=remote|from home}
in {town=town}, at least {min_salary=pay2}, {profession=job2}
paying {min_salary=pay2} or more: {profession=job2}, {contract:full_time=full-time}
openings for {profession=jobart} near {town=town}, {remote:false=not remote|on site}
I worked in {=town2} as {=jobart}, now find {profession=job2} jobs in {town=town}
title={profession=job2}, city={town=town}, type={contract:internship=internship}
%lang de
such mir Stellen als {profession=job} in {town=city}, {contract:part_time=in Teilzeit|Teilzeit}
%lang es
búscame trabajo de {profession=job} en {town=city}, {remote:true=en remoto|desde casa}

%tool jobs.apply Apply for a job opening.
%also Sends an application.
%also Hands in your papers for a vacancy at a firm, with a letter, a wish for pay and the first possible day.
%param profession* (job, position) {"type": "string", "description": "Which job"}
%param employer* (company, firm) {"type": "string", "description": "Which firm"}
%param letter (cover_letter, message) {"type": "string", "description": "Short letter"}
%param salary_wish (expected_salary, pay) {"type": "integer", "description": ""}
%param available_from (start_date, start) {"type": "string", "description": "First possible day"}
%list employer: Northwind | City Hospital | Acme | Contoso | Globex | Lufthansa | Oxford University | Initech | Bosch | Café Luna | Berlin Zoo | Siemens | Fernweh | Green School | Ikea | Royal Theatre | Meadow Foods | St. Mary's | Brightline | Miller's Bakery
%list letter: I have done this for ten years and love it | I am looking for a new challenge | your products are in my kitchen every day | I can start right away and bring my own tools | I live around the corner and work hard | I taught myself and have a portfolio to show | I speak four languages | my last boss will recommend me | I am returning after parental leave | I want to move closer to my family | I finished my apprenticeship with honours | night shifts are fine with me | I managed a team of twelve | I have always wanted to work with animals | please see my website for samples
%list emp: Hollis Bakery | city of Ghent | Blue Door Studio | Van Dyck & Sons | St. Mary's Hospital | Pino's | Kiwi Labs | The Anchor | Friends of the Library | O'Brien Roofing | Acme
%list job2: baker | head of sales and marketing | night nurse | data engineer | gardener for the north park | cook | teacher of maths and physics | bus driver | Assistant to the Editor | welder
%list pay2: 42000 | 55,000 => 55000 | 3200 | 38000 euros => 38000 | 61000 | 48k => 48000 | 70000 dollars => 70000 | 2900 | 36500
%list letter2: I have baked for ten years and love early mornings | Sal told me about the job, and I am curious | I can start at once | my last firm closed in March | I speak Dutch, French and some German | you need someone calm, I am calm | please see my website for samples
%list firm: Northwind Ltd | Hausmeier KG | Globex | Casa Lupe | Fjord Hiking | Paper & Sons | the city of Graz | Lunasoaps | Under One Roof Ltd | Acme | From Scratch Bakery
%list prof: carpenter | nurse | teacher for maths | bus driver | data engineer | pastry chef | paralegal | gardener | physiotherapist
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list wage: 48000 | 62,000 => 62000 | 39500 | 71000 | 55000 | 2,900 => 2900 | 44000 | 83000
%list letter3: I have done this for ten years in two countries | I can start early and I love the work with kids | I learned it from my father | after a year with a competitor I want something smaller | my hands are steady and I don't mind nights
apply (for|to) the {profession=job} (job|position) at {employer=employer}
apply at {employer=employer} as {profession=job}[, {available_from=date} is my first day]
~ {profession=job} at {employer=employer}: salary {salary_wish=pay}, start {available_from=date}
~ I'd love to be the new {profession=job} at {employer=employer}, hand in my papers
tell {employer=employer} I want to be their {profession=job}: "{letter=letter}"
throw my hat in the ring at {employer=employer}, {profession=job}, I'm asking {salary_wish=pay}
{employer=employer} looks for a {profession=job}, send them "{letter=letter}" and say I want {salary_wish=pay}
I could begin {available_from=date}, {salary_wish=pay} would be nice, {profession=job} with {employer=employer}
application {employer=employer} {profession=job}, letter: {letter=letter}
apply as {profession=job} to {employer=employer}, available {available_from=date}, {letter=letter}
apply at {employer=employer}
~ send my application as {profession=job}
apply to {employer=emp} as {profession=job2}, available from {available_from=day}
apply as {profession=job2} at {employer=emp} for {salary_wish=pay2}
from {available_from=day} on, for {salary_wish=pay2}, {profession=job2} with {employer=emp}
job {profession=job2}, company {employer=emp}, salary {salary_wish=pay2}, letter {letter=letter2}
application for {profession=job2} to {employer=emp}: {letter=letter2}
write "{letter=letter2}" to {employer=emp} and apply as {profession=job2}
at {employer=firm} as {profession=prof}, from {available_from=eday}, asking {salary_wish=wage}
with {letter=letter3} to {employer=firm} for {profession=prof}
as {profession=prof}, {employer=firm}: {letter=letter3}

%server nestly
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11

%tool nest_search_flats Search flats and houses to rent or to buy.
%also Returns homes[].
%also Looks for a place to live by town, rooms, size and what it may cost.
%param town* (city, location, area) {"type": "string", "description": "Town or district"}
%param deal (offer, mode) {"type": "string", "enum": ["rent", "buy", "share"], "description": ""}
%param min_rooms (rooms, bedrooms) {"type": "number", "description": "Fewest rooms"}
%param min_price (price_from) {"type": "number", "description": "Lowest price"}
%param max_price (price_to, rent_max, budget) {"type": "number", "description": "Highest price"}
%param balcony (has_balcony) {"type": "boolean", "description": "With balcony"}
%list renthigh: 1,200 => 1200 | 1500 | 950 | 1,800 => 1800 | 1100 euros => 1100 | $2,400 => 2400 | 1350 | 2k => 2000
%list rooms: 2 | three => 3 | 4 | 1 | two => 2 | 5 | 2.5 | 3 | four => 4 | 3.5
%list rentlow: 600 | 500 | 700 | 400 euros => 400 | 850 | $900 => 900
%list buyhigh: 350k => 350000 | 500,000 => 500000 | 280000 | half a million => 500000 | 1.2 million => 1200000 | 420,000 euros => 420000 | 650k => 650000
%list roomsn: two => 2 | 3 | 2.5 | four => 4 | 5 | three => 3 | 4 | 3.5 | 2 | six => 6
%list towna: Graz | Leeds | Vigo | Newcastle upon Tyne | Tampa | Aarhus | St. Moritz | Cork | Bath | Le Mans | Riga | Salt Lake City
%list highp: 1400 | 1,650 euros => 1650 | 2000 | $2,300 => 2300 | £1,800 => 1800 | 1250 | 2100 | €1500 => 1500 | 1900 dollars => 1900 | 1,750 euros => 1750
%list lowp: 600 | 750 euros => 750 | 900 | $1,000 => 1000 | 450 | £800 => 800 | 1100 | €500 => 500 | 700 pounds => 700 | 850 dollars => 850
%list max_price: 1,200 => 1200 | 950 | 2500 | 1800 | 3000 | 1400 | 5000 | 1,050 => 1050
%list town: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list min_amount: 400 | 250 | 600 | 350 | 500 | 450 | 800 | 700 | 300
flats (to|for) {deal:rent=rent} in {town=homeplace} (under|up to) {max_price=renthigh}
{deal:rent=rent}: {min_rooms=rooms} rooms, {town=homeplace}, {min_price=rentlow} to {max_price=renthigh}
we want to {deal:buy=buy|own} in {town=homeplace}, at least {min_rooms=rooms} rooms, max {max_price=buyhigh}
{town=homeplace} {min_rooms=rooms} rooms {balcony:true=with balcony|and a balcony|with a balcony}
my lease ends soon, what's going in {town=homeplace} for {max_price=renthigh}
{deal:share=a room in a shared flat|flatshare|shared flat} in {town=homeplace}, not over {max_price=renthigh}
between {min_price=rentlow} and {max_price=renthigh} in {town=homeplace}, {balcony:true=balcony a must|needs a balcony}
somewhere to live in {town=homeplace}, {min_rooms=rooms} bedrooms, {max_price=renthigh} tops
~ the twins need their own bedrooms, so {min_rooms=rooms} rooms in {town=homeplace}, {deal:buy=for sale|to purchase}, below {max_price=buyhigh}
{max_price=renthigh} max, {min_rooms=rooms} rooms min, {balcony:false=balcony not needed|no balcony needed}, {town=homeplace}
looking for a place to {deal:rent=rent} with {min_rooms=rooms} rooms
flats between {min_price=rentlow} and {max_price=renthigh}
{min_rooms=roomsn} rooms in {town=towna} {deal:rent=to let|to rent}, at most {max_price=highp}
house {deal:buy=for sale|to buy} near {town=towna} with {min_rooms=roomsn} rooms, {balcony:true=with balcony|and a balcony}
a {deal:share=flatshare|shared flat} in {town=towna}, between {min_price=lowp} and {max_price=highp}
somewhere to live in {town=towna}, we share a dog and two bikes
to {deal:rent=rent} up to {max_price=max_price}, {town=town}, {min_rooms=guests} rooms
in {town=town2} {balcony:true=with a balcony}, from {min_price=min_amount} to {max_price=max_price}
with {min_rooms=guests} rooms or more to {deal:buy=buy|own}, {town=town}, we're five now
%lang de
such eine Wohnung in {town=city} zur {deal:rent=Miete} mit mindestens {min_rooms=int} Zimmern bis {max_price=renthigh}
%lang es
búscame un piso en {town=city} de {deal:rent=alquiler} con {min_rooms=int} habitaciones por menos de {max_price=renthigh}

%tool nest_request_viewing Ask for a viewing of a flat or house.
%also Sends a viewing request to the agent.
%also Arranges to look at a home in person, on a day, with so many people and a few words to the owner.
%param home* (listing, property, address) {"type": "string", "description": "Address or listing"}
%param slot* (when, datetime) {"type": "string", "description": "Day and time"}
%param visitors (people, party) {"type": "integer", "description": "How many come"}
%param message (note, text) {"type": "string", "description": ""}
%list home: 14 Rose Lane | listing 4471 | 9 Harbour View | apartment 12B | 77 King's Road | listing H-203 | Gartenweg 3 | 230 Maple Drive | 5 Abbey Hill | Calle Luna 8 | Lindenstraße 41 | flat 6, Mill Court | house 17 on Elm Road | object 90812 | Rose Cottage | 2 Station Mews | unit 301 | Villa Aurora | Mühlweg 22 | 61 Bakery Lane | Lakeside bungalow 4
%list agentnote: we have a small dog | is the lift working | we could move in at once | please bring the floor plan | we are both employed | does it have a cellar | is the kitchen included | we are non-smokers | my parents will come along | I use a wheelchair | can we measure the rooms | are cats allowed | we come straight from work | I'd also like to see the garage | is parking included
%list hom: 12 Elm Street | Hauptstraße 7 | 48 King's Road | the old mill by the river | 5 Rue de Rivoli, third floor | The Orchard | 221B Baker Street | the flat above the bakery | Lindenweg 14, flat 2 | a cottage near Bergen | Rose Villa | 77 Mill Road
%list slot: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list few: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
%list vmsg: we have a small dog, very quiet | could you bring the floor plan | is the kitchen included | we both work and don't smoke | my wife will come alone | please call before you come, the bell is broken | we'd move in from May | looking forward to it | we've sold our house and can pay at once | is there a garden
%list slot2: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
%list home2: the loft on Orchard Road | Kirchgasse 9 | listing 88213 | the two-room flat by the canal | 14 Mill Lane | the house with the red door
%list msg: is there a lift to the third floor | we come with a dog | could my mother see it as well | is the kitchen included in the price | we'd like to move in from may on | what about parking at the back
(request|arrange) a viewing of {home=home} (for|on) {slot=when}
can (we|I) see {home=home} {slot=when}
{home=home}, {slot=when}, {visitors=int} people
I fell in love with {home=home}, could I have a look inside {slot=when}
ask if {slot=when} works to visit {home=home}, {visitors:2=the two of us|both of us}, and tell them {message=agentnote}
{slot=when} {home=home} viewing, {visitors=int} of us: "{message=agentnote}"
~ we'd like to walk through {home=home} {slot=when}, note: {message=agentnote}
{visitors=int} visitors {slot=when} for {home=home}
the agent of {home=home} should show us round {slot=when}
write to the owner of {home=home}: {message=agentnote}, and could {visitors=int} of us come by {slot=when}
I want to view {home=home}
arrange a viewing {slot=when} for {visitors=int} people
view {home=hom} on {slot=slot}
ask for a viewing of {home=hom} {slot=slot} for {visitors=few} people
on {slot=slot} {visitors=few} of us want to see {home=hom}
home: {home=hom}, slot: {slot=slot}, visitors: {visitors=few}, message: {message=vmsg}
with the message "{message=vmsg}", request a viewing of {home=hom} for {slot=slot}
viewing for {slot=slot}, {home=hom}, and say {message=vmsg}
{visitors=few} visitors, {home=hom}, {slot=slot}
with {visitors=guests} of us, {slot=slot2}, {home=home2}
tell them {message=msg}, for {home=home2}, {slot=slot2}
at {home=home2} {slot=slot2}, we'd be {visitors=guests}

%server roofhunt
%list district: Camden | Kreuzberg | Leith | Trastevere | Clifton | Montmartre | Greenpoint | Old Town | Ehrenfeld | West End | Didsbury | Gràcia | Mission District | Harbour East | Neubau | Jericho in Oxford | Södermalm | Capitol Hill | Linden and Nordstadt | Chorlton | Vesterbro | Little Italy | area behind the station | Sachsenhausen
%list rent: 1200 euros => 1200 | £950 => 950 | 800 | $2400 => 2400 | 1,500 dollars => 1500 | 700 euros => 700 | 1100 pounds => 1100 | €1350 => 1350 | two thousand => 2000 | 650

%tool roofhunt.find_rentals Find flats and houses to rent.
%also Returns listings with rent and size.
%also Homes on the market in a district under a monthly sum, with enough rooms, free from a day, pets or furniture included.
%param district* (area, where) {"type": "string", "description": "Part of town"}
%param max_rent (budget, up_to) {"type": "number", "description": "Highest rent a month"}
%param rooms (bedrooms, min_rooms) {"type": "integer", "description": "Bedrooms at least"}
%param free_from (move_in, available) {"type": "string", "description": "Move in"}
%param feature (must_have, extra) {"type": "string", "enum": ["balcony", "garden", "lift", "furnished", "pets_allowed", "parking"], "description": "Must have"}
%list quarter: Oldtown | Saint Mary's Hill | the harbour district | North End | Little Italy | Kreuzberg | Under the Bridge | Elephant and Castle | Westpark | the streets round the market | Hafen Ost
%list rentmax: 900 | 1200 | 750 | 1,500 => 1500 | 2000 | 680 | 1100 | 1350 | 820 | 1600
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list viertel: Ehrenfeld | Kreuzberg | Altona | Connewitz | Neubau | Giesing | Nordend | Linden
%list miete: 900 Euro => 900 | 1200 € => 1200 | 750 Euro => 750 | 1100 | 1400 Euro => 1400
%list distrito: Lavapiés | Gràcia | Ruzafa | Triana | Malasaña | Chueca | Poblenou
%list alquiler: 900 euros => 900 | 1200 € => 1200 | 750 euros => 750 | 1100
find flats in {district=district} under {max_rent=rent} with {rooms=int} bedrooms
{district=district}, {rooms=int} rooms, up to {max_rent=rent}, from {free_from=date}
rentals in [the] {district=district} {feature:balcony=with a balcony}, no more than {max_rent=rent}
from {free_from=date}, {feature:furnished=furnished}, {district=district}, {rooms=int} bedrooms
~ flats {district=district}
{district=district} {rooms=int} rooms {max_rent=rent}
{feature:garden=garden} flat {district=district}
flats to rent under {max_rent=rent}
~ my landlord threw me out, I need a roof in {district=district} by {free_from=date}
the baby's coming and we can't stay in one room, {district=district}, {rooms=int} at least, {feature:lift=no stairs with the pram|with a lift}
my dog and I {feature:pets_allowed=would both like to live|are looking for a home} in {district=district} for {max_rent=rent}
where in {district=district} could a student live on {max_rent=rent} a month
no alerts, show me now what's free in {district=district} from {free_from=date}
flats in {district=quarter} under {max_rent=rentmax} with {rooms=nsmall} bedrooms
{rooms=nsmall} bedrooms with a {feature:garden=garden} in {district=quarter} from {free_from=daya}
district {district=quarter}, max rent {max_rent=rentmax}, rooms {rooms=nsmall}, free from {free_from=dayb}
to rent from {free_from=daya} for {max_rent=rentmax} at most: {district=quarter}
find something {feature:furnished=furnished} in {district=quarter} for up to {max_rent=rentmax}
{district=quarter}, {feature:parking=parking space|parking}, budget {max_rent=rentmax}
rentals in {district=quarter} for the {=nsmall} of us, {feature:pets_allowed=pets allowed|dogs allowed}
%lang de
such mir Wohnungen in {district=viertel} bis {max_rent=miete} {feature:balcony=mit Balkon}
%lang es
búscame pisos de {rooms=int} habitaciones en {district=distrito} por menos de {max_rent=alquiler}

%tool roofhunt.watch_district Send word of new flats in a district.
%also Creates a search alert.
%also Keeps an eye on a part of town and tells by mail, push or text when a home under a rent comes up, at once, daily or weekly.
%param district* (area, where) {"type": "string", "description": "Part of town"}
%param max_rent (budget, limit) {"type": "number", "description": "Highest rent"}
%param how_often (frequency) {"type": "string", "enum": ["instantly", "daily", "weekly"], "description": ""}
%param via (channel, notify_by) {"type": "string", "enum": ["email", "push", "sms"], "description": "How to tell"}
%list dist: Oldtown | Saint Mary's Hill | harbour district | north end | Little Italy | Kreuzberg | Under the Bridge | Elephant and Castle | Westpark | streets round the market | Hafen Ost
%list rent2: 900 | 1,200 => 1200 | 750 euros => 750 | $1500 => 1500 | 2000 | £680 => 680 | 1100 | 1,350 euros => 1350 | 820 | eight hundred => 800
send me word of new flats in {district=district} under {max_rent=rent}
watch {district=district}, up to {max_rent=rent}, {how_often:daily=daily|once a day}, {via:email=by mail|by email}
{via:push=push message} {how_often:instantly=at once|immediately} for {district=district} below {max_rent=rent}
{district=district}, {how_often:weekly=weekly}, {max_rent=rent}
flat alert {district=district}
~ {how_often:daily=daily} alert, {district=district}
new flats {via:sms=by text}
let me know about flats under {max_rent=rent}
everything's gone within minutes, so {via:sms=text me|send me an SMS} {how_often:instantly=the second|right when} anything in {district=district} turns up
we're not in a hurry, {how_often:weekly=every Sunday|once a week} a summary of {district=district} is plenty
I'd move to {district=district} if something came along for {max_rent=rent}, keep your eyes open
tell my {via:push=phone|mobile} when {district=district} has something below {max_rent=rent}
nothing suits us today, so from now on report what comes up in {district=district}, {via:email=to my inbox|as a mail}
tell me {how_often:daily=every day|once a day} about new flats in {district=dist}, by {via:email=mail|email}
{via:sms=text|sms} me when something gets free in {district=dist} up to {max_rent=rent2}
keep an eye on {district=dist} for flats, {max_rent=rent2} tops, {how_often:instantly=word at once|instantly}
I want to hear of vacant apartments in {district=dist}, we're five with 3 dogs

%server townlink

%tool townlinkOfficeSlot Book an appointment at a city office.
%also Returns a waiting number and the papers to bring.
%also Reserves a slot with the administration for a passport, identity card, change of address, marriage, driving licence or vehicle registration.
%param matter* (service, subject) {"type": "string", "enum": ["passport", "identity_card", "change_of_address", "marriage", "driving_licence", "vehicle_registration"], "description": "What for"}
%param slot* (when, date) {"type": "string", "description": "Day and hour"}
%param office (branch, bureau) {"type": "string", "description": "Which branch"}
%param persons (people) {"type": "integer", "description": "How many come"}
%list office: Town Hall | Northgate | Mitte | citizens' office in Neukölln | Old Customs House | Elm Park | Rathaus Süd | West End branch | County Building | office by the cathedral | Riverside | Annex B | Bürgeramt Ost | Market Street | City Hall on Main
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list office2: Town Hall | North office | Mill Lane 4 | Office for Cars and Boats | Harbour district | Room 12, Old Market | Bürgeramt Mitte | Leeds South | city centre | counter by the station
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list amt: Bürgeramt Mitte | Rathaus Süd | Bürgerbüro Altona | Bezirksamt | Bürgeramt Ost | Kreishaus
book an appointment for {matter:passport=a passport|a new passport} {slot=when} at {office=office}
I need a slot at {office=office} {slot=date} for {matter:change_of_address=a change of address}, {persons=int} people
{matter:identity_card=identity card}, {slot=when}, {office=office}
{office=office}, {slot=when}: {matter:driving_licence=driving licence}
{matter:passport=passport} appointment {slot=date}
{matter:vehicle_registration=car registration} {slot=when}
city office {slot=when}
make an appointment at {office=office}
we're getting {matter:marriage=married|hitched} and want to hand in the papers {slot=when}
I {matter:change_of_address=moved house|moved flats} and have to tell them, {office=office}, {slot=when}
all {persons=int} of us have {matter:passport=expired passports|travel documents that ran out}, {office=office} {slot=date}
~ mine was stolen with the wallet, the {matter:identity_card=ID} I mean, when could I come, say {slot=when}
nothing to be collected from my street, I want to come in {slot=when} about {matter:driving_licence=my licence|the licence}
{matter:passport=passport} appointment {slot=slot} at {office=office2}
~ book {office=office2} for {matter:marriage=marriage} on {slot=day}
for {persons=few} people {slot=slot}, {matter:identity_card=identity cards|ID cards}
matter {matter:driving_licence=driving licence}, slot {slot=slot}, office {office=office2}, persons {persons=few}
at {office=office2} {slot=slot} about {matter:change_of_address=a change of address}
{matter:vehicle_registration=vehicle registration}, {office=office2}, {slot=slot}
%lang de
buch mir {slot=when} einen Termin im {office=amt} für {matter:identity_card=den Personalausweis|einen neuen Personalausweis}
%lang es
pídeme cita para {matter:passport=el pasaporte|renovar el pasaporte} {slot=when}, somos {persons=int}

%tool townlinkBulkyPickup Order the pickup of bulky waste.
%also Returns the pickup date.
%also Has the city collect old furniture and appliances from an address on a day, from the kerb, the yard, the cellar or the flat.
%param items* (things, objects) {"type": "array", "items": {"type": "string"}, "description": "What is thrown away"}
%param address* (street, location) {"type": "string", "description": "Street and number"}
%param day (date, on) {"type": "string", "description": ""}
%param from (stands_in, spot) {"type": "string", "enum": ["kerb", "yard", "cellar", "flat"], "description": "Where it stands"}
%list junk: sofa and two armchairs | old fridge | mattress, bed frame | wardrobe and a broken desk | washing machine, dryer | rusty bike | three carpets and a lamp | piano | bunk bed, shelves and a pram | garden chairs | treadmill | freezer and a cooker | chest of drawers | aquarium, cupboard | dining table and six chairs | television | rolled-up rug | ironing board, kitchen cabinets | wooden pallets | christmas tree and stand
%list homeaddr: 12 Chestnut Avenue | 48 Brook Lane | Lindenweg 3 | 9 St John's Road | 301 Maple Street | 7B Harbour Court | 220 West 14th | Gartenstraße 17 | 5 The Green | 66 Victoria Crescent | 18 Bell Yard | 1 Orchard Close | 93 Kensington Gardens | Am Hang 22 | 4 Church View in Lower Slaughter | 27 Rue des Lilas | 150 Second Avenue | 8 Foundry Row | 31 Mill Road | 10 Quarry Hill
%list bulkx: a sofa and two chairs | fridge | mattress, wardrobe and a rug | old desk with drawers | washing machine | three bikes | bed frame, no mattress | lamps and shelves | piano | carpet and curtains
%list baddr: 14 Mill Lane | 7 Harbour Road, flat 3 | The Old Mill, Church Street | Gartenstraße 22 | 90 Elm Court | 12b Station Approach | 5 St. John's Hill | Kirchplatz 1 | the flat over Pino's, May Street 3 | Upper Hill 9
%list bulky: a sofa and two chairs | an old fridge, a mattress, a bike frame | the piano | wardrobe, bed, desk | three doors and a sink | washing machine with hoses | carpet from the hall, a lamp | a pram and a cot
%list day2: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | this Friday | tomorrow evening | next Sunday | this Wednesday | Tuesday | the 19th
%list day3: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
order a bulky waste pickup for {items=junk} at {address=homeaddr} {day=date}
have {items=junk} collected from {address=homeaddr}, it's in {from:cellar=the cellar|the basement}
{address=homeaddr}, {day=date}: {items=junk}, {from:kerb=on the kerb|kerb}
{items=junk}, {address=homeaddr}, {day=date}
bulky waste {address=homeaddr}
~ {items=junk}, {address=homeaddr}
pickup {items=junk} {day=date}
pick up {items=junk}
my late aunt's things have to go from {address=homeaddr}: {items=junk}, still {from:flat=upstairs in the flat|in the flat}
the new one arrives {day=date}, so someone take away {items=junk}, {address=homeaddr}
nobody wants {items=junk} even for free; {address=homeaddr}, {from:yard=out in the yard|behind the house}
we're clearing out before we move, {items=junk}, {address=homeaddr}, {day=date} would suit
no need for me to come to the office, you come to {address=homeaddr}: {items=junk}
pick up {items=bulkx} at {address=baddr} on {day=daya}
pickup from the {from:kerb=kerb|kerbside} at {address=baddr}: {items=bulkx}
items {items=bulkx}, address {address=baddr}, day {day=dayb}, from {from:cellar=cellar}
on {day=daya} from the {from:yard=yard}, {address=baddr}, {items=bulkx}
bulky waste, {address=baddr}, {items=bulkx}
collect {items=bulkx} from the {from:flat=flat} in {address=baddr} by {day=dayb}
from {from:cellar=the cellar|down in the cellar} at {address=strt}: {items=bulky}
{address=strt}, {day=day2}, {items=bulky}
~ take {items=bulky} away from {address=strt}, the tenant left with the keys
on {day=day3}, {items=bulky}, {from:kerb=out on the kerb|by the kerb}, {address=strt}
