# Requests that look like chat: indirect, polite, wrapped in a story, thought aloud. The border to `more_none.tpl`.
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
%list profile_to: time zone to Europe/Berlin => {"timezone": "Europe/Berlin"} | timezone to America/New_York => {"timezone": "America/New_York"} | time zone to Tokyo => {"timezone": "Tokyo"} | language to German => {"language": "German"} | language to Spanish => {"language": "Spanish"} | preferred language to English => {"language": "English"} | name to Sam => {"name": "Sam"} | name to Alexandra Ruiz => {"name": "Alexandra Ruiz"} | first name to Joe => {"first_name": "Joe"} | nickname to Max => {"nickname": "Max"} | home town to Leipzig => {"home_town": "Leipzig"} | city to Porto => {"city": "Porto"} | location to Oslo => {"location": "Oslo"} | units to metric => {"units": "metric"} | units to imperial => {"units": "imperial"} | currency to euros => {"currency": "euros"} | email to sam@example.com => {"email": "sam@example.com"} | phone number to 0171 5550123 => {"phone_number": "0171 5550123"} | job title to nurse => {"job_title": "nurse"} | birthday to 4 July 1990 => {"birthday": "4 July 1990"} | company to Fennel Labs => {"company": "Fennel Labs"} | working hours to 8 to 4 => {"working_hours": "8 to 4"} | address to 12 Mill Lane => {"address": "12 Mill Lane"} | diet to vegetarian => {"diet": "vegetarian"} | time format to 24h => {"time_format": "24h"} | pronouns to they/them => {"pronouns": "they/them"} | country to Portugal => {"country": "Portugal"} | tone to formal => {"tone": "formal"}
%list profile_is: time zone is Europe/Madrid => {"timezone": "Europe/Madrid"} | timezone is now Asia/Kolkata => {"timezone": "Asia/Kolkata"} | language is French => {"language": "French"} | name is Robin => {"name": "Robin"} | name is Dana Whitfield now => {"name": "Dana Whitfield"} | nickname is Lou => {"nickname": "Lou"} | home town is now Bristol => {"home_town": "Bristol"} | city is Vienna => {"city": "Vienna"} | new address is 8 Harbour Street => {"address": "8 Harbour Street"} | phone number is now 555 0142 => {"phone_number": "555 0142"} | email is kim@studio.example => {"email": "kim@studio.example"} | job title is team lead now => {"job_title": "team lead"} | company is now Orbit Foods => {"company": "Orbit Foods"} | diet is vegan => {"diet": "vegan"} | currency is pounds => {"currency": "pounds"} | units are metric => {"units": "metric"} | birthday is 9 March => {"birthday": "9 March"} | country is Austria now => {"country": "Austria"} | working hours are 10 to 6 => {"working_hours": "10 to 6"} | pronouns are she/her => {"pronouns": "she/her"}
%list callname: Sam => {"name": "Sam"} | Robin => {"name": "Robin"} | Lou => {"name": "Lou"} | Max => {"name": "Max"} | Dana => {"name": "Dana"} | Joe => {"name": "Joe"} | Kit => {"name": "Kit"} | Noor => {"name": "Noor"} | Alex => {"name": "Alex"} | Mila => {"name": "Mila"} | Captain => {"name": "Captain"} | Boss => {"name": "Boss"} | Dr. Reyes => {"name": "Dr. Reyes"} | Toni => {"name": "Toni"} | Fitz => {"name": "Fitz"} | Ines => {"name": "Ines"} | Ray => {"name": "Ray"} | Bea => {"name": "Bea"} | Chief => {"name": "Chief"} | Leo => {"name": "Leo"}
%list speak: German => {"language": "German"} | French => {"language": "French"} | Spanish => {"language": "Spanish"} | English => {"language": "English"} | Italian => {"language": "Italian"} | Dutch => {"language": "Dutch"} | Polish => {"language": "Polish"} | Portuguese => {"language": "Portuguese"} | Swedish => {"language": "Swedish"} | Turkish => {"language": "Turkish"} | Japanese => {"language": "Japanese"} | Hindi => {"language": "Hindi"} | Korean => {"language": "Korean"} | Czech => {"language": "Czech"} | Greek => {"language": "Greek"}
%list newcity: Lisbon => {"city": "Lisbon"} | Porto => {"city": "Porto"} | Graz => {"city": "Graz"} | Leipzig => {"city": "Leipzig"} | Oslo => {"city": "Oslo"} | Lyon => {"city": "Lyon"} | Bristol => {"city": "Bristol"} | Austin => {"city": "Austin"} | Osaka => {"city": "Osaka"} | Turin => {"city": "Turin"} | Malmö => {"city": "Malmö"} | Ghent => {"city": "Ghent"} | Denver => {"city": "Denver"} | Cork => {"city": "Cork"} | Seville => {"city": "Seville"}
%list said_user: where are my keys | how tall is the tower | what's for dinner | good morning | can you book a table | when does the bus leave | how do I descale the machine | who won the match | is it raining | what's the capital of Peru | thanks for yesterday | which train should I take | remind me what we said | do I need an umbrella | how much was the hotel | what's my locker code
%list said_agent: in the drawer | 324 metres | lasagne, as planned | good morning to you too | the table is booked for eight | at nine from platform 2 | with vinegar, twice a year | the home team, three to one | yes, until noon | Lima | you're welcome | the 7:42 is the fastest | we agreed on Friday | take one just in case | 120 euros a night | it is 4411
%list sum: 18 + 36 * 25 | 11 % of 75.97 | half of 539 | 10,351 / 15 | 73 mod 38 | 377.81 * 1.14 | 97 percent of 809 | half of 770 | 47-56 | a third of 908 | 40 cubed | 15 mod 7 | a third of 606 | 105.72 - 79 | 9,641 / 28 | 37^2 | 17 cubed | 3 cubed | 597*63 | 84% of 453 | 8 % of 250.59 | 17,434 / 40 | a third of 419 | 605 + 27 + 9 + 22 | 20 mod 11 | 432 + 13% | 77% of 918 | sqrt(85) | 25^2 | 98.48 - 64 | 86% of 994 | -82 + 270 | a third of 279 | 35 squared | sqrt(33) | 32 cubed | 908 + 94 * 8 | 5,996 / 26 | 134.45 * 1.25 | sqrt(435) | 357 / 51 | half of 991 | 492 + 15% | 17^9 | 348 + 2% | 27 to the power of 6 | 76.84 * 1.18 | 9 cubed | 22^9 | 179*12-31 | square root of 189 | half of 122 | log(152) | a third of 926 | 17 mod 17 | 787 times 18 plus 19 | 808 + 75 + 17 + 11 | square root of 701 | square root of 786 | 243 times 83 plus 18 | square root of 785 | 25 to the power of 2 | 52% of 722 | 487 + 33% | 74 % of 120.45 | 15% of 908 | sqrt(379) | 17^7 | -67 + 334 | 181.51 / 65 | 21^2 | sqrt(939) | 270.90 * 40 | 45 mod 27 | square root of 743 | 79% of 76 | 55% of 277 | 5 % of 176.37 | square root of 501 | a third of 895 | sqrt(726) | a third of 708 | sqrt(22) | 29 cubed | square root of 823 | 18 mod 2 | 355.74 * 99 | -61 + 34 | 689 minus 52 | half of 417 | 13 squared | 752 / 73 | -70 + 416 | 8 % of 289.22 | -15 + 408 | 26 mod 25 | 36 to the power of 4 | a third of 594 | square root of 842 | sqrt(201) | 38 squared | 592*44-10 | 13 to the power of 5 | -16 + 106 | 8 + 24 + 19 + 48 | 228 + 82 * 25 | 40 percent of 741 | 98 percent of 183 | 902*82-24 | 24 % of 38.73 | (8 + 46) * 19 | (31 - 15) / 6 | (27 + 35) / 24 | (91 + 65) / 13 | (48 - 45) * 17 | (68 + 64) / 9 | (40 + 41) / 17 | (96 - 12) / 23 | (99 - 49) * 13 | (88 + 44) * 20 | (88 - 66) * 10 | (15 + 75) * 29 | (66 - 99) / 9 | (11 + 42) * 29 | (85 + 86) * 26 | (99 - 41) * 11 | (2 - 13) * 29 | (10 - 59) * 14 | (69 - 67) * 29 | (64 - 55) * 16 | (54 + 60) * 12 | (81 - 32) * 19 | (61 + 68) / 26 | (36 + 85) / 29 | (22 - 86) / 25
%list ks_science: graph neural networks | dark matter | protein folding | reinforcement learning | quantum error correction | large language models | gravitational waves | topological insulators | diffusion models | climate modelling | CRISPR off-target effects | speech recognition for low-resource languages | exoplanet atmospheres | federated learning | superconductivity at room temperature | neural machine translation | causal inference | prime gaps | swarm robotics | attention mechanisms | knowledge distillation | lattice QCD | Bayesian optimization | tool use in language agents | sparse autoencoders | cosmic inflation | perovskite solar cells | medical image segmentation | stochastic differential equations | zero-knowledge proofs
%list kb_q: how many vacation days do we get | who approves travel expenses | what is our policy on working from abroad | how do I reset my VPN password | when do we have to hand in timesheets | what's the notice period | how do I request a new laptop | who do I contact about payroll | what is the limit for client gifts | can we bring dogs to the office | how does our on-call rotation work | what does our warranty cover | where do I file a sick note | how long do we keep customer data | what's the guest wifi password | which expenses can I claim | what is the dress code for client visits | do we get paid for overtime | how do we label releases | who is our data protection officer | what's the process for hiring a contractor | how often do we have performance reviews | which hotels may we book on business trips | what are our core working hours | how do I onboard a new supplier | can I carry over unused leave
%list kb_topic: parental leave | travel policy | expense limits | remote work | onboarding steps | password rules | sick leave | code review guidelines | refund process | fire drill procedure | overtime | company cars | home office allowance | data retention | brand colors | security incidents | bonus scheme | meeting room booking | probation period | boiler maintenance | training budget | escalation path | invoice approval | backup schedule | visitor registration
%list mh_doc: contract | payslip | boarding passes | invoice | wiring diagram | test results | signed lease | guest list | quote for the kitchen | login for the portal | holiday photos | warranty card | school newsletter | ticket to Ghent | menu for the party | shipping label | job offer | new floor plan | minutes | reference letter | tax form | logo drafts | tracking number | visa letter
%list mh_who: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list mh_tiny: bins | rent | laundry | parking meter | cat food | library books | eye drops | passport photos | school run | dentist | recycling | tomatoes | tax deadline | iron tablets | birthday card for Ruth | car inspection | pizza dough | trailer | bread in the oven | swimming kit
%list mh_task: defrost the freezer | get new tyres | return the drill to Omar | answer the tax office | buy a lamp and two bulbs | ring the school about the trip | cancel the trial subscription | print the boarding passes | pick a present for Ruth | sew the button back on | compare heating offers | renew the library card | wash and wax the car | apply for the parking permit | find a babysitter for saturday | write thank-you notes | clean behind the fridge | order contact lenses | finish the slides for Bob | update my CV
%list mh_evt: dinner with the Haddads | parents' evening | piano lesson | boiler inspection | lunch with Raj | team retro | pottery class | eye test | flat viewing | choir rehearsal | call with Lisbon | haircut | farewell drinks for Ines | interview with Noor | swimming gala | board meeting | vet visit | driving lesson | tax adviser | housewarming at Omar's
%list mh_at: tomorrow at 10 | friday 3pm | next tuesday 9:30 | monday at noon | the 14th at 6pm | thursday 8am | saturday 11 | this wednesday at half past four | june 3rd 19:00 | sunday at 4 | tomorrow 17:45 | 9am on the 22nd | next friday at seven | tuesday 2:15pm | the day after tomorrow at 8 | tonight at 9 | 12 may 10am | monday 13h
%list mh_time: 11 | 5pm | noon | half past six | 16:30 | 10:15 | eight | quarter to seven | 9 pm | 21:00 | one o'clock | 12:45 | 7:30pm | four
%list mh_span: an hour | 45 minutes | half an hour | two hours | 90 minutes | an hour and a half | 3 hours | 20 minutes | 15 min | 2.5 hours | a quarter of an hour | 40 mins
%list mh_where: room 7 | the old mill | Zoom | Bella Roma | the clinic | her place | the school gym | Luigi's | 4 Mill Lane | the rooftop | Teams | the town library | the rowing club | Cafe Mozart | studio B | the canteen
%list mh_cal: family | work | school | team | band | club | kids | holiday | clinic | private | project | volunteer
%list mh_light: kitchen light | hall lamp | bedroom lights | lamp by the sofa | garden lights | bathroom mirror light | stair light | desk lamp | fairy lights on the balcony | light over the table | cellar light | night light in the nursery | porch lamp | spotlights in the studio | reading light | string lights | closet light | attic lamp
%list mh_plug: coffee maker | iron | space heater | fan | telly | oven | electric blanket | radio in the kitchen | hair straightener | dehumidifier | router in the study | projector | fryer | aquarium pump | garage heater | kettle | games console | towel rail
%list mh_door: front door | back door | garage | garden gate | shed | side entrance | cellar door | balcony door | car port | studio door | bike shed | office | main entrance | holiday flat
%list mh_cover: blinds | bedroom blinds | garage door | curtains in the lounge | awning | shutters | skylight | roof window | gate | kids' room blinds | roller blinds upstairs | conservatory shades
%list mh_room: living room | bathroom | nursery | study | kitchen | attic | guest room | bedroom | hallway | conservatory | playroom | office | basement | dining room
%list mh_heat: heating | thermostat upstairs | bedroom radiator | air con | floor heating | living room heating | AC in the office | nursery heater | bathroom radiator | heat pump | thermostat
%list mh_media: music | speaker in the kitchen | TV | radio | soundbar | living room speakers | bathroom speaker | record player | telly
%list mh_sense: humidity in the cellar | temperature in the greenhouse | pool temperature | freezer temperature | CO2 level in the study | water level in the tank | power meter | soil moisture sensor | battery of the e-bike | air quality in the nursery
%list mh_spot: front door | driveway | back garden | garage | nursery | porch | gate | pool | stable | hallway | workshop | chicken coop | side alley | bike rack | letterbox | carport
%list mh_gear: an umbrella | gloves | sun cream | a warm coat | wellies | shorts | a scarf | a raincoat | snow chains | sunglasses | thermals | sandals
%list mh_plan: barbecue | picnic | half marathon | wedding | camping trip | football match | garden party | ride along the coast | balcony painting | flea market
%list mh_web: vegan lasagne recipes | opening hours of the ice rink | cheap bikes for kids | how to get wax out of a tablecloth | plumbers open on sundays | rules of padel | reviews of the new ferry line | how long eggs keep | which tyres are quietest | quiet hotels near the fjord | best way to descale a kettle | next solar eclipse | campsites with a lake | who designed the Atomium | sewing patterns for beginners | used cellos | what a heat pump costs
%list mh_entity: Ada Lovelace | plate tectonics | Simón Bolívar | Baroque music | axolotls | Nikola Tesla | Angkor Wat | bioluminescence | Ibn Battuta | Hildegard of Bingen | Pangaea | Toussaint Louverture | coral bleaching | Mansa Musa | cuneiform | tardigrades | Sofia Kovalevskaya | Tenochtitlan | feudalism | obsidian
%list mh_fact: my shoe size is 42 | the spare key is under the blue pot | Ruth is allergic to walnuts | I take two sugars | the bike lock code is 7315 | Omar's birthday is on 9 March | the cleaner comes on thursdays | I wear glasses for driving | our cat is called Pixel | my seat preference is the aisle | Lena moved to Ghent | the boiler was replaced in 2021 | I can't stand coriander | the wifi at the cabin is called moose | Raj never drinks coffee after noon | my old boss lives in Malmö | the dog only eats salmon | my ring size is 54 | the kids finish school at three | I parked on level 5 | the gym locker is number 88 | grandma's surgery went well
%list mh_cat: family | food | health | home | work | car | pets | travel | friends | school | hobbies | clothes
%list mh_thing: shoe size | bike lock code | locker number | blood type | aisle preference | wifi password | ring size | dentist's name | coffee order | tyre pressure | favourite wine | member number | passport number | desk height | spare key spot
%list mh_clause: where I parked | where the spare key is | what Ruth is allergic to | when Omar's birthday is | who has my drill | how Raj takes his coffee | what the cleaner is called | which paint we used in the hall | where I hid the presents | what size the rug is | when the boiler was replaced | who recommended that doctor | what I promised the kids
%list mh_past: kitchen renovation | trip to Ghent | tax return | new bike | lentil recipe | heat pump | cello lessons | cat insurance | garden plan | speech for Omar | Spanish course | leaking roof | job in Malmö | allotment
%list mh_out: Telegram | WhatsApp | Signal | Slack | Teams | chat | Messenger
%list mh_group: family | climbing | design | neighbours | choir | flat | parents | team | football | book club | on-call | band
%list mh_say: I'm running ten minutes late | the train is stuck in Graz | dinner is at eight | the keys are with Omar | I found the cat | I can't come on friday | the tickets are booked | we need two more chairs | the door code changed | everything went fine | I'll bring the salad | the meeting is off | it's raining so we play indoors | the parcel is at the neighbour's | I said yes | the baby is finally asleep
%list mh_order: bring a charger | buy oat milk | wait at the station | call me back | feed the hamster | save me a seat | send the address | take the earlier train | leave the gate open | pick up the cake at five
%list mh_ask: dinner is still on | he has my charger | the pool is open | she needs a lift | they found the keys | the offer still stands | anyone has a ladder | the room is free on monday | he can swap shifts | the dog ate
%list mh_paper: BBC | Guardian | Spiegel | Le Monde | New York Times | Reuters | Economist | NPR | El País | Hacker News | Al Jazeera | Financial Times | Tagesschau | Wired | Politico | Der Standard
%list mh_topic: rail strike | elections in Chile | floods | chip shortage | climate summit | new tax on sugar | wolf debate | trade talks | football transfer ban | wildfires | hospital reform | moon landing | minimum wage | housing crisis | ceasefire
%list mh_share: Tesla | Siemens | Nvidia | Apple | Volkswagen | SAP | Nestlé | Airbus | Disney | Toyota | Novo Nordisk | ASML | BASF | Shell | Nintendo | MSFT | AMZN | DAX
%list mh_lat: 47.07 | 59.91 | -34.6 | 64.15 | 41.15 | 46.52 | -1.29 | 35.68 | 54.32 | 43.3
%list mh_lon: 15.44 | 10.75 | -58.38 | -21.94 | -8.61 | 6.63 | 36.82 | 139.69 | 10.14 | 5.37
%list mh_ulat: 44.06 | 36.1 | 40.01 | 61.2 | 35.08 | 47.6 | 25.77 | 43.07
%list mh_ulon: -121.31 | -112.11 | -105.27 | -149.9 | -106.65 | -122.33 | -80.19 | -89.4
%list mh_file: memories.json | backup_may.json | ~/old_assistant.csv | /home/ruth/facts.json | notes/memory.md | export-2024.json | Downloads/facts.csv | brain.json | /mnt/usb/memory.csv | C:\backup\memory.json
%list mh_sql: select count(*) from orders where paid = false | SELECT name FROM members ORDER BY joined DESC LIMIT 5 | select sum(total) from invoices | SELECT * FROM shipments WHERE late | select city, count(*) from customers group by city | SELECT max(price) FROM products
%list mh_ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes

%list mh_buy: oat milk | eggs and butter | dishwasher tablets | cat litter | lemons | coffee filters | toothpaste | basmati rice | bin bags | apples
%list mh_rec: every evening at 8 | every morning at seven | every day at noon | every sunday evening | every monday at 9 | every night at 10pm | every other day | every weekday at 7:30
%list mh_wash: washing machine | dishwasher | dryer | bread maker | laundry | oven | tumble dryer | slow cooker
%list mh_vac: robot vacuum | vacuum | hoover | robot | mop robot | vacuum upstairs | little cleaning robot | Roomba
%list mh_alarm: alarm | house alarm | burglar alarm | alarm at the cabin | garage alarm | alarm system
%list mh_coffee: coffee maker | coffee machine | espresso machine | kettle | coffee machine downstairs | tea maker

%tool search_email
{from_email=mh_who} promised me the {query=mh_doc}, is it there yet
I could swear {from_email=mh_who} wrote something about the {query=topic}
funny, the {query=mh_doc} never showed up in my inbox, or did it
still no {query=mh_doc} from {from_email=mh_who}, or am I (blind|missing it)?
{=mh_ctx}, but did the {query=mh_doc} ever land in my mail
I'd love to know what {from_email=mh_who} had to say on the {query=topic} by mail
I wonder if {from_email=mh_who} has written back about the {query=topic}
there was a mail about the {query=topic}, {days_back:7=last week I think|within the last week|some time this week}
somewhere in my mailbox the {query=mh_doc} must be hiding
{from_email=mh_who} says the {query=mh_doc} went out {days_back:1=today} but I haven't looked
it's been {days_back=int} days and I wouldn't know whether a mail about the {query=topic} came
my boss wants the {query=mh_doc} and all I know is that {from_email=mh_who} mailed it
I'm sure that mail mentioned "{query=topic}" somewhere
the {query=mh_doc}... {from_email=mh_who} sent it around, {days_back:30=a month ago at most|in the last month|within the past month}
I must have deleted the {query=mh_doc} or it's still in my inbox, hard to say
a handful of mails on the {query=topic} would do, (at most|no more than) {limit=int}
{from_email=email} keeps asking whether I got the {query=mh_doc}, did I
before I call {from_email=mh_who} about the {query=topic} I'd like to see what was mailed
let's see who has been complaining about the {query=topic} in my inbox
I have a feeling {from_email=mh_who} wrote to me
somebody mailed me something important but who, my inbox knows
no mail from {from_email=mh_who} {days_back:1=today} either, I guess?

%tool get_email_details
a summary won't do for {email_id=id}, I need to read it all
I'd rather see with my own eyes what {email_id=id} says
{=mh_ctx}, could {email_id=id} be read to me from top to bottom
I'm curious who else got {email_id=id}
wasn't there a file hanging on {email_id=id}
I'd like to read the whole thing {=mh_who} sent

%tool summarize_email
{email_id=id} is as long as a novel, spare me the details
I'll never get through {email_id=id}, what's the point of it
{=mh_ctx}, so only the essence of {email_id=id}
what {=mh_who} wants in that endless mail is beyond me
two lines about {email_id=id} would be plenty
there must be a deadline buried in {email_id=id}, just the main things please

%tool compose_email
{to=email} is waiting for a mail from me: {subject=title}, {body=sentence}
it would be nice if {to=email} heard by mail that {body=sentence}, subject {subject=title}
I promised to write to {to=email} about the {subject=topic}, just say {body=sentence}
{=mh_ctx}, but {to=email} needs to read this today, "{subject=title}": {body=paragraph}
I really ought to mail {to=emails} that {body=sentence}, call it {subject=title}
someone should tell {to=email} in an email headed {subject=title} that {body=sentence}, with {cc=email} in copy
I've been putting off that mail to {to=email} for days
the mail to {to=email} still isn't written, {body=sentence} is all it has to say
how about we write {to=email} a short one, subject {subject=topic}, saying {body=sentence}
I owe {=mh_who} an email
my apologies to {to=email} are overdue, put "{subject=title}" on top and then {body=sentence}, {cc=email} may get a copy
if only I had mailed {to=email} about the {subject=topic}, {body=sentence} would have been enough, let's do it now

%tool reply_email
{email_id=id} has been waiting for an answer, {body=sentence} will do
I never answered {email_id=id}, let them know {body=sentence}
my answer to {email_id=id} would simply be that {body=sentence}
{=mh_ctx}, but whoever wrote {email_id=id} should hear back: {body=sentence}
it's rude to leave {email_id=id} unanswered, say {body=sentence}
{=mh_who} is still waiting for my reply
could {email_id=id} get a polite no, something like "{body=sentence}"
well, {body=sentence}, that's what I'd write back to {email_id=id}

%tool analyze_email
look what just arrived from {from=email}, "{subject=title}", it says {body=paragraph}
not sure what to make of this one: {from=email} writes under {subject=topic} that {body=sentence}
I got this out of the blue. Sender {from=fullname}, subject {subject=title}: {body=paragraph}
{=mh_who} forwarded me a mail by {from=email}, subject {subject=topic}, text {body=sentence}, should I worry
this mail from {from=email} smells fishy to me

%tool get_calendar_events
{=mh_who} wants to see me {start_date=date}, but I have no idea whether I'm free
I have this feeling I've forgotten something {start_date=date}, an appointment or so
I'd love to sleep in {start_date=date}, if nothing speaks against it
could be that {start_date=date} is packed, is it
I was hoping to get away from {start_date=weekday} to {end_date=weekday}, nothing planned I hope?
somebody asked me out for {start_date=date}, am I still available
so what am I in for {start_date=date}
{=mh_ctx}, when do I have to be where {start_date=date}
I lost my diary, what does {start_date=date} look like
I'd rather know now what's waiting for me between {start_date=date} and {end_date=date}
hm, {start_date=date}, was that the day with the {=mh_evt}
is it just me or is the {calendar_source=mh_cal} calendar empty {start_date=date}
the kids keep asking what's planned {start_date=date} in the {calendar_source=mh_cal} calendar
how bad is my {start_date=weekday}
no clue when my next meeting is
a lazy {start_date=weekday} would be wonderful, tell me I have one
I haven't looked at my appointments in days
everything until {end_date=date} that I must not miss, please

%tool create_calendar_event
{=mh_who} and I are having our {title=mh_evt} {start_time=mh_at}, it'll take {end_time=mh_span}, worth a line in the calendar
guess who has a {title=mh_evt} {start_time=mh_at} until {end_time=mh_time}, my calendar doesn't know yet
we finally agreed, {start_time=mh_at} to {end_time=mh_time}, {title=mh_evt} at {location=mh_where}, so block that
nobody should book me {start_time=mh_at} till {end_time=mh_time}, that's the {title=mh_evt}
I keep double booking myself, so the {title=mh_evt}, {start_time=mh_at}, {end_time=mh_span}, in it goes
it would help if the {title=mh_evt} stood in my calendar, {start_time=mh_at} for {end_time=mh_span}
the {title=mh_evt} has been moved to {location=mh_where}, {start_time=mh_at}, {end_time=mh_span} as always, could that go in my diary
{=mh_ctx}, could {end_time=mh_span} be kept free {start_time=mh_at} for the {title=mh_evt}
in case anyone asks I'm at {location=mh_where} {start_time=mh_at} until {end_time=mh_time}, enter it as {title=mh_evt}
how about {start_time=mh_at} to {end_time=mh_time} for our {title=mh_evt}, if it fits put it in
{start_time=mh_at} would suit me for the {title=mh_evt}, {end_time=mh_span} is enough, calendar it
I said yes to the {title=mh_evt} {start_time=mh_at}, so into the calendar with it
my {title=mh_evt} isn't in the calendar yet, is it, better add it
I need {end_time=mh_span} alone {start_time=mh_at}, just call it {title=title} and lock it in my calendar
{title=mh_evt} again, {start_time=mh_at} - {end_time=mh_time}, {location=mh_where}, you know the drill, calendar

%tool add_task
one day I really have to {title=mh_task}, it should be on my list
ugh, I still haven't managed to {title=mh_task}, list it
{=mh_ctx}, so someone please note on my list: {title=mh_task}
I'll never get round to it unless it's on my list: {title=mh_task}
if it isn't on the list it won't happen, so {title=mh_task} by {due_date=date}
{=mh_who} is after me to {title=mh_task} before {due_date=date}, that belongs on my list
among the things I must do is {title=mh_task}, {priority:high=it's pressing|it can't wait|that one is urgent}, on the list with it
oh and {title=mh_task}, {priority:low=no rush at all|whenever|not important}, add it to the pile
my list could use one more entry: {title=mh_task}
it's {due_date=date} that I have to {title=mh_task} by, on the todo list please
I'd sleep better with "{title=mh_task}" on my to-do list
not today, but I should {title=mh_task} until {due_date=date}, keep it on my tasks
the fridge is empty again, {title=mh_buy} belongs on my list
{title=mh_task} won't do itself, {priority:high=top priority}, due {due_date=date}, task it
I've got one more for the list
there's something I have to do by {due_date=date}, make it a task

%tool list_tasks
I've lost all track of what I'm supposed to do
what was it I still had to do
I feel like I'm forgetting {priority:high=something urgent|the important things} on my list
surely there's something {status:open=left to do} on that list
it would cheer me up to see what I've {status:done=finished|got done|ticked off}
{=mh_ctx}, where do I even begin with my todos
my list must be endless by now, let me have it
boring afternoon, any {priority:low=small stuff|low priority bits} on my list I could do

%tool complete_task
task {task_id=num_id} is off my chest, finally
guess what, I finally got number {task_id=num_id} on my list done
you can stop showing me task {task_id=num_id}, I did it
took me all day but {task_id=num_id} is finished, tick it
I'd say task {task_id=num_id} is history
that task is behind me, check it off
{=mh_who} took care of task {task_id=num_id} already, so it's done

%tool update_task
{task_id=num_id} can't wait any longer, it's {priority:high=urgent} now
turns out task {task_id=num_id} isn't finished after all, {status:open=reopen} it
no way I'll make task {task_id=num_id} in time, {due_date=date} is more realistic
task {task_id=num_id} should really be called {title=mh_task}
{=mh_who} gave me until {due_date=date} for task {task_id=num_id}
I was too strict with {task_id=num_id} on my list, {priority:low=it's not that important}
there's no hurry with task {task_id=num_id} any more, {priority:low=low} and due {due_date=date} will do
hm, "{title=mh_task}" would be a better name for task {task_id=num_id}
that one task needs more time

%tool delete_task
task {task_id=num_id} makes no sense any more, away with it
I'll never do {task_id=num_id} on my list, let's be honest, throw it out
nobody needs task {task_id=num_id} now that {=mh_who} is gone, remove it
I'm sick of seeing that task, get rid of it

%tool schedule_reminder
I always forget the {message=mh_tiny} - {when=mh_at} please
my head is a sieve, so {when=when} a nudge about the {message=mh_tiny} would be great
if nobody tells me {when=when}, I'll forget the {message=mh_tiny}
I know myself, I'll forget to {message=mh_task}, so give me a shout {when=when}
it would be a shame to miss the {message=mh_tiny} {when=mh_at}, shake me then
{=mh_ctx}, but {when=when} I mustn't forget the {message=mh_tiny}
wouldn't want to forget to {message=mh_task} {when=when}, would I, so poke me
{when=when} would be a good moment to tell me to {message=mh_task}
last time I missed the {message=mh_tiny}, this time please speak up {when=mh_at}
don't let me leave the house without thinking of the {message=mh_tiny}, {when=mh_at}
{=mh_who} will be furious if I forget to {message=mh_task}, so wake me up about it {when=when}
the {message=mh_tiny}! {when=when}! don't let it slip my mind
I'll be busy later, but {when=when} I have to {message=todo}, buzz me
I can never keep the {message=mh_tiny} in my head
{when=when} you could jog my memory, {message=mh_task}
need a little kick {when=when}
the {message=mh_tiny}, {when=mh_rec}, I keep saying so and I know I'll forget without you
{message=mh_task}. {when=mh_at}. you know how forgetful I am

%tool list_reminders
I hope you haven't forgotten what you were going to remind me of
I've asked you for so many nudges, what's still coming
are you going to bug me about anything else
did I already tell you to nudge me about the {=mh_tiny}
am I safe, or will something ring {=date}
what was it you were supposed to remind me of

%tool cancel_reminder
I did it already so there's no need for reminder {reminder_id=num_id}
reminder {reminder_id=num_id} would only annoy me now
spare me reminder {reminder_id=id}, it's sorted
I won't need you to nag me with {reminder_id=num_id} after all, drop that reminder
{=mh_ctx}, but reminder {reminder_id=num_id} has become pointless
the {=mh_tiny} sorted itself, no reminder needed any more

%tool calculate
my maths is rusty, {expression=sum} makes what
we're splitting the bill and I'm stuck at {expression=sum}
I bet you can do {expression=sum} faster than me
{=mh_ctx}, {expression=expression}?
my son says {expression=sum} is {=int}, I doubt it
no calculator at hand, so {expression=expression} it is
I never get {expression=sum} right in my head
I'm hopeless with numbers, could you work something out

%tool get_current_time
I have no sense of time today, how late did it get
my sister lives in {timezone=city}, she's probably asleep by now, isn't she
is it rude to ring someone in {timezone=city} at this hour over there
I keep losing track, what day are we
would people in {timezone=city} be having breakfast now or dinner
{=mh_ctx} and there's no clock in here
wonder what the clock says in {timezone=timezone}
I landed in {timezone=city} and my watch is still on home time

%tool get_status
I asked you for something an hour ago, not a word since
did anything ever come of problem {problem_id=num_id}
I'm still waiting for number {problem_id=num_id}, is it stuck
you went quiet on me, how far along are you with my requests
{problem_id=num_id} must be through by now, or is that problem waiting for me
is there something you need my ok for

%tool notify_user
my phone is on the other table, make it buzz with "{message=mh_say}"
I'd like to see {message=sentence} pop up on my phone right now
could you give my phone a push that {message=mh_say}
so that I see it when I unlock my phone, a notification that {message=mh_say}
just a little alert on my screen now, {message=mh_say}, thanks
I'd appreciate a push on my phone

%tool get_device_state
I can't remember whether I turned off the {device_id=mh_plug}
oh no, did I leave the {device_id=mh_plug} on
we're already on the motorway and I'm not sure the {device_id=mh_door} is locked
I lie awake wondering if the {device_id=mh_door} is shut
smells burnt, tell me the {device_id=mh_plug} is off
the {device_id=mh_light} isn't still burning, is it
the kids never close the {device_id=mh_cover}, I bet it's open again
is it me or is it warm in the {device_id=mh_room}, what does it say
I'm a bit worried about the {device_id=mh_sense}
hope the {device_id=mh_sense} is alright
{=mh_ctx}, but is anything still on in the {device_id=mh_room}
has the {device_id=mh_wash} finished, I can't hear it any more
I'd feel better knowing that the {device_type:alarm=alarm} called {device_id=mh_room} is armed
did I switch everything off, I can never be sure

%tool get_camera_stream
the dog is barking, is somebody at the {camera_id=mh_spot}
I thought I heard something by the {camera_id=mh_spot}, could I have a look
curious whether the parcel is lying at the {camera_id=mh_spot}, let me see it
is it a fox again at the {camera_id=mh_spot}, I'd like to watch
I miss my garden, a live picture of the {camera_id=mh_spot} would be nice
{=mh_ctx} and the bell rang, who's that at the {camera_id=mh_spot}
I'd sleep better after a glance at the {camera_id=mh_spot} camera
let me have a peek at what the cameras see

%tool control_device
my hands are full, could the {device_id=mh_light} {action:turn_on=go on|come on}
{=mh_ctx}, could the {device_id=mh_light} {action:turn_off=go off|go out}
I'm in bed already and the {device_id=mh_light} is still {action:turn_off=burning}, you know what to do
it's getting dark, time for the {device_id=mh_light} {action:turn_on=to come on}
I can hardly see my book, maybe a bit of {device_id=mh_light}, {action:set_brightness=at} {parameters=hm_bright}
wouldn't it be nice to have the {device_id=mh_cover} {action:open=open|up}
the sun is blinding me, the {device_id=mh_cover} had better {action:close=come down|go down|be closed}
the neighbours can see right in, {device_id=mh_cover} {action:close=closed|down|shut} please
grandma feels the cold, {parameters=hm_temp} in the {device_id=mh_room} {action:set_temperature=would suit her|would be kind}
I'm sweating here, the {device_id=mh_heat} could {action:set_temperature=go down to|drop to} {parameters=hm_temp}
the baby sleeps best at {parameters=hm_temp}, so the {device_id=mh_heat} should {action:set_temperature=be set to that}
I can't hear myself think, the {device_id=mh_media} at {parameters=hm_volume} {action:set_volume=would be loud enough}
good song, the {device_id=mh_media} may {action:set_volume=go up to} {parameters=hm_volume}
the phone is ringing, the {device_id=mh_media} should {action:pause=pause|hold on a second}
{=mh_who} is standing outside without a key, the {device_id=mh_door} could {action:unlock=be unlocked}
last one out tonight, so the {device_id=mh_door} {action:lock=needs locking|should be locked}
nobody's watching any more, the {device_id=mh_plug} can {action:turn_off=go off|be switched off}
I'd kill for a coffee, {device_id=mh_coffee} {action:turn_on=on} please
crumbs everywhere, time the {device_id=mh_vac} {action:start=did a round|got going|started}
that {device_id=mh_vac} is driving me mad, make it {action:stop=stop}
we're off for a week, the {device_id=mh_alarm} should {action:arm=be armed|be on guard}
movie night, so the {device_id=mh_light} {action:dim=a little lower|down a notch|nice and dim}, {parameters=hm_bright}
why is the {device_id=mh_plug} {action:turn_off=still running}, no one needs it, off with it
I do like it cosy in the {device_id=mh_room}
somebody do something about the {device_id=mh_heat}
could it be {action:set_temperature=set to} {parameters=hm_temp} in here, I'm freezing

%tool web_search
{=mh_who} asked me for {query=mh_web} and I had no answer, maybe the internet has
no idea about {query=mh_web}, the web surely knows
I've been wondering about {query=mh_web}, someone must have written about it online
{=mh_ctx}, is there anything online about {query=mh_web}
we can't agree on {query=mh_web}, ask the internet
I'm too lazy to google {query=mh_web} myself
a few links about {query=mh_web} would make my day, say {num_results=int}
if you have a minute, {query=mh_web}, look around on the net
I might buy {query=product}, wonder what people online say
you're better at googling than me, {query=topic}
{num_results:1=one|just one|a single} good page about {query=mh_web} is all I want
I wish someone would google this for me

%tool search_wikipedia
my daughter won't stop asking about {query=mh_entity}, an encyclopedia would help
I'm ashamed to say I know nothing about {query=mh_entity}, Wikipedia to the rescue
never heard of {query=mh_entity}, what does wikipedia have
quiz tonight and I'm blank on {query=mh_entity}, a quick look in wikipedia
{=mh_ctx}, but who or what was {query=mh_entity} according to wikipedia
I'd like to shine at dinner with {query=mh_entity}, {limit:2=two} wikipedia articles should do
there must be a wikipedia article on {query=mh_entity}
somebody must have an encyclopedia here

%tool search_arxiv
my supervisor thinks I missed papers on {query=ks_science}
someone must have published on {query=ks_science} lately
I can't be the first one to study {query=ks_science}, show me the papers
I need something to read about {query=ks_science}, preferably a preprint, {max_results=int} at most
the seminar is about {query=ks_science} and I have nothing to cite
I'm in the mood for a few scientific papers

%tool ask_knowledge_base
nobody here can tell me {query=kb_q}, but it must be in our handbook
I'm not sure we're allowed that, what do our rules say on {query=kb_topic}
my manager says it's all written down somewhere, {query=kb_topic} I mean
I'd rather not ask HR again, {query=kb_q}
surely our company has something about {query=kb_topic}
on my first day someone mentioned {query=kb_topic}, it must be in our docs
{=mh_ctx}, {query=kb_q}, our manual should say
I got lost in our intranet, could you check there for me

%tool store_fact
I keep telling everyone that {fact=mh_fact}, you had better remember it too
by the way {fact=mh_fact}, might be useful later, keep it
don't tell anyone but {fact=mh_fact}, just remember it for me
I'll ask you again some day: {fact=mh_fact}
so you know for next time, {fact=mh_fact}
{fact=mh_fact}, and I don't want to explain that twice, so memorize it
if I ever ask, {fact=mh_fact}
one more thing you should know about me, filed under {category=mh_cat}: {fact=mh_fact}
{fact=mh_fact}, that goes with the {category=mh_cat} things you remember
I'll have forgotten by tomorrow that {fact=mh_fact}, but you won't, right, hold on to it
{=mh_who} told me that {fact=mh_fact}, keep that in the back of your head
here's something worth remembering

%tool list_facts
I wonder what you've got on me by now, all of it
you must have quite a collection of facts by now, may I see
I've told you a lot about {category=mh_cat}, what's all in there, list it
a bit scary how much you remember, show me the whole list
just the {limit=int} facts you saved last, if it's not too much

%tool delete_fact
what you have under {fact_id=num_id} isn't true any more, forget that fact
fact {fact_id=id} was a joke, no need to keep it
I'd feel better if you didn't remember {fact_id=num_id}, that fact is private
I wish you'd forget that thing I told you
better if fact {fact_id=num_id} had never been told, wipe it

%tool store_conversation
that was a nice exchange, keep it: I said {user_message=said_user}, you said {agent_response=said_agent}
for the records, my question was {user_message=said_user} and your answer {agent_response=said_agent}, file that conversation
I don't want to lose what we just said, me: {user_message=said_user}, you: {agent_response=said_agent}
this chat was too good to lose, put it in your conversation memory

%tool search_conversations
weren't we talking about the {query=mh_past} the other day
I have a faint memory of us chatting about the {query=mh_past}
what was your advice on the {query=mh_past} when we talked, it was good
I'm sure I've bored you with the {query=mh_past} before, what did I say
we never finished our chat about the {query=mh_past}, where did we stop
you had a clever idea about the {query=mh_past} in some chat of ours
it's in one of our old chats, {query=mh_past}, {limit=int} of them will do
we talked about it once, I want that chat back

%tool retrieve_memories
what did I say my {query=mh_thing} was
I'm at the shop and can't think of my {query=mh_thing}
my {query=mh_thing}, I know I told you
you're the only one who still knows {query=mh_clause}
I've searched everywhere, did I ever tell you {query=mh_clause}
it's on the tip of my tongue, my {query=mh_thing}
they want my {query=mh_thing} here at the counter, help
oh dear, {query=mh_clause}, that's gone from my head, but not from yours I hope
I'm cooking for {query=person}, anything I told you about them
{=mh_ctx}, {query=mh_clause}? I told you once
what was it I told you about {query=person}, {include_conversations:true=chats included|our chats too}
if you don't know my {query=mh_thing} nobody does
I told you something important once, what was it
old age, I can't recall {query=mh_clause}, you do

%tool get_profile
who do you think I am, according to my profile
I'm not sure what language I once set for myself
curious what my profile says about me
did I ever enter my time zone in my profile
I can't remember which name you have on file for me

%tool update_profile
nobody calls me that any more, it's {updates=callname} now, put it in my profile
we finally moved to {updates=newcity}, my profile still says otherwise
I'd be more comfortable if you spoke {updates=speak} with me from now on, set that in my profile
my profile is living in the past, my {updates=profile_is}
{=mh_ctx}, but my {updates=profile_is}, if you could fix that in my profile
my profile is not up to date, I'm afraid

%tool get_memory_stats
your head must be bursting, how much is in your memory
I wonder how many things about me you've piled up
is there still room in your memory
how many of our chats did you hang on to, just the number

%tool export_memory
I'd feel safer with a copy of everything you remember
if you broke down tomorrow all you know about me would be gone, a backup {format:json=in json|as json} please
my lawyer wants to see what you keep about me, {format:csv=as a spreadsheet|in csv}
it would be nice to have all your memories of me {format:markdown=as markdown|in markdown} to read on the train
we may have to part, so I'd like to take my memories with me

%tool import_memory
my old assistant knew it all, it's in {file_path=mh_file}, take that into your memory
you'd know me much better after reading in {file_path=mh_file}
everything you lost is still in {file_path=mh_file}, let's get it back into memory
{file_path=mh_file} is what you used to remember, welcome it back
I've got my memories in a file here, they should be yours too

%tool send_message
{chat_id=mh_who} is probably worried, say that {text=mh_say}
somebody has to tell {chat_id=mh_who} that {text=mh_say}
I promised {chat_id=mh_who} a message: {text=mh_say}
{chat_id=mh_who} doesn't know yet that {text=mh_say}, break it to them on {=mh_out}
I'm driving, could {chat_id=mh_who} be told that {text=mh_say}
the {chat_id=mh_group} group should know that {text=mh_say}
{=mh_ctx}, tell {chat_id=mh_who} to {text=mh_order}
if {chat_id=mh_who} could {text=mh_order}, that would be great, drop them a message
I wonder if {text=mh_ask}, ask {chat_id=mh_who} on {=mh_out}
wouldn't hurt to ask {chat_id=mh_who} whether {text=mh_ask}
everyone in the {chat_id=mh_group} chat is waiting for news, {text=mh_say}
my fingers are frozen, {=mh_out} {chat_id=mh_who} for me: {text=mh_say}
"{text=mh_say}", that's all {chat_id=mh_who} needs to hear, text it
I should have texted {chat_id=mh_who} ages ago
{chat_id=mh_who} must be wondering where I am, a short text please
let me tell the {chat_id=mh_group} group the good news: {text=mh_say}

%tool get_news_rss
I haven't looked at the {source=mh_paper} in days, what did I miss
what would I read if I opened the {source=mh_paper} now
breakfast without the {source=mh_paper} isn't breakfast, {limit=int} headlines please
{=mh_ctx}, what's the {source=mh_paper} on about today
I trust the {source=mh_paper} more than the others, so what do they lead with
I miss reading my morning paper

%tool get_news_groundnews
I've been living under a rock, what happened in the world
everyone keeps talking about the {query=mh_topic}, what's going on there
I can't tell what's true about the {query=mh_topic} any more, how do the different papers see it
no idea how the {query=mh_topic} ended, was it in the news
{limit=int} stories on the {query=mh_topic} would bring me up to speed
{=mh_ctx}, anything new on the {query=mh_topic}
left and right tell different tales about the {query=mh_topic}, I'd like both
I bet the {query=mh_topic} made the front pages, how was it covered

%tool get_weather
I have no idea whether to take {=mh_gear} to {location=city} {days=wx_soon}
we're thinking of a {=mh_plan} in {location=city} {days=wx_soon}, if the sky plays along
my suitcase for {location=city} is still empty, {=mh_gear} or not?
{=mh_who} is flying to {location=city} {days=wx_soon} and only packed shorts, brave?
I hope {location=city} is warmer than here
hopefully it stays dry for the {=mh_plan} in {location=city} {days=wx_soon}
{=mh_ctx}, will I freeze in {location=city} {days=wx_soon}
would hate to get soaked in {location=city} {days=wx_soon}
do you think {=mh_gear} would be silly in {location=city}
they say it's boiling in {location=city}, is that so
I'm in {location=city} {days=wx_soon}, laundry outside or inside?
the {=mh_plan} is {days=wx_soon}, {location=city}, fingers crossed for sun, what are the chances
is {location=city} any fun {days=wx_soon}, sky-wise I mean
I'd love some sun, how's {location=city} looking {days=wx_days}
no clue what to wear, will it be cold {days=wx_soon}
looks grey out there, should I take {=mh_gear}

%tool get_weather_openmeteo
my tent stands at {latitude=mh_lat}, {longitude=mh_lon}, I hope the night stays dry
grandpa's boat drifts around {latitude=mh_lat} {longitude=mh_lon}, is he in for wind {forecast_days=wx_soon}
I've only got coordinates, {latitude=mh_lat} and {longitude=mh_lon}, will I need {=mh_gear} there
our hike starts at {latitude=mh_lat}/{longitude=mh_lon}, {forecast_days=wx_soon}, hopefully in sunshine
what would Open-Meteo make of {latitude=mh_lat}, {longitude=mh_lon} for {forecast_days=wx_days}
somewhere at latitude {latitude=mh_lat} they wait for rain

%tool get_weather_noaa
I trust nobody but NOAA, so {latitude=mh_ulat}, {longitude=mh_ulon}, will it storm
my cousin's ranch is at {latitude=mh_ulat}, {longitude=mh_ulon}, I wonder what the National Weather Service expects there
the weather service must have something for {latitude=mh_ulat} {longitude=mh_ulon}, NOAA I mean
if NOAA says snow at {latitude=mh_ulat} / {longitude=mh_ulon} we stay home
I'd like to hear what NOAA thinks

%tool get_stock_price
I should never have bought {symbol=mh_share}, how deep am I in
everyone at work is rich from {symbol=mh_share} shares, what's one worth now
my {symbol=mh_share} shares keep me awake, how did they do {period=fin_since}
is it a good time to sell {symbol=mh_share}, I mean, where does it stand
I hear {symbol=mh_share} went through the roof over {period=fin_period}, did it
{=mh_ctx}, how did {symbol=mh_share} hold up over {period=fin_period} on the market
dad still believes in {symbol=mh_share}, and the market?
if I had put money in {symbol=mh_share}, would I be richer {period=fin_since}
my shares worry me, how are they doing

%tool get_crypto_price
my brother swears by {symbol=fin_coin}, what's it worth anyway
I'm almost afraid to ask where {symbol=fin_coin} stands
had I kept my {symbol=fin_coin}, what would one be in {currency=fin_cur} now
no clue what a {symbol=fin_coin} goes for these days
{=mh_ctx}, is {symbol=fin_coin} still worth more than a few {currency=fin_cur}
the taxi driver wouldn't shut up about {symbol=fin_coin}, is it really that high
I'm paid in {symbol=fin_coin} and think in {currency=fin_cur}, what's one worth
that coin of mine, is it worth anything

%tool get_exchange_rate
no clue what the {from_currency=fin_one} is worth in {to_currency=fin_cur} these days
I've got some {from_currency=fin_cur} left from the trip, wonder how many {to_currency=fin_cur} that makes
they want {=bigint} {from_currency=fin_cur} for it, is that a lot in {to_currency=fin_cur}
I only think in {to_currency=fin_cur}, so what are {=bigint} {from_currency=fin_cur}
my salary comes in {from_currency=fin_cur} but the rent is in {to_currency=fin_cur}, how bad is the rate
is now a good time to swap {from_currency=fin_cur} for {to_currency=fin_cur}, what do I get
{=mh_who} owes me {=bigint} {from_currency=fin_cur}, in {to_currency=fin_cur} please
I keep forgetting how many {to_currency=fin_cur} there are to the {from_currency=fin_one}
{=mh_ctx}, {=bigint} {from_currency=fin_cur}, how much is that in real money, {to_currency=fin_cur} I mean
paid {=bigint} {from_currency=fin_cur} for lunch, tell me what that was in {to_currency=fin_cur}
before I fly I should turn my {from_currency=fin_cur} into {to_currency=fin_cur}, at what rate
I hope the {from_currency=fin_one} is doing better against the {to_currency=fin_one}
prices here are all in {from_currency=fin_cur}, I'm lost
what on earth are {=bigint} {from_currency=fin_cur}, converted I mean

%tool run_sql
I bet {query=mh_sql} takes ages on our tables, try it
my analyst swears by {query=mh_sql}, curious what comes out
{=mh_ctx}, someone wants the rows of {query=mh_sql}
what would our database answer to {query=mh_sql}
I'd love to ask our database something
