# Held back whole: nothing is trained with these, so that scores on tools never seen mean what they say.
# They were drawn once, from all themes. Every line begins with ~.

%server bagdrop
%list bags: two => 2 | 3 => 3 | two bags => 2 | four suitcases => 4 | one suitcase => 1 | 2 suitcases => 2 | three backpacks => 3 | five pieces => 5 | 6 bags => 6 | one big trolley => 1
%list endtime: 5pm | sunday night | noon the next day | 18:00 | half past eleven | monday evening | 9 in the evening | saturday at 8 pm | the 5th at 20:00 | 22:30 | wednesday 16:00 | midnight | quarter past three | 7 in the evening | friday at noon | 1 am | 16:20

%tool findBagStorage Find a place to leave bags for some hours.
%also Returns storage points[] with opening hours.
%also Left-luggage counters, lockers and shops around a place that keep suitcases, open at the time needed.
%param near* (location, around) {"type": "string", "description": "Place"}
%param bags (pieces, count) {"type": "integer", "description": "How many pieces"}
%param openAt (time, until) {"type": "string", "description": "Must be open at this time"}
%list sight: main station | opera house | conference centre | football stadium | zoo | ferry dock | university | botanical garden | cathedral | old harbour | trade fair | town hall | airport | art museum | city hospital | bus station | north gate | swimming pool | old market | castle | aquarium
%list address: 14 Mill Lane | Hotel Bristol | 220 Bleecker Street | Marienplatz | 9 Rue des Lilas | St Mary's Hospital | Plaza Nueva | Aunt Vera's | Terminal B | 77 Harbour Street | Sunset Mall | Covent Garden | Times Square | corner of 5th and Pine | Alexanderplatz | Sagrada Familia | Fenway Park | Old Trafford | Via Roma 20 | Schillerstr. 12 | Pier 39
~ luggage storage near the {near=sight} for {bags=bags}
~ where can I leave {bags=bags} around {near=address}, open at {openAt=endtime}
~ left luggage {near=address} {bags=bags} {openAt=endtime}
~ lockers close to {near=address}
~ our flight is late at night and {bags=bags} are heavy, who'd look after them by the {near=sight}
~ somewhere to dump {bags=bags} near {near=address} that is still open {openAt=endtime}
~ {openAt=endtime}, {near=address}, {bags=bags} to deposit
~ checked out already, want to see {near=address} without dragging my stuff along
~ which shops keep suitcases at {near=address}
~ find luggage storage for {bags=bags}
~ where can I leave my bags until {openAt=endtime}
%lang de
~ wo kann ich in der Nähe von {near=place} {bags:2=zwei Koffer|2 Koffer} unterstellen
%lang es
~ una consigna cerca de {near=place} para {bags:3=tres maletas|3 maletas}

%tool bookBagStorage Book luggage storage at a storage point.
%also Returns a drop-off code.
%also Let a shop or counter keep your suitcases between handing them in and fetching them.
%param storagePoint* (location, counter) {"type": "string", "description": "Shop or counter"}
%param dropOff* (from, start) {"type": "string", "description": "When the bags are brought"}
%param pickUp* (until, end) {"type": "string", "description": "When they are fetched"}
%param bags (pieces, count) {"type": "integer", "description": "Number of bags"}
%param insurance (insured, cover) {"type": "boolean", "description": "Insure the bags"}
%list storage: Kiosk Roma | Mail Boxes Rue Cler | Nanny's Deli | Station lockers hall B | City Bike Shop | Tabak Huber | Souvenirs Lola | Corner Café | Hostel Luna | Print & Copy | Bounce Soho | Left Luggage North | Flower shop Iris | Barbershop 22 | Laundromat Blue | Tourist Office | Newsagent Patel | Bar Sport | Radical Storage Termini | Hotel Nord reception
%list starttime: tomorrow at 9 | friday 6pm | saturday morning | 14:00 | monday 7:30 | noon | tonight at seven | sunday at 10 | the 3rd at 8am | 11:45 | wednesday 13:15 | ten in the morning | 5 o'clock | thursday after lunch | 10:30 | june 2nd, 9 am | half past eight
~ book luggage storage at {storagePoint=storage} from {dropOff=starttime} to {pickUp=endtime} for {bags=bags}
~ {storagePoint=storage}, {bags=bags}, {dropOff=starttime} - {pickUp=endtime}, {insurance:true=insured|with insurance}
~ I bring {bags=bags} to {storagePoint=storage} {dropOff=starttime} and fetch them {pickUp=endtime}
~ drop-off {dropOff=starttime}, pick-up {pickUp=endtime}, {storagePoint=storage}
~ leave {bags=bags} at {storagePoint=storage} until {pickUp=endtime}, starting {dropOff=starttime}, {insurance:false=no insurance|don't insure them}
~ {storagePoint=storage} is fine, we'd hand things over {dropOff=starttime}, collect {pickUp=endtime}, {insurance:true=and insure it|plus cover in case of theft}
~ let {storagePoint=storage} mind our stuff, {dropOff=starttime} till {pickUp=endtime}
~ reserve room for {bags=bags} at {storagePoint=storage}, {dropOff=starttime} to {pickUp=endtime}
~ between {dropOff=starttime} and {pickUp=endtime} somebody at {storagePoint=storage} should watch over {bags=bags}
~ book storage at {storagePoint=storage} for {bags=bags} {insurance:true=with insurance}
~ I want to store {bags=bags} from {dropOff=starttime} to {pickUp=endtime}

%server candles

%tool birthday_save Save somebody's birthday.
%also Stores a birth date.
%also Keep on which day a person was born, how they are related, and what they would like to get.
%param person* (name, who) {"type": "string", "description": "Whose birthday"}
%param date* (birthday, born_on) {"type": "string", "description": "Day of birth"}
%param group (circle, relation) {"type": "string", "enum": ["family", "friends", "work", "school", "neighbours"], "description": "How one knows them"}
%param wishes (likes, gift_hint) {"type": "string", "description": "What they like"}
%list born: march 14 | the 3rd of june | 9 September 1984 | december 24 | 17.5.2012 | july 1st | 30 April | 1990-11-02 | october 12 | the 29th of february | january 6th | august 8, 1975 | 22 May 2001 | november 30 | the 4th of july | feb 11
%list kid: Mia | Tom | Ben | Lena | the twins | Jonas | Priya | Noah | dad | Emma | Felix | Zoe | grandpa | Oscar | my eldest | Leila | Hugo | mum | Nora | Yuki | Sam
%list wish: dark chocolate | anything with cats | board games | crime magazines | good whisky | gardening gloves | football stickers | books about space | hand cream | theatre tickets | dinosaurs | vinyl records | weekends away | wool for knitting | climbing gear | tulips | puzzles with a thousand pieces | cheese from the Alps | fountain pens | spicy sauces
%list born_de: 3. Mai | 14. März 1980 | 24. Dezember | 12.7. | 9. September | 1. Januar 1999 | 30. April | 17. Oktober 2012
%list born_es: 3 de mayo | 14 de marzo de 1980 | 24 de diciembre | 9 de septiembre | 30 de abril | 1 de enero | 17 de octubre
~ {person=person}'s birthday is [on] {date=born}
~ save {date=born} as {person=person}'s birthday
~ {person=person} {date=born}[, {group:work=colleague|from work|from the office}]
~ {person=kid} was born on {date=born}, {group:family=family|one of the family}, likes {wishes=wish}
~ born {date=born}: {person=fullname}, {group:school=from school|classmate}
~ keep in mind that {person=person} turns a year older on {date=born}, loves {wishes=wish}
~ {group:neighbours=our neighbour|next door} {person=fullname} has a birthday {date=born}
~ I never know when to congratulate {person=person}. it's {date=born}, {wishes=wish} would please them
~ {date=born} {person=fullname} {group:friends=friend|mate} {wishes=wish}
~ note: {wishes=wish} for {person=person}, whose big day is {date=born}
~ save {person=person}'s birthday
~ add a birthday on {date=born}, {group:friends=a friend}
%lang de
~ {person=person} hat am {date=born_de} Geburtstag, merk dir das
~ trag den Geburtstag von {person=person} ein, {date=born_de}, {group:work=ein Kollege|aus der Firma}
%lang es
~ apúntame que {person=person} cumple años el {date=born_es}

%tool birthday_upcoming Birthdays in the coming days.
%also Returns birthdays[] that come soon.
%also Whose big day is near, so that nobody is forgotten: in the next days, or of one circle of people.
%param within_days (days_ahead) {"type": "integer", "description": "How many days ahead"}
%param group (circle) {"type": "string", "enum": ["family", "friends", "work", "school", "neighbours"], "description": "Only these people"}
%list days: week => 7 | 30 days => 30 | two weeks => 14 | 10 days => 10 | fortnight => 14 | three weeks => 21 | 60 days => 60 | 14 days => 14
~ whose birthday is (coming up|soon|next)
~ birthdays in the next {within_days=days}
~ {group:family=family|relatives'} birthdays within the next {within_days=days}
~ who turns older in the coming {within_days=days}, {group:work=at the office|among my colleagues}
~ do I have to buy anyone a present in the next {within_days=days}
~ {within_days=days} ahead, {group:friends=friends only|just my friends}
~ is there cake for {group:school=anyone from school|a classmate} soon
~ I'm writing cards for the next {within_days=days}, who gets one
~ did I forget anybody's big day, look {within_days=days} ahead
~ {group:neighbours=neighbours}, the coming {within_days=days}, any birthdays?
%lang de
~ wer hat in den nächsten {within_days:14=zwei Wochen|14 Tagen} Geburtstag
%lang es
~ ¿quién cumple años en los próximos {within_days:10=10 días|diez días}?

%server claimcenter

%tool fileClaim File an insurance claim.
%also Returns a claim number.
%also Reports a damage, theft or accident to your insurer with day, place and estimated loss.
%param what_happened* (description, details) {"type": "string", "description": "The damage in words"}
%param policy* (insurance, line) {"type": "string", "enum": ["car", "home", "travel", "health", "liability", "pet"], "description": "Insurance that should pay"}
%param happened_on (date, incident_date) {"type": "string", "description": "Day"}
%param place (location, where) {"type": "string", "description": ""}
%param loss (amount, estimated_damage) {"type": "number", "description": "Estimated loss in money"}
%list damage: a hailstorm dented the roof | somebody stole my bike from the cellar | the washing machine flooded the bathroom | I backed into a lamp post | my suitcase was lost on the flight | the kitchen window was broken by a ball | a deer ran into the side of the road and hit us | my phone fell into the lake | our dog bit the postman | the ski broke and I hurt my knee | burst pipe in the basement | the neighbour's tree fell on the garage | my camera was snatched from the café table | I knocked over a vase in the shop | wallet and cards gone on the tram | lightning killed the router and the tv | parked car scratched by an unknown | vet had to operate on the cat | fire in the toaster, black ceiling | broken arm at handball | spilled coffee on a colleague's laptop
%list past: last week | may | christmas | the 3rd of june | last summer | 2023 | march 12 | the holidays | easter | last friday | monday | 1 January 2024 | autumn
%list spot: Lisbon airport | 5 Mill Lane | Main Street | Nice | Madrid | Leeds | Ulm | Heathrow | Gartenweg 12 | Tuscany | platform 9 | Hotel Miramar | Highway 61 | Café Luna | Lake Garda | Vienna central station | Castle Road car park | Zermatt | exit 14 | Bondi Beach | Porto
%list loss: 800 | 2,400 => 2400 | 350 | 1200 euros => 1200 | $5,000 => 5000 | 90 | 670 | 15,000 => 15000 | 450 euros => 450 | two thousand => 2000 | 3,300 => 3300
%list damage_short: theft | water damage | hail damage | broken windscreen | lost luggage | burglary | storm damage | car accident | kitchen fire | frozen pipes | vandalism | stolen laptop | dog bite | flooded cellar | cracked screen | missed connection | roof damage | broken glasses | deer collision | power surge
~ (file|report) a {policy:car=car|motor} insurance claim: {what_happened=damage}
~ tell my {policy:home=home|household|contents} insurance that {what_happened=damage}, {happened_on=past}
~ {happened_on=past} in {place=spot}: {what_happened=damage}. {policy:travel=travel|trip} insurance
~ {policy:liability=liability} claim, {what_happened=damage}, {happened_on=past}, {place=spot}, loss {loss=loss}
~ {what_happened=damage}, the {policy:car=car} insurer should pay, it's {loss=loss}
~ ugh, {what_happened=damage} {happened_on=past} at {place=spot}, that's {loss=loss} gone, tell the {policy:home=home} people
~ I want {loss=loss} back from my {policy:travel=travel} cover because {what_happened=damage} at {place=spot}
~ put in a claim with {policy:pet=pet insurance|the pet insurer}: {what_happened=damage}
~ claim for {what_happened=damage_short} on {policy:home=the house insurance|my home policy}, {happened_on=past}, around {loss=loss}
~ at {place=spot} {happened_on=past}, {what_happened=damage}, please let my {policy:health=health} insurance know
~ what a day: {what_happened=damage}; {loss=loss} damage, {policy:liability=liability} cover
~ file a claim with my {policy:car=car} insurance
~ I have to report {what_happened=damage_short} from {happened_on=past}

%tool claimStatus See how far an insurance claim is.
%also Returns the state of a claim.
%also Whether the insurer has decided, asked for papers or paid.
%param claim_number* (claim, reference, id) {"type": "string", "description": "Number of the claim"}
~ (what's|what is) the status of claim {claim_number=code}
~ how far is {claim_number=code} with the insurance
~ has the insurer paid {claim_number=code} [yet]
~ {claim_number=code}, any decision
~ claim {claim_number=code} update
~ I'm still waiting for my money, {claim_number=code}
~ did they accept {claim_number=code} or do they want more papers
~ look up insurance claim {claim_number=code}
~ it's been three weeks, what are those people doing with {claim_number=code}
~ is {claim_number=code} settled
~ check on my claim
%lang de
~ wie weit ist der Schadensfall {claim_number=code}
%lang es
~ ¿cómo va el parte {claim_number=code}?

%server hideaway

%tool searchHolidayHomes Search holiday homes and apartments to rent.
%also Returns homes[].
%also Cottages, flats and villas in a region for a stretch of days, with enough bedrooms and something special such as a pool or a fireplace.
%param region* (area, where, location) {"type": "string", "description": "Region or place"}
%param checkIn (start_date, arrival) {"type": "string", "description": ""}
%param checkOut (end_date, departure) {"type": "string", "description": ""}
%param guests (people, sleeps) {"type": "integer", "description": "How many stay"}
%param bedrooms (rooms, min_bedrooms) {"type": "integer", "description": "Bedrooms, at least"}
%param feature (amenity, extra) {"type": "string", "enum": ["pool", "sauna", "fireplace", "sea_view", "garden", "pets_welcome"], "description": "Must have"}
%list region: Provence | Cornwall | Tuscany | Jutland | Brittany | Sardinia | Skåne | Connemara | Cape Cod | Mallorca | Rügen | Bled | Zeeland | Madeira | Lake Garda | Vermont | Asturias | Istria | Crete | Puglia | Galicia
%list day: friday | saturday | sunday | monday | tomorrow | june 14th | 3 July | the 22nd | next tuesday | 12/08 | 2027-03-09 | thursday evening | good friday | the day after tomorrow | august 2 | this friday | wednesday week | Dec 23 | 5 May | christmas eve | in two weeks | 18.9. | the 9th of october | april 8th | tonight
%list lastday: sunday | monday | the sunday after | june 21st | 10 July | the 29th | a week later | 12/15 | 2027-03-16 | tuesday | may 9 | Jan 2 | wednesday | the following friday | easter monday | sept 1st | 25.9. | three days later | april 11 | new year's day | the 31st
%list pax: two => 2 | 3 => 3 | four => 4 | 2 people => 2 | five people => 5 | 6 => 6 | two adults => 2 | 3 persons => 3 | four of us => 4 | seven => 7 | one person => 1 | a couple => 2 | eight guests => 8 | twelve => 12 | 1 => 1 | ten friends => 10
%list feature: pool => pool | swimming pool => pool | heated pool => pool | sauna => sauna | place to sweat in after skiing => sauna | fireplace => fireplace | wood stove => fireplace | log fire => fireplace | sea view => sea_view | view of the ocean => sea_view | garden => garden | lawn for the kids => garden
%list areas: Lake District | Black Forest | Algarve | Dolomites | Peloponnese | Cotswolds | Tatra mountains | Ardèche | Isle of Skye | Camargue | Eifel | Harz | Vosges | Wadden coast | Cairngorms | Allgäu | Loire valley | Scottish Borders | Jura | Basque country
~ holiday homes in {region=region} from {checkIn=day} to {checkOut=lastday} for {guests=pax}
~ {region=region} cottage with a {feature=feature}, {bedrooms:3=three|3} bedrooms, {checkIn=day} - {checkOut=lastday}
~ a flat to rent in {region=region} {checkIn=day} until {checkOut=lastday}, {guests=pax}, {feature:pets_welcome=where dogs are allowed|pets allowed}
~ we're {guests=pax} and want a house with a {feature=feature} somewhere in the {region=areas}
~ {guests=pax}, {bedrooms:4=4|four} bedrooms, {region=region}, between {checkIn=day} and {checkOut=lastday}
~ any villas in {region=region} with {bedrooms:5=5|five} bedrooms and a {feature=feature}
~ the whole clan, {guests=pax}, wants to spend {checkIn=day} to {checkOut=lastday} under one roof in {region=region}
~ no hotels this time: own kitchen, {feature=feature}, {region=region}, arriving {checkIn=day}
~ vacation rental {region=region}, {checkIn=day}/{checkOut=lastday}
~ look for a holiday apartment with a {feature=feature} from {checkIn=day} to {checkOut=lastday}
~ find a cottage with {bedrooms:2=two|2} bedrooms for {guests=pax}

%tool messageHomeHost Write to the host of a holiday home.
%also Sends a message to the owner.
%also Ask or tell the person who lets the house something about the stay.
%param host* (owner, recipient) {"type": "string", "description": "Name of the host"}
%param text* (message, body) {"type": "string", "description": "What to write"}
%list host: Mrs. Albrecht | Giovanni | Marisol | Mr. Pritchard | Anneke | Babette | Señora Ruiz | Tom and Kate | Henrik | Yiannis | Madame Colbert | Aunt Sheila | Pavel | Ilse | Dolores | Mr. Ono | Kirsten | Francesca | Familie Larsen | Mrs. O'Dowd
%list hostmsg: we arrive around nine in the evening | is there a cot for the baby | where do we find the key | can we leave our bikes in the barn | the boiler makes a strange noise | thank you for the lovely welcome basket | do you have a high chair | we would like to bring our dog | is the tap water safe to drink | how do we turn on the heating | may we check out an hour later | our flight is delayed, please don't wait up | one of the plates broke, sorry about that | is the wifi fast enough for video calls | which bin is for glass | can you recommend a baker nearby | does the beach have lifeguards | the shower is cold | we are one person more than booked | is firewood included
~ write [to] {host=host} [, our host,] that {text=hostmsg}
~ message {host=host} about the house: {text=hostmsg}
~ ask the host {host=host}: {text=hostmsg}
~ "{text=hostmsg}" - send that to {host=host} who lets us the cottage
~ let our landlady for the holidays, {host=host}, know: {text=hostmsg}
~ tell {host=host} from the holiday flat {text=hostmsg}
~ {host=host} should know before we turn up at the villa: {text=hostmsg}
~ drop {host=host} a line regarding the apartment, {text=hostmsg}
~ could you get in touch with {host=host}, it's about the keys and the cottage: {text=hostmsg}
~ write to the host of the holiday home
~ send {host=host} a message about our rental
%lang de
~ schreib {host=host} wegen der Ferienwohnung: {text=sentence}
%lang es
~ escríbele a {host=host}, la dueña de la casa rural: {text=sentence}

%tool cancelHolidayHome Cancel the booking of a holiday home.
%also Returns the cancellation fee.
%also Give up a rented cottage or flat before the stay, with the reason if there is one.
%param bookingId* (booking, id) {"type": "string", "description": "Booking number"}
%param reason (why, explanation) {"type": "string", "description": "Why"}
%list resno: R-20481 | NA7753 | 4XK8PD | HB-99213 | 771204 | ZT55Q | RES 3310 | KL88M2 | 0192-77 | VIL-406 | GH20X | 65512 | B7-7741 | QP0ZL3 | HH-1288 | 90023 | C5V8N1 | UE-314 | 88F-22 | X7714
%list trouble: grandad is in hospital | the car broke down | we split up | the kids have chickenpox | I didn't get the days off | there's a hurricane coming | our passports are late | we found something nearer to the beach | money is tight this year | the wedding has been moved | the ferry strike | two of our friends can't come | I broke my leg | the house turned out too small | the pictures were misleading | we bought a dog | the roof is leaking | my exam was postponed | the airline went bust | we move house that week
~ cancel [the] holiday home {bookingId=resno}[, {reason=trouble}]
~ we have to give up the cottage, booking {bookingId=resno}, because {reason=trouble}
~ {reason=trouble}, so please cancel our villa, {bookingId=resno}
~ {bookingId=resno} - cancel the apartment, reason: {reason=trouble}
~ the house by the sea won't happen this summer, {bookingId=resno}, {reason=trouble}
~ no cottage for us, drop {bookingId=resno}
~ what a pity, {reason=trouble}: call off the rental {bookingId=resno}
~ storno holiday flat {bookingId=resno}
~ tell them we aren't coming to the chalet, number {bookingId=resno}
~ cancel our holiday home, {reason=trouble}
~ I want to cancel the cottage we rented

%server pawsitters
%list day: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list date2: morgen | Freitag | Samstag | nächsten Sonntag | übermorgen | heute | heute Abend | Donnerstag | kommenden Dienstag | Mittwoch

%tool find_pet_sitter Find somebody who looks after a pet.
%also Returns sitters who are free between two days.
%also Who in town could take care of the animal while its people are gone, and for what price a day.
%param city* (town, near) {"type": "string", "description": "Town"}
%param animal* (pet, species) {"type": "string", "enum": ["dog", "cat", "rabbit", "bird", "fish", "reptile"], "description": "Kind of animal"}
%param start_date* (from) {"type": "string", "description": "First date of care"}
%param end_date (to, until) {"type": "string", "description": "Last date of care"}
%param max_price (budget, rate_limit) {"type": "number", "description": "Highest price"}
%list pettown: Leeds | Cologne | Brighton | Ghent | Lyon | Boulder | Dresden | Bath | Malmö | Girona | Galway | Turin | Basel | Austin | York | Bremen | Porto | Utrecht | Halifax | Linz
%list price: 30 euros => 30 | $40 => 40 | 25 => 25 | £35 => 35 | 50 bucks => 50 | 20 dollars => 20 | twenty euros => 20 | 45 € => 45 | 18 pounds => 18 | 15 euros => 15
~ find a {animal:dog=dog|puppy} sitter in {city=pettown} from {start_date=day} to {end_date=day}
~ who could look after my {animal:cat=cat|kitten} in {city=pettown} {start_date=day}
~ {city=pettown}, {animal:rabbit=rabbit|bunny}, {start_date=day} to {end_date=day}, {max_price=price} max
~ {animal:dog=dog} care near {city=pettown}, {start_date=day} till {end_date=day}, up to {max_price=price}
~ we fly {start_date=day} and return {end_date=day}, our {animal:bird=parrot|budgie|canary} can't stay alone in {city=pettown}
~ not more than {max_price=price} for a {animal:reptile=gecko|tortoise|snake}, {city=pettown}, from {start_date=day}
~ back {end_date=day}, gone {start_date=day}: somebody in {city=pettown} for the {animal:fish=fish|goldfish}, please
~ need a person for the {animal:cat=cats|cat} in {city=pettown}, {max_price=price} or less, {start_date=day} - {end_date=day}
~ my neighbour moved away and who feeds the {animal:rabbit=rabbits|guinea pig or rather rabbit} now? {city=pettown}, {start_date=day} until {end_date=day}
~ find a sitter in {city=pettown} from {start_date=day} until {end_date=day}
~ someone for my {animal:dog=dog|labrador} for under {max_price=price}
%lang de
~ such mir jemanden in {city=city} für {animal:cat=meine Katze|den Kater}, {start_date=date2} bis {end_date=date2}
%lang es
~ búscame un cuidador para {animal:dog=mi perro|la perrita} en {city=city} desde {start_date=date} hasta {end_date=date}

%tool book_pet_visit Book a visit of a pet sitter.
%also Returns the visit's id.
%also Have the named carer come by on a day from one hour to another and tell them what to do.
%param sitter* (carer, who) {"type": "string", "description": "Name of the sitter"}
%param date* (day) {"type": "string", "description": "Day of the visit"}
%param from_time* (start, arrival) {"type": "string", "description": "Arrives"}
%param to_time (end, leaving) {"type": "string", "description": "Leaves"}
%param instructions (notes, care) {"type": "string"}
%list carer: Karen | Mr. Duarte | Julia from next door | Olu | Petra | Sam Whitfield | Nadia | Tomasz | auntie May | Luca | Ms. Okafor | Ellen | Diego | Hannah Brandt | Farid | Ruth | Marisol | Timo | Greta | Ines
%list hour: 7pm | 8 | half past seven | 19:30 | noon | 6:45 pm | eight | 12.30 | 20:00 | quarter past nine | 1pm | 6 o'clock | 18:15 | 5:30 | 9 in the evening | 13:00 | 10am | seven | 8:30 | 21:00 | 20:15
%list care: he gets half a tin of food | the litter needs changing | don't let her on the sofa | the key is with the neighbour | two scoops of kibble and fresh water | she needs her heart tablet in cheese | he barks at bicycles, just ignore it | please play a little with the string | brush him if there's time | keep the window shut | the lead hangs behind the door | give the parrot some grapes | no treats, he's on a diet | she hides under the bed at first | a long walk by the river please
~ book {sitter=carer} for {date=day} from {from_time=hour} to {to_time=hour}
~ {sitter=carer} {date=day} {from_time=hour}-{to_time=hour}
~ ask {sitter=carer} to come {date=day} at {from_time=hour}. {instructions=care}
~ {date=day}, {from_time=hour}, {sitter=carer} for the dog[, {instructions=care}]
~ have {sitter=carer} with the cat between {from_time=hour} and {to_time=hour} {date=day}
~ {sitter=carer} was lovely with him, we'd like her again {date=day}, {from_time=hour} till {to_time=hour}
~ until {to_time=hour} {date=day}, arriving {from_time=hour}, {sitter=carer} please, and tell her {instructions=care}
~ I'm stuck at work {date=day}, so {sitter=carer} at {from_time=hour}, {instructions=care}
~ could {sitter=carer} drop by {date=day} around {from_time=hour}, {instructions=care}
~ from {from_time=hour} to {to_time=hour} {date=day} {sitter=carer} takes over
~ book {sitter=carer} for the hamster {date=day}
~ a sitter visit {date=day} from {from_time=hour} to {to_time=hour}
%lang de
~ buch {sitter=carer} {date=date2} von {from_time=time} bis {to_time=time} für den Hund

%server quakewatch
%list quakearea: Japan | Iceland | California | Aegean islands | Chile | Turkey | southern Italy | Alaska | Nepal | New Zealand | Indonesia | Mexico | Philippines | Taiwan | Peru | Greece | Hawaii | Croatia | Afghanistan | Sicily | Costa Rica | Vanuatu
%list magn: 5 | 4.5 | 6 | 3 | 7.2 | 2.5 | 5.5 | 4 | 6.8 | five => 5 | six => 6 | 3.7

%tool quake-feed Recent earthquakes by area, magnitude and time.
%also Returns seismic events[].
%also Where the earth has been shaking lately and how strongly.
%param area (region, near) {"type": "string", "description": "Country or region"}
%param min_magnitude (magnitude, min) {"type": "number", "description": "Weaker ones are left out"}
%param since (from, after) {"type": "string", "description": "Date from which on"}
%param sort (order, by) {"type": "string", "enum": ["newest", "strongest", "nearest"], "description": "Order"}
%list sincewhen: yesterday | monday | the weekend | last month | 1 June | new year | last week | the start of the year | three days ago | 2024-03-01 | christmas | this morning | the 5th | last friday
~ (recent|latest) earthquakes [in {area=quakearea}]
~ any quakes (over|above|stronger than) {min_magnitude=magn} in {area=quakearea} since {since=sincewhen}
~ earthquakes in {area=quakearea} since {since=sincewhen}
~ my chandelier just swung, was that something in {area=quakearea}
~ {sort:strongest=strongest|biggest} quakes since {since=sincewhen}, magnitude {min_magnitude=magn} and up
~ since {since=sincewhen}, {area=quakearea}, min {min_magnitude=magn}
~ did the ground tremble in {area=quakearea}, {sort:newest=newest first|latest on top}
~ {area=quakearea} seismic activity from {since=sincewhen} on, sort by {sort:strongest=strength|magnitude}
~ we felt a jolt, show what was {sort:nearest=closest|nearest} {min_magnitude=magn} or more
~ has {area=quakearea} been shaking again {sort:strongest=strongest first}
~ everything from {min_magnitude=magn} upwards in {area=quakearea}

%tool quake-alert-create Create an alert for earthquakes in an area from a magnitude on.
%also Returns an alert id.
%also Tells you from now on, by push, mail or text message, whenever the ground trembles somewhere.
%param area* (region, place) {"type": "string", "description": ""}
%param min_magnitude (threshold, from_magnitude) {"type": "number", "description": "From this strength on"}
%param channel (via, delivery) {"type": "string", "enum": ["push", "email", "sms"], "description": "How to be told"}
~ (alert|warn) me about earthquakes in {area=quakearea}
~ tell me by {channel:email=email|mail} when there's a quake above {min_magnitude=magn} in {area=quakearea}
~ set up an earthquake alert for {area=quakearea}, {min_magnitude=magn} and stronger, (by|via) {channel:sms=text message|sms|text}
~ my daughter studies in {area=quakearea}, let me know whenever the ground moves there
~ {channel:push=push}, {area=quakearea}, from magnitude {min_magnitude=magn}
~ from now on I want a {channel:sms=text} as soon as {area=quakearea} shakes with {min_magnitude=magn} or more
~ quake notification {area=quakearea} {min_magnitude=magn}+
~ whenever {area=quakearea} trembles at {min_magnitude=magn} or over, wake me with a {channel:push=push message|push notification}
~ create an alert for {min_magnitude=magn} and above in {area=quakearea} and send it by {channel:email=mail|e-mail}
~ warn me of every quake over {min_magnitude=magn}
~ I want earthquake alerts by {channel:sms=sms}
%lang de
~ warn mich per {channel:email=Mail|E-Mail}, wenn in {area=country} die Erde bebt
%lang es
~ avísame por {channel:sms=sms|mensaje de texto} si hay un terremoto de más de {min_magnitude=magn} en {area=country}

%server suds

%tool start_laundry_program Start a program of the washing machine.
%also Starts a washing cycle.
%also Have the clothes washed: which fabric, how hot, how fast the drum turns at the end, and not before some time has passed.
%param program* (cycle, fabric) {"type": "string", "enum": ["cotton", "delicates", "wool", "synthetics", "quick", "bedding"], "description": "Kind of laundry"}
%param temperature (temp, degrees) {"type": "integer", "description": "Degrees"}
%param spin (rpm, spin_speed) {"type": "integer", "description": "Turns of the drum, rpm"}
%param delay_minutes (start_in_minutes) {"type": "integer", "description": "Start after so many minutes"}
%list washtemp: 30 degrees => 30 | 40 => 40 | 60 degrees => 60 | 90 => 90 | 20 degrees => 20 | sixty => 60 | forty degrees => 40 | thirty => 30 | 95 degrees => 95 | 30 => 30
%list rpm: 800 rpm => 800 | 1200 => 1200 | 1400 rpm => 1400 | 600 => 600 | 1000 rpm => 1000 | 400 rpm => 400 | 1600 => 1600
%list delay: in two hours => 120 | in an hour => 60 | in 30 minutes => 30 | in half an hour => 30 | in 90 minutes => 90 | in 3 hours => 180 | in 45 minutes => 45 | in six hours => 360
~ wash the {program:wool=woollens|jumpers|sweaters} at {temperature=washtemp}
~ {program:cotton=cotton|cottons|towels}, {temperature=washtemp}, {spin=rpm}
~ start the {program:quick=quick|short|express} wash[, {temperature=washtemp}]
~ {program:delicates=delicates|silk blouses|lingerie} at {temperature=washtemp} with {spin=rpm}, starting {delay_minutes=delay}
~ the baby was sick all over the {program:bedding=sheets|duvet cover|bed linen}, {temperature=washtemp} please
~ {delay_minutes=delay} run the {program:synthetics=synthetics|sports clothes|easy-care} at {temperature=washtemp}
~ {spin=rpm}, {temperature=washtemp}, {program:cotton=cotton}
~ I need a clean shirt by noon and the drum is loaded, {program:quick=short one|the fast one}
~ not hotter than {temperature=washtemp} for the {program:wool=wool|knitwear}, and only {spin=rpm}
~ turn the washing machine on at {temperature=washtemp} {delay_minutes=delay}
~ start the washing machine
%lang de
~ wasch die {program:bedding=Bettwäsche|Bettlaken} bei {temperature:60=60 Grad|sechzig Grad}
~ stell die Waschmaschine auf {program:delicates=Feinwäsche|Schonwaschgang} mit {temperature:30=30 Grad|30} und {spin:800=800 Touren|800}
%lang es
~ ponme una lavadora de {program:cotton=algodón|toallas} a {temperature:40=40 grados|cuarenta grados}

%tool laundry_time_left How long a laundry machine still runs.
%also Returns remaining minutes.
%also When the clothes will be done in the washer or dryer.
%param machine* (appliance, device) {"type": "string", "enum": ["washer", "dryer", "combo"], "description": "Which machine"}
~ how long does the {machine:washer=washing machine|washer|wash} (still|) (need|take)
~ when is the {machine:dryer=dryer|tumble dryer} done
~ {machine:washer=washer}, minutes left?
~ is the {machine:dryer=dryer|drying} finished yet
~ can I go out or will the {machine:washer=washing|spin cycle} be over soon
~ time remaining on the {machine:combo=washer-dryer|combo machine|combined one}
~ I want to hang things up before bed, has the {machine:washer=washing machine} much to go
~ are my jeans dry yet or is the {machine:dryer=tumbler|dryer} still going round
~ how many more minutes until the {machine:combo=washer dryer|combi} beeps
~ how long will it still run
%lang de
~ wie lange braucht {machine:dryer=der Trockner|der Wäschetrockner} noch

%server talentpool
%list applicant: Dana Weiss | Miguel Torres | Aisha Bello | Jonas Krug | Emma Lindqvist | Haruto Sato | Claire Dupont | Viktor Horvath | Nora O'Neill | Rahul Mehta | Bianca Conti | Sam Porter | Leyla Aydin | Piotr Zielinski | Grace Achieng | Tomás Rivera | Hanna Virtanen | Oliver Grant | Mei-Ling Wu | Kwame Mensah | Ida Holm | Felipe Souza
%list opening: backend developer | office manager | nurse | UX designer | forklift driver | accountant | data analyst | store manager | intern in marketing | chef | product owner | sales rep for France | legal counsel | receptionist | electrician | HR partner | QA engineer | warehouse lead | junior copywriter | tax advisor | barista | PHP developer

%tool addCandidate Add a candidate for an open position.
%also Returns the candidate id.
%also Enter somebody who applies for work: name, which job, how to reach them, where they come from.
%param name* (full_name, candidate) {"type": "string", "description": "Full name"}
%param position* (job, role, opening) {"type": "string", "description": "Open position"}
%param email (email_address, contact) {"type": "string", "description": "E-mail address"}
%param source (channel, origin) {"type": "string", "enum": ["referral", "linkedin", "website", "job_fair", "agency"], "description": "Where they come from"}
%param salaryExpectation (salary, wanted_salary) {"type": "integer", "description": "Wished salary per annum"}
%list salary: 60000 | 45,000 | 72k => 72000 | 38000 | 90000 | 55k => 55000 | 110,000 | 42000 | 80k => 80000 | 65000
%list opening_es: desarrollador backend | contable | diseñadora UX | recepcionista | jefe de tienda | enfermera | analista de datos | cocinero | becario de marketing | electricista
~ add {name=applicant} as a candidate for {position=opening}
~ new applicant {name=applicant}, {position=opening}, {email=email}, {source:referral=referral|recommended by a colleague}
~ {name=applicant} ({email=email}) applies for {position=opening}
~ for the {position=opening} position: {name=applicant}, {source:linkedin=linkedin}, wants {salaryExpectation=salary}
~ {position=opening} - {name=applicant} - {email=email} - {salaryExpectation=salary}
~ put {name=applicant} into the pool for {position=opening}, came through {source:agency=an agency|the agency}
~ met {name=applicant} at {source:job_fair=the job fair|a job fair}, would be a {position=opening}, asks for {salaryExpectation=salary} a year
~ {name=applicant} sent a cv {source:website=via our site|through the website} to become our next {position=opening}, reach them at {email=email}
~ enter {name=applicant}, {email=email}, {position=opening}
~ {source:referral=tip from a friend}: {name=applicant} as {position=opening}
~ add a candidate for {position=opening} from {source:linkedin=linkedin}
~ add {name=applicant} ({email=email}) as a candidate
%lang de
~ nimm {name=applicant} als Bewerberin für {position=opening} auf, kommt über {source:linkedin=LinkedIn}
%lang es
~ añade a {name=applicant} como candidato a {position=opening_es}, {email=email}

%tool moveCandidate Move a candidate to another hiring stage.
%also Returns the candidate's stage.
%also How far somebody who applied has come, from the first look at the papers to the signature or a no.
%param candidate* (name, applicant) {"type": "string", "description": "Name"}
%param stage* (status, step) {"type": "string", "enum": ["screening", "phone_call", "interview", "offer", "hired", "rejected"], "description": "New stage"}
%param position (job, role) {"type": "string", "description": "Open position"}
%param feedback (comment, notes) {"type": "string", "description": "What speaks for it"}
%list whyhire: very clear answers | great portfolio | too little experience | knows our market | asks for too much money | everybody liked her | weak on SQL | strong references | was an hour late | good fit for the team | needs a visa | best code test so far | not enough english | wants to work remotely | he took another job | warm and funny | ten years in the trade | no driving licence | overqualified
~ move {candidate=applicant} to {stage:interview=interview|the interview stage}
~ {candidate=applicant} gets {stage:offer=an offer} for {position=opening}, {feedback=whyhire}
~ {stage:rejected=reject} {candidate=applicant} for {position=opening}: {feedback=whyhire}
~ {candidate=applicant} -> {stage:phone_call=phone call} ({position=opening})
~ {feedback=whyhire}, so {candidate=applicant} goes on to {stage:interview=interviews} for {position=opening}
~ we {stage:hired=hired} {candidate=applicant} as {position=opening}
~ {stage:screening=back to screening} with {candidate=applicant}, {feedback=whyhire}
~ it's a no for {candidate=applicant}, {stage:rejected=turned down}, {feedback=whyhire}
~ I'd like to see more of {candidate=applicant}, next step {stage:phone_call=a call}
~ {candidate=applicant} signed, {stage:hired=she starts in june|welcome on board}
~ {position=opening}: {stage:offer=offer} to {candidate=applicant}
~ change the stage of {candidate=applicant}
~ move the candidate to {stage:offer=offer}
