# Requests in which it is hard to tell which parameter the words belong to: unusual orders, roles told by a preposition, by
# sense or by nothing, optional arguments in passing or left out, long free texts, remarks that are no argument.
%lang en
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list pre: right, so | ok dictating this | hi again | me once more | small thing | sorry to bother you again | before my coffee gets cold | hello dear assistant | so listen | on the bus right now, so quickly | first things first | as I promised at home | one more job for you | I nearly forgot
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list pastday: yesterday | last Monday | last Sunday | the day before yesterday | last Thursday | two days ago | last Friday | a week ago
%list bydate: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200
%list towna: Graz | Leeds | Montreal | Vigo | Accra | Lyon | Tampa | Aarhus | Kraków | Bilbao | Seoul | Cork | Durban | Basel
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri

# Travel, food.
%list whycancel: my mother broke her hip | the conference was moved to spring | we can't get the dog into a kennel | my passport ran out in March | I start a new job that week | the strike at the airport scares me | our son has exams until then | I was called up for jury duty | the bride called it off | my back won't survive six hours in a seat
%list pnr: K7PXQ2 | QW9LM4 | 8ZTRRA | XB44NC | LH22PO | YT6MUE | N3KVVS | ABD71R | Z0PP3W
%list hotel: the Grand Marina | Hotel Adler | Casa Pilar | the Old Mill Inn | Pension Huber | Riverside Lodge | Hotel am Park | the Lakeview | Villa Sorrento | the Station Hotel | Under the Oaks | Hotel de Paris | The Bridge at Bath
%list hwish: a room at the back with no view of the street | a cot for our eight month old | nothing above the third floor because of my vertigo | a table for two at breakfast by the window | a fridge for my insulin | somewhere to leave two bikes overnight | one key for each of us | feather-free bedding for my husband | a late check-out on the last day | a bath with a handle for my father
%list trainno: ICE 604 | IC 2217 | RE 4 | the 7:42 to Leeds | EC 113 | RJX 765 | TGV 6612 | the night express | S9 | AVE 3102
%list halt: Crewe | Linz | Hamm | York | Bologna | Dijon | Fulda | Zaragoza | Preston | Olten | Utrecht | Porto
%list dishname: Aunt Rosa's beans | Sunday lasagne | Soup for a cold | Green curry from the island | Bread with beer | Fish on Fridays | Burnt aubergine dip | Rice like in Valencia | Chicken under a brick | Pasta with nothing
%list method: boil the beans with a ham bone and leave them on the stove for two hours | salt the aubergines, wait, then char them over the flame until the skin is black | press the chicken under a brick in a hot pan with lemon | fry garlic in oil, throw in the pasta with a ladle of its water | stir the flour into the beer, into the tin, into the oven for fifty minutes | layer sheets, ragu and white sauce with cheese on top | simmer carcass, leek and ginger from morning to noon | toast the rice, add stock, don't touch it for eighteen minutes | marinate it in yoghurt overnight and grill it on skewers
%list ingr: leeks, bacon and a tin of beans | half a celeriac and some apples | cod, fennel and orange | stale rolls, milk and plums | red cabbage and sausages | a jar of chickpeas, spinach and lemon | rice noodles, peanuts and lime | kohlrabi, dill and cream | pumpkin and blue cheese | duck legs and cherries | oats, bananas and dates
%list eatery: Da Gino | the Thai on the corner | Golden Dragon | Chez Odile | The Fox under the Hill | Bombay Nights | Burger at Bob's | Sushi on Mill Street | El Rincón | the Lamb and Flag | With Love from Seoul | Osteria Due Ponti | the Turkish grill by the station
%list twish: a seat away from the draught for my grandmother | dishes without nuts for one of us | somewhere we can leave a pram | a candle in the dessert for the one who turns forty | the table under the chestnut tree | a bench along the wall for the kids | a table far from the music | a spot with a plug for my laptop | menus in English for two guests from Japan | the corner by the fireplace
%list regret: half of us are down with flu | we found a place nearer to the theatre | the babysitter left us hanging | my guest of honour missed his plane | we'll try again in autumn, promise | our car gave up on the motorway | thanks for holding it so long | it was for a date that won't happen | we mixed up the weekends
%list meals: a large margherita, two colas and a tiramisu | pad thai with tofu and a coconut soup | four burgers with cheese, no onions on one | lamb curry and three naan | the family platter | sushi for two with extra ginger | a falafel wrap and ayran | fish and chips with mushy peas | two lentil soups, a salad and flat bread | the duck with plum sauce
%list addr: 14 Mill Lane | 7 Harbour Road, flat 3 | Gartenstraße 22 | the office on Bank Street | 90 Elm Court | 5 rue du Four | my mum's, 33 Hill Rise | 218 West 4th Street | Kirchplatz 1 | 12b Station Approach
%list rider: leave it with the neighbour on the left | the bell under Schmidt | up the stairs at the back, second door | hand it to the man at the desk | don't ring, the baby sleeps by the door | call from the gate | put it on the bench under the porch | mind the dog in the yard | the blue door with no number on it
%list plateful: two eggs on toast with half an avocado | porridge with berries from the freezer | leftover curry from last night | a salad with chicken at my desk | far too many crisps at the match | soup, bread and a pear | a slice of cake with the team | pasta with pesto at my sister's | an apple on the train | sushi from the place under the office
%list kcal: 320 kcal => 320 | 450 calories => 450 | 610 kcal => 610 | 180 | 720 calories => 720 | 95 kcal => 95 | 540

%tool search_flights
[{=pre}, ]anything into {destination=townb} out of {origin=towna} {departure_date=anyday}, {cabin:business=in business|business class}?
{origin=towna} {destination=townb} {departure_date=anyday}, back {return_date=bydate}
my aunt turns ninety so I need to fly {departure_date=anyday} to {destination=townb}, I leave from {origin=towna}, {max_stops:1=one change at most|up to one stop}
what's there {departure_date=anyday} for somebody in {origin=towna} who wants to be in {destination=townb}, {=rem}

%tool flight_status
{flight_number=flightno} from {=towna}, is that one late {date=soon}
picking up my father-in-law from {flight_number=flightno}, has it landed
{date=soon} I sit in {flight_number=flightno}, do they say anything about a delay
%list soon: today | tonight | tomorrow | this evening | tomorrow night | this afternoon
%list flightno: LH 441 | BA2490 | AF 1380 | KL 0644 | DL 72 | OS 513 | FR 6603 | EK 029 | UA 988 | IB3167 | SK 1425

%tool cancel_flight_booking
{reason=whycancel}, so {booking_reference=pnr} has to go
won't fly on {booking_reference=pnr}, tell the airline {reason=whycancel}
[{=pre}, ]scrap {booking_reference=pnr} with the airline [please], we are not flying to {=townb} after all
drop my flight, {booking_reference=pnr}, on the grounds that {reason=whycancel}

%tool stays_search_hotels
under {max_price=euros} a night, from {check_in=anyday}, for {guests=few} of us, somewhere in {city=townb}
where can {guests=few} people sleep in {city=townb} {check_in=anyday}
{city=towna}, {check_in=onday} until {check_out=bydate}, {pets_allowed:true=with our two dogs|the dog comes too|with a cat in tow}
for my brother's stag do I need beds from {check_in=onday} to {check_out=bydate} in {city=townb}

%tool stays_book_room
with {note=hwish}: {nights=few} nights at {hotel_name=hotel} starting {check_in=anyday}
{nights=few} nights from {check_in=onday} in a {room_type:twin=twin|room with two separate beds}, {hotel_name=hotel}
book me into {hotel_name=hotel} {check_in=anyday} for {nights=few} nights, we come with the kids by train, {=rem}
{hotel_name=hotel}, {check_in=anyday}, {nights=few} nights, and let them know I'd need {note=hwish}

%tool findTrains
to {toStation=halt} from {fromStation=townb}, {directOnly:true=without changing|no changes|I hate changing}
{departAt=slot} I want to sit {travelClass:first=in first class|in first} from {fromStation=towna} to {toStation=townb}
{fromStation=towna} {toStation=halt} {departAt=slot}
granny can't manage the stairs at {=halt}, how do I get her by rail from {fromStation=towna} into {toStation=townb}

%tool getTrainDelay
I'm standing in {station=halt}, where is {trainNumber=trainno}
is {trainNumber=trainno} behind, the one my daughter takes every morning
at {station=halt}, how late is {trainNumber=trainno} there

%tool rent-car-quote
{days=few} days with {category:convertible=an open top|a cabrio|a convertible} out of {pickup_location=townb} from {pickup_date=onday}, how much
price for wheels in {pickup_location=towna}, {pickup_date=anyday}, {days=few} days, {automatic:true=I can't drive stick|automatic please|with automatic gears}
we land in {pickup_location=townb} {pickup_date=anyday} with skis and need {category:van=a van} for {days=few} days, {=rem}

%tool check_visa_requirement
{purpose:study=to study|for a semester abroad} in {destination_country=ctry2} on {nationality=ctry1} papers, visa or not
does my {nationality=ctry1} passport get me into {destination_country=ctry2} {purpose:business=on business|for work meetings}
into {destination_country=ctry2}, I hold the passport of {nationality=ctry1n}, visa yes or no
%list ctry1: Ghanaian | Mexican | Indian | Serbian | Turkish | Filipino | British | Kenyan | Peruvian
%list ctry1n: Ghana | Mexico | India | Serbia | Turkey | Kenya | Peru | Morocco | Georgia
%list ctry2: Japan | Canada | Norway | Vietnam | Brazil | Australia | South Korea | Ireland | China | Oman

%tool find_recipe
{max_minutes=mins} minutes at most, {ingredients=ingr}, {diet:gluten_free=gluten free|nothing with gluten}
what do I make out of {ingredients=ingr} for my boss who comes at seven
with {ingredients=ingr} on the counter and {=anna} at the door, dinner ideas [under {max_minutes=mins} minutes]
something {diet:vegan=vegan|without anything from animals} using up {ingredients=ingr}
%list mins: 20 | 30 | fifteen => 15 | 45 | 25 | 40 | 60

%tool save_recipe
{instructions=method}, keep that as {name=dishname}
for {servings=few} people, title {name=dishname}: {instructions=method}
keep {name=dishname} in the cookbook for me, you {instructions=method}

%tool find_restaurant
around {area=townb}, {price_level:cheap=nothing pricey|easy on the purse}, {cuisine=kitchen}
who does {cuisine=kitchen} food {open_now:true=right now|at this hour} near {area=towna}
hungry for {cuisine=kitchen}, and {=anna} pays so {price_level:expensive=the fancier the better|make it expensive}
%list kitchen: Ethiopian | Georgian | sushi | Lebanese | Basque | Korean barbecue | tapas | Sichuan | Greek | ramen | Peruvian | pizza

%tool book_table
{time=slot}, {restaurant=eatery}, {party_size=few}
with {request=twish}, {party_size=few} of us, {time=slot} at {restaurant=eatery}
get {party_size=few} seats for {time=slot} in {restaurant=eatery}, it's about our silver wedding
{=anna}'s parents are in town, so {restaurant=eatery} for {party_size=few} {time=slot}, ask them for {request=twish}

%tool cancel_table
tell {restaurant=eatery} {message=regret}, we don't come {date=anyday}
we won't make it to {restaurant=eatery} {date=anyday}[, {=rem}]
give up our table at {restaurant=eatery} with the words {message=regret}

%tool order_food
to {address=addr}, from {restaurant=eatery}, {dishes=meals}
{dishes=meals} from {restaurant=eatery}, and the rider should {instructions=rider2}
nobody feels like cooking after the move, get {dishes=meals} brought over by {restaurant=eatery}
have {restaurant=eatery} send {dishes=meals} to {address=addr}, note for the courier: {instructions=rider}
%list rider2: call from the gate | use the stairs at the back | leave it on the bench under the porch | ring at Novak | wait in front of the bakery | hand it to the porter | come in through the yard | mind the step by the door

%tool log_meal
{calories=kcal} from {description=plateful}
had {description=plateful} for {meal:lunch=lunch}
{meal:breakfast=breakfast}: {description=plateful}, roughly {calories=kcal}
put down {description=plateful}, I was starving after the run

# Health, body, media.
%list drug: ibuprofen | my thyroid tablets | amoxicillin | the iron drops | metformin | vitamin D | the blue inhaler | sertraline | my blood pressure pills | the cream for my elbow | lisinopril | codeine
%list dose: 400 mg | two puffs | half a tablet | 10 ml | one capsule | 20 drops | 50 micrograms | a spoonful | 5 mg | three pills
%list tooktime: at seven | after breakfast | half an hour ago | just before bed | at noon | around four | on waking up | at 21:30 | this morning
%list chemist: the pharmacy in the station | Boots on Mill Road | Löwen Apotheke | the chemist under the surgery | CVS at the mall | Green Cross | the one by the market | Well on High Street | Farmacia Sol
%list rxnote: the ones with the score line as I halve them | in a box without blisters because of my hands | the same maker as in June | enough for six weeks in Peru | my son comes for it with my card | nothing with lactose in it | a smaller bottle for the plane | to be kept in the fridge until I come | with the leaflet in Turkish
%list ache: a dull pain under the left ribs | numb fingers on waking up | ringing in my right ear since the concert | a rash on both forearms | pain in the heel with the first steps | headaches from looking at the screen | a cough at night | blurred sight in one eye | a tooth that hurts with cold drinks | a knee that clicks on the stairs | itching behind the ears | swollen ankles at the end of the day
%list circ: after two hours in the garden | on the way down from the hut | since I changed pillows | right after the second coffee | with every deep breath | during the meeting with the auditors | while carrying the boxes up to the attic | on an empty stomach | in the cold by the river
%list apptid: AP-2201 | 77120 | C-4419 | A100-8 | 55-310 | VIS9931 | KX-12 | 8804
%list medq: can I take the tablets with grapefruit juice | is it normal that the stitches itch at night | how long should I stay off the bike | do I need the jab before a trip to Kenya | may I go in the sauna with a fever blister | should the swelling be gone by now | is there something for it without cortisone | do I take the pills before or after meals | when can I lift my daughter again
%list sport: rowing | a run along the canal | yoga with the new teacher | swimming in the lake | bouldering | spinning | football with the dads | weights at the gym by the station | a walk up to the chapel | boxing | squash against my boss
%list tune: something by Nina Simone | the soundtrack of Amélie | songs for a long drive | Rumours by Fleetwood Mac | rain on a tin roof | Bach on the lute | Take On Me | the best of ABBA | jazz for cooking | Under Pressure | Walking on Sunshine | On the Road Again | With or Without You | lullabies from Mali
%list spk: kitchen | the shower | balcony | my office | kids' room | hallway | the garage | living room | studio | bedroom
%list plname: Songs for the Ferry | Up at Five | Under the Stars | Dad on Drums | Cleaning with Queen | From Lagos to London | Slow Sundays | Mud and Guitars | For Ruth | Night Shift | Kitchen at Midnight
%list songset: Purple Rain, Kiss and 1999 | Jolene, Crazy and Ring of Fire | Yesterday and Blackbird | Clocks, Yellow | Dancing Queen, Waterloo and Fernando | Hurt by Johnny Cash | Roxanne, So Lonely and Walking on the Moon | Zombie and Linger
%list plabout: for the drive down to the coast | only voices, no drums | everything we danced to at the wedding | to fall asleep by | what my father sang in the car | loud ones for the gym | songs with a colour in the title | for rainy evenings in November
%list song: Dancing in the Dark | Ain't No Sunshine | Running Up That Hill | Under the Bridge | Fly Me to the Moon | In the Air Tonight | Song for Zula | Where Is My Mind | Bridge over Troubled Water | At Last | For What It's Worth
%list podq: bees in cities | how chess engines think | raising twins | the fall of Constantinople | starting a bakery | sleep for shift workers | deep sea mining | learning Welsh at sixty | fraud in sports | the history of salt | how to talk with teenagers
%list lingo: Spanish | German | Portuguese | French | Welsh | Polish | Hindi | Dutch | Italian | Japanese
%list plot: a lighthouse keeper who goes mad | anything with Olivia Colman | a heist on a train | two sisters who inherit a vineyard | a robot that raises a child | penguins | a chef on the run from the mafia | life under the sea | a trial in a small town | women in space | a man who wakes up in the wrong body
%list film: Paris, Texas | The Bridge | In the Mood for Love | Under the Skin | Notes on a Scandal | Call the Midwife | The Lives of Others | Dark | My Neighbour Totoro | Waiting for Guffman | To Kill a Mockingbird | Up | From Here to Eternity | Only Yesterday
%list fnote: for the evening with the book club | because of the costumes | Tom says the second half drags | with subtitles for grandpa | only when the kids are asleep | seen on a poster at the tram stop | before it leaves at the end of the month | same composer as in Up | for the flight to Perth
%list fopin: far too long for so little plot | I cried from start to finish | great light, weak script | the lead can't sing to save her life | like a warm bath for the soul | the ending comes out of nowhere | better than the book by a mile | lost me after the funeral | good for people with patience

%tool log_medication
{taken_at=tooktime}, {dose=dose} of {medicine=drug}
swallowed {medicine=drug} {taken_at=tooktime}, tastes awful
{medicine=drug} went down, {dose=dose}, on doctor's orders
took {medicine=drug} with a glass of milk and a biscuit, note it

%tool request_refill
at {pharmacy=chemist}, more of {medicine=drug}, and tell them {note=rxnote}
{medicine=drug} is running out, I only have enough for the weekend
get me another lot of {medicine=drug}, note to the pharmacist: {note=rxnote}
{pharmacy=chemist} for {medicine=drug} this time, the old place closed

%list boneache: a knee that clicks on the stairs | pain in the heel with the first steps | a shoulder that won't go above my head | a stiff hip since the fall from the ladder | numb fingers on waking up | a back that locks on getting out of the car | an ankle like a balloon after the match | a thumb that snaps when I write
%list toothache: a tooth that hurts with cold drinks | a crown that came off in a toffee | bleeding gums under the bridge | a chip on the front tooth from a bottle | a wisdom tooth that comes in at an angle | jaw pain on the left from grinding at night | a filling that fell out on the train | the yearly clean
%tool bookAppointment
with {reason=boneache} I'd better see {specialty:orthopedics=an orthopedist|somebody for bones}, {preferredTime=slot}
{preferredTime=slot}, {specialty:dentist=dentist}, {firstVisit:true=never been there before|as a new patient}, because of {reason=toothache}
{specialty:dermatology=a skin doctor|dermatology} {preferredTime=slot} please, my wife will drive me
make it {preferredTime=slot} at {specialty:eye=the eye doctor|the eye clinic}, {=rem}

%tool cancelAppointment
{reason=whycancel2}, please take {appointmentId=apptid} out at the practice
visit {appointmentId=apptid} won't happen
let the surgery know I'm not coming for {appointmentId=apptid} because {reason=whycancel2}
%list whycancel2: my ride fell through | it stopped hurting on its own | I'm snowed in at my parents' | there is a meeting on top of it | I got a slot at another clinic | the kids have come down with something | I'm on a train to Vienna that day | my insurance won't pay for it

%tool askDoctor
{question=medq}, that's for {doctor=drname}
I'd like {doctor=drname} to tell me: {question=medq}? {urgent:true=it can't wait|it is urgent|needs an answer today}
write {doctor=drname}, my knee being what it is: {question=medq}
%list drname: Dr. Bell | Dr. Okoro | Dr. Lindgren | Dr. Sato | Professor Haas | Dr. Mirza | Dr. Costa | Dr. Novotny | Doctor Fields | Dr. Abebe

%tool log-symptom
{note=circ}, {symptom=ache}
{severity:severe=really bad|unbearable} this time: {symptom=ache} {note=circ}
I've got {symptom=ache}, {severity:mild=nothing dramatic|only a little}, put it in the diary
{symptom=ache} again today, same as my mother has

%tool log-sleep
up {wakeups=few} times, {quality:poor=lousy night|slept badly}, {hours=hrs} hours all in all
{hours=hrs} hours on my sister's sofa with the cat on top
night was {quality:excellent=superb|fantastic}, {hours=hrs} hours
%list hrs: 6 | 7.5 | eight => 8 | 5 | 4.5 | nine => 9 | 6.5 | seven => 7

%tool log-workout
{minutes=mins} minutes, {activity=sport}, {distance_km=kms} km
did {activity=sport}, {minutes=mins} minutes with {=anna} who is twice as fast
{intensity:hard=nearly died|all out|very hard}: {minutes=mins} minutes of {activity=sport}
%list kms: 5 | 8 | 12.5 | 3 | 10 | 21 | 6.4

%tool play_music
in {speaker=spk2}, {query=tune}
guests in ten minutes, {query=tune} at {volume=vol} percent
{speaker=spk}: {query=tune}, {shuffle:true=all mixed up|in random order}
put on {query=tune}, I have a cake in the oven for {=anna}
%list spk2: the kitchen | the bathroom | my office | the kids' room | the hallway | the garage | the living room | the studio
%list vol: 20 | 35 | 50 | 15 | 70 | 40

%tool create_playlist
{songs=songset} together as {name=plname}
new one, {description=plabout}, called {name=plname}
make {name=plname} out of {songs=songset}, {public:true=everyone may hear it|open to all|visible for others}
start a playlist {name=plname}, we leave at six in the morning

%tool add_to_playlist
into {playlist=plname} with {song=song}
{playlist=plname} is missing {song=song}
heard {song=song} in a shop by the harbour, it belongs on {playlist=plname}

%tool podcasts_search
in {language=lingo}, {query=podq}
up to {max_minutes=mins} minutes long, about {query=podq}
on my way to {=townb} I'd like to listen to something on {query=podq}
is there a talk in {language=lingo} on {query=podq} that ends within {max_minutes=mins} minutes

%tool search_titles
from {year=yr}, {query=plot}
a {kind:documentary=documentary} on {query=plot}, {=rem}
{query=plot}, what's that one called, {kind:series=a series}, came out in {year=yr}
%list yr: 1994 | 2011 | 2019 | 1987 | 2003 | 1972 | 2022

%tool add_to_watchlist
{note=fnote}: {title=film}, put it on the watchlist
my colleague won't stop talking, so {title=film} goes on the list
{title=film} to watch later, with the remark {note=fnote}

%tool rate_title
{review=fopin}, {rating=rate} for {title=film}
{rating=rate} out of ten, {title=film}
{title=film} deserves {rating=rate} stars in my book, write {review=fopin}
finally saw {title=film} with {=anna} under a blanket, I give it {rating=rate}

%tool whereToWatch
from {country=ctry2}, who has {title=film}
{freeOnly:true=without paying|for nothing|for free}, where can I stream {title=film}
who carries {title=film} over here? {=anna} has never seen it
I'm in {country=ctry2} for work, any service with {title=film}

# Photos, shop, parcels, pets, garden, school.
%list pic: a red umbrella on the pier | grandad asleep under the newspaper | the rust on the back of the van | my old desk by the window | a cake with a tractor on it | the note from the landlord | snow on palm trees | the kids in the fountain | our first tent | the view from the hospital bed | a fox at the bins | the label on the wine
%list faces: Rosa and Till | Ewan, Miro and Jo | grandma | Nadia and her sister | my cousins | Otis, Bea | the twins and their nan | uncle Luis
%list alb: Crossing by Ferry | Under Construction | Lisbon with Mum | From Bump to Baby | On the Road to Nowhere | The House at the Lake | Cats in Windows | Goodbye to the Flat | With Love, 1998 | Behind the Stage | Three Days in Fog | Best of the Allotment
%list albwords: every shot from the day we got the keys to the day we painted | what we found under the floor of the attic | pictures by my father, who never left the valley | for the landlord, with dates on each one | only skies | three weeks with no shower and no regrets | before and after the storm of March | for aunt Rosalind who couldn't come with us
%list recips: Rosa and Till | the whole swim team | Ewan, Miro and Jo | my in-laws | Mrs. Farouk | Nadia, Otis | everyone at the allotment | my brother in Perth | Tove and both her parents
%list shwords: the best ones are at the end | don't show these to dad before Friday | pick three for the calendar | this is what you missed, sorry to rub it in | add the ones from your phone if you like | with love from the rainy north | look at Otis in the back row | as promised at the bus stop
%list photoid: IMG_4410 | DSC0921 | 20240611_183 | P1030077 | IMG-0077 | DSCF8842 | scan_31
%list capt: on top of the world with wet socks | two minutes before it fell off the roof | under the table with the last sausage | from zero to flour in ten seconds | waiting for the number nine | him or me | to the moon and only halfway back | nobody asked the goat
%list shopq: a lamp with a clip for the headboard | boots for wide feet | a tent for three under two kilos | curtains with stars on | a suitcase with wheels on four corners | a bike seat for a toddler | glasses for swimming | a rug from wool | a chair with arms for my father | knives without wood | a case for a cello | jars with clip lids
%list ordno: 4471-20 | B-99812 | 302-7781 | ORD5541 | A0092-14 | 77-31006 | #20931 | X2-4410
%list sellerword: the left sleeve is shorter than the right | it came in a box with no padding | I can leave it at the shop on Friday | a refund to my card rather than a voucher | there was a note for somebody else inside | the cable smells of smoke | you sent it to my old flat first
%list thing2: the kettle | the hiking socks | the cordless drill | that bread knife | the baby gate | the folding bike | the wool blanket | the desk lamp with the clip | the travel pillow | the garden hose | the label maker | the rain trousers
%list verdict: does what it says on the tin | broke on the way from the box to the table | louder than the train under my window | my mother stole it from me after a week | too small for anybody over twelve | not worth it without the lid | with a bit of oil it runs like a dream | looks better on the photo than on the wall | holds up to rain, wind and my son
%list parcelno: JD0146 2200 | 1Z88A4410 | LX771203DE | 00340-9917 | RR4410GB | H77120033 | CP2094 | EE902114
%list petn: Biscuit | Lord Byron | Mitzi | Pepper | Ziggy | Frau Holle | Bandit | Mango | Sir Pounce | Tilda | Noodle | Kiwi
%list bowl: chicken with rice | the new kibble | tuna in water | hay from the farm | two sardines in oil | the diet food from the vet | leftover beef | carrots with the green on | kitten milk | wet food with gravy
%list grams: 60 g => 60 | 80 grams => 80 | 120 | 45 grams => 45 | 200 g => 200 | 150
%list vetwhy: a tick behind the ear that won't come out | she limps on the left front paw since the walk | a lump under the chin | he ate half a sock at my sister's | the jab for the trip to Spain | blood in the litter tray | a broken claw on the hind leg | his breath smells of fish and he drools | bald patches on the tail
%list petobs: slept on top of the fridge all night | growled at the man with the parcels | drank from the toilet again | first time off the lead in the park | won't go past the bin on the corner | played with the neighbour's hen | hid under the bath from the storm | lost a tooth in a carrot | learned to open the door to the pantry
%list green: the lemon tree | basil | the monstera | two tomato plants | lavender | an olive | the hydrangea from mum | strawberries | a fig | the orchid | chillies | rosemary | the ivy | sage
%list nook: in the pot by the back door | by the bathroom window | under the stairs | on the south balcony | between the shed and the fence | in the raised bed | on top of the piano | behind the bins | in the greenhouse
%list wilt: brown spots with a yellow rim on the old leaves | sticky drops on the sill below | white fluff under the leaves | it lets everything hang by noon | leaves curl in from the edges | tiny flies when I touch the soil | buds drop before they open | holes from one day to the next | a grey film on the stems
%list days2: 3 days => 3 | four days => 4 | 7 days => 7 | ten days => 10 | 5 days => 5 | two days => 2
%list kid: Lotte | Emeka | Noor | Caspian | Juno | Mattis | Paloma | Ravi | Freya | Oskar | Ines | Bo | Malaika
%list kidwhy: she was up with an ear ache until four | we're at a funeral in Cork | a tummy bug from the camp | he has to be at the eye hospital by nine | lice, I'm afraid | the bus can't get up the hill in the snow | her brother's graduation in Lyon | a fever that came out of nowhere | he sprained his wrist on the trampoline
%list teach: Mr. Fields | Mrs. Achebe | Ms. Lund | Frau Winter | Mr. O'Shea | Señora Vidal | Mrs. Bhatt | Coach Reuter | Miss Penrose | Mr. Kowalczyk
%list notet: the recorder is on the bus, not at home | could she sit further from the window | we are away from the 3rd to the 7th | he is scared of the sponge throwing at the fair | thanks for the evening with the telescopes | the key for the locker is with the caretaker | my husband collects them at two, not I | there was a nut bar in the lunch box by mistake | is the test on fractions or on time
%list outing: the overnight at the castle | the swimming week | the trip to the mine | the farm morning | the choir weekend | the night walk | the climbing hall | the exchange with Nantes | the puppet theatre
%list slipnote: she can't swim without armbands | no meat for him please | her inhaler is in the front pocket | he gets sick on coaches, seat him at the front | the fee comes on Monday in an envelope | pick-up by his grandfather with the beard | only if he may phone home in the evening | no pictures of her on the web

%tool photos_search
with {people=faces} in it, {query=pic}, somewhere
after {taken_after=bydate}: {query=pic}
{query=pic}, {favorites_only:true=only from my favourites|I surely starred it}, need it for {=anna}
where is my picture of {query=pic}, took it in a hurry at {=townb} station

%tool photos_create_album
{description=albwords}, that's the text for a new album {title=alb}
new album, {title=alb}, {=rem}
{title=alb} as an album, under it {description=albwords}
I need an album for the pictures from {=townb}, let it be {title=alb}

%tool photos_share_album
to {recipients=recips}, {album=alb}, {can_edit:true=and they can put theirs in|let them add some|they may add to it}
{message=shwords} should be said to {recipients=recips} along with {album=alb}
let {recipients=recips} look into {album=alb}
now that the flood is over, {album=alb} for {recipients=recips}, add a line: {message=shwords}

%tool photos_add_caption
{caption=capt} under {photo_id=photoid}
{photo_id=photoid} still has no words, write {caption=capt}
caption for {photo_id=photoid}, the one from the trip with {=anna}: {caption=capt}

%tool search_products
under {max_price=euros}, {condition:used=second hand|used}, {query=shopq}
{sort_by:rating=best reviews on top|top rated first}, {query=shopq}[, {=rem}]
for my flat in {=townb} I want {query=shopq}
{query=shopq}, up to {max_price=euros}

%tool return_item
{comment=sellerword}, so {order_number=ordno} goes back, {reason:defective=broken|faulty}
{reason:too_small=far too tight|too small on me}, {order_number=ordno} back please
{order_number=ordno} back to the shop, {reason:changed_mind=my mind is changed|no longer want it}, got something nicer from {=anna}
they packed {reason:wrong_item=somebody else's stuff|the wrong thing}, return {order_number=ordno} and add that {comment=sellerword}

%tool review_product
{text=verdict}, that's my word on {product=thing2}, {stars=rate5} stars
{stars=rate5} for {product=thing2}: {text=verdict}
about {product=thing2} write {text=verdict}
I've had {product=thing2} since the sale in May, review: {text=verdict}
%list rate5: one => 1 | 2 | three => 3 | 4 | five => 5
%list rate: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 9 | ten => 10

%tool redirectParcel
to {newAddress=addr} with {trackingNumber=parcelno}, tell the driver {driverNote=rider2}
{trackingNumber=parcelno}, {newAddress=addr} instead
I'm at my parents' for the week, so {trackingNumber=parcelno} had better end up at {newAddress=addr}

%tool log_feeding
{grams=grams} of {food=bowl} for {pet=petn}
{pet=petn} ate, {food=bowl}
fed {pet=petn} at the neighbours' before the film
{food=bowl} went into {pet=petn}, {grams=grams}

%tool book_vet_visit
{reason=vetwhy}: {pet=petn} to the vet {when=slot}
{when=slot}, {pet=petn}, {emergency:true=it's an emergency|can't wait another day} as {reason=vetwhy}
vet for {pet=petn} {when=slot}, my brother drives us

%tool add_pet_note
{note=petobs}, for the diary of {pet=petn}
{pet=petn} {note=petobs}, jot it down
in {pet=petn}'s book please: {note=petobs}, {=rem}

%tool add-plant
{spot=nook}: {plant=green}
{plant=green} moved in {spot=nook}, water every {water_every_days=days2}
got {plant=green} from {=maria} as a thank you, into the planner with it
every {water_every_days=days2}, {plant=green}

%tool diagnose-plant
{symptoms=wilt}, that's {plant=green} {indoor:true=in my living room|kept indoors}
what ails {plant=green}, {symptoms=wilt}, I watered it with rain
my husband swears by coffee grounds but look: {symptoms=wilt} on {plant=green}

%tool list_homework
in {subject:history=history}, what's {child=kid} got [until {due_before=bydate}]
by {due_before=bydate}, what must {child=kid} hand in
{child=kid} says there's nothing for {subject:math=maths|math}, true?

%tool report_absence
{reason=kidwhy}, {child=kid} stays home {date=anyday}
{date=anyday} without {child=kid}, tell the school
not coming on {date=onday}: {child=kid}, and as for the why, {reason=kidwhy}

%tool message_teacher
about {child=kid}, to {teacher=teach}: {message=notet}
{message=notet}, could you pass that on to {teacher=teach}
{teacher=teach} should know that {message=notet2}[, {=rem}]
%list notet2: the recorder is on the bus, not at home | we are away from the 3rd to the 7th | he is scared of the sponge throwing at the fair | the key for the locker is with the caretaker | my husband collects them at two, not I | there was a nut bar in the lunch box by mistake | she walks home with her cousin from now on | the poem about the owl made her cry
write {teacher=teach} for me with regard to {child=kid}, {message=notet}

%tool answer_permission_slip
{allowed:true=yes|fine by us} to {event=outing} for {child=kid}, with the remark {comment=slipnote}
{child=kid} {allowed:false=can't go on|isn't allowed on} {event=outing}[, {=rem}]
{event=outing}, {child=kid}, {allowed:true=may go|is allowed}, {comment=slipnote}

# Presents, events, money, car, home.
%list gift: a voucher for a day on a steam train | gloves that work on a phone | a jar with a hundred notes from all of us | a lamp shaped like the moon | socks with her dog on | a course in pottery | a knife for mushrooms | tickets for the ballet | a map of the town from 1900 | a blanket with sleeves | seeds for a window box
%list likes: bees, maps and old radios | knitting and heavy metal | chess, trains | baking, running and crime novels | birds and cold water swimming | whisky, jazz | horses and drawing | ferns, mosses and tea | puzzles and Roman history
%list show: Hamlet under the Stars | the Blues Night at the Docks | Carmen | Ice Hockey Finals | From the Top | the Ferry Festival | Comedy in the Cellar | the derby | The Nutcracker | Bach by Candlelight | A Night with Nina
%list tixid: T-40912 | 88120-B | QR7712 | TK-0093 | 551-A-20 | X99-120 | 3047711
%list sellads: two rows from the stage, collect in person | comes with a drink at the bar | bought for a friend who broke his leg | paper ticket, posted to you by me | next to a pillar but with great sound | valid with or without ID
%list spent: new tyres for the bike | lunch with the people from the choir | a taxi from the station | flowers for the funeral | a cap for Bo | two nights by the sea | paint for the fence | batteries and tape | a course on first aid | cough syrup for the kids | train to my sister's
%list goal: a boat with a cabin | the roof before winter | a year in Japan | new teeth for dad | a piano for the kids | the deposit on a flat | driving lessons for Noor | a kiln | our wedding by the lake | an e-bike for the way to work
%list bigsum: 5000 euros => 5000 | 12,000 => 12000 | $3,500 => 3500 | 800 pounds => 800 | 20000 | £2,400 => 2400 | 650
%list client: Nordlicht GmbH | Baker & Sons | the Rowing Club | Studio Halle | Mrs. Farouk | Green Fork Catering | Tidewater Ltd | St. Anne's School | Under One Roof | Lopez Transport | Hofmann Optik | With Grace Weddings
%list workdone: two days of painting in the hall on the first floor | translation of the contract with the port | the logo with three rounds of changes | photos at the christening | repair of the gate by the north entrance | September's bookkeeping | piano tuning before the concert | text for the menu in four languages | hedge cutting along the drive
%list invno: INV-2041 | 2024-117 | R-8890 | 33019 | F-550 | A/1207 | INV 77 | 90-12
%list dun: the second time I'm writing about this | please pay to the new account at the bottom | we agreed on ten days, not on fifty | maybe it got lost on your move to the new office | I can take it in two parts if that helps | happy to send a copy by post | from now on with interest, sorry
%list payee: Stadtwerke | the plumber | Thames Water | Dr. Lindgren | the kindergarten | my landlord | Vodafone | the tax office | the chimney sweep | Lopez Transport | the allotment society
%list payref: June rent plus heating | customer 88120 | for the lesson on the 3rd | invoice 2041 | meals in March | membership of Bo and Juno | second half of the deposit | case 55-B
%list sq: Kirchplatz 1 | the old brewery | 90 Elm Court | the opera | Harbour Road 7 | the fish market | St. Anne's hospital | the exhibition hall | Mill Lane 14 | the castle
%list kms2: 84,200 => 84200 | 120450 | 9,870 => 9870 | 56000 | 203311
%list litr: 38 litres => 38 | 42.5 | 51 liters => 51 | 30 | 27.8 litres => 27.8
%list rattle: it pulls to the left on the motorway | a knocking from under the seat when cold | the light with the little engine is on | water in the boot after rain | squeals from the back on the way down hills | it only starts at the third try | the wiper leaves a stripe in front of my eyes
%list area: Old Town | Northgate | the west of Ghent | Hackney | Ottensen | Queens | Sants | near the university | Bergen | Leith | Trastevere | by the canal
%list must: a balcony and a bath | parking, lift | a garden with a shed | wooden floors, two toilets and a cellar | a gas hob | fibre internet, a bike room | room for a piano | high ceilings and a south side
%list agentw: we'd come with a measuring tape and my father | is the cellar dry in winter | please ring on my mobile as the bell at work is broken | we can move in from June | we have a quiet dog of eight | could we see the attic as well | I come straight from the station with a case
%list objno: L-4410 | 77-B | 90412 | FL-208 | H3321 | 550-12 | OBJ 9

%tool save_gift_idea
{idea=gift}, maybe for {person=maria}[, up to {budget=euros}]
for {person=anna} under {budget=euros}, {idea=gift}
{person=maria} would love {idea=gift}, saw it in {=townb} by chance
note down {idea=gift} with {person=anna} in mind

%tool suggest_gifts
{age=ages}, into {interests=likes}, {occasion:graduation=just graduated|finishing school}
what do you give somebody who is all about {interests=likes}
for {max_budget=euros} at most, {interests=likes}, {occasion:housewarming=moving into a new flat|for a housewarming}
my boss likes {interests=likes}, {=rem}, ideas for {occasion:birthday=a birthday|her birthday}?
%list ages: 14 | 30 | 67 | 8 | 45 | 52 | 19

%tool find_events
{category:comedy=comedy|something to laugh at} {date=anyday} in {city=townb}
{free_only:true=with no entrance fee|free stuff}, {city=towna}, {date=onday}
{=anna} visits from {=towna} and I need ideas, what's on in {city=townb} [{date=anyday}]

%tool buy_tickets
{quantity=few} {seating:standing=standing|on our feet} for {event=show}
to {event=show} with the family, {quantity=few} seats, not above {max_price=euros}
{event=show}, {quantity=few}, {seating:balcony=up on the balcony|balcony}
with {=anna} and her lot we are {quantity=few} for {event=show}, get us in

%tool resell_ticket
for {price=euros}, {ticket_id=tixid}
can't go because of my knee, sell {ticket_id=tixid} for {price=euros}
{listing_text=sellads}, put that with {ticket_id=tixid} and ask {price=euros}

%tool add_expense
{description=spent}, {amount=euros}, {date=pastday}
{date=pastday} {amount=euros} went on {description=spent}
put {amount=euros} under {category:health=health}, it was for {description=spent}
{amount=euros} gone {date=pastday}, {category:leisure=pure fun|leisure}, no regrets

%tool set_budget
no more than {limit=euros} on {category:clothing=clothes|clothing}[, {=rem}]
{category:groceries=groceries|food shopping}, {limit=euros} a month, {warn:true=shout before I get there|with a warning}
from now on {limit=euros} for {category:gifts=presents|gifts}, since Christmas ruined us

%tool create_savings_goal
by {deadline=bydate}, {target_amount=bigsum} for {name=goal}
{name=goal}, {target_amount=bigsum}
I want to put {target_amount=bigsum} aside towards {name=goal} with a bit from each wage
{target_amount=bigsum} until {deadline=bydate}, call it {name=goal}

%tool issueInvoice
for {description=workdone}, {amount=bigsum} to {customer=client}
{customer=client}, {amount=bigsum}, payable by {dueDate=bydate}
bill {customer=client} {amount=bigsum} under the heading {description=workdone}
as agreed at their office on the phone, {amount=bigsum}, invoice to {customer=client}

%tool markInvoicePaid
{method:cash=in cash|cash in hand} {paidOn=pastday}, {invoiceNumber=invno}
{invoiceNumber=invno} came in {paidOn=pastday}
settled {method:paypal=via paypal|through paypal}: {invoiceNumber=invno}, I had given up on them

%tool sendInvoiceReminder
{invoiceNumber=invno} is overdue, nudge them with {message=dun}
with {lateFee:true=a late fee|a fee on top}, reminder for {invoiceNumber=invno}
they still owe me {invoiceNumber=invno}, I need it for my own rent, remind them

%tool pay_bill
from {account:savings=savings|my savings}, {amount=euros}, to {payee=payee}
{payee=payee} gets {amount=euros}, reference {reference=payref}
as {reference=payref}, {amount=euros} for {payee=payee} out of {account:joint=our joint account|the joint one}
{amount=euros} to {payee=payee}, he fixed it at once

%tool car_log_fuel
{total_price=euros} for {liters=litr}, at {odometer_km=kms2} on the clock
{liters=litr}, {full_tank:true=to the brim|tank is full}, by the motorway
filled in {liters=litr} with {=anna} at the wheel, log it

%tool car_find_parking
{covered:true=under a roof|in a garage}, at {address=sq}, not above {max_price=hourly} an hour
meeting {=anna} at nine, where do I leave the car near {address=sq}
{max_price=hourly} an hour tops, by {address=sq}
%list hourly: 3 euros => 3 | $4 => 4 | £2 => 2 | 5 | 2.50 | 4 euros => 4

%tool car_find_charger
with {connector:ccs=CCS|a ccs plug}, at least {min_power_kw=kw} kW, round {location=townb}
{location=sq}, anywhere to plug in {available_now:true=that's free this minute|free right now}
on the way to my sister with nine percent left, chargers at {location=towna}
%list kw: 50 | 150 | 22 | 100 | 11

%tool car_book_service
{notes=rattle}, so {service_type:inspection=an inspection|a check-up} {date=anyday}
{date=anyday}, {service_type:tires=new tyres|the winter tyres}, {courtesy_car:true=with a car in the meantime|and I need a loaner}
{service_type:oil_change=oil change} on {date=onday}, my son drops it off at the yard

%tool search_listings
with {features=must}, {listing_type:rent=to rent}, {location=area}, {bedrooms=few} bedrooms
under {max_price=bigsum}, {location=area}
{bedrooms=few} bedrooms in {location=area} for my mother and her parrot
{listing_type:buy=to buy|for sale}, {features=must} a must, around {location=area}

%tool schedule_viewing
{time=slot}, {listing_id=objno}, say that {message=agentw2}
look at {listing_id=objno} with {=anna} {time=slot}
to the agent of {listing_id=objno}: {message=agentw}, and could we see it {time=slot}
%list agentw2: we'd come with a measuring tape and my father | we can move in from June | we have a quiet dog of eight | I come straight from the station with a case | my partner joins by video | we only have half an hour between trains

%tool estimate_mortgage
at {interest_rate=pct} percent over {years=yrs} years, {price=bigprice}
{price=bigprice} with {down_payment=bigsum} of our own
for a house at {price=bigprice} by the river, what a month, {years=yrs} years
%list pct: 3.2 | 4 | 2.75 | 5.1
%list yrs: 20 | 25 | 30 | 15
%list bigprice: 320,000 => 320000 | 410k => 410000 | 289000 | $550,000 => 550000 | 199,000 euros => 199000

# Code, servers, files.
%list repo: acme/shop | parser-core | web-client | ios-app | data-lake | infra/terraform | billing-api | docs-site | mail-relay | acme/ledger | map-tiles | old-monolith
%list isst: login fails on Safari after midnight | crash on upload of files over 2 GB | tooltip hides under the menu | wrong total with two coupons from one account | dates in the export are off by a day | scroll jumps to the top on reply | no sound in the second call | search finds nothing with an umlaut in the query | memory grows with each reload | button for delete next to button for save
%list issb: it only happens behind the proxy at the Lyon office | I saw it with three customers from the trial | steps: open the menu, press back, press it again | works on staging, fails in production | the log says nothing but null at line 40 | came in with the update on Tuesday | a refresh helps for about ten minutes
%list lab: bug and regression | ui, mobile | needs-triage | security, p1 and backend | good first issue | docs and copy | performance
%list lab1: regression | ui | needs-triage | security | good first issue | docs | performance | flaky
%list issno: 412 | #88 => 88 | 1207 | #2031 => 2031 | 77 | 519 | #6 => 6
%list isscom: same thing on my machine with the new driver | fixed by the change to the cache on Monday | can we do this without a new table | waiting for an answer from the vendor | please add the log from the second run | this one belongs to the team in Riga | I'd rather close it in favour of a rewrite
%list branch: fix/login | feature/dark-mode | release-2.4 | hotfix-tax | main | develop | spike/cache | jo/cleanup | next | v3-beta | master
%list svc: checkout | the auth service | search-api | mailer | the payment gateway | image-proxy | ledger | the recommendation engine | notifier | cart | geo-lookup | the billing worker
%list ver: v2.14.0 | 1.9.3 | 2024.06.2 | v3.0-rc1 | build 4410 | 0.8.12 | v5
%list flag: new-checkout | dark_mode | fast-search | beta_inbox | show-prices-with-tax | one-click-pay | audio_rooms | map-on-home
%list inct: mails arrive with a delay of an hour | nobody in Brazil can log in | cards from one bank are refused | the map is white on all phones | orders are charged twice at random | search returns results from last year | half of the images are gone from the shop
%list incid: INC-204 | P-9931 | INC 77 | 2024-55 | MAJ-12 | inc-1180
%list fixn: we went back to the certificate from May | a restart of the queue in Frankfurt did it | the vendor turned off their new filter | more memory for the two nodes in the west | somebody had the cable under the desk | rolled the key and cleared the cache
%list squad: payments | the platform team | mobile | data | the network crew | checkout | frontend | the night shift
%list logq: connection reset by peer | timeout while waiting for lock | user not found in tenant | out of memory | 502 from upstream | invalid token in header | disk full on /var | retry limit reached for job
%list since: Monday | two hours ago | last night | 3 am | yesterday noon | the deploy | the start of the week
%list thr: 80 | 500 | 0.5 | 95 | 1200 | 2.5
%list win: six hours | the last day | 30 minutes | two weeks | an hour | three days
%list dbn: orders_prod | crm | analytics | the users database | warehouse | sessions | legacy_erp | staging_copy
%list tbl: invoices | customer_addresses | page_views | login_attempts | line_items | price_history | shipments
%list bklab: before the move to Dublin | with the old tax rules | Friday night, clean state | pre-migration | for the auditors | last one under version 12
%list bkid: bk-2024-06-01 | snap_0091 | B7712 | nightly-44 | full-0301 | bk_aa19
%list ns: payments | staging | team-red | default | edge | batch
%list obj: reports/june.pdf | img/hero-2.png | export/customers.csv | logs/app-0412.gz | movies/intro.mp4 | keys/public.pem | backups/day1.tar
%list lfile: ~/Desktop/poster.pdf | build/app.zip | /tmp/dump.sql | notes/from-the-workshop.md | ./site/index.html | photos/team-on-the-roof.jpg | data/2024/prices.csv | C:\reports\q2.xlsx
%list bkt: public-assets | acme-backups | eu-west-media | raw-logs | shop-images | legal-archive | tmp-uploads
%list pref: 2024/ | logs/app- | img/ | users/exports/ | draft_ | eu/berlin/
%list host: shop.acme.io | mail.nordlicht.de | api.ledger.dev | blog.underoneroof.org | vpn.acme.io | status.tidewater.com
%list dnsv: 203.0.113.9 | 198.51.100.24 | lb-3.acme.net | mx1.posthaus.de | v=spf1 -all | ns2.registrar.org
%list sec: stripe-key | smtp_password | db/root | jwt-signing-key | the s3 token | webhook_secret
%list feat: export to PDF with page numbers | undo for bulk edits | log in with a passkey | a view for people on call | filters that stay after reload | reply from the lock screen | rounding to five cents | notes on top of invoices | a calendar by team | invoices in two languages at once
%list featd: our agents copy it by hand into Word after each call | three customers left for a rival over this | it costs me an hour on the last day of each month | on the train there is no network and all is lost | the old version had it under the gear | half the office works with gloves on
%list codeq: retry with backoff | where the tax is rounded | class InvoiceBuilder | parse date from header | calls to the old mail client | TODO remove after launch | hash of password with salt | feature check in middleware
%list pkg: lodash | requests | openssl | log4j-core | left-pad | django | serde | numpy | spring-web
%list body: buy ink, call the bank, sleep | the door code is now with Jo at the front | draft one: we met by the river in the rain | host=localhost port=5433 | ideas from the walk with Ewan | do not run this on a Friday | thanks to all who came from far
%list fold: the downloads folder | ~/music | /var/log | projects/old | docs/letters | Pictures/2023 | /etc/nginx | src/utils
%list pat: *.bak | anything with draft in its name | invoice*.pdf | files ending in .tmp | *_final_final* | readme | *.mov
%list ent: Nordlicht GmbH | the harbour project | Ewan Price | Berlin office | the old press | Miriam | team Aurora | Lopez Transport
%list ent2: Tidewater Ltd | the merger | Chiara Bonetti | the plant in Riga | Otis | the second floor | Project Lantern | the foundation
%list obsv: prefers calls before ten over mails at any hour | moved from sales to legal in spring | is allergic to peanuts and to small talk | has a twin on the board of a rival | pays by cheque only | was founded in a garage with two phones | speaks Polish with customers from the east
%list clock: 3 pm | 9:30 | half past six | noon | 17:45 | 8 in the morning | midnight | 10.15
%list commsg: round tax per line, not on the total | move parser out of the main loop | fix typo in footer | drop support for the old login | add test for empty cart with coupon | make the build work on a plane | rename from Foo to Ledger

%tool create_issue
to {assignee=anna}, in {repo=repo}: {title=isst}
{title=isst}, {repo=repo}, tagged {labels=lab}
bug for {repo=repo}: {title=isst}[, found it with {=maria} over lunch]
file {title=isst} against {repo=repo} with the note that {body=issb}

%tool list_issues
{assignee=anna}'s {state:open=open} ones in {repo=repo}
under {label=lab1} in {repo=repo}, at most {limit=few}
what issues does {repo=repo} have, I'm in the planning meeting with {=maria}

%tool close_issue
{reason:duplicate=as a duplicate|it's a duplicate}, {issue_number=issno} in {repo=repo}
{issue_number=issno} can be shut, {=maria} fixed it on the train
in {repo=repo} {issue_number=issno} is {reason:not_planned=something we won't do|not planned}, shut it

%tool add_issue_comment
{body=isscom}, under {issue_number=issno}
{repo=repo} {issue_number=issno}: say {body=isscom}
on {issue_number=issno} write {body=isscom}, then I can go home

%tool create_pull_request
into {base=branch} from {head=branchb}, {title=commsg}
{title=commsg}, PR off {head=branchb}, {draft:true=not ready yet so a draft|as a draft}
open a PR with {head=branchb}, name it {title=commsg}, {=anna} waits for it
%list branchb: fix/rounding | feature/passkeys | topic/slow-query | mo/wip | bugfix-88 | refactor-mailer | i18n-fr

%tool merge_pull_request
{method:squash=squashed|as one commit}, {pull_number=issno}, {delete_branch:true=and bin the branch|branch can go after}
{=anna} approved so {pull_number=issno} goes in
%tool ci_trigger_pipeline
on {branch=branchb}, build {project=repo}
build {project=repo} {no_cache:true=from scratch|with no cache} for the demo at the customer's
%tool ci_get_pipeline_status
is {project=repo} green on {branch=branch}
how's the build of {project=repo}, {=anna} asks from the airport

%tool deploy_release
to {environment:production=production|prod}, {version=ver} of {service=svc}
{environment:staging=on staging|staging}: {service=svc}, the demo starts at two
{version=ver} of {service=svc} onto the {environment:canary=canary} first, we go on after lunch
%tool rollback_deployment
back to {to_version=ver} with {service=svc}
{environment:production=in prod|in production}, undo {service=svc}, customers call from everywhere
take {service=svc} from this mess to {to_version=ver} [{environment:staging=on staging}]
%tool list-deployments
last {limit=few} to {environment:production=production|prod} for {service=svc}
what went out of {service=svc} while I was at {=anna}'s farewell

%tool flags_set_flag
{environment:staging=on staging}, {flag_key=flag} {enabled:true=on|enabled}
{enabled:false=kill|switch off} {flag_key=flag}, it annoys people with old phones
for the demo with {=maria}: {flag_key=flag}, {enabled:true=turn it on|on please}
%tool flags_set_rollout
for {segment:beta_testers=beta testers|the beta crowd} {flag_key=flag} at {percentage=vol} percent
{percentage=vol} percent see {flag_key=flag} from now on
{flag_key=flag} up to {percentage=vol} percent, {=anna} from legal said yes

%tool createIncident
{severity:sev1=sev one|sev1}: {title=inct}
{title=inct}, it's {service=svc}, {severity:sev3=sev3|sev three}
on {service=svc}, {severity:sev2=sev2|a sev two}, {title=inct}, I'm on it with {=maria}
%tool resolveIncident
{note=fixn}, that closes {incidentId=incid}
{incidentId=incid} is over, go to bed everyone
over with {incidentId=incid}, as a note {note=fixn}
%tool getOnCall
{date=onday}, who is there for {team=squad}
whom do I wake in {team=squad}, the shop is down since ten

%tool search_logs
in {service=svc} since {since=since}, "{query=logq}"
{query=logq}, {level:error=errors only|at error level}, {service=svc}
does {query=logq} appear anywhere, a customer from {=townb} has trouble
since {since=since}, {level:warning=warnings} with {query=logq}
%tool metrics_query
over {window=win}, {service=svc}, {metric:memory=memory}
{metric:latency=how slow|latency} on {service=svc}, the boss stands behind me
%tool metrics_create_alert
tell {notify=squad} {direction:above=above} {threshold=thr} {metric:cpu=cpu} on {service=svc}
if {service=svc} drops {direction:below=below|under} {threshold=thr} in {metric:throughput=throughput}, ring {notify=squad}
{metric:error_rate=error rate} of {service=svc}, limit {threshold=thr}, alarm please
%tool db_list_tables
in {schema=ns2} of {database=dbn}, which tables
what tables live in {database=dbn}, the new guy asks
%list ns2: public | sales | audit | reporting | archive
%tool db_describe_table
in {database=dbn}, how is {table=tbl} built
columns of {table=tbl}, need them for a query by noon
%tool db_create_backup
under the label {label=bklab}, {database=dbn}
{database=dbn} backup, {compress:true=squeezed|compressed}, before I break it for good
%tool db_restore_backup
from {backup_id=bkid} into {database=dbn}
{database=dbn} is broken, put {backup_id=bkid} back, with my apologies to the team
%tool kube-scale-deployment
in {namespace=ns}, {replicas=few} of {deployment=dep}
{replicas=few} copies of {deployment=dep}, traffic comes from the TV spot at nine
%list dep: checkout | mailer | image-proxy | cart | web-front | worker-eu | notifier
%tool kube-restart-deployment
{deployment=dep} in {namespace=ns} needs a kick
bounce {deployment=dep}, it's been odd since the storm
%tool storage_upload_object
into {bucket=bkt} with {file_path=lfile}, {public:true=for all to read|world readable}
{file_path=lfile} to {bucket=bkt}, {storage_class:archive=we'll hardly look at it again, archive|for the archive}
put {file_path=lfile} in {bucket=bkt} so that {=anna} gets it from there
%tool storage_list_objects
first {limit=few} under {prefix=pref} in {bucket=bkt}
what's in {bucket=bkt}, under all that dust
%tool storage_delete_object
from {bucket=bkt}, {key=obj}, gone
{key=obj} must leave {bucket=bkt} by order of legal
%tool storage_create_signed_url
for {expires_in=win2}, a link to {key=obj} in {bucket=bkt}
{=anna} needs {key=obj} on her phone, make a link
%list win2: six hours | a day | 30 minutes | two weeks | one hour | three days
link on {key=obj}, valid {expires_in=win2}
%tool dns_add_record
to {value=dnsv}, {type:CNAME=CNAME|a cname}, {name=host}
{name=host} {type:A=A} {value=dnsv} with {ttl=ttls} seconds
%list ttls: 300 | 3600 | 600 | 86400
%tool renew_certificate
by {challenge:dns=dns}, {hostname=host}
new cert for {hostname=host}, {force:true=even if the old one still runs|even though it isn't due}, the audit is on Monday
%tool rotate_secret
{environment:staging=on staging}: a fresh {secret_name=sec}, keep the old for {grace_period_hours=few} hours
replace {secret_name=sec}, somebody pasted it into a chat with the agency

%tool submitFeatureRequest
{details=featd}, so my idea is {title=feat}
for {area:mobile=mobile|the phone app}, {title=feat}
idea: {title=feat}, because {details=featd}
suggest {title=feat} in my name, {=rem}
%tool listFeatureRequests
{limit=few} by {sortBy:votes=votes}, {status:planned=planned}
which ideas were {status:rejected=turned down|rejected}, I promised {=anna} an answer
%tool code_search
in {repo=repo}, {language:go=go}, {query=codeq}
{query=codeq} in {language:python=python} code, for a talk in {=townb}
where do we have {query=codeq}
%tool registry_check_vulnerabilities
at {version=ver2}, is {package=pkg} safe
any holes in {package=pkg}, the customer from the bank asks
%list ver2: 4.17.20 | 2.14.0 | 1.0.2 | 3.2 | 0.9.8
%tool read_file
the first {head=few} lines of {path=lfile}
{tail=few} lines from the bottom of {path=lfile}
what does {path=lfile} say, I'm on a call with {=maria}
%tool write_file
{content=body}, into {path=lfile}, {append:true=at the end|below what's there}
to {path=lfile} goes this: {content=body}
%tool list_directory
by {sort_by:size=size}, {path=fold}, {show_hidden:true=with the hidden stuff|hidden ones too}
what lies around in {path=fold}, disk is full since noon
%tool move_file
into {destination=fold} with {source=lfile}
{source=lfile} belongs in {destination=fold}, not on top of everything
%tool search_files
under {path=fold}, {pattern=pat}
are there any {pattern=pat3} left, I have to give back the laptop
%list pat3: *.bak | invoice*.pdf | thumbs.db | *.mov | *_final_final* | *.swp
%tool add_observations
{observation=obsv}, that's about {entity_name=ent}
on {entity_name=ent}: {observation=obsv}
heard it from the taxi driver, {entity_name=ent} {observation=obsv}
%tool create_relation
{source_entity=ent} {relation:part_of=is part of|belongs inside} {target_entity=ent2}
{target_entity=ent2} is who {source_entity=ent} {relation:works_for=works for}
{source_entity=ent} {relation:depends_on=can't do without|depends on} {target_entity=ent2}, says the minutes of last week
%tool convert_time
in {target_timezone=townb}, what's {time=clock} from {source_timezone=towna}
{time=clock} {source_timezone=towna} time to {target_timezone=townb} time
my daughter in {=townb} calls at eight, so what is {time=clock} here over in {target_timezone=towna}
%tool git_log
by {author=maria}, since {since=since}
last {max_count=few} in {repo_path=repo}, {author=anna} only
commits in {repo_path=repo}, need them for the notes to the client
%tool git_diff
only {file=lfile}, against {target=branch}
compared with {target=branch} what's changed, coffee is ready
%tool git_commit
{all:true=everything|all of it} under the message {message=commsg}
{message=commsg}, {amend:true=onto the last one|fix up the previous commit}
commit, {message=commsg}, then lunch
%tool git_create_branch
from {base_branch=branch}, {branch_name=branchb}
{branch_name=branchb} as a new branch, {=anna} works with me on it

# Wiki, sheets, tools, office, customers.
%list wq: how to get a badge for the roof | who signs for goods on Sundays | rules for guests with dogs | setup of the printer on floor two | what to do in case of fire at the lab | travel by night train | names of the servers in Riga | leave between two contracts
%list space: Engineering | People | Sales Handbook | Facilities | Legal | Design | Onboarding
%list wtitle: Life after the Merger | Notes from the Roof | How to Leave on Time | Keys and Who Has Them | Working with Customers in Japan | Onboarding for Night Shifts | Under the Hood of Billing | Fridays without Meetings
%list wtext: the code for the gate changes on the first of each month | ask at the desk before you take the ladder | nobody deploys after four on a Friday | the big printer only takes paper from tray two | guests sign in with their own name and that of their host | for parts from Riga allow nine days | the kettle trips the fuse with the heater on
%list sheet: Guests for the Wedding | Mileage 2024 | Stock at the Barn | Lunch Money | Bees and Hives | Hours by Client | Rent and Bills | Choir Contacts
%list row: Ewan, two, vegetarian | 14 May, 32 km, to the port | Lopez, 4, 88.50 | hive 3, calm, 12 frames | rent, 900, paid | Tove, alto, 0171 3344 | tiles, 40, from the barn
%list tab: June | Archive | Costs | Sheet2 | Draft | North | Kids
%list rng: B2:D9 | A1 | C4:C30 | F12 | A1:H1 | D7:E8
%list poll: Coffee on Floor Two | After the Move | Dogs at Work | Names for the New Room | Trip to the Coast | Lunch from Outside | Fridays from Home
%list pollq: would you sit by the door for a month | how was the trip with the night train | which day suits you for the visit to the mill | what do you miss since we moved from the old house | should we close between the years | do you want a desk of your own or not
%list phrase: where is the toilet | the key is under the mat by the back door | I would like a room with a view for two nights | we come in peace and with cake | my sister is allergic to nuts | from here to the sea it is an hour by bus | please turn off the light on your way out | he left without a word for anyone
%list audio: interview_with_grandma.mp3 | board-0412.wav | memo from the car.m4a | lecture_on_bees.mp3 | call_june.ogg | choir-rehearsal.wav | session3.m4a
%list prompt: a goat on a trampoline under a full moon | a city made out of books by the sea | my street with snow up to the windows | an owl with reading glasses on a pile of tax forms | a tea party for robots in the desert | a ship in a bottle inside a ship | two foxes at a bus stop in the rain | a lighthouse as a candle on a cake
%list imgf: team_on_stairs.png | dog.jpg | shoe-left.png | logo_old.webp | IMG_220.jpg | chair.tiff | passport.jpeg
%list scanf: letter_from_1944.jpg | receipt-0612.png | page 3.tiff | contract_scan.pdf | note_on_fridge.jpg | menu.png
%list pdff: handbook.pdf | lease_2021.pdf | score_for_strings.pdf | thesis-final.pdf | menu-of-the-week.pdf | manual.pdf
%list pgs: 3 to 7 | 12-19 | 1 and 4 | 22 | 5, 6 and 9 | 40 to 52
%list qr: wifi password mellow-goose-4 | https://underoneroof.org/menu | tel:+4930123456 | table nine by the window | happy birthday from all of us on the third floor | www.tidewater.com/visit
%list lurl: https://docs.acme.io/guides/setup/from-scratch?id=77 | www.lopeztransport.com/jobs/driver-for-nights | https://underoneroof.org/events/2024/open-day | http://hofmann-optik.de/termine/neu | https://map.example.com/?from=home&to=work
%list alias: openday | join-us | night-jobs | setup | menu24 | map-home
%list mail: j.price@tidewater.com | nadia@lopez.es | office@bakerandsons.co.uk | t.solberg@nordlicht.de | otis@example.org | beatrix.h@studiohalle.at
%list tel: 0171 334455 | +44 20 7946 0011 | 555-0182 | +49 30 889900 | 0664 1234567 | +34 600 112 233
%list full: Ewan Price | Nadia Romero | Otis Hall | Beatrix Hahn | Tariq Aziz | Solveig Dahl | Lorenzo Bianchi | Shanti Rao | Declan Moore
%list deal: the Tidewater renewal | chairs for St. Anne's | Nordlicht phase two | the fleet for Lopez | lamps at the new opera | Halle licence | the contract with the port
%list dealn: they want it with two years of service on top | their new CFO counts every cent | lost to a cousin of the boss | signature by fax, believe it or not | waits for a word from the head office in Oslo | asked for a price without the install
%list hsub: no picture on the second screen | keyboard types z for y | locked out of payroll | laptop dies without the cable | phone rings only in the kitchen | scanner sends to a man who left in May | VPN drops in the lift | projector in Oslo shows all in green
%list hdesc: it began after the update on the night to Monday | I tried another cable from the desk next to mine | only when the door to the lab is open | works with the laptop of a colleague | there's a smell of dust and a click from below
%list tno: 40218 | #8812 => 8812 | T-3310 | HD-77 | 20551 | SUP-904
%list tcom: customer calls back after her shift at six | part is on its way from Graz | try it without the dock | same as the one from the mill last week | he wants his money by Friday or he goes to the press | solved by turning it off and on
%list leavew: my sister gets married in Accra | to finish the roof with my father | school starts for our youngest | I need to look after my aunt in Lyon | a walk from coast to coast | we move house that week
%list reqno: LR-220 | 7741 | HR-0912 | 55-L | REQ118 | 3009
%list skills: welding and blueprint reading | Python, SQL | sign language and first aid | Polish, Russian and bookkeeping | forklift, night shifts | typography and print | sales with a technical past
%list panel: Miriam and Otis | Chiara | Jin, Tove and Dr. Iyer | Pavel, Ingrid | the two leads from Riga
%list rejw: no licence for trucks | asked for twice the budget | the role went to somebody from inside | answered in one word to everything | can't start before winter | lives too far from the plant
%list goods: forty chairs and a stage | two pallets of tiles, grout | 12 lamps with dimmers | a website and three banners | ten days of training on site | cleaning twice a week, windows included | 300 mugs with logo
%list art: oak shelf 80 | grey paint | article 4410 | the folding tables | cable drums | M8 bolts | the blue helmets | pump P-20 | paper cups | rain covers
%list site: Graz | the barn | Hall 3 | the depot by the port | Leeds | the north store | Unit 7
%list site2: Riga | the shop on Mill Road | Hall 5 | the yard | Cork | the south store | the van
%list qty: 12 | 40 | 300 | six => 6 | 25 | 150 | 8
%list vendor: Holz Meier | Baltic Steel | Papyrus Ltd | Green Fork | Wells & Daughters | Kobe Tools | Lamp World
%list cc: CC-410 | facilities | 7700 | marketing west | K-22 | project lantern
%list po: PO-3391 | 4500-21 | PO 880 | B/1190 | 77-2204 | PO10233
%list van: the white Transit | B-LT 440 | van 7 | the tipper | GX07 TYU | the old Sprinter | truck two
%list vnote: brakes at the front worn by half | screw in the left rear tyre | oil from Lopez, filter from us | done at the yard with no lift | next one before the trip to Riga
%list room: Kiruna | the fishbowl | 3.14 | Blue Room | Aquarium | Ada | the attic | room 204 | Oslo
%list kit: a beamer and a whiteboard | two screens | camera, mic and speakers | a piano | a flip chart and pens | step-free access, blinds
%list purp: talk with the auditors from Bern | farewell for Ingrid | interviews for the desk in Cork | budget for the second half | a quiet hour with the tax forms | rehearsal of the pitch to the bank
%list spot3: the stairs to the car park | the kitchen on floor two | the lift in the east wing | the shower by the bike room | the entrance at the back | meeting room Kiruna | the roof over the canteen
%list broke: dark stains on the ceiling next to the lamp | a smell of gas from under the sink | the door shuts by itself with a bang | water comes out of the socket | glass on the floor from the bulb above | the light goes on and off by itself | a pigeon sits on top of the shelf and won't go
%list doc: plan_of_the_yard.pdf | seating.docx | the menu for Sunday | contract-lopez.pdf | badge list.xlsx | poster_final.png | minutes from May
%list chan: #general | random | #sales-north | ops | #lunch | design-crit | #on-call | team-riga
%list post: cake in the kitchen on two, from my mother | the gate stays shut from noon to three | who took the ladder from under the stairs | we won the port contract | lift is out, use the stairs at the back | my laptop is at the train station, so call me instead | forms are due by Friday, no excuses
%list st: out with the dog | on the train without network | head down in the budget | at the dentist, wish me teeth | in a room with no windows | back by three with cake | writing, please knock
%list sms: I'm at the gate with the cake | running late, start without me | the key is under the pot by the door | can you feed the cat on Sunday | got it from the chemist, all good | don't forget the cable for the beamer | bring a coat, it's cold by the river
%list vtopic: the move to Cork | prices from January | dad's eightieth | who takes the dog in August | budget without Riga | the leak over the archive
%list sdoc: the lease for Unit 7 | NDA with Lopez | contract of Solveig Dahl | offer_v3.pdf | the deed | consent for the trip to the mine | purchase of the tipper
%list voidw: the price on page two is from last year | wrong Otis | the landlord wants it on paper | we found a better site | clause nine names the old firm
%list card: ask Lopez for a ramp | cut hedge along the drive | list of guests from the bank | paint door to the roof | call back about the lamps | text for the page on returns
%list proj: Tidewater | the opera job | Nordlicht | internal admin | St. Anne's | Project Lantern | the move | Studio Halle
%list twork: mails and calls from the weekend | wiring behind the stage | draft of the letter to the council | sketches for the door signs | fixes after the review with Tove | a walk through the site with the architect
%list flf: what is the capital of Mongolia | la cuchara | who painted the Night Watch | the powerhouse of the cell | boiling point of ethanol | to give up in Polish
%list flb: Ulaanbaatar | the spoon | Rembrandt | mitochondrion | 78 degrees | poddać się
%list deck: Capitals | Spanish for the Kitchen | Biology by Friday | Polish Verbs | Art from A to Z | Chemistry | Boat Licence
%list club: Leeds | Hertha | the Bulls | Celta Vigo | Basel | the Canucks | Ajax | Cork City | Sturm Graz
%list fine: PF-2039 | 88-120 | A 5512 | PCN 7712 | KN-44 | 2024/881
%list plea: the sign was behind the branches of a tree | I was at the hospital with my son in labour ward three | the meter took my coins and gave no ticket | that car has been in a barn since 2019 | a man from your own office told me to park there | I paid by phone under the old plate
%list mach: press 2 | the lathe by the door | CNC 4 | the laser cutter | line B | the bottling unit | saw 3 | the oven in hall two
%list mwhy: smoke from under the hood | the belt runs off to the left | a glove is in the rollers | wrong foil for the batch | noise like a spoon in a blender | we're out of bottles from Graz
%list instr: the centrifuge | HPLC 2 | the electron microscope | the freezer mill | NMR | spectrometer B | the glove box
%list samp: soil from the bank of the canal | paint from the 1740 altar | serum of the mice in group C | ice from under the moss | beer with a cloud in it | steel from the bridge at Cork
%list expt: run 14 | Moss in Vacuum | series B | the yeast on rye trial | Paint 1740 | E-220
%list seen: turned blue on contact with air after ten minutes | crystals at the edge of the dish under cover | no growth at all in the row by the window | smells of almonds, I left the room | foam up to the neck of flask two | mouse 9 sleeps on top of the wheel
%list model: bracket_for_shelf.stl | dragon.stl | gear-22.3mf | lid with hinge.stl | hook.obj | vase_tall.stl | cable clip v4
%list point: the mast on the hill | the far end of the vineyard | the barn roof | the buoy off the pier | field C | the bridge over the weir
%list rno: 204 | 11 | 502 | 318 | 27 | 1409
%list wish: two more pillows and a blanket | the tap drips into the bath | a club sandwich without bacon, and a beer | a taxi to the opera at seven | hair in the drain from before us | a plug for a British phone | the window won't shut and there's a fair outside | ice in a bucket

%tool wiki_search_pages
in {space=space}, {query=wq}
changed after {updated_after=bydate}: {query=wq}
{query=wq}, it must be somewhere, {=anna} swears
%tool wiki_create_page
in {space=space}, {title=wtitle}, with {content=wtext} on it
{title=wtitle} as a page, I fill it on the train
new page: {title=wtitle}. text: {content=wtext}
%tool wiki_append_to_page
{text=wtext}, {position:top=right at the top|above the rest}, on {page=wtitle}
to {page=wtitle} add {text=wtext}
under what {=anna} wrote, {page=wtitle} gets the line {text=wtext}
%tool sheets-append-row
{values=row}, into {spreadsheet=sheet}, {tab=tab} tab
{spreadsheet=sheet}: {values=row}
one more row under {tab=tab} in {spreadsheet=sheet}, {values=row}
%tool sheets-read-range
{range=rng} on {tab=tab}, {spreadsheet=sheet}
what stands in {range=rng} of {spreadsheet=sheet}, my eyes are bad
%tool createSurvey
until {closesOn=bydate}, {title=poll}, asking {question=pollq}
{anonymous:true=with no names|without names}, {question=pollq}, name it {title=poll}
{title=poll} as a survey, {questionType:yes_no=yes or no}, the boss wants numbers
%tool translate_text
into {target_language=lingo}, {formality:formal=very polite|formal}: {text=phrase}
{text=phrase}, for my host in {=townb}, in {target_language=lingo}
how would one say {text=phrase} in {target_language=lingo}
%tool text_to_speech
with {voice:robot=a robot's voice|the robot}, {speed:slow=slowly|nice and slow}: {text=phrase}
{text=phrase}, out loud, for {=anna} on the other side of the room
%tool transcribe_audio
in {language=lingo}, {file_path=audio}, {speaker_labels:true=with who says what|mark the speakers}
need {file_path=audio} as text for the trial by Monday
%tool generate_image
as {style:watercolor=a watercolour|watercolor}, {aspect:landscape=wide|landscape}, {prompt=prompt}
{prompt=prompt}, {count=few} of them, for the wall at {=anna}'s
draw {prompt=prompt}, {=rem}
%tool remove_background
on {fill_color=colr} put what's in {image_path=imgf}
cut me out of {image_path=imgf}, it's for the badge
%list colr: pale green | white | navy | light grey | orange | cream | black
%tool ocr_extract_text
{handwriting:true=handwritten|by hand}, in {language=lingo}, {file_path=scanf}
what's on {file_path=scanf}, found it behind the stove at my aunt's
%tool pdf_extract_pages
{pages=pgs} out of {file=pdff}
from {file=pdff} I need {pages=pgs} for the judge, nothing else
%tool convert_units
in {to_unit:miles=miles}, {value=kms} {from_unit:kilometers=kilometres|km}
how many {to_unit:pounds=pounds} in {value=kms} {from_unit:kilograms=kilos}, for a parcel to my aunt
%tool generate_password
{symbols:false=no funny signs|without symbols}, {length=lens} long, {kind:pronounceable=one I can say|pronounceable}
a password for the wifi at {=anna}'s, {length=lens} characters
%list lens: 12 | 16 | twenty => 20 | 24 | 10
%tool create_qr_code
in {color=colr2}, {size=pxs} wide, with {content=qr}
{content=qr} as a code to stick on the door of the shed
%list colr2: dark green | navy | red | black | purple | brown
%list pxs: 300 | 512 | 800 | 1024
%tool links.shorten
as {alias=alias}, {url=lurl}
until {expires=bydate}, {url=lurl} short
{url=lurl} is too long for the poster by the lift

%tool crm_create_contact
from {company=client}, {name=full}, {phone=tel}
{email=mail} belongs to {name=full}, save that
{name=full} of {company=client}, met at the fair in {=townb}
%tool crm_update_deal
into {stage:negotiation=negotiation}, {deal=deal}, {note=dealn}
{deal=deal} is {stage:won=won|ours}, drinks are on {=anna}
%tool crm_list_deals
above {min_amount=bigsum}, with {owner=anna}
{owner=maria}'s in {stage:proposal=proposal}, the bank calls at ten
%tool create_ticket
{subject=hsub}, that's the headline, and {description=hdesc}
{priority:high=high priority|important}, {subject=hsub}
{subject=hsub}, open something with IT[, {=rem}]
%tool list_tickets
with {assignee=anna}, {status:pending=pending}, {limit=few}
what does {assignee=maria} still have {status:open=open}, holidays start at noon
%tool add_ticket_comment
{comment=tcom}, under {ticket_id=tno}, {internal:true=for us only|just for colleagues}
on {ticket_id=tno}: {comment=tcom}
%tool assignTicket
to {agent=anna}, {ticketId=tno}
{ticketId=tno} is nothing for {=maria}, let {agent=anna} have it
%tool request_leave
{reason=leavew}, so {start_date=onday} to {end_date=bydate} off, {leave_type:unpaid=unpaid}
{leave_type:vacation=holiday|vacation} from {start_date=onday}, {=rem}
until {end_date=bydate} starting {start_date=anyday}, {leave_type:parental=parental leave}
%tool cancel_leave_request
pull {request_id=reqno} back, the trip fell through, no need to say more
as for {request_id=reqno}, I take it back since {reason=stay}
%list stay: the wedding is off | my boat sank | we have an audit that week | my sister comes here instead | the flights doubled in price | I can't leave the team with this mess
%tool ats-search-candidates
in {location=townb}, {skills=skills}, from {min_years=few} years up
who can do {skills=skills}, the plant in {=towna} is desperate
%tool ats-schedule-interview
with {interviewers=panel}, {candidate=full}, {when=slot}
{when=slot} {round:onsite=here in the house|onsite} for {candidate=full}, {=rem}
%tool ats-reject-candidate
{reason=rejw}, so it's a no to {candidate=full}
no to {candidate=full}, {send_email:true=by mail|and mail them}, nice as they were
%tool createInvoice
by {dueDate=bydate}, {amount=bigsum} from {customer=client}
{description=workdone}: {amount=bigsum}, {customer=client}
charge {customer=client} {amount=bigsum}, they were on the phone with {=anna}
%tool sendPaymentReminder
with the words {message=dun}, about {invoiceNumber=invno}
no money for {invoiceNumber=invno} since spring, remind them
%tool createQuote
{items=goods} for {customer=client}, good for {validDays=lens} days
to {customer=client}, an offer on {items=goods}
{customer=client} asked at the fair, offer them {items=goods}
%tool get_stock_level
at {site=site}, how much {item=art} is left
{item=art}, have we any, the man stands in front of me
%tool adjust_stock
{reason:damaged=broken by the fork lift|damaged}, {quantity=qty} of {item=art}
{quantity=qty} {item=art} {reason:found=turned up again|found} behind the boiler
%tool transfer_stock
into {to_site=site2} out of {from_site=site}, {quantity=qty} of {item=art}
{item=art}, {quantity=qty}, {from_site=site} to {to_site=site2}
{to_site=site2} needs {quantity=qty} of {item=art}, {from_site=site} has plenty
%tool procurement_create_order
on {cost_center=cc}, {items=goods} from {supplier=vendor}
by {deliver_by=bydate} I need {items=goods}, {supplier=vendor} has it
{supplier=vendor} shall send {items=goods}, for the opening with the mayor
%tool procurement_approve_order
yes to {po_number=po}, with the comment {comment=pocom}
%list pocom: only if it comes before June | last time from this vendor | charge half to sales | but without the second lamp | good price, well done
{po_number=po} is fine by me, {=anna} has been waiting
%tool procurement_cancel_order
{reason=povoid}, call off {po_number=po}
%list povoid: they sent us grey for green | we have enough in the barn | the client left | half the price at Kobe Tools | nobody knows who asked for it
we don't need {po_number=po} any more, the mayor is ill
%tool create-shipping-label
to {address=addr}, {weight_kg=kms} kilos, {recipient=full}
{recipient=full}, {address=addr}, {service:overnight=overnight}, {insured:true=with insurance|insured}
label for {recipient=full} at {address=addr}, it's a lamp from my aunt
%tool schedule-parcel-pickup
{instructions=rider2}, that's for the driver, {parcels=few} pieces on {pickup_date=onday}
{pickup_date=anyday} somebody should fetch {parcels=few} boxes, bound for {=townb}
%tool fleet_log_service
at {mileage=kms2} km, {service_type:brakes=brakes} on {vehicle=van}, {notes=vnote}
{vehicle=van} had its {service_type:oil_change=oil changed}, my cousin did it
%tool find_free_room
with {equipment=kit}, {capacity=few} heads, {when=slot}
{when=slot} for {capacity=few}, {=anna} brings cake
%tool book_room
{purpose=purp}, {start=slot}, {room=room}
{room=room} {start=slot} for {duration_minutes=mins} minutes
for {duration_minutes=mins} minutes, {start=slot}, in {room=room}[, {=rem}]
%tool release_room
nobody comes {start=slot}, give {room=room} back
{room=room} is free again, we sit in the park
%tool report_facility_issue
{description=broke}, in {location=spot3}
{location=spot3}: {description=broke}, {urgent:true=come at once|somebody has to come now}
went past {location=spot3} with a guest and saw {description=broke}
%tool register_visitor
for {host=anna}, from {company=client}, {visitor_name=full}, {arrival=slot}
{visitor_name=full} comes {arrival=slot}, coffee without milk
{arrival=slot} {host=maria} gets a visit by {visitor_name=full}
%tool print_document
{copies=few} of {file=doc}, {color:true=in colour}, {double_sided:true=on both sides}
{file=doc} on paper, for the people without a phone
%tool transcribe_recording
{speakers=few} people, in {language=lingo}, {file=audio}
{file=audio} in writing, the one with the drill in the back
%tool slack_post_message
{text=post}, in {channel=chan}, {notify_all:true=ping everybody|so that all phones buzz}
to {channel=chan}: {text=post}
I can't type on this thing, put {text=post} in {channel=chan}
%tool slack_search_messages
from {from_user=anna} in {channel=chan}, {query=vtopic}
{query=vtopic}, who wrote on that, I was in hospital then
%tool slack_set_status
until {until=clock}, {status_text=st}
{status_text=st}, {do_not_disturb:true=no pings|leave me in peace}, that's my status
%tool startVideoCall
about {topic=vtopic}, {participants=panel}
{participants=panel} on video, {record:true=tape it|record it}, topic {topic=vtopic}
get me {participants=panel} on screen, with or without coffee
%tool sendSms
{body=sms}, text that to {to=maria}
to {to=tel}, {body=sms}
{to=anna} has no smartphone, so by text: {body=sms}
%tool esign_send
by {deadline=bydate}, from {signers=panel}, a signature on {document=sdoc}
{document=sdoc} to {signers=panel} for signing, I'm away with the kids
%tool esign_void
{reason=voidw}, so take {document=sdoc} back
{document=sdoc} is not to be signed, sorry to all
%tool board-create-card
on {board=proj} for {assignee=anna}: {title=card}
{title=card}, {board=proj} board, {labels=lab}
%tool start_timer
on {project=proj}, with {note=twork}
clock on for {project=proj}, I'm in the van with {=maria}
%tool log_time
{description=twork}, {hours=hrs} hours, {project=proj}, {date=pastday}
{hours=hrs} on {project=proj} {date=pastday}
%tool okr_update_progress
at {progress=vol} percent, {key_result=kr}, {confidence:at_risk=shaky|at risk}
{key_result=kr} is at {progress=vol}, no thanks to the weather
%list kr: fewer returns by mail | ten shops in the north | night trains for staff | answer calls within a minute | half the paper | customers from outside town
%tool okr_create_objective
for {quarter:Q3=the third quarter|Q3}, {team=squad}: {objective=objv}
%list objv: make every first call count | become the shop people walk to | no customer waits over a day | sleep through the night without alarms | win back those who left for cheaper ones
{objective=objv}, that's what {team=squad} goes for
%tool schedule_newsletter
to {audience:vip=the vips|VIP}, {subject=wtitle}, {content=wtext}, {send_at=slot}
{content=wtext}, under the subject {subject=wtitle}
%tool publish_post
on {network:mastodon=mastodon}, {text=post}[, at {publish_at=clock}]
{text=post}, {network:linkedin=linkedin}, the boss is watching
%tool school_get_grades
in {course=crs}, how does {student=kid} do [in the {term:second=second} term]
%list crs: chemistry | French | music | geography | maths | PE
how does {student=kid} stand, granny pays by the mark
%tool school_submit_absence
{reason=kidwhy}, {student=kid}, {date=anyday}
no {student=kid} at school {date=anyday}, we're on the road
%tool addFlashcard
{back=flb} goes behind {front=flf}, in {deck=deck}
into {deck=deck}: {front=flf}, {back=flb}
%tool get_fixtures
{home_only:true=at home|on their own ground}, next {count=few} of {team=club}
when does {team=club} play, my nephew is over from {=townb}
%tool get-planet-visibility
from {location=townb}, {planet:saturn=Saturn}, {date=anyday}
{planet:mars=Mars} for the kids, no clouds in sight
%tool maps_directions
to {destination=addr}, {mode:bicycling=by bike|on two wheels}, from {origin=sq}
{origin=sq} {destination=addr}, {avoid_tolls:true=without toll|no toll roads}
%tool maps_search_nearby
by {near=sq}, {query=poi}, {open_now:true=open this minute|open now}
%list poi: a chemist | somewhere with soup | a shop for keys | public toilets | a bench in the shade | cash machine | vegan cake
{query=poi}, my feet hurt
%tool nextDepartures
{limit=few} of {line=ln} from {stop=halt}
at {stop=halt}, what leaves, I've two cases and a child
%list ln: line 4 | bus 42 | the U2 | tram 9 | S1 | the ferry
%tool planTrip
at {to=sq} {time=slot}, {arriveBy:true=that's when I must be there|be there by then}, from {from=halt}
by bus and tram into {to=townb} from {from=halt}, I have a pram
%tool appeal_parking_fine
{statement=plea}, so {reference=fine} isn't right
against {reference=fine}: {statement=plea}
%tool machine_stop
{reason=mwhy}, stop {machine=mach}
{machine=mach} off, {emergency:true=this second|emergency}, {reason=mwhy}
%tool machine_report_defect
{count=qty} with {defect:scratch=scratches} off {machine=mach}
{machine=mach} spat out {count=qty} bad ones while {=anna} was at lunch
%tool lab_book_instrument
for {sample=samp}, {instrument=instr}, {start=slot}
{hours=few} hours on {instrument=instr} {start=slot}, I share it with {=maria}
%tool lab_log_observation
{observation=seen}, for {experiment=expt}
under {experiment=expt} put {observation=seen}
%tool startPrint
in {material:petg=PETG}, {infill=vol} percent, {model=model}
{model=model}, {supports:true=with supports}, a gift for my nephew
%tool drone_fly_to
at {altitude_m=vol} metres over to {target=point}, {take_photo:true=one picture once there|snap a photo there}
over {target=point}, the sheep are out
%tool hotel-check-in
into {room=rno}, {guest=full}, {nights=few} nights, {breakfast:true=with breakfast}
{guest=full} is here with two dogs, check them in
%tool hotel-request-service
{request=wish}, for {room=rno}
{room=rno} wants {request=wish2} from {department:room_service=room service|the kitchen}
%list wish2: a club sandwich without bacon | two beers and nuts | soup with bread | tea for three with lemon | ice in a bucket | the cake from the card by the bed
