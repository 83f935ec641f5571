# Requests told apart by their meaning: words of one tool where another is meant, needs of people who know of no tool,
# telegrams, numbers and names that are no argument.
%lang en
%list n: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 20 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | eleven => 11 | 25
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer

# Weather.
%list pl: Ghent | Trondheim | Bilbao | Galway | Key West | Zermatt | Cardiff | Ljubljana | Brno | Corfu | Aspen, Colorado | Durham, North Carolina | the Black Forest | Lake Garda | Tenerife | Anchorage | Malmö | Essen | Marseille | Cairns | Windhoek | Big Sur | Bad Ischl | Dunedin | Sochi | Mumbai | the Orkney Islands | Phoenix | Orange, Texas | Osaka
%list soon: today => 1 | tonight => 1 | this evening => 1 | later today => 1 | tmrw => 2 | tomorrow => 2 | tomorrow at dawn => 2 | tomorrow around lunch => 2 | the day after tomorrow => 3 | at the weekend => 7 | this weekend => 7 | saturday => 7 | on sunday => 7 | wednesday => 7 | by friday => 7 | this week => 7
%list dd: two days => 2 | 2 days => 2 | three days => 3 | 3 days => 3 | four days => 4 | 5 days => 5 | five days => 5 | six days => 6 | 6 days => 6 | a week => 7 | 7 days => 7 | eight days => 8 | nine days => 9 | 10 days => 10 | ten days => 10 | two weeks => 14 | a fortnight => 14
%list does: hang the washing out | paint the fence | sleep in the van | fly the kite | leave the roof of the car open | plant the tomatoes | light the grill | swim in the lake | ride the motorbike | cover the roses | pitch the tent | clean the windows | cycle to work | put the winter tyres on

%tool get_weather
forget the thermometer on our wall, how warm is it in {location=pl}
no news channel, just this: is a storm heading for {location=pl} {days=soon}
the camera on the roof shows only fog, what is it really like in {location=pl}
I don't need the time in {location=pl}, only whether it's hot there
the heating in our hut near {location=pl} is off, so how cold will it get {days=soon}
don't search the web, simply tell me whether {location=pl} gets snow {days=soon}
my calendar says {location=pl}, my shoes say otherwise: wet or dry {days=soon}?
Wikipedia says it never rains in {location=pl}. does it, {days=soon}?
is it worth washing the car {days=soon}, we're in {location=pl}
could I {=does} {days=soon}? this is {location=pl} after all
wouldn't want to {=does} in {location=pl} only to get soaked {days=soon}
{=who} wants to {=does} in {location=pl} and I'm worried it'll freeze {days=soon}
I'm wearing the wrong shoes, aren't I. {location=pl}, {days=soon}
they cancelled the ferry to {location=pl}. is it that windy?
the baby's snowsuit or the thin jacket? {location=pl}, leaving {days=soon}
my train to {location=pl} leaves at {=k}, will I be standing in the rain there
gate 14, flight to {location=pl}, still no idea what's falling from the sky there
I get migraines when the pressure drops, anything coming over {location=pl} within {days=dd}
{=k} of us, one tent, {location=pl}, {days=dd}. tell me it stays dry
we've rented bikes in {location=pl} for {days=dd}, what are we in for up there
who's going to water my plants in {location=pl} if the sky won't, looking {days=dd} ahead
{location=pl} rain tmrw morning?
wx {location=pl} {days=soon} pls
{location=pl} next {days=dd} temps
{days=soon}, {location=pl}, coat y/n
sunscreen {location=pl}?
jacket {days=soon}?
will it rain on the parade {days=soon}
it's so grey out, does it ever end, next {days=dd} I mean

%list la: 47.81 | 63.43 | -26.2 | 12.97 | 50.08 | -36.85 | 5.6 | 21.31 | 38.72 | -0.18 | 69.65 | 46.2044 | 55.9 N => 55.9 | 22.9 south => -22.9
%list lo: 13.05 | 10.39 | 28.04 | 77.59 | 14.44 | 174.76 | -0.19 | -157.86 | -9.14 | -78.47 | 18.96 | 6.1432 | 3.2 W => -3.2 | 43.2 west => -43.2
%tool get_weather_openmeteo
no town anywhere near, just {latitude=la}, {longitude=lo}, does it rain there
the place has no name, my GPS says {latitude=la} and {longitude=lo}, will I get wet {forecast_days=soon}
forget about {=pl}, the boat is at {latitude=la}, {longitude=lo}, wind for {forecast_days=dd}?
don't show me a map of {latitude=la}, {longitude=lo}, show me the sky over it
I don't want the time zone of {latitude=la} {longitude=lo}, I want its temperatures
geocache at {latitude=la}, {longitude=lo}, {=k} of us going, will we need boots {forecast_days=soon}
buoy {=k}: {latitude=la}/{longitude=lo}, how rough does the weather get there in {forecast_days=dd}
hiking to camp {=k}, that's {latitude=la} by {longitude=lo}, worried about thunder {forecast_days=soon}
my drone goes up at {latitude=la}, {longitude=lo} {forecast_days=soon}, tell me it isn't gusty
{=who} sent me a pin, {latitude=la}, {longitude=lo}. is it snowing there or what
we anchored at {latitude=la} {longitude=lo} and the clouds look nasty
I planted {=k} trees at {latitude=la}, {longitude=lo}, will they get any rain over {forecast_days=dd}
what do I wear at lat {latitude=la}, long {longitude=lo}?
wx {latitude=la} {longitude=lo}
{forecast_days=dd} wx @ {latitude=la},{longitude=lo}
lat {latitude=la} lon {longitude=lo} rain tmrw?
lon {longitude=lo} lat {latitude=la} asap, sailing
pos {latitude=la} / {longitude=lo}, temps {forecast_days=dd} pls
coords {latitude=la}, {longitude=lo}: frost {forecast_days=soon}?
how's the sky at the spot I marked, latitude {latitude=la}
weather for those coordinates over {forecast_days=dd}

%list ula: 32.72 | 44.98 | 39.1 | 64.84 | 46.87 | 33.75 | 43.62 | 30.27 | 37.77 | 38.9 | 27.95 | 21.31
%list ulo: -117.16 | -93.27 | -84.51 | -147.72 | -113.99 | -84.39 | -116.2 | -97.74 | -122.42 | -77.04 | -82.46 | -157.86
%tool get_weather_noaa
I don't trust the private services, what do the federal weather people say for {latitude=ula}, {longitude=ulo}
open-meteo got it wrong twice, try the NWS at {latitude=ula}, {longitude=ulo}
no news about the hurricane please, the NOAA numbers for {latitude=ula}, {longitude=ulo}
the ranger told us to check with NOAA, we're camping at {latitude=ula}, {longitude=ulo}
our pilot only accepts the National Weather Service: {latitude=ula} and {longitude=ulo}
is the government forecast for {latitude=ula}, {longitude=ulo} as grim as {=who} says
ranch is at lat {latitude=ula}, lon {longitude=ulo}, I'd like the official US forecast
before we take {=k} kids to {latitude=ula}, {longitude=ulo}, what's NOAA expecting
site {=k} of the survey, {latitude=ula} {longitude=ulo}: need it from the weather service, for the records
tornado season and my sister lives at {latitude=ula}, {longitude=ulo}, what's the NWS saying
NOAA had rain at {latitude=ula}, {longitude=ulo} yesterday, and what have they got now
noaa @ {latitude=ula},{longitude=ulo}
nws wx {latitude=ula} {longitude=ulo} pls
noaa, lon {longitude=ulo} lat {latitude=ula}, asap
{latitude=ula}, {longitude=ulo} w/ noaa data
weather.gov {latitude=ula} {longitude=ulo}?
nws for our cabin, longitude {longitude=ulo}
NOAA please, the usual point

# News.
%list s: BBC | Reuters | Der Spiegel | Irish Times | Hacker News | Le Figaro | Wall Street Journal | TechCrunch | El Mundo | Toronto Star | CNN | Al Jazeera | Guardian | Axios | Slashdot | ORF | Boston Globe | Sky News | Deutsche Welle | Kicker
%list feed: https://example.com/blog/rss.xml | https://council.example.org/atom.xml | podcasts.example.net/feed | https://shop.example.io/news.rss | runners.example.com/rss
%tool get_news_rss
I don't care which topic, as long as it's from {source=s}
not what the press says in general, only what {source=s} says
no need to search the web for {source=s}, I just want what they put on top today
don't tell me who owns {source=s}, tell me what they're leading with
one paper is enough for me, {source=s}, and {limit=n} items of it
my subscription to {source=s} ran out, what am I missing there
the wifi on this train is awful, so {source=s} without pictures: {limit=n} titles
{=who} reads nothing but {source=s}. what will I be hearing about at dinner?
since {source=s} went behind a paywall I only get the headlines, so let's have them
I skipped {source=s} this morning because of the dentist at {=k}
is there life beyond page one? {limit=n} headlines from {source=s}, no more
coffee's hot, {source=s} please
what does {source=s} find so important today
did the club post anything? it's under {source=feed}
our town council has a feed, {source=feed}, what did they put up
that blog, {source=feed}, has it moved on since I last looked
{limit=n} newest entries, {source=feed}, skip the older ones
{source=s} top {limit=n} pls
{source=s} headlines asap
{source=feed} new?
latest {source=s}, {limit=n} max
I've room in my head for {limit:1=one|just one} headline, from {source=s}
{limit=n} lines of {source=s}, then I'm off to bed
re: {source=s}, anything since noon
the {limit=n} headlines I always get with my tea, same paper
what's my favourite site saying

%list nt: dam collapse | rent freeze | budget vote in parliament | olive oil shortage | measles outbreak | ceasefire | summit in Nairobi | cable fire at the airport | steel tariffs | doctors' walkout | ban on disposable vapes | merger of the two airlines | earthquake in Chile | bank run | space station leak | storm over the Azores | trial of the ex-president | Bitcoin crash | Tesla recall | power cut in Lisbon
%tool get_news_groundnews
not the share price, what's being reported about the {query=nt}
no encyclopedia, I want what happened today with the {query=nt}
I don't want {=s}, I want everyone's version of the {query=nt}
not the forecast, the reports: how bad is the {query=nt}
forget research papers, what do the newspapers make of the {query=nt}
the {query=nt}: are both camps even talking about the same thing
I only ever read one side, show me how the rest see the {query=nt}
{=who} and I read different papers and can't agree on the {query=nt}
sirens all night. was that the {query=nt}?
my phone's been off for {=k} days, has the {query=nt} been sorted out
I'm meeting {=who} in ten minutes and will be asked about the {query=nt}
so is the {query=nt} over or what
is the {query=nt} still a thing
I came back from the mountains and nobody talks about anything but the {query=nt}
worried about the {query=nt}, we fly on the 14th, what's the latest
did anything happen while I was asleep that a grown-up ought to know
what is the world shouting about this morning
I've got {=k} minutes till my stop, what's going on in the world
{limit=n} things that happened today, that's all I can take
bring me up to date, {limit=n} stories, nothing about sport
{query=nt} latest pls
re: {query=nt}, any news
{query=nt} update?
news asap
just the {limit:1=one} big story of the day
top {limit=n} today, all papers
{limit=n} takes on the {query=nt}, from across the spectrum
spin on {query=nt}, left/right

# Looking things up.
%list w: how to get chewing gum out of a carpet | tiler who works weekends | when the outdoor pool opens | sharpening stone for kitchen knives | gluten free bakery near the cathedral | parts for a 1987 Vespa | why a cat sneezes | cheap car hire in Faro | how long to boil quinoa | visa rules for Vietnam | left-handed guitars | second hand prams | fastest way to peel garlic | lyrics of "Seven Nation Army" | which tyres fit a Golf 4 | bus 12 timetable | Tesla charging stations near Graz | opening hours of the Shell garage | Target return policy | how to reset a Nest thermostat | how to bleed a radiator | error E24 on a dishwasher | tickets for the light festival | reviews of the Ring camera | who repairs old cameras
%tool web_search
not for the handbook, this is private: {query=w}
no wikipedia, I need a practical answer: {query=w}
don't touch the device, just find out {query=w}
I'm not after scientific papers, ordinary pages will do: {query=w}
nothing in my mails about it, so ask the internet: {query=w}
{=who} says it's on some website, {query=w}
I've tried everything myself, maybe somebody online knows {query=w}
stuck here and no clue, {query=w}
before I drive across town for nothing: {query=w}
{query=w}, somebody must have had the same trouble
we've been at it for {=k} hours, surely there's a page on {query=w}
I could ask {=who}, but the net is quicker: {query=w}
we need {query=w} by saturday, who sells or knows that
I'll take anything you find, {query=w}
{query=w}, first {num_results=n} hits, the rest is ads anyway
out of {=k} shops none could help me: {query=w}
I want {num_results:1=one} good page about {query=w}, not a hundred
don't drown me in links, {num_results=n} about {query=w} are enough
give me {num_results=n} pages to read on the train, on {query=w}
google pls: {query=w}
{query=w} - web, {num_results=n} max
{query=w}, links asap
re: {query=w}, quick google
search w/o ads: {query=w}
can't be bothered to open a browser, {query=w}
let me see what's out there, {num_results=n} sites will do
surf the net for me, would you

%list e: Hannah Arendt | Boer War | Stonehenge | axolotl | Weather Underground | Bitcoin | London Stock Exchange | Peace of Westphalia | Nikola Tesla | Apollo 11 | Year 2000 problem | Mercury | Nina Simone | Baku | Seven Years' War | Gold standard | Ötzi | Angkor Wat | camera obscura | Fela Kuti | Greenwich Mean Time | Johann Strauss
%tool search_wikipedia
not the price, the encyclopedia article: {query=e}
no shops, no blogs, only what Wikipedia has on {query=e}
I don't need today's news on {query=e}, I need the article with the dates, from wikipedia
never mind the papers, the encyclopedia's {query=e} is enough for a school essay
what would I find under {query=e} in an encyclopedia
which letter is it under? {query=e}, in the encyclopedia
I dropped out before we did {query=e} at school, wikipedia can fill the hole
{=who} mentioned {query=e} and everybody nodded, wiki it for me quietly
question {=k} of the quiz is about {query=e}, and wikipedia is allowed
my kid has to hand in {=k} pages about {query=e}, start her off with the Wikipedia entry
what's the wiki got under {query=e}? {limit=n} entries if there are several
there are several things called {query=e}, list {limit=n} from Wikipedia
I'd like {limit=n} encyclopedia articles around {query=e} for the long flight
standing in front of a plaque about {query=e}, what does wikipedia add
my book assumes I know {query=e}. wikipedia, please
wiki: {query=e}
{query=e} wiki pls
{query=e}, encyclopedia, quick
wp article {query=e}
{limit=n} wiki hits {query=e}
re: {query=e}, wikipedia
{query=e} on wikipedia, {limit=n} articles and no footnotes
who was that again? wikipedia must know

%list ax: spiking networks | speech separation | ocean heat uptake | weather forecasting with transformers | topological insulators | stock prediction | fairness in ranking | exoplanet atmospheres | bird song | Bell inequalities | robust PCA | Bitcoin mining | dark energy after 2024 | camera calibration | knowledge distillation | two-sample tests | memory in transformers | smart home privacy | Fei-Fei Li | cold atoms
%tool search_arxiv
not the gadget, the science: {query=ax}, what papers are there
newspapers get it wrong every time, give me the original papers on {query=ax}
wikipedia is too shallow, I want the studies themselves on {query=ax}
don't google it, only preprints count: {query=ax}
no handbook, real research on {query=ax}
has anyone with a PhD written about {query=ax}? articles, please, not opinions
I'm refereeing on {query=ax} and feel out of date
thesis committee meets on friday and chapter {=k} on {query=ax} has no citations
our journal club is on at {=k}, the subject is {query=ax}, find us a preprint
if I don't cite somebody on {query=ax}, I'm toast
{max_results:1=one} paper, the best you find, on {query=ax}
my student claims nobody ever published on {query=ax}
where does the field stand on {query=ax}? recent papers, {max_results=n} or so
I can read {max_results=n} papers on a flight, make them about {query=ax}
bibliography on {query=ax}, {max_results=n} entries
out of the preprints on {query=ax} the newest {max_results=n}
{max_results=n} things to cite, {query=ax}
arxiv {query=ax} asap
preprints re: {query=ax}
{query=ax} lit, {max_results=n} pls
papers w/ {query=ax} in the title
{query=ax} - anything on arxiv this month
need refs: {query=ax}
I'd like to read something peer reviewed tonight
{max_results=n} of the newest preprints

%list kb: how many days off I get for a wedding | clean desks | who pays for the train to the client | lunch allowance abroad | when the alarm test is | the heating season in the building | how long visitors may park | what to do when the printer jams | bringing a child to work | mileage rates | whether we may use private phones | room booking codes | how to report a near miss | sabbaticals after ten years | ordering business cards | hotel price caps | retention of customer data | who feeds the office fish | working from abroad for 30 days | when salaries are paid | ladders in the warehouse | how we name our servers | camera surveillance at the loading dock | payment terms of 14 days
%tool ask_knowledge_base
google wouldn't know this one, it's about our firm: {query=kb}
not the law, our own rules: {query=kb}
I don't remember telling you, it's in the company papers: {query=kb}
no need to mail HR, it's all in the handbook: {query=kb}
not a task, just a question for our manual: {query=kb}
{=who} swears it was in the onboarding folder, {query=kb}
am I in trouble? our policy on {query=kb}, please
I started here {=k} weeks ago and nobody explained {query=kb}
I'd hate to do it wrong, what have we agreed internally on {query=kb}
there was a memo on {query=kb}, what did it say
somebody in the team wants to know {query=kb}, must be in our guidelines
the intern asked about {query=kb} and three people gave her three answers, what do our documents say
on page {=k} or so of our handbook, {query=kb}
clause {=k} or thereabouts: {query=kb}, in the staff agreement
what did the company put in writing about {query=kb}
is there a house rule on {query=kb}
I'm filling in a form at work and it wants to know {query=kb}
policy re: {query=kb}
handbook, {query=kb}, asap
{query=kb} - our docs pls
{query=kb}?? internal
what's in the manual w/ regard to {query=kb}
how do we do that in this company
it must be somewhere in our documents, look

# Data.
%list sq: select count(*) from visitors | SELECT name FROM staff WHERE floor = 3 | select city, avg(temperature) from weather group by city | SELECT max(price) FROM stocks WHERE symbol = 'SAP' | select * from tasks where done = false order by due | SELECT sender, count(*) FROM emails GROUP BY sender LIMIT 5 | select sum(amount) from payments where month = 4 | SELECT id, title FROM news WHERE day = '2026-02-01' | select distinct room from devices | SELECT min(reading), max(reading) FROM sensors WHERE device = 'boiler' | select avg(12*7) from one_row | SELECT * FROM rates WHERE base = 'EUR' | select title from meetings where starts > '2026-05-01' limit 20 | SELECT count(*) FROM facts WHERE owner = 'kim'
%tool run_sql
don't work it out yourself, let the database: {query=sq}
not my to-do list and not my mails, the tables: {query=sq}
that is no question to the web, it's SQL: {query=sq}
not the live sensors, what's stored: {query=sq}
the report looks wrong to me, {query=sq} should tell
{=who} wants the number before {=k}, {query=sq}
I can't get into the admin tool, could you do {query=sq} for me
my laptop has no client installed: {query=sq}
we suspect something's missing in there. {query=sq}
I wrote this on a napkin, does it give anything? {query=sq}
step {=k} of the checklist says {query=sq}
the accountant sent me this line, {query=sq}, and wants what comes out
nothing dangerous, it only reads: {query=sq}
first this, we'll see about the rest later: {query=sq}
the rows for {query=sq}, as many as there are
sql pls: {query=sq}
{query=sq} asap
db: {query=sq}
{query=sq} -> rows?
run w/o changes {query=sq}
re: audit, {query=sq}
there's something I'd like to select from the orders table
query the tables for me

# Money.
%list t: Philips | Adobe | KO | Renault | Nasdaq | Unilever | Lufthansa | Palantir | PLTR | Repsol | Sony | Costco | Ferrari | Ericsson | Bayer | Kraft Heinz | UBS | Zalando | 3M | Ocado | Moderna | Snap | Block | Shell | Visa | Target | Orange | Rio Tinto
%list per: today => 1d | since this morning => 1d | in a single day => 1d | since the opening => 1d | in five days => 5d | this week => 5d | since monday => 5d | in the last four weeks => 1mo | within a month => 1mo | since last month => 1mo | over three months => 3mo | this quarter => 3mo | since the summer quarter began => 3mo | over ninety days => 3mo | over half a year => 6mo | in six months => 6mo | in the last two quarters => 6mo | over twelve months => 1y | in a year => 1y | compared with a year ago => 1y | in two years => 2y | in 24 months => 2y | in the past couple of years => 2y | in half a decade => 5y | in five years => 5y | in the past five years => 5y | over the last decade => 10y | in ten years => 10y | since a decade ago => 10y | since new year's day => ytd | since the first of january => ytd | so far this year => ytd | since it was floated => max | since the very first trading day => max | as far back as it goes => max
%tool get_stock_price
not the latest headlines, the quote: {symbol=t}
I'm not going to their store, I want the share: {symbol=t}
not the coin, not the currency, the company: what's {symbol=t} at
no wikipedia on {symbol=t}, what does one share cost
don't tell me what {symbol=t} makes, tell me whether it rose {period=per}
did the news about the boss of {symbol=t} hurt the shares {period=per}
{=who} put the college fund into {symbol=t}. should we panic?
I sold {symbol=t} at {=k} and have been sulking since, where is it now
I hold 40 of {symbol=t}, and what's each one fetching
is {symbol=t} still under {=k} apiece
we get paid in {symbol=t} stock, so how poor did I get {period=per}
everybody's whispering about {symbol=t} at lunch, is it crashing
would a patient man have got rich on {symbol=t} {period=per}?
bonus day is the 15th and it's all in {symbol=t}, how does it look
{symbol=t} has been on my watch list {=k} years, how did it go {period=per}
how steep is the curve of {symbol=t} {period=per}
{period=per} what has a share of {symbol=t} done
the line of {symbol=t} on the exchange, {period=per}
{symbol=t} px?
{symbol=t} shares asap
{symbol=t} {period:ytd=ytd}
{symbol=t} chart, {period:5y=5 yrs}
{symbol=t} quote pls
mkt: {symbol=t}, {period:6mo=6 mos}
{symbol=t} last {period:1mo=4 wks|month}
are my shares up {period:1d=today|since this morning}
what's the stock worth I told you about

%list co: bitcoin | BTC | ether | ETH | litecoin | solana | XRP | cardano | dogecoin | shiba inu | tron | TRX | algorand | monero | aave | filecoin | hedera | sui
%list cu: euros => EUR | dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | shekels => ILS | rand => ZAR | norwegian kroner => NOK | aussie dollars => AUD | won => KRW | forints => HUF | swedish kronor => SEK | czech crowns => CZK | reais => BRL | yuan => CNY | singapore dollars => SGD | turkish lira => TRY | dirhams => AED | baht => THB
%list cc: eur => EUR | usd => USD | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | cad => CAD | inr => INR | sek => SEK | nzd => NZD | mxn => MXN | sgd => SGD | dkk => DKK | huf => HUF
%list cx: euro => EUR | dollar => USD | pound => GBP | swiss franc => CHF | yen => JPY | zloty => PLN | rupee => INR | shekel => ILS | rand => ZAR | forint => HUF | yuan => CNY | baht => THB | won => KRW | swedish krona => SEK | ringgit => MYR | mexican peso => MXN
%tool get_crypto_price
not a share, not a fund, the coin: {symbol=co}
I don't want to read the news on {symbol=co}, I want the number
no converting of {=cu} into {=cu}, only what one {symbol=co} is worth
I know what {symbol=co} is, I don't know what one costs
nobody explains to me why {symbol=co} moves, but does it? in {currency=cu}
I forgot my wallet password, how much {symbol=co} am I crying about, per coin
{=who} paid for a pizza in {symbol=co} back in 2013, what would one be now in {currency=cu}
I found {=k} {symbol=co} on an old disk. what's a single one worth?
the landlord takes {symbol=co} now, what am I paying per coin in {currency=cu}
my nephew went quiet, has {symbol=co} tanked
is {symbol=co} anywhere near {=k} thousand
if I cash out one {symbol=co}, do I see a lot of {currency=cu}
my tax form asks for the value of {symbol=co} in {currency=cu}
would one {symbol=co} pay for dinner? in {currency=cu}, please
{currency=cu} is what I have, {symbol=co} is what I want, what does one cost
I keep {=k} {symbol=co} for the kids, price per piece today
{symbol=co} px {currency=cc}
{symbol=co} now?
{symbol=co} asap
1 {symbol=co} {currency=cc} pls
{currency=cc} per {symbol=co}?
what's one {symbol=co} w/o fees, in {currency=cu}
so where's {symbol=co} tonight
has my crypto melted, in {currency=cu}
coin price pls

%tool get_exchange_rate
not the price of a coin, real money: {from_currency=cu} against {to_currency=cu}
no sums for me to do, what's {=bigint} {from_currency=cu} worth in {to_currency=cu} today
the stock market is closed, but the {from_currency=cx} in {to_currency=cu}?
I'm not sending {=who} money yet, I only want to know {from_currency=cu} into {to_currency=cu}
everything on the menu is in {from_currency=cu} and my card is in {to_currency=cu}, the soup is {=bigint}
at the airport and need {to_currency=cu}, I've only {from_currency=cu} on me
am I being ripped off? {=bigint} {from_currency=cu} for a taxi, and my money is {to_currency=cu}
grandma left us {=bigint} {from_currency=cu}, how much would that be in {to_currency=cu}
the invoice says {=bigint} {from_currency=cu}, our books are in {to_currency=cu}
we're being paid in {from_currency=cu} from {=month} on, what's that against {to_currency=cu}
{to_currency=cu} is what the school wants, {from_currency=cu} is what we earn
I've {from_currency=cu} left over and my next stop wants {to_currency=cu}
the shop shows {=bigint} {from_currency=cu}, tell me that in {to_currency=cu} before I blush
is the {from_currency=cx} still so weak? I shop in {to_currency=cu}
would {=bigint} {from_currency=cu} get me a month's rent back home, in {to_currency=cu}
room {=k} costs {=bigint} {from_currency=cu}, what's that for somebody with {to_currency=cu}
{=bigint} {from_currency=cc} = ? {to_currency=cc}
{from_currency=cc}>{to_currency=cc}
fx {from_currency=cc} {to_currency=cc} pls
{from_currency=cc} w/ {to_currency=cc}, today's rate
{=bigint} {from_currency=cu}, in {to_currency=cu}, asap
{to_currency=cc} per {from_currency=cc}?
re: invoice, {=bigint} {from_currency=cc} in {to_currency=cc}
they ask {=bigint} {from_currency=cu}, is that much
how do I see this in {to_currency=cu}

# The house.
%list rm: hallway | kitchen | larder | bedroom | sauna | nursery | study | loft | guest room | garage | wine cellar | kids' room | twins' room | winter garden | stairwell | workshop | utility room | bathroom
%list lamp: hall light | lamp on the piano | garden lights | bedside lamp on the left | mirror light | string lights | light over the sink | spotlights in the loft | aquarium light | reading lamp | step lights | light.porch_1 | lava lamp | picture light
%list dev: waffle iron | ceiling fan | hair straightener | kettle | telly | oil heater | beamer | radio | printer | humidifier | plug by the bed | switch.pump_2 | heated blanket | cooker hood | slow cooker | Playstation
%list door: front door | patio door | cellar door | garden gate | tool shed | lock.entry | side entrance | letterbox room | bike shed | flat door
%list cov: blinds | kitchen blinds | garage door | awning | curtains in the den | shutters at the back | skylight | velux in the loft | driveway gate | roller shutter | cover.south | pergola roof
%list heat: heating | thermostat | bedroom radiator | AC | underfloor heating | climate.loft | air con in the study | boiler | heat pump | stove in the sauna
%list mus: music | TV | kitchen radio | living room speakers | soundbar | stereo | shower speaker | media_player.bar | jukebox
%list mac: washing machine | dishwasher | tumble dryer | robot vacuum | lawn mower | sprinklers | coffee machine | oven | pool pump | mop robot | bread machine
%list al: alarm | house alarm | burglar alarm | alarm in the shed | security system | alarm.shop
%list tv: 21 degrees => {"temperature": 21} | 19.5 degrees => {"temperature": 19.5} | twenty degrees => {"temperature": 20} | 18 => {"temperature": 18} | twenty-two => {"temperature": 22} | 17 degrees => {"temperature": 17} | 23° => {"temperature": 23} | sixteen => {"temperature": 16} | 65 degrees => {"temperature": 65}
%list bv: 40 percent => {"brightness": 40} | 15% => {"brightness": 15} | half => {"brightness": 50} | twenty percent => {"brightness": 20} | ninety percent => {"brightness": 90} | 70 => {"brightness": 70} | five percent => {"brightness": 5} | a quarter => {"brightness": 25} | 55% => {"brightness": 55}
%list vv: 30 => {"volume": 30} | 12 percent => {"volume": 12} | half => {"volume": 50} | 65% => {"volume": 65} | twenty => {"volume": 20} | seven => {"volume": 7} | eighty percent => {"volume": 80} | 5 => {"volume": 5}
%tool control_device
don't tell me whether the {device_id=lamp} is on, {action:turn_off=make sure it's off}
no need to show me the {device_id=cov}, {action:close=close} it and be done
I don't want a reminder about the {device_id=door}, {action:lock=lock} it now
not tomorrow, this minute: {action:start=start} the {device_id=mac}
it's not the weather, it's this room: {parameters=tv} in the {device_id=rm}, {action:set_temperature=heat it}
it's warm outside, {action:turn_off=no need for} the {device_id=heat} any more
the news is on and I can't hear a word, {device_id=mus} {action:set_volume=volume to} {parameters=vv}
{=who} is asleep in there, so no light in the {device_id=lamp} please, {action:turn_off=off}
{=who} is standing in the dark by the {device_id=lamp}, {action:turn_on=on} with it
we've {=k} guests coming and the {device_id=rm} {action:turn_on=should be lit}
my hands are full of flour, get the {device_id=dev} {action:turn_on=going}
I can smell burning, {action:turn_off=cut} the {device_id=dev}
the bill was {=bigint} last month, so {device_id=dev} {action:turn_off=out} when nobody's using it, like now
at {=k} the match begins, {action:turn_on=wake up} the {device_id=dev}
the sun is right in my eyes, {device_id=cov} {action:close=down}, would you
stuffy in here. {device_id=cov} {action:open=open}, just for a bit
the postman is out there, {device_id=door} {action:unlock=unlocked} please
last one in was {=who}, so {action:lock=bolt} the {device_id=door}
off to the airport, {action:arm=arm} the {device_id=al}
it's only me, {action:disarm=disarm} the {device_id=al} before it howls
the baby just fell asleep, {device_id=mac} {action:stop=has to stop}
I'll need the floor clear for {=k} minutes, have the {device_id=mac} {action:pause=wait}
wrong film, {action:pause=hold} the {device_id=mus} while we argue
more cosy than bright, please: {device_id=lamp} {action:dim=dimmed} to {parameters=bv}
I can't thread this needle, {device_id=lamp} at {parameters=bv}, {action:set_brightness=brighten it up}
{action:set_brightness=brightness} of the {device_id=lamp}, {parameters=bv}, no more than that
{parameters=tv} will do for the {device_id=heat} at night, {action:set_temperature=put it there}
dad always wants {parameters=tv}, so {action:set_temperature=set} the {device_id=heat} to that
{parameters=vv} for the {device_id=mus}, {action:set_volume=volume}, the neighbours are in
{device_id=lamp} {action:turn_off=off} pls
{device_id=door} {action:lock=lock} asap
{device_id=mus} {action:set_volume=vol} {parameters=vv}
{device_id=heat} {action:set_temperature=temp} {parameters=tv}
{device_id=cov} {action:open=up} thx
{device_id=mac} {action:start=go}
whichever way the {device_id=dev} is, {action:toggle=flip it}
no one can sleep with the {device_id=mus} like this
I'm melting in the {device_id=rm}
{action:turn_off=off} with it

%tool get_device_state
don't switch anything, I'm only asking: {device_id=lamp}, on or off
leave the {device_id=heat} as it is, what's it set to
no picture needed, is the {device_id=door} locked
I'm not asking about outdoors, how warm is the {device_id=rm}
not the forecast, the sensor: what does the {device_id=rm} read
is the {device_type:camera=camera} in the {device_id=rm} working? no need to show it
did the {device_id=mac} stop by itself or did {=who} stop it
I set the {device_id=heat} to {=k} this morning, is it still there
{=who} left at {=k} and forgets the {device_id=dev} every time, is it off
I have the nagging feeling the {device_id=dev} is on
halfway to work and my stomach turns: the {device_id=dev}
the dog is alone, it's not too hot in the {device_id=rm}, is it
can I go to bed, or is the {device_id=cov} still open
if the {device_id=mac} is through I'll empty it
there's a draught, is it the {device_id=cov}
nobody answers the bell, is the {device_id=al} on
why is the bill so high, has the {device_id=heat} been running
I hear voices, is that the {device_id=mus} playing
{=who} swears the {device_id=door} is shut, true?
the {device_type:climate=thermostat} in the {device_id=rm}, at what
"{device_id=rm}", the {device_type:sensor=sensor}, any reading
{device_id=rm} {device_type:cover=shutter}, up or down
which of the {=k} lamps I don't care, is the {device_id=lamp} on
how far along's the {device_id=mac}, {=k} mins or more
{device_id=door} shut?
{device_id=rm} temp?
{device_id=mac} done?
{device_id=al} armed y/n
{device_id=heat} on or off rn
{device_id=dev} - on?
status {device_id=dev} pls
is it still running, I forgot to look
everything locked for the night?

%list spot: front gate | bird feeder | hen house | back yard | driveway | bike stand | pond | carport | horse box | pool deck | entrance | parking space | rabbit hutch | woodpile | bins
%list cam: hall cam | doorbell camera | cam 3 | barn camera | camera over the till | nursery cam | camera.alley | roof camera | cam by the pond | hallway camera
%tool get_camera_stream
I don't want to know if the {camera_id=cam} is on, I want to see what it sees
locked or not doesn't matter, let me see who's at the {camera_id=spot}
no need to open the gate, just the picture from the {camera_id=spot}
never mind the weather report, show me whether it's wet at the {camera_id=spot}
don't write to {=who}, I'll look myself: the {camera_id=spot}
not a photo from my mails, live, the {camera_id=spot}
{=who} is {=k} minutes late, are they at the {camera_id=spot}? let me see
somebody rang {=k} times, put the {camera_id=cam} on
I'm in bed with a fever and something is scratching at the {camera_id=spot}, may I look
the delivery app says it's there, so I'd like to see the {camera_id=spot}
is she asleep yet? a peek through the {camera_id=cam}
are the bins out? I can't see the {camera_id=spot} from here
I've missed my chickens all week, {camera_id=spot} on video please
just to be sure nobody's hanging around the {camera_id=spot}, let me watch
the police asked what's going on at the {camera_id=spot}, give me the stream
put the {camera_id=cam} on the big screen, would you
{camera_id=cam} pls
{camera_id=spot} cam asap
live {camera_id=spot}
vid of the {camera_id=spot} thx
pic {camera_id=cam} now
who's that by the {camera_id=spot}
eyes on the {camera_id=spot}
I want to see outside
let me look at the live feed

# Steward's own.
%list ex: 19 * 23 | 12% of 640 | sqrt(361) | 3^7 | 48 plus 57 | 1000 minus 275 | 6 times 14 | 144 divided by 9 | half of 930 | 35 percent of 80 | (8 + 4) * 2.5 | 120 * 0.92 | 4 * 7.5 + 12 | 5400 / 12 | 15 squared | square root of 900 | 365 - 14 * 7 | 3/4 * 200 | 0.07 * 1250 | 86 plus 19%
%tool calculate
I don't need today's rate, I have it: {expression=ex}
no search, just arithmetic: {expression=ex}
no shares, no currencies, plain numbers: {expression=ex}
we were {=k} at the table and the bill came to {expression=ex}, so?
the table cloth has {expression=ex} scribbled on it and nobody can solve it
my degrees don't help me with {expression=ex}
rent went up again, it's {expression=ex} now, so what do I pay
two thermometers, one sum: {expression=ex}
the kids are betting on {expression=ex}, who's right
{=who} says {=bigint}, I say more: {expression=ex}
I'm at the till and they want {expression=ex}, am I being cheated
for {=k} shelves I come to {expression=ex} in the end, what's that
it's 2026 and I still can't do {expression=ex} in my head
recipe for {=k}, guests for twelve, that makes {expression=ex} grams, so how many
in room {=k} someone wrote {expression=ex} on the board, what comes out
is {expression=ex} anywhere close to {=bigint}
{expression=ex} pls
{expression=ex} asap, at the till
re: bill, {expression=ex}
quick: {expression=ex}
{expression=ex} w/o rounding
tip: {expression=ex}
my calculator's battery died in the middle of the exam prep
I've got a sum that's too big for me

%list tz: Tokyo | Lima | Denver | UTC | Perth | Asia/Seoul | Toronto | Johannesburg | Europe/Lisbon | GMT | Hanoi | Honolulu | Montreal | Buenos Aires | CET | America/New_York | Wellington | Tbilisi | Eastern time | Karachi
%tool get_current_time
not the weather in {timezone=tz}, the hour
I'm not booking anything in {timezone=tz}, is it night there already
don't put it in the calendar, just say what time they have in {timezone=tz}
no reminder, only: what's the date
the oven clock blinks {=k} again, what is it really
the clock on the {=rm} wall stopped at {=k}, how late is it now
my watch is off by {=k} minutes, I think, what's right
I've been in this windowless meeting forever
{=who} is in {timezone=tz}, would I wake them
the help desk sits in {timezone=tz}, are they even up
markets in {timezone=tz} open at nine, is it that far yet over there
if I ring {timezone=tz} now, do I get the night porter
new year's in {timezone=tz} yet?
I'm writing a cheque and need the date
I must sign this and have no idea what day we are
jet lag has eaten my brain, is it monday
is there still time before midnight in {timezone=tz}, the deadline is theirs
{timezone=tz} rn?
time {timezone=tz} pls
today = ?
date pls
hrs in {timezone=tz}
what's the hour by {timezone=tz}, for the log entry
call w/ {timezone=tz}, their time now?

%tool get_status
not the dishwasher, you: are you done with what I gave you
I don't mean my to-do list, I mean problem {problem_id=num_id}
no new request, I'm only asking after problem {problem_id=num_id}
don't do it again, just tell me whether request {problem_id=num_id} went through
cancel nothing, where does problem {problem_id=num_id} stand
I asked you for it at {=k} and it's getting late, what's keeping you
before I shut the laptop: do you need a yes or no from me on anything
I may have approved the wrong one, what's become of problem {problem_id=num_id}
{=who} is waiting for what you're doing in problem {problem_id=num_id}
something you started yesterday, did it ever end
I lost track of all the things I told you to do
did you forget me
am I holding you up? is something waiting for my signature
number {problem_id=num_id} was the one with the {=k} mails, is it finished
I'd like to go home, is problem {problem_id=num_id} still going
have any of my requests fallen over
problem {problem_id=num_id} pls
status of req {problem_id=num_id}?
req {problem_id=num_id} done?
re: problem {problem_id=num_id}
any approvals pending
my requests, status asap
what's stuck
all of it done yet?

%list no: tea is ready | the cake is out of the oven in two minutes | gate 12, boarding | build 418 is green | Kim called at three | the meeting is in room 7 | charge the scooter | the tests are red | look up | you left the iron on | the auction ends at nine | pills | 25 people signed up | breathe | the van is here | rain in an hour, take the washing in | bitcoin is over 100k | mail from the bank | Nadia's flight has landed | all done
%tool notify_user
not a message to {=who}, a push for myself: {message=no}
no mail, no calendar, simply make it pop up here: {message=no}
not in an hour, on my phone this second: {message=no}
you needn't remember it, just flash it at me: "{message=no}"
I don't want a task for it, show it as a notification: {message=no}
to see whether my watch buzzes at all, send it "{message=no}"
my phone lies face down on the desk, let it ring out with "{message=no}"
I never look at the chat, so a push notification instead: {message=no}
I'm testing the sound of alerts, use {message=no}
the screen is locked, I want to read {message=no} on it right away
for the demo to {=k} people: fire a notification at me, {message=no}
{=who} bets you can't make my phone say "{message=no}". notify me
give my wrist a tap with "{message=no}"
something to show on my lock screen now: {message=no}
as an alert to myself and nobody else, {message=no}
notif: {message=no}
push me asap: {message=no}
ping me w/ "{message=no}"
alert me pls, {message=no}
{message=no} <- push that to me
lock screen: {message=no}, now
is my notification channel alive? try it with {message=no}
my phone has been suspiciously silent, send it a test notification
buzz me

# The neighbours: words of weather, prices, devices and news in what is to be written down, sent or found again.
%list wen: at six => at six | tonight at nine | tomorrow morning | at 7 | on friday at noon | in 20 minutes | at half past ten | in an hour
%list rem: turn off the heating | check the bitcoin price | look at the forecast | read the news about the strike | close the blinds | google a plumber | change the dollars | lock the shed | watch the camera at the stable
%tool schedule_reminder
{when=wen} I have to {message=rem}, don't let me forget
don't do it now, but remind me {when=wen} to {message=rem}
I'll {message=rem} myself, only nudge me {when=wen}
{message=rem}? not yet, remind me {when=wen}
reminder {when=wen}: {message=rem}
%tool add_task
on my list, please, not now: {title=rem}
I'll get round to it one day: {title=rem}. put it on the to-do list
not a reminder, just an entry in my tasks: {title=rem}
to-do w/o date: {title=rem}
%list fact: the thermostat in the loft is always two degrees off | I hold 40 shares of Renault | the spare camera is in the drawer | my bank takes 3 percent on dollars | the shed key hangs behind the door | it never rains at our cabin in june | my router is called Oslo | I never read the Guardian
%tool store_fact
no need to look anything up, just remember that {fact=fact}
for later, so you know: {fact=fact}, keep that
{fact=fact}. please remember it
not a task, a thing to remember: {fact=fact}
%list say: the heating is on again | bitcoin is falling | it's snowing here | the garage door is open | the shop shuts at six | I read about the strike | look at the news | the rate is terrible today
%tool send_message
let {chat_id=firstname} know by chat that {text=say}
don't notify me, text {chat_id=person} that {text=say}
{chat_id=firstname} should know it too, message them: {text=say}
no e-mail, a quick text to {chat_id=firstname}: {text=say}
msg {chat_id=firstname}: {text=say}
%list mq: exchange rate | storm damage | new thermostat | broken camera | stock options | newspaper subscription | alarm system | bitcoin wallet
%tool search_email
not the web, my inbox: something about the {query=mq}
who wrote to me about the {query=mq}
I know there was a mail with the {query=mq} in it, from {from_email=firstname} I think
no news articles, mails: {query=mq}
re: {query=mq}, which mails
%list rq: which thermostat I bought | how many shares I hold | where the spare camera is | what my bank charges on dollars | where the shed key hangs | what I called my router
%tool retrieve_memories
not on the internet, I told you once: {query=rq}
you should know this, I asked you to remember it, {query=rq}
don't check the devices, I told you once {query=rq}, so what was it
%tool search_conversations
when did you and I last talk about the {query=mq}
not the handbook, our own chat: what was said about the {query=mq}
find where I complained to you about the {query=mq}

%tool none
%list aw: exhausting | a delight | a bit much | not my thing | weirdly calming | a joke | worth it
%tool talk
the forecast was wrong again and I enjoyed every drop of it
{=who} checks the weather {=k} times a day and still forgets the umbrella
snow makes me {=k} years old again
I survived {=k} degrees in a tent, nothing scares me now
coordinates are poetry for sailors
I used to read {=s} front to back, now I just do the crossword
headlines are {=aw}
{=s} misspelled my name once, I framed it
the news can wait, the soup can't
so the {=nt} was all anyone talked about and I had nothing to say
I fell down a wikipedia hole about {=e} and came out at dawn
they have a whole museum about {=e}, it was {=aw}
{=who} thinks everything on the internet is true
I wrote a paper once, {=k} people read it and two were my parents
our handbook has more pages than the bible
HR explained the policy to me, I nodded, we'll see
SQL was the first language I swore in
databases make me hungry, all those tables
I bought {=t} at the top, as one does
I never owned a share and I own {=k} cats instead
{=who} got rich on {=co} and still doesn't tip
{=co}, shares, gold, I keep mine in a sock
I miss the old {=cu}, they had prettier birds on them
travelling with {=cu} in my pocket felt like a board game
the {=lamp} is finally fixed, took me {=k} evenings
I talked to the {=heat} this morning, it's come to that
we named the {=mac} Gerald and now nobody dares to shout at it
the {=door} was open all night and nobody even stole the bike
thanks, the {=rm} is nice and warm now
I watched the {=cam} for an hour and saw a snail, {=aw}
a fox looked straight into the camera and I felt judged
it's always five o'clock somewhere
time flies in {=tz}, everyone says
midnight already, ha, I was young once
{=k} times nine was my enemy at school
I'm good with numbers as long as they stay away from me
you finished everything I asked for, what a day
my requests to you are the only ones anyone fulfils
notifications are {=aw}, {=who} has {=bigint} of them
my phone buzzed, it was the phone company saying happy birthday
do you think thermostats dream of summer
would you sooner be a cloud or a coin
I kept {=e} as my password until {=who} guessed it
weather, news, money, and still the best part of the day was the dog
