%lang en
# Short, direct requests: what each tool is for in other words than its own, values of all lengths.
%list kdoc: NDA Hartmann | lease_final.pdf | offer letter for Priya | contract with the printers | loan agreement, second draft | photo release | Sale of the Boat | statutes and annex B | works order 118 | dpa-2025 | tenancy agreement | power of attorney for Aunt Rosa
%list ksnd: interview.wav | demo_07.aiff | gran on the phone.m4a | Rain, take two.wav | ringtone | choir and organ, Sunday.flac | memo-3.ogg | podcast intro | bass line from Tuesday.wav | REC0042.WAV | lecture on bees, part two.mp3 | night_train.ogg
%list kbps: 320 kbps => 320 | 128 | 192 kbit => 192 | 256 kbps => 256 | 96 | 64 kbps => 64 | 160 kbit/s => 160 | 320 | 192 | 224 kbps => 224
%list kpct: 40 percent => 40 | 70% => 70 | 25 | 65 per cent => 65 | ninety percent => 90 | 15 % => 15 | 55 | eighty percent => 80 | 30 percent => 30 | 100% => 100 | twenty percent => 20 | 60
%list kzone: hallway | the corner by the stove | dining table, underneath | play mat | kids' room, window side | Entrance and Shoe Rack | zone 4 | sofa strip | the bit between desk and bed | pantry | litter tray area | rug
%list ktimes: two => 2 | 3 | three => 3 | 2 | four => 4 | 5 | five => 5 | 4 | six => 6 | 6
%list kframe: B-2210 | 77431 | LX 908 | 0045-K | m3317 | 600128 | QT-55 | 19-204 | PB7781 | 3391 | Z09 41

%tool esign_status
signatures still missing on {document=kdoc}?
has everyone put their name under {document=kdoc}
{document=kdoc}: who has signed so far
did they all sign {document=kdoc}, and if not, who didn't

%tool changeAudioFormat
{audio=ksnd} as {format:ogg=ogg|an ogg file}, {bitrateKbps=kbps}
I need {audio=ksnd} in {format:wav=wav}, {mono:true=one channel only|mono}
make {format:flac=a flac|flac} out of {audio=ksnd} for the car stereo
turn {audio=ksnd} into {format:mp3=mp3|an mp3} at {bitrateKbps=kbps}, {mono:false=still stereo|not mono}

%tool desk_brightness
{screen:left=left} monitor at {level=kpct} brightness
backlight {level=kpct}, {night_colours:true=warm tones|less blue}, {screen:all=every screen|all of them}
dim the {screen:internal=laptop|built-in|internal} display to {level=kpct}
it's late at night, brightness {level=kpct}

%tool desk_volume
{output:headphones=headphones|headset} at {level=kpct}
{mute:true=silence|mute} the {output:speakers=speakers|loudspeakers}
{mute:false=unmute|sound back on for} the {output:bluetooth=bluetooth box|bluetooth}, {level=kpct}
a bit louder, I can't hear the speaker on stage

%tool floorbot-clean-zone
{zone=kzone}, {passes=ktimes} passes, {suction:silent=quietly|as silent as it can}
hoover {zone=kzone} with {suction:max=full power|maximum suction|max}
crumbs on the floor: {zone=kzone}, {suction:strong=strong}
robot to {zone=kzone}, normally Mum does that

%tool unlockBike
open bike {number=kframe}, {tariff:hour_pass=one-hour pass|hour pass}
I'm riding {number=kframe}, {helmet:true=helmet too|with helmet}, {tariff:day_pass=for the whole day|day pass}
release scooter {number=kframe} at {=ktowna} station
{number=kframe}, {tariff:per_minute=per minute|by the minute}, {helmet:false=no helmet|without a helmet}

%list ktowna: Graz | Leeds | Vigo | Newcastle upon Tyne | Tampa | Aarhus | St. Moritz | Cork | Bath | Le Mans | Riga | Salt Lake City
%list kval: 12 | 3.5 | 180 | forty => 40 | 0.75 | 26.2 | 1,200 => 1200 | ten => 10 | 98.6 | 65 | five => 5 | 7
%tool convert_units
how many {to_unit:pounds=pounds|lbs} are {value=kval} {from_unit:kilograms=kilos|kg|kilograms}
{value=kval} {from_unit:inches=inches} = ? {to_unit:centimeters=cm|centimetres}
what is {value=kval} {from_unit:gallons=gallons} when you count in {to_unit:liters=litres}
{value=kval} {from_unit:feet=feet|ft} to {to_unit:meters=metres|m}

%list kdaysn: five days => 5 | 3 days => 3 | 7 days => 7 | ten days => 10 | two weeks => 14 | 30 days => 30 | 48 hours => 2 | fourteen days => 14 | 21 days => 21 | 12 days => 12 | 6 days => 6
%tool list_bills
what do I have to pay in the next {due_within_days=kdaysn}
invoices {unpaid_only:true=still open|not paid yet}, next {due_within_days=kdaysn}
{unpaid_only:false=paid and unpaid|all} bills please, {due_within_days=kdaysn} ahead
what do I owe the power company and the others these days

%list kspeech: doors close in five minutes | Welcome aboard, dear guests | happy birthday, Tom and Lina | mind the gap | once upon a time there was a slow fox | no | the lift to floor three is out of order | Dinner! | your call is important to us, please hold | lights off at ten | thank you for coming to Rosa's party
%tool text_to_speech
read "{text=kspeech}" aloud, {voice:male=man's voice|male voice}
audio of "{text=kspeech}", {speed:slow=slowly|slow}, {voice:narrator=like a narrator|narrator}
let {voice:robot=a robot|a machine} say "{text=kspeech}" {speed:fast=fast|quickly}
speak this for the child next door: "{text=kspeech}"

%list kbill: 84 | 126.45 | 57 euros => 57 | $210 => 210 | £63.50 => 63.5 | 312 | 48.95 | ninety dollars => 90 | 145 pounds => 145 | €38 => 38 | 99
%list kheads: four => 4 | 5 | three => 3 | 6 | two => 2 | eight => 8 | 7 | seven => 7 | 10 | twelve => 12
%list ktip: 10% => 10 | 15 percent => 15 | 12 % => 12 | ten percent => 10 | 8% => 8 | 20% => 20 | 5 percent => 5 | eighteen percent => 18 | 12.5% => 12.5 | 7 % => 7
%tool purseling_divide
{total=kbill} by {people=kheads}, {tip=ktip} for the waiter
what does each of us pay, {total=kbill}, {people=kheads} of us, {round_up:true=rounded up|full amounts only}
dinner was {total=kbill} for {people=kheads}, share per head with {tip=ktip} on top, {round_up:false=to the cent|don't round}
the tip's already in, {total=kbill} shared by {people=kheads}

%list kquakeland: Japan | southern Italy | Chile | the Aegean | Turkey and Syria | Iceland | Mexico City | New Zealand | the coast of Peru | california | Nepal | around Mount Etna | Papua New Guinea
%list kmag: 5 | 4.5 | six => 6 | 6.2 | 3 | five => 5 | 7 | 2.5 | four => 4 | 5.8
%list khours: 12 hours => 12 | two days => 48 | 24 hours => 24 | 48 hours => 48 | six hours => 6 | day => 24 | three hours => 3 | 72 hours => 72 | hour => 1 | week => 168
%tool list_earthquakes
did the ground shake in {region=kquakeland} in the last {hours=khours}
tremors in {region=kquakeland}, magnitude {min_magnitude=kmag} and up
seismic events stronger than {min_magnitude=kmag}, past {hours=khours}
where has the earth been shaking lately, I felt three jolts

%list kregex: German postcodes | a date like 2024-03-01 | hex colours | emails ending in .org | a word followed by two digits | IPv4 addresses | prices with euro or dollar sign | lines without a comma | uk number plates | ISBN | names like O'Neill or d'Arcy | times from 00:00 to 23:59
%tool snipyard_build_regex
pattern for {matches=kregex}, {flavour:javascript=JavaScript|JS}
{flavour:java=Java} regexp that catches {matches=kregex}
I need something that matches {matches=kregex}, {flavour:posix=POSIX}, {ignore_case:true=any case|case doesn't matter}
write me a regex for {matches=kregex}, in case I forget again

%list kforeign: Jeg har mistet min nøkkel | ubi bene ibi patria | Tack så mycket | merhaba | Dzień dobry, poproszę kawę i wodę | Ik weet het niet | hyvää yötä | Obrigado pela ajuda | Dw i'n hoffi coffi | Wo ist der Bahnhof? | nie ma za co | Kalimera
%tool detect_language
which tongue is "{text=kforeign}"
"{text=kforeign}", is that Danish or what
what are they speaking when they write "{text=kforeign}"
tell me the language of: {text=kforeign}

%tool crumbchaser_sweep
{spot=kzone}, {mop:true=with the mop|wet}, {suction:low=low suction|on low}
robot, go over {spot=kzone} {passes=kround}
clean {spot=kzone}: {suction:high=high suction|full suction}, {passes=kround}, {mop:false=dry|no mop}
muesli everywhere at {spot=kzone}, the high chair is to blame

%list kround: twice => 2 | 6 times => 6 | three times => 3 | 2 times => 2 | four times => 4 | 3 times => 3 | two times => 2 | five times => 5 | 4 times => 4 | 1 time => 1
%list kkey: session:8812 | feature.dark_mode | user:42:name | cart-count | rate_limit | lock/job-7 | HOMEPAGE_TITLE | queue:mail:last | tmp.x | settings:lang:default
%list kdb: 0 | 1 | 2 | three => 3 | 4 | 7 | two => 2 | 9 | 12 | 15
%tool keyburrow_get
value of {key=kkey} in database {db=kdb}
{key=kkey}, db {db=kdb}
what's stored under {key=kkey}
what does {key=kkey} hold right now on server 3

%tool get-health-summary
how did I {metric:sleep=sleep} this {period:month=month}
{metric:water=water|drinking}, overview of the {period:week=week|last seven days}
my {metric:weight=weight|kilos} over the {period:year=past year|last twelve months|year}
average {metric:steps=steps} please, I had a lazy day at the desk

%list kpic: logo.png | IMG_4410.heic | team photo | sunset_2.jpg | cat on the roof.jpg | header | Banner Spring, wide.png | scan from Tuesday.tiff | map-of-the-site.bmp | Lena and Max at the lake.jpg | avatar_old.gif | screenshot 12
%tool convertPicture
{file=kpic} as {format:png=png|a PNG}
I need {format:avif=avif} from {file=kpic}, {quality=kpct}
make {file=kpic} a {format:jpg=jpg|jpeg}, quality {quality=kpct}, {greyscale:true=black and white|no colours}
save {file=kpic} as {format:tiff=tiff|a TIFF}, the print shop does good quality

%list kcontract: RA-55120 | 7781203 | HZ 40912 | 30417-B | CTR-9 | 118820 | mx0045 | V/2207 | 6650 | EU-77102
%tool extend-rental
keep the hire car {extra_days=kdaysn} longer, {contract_number=kcontract}
{contract_number=kcontract}: bring the car back {extra_days=kdaysn} later
we still need the rental, for {extra_days=kdaysn} more, contract {contract_number=kcontract}
{extra_days=kdaysn} more with the car under {contract_number=kcontract} please

%list kwindow: study | the big one by the balcony | kitchen, left | bay window | nursery | roof window over the stairs | west side | Grandma's room | bathroom | dining room and terrace door | office 2
%tool cosy_set_blind
shade {window=kwindow}, {closed_percent=kpct}
{window=kwindow} blind {closed_percent=kpct} closed, {slats:tilted=slats tilted|at an angle}
shutter {window=kwindow} down to {closed_percent=kpct}, slats {slats:flat=flat|horizontal}
blind {window=kwindow} to {closed_percent=kpct}, I've got a flat tyre to see to outside

%list ksail: DVC-0915 | NO-117 | 8812 | SF22B | kiel-oslo-14 | B7-2030 | 40 311 | GR-PIR-8 | HE1042 | x77
%tool ferry-book-crossing
{passengers=kheads} people on sailing {sailing_id=ksail}, {accommodation:outside_cabin=cabin with a window|outside cabin}
tickets for {sailing_id=ksail}: {passengers=kheads} travellers, {pet:true=one dog|and a cat}
reserve {sailing_id=ksail}, {passengers=kheads} passengers, {accommodation:reclining_seat=reclining seats|recliners}, {pet:false=no animals|without a pet}
{passengers=kheads} of us want to sail on {sailing_id=ksail} and see the deck lights

%list kmilk: oat milk | skimmed milk | soy | lactose-free milk | a dash of cream | almond milk | milk from the blue carton | whole milk | coconut | barista oat
%tool pullCoffee
{cups=kcups} {drink:latte=lattes} with {milk=kmilk}
{drink:americano=americano}, {strength:strong=strong|extra strong}
{strength:weak=weak|mild} {drink:cappuccino=cappuccino}, {milk=kmilk}
an {drink:espresso=espresso} right now, I need to be strong for the exam

%list kcups: two => 2 | 3 | three => 3 | 2 | four => 4 | six => 6 | 5 | 4 | five => 5 | eight => 8
%list kfood: lentils | brown rice | avocado | cottage cheese | dark chocolate with sea salt | porridge | mackerel in oil | kidney beans and corn | gouda | orange juice | rye bread with seeds | tofu
%list kgrams: 100 grams => 100 | 250 g => 250 | 30 grams => 30 | half a kilo => 500 | 80 g => 80 | 150 grams => 150 | 500 g => 500 | fifty grams => 50 | 200 g => 200 | 1 kg => 1000
%tool nutrient_facts
{nutrient:protein=protein} in {grams=kgrams} of {food=kfood}
how healthy is {food=kfood}
{grams=kgrams} {food=kfood}, how many {nutrient:calories=calories|kcal}
is there much {nutrient:iron=iron} in {food=kfood}

%list kevent: the fall of Constantinople | the battle of Hastings | the first moon landing | the storming of the Bastille | the great fire of London | the signing of the Magna Carta | the peace of Osnabrück and Münster | the death of Julius Caesar | the eruption of Vesuvius | the founding of Rome | Gutenberg's first Bible | the Boston Tea Party
%tool factbox_event_date
when was {event=kevent}
{event=kevent} in the {calendar:islamic=Islamic|Muslim} calendar
which day did {event=kevent} fall on, {calendar:julian=old style|Julian}
{event=kevent}, what year, my Hebrew teacher asked

%list kacct: pension pot | Growth | savings with Ella | kids | rainy day, long term | ISA | depot 2 | the joint one | Retirement and House | brokerage | green stuff
%tool tradepost-portfolio
what are my stocks worth in {currency:CHF=francs|Swiss francs|CHF}
holdings in {account=kacct}, {sort_by:name=A to Z|by name}
{account=kacct}: shares and funds, {sort_by:gain=best performers first|by gain}, in {currency:USD=dollars|USD}
which shares do I own, my broker in London wants to know

%list kcard: Fix login on iPad | 118 | pricing page, new copy | onboarding mail | Hire a second driver | #42 | Search and filters | broken footer | talk to legal about cookies | update the docs for v3 | dark mode | 2207
%tool board-move-card
{card=kcard} is {column:done=finished|done}
put {card=kcard} up for {column:review=review}
shift {card=kcard} back to the {column:backlog=backlog}
I've started on {card=kcard}, so {column:in_progress=in progress|doing}

%tool listSubscriptions
what do I pay for every month, {sort:price=dearest first|by price}
my {category:fitness=gym memberships|fitness} subscriptions
running {category:streaming=streaming|film and series} plans, {sort:renewal=next renewal first|by renewal date}
which services am I still signed up to, in the name of my old firm too

%list kkw: 50 kW => 50 | 150 | 100 kW => 100 | 22 | 11 kW => 11 | 75 kilowatts => 75 | 300 kW => 300 | 43 | 200 kW => 200 | ninety kW => 90
%list ksite: Graz main station | the Tesco car park | Leeds | exit 14 on the M5 | Old Harbour, Bath | my hotel in Vigo | the zoo | St. Moritz | Ikea and around | 12 Mill Lane | Le Mans
%tool car_find_charger
where can I plug in the car near {location=ksite}
{connector:ccs=CCS|combo} charger around {location=ksite}, {min_power_kw=kkw} or more
{location=ksite}, {connector:type2=type 2|Mennekes}, {available_now:true=free right now|not in use}
EV power points at {location=ksite}, my neighbour in the Tesla says there are some

%list kml: 300 ml => 300 | half a litre => 500 | 250 millilitres => 250 | a litre => 1000 | 200 ml => 200 | 2 litres => 2000 | 150 ml => 150 | 0.75 l => 750 | 400ml => 400 | three hundred ml => 300 | 1.5 litres => 1500
%tool log-water
I drank {amount_ml=kml}
{amount_ml=kml} from the tap just now, put it down
another {amount_ml=kml} for my hydration count
+{amount_ml=kml} water

%list kpoint: 4471 | DE-118-2 | bay 7 | A12 | P-0093 | 30518 | CP 6, left | EVB-77 | garage 3 | 900214
%tool startCharging
plug is in at {chargePoint=kpoint}, fill the battery to {targetPercent=kpct}
{chargePoint=kpoint}: begin, stop at {targetPercent=kpct}
juice for my car at {chargePoint=kpoint}
power on at {chargePoint=kpoint}, the battery has 8 percent left

%list kroomsn: two => 2 | 3 | 2.5 | four => 4 | 5 | three => 3 | 4 | 3.5 | 2 | six => 6
%list klowp: 600 | 750 euros => 750 | 900 | $1,000 => 1000 | 450 | £800 => 800 | 1100 | €500 => 500 | 700 pounds => 700 | 850 dollars => 850
%list khighp: 1400 | 1,650 euros => 1650 | 2000 | $2,300 => 2300 | £1,800 => 1800 | 1250 | 2100 | €1500 => 1500 | 1900 dollars => 1900 | 1,750 euros => 1750
%tool nest_search_flats
{min_rooms=kroomsn} rooms in {town=ktowna} {deal:rent=to let|to rent}, at most {max_price=khighp}
house {deal:buy=for sale|to buy} near {town=ktowna} with {min_rooms=kroomsn} rooms, {balcony:true=with balcony|and a balcony}
a {deal:share=flatshare|shared flat} in {town=ktowna}, between {min_price=klowp} and {max_price=khighp}
somewhere to live in {town=ktowna}, we share a dog and two bikes

%list kshow: Slow Radio | Crime and Coffee | the daily bit | Two Docs, One Mic | Hardly Working | 99 stairs | Bread with Benedikt | history of ropes | Tech Tonight | What's Left in the Fridge | brainwaves
%tool podcasts_unsubscribe
I'm done with {show=kshow}, take it off my podcasts
stop following the podcast {show=kshow}
{show=kshow} bores me, cancel that podcast
kick {show=kshow} out of my podcast feed

%list kpx: 800 | 1200 px => 1200 | 640 | 1920 pixels => 1920 | 300 px => 300 | 1080 | 512 | 2000 pixels => 2000 | 150 | 1024px => 1024
%tool snapedit.scale
{image=kpic} to {width=kpx} by {height=kpx}
shrink {image=kpic} to a width of {width=kpx}, {keep_ratio:true=keep the proportions|don't distort it}
{height=kpx} high, {image=kpic}, {keep_ratio:false=squashing is fine|ignore the proportions}
blow {image=kpic} up, it goes on a 3 metre wall

%list kelem: tungsten | Hg | helium | Fe | lead | element 79 | gallium | sodium | bromine | Xe | rare earth neodymium | zinc
%tool factbox_chemical_element
when does {element=kelem} {property:melting_point=melt}
{property:density=density} of {element=kelem}
who {property:discoverer=found|discovered} {element=kelem}
tell me about {element=kelem}, our teacher's symbol of the week

%list ktrial: green button | two-step checkout | Free Shipping Banner | price test March | headline B | popup or no popup | login with one tap | new footer | Hero video, short cut | search bar on top | emails from a real person
%tool splitlab-outcome
which version won, {name=ktrial}
{name=ktrial} on {segment:mobile=phones|mobile}
how did {name=ktrial} do among {segment:returning_visitors=people who came back|returning visitors}
did {name=ktrial} beat the old version, my desktop is full of guesses

%list kdish: beef goulash | Gran's apple cake | lasagne with spinach and ricotta | chilli | pancakes, the thick ones | paella | pad thai | Aunt May's trifle | lentil soup | focaccia | risotto for lazy days
%tool scale_recipe
{recipe_name=kdish} for {servings=kheads} people
how much of everything do I need in {recipe_name=kdish} for {servings=kheads}
amounts for {servings=kheads} portions of {recipe_name=kdish}
adjust {recipe_name=kdish}, there are {servings=kheads} of us at the table

%list kpr: 118 | #42 => 42 | 2207 | #9 => 9 | 530 | 77 | #1201 => 1201 | 64 | 3015 | #318 => 318
%tool merge_pull_request
PR {pull_number=kpr} can go in, {method:squash=squashed|as one commit}
bring {pull_number=kpr} into main, {method:rebase=rebased|by rebase}, {delete_branch:true=branch can go|drop the branch}
PR {pull_number=kpr} looks good, land it and {delete_branch:false=leave the branch|keep the branch}
reviews are in for pull request {pull_number=kpr}, take it in

%list kshop: Lidl | the organic store | Baker Hughes | farmers' market | M&S | the chemist on Mill Road | dm | Ikea | corner shop | Boots and Co | hardware store
%tool padShow
what do I still need from {shop=kshop}
{shop=kshop} list, only the {priority:must=essentials|musts}
what's on my shopping list for {shop=kshop}
groceries I noted for {priority:someday=someday|some other time}

%list kgoods: espresso machine | kids' bike, 20 inch | noise cancelling headphones | Lego castle | winter tyres with rims | sofa bed | e-reader | cordless drill and two batteries | canon 50mm lens | tent for four | dishwasher
%tool bargain-search
cheap {query=kgoods}, {condition:used=second hand|used}
{query=kgoods} for {min_price=klowp} to {max_price=khighp}, {sort:best_rated=best rated first|top rated}
best deals on {query=kgoods}, {condition:refurbished=refurbished|reconditioned}, no more than {max_price=khighp}
where can I get {query=kgoods} for less, the old stuff broke

%list kchan: general | #ops | design-crit | the lunch channel | team-blue | #release_2 | support, night shift | random | book club | incidents | #marketing and sales
%tool slack_summarize_channel
what did I miss in {channel=kchan} in the last {hours=khours}
{channel=kchan}, past {hours=khours}, just the gist
sum up {channel=kchan} for me
quick recap of {channel=kchan}, I was in the hospital for two hours

%tool trimtool_picture
{image=kpic}, {width=kpx} by {height=kpx}, {fit:crop=cut off the rest|crop}
{image=kpic} as {save_as:webp=webp}, width {width=kpx}
make {image=kpic} {height=kpx} high, {fit:pad=add borders|pad}, {save_as:png=png|a PNG}
get {image=kpic} down to a height of {height=kpx}, it won't fit the frame

%list kbeam: Brazil | Japan | West Africa | VK | the Azores | South Sandwich Islands | new zealand | Hawaii | Crete and Cyprus | Iceland | Madagascar
%list kdeg: 90 degrees => 90 | 45 | 270° => 270 | 310 degrees => 310 | 15 | 180 | 225 degrees => 225 | 120 | 60° => 60 | 335
%tool hamshack_turn_beam
antenna to {bearing=kdeg}
aim the beam at {toward=kbeam}, {path:long=the long way round|long path}
{toward=kbeam} on the {path:short=short path|short way}, swing the antenna
I'd like to work {toward=kbeam}, the mast should face it, a short test

%list kpaper: cellar is locked from Monday | Who has lost a grey glove? | free sofa, ground floor | please close the yard door at night | Party at ours on Saturday, sorry and welcome | water off on the 9th, 8 to 12 | looking for a piano teacher | wet paint on the second floor | keys found by the bins | Sunday is car wash day
%list kstay: a week => 7 | 3 days => 3 | ten days => 10 | two weeks => 14 | 30 days => 30 | five days => 5 | a fortnight => 14 | 21 days => 21 | two days => 2 | 6 days => 6
%tool stairwell_pin_notice
put "{text=kpaper}" up in the hallway for {days=kstay}
tell the neighbours on the board: {text=kpaper}
{kind:warning=warning|caution} for the whole house, {days=kstay}: {text=kpaper}
hang up for all tenants: {text=kpaper}, as {kind:info=info|information}, for {days=kstay}

%list ksys: 128 | 142 | 118 | 155 | 135 | 121 | 149 | 110 | 163 | 137
%list kdia: 82 | 91 | 75 | 88 | 79 | 95 | 70 | 84 | 99 | 77
%list kpulse: 64 | 72 | 88 | 58 | 95 | 70 | 81 | 102 | 67 | 76
%list ktaken: this morning | just now | after lunch | before bed | at 7:30 | yesterday evening | right after the stairs | at noon | 6 pm | half past nine | when I got up
%tool vitalog-note-pressure
{upper=ksys} over {lower=kdia}, {taken_at=ktaken}
write down {upper=ksys}/{lower=kdia}, {cuff:left_arm=left arm|left}
cuff on the {cuff:wrist=wrist}: {upper=ksys} to {lower=kdia}, heart rate {pulse=kpulse}
my blood pressure is {upper=ksys}/{lower=kdia}, the right cuff finally came

%list ktrack: 00340434161094021501 | 1Z999AA10123456784 | RR123456785GB | JD0002118 | LX 5521 7780 DE | 7710-4432 | CP990011223NL | DHL40023 | h8822190 | 3SABC0912
%tool track-shipment
where's {tracking_number=ktrack}
when will {tracking_number=ktrack} be here
is parcel {tracking_number=ktrack} on its way
delivery {tracking_number=ktrack}, how far has it got

%list kplot: a lighthouse keeper who goes mad | heist in a casino | Tilda Swinton | two sisters and a road trip | penguins | someone stuck on Mars | Omar Sy | chess in the Cold War | time loop | a cook, a thief and a ghost | coming of age in Naples
%list kyear: 1994 | 2019 | 2003 | 1977 | 2022 | 1968 | 2011 | 1985 | 2015 | 1959
%tool search_titles
something to watch about {query=kplot}
a {kind:series=series|TV show} from {year=kyear} with {query=kplot}
{kind:documentary=documentaries|docs} on {query=kplot}
what was that film called, {query=kplot}, came out in {year=kyear}

%list kscene: a fox reading the newspaper | lighthouse in a storm | tea party on the moon | my cat as an astronaut, waving | old tram in Lisbon | robots | a bowl of cherries and two wasps | snowy village at night | dragon asleep on a sofa | the sea | two bears dancing by the fire
%tool generate_image
draw {prompt=kscene} as a {style:watercolor=watercolour|watercolor}
{count=kcups} pictures of {prompt=kscene}, {style:pixel_art=pixel art|like an old video game}
paint {prompt=kscene}, {style:oil_painting=in oil|oil painting}, {aspect:landscape=wide|landscape}
{prompt=kscene} in {aspect:square=square}, {style:cartoon=comic style|as a cartoon}

%list kquiz: geography | 80s music | ancient Rome | food and wine | Premier League football | animals of Africa | flags | Star Wars | biology, mostly plants | the Beatles | world history since 1900
%list kqn: 10 | twenty => 20 | 15 | five => 5 | 12 | 25 | eight => 8 | 30 | ten => 10 | 6
%list ksecs: 20 seconds => 20 | 10 seconds => 10 | half a minute => 30 | 15 sec => 15 | a minute => 60 | thirty seconds => 30 | 45 seconds => 45 | 5 seconds => 5 | 25 s => 25 | ten seconds => 10
%tool gigglebox-quiz
test me on {field=kquiz}, {questions=kqn} questions
{difficulty:expert=really tough|expert} trivia about {field=kquiz}
{questions=kqn} {difficulty:easy=easy|simple} ones on {field=kquiz}, {seconds=ksecs} each
ask me things about {field=kquiz}, I've got an hour and a hard chair

%list kmetres: 300 metres => 300 | 500 m => 500 | 1000 metres => 1000 | 350 m => 350 | 200 metres => 200 | 800 m => 800 | two hundred metres => 200 | ninety metres => 90 | 150 m => 150 | 2000 m => 2000
%tool nearestScooters
any {vehicle:e_bike=e-bikes|electric bikes} around {around=ksite}
{vehicle:cargo_bike=cargo bikes} within {withinMeters=kmetres} of {around=ksite}
{around=ksite}: {vehicle:moped=mopeds}, {minBattery=kpct} charged or more
what can I ride from {around=ksite}, my own bike has a flat

%tool stop_timer
stop tracking my hours now
clock out
end the time entry that is running
that's enough work on the website for today, halt the tracking

%list klit: 42 litres => 42 | 38.5 | 55 l => 55 | thirty litres => 30 | 47.2 litres => 47.2 | 60 | 12 litres => 12 | 33.8 l => 33.8 | 50 litres => 50 | forty litres => 40
%list kodo: 84,210 => 84210 | 120500 | 45,900 km => 45900 | 9800 | 61230 km => 61230 | 203411 | 77,042 => 77042 | 15000 km => 15000 | 132900 | 58300
%tool car_log_fuel
tanked {liters=klit} for {total_price=kbill}
petrol stop: {liters=klit}, odometer {odometer_km=kodo}
{liters=klit} of diesel, {full_tank:true=full now|up to the brim}
log {liters=klit} of petrol for the car, bought 60 km before home

%list knotice: PF-20931 | 4410 2209 | LDS/118/77 | 90031245 | K-2025-0417 | GB 55 10 | 7702B | tx-8831 | MUC-00912 | 33109
%tool pay_parking_fine
settle parking ticket {reference=knotice} by {method:card=card|credit card}
{reference=knotice} from the traffic warden, {method:bank_transfer=bank transfer|wire}
get rid of that ticket on my windscreen, {reference=knotice}, {method:paypal=PayPal}
I parked badly at the card shop, pay what I owe for {reference=knotice}

%list kmach: press 4 | lathe by the door | Big Bertha | CNC-2 | laser cutter | packing line, hall B | welding robot 11 | the old milling machine | bottling plant | saw and sander | injection unit nine
%tool machine_status
is {machine=kmach} up
{machine=kmach}, working or broken down?
how's {machine=kmach} doing on the factory floor
does {machine=kmach} stand still at the moment

%list kpack: sunscreen and a hat | passport, charger, earplugs | two pairs of jeans | hiking boots | swimsuit, towel and flip flops | Tom's inhaler | rain jacket | toothbrush and toothpaste | camera, tripod | a book for the train | wool socks, gloves, thermos and maps | adapter
%tool add_packing_items
{items=kpack} for the trip, into the {bag:backpack=rucksack|backpack}
don't let me leave without {items=kpack}, that's for the {bag:carry_on=hand luggage|cabin bag}
pack {items=kpack} too
we can't travel without {items=kpack}, the last suitcase was half empty

%list kpdf: thesis_v9.pdf | tax return 2024 | brochure | Scan from the notary.pdf | portfolio, long version.pdf | invoice_118.pdf | floor plans and photos | cv_ella.pdf | Menu Spring.pdf | manual for the boiler | slides-q3.pdf
%list kmb: 2 MB => 2 | 5 | 1.5 megabytes => 1.5 | ten MB => 10 | 8 MB => 8 | 0.5 MB => 0.5 | 3 megabytes => 3 | 4MB => 4 | 20 MB => 20 | one megabyte => 1
%tool paperkit.shrink
make {document=kpdf} smaller, below {max_mb=kmb}
compress {document=kpdf} {level:low=only a little|lightly}
{document=kpdf} has to fit in {max_mb=kmb}, {level:extreme=as hard as possible|extreme}
{document=kpdf} is too heavy to mail, ink is low too

%tool listParcels
what's {status:out_for_delivery=out for delivery|on the van} today
which of my packages are {status:delayed=late|delayed|behind schedule}
anything for me {status:ready_for_pickup=to pick up|ready to collect}
all my deliveries please, the doorbell is late again

%list kmin: 1 | 10 | one => 1 | 5 | 100 | zero => 0 | 20 | 50 | 0 | ten => 10
%list kmax: 200 | 500 | a thousand => 1000 | 999 | 250 | 1000 | 365 | three hundred => 300 | 150 | 5000
%tool luckbarrel_number
pick a random number from {min=kmin} to {max=kmax}
{count=kheads} random numbers up to {max=kmax}, {unique:true=all different|no repeats}
give me {count=kheads} lucky ones between {min=kmin} and {max=kmax}
roll me anything up to {max=kmax}, a unique way to choose who pays

%list kplayer: knight_rider77 | Magnus | Aunt Bea | Tomasz from work | queenie | Dr. Iyer | rook'n'roll | my brother Jun | Ines O'Neill | the_pawnbroker | Kwame | ella-b
%list kclock: 10 minutes => 10 | five minutes => 5 | 15 | 3 minutes => 3 | half an hour => 30 | 20 min => 20 | an hour => 60 | ten minutes => 10 | 30 | 5 min => 5
%list kincr: 5 seconds => 5 | two seconds => 2 | 3 | 10 seconds => 10 | 2 sec => 2 | 5 | one second => 1 | 8 seconds => 8 | 12 | ten seconds => 10
%tool gambit_challenge
play chess against {opponent=kplayer}, {minutes=kclock}, {colour:black=black pieces for me|I'm black}
invite {opponent=kplayer} to a game, {minutes=kclock} plus {increment=kincr}, {rated:true=rated|for points}
new match with {opponent=kplayer}, {colour:random=either colour|random colours}, {rated:false=unrated|friendly}
dare {opponent=kplayer} to a round on the white board upstairs

%list kcamp: Summer Shoes | brand search | spring_sale_2 | Retargeting, all visitors | Newsletter signups | Moms and Dads | black friday teaser | Lyon opening | app installs iOS | video test B | hotel deals for Riga
%tool ads_set_budget
{campaign=kcamp} gets {daily_budget=kbill} a day
spend {daily_budget=kbill} per day on {campaign=kcamp}
daily limit {daily_budget=kbill} for {campaign=kcamp}
raise {campaign=kcamp} to {daily_budget=kbill} each day

%list kword: happy | reluctant | to wander | big | stubborn | run out of | brave and bold | ephemeral | nice | well-off | mistake | give up | enormous
%tool find_synonyms
another word for {word=kword}
{limit=kqn} alternatives to "{word=kword}"
how else can I say "{word=kword}"
what means the same as {word=kword}, {limit=kqn} of them

%list kfield: north field | greenhouse 2 | barley by the brook | Old Orchard | tunnel, strawberries | lower pasture | plot 14 | the slope behind the barn | potatoes and leeks | field C-7 | vineyard
%tool farm_stop_irrigation
enough water on {field=kfield}
sprinklers off at {field=kfield}
{field=kfield} soaked, shut the water
end irrigation of {field=kfield}

%list kspecies: red fox | adder | snow leopard | lily of the valley | Portuguese man o' war | hornet | Komodo dragon | barn owl | fly agaric | giraffe | venus flytrap | hedgehog
%tool fieldguide_species_facts
{aspect:lifespan=life expectancy|how long it lives}: {species=kspecies}
is the {species=kspecies} {aspect:protection=protected|a protected species}
{species=kspecies}, {aspect:habitat=where it lives|natural home}
something interesting about the {species=kspecies}, my diet starts tomorrow

%list kapp: Firefox | the terminal | Visual Studio Code | slack | mail | Notes and Tasks | calculator | spotify | Photoshop | the spreadsheet from Ella | vlc | Zoom
%list kscr: 2 | five => 5 | 5 | 1 | two => 2 | 3 | one => 1 | three => 3 | four => 4 | 4
%tool desk_place_window
{app=kapp} {spot:full=full screen|fullscreen} on monitor {screen=kscr}
snap {app=kapp} to the {spot:top_right=upper right corner|top right}
{app=kapp} on the {spot:right_half=right side|right}, display {screen=kscr}
get {app=kapp} {spot:minimized=out of the way|minimized}, I have 2 minutes left

%list kfam: Nora | my dad | Aunt Rosa | little Theo | the twins | Priya and Sam | big brother Jun | Grandpa | Lee from work | mum | Ines | our neighbour Mrs. O'Neill
%tool list_gift_ideas
what could I give {person=kfam}
ideas I noted for {person=kfam}, {include_bought:true=bought ones too|including what I already bought}
my present ideas for {person=kfam}, {include_bought:false=only what's not bought yet|without the bought ones}
which presents did I think of so far, I bought the paper already

%list kancestor: Great-grandma Elsie | Johann Sebastian Bach | my mother | Queen Victoria | Otto from Graz | uncle Bert | Ada Lovelace | Mary O'Neill of Cork | Giovanni | the first Hartmann | Rosa Luxemburg | Sam and his sister
%list kgen: three generations => 3 | 3 generations => 3 | five generations => 5 | 2 generations => 2 | six generations => 6 | four generations => 4 | eight generations => 8 | 7 generations => 7 | two generations => 2 | 5 generations => 5
%tool kinfolk-show-tree
{person=kancestor} and the family, {generations=kgen}
draw the tree of {person=kancestor} {direction:descendants=downwards|children and below}
{person=kancestor}'s {direction:ancestors=ancestors|parents and grandparents}, {generations=kgen} back
relatives of {person=kancestor} as a tree, the old branch in both villages

%list kact: rowing | yoga | hot yoga with Ines | bouldering | the bike to work and back | swimming | 5-a-side football | nordic walking | legs and core | spinning | a run in the park | table tennis
%list kdur: 30 minutes => 30 | 45 min => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | twenty minutes => 20 | 1.5 hours => 90 | two hours => 120 | 50 min => 50 | 75 minutes => 75
%list kkm: 5 km => 5 | 10 | 7.5 km => 7.5 | three kilometres => 3 | 12 km => 12 | 21.1 km => 21.1 | 4 | 2.5 kilometres => 2.5 | 8 km => 8 | forty km => 40
%tool log-workout
{minutes=kdur} of {activity=kact}, {intensity:easy=easy|took it easy}
I did {activity=kact} for {minutes=kdur}, {distance_km=kkm}
exercise today: {activity=kact}, {minutes=kdur}, {intensity:moderate=medium|so-so}
{activity=kact} {minutes=kdur}, it's hard to find the time

%list kuse: the wifi | my bank | guest network in the office | old laptop | Ella's tablet | the shed door, number lock | tax portal | github | Netflix and co | router upstairs | school account for Theo
%list klen: 16 | 12 | twenty => 20 | 24 | ten => 10 | 8 | 32 | fourteen => 14 | 18 | six => 6
%tool keysmith-passphrase
new password for {purpose=kuse}, {length=klen} {style:characters=characters|letters}
{length=klen} {style:digits=digits|numbers} as a code for {purpose=kuse}
password I can {style:pronounceable=say out loud|pronounce}, {length=klen} long, {symbols:true=special characters too|with symbols}
make up a secret out of {style:words=words|plain words}, nothing symbolic

%list ksick: Mr. Hartmann | Mrs O'Neill | patient 118 | Anneke de Vries | the hip in room 4 | Tomasz Kern | patient Lund | Mia Carlsson | Ruben | Kwame Boateng | Rosa and her appendix
%tool mcp__theatreplan__drop_operation
cancel surgery for {patient=ksick}, {reason:no_bed=no bed|no bed free}
{patient=ksick} won't be operated, {reason:patient_declined=said no|changed their mind}
take {patient=ksick} off today's operations, {reason:equipment=broken device|equipment failed}
no operation on {patient=ksick}, the bed stays on the ward

%list kitems: milk and eggs | oat bars | coffee, bread, butter | tomatoes | bin bags | goat cheese and olives | pasta | two lemons | washing powder, sponges and soap | yoghurt | rice, lentils | smoked salmon
%tool grocery_remove_items
no need to buy {items=kitems} any more
cross {items=kitems} off the shopping list
we've got {items=kitems} at home, off the list
{items=kitems} can go from my groceries

%list kvan: van 3 | B-KL 2207 | the white Transit | truck seven | Sprinter with the crane | LS19 XKD | Jo's pickup | old bus | delivery bike 2 | Big Blue | the trailer from Leeds
%tool fleet_locate_vehicle
where is {vehicle=kvan} right now
{vehicle=kvan} on the map please
which road is {vehicle=kvan} on
find {vehicle=kvan} for me, the boss asks where it is

%list kplant: monstera | basil on the sill | roses by the gate | ficus | lemon tree | ferns and ivy | orchid from Gran | tomatoes, back row | peace lily | bonsai | cactus in the hall | olive tree
%list kpour: half a litre => 0.5 | 2 litres => 2 | a litre => 1 | 1.5 l => 1.5 | 200 ml => 0.2 | three litres => 3 | 500 ml => 0.5 | 10 litres => 10 | 0.3 l => 0.3 | five litres => 5
%tool water-plant
{plant=kplant} got {liters=kpour}
just gave {liters=kpour} of water to the {plant=kplant}
{plant=kplant} watered, {liters=kpour}
done with the can: {plant=kplant} had a drink

%list krepo: api | web-frontend | acme/billing | docs | mobile_app | infra-live | old website | steward | big-sal/tools | parser2 | Design System
%tool close_issue
issue {issue_number=kpr} in {repo=krepo} is {reason:completed=fixed|done}
shut {issue_number=kpr} in {repo=krepo}, {reason:duplicate=it's a duplicate|reported twice}
bug {issue_number=kpr} can be closed, {reason:not_planned=we won't do it|won't fix}
resolve issue {issue_number=kpr}, the web team is done for today
