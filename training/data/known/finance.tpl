# Shares, crypto coins, exchange rates.
%list fin_stock: AAPL | Apple | Tesla | TSLA | Microsoft | MSFT | NVDA | Nvidia | Siemens | SAP | Volkswagen | Netflix | AMZN | Amazon | GOOGL | Alphabet | Meta | BASF | Toyota | Nestlé | Shell | S&P 500 | DAX | Nasdaq | VOO | Berkshire Hathaway | BRK.B | Coca-Cola | Intel | INTC | Disney | Boeing | Pfizer | Santander | Telefónica | ASML | Airbus | IBM | JPM | Costco
%list fin_period: today => 1d | over the day => 1d | this week => 5d | the past week => 5d | the last five days => 5d | the last 5 days => 5d | the past month => 1mo | the last month => 1mo | the last 30 days => 1mo | the last four weeks => 1mo | the past three months => 3mo | the last 3 months => 3mo | the last quarter => 3mo | this quarter => 3mo | the last six months => 6mo | the past 6 months => 6mo | the past half year => 6mo | the past year => 1y | the last 12 months => 1y | the last year => 1y | the last two years => 2y | the past 2 years => 2y | the last five years => 5y | the past 5 years => 5y | the last ten years => 10y | the past decade => 10y | the last 10 years => 10y | this year => ytd | the year to date => ytd | the year so far => ytd | the whole history => max | the entire history => max | its whole life => max
%list fin_since: year to date => ytd | ytd => ytd | YTD => ytd | since January => ytd | since New Year => ytd | since the start of the year => ytd | so far this year => ytd | today => 1d | this week => 5d | this past week => 5d | since it went public => max | since the IPO => max | of all time => max | all time => max | ever => max | this quarter => 3mo | over the past decade => 10y | over the last year => 1y | over the last month => 1mo | over six months => 6mo
%list fin_short: 1d | 5d | 1mo | 3mo | 6mo | 1y | 2y | 5y | 10y | ytd | max | one month => 1mo | 1 month => 1mo | 1 year => 1y | one year => 1y | six months => 6mo | five years => 5y | 5 years => 5y | 3 months => 3mo | two years => 2y | ten years => 10y | 1 day => 1d | one day => 1d
%list fin_coin: Bitcoin | bitcoin | BTC | btc | Ethereum | ETH | ether | Solana | SOL | Dogecoin | doge | Cardano | ADA | Litecoin | LTC | XRP | Ripple | Polkadot | DOT | Monero | XMR | Avalanche | Chainlink | shiba inu | Tether | USDC | BNB | Tezos | Stellar | Polygon
%list fin_cur: euros => EUR | EUR | eur => EUR | US dollars => USD | dollars => USD | USD | usd => USD | American dollars => USD | pounds => GBP | British pounds => GBP | GBP | pounds sterling => GBP | yen => JPY | Japanese yen => JPY | JPY | Swiss francs => CHF | francs => CHF | CHF | Canadian dollars => CAD | CAD | Australian dollars => AUD | AUD | New Zealand dollars => NZD | NZD | yuan => CNY | renminbi => CNY | Chinese yuan => CNY | CNY | Hong Kong dollars => HKD | HKD | Singapore dollars => SGD | SGD | Taiwan dollars => TWD | Korean won => KRW | won => KRW | KRW | Indian rupees => INR | rupees => INR | INR | Indonesian rupiah => IDR | ringgit => MYR | Malaysian ringgit => MYR | Philippine pesos => PHP | Thai baht => THB | baht => THB | THB | Vietnamese dong => VND | dirhams => AED | Emirati dirhams => AED | AED | Saudi riyals => SAR | shekels => ILS | Israeli shekels => ILS | Turkish lira => TRY | lira => TRY | TRY | rand => ZAR | South African rand => ZAR | reais => BRL | Brazilian reais => BRL | BRL | pesos => MXN | Mexican pesos => MXN | MXN | Argentine pesos => ARS | Chilean pesos => CLP | Colombian pesos => COP | zloty => PLN | Polish zloty => PLN | PLN | Czech crowns => CZK | koruna => CZK | forints => HUF | Hungarian forint => HUF | Swedish kronor => SEK | SEK | Norwegian kroner => NOK | NOK | Danish kroner => DKK | DKK
%list fin_one: euro => EUR | dollar => USD | US dollar => USD | American dollar => USD | greenback => USD | pound => GBP | British pound => GBP | pound sterling => GBP | yen => JPY | Japanese yen => JPY | Swiss franc => CHF | franc => CHF | Canadian dollar => CAD | loonie => CAD | Australian dollar => AUD | Aussie dollar => AUD | kiwi dollar => NZD | yuan => CNY | Chinese yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Taiwan dollar => TWD | Korean won => KRW | Indian rupee => INR | rupee => INR | rupiah => IDR | ringgit => MYR | Philippine peso => PHP | Thai baht => THB | dong => VND | dirham => AED | Saudi riyal => SAR | shekel => ILS | Turkish lira => TRY | rand => ZAR | real => BRL | Brazilian real => BRL | Mexican peso => MXN | peso => MXN | Argentine peso => ARS | Chilean peso => CLP | Colombian peso => COP | zloty => PLN | Czech crown => CZK | forint => HUF | Swedish krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list fin_code: EUR | USD | GBP | JPY | CHF | CAD | AUD | NZD | CNY | HKD | SGD | TWD | KRW | INR | IDR | MYR | PHP | THB | VND | AED | SAR | ILS | TRY | ZAR | BRL | MXN | ARS | CLP | COP | PLN | CZK | HUF | SEK | NOK | DKK | eur => EUR | usd => USD | gbp => GBP | jpy => JPY | chf => CHF

%tool get_stock_price
(what's|what is) the (price|stock price|share price|quote) of {symbol=fin_stock}
how (is|are) {symbol=fin_stock} [stock] doing (today|right now|)
{symbol=fin_stock} stock price
{symbol=fin_stock} (stock|share price|quote)
stock {symbol=symbol}
where is {symbol=symbol} trading
{symbol=fin_stock} {period=fin_short}
show me {symbol=fin_stock} shares over {period=fin_period}
how has {symbol=fin_stock} (done|performed|developed|traded) over {period=fin_period}
how much (is|does) a share of {symbol=fin_stock} [cost]
(chart|prices|price history) of {symbol=fin_stock} for {period=fin_period}
is {symbol=fin_stock} (up|down|in the green|in the red) {period=fin_since}
what would one {symbol=symbol} share set me back
I bought {symbol=fin_stock} years ago, what are they worth now
should be a good day for {symbol=fin_stock}, what's the market price
give me the ticker {symbol=fin_stock}, period {period=fin_short}
{symbol=fin_stock} performance {period=fin_since}
(how far|how much) did {symbol=fin_stock} (fall|rise|drop|climb|gain|lose) {period=fin_since}
my colleague keeps bragging about his {symbol=fin_stock} shares, what's the price
where did {symbol=fin_stock} close
did {symbol=fin_stock} go up or down {period=fin_since}
over {period=fin_period}, how was {symbol=fin_stock} on the stock market
quote for {symbol=symbol} please
(check|look up|pull up) (the stock|shares of) {symbol=symbol}[ for me]
are {symbol=fin_stock} shares still above {=bigint}
the stock market value of {symbol=company}[ please]
I'm thinking about selling my {symbol=fin_stock} stock, how has it done {period=fin_since}
highest price of {symbol=fin_stock} {period=fin_since}
what's {symbol=fin_stock} at
Wall Street says what about {symbol=symbol} right now, price wise
(check|show me) the stock (price|market)
how did my stock do over {period=fin_period}
what's the share price right now
stock prices for {period=fin_period}

%tool get_crypto_price
(how much is|what's the price of|what does it cost to buy) (a|one|1) {symbol=fin_coin}
{symbol=fin_coin} price
{symbol=fin_coin} price in {currency=fin_cur}
(what's|what is) {symbol=fin_coin} (trading at|worth|at) (today|right now|)
{symbol=coin} in {currency=fin_cur}
how many {currency=fin_cur} (is|for) (a|one) {symbol=fin_coin}
crypto {symbol=fin_coin}
crypto price {symbol=coin} {currency=fin_code}
price of {symbol=coin} in {currency=fin_cur}[ please]
is {symbol=fin_coin} (up|down|crashing|mooning) again
what would I get for my {symbol=fin_coin} (now|today|at the moment)
check [the] {symbol=coin} (rate|price|course)
should have sold my {symbol=fin_coin} last year, where does it stand
where is {symbol=coin} (at|standing) (today|right now)
(tell|give) me the current {symbol=fin_coin} value
in {currency=fin_cur}, what does {symbol=fin_coin} cost
current value of the coin {symbol=coin}
one {symbol=fin_coin} equals how many {currency=fin_cur}
{symbol=fin_coin} to {currency=fin_code}
{symbol=fin_coin}/{currency=fin_code}
{symbol=coin}?? what's it worth
did {symbol=fin_coin} recover, what's the price
my nephew is into {symbol=coin}, how expensive is it
crypto check please: {symbol=fin_coin}
how's the {symbol=fin_coin} market looking, price in {currency=fin_cur}
I want to know what (a whole|a single|half a) {symbol=fin_coin} goes for
how does {symbol=coin} do against the {currency=fin_one}
the cryptocurrency {symbol=coin}, quote it in {currency=fin_cur}
what are people paying for {symbol=fin_coin}
has {symbol=fin_coin} passed {=bigint} {currency=fin_cur} yet
(check|show me) the crypto prices
how's crypto doing
price of that coin in {currency=fin_cur}
what's my coin worth

%tool get_exchange_rate
(what's|what is|tell me) the exchange rate (from|between) {from_currency=fin_cur} (to|and) {to_currency=fin_cur}
exchange rate {from_currency=fin_cur} {to_currency=fin_cur}
how many {to_currency=fin_cur} (do|would|will|can) I get for (a|one) {from_currency=fin_one}
how many {to_currency=fin_cur} are in (a|one) {from_currency=fin_one}
{=bigint} {from_currency=fin_cur} in {to_currency=fin_cur}
{=bigint} {from_currency=fin_code} to {to_currency=fin_code}
convert {=bigint} {from_currency=fin_cur} (to|into) {to_currency=fin_cur}
{from_currency=fin_code}/{to_currency=fin_code}
{from_currency=fin_code} {to_currency=fin_code}
how (strong|weak) is the {from_currency=fin_one} against the {to_currency=fin_one}
(what's|how much is) {=bigint} {from_currency=fin_cur} in {to_currency=fin_cur}
how much is (a|one) {from_currency=fin_one} in {to_currency=fin_cur}
I have {=bigint} {from_currency=fin_cur} left, what would that be in {to_currency=fin_cur}
the hotel charges {=bigint} {from_currency=fin_cur} a night, how much is that in {to_currency=fin_cur}
what is (a|the) {from_currency=fin_one} worth in {to_currency=fin_cur}
(change|turn|swap) {=bigint} {from_currency=fin_cur} into {to_currency=fin_cur}[ please]
currency conversion: {from_currency=fin_cur} to {to_currency=fin_cur}
what will the bank give me in {to_currency=fin_cur} for {=bigint} {from_currency=fin_cur}
in {to_currency=fin_cur}, what are {=bigint} {from_currency=fin_cur}
I'm travelling and need {to_currency=fin_cur}; I only have {from_currency=fin_cur}. what's the rate
if I pay {=bigint} {from_currency=fin_cur}, how many {to_currency=fin_cur} will be taken off my account
{from_currency=fin_one} to {to_currency=fin_one} rate [today]
{from_currency=fin_one} vs {to_currency=fin_one}
is the {from_currency=fin_one} still above the {to_currency=fin_one}
did the {from_currency=fin_one} (rise|fall|gain|drop) against the {to_currency=fin_one}
what do {=bigint} {from_currency=fin_cur} come to in {to_currency=fin_cur}
I need {to_currency=fin_cur} for {=bigint} {from_currency=fin_cur}, what rate do I get
a pair of shoes for {=bigint} {from_currency=fin_cur}, what does that make in {to_currency=fin_cur}
rate for changing {from_currency=fin_cur} into {to_currency=fin_cur}
today's {from_currency=fin_code} {to_currency=fin_code} rate
{from_currency:USD=$} {=bigint} in {to_currency=fin_cur}
{=bigint} {from_currency:EUR=€} in {to_currency=fin_cur}
what's {=bigint} {from_currency:GBP=quid|£|sterling} in {to_currency=fin_cur}
{=bigint} {from_currency:USD=bucks|$} in {to_currency=fin_cur}
what's the exchange rate for the {from_currency=fin_one}
convert {=bigint} {from_currency=fin_cur}
how much is that in {to_currency=fin_cur}
how much is {=bigint} in {to_currency=fin_cur}
what's the exchange rate today
