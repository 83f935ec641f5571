# Looking things up: the web, Wikipedia, arXiv, one's own documents.

%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list lb: (
%list rb: )
%list limit2: 3 | 5 | 8 | 10 | three => 3 | five => 5 | 12
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list limit3: 2 | 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | four => 4 | five => 5 | six => 6 | ten => 10 | a dozen => 12
%list who: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list v3_n: 2 | 3 | 4 | 5 | 6 | 8 | 10 | two => 2 | three => 3 | four => 4 | five => 5 | ten => 10
%list wik: Grace Hopper | the Hanseatic League | narwhals | Simón Bolívar | the Suez Crisis | Bauhaus | tardigrades | Timbuktu | Nina Simone
%list who2: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list limit4: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 20 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | eleven => 11 | 25
%list who3: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list limit5: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 15 | 20 | 25 | 30 | 40 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | nine => 9 | ten => 10 | a dozen => 12 | half a dozen => 6 | fifteen => 15 | twenty => 20 | a couple => 2 | thirty => 30
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list v_n: zwei => 2 | drei => 3 | 4 => 4 | fünf => 5 | 6 => 6 | sieben => 7 | acht => 8 | 9 => 9 | zehn => 10 | zwölf => 12 | 14 => 14
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list t_n: dos => 2 | tres => 3 | 4 => 4 | cinco => 5 | 6 => 6 | siete => 7 | ocho => 8 | 9 => 9 | diez => 10 | 12 => 12 | 14 => 14

%tool web_search
%list web: cheap flights to Faro | dentist open on sunday | how to unblock a sink | best pram for cobbles | vegan ramen recipe | tram strike refund | second hand cellos | parking near the arena | opening hours of the tip | wasp nest removal cost | how long to boil a duck egg | kayak hire on the canal
%list wnn: 3 | five => 5 | ten => 10 | 8 | four => 4
%list whow: get wax out of a carpet | unblock a sink | fold a fitted sheet | re-grout a shower | prune an old pear tree | boil a duck egg | descale a kettle | tie a bow tie
%list query: how long to cook a 2 kg chicken | cheap flights to Cork on the 5th | is it ok to run with a cold | urgent care open on sunday near the quay | what 5 % ABV means | how to get from Ardmore to Swansea by train and ferry | best all day breakfast | difference between html and xhtml | half board or full board in Faro | who won last night, Leinster or Munster | why do cats knead, purr and drool | can I paint over wet plaster | size 43 rowing shoes | when do the clocks go back | 10 songs with "friday" in the title | free swim for under 12s | tiles 30x60 on offer | recipe for soup without onions
%list open: is the post office open today | when does ikea close | is the swimming pool in Ghent closed on mondays | whats playing at the odeon tonight | when's the last train to Cork | who won the match last night | how much is a ticket to the louvre | is the m4 closed | what time does lidl open on sundays | are there flights to Bilbao on fridays
%list query2: best rain jackets 2025 | pharmacy opening hours Leith | how to prune a fig | cheap flights to Porto | dishwasher error E24 | sourdough hydration chart | second-hand kayaks | is the A9 closed | bus strike dates | used Vespa prices | how to get wax out of a carpet | museum free entry sunday | repair cafe near me | vegan bakery Turin | board games for two | visa for Vietnam
%list hw: #web | #google | #websearch
%list query3: how to bleed a radiator | cheap thermostats with wifi | LED bulbs that don't flicker | best share broker for beginners | garage door opener parts | where to change money in Prague | dimmer switch wiring | locksmith open on sundays | how to read a stock chart | bitcoin tax rules | quiet air conditioners | smart lock reviews | blackout blinds made to measure | what a heat pump costs | opening hours of the swimming hall | trains from Lyon to Turin | hotels in Ghent with parking | who fixes old radios | how to descale a kettle | the nearest exchange office | how to spell accommodate | visa for Jordan | best weather stations for the garden | used violins | whether a dog may eat mango | ferry to Gotland | wallpaper paste recipe | second hand e-bikes
%list why: the baby is down | grandad's eyes hurt | the plumber's here | we've got company | I burnt the toast | it's film night | I'm on a call | the cat wants out | my hands are wet | I'm in bed already | I'm up a ladder | the guests are early | the kids are finally quiet | it's my turn to cook
%list bigq: how to get wax out of a tablecloth | where to rent a tandem in ghent | when the lido opens | which glue holds on slate | how long cooked rice keeps | whether the tram runs at night | how to descale a moka pot | what a piano move costs
%list web2: best hiking boots | how to fix a leaking tap | vegan restaurants near the station | train strike dates | cheap flights to Rome | how to remove red wine stains | reviews of the new Pixel phone | opening hours of the city museum | used bikes under 300 euros | best laptop for students | how to renew a passport | recipe for lentil soup | symptoms of a magnesium deficiency | concert tickets for Coldplay | running shoes for flat feet | how to unclog a sink | visa rules for Vietnam | dishwasher error code E15 | cordless drill comparison | yoga classes downtown | how to prune roses | cheapest electricity provider | coworking spaces in Lisbon | parking near the opera | noise cancelling headphones test | python asyncio timeout example | garden centers open on Sunday | how long to boil eggs | release date of the next Zelda game | plumber in the area | car seat regulations | kids' museums | postgres upsert syntax | sourdough starter troubleshooting | solar panels for balconies
%list s_q: when does the national museum open | who won the Champions League in 2019 | how much does a Vespa cost | which phone has the best camera | how do I get rid of fruit flies | what time does the last ferry leave | is the A9 closed today | where can I buy oat milk in bulk | who is the current mayor of Chicago | how many calories are in an avocado | what is the best month to visit Japan | when is the next solar eclipse | does IKEA sell curtain rods | what size tires fit a 2015 Golf | how long does paint take to dry | is it safe to eat raw cookie dough | who plays the villain in the new Bond film | which stores are open on Christmas Day | what's the speed limit on Dutch highways | how do you descale a kettle | where was the new Dune filmed | when do the clocks change this year | what does a heat pump cost | can dogs eat blueberries
%list who4: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list web3: vegan lasagne recipes | opening hours of the ice rink | cheap bikes for kids | how to get wax out of a tablecloth | plumbers open on sundays | rules of padel | reviews of the new ferry line | how long eggs keep | which tyres are quietest | quiet hotels near the fjord | best way to descale a kettle | next solar eclipse | campsites with a lake | who designed the Atomium | sewing patterns for beginners | used cellos | what a heat pump costs
%list web4: cheap train tickets to Prague | how to descale a kettle | best pizza in town | used camper vans under 20000 | ikea opening hours sunday | vegan birthday cake recipe | reviews of the new e-reader | how to get candle wax out of carpet | ferry timetable Split Hvar | noise cancelling earbuds test | how to prune a fig tree | dog friendly hotels by the sea | bouldering gyms nearby | what to do in Lisbon with kids | symptoms of low iron | who sings the song in that car ad | second hand pianos | concert dates this summer | swimming pool prices | how to tie a bow tie | bike repair shops open on monday | knitting patterns for socks | best budget tripod | how to unlock a suitcase with a forgotten code | public holidays 2026 | parking near the old town | lactose free tiramisu | cat vomiting yellow foam | where to donate old books | wood stove regulations | emergency vet | rental vans weekend price | tax rate for freelancers | half marathon training plan | free stock photos | how to mute a group chat | passport photo size | phone contract comparison | lego castle instructions | repair cafe dates
%list webq: how late is the hardware store open | when is the next solar eclipse | how do you get gum out of hair | which airline flies direct to Oslo | how much is a month of streaming | who won the race on Sunday | is tap water safe in Naples | how long does it take to boil quinoa | what is a fair price for a used canoe | when do tickets for the festival go on sale | can guinea pigs eat kale | which bank has free transfers abroad | how do I reset a garage remote | where can I rent a tuxedo | what's on at the cinema this week | does the pharmacy on Main Street open on Sundays | how tall can tomato plants get | when does the ski season start | how do I split wood without a machine | what does the error E24 on a washing machine mean | how many people live on Malta | why does my sourdough not rise | is the pass open for cars | who is playing in the final | what is the fastest way to the airport
%list v3_q: who won eurovision this year | what time does aldi close | how much is a tv licence | is the louvre open on mondays | where can I park near wembley | how old is tom hanks | which plug do they use in japan | what do vegans put in a quiche | when do the sales start | who plays the new doctor who | can dogs eat mango | how long do you boil a goose egg
%list buy: air fryer | barefoot shoes | lego technic crane | e-bike with child seat | ps5 controller | dyson filter | second hand cello | robot mower | ikea billy shelf | oat milk frother | usb-c dock | vintage levis
%list rev: dyson v15 reviews | fairphone 5 test | skoda enyaq range | cheap ferry to calais | airpods not pairing | opening hours ikea croydon | lidl offers this week | eurostar strike | passport fees 2025 | lyrics wonderwall | tesco near the station | pancake recipe without eggs
%list how: how to unclog a sink | how to fix a puncture | how to get wax off wood | how to prune a lemon tree | how to knot a bow tie | how to reset a nest thermostat | how to bleed a radiator | how to peel chestnuts | how to get gum out of hair | how to stop a door squeaking | how to clean suede | how to patch plasterboard
%list top: tiny houses | sourdough | heat pump grants | urban beekeeping | baby led weaning | interrail | van conversions | cold water swimming | knitted socks | bokashi compost | visa rules for nepal | left handed guitars
%list place2: vegan bakery in ghent | late chemist in leeds | dog friendly pub in whitby | key cutting in soho | climbing hall in graz | launderette in porto | shoe repair in bristol | halal butcher in malmo | indoor pool in turin | bike hire in utrecht | wool shop in galway | luggage storage in lyon
%list buy2: winter boots | second-hand prams | oak shelves | a cheap tent | bike panniers
%list query4: where can I get my shoes resoled round here | who mends old clocks | what time does the tip shut | how do I get rid of moths
%list err: dishwasher error E24 | a boiler that whistles | printers that eat paper | squeaky floorboards
%list open2: shops open on easter monday | museums open on sunday | pharmacies on duty tonight
%list stain: how one gets red wine out of a tablecloth | how to thaw a frozen lock | how to fold a fitted sheet
%list hotel: decent hotel in Leeds | quiet guesthouse near Oslo | campsite by the sea | late-night pizzeria
%list dish: leek recipe | recipe with three eggs | quick soup recipe
%list query5: how to get chewing gum out of a carpet | tiler who works weekends | when the outdoor pool opens | sharpening stone for kitchen knives | gluten free bakery near the cathedral | parts for a 1987 Vespa | why a cat sneezes | cheap car hire in Faro | how long to boil quinoa | visa rules for Vietnam | left-handed guitars | second hand prams | fastest way to peel garlic | lyrics of "Seven Nation Army" | which tyres fit a Golf 4 | bus 12 timetable | Tesla charging stations near Graz | opening hours of the Shell garage | Target return policy | how to reset a Nest thermostat | how to bleed a radiator | error E24 on a dishwasher | tickets for the light festival | reviews of the Ring camera | who repairs old cameras
%list web5: how to remove a stripped screw | opening hours of the botanic garden | second-hand kayaks | how long to boil artichokes | cheapest way to post a bicycle | side effects of magnesium | crochet patterns for hats | electricians near the harbour | vegan birthday cakes | which dishwasher is the quietest | rules of pétanque | dog friendly beaches in Brittany | when the ice rink opens | cleaning white trainers | used accordions | parking at the opera
%list query6: pizza | how to descale a kettle | cheap flights from Oslo to Rome in may | opening hours of the ice rink on sunday | used cello | vegan birthday cake without nuts | best 5 hikes near Graz | what a heat pump costs in 2025 | "Nine to Five" lyrics | who won the match between Spain and Italy | how long eggs keep | plumber open on sundays | 10 minute yoga for beginners | ferry from Split to Hvar timetable | quiet hotels with a pool and parking | weather proof paint | how to get wax out of a tablecloth and a rug | second hand bikes under 200 euros | is tap water safe in Naples | top 20 board games for two | train strike dates | size chart for kids' shoes | the phone number of the zoo | rules of padel | sewing patterns | wikipedia alternatives | news apps without ads | tyres | what time the shops close on christmas eve | things to do in Bergen when it rains | translate "thank you" into Norwegian
%list webq2: gute Wanderschuhe | vegane Restaurants in Leipzig | Öffnungszeiten vom Bürgeramt | wie man einen Wasserhahn abdichtet | günstige Flüge nach Rom | Rotweinflecken entfernen | bester Fahrradhelm | Bahnstreik Termine | Testbericht Waschmaschinen | Rezept Kartoffelsalat ohne Mayo | Balkonkraftwerk Förderung | Ferien in Bayern | Kinderfahrrad 20 Zoll gebraucht | Mietspiegel Köln | Ladesäulen an der A7 | Schlüsseldienst in Altona | E-Bike Vergleich | Schimmel im Bad | Yogastudio in der Nähe | Pilze sammeln Tipps | Geschenkideen für Teenager | Fußball heute Abend im TV | Excel Pivot Tabelle Anleitung | Zeckenimpfung Nebenwirkungen | Hotels auf Rügen mit Hund
%list webf: wann das Deutsche Museum öffnet | wer gestern im Pokal gewonnen hat | was ein Balkonkraftwerk kostet | wie lange ein Reisepass dauert | wo man in Köln gut frühstücken kann | welches Handy die beste Kamera hat | ob die A9 gesperrt ist | wann die Sommerferien anfangen | wie man Fruchtfliegen los wird | was die neue Steuerregel bedeutet | wer der neue Trainer vom HSV ist | wie hoch das Kindergeld ist
%list dsu: fahrradladen mit werkstatt | öffnungszeiten hallenbad | günstige züge nach Prag | kalkflecken entfernen | wanderung mit hund
%list dwe: Heizkörper entlüften | Schlüsseldienst sonntags | günstige Dimmer | Wechselstube in Prag | Rollo ausmessen | Aktiendepot für Anfänger
%list netz: Zimmerpflanzen für dunkle Räume | Ersatzteile Thermomix | Anleitung Palstek | Parkplätze am Hauptbahnhof | Fahrradladen Ehrenfeld | Muffinrezept ohne Ei | günstige Monitore | Umzugskartons kaufen | Sonnenbrand was hilft | Wandern mit Kinderwagen Schwarzwald | Notdienst Apotheke | Tauschbörse Lego | Vorwahl 0341 | Klettersteig für Anfänger | Adapter USB C auf HDMI | Kita-Ferien Hessen | Rasenmäher springt nicht an | Steuererklärung Frist | Bester Döner in Mainz | Zugverbindung Prag
%list netzf: wie man Kalk aus dem Wasserkocher bekommt | wann die Freibäder aufmachen | was ein Führerschein in Österreich kostet | wer heute im Tatort mitspielt | ob die Post samstags auf hat | wie viel Pfand auf einer Kiste ist | wo man Sperrmüll anmeldet | wie lange Reis im Kühlschrank hält | warum meine Tomaten gelbe Blätter kriegen | welche Steckdosen es in England gibt
%list net: Öffnungszeiten Freibad | lauwarmer Kartoffelsalat | Kinderwagen Testsieger | Bußgeld Handy am Steuer | Ersatzakku E-Bike | Ferienwohnung mit Hund Rügen | Fahrplan Linie 6 Graz | wasserfeste Farbe fürs Bad | Apotheke Notdienst Eisenach | Faschingskostüm selber nähen | Mückenstich was hilft | Kletterhalle Eintritt | Wohnmobil mieten Preise | Kerzenwachs aus Tischdecke | Kündigungsvorlage Fitnessstudio | gebrauchte Waschmaschine Leipzig
%list netf: wie lange der Baumarkt offen hat | ob man Pilze aufwärmen darf | was ein Führungszeugnis kostet | wo man Skier leihen kann | warum der Trockner quietscht | wann das Freibad aufmacht | ob der Brenner gerade dicht ist | wie man Kerzenwachs rauskriegt | welches Katzenfutter Testsieger ist | wer das Halbfinale pfeift | wie viel Trinkgeld in Schweden üblich ist | was man gegen Wespen im Rollladen tut
%list net2: günstige Wanderstiefel | Flohmärkte am Wochenende | Rezept für Rhabarberkuchen | Anleitung Krawatte binden | Fahrplan Fähre Fehmarn | Testbericht Akkuschrauber | Motten im Kleiderschrank | Campingplätze am Bodensee | Ersatzteile für Miele Waschmaschine | Second Hand Kindersachen | Schnittmuster Latzhose | Tierheim Öffnungszeiten | Steuersatz Photovoltaik | Nachtzug nach Stockholm | Hausmittel gegen Blattläuse | gebrauchte E-Gitarre | Kochkurs vegetarisch | Schwimmkurs für Erwachsene | Hundestrand Ostsee | Umzugsfirma Preise | Kürbis einfrieren | Vorlage Untermietvertrag
%list netf2: wie man Rotwein aus dem Teppich kriegt | wann der Wertstoffhof aufmacht | was eine Wallbox kostet | wer gestern das Derby gewonnen hat | wo man alte Handys abgeben kann | ob der Gotthardtunnel gesperrt ist | wie lange Quinoa kochen muss | welche Bäckerei sonntags offen hat | warum meine Orchidee gelbe Blätter hat | wie man einen Reißverschluss repariert | wann die nächste Sonnenfinsternis ist | was der Eintritt im Zoo kostet | wie viel Gepäck man im Flixbus mitnehmen darf | welches Fahrradschloss das sicherste ist
%list webq3: botas de montaña buenas | restaurantes veganos en Lavapiés | horario de la biblioteca municipal | cómo arreglar un grifo que gotea | vuelos baratos a Roma | cómo quitar manchas de vino | mejor casco de bici | fechas de la huelga de trenes | opiniones de lavadoras | receta de gazpacho | ayudas para placas solares | puente de mayo ofertas | bici de niño de segunda mano | precio medio del alquiler en Bilbao | cargadores eléctricos en la A-3 | cerrajero 24 horas en Triana | comparativa de patinetes eléctricos | humedad en el baño | clases de yoga cerca | trucos para dormir mejor | ideas de regalo para adolescentes | dónde ver el partido de esta noche | tablas dinámicas en Excel | efectos secundarios de la vacuna | hoteles con perro en Asturias
%list webf2: a qué hora abre el Prado | quién ganó ayer la final | cuánto cuesta una placa solar | cuánto tarda el pasaporte | dónde se desayuna bien en Sevilla | qué móvil tiene la mejor cámara | si está cortada la A-6 | cuándo empiezan las rebajas | cómo se eliminan las moscas de la fruta | qué significa la nueva norma de Hacienda | quién es el entrenador del Betis | cuánto es el salario mínimo
%list esu: horario de la piscina municipal | trenes baratos a Lyon | quitar manchas de cal | ferreterías abiertas hoy | receta de pisto
%list ewe: purgar un radiador | cerrajero abierto el domingo | cambiar dinero en Praga | bombillas que no parpadean | cómo medir una persiana
%list red: plantas para pisos oscuros | recambios de Thermomix | cómo hacer un nudo marinero | parking barato en Atocha | taller de bicis en Gràcia | magdalenas sin huevo | monitores baratos | cajas de mudanza | remedios para quemaduras del sol | rutas con carrito en la sierra | farmacia de guardia | prefijo 948 | vías ferratas fáciles | adaptador USB C a HDMI | calendario escolar Aragón | mi cortacésped no arranca | plazo de la renta | mejor kebab de Zaragoza | trenes a Irún | campings con piscina
%list redf: cómo se quita la cal del hervidor | cuándo abren las piscinas | cuánto cuesta el carnet de moto | quién sale en la serie esta noche | si Correos abre los sábados | dónde se tiran los muebles viejos | cuánto dura el arroz en la nevera | por qué se ponen amarillos mis tomates | qué enchufes hay en Inglaterra | a cuánto está el kilo de cerezas
%list web6: horario de la piscina municipal | ensalada templada de patata | mejor carrito de bebé | multa por usar el móvil al volante | batería para bici eléctrica | casa rural con perro en Asturias | autobús línea 6 Zaragoza | pintura impermeable para baño | farmacia de guardia Jaca | coser un disfraz de pirata | picadura de mosquito remedio | precio del rocódromo | alquilar autocaravana | quitar cera del mantel | carta de baja del gimnasio | lavadora de segunda mano Quito
%list webq4: hasta qué hora abre la ferretería | si se pueden recalentar las setas | cuánto cuesta un certificado de penales | dónde alquilan esquís | por qué chirría la secadora | cuándo abre la piscina | si está cortado el puerto de Pajares | cómo se quita la cera | qué pienso para gatos es el mejor | quién arbitra la semifinal | cuánta propina se deja en Suecia | qué se hace con un avispero
%list web7: teclados mecánicos silenciosos | cómo quitar moho de la pared | alquiler de kayaks en Denia | receta de arepas | vuelos baratos a Cusco | qué vacunas hacen falta para Kenia | manual de la caldera Vaillant | hoteles con piscina en Cádiz | ofertas de fibra óptica | horario del metro de Lima | mejores miradores de Oporto | cómo podar un limonero | precio del gasoil hoy | academia de surf en Somo | ideas para disfraces | comprar colchón a buen precio | requisitos para la nacionalidad | plantas que no dan alergia | cómo cambiar la batería del reloj | talleres abiertos en domingo | cursos de apicultura | qué es un crédito puente
%list webn: cuándo abren las inscripciones de la maratón | quién dirige la Filarmónica | cuánto se tarda en sacar el carnet de barco | dónde venden levadura fresca | cómo se limpia una alfombra de lana | si hay ferry de Denia a Ibiza en invierno | qué tal es el barrio de Palermo | cuánto mide un campo de rugby | por qué pitan los frenos | a qué hora sale el último metro | cuándo es la próxima luna llena
# Bare, clipped and roundabout.
google {query=web}
google: {query=web}
search {query=web}
web: {query=web}
{query=web} google it
{query=web}, {num_results=wnn} links
online search {query=web}
look up {query=web}
search online for {query=web}
is there a website on {query=web}
{=hm}, have a rummage online for {query=web}
{=pal} has asked me about {query=web} and I haven't got a clue, check the internet
I've tried everything and still don't know how to {query=whow}, what does the web suggest
you won't have it in memory, so google {query=web}
no mail about it in my inbox, I checked, so search the net: {query=web}
never mind wikipedia, do a proper web search, {query=web}
search the web
can you google something for me
# What is an argument, what is not, and where it ends.
look online, {query=query}, I can't find anything myself
google this for me, "{query=query}", it's for {=from_email}
I'd like to know from the web, {query=query}, if you don't mind
{num_results=limit} results from the web, nothing more: {query=query}
internet search, {query=query}, the newest if possible
find out online: {query=query}? {=p2} and I have a bet on it
search the net for {query=query} and limit it to {num_results=limit}, cheers
web search please, though I'm still thinking about the words
what does the internet say to this: {query=query}? not urgent
# The shortest plain questions.
{query=open}? look it up online
~ google it: {query=open}
can you check online, {query=open}
# "Label: content", telegrams, hashtags, arrows.
web: {query=query2}
google: {query=query2}
search the web - {query=query2}
{query=query2} {=lb}web search{=rb}
~ {query=query2} -> google
internet / {query=query2} / {num_results=limit2} hits
online search: {query=query2}, top {num_results=limit2}
look up online: {query=query2}
{=hw} {query=query2}
can't get a signal on the other phone. web search: {query=query2}
# A word or two decide between neighbours.
~ look up {query=query3} on the web
what does the web say on {query=query3}
is there anything online about {query=query3}
the internet will know, {query=query3}
{=hi}, google says what to {query=query3}
not in our handbook, on the net: {query=query3}
{query=query3}, search please
~ {query=query3}, online, {num_results=limit3} results
find me websites, {query=query3}
I need {num_results=limit3} links, {query=query3}
no news, no wiki, simply a web search, {query=query3}
what comes up when one searches for {query=query3}
have a quick look round the internet, {query=query3}
~ {=why}, so be a dear and google {query=query3}
off to the web with this: {query=query3}
the lights work, I just wonder what google says to this: {query=query3}
as far as the internet knows: {query=query3}
the company manual is silent, the papers are too clever, so let's try the internet on {query=query3}
# In the manner of chat.
we've been arguing for an hour, google {query=bigq}, that'll end it
I haven't the faintest {query=bigq}, could you look online for me
be my hero and search the web for {query=bigq}
{=who} swears the internet can tell me {query=bigq}, so do search it
# The usual ways to ask.
(search|browse|scan|check) the (web|internet|net) for {query=web2}
google {query=web2}
(google|search|look) for {query=web2} online
(look up|find out) online {query=s_q}
{query=s_q}
(hey|quick question|tell me|hm), {query=s_q}
{query=web2}, can you (google|search) that
web search {query=web2}
web search: {query=topic}
(find|get|show) me {num_results=int} (pages|links|websites|results|hits) (about|on|for) {query=web2}
what does the internet say about {query=topic}
I need to know {query=s_q}, check the web
see what you can find on the net about {query=topic}
could you do a quick internet search on {query=web2}
do some online research on the {query=topic}, {num_results=int} results are enough
any good websites about {query=topic}
who sells {query=product} online
find (somewhere|a shop|a store) to buy {query=product}
where can I find information on {query=web2}
my neighbor asked me "{query=s_q}" and I have no clue, can you look on the web
~ top {num_results=int} search results for {query=web2}
duckduckgo {query=web2}
I'm trying to figure out {query=s_q}. search please
look around online for {query=web2} and give me {num_results=int} options
use a search engine: {query=web2}
open question at dinner: {query=s_q}
what comes up when you search {query=company}
(find|look for) (reviews|prices|a tutorial|instructions) for {query=product} on the internet
for the trip I need {query=web2}; can you search around a bit
not Wikipedia, search the whole web for {query=topic}
is there anything on the web regarding {query=topic}
search the (web|internet) [please]
can you look something up online
give me {num_results=int} search results
# Told around, thought aloud, wrapped in a story.
{=who4} asked me for {query=web3} and I had no answer, maybe the internet has
no idea about {query=web3}, the web surely knows
I've been wondering about {query=web3}, someone must have written about it online
{=ctx}, is there anything online about {query=web3}
we can't agree on {query=web3}, ask the internet
I'm too lazy to google {query=web3} myself
a few links about {query=web3} would make my day, say {num_results=int}
if you have a minute, {query=web3}, look around on the net
I might buy {query=product}, wonder what people online say
you're better at googling than me, {query=topic}
{num_results:1=one|just one|a single} good page about {query=web3} is all I want
I wish someone would google this for me
# More of the usual ways.
{query=web4}
{query=web4}, look online
online: {query=web4}
anything on the web about {query=web4}
(throw|put|type) {query=web4} into google
let google tell us {query=webq}
no idea {query=webq}, can you find out on the internet
do a search: {query=webq}
~ {query=webq}? (have a look online|check online|google says?)
somebody surely wrote online about {query=topic}, find it
I've been wondering {query=webq}
can you find out {query=webq}
find out for me {query=webq}
we're arguing about {query=webq}. settle it with a web search
{num_results=int} hits for {query=web4} please
{num_results=int} links on {query=topic}
search {query=web4}, show {num_results=int} results
search the internet, {num_results=int} results, for {query=web4}
I need {num_results=int} websites that deal with {query=topic}
from the web, the first {num_results=int} results about {query=web4}
~ my phone battery is dying so please search {query=web4} for me
what's a good place online for {query=product}
compare prices of {query=product} on the internet
where do people buy {query=product} these days
is there a website for {query=web4}
check what the web has to say on {query=web4}
bing {query=web4}
look around the net, {query=web4}, {num_results=int} is plenty
dig up something on {query=company} from the web
is {query=company} a serious company? search for it
~ how-to needed: {query=web4}
research {query=topic} online
somewhere on the internet there must be {query=web4}
~ quickly google {query=web4} while I park
the kids want to know {query=webq}
web: {query=webq}
query the search engine with "{query=web4}"
for tonight I need {query=web4}, what's on the web
I can't find {query=web4} anywhere, can you search
find me {query=web4} on the internet, not on wikipedia
pull up search results for {query=topic}
~ phone number of {query=company}, search the web
please search the net
google that
look that up online for me
find {num_results=int} websites
can you research something on the internet
what is {query=product} good for, search the web
who makes {query=product}, google it
# Short and plain, as typed every day.
google
search the web
{query=v3_q}
duckduckgo {query=buy}
{query=rev} google
browse the net for {query=buy}
hit the internet: {query=how}
bing {query=rev}
any good sites on {query=top}
{query=how}, online guide
first {num_results=v3_n} google hits, {query=buy}
something needs googling
before I ring a professional, dig up {query=how} from the internet
my neighbour swears by her {query=buy}, see what people write about it online
{query=v3_q}? none of us here knows, so ask the internet
~ don't drown me in links, {num_results=v3_n} will do, I'm after {query=top} online
we'll be driving past there later, so have a look online for {query=place2}
{query=place2}, my phone has no signal, google that for me
# Bare noun phrases, and orders that lack what is needed.
look something up online for me
{query=buy2}, who sells that online
{query=query4}, search online
I need a {query:plumber=plumber}, google one
I'm losing my patience here, what do people on the web say about {query=err}
check online for {query=open2}
could you find out on the internet {query=stain}
google {query=wik} for me
find me a {query=hotel} on the web
{query=err}, have a quick search on the net
need a {query=dish} from the web, I can't face pasta again
can you search for something
# Needs only hinted at, telegrams, neighbours.
not for the handbook, this is private: {query=query5}
no wikipedia, I need a practical answer: {query=query5}
don't touch the device, just find out {query=query5}
I'm not after scientific papers, ordinary pages will do: {query=query5}
nothing in my mails about it, so ask the internet: {query=query5}
{=who2} says it's on some website, {query=query5}
I've tried everything myself, maybe somebody online knows {query=query5}
stuck here and no clue, {query=query5}
before I drive across town for nothing: {query=query5}
~ {query=query5}, somebody must have had the same trouble
we've been at it for {=k} hours, surely there's a page on {query=query5}
I could ask {=who2}, but the net is quicker: {query=query5}
we need {query=query5} by saturday, who sells or knows that
I'll take anything you find, {query=query5}
{query=query5}, first {num_results=limit4} hits, the rest is ads anyway
out of {=k} shops none could help me: {query=query5}
I want {num_results:1=one} good page about {query=query5}, not a hundred
don't drown me in links, {num_results=limit4} about {query=query5} are enough
give me {num_results=limit4} pages to read on the train, on {query=query5}
google pls: {query=query5}
{query=query5} - web, {num_results=limit4} max
{query=query5}, links asap
re: {query=query5}, quick google
search w/o ads: {query=query5}
can't be bothered to open a browser, {query=query5}
let me see what's out there, {num_results=limit4} sites will do
surf the net for me, would you
# Told around, thought aloud, wrapped in a story.
{=who3} and I have a bet about {query=web5}, the internet must know
have you any idea about {query=web5}, otherwise look it up online
{=hello}, could you google {query=web5}
before I break something, what does the web say about {query=web5}
I'm sure somebody on the internet has sorted out {query=web5}
find me {num_results=int} pages on {query=web5}, I'll read them on the train
is it worth searching the net for {query=web5}? go on then
I was going to ask {=who3} about {query=web5}, but you're faster at looking things up online
hit the search engines for {query=web5}, would you
I want to look something up online
# Every parameter in many wordings, orders and lengths.
{query=query6} - google
{query=query6}, {num_results=limit5} results
{num_results=limit5} results: {query=query6}
web {num_results=limit5} {query=query6}
search online "{query=query6}", not more than {num_results=limit5}
not more than {num_results=limit5} links for {query=query6}
the first {num_results=limit5} pages the web has on {query=query6}
~ look on the internet for {query=query6} and give me {num_results=limit5} links
give me {num_results=limit5} links, search words: {query=query6}
search words {query=query6}, count {num_results=limit5}
count {num_results=limit5}, search words {query=query6}
{=chat}, google {query=query6}
google "{query=query6}" please
can the internet tell me {query=query6}
{query=query6} - {num_results=limit5} hits are enough, search the web
I only want {num_results=limit5} hits on {query=query6}
one quick search: {query=query6}
not in my documents, on the web: {query=query6}
what does a search for {query=query6} bring up
online search, {query=query6}
dig through the net for {query=query6}, {num_results=limit5} sites
{num_results=limit5} websites on {query=query6}, please
go online and check {query=query6}
there are {=limit5} of us, search the web for {query=query6}
google {query=query6}, take as many results as you like
give me {num_results=limit5} search results
look something up on the web
%lang de
# The usual ways to ask.
(such|suche|suchen Sie) [bitte] im (Internet|Netz|Web) nach {query=webq2}
google [mal] {query=webq2}
(kannst du|könntest du|könnten Sie) [mal] (googeln|im Netz nachsehen|im Internet nachschauen), {query=webf}
(recherchier|recherchiere|such) [mal] [online] {query=webq2}
{query=webq2} (im Netz suchen|googeln)
finde [im Internet] heraus, {query=webf}
ich (wüsste gern|würde gern wissen|frage mich), {query=webf}, (schaust|guckst) du mal im Internet
websuche {query=webq2}
{query=question}? (Such|Schau) [mal|bitte] im Internet [nach]
zeig mir {num_results=int} (Treffer|Ergebnisse|Suchergebnisse) (zu|für) {query=webq2}
was sagt das Internet (zu|über) {query=webq2}
(die ersten|) {num_results=int} Webseiten zu {query=webq2} bitte
online nach {query=webq2} (schauen|suchen)
wir brauchen {query=webq2}, (such|schau) mal im Netz
~ such[e] [bitte] (etwas|was) im Internet
weißt du, {query=webf}? sonst google das
(schau|guck) mal nach, {query=webf}
{num_results=int} Ergebnisse aus dem Web: {query=webq2}
# "Label: content", telegrams, hashtags, arrows.
websuche: {query=dsu}
im netz suchen -> {query=dsu}
# A word or two decide between neighbours.
schau im netz nach: {query=dwe}
# More of the usual ways.
google mal {query=netz}
such im netz nach {query=netz}
{query=netz} googeln
guck mal im internet, {query=netzf}
kannst du rausfinden, {query=netzf}
{query=netzf}, das steht doch bestimmt irgendwo im netz
{num_results=int} links zu {query=netz}
im internet {num_results=int} treffer für {query=netz} raussuchen
ich will wissen, {query=netzf}, google das mal
schau online nach {query=netz}
nach {query=netz} im web suchen, {num_results=int} ergebnisse reichen
keine ahnung, {query=netzf}, frag das internet
google was für mich
such mal was im internet
# Needs only hinted at, telegrams, neighbours.
{query=net} googeln
weiß das netz, {query=netf}?
keine ahnung, {query=netf}, guck mal im internet
{query=net}, {num_results=v_n} links aus dem netz
ich sitz hier und frag mich, {query=netf}, kannste online nachschauen
mal im web schauen, {num_results=v_n} treffer langen: {query=net}
such mir das im internet raus
# Every parameter in many wordings, orders and lengths.
google {query=net2}
~ ich müsste mal wissen, {query=netf2}
such ma im netz, {query=netf2}
nach {query=net2} bitte im internet suchen
wat sacht das internet zu {query=net2}
find online raus, {query=netf2}
{query=net2} im web
{query=netf2}? schau bitte im internet nach
ich hätte gern {num_results=w_n} treffer aus dem netz zu {query=net2}
könnten Sie im Internet recherchieren, {query=netf2}?
schlag mir im netz mal {query=net2} nach
{num_results=w_n} seiten über {query=net2} raussuchen, aus dem internet
~ im netz findet man doch bestimmt, {query=netf2}
wo find ich {query=net2} online
ich zerbrech mir den kopf, {query=netf2}, guck mal online
internetrecherche: {query=net2}, {num_results=w_n} ergebnisse
gib {query=net2} in die suchmaschine ein
suchmaschine: {query=net2}
stöber mal im internet nach {query=net2}
frag google, {query=netf2}
kannst du online nachsehen, {query=netf2}
ich brauch links zu {query=net2}, so {num_results=w_n}
mich würd interessieren, {query=netf2}, such das im web
~ hol mir aus dem internet infos über {query=net2}
{query=net2} suchen, websuche
websuche nach {query=net2}, höchstens {num_results=w_n} treffer
mein nachbar meint, du weißt, {query=netf2}, such das doch mal online
recherchier {query=net2} im internet
such mal was online raus
das muss ich googeln
ich will was im internet nachschauen
{num_results=w_n} treffer aus dem netz bitte
%lang es
# The usual ways to ask.
(busca|búscame|busque) en (internet|la web|la red) {query=webq3}
googlea {query=webq3}
¿(puedes|podrías|podría) (mirar|buscar) en internet {query=webf2}?
(investiga|busca) [online] {query=webq3}
{query=webq3} buscar en internet
averigua [en internet] {query=webf2}
me gustaría saber {query=webf2}, ¿lo miras en internet?
¿{query=question}? Búscalo en (internet|google)
(enséñame|dame) {num_results=int} resultados (de|sobre) {query=webq3}
~ ¿qué dice internet sobre {query=webq3}?
las {num_results=int} primeras páginas sobre {query=webq3}
busca por ahí {query=webq3}
nos hacen falta {query=webq3}, mira en la web
búscame (algo|una cosa) en internet
¿sabes {query=webf2}? si no, googléalo
{num_results=int} enlaces sobre {query=webq3}
# "Label: content", telegrams, hashtags, arrows.
google: {query=esu}
buscar en la web -> {query=esu}
# A word or two decide between neighbours.
a ver qué encuentra google: {query=ewe}
# More of the usual ways.
búscame por internet {query=red}
googléame {query=red}
{query=red} en google
mira en internet {query=redf}
a ver si averiguas {query=redf}
{query=redf}, eso tiene que estar en internet
{num_results=int} enlaces de {query=red}
sácame {num_results=int} resultados de internet sobre {query=red}
quiero saber {query=redf}, búscalo en google
echa un vistazo en la red a {query=red}
en la web {query=red}, con {num_results=int} resultados me vale
ni idea de {query=redf}, pregúntale a internet
googléame una cosa
búscame algo en la web
# Needs only hinted at, telegrams, neighbours.
{query=web6} gugléalo
~ sabe internet {query=webq4}?
ni idea de {query=webq4}, mira en la red
{query=web6}, {num_results=t_n} enlaces de internet
aquí ando preguntándome {query=webq4}, ¿lo ves en línea?
míralo en la web, con {num_results=t_n} resultados sobra: {query=web6}
búscame eso en internet
# Every parameter in many wordings, orders and lengths.
googleá {query=web7}
me gustaría encontrar en internet {query=web7}
podrías buscar en la red {query=webn}?
necesito averiguar {query=webn}, búscalo por internet
a ver si en google sale {query=webn}
busca online {query=web7}
buscame {query=web7} en la web
fijate en internet {query=webn}
{query=web7}, {num_results=int} resultados
{num_results=int} páginas sobre {query=web7}
en google: {query=web7}
quisiera {num_results=int} enlaces de {query=web7}
internet dice {query=webn}?
échale un google a {query=web7}
~ haz una búsqueda en la web de "{query=web7}"
encuéntrame por ahí {query=web7}, con {num_results=int} enlaces voy bien
no sé {query=webn}, míralo en la red
quiero comparar, búscame en internet {query=web7}
investiga en la web {query=webn}
web {query=web7}
{query=webn}? googlea
dame {num_results=int} resultados de google para {query=web7}
mírame en internet {query=product} baratos
hazme el favor de buscar en la web {query=web7}
búsqueda: {query=web7}
busque usted en internet {query=webn}
tecléame en el buscador {query=web7}
qué sale si busco {query=web7}
averíguame por internet {query=webn}, que yo no tengo datos
mira en la web a ver
quiero buscar una cosa en google
quiero {num_results=int} resultados de internet

%tool search_wikipedia
%list wik2: Ada Lovelace | the Hanseatic League | quartz | Mount Erebus | the Peace of Westphalia | platypus | Simón Bolívar | the Silk Road | tectonic plates | Hagia Sophia | Frida Kahlo | the Bauhaus | kabuki | Alan Turing
%list wno: two => 2 | 3 | five => 5 | 4
%list query: Treaty of Limerick | Ada Lovelace | The Who | Friday | 1984 | Portland, Dorset | Battle of the Boyne | five-a-side football | Urgency | Boolean algebra | Half-Life | Yes (band) | Romeo and Juliet | Grace O'Malley | Dublin and Kingstown Railway | 5th Dimension | Year without a summer
%list wk_o: Lord Byron | Thursday | 1985 | Battle of Hastings
%list query2: Hedy Lamarr | the Hanseatic League | Krakatoa | plate tectonics | Ursula K. Le Guin | axolotl | the Suez Crisis | Baroque | Lake Titicaca | Fibonacci numbers | the Silk Road | Noether's theorem
%list query3: thermostat | Wall Street | Bretton Woods | the Suez Canal | Alexander Volta | tulip mania | Nikola Tesla | the Bank of England | Hedy Lamarr | incandescent light bulb | Fahrenheit | monsoon | Satoshi Nakamoto | the euro | the Gutenberg press | John Harrison | Reuters | Lake Baikal | lighthouse of Alexandria | the South Sea Bubble | Siemens | samurai | camera obscura | Adolphe Sax | Rosetta Stone | Ibn Battuta | baobab | the gold standard
%list query4: Ada Lovelace | tardigrades | Hedy Lamarr | stained glass | Kurt Gödel | peat bogs | Hildegard of Bingen | zeppelins | Byzantine mosaics | Shackleton | sign languages | narwhals
%list entity: Marie Curie | photosynthesis | black holes | Alan Turing | Ada Lovelace | plate tectonics | Byzantine art | Frida Kahlo | quantum entanglement | Mount Kilimanjaro | Johann Sebastian Bach | coral reefs | Esperanto | jazz | Stoicism | Nikola Tesla | Easter Island | Leonardo da Vinci | Kabuki | mitochondria | Simón Bolívar | Machu Picchu | origami | fermentation | Stonehenge | game theory | Impressionism | Mahatma Gandhi
%list the: Ottoman Empire | Great Wall of China | French Revolution | Amazon rainforest | Silk Road | Magna Carta | Battle of Hastings | Roman aqueducts | blue whale | Treaty of Versailles | Berlin Wall | Titanic | Bauhaus | Suez Canal | Black Death | Eiffel Tower | Hanseatic League | Cold War | Aztec calendar | Panama Canal | Renaissance | Colosseum
%list person2: Marie Curie | Cleopatra | Alan Turing | Genghis Khan | Hannah Arendt | Isaac Newton | Rosa Parks | Emmy Noether | Vasco da Gama | Catherine the Great | Confucius | Frederick Douglass | Hypatia | Ludwig van Beethoven | Sitting Bull | Mary Shelley
%list entity2: Ada Lovelace | plate tectonics | Simón Bolívar | Baroque music | axolotls | Nikola Tesla | Angkor Wat | bioluminescence | Ibn Battuta | Hildegard of Bingen | Pangaea | Toussaint Louverture | coral bleaching | Mansa Musa | cuneiform | tardigrades | Sofia Kovalevskaya | Tenochtitlan | feudalism | obsidian
%list entity3: Nikola Tesla | Machu Picchu | Zheng He | black holes | Beethoven | gothic architecture | sourdough | Dadaism | beekeeping | axolotls | Hildegard of Bingen | fjords | Sanskrit | plate tectonics | Angkor Wat | Katherine Johnson | bebop | Ibn Battuta | baobab trees | string theory | Kintsugi | Wangari Maathai | haiku | game theory | tardigrades | Petra | Chinua Achebe | inflation | Carl Linnaeus | salsa dancing | Gaudí | tidal power | obsidian | Joan of Arc | semiconductors | falconry | Pluto | dyslexia | Timbuktu | opera | Nefertiti | volcanoes | ADHD | Tove Jansson
%list theone: Hanseatic League | Thirty Years' War | Sagrada Familia | Marshall Plan | Dead Sea | Inca Empire | Doppler effect | Gutenberg Bible | Rosetta Stone | Great Barrier Reef | Trans-Siberian Railway | Boston Tea Party | Enigma machine | Meiji era | Suez crisis | Library of Alexandria | Congress of Vienna | Hubble telescope | Moon landing | Spanish flu | Gold Rush | Brooklyn Bridge
%list name: Tove Jansson | Ada Lovelace | Johannes Kepler | Lise Meitner | Simone de Beauvoir | Ernest Shackleton | Rosalind Franklin | Mansa Musa | Amelia Earhart | Gregor Mendel | Miles Davis | Frida Kahlo | Ramanujan | Jane Goodall | Hokusai | Lord Byron | Nina Simone | Akira Kurosawa | Empress Sisi | Harriet Tubman
%list wik3: Ada Lovelace | photosynthesis | Genghis Khan | Byzantium | Mount Etna | the Cold War | penicillin | Nefertiti | Gondwana | the Hanseatic League | Frida Kahlo | stoicism | axolotl | Machu Picchu | the Black Death | Isaac Newton
%list dead: Boudica | Ada Lovelace | Genghis Khan | Nefertiti | Frida Kahlo | Isaac Newton | Simon Bolivar | Mary Seacole | Charlemagne | Saladin | Emmy Noether | Rasputin
%list idea: stoicism | entropy | feudalism | osmosis | dadaism | the doppler effect | plate tectonics | game theory | animism | the baroque | utilitarianism | photosynthesis
%list query5: Hannah Arendt | Boer War | Stonehenge | axolotl | Weather Underground | Bitcoin | London Stock Exchange | Peace of Westphalia | Nikola Tesla | Apollo 11 | Year 2000 problem | Mercury | Nina Simone | Baku | Seven Years' War | Gold standard | Ötzi | Angkor Wat | camera obscura | Fela Kuti | Greenwich Mean Time | Johann Strauss
%list entity4: Marie Curie | Stonehenge | pangolins | Frida Kahlo | Art Nouveau | Machu Picchu | Emmy Noether | Göbekli Tepe | Bauhaus | Alan Turing | Byzantium | photosynthesis | Lorenzo de' Medici | Mount Erebus | Sappho | continental drift
%list query6: Ada Lovelace | black holes | Ottoman Empire | Romeo and Juliet | War and Peace | The Hague | bread | Hanseatic League | Second Battle of Ypres | Treaty of Versailles | list of rivers of Norway | Simón Bolívar | photosynthesis | Apollo 13 | The Beatles | from scratch baking | Marie Curie and her daughter | tardigrades | Nine Years' War | Mansa Musa | Graz | history of the bicycle | octopus | Johann Sebastian Bach
%list wikiq: Johann Sebastian Bach | Photosynthese | Dreißigjähriger Krieg | Marie Curie | Schwarze Löcher | Hildegard von Bingen | Osmanisches Reich | Plattentektonik | Hanse | Alexander von Humboldt | Berliner Mauer | Quantenverschränkung | Zugspitze | Frida Kahlo | Römisches Reich | Sophie Scholl | Blauwal | Kafka | Industrialisierung | Bodensee | Rosa Luxemburg | Impressionismus | Buchdruck | Wiener Kongress | Ötzi
%list dwk: Thermostat | Fugger | Tulpenmanie | Bernstein | Konrad Zuse | Glühlampe | Leuchtturm von Alexandria
%list lexi: Otto Lilienthal | Kernfusion | Bauernkriege | Hannah Arendt | Wombat | Westfälischer Friede | Polarlichter | Käthe Kollwitz | Reinheitsgebot | Mondlandung | Neandertaler | Lise Meitner | Watzmann | Schlacht im Teutoburger Wald | Bienentanz | Maria Theresia | Jugendstil | Nibelungenlied | Mauerfall | Gregor Mendel
%list lex: Dreißigjähriger Krieg | Käthe Kollwitz | Photosynthese | Bernstein | Luther | Zauberwürfel | Dodo | Eiger | Rosa Luxemburg | Kartoffel | Pfahlbauten | Schwarzes Loch | Sissi | Nordlicht | Buddhismus | Fritz Lang | Zunftwesen | Marie Curie
%list lex2: Clara Schumann | Vulkanismus | Hanse | Völkerwanderung | Emmy Noether | Faultier | Weimarer Republik | Gezeiten | Paul Klee | Augsburger Religionsfriede | Wattenmeer | Ada Lovelace | Gotik | Hermann Hesse | Kartoffelkäfer | Schwarzer Tod | Elbphilharmonie | Nibelungenlied | Alan Turing | Großglockner | Mesopotamien | Bauhaus
%list wikiq2: Miguel de Cervantes | fotosíntesis | guerra civil española | Marie Curie | agujeros negros | Frida Kahlo | Imperio inca | tectónica de placas | Simón Bolívar | muro de Berlín | entrelazamiento cuántico | Teide | Alhambra | Antoni Gaudí | Imperio romano | ballena azul | Federico García Lorca | Revolución Industrial | lago Titicaca | Rosalía de Castro | impresionismo | imprenta | Machu Picchu | Diego Velázquez | Camino de Santiago
%list ewk: termostato | ámbar | fiebre de los tulipanes | faro de Alejandría | Isaac Peral
%list lexi2: Isaac Peral | fusión nuclear | guerra de Sucesión | María Zambrano | ornitorrinco | paz de Westfalia | auroras boreales | Sorolla | Atapuerca | llegada a la Luna | neandertal | Ramón y Cajal | Aneto | batalla de las Navas | abejas | Isabel la Católica | modernismo | Cantar de mio Cid | caída del muro | Violeta Parra
%list wiki: guerra de los Treinta Años | Clara Campoamor | fotosíntesis | ámbar | sor Juana Inés de la Cruz | cubo de Rubik | dodo | Aconcagua | Eva Perón | patata | palafitos | agujero negro | Manuela Sáenz | aurora boreal | budismo | Luis Buñuel | quipu | Marie Curie
%list query7: Simón Bolívar | agujeros de gusano | Rosalía de Castro | cultura chavín | guerra de los Pasteles | ajolote | Remedios Varo | Sierra Nevada | tango | síndrome de Stendhal | Ada Lovelace | dodecafonismo | canal de Panamá | imperio otomano | Chavela Vargas | Gaudí | lince ibérico | Tenochtitlan | tabla periódica | batalla de Lepanto
# Bare, clipped and roundabout.
wikipedia {query=wik2}
wiki {query=wik2}
wiki: {query=wik2}
{query=wik2} wiki
{query=wik2} on wikipedia pls
{=hm}, wikipedia article for {query=wik2}
my kid's doing a school project on {query=wik2}, what's wikipedia got
I've heard of {query=wik2} but couldn't tell you a thing, is there a wikipedia article
settle a bet between me and {=pal}: what does wikipedia say of {query=wik2}
{limit=wno} wiki articles on {query=wik2}
not the latest news on it, the encyclopedia entry, {query=wik2}
no papers, too heavy. wikipedia on {query=wik2} will do
have a nose through wikipedia for {query=wik2}
look it up on wikipedia
# What is an argument, what is not, and where it ends.
what has Wikipedia got on {query=query}, it's for my daughter's homework
Wikipedia: {query=query}, not {=wk_o}, sorry
~ look {query=query} up in Wikipedia, would you, I keep hearing about it
{limit=limit} Wikipedia articles around {query=query}, please, for the train
the Wikipedia entry for "{query=query}", no need to include the references
# "Label: content", telegrams, hashtags, arrows.
wikipedia: {query=query2}
wiki {query=query2}
wiki - {query=query2} - {limit=limit2} articles
{query=query2} {=lb}wikipedia{=rb}
encyclopedia entry: {query=query2}
{query=query2} -> wiki
# A word or two decide between neighbours.
look up {query=query3} in the encyclopaedia
what does wikipedia have on {query=query3}
{query=query3}, the wiki article
{=hi}, wikipedia, {query=query3}
is there an encyclopedia entry for {query=query3}
not the web at large, wikipedia alone: {query=query3}
no price, no news, only what wikipedia tells about {query=query3}
the background on {query=query3} out of wikipedia, please
the first {limit=limit3} wikipedia articles for {query=query3}
{query=query3} on wikipedia?
I'd like to read up on {query=query3}, wikipedia is fine
wikipedia page of {query=query3}
an encyclopedia would have {query=query3}, wouldn't it
I've got no use for studies or shops, all I want is the wikipedia entry: {query=query3}
# In the manner of chat.
I nodded as if I knew all about {query=query4}, save me with the wikipedia article
rainy evening, tea's ready, get me what wikipedia has on {query=query4}
# The usual ways to ask.
(look up|search|find|check) {query=entity} (on|in) (Wikipedia|wikipedia|the encyclopedia)
what does (Wikipedia|wikipedia|the encyclopedia) say about (the {query=the}|{query=entity})
wikipedia {query=entity}
wiki {query=entity}
{query=entity} wikipedia
{query=entity} on Wikipedia please
the (encyclopedia|Wikipedia|wiki) (article|entry|page) (on|about|for) (the {query=the}|{query=entity})
search Wikipedia for {query=topic}
(open|show me|read me|pull up) the (Wikipedia|wiki) page of (the {query=the}|{query=entity})
who was {query=person2}
who was {query=person2} again and why is that name famous
give me some encyclopedic background on (the {query=the}|{query=entity})
my daughter has a school report on (the {query=the}|{query=entity}), what does Wikipedia have
(is there|do they have) a Wikipedia article (about|on) {query=company}
according to Wikipedia, what exactly is meant by {query=entity}
find {limit=int} Wikipedia articles (about|on|related to) (the {query=the}|{query=entity})
~ {limit=int} wiki articles {query=entity}
when was {query=person2} born
tell me about the life of {query=person2}
I'd like to read up on (the {query=the}|{query=entity}) in an encyclopedia
can you check Wikipedia, I forgot what (the {query=the}|{query=entity}) was about
what's the wiki summary for {query=entity}
history of {query=country}, from Wikipedia please
for my quiz night: look {query=person2} up in the encyclopedia
(the {query=the}|{query=entity}): just the wikipedia intro
consult wikipedia regarding (the {query=the}|{query=entity})
where does the term {query=entity} come from, maybe Wikipedia knows
wikipedia search, {query=city}, {limit=int} hits
look in Wikipedia how many people live in {query=city}
(check|ask) Wikipedia [please]
can you pull up a Wikipedia article for me
look it up on Wikipedia
show me {limit=int} Wikipedia articles
# Told around, thought aloud, wrapped in a story.
my daughter won't stop asking about {query=entity2}, an encyclopedia would help
~ I'm ashamed to say I know nothing about {query=entity2}, Wikipedia to the rescue
never heard of {query=entity2}, what does wikipedia have
quiz tonight and I'm blank on {query=entity2}, a quick look in wikipedia
~ {=ctx}, but who or what was {query=entity2} according to wikipedia
I'd like to shine at dinner with {query=entity2}, {limit:2=two} wikipedia articles should do
there must be a wikipedia article on {query=entity2}
somebody must have an encyclopedia here
# More of the usual ways.
{query=entity3} wiki
wiki: {query=entity3}
{query=entity3}, wikipedia
wikipedia on the {query=theone}
is there an encyclopedia entry on {query=entity3}
what's the Wikipedia entry for (the {query=theone}|{query=entity3})
(grab|fetch) the Wikipedia summary of (the {query=theone}|{query=entity3})
on Wikipedia, look for (the {query=theone}|{query=entity3})
in the encyclopedia under {query=entity3}
I'm reading about the {query=theone}, what does Wikipedia add
school project on {query=entity3}: wikipedia article please
explain the {query=theone} the way Wikipedia does
what's {query=entity3} according to the free encyclopedia
{limit=int} Wikipedia articles on {query=entity3}
give me {limit=int} wiki hits for {query=entity3}
search Wikipedia, limit {limit=int}, for {query=entity3}
Wikipedia: {query=entity3}, {limit=int} articles
quote the wiki on the {query=theone}
what year was the {query=theone}, Wikipedia knows
who was {query=name}
who was {query=name} and what did they do
what is {query=name} famous for, check the wiki
life and work of {query=name}
when did {query=name} live
let Wikipedia settle it: {query=entity3}
my son's asking about {query=entity3}, read us the encyclopedia
page on the {query=theone} from Wikipedia
open wikipedia at {query=entity3}
wikipedia says what about {query=entity3}?
please check {query=entity3} with Wikipedia
which wiki article covers the {query=theone}
background reading on the {query=theone}, wikipedia is fine
I keep mixing up {query=entity3}, get the Wikipedia article
wiki article {query=city}
facts on {query=country} out of Wikipedia
use wikipedia to tell me about {query=country}
look {query=entity3} up for me, encyclopedia style
start with the Wikipedia page about {query=topic}
not google, wikipedia: {query=entity3}
find {query=entity3} in the online encyclopedia
intro paragraph about the {query=theone}, wiki
Wikipedia search please
open a wiki article for me
get me an encyclopedia article
{limit=int} wiki pages please
can Wikipedia help here
what is {query=entity3}, check the wiki
# Short and plain, as typed every day.
wiki {query=wik3}
{query=wik3} wiki
wiki page
who was {query=dead}, encyclopedia answer
encyclopedia: {query=wik3}
{query=dead} on wikipedia
what's {query=idea}, wiki says?
does {query=wik3} have a wiki page
open wikipedia at {query=wik3}
wikipedia something for me
{limit=v3_n} wiki entries, {query=idea}
flip the encyclopedia open at {query=wik3}
wikipedia rabbit hole please, start me at {query=wik3} and give me {limit=v3_n} entries
the kids keep asking who {query=dead} was, let's see the wiki
{query=idea} came up in class and I was lost, check wiki
I don't want blogs or shops, just the encyclopedia on {query=wik3}
we're off to the museum tomorrow, so pull up {query=dead} from wikipedia first
no more than {limit=v3_n} entries, I read slowly: wiki, everything around {query=idea}
# Bare noun phrases, and orders that lack what is needed.
{query=wik}, the wiki page
wikipedia please
who or what is {query=wik} according to wikipedia
my daughter has homework on {query=wik}, get the wikipedia article
look it up on wikipedia
an encyclopedia entry, the one on {query=wik}
I keep nodding when they mention {query=wik}, wikipedia will know
pub quiz tonight, get me wikipedia on {query=wik}
is there a wikipedia article on {query:my home town=my home town}
{query=wik} wiki, just the start
# Needs only hinted at, telegrams, neighbours.
not the price, the encyclopedia article: {query=query5}
no shops, no blogs, only what Wikipedia has on {query=query5}
I don't need today's news on {query=query5}, I need the article with the dates, from wikipedia
never mind the papers, the encyclopedia's {query=query5} is enough for a school essay
what would I find under {query=query5} in an encyclopedia
which letter is it under? {query=query5}, in the encyclopedia
I dropped out before we did {query=query5} at school, wikipedia can fill the hole
{=who2} mentioned {query=query5} and everybody nodded, wiki it for me quietly
question {=k} of the quiz is about {query=query5}, and wikipedia is allowed
my kid has to hand in {=k} pages about {query=query5}, start her off with the Wikipedia entry
what's the wiki got under {query=query5}? {limit=limit4} entries if there are several
there are several things called {query=query5}, list {limit=limit4} from Wikipedia
I'd like {limit=limit4} encyclopedia articles around {query=query5} for the long flight
standing in front of a plaque about {query=query5}, what does wikipedia add
my book assumes I know {query=query5}. wikipedia, please
wiki: {query=query5}
{query=query5} wiki pls
{query=query5}, encyclopedia, quick
wp article {query=query5}
{limit=limit4} wiki hits {query=query5}
re: {query=query5}, wikipedia
{query=query5} on wikipedia, {limit=limit4} articles and no footnotes
who was that again? wikipedia must know
# Told around, thought aloud, wrapped in a story.
I keep hearing about {query=entity4}, what does the encyclopedia say
{=who3} gave a whole lecture on {query=entity4} and I just nodded, fetch me the Wikipedia article
is there a wiki article on {query=entity4}, I need to sound clever by eight
{=hello}, wikipedia on {query=entity4}, please
my crossword wants something on {query=entity4}, {limit:3=three} wikipedia articles will do
not {=entity4}, I meant {query=entity4}, in Wikipedia
wikipedia would settle our argument
# Every parameter in many wordings, orders and lengths.
wiki {query=query6} {limit=limit5}
wikipedia {limit=limit5} articles {query=query6}
{limit=limit5} articles on {query=query6} from the encyclopedia
{query=query6} on wikipedia, at most {limit=limit5}
at most {limit=limit5} wikipedia pages for {query=query6}
find {limit=limit5} wiki pages that match {query=query6}
{query=query6} in the wikipedia
wikipedia's word on {query=query6}
the wikipedia article "{query=query6}"
who or what is {query=query6}, by wikipedia
{=chat}, wiki {query=query6}
not the web, wikipedia: {query=query6}
I read about {query=query6} somewhere, what does the encyclopedia say
list up to {limit=limit5} encyclopedia entries for {query=query6}
encyclopedia: {query=query6}, limit {limit=limit5}
~ {limit=limit5} articles from wikipedia
%lang de
# The usual ways to ask.
(was steht in der|was sagt die) Wikipedia (zu|über) {query=wikiq}
wikipedia {query=wikiq}
(such|suche|schlag) [bitte] {query=wikiq} (in der|bei|auf) Wikipedia (nach|)
wiki {query=wikiq}
(zeig|gib) mir (den|einen) Wikipedia-(Artikel|Eintrag) (zu|über) {query=wikiq}
{limit=int} Wikipedia-Artikel (zu|über) {query=wikiq}
wer oder was (ist|war) {query=wikiq}, laut Wikipedia
(schau|schauen Sie) [mal] in der Wikipedia (nach|unter) {query=wikiq} [nach]
{query=wikiq} (Wikipedia|Wiki|Lexikonartikel)
mein Sohn muss ein Referat über {query=wikiq} halten, was gibt es bei Wikipedia dazu
Enzyklopädie-Eintrag {query=wikiq}
such[e] [bitte] (was|etwas) bei Wikipedia
höchstens {limit=int} Einträge aus der Wikipedia zu {query=wikiq}
# A word or two decide between neighbours.
{query=dwk}, und zwar der artikel aus der wikipedia
# More of the usual ways.
was steht bei wikipedia zu {query=lexi}
{query=lexi} auf wikipedia
schlag {query=lexi} in der wikipedia nach
wiki-artikel {query=lexi} bitte
für die schule brauch ich den wikipedia-eintrag {query=lexi}
zu {query=lexi} {limit=int} wikipedia-artikel
lies mir vor, was die wikipedia über {query=lexi} schreibt
in der wikipedia nach {query=lexi} suchen, nur {limit=int} treffer
{query=lexi}, was weiß wikipedia
hat {query=lexi} einen eigenen wikipedia-artikel
schau unter {query=lexi} im online-lexikon wikipedia
wikipedia, {limit=int} artikel, {query=lexi}
such was in der wikipedia
wikipedia aufrufen
# Needs only hinted at, telegrams, neighbours.
{query=lex}, wiki
jule hält ein referat über {query=lex}, was gibt wikipedia her
enzyklopädie bitte, stichwort {query=lex}, {limit=v_n} artikel
auf wikipedia muss was über {query=lex} stehen, hol das
allgemeinbildung: {query=lex} bei wikipedia
{limit=v_n} wikipedia-seiten rund um {query=lex}
irgendein artikel aus der wikipedia
# Every parameter in many wordings, orders and lengths.
mia braucht was über {query=lex2}, nimm wikipedia
{limit=w_n} artikel über {query=lex2} von wikipedia holen
das mit {query=lex2} würd ich gern auf wikipedia nachlesen
steht {query=lex2} in der wikipedia
zeig ma den wiki-artikel {query=lex2}
{query=lex2} wikipedia
~ schlag mir {query=lex2} auf wikipedia nach
was steht in der wikipedia über {query=lex2}
ich brauch den wikipedia-artikel zu {query=lex2} fürs referat
wiki {query=lex2}
lies mal bei wikipedia unter {query=lex2} nach
könnten Sie in der Wikipedia nach {query=lex2} suchen?
zum stichwort {query=lex2} {limit=w_n} wikipedia-artikel
was sagt das wiki zu {query=lex2}
ich hätte gern den lexikoneintrag {query=lex2} aus der wikipedia
such {query=lex2} in wikipedia raus
wikipedia-eintrag von {query=lex2} zeigen
{limit=w_n} treffer auf wikipedia zu {query=lex2}
wie definiert wikipedia {query=lex2}
emil fragt mich nach {query=lex2}, was weiß wikipedia da
in der wikipedia: {query=lex2}
gibt es zu {query=lex2} einen artikel auf wikipedia
erklär mir {query=lex2} anhand von wikipedia
hol dir aus der wikipedia was zu {query=lex2}
auf wikipedia {query=lex2} eingeben, {limit=w_n} artikel
wer oder was ist {query=lex2} laut wikipedia
artikel über {query=lex2} in der freien enzyklopädie
wikipedia nach {query=lex2} durchsuchen
schlag in der wikipedia was nach
ein wikipedia-artikel bitte
{limit=w_n} wikipedia-artikel bitte
%lang es
# The usual ways to ask.
¿qué dice (la Wikipedia|Wikipedia) (sobre|de) {query=wikiq2}?
wikipedia {query=wikiq2}
busca {query=wikiq2} en (la|) Wikipedia
wiki {query=wikiq2}
(enséñame|dame) el artículo de Wikipedia (sobre|de) {query=wikiq2}
{limit=int} artículos de Wikipedia sobre {query=wikiq2}
según Wikipedia, ¿qué (es|fue) {query=wikiq2}?
mire en la Wikipedia la entrada {query=wikiq2}, por favor
{query=wikiq2} en la enciclopedia
mi hija tiene un trabajo sobre {query=wikiq2}, ¿qué trae Wikipedia?
busca (algo|una cosa) en Wikipedia
como mucho {limit=int} entradas de Wikipedia: {query=wikiq2}
# A word or two decide between neighbours.
{query=ewk}, lo que ponga en wikipedia
# More of the usual ways.
qué pone en la wikipedia de {query=lexi2}
{query=lexi2} en wikipedia
consulta {query=lexi2} en la wikipedia
artículo de la wiki: {query=lexi2}
para el cole necesito la entrada de wikipedia de {query=lexi2}
sobre {query=lexi2}, {limit=int} artículos de la wikipedia
~ léeme lo que la wikipedia cuenta de {query=lexi2}
buscar en wikipedia {query=lexi2}, solo {limit=int} resultados
{query=lexi2}, qué sabe la wikipedia
tiene {query=lexi2} artículo propio en wikipedia?
míralo en la enciclopedia wikipedia, {query=lexi2}
wikipedia, {limit=int} artículos, {query=lexi2}
búscalo en la wikipedia
abre la wikipedia
# Needs only hinted at, telegrams, neighbours.
{query=wiki}, wiki
Julieta expone sobre {query=wiki}, ¿qué trae la wikipedia?
enciclopedia libre, entrada {query=wiki}, {limit=t_n} artículos
algo habrá en wikipedia de {query=wiki}, sácalo
cultura general: {query=wiki} en wikipedia
{limit=t_n} páginas de wikipedia que hablen de {query=wiki}
un artículo cualquiera de la wikipedia
# Every parameter in many wordings, orders and lengths.
me gustaría leer la wikipedia sobre {query=query7}
podrías mirar en wikipedia {query=query7}?
wiki {query=query7}
fijate en wikipedia qué pone de {query=query7}
necesito datos enciclopédicos de {query=query7}, de la wikipedia
qué cuenta la enciclopedia de {query=query7}
wikipedia: {query=query7}, {limit=int} artículos
mi hija hace un trabajo sobre {query=query7}, sácame el artículo de wikipedia
{limit=int} entradas de la wikipedia acerca de {query=query7}
según la wikipedia, {query=query7}
consultá la wiki por {query=query7}
abre el artículo "{query=query7}" de wikipedia
a ver qué explica wikipedia sobre {query=query7}
dame {limit=int} artículos enciclopédicos sobre {query=query7}
{query=query7}: míralo en la wiki, la enciclopedia
busca algo en wikipedia
quisiera consultar la wikipedia

%tool search_arxiv
%list pap: sparse autoencoders | coral bleaching | gravitational lensing | topological insulators | swarm robotics | knot theory | speech separation | lattice QCD | microplastics in soil | bird migration models | fusion plasma control
%list max_results: 3 | five => 5 | ten => 10 | 8 | 20 | four => 4
%list pau: Yann LeCun | Terence Tao | Fei-Fei Li | Edward Witten | Lisa Randall | Geoffrey Hinton
%list query: low-rank adaptation | coral bleaching and salinity | sparse recovery with noise | all-optical switching | urgent triage with language models | boolean satisfiability | dark photons | half-metallic magnets | tides on exoplanets | Lindqvist and Farr on bubbles | recursive self-attention | yield of wheat under drought
%list query2: sparse autoencoders | neutrino oscillations | tropical geometry | diffusion models for audio | gravitational lensing | topological insulators | Yoshua Bengio | low-rank adaptation | exoplanet atmospheres | federated learning
%list query3: thermal comfort in offices | stock return prediction | LED degradation | exchange rate volatility | smart home privacy | precipitation nowcasting | bitcoin energy use | fake news detection | parental leave and wages | remote work productivity | heat pumps in cold climates | market microstructure | topological insulators | retrieval augmented generation | camera pose estimation | urban heat islands | home office and sleep | muon anomalies | sparse autoencoders | gene drives | volcanic ash | query optimisation in databases
%list sci: bee navigation | room temperature superconductors | graph neural networks | fast radio bursts | protein folding | sleep spindles | swarm robotics | turbulence in pipes | sea ice models
%list science: graph neural networks | dark matter | protein folding | reinforcement learning | quantum error correction | large language models | gravitational waves | topological insulators | diffusion models | climate modelling | CRISPR off-target effects | speech recognition for low-resource languages | exoplanet atmospheres | federated learning | superconductivity at room temperature | neural machine translation | causal inference | prime gaps | swarm robotics | attention mechanisms | knowledge distillation | lattice QCD | Bayesian optimization | tool use in language agents | sparse autoencoders | cosmic inflation | perovskite solar cells | medical image segmentation | stochastic differential equations | zero-knowledge proofs
%list author: Yann LeCun | Geoffrey Hinton | Terence Tao | Fei-Fei Li | Edward Witten | Yoshua Bengio | Maryam Mirzakhani | Peter Shor | Lisa Randall | Ilya Sutskever | Katie Bouman | Jürgen Schmidhuber | Percy Liang | Juan Maldacena | Chelsea Finn
%list science2: graph neural networks | dark energy | protein design | active learning | sparse attention | perovskite solar cells | neutrino masses | swarm robotics | causal inference | lattice QCD | speech synthesis | quantum annealing | differential privacy | galaxy formation | gene regulatory networks | retrieval augmented generation | optical clocks | fluid dynamics of blood flow | battery degradation | symbolic regression | zero-shot translation | topological data analysis | microplastics detection | cosmic inflation | continual learning | prime gaps | fast radio bursts | spiking neural networks | tokenizer free language models | magnetic skyrmions | adversarial robustness | 3D Gaussian splatting | random matrix theory | tipping points in the climate | LLM agents | stellar spectroscopy
%list author2: Yann LeCun | Terence Tao | Karen Uhlenbeck | Demis Hassabis | Fabiola Gianotti | Judea Pearl | Cynthia Dwork | Andrej Karpathy | Carlo Rovelli | Timnit Gebru | Scott Aaronson | Kip Thorne | Daphne Koller | Sara Seager | Peter Scholze | Anima Anandkumar
%list sci2: perovskite solar cells | graph neural networks | dark matter halos | topological insulators | gravitational waves | diffusion models | prime gaps | quantum error correction | protein folding | exoplanet atmospheres | bandit algorithms | turbulence | neutrino masses | sparse attention
%list auth: Yoshua Bengio | Terence Tao | Fei-Fei Li | Edward Witten | Maryam Mirzakhani | Geoffrey Hinton | Lisa Randall | Peter Scholze | Juan Maldacena | Daphne Koller | Scott Aaronson | Nima Arkani-Hamed
%list ttl: Attention Is All You Need | Deep Residual Learning | Adam, a method for stochastic optimization | Neural Ordinary Differential Equations | Generative Adversarial Nets | Large N field theories | Denoising Diffusion Probabilistic Models | Auto-Encoding Variational Bayes | The Lottery Ticket Hypothesis | Playing Atari with Deep Reinforcement Learning
%list arx: sparse attention | neutrino mass | bird migration models | topological qubits | causal discovery | soil carbon | speech separation | graph sampling
%list sx_n: 3 | 4 | 5 | 6 | 8 | 10 | three => 3 | five => 5 | six => 6 | ten => 10
%list query4: spiking networks | speech separation | ocean heat uptake | weather forecasting with transformers | topological insulators | stock prediction | fairness in ranking | exoplanet atmospheres | bird song | Bell inequalities | robust PCA | Bitcoin mining | dark energy after 2024 | camera calibration | knowledge distillation | two-sample tests | memory in transformers | smart home privacy | Fei-Fei Li | cold atoms
%list query5: graph neural networks | dark matter | protein folding | attention | causal inference | from images to text | learning with few labels | quantum error correction | gravitational waves and neutron stars | Yann LeCun | Terence Tao | Attention Is All You Need | sparse autoencoders | prime gaps | lattice QCD | diffusion models for music | swarm robotics | 3d reconstruction | two body problem | zero-shot translation
%list arxq: Graph Neural Networks | dunkle Materie | Proteinfaltung | Quantenfehlerkorrektur | Reinforcement Learning | große Sprachmodelle | Gravitationswellen | topologische Isolatoren | Diffusionsmodelle | Klimamodelle | Spracherkennung | Exoplaneten | Batteriematerialien | kausale Inferenz | Neutrinos | Transformer-Architekturen | Robotik
%list dpx: Mikroplastik im Boden | Wechselkursprognosen | Wärmepumpen in Altbauten | Schlaf und Licht | Falschmeldungen
%list fach: Mikroplastik im Boden | Quantencomputer | Perowskit-Solarzellen | Schwarmverhalten | Bienensterben | Supraleitung | föderiertes Lernen | Stringtheorie | Kernspinresonanz | Graphalgorithmen | Robotergreifer | Sonnenwinde | maschinelle Übersetzung | Primzahllücken | Epidemiemodelle
%list fach2: Batteriealterung | Mikroplastik | Sprachmodelle | Quantenfehlerkorrektur | Insektensterben | Exoplaneten | föderiertes Lernen | Spieltheorie | Malariaimpfstoffe | Plasmaphysik | Gletscherschmelze | Supraleiter | Epidemiemodelle | Drohnenschwärme
%list fach3: Fluoreszenzmikroskopie | dunkle Energie | neuronale Netze | Permafrost | Graphentheorie | Wasserstoffspeicher | Schlafforschung | Kryptographie nach Quantencomputern | Korallenbleiche | Verkehrssimulation | Gehirn-Computer-Schnittstellen | Rauschunterdrückung | Proteindesign | Gravitationslinsen | Textzusammenfassung | Robotik in der Pflege | Zufallsmatrizen | Bildsegmentierung
%list arxq2: redes neuronales de grafos | materia oscura | plegamiento de proteínas | corrección de errores cuánticos | aprendizaje por refuerzo | grandes modelos de lenguaje | ondas gravitacionales | aislantes topológicos | modelos de difusión | modelos climáticos | reconocimiento de voz | exoplanetas | baterías de litio | inferencia causal | neutrinos | transformers | robótica
%list epx: microplásticos | sueño y luz artificial | bombas de calor | noticias falsas
%list fach4: microplásticos en el suelo | computación cuántica | células de perovskita | inteligencia de enjambre | declive de las abejas | superconductividad | aprendizaje federado | teoría de cuerdas | resonancia magnética | algoritmos de grafos | pinzas robóticas | viento solar | traducción automática | números primos | modelos de epidemias
%list pap2: degradación de baterías | microplásticos | modelos de lenguaje | corrección de errores cuánticos | declive de insectos | atmósferas de exoplanetas | teoría de juegos | vacunas contra la malaria | física de plasmas | deshielo de glaciares | superconductores | modelos de epidemias | enjambres de drones | traducción automática
%list query6: visión por computador | materia oscura | baterías de sodio | aprendizaje federado | ondas gravitacionales | grafos dinámicos | fusión por confinamiento | modelos de lenguaje pequeños | detección de exoplanetas | criptografía poscuántica | robots blandos | caos cuántico | predicción de inundaciones | neutrinos solares | compresión de imágenes
# Bare, clipped and roundabout.
arxiv {query=pap}
arxiv: {query=pap}
papers {query=pap}
{query=pap} papers pls
{query=pap} preprints, {max_results=max_results}
any papers on {query=pap}
any new papers by {query=pau}
what's {query=pau} put on arxiv
I'm giving a talk on {query=pap} and need something citable from arxiv
my supervisor says I've missed half the literature on {query=pap}
what are researchers publishing about {query=pap}
no blog, no encyclopedia: proper studies of {query=pap}
I've read the wikipedia page on {query=pap}, now give me the actual research papers
dig me up a preprint about {query=pap}
~ find me some papers
# What is an argument, what is not, and where it ends.
arxiv, {query=query}, I have a reading group on friday
papers on {query=query}, no more than {max_results=limit}, abstracts are enough for me
find me that arxiv paper, the one on {query=query} that {=p2} raved about
are there any preprints about {query=query}? it needn't be the latest
~ {max_results=limit} arxiv papers on {query=query}, {=from_email} wants to cite them
# "Label: content", telegrams, hashtags, arrows.
arxiv: {query=query2}
papers: {query=query2}
papers / {query=query2} / max {max_results=limit2}
{query=query2} -> arxiv, {max_results=limit2} papers
preprints on: {query=query2}
literature search, scientific: {query=query2}
# A word or two decide between neighbours.
look up {query=query3} on arxiv
what does the research say on {query=query3}, papers please
is there a paper on {query=query3}
{=hi}, preprints, {query=query3}
not the handbook and not the web, scientific papers on {query=query3}
{query=query3}, up to {max_results=limit3} scientific papers
who has published on {query=query3}
{query=query3}: academic articles, {max_results=limit3} of them
~ I'm after studies, no blog posts, on {query=query3}
{query=query3}, anything recent that arxiv holds
the scientific literature on {query=query3}, what's there
a preprint or two about {query=query3} would help my thesis
can you dig up research papers concerning {query=query3}
I've had the wikipedia version and the newspaper version of {query=query3}, now for real papers
# In the manner of chat.
my supervisor raised an eyebrow, so please dig up papers on {query=sci} from arxiv
I want to feel clever tonight, any preprints about {query=sci}
# The usual ways to ask.
(find|search for|get me|show me) (papers|preprints|articles) (about|on) {query=science} (on|from|in) (arXiv|arxiv)
arxiv {query=science}
{query=science} arxiv
(find|look for|dig up) (scientific|research|academic) (papers|articles|literature) (on|about) {query=science}
(any|are there|is there) (new|recent) (papers|preprints|research) (about|on) {query=science}
{max_results=int} (recent |new |)(papers|preprints|publications) on {query=science}
what has {query=author} published (lately|recently|)
papers by {query=author}
preprints by {query=author} on arXiv, at most {max_results=int}
what's the state of research (in|on) {query=science}
I'm writing my thesis about {query=science}, which papers should I read
search arXiv for {query=science}, {max_results=int} results
do physicists have anything published on {query=science}
literature search: {query=science}
~ {query=science}: give me the {max_results=int} latest preprints
I need citations for {query=science}
has someone written a paper (about|on) {query=science}
what are scientists publishing about {query=science} these days
(pull|fetch) {max_results=int} arxiv abstracts about {query=science}
our reading group needs a paper on {query=science}
related work for {query=science}
can you look on arXiv whether {query=author} has a new preprint
studies on {query=science} please
find the paper where they introduced {query=science}
academic sources on {query=topic}, no blogs
reviewer 2 wants more references on {query=science}
peer research about {query=science}, (max|no more than) {max_results=int}
which publications deal with {query=science}
check arxiv
find me some research papers
are there new preprints on arXiv this week
give me {max_results=int} scientific articles
# Told around, thought aloud, wrapped in a story.
my supervisor thinks I missed papers on {query=science}
~ someone must have published on {query=science} lately
I can't be the first one to study {query=science}, show me the papers
I need something to read about {query=science}, preferably a preprint, {max_results=int} at most
the seminar is about {query=science} and I have nothing to cite
I'm in the mood for a few scientific papers
# More of the usual ways.
~ {query=science2} papers
papers {query=science2}
{query=science2}, arxiv
~ arxiv: {query=science2}, {max_results=int} results
on arXiv, what exists about {query=science2}
what's new on the arXiv in {query=science2}
{max_results=int} arXiv papers, subject {query=science2}
find {max_results=int} preprints that treat {query=science2}
preprints about {query=science2}, {max_results=int} of them
has {query=author2} put anything on arXiv
latest by {query=author2} please, papers not news
get me the {max_results=int} most recent papers of {query=author2}
what did {query=author2} write about, academically
{query=author2} publications
{query=author2}: {max_results=int} papers
I need something citable on {query=science2}
my professor wants literature on {query=science2}
for the seminar I want {max_results=int} papers dealing with {query=science2}
which researchers published on {query=science2}
is anybody doing research on {query=science2}
scientific articles, {query=science2}
science papers concerning {query=science2}, newest first
help me find prior work on {query=science2}
(survey|review) papers about {query=science2}
is there a survey of {query=science2}
can you dig through arXiv for {query=science2}
how far has research got with {query=science2}, any papers
please look for studies of {query=science2}, max {max_results=int}
abstracts on {query=science2}
reading list on {query=science2}, {max_results=int} preprints
journal club next week, find a paper about {query=science2}
what do the papers say about {query=science2}, scientific ones
pull preprints: {query=science2}
the original paper on {query=science2}
I'm drafting related work and lack references for {query=science2}
arxiv listing for {query=science2}, top {max_results=int}
any theoretical work on {query=science2}
experiments on {query=science2} - has anybody published that
physics preprints: {query=science2}
~ find the arXiv paper titled {query=science2}
look up papers on {query=topic}
academic literature {query=topic}, {max_results=int} results
open arXiv and search
find me a paper to read
{max_results=int} preprints please
what did they publish
what is known about {query=science2}, papers only
{query=science2} research articles please
# Short and plain, as typed every day.
arxiv
arxiv {query=sci2}
{query=sci2} preprints
find me a scientific paper
some studies on {query=sci2}
{query=auth} publications
academic stuff about {query=sci2}
anything published by {query=auth}
{max_results=v3_n} papers, {query=sci2}
the "{query=ttl}" paper
what do scientists publish on {query=sci2}
{query=sci2} literature, {max_results=v3_n} is plenty
my thesis needs references, so dig out {max_results=v3_n} studies covering {query=sci2}
the professor keeps citing {query=auth}, pull up what they have on arxiv
about {query=sci2}, our seminar subject, is there any recent research to read
everybody quotes "{query=ttl}" and I never read it, find me the preprint
no blog posts this time, I want proper research articles on {query=sci2}
on the train I'd like to read {query=auth}, fetch {max_results=v3_n} papers
# Bare noun phrases, and orders that lack what is needed.
new papers
anything fresh on arxiv
papers on {query=arx}?
my supervisor wants something recent to read, {query=arx}, from arxiv
what's been published on {query=arx}
I need reading for the flight, preprints about {query=arx}
has anyone written a paper about {query=arx} yet
~ {max_results=sx_n} preprints, {query=arx}
find me a scientific paper
arxiv on {query=arx}, I'm behind with my reading
# Needs only hinted at, telegrams, neighbours.
not the gadget, the science: {query=query4}, what papers are there
newspapers get it wrong every time, give me the original papers on {query=query4}
wikipedia is too shallow, I want the studies themselves on {query=query4}
don't google it, only preprints count: {query=query4}
no handbook, real research on {query=query4}
has anyone with a PhD written about {query=query4}? articles, please, not opinions
I'm refereeing on {query=query4} and feel out of date
thesis committee meets on friday and chapter {=k} on {query=query4} has no citations
~ our journal club is on at {=k}, the subject is {query=query4}, find us a preprint
~ if I don't cite somebody on {query=query4}, I'm toast
{max_results:1=one} paper, the best you find, on {query=query4}
my student claims nobody ever published on {query=query4}
where does the field stand on {query=query4}? recent papers, {max_results=limit4} or so
I can read {max_results=limit4} papers on a flight, make them about {query=query4}
bibliography on {query=query4}, {max_results=limit4} entries
out of the preprints on {query=query4} the newest {max_results=limit4}
{max_results=limit4} things to cite, {query=query4}
arxiv {query=query4} asap
preprints re: {query=query4}
{query=query4} lit, {max_results=limit4} pls
papers w/ {query=query4} in the title
{query=query4} - anything on arxiv this month
need refs: {query=query4}
I'd like to read something peer reviewed tonight
{max_results=limit4} of the newest preprints
# Told around, thought aloud, wrapped in a story.
I have to give a talk on {query=science} and haven't read a single preprint
is anyone still publishing on {query=science}, any preprints
reviewer two says I ignored the literature on {query=science}, so show me {max_results=int} papers
{=hello}, any new arXiv papers about {query=science}
what's cooking in research on {query=science}, I'd take preprints
who'd have thought I'd need papers on {query=science}, but I do, {max_results:5=five} or so
~ get me some preprints
# Every parameter in many wordings, orders and lengths.
arxiv {query=query5} {max_results=limit5}
{max_results=limit5} papers {query=query5}
papers on {query=query5}, max {max_results=limit5}
max {max_results=limit5} papers on {query=query5}
{query=query5}: {max_results=limit5} preprints
no more than {max_results=limit5} preprints that deal with {query=query5}
{max_results=limit5} publications about {query=query5}, arxiv
show up to {max_results=limit5} arXiv hits for "{query=query5}"
~ the arXiv on {query=query5}, {max_results=limit5} will do
recent research on {query=query5}
scientific work about {query=query5}, please, not blog posts
{=chat}, papers about {query=query5}
what has been published on {query=query5}
preprint titled "{query=query5}"
for my thesis: {query=query5}, {max_results=limit5} articles from arXiv
{max_results=limit5} arXiv papers
I've read {=limit5} papers already, find more on {query=query5}
%lang de
# The usual ways to ask.
(such|suche|finde) [mir] [bitte] (Paper|wissenschaftliche Arbeiten|Preprints|Veröffentlichungen) (zu|über) {query=arxq} [auf arXiv]
arxiv {query=arxq}
(gibt es|was gibt es) [neue|aktuelle] (Forschung|Preprints|Studien) auf arXiv zu {query=arxq}
die neuesten {max_results=int} (Paper|Arbeiten) zu {query=arxq}
für meine Masterarbeit brauche ich Paper über {query=arxq}
{max_results=int} arXiv-Treffer: {query=arxq}
was veröffentlicht die Wissenschaft [gerade] zu {query=arxq}
(such|suche) auf arXiv
wissenschaftliche Veröffentlichungen {query=arxq}, maximal {max_results=int}
# A word or two decide between neighbours.
~ gibts studien, also richtige paper, zu {query=dpx}
# More of the usual ways.
neueste paper zu {query=fach}
such auf arxiv nach {query=fach}
{query=fach} preprints
gibts auf arxiv was zu {query=fach}
{max_results=int} paper über {query=fach}
zum thema {query=fach} {max_results=int} veröffentlichungen von arxiv
ich schreib grad an was über {query=fach}, welche studien gibts auf arxiv
wer forscht an {query=fach}, zeig mir die preprints
bei arxiv {query=fach} eingeben und {max_results=int} treffer ausgeben
für den lesekreis brauch ich {max_results=int} arxiv-arbeiten zu {query=fach}
wissenschaftliche paper {query=fach} suchen
was gibts neues in der forschung zu {query=fach}, arxiv bitte
such mir ein paper raus
arxiv durchsuchen
# Needs only hinted at, telegrams, neighbours.
was forscht man grad an {query=fach2}, arxiv
{max_results=v_n} wissenschaftliche aufsätze über {query=fach2}, preprints gehen auch
mein prof will quellen zu {query=fach2}, schau im arxiv
gibts studien zu {query=fach2}, am besten frisch von arxiv
{query=fach2}, paper, {max_results=v_n} stück
~ was hat {query=fullname} auf arxiv veröffentlicht
ich brauch paper
# Every parameter in many wordings, orders and lengths.
arxiv {query=fach3}
gibt's neue paper zu {query=fach3}
ich brauch {max_results=w_n} preprints über {query=fach3}
such auf arxiv, was zu {query=fach3} veröffentlicht wurde
was hat die forschung zu {query=fach3} zuletzt gebracht, schau auf arxiv
könnten Sie auf arXiv nach Arbeiten über {query=fach3} suchen?
{query=fach3}: {max_results=w_n} arxiv-paper
wissenschaftliche arbeiten zu {query=fach3} bitte
für meine masterarbeit brauche ich arxiv-quellen zu {query=fach3}
hol mir von arxiv {max_results=w_n} aufsätze zum thema {query=fach3}
wer hat auf arxiv über {query=fach3} geschrieben
zu {query=fach3} die neuesten studien von arxiv
ich hätte gern ein paar paper zu {query=fach3}
~ auf arxiv unter {query=fach3} nachsehen
find mir preprints, die von {query=fach3} handeln
ein paper von arxiv bitte
such mal auf arxiv
{max_results=w_n} paper von arxiv
%lang es
# The usual ways to ask.
(busca|búscame) (artículos científicos|papers|preprints|publicaciones) (sobre|de) {query=arxq2} [en arXiv]
arxiv {query=arxq2}
~ ¿hay (investigación|estudios) (nuevos|recientes|) en arXiv sobre {query=arxq2}?
los {max_results=int} papers más recientes de {query=arxq2}
~ para mi tesis necesito papers sobre {query=arxq2}
{max_results=int} resultados de arXiv: {query=arxq2}
¿qué se está publicando en ciencia sobre {query=arxq2}?
busca en arXiv
publicaciones científicas {query=arxq2}, máximo {max_results=int}
# A word or two decide between neighbours.
¿hay artículos científicos sobre {query=epx}?
# More of the usual ways.
los papers más nuevos de {query=fach4}
mira en arxiv {query=fach4}
{query=fach4} preprints
hay algo en arxiv de {query=fach4}?
{max_results=int} papers sobre {query=fach4}
del tema {query=fach4}, {max_results=int} publicaciones de arxiv
estoy escribiendo sobre {query=fach4}, qué estudios hay en arxiv
quién investiga {query=fach4}, enséñame los preprints
pon {query=fach4} en arxiv y saca {max_results=int} resultados
para el seminario necesito {max_results=int} trabajos de arxiv sobre {query=fach4}
~ buscar artículos científicos {query=fach4}
qué hay de nuevo en investigación sobre {query=fach4}, en arxiv
~ búscame un paper
rebusca en arxiv
# Needs only hinted at, telegrams, neighbours.
qué se investiga ahora de {query=pap2}, arxiv
{max_results=t_n} artículos científicos sobre {query=pap2}, valen preprints
mi directora de tesis pide fuentes de {query=pap2}, mira en arxiv
hay estudios de {query=pap2}? a poder ser recién salidos en arxiv
{query=pap2}, papers, {max_results=t_n}
qué ha subido {query=fullname} a arxiv
necesito papers
# Every parameter in many wordings, orders and lengths.
me gustaría ver artículos de arxiv sobre {query=query6}
podrías buscar {max_results=int} preprints de {query=query6}?
arxiv {query=query6} {max_results=int}
fijate qué papers salieron de {query=query6}
necesito bibliografía reciente de {query=query6}, de arxiv
para la tesis me hacen falta {max_results=int} papers de {query=query6}
qué se investiga ahora en {query=query6}, saca los artículos científicos
estudios en arxiv acerca de {query=query6}
{max_results=int} trabajos científicos sobre {query=query6}
~ papers de {query=fullname} en arxiv
literatura científica: {query=query6}
a ver qué hay en arxiv de {query=query6}
¿publicaron algo nuevo de {query=query6} en arxiv?
quisiera los {max_results=int} artículos más recientes sobre {query=query6}, en preprint
preprints {query=query6}
busca artículos académicos
quiero papers

%tool ask_knowledge_base
%list pol: how long is the notice period | who signs off on overtime | what's the limit for client dinners | how do I claim a train ticket | can I carry days off over into january | do we get paid for bank holidays | where do I report a lost badge | how often do passwords have to change here | are dogs allowed in the office | when do expenses get paid out | do we have a dress code | who is the fire warden on our floor | what's our refund window | how many sick days before I need a note
%list hm2: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list top: sick leave | overtime | parental leave | home office | travel costs | guest wifi | the printer on the second floor | onboarding | data retention | company bikes | the alarm panel | relocation | probation | petty cash
%list query: how do I report a lost badge | who signs for amounts over £500 | how many days off for a move | may I bring my dog on fridays | what's the per diem for Dublin | when do bonuses get paid | which form for parental leave, P45 or P12 | how do I reset the label printer | is overtime on sunday paid double | what to do when the alarm goes off after six
%list pol2: how many sick days do we get | whats our dress code | can i expense a taxi | who signs off overtime | when is the office closed | how long is our notice period | do we get a bonus for referrals | are dogs allowed in our office
%list hm3: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list query2: parental leave | travel expenses | laptop replacement | overtime | VPN setup | sick notes | home office days | onboarding checklist | visitor badges | fire drill | company car | refund deadline
%list query3: working from abroad | parental leave | who may have a company car | locking up in the evening | heating in the offices | remote work | travel in first class | exchange rates on expense claims | buying company shares | dogs at work | private use of the printer | what to do when the alarm goes off | overtime on sundays | snow days | talking to the press | the lights in the meeting rooms | lost key cards | gifts from suppliers | how many sick days need a note | bike leasing | the camera system at the entrance | notice periods | approving invoices over 5000 | social media
%list query4: may I take my laptop abroad | who locks the office at night | how warm must the office be | do we get time off when it snows | what exchange rate counts for expenses | am I allowed to own shares of a client | how long is my notice period | who pays for the home office lamp | can I bring my dog | how many days can I work from Spain | what happens with unused holidays | which camera footage do we keep
%list query5: how many days of leave carry over | who signs off train tickets | whether dogs are allowed in the office | what counts as overtime | how the sick note thing works here | what the rule on side jobs is | how long probation lasts | what we may spend on a client dinner
%list b_q: how many vacation days do we get | who approves travel expenses | what is our policy on working from abroad | how do I reset my VPN password | when do we have to hand in timesheets | what's the notice period | how do I request a new laptop | who do I contact about payroll | what is the limit for client gifts | can we bring dogs to the office | how does our on-call rotation work | what does our warranty cover | where do I file a sick note | how long do we keep customer data | what's the guest wifi password | which expenses can I claim | what is the dress code for client visits | do we get paid for overtime | how do we label releases | who is our data protection officer | what's the process for hiring a contractor | how often do we have performance reviews | which hotels may we book on business trips | what are our core working hours | how do I onboard a new supplier | can I carry over unused leave
%list topic2: parental leave | travel policy | expense limits | remote work | onboarding steps | password rules | sick leave | code review guidelines | refund process | fire drill procedure | overtime | company cars | home office allowance | data retention | brand colors | security incidents | bonus scheme | meeting room booking | probation period | boiler maintenance | training budget | escalation path | invoice approval | backup schedule | visitor registration
%list doc: FAQ | style guide | handbook | employee handbook | company wiki | internal docs | knowledge base | staff manual | policy documents | policies | intranet pages | company guidelines | user manual | HR guide | process documentation | onboarding guide
%list kb_q: how many vacation days do we get | who approves travel expenses | what is our policy on working from abroad | how do I reset my VPN password | when do we have to hand in timesheets | what's the notice period | how do I request a new laptop | who do I contact about payroll | what is the limit for client gifts | can we bring dogs to the office | how does our on-call rotation work | what does our warranty cover | where do I file a sick note | how long do we keep customer data | what's the guest wifi password | which expenses can I claim | what is the dress code for client visits | do we get paid for overtime | how do we label releases | who is our data protection officer | what's the process for hiring a contractor | how often do we have performance reviews | which hotels may we book on business trips | what are our core working hours | how do I onboard a new supplier | can I carry over unused leave
%list kbq: how many days off do I have left per year | who signs off purchases over 500 euros | what do I do when my badge stops working | how long do we keep invoices | may I use my private laptop for work | how do I file an expense report | what's the dress code for client visits | when does probation end | who is the first aider on our floor | are we paid for overtime | how do I get access to the staging server | what happens with unused vacation | which hotels may we book | how do I report a security incident | what is covered by our dental plan | who has the key to the archive | how is the bonus calculated | what's the procedure when I'm ill | how many days of home office are allowed | can I carry vacation into next year | what is our refund deadline for customers | where do we park visitors | which font do we use in slides | how often do we rotate passwords | who do I call when the heating in the office fails
%list kbd: handbook | employee handbook | company wiki | internal docs | intranet | knowledge base | policy folder | team docs | HR documents | staff guide | runbooks | lease agreement | service manual | style guide | my documents | files I uploaded
%list kbt: parental leave | sick notes | travel expenses | home office | relocation support | per diem | password policy | data retention | code freeze | incident response | company bikes | gift policy | escalation levels | onboarding | mileage allowance | overtime | performance reviews | deploy procedure | brand colours | returns and refunds | visitor badges | fire drills | probation | mentoring | non-disclosure agreements | working abroad | severance | canteen vouchers
%list pets: pets | water damage | subletting | noise at night | descaling | small repairs | theft abroad | cancellation | broken screens | pressure loss | renovation when moving out | grilling on the balcony | bicycle theft | resetting the pump
%list pol3: parental leave | expenses | remote work | dress code | sick notes | overtime | company cars | data retention | visitor badges | business class flights | gifts from suppliers | pets in the office | fire drills | lost laptops
%list kbq2: how many days off do we get | who approves travel | what's the notice period | how do I claim mileage | are we allowed to work abroad | when do bonuses get paid | can I bring my dog to the office | who signs off purchase orders | what's the probation period | how do I order a new laptop | do we get overtime pay | how long may we keep customer data
%list proc: backups | onboarding | password resets | refunds | returns | lab waste | server outages | stocktaking | new hires | data breaches | forklift checks | month-end closing
%list pol4: sick leave | dogs in the office | expense limits | working from abroad | the notice period | parking spaces | overtime | parental leave | the dress code | lost badges
%list query6: how many days off do I get | what does the firm pay when I travel | who has to sign off my expenses | when is payday
%list query7: how many days off I get for a wedding | clean desks | who pays for the train to the client | lunch allowance abroad | when the alarm test is | the heating season in the building | how long visitors may park | what to do when the printer jams | bringing a child to work | mileage rates | whether we may use private phones | room booking codes | how to report a near miss | sabbaticals after ten years | ordering business cards | hotel price caps | retention of customer data | who feeds the office fish | working from abroad for 30 days | when salaries are paid | ladders in the warehouse | how we name our servers | camera surveillance at the loading dock | payment terms of 14 days
%list query8: parental leave | travel expenses over 500 euros | how many vacation days we get | who signs off on new laptops | when the fire drill is | dress code | notice period for part timers | what to do if the badge is lost | overtime and weekend work | onboarding in the first two weeks | password rules | limits for gifts from clients | home office days per week | how to book room 4 | sick notes after three days | code freeze | refund process for orders older than 30 days | whether dogs are allowed | escalation | guest wifi
%list kbt2: Elternzeit | Homeoffice | Reisekosten | Krankmeldung | Überstunden | Dienstwagen | Datenschutz | Einarbeitung | Passwörter | Brandschutz | Rücksendungen | Spesen | Weiterbildung | Gleitzeit | Urlaubsantrag | Gäste im Büro | IT-Sicherheit
%list kbq3: wie viele Urlaubstage habe ich | wie beantrage ich Sonderurlaub | wer genehmigt Dienstreisen | wie setze ich mein VPN-Passwort zurück | wie lange ist die Kündigungsfrist | was tun bei einem Arbeitsunfall | wo gebe ich Spesen ab | wie oft müssen wir das Passwort ändern | wer ist für den Drucker zuständig | darf ich aus dem Ausland arbeiten | wann werden Überstunden ausgezahlt | wie melde ich mich krank | wie bestelle ich einen neuen Laptop
%list query9: wie viele Tage gibts für einen Umzug | wer unterschreibt über 500 Euro | darf mein Hund freitags mit | wie melde ich einen verlorenen Ausweis | wird Sonntag doppelt bezahlt
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%list dkb: Homeoffice im Ausland | Überstunden am Sonntag | Hunde im Büro | Dienstwagen | Schlüsselverlust | Hitzefrei
%list firt: Bildungsurlaub | Jobrad | Dienstreisen | Bereitschaftsdienst | Firmenkreditkarte | Kernarbeitszeit | Verschwiegenheit | Betriebsrente | Umzugstag | Kantine | Parkplätze | Mutterschutz | Brückentage | Lieferantenauswahl
%list firm: wie viel Spesen pro Tag gibt es | wer hat den Schlüssel zum Serverraum | ab wann zählt eine Überstunde | wie melde ich einen Defekt | wie läuft die Probezeit | wer unterschreibt Rechnungen über 5000 Euro | welche Feiertage haben wir zusätzlich | darf mein Hund mit ins Büro | wie buche ich den Besprechungsraum | wo steht der Verbandskasten | wie kündige ich meinen Jobradvertrag | was gilt bei Glatteis für den Arbeitsweg
%list kbf: wer mir den Laptop austauscht | wie ich Überstunden abbaue | wie viele Tage Bildungsurlaub mir zustehen | wohin ich einen Arbeitsunfall melde | ob ich den Firmenwagen privat nutzen darf | ab wann ich ein Attest brauche | wer neue Schlüssel ausgibt | wie hoch die Spesen im Ausland sind | ob Hunde im Büro erlaubt sind | wie ich einen Gast anmelde
%list kbt3: Bildungsurlaub | Spesen | Dienstrad | Schlüsselverlust | Elternzeit | Arbeitsunfall | Parkplätze | Überstunden | Gleitzeit | Hitzefrei | Passwörter | Jubiläum | Messebesuch | Besucherausweise
%list kbfn: wie viele Tage Sonderurlaub es bei einem Umzug gibt | wer die Vertretung im Empfang macht | wie ich den großen Besprechungsraum buche | welche Frist für Reisekosten gilt | ob ich private Geräte anschließen darf | wie ich mich krankmelde | wer Bestellungen freigeben darf | was bei Feueralarm zu tun ist | wie man den VPN-Zugang einrichtet | ob es Zuschuss zur Kantine gibt | wie lange Akten aufbewahrt werden
%list kbt4: Sonderurlaub | Vertretungsregelung | Reisekosten | Feueralarm | Schichtübergabe | Diensthandy | Weihnachtsgeld | Aktenaufbewahrung | Raumbuchung | Homeoffice im Ausland | Geschenke von Kunden | Probezeit | Arbeitskleidung | Beschwerden
%list kbf2: wie viele Tage Sonderurlaub gibt es bei einem Umzug | wer macht die Vertretung im Empfang | wie buche ich den großen Besprechungsraum | welche Frist gilt für Reisekosten | darf ich private Geräte anschließen | wie melde ich mich krank | wer darf Bestellungen freigeben | wie läuft die Übergabe bei Schichtwechsel | was tun bei Feueralarm | wie richte ich den VPN-Zugang ein | bekomme ich Zuschuss zur Kantine | wie lange werden Akten aufbewahrt
%list kbt5: teletrabajo | vacaciones | gastos de viaje | bajas médicas | horas extra | coches de empresa | protección de datos | bienvenida de empleados | contraseñas | evacuación | devoluciones | dietas | formación | horario flexible | permiso de paternidad | visitas en la oficina | seguridad informática
%list kbq4: cuántos días de vacaciones tengo | cómo pido un permiso | quién aprueba los viajes | cómo cambio la clave de la VPN | cuál es el plazo de preaviso | qué hago si tengo un accidente laboral | dónde entrego los gastos | cada cuánto se cambia la contraseña | quién lleva el tema de la impresora | puedo trabajar desde el extranjero | cuándo se pagan las horas extra | cómo aviso de una baja | cómo pido un portátil nuevo
%list ekb: teletrabajo desde el extranjero | perros en la oficina | horas extra | coche de empresa | regalos de proveedores
%list firt2: permisos de formación | coche de empresa | viajes | guardias | tarjeta de empresa | horario de verano | confidencialidad | plan de pensiones | comedor | aparcamiento | maternidad | puentes | selección de proveedores | días de mudanza
%list firm2: cuántas dietas me tocan | quién tiene la llave de la sala de servidores | desde cuándo cuenta una hora extra | cómo aviso de una avería | cómo va el periodo de prueba | quién firma facturas de más de 5000 euros | qué festivos tenemos de más | puedo traer al perro a la oficina | cómo reservo la sala grande | dónde está el botiquín | cómo devuelvo el coche de empresa | qué pasa si nieva y no llego
%list kbq5: quién me cambia el portátil | cómo compenso las horas extra | cuántos días de formación me tocan | a quién comunico un accidente | si puedo usar el coche de empresa los findes | desde qué día hace falta justificante médico | quién da copias de las llaves | a cuánto están las dietas en el extranjero | si dejan traer perros a la oficina | cómo registro a una visita
%list query10: permiso por mudanza | dietas | bici de empresa | pérdida de llaves | permiso parental | accidentes laborales | plazas de aparcamiento | jornada intensiva | contraseñas | uniformes | regalos de clientes | acreditaciones de visita | formación | bajas
%list query11: permisos por paternidad | gastos de kilometraje | política de portátiles | plan de evacuación | reserva de salas | seguro dental | teletrabajo en el extranjero | alta de proveedores | copias de seguridad | días de asuntos propios | garantías de producto | protocolo de visitas | horas extra | código de vestimenta | devoluciones de clientes
%list kbq6: cuántos días de asuntos propios me tocan | quién autoriza las compras grandes | cómo se pide una tarjeta de acceso | qué hotel podemos reservar | cada cuánto se cambia la contraseña | con cuánta antelación aviso de las vacaciones | qué hago si se rompe el portátil | cómo se justifica una dieta | a quién llamo si salta la alarma de la oficina | qué plazo hay para devolver un pedido | si puedo trabajar desde otro país | cómo se da de alta a un cliente
# Bare, clipped and roundabout.
{query=pol}
{=hm2}, {query=pol}?
{query=top} policy?
policy: {query=top}
our rules on {query=top} pls
~ what's our line on {query=top} again
{query=top}, what does it say in our docs
handbook, {query=top}
{query=pol}, i mean here at our company, not in general
HR won't pick up. {query=pol}
don't google it, it's in the manual: {query=top}
somebody at lunch asked {query=pol} and nobody knew, it has to be in the guidelines
my new hire needs the bit from the handbook on {query=top}
there must be an internal guide to {query=top}, what's in it
are there any rules about {query=top} at work
# What is an argument, what is not, and where it ends.
check the manual, {query=query}?
check the handbook: {query=query}? I've asked {=p2} and they didn't know
{query=query}, it must be in our policies somewhere
according to our internal guides, {query=query}? it's urgent, payroll is waiting
in the company documents, please look: {query=query}, that's my only question
our handbook surely has a page on it: {query=query}
# The shortest plain questions.
{query=pol2}? should be in the handbook
{=hm3}, per our company rules, {query=pol2}
# "Label: content", telegrams, hashtags, arrows.
handbook: {query=query2}
company policy: {query=query2}?
knowledge base - {query=query2}
internal docs -> {query=query2}
kb search: {query=query2}
our documents, topic: {query=query2}
{query=query2} {=lb}see employee handbook{=rb}
HR guide / {query=query2}
# A word or two decide between neighbours.
look up {query=query3} in the handbook
what does the company handbook say on {query=query3}
{query=query3}, what line does our company take in its policies
{=hi}, our internal rules, {query=query3}
not what the law or the web says, what our own guide says: {query=query3}
no papers, no articles, our policy on {query=query3}
{query=query4}? the staff handbook must say
according to our documents, {query=query4}
{query=query4}, says our handbook?
I'm new at the firm, {query=query4}
is anything written about {query=query3} in the company manual
HR guide: {query=query3}
before I ask my manager, what's in the policies on {query=query3}
the rule at our company for {query=query3}, please
do our documents mention {query=query3}
the web is full of opinions on {query=query3}, but what has our own company laid down
I'm cold at my desk and before I complain, {query=query3}, what do our rules say
# In the manner of chat.
~ I don't dare ask HR, but does our handbook say {query=query5}
{=who} and I have a bet on {query=query5}, it must be in the company docs, check
new here and clueless, where in our policies would I find {query=query5}, look it up please
# The usual ways to ask.
{query=b_q}
(hi|hey|sorry|quick one), {query=b_q}
what does our handbook say about {query=topic2}
what can I read in (the|our) {=doc} about {query=topic2}
(check|search|look in|consult) (the|our) {=doc} (for|on|about) [the] {query=topic2}
according to (the|our) {=doc}, {query=b_q}
do we have (a policy|rules|guidelines|anything written down) (on|about|for) {query=topic2}
{query=topic2} policy at our company
I'm new here, {query=b_q}
the answer must be in our {=doc}: {query=b_q}
can you find in (the|our) {=doc} {query=b_q}
knowledge base {query=topic2}
kb: {query=topic2}
ask the knowledge base {query=b_q}
where in (the|our) {=doc} is {query=topic2} (explained|covered|described)
what are the (company |internal |our |)rules (on|for|around) {query=topic2}
a colleague wants to know {query=b_q}
remind me how {query=topic2} works here at the office
{query=topic2}, what does it say in (the|our) {=doc}?
I can't find the section on {query=topic2} in (the|our) {=doc}
is {query=topic2} mentioned anywhere in my (files|documents|docs|papers)
look through my documents and tell me {query=b_q}
HR question: {query=b_q}
what's our (internal |official |)(process|procedure|approach) for {query=topic2}
before I ask my manager, {query=b_q}
~ internally, how do we handle {query=topic2}
what did we write down about {query=topic2}
not the web, our own docs: {query=topic2}
the new intern asks {query=b_q}
find the paragraph about {query=topic2} in the manual I uploaded
from the PDFs I gave you: {query=b_q}
is there a guide for {query=topic2} in the company docs
~ (check|search|ask) (the|our) {=doc}
can you look something up in (the|our) {=doc}
I have a question about our company policies
# Told around, thought aloud, wrapped in a story.
~ nobody here can tell me {query=kb_q}, but it must be in our handbook
I'm not sure we're allowed that, what do our rules say on {query=topic2}
my manager says it's all written down somewhere, {query=topic2} I mean
I'd rather not ask HR again, {query=kb_q}
~ surely our company has something about {query=topic2}
on my first day someone mentioned {query=topic2}, it must be in our docs
{=ctx}, {query=kb_q}, our manual should say
I got lost in our intranet, could you check there for me
# More of the usual ways.
{query=kbq}
{query=kbq}?? must be in the {=kbd}
could you tell me {query=kbq}, it's somewhere in our {=kbd}
I never understood {query=kbq}
I have to know by noon {query=kbq}
nobody on my team can tell me {query=kbq}
does anyone know {query=kbq}, see {=kbd}
in our company, {query=kbq}
at work, {query=kbq}
what do our rules say: {query=kbq}
{query=kbt}, what's our policy
what's written about {query=kbt} in the {=kbd}
{query=kbt} in the {=kbd}
{=kbd}: {query=kbt}
find {query=kbt} in the {=kbd}
is {query=kbt} regulated somewhere
what applies to me regarding {query=kbt}
how does the company handle {query=kbt}
do I have a right to {query=kbt} here
I heard we have {query=kbt} now, how does that work with us
what would the {=kbd} advise on {query=kbt}
open the part of the {=kbd} on {query=kbt}
before I get into trouble: what about {query=kbt}
what are we told about {query=kbt}
HR is closed, so you tell me {query=kbq}
our docs on {query=kbt} please
skim the {=kbd} and answer: {query=kbq}
just the {=kbd}, not the internet: {query=kbq}
based on the {=kbd}, {query=kbq}
the lease says something about {query=pets}, doesn't it
what does my contract say about {query=kbt}
in the manual for the boiler, what's said on {query=pets}
according to the rental agreement, what about {query=pets}
I uploaded the warranty, does it cover {query=pets}
what do my insurance papers say on {query=pets}
my notes must have something on {query=kbt}
internal question, {query=kbq}
a customer asks {query=kbq}
looking for our template or rule on {query=kbt}
where's the guideline for {query=kbt}
summarize what our {=kbd} has on {query=kbt}
a new colleague asked me {query=kbq} and I was blank
search our {=kbd}
can the {=kbd} answer that
I've got a question about how we do things here
what's the company policy
what's our rule on {query=kbt}, not the legal one on the web
# Short and plain, as typed every day.
check our handbook
{query=pol3} policy
handbook on {query=pol3}
{query=kbq2}, handbook?
company rules, {query=pol3}
check our intranet: {query=kbq2}
HR rules on {query=pol3}
{query=pol3} per staff guide
our procedure for {query=proc}
{query=pol3}, what's allowed at our firm
~ SOP {query=proc}
look it up in our internal docs
{query=kbq2}? my boss wasn't sure, but our guidelines must say
before I promise the client anything, how does our playbook handle {query=proc}
I'm new in the team and wonder about {query=pol3}, see the staff handbook
there is a paragraph about {query=pol3} in the works agreement, read me that
somebody from the audit asks about {query=proc}, what do our own documents say
not from the internet but from our own manuals: {query=proc}, step by step
# Bare noun phrases, and orders that lack what is needed.
{query=pol4}, what's our policy
do we have a rule about {query=pol4}
what's in our handbook on {query=pol4}
~ my manager says one thing and HR another about {query=pol4}, check the handbook
{query=query6} at this company, it must be written down in our documents
a question for the company documents
am I allowed to do that under our internal rules on {query=pol4}
{query=query6}, it's in the staff guidelines somewhere
{query=pol4}, company manual
the new hire asked about {query=pol4} and I blushed, what do our documents say
look in our internal guide: {query=query6}
# Needs only hinted at, telegrams, neighbours.
google wouldn't know this one, it's about our firm: {query=query7}
not the law, our own rules: {query=query7}
I don't remember telling you, it's in the company papers: {query=query7}
no need to mail HR, it's all in the handbook: {query=query7}
not a task, just a question for our manual: {query=query7}
{=who2} swears it was in the onboarding folder, {query=query7}
am I in trouble? our policy on {query=query7}, please
I started here {=k} weeks ago and nobody explained {query=query7}
I'd hate to do it wrong, what have we agreed internally on {query=query7}
there was a memo on {query=query7}, what did it say
somebody in the team wants to know {query=query7}, must be in our guidelines
the intern asked about {query=query7} and three people gave her three answers, what do our documents say
on page {=k} or so of our handbook, {query=query7}
clause {=k} or thereabouts: {query=query7}, in the staff agreement
what did the company put in writing about {query=query7}
is there a house rule on {query=query7}
I'm filling in a form at work and it wants to know {query=query7}
policy re: {query=query7}
handbook, {query=query7}, asap
{query=query7} - our docs pls
{query=query7}?? internal
what's in the manual w/ regard to {query=query7}
how do we do that in this company
it must be somewhere in our documents, look
# Told around, thought aloud, wrapped in a story.
nobody reads the handbook, but you do: {query=kb_q}
I'm new here, {query=kb_q}, it should be in our documents
{=hello}, {query=kb_q}, our guidelines must cover that
what's our official line on {query=topic2}, the handbook version please
{=who3} claims our policy on {query=topic2} changed, what's written down
is there anything in our internal docs on {query=topic2} or do I make it up
before I do something stupid, our rules on {query=topic2}
can you check our manual for me
# Every parameter in many wordings, orders and lengths.
handbook: {query=query8}
{query=query8}, says the handbook what
check the handbook on {query=query8}
in our docs, {query=query8}
{query=query8}? look it up in our internal guide
what do our policies say regarding {query=query8}
our rules for {query=query8}
not on the web, in my documents: {query=query8}
{=chat}, the company wiki on {query=query8}
intranet, {query=query8}
do the manuals have something about {query=query8}
according to our own papers, {query=query8}
ask the knowledge base "{query=query8}"
the staff guide must say something on {query=query8}
look in the handbook
%lang de
# The usual ways to ask.
was steht in (unserem Handbuch|unseren Richtlinien|der Wissensdatenbank|unserem Wiki) zu {query=kbt2}
laut (Handbuch|Firmenwiki|unseren Unterlagen), {query=kbq3}?
(schau|guck) [mal|bitte] in (unseren Dokumenten|meinen Unterlagen|der Wissensdatenbank) nach: {query=kbq3}
~ welche Regelung (haben wir|gibt es bei uns) (zu|für|bei) {query=kbt2}
wissensdatenbank {query=kbt2}
ich bin neu hier, {query=kbq3}?
~ {query=kbq3}? Das steht doch im (Mitarbeiterhandbuch|Intranet|Firmenwiki)
~ wie ist das (bei uns in der Firma|in unserer Firma) mit {query=kbt2} geregelt
frag [mal] die Wissensdatenbank, {query=kbq3}
interne Richtlinie {query=kbt2}
(such|suche) in (meinen Dokumenten|unserem Handbuch) nach {query=kbt2}
haben wir (irgendwas|etwas) (Schriftliches|in den internen Dokumenten) zu {query=kbt2}
~ (frag|frage) die Wissensdatenbank
# What is an argument, what is not, and where it ends.
{query=query9}? müsste im mitarbeiterhandbuch stehen, {=g_p} wusste es nicht
# A word or two decide between neighbours.
~ {query=dkb}, was sagt unser betriebshandbuch
im netz steht vieles, aber wie ist bei uns in der firma {query=dkb} geregelt
# More of the usual ways.
was sagt unser handbuch zum thema {query=firt}
steht im intranet, {query=firm}
{query=firm}, guck mal ins firmenwiki
bei uns in der firma: {query=firm}
wie handhaben wir das mit {query=firt}, das muss im handbuch stehen
in den internen unterlagen nach {query=firt} suchen
{query=firt} laut wissensdatenbank
frag die wissensdatenbank: {query=firm}
zu {query=firt} gibts doch eine richtlinie bei uns, was sagt die
der neue will wissen, {query=firm}, schau in unsere doku
in meinen dokumenten müsste was zu {query=firt} stehen
unsere regeln zu {query=firt}
was steht in der doku
schlag das mal im handbuch nach
# Needs only hinted at, telegrams, neighbours.
weißt du, {query=kbf}? das ist bei uns in der firma geregelt
{query=kbt3}: was sagt unsere betriebsvereinbarung
bevor ich den chef frag, {query=kbf}, schau im firmenhandbuch
im wiki der firma nachschlagen, {query=kbt3}
die regeln in unserm laden zu {query=kbt3}
steht in unseren unterlagen, {query=kbf}
such mir was in den firmenrichtlinien
# Every parameter in many wordings, orders and lengths.
in der dienstanweisung müsste stehen, {query=kbfn}
unsere internen vorgaben für {query=kbt4} bitte raussuchen
schlag im handbuch nach, {query=kbfn}
{query=kbf2}? steht sicher im handbuch
ich müsste laut firmenrichtlinie wissen, {query=kbfn}
was sagen unsere unterlagen zu {query=kbt4}
wie regeln wir intern {query=kbt4}
guck mal in unsere doku, {query=kbfn}
im intranet steht doch, {query=kbfn}, such das
wissensdatenbank: {query=kbf2}
~ {query=kbt4} firmenhandbuch
könnten Sie in unseren Richtlinien nachsehen, {query=kbfn}?
ich hätte gern gewusst, {query=kbfn}, das muss in der betriebsvereinbarung stehen
gibt es bei uns eine regelung zu {query=kbt4}
frag die interne wissensbasis nach {query=kbt4}
aus meinen dokumenten: {query=kbf2}
der azubi will wissen, {query=kbfn}, was sagt unser leitfaden
laut unserem qualitätshandbuch, {query=kbf2}
wie steht das mit {query=kbt4} in den arbeitsanweisungen
such in der internen ablage die vorgaben zu {query=kbt4}
schau mal ins betriebshandbuch
%lang es
# The usual ways to ask.
¿qué dice (nuestro manual|el manual de la empresa|la base de conocimiento|la wiki interna) sobre {query=kbt5}?
según (el manual|nuestros documentos|la normativa interna), ¿{query=kbq4}?
mira en (nuestros documentos|mis documentos|la base de conocimiento) {query=kbq4}
¿qué norma tenemos (sobre|para) {query=kbt5}?
base de conocimiento {query=kbt5}
soy nuevo aquí, ¿{query=kbq4}?
¿{query=kbq4}? Tiene que estar en (el manual del empleado|la intranet|la wiki)
en nuestra empresa, ¿cómo funciona lo de {query=kbt5}?
pregúntale a la base de conocimiento {query=kbq4}
política interna de {query=kbt5}
(busca|consulta) en el manual {query=kbt5}
¿tenemos algo escrito en los documentos internos sobre {query=kbt5}?
consulta la base de conocimiento
# A word or two decide between neighbours.
¿qué pone en nuestro manual de empresa sobre {query=ekb}?
según las normas internas, {query=ekb}, ¿cómo va?
# More of the usual ways.
qué pone nuestro manual de {query=firt2}
está en la intranet {query=firm2}?
{query=firm2}, míralo en la wiki de la empresa
en nuestra empresa, {query=firm2}
cómo llevamos aquí lo de {query=firt2}, tiene que venir en el manual
~ búscame {query=firt2} en los documentos internos
{query=firt2} según la base de conocimiento
a la base de conocimiento: {query=firm2}
para {query=firt2} teníamos una norma, qué dice
el nuevo pregunta {query=firm2}, mira nuestra documentación
en mis documentos habrá algo de {query=firt2}
nuestras reglas de {query=firt2}
qué dice la documentación
míralo en el manual de la empresa
# Needs only hinted at, telegrams, neighbours.
sabes {query=kbq5}? eso está regulado en mi empresa
{query=query10}: qué marca nuestro convenio
antes de ir al jefe, {query=kbq5}, míralo en el manual de la empresa
en la documentación interna, lo de {query=query10}
las normas de la casa sobre {query=query10}
pone en nuestros documentos {query=kbq5}?
consulta algo en el manual del empleado
# Every parameter in many wordings, orders and lengths.
qué norma tenemos sobre {query=query11}
me gustaría saber {query=kbq6}, según el manual interno
podrías consultar en la documentación {query=kbq6}?
a ver qué dice el reglamento de la empresa de {query=query11}
fijate en el manual {query=kbq6}
{query=query11}, manual de empleados
necesito saber {query=kbq6}, debe de estar en nuestros documentos
en la guía interna, {query=kbq6}?
el cliente pregunta {query=kbq6}, mira en nuestra base de conocimiento
documentación interna {query=query11}
en mis documentos, busca {query=query11}
según nuestras políticas, {query=kbq6}
soy nueva y no sé {query=kbq6}, ¿lo pone en el handbook?
pregúntale a los documentos de la empresa {query=kbq6}
instrucciones internas sobre {query=query11}, ¿qué ponen?
cómo funciona aquí lo de {query=query11}, míralo en la intranet
mira en la base de conocimiento, a ver qué encuentras
