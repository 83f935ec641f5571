# More English lines about the world outside and the house: weather, money, devices, cameras.
%lang en
%list mw_place: Innsbruck | Trondheim | Galway | Tromsø | Valencia | Krakow | Ljubljana | Antwerp | The Hague | Nice | Santorini | Corsica | Lake Como | Asheville | Santa Fe | Halifax | Whistler | Yosemite | Savoy | Sicily | Madeira | Bruges | Gdansk | Dubrovnik | Kyoto | Hanoi | Cusco | Marrakesh | Ushuaia | Hobart | Skye | Fort Worth, Texas | Springfield, Illinois | Bath, England | Chiang Mai | Lapland | Normandy | Zadar | Perth, Scotland | Palma de Mallorca | 8010 Graz | SW1A 1AA | Cologne | Turin | Basel
%list mw_soon: today => 1 | tonight => 1 | this afternoon => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow around noon => 2 | the day after tomorrow => 3 | this weekend => 7 | over the weekend => 7 | at the weekend => 7 | this week => 7 | on Tuesday => 7 | on Saturday => 7 | on Sunday => 7 | friday => 7 | this Thursday => 7 | saturday afternoon => 7 | on Monday morning => 7
%list mw_span: the next 3 days => 3 | the next three days => 3 | the next couple of days => 2 | the next 4 days => 4 | the next five days => 5 | the coming 6 days => 6 | the coming week => 7 | a whole week => 7 | the next two weeks => 14 | the next 10 days => 10 | the next twelve days => 12 | the coming 8 days => 8 | the next fortnight => 14 | this week => 7
%list mw_days: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 14 | 16 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | ten => 10
%list mw_out: sailing | climbing | cycling to work | the flea market | the open air cinema | grilling | the marathon | the outdoor concert | picking berries | washing the car | painting the fence | drying laundry outside | the kids' birthday in the park | stargazing | kite flying | planting tomatoes | mowing | a boat tour | the ski course | golf
%list mw_lat: 51.51 | 45.76 | 38.72 | -37.81 | -12.05 | 60.39 | 43.77 | 6.52 | 53.3498 | -26.2 | 19.43 | 65.68 | 46.95 | 31.77 | -4.04 | 22.57 | 55.95 N => 55.95 | 41.3 S => -41.3 | 47.8° => 47.8 | 44.49° N => 44.49 | 71 | 13.7563 | -17.8 | 58.97
%list mw_lon: -0.13 | 4.84 | -9.14 | 144.96 | -77.04 | 5.32 | 11.26 | 3.38 | -6.2603 | 28.05 | -99.13 | -18.1 | 7.45 | 35.21 | 39.67 | 88.36 | 3.19 W => -3.19 | 174.8 E => 174.8 | 13.04° => 13.04 | 11.34° E => 11.34 | 25 | 100.5018 | 31.05 | 5.73
%list mw_uslat: 40.01 | 35.0844 | 32.78 | 43.07 | 27.95 | 39.95 | 44.26 | 46.87 | 38.63 | 41.26 | 36.06 | 48.2 | 64.84 | 19.72 | 43.6150 | 37.04 N => 37.04 | 35.6° => 35.6 | 33.749 | 42.89 | 30.33
%list mw_uslon: -105.27 | -106.6504 | -96.8 | -89.4 | -82.46 | -75.17 | -72.58 | -113.99 | -90.2 | -95.94 | -112.14 | -106.64 | -147.72 | -155.08 | -116.2023 | 112.52 W => -112.52 | 82.6° W => -82.6 | -84.388 | -78.88 | -81.66
%list mw_us: Boulder | Albuquerque | Dallas | the lake house in Wisconsin | Tampa | Philadelphia | our hut in the Adirondacks | Missoula | St. Louis | Omaha | the trailhead in Zion | Buffalo | Hilo | Boise | the orchard in Georgia

%tool get_weather
{location=mw_place} {days=mw_soon}, (wet|dry|sunny) or (not|no)?
(what|how) will it be like {days=mw_soon} in {location=mw_place}, weather-wise
how cold will it get {days=mw_soon} in {location=city}
how (hot|cold|warm) does {location=mw_place} get {days=mw_soon}
do I need an umbrella in {location=mw_place} [right now]
umbrella in {location=city} {days=mw_soon}?
{days=mw_soon} I'm in {location=mw_place}. raincoat or t-shirt?
(can|could) we eat outside {days=mw_soon} in {location=city} or is it going to pour
what's it doing outside in {location=mw_place}
{days=mw_soon} {location=city} rain?
over in {location=mw_place}, (has it stopped raining|is the sun out|is it snowing) yet
is the sun shining in {location=mw_place}
we land in {location=mw_place} {days=mw_soon}, how many degrees should we expect
planning {=mw_out} in {location=city} {days=mw_soon} - will the weather hold
is {days=mw_soon} a good day for {=mw_out} in {location=mw_place}
for {=mw_out} I need it dry in {location=mw_place} {days=mw_soon}, is it
give me {location=mw_place} for {days=mw_span}, weather I mean
{days=mw_span} in {location=city}: what's the forecast
what do {days=mw_span} look like in {location=mw_place}, (any rain|any snow|sun at all)
{days=mw_days} days {location=mw_place} forecast
{days=mw_days}-day outlook, {location=city}
forecast for {days=mw_days} days please, place is {location=mw_place}
(high|low|highs and lows) in {location=mw_place} {days=mw_soon}
how strong is the wind (in|around|over) {location=mw_place} {days=mw_soon}
will the snow (stay|melt|arrive) in {location=mw_place} {days=mw_soon}
my parents are in {location=mw_place} {days=mw_soon} and keep asking me whether they should take warm clothes
I hate packing, {location=city} {days=mw_soon}, sandals or boots?
black ice in {location=city} {days=mw_soon}?
(climate|temperatures) in {location=country} right now
(should|shall) I bring the plants in {days=mw_soon}, I live in {location=mw_place}
tell me if there's a thunderstorm coming to {location=mw_place} {days=mw_soon}
in {location=mw_place} {days=mw_soon} - {=mw_out} possible?
is it still (boiling|freezing|pouring|windy) over there in {location=city}
so what's the weather up to in {location=mw_place} over {days=mw_span}
{location=city}: temperature?
weather check {location=mw_place} then we go
I need to know if {location=mw_place} will see any sun {days=mw_soon}
how much (rain|snow) is (coming down|expected) in {location=city} {days=mw_soon}
fog in {location=mw_place} {days=mw_soon} or clear skies
got a meeting in {location=city} {days=mw_soon}, wondering about the heat there
how many layers do I wear in {location=mw_place} {days=mw_soon}
what will the temperature be {days=mw_soon}
do I need an umbrella {days=mw_soon}
is it cold out
will we get sun for {=mw_out} {days=mw_soon}
how cold will it get {days=mw_soon}
forecast for {days=mw_span}[ please]

%tool get_weather_openmeteo
{latitude=mw_lat} {longitude=mw_lon} weather?
how cold will it get at {latitude=mw_lat}, {longitude=mw_lon} {forecast_days=mw_soon}
umbrella needed at {latitude=mw_lat} / {longitude=mw_lon} {forecast_days=mw_soon}?
{forecast_days=mw_soon} at {latitude=mw_lat}, {longitude=mw_lon}: sun, rain, wind?
the camp has latitude {latitude=mw_lat} and longitude {longitude=mw_lon}, tell me about {forecast_days=mw_span}
we picked {latitude=mw_lat} {longitude=mw_lon} for {=mw_out}, does the forecast look ok
position {latitude=mw_lat}; {longitude=mw_lon}. degrees?
I dropped a pin at {latitude=mw_lat},{longitude=mw_lon} - what's the sky doing there
what is the temperature exactly at {latitude=latitude}, {longitude=longitude}
open-meteo, {forecast_days=mw_days} days, lat {latitude=mw_lat} lon {longitude=mw_lon}
(lon|lng) {longitude=mw_lon} lat {latitude=mw_lat} forecast {forecast_days=mw_days} days
lat={latitude=latitude}, lon={longitude=longitude}, conditions?
for {forecast_days=mw_span}, open-meteo's take on {latitude=mw_lat}, {longitude=mw_lon}
from Open-Meteo I want {forecast_days=mw_days} days at {latitude=mw_lat} and {longitude=mw_lon}
could you get the weather of point {latitude=mw_lat} by {longitude=mw_lon}
{latitude=latitude} degrees latitude, {longitude=longitude} degrees longitude: will there be wind {forecast_days=mw_soon}
we drop anchor at {latitude=mw_lat} {longitude=mw_lon} {forecast_days=mw_soon}, how high is the chance of a storm
the drone flies at {latitude=mw_lat}, {longitude=mw_lon} {forecast_days=mw_soon}; any gusts?
with these coordinates - {latitude=mw_lat}, {longitude=mw_lon} - tell me whether it snows {forecast_days=mw_soon}
(geo|gps|map) point {latitude=latitude}, {longitude=longitude}, {forecast_days=mw_days} day weather
what can we expect weatherwise where longitude is {longitude=mw_lon} and latitude is {latitude=mw_lat}
no town near, just {latitude=mw_lat}, {longitude=mw_lon}. is it raining
the weather station sits at {latitude=mw_lat} by {longitude=mw_lon}, what should it measure {forecast_days=mw_soon}
{latitude=mw_lat}, {longitude=mw_lon}: {forecast_days=mw_days} days
I only have numbers, {latitude=mw_lat} and {longitude=mw_lon}. how warm is that place
how humid is it at lat {latitude=latitude} lng {longitude=longitude}
hike starts at {latitude=mw_lat}, {longitude=mw_lon} {forecast_days=mw_soon}, warm enough for shorts?
check {latitude=latitude} {longitude=longitude} on open meteo for rain
look at {latitude=mw_lat}, {longitude=mw_lon} and tell me {forecast_days=mw_span} of forecast
my uncle's island is {latitude=mw_lat}, {longitude=mw_lon}; is a storm on the way there
is there frost at {latitude=mw_lat}, {longitude=mw_lon} {forecast_days=mw_soon}
forecast, please: latitude {latitude=latitude}, longitude {longitude=longitude}, {forecast_days=mw_days} days
let open meteo tell us about {latitude=mw_lat} {longitude=mw_lon}
snow depth forecast {latitude=mw_lat}, {longitude=mw_lon}, {forecast_days=mw_span}
the solar park at {latitude=mw_lat}, {longitude=mw_lon} wants to know how sunny {forecast_days=mw_span} will be
a friend texted me "{latitude=mw_lat}, {longitude=mw_lon}" - what's the weather there {forecast_days=mw_soon}
how's the weather by coordinates, lat {latitude=latitude}, long {longitude=longitude}
weather at the coordinates I sent
open-meteo, longitude {longitude=mw_lon}
weather for latitude {latitude=mw_lat}, {forecast_days=mw_days} days
open meteo for {forecast_days=mw_span} please

%tool get_weather_noaa
what's NOAA's outlook on {latitude=mw_uslat}, {longitude=mw_uslon}
noaa, {latitude=mw_uslat}, {longitude=mw_uslon}, go
(the |)NWS (says|reports) what for {latitude=mw_uslat}, {longitude=mw_uslon}?
ask the National Weather Service about {latitude=mw_uslat} {longitude=mw_uslon}
{latitude=mw_uslat} {longitude=mw_uslon} - what does the weather service of the US predict
for {=mw_us} ({latitude=mw_uslat}, {longitude=mw_uslon}) I want the official NOAA forecast
does NOAA see any (snow|hail|storms|heat) coming to {latitude=mw_uslat}, {longitude=mw_uslon}
according to weather.gov, how is it at {latitude=mw_uslat}, {longitude=mw_uslon}
longitude {longitude=mw_uslon} and latitude {latitude=mw_uslat}, from NOAA
hurricane season makes me nervous, what has NOAA got for {latitude=mw_uslat}, {longitude=mw_uslon}
we drive to {=mw_us} soon, {latitude=mw_uslat} by {longitude=mw_uslon}, please check with the NWS
lat {latitude=mw_uslat} lng {longitude=mw_uslon} noaa forecast
NWS forecast discussion near {latitude=mw_uslat}, {longitude=mw_uslon}
is the government forecast for {latitude=mw_uslat}, {longitude=mw_uslon} any better
my app disagrees with itself, what does the National Weather Service think about {latitude=mw_uslat}, {longitude=mw_uslon}
NOAA point forecast lat={latitude=mw_uslat} lon={longitude=mw_uslon}
(get|grab|load) me NWS data for the point {latitude=mw_uslat}/{longitude=mw_uslon}
{latitude=mw_uslat}, {longitude=mw_uslon} via weather.gov
official U.S. forecast for my coordinates {latitude=mw_uslat}, {longitude=mw_uslon}
how windy does NOAA think it will be at {latitude=mw_uslat} {longitude=mw_uslon}
don't use Open-Meteo, take NOAA: {latitude=mw_uslat}, {longitude=mw_uslon}
National Weather Service please, the spot is {latitude=mw_uslat} and {longitude=mw_uslon}
at {latitude=mw_uslat}, {longitude=mw_uslon}, what do the people at NOAA expect
umbrella or no umbrella at {latitude=mw_uslat}, {longitude=mw_uslon}? NOAA should know
read me NOAA's forecast, {latitude=mw_uslat} north and {longitude=mw_uslon}
the ranger told us to look at the NWS page for {latitude=mw_uslat}, {longitude=mw_uslon}
will NOAA be right about rain at {latitude=mw_uslat}, {longitude=mw_uslon}? what do they say
nws {latitude=mw_uslat}/{longitude=mw_uslon} please
how cold will it get at {latitude=mw_uslat}, {longitude=mw_uslon}, NOAA only
in the US at {latitude=mw_uslat}, {longitude=mw_uslon}, the weather according to the federal service
pull NOAA for latitude {latitude=mw_uslat}, longitude {longitude=mw_uslon}
what's coming toward {=mw_us}, coordinates {latitude=mw_uslat} {longitude=mw_uslon}, says NOAA?
we fly the balloon at {latitude=mw_uslat}, {longitude=mw_uslon}, need winds from the National Weather Service
check noaa at longitude {longitude=mw_uslon}, latitude {latitude=mw_uslat}
does the US weather office have a forecast for {latitude=mw_uslat}, {longitude=mw_uslon}
NOAA. {latitude=mw_uslat}. {longitude=mw_uslon}.
noaa for {=mw_us}
can I get the NOAA forecast
NWS forecast at {latitude=mw_uslat} degrees north
what's NOAA saying
the weather service of the US for longitude {longitude=mw_uslon}

%list mw_cur: euros => EUR | euro => EUR | EUR | dollars => USD | US dollars => USD | american dollars => USD | bucks => USD | greenbacks => USD | USD | pounds => GBP | sterling => GBP | british pounds => GBP | quid => GBP | GBP | yen => JPY | japanese yen => JPY | swiss francs => CHF | francs => CHF | canadian dollars => CAD | loonies => CAD | aussie dollars => AUD | australian dollars => AUD | kiwi dollars => NZD | new zealand dollars => NZD | renminbi => CNY | yuan => CNY | rmb => CNY | Hong Kong dollars => HKD | Singapore dollars => SGD | Taiwan dollars => TWD | won => KRW | South Korean won => KRW | rupees => INR | Indian rupees => INR | rupiah => IDR | ringgit => MYR | Philippine pesos => PHP | baht => THB | Thai baht => THB | dong => VND | dirhams => AED | UAE dirhams => AED | Saudi riyals => SAR | riyals => SAR | shekels => ILS | lira => TRY | turkish liras => TRY | rand => ZAR | reais => BRL | Brazilian reais => BRL | Mexican pesos => MXN | pesos => MXN | Argentine pesos => ARS | Chilean pesos => CLP | Colombian pesos => COP | zloty => PLN | zlotys => PLN | polish zloty => PLN | koruna => CZK | Czech crowns => CZK | forint => HUF | Hungarian forints => HUF | Swedish kronor => SEK | swedish crowns => SEK | Norwegian kroner => NOK | norwegian crowns => NOK | Danish kroner => DKK | danish crowns => DKK
%list mw_one: euro => EUR | dollar => USD | US dollar => USD | buck => USD | pound => GBP | British pound => GBP | yen => JPY | franc => CHF | Swiss franc => CHF | Canadian dollar => CAD | loonie => CAD | Aussie dollar => AUD | New Zealand dollar => NZD | yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Korean won => KRW | rupee => INR | ringgit => MYR | Philippine peso => PHP | baht => THB | dirham => AED | riyal => SAR | shekel => ILS | Turkish lira => TRY | lira => TRY | rand => ZAR | Brazilian real => BRL | Mexican peso => MXN | Chilean peso => CLP | zloty => PLN | Czech koruna => CZK | forint => HUF | Swedish krona => SEK | krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list mw_code: usd => USD | eur => EUR | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | sek => SEK | nok => NOK | huf => HUF | czk => CZK | aud => AUD | cad => CAD | USD | EUR | GBP | CHF | JPY | CNY | INR | MXN | TRY | BRL | ZAR | KRW | THB | SGD | DKK | NZD | ILS | AED
%list mw_sum: 20 | 35 | 50 | 75 | 80 | 120 | 150 | 250 | 300 | 450 | 600 | 1000 | 1,500 | 2000 | 3500 | 10,000 | a hundred | fifty | five hundred | two thousand | 12.50 | 89.90 | 9.99 | 40k
%list mw_bought: a jacket | the rental car | this handbag | the train pass | the apartment | a ticket | the guided tour | dinner for two | my new headphones | the course fee | the phone | the museum entrance | the ski pass | a bottle of wine | the invoice from the supplier

%tool get_exchange_rate
{from_currency=mw_code}/{to_currency=mw_code}
{from_currency=mw_code}-{to_currency=mw_code} today
{from_currency=mw_code}{=mw_arrow}{to_currency=mw_code}
{from_currency=mw_cur} to {to_currency=mw_cur}
{from_currency=mw_cur} into {to_currency=mw_cur}?
what's (a|one) {from_currency=mw_one} in {to_currency=mw_cur}
how many {to_currency=mw_cur} do I get for one {from_currency=mw_one}
how many {to_currency=mw_cur} to the {from_currency=mw_one} [these days]
how many {to_currency=mw_cur} does (a|one) {from_currency=mw_one} (buy|bring) me
for {=mw_sum} {from_currency=mw_cur}, how many {to_currency=mw_cur} would I end up with
{=mw_sum} {from_currency=mw_cur} = ? {to_currency=mw_cur}
{=mw_sum}{from_currency=mw_code} in {to_currency=mw_code}
{to_currency=mw_cur} for {=mw_sum} {from_currency=mw_cur}?
I've got {=mw_sum} {from_currency=mw_cur} and want {to_currency=mw_cur}
I want {to_currency=mw_cur} and I've got {=mw_sum} {from_currency=mw_cur}
got rid of my {=mw_sum} {from_currency=mw_cur} at the airport, what should that have been in {to_currency=mw_cur}
{=mw_bought} costs {=mw_sum} {from_currency=mw_cur}. in {to_currency=mw_cur} please
they're asking {=mw_sum} {from_currency=mw_cur} for {=mw_bought}, put that in {to_currency=mw_cur} for me
what's that in {to_currency=mw_cur}: {=mw_sum} {from_currency=mw_cur}
translate {=mw_sum} {from_currency=mw_cur} into {to_currency=mw_cur}
express {=mw_sum} {from_currency=mw_cur} in {to_currency=mw_cur}
no clue what the {from_currency=mw_one} is worth in {to_currency=mw_cur} (these days|now)
how much {to_currency=mw_cur} is {=mw_sum} {from_currency=mw_cur}
how much is {=mw_sum} {from_currency=mw_cur} when I pay in {to_currency=mw_cur}
selling {from_currency=mw_cur} for {to_currency=mw_cur}, what do I get
buying {to_currency=mw_cur} with {from_currency=mw_cur}, (what's the rate|how good is the rate)
if I hand over {=mw_sum} {from_currency=mw_cur}, how many {to_currency=mw_cur} come back
my salary is {=mw_sum} {from_currency=mw_cur}, that makes how much in {to_currency=mw_cur}
rate of the {from_currency=mw_one} in {to_currency=mw_cur}
the {from_currency=mw_one} against the {to_currency=mw_one}, where is it now
the {from_currency=mw_one}, how does it stand versus the {to_currency=mw_one}
{from_currency=mw_code} {to_currency=mw_code} exchange
from {from_currency=mw_cur} to {to_currency=mw_cur}, what's the rate
to {to_currency=mw_cur} from {from_currency=mw_cur}: conversion rate?
into {to_currency=mw_cur}, please: {=mw_sum} {from_currency=mw_cur}
turn my {from_currency=mw_cur} into {to_currency=mw_cur}, all {=mw_sum} of them
is now a good time to swap {from_currency=mw_cur} for {to_currency=mw_cur}
price of a {from_currency=mw_one} in {to_currency=mw_cur}
{to_currency=mw_cur} per {from_currency=mw_one}
we spend {=mw_sum} {from_currency=mw_cur} a day here, tell my wife what that is in {to_currency=mw_cur}
{=mw_sum} in {from_currency=mw_cur}, I think in {to_currency=mw_cur} though
my aunt sent me {=mw_sum} {from_currency=mw_cur}; what can I expect in {to_currency=mw_cur}
is {=mw_sum} {from_currency=mw_cur} a lot in {to_currency=mw_cur}
did the {from_currency=mw_one} get stronger against the {to_currency=mw_one}
{from_currency:USD=$|US$}{=mw_sum} to {to_currency=mw_cur}
{from_currency:EUR=€}{=mw_sum} in {to_currency=mw_cur}, roughly
{=mw_sum} {from_currency:GBP=£|quid|sterling} into {to_currency=mw_cur}
what's the rate for {from_currency=mw_cur}
{=mw_sum} {from_currency=mw_cur}, how much is that at home
how many {to_currency=mw_cur} do I get
I need some {to_currency=mw_cur} for the trip, what's the rate
what's today's conversion rate
how's the {from_currency=mw_one} doing on the currency market
%list mw_arrow: → | -> | > | to | :

%list mw_stock: Siemens Energy | Ferrari | Spotify | AMD | Palantir | PLTR | Nokia | Roche | LVMH | Adidas | ADS.DE | Lufthansa | Deutsche Telekom | Novo Nordisk | Uber | Starbucks | McDonald's | Walmart | Exxon | Chevron | Visa | MA | PayPal | Salesforce | CRM | Oracle | ORCL | Adobe | QQQ | MSCI World | Dow Jones | Nikkei | FTSE 100 | Euro Stoxx 50 | Rheinmetall | Iberdrola | ENEL | Hermès | Sony | Samsung | TSM | Unilever | General Motors | GM | Ford | Moderna | Snowflake | ARM | the S&P
%list mw_over: today => 1d | yesterday and today => 1d | the last 24 hours => 1d | one trading day => 1d | the last five trading days => 5d | this week => 5d | the past week => 5d | the last few days => 5d | the past month => 1mo | the last four weeks => 1mo | the last 30 days => 1mo | the past three months => 3mo | the last quarter => 3mo | the past 90 days => 3mo | the last six months => 6mo | half a year => 6mo | the past half year => 6mo | the last twelve months => 1y | one year => 1y | the past year => 1y | two years => 2y | the last 24 months => 2y | the past couple of years => 2y | five years => 5y | the last five years => 5y | half a decade => 5y | ten years => 10y | the past decade => 10y | a decade => 10y | this year so far => ytd | the year to date => ytd | the current year => ytd | its entire history => max | all the years it was listed => max | all available data => max
%list mw_since: since this morning => 1d | since yesterday => 1d | on the day => 1d | since Monday => 5d | within a week => 5d | all week => 5d | within a month => 1mo | in the last month => 1mo | since last month => 1mo | in three months => 3mo | this quarter => 3mo | in half a year => 6mo | in the last six months => 6mo | within twelve months => 1y | compared with a year ago => 1y | year on year => 1y | in two years => 2y | over two years => 2y | in five years => 5y | over five years => 5y | in the last ten years => 10y | within a decade => 10y | since January => ytd | since New Year => ytd | this year => ytd | so far this year => ytd | year to date => ytd | since it was listed => max | since the IPO => max | since the very beginning => max | ever => max
%list mw_tick: 1d | 5d | 1mo | 3mo | 6mo | 1y | 2y | 5y | 10y | ytd | YTD => ytd | max | 1 day => 1d | five days => 5d | 1 month => 1mo | 3 months => 3mo | 6 months => 6mo | 1 year => 1y | 2 years => 2y | 5 years => 5y | 10 years => 10y | all time => max

%tool get_stock_price
{symbol=mw_stock} {period=mw_since}
{symbol=symbol}, {period=mw_tick}
{symbol=mw_stock} chart {period=mw_tick}
{period=mw_tick} chart of {symbol=symbol} [please]
what did {symbol=mw_stock} do {period=mw_since}
how did {symbol=mw_stock} do over {period=mw_over}
over {period=mw_over}, did {symbol=mw_stock} make or lose money
{period=mw_since}, is {symbol=mw_stock} up or down
how much is {symbol=mw_stock} up {period=mw_since}
by how much have {symbol=mw_stock} shares (climbed|slipped|moved|crashed) {period=mw_since}
had I bought {symbol=mw_stock} stock, what would have happened over {period=mw_over}
if I'd held {symbol=mw_stock} for {period=mw_over}, how would I stand
prices of {symbol=symbol} for {period=mw_over}
{period=mw_over} of {symbol=mw_stock} prices, please
show {period=mw_over} of {symbol=mw_stock} on the exchange
give me the development of {symbol=symbol} over {period=mw_over}
what's {symbol=mw_stock} trading for
what does one share of {symbol=symbol} go for (right now|at the moment)
a share of {symbol=mw_stock} is how much?
{symbol=mw_stock} shares: price?
ticker {symbol=symbol}
(any|big) movement in {symbol=mw_stock} stock {period=mw_since}
how's the market treating {symbol=mw_stock}
my {symbol=mw_stock} shares, are they in the plus {period=mw_since}
I own ten {symbol=symbol}, what's one worth
worth selling {symbol=mw_stock}? show me {period=mw_over}
dad's pension is full of {symbol=mw_stock} stock. how has that gone {period=mw_since}?
tell me where {symbol=mw_stock} closed
is {symbol=mw_stock} recovering on the stock exchange
{symbol=mw_stock} at the opening bell?
the index {symbol=mw_stock}, {period=mw_since}
has the {symbol:DAX=DAX} gone anywhere {period=mw_since}
{period=mw_tick} history for ticker {symbol=symbol}
quote me {symbol=symbol} with {period=mw_tick}
they say {symbol=mw_stock} tanked, how bad is the share price {period=mw_since}
look at {symbol=mw_stock} {period=mw_since} and tell me how the stock moved
market price {symbol=symbol}
stock check: {symbol=mw_stock}, period {period=mw_tick}
before earnings I'd like the {symbol=mw_stock} share price
highs and lows of {symbol=mw_stock} {period=mw_since}
what's the stock at
how did the shares perform {period=mw_since}
quote over {period=mw_over}
what are my shares worth
stock chart {period=mw_tick}

%list mw_coin: bitcoin | Bitcoin | BTC | ether | ethereum | ETH | Solana | SOL | dogecoin | DOGE | cardano | ADA | XRP | ripple | Litecoin | LTC | Monero | XMR | polkadot | DOT | chainlink | LINK | avalanche | AVAX | Uniswap | UNI | toncoin | TRON | TRX | shiba inu | Pepe | Cosmos | ATOM | Arbitrum | stellar | USDT | tether | BNB | Filecoin | NEAR

%tool get_crypto_price
what's (a|one) {symbol=mw_coin} worth in {currency=mw_cur}
{symbol=mw_coin} {currency=mw_code}
{currency=mw_code} price {symbol=mw_coin}
price in {currency=mw_cur} for one {symbol=mw_coin}
in {currency=mw_cur}, one {symbol=mw_coin} is?
how much {currency=mw_cur} for a {symbol=mw_coin}
how many {currency=mw_cur} do I need for a {symbol=mw_coin}
(what|how much) is {symbol=mw_coin} at
where's {symbol=mw_coin} (today|now)
{symbol=mw_coin} now?
did {symbol=mw_coin} (tank|moon|crash|go through the roof) overnight
what's half a {symbol=mw_coin} worth, in {currency=mw_cur} if you can
I own 2 {symbol=mw_coin}, what is one currently worth
I own some {symbol=mw_coin} and think in {currency=mw_cur}, so what's the price
one {symbol=mw_coin}, {currency=mw_cur}?
my wallet holds {symbol=mw_coin}. price?
current {symbol=mw_coin} quote in {currency=mw_cur}
what would I pay in {currency=mw_cur} to get a {symbol=mw_coin} now
tell me how {symbol=mw_coin} stands, {currency=mw_code} please
is {symbol=mw_coin} over {=mw_sum} {currency=mw_cur} again
has {symbol=mw_coin} dropped below {=mw_sum}
everyone at the party talked about {symbol=mw_coin}, what does it cost anyway
check the crypto {symbol=mw_coin} in {currency=mw_cur}
(coin|token) price {symbol=mw_coin}
how many {currency=mw_cur} would my single {symbol=mw_coin} fetch
if I cashed out one {symbol=mw_coin}, how many {currency=mw_cur} is that
{symbol=mw_coin} vs {currency=mw_cur}
{symbol=mw_coin}-{currency=mw_code}
quick {symbol=mw_coin} check
value of the token {symbol=mw_coin} in {currency=mw_cur} as of now
how expensive has {symbol=mw_coin} become
the coin called {symbol=mw_coin} - how much
still hodling {symbol=mw_coin}, where are we in {currency=mw_cur}
give me {symbol=mw_coin}'s price
latest {symbol=mw_coin} price, not in dollars but in {currency=mw_cur}
quote {symbol=mw_coin} in {currency=mw_code}, thanks
I sold my {symbol=mw_coin} too early I guess, how high is it now
what's the going rate of {symbol=mw_coin} in {currency=mw_cur}
crypto: {symbol=mw_coin}, currency: {currency=mw_code}
my son wants {=mw_sum} {currency=mw_cur} worth of {symbol=mw_coin}, what does one cost
what's the coin at in {currency=mw_cur}
crypto prices in {currency=mw_cur}
how are the coins doing today
is crypto up
price of one token in {currency=mw_cur}

%list mw_room: hallway | kitchen | living room | bedroom | bathroom | kids' room | study | attic | basement | guest room | sunroom | pantry | entrance hall | workshop | loft | utility room | music room | upstairs bathroom | master bedroom | nursery | dining area | walk-in closet | home office | gym | garage | den | landing | dad's room | Leo's room | downstairs toilet
%list mw_lamp: lights in the hallway | light over the stove | bedside lamp | lamp next to the sofa | corridor light | patio lights | light in Leo's room | garage lights | standing lamp | string lights on the balcony | dining table lamp | spotlight | mirror light | light in the pantry | lights on the terrace | stair lights | under-cabinet lights | office lamp | light.hallway | all the lights downstairs | pool lights | Christmas tree lights | lava lamp | lights in the workshop | reading light
%list mw_plug: coffee maker | TV in the bedroom | fan in the office | air purifier | kettle | iron | space heater | dehumidifier | electric blanket | aquarium light | printer | hair straightener | games console | charger in the garage | extractor hood | bathroom fan | projector | humidifier in the nursery | switch.desk | wifi in the kids' room | heated towel rail | garden fountain | toaster oven | egg cooker | terrarium heater
%list mw_doorlock: front door | back door | cellar door | garage side door | patio door | garden shed | main door | lock.front | gate | apartment door | office door | bike shed | letterbox | terrace door | wine cellar | door to the basement
%list mw_cover: blinds | living room shutters | blinds in Leo's room | curtains in the study | garage door | awning | skylight | bathroom blinds | roller blinds | driveway gate | west side shutters | cover.bedroom | bedroom curtains | greenhouse roof | pergola roof | pool cover | shades in the loft | blackout blinds
%list mw_heat: heating | thermostat in the study | thermostat | floor heating in the bathroom | bedroom radiator | AC in the living room | air con | climate.living_room | heating upstairs | aircon in the office | boiler | nursery thermostat | heat pump | hallway radiator | heating in the guest room
%list mw_media: radio in the kitchen | TV | living room speakers | Sonos | soundbar | bedroom speaker | music in the bathroom | media_player.kitchen | stereo in the den | music | record player | kids' tablet speaker | garden speaker | audiobook in Leo's room | telly
%list mw_robot: robot vacuum | vacuum | mower | mopping robot | Roomba | hoover robot | lawn mower | vacuum upstairs | window cleaning robot | pool robot | vacuum.ground_floor
%list mw_machine: dishwasher | washing machine | tumble dryer | irrigation | sprinklers in the back | bread maker | coffee machine | sauna | whirlpool | pool pump | oven | rice cooker | garden watering | ventilation in the cellar | slow cooker
%list mw_guard: alarm | burglar alarm | house alarm | alarm in the garage | security system | shop alarm | alarm_control_panel.office | cabin alarm | alarm at the office | motion alarm
%list mw_temp: 19 => {"temperature": 19} | 20 => {"temperature": 20} | 21 => {"temperature": 21} | 22 => {"temperature": 22} | 23 => {"temperature": 23} | 17 => {"temperature": 17} | 18.5 => {"temperature": 18.5} | 20.5 degrees => {"temperature": 20.5} | 19 degrees => {"temperature": 19} | 21 degrees => {"temperature": 21} | 24 degrees => {"temperature": 24} | 22° => {"temperature": 22} | 16 degrees => {"temperature": 16} | 66 degrees => {"temperature": 66} | 74 => {"temperature": 74} | 71° => {"temperature": 71} | eighteen degrees => {"temperature": 18} | twenty-two => {"temperature": 22} | twenty => {"temperature": 20} | 26 degrees => {"temperature": 26} | 15 => {"temperature": 15} | 20 degrees celsius => {"temperature": 20}
%list mw_bright: 10 percent => {"brightness": 10} | 15% => {"brightness": 15} | 20 percent => {"brightness": 20} | 25 => {"brightness": 25} | 30% => {"brightness": 30} | 40 percent => {"brightness": 40} | 45% => {"brightness": 45} | 50 => {"brightness": 50} | 60% => {"brightness": 60} | 70 => {"brightness": 70} | 80% => {"brightness": 80} | 85 percent => {"brightness": 85} | 100% => {"brightness": 100} | half => {"brightness": 50} | thirty percent => {"brightness": 30} | a quarter => {"brightness": 25} | 5% => {"brightness": 5} | ten percent => {"brightness": 10}
%list mw_vol: 8 => {"volume": 8} | 12 => {"volume": 12} | 15% => {"volume": 15} | 20 => {"volume": 20} | 25 percent => {"volume": 25} | 30 => {"volume": 30} | 33% => {"volume": 33} | 40 => {"volume": 40} | 45 => {"volume": 45} | 50% => {"volume": 50} | 55 => {"volume": 55} | 60 percent => {"volume": 60} | 75% => {"volume": 75} | 80 => {"volume": 80} | half => {"volume": 50} | forty => {"volume": 40} | ten percent => {"volume": 10}
%list mw_why: the baby is asleep | we're off to bed | guests are coming | I'm on the sofa already | my hands are full | the movie starts | I'm working late | it's dinner time | grandma is here | the cat wants peace | we just got home | I have a headache | the sun is blinding me | I'm in a call

%tool control_device
{action:turn_off=lights off|lights out} in the {device_id=mw_room}
{action:turn_on=lights on|light on} in the {device_id=mw_room} [please]
turn the lights {action:turn_off=off} in the {device_id=mw_room}
{action:turn_off=kill|cut} the {device_id=mw_lamp}
{action:turn_off=kill|pull the plug on|shut down} the {device_id=mw_plug}, nobody's using it
(put|leave|have) the {device_id=mw_lamp} {action:turn_on=on} for me
{=mw_why}, {action:turn_off=get rid of} the {device_id=mw_lamp}
{=mw_why}, could the {device_id=mw_lamp} {action:turn_on=go on}
the {device_id=mw_plug} can {action:turn_off=go off} now
the {device_id=mw_plug} should be {action:turn_on=on} when I come in
{device_id=mw_plug} {action:turn_on=on}
{device_id=mw_lamp} {action:turn_off=off} thx
(get|have) the {device_id=mw_machine} {action:start=going|started}
let the {device_id=mw_machine} {action:start=run} now
{action:stop=enough of|end|cancel} the {device_id=mw_machine}
{action:start=send out|release|let loose} the {device_id=mw_robot}
crumbs everywhere in here, {action:start=start} the {device_id=mw_robot}
the {device_id=mw_robot} is in my way, {action:pause=make it wait}
{action:stop=call off|stop} the {device_id=mw_robot}, {=mw_why}
{action:pause=freeze|pause} the {device_id=mw_media} a second
{=mw_why}: {action:pause=pause} the {device_id=mw_media}
{action:turn_off=silence|turn off} the {device_id=mw_media}, {=mw_why}
{action:set_temperature=make it warmer|turn the heat up} in the {device_id=mw_room}
{action:set_temperature=make it cooler|cool things down} in the {device_id=mw_room}
{action:set_temperature=make it} {parameters=mw_temp} in the {device_id=mw_room}, {=mw_why}
the {device_id=mw_room} {action:set_temperature=should be at|needs} {parameters=mw_temp}
{parameters=mw_temp} for the {device_id=mw_heat}, please {action:set_temperature=set} it
the {device_id=mw_heat} {action:set_temperature=up to|down to} {parameters=mw_temp}
{device_id=mw_heat} {parameters=mw_temp}, {action:set_temperature=set} that
{action:set_temperature=heat|warm up} the {device_id=mw_room} till it's {parameters=mw_temp}
we're shivering, {action:set_temperature=bring} the {device_id=mw_room} to {parameters=mw_temp}
I'd sleep better with {parameters=mw_temp} in the {device_id=mw_room}, {action:set_temperature=change} that
{action:set_temperature=drop|lower|bump|raise} the {device_id=mw_heat} to {parameters=mw_temp}
{action:set_brightness=bring|take|set} the {device_id=mw_lamp} (up|down) to {parameters=mw_bright}
{parameters=mw_bright} {action:set_brightness=brightness} on the {device_id=mw_lamp}
{device_id=mw_lamp}, {action:set_brightness=brightness} {parameters=mw_bright}
only {parameters=mw_bright} for the {device_id=mw_lamp}, {action:dim=dim} it
{action:dim=dim|lower} the lights in the {device_id=mw_room} to {parameters=mw_bright}
{action:dim=a bit darker|less light|softer light} in the {device_id=mw_room}, {=mw_why}
{=mw_why}, take the {device_id=mw_lamp} {action:dim=down a little|down a bit|down a notch}
{action:set_volume=turn} the {device_id=mw_media} (up|down) to {parameters=mw_vol}
{parameters=mw_vol} on the {device_id=mw_media} {action:set_volume=volume}
{device_id=mw_media} (louder|quieter), {action:set_volume=volume} at {parameters=mw_vol}
I can't hear the {device_id=mw_media}, {action:set_volume=volume} {parameters=mw_vol}
{action:set_volume=put the volume} of the {device_id=mw_media} at {parameters=mw_vol}, {=mw_why}
{action:open=open up|draw back|roll up} the {device_id=mw_cover}
{action:close=roll down|draw|bring down} the {device_id=mw_cover}, the neighbours are staring
{device_id=mw_cover} {action:close=shut|down|closed}
{device_id=mw_cover} {action:open=open}
I want daylight, {device_id=mw_cover} {action:open=up}
rain is coming, {action:close=close} the {device_id=mw_cover}
leave the {device_id=mw_cover} {action:open=open} tonight, go ahead and do it
{=mw_why}, {action:lock=lock up} the {device_id=mw_doorlock}
the {device_id=mw_doorlock} {action:lock=must be locked|has to be locked}, do it now
{action:unlock=let the cleaner in by} the {device_id=mw_doorlock}
I forgot my key, {action:unlock=unlock} the {device_id=mw_doorlock}
{device_id=mw_doorlock}: {action:lock=lock|lock it}
{device_id=mw_doorlock} {action:unlock=unlock}
everybody is out of the house, {action:arm=arm|switch on} the {device_id=mw_guard}
{device_id=mw_guard} {action:arm=on|armed} please, we leave now
it's only me, {action:disarm=disarm|turn off} the {device_id=mw_guard}
{action:disarm=stand down} the {device_id=mw_guard}
{action:toggle=switch|flip|toggle} the state of the {device_id=mw_plug}
if the {device_id=mw_lamp} is on turn it off and if it's off turn it on, just {action:toggle=toggle} it
(be so kind|be a dear) and {action:turn_off=switch off} the {device_id=mw_plug}
I'd love a coffee, {action:start=start|fire up} the {device_id:coffee machine=coffee machine}
it's stuffy, {action:turn_on=switch on|get going} the {device_id=mw_plug}
who needs the {device_id=mw_lamp} at noon, {action:turn_off=off} with it
why is the {device_id=mw_plug} still on, {action:turn_off=turn it off}
don't leave the {device_id=mw_plug} running, {action:turn_off=off} please
{action:turn_on=turn on} the thing
{action:dim=dim} them
{action:set_temperature=make it warmer|make it colder}
{action:set_temperature=set} it to {parameters=mw_temp}
{action:lock=lock} it please
{parameters=mw_bright} {action:set_brightness=brightness} please
{action:pause=pause}
do the {device_id=mw_cover}

%list mw_sensor: humidity in the cellar | temperature in the greenhouse | outside temperature | temperature in the nursery | CO2 level in the study | battery of the doorbell | power usage | air quality in the bedroom | water level in the cistern | motion sensor on the landing | smoke alarm in the kitchen | leak sensor | pool temperature | solar output | rain gauge | fridge temperature | sensor.balcony | soil sensor in the greenhouse | window contact in the attic | gas meter

%tool get_device_state
did I leave the {device_id=mw_lamp} on
is the {device_id=mw_lamp} (burning|lit|on) [by any chance]
what about the {device_id=mw_doorlock}, locked?
{device_id=mw_doorlock} locked?
{device_id=mw_lamp} on or off?
{device_id=mw_cover} open or closed
{device_id=mw_heat} - what's it at
is it (warm|cold|hot|stuffy|damp) in the {device_id=mw_room}
how warm is the {device_id=mw_room}
temperature in the {device_id=mw_room}?
how many degrees in the {device_id=mw_room} right now
what does the thermometer in the {device_id=mw_room} say
{device_id=mw_sensor}?
give me the {device_id=mw_sensor}
tell me the {device_id=mw_sensor} please
I'd like to know the {device_id=mw_sensor}
(how high|how low) is the {device_id=mw_sensor}
is there a problem with the {device_id=mw_sensor}
has the {device_id=mw_machine} finished its cycle
{device_id=mw_machine} done yet?
can I empty the {device_id=mw_machine} already or is it still running
how long until the {device_id=mw_machine} is through
where did the {device_id=mw_robot} get stuck
the {device_id=mw_robot}: charging or working?
is the {device_id=mw_guard} set
just left the house and now I wonder whether the {device_id=mw_doorlock} is shut
we're on the motorway and my wife thinks the {device_id=mw_plug} is on
can't remember if I closed the {device_id=mw_cover}
I went to bed without checking the {device_id=mw_doorlock}, is everything locked
what's the {device_id=mw_heat} set to at the moment
what volume is the {device_id=mw_media} at
is anything playing on the {device_id=mw_media}
is somebody still using the {device_id=mw_plug}, I mean is it on
how much power does the {device_id=mw_plug} draw
report on the {device_id=device}
and the {device_id=mw_cover}?
could you see for me how the {device_id=mw_cover} (is|are) standing
(what's|how's) the {device_id=device} doing
what state is {device_id=device} in
which mode is the {device_id=mw_heat} running in
did the kids turn the {device_id=mw_media} off
is the {device_type:fan=fan} in the {device_id=mw_room} spinning
{device_type:lock=lock} {device_id=id}: engaged or not
entity {device_id=id} of type {device_type:climate=climate}
the {device_type:media_player=media player} {device_id=mw_room}, is it on
{device_type:camera=camera} {device_id=mw_room} online?
how's {device_type:vacuum=vacuum} {device_id=firstname} getting on
any movement reported by the {device_type:sensor=sensor} in the {device_id=mw_room}
is the {device_type:cover=shutter|blind} named {device_id=mw_room} down
{device_type:alarm=alarm} {device_id=mw_room} armed?
did I leave anything on
is the door locked or not
is it on
what's the temperature inside

%list mw_cam: front door camera | doorbell cam | garage cam | stable camera | baby monitor | carport camera | balcony cam | camera in the hallway | camera.driveway | cat cam | pool camera | terrace camera | yard cam | warehouse camera | back entrance cam | chicken coop camera | camera over the gate | workshop camera | bird feeder cam | camera 2 | lobby camera | stairwell cam
%list mw_spot: front door | back gate | carport | driveway | porch | garden | pool | chicken coop | stairwell | terrace | yard | workshop | cot | bird feeder | loading dock | cellar entrance | shop entrance | letterbox | parking space | balcony | hallway

%tool get_camera_stream
{camera_id=mw_cam} please
live: {camera_id=mw_cam}
{camera_id=mw_spot} cam
camera at the {camera_id=mw_spot}
who's that at the {camera_id=mw_spot}
is there someone at the {camera_id=mw_spot}
is a parcel lying at the {camera_id=mw_spot}
show the {camera_id=mw_spot}
what's happening at the {camera_id=mw_spot}
let me have a look at the {camera_id=mw_spot}
can you put the picture of the {camera_id=mw_cam} up
I want to watch the {camera_id=mw_cam} for a while
get me the {camera_id=mw_cam} feed
open up {camera_id=mw_cam} in live mode
the bell rang - {camera_id=mw_spot}, quick
the dog is barking like mad, what's at the {camera_id=mw_spot}
{camera_id=mw_cam}, live picture, now
has the car (arrived|left)? {camera_id=mw_spot} video please
is my bike still standing at the {camera_id=mw_spot}, show me
connect me to the {camera_id=mw_cam}
video of the {camera_id=mw_spot}
on camera, how does the {camera_id=mw_spot} look right now
can't sleep, there were footsteps, {camera_id=mw_spot} video
I'd like to see if the kids are in the {camera_id=mw_spot}
through the {camera_id=mw_cam}, is anything moving
stream of the {camera_id=mw_spot}
start streaming from the {camera_id=mw_cam}
which car is in the {camera_id=mw_spot}? let me see
turn to the {camera_id=mw_cam} for a moment and show me what's there
give me the pictures from the {camera_id=mw_spot}
I need eyes on the {camera_id=mw_spot}
view {camera_id=mw_cam}
are the chickens asleep, open the {camera_id=mw_cam}
what can the {camera_id=mw_cam} see
from the office I'd like to check on the {camera_id=mw_spot} by video
{camera_id=id} camera stream
bring the {camera_id=mw_cam} onto my phone
did the postman come? picture of the {camera_id=mw_spot}
watch the {camera_id=mw_spot} with me
my neighbour says there's smoke, show me the {camera_id=mw_spot}
the view at the {camera_id=mw_spot}, live if possible
is it the courier at the {camera_id=mw_spot}? let me look
show me the live picture
who's there, can I see
open the cam
video stream please

%list mw_web: cheap train tickets to Prague | how to descale a kettle | best pizza in town | used camper vans under 20000 | ikea opening hours sunday | vegan birthday cake recipe | reviews of the new e-reader | how to get candle wax out of carpet | ferry timetable Split Hvar | noise cancelling earbuds test | how to prune a fig tree | dog friendly hotels by the sea | bouldering gyms nearby | what to do in Lisbon with kids | symptoms of low iron | who sings the song in that car ad | second hand pianos | concert dates this summer | swimming pool prices | how to tie a bow tie | bike repair shops open on monday | knitting patterns for socks | best budget tripod | how to unlock a suitcase with a forgotten code | public holidays 2026 | parking near the old town | lactose free tiramisu | cat vomiting yellow foam | where to donate old books | wood stove regulations | emergency vet | rental vans weekend price | tax rate for freelancers | half marathon training plan | free stock photos | how to mute a group chat | passport photo size | phone contract comparison | lego castle instructions | repair cafe dates
%list mw_webq: how late is the hardware store open | when is the next solar eclipse | how do you get gum out of hair | which airline flies direct to Oslo | how much is a month of streaming | who won the race on Sunday | is tap water safe in Naples | how long does it take to boil quinoa | what is a fair price for a used canoe | when do tickets for the festival go on sale | can guinea pigs eat kale | which bank has free transfers abroad | how do I reset a garage remote | where can I rent a tuxedo | what's on at the cinema this week | does the pharmacy on Main Street open on Sundays | how tall can tomato plants get | when does the ski season start | how do I split wood without a machine | what does the error E24 on a washing machine mean | how many people live on Malta | why does my sourdough not rise | is the pass open for cars | who is playing in the final | what is the fastest way to the airport
%list mw_entity: Nikola Tesla | Machu Picchu | Zheng He | black holes | Beethoven | gothic architecture | sourdough | Dadaism | beekeeping | axolotls | Hildegard of Bingen | fjords | Sanskrit | plate tectonics | Angkor Wat | Katherine Johnson | bebop | Ibn Battuta | baobab trees | string theory | Kintsugi | Wangari Maathai | haiku | game theory | tardigrades | Petra | Chinua Achebe | inflation | Carl Linnaeus | salsa dancing | Gaudí | tidal power | obsidian | Joan of Arc | semiconductors | falconry | Pluto | dyslexia | Timbuktu | opera | Nefertiti | volcanoes | ADHD | Tove Jansson
%list mw_theone: Hanseatic League | Thirty Years' War | Sagrada Familia | Marshall Plan | Dead Sea | Inca Empire | Doppler effect | Gutenberg Bible | Rosetta Stone | Great Barrier Reef | Trans-Siberian Railway | Boston Tea Party | Enigma machine | Meiji era | Suez crisis | Library of Alexandria | Congress of Vienna | Hubble telescope | Moon landing | Spanish flu | Gold Rush | Brooklyn Bridge
%list mw_science: graph neural networks | dark energy | protein design | active learning | sparse attention | perovskite solar cells | neutrino masses | swarm robotics | causal inference | lattice QCD | speech synthesis | quantum annealing | differential privacy | galaxy formation | gene regulatory networks | retrieval augmented generation | optical clocks | fluid dynamics of blood flow | battery degradation | symbolic regression | zero-shot translation | topological data analysis | microplastics detection | cosmic inflation | continual learning | prime gaps | fast radio bursts | spiking neural networks | tokenizer free language models | magnetic skyrmions | adversarial robustness | 3D Gaussian splatting | random matrix theory | tipping points in the climate | LLM agents | stellar spectroscopy
%list mw_author: Yann LeCun | Terence Tao | Karen Uhlenbeck | Demis Hassabis | Fabiola Gianotti | Judea Pearl | Cynthia Dwork | Andrej Karpathy | Carlo Rovelli | Timnit Gebru | Scott Aaronson | Kip Thorne | Daphne Koller | Sara Seager | Peter Scholze | Anima Anandkumar
%list mw_kbq: how many days off do I have left per year | who signs off purchases over 500 euros | what do I do when my badge stops working | how long do we keep invoices | may I use my private laptop for work | how do I file an expense report | what's the dress code for client visits | when does probation end | who is the first aider on our floor | are we paid for overtime | how do I get access to the staging server | what happens with unused vacation | which hotels may we book | how do I report a security incident | what is covered by our dental plan | who has the key to the archive | how is the bonus calculated | what's the procedure when I'm ill | how many days of home office are allowed | can I carry vacation into next year | what is our refund deadline for customers | where do we park visitors | which font do we use in slides | how often do we rotate passwords | who do I call when the heating in the office fails
%list mw_kbt: parental leave | sick notes | travel expenses | home office | relocation support | per diem | password policy | data retention | code freeze | incident response | company bikes | gift policy | escalation levels | onboarding | mileage allowance | overtime | performance reviews | deploy procedure | brand colours | returns and refunds | visitor badges | fire drills | probation | mentoring | non-disclosure agreements | working abroad | severance | canteen vouchers
%list mw_kbd: handbook | employee handbook | company wiki | internal docs | intranet | knowledge base | policy folder | team docs | HR documents | staff guide | runbooks | lease agreement | service manual | style guide | my documents | files I uploaded

%tool web_search
{query=mw_web}
{query=mw_web}, look online
online: {query=mw_web}
anything on the web about {query=mw_web}
(throw|put|type) {query=mw_web} into google
let google tell us {query=mw_webq}
no idea {query=mw_webq}, can you find out on the internet
do a search: {query=mw_webq}
{query=mw_webq}? (have a look online|check online|google says?)
somebody surely wrote online about {query=topic}, find it
I've been wondering {query=mw_webq}
can you find out {query=mw_webq}
find out for me {query=mw_webq}
we're arguing about {query=mw_webq}. settle it with a web search
{num_results=int} hits for {query=mw_web} please
{num_results=int} links on {query=topic}
search {query=mw_web}, show {num_results=int} results
search the internet, {num_results=int} results, for {query=mw_web}
I need {num_results=int} websites that deal with {query=topic}
from the web, the first {num_results=int} results about {query=mw_web}
my phone battery is dying so please search {query=mw_web} for me
what's a good place online for {query=product}
compare prices of {query=product} on the internet
where do people buy {query=product} these days
is there a website for {query=mw_web}
check what the web has to say on {query=mw_web}
bing {query=mw_web}
look around the net, {query=mw_web}, {num_results=int} is plenty
dig up something on {query=company} from the web
is {query=company} a serious company? search for it
how-to needed: {query=mw_web}
research {query=topic} online
somewhere on the internet there must be {query=mw_web}
quickly google {query=mw_web} while I park
the kids want to know {query=mw_webq}
web: {query=mw_webq}
query the search engine with "{query=mw_web}"
for tonight I need {query=mw_web}, what's on the web
I can't find {query=mw_web} anywhere, can you search
find me {query=mw_web} on the internet, not on wikipedia
pull up search results for {query=topic}
phone number of {query=company}, search the web
please search the net
google that
look that up online for me
find {num_results=int} websites
can you research something on the internet

%tool search_wikipedia
{query=mw_entity} wiki
wiki: {query=mw_entity}
{query=mw_entity}, wikipedia
wikipedia on the {query=mw_theone}
is there an encyclopedia entry on {query=mw_entity}
what's the Wikipedia entry for (the {query=mw_theone}|{query=mw_entity})
(grab|fetch) the Wikipedia summary of (the {query=mw_theone}|{query=mw_entity})
on Wikipedia, look for (the {query=mw_theone}|{query=mw_entity})
in the encyclopedia under {query=mw_entity}
I'm reading about the {query=mw_theone}, what does Wikipedia add
school project on {query=mw_entity}: wikipedia article please
explain the {query=mw_theone} the way Wikipedia does
what's {query=mw_entity} according to the free encyclopedia
{limit=int} Wikipedia articles on {query=mw_entity}
give me {limit=int} wiki hits for {query=mw_entity}
search Wikipedia, limit {limit=int}, for {query=mw_entity}
Wikipedia: {query=mw_entity}, {limit=int} articles
quote the wiki on the {query=mw_theone}
what year was the {query=mw_theone}, Wikipedia knows
who was {query=ks_name}
who was {query=ks_name} and what did they do
what is {query=ks_name} famous for, check the wiki
life and work of {query=ks_name}
when did {query=ks_name} live
let Wikipedia settle it: {query=mw_entity}
my son's asking about {query=mw_entity}, read us the encyclopedia
page on the {query=mw_theone} from Wikipedia
open wikipedia at {query=mw_entity}
wikipedia says what about {query=mw_entity}?
please check {query=mw_entity} with Wikipedia
which wiki article covers the {query=mw_theone}
background reading on the {query=mw_theone}, wikipedia is fine
I keep mixing up {query=mw_entity}, get the Wikipedia article
wiki article {query=city}
facts on {query=country} out of Wikipedia
use wikipedia to tell me about {query=country}
look {query=mw_entity} up for me, encyclopedia style
start with the Wikipedia page about {query=topic}
not google, wikipedia: {query=mw_entity}
find {query=mw_entity} in the online encyclopedia
intro paragraph about the {query=mw_theone}, wiki
Wikipedia search please
open a wiki article for me
get me an encyclopedia article
{limit=int} wiki pages please
can Wikipedia help here
%list ks_name: Tove Jansson | Ada Lovelace | Johannes Kepler | Lise Meitner | Simone de Beauvoir | Ernest Shackleton | Rosalind Franklin | Mansa Musa | Amelia Earhart | Gregor Mendel | Miles Davis | Frida Kahlo | Ramanujan | Jane Goodall | Hokusai | Lord Byron | Nina Simone | Akira Kurosawa | Empress Sisi | Harriet Tubman

%tool search_arxiv
{query=mw_science} papers
papers {query=mw_science}
{query=mw_science}, arxiv
arxiv: {query=mw_science}, {max_results=int} results
on arXiv, what exists about {query=mw_science}
what's new on the arXiv in {query=mw_science}
{max_results=int} arXiv papers, subject {query=mw_science}
find {max_results=int} preprints that treat {query=mw_science}
preprints about {query=mw_science}, {max_results=int} of them
has {query=mw_author} put anything on arXiv
latest by {query=mw_author} please, papers not news
get me the {max_results=int} most recent papers of {query=mw_author}
what did {query=mw_author} write about, academically
{query=mw_author} publications
{query=mw_author}: {max_results=int} papers
I need something citable on {query=mw_science}
my professor wants literature on {query=mw_science}
for the seminar I want {max_results=int} papers dealing with {query=mw_science}
which researchers published on {query=mw_science}
is anybody doing research on {query=mw_science}
scientific articles, {query=mw_science}
science papers concerning {query=mw_science}, newest first
help me find prior work on {query=mw_science}
(survey|review) papers about {query=mw_science}
is there a survey of {query=mw_science}
can you dig through arXiv for {query=mw_science}
how far has research got with {query=mw_science}, any papers
please look for studies of {query=mw_science}, max {max_results=int}
abstracts on {query=mw_science}
reading list on {query=mw_science}, {max_results=int} preprints
journal club next week, find a paper about {query=mw_science}
what do the papers say about {query=mw_science}, scientific ones
pull preprints: {query=mw_science}
the original paper on {query=mw_science}
I'm drafting related work and lack references for {query=mw_science}
arxiv listing for {query=mw_science}, top {max_results=int}
any theoretical work on {query=mw_science}
experiments on {query=mw_science} - has anybody published that
physics preprints: {query=mw_science}
find the arXiv paper titled {query=mw_science}
look up papers on {query=topic}
academic literature {query=topic}, {max_results=int} results
open arXiv and search
find me a paper to read
{max_results=int} preprints please
what did they publish

%tool ask_knowledge_base
{query=mw_kbq}
{query=mw_kbq}?? must be in the {=mw_kbd}
could you tell me {query=mw_kbq}, it's somewhere in our {=mw_kbd}
I never understood {query=mw_kbq}
I have to know by noon {query=mw_kbq}
nobody on my team can tell me {query=mw_kbq}
does anyone know {query=mw_kbq}, see {=mw_kbd}
in our company, {query=mw_kbq}
at work, {query=mw_kbq}
what do our rules say: {query=mw_kbq}
{query=mw_kbt}, what's our policy
what's written about {query=mw_kbt} in the {=mw_kbd}
{query=mw_kbt} in the {=mw_kbd}
{=mw_kbd}: {query=mw_kbt}
find {query=mw_kbt} in the {=mw_kbd}
is {query=mw_kbt} regulated somewhere
what applies to me regarding {query=mw_kbt}
how does the company handle {query=mw_kbt}
do I have a right to {query=mw_kbt} here
I heard we have {query=mw_kbt} now, how does that work with us
what would the {=mw_kbd} advise on {query=mw_kbt}
open the part of the {=mw_kbd} on {query=mw_kbt}
before I get into trouble: what about {query=mw_kbt}
what are we told about {query=mw_kbt}
HR is closed, so you tell me {query=mw_kbq}
our docs on {query=mw_kbt} please
skim the {=mw_kbd} and answer: {query=mw_kbq}
just the {=mw_kbd}, not the internet: {query=mw_kbq}
based on the {=mw_kbd}, {query=mw_kbq}
the lease says something about {query=mw_pets}, doesn't it
what does my contract say about {query=mw_kbt}
in the manual for the boiler, what's said on {query=mw_pets}
according to the rental agreement, what about {query=mw_pets}
I uploaded the warranty, does it cover {query=mw_pets}
what do my insurance papers say on {query=mw_pets}
my notes must have something on {query=mw_kbt}
internal question, {query=mw_kbq}
a customer asks {query=mw_kbq}
looking for our template or rule on {query=mw_kbt}
where's the guideline for {query=mw_kbt}
summarize what our {=mw_kbd} has on {query=mw_kbt}
a new colleague asked me {query=mw_kbq} and I was blank
search our {=mw_kbd}
can the {=mw_kbd} answer that
I've got a question about how we do things here
what's the company policy
%list mw_pets: pets | water damage | subletting | noise at night | descaling | small repairs | theft abroad | cancellation | broken screens | pressure loss | renovation when moving out | grilling on the balcony | bicycle theft | resetting the pump

%list mw_fact: the spare key is with Mrs. Ortiz | my locker is number 218 | my blood group is 0 negative | the boiler code is 7719 | I'm allergic to hazelnuts | my shoe size is 39 | Jonas drinks his coffee with oat milk | my wedding ring is size 54 | our wifi is called FrogPond | my mother-in-law's birthday is on 9 October | the plumber is called Hendriks | I don't drink alcohol | my license plate is HB KL 338 | the recycling goes out every other Tuesday | I've got a penicillin allergy | Nadia is vegan | the vacuum bags are type G | my locker combination is 12-30-7 | the attic key hangs in the pantry | my passport number is C4F7K22 | the bike lock code is 4820 | dad takes blood thinners | my favourite tea is lapsang souchong | our anniversary is on 17 June | the car needs new tyres in winter | Theo is afraid of thunderstorms | my dentist is Dr. Abadi | I parked the car in row F | I work from home on Tuesdays and Thursdays | my sister moved to Utrecht | the lawn mower runs on two-stroke oil | my T-shirt size is M | I get migraines from red wine | our tax adviser is Ms. Petrov | the kids are picked up at 3:30 | my customer number with the power company is 88201 | Lea's teacher is Mr. Quist | the tent pegs are in the blue crate | my glasses are minus 2.5 | I owe Farid 40 euros | I lent the pasta machine to Elif | the heating engineer comes every September | my IBAN ends in 6041 | Grandpa's hearing aid uses size 13 batteries | our room in the hotel was 402 | the pool pump runs from 9 to 5 | my favourite seat is 14C | I can't eat shellfish | Mats turns seven in March | our cat is called Bosse | the office alarm goes off at 10 pm | my student ID is 77-2219 | I weigh 68 kilos | I was born in Tampere | my mother's new number is 0151 555 7788 | my bike is a 56 cm frame | the guest wifi password is lemonade12 | I prefer aisle seats | our landlord is Mr. Falk | I quit sugar in January | the washing machine warranty ends in May | Ingrid has the second house key | I sleep badly at full moon | our coffee beans come from Rusti | the paint in the hall is RAL 9010 | my neighbour Olga waters the plants | Kai prefers tea to coffee | my gym closes at 11 | we pay 14 euros for the parking spot | the projector remote is in the drawer
%list mw_myfact: my locker code is 4820 | my shoe size is 41 | my dentist is Dr. Abadi | my blood type is 0 negative | my gym PIN is 7731 | my favourite dessert is tiramisu | my dog's name is Bosse | my insurance number is B-12-44 | my hat size is 58 | my middle name is Rune | my tyres are 205/55 R16 | my mother's birthday is 9 May | my bike lock code is 2219 | my T-shirt size is XL | my landlord is Mr. Falk | my frequent flyer number is KL 44 871 | my favourite colour is ochre | my therapist is called Ms. Quist | my ring size is 54 | my library card is 300 772 | my best friend is vegan | my allergy is hazelnuts | my license plate is HB KL 338 | my favourite tea is rooibos
%list mw_cat: family | health | home | car | work | food | kids | travel | money | garden | school | contacts | codes | birthdays | hobbies | friends | sizes | addresses | pets | wishes

%tool store_fact
{fact=mw_fact}, don't forget
{fact=mw_fact} - keep it in mind
keep in mind: {fact=mw_fact}
please keep in mind that {fact=mw_fact}, it matters
never forget this: {fact=mw_fact}
make a mental note that {fact=mw_fact}
I'll forget it otherwise: {fact=mw_fact}
before it slips my mind, {fact=mw_fact}
heads up for later, {fact=mw_fact}
in case it comes up, {fact=mw_fact}
for your memory: {fact=mw_fact}
take this down, {fact=mw_fact}
put in your brain that {fact=mw_fact}
that's worth knowing, {fact=mw_fact}. remember it
hold on to this - {fact=mw_fact}
hey, {fact=mw_fact}, can you hang on to that
could you keep a record that {fact=mw_fact}
just learnt that {fact=mw_fact}, so please remember
tell yourself that {fact=mw_fact}
somebody will ask one day: {fact=mw_fact}
the fact you should know about me: {fact=mw_fact}
I'm telling you now so you know later that {fact=mw_fact}
so that you're aware, {fact=mw_fact}
{fact=mw_fact}. put that away in your memory
{fact=mw_fact} (remember!)
note to memory {fact=mw_fact}
save this: {fact=mw_fact}
{category=mw_cat}: {fact=mw_fact} - remember it
file under {category=mw_cat}: {fact=mw_fact}
under {category=mw_cat} please remember that {fact=mw_fact}
remember in {category=mw_cat}: {fact=mw_fact}
{fact=mw_fact}, store that under {category=mw_cat}
remember, category {category=mw_cat}, that {fact=mw_fact}
{fact=mw_fact}; that belongs in {category=mw_cat}, remember it
new {category=mw_cat} fact: {fact=mw_fact}
add to the {category=mw_cat} facts that {fact=mw_fact}
make it a {category=mw_cat} note in your memory: {fact=mw_fact}
keep in mind for {category=mw_cat} that {fact=mw_fact}
(keep|save|store) this as {category=mw_cat} knowledge: {fact=mw_fact}
you'll want this later, {category=mw_cat}: {fact=mw_fact}
{fact=fact}. keep that somewhere safe
learn that {fact=fact}
can you hold in memory that {fact=mw_fact}?
I'd hate to forget that {fact=mw_fact}, so you remember it
if I ever ask, {fact=mw_fact}
write in your memory "{fact=mw_fact}"
{fact=mw_myfact}
fyi {fact=mw_myfact}
{fact=mw_myfact}, ok?
I want to tell you something to keep in mind
store this under {category=mw_cat}
note a thing for me
keep this in mind

%tool list_facts
what all have you saved about me
read me your facts
give me the full list of what I've told you to remember
everything you've got filed under {category=mw_cat}
{category=mw_cat} facts please
what's filed under {category=mw_cat}
list {category=mw_cat} facts
my {category=mw_cat} facts, (all of them|every one)
facts in {category=mw_cat}, {limit=int} at most
only {limit=int} facts from {category=mw_cat}
{limit=int} facts, category {category=mw_cat}
from the {category=mw_cat} category show {limit=int}
under {category=mw_cat}, what have you stored?
which {category=mw_cat} facts do you hold
the {limit=int} newest facts
just the last {limit=int} things you stored
show {limit=int} of my saved facts
how does your fact list look for {category=mw_cat}
spell out the stored facts with their ids
I'd like an inventory of your memory of me
what have you jotted down about me over time
let me see the facts so I can clean them up
anything stored under {category=mw_cat}?
all facts
fact list
go over the facts with me, {category=mw_cat} first
let's look at your saved {category=mw_cat} knowledge
which pieces of information about me are in storage
(dump|list) the entries of the fact store
before I delete anything, show me the facts
which id belongs to which stored fact
what's on record about me
print the {category=mw_cat} section of the facts
facts you were given under {category=mw_cat}
your memory, as a list please
every fact
sort of curious what you keep about me, list it
tell me all that you've been asked to remember
I want to audit what you've remembered
show all saved facts, at most {limit=int}
max {limit=int} facts, please
how about the {category=mw_cat} facts
what did you file in {category=mw_cat}

%tool delete_fact
{fact_id=num_id}: forget it
forget {fact_id=num_id}
please forget entry {fact_id=num_id} of what you know about me
(fact|memory) {fact_id=num_id} is wrong
delete fact {fact_id=num_id}, it's (outdated|false|a duplicate|nonsense)
I don't need fact {fact_id=num_id} any more
stop keeping fact {fact_id=id}
the saved fact {fact_id=num_id} can be thrown away
throw away the remembered fact {fact_id=id}
cross off fact {fact_id=num_id}
remove number {fact_id=num_id} from the facts
get rid of {fact_id=id} in your memory of me
make yourself forget {fact_id=id}
wipe fact {fact_id=num_id} please
drop fact {fact_id=num_id}, it's no longer true
it's not true that you know {fact_id=id}, delete that fact
number {fact_id=num_id} on your fact list, out with it
scratch fact {fact_id=num_id}
you got fact {fact_id=num_id} wrong, erase it
un-remember {fact_id=id}
delete from memory: {fact_id=id}
fact deletion, id {fact_id=id}
the fact numbered {fact_id=num_id} has to go
I moved, so fact {fact_id=num_id} is stale, remove it
kill fact {fact_id=num_id}
undo remembering {fact_id=id}
clear out fact {fact_id=id}
that fact {fact_id=num_id} is embarrassing, delete it
strike {fact_id=id} from the record you keep of me
can fact {fact_id=num_id} be deleted
I would like {fact_id=id} to be forgotten
erase the stored fact with the id {fact_id=id}
{fact_id=id} please delete, it's a fact
from your memory, remove {fact_id=num_id}
the fact {fact_id=id} isn't needed now
so delete {fact_id=num_id} out of the facts then
you keep a wrong fact about me, it's {fact_id=num_id}, forget that one
lose fact {fact_id=num_id}
facts {fact_id=num_id} - remove
please remove one of the facts
forget a fact for me
delete that thing you remember about me
wipe something from your memory
one of your facts is wrong, delete it

%list mw_thing: locker code | shoe size | blood group | wifi password | frequent flyer number | bike lock code | favourite tea | glasses prescription | ring size | dentist's name | locker number | boiler code | customer number | mother-in-law's birthday | cleaning lady's day | license plate | tax adviser's name | size in trousers | passport number | anniversary | gym PIN | cat's vet | landlord's name | frame size | student ID | tyre size | jacket size | dentist | room number at that hotel | guest wifi | seat preference | IBAN
%list mw_clause: where the spare key is | who has the attic key | what Nadia doesn't eat | when Mats turns seven | what I'm allergic to | who I lent the pasta machine to | where I parked | how much I owe Farid | which tea I like | what our landlord is called | when the recycling goes out | what the wifi is called | how long the washing machine has warranty | who waters the plants | what batteries Grandpa's hearing aid takes | what colour the hall is painted | what my locker number was | which days I work from home | what time the kids are picked up | which of my friends is vegan | who our plumber is | where the tent pegs are | what my sister's new city is | how Jonas takes his coffee | what size my rings are | when the boiler was last checked
%list mw_who: Nadia | Jonas | Theo | Lea | Farid | Mats | Kai | Elif | Ingrid | Olga | Tilda | Bosse | Mrs. Ortiz | Mr. Falk | Dr. Abadi
%list mw_rel: sister | landlord | neighbours | plumber | grandpa | mother-in-law | cleaning lady | kids | cat | dentist | godson | diet | knee | bike | boiler | old flat

%tool retrieve_memories
my {query=mw_thing}, what was it
{query=mw_thing}?
what was my {query=mw_thing} again, you know it
{query=mw_thing} please, I told you once
the {query=mw_thing} I gave you, tell me
do you still have my {query=mw_thing} in memory
did I ever tell you my {query=mw_thing}
I had you memorize my {query=mw_thing}, so?
quick, what's my {query=mw_thing}
at the shop, need my {query=mw_thing}
the form wants my {query=mw_thing}
they ask for my {query=mw_thing}, remind me what it is
remember what my {query=mw_thing} is?
{query=mw_clause}?
remind me {query=mw_clause}
I bet you know {query=mw_clause}
you surely remember {query=mw_clause}
any idea {query=mw_clause}, I told you at some point
it's on the tip of my tongue - {query=mw_clause}
have you stored {query=mw_clause}
can your memory help: {query=mw_clause}
I said something about ({query=mw_who}|my {query=mw_rel}), what was it
what do you remember about ({query=mw_who}|my {query=mw_rel})
what have you got on ({query=mw_who}|my {query=mw_rel})
anything I told you about ({query=mw_who}|my {query=mw_rel})
tell me what you know of ({query=mw_who}|my {query=mw_rel})
tell me everything about ({query=mw_who}|my {query=mw_rel}) that you remember
recall ({query=mw_who}|my {query=mw_rel})
bring back what I said about ({query=mw_who}|my {query=mw_rel})
what did I ask you to remember regarding ({query=mw_who}|my {query=mw_rel})
{limit=int} things you remember about ({query=mw_who}|my {query=mw_rel})
the {limit=int} most important memories of ({query=mw_who}|my {query=mw_rel})
up to {limit=int} memories, subject ({query=mw_who}|my {query=mw_rel})
search memory for {query=mw_thing}, {limit=int} results
dig in your memory for ({query=mw_who}|my {query=mw_rel})
about ({query=mw_who}|my {query=mw_rel}), {include_conversations:true=also from our conversations|chats included|conversations too}, what do you remember
{include_conversations:true=including chats|including our conversations}, what do you know of ({query=mw_who}|my {query=mw_rel})
what do you remember of ({query=mw_who}|my {query=mw_rel}), {include_conversations:false=but leave our chats out|not the conversations|skip the chats}
anything on ({query=mw_who}|my {query=mw_rel}), {include_conversations:true=looking through old chats as well|old conversations as well}, {limit=int} results
on ({query=mw_who}|my {query=mw_rel}) give me {limit=int} memories, {include_conversations:false=without chats|no chats}
does your memory hold {query=mw_thing}
what was it about ({query=mw_who}|my {query=mw_rel}), remember?
I'm at the pharmacy, {query=mw_clause}?
jog my memory: {query=mw_clause}
I used to know {query=mw_clause}
which {query=mw_thing} do you have for me
search what I told you
remember something for me? what did I say
anything you remember
go look in your memory

%list mw_conv: sourdough starter | holiday plans | mortgage | dishwasher | octopus book | knee exercises | bike route to Ghent | wedding speech | new kitchen | wine for the party | app idea | garden fence | baby names | road trip | vaccinations for Kenya | broken phone | puzzle with the cows | cover letter | running shoes | bread recipe | heat pump | tomato blight | scooter insurance | film with the two sisters | school choice | cello lessons | gift ideas for Olga | tax letter
%list mw_convs: sourdough | holiday plans | mortgage | dishwasher | octopus book | knee exercises | wedding speech | kitchen | switching banks | app idea | baby names | road trip | cover letter | running shoes | bread recipe | heat pump | scooter insurance | school choice | cello | gift ideas

%tool search_conversations
what did we say about the {query=mw_conv}
we talked about the {query=mw_conv} - what came of it
once we chatted about the {query=mw_conv}, dig that out
where's the chat in which I asked about the {query=mw_conv}
I know I brought up the {query=mw_conv} with you at some point
when did {query=mw_convs} come up between us
have I bothered you with the {query=mw_conv} before
have we been over the {query=mw_conv} already
didn't we discuss {query=mw_convs} on some evening
didn't you give me advice on the {query=mw_conv}
what was your advice on the {query=mw_conv} again
your suggestion about {query=mw_convs}, repeat it please
what did you reply when I was asking about the {query=mw_conv}
earlier chats on {query=mw_convs}
search old chats: {query=mw_convs}
chat log {query=mw_convs}
past talks on {query=mw_convs}, {limit=int} please
{limit=int} conversations about {query=mw_convs}
look back through our chats for the {query=mw_conv}, max {limit=int}
our chat history with {query=mw_convs} in it, {limit=int} hits
find {limit=int} of our talks on the {query=mw_conv}
I want the conversation where the {query=mw_conv} was the subject
pull up the talk we had on {query=mw_convs}
what was said between us about the {query=mw_conv}
let's pick up the {query=mw_conv} where we left off, find the chat
remember our chat about the {query=mw_conv}? find it
our discussion of {query=mw_convs}
conversations concerning {query=mw_convs}
did the topic {query=mw_convs} ever come up here
go through our history and find the {query=mw_conv}
history: {query=mw_convs}
back in spring I asked you about the {query=mw_conv}, what did you say
in one of our chats I mentioned the {query=mw_conv}
in which of our chats was the {query=mw_conv} mentioned
what did I tell you in our last talk about the {query=mw_conv}
which points did we go through on the {query=mw_conv}
retrace our conversation on {query=mw_convs}
I lost the thread, what had we said regarding the {query=mw_conv}
find every time I complained about the {query=mw_conv}
show old conversations mentioning {query=topic}
search our chats for "{query=mw_convs}"
something you told me on {query=topic}, look in our conversations
find an earlier conversation of ours
look in the chat history
what were we talking about last time
search what we said

%list mw_set: time zone to Europe/Paris => {"time_zone": "Europe/Paris"} | language to Dutch => {"language": "Dutch"} | language to Italian => {"language": "Italian"} | home town to Leuven => {"home_town": "Leuven"} | city to Utrecht => {"city": "Utrecht"} | nickname to Mo => {"nickname": "Mo"} | name to Farid Amiri => {"name": "Farid Amiri"} | phone to 0151 555 2233 => {"phone": "0151 555 2233"} | currency to CHF => {"currency": "CHF"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | birthday to 9 May => {"birthday": "9 May"} | job to paramedic => {"job": "paramedic"} | employer to Fennel Labs => {"employer": "Fennel Labs"} | address to 14 Canal Street => {"address": "14 Canal Street"} | country to Belgium => {"country": "Belgium"} | pronouns to they/them => {"pronouns": "they/them"} | email to elif@example.org => {"email": "elif@example.org"}
%list mw_is: language is now Polish => {"language": "Polish"} | city is Turin => {"city": "Turin"} | city is now Gdansk => {"city": "Gdansk"} | name is Elif => {"name": "Elif"} | nickname is Jojo => {"nickname": "Jojo"} | birthday is 17 June => {"birthday": "17 June"} | job is carpenter => {"job": "carpenter"} | address is 3 Mill Row => {"address": "3 Mill Row"} | timezone is Asia/Seoul => {"timezone": "Asia/Seoul"} | phone number is 555 0199 => {"phone_number": "555 0199"} | employer is Northwind => {"employer": "Northwind"} | country is Chile => {"country": "Chile"} | email is kai@example.net => {"email": "kai@example.net"} | units is metric => {"units": "metric"}
%list mw_pair: city: Utrecht => {"city": "Utrecht"} | name = Kai => {"name": "Kai"} | language: Korean => {"language": "Korean"} | timezone=America/Lima => {"timezone": "America/Lima"} | nickname: Mo => {"nickname": "Mo"} | units: imperial => {"units": "imperial"} | birthday: 9 May => {"birthday": "9 May"} | email: kai@example.net => {"email": "kai@example.net"} | job = paramedic => {"job": "paramedic"} | currency: SEK => {"currency": "SEK"} | phone: 555 0122 => {"phone": "555 0122"} | country: Chile => {"country": "Chile"} | address: 3 Mill Row => {"address": "3 Mill Row"}
%list mw_town: Utrecht => {"city": "Utrecht"} | Turin => {"city": "Turin"} | Leuven => {"city": "Leuven"} | Gdansk => {"city": "Gdansk"} | Bergen => {"city": "Bergen"} | Lima => {"city": "Lima"} | Nantes => {"city": "Nantes"} | Tampere => {"city": "Tampere"} | Adelaide => {"city": "Adelaide"} | Split => {"city": "Split"} | Leeds => {"city": "Leeds"} | Quito => {"city": "Quito"}
%list mw_tongue: Dutch => {"language": "Dutch"} | Italian => {"language": "Italian"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | German => {"language": "German"} | Greek => {"language": "Greek"} | Finnish => {"language": "Finnish"} | Arabic => {"language": "Arabic"} | French => {"language": "French"} | Ukrainian => {"language": "Ukrainian"} | Danish => {"language": "Danish"} | Catalan => {"language": "Catalan"}
%list mw_nick: Mo => {"name": "Mo"} | Kai => {"name": "Kai"} | Elif => {"name": "Elif"} | Jojo => {"name": "Jojo"} | Sunny => {"name": "Sunny"} | Farid => {"name": "Farid"} | Professor => {"name": "Professor"} | Ms. Petrov => {"name": "Ms. Petrov"} | Bas => {"name": "Bas"} | Chief => {"name": "Chief"} | Anouk => {"name": "Anouk"} | Tilda => {"name": "Tilda"}
%list mw_tz: Europe/Rome => {"timezone": "Europe/Rome"} | America/Toronto => {"timezone": "America/Toronto"} | Asia/Seoul => {"timezone": "Asia/Seoul"} | UTC => {"timezone": "UTC"} | Lisbon => {"timezone": "Lisbon"} | Africa/Cairo => {"timezone": "Africa/Cairo"} | Auckland => {"timezone": "Auckland"} | CET => {"timezone": "CET"} | Pacific time => {"timezone": "Pacific time"} | Asia/Dubai => {"timezone": "Asia/Dubai"} | Chicago => {"timezone": "Chicago"}

%tool update_profile
my {updates=mw_is}, change my profile accordingly
put {updates=mw_pair} down in my profile
{updates=mw_pair} - that's for my profile
profile, {updates=mw_pair}
in the profile: {updates=mw_pair}
correct the profile, {updates=mw_pair}
overwrite {updates=mw_pair} in my profile
my profile should have {updates=mw_pair}
could you switch my {updates=mw_set}, in the profile I mean
switch my {updates=mw_set}
please set my {updates=mw_set}
I need you to change my {updates=mw_set}
go ahead and update my {updates=mw_set}
would you put my {updates=mw_set} in the settings
in my user data, move my {updates=mw_set}
time to set my {updates=mw_set} for good
my settings are old, change the {updates=mw_set}
adapt the profile: {updates=mw_set}
let the profile know my {updates=mw_is}
profile says otherwise, but my {updates=mw_is}
as of today my {updates=mw_is}, update the profile
my {updates=mw_is} in the profile please
I'd rather be called {updates=mw_nick}
you can call me {updates=mw_nick}
everyone calls me {updates=mw_nick}, you should too
not my old name, from today I go by {updates=mw_nick}
address me as {updates=mw_nick}
set the name in my profile to {updates=mw_nick}
refer to me as {updates=mw_nick} in future
we've just moved to {updates=mw_town}, change my profile
I live in {updates=mw_town} now, put that in my profile
my home is {updates=mw_town} from now on, profile please
{updates=mw_town} is my city now, adjust the profile
switch me over to {updates=mw_tongue} as my language
I'd like answers in {updates=mw_tongue} from now on, set that
make {updates=mw_tongue} my language
change my language in the settings to {updates=mw_tongue}
use {updates=mw_tongue} as my profile language
I'm on {updates=mw_tz} time now, update my time zone
time zone {updates=mw_tz} for my profile
make my time zone {updates=mw_tz}
put me in the time zone {updates=mw_tz} permanently
let's change my profile
something in my profile is out of date
I'd like to edit my user settings
change my time zone
set my language

%tool get_profile
what does my profile look like
tell me about my profile
let me see my user profile
my profile, what's in it
read out my profile
display what's in my profile
open my user data
which time zone am I in, according to you
what name do you have me down under
how am I registered with you
which language is configured for me
which units am I set to
what's my home city in the profile
is my profile complete
what's the nickname in my profile
what are my user settings
show the settings you have for me
which preferences are on file for me
my settings please
profile overview
I'd like to check my personal data as you have it
has my profile got the right language
what address stands in my profile
am I set to metric or imperial
what time zone is saved in my profile
let me double-check my profile
bring up my profile page
which birthday is in my profile
what did I put in my profile
does my profile say I speak German
tell me my own settings
what's configured for me as a user
give me my profile data
view profile
you have a profile of me, right? show it
for my account, which settings apply
is my phone number on my profile
look at my profile and tell me the name
what currency is my profile on
what do you call me in the profile
(show|list) everything in my user profile

%tool export_memory
write your memory to a {format=mw_fmt} file
{format=mw_fmt} with everything you remember
as {format=mw_fmt}: all that you've got on me
hand me my memories in {format=mw_fmt}
dump the memory, {format=mw_fmt}
{format=mw_fmt} dump of your memory please
memory as {format=mw_fmt}
memory download in {format=mw_fmt} format
I want to back up what you know in {format=mw_fmt}
can you save all your knowledge about me to {format=mw_fmt}
produce a {format=mw_fmt} file of the stored facts
put all facts into {format=mw_fmt} and give me the file
what's stored about me, as a {format=mw_fmt} download
a {format=mw_fmt} copy of my stored data would be great
please prepare a {format=mw_fmt} export of everything
convert your memories of me to {format=mw_fmt}
get my memories out of here, {format=mw_fmt} will do
export please, {format=mw_fmt}
the memory, but as {format:csv=a spreadsheet|a CSV table}
everything you know, {format:markdown=nicely readable markdown|a md file}
all memories in machine-readable {format:json=JSON}
(back up|save a copy of) your memory
I'd like a backup of everything you've learned about me
let me take my data away from here
data portability: give me all you stored about me
can I have everything you've stored as a file
I want all of my data
download everything about me
make me a file with all the facts and conversations
write out the complete memory
before I reset you, export what you know
pack up everything you remember
export the whole lot
export
get me a copy of what's in your head
memory backup
save your memory somewhere I can get it
extract all stored memories as {format=mw_fmt}
my accountant needs the stored facts as {format=mw_fmt}
archive my memories, {format=mw_fmt} if possible
everything you've got, put it in {format=mw_fmt}
%list mw_fmt: json => json | JSON => json | csv => csv | CSV => csv | markdown => markdown | Markdown => markdown

%tool import_memory
bring in {file_path=path}
load your memory from {file_path=mw_file}
memory from {file_path=path}, import please
import the facts in {file_path=mw_file}
read {file_path=mw_file} into memory
{file_path=mw_file} should be imported
{file_path=path} is my memory export, load it
there's a backup at {file_path=path}, read it back
restore from backup {file_path=mw_file}
from {file_path=mw_file} please load everything
the file with my facts is {file_path=path}, take it in
take everything in {file_path=mw_file} and remember it
everything in {file_path=path} should be remembered
add the contents of {file_path=mw_file} to what you know
merge {file_path=mw_file} into your memory
put the facts from {file_path=path} back
you had a reset, here is {file_path=mw_file}, restore yourself
I saved your memory in {file_path=path}, get it back
use the export at {file_path=path} to recover my memories
upload into memory: {file_path=mw_file}
fill up on {file_path=mw_file}
learn from file {file_path=path}
ingest {file_path=mw_file} as memory
please import {file_path=path} into the facts
on disk there's {file_path=mw_file} with old facts, import it
bring my memories over from {file_path=mw_file}
my other assistant left {file_path=path}, import its facts
set up your memory from {file_path=mw_file}
can {file_path=mw_file} be loaded into your memory
open {file_path=path} and store what's in it as memory
memories: import {file_path=mw_file}
transfer the facts from {file_path=path}
reload {file_path=mw_file}, that's my memory
to remember everything, read {file_path=path}
memory restore, file {file_path=mw_file}
the JSON with my memories sits in {file_path=path}, load it
import what's written in {file_path=mw_file}
old facts live in {file_path=mw_file}; pull them in
load a memory backup
import my facts from a file
restore your memory
I've got an export file to load
bring my memories back in
%list mw_file: memory.json | facts.csv | steward-export.json | ~/backup/memories.json | my_facts.md | export-2025-03.json | /home/kim/export.csv | old-assistant.json | memories_march.md | ~/Desktop/facts.json | backup.csv | /srv/backup/memory.md | data/memories.json | knowledge.csv | notes/facts.md

%tool get_memory_stats
how many things do you remember
how many facts in total
count your facts
how many conversations did you keep
(what's|give me) the number of stored facts
how much stuff have you remembered
is there a lot in your memory
how full is your memory
how much room do my memories take
memory size
memory statistics
stats on your memory please
figures about what you've stored
in numbers, how much do you know about me
how many memories do we have by now
how big has your memory become
how many categories do the facts fall into
show how many facts and conversations are stored
number of saved conversations
the count of everything you keep about me
how's the memory doing, size-wise
how large is the fact store
tell me how many entries your memory has
are there more than {=int} facts in there
have you stored more than {=bigint} facts
total memories
give me some statistics on the memory
how many chats of ours are on file
what's the volume of data you hold on me
how many pieces of information did I give you so far
how many megabytes is your memory
what's the memory usage of your stored facts
is your memory nearly full
what's in memory, just the counts
memory numbers please
do you remember a lot of things, how many exactly
report the size of the memory
how much have you learned about me in terms of numbers
how many facts per category
when I count what you know, what do I get
summary statistics of your memory

%list mw_to: Ben | Lena | Marco | my sister | mum | dad | Auntie Rosa | the landlord | my boss | Dr. Weber | the babysitter | Kim | Priya | Omar | grandma | Coach Ruiz | my neighbour | Yuki | Mr. Falk | the plumber | my wife | Hannah and Tom | my flatmate | Nadia | Farid
%list mw_name: Ben | Lena | Marco | Kim | Priya | Omar | Yuki | Nadia | Farid | Elif | Jonas | Greta | Hugo | Mats | Olga | mum | dad | grandma | Tom | Sofia
%list mw_group: family chat | hiking group | class parents | book club | design team | football lads | flatmates | band chat | office channel | neighbours group | #random | #support | choir group | on-call channel | project Apollo channel | chess club | volunteers group | cousins chat | gaming group | ski trip chat
%list mw_text: I'm running ten minutes late | the cake is in the fridge | we got the flat | train is cancelled, taking the bus | can you bring a bottle opener | the code for the gate is 4471 | I left my jacket at yours | don't wait for me with dinner | practice starts at 7 instead of 6 | happy to help on Saturday | she said yes | the parcel is with the neighbours | could somebody bring chairs | the deploy is finished | I've booked the table for eight | meet me at the north exit | the kids are already in bed | thanks for yesterday, it was lovely | please turn off the oven | no school on Monday | my phone is almost dead | I'll pay you back on Friday | the tests are green again | we need two more drivers | just landed | it's a girl
%list mw_if: she's coming to the party | they need a lift | he's still up for tennis | dinner at seven works | the flat is still free | anyone has a spare ticket | the dog can stay with us | she found my umbrella | Friday suits everyone | the shipment has left | he fixed the boiler | we can move the rehearsal
%list mw_do: buy tomatoes | bring a sleeping bag | call the school | pick me up at nine | leave the key under the mat | feed the rabbits | send the photos | be quiet after ten | come to the back door | check the oven
%list mw_short: omw | ok! | happy birthday | sounds good | call me | where are you? | be right back | I love it | congratulations!! | landed | yes please | can't make it | on the train | good luck tomorrow
%list mw_glad: happy birthday | congrats on the new job | all the best, old friend | well done! | hooray for the exam | welcome to the world, little one | happy anniversary you two | so proud of you | to many more years | what a race!
%list mw_app: WhatsApp | Telegram | Signal | Slack | Teams | Discord | iMessage | Messenger | Threema
%list mw_alert: the laundry is done | dinner is on the table | the export has finished | the timer is up | the server is down again | the parcel was delivered | the taxi is here | your turn | the scan is complete | the pasta is ready | the tank is full | the tests failed | the render is through | the meeting room is free | the bread can come out | new firmware is available | somebody is at the door | the battery is charged

%tool send_message
{chat_id=mw_name}: {text=mw_text}, send that
{chat_id=mw_name} - {text=mw_short}
tell {chat_id=mw_to} {text=mw_text}
tell {chat_id=mw_to} to {text=mw_do}
let {chat_id=mw_to} know {text=mw_text}
could {chat_id=mw_to} be told that {text=mw_text}
make sure {chat_id=mw_to} knows that {text=mw_text}, text it
message {chat_id=mw_to}: {text=mw_text}
msg {chat_id=mw_name} {text=mw_short}
text {chat_id=mw_to} back with {text=mw_short}
text to {chat_id=mw_to}: "{text=mw_text}"
"{text=mw_text}" - send to {chat_id=mw_name}
write "{text=mw_text}" to {chat_id=mw_to}
{text=mw_text} - goes to the {chat_id=mw_group} please
drop {text=mw_short} in the {chat_id=mw_group}
into the {chat_id=mw_group}: {text=mw_text}
post in the {chat_id=mw_group} that {text=mw_text}
to the {chat_id=mw_group}, say {text=mw_text}
the {chat_id=mw_group} should hear that {text=mw_text}, post it
announce to the {chat_id=mw_group}: {text=mw_text}
send the {chat_id=mw_group} this: {text=paragraph}
ask {chat_id=mw_to} if {text=mw_if}
ask {chat_id=mw_to} on {=mw_app} whether {text=mw_if}
ask in the {chat_id=mw_group} whether {text=mw_if}
find out from {chat_id=mw_to} if {text=mw_if}, text them
on {=mw_app} to {chat_id=mw_name}: {text=mw_text}
use {=mw_app} and tell {chat_id=mw_to} {text=mw_text}
over {=mw_app} please write {chat_id=mw_name} that {text=mw_text}
{=mw_app} {chat_id=mw_name}: {text=mw_short}
ping {chat_id=mw_name} on {=mw_app} that {text=mw_text}
dm {chat_id=username} {text=mw_short}
I can't type right now, tell {chat_id=mw_to} that {text=mw_text}
I'm on the bike; let {chat_id=mw_to} know that {text=mw_text}
my sister worries, so message {chat_id=mw_name} that {text=mw_text}
I promised {chat_id=mw_to} a note: {text=mw_text}. message them
say to {chat_id=mw_to} that {text=mw_text} and nothing else
send word to {chat_id=mw_to}, {text=mw_text}
relay to {chat_id=mw_to} that {text=mw_text}
have {chat_id=mw_to} told: {text=mw_text}
chat message for {chat_id=mw_name}, text {text=mw_text}
recipient {chat_id=mw_name}, message {text=mw_text}
message saying {text=mw_text} for {chat_id=mw_to}
congratulate {chat_id=mw_name}, write {text=mw_glad}
say {text=mw_short} in {chat_id=bigint}
send a quick hello to {chat_id=mw_to}
text {chat_id=mw_name}
write to the {chat_id=mw_group}
send {text=mw_text} as a chat message
I need to message somebody
ask them whether {text=mw_if}

%tool notify_user
ping me: {message=mw_alert}
push to me, {message=mw_alert}
notification please: {message=mw_alert}
make my phone show {message=mw_alert}
get a notification out to me that says {message=mw_alert}
show up on my phone with {message=mw_alert}
I'd like a push that says {message=mw_alert}
can a notification tell me {message=mw_alert}
buzz me that {message=mw_alert}
buzz my phone with "{message=mw_alert}"
alert: {message=mw_alert}, to me
give me an alert, text: {message=mw_alert}
throw {message=mw_alert} on my screen as a notification
a push with {message=mw_alert}, now
put {message=mw_alert} in my notifications
my notifications should read {message=mw_alert}
fire me a notification "{message=mw_alert}"
notify me, quote, {message=mw_alert}
let me get a notification: {message=mw_alert}
test push: {message=mw_alert}
does push work? send me {message=mw_alert}
push test with the text {message=mw_alert}
text of the notification: {message=mw_alert}. send it to me
I want to see {message=mw_alert} pop up
pop {message=mw_alert} up on my devices
right now, notify me that {message=mw_alert}
immediately tell my phone {message=mw_alert}
beep me with {message=mw_alert}
send me, as a notification, {message=mw_alert}
{message=mw_alert} as push notification
{message=mw_alert} - notify me
notify me {message=mw_alert}
user alert {message=mw_alert}
issue a notification: {message=mw_alert}
for me only, a notification that {message=mw_alert}
wake my phone up with {message=mw_alert}
notify "{message=sentence}" to my phone
a little push for me: {message=sentence}
alert me straight away that {message=sentence}
put up a banner on my phone saying {message=sentence}
send a push to my watch: {message=sentence}
I'd love a buzz on my phone
push something to me
send me an alert
notify my phone
trigger a push notification

%list mw_zone: Lisbon | Kuala Lumpur | Kathmandu | Honolulu | Auckland | Nairobi | Asia/Seoul | America/Bogota | Pacific/Auckland | Africa/Lagos | Europe/Dublin | Anchorage | Perth | Karachi | Manila | Reykjavik | UTC | GMT | EST | PST | CET | Mumbai | Montreal | Asia/Tokyo | Buenos Aires | Tehran | Denver | Istanbul | Jakarta

%tool get_current_time
(do you|would you) know what time it is
time check
the time please
how late are we
what does my clock say
what o'clock is it
tell me the exact time
I've no watch on, what's the time
is it already past noon
how far along is the day
what day is today
today's date please
which date do we write today
the date?
date today
what weekday have we got
which month are we in
what year is it anyway
is today a {=weekday}
week number and date please
hour in {timezone=mw_zone}?
{timezone=mw_zone} now
time over in {timezone=mw_zone}
clock in {timezone=mw_zone} please
what's the clock at in {timezone=mw_zone}
right now in {timezone=mw_zone} it is what time
{timezone=mw_zone}, current time
{timezone=city}, what time have they got
in {timezone=mw_zone}, is it day or night
is it morning yet in {timezone=mw_zone}
are shops still open in {timezone=city}, what hour is it there
can I ring {=person} in {timezone=city} or is it the middle of the night there
my friend lives in {timezone=city}. how late is it at hers
{=person} is travelling in {timezone=mw_zone}, what's the local time
the webinar is in {timezone=mw_zone} time, what time is it there now
before I call {timezone=city}, what's their time
is {timezone=mw_zone} asleep at this hour
convert now to {timezone=mw_zone}
what would a clock in {timezone=city} show this minute
what's today's date in {timezone=mw_zone}
what day do they have in {timezone=mw_zone}
has the new day already begun in {timezone=city}
time zone {timezone=mw_zone}: time?
local time {timezone=mw_zone}
when it's now here, how late is it in {timezone=mw_zone}
both date and time in {timezone=mw_zone}

%list mw_calc: 14 * 37 | 1450 / 12 | 389 - 147 | 17.5% of 64 | 8% of 1250 | 2^12 | sqrt(225) | (45 + 18) / 7 | 3.6 * 29 | 1200 * 1.19 | 99.90 * 3 | 77 + 48 + 135 | 15 squared | 9 cubed | 25 times 64 | 1024 divided by 32 | 18 plus 24 plus 7 | 360 minus 75 | square root of 529 | 20% of 89.50 | 12 to the power of 3 | 600 / 7 | half of 375 | 4800 * 0.035 | 22 mod 5 | 6! | log(1000) | 7 * (8 - 3) | 30 percent of 420 | (12.5 + 7.5) * 4 | 19 x 21 | 5/8 + 1/4 | 250 + 19% | 365 * 24 | 18,500 / 52 | 1/3 * 90 | 0.15 * 240 | 45 / 60 | 89 + 89 * 0.07 | sin(0.5) + 1 | 2 * pi * 6 | 4.5 * 4.5 | 33 divided by 4 | 11 times 12
%list mw_for: the kitchen tiles | my tax form | the tip | splitting the bill | the recipe | our budget | paint for the hall | the petrol | the invoice | homework | my hours | a quote

%tool calculate
{expression=mw_calc}
{expression=mw_calc}?
{expression=mw_calc} is?
{expression=mw_calc} makes what
{expression=mw_calc}, anyone?
just {expression=mw_calc}
so {expression=mw_calc}, that's how much
for {=mw_for}: {expression=mw_calc}
for {=mw_for} I need {expression=mw_calc}
I'm doing {=mw_for} and stuck at {expression=mw_calc}
no calculator at hand, {expression=mw_calc}?
too lazy to do {expression=mw_calc} in my head
can't do {expression=mw_calc} on paper, help
how do you get {expression=mw_calc}, I mean what's the number
give me a number for {expression=mw_calc}
what number is {expression=mw_calc}
what's the sum, {expression=mw_calc}
what's the outcome of {expression=mw_calc}
type in {expression=mw_calc} and tell me
punch {expression=mw_calc} into a calculator
enter {expression=mw_calc}
sum: {expression=mw_calc}
math: {expression=mw_calc}
maths please, {expression=mw_calc}
arithmetic: {expression=mw_calc}
the kids ask what {expression=mw_calc} is
my son's homework says {expression=mw_calc}
verify: is {expression=mw_calc} really {=bigint}
he says {expression=mw_calc} comes to {=int}, is he right
is {=bigint} the result of {expression=mw_calc}
if each day costs that much, {expression=mw_calc} is the total, so?
let's say {expression=mw_calc}. result?
work {expression=mw_calc} out for me
please tell me {expression=mw_calc}
{expression=mw_calc} to two decimals if you would
figure out {expression=expression}
I make that wrong every time: {expression=expression}
{expression=expression}, quickly
do {expression=expression}
do the sum {expression=expression} for {=mw_for}
calculator, {expression=expression}
compute {expression=expression} exactly
answer to {expression=expression}, please
equals? {expression=expression}
crunch {expression=expression}
add that up for me
can you do percentages
help me with a sum
calculate how much that is
I need to work out {=mw_for}

%list mw_sql: SELECT count(*) FROM tickets WHERE closed IS NULL | select name, price from products order by price desc limit 3 | SELECT country, sum(amount) FROM payments GROUP BY country | select * from visits where day = '2025-03-01' | SELECT max(total) FROM orders | select id, email from customers where email like '%@example.org' | SELECT avg(score) FROM reviews WHERE product_id = 12 | select distinct status from shipments | SELECT t.title, u.name FROM tasks t JOIN users u ON u.id = t.owner | select month, revenue from results order by month | SELECT * FROM stock WHERE amount < 10 | select count(distinct customer_id) from orders where year = 2024 | SELECT name FROM suppliers WHERE country = 'Italy' LIMIT 20 | select sum(hours) from timesheets where week = 14 | SELECT version() | with recent as (select * from orders limit 50) select count(*) from recent | SELECT title, year FROM books ORDER BY year | select room, avg(temperature) from readings group by room | SELECT * FROM invoices WHERE due < now() | explain select * from orders
%list mw_tab: orders | customers | invoices | tickets | payments | visits | products | shipments | reviews | timesheets | suppliers | readings

%tool run_sql
{query=mw_sql}
{query=mw_sql};
{query=mw_sql} <- run
run: {query=mw_sql}
run against the db: {query=mw_sql}
db query {query=mw_sql}
postgres: {query=mw_sql}
psql> {query=mw_sql}
please exec {query=mw_sql}
start the query {query=mw_sql}
the query is {query=mw_sql}, result please
my query {query=mw_sql} - what does it return
{query=mw_sql}, what rows come back
what rows match {query=mw_sql}
show the rows for {query=mw_sql}
I wrote {query=mw_sql}. try it on the {=mw_tab}
use this SQL: {query=mw_sql}
SQL: {query=mw_sql}. go
with SQL get me {query=mw_sql}
in our database, {query=mw_sql}
on the {=mw_tab} table please run {query=mw_sql}
for the {=mw_tab}, {query=mw_sql}
check the {=mw_tab} via {query=mw_sql}
the dashboard is empty; does {query=mw_sql} give anything
debugging: output of {query=mw_sql}?
copy this into the database console: {query=mw_sql}
paste and run {query=mw_sql}
hit the db with {query=mw_sql}
fetch {query=mw_sql}
would {query=mw_sql} find something
is there a row for {query=mw_sql}
I want what {query=mw_sql} returns
return {query=mw_sql} as a table
give me the answer to {query=mw_sql} from the tables
read from the database: {query=mw_sql}
statement: {query=mw_sql}
"{query=mw_sql}" (run it)
let postgres do {query=mw_sql}
data team wants {query=sql}, run it please
here you go: {query=sql}
sql statement to run {query=sql}
does {query=sql} work on our data
once more {query=sql}
now run {query=sql}
do {query=sql} on the tables
run a query on {=mw_tab}
ask the database for me
start my SQL
I need a query on the {=mw_tab} table

%list mw_src: BBC | Guardian | Reuters | NYT | Washington Post | Le Monde | El País | Tagesschau | heise | Spiegel | Ars Technica | The Verge | Hacker News | Wired | Bloomberg | Financial Times | AP | Al Jazeera | NPR | Politico | Euronews | Nature | Phys.org | Irish Times | Haaretz | Sydney Morning Herald | Globe and Mail | Kicker | ESPN | The Economist | Quanta | Lobsters | NHK | FAZ | Der Standard | La Repubblica | TechCrunch | 404 Media
%list mw_feed: https://example.com/rss | https://blog.example.org/atom.xml | https://news.example.net/feed | feeds.example.io/tech.rss | https://club.example.de/news.xml | https://example.edu/press/rss.xml | http://paper.example/rss | https://status.example.com/history.atom | https://podcast.example.fm/feed.xml | https://council.example.gov/rss

%tool get_news_rss
{source=mw_src}?
{source=mw_src} now
{source=mw_src} headlines
headlines {source=mw_src}
open {source=mw_src}
news of {source=mw_src}
{source=mw_src}, {limit=int} stories
{limit=int} from {source=mw_src}
{limit=int} items {source=mw_src}
the {limit=int} latest on {source=mw_src}
show {limit=int} headlines by {source=mw_src}
what's {source=mw_src} got today
what are they writing at {source=mw_src}
what has {source=mw_src} on its front page
lead story on {source=mw_src}
today's {source=mw_src}
see if {source=mw_src} has something new
check {source=mw_src} for me
I start every day with {source=mw_src}, read it to me
over breakfast, the {limit=int} top headlines of {source=mw_src}
give me a digest of {source=mw_src}
quick scan of {source=mw_src}, {limit=int} pieces
skim {source=mw_src}
read {source=mw_src} to me
from {source=mw_src} I'd like {limit=int} headlines
use {source=mw_src} as the source, {limit=int} stories
subscribe-free look at {source=mw_src}: the newest
{source=mw_src} newest articles
what's the latest {source=mw_src} has published
is {source=mw_src} reporting anything new
catch up with {source=mw_src}
(what|anything) on {source=mw_src}?
rss feed {source=mw_feed}
feed {source=mw_feed}, {limit=int} entries
{source=mw_feed} latest
read out {source=mw_feed}
what's new at {source=mw_feed}
fetch {limit=int} entries from {source=mw_feed}
last posts in {source=mw_feed}
any news on {source=mw_feed}
{limit=int} most recent of {source=mw_feed}
poll {source=mw_feed}
is there something in {source=mw_feed}
the headlines please
check my feeds
top {limit=int} headlines from that paper
read me the paper

%list mw_news: rail strike | election in Canada | new tax law | wildfires | climate summit | merger | peace talks | supreme court case | heat wave | data leak | interest rate decision | flood | coalition talks | chip ban | football transfers | housing reform | trial | space telescope | airline crisis | teachers' union | volcano | grain deal | tariffs | mayor's resignation | vaccine study
%list mw_newsnt: tariffs | inflation | NATO | AI regulation | OpenAI | Boeing | Brussels | Argentina | nuclear power | wildfires in Greece | electric cars | Formula 1 | Bitcoin | South Korea | crypto fraud | interest rates | Tesla | migration | farmers | NASA | Wimbledon | Eurovision | minimum wage | rents in Berlin

%tool get_news_groundnews
what happened while I slept
what happened overnight in the world
anything happen today that I should know
what did I miss in the news this week
what's going on out there
news flash please
general news please
today's top news
world news, {limit=int} stories
{limit=int} news stories please
{limit=int} stories of the day
any headlines on the {query=mw_news}
latest on the {query=mw_news}
what do we know about the {query=mw_news} by now
the {query=mw_news}: any news
the {query=mw_news} in the media, {limit=int} stories
is the {query=mw_news} still in the news
{query=mw_newsnt}: latest news
{query=mw_newsnt} headlines
news {query=mw_newsnt} {limit=int}
{limit=int} stories on {query=mw_newsnt}
{limit=int} current pieces about the {query=mw_news}
anything new regarding {query=mw_newsnt}
how's the {query=mw_news} being reported
how do left leaning and right leaning papers write about {query=mw_newsnt}
media coverage of {query=mw_newsnt}
bias check: {query=mw_newsnt}
on the topic of {query=mw_newsnt}, what's new
press review: {query=mw_newsnt}
what does the press make of {query=mw_newsnt}
ground news {query=mw_newsnt}
coverage across outlets of the {query=mw_news}
which side reports more on the {query=mw_news}
catch me up on {query=mw_newsnt}
fill me in on the {query=mw_news}
I heard about the {query=mw_news}, tell me the news
I was out of reach, what's new with the {query=mw_news}
my dad talks of nothing but {query=mw_newsnt}, any news about it
give me both sides on the {query=mw_news}
has there been a turn in the {query=mw_news}
did something happen to {query=mw_newsnt}
reports about {query=mw_newsnt}, {limit=int} at most
current affairs
are there any developments on {query=mw_newsnt}
what's up with the {query=mw_news}
who is covering {query=mw_newsnt}

%tool get_status
how's {problem_id=num_id} doing
how about {problem_id=num_id}, done?
{problem_id=num_id}: status
problem {problem_id=num_id}: status
is {problem_id=num_id} through yet
request {problem_id=num_id}, still working on it?
any news on my request {problem_id=num_id}
any news on problem {problem_id=num_id}
what's holding up request {problem_id=num_id}
did something go wrong with {problem_id=num_id}
what went wrong with problem {problem_id=num_id}
tell me what's up with request {problem_id=num_id}
the one with the number {problem_id=num_id}, how far along is it
{problem_id=num_id} seems stuck, is it
I'm waiting for {problem_id=num_id}, what's the state
has number {problem_id=num_id} been finished
where are you at with {problem_id=num_id}
give me an update on problem {problem_id=num_id}
update on request {problem_id=num_id} please
progress of my request {problem_id=num_id}
how far did you get with {problem_id=num_id}
are you still busy with {problem_id=num_id}
what are you doing right now
are you still working on something for me
is everything I asked for done
what's still open
what's pending
open problems
anything waiting on me
what is it you need my ok for
which approvals are outstanding
how are my requests coming along
my requests, how do they stand
list what you're handling for me
show what I've asked you recently and how it went
did everything go through
has my last request worked
how did the last thing I asked for turn out
are you done
what's the state of things
give me a status
problem list please
any failures
what went wrong just now
did that work
queue status

# Typical confusions.
%tool get_device_state
how warm is it in the {device_id=mw_room}, not outside
temperature {device_id=mw_room}
is it cold in the {device_id=mw_room} or just me
what does the {device_id=mw_heat} measure
%tool get_weather
how warm is it in {location=city}
temperature {location=city}
how warm is it outside in {location=mw_place}, I know the inside
{location=mw_place} temperature {days=mw_soon}
%tool control_device
{action:set_temperature=warmer} in the {device_id=mw_room} please
set it to {parameters=mw_temp} in the {device_id=mw_room}, {action:set_temperature=temperature}
%tool get_camera_stream
who is in front of the {camera_id=mw_spot}, picture
is the {camera_id=mw_cam} showing anyone
%tool get_device_state
is the {device_id=mw_doorlock} locked, don't lock it
check the {device_id=mw_lamp} but don't touch it
%tool search_wikipedia
what is {query=mw_entity}, check the wiki
%tool web_search
what is {query=product} good for, search the web
who makes {query=product}, google it
%tool search_arxiv
what is known about {query=mw_science}, papers only
{query=mw_science} research articles please
%tool ask_knowledge_base
what's our rule on {query=mw_kbt}, not the legal one on the web
%tool retrieve_memories
what did I tell you my {query=mw_thing} was
did I say something about my {query=mw_thing}
%tool search_conversations
what did you and I say about {query=mw_convs} in our chat
did we chat about {query=mw_convs}
%tool store_fact
{fact=mw_fact}, for the facts not for the profile
%tool update_profile
my {updates=mw_is}, that's for the profile not for the facts
%tool list_facts
show me the facts, not the profile
%tool get_profile
show me the profile, not the facts
%tool export_memory
download the facts, don't list them
%tool get_stock_price
{symbol=mw_stock} share, not the coin
is {symbol=mw_stock} on the stock market up {period=mw_since}
%tool get_crypto_price
{symbol=mw_coin}, the coin, in {currency=mw_cur}
{symbol=mw_coin} for {currency=mw_cur}, not the exchange rate
%tool get_exchange_rate
{from_currency=mw_cur} into {to_currency=mw_cur}, money not coins
is the {from_currency=mw_one} up against the {to_currency=mw_one} {=mw_lately}
%tool notify_user
message me "{message=mw_alert}" as a notification, just me
tell me by push: {message=mw_alert}
%tool send_message
message {chat_id=mw_name} "{text=mw_text}", it's not for me
text {chat_id=mw_name}, don't mail: {text=mw_text}
%tool compose_email
mail {to=email} that {body=mw_text}, subject {subject=title}
e-mail, not a text, to {=person}: {body=mw_text}
%tool get_news_rss
what's {source=mw_src} writing about today
%tool get_news_groundnews
what do all the papers write about the {query=mw_news}
%tool get_current_time
what time is it in {timezone=city}, not the weather
%tool calculate
{=mw_forsum} euros plus tax is {expression=mw_calc}, how much
%list mw_lately: lately | today | this week | this month
%list mw_forsum: 20 | 45 | 99 | 150 | 1200 | 310 | 75 | 60 | 500 | 18 | 24 | 36 | 410 | 88 | 900
