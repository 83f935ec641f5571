# Invented tools: figures of countries, home loans and pensions, shares, shared bills, points, auctions, adverts, energy, airports, roads, the town, law, safety abroad.
%list betrag: 84 Euro => 84 | 120 | 63,50 Euro => 63.5 | 250 Euro => 250 | 1.200 Euro => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 Euro => 90 | 600
%list mehr: 700 Euro => 700 | 1.500 Euro => 1500 | 2000 | 950 € => 950 | 3.000 Euro => 3000 | 1250
%list importe: 84 euros => 84 | 120 | 63,50 euros => 63.5 | 250 euros => 250 | 1.200 euros => 1200 | 40 € => 40 | 18,90 => 18.9 | 90 euros => 90 | 600
%list tope: 700 euros => 700 | 1.500 euros => 1500 | 2000 | 950 € => 950 | 3.000 euros => 3000
%list hauspreis: 350.000 Euro => 350000 | 280.000 € => 280000 | 420000 | 195.000 Euro => 195000 | 510.000 € => 510000 | 600.000 € => 600000
%list eigenes: 50.000 Euro => 50000 | 80.000 € => 80000 | 30000 | 120.000 € => 120000 | 65.000 Euro => 65000
%list zins: 3,5 Prozent => 3.5 | 4 % => 4 | 2,9 % => 2.9 | 3,8 Prozent => 3.8 | 4,1% => 4.1
%list akku: 80 Prozent => 80 | 60 % => 60 | 45% => 45 | 90 Prozent => 90 | 30 % => 30
%list zahl: 3500 | 2400 | 5000 | 4200 | 1800 | 2800
%list grad: 5 | -10 | 20 | 30 | 0 | 12 | minus fünf => -5 | 25
%list puntos: 5000 | 12.000 => 12000 | 800 | 2.500 => 2500 | 40000 | diez mil => 10000
%list pila: 10 | 25 | 100 | fünfzig => 50 | 5 | 200 | zwanzig => 20
%list pila_es: 10 | 25 | 100 | cincuenta => 50 | 5 | 200 | veinte => 20
%list nation: Bosnia and Herzegovina | Japan | Trinidad and Tobago | Portugal | New Zealand | Peru | South Korea | Finland | Nigeria | Papua New Guinea | Estonia | Bolivia | Switzerland | Vietnam | Kenya | Costa Rica | Iceland | Uruguay | Saudi Arabia | Mongolia | Antigua and Barbuda | Croatia | Laos
%list yr: 1990 | 2005 | 1975 | 2019 | 2010 | 1960 | 2022 | 1998 | 1985 | 2000 | 2015 | 1950 | 2023
%list oldyr: 1955 | 1968 | 1972 | 1980 | 1949 | 1991 | 1936 | 1925 | 1987 | 1999 | 1963
%list oldsum: 100 dollars => 100 | 5 shillings => 5 | 250 | £20 => 20 | 1,500 pesetas => 1500 | 3000 marks => 3000 | 80 cents => 80 | 12 pounds => 12 | $40 => 40 | 10,000 lire => 10000 | 600 | two thousand francs => 2000 | 45 dollars => 45
%list houseprice: 350,000 => 350000 | 280k => 280000 | 420,000 euros => 420000 | $600,000 => 600000 | 195000 | £310,000 => 310000 | half a million => 500000 | 750k => 750000 | 240,000 pounds => 240000 | 1.2 million => 1200000
%list down: 50,000 => 50000 | 30k => 30000 | 80,000 euros => 80000 | $120,000 => 120000 | 25000 | 60k => 60000 | £45,000 => 45000 | 100,000 => 100000 | ten thousand => 10000
%list interest: 3.5 percent => 3.5 | 4% => 4 | 2.9 % => 2.9 | 5.25% => 5.25 | 3.8 percent => 3.8 | 4.1% => 4.1 | six percent => 6 | 1.95% => 1.95
%list term: 25 years => 25 | 30 years => 30 | 20 years => 20 | fifteen years => 15 | 10 years => 10 | 35 years => 35 | 12 years => 12
%list born: 1985 | 1978 | 1992 | 1969 | 1999 | 1974 | 2001 | 1988 | 1963 | 1995
%list monthly: 200 euros => 200 | $350 => 350 | 150 | 80 pounds => 80 | £500 => 500 | 275 euros => 275 | 400 | 60 dollars => 60 | two hundred => 200 | 1,000 => 1000
%list oldage: 67 | 65 | 63 | 70 | 60 | 62 | 68 | sixty => 60
%list share: Siemens | Tesla | NVDA | Johnson and Johnson | AAPL | Novo Nordisk | BASF | Procter and Gamble | MSFT | world index fund | Allianz | iShares clean energy fund | Coca-Cola | VWCE | Banco Santander | Shell | Toyota | Vanguard fund for emerging markets | Ferrari | Marks and Spencer | ASML | Deutsche Post
%list shares: 10 | 25 | 100 | fifty => 50 | 5 | 200 | 3 | 40 | twenty => 20 | a dozen => 12 | 75 | 500 | 1,000 => 1000
%list limit: 182.50 | 95 dollars => 95 | €61.20 => 61.2 | 240 | $12.80 => 12.8 | 310 euros => 310 | 48.75 | 150 | £33 => 33 | 77.4
%list account: retirement account | joint account with Anna | savings plan for the kids | main depot | account at the old bank | play money | trading account | Tom and Lisa's depot | ETF depot | pension pot in Ireland | family trust | brokerage account
%list billsum: 84 euros => 84 | $120 => 120 | 63.50 | £47 => 47 | 212 | 36 bucks => 36 | 150 dollars => 150 | 29.90 | 480 | €18.40 => 18.4 | 75 | two hundred => 200
%list mates: Anna, Ben and me | Kim and Raj | the four of us | Lena, Tom and Sara | me and Julia | Marco, Priya, Jonas | Dad and Uncle Theo | everyone in the flat | Sofia, Nils and Ahmed | me, Zoe and her sister | Carlos and Pia | Mia, Leo, Sam and Zoe
%list freunde: Anna und Ben | Lena, Tom und mich | Kim und Raj | Jonas, Mia und Paul
%list amigos: Ana y Luis | Marta, Pablo y yo | Sara y Diego | Lucía, Javi y Nuria
%list shared: pizza and two bottles of wine | train tickets to Lyon | petrol for the trip | cleaning stuff for the flat | birthday present for Nora | groceries for the weekend | taxi from the airport | boat rental and lunch | concert tickets | firewood | curry for everyone | cat food and litter | holiday house in Tuscany | museum entry | new kettle for the kitchen | ski passes | breakfast | bread, cheese and olives | internet bill in March | barbecue on the roof
%list ausgabe: Pizza und Wein | Bahnfahrt nach Lyon | Benzin für den Ausflug | Geschenk für Nora | Einkauf fürs Wochenende | Taxi vom Flughafen
%list shop: Ikea | Amazon | Decathlon | Sephora | H&M | Books and Beans | Zara | Lush | Waterstones | Toys and Games | MediaMarkt | Douglas | Starbucks | House of Fraser | Thalia | Bed and Bath | Steam | Nike | Marks and Spencer | Fnac
%list cardno: 6034 1187 2290 | 4471-9902 | 7712 0045 | GC-88213 | 990217734 | 5501 2267 0098 1 | XK7-221-09 | 30045518 | 1288-4410-7 | 6611 9020
%list scheme: Miles & More | Payback | Avios | Nectar | Bonvoy | DeutschlandCard | Flying Blue | Hilton Honors | Tesco Clubcard | Sky and Sea Club | Iberia Plus | Bakery Bonus | BahnBonus | Coffee Stars | World of Hyatt | Boots card
%list points: 5000 | 12,000 => 12000 | 800 | 2500 | 25k => 25000 | 1,500 => 1500 | ten thousand => 10000 | 600 | 40000 | 3,200 => 3200 | 950
%list reward: toaster with two slots | flight to Madrid | spa voucher for two | upgrade to business | set of steak knives | night in a hotel in Rome | headphones | coffee and cake | picnic blanket | kitchen scales | free car wash | magazine subscription | donation to the Red Cross | cinema tickets | suitcase in dark blue | bottle of port | blender | towels and bathrobes | rental car for a weekend | ten euros off
%list lotquery: Art Deco lamp | gold ring with a sapphire | silver spoons | Bordeaux from 1982 | oak chest of drawers | Rolex Submariner | Roman coins | oil painting of a harbour | Mercedes Pagoda | pair of Chinese vases | first edition of Dracula | pocket watch | Persian rug | wooden toys and trains | emerald earrings | Leica camera | Tiffany lamp | stamps from Bavaria | electric guitar | grandfather clock in walnut | Meissen porcelain
%list lotno: 114 | A-27 | 3082 | 77 | H-1190 | 45b | 2201 | L-509 | 16 | 938 | C-12
%list bidsum: 250 euros => 250 | $1,200 => 1200 | 80 | £450 => 450 | 3,000 => 3000 | 95 dollars => 95 | 620 | two hundred => 200 | 15k => 15000 | €1,750 => 1750
%list maxsum: 400 euros => 400 | $2,000 => 2000 | 150 | £900 => 900 | 5,000 => 5000 | 300 dollars => 300 | 1200 | 25k => 25000 | 800
%list used: oak table and four chairs | kids' bike with training wheels | winter coat | fridge with freezer | box of Lego | sofa bed in grey | tent for four people | electric piano | mountain bike | pram | baby clothes and toys | washing machine | old records | IKEA wardrobe | camera with two lenses | aquarium | set of golf clubs | lawn mower | coffee machine | skis and boots size 42 | desk lamp | roof rack for a Golf
%list usedprice: 40 euros => 40 | $75 => 75 | 120 | £15 => 15 | 250 dollars => 250 | 60 | €180 => 180 | 90 pounds => 90 | twenty => 20 | 350
%list pickup: Elm Street 12 | corner of Mill Lane and High Street | back door of the bakery | north of town | car park at the pool | Kreuzberg | Station Road | garage behind number 9 | third floor without lift | Leith | harbour | farm outside Bath | Old Town | Lindenallee 7 | gym in Queen Street | Sants | West End
%list gebraucht: Kinderfahrrad mit Stützrädern | Sofa in Grau | Waschmaschine | Schreibtisch und Stuhl | Kaffeemaschine | Zelt für vier Personen
%list usado: mesa y cuatro sillas | bici de niño | sofá cama | lavadora | abrigo de invierno | caja de juguetes
%list adid: F-2231 | 88412 | ad-509 | 7712 | Z9910 | 41-203 | FB1187 | 60233 | K-77 | 3390
%list sellermsg: is it still available | could I pick it up on Saturday | does it come with the charger | would you deliver to Leeds | how old is it and does it work | I can come tonight with cash | are there scratches on the top | can you send more photos | does it fit in a small car | is the price for both | could you keep it until Friday | what are the measurements | has it been used by smokers | would you swap it for a bike | my daughter would love it
%list plz: 10115 | 80331 | SW1A 1AA | 28013 | 4020 | EH3 9DR | 50667 | 08001 | 90210 | 1010 | BS8 2LR | 04109 | 8001 | M4 5JD
%list kwh: 3500 | 2,400 => 2400 | 5000 | 4200 | 1800 | 2800 | 6,500 => 6500 | 3100 | four thousand => 4000 | 1500
%list months: 12 months => 12 | 24 months => 24 | a year => 12 | 6 months => 6 | two years => 24 | one month => 1 | 18 months => 18
%list kwp: 5 | 9.8 | 10 | 7.5 | 4.2 | 12 | 6 | 15.4 | 3.6 | 8
%list tilt: 30 | 35 | 15 | 45 | 20 | 10 | 38 | 50
%list ev: Renault Zoe | Tesla Model 3 | Kia EV6 | VW ID.3 | Hyundai Kona | Fiat 500e | Polestar 2 | Nissan Leaf | BMW i4 | Dacia Spring | Skoda Enyaq | MG4 | Peugeot e-208 | Volvo EX30 | Ioniq 5 | Mini Cooper SE | Cupra Born | Ford Mustang Mach-E | Audi Q4 | Opel Corsa electric
%list soc: 80 percent => 80 | 60% => 60 | 45 % => 45 | 90% => 90 | 30 percent => 30 | 100% => 100 | 20% => 20 | 55 | 72 percent => 72 | half => 50
%list outside: 5 | -10 | 20 | 30 | 0 | 12 | minus five => -5 | 25 | -2 | 35 | zero => 0
%list kmh: 120 | 100 | 90 | 130 | 80 | 110 | 50
%list flightno: LH 441 | BA287 | IB3166 | AF 1234 | UA 90 | FR8542 | KL1009 | U2 7713 | LX 38 | EW584 | DL 47 | SK 1415 | TP 572 | QF1 | EK 203 | OS 88 | VY6201 | AZ 610 | LO 281 | TK1721
%list airport: Heathrow | Munich | JFK | Barajas | Schiphol | Charles de Gaulle | BER | Gatwick | Changi | O'Hare | Dublin | El Prat | Zurich | MUC | Vienna | LAX | Frankfurt | Palma de Mallorca | Stansted | Denver
%list terminal: terminal 2 | T5 | hall B | terminal 1 | pier C | terminal 4 | T3 | terminal B | north terminal | hall 7 | departures A | terminal 2F
%list townA: Lyon | Innsbruck | Milan | Porto | Dover | Chicago | Salzburg | Bordeaux | Genoa | Boston | Villach | Zagreb | Oslo | Naples | Lugano | Calais
%list townB: Barcelona | Verona | Nice | Lisbon | Reims | Buffalo | Ljubljana | Bologna | Marseille | New York | Trieste | Split | Malmö | Rome | Turin | Paris
%list crossing: San Ysidro | Bregana | Peace Bridge | Spielfeld | La Línea | Nuevo Laredo | Röszke | Horgoš | Otay Mesa | Karawanken tunnel | Rainbow Bridge | Kapitan Andreevo | Blaine | Medyka | Ceuta | Woodlands | Basel | Bajakovo | Thousand Islands
%list damage: pothole deep as a bucket | broken street lamp | leaking hydrant | overflowing bin and rats | fallen branch across the cycle path | loose paving stone in front of the school | graffiti on the bus shelter | missing manhole cover | traffic light stuck on red | smashed glass in the playground | abandoned shopping trolley | dead bird in the fountain | crooked stop sign | hole in the pavement | flooded underpass | old mattress and two chairs | cracked kerb | faded zebra crossing | bench without a seat | wasp nest in the post box
%list site: corner of Elm and Third | Mill Lane 14 | bridge by the station | Parkstraße | Market Square | bus stop in front of the library | playground on Rose Hill | Avenue Road | High Street near the bank | entrance to the cemetery | Victoria Park | Harbour Lane | cycle path along the canal | Station Road | outside number 23 | Church Street and Queen Street | roundabout in Westfield | Castle Gardens | tunnel under the railway | King's Road
%list schaden: Schlagloch | kaputte Laterne | lose Gehwegplatte vor der Schule | überquellender Mülleimer | Ast auf dem Radweg
%list averia: farola rota | bache enorme | contenedor quemado | árbol caído en la acera | banco sin respaldo
%list noise: loud music and shouting | drilling in the flat above | barking dogs | building site with a generator | party on the roof | leaf blower before seven | church bells at night | drums in the basement | motorbikes revving | alarm that never stops | bar with tables outside | air conditioner on the wall | karaoke | lorries unloading | neighbour's television | trumpet practice | fireworks | rooster | bass from the club
%list laerm: laute Musik | Hundegebell | Bohren und Hämmern | Partylärm auf dem Dach | Laubbläser vom Nachbarn
%list ruido: música alta | ladridos de perros | taladros en el piso de arriba | fiesta en la azotea | motos y gritos
%list month: January | May | June | August | December | October | April | November | March
%list caseno: 4 C 118/24 | 2024-CV-0381 | 17 O 55/23 | CR-2291 | 23-1187 | A 904/22 | HC-2025-000412 | 12 Ca 77/24 | 88-CV-310 | T-412/19 | 6:24-bk-1190 | 3 StR 41/24
%list court: Leeds county court | district court in Graz | High Court | family court | Amtsgericht Mitte | labour court | Old Bailey | tribunal in Lille | Southern District | regional court in Cologne | magistrates' court | court of appeal | Audiencia Nacional | small claims court
%list bill_: heating act | digital markets bill | ban on fireworks | pension reform | Online Safety Bill | minimum wage increase | cannabis law | budget for 2026 | motion on ceasefire | rent cap in cities | speed limit on motorways | assisted dying bill | Farm and Food Act | data retention law | citizenship reform | inheritance tax change | plastic bag ban | free school meals | border security and asylum bill | Clean Air Act
%list politician: Ms. Thornbury | Senator Alvarez | Dr. Brinkmann | Deputy Marchetti | Lord Hadley | Jean Moreau | Congresswoman Ortiz | Frau Seidel | Mr. Whitcombe | Aoife Byrne | Representative Dunn | Baroness Quill | Herr Lenz
%list party: Greens | Labour | conservatives | liberals | Social Democrats | opposition | Left | Republicans | Democrats | Centre Party | coalition | Party for Animals and Nature

%tool worldfigures.get
what was the {indicator:population=population|number of inhabitants} of {country=nation} in {year=yr}
{country=nation} {indicator:gdp=gdp|economic output} {year=yr}
{indicator:unemployment=unemployment|jobless rate} in {country=nation}
in {year=yr}, {indicator:inflation=how fast did prices rise|what was inflation} in {country=nation}
{indicator:life_expectancy=life expectancy|how old people get} {country=nation} {year=yr}
{indicator:population=how many people|how many souls} (live|lived) in {country=nation} [in {year=yr}]
{year=yr}: {country=nation}, {indicator:co2_emissions=co2 emissions|carbon output}
are {indicator:birth_rate=women having fewer babies|fewer children being born} in {country=nation} nowadays, say {year=yr}
I have to give a talk on {country=nation} tomorrow and still lack one number, {indicator:life_expectancy=how old they get there|at what age people die}
my cousin claims {indicator:unemployment=nobody finds work|half of them are out of work} in {country=nation}, was that so in {year=yr}
{indicator:gdp=how rich|how wealthy} is {country=nation} really
compare notes with me: {country=nation}, {year=yr}, {indicator:inflation=did bread get dearer|cost of living rise}?
what's the {indicator:population=population} in {year=yr}
look up a statistic for {country=nation} in {year=yr}
%lang de
wie viele {indicator:population=Einwohner} hatte {country=country} {year=yr}
%lang es
¿cuál era {indicator:unemployment=el paro|la tasa de paro} en {country=country} en {year=yr}?
%lang en

%tool worldfigures.money_then_and_now
what (is|would be) {sum=oldsum} from {from_year=oldyr} worth in {to_year=yr}
{sum=oldsum} in {from_year=oldyr}, {country=nation}, in money of {to_year=yr}
adjust {sum=oldsum} for inflation, {from_year=oldyr} to {to_year=yr}
from {from_year=oldyr} to {to_year=yr}: {sum=oldsum} in {country=nation}
grandpa bought his first car for {sum=oldsum} in {from_year=oldyr}, is that a lot today
if a worker in {country=nation} earned {sum=oldsum} a week in {from_year=oldyr}, what does it feel like now
{from_year=oldyr} {sum=oldsum} today
found an old receipt in the attic, {sum=oldsum}, dated {from_year=oldyr}. Was that expensive?
could you live on {sum=oldsum} in {from_year=oldyr}
the house sold for {sum=oldsum} back in {from_year=oldyr}, tell me the equivalent of {to_year=yr}
how much would {sum=oldsum} be worth in {to_year=yr}
inflation from {from_year=oldyr} to {to_year=yr}
%lang es
¿cuánto valdrían hoy {sum=importe} de {from_year=oldyr}?
%lang en

%tool nesteggs_plan_mortgage
mortgage for {price=houseprice}, {deposit=down} down, {interest=interest}, {years=term}
what would I pay a month for a {price=houseprice} house over {years=term}
{years=term} at {interest=interest}, house costs {price=houseprice}, we have {deposit=down}
with {deposit=down} of our own and {price=houseprice} to pay, {years=term}, {interest=interest}: what's the rate
work out a home loan, {price=houseprice}, {interest=interest} over {years=term}
can a nurse and a baker afford {price=houseprice}, bank says {interest=interest} and {years=term}
we fell in love with a cottage at {price=houseprice}, grandma gives us {deposit=down}, is {years=term} doable
renting is getting silly. Suppose I borrow for {years=term} at {interest=interest} and the flat is {price=houseprice}, what leaves my account every thirty days?
{price=houseprice} minus {deposit=down}, {years=term}
what do I owe the bank monthly if I sign for {price=houseprice} and {years=term}
monthly mortgage payment with {deposit=down} down at {interest=interest}
what does a mortgage over {years=term} cost
%lang de
rechne mir die Monatsrate aus: Haus {price=hauspreis}, Eigenkapital {deposit=eigenes}, {years:25=25 Jahre|25 Jahre Laufzeit}
wie hoch wäre die Kreditrate bei {price=hauspreis}, {interest=zins} Zinsen und {years:20=20 Jahren} Laufzeit
%lang en

%tool nesteggs_forecast_pension
pension forecast: born {born=born}, {monthly=monthly} a month
I was born in {born=born} and pay in {monthly=monthly} a month, what pension do I get at {retire_at=oldage}
retiring at {retire_at=oldage}, {monthly=monthly} monthly, born {born=born}, {risk:low=safe investments|low risk|cautiously invested}
what if I put {monthly=monthly} aside every month until {retire_at=oldage}, {risk:high=aggressive|high risk|all in equities}, year of birth {born=born}
born {born=born}, {monthly=monthly} each month
will I starve at {retire_at=oldage} when only {monthly=monthly} goes in, I'm from {born=born}
my back hurts and I want to quit at {retire_at=oldage}; {born=born} vintage, {monthly=monthly} put by
{monthly=monthly} monthly from somebody of {born=born}, {risk:medium=balanced|medium risk}
what can an old lady born in {born=born} live on after saving {monthly=monthly} all those years
at {retire_at=oldage} I'd love to stop, I'm a {born=born} child, {monthly=monthly} leaves my wages. What's in it for me?
forecast my pension at {retire_at=oldage}
what will I get if I pay in {monthly=monthly} a month
%lang es
nací en {born=born} y aporto {monthly=importe} al mes, ¿qué pensión tendré a los {retire_at=oldage}?
%lang en

%tool tradepost-place-order
{side:buy=buy|purchase|get me} {quantity=shares} [shares of] {security=share}
{side:sell=sell|get rid of|dump} {quantity=shares} {security=share} at {limit_price=limit}, {order_type:limit=limit order|limit}
{order_type:limit=limit} {side:buy=buy} {security=share}, {quantity=shares} at {limit_price=limit}, valid until {valid_until=date}
{quantity=shares} {security=share} {order_type:market=at market|at any price|market order}, {side:sell=sell}
put in an order to {side:buy=buy} {quantity=shares} {security=share} for no more than {limit_price=limit}
if {security=share} drops below {limit_price=limit}, {side:sell=sell} {quantity=shares} of them, {order_type:stop=stop loss|stop order}
{security=share}: {side:buy=buy} {quantity=shares}, good till {valid_until=date}
{side:sell=off with|throw out} {quantity=shares} of my {security=share}, I can't bear the red numbers any longer
everyone at work talks about {security=share}, so {side:buy=I want in|count me in} with {quantity=shares}
I need cash for the new roof. {side:sell=Let go of|Part with} {quantity=shares} {security=share} by {valid_until=date}, not under {limit_price=limit}
{side:buy=pick up} {quantity=shares} {security=share} once they cost {limit_price=limit}
until {valid_until=date} I'd take {quantity=shares} {security=share}, {side:buy=buying} at {limit_price=limit}
{side:buy=buy} some {security=share} at {limit_price=limit}
{side:sell=sell} {quantity=shares} shares {order_type:market=at market price}
%lang de
{side:buy=kauf} [mir] {quantity=pila} {security=share} zu {limit_price=betrag}, gültig bis {valid_until=date}
{side:sell=verkauf} {quantity=pila} {security=share}
%lang es
{side:buy=cómprame} {quantity=pila_es} acciones de {security=share} a {limit_price=importe}
%lang en

%tool tradepost-cancel-order
cancel [stock] order {order_id=code}
{order_id=code}: cancel {quantity=shares} shares of it
take {quantity=shares} off order {order_id=code}
withdraw my {order_id=id} order before the exchange opens
don't (execute|carry out) {order_id=code} after all
I changed my mind overnight, {order_id=code} must not go through
please stop {order_id=id}, I clicked the wrong button in the tram
of {order_id=code} I'd like to drop {quantity=shares}
my wife would kill me if {order_id=code} went to the floor, call it off
is {order_id=code} still open? then delete it
reduce {order_id=code} by {quantity=shares} shares
cancel my last stock order
I want to take back {quantity=shares} shares of an open order
%lang de
storniere die Order {order_id=code}
zieh von der Order {order_id=code} {quantity=int} Stück zurück
%lang en

%tool tradepost-portfolio
show my portfolio
what's in the {account=account}
{account=account} sorted by {sort_by:gain=profit|gain|performance}
my shares in {currency:USD=dollars|US dollars|USD}, {sort_by:value=biggest first|by value}
portfolio {currency:CHF=Swiss francs|CHF|francs}
list positions of the {account=account} {sort_by:name=alphabetically|by name|from A to Z} in {currency:EUR=euros|EUR}
which stocks do I own
am I rich yet or did yesterday's crash eat it all? {account=account} in {currency:GBP=pounds|sterling}
{sort_by:gain=winners first|best performers on top}, what do I hold
how are my investments doing, I haven't dared to look at the {account=account} since spring
the tax adviser wants everything I hold in the {account=account}, {sort_by:value=by worth|largest at the top}, {currency:EUR=in euro|euros}
did the nest egg grow, {account=account}
%lang es
enséñame mi cartera en {currency:USD=dólares} {sort_by:gain=por ganancias|ordenada por beneficio}
%lang en

%tool evenly_split_bill
split {amount=billsum} between {among=mates}
{amount=billsum} for {what=shared}, {among=mates}
{paid_by=firstname} paid {amount=billsum} for {what=shared}, divide it among {among=mates}
{what=shared}, {amount=billsum}, paid by {paid_by=firstname}, shared by {among=mates}
divide {amount=billsum} ({what=shared}) by {among=mates}
among {among=mates}: {amount=billsum}, {paid_by=firstname} laid it out
lovely evening, but now somebody has to do the maths: {amount=billsum}, {among=mates}, {what=shared}
{paid_by=firstname} was so kind to use her card for {what=shared}, it came to {amount=billsum}, so {among=mates} owe her
each of {among=mates} chips in for {what=shared}, altogether {amount=billsum}
we went halves on {what=shared}: {among=mates}, {amount=billsum}
put {what=shared} on the shared list, {amount=billsum}, {among=mates} take part
split the bill between {among=mates}
{paid_by=firstname} paid {amount=billsum} for {what=shared}, please split it
%lang de
teil {amount=betrag} für {what=ausgabe} durch {among=freunde} auf
{paid_by=firstname} hat {amount=betrag} ausgelegt, leg das auf {among=freunde} um
%lang es
divide {amount=importe} entre {among=amigos}
%lang en

%tool evenly_settle_up
{friend=firstname} paid me back {amount=billsum}
{friend=firstname} gave me {amount=billsum} {method:cash=in cash|in notes} {date=pastday}
%list pastday: yesterday | Sunday | last night | this morning | Friday | last week | Tuesday | the 2nd | just now
settled: {friend=fullname}, {amount=billsum}, {method:transfer=bank transfer|by transfer|wire}
mark {amount=billsum} from {friend=firstname} as settled
{date=pastday}, {amount=billsum}, {friend=firstname}, {method:card=by card|card}
record that {friend=firstname} has returned {amount=billsum}
finally! after three reminders {friend=firstname} coughed up the {amount=billsum} {date=pastday}, {method:app=through the app|via the app}
we're quits, {friend=firstname} and I, he handed over {amount=billsum}
{friend=firstname} slipped me {amount=billsum} at the party {date=pastday}, {method:cash=bills and coins|real money}, cross it off
clear {amount=billsum} of what {friend=firstname} owes
{friend=firstname} paid back his debt {method:transfer=by bank transfer}
somebody paid me back {amount=billsum}
%lang es
{friend=firstname} me ha devuelto {amount=importe} {method:cash=en efectivo}, apúntalo
%lang en

%tool perkpocket_gift_card_balance
how much is left on my {shop=shop} gift card
gift card {card_number=cardno}, {shop=shop}
balance of {shop=shop} card {card_number=cardno}
check the {shop=shop} voucher with number {card_number=cardno}
{card_number=cardno} from {shop=shop}, what's on it
aunt Helga gave me something plastic from {shop=shop} for Christmas, is it worth a trip into town
found {card_number=cardno} in an old coat, says {shop=shop}, any money still there
can I still buy anything with the {shop=shop} one, {card_number=cardno}
at the till in {shop=shop} and the queue is growing, what have I got on {card_number=cardno}
before I give the {shop=shop} card away, is it empty
does my {shop=shop} gift card expire soon
check the balance of {card_number=cardno}
how much is on my gift card
%lang de
wie viel ist noch auf der Geschenkkarte von {shop=company} mit der Nummer {card_number=cardno}
%lang en

%tool perkpocket_redeem_points
redeem {points=points} {programme=scheme} points for a {reward=reward}
use {points=points} of my {programme=scheme} points
{programme=scheme}, {points=points}, {reward=reward}
get me the {reward=reward} with {points=points} points from {programme=scheme}
swap {points=points} {programme=scheme} points into a {reward=reward}
a {reward=reward} would be nice and {programme=scheme} has {points=points} lying around of mine
my {programme=scheme} stuff expires on Sunday, so blow {points=points} on a {reward=reward}
after all those business trips {programme=scheme} owes me something, take {points=points} and make it a {reward=reward}
turn {points=points} from {programme=scheme} into {reward=reward}
cash in {points=points} at {programme=scheme}
trade my {programme=scheme} points for a {reward=reward}
redeem {points=points} points
I want the {reward=reward} for my loyalty points
%lang es
canjea {points=puntos} puntos de {programme=scheme}
%lang en

%tool hammerfall.find_lots
find lots with {query=lotquery}
{query=lotquery} at auction under {max_price=maxsum}
{category:jewellery=jewellery|jewelry|gems}: {query=lotquery}, ending before {ends_before=date}, up to {max_price=maxsum}
auctions for {query=lotquery} that end before {ends_before=date}
which {category:paintings=paintings|pictures} are up for auction, {query=lotquery}, not over {max_price=maxsum}
up to {max_price=maxsum}, before {ends_before=date}: {query=lotquery}
is there a {query=lotquery} under the hammer
our anniversary is near and she always dreamt of a {query=lotquery}, anything going below {max_price=maxsum}
dad collects, so look whether a {query=lotquery} comes up until {ends_before=date}
I'd love a {query=lotquery} for the hall, {category:furniture=furniture section|among the furniture}, {max_price=maxsum} tops
{query=lotquery} in {category:coins=coins|the coin section}
show {category:wine=wine|wines} closing before {ends_before=date}
find auction lots under {max_price=maxsum}
%lang de
such Auktionen für {query=lotquery} bis {max_price=mehr}
%lang en

%tool hammerfall.place_bid
bid {bid=bidsum} on lot {lot=lotno}
lot {lot=lotno}: {bid=bidsum}, max {ceiling=maxsum}
place a bid of {bid=bidsum} on {lot=lotno}, go up to {ceiling=maxsum} if you must
offer {bid=bidsum} for lot {lot=lotno}
for {lot=lotno} start with {bid=bidsum} and stop at {ceiling=maxsum}
up to {ceiling=maxsum} for lot {lot=lotno}, opening at {bid=bidsum}
raise my hand at {bid=bidsum} when {lot=lotno} comes
I've been dreaming of that clock for weeks, it's {lot=lotno}; say {bid=bidsum}, and not a cent beyond {ceiling=maxsum}
somebody just outdid me on {lot=lotno}, make it {bid=bidsum}
{bid=bidsum} from me, {lot=lotno}, my pain threshold is {ceiling=maxsum}
can I still get {lot=lotno}? try {bid=bidsum}
place a bid on lot {lot=lotno}
bid {bid=bidsum} with a maximum of {ceiling=maxsum}
%lang de
biete {bid=betrag} auf Los {lot=lotno}, höchstens {ceiling=mehr}
%lang es
puja {bid=importe} por el lote {lot=lotno}, como mucho {ceiling=tope}
%lang en

%tool fleaboard-post-ad
post an ad: {item=used}, {price=usedprice}
sell my {item=used} for {price=usedprice}, {condition:like_new=like new|hardly used|almost new}, pickup {pickup=pickup}
put the {item=used} online for {price=usedprice}, {negotiable:true=negotiable|or best offer|haggling allowed}
{item=used}, {condition:good=good condition|well kept}, {price=usedprice}, {negotiable:false=fixed price|no haggling}
{price=usedprice} for a {item=used}, {condition:worn=a bit worn|some scratches|well used}, to fetch at {pickup=pickup}
advert for {item=used}: collect from {pickup=pickup}, {price=usedprice}, {condition:new=brand new|still in the box|new}
the baby is a big boy by now, so the {item=used} can go, {price=usedprice}, people may fetch it at {pickup=pickup}
we're moving and the {item=used} won't fit through the door. {price=usedprice}, {negotiable:true=I'm open to offers|let them haggle}!
who wants my {item=used}, {condition:broken=doesn't work|for parts only|broken}, {price=usedprice}
somebody will surely give {price=usedprice} for the {item=used} in our cellar, tell the neighbourhood
list a {item=used} at {price=usedprice}, {pickup=pickup}
post an advert for my {item=used}
advertise it, {condition:good=in good shape}, pick up at {pickup=pickup}
%lang de
stell {item=gebraucht} für {price=betrag} ein, {negotiable:true=Verhandlungsbasis|VB}
%lang es
pon un anuncio: {item=usado}, {price=importe}, {condition:like_new=como nuevo|casi nuevo}
%lang en

%tool fleaboard-message-seller
ask the seller of {ad=adid}: {message=sellermsg}
message about ad {ad=adid}, {message=sellermsg}
write to the seller of {ad=adid}, I offer {offer=usedprice}, {message=sellermsg}
{ad=adid}: {message=sellermsg}? and offer {offer=usedprice}
offer {offer=usedprice} for {ad=adid} and ask {message=sellermsg}
find out from whoever put up {ad=adid}, {message=sellermsg}
{message=sellermsg}, that's what I'd like to know about {ad=adid}
that bike would be perfect for my commute, {ad=adid}, so get in touch and say {message=sellermsg}
would {offer=usedprice} do for {ad=adid}? put it politely: {message=sellermsg}
drop a line about {ad=adid} saying {message=sellermsg}
tell them "{message=sellermsg}" re {ad=adid}
message the seller of {ad=adid}
offer {offer=usedprice} for ad {ad=adid}
%lang es
pregúntale al vendedor del anuncio {ad=adid}: {message=pregunta_es}
%list pregunta_es: sigue disponible | podría pasar el sábado | funciona bien | incluye el cargador | lo puede enviar a Sevilla
%lang en

%tool compareTariffs
compare electricity tariffs for {postcode=plz}, {kwhPerYear=kwh} kWh [a year]
{postcode=plz} {kwhPerYear=kwh} kwh {greenOnly:true=green only|only green power|renewables only}
cheapest power in {postcode=plz} for {kwhPerYear=kwh} kilowatt-hours, contract up to {contractMonths=months}
we use {kwhPerYear=kwh} units a year at {postcode=plz}, {greenOnly:true=eco power|renewable energy}, no longer than {contractMonths=months}
{contractMonths=months} at most, {kwhPerYear=kwh} kWh, {postcode=plz}
is there a better supplier in {postcode=plz} when one burns {kwhPerYear=kwh} kWh
the bill in my letter box made me gasp, {kwhPerYear=kwh} a year in {postcode=plz}, where should we switch to
our flat share in {postcode=plz} needs {kwhPerYear=kwh}. Who asks least, {greenOnly:true=wind and sun please|without coal}?
for {kwhPerYear=kwh} kWh in {postcode=plz}, which tariff
new flat, {postcode=plz}, lights have to work from Monday, I guess {kwhPerYear=kwh}, and I won't sign for more than {contractMonths=months}
don't let them rip me off: {postcode=plz}, {kwhPerYear=kwh} yearly
compare tariffs for {kwhPerYear=kwh} kWh
{greenOnly:true=green} electricity in {postcode=plz}, which is cheapest
%lang de
vergleich Stromtarife für {postcode=plz} bei {kwhPerYear=zahl} kWh im Jahr, {greenOnly:true=nur Ökostrom}
%lang en

%tool estimateSolarYield
how much would {kwp=kwp} kWp produce in {place=city}
solar yield {place=city}, {kwp=kwp} kilowatts peak, {tilt=tilt} degrees, facing {facing:south=south|due south}
{place=city} {kwp=kwp} kWp {facing:south_west=south-west|southwest} roof
roof in {place=city} looks {facing:east=east}, pitch {tilt=tilt} degrees, {kwp=kwp} kWp fit on it
estimate panels of {kwp=kwp} kWp at {tilt=tilt} degrees in {place=city}
with {tilt=tilt} degrees of pitch and {kwp=kwp} kWp on a {facing:west=west|western} roof in {place=city}, what comes out a year
our barn near {place=city} gets the sun all day, would {kwp=kwp} kW on top pay off
the fitter promises miracles for {kwp=kwp} kWp in {place=city}, {facing:south_east=south-east|southeast} side. What's realistic?
can the sky over {place=city} run our heat pump if we bolt {kwp=kwp} kWp onto the house
{facing:north=north-facing|north}, {place=city}, {kwp=kwp} kWp: pointless?
{kwp=kwp} kWp, {tilt=tilt} degrees, {place=city}, kWh a year
estimate solar panels facing {facing:south=south} in {place=city}
what do {kwp=kwp} kWp yield at {tilt=tilt} degrees
%lang es
¿cuánto producirían {kwp=kwp} kWp en {place=city} mirando al {facing:south=sur}?
%lang en

%tool evReach
how far (can|will) a {model=ev} go with {batteryPercent=soc}
{model=ev} {batteryPercent=soc} {temperature=outside} degrees
{model=ev}, battery at {batteryPercent=soc}, {speed=kmh} km/h, {temperature=outside} degrees outside
at {speed=kmh} km/h and {temperature=outside} degrees, how many kilometres does {batteryPercent=soc} last in a {model=ev}
range of the {model=ev} at {batteryPercent=soc}
it's {temperature=outside} degrees and my {model=ev} shows {batteryPercent=soc}, how far do I get
grandma lives two valleys away, will the {model=ev} make it there on {batteryPercent=soc} when it's {temperature=outside} degrees
no plug at the cabin and {batteryPercent=soc} in the {model=ev}, do we get stranded
{batteryPercent=soc}, {model=ev}, cruising at {speed=kmh}: when am I empty
I refuse to stop for a top-up, {model=ev}, {batteryPercent=soc}, {speed=kmh} on the motorway, what's possible
with {batteryPercent=soc} left in my {model=ev} where's the limit
how far does my {model=ev} get at {temperature=outside} degrees
range with {batteryPercent=soc} battery
%lang de
wie weit komme ich mit dem {model=ev} bei {batteryPercent=akku} Akku und {temperature=grad} Grad
%lang en

%tool gateboard_flight
is {flight_number=flightno} on time [{date=date}]
flight {flight_number=flightno} {date=date}
{flight_number=flightno} {show:gate=gate|which gate}
when does {flight_number=flightno} {show:arrival=land|arrive|touch down} {date=date}
{date=date}, {flight_number=flightno}, {show:delay=delay|how late}
which {show:baggage_belt=belt|carousel} for {flight_number=flightno} {date=date}
{show:departure=departure time|take-off} of {flight_number=flightno} {date=date}
mum sits in {flight_number=flightno} and I'm fetching her {date=date}, {show:arrival=when should I be there|when will she be down}
I'm running through the airport with two bags, {flight_number=flightno}, {show:gate=where do I have to go|which way}
has {flight_number=flightno} left yet or is there time for another coffee
storm over the coast, so {show:delay=how long will they keep us waiting|how late are we} with {flight_number=flightno} {date=date}
everybody just stands around, {flight_number=flightno}, {show:baggage_belt=where do our suitcases come out|where do we wait for the bags}
what's the {show:gate=gate} for my flight {date=date}
is our plane {show:delay=delayed}
%lang de
hat {flight_number=flightno} {date=date} {show:delay=Verspätung}
%lang es
¿de qué {show:gate=puerta} sale el vuelo {flight_number=flightno} {date=date}?
%lang en

%tool gateboard_security_queue
how long is the security queue at {airport=airport} [{at=when}]
security {airport=airport} {terminal=terminal}
{airport=airport}, {terminal=terminal}, {at=time}: waiting time
waiting time at security in {terminal=terminal}, {airport=airport}, {at=date}
at {terminal=terminal} in {airport=airport}, how long do they take to let people through {at=date}
our taxi is stuck and boarding closes soon, how bad are the lines at {airport=airport} {terminal=terminal}
do I have to take off my shoes among hundreds of others at {airport=airport} {at=date}
with two toddlers in tow I hate standing around, so what should we expect at {airport=airport}, {terminal=terminal}, {at=time}
can I turn up an hour before take-off at {airport=airport} {at=date}, or would that be madness
checkpoint {terminal=terminal} {airport=airport} how many minutes
is it crowded at {airport=airport} around {at=time}
queue at {terminal=terminal} {at=time}
how long is the wait at airport security
%lang es
¿cuánta cola hay en el control de {airport=airport}, {terminal=terminal}?
%lang en

%tool roadline_toll
toll from {origin=townA} to {destination=townB}
{origin=townA} {destination=townB} toll {vehicle:camper=camper|motorhome|camper van}
how much toll do I pay to {destination=townB} from {origin=townA} {trailer:true=with a trailer|with the caravan|towing}
to {destination=townB}, starting in {origin=townA}, {vehicle:motorcycle=by motorbike|on a motorcycle|motorbike}: toll?
{vehicle:truck=lorry|truck}, {origin=townA} to {destination=townB}
what do the motorways between {origin=townA} and {destination=townB} cost for a {vehicle:car=car}
{vehicle:bus=coach|bus} and {trailer:true=trailer}, {origin=townA}-{destination=townB}, road charges
how many coins should we keep ready on the way to {destination=townB}, leaving {origin=townA}
we're off to see friends in {destination=townB} and want to share all costs, what do they charge for using the roads from {origin=townA}
is the train cheaper if one adds up every barrier between {origin=townA} and {destination=townB}, {vehicle:camper=we've a motorhome}
from {origin=townA} down to {destination=townB} by {vehicle:car=car}, {trailer:true=boat behind us|with a horse box}, fees please
toll to {destination=townB}
what does a {vehicle:truck=truck} pay from {origin=townA}
%lang de
was kostet die Maut von {origin=townA} nach {destination=townB} {vehicle:camper=mit dem Wohnmobil}
%lang es
¿cuánto se paga de peajes de {origin=townA} a {destination=townB} {trailer:true=con remolque}?
%lang en

%tool roadline_border_wait
how long is the wait at the {crossing=crossing} border crossing
{crossing=crossing} {direction:leaving=leaving|outbound|going out}
border {crossing=crossing}, {lane:truck=trucks|lorries}, {at=date}
{direction:entering=entering|going in|inbound} at {crossing=crossing} {at=when}, {lane:car=by car|cars}
{lane:pedestrian=on foot|pedestrians|walking} over {crossing=crossing}, how long do we queue {at=date}
at {crossing=crossing}, is it quicker {at=time} for {lane:bus=buses|coaches} {direction:leaving=on the way out|leaving the country}
the kids go mad in the back seat when nothing moves, so what's going on at {crossing=crossing} {at=date}
we want lunch on the other side, will the officers at {crossing=crossing} let us through fast
passport stamps and sniffer dogs, how many hours do I lose at {crossing=crossing} {direction:entering=on the way in|coming in}
my load has to be in the next country by dawn. {crossing=crossing}, {lane:truck=heavy vehicles|with the forty-tonner}?
jam at {crossing=crossing}?
how long do {lane:truck=lorries} wait at the border
waiting time {direction:entering=inbound} {at=time}
%lang de
wie lange wartet man {at=date} am Grenzübergang {crossing=crossing} {direction:leaving=bei der Ausreise}
%lang en

%tool civicdesk.report_damage
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
%lang de
melde der Stadt: {what=schaden}, {where=street}, {urgency:dangerous=gefährlich}
%lang es
avisa al ayuntamiento de una avería: {what=averia} en {where=street}
%lang en

%tool civicdesk.complain_noise
file a noise complaint about {source=noise} at {address=street}
{source=noise}, {address=street}, since {since=sincewhen}
%list sincewhen: yesterday | ten o'clock | last night | Monday | 6 am | midnight | two weeks ago | Friday evening | three in the morning | the weekend | half past five | 1 May
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
%lang de
reich eine Lärmbeschwerde ein: {source=laerm}, {address=street}, seit {since=time}
%lang es
pon una queja por ruido: {source=ruido} en {address=street}
%lang en

%tool civicdesk.waste_days
when is the {bin:paper=paper|cardboard} collected in {street=street}
bin day {street=street} [{month=month}]
{bin:organic=compost|food waste|organic} bin, {street=street}, {month=month}
when do they come for {bin:bulky=bulky waste|old furniture} at {street=street} in {month=month}
in {month=month}, which days is {bin:glass=glass|bottles} picked up in {street=street}
{street=street}: {bin:plastic=plastic|yellow bags|packaging} dates
what do I have to put out tonight at {street=street}
my kitchen smells like a fish market, when will they empty the {bin:organic=brown one|scraps} in {street=street}
we cleared the attic and have an old mattress left, so {bin:bulky=who takes the big stuff and when|what day do they take big things}, {street=street}
I always miss the lorry and the lid no longer closes. {street=street}, {bin:residual=the black one|general rubbish}, {month=month}
{bin:residual=rubbish|general waste|trash} {street=street}
when is {bin:paper=paper} collected in {month=month}
which day is bin day
%lang de
wann wird in der {street=strasse_de} {bin:paper=das Altpapier} abgeholt
%list strasse_de: Lindenallee | Bergstraße | Goethestraße 12 | Schulgasse | Bahnhofstraße | Gartenstraße 8 | Parkstraße
%lang en

%tool lexpublic_court_hearing
when is the hearing in case {case_number=caseno}
{case_number=caseno} hearing [{court=court}]
case {case_number=caseno} at the {court=court}, any hearing after {after=date}
after {after=date}, {court=court}, {case_number=caseno}: when and which room
has {case_number=caseno} been scheduled at the {court=court}
the {court=court} lists {case_number=caseno}, what date
my landlord and I meet before the judge, {case_number=caseno}, what time do I need to be there
I'm called as a witness in {case_number=caseno} and lost the letter, which door and which day
do I have to take a day off after {after=date} because of {case_number=caseno}
my lawyer is on holiday. {case_number=caseno}, {court=court}, where do I sit and when?
next date for {case_number=caseno}
which hearings are there at the {court=court}
when do I have to be in court
%lang es
¿cuándo es la vista del caso {case_number=caseno}?
%lang en

%tool lexpublic_parliament_vote
how did parliament vote on the {bill=bill_}
how did {member=politician} vote on the {bill=bill_} {date=pastday}
{bill=bill_}, {party=party}, {date=pastday}: votes
did the {party=party} vote for the {bill=bill_}
{date=pastday} vote on the {bill=bill_}, {member=politician}
was the {bill=bill_} passed {date=pastday}
which way did {member=politician} of the {party=party} go on the {bill=bill_}
I wrote {member=politician} three letters about the {bill=bill_}, did it help in the end
so is the {bill=bill_} through, or did the {party=party} block it again
before I put my cross anywhere next month I'd like to know what the {party=party} did with the {bill=bill_}
result of the {bill=bill_}
how did {member=politician} vote {date=pastday}
what did the {party=party} vote
%lang de
wie hat die {party=fraktion} über das {bill=gesetz} abgestimmt
%list fraktion: Opposition | Linke | SPD | CDU | FDP
%list gesetz: Heizungsgesetz | Tempolimit | Bürgergeld | Cannabisgesetz | Lieferkettengesetz | Wahlrecht ab sechzehn
%lang es
¿qué votó {member=person} sobre la {bill=ley}?
%list ley: ley de vivienda | reforma laboral | ley de amnistía | ley de aguas | reforma de las pensiones
%lang en

%tool safeabroad_find_embassy
where is the embassy of {of_country=nation} in {city=city}
{of_country=nation} consulate {city=city}
{city=city}: embassy of {of_country=nation}, {service:visa=visa section|for a visa|visas}
I need a new {service:passport=passport} in {city=city}, which embassy of {of_country=nation} is nearest
{service:emergency=emergency number|emergency} of the {of_country=nation} embassy in {city=city}
my {service:passport=passport was stolen|passport is gone} here in {city=city} and I come from {of_country=nation}
in {city=city}, who represents {of_country=nation} and {service:notary=certifies signatures|stamps documents|can notarize}
our friend from {of_country=nation} was locked up in {city=city} last night, {service:emergency=whom can we ring at once|who helps right now}
living in {city=city} but I'm a citizen of {of_country=nation}; where may I {service:voting=cast my ballot|vote}
{of_country=nation} mission, {city=city}, address and hours
we're getting married in {city=city} and the papers from {of_country=nation} need a stamp, {service:notary=who does that|where do we get it}
where do I get a {service:visa=visa} for {of_country=nation}
which embassies are there in {city=city}
%lang de
wo ist die Botschaft von {of_country=country} in {city=city}
%lang en

%tool safeabroad_vaccinations
which vaccinations do I need for {destination=nation}
{destination=nation}, leaving {departure=date}, {traveller:child=with a child|for a child|kid}
vaccinations {destination=nation} {traveller:pregnant=pregnant|while pregnant}
we fly {departure=date} to {destination=nation}, {traveller:senior=my parents are over seventy|seniors}, which shots
shots for {destination=nation}, {rural:true=villages too|also the countryside|rural areas}
{departure=date} {destination=nation}, {traveller:adult=adult}, {rural:true=off the beaten track|into the jungle}: jabs?
what should the doctor put in my arm before {destination=nation}
I don't want to bring home anything nasty from {destination=nation}, we set off {departure=date} and {rural:true=sleep on farms|will hike from hut to hut}
is yellow fever an issue in {destination=nation}, I'm {traveller:pregnant=expecting|in my sixth month}
{traveller:child=our little one is two|the twins are six} and comes along to {destination=nation}, needles needed?
does one need malaria tablets or anything in {destination=nation}, {rural:false=we stay in the city|only the capital}
which jabs does a {traveller:child=child|toddler} need {departure=date}
what vaccinations do I need
%lang es
¿qué vacunas necesito para {destination=country} si salgo {departure=date}?
%lang en

%tool talk
my {=firstname} still thinks shares only ever go up
we split the bill last night and for once nobody argued
that pothole cost me a tyre last winter, you know
inflation is all anyone talks about at dinner these days
I'd never dare to raise my hand at an auction
thanks, the {=ev} made it home with two percent to spare
airports make me nervous, I'm always three hours early
our neighbour has played the drums since {=sincewhen}, he's getting better actually
politics on television puts me to sleep within minutes
I once spent a whole day at an embassy for one stamp
grandpa got his pension at sixty, lucky man
my {=scheme} card fell into the river, so much for loyalty
solar panels look rather nice on that old barn
the jab didn't hurt at all, I even got a sweet
%lang de
Maut finde ich ja grundsätzlich unverschämt
%lang es
qué cara está la vida, ¿verdad?
%lang en
