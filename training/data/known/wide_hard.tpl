# Requests that come as chat: told around, thought aloud, corrected in the middle, wrapped in manners, asked without
# asking. Each does want something; the counterpart of `wide_none.tpl`.
%lang en
%list fin_period: today => 1d | over the day => 1d | this week => 5d | the past week => 5d | the last five days => 5d | the last 5 days => 5d | the past month => 1mo | the last month => 1mo | the last 30 days => 1mo | the last four weeks => 1mo | the past three months => 3mo | the last 3 months => 3mo | the last quarter => 3mo | this quarter => 3mo | the last six months => 6mo | the past 6 months => 6mo | the past half year => 6mo | the past year => 1y | the last 12 months => 1y | the last year => 1y | the last two years => 2y | the past 2 years => 2y | the last five years => 5y | the past 5 years => 5y | the last ten years => 10y | the past decade => 10y | the last 10 years => 10y | this year => ytd | the year to date => ytd | the year so far => ytd | the whole history => max | the entire history => max | its whole life => max
%list fin_since: year to date => ytd | ytd => ytd | YTD => ytd | since January => ytd | since New Year => ytd | since the start of the year => ytd | so far this year => ytd | today => 1d | this week => 5d | this past week => 5d | since it went public => max | since the IPO => max | of all time => max | all time => max | ever => max | this quarter => 3mo | over the past decade => 10y | over the last year => 1y | over the last month => 1mo | over six months => 6mo
%list fin_coin: Bitcoin | bitcoin | BTC | btc | Ethereum | ETH | ether | Solana | SOL | Dogecoin | doge | Cardano | ADA | Litecoin | LTC | XRP | Ripple | Polkadot | DOT | Monero | XMR | Avalanche | Chainlink | shiba inu | Tether | USDC | BNB | Tezos | Stellar | Polygon
%list fin_cur: euros => EUR | EUR | eur => EUR | US dollars => USD | dollars => USD | USD | usd => USD | American dollars => USD | pounds => GBP | British pounds => GBP | GBP | pounds sterling => GBP | yen => JPY | Japanese yen => JPY | JPY | Swiss francs => CHF | francs => CHF | CHF | Canadian dollars => CAD | CAD | Australian dollars => AUD | AUD | New Zealand dollars => NZD | NZD | yuan => CNY | renminbi => CNY | Chinese yuan => CNY | CNY | Hong Kong dollars => HKD | HKD | Singapore dollars => SGD | SGD | Taiwan dollars => TWD | Korean won => KRW | won => KRW | KRW | Indian rupees => INR | rupees => INR | INR | Indonesian rupiah => IDR | ringgit => MYR | Malaysian ringgit => MYR | Philippine pesos => PHP | Thai baht => THB | baht => THB | THB | Vietnamese dong => VND | dirhams => AED | Emirati dirhams => AED | AED | Saudi riyals => SAR | shekels => ILS | Israeli shekels => ILS | Turkish lira => TRY | lira => TRY | TRY | rand => ZAR | South African rand => ZAR | reais => BRL | Brazilian reais => BRL | BRL | pesos => MXN | Mexican pesos => MXN | MXN | Argentine pesos => ARS | Chilean pesos => CLP | Colombian pesos => COP | zloty => PLN | Polish zloty => PLN | PLN | Czech crowns => CZK | koruna => CZK | forints => HUF | Hungarian forint => HUF | Swedish kronor => SEK | SEK | Norwegian kroner => NOK | NOK | Danish kroner => DKK | DKK
%list fin_one: euro => EUR | dollar => USD | US dollar => USD | American dollar => USD | greenback => USD | pound => GBP | British pound => GBP | pound sterling => GBP | yen => JPY | Japanese yen => JPY | Swiss franc => CHF | franc => CHF | Canadian dollar => CAD | loonie => CAD | Australian dollar => AUD | Aussie dollar => AUD | kiwi dollar => NZD | yuan => CNY | Chinese yuan => CNY | Hong Kong dollar => HKD | Singapore dollar => SGD | Taiwan dollar => TWD | Korean won => KRW | Indian rupee => INR | rupee => INR | rupiah => IDR | ringgit => MYR | Philippine peso => PHP | Thai baht => THB | dong => VND | dirham => AED | Saudi riyal => SAR | shekel => ILS | Turkish lira => TRY | rand => ZAR | real => BRL | Brazilian real => BRL | Mexican peso => MXN | peso => MXN | Argentine peso => ARS | Chilean peso => CLP | Colombian peso => COP | zloty => PLN | Czech crown => CZK | forint => HUF | Swedish krona => SEK | Norwegian krone => NOK | Danish krone => DKK
%list wx_days: today => 1 | tonight => 1 | this afternoon => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | day after tomorrow => 3 | this week => 7 | the coming week => 7 | the week ahead => 7 | the next 7 days => 7 | the next three days => 3 | the next 3 days => 3 | the next five days => 5 | the next 10 days => 10 | the next two weeks => 14 | the coming fortnight => 14 | the next 2 days => 2 | the next four days => 4 | the next 6 days => 6 | all week => 7
%list wx_soon: today => 1 | tonight => 1 | later today => 1 | this evening => 1 | tomorrow => 2 | tomorrow evening => 2 | tomorrow afternoon => 2 | first thing tomorrow => 2 | the day after tomorrow => 3 | this weekend => 7 | on the weekend => 7 | at the weekend => 7 | this week => 7 | later this week => 7 | next week => 14 | in the coming days => 5 | on Friday => 7 | on Saturday => 7 | on Sunday => 7 | on Monday => 7 | on Tuesday => 7 | on Wednesday => 7 | on Thursday => 7
%list hm_temp: 18 => {"temperature": 18} | 19 => {"temperature": 19} | 20 => {"temperature": 20} | 21 => {"temperature": 21} | 22 => {"temperature": 22} | 23 => {"temperature": 23} | 24 => {"temperature": 24} | 17 degrees => {"temperature": 17} | 18 degrees => {"temperature": 18} | 19.5 degrees => {"temperature": 19.5} | 20 degrees => {"temperature": 20} | 21 degrees => {"temperature": 21} | 21.5 => {"temperature": 21.5} | 22 degrees => {"temperature": 22} | 23 degrees => {"temperature": 23} | 25 degrees => {"temperature": 25} | 16 => {"temperature": 16} | 20° => {"temperature": 20} | 22°C => {"temperature": 22} | 68 => {"temperature": 68} | 70 degrees => {"temperature": 70} | 72 degrees => {"temperature": 72} | twenty degrees => {"temperature": 20} | twenty-one => {"temperature": 21} | twenty two degrees => {"temperature": 22} | nineteen => {"temperature": 19}
%list hm_bright: 10% => {"brightness": 10} | 20% => {"brightness": 20} | 25% => {"brightness": 25} | 30% => {"brightness": 30} | 40% => {"brightness": 40} | 50% => {"brightness": 50} | 60% => {"brightness": 60} | 70% => {"brightness": 70} | 75% => {"brightness": 75} | 80% => {"brightness": 80} | 90% => {"brightness": 90} | 100% => {"brightness": 100} | 15 percent => {"brightness": 15} | 35 percent => {"brightness": 35} | 50 percent => {"brightness": 50} | 65 percent => {"brightness": 65} | half => {"brightness": 50} | forty percent => {"brightness": 40} | full => {"brightness": 100} | 5 percent => {"brightness": 5} | maximum => {"brightness": 100}
%list hm_volume: 5 => {"volume": 5} | 10 => {"volume": 10} | 15 => {"volume": 15} | 20 => {"volume": 20} | 25 => {"volume": 25} | 30 => {"volume": 30} | 35% => {"volume": 35} | 40 => {"volume": 40} | 40% => {"volume": 40} | 50 => {"volume": 50} | 50 percent => {"volume": 50} | 60% => {"volume": 60} | 70 => {"volume": 70} | 80 percent => {"volume": 80} | 20 percent => {"volume": 20} | half => {"volume": 50} | thirty percent => {"volume": 30} | maximum => {"volume": 100} | zero => {"volume": 0}
%list profile_is: time zone is Europe/Madrid => {"timezone": "Europe/Madrid"} | timezone is now Asia/Kolkata => {"timezone": "Asia/Kolkata"} | language is French => {"language": "French"} | name is Robin => {"name": "Robin"} | name is Dana Whitfield now => {"name": "Dana Whitfield"} | nickname is Lou => {"nickname": "Lou"} | home town is now Bristol => {"home_town": "Bristol"} | city is Vienna => {"city": "Vienna"} | new address is 8 Harbour Street => {"address": "8 Harbour Street"} | phone number is now 555 0142 => {"phone_number": "555 0142"} | email is kim@studio.example => {"email": "kim@studio.example"} | job title is team lead now => {"job_title": "team lead"} | company is now Orbit Foods => {"company": "Orbit Foods"} | diet is vegan => {"diet": "vegan"} | currency is pounds => {"currency": "pounds"} | units are metric => {"units": "metric"} | birthday is 9 March => {"birthday": "9 March"} | country is Austria now => {"country": "Austria"} | working hours are 10 to 6 => {"working_hours": "10 to 6"} | pronouns are she/her => {"pronouns": "she/her"}
%list callname: Sam => {"name": "Sam"} | Robin => {"name": "Robin"} | Lou => {"name": "Lou"} | Max => {"name": "Max"} | Dana => {"name": "Dana"} | Joe => {"name": "Joe"} | Kit => {"name": "Kit"} | Noor => {"name": "Noor"} | Alex => {"name": "Alex"} | Mila => {"name": "Mila"} | Captain => {"name": "Captain"} | Boss => {"name": "Boss"} | Dr. Reyes => {"name": "Dr. Reyes"} | Toni => {"name": "Toni"} | Fitz => {"name": "Fitz"} | Ines => {"name": "Ines"} | Ray => {"name": "Ray"} | Bea => {"name": "Bea"} | Chief => {"name": "Chief"} | Leo => {"name": "Leo"}
%list speak: German => {"language": "German"} | French => {"language": "French"} | Spanish => {"language": "Spanish"} | English => {"language": "English"} | Italian => {"language": "Italian"} | Dutch => {"language": "Dutch"} | Polish => {"language": "Polish"} | Portuguese => {"language": "Portuguese"} | Swedish => {"language": "Swedish"} | Turkish => {"language": "Turkish"} | Japanese => {"language": "Japanese"} | Hindi => {"language": "Hindi"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | Greek => {"language": "Greek"}
%list newcity: Lisbon => {"city": "Lisbon"} | Porto => {"city": "Porto"} | Graz => {"city": "Graz"} | Leipzig => {"city": "Leipzig"} | Oslo => {"city": "Oslo"} | Lyon => {"city": "Lyon"} | Bristol => {"city": "Bristol"} | Austin => {"city": "Austin"} | Osaka => {"city": "Osaka"} | Turin => {"city": "Turin"} | Malmö => {"city": "Malmö"} | Ghent => {"city": "Ghent"} | Denver => {"city": "Denver"} | Cork => {"city": "Cork"} | Seville => {"city": "Seville"}
%list sum: 18 + 36 * 25 | 11 % of 75.97 | half of 539 | 10,351 / 15 | 73 mod 38 | 377.81 * 1.14 | 97 percent of 809 | half of 770 | 47-56 | a third of 908 | 40 cubed | 15 mod 7 | a third of 606 | 105.72 - 79 | 9,641 / 28 | 37^2 | 17 cubed | 3 cubed | 597*63 | 84% of 453 | 8 % of 250.59 | 17,434 / 40 | a third of 419 | 605 + 27 + 9 + 22 | 20 mod 11 | 432 + 13% | 77% of 918 | sqrt(85) | 25^2 | 98.48 - 64 | 86% of 994 | -82 + 270 | a third of 279 | 35 squared | sqrt(33) | 32 cubed | 908 + 94 * 8 | 5,996 / 26 | 134.45 * 1.25 | sqrt(435) | 357 / 51 | half of 991 | 492 + 15% | 17^9 | 348 + 2% | 27 to the power of 6 | 76.84 * 1.18 | 9 cubed | 22^9 | 179*12-31 | square root of 189 | half of 122 | log(152) | a third of 926 | 17 mod 17 | 787 times 18 plus 19 | 808 + 75 + 17 + 11 | square root of 701 | square root of 786 | 243 times 83 plus 18 | square root of 785 | 25 to the power of 2 | 52% of 722 | 487 + 33% | 74 % of 120.45 | 15% of 908 | sqrt(379) | 17^7 | -67 + 334 | 181.51 / 65 | 21^2 | sqrt(939) | 270.90 * 40 | 45 mod 27 | square root of 743 | 79% of 76 | 55% of 277 | 5 % of 176.37 | square root of 501 | a third of 895 | sqrt(726) | a third of 708 | sqrt(22) | 29 cubed | square root of 823 | 18 mod 2 | 355.74 * 99 | -61 + 34 | 689 minus 52 | half of 417 | 13 squared | 752 / 73 | -70 + 416 | 8 % of 289.22 | -15 + 408 | 26 mod 25 | 36 to the power of 4 | a third of 594 | square root of 842 | sqrt(201) | 38 squared | 592*44-10 | 13 to the power of 5 | -16 + 106 | 8 + 24 + 19 + 48 | 228 + 82 * 25 | 40 percent of 741 | 98 percent of 183 | 902*82-24 | 24 % of 38.73 | (8 + 46) * 19 | (31 - 15) / 6 | (27 + 35) / 24 | (91 + 65) / 13 | (48 - 45) * 17 | (68 + 64) / 9 | (40 + 41) / 17 | (96 - 12) / 23 | (99 - 49) * 13 | (88 + 44) * 20 | (88 - 66) * 10 | (15 + 75) * 29 | (66 - 99) / 9 | (11 + 42) * 29 | (85 + 86) * 26 | (99 - 41) * 11 | (2 - 13) * 29 | (10 - 59) * 14 | (69 - 67) * 29 | (64 - 55) * 16 | (54 + 60) * 12 | (81 - 32) * 19 | (61 + 68) / 26 | (36 + 85) / 29 | (22 - 86) / 25
%list ks_science: graph neural networks | dark matter | protein folding | reinforcement learning | quantum error correction | large language models | gravitational waves | topological insulators | diffusion models | climate modelling | CRISPR off-target effects | speech recognition for low-resource languages | exoplanet atmospheres | federated learning | superconductivity at room temperature | neural machine translation | causal inference | prime gaps | swarm robotics | attention mechanisms | knowledge distillation | lattice QCD | Bayesian optimization | tool use in language agents | sparse autoencoders | cosmic inflation | perovskite solar cells | medical image segmentation | stochastic differential equations | zero-knowledge proofs
%list kb_q: how many vacation days do we get | who approves travel expenses | what is our policy on working from abroad | how do I reset my VPN password | when do we have to hand in timesheets | what's the notice period | how do I request a new laptop | who do I contact about payroll | what is the limit for client gifts | can we bring dogs to the office | how does our on-call rotation work | what does our warranty cover | where do I file a sick note | how long do we keep customer data | what's the guest wifi password | which expenses can I claim | what is the dress code for client visits | do we get paid for overtime | how do we label releases | who is our data protection officer | what's the process for hiring a contractor | how often do we have performance reviews | which hotels may we book on business trips | what are our core working hours | how do I onboard a new supplier | can I carry over unused leave
%list kb_topic: parental leave | travel policy | expense limits | remote work | onboarding steps | password rules | sick leave | code review guidelines | refund process | fire drill procedure | overtime | company cars | home office allowance | data retention | brand colors | security incidents | bonus scheme | meeting room booking | probation period | boiler maintenance | training budget | escalation path | invoice approval | backup schedule | visitor registration
%list wh_who: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list wh_doc: lab report | deposit receipt | seating plan | insurance policy | itinerary | choir schedule | draft agreement | vaccination record | price list | reservation code | parking permit | audit letter | pay rise letter | wedding invitation | repair estimate | course certificate | recipe for the stew | sponsor list | floor measurements | refund confirmation | rental contract | train tickets
%list wh_subj: allotment lease | broken dishwasher | school trip to Ulm | new office chairs | bike insurance | summer rota | wedding cake | roof leak | charity run | visa application | press photos | garage sale | violin lessons | data migration | stag weekend | boiler service | parking dispute | cat sitter | annual audit | street party
%list wh_todo: book the chimney sweep | send the deposit back | sharpen the knives | sort the winter clothes | get a quote for the roof | return the library books | descale the kettle | register for the half marathon | call the optician | glue the blue chair | back up the laptop | hand in the timesheet | change the bike tube | order new business cards | write the eulogy | pay the piano teacher | bleed the radiators | pick up the dry cleaning | cancel the gym | thank Hannah for the flowers
%list wh_small: oven | antibiotics | car seat | blood test | piano teacher | hamster | cake for Wei | swimming bag | tax return | deposit | plumber | medication | window cleaner | bus pass | sourdough | vote | spare tyre | eye drops | school forms | parking disc
%list wh_event: tasting menu with Chloe | school fair | kick-off with the Danes | physio | wine evening | blood donation | rowing practice | budget round | first aid course | viewing in Mill Lane | dress rehearsal | mortgage talk | baby shower | sprint review | piano tuning | brunch with Malik | book club | exit interview | car inspection | tenants' meeting
%list wh_at: tomorrow at quarter past nine | sunday 5pm | next thursday at two | the 3rd at 10:30 | wednesday 18:00 | this friday at noon | tuesday at half past three | may 20th 4pm | monday morning at 8 | saturday the 9th, 7 pm | tonight at 8 | next monday 13:15 | the day after tomorrow at 6 | 27 june at 11 | friday 16:45 | thursday at one
%list wh_clock: 3pm | quarter past five | 22:00 | six | 9:45 | half past eight | 14:15 | noon | ten | 11.30 | seven in the evening | 4:20pm
%list wh_span: an hour | two hours | 45 minutes | half an hour | an hour and a half | 30 min | 3 hours | twenty minutes | 75 minutes | four hours | 1.5 hours
%list wh_where: the boathouse | meeting room Oak | Hannah's flat | Café Nero | the village hall | Google Meet | the physio on Park Street | Trattoria Gino | level 3 | the lakeside pavilion | 18 Bridge Road | the museum lobby | the climbing hall | Skype
%list wh_cal: work | family | shared | rowing | university | birthdays | church | shift | travel | private
%list wh_light: floor lamp | light above the sink | hallway lights | lamp on the piano | terrace lights | bedside lamp | light in the pantry | studio spots | strip behind the telly | carport light | chandelier | salt lamp | staircase lights | aquarium light
%list wh_plug: deep fryer | sewing machine | sandwich toaster | heating pad | window fan | old radio | TV | soldering iron | humidifier | laminator | curling iron | wine fridge | Christmas tree | tumble dryer | pond pump
%list wh_door: patio door | front door | laundry room | garden shed | back gate | office door | holiday cottage | wine cellar | cat flap | garage | roof terrace door
%list wh_cover: shutters | kitchen blinds | awning | curtains | garage door | roof hatch | velux | driveway gate | blinds in the study | bay window blinds
%list wh_room: nursery | study | sunroom | guest room | kitchen | hobby room | bathroom | loft | dining room | workshop | living room | bedroom
%list wh_heat: heating | thermostat | air conditioning | radiator in the loft | AC | underfloor heating | workshop heater | towel radiator
%list wh_media: speakers | telly | kitchen radio | stereo | soundbar | music upstairs | podcast | bedroom speaker
%list wh_sense: water tank level | humidity in the loft | fridge temperature | wind gauge | solar output | CO2 in the study | pool temperature | rain barrel level | battery of the doorbell
%list wh_spot: driveway | hen house | front steps | pool | nursery | back porch | workshop | side gate | stable | letterboxes | allotment | car
%list wh_vac: robot vacuum | mop robot | vacuum | hoover | lawn robot
%list wh_alarm: alarm | burglar alarm | alarm downstairs | house alarm | alarm at the cottage
%list wh_wash: dishwasher | washing machine | dryer | bread maker | slow cooker | rice cooker
%list wh_gear: an umbrella | a jacket | boots | a hat | sun cream | gloves | a jumper | waterproofs
%list wh_plan: open-air cinema | hike | barbecue | school sports day | sailing course | outdoor yoga | street party | bike tour | vineyard visit | tennis match
%list wh_web: how to remove a stripped screw | opening hours of the botanic garden | second-hand kayaks | how long to boil artichokes | cheapest way to post a bicycle | side effects of magnesium | crochet patterns for hats | electricians near the harbour | vegan birthday cakes | which dishwasher is the quietest | rules of pétanque | dog friendly beaches in Brittany | when the ice rink opens | cleaning white trainers | used accordions | parking at the opera
%list wh_entity: Marie Curie | Stonehenge | pangolins | Frida Kahlo | Art Nouveau | Machu Picchu | Emmy Noether | Göbekli Tepe | Bauhaus | Alan Turing | Byzantium | photosynthesis | Lorenzo de' Medici | Mount Erebus | Sappho | continental drift
%list wh_fact: my hat size is 58 | the fuse box is behind the wardrobe | Hannah can't eat gluten | I'm left-handed | the alarm code at the cottage is 2290 | Wei's anniversary is on 3 June | the window cleaner comes every second Monday | I get seasick | our hamster is called Bolt | I always fly with hand luggage | Ivan quit smoking | the roof was done in 2018 | I hate marzipan | Chloe plays the oboe | my blood type is A negative | the car has winter tyres on | the school bus stops at Mill Lane | I am the treasurer of the choir | Diego's twins are six now | my physio is called Petra
%list wh_cat: family | health | food | house | car | work | hobbies | friends | pets | travel
%list wh_thing: hat size | alarm code | blood type | frequent flyer number | library card number | favourite tea | physio's name | insurance number | tyre size | gate code | dress size | seat preference
%list wh_clause: where the fuse box is | when the roof was done | what Hannah can't eat | how old Diego's twins are | which paint we used for the door | who has the trailer | where the passports are | what I paid for the bike | how many sugars Ivan takes | which key is for the shed | when we met | what the vet recommended
%list wh_past: cottage in Wales | choir budget | vertical garden | move to Graz | name for the boat | loft conversion | oboe for Chloe | savings plan | speech for the wedding | sourdough starter | e-bike battery | quarrel with Pavel
%list wh_group: rowing | choir | family | neighbours | parents' council | marketing | holiday | tenants | Sunday football | project | cousins
%list wh_app: Telegram | WhatsApp | Signal | Slack | chat
%list wh_say: I'm stuck behind a tractor | the doctor says it's nothing serious | we start at half past | I left the charger at her place | the flat is ours | practice is cancelled | the cake is ready | I'm on the later train | there's no hot water | the boat is tied up | I need another hour | the kids want pizza | I've fed the hamster | it's a girl | the lift is broken again
%list wh_order: bring the ladder | ring the bell twice | keep me a slice | buy stamps | turn the oven off at six | wait for me at gate B | bring warm socks | send me the playlist | park behind the barn | leave the key with Wei
%list wh_ask: Sunday still works | the trailer is free | he found my scarf | she can babysit | the pool is open | we need tickets | they made it home | anyone has a tent
%list wh_paper: Guardian | Spiegel | BBC | Le Figaro | Reuters | Irish Times | Washington Post | Al Jazeera | The Verge | NZZ | El Mundo | Bloomberg | Hacker News | ORF | Ars Technica | Politico
%list wh_topic: dock strike | Brazilian election | volcano in Iceland | pension reform | bird flu | fishing quotas | chip subsidies | tram extension | Mars mission | doping scandal | drought in Spain | budget vote | data leak at the ministry | border talks | women's world cup
%list wh_share: Ford | Microsoft | Allianz | Novartis | L'Oréal | Tesla | Ryanair | Intel | Sony | Rolls-Royce | LVMH | Adidas | NVDA | AAPL | Deutsche Bank | Maersk | S&P 500 | Nikkei
%list wh_lat: 51.5 | 60.17 | -22.9 | 45.44 | 38.72 | 47.27 | -33.45 | 19.43 | 55.68 | 46.95
%list wh_lon: -0.12 | 24.94 | -43.2 | 12.33 | -9.14 | 11.4 | -70.67 | -99.13 | 12.57 | 7.45
%list wh_ulat: 39.1 | 45.52 | 33.45 | 58.3 | 30.27 | 41.88 | 27.95 | 46.79
%list wh_ulon: -94.58 | -122.68 | -112.07 | -134.42 | -97.74 | -87.63 | -82.46 | -100.78
%list wh_file: facts_old.json | ~/backup/steward.csv | memory-march.json | /home/hannah/brain.json | export.md | Documents/me.csv | D:\old\facts.json | /media/stick/memories.json
%list wh_sql: select count(*) from members where paid | SELECT title FROM books ORDER BY year LIMIT 10 | select max(amount) from payments | SELECT * FROM shifts WHERE day = 'sunday' | select region, sum(qty) from sales group by region | select avg(age) from patients
%list wh_user: which bin goes out today | how long do eggs take | who wrote that song | is the shop open | what's my gate code | how far is the lake
%list wh_agent: the blue one | six minutes for soft | Leonard Cohen, in 1984 | until eight tonight | it is 8812 | about four miles
%list wh_hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list wh_daily: every morning at 6:30 | every sunday at noon | every evening at nine | every weekday at 8 | every thursday at 5pm | every first monday at ten | every night at 11 | every other friday

%tool search_email
wasn't there something from {from_email=wh_who} about the {query=wh_subj}, could you have a look in my mail
I've been hunting for the {query=wh_doc} all morning, it must have come by mail
{from_email=wh_who} swears the {query=wh_doc} is in my inbox, I swear it isn't, who's right
{=wh_hello}, can you dig out whatever {from_email=wh_who} wrote on the {query=wh_subj}
what did {from_email=wh_who} want with the {query=wh_subj} again, it was in a mail
they're asking me for the {query=wh_doc} at the counter, it's in my mails somewhere
has a word reached my mailbox about the {query=wh_subj} {days_back:7=in the past week|this week|during the last seven days}
look for the {query=wh_doc}, no, sorry, not from {=wh_who}, from {from_email=wh_who}
before I accuse {from_email=wh_who} of not sending the {query=wh_doc}, would you check my mails
I may have skimmed over a mail from {from_email=email} on the {query=wh_subj}, fish it out please
mails mentioning the {query=wh_subj}, but nothing older than {days_back=int} days, I'm begging you
the {query=wh_subj} keeps coming up, pull the last {limit=int} mails on it so I know what it's about
so did {from_email=wh_who} ever answer me about the {query=wh_subj}
I'm told I was copied on a mail about the {query=wh_subj}, true
would you be so kind and see if the {query=wh_doc} has arrived {days_back:1=since this morning|today}
mum wants the {query=wh_doc} for her files. It came by e-mail at some point. From {from_email=wh_who}, I think.
can't have been more than {days_back:14=a fortnight ago|two weeks ago}, that mail on the {query=wh_subj}, bring it up please
who was it that wrote me about the {query=wh_subj}, I only remember it was an e-mail
there's a {query=wh_doc} in one of {from_email=firstname}'s mails and I need it now
could you perhaps find that mail for me, I've forgotten everything about it
did I get anything from {from_email=wh_who} in writing

%tool get_email_details
don't shorten it, I want {email_id=id} word for word
my eyes are tired, recite {email_id=id} to me in full
what files came attached to {email_id=id}, I was wondering
{=wh_hello}, could you pull up {email_id=id} so that I see the entire thing
was {=wh_who} also on the recipients of {email_id=id}, let me see it
{email_id=id} looked important in the list, so let's have all of it
that one mail, I'd like to see every line of it

%tool summarize_email
{email_id=id} is three pages, who has time, what does it boil down to
I have thirty seconds before the call, what's {email_id=id} about
could you chew through {email_id=id} and hand me the bones
do I really have to read all of {email_id=id}, or can you tell me the main bits
{=wh_who} never gets to the point in {email_id=id}, so please do it for them
which dates and sums are in {email_id=id}, in a nutshell
that long mail of {=wh_who}'s, what's in it, roughly

%tool compose_email
{to=email} ought to know that {body=sentence}, so please drop them a mail titled {subject=title}
would you mind writing to {to=email} on my behalf? Subject {subject=wh_subj}, and tell them {body=sentence}
a mail has to go out to {to=emails} tonight, headline {subject=title}, it should just say {body=sentence}
{body=sentence} - could that go to {to=email} by mail, under {subject=wh_subj}, with {cc=email} copied in
I can't face writing it myself: {to=email}, "{subject=title}", {body=sentence}
{=wh_hello}, let {to=email} know by email that {body=sentence}. Subject line: {subject=title}
the subject would be {subject=title}, the recipient {to=email}, and what I want to say is {body=sentence}
mail {=email}, no hang on, {to=email}, subject {subject=wh_subj}, and say {body=sentence}
put {cc=email} on copy and tell {to=email} that {body=sentence}, call the mail {subject=wh_subj}
{to=email} still hasn't heard from me about the {subject=wh_subj}, mail them
I suppose I should write {=wh_who} an e-mail about the {subject=wh_subj}
would an email to {to=email} saying {body=sentence} be too much trouble

%tool reply_email
I can't leave {email_id=id} hanging, tell them {body=sentence}
as for {email_id=id}, my response is {body=sentence}
{body=sentence} is all I have to say to {email_id=id}, would you send that back
could you get back to whoever sent {email_id=id} and say {body=sentence}
{=wh_hello}, but {email_id=id} needs an answer from me: {body=sentence}
I wanted to say no to {email_id=id}, actually write back {body=sentence}
someone ought to write {=wh_who} back
isn't it high time {email_id=id} got a reply? {body=sentence}

%tool analyze_email
is this real or a scam? It's from {from=email}, subject {subject=title}, and it says {body=paragraph}
I don't know how to react to this. {from=fullname} writes "{body=sentence}" with the subject {subject=wh_subj}
what on earth does {from=email} want from me with "{subject=title}": {body=paragraph}
have a look at this for me, sender {from=email}, topic {subject=wh_subj}, content: {body=sentence}
got a strange one in my mail, could you judge it

%tool get_calendar_events
{=wh_who} wants to know if I can do {start_date=date}, can I
am I a free woman {start_date=date} or is there something on
I'd hate to double book, so what have I got {start_date=date}
don't tell me I promised somebody my {start_date=weekday}
so, how's my {start_date=weekday} shaping up
{=wh_hello}, but where am I supposed to be {start_date=date}
can I squeeze in a dentist {start_date=date}, or is it full
what does life have in store for me from {start_date=date} to {end_date=date}
would {start_date=date} to {end_date=date} be a good time to disappear, according to my diary
is there anything on between {start_date=weekday} and {end_date=weekday}, I'd like to go sailing
I need a quiet {start_date=weekday}, please say there are no meetings
my {calendar_source=wh_cal} calendar for {start_date=date}, if it isn't too depressing
who's got what on {start_date=date}, I mean in the {calendar_source=wh_cal} calendar
I was going to look at tomorrow, no, make that {start_date=date}, what's on
walk me through {start_date=date}, appointment by appointment
when am I seeing {=wh_who} next, it must be in there
let me guess, back-to-back again {start_date=date}?
what's left on my plate until {end_date=date}, meetings and such
there's nothing in my diary after {start_date=date}, is there
read me my agenda, I'm shaving

%tool create_calendar_event
{=wh_who} just confirmed the {title=wh_event} for {start_time=wh_at}, {end_time=wh_span} should do, pop it in my calendar
please keep {start_time=wh_at} to {end_time=wh_clock} clear for me, it's the {title=wh_event}
so the {title=wh_event} is on: {start_time=wh_at}, done by {end_time=wh_clock}, at {location=wh_where}, in the diary please
{=wh_hello}, the {title=wh_event} at {location=wh_where}, {start_time=wh_at} till {end_time=wh_clock}, would you pencil it in
I'd forget my own wedding, so write down the {title=wh_event} {start_time=wh_at} for {end_time=wh_span} in my calendar
we said {=wh_clock} but it's now {start_time=wh_at} until {end_time=wh_clock}, the {title=wh_event}, stick it in the calendar
can you make sure my {start_time=wh_at} is taken by the {title=wh_event}, it lasts {end_time=wh_span}
{location=wh_where}, {start_time=wh_at}, {end_time=wh_span}, {title=wh_event}: calendar please
{end_time=wh_span} with {=wh_who}, {start_time=wh_at}, at {location=wh_where}, put it down as {title=wh_event}
I told {=wh_who} we'd have our {title=wh_event} {start_time=wh_at}, {end_time=wh_span} tops, so it had better be in the calendar
would it be possible to reserve {start_time=wh_at} to {end_time=wh_clock} for a {title=wh_event}
the {title=wh_event} runs from {start_time=wh_at} to {end_time=wh_clock} and I can't miss it, calendar
they want me at {location=wh_where} {start_time=wh_at} for the {title=wh_event}, that's {end_time=wh_span}, so enter that
let's do the {title=wh_event} {start_time=wh_at}, for {end_time=wh_span}, and note that {description=sentence}
block me out {start_time=wh_at}, {end_time=wh_span}, {title=wh_event}, details: {description=sentence}
{title=wh_event} {start_time=wh_at}, ending {end_time=wh_clock}... yes that's right, calendar it
looks like {start_time=wh_at} it is for the {title=wh_event}, slot it in
the {title=wh_event} should go in my calendar some day
I've got the {title=wh_event} until {end_time=wh_clock}, mark me as busy
could you give the {title=wh_event} {end_time=wh_span} of my {start_time=wh_at}

%tool add_task
there's always something. {title=wh_todo}, on the list
while I think of it, I still have to {title=wh_todo}, so on the list with it
I said I'd {title=wh_todo} by {due_date=date}, keep track of that for me in my todos
{=wh_hello}, can you jot "{title=wh_todo}" on my to-do list
{title=wh_todo} needs doing, {priority:high=like yesterday|as soon as possible|before anything else}, so onto my list
somewhere down my list please: {title=wh_todo}, {priority:low=when I'm bored|it can wait|only if there's time}
my wife wants me to {title=wh_todo} before {due_date=date}, I'd better have it on the todo list
what else, ah yes, {title=wh_todo}, deadline {due_date=date}, add that
make {title=wh_todo} a task of mine, {priority:high=very important}, and due {due_date=date}
could {title=wh_todo} go on my list, {due_date=date}, no hurry, {priority:low=low priority}
I need to {=wh_todo}, no wait, {=wh_who} does that. But I do have to {title=wh_todo}, list it
let it be written on my list that I shall {title=wh_todo}
{due_date=date} at the latest I must {title=wh_todo}, put it with my tasks
you know what's missing on my todo list? {title=wh_todo}
as a task for {due_date=date}: {title=wh_todo}, remark: {description=sentence}
"{title=wh_todo}", into the task list it goes
nobody will ever {title=wh_todo} unless you give me a task for it, {due_date=date} say
oh, another thing to do just came to mind, please take it down
my to-do list isn't long enough yet, one more: {title=wh_todo}

%tool list_tasks
so what's on my plate
I've got a free hour, what could I tick off
give it to me straight, what {status:open=haven't I done} yet
where's the {priority:high=most urgent stuff|really pressing stuff} among my tasks
how far behind am I with my todos
what did I {status:done=get done|manage|finish} so far, todo-wise
{=wh_hello}, what was I meant to do today, from my list
is there even one {priority:low=unimportant|trivial} todo on my list for a lazy day
let's face it, show me all {status:open=open|unfinished} tasks

%tool complete_task
hooray, task {task_id=num_id} is behind me
{task_id=num_id} on my list? been there, done that, check it
you'll be pleased to hear that I did number {task_id=num_id} of my todos
{=wh_who} and I wrapped up task {task_id=num_id} this morning, so off it goes as done
I finished {=num_id}, no sorry, task {task_id=num_id}, tick it
would you put a tick next to {task_id=num_id}, I've done it
I've finally dealt with one of my tasks, mark it

%tool update_task
{task_id=num_id} is taking forever, let's say {due_date=date} instead
can task {task_id=num_id} wait until {due_date=date}, I'm swamped
the boss says {task_id=num_id} comes first now, so make that task {priority:high=top priority|urgent}
I wouldn't call task {task_id=num_id} urgent any more, {priority:normal=normal|ordinary} will do
I ticked task {task_id=num_id} too early, it's {status:open=open|not done} again
what I meant with task {task_id=num_id} was {title=wh_todo}, change it
let task {task_id=num_id} read {title=wh_todo} and be due {due_date=date}
task {task_id=num_id} could do with a note saying {description=sentence}
push task {task_id=num_id} to {=weekday}, no, {=wh_who} needs it {due_date=date}, and make it {priority:high=urgent|high priority}
task {task_id=num_id} needs a change

%tool delete_task
I don't even know what task {task_id=num_id} was, it can go
do me a favour and lose number {task_id=num_id} from my todo list
task {task_id=num_id} was {=wh_who}'s idea anyway, strike it
I changed my mind about {task_id=num_id}, take it off my tasks entirely
what is {task_id=num_id} still doing on my list, out
a task of mine has become pointless, remove it

%tool schedule_reminder
I'll be so wrapped up in work that I forget the {message=wh_small}, so say something {when=when}
tell me {when=when} to {message=wh_todo}, will you
{when=wh_at} I need somebody to shout "{message=wh_small}" at me
wake me at {=wh_clock}, actually make it {when=wh_at}, for the {message=wh_small}
could you give me a nudge {when=when}, I have to {message=wh_todo}
{=wh_hello}, but can you see to it that I {message=wh_todo} {when=when}
be my memory {when=wh_at}, it's about the {message=wh_small}
don't let {when=wh_at} go by without me thinking of the {message=wh_small}
tap me on the shoulder {when=when}: {message=wh_small}
at some point {when=date} I have to {message=wh_todo}, prod me then
the {message=wh_small}, {when=wh_at}, I'll have forgotten by then, you won't
would you be so good as to buzz me {when=wh_at} so I {message=wh_todo}
I have to {message=wh_todo} in an hour, no, {when=when}, ping me
{when=wh_daily} I'm supposed to think of the {message=wh_small}, hold me to it
{=wh_who} made me promise to {message=wh_todo} {when=when}, don't let me off the hook, remind me
I need your help not to forget the {message=wh_small}, {when=when} would be right
set something off {when=wh_at} so that I don't miss the {message=wh_small}
"{message=wh_todo}" should flash up {when=when}
when it's {when=wh_clock}, tell me to {message=wh_todo}
how will I ever remember to {message=wh_todo} {when=when}? with you, of course
in case I'm asleep {when=wh_at}, wake me, the {message=wh_small}
by {when=wh_clock} I should {message=wh_todo}, give me a ring then
I keep missing the {message=wh_small}, say something next time
let me know when it's time to {message=wh_todo}
{when=wh_at}, a little reminder would save my life

%tool list_reminders
so when will you be pestering me next
what have I asked you to nag me about
is there anything you're meant to poke me about
how many alarms of mine are still to go off
I can't recall which reminders I set up, can you
{=wh_hello}, which nudges are still coming my way

%tool cancel_reminder
no need to nag me with {reminder_id=num_id}, it's taken care of
I can remember that by myself, scrap reminder {reminder_id=num_id}
would you let reminder {reminder_id=num_id} go, {=wh_who} did it
reminder {=num_id}, no, {reminder_id=num_id} I mean, is no longer wanted
please don't ring for {reminder_id=num_id}, that reminder is history
you may forget that alarm I asked for

%tool calculate
my phone has no calculator, can you believe it, what's {expression=sum}
{=wh_hello}, {expression=sum}, what does that come to
would you do {expression=sum} for me, I got three different results
if I'm not mistaken {expression=sum} is more than {=bigint}, right
the kids' homework says {expression=sum} and none of us grown-ups can do it
help me out here, {expression=expression} equals
it's too early for {expression=expression}, you do it
I thought I could do {expression=sum} in my head, but no
someone bet me I can't work out {expression=sum}, be quick
I need a sum worked out

%tool get_current_time
is it past bedtime already, what does the clock say
have I missed noon
I promised to ring a friend in {timezone=city}, are they still up over there
it's dark outside, is it evening or did I oversleep
what hour do they have in {timezone=city} at the moment
don't know if I'm coming or going, which day is it
{=wh_hello}, how late is it
if it's morning here, what is it in {timezone=city}
is the office in {timezone=timezone} open yet, what's their time

%tool get_status
hello? any progress with what I asked
I wonder what became of problem {problem_id=num_id}
did you ever finish what I gave you this morning
what are you still working on for me
is it my turn with {problem_id=num_id}, or is that problem still yours
are you waiting for me to approve something
{problem_id=num_id}, that problem, done or not done

%tool notify_user
make my phone light up with the words {message=wh_say}
so that everyone sees it on my screen: a notification, {message=wh_say}
I want a pop-up saying {message=sentence}, right this second
would you push "{message=wh_say}" to my phone, I'm testing something
could my phone beep with {message=sentence} please
just send me a little alert, will you

%tool get_device_state
I've got this nagging feeling the {device_id=wh_plug} is still on
did anybody think of locking the {device_id=wh_door}
we left in a hurry, is the {device_id=wh_door} shut
is my {device_id=wh_light} burning money again
someone tell me the {device_id=wh_plug} isn't running
how warm did it get in the {device_id=wh_room}
I can hear water, has the {device_id=wh_wash} stopped
how's the {device_id=wh_sense} looking
{=wh_hello}, but are the {device_id=wh_cover} up or down
I'd check myself but I'm in {=city}: is the {device_id=wh_door} locked
could you see whether {=wh_who} switched the {device_id=wh_plug} off
the {device_id=wh_alarm} is armed, isn't it
will I come home to a cold {device_id=wh_room}, what's the temperature in there
the {device_type:light=light} called {device_id=wh_room}, has someone left it on
the cleaner was here, so what's the {device_id=wh_heat} set to now
can you tell if it's on or off, I can't

%tool get_camera_stream
what's that noise at the {camera_id=wh_spot}, show me
are the kids still playing by the {camera_id=wh_spot}, let me look
I'd give anything to see the {camera_id=wh_spot} right now
is {=wh_who} here yet? I can't see the {camera_id=wh_spot} from my chair, put it on
{=wh_hello}, could you bring up the picture from the {camera_id=wh_spot}
has it snowed over at the {camera_id=wh_spot}, I'd like to see for myself
not the {=wh_spot}, the {camera_id=wh_spot}, let me watch that
somebody's creeping around outside, which camera can you give me

%tool control_device
could somebody {action:turn_on=put some light on} in the {device_id=wh_room}
I'm reading and can barely see, {device_id=wh_light} {action:turn_on=on} please
I think we can {action:turn_off=do without} the {device_id=wh_light} now
nobody's in the {device_id=wh_room}, so why is it lit? {action:turn_off=lights out}
did I ask for the {device_id=wh_plug}? no, so {action:turn_off=off} with it
{=wh_hello}, would you mind getting the {device_id=wh_light} {action:turn_off=off} for me
the {device_id=wh_plug} has been humming all day, {action:turn_off=put an end to it}
it's like a cave in the {device_id=wh_room}, could we {action:turn_on=have light}
{action:set_brightness=put} the {device_id=wh_light} at half, no, make that {parameters=hm_bright}
the {device_id=wh_light} is hurting my eyes, {parameters=hm_bright} {action:set_brightness=would be kinder}
something more romantic from the {device_id=wh_light}, say {parameters=hm_bright}, {action:dim=dim it}
we're about to watch a film, would you {action:dim=take down} the {device_id=wh_light} a bit
my teeth are chattering, let's have {parameters=hm_temp} in the {device_id=wh_room}, {action:set_temperature=set it}
could the {device_id=wh_room} {action:set_temperature=be brought to} {parameters=hm_temp} before the guests arrive
it's a sauna in the {device_id=wh_room}, {action:set_temperature=take it down to} {parameters=hm_temp}
{action:set_temperature=set} the {device_id=wh_heat} to {=int}, actually, {parameters=hm_temp}
grandma is coming, so {device_id=wh_heat} {action:set_temperature=up to} {parameters=hm_temp}
who told you I like it tropical? {device_id=wh_heat} {action:set_temperature=down to} {parameters=hm_temp}
the neighbours are complaining, {device_id=wh_media} {action:set_volume=down to} {parameters=hm_volume}
I love this one, {device_id=wh_media} {action:set_volume=louder, to} {parameters=hm_volume}
{parameters=hm_volume} {action:set_volume=is loud enough} for the {device_id=wh_media}
shh, the doorbell, {action:pause=hold} the {device_id=wh_media} a moment
I can't hear {=wh_who} on the phone, {action:pause=pause} the {device_id=wh_media}
the sun has gone, {device_id=wh_cover} {action:close=closed} please
let there be daylight, {device_id=wh_cover} {action:open=open}
{=wh_who} is coming in with the car, {action:open=get} the {device_id=wh_cover}
there's a storm brewing, better {action:close=bring in} the {device_id=wh_cover}
I've got shopping in both hands, {action:unlock=unlock} the {device_id=wh_door} quickly
everyone's in for the night, so {action:lock=lock up} the {device_id=wh_door}
if the {device_id=wh_door} isn't {action:lock=locked} yet, it should be
look at those crumbs, time the {device_id=wh_vac} {action:start=earned its keep}
the cat is terrified of the {device_id=wh_vac}, {action:stop=call it off}
the {device_id=wh_wash} is loaded, would you {action:start=set it going}
holiday at last! {action:arm=arm} the {device_id=wh_alarm} behind us, please
we're home, so the {device_id=wh_alarm} may {action:disarm=stand down}
whatever the {device_id=wh_light} is doing, make it {action:toggle=do the opposite}
it would be lovely if it were a bit brighter in the {device_id=wh_room}
do something, it's freezing in the {device_id=wh_room}
the {device_id=wh_media} could be a touch quieter
would you {action:turn_off=switch something off} for me

%tool web_search
{=wh_who} and I have a bet about {query=wh_web}, the internet must know
have you any idea about {query=wh_web}, otherwise look it up online
{=wh_hello}, could you google {query=wh_web}
before I break something, what does the web say about {query=wh_web}
I'm sure somebody on the internet has sorted out {query=wh_web}
find me {num_results=int} pages on {query=wh_web}, I'll read them on the train
is it worth searching the net for {query=wh_web}? go on then
I was going to ask {=wh_who} about {query=wh_web}, but you're faster at looking things up online
hit the search engines for {query=wh_web}, would you
I want to look something up online

%tool search_wikipedia
I keep hearing about {query=wh_entity}, what does the encyclopedia say
{=wh_who} gave a whole lecture on {query=wh_entity} and I just nodded, fetch me the Wikipedia article
is there a wiki article on {query=wh_entity}, I need to sound clever by eight
{=wh_hello}, wikipedia on {query=wh_entity}, please
my crossword wants something on {query=wh_entity}, {limit:3=three} wikipedia articles will do
not {=wh_entity}, I meant {query=wh_entity}, in Wikipedia
wikipedia would settle our argument

%tool search_arxiv
I have to give a talk on {query=ks_science} and haven't read a single preprint
is anyone still publishing on {query=ks_science}, any preprints
reviewer two says I ignored the literature on {query=ks_science}, so show me {max_results=int} papers
{=wh_hello}, any new arXiv papers about {query=ks_science}
what's cooking in research on {query=ks_science}, I'd take preprints
who'd have thought I'd need papers on {query=ks_science}, but I do, {max_results:5=five} or so
get me some preprints

%tool ask_knowledge_base
nobody reads the handbook, but you do: {query=kb_q}
I'm new here, {query=kb_q}, it should be in our documents
{=wh_hello}, {query=kb_q}, our guidelines must cover that
what's our official line on {query=kb_topic}, the handbook version please
{=wh_who} claims our policy on {query=kb_topic} changed, what's written down
is there anything in our internal docs on {query=kb_topic} or do I make it up
before I do something stupid, our rules on {query=kb_topic}
can you check our manual for me

%tool store_fact
you may want to make a note of this: {fact=wh_fact}
{fact=wh_fact}. Never forget that.
for future reference, {fact=wh_fact}
I'd like you to know, and keep knowing, that {fact=wh_fact}
so here's something about me for your files, {category=wh_cat}: {fact=wh_fact}
{=wh_hello}, just keep in mind that {fact=wh_fact}
it may come up one day, {fact=wh_fact}, remember it please
bear in mind that {fact=wh_fact}, would you
{fact=wh_fact}, commit that to memory under {category=wh_cat}
in case I ask you in a year, {fact=wh_fact}, don't lose it
I always have to look it up: {fact=wh_fact}. You keep it.
I want to tell you something and you must keep it forever

%tool list_facts
tell me everything you've got stored about me, warts and all
which {category=wh_cat} things have I told you so far, all the facts
so what do you have on me in the {category=wh_cat} drawer
show me {limit=int} of the facts you keep about me, I'm curious
what's in your little black book about me

%tool delete_fact
{fact_id=num_id} was never true, strike that fact
I told you something silly once, fact {fact_id=num_id}, unlearn it please
can fact {fact_id=id} be gone by the time I finish this sentence
we split up, so fact {fact_id=num_id} is nothing you need to remember
one of the facts you keep about me is wrong, wipe it

%tool store_conversation
for posterity: I said {user_message=wh_user} and you went {agent_response=wh_agent}, keep that conversation
what we just said is worth keeping. Me: {user_message=wh_user}. You: {agent_response=wh_agent}
{=wh_hello}, save this chat, I asked {user_message=wh_user}, you told me {agent_response=wh_agent}
let's have that little exchange on record

%tool search_conversations
what was it we said about the {query=wh_past} back then
you and I discussed the {query=wh_past} once, what came of it
didn't you give me a tip on the {query=wh_past} in one of our chats
{=wh_hello}, find the bit where we talked about the {query=wh_past}
I'd like to go back to our conversation about the {query=wh_past}, {limit:2=two} of them if there are more
when was it that I went on and on to you about the {query=wh_past}
one of our talks had the answer, find it

%tool retrieve_memories
I told you {query=wh_clause} once, didn't I
they're asking for my {query=wh_thing}, quick, what did I tell you
for the life of me I can't think of my {query=wh_thing}, you had it
do you happen to remember {query=wh_clause}
{=wh_hello}, my {query=wh_thing} is what again
standing in front of the shelf now, what did I say my {query=wh_thing} was
{query=wh_clause}, I know you know it, I told you
I gave you my {query=wh_thing} for moments like this
what have I ever told you about {query=firstname}, {include_conversations:true=including our chats|chats too}
you'd better remember {query=wh_clause}, because I don't
I once told you and now I need it back

%tool get_profile
how do I appear in your books, name and language and so on
what have I put in my profile, I've forgotten
am I down as metric or imperial with you
{=wh_hello}, what name and time zone do you have for me in my profile

%tool update_profile
please stop using my old name, I'm {updates=callname} in my profile from today
I'm practising, so {updates=speak} with me from now on, put it in the profile
greetings from {updates=newcity}, that's where I live now, so fix my profile
there's a mistake in my profile, my {updates=profile_is}
just so my profile is right for once: my {updates=profile_is}
things change, and my profile should too

%tool get_memory_stats
how full is that head of yours, in facts and chats
are you running out of room for what I tell you
just a number please, how much do you remember of me

%tool export_memory
can I have all you know about me to take home, {format:json=JSON|json} would be best
before the update, please get everything you remember out into a {format:csv=csv|CSV} file
I'd like to print what you know about me, {format:markdown=Markdown|markdown} please
hand over everything you've stored about me
what if you crash? I want a backup of what you know

%tool import_memory
everything I told your predecessor is in {file_path=wh_file}, please learn it
here's {file_path=wh_file}, now you're back to knowing me, read it in
you used to know so much, get it back out of {file_path=wh_file}
{=wh_hello}, swallow the facts in {file_path=wh_file}
I've still got your old memories somewhere in a file, take them back

%tool send_message
{chat_id=wh_who} is standing in the rain wondering, say that {text=wh_say}
would you let {chat_id=wh_who} know that {text=wh_say}
can someone tell the {chat_id=wh_group} group that {text=wh_say}, my hands are full
{=wh_hello}, drop {chat_id=wh_who} a line on {=wh_app}: {text=wh_say}
I ought to ask {chat_id=wh_who} if {text=wh_ask}, do it for me in the chat
tell {=wh_who}, no, better {chat_id=wh_who}, that {text=wh_say}
{text=wh_say}. Let the {chat_id=wh_group} chat know, will you
nobody has told {chat_id=wh_who} yet that {text=wh_say}, could you on {=wh_app}
ask {chat_id=wh_who} nicely to {text=wh_order}
{chat_id=wh_who} should {text=wh_order}, pass that on please
quick text to {chat_id=wh_who} before they leave: {text=wh_order}
write "{text=wh_say}" in the {chat_id=wh_group} channel and nothing more
what's keeping me? tell {chat_id=wh_who} {text=wh_say}
a message to {chat_id=wh_who}, and keep it friendly, {text=wh_say}
the {chat_id=wh_group} lot keep asking, so post that {text=wh_say}
{chat_id=wh_who} won't pick up, so message them
please get word to {chat_id=wh_who}

%tool get_news_rss
what's the {source=wh_paper} got on its front page
I gave up on TV, so what does the {source=wh_paper} report
give me the {source=wh_paper} over coffee, {limit:5=five|5} headlines tops
{=wh_hello}, what's new over at {source=wh_paper}
not the {=wh_paper}, they're awful, what does {source=wh_paper} say today
what would my paper of choice say this morning

%tool get_news_groundnews
did anything happen while I was asleep, in the world I mean
I was on a boat for a week, bring me up to date
what's all the fuss about the {query=wh_topic}
my brother-in-law has strong views on the {query=wh_topic}, what do the papers really report
is the {query=wh_topic} still in the news or has everyone moved on
{=wh_hello}, anything on the {query=wh_topic} today, {limit=int} stories will do
how do the different outlets tell the {query=wh_topic}
I keep missing updates on the {query=wh_topic}, what's the latest

%tool get_weather
we're off to {location=city} {days=wx_soon}, should I pack {=wh_gear}
is the {=wh_plan} in {location=city} {days=wx_soon} going to be washed out
what's it doing outside in {location=city}
{=wh_who} is in {location=city} and complains about the heat, how hot is it really
will I regret wearing white in {location=city} {days=wx_soon}
{=wh_hello}, do I need {=wh_gear} in {location=city} {days=wx_soon}
can we hold the {=wh_plan} {days=wx_soon}, it's in {location=city}
I was thinking {=city}, but let's say {location=city}, will it be dry {days=wx_soon}
is {location=city} going to be kind to us {days=wx_days}, sun or clouds
could I hang the washing out in {location=city} {days=wx_soon}
how are the skies over {location=city} for {days=wx_days}
my sandals or my boots for {location=city} {days=wx_soon}
should I cover the plants {days=wx_soon}, frost I mean, here in {location=city}
I hear {location=city} is drowning, is it still pouring
the ferry to {location=city} only sails in calm winds, what about {days=wx_soon}
shall we eat outside {days=wx_soon}, what does the sky say
will I get wet on the {=wh_plan}

%tool get_weather_openmeteo
our campsite is somewhere at {latitude=wh_lat}, {longitude=wh_lon}, will we drown there
the buoy at {latitude=wh_lat} {longitude=wh_lon}, how windy {forecast_days=wx_soon}
{=wh_hello}, weather for my GPS point, {latitude=wh_lat} by {longitude=wh_lon}, {forecast_days=wx_days}
they gave me latitude {latitude=wh_lat} and longitude {longitude=wh_lon}, {=wh_gear} or not
I only know we're at latitude {latitude=wh_lat}, is a storm coming

%tool get_weather_noaa
my brother trusts only NOAA, so what have they got for {latitude=wh_ulat}, {longitude=wh_ulon}
the farm is at {latitude=wh_ulat} {longitude=wh_ulon}, would the National Weather Service send us indoors
what's NOAA's word on {latitude=wh_ulat}, {longitude=wh_ulon}, hail or no hail
could you ask the US weather service

%tool get_stock_price
should I be crying about my {symbol=wh_share} shares, where are they now
how badly did {symbol=wh_share} do {period=fin_since}, be gentle
my father-in-law brags about {symbol=wh_share}, what's it trading at
did {symbol=wh_share} recover over {period=fin_period}, or should I stop hoping
{=wh_hello}, what's {symbol=wh_share} at on the stock market
what would I get for one {symbol=wh_share} share if I sold today
I meant to check {=wh_share}, no, {symbol=wh_share}, its shares I mean, over {period=fin_period}
has {symbol=wh_share} stock been worth the wait {period=fin_since}
can I retire yet on my shares, what are they worth

%tool get_crypto_price
how many {currency=fin_cur} would {symbol=fin_coin} bring me
is {symbol=fin_coin} up or down, I can't look
my nephew wants to be paid in {symbol=fin_coin}, what does one cost
{=wh_hello}, what's one {symbol=fin_coin} in {currency=fin_cur}
can I buy a car yet with one {symbol=fin_coin}, what's it at, in {currency=fin_cur} please
I sold my {symbol=fin_coin} too early, didn't I, how much is it now
is my coin worth anything today

%tool get_exchange_rate
I've got a purse full of {from_currency=fin_cur}, what's that in {to_currency=fin_cur}
the hotel wants {=bigint} {from_currency=fin_cur}, should I faint, in {to_currency=fin_cur} I mean
how far does a {from_currency=fin_one} go in {to_currency=fin_cur} today
they quoted me in {from_currency=fin_cur} but I think in {to_currency=fin_cur}, what's the rate
{=wh_hello}, {=bigint} {from_currency=fin_cur} to {to_currency=fin_cur}, roughly
would I lose out if I turned {from_currency=fin_cur} into {to_currency=fin_cur} now
{=bigint} {from_currency=fin_cur}, no idea what that is in {to_currency=fin_cur}, you?
he said {=bigint} {from_currency=fin_cur}, or was it {=bigint}, anyway, what's that in {to_currency=fin_cur}
to pay in {to_currency=fin_cur}, how good is the {from_currency=fin_one} at the moment
how many {to_currency=fin_cur} to the {from_currency=fin_one}, I can never remember
I earn {from_currency=fin_cur}, can I afford that

%tool run_sql
{=wh_hello}, could you throw {query=wh_sql} at our database
I wonder what comes back for {query=wh_sql}
the auditors want to see the result of {query=wh_sql}
would {query=wh_sql} still work on our tables, try
let's ask the tables something
