%lang en
# Plain requests of few words, most of them with arguments in their own words or by synonyms.
%list mnx: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 mins => 15 | two hours => 120 | 5 minutes => 5 | forty minutes => 40 | 25 minutes => 25 | an hour and a half => 90
%list rmx: kitchen | living room | bedroom upstairs | study | bathroom on the second floor | hall | conservatory | guest room | garage | kids' room | room under the roof | den
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list yrx: 25 years => 25 | 30 years => 30 | twenty years => 20 | ten years => 10 | 15 years => 15 | 35 yrs => 35 | 12 years => 12 | thirty years => 30 | 18 years => 18 | 8 years => 8 | fifteen years => 15
%list hpx: 320000 | €450,000 => 450000 | 280,000 euros => 280000 | $615,000 => 615000 | £240,000 => 240000 | 500000 dollars => 500000 | 399,000 => 399000 | 175000 | 730000 euros => 730000 | 1,200,000 => 1200000 | £89,950 => 89950 | 264500
%list dpx: 40000 | €60,000 => 60000 | 25,000 euros => 25000 | $90,000 => 90000 | £15,000 => 15000 | 110,000 => 110000 | 8000 dollars => 8000 | 75000 | 52,500 euros => 52500 | £32,000 => 32000 | 20000
%list pcx: 3.4% => 3.4 | 4 percent => 4 | 2.9 % => 2.9 | 5.25 percent => 5.25 | three percent => 3 | 1.8% => 1.8 | 6% => 6 | 3.75 % => 3.75 | 4.1 percent => 4.1 | five percent => 5 | 2.2% => 2.2
%list plx: Graz | 12 Elm Street | Porto old town | Leeds station | the airport in Bilbao | Ash-next-Sandwich | Hauptstraße 7 | Nice | downtown Reno | Exit 14 on the A9 | st. pancras | Reading, Oxford Road | my office | Bad Ischl

%tool tonearm_fade_out
fade the music out over {minutes=mnx} in the {room=rmx}
sleep timer for the speakers, {minutes=mnx}
quiet in the {room=rmx} in {minutes=mnx}, {finish_song:true=let the song finish|not in the middle of a song|play this song to the end}
{minutes=mnx} more of this kitchen disco playlist, then slowly down to nothing

%tool nesteggs_plan_mortgage
what would {price=hpx} cost us a month over {years=yrx}, {deposit=dpx} down, at {interest=pcx}
house {price=hpx}, own money {deposit=dpx}, {years=yrx}, {interest=pcx}
home loan of {years=yrx} at {interest=pcx}, purchase price {price=hpx}
monthly rate for a two-room flat at {price=hpx}, {years=yrx}

%list trayx: laparotomy set | hip tray | basic ortho set | c-section tray | neuro micro | tonsil set for kids | small fragment set | spine tray with the long retractors | laparoscopy set, two graspers | vascular | knee arthroscopy and shaver set | Weiss rib spreaders and clamps | cataract
%list thx: 3 | 1 | two => 2 | 7 | 12 | four => 4 | 5 | 9 | 11 | six => 6 | 8
%tool mcp__theatreplan__order_instruments
{tray=trayx} for theatre {theatre=thx}, {urgent:true=right away|at once|it's an emergency}
send {quantity=fewx} x {tray=trayx} to theatre {theatre=thx}
theatre {theatre=thx} wants {tray=trayx}, {urgent:false=no rush|no hurry|whenever it suits}
bring over to theatre {theatre=thx} for the 2 pm hernia: {tray=trayx}

%list pgx: example.com | https://shop.oakfield.org/cart | localhost:3000 | www.pinos.example/menu | https://staging.harbour.io/login?next=/home | news.lab.net | 192.168.0.12/admin | https://de.wikipedia.org/wiki/Elch | tmp-fix-2.harbour.io | berger-sons.example/jobs | about:blank | http://test.local:8080/a-b_c
%list scx: 5 seconds => 5 | ten seconds => 10 | 30 s => 30 | 60 sec => 60 | 20 seconds => 20 | a minute => 60 | 3 seconds => 3 | 45 secs => 45 | two minutes => 120 | fifteen seconds => 15 | 90 seconds => 90
%tool puppetdeck_goto
open {url=pgx} {new_tab:true=in a new tab|in another tab|in a separate tab}
load {url=pgx} in {device:phone=phone|mobile|smartphone} size and wait {wait_seconds=scx}
{url=pgx} in the browser, {new_tab:false=same tab|in this tab|no new tab}, {device:desktop=desktop|full computer screen}
bring up {url=pgx}, the page where they sell tablets

%list dgx: 180 | 200 degrees => 200 | 220°C => 220 | 160 degrees => 160 | 175 | 250 degrees => 250 | 190 C => 190 | 120 | 80 degrees => 80 | 230 | 140°C => 140 | 210 degrees => 210
%tool kitchen_preheat
oven at {degrees=dgx}, {mode:fan=fan|hot air|convection}, {minutes=mnx}
{mode:top_bottom=top and bottom heat|upper and lower heat} at {degrees=dgx}
get the oven hot: {degrees=dgx}, {mode:steam=steam|steam cooking}, off after {minutes=mnx}
heat up the oven to {degrees=dgx}, I'm making pizza rolls

%list kwx: 50 kW => 50 | 150 kW => 150 | 22 kilowatts => 22 | 11 kW => 11 | 300 kW => 300 | a hundred kilowatts => 100 | 43 kW => 43 | 75 kilowatts => 75 | 350 kW => 350 | twenty kilowatts => 20 | 100 kW => 100
%tool listChargePoints
{plug:ccs=CCS|combo plug} chargers near {around=plx}, at least {minPower=kwx}
where can I plug the car in near {around=plx}, {onlyFree:true=only ones not taken|nothing occupied|unoccupied only}
{plug:type2=type 2|mennekes} around {around=plx}, {minPower=kwx} or more
stations for e-cars by {around=plx} with free coffee

%list numsx: 3, 5, 9, 12 | 17 and 4 and 22 | 2.5, 3.75, 1.2, 8 | 101, 99, 104, 98, 102 | -4, 0, 7, 7 | 12 15 18 21 40 | 1200, 950, 1410 and 1003 | 6; 6; 8; 10 | 70.2, 69.8, 71 | 5 and 11 | 33, 28, 41, 28, 36, 52 | 0.4, 0.45, 0.39
%tool describeNumbers
{measure:mean=average|mean} of {numbers=numsx}
{numbers=numsx}, {measure:sum=total|sum|all together}
what's the {measure:maximum=largest|highest|biggest} of {numbers=numsx}
how much do these {measure:standard_deviation=spread|scatter|vary}: {numbers=numsx}

%list foodx: oatmeal | white rice | cottage cheese, low fat | peanut butter and jelly sandwich | Ben & Jerry's cookie dough | avocado | chicken breast with skin | skyr | dal makhani | dried figs | lentil soup from the can with bacon | mac and cheese | olive oil
%list grx: 100 grams => 100 | 250 g => 250 | 30g => 30 | fifty grams => 50 | 180 g => 180 | half a kilo => 500 | 75 grams => 75 | 400 g => 400 | 20 grams => 20 | 125g => 125 | two hundred grams => 200
%tool get_nutrition
how much protein is in {grams=grx} of {food=foodx}
calories in {food=foodx}
{food=foodx}, {grams=grx}, what vitamins and fat has it got
carbs in {food=foodx}? I weigh 80 kilos

%list svx: checkout | billing-api | login | tmp-fix-2 | search gateway | cart and orders | image-resizer | payments v2 | mail relay | auth | report-by-mail | nginx on web-04 | Old Faithful
%list lnx: 50 | 100 | two hundred => 200 | 20 | ten => 10 | 500 | 30 | twenty => 20 | 1000 | 75 | fifty => 50 | 250
%tool tail_log
last {lines=lnx} lines of {service=svx}
what did {service=svx} print just now
{service=svx} output, the latest {lines=lnx} entries
end of the log for {service=svx}, it restarted 3 times

%list namex: Tess Okonkwo | Mr. St. James | Siobhan O'Hara | Big Sal | Dr. Lindqvist | Yuki | Marguerite de la Cruz | the plumber Hal Berg | Jo-Ann | Mrs. D'Souza from accounting | Ignacio | coach Brennan | April May | bo
%tool rolodex-find
what's the {field:phone=number|phone number|telephone} of {name=namex}
{field:birthday=birthday|date of birth} of {name=namex}
{name=namex}, {field:address=street and house number|home address|address}
find {name=namex} among my contacts, they run a company

%list roastx: leg of lamb | pork shoulder | turkey with chestnut stuffing | prime rib | duck | beef wellington | whole chicken, stuffed | salmon side | Aunt Mo's meatloaf with bacon and onions | venison | goose | two racks of lamb
%list corex: 58 degrees => 58 | 63 | 70°C => 70 | 54 degrees => 54 | seventy degrees => 70 | 82 | 75 degrees => 75 | 60 C => 60 | 68 | 50 degrees => 50 | 90
%tool probechef_roast
{food=roastx} to {core=corex} inside, oven at {oven=dgx}, then {afterwards:keep_warm=keep it warm|hold it warm|don't let it go cold}
{food=roastx} until it's {core=corex} in the middle
{food=roastx}, core {core=corex}, {afterwards:switch_off=turn it off after that|off when done|kill the heat when finished}
cook {food=roastx} to a core of {core=corex}, the grill outside is broken

%list pdx: 1 March | last Friday | Monday | 2026-08-01 | the 12th | Easter | the start of the month | last week | January | 3 June 2026 | yesterday | mid-July
%tool coinlane_list_disputes
chargebacks {status:needs_response=waiting for our reply|we haven't answered yet|to be answered}
{status:lost=lost} disputes since {created_after=pdx}
the newest {limit=fewx} chargebacks {status:under_review=under review|being looked at|still with the bank}
which charges have cardholders contested, my call is at 3

%list kmx: 5 km => 5 | ten kilometres => 10 | 20 km => 20 | 3 km => 3 | fifteen kilometers => 15 | 8 km => 8 | 30 km => 30 | 12 kilometres => 12 | 2 km => 2 | 50 km => 50
%tool torque-cheapest-fuel
cheapest {fuel:diesel=diesel} near {near=plx}
who sells {fuel:petrol=petrol|unleaded|regular} for the least within {radius_km=kmx}
{fuel:lpg=lpg|autogas} prices around {near=plx}, {open_now:true=only stations still open|open now|nothing that's closed}
where do I fill up with {fuel:premium=premium|super plus} for least money, 40 km left in the tank

%list colx: #ff8800 | teal | rgb(20,40,60) | burnt sienna | hsl(210, 50%, 40%) | Klein blue | navy | #0af | cornflowerblue | RAL 5002 | the green of old London taxis | dark olive green | rose and ash
%list pctx: 50% => 50 | 80 percent => 80 | 25 % => 25 | forty percent => 40 | 10% => 10 | 75 percent => 75 | 60% => 60 | 35 percent => 35 | 90% => 90 | 5 % => 5
%tool hueboxConvert
{colour=colx} in {notation:hex=hex|hex code|hexadecimal}
{notation:cmyk=CMYK|printing inks} of {colour=colx}, opacity {opacity=pctx}
{notation:rgb=RGB|red, green and blue} values for {colour=colx} with {opacity=pctx} opacity
which {notation:pantone=Pantone} is {colour=colx}, it's for a 100% cotton shirt

%list dockx: Central Station | Mill Lane | dock 14 | Harbour East, by the ferry | Museum and Park | St. Mary's | the rack at Old Bridge | Tomtebo | University North Gate | pier 3 | King's Cross | behind the town hall
%list hrx: two hours => 2 | 3 hours => 3 | an hour => 1 | 4 h => 4 | six hours => 6 | 8 hours => 8 | 5 hours => 5 | 24 hours => 24 | 2 hrs => 2 | three hours => 3 | a day => 24
%tool bike-hire-start
{count=fewx} {bike_type:city=city bikes|normal bikes|town bikes} from {station=dockx}, {hours=hrx}
I need a {bike_type:cargo=cargo bike|bike with a box|bakfiets} for {hours=hrx}, station {station=dockx}
take out an {bike_type:electric=e-bike|electric bike} at {station=dockx}
unlock me something on two wheels at {station=dockx}

%list osumx: £50 => 50 | 200 marks => 200 | $1,000 => 1000 | 35 dollars => 35 | 5000 francs => 5000 | €120 => 120 | 12.50 dollars => 12.5 | a hundred pounds => 100 | 80,000 lire => 80000 | 900 | £3 => 3 | 15000 pesetas => 15000
%list oyrx: 1950 | 1913 | 1987 | 1966 | 1972 | 2001 | 1939 | 1899 | 1995 | 1961 | 1978
%list nyrx: 2026 | 2010 | 1990 | 2020 | 2000 | 2025 | 1980 | 2015 | 2023 | 2018
%list ctyx: Germany | the UK | Italy | US | Great Britain | Spain | Canada | France | the Netherlands | Sweden | New Zealand | Ireland
%tool worldfigures.money_then_and_now
how much is {sum=osumx} from {from_year=oyrx} in {to_year=nyrx}
{sum=osumx} in {from_year=oyrx}, {country=ctyx}, what's that today
inflation: {sum=osumx} of {from_year=oyrx} in {to_year=nyrx} money for {country=ctyx}
what would {sum=osumx} from {from_year=oyrx} buy now, it paid for a trip to Paris then

%list plzx: 10115 | 8010 | SW1A 2AA | 04109 | 75011 | 1060 | M4 1AB | 80331 | 28013 | 50667 | EH1 1YZ
%list kwhx: 3500 kWh => 3500 | 2800 | 4,000 kWh => 4000 | 1500 kWh => 1500 | 5200 | 2000 kilowatt-hours => 2000 | 6,300 => 6300 | 12000 kWh => 12000 | 3100 | 900 kWh => 900
%list mox: 12 months => 12 | six months => 6 | a year => 12 | 24 months => 24 | two years => 24 | 3 months => 3 | one month => 1 | 18 months => 18 | nine months => 9 | 6 mo => 6
%tool compareTariffs
cheaper power for {postcode=plzx}, {kwhPerYear=kwhx}, {greenOnly:true=renewables only|all of it green|no coal}
{postcode=plzx}, {kwhPerYear=kwhx}, tied for {contractMonths=mox} at most
electricity offers in {postcode=plzx}: {kwhPerYear=kwhx}, {greenOnly:false=doesn't have to be green|green or not}, up to {contractMonths=mox}
who's cheapest for electricity at {kwhPerYear=kwhx} in {postcode=plzx}? I live on Green Street

%list pidx: 4711 | 20394 | 88 | 1502 | 77120 | 963 | 31007 | 5 | 12846 | 640 | 2219
%list dbx: orders | crm_prod | warehouse-eu | stock and prices | analytics | Ledger 2 | test | hr_archive | postgres | tmp-fix-2 | customers
%tool sqlbench_kill_session
kill {pid=pidx} on {database=dbx}
end session {pid=pidx}, {wait:true=once its query is through|after the current statement|let it finish what it runs}
{pid=pidx} holds the locks on {database=dbx}, shoot it down {wait:false=now|without waiting|at once}
throw out process {pid=pidx}, the orders have been stuck for an hour

%list lyrx: 2026 | 2027 | 2025 | 2028 | 2024 | 2029 | 2030 | 2023 | 2031 | 2022
%tool get_leave_balance
how many {leave_type:vacation=vacation days|holidays} are left for {year=lyrx}
{leave_type:sick=sick days|illness days} I can still take
how much {leave_type:parental=parental leave|baby leave} do I still have in {year=lyrx}
time off that I have left, HR asked twice this year

%list goodx: batteries | pet food | screws and bolts | garden | light bulbs, LED | cleaning supplies for the kitchen | socks | office paper | phone cases | spare parts for pumps | paint | toys
%tool list_low_stock_items
what are we nearly out of in {category=goodx}
anything with fewer than {threshold=lnx} left
{category=goodx} under {threshold=lnx} pieces
which goods must I reorder before the 20th

%list nodex: worker-3 | ip-10-0-4-17 | gpu-node-a | k8s-eu-09 | old-server | pool2-x7f | node 12 | edge-berlin | minikube | big-iron-1 | tmp-fix-2 | arm64-b.lab.net
%tool podyard_drain_node
drain {node=nodex}, {grace_seconds=scx} for the pods to stop
clear everything off {node=nodex}, {force:true=also what nobody manages|including bare pods|by force}
{node=nodex} must be empty: {grace_seconds=scx} grace, {force:false=not by force|leave bare pods alone}
move all workloads away from {node=nodex}, it has crashed 5 times

%list measx: my 5k | boiling eggs | Tom's speech | bread dough, first rise | the plank | lap one of the big race | backup and restore | swim | reading a page out loud | Anna and Bo on the bikes | compile | washing the car
%tool tickmate.stopwatch
{action:start=start|begin} timing {label=measx}
{action:stop=stop|halt|end} the clock for {label=measx}
stopwatch {action:reset=back to zero|to zero|to 0:00}
take a {action:lap=lap|lap time|split} on the stopwatch

%list trnox: 1Z999AA10123456784 | JD014600003 | 00340434161094 | CX473124829DE | 794644792798 | RR 123 456 785 GB | 9400 1000 0000 | H1002007 | 3S-ABC-991 | 15501234567890 | LB88120 | 420-77
%tool trackParcel
where is my {carrier:dhl=DHL} package {trackingNumber=trnox}
{trackingNumber=trnox}, sent with {carrier:ups=UPS}
has {trackingNumber=trnox} been handed to {carrier:usps=USPS|the US postal service} yet
how far has shipment {trackingNumber=trnox} come, the sender is in Hermes Street

%list scenx: a fox in a library | two cats and a kettle on the moon | grandma's house in the snow, at night | lighthouse | a robot serving tea to Anna | an old photo album on a table | wolves | a city under the sea, seen from a balcony | red barn | the knight of spoons and his very small horse | storm over wheat | a bowl of oranges by the window
%list pixx: 512 | 1024 | 800 pixels => 800 | 1920 | 640 px => 640 | 256 | 2048 | 1200px => 1200 | 768 | 1080 pixels => 1080
%tool modelgate_paint
{prompt=scenx} as a {style:watercolor=watercolour|aquarelle}
{count=fewx} {style:pixel_art=pixel art|blocky 8-bit} pictures: {prompt=scenx}
picture of {prompt=scenx}, {width=pixx} wide and {height=pixx} high
draw me {prompt=scenx}

%list gamex: rummy | go fish | old maid | crazy eights | Texas Hold'em | hearts | gin rummy, Oklahoma rules | skat | uncle Bo's liar game | war | poker with Anna's rules | canasta | spit and malice
%tool gambit_deal_cards
hand out {cards_each=fewx} cards to each of {players=fewx} players for {game=gamex}
{game=gamex} for {players=fewx}, {jokers:false=no jokers|without jokers|jokers out}
cards for {players=fewx} people, {cards_each=fewx} each, {jokers:true=jokers stay in|with the jokers}
shuffle and give out the cards, {players=fewx} players, 1 table

%list meetx: yesterday's standup | Monday's budget call | Q3 kickoff with Berger & Sons | Friday's planning round | last week's board meeting | sales sync | my one-on-one with Anna and Tom | incident review of 3 March | this morning's call with the lawyers | all hands | design crit, part two | budget and hiring
%tool summarize_meeting
{focus:action_items=to-dos|action items|tasks} from {meeting=meetx}
{meeting=meetx}: what was {focus:decisions=decided|agreed on|settled}
{meeting=meetx} {focus:overview=in a nutshell|in broad strokes|as an overview}
what was said at {meeting=meetx}, I must decide if I watch the recording

%list signx: Aries | taurus | Gemini | Cancer | leo | Virgo | Libra | Scorpio | sagittarius | Capricorn | Aquarius | pisces
%tool stars_horoscope
what do the stars say {period:tomorrow=tomorrow} for {sign=signx}
{sign=signx}, {about:love=love|romance|my love life}, {period:week=this week|the week}
{about:career=work|job|career} prospects for {sign=signx} {period:year=this year|over the year}
I'm {sign=signx}, what do the planets hold? it's my birthday today

%list drugx: ibuprofen and aspirin | warfarin, omeprazole | metformin, ramipril and simvastatin | St John's wort and the pill | paracetamol, codeine | lithium and ibuprofen 400 | amoxicillin, cetirizine | sertraline, tramadol and zolpidem | L-thyroxine and iron tablets | melatonin, valerian | aspirin, clopidogrel
%list agex: 72 | 8 | 34 | 65 | 15 | 81 | 50 | 3 | 27 | 90
%tool checkDrugInteractions
can I take {drugs=drugx} at the same time
{drugs=drugx}, patient is {age=agex} years old
{drugs=drugx} with {withAlcohol:true=a beer|wine|a couple of drinks}, safe?
are {drugs=drugx} okay for a {age=agex}-year-old, {withAlcohol:false=no alcohol|doesn't drink}

%list custx: Acme Corp | Berger & Sons | oakfield | Café Luna | Tom Baker | the Dover Boat and Tackle Company | Pino's | 3M | Müller GmbH, Graz | school on Mill Lane | harbour.io | Mrs. D'Souza
%tool listInvoices
{status:overdue=overdue|late|past due} invoices
what has {customer=custx} been billed and {status:paid=already paid|settled}
bills to {customer=custx} {status:sent=that went out|already sent}
all invoices, I'll draft the report from them

%tool flags_list_flags
{state:stale=stale|forgotten|long unused} feature flags
which toggles are {state:disabled=off|disabled|switched off}
every flag that's {state:enabled=on|live|enabled} right now
what feature flags have we got, I'm on call today

%list byx: 7 am | tomorrow morning | six this evening | 17:30 | when I'm back from work at 5 | noon | half past eight | tomorrow at 6:15 | lunchtime | 22:00 | Friday 7 o'clock | sunrise
%tool drumroll-postpone
{machine:washer=washing machine|washer|laundry} ready {done_by=byx}
have the {machine:dishwasher=dishwasher|dishes} finished for {done_by=byx}, {quiet:true=quietly|without noise|on silent}
{machine:dryer=dryer|tumble dryer}, finish time {done_by=byx}, {quiet:false=noise doesn't matter|may be loud}
don't run the {machine:washer=washer|washing machine} yet, be through {done_by=byx}, nights are quiet here

%list cntx: web-1 | redis | a3f9c2d1 | postgres_test | nginx-proxy | old api and worker | tmp-fix-2 | anna_sandbox | grafana | mail.dev | build-runner-07 | jolly_turing
%tool container_stop
shut down {container=cntx} and {remove:true=delete it|remove it|throw it away}
{container=cntx} down within {grace_seconds=scx}
halt container {container=cntx} but {remove:false=don't delete it|keep it|leave it there}
turn {container=cntx} off, it's up 30 days already

%list wherx: Graz | Cape Town | my garden in Leeds | Lake Tahoe | Kiruna | Wellington, New Zealand | Nice | Mount Rigi | 48.2, 16.4 | san juan | Oak Park and River Forest | Reading
%tool get-iss-passes
when does the space station fly over {location=wherx}
{location=wherx}, next {limit=fewx} times the ISS can be seen
ISS above {location=wherx} - just {limit=fewx} of them
can I see the space station from {location=wherx}, 2 of us want to look

%list platex: W-482KL | ABC 1234 | GR 77 XYZ | M-AB 1201 | KX21 LBT | 7TRD554 | B-EV 42E | ZH 500123 | 1234 BCD | OAK-1 | L 33 PP
%tool lookup_parking_fine
did {plate=platex} get a parking ticket
what does {plate=platex} owe the city for parking
any open parking penalties on {plate=platex}
{plate=platex}, fines for parking

%tool estimate_mortgage
what's the instalment on {price=hpx}, {down_payment=dpx} of it ours, {years=yrx}
{price=hpx} home, {interest_rate=pcx} interest: how much a month
monthly cost of a loan: {price=hpx}, {years=yrx}, {interest_rate=pcx}, {down_payment=dpx} down
can we afford {price=hpx}? say what it'd be per month, 2 incomes

%list mthx: March | October | may | late August | November | January | July | mid-April | February | June | September | early April
%tool garden-tasks
what can I {kind:sow=sow|seed} in {month=mthx}
{kind:prune=pruning|cutting back} in {month=mthx}
vegetable patch, {month=mthx}, {kind:harvest=what's ripe|picking|what to harvest}
what needs doing outdoors in {month=mthx}, the plant shop is shut

%list showx: Hamlet | Anna and the Wolves | Cats | Blue Man Group on Friday | jazz under the bridge | Ella Moor, live at the Dome | Swan Lake | the match against Leeds | Rock am Ring | comedy night with Big Sal | Tosca | winter circus
%tool stageline_give_back
take back my tickets for {event=showx}, {reason:ill=I'm sick|I've got the flu|I'm ill}
{seats=fewx} seats for {event=showx} back, {reason:bought_twice=I bought them twice|ordered double}
refund {seats=fewx} tickets, {event=showx}
I won't see {event=showx} after all, please return the tickets, I changed my mind

%list dyx: 3 days => 3 | a week => 7 | two days => 2 | 5 days => 5 | four days => 4 | 10 days => 10 | two weeks => 14 | 2 days => 2 | six days => 6 | 7 days => 7
%list bedx: roses | tomatoes and beans | front lawn | hedge by the gate | herb spiral | raised bed two | strawberries | north border | Anna's corner | pots on the terrace | vegetable patch behind the shed | lawn
%list mmx: 5 mm => 5 | ten millimetres => 10 | 8 mm => 8 | 20 mm => 20 | 3 millimetres => 3 | 12 mm => 12 | fifteen mm => 15 | 2 mm => 2 | 6 millimeters => 6 | 10 mm => 10
%tool hoseline.skip_rain
it's going to pour, pause the sprinklers for {days=dyx}
don't water for {days=dyx} if more than {above_mm=mmx} falls
rain is coming: sprinklers off for {days=dyx}, only {bed=bedx}
no irrigation for {days=dyx}, it's wet and I'm in bed with a cold

%list sidx: 6 | 20 | twelve => 12 | 8 | 10 | four => 4 | 100 | 12 | eight => 8 | 4
%tool luckbarrel_dice
throw {dice=fewx} dice
{dice=fewx} dice with {sides=sidx} sides, add {bonus=fewx}
roll {dice=fewx} dice for me, {sides=sidx} sides each
let {dice=fewx} dice fall, player 1 begins

%list spotx: Mill Lane 4 | level 2 of the station garage | in front of the bakery | Hauptstraße 7 | corner of Elm and 5th | by the old bridge, left side | Aldi car park | behind the town hall | Kirchplatz | St. Mary's hospital, visitor parking | airport P3 | ash street
%tool carshare.end_trip
I'm done with the car, parked: {parked_at=spotx}
return the shared car, {parked_at=spotx}, {condition:dirty=it's filthy|muddy seats|dirty}
trip over, {condition:low_battery=almost empty battery|battery low|hardly any charge left}
finish my rental and lock up, the trip was fine

%list mtrx: 500 m => 500 | 300 metres => 300 | a kilometre => 1000 | 800 m => 800 | 200 meters => 200 | 2 km => 2000 | 1000 m => 1000 | 150 metres => 150 | 400 m => 400 | 750 metres => 750
%tool carshare.find_vehicles
shared cars within {radius_m=mtrx} of {near=plx}
is there a {vehicle_type:van=van|transporter} to share near {near=plx}
{near=plx}, {vehicle_type:estate=station wagon|estate}, not more than {radius_m=mtrx} on foot
which car can I grab at {near=plx}, 300 kg of tiles to carry

%list ordx: 4471 | A-2093 | #881 | DB-77102 | 55012 | KX9 | ord_118 | 20394-B | 7 | 30061 | lunch-12
%tool doorbite-rider-position
where's my food, order {order_number=ordx}
is the courier with {order_number=ordx} close yet
{order_number=ordx}, how far out is the delivery guy
is our dinner on its way, I ordered 3 pizzas

%list clubx: Leeds United | Sturm Graz | Real Betis | ajax | Bayern | FC Oak Park | the Chicago Bulls | Brighton and Hove Albion | Inter | 1. FC Köln | Red Star | Anna's under-12 girls
%tool get_fixtures
who does {team=clubx} play next
next {count=fewx} games of {team=clubx}
{team=clubx}, {count=fewx} matches, {home_only:true=only at home|home games only|just the ones at home}
upcoming opponents of {team=clubx}, I watch at home

%tool stopCharging
stop charging the car
unplug the car, it's got enough power
cut the power to the car now
no more electricity into the car, 80% will do

%list eatx: two eggs and toast | a slice of pizza | chicken salad with feta | porridge | Anna's lasagne, a big plate | a handful of nuts | ramen | coffee with milk and a croissant | three dates | leftover curry with rice from last night | yoghurt | half a bagel
%list kclx: 450 kcal => 450 | 300 calories => 300 | 620 kcal => 620 | two hundred calories => 200 | 150 kcal => 150 | 800 calories => 800 | 95 kcal => 95 | 520 calories => 520 | 1100 kcal => 1100 | 75 calories => 75
%tool log_meal
I had {description=eatx} for {meal:breakfast=breakfast}
{meal:snack=snack|in between}: {description=eatx}, {calories=kclx}
note that I ate {description=eatx}, {calories=kclx}
just had {description=eatx}, add it, nothing else since breakfast

%list lotx: 42 | 117 | 8B | 3009 | A-16 | twelve | 77 | 205 | 9 | 61c | 1440
%list bidx: 200 euros => 200 | $150 => 150 | £80 => 80 | 1,200 => 1200 | 45 | 95 dollars => 95 | €300 => 300 | 500 | 60 pounds => 60 | 250 | two hundred => 200
%list mxx: 900 euros => 900 | $2,000 => 2000 | £1400 => 1400 | 3,500 => 3500 | 1800 | 1500 dollars => 1500 | €2500 => 2500 | 5000 | 1750 pounds => 1750 | 4200
%tool hammerfall.place_bid
offer {bid=bidx} for lot {lot=lotx}
{bid=bidx} on lot {lot=lotx}, going up to {ceiling=mxx} at most
lot {lot=lotx}: I start at {bid=bidx}, limit {ceiling=mxx}
I'll pay {bid=bidx} for lot {lot=lotx}, the other one went for 900

%list hourx: 3 euros => 3 | $4 => 4 | £2.50 => 2.5 | two euros => 2 | 5 dollars => 5 | €1.80 => 1.8 | 6 | 3.50 | four pounds => 4 | 2 euros => 2
%tool car_find_parking
a place to leave the car near {address=plx}
{covered:true=covered|indoor|garage} parking at {address=plx}, up to {max_price=hourx} an hour
somewhere to park by {address=plx} for less than {max_price=hourx} an hour
where can I park at {address=plx}, the car is 2 metres high

%list rmsx: kitchen | living room and hall | bedroom, study | bathroom, kitchen and landing | Anna's room | dining room | guest room and office | hall, stairs, cellar | nursery | conservatory and den | playroom | upstairs landing, loft
%tool dustbot_clean
{rooms=rmsx}, {mode:mop=mop|wet wipe}, {passes=fewx} passes
send the robot through {rooms=rmsx}, {power:turbo=full power|as strong as it can|turbo}
hoover now: {rooms=rmsx}, {power:quiet=quietly|low noise|quiet}
{rooms=rmsx} by robot right now, we have 2 dogs

%tool get_payslip
pay slip for {month=mthx}
what was I paid in {month=mthx}, the document please
{month=mthx} salary statement
pull up my wage slip of {month=mthx}

%list townx: Graz | Oak Park | Delhi | the valley around Bozen | Leeds and Bradford | Kraków | bad ischl | Nice | Lower East Side | Mexico City | Reading | St. Moritz
%tool skywarn_air_quality_trend
{substance:fine_dust=fine dust|particulates|soot} in {place=townx} over {days=dyx}
how has {substance:birch_pollen=birch pollen|birch} been developing in {place=townx}, {days=dyx}
is {substance:ozone=ozone} going up or down in {place=townx}
is the air in {place=townx} getting better, I run 3 times a week

%tool bike-stations-nearby
{limit=fewx} closest bike racks to {place=plx}
rental stations near {place=plx} with {looking_for:e_bikes=e-bikes|electric ones|electric bikes}
where can I drop my rental bike near {place=plx}, {looking_for:free_docks=empty slots|free docks|docks that aren't taken}
where around {place=plx} do they rent bikes, it's for 1 afternoon

%list srvx: Lunch Menu 2027 | team mood | Customer Happiness, spring | onboarding and first week | Why did you leave us? | office move | NPS Q2 | Parents' Evening | how was the course with Dr. Iyer | pizza or sushi | Remote Work in Sales | exit form
%tool get_survey_results
what did people answer in {survey=srvx}
outcome of {survey=srvx} so far
{survey=srvx}: how did they vote
replies that have come in for the poll {survey=srvx}

%list excx: my flight is late | we're getting a lift from Anna | the meeting was moved to Monday | plans changed | I missed the train and stay here | the kid is sick | wrong address | it takes too long | booked twice by mistake | I'd rather walk | Tom drives us, he's sober
%tool cancelRide
call off my taxi, {reason=excx}
I don't need the cab any more: {reason=excx}
{reason=excx}, please cancel the car
no taxi after all

%list hrmx: 214 | 1107 | 12 | 305 | 8B | 401 | 77 | 2010 | 6 | 118 | A3
%tool hotel-check-out
guest in {room=hrmx} departs, bill goes to {payment:company_invoice=his company|the firm|her employer}
room {room=hrmx} out, {payment:card=card|credit card|Visa}
close room {room=hrmx} and settle, {payment:cash=cash|banknotes|cash in hand}
room {room=hrmx} is leaving us, the key card is back

%list slpx: 7 hours => 7 | six and a half hours => 6.5 | 8 h => 8 | 5.5 hours => 5.5 | nine hours => 9 | 4 hours => 4 | 6.25 hours => 6.25 | eight hours => 8 | 7.5 h => 7.5 | 10 hours => 10
%tool log-sleep
slept {hours=slpx}, {quality:good=well|good|soundly}
{hours=slpx} in bed asleep, {wakeups=fewx} times awake, {quality:poor=awful|badly|poorly}
note down {hours=slpx} for the night, {quality:fair=so-so|okay|middling}
I slept {hours=slpx}, bedtime was 11

%list flgx: new-checkout | dark_mode | beta.search.v2 | holiday banner | show_prices_in_euro | ai-replies | tmp-fix-2 | signup with phone | enable_logs | fast-lane-for-kids | OldCart | cache and retry
%tool flags_set_flag
{enabled:true=turn on|enable|activate} {flag_key=flgx} in {environment:production=production|prod|live}
{flag_key=flgx} {enabled:false=off} in {environment:staging=staging}
{enabled:false=disable|deactivate|kill} {flag_key=flgx} on {environment:development=dev|development}
{enabled:true=activate|switch on} {flag_key=flgx}, the live demo is at 3

%list romx: 2026 | XIV | MCMXCIX | 49 | mdcclxxvi | 1984 | IX | 400 | forty-two | LXXX | 3 | CDXLIV
%list romax: 2026 | 49 | 1984 | 400 | forty-two | 3 | 1776 | 14 | a thousand and six | 999 | 88
%tool cifraRoman
write {value=romax} the Roman way, {lowercase:true=lower case|in small letters|not in capitals}
{value=romx}: give me the other kind of numeral
what's {value=romx} in the other notation, {lowercase:false=capitals|upper case|big letters}
convert {value=romx} between Roman and ordinary numbers

%list wrdx: happy | nice | to walk | big | quick and dirty | stubborn | house | melancholy | give up | run-of-the-mill | car | bright | old hat
%tool glossarium_similar
{relation:antonym=opposite|opposites} of "{word=wrdx}"
{limit=fewx} other words for "{word=wrdx}", {register:formal=formal|posh|official}
{relation:broader=more general|broader} term for "{word=wrdx}"
what can I write instead of "{word=wrdx}", it's a poem

%list msumx: 200 euros => 200 | $150 => 150 | £80 => 80 | 300 | 50 dollars => 50 | €25 => 25 | 500 pounds => 500 | 120 euros => 120 | 1,000 => 1000 | a hundred euros => 100
%tool purseling_save_up
{monthly=msumx} a month for {years=yrx} at {rate=pcx}, what's it in the end
starting with {initial=dpx}, adding {monthly=msumx} monthly, {years=yrx}
{monthly=msumx} every month, {rate=pcx}, {years=yrx}, {initial=dpx} already there
how much have I got after {years=yrx} of {monthly=msumx} a month, the kid is 2 now

%list ownx: Tess Okonkwo | Marek | Mrs. D'Souza | Siobhan O'Hara | old Pete | Jo-Ann | Ignacio Reyes | Dr. Lindqvist | Mark Will | Hal | may summers | Yuki from the Vienna office
%tool crm_list_deals
deals of {owner=ownx} {stage:negotiation=being negotiated|in negotiation|still haggled over}
what has {owner=ownx} got over {min_amount=hpx} in the pipeline
{stage:won=won|closed and signed} deals from {min_amount=hpx} up
our open opportunities, I lead the call at noon

%tool autolink-lock
{action:unlock=open|unlock|pop} the {part:boot=boot|trunk}
{action:lock=close|lock|shut} the {part:windows=windows|car windows}
is the {part:charge_port=charge port|charging flap} {action:status=shut|locked|open}
{action:unlock=unlock|open} the {part:doors=car|doors|car doors}, lock again in {relock_minutes=mnx}

%list podx: Rivers of Time | The Daily Grind | 99% Made Up | Anna and Bo Talk Trash | history, but short | Crime in the Alps with Hal Berg | Sleep Well | Planet Dough | wait, what? | Two Engineers and a Microphone | code & coffee | The One About Nothing at All, Really
%tool podcasts_subscribe
follow {show=podx}, {auto_download:true=download every new one|load new episodes by itself|new ones straight to the phone}
I want to hear {show=podx} regularly
add {show=podx} to my podcasts, {auto_download:false=no downloads|don't download anything|streaming only}
sign me up for the podcast {show=podx}, I've got their app downloaded

%list sentx: Me and him goes to school every day. | I has two cat and a dog | Their going to loose the match | Who's coat is this? | Yesterday I have seen Anna, she were sad. | the team are happy with they're results and wants to go on | She dont like it | Please find attach the report. | Its raining since three hours | Could you of told me earlier? | We discussed about the plan with Mr. Brown on Monday | i seen it
%tool glossarium_proofread
fix the mistakes: {text=sentx}
"{text=sentx}" - correct it, {variety:british=British|British English|UK spelling}
check this, {explain:true=with reasons|tell me the rules|explain each error}: {text=sentx}
any commas or words wrong in "{text=sentx}"? My teacher is American

%tool get_energy_usage
how much {meter:gas=gas} did we burn {period:last_month=last month|the month before}
{meter:electricity=power|electricity|current} used {period:yesterday=yesterday}
{meter:solar=solar panels|solar|the roof panels} {period:this_year=this year|since January}
our consumption {period:this_week=this week|since Monday}, the water is off anyway

%list agx: Maria | Tess Okonkwo | Kofi | Mr. Quill | Big Sal | the new intern | Jean-Luc | Dana from second level | nadia.b | O'Neill | April | Hamza Young
%tool list_tickets
{status:open=open|unsolved} tickets of {assignee=agx}
{limit=fewx} support cases that are {status:pending=pending|waiting for the customer|on hold}
what has {assignee=agx} {status:solved=solved|fixed|sorted out}, newest {limit=fewx}
all the helpdesk cases, support closed early yesterday

%list odtx: 14 July 1789 | my birthday, 3 May 1984 | 24.12.2030 | February 29, 2044 | 1 January 1900 | 2027-10-09 | the 5th of November 1605 | 8/8/88 | 12 October 1492 | Christmas 2031 | 31 March | the last day of 1999
%tool almanach.weekday
what day of the week was {date=odtx}
{date=odtx}: Monday, Tuesday or what
{date=odtx} in the {calendar:julian=Julian|old Russian} calendar, weekday
which weekday is {date=odtx}, {calendar:gregorian=Gregorian|our usual calendar}

%list ryx: orange | love | Vienna | nation | heart | to remember | tiger | pie in the sky | moon | Graz | bottle | yesterday
%tool find_rhymes
what rhymes with {word=ryx}
{syllables=fewx}-syllable rhymes for {word=ryx}
I need something that sounds like {word=ryx} at the end, {syllables=fewx} syllables
rhyme on {word=ryx}, please, for a poem of 4 lines

%tool list_print_jobs
what's waiting at the printer
documents still to be printed
is my document still queued at the printer
printer queue

%list petx: Mittens | the old dog | Bo | Sir Barks-a-Lot | the goldfish | Anna's hamster | Lady and Rex | Number 5 | the cats downstairs | Whiskers | mr. paws | the tabby with the short tail
%tool snackbowl_dispense
{grams=grx} of {food:dry=kibble|dry food|crunchies} for {pet=petx}
give {pet=petx} {food:wet=wet food|something from the tin|the soft food}
put out {grams=grx} for {pet=petx} right away
fill the bowl for {pet=petx} now, 2 hours late already

%list lblx: 38 | M | 10 | XL | 16 | 36 R | L/XL | small | 34/32 | XXS | 15 and a half | 44
%list shlx: 38 | 10 | 42.5 | 7 1/2 | 54 | eleven | 6.5 | 45 | 9 | 36 2/3 | thirteen and a half
%tool convert_clothing_size
{from_system:EU=European|EU|continental} {garment:shoes=shoe} size {size=shlx} in {to_system:US=US|American}
{garment:ring=ring} size {size=shlx} {from_system:UK=UK|British}, what's that in {to_system:EU=EU|European sizes}
{garment:trousers=jeans|trousers|pants} in {from_system:US=US|American} {size=lblx}, which {to_system:JP=Japanese|JP} size
{garment:shirt=shirt} {size=lblx}, {from_system:JP=Japan|Japanese} to {to_system:UK=UK|British}

%list wtx: 30 | 40 degrees => 40 | 60°C => 60 | thirty degrees => 30 | 20 degrees => 20 | 90 | 60 | 95 degrees => 95 | 40 C => 40 | 50 degrees => 50
%list rpmx: 800 rpm => 800 | 1200 | 1400 rpm => 1400 | 600 | 1000 turns => 1000 | 400 rpm => 400 | 900 | 1600 rpm => 1600 | 1,100 => 1100 | 500 turns => 500
%tool drumroll-begin
{programme:cotton=cotton|cottons} at {temperature=wtx}, spin at {spin=rpmx}
wash the {programme:sportswear=sports things|gym clothes|sportswear}, {extra_rinse:true=rinse twice|an extra rinse|one more rinse}
{programme:wool=wool|woollens}, {temperature=wtx}, {extra_rinse:false=no extra rinse|rinse only as usual}
get the laundry going, {programme:quick=short wash|fast one|quick}, 6 shirts
