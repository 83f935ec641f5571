# Money: shares, crypto coins, exchange rates.

%list cur: euros => EUR | dollars => USD | pounds => GBP | yen => JPY | swiss francs => CHF | zloty => PLN | rupees => INR | canadian dollars => CAD | baht => THB
%list code2: usd => USD | eur => EUR | gbp => GBP | jpy => JPY | chf => CHF | sek => SEK | czk => CZK | nok => NOK | aud => AUD | pln => PLN
%list cur2: euros => EUR | EUR | eur => EUR | US dollars => USD | dollars => USD | USD | usd => USD | American dollars => USD | pounds => GBP | British pounds => GBP | GBP | pounds sterling => GBP | yen => JPY | Japanese yen => JPY | JPY | Swiss francs => CHF | francs => CHF | CHF | Canadian dollars => CAD | CAD | Australian dollars => AUD | AUD | New Zealand dollars => NZD | NZD | yuan => CNY | renminbi => CNY | Chinese yuan => CNY | CNY | Hong Kong dollars => HKD | HKD | Singapore dollars => SGD | SGD | Taiwan dollars => TWD | Korean won => KRW | won => KRW | KRW | Indian rupees => INR | rupees => INR | INR | Indonesian rupiah => IDR | ringgit => MYR | Malaysian ringgit => MYR | Philippine pesos => PHP | Thai baht => THB | baht => THB | THB | Vietnamese dong => VND | dirhams => AED | Emirati dirhams => AED | AED | Saudi riyals => SAR | shekels => ILS | Israeli shekels => ILS | Turkish lira => TRY | lira => TRY | TRY | rand => ZAR | South African rand => ZAR | reais => BRL | Brazilian reais => BRL | BRL | pesos => MXN | Mexican pesos => MXN | MXN | Argentine pesos => ARS | Chilean pesos => CLP | Colombian pesos => COP | zloty => PLN | Polish zloty => PLN | PLN | Czech crowns => CZK | koruna => CZK | forints => HUF | Hungarian forint => HUF | Swedish kronor => SEK | SEK | Norwegian kroner => NOK | NOK | Danish kroner => DKK | DKK
%list code3: EUR | USD | GBP | JPY | CHF | CAD | AUD | NZD | CNY | HKD | SGD | TWD | KRW | INR | IDR | MYR | PHP | THB | VND | AED | SAR | ILS | TRY | ZAR | BRL | MXN | ARS | CLP | COP | PLN | CZK | HUF | SEK | NOK | DKK | eur => EUR | usd => USD | gbp => GBP | jpy => JPY | chf => CHF
%list one: euro => EUR | dollar => USD | US dollar => USD | American dollar => USD | greenback => USD | pound => GBP | British pound => GBP | pound sterling => GBP | yen => JPY | Japanese yen => JPY | Swiss franc => CHF | franc => CHF | Canadian dollar => CAD | loonie => CAD | Australian dollar => AUD | Aussie dollar => AUD | kiwi dollar => NZD | yuan => CNY | Chinese yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Taiwan dollar => TWD | Korean won => KRW | Indian rupee => INR | rupee => INR | rupiah => IDR | ringgit => MYR | Philippine peso => PHP | Thai baht => THB | dong => VND | dirham => AED | Saudi riyal => SAR | shekel => ILS | Turkish lira => TRY | rand => ZAR | real => BRL | Brazilian real => BRL | Mexican peso => MXN | peso => MXN | Argentine peso => ARS | Chilean peso => CLP | Colombian peso => COP | zloty => PLN | Czech crown => CZK | forint => HUF | Swedish krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list from_currency: pounds sterling => GBP | GBP => GBP | euros => EUR | US dollars => USD | kronor => SEK | swiss francs => CHF | rupees => INR | yen => JPY | australian dollars => AUD | rand => ZAR | new zealand dollars => NZD | mexican pesos => MXN | zloty => PLN | hong kong dollars => HKD
%list am2: 250 | 1,200 | 19.99 | two and a half thousand | 75.50 | a hundred | half a million | 12k | fifteen hundred | three quarters of a million
%list hm: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list from_currency2: EUR | USD | GBP | JPY | CHF | SEK | euro => EUR | dollars => USD | pounds => GBP | yen => JPY | NOK | INR
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list currency: euros => EUR | dollars => USD | US dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | danish kroner => DKK | norwegian kroner => NOK | mexican pesos => MXN | won => KRW | forints => HUF | yuan => CNY | baht => THB | rand => ZAR | shekels => ILS
%list cur3: euros => EUR | dollars => USD | pounds => GBP | yen => JPY | swiss francs => CHF | zloty => PLN | rand => ZAR | baht => THB | swedish krona => SEK | forint => HUF
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list code4: usd => USD | eur => EUR | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | sek => SEK | nok => NOK | huf => HUF | czk => CZK | aud => AUD | cad => CAD | USD | EUR | GBP | CHF | JPY | CNY | INR | MXN | TRY | BRL | ZAR | KRW | THB | SGD | DKK | NZD | ILS | AED
%list cur4: euros => EUR | euro => EUR | EUR | dollars => USD | US dollars => USD | american dollars => USD | bucks => USD | greenbacks => USD | USD | pounds => GBP | sterling => GBP | british pounds => GBP | quid => GBP | GBP | yen => JPY | japanese yen => JPY | swiss francs => CHF | francs => CHF | canadian dollars => CAD | loonies => CAD | aussie dollars => AUD | australian dollars => AUD | kiwi dollars => NZD | new zealand dollars => NZD | renminbi => CNY | yuan => CNY | rmb => CNY | Hong Kong dollars => HKD | Singapore dollars => SGD | Taiwan dollars => TWD | won => KRW | South Korean won => KRW | rupees => INR | Indian rupees => INR | rupiah => IDR | ringgit => MYR | Philippine pesos => PHP | baht => THB | Thai baht => THB | dong => VND | dirhams => AED | UAE dirhams => AED | Saudi riyals => SAR | riyals => SAR | shekels => ILS | lira => TRY | turkish liras => TRY | rand => ZAR | reais => BRL | Brazilian reais => BRL | Mexican pesos => MXN | pesos => MXN | Argentine pesos => ARS | Chilean pesos => CLP | Colombian pesos => COP | zloty => PLN | zlotys => PLN | polish zloty => PLN | koruna => CZK | Czech crowns => CZK | forint => HUF | Hungarian forints => HUF | Swedish kronor => SEK | swedish crowns => SEK | Norwegian kroner => NOK | norwegian crowns => NOK | Danish kroner => DKK | danish crowns => DKK
%list sum: 20 | 35 | 50 | 75 | 80 | 120 | 150 | 250 | 300 | 450 | 600 | 1000 | 1,500 | 2000 | 3500 | 10,000 | a hundred | fifty | five hundred | two thousand | 12.50 | 89.90 | 9.99 | 40k
%list cur5: euros => EUR | pounds => GBP | dollars => USD | yen => JPY | zloty => PLN | swiss francs => CHF | rupees => INR | rand => ZAR
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list to_currency: euros => EUR | dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | shekels => ILS | rand => ZAR | norwegian kroner => NOK | aussie dollars => AUD | won => KRW | forints => HUF | swedish kronor => SEK | czech crowns => CZK | reais => BRL | yuan => CNY | singapore dollars => SGD | turkish lira => TRY | dirhams => AED | baht => THB
%list from_currency3: eur => EUR | usd => USD | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | cad => CAD | inr => INR | sek => SEK | nzd => NZD | mxn => MXN | sgd => SGD | dkk => DKK | huf => HUF
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list currency2: usd => USD | eur => EUR | gbp => GBP | chf => CHF | jpy => JPY | pln => PLN | sek => SEK | nok => NOK | dkk => DKK | huf => HUF | czk => CZK | aud => AUD | cad => CAD | nzd => NZD | cny => CNY | hkd => HKD | sgd => SGD | twd => TWD | krw => KRW | inr => INR | idr => IDR | myr => MYR | php => PHP | thb => THB | vnd => VND | aed => AED | sar => SAR | ils => ILS | try => TRY | zar => ZAR | brl => BRL | mxn => MXN | ars => ARS | clp => CLP | cop => COP
%list to_currency2: euros => EUR | euro => EUR | EUR | dollars => USD | US dollars => USD | bucks => USD | USD | pounds => GBP | british pounds => GBP | sterling => GBP | quid => GBP | GBP | yen => JPY | japanese yen => JPY | JPY | swiss francs => CHF | francs => CHF | CHF | canadian dollars => CAD | loonies => CAD | australian dollars => AUD | aussie dollars => AUD | new zealand dollars => NZD | kiwi dollars => NZD | yuan => CNY | renminbi => CNY | hong kong dollars => HKD | singapore dollars => SGD | taiwan dollars => TWD | korean won => KRW | won => KRW | rupees => INR | indian rupees => INR | rupiah => IDR | indonesian rupiah => IDR | ringgit => MYR | philippine pesos => PHP | baht => THB | thai baht => THB | dong => VND | vietnamese dong => VND | dirhams => AED | riyals => SAR | saudi riyals => SAR | shekels => ILS | turkish lira => TRY | lira => TRY | rand => ZAR | south african rand => ZAR | reais => BRL | brazilian reais => BRL | mexican pesos => MXN | pesos => MXN | argentine pesos => ARS | chilean pesos => CLP | colombian pesos => COP | zloty => PLN | zlotys => PLN | czech korunas => CZK | czech crowns => CZK | forints => HUF | hungarian forint => HUF | swedish kronor => SEK | kronor => SEK | norwegian kroner => NOK | danish kroner => DKK | kroner => DKK | european money => EUR | american money => USD | american dollars => USD | greenbacks => USD | british money => GBP | uk pounds => GBP | japanese money => JPY | japan's yen => JPY | swiss money => CHF | swiss currency => CHF | canadian money => CAD | canadian currency => CAD | australian money => AUD | australian currency => AUD | new zealand money => NZD | chinese money => CNY | chinese yuan => CNY | rmb => CNY | hong kong money => HKD | singapore money => SGD | taiwanese money => TWD | new taiwan dollars => TWD | korean money => KRW | south korean won => KRW | indian money => INR | indian currency => INR | indonesian money => IDR | indonesian currency => IDR | malaysian money => MYR | malaysian ringgit => MYR | philippine money => PHP | filipino pesos => PHP | thai money => THB | thai currency => THB | vietnamese money => VND | vietnamese currency => VND | emirati dirhams => AED | uae dirhams => AED | dubai money => AED | saudi money => SAR | saudi currency => SAR | israeli shekels => ILS | israeli money => ILS | new shekels => ILS | turkish money => TRY | turkish liras => TRY | south african money => ZAR | rands => ZAR | brazilian money => BRL | brazilian currency => BRL | mexican money => MXN | mexican currency => MXN | argentine money => ARS | argentinian pesos => ARS | chilean money => CLP | chilean currency => CLP | colombian money => COP | colombian currency => COP | polish money => PLN | polish zloty => PLN | czech money => CZK | czech koruna => CZK | hungarian money => HUF | hungarian currency => HUF | swedish money => SEK | swedish krona => SEK | swedish crowns => SEK | norwegian money => NOK | norwegian crowns => NOK | danish money => DKK | danish crowns => DKK
%list am: 20 | 50 | 75 | 100 | 120 | 250 | 1,500 | 2000 | 12.50 | 9.99 | a hundred | five hundred | ten thousand | 40k | thirty | 3 million | 480 | twenty-five | 60 | 89
%list geld: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Schweizer Franken => CHF | Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | Zloty => PLN | tschechische Kronen => CZK | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Rupien => INR | Real => BRL | Peso => MXN | mexikanische Pesos => MXN | Won => KRW | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | EUR | USD | GBP | CHF | JPY | PLN | CZK | SEK
%list dcu: Euro => EUR | Dollar => USD | Pfund => GBP | Schweizer Franken => CHF | Yen => JPY
%list geld2: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Franken => CHF | Schweizer Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | Won => KRW | Rupien => INR | Real => BRL | mexikanische Pesos => MXN | Lira => TRY | EUR | USD | CHF | GBP | PLN | JPY | SEK | NOK | DKK | CZK
%list geld3: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | Yen => JPY | Franken => CHF | Schweizer Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | Yuan => CNY | Baht => THB | EUR | USD | CHF | GBP | PLN | CZK
%list geld4: Euro => EUR | dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Franken => CHF | schweizer franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | Won => KRW | Rupien => INR | mexikanische Pesos => MXN | EUR | USD | CHF | GBP | PLN | JPY | SEK | NOK | DKK | CZK | HUF | TRY
%list divisa: euros => EUR | euro => EUR | dólares => USD | dólar => USD | dólares americanos => USD | libras => GBP | libras esterlinas => GBP | yenes => JPY | yen => JPY | francos suizos => CHF | francos => CHF | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | zlotys => PLN | pesos mexicanos => MXN | pesos argentinos => ARS | pesos chilenos => CLP | pesos colombianos => COP | reales => BRL | reales brasileños => BRL | liras turcas => TRY | dólares canadienses => CAD | dólares australianos => AUD | yuanes => CNY | rupias => INR | wones => KRW | bahts => THB | rands => ZAR | séqueles => ILS | dírhams => AED | florines húngaros => HUF | EUR | USD | GBP | MXN | COP | CLP | ARS | JPY
%list ecu: euros => EUR | dólares => USD | libras => GBP | francos suizos => CHF
%list div: euros => EUR | dólares => USD | dólares americanos => USD | libras => GBP | yenes => JPY | francos => CHF | francos suizos => CHF | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | coronas checas => CZK | zlotys => PLN | liras turcas => TRY | dólares canadienses => CAD | yuanes => CNY | bahts => THB | rands => ZAR | wones => KRW | rupias => INR | reales => BRL | pesos mexicanos => MXN | pesos argentinos => ARS | pesos chilenos => CLP | pesos colombianos => COP | pesos => MXN | liras => TRY | EUR | USD | GBP | MXN | COP | CLP | CHF | JPY | BRL
%list mon: euros => EUR | dólares => USD | libras => GBP | yenes => JPY | francos suizos => CHF | pesos mexicanos => MXN | pesos argentinos => ARS | pesos colombianos => COP | pesos chilenos => CLP | reales => BRL | coronas suecas => SEK | coronas noruegas => NOK | EUR | USD | MXN | COP | GBP
%list mon2: euros => EUR | dólares => USD | libras => GBP | libras esterlinas => GBP | yenes => JPY | francos suizos => CHF | pesos mexicanos => MXN | pesos argentinos => ARS | pesos colombianos => COP | pesos chilenos => CLP | reales => BRL | coronas suecas => SEK | coronas noruegas => NOK | coronas danesas => DKK | coronas checas => CZK | dólares canadienses => CAD | dólares australianos => AUD | zlotys => PLN | florines húngaros => HUF | liras turcas => TRY | yuanes => CNY | rupias => INR | wones => KRW | bahts => THB | rands => ZAR | séqueles => ILS | dirhams => AED | EUR | USD | GBP | MXN | ARS | COP | CLP | CHF | JPY | BRL

%tool get_stock_price
%list shr: Volvo | Unilever | Spotify | Delta | Zalando | L'Oréal | Ferrari | GE | BABA | Palantir | Lufthansa | Rivian | KO | Hershey | Caterpillar | QQQ | Roche | Snap | Nokia | Mattel | Etsy | Rolls-Royce | Burberry | ARM
%list shp: today => 1d | this week => 5d | over the last month => 1mo | this quarter => 3mo | the past six months => 6mo | this year => ytd | since new year => ytd | in the last year => 1y | over two years => 2y | the past five years => 5y | over ten years => 10y
%list stock: AAPL | Apple | Tesla | TSLA | Microsoft | MSFT | NVDA | Nvidia | Siemens | SAP | Volkswagen | Netflix | AMZN | Amazon | GOOGL | Alphabet | Meta | BASF | Toyota | Nestlé | Shell | S&P 500 | DAX | Nasdaq | VOO | Berkshire Hathaway | BRK.B | Coca-Cola | Intel | INTC | Disney | Boeing | Pfizer | Santander | Telefónica | ASML | Airbus | IBM | JPM | Costco
%list short: 1d | 5d | 1mo | 3mo | 6mo | 1y | 2y | 5y | 10y | ytd | max | one month => 1mo | 1 month => 1mo | 1 year => 1y | one year => 1y | six months => 6mo | five years => 5y | 5 years => 5y | 3 months => 3mo | two years => 2y | ten years => 10y | 1 day => 1d | one day => 1d
%list period: today => 1d | over the day => 1d | this week => 5d | the past week => 5d | the last five days => 5d | the last 5 days => 5d | the past month => 1mo | the last month => 1mo | the last 30 days => 1mo | the last four weeks => 1mo | the past three months => 3mo | the last 3 months => 3mo | the last quarter => 3mo | this quarter => 3mo | the last six months => 6mo | the past 6 months => 6mo | the past half year => 6mo | the past year => 1y | the last 12 months => 1y | the last year => 1y | the last two years => 2y | the past 2 years => 2y | the last five years => 5y | the past 5 years => 5y | the last ten years => 10y | the past decade => 10y | the last 10 years => 10y | this year => ytd | the year to date => ytd | the year so far => ytd | the whole history => max | the entire history => max | its whole life => max
%list since: year to date => ytd | ytd => ytd | YTD => ytd | since January => ytd | since New Year => ytd | since the start of the year => ytd | so far this year => ytd | today => 1d | this week => 5d | this past week => 5d | since it went public => max | since the IPO => max | of all time => max | all time => max | ever => max | this quarter => 3mo | over the past decade => 10y | over the last year => 1y | over the last month => 1mo | over six months => 6mo
%list symbol2: Glanbia | RYA.IR | Kerry Group | ASML | Diageo | Rolls-Royce | NKE | AT&T | Marks and Spencer | Procter & Gamble | BRK.B | S&P 500 | DAX | Just Eat Takeaway | 888 Holdings
%list period2: over the past twelve months => 1y | in the last six months => 6mo | since new year => ytd | since january 1st => ytd | the past two years => 2y | over five years => 5y | this past month => 1mo | in the last 30 days => 1mo | over a decade => 10y | for the last quarter => 3mo | over the last 12 weeks => 3mo | all time => max | since it was first listed => max | this week => 5d
%list sy_o: Nestlé | the index | Puma
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list stock2: apple | Nvidia | tsla | ford | Spotify | AMD | Lufthansa | ryanair | nintendo | Shopify | Heineken | Ferrari | palantir | UBER | novo nordisk | Philips | rivian
%list per: this week => 5d | this month => 1mo | the last month => 1mo | this year => ytd | the past year => 1y | the last five years => 5y
%list symbol3: TSLA | Volvo | NVDA | ASML | Nestlé | Spotify | KO | Airbus | SHEL | Heineken | Sony | AMZN
%list period3: 1 year => 1y | 6 months => 6mo | ytd | 5 days => 5d | 1 month => 1mo | 5 years => 5y | past year => 1y | 3 months => 3mo | this year => ytd
%list firm: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | Cisco | Boeing | Renault
%list per2: today => 1d | this week => 5d | this month => 1mo | in the last month => 1mo | over the past month => 1mo | in three months => 3mo | this quarter => 3mo | over six months => 6mo | in half a year => 6mo | this year => ytd | so far this year => ytd | since january => ytd | in the last year => 1y | over twelve months => 1y | in two years => 2y | over the past five years => 5y | in ten years => 10y
%list symbol4: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | McDonald's | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | GE | Delta | Gap | Square | Caterpillar | Cisco | CSCO | QCOM | SBUX | DAX | Dow Jones | FTSE 100 | S&P 500 | Nikkei
%list stock3: Rivian | Rolls-Royce | Ford | ASML | Unilever | Palantir | HSBC | Vestas | Ryanair | Sony | Heineken | PLTR | Nokia | Ferrari
%list who2: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list share: Tesla | Siemens | Nvidia | Apple | Volkswagen | SAP | Nestlé | Airbus | Disney | Toyota | Novo Nordisk | ASML | BASF | Shell | Nintendo | MSFT | AMZN | DAX
%list stock4: Siemens Energy | Ferrari | Spotify | AMD | Palantir | PLTR | Nokia | Roche | LVMH | Adidas | ADS.DE | Lufthansa | Deutsche Telekom | Novo Nordisk | Uber | Starbucks | McDonald's | Walmart | Exxon | Chevron | Visa | MA | PayPal | Salesforce | CRM | Oracle | ORCL | Adobe | QQQ | MSCI World | Dow Jones | Nikkei | FTSE 100 | Euro Stoxx 50 | Rheinmetall | Iberdrola | ENEL | Hermès | Sony | Samsung | TSM | Unilever | General Motors | GM | Ford | Moderna | Snowflake | ARM | the S&P
%list since2: since this morning => 1d | since yesterday => 1d | on the day => 1d | since Monday => 5d | within a week => 5d | all week => 5d | within a month => 1mo | in the last month => 1mo | since last month => 1mo | in three months => 3mo | this quarter => 3mo | in half a year => 6mo | in the last six months => 6mo | within twelve months => 1y | compared with a year ago => 1y | year on year => 1y | in two years => 2y | over two years => 2y | in five years => 5y | over five years => 5y | in the last ten years => 10y | within a decade => 10y | since January => ytd | since New Year => ytd | this year => ytd | so far this year => ytd | year to date => ytd | since it was listed => max | since the IPO => max | since the very beginning => max | ever => max
%list tick: 1d | 5d | 1mo | 3mo | 6mo | 1y | 2y | 5y | 10y | ytd | YTD => ytd | max | 1 day => 1d | five days => 5d | 1 month => 1mo | 3 months => 3mo | 6 months => 6mo | 1 year => 1y | 2 years => 2y | 5 years => 5y | 10 years => 10y | all time => max
%list over: today => 1d | yesterday and today => 1d | the last 24 hours => 1d | one trading day => 1d | the last five trading days => 5d | this week => 5d | the past week => 5d | the last few days => 5d | the past month => 1mo | the last four weeks => 1mo | the last 30 days => 1mo | the past three months => 3mo | the last quarter => 3mo | the past 90 days => 3mo | the last six months => 6mo | half a year => 6mo | the past half year => 6mo | the last twelve months => 1y | one year => 1y | the past year => 1y | two years => 2y | the last 24 months => 2y | the past couple of years => 2y | five years => 5y | the last five years => 5y | half a decade => 5y | ten years => 10y | the past decade => 10y | a decade => 10y | this year so far => ytd | the year to date => ytd | the current year => ytd | its entire history => max | all the years it was listed => max | all available data => max
%list firm2: Amazon | Google | Disney | Netflix | Intel | Boeing | Pfizer | Nike | Mercedes | Spotify | VW | Meta | P&G | J&J | Goldman | Chipotle
%list index: Dow | Nasdaq | S&P | DAX | Nikkei | Footsie | Hang Seng | Euro Stoxx 50 | Russell 2000 | CAC 40 | SMI | Ibex
%list tick2: AMZN | GOOGL | NFLX | DIS | INTC | PFE | NKE | BAC | GME | AMD | META | AVGO | SAP.DE | BRK.B
%list span: the past week => 5d | the past month => 1mo | the last 3 months => 3mo | the last quarter => 3mo | the last six months => 6mo | half a year => 6mo | the past year => 1y | 12 months => 1y | the last two years => 2y | five years => 5y | the past decade => 10y
%list per3: today => 1d | this week => 5d | this past week => 5d | this month => 1mo | this past month => 1mo | this quarter => 3mo | this year => ytd | so far this year => ytd | since january => ytd | this past year => 1y
%list shr2: Tesla | Vodafone | Nike | Siemens | Shell | AMD | Ferrari | Barclays | Nokia | Pfizer | Ryanair
%list symbol5: Philips | Adobe | KO | Renault | Nasdaq | Unilever | Lufthansa | Palantir | PLTR | Repsol | Sony | Costco | Ferrari | Ericsson | Bayer | Kraft Heinz | UBS | Zalando | 3M | Ocado | Moderna | Snap | Block | Shell | Visa | Target | Orange | Rio Tinto
%list per4: today => 1d | since this morning => 1d | in a single day => 1d | since the opening => 1d | in five days => 5d | this week => 5d | since monday => 5d | in the last four weeks => 1mo | within a month => 1mo | since last month => 1mo | over three months => 3mo | this quarter => 3mo | since the summer quarter began => 3mo | over ninety days => 3mo | over half a year => 6mo | in six months => 6mo | in the last two quarters => 6mo | over twelve months => 1y | in a year => 1y | compared with a year ago => 1y | in two years => 2y | in 24 months => 2y | in the past couple of years => 2y | in half a decade => 5y | in five years => 5y | in the past five years => 5y | over the last decade => 10y | in ten years => 10y | since a decade ago => 10y | since new year's day => ytd | since the first of january => ytd | so far this year => ytd | since it was floated => max | since the very first trading day => max | as far back as it goes => max
%list share2: Ford | Microsoft | Allianz | Novartis | L'Oréal | Tesla | Ryanair | Intel | Sony | Rolls-Royce | LVMH | Adidas | NVDA | AAPL | Deutsche Bank | Maersk | S&P 500 | Nikkei
%list symbol6: Tesla | Siemens | AAPL | Nvidia | NVDA | SAP | Nestlé | Ford | GM | Shell | the DAX | S&P 500 | Airbus | MSFT | Toyota | Johnson & Johnson | Procter and Gamble | Lloyds | Gap | Visa | Target | Novo Nordisk | ASML | Deutsche Bank | Nintendo | TSLA | Volkswagen | Berkshire Hathaway | Coca-Cola | BMW.DE
%list per5: today => 1d | one day => 1d | the last day => 1d | 24 hours => 1d | a single day => 1d | 5 days => 5d | five days => 5d | the last 5 days => 5d | a week => 5d | this week => 5d | one month => 1mo | a month => 1mo | the last month => 1mo | 4 weeks => 1mo | thirty days => 1mo | three months => 3mo | 3 months => 3mo | a quarter => 3mo | the last quarter => 3mo | ninety days => 3mo | six months => 6mo | 6 months => 6mo | half a year => 6mo | the last half year => 6mo | two quarters => 6mo | a year => 1y | one year => 1y | 12 months => 1y | twelve months => 1y | the last year => 1y | two years => 2y | 2 years => 2y | 24 months => 2y | the last two years => 2y | a couple of years => 2y | five years => 5y | 5 years => 5y | the last five years => 5y | half a decade => 5y | the past 5 years => 5y | ten years => 10y | 10 years => 10y | a decade => 10y | the last decade => 10y | the past ten years => 10y | this year so far => ytd | the current year => ytd | the year to date => ytd | this calendar year => ytd | the year up to now => ytd | all time => max | its whole history => max | the longest period you have => max | as long as it has been traded => max | all years on record => max
%list since3: since this morning => 1d | since yesterday => 1d | intraday => 1d | on the day => 1d | since the opening bell => 1d | since monday => 5d | all week => 5d | within a week => 5d | this trading week => 5d | since last week => 5d | since last month => 1mo | within a month => 1mo | month on month => 1mo | for a month now => 1mo | in four weeks => 1mo | within three months => 3mo | this quarter => 3mo | quarter on quarter => 3mo | in a quarter => 3mo | for the last three months => 3mo | in half a year => 6mo | for six months => 6mo | within six months => 6mo | since half a year ago => 6mo | over the half year => 6mo | year on year => 1y | in a year => 1y | within twelve months => 1y | since this time last year => 1y | compared to a year ago => 1y | in two years => 2y | for two years => 2y | since two years ago => 2y | over the past 24 months => 2y | within 2 years => 2y | in five years => 5y | for five years => 5y | since five years ago => 5y | within half a decade => 5y | over 5 years => 5y | in ten years => 10y | over a decade => 10y | since ten years ago => 10y | within the decade => 10y | for a decade => 10y | since january => ytd | since new year => ytd | so far this year => ytd | year to date => ytd | since the first of january => ytd | since it was listed => max | since the IPO => max | since it went public => max | from day one => max | ever => max
%list limit: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | thirty => 30
%list aktie: Siemens | SAP | Volkswagen | VW | BASF | Allianz | Tesla | Apple | Nvidia | Microsoft | Amazon | Lufthansa | Telekom | Adidas | BMW | Bayer | DAX | MDAX | Rheinmetall | Airbus | Nestlé | AAPL | TSLA | MSFT | SAP.DE | Infineon | Deutsche Bank | Commerzbank
%list zeitr: heute => 1d | diese Woche => 5d | den letzten fünf Tagen => 5d | den letzten 5 Tagen => 5d | den letzten vier Wochen => 1mo | dem letzten Monat => 1mo | den letzten drei Monaten => 3mo | den letzten 3 Monaten => 3mo | den letzten sechs Monaten => 6mo | dem letzten halben Jahr => 6mo | dem letzten Jahr => 1y | den letzten 12 Monaten => 1y | den letzten zwei Jahren => 2y | den letzten fünf Jahren => 5y | den letzten zehn Jahren => 10y
%list zeitk: heute => 1d | seit Jahresbeginn => ytd | seit Januar => ytd | dieses Jahr => ytd | seit dem Börsengang => max | insgesamt => max | diese Woche => 5d | letzten Monat => 1mo | im letzten Jahr => 1y | auf Jahressicht => 1y | im letzten halben Jahr => 6mo | im letzten Quartal => 3mo | 5 Jahre => 5y | ein Jahr => 1y | 10 Jahre => 10y | sechs Monate => 6mo | 1 Monat => 1mo
%list akt: SAP | allianz | Nvidia | BASF | zalando | Adidas
%list dsh: Henkel | BASF | Puma | Infineon | Zalando | Bayer | Porsche | Nestlé | Danone | Ryanair
%list papier: Henkel | Zalando | Puma | Merck | Fresenius | Telekom | Bechtle | Daimler Truck | Porsche | Siemens Energy | Netflix | Nvidia | Apple | Intel | Voestalpine | Novartis | UBS | Delivery Hero | Eon | Vonovia | MSFT | TSLA | Continental
%list per6: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | letzten Monat => 1mo | in einem Monat => 1mo | im letzten Quartal => 3mo | in drei Monaten => 3mo | im letzten halben Jahr => 6mo | in sechs Monaten => 6mo | im letzten Jahr => 1y | in einem Jahr => 1y | auf zwei Jahre => 2y | in zwei Jahren => 2y | in fünf Jahren => 5y | auf 5 Jahre => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd | seit Januar => ytd | seit dem Börsengang => max | von Anfang an => max
%list akt2: Lufthansa | BASF | Infineon | Fielmann | Tesla | Nestlé | Rheinmetall | Airbus | Amazon | Spotify | Continental | Swisscom | MDAX | Nasdaq | Nike | AMZN | Bayer | Erste Group | Commerzbank | Lindt | Aixtron | Hannover Rück
%list per7: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | im letzten Monat => 1mo | in drei Monaten => 3mo | im letzten Quartal => 3mo | im letzten halben Jahr => 6mo | im letzten Jahr => 1y | in zwei Jahren => 2y | in fünf Jahren => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd
%list akt3: Henkel | Zalando | Puma | Merck | Telekom | Bechtle | Porsche | Netflix | Nvidia | apple | Voestalpine | Novartis | UBS | Eon | Vonovia | MSFT | TSLA | Hugo Boss | Heidelberg Materials | Beiersdorf | Ryanair | DAX | S&P 500 | Sixt | OMV | Roche
%list per8: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | letzten Monat => 1mo | in einem Monat => 1mo | im letzten Quartal => 3mo | in den letzten drei Monaten => 3mo | im letzten halben Jahr => 6mo | in sechs Monaten => 6mo | im letzten Jahr => 1y | auf Jahressicht => 1y | in zwei Jahren => 2y | in fünf Jahren => 5y | auf 5 Jahre => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd | seit dem Börsengang => max | von Anfang an => max
%list accion: Telefónica | Santander | BBVA | Inditex | Iberdrola | Repsol | Tesla | Apple | Nvidia | Microsoft | Amazon | Iberia | Mapfre | Ferrovial | Endesa | IBEX 35 | Mercado Libre | Airbus | Google | AAPL | TSLA | MSFT | MELI | Netflix | Ecopetrol | CaixaBank
%list periodo: hoy => 1d | esta semana => 5d | los últimos cinco días => 5d | los últimos 5 días => 5d | el último mes => 1mo | las últimas cuatro semanas => 1mo | los últimos tres meses => 3mo | los últimos 3 meses => 3mo | el último trimestre => 3mo | los últimos seis meses => 6mo | el último medio año => 6mo | el último año => 1y | los últimos 12 meses => 1y | los últimos dos años => 2y | los últimos cinco años => 5y | los últimos diez años => 10y | la última década => 10y
%list periodk: hoy => 1d | en lo que va de año => ytd | desde enero => ytd | este año => ytd | desde que salió a bolsa => max | en toda su historia => max | esta semana => 5d | este mes => 1mo | en un mes => 1mo | en un año => 1y | en seis meses => 6mo | en tres meses => 3mo | en 5 años => 5y | en diez años => 10y
%list esh: Iberdrola | Inditex | Danone | Repsol | Ferrovial | Puma | Mapfre | Starbucks
%list ves5: Iberdrola | Inditex | Repsol | Telefónica
%list acc: Acciona | Indra | Naturgy | Aena | Grifols | Cellnex | Puig | Sabadell | Amadeus | Logista | Cemex | Bimbo | Globant | Bancolombia | Falabella | Nvidia | Apple | Netflix | Intel | MSFT | TSLA | Rovi | Enagás
%list per9: hoy => 1d | esta semana => 5d | en cinco días => 5d | en los últimos 5 días => 5d | este mes => 1mo | en un mes => 1mo | en el último trimestre => 3mo | en tres meses => 3mo | en seis meses => 6mo | en el último medio año => 6mo | en un año => 1y | en el último año => 1y | en dos años => 2y | en cinco años => 5y | en 5 años => 5y | en diez años => 10y | desde enero => ytd | en lo que va de año => ytd | este año => ytd | desde que cotiza => max | desde el principio => max
%list bol: Lufthansa | Naturgy | Cellnex | Endesa | Tesla | Walmex | Airbus | Amazon | Spotify | Bancolombia | Falabella | Mapfre | Dow Jones | Nike | Bayer | Indra | Acciona | Rovi | Arcos Dorados | Sabadell | Google | Coca-Cola | META | Renault
%list per10: hoy => 1d | esta semana => 5d | este mes => 1mo | en el último mes => 1mo | este trimestre => 3mo | en tres meses => 3mo | en los últimos seis meses => 6mo | en el último año => 1y | en dos años => 2y | en cinco años => 5y
%list bol2: Inditex | Telefónica | Repsol | Iberdrola | BBVA | Ferrari | Nestlé | Nvidia | Mercado Libre | Cemex | YPF | Ecopetrol | Apple | Tesla | Aena | IBEX 35 | Nasdaq | Netflix | AMZN | MSFT | Grifols | Siemens | Toyota | Femsa | Copec
%list pera: hoy => 1d | esta semana => 5d | en los últimos cinco días => 5d | este mes => 1mo | en el último mes => 1mo | en tres meses => 3mo | este trimestre => 3mo | en medio año => 6mo | en los últimos seis meses => 6mo | en el último año => 1y | en los últimos 12 meses => 1y | en dos años => 2y | en cinco años => 5y | en la última década => 10y | en diez años => 10y | desde enero => ytd | en lo que va de año => ytd | desde su salida a bolsa => max | desde siempre => max
# Bare, clipped and roundabout.
{symbol=shr} stock
~ {symbol=shr} share price pls
{symbol=shr}?? stock's at what
stock: {symbol=shr}
ticker {symbol=shr}, {period=shp}
{symbol=shr} {period=shp} chart
hows {symbol=shr} stock doing {period=shp}
I keep hearing {symbol=shr} is tanking, is it, on the market I mean
they just reported earnings over at {symbol=shr}, so where's the share at
I've got forty {symbol=shr} shares gathering dust and no clue what one is worth now
my broker's app is down and I need the quote for {symbol=shr}
did I buy {symbol=shr} too early? its price {period=shp} please
no articles about {symbol=shr}, only what the share costs
how are my stocks doing
what's the market price of that share
# The usual ways to ask.
(what's|what is) the (price|stock price|share price|quote) of {symbol=stock}
how (is|are) {symbol=stock} [stock] doing (today|right now|)
{symbol=stock} stock price
{symbol=stock} (stock|share price|quote)
stock {symbol=symbol}
where is {symbol=symbol} trading
{symbol=stock} {period=short}
show me {symbol=stock} shares over {period=period}
how has {symbol=stock} (done|performed|developed|traded) over {period=period}
how much (is|does) a share of {symbol=stock} [cost]
(chart|prices|price history) of {symbol=stock} for {period=period}
is {symbol=stock} (up|down|in the green|in the red) {period=since}
what would one {symbol=symbol} share set me back
I bought {symbol=stock} years ago, what are they worth now
should be a good day for {symbol=stock}, what's the market price
give me the ticker {symbol=stock}, period {period=short}
{symbol=stock} performance {period=since}
(how far|how much) did {symbol=stock} (fall|rise|drop|climb|gain|lose) {period=since}
my colleague keeps bragging about his {symbol=stock} shares, what's the price
where did {symbol=stock} close
~ did {symbol=stock} go up or down {period=since}
over {period=period}, how was {symbol=stock} on the stock market
quote for {symbol=symbol} please
(check|look up|pull up) (the stock|shares of) {symbol=symbol}[ for me]
are {symbol=stock} shares still above {=bigint}
the stock market value of {symbol=company}[ please]
I'm thinking about selling my {symbol=stock} stock, how has it done {period=since}
highest price of {symbol=stock} {period=since}
~ what's {symbol=stock} at
Wall Street says what about {symbol=symbol} right now, price wise
(check|show me) the stock (price|market)
how did my stock do over {period=period}
what's the share price right now
stock prices for {period=period}
# What is an argument, what is not, and where it ends.
~ {symbol=symbol2} share price, I bought at {=bigint}, it's for the tax return
{symbol=symbol2} stock {period=period2}, not {=sy_o}
what did {symbol=symbol2} shares do {period=period2}? {=from_email} wants me to sell
how much is one {symbol=symbol2} share, and I don't need a chart or a history
shares of {symbol=symbol2}, {period=period2}, please, if the market data is there
{period=period2}, how have {symbol=symbol2} shares fared, I'm asking for my aunt
# The shortest plain questions.
hows {symbol=stock2} stock doing
{symbol=stock2} shares?
whats {symbol=stock2} trading at
{=hm}, is {symbol=stock2} stock up or down
{symbol=stock2} stock over {period=per}?
how much is one {symbol=stock2} share
did {symbol=stock2} shares drop again
# "Label: content", telegrams, hashtags, arrows.
price: {symbol=symbol3} stock
stock: {symbol=symbol3}
share price - {symbol=symbol3}
ticker {symbol=symbol3}, range: {period=period3}
{symbol=symbol3} / shares / {period=period3}
stocks -> {symbol=symbol3} -> {period=period3}
# A word or two decide between neighbours.
how did {symbol=firm} do on the stock market {period=per2}
how much is {symbol=firm} a share
what's {symbol=firm} at on the exchange
what's {symbol=firm} trading at, no articles please
where does {symbol=symbol4} stand on the market
price of one {symbol=firm} share
would I have made money with {symbol=firm} shares {period=per2}
did {symbol=firm} shares fall {period=per2}
everyone's reading about {symbol=firm}, I only want the share price
{symbol=firm} stock, {period=per2}
look up {symbol=firm}, the share price I mean
look up the quote for {symbol=symbol4}
{=hi}, my {symbol=firm} shares, up or down {period=per2}
has {symbol=symbol4} gained anything {period=per2}
chart of {symbol=symbol4} {period=per2}, please
if I sold one {symbol=firm} share now what would I get
does {symbol=firm} cost more per share than it used to, {period=per2} I mean
after that scandal, what is left of the {symbol=firm} share
{symbol=symbol4} quote
~ the market value of a {symbol=firm} share, as of now
the papers say {symbol=firm} is finished, so I'd like to see what the share did {period=per2}
I don't want {=firm}, I want {symbol=firm}, what's a share of that
they fired the boss, it's all over the news, and the {symbol=firm} share, how is it taking it
# In the manner of chat.
I bought {symbol=stock3} like a fool, how deep am I in, what's it trading at
be honest, how ugly is the {symbol=stock3} share {period:1d=today}
{=who2} won't shut up about {symbol=stock3}, where does the share stand
I'm almost afraid to ask how {symbol=stock3} did {period:1mo=over the past month|this past month}
just curious, no I'm not gambling again, what's a {symbol=stock3} share worth
# Told around, thought aloud, wrapped in a story.
I should never have bought {symbol=share}, how deep am I in
everyone at work is rich from {symbol=share} shares, what's one worth now
my {symbol=share} shares keep me awake, how did they do {period=since}
is it a good time to sell {symbol=share}, I mean, where does it stand
I hear {symbol=share} went through the roof over {period=period}, did it
{=ctx}, how did {symbol=share} hold up over {period=period} on the market
dad still believes in {symbol=share}, and the market?
if I had put money in {symbol=share}, would I be richer {period=since}
my shares worry me, how are they doing
# More of the usual ways.
{symbol=stock4} {period=since2}
{symbol=symbol}, {period=tick}
{symbol=stock4} chart {period=tick}
{period=tick} chart of {symbol=symbol} [please]
what did {symbol=stock4} do {period=since2}
how did {symbol=stock4} do over {period=over}
~ over {period=over}, did {symbol=stock4} make or lose money
{period=since2}, is {symbol=stock4} up or down
how much is {symbol=stock4} up {period=since2}
by how much have {symbol=stock4} shares (climbed|slipped|moved|crashed) {period=since2}
had I bought {symbol=stock4} stock, what would have happened over {period=over}
if I'd held {symbol=stock4} for {period=over}, how would I stand
prices of {symbol=symbol} for {period=over}
{period=over} of {symbol=stock4} prices, please
~ show {period=over} of {symbol=stock4} on the exchange
give me the development of {symbol=symbol} over {period=over}
what's {symbol=stock4} trading for
what does one share of {symbol=symbol} go for (right now|at the moment)
a share of {symbol=stock4} is how much?
{symbol=stock4} shares: price?
ticker {symbol=symbol}
(any|big) movement in {symbol=stock4} stock {period=since2}
how's the market treating {symbol=stock4}
my {symbol=stock4} shares, are they in the plus {period=since2}
I own ten {symbol=symbol}, what's one worth
worth selling {symbol=stock4}? show me {period=over}
dad's pension is full of {symbol=stock4} stock. how has that gone {period=since2}?
tell me where {symbol=stock4} closed
is {symbol=stock4} recovering on the stock exchange
{symbol=stock4} at the opening bell?
the index {symbol=stock4}, {period=since2}
has the {symbol:DAX=DAX} gone anywhere {period=since2}
{period=tick} history for ticker {symbol=symbol}
quote me {symbol=symbol} with {period=tick}
they say {symbol=stock4} tanked, how bad is the share price {period=since2}
look at {symbol=stock4} {period=since2} and tell me how the stock moved
market price {symbol=symbol}
stock check: {symbol=stock4}, period {period=tick}
before earnings I'd like the {symbol=stock4} share price
highs and lows of {symbol=stock4} {period=since2}
what's the stock at
how did the shares perform {period=since2}
quote over {period=over}
what are my shares worth
stock chart {period=tick}
{symbol=stock4} share, not the coin
is {symbol=stock4} on the stock market up {period=since2}
# Short and plain, as typed every day.
{symbol=firm2} stonks
how's the {symbol=index} {period:1d=today}
did the {symbol=index} close red
my {symbol=firm2} shares, worth what
{symbol=tick2} {period:ytd=ytd|this year|year to date}
stock market?
latest quote, {symbol=tick2}
are {symbol=firm2} shares still falling
shares in {symbol=firm2}
{period:1y=one year|a year|12 months} of {symbol=tick2}
what's {symbol=firm2} stock going for
{symbol=index} index, over {period=span}
I get my bonus in shares, so tell me where {symbol=firm2} trades right now
over {period=span}, has my money in {symbol=firm2} stock grown or shrunk, I daren't look
the news says panic, so by how much is the {symbol=index} down {period:1d=today}
dad left me some {symbol=firm2} shares, what would one fetch on the exchange
before the meeting I want to see the curve of {symbol=firm2} stock over {period=span}
I might sell my {symbol=tick2} shares, but first, how did they do {period=per3}
# Bare noun phrases, and orders that lack what is needed.
~ my shares
how are my stocks doing
{symbol=shr2} stock?
am I rich yet, where are {symbol=shr2} shares
{symbol=shr2}, up or down on the stock market
how did the market treat {symbol=shr2} {period:1d=today}
how's the one share I own doing, it's {symbol=shr2}
I nearly bought {symbol=shr2} shares last year, what are they at
share price please
{symbol=shr2} over the {period:1y=past year|last twelve months}, did the stock go anywhere
can I afford one share of {symbol=shr2}
# Needs only hinted at, telegrams, neighbours.
~ not the latest headlines, the quote: {symbol=symbol5}
I'm not going to their store, I want the share: {symbol=symbol5}
not the coin, not the currency, the company: what's {symbol=symbol5} at
no wikipedia on {symbol=symbol5}, what does one share cost
don't tell me what {symbol=symbol5} makes, tell me whether it rose {period=per4}
did the news about the boss of {symbol=symbol5} hurt the shares {period=per4}
{=who} put the college fund into {symbol=symbol5}. should we panic?
I sold {symbol=symbol5} at {=k} and have been sulking since, where is it now
I hold 40 of {symbol=symbol5}, and what's each one fetching
is {symbol=symbol5} still under {=k} apiece
we get paid in {symbol=symbol5} stock, so how poor did I get {period=per4}
~ everybody's whispering about {symbol=symbol5} at lunch, is it crashing
~ would a patient man have got rich on {symbol=symbol5} {period=per4}?
bonus day is the 15th and it's all in {symbol=symbol5}, how does it look
{symbol=symbol5} has been on my watch list {=k} years, how did it go {period=per4}
how steep is the curve of {symbol=symbol5} {period=per4}
{period=per4} what has a share of {symbol=symbol5} done
the line of {symbol=symbol5} on the exchange, {period=per4}
{symbol=symbol5} px?
{symbol=symbol5} shares asap
{symbol=symbol5} {period:ytd=ytd}
{symbol=symbol5} chart, {period:5y=5 yrs}
{symbol=symbol5} quote pls
mkt: {symbol=symbol5}, {period:6mo=6 mos}
{symbol=symbol5} last {period:1mo=4 wks|month}
are my shares up {period:1d=today|since this morning}
what's the stock worth I told you about
# Told around, thought aloud, wrapped in a story.
should I be crying about my {symbol=share2} shares, where are they now
how badly did {symbol=share2} do {period=since}, be gentle
my father-in-law brags about {symbol=share2}, what's it trading at
did {symbol=share2} recover over {period=period}, or should I stop hoping
{=hello}, what's {symbol=share2} at on the stock market
what would I get for one {symbol=share2} share if I sold today
~ I meant to check {=share2}, no, {symbol=share2}, its shares I mean, over {period=period}
has {symbol=share2} stock been worth the wait {period=since}
can I retire yet on my shares, what are they worth
# Every parameter in many wordings, orders and lengths.
{symbol=symbol6} {period=per5}
{period=per5} {symbol=symbol6}
{symbol=symbol6} {period=since3}
{period=since3}, {symbol=symbol6}
{symbol=symbol6} stock over {period=per5}
over {period=per5}: {symbol=symbol6} shares
chart {symbol=symbol6} for {period=per5}
chart for {period=per5}, {symbol=symbol6}
{symbol=symbol6}, period {period=per5}
period {period=per5}, ticker {symbol=symbol6}
what have {symbol=symbol6} shares done {period=since3}
{period=since3} what have {symbol=symbol6} shares done
has {symbol=symbol6} gone up or down {period=since3}
I bought {symbol=symbol6} and want to see {period=per5} of prices
show me {period=per5} of {symbol=symbol6}, please
not {=symbol6}, {symbol=symbol6}: the share price {period=since3}
{symbol=symbol6} rather than {=symbol6}, how did it trade {period=since3}
how is {symbol=symbol6} stock doing compared with the rest {period=since3}
I've had 12 {symbol=symbol6} shares for ages, price please
{=chat}, {symbol=symbol6} share price
how much for 1 share of {symbol=symbol6}
{=chat}, did {symbol=symbol6} make money {period=since3}
stock {symbol=symbol6} now
{symbol=symbol6} shares, I've held them for {=limit} years, what's one worth now
~ {symbol=symbol6}, high and low {period=since3}
at what price does {symbol=symbol6} stand
the price of {symbol=symbol6} going back {period=per5}
going back {period=per5}, the price of {symbol=symbol6}
would I have lost money with {symbol=symbol6} in {period=per5}
the stock chart {period=since3}
share price over {period=per5} please
%lang de
# The usual ways to ask.
wie steht [die Aktie von] {symbol=aktie} [heute|gerade]
(aktienkurs|kurs|aktie) {symbol=aktie}
was kostet [gerade] eine {symbol=company}-Aktie
wie hat sich {symbol=aktie} in {period=zeitr} (entwickelt|geschlagen)
{symbol=aktie} {period=zeitk}
(zeig|zeigen Sie) mir [bitte] den Kurs von {symbol=aktie} [in {period=zeitr}]
ist {symbol=aktie} {period=zeitk} (gestiegen|gefallen|im Plus|im Minus)
wo steht {symbol=symbol} (an der Börse|)
ich hab (Aktien|ein paar Anteile) von {symbol=company}, was sind die [jetzt] wert
börsenkurs {symbol=symbol} bitte
(mach|macht) {symbol=aktie} {period=zeitk} Gewinn oder Verlust
lohnt es sich noch, {symbol=aktie} zu halten? (wie|was) ist der Kurs
Kursverlauf {symbol=aktie}, {period=zeitk}
~ (was macht|wie läuft) [die] {symbol=aktie}[-Aktie] [so]
~ wie stehen meine Aktien
(wie|was) ist der Aktienkurs
Aktienkurs {period=zeitk}
# The shortest plain questions.
was macht die {symbol=akt}-aktie
# A word or two decide between neighbours.
was macht die aktie von {symbol=dsh}
{symbol=dsh}, kurs, {period:ytd=seit jahresbeginn|dieses jahr}
# More of the usual ways.
wie läuft {symbol=papier} {period=per6}
wo steht {symbol=papier} grad
was hat {symbol=papier} {period=per6} gemacht
{symbol=papier} aktie {period=per6}
hat sich {symbol=papier} {period=per6} gelohnt
was krieg ich für meine {symbol=papier}-aktien
{period=per6}, wie stark ist {symbol=papier} gestiegen
aktienchart {symbol=papier} {period=per6}
ist {symbol=papier} {period=per6} abgeschmiert
steht {symbol=papier} besser da als gestern, wie ist der kurs
kurs von {symbol=papier} bitte
wie viel ist eine aktie von {symbol=papier} wert
wie stehen die aktien
zeig mir die börse {period=per6}
# Needs only hinted at, telegrams, neighbours.
{symbol=akt2} aktie?
war das ein fehler, {symbol=akt2} zu kaufen? zeig den verlauf {period=per7}
was krieg ich, wenn ich meine {symbol=akt2} heut loswerde
{symbol=akt2} {period:max=seit es die aktie gibt|über die ganze zeit|von anfang an}, börsenverlauf
~ {period:ytd=seit januar|im laufenden jahr|seit neujahr} hat {symbol=akt2} wie viel zugelegt
{symbol=akt2}, {period:10y=zehnjahreschart|die letzten zehn jahre}
{symbol=akt2} {period:1mo=auf monatssicht|die letzten vier wochen|die letzten 30 tage}
an der börse {period:6mo=ein halbes jahr zurück|die letzten sechs monate}: {symbol=akt2}
gings {period=per7} mit dem papier bergab
# Every parameter in many wordings, orders and lengths.
{symbol=akt3} kurs?
wie steht {symbol=akt3}
was hat {symbol=akt3} {period=per8} gebracht
ich müsste mal wissen, was eine aktie von {symbol=akt3} kostet
wie hat sich {symbol=akt3} {period=per8} entwickelt
{period=per8} bei {symbol=akt3}, rauf oder runter
wat macht {symbol=akt3} an der börse
könnten Sie mir den Kursverlauf von {symbol=akt3} {period=per8} zeigen?
ist {symbol=akt3} {period=per8} eingebrochen
~ {symbol=akt3} {period=per8}
zeig ma den kurs von {symbol=akt3}
bei {symbol=akt3} hab ich gekauft, wie steht die aktie {period=per8} da
börsenkurs {symbol=akt3} {period=per8} bitte
wie viel hat {symbol=akt3} {period=per8} verloren
ich hätte gern die kurse von {symbol=akt3} {period=per8}
~ liegt {symbol=akt3} {period=per8} im plus
für wie viel geht {symbol=akt3} grad weg
mein depot hängt an {symbol=akt3}, wie ist der kurs
steigt {symbol=akt3} noch
aktienkurs: {symbol=akt3}
schau nach, wie {symbol=akt3} {period=per8} gelaufen ist
sind die papiere von {symbol=akt3} {period=per8} teurer geworden
wenn ich {symbol=akt3} heute verkaufe, was krieg ich pro aktie
wie gut lief {symbol=akt3} {period=per8}
chart von {symbol=akt3} {period=per8} anzeigen
wie notiert {symbol=akt3}
ab wann ging {symbol=akt3} {period=per8} nach oben
gib mir {symbol=akt3}, börse, {period=per8}
~ was kostet die aktie
kursentwicklung {period=per8} bitte
wie lief die börse
wie hat sich die aktie {period=per8} entwickelt
ich will einen aktienkurs wissen
%lang es
# The usual ways to ask.
¿cómo (van|están) las acciones de {symbol=accion} [hoy]?
(acciones|cotización|precio acción) {symbol=accion}
¿a cuánto (está|cotiza) {symbol=accion}?
~ ¿cómo ha ido {symbol=accion} en {period=periodo}?
{symbol=accion} {period=periodk}
(enséñame|dame) la cotización de {symbol=accion} [de {period=periodo}]
¿{symbol=accion} ha (subido|bajado|caído) {period=periodk}?
¿cuánto vale (una acción|un título) de {symbol=company}?
tengo acciones de {symbol=company}, ¿cuánto valen ahora?
bolsa {symbol=symbol}
¿(gana|pierde) {symbol=symbol} {period=periodk}?
estoy pensando en vender {symbol=accion}, ¿a qué precio (está|anda)?
evolución de {symbol=accion} {period=periodk}
~ ¿qué (hace|tal va) {symbol=symbol} en bolsa?
¿cómo van mis acciones?
precio de la acción {period=periodk}
# A word or two decide between neighbours.
¿cómo va la acción de {symbol=esh}?
{symbol=esh} en bolsa, {period:1y=en el último año}
# In the manner of chat.
mi cuñado no calla con {symbol=ves5}, a cuánto va la acción
# More of the usual ways.
qué tal va {symbol=acc} {period=per9}
por dónde anda {symbol=acc}
qué ha hecho {symbol=acc} {period=per9}
acción {symbol=acc} {period=per9}
ha merecido la pena {symbol=acc} {period=per9}?
qué me darían por mis acciones de {symbol=acc}
{period=per9}, cuánto ha subido {symbol=acc}
gráfico en bolsa de {symbol=acc} {period=per9}
se ha hundido {symbol=acc} {period=per9}?
{symbol=acc} está mejor que ayer? a cuánto cotiza
cotización de {symbol=acc} porfa
cuánto cuesta una acción de {symbol=acc}
a cómo están las acciones
enséñame la bolsa {period=per9}
# Needs only hinted at, telegrams, neighbours.
{symbol=bol} acción?
hice mal en comprar {symbol=bol}? enséñame cómo fue {period=per10}
cuánto me dan si me deshago hoy de mis acciones de {symbol=bol}
{symbol=bol} {period:max=desde que cotiza|de toda su vida|desde su salida a bolsa}, evolución
{period:ytd=desde enero|en lo que llevamos de año|desde año nuevo} cuánto ha ganado {symbol=bol}
{symbol=bol}, {period:10y=a diez años|la última década|los últimos diez años}
{symbol=bol} {period:3mo=en el último trimestre|estos tres meses}, ¿bien o mal?
en bolsa, {period:6mo=medio año atrás|los últimos seis meses}: {symbol=bol}
se hundió {period=per10} la acción?
# Every parameter in many wordings, orders and lengths.
{symbol=bol2} bolsa
me gustaría saber cómo ha evolucionado {symbol=bol2} {period=pera}
podrías decirme a cuánto cotiza {symbol=bol2}?
necesito el precio de {symbol=bol2} {period=pera}
a ver cómo va {symbol=bol2} en bolsa
fijate cuánto está la acción de {symbol=bol2}
{symbol=bol2}, {period=pera}
{period=pera}, qué tal {symbol=bol2}?
vale la pena comprar {symbol=bol2}? dime a cómo está
cotización {symbol=bol2} {period=pera}
sube o baja {symbol=bol2} {period=pera}
cuánto ha perdido {symbol=bol2} {period=pera}
qué rendimiento dio {symbol=bol2} {period=pera}
cerró bien {symbol=bol2}?
a cómo anda la acción de {symbol=bol2}
querría ver el histórico de {symbol=bol2} {period:max=completo|entero|desde el principio}
la gráfica de {symbol=bol2} {period:1y=del último año|de un año|de los últimos doce meses}
dame {symbol=bol2} {period:5y=a cinco años|de los últimos 5 años}
heredé unas acciones de {symbol=bol2}, ¿a cuánto están?
cuánto pagan por {symbol=symbol}
los títulos de {symbol=bol2}, ¿cuánto valen?
{symbol=symbol} {period:ytd=desde enero|en lo que va de año|este año}
comportamiento de {symbol=bol2} {period=pera}
hoy se desplomó {symbol=bol2}? enséñame el precio
infórmeme de la cotización de {symbol=bol2}, por favor
qué hace {symbol=bol2} {period=pera} en el parqué
precio por acción: {symbol=bol2}
contame cómo le fue a {symbol=bol2} {period=pera}
valor actual de {symbol=bol2}
cómo cotizan mis acciones {period=pera}
la acción esa, a cuánto está
qué tal la bolsa {period=pera}

%tool get_crypto_price
%list coin2: bitcoin | eth | doge | solana | cardano | litecoin | XRP | monero | ethereum | polkadot
%list who2: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list coin3: Bitcoin | bitcoin | BTC | btc | Ethereum | ETH | ether | Solana | SOL | Dogecoin | doge | Cardano | ADA | Litecoin | LTC | XRP | Ripple | Polkadot | DOT | Monero | XMR | Avalanche | Chainlink | shiba inu | Tether | USDC | BNB | Tezos | Stellar | Polygon
%list symbol2: bitcoin | chainlink | ETH | litecoin | monero | toncoin | ADA | XLM | uniswap | bitcoin cash
%list cu_o: roubles | tenge | dinars
%list coin4: bitcoin | eth | doge | BTC | solana | xrp | cardano | litecoin | monero | Ethereum
%list cur6: euros => EUR | pounds => GBP | usd => USD | francs => CHF | yen => JPY | eur => EUR | canadian dollars => CAD
%list symbol3: BTC | ETH | solana | doge | litecoin | XRP | bitcoin | cardano
%list symbol4: bitcoin | BTC | ethereum | ETH | solana | SOL | litecoin | monero | dogecoin | cardano | ripple | chainlink | polkadot | stellar | avalanche | toncoin | cosmos
%list coin2_2: bitcoin | ethereum | solana | litecoin | dogecoin | monero | cardano | XRP | polkadot
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list coin5: bitcoin | Bitcoin | BTC | ether | ethereum | ETH | Solana | SOL | dogecoin | DOGE | cardano | ADA | XRP | ripple | Litecoin | LTC | Monero | XMR | polkadot | DOT | chainlink | LINK | avalanche | AVAX | Uniswap | UNI | toncoin | TRON | TRX | shiba inu | Pepe | Cosmos | ATOM | Arbitrum | stellar | USDT | tether | BNB | Filecoin | NEAR
%list coin6: btc | bitcoin | eth | ether | ethereum | doge | dogecoin | solana | xrp | cardano | litecoin | shiba inu | monero | polkadot
%list cur7: euros => EUR | eur => EUR | pounds => GBP | quid => GBP | gbp => GBP | bucks => USD | dollars => USD | usd => USD | swiss francs => CHF | yen => JPY | rupees => INR | canadian dollars => CAD | kronor => SEK | zloty => PLN
%list coin7: bitcoin | ethereum | dogecoin | solana | litecoin | cardano | XRP | monero
%list symbol5: bitcoin | BTC | ether | ETH | litecoin | solana | XRP | cardano | dogecoin | shiba inu | tron | TRX | algorand | monero | aave | filecoin | hedera | sui
%list symbol6: bitcoin | BTC | ether | ethereum | ETH | solana | SOL | dogecoin | DOGE | cardano | ADA | XRP | litecoin | LTC | monero | polkadot | DOT | chainlink | avalanche | Pepe | tether | BNB | toncoin | stellar | near | Cosmos
%list muenze: Bitcoin | BTC | Ethereum | ETH | Solana | Dogecoin | Cardano | Litecoin | XRP | Ripple | Monero | Polkadot | Bitcoins | Ether | Tether | Avalanche
%list dco: Bitcoin | Ethereum | Solana | Litecoin | Monero | Dogecoin
%list vde2: Bitcoin | Ethereum | Solana
%list muenz: Bitcoin | BTC | Ethereum | ETH | Solana | Doge | Cardano | Litecoin | XRP | Monero | Polkadot | Shiba Inu | Chainlink | Tron | Stellar
%list symbol7: Bitcoin | BTC | Ether | Ethereum | Solana | Dogecoin | Cardano | XRP | Litecoin | Polkadot | Shiba Inu | Tron | Avalanche | Monero | SOL | ADA
%list symbol8: Bitcoin | BTC | ethereum | ETH | Solana | Doge | Cardano | Litecoin | XRP | Monero | Polkadot | Chainlink | Tron | Stellar | Avalanche | Ripple
%list moneda: bitcoin | Bitcoin | BTC | ethereum | ETH | solana | dogecoin | cardano | litecoin | XRP | ripple | monero | polkadot | ether | tether | avalanche
%list eco: bitcoin | ethereum | solana | litecoin | monero
%list cri: bitcoin | BTC | ethereum | ETH | solana | doge | cardano | litecoin | XRP | monero | polkadot | shiba | chainlink | tron | stellar
%list crip: bitcoin | BTC | ether | ethereum | solana | dogecoin | cardano | XRP | litecoin | polkadot | shiba inu | tron | avalanche | monero | SOL | ADA
%list crip2: bitcoin | Bitcoin | BTC | ethereum | ETH | ether | solana | SOL | cardano | ADA | dogecoin | ripple | XRP | litecoin | monero | avalanche | tron | polkadot
# Bare, clipped and roundabout.
{symbol=coin2}
{symbol=coin2} price
{symbol=coin2}?
whats {symbol=coin2} at
{symbol=coin2} in {currency=cur}
{symbol=coin2} {currency=code2}
crypto: {symbol=coin2}
how's {symbol=coin2} doing
is {symbol=coin2} up or down right now
what am i getting for one {symbol=coin2} if I sell today
{=who2} won't shut up about {symbol=coin2}, so what's it worth
~ did {symbol=coin2} crash again? what does one cost now
not the shares, the coin: {symbol=coin2}
should have bought {symbol=coin2} years ago, what's it going for these days
no headlines about {symbol=coin2} please, only the number, in {currency=cur}
half my savings are in {symbol=coin2}, tell me where it stands
# The usual ways to ask.
(how much is|what's the price of|what does it cost to buy) (a|one|1) {symbol=coin3}
{symbol=coin3} price
{symbol=coin3} price in {currency=cur2}
(what's|what is) {symbol=coin3} (trading at|worth|at) (today|right now|)
{symbol=coin} in {currency=cur2}
how many {currency=cur2} (is|for) (a|one) {symbol=coin3}
crypto {symbol=coin3}
crypto price {symbol=coin} {currency=code3}
price of {symbol=coin} in {currency=cur2}[ please]
is {symbol=coin3} (up|down|crashing|mooning) again
what would I get for my {symbol=coin3} (now|today|at the moment)
check [the] {symbol=coin} (rate|price|course)
should have sold my {symbol=coin3} last year, where does it stand
~ where is {symbol=coin} (at|standing) (today|right now)
(tell|give) me the current {symbol=coin3} value
in {currency=cur2}, what does {symbol=coin3} cost
current value of the coin {symbol=coin}
one {symbol=coin3} equals how many {currency=cur2}
{symbol=coin3} to {currency=code3}
{symbol=coin3}/{currency=code3}
{symbol=coin}?? what's it worth
did {symbol=coin3} recover, what's the price
my nephew is into {symbol=coin}, how expensive is it
crypto check please: {symbol=coin3}
how's the {symbol=coin3} market looking, price in {currency=cur2}
I want to know what (a whole|a single|half a) {symbol=coin3} goes for
how does {symbol=coin} do against the {currency=one}
the cryptocurrency {symbol=coin}, quote it in {currency=cur2}
what are people paying for {symbol=coin3}
has {symbol=coin3} passed {=bigint} {currency=cur2} yet
(check|show me) the crypto prices
~ how's crypto doing
price of that coin in {currency=cur2}
what's my coin worth
# What is an argument, what is not, and where it ends.
price of {symbol=symbol2} in {currency=from_currency}, I'm not buying, just curious
what would one {symbol=symbol2} be in {currency=from_currency}, I mean right this minute
{symbol=symbol2} price, any currency
one {symbol=symbol2}, in {currency=from_currency} rather than {=cu_o}
~ I've got {=am2} left over and wonder what a {symbol=symbol2} costs
# The shortest plain questions.
{symbol=coin4} price?
whats {symbol=coin4} at
{symbol=coin4} in {currency=cur6}?
{=hm}, hows {symbol=coin4} doing
where's {symbol=coin4} at in {currency=cur6}
is {symbol=coin4} still falling
# "Label: content", telegrams, hashtags, arrows.
coin: {symbol=symbol3}
crypto price: {symbol=symbol3} in {currency=from_currency2}
{symbol=symbol3} -> {currency=from_currency2}
crypto / {symbol=symbol3}
# A word or two decide between neighbours.
what is a {symbol=symbol4} at this evening
what's {symbol=symbol4} at in {currency=currency}
how much is one {symbol=symbol4} in {currency=currency}
is {symbol=symbol4} up or down right now
how many {currency=currency} for one {symbol=symbol4}
look up {symbol=symbol4}, the price only
{=hi}, {symbol=symbol4} price, {currency=currency}
I'm tempted by {symbol=symbol4}, what would one set me back
{symbol=symbol4}? cost? in {currency=currency}?
the going rate of {symbol=symbol4} please
one coin of {symbol=symbol4}, {currency=currency}
does a {symbol=symbol4} still cost more than my car, in {currency=currency}
forget stocks, how's {symbol=symbol4} priced
# In the manner of chat.
~ my nephew says he's rich now, what does one {symbol=coin2_2} go for
I could kick myself for selling {symbol=coin2_2}, what is it at in {currency=cur3} now
{=hush}, what's {symbol=coin2_2} worth, I need a laugh
# Told around, thought aloud, wrapped in a story.
my brother swears by {symbol=coin3}, what's it worth anyway
I'm almost afraid to ask where {symbol=coin3} stands
had I kept my {symbol=coin3}, what would one be in {currency=cur2} now
~ no clue what a {symbol=coin3} goes for these days
{=ctx}, is {symbol=coin3} still worth more than a few {currency=cur2}
the taxi driver wouldn't shut up about {symbol=coin3}, is it really that high
I'm paid in {symbol=coin3} and think in {currency=cur2}, what's one worth
that coin of mine, is it worth anything
# More of the usual ways.
what's (a|one) {symbol=coin5} worth in {currency=cur4}
{symbol=coin5} {currency=code4}
~ {currency=code4} price {symbol=coin5}
price in {currency=cur4} for one {symbol=coin5}
in {currency=cur4}, one {symbol=coin5} is?
how much {currency=cur4} for a {symbol=coin5}
how many {currency=cur4} do I need for a {symbol=coin5}
(what|how much) is {symbol=coin5} at
where's {symbol=coin5} (today|now)
{symbol=coin5} now?
did {symbol=coin5} (tank|moon|crash|go through the roof) overnight
what's half a {symbol=coin5} worth, in {currency=cur4} if you can
I own 2 {symbol=coin5}, what is one currently worth
I own some {symbol=coin5} and think in {currency=cur4}, so what's the price
one {symbol=coin5}, {currency=cur4}?
my wallet holds {symbol=coin5}. price?
current {symbol=coin5} quote in {currency=cur4}
what would I pay in {currency=cur4} to get a {symbol=coin5} now
tell me how {symbol=coin5} stands, {currency=code4} please
is {symbol=coin5} over {=sum} {currency=cur4} again
has {symbol=coin5} dropped below {=sum}
everyone at the party talked about {symbol=coin5}, what does it cost anyway
check the crypto {symbol=coin5} in {currency=cur4}
(coin|token) price {symbol=coin5}
how many {currency=cur4} would my single {symbol=coin5} fetch
~ if I cashed out one {symbol=coin5}, how many {currency=cur4} is that
{symbol=coin5} vs {currency=cur4}
{symbol=coin5}-{currency=code4}
quick {symbol=coin5} check
value of the token {symbol=coin5} in {currency=cur4} as of now
how expensive has {symbol=coin5} become
the coin called {symbol=coin5} - how much
still hodling {symbol=coin5}, where are we in {currency=cur4}
give me {symbol=coin5}'s price
latest {symbol=coin5} price, not in dollars but in {currency=cur4}
quote {symbol=coin5} in {currency=code4}, thanks
I sold my {symbol=coin5} too early I guess, how high is it now
what's the going rate of {symbol=coin5} in {currency=cur4}
crypto: {symbol=coin5}, currency: {currency=code4}
my son wants {=sum} {currency=cur4} worth of {symbol=coin5}, what does one cost
what's the coin at in {currency=cur4}
crypto prices in {currency=cur4}
how are the coins doing today
is crypto up
price of one token in {currency=cur4}
{symbol=coin5}, the coin, in {currency=cur4}
{symbol=coin5} for {currency=cur4}, not the exchange rate
# Short and plain, as typed every day.
{symbol=coin6}?
{symbol=coin6} now
what's {symbol=coin6} at
{symbol=coin6} in {currency=cur7}
crypto prices
~ did {symbol=coin6} crash
is {symbol=coin6} pumping
one {symbol=coin6}, how many {currency=cur7}
my {symbol=coin6} worth anything yet?
check my coin's price
{currency=cur7} for a single {symbol=coin6}
to the moon yet, {symbol=coin6}?
my nephew won't shut up about {symbol=coin6}, so what does one cost
in {currency=cur7}, because that's what my account is in, how much is {symbol=coin6}
the guy at the gym pays in {symbol=coin6}, what's a coin worth in {currency=cur7}
~ I should have sold last year, anyway, where does {symbol=coin6} stand today
somebody owes me half a {symbol=coin6}, so I need its current value in {currency=cur7}
{symbol=coin6} is all over the news again, give me the price in {currency=cur7}
# Bare noun phrases, and orders that lack what is needed.
my crypto
coin prices?
{symbol=coin7} today
what's a {symbol=coin7} going for
is {symbol=coin7} in the cellar again
my son keeps on about {symbol=coin7}, what does it cost
{symbol=coin7} in {currency=cur5}
did my coins crash overnight
how much would one {symbol=coin7} set me back in {currency=cur5}
~ should I cry or cheer, where's {symbol=coin7} at
price of that coin please
# Needs only hinted at, telegrams, neighbours.
not a share, not a fund, the coin: {symbol=symbol5}
I don't want to read the news on {symbol=symbol5}, I want the number
no converting of {=to_currency} into {=to_currency}, only what one {symbol=symbol5} is worth
I know what {symbol=symbol5} is, I don't know what one costs
nobody explains to me why {symbol=symbol5} moves, but does it? in {currency=to_currency}
I forgot my wallet password, how much {symbol=symbol5} am I crying about, per coin
{=who} paid for a pizza in {symbol=symbol5} back in 2013, what would one be now in {currency=to_currency}
I found {=k} {symbol=symbol5} on an old disk. what's a single one worth?
the landlord takes {symbol=symbol5} now, what am I paying per coin in {currency=to_currency}
my nephew went quiet, has {symbol=symbol5} tanked
is {symbol=symbol5} anywhere near {=k} thousand
if I cash out one {symbol=symbol5}, do I see a lot of {currency=to_currency}
my tax form asks for the value of {symbol=symbol5} in {currency=to_currency}
would one {symbol=symbol5} pay for dinner? in {currency=to_currency}, please
{currency=to_currency} is what I have, {symbol=symbol5} is what I want, what does one cost
~ I keep {=k} {symbol=symbol5} for the kids, price per piece today
{symbol=symbol5} px {currency=from_currency3}
{symbol=symbol5} now?
{symbol=symbol5} asap
1 {symbol=symbol5} {currency=from_currency3} pls
{currency=from_currency3} per {symbol=symbol5}?
what's one {symbol=symbol5} w/o fees, in {currency=to_currency}
so where's {symbol=symbol5} tonight
has my crypto melted, in {currency=to_currency}
coin price pls
# Told around, thought aloud, wrapped in a story.
~ how many {currency=cur2} would {symbol=coin3} bring me
is {symbol=coin3} up or down, I can't look
~ my nephew wants to be paid in {symbol=coin3}, what does one cost
{=hello}, what's one {symbol=coin3} in {currency=cur2}
can I buy a car yet with one {symbol=coin3}, what's it at, in {currency=cur2} please
I sold my {symbol=coin3} too early, didn't I, how much is it now
is my coin worth anything today
# Every parameter in many wordings, orders and lengths.
{symbol=symbol6} {currency=currency2}
{currency=currency2} {symbol=symbol6}
{symbol=symbol6}/{currency=currency2}
{symbol=symbol6} in {currency=to_currency2}?
in {currency=to_currency2} please, {symbol=symbol6}
{symbol=symbol6}, not in dollars, in {currency=to_currency2}
1 {symbol=symbol6} = ? {currency=to_currency2}
how many {currency=to_currency2} to the {symbol=symbol6}
what's {symbol=symbol6} going for, I pay in {currency=to_currency2}
I pay in {currency=to_currency2}, what's {symbol=symbol6} going for
currency {currency=currency2}, coin {symbol=symbol6}
coin {symbol=symbol6}, currency {currency=currency2}
not {=symbol6} but {symbol=symbol6} in {currency=to_currency2}
I have {=am} {currency=to_currency2}, how much {symbol=symbol6} would that buy
{=chat}, where does {symbol=symbol6} stand
{symbol=symbol6} price, no matter which currency
did {symbol=symbol6} recover [today]
can I afford one {symbol=symbol6}, price in {currency=to_currency2}
token {symbol=symbol6}, quote it in {currency=to_currency2}
crypto price in {currency=to_currency2}
how are coins doing in {currency=to_currency2}
my flat costs {=am} {=to_currency2} a month, what's {symbol=symbol6} at
how's {symbol=symbol6}, {=chat}
%lang de
# The usual ways to ask.
(was kostet|wie viel kostet) [gerade] ein {symbol=muenze}
{symbol=muenze} kurs
~ {symbol=muenze} in {currency=geld}
wie steht [der] {symbol=muenze} [gerade|heute]
wie viele {currency=geld} (bekomme|kriege) ich für einen {symbol=muenze}
(zeig|sag) mir [bitte] den Preis von {symbol=coin} in {currency=geld}
krypto {symbol=coin}
wo (steht|liegt) {symbol=coin} [im Moment]
ist {symbol=muenze} (wieder|) (gestiegen|gefallen|abgestürzt)
was wäre mein {symbol=muenze} jetzt wert
Kryptokurs {symbol=coin} in {currency=geld} bitte
(könnten Sie|kannst du) mir sagen, was {symbol=muenze} in {currency=geld} kostet
~ wie läuft Krypto [heute]
was kostet der Coin in {currency=geld}
# A word or two decide between neighbours.
~ was kostet ein {symbol=dco} gerade in {currency=dcu}
# In the manner of chat.
mein Neffe gibt wieder an, was kostet {symbol=vde2} denn grad
# More of the usual ways.
was ist ein {symbol=muenz} wert
~ {symbol=muenz} preis jetzt
wie viel {currency=geld2} ist ein {symbol=muenz}
{symbol=muenz} {currency=geld2}
wo steht {symbol=muenz} in {currency=geld2}
~ in {currency=geld2} bitte den kurs von {symbol=muenz}
ist {symbol=muenz} schon wieder gefallen
ich hab noch ein paar {symbol=muenz} rumliegen, was wären die in {currency=geld2}
kryptokurse: {symbol=muenz}
steigt {symbol=muenz} heute
sollte ich {symbol=muenz} verkaufen, wie ist der preis in {currency=geld2}
coin {symbol=muenz} in {currency=geld2} umgerechnet
was kosten die coins grad
kryptopreis in {currency=geld2}
# Needs only hinted at, telegrams, neighbours.
was ist mein {symbol=symbol7} noch wert
{symbol=symbol7} {currency=geld3}
ist {symbol=symbol7} grad teuer, in {currency=geld3} gerechnet
wie viele {currency=geld3} legt man heut für einen {symbol=symbol7} hin
henning will mir {symbol=symbol7} andrehen, was kosten die normal
in {currency=geld3} bitte: {symbol=symbol7}
krypto, preis in {currency=geld3}
# Every parameter in many wordings, orders and lengths.
was kostet ein {symbol=symbol8}
{symbol=symbol8} kurs {currency=geld4}
wie viel {currency=geld4} krieg ich für einen {symbol=symbol8}
wo steht {symbol=symbol8} grad
~ ich müsste den preis von {symbol=symbol8} in {currency=geld4} wissen
wat is {symbol=symbol8} wert
in {currency=geld4}, wie hoch ist {symbol=symbol8}
könnten Sie mir den Kurs von {symbol=symbol8} in {currency=geld4} nennen?
{symbol=symbol8} rauf oder runter
ist {symbol=symbol8} abgestürzt
{symbol=symbol8}?
{symbol=symbol8} in {currency=geld4}
ich hätte gern den {symbol=symbol8}-preis in {currency=geld4}
mein neffe schwört auf {symbol=symbol8}, was kostet das grad
zeig ma {symbol=symbol8}, aber in {currency=geld4}
für wie viele {currency=geld4} geht {symbol=symbol8} weg
steht {symbol=symbol8} heute besser da
ein {symbol=symbol8} macht wie viel in {currency=geld4}
kryptokurs von {symbol=symbol8} bitte
gib mir den aktuellen wert von {symbol=symbol8} in {currency=geld4}
hat sich {symbol=symbol8} erholt
{currency=geld4}-kurs vom {symbol=symbol8}
wie viel müsste ich für {symbol=symbol8} hinlegen, in {currency=geld4}
~ schau mal, wie {symbol=symbol8} steht
bin ich mit meinem {symbol=symbol8} schon reich, wie ist der kurs
{symbol=symbol8} zu {currency=geld4}, aktueller stand
bei welchem preis liegt {symbol=symbol8} jetzt
der preis einer kryptowährung in {currency=geld4}
was kosten die coins
kryptokurse?
kurs in {currency=geld4} von der kryptowährung
%lang es
# The usual ways to ask.
¿cuánto (vale|cuesta|está) un {symbol=moneda}?
precio {symbol=moneda}
{symbol=moneda} en {currency=divisa}
¿cómo (va|está) el {symbol=moneda} [hoy]?
¿cuántos {currency=divisa} me dan por un {symbol=moneda}?
(dime|dame) el precio de {symbol=coin} en {currency=divisa}
cripto {symbol=coin}
¿a cuánto está {symbol=coin} [ahora mismo]?
¿ha (subido|bajado|caído) el {symbol=moneda}?
¿qué valor tiene hoy mi {symbol=moneda}?
cotización de {symbol=coin} en {currency=divisa}, por favor
¿me puede decir cuánto cuesta {symbol=moneda} en {currency=divisa}?
¿cómo van las criptos?
# The shortest plain questions.
a cuánto anda el {symbol:bitcoin=bitcoin}
# A word or two decide between neighbours.
¿cuánto vale un {symbol=eco} ahora en {currency=ecu}?
# More of the usual ways.
cuánto da hoy un {symbol=cri}
{symbol=cri} precio ya
un {symbol=cri} cuántos {currency=div} son
{symbol=cri} {currency=div}
por dónde anda {symbol=cri} en {currency=div}
en {currency=div}, a cuánto está {symbol=cri}
ha vuelto a caer {symbol=cri}?
me quedan unos {symbol=cri}, qué serían en {currency=div}
precio cripto: {symbol=cri}
está subiendo {symbol=cri} hoy?
vendo mis {symbol=cri}? mírame el precio en {currency=div}
pásame {symbol=cri} a {currency=div}, cuánto vale
cómo están las criptos ahora
precio de la cripto en {currency=div}
# Needs only hinted at, telegrams, neighbours.
qué queda de mi {symbol=crip}, cuánto vale
{symbol=crip} {currency=mon}
está caro el {symbol=crip}? dímelo en {currency=mon}
cuántos {currency=mon} hay que soltar hoy por un {symbol=crip}
Óscar me quiere colocar {symbol=crip}, ¿qué suele costar?
en {currency=mon} xfa: {symbol=crip}
cripto, precio en {currency=mon}
# Every parameter in many wordings, orders and lengths.
{symbol=crip2}?
me gustaría saber a cuánto está {symbol=crip2} en {currency=mon2}
podrías decirme el precio de {symbol=crip2}?
necesito saber cuánto vale {symbol=crip2} en {currency=mon2}
a ver el {symbol=crip2}
fijate a cuánto está el {symbol=crip2}
a cómo anda el {symbol=crip2} en {currency=mon2}
precio {symbol=crip2} {currency=mon2}
en {currency=mon2}, el {symbol=crip2}, cuánto?
cuántos {currency=mon2} vale {symbol=crip2}
si vendo un {symbol=crip2}, ¿cuántos {currency=mon2} me llevo?
cotización del {symbol=crip2} ahora
mi cuñado no para de hablar de {symbol=crip2}, ¿a cuánto va?
{symbol=crip2} hoy
valor de {symbol=crip2} expresado en {currency=mon2}
ha pegado el subidón {symbol=crip2}?
dime qué vale la cripto {symbol=crip2}
el precio en {currency=mon2} de {symbol=crip2}
querría conocer el valor del {symbol=crip2}, en {currency=mon2} si puede ser
~ {symbol=crip2} por las nubes o por los suelos?
un {symbol=crip2} son cuántos {currency=mon2} ahora
tengo medio {symbol=crip2}, ¿a cuánto está?
mercado cripto: {symbol=crip2} en {currency=mon2}
tírame el precio del {symbol=crip2}
cuánto me costaría comprar {symbol=crip2} en {currency=mon2}
qué precio tiene {symbol=coin} en {currency=mon2}
dame {symbol=coin}/{currency=mon2}
cuánto vale la moneda en {currency=mon2}
~ sigue cayendo el {symbol=crip2}? precio
~ el mercado de las criptos, a cuánto va
~ precio en {currency=mon2} de mis criptos

%tool get_exchange_rate
%list far: baht => THB | rupees => INR | canadian dollars => CAD | forint => HUF | ringgit => MYR | won => KRW | shekels => ILS
%list one2: euro => EUR | dollar => USD | pound => GBP | yen => JPY | swiss franc => CHF | forint => HUF | rand => ZAR | rupee => INR
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list fq_c2: yen => JPY | rupees => INR | rand => ZAR | norwegian kroner => NOK | forint => HUF | baht => THB | won => KRW
%list fq_c1: euro => EUR | pound => GBP | dollar => USD | zloty => PLN | franc => CHF | peso => MXN | lira => TRY
%list to_currency3: CAD | MXN | TRY | CZK | danish kroner => DKK | BRL | HUF | ZAR | rand => ZAR | zloty => PLN | AUD
%list am3: 50 | 1,200 | 35.90 | 8000 | 15 | 499 | 2500 | 60000 | 19.99 | 110 | a hundred | fifty | two thousand | 740
%list to_currency4: turkish lira => TRY | aussie dollars => AUD | czech crowns => CZK | dirhams => AED | swedish kronor => SEK | reais => BRL | new zealand dollars => NZD | singapore dollars => SGD | rupiah => IDR | philippine pesos => PHP | ringgit => MYR | hong kong dollars => HKD
%list from_currency4: turkish lira => TRY | aussie dollar => AUD | czech crown => CZK | dirham => AED | swedish krona => SEK | real => BRL | ringgit => MYR | rupiah => IDR | mexican peso => MXN | shekel => ILS
%list from_currency5: euro => EUR | dollar => USD | pound => GBP | swiss franc => CHF | yen => JPY | zloty => PLN | rupee => INR | forint => HUF | won => KRW | baht => THB | rand => ZAR | canadian dollar => CAD | yuan => CNY
%list n: two | three | four | five | six | seven | nine | eleven | a dozen | fourteen | 20 | 38 | a hundred | 212
%list cur2_2: canadian dollars => CAD | danish kroner => DKK | australian dollars => AUD | turkish lira => TRY | indian rupees => INR | norwegian kroner => NOK | shekels => ILS | mexican pesos => MXN | czech koruna => CZK
%list one3: euro => EUR | dollar => USD | US dollar => USD | American dollar => USD | greenback => USD | pound => GBP | British pound => GBP | pound sterling => GBP | yen => JPY | Japanese yen => JPY | Swiss franc => CHF | franc => CHF | Canadian dollar => CAD | loonie => CAD | Australian dollar => AUD | Aussie dollar => AUD | kiwi dollar => NZD | yuan => CNY | Chinese yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Taiwan dollar => TWD | Korean won => KRW | Indian rupee => INR | rupee => INR | rupiah => IDR | ringgit => MYR | Philippine peso => PHP | Thai baht => THB | dong => VND | dirham => AED | Saudi riyal => SAR | shekel => ILS | Turkish lira => TRY | rand => ZAR | real => BRL | Brazilian real => BRL | Mexican peso => MXN | peso => MXN | Argentine peso => ARS | Chilean peso => CLP | Colombian peso => COP | zloty => PLN | Czech crown => CZK | forint => HUF | Swedish krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list who2: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list arrow: → | -> | > | to | :
%list one4: euro => EUR | dollar => USD | US dollar => USD | buck => USD | pound => GBP | British pound => GBP | yen => JPY | franc => CHF | Swiss franc => CHF | Canadian dollar => CAD | loonie => CAD | Aussie dollar => AUD | New Zealand dollar => NZD | yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Korean won => KRW | rupee => INR | ringgit => MYR | Philippine peso => PHP | baht => THB | dirham => AED | riyal => SAR | shekel => ILS | Turkish lira => TRY | lira => TRY | rand => ZAR | Brazilian real => BRL | Mexican peso => MXN | Chilean peso => CLP | zloty => PLN | Czech koruna => CZK | forint => HUF | Swedish krona => SEK | krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list bought: a jacket | the rental car | this handbag | the train pass | the apartment | a ticket | the guided tour | dinner for two | my new headphones | the course fee | the phone | the museum entrance | the ski pass | a bottle of wine | the invoice from the supplier
%list lately: lately | today | this week | this month
%list away: yen => JPY | jpy => JPY | baht => THB | zloty => PLN | pesos => MXN | forints => HUF | rupees => INR | kronor => SEK | rand => ZAR | turkish lira => TRY | won => KRW | ringgit => MYR | shekels => ILS | yuan => CNY
%list sum2: 20 | 45 | 60 | 85 | 130 | 240 | 350 | 500 | 799 | 1,200 | 5000 | 12k | two hundred | 19.90
%list home: bucks => USD | dollars => USD | usd => USD | US dollars => USD | euros => EUR | eur => EUR | quid => GBP | pounds => GBP | gbp => GBP | sterling => GBP | swiss francs => CHF | chf => CHF
%list fone: dollar => USD | euro => EUR | pound => GBP | swiss franc => CHF | greenback => USD | canadian dollar => CAD | loonie => CAD | aussie dollar => AUD | kiwi dollar => NZD | singapore dollar => SGD
%list tone: zloty => PLN | forint => HUF | rupee => INR | baht => THB | peso => MXN | rand => ZAR | lira => TRY | won => KRW | yuan => CNY | shekel => ILS | krona => SEK | yen => JPY
%list cur2_3: kronor => SEK | baht => THB | pesos => MXN | won => KRW | forints => HUF
%list from_currency6: euro => EUR | dollar => USD | pound => GBP | swiss franc => CHF | yen => JPY | zloty => PLN | rupee => INR | shekel => ILS | rand => ZAR | forint => HUF | yuan => CNY | baht => THB | won => KRW | swedish krona => SEK | ringgit => MYR | mexican peso => MXN
%list cu1: euro => EUR | dollar => USD | buck => USD | pound => GBP | yen => JPY | franc => CHF | swiss franc => CHF | loonie => CAD | canadian dollar => CAD | australian dollar => AUD | kiwi dollar => NZD | yuan => CNY | hong kong dollar => HKD | singapore dollar => SGD | taiwan dollar => TWD | won => KRW | rupee => INR | rupiah => IDR | ringgit => MYR | philippine peso => PHP | baht => THB | dong => VND | dirham => AED | riyal => SAR | shekel => ILS | lira => TRY | rand => ZAR | brazilian real => BRL | mexican peso => MXN | argentine peso => ARS | chilean peso => CLP | colombian peso => COP | zloty => PLN | czech koruna => CZK | forint => HUF | swedish krona => SEK | norwegian krone => NOK | danish krone => DKK
%list geld1: Euro => EUR | Dollar => USD | US-Dollar => USD | Franken => CHF | Schweizer Franken => CHF | Yen => JPY | Yuan => CNY | Rand => ZAR | Zloty => PLN | Forint => HUF | Dirham => AED | Baht => THB | Won => KRW | Real => BRL | Schekel => ILS | kanadischen Dollar => CAD | australischen Dollar => AUD
%list from_email: Annegret | Herrn Wolff | der Hausverwaltung | Tarik | Frau Szabo | dem Verein | Onkel Jupp | der Tierärztin | Malte
%list dcv: Zloty => PLN | Forint => HUF | tschechische Kronen => CZK | norwegische Kronen => NOK | Rupien => INR
%list menge: hundert | 20 | 50 | 250 | tausend | fünfzig | 80 | 1.500 | zehn | zwanzig | 35,90 | zwei Millionen | 300
%list geldm: Euro => EUR | Dollar => USD | Franken => CHF | Yen => JPY | Zloty => PLN | Yuan => CNY | Forint => HUF | Rand => ZAR | Baht => THB | Schekel => ILS | Dirham => AED | Won => KRW
%list mng: dreißig | 60 | 120 | achthundert | 2.500 | 7,80 | fünfhundert | 15 | zweitausend | 99 | 340 | sechzig
%list geld1_2: Euro => EUR | Dollar => USD | Franken => CHF | Zloty => PLN | Forint => HUF | Yen => JPY | Rand => ZAR | Baht => THB | Dirham => AED
%list mng2: hundert | 20 | 50 | 250 | tausend | fünfzig | 80 | 1.500 | zehn | zwanzig | 35,90 | 300 | 4000 | zweihundert | 12,50 | 75
%list geld1_3: Euro => EUR | Dollar => USD | Franken => CHF | Yen => JPY | Zloty => PLN | Yuan => CNY | Forint => HUF | Rand => ZAR | Baht => THB | Schekel => ILS | Dirham => AED | Won => KRW
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list ecv: yenes => JPY | pesos mexicanos => MXN | reales => BRL
%list cant: cien | 20 | 50 | 250 | mil | cincuenta | 80 | 1.500 | diez | doscientos | veinte | 35,90 | dos millones | 300 | un par de
%list divm: euro => EUR | dólar => USD | franco => CHF | yen => JPY | zloty => PLN | yuan => CNY | real => BRL | peso => MXN | rand => ZAR
%list cant2: treinta | 60 | 120 | ochocientos | 2.500 | 7,80 | quinientos | 15 | dos mil | 99 | 340 | sesenta
%list mon1: euro => EUR | dólar => USD | franco suizo => CHF | yen => JPY | zloty => PLN | real => BRL | rand => ZAR | yuan => CNY
%list cuanto: cien | 40 | 75 | 300 | mil | 2.000 | 19,90 | quinientos | doscientos | 15 | ochenta | 1.250 | diez mil | 350 | 5000
%list mon1_2: euro => EUR | dólar => USD | dólar canadiense => CAD | franco suizo => CHF | yen => JPY | zloty => PLN | yuan => CNY | real => BRL | peso => MXN | rand => ZAR | dólar australiano => AUD
# Bare, clipped and roundabout.
{from_currency=code2} to {to_currency=far}
{from_currency=code2}/{to_currency:BRL=brl}
rate: {from_currency:HUF=forint} to {to_currency=cur}
what's a {from_currency=one2} in {to_currency:MXN=mexican pesos}
{amount=bigint} {from_currency=cur} in {to_currency:DKK=danish kroner}
{amount=bigint} {from_currency:KRW=won} is what in {to_currency=cur}
how many {to_currency=cur} in {amount=bigint} {from_currency:TRY=lira}
the hotel wants {amount=bigint} {from_currency:HUF=forint}, what's that in real money, {to_currency=cur}
i've got {amount=bigint} {from_currency:SGD=singapore dollars} left from the trip, how much is it in {to_currency=cur}
turn {amount=bigint} {from_currency=cur} into {to_currency:SEK=swedish kronor}
how strong is the {from_currency=one2} against the {to_currency:BRL=real} today
is it a good moment to swap {from_currency:NZD=kiwi dollars} for {to_currency=cur}, what's the rate
we fly out soon and {from_currency=cur} is all I have, what do I get in {to_currency:VND=dong}
no coins, no shares, plain cash: {from_currency:ILS=shekels} into {to_currency=cur}
~ {to_currency=cur} for {amount=bigint} {from_currency:CNY=yuan}?
a taxi for {amount=bigint} {from_currency:MYR=ringgit}, am I being robbed? in {to_currency=cur} please
# The usual ways to ask.
(what's|what is|tell me) the exchange rate (from|between) {from_currency=cur2} (to|and) {to_currency=cur2}
exchange rate {from_currency=cur2} {to_currency=cur2}
how many {to_currency=cur2} (do|would|will|can) I get for (a|one) {from_currency=one}
how many {to_currency=cur2} are in (a|one) {from_currency=one}
{amount=bigint} {from_currency=cur2} in {to_currency=cur2}
{amount=bigint} {from_currency=code3} to {to_currency=code3}
convert {amount=bigint} {from_currency=cur2} (to|into) {to_currency=cur2}
{from_currency=code3}/{to_currency=code3}
{from_currency=code3} {to_currency=code3}
how (strong|weak) is the {from_currency=one} against the {to_currency=one}
(what's|how much is) {amount=bigint} {from_currency=cur2} in {to_currency=cur2}
how much is (a|one) {from_currency=one} in {to_currency=cur2}
I have {amount=bigint} {from_currency=cur2} left, what would that be in {to_currency=cur2}
the hotel charges {amount=bigint} {from_currency=cur2} a night, how much is that in {to_currency=cur2}
what is (a|the) {from_currency=one} worth in {to_currency=cur2}
(change|turn|swap) {amount=bigint} {from_currency=cur2} into {to_currency=cur2}[ please]
currency conversion: {from_currency=cur2} to {to_currency=cur2}
what will the bank give me in {to_currency=cur2} for {amount=bigint} {from_currency=cur2}
in {to_currency=cur2}, what are {amount=bigint} {from_currency=cur2}
I'm travelling and need {to_currency=cur2}; I only have {from_currency=cur2}. what's the rate
if I pay {amount=bigint} {from_currency=cur2}, how many {to_currency=cur2} will be taken off my account
{from_currency=one} to {to_currency=one} rate [today]
{from_currency=one} vs {to_currency=one}
is the {from_currency=one} still above the {to_currency=one}
did the {from_currency=one} (rise|fall|gain|drop) against the {to_currency=one}
what do {amount=bigint} {from_currency=cur2} come to in {to_currency=cur2}
I need {to_currency=cur2} for {amount=bigint} {from_currency=cur2}, what rate do I get
a pair of shoes for {amount=bigint} {from_currency=cur2}, what does that make in {to_currency=cur2}
rate for changing {from_currency=cur2} into {to_currency=cur2}
today's {from_currency=code3} {to_currency=code3} rate
{from_currency:USD=$} {amount=bigint} in {to_currency=cur2}
{amount=bigint} {from_currency:EUR=€} in {to_currency=cur2}
~ what's {amount=bigint} {from_currency:GBP=quid|£|sterling} in {to_currency=cur2}
{amount=bigint} {from_currency:USD=bucks|$} in {to_currency=cur2}
what's the exchange rate for the {from_currency=one}
convert {amount=bigint} {from_currency=cur2}
how much is that in {to_currency=cur2}
how much is {amount=bigint} in {to_currency=cur2}
what's the exchange rate today
# What is an argument, what is not, and where it ends.
{=am2} in {from_currency=from_currency}, how much in {to_currency=from_currency}? it's for a deposit
to {to_currency=from_currency} from {from_currency=from_currency}, what's the rate, please
what do I get in {to_currency=from_currency} if I change {amount=bigint} {from_currency=from_currency}, fees not included
from {from_currency=from_currency} to {to_currency=from_currency}, not the other way round, today's rate
I owe {=p2} {amount=bigint} {from_currency=from_currency} and only have {to_currency=from_currency}, convert that for me
the rate for {from_currency=from_currency} against {to_currency=from_currency}, I fly on the 5th
# The shortest plain questions.
how many {to_currency=fq_c2} to the {from_currency=fq_c1}
whats a {from_currency=fq_c1} in {to_currency=fq_c2}
{from_currency=fq_c1} to {to_currency=fq_c2}?
{=hm}, {from_currency=fq_c1} {to_currency=fq_c2} rate
# "Label: content", telegrams, hashtags, arrows.
fx: {from_currency=from_currency2}/{to_currency=to_currency3}
rate: {from_currency=from_currency2} to {to_currency=to_currency3}
convert: {amount=bigint} {from_currency=from_currency2} -> {to_currency=to_currency3}
currency - {from_currency=from_currency2} in {to_currency=to_currency3}
exchange rate | {from_currency=from_currency2} | {to_currency=to_currency3}
# A word or two decide between neighbours.
how much is {amount=am3} {from_currency=currency} in {to_currency=to_currency4}
the {from_currency=from_currency4}, what's it at
what's the {from_currency=from_currency5} at against the {to_currency=from_currency4}
what do I get in {to_currency=currency} for {amount=am3} {from_currency=to_currency4}
{amount=am3} {from_currency=currency}, how many {to_currency=to_currency4}
look up the {from_currency=from_currency4} in {to_currency=currency}
is one {from_currency=from_currency5} more than one {to_currency=from_currency4} these days
the {from_currency=from_currency4} against the {to_currency=from_currency5}, where does it stand
{=hi}, {from_currency=currency} into {to_currency=to_currency4}, the rate
a hotel at {amount=am3} {from_currency=to_currency4} a night, what's that in {to_currency=currency}
I owe her {amount=am3} {from_currency=currency} and only have {to_currency=to_currency4}, how many do I need
they pay me {amount=am3} {from_currency=to_currency4}, which makes how much in {to_currency=currency}
before we fly I'd like to know how many {to_currency=to_currency4} go to a {from_currency=from_currency5}
{from_currency=to_currency4} in {to_currency=currency}, please turn {amount=am3} of them
in {to_currency=to_currency4} that would be? the tag says {amount=am3} {from_currency=currency}
if I change {from_currency=to_currency4} for {to_currency=currency} now, is it a good rate
rate {from_currency=from_currency5} {to_currency=from_currency4}
no dearer than {amount=am3} {from_currency=currency}, she wrote, and I think in {to_currency=to_currency4}, so what does she mean
not a sum I can do without the rate: {amount=am3} {from_currency=to_currency4} as {to_currency=currency}
# In the manner of chat.
there were {=n} {from_currency=cur3} in grandad's old coat, what's that in {to_currency=cur2_2}
my head can't do {from_currency=cur3} into {to_currency=cur2_2}, what's the rate
we're off on holiday, yay, how many {to_currency=cur2_2} will I get for my {from_currency=cur3}
# Told around, thought aloud, wrapped in a story.
no clue what the {from_currency=one3} is worth in {to_currency=cur2} these days
I've got some {from_currency=cur2} left from the trip, wonder how many {to_currency=cur2} that makes
they want {amount=bigint} {from_currency=cur2} for it, is that a lot in {to_currency=cur2}
I only think in {to_currency=cur2}, so what are {amount=bigint} {from_currency=cur2}
my salary comes in {from_currency=cur2} but the rent is in {to_currency=cur2}, how bad is the rate
~ is now a good time to swap {from_currency=cur2} for {to_currency=cur2}, what do I get
{=who2} owes me {amount=bigint} {from_currency=cur2}, in {to_currency=cur2} please
I keep forgetting how many {to_currency=cur2} there are to the {from_currency=one3}
{=ctx}, {amount=bigint} {from_currency=cur2}, how much is that in real money, {to_currency=cur2} I mean
~ paid {amount=bigint} {from_currency=cur2} for lunch, tell me what that was in {to_currency=cur2}
before I fly I should turn my {from_currency=cur2} into {to_currency=cur2}, at what rate
I hope the {from_currency=one3} is doing better against the {to_currency=one3}
prices here are all in {from_currency=cur2}, I'm lost
what on earth are {amount=bigint} {from_currency=cur2}, converted I mean
# More of the usual ways.
{from_currency=code4}/{to_currency=code4}
{from_currency=code4}-{to_currency=code4} today
{from_currency=code4}{=arrow}{to_currency=code4}
{from_currency=cur4} to {to_currency=cur4}
{from_currency=cur4} into {to_currency=cur4}?
what's (a|one) {from_currency=one4} in {to_currency=cur4}
how many {to_currency=cur4} do I get for one {from_currency=one4}
how many {to_currency=cur4} to the {from_currency=one4} [these days]
how many {to_currency=cur4} does (a|one) {from_currency=one4} (buy|bring) me
for {amount=sum} {from_currency=cur4}, how many {to_currency=cur4} would I end up with
~ {amount=sum} {from_currency=cur4} = ? {to_currency=cur4}
{amount=sum}{from_currency=code4} in {to_currency=code4}
{to_currency=cur4} for {amount=sum} {from_currency=cur4}?
I've got {amount=sum} {from_currency=cur4} and want {to_currency=cur4}
I want {to_currency=cur4} and I've got {amount=sum} {from_currency=cur4}
got rid of my {amount=sum} {from_currency=cur4} at the airport, what should that have been in {to_currency=cur4}
{=bought} costs {=sum} {from_currency=cur4}. in {to_currency=cur4} please
they're asking {=sum} {from_currency=cur4} for {=bought}, put that in {to_currency=cur4} for me
~ what's that in {to_currency=cur4}: {amount=sum} {from_currency=cur4}
translate {amount=sum} {from_currency=cur4} into {to_currency=cur4}
express {amount=sum} {from_currency=cur4} in {to_currency=cur4}
no clue what the {from_currency=one4} is worth in {to_currency=cur4} (these days|now)
how much {to_currency=cur4} is {amount=sum} {from_currency=cur4}
how much is {amount=sum} {from_currency=cur4} when I pay in {to_currency=cur4}
selling {from_currency=cur4} for {to_currency=cur4}, what do I get
buying {to_currency=cur4} with {from_currency=cur4}, (what's the rate|how good is the rate)
if I hand over {amount=sum} {from_currency=cur4}, how many {to_currency=cur4} come back
my salary is {amount=sum} {from_currency=cur4}, that makes how much in {to_currency=cur4}
rate of the {from_currency=one4} in {to_currency=cur4}
the {from_currency=one4} against the {to_currency=one4}, where is it now
the {from_currency=one4}, how does it stand versus the {to_currency=one4}
{from_currency=code4} {to_currency=code4} exchange
from {from_currency=cur4} to {to_currency=cur4}, what's the rate
~ to {to_currency=cur4} from {from_currency=cur4}: conversion rate?
~ into {to_currency=cur4}, please: {amount=sum} {from_currency=cur4}
turn my {from_currency=cur4} into {to_currency=cur4}, all {amount=sum} of them
is now a good time to swap {from_currency=cur4} for {to_currency=cur4}
price of a {from_currency=one4} in {to_currency=cur4}
{to_currency=cur4} per {from_currency=one4}
we spend {amount=sum} {from_currency=cur4} a day here, tell my wife what that is in {to_currency=cur4}
{amount=sum} in {from_currency=cur4}, I think in {to_currency=cur4} though
my aunt sent me {amount=sum} {from_currency=cur4}; what can I expect in {to_currency=cur4}
is {amount=sum} {from_currency=cur4} a lot in {to_currency=cur4}
did the {from_currency=one4} get stronger against the {to_currency=one4}
{from_currency:USD=$|US$}{amount=sum} to {to_currency=cur4}
{from_currency:EUR=€}{amount=sum} in {to_currency=cur4}, roughly
{amount=sum} {from_currency:GBP=£|quid|sterling} into {to_currency=cur4}
what's the rate for {from_currency=cur4}
{amount=sum} {from_currency=cur4}, how much is that at home
how many {to_currency=cur4} do I get
I need some {to_currency=cur4} for the trip, what's the rate
~ what's today's conversion rate
how's the {from_currency=one4} doing on the currency market
{from_currency=cur4} into {to_currency=cur4}, money not coins
is the {from_currency=one4} up against the {to_currency=one4} {=lately}
# Short and plain, as typed every day.
~ {to_currency=away} for {amount=sum2} {from_currency=home}
~ {amount=sum2} {from_currency=home}, how many {to_currency=away}
is the {from_currency=fone} up on the {to_currency=tone}
fx {from_currency=home} {to_currency=away}
currency rates
{amount=sum2} {from_currency=away} in real money
{from_currency=home} into {to_currency=away}
what does a {from_currency=fone} buy in {to_currency=away}
{to_currency=away} per {from_currency=fone}
work out {amount=sum2} {from_currency=away} in {to_currency=home}
I need {to_currency=away}, what's the going rate
today's {from_currency=fone} rate
the taxi driver wants {amount=sum2} {from_currency=away}, what does that make in {to_currency=home}
I only think in {to_currency=home}, so what is a price tag of {amount=sum2} {from_currency=away}
we land tomorrow, how many {to_currency=away} will the counter give me for {amount=sum2} {from_currency=home}
in {to_currency=home}, roughly, what's {amount=sum2} {from_currency=away}, the hotel wants it upfront
before I wire the rent, tell me how the {from_currency=fone} stands to the {to_currency=tone}
with the {from_currency=fone} so weak lately, how many {to_currency=away} do I still get for one
# Bare noun phrases, and orders that lack what is needed.
~ exchange rate please
what do I get for my {from_currency=cur5} abroad
I've got {amount=bigint} {from_currency=cur5} left over from the trip, what's that in {to_currency=cur2_3}
need to change some money, what's the rate
the hotel wants {from_currency=cur2_3}, how much is that in {to_currency=cur5}
how strong is the {from_currency:GBP=pound|GBP} right now
{from_currency:USD=dollar|USD} {to_currency:EUR=euro|EUR}?
is it a good day to buy {to_currency=cur5}
holiday money: {from_currency=cur5} into {to_currency=cur2_3}
grandad sent {amount=bigint} {from_currency=cur5}, what's that in proper money
# Needs only hinted at, telegrams, neighbours.
not the price of a coin, real money: {from_currency=to_currency} against {to_currency=to_currency}
no sums for me to do, what's {amount=bigint} {from_currency=to_currency} worth in {to_currency=to_currency} today
the stock market is closed, but the {from_currency=from_currency6} in {to_currency=to_currency}?
I'm not sending {=who} money yet, I only want to know {from_currency=to_currency} into {to_currency=to_currency}
everything on the menu is in {from_currency=to_currency} and my card is in {to_currency=to_currency}, the soup is {amount=bigint}
at the airport and need {to_currency=to_currency}, I've only {from_currency=to_currency} on me
am I being ripped off? {amount=bigint} {from_currency=to_currency} for a taxi, and my money is {to_currency=to_currency}
grandma left us {amount=bigint} {from_currency=to_currency}, how much would that be in {to_currency=to_currency}
the invoice says {amount=bigint} {from_currency=to_currency}, our books are in {to_currency=to_currency}
we're being paid in {from_currency=to_currency} from {=month} on, what's that against {to_currency=to_currency}
{to_currency=to_currency} is what the school wants, {from_currency=to_currency} is what we earn
I've {from_currency=to_currency} left over and my next stop wants {to_currency=to_currency}
the shop shows {amount=bigint} {from_currency=to_currency}, tell me that in {to_currency=to_currency} before I blush
is the {from_currency=from_currency6} still so weak? I shop in {to_currency=to_currency}
would {amount=bigint} {from_currency=to_currency} get me a month's rent back home, in {to_currency=to_currency}
room {=k} costs {amount=bigint} {from_currency=to_currency}, what's that for somebody with {to_currency=to_currency}
{amount=bigint} {from_currency=from_currency3} = ? {to_currency=from_currency3}
{from_currency=from_currency3}>{to_currency=from_currency3}
fx {from_currency=from_currency3} {to_currency=from_currency3} pls
{from_currency=from_currency3} w/ {to_currency=from_currency3}, today's rate
{amount=bigint} {from_currency=to_currency}, in {to_currency=to_currency}, asap
{to_currency=from_currency3} per {from_currency=from_currency3}?
re: invoice, {amount=bigint} {from_currency=from_currency3} in {to_currency=from_currency3}
they ask {amount=bigint} {from_currency=to_currency}, is that much
how do I see this in {to_currency=to_currency}
# Told around, thought aloud, wrapped in a story.
I've got a purse full of {from_currency=cur2}, what's that in {to_currency=cur2}
the hotel wants {amount=bigint} {from_currency=cur2}, should I faint, in {to_currency=cur2} I mean
how far does a {from_currency=one3} go in {to_currency=cur2} today
they quoted me in {from_currency=cur2} but I think in {to_currency=cur2}, what's the rate
{=hello}, {amount=bigint} {from_currency=cur2} to {to_currency=cur2}, roughly
would I lose out if I turned {from_currency=cur2} into {to_currency=cur2} now
{amount=bigint} {from_currency=cur2}, no idea what that is in {to_currency=cur2}, you?
he said {=bigint} {from_currency=cur2}, or was it {=bigint}, anyway, what's that in {to_currency=cur2}
to pay in {to_currency=cur2}, how good is the {from_currency=one3} at the moment
how many {to_currency=cur2} to the {from_currency=one3}, I can never remember
I earn {from_currency=cur2}, can I afford that
# Every parameter in many wordings, orders and lengths.
{amount=am} {from_currency=currency2} {to_currency=currency2}
{from_currency=currency2} {to_currency=currency2}
{from_currency=to_currency2} {to_currency=to_currency2} rate
in {to_currency=to_currency2}: {amount=am} {from_currency=to_currency2}
to {to_currency=to_currency2} from {from_currency=to_currency2}
from {from_currency=to_currency2} to {to_currency=to_currency2}
{to_currency=to_currency2} out of {amount=am} {from_currency=to_currency2}
{amount=am} {from_currency=to_currency2} out, {to_currency=to_currency2} in: how many
how many {to_currency=to_currency2} are {amount=am} {from_currency=to_currency2}
how many {to_currency=to_currency2} make one {from_currency=cu1}
what do {amount=am} {from_currency=to_currency2} come to in {to_currency=to_currency2}
what does a {from_currency=cu1} fetch in {to_currency=to_currency2}
the {from_currency=cu1} in {to_currency=to_currency2}
the {from_currency=cu1} to the {to_currency=cu1}
{to_currency=to_currency2} for a {from_currency=cu1}, how many
I pay in {from_currency=to_currency2} and they want {to_currency=to_currency2}, what's the rate
they want {to_currency=to_currency2} and I pay in {from_currency=to_currency2}, what's the rate
need {to_currency=to_currency2}, have {from_currency=to_currency2}, {amount=am} of them
have {amount=am} {from_currency=to_currency2}, need {to_currency=to_currency2}
~ coming home with {amount=am} {from_currency=to_currency2}, what will the bank give me in {to_currency=to_currency2}
flying out, so {amount=am} {from_currency=to_currency2} into {to_currency=to_currency2}
price tag says {amount=am} {from_currency=to_currency2}, in {to_currency=to_currency2} that is?
they told me {amount=am} {from_currency=to_currency2}, I think in {to_currency=to_currency2}
get rid of {from_currency=to_currency2} and take {to_currency=to_currency2}, at what rate
base {from_currency=currency2}, target {to_currency=currency2}
target {to_currency=currency2}, base {from_currency=currency2}
convert into {to_currency=to_currency2} this: {amount=am} {from_currency=to_currency2}
is {amount=am} {from_currency=to_currency2} more than a hundred {to_currency=to_currency2}
{=chat}, {amount=am} {from_currency=to_currency2} in {to_currency=to_currency2}
one {from_currency=cu1}, {to_currency=to_currency2}?
how strong is the {from_currency=cu1} against the {to_currency=cu1} now
{to_currency=to_currency2}, what do I get of those for {amount=am} {from_currency=to_currency2}
what I owe is {amount=am} {from_currency=to_currency2}, I'd transfer {to_currency=to_currency2}
convert {amount=am} {from_currency=to_currency2}
convert it to {to_currency=to_currency2}
what's the {from_currency=cu1} at
%lang de
# The usual ways to ask.
wie viele {to_currency=geld} (bekomme|kriege) ich für (einen {from_currency=geld1}|{amount=bigint} {from_currency=geld}|100 {from_currency=geld})
{amount=bigint} {from_currency=geld} in {to_currency=geld}
wechselkurs {from_currency=geld} {to_currency=geld}
(was sind|wie viel sind) {amount=bigint} {from_currency=geld} in {to_currency=geld}
(rechne|rechnen Sie) [bitte] {amount=bigint} {from_currency=geld} in {to_currency=geld} um
wie steht der {from_currency=geld1} (zum|gegenüber dem) {to_currency=geld1}
(umrechnung|umrechnen) von {from_currency=geld} (in|nach|zu) {to_currency=geld}
{from_currency=geld} zu {to_currency=geld}
ich fliege bald weg und brauche {to_currency=geld}, wie ist der Kurs für {from_currency=geld}
der Mantel kostet {amount=bigint} {from_currency=geld}, was ist das in {to_currency=geld}
(aktueller|) Kurs {from_currency=geld}/{to_currency=geld}
~ (sag|sagen Sie) mir [bitte] den [aktuellen] Wechselkurs von {from_currency=geld} (auf|zu) {to_currency=geld}
lohnt es sich gerade, {from_currency=geld} in {to_currency=geld} zu tauschen
was sind {amount=bigint} {from_currency=geld} wert
wie ist der Wechselkurs [zum {to_currency=geld1}]
# What is an argument, what is not, and where it ends.
{amount=bigint} {from_currency:SEK=schwedische kronen|SEK} in {to_currency:EUR=euro|EUR}, ich schulde das {=from_email}
von {from_currency:CHF=schweizer franken|CHF} nach {to_currency:PLN=zloty|PLN}, nicht andersrum
# A word or two decide between neighbours.
wie viel sind {amount=bigint} {from_currency=dcu} in {to_currency=dcv}
{from_currency=dcv} in {to_currency=dcu}, der kurs bitte
# More of the usual ways.
was sind {amount=menge} {from_currency=geld2} in {to_currency=geld2}
wie viel {to_currency=geld2} krieg ich für {amount=menge} {from_currency=geld2}
{from_currency=geld2} in {to_currency=geld2}
{amount=menge} {from_currency=geld2} = wie viele {to_currency=geld2}
kurs {from_currency=geldm} zum {to_currency=geldm}
was kriegt man für einen {from_currency=geldm} in {to_currency=geld2}
in {to_currency=geld2} umgerechnet, wie viel sind {amount=menge} {from_currency=geld2}
~ rechne {amount=menge} {from_currency=geld2} in {to_currency=geld2} um
wechsel mir {amount=menge} {from_currency=geld2} in {to_currency=geld2}, also nur ausrechnen
im urlaub zahl ich mit {to_currency=geld2}, hab aber {from_currency=geld2}, was krieg ich da
wie steht {from_currency=geld2} zu {to_currency=geld2} heute
{from_currency=geld2} {to_currency=geld2} kurs
das hotel will {amount=menge} {from_currency=geld2}, wie viel wär das in {to_currency=geld2}
wie viele {to_currency=geld2} sind ein {from_currency=geldm}
lohnt sich der umtausch von {from_currency=geld2} in {to_currency=geld2} grad
{to_currency=geld2} für {amount=menge} {from_currency=geld2}, wie viele wären das
ich hab {amount=menge} {from_currency=geld2} und brauch {to_currency=geld2}
was bringt mir ein {from_currency=geldm} in {to_currency=geld2}
wie viel sind {amount=menge} {from_currency=geld2} bei uns
wechselkurs bitte
# Needs only hinted at, telegrams, neighbours.
{amount=mng} {from_currency=geld3}, wie viel {to_currency=geld3}
reichen {amount=mng} {from_currency=geld3}, wenn ich in {to_currency=geld3} zahlen muss, was wären das
an der kasse stehen {amount=mng} {from_currency=geld3}, ich denk aber in {to_currency=geld3}
aus {to_currency=geld3}-sicht, was ist ein {from_currency=geld1_2} wert
bekomm ich für {from_currency=geld3} grad viele {to_currency=geld3}
{to_currency=geld3} brauch ich, {from_currency=geld3} hab ich, welcher kurs
{from_currency=geld3} gegen {to_currency=geld3}?
{amount=mng} {from_currency=geld3} sind umgerechnet wie viel
# Every parameter in many wordings, orders and lengths.
{amount=mng2} {from_currency=geld4} in {to_currency=geld4}?
was sind {amount=mng2} {from_currency=geld4} umgerechnet in {to_currency=geld4}
wie viele {to_currency=geld4} bekomm ich für {amount=mng2} {from_currency=geld4}
ich müsste mal wissen, was {amount=mng2} {from_currency=geld4} in {to_currency=geld4} sind
rechne mir {amount=mng2} {from_currency=geld4} in {to_currency=geld4} um
{from_currency=geld4} zu {to_currency=geld4}
wat krieg ich an {to_currency=geld4} für {amount=mng2} {from_currency=geld4}
wie steht der {from_currency=geld1_3} zum {to_currency=geld1_3}
könnten Sie mir {amount=mng2} {from_currency=geld4} in {to_currency=geld4} umrechnen?
ich hätte gern den kurs von {from_currency=geld4} nach {to_currency=geld4}
in {to_currency=geld4} wären {amount=mng2} {from_currency=geld4} wie viel
das kostet {amount=mng2} {from_currency=geld4}, was ist das in {to_currency=geld4}
für {amount=mng2} {from_currency=geld4} wie viel {to_currency=geld4}
wenn ich {amount=mng2} {from_currency=geld4} tausche, wie viele {to_currency=geld4} sind das
ein {from_currency=geld1_3} sind wie viele {to_currency=geld4}
was ist ein {from_currency=geld1_3} in {to_currency=geld4} wert
{from_currency=geld4}/{to_currency=geld4}
{amount=mng2} {from_currency=geld4} nach {to_currency=geld4} bitte
mein hotel kostet {amount=mng2} {from_currency=geld4}, ich zahl aber in {to_currency=geld4}, wie viel wird das
aus {amount=mng2} {from_currency=geld4} mach mal {to_currency=geld4}
wechselkurs {from_currency=geld4} {to_currency=geld4}
ich fahr in die schweiz und hab {amount=mng2} {from_currency=geld4}, was gibt das in {to_currency=geld4}
wie viel {to_currency=geld4} gibt's für nen {from_currency=geld1_3}
rechne {to_currency=geld4} aus, ich hab {amount=mng2} {from_currency=geld4}
ist der {from_currency=geld1_3} gegen den {to_currency=geld1_3} gestiegen
{to_currency=geld4} gegen {from_currency=geld4} tauschen, wie viele krieg ich
von {from_currency=geld4} auf {to_currency=geld4} umrechnen: {amount=mng2}
tante gerda schickt mir {amount=mng2} {from_currency=geld4}, das sind in {to_currency=geld4}?
{amount=mng2} {from_currency=geld4} wechseln in {to_currency=geld4}, was kommt raus
was krieg ich grad für {from_currency=geld4} in {to_currency=geld4}
zu welchem kurs wird {from_currency=geld4} in {to_currency=geld4} gewechselt
gib mir {amount=mng2} {from_currency=geld4} als {to_currency=geld4}
wie viel sind {amount=mng2} {from_currency=geld4} denn umgerechnet
wie steht der wechselkurs
ich will {amount=mng2} {from_currency=geld4} umrechnen
was ist ein {from_currency=geld1_3} wert
wie viel {to_currency=geld4} krieg ich
rechne mir mal geld um
{amount=mng2} in {to_currency=geld4} umrechnen
%lang es
# The usual ways to ask.
¿cuántos {to_currency=divisa} me dan por (100|cien|{amount=bigint}) {from_currency=divisa}?
{amount=bigint} {from_currency=divisa} a {to_currency=divisa}
cambio {from_currency=divisa} {to_currency=divisa}
¿cuánto (es|son) {amount=bigint} {from_currency=divisa} en {to_currency=divisa}?
(convierte|pasa|cambia) {amount=bigint} {from_currency=divisa} a {to_currency=divisa}
¿a cómo está el cambio de {from_currency=divisa} a {to_currency=divisa}?
tipo de cambio {from_currency=divisa}/{to_currency=divisa}
de {from_currency=divisa} a {to_currency=divisa}
viajo pronto y necesito {to_currency=divisa}, ¿cómo está el cambio desde {from_currency=divisa}?
el abrigo cuesta {amount=bigint} {from_currency=divisa}, ¿cuánto sería en {to_currency=divisa}?
(dígame|dime) el tipo de cambio entre {from_currency=divisa} y {to_currency=divisa}
¿conviene cambiar {from_currency=divisa} por {to_currency=divisa} ahora?
¿cuánto son {amount=bigint} {from_currency=divisa}?
¿a cómo está el cambio [a {to_currency=divisa}]?
# What is an argument, what is not, and where it ends.
~ {amount=bigint} {from_currency:GBP=libras|GBP} en {to_currency:EUR=euros|EUR}, se los debo a {=h_p}
de {from_currency:USD=dólares|USD} a {to_currency:MXN=pesos mexicanos|MXN}, no al revés
# A word or two decide between neighbours.
¿cuánto son {amount=bigint} {from_currency=ecu} en {to_currency=ecv}?
de {from_currency=ecv} a {to_currency=ecu}, ¿qué cambio hay?
# More of the usual ways.
~ cuántos {to_currency=div} son {=cant} {from_currency=div}
cuánto me dan en {to_currency=div} por {=cant} {from_currency=div}
{from_currency=div} a {to_currency=div}
~ {=cant} {from_currency=div} = cuántos {to_currency=div}
cambio del {from_currency=divm} al {to_currency=divm}
qué es un {from_currency=divm} en {to_currency=div}
en {to_currency=div}, cuánto vienen a ser {=cant} {from_currency=div}
pásame {=cant} {from_currency=div} a {to_currency=div}
si cambio {=cant} {from_currency=div} por {to_currency=div}, cuánto me sale
allí se paga con {to_currency=div} y yo tengo {from_currency=div}, a cómo está
cómo van hoy {from_currency=div} frente a {to_currency=div}
~ {from_currency=div} {to_currency=div} cambio
el hotel me pide {=cant} {from_currency=div}, cuánto sería en {to_currency=div}
a cuántos {to_currency=div} está el {from_currency=divm}
compensa ahora pasar de {from_currency=div} a {to_currency=div}?
{to_currency=div} por {=cant} {from_currency=div}, cuántos me tocan
tengo {=cant} {from_currency=div} y necesito {to_currency=div}
por un {from_currency=divm} cuántos {to_currency=div} me dan
cuánto son {=cant} {from_currency=div} en lo nuestro
~ el cambio a {to_currency=div}, a cómo está
# Needs only hinted at, telegrams, neighbours.
{amount=cant2} {from_currency=mon}, cuántos {to_currency=mon}
me alcanza con {amount=cant2} {from_currency=mon} si tengo que pagar en {to_currency=mon}? ¿cuánto sería?
en la caja pone {amount=cant2} {from_currency=mon} y yo pienso en {to_currency=mon}
visto en {to_currency=mon}, qué vale un {from_currency=mon1}
~ me dan muchos {to_currency=mon} por mis {from_currency=mon} ahora?
{to_currency=mon} me faltan, {from_currency=mon} me sobran, ¿a qué cambio?
{from_currency=mon} contra {to_currency=mon}?
{amount=cant2} {from_currency=mon} al cambio cuánto es
# Every parameter in many wordings, orders and lengths.
{amount=cuanto} {from_currency=mon2} en {to_currency=mon2}
me gustaría cambiar {amount=cuanto} {from_currency=mon2} a {to_currency=mon2}, ¿cuánto sería?
podrías decirme cuántos {to_currency=mon2} son {amount=cuanto} {from_currency=mon2}?
necesito {to_currency=mon2}, tengo {from_currency=mon2}, ¿qué cambio hay?
a ver cuántos {to_currency=mon2} me dan por {amount=cuanto} {from_currency=mon2}
fijate a cuánto está el {from_currency=mon1_2} en {to_currency=mon2}
a cómo está el {from_currency=mon1_2} frente al {to_currency=mon1_2}
{from_currency=mon2}/{to_currency=mon2}
{from_currency=mon2} por {to_currency=mon2}, a cómo
cuánto vale un {from_currency=mon1_2} en {to_currency=mon2}
~ cuántos {to_currency=mon2} hacen un {from_currency=mon1_2}
a {to_currency=mon2}, {amount=cuanto} {from_currency=mon2}
conversión de {amount=cuanto} {from_currency=mon2} a {to_currency=mon2}
para pagar {amount=cuanto} {from_currency=mon2}, ¿cuántos {to_currency=mon2} tengo que poner?
me pagan en {from_currency=mon2} y gasto en {to_currency=mon2}, ¿a cómo sale?
el vuelo sale por {amount=cuanto} {from_currency=mon2}; eso en {to_currency=mon2}?
cobré {amount=cuanto} {from_currency=mon2}, pásalo a {to_currency=mon2}
del {from_currency=mon1_2} al {to_currency=mon1_2}
qué me darían en {to_currency=mon2} si llevo {amount=cuanto} {from_currency=mon2}
tipo de cambio para pasar {from_currency=mon2} a {to_currency=mon2}
quisiera saber el equivalente en {to_currency=mon2} de {amount=cuanto} {from_currency=mon2}
{to_currency=mon2} por cada {from_currency=mon1_2}
por cada {from_currency=mon1_2}, ¿cuántos {to_currency=mon2}?
cámbiame mentalmente {amount=cuanto} {from_currency=mon2} a {to_currency=mon2}
compro {to_currency=mon2} con {from_currency=mon2}, ¿qué tasa hay?
está caro el {from_currency=mon1_2} en {to_currency=mon2}?
si mando {amount=cuanto} {from_currency=mon2} a casa, ¿cuántos {to_currency=mon2} llegan?
el cambio del {from_currency=mon1_2}
cuánto serían {amount=cuanto} {from_currency=mon2}
calcúleme el cambio de {amount=cuanto} {from_currency=mon2} en {to_currency=mon2}, por favor
pago {amount=cuanto} {from_currency=mon2}, soy de los que piensan en {to_currency=mon2}, ¿cuánto es?
a cuánto se cambia el {from_currency=mon1_2} por {to_currency=mon2}
a cuánto está el cambio a {to_currency=mon2}?
tengo {amount=cuanto} {from_currency=mon2}, quiero cambiarlos
a cómo está el cambio hoy
