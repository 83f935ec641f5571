# Requests about the house, weather, money, news and looking things up, whose wording is close to that of a neighbouring
# tool and whose tool hangs on a word or two: a command without a verb against a question, a room against a town, a
# share against news of the firm, the handbook against the web against papers.
%lang en
%list rm: snug | mezzanine | boot room | annexe | sewing room | spare bedroom | music room | boat house | summer house | upstairs landing | box room | playroom | wet room | home gym | boiler room | library | front room | granny flat | studio | loft | cellar bar | dressing room | greenhouse | hobby room | tack room | breakfast nook | hall | server closet | teenager's room | stables
%list lamp: chandelier | fairy lights | desk lamp | spots over the island | neon sign | globe on the shelf | wall lights | uplighter | salt lamp | floodlight | tree lights | vanity light | picture lights | lantern by the steps | strip under the bunk | lamp with the green shade | light.landing_2 | night light | bollard lights | easel lamp | pendant over the table
%list plug: iron | tumble fan | fryer | water fountain | heat mat | pottery kiln | bottle warmer | dehumidifier | electric fence | games console | ice maker | projector | sewing machine | mosquito trap | towel rail | switch.well_pump | bubble machine | air fryer | incubator | charger in the shed | extractor
%list lock: stable door | shop door | side door | conservatory door | gun safe | back gate | mail room door | lock.annexe | cat flap | bakery entrance | fire exit | basement door | yacht cabin | wine store | parcel box
%list cov: blackout blind | roller blinds | porch awning | barn doors | patio curtains | roof vent | velvet curtains | carport door | sun sail | hatch to the attic | louvres | net curtains | window over the stairs | cover.west_wing | greenhouse flaps
%list hot: thermostat | radiators | underfloor heating | climate.annexe | pellet stove | heat pump | air con | convector | infrared panel | storage heater | hot tub
%list mus: gramophone speaker | soundbar | kitchen speaker | radio in the bath | hi-fi | record player | media_player.snug | outdoor speakers | telly | party box | home cinema
%list job: lawn robot | bread oven | washer dryer | hoover | drip irrigation | dishwasher | espresso machine | pool robot | pond pump | fan oven | feeder | paper shredder
%list alr: shed alarm | burglar alarm | shop alarm | intruder system | alarm.boat | security system
%list tg: 18 degrees => {"temperature": 18} | 19 => {"temperature": 19} | 20.5 => {"temperature": 20.5} | twenty-one => {"temperature": 21} | 22 degrees => {"temperature": 22} | 23 => {"temperature": 23} | 16 degrees => {"temperature": 16} | 24° => {"temperature": 24} | seventeen => {"temperature": 17} | 68 degrees => {"temperature": 68} | 15 => {"temperature": 15} | 25 degrees => {"temperature": 25}
%list br: 80% => {"brightness": 80} | 10 percent => {"brightness": 10} | 35% => {"brightness": 35} | 60 percent => {"brightness": 60} | twenty-five percent => {"brightness": 25} | 5% => {"brightness": 5} | 95% => {"brightness": 95} | forty percent => {"brightness": 40} | 100% => {"brightness": 100} | fifty percent => {"brightness": 50}
%list vo: 10 => {"volume": 10} | 15 percent => {"volume": 15} | 25 => {"volume": 25} | 40% => {"volume": 40} | 55 percent => {"volume": 55} | thirty-five => {"volume": 35} | 70 => {"volume": 70} | eight => {"volume": 8}
%list why: the baby is down | grandad's eyes hurt | the plumber's here | we've got company | I burnt the toast | it's film night | I'm on a call | the cat wants out | my hands are wet | I'm in bed already | I'm up a ladder | the guests are early | the kids are finally quiet | it's my turn to cook
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then

%tool control_device
lights {action:turn_on=on} in the {device_id=rm}
{device_id=rm} lights {action:turn_off=off}
{action:turn_on=a bit of light} in the {device_id=rm}, {=why}
{=hi}, the {device_id=rm} in the {action:turn_off=dark} please
could it be {action:dim=a bit darker} in the {device_id=rm}
could it be {action:dim=less bright} in here
does the {device_id=lamp} have to be so bright? {action:dim=lower}
the {device_id=rm} could do with {action:set_brightness=more light}, {parameters=br} say
{parameters=br} on the {device_id=lamp} would {action:set_brightness=be bright enough}
what the {device_id=rm} needs is {action:set_brightness=light at} {parameters=br}
{device_id=lamp} {action:set_brightness=down to} {parameters=br}, {=why}
I'd read better with the {device_id=lamp} {action:set_brightness=at} {parameters=br}
{action:turn_on=let there be light} in the {device_id=rm}
the {device_id=lamp} is burning for nobody, {action:turn_off=out} with it
why is the {device_id=lamp} on in broad daylight, {action:turn_off=off} with that
the {device_id=lamp} ought to be {action:turn_off=off} by now, make it so
the {device_id=lamp} ought to be {action:turn_on=on} when they arrive, which is now
I want to see where I'm walking in the {device_id=rm}, {action:turn_on=lights}
somebody left the {device_id=plug} on, {action:turn_off=off} please, I know it's on
is there any way of getting the {device_id=plug} {action:turn_off=off} from here
the {device_id=plug} {action:turn_on=on}, if you would, {=why}
the {device_id=plug} can go {action:turn_off=off}, {=why}
{device_id=plug} {action:turn_on=on}, nothing else
am I allowed to have the {device_id=plug} {action:turn_on=on} for a bit
power {action:turn_off=away from} the {device_id=plug}, it hums
{=hi}, {device_id=plug} on if it's off, off if it's on, so {action:toggle=toggle}
{action:set_temperature=warmer} in the {device_id=rm}, {=why}
could the {device_id=rm} be {action:set_temperature=a touch warmer}, I'm not asking about outside
it may be {parameters=tg} in the {device_id=rm}, so {action:set_temperature=set it}
the {device_id=rm} {action:set_temperature=should be} at {parameters=tg} when grandma gets here
I don't care how warm it is in town, the {device_id=rm} {action:set_temperature=must get to} {parameters=tg}
{device_id=rm} too cold, {action:set_temperature=want} {parameters=tg}
{parameters=tg}, {device_id=hot}, {action:set_temperature=set}
would {parameters=tg} be possible in the {device_id=rm}? {action:set_temperature=heat it to that}
{action:set_temperature=no more than} {parameters=tg} for the {device_id=hot}, gas is dear
the {device_id=hot} {action:set_temperature=back to} {parameters=tg}, {=why}
the forecast says frost, so {device_id=hot} {action:set_temperature=up to} {parameters=tg}
I read that {parameters=tg} is healthiest for sleep, {action:set_temperature=put} the {device_id=hot} there
this is no weather for the {device_id=hot}, {action:turn_off=off}
we're back from holiday and the house is an icebox, {device_id=hot} {action:turn_on=on}
the {device_id=lock} {action:lock=locked}, please, not a question
I'd sleep easier with the {device_id=lock} {action:lock=locked}
has to be {action:lock=locked}, the {device_id=lock}
the {device_id=lock} shouldn't be open at this hour, {action:lock=lock}
{device_id=lock}: {action:unlock=unlock}, {=why}
they're standing outside the {device_id=lock} without a key, can you {action:unlock=unlock}
I need the {device_id=lock} {action:unlock=unlocked} for a minute
{device_id=lock} {action:unlock=off the latch}, my neighbour's coming over
rain's coming in, the {device_id=cov} {action:close=shut}
the {device_id=cov} I want {action:close=closed}, the rest may stay
the {device_id=cov} as far {action:close=down} as it goes
some air, {device_id=cov} {action:open=open}
could we have the {device_id=cov} {action:open=up} again
it's morning and the {device_id=cov} isn't {action:open=open} yet, see to it
the plants need sun, so the {device_id=cov} has to be {action:open=pulled back}
halfway is no good, {device_id=cov} all the way {action:open=open} please
{action:set_volume=louder}, the {device_id=mus}, {parameters=vo}
is {parameters=vo} too much to ask for the {device_id=mus}? {action:set_volume=volume}, I mean
{device_id=mus} at {parameters=vo}, {action:set_volume=volume} wise
the {device_id=mus} {action:set_volume=down to} {parameters=vo}, {=why}
nobody needs to hear the {device_id=mus} in the street, {parameters=vo} is {action:set_volume=loud enough}
phone's ringing, {device_id=mus} on {action:pause=pause}
hang on, {action:pause=freeze} the {device_id=mus} till I'm back
the {device_id=mus} has to {action:stop=stop}, {=why}
a bit of music from the {device_id=mus} please, {action:start=play}
crumbs everywhere, the {device_id=job} may {action:start=begin}
the {device_id=job} is loaded, {action:start=off it goes}
the {device_id=job} {action:start=should run} while the power is cheap, meaning now
that's enough, {device_id=job}, {action:stop=stop}
tell the {device_id=job} {action:stop=that's it} for today
the {device_id=job} must {action:pause=wait}, there's a toddler in its way
{device_id=alr} {action:arm=armed}, we're leaving
with nobody home I'd want the {device_id=alr} {action:arm=armed}, so do that
{device_id=alr} {action:disarm=off duty}, it's the cleaner
the {device_id=alr} mustn't go off when I walk in, so {action:disarm=disarm}
how about {action:turn_off=no light} in the {device_id=rm} for a change
would it hurt to have the {device_id=hot} {action:turn_on=on}? I'm blue
{action:dim=gentler light} in the {device_id=rm}, it's all a bit hospital
it's brighter in the {device_id=rm} than on the moon, {action:dim=tone it down}
{action:set_temperature=cooler} in here please, I'm not talking about the weather

%tool get_device_state
are the {device_type:light=lights} on in the {device_id=rm}
{device_type:light=lights} still on in the {device_id=rm}?
on or off, the {device_id=lamp}, I can't tell from here
is that the {device_id=lamp} I see glowing, or did I turn it off
did anyone remember the {device_id=lamp}? is it off, I mean
tell me the {device_id=lamp} isn't on all night again
how bright have we got the {device_id=lamp}
what percentage is the {device_id=lamp} at
is it warm in the {device_id=rm}
is it warm enough in the {device_id=rm} for the seedlings
is the {device_id=rm} any warmer yet
what's it like in the {device_id=rm}, degrees wise
how many degrees in the {device_id=rm} just now
temperature of the {device_id=rm}, not of the town
I set {=tg} for the {device_id=rm}, did it get there
has it cooled down in the {device_id=rm}
the {device_type:sensor=sensor} in the {device_id=rm} says what
how damp is it in the {device_id=rm}
what's the humidity in our {device_id=rm}
{device_id=hot} setting?
what have we got the {device_id=hot} on
{=hi}, the {device_id=hot}, is it heating or just pretending
don't make it warmer, only say what the {device_id=hot} is set to
locked or unlocked, the {device_id=lock}, which
the {device_id=lock} is locked, right?
I'm in bed now, is the {device_id=lock} locked or do I have to get up
which is it, {device_id=lock} open or shut
did the {device_id=lock} lock itself
{=hi}, was the {device_id=lock} left unlocked
the {device_id=cov} is down, isn't it
is the {device_id=cov} open? if so I'll see to it myself
how far up is the {device_id=cov}
could the {device_id=cov} still be open in this rain
are we rain proof, I mean is the {device_id=cov} closed
what's the {device_id=mus} playing
is the {device_id=mus} paused or did it crash
how loud is the {device_id=mus} at the moment
what volume is the {device_id=mus} on
is the {device_id=job} through yet
where has the {device_id=job} got to
how much longer does the {device_id=job} say it needs
the {device_id=job} is awfully quiet, has it stopped
is there a fault on the {device_id=job}
has the {device_id=job} got any battery left
is the {device_id=alr} armed, I can't remember doing it
{device_id=alr} on or not
current state of the {device_id=plug}
does the {device_id=plug} draw any power right now
I unplugged everything except the {device_id=plug}, is that running
what would I find if I went and looked at the {device_id=plug}: on, off?
is the {device_type:camera=camera} in the {device_id=rm} online
the {device_type:fan=fan} in the {device_id=rm}, is it going round
has the {device_type:vacuum=vacuum} left the {device_id=rm}
are the {device_type:cover=blinds} down in the {device_id=rm}
is it on, I can't see from the sofa

%list spot: hen run | slipway | side alley | bike racks | feeding station | cot | loading bay | back porch | kennel | fish pond | till | sandpit | mail box | turning circle | hay barn | playground | stable yard | foal box | reception desk | fire pit
%list cam: barn cam | cam 7 | doorbell | fox cam | dash cam in the van | camera.slipway | aquarium cam | crib cam | gatepost camera | garage cam | kitten cam | warehouse cam
%tool get_camera_stream
somebody's shadow by the {camera_id=spot}, who on earth is it
what's going on by the {camera_id=spot}, I'd like to see
can I see if the lights are on, from the {camera_id=cam}
is that fox back? {camera_id=cam} please
I heard a car, what does the {camera_id=cam} show
a look at the {camera_id=spot}, if you don't mind
is anybody standing at the {camera_id=spot}? picture please
{camera_id=cam}, live, on my phone
let me peek at the {camera_id=spot}
I don't need to know whether the {camera_id=cam} works, show me its picture
it isn't about the lock, I want to watch the {camera_id=spot}
the weather page says snow, let me see for myself on the {camera_id=cam}
{camera_id=cam} view, full screen
{=why}, what's happening at the {camera_id=spot}, video I mean
pull up the {camera_id=cam}, there's something moving
my package should be lying at the {camera_id=spot}, may I see

# Weather: a town is asked about, not a room; a place by name, not by its numbers.
%list pl: Rome | Bath | Split | Reading | Cork | Nice | Mobile, Alabama | Bergen | Tromsø | Cádiz | Leeds | Sligo | Innsbruck | Thessaloniki | Hull | the Peak District | Gdańsk | Lake Como | Santa Fe | Tulsa | Adelaide | Kochi | Cusco | the Algarve | Turku | Biarritz | Bern | Zadar | Yosemite | Queenstown | Nantes | Rugby | the Faroe Islands | Tunis | Salem, Oregon | Dundee
%list soon: today => 1 | tonight => 1 | this afternoon => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | at the weekend => 7 | this week => 7
%list dd: two days => 2 | three days => 3 | 3 days => 3 | four days => 4 | five days => 5 | 6 days => 6 | seven days => 7 | a week => 7 | 8 days => 8 | ten days => 10 | 12 days => 12 | two weeks => 14 | a fortnight => 14
%tool get_weather
is it warm in {location=pl}
is it any warmer in {location=pl} than here
is it dark and grey in {location=pl} or is there some sun
how many degrees in {location=pl} just now
{location=pl}, how damp is it there
what's it like in {location=pl}, degrees wise
has it cooled down in {location=pl}
will it be warm enough in {location=pl} for shorts {days=soon}
should the windows of our flat in {location=pl} worry me {days=soon}, storm wise
the loft is warm, but what about {location=pl} {days=soon}
never mind thermostat, is it freezing in {location=pl}
{=hi}, {location=pl}, any sun {days=soon}
I land in {location=pl} at nine, what will it be like outside
the news keeps on about a heatwave, how hot does {location=pl} get over {days=dd}
before I book anything for {location=pl}: sun or rain, {days=dd} ahead
any weather warnings for {location=pl} {days=soon}
{days=dd} of tent life in {location=pl}, shall we be burnt or drowned
it's a wedding in the open, {location=pl}, {days=soon}, please say dry
can one swim in the sea off {location=pl} {days=soon} or is it too cold out
will the snow in {location=pl} hold for {days=dd}
wind in {location=pl}, strong or weak
how low do the temperatures in {location=pl} go {days=soon}
{days=dd} in {location=pl}: raincoat, yes or no
fog in {location=pl} {days=soon}?

%list la: 59.91 | 41.15 | -33.45 | 35.68 | 43.3 | -8.05 | 64.1 | 52.37 | 14.6 | -43.53 | 60.17 | 36.72
%list lo: 10.75 | -8.61 | -70.66 | 139.69 | 5.37 | -34.88 | -21.9 | 4.9 | 120.98 | 172.63 | 24.94 | -4.42
%list ula: 40.76 | 35.47 | 29.42 | 47.61 | 36.16 | 41.88 | 61.22 | 25.76
%list ulo: -111.89 | -97.52 | -98.49 | -122.33 | -86.78 | -87.63 | -149.9 | -80.19
%tool get_weather_openmeteo
is it warm at {latitude=la}, {longitude=lo}
how windy will {latitude=la} / {longitude=lo} be {forecast_days=soon}
{=hi}, rain at {latitude=la} {longitude=lo}, next {forecast_days=dd}
the trail hut has only a position, {latitude=la} and {longitude=lo}, what's its weather
open-meteo, {latitude=la}, {longitude=lo}, {forecast_days=dd}
mooring at lat {latitude=la} lon {longitude=lo}, will there be a storm {forecast_days=soon}
temperature by the numbers, latitude {latitude=la}, longitude {longitude=lo}
sun or cloud over {latitude=la}, {longitude=lo}?
%tool get_weather_noaa
what has the national weather service got for {latitude=ula}, {longitude=ulo}
is it warm at {latitude=ula}, {longitude=ulo} according to noaa
noaa says what about rain at {latitude=ula} {longitude=ulo}
it has to be the NWS one, point {latitude=ula}, {longitude=ulo}, storms?
the US service's outlook please, NOAA I think it's called, {latitude=ula} / {longitude=ulo}
forecast by noaa, lat {latitude=ula}, lon {longitude=ulo}

# Money.
%list sh: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | McDonald's | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | GE | Delta | Gap | Square | Caterpillar | Cisco | CSCO | QCOM | SBUX | DAX | Dow Jones | FTSE 100 | S&P 500 | Nikkei
%list firm: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | Cisco | Boeing | Renault
%list per: today => 1d | this week => 5d | this month => 1mo | in the last month => 1mo | over the past month => 1mo | in three months => 3mo | this quarter => 3mo | over six months => 6mo | in half a year => 6mo | this year => ytd | so far this year => ytd | since january => ytd | in the last year => 1y | over twelve months => 1y | in two years => 2y | over the past five years => 5y | in ten years => 10y
%list co: bitcoin | BTC | ethereum | ETH | solana | SOL | litecoin | monero | dogecoin | cardano | ripple | chainlink | polkadot | stellar | avalanche | toncoin | cosmos
%list cu: euros => EUR | dollars => USD | US dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | danish kroner => DKK | norwegian kroner => NOK | mexican pesos => MXN | won => KRW | forints => HUF | yuan => CNY | baht => THB | rand => ZAR | shekels => ILS
%list cx: euro => EUR | dollar => USD | pound => GBP | swiss franc => CHF | yen => JPY | zloty => PLN | rupee => INR | forint => HUF | won => KRW | baht => THB | rand => ZAR | canadian dollar => CAD | yuan => CNY
%list am: 50 | 1,200 | 35.90 | 8000 | 15 | 499 | 2500 | 60000 | 19.99 | 110 | a hundred | fifty | two thousand | 740
%tool get_stock_price
how did {symbol=firm} do on the stock market {period=per}
how much is {symbol=firm} a share
what's {symbol=firm} at on the exchange
what's {symbol=firm} trading at, no articles please
where does {symbol=sh} stand on the market
price of one {symbol=firm} share
would I have made money with {symbol=firm} shares {period=per}
did {symbol=firm} shares fall {period=per}
everyone's reading about {symbol=firm}, I only want the share price
{symbol=firm} stock, {period=per}
look up {symbol=firm}, the share price I mean
look up the quote for {symbol=sh}
{=hi}, my {symbol=firm} shares, up or down {period=per}
has {symbol=sh} gained anything {period=per}
chart of {symbol=sh} {period=per}, please
if I sold one {symbol=firm} share now what would I get
does {symbol=firm} cost more per share than it used to, {period=per} I mean
after that scandal, what is left of the {symbol=firm} share
{symbol=sh} quote
the market value of a {symbol=firm} share, as of now

%tool get_crypto_price
what is a {symbol=co} at this evening
what's {symbol=co} at in {currency=cu}
how much is one {symbol=co} in {currency=cu}
is {symbol=co} up or down right now
how many {currency=cu} for one {symbol=co}
look up {symbol=co}, the price only
{=hi}, {symbol=co} price, {currency=cu}
I'm tempted by {symbol=co}, what would one set me back
{symbol=co}? cost? in {currency=cu}?
the going rate of {symbol=co} please
one coin of {symbol=co}, {currency=cu}
does a {symbol=co} still cost more than my car, in {currency=cu}
forget stocks, how's {symbol=co} priced

%list cv: turkish lira => TRY | aussie dollars => AUD | czech crowns => CZK | dirhams => AED | swedish kronor => SEK | reais => BRL | new zealand dollars => NZD | singapore dollars => SGD | rupiah => IDR | philippine pesos => PHP | ringgit => MYR | hong kong dollars => HKD
%list cy: turkish lira => TRY | aussie dollar => AUD | czech crown => CZK | dirham => AED | swedish krona => SEK | real => BRL | ringgit => MYR | rupiah => IDR | mexican peso => MXN | shekel => ILS
%tool get_exchange_rate
how much is {=am} {from_currency=cu} in {to_currency=cv}
the {from_currency=cy}, what's it at
what's the {from_currency=cx} at against the {to_currency=cy}
what do I get in {to_currency=cu} for {=am} {from_currency=cv}
{=am} {from_currency=cu}, how many {to_currency=cv}
look up the {from_currency=cy} in {to_currency=cu}
is one {from_currency=cx} more than one {to_currency=cy} these days
the {from_currency=cy} against the {to_currency=cx}, where does it stand
{=hi}, {from_currency=cu} into {to_currency=cv}, the rate
a hotel at {=am} {from_currency=cv} a night, what's that in {to_currency=cu}
I owe her {=am} {from_currency=cu} and only have {to_currency=cv}, how many do I need
they pay me {=am} {from_currency=cv}, which makes how much in {to_currency=cu}
before we fly I'd like to know how many {to_currency=cv} go to a {from_currency=cx}
{from_currency=cv} in {to_currency=cu}, please turn {=am} of them
in {to_currency=cv} that would be? the tag says {=am} {from_currency=cu}
if I change {from_currency=cv} for {to_currency=cu} now, is it a good rate
rate {from_currency=cx} {to_currency=cy}

%list ex: 50 * 1.08 | 12% of 1800 | 240 / 7 | sqrt(529) | 19 + 38 + 45 | 3.5 * 12 | 25% of 64 | 2^12 | 1999 - 847 | 45 times 16 | 390 divided by 12 | 17 squared | 7 plus 8 times 2 | (45 + 55) / 4 | 8.4% of 12000 | 1500 * 1.03^5 | 18 x 27 | cube root of 343
%tool calculate
how much would {expression=ex} be
what's {expression=ex}, no currency involved
{expression=ex}, how much
{=hi}, a sum: {expression=ex}
and {expression=ex} makes how much
my shares came to {expression=ex}, what's that
so the bill is {expression=ex}, total please
work out {expression=ex}
look, {expression=ex}, what comes out
{expression=ex} = what
is {expression=ex} more than a thousand

# News: the firm in the news, its share not.
%list ev: rail strike | flood in Valencia | new speed limit | ferry disaster | teachers' pay dispute | ceasefire talks | heating law | interest rate cut | oil spill | bridge collapse | lithium mine protests | bird flu outbreak | space probe | border closure | trade deal | mayor's resignation | cyber attack on the hospitals | wildfire near Athens | bitcoin fraud trial | power cut in Lyon
%list src: BBC | Guardian | Reuters | Le Monde | Hacker News | Financial Times | CNBC | Irish Times | Tagesschau | El País | Ars Technica | The Verge | NPR | Al Jazeera | New York Times | Bloomberg | Politico | Wired | La Repubblica | Economist
%list n: 2 | 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10 | a dozen => 12
%tool get_news_groundnews
what's in the news about {query=firm}
not what {query=firm} costs, what's being reported on it
any news on {query=firm}? I know the share price
why's everyone talking about {query=firm}, what are the papers saying
look up the {query=ev} in the news
{query=firm}, the latest reports, no prices
news on the {query=ev}, {limit=n} stories
what do the papers make of the {query=ev}
how is the {query=ev} covered on either side
what happened in the world while the lights were out
in the news today?
{=hi}, has anything come out about the {query=ev} since this morning
{limit=n} reports on the {query=ev}, from different papers
who's reporting on the {query=ev} and who keeps quiet
the latest on the {query=ev}, please
how has the press taken the {query=ev}
my mother frets about the {query=ev}, what's the news
headlines on {query=firm}, any paper
left and right on {query=firm}, please compare the coverage

%tool get_news_rss
what's new on {source=src}
what does {source=src} have today
{source=src}: {limit=n} headlines
front page of {source=src}
look up what {source=src} is running today
{=hi}, headlines, {source=src} only
from {source=src} and nobody else, the latest
{source=src} please, {limit=n} will do
could I hear what {source=src} leads with
I only trust {source=src}, so what have they got
anything fresh from {source=src}
the {limit=n} top stories at {source=src}
feed of {source=src}, newest first
my morning {source=src}, please

# Looking things up: which source is meant hangs on a word.
%list we: how to bleed a radiator | cheap thermostats with wifi | LED bulbs that don't flicker | best share broker for beginners | garage door opener parts | where to change money in Prague | dimmer switch wiring | locksmith open on sundays | how to read a stock chart | bitcoin tax rules | quiet air conditioners | smart lock reviews | blackout blinds made to measure | what a heat pump costs | opening hours of the swimming hall | trains from Lyon to Turin | hotels in Ghent with parking | who fixes old radios | how to descale a kettle | the nearest exchange office | how to spell accommodate | visa for Jordan | best weather stations for the garden | used violins | whether a dog may eat mango | ferry to Gotland | wallpaper paste recipe | second hand e-bikes
%list wk: thermostat | Wall Street | Bretton Woods | the Suez Canal | Alexander Volta | tulip mania | Nikola Tesla | the Bank of England | Hedy Lamarr | incandescent light bulb | Fahrenheit | monsoon | Satoshi Nakamoto | the euro | the Gutenberg press | John Harrison | Reuters | Lake Baikal | lighthouse of Alexandria | the South Sea Bubble | Siemens | samurai | camera obscura | Adolphe Sax | Rosetta Stone | Ibn Battuta | baobab | the gold standard
%list px: thermal comfort in offices | stock return prediction | LED degradation | exchange rate volatility | smart home privacy | precipitation nowcasting | bitcoin energy use | fake news detection | parental leave and wages | remote work productivity | heat pumps in cold climates | market microstructure | topological insulators | retrieval augmented generation | camera pose estimation | urban heat islands | home office and sleep | muon anomalies | sparse autoencoders | gene drives | volcanic ash | query optimisation in databases
%list kb: working from abroad | parental leave | who may have a company car | locking up in the evening | heating in the offices | remote work | travel in first class | exchange rates on expense claims | buying company shares | dogs at work | private use of the printer | what to do when the alarm goes off | overtime on sundays | snow days | talking to the press | the lights in the meeting rooms | lost key cards | gifts from suppliers | how many sick days need a note | bike leasing | the camera system at the entrance | notice periods | approving invoices over 5000 | social media
%list kq: may I take my laptop abroad | who locks the office at night | how warm must the office be | do we get time off when it snows | what exchange rate counts for expenses | am I allowed to own shares of a client | how long is my notice period | who pays for the home office lamp | can I bring my dog | how many days can I work from Spain | what happens with unused holidays | which camera footage do we keep

%tool web_search
look up {query=we} on the web
what does the web say on {query=we}
is there anything online about {query=we}
the internet will know, {query=we}
{=hi}, google says what to {query=we}
not in our handbook, on the net: {query=we}
{query=we}, search please
{query=we}, online, {num_results=n} results
find me websites, {query=we}
I need {num_results=n} links, {query=we}
no news, no wiki, simply a web search, {query=we}
what comes up when one searches for {query=we}
have a quick look round the internet, {query=we}
{=why}, so be a dear and google {query=we}
off to the web with this: {query=we}
the lights work, I just wonder what google says to this: {query=we}
as far as the internet knows: {query=we}

%tool search_wikipedia
look up {query=wk} in the encyclopaedia
what does wikipedia have on {query=wk}
{query=wk}, the wiki article
{=hi}, wikipedia, {query=wk}
is there an encyclopedia entry for {query=wk}
not the web at large, wikipedia alone: {query=wk}
no price, no news, only what wikipedia tells about {query=wk}
the background on {query=wk} out of wikipedia, please
the first {limit=n} wikipedia articles for {query=wk}
{query=wk} on wikipedia?
I'd like to read up on {query=wk}, wikipedia is fine
wikipedia page of {query=wk}
an encyclopedia would have {query=wk}, wouldn't it

%tool search_arxiv
look up {query=px} on arxiv
what does the research say on {query=px}, papers please
is there a paper on {query=px}
{=hi}, preprints, {query=px}
not the handbook and not the web, scientific papers on {query=px}
{query=px}, up to {max_results=n} scientific papers
who has published on {query=px}
{query=px}: academic articles, {max_results=n} of them
I'm after studies, no blog posts, on {query=px}
{query=px}, anything recent that arxiv holds
the scientific literature on {query=px}, what's there
a preprint or two about {query=px} would help my thesis
can you dig up research papers concerning {query=px}

%tool ask_knowledge_base
look up {query=kb} in the handbook
what does the company handbook say on {query=kb}
{query=kb}, what line does our company take in its policies
{=hi}, our internal rules, {query=kb}
not what the law or the web says, what our own guide says: {query=kb}
no papers, no articles, our policy on {query=kb}
{query=kq}? the staff handbook must say
according to our documents, {query=kq}
{query=kq}, says our handbook?
I'm new at the firm, {query=kq}
is anything written about {query=kb} in the company manual
HR guide: {query=kb}
before I ask my manager, what's in the policies on {query=kb}
the rule at our company for {query=kb}, please
do our documents mention {query=kb}

%list sq: select count(*) from shares | SELECT room, max(temp) FROM sensors GROUP BY room | select * from rates where base = 'EUR' | SELECT title FROM articles ORDER BY published DESC LIMIT 3 | select avg(lux) from lamps | SELECT name FROM devices WHERE state = 'on' | select ticker, close from quotes where day = '2026-03-02' | SELECT sum(total) FROM invoices WHERE paid = false | select distinct country from suppliers | SELECT id FROM tickets WHERE status = 'open' | select max(rainfall) from stations | SELECT 42
%tool run_sql
{=hi}, sql, {query=sq}
what rows come back for {query=sq}
against our tables please: {query=sq}
not the sensor itself, the table: {query=sq}
{query=sq} - run that on the database
the database should answer this one: {query=sq}
I'd like the result of {query=sq}
try this select for me, {query=sq}

# The clock, one's own requests, a notification.
%list tz: Tokyo | Oslo | Perth | Lagos | Chicago | Asia/Tokyo | Manila | Lisbon | Caracas | Europe/Madrid | Anchorage | Wellington | Dubai | UTC | Toronto | Kathmandu | Bath | Nice | Santiago
%tool get_current_time
is it dark o'clock in {timezone=tz}, what time I mean
is it still morning in {timezone=tz}, by the clock
not the weather in {timezone=tz}, the time
what's the hour, over in {timezone=tz}
before I ring {timezone=tz}: what's their clock say
would I wake them if I phoned {timezone=tz} now, what's the time over there
{=hi}, today's date
what day is it today
does anyone know the time
the stock market in {timezone=tz} opens at nine, what time is it there now
what do the clocks show in {timezone=tz}
%tool get_status
my requests to you, how do they stand
status of request {problem_id=num_id}, not of a device
{=hi}, number {problem_id=num_id}, how far along is that request
is problem {problem_id=num_id} still open or has it been dealt with
which of my requests are waiting for my okay
are you finished with problem {problem_id=num_id}
did anything I asked you for fail
how's {problem_id=num_id} coming on, the request I mean
%list me: the radiators are cold | dollar below 0.90 | the blinds are stuck | lights out | the paper is out | laundry is dry | your shares are up | rain in ten minutes | backup finished | the pool is warm
%tool notify_user
a push to my own phone, saying {message=me}
show me a notification with {message=me}
{=hi}, notify me: {message=me}
notification to myself, {message=me}
let my phone pop up with "{message=me}"
I want an alert on my screen that reads {message=me}

%tool none
%list who: my brother | grandma | our neighbour | my flatmate | the boss | aunt Inge | my ex

# Longer ones: what comes before or after the request speaks of another tool.
%tool talk
money comes, money goes, the dog stays
{=who} talks about shares all through dinner
{=who} once swapped the {=lamp} for a bicycle
I always thought {=firm} was a kind of cheese
I do like how the {=lamp} makes the wall glow
thank you, the {=rm} is much warmer now
the light in {=pl} was lovely when we were there
{=who} moved to {=pl} for the weather and misses the fog
I'm more of a candle person than a lamp person
bitcoin, again, at breakfast, imagine
{=who} collects old coins and tells everyone what they aren't worth
I never understood why people fear {=co}
I used to deliver {=src} on my bike when I was twelve
we argued about the thermostat for years and then we laughed
the handbook is what I rest my coffee on
{=who} proofreads encyclopaedias for a living
I grew up without a doorbell, people just shouted
the yen always sounded like a wish to me
newspapers smell better than screens
it felt good to lock the shop for the last time
{=who} is afraid of the vacuum, bless
what a night, the blinds rattled and nobody slept
do you find money boring too
would you invest if you were a person
%tool control_device
I looked at the forecast and it'll be twelve below tonight, so maybe the {device_id=hot} {action:set_temperature=had better be at} {parameters=tg}
the news was grim enough, now for some calm: {device_id=lamp} {action:dim=low} and that's all
a paper I read says {parameters=br} is kindest on the eyes, so that's where the {device_id=lamp} {action:set_brightness=should be}, please
the electricity costs me {=am} {=cu} a month, which is why I'd like the {device_id=plug} {action:turn_off=off}
I've asked twice whether the {device_id=lock} is locked, now I simply want it {action:lock=locked}
we don't have to see who's at the door, {action:unlock=unlock} the {device_id=lock} and let her in
%tool get_device_state
I asked you to turn the {device_id=plug} off ages ago, did that happen
no idea what the handbook of the {device_id=job} calls it, but has it finished
it's minus five outside they say, and inside, I mean in the {device_id=rm}, how cold is it there
I'm not after a thermostat on the web, I'd like to hear what ours, the {device_id=hot}, is showing
we left in a hurry and I've been wondering ever since if the {device_id=cov} is closed
%tool get_weather
the heating's on full here, while my sister sits in {location=pl} in a t-shirt, or doesn't she, how warm is it there
I read in the paper that {location=pl} flooded last month, is there more rain coming {days=soon}
our handbook sends us home at 35 degrees, will it get that hot in {location=pl} {days=soon}
%tool get_stock_price
the papers say {symbol=firm} is finished, so I'd like to see what the share did {period=per}
I don't want {=firm}, I want {symbol=firm}, what's a share of that
they fired the boss, it's all over the news, and the {symbol=firm} share, how is it taking it
%tool get_news_groundnews
the {query=firm} share fell off a cliff, fine, but what happened there, what does the news say
never mind what it's worth, is {query=firm} in the papers for something bad
I can look out of the window for the weather, tell me about the {query=ev} instead, what's new
%tool get_exchange_rate
no dearer than {=am} {from_currency=cu}, she wrote, and I think in {to_currency=cv}, so what does she mean
not a sum I can do without the rate: {=am} {from_currency=cv} as {to_currency=cu}
%tool ask_knowledge_base
the web is full of opinions on {query=kb}, but what has our own company laid down
I'm cold at my desk and before I complain, {query=kb}, what do our rules say
%tool web_search
the company manual is silent, the papers are too clever, so let's try the internet on {query=we}
%tool search_arxiv
I've had the wikipedia version and the newspaper version of {query=px}, now for real papers
%tool search_wikipedia
I've got no use for studies or shops, all I want is the wikipedia entry: {query=wk}

%lang de
%list num: 3 | 4 | 5 | 6 | 8 | 10 | 12
%list drm: Nähzimmer | Flur | Wintergarten | Keller | Dachzimmer | Gästezimmer | Partykeller | Arbeitszimmer | Gartenhaus | Stall | Esszimmer | Hobbyraum
%list drf: Diele | Werkstatt | Sauna | Speisekammer | Einliegerwohnung | Bibliothek | Waschküche | Garage | Praxis
%list dlf: Stehlampe | Lichterkette | Deckenlampe | Schreibtischlampe | Außenlampe | Nachttischlampe | Salzlampe | Leselampe
%list dtf: Haustür | Kellertür | Ladentür | Terrassentür | Seitentür | Stalltür
%list dhf: Heizung | Fußbodenheizung | Klimaanlage | Wärmepumpe | Infrarotheizung
%list dcm: Rollladen | Vorhang im Bad | Sonnenschutz | Rollo in der Küche
%list djf: Spülmaschine | Waschmaschine | Kaffeemaschine | Teichpumpe | Bewässerung
%list dgr: 18 Grad => {"temperature": 18} | 20 Grad => {"temperature": 20} | 21,5 Grad => {"temperature": 21.5} | 23 Grad => {"temperature": 23} | 19 => {"temperature": 19} | 16 Grad => {"temperature": 16}
%list dbr: 80 Prozent => {"brightness": 80} | 30% => {"brightness": 30} | 15 Prozent => {"brightness": 15} | 60% => {"brightness": 60}
%list dst: Rom | Essen | Bergen | Husum | Bozen | Lübeck | Graz | Zermatt | Passau | Sylt | Bilbao | Gera | Trier
%list dsoon: heute => 1 | heute Abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7
%list dsh: Henkel | BASF | Puma | Infineon | Zalando | Bayer | Porsche | Nestlé | Danone | Ryanair
%list dcu: Euro => EUR | Dollar => USD | Pfund => GBP | Schweizer Franken => CHF | Yen => JPY
%list dcv: Zloty => PLN | Forint => HUF | tschechische Kronen => CZK | norwegische Kronen => NOK | Rupien => INR
%list dco: Bitcoin | Ethereum | Solana | Litecoin | Monero | Dogecoin
%list dev: Bahnstreik | Heizungsgesetz | Hochwasser an der Elbe | Brand im Hafen | Tarifstreit | Gasunfall in Linz
%list dsrc: Tagesschau | Spiegel | Heise | taz | Kicker | Standard | NZZ | FAZ
%list dwe: Heizkörper entlüften | Schlüsseldienst sonntags | günstige Dimmer | Wechselstube in Prag | Rollo ausmessen | Aktiendepot für Anfänger
%list dwk: Thermostat | Fugger | Tulpenmanie | Bernstein | Konrad Zuse | Glühlampe | Leuchtturm von Alexandria
%list dkb: Homeoffice im Ausland | Überstunden am Sonntag | Hunde im Büro | Dienstwagen | Schlüsselverlust | Hitzefrei
%list dex: 240 / 7 | 19 * 23 | 15% von 480 | 38 plus 45 plus 9 | sqrt(529) | 1200 minus 385
%list dpx: Mikroplastik im Boden | Wechselkursprognosen | Wärmepumpen in Altbauten | Schlaf und Licht | Falschmeldungen

%tool control_device
licht {action:turn_on=an} im {device_id=drm}
in der {device_id=drf} bitte das licht {action:turn_off=aus}
könnte es im {device_id=drm} {action:set_temperature=etwas wärmer} sein
unter {parameters=dgr} soll es in der {device_id=drf} nicht sein, {action:set_temperature=heiz} so weit
die {device_id=dlf} könnte {parameters=dbr} {action:set_brightness=hell} sein
abgeschlossen will ich die {device_id=dtf}, also {action:lock=abschließen}
die {device_id=djf} darf jetzt {action:start=loslaufen}
es zieht, {device_id=dcm} {action:close=zu}
%tool get_device_state
ist das {device_type:light=licht} im {device_id=drm} an
in der {device_id=drf}, wie warm haben wir es da
ist die {device_id=dtf} abgeschlossen oder nicht
auf wie viel grad steht die {device_id=dhf} gerade
ist die {device_id=djf} endlich durch
%tool get_weather
ist es in {location=dst} warm
wärmer als bei uns in {location=dst}, oder wie ist das wetter dort {days=dsoon}
braucht man {days=dsoon} in {location=dst} einen schirm
%tool get_stock_price
was macht die aktie von {symbol=dsh}
{symbol=dsh}, kurs, {period:ytd=seit jahresbeginn|dieses jahr}
%tool get_crypto_price
was kostet ein {symbol=dco} gerade in {currency=dcu}
%tool get_exchange_rate
wie viel sind {=bigint} {from_currency=dcu} in {to_currency=dcv}
{from_currency=dcv} in {to_currency=dcu}, der kurs bitte
%tool get_news_groundnews
was schreibt die presse über {query=dsh}, der kurs ist mir egal
{query=dev}, gibts da neue nachrichten
%tool get_news_rss
schlagzeilen von {source=dsrc}, {limit=num} genügen
%tool web_search
schau im netz nach: {query=dwe}
%tool search_wikipedia
{query=dwk}, und zwar der artikel aus der wikipedia
%tool search_arxiv
gibts studien, also richtige paper, zu {query=dpx}
%tool ask_knowledge_base
{query=dkb}, was sagt unser betriebshandbuch
im netz steht vieles, aber wie ist bei uns in der firma {query=dkb} geregelt
%tool calculate
{expression=dex}, was kommt da raus
%tool get_camera_stream
wer steht da an der {camera_id=dtf}, zeig mal das bild
%tool talk

die {=dlf} hab ich vom flohmarkt, ist sie nicht schön
über geld redet man nicht, sagt meine oma
früher war in {=dst} mehr lametta
%lang es
%list erf: despensa | cocina | buhardilla | sala de música | biblioteca | terraza | lavandería | salita
%list elf: lámpara de pie | guirnalda de luces | luz del porche | lámpara de sal | luz de la escalera | lamparita
%list etf: puerta del patio | puerta trasera | verja | puerta del sótano | puerta de la tienda
%list ehf: calefacción | estufa de pellets | bomba de calor | caldera
%list epf: persiana | cortina del baño | claraboya | puerta del garaje
%list ejf: lavadora | cafetera | bomba del estanque | secadora | aspiradora
%list egr: 18 grados => {"temperature": 18} | 20 grados => {"temperature": 20} | 22 grados => {"temperature": 22} | 21,5 grados => {"temperature": 21.5} | 19 => {"temperature": 19}
%list ebr: 80% => {"brightness": 80} | 30 por ciento => {"brightness": 30} | 15% => {"brightness": 15} | 60 por ciento => {"brightness": 60}
%list est: Roma | Gijón | Cusco | Salta | Mérida | Oporto | Bergen | Jaca | Tarifa | Cuenca | Rosario
%list esoon: hoy => 1 | esta noche => 1 | mañana => 2 | pasado mañana => 3 | este fin de semana => 7 | esta semana => 7
%list esh: Iberdrola | Inditex | Danone | Repsol | Ferrovial | Puma | Mapfre | Starbucks
%list ecu: euros => EUR | dólares => USD | libras => GBP | francos suizos => CHF
%list ecv: yenes => JPY | pesos mexicanos => MXN | reales => BRL
%list eco: bitcoin | ethereum | solana | litecoin | monero
%list eev: huelga de trenes | sequía en el sur | ley de vivienda | cumbre de Lima | fuga de gas en Lugo
%list esrc: El País | La Vanguardia | Marca | BBC Mundo | El Mundo | Clarín
%list ewe: purgar un radiador | cerrajero abierto el domingo | cambiar dinero en Praga | bombillas que no parpadean | cómo medir una persiana
%list ewk: termostato | ámbar | fiebre de los tulipanes | faro de Alejandría | Isaac Peral
%list ekb: teletrabajo desde el extranjero | perros en la oficina | horas extra | coche de empresa | regalos de proveedores
%list epx: microplásticos | sueño y luz artificial | bombas de calor | noticias falsas
%tool none
%list erm: desván | pasillo | garaje | sótano | taller | comedor | invernadero | estudio | cuarto de costura | trastero

%tool control_device
luz {action:turn_on=encendida} en el {device_id=erm}
en la {device_id=erf} las luces {action:turn_off=apagadas}, por favor
¿podría estar {action:set_temperature=un poco más caliente} la {device_id=erf}?
a {parameters=egr} el {device_id=erm}, {action:set_temperature=ponlo así}
la {device_id=elf} daría más gusto {action:set_brightness=con el brillo} al {parameters=ebr}
la {device_id=etf} la quiero {action:lock=cerrada con llave}
que la {device_id=ejf} {action:start=empiece} ya
entra el sol, {action:close=baja} la {device_id=epf}
%tool get_device_state
¿están las {device_type:light=luces} del {device_id=erm} encendidas o no?
¿hace calor en la {device_id=erf}?
dime si la {device_id=etf} está cerrada con llave
¿a cuántos grados está puesta la {device_id=ehf}?
¿ha terminado ya la {device_id=ejf}?
%tool get_weather
¿hace calor en {location=est}?
¿hará más calor en {location=est} que aquí {days=esoon}?
en {location=est}, {days=esoon}, ¿paraguas o gafas de sol?
%tool get_stock_price
¿cómo va la acción de {symbol=esh}?
{symbol=esh} en bolsa, {period:1y=en el último año}
%tool get_crypto_price
¿cuánto vale un {symbol=eco} ahora en {currency=ecu}?
%tool get_exchange_rate
¿cuánto son {=bigint} {from_currency=ecu} en {to_currency=ecv}?
de {from_currency=ecv} a {to_currency=ecu}, ¿qué cambio hay?
%tool get_news_groundnews
no el precio, ¿qué dice la prensa de {query=esh}?
¿qué se sabe hoy de la {query=eev}? noticias, por favor
%tool get_news_rss
los titulares de {source=esrc}, con {limit=num} me basta
%tool web_search
a ver qué encuentra google: {query=ewe}
%tool search_wikipedia
{query=ewk}, lo que ponga en wikipedia
%tool search_arxiv
¿hay artículos científicos sobre {query=epx}?
%tool ask_knowledge_base
¿qué pone en nuestro manual de empresa sobre {query=ekb}?
según las normas internas, {query=ekb}, ¿cómo va?
%tool get_camera_stream
quiero ver quién está en la {camera_id=etf}, la imagen
%tool get_current_time
no el tiempo que hace en {timezone=est}, la hora
%tool talk
la {=elf} era de mi abuela y la adoro
el dinero va y viene, mi gato no
qué bonita estaba {=est} aquel verano
