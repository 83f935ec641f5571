# Weather: by place, by coordinates (Open-Meteo), by coordinates in the United States (NOAA).
%list wx_spot: Portland, Oregon | Black Forest | Lake Tahoe | Bavaria | Paris, Texas | San José | Upper Austria | Napa Valley | Key West | Cape Cod | Zermatt | Reykjavik | 90210 | 10115 Berlin | Cornwall | Crete | Tenerife | Lake Garda | Queenstown | Chamonix | St. Moritz | Bali | Malmö | São Paulo | Zürich | Cambridge, UK | Brooklyn | Mont Blanc | Sylt | Tuscany
%list wx_days: today => 1 | tonight => 1 | this afternoon => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | day after tomorrow => 3 | this week => 7 | the coming week => 7 | the week ahead => 7 | the next 7 days => 7 | the next three days => 3 | the next 3 days => 3 | the next five days => 5 | the next 10 days => 10 | the next two weeks => 14 | the coming fortnight => 14 | the next 2 days => 2 | the next four days => 4 | the next 6 days => 6 | all week => 7
%list wx_soon: today => 1 | tonight => 1 | later today => 1 | this evening => 1 | tomorrow => 2 | tomorrow evening => 2 | tomorrow afternoon => 2 | first thing tomorrow => 2 | the day after tomorrow => 3 | this weekend => 7 | on the weekend => 7 | at the weekend => 7 | this week => 7 | later this week => 7 | next week => 14 | in the coming days => 5 | on Friday => 7 | on Saturday => 7 | on Sunday => 7 | on Monday => 7 | on Tuesday => 7 | on Wednesday => 7 | on Thursday => 7
%list wx_n: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 14 | 16 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | ten => 10 | fourteen => 14
%list wx_lat: 52.52 | 48.85 | 40.42 | -33.87 | 35.68 | 59.33 | 47.37 | 1.35 | 55.6761 | -22.9 | 41.9028 | 64.13 | 50.08 | 37.98 | -1.29 | 28.61 | 52.52 N => 52.52 | 33.9 S => -33.9 | 48.2° => 48.2 | 45.46° N => 45.46 | 53 | 12.9716 | -34.6 | 60.17
%list wx_lon: 13.41 | 2.35 | -3.70 | 151.21 | 139.69 | 18.07 | 8.54 | 103.82 | 12.5683 | -43.2 | 12.4964 | -21.9 | 14.44 | 23.73 | 36.82 | 77.21 | 13.4 E => 13.4 | 18.4 E => 18.4 | 16.37° => 16.37 | 9.19° E => 9.19 | 10 | 77.5946 | -58.38 | 3.7 W => -3.7
%list us_lat: 39.74 | 40.7128 | 34.05 | 41.88 | 29.76 | 25.76 | 47.61 | 37.77 | 33.45 | 42.36 | 38.9072 | 45.52 | 36.17 | 61.22 | 21.31 | 44.98 | 30.27 | 40.7 N => 40.7 | 39.7° => 39.7 | 35.2271
%list us_lon: -104.99 | -74.0060 | -118.24 | -87.63 | -95.37 | -80.19 | -122.33 | -122.42 | -112.07 | -71.06 | -77.0369 | -122.68 | -115.14 | -149.9 | -157.86 | -93.27 | -97.74 | 74 W => -74 | 105° W => -105 | -80.8431
%list wx_feel: warm | cold | hot | windy | sunny | humid | chilly | icy | foggy | stormy | muggy | freezing | cloudy | nice out | rainy
%list wx_gear: an umbrella | a jacket | a coat | sunscreen | gloves | boots | a sweater | a raincoat | shorts | sunglasses | a warm hat | winter tires | long sleeves | a scarf | rubber boots
%list wx_plan: barbecue | hike | bike ride | picnic | garden party | beach day | run | wedding | football match | ski trip | walk with the dog | sailing trip | flight | road trip | camping trip
%list us_spot: Denver | New York | Houston | Miami | Seattle | my ranch in Montana | the cabin in Vermont | Chicago | the farm in Iowa | Boston | Phoenix | Honolulu | Anchorage | the beach house in Florida | Las Vegas

%tool get_weather
(what's|what is|how's|how is) the weather [like] in {location=city}
(what's|how's) the weather in {location=wx_spot} [right now]
weather {location=city}
{location=city} weather {days=wx_days}
weather for {location=wx_spot} {days=wx_soon}
(will it|is it going to) (rain|snow|be sunny|storm|clear up) in {location=city} {days=wx_soon}
is it (raining|snowing|sunny|windy|foggy) in {location=city}
do I need {=wx_gear} in {location=city} {days=wx_soon}
should I (pack|bring|wear|take) {=wx_gear} (for|to|in) {location=city}
how (cold|warm|hot|windy|humid) (will it be|does it get) in {location=city} {days=wx_soon}
(what's|tell me) the temperature in {location=city}[ please]
I'm (flying|going|driving|off) to {location=city} {days=wx_soon}, what will the weather be like there
we're planning a {=wx_plan} in {location=wx_spot} {days=wx_soon}, will it stay dry
(give me|show me|I want|get me|pull up) a {days=wx_n}(-| )day forecast for {location=city}
(give me|show me|can I get) the forecast for {location=wx_spot} for {days=wx_days}
{location=city}, next {days=wx_n} days, (weather|forecast)?
forecast {location=city} {days=wx_n} days
(can you|could you|would you) check (if|whether) it'll be {=wx_feel} in {location=city} {days=wx_soon}
how many degrees (is it|are there|do they have) in {location=city} (right now|at the moment|currently)
{days=wx_soon} in {location=city}: (rain or sun|umbrella or not|what's it going to be like)?
in {location=city}, is it {=wx_feel} (at the moment|these days|now)
looking out at grey skies here, is {location=city} any better
what are the chances of (rain|snow|thunderstorms|sunshine) for {location=wx_spot} {days=wx_soon}
my {=wx_plan} is in {location=city} {days=wx_soon} and I'd hate for it to get rained out. how does it look?
any (storms|frost|heat waves|snow) (coming|on the way|expected) in {location=city}
when I land in {location=city}, how (cold|warm|wet) will it be
what should I wear {days=wx_soon} in {location=city}
meteorological outlook for {location=country}, {days=wx_days}
(hi|hey|good morning), how does the sky look over {location=city} {days=wx_soon}
is it (too hot|too cold|warm enough|dry enough) for a {=wx_plan} in {location=city} {days=wx_soon}
(wind|rain|snow|temperature) (in|for) {location=wx_spot} {days=wx_soon}
mom lives in {location=city}, does she have (snow|rain|sun|a heat wave) right now
will there be (snow|ice|sun) in {location=wx_spot}
(what's|how's) the weather [like] {days=wx_soon}
do I need {=wx_gear} {days=wx_soon}
is it going to (rain|snow|freeze|be {=wx_feel}) {days=wx_soon}
(weather|forecast) please
{days=wx_n} day forecast

%tool get_weather_openmeteo
weather at {latitude=wx_lat}, {longitude=wx_lon}
(what's|how's) the weather at latitude {latitude=wx_lat} (and |)longitude {longitude=wx_lon}
(Open-Meteo|open meteo|openmeteo) (forecast|weather) for {latitude=wx_lat}, {longitude=wx_lon}
(Open-Meteo|openmeteo) {latitude=latitude} {longitude=longitude} {forecast_days=wx_n} days
use (Open-Meteo|open-meteo) to (check|get|look up) the weather at {latitude=wx_lat} {longitude=wx_lon}
forecast for the coordinates {latitude=latitude} / {longitude=longitude}
my (gps|GPS|boat|tent|drone) is at {latitude=wx_lat}, {longitude=wx_lon}, (will it rain here|what's the weather there)?
(lat|latitude) {latitude=latitude} (lon|lng|long|longitude) {longitude=longitude} weather
{latitude=wx_lat}, {longitude=wx_lon} - how (warm|cold|windy) is it there
{forecast_days=wx_n}(-| )day forecast for position {latitude=wx_lat} {longitude=wx_lon}
give me the next {forecast_days=wx_n} days of weather at {latitude=wx_lat}, {longitude=wx_lon} please
we are anchored at {latitude=wx_lat} and {longitude=wx_lon}; what wind should we expect {forecast_days=wx_days}
is it going to (rain|snow|storm) at lat {latitude=wx_lat}, lon {longitude=wx_lon} {forecast_days=wx_soon}
temperature at the point {latitude=latitude}, {longitude=longitude}[ please]
(could|can) you ask (Open-Meteo|open meteo) what {forecast_days=wx_soon} looks like at {latitude=wx_lat}, {longitude=wx_lon}
the spot is latitude {latitude=wx_lat}, longitude {longitude=wx_lon}. weather?
weather by coordinates: {latitude=wx_lat} and {longitude=wx_lon}
longitude {longitude=wx_lon}, latitude {latitude=wx_lat}: is it {=wx_feel} there
pull the (weather|forecast) for these coordinates {latitude=latitude},{longitude=longitude} for {forecast_days=wx_days}
what will it be like at {latitude=wx_lat} by {longitude=wx_lon} {forecast_days=wx_soon}
I'd like the openmeteo data for {latitude=latitude}, {longitude=longitude}, {forecast_days=wx_n} days ahead
for our {=wx_plan} at {latitude=wx_lat}, {longitude=wx_lon}: does it stay dry {forecast_days=wx_soon}?
how does the sky look at {latitude=wx_lat}, {longitude=wx_lon} right now
someone sent me the coordinates {latitude=wx_lat}, {longitude=wx_lon}, is it {=wx_feel} there
check conditions at geo position {latitude=wx_lat}; {longitude=wx_lon}
open-meteo for {=city}, at {latitude=latitude}, {longitude=longitude}
what does (Open-Meteo|openmeteo) say
(Open-Meteo|open meteo) forecast for {forecast_days=wx_n} days
weather at latitude {latitude=wx_lat}
I only know the longitude, {longitude=wx_lon}, what's the weather there

%tool get_weather_noaa
NOAA forecast for {latitude=us_lat}, {longitude=us_lon}
(what does|what's) (NOAA|the NOAA|noaa) (say|saying) (for|about) {latitude=us_lat}, {longitude=us_lon}
(National Weather Service|national weather service|NWS) (forecast|report|outlook) (for|at) {latitude=us_lat} {longitude=us_lon}
check the (National Weather Service|NWS|US weather service) for latitude {latitude=us_lat} longitude {longitude=us_lon}
(noaa|nws) {latitude=us_lat} {longitude=us_lon}
use NOAA (data|instead|this time) and tell me the weather at {latitude=us_lat}, {longitude=us_lon}
what is the official US (forecast|weather) at {latitude=us_lat}, {longitude=us_lon}
(get|fetch|pull|grab) the (NOAA|noaa) weather for {=us_spot}, coordinates {latitude=us_lat}, {longitude=us_lon}
I trust the national weather service most, what do they predict for {latitude=us_lat}, {longitude=us_lon}
{latitude=us_lat}, {longitude=us_lon}, (NOAA|NWS) please
lat {latitude=us_lat}, lon {longitude=us_lon}, according to (NOAA|the National Weather Service)?
will it (rain|snow|storm) at {latitude=us_lat}, {longitude=us_lon}? ask (NOAA|the NWS|the weather service)
we're near {=us_spot}, {latitude=us_lat} {longitude=us_lon}, any NOAA warnings or forecast for us
American weather service, point {latitude=us_lat} / {longitude=us_lon}, how does it look
(can you|could you|please) look up {latitude=us_lat}, {longitude=us_lon} (with|on|at|via) NOAA
(the |)NWS grid point forecast at latitude {latitude=us_lat} and longitude {longitude=us_lon}
government weather forecast for the US location {latitude=us_lat}, {longitude=us_lon}
for {=us_spot} I need what NOAA has at longitude {longitude=us_lon}, latitude {latitude=us_lat}
does the NWS expect (snow|rain|wind|a storm) near {latitude=us_lat}, {longitude=us_lon}
hey, the {=wx_plan} is at {latitude=us_lat}, {longitude=us_lon}. what's the national weather service forecast there?
weather from NOAA: {latitude=us_lat}, {longitude=us_lon}
US national forecast, {latitude=us_lat} north, {longitude=us_lon}
show me the weather.gov forecast for {latitude=us_lat}, {longitude=us_lon}
what do the NOAA folks (think|expect|predict) about the wind at {latitude=us_lat}, {longitude=us_lon}
is NOAA calling for {=wx_feel} weather at {latitude=us_lat} {longitude=us_lon}
I'd rather have the NOAA numbers for {latitude=us_lat}, {longitude=us_lon}, thanks
(NOAA|NWS|National Weather Service) forecast please
what does NOAA say for {=us_spot}
can you check the national weather service
NOAA forecast at latitude {latitude=us_lat}
