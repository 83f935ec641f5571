# Invented tools: bank, subscriptions, insurance claims, shopping, flats, jobs, doctors, notes, contacts, lottery and stars.
%list amt: 50 | 120 | 19.90 | 1,500 => 1500 | 300 | 75 | 2000 | 12.50 | 640 | 85 | 999 | twenty => 20 | a hundred => 100 | 250 | 33.40 | 4,200 => 4200 | 60 | 1k => 1000 | 450 | fifty => 50
%list payee: Tom | Lena Fischer | grandma | Raj | Stadtwerke | Dr. Weber | Olivia | Kim | Globex Ltd | Marta | Acme Energy | Jonas Berg | Save the Rivers | mum | uncle Pete | Harbour Sports Club | Mrs. Okafor | Nordwind Gas | dad | Sunny Days Nursery | Mr. Brandt | Red Cross | Wei Chen | City Library | Elena
%list account: checking account | savings | joint account | business account | holiday fund | current account | credit card | main account | household account | emergency fund | euro account | giro account | rainy day pot | kids' account | travel pot | car fund | ISA
%list account_b: savings account | tax pot | new bike fund | shared account | deposit account | wedding pot | dollar account | investment account | rent account | pension pot | christmas fund | everyday account | pocket money account | garden fund | second account | mortgage offset
%list konto: Girokonto | Sparkonto | Tagesgeldkonto | Haushaltskonto | Geschäftskonto | Gemeinschaftskonto
%list konto_b: Urlaubskonto | Kinderkonto | Depotkonto | Rücklagenkonto | Mietkonto
%list cuenta: cuenta corriente | cuenta de ahorro | cuenta común | cuenta nómina | cuenta de la empresa
%list cuenta_b: hucha del viaje | cuenta de los niños | cuenta del alquiler | fondo de emergencia | cuenta vivienda
%list memo: rent march | pizza night | invoice 2231 | concert tickets | thanks for the ride | birthday present | membership 2024 | my share of the gas bill | deposit | pocket money | for the flowers | school trip | repair of the boiler | order 88213 | dinner at Luigi's | babysitting | second instalment | phone bill | christmas gift | cleaning
%list service: Netflix | Spotify | gym membership | New York Times | Dropbox | Audible | phone contract | Disney Plus | HelloFresh | meal kit | Adobe | iCloud storage | local newspaper | YouTube Premium | dating app | Duolingo | wine club | Strava | Canva | Prime | crossword app | Guardian
%list damage: a hailstorm dented the roof | somebody stole my bike from the cellar | the washing machine flooded the bathroom | I backed into a lamp post | my suitcase was lost on the flight | the kitchen window was broken by a ball | a deer ran into the side of the road and hit us | my phone fell into the lake | our dog bit the postman | the ski broke and I hurt my knee | burst pipe in the basement | the neighbour's tree fell on the garage | my camera was snatched from the café table | I knocked over a vase in the shop | wallet and cards gone on the tram | lightning killed the router and the tv | parked car scratched by an unknown | vet had to operate on the cat | fire in the toaster, black ceiling | broken arm at handball | spilled coffee on a colleague's laptop
%list damage_short: theft | water damage | hail damage | broken windscreen | lost luggage | burglary | storm damage | car accident | kitchen fire | frozen pipes | vandalism | stolen laptop | dog bite | flooded cellar | cracked screen | missed connection | roof damage | broken glasses | deer collision | power surge
%list spot: Lisbon airport | 5 Mill Lane | Main Street | Nice | Madrid | Leeds | Ulm | Heathrow | Gartenweg 12 | Tuscany | platform 9 | Hotel Miramar | Highway 61 | Café Luna | Lake Garda | Vienna central station | Castle Road car park | Zermatt | exit 14 | Bondi Beach | Porto
%list loss: 800 | 2,400 => 2400 | 350 | 1200 euros => 1200 | $5,000 => 5000 | 90 | 670 | 15,000 => 15000 | 450 euros => 450 | two thousand => 2000 | 3,300 => 3300
%list ware: espresso machine | road bike | noise cancelling headphones | air fryer | mirrorless camera | office chair | standing desk | winter coat | gaming laptop | robot vacuum | hiking boots | e-reader | baby carrier | electric guitar | barbecue | mattress | dehumidifier | sewing machine | cordless drill | turntable | tent for four | smartwatch | tablet
%list cheap: 50 | 100 | 20 | 150 | 200 | 80 | 30 euros => 30 | $75 => 75 | 10 | 120 | 300
%list dear: 400 | 500 | 350 | 900 | 1,000 => 1000 | 650 euros => 650 | $800 => 800 | 1200 | 450 | 750 | 2000
%list homeplace: Leipzig | Brooklyn | Lyon | Bristol | Kreuzberg | Valencia | Zurich | Leeds | Porto | Graz | Montreal | Utrecht | Krakow | Chamberí | Hackney | Malmö | Bologna | Cologne | Austin | Notting Hill | Altona | Queens | Dundee
%list rooms: 2 | three => 3 | 4 | 1 | two => 2 | 5 | 2.5 | 3 | four => 4 | 3.5
%list rentlow: 600 | 500 | 700 | 400 euros => 400 | 850 | $900 => 900
%list renthigh: 1,200 => 1200 | 1500 | 950 | 1,800 => 1800 | 1100 euros => 1100 | $2,400 => 2400 | 1350 | 2k => 2000
%list buyhigh: 350k => 350000 | 500,000 => 500000 | 280000 | half a million => 500000 | 1.2 million => 1200000 | 420,000 euros => 420000 | 650k => 650000
%list home: 14 Rose Lane | listing 4471 | 9 Harbour View | apartment 12B | 77 King's Road | listing H-203 | Gartenweg 3 | 230 Maple Drive | 5 Abbey Hill | Calle Luna 8 | Lindenstraße 41 | flat 6, Mill Court | house 17 on Elm Road | object 90812 | Rose Cottage | 2 Station Mews | unit 301 | Villa Aurora | Mühlweg 22 | 61 Bakery Lane | Lakeside bungalow 4
%list agentnote: we have a small dog | is the lift working | we could move in at once | please bring the floor plan | we are both employed | does it have a cellar | is the kitchen included | we are non-smokers | my parents will come along | I use a wheelchair | can we measure the rooms | are cats allowed | we come straight from work | I'd also like to see the garage | is parking included
%list job: nurse | data analyst | carpenter | barista | front-end developer | truck driver | primary school teacher | accountant | pastry chef | electrician | translator | project manager | gardener | lab technician | UX designer | receptionist | social worker | bike mechanic | pharmacist | copywriter | welder | midwife | warehouse clerk
%list pay: 45,000 => 45000 | 60k => 60000 | 38000 | 52,000 euros => 52000 | $75,000 => 75000 | 80k => 80000 | 30,000 => 30000 | 100k => 100000 | 67000 | 41k => 41000
%list letter: I have done this for ten years and love it | I am looking for a new challenge | your products are in my kitchen every day | I can start right away and bring my own tools | I live around the corner and work hard | I taught myself and have a portfolio to show | I speak four languages | my last boss will recommend me | I am returning after parental leave | I want to move closer to my family | I finished my apprenticeship with honours | night shifts are fine with me | I managed a team of twelve | I have always wanted to work with animals | please see my website for samples
%list spec: dermatologist | eye doctor | dentist | cardiologist | paediatrician | orthopaedist | ENT specialist | gynaecologist | physiotherapist | allergist | neurologist | urologist | psychologist | GP | radiologist | orthodontist | rheumatologist | speech therapist
%list arzt: Hautarzt | Augenarzt | Zahnarzt | Kinderarzt | Orthopäden | HNO-Arzt | Hausarzt | Kardiologen
%list medico: dermatólogo | oculista | dentista | pediatra | cardiólogo | alergólogo | fisioterapeuta | traumatólogo
%list doctor: Dr. Weber | Dr Patel | Dr. Lindqvist | Doctor Okafor | Dr. Chen | Dr. Moreau | Doctor Singh | Dr Novak | Dr. Haddad | Dr. O'Brien | Praxis am Markt | Dr. Rossi | Dr Kim | Dr. Yilmaz | Elm Street Practice | Dr. Costa | Dr. Brandt | Doctor Reyes | Dr. Santos | Dr Bell
%list kin: landlord | brother | sister | plumber | flatmate | neighbour | daughter | son | cousin | cleaner | niece | boss | tutor | godson | gardener | babysitter | electrician | nephew | roommate | childminder
%list child: son | daughter | wife | husband | mother | father | youngest | niece | nephew | little brother | twin sister | grandson | mother-in-law | partner | flatmate | stepson | granddaughter | sister | uncle | eldest
%list patient: Mia | grandpa | Tom | mum | Leo | Aunt Rosa | Emma | dad | Hannah | Uncle Joe | Ben | Priya | Oskar | grandma | Zoe | Samir | little Max | Clara | Yuki | Felix
%list complaint: back pain | dizziness in the morning | swollen ankle | blurry vision | ear ache | itchy scalp | trouble sleeping | knee pain when climbing stairs | migraine | stomach cramps | hay fever | numb fingers | chest tightness | rash on the arm | sore throat | persistent cough | wobbly tooth | yearly check-up | flu vaccination | travel certificate | stiff neck
%list heading: Ideas for the attic | Packing for Norway | Bike service | Sourdough notes | Questions for the lawyer | Wifi at the cabin | Gift thoughts | Tomato varieties | Dream from last night | Book quotes | Kids' measurements | Meeting with Berger | Paint colours | Podcast ideas | Wine we liked | Trail in the Dolomites | Spanish vocabulary | Car tyres | Film club | Houseplants | Garden plan | Interview prep
%list body: call the roofer before autumn | rain trousers, thermos and a head lamp | the chain needs replacing at 3000 km | feed it twice a day in summer | ask who pays the deposit | the code is on the fridge | she liked the blue scarf in the window | black cherry did best on the balcony | I was flying over a lake | hallway in light sage, ceiling white | the riesling from the little shop | start early, no water after the hut | buy winter ones in october | he wants the figures by friday | water once a week, never on sundays | the orange one scratches | try it with more salt next time | bring two copies | beans next to the fence | tell a story about the broken pump
%list notebook: Home | Garden | Work | Travel | Recipes | Diary | Ideas | Kids | Health | Reading | Renovation | Studies | Money | Hobbies | Music | Scratchpad
%list tags: urgent, house | summer and travel | food | kids, school | later | ideas, money | work, berger | garden and spring | books | health, sport | car | gifts, christmas
%list notewords: tomatoes | wifi code | paint colours | roofer | sourdough | Berger | Norway | tyre size | riesling | lawyer | tent | Lena's shoe size | garden fence | interview | Dolomites | boiler pressure | cherry tree | podcast | knitting pattern | alarm | curtains
%list past: last week | may | christmas | the 3rd of june | last summer | 2023 | march 12 | the holidays | easter | last friday | monday | 1 January 2024 | autumn
%list past_b: june | yesterday | new year | the 20th | september | the wedding | last month | 31 March | august 5 | today | this week
%list employer: Northwind | City Hospital | Acme | Contoso | Globex | Lufthansa | Oxford University | Initech | Bosch | Café Luna | Berlin Zoo | Siemens | Fernweh | Green School | Ikea | Royal Theatre | Meadow Foods | St. Mary's | Brightline | Miller's Bakery
%list bday: 4 May 1988 | 12.3.1990 | July 21 | the 1st of February | 1975-11-30 | october 9th 2001 | 3 June | Dec 24, 1969 | march 15 | August 8th
%list sign: Leo | Virgo | Aries | Taurus | Gemini | Cancer | Libra | Scorpio | Sagittarius | Capricorn | Aquarius | Pisces | lion | ram
%list zeichen: Löwe | Jungfrau | Widder | Stier | Zwillinge | Krebs | Waage | Skorpion | Schütze | Steinbock | Wassermann | Fische
%list signo: leo | virgo | aries | tauro | géminis | cáncer | libra | escorpio | sagitario | capricornio | acuario | piscis
%list game: Powerball | EuroMillions | Mega Millions | Lotto 6/49 | Eurojackpot | National Lottery | Super Ena | Thunderball | Spiel 77 | La Primitiva | Keno | El Gordo | Set for Life | Postcode Lottery | SuperEnalotto | Bonoloto | Lucky Day | Cash4Life | Oz Lotto | Vikinglotto
%list picks: 3, 17, 22, 31, 40, 45 | 5 12 19 27 33 | 7-14-21-28-35-42 | 1, 2, 3, 4, 5, 6 | 9 18 24 36 41 48 | 4, 8, 15, 16, 23, 42 | 11, 20, 29, 38, 44 and 2 | 6 13 26 30 39 | 2-10-25-33-47

%tool penny_send_money
(send|transfer|wire) {amount=amt} {currency:EUR=euros|euro|€|EUR} to {recipient=payee}
(send|transfer) {recipient=payee} {amount=amt} {currency:USD=dollars|bucks|USD}[, {reference=memo}]
pay {recipient=payee} {amount=amt} from my {from_account=account}
{amount=amt} {currency:GBP=pounds|quid|GBP} to {recipient=payee} from [the] {from_account=account}, reference "{reference=memo}"
I still owe (our|my|the) {recipient=kin} {amount=amt} for "{reference=memo}", settle that
from [my] {from_account=account} to {recipient=payee}: {amount=amt} {currency:CHF=francs|CHF|Swiss francs}, {execute_on=date}
my {recipient=kin} gets {amount=amt} {execute_on=date}
{recipient=payee} covered me yesterday, give back {amount=amt} {currency:SEK=kronor|SEK|Swedish kronor}
{execute_on=date} wire {recipient=payee} {amount=amt} with the note {reference=memo}
take {amount=amt} {currency:EUR=euros|EUR} out of the {from_account=account} and let {recipient=payee} have it {execute_on=date}
{currency:JPY=yen|JPY} {amount=amt}, {recipient=payee}, subject: {reference=memo}
put "{reference=memo}" on it and transfer {amount=amt} to {recipient=payee} using the {from_account=account}
send {amount=amt} {currency:EUR=euros} from my {from_account=account}
transfer some money to {recipient=payee}
%lang de
überweis {recipient=person} {amount=int} {currency:EUR=Euro} [von meinem {from_account=konto}]
schick {execute_on=date} {amount=int} {currency:CHF=Franken} an {recipient=person}
%lang es
mándale {amount=int} {currency:EUR=euros} a {recipient=person} desde la {from_account=cuenta}
hazle una transferencia de {amount=int} {currency:USD=dólares} a {recipient=person} {execute_on=date}
%lang en

%tool penny_standing_order
(set up|create) a standing order: {amount=amt} to {recipient=payee} {interval:monthly=every month|monthly|each month}
pay {recipient=payee} {amount=amt} {interval:weekly=every week|weekly|once a week} (from|starting) {first_on=date}
{interval:quarterly=every quarter|quarterly|every three months} {amount=amt} for {recipient=payee} from {first_on=date} until {last_on=date}
{recipient=payee} should get {amount=amt} {interval:yearly=every year|once a year|annually} from now on
I always forget the rent, so let {amount=amt} go to my {recipient=kin} by itself {interval:monthly=each month|every month}
{amount=amt} {interval:weekly=a week} to {recipient=payee}, last time {last_on=date}, first time {first_on=date}
starting {first_on=date}, {recipient=payee}, {amount=amt}, {interval:monthly=monthly}
from {first_on=date} on {recipient=payee} receives {amount=amt} automatically, {interval:quarterly=quarterly}
until {last_on=date} I want {interval:monthly=once a month} {amount=amt} sent to {recipient=payee}
standing order {recipient=payee} {amount=amt} {interval:yearly=yearly} beginning {first_on=date}
set up a {interval:monthly=monthly} payment to {recipient=payee}
standing order over {amount=amt} from {first_on=date}
%lang de
richte einen Dauerauftrag über {amount=int} Euro an {recipient=person} ein, {interval:monthly=monatlich|jeden Monat}
%lang es
págale {amount=int} euros a {recipient=person} {interval:monthly=cada mes|todos los meses} a partir de {first_on=date}
%lang en

%tool penny_move
move {amount=amt} from [my] {from_account=account} to [my] {to_account=account_b}
(shift|put) {amount=amt} into the {to_account=account_b} from the {from_account=account}
{from_account=account} to {to_account=account_b}, {amount=amt}
{amount=amt}: {from_account=account} -> {to_account=account_b}
I spent too little this month, so {amount=amt} of my {from_account=account} may go to the {to_account=account_b}
top up the {to_account=account_b} with {amount=amt} from {from_account=account}
the {to_account=account_b} is nearly empty, feed it {amount=amt} out of the {from_account=account}
to {to_account=account_b} from {from_account=account} please, {amount=amt}
take {amount=amt} off the {from_account=account} and park it in the {to_account=account_b}
move {amount=amt} to my {to_account=account_b}
I'd like to shift money from {from_account=account} to {to_account=account_b}
%lang de
buch {amount=int} Euro vom {from_account=konto} aufs {to_account=konto_b} um
schieb {amount=int} Euro aufs {to_account=konto_b}, und zwar vom {from_account=konto}
%lang es
pásame {amount=int} euros de la {from_account=cuenta} a la {to_account=cuenta_b}
%lang en

%tool penny_transactions
(show|list) [me] the transactions on [my] {account=account}
what did I pay {counterparty=payee} between {from_date=past} and {to_date=past_b}
transactions {account=account} from {from_date=past} to {to_date=past_b}[, over {min_amount=amt}]
everything above {min_amount=amt} since {from_date=past}
where did all my money go since {from_date=past}
has {counterparty=payee} paid me yet, look at the {account=account}
{account=account}: in and out until {to_date=past_b}
from {from_date=past} till {to_date=past_b}, what went to {counterparty=payee}
I think {counterparty=payee} charged me twice on the {account=account} since {from_date=past}
bookings of at least {min_amount=amt} with {counterparty=payee} up to {to_date=past_b}
{from_date=past} - {to_date=past_b} {account=account} statement
show my transactions

%tool listSubscriptions
(show|list) [me] my subscriptions
what (am I subscribed to|subscriptions do I have) [, {sort:price=most expensive first|by price|sorted by cost}]
which {category:streaming=streaming services|streaming} do I pay for
how much do I lose each month to {category:software=apps|software} I forgot about
{category:news=newspapers and magazines|news} subscriptions {sort:renewal=by renewal date|next to renew first}
my {category:fitness=fitness} memberships, {sort:name=alphabetically|by name}
what is being charged regularly, {sort:price=priciest on top}
{category:mobile=phone contracts} running in my name
{category:food=meal kits|food boxes} I still get, {sort:renewal=the soonest renewal first}
every month a dozen little things leave my card, what are they
which contract renews next, {sort:renewal=order by renewal}
%lang de
welche {category:streaming=Streamingdienste|Streaming-Abos} bezahle ich gerade
%lang es
enséñame mis suscripciones [{sort:price=por precio|de más cara a más barata}]
%lang en

%tool cancelSubscription
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
%lang de
kündige {service=service} zum {effective=date}, {reason:too_expensive=zu teuer|ist mir zu teuer geworden}
%lang es
dame de baja de {service=service} [{effective=date}], {reason:not_used=no lo uso|ya no lo uso}
%lang en

%tool fileClaim
(file|report) a {policy:car=car|motor} insurance claim: {what_happened=damage}
tell my {policy:home=home|household|contents} insurance that {what_happened=damage}, {happened_on=past}
{happened_on=past} in {place=spot}: {what_happened=damage}. {policy:travel=travel|trip} insurance
{policy:liability=liability} claim, {what_happened=damage}, {happened_on=past}, {place=spot}, loss {loss=loss}
{what_happened=damage}, the {policy:car=car} insurer should pay, it's {loss=loss}
ugh, {what_happened=damage} {happened_on=past} at {place=spot}, that's {loss=loss} gone, tell the {policy:home=home} people
I want {loss=loss} back from my {policy:travel=travel} cover because {what_happened=damage} at {place=spot}
put in a claim with {policy:pet=pet insurance|the pet insurer}: {what_happened=damage}
claim for {what_happened=damage_short} on {policy:home=the house insurance|my home policy}, {happened_on=past}, around {loss=loss}
at {place=spot} {happened_on=past}, {what_happened=damage}, please let my {policy:health=health} insurance know
what a day: {what_happened=damage}; {loss=loss} damage, {policy:liability=liability} cover
file a claim with my {policy:car=car} insurance
I have to report {what_happened=damage_short} from {happened_on=past}

%tool claimStatus
(what's|what is) the status of claim {claim_number=code}
how far is {claim_number=code} with the insurance
has the insurer paid {claim_number=code} [yet]
{claim_number=code}, any decision
claim {claim_number=code} update
I'm still waiting for my money, {claim_number=code}
did they accept {claim_number=code} or do they want more papers
look up insurance claim {claim_number=code}
it's been three weeks, what are those people doing with {claim_number=code}
is {claim_number=code} settled
check on my claim
%lang de
wie weit ist der Schadensfall {claim_number=code}
%lang es
¿cómo va el parte {claim_number=code}?
%lang en

%tool bargain-search
(find|search for) a {query=ware} between {min_price=cheap} and {max_price=dear}
{query=ware} under {max_price=dear}
{condition:used=second-hand|used} {query=ware}, {min_price=cheap} to {max_price=dear}[, {sort:cheapest=cheapest first}]
what does a {query=ware} cost these days
{sort:best_rated=best rated|top rated} {query=ware} up to {max_price=dear}
no less than {min_price=cheap}, no more than {max_price=dear}, {condition:new=brand new|new}: {query=ware}
mine broke, I need another {query=ware} and have {max_price=dear} to spend
from {min_price=cheap} upwards, {query=ware}, {condition:refurbished=refurbished|refurb}
max {max_price=dear} min {min_price=cheap} {query=ware} {sort:newest=newest offers|latest first}
compare shops for a {condition:refurbished=reconditioned|refurbished} {query=ware} not above {max_price=dear}
{=firstname}'s birthday is near and she dreams of a {query=ware}, something for {min_price=cheap}-{max_price=dear}
find me something {condition:used=used} under {max_price=dear}
search the shops, {sort:cheapest=lowest price first}
%lang de
such mir {query=product} zwischen {min_price=cheap} und {max_price=dear}, {condition:used=gebraucht}
finde {query=product} für höchstens {max_price=dear}
%lang es
búscame {query=product} de {min_price=cheap} a {max_price=dear}
quiero {query=product} de {condition:used=segunda mano} por menos de {max_price=dear}
%lang en

%tool bargain-alert
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
%lang de
sag mir {channel:email=per Mail} Bescheid, wenn {product=product} unter {below=dear} fällt
%lang es
avísame cuando {product=product} baje de {below=dear}
%lang en

%tool nest_search_flats
flats (to|for) {deal:rent=rent} in {town=homeplace} (under|up to) {max_price=renthigh}
{deal:rent=rent}: {min_rooms=rooms} rooms, {town=homeplace}, {min_price=rentlow} to {max_price=renthigh}
we want to {deal:buy=buy|own} in {town=homeplace}, at least {min_rooms=rooms} rooms, max {max_price=buyhigh}
{town=homeplace} {min_rooms=rooms} rooms {balcony:true=with balcony|and a balcony|with a balcony}
my lease ends soon, what's going in {town=homeplace} for {max_price=renthigh}
{deal:share=a room in a shared flat|flatshare|shared flat} in {town=homeplace}, not over {max_price=renthigh}
between {min_price=rentlow} and {max_price=renthigh} in {town=homeplace}, {balcony:true=balcony a must|needs a balcony}
somewhere to live in {town=homeplace}, {min_rooms=rooms} bedrooms, {max_price=renthigh} tops
the twins need their own bedrooms, so {min_rooms=rooms} rooms in {town=homeplace}, {deal:buy=for sale|to purchase}, below {max_price=buyhigh}
{max_price=renthigh} max, {min_rooms=rooms} rooms min, {balcony:false=balcony not needed|no balcony needed}, {town=homeplace}
looking for a place to {deal:rent=rent} with {min_rooms=rooms} rooms
flats between {min_price=rentlow} and {max_price=renthigh}
%lang de
such eine Wohnung in {town=city} zur {deal:rent=Miete} mit mindestens {min_rooms=int} Zimmern bis {max_price=renthigh}
%lang es
búscame un piso en {town=city} de {deal:rent=alquiler} con {min_rooms=int} habitaciones por menos de {max_price=renthigh}
%lang en

%tool nest_request_viewing
(request|arrange) a viewing of {home=home} (for|on) {slot=when}
can (we|I) see {home=home} {slot=when}
{home=home}, {slot=when}, {visitors=int} people
I fell in love with {home=home}, could I have a look inside {slot=when}
ask if {slot=when} works to visit {home=home}, {visitors:2=the two of us|both of us}, and tell them {message=agentnote}
{slot=when} {home=home} viewing, {visitors=int} of us: "{message=agentnote}"
we'd like to walk through {home=home} {slot=when}, note: {message=agentnote}
{visitors=int} visitors {slot=when} for {home=home}
the agent of {home=home} should show us round {slot=when}
write to the owner of {home=home}: {message=agentnote}, and could {visitors=int} of us come by {slot=when}
I want to view {home=home}
arrange a viewing {slot=when} for {visitors=int} people

%tool jobs.find
(find|search) {profession=job} jobs in {town=homeplace}
{profession=job} {town=homeplace} {contract:part_time=part-time|part time}
{contract:full_time=full-time|full time} {profession=job} from {min_salary=pay}
is anybody hiring a {profession=job} in {town=homeplace}
{profession=job}, {remote:true=remote|from home|home office}, at least {min_salary=pay}
I got laid off as a {profession=job}, what's out there around {town=homeplace}
who needs a {profession=job} {contract:freelance=freelance|on a freelance basis}, {remote:true=fully remote|working from my sofa}, {min_salary=pay} or more
{town=homeplace}, {min_salary=pay}+, {profession=job}, {contract:temporary=temporary|temp}
{contract:internship=internship|placement} as a {profession=job} in {town=homeplace}
no less than {min_salary=pay} as a {profession=job}, {remote:false=not remote|on site} in {town=homeplace}
my cousin is a {profession=job} and wants to come to {town=homeplace}, any openings
{contract:part_time=part-time} jobs in {town=homeplace}
look for jobs paying {min_salary=pay} {remote:true=from home}
%lang de
such mir Stellen als {profession=job} in {town=city}, {contract:part_time=in Teilzeit|Teilzeit}
%lang es
búscame trabajo de {profession=job} en {town=city}, {remote:true=en remoto|desde casa}
%lang en

%tool jobs.apply
apply (for|to) the {profession=job} (job|position) at {employer=employer}
apply at {employer=employer} as {profession=job}[, {available_from=date} is my first day]
{profession=job} at {employer=employer}: salary {salary_wish=pay}, start {available_from=date}
I'd love to be the new {profession=job} at {employer=employer}, hand in my papers
tell {employer=employer} I want to be their {profession=job}: "{letter=letter}"
throw my hat in the ring at {employer=employer}, {profession=job}, I'm asking {salary_wish=pay}
{employer=employer} looks for a {profession=job}, send them "{letter=letter}" and say I want {salary_wish=pay}
I could begin {available_from=date}, {salary_wish=pay} would be nice, {profession=job} with {employer=employer}
application {employer=employer} {profession=job}, letter: {letter=letter}
apply as {profession=job} to {employer=employer}, available {available_from=date}, {letter=letter}
apply at {employer=employer}
send my application as {profession=job}

%tool doc_find_slots
when (can I see|is there an appointment with) a {specialty=spec} in {town=homeplace}
{specialty=spec} {town=homeplace} between {earliest=date} and {latest=date}
free {specialty=spec} appointments in {town=homeplace} after {earliest=date}
{insurance:public=public insurance|publicly insured}, {specialty=spec}, {town=homeplace}, no later than {latest=date}
it's getting worse by the day, which {specialty=spec} in {town=homeplace} has time before {latest=date}
from {earliest=date} to {latest=date} any {specialty=spec} near {town=homeplace} that takes {insurance:private=private|private patients}
I pay it {insurance:none=myself|out of my own pocket}: {specialty=spec} in {town=homeplace} from {earliest=date}
until {latest=date}, not before {earliest=date}, {specialty=spec}, {town=homeplace}
{=firstname} can't sleep for the pain, who in {town=homeplace} could look at it, a {specialty=spec}, by {latest=date}
openings at a {specialty=spec} in {town=homeplace} for {insurance:private=privately insured people|private insurance}
I need a {specialty=spec} before {latest=date}
find a doctor in {town=homeplace}
%lang de
wann hat ein {specialty=arzt} in {town=city} frei, ab {earliest=date}
such einen {specialty=arzt} in {town=city}, ich bin {insurance:public=gesetzlich versichert|Kassenpatient}
%lang es
búscame cita con un {specialty=medico} en {town=city} antes de {latest=date}
%lang en

%tool doc_book_slot
book [me] (an appointment|a slot) with {doctor=doctor} {slot=when}
{doctor=doctor} {slot=when}, for my {patient=child}
(get|make) {patient=patient} an appointment at {doctor=doctor} {slot=when} because of {complaint=complaint}
{patient=patient} has {complaint=complaint}, we could go to {doctor=doctor} {slot=when}
{slot=when} works, put me down at {doctor=doctor}
{complaint=complaint}: {doctor=doctor}, {slot=when}
take the {slot=time} at {doctor=doctor} for my {patient=child}, it's about {complaint=complaint}
I'd like {doctor=doctor} to have a look at {complaint=complaint} {slot=when}
reserve {slot=when} with {doctor=doctor}, my {patient=child} is the patient
please see that {doctor=doctor} expects {patient=patient} {slot=when}
book {slot=when} for {patient=patient} because of {complaint=complaint}
I want an appointment with {doctor=doctor}
%lang de
buch mir {slot=when} einen Termin bei {doctor=doctor}
%lang es
pídeme cita con {doctor=doctor} para {patient=person} {slot=when}
%lang en

%tool jotNew
(new note|note) "{heading=heading}": {body=body}
write a note called {heading=heading} (saying|that says) {body=body}
under {heading=heading} write {body=body}[, in the {notebook=notebook} notebook]
{notebook=notebook} notebook, heading {heading=heading}: {body=body}
jot down {body=body}, title {heading=heading}, tags {tags=tags}
before it slips my mind: {body=body}. call it {heading=heading}
"{body=body}" goes under {heading=heading} in {notebook=notebook}, tagged {tags=tags}
into my {notebook=notebook} book: {heading=heading} - {body=body}
I just thought of something, {heading=heading}: {body=body}
tag it {tags=tags}, file it in {notebook=notebook}: {heading=heading}, {body=body}
make a note called {heading=heading}
new note in {notebook=notebook} tagged {tags=tags}
%lang de
schreib eine Notiz mit dem Titel {heading=title}: {body=sentence}
leg im Notizbuch {notebook=notebook} eine Notiz „{heading=title}“ an: {body=sentence}
%lang es
apúntame en una nota "{heading=title}": {body=sentence}
%lang en

%tool jotFind
(find|search) my notes (about|on|for) {words=notewords}
what did I write about {words=notewords} [in {notebook=notebook}]
{words=notewords} note from before {before=past_b}
notes on {words=notewords} between {after=past} and {before=past_b}
I know I put {words=notewords} down somewhere, but where
in the {notebook=notebook} notebook, anything with {words=notewords} since {after=past}
{notebook=notebook}: {words=notewords}
show what I scribbled on {words=notewords} after {after=past} and before {before=past_b}
didn't I once keep something on {words=notewords}, {notebook=notebook} maybe
between {after=past} and {before=past_b}, {notebook=notebook} pages that mention {words=notewords}
search my {notebook=notebook} notebook
find a note I wrote before {before=past_b}

%tool rolodex-add
(add|save) {name=fullname} as a contact, {phone=phone}
new contact {name=fullname}, {email=email}, {phone=phone}
{name=fullname} from {company=employer}: {phone=phone}
save {phone=phone}, it's {name=fullname}, birthday {birthday=bday}
I met {name=fullname} at the fair, works for {company=employer}, {email=email}
put {name=fullname} in my address book, {email=email}, born {birthday=bday}
{phone=phone} belongs to {name=fullname}
that was {name=fullname} calling from {phone=phone}, keep it
contact: {name=fullname}, {company=employer}, {phone=phone}, {email=email}
{email=email} and {phone=phone} for {name=fullname} ({company=employer})
save the number {phone=phone}
add a contact from {company=employer}, {email=email}
%lang de
leg {name=fullname} als Kontakt an, Nummer {phone=phone}
speicher {email=email} für {name=fullname} ab
%lang es
guárdame el contacto de {name=fullname}, {phone=phone}
%lang en

%tool rolodex-find
what's {name=person}'s {field:phone=number|phone number|mobile}
{field:email=email|mail address} of {name=person}
how do I reach {name=person}
where does {name=person} {field:address=live}
when was {name=person} {field:birthday=born}
{name=person} {field:phone=phone|telephone}
which {field:company=company|firm} is {name=person} with
I'd like to ring {name=person} but don't know the {field:phone=digits|number}
look up {name=fullname} in my contacts
{field:address=address} of {name=fullname} for the invitation
what's her {field:phone=number} again
look somebody up in my contacts
%lang de
wie lautet die {field:phone=Nummer|Telefonnummer} von {name=person}
%lang es
¿cuál es el {field:email=correo} de {name=person}?
%lang en

%tool stars_horoscope
horoscope for {sign=sign} [{period:today=today}]
what do the stars say for {sign=sign} {period:week=this week} [about {about:love=love|romance}]
{sign=sign} {period:tomorrow=tomorrow}
I'm a {sign=sign}, will I be lucky {period:month=this month} in {about:money=money matters|money}
{about:career=career|work|job} horoscope {sign=sign} {period:year=for the year|this year}
{period:month=this month} for a {sign=sign}, how's {about:health=health|my health} looking
born in august, so {sign=sign}, what awaits me {period:tomorrow=tomorrow}
should a {sign=sign} ask for a raise {period:week=this week}, {about:career=professionally}?
{about:love=love life} of a {sign=sign} {period:year=in the coming year|this year}
{sign=sign}, any romance written in the heavens
read me my horoscope
horoscope {period:today=for today} about {about:love=love}
%lang de
was sagt das Horoskop für {sign=zeichen} {period:week=diese Woche}
%lang es
léeme el horóscopo de {sign=signo} {period:today=de hoy|para hoy}
%lang en

%tool lottery_results
(what are|show me) [the] {game=game} (numbers|results) [for {draw_date=date}]
{game=game} {draw_date=date}
did I win with {my_numbers=picks} in {game=game}
{my_numbers=picks}, {game=game}, {draw_date=date}, am I rich
which balls came out {draw_date=date} in {game=game}
I played {my_numbers=picks} {draw_date=date} on {game=game}, any luck
{draw_date=date} draw of {game=game}, my ticket is {my_numbers=picks}
can I quit my job, {game=game} with {my_numbers=picks}
winning numbers {game=game} {draw_date=date}
compare {my_numbers=picks} with {game=game} from {draw_date=date}
did I win the lottery with {my_numbers=picks}
winning numbers from {draw_date=date}

%tool talk
money makes people strange, doesn't it
{=firstname} finally got the job, I'm so proud
thanks, the transfer arrived
our insurance lady is the sweetest person
rents in {=homeplace} have gone completely mad
my grandmother never believed in banks
I'm a {=sign}, so of course I'm stubborn
the doctor said I'm perfectly fine, phew
moving house was the best decision we ever made
I used to keep paper notebooks and loved it
{=firstname} plays the same lottery numbers since 1990, never won
second-hand bikes have more character
