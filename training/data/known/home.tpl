# The house: what a device is doing, cameras, control.

%list mac: vacuum | dishwasher | robot mower | coffee machine | washing machine | pool pump | tumble dryer
%list lamp: desk lamp | porch light | hall light | stairs light | kitchen lights | bedside lamp | garden lights | bathroom light
%list device_id: bedroom | study | kitchen | nursery | lounge | bathroom | attic
%list who: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list lock: front door | back door | shed | cellar door | side gate
%list cov: blinds | garage door | awning | shutters | gate | skylight | curtains
%list device_id2: porch light | lamp in Dot's room | light.stairs_2 | reading light | lights over the worktop | spots in the loft | desk lamp
%list device_id3: heating | bathroom radiator | thermostat upstairs | climate.den | floor heating in the hall | heat pump
%list device_id4: side door | cellar door | lock.quay_gate | back gate | front door | garage side door
%list cv2: blinds | awning | garage door | skylight | shutters in the den
%list device_id5: dishwasher | dryer | robot hoover | sprinklers | bread maker
%list device_id6: kitchen light | hall lamp | fairy lights | coffee maker | desk fan | porch light | aquarium pump | heated towel rail | tv in the den | stairs light | dehumidifier | garden pump | printer plug
%list co2: blinds | garage door | bedroom curtains | awning | velux | kitchen shutters | gate | roller blinds in the attic
%list device_id7: front door | back door | shed | cellar door | side gate | bike store
%list device_id8: thermostat | bathroom heating | living room radiator | nursery heater | upstairs heating | AC in the office
%list device_id9: snug | mezzanine | boot room | annexe | sewing room | spare bedroom | music room | boat house | summer house | upstairs landing | box room | playroom | wet room | home gym | boiler room | library | front room | granny flat | studio | loft | cellar bar | dressing room | greenhouse | hobby room | tack room | breakfast nook | hall | server closet | teenager's room | stables
%list why: the baby is down | grandad's eyes hurt | the plumber's here | we've got company | I burnt the toast | it's film night | I'm on a call | the cat wants out | my hands are wet | I'm in bed already | I'm up a ladder | the guests are early | the kids are finally quiet | it's my turn to cook
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list lamp2: chandelier | fairy lights | desk lamp | spots over the island | neon sign | globe on the shelf | wall lights | uplighter | salt lamp | floodlight | tree lights | vanity light | picture lights | lantern by the steps | strip under the bunk | lamp with the green shade | light.landing_2 | night light | bollard lights | easel lamp | pendant over the table
%list plug: iron | tumble fan | fryer | water fountain | heat mat | pottery kiln | bottle warmer | dehumidifier | electric fence | games console | ice maker | projector | sewing machine | mosquito trap | towel rail | switch.well_pump | bubble machine | air fryer | incubator | charger in the shed | extractor
%list parameters: 18 degrees => {"temperature": 18} | 19 => {"temperature": 19} | 20.5 => {"temperature": 20.5} | twenty-one => {"temperature": 21} | 22 degrees => {"temperature": 22} | 23 => {"temperature": 23} | 16 degrees => {"temperature": 16} | 24° => {"temperature": 24} | seventeen => {"temperature": 17} | 68 degrees => {"temperature": 68} | 15 => {"temperature": 15} | 25 degrees => {"temperature": 25}
%list hot: thermostat | radiators | underfloor heating | climate.annexe | pellet stove | heat pump | air con | convector | infrared panel | storage heater | hot tub
%list lock2: stable door | shop door | side door | conservatory door | gun safe | back gate | mail room door | lock.annexe | cat flap | bakery entrance | fire exit | basement door | yacht cabin | wine store | parcel box
%list cov2: blackout blind | roller blinds | porch awning | barn doors | patio curtains | roof vent | velvet curtains | carport door | sun sail | hatch to the attic | louvres | net curtains | window over the stairs | cover.west_wing | greenhouse flaps
%list mus: gramophone speaker | soundbar | kitchen speaker | radio in the bath | hi-fi | record player | media_player.snug | outdoor speakers | telly | party box | home cinema
%list job: lawn robot | bread oven | washer dryer | hoover | drip irrigation | dishwasher | espresso machine | pool robot | pond pump | fan oven | feeder | paper shredder
%list alr: shed alarm | burglar alarm | shop alarm | intruder system | alarm.boat | security system
%list noisy: kitchen radio | bathroom fan | living room TV | air purifier | speaker in the den | robot vacuum | stereo | humidifier | tv upstairs
%list door: back door | front gate | shed | cellar door | garage side door | front door | balcony door
%list who2: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list cold: nursery | den | bathroom | study | guest room | loft | conservatory | workshop
%list light: kitchen light | kitchen lights | lights in the kitchen | living room lamp | bedroom lights | lamp in the hallway | desk lamp | porch light | lights | light in the bathroom | ceiling light | reading lamp | dining room chandelier | light.kitchen | light.living_room | garden lights | fairy lights | nightstand lamp | lights upstairs | lights in the study | hall light | LED strip | spots in the bathroom | light on the balcony | kids' room lamp | floor lamp
%list switch: coffee machine | TV | television | dishwasher | heater in the garage | Christmas tree | bedroom fan | fan | ceiling fan | air purifier | humidifier | radio | printer | switch.coffee_maker | kettle | washing machine | dryer | water pump | outlet in the office | computer monitor | stereo | electric blanket | sprinkler | oven | fan.bedroom | aquarium pump | router | towel heater | dehumidifier | projector
%list lock3: front door | back door | garage door lock | lock.front_door | side door | patio door | door | shed | basement door | apartment door | main entrance | office door | garden gate | safe | lock on the back door | cellar door
%list cover: blinds | bedroom blinds | shutters | blinds in the office | curtains | garage door | cover.garage_door | awning | living room curtains | roof window | skylight | gate | shades in the study | roller shutters upstairs | kitchen blinds | window in the bathroom | driveway gate | sunshade | drapes
%list room2: kitchen | living room | bedroom | bathroom | study | hallway | basement | attic | office | nursery | guest room | garage | dining room | kids' room | laundry room
%list climate: heating | thermostat | living room thermostat | air conditioning | AC | heating in the bathroom | climate.bedroom | radiator in the office | bedroom AC | floor heating | nursery heating | heat pump | kitchen radiator | air conditioner | upstairs heating | conservatory heater
%list timer: dishwasher | washing machine | dryer | coffee machine | sprinkler | irrigation | pool pump | bread maker | rice cooker | oven | fountain | garden watering | ventilation | sauna | slow cooker
%list alarm: alarm | house alarm | burglar alarm | alarm system | alarm_control_panel.home | security system | garage alarm | office alarm | alarm downstairs | home security | intruder alarm | perimeter alarm | motion alarm | shop alarm | cottage alarm
%list vac: vacuum | robot vacuum | hoover | vacuum cleaner | vacuum.downstairs | cleaning robot | Roomba | mower | robot mower | lawn mower robot | vacuum upstairs | mopping robot | dust robot | vacuum in the hallway | floor robot
%list media: music | TV | speakers | kitchen speaker | radio | media_player.living_room | living room speaker | stereo | soundbar | bathroom radio | speaker in the bedroom | television | record player | Sonos in the kitchen | podcast in the kitchen | sound system
%list plug2: coffee maker | iron | space heater | fan | telly | oven | electric blanket | radio in the kitchen | hair straightener | dehumidifier | router in the study | projector | fryer | aquarium pump | garage heater | kettle | games console | towel rail
%list door2: front door | back door | garage | garden gate | shed | side entrance | cellar door | balcony door | car port | studio door | bike shed | office | main entrance | holiday flat
%list light2: kitchen light | hall lamp | bedroom lights | lamp by the sofa | garden lights | bathroom mirror light | stair light | desk lamp | fairy lights on the balcony | light over the table | cellar light | night light in the nursery | porch lamp | spotlights in the studio | reading light | string lights | closet light | attic lamp
%list cover2: blinds | bedroom blinds | garage door | curtains in the lounge | awning | shutters | skylight | roof window | gate | kids' room blinds | roller blinds upstairs | conservatory shades
%list room3: living room | bathroom | nursery | study | kitchen | attic | guest room | bedroom | hallway | conservatory | playroom | office | basement | dining room
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list room4: hallway | kitchen | living room | bedroom | bathroom | kids' room | study | attic | basement | guest room | sunroom | pantry | entrance hall | workshop | loft | utility room | music room | upstairs bathroom | master bedroom | nursery | dining area | walk-in closet | home office | gym | garage | den | landing | dad's room | Leo's room | downstairs toilet
%list lamp3: lights in the hallway | light over the stove | bedside lamp | lamp next to the sofa | corridor light | patio lights | light in Leo's room | garage lights | standing lamp | string lights on the balcony | dining table lamp | spotlight | mirror light | light in the pantry | lights on the terrace | stair lights | under-cabinet lights | office lamp | light.hallway | all the lights downstairs | pool lights | Christmas tree lights | lava lamp | lights in the workshop | reading light
%list plug3: coffee maker | TV in the bedroom | fan in the office | air purifier | kettle | iron | space heater | dehumidifier | electric blanket | aquarium light | printer | hair straightener | games console | charger in the garage | extractor hood | bathroom fan | projector | humidifier in the nursery | switch.desk | wifi in the kids' room | heated towel rail | garden fountain | toaster oven | egg cooker | terrarium heater
%list machine: dishwasher | washing machine | tumble dryer | irrigation | sprinklers in the back | bread maker | coffee machine | sauna | whirlpool | pool pump | oven | rice cooker | garden watering | ventilation in the cellar | slow cooker
%list robot: robot vacuum | vacuum | mower | mopping robot | Roomba | hoover robot | lawn mower | vacuum upstairs | window cleaning robot | pool robot | vacuum.ground_floor
%list media2: radio in the kitchen | TV | living room speakers | Sonos | soundbar | bedroom speaker | music in the bathroom | media_player.kitchen | stereo in the den | music | record player | kids' tablet speaker | garden speaker | audiobook in Leo's room | telly
%list heat: heating | thermostat in the study | thermostat | floor heating in the bathroom | bedroom radiator | AC in the living room | air con | climate.living_room | heating upstairs | aircon in the office | boiler | nursery thermostat | heat pump | hallway radiator | heating in the guest room
%list cover3: blinds | living room shutters | blinds in Leo's room | curtains in the study | garage door | awning | skylight | bathroom blinds | roller blinds | driveway gate | west side shutters | cover.bedroom | bedroom curtains | greenhouse roof | pergola roof | pool cover | shades in the loft | blackout blinds
%list doorlock: front door | back door | cellar door | garage side door | patio door | garden shed | main door | lock.front | gate | apartment door | office door | bike shed | letterbox | terrace door | wine cellar | door to the basement
%list guard: alarm | burglar alarm | house alarm | alarm in the garage | security system | shop alarm | alarm_control_panel.office | cabin alarm | alarm at the office | motion alarm
%list app: dishwasher | tumble dryer | oven | slow cooker | dehumidifier | air fryer | iron | space heater | kettle | electric blanket | hob | rice cooker
%list door3: front door | back door | garage | side gate | cellar door | patio door | shed | conservatory door | porch door | basement door | barn
%list room5: bedroom | attic | kitchen | nursery | lounge | greenhouse | cellar | guest room | bathroom | playroom | study | conservatory | office
%list lamp4: hue lamp | hall light | reading lamp | kitchen spots | fairy lights | porch light | bedside lamp | led strip | landing light | big light | desk lamp | patio lights | ceiling light
%list bot: roomba | robot vacuum | hoover | roborock | vacuum | dyson robot | robovac | mopping robot | little vacuum | cleaning robot
%list therm: nest | thermostat | radiator | heating | underfloor heating | ac | aircon | tado | ecobee | heat pump | hive
%list tune: sonos | telly | radio | soundbar | stereo | echo | homepod | tv | speakers | record player | boombox
%list cov3: blinds | awning | shutters | roller blind | curtains | skylight | velux | patio shutters | venetian blind | drapes
%list door4: front door | back door | garage | side gate | shed | patio door | porch door
%list room6: hallway | kitchen | bedroom | bathroom | study | nursery | landing | utility room | dining room | spare room | loft | cellar
%list lamp5: hall light | lamp on the piano | garden lights | bedside lamp on the left | mirror light | string lights | light over the sink | spotlights in the loft | aquarium light | reading lamp | step lights | light.porch_1 | lava lamp | picture light
%list cov4: blinds | kitchen blinds | garage door | awning | curtains in the den | shutters at the back | skylight | velux in the loft | driveway gate | roller shutter | cover.south | pergola roof
%list door5: front door | patio door | cellar door | garden gate | tool shed | lock.entry | side entrance | letterbox room | bike shed | flat door
%list mac2: washing machine | dishwasher | tumble dryer | robot vacuum | lawn mower | sprinklers | coffee machine | oven | pool pump | mop robot | bread machine
%list device_id10: hallway | kitchen | larder | bedroom | sauna | nursery | study | loft | guest room | garage | wine cellar | kids' room | twins' room | winter garden | stairwell | workshop | utility room | bathroom
%list heat2: heating | thermostat | bedroom radiator | AC | underfloor heating | climate.loft | air con in the study | boiler | heat pump | stove in the sauna
%list mus2: music | TV | kitchen radio | living room speakers | soundbar | stereo | shower speaker | media_player.bar | jukebox
%list who3: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list dev: waffle iron | ceiling fan | hair straightener | kettle | telly | oil heater | beamer | radio | printer | humidifier | plug by the bed | switch.pump_2 | heated blanket | cooker hood | slow cooker | Playstation
%list device_id11: alarm | house alarm | burglar alarm | alarm in the shed | security system | alarm.shop
%list plug4: deep fryer | sewing machine | sandwich toaster | heating pad | window fan | old radio | TV | soldering iron | humidifier | laminator | curling iron | wine fridge | Christmas tree | tumble dryer | pond pump
%list door6: patio door | front door | laundry room | garden shed | back gate | office door | holiday cottage | wine cellar | cat flap | garage | roof terrace door
%list light3: floor lamp | light above the sink | hallway lights | lamp on the piano | terrace lights | bedside lamp | light in the pantry | studio spots | strip behind the telly | carport light | chandelier | salt lamp | staircase lights | aquarium light
%list room7: nursery | study | sunroom | guest room | kitchen | hobby room | bathroom | loft | dining room | workshop | living room | bedroom
%list wash: dishwasher | washing machine | dryer | bread maker | slow cooker | rice cooker
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list cover4: shutters | kitchen blinds | awning | curtains | garage door | roof hatch | velux | driveway gate | blinds in the study | bay window blinds
%list who4: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list alarm2: alarm | burglar alarm | alarm downstairs | house alarm | alarm at the cottage
%list heat3: heating | thermostat | air conditioning | radiator in the loft | AC | underfloor heating | workshop heater | towel radiator
%list lamp6: kitchen light | hall lamp | lamp by the sofa | lights in the garden | desk lamp | bathroom mirror light | fairy lights on the balcony | light over the table | spots in the studio | reading lamp next to the bed | stair lights | light.hall_2 | night light in Leo's room | porch light | lights upstairs and downstairs | closet light | standing lamp
%list dev2: coffee maker | fan in the office | iron | kettle | TV | space heater | projector | radio | router in the study | dehumidifier | plug behind the sofa | switch.heater_3 | electric blanket | extractor hood | aquarium pump | games console
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list door7: front door | back door | garage side door | cellar door | garden gate | shed | door to the terrace | lock.main | office | bike room | main entrance | door between garage and hall
%list cov5: blinds | bedroom blinds | garage door | awning | curtains in the lounge | shutters on the street side | skylight | roof window in the attic | gate | roller blinds upstairs | cover.kids | greenhouse roof
%list mac3: washing machine | dishwasher | dryer | robot vacuum | mower | sprinklers | coffee machine | vacuum upstairs | oven | pool pump | mopping robot | bread maker
%list device_id12: alarm | house alarm | burglar alarm | alarm in the garage | alarm_control_panel.home | security system | cabin alarm | shop alarm
%list heat4: heating | thermostat | thermostat upstairs | bedroom radiator | AC | floor heating in the bathroom | climate.living | air con in the office | boiler | heat pump | radiator under the window
%list device_id13: hallway | kitchen | living room | bedroom | bathroom | nursery | study | attic | guest room | office | garage | cellar | kids' room | Leo's room | dining room | conservatory | stairwell | workshop | laundry room | terrace
%list mus3: music | TV | radio in the kitchen | living room speakers | soundbar | stereo | bathroom speaker | media_player.den | telly | speaker in Leo's room | record player
%list device_id14: Bolt | Dusty | Polaris | north wing | desk 3 | unit 7 | Marvin | sunset | hall_2 | dev-88 | kd41 | east | Nemo | tower | number 12 | loft-b | zigbee_4411 | Big Ben | porch | R2
%list licn: Licht im Wohnzimmer | Licht im Bad | Küchenlicht | Schlafzimmerlicht | Flurlicht | Kellerlicht | Licht auf der Terrasse | Nachtlicht | Licht überm Esstisch | Licht
%list tuer: Haustür | Hintertür | Wohnungstür | Kellertür | Eingangstür | Gartentür | Terrassentür | Bürotür
%list anf: Stehlampe | Kaffeemaschine | Klimaanlage | Heizung im Bad | Lichterkette | Waschmaschine | Steckdose am Schreibtisch | Musikanlage | Spülmaschine | Lampe im Flur | Terrassenheizung | Dunstabzugshaube
%list anm: Fernseher | Ventilator | Deckenventilator | Luftreiniger | Lautsprecher in der Küche | Drucker | Rasensprenger | Luftbefeuchter | Heizlüfter | Backofen
%list imraum: Wohnzimmer | Schlafzimmer | Bad | Flur | Keller | Kinderzimmer | Arbeitszimmer | Büro | Gästezimmer | Esszimmer | Garten | Wintergarten | Gästebad | Treppenhaus
%list torn: Garagentor | Gartentor | Dachfenster | Küchenfenster | Hoftor | Rollo im Bad | Tor | Fenster im Schlafzimmer
%list rollp: Rollläden | Rollos | Jalousien | Rollläden im Schlafzimmer | Jalousien im Büro | Vorhänge | Rollos im Kinderzimmer | Fensterläden
%list heiz: Heizung | Heizung im Wohnzimmer | Heizung im Bad | Klimaanlage | Fußbodenheizung | Heizung im Kinderzimmer | Temperatur im Schlafzimmer | Temperatur im Büro
%list licf: Stehlampe | Deckenlampe | Wohnzimmerlampe | Lichterkette | Nachttischlampe | Schreibtischlampe | Gartenbeleuchtung | Lampe im Flur | Außenleuchte | Lampe überm Herd
%list drm: Nähzimmer | Flur | Wintergarten | Keller | Dachzimmer | Gästezimmer | Partykeller | Arbeitszimmer | Gartenhaus | Stall | Esszimmer | Hobbyraum
%list drf: Diele | Werkstatt | Sauna | Speisekammer | Einliegerwohnung | Bibliothek | Waschküche | Garage | Praxis
%list dtf: Haustür | Kellertür | Ladentür | Terrassentür | Seitentür | Stalltür
%list djf: Spülmaschine | Waschmaschine | Kaffeemaschine | Teichpumpe | Bewässerung
%list lichtn: Licht in der Küche | Licht im Flur | Licht im Kinderzimmer | Licht auf dem Balkon | Licht in der Garage | Licht oben | Licht im Treppenhaus | Licht über der Spüle | Badlicht | Bürolicht | Leselicht | Nachtlicht von Mia
%list germ: Fernseher | Ventilator im Schlafzimmer | Router | Wasserkocher | Drucker | Heizstrahler | Beamer | Luftentfeuchter | Herd | Boiler | Toaster | Plattenspieler
%list oeffp: Rollläden | Jalousien in der Küche | Vorhänge im Schlafzimmer | Rollos oben | Dachfenster im Bad | Lamellen | Gardinen
%list tuerf: Haustür | Hoftür | Balkontür | Kellertür | Tür zur Garage | Wohnungstür | Nebeneingangstür | Schuppentür
%list oeffn: Garagentor | Dachfenster | Hoftor | Rollo im Büro | Fenster im Bad | Kellerfenster | Verdeck
%list warm: Heizung | Heizung im Büro | Heizung in der Küche | Klimaanlage | Fußbodenheizung im Bad | Heizung im Gästezimmer | Therme | Temperatur im Kinderzimmer
%list laufd: Waschmaschine | Spülmaschine | Bewässerung | Kaffeemaschine | Poolpumpe | Lüftung
%list lichtp: Lichter im Garten | Lampen unten | Spots im Bad | Lichter in der Küche | Außenlampen | Lampen im Wohnzimmer | Lichterketten
%list tuer2: Haustür | Kellertür | Terrassentür | Tür vom Schuppen | Praxistür | Seitentür
%list device_id15: Lichter auf der Treppe | Lampen im Esszimmer | Strahler im Hof | Lampen oben | Lichter unten
%list device_id16: Heizung oben | Heizung im Bad | Klimaanlage im Büro | Heizung | Heizung im Kinderzimmer
%list device_id17: Sauna | Friteuse | Infrarotlampe | Umwälzpumpe | Heizdecke | Playstation | Espressomaschine | Steckdose im Hof
%list tor: Garagentor | Tor | Rollo im Bad | Oberlicht | Fenster im Wintergarten | Hoftor
%list device_id18: Licht in der Küche | Licht im Flur | Licht im Kinderzimmer | Licht auf der Terrasse | Licht in der Garage | Licht im Treppenhaus | licht überm esstisch | Badlicht | Bürolicht | Nachtlicht von Emil | Licht im Keller | Licht am Schreibtisch
%list device_id19: Lampe am Bett | Stehleuchte | Hängelampe | Lampe im Gästezimmer | Küchenlampe | Balkonbeleuchtung | Leuchte am Spiegel | Lichtleiste | flurlampe | Werkstattlampe | Lichterkette | Außenbeleuchtung
%list tuer3: Haustür | Hoftür | Balkontür | Kellertür | Tür zur Garage | Wohnungstür | Hintertür | Schuppentür | Gartenpforte
%list device_id20: Garagentor | Dachfenster | Hoftor | Rollo im Büro | Fenster im Bad | Kellerfenster | Scheunentor
%list device_id21: Kaffeemaschine | Klimaanlage | Heizdecke | Mikrowelle | Stereoanlage | Spielkonsole | Teichpumpe | Glotze | Dunstabzugshaube | Infrarotheizung | Steckdose am Bett | Brotmaschine
%list device_id22: fernseher | Ventilator im Schlafzimmer | Router | Wasserkocher | Drucker | Heizstrahler | Beamer | Luftentfeuchter | Herd | Boiler | Plattenspieler | Deckenventilator
%list device_id23: Rollläden | Jalousien in der Küche | Vorhänge im Schlafzimmer | Rollos oben | Lamellen | Gardinen | Rollläden auf der Südseite
%list rmm: Wohnzimmer | Kinderzimmer | Büro | Bad | Keller | Gewächshaus | Hobbyraum | Weinkeller
%list device_id24: Heizung | Heizung im Büro | Heizung in der Küche | Klimaanlage | Fußbodenheizung im Bad | Heizung im Gästezimmer | Therme | Temperatur im Kinderzimmer | Heizung in Emils Zimmer
%list device_id25: Lichter im Garten | Lampen unten | Spots im Bad | Lichter in der Küche | Außenlampen | lampen im wohnzimmer | Lichterketten | Deckenlampen
%list rmf: Küche | Garage | Waschküche | Diele | Abstellkammer | Werkstatt | Sauna
%list device_id26: Saugroboter | Mähroboter | Wischroboter | Staubsauger | Rasenroboter
%list device_id27: Waschmaschine | Spülmaschine | Bewässerung | Kaffeemaschine | Poolpumpe | Lüftung | Rasensprengung
%list device_id28: Fernseher | Lautsprecher im Flur | Radiowecker | Subwoofer | Receiver | Lautsprecher am Schreibtisch
%list device_id29: Musik in der Küche | Box im Bad | Soundbar | Stereoanlage | Musik | Anlage im Hobbyraum
%list luzf: luz del salón | luz de la cocina | luz del baño | luz del dormitorio | lámpara del salón | lámpara de pie | lamparita de noche | luz del porche | luz del pasillo | luz del sótano | bombilla del comedor | luz
%list puerta: puerta principal | puerta de casa | puerta de atrás | puerta de la calle | puerta del sótano | puerta de la terraza | puerta del jardín | cerradura de la entrada
%list devf: cafetera | calefacción | calefacción del baño | tele | televisión | música del salón | radio | lavadora | estufa | campana de la cocina | impresora | fuente del jardín | freidora
%list devm: ventilador | aire acondicionado | aire | horno | altavoz de la cocina | humidificador | purificador de aire | calefactor | enchufe del despacho | televisor | riego del jardín | router | robot aspirador
%list roomm: salón | dormitorio | baño | pasillo | sótano | despacho | comedor | ático | garaje | jardín | cuarto de los niños | recibidor
%list roomf: cocina | oficina | habitación de invitados | terraza | entrada | habitación | buhardilla
%list abrf: persiana del dormitorio | persiana | puerta del garaje | verja | claraboya | cortina del salón | puerta del jardín | persiana de la cocina
%list abrp: persianas | persianas del salón | cortinas | cortinas del dormitorio | contraventanas | persianas de arriba
%list calor: calefacción | calefacción del salón | calefacción del baño | temperatura del dormitorio | temperatura del despacho | calefacción del cuarto de los niños | caldera
%list lucesp: luces del salón | luces del jardín | luces de Navidad | luces de la terraza | luces del garaje | luces de la cocina | luces de arriba | luces
%list erm: desván | pasillo | garaje | sótano | taller | comedor | invernadero | estudio | cuarto de costura | trastero
%list erf: despensa | cocina | buhardilla | sala de música | biblioteca | terraza | lavandería | salita
%list etf: puerta del patio | puerta trasera | verja | puerta del sótano | puerta de la tienda
%list ejf: lavadora | cafetera | bomba del estanque | secadora | aspiradora
%list luf: luz del pasillo | luz de la cocina | luz del cuarto de Martina | luz del balcón | luz de arriba | luz de la escalera | luz del fregadero | luz del estudio | lámpara de la cama | lámpara de lava | lamparita de leer | lámpara del rincón | tira led
%list gem: ventilador del cuarto | router | hervidor | calefactor | proyector | deshumidificador | horno | termo | tocadiscos | aire del salón | enchufe de la terraza
%list abp: persianas de la cocina | cortinas del cuarto | persianas de arriba | lamas | cortinas | persianas del estudio
%list pue: puerta de la calle | puerta del balcón | puerta del trastero | puerta del patio | puerta de casa | puerta de servicio | puerta del cobertizo | cancela
%list abf: ventana del baño | puerta del garaje | persiana del estudio | verja | claraboya | ventana del tejado
%list cal2: calefacción | calefacción del estudio | calefacción de arriba | caldera | bomba de calor | temperatura del cuarto de Martina | estufa de pellets
%list lam: robot aspirador | cortacésped | lavavajillas | robot del suelo | deshumidificador | riego
%list gef: cafetera | manta eléctrica | tele del cuarto | consola | bomba del estanque | campana | estufa del baño | vitrocerámica | plancha | regleta del despacho
%list laf: lavadora | secadora | cafetera | depuradora | panificadora | ventilación
%list lup: luces de la entrada | luces de abajo | luces del baño | luces de la cocina | lámparas del comedor | guirnaldas | luces de fuera
%list pue2: puerta de la calle | puerta de la bodega | puerta de la terraza | puerta del cobertizo | puerta lateral | puerta de la consulta
%list luces: luces de la escalera | lámparas del comedor | focos del patio | luces de arriba | luces de abajo
%list cal2_2: calefacción de arriba | calefacción | calefacción del baño | climatización del despacho | caldera
%list apf: sauna | freidora | bomba de la piscina | manta eléctrica | consola | cafetera | tele de arriba | estufa del baño
%list abr: puerta del garaje | verja | persiana del baño | claraboya | ventana del invernadero | cortina metálica
%list device_id30: luz del comedor | luz de la galería | lámpara del escritorio | luz del recibidor | lámpara de lava | luz del espejo | luz de la despensa | lamparita de Teo | bombilla del trastero | luz del cuarto | luz de la cochera | luz del quincho
%list puf: puerta principal | puerta de la calle | puerta del quincho | puerta trasera | puerta de la cochera | puerta del taller | puerta del local
%list apf2: estufa | calefacción de la sala | tele de la pieza | cafetera | campana | bomba de la alberca | freidora | chimenea eléctrica | fuente | vitro | secadora | música | lavadora | radio de la cocina
%list apm: ventilador de techo | calefón | aire de la sala | purificador | enchufe del balcón | calentador | proyector | humidificador | toldo eléctrico | deshumidificador | router | termo | altavoz del comedor | televisor de la sala
%list lsp: luces del comedor | luces de la escalera | luces del quincho | luces del árbol | luces de la pieza | luces del garaje | lámparas de la sala | luces de la terraza | luces de afuera
%list abrirp: persianas | cortinas de la sala | persianas del comedor | cortinas | persianas de los niños | celosías
%list abrir: persiana del cuarto | puerta del garaje | reja | cortina de la sala | claraboya del baño | persiana de Teo | ventana del techo
%list cam: termostato | termostato del comedor | aire | aire de la sala | radiador del cuarto | aire acondicionado
%list mot: robot aspirador | lavavajillas | riego | robot de la piscina | cortacésped | Roomba
%list motf: lavadora | secadora | aspiradora | depuradora | máquina de pan
%list caf: calefacción | calefacción del cuarto | calefacción de la sala | caldera | losa radiante

%tool get_device_state
%list hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list location: the quay | room 2.14 | 8 Gasworks Lane | Dot's kitchen | the old pump house | Zoom | St. Brigid's hall | gate C | Halima's | the depot, 2nd floor | table 6 at Franco's
%list end_time: 90 mins | an hour and a half | two and a half hours | 75 minutes | three quarters of an hour | 1.5 h | half a day | 1h15 | 40 min | six hours | a full hour | 2 hrs 20 | twenty-five minutes
%list dev3: iron | oven | hob | hall light | boiler | telly | space heater | garden lights | bathroom fan | garage light | dryer | sauna | fairy lights | hot tub | cellar light | electric blanket | shed light | pond pump
%list lock4: back door | front door | garage | side gate | patio door | cellar window | skylight | porch door | letterbox | conservatory door | bike shed | loft hatch
%list hm2: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list device_id31: nursery | bedroom | greenhouse | cellar | kitchen | loft | office | bathroom | sauna | conservatory | wine fridge | freezer
%list damp: cellar | bathroom | loft | greenhouse | garage | crawl space
%list sens: water tank | smoke detector | electric meter | robot mower | washing machine | ev charger | rain barrel sensor | CO2 monitor | doorbell battery | pool heater
%list twn: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | ghent | Inverness | Palermo | Reykjavik
%list dark: hallway lights | staircase lamp | porch light | cellar light | lamp over the stove | garage light | lights in the loft | driveway lights | light in the pantry | bathroom lights
%list sensor: outdoor temperature | humidity in the basement | temperature in the bedroom | sensor.washing_machine | CO2 in the office | motion sensor in the hallway | water meter | power meter | solar panels | air quality in the nursery | smoke detector | rain sensor | battery of the car | fridge temperature | pool temperature | soil moisture sensor | energy consumption | leak sensor under the sink | freezer temperature | wind sensor
%list sense: humidity in the cellar | temperature in the greenhouse | pool temperature | freezer temperature | CO2 level in the study | water level in the tank | power meter | soil moisture sensor | battery of the e-bike | air quality in the nursery
%list wash2: washing machine | dishwasher | dryer | bread maker | laundry | oven | tumble dryer | slow cooker
%list sensor2: humidity in the cellar | temperature in the greenhouse | outside temperature | temperature in the nursery | CO2 level in the study | battery of the doorbell | power usage | air quality in the bedroom | water level in the cistern | motion sensor on the landing | smoke alarm in the kitchen | leak sensor | pool temperature | solar output | rain gauge | fridge temperature | sensor.balcony | soil sensor in the greenhouse | window contact in the attic | gas meter
%list wash3: washing machine | dryer | dishwasher | bread maker | roomba | washer | robot mower | 3d printer | steam oven | rice cooker
%list sens2: doorbell | smoke detector | window sensor | motion sensor | water sensor | keypad | door sensor | remote | leak detector | weather station
%list dev4: oven | iron | kettle | tumble dryer | slow cooker | telly | heater | coffee machine | fan | electric blanket
%list wash4: tumble dryer | washing machine | dishwasher
%list sense2: water tank level | humidity in the loft | fridge temperature | wind gauge | solar output | CO2 in the study | pool temperature | rain barrel level | battery of the doorbell
%list kind: light => light | lamp => light | ceiling lamp => light | bulb => light | lighting => light | switch => switch | plug => switch | power socket => switch | smart plug => switch | outlet => switch | lock => lock | door lock => lock | smart lock => lock | bolt => lock | latch => lock | thermostat => climate | heating => climate | air conditioner => climate | radiator => climate | climate => climate | sensor => sensor | thermometer => sensor | motion detector => sensor | meter => sensor | probe => sensor | cover => cover | blind => cover | shutter => cover | awning => cover | garage door => cover | media player => media_player | speaker => media_player | TV set => media_player | stereo => media_player | soundbar => media_player | alarm => alarm | alarm system => alarm | siren => alarm | burglar alarm => alarm | security panel => alarm | camera => camera | webcam => camera | cam => camera | doorbell cam => camera | security camera => camera | vacuum => vacuum | robot vacuum => vacuum | hoover => vacuum | cleaning robot => vacuum | vacuum cleaner => vacuum | fan => fan | ventilator => fan | ceiling fan => fan | blower => fan | air fan => fan
%list sen: humidity in the cellar | temperature in the greenhouse | outside temperature | freezer temperature | CO2 in the study | water level in the tank | power usage | battery of the e-bike | air quality in the nursery | motion in the hallway | smoke detector upstairs | pool temperature
%list sens3: Garten | Keller | Badezimmer | Außentemperatur | Wintergarten | Kinderzimmer | Dachboden | Fenster | Aquarium | Haustür
%list hm3: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list dhf: Heizung | Fußbodenheizung | Klimaanlage | Wärmepumpe | Infrarotheizung
%list tuer4: Haustür | Kellertür | Gartentür | Balkontür
%list raum: Küche | Garage | Waschküche | Diele | Abstellkammer | Werkstatt | Sauna
%list raumm: Wohnzimmer | Kinderzimmer | Büro | Bad | Dachzimmer | Keller | Gewächshaus | Hobbyraum
%list laufm: Saugroboter | Mähroboter | Trockner | Wischroboter | Geschirrspüler | Entfeuchter
%list gerf: Kaffeemaschine | Klimaanlage | Heizdecke | Mikrowelle | Stereoanlage | Spielkonsole | Teichpumpe | Bodenheizung | Glotze | Dunstabzugshaube | Infrarotheizung | Steckdose am Bett
%list device_id32: Ofen | Trockner | Fernseher oben | Deckenventilator | Luftreiniger | Toaster | Rechner im Büro | Entfeuchter
%list raum2: Flur | Gang | Bad | Gewächshaus | Büro | Hobbykeller | Wintergarten | Partykeller
%list ehf: calefacción | estufa de pellets | bomba de calor | caldera
%list ves4: puerta de casa | puerta del garaje | verja del jardín
%list rof: cocina | despensa | lavandería | buhardilla | galería | sauna | entrada
%list rom: salón | cuarto de Martina | estudio | baño | trastero | sótano | invernadero | garaje
%list apm2: horno | ventilador de techo | purificador | tostador | ordenador del despacho | calentador del patio | enchufe del porche | deshumidificador
%list hueco: pasillo | baño | despacho | invernadero | recibidor | desván | trastero
%list device_id33: sala | cochera | pieza de Teo | galería | alacena | bodega | guardería | cocina
%list device_id34: comedor | cuarto de baño | quincho | altillo | taller | invernadero | sótano | salón
# Bare, clipped and roundabout.
{device_id=lamp} on?
~ is the {device_id=lock} locked
{device_id=lock}, locked or not
{device_id=mac}: running?
is the {device_id=mac} done
has the {device_id=mac} finished yet
temperature in the {device_id=device_id}
how hot is it in the {device_id=device_id}, by the sensor
i think i left the {device_id=lamp} on, did I
i can't remember closing the {device_id=cov}, did I
not sure i locked the {device_id=lock}, check
{=hm}, what's the {device_id=mac} up to
status of the {device_id=cov}
don't start it, just tell me if the {device_id=mac} is on
don't show me anything, is the {device_id=lock} open or shut
{device_id:alarm=alarm} armed?
how much battery has the {device_id:robot vacuum=robot vacuum} got left
lying in bed wondering about the {device_id=lock}, is it locked
what's the humidity in the {device_id=device_id}
# What is an argument, what is not, and where it ends.
is the {device_id=device_id2} on or off, I can't see it from {=location}
how warm is the {device_id=device_id3} set, not that I want it changed
did anyone lock the {device_id=device_id4}? I'd rather know than guess
what's the {device_id=device_id5} up to, running or done, it should have taken {=end_time}
the {device_id=cv2}, open, closed or halfway?
# The shortest plain questions.
is the {device_id=dev3} on
{device_id=dev3} on or off?
did i leave the {device_id=dev3} on
is the {device_id=lock4} closed
{=hm2}, is the {device_id=lock4} locked
{device_id=lock4} open or shut?
did we lock the {device_id=lock4}
hows the temp in the {device_id=device_id31}
how warm's the {device_id=device_id31}
is it damp in the {device_id=damp}, whats the sensor say
is the {device_id=sens} ok
whats the {device_id=sens} say
is the {device_id=sens} still running
{=hm2}, is the {device_id=dev3} still running
whats the thermostat in the {device_id=device_id31} at
is the {device_id:alarm=alarm} armed
are the {device_id:blinds=blinds} down
is anything on in the {device_id=device_id31}
cant remember if i turned off the {device_id=dev3}
im in bed and not getting up, did the {device_id=lock4} get locked
# "Label: content", telegrams, hashtags, arrows.
status: {device_id=device_id7}?
{device_id=device_id6}: on or off?
{device_id=co2} - open or closed?
state of: {device_id=device_id6}
{device_id=device_id8}: current reading?
is it locked: {device_id=device_id7}
# A word or two decide between neighbours.
are the {device_type:light=lights} on in the {device_id=device_id9}
{device_type:light=lights} still on in the {device_id=device_id9}?
on or off, the {device_id=lamp2}, I can't tell from here
is that the {device_id=lamp2} I see glowing, or did I turn it off
did anyone remember the {device_id=lamp2}? is it off, I mean
tell me the {device_id=lamp2} isn't on all night again
how bright have we got the {device_id=lamp2}
what percentage is the {device_id=lamp2} at
is it warm in the {device_id=device_id9}
is it warm enough in the {device_id=device_id9} for the seedlings
is the {device_id=device_id9} any warmer yet
what's it like in the {device_id=device_id9}, degrees wise
how many degrees in the {device_id=device_id9} just now
temperature of the {device_id=device_id9}, not of the town
I set {=parameters} for the {device_id=device_id9}, did it get there
~ has it cooled down in the {device_id=device_id9}
the {device_type:sensor=sensor} in the {device_id=device_id9} says what
how damp is it in the {device_id=device_id9}
what's the humidity in our {device_id=device_id9}
{device_id=hot} setting?
what have we got the {device_id=hot} on
{=hi}, the {device_id=hot}, is it heating or just pretending
don't make it warmer, only say what the {device_id=hot} is set to
locked or unlocked, the {device_id=lock2}, which
the {device_id=lock2} is locked, right?
~ I'm in bed now, is the {device_id=lock2} locked or do I have to get up
which is it, {device_id=lock2} open or shut
did the {device_id=lock2} lock itself
{=hi}, was the {device_id=lock2} left unlocked
the {device_id=cov2} is down, isn't it
is the {device_id=cov2} open? if so I'll see to it myself
how far up is the {device_id=cov2}
could the {device_id=cov2} still be open in this rain
are we rain proof, I mean is the {device_id=cov2} closed
what's the {device_id=mus} playing
is the {device_id=mus} paused or did it crash
how loud is the {device_id=mus} at the moment
what volume is the {device_id=mus} on
is the {device_id=job} through yet
where has the {device_id=job} got to
~ how much longer does the {device_id=job} say it needs
the {device_id=job} is awfully quiet, has it stopped
is there a fault on the {device_id=job}
has the {device_id=job} got any battery left
is the {device_id=alr} armed, I can't remember doing it
~ {device_id=alr} on or not
current state of the {device_id=plug}
~ does the {device_id=plug} draw any power right now
I unplugged everything except the {device_id=plug}, is that running
what would I find if I went and looked at the {device_id=plug}: on, off?
is the {device_type:camera=camera} in the {device_id=device_id9} online
the {device_type:fan=fan} in the {device_id=device_id9}, is it going round
has the {device_type:vacuum=vacuum} left the {device_id=device_id9}
are the {device_type:cover=blinds} down in the {device_id=device_id9}
is it on, I can't see from the sofa
I asked you to turn the {device_id=plug} off ages ago, did that happen
~ no idea what the handbook of the {device_id=job} calls it, but has it finished
it's minus five outside they say, and inside, I mean in the {device_id=device_id9}, how cold is it there
I'm not after a thermostat on the web, I'd like to hear what ours, the {device_id=hot}, is showing
we left in a hurry and I've been wondering ever since if the {device_id=cov2} is closed
# In the manner of chat.
I'm halfway to {=twn} and can't stop wondering whether I locked the {device_id=door}
tell me I didn't leave the {device_id=dark} on. did I
paranoid me again, is the {device_id=door} still open
it feels like a fridge in the {device_id=cold}, what does the sensor say
hey, lazy question from the sofa, is the {device_id=noisy} still running upstairs
I'd sleep better if I knew the {device_id=door} was locked. is it?
# The usual ways to ask.
is the {device_id=light} (on|off|still on|still burning)
did I (leave|forget) the {device_id=switch} on
(is|was) the {device_id=lock3} (locked|unlocked|closed|shut)
did (I|anyone|we) lock the {device_id=lock3}
are the {device_id=cover} (open|closed|up|down)
(what's|check|show me) the {device_id=sensor}
how (warm|cold|humid) is it in the {device_id=room2}
what temperature is the {device_id=climate} (set to|at)
(status|state) of [the] {device_id=device}
{device_id=device} (state|status)?
(has the {device_id=timer} finished|is the {device_id=timer} (done|still running))
is the {device_id=alarm} (armed|on|active|disarmed)
I'm already in the car, did I turn off the {device_id=switch}
what is the {device_id=sensor} (reading|reporting|showing|saying)
can you (check|see|tell me) (if|whether) the {device_id=lock3} is (open|locked|closed)
the {device_id=vac}, is it (still cleaning|charging|back in its dock|stuck)
what's playing on the {device_id=media}
how bright is the {device_id=light} (set|right now)
is (anything|something) (running|on) in the {device_id=room2}
state of the {device_type:light=light|lamp} called {device_id=room2}
{device_type:sensor=sensor} {device_id=id}, what does it say
check device {device_id=device}, type {device_type:switch=switch}
what does the {device_type:climate=thermostat} named {device_id=room2} report
is the {device_type:lock=lock} with the id {device_id=code} engaged
the {device_type:vacuum=robot|vacuum} we call {device_id=firstname}: where is it right now
look up entity {device_id=device}, a {device_type:cover=cover}
battery level of the {device_id=vac}
I think I left the {device_id=cover} open, can you check
how much longer does the {device_id=timer} need
tell me how the {device_id=climate} is doing
before I go to bed: is the {device_id=lock3} shut
somebody was at the {device_id=lock3}, is it still locked
is it on or off, the {device_id=switch}
(any motion|any leak|anything unusual) on the {device_id=sensor}
did the {device_id=sensor} (go up|drop) today
(is|was) it on
did I lock up
check the state of the device
# Told around, thought aloud, wrapped in a story.
I can't remember whether I turned off the {device_id=plug2}
oh no, did I leave the {device_id=plug2} on
we're already on the motorway and I'm not sure the {device_id=door2} is locked
~ I lie awake wondering if the {device_id=door2} is shut
smells burnt, tell me the {device_id=plug2} is off
the {device_id=light2} isn't still burning, is it
the kids never close the {device_id=cover2}, I bet it's open again
is it me or is it warm in the {device_id=room3}, what does it say
I'm a bit worried about the {device_id=sense}
~ hope the {device_id=sense} is alright
{=ctx}, but is anything still on in the {device_id=room3}
has the {device_id=wash2} finished, I can't hear it any more
~ I'd feel better knowing that the {device_type:alarm=alarm} called {device_id=room3} is armed
did I switch everything off, I can never be sure
# More of the usual ways.
did I leave the {device_id=lamp3} on
is the {device_id=lamp3} (burning|lit|on) [by any chance]
what about the {device_id=doorlock}, locked?
{device_id=doorlock} locked?
{device_id=lamp3} on or off?
{device_id=cover3} open or closed
{device_id=heat} - what's it at
is it (warm|cold|hot|stuffy|damp) in the {device_id=room4}
how warm is the {device_id=room4}
temperature in the {device_id=room4}?
how many degrees in the {device_id=room4} right now
what does the thermometer in the {device_id=room4} say
{device_id=sensor2}?
give me the {device_id=sensor2}
tell me the {device_id=sensor2} please
I'd like to know the {device_id=sensor2}
(how high|how low) is the {device_id=sensor2}
is there a problem with the {device_id=sensor2}
has the {device_id=machine} finished its cycle
{device_id=machine} done yet?
can I empty the {device_id=machine} already or is it still running
how long until the {device_id=machine} is through
where did the {device_id=robot} get stuck
the {device_id=robot}: charging or working?
is the {device_id=guard} set
just left the house and now I wonder whether the {device_id=doorlock} is shut
we're on the motorway and my wife thinks the {device_id=plug3} is on
can't remember if I closed the {device_id=cover3}
I went to bed without checking the {device_id=doorlock}, is everything locked
what's the {device_id=heat} set to at the moment
what volume is the {device_id=media2} at
is anything playing on the {device_id=media2}
is somebody still using the {device_id=plug3}, I mean is it on
how much power does the {device_id=plug3} draw
report on the {device_id=device}
and the {device_id=cover3}?
~ could you see for me how the {device_id=cover3} (is|are) standing
(what's|how's) the {device_id=device} doing
what state is {device_id=device} in
which mode is the {device_id=heat} running in
did the kids turn the {device_id=media2} off
is the {device_type:fan=fan} in the {device_id=room4} spinning
{device_type:lock=lock} {device_id=id}: engaged or not
entity {device_id=id} of type {device_type:climate=climate}
the {device_type:media_player=media player} {device_id=room4}, is it on
{device_type:camera=camera} {device_id=room4} online?
how's {device_type:vacuum=vacuum} {device_id=firstname} getting on
any movement reported by the {device_type:sensor=sensor} in the {device_id=room4}
is the {device_type:cover=shutter|blind} named {device_id=room4} down
~ {device_type:alarm=alarm} {device_id=room4} armed?
did I leave anything on
is the door locked or not
is it on
what's the temperature inside
how warm is it in the {device_id=room4}, not outside
temperature {device_id=room4}
is it cold in the {device_id=room4} or just me
what does the {device_id=heat} measure
is the {device_id=doorlock} locked, don't lock it
~ check the {device_id=lamp3} but don't touch it
# Short and plain, as typed every day.
{device_id=app} still running?
is the {device_id=door3} locked
temp in the {device_id=room5}
{device_id=lamp4}: on or off
is the {device_id=bot} charging
what's the {device_id=therm} set to
humidity, {device_id=room5}
any {device_id:windows=windows} open
has the {device_id=wash3} finished
{device_id=sens2} battery
is the {device_id:burglar alarm=burglar alarm} armed
what's playing on the {device_id=tune}
lying in bed already, and I wonder whether the {device_id=door3} is really locked
the milk's gone sour, so what temperature is the {device_id:fridge=fridge} showing
{device_id=app}, that's what I forgot to check, is it off or not
my orchids live in the {device_id=room5}, so how many degrees is it there now
how far open did I leave the {device_id=cov3}, the plants need some sun
there's a draught from somewhere, did someone leave the {device_id=door3} open
# Bare noun phrases, and orders that lack what is needed.
did I leave the {device_id=dev4} on
I'm on the train and can't stop thinking about the {device_id=dev4}, is it off
everything locked?
{device_id=door4} shut?
is anything still switched on at home
how warm is it in the {device_id=room6}
is the washing done, or is the {device_id=wash4} still going
which lights are on
the {device_id=door4}, have I locked it
the {device_id=room6} temperature
is the house warm enough for the baby
how cold has it got in the {device_id=room6}
# Needs only hinted at, telegrams, neighbours.
don't switch anything, I'm only asking: {device_id=lamp5}, on or off
leave the {device_id=heat2} as it is, what's it set to
no picture needed, is the {device_id=door5} locked
I'm not asking about outdoors, how warm is the {device_id=device_id10}
not the forecast, the sensor: what does the {device_id=device_id10} read
is the {device_type:camera=camera} in the {device_id=device_id10} working? no need to show it
did the {device_id=mac2} stop by itself or did {=who3} stop it
I set the {device_id=heat2} to {=k} this morning, is it still there
{=who3} left at {=k} and forgets the {device_id=dev} every time, is it off
I have the nagging feeling the {device_id=dev} is on
halfway to work and my stomach turns: the {device_id=dev}
the dog is alone, it's not too hot in the {device_id=device_id10}, is it
can I go to bed, or is the {device_id=cov4} still open
if the {device_id=mac2} is through I'll empty it
there's a draught, is it the {device_id=cov4}
nobody answers the bell, is the {device_id=device_id11} on
why is the bill so high, has the {device_id=heat2} been running
I hear voices, is that the {device_id=mus2} playing
{=who3} swears the {device_id=door5} is shut, true?
the {device_type:climate=thermostat} in the {device_id=device_id10}, at what
"{device_id=device_id10}", the {device_type:sensor=sensor}, any reading
{device_id=device_id10} {device_type:cover=shutter}, up or down
which of the {=k} lamps I don't care, is the {device_id=lamp5} on
how far along's the {device_id=mac2}, {=k} mins or more
{device_id=door5} shut?
{device_id=device_id10} temp?
{device_id=mac2} done?
{device_id=device_id11} armed y/n
{device_id=heat2} on or off rn
{device_id=dev} - on?
status {device_id=dev} pls
is it still running, I forgot to look
everything locked for the night?
# Told around, thought aloud, wrapped in a story.
I've got this nagging feeling the {device_id=plug4} is still on
did anybody think of locking the {device_id=door6}
we left in a hurry, is the {device_id=door6} shut
is my {device_id=light3} burning money again
someone tell me the {device_id=plug4} isn't running
how warm did it get in the {device_id=room7}
I can hear water, has the {device_id=wash} stopped
how's the {device_id=sense2} looking
{=hello}, but are the {device_id=cover4} up or down
I'd check myself but I'm in {=city}: is the {device_id=door6} locked
could you see whether {=who4} switched the {device_id=plug4} off
the {device_id=alarm2} is armed, isn't it
will I come home to a cold {device_id=room7}, what's the temperature in there
the {device_type:light=light} called {device_id=room7}, has someone left it on
the cleaner was here, so what's the {device_id=heat3} set to now
can you tell if it's on or off, I can't
# Every parameter in many wordings, orders and lengths.
~ {device_type=kind} {device_id=device_id14}: state?
{device_id=device_id14}, a {device_type=kind}: what's it doing
the {device_type=kind} called {device_id=device_id14}, how is it
how is the {device_type=kind} named "{device_id=device_id14}"
what's up with {device_id=device_id14}, the {device_type=kind}
device {device_id=device_id14}, type {device_type=kind}
~ type {device_type=kind}, device {device_id=device_id14}, current state
state of {device_id=device_id14} (kind: |it's the |which is a ){device_type=kind}
I mean {device_id=device_id14} the {device_type=kind}, not the {=kind}: is it on
is the {device_type=kind} with the name {device_id=device_id14} online
of all devices of the type {device_type=kind} check {device_id=device_id14}
{device_id=sen}
~ how high is {device_id=sen} now
{device_id=door7} - open or locked
is the {device_id=lamp6} still on, or the {=lamp6}? just check the first
{=chat}, did anybody leave the {device_id=dev2} on
the {device_id=cov5}: up or down
what's the {device_id=heat4} on
is the {device_id=device_id12} armed
how far is the {device_id=mac3}
what volume has the {device_id=mus3} got
don't change it, just tell me whether the {device_id=heat4} is on
is anything on in the {device_id=device_id13}
what type of device is {device_id=device_id14} and is it on
does the {device_id=kind} work
check the state of a {device_type=kind}
%lang de
# The usual ways to ask.
(ist das {device_id=licn} (noch|gerade|) an|brennt das {device_id=licn} [noch])
ist die {device_id=tuer} [schon|auch|] (abgeschlossen|zu|offen|verriegelt)
hab ich die {device_id=anf} (ausgemacht|angelassen|ausgeschaltet)
(läuft der {device_id=anm} [noch|gerade]|ist der {device_id=anm} (noch|gerade|) an)
wie warm ist es [gerade] im {device_id=imraum}
status {device_id=device}
(welchen|was für einen) (Status|Zustand) hat (die {device_id=anf}|der {device_id=anm}|das {device_id=torn})
(sind|stehen) die {device_id=rollp} (noch|) (oben|unten|zu|offen)
auf wie viel Grad steht die {device_id=heiz}
ich bin unterwegs und weiß nicht, ob die {device_id=tuer} (zu|abgeschlossen) ist
was (sagt|meldet|misst) der {device_type:sensor=Sensor|Temperatursensor|Fühler} {device_id=sens3}
(ist|war) die {device_type:alarm=Alarmanlage} im {device_id=imraum} (scharf|an|aktiv)
{device_id=licf} an oder aus?
(schau|prüf|guck) [mal|bitte] nach, ob das {device_id=torn} (offen|zu) ist
welche Temperatur hat das {device_type:climate=Thermostat} im {device_id=imraum}
was macht der {device_type:vacuum=Saugroboter|Staubsauger} im {device_id=imraum}
~ ist noch irgendwo (ein Gerät|was) an
die {device_id=anf} läuft (hoffentlich|doch) nicht mehr, oder?
(zustand|status) vom {device_type:lock=Schloss|Türschloss} {device_id=tuer}
# The shortest plain questions.
ist der {device_id:herd=herd} aus oder an
hab ich die {device_id:haustür=haustür} abgesperrt
{=hm3}, läuft noch was in der {device_id:küche=küche}
# A word or two decide between neighbours.
ist das {device_type:light=licht} im {device_id=drm} an
in der {device_id=drf}, wie warm haben wir es da
ist die {device_id=dtf} abgeschlossen oder nicht
auf wie viel grad steht die {device_id=dhf} gerade
~ ist die {device_id=djf} endlich durch
# In the manner of chat.
jetzt sitz ich im Zug und frag mich, ob die {device_id=tuer4} abgeschlossen ist, schaust du nach
# More of the usual ways.
brennt in der {device_id=raum} noch licht
ist das {device_id=lichtn} an
läuft der {device_id=germ} noch
sind die {device_id=oeffp} zu
ist die {device_id=tuerf} abgesperrt
hab ich den {device_id=germ} angelassen
steht das {device_id=oeffn} offen
wie viel grad hats im {device_id=raumm}
auf was steht die {device_id=warm}
guck mal ob der {device_id=laufm} noch läuft
die {device_id=tuerf}, zu oder offen?
~ {device_id=gerf} aus oder an
ist die {device_id=laufd} fertig
{device_type:climate=thermostat} {device_id=raumm}, was zeigt das
was misst der {device_type:sensor=sensor|feuchtigkeitssensor} im {device_id=raumm}
ich lieg schon im bett, ist die {device_id=tuerf} zu
ist das {device_type:lock=schloss} an der {device_id=tuerf} zu
wie warm ist es in der {device_id=raum}
ob die {device_id=lichtp} aus sind, kannst du das sehen
was ist alles an im haus
# Needs only hinted at, telegrams, neighbours.
ich lieg schon im bett, ist unten die {device_id=tuer2} zu?
{device_id=device_id32} noch an?
brennen die {device_id=device_id15} immer noch
wie warm haben wirs grad, was sagt die {device_id=device_id16}
der {device_type:vacuum=staubsauger|sauger} im {device_id=raum2}, ist der fertig
~ hängt der {device_type:cover=rollladen|vorhang} im {device_id=raum2} noch oben
gibt der {device_type:sensor=fühler|messer} im {device_id=raum2} was aus, wie feucht ist es da
dreht sich der {device_type:fan=ventilator|lüfter} im {device_id=raum2}
ich glaub, die {device_id=device_id17} läuft seit heut früh durch, guck mal
hat wer das {device_id=tor} offen gelassen
# Every parameter in many wordings, orders and lengths.
ist das {device_id=device_id18} noch an
~ brennt die {device_id=device_id19}
hab ich die {device_id=tuer3} abgeschlossen
steht das {device_id=device_id20} auf
läuft die {device_id=device_id21} noch
ist der {device_id=device_id22} aus
ich müsste mal wissen, ob die {device_id=device_id23} unten sind
wie warm ist es grad im {device_id=rmm}
auf wie viel grad steht die {device_id=device_id24}
{device_id=tuer3} zu?
wat zeigt die {device_id=device_id24} an
könnten Sie bitte prüfen, ob die {device_id=device_id25} noch brennen?
wie feucht ist es in der {device_id=rmf}
was sagt der {device_type:sensor=sensor|temperatursensor|feuchtefühler} im {device_id=rmm}
das {device_type:lock=schloss} der {device_id=tuer3}, offen oder zu
die {device_type:light=lampe|leuchte} im {device_id=rmm}, ist die aus
welche temperatur hat das {device_type:climate=thermostat} im {device_id=rmm}
fährt der {device_id=device_id26} noch rum oder steht er auf der station
ist die {device_id=device_id27} durch
hat jemand das {device_id=device_id20} offen gelassen
ich glaub, ich hab den {device_id=device_id22} angelassen, stimmt das
schau nach, ob die {device_id=tuer3} wirklich zu ist
sind alle {device_id=device_id23} geschlossen
spielt der {device_id=device_id28} noch
wie laut ist die {device_id=device_id29} eingestellt
status {device_id=device_id21}
ist in der {device_id=rmf} noch licht an
zieht die {device_id=device_id21} grad strom
wie hell ist das {device_id=device_id18} eingestellt
ich bin schon los, ist das {device_id=device_id18} aus
ist zu hause alles aus
ist das noch an
steht da was offen
%lang es
# The usual ways to ask.
¿está (encendida|apagada|puesta) la {device_id=luzf}?
¿está (cerrada|abierta|bien cerrada) la {device_id=puerta}?
¿me he dejado (encendida|puesta) la {device_id=devf}?
¿(está|sigue) (encendido|funcionando) el {device_id=devm}?
¿qué temperatura hace en (el {device_id=roomm}|la {device_id=roomf})?
estado {device_id=device}
¿cómo está (el {device_id=devm}|la {device_id=abrf})?
¿las {device_id=abrp} están (bajadas|subidas|abiertas)?
¿a cuántos grados está la {device_id=calor}?
estoy fuera y no sé si cerré la {device_id=puerta}, ¿lo miras?
¿qué marca el {device_type:sensor=sensor} (del {device_id=roomm}|de la {device_id=roomf})?
¿está (puesta|activada) la {device_type:alarm=alarma} (del {device_id=roomm}|de la {device_id=roomf})?
{device_id=luzf}, ¿encendida o apagada?
(comprueba|mira|compruebe) si la {device_id=abrf} está (abierta|cerrada)
¿qué hace el {device_type:vacuum=robot aspirador|robot} (del {device_id=roomm}|de la {device_id=roomf})?
temperatura del {device_type:climate=termostato} (del {device_id=roomm}|de la {device_id=roomf})
¿quedan las {device_id=lucesp} encendidas?
¿hay (algo|algún aparato) encendido?
el {device_id=devm} ya está apagado, ¿verdad?
# The shortest plain questions.
me dejé el {device_id:horno=horno} encendido?
está cerrada la {device_id:puerta del garaje=puerta del garaje}
# A word or two decide between neighbours.
¿están las {device_type:light=luces} del {device_id=erm} encendidas o no?
¿hace calor en la {device_id=erf}?
dime si la {device_id=etf} está cerrada con llave
¿a cuántos grados está puesta la {device_id=ehf}?
¿ha terminado ya la {device_id=ejf}?
# In the manner of chat.
voy en el tren comiéndome la cabeza, dime si la {device_id=ves4} está cerrada
# More of the usual ways.
sigue encendida la {device_id=luf}
hay luz en la {device_id=rof}?
sigue puesto el {device_id=gem}?
las {device_id=abp}, están bajadas?
está echada la llave de la {device_id=pue}
me he dejado el {device_id=gem} encendido?
la {device_id=abf} está abierta?
qué temperatura hay en el {device_id=rom}
a cuánto tengo la {device_id=cal2}
mira a ver si el {device_id=lam} sigue en marcha
la {device_id=pue}, abierta o cerrada
{device_id=gef} encendida o no
ha acabado la {device_id=laf}?
{device_type:climate=termostato} del {device_id=rom}, qué marca
qué lee el {device_type:sensor=sensor|sensor de humedad} del {device_id=rom}
~ ya estoy en la cama, cerré la {device_id=pue}?
la {device_type:lock=cerradura} de la {device_id=pue}, está echada?
cuántos grados hay en la {device_id=rof}
se ve si las {device_id=lup} están apagadas?
~ qué hay encendido en casa
# Needs only hinted at, telegrams, neighbours.
ya estoy acostada, ¿abajo está cerrada la {device_id=pue2}?
{device_id=apm2} encendido?
siguen prendidas las {device_id=luces}
qué temperatura tenemos, qué marca la {device_id=cal2_2}
el {device_type:vacuum=aspirador|robot} del {device_id=hueco}, ¿ha acabado?
sigue subida la {device_type:cover=persiana|cortina} del {device_id=hueco}?
el {device_type:sensor=sensor|medidor} del {device_id=hueco}, ¿cuánta humedad da?
gira el {device_type:fan=ventilador} del {device_id=hueco}?
creo que la {device_id=apf} lleva en marcha desde la mañana, mira a ver
alguien dejó abierta la {device_id=abr}?
# Every parameter in many wordings, orders and lengths.
la {device_id=device_id30}, ¿encendida?
me gustaría saber si la {device_id=puf} está cerrada con llave
podrías comprobar si dejé puesta la {device_id=apf2}?
necesito saber cómo está el {device_id=apm}
a ver si cerré la {device_id=puf}
fijate si quedó prendida la {device_id=device_id30}
quedaron prendidas las {device_id=lsp}?
hace calor en la {device_id=device_id33}? cuántos grados hay
{device_id=apm}: ¿encendido o apagado?
estado de la {device_id=puf}
está andando el {device_id=apm}?
las {device_id=abrirp} están bajadas?
quedó abierta la {device_id=abrir}?
estoy en el trabajo y me entró la duda: ¿apagué la {device_id=apf2}?
a cuánto está puesto el {device_id=cam}
temperatura actual del {device_id=device_id34}
me dejé encendidas las {device_id=lsp}, verdad?
cómo va el {device_id=mot}, ¿ha terminado?
le falta mucho a la {device_id=motf}?
dígame si la {device_id=abrir} está abierta, por favor
qué humedad marca el {device_type:sensor=sensor|sensor de humedad} del {device_id=device_id34}
la {device_type:lock=cerradura} de la {device_id=puf}, ¿cerrada?
{device_type:climate=termostato} de la {device_id=device_id33}, ¿qué temperatura tiene?
suena algo en la {device_type:media_player=tele|radio} de la {device_id=device_id33}?
hay {device_type:light=luz|alguna luz} en el {device_id=device_id34}?
cuánta batería le queda al {device_id=mot}
sigue la {device_id=caf} en marcha?
la alarma está puesta? digo la {device_type:alarm=alarma} de la {device_id=device_id33}
~ en qué está el {device_id=mot}
dime si hay algo encendido en casa
mirá si está cerrada la {device_id=puf}
está encendido o no?
sigue abierta?

%tool get_camera_stream
%list cam2: driveway | porch | back garden | nursery | garage | hen house | letterbox | side gate | yard | front step | boat shed
%list camera_id: quay camera | cam 4 | camera.shed_north | boat store cam | nest box camera | loading bay camera
%list cm_o: attic cam | pier camera | cam 9
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list cam3: driveway | front step | stables | back garden | baby's room | bird feeder | chicken coop | loading bay
%list spot: hen run | slipway | side alley | bike racks | feeding station | cot | loading bay | back porch | kennel | fish pond | till | sandpit | mail box | turning circle | hay barn | playground | stable yard | foal box | reception desk | fire pit
%list cam4: barn cam | cam 7 | doorbell | fox cam | dash cam in the van | camera.slipway | aquarium cam | crib cam | gatepost camera | garage cam | kitten cam | warehouse cam
%list cam5: front gate | carport | back garden | chicken coop | nursery | driveway | stable | pond | bike shed | shop entrance
%list cam6: front door camera | driveway | backyard camera | garage camera | baby cam | nursery camera | camera.front_door | doorbell | garden camera | kitchen cam | hallway camera | pet camera | gate camera | back yard | porch camera | entrance | camera at the gate | parking lot camera | basement camera | warehouse cam | living room camera | barn camera | camera.backyard | stable cam | side entrance camera
%list camplace: front door | gate | driveway | backyard | garden | garage | porch | nursery | entrance | back door | hallway | pool | parking lot | balcony | side gate | crib | dog basket | mailbox
%list spot2: front door | driveway | back garden | garage | nursery | porch | gate | pool | stable | hallway | workshop | chicken coop | side alley | bike rack | letterbox | carport
%list cam7: front door camera | doorbell cam | garage cam | stable camera | baby monitor | carport camera | balcony cam | camera in the hallway | camera.driveway | cat cam | pool camera | terrace camera | yard cam | warehouse camera | back entrance cam | chicken coop camera | camera over the gate | workshop camera | bird feeder cam | camera 2 | lobby camera | stairwell cam
%list spot3: front door | back gate | carport | driveway | porch | garden | pool | chicken coop | stairwell | terrace | yard | workshop | cot | bird feeder | loading dock | cellar entrance | shop entrance | letterbox | parking space | balcony | hallway
%list cam8: ring | arlo | nest cam | blink | doorbell | wyze | baby cam | eufy | reolink | webcam | pet cam | dashcam
%list spot4: driveway | back garden | porch | garage | front gate | hallway | yard | stable | nursery | bike rack | pool | hen house | stairwell | car port
%list spot5: front door | driveway | garden | back gate | porch | nursery | stables | chicken coop | bike shed
%list cam9: hall cam | doorbell camera | cam 3 | barn camera | camera over the till | nursery cam | camera.alley | roof camera | cam by the pond | hallway camera
%list spot6: front gate | bird feeder | hen house | back yard | driveway | bike stand | pond | carport | horse box | pool deck | entrance | parking space | rabbit hutch | woodpile | bins
%list spot7: driveway | hen house | front steps | pool | nursery | back porch | workshop | side gate | stable | letterboxes | allotment | car
%list cam10: front door camera | doorbell cam | garage cam | baby monitor | driveway camera | cam over the gate | camera 2 | camera.yard | stable camera | cat cam | pool cam | camera between house and shed | back entrance camera | stairwell cam
%list spot8: front door | driveway | back garden | porch | gate | pool | chicken coop | letterbox | bike rack | carport | cot | loading dock
%list kamf: Haustürkamera | Gartenkamera | Garagenkamera | Kamera in der Einfahrt | Babycam | Kamera am Eingang | Türkamera | Klingelkamera | Hofkamera | Kamera im Lager
%list kam: Einfahrt | Haustür | Garten | Garage | Kinderzimmer | Terrasse | Türklingel | Hof | Keller | Babyzimmer | Eingang | Parkplatz | Lager | Flur
%list kamvor: Haustür | Garage | Einfahrt | Wohnungstür | Terrasse | Gartentür | Klingel
%list kamin: Garten | Hof | Keller | Kinderzimmer | Babyzimmer | Flur | Lager | Laden | Stall | Treppenhaus
%list kamerao: Einfahrt | Garage | Haustür | Terrasse | Laube | Werkstatt | Gartenpforte | Wohnungstür
%list kameraf: Kamera am Gartentor | Kamera im Stall | Babykamera | Hofkamera | Kamera über der Garage | Klingelkamera | Kamera im Treppenhaus | Katzenkamera | Wildkamera
%list kamerai: Hof | Stall | Kinderzimmer | Lager | Garten | Hühnerhaus | Hausflur | Carport
%list kami: Hof | Keller | Stall | Vorgarten | Lager | Treppenhaus
%list kamf2: Kamera am Teich | Kamera im Flur | Kamera am Parkplatz | Stallkamera | Türkamera | Kamera im Babyzimmer
%list kamo: Rampe | Einfahrt | Haustür | Scheune | Garage
%list kamf3: Kamera am Gartentor | Kamera im Stall | Babykamera | Hofkamera | Kamera über der Garage | Klingelkamera | Kamera im Treppenhaus | Wildkamera | Kamera an der Rampe
%list kamo2: Einfahrt | Garage | Haustür | Terrasse | Laube | Werkstatt | Rampe | Wohnungstür | Hintertür
%list kami2: Hof | Stall | Kinderzimmer | Lager | Garten | Hühnerhaus | Hausflur | Carport | Laden
%list camm: cámara del garaje | cámara de la entrada | cámara del jardín | cámara del bebé | cámara de la puerta | cámara del portal | cámara del almacén | cámara trasera | cámara del patio | cámara del perro
%list caml: garaje | jardín | patio | salón | almacén | portal | cuarto del bebé | porche | aparcamiento | timbre
%list caml2: entrada | puerta | terraza | verja | cochera | caseta | azotea
%list camf: cámara de la verja | cámara del establo | cámara del bebé | cámara del patio | cámara de encima del garaje | cámara del telefonillo | cámara de la escalera | cámara del gato | cámara de fuera
%list camlm: patio | establo | cuarto de los niños | almacén | jardín | gallinero | portal | garaje
%list caml3: patio | sótano | establo | jardín delantero | almacén | descansillo
%list camf2: cámara del estanque | cámara del pasillo | cámara del parking | cámara del establo | cámara de la puerta | cámara del bebé
%list camlf: rampa | entrada | puerta de casa | era | cochera
%list camera_id2: cámara de la cochera | cámara del portón | cámara de la sala | cámara del taller | cámara de la alberca | cámara del gallinero | cámara de la calle | cámara del cuarto de Teo | cámara 2 | cámara de atrás
%list camera_id3: portón | patio trasero | porche | taller | ascensor | corral | garaje | jardín
%list klf: cochera | puerta | alberca | terraza | calle | entrada
# Bare, clipped and roundabout.
{camera_id=cam2} camera
{camera_id=cam2} cam
camera: {camera_id=cam2}
show me the {camera_id=cam2}
i heard a noise at the {camera_id=cam2}, could you let me see
who's that at the {camera_id=cam2}
anybody out by the {camera_id=cam2}?
let me have a look at the {camera_id=cam2}
has the parcel been left at the {camera_id=cam2}? show me
~ the dog's barking at the {camera_id=cam2}, what does the camera see
is {=who} already at the {camera_id=cam2}? put it on screen
eyes on the {camera_id=cam2} please
live feed {camera_id=cam2}
no news feed, the video feed from the {camera_id=cam2}
can't get up right now, what's happening at the {camera_id=cam2}
# What is an argument, what is not, and where it ends.
show me the {camera_id=camera_id}, I heard something and it's half three in the morning
live picture of the {camera_id=camera_id}, not the {=cm_o}, thanks
could I see the {camera_id=camera_id}? {=from_email} should be there by now
# The shortest plain questions.
whos at the {camera_id:door=door}
whats going on at the {camera_id=cam3}, any picture
{camera_id=cam3} cam?
can i see the {camera_id=cam3}
# "Label: content", telegrams, hashtags, arrows.
cam: {camera_id=camera}
camera / {camera_id=camera} / live
~ {camera_id=camera} cam -> show
live picture: {camera_id=camera}
# A word or two decide between neighbours.
somebody's shadow by the {camera_id=spot}, who on earth is it
what's going on by the {camera_id=spot}, I'd like to see
can I see if the lights are on, from the {camera_id=cam4}
is that fox back? {camera_id=cam4} please
I heard a car, what does the {camera_id=cam4} show
a look at the {camera_id=spot}, if you don't mind
is anybody standing at the {camera_id=spot}? picture please
{camera_id=cam4}, live, on my phone
let me peek at the {camera_id=spot}
I don't need to know whether the {camera_id=cam4} works, show me its picture
it isn't about the lock, I want to watch the {camera_id=spot}
the weather page says snow, let me see for myself on the {camera_id=cam4}
{camera_id=cam4} view, full screen
{=why}, what's happening at the {camera_id=spot}, video I mean
pull up the {camera_id=cam4}, there's something moving
my package should be lying at the {camera_id=spot}, may I see
# In the manner of chat.
the dog's barking like mad, what's going on by the {camera_id=cam5}, let me see the camera picture
I heard something, probably a fox, but do show me the {camera_id=cam5} live
~ I miss home, could I have a peek through the camera at the {camera_id=cam5}
is that {=who2} at the {camera_id=cam5} already? let me look through the camera
# The usual ways to ask.
show me the {camera_id=cam6}
(open|pull up|bring up|start) the {camera_id=cam6} (stream|feed|view|picture)
(live|live view|live feed|live picture) (of|from) the {camera_id=cam6}
who is at the {camera_id=camplace}
who's (standing|waiting|knocking) at the {camera_id=camplace}
camera {camera_id=camplace}
{camera_id=cam6}
{camera_id=cam6} live please
what does the {camera_id=cam6} see [right now]
let me see the {camera_id=camplace}
I heard a noise by the {camera_id=camplace}, show me the video
~ I want to look at the {camera_id=camplace} through the camera
is (somebody|someone|anybody) in the {camera_id=camplace}? show the picture
can I (see|watch|get) the {camera_id=cam6} [on my phone]
put the {camera_id=cam6} on screen
what's going on (at|by|around) the {camera_id=camplace} right now
give me (eyes|a look|a view) on the {camera_id=camplace}
stream {camera_id=cam6}
switch to the {camera_id=cam6}
is the baby asleep? show me the {camera_id=cam6}
the {camera_id=cam6}, please, I'm expecting a parcel
video from the {camera_id=camplace}
(check|view) the {camera_id=cam6}, I think a delivery came
what's on the {camera_id=cam6}
how does the {camera_id=camplace} look on camera
has the parcel been left at the {camera_id=camplace}? let me look at the video
I need the stream of {camera_id=cam6}
footage from the {camera_id=cam6} now
let me peek (at|into) the {camera_id=camplace} with the cam
what is the dog doing? {camera_id=cam6}
someone rang, picture from the {camera_id=camplace}
show me the camera
open a camera stream
can I see the live video
I want to see what the cameras see
# Told around, thought aloud, wrapped in a story.
the dog is barking, is somebody at the {camera_id=spot2}
I thought I heard something by the {camera_id=spot2}, could I have a look
curious whether the parcel is lying at the {camera_id=spot2}, let me see it
is it a fox again at the {camera_id=spot2}, I'd like to watch
I miss my garden, a live picture of the {camera_id=spot2} would be nice
{=ctx} and the bell rang, who's that at the {camera_id=spot2}
I'd sleep better after a glance at the {camera_id=spot2} camera
let me have a peek at what the cameras see
# More of the usual ways.
{camera_id=cam7} please
live: {camera_id=cam7}
{camera_id=spot3} cam
camera at the {camera_id=spot3}
who's that at the {camera_id=spot3}
is there someone at the {camera_id=spot3}
is a parcel lying at the {camera_id=spot3}
show the {camera_id=spot3}
what's happening at the {camera_id=spot3}
let me have a look at the {camera_id=spot3}
can you put the picture of the {camera_id=cam7} up
I want to watch the {camera_id=cam7} for a while
get me the {camera_id=cam7} feed
open up {camera_id=cam7} in live mode
the bell rang - {camera_id=spot3}, quick
the dog is barking like mad, what's at the {camera_id=spot3}
{camera_id=cam7}, live picture, now
has the car (arrived|left)? {camera_id=spot3} video please
~ is my bike still standing at the {camera_id=spot3}, show me
connect me to the {camera_id=cam7}
video of the {camera_id=spot3}
on camera, how does the {camera_id=spot3} look right now
can't sleep, there were footsteps, {camera_id=spot3} video
I'd like to see if the kids are in the {camera_id=spot3}
through the {camera_id=cam7}, is anything moving
stream of the {camera_id=spot3}
start streaming from the {camera_id=cam7}
which car is in the {camera_id=spot3}? let me see
turn to the {camera_id=cam7} for a moment and show me what's there
give me the pictures from the {camera_id=spot3}
I need eyes on the {camera_id=spot3}
view {camera_id=cam7}
are the chickens asleep, open the {camera_id=cam7}
what can the {camera_id=cam7} see
from the office I'd like to check on the {camera_id=spot3} by video
~ {camera_id=id} camera stream
bring the {camera_id=cam7} onto my phone
~ did the postman come? picture of the {camera_id=spot3}
watch the {camera_id=spot3} with me
my neighbour says there's smoke, show me the {camera_id=spot3}
~ the view at the {camera_id=spot3}, live if possible
is it the courier at the {camera_id=spot3}? let me look
show me the live picture
who's there, can I see
open the cam
video stream please
who is in front of the {camera_id=spot3}, picture
is the {camera_id=cam7} showing anyone
# Short and plain, as typed every day.
{camera_id=cam8} feed
cctv
show me {camera_id:outside=outside}
what's going on at the {camera_id=spot4}, live
who just rang, let me see
pull up the {camera_id=spot4} camera
security cams
peek at the {camera_id=spot4}
{camera_id=cam8} on screen
watch the {camera_id=spot4}
camera footage now, {camera_id=spot4}
is the cat back? show me
the dog won't stop barking, so put the picture from the {camera_id=spot4} up
{camera_id=spot4}, I heard glass breaking there, let me look through the camera
I'm miles away and worried, what does the {camera_id=cam8} show right now
a van has pulled up, I think, so the view of the {camera_id=spot4}, quick
stream it to me, the {camera_id=spot4}, I want to see whether it's snowing
~ from the office I'd love to see what the puppies do in the {camera_id=room5}
# Bare noun phrases, and orders that lack what is needed.
who's that at the {camera_id=spot5}
{camera_id=spot5} camera
the cameras, please
let me see the {camera_id=spot5}
somebody's creeping round the {camera_id=spot5}, show me
what's the dog up to by the {camera_id=spot5}, can I see
a peek at the {camera_id=spot5}
the bell rang and I'm in the bath, let me see who's outside
has the parcel man left it at the {camera_id=spot5}, give me a picture
I want to look at the house while I'm away
baby's gone quiet, put the {camera_id:nursery=nursery} on my screen
# Needs only hinted at, telegrams, neighbours.
I don't want to know if the {camera_id=cam9} is on, I want to see what it sees
locked or not doesn't matter, let me see who's at the {camera_id=spot6}
no need to open the gate, just the picture from the {camera_id=spot6}
never mind the weather report, show me whether it's wet at the {camera_id=spot6}
don't write to {=who3}, I'll look myself: the {camera_id=spot6}
not a photo from my mails, live, the {camera_id=spot6}
{=who3} is {=k} minutes late, are they at the {camera_id=spot6}? let me see
somebody rang {=k} times, put the {camera_id=cam9} on
I'm in bed with a fever and something is scratching at the {camera_id=spot6}, may I look
the delivery app says it's there, so I'd like to see the {camera_id=spot6}
~ is she asleep yet? a peek through the {camera_id=cam9}
are the bins out? I can't see the {camera_id=spot6} from here
I've missed my chickens all week, {camera_id=spot6} on video please
just to be sure nobody's hanging around the {camera_id=spot6}, let me watch
the police asked what's going on at the {camera_id=spot6}, give me the stream
put the {camera_id=cam9} on the big screen, would you
{camera_id=cam9} pls
{camera_id=spot6} cam asap
live {camera_id=spot6}
vid of the {camera_id=spot6} thx
pic {camera_id=cam9} now
~ who's that by the {camera_id=spot6}
eyes on the {camera_id=spot6}
I want to see outside
let me look at the live feed
# Told around, thought aloud, wrapped in a story.
what's that noise at the {camera_id=spot7}, show me
are the kids still playing by the {camera_id=spot7}, let me look
I'd give anything to see the {camera_id=spot7} right now
is {=who4} here yet? I can't see the {camera_id=spot7} from my chair, put it on
{=hello}, could you bring up the picture from the {camera_id=spot7}
has it snowed over at the {camera_id=spot7}, I'd like to see for myself
~ not the {=spot7}, the {camera_id=spot7}, let me watch that
somebody's creeping around outside, which camera can you give me
# Every parameter in many wordings, orders and lengths.
{camera_id=cam10}
{camera_id=cam10} live
{camera_id=spot8} on video
not the {=spot8}, the {camera_id=spot8}: live picture
the {camera_id=cam10}, not the {=cam10}, show it
is it mum at the {camera_id=spot8}? picture please
{=chat}, let me see the {camera_id=spot8}
what does the {camera_id=cam10} show
put on the view of the {camera_id=spot8}
is there a van at the {camera_id=spot8}, open the cam
switch from the {=cam10} to the {camera_id=cam10}
the stream of the {camera_id=cam10} for a minute
cam {camera_id=device_id14}, video
I heard something at the {camera_id=spot8}, show me
a live picture please
%lang de
# The usual ways to ask.
(zeig|zeigen Sie) mir [bitte] die {camera_id=kamf}
kamera {camera_id=kam}
wer (steht|ist) [da] [gerade] (vor der|an der) {camera_id=kamvor}
(öffne|mach) [bitte] [das Bild|den Stream|das Livebild] (von der|der) {camera_id=kamf} [auf]
was ist (los|zu sehen) auf der {camera_id=kamf}
(livebild|video|kamerabild) {camera_id=kam}
es hat geklingelt, zeig mir die {camera_id=kamf}
ich will sehen, was im {camera_id=kamin} passiert, (Kamera|Livestream) bitte
(schläft|ist) das Baby? Zeig (mal|) die {camera_id=kamf}
stream der {camera_id=kamf}
schalt mir die {camera_id=kamf} (auf den Bildschirm|her|drauf)
zeig mir (die|eine) Kamera
# A word or two decide between neighbours.
wer steht da an der {camera_id=dtf}, zeig mal das bild
# More of the usual ways.
zeig mir was an der {camera_id=kamerao} los ist
{camera_id=kameraf} zeigen
mach die {camera_id=kameraf} auf
wer schleicht da im {camera_id=kamerai} rum, gib mir das bild
ich will die {camera_id=kameraf} sehen
livebild {camera_id=kamerai}
was macht der hund im {camera_id=kamerai}, kamera bitte
steht da wer an der {camera_id=kamerao}
die {camera_id=kameraf} auf den bildschirm werfen
kamera vom {camera_id=kamerai} einschalten und zeigen
ist der paketbote noch an der {camera_id=kamerao}, lass mal sehen
video von der {camera_id=kameraf}
ich will ne kamera sehen
schalt mal auf die kamera
# Needs only hinted at, telegrams, neighbours.
was treibt der hund im {camera_id=kami}, lass mal sehen
{camera_id=kamf2} zeigen
es hat an der {camera_id=kamo} geklingelt, wer ist das, zeig her
ich will sehen, ob das paket noch an der {camera_id=kamo} liegt
livebild {camera_id=kami}
schläft der kleine, mach mir die {camera_id=kamf2} auf
mal kurz gucken, was draußen los ist, kamera
# Every parameter in many wordings, orders and lengths.
zeig mir die {camera_id=kamf3}
wer steht an der {camera_id=kamo2}
ich will sehen, was im {camera_id=kami2} los ist
{camera_id=kamf3} live
schalt die {camera_id=kamf3} auf den schirm
könnten Sie mir das Bild der {camera_id=kamf3} zeigen?
gib ma das livebild vom {camera_id=kami2}
im {camera_id=kami2} hat's gerumpelt, kamera bitte
~ ich hätte gern den stream von der {camera_id=kamo2}
kamera {camera_id=kamo2}
steht der lieferwagen schon an der {camera_id=kamo2}, zeig die kamera
lass mich durch die {camera_id=kamf3} schauen
blick auf {camera_id=kami2}, kamera
was sieht die {camera_id=kamf3} grad
livestream {camera_id=kami2} öffnen
wirf mir die {camera_id=kamf3} auf den fernseher
zeig mal eine kamera
ich will ins livebild gucken
gib mir das kamerabild
%lang es
# The usual ways to ask.
(enséñame|muéstrame|ponme) la {camera_id=camm}
cámara {camera_id=caml}
¿quién (está|hay) en el {camera_id=caml}? pon la cámara
(abre|pon) (la imagen|el vídeo|el directo) de la {camera_id=camm}
¿qué se ve en la {camera_id=camm}?
~ vídeo en directo {camera_id=caml}
han llamado al timbre, enséñame la {camera_id=camm}
quiero ver qué pasa en el {camera_id=caml}, (la cámara|el directo) por favor
he oído un ruido fuera, pon la {camera_id=camm}
conéctame con la {camera_id=camm}
~ muéstrame (la|una) cámara
# A word or two decide between neighbours.
quiero ver quién está en la {camera_id=etf}, la imagen
# More of the usual ways.
qué pasa en la {camera_id=caml2}, enséñamelo por la cámara
ver la {camera_id=camf}
ponme la {camera_id=camf}
quién anda por el {camera_id=camlm}, dame la imagen
quiero ver la {camera_id=camf}
directo del {camera_id=camlm}
qué hace el perro en el {camera_id=camlm}, a ver la cámara
hay alguien en la {camera_id=caml2}? pon la imagen
la {camera_id=camf} a la pantalla
cámara del {camera_id=camlm}, ábrela
sigue el repartidor en la {camera_id=caml2}? déjame ver
vídeo de la {camera_id=camf}
quiero ver una cámara
pon la cámara
# Needs only hinted at, telegrams, neighbours.
qué hará el perro en el {camera_id=caml3}, déjame verlo
{camera_id=camf2} ver
tocaron en la {camera_id=camlf}, ¿quién es? muéstrame
quiero ver si el paquete sigue en la {camera_id=camlf}
directo {camera_id=caml3}
duerme el peque? ponme la {camera_id=camf2}
échame un vistazo fuera con la cámara
# Every parameter in many wordings, orders and lengths.
{camera_id=camera_id2}
me gustaría ver la {camera_id=camera_id2}
~ podrías abrir la imagen de la {camera_id=camera_id2}?
~ necesito ver qué hay en el {camera_id=camera_id3}
a ver el {camera_id=camera_id3} por la cámara
mostrame la {camera_id=camera_id2}
fijate quién está en la {camera_id=klf}, por la cámara
creo que oí ruido en el {camera_id=camera_id3}, ponme la cámara
enséñeme en directo la {camera_id=camera_id2}
llamaron al timbre, ¿quién está en la {camera_id=klf}? saca la imagen
en vivo {camera_id=camera_id2}
vídeo en directo del {camera_id=camera_id3}
ábreme la {camera_id=camera_id2} en la pantalla
transmisión de la {camera_id=camera_id2}
sigue el gato en el {camera_id=camera_id3}? enséñamelo
prende la cámara y déjame ver
quiero mirar las cámaras

%tool control_device
%list deg: 19 => {"temperature": 19} | 20.5 => {"temperature": 20.5} | 22 degrees => {"temperature": 22} | 18 degrees => {"temperature": 18} | 21 => {"temperature": 21}
%list shade: blinds | curtains | shutters | awning
%list bri: 30% => {"brightness": 30} | 70 percent => {"brightness": 70} | 15% => {"brightness": 15} | 50 percent => {"brightness": 50}
%list vol: 25% => {"volume": 25} | 10 percent => {"volume": 10} | 40% => {"volume": 40}
%list la_o: big chandelier | fairy lights | torch
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list parameters2: nineteen and a half degrees => {"temperature": 19.5} | 20.5 => {"temperature": 20.5} | 22°C => {"temperature": 22} | seventeen => {"temperature": 17} | 68 degrees => {"temperature": 68} | eighteen degrees => {"temperature": 18}
%list parameters3: 35 % => {"brightness": 35} | sixty percent => {"brightness": 60} | half => {"brightness": 50} | a quarter => {"brightness": 25} | 10 percent => {"brightness": 10} | eighty-five percent => {"brightness": 85}
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list device_id31: kitchen radio | TV | soundbar | speaker in the shed | record player
%list parameters4: 15 percent => {"volume": 15} | forty => {"volume": 40} | 8 => {"volume": 8} | half => {"volume": 50} | thirty-five percent => {"volume": 35}
%list parameters5: 21 => {"temperature": 21} | 19.5 => {"temperature": 19.5} | 20 degrees => {"temperature": 20} | 23° => {"temperature": 23} | 17 => {"temperature": 17} | 22 degrees => {"temperature": 22}
%list device_id32: kitchen light | hall lamp | bedside lamp | living room lights | spots in the study | nursery light | floor lamp
%list parameters6: 40% => {"brightness": 40} | 15% => {"brightness": 15} | 70 percent => {"brightness": 70} | 25% => {"brightness": 25} | 85% => {"brightness": 85}
%list device_id33: tv | kitchen speaker | soundbar | radio in the bath | record player amp
%list parameters7: 30 => {"volume": 30} | 12% => {"volume": 12} | 45 => {"volume": 45} | 8 => {"volume": 8} | 60% => {"volume": 60}
%list hho: #home | #smarthome | #house
%list parameters8: 80% => {"brightness": 80} | 10 percent => {"brightness": 10} | 35% => {"brightness": 35} | 60 percent => {"brightness": 60} | twenty-five percent => {"brightness": 25} | 5% => {"brightness": 5} | 95% => {"brightness": 95} | forty percent => {"brightness": 40} | 100% => {"brightness": 100} | fifty percent => {"brightness": 50}
%list parameters9: 10 => {"volume": 10} | 15 percent => {"volume": 15} | 25 => {"volume": 25} | 40% => {"volume": 40} | 55 percent => {"volume": 55} | thirty-five => {"volume": 35} | 70 => {"volume": 70} | eight => {"volume": 8}
%list am: 50 | 1,200 | 35.90 | 8000 | 15 | 499 | 2500 | 60000 | 19.99 | 110 | a hundred | fifty | two thousand | 740
%list currency: euros => EUR | dollars => USD | US dollars => USD | pounds => GBP | swiss francs => CHF | yen => JPY | zloty => PLN | canadian dollars => CAD | rupees => INR | danish kroner => DKK | norwegian kroner => NOK | mexican pesos => MXN | won => KRW | forints => HUF | yuan => CNY | baht => THB | rand => ZAR | shekels => ILS
%list darks: hallway lights | staircase lights | porch lights | cellar lights | garage lights | lights in the loft | driveway lights | kitchen lights | bathroom lights | lamps on the terrace
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list shade2: awning | bedroom blinds | skylight blind | curtains in the study | shutters | blinds in the den | roller blind in the nursery
%list n: two | three | four | five | six | seven | nine | eleven | a dozen | fourteen | 20 | 38 | a hundred | 212
%list deg2: 19 degrees => {"temperature": 19} | 21 degrees => {"temperature": 21} | 22 degrees => {"temperature": 22} | 23 degrees => {"temperature": 23} | 20.5 degrees => {"temperature": 20.5}
%list bright: 10% => {"brightness": 10} | 20% => {"brightness": 20} | 25% => {"brightness": 25} | 30% => {"brightness": 30} | 40% => {"brightness": 40} | 50% => {"brightness": 50} | 60% => {"brightness": 60} | 70% => {"brightness": 70} | 75% => {"brightness": 75} | 80% => {"brightness": 80} | 90% => {"brightness": 90} | 100% => {"brightness": 100} | 15 percent => {"brightness": 15} | 35 percent => {"brightness": 35} | 50 percent => {"brightness": 50} | 65 percent => {"brightness": 65} | half => {"brightness": 50} | forty percent => {"brightness": 40} | full => {"brightness": 100} | 5 percent => {"brightness": 5} | maximum => {"brightness": 100}
%list temp: 18 => {"temperature": 18} | 19 => {"temperature": 19} | 20 => {"temperature": 20} | 21 => {"temperature": 21} | 22 => {"temperature": 22} | 23 => {"temperature": 23} | 24 => {"temperature": 24} | 17 degrees => {"temperature": 17} | 18 degrees => {"temperature": 18} | 19.5 degrees => {"temperature": 19.5} | 20 degrees => {"temperature": 20} | 21 degrees => {"temperature": 21} | 21.5 => {"temperature": 21.5} | 22 degrees => {"temperature": 22} | 23 degrees => {"temperature": 23} | 25 degrees => {"temperature": 25} | 16 => {"temperature": 16} | 20° => {"temperature": 20} | 22°C => {"temperature": 22} | 68 => {"temperature": 68} | 70 degrees => {"temperature": 70} | 72 degrees => {"temperature": 72} | twenty degrees => {"temperature": 20} | twenty-one => {"temperature": 21} | twenty two degrees => {"temperature": 22} | nineteen => {"temperature": 19}
%list volume: 5 => {"volume": 5} | 10 => {"volume": 10} | 15 => {"volume": 15} | 20 => {"volume": 20} | 25 => {"volume": 25} | 30 => {"volume": 30} | 35% => {"volume": 35} | 40 => {"volume": 40} | 40% => {"volume": 40} | 50 => {"volume": 50} | 50 percent => {"volume": 50} | 60% => {"volume": 60} | 70 => {"volume": 70} | 80 percent => {"volume": 80} | 20 percent => {"volume": 20} | half => {"volume": 50} | thirty percent => {"volume": 30} | maximum => {"volume": 100} | zero => {"volume": 0}
%list heat5: heating | thermostat upstairs | bedroom radiator | air con | floor heating | living room heating | AC in the office | nursery heater | bathroom radiator | heat pump | thermostat
%list media3: music | speaker in the kitchen | TV | radio | soundbar | living room speakers | bathroom speaker | record player | telly
%list who5: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list coffee: coffee maker | coffee machine | espresso machine | kettle | coffee machine downstairs | tea maker
%list vac2: robot vacuum | vacuum | hoover | robot | mop robot | vacuum upstairs | little cleaning robot | Roomba
%list alarm3: alarm | house alarm | burglar alarm | alarm at the cabin | garage alarm | alarm system
%list why2: the baby is asleep | we're off to bed | guests are coming | I'm on the sofa already | my hands are full | the movie starts | I'm working late | it's dinner time | grandma is here | the cat wants peace | we just got home | I have a headache | the sun is blinding me | I'm in a call
%list temp2: 19 => {"temperature": 19} | 20 => {"temperature": 20} | 21 => {"temperature": 21} | 22 => {"temperature": 22} | 23 => {"temperature": 23} | 17 => {"temperature": 17} | 18.5 => {"temperature": 18.5} | 20.5 degrees => {"temperature": 20.5} | 19 degrees => {"temperature": 19} | 21 degrees => {"temperature": 21} | 24 degrees => {"temperature": 24} | 22° => {"temperature": 22} | 16 degrees => {"temperature": 16} | 66 degrees => {"temperature": 66} | 74 => {"temperature": 74} | 71° => {"temperature": 71} | eighteen degrees => {"temperature": 18} | twenty-two => {"temperature": 22} | twenty => {"temperature": 20} | 26 degrees => {"temperature": 26} | 15 => {"temperature": 15} | 20 degrees celsius => {"temperature": 20}
%list bright2: 10 percent => {"brightness": 10} | 15% => {"brightness": 15} | 20 percent => {"brightness": 20} | 25 => {"brightness": 25} | 30% => {"brightness": 30} | 40 percent => {"brightness": 40} | 45% => {"brightness": 45} | 50 => {"brightness": 50} | 60% => {"brightness": 60} | 70 => {"brightness": 70} | 80% => {"brightness": 80} | 85 percent => {"brightness": 85} | 100% => {"brightness": 100} | half => {"brightness": 50} | thirty percent => {"brightness": 30} | a quarter => {"brightness": 25} | 5% => {"brightness": 5} | ten percent => {"brightness": 10}
%list vol2: 8 => {"volume": 8} | 12 => {"volume": 12} | 15% => {"volume": 15} | 20 => {"volume": 20} | 25 percent => {"volume": 25} | 30 => {"volume": 30} | 33% => {"volume": 33} | 40 => {"volume": 40} | 45 => {"volume": 45} | 50% => {"volume": 50} | 55 => {"volume": 55} | 60 percent => {"volume": 60} | 75% => {"volume": 75} | 80 => {"volume": 80} | half => {"volume": 50} | forty => {"volume": 40} | ten percent => {"volume": 10}
%list bri2: 30% => {"brightness": 30} | 45% => {"brightness": 45} | half => {"brightness": 50} | 60 percent => {"brightness": 60} | 15% => {"brightness": 15} | 80% => {"brightness": 80} | twenty percent => {"brightness": 20} | 5% => {"brightness": 5} | a quarter => {"brightness": 25} | 90 percent => {"brightness": 90}
%list deg3: 19 degrees => {"temperature": 19} | 21 => {"temperature": 21} | 20.5 => {"temperature": 20.5} | 22 degrees => {"temperature": 22} | 18 => {"temperature": 18} | twenty => {"temperature": 20} | 23° => {"temperature": 23} | 17 degrees => {"temperature": 17} | 24 => {"temperature": 24} | twenty-one degrees => {"temperature": 21}
%list vol3: 20 => {"volume": 20} | 35% => {"volume": 35} | 10 => {"volume": 10} | 15 percent => {"volume": 15} | 45 => {"volume": 45} | 60% => {"volume": 60} | thirty percent => {"volume": 30} | 25 => {"volume": 25} | 5 => {"volume": 5} | 70 => {"volume": 70}
%list entry: front door | back door | side gate | porch door | main gate | garage | lobby door | kitchen door | garden gate | driveway gate
%list lamp7: hall light | porch lamp | bedside lamp | kitchen lights | garden lights | desk lamp | lamp by the sofa | stair light
%list warm2: oven | slow cooker | coffee machine | heater
%list tune2: music | radio | stereo | telly | speaker in the kitchen | soundbar
%list cov6: blinds | curtains | shutters | skylight | roller blind
%list parameters10: 21 degrees => {"temperature": 21} | 19.5 degrees => {"temperature": 19.5} | twenty degrees => {"temperature": 20} | 18 => {"temperature": 18} | twenty-two => {"temperature": 22} | 17 degrees => {"temperature": 17} | 23° => {"temperature": 23} | sixteen => {"temperature": 16} | 65 degrees => {"temperature": 65}
%list parameters11: 30 => {"volume": 30} | 12 percent => {"volume": 12} | half => {"volume": 50} | 65% => {"volume": 65} | twenty => {"volume": 20} | seven => {"volume": 7} | eighty percent => {"volume": 80} | 5 => {"volume": 5}
%list parameters12: 40 percent => {"brightness": 40} | 15% => {"brightness": 15} | half => {"brightness": 50} | twenty percent => {"brightness": 20} | ninety percent => {"brightness": 90} | 70 => {"brightness": 70} | five percent => {"brightness": 5} | a quarter => {"brightness": 25} | 55% => {"brightness": 55}
%list media4: speakers | telly | kitchen radio | stereo | soundbar | music upstairs | podcast | bedroom speaker
%list vac3: robot vacuum | mop robot | vacuum | hoover | lawn robot
%list onp: on => turn_on | off => turn_off | out => turn_off
%list action: turn on => turn_on | switch on => turn_on | put on => turn_on | power on => turn_on | activate => turn_on | fire up => turn_on
%list off: turn off => turn_off | switch off => turn_off | shut off => turn_off | kill => turn_off | cut => turn_off | power down => turn_off
%list onv: turn on => turn_on | switch on => turn_on | put on => turn_on | power up => turn_on | light up => turn_on | activate => turn_on | turn off => turn_off | switch off => turn_off | shut off => turn_off | kill => turn_off | power down => turn_off | deactivate => turn_off | toggle => toggle | flip => toggle
%list tog: toggle => toggle | flip => toggle | switch over => toggle | reverse => toggle | change the state of => toggle
%list action2: lock => lock | lock up => lock | bolt => lock | secure => lock | unlock => unlock | unbolt => unlock | release => unlock | let people in through => unlock | take the lock off => unlock | bar => lock
%list lkp: locked => lock | bolted => lock | secured => lock | unlocked => unlock | off the latch => unlock
%list action3: open => open | raise => open | pull up => open | draw back => open | roll up => open | lift => open | close => close | shut => close | lower => close | roll down => close | let down => close | draw => close
%list opp: open => open | up => open | closed => close | shut => close | down => close
%list action4: start => start | run => start | fire up => start | begin => start | send off => start | launch => start | stop => stop | halt => stop | end => stop | abort => stop | call off => stop | cancel => stop | pause => pause | put on hold => pause | halt for now => pause | interrupt => pause | suspend => pause
%list dimw: dim => dim | darken => dim | soften => dim | dim down => dim | tone down => dim
%list parameters13: 40 percent => {"brightness": 40} | 10% => {"brightness": 10} | half => {"brightness": 50} | 75 => {"brightness": 75} | 100 percent => {"brightness": 100} | 25% => {"brightness": 25} | thirty percent => {"brightness": 30} | 5 percent => {"brightness": 5} | a quarter => {"brightness": 25} | 60 => {"brightness": 60} | eighty percent => {"brightness": 80} | 33% => {"brightness": 33}
%list action5: arm => arm | set => arm | activate => arm | switch on => arm | engage => arm | put on => arm | disarm => disarm | stand down => disarm | deactivate => disarm | switch off => disarm | turn off => disarm | disengage => disarm
%list tset: set => set_temperature | heat => set_temperature | cool => set_temperature | bring => set_temperature | warm => set_temperature | turn => set_temperature
%list parameters14: 21 degrees => {"temperature": 21} | 19 => {"temperature": 19} | 22.5 => {"temperature": 22.5} | 18 degrees => {"temperature": 18} | 20° => {"temperature": 20} | twenty degrees => {"temperature": 20} | 23 => {"temperature": 23} | nineteen degrees => {"temperature": 19} | 68 degrees => {"temperature": 68} | 17 => {"temperature": 17} | 24 => {"temperature": 24} | twenty-one => {"temperature": 21} | 16 degrees celsius => {"temperature": 16} | nineteen and a half degrees => {"temperature": 19.5}
%list bset: set => set_brightness | put => set_brightness | turn => set_brightness | bring => set_brightness | adjust => set_brightness | brighten => set_brightness
%list vset: set => set_volume | turn => set_volume | put => set_volume | crank => set_volume | adjust => set_volume | lower => set_volume
%list parameters15: 30 => {"volume": 30} | 15 percent => {"volume": 15} | half => {"volume": 50} | 60% => {"volume": 60} | twenty => {"volume": 20} | 8 => {"volume": 8} | 45 => {"volume": 45} | ten percent => {"volume": 10} | 70 => {"volume": 70} | 100% => {"volume": 100} | 25 => {"volume": 25} | forty percent => {"volume": 40}
%list temps: 21 Grad => {"temperature": 21} | 19 Grad => {"temperature": 19} | 22 => {"temperature": 22} | 23 Grad => {"temperature": 23} | 18 Grad => {"temperature": 18} | 20° => {"temperature": 20} | 21,5 Grad => {"temperature": 21.5} | zwanzig Grad => {"temperature": 20} | einundzwanzig Grad => {"temperature": 21} | 24 Grad => {"temperature": 24} | 17 => {"temperature": 17}
%list hell: 40 Prozent => {"brightness": 40} | 20 % => {"brightness": 20} | 50% => {"brightness": 50} | 30 => {"brightness": 30} | 75 Prozent => {"brightness": 75} | zehn Prozent => {"brightness": 10} | 100 % => {"brightness": 100} | 60 Prozent => {"brightness": 60} | die Hälfte => {"brightness": 50} | volle Helligkeit => {"brightness": 100}
%list tonm: Fernseher | Lautsprecher in der Küche | Verstärker | Lautsprecher im Bad | Fernseher im Schlafzimmer | Echo | Radiowecker
%list laut: 30 Prozent => {"volume": 30} | 20 => {"volume": 20} | 50 % => {"volume": 50} | zehn Prozent => {"volume": 10} | 40% => {"volume": 40} | 15 => {"volume": 15} | 70 Prozent => {"volume": 70} | halbe Lautstärke => {"volume": 50} | fünfundzwanzig Prozent => {"volume": 25}
%list tonf: Musikanlage | Soundbar | Stereoanlage | Box im Garten | Musik im Wohnzimmer | Anlage | Musik
%list rollf: Markise | Jalousie im Büro | Dachluke | Garage | Jalousie in der Küche | Poolabdeckung
%list startm: Saugroboter | Trockner | Geschirrspüler | Mähroboter | Rasensprenger | Wischroboter | Brotbackautomaten
%list startf: Waschmaschine | Spülmaschine | Kaffeemaschine | Bewässerung im Garten | Poolpumpe | Belüftung
%list device_id34: Flurlampe | Leselampe | Lichterkette | Lampe über der Spüle
%list parameters16: 35 % => {"brightness": 35} | sechzig Prozent => {"brightness": 60} | die Hälfte => {"brightness": 50} | 15 Prozent => {"brightness": 15}
%list dli: küchenlampe | flurlicht | ventilator | stehlampe | kaffeemaschine
%list dgr: 18 Grad => {"temperature": 18} | 20 Grad => {"temperature": 20} | 21,5 Grad => {"temperature": 21.5} | 23 Grad => {"temperature": 23} | 19 => {"temperature": 19} | 16 Grad => {"temperature": 16}
%list dlf: Stehlampe | Lichterkette | Deckenlampe | Schreibtischlampe | Außenlampe | Nachttischlampe | Salzlampe | Leselampe
%list dbr: 80 Prozent => {"brightness": 80} | 30% => {"brightness": 30} | 15 Prozent => {"brightness": 15} | 60% => {"brightness": 60}
%list dcm: Rollladen | Vorhang im Bad | Sonnenschutz | Rollo in der Küche
%list device_id35: Flurlicht | Kellerlicht | Licht in der Garage | Licht auf der Terrasse | Licht im Bad
%list lichtf: Lampe am Bett | Klemmleuchte | Lavalampe | Hängelampe | Lampe im Gästezimmer | Küchenlampe | Balkonbeleuchtung | Leuchte am Spiegel | Lichtleiste | Flurlampe | Werkstattlampe
%list grad: 20 Grad => {"temperature": 20} | 21 => {"temperature": 21} | 22 Grad => {"temperature": 22} | neunzehn Grad => {"temperature": 19} | 18,5 Grad => {"temperature": 18.5} | zweiundzwanzig Grad => {"temperature": 22} | 16 Grad => {"temperature": 16} | 23° => {"temperature": 23} | 25 Grad => {"temperature": 25}
%list pro: 30 Prozent => {"brightness": 30} | 10% => {"brightness": 10} | fünfzig Prozent => {"brightness": 50} | 80 Prozent => {"brightness": 80} | 25 % => {"brightness": 25} | zwanzig Prozent => {"brightness": 20} | 65 => {"brightness": 65}
%list tonm2: Fernseher | Lautsprecher im Flur | Radiowecker | Subwoofer | Receiver | Lautsprecher am Schreibtisch
%list lauts: 15 Prozent => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | zwanzig Prozent => {"volume": 20} | 60 Prozent => {"volume": 60} | 8 => {"volume": 8}
%list tonf2: Musik in der Küche | Box im Bad | Soundbar | Stereoanlage | Musik | Glotze
%list laufm2: Staubsauger | Saugroboter | Mähroboter | Wischroboter
%list device_id36: Licht im Gästeklo | Licht im Stall | Licht überm Herd | Licht in der Diele | Licht auf dem Balkon | Licht im Schuppen | Kellerlicht | Leselicht
%list grad2: 20 Grad => {"temperature": 20} | 22 Grad => {"temperature": 22} | 19 => {"temperature": 19} | einundzwanzig Grad => {"temperature": 21} | 17 Grad => {"temperature": 17} | 23,5 Grad => {"temperature": 23.5} | achtzehn Grad => {"temperature": 18} | 25° => {"temperature": 25}
%list ton: Radio | Küchenradio | Radio im Bad | Fernsehgerät
%list laut2: 20 Prozent => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | dreißig Prozent => {"volume": 30} | 50 prozent => {"volume": 50} | 8 => {"volume": 8}
%list device_id37: Leselampe | Deckenleuchte | Lavalampe | Lampe überm Esstisch | Wandlampe | Schreibtischlampe | Weihnachtsbeleuchtung
%list hell2: 40 Prozent => {"brightness": 40} | 15% => {"brightness": 15} | dreißig Prozent => {"brightness": 30} | 70 prozent => {"brightness": 70} | 5 % => {"brightness": 5} | sechzig Prozent => {"brightness": 60}
%list device_id38: Rollläden vorn | Jalousien | Rollos im Schlafzimmer | Vorhänge | Rollläden oben
%list device_id39: Saugroboter | Wischroboter | Mäher | Rasenroboter
%list device_id40: Spülmaschine | Waschmaschine | Bewässerung im Garten | Poolpumpe
%list alarm4: Alarmanlage | alarmanlage | Einbruchmeldeanlage
%list grad3: 20 Grad => {"temperature": 20} | 21 => {"temperature": 21} | 22 grad => {"temperature": 22} | neunzehn Grad => {"temperature": 19} | 18,5 Grad => {"temperature": 18.5} | zweiundzwanzig Grad => {"temperature": 22} | 16 Grad => {"temperature": 16} | 23° => {"temperature": 23} | 24 Grad => {"temperature": 24}
%list hell3: 30 Prozent => {"brightness": 30} | 10% => {"brightness": 10} | fünfzig Prozent => {"brightness": 50} | 80 prozent => {"brightness": 80} | 25 % => {"brightness": 25} | zwanzig Prozent => {"brightness": 20} | 65 => {"brightness": 65}
%list laut3: 15 Prozent => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | zwanzig Prozent => {"volume": 20} | 60 prozent => {"volume": 60} | 12 => {"volume": 12}
%list temps2: 21 grados => {"temperature": 21} | 19 grados => {"temperature": 19} | 22 => {"temperature": 22} | 23 grados => {"temperature": 23} | 18 grados => {"temperature": 18} | 20° => {"temperature": 20} | 21,5 grados => {"temperature": 21.5} | veinte grados => {"temperature": 20} | veintiún grados => {"temperature": 21} | 24 grados => {"temperature": 24} | 17 => {"temperature": 17}
%list calorm: termostato | termostato del salón | aire acondicionado | aire | radiador del baño | suelo radiante
%list brillo: 40 por ciento => {"brightness": 40} | 20 % => {"brightness": 20} | 50% => {"brightness": 50} | 30 => {"brightness": 30} | 75 por ciento => {"brightness": 75} | diez por ciento => {"brightness": 10} | 100 % => {"brightness": 100} | 60 por ciento => {"brightness": 60} | mitad => {"brightness": 50} | máximo => {"brightness": 100}
%list tonm3: televisor | altavoz de la cocina | altavoz del salón | equipo de música | altavoz del baño | Echo | amplificador
%list tonf3: tele | música del salón | barra de sonido | radio de la cocina | tele del dormitorio | música
%list vol4: 30 por ciento => {"volume": 30} | 20 => {"volume": 20} | 50 % => {"volume": 50} | diez por ciento => {"volume": 10} | 40% => {"volume": 40} | 15 => {"volume": 15} | 70 por ciento => {"volume": 70} | veinticinco por ciento => {"volume": 25}
%list startm2: robot aspirador | lavavajillas | riego del jardín | cortacésped | robot de cocina | horno
%list startf2: lavadora | secadora | cafetera | depuradora | aspiradora | freidora
%list eli: luz de la cocina | lámpara del pasillo | ventilador | cafetera | luz del porche
%list egr: 18 grados => {"temperature": 18} | 20 grados => {"temperature": 20} | 22 grados => {"temperature": 22} | 21,5 grados => {"temperature": 21.5} | 19 => {"temperature": 19}
%list elf: lámpara de pie | guirnalda de luces | luz del porche | lámpara de sal | luz de la escalera | lamparita
%list ebr: 80% => {"brightness": 80} | 30 por ciento => {"brightness": 30} | 15% => {"brightness": 15} | 60 por ciento => {"brightness": 60}
%list epf: persiana | cortina del baño | claraboya | puerta del garaje
%list luz: luz del pasillo | luz del trastero | lámpara de la terraza | luz del baño | luz del garaje
%list gra: 20 grados => {"temperature": 20} | 21 => {"temperature": 21} | 22 grados => {"temperature": 22} | diecinueve grados => {"temperature": 19} | 18,5 grados => {"temperature": 18.5} | veintidós grados => {"temperature": 22} | 16 grados => {"temperature": 16} | 23° => {"temperature": 23} | 25 grados => {"temperature": 25}
%list cal2m: termostato | termostato del pasillo | aire | aire de la habitación | suelo radiante del baño | radiador del comedor
%list bri3: 30 por ciento => {"brightness": 30} | 10% => {"brightness": 10} | cincuenta por ciento => {"brightness": 50} | 80 por ciento => {"brightness": 80} | 25 % => {"brightness": 25} | veinte por ciento => {"brightness": 20} | 65 => {"brightness": 65}
%list tom: altavoz del pasillo | altavoz de la mesa | proyector | equipo | televisor del cuarto | subwoofer
%list vol5: 15 por ciento => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | veinte por ciento => {"volume": 20} | 60 por ciento => {"volume": 60} | 8 => {"volume": 8}
%list tof: tele | radio del baño | música de la cocina | música | barra de sonido | tele de los niños
%list luz2: luz del aseo | luz del establo | lámpara de leer | luz del zaguán | luz del balcón | luz del cobertizo | lámpara de pared | luz de la bodega | guirnalda del árbol
%list parameters17: 20 grados => {"temperature": 20} | 22 grados => {"temperature": 22} | 19 => {"temperature": 19} | veintiún grados => {"temperature": 21} | 17 grados => {"temperature": 17} | 23,5 grados => {"temperature": 23.5} | dieciocho grados => {"temperature": 18} | 25° => {"temperature": 25}
%list son: radio | radio de la cocina | tele | música del baño
%list vol6: 20 por ciento => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | treinta por ciento => {"volume": 30} | 50 por ciento => {"volume": 50} | 8 => {"volume": 8}
%list parameters18: 40 por ciento => {"brightness": 40} | 15% => {"brightness": 15} | treinta por ciento => {"brightness": 30} | 70 por ciento => {"brightness": 70} | 5 % => {"brightness": 5} | sesenta por ciento => {"brightness": 60}
%list pers: persianas de delante | persianas | cortinas del dormitorio | venecianas | persianas de arriba
%list rob: robot aspirador | robot friegasuelos | cortacésped | robot del pasto
%list lav: lavadora | depuradora | lavavajillas nueva | secadora
%list mag: 20 grados => {"temperature": 20} | 21 grados => {"temperature": 21} | 22 => {"temperature": 22} | 19° => {"temperature": 19} | 24 grados => {"temperature": 24} | dieciocho grados => {"temperature": 18} | 20,5 grados => {"temperature": 20.5} | veintitrés grados => {"temperature": 23} | 17 grados => {"temperature": 17} | 26 => {"temperature": 26}
%list bril: 20 por ciento => {"brightness": 20} | 35% => {"brightness": 35} | 50 % => {"brightness": 50} | sesenta por ciento => {"brightness": 60} | 80 => {"brightness": 80} | 15 => {"brightness": 15} | 90 por ciento => {"brightness": 90} | cuarenta por ciento => {"brightness": 40}
%list sonf: música | tele | radio de la cocina | barra de sonido | tele de la pieza
%list volu: 20 por ciento => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | treinta por ciento => {"volume": 30} | 55 % => {"volume": 55} | 12 => {"volume": 12} | 70 por ciento => {"volume": 70}
%list son2: altavoz del comedor | equipo de la sala | televisor de la sala | Sonos | parlante del baño
# Bare, clipped and roundabout.
{action:start=start} the {device_id=mac}
{action:start=run} the {device_id=mac} now
{device_id=lamp} {action:turn_on=on}
{device_id=lamp}: {action:turn_off=off}
i'm going to bed, {device_id=lamp} {action:turn_off=off} please
{action:turn_off=kill} the {device_id=lamp}
{action:turn_off=no more} {device_id=lamp}
{action:set_temperature=make it} {parameters=deg} in the {device_id=device_id}
brr, {action:set_temperature=heat} the {device_id=device_id} to {parameters=deg}
{=who} is at the door with no key, {action:unlock=unlock} the {device_id=lock}
did i forget to lock up? {action:lock=lock} the {device_id=lock} to be safe
~ the sun is right in my eyes, {device_id=shade} {action:close=down}
~ {action:open=let some light in}, the {device_id=shade} I mean
can we have the {device_id=cov} {action:open=up}
{device_id=lamp}, {action:set_brightness=down to} {parameters=bri}
can't hear myself think, {device_id:speaker=speaker} {action:set_volume=to} {parameters=vol}
{action:pause=hold} the {device_id=mac} a moment, the baby's asleep
{action:stop=enough with} the {device_id=mac}, it's driving me mad
everyone's out, {action:arm=arm} the {device_id:alarm=alarm}
# What is an argument, what is not, and where it ends.
{action:turn_off=switch off} the {device_id=device_id2}, not the {=la_o}
{action:turn_on=turn on} the {device_id=device_id3}, it's {=limit} degrees in here
from {=parameters2} to {parameters=parameters2}, that's where the {device_id=device_id3} should be {action:set_temperature=set}
the {device_id=device_id3} was on {=parameters2}, {action:set_temperature=make it} {parameters=parameters2}, ok?
{action:set_brightness=bring} the {device_id=device_id2} to {parameters=parameters3}, {=p2} has a headache
{action:dim=dim} the {device_id=device_id2}, however much you think
{action:set_volume=turn} the {device_id=device_id31} to {parameters=parameters4}, down from {=parameters4}, if you don't mind
~ {action:lock=lock up} the {device_id=device_id4}, I'm the last one out, thanks
could somebody {action:unlock=unlock} the {device_id=device_id4}? the tiles are being delivered
{action:close=shut} the {device_id=cv2}, all the way, it's open since noon
{action:open=open} the {device_id=cv2}, but don't turn anything on
the {device_id=device_id5} can {action:start=start} now, we're out till half seven
{action:pause=pause} the {device_id=device_id5}, the baby's asleep, that's all
# "Label: content", telegrams, hashtags, arrows.
{device_id=device_id6}: {action:turn_off=off}
{device_id=device_id6} - {action:turn_on=on} - please
{device_id=device_id6} -> {action:turn_off=off}
{device_id=device_id6} = {action:turn_on=on}
device: {device_id=device_id6}, state wanted: {action:turn_on=on}
{action:turn_off=off}: {device_id=device_id6}
{action:turn_on=on}: {device_id=device_id6}
{action:toggle=toggle} > {device_id=device_id6}
{device_id=co2}: {action:open=up|open}
{device_id=co2}: {action:close=down|shut|closed}
{action:close=close} / {device_id=co2}
{device_id=device_id7}: {action:lock=lock|locked pls}
{action:unlock=unlock} -> {device_id=device_id7}
{device_id=device_id8}: {action:set_temperature=to} {parameters=parameters5}
{action:set_temperature=heating}: {device_id=device_id8} {parameters=parameters5}
{device_id=device_id8} {action:set_temperature=target|setpoint} = {parameters=parameters5}
{device_id=device_id32}: {action:dim=dim} {parameters=parameters6}
{device_id=device_id32} / {action:set_brightness=brightness} / {parameters=parameters6}
{device_id=device_id33} {action:set_volume=vol|volume}: {parameters=parameters7}
{action:set_volume=volume} - {device_id=device_id33} - {parameters=parameters7}
{=hho} {device_id=device_id6} {action:turn_off=off}
leaving now. {device_id=device_id6}: {action:turn_off=off}
# A word or two decide between neighbours.
lights {action:turn_on=on} in the {device_id=device_id9}
{device_id=device_id9} lights {action:turn_off=off}
{action:turn_on=a bit of light} in the {device_id=device_id9}, {=why}
{=hi}, the {device_id=device_id9} in the {action:turn_off=dark} please
could it be {action:dim=a bit darker} in the {device_id=device_id9}
could it be {action:dim=less bright} in here
does the {device_id=lamp2} have to be so bright? {action:dim=lower}
the {device_id=device_id9} could do with {action:set_brightness=more light}, {parameters=parameters8} say
{parameters=parameters8} on the {device_id=lamp2} would {action:set_brightness=be bright enough}
what the {device_id=device_id9} needs is {action:set_brightness=light at} {parameters=parameters8}
{device_id=lamp2} {action:set_brightness=down to} {parameters=parameters8}, {=why}
I'd read better with the {device_id=lamp2} {action:set_brightness=at} {parameters=parameters8}
{action:turn_on=let there be light} in the {device_id=device_id9}
the {device_id=lamp2} is burning for nobody, {action:turn_off=out} with it
why is the {device_id=lamp2} on in broad daylight, {action:turn_off=off} with that
the {device_id=lamp2} ought to be {action:turn_off=off} by now, make it so
the {device_id=lamp2} ought to be {action:turn_on=on} when they arrive, which is now
I want to see where I'm walking in the {device_id=device_id9}, {action:turn_on=lights}
somebody left the {device_id=plug} on, {action:turn_off=off} please, I know it's on
is there any way of getting the {device_id=plug} {action:turn_off=off} from here
the {device_id=plug} {action:turn_on=on}, if you would, {=why}
the {device_id=plug} can go {action:turn_off=off}, {=why}
{device_id=plug} {action:turn_on=on}, nothing else
am I allowed to have the {device_id=plug} {action:turn_on=on} for a bit
power {action:turn_off=away from} the {device_id=plug}, it hums
{=hi}, {device_id=plug} on if it's off, off if it's on, so {action:toggle=toggle}
~ {action:set_temperature=warmer} in the {device_id=device_id9}, {=why}
could the {device_id=device_id9} be {action:set_temperature=a touch warmer}, I'm not asking about outside
it may be {parameters=parameters} in the {device_id=device_id9}, so {action:set_temperature=set it}
the {device_id=device_id9} {action:set_temperature=should be} at {parameters=parameters} when grandma gets here
I don't care how warm it is in town, the {device_id=device_id9} {action:set_temperature=must get to} {parameters=parameters}
{device_id=device_id9} too cold, {action:set_temperature=want} {parameters=parameters}
{parameters=parameters}, {device_id=hot}, {action:set_temperature=set}
would {parameters=parameters} be possible in the {device_id=device_id9}? {action:set_temperature=heat it to that}
{action:set_temperature=no more than} {parameters=parameters} for the {device_id=hot}, gas is dear
the {device_id=hot} {action:set_temperature=back to} {parameters=parameters}, {=why}
the forecast says frost, so {device_id=hot} {action:set_temperature=up to} {parameters=parameters}
I read that {parameters=parameters} is healthiest for sleep, {action:set_temperature=put} the {device_id=hot} there
this is no weather for the {device_id=hot}, {action:turn_off=off}
we're back from holiday and the house is an icebox, {device_id=hot} {action:turn_on=on}
the {device_id=lock2} {action:lock=locked}, please, not a question
I'd sleep easier with the {device_id=lock2} {action:lock=locked}
has to be {action:lock=locked}, the {device_id=lock2}
the {device_id=lock2} shouldn't be open at this hour, {action:lock=lock}
{device_id=lock2}: {action:unlock=unlock}, {=why}
they're standing outside the {device_id=lock2} without a key, can you {action:unlock=unlock}
I need the {device_id=lock2} {action:unlock=unlocked} for a minute
{device_id=lock2} {action:unlock=off the latch}, my neighbour's coming over
rain's coming in, the {device_id=cov2} {action:close=shut}
the {device_id=cov2} I want {action:close=closed}, the rest may stay
~ the {device_id=cov2} as far {action:close=down} as it goes
some air, {device_id=cov2} {action:open=open}
could we have the {device_id=cov2} {action:open=up} again
it's morning and the {device_id=cov2} isn't {action:open=open} yet, see to it
the plants need sun, so the {device_id=cov2} has to be {action:open=pulled back}
halfway is no good, {device_id=cov2} all the way {action:open=open} please
{action:set_volume=louder}, the {device_id=mus}, {parameters=parameters9}
is {parameters=parameters9} too much to ask for the {device_id=mus}? {action:set_volume=volume}, I mean
{device_id=mus} at {parameters=parameters9}, {action:set_volume=volume} wise
the {device_id=mus} {action:set_volume=down to} {parameters=parameters9}, {=why}
nobody needs to hear the {device_id=mus} in the street, {parameters=parameters9} is {action:set_volume=loud enough}
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
~ the {device_id=alr} mustn't go off when I walk in, so {action:disarm=disarm}
how about {action:turn_off=no light} in the {device_id=device_id9} for a change
would it hurt to have the {device_id=hot} {action:turn_on=on}? I'm blue
{action:dim=gentler light} in the {device_id=device_id9}, it's all a bit hospital
~ it's brighter in the {device_id=device_id9} than on the moon, {action:dim=tone it down}
{action:set_temperature=cooler} in here please, I'm not talking about the weather
I looked at the forecast and it'll be twelve below tonight, so maybe the {device_id=hot} {action:set_temperature=had better be at} {parameters=parameters}
the news was grim enough, now for some calm: {device_id=lamp2} {action:dim=low} and that's all
a paper I read says {parameters=parameters8} is kindest on the eyes, so that's where the {device_id=lamp2} {action:set_brightness=should be}, please
the electricity costs me {=am} {=currency} a month, which is why I'd like the {device_id=plug} {action:turn_off=off}
~ I've asked twice whether the {device_id=lock2} is locked, now I simply want it {action:lock=locked}
we don't have to see who's at the door, {action:unlock=unlock} the {device_id=lock2} and let her in
# In the manner of chat.
ugh the {device_id=darks} are off and I can't see my own feet, {action:turn_on=get them on} will you
{=hush}, I'm standing in the pitch dark here, some {device_id=darks} would be {action:turn_on=on} if you loved me
it would be heaven if the {device_id=noisy} just {action:turn_off=shut up}, my head is splitting
I can't hear myself think, {action:turn_off=kill} the {device_id=noisy} please and then tell me I'm pretty
baby finally asleep. {device_id=noisy} {action:turn_off=off}, quick, before she hears it
the sun is blinding me, be an angel and {action:close=close} the {device_id=shade2}
any chance you could {action:open=open} the {device_id=shade2}, it's like a cave in here lol
I've made it to bed and of course the {device_id=door} isn't locked, {action:lock=lock} it for me would you
{=who2} is outside with {=n} bags and no key, so do {action:unlock=unlock} the {device_id=door}
my toes are blue, honestly, {action:set_temperature=put} the {device_id=cold} at {parameters=deg2}
I wonder whether you could {action:set_temperature=get} the {device_id=cold} up to {parameters=deg2} before grandma complains again
we've all left, silly us, with the {device_id=darks} still burning, so {action:turn_off=off} with them
my wife says the {device_id=noisy} ought to be {action:turn_off=off} by now and I'd like to stay married
# The usual ways to ask.
{action:turn_on=turn on|switch on|put on|power on} the {device_id=light}[ please]
{action:turn_off=turn off|switch off|shut off|power down} the {device_id=switch}
turn the {device_id=light} {action:turn_off=off}
switch the {device_id=switch} {action:turn_on=on}
{device_id=light} {action:turn_on=on}
{device_id=light} {action:turn_off=off}
{device_id=switch} {action:turn_off=off} please
{action:turn_off=kill|cut|douse} the {device_id=light}
{action:turn_on=fire up|power up|put on} the {device_id=switch}
it's {action:turn_on=too dark|pitch dark|so dark} in the {device_id=room2}
~ I can't see a thing in the {device_id=room2}, {action:turn_on=give me some light}
it's {action:turn_off=too bright} in the {device_id=room2}
I'm leaving, {action:turn_off=switch off} the {device_id=switch}
(could|can|would) you {action:turn_on=turn on} the {device_id=switch} (for me|)
~ {action:toggle=toggle|flip} the {device_id=switch}
{action:toggle=toggle} {device_id=device}
{action:lock=lock|lock up|bolt|secure} the {device_id=lock3}
make sure the {device_id=lock3} is {action:lock=locked}
{action:unlock=unlock|unbolt} the {device_id=lock3}
the delivery guy is here, {action:unlock=let him in through} the {device_id=lock3}
~ my sister is waiting outside, please {action:unlock=unlock} the {device_id=lock3}
{action:open=open|raise|pull up|lift} the {device_id=cover}
{action:close=close|shut|lower|pull down} the {device_id=cover}
let some sun in, {action:open=open} the {device_id=cover}
the {device_id=cover} should be {action:close=closed|down} (tonight|now|before it rains)
roll the {device_id=cover} {action:close=down}
~ {device_id=cover} {action:open=up} please
{action:start=start|run|launch} the {device_id=vac}
{action:start=send} the {device_id=vac} (out|off to work)
the floor is filthy, {action:start=get going with} the {device_id=vac}
{action:start=start} the {device_id=timer}
{action:stop=stop|halt|abort} the {device_id=timer}
~ {action:stop=stop} the {device_id=vac}, it's too loud
{action:pause=pause|hold} the {device_id=media}
someone is calling, {action:pause=pause} the {device_id=media} for a moment
{action:dim=dim|soften|tone down} the {device_id=light}
{action:dim=dim} the {device_id=light} to {parameters=bright}
movie time, {action:dim=dim} the {device_id=light}
{action:set_brightness=set} the {device_id=light} to {parameters=bright} [brightness]
{device_id=light} {action:set_brightness=to|at} {parameters=bright}
I want the {device_id=light} {action:set_brightness=at} {parameters=bright}
{action:set_brightness=brightness} of the {device_id=light} {parameters=bright}
{action:set_temperature=set|change|adjust|put} the {device_id=climate} to {parameters=temp}
{action:set_temperature=crank|turn} the {device_id=climate} (up|down) to {parameters=temp}
{action:set_temperature=heat|warm} the {device_id=room2} (up |)to {parameters=temp}
{action:set_temperature=make it} {parameters=temp} in the {device_id=room2}
~ I'm freezing, {action:set_temperature=make it} {parameters=temp} in the {device_id=room2}
{parameters=temp} in the {device_id=room2} {action:set_temperature=would be nice}
{device_id=climate} {action:set_temperature=to|at} {parameters=temp} please
I'd like it to be {parameters=temp} in the {device_id=room2}, {action:set_temperature=adjust} it
{action:set_temperature=cool} the {device_id=room2} (down |)to {parameters=temp}
{action:set_volume=set|put} the {device_id=media} volume to {parameters=volume}
{action:set_volume=volume} of the {device_id=media} to {parameters=volume}
turn the {device_id=media} {action:set_volume=volume} (up|down) to {parameters=volume}
the {device_id=media} is too loud, {action:set_volume=volume} {parameters=volume}
~ {device_id=media} {action:set_volume=volume} {parameters=volume}
{action:arm=arm|activate|set} the {device_id=alarm}
we're off on holiday, {action:arm=arm} the {device_id=alarm}
~ {action:disarm=disarm|deactivate} the {device_id=alarm}
I'm home, please {action:disarm=disarm} the {device_id=alarm}
{action:turn_off=shut up} the {device_id=media}
nobody is in the {device_id=room2}, {action:turn_off=lights out}
~ bedtime, {device_id=light} {action:turn_off=out}
warm up the room, {action:turn_on=turn on} the {device_id=climate}
I don't need the {device_id=switch} anymore, you can {action:turn_off=switch it off}
would you mind {action:close=closing} the {device_id=cover}
{action:turn_off=turning off} the {device_id=switch} would save power, do that
get the {device_id=climate} {action:turn_on=on}, we are cold
{action:turn_on=turn on} (it|that one)
{action:turn_off=switch it off}
{action:lock=lock} it
{action:dim=dim} it a bit
{action:set_temperature=make it} {parameters=temp} in here
~ it's cold, {action:set_temperature=set it to} {parameters=temp}
{action:set_volume=volume} {parameters=volume}
do something with the {device_id=light}
~ the {device_id=climate} please
change the {device_id=cover}
{action:open=open} up please
# Told around, thought aloud, wrapped in a story.
my hands are full, could the {device_id=light2} {action:turn_on=go on|come on}
{=ctx}, could the {device_id=light2} {action:turn_off=go off|go out}
I'm in bed already and the {device_id=light2} is still {action:turn_off=burning}, you know what to do
it's getting dark, time for the {device_id=light2} {action:turn_on=to come on}
I can hardly see my book, maybe a bit of {device_id=light2}, {action:set_brightness=at} {parameters=bright}
wouldn't it be nice to have the {device_id=cover2} {action:open=open|up}
the sun is blinding me, the {device_id=cover2} had better {action:close=come down|go down|be closed}
the neighbours can see right in, {device_id=cover2} {action:close=closed|down|shut} please
grandma feels the cold, {parameters=temp} in the {device_id=room3} {action:set_temperature=would suit her|would be kind}
I'm sweating here, the {device_id=heat5} could {action:set_temperature=go down to|drop to} {parameters=temp}
~ the baby sleeps best at {parameters=temp}, so the {device_id=heat5} should {action:set_temperature=be set to that}
I can't hear myself think, the {device_id=media3} at {parameters=volume} {action:set_volume=would be loud enough}
good song, the {device_id=media3} may {action:set_volume=go up to} {parameters=volume}
the phone is ringing, the {device_id=media3} should {action:pause=pause|hold on a second}
{=who5} is standing outside without a key, the {device_id=door2} could {action:unlock=be unlocked}
last one out tonight, so the {device_id=door2} {action:lock=needs locking|should be locked}
nobody's watching any more, the {device_id=plug2} can {action:turn_off=go off|be switched off}
I'd kill for a coffee, {device_id=coffee} {action:turn_on=on} please
crumbs everywhere, time the {device_id=vac2} {action:start=did a round|got going|started}
that {device_id=vac2} is driving me mad, make it {action:stop=stop}
we're off for a week, the {device_id=alarm3} should {action:arm=be armed|be on guard}
movie night, so the {device_id=light2} {action:dim=a little lower|down a notch|nice and dim}, {parameters=bright}
why is the {device_id=plug2} {action:turn_off=still running}, no one needs it, off with it
I do like it cosy in the {device_id=room3}
somebody do something about the {device_id=heat5}
could it be {action:set_temperature=set to} {parameters=temp} in here, I'm freezing
# More of the usual ways.
{action:turn_off=lights off|lights out} in the {device_id=room4}
{action:turn_on=lights on|light on} in the {device_id=room4} [please]
turn the lights {action:turn_off=off} in the {device_id=room4}
{action:turn_off=kill|cut} the {device_id=lamp3}
{action:turn_off=kill|pull the plug on|shut down} the {device_id=plug3}, nobody's using it
(put|leave|have) the {device_id=lamp3} {action:turn_on=on} for me
{=why2}, {action:turn_off=get rid of} the {device_id=lamp3}
{=why2}, could the {device_id=lamp3} {action:turn_on=go on}
the {device_id=plug3} can {action:turn_off=go off} now
the {device_id=plug3} should be {action:turn_on=on} when I come in
{device_id=plug3} {action:turn_on=on}
{device_id=lamp3} {action:turn_off=off} thx
(get|have) the {device_id=machine} {action:start=going|started}
let the {device_id=machine} {action:start=run} now
{action:stop=enough of|end|cancel} the {device_id=machine}
{action:start=send out|release|let loose} the {device_id=robot}
crumbs everywhere in here, {action:start=start} the {device_id=robot}
the {device_id=robot} is in my way, {action:pause=make it wait}
{action:stop=call off|stop} the {device_id=robot}, {=why2}
{action:pause=freeze|pause} the {device_id=media2} a second
{=why2}: {action:pause=pause} the {device_id=media2}
{action:turn_off=silence|turn off} the {device_id=media2}, {=why2}
{action:set_temperature=make it warmer|turn the heat up} in the {device_id=room4}
{action:set_temperature=make it cooler|cool things down} in the {device_id=room4}
{action:set_temperature=make it} {parameters=temp2} in the {device_id=room4}, {=why2}
the {device_id=room4} {action:set_temperature=should be at|needs} {parameters=temp2}
{parameters=temp2} for the {device_id=heat}, please {action:set_temperature=set} it
the {device_id=heat} {action:set_temperature=up to|down to} {parameters=temp2}
{device_id=heat} {parameters=temp2}, {action:set_temperature=set} that
{action:set_temperature=heat|warm up} the {device_id=room4} till it's {parameters=temp2}
we're shivering, {action:set_temperature=bring} the {device_id=room4} to {parameters=temp2}
I'd sleep better with {parameters=temp2} in the {device_id=room4}, {action:set_temperature=change} that
{action:set_temperature=drop|lower|bump|raise} the {device_id=heat} to {parameters=temp2}
{action:set_brightness=bring|take|set} the {device_id=lamp3} (up|down) to {parameters=bright2}
{parameters=bright2} {action:set_brightness=brightness} on the {device_id=lamp3}
{device_id=lamp3}, {action:set_brightness=brightness} {parameters=bright2}
only {parameters=bright2} for the {device_id=lamp3}, {action:dim=dim} it
{action:dim=dim|lower} the lights in the {device_id=room4} to {parameters=bright2}
{action:dim=a bit darker|less light|softer light} in the {device_id=room4}, {=why2}
{=why2}, take the {device_id=lamp3} {action:dim=down a little|down a bit|down a notch}
{action:set_volume=turn} the {device_id=media2} (up|down) to {parameters=vol2}
{parameters=vol2} on the {device_id=media2} {action:set_volume=volume}
{device_id=media2} (louder|quieter), {action:set_volume=volume} at {parameters=vol2}
I can't hear the {device_id=media2}, {action:set_volume=volume} {parameters=vol2}
{action:set_volume=put the volume} of the {device_id=media2} at {parameters=vol2}, {=why2}
{action:open=open up|draw back|roll up} the {device_id=cover3}
{action:close=roll down|draw|bring down} the {device_id=cover3}, the neighbours are staring
{device_id=cover3} {action:close=shut|down|closed}
{device_id=cover3} {action:open=open}
I want daylight, {device_id=cover3} {action:open=up}
rain is coming, {action:close=close} the {device_id=cover3}
leave the {device_id=cover3} {action:open=open} tonight, go ahead and do it
{=why2}, {action:lock=lock up} the {device_id=doorlock}
the {device_id=doorlock} {action:lock=must be locked|has to be locked}, do it now
{action:unlock=let the cleaner in by} the {device_id=doorlock}
I forgot my key, {action:unlock=unlock} the {device_id=doorlock}
{device_id=doorlock}: {action:lock=lock|lock it}
{device_id=doorlock} {action:unlock=unlock}
everybody is out of the house, {action:arm=arm|switch on} the {device_id=guard}
{device_id=guard} {action:arm=on|armed} please, we leave now
it's only me, {action:disarm=disarm|turn off} the {device_id=guard}
{action:disarm=stand down} the {device_id=guard}
{action:toggle=switch|flip|toggle} the state of the {device_id=plug3}
if the {device_id=lamp3} is on turn it off and if it's off turn it on, just {action:toggle=toggle} it
(be so kind|be a dear) and {action:turn_off=switch off} the {device_id=plug3}
I'd love a coffee, {action:start=start|fire up} the {device_id:coffee machine=coffee machine}
it's stuffy, {action:turn_on=switch on|get going} the {device_id=plug3}
who needs the {device_id=lamp3} at noon, {action:turn_off=off} with it
why is the {device_id=plug3} still on, {action:turn_off=turn it off}
don't leave the {device_id=plug3} running, {action:turn_off=off} please
{action:turn_on=turn on} the thing
{action:dim=dim} them
{action:set_temperature=make it warmer|make it colder}
{action:set_temperature=set} it to {parameters=temp2}
{action:lock=lock} it please
{parameters=bright2} {action:set_brightness=brightness} please
~ {action:pause=pause}
do the {device_id=cover3}
~ {action:set_temperature=warmer} in the {device_id=room4} please
set it to {parameters=temp2} in the {device_id=room4}, {action:set_temperature=temperature}
# Short and plain, as typed every day.
it is {action:turn_on=dark} in here
{action:turn_off=kill} the {device_id=lamp4}
{device_id=lamp4} at {parameters=bri2}
make it {parameters=deg3} in the {device_id=room5}
{action:lock=bolt} the {device_id=door3}
{action:pause=pause} the {device_id=tune}
I'm freezing, {device_id:heating=heating} {action:turn_on=on}
{action:arm=arm} the {device_id:house=house}
let the {device_id=bot} {action:start=loose}
{device_id=cov3} {action:close=shut}
{device_id=tune} {action:set_volume=volume} {parameters=vol3}
can't sleep, it's {action:turn_off=too bright}
{parameters=deg3} is what the {device_id=therm} ought to be {action:set_temperature=set} to, no more, no less
the film's about to begin, so {action:dim=lower} the {device_id=lamp4} to {parameters=bri2}
~ the courier's at the {device_id=entry} with his hands full, {action:unlock=unlock} it
to {parameters=vol3} with the {device_id=tune}, {action:set_volume=quieter}, the neighbours are banging on the wall
all this dust makes me sneeze, get the {device_id=bot} {action:start=going} before lunch
nobody's using it any more, so the {device_id=app} can be {action:turn_off=switched off}
# Bare noun phrases, and orders that lack what is needed.
the {device_id=room6} is {action:turn_on=too dark|far too dark}
way {action:turn_off=too bright} in the {device_id=room6}
it's chilly in the {device_id=room6}, do something
{device_id=lamp7} {action:turn_off=off}
guests at six and the {device_id=warm2} isn't on yet, {action:turn_on=switch it on}
can't find the switch, {device_id=lamp7} {action:turn_on=on}
that {device_id=tune2} is driving me mad, {action:stop=make it stop}
off to bed, {action:turn_off=lights out} in the {device_id=room6}
the sun's blinding me, {action:close=shut} the {device_id=cov6}
everyone's out, {action:lock=lock up} the {device_id=door4}
sweltering in the {device_id=room6}, please cool it down
{action:open=open up} the {device_id=cov6}, I need daylight
I'm home, get some light {action:turn_on=on}
lights please
# Needs only hinted at, telegrams, neighbours.
don't tell me whether the {device_id=lamp5} is on, {action:turn_off=make sure it's off}
no need to show me the {device_id=cov4}, {action:close=close} it and be done
I don't want a reminder about the {device_id=door5}, {action:lock=lock} it now
not tomorrow, this minute: {action:start=start} the {device_id=mac2}
it's not the weather, it's this room: {parameters=parameters10} in the {device_id=device_id10}, {action:set_temperature=heat it}
it's warm outside, {action:turn_off=no need for} the {device_id=heat2} any more
the news is on and I can't hear a word, {device_id=mus2} {action:set_volume=volume to} {parameters=parameters11}
{=who3} is asleep in there, so no light in the {device_id=lamp5} please, {action:turn_off=off}
{=who3} is standing in the dark by the {device_id=lamp5}, {action:turn_on=on} with it
we've {=k} guests coming and the {device_id=device_id10} {action:turn_on=should be lit}
my hands are full of flour, get the {device_id=dev} {action:turn_on=going}
I can smell burning, {action:turn_off=cut} the {device_id=dev}
the bill was {=bigint} last month, so {device_id=dev} {action:turn_off=out} when nobody's using it, like now
at {=k} the match begins, {action:turn_on=wake up} the {device_id=dev}
the sun is right in my eyes, {device_id=cov4} {action:close=down}, would you
stuffy in here. {device_id=cov4} {action:open=open}, just for a bit
the postman is out there, {device_id=door5} {action:unlock=unlocked} please
last one in was {=who3}, so {action:lock=bolt} the {device_id=door5}
off to the airport, {action:arm=arm} the {device_id=device_id11}
it's only me, {action:disarm=disarm} the {device_id=device_id11} before it howls
the baby just fell asleep, {device_id=mac2} {action:stop=has to stop}
I'll need the floor clear for {=k} minutes, have the {device_id=mac2} {action:pause=wait}
wrong film, {action:pause=hold} the {device_id=mus2} while we argue
more cosy than bright, please: {device_id=lamp5} {action:dim=dimmed} to {parameters=parameters12}
~ I can't thread this needle, {device_id=lamp5} at {parameters=parameters12}, {action:set_brightness=brighten it up}
{action:set_brightness=brightness} of the {device_id=lamp5}, {parameters=parameters12}, no more than that
{parameters=parameters10} will do for the {device_id=heat2} at night, {action:set_temperature=put it there}
dad always wants {parameters=parameters10}, so {action:set_temperature=set} the {device_id=heat2} to that
{parameters=parameters11} for the {device_id=mus2}, {action:set_volume=volume}, the neighbours are in
{device_id=lamp5} {action:turn_off=off} pls
{device_id=door5} {action:lock=lock} asap
{device_id=mus2} {action:set_volume=vol} {parameters=parameters11}
{device_id=heat2} {action:set_temperature=temp} {parameters=parameters10}
{device_id=cov4} {action:open=up} thx
{device_id=mac2} {action:start=go}
whichever way the {device_id=dev} is, {action:toggle=flip it}
no one can sleep with the {device_id=mus2} like this
I'm melting in the {device_id=device_id10}
{action:turn_off=off} with it
# Told around, thought aloud, wrapped in a story.
could somebody {action:turn_on=put some light on} in the {device_id=room7}
I'm reading and can barely see, {device_id=light3} {action:turn_on=on} please
I think we can {action:turn_off=do without} the {device_id=light3} now
nobody's in the {device_id=room7}, so why is it lit? {action:turn_off=lights out}
did I ask for the {device_id=plug4}? no, so {action:turn_off=off} with it
{=hello}, would you mind getting the {device_id=light3} {action:turn_off=off} for me
the {device_id=plug4} has been humming all day, {action:turn_off=put an end to it}
it's like a cave in the {device_id=room7}, could we {action:turn_on=have light}
{action:set_brightness=put} the {device_id=light3} at half, no, make that {parameters=bright}
the {device_id=light3} is hurting my eyes, {parameters=bright} {action:set_brightness=would be kinder}
something more romantic from the {device_id=light3}, say {parameters=bright}, {action:dim=dim it}
we're about to watch a film, would you {action:dim=take down} the {device_id=light3} a bit
my teeth are chattering, let's have {parameters=temp} in the {device_id=room7}, {action:set_temperature=set it}
could the {device_id=room7} {action:set_temperature=be brought to} {parameters=temp} before the guests arrive
it's a sauna in the {device_id=room7}, {action:set_temperature=take it down to} {parameters=temp}
~ {action:set_temperature=set} the {device_id=heat3} to {=int}, actually, {parameters=temp}
grandma is coming, so {device_id=heat3} {action:set_temperature=up to} {parameters=temp}
who told you I like it tropical? {device_id=heat3} {action:set_temperature=down to} {parameters=temp}
the neighbours are complaining, {device_id=media4} {action:set_volume=down to} {parameters=volume}
I love this one, {device_id=media4} {action:set_volume=louder, to} {parameters=volume}
{parameters=volume} {action:set_volume=is loud enough} for the {device_id=media4}
~ shh, the doorbell, {action:pause=hold} the {device_id=media4} a moment
I can't hear {=who4} on the phone, {action:pause=pause} the {device_id=media4}
the sun has gone, {device_id=cover4} {action:close=closed} please
let there be daylight, {device_id=cover4} {action:open=open}
{=who4} is coming in with the car, {action:open=get} the {device_id=cover4}
there's a storm brewing, better {action:close=bring in} the {device_id=cover4}
I've got shopping in both hands, {action:unlock=unlock} the {device_id=door6} quickly
everyone's in for the night, so {action:lock=lock up} the {device_id=door6}
if the {device_id=door6} isn't {action:lock=locked} yet, it should be
~ look at those crumbs, time the {device_id=vac3} {action:start=earned its keep}
the cat is terrified of the {device_id=vac3}, {action:stop=call it off}
the {device_id=wash} is loaded, would you {action:start=set it going}
holiday at last! {action:arm=arm} the {device_id=alarm2} behind us, please
we're home, so the {device_id=alarm2} may {action:disarm=stand down}
whatever the {device_id=light3} is doing, make it {action:toggle=do the opposite}
it would be lovely if it were a bit brighter in the {device_id=room7}
do something, it's freezing in the {device_id=room7}
the {device_id=media4} could be a touch quieter
would you {action:turn_off=switch something off} for me
# Every parameter in many wordings, orders and lengths.
{device_id=lamp6} {action=onp}
~ {device_id=dev2}: {action=onp}
{action=action} the {device_id=dev2}
{action=off} the {device_id=lamp6}, not the {=lamp6}
not the {=lamp6}, the {device_id=lamp6}: {action=onv} that one
{=chat}, {action=onv} the {device_id=lamp6}
the {device_id=dev2}, please {action=action} it
I don't need the {device_id=dev2} any longer, {action=off} it
{action=tog} the {device_id=lamp6}
~ the {device_id=dev2}: {action=tog} it, whatever it is now
{action=action2} the {device_id=door7}
I want the {device_id=door7} {action=lkp}
{device_id=door7} {action=lkp} please
somebody is waiting, {action=action2} the {device_id=door7}
{action=action3} the {device_id=cov5}
{device_id=cov5} {action=opp}
I'd like the {device_id=cov5} {action=opp}, the {=cov5} can stay
{device_id=cov5}: {action=action3}
{action=action4} the {device_id=mac3}
the {device_id=mac3} should be told to {action=action4}, thanks
{device_id=mac3} - {action=action4}
{action=dimw} the {device_id=lamp6}
{device_id=lamp6}: {action=dimw}, down to {parameters=parameters13}
{action=dimw} the {device_id=lamp6} to {parameters=parameters13}
{action=action5} the {device_id=device_id12}
the {device_id=device_id12}: {action=action5} it, we are (leaving|back)
~ {action=tset} the {device_id=heat4} to {parameters=parameters14}
{parameters=parameters14} on the {device_id=heat4}, {action:set_temperature=set it|make it so|adjust it|change it}
{action=tset} it to {parameters=parameters14} in the {device_id=device_id13}
{device_id=device_id13} {parameters=parameters14} {action:set_temperature=temperature|heating|degrees|climate}
{action:set_temperature=up|down|go up|go down|change} to {parameters=parameters14} with the {device_id=heat4}
{action:set_temperature=a bit warmer|a little cooler|less hot|not so cold|warmer|colder} in the {device_id=device_id13}
{action=bset} the {device_id=lamp6} to {parameters=parameters13} brightness
{parameters=parameters13} {action:set_brightness=brightness|light|bright|brightness level} for the {device_id=lamp6}
{device_id=lamp6} {action:set_brightness=at|to|brightness|level} {parameters=parameters13}
~ {action:set_brightness=brightness|light level} {parameters=parameters13}, {device_id=lamp6}
{action=vset} the {device_id=mus3} to {parameters=parameters15} volume
{action:set_volume=volume|loudness|sound} {parameters=parameters15}, {device_id=mus3}
{device_id=mus3} {action:set_volume=volume|sound|loudness} {parameters=parameters15}
the {device_id=mus3} is too loud, {action:set_volume=take it down|put the volume|turn it down|go down} to {parameters=parameters15}
{action:pause=pause|hold|freeze|put on hold|interrupt} the {device_id=mus3}, the phone rings
{action:turn_off=no more|enough|silence|turn off|mute} {device_id=mus3}
{action=onv} everything in the {device_id=device_id13}
could the {device_id=cov5} go {action=opp}, please
we're freezing, {action=tset} the {device_id=device_id13} to {parameters=parameters14}
the {device_id=heat4}
{action=onv} that one
{action=tset} to {parameters=parameters14}
{action:set_volume=volume} {parameters=parameters15}
%lang de
# The usual ways to ask.
(mach|schalte|schalt|machen Sie) [bitte] das {device_id=licn} {action:turn_on=an|ein}
(mach|schalte|schalt) [bitte] die {device_id=anf} {action:turn_off=aus|ab}
{device_id=licf} {action:turn_off=aus|ausschalten|ausmachen}
(mach|schalt) mal den {device_id=anm} {action:turn_on=an|ein}
{action:turn_on=knips|schalt|mach} die {device_id=licf} an
im {device_id=imraum} ist es (so|viel zu|total) dunkel, mach (mal|) Licht {action:turn_on=an}
{action:set_temperature=stell|stelle|dreh|regel|stellen Sie} die {device_id=heiz} [bitte] auf {parameters=temps}
{device_id=heiz} {action:set_temperature=auf} {parameters=temps}
~ mir ist kalt, {action:set_temperature=dreh|stell} die {device_id=heiz} (hoch|) auf {parameters=temps}
im {device_id=imraum} hätte ich gern {parameters=temps}, {action:set_temperature=regel die Temperatur|stell das ein|heiz bitte}
{action:dim=dimm|dimme|dimmen Sie} das {device_id=licn} [auf {parameters=hell}]
(mach|stell) die {device_id=licf} {action:dim=dunkler|etwas dunkler|schwächer|gedimmt}
{device_id=licf} {action:set_brightness=Helligkeit|heller stellen} auf {parameters=hell}
{action:set_brightness=stell|stelle} die Helligkeit vom {device_id=licn} auf {parameters=hell}
{action:set_volume=stell|dreh|mach} den {device_id=tonm} auf {parameters=laut} [Lautstärke]
{action:set_volume=lautstärke} {device_id=tonf} {parameters=laut}
{action:set_volume=Lautstärke} (der|von der) {device_id=tonf} auf {parameters=laut}
{action:set_volume=leiser|lauter} bitte, [die] {device_id=tonf} auf {parameters=laut}
(schließ|schließe|sperr) [bitte] die {device_id=tuer} {action:lock=ab|zu|zweimal ab}
{device_id=tuer} {action:lock=abschließen|verriegeln|absperren}
(schließ|sperr) die {device_id=tuer} {action:unlock=auf|wieder auf}
{action:unlock=entriegel|entriegle|entsperr|entsperren Sie} [bitte] die {device_id=tuer}
(mach|fahr|fahre) [bitte] die {device_id=rollp} {action:close=runter|zu|herunter}
(mach|fahr|zieh) die {device_id=rollp} {action:open=hoch|auf|rauf}
{action:open=öffne|öffnen Sie} [bitte] die {device_id=rollf}
die Sonne blendet, {action:close=schließ|schließe} [mal] die {device_id=rollf}
(mach|fahr) das {device_id=torn} {action:open=auf|hoch}
(mach|fahr) [bitte] das {device_id=torn} {action:close=zu|runter}
{action:start=starte|starten Sie} [bitte] den {device_id=startm}
{device_id=startf} {action:start=starten|anwerfen|soll loslegen}
{action:stop=stopp|stoppe|unterbrich} [mal] den {device_id=startm}
{action:pause=pausier|pausiere|unterbrich} [bitte] den {device_id=tonm}
{action:toggle=schalt|schalte} das {device_id=licn} um
wir gehen jetzt, {action:arm=schalt|stell} die {device_id:Alarmanlage=Alarmanlage} scharf
{action:disarm=entschärf|deaktiviere|deaktivieren Sie} [bitte] die {device_id:Alarmanlage=Alarmanlage}
~ wir sind zurück, schalt die {device_id:Alarmanlage=Alarmanlage} {action:disarm=ab|aus|wieder unscharf}
{device_id:Alarmanlage=Alarmanlage} {action:arm=scharf stellen|aktivieren|scharf}
(kannst du|könntest du|könnten Sie) [bitte] das {device_id=licn} {action:turn_off=ausmachen|ausschalten|löschen}
(kannst du|würdest du) die {device_id=rollp} {action:close=zumachen|runterlassen|schließen}
ich hab [glaub ich] die {device_id=anf} angelassen, (mach|schalt) sie {action:turn_off=aus}
die Gäste kommen gleich, {device_id=licf} {action:turn_on=an|einschalten}
{action:turn_off=mach aus|schalt aus|ausschalten}
(stell|dreh) {action:set_temperature=die Temperatur} auf {parameters=temps}
(mach|schalt) die {device_id=licf}
# What is an argument, what is not, and where it ends.
~ {device_id=device_id34} von {=parameters16} auf {parameters=parameters16} {action:dim=dimmen|runterdimmen}, danke dir
# "Label: content", telegrams, hashtags, arrows.
{device_id=dli}: {action:turn_off=aus}
{device_id=dli} -> {action:turn_on=an|ein}
# A word or two decide between neighbours.
licht {action:turn_on=an} im {device_id=drm}
in der {device_id=drf} bitte das licht {action:turn_off=aus}
könnte es im {device_id=drm} {action:set_temperature=etwas wärmer} sein
unter {parameters=dgr} soll es in der {device_id=drf} nicht sein, {action:set_temperature=heiz} so weit
die {device_id=dlf} könnte {parameters=dbr} {action:set_brightness=hell} sein
abgeschlossen will ich die {device_id=dtf}, also {action:lock=abschließen}
die {device_id=djf} darf jetzt {action:start=loslaufen}
es zieht, {device_id=dcm} {action:close=zu}
# In the manner of chat.
hier sieht man ja die Hand vor Augen nicht, mach mal das {device_id=device_id35} {action:turn_on=an}
ich lieg schon, und das {device_id=device_id35} brennt noch, sei so gut und mach es {action:turn_off=aus}
# More of the usual ways.
mach das {device_id=lichtn} {action:turn_off=aus}
{device_id=lichtn} {action:turn_off=aus}
mach mal das {device_id=lichtn} {action:turn_on=an}
{action:turn_off=mach} die {device_id=lichtf} aus
kannst du die {device_id=lichtp} {action:turn_on=anmachen|einschalten}
ich geh schlafen, {device_id=lichtp} {action:turn_off=aus|ausschalten}
~ der {device_id=germ} muss {action:turn_off=aus|weg vom strom}
schalt den {device_id=germ} {action:turn_on=ein|an}
{device_id=warm} {action:set_temperature=auf} {parameters=grad}
mir ist zu kalt, stell die {device_id=warm} {action:set_temperature=auf} {parameters=grad}
{parameters=grad} {action:set_temperature=einstellen}, {device_id=warm}
das {device_id=lichtn} {action:set_brightness=auf} {parameters=pro} stellen
~ mach das {device_id=lichtn} {action:dim=dunkler|schwächer}, so {parameters=pro}
{device_id=tonm2} {action:set_volume=auf} {parameters=lauts} stellen
zu laut, dreh die {device_id=tonf2} {action:set_volume=auf} {parameters=lauts} runter
sperr die {device_id=tuerf} {action:lock=ab|zu}
die {device_id=tuerf} {action:unlock=aufschließen|aufsperren}
fahr die {device_id=oeffp} {action:close=runter|zu}
lass die {device_id=oeffp} {action:open=hoch|rauf}
lass den {device_id=laufm2} {action:start=loslaufen|anlaufen|losfahren}
halt den {device_id=laufm2} {action:stop=an}
{device_id=laufd} {action:start=starten|anwerfen}
die {device_id=tonf2} mal {action:pause=pausieren|anhalten}
{action:toggle=wechsle|schalt um}: {device_id=lichtf}
{device_id:Alarmanlage=Alarmanlage} {action:arm=scharf machen|aktivieren}, wir fahren weg
bin daheim, {device_id:Alarmanlage=Alarmanlage} {action:disarm=aus|entschärfen|unscharf}
das {device_id=oeffn} {action:close=zu|schließen}
es zieht, das {device_id=oeffn} muss {action:close=zu}
~ mach die {device_id=lichtf}
{action:turn_off=ausschalten}
{action:set_temperature=stell} auf {parameters=grad}
# Needs only hinted at, telegrams, neighbours.
mir isses zu finster, {device_id=device_id36} {action:turn_on=an}
die {device_id=device_id17} war lang genug an, {action:turn_off=aus damit|abdrehen}
{device_id=device_id16} {action:set_temperature=auf} {parameters=grad2}
ich schwitz wie verrückt, {action:set_temperature=dreh} die {device_id=device_id16} runter auf {parameters=grad2}
das {device_id=ton} brüllt ja, {action:set_volume=mach} {parameters=laut2}
gemütlicher bitte: {device_id=device_id37} {action:dim=gedimmt|schummrig|runterdrehen} auf {parameters=hell2}
{parameters=hell2} {action:set_brightness=helligkeit} für die {device_id=device_id37}
~ ich muss los, {device_id=tuer2} {action:lock=zusperren|dichtmachen|verriegeln}
wiebke steht draußen, die {device_id=tuer2} {action:unlock=aufschließen|aufsperren|entriegeln}
{action:open=öffne} das {device_id=tor}, ich komm mit dem auto
die {device_id=device_id38} müssen {action:close=runter|zu}, die sonne knallt
fenster ging auf, wind kommt: {device_id=tor} {action:close=zumachen|zu}
{action:start=lass|schick} den {device_id=device_id39} mal durchs haus, es ist staubig
{device_id=device_id40} {action:start=anwerfen|starten|los}
das baby schläft, der {device_id=device_id39} soll {action:stop=aufhören|stillhalten|stehen bleiben}
das {device_id=ton} kurz {action:pause=anhalten|unterbrechen|pausieren}, telefon
geht schlafen, hab ich gesagt, also {device_id=device_id15} {action:turn_off=aus|dunkel|löschen}
die {device_id=device_id37} einmal {action:toggle=umschalten|wechseln|andersrum}
alle aus dem haus, {device_id=alarm4} {action:arm=scharf|schärfen|scharf machen}
bin wieder da, {device_id=alarm4} {action:disarm=unscharf|entschärfen|deaktivieren}
stell {device_id=device_id16} mal anders
# Every parameter in many wordings, orders and lengths.
mach das {device_id=device_id18} {action:turn_on=an}
mach die {device_id=device_id19} bitte {action:turn_off=aus}
schalt mir den {device_id=device_id22} {action:turn_off=ab|aus}
dreh die {device_id=device_id24} {action:set_temperature=auf} {parameters=grad3}
{device_id=device_id25} {action:turn_off=aus}
kannst du die {device_id=device_id23} {action:close=runterlassen|schließen|zumachen}
ich hätte gern die {device_id=device_id23} {action:open=offen|oben|hochgefahren}
könnten Sie die {device_id=tuer3} bitte {action:lock=abschließen|verriegeln}?
die {device_id=tuer3} {action:unlock=entriegeln|aufsperren}, timo kommt
~ sperr die {device_id=tuer3} {action:unlock=auf}
schließ mir die {device_id=tuer3} {action:lock=ab}
mach ma die {device_id=device_id21} {action:turn_on=an}
stell das {device_id=device_id18} {action:set_brightness=auf} {parameters=hell3}
{device_id=device_id18} auf {parameters=hell3} {action:dim=dimmen|runterdimmen}
das {device_id=device_id18} blendet, {action:dim=dimm|dreh} es auf {parameters=hell3}
im {device_id=rmm} bitte {parameters=grad3} {action:set_temperature=einstellen}
mir ist kalt, {device_id=device_id24} {action:set_temperature=hoch auf} {parameters=grad3}
{parameters=grad3} in der {device_id=rmf}, {action:set_temperature=stell das ein}
die {device_id=device_id29} ist zu laut, {action:set_volume=stell} sie auf {parameters=laut3}
{action:set_volume=lautstärke} vom {device_id=device_id28} auf {parameters=laut3}
{device_id=device_id28} {action:set_volume=leiser auf} {parameters=laut3}
lass den {device_id=device_id26} {action:start=losfahren|anfangen|saugen}
schick den {device_id=device_id26} {action:start=los}
halt den {device_id=device_id26} {action:stop=an|auf}
{action:start=starte|start} die {device_id=device_id27}
~ wirf die {device_id=device_id27} {action:start=an}
die {device_id=device_id29} kurz {action:pause=anhalten|pausieren}
mach das {device_id=device_id20} {action:open=auf}
zieh die {device_id=device_id23} {action:open=hoch|rauf}
~ es regnet rein, mach das {device_id=device_id20} {action:close=zu}
fahr das {device_id=device_id20} {action:close=runter}
schalt die {device_id=device_id19} {action:toggle=um}
wir fahren in urlaub, {device_id:Alarmanlage=Alarmanlage} {action:arm=scharf schalten|scharfstellen|aktivieren}
~ stell die {device_id:Alarmanlage=Alarmanlage} {action:disarm=unscharf|aus}
{action:disarm=entschärf} die {device_id:Alarmanlage=Alarmanlage}, ich bin's
~ ich seh nix, {device_id=device_id18} {action:turn_on=an}
bin im bett, {device_id=device_id25} {action:turn_off=aus|ausmachen}
der {device_id=device_id22} kann jetzt {action:turn_off=aus}
wer hat den {device_id=device_id22} angelassen, mach ihn {action:turn_off=aus}
für den filmabend das {device_id=device_id18} {action:set_brightness=auf} {parameters=hell3}
knips die {device_id=device_id19} {action:turn_on=an}
den {device_id=device_id22} {action:turn_on=einschalten|anwerfen|anmachen}
die {device_id=device_id27} soll {action:stop=aufhören|stoppen}
{device_id=device_id19} {action:turn_on=an|ein}, bitte
~ mach den {device_id=device_id22}
mach es heller
schalt mal was aus
stell es auf {parameters=grad3}
mach die {device_id=tuer3}
{action:turn_on=einschalten}
~ dreh mal {action:set_volume=leiser auf} {parameters=laut3}
%lang es
# The usual ways to ask.
~ {action:turn_on=enciende|prende|pon|encienda} [por favor] la {device_id=luzf}
{action:turn_off=apaga|apague|quita} [por favor] la {device_id=luzf}
{action:turn_off=apaga|apágame} las {device_id=lucesp}
{action:turn_on=enciende|pon|conecta|préndeme} el {device_id=devm}
{device_id=luzf} {action:turn_off=apagar|fuera|apagada}
{device_id=devf} {action:turn_on=encender|encendida}
en (el {device_id=roomm}|la {device_id=roomf}) no se ve nada, {action:turn_on=enciende|dale a} la luz
me he dejado la {device_id=devf} encendida, {action:turn_off=apágala}
la {device_id=luzf} sigue encendida, {action:turn_off=apágamela|apágala}, porfa
vienen los invitados: las {device_id=lucesp}, {action:turn_on=enciéndelas|préndelas}
{action:set_temperature=pon|sube|baja|ajusta|ponga} la {device_id=calor} a {parameters=temps2}
{action:set_temperature=pon|deja|regula} el {device_id=calorm} (a|en) {parameters=temps2}
tengo frío, {action:set_temperature=súbeme|pon} la {device_id=calor} a {parameters=temps2}
{device_id=calorm} {action:set_temperature=a} {parameters=temps2}
quiero {parameters=temps2} en (el {device_id=roomm}|la {device_id=roomf}), {action:set_temperature=ajústalo|regúlalo}
{action:dim=atenúa|baja un poco|suaviza} la {device_id=luzf} [al {parameters=brillo}]
la {device_id=luzf} {action:dim=más tenue|más floja|más bajita}
{action:set_brightness=pon el brillo|sube el brillo|brillo} de la {device_id=luzf} al {parameters=brillo}
{action:set_brightness=brillo} {device_id=luzf} {parameters=brillo}
{action:set_volume=sube|baja|pon} el volumen (del {device_id=tonm3}|de la {device_id=tonf3}) al {parameters=vol4}
{action:set_volume=volumen} (del {device_id=tonm3}|de la {device_id=tonf3}) a {parameters=vol4}
{action:lock=cierra con llave|bloquea|echa el cerrojo a} la {device_id=puerta}
{device_id=puerta} {action:lock=bloquear|cerrar con llave}
{action:unlock=desbloquea|abre el cerrojo de|quita el cerrojo de} la {device_id=puerta}
{action:open=sube|abre|levanta|suba} las {device_id=abrp}
{action:close=baja|cierra|echa} las {device_id=abrp}
{action:open=abre|ábreme|abra} la {device_id=abrf}
me da el sol en los ojos, {action:close=baja|cierra} la {device_id=abrf}
~ {device_id=abrf} {action:close=cerrar|abajo|bajar}
{action:start=arranca|inicia|pon en marcha} (el {device_id=startm2}|la {device_id=startf2})
{action:stop=para|detén} (el {device_id=startm2}|la {device_id=startf2})
{action:pause=pausa|pon en pausa} (el {device_id=tonm3}|la {device_id=tonf3})
{action:toggle=cambia el estado de|alterna|conmuta} la {device_id=luzf}
nos vamos, {action:arm=activa|conecta|pon} la {device_id:alarma=alarma}
{action:disarm=desactiva|desconecta|quita} la {device_id:alarma=alarma}[, que ya estamos en casa]
la {device_id:alarma=alarma}, {action:disarm=desactívala|desconéctala}
¿(puedes|podrías|puede) {action:turn_off=apagar|desconectar} el {device_id=devm}?
¿(puedes|podrías) {action:close=cerrar|bajar} las {device_id=abrp}?
{action:turn_off=apágalo|apágala|apaga eso}
{action:set_temperature=pon|sube} a {parameters=temps2}
haz algo con la {device_id=luzf}
# "Label: content", telegrams, hashtags, arrows.
{device_id=eli}: {action:turn_off=apagar|apagada}
{device_id=eli} -> {action:turn_on=encender|encendida}
# A word or two decide between neighbours.
luz {action:turn_on=encendida} en el {device_id=erm}
en la {device_id=erf} las luces {action:turn_off=apagadas}, por favor
¿podría estar {action:set_temperature=un poco más caliente} la {device_id=erf}?
a {parameters=egr} el {device_id=erm}, {action:set_temperature=ponlo así}
la {device_id=elf} daría más gusto {action:set_brightness=con el brillo} al {parameters=ebr}
~ la {device_id=etf} la quiero {action:lock=cerrada con llave}
que la {device_id=ejf} {action:start=empiece} ya
entra el sol, {action:close=baja} la {device_id=epf}
# In the manner of chat.
no veo ni mis pies, {action:turn_on=enciende} la {device_id=luz}, anda
ya estoy en la cama y se quedó puesta la {device_id=luz}, {action:turn_off=apágala}, porfa
# More of the usual ways.
{action:turn_off=apágame} la {device_id=luf}
la {device_id=luf} {action:turn_off=apágala|apagada}
{action:turn_on=enciéndeme|préndeme|dame} la {device_id=luf}
las {device_id=lup}, {action:turn_off=apágamelas|fuera}
me {action:turn_on=enciendes|prendes} las {device_id=lup}?
me voy a dormir, {action:turn_off=apaga|quita} las {device_id=lup}
el {device_id=gem} hay que {action:turn_off=apagarlo|desenchufarlo}
la {device_id=gef}, {action:turn_on=enciéndela|ponla en marcha}
{device_id=cal2} {action:set_temperature=a} {parameters=gra}
me estoy helando, {action:set_temperature=sube|ponme} la {device_id=cal2} a {parameters=gra}
a {parameters=gra} {action:set_temperature=ponme} el {device_id=cal2m}
{parameters=gra} {action:set_temperature=quiero} en el {device_id=cal2m}
la {device_id=luf} {action:set_brightness=déjala|ponla} al {parameters=bri3}
~ {action:dim=bájame|atenúa} la {device_id=luf} un poco, al {parameters=bri3}
el {device_id=tom} {action:set_volume=al} {parameters=vol5}
está altísimo, {action:set_volume=baja} la {device_id=tof} al {parameters=vol5}
{action:lock=échale la llave a|ciérrame con llave} la {device_id=pue}
la {device_id=pue}, {action:unlock=quítale el cerrojo|desbloquéala}
las {device_id=abp} {action:close=bájamelas|abajo}
{action:open=súbeme|levántame} las {device_id=abp}, que entre luz
{action:start=pon a funcionar|arráncame} el {device_id=lam}
{action:stop=páralo ya|para}, el {device_id=lam}
la {device_id=laf}, {action:start=ponla en marcha|arráncala}
la {device_id=tof} en {action:pause=pausa}
{action:toggle=conmuta|dale al interruptor de} la {device_id=luf}
salimos ya, la {device_id:alarma=alarma} {action:arm=conéctala|actívala}
ya he llegado, {action:disarm=quítame|desconecta} la {device_id:alarma=alarma}
la {device_id=abf} está abierta, {action:close=ciérrala}
~ {action:open=ábreme} la {device_id=abf}
{action:turn_off=apágamelo}
la {device_id=luf}, haz algo
{action:set_temperature=ponlo} a {parameters=gra}
# Needs only hinted at, telegrams, neighbours.
~ no se ve ni torta, {device_id=luz2} {action:turn_on=encendida|on}
la {device_id=apf} ya lleva bastante, {action:turn_off=córtala|fuera}
{device_id=cal2_2} {action:set_temperature=a} {parameters=parameters17}
estoy sudando, {action:set_temperature=baja} la {device_id=cal2_2} a {parameters=parameters17}
la {device_id=son} está a todo trapo, {action:set_volume=déjala} en {parameters=vol6}
más íntimo: la {device_id=luz2} {action:dim=bajita|tenue|atenuada} al {parameters=parameters18}
{parameters=parameters18} de {action:set_brightness=brillo|intensidad} en la {device_id=luz2}
tengo que irme, {action:lock=echa el cerrojo a|pasa la llave a|tranca} la {device_id=pue2}
Rocío está fuera, {action:unlock=quítale el cerrojo a|desatranca|ábrele el seguro a} la {device_id=pue2}
{action:open=ábreme|levanta} la {device_id=abr}, que llego con el coche
las {device_id=pers} {action:close=abajo|bajadas|cerradas}, que pega el sol
se levantó viento: {device_id=abr} {action:close=cerrar|cerrada}
hay polvo por todas partes, {action:start=suelta|saca|pon en marcha} el {device_id=rob}
{device_id=lav} {action:start=en marcha|arrancar|a funcionar}
se durmió el bebé, que el {device_id=rob} {action:stop=se pare|deje de moverse|se quede quieto}
~ la {device_id=son} un momento {action:pause=en pausa|parada un segundo}, que me llaman
todos a dormir, {device_id=luces} {action:turn_off=fuera|apagadas|off}
a la {device_id=luz2} {action:toggle=cámbiale el estado|dale la vuelta}
ya salimos todos, {device_id:alarma=alarma} {action:arm=conectada|activada|armada}
soy yo, {device_id:alarma=alarma} {action:disarm=desconectada|fuera|desarmada}
deja la {device_id=cal2_2} de otra manera
# Every parameter in many wordings, orders and lengths.
{action:turn_on=prendé|prende|encendé} la {device_id=device_id30}
{action:turn_off=apagá|apagame} las {device_id=lsp}
me gustaría {action:turn_on=encender|prender} el {device_id=apm}
podrías {action:turn_off=apagarme|apagar} la {device_id=apf2}?
necesito {action:turn_on=encendida|prendida} la {device_id=caf}
haz el favor de {action:turn_off=desconectar|apagar} el {device_id=apm}
que {action:turn_off=se apaguen} las {device_id=lsp}
la {device_id=apf2} ya no hace falta, {action:turn_off=apágala|quítala}
el {device_id=apm}, {action:turn_on=enciéndelo|préndelo|ponlo}
{action:turn_off=apaguen} las {device_id=lsp}, por favor
{action:turn_on=encienda} la {device_id=device_id30}, si es tan amable
no veo nada en el pasillo, {action:turn_on=dale a|enciende} la {device_id=device_id30}
ya amaneció, {action:turn_off=apaga} las {device_id=lsp}
{device_id=device_id30} {action:turn_on=on|encendida}
{device_id=apm} {action:turn_off=off|apagado}
{action:set_temperature=ponme|déjame|subime} el {device_id=cam} a {parameters=mag}
hace un frío de muerte, {action:set_temperature=subí|pon|sube} la {device_id=caf} a {parameters=mag}
me aso, {action:set_temperature=baja} el {device_id=cam} a {parameters=mag}
{parameters=mag} en el {device_id=cam}, {action:set_temperature=ponlo|ajústalo}
que el {device_id=cam} {action:set_temperature=esté a|marque} {parameters=mag}
{action:set_brightness=deja|pon} la {device_id=device_id30} al {parameters=bril}
las {device_id=lsp} {action:set_brightness=al} {parameters=bril}
para ver la peli {action:dim=baja|atenúa} la {device_id=device_id30} al {parameters=bril}
{action:dim=baja un poquito|bajame|atenuá} las {device_id=lsp}
{action:set_volume=bájame|poneme|pon} la {device_id=sonf} al {parameters=volu}
los vecinos se quejan: {device_id=sonf} {action:set_volume=al} {parameters=volu}
{action:set_volume=sube} el {device_id=son2} hasta {parameters=volu}
{action:lock=cerrá con llave|cierra con llave|tranca} la {device_id=puf}
{action:unlock=destrabá|quita el seguro a|desbloquea} la {device_id=puf}, que llega Teo
la {device_id=puf}, {action:lock=échale llave|bloquéala}
{action:open=abrí|ábranme|abre} la {device_id=abrir}
{action:close=cerrame|ciérrenme|cierra} la {device_id=abrir}
las {device_id=abrirp}, {action:open=súbelas|arriba}
entra mucho sol, {action:close=bajá|baja} las {device_id=abrirp}
podrías {action:open=subir|levantar} las {device_id=abrirp}?
{action:start=poné a andar|pon a limpiar|lanza} el {device_id=mot}
{action:stop=pará|detén|frena} el {device_id=mot}, que duerme el bebé
{action:start=pon|echa a andar} la {device_id=motf}
la {device_id=motf}, {action:stop=que pare|párala}
{action:pause=ponme en pausa|pausá|congela} la {device_id=sonf}
{action:toggle=cambia|invierte el estado de} la {device_id=device_id30}
me voy de casa, {action:arm=armá|activa|pon} la {device_id:alarma=alarma}
ya entré, {action:disarm=desarmá|quita|apaga} la {device_id:alarma=alarma}
{action:turn_on=enciende} eso
{action:turn_off=apágame} esa
pon algo distinto en la {device_id=device_id30}
{action:set_temperature=sube} hasta {parameters=mag}
sube un poco eso
la {device_id=abrir}, por favor
{action:close=ciérrala|bájala}
quiero hacer algo con el {device_id=apm}
