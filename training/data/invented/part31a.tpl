# The home, other services: optional arguments in everyday words at the end, likes told apart by small words, long texts.
%lang en
%list v1hr: 7 | half past six | 6:30 pm | noon | 19:00 | nine | quarter to eight | 4 pm | 11:15 | 5 o'clock | 20:30 | 6am | midnight | ten past three
%list v1hrb: 10 | 22:15 | half past nine | 11 pm | 18:00 | eight | 5:45 pm | twenty to one | 23:00 | 2 o'clock | quarter past ten | 1 am
%list v1day: Friday | the 14th | 3 March | Wednesday | Sunday | July 4th | next Tuesday | 9 October | Monday week | 12/8 | Saturday the 9th | the 1st of June
%list v1past: yesterday | last Friday | Monday | 2 June | last week | the 5th | 14 February | the day before yesterday | Easter | March 1st | the start of the month
%list v1min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | 5 minutes => 5 | forty minutes => 40
%list v1few: two => 2 | 3 | four => 4 | 5 | six => 6 | 8 | ten => 10 | 12 | seven => 7 | 15
%list v1who: Jo | Big Sal | Mrs. O'Neill | Ruben | Anneke | Uncle Bert | Tomasz | Ines | Kwame | Mum | D'Arcy | Mia Carlsson | the au pair | Dr. Iyer
%list v1whob: Theo | Gran | Lotte and Max | Mr. Tanaka | my flatmate | Priya | Sean O'Rourke | Dad | little Bea | the lodger | Van Dyck | aunt Hilde
%list v1eur: 40 euros => 40 | $60 => 60 | £150 => 150 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120

%list v1mach: washer | dishwasher | tumble dryer | old Brandt | washing machine in the basement | dryer in the annexe | top loader | machine 2 | little washer | dryer upstairs | Big Bertha
%list v1prog: cottons | wool and silk | eco | towels | quick 30 | glasses, plates | sports kit | baby's clothes | jeans | pots and pans | dark colours | duvets | night
%list v1wdeg: 40 degrees => 40 | 60 | 30° => 30 | ninety degrees => 90 | 20 degrees => 20 | 60 °C => 60 | 95 | thirty degrees => 30 | 50 | 40
%tool sudswright-start-program
put {program=v1prog} on in the {appliance=v1mach}, {extra_rinse:true=rinse it twice|with one more rinse|Ben has sensitive skin, rinse once more}
{appliance=v1mach} on {program=v1prog} please, {spin:none=no spinning|don't spin it|leave it dripping wet}
run {program=v1prog} at {temperature_c=v1wdeg} in the {appliance=v1mach}
in the {appliance=v1mach} at {temperature_c=v1wdeg}: {program=v1prog}
the kids fell in the mud again, so get the {appliance=v1mach} going with {program=v1prog}, {temperature_c=v1wdeg}
{appliance=v1mach}, {program=v1prog}, {temperature_c=v1wdeg}, {spin:gentle=spin it softly|only a light spin|go easy on the spin}
everything's dirty and full to the brim, {appliance=v1mach} on {program=v1prog} now

%tool sudswright-delay-program
I want the {appliance=v1mach} done by {finish_at=v1hr}, {child_lock:true=toddler about|so that little fingers can't stop it|buttons blocked}
have {program=v1prog} ready in the {appliance=v1mach} for {finish_at=v1hr}, {not_before=v1hrb} at the earliest
not before {not_before=v1hrb} but finished by {finish_at=v1hr}, the {appliance=v1mach}
{finish_at=v1hr} is when the {appliance=v1mach} must be through, and it may begin from {not_before=v1hrb}
when I come home from the gym around dinner the {appliance=v1mach} should be finished, so {finish_at=v1hr}, {program=v1prog}
{program=v1prog}, {appliance=v1mach}, done at {finish_at=v1hr}, {child_lock:false=kids are away so no need to block it|leave the buttons free}
let the locked-in load in the {appliance=v1mach} be clean by {finish_at=v1hr}

%tool sudswright-list-cycles
what has the {appliance=v1mach} done since {since=v1past}, {sort:water_desc=thirstiest first|the ones that drank most on top}
show me loads that {outcome:unbalanced=jumped about|danced across the floor|shook too much}, {limit=v1few} will do
how often did we use the {appliance=v1mach} from {since=v1past} on
since {since=v1past}, which runs of the {appliance=v1mach} {outcome:aborted=were stopped halfway|never got to the end}
I have a hunch that something is wrong, list the {appliance=v1mach} loads since {since=v1past}, {sort:energy_desc=greediest for power first|power hogs at the top}
{appliance=v1mach}, since {since=v1past}, last {limit=v1few}, {outcome:leak=only where water ran out|only the ones that flooded}
anything new in the laundry history

%list v1odeg: 180 degrees => 180 | 200 | 220° => 220 | 160 degrees => 160 | 175 | 250 °C => 250 | 190 | 80 degrees => 80 | 210 | 150 degrees => 150
%list v1dish: lasagne | apple pie like Gran's | bread and rolls | chicken, stuffed | fish fingers | pizza from yesterday | roast potatoes with rosemary | muffins | leg of lamb | shepherd's pie | meringue
%tool sudswright-set-oven
oven to {temperature_c=v1odeg}, {shelf:lowest=tin right at the bottom|all the way down|bottom rung}
{temperature_c=v1odeg} for {dish=v1dish}, {heating:fan=with the air blowing|hot air|use the blower}
bake {dish=v1dish} at {temperature_c=v1odeg} for {minutes=v1min}
{minutes=v1min} at {temperature_c=v1odeg} for the {dish=v1dish}
the guests come at seven and I'm still at work, so heat to {temperature_c=v1odeg} for {dish=v1dish}
{dish=v1dish}, {temperature_c=v1odeg}, {minutes=v1min}, {heating:both_elements=heat from above and below|top and bottom}, {shelf:middle=halfway up|centre rack}
get the high oven in the kitchen to {temperature_c=v1odeg}

%list v1cons: dishwasher tabs | descaler | salt | lint filter | washing powder for colours | rinse aid, lemon | HEPA filter | door seal | bags for the hoover | limescale remover | soap nuts | drum cleaner
%list v1shop: Hollis | Clean & Co | the maker | Blue Drop | Sudsy's | Van Dyck Spares | the corner shop | Aqua and Sons | ZeroWasteBox | Kiwi Store
%tool sudswright-order-consumables
we're out of {item=v1cons}, {subscribe:true=and again whenever we run low|from now on automatically|keep them coming}
get {quantity=v1few} packs of {item=v1cons}, {subscribe:false=just this once|one time only}
{item=v1cons} for the {for_appliance=v1mach} from {seller=v1shop}
from {seller=v1shop} buy {item=v1cons} for the {for_appliance=v1mach}
it smells like wet dog in there and I've tried everything, so order {item=v1cons} from {seller=v1shop}
{seller=v1shop}, {item=v1cons}, {quantity=v1few} of them, for the {for_appliance=v1mach}
send me {item=v1cons} for the machine again

%list v1gadget: Ben's tablet | the PlayStation | TV in the den | Lotte | my laptop | Uncle Bert | Switch | all of Theo's things | the smart speaker | Nora and Max | living-room telly | Kwame | work phone
%tool pauseInternet
no net for {target=v1gadget}, {allowMessaging:true=texting is fine|he may still chat|WhatsApp can stay}
take {target=v1gadget} offline for {minutes=v1min}, {warnFirst:true=give fair notice|tell them a bit ahead|not out of the blue}
{target=v1gadget} off the internet until {until=v1hr}
until {until=v1hr} nothing online for {target=v1gadget}
homework isn't done and it's a school night, so cut off {target=v1gadget} for {minutes=v1min}
{target=v1gadget}, {minutes=v1min}, {warnFirst:false=without a word beforehand|no heads-up}, {allowMessaging:false=chats too|not even messages}
stop {target=v1gadget} from messaging the whole world, wifi off

%list v1site: youtube.com | TikTok | that casino app | roblox | news sites | instagram.com | Twitch | games & more | bargain-bay.example | Reddit | Cut the Cake | the betting page
%list v1why: do your homework first, then ask me again | we said no phones at the table | back on Monday when exams are over | go outside, the sun is shining | nice try, little brother | you have had two hours today already | talk to Mum about it | sleep well, it opens again at seven | sorry, we all agreed on this | read a book instead
%tool blockSite
no {site=v1site} for {target=v1gadget}, {hours:mealtimes=while we eat|at breakfast and dinner|when we're at the table}
bar {site=v1site}, {hours:night=after lights out|when everyone should be asleep}
keep {target=v1gadget} away from {site=v1site} until {until=v1day}
{site=v1site} is off limits on {target=v1gadget} up to {until=v1day}
make {site=v1site} unreachable and show instead: {message=v1why}
{target=v1gadget}, {site=v1site}, till {until=v1day}, {hours:school_time=while lessons are on|during class}
{site=v1site} kept me up half the night, block it

%list v1ssid: Visitors | Casa Nova | party_2026 | Granny and Friends | not-your-wifi | Attic Guests | O'Neill's Corner | Under the Stairs | freewater | Sleepover, June | bnb-room3
%list v1pass: sunflower88 | correct-horse | mind the gap | Kaffee!2 | 7dwarves | letmein-please | tea at four | B0nsai_tree | hello from us | 99balloons
%tool addGuestNetwork
open {ssid=v1ssid} for visitors, {printerAccess:true=they may print|and let them use the printer|printing allowed}
wifi for the weekend crowd, call it {ssid=v1ssid}, {speed:throttled=keep it slow|just enough for mail|no streaming for them}
visitors' wifi {ssid=v1ssid} with {passphrase=v1pass} until {validUntil=v1day}
use {passphrase=v1pass} to get into {ssid=v1ssid}, a new one for guests
my sister's whole family is staying with us, five phones at least, so add {ssid=v1ssid} until {validUntil=v1day}
{ssid=v1ssid}, {passphrase=v1pass}, gone by {validUntil=v1day}, {speed:unlimited=as fast as ours|full throttle}
set up {ssid=v1ssid} for the people printing our invitations

%list v1mesh: attic node | kitchen | garage box | main router | one in Theo's room | hall, upstairs | garden shed | box behind the telly | mesh-3 | landing | office
%tool listConnectedDevices
what hangs on the {accessPoint=v1mesh}, {sort:traffic_desc=greediest first|those using most on top}
who is on our wifi, {unknownOnly:true=just strangers|only the ones nobody owns up to}
everything of {owner=v1who} on the {accessPoint=v1mesh}
on the {accessPoint=v1mesh}, which gadgets belong to {owner=v1who}
the film keeps stopping every two minutes, so show me what is on the {accessPoint=v1mesh}, {sort:signal_asc=worst reception first|weakest ones first}
{owner=v1who}, {accessPoint=v1mesh}, {link:cable=plugged in ones only|only what has a wire}
which gadgets are on the net, I don't know half of them

%list v1raw: ESP_4F21 | android-9c | unknown 3 | LAPTOP-77QX | iPad von Lotte | device (2) | tasmota-12 | Galaxy | linux | 192.168.1.40 | Living Room TV | espressif | MP-C3004
%list v1nname: Plug by the sofa | Ben's old phone | fridge | Dad at work | washing machine | reading lamp | Scales, bathroom | the noisy printer | e-reader of Aunt Hilde | doorbell | Kitchen radio | Cat Feeder
%list v1nroom: kitchen | cellar | nursery | hall | Gran's room | den | garage and shed | study | top floor | laundry room | balcony
%tool renameDevice
{device=v1raw} should be called {newName=v1nname}, {keepAlias:true=the old one should work as well|but don't lose the former one}
{newName=v1nname} is what I want to call {device=v1raw}, {room=v1nroom}
from {device=v1raw} to {newName=v1nname}
label it {newName=v1nname} instead of {device=v1raw}, it belongs to {owner=v1who}
I finally found out what that thing is: {device=v1raw} is {newName=v1nname}, {owner=v1who}'s
{device=v1raw}, now {newName=v1nname}, {owner=v1who}, {room=v1nroom}
change {device=v1raw} into {newName=v1nname}, I keep mixing them up

%list v1addr: 12 Mill Lane | Flat 3, 40 King's Road | Hauptstr. 7, Graz | Rose Cottage | 221 Elm Avenue | Calle Sol 4 | 9 Bridge Street, Cork | apartment 2B on Pine | the flat in Leeds | 17 Rue du Port | Gran's house
%list v1addrb: 5 Harbour View | 88 Queen Street, Bath | Lindenweg 22 | The Old Bakery | 1400 Oak Drive | Plaza Mayor 10 | 63 Hill and Dale Road | unit 7, Dock House | our new place in Lyon | 30 St. Anne's Close | PO Box 119
%list v1mon: three months => 3 | six months => 6 | 12 months => 12 | 9 | two months => 2 | 24 months => 24 | eight months => 8 | 4 | seven months => 7 | 5 months => 5
%tool redirect_mail
letters from {old_address=v1addr} should go to {new_address=v1addrb}, {include_parcels:true=parcels too|and the packages|boxes as well}
send our post on to {new_address=v1addrb}, out of {old_address=v1addr}, {months=v1mon}
to {new_address=v1addrb} with everything that still arrives at {old_address=v1addr}
have {addressee=v1who}'s letters follow to {new_address=v1addrb} from {old_address=v1addr}
we're moving while the baby is due, so post for {old_address=v1addr} goes to {new_address=v1addrb} from {start_date=v1day}
{start_date=v1day}, {old_address=v1addr} to {new_address=v1addrb}, {addressee=v1who} only, {months=v1mon}
forward whatever lands at {old_address=v1addr} to {new_address=v1addrb}, a parcel from my aunt got lost once

%list v1org: the bank | Health Fund South | my dentist | tax office | Kessler Insurance | library | Save the Bees | phone company | Aunt Hilde | the vet and the groomer | Lee from book club | pension office | D'Arcy's
%tool announce_new_address
let {recipient=v1org} know we'll live at {new_address=v1addrb}, {channel:phone_call=ring them up|better to ring|just give them a ring}
{recipient=v1org} needs our new address, {new_address=v1addrb}, {channel:paper_letter=on paper|with a stamp on it|in an envelope}
tell {recipient=v1org} about {new_address=v1addrb} as of {valid_from=v1day}
as of {valid_from=v1day} it is {new_address=v1addrb} for {recipient=v1org}
they never answer the phone and always lose my file, but write to {recipient=v1org} that it's {new_address=v1addrb}
{recipient=v1org}, {new_address=v1addrb}, reference {customer_number=code}, from {valid_from=v1day}
new house, {new_address=v1addrb}, inform {recipient=v1org} before they call me

%list v1dmg: crack in the tile by the sink | window won't shut, and it whistles at night | burn mark on the parquet | missing cellar key | mould behind where the wardrobe stood | socket hangs out of the wall | scratched door | three holes from a shelf, badly filled | tap drips when it's turned off | stain the size of a plate under the rug | dented radiator
%list v1hroom: bathroom | hall | kitchen and pantry | master bedroom | balcony | children's room | stairs to the cellar | box room | living room | guest loo
%list v1party: the landlord | previous tenant | movers | us | Mrs. O'Neill | painters from Hollis | the caretaker's son | Mr. Tanaka | the agency | Jo and me | nobody
%tool record_handover_defect
put in the protocol: {defect=v1dmg}, {severity:cosmetic=only looks bad|doesn't matter much, just ugly|purely a beauty thing}
{room=v1hroom}: {defect=v1dmg}, {severity:hazard=somebody could get hurt|that is dangerous}
{reported_by=v1who} saw it and {caused_by=v1party} must pay: {defect=v1dmg}
{caused_by=v1party} did it, says {reported_by=v1who}: {defect=v1dmg}
write down for the {room=v1hroom} that we found this: {defect=v1dmg}
{defect=v1dmg}, {room=v1hroom}, down to {caused_by=v1party}, {severity:impairs_use=can't really be used like that|hardly usable}
handover, here's one more that we only saw in daylight: {defect=v1dmg}

%list v1lord: Mr. Kessler | Grey & Daughters Lettings | my old landlady | Blue Door Homes | the Anchor Trust | Mrs. Van Dyck | city housing | Uncle Tariq | O'Brien Property | Ines Marchetti | Room and Roof
%tool reclaim_deposit
write to {landlord=v1lord} for our deposit, {tone:last_warning=or we go to court|my patience is over|no more Mr. Nice Guy}
I want {amount=v1eur} back from {landlord=v1lord}, {send_now:true=off with it, I needn't read it|no draft, out it goes}
{amount=v1eur} from {landlord=v1lord} to {tenant=v1who} by {deadline=v1day}
{tenant=v1who} should get {amount=v1eur} from {landlord=v1lord}
we moved out in spring, left it spotless, and {landlord=v1lord} still owes {tenant=v1who} the deposit of {amount=v1eur}
{landlord=v1lord}, {amount=v1eur}, until {deadline=v1day}, {tone:friendly=nicely please|be sweet about it|we parted as friends}
ask {landlord=v1lord} for the deposit, my friendly lawyer says I may

%list v1town: Graz | Leeds | San Sebastián | Newcastle upon Tyne | Lyon | Tampa | St. Moritz | Bilbao | Cork | Frankfurt an der Oder | King's Lynn | Ghent
%list v1sqm: 6 square metres => 6 | 10 m² => 10 | 4 sqm => 4 | twelve square metres => 12 | 20 | 3.5 | 8 square metres => 8 | 15 sqm => 15 | 25 m² => 25 | 5 m² => 5
%tool search_storage_units
somewhere to put our furniture near {town=v1town}, {access:around_the_clock=I work nights and must get in|open day and night|any hour}
lock-up in {town=v1town} of {size_m2=v1sqm}, {heated:true=not freezing|warm and dry, there's a piano|must not get cold}
{size_m2=v1sqm} for under {max_price=v1eur} in {town=v1town}
under {max_price=v1eur} a month, from {from_date=v1day}, around {town=v1town}
the new flat isn't ready and the old one is sold, so where can we leave things in {town=v1town} from {from_date=v1day}
{town=v1town}, {size_m2=v1sqm}, {max_price=v1eur} at most, {access:office_hours=nine to five is enough|working hours will do}
a room for boxes and winter coats in {town=v1town}

%list v1say: dinner is ready, come down and wash your hands | the taxi leaves in ten minutes | has anyone seen my keys | shoes off, the floor is wet | last call for the bathroom before Gran arrives | happy birthday, Nora | lights out in five | somebody let the cat in, please | the match starts at eight, popcorn is on the table | who left the fridge open | we're home
%list v1spk: kitchen and hall | nursery | upstairs, cellar | garden | Ben's room | study and attic | living room, terrace | the whole top floor | garage | bathroom | den, laundry room
%tool hollerbox.announce
into {rooms=v1spk}, {manner:whisper=the baby's asleep so softly|very softly}: {text=v1say}
say "{text=v1say}" in the {rooms=v1spk}, {override_dnd:true=even where they want quiet|no matter who is resting}
in {rooms=v1spk} I want everybody to hear {text=v1say}
over the speakers: {text=v1say}
"{text=v1say}", {times=v1few} times, {manner:shout=at the top of its voice|so that the deaf can hear|really loud}
{rooms=v1spk}, "{text=v1say}", {times=v1few} times
say this for me, I've lost my voice from all that shouting: {text=v1say}

%list v1memo: your lunch is in the blue box, top shelf | call the school before nine | I took the car, back around six | please walk the dog, he has been in all day | the plumber was here and it works now | don't forget the recorder on Tuesday | love you, sleep tight | there's cake if you finish your maths | key is with the neighbours | we need to talk about the party
%tool hollerbox.leave_memo
for {recipient=v1whob}, {moment:on_arrival=as soon as the front door opens|the second they walk in|first thing on coming home}: {text=v1memo}
{recipient=v1whob} should hear "{text=v1memo}", {confirm:true=and I want to know that it was heard|let me know once that's happened}
from {sender=v1who} to {recipient=v1whob}: {text=v1memo}
to {recipient=v1whob} with love from {sender=v1who}, {text=v1memo}
leave word for {recipient=v1whob}: {text=v1memo}
{recipient=v1whob}, "{text=v1memo}", {moment:at_bedtime=under the covers|when tucked in|just before sleep}
record for {recipient=v1whob}, I'm alone here: {text=v1memo}

%list v1sta: kitchen | attic | boys' room | workshop | nursery | front gate | granny flat | laundry room | studio out back | cellar, left | pool house
%list v1stb: living room | garage | shed | desk by the window | hall upstairs | guest room and bath | bedroom | terrace | office | au pair's room | den
%tool hollerbox.call_room
get me the {to_station=v1sta}, {video:true=I want to see them|with picture|so that I can look in}
buzz the {to_station=v1sta}, {ring:no_ring=just let me listen in|without waking anyone|no sound at their end}
from the {from_station=v1stb} ring the {to_station=v1sta}
put the {from_station=v1stb} through to the {to_station=v1sta}
somebody is crying and I can't go up right now, open a line to the {to_station=v1sta} from {from_station=v1stb}
{from_station=v1stb} to {to_station=v1sta}, hang up after {max_minutes=v1min}, {video:false=voice only|no picture}
can I talk to whoever is ringing about in the {to_station=v1sta}

%list v1tune: cuckoo | Big Ben | a barking dog | old phone | Ode to Joy | ship's bell | harp and flute | three knocks | Jingle, slow | gong | frog | the one with birds in it
%list v1bell: front door | back gate | side entrance | granny flat | garden door | shop | office upstairs | gate by the lane | basement flat | cellar door
%list v1vol: 3 | two => 2 | 7 | five => 5 | 9 | 4 | eight => 8 | 6 | 1 | 10
%tool hollerbox.set_chime
I'd like {sound=v1tune} at the {door=v1bell}, {volume=v1vol} out of ten
let the {door=v1bell} go like {sound=v1tune}, mute between {quiet_from=v1hrb} and {quiet_to=v1hr}
{sound=v1tune} in the {speaker=v1stb} when someone is at the {door=v1bell}
when the {door=v1bell} rings, play {sound=v1tune} in the {speaker=v1stb}
baby naps after lunch and wakes at every noise, so {sound=v1tune} for the {door=v1bell}, {volume=v1vol}
{sound=v1tune}, {door=v1bell}, silent from {quiet_from=v1hrb} to {quiet_to=v1hr}, {speaker=v1stb}
swap that loud doorbell noise for {sound=v1tune}

%list v1reply: please leave it behind the bins | we're not buying anything, thank you | I'll be down in two minutes, sorry | the neighbours at number 9 take parcels | come in, first floor on the left | nobody is home, try again after six | which company are you from | put it on the bench and I'll sign online | mind the dog, he only looks fierce | just a second
%list v1vis: the postman | courier | Mrs. O'Neill | a man with a clipboard | Ben and his friends | meter reader | window cleaner | some salesman | Priya | kids from next door
%list v1lang: Polish | Spanish | French | Turkish | German | Portuguese | Arabic | Italian | Dutch | Ukrainian
%tool hollerbox.answer_door
say to {visitor=v1vis} "{reply=v1reply}", {unlatch:true=and buzz them in|then open up|let them up}
tell whoever is at the {door=v1bell} "{reply=v1reply}", {language=v1lang} please
{visitor=v1vis} is at the {door=v1bell}, answer {reply=v1reply}
at the {door=v1bell} tell {visitor=v1vis} this: {reply=v1reply}
somebody rang, I'm in the bath, so say {reply=v1reply}
{door=v1bell}, {visitor=v1vis}, "{reply=v1reply}", in {language=v1lang}, {unlatch:false=but they stay outside|don't open|keep it shut}
speak through the open hatch of the bell: {reply=v1reply}

%list v1obj: corner sofa | bunk bed | piano from Gran | desk | tall bookcase | cot | wardrobe with mirror | dining table | armchair, the red one | standing lamp | shoe rack | child's chest of drawers | fish tank | stove and hood
%list v1wall: north wall | window | chimney breast | the slope | long wall opposite the door | radiator | stairs | wall to the neighbours | balcony door | alcove
%list v1near: fridge | bed | plant stand | chair for Mum | TV bench | bath tub | printer and shelf | crib | sideboard | coat hooks
%list v1plan: den | loft | kids' room | kitchen | guest room | box room | study | conservatory | hall, ground floor | room under the eaves | dining area
%tool stuccora_v2_placements_create
draw a {object=v1obj} into the {room=v1plan}, {status:to_buy=we still have to get one|don't own it yet|needs buying}
could a {object=v1obj} go into the {room=v1plan}, {status:idea=just thinking aloud|only a thought|nothing decided}
{object=v1obj} in {room=v1plan}, against the {wall=v1wall} next to the {next_to=v1near}
in the {room=v1plan} by the {next_to=v1near} a {object=v1obj}, against the {wall=v1wall}
Anneke wants somewhere to sit and read when it rains, so add a {object=v1obj} to the {room=v1plan} under the {wall=v1wall}
{room=v1plan}, {object=v1obj}, beside the {next_to=v1near}, {status:fixed=that's settled|for sure|not up for debate}
put a {object=v1obj} into the {room=v1plan}, it's the idea of my mother-in-law

%list v1plb: attic | living room | bedroom | cellar | girls' room | winter garden | workshop | laundry | landing | nursery and playroom | small room, upstairs
%tool stuccora_v2_placements_move
shift the {object=v1obj} to the {to_room=v1plb}, {in_copy:true=but leave this version as it is|as a second version|on a duplicate so we can compare}
{object=v1obj} over to {to_room=v1plb}, {rotate:half=back to front|facing the other way|the other way round}
out of the {from_room=v1plan} into the {to_room=v1plb} with the {object=v1obj}
into the {to_room=v1plb} goes the {object=v1obj} from the {from_room=v1plan}
if we knock out that wall in May as planned, the {object=v1obj} goes to the {to_room=v1plb} from {from_room=v1plan}
{object=v1obj}, {from_room=v1plan} to {to_room=v1plb}, {in_copy:false=straight in the real one|no copies}
see how the {object=v1obj} would look in {to_room=v1plb}, turn of the year or so

%list v1surf: ceiling | fence by the lane | long wall in the hall | stairwell | old cupboard of Nora's | window frames | garage door | skirting boards and doors | shed, outside | chimney breast
%list v1col: moss green | off-white | Sailor's Blue | terracotta | black | smoke and ash | pale pink | Old Rose No. 5 | mustard | sand, warm | midnight | the grey of the door
%list v1colb: brown | orange from the seventies | dark red | Gran's wallpaper yellow | pitch black | turquoise | nicotine beige | navy | purple with stars | lime
%list v1m2: 14 square metres => 14 | 30 m² => 30 | 22 sqm => 22 | 8.5 | 45 | ten square metres => 10 | 60 sqm => 60 | 18 square metres => 18 | 3 | 12 m² => 12
%tool stuccora_v2_estimates_paint
how much do I need for the {surface=v1surf}, {ground:bare_wood=nothing on the timber yet|untreated boards|raw planks}
litres for the {surface=v1surf}, {area_m2=v1m2}, {coats=v1few} coats
{new_colour=v1col} over {old_colour=v1colb} on the {surface=v1surf}
the {surface=v1surf} is {old_colour=v1colb} and should turn {new_colour=v1col}
we start on Saturday and the shop shuts at noon, so how many tins of {new_colour=v1col} for the {surface=v1surf}
{surface=v1surf}, {area_m2=v1m2}, {new_colour=v1col}, {coats=v1few} layers, {ground:wallpaper=on woodchip|there's paper on it}
will one tin do for the {surface=v1surf} if I go over it lightly

%list v1q: leafy green | tiles with lemons | stripes for a nursery | warm grey | jungle with parrots | something like wet sand | sea, but not too blue | fish scale | Grandma's kitchen | dusty lilac | herringbone oak
%list v1match: oak floor | green sofa | brass taps | red brick | curtains from Mum | black kitchen fronts | pine bed and desk | grey carpet | painting over the fireplace | navy bath mat
%list v1brand: Hollis & Daughter | Farrowby | Casa Lima | Little Mill | Van Dyck | Pigment and Co | Bluebird | Atelier 9 | Sorensen's | Kettle & Pine
%tool stuccora_v2_swatches_search
{q=v1q}, {order:price_asc=cheap ones first|lowest price on top|I'm broke, so start low}
find me {q=v1q} for the kitchen, {washable:true=kids have sticky hands|must survive a sponge|so I can wipe it}
{q=v1q} from {maker=v1brand} with the {goes_with=v1match}
to suit the {goes_with=v1match}: {q=v1q} by {maker=v1brand}
I saw it at a hotel in spring and can't forget it, show me {q=v1q}, {finish:matt=no shine|not shiny at all|chalky look}
{maker=v1brand}, {q=v1q}, {finish:high_gloss=shiny like a mirror|really glossy}, {order:most_saved=what everyone likes on top|crowd favourites first}
got anything new like {q=v1q}

%tool stuccora_v2_samples_order
I'd like to see {shade=v1col} for real, {format:card=just on paper|a strip of paper is enough|the free thing}
{shade=v1col} by {maker=v1brand}, {format:tester_pot=a little jar to try|enough for one patch}
have {shade=v1col} from {maker=v1brand} go to {send_to=v1who}
to {send_to=v1who} with {quantity=v1few} of {shade=v1col}, the one by {maker=v1brand}
we can't agree on it on screen, everything looks the same, so mail {send_to=v1who} some {shade=v1col}
{maker=v1brand}, {shade=v1col}, {quantity=v1few}, {format:full_tin=the big one|enough to paint with}
a sample of {shade=v1col} please, my card is on file

%list v1broke: lift stops between two floors | lamp on the third floor flickers all night | the front door doesn't close by itself any more | bike room smells of gas | mailbox 12 was forced open | water comes through the ceiling when it rains | rats by the bins, second time this month | handrail is loose and kids hang on it | intercom dead | gate squeaks
%list v1part: staircase B | underground garage | laundry room | roof | entrance hall | bike cellar | courtyard, left side | fifth floor | boiler room | passage between A and C
%tool ReportDefect
{description=v1broke}, {confidential:true=nobody else needs to read this|neighbours mustn't see it|keep it between me and the management}
something's wrong, {location=v1part}, {priority:danger=someone will get hurt|before there's an accident}: {description=v1broke}
for {onBehalfOf=v1who}, in the {location=v1part}: {description=v1broke}
in the {location=v1part} there's trouble, {onBehalfOf=v1who} asked me to tell you, {description=v1broke}
let the caretaker people know: {description=v1broke}
{location=v1part}, "{description=v1broke}", {priority:low=when you get round to it|it can wait|no hurry}
tell the management, I can't call, I'm at a private clinic: {description=v1broke}

%list v1note: water off on Thursday from nine to noon | found a grey kitten, come and claim it | yard sale this Sunday, cakes welcome | please don't ring after ten, twins are sleeping | who can lend us a long ladder | drilling tomorrow, sorry in advance | piano to give away, you carry it | bikes without a tag will be removed | thank you for the flowers, we loved them | party on the roof, bring a chair
%list v1stair: staircase A | wing C | the back house | left entrance | number 14 | garden side | Stair 3 | east wing | the front and middle houses | Stair 5
%list v1sign: the Carlssons | Flat 9 | Jo and Ruben | your caretaker | Mrs. O'Neill, 2nd floor | the twins' parents | D'Arcy | the board | Kwame from the attic | Tomasz, ground floor | a friendly neighbour
%tool PostNotice
hang up "{text=v1note}", {audience:families=those with kids|just for people with children}
on the board for {staircase=v1stair}: "{text=v1note}", {allowReplies:false=I don't want a debate|no comments please|nobody should write back}
from {signedBy=v1sign} to {staircase=v1stair}: {text=v1note}
for the people in {staircase=v1stair}, signed {signedBy=v1sign}, {text=v1note}
let the neighbours know: {text=v1note}
{signedBy=v1sign}, "{text=v1note}", down again on {takeDownOn=v1day}, {audience:owners=not for renters|only those who own their flat}
pin this up, I asked two tenants and both had no idea: {text=v1note}

%list v1look: grey kitten | ladder | water off | lost keys | sofa, leather | bike with a basket | summer party | noise at night | chimney sweep's visit | minutes of the meeting | cot for twins
%tool SearchNotices
was there something about {query=v1look}, {kind:lost_and_found=somebody must have picked it up|missing things only}
notes on {query=v1look} since {since=v1past}, {sort:most_replies=the hotly debated first|what got people talking on top}
{query=v1look} by {author=v1who} about {mentions=v1whob}
what did {author=v1who} put up on {query=v1look} against {mentions=v1whob}
I remember reading it by the lift on the way to work, look for {query=v1look} from {author=v1who}
{author=v1who}, {query=v1look}, since {since=v1past}, {kind:for_sale=things people want to get rid of for money|only what costs something}
anything official-looking on the board with {query=v1look} in it

%list v1space: roof terrace | party room | guest flat | workshop | visitor parking 2 | sauna | barbecue corner | music room | yard and benches | co-working desk | kids' den
%tool BookSharedSpace
the {space=v1space} on {date=v1day}, {loud:true=there'll be a band|we have a DJ|with drums}
get us the {space=v1space} for {date=v1day}, {persons=v1few} of us
{space=v1space} on {date=v1day} from {startTime=v1hr} to {endTime=v1hrb}
until {endTime=v1hrb} from {startTime=v1hr} on {date=v1day}, the {space=v1space} for {bookedFor=v1who}
Lotte turns six and we can't fit them all in, so I need the {space=v1space} on {date=v1day}, {persons=v1few} people
{date=v1day}, {space=v1space}, {persons=v1few} guests, {bookedFor=v1who}, {loud:false=we'll be like mice|no noise at all}
is the {space=v1space} free on {date=v1day}, put me down, the last one was loud

%list v1item: lift maintenance | caretaker | snow clearing | cable TV | garden work | heating, common parts | insurance and tax | chimney sweep | window cleaning | pest control | waste water
%list v1reason: we live on the ground floor and never use it | it was billed twice, in May and in June | nobody has swept here since autumn | the square metres are wrong, we have 61 | I moved in only in October | the contract ended last year | twice the amount of the year before, without a word why | it belongs to the repairs, which the owner pays | there is no garden | we were never told about it
%list v1year: 2023 | 2024 | 2022 | 2021 | 2025 | 2020 | 2019 | 2018 | 2017 | 2016
%tool DisputeCharge
I object to {item=v1item}, namely: "{reason=v1reason}", {payMeanwhile:true=I'll pay for now though|paying, but under protest}
against {item=v1item} because "{reason=v1reason}", {payMeanwhile:false=not a cent until it's cleared up|and I'm keeping my money till then}
{acceptedAmount=v1eur} for {item=v1item} would be fair: {reason=v1reason}
for {item=v1item} in {statementYear=v1year}, {acceptedAmount=v1eur} and no more, as {reason=v1reason}
why are we charged for {item=v1item}, contest it: {reason=v1reason}
{statementYear=v1year}, {item=v1item}, "{reason=v1reason}", {acceptedAmount=v1eur} is what I'd accept
tell the accountant {item=v1item} is wrong, I paid in time: {reason=v1reason}

%list v1cover: awning | bedroom blinds | roof window | curtains in Ben's room | shutters on the south side | kitchen blind | terrace and balcony shades | skylight in the bath | left shutter | lace curtains
%list v1pct: 50 percent => 50 | 30% => 30 | 80 | 25 percent => 25 | 10% => 10 | 75 | 60 percent => 60 | 40 | 90% => 90 | 20 percent => 20
%tool wrenhub__set_cover
{cover=v1cover} to {position=v1pct}, {quiet:true=someone's napping|as softly as it goes|without the racket}
let some light in through the {cover=v1cover}, {slats:tilted=slats at a slant|angled a bit|at an angle}
at {position=v1pct} the {cover=v1cover} for {hold_minutes=v1min}
for {hold_minutes=v1min} leave {cover=v1cover} at {position=v1pct}
the sun is right in my eyes and I'm on a call, bring {cover=v1cover} to {position=v1pct}
{cover=v1cover}, {position=v1pct}, {slats:flat=slats level|slats lying down}, stay so for {hold_minutes=v1min}
do something about the {cover=v1cover}, it's far too quiet and dark in here

%list v1trig: the back door stays open for long | nobody has moved for an hour | it gets dark | the washing machine is done | rain starts while a roof window is open | I leave work | the mailbox flap opens | Ben comes home from school | humidity climbs over 70 in the bath | the alarm clock rings
%list v1act: switch off everything but the fridge | play a soft gong in the kitchen | turn on the porch lamp at half strength | send me a picture from the hall | close the windows and shout | start the coffee machine | open the curtains slowly, left one first | tell Gran over the speaker | run the fan for ten minutes | water the ferns
%list v1exc: we have guests | it is raining | the cat is out | Ben's asleep | the alarm is set | it's a holiday | someone is in the bath | the TV is on | Gran visits | we are at the lake
%tool wrenhub__create_automation
whenever {trigger=v1trig}, {action=v1act}, {days:days_off=Saturdays and Sundays only|when we don't work}
if {trigger=v1trig} then {action=v1act}, {dry_run:true=only pretend at first|don't really do it yet|as a rehearsal}
{action=v1act} when {trigger=v1trig} unless {exception=v1exc}
unless {exception=v1exc}, {action=v1act} as soon as {trigger=v1trig}
teach the house something: every time {trigger=v1trig} it should {action=v1act}
when {trigger=v1trig}, {action=v1act}, not if {exception=v1exc}, {days:workdays=Monday to Friday|on office days}
a rule please, I work from home: {trigger=v1trig} means {action=v1act}

%list v1rout: Good Morning | bedtime | leaving home | Movie Night | Sunday, slow | coffee first | goodbye and good luck | Ben's bath | sunset | Away for a While | welcome
%list v1step: coffee | the radio | curtains upstairs | news and weather | heating | Gran's lamp | the vacuum | wake-up song | locking the gate | stairs light
%tool wrenhub__run_routine
{routine=v1rout}, {speak:true=tell me what you're doing as you go|talk me through it|out loud}
do {routine=v1rout}, leave out {skip_step=v1step}
{routine=v1rout} for {for_person=v1who} without {skip_step=v1step}
without {skip_step=v1step}, the way {for_person=v1who} likes it, {routine=v1rout}
I'm still on the train and it has stopped again, so play {routine=v1rout} in {delay_minutes=v1min}
{for_person=v1who}, {routine=v1rout}, minus {skip_step=v1step}, {speak:false=don't talk|not a word|keep your mouth shut}
time for {routine=v1rout} and no delay

%list v1sens: attic humidity | CO2 in the nursery | freezer | rain barrel | soil by the fig tree | fridge in the garage | Gran's room temperature | cellar, damp meter | oil tank | radon | pollen and dust | bath water
%tool wrenhub__sensor_history
how was {sensor=v1sens} since {start=v1past}, {output:spoken=just tell me|read it to me|by voice, I'm driving}
{sensor=v1sens} from {start=v1past}, {statistic:highest=at its worst|the peak only|just the maximum}
{sensor=v1sens} between {start=v1past} and {end=v1endp}
up to {end=v1endp} from {start=v1past}, what did {sensor=v1sens} say
there was a smell when we came back from Cork, so what about {sensor=v1sens} since {start=v1past}
{start=v1past} to {end=v1endp}, {sensor=v1sens}, {output:chart=as a picture|with a nice curve}, {statistic:average=on the whole|the mean is fine}
let me see what {sensor=v1sens} did, it was on the table at the meeting

%list v1endp: today | this morning | now | last night | noon today | this afternoon | tonight | Sunday | the 20th | yesterday evening
%list v1hi: 70 | 26 | 1200 | 8 | 65 | 30 | 900 | 85 | 24.5 | 40
%list v1lo: 10 | 4 | 15 | 35 | 2 | 18.5 | 20 | 12 | 5 | 7
%tool wrenhub__set_alert
warn {notify=v1who} if {sensor=v1sens} goes over {above=v1hi}, {mute_at_night:true=but let people sleep|never after ten|not while we're in bed}
watch {sensor=v1sens}, under {below=v1lo} is bad, {via:siren=make it howl|wake the whole street}
above {above=v1hi} or below {below=v1lo} on {sensor=v1sens}, tell {notify=v1who}
{notify=v1who} should hear about {sensor=v1sens} under {below=v1lo} and over {above=v1hi}
last year we lost all the food while we were away, so tell {notify=v1who} when {sensor=v1sens} rises over {above=v1hi}
{sensor=v1sens}, more than {above=v1hi}, {notify=v1who}, {via:phone_call=ring them|give them a ring}, {mute_at_night:false=day or night|any hour}
keep an eye on {sensor=v1sens} for me, it had me up all night
