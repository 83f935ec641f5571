# Requests for the tools of part22a.yaml: what is said in two words at the end, and which of two places or persons is meant.
%lang en
%list y2n: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 7 | 2 | eight => 8 | five => 5 | 4
%list y2day: Friday | Thursday | 14 June | next Saturday | the 3rd of May | Monday week | 2027-02-11 | August 9th | the 19th | Sunday | 21/7 | Whit Monday | Wednesday the 6th
%list y2dayb: 22 June | the 12th of May | Tuesday after next | 2027-02-19 | August 16th | the Sunday after | 30/7 | 1 September | the last day of the month | Thursday the 20th | New Year's Eve | the 25th
%list y2dayq: tomorrow | Friday | 14 June | next Saturday | the day after tomorrow | 2027-02-11 | August 9th | Sunday | 21/7 | Wednesday the 6th | Monday week | Whit Monday
%list y2flown: the 3rd of March | 12 May | Easter Sunday | the 15th | Monday | 2026-09-01 | 8/11 | Friday the 13th | New Year's Day | 30 September | Tuesday
%list y2since: March | the 1st of January | last Easter | 12 May | the beginning of the year | last Monday | 2026-09-01 | the summer | the 15th | two weeks ago | yesterday
%list y2at: tomorrow at 8 | half past six | Friday 17:20 | tonight at ten | 4:45 am | Sunday noon | 9:30 | quarter to seven | Monday morning at 7 | the 4th at 14:00 | Thursday evening
%list y2atb: noon | Saturday 20:00 | midnight | Sunday evening | 11 pm | Tuesday at half past five | 18:15 | the 6th at 10:00 | next morning at 9 | Friday night | ten past three
%list y2who: Jo | Aunt Ilse | Mr. Fenwick | Ravi | my sister | Big Tom | Dr. Osei | Marguerite D'Arcy | the boss | Inés from Vigo | old Mrs. Kuhn | Lee from sales | Bojan
%list y2whob: Noor | Uncle Piet | Ms. Adeyemi | our neighbour Karl | Femke | O'Brien | my brother-in-law | the twins | Santiago Ruiz | Grandpa | Yuki | the new intern | Clara and Max
%list y2min: ten minutes => 10 | 5 min => 5 | a quarter of an hour => 15 | 20 minutes => 20 | half an hour => 30 | 8 minutes => 8 | 3 min => 3 | 45 minutes => 45 | 12 minutes => 12 | an hour => 60

%list y2stop: Alder Street | central station | Market Square, platform side | Harbour and Docks | St. Mary's Church | the stop by the old mill | Nordhafen | Gare de l'Ouest | town hall | university north | Kiln Lane | hospital main entrance | Upper Bexcombe
%list y2stopb: the airport, terminal 2 | Oak Hill | Castle Gate | Westkreuz | the ice rink | Queen's Park | Bridge over the Lenn | Mill Road and Fifth | Lindau | Riverside | King's Meadow | industrial estate east | the old town
%list y2oddstop: Ferry Road | Tram Depot | the bus garage | Old Train Shed | Ferryman's Arms | Tramway Corner | Twelve Oaks | Bustown Hall | Five Ways | Line Street | the Train Museum
%list y2stoplong: the stop behind the library, where the 14 turns | that little halt between the brewery and the river | the corner where they're tearing down the cinema | Saint Andrew's hospital, entrance for visitors and staff | the shelter across from Nan's old flat | the place we got off last time, near Aldi | the roundabout with the fountain that never works | Upper Marsh, the one on the hill side | the platform you reach through the bike tunnel | Hafenstrasse, not the bridge but the square
%list y2line: 14 | the U4 | S1 | night bus N8 | the red line | RE 7 | 301 | the airport express | Coast Line | bus 66 | IC 2041 | the number nine | M10
%tool getDepartures
what's leaving {station=y2stop} towards {direction=y2stopb}, {mode:tram=just the streetcars|on rails through the street|no buses, just trams}
show me the board for {station=y2stop}, {limit=y2n} will do
towards {direction=y2stopb} out of {station=y2stop}, when does anything go
I'm standing at {station=y2stop}, what runs to {direction=y2stopb} from here
tell me what still goes tonight from {station=y2stoplong}
{line=y2line}, {station=y2stop}, towards {direction=y2stopb}, next {limit=y2n}
what's going from {station=y2oddstop} in a bit

%list y2town: Leeds | Graz | Newcastle upon Tyne | Vigo | Aix-en-Provence | our village | San Sebastián | the office on Dale Street | Cork | Frankfurt an der Oder | Tampa | King's Lynn | Aarhus
%list y2townb: Zagreb | Bath | Le Mans | Gran's place | Stratford-upon-Avon | Ghent | the trade fair | Bergen | Salt Lake City | L'Aquila | Riga | Lisbon | Newport, Rhode Island
%list y2townc: Lyon | Crewe | Basel | the central station | Clapham Junction | Hanover | Bourg-en-Bresse | Innsbruck | St. Pölten | the airport | Ostend | Dover
%list y2odd: Via Roma | Early Street | Cheapside | Change Alley | Noon Hill | Monday Market | Midnight Lane | Stairfoot | the Slow Train café | Seven Sisters | Viaduct Road | Sunday Bridge
%list y2doorlong: the flat above the bakery, back entrance | the hotel where the conference is, in the harbour | that pub you go past on the way to Mia's | 12 Orchard Close, the house with the blue door | the field where we parked the van, near Eastleigh | the car park behind the stadium, gate C | the school Ben goes to, on Mill Lane | the clinic that moved out to the ring road | my mum's new place, second floor, Rose Court | the little theatre they opened in the old barracks
%tool findConnections
how do I get from {from=y2town} to {to=y2townb}, {optimize:fewest_changes=I hate changing|without running between platforms|staying in one seat as long as possible}
{from=y2town} to {to=y2townb} {departAt=y2at}, {stepFree:true=I'm in a wheelchair|we've got the pram|no stairs please}
to {to=y2townb} via {via=y2townc} out of {from=y2town}
into {to=y2townb} from {from=y2town} but through {via=y2townc}
get me to {to=y2town} from {from=y2doorlong}
{departAt=y2at}, {from=y2town} to {to=y2townb}, over {via=y2townc}, {optimize:cheapest=costing as little as possible|the least money}
take me from {from=y2odd} to {to=y2townb}

%list y2fault: a door that won't close | broken glass on the floor | a tree on the track | no heating at all | a ticket machine that eats coins | water coming through the roof | graffiti and a smashed screen | an abandoned suitcase | a man's bike between the rails | a speaker that crackles | a step that's come loose
%list y2faultlong: the driver closed the doors, somebody's bag got stuck | the lift has been out of order since Tuesday | a branch came down, we had to walk | people are smoking in the last carriage, every morning | the air conditioning drips on the seats by the door | two windows won't open and it's boiling in here | it left three minutes early, ten people missed it | the screen says Oak Hill but it's going to Lindau | there's a dog on the tracks, the police are coming | the brakes squeal at every stop, it hurts
%list y2faultodd: a major puddle on the lower deck | an anonymous note on the driver's door | the minor key chime never stops | blocked toilet | a big hole in the seat | Mr. Hall Street sign fell off | no name on the display | somebody's stop button is stuck | an empty train of thought poster, torn | a minor flood by the exit
%tool reportDisruption
{line=y2line}: {message=y2fault}, {severity:blocked=nothing moves at all|we're at a complete standstill|it isn't going anywhere}
let the operator know there's {message=y2fault} on {line=y2line}, {anonymous:true=leave my name out|don't say it was me|nobody needs to know who told them}
{message=y2fault} at {stop=y2stop} on {line=y2line}
on {line=y2line} near {stop=y2stop} there is {message=y2fault}
complain about {line=y2line}: {message=y2faultlong}
{stop=y2stop}, {line=y2line}, {message=y2fault}, {severity:minor=no big deal|nothing serious|just a small thing}
something's wrong with {line=y2line}: {message=y2faultodd}

%list y2trip: the 7:42 to Leeds | my morning bus | the 18:05 out of Graz | the night train to Zagreb | the S1 at ten past eight | the 6:58 | IC 2041 to Bergen | the school bus, line 31 | Dad's train to Vigo | the last ferry home | the quarter past five to Oak Hill
%list y2triplong: the train Mia takes home on her own, 16:10 from Crewe | the 5:32 that always waits for the Dover boat | the bus that gets me to work by eight, line 301 | the second tram after six, the one to Lindau | the late one that stops at Kiln Lane, 23:48 | the express to Basel, the one with a dining car | the regional at half seven that goes through the valley | the bus Grandpa takes on market day, at ten | the boat train that leaves when the ferry's in | the 17:03, it always waits at Crewe
%list y2tripodd: the Friday Express | the mail train to Riga | Sunday Flyer | the 9:15 to Push Hill | the Weekday Arrow | the text-book special | bus 10 to Fifteen Acres | the Daily Coast Line | the 20 to Ringtown | the Email Tram to Techpark
%list y2days: weekdays | Mondays and Thursdays | Fridays | Saturday mornings | Tuesday, Wednesday and Friday | school days | Sundays | workdays | Mondays | weekends | Thursdays
%tool watchTrip
ping me when {trip=y2trip} runs late, {channel:sms=as a text|by text message|with a text}
keep an eye on {trip=y2trip}, {days=y2days} only
I want to hear about delays of {trip=y2trip} until {until=y2dayb}, on {days=y2days}
for {alsoNotify=y2who} as well as me: warn us about {trip=y2trip} if it's {minDelayMinutes=y2min} late
tell me whenever it's late or cancelled, {trip=y2triplong}
{trip=y2trip}, {days=y2days}, {minDelayMinutes=y2min} or more, till {until=y2dayb}
is it late again? watch {trip=y2tripodd} for me

%list y2label: school run | commute | Mum's | gym and back | the long way | to the allotment | Work, rainy days | choir | D'Arcy place | secret beach | in case of strike | Thursdays
%list y2labelodd: Tom's shortcut | top of the list | Anna's school run | notes to Gran | pinned down | first things first | Paul and me | for the kids | shared misery | a note from home
%list y2routenote: never on Sundays, the bridge is closed then | take the front carriage, the exit is there | buy the ticket before seven, it's half the price | sit on the left and you'll see the sea | bikes allowed after nine, one euro extra | the key for the gate hangs at Noor's | skip the second change, walking is quicker | the 14 is slower but has room for prams | if the 14 is late, run for the U4 | change at Crewe, but leave time for coffee
%tool saveRoute
remember {from=y2stop} to {to=y2stopb} as {label=y2label}, {pinned:true=right at the top|before everything else|first thing I see}
keep {label=y2label}, that's {from=y2town} to {to=y2townb}, {shareWith=y2who} wants it too
as {label=y2label} store the way out of {from=y2town} into {to=y2townb}
to {to=y2stopb} from {from=y2stop}, under {label=y2label}, for {shareWith=y2who} as well
store {from=y2stop} to {to=y2stopb} as {label=y2label}, {note=y2routenote}
{from=y2town}, {to=y2townb}, {label=y2label}, together with {shareWith=y2who}
bookmark {from=y2stop} to {to=y2stopb} and call it {label=y2labelodd}

%list y2air: Leeds | GRZ | Newcastle | Vigo | Porto | LHR | San Sebastián | Malmö | Cork | Frankfurt | Tampa | Nice | Bodø
%list y2airb: Zagreb | JFK | Palermo | Bergen | Cape Town | L'Aquila | SIN | Riga | Lisbon | Salt Lake City | Rio | Reykjavik and nowhere else | Port of Spain
%list y2airodd: First Landing, Iowa | Paris, the main airport | Santiago de Compostela, not Chile | the nearest airport to Lake Como | Two Rivers, wherever that is | the small airport Perth has for bush planes | one of the London airports, preferably City | Business Bay, Dubai | Newark, since JFK is too far out | that island with the short runway, Saba
%list y2airplain: Direct Falls | Economy, Pennsylvania | First View | Return Creek | Nonstop Island | One Tree Hill | Grand Turk | Weekend Harbour | Premium Point | Tripoli
%tool contrailo_search_flights
fly me from {origin=y2air} to {destination=y2airb} on {depart_date=y2day}, {nonstop:true=no layovers|I won't change planes|straight there}
tickets {origin=y2air} to {destination=y2airb}, {depart_date=y2dayq}, {cabin:business=up front with the lie-flat seats|somewhere I can lie flat|in the good seats, work pays}
into {destination=y2airb} on {depart_date=y2day} from {origin=y2air}, back {return_date=y2dayb}
on {depart_date=y2day} out of {origin=y2air}, home from {destination=y2airb} on {return_date=y2dayb}
{depart_date=y2dayq} I have to be flying from {origin=y2air} to {destination=y2airodd}
{depart_date=y2dayq} to {return_date=y2dayb}, {adults=y2n} adults, {origin=y2air} to {destination=y2airb}
anything in the air from {origin=y2air} to {destination=y2airplain} on {depart_date=y2day}?

%list y2price: 200 euros => 200 | $350 => 350 | 89 | 120 pounds => 120 | 450 | £60 => 60 | 500 dollars => 500 | 75 euros => 75 | 999 | €140 => 140 | 39.90
%list y2month: October | the summer holidays | early May | spring | February or March | Christmas week | late August | next June | the half-term break | autumn | July
%list y2monthlong: the two weeks when the kids have no school | the first half of May, before it gets hot | some time after the exams, so late June | whenever the cherry trees are in bloom, early April | October, but not the week Grandpa visits | the weeks between Christmas and the Three Kings | any week in autumn, as long as it's dry | July, when my brother gets married | the days around carnival, so late February | the month after the baby comes, maybe October
%tool contrailo_create_fare_alert
tell me when {origin=y2air} to {destination=y2airb} drops below {max_price=y2price}, {weekends_only:true=Saturdays and Sundays only|I can't get off work in the week|I only have the weekend}
let me know if getting from {origin=y2air} to {destination=y2airb} gets cheap, {frequency:weekly=once a week is plenty|no more than one mail a week|every Monday or so}
to {destination=y2airb} in {travel_month=y2month} out of {origin=y2air}, shout if it's under {max_price=y2price}
watch prices between {origin=y2air} and {destination=y2airb} for {travel_month=y2month}
keep watching what it costs from {origin=y2air} to {destination=y2airb} for {travel_month=y2monthlong}
{origin=y2air}, {destination=y2airb}, {travel_month=y2month}, {max_price=y2price} at most, {frequency:instant=tell me at once|the second it happens|right away}
I'd fly {origin=y2air} to {destination=y2airplain} if it got cheaper, alert me

%list y2seat: 14C | 2A | 31F | 7D | 22B | 1A | 40K | 11E | 3C | 18A | 9F
%list y2flightnote: slept the whole way, woke up over the Alps | got moved to row one, the coffee was terrible | we circled for an hour because of fog | met the pilot, who went to school with Dad | bumpy at the end, but what a sunset | lost my scarf, the crew found it and called | first time on the upper deck, loved it | kids were good, the man behind us wasn't | the wing had a new livery, took ten pictures | landed early, waited an hour for the stairs
%tool contrailo_log_flight
I flew {from_airport=y2air} to {to_airport=y2airb} on {flown_on=y2flown}, {purpose:business=for work|had a client meeting|the company sent me}
put {from_airport=y2air} to {to_airport=y2airb} in the logbook, {seat=y2seat} again
landed at {to_airport=y2airb} from {from_airport=y2air} on {flown_on=y2flown}, write that down
from {from_airport=y2air} into {to_airport=y2airb}, was in {seat=y2seat} on {flown_on=y2flown}
logbook: {from_airport=y2air} to {to_airport=y2airb}, {remark=y2flightnote}
{flown_on=y2flown}, {seat=y2seat}, {from_airport=y2air} to {to_airport=y2airb}, {purpose:family=to see Mum|for the wedding of my cousin|visiting the relatives}
we've been on a plane from {from_airport=y2air} to {to_airport=y2airplain}, note it

%list y2pnr: QX4T7P | K9LM2Z | booking 88213 | W3RT0Y | the Lisbon booking | HH72KD | our Cape Town trip | PL0M5X | the one for July | 5TGB6Y | B4ND8E
%list y2kg: 20 kilos => 20 | 23 kg => 23 | 32 kilos => 32 | fifteen kilos => 15 | 12 kg => 12 | 8 kilos => 8 | 30 kg => 30 | ten kilos => 10 | 25 kilos => 25 | 18 kilos => 18
%list y2stuff: surfboard | two pairs of skis | a pram and a car seat | golf bag | cello, hard case | climbing ropes | Jo's drum kit | wedding dress | box of cheese from Gran | tent and poles | fishing rods
%list y2stufflong: a folding bike, the wheels come off | the old suitcase with the strap, packed to the brim | two boxes of books I'm bringing to my sister | a harp that won't fit under the seat | presents for the kids, some of them are fragile | a tent, four sleeping bags and the stove | the banner we carry in on Sunday, three metres long | my bass guitar, it has to lie flat | a wheelchair that folds, plus its battery | a painting we bought, wrapped in two blankets
%tool contrailo_add_baggage
another suitcase for {passenger=y2who} on {booking=y2pnr}, {leg:inbound=just on the way home|only coming back|not going out, only flying home}
{passenger=y2who} brings {contents=y2stuff} on {booking=y2pnr}, {weight_kg=y2kg}
on {booking=y2pnr} with {passenger=y2who}: {contents=y2stuff}
put {contents=y2stuff} under {passenger=y2who} in {booking=y2pnr}
{booking=y2pnr}: {passenger=y2who} has to check in {contents=y2stufflong}
{passenger=y2who}, {weight_kg=y2kg}, {booking=y2pnr}, {kind:pet=the cat comes too|travelling with the dog|our rabbit}
{passenger=y2who} on {booking=y2pnr} needs to take more stuff both for work and sport

%list y2flight: CT 1832 | LX40 | the 6:10 from Porto | KQ 77 | BA2490 | yesterday's flight to Riga | ZY-512 | our flight home | EW 9061 | AF 18 | Monday's 203
%list y2story: five hours late and no food | bag never arrived | cancelled at the gate | they gave our seats away | missed the connection | sent to Lyon by bus | overbooked, we stayed behind | a night in the terminal | pram lost and found broken | diverted to Cork
%list y2storylong: we sat on the runway for four hours, nobody said anything | they cancelled it at midnight and offered no hotel | my case turned up three days later, soaking wet | the gate closed early, although we were on time | we were rebooked twice and landed a day late | they made us check the pram, now a wheel is missing | the crew was out of hours, so everybody had to leave | boarding stopped at row ten and we were left standing | we waited since noon, the crew never came | they lost both suitcases, one held my medicine
%tool contrailo_file_claim
{flight=y2flight}: {story=y2story}, {outcome:refund=I want the money back|give me my money|cash, nothing else}
go after the airline for {flight=y2flight}, {story=y2story}, {attach_receipts:true=bills included|with all my bills|add what we paid for food and taxi}
claim for {claimant=y2who} over {flight=y2flight}, {story=y2story}, the money goes to {payee=y2whob}
money to {payee=y2whob}, on behalf of {claimant=y2who}, {flight=y2flight}: {story=y2story}
make a complaint about {flight=y2flight}, {story=y2storylong}
{flight=y2flight}, {story=y2story}, {claimant=y2who}, {outcome:voucher=a credit for the next trip is fine|something to spend on another flight}
{flight=y2flight} was a disaster, I want compensation: {story=y2story}

%list y2region: Bath | the Black Forest | Lake Garda, east side | Brighton, near the seafront | Kraków | Mull | Alfama, Lisbon | the coast between Nice and Menton | Texel | the old town of Ghent | St. Anton | Land's End
%list y2regionodd: Pet Harbour | Cheap Street, Bath | Hotel Row | House of Three Lakes | Family Island | Cabin Creek | Two Sisters | Top Rated Hill, Ohio | Weekend Bay | the Kennel Club | Apartment Alley
%list y2regionlong: that village where we ate the mussels, near Vannes | somewhere quiet by the sea, not too far from Kiel | the street where the wedding party is, in Ghent | a valley you can reach by train, in Ticino | the part of Lisbon where you hear fado at night | close to the clinic Dad is in, Rosenhof Graz | up in the hills behind Nice, with a view | the lake Dad swam in, an hour from Graz | anywhere near the arena, so we can walk | the village below the pass, before the tunnel
%tool pillowpost-search-stays
a bed in {place=y2region} from {checkin=y2dayq} till {checkout=y2dayb}, {pets:true=the dog is coming|we bring our cat|two dogs with us}
find us somewhere to sleep in {place=y2region}, {sort:price_asc=cheapest first|we're broke, so lowest at the top|start with the least expensive}
out of the flat on {checkin=y2day}, home on {checkout=y2dayb}, find {adults=y2n} of us something at {place=y2region}
till {checkout=y2dayb} from {checkin=y2dayq} in {place=y2region}, {kind:house=with four walls to ourselves|a whole cottage|the whole place with a garden}
is there still room {checkin=y2dayq} to {checkout=y2dayb}, {place=y2regionlong}
{checkin=y2dayq} to {checkout=y2dayb}, {adults=y2n} adults, {place=y2region}
I need a roof over my head in {place=y2regionodd}

%list y2placelong: that farm with the geese, outside Vannes | the lake where Grandpa learned to swim | the islands up north, Lofoten or Senja | the seaside town that Noor always goes to | Lucca, where the bells ring all day | the wine village we cycled through, near Colmar | the island where it rained, Mull | the city with the canals that isn't Venice | the spa town Mum likes, near the border | the street behind the opera, Kraków
%tool pillowpost-list-bookings
where is {guest=y2who} staying, {status:upcoming=trips still to come|what's ahead of us|not the old ones}
everything {booked_by=y2who} has reserved in {place=y2region}, {status:cancelled=the ones we called off|only what fell through|what didn't happen}
what did {booked_by=y2who} reserve for {guest=y2whob}
rooms for {guest=y2whob} by {booked_by=y2who}, in {place=y2region}
which nights do we have at {place=y2placelong}
{place=y2region}, {guest=y2who}, since {since=y2since}
show me what we've reserved so far

%list y2house: Villa Sorriso | The Crooked Chimney | Hotel zur Post | Mill House and Barn | Casa de l'Aigua | the Anchor Inn | room 12 at Bella's | Seaview, flat 3 | Haus am Bach | Captain's Cabin | No. 9 on the Green | Nordlys
%list y2houseodd: Hotel Urgent Care | The Italian Job | Late Arrival Lodge | Five Star Barn | Chalet Solo | the Noon Inn | Family Affair | Casa Anónima | Midnight Rooms | Polish House
%list y2msg: we'll be an hour late | is there a cot | can we leave the bikes inside | the heating is off | where do we park | one of the beds is broken | thanks for the flowers | may we bring a dog | please leave the key with the baker | is the pool open
%list y2msglong: our train gets in at ten, could someone wait for us | the shower is leaking again, it's coming through the ceiling | can we stay one more night, until Sunday if possible | we left a green jacket behind, could you send it | is there a shop nearby that opens before eight | two of us don't eat meat, please tell the kitchen | the code for the door doesn't work and it's raining | we've decided to come a day later, on Friday | we forgot to pay for the wood, how much was it | there's a wasps' nest under the roof, please look
%list y2lang: Italian | Portuguese | Greek | German | plain French | Polish | Croatian | Dutch | Japanese | Swedish | Catalan
%tool pillowpost-message-host
write to {property=y2house}: {message=y2msglong}, {urgent:true=it can't wait|they have to see it at once|ring them as well}
get this to {property=y2house}: {message=y2msg}, {language=y2lang} please
to {property=y2house} in {language=y2lang} for {send_at=y2at}: {message=y2msg}
say "{message=y2msg}" to {property=y2house} at {send_at=y2hour} in {language=y2lang}
tell the people at {property=y2house}, {message=y2msglong}
{property=y2house}, {language=y2lang}, {send_at=y2at}, {message=y2msg}
drop {property=y2houseodd} a line: {message=y2msg}
%list y2hour: 9 | half past six | noon | 7 in the morning | 18:00 | quarter to eight | 4 pm | 10:15 | 8 pm | midnight

%list y2headline: Sunny loft with a view | Fisherman's cottage | quiet room, own bath | Barn for eight and their dogs | Under the lime trees | the Blue Flat | Attic at St. Anne's | Grandma's house by the canal | Hut without wifi | Two steps from the beach
%list y2headlinelong: A place to do nothing, ten minutes from the sea | Sleep where the miller slept, wake up to ducks | Old vicarage with room for everyone, even in-laws | Your own tower, if you don't mind the stairs | Come for the skiing, stay for the tiled stove | Small but ours, and yours from May to September | A cabin that sways a little, and you'll love it | The flat where we wrote our book, now empty | Bring boots, the last mile is on foot | Room above the bakery, smells of bread at five
%list y2headlineodd: Public Bar upstairs | Draft Beer Cottage | Members of the Wedding | House of Six | Sauna Street 4 | The Hundred | Dishwashers' Row | Sleeps Like a Baby | Ninety Steps | Member's Rest
%list y2amenities: sauna and dishwasher | a garden, a grill and bikes | wifi | washing machine, cot | fireplace and piano | parking and a wallbox | sea view, balcony | two kayaks | pool, wifi and air conditioning | tiled stove
%tool pillowpost-create-listing
let out {headline=y2headline} in {place=y2region} for {price_per_night=y2price} a night, {visibility:draft=nobody should see it yet|I'll show it later|not live for now}
I want to rent out "{headline=y2headline}" at {place=y2region}, {amenities=y2amenities} included
in {place=y2region} with {amenities=y2amenities}, headline {headline=y2headline}
from {price_per_night=y2price} a night offer {headline=y2headline} in {place=y2region}, room for {sleeps=y2n}
our place in {place=y2region} goes online as {headline=y2headlinelong}
{place=y2region}, sleeps {sleeps=y2n}, {price_per_night=y2price}, {headline=y2headline}, {amenities=y2amenities}
offer my flat in {place=y2region} to holiday guests, called {headline=y2headlineodd}

%list y2rev: lovely hosts and cold water | too loud | best breakfast in years | clean, simple, friendly | never again | the bed was a dream | smelled of paint | small but charming | wifi hardly worked | great for one night
%list y2revlong: the bed squeaked, but the view made up for it | they forgot our booking and gave us the attic | you hear the church bells all night, bring earplugs | breakfast starts at nine, far too late for hikers | nicest landlady ever, she lent us her own bikes | the photos are old, the pool is gone now | we came for two nights and stayed for six | parking is a nightmare after six, walk instead | the walls are thin, we heard every word | great if you like goats, they wake you at six
%list y2stars: five => 5 | 4 | three => 3 | 2 | one => 1 | 5 | four => 4 | 3 | two => 2 | one => 1
%tool pillowpost-write-review
about {property=y2house}: {text=y2rev}, {travelled_as:family=we had the kids along|all four of us, kids included|with the children}
about {property=y2house} I'd say: {text=y2revlong}, {anonymous:true=they mustn't know it's me|leave out who wrote it|without my name}
"{text=y2rev}" on {property=y2house}, {stars=y2stars} out of five
{stars=y2stars} stars to {property=y2house} for this: {text=y2rev}
my verdict on {property=y2house}: {text=y2revlong}
{stars=y2stars} stars, {property=y2house}, {travelled_as:solo=I was on my own|just me|travelling alone}, {text=y2rev}
put this under {property=y2houseodd}: {text=y2rev}

%list y2street: Kiln Lane 4 | the opera | Harbour and Docks | my place | St. Mary's Church | the corner of Mill and Fifth | Westkreuz | IKEA | Oak Hill school, back gate | Gran's | platform 9 | the vet's on Dale Street
%list y2streetb: the airport | Queen's Park | Hotel zur Post | 18 Orchard Close | the ice rink | work | city hospital, ward B | Ines and Paul's | Castle Gate | the night train | O'Malley's bar | Noor's
%list y2streetodd: Estate Office Road | Electric Avenue | Van Gogh Museum | Smalltown Library | the Convertible Café | Automatic Laundry | Five Hundred Steps | Battery Park | Minibus Depot | Cash Street | Card Players' Club | Standard Inn
%list y2streetlong: the house where the party is, next to the bakery | the gate at the back, where the bins are | the café we meet at when it rains | Alder Street 14, but the yard, not the front | the platform end where the lift comes up | the sports hall they built behind the fire station | wherever you'd park to get to the lake | the bridge they closed, on the station side | the bus stop where Mia waits after choir | the old brewery, which is now a gym
%list y2metres: 300 metres => 300 | 500 m => 500 | 200 metres => 200 | 800 m => 800 | 150 metres => 150 | 400 metres => 400 | 600 m => 600 | 250 metres => 250 | 700 metres => 700 | 350 m => 350
%tool find_shared_cars
anything to drive around {near=y2street} on {start=y2day}, {size:van=we're moving a sofa|big enough for a wardrobe|I've got boxes, lots}
what could I take from {near=y2street} {start=y2at}, {electric:true=nothing that burns petrol|on batteries|no fuel please}
from {start=y2at} to {end=y2atb} around {near=y2street}
till {end=y2atb}, around {near=y2street}, from {start=y2at}
is there a free car close to {near=y2streetlong}
{start=y2at} to {end=y2atb}, {near=y2street}, {size:small=tiny is enough|something easy to park|just a little one}, {radius_m=y2metres}
which cars stand free at {near=y2streetodd}

%list y2carnote: skis on the roof, no marten please | I'll be back late, traffic on the ring | the dog travels in a box in the back | please leave the charging cable in the boot | picking up a wardrobe, we'll fold the seats | key to Noor, she drives the second half | we'd like the one with the roof rack | ferry at six, so don't give us the slow one | I've got a broken arm, automatic would help | we leave early, please charge it overnight
%tool reserve_shared_car
hold a car at {station=y2stop} from {start=y2at}, {child_seat:true=the baby's coming|our toddler rides along|with a seat for the little one}
a car from {station=y2stop} on {start=y2day}, {driver=y2who} drives
pick up at {station=y2stop} {start=y2at}, bring back to {drop_station=y2stopb} by {end=y2atb}
from {start=y2at} till {end=y2atb} for {driver=y2who}, out of {station=y2stop} and into {drop_station=y2stopb}
put me down for a car at {station=y2stop}, {start=y2at}, {note=y2carnote}
{station=y2stop}, {start=y2at} to {end=y2atb}, {driver=y2who}
keep me one of the cars at {station=y2oddstop} for {start=y2dayq}

%list y2car: Daisy | B-GP 4471 | the white Zoe | Marlene | HH-VK 12 | the red one, row 3 | Kangoo 7 | the little Fiat at the corner | Olaf | WX19 KLO | our van
%list y2carodd: Miss Daisy Day | Minute Mini | Company Car 4 | Bumper | Scratchy | Sir Drive-a-Lot | Happy Hour | Dent de Lion | Co-Pilot | Workhorse
%list y2damage: scratch on the left door | cracked mirror | a flat tyre, nearly | dent in the boot | chewing gum on the seat | no parking disc | muddy inside, smells of dog | broken wiper | a light out at the front | dead battery light
%list y2damagelong: somebody scraped the whole side, from door to wheel | the mirror hangs loose, held up with tape | the tank is nearly empty and a warning light is on | there's a crack in the windscreen, on the right | the boot doesn't close unless you slam it twice | it's full of sand and the seat is wet | the seat belt in the back is jammed, left side | someone was sick in it, windows were open | a tyre looks low, it may hold until Leeds | the bumper came off, I put it inside
%tool start_car_rental
open {car=y2car} for me, {tariff:day_pass=I'll have it until tomorrow|I need it from morning to night|for the whole day}
I'm in front of {car=y2car}, let me in, {business:true=work's paying|it's for a client visit|the firm gets the bill}
go with {car=y2car}, me and {co_driver=y2who} at the wheel
{co_driver=y2who} drives too, unlock {car=y2car}, {damage=y2damage}
get {car=y2car} going, {damage=y2damagelong}
{car=y2car}, {damage=y2damage}, with {co_driver=y2who}, {tariff:per_hour=paying by the hour|billed each hour}
unlock {car=y2carodd}

%list y2drivernote: please don't ring, the baby is asleep | come to the yard, the front is dug up | we have a cello, it can't be folded | my father is slow, give him a minute | honk twice and we'll come down | it's the second house, the one with ivy | I'm wearing a yellow coat, under the clock | the gate sticks, you have to push hard | take the tunnel, the bridge is closed | he only speaks Greek, so call me instead
%tool order_taxi_ride
cab from {pickup=y2street} to {dropoff=y2streetb}, {payment:cash=I've only got coins|I'll hand over notes|bills and coins}
pick {=y2who} up at {pickup=y2street} and drop at {dropoff=y2streetb}, {vehicle:wheelchair=with a ramp|needs a ramp|can't get out of the chair}
to {dropoff=y2streetb} at {at=y2hour} from {pickup=y2street}
out of {pickup=y2street} into the night, {passengers=y2n} of us, drive us to {dropoff=y2streetb}
get me from {pickup=y2street} to {dropoff=y2streetb}, {note_to_driver=y2drivernote}
{at=y2at}, {pickup=y2street} to {dropoff=y2streetb}, {passengers=y2n} people, {vehicle:estate=loads of luggage|we've got six suitcases}
I need a lift from {pickup=y2streetodd} to {dropoff=y2streetb}

%list y2whoodd: the guy who fixed our roof, Bojan | my sister, the one without a licence | whoever had the blue card, Jo I guess | Lee from sales, the new one with glasses | Grandpa when he was still driving | the neighbours' son who borrows everything | the lodger upstairs, who works nights | our eldest since she passed her test, Penny | Ravi, though he swears he didn't | the woman from number nine, Mrs. Kuhn
%tool list_my_rides
what has {driver=y2who} driven since {since=y2since}, {order:longest=furthest ones on top|the real distances first|most kilometres first}
show rides of {driver=y2who}, {kind:taxi=just the cabs|no shared cars, cabs|cabs only}
trips by {driver=y2who} on the account of {paid_by=y2whob}
what {paid_by=y2whob} was charged for drives by {driver=y2who} since {since=y2since}
I'd like to see everything that was driven by {driver=y2whoodd}
since {since=y2since}, {driver=y2who}, {order:most_expensive=dearest at the top|what cost us most first}, charged to {paid_by=y2whob}
where did we drive all the time, let me see the long list

%list y2op: Wattwerk | Blitz & Co | Northlade | the city utility | GreenSocket | Stadtwerke Lindau | Zapp | Plug and Go | O'Hara Energy | Joule | Amperia
%list y2kw: 50 kW => 50 | 150 kW => 150 | 22 kW => 22 | 100 kilowatts => 100 | 11 kW => 11 | 300 kW => 300 | 75 kW => 75 | 43 kW => 43 | 250 kilowatts => 250 | 60 kW => 60
%tool voltnook_findChargers
where can I plug in around {near=y2town}, {freeNow:true=without queueing|nobody parked there|one I don't have to wait for}
juice for the car close to {near=y2town}, {minPowerKw=y2kw} or better
from {near=y2town} on the way to {towards=y2townb}, where's a socket
towards {towards=y2townb}, somewhere around {near=y2town}, run by {operator=y2op}
is there anything to recharge at by {near=y2streetlong}
{near=y2town}, {minPowerKw=y2kw}, {operator=y2op}, {freeNow:true=empty right now|not taken}
charging spots around {near=y2streetodd}

%list y2charger: DE*WW*E1204 | the one in the yard | Northlade 7 | pillar 3 at Aldi | wallbox | Rathaus left | post by the church | GS-0091 | Anchor Inn charger | the slow one on Kiln Lane | socket 12, level two
%list y2chargerlong: the one at the hotel, furthest from the door | the pillar next to the bins, it has a dent | box number two, the lower plug is broken | the post where Mia got stuck, by the church | the charger in row C, under the solar roof | the wallbox Dad put up, behind the shed | the middle one, since the others are taken | the socket by the gate, you need a torch | the new pillar at Aldi, it's still in plastic | the one that only works if you hit it
%list y2chargerodd: Fast Eddie's | Solar Street 4 | Hundred Acre Wood | Gentle Giant Garage | Eighty Days Hotel | Visa Plaza 2 | Car Wash West | Full Moon Inn | Master Yard | Slow Joe's
%list y2ev: Daisy | the Zoe | my van | Femke's car | B-GP 4471 | the company Tesla | Olaf | the little Fiat | WX19 KLO | our camper | the old Leaf
%list y2card: my Visa | the fleet card | Wattwerk contract | Mum's card | the blue one | company Amex | Zapp prepaid | card ending 4410 | the joint account | travel card
%list y2pct: 80 percent => 80 | 90% => 90 | 70 percent => 70 | 100% => 100 | eighty percent => 80 | 60% => 60 | 85 percent => 85 | 95 percent => 95 | 75 percent => 75 | 50% => 50
%list y2pctlow: 20 percent => 20 | 10% => 10 | 15 percent => 15 | thirty percent => 30 | 25% => 25 | 40 percent => 40 | 5% => 5 | 30 percent => 30 | 12 percent => 12 | 35% => 35
%tool voltnook_startCharging
plug's in at {station=y2charger}, go, {mode:gentle=easy on the battery|take it slowly|no need to hurry}
fill up {car=y2ev} at {station=y2charger}, {targetPercent=y2pct} is enough
{car=y2ev} at {station=y2charger} on {payWith=y2card}
put it on {payWith=y2card} and get {station=y2charger} to feed {car=y2ev}
turn on the current at {station=y2chargerlong}
{payWith=y2card}, {station=y2charger}, {car=y2ev}, up to {targetPercent=y2pct}
start {station=y2chargerodd} please

%tool voltnook_planChargingRoute
driving {from=y2town} to {to=y2townb} on battery, where to stop, {prefer:fewest_stops=I don't want many breaks|as few breaks as we can|the kids hate stopping}
get {car=y2ev} from {from=y2town} to {to=y2townb}, {arrivePercent=y2pctlow} left
into {to=y2townb} out of {from=y2town} with {car=y2ev}, by way of {via=y2townc}
to {to=y2townb} over {via=y2townc} from {from=y2town}, where will I have to recharge
where do I fill up the battery on the way to {to=y2townb} from {from=y2doorlong}
{car=y2ev}, {from=y2town}, {to=y2townb}, {arrivePercent=y2pctlow} at the end, {prefer:cheapest=I want to save money|where the current costs least}
where must I recharge between {from=y2odd} and {to=y2townb}

%list y2zone: 4012 | zone B7 | Kiln Lane | Harbour and Docks | Alder Street, even side | 20117 | St. Mary's front yard | D'Arcy Square | M3 | Town Hall Lane | blue zone west | Lindengasse
%list y2zoneodd: Private Road | Business Park 3 | Ninety Row | Hour Lane | Company Yard | Reminder Street | Two Hours Hill | Dayton Mews | Clock Square | Minute Street
%list y2zonelong: the street with the chestnut trees, odd numbers | the strip by the river, where the market is | that bit of Mill Lane before it turns, near number nine | the square they renamed, it used to be Station Yard | the lot where the circus stands in June | the kerb opposite the baker that opens at five | the lane that goes down to the boats, upper end | the yard where they sell trees before Christmas | the side street you showed me, by the vet | that strip with the yellow line, it ends at seven
%list y2park: half an hour => 30 | 90 minutes => 90 | two hours => 120 | 45 minutes => 45 | an hour => 60 | three hours => 180 | 20 minutes => 20 | 15 min => 15 | one hour => 60 | 40 minutes => 40
%tool voltnook_startParking
I've left {vehicle=y2ev} on {zone=y2zone}, {account:business=the firm pays|it's for work|the boss covers it}
ticket for {zone=y2zone}, {minutes=y2park}, {remind:true=shout before it's over|don't let me forget the end|give me a nudge in time}
{vehicle=y2ev} in {zone=y2zone} for {minutes=y2park}
for {minutes=y2park} with {vehicle=y2ev} on {zone=y2zone}
I'm standing on {zone=y2zonelong}, pay for {minutes=y2park}
{zone=y2zone}, {minutes=y2park}, {vehicle=y2ev}, {account:private=out of my own pocket|this one's on me}
pay for the car on {zone=y2zoneodd}

%list y2garage: Airport P4 | Opera garage | the deck behind the theatre | Hafen Ost | St. Pancras Parking | Castle and Market | Park & Fly Nord | King's Yard | the arena, lot C | Hotel zur Post garage
%list y2garageodd: Open Air Cinema Deck | Covered Market | Valet Street | Four Day Yard | Roof Lane | Old Van Park | August Garage | Zoe's Yard | Sunday Lot | Key Hotel
%list y2garnote: bike rack on the back, we need half a metre more | our flight lands at two, please leave the gate open | the battery is weak, somebody may have to jump it | please put us near the lift, my aunt walks badly | it's a tall van, two metres thirty with the box | there's a dog in the car, don't be alarmed | we come back at night, please leave a light on | I'm learning to drive, so no narrow ramp | my brother picks it up, he has the ticket | it drips a little oil, we'll bring a mat
%tool voltnook_bookParkingSpace
room for {vehicle=y2ev} at {site=y2garage} from {arrival=y2dayq}, {kind:covered=with a roof over it|out of the rain|it mustn't get snowed on}
I need somewhere to leave it at {site=y2garage} {arrival=y2dayq} till {departure=y2dayb}, {kind:valet=someone else should park it|I just hand over the keys|they can drive it in for me}
till {departure=y2dayb}, from {arrival=y2dayq}, {vehicle=y2ev} into {site=y2garage}
out of {site=y2garage} on {departure=y2dayb}, in on {arrival=y2day}
keep a place in {site=y2garage} for {arrival=y2dayq}, {remark=y2garnote}
{vehicle=y2ev}, {arrival=y2at} to {departure=y2atb}, {site=y2garage}
from {arrival=y2dayq} I'll have to put the car in {site=y2garageodd}

%list y2port: Piraeus | Rostock | Hook of Holland | Dover | Port Ellen | Split, old harbour | Saint-Malo | Kirkwall | Naxos | Holyhead | Puerto de la Cruz | the north quay
%list y2portb: Paros | Trelleborg | Harwich | the Isle of Man | Bastia | Stornoway | Hvar and Vis | L'Île-d'Yeu | Dublin | Föhr | Santorini | Gozo
%list y2portodd: Morning Bay | Port Royal Line | Night Harbour | Three Sails | Friday Island | Blue Company Quay | Noonport | Port Today | Sunrise Pier | Car Ferry Lane | Camper Cove
%list y2portlong: the pier with the crane, left of the fish market | the little harbour under the castle, on the north side | the place we landed in the storm, near Kirkwall | that bay where only small boats go, past the cape | the quay where they sell the mussels | the old navy port, not the new terminal | the landing stage where we lost the kite, Gozo | the harbour you see from the train, after Bangor | the jetty past the lifeboat house, west of town | the port they rebuilt after the flood
%list y2ship: Saltline | Minotaur Ferries | Nordfähre | Blue Gull | MacBride & Sons | Isle and Sound | Corsa Blu | the state ferries | Aegina Lines | Hebridia | O'Shea
%tool islehop_port_board
which boats go out of {port=y2port}, {part_of_day:morning=before lunch|anything before noon|with my first coffee}
sailings off {port=y2port} {day=y2dayq}, {company=y2ship} only
from {port=y2port} over to {heading_for=y2portb}, when do boats go
heading for {heading_for=y2portb}, with {company=y2ship}, at {port=y2port}
what's still putting to sea from {port=y2portlong}
{day=y2dayq}, {port=y2port}, {company=y2ship}, towards {heading_for=y2portb}
what's in the harbour at {port=y2portodd}, ready to leave

%tool islehop_find_crossing
how much is it to sail {from_port=y2port} to {to_port=y2portb}, {vehicle:bicycle=with our bikes|we're cycling|on two wheels}
get us over from {from_port=y2port} to {to_port=y2portb}, {passengers=y2n} of us
into {to_port=y2portb} out of {from_port=y2port} on {date=y2day}
to {to_port=y2portb} on {date=y2day} from {from_port=y2port}, {sort:duration=quickest on top|I get seasick so shortest first|the least time on the water first}
what would it cost to cross to {to_port=y2portb} from {from_port=y2portlong}
{date=y2dayq}, {passengers=y2n} people, {from_port=y2port}, {to_port=y2portb}, {vehicle:camper=we sleep in our van|with the motorhome}
what does a ticket from {from_port=y2port} to {to_port=y2portodd} cost

%list y2sailing: the 8:15 to Paros | the night boat to Bastia | SL 204 | Friday's 17:30 from Rostock | the noon sailing | MN-77 | the first one on Sunday | the 22:00 to Dublin | Hebridia 3 | Saturday's fast ferry
%list y2sailodd: the Breakfast Run | the Seat of Naxos | the Cabin Queen | Captain's Ticket 9 | the Mail Boat | Lady Outside | the Bunk Express | Aunt Mary, 10:40 | the Doctor's Boat | the Inside Passage
%list y2crew: my mother needs a chair, she walks with a stick | one of us is pregnant, no upper bunk please | we carry a canoe, four metres on the roof | the dog stays in the car, please leave a window | he's allergic to nuts, badly | I'd like to see the bridge, if that's allowed | we'll be last to board, coming from the late train | it's her birthday, could somebody sing | we have two cats, they stay in their box | my husband snores, so please no shared room
%tool islehop_book_crossing
get {lead_passenger=y2who} on {sailing=y2sailing}, {berth:outside_cabin=a bed and a window|I want to see the sea from bed|a bunk with a porthole}
{sailing=y2sailing} for {lead_passenger=y2who}, {breakfast:true=something to eat in the morning|with coffee and rolls|and a bite in the morning}
tickets for {sailing=y2sailing}: they go to {tickets_to=y2whob}, booked under {lead_passenger=y2who}
under {lead_passenger=y2who} for {sailing=y2sailing}, papers to {tickets_to=y2whob}
{lead_passenger=y2who} takes {sailing=y2sailing}, {remarks=y2crew}
{sailing=y2sailing}, {lead_passenger=y2who}, {berth:seat=we can sit all night|no bed needed}, tickets to {tickets_to=y2whob}
buy {lead_passenger=y2who} a passage on {sailing=y2sailodd}

%list y2isle: Föhr | the west of Skye | Naxos | Istria | Jersey and Guernsey | the dunes of Texel | Elba | Gower | Land's End | Lofoten | Hvar
%list y2isleodd: Dog Island | Tentsmuir | Three Nights Bay | Caravan Cove | Power Head | Shower Hill | Camper Down | Seven Sisters | Fireplace Point | Weekend Beach | Isle of Dogs
%list y2isleb: the lighthouse | St. Peter-Ording | Portree | a bakery | the ferry pier | Uncle Piet's farm | the climbing rocks | Plaka beach | the old monastery | Kynance Cove | the station
%list y2islelong: the beach from the film, the one with the wreck | that bit of coast where you can see seals, up north | somewhere we can hear the sea, not the road | the island Yuki talked about, two hours from Split | a quiet corner of Elba, away from the clubs | the cape where the road ends, past the sheep | the valley that smells of thyme, above Hvar | the spit of sand you walk to at low tide | where the choir went last year, near Portree | the south end of Naxos, before the cliffs
%list y2feats: hot showers and a beach | wifi | a playground | shade, quiet | sauna, laundry and bread | campfires allowed | a shop | pool and tennis | sea view, level ground | washing machine, dryer
%list y2pups: one dog => 1 | two dogs => 2 | 3 dogs => 3 | a dog => 1 | both dogs => 2 | two old dogs => 2 | three hounds => 3 | one puppy => 1 | 1 dog => 1 | four dogs => 4
%list y2nights: three nights => 3 | a week => 7 | 4 nights => 4 | two nights => 2 | ten nights => 10 | 5 nights => 5 | one night => 1 | six nights => 6 | 8 nights => 8 | fourteen nights => 14
%tool islehop_search_campsites
where can I pitch up on {area=y2isle} for {nights=y2nights}, {dogs=y2pups}
somewhere to stay outdoors on {area=y2isle} from {arrive=y2dayq}, {unit:tent=sleeping on the ground|just canvas and pegs|with our two-man dome}
close to {near=y2isleb} on {area=y2isle}, a spot for {nights=y2nights}
on {area=y2isle}, not far from {near=y2isleb}, with {features=y2feats}
is there anywhere to camp, {area=y2islelong}
{arrive=y2dayq}, {nights=y2nights}, {area=y2isle}, {features=y2feats}
can we camp at {area=y2isleodd}

%list y2site: Camping Sonne | Mackie's Meadow | Les Pins | Dune and Pine | Strandgut | Camping at the Mill | Big Sky Farm | Kastro | Little Switzerland | Punta de l'Est
%list y2siteodd: Power Station Field | Neighbour's Meadow | Camp Electric | Next Door Farm | Camping am Strom | Friends' Orchard | Last Night Field | Early Bird Site | Beside the Weir | Plug Point
%list y2party: the Fenwicks | Jo and the kids | family Okafor | scouts from Leeds | Noor | van der Berg | Grandpa's group | Mia Carlsson | the choir | the O'Briens
%list y2partyb: the Kowalskis | Ruben | Aunt Ilse's caravan | the family in pitch 14 | Yuki and Max | the other scouts | Bojan's lot | our friends the Lees | D'Arcy | the cyclists from Ghent
%list y2wish: near the toilets, but not too near | we get in late, please leave the barrier open | as flat as possible, the van has no blocks | away from the road, our baby wakes easily | morning sun and afternoon shade if you have it | somewhere the kids can run, far from the water | we bring a boat, so close to the slipway | next to the kitchen, as we cook for twenty | not under pines, the resin ruins the tent | we'd leave at five, so close to the gate
%tool islehop_request_pitch
ask {campsite=y2site} to keep us something from {arrival=y2dayq}, {power:true=we need a socket|somewhere to plug the fridge in|the fridge has to run}
could {campsite=y2site} put up {guest=y2party} from {arrival=y2dayq}, {departure=y2dayb} we're gone
{guest=y2party} next to {next_to=y2partyb} at {campsite=y2site}, from {arrival=y2dayq}
at {campsite=y2site} beside {next_to=y2partyb} from {arrival=y2dayq} to {departure=y2dayb}, for {guest=y2party}
we'd like to come to {campsite=y2site} on {arrival=y2day}, {wish=y2wish}
{arrival=y2dayq} to {departure=y2dayb}, {campsite=y2site}, {guest=y2party}, alongside {next_to=y2partyb}
try for a space at {campsite=y2siteodd} on {arrival=y2day}

%list y2nat: Germany | India | New Zealand | Côte d'Ivoire | Trinidad and Tobago | Poland | Kenya | Ukraine | Chile | the Philippines | South Africa | Ireland
%list y2natb: Vietnam | Canada | Brazil | Bosnia and Herzegovina | Japan | the United States | Georgia, the country | Ghana | Sri Lanka | Oman | Australia | Uzbekistan
%list y2natc: Turkey | Qatar | the UK | Singapore | France | Ethiopia | Hong Kong | Panama | South Korea | the Emirates
%list y2natodd: the country of my wife's parents, which is Ghana | Georgia, where the conference is held | one of the Gulf states, most likely Oman | Vietnam, including the island in the south | Japan, where my daughter lives | the islands off Ecuador, so Ecuador | China, but only the part around Hong Kong | Canada, but just the airport hotel | Brazil, where we'll sail along the coast | Oman, since the flight stops there anyway
%list y2natplain: Study Island | Work, Texas | the Holiday Islands | Transit, Ohio | the Thirty Islands | Christmas Island | Business Bay | Easter Island | Ninety Mile Beach | Guest Island
%list y2stay: two weeks => 14 | 10 days => 10 | a week => 7 | three weeks => 21 | 5 days => 5 | 45 days => 45 | four days => 4 | 90 days => 90 | 30 days => 30 | twelve days => 12
%tool stampwise.checkEntryRules
passport from {nationality=y2nat}, going to {destination=y2natb}, do I need anything, {stayDays=y2stay}
may somebody from {nationality=y2nat} just walk into {destination=y2natb}, {purpose:business=to meet customers|there are clients to see|there's a trade fair}
into {destination=y2natb} through {transit=y2natc} with papers from {nationality=y2nat}
from {nationality=y2nat} myself, changing planes in {transit=y2natc}, bound for {destination=y2natb}
my passport's from {nationality=y2nat}, what do they want from me in {destination=y2natodd}
{nationality=y2nat}, {destination=y2natb}, {stayDays=y2stay}, {purpose:tourism=lying on the beach|just sightseeing|on holiday}
what stamps does a citizen of {nationality=y2nat} need for {destination=y2natplain}

%list y2firm: Kiwi Labs | Aunt Ilse | University of Ghent | Van Dyck & Sons | my fiancé | Brightline | the choir of St. Mary's | Dr. Osei | Mill and Partners | his host family | Acme Brazil
%list y2firmlong: the school in Hanoi, where she'll teach music | her uncle Samuel, who runs a bakery there | the team that builds our boats, Lindqvist and Daughters | an old friend of Dad's, he's a dentist | the festival, they've sent a letter already | my landlady from last year, Mrs. Kuhn in Graz | the monastery he stays at, up in the hills | a firm that digs wells, Osei and Partners | my aunt Clara, she lives by the lake | the orchestra, they play there in spring
%list y2whoplain: Tom Works | Mr. Single | Ms. Student | Anna Express | Quick Eddie | Paul Holiday | Mrs. Fast | Dr. Transit | Uncle Once | Ray Tourist
%tool stampwise.startApplication
get the paperwork going for {applicant=y2who} and {country=y2natb}, {express:true=we're in a hurry|there's no time to lose|it has to be quick}
{applicant=y2who} needs a visa for {country=y2natb}, {entries:multiple=going in and out|she'll cross the border a few times|back and forth all year}
for {applicant=y2who} to {country=y2natb}, on the invitation of {sponsor=y2firm}
with {sponsor=y2firm} as host open a visa file for {applicant=y2who}, {country=y2natb}
begin a visa for {applicant=y2who} to {country=y2natb}, invited by {sponsor=y2firmlong}
{country=y2natb}, {applicant=y2who}, {visaType:student=going to university there|for a term at the university|to take a degree}, {sponsor=y2firm}
I want to apply for {country=y2natb} on behalf of {applicant=y2whoplain}

%list y2wholong: my cousin who's marrying over there, Adaeze | the trainee that starts in May, Jonas I think | whoever went with Ruben last time | Dad, but not the old ones from his work | Mrs. Kuhn and the choir she travels with | our cook, the one who moved to Oman | the two who row with us, Max and Bojan | my neighbour, she flies out on Monday | that student who lived with us, Yuki | the driver we hired in spring, Piet
%tool stampwise.listApplications
how far along are the visas of {applicant=y2who}, {state:refused=the ones they turned down|only where they said no|just the rejections}
show everybody's visas for {country=y2natb}, {sort:expiry=those running out soonest first|whatever ends soonest on top|soon invalid at the top}
what is {agent=y2who} handling for {applicant=y2whob}
visas of {applicant=y2whob} with {agent=y2who} on the desk, for {country=y2natb}
is there any news about the papers of {applicant=y2wholong}
{country=y2natb}, {agent=y2who}, {state:granted=those that came through|only the ones with a yes}
which visas are we waiting for, old and new

%list y2case: Noor's Vietnam visa | V-20417 | the Oman application | Jonas, Canada | 88-3121 | Mum's Brazil one | case 5590 | the student visa for Yuki | GH-0071 | ours for Japan and Korea
%list y2caseodd: the Photo Club trip | the invitation tour, Ghana | New Passport Band, Oman | V-Replace-2 | Finance Ministers' Choir | the old one for Japan | Bank Holiday Canada | Picture This, Brazil | the Statement Tour, Kenya | Mr. Photo's trip to Japan
%list y2file: scan_004.pdf | letter from Kiwi Labs | IMG_2231.jpg | statement March and April | passport Noor.pdf | hotel booking | me on white.png | marriage certificate | payslips.zip | Dad's letter
%list y2docnote: the stamp on page four is hard to read, sorry | she changed her name in May, see page two | the original will follow by post, next week | translated by my brother, he's sworn in | the account is held jointly, both names are on it | it expires in June, we've applied for a new one | taken last week, glasses off as you asked | this is all the bank would give us | page three is empty, it scanned like that | please send it back, it's our only one
%tool stampwise.addDocument
send {file=y2file} in for {application=y2case}, {replace:true=the old one was wrong|throw out the one before|instead of what's there}
here's {file=y2file} to go with {application=y2case}, {kind:finances=shows she has money|proves there's enough in the bank|so they see we can pay}
to {application=y2case} attach {file=y2file}
with {file=y2file} out of my files complete {application=y2case}, {kind:photo=my face on it|that's what she looks like}
put {file=y2file} into {application=y2case}, {remark=y2docnote}
{application=y2case}, {file=y2file}, {kind:invitation=they've asked him to come|from the people she'll visit}, {replace:true=not the earlier one|drop the previous}
upload {file=y2file} for {application=y2caseodd}

%list y2office: the consulate in Lyon | visa centre Leeds | Brazilian embassy | the Indian one on Dale Street | Hanover | consulate general of Ghana | the office next to St. Mary's | Vienna and not Graz | Japan's embassy | King's Cross visa centre
%list y2officeodd: Morning Side consulate | Noon Street visa centre | Late Bridge Embassy | Mayday House | Friday Street | March Town consulate | Midday Lane | Companion House | the Augustine consulate | Early Gate consulate
%list y2matter: his passport got wet, the chip doesn't work | the photo was refused, we bring new ones | fingerprints, they weren't taken last time | she married in May and needs her new name | handing in the papers for the whole family | to ask why it has taken so long | picking up the visa before we fly on Friday | they spelled his name wrong, with two n's | to sign for our son, who is fifteen | getting a stamp that was forgotten, page nine
%tool stampwise.bookAppointment
{applicant=y2who} has to go to {office=y2office}, {slot:morning=as early as they open|before work|first thing after breakfast}
a slot at {office=y2office} for {applicant=y2who} {day=y2dayq}, {slot:afternoon=after lunch please|not before two|once school is out}
at {office=y2office} for {applicant=y2who}, with {companion=y2whob} to translate
{companion=y2whob} will go along with {applicant=y2who} to {office=y2office}, {day=y2dayq} would be good
get {applicant=y2who} in at {office=y2office}, {matter=y2matter}
{day=y2dayq}, {office=y2office}, {applicant=y2who}, accompanied by {companion=y2whob}
{applicant=y2who} needs to be seen by someone at {office=y2officeodd}
