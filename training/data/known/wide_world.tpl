# English templates, wide: every parameter of the other tools in many wordings, pairs in both orders, spans of all lengths.
%lang en
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list n: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | thirty => 30

# Weather.
%list pl: Oslo | Bergen | Graz | the Isle of Skye | Lake Como | Portland, Oregon | Portland, Maine | Bath | Nice | Split | Cork | Reading | San Sebastián | Palma | Innsbruck | Ushuaia | Chiang Mai | Fort William | Lapland | Val Thorens | 8010 Graz | St. Gallen | New Orleans | York | New York | Cape Town | Rome, Georgia | Santa Cruz de Tenerife | the Dolomites | Stoke-on-Trent | Kyoto | Halifax | downtown Denver | Tromsø | Mobile, Alabama | Marrakesh | Lyon | La Paz
%list soon: today => 1 | tonight => 1 | this afternoon => 1 | right through today => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | over the weekend => 7 | this week => 7 | on saturday => 7 | on sunday => 7 | friday => 7 | on thursday evening => 7 | all week => 7
%list dd: 2 days => 2 | two days => 2 | 48 hours => 2 | three days => 3 | 3 days => 3 | 4 days => 4 | four days => 4 | five days => 5 | 5 days => 5 | six days => 6 | a week => 7 | one week => 7 | 7 days => 7 | seven days => 7 | eight days => 8 | ten days => 10 | 10 days => 10 | twelve days => 12 | two weeks => 14 | a fortnight => 14 | 14 days => 14 | 16 days => 16
%list ddd: 2-day => 2 | two-day => 2 | 3-day => 3 | three day => 3 | 4 day => 4 | five-day => 5 | 5 day => 5 | 7-day => 7 | seven day => 7 | ten-day => 10 | 10 day => 10 | 14-day => 14 | two week => 14 | one week => 7
%list wx: rain | snow | sun | wind | fog | frost | thunder | hail | a heat wave | black ice
%list pln: barbecue | 10k run | picnic at the lake | camping trip | wedding | bike tour | drive over the pass | boat trip | garden party | concert in the park

%tool get_weather
{location=pl} {days=soon}
{days=soon} {location=pl}
{location=pl}, {days=dd}
{days=dd} {location=pl} weather
{days=ddd} weather {location=pl}
a {days=ddd} forecast of {location=pl}
the next {days=dd} in {location=pl}, sun or rain
what's coming over the next {days=dd}, weather for {location=pl}
I'm staying in {location=pl} for {days=dd}, what weather do I get
for {days=dd} from now, temperatures in {location=pl}
{location=pl}: any {=wx} in the coming {days=dd}
{location=pl} any {=wx} {days=soon}?
{=wx} {days=soon} in {location=pl}?
is {=wx} on its way to {location=pl}
we go from {=pl} to {location=pl}, how's the weather at the other end {days=soon}
weather not for {=pl} but for {location=pl}, {days=soon}
leaving {=pl}, arriving in {location=pl} {days=soon}: what do I wear there
{=chat}, is it warmer in {location=pl} {days=soon}
the {=pln} is in {location=pl} {days=soon}, will it stay dry
will it be dry {days=soon} for the {=pln} in {location=pl}
how many degrees has {location=pl} got
{location=pl} degrees?
what's the temperature tonight in Celsius in {location=pl}
humidity and wind, {location=pl}, {days=soon}
do they have {=wx} in {location=pl} [at the moment]
is {location=pl} getting any {=wx} {days=soon}
how does the sky look over {location=pl}
forecast me {location=pl} up to {days=dd}
{days=dd} ahead: {location=pl}
I was in {location=pl} 3 days ago, how is the weather there now
sandals or boots {days=soon}? I'm in {location=pl}
my sister in {location=pl} says it's freezing, is it
weather for {days=soon} please
what's the {days=ddd} forecast
will there be {=wx} {days=soon}
it rained for {=dd} in {=pl}, what about {location=pl}
we've been in {location=pl} for {=dd} and it's been grey, how is the weather now

%list la: 48.2 | 51.51 | -33.87 | 40.42 | 59.91 | -1.29 | 35.68 | 64.15 | 47.07 | 6.52 | -54.8 | 43.3 | 19.43 | 52.5200 | 0.35 | 48.2 north => 48.2 | 12.5 S => -12.5 | 60.4° N => 60.4
%list lo: 16.37 | -0.13 | 151.21 | -3.7 | 10.75 | 36.82 | 139.69 | -21.94 | 15.44 | 3.38 | -68.3 | 5.37 | -99.13 | 13.4050 | 32.58 | 16.4 east => 16.4 | 77 W => -77 | 5.3° E => 5.3
%tool get_weather_openmeteo
{latitude=la},{longitude=lo}
{latitude=la} {longitude=lo} {forecast_days=dd}
{forecast_days=dd} at {latitude=la} / {longitude=lo}
{forecast_days=ddd} weather for {latitude=la}, {longitude=lo}
longitude {longitude=lo}, latitude {latitude=la}, next {forecast_days=dd}
lat {latitude=la}, long {longitude=lo}, {forecast_days=soon}
{forecast_days=soon} at lat {latitude=la} and lon {longitude=lo}: {=wx}?
lon={longitude=lo}&lat={latitude=la} weather
the hut is at {latitude=la}, {longitude=lo}, will we see {=wx} in the next {forecast_days=dd}
we sail to {latitude=la} {longitude=lo}, forecast {forecast_days=dd} out please
weather {latitude=la} degrees by {longitude=lo} degrees
not {=la}, {=lo} but {latitude=la}, {longitude=lo}: the weather there
how is it at point {latitude=la}, {longitude=lo}, {=pl} is close by
open-meteo {forecast_days=ddd} for longitude {longitude=lo} latitude {latitude=la}
weather by coordinates, longitude {longitude=lo}
open-meteo forecast for the next {forecast_days=dd}

%list ula: 39.74 | 40.71 | 29.76 | 34.05 | 47.6 | 61.2 | 36.1 | 44.06 | 25.77 | 41.88 | 35.08 | 45.5
%list ulo: -104.99 | -74.01 | -95.37 | -118.24 | -122.33 | -149.9 | -112.11 | -121.31 | -80.19 | -87.63 | -106.65 | -122.68
%tool get_weather_noaa
noaa {latitude=ula} {longitude=ulo}
NWS lat {latitude=ula} lon {longitude=ulo}
longitude {longitude=ulo}, latitude {latitude=ula}, National Weather Service
{latitude=ula} / {longitude=ulo}: NOAA says?
what will it be like at {latitude=ula}, {longitude=ulo} according to NOAA
{=wx} at {latitude=ula}, {longitude=ulo}? ask NOAA
the US weather service on {latitude=ula} and {longitude=ulo}, please
noaa point, lon {longitude=ulo}, lat {latitude=ula}
trailhead {latitude=ula} {longitude=ulo}, NWS forecast
{=chat}, get NOAA for {latitude=ula}, {longitude=ulo}
not open-meteo: {latitude=ula}, {longitude=ulo} from NOAA
weather.gov forecast at {latitude=ula} by {longitude=ulo}
noaa forecast, latitude {latitude=ula}
ask the National Weather Service

# News.
%list src: BBC | Guardian | Reuters | Le Monde | Tagesschau | heise | Hacker News | Wired | Al Jazeera | Financial Times | NPR | El País | The Verge | AP | New York Times | Der Standard | Irish Times | ESPN | Ars Technica | Politico | Nature | Economist | Bloomberg | NZZ
%list feed: https://example.com/rss | https://blog.example.org/feed.xml | feeds.example.net/world | https://paper.example/atom | news.example.io/rss.xml | http://town.example.de/news.rss
%tool get_news_rss
{source=src} {limit=n}
{limit=n} {source=src} headlines
{source=src}: top {limit=n}
top {limit=n} of {source=src}
no more than {limit=n} headlines off {source=src}
from {source=src}, not from {=src}, the news
instead of {=src} read me {source=src}, {limit=n} stories
{source=src} front page, {limit=n} items
just {limit=n} things from {source=src} please
what leads on {source=src}
feed {source=feed}, last {limit=n}
last {limit=n} of {source=feed}
{source=feed} - anything fresh
see what {source=feed} has posted
{=chat}, what does {source=src} report
give me {source=src} in {limit=n} headlines
{limit=n} headlines from my usual paper
the newest headlines, {limit=n} of them, that feed

%list nt: rail strike | elections in Chile | new tax on sugar | AI rules in Brussels | wildfires | peace talks between the two sides | interest rates | chip shortage and what it means for cars | women's world cup | heat wave in Spain | teachers' strike | mars mission | data leak at the hospital | price of bread | flood | ferry accident | tariffs | night trains | bird flu | minimum wage
%tool get_news_groundnews
{query=nt} news
news: {query=nt}, {limit=n}
{limit=n} stories, {query=nt}
{limit=n} news stories about {query=nt}
about {query=nt}, up to {limit=n} stories in the news
how does the press on both sides see {query=nt}
left versus right on {query=nt}, {limit=n} pieces
bias in the coverage of {query=nt}
what are outlets saying about {query=nt}
is there anything new about {query=nt} in the news
{=chat}, catch me up on {query=nt}, {limit=n} stories are plenty
the news, {limit=n} stories, no special topic
top {limit=n} news of the day
world news please
{query=nt} - latest
what's going on with {query=nt} in the media

# Looking things up.
%list w: pizza | how to descale a kettle | cheap flights from Oslo to Rome in may | opening hours of the ice rink on sunday | used cello | vegan birthday cake without nuts | best 5 hikes near Graz | what a heat pump costs in 2025 | "Nine to Five" lyrics | who won the match between Spain and Italy | how long eggs keep | plumber open on sundays | 10 minute yoga for beginners | ferry from Split to Hvar timetable | quiet hotels with a pool and parking | weather proof paint | how to get wax out of a tablecloth and a rug | second hand bikes under 200 euros | is tap water safe in Naples | top 20 board games for two | train strike dates | size chart for kids' shoes | the phone number of the zoo | rules of padel | sewing patterns | wikipedia alternatives | news apps without ads | tyres | what time the shops close on christmas eve | things to do in Bergen when it rains | translate "thank you" into Norwegian
%tool web_search
{query=w} - google
{query=w}, {num_results=n} results
{num_results=n} results: {query=w}
web {num_results=n} {query=w}
search online "{query=w}", not more than {num_results=n}
not more than {num_results=n} links for {query=w}
the first {num_results=n} pages the web has on {query=w}
look on the internet for {query=w} and give me {num_results=n} links
give me {num_results=n} links, search words: {query=w}
search words {query=w}, count {num_results=n}
count {num_results=n}, search words {query=w}
{=chat}, google {query=w}
google "{query=w}" please
can the internet tell me {query=w}
{query=w} - {num_results=n} hits are enough, search the web
I only want {num_results=n} hits on {query=w}
one quick search: {query=w}
not in my documents, on the web: {query=w}
what does a search for {query=w} bring up
online search, {query=w}
dig through the net for {query=w}, {num_results=n} sites
{num_results=n} websites on {query=w}, please
go online and check {query=w}
there are {=n} of us, search the web for {query=w}
google {query=w}, take as many results as you like
give me {num_results=n} search results
look something up on the web

%list wk: Ada Lovelace | black holes | Ottoman Empire | Romeo and Juliet | War and Peace | The Hague | bread | Hanseatic League | Second Battle of Ypres | Treaty of Versailles | list of rivers of Norway | Simón Bolívar | photosynthesis | Apollo 13 | The Beatles | from scratch baking | Marie Curie and her daughter | tardigrades | Nine Years' War | Mansa Musa | Graz | history of the bicycle | octopus | Johann Sebastian Bach
%tool search_wikipedia
wiki {query=wk} {limit=n}
wikipedia {limit=n} articles {query=wk}
{limit=n} articles on {query=wk} from the encyclopedia
{query=wk} on wikipedia, at most {limit=n}
at most {limit=n} wikipedia pages for {query=wk}
find {limit=n} wiki pages that match {query=wk}
{query=wk} in the wikipedia
wikipedia's word on {query=wk}
the wikipedia article "{query=wk}"
who or what is {query=wk}, by wikipedia
{=chat}, wiki {query=wk}
not the web, wikipedia: {query=wk}
I read about {query=wk} somewhere, what does the encyclopedia say
list up to {limit=n} encyclopedia entries for {query=wk}
encyclopedia: {query=wk}, limit {limit=n}
{limit=n} articles from wikipedia

%list ax: graph neural networks | dark matter | protein folding | attention | causal inference | from images to text | learning with few labels | quantum error correction | gravitational waves and neutron stars | Yann LeCun | Terence Tao | Attention Is All You Need | sparse autoencoders | prime gaps | lattice QCD | diffusion models for music | swarm robotics | 3d reconstruction | two body problem | zero-shot translation
%tool search_arxiv
arxiv {query=ax} {max_results=n}
{max_results=n} papers {query=ax}
papers on {query=ax}, max {max_results=n}
max {max_results=n} papers on {query=ax}
{query=ax}: {max_results=n} preprints
no more than {max_results=n} preprints that deal with {query=ax}
{max_results=n} publications about {query=ax}, arxiv
show up to {max_results=n} arXiv hits for "{query=ax}"
the arXiv on {query=ax}, {max_results=n} will do
recent research on {query=ax}
scientific work about {query=ax}, please, not blog posts
{=chat}, papers about {query=ax}
what has been published on {query=ax}
preprint titled "{query=ax}"
for my thesis: {query=ax}, {max_results=n} articles from arXiv
{max_results=n} arXiv papers

I've read {=n} papers already, find more on {query=ax}

%list kb: parental leave | travel expenses over 500 euros | how many vacation days we get | who signs off on new laptops | when the fire drill is | dress code | notice period for part timers | what to do if the badge is lost | overtime and weekend work | onboarding in the first two weeks | password rules | limits for gifts from clients | home office days per week | how to book room 4 | sick notes after three days | code freeze | refund process for orders older than 30 days | whether dogs are allowed | escalation | guest wifi
%tool ask_knowledge_base
handbook: {query=kb}
{query=kb}, says the handbook what
check the handbook on {query=kb}
in our docs, {query=kb}
{query=kb}? look it up in our internal guide
what do our policies say regarding {query=kb}
our rules for {query=kb}
not on the web, in my documents: {query=kb}
{=chat}, the company wiki on {query=kb}
intranet, {query=kb}
do the manuals have something about {query=kb}
according to our own papers, {query=kb}
ask the knowledge base "{query=kb}"
the staff guide must say something on {query=kb}
look in the handbook

# Money.
%list sh: Tesla | Siemens | AAPL | Nvidia | NVDA | SAP | Nestlé | Ford | GM | Shell | the DAX | S&P 500 | Airbus | MSFT | Toyota | Johnson & Johnson | Procter and Gamble | Lloyds | Gap | Visa | Target | Novo Nordisk | ASML | Deutsche Bank | Nintendo | TSLA | Volkswagen | Berkshire Hathaway | Coca-Cola | BMW.DE
%list per: today => 1d | one day => 1d | the last day => 1d | 24 hours => 1d | a single day => 1d | 5 days => 5d | five days => 5d | the last 5 days => 5d | a week => 5d | this week => 5d | one month => 1mo | a month => 1mo | the last month => 1mo | 4 weeks => 1mo | thirty days => 1mo | three months => 3mo | 3 months => 3mo | a quarter => 3mo | the last quarter => 3mo | ninety days => 3mo | six months => 6mo | 6 months => 6mo | half a year => 6mo | the last half year => 6mo | two quarters => 6mo | a year => 1y | one year => 1y | 12 months => 1y | twelve months => 1y | the last year => 1y | two years => 2y | 2 years => 2y | 24 months => 2y | the last two years => 2y | a couple of years => 2y | five years => 5y | 5 years => 5y | the last five years => 5y | half a decade => 5y | the past 5 years => 5y | ten years => 10y | 10 years => 10y | a decade => 10y | the last decade => 10y | the past ten years => 10y | this year so far => ytd | the current year => ytd | the year to date => ytd | this calendar year => ytd | the year up to now => ytd | all time => max | its whole history => max | the longest period you have => max | as long as it has been traded => max | all years on record => max
%list since: since this morning => 1d | since yesterday => 1d | intraday => 1d | on the day => 1d | since the opening bell => 1d | since monday => 5d | all week => 5d | within a week => 5d | this trading week => 5d | since last week => 5d | since last month => 1mo | within a month => 1mo | month on month => 1mo | for a month now => 1mo | in four weeks => 1mo | within three months => 3mo | this quarter => 3mo | quarter on quarter => 3mo | in a quarter => 3mo | for the last three months => 3mo | in half a year => 6mo | for six months => 6mo | within six months => 6mo | since half a year ago => 6mo | over the half year => 6mo | year on year => 1y | in a year => 1y | within twelve months => 1y | since this time last year => 1y | compared to a year ago => 1y | in two years => 2y | for two years => 2y | since two years ago => 2y | over the past 24 months => 2y | within 2 years => 2y | in five years => 5y | for five years => 5y | since five years ago => 5y | within half a decade => 5y | over 5 years => 5y | in ten years => 10y | over a decade => 10y | since ten years ago => 10y | within the decade => 10y | for a decade => 10y | since january => ytd | since new year => ytd | so far this year => ytd | year to date => ytd | since the first of january => ytd | since it was listed => max | since the IPO => max | since it went public => max | from day one => max | ever => max
%tool get_stock_price
{symbol=sh} {period=per}
{period=per} {symbol=sh}
{symbol=sh} {period=since}
{period=since}, {symbol=sh}
{symbol=sh} stock over {period=per}
over {period=per}: {symbol=sh} shares
chart {symbol=sh} for {period=per}
chart for {period=per}, {symbol=sh}
{symbol=sh}, period {period=per}
period {period=per}, ticker {symbol=sh}
what have {symbol=sh} shares done {period=since}
{period=since} what have {symbol=sh} shares done
has {symbol=sh} gone up or down {period=since}
I bought {symbol=sh} and want to see {period=per} of prices
show me {period=per} of {symbol=sh}, please
not {=sh}, {symbol=sh}: the share price {period=since}
{symbol=sh} rather than {=sh}, how did it trade {period=since}
how is {symbol=sh} stock doing compared with the rest {period=since}
I've had 12 {symbol=sh} shares for ages, price please
{=chat}, {symbol=sh} share price
how much for 1 share of {symbol=sh}
{=chat}, did {symbol=sh} make money {period=since}
stock {symbol=sh} now
{symbol=sh} shares, I've held them for {=n} years, what's one worth now
{symbol=sh}, high and low {period=since}
at what price does {symbol=sh} stand
the price of {symbol=sh} going back {period=per}
going back {period=per}, the price of {symbol=sh}
would I have lost money with {symbol=sh} in {period=per}
the stock chart {period=since}
share price over {period=per} please

%list cu: euros => EUR | euro => EUR | EUR | dollars => USD | US dollars => USD | bucks => USD | USD | pounds => GBP | british pounds => GBP | sterling => GBP | quid => GBP | GBP | yen => JPY | japanese yen => JPY | JPY | swiss francs => CHF | francs => CHF | CHF | canadian dollars => CAD | loonies => CAD | australian dollars => AUD | aussie dollars => AUD | new zealand dollars => NZD | kiwi dollars => NZD | yuan => CNY | renminbi => CNY | hong kong dollars => HKD | singapore dollars => SGD | taiwan dollars => TWD | korean won => KRW | won => KRW | rupees => INR | indian rupees => INR | rupiah => IDR | indonesian rupiah => IDR | ringgit => MYR | philippine pesos => PHP | baht => THB | thai baht => THB | dong => VND | vietnamese dong => VND | dirhams => AED | riyals => SAR | saudi riyals => SAR | shekels => ILS | turkish lira => TRY | lira => TRY | rand => ZAR | south african rand => ZAR | reais => BRL | brazilian reais => BRL | mexican pesos => MXN | pesos => MXN | argentine pesos => ARS | chilean pesos => CLP | colombian pesos => COP | zloty => PLN | zlotys => PLN | czech korunas => CZK | czech crowns => CZK | forints => HUF | hungarian forint => HUF | swedish kronor => SEK | kronor => SEK | norwegian kroner => NOK | danish kroner => DKK | kroner => DKK | european money => EUR | american money => USD | american dollars => USD | greenbacks => USD | british money => GBP | uk pounds => GBP | japanese money => JPY | japan's yen => JPY | swiss money => CHF | swiss currency => CHF | canadian money => CAD | canadian currency => CAD | australian money => AUD | australian currency => AUD | new zealand money => NZD | chinese money => CNY | chinese yuan => CNY | rmb => CNY | hong kong money => HKD | singapore money => SGD | taiwanese money => TWD | new taiwan dollars => TWD | korean money => KRW | south korean won => KRW | indian money => INR | indian currency => INR | indonesian money => IDR | indonesian currency => IDR | malaysian money => MYR | malaysian ringgit => MYR | philippine money => PHP | filipino pesos => PHP | thai money => THB | thai currency => THB | vietnamese money => VND | vietnamese currency => VND | emirati dirhams => AED | uae dirhams => AED | dubai money => AED | saudi money => SAR | saudi currency => SAR | israeli shekels => ILS | israeli money => ILS | new shekels => ILS | turkish money => TRY | turkish liras => TRY | south african money => ZAR | rands => ZAR | brazilian money => BRL | brazilian currency => BRL | mexican money => MXN | mexican currency => MXN | argentine money => ARS | argentinian pesos => ARS | chilean money => CLP | chilean currency => CLP | colombian money => COP | colombian currency => COP | polish money => PLN | polish zloty => PLN | czech money => CZK | czech koruna => CZK | hungarian money => HUF | hungarian currency => HUF | swedish money => SEK | swedish krona => SEK | swedish crowns => SEK | norwegian money => NOK | norwegian crowns => NOK | danish money => DKK | danish crowns => DKK
%list cu1: euro => EUR | dollar => USD | buck => USD | pound => GBP | yen => JPY | franc => CHF | swiss franc => CHF | loonie => CAD | canadian dollar => CAD | australian dollar => AUD | kiwi dollar => NZD | yuan => CNY | hong kong dollar => HKD | singapore dollar => SGD | taiwan dollar => TWD | won => KRW | rupee => INR | rupiah => IDR | ringgit => MYR | philippine peso => PHP | baht => THB | dong => VND | dirham => AED | riyal => SAR | shekel => ILS | lira => TRY | rand => ZAR | brazilian real => BRL | mexican peso => MXN | argentine peso => ARS | chilean peso => CLP | colombian peso => COP | zloty => PLN | czech koruna => CZK | forint => HUF | swedish krona => SEK | norwegian krone => NOK | danish krone => DKK
%list cc: usd => USD | eur => EUR | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | sek => SEK | nok => NOK | dkk => DKK | huf => HUF | czk => CZK | aud => AUD | cad => CAD | nzd => NZD | cny => CNY | hkd => HKD | sgd => SGD | twd => TWD | krw => KRW | inr => INR | idr => IDR | myr => MYR | php => PHP | thb => THB | vnd => VND | aed => AED | sar => SAR | ils => ILS | try => TRY | zar => ZAR | brl => BRL | mxn => MXN | ars => ARS | clp => CLP | cop => COP
%list am: 20 | 50 | 75 | 100 | 120 | 250 | 1,500 | 2000 | 12.50 | 9.99 | a hundred | five hundred | ten thousand | 40k | thirty | 3 million | 480 | twenty-five | 60 | 89
%list co: bitcoin | BTC | ether | ethereum | ETH | solana | SOL | dogecoin | DOGE | cardano | ADA | XRP | litecoin | LTC | monero | polkadot | DOT | chainlink | avalanche | Pepe | tether | BNB | toncoin | stellar | near | Cosmos
%tool get_crypto_price
{symbol=co} {currency=cc}
{currency=cc} {symbol=co}
{symbol=co}/{currency=cc}
{symbol=co} in {currency=cu}?
in {currency=cu} please, {symbol=co}
{symbol=co}, not in dollars, in {currency=cu}
1 {symbol=co} = ? {currency=cu}
how many {currency=cu} to the {symbol=co}
what's {symbol=co} going for, I pay in {currency=cu}
I pay in {currency=cu}, what's {symbol=co} going for
currency {currency=cc}, coin {symbol=co}
coin {symbol=co}, currency {currency=cc}
not {=co} but {symbol=co} in {currency=cu}
I have {=am} {currency=cu}, how much {symbol=co} would that buy
{=chat}, where does {symbol=co} stand
{symbol=co} price, no matter which currency
did {symbol=co} recover [today]
can I afford one {symbol=co}, price in {currency=cu}
token {symbol=co}, quote it in {currency=cu}
crypto price in {currency=cu}
how are coins doing in {currency=cu}

my flat costs {=am} {=cu} a month, what's {symbol=co} at
how's {symbol=co}, {=chat}

%tool get_exchange_rate
{=am} {from_currency=cc} {to_currency=cc}
{from_currency=cc} {to_currency=cc}
{from_currency=cu} {to_currency=cu} rate
in {to_currency=cu}: {=am} {from_currency=cu}
to {to_currency=cu} from {from_currency=cu}
from {from_currency=cu} to {to_currency=cu}
{to_currency=cu} out of {=am} {from_currency=cu}
{=am} {from_currency=cu} out, {to_currency=cu} in: how many
how many {to_currency=cu} are {=am} {from_currency=cu}
how many {to_currency=cu} make one {from_currency=cu1}
what do {=am} {from_currency=cu} come to in {to_currency=cu}
what does a {from_currency=cu1} fetch in {to_currency=cu}
the {from_currency=cu1} in {to_currency=cu}
the {from_currency=cu1} to the {to_currency=cu1}
{to_currency=cu} for a {from_currency=cu1}, how many
I pay in {from_currency=cu} and they want {to_currency=cu}, what's the rate
they want {to_currency=cu} and I pay in {from_currency=cu}, what's the rate
need {to_currency=cu}, have {from_currency=cu}, {=am} of them
have {=am} {from_currency=cu}, need {to_currency=cu}
coming home with {=am} {from_currency=cu}, what will the bank give me in {to_currency=cu}
flying out, so {=am} {from_currency=cu} into {to_currency=cu}
price tag says {=am} {from_currency=cu}, in {to_currency=cu} that is?
they told me {=am} {from_currency=cu}, I think in {to_currency=cu}
get rid of {from_currency=cu} and take {to_currency=cu}, at what rate
base {from_currency=cc}, target {to_currency=cc}
target {to_currency=cc}, base {from_currency=cc}
convert into {to_currency=cu} this: {=am} {from_currency=cu}
is {=am} {from_currency=cu} more than a hundred {to_currency=cu}
{=chat}, {=am} {from_currency=cu} in {to_currency=cu}
one {from_currency=cu1}, {to_currency=cu}?
how strong is the {from_currency=cu1} against the {to_currency=cu1} now
{to_currency=cu}, what do I get of those for {=am} {from_currency=cu}
what I owe is {=am} {from_currency=cu}, I'd transfer {to_currency=cu}
convert {=am} {from_currency=cu}
convert it to {to_currency=cu}
what's the {from_currency=cu1} at

# The house.
%list rm: hallway | kitchen | living room | bedroom | bathroom | nursery | study | attic | guest room | office | garage | cellar | kids' room | Leo's room | dining room | conservatory | stairwell | workshop | laundry room | terrace
%list lamp: kitchen light | hall lamp | lamp by the sofa | lights in the garden | desk lamp | bathroom mirror light | fairy lights on the balcony | light over the table | spots in the studio | reading lamp next to the bed | stair lights | light.hall_2 | night light in Leo's room | porch light | lights upstairs and downstairs | closet light | standing lamp
%list dev: coffee maker | fan in the office | iron | kettle | TV | space heater | projector | radio | router in the study | dehumidifier | plug behind the sofa | switch.heater_3 | electric blanket | extractor hood | aquarium pump | games console
%list door: front door | back door | garage side door | cellar door | garden gate | shed | door to the terrace | lock.main | office | bike room | main entrance | door between garage and hall
%list cov: blinds | bedroom blinds | garage door | awning | curtains in the lounge | shutters on the street side | skylight | roof window in the attic | gate | roller blinds upstairs | cover.kids | greenhouse roof
%list heat: heating | thermostat | thermostat upstairs | bedroom radiator | AC | floor heating in the bathroom | climate.living | air con in the office | boiler | heat pump | radiator under the window
%list mus: music | TV | radio in the kitchen | living room speakers | soundbar | stereo | bathroom speaker | media_player.den | telly | speaker in Leo's room | record player
%list mac: washing machine | dishwasher | dryer | robot vacuum | mower | sprinklers | coffee machine | vacuum upstairs | oven | pool pump | mopping robot | bread maker
%list al: alarm | house alarm | burglar alarm | alarm in the garage | alarm_control_panel.home | security system | cabin alarm | shop alarm
%list onv: turn on => turn_on | switch on => turn_on | put on => turn_on | power up => turn_on | light up => turn_on | activate => turn_on | turn off => turn_off | switch off => turn_off | shut off => turn_off | kill => turn_off | power down => turn_off | deactivate => turn_off | toggle => toggle | flip => toggle
%list onp: on => turn_on | off => turn_off | out => turn_off
%list on: turn on => turn_on | switch on => turn_on | put on => turn_on | power on => turn_on | activate => turn_on | fire up => turn_on
%list off: turn off => turn_off | switch off => turn_off | shut off => turn_off | kill => turn_off | cut => turn_off | power down => turn_off
%list tog: toggle => toggle | flip => toggle | switch over => toggle | reverse => toggle | change the state of => toggle
%list lk: lock => lock | lock up => lock | bolt => lock | secure => lock | unlock => unlock | unbolt => unlock | release => unlock | let people in through => unlock | take the lock off => unlock | bar => lock
%list lkp: locked => lock | bolted => lock | secured => lock | unlocked => unlock | off the latch => unlock
%list op: open => open | raise => open | pull up => open | draw back => open | roll up => open | lift => open | close => close | shut => close | lower => close | roll down => close | let down => close | draw => close
%list opp: open => open | up => open | closed => close | shut => close | down => close
%list ss: start => start | run => start | fire up => start | begin => start | send off => start | launch => start | stop => stop | halt => stop | end => stop | abort => stop | call off => stop | cancel => stop | pause => pause | put on hold => pause | halt for now => pause | interrupt => pause | suspend => pause
%list dimw: dim => dim | darken => dim | soften => dim | dim down => dim | tone down => dim
%list ar: arm => arm | set => arm | activate => arm | switch on => arm | engage => arm | put on => arm | disarm => disarm | stand down => disarm | deactivate => disarm | switch off => disarm | turn off => disarm | disengage => disarm
%list tv: 21 degrees => {"temperature": 21} | 19 => {"temperature": 19} | 22.5 => {"temperature": 22.5} | 18 degrees => {"temperature": 18} | 20° => {"temperature": 20} | twenty degrees => {"temperature": 20} | 23 => {"temperature": 23} | nineteen degrees => {"temperature": 19} | 68 degrees => {"temperature": 68} | 17 => {"temperature": 17} | 24 => {"temperature": 24} | twenty-one => {"temperature": 21} | 16 degrees celsius => {"temperature": 16} | nineteen and a half degrees => {"temperature": 19.5}
%list bv: 40 percent => {"brightness": 40} | 10% => {"brightness": 10} | half => {"brightness": 50} | 75 => {"brightness": 75} | 100 percent => {"brightness": 100} | 25% => {"brightness": 25} | thirty percent => {"brightness": 30} | 5 percent => {"brightness": 5} | a quarter => {"brightness": 25} | 60 => {"brightness": 60} | eighty percent => {"brightness": 80} | 33% => {"brightness": 33}
%list vv: 30 => {"volume": 30} | 15 percent => {"volume": 15} | half => {"volume": 50} | 60% => {"volume": 60} | twenty => {"volume": 20} | 8 => {"volume": 8} | 45 => {"volume": 45} | ten percent => {"volume": 10} | 70 => {"volume": 70} | 100% => {"volume": 100} | 25 => {"volume": 25} | forty percent => {"volume": 40}
%list tset: set => set_temperature | heat => set_temperature | cool => set_temperature | bring => set_temperature | warm => set_temperature | turn => set_temperature
%list bset: set => set_brightness | put => set_brightness | turn => set_brightness | bring => set_brightness | adjust => set_brightness | brighten => set_brightness
%list vset: set => set_volume | turn => set_volume | put => set_volume | crank => set_volume | adjust => set_volume | lower => set_volume

%tool control_device
{device_id=lamp} {action=onp}
{device_id=dev}: {action=onp}
{action=on} the {device_id=dev}
{action=off} the {device_id=lamp}, not the {=lamp}
not the {=lamp}, the {device_id=lamp}: {action=onv} that one
{=chat}, {action=onv} the {device_id=lamp}
the {device_id=dev}, please {action=on} it
I don't need the {device_id=dev} any longer, {action=off} it
{action=tog} the {device_id=lamp}
the {device_id=dev}: {action=tog} it, whatever it is now
{action=lk} the {device_id=door}
I want the {device_id=door} {action=lkp}
{device_id=door} {action=lkp} please
somebody is waiting, {action=lk} the {device_id=door}
{action=op} the {device_id=cov}
{device_id=cov} {action=opp}
I'd like the {device_id=cov} {action=opp}, the {=cov} can stay
{device_id=cov}: {action=op}
{action=ss} the {device_id=mac}
the {device_id=mac} should be told to {action=ss}, thanks
{device_id=mac} - {action=ss}
{action=dimw} the {device_id=lamp}
{device_id=lamp}: {action=dimw}, down to {parameters=bv}
{action=dimw} the {device_id=lamp} to {parameters=bv}
{action=ar} the {device_id=al}
the {device_id=al}: {action=ar} it, we are (leaving|back)
{action=tset} the {device_id=heat} to {parameters=tv}
{parameters=tv} on the {device_id=heat}, {action:set_temperature=set it|make it so|adjust it|change it}
{action=tset} it to {parameters=tv} in the {device_id=rm}
{device_id=rm} {parameters=tv} {action:set_temperature=temperature|heating|degrees|climate}
{action:set_temperature=up|down|go up|go down|change} to {parameters=tv} with the {device_id=heat}
{action:set_temperature=a bit warmer|a little cooler|less hot|not so cold|warmer|colder} in the {device_id=rm}
{action=bset} the {device_id=lamp} to {parameters=bv} brightness
{parameters=bv} {action:set_brightness=brightness|light|bright|brightness level} for the {device_id=lamp}
{device_id=lamp} {action:set_brightness=at|to|brightness|level} {parameters=bv}
{action:set_brightness=brightness|light level} {parameters=bv}, {device_id=lamp}
{action=vset} the {device_id=mus} to {parameters=vv} volume
{action:set_volume=volume|loudness|sound} {parameters=vv}, {device_id=mus}
{device_id=mus} {action:set_volume=volume|sound|loudness} {parameters=vv}
the {device_id=mus} is too loud, {action:set_volume=take it down|put the volume|turn it down|go down} to {parameters=vv}
{action:pause=pause|hold|freeze|put on hold|interrupt} the {device_id=mus}, the phone rings
{action:turn_off=no more|enough|silence|turn off|mute} {device_id=mus}
{action=onv} everything in the {device_id=rm}
could the {device_id=cov} go {action=opp}, please
we're freezing, {action=tset} the {device_id=rm} to {parameters=tv}
the {device_id=heat}
{action=onv} that one
{action=tset} to {parameters=tv}
{action:set_volume=volume} {parameters=vv}

%list kind: light => light | lamp => light | ceiling lamp => light | bulb => light | lighting => light | switch => switch | plug => switch | power socket => switch | smart plug => switch | outlet => switch | lock => lock | door lock => lock | smart lock => lock | bolt => lock | latch => lock | thermostat => climate | heating => climate | air conditioner => climate | radiator => climate | climate => climate | sensor => sensor | thermometer => sensor | motion detector => sensor | meter => sensor | probe => sensor | cover => cover | blind => cover | shutter => cover | awning => cover | garage door => cover | media player => media_player | speaker => media_player | TV set => media_player | stereo => media_player | soundbar => media_player | alarm => alarm | alarm system => alarm | siren => alarm | burglar alarm => alarm | security panel => alarm | camera => camera | webcam => camera | cam => camera | doorbell cam => camera | security camera => camera | vacuum => vacuum | robot vacuum => vacuum | hoover => vacuum | cleaning robot => vacuum | vacuum cleaner => vacuum | fan => fan | ventilator => fan | ceiling fan => fan | blower => fan | air fan => fan
%list nm: Bolt | Dusty | Polaris | north wing | desk 3 | unit 7 | Marvin | sunset | hall_2 | dev-88 | kd41 | east | Nemo | tower | number 12 | loft-b | zigbee_4411 | Big Ben | porch | R2
%list sen: humidity in the cellar | temperature in the greenhouse | outside temperature | freezer temperature | CO2 in the study | water level in the tank | power usage | battery of the e-bike | air quality in the nursery | motion in the hallway | smoke detector upstairs | pool temperature
%tool get_device_state
{device_type=kind} {device_id=nm}: state?
{device_id=nm}, a {device_type=kind}: what's it doing
the {device_type=kind} called {device_id=nm}, how is it
how is the {device_type=kind} named "{device_id=nm}"
what's up with {device_id=nm}, the {device_type=kind}
device {device_id=nm}, type {device_type=kind}
type {device_type=kind}, device {device_id=nm}, current state
state of {device_id=nm} (kind: |it's the |which is a ){device_type=kind}
I mean {device_id=nm} the {device_type=kind}, not the {=kind}: is it on
is the {device_type=kind} with the name {device_id=nm} online
of all devices of the type {device_type=kind} check {device_id=nm}
{device_id=sen}
how high is {device_id=sen} now
{device_id=door} - open or locked
is the {device_id=lamp} still on, or the {=lamp}? just check the first
{=chat}, did anybody leave the {device_id=dev} on
the {device_id=cov}: up or down
what's the {device_id=heat} on
is the {device_id=al} armed
how far is the {device_id=mac}
what volume has the {device_id=mus} got
don't change it, just tell me whether the {device_id=heat} is on
is anything on in the {device_id=rm}
what type of device is {device_id=nm} and is it on
does the {device_id=kind} work
check the state of a {device_type=kind}

%list cam: front door camera | doorbell cam | garage cam | baby monitor | driveway camera | cam over the gate | camera 2 | camera.yard | stable camera | cat cam | pool cam | camera between house and shed | back entrance camera | stairwell cam
%list spot: front door | driveway | back garden | porch | gate | pool | chicken coop | letterbox | bike rack | carport | cot | loading dock
%tool get_camera_stream
{camera_id=cam}
{camera_id=cam} live
{camera_id=spot} on video
not the {=spot}, the {camera_id=spot}: live picture
the {camera_id=cam}, not the {=cam}, show it
is it mum at the {camera_id=spot}? picture please
{=chat}, let me see the {camera_id=spot}
what does the {camera_id=cam} show
put on the view of the {camera_id=spot}
is there a van at the {camera_id=spot}, open the cam
switch from the {=cam} to the {camera_id=cam}
the stream of the {camera_id=cam} for a minute
cam {camera_id=nm}, video
I heard something at the {camera_id=spot}, show me
a live picture please

# The rest.
%list sq: select count(*) from orders where paid = false | SELECT name, city FROM customers WHERE country = 'Norway' ORDER BY name LIMIT 20 | select * from visits where day between '2025-03-01' and '2025-03-31' | SELECT max(total) FROM invoices | select sum(hours) from timesheets where week = 14 and team = 'design' | SELECT title FROM books WHERE year > 2000 OR rating >= 4.5 | select status, count(*) from shipments group by status having count(*) > 10 | SELECT * FROM members | select avg(price) from products where name like '%lamp%' | SELECT u.name, o.total FROM users u JOIN orders o ON o.user_id = u.id | select distinct country from suppliers | SELECT now()
%tool run_sql
{query=sq}
sql: {query=sq}
{query=sq} - run that
please run "{query=sq}" on our tables
against the database, {query=sq}
rows of {query=sq} please
{=chat}, execute {query=sq} and show me the rows
what does the database answer to {query=sq}
the statement {query=sq} should be run as it is
{query=sq} ... result?
my colleague gave me {query=sq}, run it in the database
only read, {query=sq}
run an sql statement

%list ex: 12*7+3 | 15% of 240 | sqrt(2) * 100 | 2^10 / 4 | 18 plus 24 | 360 minus 75 | 7 times 8 | 99 divided by 4 | half of 375 | 20 percent of 89.50 | (12.5 + 7.5) * 4 | 48 * 0.19 | 3.5 * 60 | 1200 / 7 | 9 squared | 5 to the power of 3 | square root of 529 | 100 - 3 * 17 | 2/3 * 90 | 1024 / 32 | 17 mod 5 | 250 + 19% | -4 + 11 | 1,500 * 12
%tool calculate
{expression=ex} =
= {expression=ex}
{expression=ex}, thanks
calc {expression=ex}
{=chat}, {expression=ex}?
tell me {expression=ex} to the cent
if we split it: {expression=ex}
what do I get for {expression=ex}
{expression=ex} - is that more than {=bigint}
"{expression=ex}" please, just the number
the total of {expression=ex}
not {=ex} but {expression=ex}, how much
how much do {expression=ex} make
my bill says {expression=ex}, so what's that
work something out for me

%list tz: Tokyo | New York | UTC | Europe/Berlin | Sydney | Lisbon | CET | Pacific time | India | America/Chicago | São Paulo | Nairobi | GMT | Asia/Dubai | Honolulu | Auckland | Oslo | EST | Reykjavik | Los Angeles | Hong Kong
%tool get_current_time
time {timezone=tz}
{timezone=tz} time?
{timezone=tz}: what time
what's the hour in {timezone=tz}
is it already morning in {timezone=tz}
from here to {timezone=tz}, what time is it over there
can I still call {timezone=tz} or is it night there
what day is it in {timezone=tz}
{=chat}, date and time
give me the clock of {timezone=tz}, not {=tz}
not in {=tz} but in {timezone=tz}, the time please
how late has it got
which date is it today
what time would my friends in {timezone=tz} see on their clock now

%tool get_status
{problem_id=num_id}?
problem {problem_id=num_id}
what about request no. {problem_id=int}
{problem_id=num_id} done or not
not {=num_id}, how is problem {problem_id=num_id}
{=chat}, has {problem_id=num_id} finished
how far are you with {problem_id=num_id}
does problem {problem_id=num_id} wait for me
my last requests, how are they
is anything of mine waiting for approval
what have you got running
all my open problems, with their state
what became of request {problem_id=num_id}

%list no: lunch is ready | the build is done | the tests failed in two places | time to leave for the 9 o'clock train | Kim is at the door | dinner at eight, table for two | water the plants and feed the cat | hello | the washing machine has finished | call Bob back about friday | backup complete | don't forget the cake | it's raining, close the windows | room 4 is free from 3 to 5 | coffee | the parcel is at Mrs. Lind's | stretch your legs | step 3 of 5 is through | your turn to cook | milk is out
%tool notify_user
notify: {message=no}
{message=no} - notify me
"{message=no}" as a notification, now
push to my phone: {message=no}
push "{message=no}"
send me, right now, a notification: {message=no}
notify me with the words {message=no}
a notification that says {message=no}, to me, not to {=firstname}
ping my phone with {message=no}
{=chat}, show "{message=no}" on my screen as a notification
now please, not later: notify me {message=no}
let my phone buzz and say {message=no}
put {message=no} up as an alert for me
throw a notification at me, text {message=no}
send me a push notification
notify me now
