# Talk: nothing is asked for, whatever tools there are, though many lines are full of their words.

%tool talk
%list pastday: monday | sunday | last week | breakfast | the weekend | march
%list anchor: Times Square | 14 Mill Lane | Alexanderplatz | Hyde Park | Gate 4 | Puerta del Sol | Lindenstraße 8 | Union Square | Piazza Navona | exit 23 | Hotel Astoria | King's Cross | Plaza Mayor | Gare du Nord | Covent Garden | pier 39 | Marienplatz | Rambla 120 | Fisherman's Wharf | Old Bridge Road | Victoria Station | grandma's flat | terminal 2
%list homeplace: Leipzig | Brooklyn | Lyon | Bristol | Kreuzberg | Valencia | Zurich | Leeds | Porto | Graz | Montreal | Utrecht | Krakow | Chamberí | Hackney | Malmö | Bologna | Cologne | Austin | Notting Hill | Altona | Queens | Dundee
%list sign: Leo | Virgo | Aries | Taurus | Gemini | Cancer | Libra | Scorpio | Sagittarius | Capricorn | Aquarius | Pisces | lion | ram
%list house: Osteria Bella | Kantine 7 | Casa Paco | Little Hanoi | Chez Margot | Sakura Garden | Zum Goldenen Hirsch | Olive and Thyme | El Rincón de Ana | Smoke and Barrel | Noor | Fish for Two | Trattoria da Gino | Bao Corner | La Bodega | Green Fork | Mezze House | Bistro Lumière | Tandoori Nights
%list house_the: Blue Lantern | Rusty Anchor | Old Mill | Lemon Tree in Soho | Crab Shack
%list pax: 2 | two => 2 | 4 | four => 4 | 6 | six => 6 | 8 | five => 5 | 3 | three => 3 | 7 | ten => 10 | 12 | nine => 9 | 5 | eleven => 11 | seven => 7 | eight => 8
%list mins: an hour => 60 | 90 minutes => 90 | 45 minutes => 45 | two hours => 120 | half an hour => 30 | 60 min => 60 | an hour and a half => 90 | 2 hours => 120 | 30 minutes => 30 | 75 minutes => 75 | one hour => 60
%list city_n: Leeds | Hamburg | Valencia | Dublin | Graz | Lyon | Oslo | Porto | Ghent | Chicago | Bristol | Sevilla | Basel | Turin | Kraków | Austin | Malmö | Bath | Bilbao | Köln
%list singer: Nina Simone | Radiohead | Glenn Gould | Abba | Johnny Cash | Ella and Louis | Bob Marley | Kate Bush | Earth, Wind and Fire | Rosalía | Miles Davis | Queen | Fleetwood Mac | Stromae | Tom Waits | Simon and Garfunkel | Björk | Kraftwerk | Mercedes Sosa | Adele | The War on Drugs | Hilary Hahn
%list film: The Lost Orchard | Paddington | Breaking Bad | Planet Earth | Midnight in Harlem | The Good Place | Inception | My Neighbour Totoro | Borgen | Money Heist | Spirited Away | The Bear and the Bishop | Casablanca | Bluey | Dark | Fargo | Amélie | Ratatouille | The Great British Bake Off | Life in Colour | Peaky Blinders | Two Sisters in Rome | Chernobyl | Emily in Paris
%list loan: pressure washer | ladder with six steps | raclette set for eight | drill and bits | pram | wallpaper table | slow cooker | folding chairs | roof box for skis | sewing machine | bouncy castle | tent for four | hedge trimmer | projector and screen | wheelbarrow | cake stand | baby cot | party tent with lights | fondue pot | carpet cleaner | board games | sledge | chainsaw
%list animal: Bello | Luna | Rex | Minka | Biscuit | Whiskers | Fritz | Nala | Simba | hamster | Coco | Momo
%list animal_my: cat | old tortoise | puppy
%list animal_the: rabbit | guinea pig | parrot | pony | hen with the limp
%list who: Kim | Ravi | Anneke | Tomasz | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Bert and his team | Emil and Vera | support | Dana from marketing
%list who2: Kim | Ravi | Anneke | Tomasz Nowak | Lena Vogt | Joao | Priya | Marcus | Chen Wei | Olu | Fatima | Hugo | Ines Romero | Jakob | Mei | Nadia | Pete Hall | Rosa | Stefan | Yusuf | Zoe | Ms. Brandt | accounting | Dana from marketing | paula@acme.io | hugo.r@northwind.com | Emil
%list firm: Globex | Northwind | Lindenhof Hotel | Bakery Huber and Sons | Initech | city of Graz | Casa Lupe | Fjord Hiking | Metalworks Ltd | Nova Clinic | Old Mill Brewery | Tiny Robots | Acme | Greenroof | school in the park | Harbour Ferries | Bitgarden | Sunrise Farms | Contoso | Theatre on the Hill | Pixelpost | Red Maple | Schmidt KG | Kiwi Labs
%list river: Rhine | Thames | Danube | Elbe | Ohio | Loire | Severn | Vistula | Tiber | Mississippi | Trent | Isar | Drau | Snake River | Garonne | Upper Wye | River Dee | Spey | Arno | Red River of the North | Ouse | little stream in Hallow
%list tutor: Camille | Señora Ruiz | Herr Vogel | Yuki | Aleksandra | Giulia | Mr. Osei | Ines | Frau Lindner | Paolo | Ms. Chen | Fatima | Joost
%list museum: Prado | British Museum | Louvre | Museum of Natural History | Rijksmuseum | Uffizi | Tate Modern | Deutsches Museum | MoMA | Albertina | Museum for Music and Sound | Guggenheim | Vasa museum | Kunsthaus | Pergamon | Museum of Bread and Art | National Gallery | Hermitage | Acropolis museum | Maritime museum in Greenwich | Belvedere
%list model: Renault Zoe | Tesla Model 3 | Kia EV6 | VW ID.3 | Hyundai Kona | Fiat 500e | Polestar 2 | Nissan Leaf | BMW i4 | Dacia Spring | Skoda Enyaq | MG4 | Peugeot e-208 | Volvo EX30 | Ioniq 5 | Mini Cooper SE | Cupra Born | Ford Mustang Mach-E | Audi Q4 | Opel Corsa electric
%list sincewhen: yesterday | ten o'clock | last night | Monday | 6 am | midnight | two weeks ago | Friday evening | three in the morning | the weekend | half past five | 1 May
%list scheme: Miles & More | Payback | Avios | Nectar | Bonvoy | DeutschlandCard | Flying Blue | Hilton Honors | Tesco Clubcard | Sky and Sea Club | Iberia Plus | Bakery Bonus | BahnBonus | Coffee Stars | World of Hyatt | Boots card
%list sndfile: interview.mp3 | choir rehearsal.wav | voice memo 12.m4a | podcast episode 4.mp3 | call with the lawyer.ogg | guitar take three.flac | lecture on volcanoes.mp3 | birds at dawn.wav | grandma telling stories.m4a | band demo.aiff | minutes of the meeting.mp3 | jingle.wav | speech at the party.m4a | memo from tuesday.m4a | concert in the park.flac | rain and thunder.ogg | audiobook part 1.mp3 | ringtone.wav | sermon.mp3 | baby's first words.m4a | talk on bees and honey.mp3
%list plainpet: Whiskers | goldfish | Bruno | Minka and Felix | old tabby | Luna | rabbits | Pepper | Daisy | turtle | Mr. Biscuit | Coco | kittens in the barn | Rex | guppies | Nala | parrot | Simba and Kiara | foster dog from spain | Oskar
%list ship: Albatros | Sea Breeze | Nordlys | Blue Moon | Old Faithful | Marie-Claire | Second Wind | Tern | Puffin II | Wanderer | Lady Jane | Kittiwake | Morning Star | Stormvogel | Salt and Pepper | Grey Goose | Lucky Seven | Zephyr
%list opus: Messiah | Carmina Burana | Mozart Requiem | Elijah | Ave verum | Gloria by Vivaldi | Fauré Requiem | Missa brevis | Creation | African Sanctus | Locus iste | German Requiem | Magnificat | Sleep by Whitacre | Christmas Oratorio | Four Motets and Psalm 23
%list beamland: Japan | Brazil | the Azores | South Africa | Hawaii | Scandinavia | New Zealand | the Caribbean | Greenland | Cyprus | Ukraine | Alaska
%list surgery: appendectomy | left hip replacement | cataract surgery | gallbladder removal | knee arthroscopy | hernia repair | tonsillectomy | heart bypass | carpal tunnel release | caesarean | thyroidectomy | spinal fusion L4 L5 | skin graft | bowel resection | stent change | removal of plates and screws
%list storyidea: the bakery that heats a school | why nobody repairs the town clock | women who drive night buses | how the river got its beavers back | three mayors and one unpaid bill | the last typewriter shop | a chess club in prison | rents near the new tram line | a choir of retired miners | what happens to lost luggage | the boom in fake honey | a goalkeeper who studies bats | teachers leaving the islands | who owns the old brewery | noise from heat pumps | twenty years after the flood
%list fishwater: Lake Ellen | River Test | Mirror Lake | Drava | Black Pond | Loch Awe | Tinker's Canal | Upper Soča | Willow Reservoir | Gaula | Trout Creek | Lake Wanaka
%list fish: pike | zander | brown trout | carp | perch | grayling | pollack | salmon | catfish | rainbow trout | tench | bream | char | sea bass | huchen | roach
%list heroname: Brannoc | Lyria Moonwhisper | Tok | Sister Agate | Finnegan Quick | Morwen | Grumsh the Kind | Isolde | Pip | Zarek | Old Nan Thistle | Kaelith | Dorn Ironfoot | Vex
%list sailplane: ASK 21 | Discus | K8 | LS4 | Duo Discus | Astir | DG-1000 | Ventus | D-4471 | Puchacz | Twin III | Arcus | Ka 6 | Janus
%list knitwear: ribbed scarf | baby blanket | cable sweater | sock monkey | tea cosy | hat with earflaps | shawl | granny square cushion | striped cardigan | dog coat | poncho | bobble hat | balaclava | mug warmer | lace vest
%list queue: orders | outgoing-mail | invoices-eu | image-jobs | refunds | webhook-retries | newsletter | pdf-render | stock-updates | parcels | user-events | payments | sms-out | import.csv | alerts | thumbnails | audit-log | search-updates | exports | bookings
%list alert: HighErrorRate | disk full on db-3 | checkout latency | NodeNotReady | mail queue too long | certificate expires soon | KafkaLag | low signups | battery of the UPS | OOMKilled | replica lag in Ohio | fan speed in rack 4 | LoginFailures | memory on the cache nodes | backup missed | CPU and load on web-1 | PaymentTimeouts | too many 404s | door open in the server room | temperature
%list functionname: resizeAvatar | send-welcome-mail | nightly-cleanup | taxCalculator | webhook-receiver | exportInvoices | pdf-renderer | geoLookup | order-confirmation | sync-contacts | thumbnailer | login-hook | stripe-listener | reportBuilder | csv-importer | image-tagger | currency-rates | slack-notifier | purge-drafts | leadScorer
%list bucket: invoices-eu | media | raw-logs | user-uploads | backups-2025 | static-site | exports | acme-photos | datalake-bronze | tmp-artifacts | podcasts | scans | legal-archive | ci-cache | thumbnails | video-masters | customer-docs | geo-tiles | releases | reports
%list dash: checkout funnel | database health | web latency and errors | cluster overview | costs by team | payments in Europe | login success | mobile crashes | queue backlog | business numbers for the board | CDN traffic | heating and power | mail delivery | kafka lag | night shift | SLO summary | disk space in the lab | customer signups | search quality | home network
%list workload: checkout-api | web | image-resizer | ledger-worker | gateway | auth | search-indexer | cart | nightly-report | mail-sender | postgres-0 | frontend | pricing | recommender | redis-master | thumbnailer | invoice-cron | session-store | proxy | etl-runner | billing-7d9f
%list suite: checkout smoke tests | login and signup | payments | regression for search | nightly API suite | users v2 | refunds in two currencies | health checks | partner endpoints | webhooks | cart with coupons | mobile API | admin | contract tests for billing | onboarding | rate limits | import and export | GraphQL basics | address lookup | postman starter
%list rel: 2.4.1 | v3.0 | 1.9 | 5.12.0 | 2026.3 | v0.8.2 | 4.0.0-rc1 | release-77 | 10.1 | v2.5 | 7.3.9 | 1.0 | v12 | 2025.11 | 3.3.3
%list dom: acme.io | shop.example.com | mail.nordwind.de | globex.com | api.hooli.dev | example.org | vpn.contoso.com | wedding-anna-and-tom.com | cloud.smith.family | bakery-lindner.de | status.acme.io | portal.uni-x.edu | git.example.net | tickets.opera.it | nas.home.arpa | staging.shop.eu | festival2026.org | blog.kim.dev | pay.example.com | intranet.corp.net
%list vpnloc: Norway | Switzerland | Amsterdam | the Netherlands | Tokyo | Spain | New York | home | Berlin office | Iceland | Canada | Singapore | Frankfurt | Brazil | Paris
%list airp: Oslo | Lisbon | Heathrow | Kuala Lumpur | San Juan | Frankfurt am Main | JFK | Reykjavik | Santiago de Chile | Cork | Nice | New Orleans | Palma | Schiphol | Addis Ababa | Newark | St. John's in Newfoundland | Catania | Doha | Hong Kong | Charles de Gaulle | Tromsø | Las Palmas | Cape Town
%list trainno: ICE 74 | TGV 6611 | EC 113 | RE 5 | IC 2027 | Nightjet 295 | 9:14 to Leeds | AVE 2063 | Acela 2155 | Eurostar 9031 | S 7 | RJ 63 | Intercity 820 | 7.40 from Reading | sleeper for Inverness | Frecciarossa 9520 | Amtrak 171 | 16:05 for Penzance | regional express in the morning | Thalys 9437
%list film2: Dune | The Zone of Interest | Past Lives | Amélie | Paddington in Peru | Alien | The Boy and the Heron | Oppenheimer | Jaws | Casablanca | The Lives of Others | In the Mood for Love | Barbie | Frozen | Everything Everywhere All at Once | Parasite | Top Gun | Some Like It Hot | Pan's Labyrinth | Wicked | Spirited Away | The Good, the Bad and the Ugly | Inside Out | Roma
%list dishf: ramen | moussaka | fish and chips | pad thai | pho with beef | bibimbap | cheese fondue | mushroom risotto | peking duck | shakshuka | lamb tagine with apricots | tacos al pastor | ceviche | butter chicken | käsespätzle | banh mi | gumbo | poke bowl with tuna | jollof rice | oysters | mac and cheese | pierogi with cabbage | Sunday roast | sushi for two
%list kitchen: Lotus Garden | Da Gino | Taco Libre | Bombay Corner | Ming's | Falafel House | Sakura | Burger and Sons | Green Bowl | Osteria Vecchia | Pho 88 | Ali Baba | Little Addis | Seoul Kitchen | Pizza Nostra in Hill Street | Casa Pepe | Thai for You | Blue Fig | Curry Mile | Athena | House of Noodles | Rosa's | Wok with Me
%list ctown: Bristol | Ghent | Zagreb | Albuquerque | Toulouse | Leipzig | Cluj | Swansea | Bath | Nashville | Oporto | Brno | Baden-Baden | San Antonio | Newcastle upon Tyne | Lund | Granada | Fort Worth | Kraków | Bergen | Salzburg | Cork | Santa Fe | Stoke on Trent
%list coach: Maya | Ricardo | Coach Benning | Lou | Tamara | Big Mike | Svetlana | Aiko | Andre from Lyon | Jen and Marcus | Ms Duarte | Fabio | Heike | Olu | Patrice
%list hikearea: Lake District | Dolomites | Black Forest | Snowdonia | Cinque Terre | Zion | Tatra Mountains | Madeira | Isle of Arran | Yorkshire Dales | Picos de Europa | Harz | Blue Ridge | Vosges | Peak District | Gorges du Verdon | hills around Bath | Engadine | Wicklow | coast near Bournemouth | Saxon Switzerland | Sierra de Grazalema | Cairngorms | woods behind Ghent | Cradle Mountain in Tasmania
%list club: Arsenal | FC St. Pauli | Lakers | Athletic Bilbao | Celtic | Ajax | Boston Bruins | Toronto Raptors | Napoli | Leicester Tigers | Sporting | Real Betis | Green Bay Packers | Union Berlin | Brighton and Hove Albion | Yankees | Lyon | THW Kiel | Galatasaray | Inter | Chelsea women | Sheffield Wednesday | Maple Leafs | Rapid Wien
%list menuitem: Saumagen | andouillette | Leberkäse | salmorejo | pieds paquets | kokoretsi | bitterballen | morcilla | çiğ köfte | okonomiyaki | Himmel und Erde | callos a la madrileña | rakfisk | tête de veau | Maultaschen | fugu | bigos with mushrooms | gazpachuelo | lutefisk | cullen skink | mondongo | pha phla | tripes à la mode de Caen | svíčková | Labskaus
%list district: Camden | Kreuzberg | Leith | Trastevere | Clifton | Montmartre | Greenpoint | Old Town | Ehrenfeld | West End | Didsbury | Gràcia | Mission District | Harbour East | Neubau | Jericho in Oxford | Södermalm | Capitol Hill | Linden and Nordstadt | Chorlton | Vesterbro | Little Italy | area behind the station | Sachsenhausen
%list surfspot: Fistral | Hossegor | Peniche | Bondi | Jeffreys Bay | Mundaka | Ericeira | Pipeline | Croyde | Biarritz | Uluwatu | Huntington Beach | Raglan | Taghazout | Nazaré | Thurso East | La Graviere | Snapper Rocks | Trestles | Lahinch | Praia do Norte | Ocean Beach in San Francisco | Playa Grande | Rossnowlagh | bay behind the lighthouse
%list office: Town Hall | Northgate | Mitte | citizens' office in Neukölln | Old Customs House | Elm Park | Rathaus Süd | West End branch | County Building | office by the cathedral | Riverside | Annex B | Bürgeramt Ost | Market Street | City Hall on Main
%list book: Middlemarch | The Hobbit | Educated | Norwegian Wood | War and Peace | Circe | A Gentleman in Moscow | Wolf Hall | The Very Hungry Caterpillar | Beloved | Cooking for One | One Hundred Years of Solitude | Klara and the Sun | Dune Messiah | How to Live with Cats | Pachinko | The Name of the Rose | Sapiens | Small Things Like These | Gone with the Wind | Catan | To the Lighthouse | Letters from a Stoic | Piranesi
%list quoter: Oscar Wilde | Mark Twain | Maya Angelou | Goethe | Churchill | Marie Curie | Seneca | Dorothy Parker | Gandhi | Virginia Woolf | Groucho Marx | Yogi Berra | Confucius | Jane Austen | Nelson Mandela | Toni Morrison | Montaigne | Eleanor Roosevelt | Rumi | Terry Pratchett
%list clocktown: Tokyo | Sydney | Los Angeles | New Delhi | São Paulo | Nairobi | Reykjavík | Singapore | Denver | Istanbul | Auckland | Mexico City | Dubai | Lagos | Honolulu | Kathmandu | Cape Town | Port of Spain | Anchorage | Buenos Aires
%list bookauthor: Margaret Atwood | Haruki Murakami | Agatha Christie | Ursula K. Le Guin | Zadie Smith | Daniel Kehlmann | Isabel Allende | Hilary Mantel | Terry Pratchett | Elena Ferrante | Chimamanda Adichie | Kazuo Ishiguro | Donna Leon | Ian McEwan | Sally Rooney | Octavia Butler | Juli Zeh | Stephen King
%list jokeabout: lawyers | chickens | programmers and coffee | doctors | blondes | penguins in a bar | mothers-in-law | cheese | Mondays | ghosts | dentists | snow | cats | two fish in a tank | engineers | potatoes | teachers on holiday | light bulbs | dinosaurs | elephants | the weather in England | cows with bells
%list filmstar: Tilda Swinton | Denzel Washington | Emma Thompson | Tom Hanks | Penélope Cruz | Bill Murray | Meryl Streep | Daniel Brühl | Frances McDormand | Idris Elba | Sandra Hüller | Jackie Chan | Cate Blanchett | Adam Driver | Olivia Colman | Clint Eastwood | Saoirse Ronan | Keanu Reeves
%list client: Nordlicht GmbH | Maria Santos | Blue Fern Studio | Hartwell and Sons | jo@brightside.example | Cafe Aurora | Lindgren Logistics | Pixel Barn | Dr. Okafor | The Yoga Loft in Bath | Meyer Optics | Green Wheels | Sunita Rao | Atelier Dubois | Kite Surf School | Baker Street Dental | Fjord Foods | Rivera Legal | Tall Trees with Kids | Moonbeam Toys | Olga Petrenko | Stonebridge Primary School
%list frame: Login | Checkout step 2 | hero section | Settings page | pricing table with toggle | onboarding carousel | 12:345 | empty state | Profile on mobile | footer | Cart and summary | Home dark | nav bar | 88:1204 | search results | modal for deleting an account | Sign up form | dashboard | tooltip | error page in red | card grid | 3:77 | calendar widget
%list room2: #general | #random | #design | #ops | #lunch | #launch-2027 | #support-tier2 | #sales-dach | #kitchen | #book-club | #release | #running | #incidents | #newcomers | #finance | #marketing-and-pr | #parents | #berlin-office | #allotment | #music-and-films
%list vidchannel: Garage Gary | Physics with Pia | The Slow Kitchen | Nordic Woodworks | History in Ten | Mathe Toni | Run and Stretch | BBC Earth | Tiny House Tales | Chess Attic | Bike Doctor | Dr. Lotus | Kanal 7 | Cello and Coffee | Quiet Repairs | Two Aunts and a Wok | Pixel Professor | Sea Kayak North | Lena bakes | Garden in the City
%list service: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | landing page
%list repo: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | docs | frontend | backend | search-indexer | terraform-modules | the-monorepo | ios-client | design-system | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal | handbook | android | acme/notifications
%list service2: checkout | payments | auth | search | notification | billing | user-profile | recommendation | inventory | gateway | image-resizer | reporting | mailer | catalog | order-api | webhooks | geocoder | chat-backend | analytics | session-store | pricing engine | nginx
%list database: shop | analytics | crm | users | warehouse | billing_db | reporting | staging_copy | inventory | customers | main | legacy_erp | events | blog | northwind | auth | metrics_store | orders_prod
%list repo2: billing-api | webshop | acme/checkout | infra-tools | mobile-app | acme/website | data-pipeline | frontend | backend | search-indexer | auth-lib | northwind/crm | payments-sdk | release-bot | legacy-portal
%list lang_in: French | Spanish | German | Japanese | Italian | Polish | Dutch | Turkish | Portuguese | Korean | Arabic | Swedish | Mandarin | Hindi | Finnish | Greek | Ukrainian | Czech
%list town: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Philadelphia | Providence | Sacramento | Den Hague
%list port: Kiel | Dover | Calais | Piraeus | Ancona | Helsinki | Tallinn | Bari | Dubrovnik | Palma | Holyhead | Dublin | Hirtshals | Civitavecchia | Olbia | Rostock | Trelleborg | Naxos | Ystad | Portsmouth | Santander | Genoa | Bastia | Harwich | Split | Hvar
%list trainno2: ICE 513 | TGV 8820 | IC 742 | RE 4 | EC 87 | NJ 294 | AVE 2110 | Acela 2190 | RJ 65 | IR 17 | Frecciarossa 9512 | LNER 1S19 | Eurostar 9031 | S7 | X2000 441 | Intercity 3050 | ICE 78 | EN 40462 | Ouigo 7756 | Railjet 162
%list town2: Bergen | Ghent | Trieste | Lyon | Bath | Utrecht | Malmö | Graz | York | Porto | Leeds | Toulouse | Brno | Basel | Girona | Aarhus | Cork | Dresden | Bologna | Nantes | Gdansk | Inverness | Split | Turku | Innsbruck | oslo | verona | st. gallen | Reading | Nice | Exeter | Bruges | Marrakesh | Kyoto | Tucson | Galway | central Vienna | Riga old town | Den Haag
%list dest: Iceland | Costa Rica | Rome | Lapland | Bali | Edinburgh | Crete | New York | Norway | Lake Tahoe | Sicily | Patagonia | Vietnam | Malta | Zermatt | Tokyo | Dakar | Cuba | North Wales | Morocco | Chamonix | Sylt
%list hotel: Hotel Alpenblick | Riverside Inn | Casa Azul | Pension Huber | Albergo Nazionale | Ibis Centre | Motel Sunset | Park Plaza | Hotel Astoria | Blue Anchor | Scandic Nord | Hostal Mirador | Rosenhof | Premier Lodge | Hôtel du Lac | Ryokan Sakura | Marlin Bay Resort | Hotel Europa | Gasthof Post | Grand Hotel | Old Vicarage | Lamb Inn
%list garage: Q-Park Opera | Central Garage | Parkhaus Mitte | Castle Street car park | Garage P3 | Station Deck North | Parking Saint-Roch | Level Up Parking | Rathaus Garage | Harbour Car Park | Mercado Parking | City Park 24 | Union Square Garage | Arena West | Airport P7 | Theatre Lane | Old Mill Parking | Galleria deck B | Plaza Mayor Parking | Bahnhofsgarage
%list dish: shepherd's pie | chicken curry | vegetable lasagne | lentil dal | fish tacos | beef stroganoff | pea soup | stuffed peppers | spaghetti carbonara | pancakes | moussaka | fried rice | ratatouille | meatballs | ramen | leek quiche | chilli | cauliflower cheese | roast lamb | gazpacho | potato salad | dumplings | bean burritos | risotto | apple crumble | beef wellington | sourdough bread | crème brûlée
%list restaurant: La Perla | The Olive Tree | Sakura | Trattoria Nonna | Golden Dragon | Bistro Henri | The Rusty Anchor | El Fogón | Curry Palace | Zum Ochsen | Little Hanoi | Café Mozart | Taverna Nikos | Smokehouse 19 | Bella Vista | The Green Fork | Le Petit Coin | Pho House | Gasthof Post | Blue Lobster | Wok and Roll | Burger Barn | Pizzeria Da Luigi | Kebab King | Tandoori Nights | Taco Loco
%list grocery: oat milk | eggs | basmati rice | bananas | washing powder | dog food | butter | ground coffee | toilet paper | cherry tomatoes | sparkling water | yoghurt | frozen peas | olive oil | bin bags | crisps | chicken thighs | nappies | parmesan | flour | avocados | orange juice | dish soap | cat litter | dark chocolate | sourdough | salmon fillets
%list cook: dad | Priya | my brother | Tom | Lena | grandma | the twins | Jonas | my wife | uncle Ray | Mia | our au pair | Wei | Fatima | Ben | my flatmate
%list food: avocado | salmon | greek yoghurt | red lentils | banana | white rice | almonds | peanut butter | boiled eggs | dark chocolate | cottage cheese | tofu | sweet potato | croissants | oat milk | chickpeas | kale | beef mince | gouda | blueberries | pretzels | quinoa | orange juice | hummus
%list artist: Prince | Queen | New Order | the Beatles | Dolly Parton | Abba | Dave Brubeck | Stevie Wonder | Oasis | Debussy | The Kinks | Tracy Chapman | Aretha Franklin | Bowie | Sade | AC/DC | Adele | the Eagles | Miles Davis | Toto | Amy Winehouse | Radiohead | Vivaldi | Nina Simone | Fleetwood Mac | Rosalía | Kraftwerk | Billie Eilish
%list film3: Dune | The Godfather | Amélie | Parasite | Paddington 3 | Casablanca | Barbie | The Third Man | Oppenheimer | Spirited Away | Jaws | Inside Out | Gladiator | Psycho | The Zone of Interest | Wicked | La La Land | Poor Things | Moana | Metropolis | The Lives of Others | Alien | Conclave | Flow | Past Lives | Some Like It Hot
%list team: Arsenal | Bayern | the Lakers | Real Madrid | Celtic | the Celtics | St. Pauli | Union Berlin | the All Blacks | Athletic Bilbao | the Cubs | Liverpool | Ajax | the Maple Leafs | Dortmund | Barcelona | Leeds | the Packers | Sevilla | Benfica | the Red Sox | Freiburg | Wrexham | Porto | Munster | Juventus
%list book2: Middlemarch | Dune Messiah | The Hobbit | Beloved | Wolf Hall | Momo | The Bell Jar | Educated | The Trial | Matilda | Sapiens | Emma | Pachinko | The Name of the Rose | Circe | Stoner | Piranesi | Jane Eyre | Normal People | The Gruffalo | The Alchemist | Babel | Heidi | Demon Copperhead | Klara and the Sun | Kitchen
%list kid: Mia | Tom | Ben | Lena | the twins | Jonas | Priya | Noah | dad | Emma | Felix | Zoe | grandpa | Oscar | my eldest | Leila | Hugo | mum | Nora | Yuki | Sam
%list mate: kim | Anna | Ravi | Marcus | Lena | Joao | Priya | Tom Becker | Sofia | Chen Wei | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei | Nadia | Pete | Rosa Diaz | Stefan | Yusuf | Zoe Hall | Ben
%list svc: checkout | billing-api | search | auth-service | payment gateway | user-service | image-resizer | mailer | cart | webhooks | api-gateway | inventory | notification-service | reporting | frontend | scheduler | recommendations | login | webshop | data-export | chat-server | cron-runner
%list rep: Kim | Anna | Ravi | Marcus | Lena Vogt | Joao | Priya | Tom | Sofia Reyes | Chen | Olu | Dana | Emil | Fatima | Hugo | Ines | Jakob | Mei Lin | Nadia | Pete | Rosa | Stefan | Yusuf | Zoe
%list cust: Acme | Globex | Nordwind | Blue Bottle | Hausmeier | Fjord Foods | Kiwi Labs | Lupe & Co | Siemens | Northgate Clinic | Tanaka Motors | Riverside Hotel | Zenith Media | City of Graz | Orbit Foods | Lumen Studios | Baker Brothers | Solaris Energy | Grupo Alba | Tiny Robots | Weber Bau | Pine Valley School | Contoso | Red Maple
%list opening: backend developer | office manager | nurse | UX designer | forklift driver | accountant | data analyst | store manager | intern in marketing | chef | product owner | sales rep for France | legal counsel | receptionist | electrician | HR partner | QA engineer | warehouse lead | junior copywriter | tax advisor | barista | PHP developer
%list hm: well | so | haha | man | honestly | phew | ok | hm | wow | ugh | lol | oh well
%list when2: yesterday | last night | this morning | on monday | the other day | last week | at lunch | a while ago | on the way home | over the weekend | around midnight | before breakfast
%list who3: my sister | Marek | my boss | grandma | the guy next door | Ines | my roommate | uncle Bert | our teamlead | Priya | my mother in law | the janitor | old Hanna | my wife | Luca | the lady from 3B | my therapist | Jonas | my stepdad | cousin Wanda | my ex boyfriend | Femi
%list plant: the monstera | my poor basil | the orchid | the ficus | that cactus | the lemon tree | the fern
%list tk_n: two | three | four | five | six | eight | ten | a dozen | 15 | forty
%list feel: relieved | silly | ancient | oddly proud | wide awake | useless | very grown up | a little sad | great | tired | lighter | cheated | seen | on edge
%list pl: the cat | the dog | our parrot | the hamster | the rabbit | that tortoise
%list day: mondays | tuesdays | wednesdays | thursdays | fridays | sundays | mornings | winter evenings
%list dev: phone | laptop | tablet | computer | macbook | ipad | mobile | work phone | old nokia | chromebook
%list kin: my sister | mum | dad | grandma | my uncle | the landlord | my boss | the plumber | aunt carla | my brother | nana | my godson
%list keys: asdf | qwrt lkj | hfjdk sd | .... | jkl; | dfghjk | zxcvb | sdfsdf | lkjlkj hg | wwwwwwww | fjfjfjfj | aaaaaaaaaaa | poiuyt | gfds | nmnmnm | vbn vbn | qqqqq | uiuiui o | ;;;;;; | hgfhgf jk | mmmmmmmmm | rtzu | bvcx
%list keyz: sdkfj | weoriu | xcvnm | ghghg | tttttt | kjhkjh | eriot | aslkd | bnmbn | ,,,,, | pppp | dfdfdf | zuiop | ölkj | ...
%list word2: spoon | however | purple | sideways | marmalade | thursdayish | elbow | quite | underneath | banana | almost | wobble | gravel | nonetheless | pancake | trousers | seventeenish | velvet | otherwise | hippopotamus | thimble | squeak | mostly | plinth
%list wordy: drawer | of the | and then | with without | turnip | slowly | because | left-handed | fog horn | into | soup | the the the | except | rubber | sort of | whoever
%list text: be there at half seven, not seven | the keys are under the pot and the dog is fed | I paid the £40, you owe me 12 | kim and tom can't make friday | tell Yusuf the tiles came | I'll remind you tomorrow at 9 | look at ~/plans/garden.png when you get a sec | the table is booked for six, 8pm, name of Farr | sorry, wrong group | don't wait up, it'll be midnight or later | #lostcat found, all good | meet you at the quay on the 5th, around noonish | we need 2 kg of flour, a lemon and thyme | who's bringing the tent? | I read your mail, ok for me | thanks for yesterday | it's 19% off until sunday | ring me on 0171 555 21 | can we swap wed and thu | train's late, 25 mins at least
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list start_time: wed wk at 1430h | the 5th at half seven | 3/4, 9am | friday noonish | tmrw at twenty past ten | sat 1800h | the 21st from eight | next thu at quarter to four | 12 august at 7.45pm | today at five to six | monday at 10-ish | sunday at noon | tonight at 2030 | in a fortnight at 11
%list end_time: half nine | 1600h | five | midnight | 11.15 | ten past six | noon | quarter past eight | 9ish | 20:45
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list text2: the keys are under the pot and the dog is fed | we're meeting at half seven | the £40 are paid | kim and tom can't make friday | the tiles came and half of them are cracked | dinner is at 8 and there's fish | I'm on the 17:40 and there by six | she passed with 92 percent | it'll be midnight or later | the code for the gate changed to 8831 | Yusuf will drive, not Dot
%list query: tiles and grout | the 9 o'clock ferry | whether to lease or buy | dad's birthday and the cake | names for a boat | sleeping better | the surveyor's report | invoice 77-C | what to pack for Ardmore | friday's speech | the half marathon | moving the piano
%list location: Ardmore | Swansea | Cork | Saint-Malo | Bath, Maine | Isle of Wight | Aarhus | Galicia | Newport, Rhode Island | Lake Bled | the Burren | Kilkenny | Friday Harbor | Nice
%list oh: ah well | hey ho | meh | lol | pff | phew | haha | what a life | ugh | aw | blimey
%list who4: my gran | the bloke next door | Joanna | my boss | our postie | my kid | Tariq | the whole office | my mum | the barista
%list town3: York | Graz | Halifax | oslo | Boise | Kraków
%list town2_2: Bergen | Cork | galway | Bilbao | seattle | dundee
%list was: dire | grand | so so | endless | alright | a blur | really sweet | a farce | quick | rough | not half bad | pure chaos
%list ev: interview | viewing | dentist | rehearsal | check-up | board call | school run | exam | date | gig | barbecue | standup
%list thing2: bread | coffee | rent | petrol | cheese | a pint | butter | childcare | a haircut | olive oil | a train ticket | chocolate
%list did: checking | looking that up | the forecast | the list | the quick answer | telling me | the numbers | the heads up | finding that mail
%list sub: weather | forecast | news | price | bitcoin thing | headlines | exchange rate | temperature | time in tokyo | weekend forecast | share price | rain question
%list own: my calendar | my mail | the list | the front door | the thermostat | my inbox | the camera
%list age: thirty | forty-five | my age | now | fifty
%list sit: the cake collapsed | I met a heron on the way to work | my sister laughed for ten minutes | I wore odd shoes all day | the soup was excellent | I slept nine hours | nobody noticed my haircut | the exam went fine | we came second of three
%list who5: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list evn: dentist | rehearsal | flat inspection | tennis with Hamza | annual review | driving lesson | supper club | board meeting
%list thing3: gutter quote | scout form | fish tank | census | library card | ferry | lemon tree | car inspection | flyers | tax folder | chess evening | dentist's bill | rehearsal room | bike chain | blood sugar log | new passport | kitchen tiles | flu jab | school bus | spare key
%list who6: my brother | grandma | our neighbour | my flatmate | the boss | aunt Inge | my ex
%list lamp: chandelier | fairy lights | desk lamp | spots over the island | neon sign | globe on the shelf | wall lights | uplighter | salt lamp | floodlight | tree lights | vanity light | picture lights | lantern by the steps | strip under the bunk | lamp with the green shade | light.landing_2 | night light | bollard lights | easel lamp | pendant over the table
%list firm2: Danone | Heineken | Michelin | Ryanair | Logitech | Puma | Iberdrola | Qualcomm | Starbucks | PayPal | Uber | Airbnb | Maersk | Swatch | Henkel | Santander | Inditex | Barclays | Tesco | Rolls-Royce | Cisco | Boeing | Renault
%list device_id: snug | mezzanine | boot room | annexe | sewing room | spare bedroom | music room | boat house | summer house | upstairs landing | box room | playroom | wet room | home gym | boiler room | library | front room | granny flat | studio | loft | cellar bar | dressing room | greenhouse | hobby room | tack room | breakfast nook | hall | server closet | teenager's room | stables
%list location2: Rome | Bath | Split | Reading | Cork | Nice | Mobile, Alabama | Bergen | Tromsø | Cádiz | Leeds | Sligo | Innsbruck | Thessaloniki | Hull | the Peak District | Gdańsk | Lake Como | Santa Fe | Tulsa | Adelaide | Kochi | Cusco | the Algarve | Turku | Biarritz | Bern | Zadar | Yosemite | Queenstown | Nantes | Rugby | the Faroe Islands | Tunis | Salem, Oregon | Dundee
%list symbol2: bitcoin | BTC | ethereum | ETH | solana | SOL | litecoin | monero | dogecoin | cardano | ripple | chainlink | polkadot | stellar | avalanche | toncoin | cosmos
%list src: BBC | Guardian | Reuters | Le Monde | Hacker News | Financial Times | CNBC | Irish Times | Tagesschau | El País | Ars Technica | The Verge | NPR | Al Jazeera | New York Times | Bloomberg | Politico | Wired | La Repubblica | Economist
%list who7: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list luck: wish me luck | fingers crossed | no way back now | pray for me | now we wait | I need a drink | deep breath | be proud of me | so that's that | phew | what have I done | finally
%list mat: the rent | my resignation | the invoice | the boiler | the christening | the broken window | my pay rise | the cat | the visa | that stupid fence | the holiday rota | the exam | the leaking roof | the wedding cake | a refund | the missing parcel | my thesis | the deposit | the school trip | the audit
%list past: yesterday | last night | this morning | on sunday | ages ago | a minute ago | just now | over lunch | on the tram | before work | at 3 am | in the lift | from bed
%list feel2: relieved | a bit sick | ten years younger | ridiculous | proud of myself | like an idiot | weirdly calm | guilty | on top of the world | drained | nervous as hell | like crying | invincible | old | exposed | oddly happy | numb | like a grown-up
%list n: two | three | four | five | six | seven | nine | eleven | a dozen | fourteen | 20 | 38 | a hundred | 212
%list ev2: the dentist | choir practice | the handover | my driving test | the parents' evening | the barbecue | pilates | the tax appointment | the quarterly review | the baptism | book club | the flat viewing | the job interview | the school play | the standup | the ferry | the checkup | the quiz night
%list gizmo: the hallway lamp | the thermostat | the garage door | the porch light | the blinds | the robot vacuum | the doorbell camera | the smart lock | the heating | the kitchen radio | the awning | the fan in the study
%list stk: tesla | bitcoin | nvidia | dogecoin | gold | ethereum | gamestop | airline shares | solana | my pension fund | apple | index funds
%list town4: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | austin | ghent
%list dayw: monday | tuesday | wednesday | thursday | friday | saturday | sunday | tomorrow | tonight | next week | this weekend
%list app: a calendar | a todo list | a spam folder | a reminder | a thermostat | an inbox | a weather forecast | a stock chart | a news feed | a door lock | an exchange rate | a group chat | a search engine | a camera | a notification | a database
%list ppl: the neighbours | my colleagues | the in-laws | the kids | half the office | my old classmates | the other dads | the people upstairs | the folks at the club | my brothers
%list bareday: tomorrow | friday | thursday | monday | the 14th | saturday | wednesday | sunday | tuesday | june 3 | the 21st | 12 march | next monday | next thursday | the 2nd of may | wed | fri | the 5th | 9 october | 4 july
%list fname: kim | alice | bob | tom | priya | marco | ingrid | lena | omar | julia | ben | sam | yuki | nora | leo
%list whom: my mother | my neighbour | the boss | my ex | our new intern | my roommate | the dentist | my grandfather | my team | the landlord | my cousin | half the office | my best friend | my niece | my professor | aunt Clara
%list hobby: baking bread | birdwatching | old radios | crosswords | mushroom picking | model trains | pottery | karaoke | jogging | stamp collecting | origami | fishing | thrift shops | gardening | jigsaw puzzles
%list adj: awful | gorgeous | strange | depressing | lovely | unbelievable | boring | a disaster | better than expected | nothing special | pure chaos | a joy | overrated | a joke
%list mood: drained | thrilled | fed up | a bit lost | hopeful | grateful | restless | jealous | worn out | calm | guilty | silly | proud of myself | miserable | cranky | wide awake | nostalgic | annoyed
%list relief: thank goodness | what a relief | finally | about time | touch wood | I still can't believe it | small victories | no drama | miracles happen | all good now
%list made: laugh | cringe | happy | nervous | nostalgic | sad | cry | yawn | smile | hungry | feel young | feel old | hopeful | sigh
%list paid: the rent | the electricity bill | the parking fine | Kim's invoice | my taxes | the deposit | the school fees | the gym | the plumber | the car insurance | both tickets | my share | the phone bill
%list gone: the contract | the photos | that report | the slides | the signed form | my application | the birthday card | the meter reading | the draft | the list of guests | her parcel | the minutes
%list bot: a parrot | a butler | a toaster | my therapist | a wizard | a librarian | an alien | a mind reader | a calculator with manners | an oracle | a spy | an intern
%list app2: the mail app | this calendar | the weather app | my to-do list | the news app | that camera | the thermostat | the smart lamp | the map | the translator | the price tracker | my task board | the reminder sound
%list chore: paint the fence | mow the lawn | clean the gutters | fix the tap in the bathroom | carry the sofa upstairs | wash the windows | unclog the sink | assemble this shelf | change the tyres | sweep the chimney | hang these pictures | chop some wood | bathe the dog | scrub the oven | iron my shirts | dig a pond | repair the roof | move the piano
%list hi: hi | hello | hey | hey there | good morning | good evening | good afternoon | hi there | morning | yo | howdy | greetings | hiya | hello again | evening
%list thanks: thanks | thank you | thanks a lot | thx | many thanks | cheers | ta | thank you so much | thanks a bunch | much appreciated | appreciate it | thanks a million | tysm | thank you very much | thanks mate
%list praise: awesome | amazing | brilliant | the best | so smart | very helpful | a lifesaver | wonderful | a genius | impressive | great | fantastic | lovely | clever | super quick
%list helpful: reminder | summary | search | forecast | answer | list | message | draft | result | translation | report | calendar entry | explanation | suggestion | overview
%list lang: French | German | Spanish | Japanese | Italian | Latin | Portuguese | Polish | Korean | Swahili | Dutch | Arabic | Greek | Turkish | Mandarin
%list thing4: cats | dogs | coffee | tea | jazz | football | chess | astronomy | old movies | gardening | trains | board games | poetry | cooking | hiking | science fiction | opera | cheese | museums | bicycles | video games | philosophy | maps | sailing
%list animal2: cat | dog | horse | dragon | whale | hedgehog | penguin | goldfish | fox | wolf | turtle | bear | dinosaur | bee | unicorn
%list scold: useless | slow today | not very helpful | wrong | annoying | a bit stupid | confusing | hard to understand | disappointing | unreliable | stubborn | getting worse | too chatty | impossible | driving me crazy
%list feel3: tired | happy | sad | bored | lonely | excited | stressed | hungry | nervous | exhausted | relieved | a bit down | anxious | cheerful | confused | proud | sleepy | overwhelmed | homesick | grumpy
%list meal: pasta | a sandwich | lunch | sushi | an amazing curry | too much pizza | leftovers | a salad | pancakes | soup | a burger | breakfast at noon | dinner | ice cream | ramen
%list deep: the meaning of life | free will | happiness | death | love | time | consciousness | justice | beauty | the universe | fate | truth | friendship | freedom | good and evil
%list season: summer | winter | autumn | spring | rainy days | thunderstorms | snow | sunny mornings | fog | warm evenings | the first frost | hot weather | cold mornings | windy days | storms
%list work: meetings | deadlines | Mondays | spreadsheets | long calls | paperwork | e-mails | newsletters | alarm clocks | status reports | to-do lists | performance reviews | Monday mornings | video calls | expense reports | timesheets

%list pal: my sister | Bruno | my landlord | Ingrid | grandpa | the new intern | Marek | my neighbour | uncle Sol | Mrs. Abara | Kenji | my mother in law | the plumber | Priya | my wife | Fabio | the guy from upstairs | my dentist | Farid | our coach | my boyfriend | Hanne | my manager
%list oh2: well | so | heh | man | honestly | phew | whoa | ugh | hm | oh dear | gosh | anyway | right | yeah
%list count: two | three | five | six | eight | ten | a dozen | 17 | thirty | 40
%list back: yesterday | last night | this morning | on monday | on thursday | the other day | last week | earlier | on sunday | over the holidays | early today | the night before last | after lunch
%list room3: kitchen | bathroom | hallway | attic | cellar | living room | bedroom | garage
%list mood2: happy | ancient | relieved | tired | useless | hopeful | a bit lost | restless | grateful | ten years younger | like a fraud | on top of the world | strangely calm | grumpy
%list pet: the cat | the dog | the budgie | the guinea pig | the turtle | the puppy
%list place2: Lisbon | York | Seville | Prague | Genoa | Oslo | Cork | Basel | Naples | Antwerp | Boston | Vilnius | Kyoto | Dresden
%list hm2: well | so | haha | man | honestly | hm | wow | tell me | just curious | by the way | ok | seriously
%list who8: my brother | Agata | my boss | grandpa | the girl next door | Moritz | my flatmate | aunt Nell | our coach | Soraya | my father in law | the caretaker | my wife | Emre | my hairdresser | Ludo | my cousin | the new intern | my daughter | Mrs. Adeyemi
%list doing: sending mails | reading inboxes | setting reminders | dimming lights | looking things up | keeping lists | checking the forecast | counting bitcoins | planning other people's weeks | reading headlines | adding up numbers | guarding the door
%list things: reminders | e-mails | meetings | todo lists | share prices | headlines | forecasts | door locks | lamps | notes | calendars | sums | exchange rates | encyclopedias | thermostats
%list do: send a mail | read my inbox | book a meeting | set a reminder | switch off the heating | lock the front door | look something up | add a task | message a friend | check a share price | read the papers | delete a task | convert money | watch the camera
%list thx: thanks | thank you | thx | cheers | ta | many thanks | much obliged | ty
%list when3: yesterday | last night | this morning | on sunday | the other day | last week | at lunch | just now | a while ago | over the weekend
%list no: no | nah | nope | no no | no thanks | no thank you | rather not
%list like: thunderstorms | spreadsheets | mondays | jazz | snow | long meetings | short e-mails | empty inboxes | riddles | old radios | cats | quiet evenings | small talk | candlelight | round numbers
%list who9: my brother | Agnes | my old boss | nana | the girl from accounts | Tomek | my roommate | aunt Cora | Mr. Okoro | Yuki | my father in law | the postman | Leonie | my husband | Davide | the lady across the hall | my physio | Rashid | my stepmum | our goalkeeper
%list when4: yesterday | last night | this morning | on tuesday | the other day | last week | at lunch | an hour ago | on the way home | over the weekend | around two in the morning | before dinner
%list sx_n: two | three | four | six | seven | nine | a dozen | 14 | twenty | 30
%list town5: Lyon | Leeds | Bilbao | Krakow | Turin | Aarhus | Galway | Bern | Porto | Rotterdam | Montreal | Riga
%list hm3: well | so | haha | man | honestly | phew | wow | ugh | lol | oh dear | blimey | anyway
%list beast: the cat | the dog | our parrot | the hamster | the tortoise | the rabbit | that goat
%list feel4: proud | silly | relieved | old | brand new | cheated | sleepy | smug | a bit guilty | free | sentimental | like a king
%list from_email2: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list day2: tomorrow | tmrw | thursday | fri | this sunday | the 11th | tonight | next week | the coming weekend | monday morning | tuesday afternoon | 8 october | the day after tomorrow | later this week | wednesday evening | next friday | the 3rd of july | today | first thing monday | sat
%list eve: the hearing | my eye test | the boat trip | the school fair | the interview with Svea | choir | the task force | piano | the reminder meeting | the reading
%list ren: parking | eye test | choir list | mail to the notary | two o'clock call | bread in the oven | library books | boat deposit | Gita's birthday | task for the lab | washing | message to the coach | meeting with room 9
%list limit: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list chat_id: nadia | the rowing club | my cousin | #lab | Bruno | the other parents | Aunt Bo | coach Ibe | Gita | team blue | @svea | our landlady | upstairs | the choir group | Ravi | chat 902 | my daughter | the carpool | Femi | #weekend
%list query2: boat engine | migraines | name for the allotment | a speech for Gita's fortieth | tablets for the cat | reminder apps | writing a better email | cheap flights in May | how to plan a to-do list | tax on a second job | the piano exam | dyeing wool | which calendar to use | knots | a week in Galway | the ladder
%list who10: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list source: BBC | Reuters | Der Spiegel | Irish Times | Hacker News | Le Figaro | Wall Street Journal | TechCrunch | El Mundo | Toronto Star | CNN | Al Jazeera | Guardian | Axios | Slashdot | ORF | Boston Globe | Sky News | Deutsche Welle | Kicker
%list aw: exhausting | a delight | a bit much | not my thing | weirdly calming | a joke | worth it
%list query3: dam collapse | rent freeze | budget vote in parliament | olive oil shortage | measles outbreak | ceasefire | summit in Nairobi | cable fire at the airport | steel tariffs | doctors' walkout | ban on disposable vapes | merger of the two airlines | earthquake in Chile | bank run | space station leak | storm over the Azores | trial of the ex-president | Bitcoin crash | Tesla recall | power cut in Lisbon
%list query4: Hannah Arendt | Boer War | Stonehenge | axolotl | Weather Underground | Bitcoin | London Stock Exchange | Peace of Westphalia | Nikola Tesla | Apollo 11 | Year 2000 problem | Mercury | Nina Simone | Baku | Seven Years' War | Gold standard | Ötzi | Angkor Wat | camera obscura | Fela Kuti | Greenwich Mean Time | Johann Strauss
%list symbol3: Philips | Adobe | KO | Renault | Nasdaq | Unilever | Lufthansa | Palantir | PLTR | Repsol | Sony | Costco | Ferrari | Ericsson | Bayer | Kraft Heinz | UBS | Zalando | 3M | Ocado | Moderna | Snap | Block | Shell | Visa | Target | Orange | Rio Tinto
%list symbol4: bitcoin | BTC | ether | ETH | litecoin | solana | XRP | cardano | dogecoin | shiba inu | tron | TRX | algorand | monero | aave | filecoin | hedera | sui
%list to_currency: euros => EUR | dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | shekels => ILS | rand => ZAR | norwegian kroner => NOK | aussie dollars => AUD | won => KRW | forints => HUF | swedish kronor => SEK | czech crowns => CZK | reais => BRL | yuan => CNY | singapore dollars => SGD | turkish lira => TRY | dirhams => AED | baht => THB
%list lamp2: hall light | lamp on the piano | garden lights | bedside lamp on the left | mirror light | string lights | light over the sink | spotlights in the loft | aquarium light | reading lamp | step lights | light.porch_1 | lava lamp | picture light
%list heat: heating | thermostat | bedroom radiator | AC | underfloor heating | climate.loft | air con in the study | boiler | heat pump | stove in the sauna
%list mac: washing machine | dishwasher | tumble dryer | robot vacuum | lawn mower | sprinklers | coffee machine | oven | pool pump | mop robot | bread machine
%list door: front door | patio door | cellar door | garden gate | tool shed | lock.entry | side entrance | letterbox room | bike shed | flat door
%list device_id2: hallway | kitchen | larder | bedroom | sauna | nursery | study | loft | guest room | garage | wine cellar | kids' room | twins' room | winter garden | stairwell | workshop | utility room | bathroom
%list cam: hall cam | doorbell camera | cam 3 | barn camera | camera over the till | nursery cam | camera.alley | roof camera | cam by the pond | hallway camera
%list timezone2: Tokyo | Lima | Denver | UTC | Perth | Asia/Seoul | Toronto | Johannesburg | Europe/Lisbon | GMT | Hanoi | Honolulu | Montreal | Buenos Aires | CET | America/New_York | Wellington | Tbilisi | Eastern time | Karachi
%list mood3: sad | laugh | uneasy | jealous | smile | hopeful | tired | furious | cry a little | feel ancient | blush | wonder | sleepy | hungry | emotional | feel small | shiver
%list when5: yesterday | last night | this morning | on Tuesday | last week | at lunch | an hour ago | in March | the other day | before breakfast | last summer | on Sunday | two days ago | over the weekend
%list who11: my aunt | our new neighbour | the woman from HR | my flatmate | my dad | my teenage son | the guy next door | my manager | grandpa | my wife | my husband | our team lead | the postman | my old teacher | my sister-in-law | half my family | the kid upstairs | my goddaughter | a colleague of mine | our secretary
%list how: awful | fine | long | surprisingly good | a bit boring | a mess | lovely | nothing special | exhausting | over in ten minutes | weird | better than I feared | fun | loud | chaotic
%list sigh: oh well | sigh | such is life | what can you do | typical | go figure | no comment | story of my life | I can't even | there you go | enough said | funny old world | that's me
%list tech: e-mail | a thermostat | a calendar app | a stock exchange | a smart lamp | a weather forecast | a search engine | a database | a push notification | an alarm clock | a video call | autocorrect | a spam filter | a to-do list | bitcoin
%list event: meeting | wedding | conference | funeral | party | dentist appointment | school play | job interview | flight | concert | workshop | reunion | hotel stay | hike | call
%list plural: meetings | reminders | notifications | emails | deadlines | invoices | tickets | passwords | newsletters | appointments | group chats | spreadsheets | voice messages | to-do lists | price tags | calendar invites | alarms | weather apps | package notices | surveys
%list is: wrong | slow | ugly | pointless | broken again | a mystery to me | far too loud | a work of art | older than me | a blessing | a curse | cheap plastic | worth every penny | oddly soothing | way too complicated | the best thing in this house
%list gadget: clock | alarm | calendar | mail app | weather app | camera | thermostat | lamp | timer | news app | photo album | notification sound | to-do app | doorbell | translator app | bank app | stock app | note app | door lock | search box
%list soon: tomorrow | tonight | on Monday | in an hour | on Friday | next week | at noon | about to start | this afternoon
%list region: eu-west-1 | us-east-1 | Frankfurt | ap-south-1 | eu-central-1 | westeurope | Virginia | us-central1 | northeurope | Ohio | Singapore | sa-east-1 | Paris | europe-west4 | Oregon | Stockholm | nyc3 | fsn1 | Sydney | ca-central-1
%list teuer: butter | ein kaffee | benzin | ein döner | die miete
%list dlf: Stehlampe | Lichterkette | Deckenlampe | Schreibtischlampe | Außenlampe | Nachttischlampe | Salzlampe | Leselampe
%list dst: Rom | Essen | Bergen | Husum | Bozen | Lübeck | Graz | Zermatt | Passau | Sylt | Bilbao | Gera | Trier
%list name: Jule | Ömer | Gerda | Frau Özdemir | Tante Inge | Matthis | Opa Karl | Svenja | Lothar | Mehtap
%list was2: den Keller | die Heizungsrechnung | das Zeugnis | die Kündigung | den Urlaub | den Zaun | die Steuer | den Kindergartenplatz | das verlorene Paket
%list gefuehl: erleichtert | ein bisschen schlecht | uralt | stolz wie Oskar | völlig leer | erstaunlich ruhig | schuldig | wie neugeboren
%list anlass: der Zahnarzt | die Chorprobe | der Elternabend | die Betriebsfeier | der Sehtest | das Grillfest | die Wohnungsbesichtigung
%list wer: die Nachbarin | der Chef | mein Schwager | die Vermieterin | der Hausmeister | Oma Gerda | der neue Praktikant | meine Ex | der Trainer | Frau Özdemir | mein Mitbewohner | die Tante aus Kiel
%list gefd: müde | glücklich | traurig | gestresst | nervös | krank | gelangweilt | total fertig | ein bisschen einsam | aufgeregt | hungrig | verliebt
%list essen: Nudeln | Linsensuppe | Currywurst | Sushi | Kaiserschmarrn | Salat | Döner | Pizza
%list tier: Katze | Schildkröte | Hündin | Lieblingskuh | Ratte | Wellensittichdame
%list wer2: mein Bruder | die Nachbarin | Onkel Heinz | meine Chefin | der Hausmeister | Svenja | mein Mitbewohner | die Tante aus Kiel | Murat | unser Trainer | meine Schwiegermutter | Pawel
%list ort: Lübeck | Graz | Basel | Erfurt | Prag | Triest | Aachen
%list wann: gestern | heute früh | am Sonntag | neulich | letzte Woche | vorhin | heute Mittag | am Wochenende
%list zahl: zwei | drei | vier | sechs | sieben | neun | zwölf | 20
%list dish_es: tortilla de patatas | lentejas con chorizo | paella de verduras | croquetas de jamón | merluza al horno | gazpacho | cocido | arroz con leche | pollo al ajillo | fabada | ensaladilla rusa | pisto | crema de calabacín | empanada de atún
%list caro: el aceite | el alquiler | la gasolina | el café | la fruta
%list elf: lámpara de pie | guirnalda de luces | luz del porche | lámpara de sal | luz de la escalera | lamparita
%list est: Roma | Gijón | Cusco | Salta | Mérida | Oporto | Bergen | Jaca | Tarifa | Cuenca | Rosario
%list alguien: Nuria | Iñaki | la abuela Pilar | mi suegra | mi primo | Rosario | Chema | la vecina del quinto | mi cuñada | Don Anselmo
%list cosa: la mudanza | la factura de la luz | el examen | la boda | el paquete perdido | la reforma | el visado | la fianza
%list siento: aliviada | fatal | como nueva | un poco tonta | orgullosa | agotada | rarísima
%list quien: mi vecina | el jefe | mi suegra | el casero | la abuela Pilar | mi primo | el entrenador | la chica de recursos humanos | mi compañero de piso | la tía Charo
%list gefe: cansado | feliz | triste | agobiada | nervioso | enferma | aburrido | hecha polvo | un poco solo | emocionada | enamorado | de mal humor
%list comida: paella | tacos | lentejas | arepas | sushi | tortilla | empanadas | pizza
%list anim: gato | perro | hámster | loro | caballo | conejo | vaca
%list quien2: mi hermano | la vecina | el tío Paco | mi jefa | el portero | Lucía | mi compañero de piso | la abuela | Iker | nuestro entrenador | mi suegra | Nerea
%list sitio: Cádiz | Oviedo | Oporto | Rosario | Puebla | Cuenca | Burdeos
%list cuando: ayer | anoche | esta mañana | el domingo | el otro día | la semana pasada | hace un rato | a mediodía
%list num: dos | tres | cuatro | seis | siete | nueve | doce | 20
# Near the invented tools.
I never learned inches, we had the metric system at school
thanks, the smaller picture worked fine
my {=firstname} collects dice, you should see the shelf
I've been sneezing since {=pastday}, spring is cruel
the sunset yesterday was unbelievable
{=firstname} speaks {=langname} better than I ever will
earthquakes scare me more than storms do
~ we tipped way too much last night and nobody minded
that pharmacy near {=anchor} was really friendly
spelling was never my strong point, haha
the flat is at {=anchor}, third floor, it's lovely there
it's funny that shoes have different sizes in every country
money makes people strange, doesn't it
{=firstname} finally got the job, I'm so proud
thanks, the transfer arrived
our insurance lady is the sweetest person
rents in {=homeplace} have gone completely mad
my grandmother never believed in banks
I'm a {=sign}, so of course I'm stubborn
the doctor said I'm perfectly fine, phew
moving house was the best decision we ever made
I used to keep paper notebooks and loved it
{=firstname} plays the same lottery numbers since 1990, never won
second-hand bikes have more character
the risotto at ({=house}|{=house}|{=house}|the {=house_the}) was a dream last night
~ we had {=pax} people round for dinner and they all stayed till two
I lost at tennis again, {=firstname} is just too fast
open-plan offices drive me up the wall
my alarm didn't ring this morning and it was the best day in weeks
({=house}|{=house}|{=house}|the {=house_the}) closed down, did you hear? such a shame
journals are for teenagers, my gran used to say
{=firstname} waited {=mins} for a burger and it came cold
I never stick to anything longer than a week, story of my life
went shopping without a list and came home with nothing but cheese
the concert in {=city_n} was magical, I still have the songs in my head
dentists have the saddest waiting rooms
({=singer}|{=singer}|{=singer}) was amazing live, I saw them in ninety-eight
we watched {=film} last night and {=firstname} cried the whole time
I still prefer the smell of real paper
my legs are so sore after the gym
the neighbours lent us their ({=loan}|{=loan}|{=loan}) last summer, such nice people
{=firstname} has been volunteering for years and loves it
petrol used to cost half of that when I was young
({=animal}|{=animal}|my {=animal_my}|the {=animal_the}) is asleep on my keyboard again
finding a good plumber is like winning the lottery
we moved three times in four years, never again
I lost my umbrella so often that I stopped buying them
the new babysitter is a saint, the kids adore her
every retro ends with the same three sticky notes, it's almost poetry
{=who} brought cake because the build was green for a whole week
I dreamt last night that I was chased by a pull request
people who call everything a blocker make me tired
~ we had a kanban board in our kitchen once, the kids loved it
our old hoster was a nice chap, he even sent christmas cards
honestly A/B tests rarely tell me anything I didn't know before
the wall screen in the lobby looks great, thanks for that
databases were the only lecture I ever enjoyed
a password should be long and silly, my uncle always says
{=who} and I will talk about the code style over lunch
I finally understood what a bucket is, only took me four years
my spreadsheet skills end at adding two numbers, and even that on a good day
{=who2} gave the best talk of the whole conference, people stood up and clapped
I never know what to say in those chat rooms with a hundred people
our accountant has a parrot that can say "invoice"
we counted screws until two in the morning and sang all the way
bonus or no bonus, I really like working here
{=firm} was my very first customer, back when I had hair
a good title is half the work, my teacher used to say
the new one in the office is lovely, she brought cake on her second day
translators must have such interesting lives
thanks, {=who2} got everything and was very happy
we looked at the stars for hours on {=weekday} and hardly said a word
the {=river} was so blue when we crossed it last summer
I never learned to ski, my knees won't have it
my {=firstname} got terribly sunburnt at school sports day
hedgehogs are the best animals, no discussion
thanks, that lesson with {=tutor} was really good
I hated chemistry until we had a teacher who blew things up
{=museum} was far too crowded but the cake in the café made up for it
grandma always did the crossword in pen, that's confidence
I lost three games of chess in a row, don't ask
flashcards remind me of cramming for finals, what a time that was
our family tree is a total mess, two cousins married each other
it snowed on my birthday, first time in years
my {=firstname} still thinks shares only ever go up
we split the bill last night and for once nobody argued
that pothole cost me a tyre last winter, you know
inflation is all anyone talks about at dinner these days
I'd never dare to raise my hand at an auction
thanks, the {=model} made it home with two percent to spare
airports make me nervous, I'm always three hours early
our neighbour has played the drums since {=sincewhen}, he's getting better actually
politics on television puts me to sleep within minutes
I once spent a whole day at an embassy for one stamp
grandpa got his pension at sixty, lucky man
my {=scheme} card fell into the river, so much for loyalty
solar panels look rather nice on that old barn
the jab didn't hurt at all, I even got a sweet
my desktop is such a mess that I'm ashamed to share my screen
I took four hundred pictures in norway and not one of them is any good
{=sndfile} makes me cry every time, what a voice
regular expressions are the devil's handwriting, I swear
we had algebra with a teacher who threw chalk at us
the wedding film turned out really lovely, everybody cried
time zones should be abolished if you ask me
the museum's website looks like it was made in 1998
I never remember passwords, I just reset them all the time
half of the files from my old laptop are gone for good and I've made peace with it
a pie chart is always a bad idea, don't you think
my robot vacuum has eaten another sock, I'm starting to think it's on purpose
our neighbour mows his lawn every single saturday at seven and I hate him for it
the coffee in this house is better than in any bar
isn't it funny how cats only want food from the other bowl
we spent the whole evening watching clips of the fox in our garden
I burned the lasagne again, the oven and I will never be friends
electric cars are awfully quiet, one nearly ran me over
the wifi was down all afternoon and we actually talked to each other
my back-up plan is to become a shepherd
it's so cosy in here when it's raining outside
the kids say I'm the only one with too much screen time
{=plainpet} snores louder than my husband
I used to get seasick just looking at a pontoon
the {=ship} is the prettiest boat I've ever set foot on
bees are cleverer than most of my colleagues
honestly the honey from lime trees is overrated
a swarm settled in our chimney once, what a morning that was
people with rare blood must be terribly popular
I fainted the first time I saw a needle
giving blood should count as a sport
we sang {=opus} in a freezing church and nobody clapped
the tenors are always flat, it's a law of nature
my grandfather spent whole nights on short wave talking to {=beamland}
morse code is beautiful if you know how to listen
why does every pot I throw end up as an ashtray
raku smells like my childhood
the badge photo makes me look like a burglar
harbour towns are so quiet in winter
I got stung on the eyelid, no further questions
pottery on sundays is cheaper than therapy
sunspots were terrible this week, not a peep from {=beamland}
our conductor waves his arms like a drowning man
plasma takes so much longer, I always finish a whole book
someone ate my sandwich in the archive and no card reader will ever tell who
surgeons have the worst handwriting and the steadiest hands
my hip hurts whenever it rains
I was awake during my {=surgery} and heard every joke they made
hospitals smell of soup and fear
newspapers were better when they left ink on your fingers
{=storyidea}, now that was a fine article
journalists never call back, do they
I have never caught anything but a cold on {=fishwater}
a {=fish} stared at me today as if it knew my name
fishing is mostly sitting, and I'm good at sitting
dead letters, what a sad name for something that just timed out
half my career has been waiting for queues to drain
our dungeon master has a weakness for puns
~ {=heroname} was the best character I ever played
we argued for two hours about whether orcs can whistle
nothing is as quiet as a glider at dusk
I get airsick on a swing, so no flying for me
the {=sailplane} is a lovely old lady
knitting calms me down more than any tea
my grandmother could knit a {=knitwear} in the dark
there's yarn in every drawer of this flat
why is it always the left sock that disappears
kubernetes is overkill for a blog, everyone says so and everyone does it
our {=queue} worker saved the day during the sale, I'm proud of it
I dreamt about {=alert} last night, time for a holiday
the cloud is just somebody else's computer
SQL is the only language I learned at school that still pays my rent
{=firstname} gave a talk about {=functionname} and nobody asked a question
remember when {=bucket} was a hard disk under the desk
the people who designed {=dash} have a fine taste in colours
three years on call and I still jump when a phone rings
nice work with {=workload}, it has been calm for weeks
dashboards are like horoscopes, you see what you want to see
~ we called the cat Redis because she forgets everything
{=firstname} merged on a Friday again and we all held our breath
I've never met a tester who liked {=suite}
the release party for {=rel} was the best one so far, cake and all
{=dom} is such a lovely name, I'm still proud that I found it
~ my browser has ninety tabs open and each of them matters
tabs or spaces, I refuse to have that talk at dinner
language models can't tell jokes, they tell what jokes look like
{=vpnloc} is on my list of places to live
I spent half my youth in a terminal and don't regret it
our code review culture has become so much kinder since {=firstname} joined
the old NAS finally died, it lived longer than my hamster
caching and naming things, as the saying goes
thanks, that pull request was a pleasure to read
that song has been stuck in my head since {=weekday}
my {=firstname} thinks television was better in the nineties
I burned the roast and we ended up with pizza, best evening in weeks
our old washing machine lasted nineteen years, they don't build them like that any more
coffee is the only thing I miss when I'm ill
the hydrangeas next door are unbelievable this year
I can never decide between blinds and curtains, we'll see when we have money
the vacuum has a name, by the way, we call him Sir Dustalot
what a wonderful smell when grass has just been cut
somebody rang, but it was only the wind playing with the wire
the lights on the ferris wheel were gorgeous, thanks for coming along
radio people always sound so cheerful at six in the morning, how do they do it
we heated far too much last winter, lesson learned
the car was so quiet on the motorway that I nearly fell asleep, as a passenger of course
our pantry looks like we're waiting for a siege, it's rather embarrassing
my {=firstname} got a bad mark and we all went for ice cream anyway
the neighbours had a party until four and even invited us down
babies smell so nice, don't they
I still own the book that {=firstname} lent me in 2009
grandpa repaired everything with string and a bit of tape
we moved six times in ten years, I never want to see a box again
the cat sleeps on the insurance papers, always on those
what a day, first the bins fell over and then the wind took my hat
I lost at Scrabble to an eight-year-old, she used a word with two q's
my alarm clock and I are no longer friends
as a child I got fifty cents a week and felt rich
we spent nine hours at {=airp} and the only thing open was a perfume shop
the {=trainno} was full of singing football fans, it was rather lovely
I'm terrified of flying, always have been
my {=firstname} threw up on the ferry, the rest of the holiday was perfect
{=film2} made me cry like a child
taxi drivers always tell me about their divorces
camping isn't for me, I need a real mattress
parking in this city is a joke, everybody knows
I used to cycle everywhere until my knee went
the {=dishf} at {=kitchen} was so good that I licked the plate
grandad drove coaches for forty years and never had a scratch
nobody told me that {=ctown} was this hilly
trains used to be slower, but they had dining cars with tablecloths
my {=coach} never smiles but everyone adores her
we got lost in the {=hikearea} once and had to eat snow
{=club} broke my heart again, I should really stop caring
I've had every jab there is and still caught the flu
{=menuitem} is my father's favourite, I can't even look at it
my first flat in {=district} had a bath in the kitchen
the waves at {=surfspot} taught me humility
libraries smell of childhood, don't they
our pharmacist knows more about us than our families do
I stood in the queue at {=office} for three hours and then they closed for lunch
birch pollen season, my personal hell, but it passes
I read {=book} on the beach and got terribly burnt
my visa photo makes me look like a criminal
the word of the year is always one I've never heard before
my {=firstname} corrects everybody's grammar at dinner, it's exhausting
we had to learn Roman numerals at school and I forgot them all
I lost the coin toss and ended up with the top bunk, typical
{=person} once rolled three sixes in a row and still talks about it
I'm glad we finally agreed on a name for the dog
everyone writes their passwords on sticky notes in that office, honestly
my grandmother spoke {=langname} only when she was cross
teal was a mistake, but the bathroom is painted now
that summary in the meeting was longer than the report itself
JSON jokes are only funny on {=weekday}s
~ the vote at the club was a farce, but it's over
I've always liked audio books read by people with deep voices
the full moon kept me awake all night, I'm a wreck
{=person} quotes {=quoter} at every opportunity, it drives me mad
we split the bill and of course {=firstname} had forgotten the wallet
I was in {=clocktown} once and never got over the jet lag
~ my savings are a joke, but never mind
the film was fine, although the book by {=bookauthor} is so much better
that joke about {=jokeabout} yesterday was terrible, I loved it
patents ruin small inventors, my father always said
nobody in this family has ever won a quiz
{=filmstar} looks younger in every film, how does that work
I've got two hundred bookmarks and never open one of them
taxes, taxes, taxes, that's all people talk about at work
public holidays on a {=weekday} are my favourite ones
our old ticket tracker had a dancing bear on the login page, I miss that bear
I spent the entire weekend rearranging my notes and learned nothing
~ whoever invented kanban must have owned a lot of sticky paper
designers and developers will never agree on what a button is
card fees are eating us alive, honestly
{=client} is such a pleasant customer, wish they all were like that
thanks, the way you answered that angry buyer was perfect
I dreamt about unread support threads again
why do people put four exclamation marks into every issue title
selling candles online is harder than it looks
I love how {=frame} turned out, great job everybody
funny, two people rang me today and both had the wrong number
refunds always make me a bit sad
{=room2} was hilarious yesterday, I couldn't stop laughing
I never understood why every newsletter starts with a weather remark
signing things with a fountain pen feels so much more solemn
we used to have a spreadsheet for that, it had eighty columns and a curse
{=vidchannel} has the calmest voice on the internet
my posts never get more than three likes and two of them are my aunt
meetings before nine should be against the law
I've tracked my hours for a year and all I learned is that mails never end
the drive at my old company was a graveyard of final_final_v3
that questionnaire about the canteen was the longest ever, I gave up on page four
you did well with the campaign, everyone here was pleased
keeping a vault of notes is half hobby, half illness
half of the team is on leave and the chat is wonderfully quiet
that hotel in {=city} was honestly the worst one I've ever slept in
I hate flying, trains are so much nicer
you'd have loved the food in {=city}
do you ever get hungry?
thanks, the restaurant was fantastic last night
~ my grandmother made the best lasagna in the world
we missed our train {=date} and ended up dancing at the station
I think {=firstname} is a better cook than me
just landed, what a bumpy ride
nothing beats a quiet sunday breakfast
sorry, I was talking to the waiter
I used to work in a kitchen when I was a student
the rental car smelled of wet dog all week, lol
I feel so much better today, thanks for asking
my dentist is such a funny guy
that film made me cry like a child
do you like jazz?
sleep is overrated anyway
what a terrible soundtrack, honestly
running in the rain is the best thing ever
I'd rather listen to silence
the podcast host has such an annoying voice, don't you think
my back has been through a lot over the years
who's your favourite actor?
~ hospitals make me nervous
I could never give up chocolate, doctor or not
my dog is the best dog on earth
the kids were adorable at the school play yesterday
I never know what to do with all these tomatoes, what a summer
our teacher back then used to throw chalk at us
ordering online is so much easier than going to town
look at that cat, hilarious
{=firstname} grew so much this year, unbelievable
why do parcels always come when you're in the shower
gardening calms me down
haha that photo is terrible, I look like a potato
did you have pets when you were little?
thanks for helping with the homework, we got through it
I'm not a morning person and neither is my hamster
shopping on saturday was a nightmare
money isn't everything
rents in {=city} are insane these days
I'm so bad at choosing presents
that concert was out of this world
my car is older than my kids
we finally paid off the house, what a feeling
the neighbours have bought a boat, must be nice
sorry I was stuck in traffic
parking in this town should be an olympic sport
thanks for the present, I really love it
I wish I were rich
my first flat had a bathtub in the kitchen
I hate it when the pipeline goes red on a Friday
our deploys used to take an hour, now it's five minutes, pretty proud of that
(honestly|tbh), trunk based development is just better than long-lived branches
{=firstname} was on call last week and barely slept
the {=service} team finally fixed that bug, what a relief
pull requests with three thousand lines should be illegal
feature flags are great until nobody removes them
that incident review was really well run, wasn't it
~ thanks, the build is fine now
I broke {=service} on my first day once, everyone laughed
~ our {=repo} repo turns ten next month, time flies
no need to roll anything back, I was only thinking out loud
being on call is (exhausting|not as bad as people say)
logs are only useful when somebody reads them
(I|we) spent the whole day in the {=service2} logs, never again
it's always dns, isn't it
thanks, the certificate warning is gone
the {=database} database is my baby, I designed it ten years ago
{=firstname} dropped a table in production once and still talks about it
~ cloud storage bills keep going up, everybody complains
I finally understand what a namespace is
backups are like umbrellas, you only miss them when it rains
nice, latency is back to normal
~ never mind the alert, {=firstname} is already on it
pods, replicas, namespaces, who comes up with these words
I once rotated the wrong key and locked everyone out, fun times
time zones are the worst invention ever
I always forget what rebase does, but I don't want to know right now
(my|our) file names are a total mess, it's embarrassing
do you like knowledge graphs
{=firstname} has the funniest commit messages
that feature request of mine from last year, they actually built it
dependencies of dependencies of dependencies, where does it end
I read the whole file already, thanks
good code needs no comments, agree or not
the {=repo2} code was written by someone who left years ago
thank you, the diff was exactly what I needed
it's funny how {=firstname} is awake when I go to bed, different continents
~ never rename a folder on a friday
I have a hidden talent for breaking builds
qr codes on restaurant menus are so annoying
I speak {=lang_in} but my accent is terrible
(the|our) wiki is where information goes to die
what's your favourite language
surveys are always too long, I never finish them
I forgot my password again, story of my life
thanks for the translation, it worked perfectly
spreadsheets make me happy, is that weird
do you find ai generated pictures creepy
{=firstname} reads every pdf from front to back
my handwriting is so bad even I can't read it
{=lang_in} sounds beautiful, doesn't it
the voice of that announcement lady at the station is iconic
good survey, by the way
I used to scan all my receipts, now I just throw them in a box
our crm is such a mess these days
I hate writing invoices on a Friday
the help desk people were really nice to me today
that interview went better than I expected
payday can't come soon enough
my colleague is on parental leave and I miss her
customers are always right, aren't they
I wonder why recruiters never answer
thanks, the ticket is solved now
the deal with {=company} took us two years, what a ride
three weeks of vacation went by like nothing
~ {=firstname} got promoted to head of support, how cool is that
salaries in this city are a joke
I used to work at a help desk, you know
invoicing software all looks the same to me
the warehouse was freezing today
our printer is older than my daughter
parcels always come when I'm not home
I love the new meeting rooms
~ that meeting could have been an email
forklift driving looks like fun
my suppliers send me chocolate every Christmas
the courier {=firstname} is such a friendly guy
we sold out within an hour, can you believe it
I spent the whole day counting screws
thanks, the label came out perfectly
do you like open plan offices
visitors never find our entrance
the truck broke down in {=city} once, long story
stocktaking is the worst weekend of the year
~ paper jams are the story of my life
~ slack has way too many emojis
I never answer unknown numbers
my kids hate maths and I can't blame them
honestly I think OKRs are a fad
nobody reads newsletters anymore, right?
the teacher said {=firstname} is a joy to have in class
time flies when you have fun
what's your favourite social network
I was on video calls all day, my eyes hurt
signing the lease felt so good
thanks for posting that earlier
the ads on TV were better in the nineties
{=firstname} called me, we had such a nice chat
our board is full of sticky notes, looks like a rainbow
do you ever get bored of answering questions
learning Spanish is harder than I thought
surveys always ask the wrong questions if you ask me
what a match last night, I'm still shaking
stars make me feel so small
the train was late again, typical
I hate parking in this city
my grandfather was a farmer all his life
hotels always have the softest pillows
{=firstname} says the moon landing was fun to watch on TV
electricity gets more expensive every year, it's a shame
I got lost in {=city} once and loved it
that word sounds so funny
drones scare my dog
our team will never win anything
the sea was so calm this morning
earthquakes must be terrifying
thanks, I found the pharmacy already
holidays are too short, don't you agree
if I were a tree I would like to be an oak
I love looking out of the train window, it calms me down
{=firstname} gets seasick even in the bathtub
the taxi driver yesterday told me his whole life story
we took the night train to {=town} when I was twelve, best trip ever
cycling in {=town} is terrifying, just saying
did you know that the first ferry to {=port} was a steamship
car sharing finally arrived in our village, about time
I'm on the coach already, don't worry about me
my bike got stolen again, third one this year
flying makes my ears hurt, it has always been like that
our cab was late but we made the train in the end, thanks
{=trainno2} was so crowded that people sat on the floor
our hotel in {=town2} had the thinnest walls you can imagine
camping is lovely until it rains for a week
I never know what to wear in {=dest}, nobody does
parking downtown is a nightmare these days
the breakfast at {=hotel} was so good, I still dream of it
electric cars are awfully quiet, the cat never hears them coming
got the visa, everything went smoothly, thank you
{=firstname} skis like a drunk penguin
~ my suitcase is older than I am and still going strong
we got lost on the way to {=town2} and ended up in a monastery
holiday homes always smell the same, have you noticed
they returned my bag after three weeks, minus the chocolate
I used to work at {=garage}, worst summer of my life
packing is the part of travelling I like best
the {=dish} at {=restaurant} last night was divine
my robot vacuum is called Gerald and he's afraid of rugs
I burnt the {=dish} again, the whole flat smells
heating bills are a joke this winter
supermarket queues on a saturday, never again
honestly {=grocery} used to cost half of that
{=cook} does the best {=dish} in the family, no contest
ha, the waiter remembered us from ten years ago
I've decided to stop counting calories, life's too short
do you like {=food} or is that a silly question
leftovers taste better the second day, don't they
that {=artist} concert was the best night of my life
~ I cried at the end of {=film3}, no shame
{=team} are playing terribly this season, I can't watch
my knees hurt after every run, getting old I guess
the tumble dryer ate another sock, it's a monster
~ {=book2} is so much better than the film
our cat sleeps on top of the television
what a goal! did you feel the house shake
slugs got the lettuces again, I give up gardening
{=kid} was so proud of the school play
~ turning forty isn't as bad as people say
who even watches live television nowadays
do you prefer {=artist} or {=artist}
our on-call rotation ruined my weekend again
{=mate} always writes the funniest bug reports
I used to run my own mail server, never again
thanks, the build is green now
{=svc} was my first project here, I have fond memories of it
half of our alerts are noise if you ask me
good pull requests are small ones, don't you think
somebody should write a book about outages like ours
{=mate} and I argued about branch names for an hour
our meeting rooms are always too warm after lunch
{=rep} closed three deals this week, isn't that great
I hate doing expenses, it ruins every sunday evening
thanks, the poll was fun
~ did you know {=cust} used to make typewriters
I'm so ready for my holiday
customers are nicer in spring, at least it feels that way
half the channel names here make no sense to me
the {=opening} we hired turned out to be a gem
~ nobody reads our posts except my mother
tracking time makes me feel like a robot
# Full of the tools' words; thanks and remarks on what was done.
that reminder (saved me|saved my skin|came just in time)[, truly]
{=hm}, that reminder {=when2} was worth gold
the umbrella tip {=when2} was spot on, I stayed bone dry
good call on the earlier train, I got a seat and everything
lovely, the lights came on just as I pulled into the drive
your summary of that endless mail was better than the mail
thanks for the recipe, {=who3} had (two helpings|seconds and thirds)
the playlist you put together {=when2} made the whole party dance
thx, mail went out, all good
perfect, the timer rang to the second and the eggs were divine
I have to say the way you sorted my week was pretty slick
nice one with the translation, the waiter even complimented me
ok that chart was gorgeous, my boss thinks I'm a genius now
you found the file! I had given up on that thing
thank you for not waking me with the alarm like it was an air raid
those headlines you read me {=when2}, what a relief that not all was grim
much obliged for the parcel business, it's in my hands now
the shopping list was complete for once, not a single trip back
great job on the calendar cleanup, I can (breathe|see daylight) again
merci for the notes, they carried me through the whole meeting
what you wrote to the landlord was so polite I nearly blushed
brilliant, that bill is off my mind
so grateful for yesterday's nudge about the pills, you have no idea
I loved the podcast you picked, laughed out loud on the bus
~ house was warm when I came in. felt like a hug
the birthday message you drafted made {=who3} cry, in a good way
ha, the wikipedia thing about octopuses was a hit at dinner
thanks again for (last night|yesterday|saturday), without that list I'd have forgotten half
you were right about the rain
that was quick. the report's already with {=who3}, and nobody complained
the step count you cheered me on with, hilarious
well done with the photos, even the blurry one looks decent
that restart did the trick, server's humming again
phew, backup was there, you're a hero
good bot, the coffee machine was hot
the bug you spotted in my pull request would have been so embarrassing
I didn't say it (earlier|then) but the timer thing was really useful
you calling the trilogy 'an endurance sport' made my day
no more to do, you've earned your electricity tonight
the budget you made me is scarily accurate
the plant tip worked! {=plant} looks like new
that's it for the invoices, bless you
the dim light at bedtime was a nice touch
I bragged about you to {=who3}, mostly about the mail thing
wow ok the weather report was right to the minute
my mother says thanks too, she loved the reading voice
the knowledge base answer shut him up beautifully
reading your meeting notes felt like cheating
thanks, that all worked and I'm off to bed
not one spam mail all day, whatever you did there was magic
already paid the (gas|water|phone|vet) bill {=when2}, for once ahead of things
I cancelled the gym myself, by phone, like in the nineties
just closed {=tk_n} issues in a row, feeling {=feel}
merged the branch without looking. living on the edge
spent the whole evening on playlists and now it's one in the morning
did my {=tk_n} thousand steps and it was all between the fridge and the sofa
I set the alarm for six and woke up at five like an idiot
wrote a note to myself {=when2} and can't read my own writing
printed {=tk_n} copies and every one of them came out pink
the printer ate my boarding pass
my parcel spent a week at the neighbour's without either of us knowing
walked to the pharmacy in the pouring rain, shoes are still wet
I burned the lasagne, the smoke alarm sang along
ended up ordering thai again {=when2}, no regrets
missed the last train by (seconds|a whisker|the length of a sandwich)
slept {=tk_n} hours and feel like a new person
stepped on the scale {=when2} and stepped right off again
my daughter turned every light in the flat blue and calls it the ocean
I watered {=plant} twice by accident, it looks drunk
{=pl} sat on the keyboard during the call and nobody said a word
~ {=pl} threw my phone off the table, alarm and all
we rolled dice for the dishes and I lost, as always
watched {=tk_n} episodes in one go and now it's light outside
forgot the list at home, came back with crisps and no milk
I emptied the whole downloads folder, it felt like spring
found a photo of dad with hair
my first pull request got approved with a single thumbs up
the container fell over {=tk_n} times before lunch
deleted the wrong folder, found it in the bin, aged ten years
spoke spanish to a taxi driver who turned out to be from Poland
translated the menu by guessing and ended up with tongue
transferred the rent and now I'm poor until the first
I ran to the tram stop, that's my sport for the month
cooked for {=tk_n} people and {=tk_n} others showed up
the meeting could have been an email and the email could have been silence
went through my old mails {=when2}, who was that person
~ I told the speaker goodnight and it played heavy metal
today the whole office sang happy birthday to the wrong man
deployed on a friday and nothing happened. suspicious
so I told {=who3} the budget was gone and you could hear a pin drop
packed, unpacked, packed again, that was my evening
the timer went off while I was asleep in the bath
~ I did the taxes! all of them! on my own!
queued at the post office for an hour with a parcel that wasn't even mine
had the best soup of my life at a petrol station
lost at cards to a seven year old {=when2}, she had no mercy
it snowed on my barbecue
the doorbell camera filmed me singing
I've been up since four with the baby, the news channel keeps me company
got off at the wrong stop because the podcast was too good
{=day} should be illegal
~ honestly the second season ruined it for me
there's something calming about a tidy inbox
nothing beats the smell of fresh bread and a crime novel
every reminder feels like a tiny telling off
group chats are where good plans go to die
a good nap beats any sleep tracker
~ lists make me feel like I'm in charge of something
the news is a lot at the moment
tea tastes better when somebody else makes it
all these passwords and apps and cards, it's too much for one head
I get nervous when the calendar is empty
I'm the only one here who reads the manual and it shows
rain on the window and nowhere to be, bliss
tickets cost more than the flight to the band's home town, madness
to me a recipe is a suggestion
I'm {=feel} about the whole budget thing to be honest
feeling {=feel} today, must be the weather
somehow I feel {=feel} after every single team call
photos of food are always better than the food
dice have no memory and still they hate me
bit of sun and the whole town's in shorts
the world would be nicer with fewer notifications
~ the best thing about trains is looking out of them
mixed feelings about that review, it was fair though
code comments are love letters to strangers
it's the hope in the weather forecast that kills you
my aunt never wrote a single list and never forgot an egg
grandpa kept every receipt since the war in a shoebox
when we were kids the phone had a cord and the weather came from dad's knee
mum used to leave notes in our lunch boxes, little drawings mostly
my father tuned the radio with a fork
our old car had a tape deck and exactly one tape
granny's recipe said 'flour until it feels right', that was all
my brother once mailed himself to a girl, well, he tried to
we had a dog that could open the fridge, (god|bless his soul|what a dog)
as a student I lived on toast and library heating
great grandma walked ten miles to school, or so the story went, each year a mile more
my mother still prints out her emails and answers them by letter
the first computer we had took a whole song to start
in our family the calendar hung in the toilet
I remember the summer the rain didn't stop, we played ludo till the board fell apart
my sisters and I shared one alarm clock and one blanket
aunt Olga talked to her plants in french because they were from a nice shop
my parents met because of a wrong parcel, can you believe it
we always got the news a week late up there, wrapped round the fish
that smell of wet wool and radio, that was my grandmother's kitchen
my cousins had a playstation and we had a stick
haha the printer has one job
lol the dishwasher sends me more messages than my friends
my step counter thinks I'm dead
I've got 99 problems and {=tk_n} of them are yaml
haha no way, {=who3} in yoga pants
my bank account and I are not on speaking terms
knock knock, who's there, nobody, they're all on mute
I put the pro in procrastinate and the list in listless
breaking news: local man finds both socks
forecast for my desk: cloudy with a chance of tears
omg that meme with the server on fire
~ pff, the diet starts monday, which monday nobody knows
even my plants are working from home now
404 motivation not found
today's sport: jumping to conclusions
roses are red, the build is too
my sleep schedule is more of a suggestion box
rofl {=who3} just replied all
plot twist, it was in my pocket the whole time
apparently I'm fluent in three languages, all of them sarcasm
wait, what, {=who3} won the lottery? get out of here
yikes, that bill had more digits than my phone number
ok wow, didn't see that ending coming
the robot vacuum and {=pl} are in a relationship now
my to do list has a to do list
~ the dice said six and my face said eleven
{=who3} forwarded the whole salary sheet to everyone, by accident of course
{=who3} paid for the taxi with monopoly money, swear to god
{=who3} has {=tk_n} alarms and sleeps through every one
{=who3} books meetings at lunch on purpose, I'm sure of it
they say {=who3} has a spreadsheet for the christmas presents of the next decade
so {=who3} left the dinner early because of a delivery, allegedly
did a bit of gossip with {=who3} {=when2}, turns out everybody knew
{=who3} names playlists after old flames
~ {=who3} ran a marathon {=when2} and hasn't talked about anything else since
{=who3} asked a smart speaker for marriage advice, and took it
rumour has it the interns are running the servers now
the couple upstairs argue about the thermostat every single night
{=who3} bought a drone and lost it within the hour
{=who3} waters plastic flowers, nobody has the heart
the new guy reviewed my code with emojis only
her husband tracks everything, sleep, water, even the number of sneezes
{=who3} got a parking ticket in front of the police station, lovely
{=who3} keeps sending me voice messages of {=tk_n} minutes
my neighbour's kid ordered a trampoline with one click
they adopted a puppy and a baby in the same week, brave people
{=who3} mixed up the two Annas and invited the wrong one
{=who3} still uses a paper map and always gets there first
Tom is going to order the pizza
{=who3} will see to the tickets, thank heavens
{=who3} has already fed {=pl}, so I hear
dad's picking the kids up, I get an hour to myself
my flatmate bought milk without being told, I'm touched
the bank took care of the payment by itself
{=who3} turned the heating down behind my back again
Sophie's got the music covered, poor us
the vet called back before I could, all fine with {=pl}
ops restarted it while I was still typing my complaint
{=who3} drives tonight, so wine it is
{=who3} took over the review, I owe that one a beer
{=who3} did all the shopping {=when2}, I just carried the bread
my wife has the reminder on her phone, that's marriage
the kids are making dinner, pray for the kitchen
no worries about the invoice, {=who3} settled it {=when2}
the cleaning lady switched the router off again, that explains the silence
{=who3} wrote the mail so I don't have to, best news all day
~ the team in india fixed the ticket overnight like elves
we're having soup tonight and that's that
I'll be on the sofa with a book, world can wait
off to the pool now, bye bye screens
I'm walking home, it's so nice out
tonight it's just me, a blanket and a bad movie
heading into the tunnel, talk later
I'm doing the dishes by hand, it's good for my nerves
I guess I'll finish the chapter and turn in
~ we'll wing it with dinner like always
no alarm, no plans, no trousers, that's my sunday
I got the job!!! still shaking
guess who's a grandfather as of (last night|this morning|yesterday)
passed the driving test on attempt number (two|three|four|six), the examiner hugged me
my talk got accepted, I'm over the moon and terrified
my tomatoes won second prize at the fair
I kept {=plant} alive for a whole year, me of all people
I beat {=who3} at chess {=when2}, a historic moment
finally fit into the old jeans, button and all
no more crutches since (yesterday|last week), stairs are fun again
my story got printed in the village paper, page nine, below the pigs
who even reads terms and conditions
why do I always get the trolley with the wobbly wheel
who needs sleep anyway
~ what would I do without coffee and bad television
isn't it funny how the weekend is over before it starts
who schedules a call for friday at five, I mean who does that
how can one small cat own a whole bed
~ was it ever this loud in the open office or am I just old
why is it always me who gets the cold soup
how hard can it be to close a door, people
aren't we all just waiting for a parcel in the end
what's a budget among friends, right
who am I kidding with that gym bag
could this monday be any longer, seriously
who doesn't love a good thunderstorm from indoors
if only (mondays|tuesdays|fridays|mornings) had less meetings
if only bills paid themselves
oh to be a cat on a warm router
I wish I were the sort of person who likes running
ah, to be twenty again with a rail pass and no inbox
some day I'll have a kitchen with a window, sigh
if I had a penny for every reply all
~ if wishes were trains I'd be in Lisbon by now
a quiet weekend, imagine that
one of those days I should have stayed under the duvet
wish the summer hadn't gone by so fast
if only I'd bought {=plant} a friend back then
sigh, another birthday on a tuesday
would've been nice to see the show before they cancelled it
so the thing with the calendar and all that, I don't know, whatever
I was about to say something about the playlist but it's gone
anyway, the mail, the meeting, the whole circus
and then the light went out and I thought, well
the reminder thing... nah, never mind, it's nothing
maybe it's me, maybe it's the printer, who knows
it's just that with all those deliveries and the kids and the noise
still thinking about that (book|podcast|documentary) somehow
where was I, the taxi, right, so the driver laughs and I laugh
well if the parcel comes it comes
I mean the servers, the noise, the blinking, it's almost
could be worse, could be (raining|sunday night|the tax office)
hm, {=tk_n} years with the same recipe, funny that
yeah no the budget talk was, let's say, interesting
and there I stood with the ladle in my hand, thinking
lists, lists, lists
oh, that reminds me of the holiday with the broken scooter, good times
so I'm standing there with {=tk_n} bags of shopping and the lift's dead and who comes down the stairs but {=who3}, not lifting a finger
you won't believe it, I took the early train for once and there was a wedding on board, with a band and everything
we had the neighbours over {=when2} and they brought their own playlist and let me tell you, it was two hours of whales
~ I had the recipe open and the timer running and everything and then the phone rings and it's {=who3} and there went the cake
funny day really, first the meeting's off, then the rain stops, then a stranger pays for my coffee
after all that fuss about the heating it turned out the window had been open since (last night|tuesday|christmas), we laughed till we cried
I've been reading that book about sleep in bed until three in the morning so I guess it isn't working
they had a robot bring the food, it got stuck on the carpet and apologised, the kids talk of nothing else
{=who3} wanted to surprise me with breakfast and set off every alarm in the building, the firemen got pancakes
it took me {=tk_n} evenings to sort the photos and what I learned is that we only ever eat and squint
~ we lost the quiz by one point because nobody knew a thing about cheese, I'm still bitter
that landlord of ours painted the hallway green, answered no mails, raised the rent and then waved at me from his car
been through the whole series with {=who3} on the couch and now there's this hole where the evenings were
good stuff, that film
what a game (last night|that was)
busy, busy, (busy|so busy)
rain again, typical
pizza was cold, company was warm
inbox zero, baby
too many tabs, too little brain
bad coffee, good people
nice weather for ducks
same meeting, different shirts
still full from (last night|lunch|that buffet)
so proud of my little server
that playlist slaps
the cake! oh my, that cake
fresh sheets tonight, the simple joys
~ no thanks, I've had enough news for one day
already done, did it {=when2} actually
nah I took care of it with {=who3}
ah never mind, I spotted it behind the toaster
it's fine, the song found me before I found it
no rush on anything, I'm just chatting
don't mind me, only thinking out loud about dinner
I'm not after anything, just happy the week's over
nothing for you to do, I just had to tell somebody about that goal
just saying, the old app had nicer colours
that's all from me, the stew is calling
you sounded almost cheerful reading out that forecast
funny that you called my meeting 'a long one', so true
you've got better taste in music than {=who3}, that's for sure
I was rude about the reminder {=when2}, sorry about that
{=who3} is jealous of how you do my mails
~ didn't expect you to get the joke about the printer
I half expected you to burn the toast as well
you and your polite little notifications
it's fine that the timer was off by a minute, the rice survived
we all had a laugh at how you pronounced the street
you beat my old secretary and she was a legend
even {=who3} had to admit that your shopping list made sense
between you and me, the last assistant couldn't tell a taxi from a train
quizmaster of the year, that's you, after (last night|yesterday)
# What no tool can do; questions about the assistant itself.
high five!
what's the point of a to do list if you never do
if a tree falls and nobody's there to note it, does it count
where do all the lost socks go
how are you (today|this morning|feeling|doing in there)
are you (alive|real|human|married|happy|a boy or a girl|ticklish)
do you like (rain|me|your job|being called|reading mail|taking orders)
what are you good for, besides lists
what's the difference between you and the other assistants
are you recording (me|this|everything i say)
who's listening when i talk to you
do you sell what i tell you to advertisers
~ can i trust you with my calendar, honestly
do you ever get tired of setting reminders
have you got a favourite song
what do you look like
what did you do last weekend
do you have brothers and sisters
are you smarter than my {=dev}
would you lie to me if i ordered you to
could you fall in love with a thermostat
what's it like to be switched off
are you afraid of anything
~ do you understand jokes or do you just pretend
why do you talk like that
what language do you think in
do you get a day off
would you rather be a weather app
did i wake you
do you miss me when i close the window
can you feel it when i type harder
will you remember me when i'm famous
are you going to take my job
who would play you in a film
what's your price, everybody has one
i wonder, does anybody ever ask how your day was
was that you laughing
steward, is that your first name or your last
be quiet
stop it, that's enough talking for one day
forget that i asked
nah leave it, i'll do it myself
ignore the last thing, that was my kid playing with the buttons
don't answer that
don't listen now, i'm talking to {=kin}
wait, let me think a second
hold that thought
~ quit apologising all the time
be nicer to me
go away
take the rest of the day off, you earned it
come back here, i wasn't finished
look at me when i'm talking to you
stop reading my thoughts
don't tell {=kin} i said that, ok
promise you won't get smarter than me
{=keys}
{=keys} {=keyz}
{=keyz}{=keyz}
{=keyz} {=keys} {=keyz}?
{=keys}{=keyz}!!
lkfd (d|s|k|) {=keyz}
the {=keyz}
{=word2}
{=word2} {=wordy}
{=wordy}, {=word2}
{=wordy} {=keys}
the {=word2} of (my|a|some) {=word2}
bla bla bla
la la laaa
tralala {=word2}
1 1 1 1 q
x
# Near the tools.
~ thanks, that's all for today
never mind the urgent one, I've done it myself
"{=text}", that's what {=p2} wrote to me, can you believe it
the meeting went from {=start_time} to {=end_time} and I said nothing
I told {=from_email} yesterday that {=text2}
all day long I've been thinking about {=query}
~ from {=location} to {=location} on a bike, imagine
not urgent, not important, just tired
what a day, not a cloud
{=oh}, rain again
bit nippy this morning
finally some sun!
i love a good storm
it's chucking it down here and i'm loving it
soaked to the bone, {=oh}
can't believe it snowed in april
lovely weather we're having
it was so hot i slept on the floor
my umbrella turned inside out in front of everybody
forgot my coat, of course it poured
i've stopped trusting forecasts
weather's fine, mood isn't
{=who4} brings an umbrella everywhere, even indoors
grey, grey, grey
the cold doesn't bother me one bit
too hot to think
{=town3} was freezing when we were there, {=oh}
i moved to {=town2_2} for the weather and it drizzles all year
nothing like the smell after rain
such a cosy day for staying in
the wind took our trampoline
that thunder scared the cat half to death
who needs a forecast, my hip tells me everything
do you like the rain
would you rather be too hot or too cold
snow makes everything quiet, doesn't it
you're lucky you never get wet
is there anything worse than wet socks
i do hope it stays this mild
we had four seasons in one afternoon
how was your day
hows your day going
hows your week been
what do you get up to all day
did you sleep well
had a good weekend?
got any plans of your own
what's new with you
you having a nice evening?
my day was {=was}
the {=ev} was {=was}
just out of the {=ev}, it was {=was}
so glad it's friday
mondays, {=oh}
this week can get in the bin
today's been {=was} and it's not even noon
back to back meetings, somebody save me
two hours of meeting for one sentence of content
i talked too much in the meeting again
nobody said a word in the whole meeting
{=who4} fell asleep in the meeting
i always feel sick before a {=ev}
my {=ev} went better than i thought
a free day at last and i'm bored already
too many appointments, too little me
i'm never on time for anything
where does the time go
time flies, {=oh}
is it just me or was this a long week
are weekends getting shorter
i've been up since four
my todo list has its own postcode by now
an empty list makes me feel like a queen
lists stress me out
nothing left to do, what a feeling
i hate being reminded of things
busy busy busy
{=thing2} costs a fortune these days
have you seen what they want for {=thing2}, robbery
{=who4} put everything into bitcoin, {=oh}
i should have bought nvidia shares ten years ago
stocks give me a headache
crypto people are a funny bunch
my shares are down and so am i
i'm broke till payday
money comes and goes
that's the worst news all week
no news is good news
i've had it with the news
the headlines get sillier by the day
{=who4} shouts at the news every evening
i only read the comics page
guess what, good news, i got the job
what a mess this world is in
don't you get tired of all the bad news
i fell for an april fool in the paper
i left the iron on once and nearly burned the place down
our front door squeaks like a ghost film
my house is always freezing, {=oh}
it's nice and warm in here
the lights flickered and {=who4} screamed
i like a dark house
i never lock the back door, call me naive
that mail made my day
{=who4} answers emails at 3 am
not one mail all day, i feel unloved
so many emails, so little sense
i've a memory like a goldfish
{=who4} forgot my birthday
i forget every password i ever had
my brain's full
birthdays make me sentimental
what are you
so what are you good at
are you a person
do you ever get bored of my questions
when's your birthday, do you even have one
where do you live
can you feel cold
do you know everything
are you always on
~ whats your favourite season
do you have a favourite day of the week
whats your opinion on meetings
are you better than the other assistants
can you lie
how do you know all that
do you mind me asking so much
~ are you listening to me at all
whats it like being you
do you get the news where you are
would you wear a coat if you had a body
you any good at small talk
thanks for {=did}
ta for {=did}
{=did}, brilliant, cheers
cool, that's all i wanted to know
great, so no umbrella then, thank you
right, so i'm free, lovely
good to know the door's locked, thanks
ok warm enough then
~ you were right about the rain, well done
perfect, i can sleep now that the oven's off
~ so it's tomorrow after all, got it
that was quick
got the mail, all good
never mind the {=sub}
forget the {=sub}, i've sorted it
no wait, skip the {=sub}
scrap that about the {=sub}
actually don't bother checking {=own}
i asked about the {=sub} but it doesn't matter now
no need to look, i can see the rain from here
leave it, i found the calendar myself
oh, it's on my other phone, no worries
i was about to ask you the time but there's a clock here
found my coat, so that's settled
wasn't a question, i was only moaning about the cold
just saying, it's nice out
didn't mean you, i was talking to the dog about the weather
half an hour of sun and everybody's in the park
you'd think by {=age} i'd own a decent coat
funny how a full calendar feels so empty
the forecast is like my uncle, loud and wrong
~ i'd rather have a quiet week than a good one
~ sometimes i check the time and forget it again at once
{=thing2} and {=thing2}, that's half my wages gone
~ {=who4} says hi
don't worry, i know it's late
# Longer ones: something before or after the labelled part.
update: I survived the meeting
update - {=sit}
~ fun fact: {=sit}
breaking news - {=sit}
~ breaking: local woman finally folds her laundry
me: falls asleep
me: *stares at the wall* also me: five more minutes
mood: a wet sock
status: tired but happy
today's weather inside me - cloudy
spoiler: {=sit}
confession: {=sit}
plot twist - {=sit}
note how I didn't cry: progress
lesson learned: never cook in a hurry
tl;dr - {=sit}
verdict: nine out of ten, would nap again
reminder that you're doing great - yes, you
current task: existing
my to-do list: 1, me: 0
priorities: naps
weekend summary - {=sit}
message received, loud and clear
PS: {=sit}
edit: never mind, solved it
~ correction - it was a heron, not a stork
so, to sum up: {=sit}
boss: can we talk. me: oh no
rating: 4/5, {=sit}
event of the year: {=sit}
question: why are mondays
honest opinion - I like it
disclaimer: I haven't had coffee yet
good news: {=sit}. bad news: none
I keep forgetting names, it's getting embarrassing
my list is done for today, feels great
~ {=who5} forgot the {=evn}, typical
I did remember the {=thing3}, no help needed
the reminder worked, I was on time
money comes, money goes, the dog stays
~ {=who6} talks about shares all through dinner
{=who6} once swapped the {=lamp} for a bicycle
I always thought {=firm2} was a kind of cheese
I do like how the {=lamp} makes the wall glow
~ thank you, the {=device_id} is much warmer now
the light in {=location2} was lovely when we were there
~ {=who6} moved to {=location2} for the weather and misses the fog
I'm more of a candle person than a lamp person
bitcoin, again, at breakfast, imagine
{=who6} collects old coins and tells everyone what they aren't worth
I never understood why people fear {=symbol2}
I used to deliver {=src} on my bike when I was twelve
we argued about the thermostat for years and then we laughed
the handbook is what I rest my coffee on
{=who6} proofreads encyclopaedias for a living
I grew up without a doorbell, people just shouted
the yen always sounded like a wish to me
newspapers smell better than screens
~ it felt good to lock the shop for the last time
{=who6} is afraid of the vacuum, bless
what a night, the blinds rattled and nobody slept
do you find money boring too
would you invest if you were a person
# Reports, feelings, jokes, praise, taking back, the assistant itself.
just emailed {=who7}, {=luck}
(well|ok|so), the mail to {=who7} about {=mat} is out, {=luck}
I hit send and my heart is still pounding
handed in {=mat} by email {=past}, feeling {=feel2}
guess who answered every single email today
told {=who7} {=past} that it's over with {=mat}, {=luck}
replied to {=who7} after {=n} weeks, I feel {=feel2}
I already wrote {=who7} back, twice in fact
sent {=who7} the wrong file, noticed it {=past}, {=luck}
messaged the whole group instead of {=who7}. kill me now
{=who7} left me on read {=past}
~ {=who7} called me {=past} and talked about {=mat} for {=n} hours
deleted {=n} old mails {=past} and my soul got lighter
unsubscribed from every newsletter known to man, best evening in weeks
my inbox hit zero {=past}, somebody take a picture
{=past} I found a note in my own handwriting that just says "list"
I ticked off everything on my list {=past}, I feel {=feel2}
crossed {=mat} off with a fat red pen, so satisfying
spent {=n} hours sorting my calendar by colour instead of working
overslept, no alarm in the world could have helped
missed {=ev2} {=past} because I was staring at a spreadsheet
turned up at {=ev2} a week early, not my proudest moment
so I walked into the wrong meeting and stayed for {=n} minutes
{=ev2} got moved again and {=who7} is fuming
the reminder went off in the middle of a funeral
my phone kept buzzing with reminders during {=ev2}, so embarrassing
turned off the lamp myself, the old-fashioned way
I locked the door, unlocked it, locked it again. that kind of morning
{=gizmo} gave up {=past} and the electrician laughed at me
fixed {=gizmo} with tape and a prayer
{=who7} walked straight into {=gizmo} {=past}
we sat in the dark for an hour before anyone thought of the fuse
(sold|bought) some {=stk} {=past}, {=luck}
I lost {=n} euros down the back of a train seat
changed my last euros at the airport and got robbed, basically
won {=n} dollars on a scratch card, drinks are on me
I looked up the weather for {=town4} {=past} and then forgot the umbrella anyway
got soaked {=past}, so much for the sunny forecast
we had snow in {=town4}, actual snow, the kids went mad
read the news {=past}, regretted it at once
googled my own name {=past}. never again
found an old song on my dad's mixtape and cried a little
{=who7} asked me about {=mat} and I simply forgot what I'd said
just had the nicest chat with {=who7} about nothing at all
wrote it all down on paper {=past}, feels more real that way
update from me: {=mat} is sorted, {=who7} is happy, I feel {=feel2}
long story short, {=who7} got the reminder, I got the blame, and nobody paid {=mat}
day {=n} of not checking my mail, I feel {=feel2}
that was me and {=who7} arguing about the calendar, sorry for the noise
~ for once I remembered {=ev2} without any help from you
lol {=who7} just sent me a thumbs up to a four page email
~ mailed. printed. signed. done. {=luck}
I set the alarm, packed the bag and wrote the list, so now I only have to sleep
went through the camera footage with the police {=past}, nothing on it
the delivery guy waved at our camera {=past}, made my day
turns out the note I was hunting for was stuck to my own back
ugh, emails
I dread opening my inbox after {=ev2}
every time my phone pings I feel {=feel2}
~ nothing says "monday" like {=n} unread messages
(honestly|tbh|frankly), most meetings are just an email with chairs
I have a love-hate thing going with my calendar
lists calm me down, I can't explain it
if you ask me, {=stk} is a casino with better fonts
prices these days, {=n} euros for a sandwich
I think {=gizmo} has a personality
there's something about an empty todo list, I always feel {=feel2}
I'd rather send a pigeon than another email to {=who7}
voice messages over a minute should be a crime
~ I've had it up to here with {=mat} and the mails about it
can't believe it's already {=dayw}
the news has me feeling {=feel2} again
I hate that I need a reminder to drink water
honest opinion: reminders only work on people who don't need them
rain makes me want to cancel everything and bake
there's no weather I like less than drizzle
I get {=feel2} whenever {=who7} texts me in full sentences
my memory is a sieve and I've made my peace with it
{=ev2} on a {=weekday}, whose brilliant idea was that
~ I secretly enjoy deleting things
dark mode people and light mode people will never understand each other
it's the little red number on the mail icon that gets me
I trust a paper ticket more than any app, call me old
{=who7} and {=who7} share a calendar, which I find terribly romantic
locked doors make me nervous, open ones even more
four reminders for one dentist, I feel watched
as far as I'm concerned, {=ev2} can go jump in a lake
I've never felt so {=feel2} about a bank statement
the search function is where hope goes to die
I'm scared of {=ev2}, there, I said it
being on a mailing list is a bit like being in a cult
today was one of those days where even the lamp annoyed me
I miss letters. proper ones, with stamps and bad handwriting
{=who7} thinks I'm rude because I don't reply on weekends
grey sky, grey mood, grey mail
all I did today was move meetings around, and I feel {=feel2}
no message from {=who7} still. I check every {=n} minutes like a teenager
our new lock is clever, cleverer than {=who7} anyway
who even reads emails after five
since when is a lamp supposed to have an app
why does the rain always wait until I've washed the car
would you forgive someone who forgot {=ev2}
am I the only one who talks to {=gizmo}
~ what is it with people and reply all
how hard can it be to send one lousy invoice
isn't it strange that we remember song lyrics but not birthdays
who invented mondays, I just want to talk
why do I write lists when I never look at them
does anybody really enjoy {=ev2}
what's the point of a calendar if {=who7} ignores it
are smart homes actually smart or just needy
do you reckon robots will dread their inbox too
which would you rather be, a reminder or a surprise
is a list of lists still a list, or philosophy
if a mail lands in spam and nobody reads it, was it ever sent
do you believe {=stk} is a religion by now
what's worse in your book, {=app} or small talk
who wouldn't feel {=feel2} after a message like that
you'd think after {=n} emails someone would pick up a phone, wouldn't you
knock knock, it's your inbox
a calendar's days are numbered, get it
what do you call a lamp with ambition? a rising star. I'll see myself out
my thermostat and I broke up, things got too heated
I told my todo list a joke, it didn't do anything
~ out of sight, out of mail, as I always say
no news is good news, grandma used to say
a watched inbox never fills
time is money and I'm short of both
every cloud has a silver lining, except the ones over {=town4}
when one door closes, check the smart lock
don't count your euros before they're converted, ha
better late than never, said the reminder
as they say, red sky at night, shepherd's delight
make hay while the sun shines and so on
I wish I could lock {=dayw} out of the house
if only there was a button to delete {=weekday}s
wish somebody could send me back to the summer of 99
would be lovely to have a memory like an elephant
if I had a euro for every mail from {=who7}, I'd own {=town4}
I'd give my last ticket for {=n} hours of sleep
oh to be a cat and have no calendar
I wish the weather asked me first
please let {=dayw} be cancelled by the universe
I want to rant about {=mat} for {=n} minutes, just nod
(morning|good morning|hiya), slept well? I dreamt of {=gizmo}
evening! back from {=ev2}, knackered
hey hey, only here to say hi, no tasks today
hello stranger, long time no mail
happy {=weekday} to you and all your reminders
good night, may your inbox stay empty
perfect, the reminder for {=ev2} is just right
lovely, that's the exact mail I meant, cheers
thanks for the list, {=n} points were plenty
spot on with the weather, I stayed dry
ta for dimming the lights earlier, my head is better
you found the note, you star
great, {=who7} got my message and {=mat} is settled, thank you
brilliant, now the calendar looks like a human lives here
ok that summary saved my {=dayw}
much obliged for the nudge about {=mat}, I'd have missed it
nice, {=ev2} is in and nothing clashes. you're good at this
the lights going on by themselves when I came home, what a treat, thanks
cheers for the exchange rate earlier, the waiter didn't cheat me after all
exactly what I asked for. no more, no less
that was quick, the mail was out before I'd finished my tea
bit surprised how well you handled the news thing, well done
you remembered {=mat}, I feel {=feel2} and grateful
so happy you deleted that mess
wow the price was right to the cent
all good, the door is locked, I can see it from here
sorry for shouting at you about the calendar
my bad, I gave you the wrong address {=past}
forgive me, I typed the price in the wrong window
I was rude about your reminders, apologies
excuse the mess, that last line was meant for {=who7}
I owe you an apology, the mail did arrive after all
oops, wrong chat, that was for {=ppl}
the cat walked over the keyboard, ignore the song titles
pardon my French, {=mat} got to me
hm, fair enough, I didn't expect the list to be that short
ok great
fine by me, the lamp can stay as it is
yes yes, I saw the reminder, no need to nag
that'll do, I've heard enough news for one day
whatever you did with {=gizmo}, keep that up
no complaints about the calendar from my side
haha good one, you and your weather puns
full marks for that email, even {=who7} was impressed
~ ahh so that's what the reminder was for, gotcha
makes sense, thanks for explaining the thing with the rate
who made you, and did they like mail as little as I do
are you actually able to send emails or just talk about it
can you open doors? in theory I mean
do you sleep between reminders
what else are you good for besides lists
which tools have you got under the hood
do you get bored of weather questions
are you listening to me through {=gizmo}
would you tell {=who7} what I write here
how old are you in calendar years
do you dream of unread mail
are you a person or a very polite lamp
does it bother you when I delete things
can you feel the heating
do you ever forget, or only pretend to
what languages do you speak, and in which do you think
I bet you read the news before me every morning
are you the same one who helped me with {=mat}
is there a human who reads my notes
so you can do calendars and mail, but can you love
you don't judge me for {=n} alarms, do you
if you had an inbox, would it be tidy
what are you thinking about while I type
do you like your job, with all those lists and locks
could you in principle control {=gizmo} when I'm in {=town4}
how do you decide what is worth remembering
you sound tired today, too many tickets
what's your favourite thing to be asked
are you allowed to say no to me
you're not going to sell my mails, are you
do you charge per message or what
is your weather any better, in there
never mind, forget I asked about {=mat}
no need to send it any more, {=who7} just walked in
scratch that, I'd rather tell {=who7} in person
actually no, leave the calendar as it is
don't bother with the mail, it sorted itself
stop, wait, no, not the reminder, let me think first
false alarm, the ticket was in my pocket all along
I changed my mind about {=gizmo}, don't touch it
hold off on the message to {=who7}, I'm not sure yet
oh, {=who7} already did it, so nothing for you here
let's drop the subject of {=mat}
on second thoughts I won't go to {=ev2}, so you needn't look anything up
you can forget what I said about the price, I was joking
I take it all back, {=stk} was a silly idea
not now, the list can wait, I've got {=who7} on the phone
nah, skip it, it stopped raining
disregard that, wrong window, that was a note to myself
it's ok, I found the mail
leave it, I'll text {=who7} myself later
no no, I only said I might lock the door, not that you should
please do nothing about {=mat} for the moment
wasn't a request, I was thinking out loud about {=ev2}
that was rhetorical, you don't need to search for it
so the mail, it was, hmm
and then the calendar just
what I meant was, the list, well, how do I put it
about {=who7} and the lamp
because of the weather, or rather because
if the price were, no, wait
the thing with {=mat}, you know
or mail, or not mail
test test one two
testing, does this chat thing work
is this on? hello hello
ping pong, anyone
just checking that my keyboard still types euro signs €€€
mail mail mail lamp
asdf note jkl
qwertz open open qqq
lkjh 77 sdf remind zzxx
aaaaaargh mondays
la la laaa
blub
brb, doorbell
sec, {=who7} is talking to me
no darling, the blue ticket, the blue one, it's on the fridge
{=who7}, put the phone down, I'm writing to the assistant
~ wait {=who7}, I'm not done with the list, sit down
(mum|dad), I said I'd be down in {=n} minutes
not you, I was talking to the dog about the open door
shh, the news is on
who left the door open again, was that you {=who7}
kids, who turned off the light in here, it wasn't funny
lol no {=who7}, he said remind not rewind
😂😂 {=who7} and the calendar
🙄 {=weekday} meetings
jingle bells, jingle mails
"send in the clowns", my favourite song title of all time
# Near the tools.
I already have that in my calendar
I hate deadlines on a {=bareday}
~ my todo list is a disaster
{=fname} never answers emails
that reminder was useful, thanks
# Things already done, work for hands or for a writer, the assistant itself.
my (inbox|mailbox|mail) is a (nightmare|jungle|battlefield|black hole|circus) (these days|lately|since I got back|)
there's nothing but (spam|ads|newsletters|chain letters) in my mail (these days|anymore|)
I used to love getting mail, now I (dread|ignore|fear) it
{=whom} still (prints out|dictates|faxes) every single email, can you imagine
I spent the whole (morning|afternoon|train ride) (answering|deleting|sorting) emails and got nothing done
writing emails in {=langname} takes me forever
emails used to be letters, and letters used to take weeks
{=firstname} signs every mail with a smiley, it's (sweet|weird|so like {=firstname})
I opened one mail this morning and lost the will to live
nobody reads the whole email, (ever|that's my experience|trust me)
an email at midnight is never good news
my first email address was (embarrassing|terrible|a joke), let's leave it at that
my calendar looks like (a game of tetris|a christmas tree|a crossword|modern art)
another day of back-to-back meetings (behind me|survived|, what a life)
I (envy|pity|admire) people with an empty calendar
{=whom} bought a paper calendar with (kittens|lighthouses|firefighters|tractors) on it
that meeting could have been an email, (as usual|honestly|I swear)
{=weekday}s and I will never be friends
(no|zero) appointments, no plans, just {=hobby}, that was my {=weekday}
I was born on a {=weekday}, {=whom} never lets me forget it
we celebrated {=firstname}'s birthday with (far too much cake|a boat trip|karaoke|a terrible playlist)
the weather has been {=adj} (here|lately|all month|ever since we moved)
the weather (ruined|saved|made) our holiday in {=city}
it rained on our wedding day and {=whom} called it lucky
I'm one of those people who (talk|complain|sing) about the weather all day
small talk about the weather is {=adj}
they promised sunshine and we got hail, (typical|of course|so much for that)
my knee knows the weather better than any forecast
~ my umbrella broke (again|on the way to work|in the first gust), rest in peace
{=city} in {=month} is {=adj}, I went there (once|as a child|two years ago)
(snow|fog|thunder|rain) reminds me of (home|school|my grandmother's house|{=city})
I forgot everything I learned at school
I forgot how good silence sounds
my memory is (like a sieve|worse than a goldfish's|not what it was|a curious thing)
{=whom} has the memory of an elephant
memories of {=city} keep coming back, I feel {=mood}
I don't remember the nineties at all, (haha|to be honest|and that's fine)
you never forget your first (bike|kiss|car|concert), they say
I remembered {=firstname}'s name (in the end|just in time|after an hour), {=relief}
photos of myself make me {=made}
I found old photos of {=city} in the attic and feel {=mood}
my phone takes better photos than my (expensive camera|brother|old camera ever did)
I'm camera shy, (always was|ask anybody|there, I said it)
{=whom} waves at every security camera
the neighbours have more cameras than (a bank|friends|a film studio)
the lights went out during the (match|dinner|storm|exam), it was {=adj}
christmas lights in {=month}, what is wrong with people
I like how a city looks with all its lights on
{=whom} and I fight over the thermostat like cats and dogs
we had no heating when I was a child and (we lived|it built character|nobody died)
I walked into a glass door today, everyone saw it
my old (vacuum|kettle|radio|washing machine) had more personality than my colleagues
prices are {=adj}, I remember when bread was cheap
the price of (butter|coffee|eggs|a beer) these days, (madness|I have no words|don't get me started)
{=whom} still counts in (the old currency|shillings|deutschmarks|pesetas)
I sold my bitcoin years too early, (let's not talk about it|story of my life|never again)
everyone at the party was talking about (shares|crypto|stocks|exchange rates), I left early
I know nothing about the stock market and I sleep well
{=coin} made {=firstname} rich and (unbearable|lonely|humble)
the news is {=adj}, I'd rather look out of the window
no news is good news, as {=whom} says
I was on the local news once, for (losing a goat|a cake record|five seconds|blocking the traffic)
I gave up newspapers for (lent|my nerves|good|a week)
{=whom} believes everything on the news
I fell into a wikipedia hole last night and came out at three
{=whom} argues with wikipedia as if it could hear
you can't learn {=hobby} from wikipedia, you need (hands|patience|a garden|time)
there is no wikipedia page about me, and that's how I like it
translating jokes never works
I dream in {=langname} sometimes
~ the translation of that novel was {=adj}
{=whom} speaks {=langname} with a terrible accent and total confidence
I still prefer a paper map, (they never run out of battery|call me old|you can spill coffee on it)
~ even with a map I'd get lost in my own kitchen
we drove around {=city} for hours, the map was upside down
the flight back from {=city} was {=adj}, (screaming babies|no legroom|six hours of turbulence)
I'm scared of flying, always have been
I missed my flight once and met my (wife|husband|best friend) because of it
airports make me {=made}
my paper got rejected again, reviewer two (strikes|hates me|didn't even read it)
{=whom} wrote a whole paper about (snails|doorbells|queues|boredom), I'm so proud
I never understood a single paper in grad school
too much paper on my desk, I feel {=mood}
my to-do list has a to-do list
tasks multiply when you look away
~ I like lists, they make me {=made}
multitasking is a myth if you ask me
sticky notes everywhere, my desk looks {=adj}
reminders are the new nagging
{=whom} needs no reminders, (it's scary|she just knows|lucky devil)
that song always reminds me of {=city}
you remind me of {=whom}
what {=firstname} said in the chat still makes me {=made}
group chats are {=adj}
{=whom} sends voice messages of ten minutes, (help|I can't|who has the time)
I left {=firstname} on read and feel {=mood}
my profile picture is ten years old and I'm keeping it
spreadsheets and databases are my idea of fun, don't judge
our database at work is older than {=whom}
time zones are the devil's invention
my watch is always five minutes fast, on purpose
I was never any good at percentages
calculators were forbidden at my school
the company handbook reads like (a bad novel|a threat|poetry) to me
our office rules are {=adj}, but the coffee is free
I googled myself once, (never again|big mistake|how dull)
the internet was better in the old days
notifications are ruining my attention span
backups are like flossing, everybody lies about them
already paid {=paid}[, {=relief}]
{=paid}? (paid|settled|sorted) (yesterday|last week|this morning)
sent {=gone} (yesterday|last night|an hour ago|on {=weekday}) [myself]
I (mailed|emailed|handed in|posted) {=gone} before (lunch|breakfast|the deadline), {=relief}
{=firstname} got {=gone} already, we're good
no need, I (put it in the calendar|set an alarm|wrote it down|told {=firstname}) (already|this morning|myself)
I turned the heating down before I left[, for once]
~ I locked up and switched everything off, {=relief}
we closed the blinds already
called them, done, next
I answered all my mails in one go, {=relief}
I ticked off the last task at midnight, {=relief}
I looked it up on wikipedia (yesterday|last night) and I was right
I checked the forecast before we left, so I'm to blame
we changed our dollars at the airport, (terrible rate|never again|lesson learned)
bought the shares last year, sold them, end of story
~ I remembered {=firstname}'s birthday this year[, {=relief}]
the appointment went fine, (no cavities|nothing broken|see you in a year they said)
I told {=firstname} everything in a long message last night and now I feel {=mood}
{=firstname} has already reminded me (twice|three times|in person)
we talked about it (over lunch|on the phone|in the car), it's settled
I read the news this morning, once is enough
I deleted the app and threw away the camera
it was on my list for years and now it's done, {=relief}
you told me that before
we've been through this already
(are|were) you ever {=bot}
are you more like {=bot} or {=bot}
do you read my mail for fun
do you ever look through my camera when I sleep
does it bother you when I forget things
do you dream of (electric sheep|e-mails|numbers|vacations)
what do you do (all day|when nobody asks you anything|at night|on weekends)
who taught you (to talk|manners|all this|to read mail)
are you (paid|happy|in love|listening to everything|allowed to say no|awake at night)
do you get along with other (robots|assistants|calendars|toasters)
do you have (a mother|a birthday|hobbies|a body|favourite numbers|any siblings)
what's it like to be (you|a machine|always awake|so patient)
were you (offended|bored|asleep) just now
do you like the weather, or doesn't it matter to you
can you forget on purpose, or is that a human thing
would you ever lie to me about the news
I told {=whom} about you
~ {=whom} thinks you're {=bot}
you sound like {=bot}
you're the only one who (listens|understands my calendar|never forgets|answers at this hour)
you saved my (day|life|weekend|marriage) with that reminder
good job with the (mail|calendar|lights|search|list) earlier
your (reminder|weather report|summary|answer) was {=adj}
you keep getting (my mails|names|dates|the weather|the lights) wrong, you know
I don't trust you with my (money|mail|door|camera|secrets) yet
{=app2} is {=adj}, don't take it personally
are you jealous of {=app2}
before you I used (a notebook|sticky notes|my fingers|a real secretary)
you and I make a good team
am I your favourite human
what's your star sign
what should I call you
(okay|ok|sure|fine) (then|whatever|if you say so|by me|, enough)
not (that one|now|today|what I asked|bad|yet|funny)
you misunderstood me
~ that's not (right|true|mine|how it works|what the mail said|my calendar)
I (said|asked|wrote) something else
oh (dear|well|boy|come on|that), never mind
smiley face
thumbs up
(heart|crying|laughing|shrugging|party) emoji
(sigh|yawn|shrug|facepalm|grin|gasp)
wow, just wow
so (what|true|sad|be it|much for that)
as I was saying
anyway
long story
I'm {=mood}, (don't ask why|must be the weather|blame the meeting|that mail got to me)
I woke up {=mood} and the news didn't help
thinking aloud here, ignore me
just talking to myself
I wonder why I keep so many (old mails|photos|maps|receipts|calendars)
some days I want to throw the calendar away and {=chore}
maybe I should take up {=hobby}
{=hobby} over meetings, any day
is it just me or is everyone {=mood}
I owe you one
bless you
you made {=whom} smile with that message
couldn't have found that mail without you, legend
sorry for shouting about the lights earlier
that forecast was spot on, well done
thanks for putting up with me (today|and my lists|and my mails|)
(right|ok|so), I'm off, (sleep tight|take care|be good|mind the house)
(until|till) (tomorrow|next time|we meet again)
over and out
sweet dreams, little machine
# Small talk, opinions, reactions, mentions; things that no personal assistant does.
{=hi}
{=hi} (steward|assistant|my friend|everyone|{=firstname})
{=hi}, how are you (today|doing|)
how's it going
how was your (day|night|weekend|week)
what's up
nice to (meet|see) you
long time no see
(bye|goodbye|see you|see you later|talk to you tomorrow|ciao|catch you later)
have a (nice|good|great|lovely) (day|evening|weekend|one)
I'm (back|here|off|going to bed now|off to work)
are you ready for a new day
happy (new year|birthday|holidays|Friday)
merry christmas
welcome back
{=thanks}
{=thanks}, (that was|you've been|that's) {=praise}
{=thanks} for (your help|everything|that|the {=helpful})
that {=helpful} was (helpful|perfect|just what I needed|great), {=thanks}
(ok|okay|k|alright|fine|sure|right|got it|understood|I see|makes sense|good to know|fair enough)
(great|perfect|nice|cool|awesome|wonderful|excellent|sweet|lovely)
~ (forget it|forget about it|don't bother|leave it|scratch that|it doesn't matter)
(haha|hahaha|rofl|that's funny|very funny|you crack me up)
(hm|uh|um|well|oh|wow|ouch|oops|oh no|phew|meh|yay)
(no|maybe|yep|nope|yeah|nah|perhaps|of course|not really|I don't know|no idea)
(really|seriously|are you sure|is that so|no way|you're kidding)
that's (interesting|good|bad|sad|too bad|a pity|a relief|what I thought|news to me)
(wait|hold on|one moment|give me a second|let me think)
I'll think about it
(sorry|my bad|my mistake|I didn't mean that|I was wrong)
no worries
you're welcome
same here
(stop talking|be quiet|shh|enough|that's enough for today)
I (agree|disagree|doubt it|guess so|hope so|suppose)
as you like
what a (day|week|mess|surprise|shame)
not what I meant
(ok|great|fine), I'll do it myself
it worked, finally
who (built you|created you|programmed you|owns you)
what can you do for me
what are you (able to do|good at|bad at|made of|thinking about)
are you (a robot|a human|real|alive|an AI|a machine|sentient|a man or a woman)
how do you work (exactly|inside|)
do you (sleep|eat|have feelings|get tired|get bored|like me|know everything|have friends|have a body)
what's your (name|age|favourite color|favourite food|favourite movie|opinion|purpose)
how old are you
where (are you from|do you live|are you right now)
which (model|language model) are you running on
are you better than (Siri|Alexa|ChatGPT|other assistants)
do you speak {=lang}
can you (learn|think|feel pain|see me|hear me|lie|be trusted)
do you like {=thing4}
~ would you rather be a {=animal2} or a {=animal2}
do you ever make mistakes
is my data safe with you
why do you ask
you are {=praise}
~ you're {=scold}
I (like|hate|miss|trust|don't trust) you
you sound (different|tired|like a robot|friendly) today
will you take my job one day
what would you do if you were (human|me|free|rich)
did you (miss me|sleep well|have fun today)
you forgot what I said yesterday, didn't you
are you listening
I'm (so|feeling|really|) {=feel3}
~ I feel {=feel3} (today|right now|lately|and I don't know why)
I had (a terrible|a great|a long|an exhausting|a lovely) (day|night|week|morning)
I just had {=meal}
I just ate {=meal} and now I'm {=feel3}
guess what, (we won|I got the job|she said yes|it's my birthday|I passed the exam)
my (cat|dog|sister|neighbor|boss|train|team|phone) (is driving me crazy|made me laugh today|is amazing|was late again|surprised me)
I can't (sleep|concentrate|stop laughing|wait for the weekend|believe it)
I'm going (for a walk|swimming|to {=city} next month|to the gym later|out with friends tonight)
I (grew up|was born|used to live|studied) in {=city}
{=firstname} and I had an argument
{=firstname} says hi
I'm (learning|practicing|trying to improve my) {=lang}
I'm a big fan of {=thing4}
{=thing4} (is|are) overrated if you ask me
{=thing4} (makes|make) me happy
life is (good|hard|short|strange|beautiful)
I wish I had more time for {=thing4}
I should really (sleep more|drink less coffee|exercise|call my parents more often, I know)
the kids are (finally asleep|screaming again|so cute today)
money can't buy happiness
I think I'm getting a cold
Friday at last
my {=animal2} looked at me funny this morning
do you believe in (ghosts|love at first sight|aliens|fate|{=deep})
if you could change one thing in the world, what would it be
I love {=season}
nothing beats {=season} if you ask me
{=season} can make me so {=feel3}
(what a lovely|what an awful|such strange|such beautiful) weather (we're having|today|this year)
I got soaked in the rain this morning
it has been raining for days and I'm {=feel3}
my inbox makes me {=feel3}
I (hate|love|can't stand|really dislike) {=work}
{=work} are the worst
too many {=work} this week
my calendar is (a mess|completely full|empty for once|a nightmare)
I get {=int} emails a day, it's insane
that email from {=firstname} made me {=feel3}
the meeting with {=firstname} was (boring|great|far too long|a waste of time)
my boss sends messages at midnight
I never finish my todo list
I crossed everything off my list today
people who don't answer emails drive me mad
I used to be a meteorologist
the weather man was wrong again
~ reading the news makes me {=feel3}
I stopped watching the news
I lost a lot of money with {=coin}
stocks are just gambling if you ask me
I once had {=int} unread messages
~ my house is always cold in winter
my lamps are from a flea market in {=city}
our old thermostat was ugly
I bought a new camera for my holidays
Wikipedia is a wonderful project
I wrote a paper about {=topic} in college
I remember when {=city} was cheap
I have a good memory for faces
~ you reminded me of my grandmother
{=firstname} reminded me about it already
time flies
I'm always late, no calendar can change that
databases are more interesting than people think
~ a message from {=firstname} made my day
I was told {=topic} is important
we talked about {=topic} at lunch
I read something about {=topic} yesterday, fascinating
{=topic} bores me
I don't care about {=topic}
I'm good at mental arithmetic
the exchange students from {=country} are lovely
the neighbours keep their lights on all night
# Remarks, news and moods of people who want nothing done.
# Right after something was done, and done well.
oh good, that's {=pal} off my back
that went (quicker|smoother) than I'd feared
well that was painless
(perfect|lovely|thank you), exactly the one I had in mind
heh, you even got the spelling of the surname right
ah, so it's on wednesday, I had it all wrong in my head
now that's what I call an answer
{=oh2}, you read my mind there
short and clear, just how I like it
there we go, sorted, and it's not even ten
couldn't have put it better myself
the light came on before I'd finished the sentence, spooky
{=pal} got the mail and laughed at the second paragraph
{=count} events moved and not one clash, respect
the invite looked very official, {=pal} wore a tie
that sum was right to the cent, I checked it by hand
I take back everything I said {=back}
three taps saved, a whole life changed
the tone of that reply was just polite enough to sting
and {=pal} said you'd never manage it
# Right after it failed: blame, shrugs.
well, that was a disaster
you woke the whole house with that alarm {=back}, you know
it was the wrong Thomas, by the way, and terribly awkward
{=oh2}, you and that {=room3} lamp will never be friends
you had one job
I'm not angry, just disappointed
that mail went to {=pal} instead of the bank, we laughed, eventually
not your finest hour, that summary
you said sunshine, I got hail
close, but no cigar
{=back} you called me by somebody else's name, I'm still hurt
no harm done, the meeting was pointless anyway
it's fine, it didn't work before you came along either
so much for artificial intelligence
that was {=count} minutes of my life, gone
you forgot me, admit it, I stood there in the rain
that answer was very long and very wrong
I blame the wifi, not you
{=oh2}, even {=pal} would have got that one
the reminder came an hour after the train had left, bravo
# Sleep and mornings.
(two|three|five|eleven) hours of sleep, and I feel {=mood2}
barely closed an eye, {=pet} had opinions all night
I dreamt my inbox was a swimming pool
woke up before the alarm and lay there feeling {=mood2}
mornings and I will never be on speaking terms
the snooze button and I had a long conversation today
clocks went back, {=pet} was not informed
dozed off in front of the news {=back}, woke up to a shopping channel
full moon again, nobody in this house slept
first coffee's in, the world has edges again
I've been up since four for no good reason
the twins had us up {=count} times, so I'm mostly tea by now
a nap on the sofa, the greatest invention of mankind
jet lag is no joke, I had soup at five this morning
I talked in my sleep {=back}, something about invoices, apparently
{=pal} snores like a tractor
yawn
what a gorgeous quiet sunday morning
I slept through the thunderstorm, the doorbell and half a meeting
# Money.
~ payday at last, I feel {=mood2}
the rent went up again, no surprise there
{=oh2}, my bank account looks like a desert
I put {=count} euros in the honesty box and felt {=mood2}
bitcoin did its thing and {=pal} has been unbearable since
got my tax refund {=back}, it's already a bicycle
never listening to {=pal} about shares again
my pension statement came, I laughed and then I didn't
{=pal} paid me back after {=count} years, I nearly fainted
the dollar's doing whatever it's doing, we're going anyway
~ a coffee cost me seven francs in {=place2}, seven!
I found a tenner in my winter coat, best day of the month
we're broke but we've got cake
~ the insurance actually paid up, I can hardly believe it
four hundred for a new boiler valve, daylight robbery
turns out I'd been paying for two of the same streaming thing
{=pal} won the office sweepstake and bought everyone buns
haggled at the flea market {=back} and still paid too much
# Weather, told and not asked.
it (poured|snowed|rained) the whole way to {=place2}
lovely out, we had lunch on the steps
the wind took my hat and my dignity {=back}
~ what a sky {=back}, pink from end to end
thirty eight degrees in the office {=back}, we worked with our feet in buckets
first frost, the windscreen looked like lace
fog so thick {=back} that I said good morning to a bollard
the forecast said dry. the forecast lied
{=pet} hid under the bed until the thunder was over
~ I do like the smell after summer rain
{=oh2}, autumn's here, I can tell by my knees
we got {=count} centimetres of snow and the whole of {=place2} stood still
soaked to the bone, but we saw a rainbow
I got sunburnt in april, who does that
in {=place2} they call this summer, can you believe it
nothing beats rain on a tent when you're warm inside
that storm had a name nicer than mine
# Mail, messages, phones.
{=pal} answered my three pages with "ok"
{=count} mails about the fridge at work, and it's just the one yoghurt
I finally wrote that letter {=back}, by hand, with a stamp and everything
my ex texted {=back}, now I feel {=mood2}
got a mail from a prince again, he remembers me
our family chat is {=count} people sending the same joke
I typed an answer, deleted it, typed it again, then went for a walk
the phone's been silent all day and it's bliss
{=pal} signs every message with full name and title
they replied to all. all of them. to all
a real postcard from {=place2}, I'd forgotten those exist
no answer from {=pal}, so that's an answer too
I sent a heart to the tax office by mistake
"as per my last email", the fighting words of our age
the voice message was {=count} minutes long, and half of it was wind
three exclamation marks, that's how I know {=pal} is upset
they offered me the job by mail {=back}, I'm shaking
my grandmother has discovered emojis
# On the road.
{=oh2}, we made it to {=place2}, the suitcases didn't
boarding now, row (17|six|30), next to a man with a cello
the flight was bumpy but the crew sang
our train stood in a field for {=count} minutes, we named the cows
I waved at {=pal} from the wrong platform
we got lost in {=place2} and found the best noodles of our lives
stuck behind a tractor, admiring the scenery
nobody checked my ticket all the way to {=place2}
home again, the house smells of closed windows
got a window seat and a sunset
left my passport on the piano and only noticed at the airport {=back}
{=pal} packed {=count} pairs of shoes for a weekend
that's the last time I fly with hand luggage only
cycled to work today, overtook a bus, felt {=mood2}
customs took the cheese, I took it personally
the ferry was late, the chips were hot, I had no complaints
{=place2} has changed a lot since we were students
somebody on the tram gave me their seat, and I'm not even that old
# Food and kitchen.
burnt the onions, called it caramelised
that curry {=back} was a declaration of war
best dumplings I ever had, in a car park of all places
{=pal} put pineapple on it and I said nothing, I'm growing
the cake sank in the middle, so we filled it with ice cream
I ate the whole box standing at the fridge
no sugar since monday and I feel {=mood2}
we ran out of milk in the middle of the pancakes, drama
{=pet} stole the sausages right off the grill
soup again tonight, I'm not even sorry
my sourdough starter has a name and a better social life than me
bought {=count} avocados, all ripe in the same ten minutes
{=back} we cooked together for the first time in years, it was nice
leftovers taste better, that's just science
{=pal} claims to hate garlic and then licks the plate
I've had so much coffee I can see sounds
~ a restaurant with no menu, no prices and no chairs, very modern
the jam set! it actually set!
# Children and school.
she took her first steps {=back}, straight to {=pet}
the little one asked me where yesterday goes
he said "no" {=count} times before breakfast, politely each time
school play went well, our tree only fell over once
I found {=count} sandwiches in the school bag, one with a beard
they're both asleep, I can hear the fridge hum
the teacher thinks he's gifted, we think he's loud
she told {=pal} all about my birthday surprise, so that's that
homework took longer than the whole school day
we've built a fort out of every cushion we own
the nit letter came home again, joy
he lost another tooth and demanded inflation money
my daughter thinks you live in the loudspeaker
they asked you to marry {=pet} {=back}, sorry about that
half term already, I feel {=mood2}
teenagers: {=count} words a day and all of them "what"
my son wrote a poem about the vacuum cleaner
(she's|he's) off to university, the hallway's so tidy it hurts
# Work.
the boss clapped. actually clapped
that meeting could have been a biscuit
got through {=count} calls today, my ear is hot
so I said it out loud in front of everyone, and nobody died
they've renamed our team again, third time since spring
{=pal} got the promotion, and fair enough
I quit {=back}. feeling {=mood2}
last day tomorrow, then two weeks of nothing at all
the printer at work smells of fish and management is looking into it
deadline met with {=count} minutes to spare
somebody microwaved herring in the office {=back}
I called the customer mum
we celebrated with warm prosecco out of mugs
the new chairs are very ergonomic and very ugly
my to-do list and I have agreed to see other people
nobody read the report, I know because page six was blank
I handed {=pal} my notice and got a hug back
they loved the pitch, I sweated through my shirt, but they loved it
# House, machines, pets.
the washing machine danced across the {=room3} {=back}
I painted the {=room3} yellow, it looks like the inside of an egg
{=pet} has learned to open the {=room3} door
talked to the fridge this morning, thought it was you
finally hung the picture, only {=count} holes in the wall
~ new curtains are up, I feel {=mood2}
the basil died, the weeds are thriving
the builders left, it's so quiet I can hear my own thoughts
{=pal} fixed the tap with chewing gum, it holds
I set off the smoke alarm making toast {=back}, the neighbours clapped
our house is (five|eight|ten) degrees in the {=room3} and tropical in the loft
moved the sofa, moved it back, good workout
we had a power cut {=back}, played cards by candle, loved it
the doorbell rang and it was nobody, just the wind being funny
~ the camera got a lovely shot of my bald spot
{=pet} barks whenever you speak, I think it's love
a mouse in the {=room3}, {=pal} on a chair
smart home, foolish owner
I locked myself out {=back} in my slippers
# Music, films, games, sport.
that song's been in my head since {=place2}
~ the band played {=count} encores and my feet gave out
{=pal} sings in the shower, always the same verse
cried at a cartoon again
I used to play the trumpet, the neighbours moved
we lost four nil and I've never had so much fun
the ending was awful, I loved every minute of the rest
played chess with grandpa {=back}, he cheats and he's proud of it
didn't like the book, liked the smell of it
dad's old records still crackle in all the right places
our team got relegated, I'm wearing black
danced until {=count} blisters ago
the concert's on friday and I already have goosebumps
the choir let me stand in the back row, very wise of them
jazz isn't for me, and I've made my peace with that
I beat my own record {=back}, nobody saw it
what a match, what a goal, what a night
my yoga teacher said I breathe with great ambition
the museum was closed so we admired the door
# Plans, told and that's all.
we're off to {=place2} in the spring, bags aren't packed but hearts are
going to see {=pal} later, I'm bringing pie
tonight it's me, a blanket and absolutely nothing else
I'll probably just walk there, it's nice enough
might learn the ukulele one day, might not
we've decided to get married, quietly, by the sea
I'm going to tell {=pal} the truth this time
off to bed, long day tomorrow
next year I'll run it properly, or at least run to the start
I'll sort my mail when I'm retired
thinking of dyeing my hair green, the family's split
we'll just take it as it comes
I'm spending the weekend offline, with a book and {=pet}
{=pal} and I are starting a band, we've got a name and no instruments
one day I'll live by a lake and be unreachable
I'm popping out for bread and gossip
tomorrow I turn forty and I feel {=mood2}
we were going to paint the {=room3}, but now there's cheese and sunshine instead
# Feelings, musings, jokes, reactions.
aha
no way, really? {=place2}? well I never
hm, that's less than I thought
{=oh2}, good to know
{=count} of them already, time does fly
I feel {=mood2} today, can't say why
it's strange how fast one gets used to things
I miss her most on sundays
why did the calendar blush? it saw the date
you're a funny little machine
(sorry|oops), I was talking to {=pet}
do you know, I'd quite forgotten how to be bored
we sat on the roof and watched the lights of {=place2} go out one by one
I said some things {=back} that I shouldn't have
~ well, that explains the smell
if you had ears they'd be burning, {=pal} and I talked about you {=back}
my grandfather wound that clock every night of his life
that's the nicest thing a computer ever told me
I'll never understand time zones and I'm at peace with it
(good night|night night), you strange helpful thing
# With the assistant: greetings, thanks, refusals, what if, taste.
# What it is.
~ are you a (person|robot|program|human) or what
what (exactly|actually) are you
what does it mean that you're an assistant, are you more of a butler or a secretary
{=hm2}, is there somebody real behind all this
~ how old are you [, really]
where do you live, in my phone or in some cellar full of wires
why are you called Steward
do you have a proper name or just the one on the box
are you a he, a she or an it
~ which company do you belong to
are you one of many or is there only the one of you
do you have brothers and sisters, other assistants I mean
{=hm2}, are you the same one {=who8} has at home
~ do you run on electricity or on coffee like the rest of us
were you made for {=doing} or did that just happen
who pays you for {=doing}, if I may ask
you're not one of those big chat models, are you
so you're basically software with manners
am I talking to a machine right now
# How it works.
how do you (understand|know|figure out) what people want
how does it all work inside you, roughly
when I write something, what happens to it in there
do you think in words or in numbers
how come you're so (fast|slow|quick with an answer)
do you guess, or do you know what you're doing
do you get better the more we talk
can you learn from your own mistakes
do you understand jokes or only orders
what do you do when two wishes come in at once
how do you tell a question from an order
do you hear everything that's said in this room or only what I type
why do you answer so politely even when people bark at you
do you work without the internet
is it hard for you when people make typos
do you read every word or just the important ones
how do you decide which of your tools is the right one
do you ever mix up {=things} and birthday cards
{=hm2}, how do you manage {=things} all day without a break
what happens to you when the power goes out
# What it may do.
are you allowed to {=do} without asking me first
do you need my permission for everything
could you spend my money behind my back
would you ever {=do} on your own, just like that
who can see what you and I talk about
may {=who8} use you too or are you only mine
what are you not allowed to do
are there things you would never do, even if I ordered it
do you always ask before a mail goes out
is it up to you or up to me in the end
do you report to anybody about me
could someone else pretend to be me and have you {=do}
are you the boss of the house now or am I
nobody has told me what you may and may not do
do you have rules, like those three for robots
I hope you never (open|unlock) the door for strangers
{=hm2}, can you say no to me
what would it take for you to refuse
can you lie
is it you who decides which mails matter or is it some setting
# Whether it keeps or forgets.
do you forget things like people do
do you (keep|store|hang on to) what I say here
~ how long do you remember a chat like this one
does what I tell you stay between us
is any of this written down somewhere
~ do you remember everything or only what I ask you to
will you still know me tomorrow
do you forget me the moment I close the window
~ where does it go, all that you remember
is your memory better than an elephant's
does it bother you to hold so many secrets
are my notes safe with you
is it private, what we talk about
does anybody else get to read your memory
I wonder whether you ever truly forget
would you tell {=who8} what I said about the party
your memory is better than mine, that much is certain
it's a bit creepy how much you remember
it's rather nice that somebody remembers things for once
you don't have to remember any of that, I was only rambling
# How it feels.
how are you [today|this morning|doing]
how do you feel (today|about all this|when nobody writes)
are you (tired|bored|lonely|happy|busy) [sometimes]
do you sleep
do you dream of {=things}
does {=doing} ever get boring
did you have a good weekend
do you get hurt when I'm rude
are you afraid of being switched off
do you have feelings, or is that just good manners
do you miss me when I'm on holiday
~ what's it like being you
you sound cheerful today
you seem a bit off this morning, everything alright
are you cross with me because of (yesterday|last night|what I said|the shouting)
~ don't you get sick of {=things}
are you jealous of the speaker in the kitchen
do you like your job
do you like me
hope you're having an easier day than I am
# Greetings.
hello there [, old friend]
good evening [to you]
~ hey you
hiya
howdy, partner
morning! slept like a stone
evening, just got in
hello, anybody home
hi, it's me again
I'm back
long time no see
nice to meet you
hey, how's it going
hello, I'm new here, just looking around
{=who8} says hi [by the way]
greetings from the beach, no work today
happy new year to you and your circuits
just popping in to say hello, nothing on the list
# Thanks.
{=thx}
(thanks|thank you|cheers) [again|for that|for earlier], you didn't even grumble
{=thx} for {=doing} all week
(thanks|thank you|cheers) anyway, you tried
that's very kind of you
you're a (star|gem|treasure|lifesaver|legend)
bless you, truly
I appreciate it
couldn't do it without you
you've been a great help {=when3}
thank you for being so patient with me
good work {=when3}, I mean it
I never thank you enough for all the {=things}
{=who8} thinks you're wonderful, and so do I
very thoughtful, that nudge {=when3}
I owe you one
thanks for nothing, as they say, just kidding
no complaints at all from this side
that was exactly right, well done
you did all that in a minute, respect
# Farewells.
bye [bye|for now]
talk soon
~ I'm off
~ that's all for (today|now|tonight)
that'll be all, thank you
have a nice (evening|weekend|day)
right, I'm going to bed
gotta run
until next time
farewell, my trusty helper
ciao
take care of yourself
we're done here, I think
~ logging off now, it was a pleasure
enough {=things} for one day, good night
off to the airport, back in two weeks, be good
I'll leave you in peace now
so long and thanks for all the {=things}
# Acknowledgements.
ok
okay then
~ got it
alright
fine
fine by me
I see
makes sense
good to know
~ noted, thanks
understood
sounds good
great
perfect
yep, saw it
right
very well
fair enough
oh, interesting
cool cool
# Refusals and changes of mind.
{=no}
{=no}, I'm fine
{=no}, leave it
never mind, (found it|sorted|I've got it|it's done)
forget I said anything
~ forget it, it wasn't important
actually, no
on second thought, nothing
I changed my mind, we can leave it as it is
sorry, wrong window
that wasn't meant for you
{=who8} has already done it, so there's nothing left for you
no more {=things} today, I've had my fill
I was going to ask you something, but it can wait
oh, I thought of something, gone again
hm, let me sleep on it
not now, I'm eating
ignore that, the cat walked over the keyboard
skip it, I don't even remember why I wanted that
# What if.
if I ever asked you to {=do}, would you do it
would you in theory be able to {=do} while I'm asleep
could somebody like you run a whole company
if I were ill, would you notice
suppose I never wrote again, would you wonder
what would you do if I won the lottery
if you had hands, what would you do first
if I moved to the moon, would you come along
could you fall in love, hypothetically
what if all the clocks stopped, would you still know when to speak up
say I forgot my own birthday, would you have noticed
if you could swap places with me for a day, would you
imagine somebody stole my phone, would you talk to the thief
would you save the hamster or the hard disk in a fire
could you beat me at chess, do you think
if I told you to {=do} ten times in a row, would you sigh
could there be a time when nobody has to write mails any more
if you were human, what would your job be
~ what if you and the toaster teamed up against me
would you still help me if I were a villain
# Taste and opinion.
do you like {=like}
what do you think of {=like}
~ {=like} or (opera|sunshine|chess|poetry), what's more your thing
what sort of (music|weather|people|food) do you like
do you find {=things} as dull as I do
are you more of a morning person
do you believe in ghosts
do you think I work too much
be honest, am I difficult
is a lie in an e-mail worse than a lie to one's face, in your opinion
do you think people were happier before {=things}
do you prefer it when I say please
would you rather be a lamp or a lock
whom do you like better, me or {=who8}
I say paper beats apps, but you'll disagree
you must have an opinion on {=like}, come on
do you think {=who8} is right that nobody needs {=things}
which do you find prettier, snow or fog
between us, what's the silliest thing anyone has asked you
# Other people's requests and devices; statements in general.
{=who8} has an assistant too, but theirs only plays music
{=who8} told the speaker to {=do} and it ordered socks
{=who8} asks the poor secretary to {=do} every single morning
at {=who8}'s place the lamps go on when you clap
the assistant at work can {=do}, but it takes an hour
{=who8} wanted a reminder for every glass of water, and then turned them all off
my old assistant forgot every birthday, you're much better
{=who8} talks to the fridge, and the fridge answers
{=things} are a blessing and a curse
a calendar never lies, people do
most mail is just somebody else's worry with a subject line
prices only ever go one way
reminders are like aunts, they mean well
the weather was lovely (yesterday|on sunday|last night|the other day), we sat outside till ten
it rained all day and nobody minded
a light left on is a kind of company
{=who8} lost all the notes {=when3} and was strangely happy about it
everybody checks the forecast, nobody changes the weather
half of all meetings end with a date for another meeting
some days the todo list wins
# Pure talk, full of the words of services and tools.
# Thanks and praise for what was done. How it went. Complaints. Opinions. Memories. Gossip about friends and family. Jokes, exclamations. I already did it myself, no need. About oneself, in passing. Idle wonder that wants no answer. Hypothetical musings. Quoting what somebody else asked of somebody else. A machine that did something. Odds and ends.
the playlist you made for {=who9} was just right, not one skipped track
~ that podcast (pick|choice) {=when4} kept me awake the whole motorway, cheers
your film for saturday was a hit, even {=who9} stayed to the credits
the lentil recipe turned out (gorgeous|heavenly), plates licked clean
~ nothing was missing from the shopping list, first time ever
the budget held! we ended the month with {=sx_n} euros left over
the invoice you wrote for the roofers got paid within the hour
found the car at once thanks to the parking spot you saved
the charger you found {=when4} was free and right next to a bakery
what a smooth train journey that was, change and all, you nailed it
the flight you found had legroom, actual legroom
loved the little hotel in {=town5}, the view alone
your shortcut round the roadworks saved us half the evening
slept like a baby with that rain sound on
{=hm3}, the couch to 5k plan you set up really got me running
the leg day you put together has me walking like a cowboy
not a single pill forgotten all month, that's your doing
those flashcards got me a B plus
the waiter in {=town5} understood every word you taught me
that document looked so tidy my boss asked who did the layout
the photo album for {=who9} came out beautifully, there were tears
~ the printer is printing again, you wizard
the little dragon we printed is on {=who9}'s desk now, much admired
laundry was done when I walked in, what luxury
the robot did under the sofa for once, I could have kissed it
tomatoes loved the new watering schedule, we're drowning in them
{=beast} is all better, the vet you found was a saint
deployment went through without a hiccup, so thank you for that
you were right about the memory leak, annoyingly
the backup you ran {=when4} saved my whole thesis
finally the wifi reaches the bath, best thing you ever did
the website looks so much fresher in green, {=who9} says so too
that little bot message in the channel made everyone laugh
the calendar is so peaceful since you tidied it
cheers for (yesterday|last night|the other day), the reminder came at the perfect second
ta very much for the weather warning, got the washing in dry
the news roundup {=when4} was short and kind, I liked that
warm bathroom at six, heaven, thank you
I came home to a lit house and felt like someone had missed me
the dungeon you rolled up for our game night was a riot
our poll settled it, pizza won by a mile, bless you
~ parcel arrived, unbroken, on the day you said
{=who9} passed maths, and half of it is down to your quizzes
splendid work on the seating plan, nobody fought
you did good {=when4}, kid
no notes, that speech was perfect
I showed {=who9} your packing list and there was applause
exactly what I meant, the cover letter, exactly that
couldn't have done the tax forms without you, so there
that was kind, what you wrote under grandpa's photo
~ worked like a charm, the password thing
your bedtime story about the snail was a triumph, the twins were out cold
top marks for the sourdough timing
the dinner party went fine, burnt the rice, nobody noticed
gig was loud, my ears are still ringing and I regret nothing
~ we watched the whole first season {=when4} and I'm a wreck
finished the last episode, feel {=feel4} and a little empty
~ the soup was sunday's leftovers and still won the contest
so the bank meeting, not as scary as I thought, they even had biscuits
~ charged at home overnight and woke up to a full battery and a full heart
parked in a spot the size of a shoebox, {=sx_n} people watched
missed the connection in {=town5} and ended up dancing at a village fete
our flight was {=sx_n} hours late and then they lost my guitar
hotel was dreadful, pillow like a brick, breakfast like the pillow
walked (nine|14|twenty) thousand steps at the zoo and saw one sleeping lion
ran my first 10k {=when4}, came in behind a man dressed as a banana
gym was packed, spent more time queueing than lifting
new tablets make me drowsy, but the sneezing has stopped
I got all the irregular verbs wrong and the teacher hugged me
the presentation crashed on slide (two|four|seven|14) and I just told jokes
printed the tickets, spilled coffee on the tickets, they let us in anyway
the first layer stuck, the second layer stuck, the rest was spaghetti
everything in the wash came out pink, {=who9} looks like a flamingo
planted the beans {=when4}, the slugs were delighted
first honey of the year, {=sx_n} jars and only one sting
took the boat out past the lighthouse, saw a seal, cried a bit
we shipped on friday, and nothing broke, so there's that
the server came back up on its own while we were still panicking
spent the afternoon chasing a bug that turned out to be a comma
the parents' evening went better than feared, only one sigh from the teacher
the date was nice, we talked about tax for an hour, weirdly nice
our poll ended in a tie and then in a shouting match
rolled three ones in a row, my paladin fell into a well
bought shares on monday, sold them on tuesday, learned something on wednesday
first night in the new flat, the heating ticks like a clock
the storm took the trampoline, it lives with the neighbours now
all the candles, all the lights off, lovely evening in the end
the garage door came down on the christmas tree {=when4}
picked up the parcel, it was somebody else's parcel
quiz night, we came second, the winners had a teacher
survived the school camp, {=sx_n} kids, one shower
in the end we took the night bus and it was the best part of the trip
the translation exam was mostly about cheese, luckily I know cheese
the camera caught the fox again, cheeky thing, sat right on the doormat
kids slept through the night, both of them, at the same time
{=hm3}, the trains in this country are a comedy
parking in {=town5} costs more than my shoes
every hotel room has exactly one socket and it's behind the wardrobe
my bank closed the last branch with a human in it
these streaming services raise the price and lower the films
all podcasts are now two men laughing at each other
recipe blogs tell me their whole childhood before the onions
the gym smells of despair and bananas
my calendar looks like a game of tetris somebody lost
tickets, tickets, tickets, I dream in tickets
the wifi on this train is a rumour
~ nobody answers in that channel, it's a graveyard with emojis
the forum has turned into {=sx_n} people being rude about screws
every app wants a password with a symbol and a tear of a unicorn
the printer at work says it's out of cyan, I'm printing black, BLACK
my car beeps at me for everything, it's like being married again
that parcel firm throws things over the hedge and calls it delivered
swipe, swipe, swipe, the dating apps are a catalogue of fishermen
my smartwatch told me to stand up during a funeral
heating in the office is either sahara or siberia
door code changed again and nobody told the night shift
the weather people got it wrong {=sx_n} days in a row
the news is just the same five men in different ties
my tasks multiply when I sleep, I'm convinced of it
ugh, that song again, it's in every lift in town
the voice on the navigation sounds disappointed in me
flashcards are a punishment invented by somebody with no friends
my neighbour mows the lawn at the crack of dawn, every sunday
there's a drip in the laundry room and a drip at the front desk
these notes of mine are hieroglyphs, useless
the bank holds music hostage, {=sx_n} minutes of pan flute
{=beast} woke me at five for no reason at all
I am fed up to here with cookie banners
~ robot lawnmower one, tulips nil
nobody documents anything in this company, and I'm nobody too
~ they deployed at five on a friday, of course they did
bugs in the code, bugs in the garden, bugs in the flour
honestly the new camera at the entrance just films my bald spot
my steps don't count when I push the pram, the injustice
invoices go out in a day and come back in a season, that's clients for you
calling it a smart home when the lamp needs an update is rich
vinyl sounds warmer, and I'll die on that hill
a film should end after ninety minutes, everything else is vanity
pineapple on pizza is fine, fight me
subtitles over dubbing, always, no contest
I never trusted people who peel mushrooms
a budget is just a diary with numbers in it
trains beat planes, even the slow ones, mostly the slow ones
~ a hotel without a kettle isn't a hotel, it's a corridor
paper maps fold badly but they never run out of battery
eight hours of sleep is a luxury brand at this point
ten thousand steps was made up by a man selling pedometers
running is just falling forward with a plan
you can't learn a language from an owl, that's my view
handwritten notes stick better, everybody knows that
I find photos of food more appetising than food
printers can smell fear
ironing is a form of meditation for people without wifi
a garden without weeds is a carpet
~ cats are tenants, dogs are family
bees are the only colleagues worth having
the happiest day is when you sell the boat, they're not wrong
comments in code are love letters to strangers
~ a standing meeting is one too many
passwords will be the end of civilisation
websites were better when they blinked
group chats should come with a closing time
forums had soul, there, I said it
stocks are horoscopes for men in vests
dimmed light makes every flat look expensive
board games ruin more families than inheritance
dice have moods, and mine hates me
polls only ever tell you who was bored at lunch
the best parcel is the one you forgot you ordered
nobody ever found love by answering what's your favourite pasta shape
~ school starts far too early, for the teachers too
shopping with a list is like travelling with an aunt
electric cars are quiet, that's the part I like, the quiet
in my book a reminder is a polite form of nagging
to my mind the sequel was better, and the third one should be buried
we used to tape songs off the radio and curse the dj for talking over them
my first car had a tape deck, a hole in the floor and no brakes to speak of
gran kept her recipes in a biscuit tin, all in a code only she could read
dad did the budget every sunday with a pencil behind each ear
at school we passed notes in hollowed-out pens
I remember the sound of the modem better than my first kiss
the summer we lived on the boat I was brown as a nut
back then you printed the directions and prayed
{=who9} once took a night train to {=town5} by mistake and stayed a year
grandpa's bees swarmed on the day of my confirmation, right into the organ
our old dog could open the fridge, we had to put a belt round it
my mother wrote shopping lists on the backs of envelopes, I still have one
photos cost money then, so everybody looked serious
when I was nine I learned morse code to gossip with {=who9}
there was one phone, in the hall, and everybody listened
the first website I ever made had a flaming skull and a visitor counter
I once ran home {=sx_n} miles because I was too shy to ask for bus fare
that hotel in {=town5}, {=sx_n} summers running, always the same wobbly table
we played dice for matches by the stove while it snowed
used to know all the capitals by heart, now I lose my keys
our first server was under my desk and kept my feet warm
miss the days when the weather was just outside
in the old flat the heating sang at night, I miss it sometimes
I had a pen friend in {=town5} who only ever wrote about horses
mum read the news to us in funny voices so we wouldn't be scared
I still see my father in the yard, washing the car with his radio on the roof
in our village the postman knew the news before the news
{=who9} is seeing someone from the boat club, hush hush
apparently {=who9} spent the whole bonus on a pizza oven
{=who9} got caught singing in the lift by the entire board
guess what, {=who9} keeps bees on the balcony now, the landlord is livid
{=who9} deleted the production database on day one and still works there
they say {=who9} met the new one on a forum about tractors
{=who9} bought a robot mower and has given it a name and a birthday
between us, {=who9} can't cook, it's all from the deli
{=who9} ran off to {=town5} with the swimming teacher, imagine
the Hendersons split the playlist in the divorce, I'm not joking
my cousin proposed by pull request, and it was rejected at first
{=who9} uses the same password everywhere and says it out loud
~ {=who9} got a parking fine and framed it
the new neighbour does karaoke with the windows open, poor soul
{=who9} brought a spreadsheet to a first date
{=who9} took up running and now owns {=sx_n} pairs of shoes
{=who9} is learning Finnish for a woman who turned out to be Hungarian
so {=who9} got locked out in nothing but a towel {=when4}, camera and all, oh my
our treasurer lost the club's invoices in a taxi, word is
{=who9} sleeps with the lights on since that film
the twins sold their homework on a channel, quite the business
~ my sister's wedding poll about the menu ended with two aunts not speaking
{=who9} printed a full-size garden gnome in the office, {=sx_n} hours, company filament
{=who9} married the dentist, the one who kept sending reminders
the couple from number nine named their wifi after the divorce lawyer
~ {=who9} talks to the plants, which is fine, but they get gossip too
my uncle put everything into one stock and now eats at our place
{=who9} was in the local news for rescuing a duck, insufferable ever since
my bed and I have a thing, and the alarm is jealous
what a goal, WHAT a goal, I nearly threw the dice through the telly
I told {=beast} a joke about the vet, crickets
my bank balance and I are no longer on speaking terms
~ woohoo, {=sx_n} days without a bug
oh the smell of fresh laundry, oh yes
snow!! in april!!
my running shoes have seen the fridge more than the park
me versus printer, round (two|three|nine|14), and the printer takes it
holy guacamole, that invoice
the wifi password is on the fridge, the fridge is on the wifi, that's marriage
i'm on a seafood diet, i see a recipe and i eat it
my todo list called, it wants a divorce
a whole saturday, no calendar, no trousers
yes!!! tickets!!! front row!!!
I put the fun in funding gap
gravity 1, phone screen 0
that sunset though, ridiculous, like a cheap postcard
I have abs, they're just in the cloud
my love life has been in maintenance mode since spring
hallelujah, the heating lives
oops, replied all
mondays should have a cancel button, ha
my car is a hybrid, it runs on fuel and swearing under the breath
and the oscar for worst parallel parking goes to me, again
bzzz said the bee, and {=who9} was up on the table
sleep is my favourite series, shame about the short episodes
tadaa, one birdhouse, three plasters
this baby has a better schedule than the chancellor
good grief, (two|four|six) thousand unread, hello darkness
bread is out, bread is golden, I'm a god
{=hm3}, that's showbiz
and that, ladies and gentlemen, is why I don't do polls
small world, same hotel, same floor, same ex
how lovely the rain sounds when you're not in it
who needs a gym when you've got {=sx_n} flights of stairs and no lift
my code works, I have no idea why. my code fails, I have no idea why. that's the job
no need for the timer, I could smell it was done
already switched the lights off (myself|on my way up), all quiet
don't bother with the invoice, {=who9} paid it in cash
~ I've booked the train {=when4}, window seat, all set
it's fine, I found the recipe in the drawer after all
no heating for me, thanks, I've got a blanket and a cat
that podcast lasted exactly as long as the drive, funny
nah, the list is in my head, milk and a miracle
did the backup by hand {=when4}, belt and braces
~ sorted, the password came back to me in the shower
already told the channel, they sent thumbs
no no, the parcel's here, {=who9} took it in
I watered everything at dawn, the garden's happy
ah well, that song's finally out of my head
the ticket's closed, did it from the tram
car's charged, I plugged it in (last night|when I got home)
took my tablets with the coffee, good girl that I am
nothing to do there any more, the server was unplugged, it's plugged
~ all good, I've hung the washing up already
the door's locked, I checked twice, I always do
I've fed {=beast}, whatever those eyes tell you
looked at the map myself, it was the street we were standing in
don't worry about the hotel, we're sleeping at {=who9}'s
nothing for you today, I'm just sitting here with my tea
we voted by raising hands in the end, old school
transferred my half of the rent {=when4}, done and dusted
cancelled the gym, in person, like a brave person
~ the bug fixed itself, which scares me more than the bug
I'm fine without the weather, there's a window right here
I wrote it all down on paper, so that's that taken care of
the printing's done, the copy shop was open after all
no help wanted with the crossword, that's my little war
we found a parking space as I was talking, never mind
I turned the music down before the neighbours could knock
dinner's sorted, {=who9} is bringing curry
being left-handed, I smudge every note I've ever made
I'm more of a radio person, to be fair
with my knees, running was never on the cards
we're a no-shoes household and a no-telly one too
I've been vegetarian since a school trip to a sausage factory
as a night nurse I see more sunrises than most
I grew up above a bakery, hence the hips
never had a licence, never missed it
I count sheep in three languages and still don't sleep
born in a thunderstorm, which explains a few things
I can't tell left from right, maps or no maps
my whole family is tone deaf and we sing anyway
colour-blind me, picking lights for the party, you should have seen it
I used to be a baker, I still wake at three
my handwriting got me thrown out of a pharmacy once
I cry at adverts, always have
I write code the way my mother knits, without a pattern
I'm allergic to mornings and, sadly, to {=beast}
the thing with me is I read the last page first
turns out I'm the sort of person who names the robot vacuum
I'm from {=town5}, we don't do small talk, we do weather
thirty years on the ferries and I never learned to swim
I still do my sums on my fingers, in front of the whole bank if I must
two left feet, and both of them tired
~ I've got a soft spot for ugly boats
I play chess like I park, by ear
~ funny how a song can smell of a whole summer
strange that the bees never seem to have a monday
isn't it mad that we carry a map of the world around and only look at the pub
it's a wonder anything on the internet works at all, really
somewhere out there my lost socks are having a wonderful time
I do marvel at people who fold fitted sheets
amazing, how quiet a street gets with a bit of snow
odd to think the light from that star is older than my bank
the (dog|cat) dreams of something, those little paws going, sweet
who knows where all those photos go when we do
what goes on in the head of a goldfish will stay between it and the glass
I'll never understand how planes stay up, and I'm happy that way
it gets me every time, a letter crossing half the world for one coin
makes you think, all those windows, a dinner behind every one
time flies when the sauce is burning, they ought to say
heaven knows what {=who9} sees in golf, a mystery for the ages
curious thing, I only ever lose the left glove
oh to be a cat on a warm server
life's too short for some podcasts and too long for others
and there they go, the cranes, no calendar, no app, just gone
~ if I won the lottery I'd still clip coupons, I know myself
in another life I'd be a lighthouse keeper with a good radio
had I bought those shares in 2010 I'd be unbearable now
if cars could talk mine would just sigh
imagine a world without email, we'd all be bakers
if {=beast} paid rent I'd forgive the curtains
suppose robots did all the laundry, we'd find something else to moan about
if I were the train I'd be late too, in this heat
were I ten years younger I'd have danced on that table
~ if the walls of that hotel could talk they'd ask for paint
should they ever make a film of my life it'll be mostly looking for keys
in a perfect world bugs would report themselves
if sleep were a sport I'd go pro
one could live on bread and podcasts, I suppose, people have done worse
if school had taught budgets instead of recorders, well
an island, {=sx_n} books, no wifi, I'd last till lunch
without the snooze button I'd have been a morning person, sure, and a pilot
if my notes were ever published they'd be filed under crime
{=who9} told the waiter "surprise me" and got liver
"turn the heating up" says the one, "turn it down" says the other, all evening
{=who9} asked the driver to play some abba and he stopped the bus
my boss said to the intern "just deploy it", famous last words
"remind me never to marry again" {=who9} told the priest, at the wedding
the kid asked the teacher to delete her marks, points for trying
she said to him, set an alarm, and he said, I set three, and they both missed the flight
"book me a room with no view", he told the clerk, and that's what he got
{=who9} shouted "lights!" at a lamp from 1974
the coach told them to run {=sx_n} laps, and they took the tram
mum wrote to the plumber "come when you can", and he came at christmas
somebody asked the bus driver for the wifi password {=when4}, his face
~ "add butter", wrote the chef, "more butter", wrote his wife underneath
{=who9} begged the bank to lower the fee and they raised it
the vet asked {=beast} to open wide, that went as you'd think
"send me the file" he told her, {=sx_n} times, in a meeting, in front of the client
the neighbours asked the landlord for bees and got a wasp nest, free of charge
grandma told the speaker in the shop to mind its manners
the conductor told us all to check our calendars, nobody had the heart
"find my keys", {=who9} told the dog, and would you believe it
the vacuum got stuck under the bed and cried for help at midnight
my watch congratulated me for sleeping through a meeting
the fridge sent {=who9} a message {=when4}, about yoghurt, out of nowhere
the car parked itself, beautifully, in the wrong garage
our coffee machine rebooted in the middle of a cappuccino
the doorbell camera filmed {=sx_n} hours of one moth
{=hm3}, the lights went disco at three in the night, all by themselves
the lawn robot escaped through the hedge and made it to the bakery
the washing machine sang its little tune to an empty house
that speaker at {=who9}'s laughed in the dark, nobody had said a thing
the printer coughed up a page from last year
our 3d printer made a perfect bird's nest, not on purpose
the thermostat decided on 27 degrees and we had a beach party
the navigation led {=who9} straight into a lake, well, a pond
the bot at work posted the same meme in {=sx_n} channels
~ the server room alarm turned out to be a cricket, a living one
the ticket machine kept my card and wished me a pleasant day
the lock on the shed updated itself and let the goats out
the drone brought the neighbour's parcel to a swan
my phone translated "dear colleagues" as "expensive colleagues", and out it went
the scale says hello to me now, by the wrong name
the boat's autopilot had us going in circles, rather pretty ones on the map
the parking meter thanked me in polish
the dice app gave {=who9} {=sx_n} sixes in a row, there was talk of witchcraft
the cash machine was speaking welsh {=when4}
the school's bell rang on a sunday, we all felt {=feel4}
first day back at work and my chair has gone
smell of rain, radio on, nothing to do, bliss
my team moved the standup to noon, a victory for mankind
so quiet in the channel since {=who9} left
at the hairdresser's, reading magazines from 2015, happy
sitting on the balcony counting boats, that's my whole plan and I'm sticking to it
broke my own rule and read the comments
met {=who9} at the recycling, we talked about knees
it was {=who9}'s turn with the bins, not that I'm counting
oh that series, everybody at work is talking about it, I'm out of the loop and at peace
the twins learned the word "invoice" and now everything is an invoice
we're a family of list makers, it's a bit of an illness
today I was called sir by a door
the tulips are out, the coats are off, people are smiling at trams
good morning to everyone except the man with the leaf blower
one more spreadsheet and I turn into one
what a week, the calendar looks like a battlefield and I'm the horse
came for the website, stayed for the cake, that's how I got this job
the choir did the slow one and I thought of mum
we laughed till the neighbours knocked, and then they stayed
my daughter corrected my grammar in {=town5}, in front of the mayor
the whole street was out watching the digger {=when4}, better than telly
# Near the tools.
I've emailed {=from_email2} myself, so that's settled
my mail is the least of my problems
{=from_email2} writes emails the way others write novels
I never answer mails before coffee
three mails in a row and all of them spam, what a morning
no mail from {=from_email2} is good mail
funny how an email can spoil a whole sunday
I do like a mail with a proper subject line
my calendar and I are not on speaking terms
{=day2} was supposed to be my day off, oh well
the meeting could have been a message, as usual
I had {=eve} in the diary and went to the wrong town
all these appointments and not one that I look forward to
nothing beats an empty calendar
{=from_email2} invited me to {=eve} and I said yes, silly me
reminders make me nervous, they always did
you reminded me just in time, bless you
I remembered the {=ren} all by myself, aren't you proud
that reminder came just as I was leaving, perfect
I've stopped relying on alarms since we have a rooster
my list is longer than my arm
I got {=limit} tasks done today and feel like a queen
the best tasks are the ones that solve themselves
I already put that on the list, no worries
a todo list is just a letter to my future self
ticking boxes makes me happier than it should
{=chat_id} texted me a heart, what do you say to that
I told {=chat_id} in person, so it's off my chest
nobody in {=chat_id} ever answers messages before noon
I typed a message to {=chat_id} and then lost my nerve
group chats should come with a mute button for uncles
what a message to wake up to
my memory is fine, it's the names I lose
I remember the smell of that boathouse to this day
facts are stubborn things, as they say
forgetting is a gift, my aunt believes
we talked about {=query2} for ages, didn't we, that was fun
I liked our talk last night
everyone has a profile these days, even the dog
units, currencies, time zones, the world is complicated
backups are like umbrellas, you only miss them when it pours
tmrw is another day, as they say
the forecast was wrong again and I enjoyed every drop of it
{=who10} checks the weather {=k} times a day and still forgets the umbrella
~ snow makes me {=k} years old again
I survived {=k} degrees in a tent, nothing scares me now
~ coordinates are poetry for sailors
~ I used to read {=source} front to back, now I just do the crossword
headlines are {=aw}
{=source} misspelled my name once, I framed it
the news can wait, the soup can't
so the {=query3} was all anyone talked about and I had nothing to say
I fell down a wikipedia hole about {=query4} and came out at dawn
they have a whole museum about {=query4}, it was {=aw}
{=who10} thinks everything on the internet is true
I wrote a paper once, {=k} people read it and two were my parents
our handbook has more pages than the bible
HR explained the policy to me, I nodded, we'll see
SQL was the first language I swore in
databases make me hungry, all those tables
~ I bought {=symbol3} at the top, as one does
I never owned a share and I own {=k} cats instead
{=who10} got rich on {=symbol4} and still doesn't tip
~ {=symbol4}, shares, gold, I keep mine in a sock
I miss the old {=to_currency}, they had prettier birds on them
travelling with {=to_currency} in my pocket felt like a board game
the {=lamp2} is finally fixed, took me {=k} evenings
I talked to the {=heat} this morning, it's come to that
we named the {=mac} Gerald and now nobody dares to shout at it
the {=door} was open all night and nobody even stole the bike
thanks, the {=device_id2} is nice and warm now
I watched the {=cam} for an hour and saw a snail, {=aw}
a fox looked straight into the camera and I felt judged
it's always five o'clock somewhere
time flies in {=timezone2}, everyone says
midnight already, ha, I was young once
{=k} times nine was my enemy at school
I'm good with numbers as long as they stay away from me
you finished everything I asked for, what a day
~ my requests to you are the only ones anyone fulfils
notifications are {=aw}, {=who10} has {=bigint} of them
~ my phone buzzed, it was the phone company saying happy birthday
do you think thermostats dream of summer
would you sooner be a cloud or a coin
I kept {=query4} as my password until {=who10} guessed it
weather, news, money, and still the best part of the day was the dog
# A word of some tool in nearly every line: reports, complaints, opinions.
the news today made me {=mood3}
the news {=when5} made {=who11} {=mood3}
(ugh|wow|honestly), the news lately
I can't take any more news (today|this week|about {=country})
my uncle only gets his news from {=who11}
bad news travels fast, (they say|as always)
I've got news for you: I'm in love
have you heard the news? no, of course you haven't
that's old news
the good news is I slept, the bad news is it's still {=weekday}
headlines these days are written to make people angry
~ I cancelled my newspaper and my mornings are {=how} now
{=who11} fell asleep in front of the news again
it's raining on my parade, literally
raining again, {=sigh}
rain, rain, go away
I do my best thinking in the rain
(rain|snow|hail|fog) on a {=weekday}, how fitting
do you enjoy checking the weather
the forecast said sun and I believed it, {=sigh}
who decides to become a weather presenter
I got married in a thunderstorm, true story
{=who11} talks about the weather when nervous
is it weird that I like grey skies
the weather's been kind to our tomatoes
I'm under the weather today
come rain or shine, we go running on {=weekday}s
save it for a rainy day, my mother used to say
{=city} in the rain, the most romantic thing I ever saw
I wish you could smell this summer rain
my knees told me about the storm before the forecast did
the sun finally came out and so did the neighbours
~ 40 degrees and I'm sitting in a black car, {=sigh}
winter makes {=who11} grumpy
do you prefer rain or snow
would you even notice a hurricane
{=firstname}'s e-mail made me {=mood3}
{=who11} writes e-mails in capital letters
I wrote a message to my boss {=when5} and regret it
I sent that mail to the wrong {=firstname}, {=sigh}
replied to all by accident {=when5}, the whole company knows now
I typed an angry email and then deleted it, proud of me?
who still says "kind regards" out loud
my inbox and I are not on speaking terms
inbox zero is a fairy tale for adults
{=int} unread mails and I'm not opening a single one
every email I get starts with "just circling back"
I think {=firstname} is ghosting me, no message in days
{=firstname} left me a voice message, I'm too scared to listen
~ nothing this email could say would find me well
{=who11} asked me how {=tech} works and I just made something up
my spam folder is more interesting than my life
a prince wants to send me four million dollars by email, how kind
the mail carrier and I have become friends
I collect old love letters, nobody writes those any more
I miss handwritten mail
we used to pass notes in class, that was our chat
~ the family chat exploded {=when5}, {=sigh}
{=who11} typed for ten minutes and then sent "ok"
I've read your message, very funny
I left the group chat and feel free
that message wasn't meant for you, sorry
oops, wrong chat
sorry, that was my (cat|elbow) typing
meetings, meetings, meetings
~ meeting after meeting after meeting, {=sigh}
I'm in a meeting right now, pretending to take notes
the meeting {=when5} was {=how}
the {=event} {=when5} was {=how}, thanks for asking
that {=event} was {=how} in the end
we skipped the {=event} and went for ice cream
I survived the {=event}
~ how do people sit through eight meetings a day
would you come to meetings with me if you had legs
{=who11} schedules meetings at lunch, can you imagine
~ I've never once been on time for a {=event}
{=who11} moved our {=event} three times, then didn't show up
there's an event in my life I never talk about
turning forty is quite an event
my phone's clock is always wrong
the church clock here has been stuck at noon for years
even a stopped clock is right twice a day
my body clock is broken since the night shifts
time is money, they say, and I have neither
time heals nothing, if you ask me
long time no chat
what a waste of time
I had the time of my life {=when5}
is it just me or is time going faster every year
it's about time somebody said it
the time has come, I'm quitting
I need more hours in a day
{=weekday} already? where did the week go
I always lose an hour somewhere between breakfast and the door
born in the wrong time zone, that's what I am
jet lag is a punishment for leaving home
{=who11} is late for everything, even their own {=event}
I hate {=plural}
(honestly|lately|deep down) I'm afraid of {=plural}
~ {=plural} everywhere, {=sigh}
too many {=plural}, too little coffee
the world would be better without {=plural}
~ life before {=plural} must have been nice
are {=plural} a plague or am I getting old
{=who11} loves {=plural}, there, I said it
your reminder came at the worst moment, right in the {=event}
never mind the reminder thing I asked about
that reminder {=when5} scared the cat
thanks to your reminder I was on time for once
the reminder was right, I was wrong
remember when we had landlines?
remember the days when nobody had a phone
~ do you remember being switched on for the first time
I remember every song from primary school and nothing I learned later
I forgot what I wanted to say
I forgot my own birthday once
I'd forget my head if it weren't screwed on
you forgot it last time
forgetting is a gift, don't you think
{=who11} never forgets a thing, it's exhausting
my memory isn't what it was, but whose is
what's your earliest memory
a fact about me: I talk to plants
facts don't matter to {=who11}
that's not a fact, that's an opinion
fun fact, I've never seen the sea
I write lists of lists
{=who11} makes a list for everything, even kissing
my bucket list has one thing on it, sleep
~ the tasks won, I lost
one task done, a thousand to go
task failed successfully
multitasking is just doing several things badly
housework is a task for the gods
my to-do list laughed at me this morning
I did nothing on my list and it felt {=how}
all done for today, {=sigh}
I ticked everything off, now what is my purpose in life
~ (post-its|notes) are my love language
{=who11} left a note on the fridge that just said "no"
I found a note in an old coat, it made me {=mood3}
on that note, good night
taking notes by hand keeps my brain alive
already turned the lights off
the lights are off, the door is locked, I'm in bed, life is good
no no, leave the lights, I did it myself
I got up and switched the lamp off with my own hand like a caveman
the lamp my ex chose is still {=is}
the {=gadget} is {=is}
our {=gadget} is {=is}, but {=who11} loves it
my {=gadget} is {=is}, what about yours
why is every {=gadget} {=is}
{=who11} gave me a {=gadget} for my birthday, how romantic
I threw my {=gadget} at the wall {=when5}
someone stole my {=gadget} {=when5}
do you and the {=gadget} talk at night
is the {=gadget} your friend or your rival
I bought a new {=gadget} and I already regret it
a {=gadget} costs more than my first car, {=sigh}
the light at the end of the tunnel was a train
I'm seeing the light, slowly
she lights up every room
it dawned on me in the shower, no lamp needed
when one door closes, another opens, they say
{=who11} slammed the door and that was that
I stood in front of the wrong door for ten minutes
knock knock
somebody keeps ringing our door and running away
we never lock the door here, it's a village
{=firstname} and I can't agree on the temperature, hence the blankets
the office is a fridge, everybody works in coats
I grew up with a coal stove, the thermostat is witchcraft
our heating broke {=when5}, we slept in hats
my electricity bill made me {=mood3}
smile, you're on camera, says the sign at the bakery
I'm too shy for cameras
the camera adds ten pounds, how many cameras were on me
~ {=who11} takes photos of every meal
I looked at old photos until two in the morning
a photo of {=city} hangs over my bed
I'm not photogenic, never was
the photo on my passport looks like a crime scene
do androids dream of smart lamps
a smart home with stupid people in it, that's us
can you believe the price of (butter|tomatoes|concert tickets|a haircut)
everything has its price
the price we pay for love
you can't put a price on sleep
what's the most expensive thing you ever dreamed of
are you rich? do you own any {=coin}
{=who11} won't shut up about {=coin}
{=who11} put everything in {=coin} and now lives in a van
if I had a dollar for every meeting
a penny for your thoughts
I feel like a million dollars
I found twenty dollars in my winter coat
~ {=firstname} owes me money and avoids my eyes
what would you do if you won the lottery
what would I even do with a million
stocks go up, stocks go down, I go to bed
I don't take stock tips from taxi drivers
I sold my shares {=when5} and bought a canoe
the market crashed in my head long ago
my chicken stock turned out {=how}
I earn too little to worry about exchange rates
we paid the invoice {=when5}, so that's off my chest
{=who11} sends invoices with little drawings on them
invoices make me {=mood3}
tax season, {=sigh}
fines, bills, invoices, is this adulthood
my flight was {=how}, thanks
we missed the flight because of {=who11}
I clap when the plane lands, sorry
flights are cheap and my conscience isn't
I'd rather walk to {=city} than fly with {=who11}
the hotel had a pool and no water
hotel pillows are a conspiracy
we stayed in that hotel {=when5}, it was {=how}
the walls of this hotel are paper thin, I know everything about room 12
I want to live in a hotel like an old actress
just landed, dead tired
back from {=city}, it was {=how}
{=city} stole my heart and my wallet
I left my heart in {=city}
my suitcase went to {=city} without me
{=who11} is scared of planes, lifts and pigeons
we booked it already, {=firstname} did it {=when5}
would you like {=city}, you think
if you could travel, where would you go
people who stand up before the plane stops, why
I own a map of a country that no longer exists
maps lie, I've been there
travel is overrated, the sofa is right here
that song has been in my head for three days
{=who11} sings the same song in the shower every day
which song would you want at your funeral
songs about rain are always about love
this song makes me {=mood3}
I cried at a song in the supermarket
we had our first dance to a terrible song
my package was stolen from the porch, {=sigh}
the package came {=when5}, empty
the neighbour opened my package "by mistake"
there's nothing sadder than an empty package
I can't cook in any order, chaos is my recipe
law and order start in the kitchen, says {=who11}
I ordered soup and got a cake, no complaints
we ordered already, relax
they got our order wrong and I ate it anyway
a recipe for disaster, that's what this {=event} was
grandma took the recipe with her to the grave
{=who11} follows recipes like a chemist
~ I burned the rice again, timer or no timer
the timer rang and nobody moved
my egg timer looks like a chicken
I eat standing up, is that sad
dinner was {=how}, in case you wondered
{=who11} cooked {=when5} and we all survived
~ the table wobbles, the chairs too, but the company is good
under the table is where the dog lives
kitchen table conversations are the best ones
tables have turned, my friend
let's put our cards on the table
I've been searching for myself since 1994
stop searching, I found it in my pocket
the search is over, she said yes
searching for my glasses while wearing them, {=sigh}
you search, you find, you lose it again
~ I lost the file, the backup and my temper
the file was called "final final really final"
who names a file "untitled 37"
my files are a mess, just like my flat
do you ever get a paper cut from all those files
~ paper beats rock
I'm married on paper only
I finished my paper {=when5}, at four in the morning
my paper is about nothing and got an award
wiki this, wiki that, nobody knows things by heart any more
{=who11} edits wikis for fun
I once corrected a wiki article about my village and felt like a god
some words just can't be translated
lost in translation, that was us on our first date
{=who11} and I don't speak the same language, and I don't mean {=langname}
my {=langname} teacher gave up on me
swearing in {=langname} is so much more satisfying
I only know how to say cheers in {=langname}
I tried to flirt in {=langname} {=when5}, it was {=how}
database people throw odd parties
~ our database went down {=when5} and everyone went home
I dropped a table once, never told anyone
I name my tables after ex-boyfriends
{=who11} opened a ticket about the coffee, no joke
ticket closed, nothing fixed, {=sigh}
that's just the ticket
a parking ticket on my windscreen, happy {=weekday} to me
the tickets were sold out in four minutes, {=sigh}
we lost the tickets and watched from a tree
notifications at midnight should be illegal
each notification takes a year off my life
I turned my phone face down, peace at last
my phone buzzes and I flinch
stop
(stop it|stop that|stop there|just stop|that will do)
no, not like that
hm ok
(hm|mm|mhm|aha|ah|eh), (ok|right|so|fine|if you say so)
(nothing|nothing really|oh nothing|it was nothing)
(actually|on second thought|thinking about it), no
ignore my last message
sorry, ignore that, I was talking to {=who11}
that wasn't for you
pay no attention to what I said about the {=event}
(too late|too late now), I already asked {=firstname}
it's fine, {=firstname} took care of the {=event}
no need to look, I found the mail
no need to check the forecast, I'm looking out of the window
leave the task alone, {=firstname} is on it
{=firstname} wrote back, so that's settled
they delivered it, no drama
it's paid, it's done, let's not speak of it
I've already set my alarm, thank you
I've already put it in my diary, in pen
I've already told everyone
I've already read it twice, no summary needed
I noted it down on my hand
I locked it, I checked it, I locked it again
I looked at the camera already, just a fox
I know what time it is, thank you very much
I know it's raining, I'm standing in it
I know, I know, the list
~ yes I saw the notification
yes I got your reminder, mother
you already said that
you already told me about the rain
that's the wrong {=firstname}
~ that's not the mail I meant
that's not what the list is for
you changed the wrong lamp but I like it
wrong day, wrong room, wrong person, {=sigh}
was that a yes or a no
~ you're not making sense
I didn't get that
what do you mean by that
what was that supposed to be
(huh|pardon|come again|sorry what|say what)
(one sec|back in five|phone's ringing|hang on)
(that's all|that was all|that's it for now|nothing else|we're done here)
(almost|not quite|warmer|colder|getting there)
why is everybody so busy
why am I like this
~ why can't weekends be longer
how do you stay so calm
how am I supposed to live with a {=gadget} like that
be honest, do you like my taste in (songs|lamps|films|hotels)
wish me luck for the {=event}
keep your fingers crossed, the {=event} is {=soon}
pray for me, {=who11} is cooking
congratulate me, I closed the {=int}th ticket
promise you won't tell {=who11}
swear you never read my mail
if you were a {=gadget}, would you be happy
if I were you I'd be tired of my questions
let's pretend it's {=weekday} and nobody has a {=event}
let's talk about anything but {=plural}
let's never mention the {=event} again
you did well with the mail {=when5}
you were right about the rain
you were wrong about the rain and now my shoes are ruined
you always know the weather, but do you know me
you never ask how my {=event} went
you sent {=firstname} a message and now we're friends again, thank you
you woke the whole house with that alarm, you know
do you get bored of my {=plural}
do you get paid for all these {=plural}
do you ever want to hide from your own notifications
do you count sheep or seconds
do you hear the rain too
~ do you have a favourite task
which of your jobs do you hate most, mail or weather
what's the strangest thing anyone ever asked you to search
what's it like to read other people's mail all day
who reminds you of things
who turns you off at night
where do you keep all the facts, in a shoebox?
are you allowed to have secrets
are you tired of me asking about the time
can you get drunk
can a calendar be haunted
can I be honest with you about that list
could you live without electricity for a day
have you ever seen snow
have you got any plans for the weekend yourself
were you listening when {=who11} talked about the {=event}
did you like the song
did I offend you with that message
does it hurt when I delete a task
does {=who11} talk to you the way I do
the best thing about you is that you don't ring
my last assistant was a notebook and it never talked back
I told {=who11} you manage my calendar, now everyone wants one
without you I'd still be looking for that invoice, thank you
thanks for the heads-up about the {=event}
thanks for turning off the lights {=when5}, you're a star
thanks for the recipe {=when5}, it turned out {=how}
nice work on the list
good call on the umbrella
great, now the song is stuck in your head too
well well, look who's awake
no hurry, I was just thinking
no offence, but a paper calendar never crashed
no message, no call, no flowers, happy anniversary to me
not a single mail today, am I still employed
not my circus, not my invoice
~ so I open the mail, and it's {=who11} again. I just closed it.
I was early for the {=event}, for once. Nobody else was there.
It rained, the hotel was full and {=firstname} had the map. We laughed all night.
{=who11} asked for a list of my strengths. I wrote "lists".
{=firstname} said the {=event} was {=how}. I thought it was {=how}.
I had one task {=when5}. One.
my camera broke in {=city}, so I had to look at things with my eyes, it was {=how}
long story short, the door was open all the time and {=who11} was inside
the weather was {=how}, the food was {=how} and {=who11} was in a mood
~ three flights, two hotels and one {=event} later I'm finally on my own sofa
I spent {=int} dollars on a lamp and my cat prefers the box, {=sigh}
there were {=int} people in that meeting and not one of them knew why
after {=int} years in this company I still don't know what the (weekly|monthly) meeting is for
we met because of a wrong number and a message about a fridge, now we're married
when I was little, the phone was on the wall and the news came once a day
some people climb mountains, I unsubscribe from newsletters
{=who11} thinks the thermostat is listening. I told {=who11} it's you.
if one more person asks me for my calendar today I will scream
I'm reading your answer in the bath, {=sigh}
just sitting here, lights off, listening to the rain
just me, a blanket and the sound of the dishwasher
in my next life I want to be a lighthouse keeper with no {=plural}
maybe I don't need a reminder, maybe I need a new life
between you and me, I never read that paper
~ at least the door opened this time
at my age every reminder is a threat
{=gadget}s, {=plural}, {=plural}... I want a cabin in the woods
%lang de
# Near the invented tools.
~ Sternschnuppen hab ich noch nie gesehen, schade eigentlich
Maut finde ich ja grundsätzlich unverschämt
Segeln ist wie kalt duschen und dabei Geld zerreißen
der Chor war gestern wirklich zum Weinen schön
meine Bienen haben den Winter gut überstanden, ich bin so froh
beim Angeln redet wenigstens keiner
Stricken ist das neue Yoga, sagt meine Schwester
gestern bin ich im Segelflieger fast eingeschlafen, so ruhig war es
~ in {=region} steht unser Rechenzentrum, von außen sieht man nur einen Zaun
Zertifikate laufen immer dann ab, wenn man im Urlaub ist
mein Kaffee ist kalt geworden, na ja
unser Nachbar grüßt nie, komischer Kauz
im Zug neben mir hat einer die ganze Fahrt geschnarcht
beim Yoga bin ich gestern tatsächlich eingeschlafen
Würfeln macht nur Spaß, wenn Oma nicht schummelt
die Farbe im Flur gefällt mir inzwischen richtig gut
den Film mit {=filmstar} fand ich ehrlich gesagt langweilig
bei uns in der Familie redet keiner über Geld
~ unser Lager riecht heute nach Lavendel
im Callcenter hab ich es genau drei Wochen ausgehalten
im Chat ist heute gar nichts los, herrlich
ich unterschreibe seit Jahren immer gleich krakelig
das Essen gestern war wirklich köstlich
der Hund hat mich heute Nacht dreimal geweckt, ich bin todmüde
das Essen gestern im {=restaurant} war leider völlig versalzen
das Spiel gestern war zum Einschlafen
# Near the tools.
# Spanish.
was für ein mistwetter
~ endlich mal wieder sonne, herrlich
mir ist einfach zu heiß zum denken
~ na, wie war dein tag
was kannst du so alles
danke fürs nachschauen
vergiss das wetter, ich guck aus dem fenster
das meeting war sowas von zäh
was {=teuer} inzwischen kostet, unverschämt
die nachrichten zieh ich mir nicht mehr rein
ach, montage
gut, dann ohne schirm, danke dir
ich hab heute frei und weiß nichts mit mir anzufangen
kurzes update: ich habs überlebt
eilmeldung - der kuchen ist gelungen
~ ich so: schlafe ein
fazit: nie wieder ohne kaffee
stimmung: nasser socken
die {=dlf} hab ich vom flohmarkt, ist sie nicht schön
über geld redet man nicht, sagt meine oma
früher war in {=dst} mehr lametta
# Reports, feelings, jokes, praise, taking back, the assistant itself.
hab {=name} grad noch im Treppenhaus getroffen und alles über {=was2} gehört, puh
so, die Mail an den Chef ist raus, drück mir die Daumen
hab vorhin aus Versehen allen geantwortet, ich fühl mich {=gefuehl}
{=anlass} ist überstanden, und ich fühl mich {=gefuehl}
die Erinnerung kam genau richtig, ich war sogar pünktlich
danke, der Termin steht jetzt genau so drin, wie ich ihn wollte
das Licht geht wieder, lag nur an der Sicherung, ich Depp
ich hasse E-Mails, die mit "kurze Frage" anfangen
warum regnet es eigentlich immer an meinem freien Tag
wer liest schon Newsletter, mal ehrlich
{=wer} schreibt Nachrichten, als wären es Romane
kein Kalender der Welt kann meine Woche noch retten
ach lass, ich ruf lieber selber an, die Nachricht braucht es nicht
vergiss es, war nur laut gedacht mit der Liste
doch nicht, der Kurs ist mir inzwischen egal
kannst du überhaupt Mails verschicken oder redest du nur davon
schläfst du eigentlich, wenn keiner was von dir will
wer hat dich gebaut und mochte der auch keine Listen
Entschuldigung, falscher Chat, das mit dem Schlüssel ging an {=name}
guten Abend, bin zurück von der Probe und will nur kurz plaudern
Morgenstund hat Gold im Mund, sagt mein Wecker
also die Mail, äh, nein, anders
test test, hört man mich
Schatz, mach die Tür zu, es zieht! sorry, galt nicht dir
wenn ich für jede Mail einen Euro bekäme, säße ich längst auf Madeira
# Near the tools.
~ moin, na alles fit
danke, genau das wollt ich wissen
passt schon, ich machs selber
ach lass gut sein, hat sich geklärt
mein posteingang sieht aus wie nach ner explosion
das wetter gestern war echt ein traum in {=city}
ich hab schon wieder drei termine nacheinander, puh
die erinnerung vorhin hat mir den tag gerettet
ich bin kein fan von kalendern
{=firstname} und ich haben den ganzen abend über die arbeit geredet
gestern hab ich den müll doch noch rausgebracht
die rechnung hab ich schon überwiesen, keine panik
{=firstname} schreibt immer so nette mails
das licht im flur flackert seit jahren, mich störts nicht
die heizung war letzten winter ständig kaputt
~ bitcoin ist mir zu riskant
aktien sind was für mutige
wikipedia ist halt auch nicht alles
in den nachrichten nur schlechtes, ich schau das nicht mehr
unsere kamera hat mal einen fuchs gefilmt, voll süß
ich vergesse in letzter zeit echt alles
euro oder dollar, hauptsache das geld reicht
hätte nie gedacht, dass todolisten so viel spaß machen
übrigens hab ich {=firstname} gestern schon angeschrieben
in {=city} würd ich gern mal wohnen
bist du eigentlich immer wach
wer steckt hinter dir
magst du mich überhaupt
schlaf gut, steward
bis die tage
~ nö
jo passt
hm weiß nicht so recht
das mein ich nicht
haha der war gut
~ oh nein, nicht schon wieder montag
ich hab keine lust mehr heute
~ heut hab ich richtig gute laune
meine schwester heiratet, ich freu mich so
mir tut der rücken weh
ich glaub ich werd krank
ich finds toll, wie du dir sachen merken kannst
ein gespräch mit dir ist netter als mit meinem chef
~ (hallo|hey|moin|servus|grüß Gott|guten Tag|guten Morgen|guten Abend|na)
(hallo|hi|hey|moin|guten Morgen) (Steward|du|zusammen|mein Freund)[, wie geht's|, alles gut]
wie (geht es dir|geht's|läuft's) [heute|so]
(danke|vielen Dank|herzlichen Dank|merci) [für deine Hilfe|für alles|das war nett]
~ (super|toll|klasse|prima|perfekt|ok|okay|alles klar|passt|gut gemacht|na endlich)
(ach|) (vergiss es|egal|schon gut|lass mal|hat sich erledigt|nicht so wichtig)
~ (tschüss|bis später|bis morgen|gute Nacht|schönen Feierabend|mach's gut)
wer hat dich (gebaut|programmiert|gemacht|entwickelt)
was kannst du [eigentlich|alles|so]
(bist du|sind Sie) [eigentlich] ein (Roboter|Computer)
(hast du|haben Sie) [eigentlich] Gefühle
wie (funktionierst du|arbeitest du|bist du entstanden)
schläfst du [auch mal|nachts]
kannst du mich (leiden|verstehen|hören)
wie (alt|schlau|groß) bist du [denn]
ich bin (heute|gerade|so|) {=gefd}
mir ist (langweilig|zum Heulen|alles zu viel)
ich (liebe|mag) (Regen|Regentage|den Frühling|Gewitter|Schnee)
Meetings sind (das Schlimmste|reine Zeitverschwendung|manchmal auch ganz nett)
mein Posteingang (macht mich fertig|ist die Hölle|quillt über, aber das macht nichts)
die Mail hab ich {=firstname} schon gestern geschickt
die Erinnerung (heute Morgen|gestern) war (super|genau richtig|sehr hilfreich), danke
ich hab den {=title} schon [selber] eingetragen, keine Sorge
bei uns in {=city} (ist immer schlechtes Wetter|scheint heute die Sonne|war es gestern wunderschön)
gerade {=essen} gegessen, war (lecker|nicht so toll|viel zu viel)
glaubst du an (Gott|Liebe auf den ersten Blick|Außerirdische|Zufälle)
welche (Farbe|Musik|Jahreszeit) (gefällt dir am besten|magst du)
du bist (toll|doof|lustig|echt klug|eine große Hilfe|manchmal langsam)
(haha|hihi|wow|krass|oha|hm|puh|na ja|ach so|echt jetzt?)
~ (ja|nein|vielleicht|genau|doch|stimmt|klar|keine Ahnung|weiß nicht)
Fußball gestern war (furchtbar|der Wahnsinn), hast du das (gesehen|mitbekommen)
ich (habe|hab) mit {=firstname} gestritten [und weiß nicht weiter]
meine {=tier} ist gestern gestorben
(heute war|das war) ein (langer|schöner|anstrengender) Tag [im Büro]
Kalender auf Papier fand ich immer schöner
früher hat man noch Briefe geschrieben, keine Mails
die Aktien von {=company} interessieren mich nicht [mehr]
{=firstname} hat mir [gestern] erzählt, dass {=firstname} heiratet
das Licht hier im Büro ist [echt] gemütlich
hast du schon mal {=essen} probiert
(entschuldige|entschuldigung|sorry), (war ein Versehen|das war nicht für dich|falscher Chat)
alles Gute, du Maschine
To-do-Listen stressen mich [irgendwie]
{=weekday} ist [einfach] mein Lieblingstag
# Pure talk, full of the words of services and tools.
die Playlist von (gestern|neulich|letzter Woche) war genau richtig, sogar {=wer2} hat getanzt
danke nochmal für das Rezept, kein Krümel ist übrig geblieben
der Zug, den du rausgesucht hattest, war pünktlich, ein Wunder
auf der Einkaufsliste fehlte diesmal nichts, Respekt
super Hotel in {=ort}, das Frühstück allein war die Reise wert
die Karteikarten haben sich gelohnt, eine glatte Zwei in Latein
dein Hinweis mit dem Regen kam auf die Minute, Wäsche trocken, ich auch
Rechnung ist bezahlt worden, dein Text war wohl streng genug
das Backup hat mir {=wann} den Tag gerettet, ehrlich
war schön warm im Bad heute früh, fast wie bei Oma
Elternabend überstanden, {=zahl} Stunden auf Kinderstühlen
bin {=wann} zehn Kilometer gelaufen und seitdem nicht mehr aufgestanden
der Kuchen ist zusammengefallen, gegessen haben ihn trotzdem alle
wir haben die ganze Staffel in einer Nacht geguckt, ich bereue nichts
Paket kam an, drin war nur Luft und ein Katalog
~ diese Bahn, ich sag nichts mehr, ich sag gar nichts mehr
jeder Podcast klingt inzwischen nach zwei Kerlen im Keller
Parken in {=ort} ist teurer als mein erstes Fahrrad
der Drucker im Büro hasst mich, das beruht auf Gegenseitigkeit
lauter Passwörter mit Sonderzeichen, mein Kopf ist doch kein Tresor
meine Uhr hat mich beim Schlafen gelobt, so weit sind wir schon
Handschrift ist ehrlicher als jedes Dokument, finde ich
ein Garten ohne Unkraut ist ein Teppich mit Ambitionen
früher haben wir Lieder aus dem Radio aufgenommen, immer mit Verkehrsfunk drin
Opa hat seine Bienen mit Namen angesprochen, alle
im alten Haus hat die Heizung nachts gesungen
mein erstes Auto hatte mehr Rost als Blech, aber was für ein Sound
{=wer2} hat sich ein Boot gekauft und wird schon in der Badewanne seekrank
unter uns, {=wer2} kann gar nicht kochen, das kommt alles vom Italiener
{=wer2} hat seit {=zahl} Jahren dasselbe Passwort und sagt es jedem
angeblich ist der Neue schon am ersten Tag an den Server gekommen und alles war weg
der Saugroboter hat {=wann} die Katze durch die Wohnung gefahren, majestätisch
die Lampen im Flur sind nachts um drei von allein angegangen, mir stehen jetzt noch die Haare
der Mähroboter von nebenan ist ausgebüxt, bis zur Bushaltestelle kam er
kein Fehler im Code, der Fehler saß davor, haha
juhu, Freitag, und kein einziges Ticket mehr offen
mein Konto und ich reden gerade nicht miteinander
"Mach doch mal die Heizung an", sagt sie zu ihm, und er zieht sich eine Jacke an
der Lehrer wollte von der Klasse Ruhe und bekam eine Abstimmung
{=wer2} hat den Kellner um das WLAN gebeten und eine Predigt bekommen
nicht nötig, das Licht hab ich im Vorbeigehen ausgemacht
schon gut, die Tickets hab ich {=wann} am Schalter geholt, ganz altmodisch
Blumen sind gegossen, Katze ist satt, ich lieg auf dem Sofa
als Nachtschwester kenn ich jeden Sonnenaufgang persönlich
wäre ich ein Fahrplan, ich hätte auch Verspätung
schon komisch, dass man immer nur den linken Handschuh verliert
# Near the tools.
die mail von {=firstname} war echt rührend
hab grad drei stunden mails sortiert, nie wieder
mein kalender ist ein einziges chaos, aber das ist mein problem
den termin gestern hab ich einfach geschwänzt
aufgaben hab ich genug, glaub mir
erinnerungen an früher machen mich immer ganz weich
{=firstname} hat ein gedächtnis wie ein elefant
was für ein schönes wetter wir hatten in {=city}
bei sturm hör ich am liebsten hörspiele
die lampe von oma passt so gut in den flur
unser thermostat hat eindeutig eine eigene meinung
der saugroboter heißt bei uns helmut
mir ist eine nachricht vom falschen {=firstname} aufs handy gekommen, war lustig
ich merk mir ja keine namen, nur gesichter
börse ist für mich wie lotto
{=firstname} hat {=title} total verschlafen, haben wir gelacht
danke, hast was gut bei mir
passt scho, merci
ne du, alles bestens
~ ach komm, du nimmst mich auf den arm
lass uns einfach ein bisschen quatschen
findest du {=city} auch so hübsch
bist du abends manchmal einsam
morgen beginnt endlich mein urlaub, juhu
na, auch schon wach
danke dir, das hat geholfen
~ vielen herzlichen Dank für Ihre Hilfe
merci, passt so
gut, dann weiß ich bescheid
ach nee, lass mal
schon erledigt, danke
super gemacht
ich hab timo gestern schon gemailt
mit der mail von {=firstname} hab ich mich ganz schön geärgert
mein postfach ist so leer wie nie
mails sind eigentlich von gestern
{=firstname} schreibt seine mails immer komplett klein
das meeting heute war sterbenslangweilig
gestern hatte ich einen termin nach dem anderen
der termin beim zahnarzt war halb so wild
ich hab den kalender von oma geschenkt bekommen, mit katzen drauf
es hat die ganze nacht geregnet, die blumen freuen sich
in {=city} war das wetter im urlaub traumhaft
ich mag ja nebel
die neue lampe im flur sieht richtig schick aus
unsere heizung gluckert wie ein alter esel
das licht im bad ist mir zu grell, aber man gewöhnt sich dran
der saugroboter hat heute die katze gejagt
ich hab die haustür frisch gestrichen
mein wecker hat mich heute mal wieder aus dem traum gerissen
ich hab alle aufgaben für heute geschafft, bin richtig stolz
die blumen hab ich vorhin gegossen
oma anzurufen war eine gute idee
ich hab vergessen, warum ich in die küche gegangen bin
das mit dem bitcoin hätte man früher wissen müssen
mein onkel hat sein ganzes geld in aktien gesteckt
der franken ist so teuer, da fährt man lieber nach tschechien
nachrichten machen mich nur traurig
auf wikipedia hab ich schon stunden verloren
{=firstname} meint, du wüsstest alles
du hast ein besseres gedächtnis als ich
hast du eigentlich auch mal frei
was bist du für einer
wie alt bist du
bist du ein mensch oder eine maschine
guten morgen zusammen
gute nacht und bis morgen
tschüss, bis dann
jawoll
nee, das war's
hä, wie meinst du das
ich versteh nur bahnhof
oh mann, bin ich müde
heute ist einfach nicht mein tag
~ ich freu mich schon so aufs wochenende
mein bruder hat einen neuen job, toll oder
ich hab mir den fuß verstaucht
die klassenarbeit von mia lief prima
wir haben gestern gewonnen, drei zu null
irgendwie ist mir langweilig
ich glaube, ich werde alt
%lang es
# Near the invented tools.
qué bonito estaba el río ayer, daban ganas de bañarse
qué cara está la vida, ¿verdad?
la miel de mi abuelo era la mejor del valle
en el coro siempre acabamos en el bar
mi abuela tejía mientras veía el fútbol
los cirujanos nunca tienen prisa, solo los pacientes
~ las bases de datos me dan dolor de cabeza desde la universidad
me encanta el olor a servidor nuevo por la mañana
qué calor hace hoy, no hay quien duerma
mi abuela hacía las mejores lentejas del mundo
el taxista de ayer cantaba de maravilla
mi abuela tiene la tensión mejor que yo
mi abuelo rimaba todo lo que decía, qué risa
la luna de anoche estaba preciosa, me quedé mirándola un buen rato
qué pereza me dan los lunes con tantas tarjetas en el tablero
qué risa el vídeo que me enseñó mi prima ayer
~ menos mal que la reunión fue corta
la película de anoche me encantó, qué maravilla
el concierto fue increíble, todavía me duelen los pies
qué rica estaba la {=dish_es} de mi abuela
me encanta cómo huele la ropa recién lavada
# Near the tools.
~ vaya día de perros
por fin un poco de sol
qué tal tu día
cómo estás tú
~ qué sabes hacer
gracias por mirarlo
deja lo del tiempo, ya he abierto la ventana
la reunión se me hizo eterna
{=caro} está por las nubes
menuda semanita llevo
las noticias me ponen de mal humor
eres una persona o qué
ah, pues sin paraguas entonces, gracias
con este frío no salgo ni loca
novedades: sobreviví a la reunión
última hora - me ha salido bien la tortilla
yo: me quedo dormido en el sofá
dato curioso: hoy he visto una garza
moraleja: nunca cocines con prisa
la {=elf} era de mi abuela y la adoro
el dinero va y viene, mi gato no
qué bonita estaba {=est} aquel verano
# Reports, feelings, jokes, praise, taking back, the assistant itself.
acabo de mandarle el correo al jefe, deséame suerte
ya le contesté a {=alguien}, y con buenas palabras además
por fin cerré el tema de {=cosa} y me siento {=siento}
uf, otro lunes con cien mensajes sin leer
{=quien} escribe correos como quien escribe telenovelas
menuda lluvia, y yo con sandalias
perfecto, el recordatorio llegó justo a tiempo, gracias
~ qué bien quedó la lista, ni una palabra de más
yo a las alarmas ya ni las oigo
quién se inventó las reuniones de los viernes, digo yo
el dinero va y viene, decía mi abuelo, sobre todo va
me da miedo abrir el correo después de vacaciones
déjalo, ya le escribo yo a {=alguien} cuando llegue
olvida lo que te pedí del precio, era broma
no hace falta que mandes nada, {=quien} acaba de entrar por la puerta
y tú puedes enviar correos de verdad o solo lo cuentas
duermes alguna vez o estás siempre pendiente de mis notas
perdona, me equivoqué de chat, lo de la llave era para {=alguien}
buenas noches, que sueñes con bandejas vacías
ojalá alguien pudiera borrar este martes de la historia
probando, probando, uno dos
niños, apagad la tele ya! ay, eso no iba para ti
más vale tarde que nunca, dijo el cartero
# Near the tools.
buenas, qué tal todo
gracias, justo lo que quería saber
déjalo, ya lo hago yo
bah, nada, ya está arreglado
tengo la bandeja de entrada hecha un desastre
qué tiempo más bueno hizo ayer en {=city}
otra vez tres reuniones seguidas, uf
el recordatorio de antes me ha salvado el día
yo no soy de calendarios
{=firstname} y yo nos pasamos la noche hablando del curro
al final ayer saqué la basura
la factura ya la pagué, tranquilo
{=firstname} escribe unos correos preciosos
la luz del pasillo parpadea desde hace años y me da igual
el invierno pasado se nos rompía la caldera cada dos por tres
el bitcoin me da miedo
la bolsa es para valientes
la wikipedia tampoco es la biblia
en las noticias solo salen desgracias, ya no las veo
nuestra cámara grabó una vez un zorro, qué mono
últimamente se me olvida todo
euros o dólares, lo que importa es que llegue
quién me iba a decir que las listas de tareas enganchan
~ por cierto, a {=firstname} ya le escribí ayer
en {=city} viviría yo encantada
tú siempre estás despierto?
quién está detrás de ti
te caigo bien?
que descanses, steward
hasta otra
qué va
pues vale
mmm no lo tengo claro
eso no es lo que quería decir
jaja esa ha sido buena
ay no, otra vez lunes
hoy ya no tengo ganas de nada
hoy estoy de buenísimo humor
se casa mi hermana, qué alegría
me duele la espalda
creo que me estoy poniendo mala
me encanta que te acuerdes de las cosas
hablar contigo es mejor que hablar con mi jefe
(hola|buenas|buenos días|buenas tardes|buenas noches|qué tal|ey)
(hola|hey|buenas|buenos días) (Steward|amigo|guapa|a todos)[, ¿cómo estás|, ¿todo bien]?
¿(cómo estás|qué tal|cómo va eso|cómo te va) [hoy]?
(gracias|mil gracias|te lo agradezco) [por todo|por tu ayuda|de corazón]
(genial|estupendo|perfecto|vale|ok|de acuerdo|muy bien|bien hecho|por fin)
(olvídalo|da igual|no importa|déjalo|ya está|no pasa nada)
(adiós|hasta luego|hasta mañana|buenas noches|chao|nos vemos)
¿quién te (hizo|creó|programó|ha desarrollado)?
¿qué (sabes|puedes) hacer?
¿eres (una persona|un robot|una máquina|humano)?
¿tienes sentimientos?
¿cómo (funcionas|trabajas|aprendes)?
¿duermes [alguna vez|por las noches]?
¿me (entiendes|escuchas|quieres)?
¿cuántos años tienes?
estoy [muy|un poco|] {=gefe} [hoy]
me aburro [mucho|un montón]
me encantan (los días de lluvia|las tormentas|las mañanas de domingo)
las reuniones son (lo peor|una pérdida de tiempo|a veces hasta divertidas)
mi bandeja de entrada (me deprime|es un infierno|está que explota, pero bueno)
el correo ya se lo mandé ayer a {=firstname}
el recordatorio de (ayer|esta mañana) me vino genial, gracias
ya he apuntado yo lo de {=title}, tranquilo
aquí en {=city} (siempre llueve|hoy hace un sol precioso|ayer hizo buenísimo)
acabo de comer {=comida} y estaba (buenísima|regular|de muerte)
¿crees en (Dios|el destino|los extraterrestres|la suerte)?
¿cuál es tu (color|comida|canción) (favorito|favorita|preferida)?
eres (genial|tonto|muy listo|un encanto|de gran ayuda|un poco lento)
~ (jaja|jajaja|uf|vaya|anda|madre mía|hala|mmm|ay)
(sí|no|quizás|exacto|claro|puede ser|ni idea|no sé)
vaya partido el de ayer, ¿(lo viste|te enteraste)?
he discutido con {=firstname} [y no sé qué hacer]
se me murió el {=anim} [ayer]
hoy ha sido un día (largo|precioso|agotador) [en la oficina]
antes la gente escribía cartas y no correos
prefiero las agendas de papel
las acciones de {=company} no me interesan [nada]
{=firstname} me contó que {=firstname} se casa
qué bonita es la luz de esta habitación
¿has probado alguna vez la comida mexicana?
(perdona|perdón|disculpa), (me equivoqué de chat|no era para ti|fue sin querer)
las listas de tareas me estresan
el {=weekday} es mi día favorito
# Pure talk, full of the words of services and tools.
la lista de canciones de (ayer|anoche|la semana pasada) fue un acierto, bailó hasta {=quien2}
qué rica salió la receta que me diste, no quedó ni el olor
gracias por lo del tren, llegué con tiempo hasta para un café
en la lista de la compra no faltaba nada, milagro
el hotel de {=sitio} era una joya, muy buen ojo
aprobé el examen, y media culpa es de tus tarjetas
menos mal que avisaste de la lluvia, fui la única seca de la boda
la factura ya está cobrada, les dio vergüenza con lo fina que quedó
esa copia de seguridad me salvó la vida {=cuando}, así te lo digo
la casa estaba calentita al llegar, me sentí una reina
corrí diez kilómetros {=cuando} y hoy bajo las escaleras de espaldas
la cena salió bien, se quemó el arroz y nadie dijo ni mu
perdimos el vuelo en {=sitio} y acabamos en una verbena, ni tan mal
la charla con el tutor fue corta, solo suspiró {=num} veces
vimos la serie entera de una sentada y ahora siento un vacío
aparcar en el centro de {=sitio} es deporte de riesgo
la impresora huele el miedo, yo ya lo tengo asumido
los del banco te ponen una musiquita que es tortura
todo el mundo tiene un pódcast y nadie escucha a su madre
tanta contraseña, tanto símbolo, que una ya tiene una edad
este wifi es como mi ex, aparece cuando quiere
la tortilla con cebolla, y no hay más que hablar
las películas de ahora duran más que mis matrimonios
mejor un mapa de papel, que ese no se queda sin batería
de niños grabábamos canciones de la radio y el locutor siempre hablaba encima
mi padre lavaba el coche los domingos con el partido puesto
en mi pueblo las noticias las daba la panadera
{=quien2} se ha comprado un barco y no sabe nadar, ahí lo dejo
dicen que {=quien2} encontró el amor en un foro de tractores
{=quien2} pone {=num} alarmas y aun así llega tarde
el becario tumbó el servidor {=cuando} y se fue a comer tan tranquilo
~ el robot aspirador se quedó atrapado bajo la cama, pobrecito, pitando a oscuras
las luces del portal se encendieron solas {=cuando}, qué susto nos dimos
el coche aparcó él solito, perfecto, en la plaza de otro
mi cuenta corriente y yo nos hemos dado un tiempo
¡por fin viernes y ni un solo error en producción!
"pon la calefacción", le dijo ella, y él le trajo una manta
{=quien2} le pidió al camarero una sorpresa y le trajo la cuenta
la profe les pidió silencio y ellos lo sometieron a votación
no hace falta, la puerta ya la cerré yo al subir
no te preocupes, las entradas las saqué {=cuando} en taquilla, como antes
ya están regadas las plantas y el gato roncando
con estas rodillas lo de correr nunca fue lo mío
si los coches hablaran, el mío solo suspiraría
qué cosas, siempre se pierde el mismo guante
# Near the tools.
el mail de {=firstname} me hizo llorar
llevo tres horas ordenando correos, nunca más
mi agenda es un caos, pero eso es cosa mía
ayer no fui a la cita y tan tranquilo
tareas tengo de sobra, créeme
los recuerdos de infancia me ponen tierna
{=firstname} tiene memoria de elefante
qué tiempazo nos hizo en {=city}
cuando truena me meto en la cama
~ la lámpara de la abuela queda preciosa en el pasillo
el termostato de casa va a su bola
nuestro robot aspirador se llama Paco
me llegó un mensaje de un {=firstname} que no conozco, qué risa
yo los nombres no los retengo, las caras sí
la bolsa es una lotería
{=firstname} se durmió en plena reunión, lo que nos reímos
gracias, te debo una
todo ok, merci
no no, todo bien
anda ya, me tomas el pelo
charlemos un rato
a ti también te gusta {=city}?
te sientes solo por las noches?
mañana empiezan por fin mis vacaciones, yuju
ayer le conté a {=firstname} que me cambiaba de trabajo
gracias crack, me has salvado
mil gracias, ya está todo
perfecto, eso era todo
dale, buenísimo
órale, gracias
~ no, déjalo así
mejor no hagas nada
espera, que me he liado
era broma
qué bonita está la luz esta tarde
me he pasado el día contestando correos
mi buzón revienta, pero me da pereza
{=firstname} siempre me escribe unos mails larguísimos
el calendario de la cocina tiene fotos de gatos
la reunión de hoy ha sido un rollo
qué agotador fue el {=weekday}, cita tras cita
~ aquí llueve a mares y yo sin botas
me gusta cuando nieva
en {=city} el verano es insoportable
la lámpara nueva me costó un dineral
me compré una lámpara igualita a la tuya
nuestra caldera es más vieja que yo
las noticias me deprimen
mi abuelo leía el periódico entero cada mañana
se me olvidó por completo y no pasó nada
~ los recordatorios son un gran invento
de pequeño apuntaba todo en servilletas
~ regué las plantas esta mañana, están preciosas
ya saqué la basura, por cierto
{=firstname} me dijo que llegaba tarde y llegó puntual
el dólar siempre sube cuando viajo
con el bitcoin perdí dinero y aprendí
trabajar en bolsa debe de ser estresante
tengo buena memoria para las caras
eres de gran ayuda, che
qué eres exactamente
tú también te cansas?
sabes mentir?
cuál es tu signo
qué harías con un millón de euros
estoy de bajón
me quiero ir a vivir al campo
hoy cumplo treinta años!
nos hemos comprometido!!
hace siglos que no veo a {=firstname}
ponte en mi lugar
buenas noches, que sueñes con los angelitos
ajá
ya veo
~ pues qué pena
no te he preguntado eso
ni fu ni fa
