# Weather: by place, by coordinates (Open-Meteo), by coordinates in the United States (NOAA).

%list hm: hey | so | ok | um | quick q | hi there | right then | psst | alrighty | one thing | sorry to bug you | morning
%list days: tmrw => 2 | today => 1 | the day after tomorrow => 3 | tonight => 1 | this weekend => 7 | tomorrow noonish => 2 | the next three days => 3 | the next ten days => 10 | next five days => 5 | all week => 7 | over the next fortnight => 14
%list hm2: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list soon: today => 1 | tonight => 1 | this afternoon => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | at the weekend => 7 | this week => 7
%list hi: quick one | erm | hello again | hey | oh and | right | one more thing | if you can | sorry to bother you | me again | before I forget | so | okay then
%list days2: two days => 2 | three days => 3 | 3 days => 3 | four days => 4 | five days => 5 | 6 days => 6 | seven days => 7 | a week => 7 | 8 days => 8 | ten days => 10 | 12 days => 12 | two weeks => 14 | a fortnight => 14
%list gear: an umbrella | gloves | sun cream | a warm coat | wellies | shorts | a scarf | a raincoat | snow chains | sunglasses | thermals | sandals
%list soon2: today => 1 | tonight => 1 | later today => 1 | this evening => 1 | tomorrow => 2 | tomorrow evening => 2 | tomorrow afternoon => 2 | first thing tomorrow => 2 | the day after tomorrow => 3 | this weekend => 7 | on the weekend => 7 | at the weekend => 7 | this week => 7 | later this week => 7 | next week => 14 | in the coming days => 5 | on Friday => 7 | on Saturday => 7 | on Sunday => 7 | on Monday => 7 | on Tuesday => 7 | on Wednesday => 7 | on Thursday => 7
%list days3: today => 1 | tonight => 1 | this afternoon => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | day after tomorrow => 3 | this week => 7 | the coming week => 7 | the week ahead => 7 | the next 7 days => 7 | the next three days => 3 | the next 3 days => 3 | the next five days => 5 | the next 10 days => 10 | the next two weeks => 14 | the coming fortnight => 14 | the next 2 days => 2 | the next four days => 4 | the next 6 days => 6 | all week => 7
%list soon3: today => 1 | tonight => 1 | this afternoon => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow around noon => 2 | the day after tomorrow => 3 | this weekend => 7 | over the weekend => 7 | at the weekend => 7 | this week => 7 | on Tuesday => 7 | on Saturday => 7 | on Sunday => 7 | friday => 7 | this Thursday => 7 | saturday afternoon => 7 | on Monday morning => 7
%list out: sailing | climbing | cycling to work | the flea market | the open air cinema | grilling | the marathon | the outdoor concert | picking berries | washing the car | painting the fence | drying laundry outside | the kids' birthday in the park | stargazing | kite flying | planting tomatoes | mowing | a boat tour | the ski course | golf
%list span: the next 3 days => 3 | the next three days => 3 | the next couple of days => 2 | the next 4 days => 4 | the next five days => 5 | the coming 6 days => 6 | the coming week => 7 | a whole week => 7 | the next two weeks => 14 | the next 10 days => 10 | the next twelve days => 12 | the coming 8 days => 8 | the next fortnight => 14 | this week => 7
%list days4: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 12 | 14 | 16 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | eight => 8 | ten => 10
%list days5: 2 | 3 | 4 | 5 | 6 | 7 | 10 | three => 3 | four => 4 | five => 5 | seven => 7 | ten => 10
%list location: Ghent | Trondheim | Bilbao | Galway | Key West | Zermatt | Cardiff | Ljubljana | Brno | Corfu | Aspen, Colorado | Durham, North Carolina | the Black Forest | Lake Garda | Tenerife | Anchorage | Malmö | Essen | Marseille | Cairns | Windhoek | Big Sur | Bad Ischl | Dunedin | Sochi | Mumbai | the Orkney Islands | Phoenix | Orange, Texas | Osaka
%list soon4: today => 1 | tonight => 1 | this evening => 1 | later today => 1 | tmrw => 2 | tomorrow => 2 | tomorrow at dawn => 2 | tomorrow around lunch => 2 | the day after tomorrow => 3 | at the weekend => 7 | this weekend => 7 | saturday => 7 | on sunday => 7 | wednesday => 7 | by friday => 7 | this week => 7
%list who: my wife | the boss | grandpa | our au pair | our eldest | Nadia | my flatmate | the woman next door | uncle Theo | the whole office | my mother-in-law | a client | Raj | the trainer
%list k: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | two | three | five | seven | eight | nine | eleven
%list days6: two days => 2 | 2 days => 2 | three days => 3 | 3 days => 3 | four days => 4 | 5 days => 5 | five days => 5 | six days => 6 | 6 days => 6 | a week => 7 | 7 days => 7 | eight days => 8 | nine days => 9 | 10 days => 10 | ten days => 10 | two weeks => 14 | a fortnight => 14
%list plan: barbecue | hike | bike ride | picnic | garden party | beach day | run | wedding | football match | ski trip | walk with the dog | sailing trip | flight | road trip | camping trip
%list wx_n: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12 | 14 | 16 | two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | seven => 7 | ten => 10 | fourteen => 14
%list feel: warm | cold | hot | windy | sunny | humid | chilly | icy | foggy | stormy | muggy | freezing | cloudy | nice out | rainy
%list gear2: an umbrella | a jacket | boots | a hat | sun cream | gloves | a jumper | waterproofs
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this
%list location2: Oslo | Bergen | Graz | the Isle of Skye | Lake Como | Portland, Oregon | Portland, Maine | Bath | Nice | Split | Cork | Reading | San Sebastián | Palma | Innsbruck | Ushuaia | Chiang Mai | Fort William | Lapland | Val Thorens | 8010 Graz | St. Gallen | New Orleans | York | New York | Cape Town | Rome, Georgia | Santa Cruz de Tenerife | the Dolomites | Stoke-on-Trent | Kyoto | Halifax | downtown Denver | Tromsø | Mobile, Alabama | Marrakesh | Lyon | La Paz
%list soon5: today => 1 | tonight => 1 | this afternoon => 1 | right through today => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | over the weekend => 7 | this week => 7 | on saturday => 7 | on sunday => 7 | friday => 7 | on thursday evening => 7 | all week => 7
%list days7: 2 days => 2 | two days => 2 | 48 hours => 2 | three days => 3 | 3 days => 3 | 4 days => 4 | four days => 4 | five days => 5 | 5 days => 5 | six days => 6 | a week => 7 | one week => 7 | 7 days => 7 | seven days => 7 | eight days => 8 | ten days => 10 | 10 days => 10 | twelve days => 12 | two weeks => 14 | a fortnight => 14 | 14 days => 14 | 16 days => 16
%list ddd: 2-day => 2 | two-day => 2 | 3-day => 3 | three day => 3 | 4 day => 4 | five-day => 5 | 5 day => 5 | 7-day => 7 | seven day => 7 | ten-day => 10 | 10 day => 10 | 14-day => 14 | two week => 14 | one week => 7
%list wx: rain | snow | sun | wind | fog | frost | thunder | hail | a heat wave | black ice
%list chat: ok so | quick question | sorry, me again | hm | I'm in a rush | bit of a silly question | right | good morning | my hands are wet | we're having an argument here | I'm on the bus | hi there | one more thing | the kids are asking | before I forget | packing right now
%list wtage: heute => 1 | heute Abend => 1 | heute Nachmittag => 1 | morgen => 2 | morgen früh => 2 | morgen Abend => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7 | am Freitag => 7 | am Samstag => 7 | am Sonntag => 7 | am Montag => 7 | nächste Woche => 14 | die nächsten drei Tage => 3 | die nächsten 3 Tage => 3 | die nächsten fünf Tage => 5 | die nächsten Tage => 5 | die kommenden 7 Tage => 7 | die ganze Woche => 7 | in den nächsten 10 Tagen => 10
%list wfuer: morgen => 2 | heute => 1 | übermorgen => 3 | das Wochenende => 7 | diese Woche => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | Freitag => 7 | Sonntag => 7 | nächste Woche => 14 | die kommenden zehn Tage => 10 | heute Abend => 1
%list zahl: 2 => 2 | 3 => 3 | 4 => 4 | 5 => 5 | 6 => 6 | 7 => 7 | 10 => 10 | 12 => 12 | 14 => 14 | zwei => 2 | drei => 3 | vier => 4 | fünf => 5 | sechs => 6 | sieben => 7 | zehn => 10
%list days8: heute => 1 | heute Abend => 1 | heute Nachmittag => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7 | am Samstag => 7 | am Sonntag => 7 | am Freitag => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7
%list forecast_days: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 7 => 7 | 10 => 10 | zehn => 10 | 14 => 14
%list v_n: zwei => 2 | drei => 3 | 4 => 4 | fünf => 5 | 6 => 6 | sieben => 7 | acht => 8 | 9 => 9 | zehn => 10 | zwölf => 12 | 14 => 14
%list days9: heute => 1 | heute Abend => 1 | heute nachmittag => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese woche => 7 | am Samstag => 7 | am Sonntag => 7 | am Freitag => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list wdias: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la tarde => 2 | mañana por la mañana => 2 | pasado mañana => 3 | el fin de semana => 7 | este fin de semana => 7 | esta semana => 7 | el viernes => 7 | el sábado => 7 | el domingo => 7 | el lunes => 7 | la semana que viene => 14 | los próximos tres días => 3 | los próximos 3 días => 3 | los próximos cinco días => 5 | los próximos días => 5 | los próximos 7 días => 7 | toda la semana => 7 | los próximos diez días => 10
%list ndias: 2 => 2 | 3 => 3 | 4 => 4 | 5 => 5 | 6 => 6 | 7 => 7 | 10 => 10 | 12 => 12 | 14 => 14 | dos => 2 | tres => 3 | cuatro => 4 | cinco => 5 | seis => 6 | siete => 7 | diez => 10
%list days10: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la mañana => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | esta semana => 7 | el sábado => 7 | el domingo => 7 | el viernes => 7 | los próximos tres días => 3 | los próximos 5 días => 5 | toda la semana => 7
%list forecast_days2: dos => 2 | 3 => 3 | tres => 3 | 4 => 4 | cinco => 5 | 5 => 5 | 6 => 6 | siete => 7 | 7 => 7 | 10 => 10 | diez => 10 | 14 => 14
%list t_n: dos => 2 | tres => 3 | 4 => 4 | cinco => 5 | 6 => 6 | siete => 7 | ocho => 8 | 9 => 9 | diez => 10 | 12 => 12 | 14 => 14
%list days11: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | mañana por la mañana => 2 | mañana por la tarde => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | este fin de semana => 7 | esta semana => 7 | el domingo => 7 | el viernes => 7 | los próximos tres días => 3 | los próximos 4 días => 4 | estos 5 días => 5 | toda la semana => 7
%list days12: 2 => 2 | 3 => 3 | tres => 3 | cuatro => 4 | 5 => 5 | cinco => 5 | 6 => 6 | siete => 7 | 8 => 8 | 10 => 10 | diez => 10 | 14 => 14 | quince => 15

%tool get_weather
%list wtown: Bergen | Norwich | Faro | Dunedin | Aachen | Calgary | Mostar | Trondheim | Galway | Reno | Pula | Bordeaux | Nagoya | Swansea | Kampala | Verona | Duluth | the Algarve | Zermatt | Key West | Hobart | Lund
%list wday: today => 1 | tonight => 1 | this afternoon => 1 | later today => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this week => 7 | this weekend => 7
%list wspan: 3 days => 3 | the next five days => 5 | 7 days => 7 | ten days => 10 | the coming two weeks => 14 | four days => 4
%list wout: barbecue | school sports day | hike | car boot sale | long bike ride | rooftop party | football in the park
%list pal: Solveig | Mr. Tanner | uncle Bert | the landlady | Anneke | Rashid | my boss | the crèche | Lorna | our treasurer | Dr. Quill | the estate agent | Benji | Ms. Okoro | my stepmum | Ferdi | the notary | Carys
%list location3: Ardmore | Swansea | Cork | Saint-Malo | Bath, Maine | Isle of Wight | Aarhus | Galicia | Newport, Rhode Island | Lake Bled | the Burren | Kilkenny | Friday Harbor | Nice
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list town: ghent | Bergen | leeds | Trieste | utrecht | Malaga | york | Brno | galway | Boise | izmir | Nantes | bern | Cork | tulsa | Perth | Gdańsk | aarhus | Sapporo | fresno | Cusco | ljubljana | Halifax | Windhoek | dundee | Bilbao | graz | Ottawa | Tbilisi | bristol | Savannah | la rochelle | Mombasa | Split | chiang mai | Santa Cruz | lake como | Innsbruck | St. Ives
%list days13: today => 1 | tonight => 1 | this evening => 1 | this afternoon => 1 | later today => 1 | tomorrow => 2 | tmrw => 2 | tomorrow afternoon => 2 | tomorrow morning => 2 | the day after tomorrow => 3 | this weekend => 7 | at the weekend => 7 | this week => 7 | on sunday => 7 | saturday => 7 | friday => 7 | on wednesday => 7
%list wear: a coat | an umbrella | a brolly | a scarf | my big jacket | wellies | a hat | sunscreen | layers | gloves | my rain trousers | thick socks | sandals | a hoodie
%list sky: rain | snow | hail | thunder | pour | drizzle | freeze | clear up | stay dry | stay like this | get windy | warm up | cool off
%list run: the next 3 days => 3 | the next four days => 4 | the next 5 days => 5 | the next six days => 6 | the next 10 days => 10 | the coming two weeks => 14 | the week => 7 | this week => 7 | the next two days => 2
%list location4: Oslo | Bergen | Ljubljana | Porto Alegre | Galway | Nara | Tromsø | Boise, Idaho | Valletta | Cusco | Utrecht | Hobart | Zermatt | Leeds | Windhoek
%list days14: today => 1 | tomorrow => 2 | 3 days => 3 | this week => 7 | 5 days => 5 | tmrw => 2 | next 7 days => 7 | 10 days => 10
%list hwx: #weather | #forecast | #wx
%list location5: Rome | Bath | Split | Reading | Cork | Nice | Mobile, Alabama | Bergen | Tromsø | Cádiz | Leeds | Sligo | Innsbruck | Thessaloniki | Hull | the Peak District | Gdańsk | Lake Como | Santa Fe | Tulsa | Adelaide | Kochi | Cusco | the Algarve | Turku | Biarritz | Bern | Zadar | Yosemite | Queenstown | Nantes | Rugby | the Faroe Islands | Tunis | Salem, Oregon | Dundee
%list twn: naples | leeds | oslo | porto | graz | halifax | tbilisi | cork | utrecht | osaka | lima | bergen | split | ghent | Inverness | Palermo | Reykjavik
%list who2: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list plan2: barbecue | picnic | half marathon | wedding | camping trip | football match | garden party | ride along the coast | balcony painting | flea market
%list who3: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list place2: Innsbruck | Trondheim | Galway | Tromsø | Valencia | Krakow | Ljubljana | Antwerp | The Hague | Nice | Santorini | Corsica | Lake Como | Asheville | Santa Fe | Halifax | Whistler | Yosemite | Savoy | Sicily | Madeira | Bruges | Gdansk | Dubrovnik | Kyoto | Hanoi | Cusco | Marrakesh | Ushuaia | Hobart | Skye | Fort Worth, Texas | Springfield, Illinois | Bath, England | Chiang Mai | Lapland | Normandy | Zadar | Perth, Scotland | Palma de Mallorca | 8010 Graz | SW1A 1AA | Cologne | Turin | Basel
%list loc: Brighton | Munich | NYC | Vegas | Como | Aberdeen | Marrakesh | Vienna | Frisco | Boulder, Colorado | Zakopane | Mallorca | Bergen | Cairns | Santa Fe | Lagos
%list day: today => 1 | tonight => 1 | this evening => 1 | this afternoon => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | this week => 7 | tomorrow evening => 2 | later today => 1
%list soon6: today => 1 | tonight => 1 | this evening => 1 | tomorrow => 2 | this weekend => 7
%list town2: Leeds | Oslo | Tampa | Cork | Valencia | Kyoto | Denver | Graz | Nairobi | Split | Halifax | Lyon
%list does: hang the washing out | paint the fence | sleep in the van | fly the kite | leave the roof of the car open | plant the tomatoes | light the grill | swim in the lake | ride the motorbike | cover the roses | pitch the tent | clean the windows | cycle to work | put the winter tyres on
%list spot: Portland, Oregon | Black Forest | Lake Tahoe | Bavaria | Paris, Texas | San José | Upper Austria | Napa Valley | Key West | Cape Cod | Zermatt | Reykjavik | 90210 | 10115 Berlin | Cornwall | Crete | Tenerife | Lake Garda | Queenstown | Chamonix | St. Moritz | Bali | Malmö | São Paulo | Zürich | Cambridge, UK | Brooklyn | Mont Blanc | Sylt | Tuscany
%list gear3: an umbrella | a jacket | a coat | sunscreen | gloves | boots | a sweater | a raincoat | shorts | sunglasses | a warm hat | winter tires | long sleeves | a scarf | rubber boots
%list plan3: open-air cinema | hike | barbecue | school sports day | sailing course | outdoor yoga | street party | bike tour | vineyard visit | tennis match
%list who4: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list pln: barbecue | 10k run | picnic at the lake | camping trip | wedding | bike tour | drive over the pass | boat trip | garden party | concert in the park
%list location6: Swansea | Husum | Bad Tölz | Meran | Görlitz | Brixen
%list ort: kiel | Graz | Bozen | leipzig | Basel | Rostock | linz | Sylt | Freiburg | Palermo | münster | Kreta
%list days15: heute => 1 | heute abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am wochenende => 7 | am sonntag => 7 | diese woche => 7 | am freitag => 7
%list hm3: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list dst: Rom | Essen | Bergen | Husum | Bozen | Lübeck | Graz | Zermatt | Passau | Sylt | Bilbao | Gera | Trier
%list dsoon: heute => 1 | heute Abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7
%list ort2: Kiel | Graz | Oslo | Palermo | Freiburg | Lissabon | Krakau
%list location7: Graz | Linz | Füssen | Bozen | Rostock | Ulm | Passau | Trier | Luzern | Norderney | Chemnitz | Bregenz | Garmisch | Malmö | Danzig | Porto | Villach | Kassel | Erfurt | Zermatt | Cuxhaven | Meran | Regensburg | Verona | Warnemünde
%list location8: Graz | Eisenach | Flensburg | Warnemünde | Garmisch | Passau | Cuxhaven | Chur | Bregenz | Weimar | Trier | Zingst | Lindau | Erfurt | Bologna | Malmö | Teneriffa | Halle an der Saale | Kitzbühel | Norderney | Palermo | reykjavik | Bad Ischl | Konstanz | Luxemburg | Danzig | Meran | Krakau
%list days16: heute => 1 | heute Abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese woche => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7 | am Freitag => 7
%list location9: wien | Bamberg | Oberstdorf | Fehmarn | Freiburg | Jena | Görlitz | Salzburg | Sankt Gallen | Helgoland | lissabon | Oslo | Triest | Kiel | Husum | Innsbruck | Bad Tölz | Straßburg | Amsterdam | Klagenfurt | New York | Frankfurt an der Oder | Basel | Heiligenhafen | Zell am See | Mallorca | Usedom | Siegen
%list location10: Swansea | Zarautz | Cuenca | Mahón | Burgos
%list lugar: cádiz | Oporto | gijón | Salta | Toledo | vigo | Mérida | Cusco | tarragona | Montevideo | bilbao
%list hm4: oye | hola | a ver | perdona | una cosa | eh | buenas | y
%list days17: hoy => 1 | esta noche => 1 | esta tarde => 1 | mañana => 2 | pasado mañana => 3 | este finde => 7 | el domingo => 7 | esta semana => 7 | el viernes => 7
%list est: Roma | Gijón | Cusco | Salta | Mérida | Oporto | Bergen | Jaca | Tarifa | Cuenca | Rosario
%list esoon: hoy => 1 | esta noche => 1 | mañana => 2 | pasado mañana => 3 | este fin de semana => 7 | esta semana => 7
%list sitio: Gijón | Lima | Palermo | Oporto | Cuzco | Granada | Oslo
%list location11: Soria | Ronda | Logroño | Cuenca | Jaca | Huelva | Teruel | León | Lugo | Oviedo | Almería | Menorca | Formentera | Nerja | Pasto | Cuernavaca | Mérida | Trujillo | Salta | Ushuaia | Iquique | Antigua | Oporto | Niza | Cádiz
%list loc2: Cuenca | Jaca | Ronda | Popayán | Salta | Puebla | Tarifa | Teruel | Antigua | Iquique | Formentera | Ushuaia | Sucre | Veracruz | Donostia | León | Potes | Valledupar | Colonia | Bolonia | Edimburgo | Tánger | Quito | Piura | Nerja | Cartagena de Indias | Puerto Montt | Holguín
%list days18: hoy => 1 | esta noche => 1 | mañana => 2 | mañana por la tarde => 2 | pasado mañana => 3 | este finde => 7 | el fin de semana => 7 | esta semana => 7 | los próximos tres días => 3 | el domingo => 7
%list loc3: Medellín | Rosario | Mendoza | Guadalajara | Cusco | Arequipa | Valparaíso | Asunción | Tarragona | Albacete | Burgos | Cádiz | Ávila | Pamplona | Badajoz | Andorra | Reikiavik | Praga | Marrakech | Oporto | Nápoles | Cracovia | La Paz | Panamá | Montevideo | San Salvador | Punta Cana | Mérida | Bariloche | Helsinki | Puebla | Cartagena | Santa Cruz de Tenerife | Baqueira | Denver
# Bare, clipped and roundabout.
weather
weather: {location=wtown}
{location=wtown} {days=wday} weather
wx {location=wtown} {days=wspan}
is it raining
~ is it nice out
cold out there?
hot or not {days=wday}
how warm is it gonna be {days=wday}
~ I've got the {=wout} {days=wday} and I'm a bit worried about rain
the {=wout} is in {location=wtown} {days=wday}, no idea if we'll get wet
not sure what to pack for {location=wtown}, {days=wspan} there, warm stuff or light stuff
{=hm}, should I hang the laundry outside {days=wday}
we're driving up to {location=wtown} {days=wday}. icy roads?
{=pal} swears it'll snow {days=wday}, is that true
my phone says sun and my knee says storm, which is it {days=wday}
I don't need the news, only whether {location=wtown} stays dry {days=wday}
# What is an argument, what is not, and where it ends.
weather {location=location3} {days=days}, it's for the regatta
what's it like in {location=location3} {days=days}, I mean will I need the tent with the heavy sheet
I'm in {=location3} now but tell me about {location=location3}, rain or no rain {days=days}
{location=location3}, {days=days}, umbrella or not? {=from_email} and I are arguing
how hot is it in {location=location3}, 25 or more
will it be dry {days=days} in {location=location3}? we wanted to paint the boat
# The shortest plain questions.
{location=town} weather?
hows the weather in {location=town}
whats it like in {location=town} rn
{=hm2}, is it (cold|warm|wet|grim) in {location=town}
~ coat weather {days=days13}, yes or no
will i need {=wear} {days=days13}?
{=hm2}, do i need {=wear}
umbrella or nah
can i leave the umbrella at home {days=days13}
is it gonna {=sky} {days=days13}
{=hm2}, will it {=sky} {days=days13} in {location=town}?
any idea if it's gonna be hot {days=days13}?
how hot's it getting in {location=town} {days=days13}
how many degrees {days=days13}
whats the temp in {location=town}
temp {location=town}
rain {days=days13}?
any rain coming
any snow in {location=town} yet?
when's it going to stop raining
will the sun come out at all {days=days13}
what's the forecast
forecast {location=town}, {days=run}
weather for {days=run} pls
{=hm2}, hows it looking outside weatherwise
is {=wear} overkill for {location=town} {days=days13}
shorts or trousers in {location=town} {days=days13}
t shirt weather out there or not
is it beach weather in {location=town} {days=days13}
too windy to cycle {days=days13}?
can we eat outside {days=days13} or will it {=sky}
washing on the line {days=days13}, or is it going to pour
how cold does it get at night in {location=town}
is there frost {days=days13}
do they still have that heatwave in {location=town}
my sister's in {location=town}, what weather has she got
off to {location=town}. weather?
i'm packing for {location=town} and have no clue how warm it is there
what kind of weather are we getting {days=days13}
sunny {days=days13}?
# "Label: content", telegrams, hashtags, arrows.
weather: {location=location4}
weather {location=location4} {days=days14}
forecast - {location=location4} - {days=days14}
{location=location4}: weather?
{location=location4} / {days=days14} / rain or sun
wx {location=location4}
temp: {location=location4} now
{=hwx} {location=location4} {days=days14}
# A word or two decide between neighbours.
is it warm in {location=location5}
is it any warmer in {location=location5} than here
is it dark and grey in {location=location5} or is there some sun
how many degrees in {location=location5} just now
~ {location=location5}, how damp is it there
what's it like in {location=location5}, degrees wise
has it cooled down in {location=location5}
will it be warm enough in {location=location5} for shorts {days=soon}
~ should the windows of our flat in {location=location5} worry me {days=soon}, storm wise
the loft is warm, but what about {location=location5} {days=soon}
never mind thermostat, is it freezing in {location=location5}
~ {=hi}, {location=location5}, any sun {days=soon}
I land in {location=location5} at nine, what will it be like outside
~ the news keeps on about a heatwave, how hot does {location=location5} get over {days=days2}
before I book anything for {location=location5}: sun or rain, {days=days2} ahead
any weather warnings for {location=location5} {days=soon}
~ {days=days2} of tent life in {location=location5}, shall we be burnt or drowned
~ it's a wedding in the open, {location=location5}, {days=soon}, please say dry
can one swim in the sea off {location=location5} {days=soon} or is it too cold out
will the snow in {location=location5} hold for {days=days2}
wind in {location=location5}, strong or weak
how low do the temperatures in {location=location5} go {days=soon}
{days=days2} in {location=location5}: raincoat, yes or no
fog in {location=location5} {days=soon}?
the heating's on full here, while my sister sits in {location=location5} in a t-shirt, or doesn't she, how warm is it there
I read in the paper that {location=location5} flooded last month, is there more rain coming {days=soon}
our handbook sends us home at 35 degrees, will it get that hot in {location=location5} {days=soon}
# In the manner of chat.
I'm packing for {location=twn} and have no clue, shorts or a parka? what's the forecast
{=who2} moved to {location=twn} and brags about the sunshine, what's the weather there really like
dying to get on my bike, is it dry in {location=twn} {days:1=today}
I hope it won't rain in {location=twn} {days:2=tomorrow}, we're getting married outdoors. will it?
tell me something nice, like how warm it is in {location=twn}
# Told around, thought aloud, wrapped in a story.
I have no idea whether to take {=gear} to {location=city} {days=soon2}
we're thinking of a {=plan2} in {location=city} {days=soon2}, if the sky plays along
my suitcase for {location=city} is still empty, {=gear} or not?
{=who3} is flying to {location=city} {days=soon2} and only packed shorts, brave?
I hope {location=city} is warmer than here
hopefully it stays dry for the {=plan2} in {location=city} {days=soon2}
~ {=ctx}, will I freeze in {location=city} {days=soon2}
would hate to get soaked in {location=city} {days=soon2}
do you think {=gear} would be silly in {location=city}
they say it's boiling in {location=city}, is that so
I'm in {location=city} {days=soon2}, laundry outside or inside?
the {=plan2} is {days=soon2}, {location=city}, fingers crossed for sun, what are the chances
is {location=city} any fun {days=soon2}, sky-wise I mean
I'd love some sun, how's {location=city} looking {days=days3}
no clue what to wear, will it be cold {days=soon2}
looks grey out there, should I take {=gear}
# More of the usual ways.
{location=place2} {days=soon3}, (wet|dry|sunny) or (not|no)?
(what|how) will it be like {days=soon3} in {location=place2}, weather-wise
how cold will it get {days=soon3} in {location=city}
how (hot|cold|warm) does {location=place2} get {days=soon3}
do I need an umbrella in {location=place2} [right now]
umbrella in {location=city} {days=soon3}?
{days=soon3} I'm in {location=place2}. raincoat or t-shirt?
(can|could) we eat outside {days=soon3} in {location=city} or is it going to pour
what's it doing outside in {location=place2}
{days=soon3} {location=city} rain?
over in {location=place2}, (has it stopped raining|is the sun out|is it snowing) yet
~ is the sun shining in {location=place2}
we land in {location=place2} {days=soon3}, how many degrees should we expect
planning {=out} in {location=city} {days=soon3} - will the weather hold
is {days=soon3} a good day for {=out} in {location=place2}
for {=out} I need it dry in {location=place2} {days=soon3}, is it
give me {location=place2} for {days=span}, weather I mean
{days=span} in {location=city}: what's the forecast
what do {days=span} look like in {location=place2}, (any rain|any snow|sun at all)
{days=days4} days {location=place2} forecast
{days=days4}-day outlook, {location=city}
forecast for {days=days4} days please, place is {location=place2}
(high|low|highs and lows) in {location=place2} {days=soon3}
how strong is the wind (in|around|over) {location=place2} {days=soon3}
will the snow (stay|melt|arrive) in {location=place2} {days=soon3}
my parents are in {location=place2} {days=soon3} and keep asking me whether they should take warm clothes
I hate packing, {location=city} {days=soon3}, sandals or boots?
black ice in {location=city} {days=soon3}?
(climate|temperatures) in {location=country} right now
(should|shall) I bring the plants in {days=soon3}, I live in {location=place2}
tell me if there's a thunderstorm coming to {location=place2} {days=soon3}
in {location=place2} {days=soon3} - {=out} possible?
is it still (boiling|freezing|pouring|windy) over there in {location=city}
so what's the weather up to in {location=place2} over {days=span}
{location=city}: temperature?
weather check {location=place2} then we go
I need to know if {location=place2} will see any sun {days=soon3}
how much (rain|snow) is (coming down|expected) in {location=city} {days=soon3}
fog in {location=place2} {days=soon3} or clear skies
got a meeting in {location=city} {days=soon3}, wondering about the heat there
how many layers do I wear in {location=place2} {days=soon3}
what will the temperature be {days=soon3}
do I need an umbrella {days=soon3}
is it cold out
will we get sun for {=out} {days=soon3}
how cold will it get {days=soon3}
forecast for {days=span}[ please]
how warm is it in {location=city}
temperature {location=city}
how warm is it outside in {location=place2}, I know the inside
{location=place2} temperature {days=soon3}
# Short and plain, as typed every day.
weather
{location=loc} weather
umbrella {days=day}?
~ rain in {location=loc}?
coat or no coat {days=day}
is it freezing out
{location=loc} {days=day}, sunny?
how hot in {location=loc}
forecast {location=loc} {days=days5} days
any snow coming {days=day}
degrees in {location=loc} right now
bbq weather {days=day}?
I'm packing for {location=loc} and only have shorts, how cold does it get
{days=day} we want to hang the washing out, will it stay dry
the in-laws live in {location=loc}, are they getting that storm {days=day}
can we eat on the terrace {days=day} or will it be too windy
for the next {days=days5} days I'm camping near {location=loc}, how wet will it be
no idea what to wear {days=day}, what will it be like in {location=loc}
# Bare noun phrases, and orders that lack what is needed.
do I need a coat {days=soon6}
umbrella?
is it going to rain on my washing
{location=town2} weather
what's it like out
can we barbecue {days=soon6} or will we drown
packing for {location=town2}, jumper or shorts
forecast
~ hot or cold {days=soon6}
I'm landing in {location=town2} {days=soon6}, what's the sky doing
should I water the garden or will it rain {days=soon6}
will the roads be icy {days=soon6}
# Needs only hinted at, telegrams, neighbours.
forget the thermometer on our wall, how warm is it in {location=location}
no news channel, just this: is a storm heading for {location=location} {days=soon4}
the camera on the roof shows only fog, what is it really like in {location=location}
I don't need the time in {location=location}, only whether it's hot there
the heating in our hut near {location=location} is off, so how cold will it get {days=soon4}
don't search the web, simply tell me whether {location=location} gets snow {days=soon4}
my calendar says {location=location}, my shoes say otherwise: wet or dry {days=soon4}?
Wikipedia says it never rains in {location=location}. does it, {days=soon4}?
is it worth washing the car {days=soon4}, we're in {location=location}
could I {=does} {days=soon4}? this is {location=location} after all
wouldn't want to {=does} in {location=location} only to get soaked {days=soon4}
~ {=who} wants to {=does} in {location=location} and I'm worried it'll freeze {days=soon4}
I'm wearing the wrong shoes, aren't I. {location=location}, {days=soon4}
~ they cancelled the ferry to {location=location}. is it that windy?
the baby's snowsuit or the thin jacket? {location=location}, leaving {days=soon4}
my train to {location=location} leaves at {=k}, will I be standing in the rain there
~ gate 14, flight to {location=location}, still no idea what's falling from the sky there
I get migraines when the pressure drops, anything coming over {location=location} within {days=days6}
{=k} of us, one tent, {location=location}, {days=days6}. tell me it stays dry
we've rented bikes in {location=location} for {days=days6}, what are we in for up there
who's going to water my plants in {location=location} if the sky won't, looking {days=days6} ahead
{location=location} rain tmrw morning?
wx {location=location} {days=soon4} pls
{location=location} next {days=days6} temps
{days=soon4}, {location=location}, coat y/n
sunscreen {location=location}?
jacket {days=soon4}?
will it rain on the parade {days=soon4}
it's so grey out, does it ever end, next {days=days6} I mean
# The usual ways to ask.
(what's|what is|how's|how is) the weather [like] in {location=city}
(what's|how's) the weather in {location=spot} [right now]
weather {location=city}
{location=city} weather {days=days3}
weather for {location=spot} {days=soon2}
(will it|is it going to) (rain|snow|be sunny|storm|clear up) in {location=city} {days=soon2}
is it (raining|snowing|sunny|windy|foggy) in {location=city}
do I need {=gear3} in {location=city} {days=soon2}
should I (pack|bring|wear|take) {=gear3} (for|to|in) {location=city}
how (cold|warm|hot|windy|humid) (will it be|does it get) in {location=city} {days=soon2}
(what's|tell me) the temperature in {location=city}[ please]
~ I'm (flying|going|driving|off) to {location=city} {days=soon2}, what will the weather be like there
we're planning a {=plan} in {location=spot} {days=soon2}, will it stay dry
(give me|show me|I want|get me|pull up) a {days=wx_n}(-| )day forecast for {location=city}
(give me|show me|can I get) the forecast for {location=spot} for {days=days3}
{location=city}, next {days=wx_n} days, (weather|forecast)?
forecast {location=city} {days=wx_n} days
(can you|could you|would you) check (if|whether) it'll be {=feel} in {location=city} {days=soon2}
how many degrees (is it|are there|do they have) in {location=city} (right now|at the moment|currently)
{days=soon2} in {location=city}: (rain or sun|umbrella or not|what's it going to be like)?
in {location=city}, is it {=feel} (at the moment|these days|now)
looking out at grey skies here, is {location=city} any better
what are the chances of (rain|snow|thunderstorms|sunshine) for {location=spot} {days=soon2}
my {=plan} is in {location=city} {days=soon2} and I'd hate for it to get rained out. how does it look?
any (storms|frost|heat waves|snow) (coming|on the way|expected) in {location=city}
when I land in {location=city}, how (cold|warm|wet) will it be
what should I wear {days=soon2} in {location=city}
meteorological outlook for {location=country}, {days=days3}
(hi|hey|good morning), how does the sky look over {location=city} {days=soon2}
is it (too hot|too cold|warm enough|dry enough) for a {=plan} in {location=city} {days=soon2}
(wind|rain|snow|temperature) (in|for) {location=spot} {days=soon2}
mom lives in {location=city}, does she have (snow|rain|sun|a heat wave) right now
will there be (snow|ice|sun) in {location=spot}
(what's|how's) the weather [like] {days=soon2}
do I need {=gear3} {days=soon2}
is it going to (rain|snow|freeze|be {=feel}) {days=soon2}
(weather|forecast) please
~ {days=wx_n} day forecast
# Told around, thought aloud, wrapped in a story.
we're off to {location=city} {days=soon2}, should I pack {=gear2}
is the {=plan3} in {location=city} {days=soon2} going to be washed out
what's it doing outside in {location=city}
{=who4} is in {location=city} and complains about the heat, how hot is it really
will I regret wearing white in {location=city} {days=soon2}
{=hello}, do I need {=gear2} in {location=city} {days=soon2}
can we hold the {=plan3} {days=soon2}, it's in {location=city}
I was thinking {=city}, but let's say {location=city}, will it be dry {days=soon2}
is {location=city} going to be kind to us {days=days3}, sun or clouds
could I hang the washing out in {location=city} {days=soon2}
how are the skies over {location=city} for {days=days3}
my sandals or my boots for {location=city} {days=soon2}
should I cover the plants {days=soon2}, frost I mean, here in {location=city}
I hear {location=city} is drowning, is it still pouring
the ferry to {location=city} only sails in calm winds, what about {days=soon2}
shall we eat outside {days=soon2}, what does the sky say
will I get wet on the {=plan3}
# Every parameter in many wordings, orders and lengths.
{location=location2} {days=soon5}
{days=soon5} {location=location2}
{location=location2}, {days=days7}
~ {days=days7} {location=location2} weather
{days=ddd} weather {location=location2}
a {days=ddd} forecast of {location=location2}
the next {days=days7} in {location=location2}, sun or rain
what's coming over the next {days=days7}, weather for {location=location2}
I'm staying in {location=location2} for {days=days7}, what weather do I get
for {days=days7} from now, temperatures in {location=location2}
{location=location2}: any {=wx} in the coming {days=days7}
{location=location2} any {=wx} {days=soon5}?
{=wx} {days=soon5} in {location=location2}?
is {=wx} on its way to {location=location2}
we go from {=location2} to {location=location2}, how's the weather at the other end {days=soon5}
weather not for {=location2} but for {location=location2}, {days=soon5}
leaving {=location2}, arriving in {location=location2} {days=soon5}: what do I wear there
{=chat}, is it warmer in {location=location2} {days=soon5}
the {=pln} is in {location=location2} {days=soon5}, will it stay dry
will it be dry {days=soon5} for the {=pln} in {location=location2}
how many degrees has {location=location2} got
{location=location2} degrees?
what's the temperature tonight in Celsius in {location=location2}
humidity and wind, {location=location2}, {days=soon5}
do they have {=wx} in {location=location2} [at the moment]
is {location=location2} getting any {=wx} {days=soon5}
how does the sky look over {location=location2}
forecast me {location=location2} up to {days=days7}
~ {days=days7} ahead: {location=location2}
I was in {location=location2} 3 days ago, how is the weather there now
sandals or boots {days=soon5}? I'm in {location=location2}
my sister in {location=location2} says it's freezing, is it
weather for {days=soon5} please
what's the {days=ddd} forecast
will there be {=wx} {days=soon5}
~ it rained for {=days7} in {=location2}, what about {location=location2}
we've been in {location=location2} for {=days7} and it's been grey, how is the weather now
%lang de
# The usual ways to ask.
wie (wird|ist) das Wetter [{days=wtage}] in {location=place}
wetter {location=city}
wetter {location=place} {days=wtage}
(regnet|schneit|gewittert|stürmt) es {days=wtage} in {location=city}
(brauche|brauch) ich {days=wtage} in {location=city} (einen Regenschirm|eine Jacke|Sonnencreme|Mütze und Schal)
wie (warm|kalt|windig|heiß) (wird|ist) es {days=wtage} in {location=place}
(sag|zeig|gib|nenn) mir [bitte] die Vorhersage für {location=city} [für {days=wfuer}]
{location=city}, wie viel Grad [hat es da|sind es] [gerade]
wir (fahren|fliegen|wollen) {days=wtage} nach {location=place}, (wie wird das Wetter|was sollen wir anziehen|bleibt es trocken)
{days=zahl}-Tage-Vorhersage für {location=city}
(scheint|kommt) in {location=place} {days=wtage} [mal] die Sonne [raus]
(lohnt sich|macht) {days=wtage} ein Ausflug nach {location=place} (Sinn bei dem Wetter|oder wird es nass)
ist es in {location=city} [gerade] (sonnig|neblig|glatt|bewölkt|schwül)
~ {days=wtage} {location=city}: Regen oder Sonne?
(können Sie|könntest du|kannst du) [bitte] nachsehen, wie das Wetter in {location=place} {days=wtage} wird
wie wird das Wetter {days=wtage}
brauche ich {days=wtage} einen Schirm
(gibt es|kommt) in {location=city} {days=wtage} (Frost|Sturm|ein Gewitter|Glatteis|Schnee)
temperatur in {location=place}
wie sind die Wetteraussichten (für|in) {location=city} für (die nächsten|) {days=zahl} Tage
# What is an argument, what is not, and where it ends.
wetter {location=location6} {days:2=morgen|morgen mittag}, wegen der regatta, nicht {=location6}
# The shortest plain questions.
wetter {location=ort}?
brauch ich {days=days15} ne jacke
{=hm3}, regnets {days=days15} in {location=ort}
wie warm wirds {days=days15}
schirm {days=days15} ja oder nein
wie isses wetter draußen
# "Label: content", telegrams, hashtags, arrows.
wetter: {location=location4}
vorhersage / {location=location4} / {days:2=morgen|bis morgen}
# A word or two decide between neighbours.
ist es in {location=dst} warm
wärmer als bei uns in {location=dst}, oder wie ist das wetter dort {days=dsoon}
braucht man {days=dsoon} in {location=dst} einen schirm
# In the manner of chat.
Koffer ist offen und ich ratlos, wie wird das Wetter in {location=ort2}
# More of the usual ways.
wie warm wird's {days=days8} in {location=location7}
brauch ich {days=days8} in {location=location7} ne jacke
kann ich {days=days8} in {location=location7} baden gehen oder ist es zu kalt
in {location=location7} {days=days8} grillwetter?
{location=location7} {days=days8} wetter
regnets grad in {location=location7}
wie viel grad hats in {location=location7}
in {location=location7} soll es {days=days8} schneien, stimmt das
für {location=location7} das wetter der nächsten {days=forecast_days} tage
die nächsten {days=forecast_days} tage in {location=location7}, bleibts trocken
was zieh ich {days=days8} in {location=location7} an, ist es frisch da
~ hält das wetter {days=days8} in {location=location7}, wir wollen wandern
muss ich in {location=location7} {days=days8} mit glätte rechnen
ob ich {days=days8} nach {location=location7} mit dem rad fahren kann, hängt vom regen ab, schau mal nach
wie kalt wird es {days=days8} nachts in {location=location7}
scheint {location=location7} sonnig zu bleiben oder ziehts {days=days8} zu
wetteraussichten {location=location7} bitte, {days=forecast_days} tage
wirds {days=days8} heiß
regenschirm ja oder nein {days=days8}
# Needs only hinted at, telegrams, neighbours.
regnets in {location=location8}?
lass ich {days=days16} in {location=location8} lieber die jacke zu hause
{location=location8} {days=days16}
grillen {days=days16} in {location=location8}, geht das gut oder werden wir nass
~ die nächsten {days=v_n} tage, {location=location8}, frost?
ich will wissen, ob in {location=location8} {days=days16} noch schnee liegt
muss ich {days=days16} wegen glatteis in {location=location8} früher los
wir sind {days=v_n} tage in {location=location8}, was für sachen packen wir ein
wie schwül wirds {days=days16}
# Every parameter in many wordings, orders and lengths.
~ wetter {location=location9}?
wie wird's {days=days9} in {location=location9}
ich müsste mal wissen, ob es {days=days9} in {location=location9} regnet
~ wat macht dat wetter in {location=location9}
kann ich {days=days9} in {location=location9} draußen sitzen oder schüttet es
ob man {days=days9} in {location=location9} baden kann, wie warm wird es denn
muss ich für {location=location9} {days=days9} die dicke jacke einpacken
gibt's {days=days9} schnee in {location=location9}
schneit es in {location=location9}
könnten Sie mir bitte sagen, wie das Wetter {days=days9} in {location=location9} wird?
in {location=location9}, wie ist es da grad draußen
ich fahr {days=days9} nach {location=location9}, was soll ich anziehen
brauchen wir {days=days9} in {location=location9} einen schirm
{days=days9} {location=location9}, sonne oder regen
zieht {days=days9} über {location=location9} ein gewitter auf
für die nächsten {days=w_n} tage das wetter in {location=location9}
{days=w_n} tage vorhersage für {location=location9}
wie viel grad sind's {days=days9} in {location=location9}
wird's in {location=location9} die nächsten {days=w_n} tage wärmer
wie windig wird es {days=days9} auf {location=location9}
ich hätte gern den wetterbericht für {location=location9}, {days=w_n} tage reichen
lohnt sich {days=days9} ein ausflug nach {location=location9} bei dem wetter
friert es {days=days9} in {location=location9} noch
wir zelten {days=days9} bei {location=location9}, bleibt es trocken
wie kalt ist es nachts in {location=location9}
~ {location=location9} {days=days9} temperatur
hat es in {location=location9} aufgehört zu regnen
meine tochter ist {days=days9} in {location=location9}, wie ist da das wetter
~ wie sonnig wird {location=location9} {days=days9}
schau mal, was das wetter in {location=location9} {days=days9} hergibt
regnet's {days=days9}
wie wird das wetter denn
wie warm wird's {days=days9}
scheint {days=days9} die sonne
wetter die nächsten {days=w_n} tage
%lang es
# The usual ways to ask.
¿qué tiempo (hace|va a hacer|hará) en {location=place} [{days=wdias}]?
tiempo {location=city}
tiempo en {location=place} {days=wdias}
¿(va a llover|llueve|nevará|lloverá) {days=wdias} en {location=city}?
¿(necesito|hace falta|llevo) (paraguas|abrigo|chaqueta|crema solar) {days=wdias} en {location=city}?
¿(cuánto calor|cuánto frío|qué temperatura) (hace|hará) en {location=place} {days=wdias}?
(dime|dame|enséñame) el pronóstico (de|para) {location=city} [para {days=wdias}]
{location=city}, ¿a cuántos grados están?
nos vamos a {location=place} {days=wdias}, ¿(qué tiempo va a hacer|qué ropa llevo|hará bueno)?
pronóstico de {days=ndias} días para {location=city}
¿(sale|saldrá) el sol en {location=place} {days=wdias}?
¿cómo está el (clima|tiempo) en {location=city}?
clima {location=city} {days=wdias}
{days=wdias} en {location=city}: ¿lluvia o sol?
¿(podría|puedes) mirar qué tiempo hará {days=wdias} en {location=place}?
~ ¿qué tiempo hace {days=wdias}?
¿(va a llover|necesito paraguas) {days=wdias}?
¿se espera (tormenta|nieve|viento fuerte|una ola de calor) en {location=city} {days=wdias}?
temperatura en {location=place}
~ quería hacer una barbacoa {days=wdias} en {location=place}, ¿aguantará el tiempo?
# What is an argument, what is not, and where it ends.
qué tiempo hará {days:2=mañana|mañana a mediodía} en {location=location10}, no en {=location10}, es por la regata
# The shortest plain questions.
tiempo en {location=lugar}?
{=hm4}, llueve {days=days17} en {location=lugar}
hace falta paraguas {days=days17}
me llevo abrigo a {location=lugar}?
va a hacer calor {days=days17}?
cuántos grados hay en {location=lugar}
# "Label: content", telegrams, hashtags, arrows.
tiempo: {location=location4}
pronóstico / {location=location4} / {days:2=mañana}
# A word or two decide between neighbours.
¿hace calor en {location=est}?
¿hará más calor en {location=est} que aquí {days=esoon}?
en {location=est}, {days=esoon}, ¿paraguas o gafas de sol?
# In the manner of chat.
~ tengo la maleta a medias, qué tiempo va a hacer en {location=sitio}
# More of the usual ways.
cuánto calor va a hacer {days=days10} en {location=location11}
me llevo chaqueta {days=days10} a {location=location11}?
me puedo bañar {days=days10} en {location=location11} o hace frío
en {location=location11} {days=days10} hace para terraza?
{location=location11} {days=days10} tiempo
llueve ahora en {location=location11}
a cuántos grados andan en {location=location11}
dicen que en {location=location11} {days=days10} nieva, es verdad?
~ para {location=location11} el tiempo de los próximos {days=forecast_days2} días
los próximos {days=forecast_days2} días en {location=location11}, aguanta sin llover?
qué me pongo {days=days10} en {location=location11}, refresca?
aguantará el tiempo {days=days10} en {location=location11}, que vamos de caminata
habrá hielo {days=days10} por {location=location11}
mira si {days=days10} puedo ir en bici a {location=location11} sin mojarme
qué mínimas dan en {location=location11} {days=days10}
seguirá el sol en {location=location11} o se nubla {days=days10}
previsión {location=location11}, {days=forecast_days2} días
va a hacer bueno {days=days10}?
paraguas sí o no {days=days10}
qué tiempo va a hacer
# Needs only hinted at, telegrams, neighbours.
llueve en {location=loc2}?
me dejo el abrigo en casa {days=days18} en {location=loc2}?
{location=loc2} {days=days18}
barbacoa {days=days18} en {location=loc2}, ¿nos aguamos o qué?
los próximos {days=t_n} días, {location=loc2}, ¿helará?
quiero saber si {days=days18} quedará nieve por {location=loc2}
tengo que salir antes {days=days18} por el hielo en {location=loc2}?
vamos {days=t_n} días a {location=loc2}, ¿qué ropa echamos?
qué tan bochornoso viene {days=days18}
# Every parameter in many wordings, orders and lengths.
tiempo {location=loc3}?
clima {location=loc3} {days=days11}
me gustaría saber si {days=days11} hará bueno en {location=loc3}
podrías mirar la temperatura de {location=loc3} {days=days11}?
~ necesito la previsión de {location=loc3} a {days=days12} días
a ver si {days=days11} llueve por {location=loc3}
querría saber qué tiempo nos espera {days=days11} por {location=loc3}
che, cómo está el clima en {location=loc3}?
fijate si va a llover {days=days11} en {location=loc3}
hace falta abrigo en {location=loc3} {days=days11}?
salgo de viaje a {location=loc3} y no sé qué meter en la maleta, ¿qué tiempo hace?
{location=loc3}: máxima y mínima {days=days11}
{days=days11} {location=loc3} lluvia?
cuántos grados marca {location=loc3} ahora
en {location=loc3}, ¿se puede ir en manga corta {days=days11}?
mi hermana está en {location=loc3}, se estará asando o qué, mira el tiempo
va a estar despejado el cielo de {location=loc3} {days=days11}?
pronóstico {location=loc3} próximos {days=days12} días
cómo amanece {location=loc3} {days=days11}
habrá niebla en {location=loc3} {days=days11}
~ qué probabilidad de lluvia dan para {location=loc3} {days=days11}
tengo boda en {location=loc3} {days=days11}, ¿nos mojaremos?
~ dígame, si puede, qué clima tendremos {days=days11} en {location=loc3}
hasta cuántos grados llegan {days=days11} en {location=loc3}
sopla mucho viento en {location=loc3}?
{days=days12} días de pronóstico, ciudad {location=loc3}
para salir a correr {days=days11} por {location=loc3}, ¿hará fresco?
lavo el coche {days=days11} o va a llover?
chécame el clima
ponte que voy a {location=loc3} {days=days11}: ¿bañador o paraguas?
hay alerta por calor en {location=loc3}?
se va a poder esquiar {days=days11} en {location=loc3}, ¿hay nieve prevista?
lloverá {days=days11}?
el pronóstico a {days=days12} días
dime si va a refrescar

%tool get_weather_openmeteo
%list gla: 59.44 | 38.72 | -26.2 | 45.81 | -12.05 | 69.65 | 50.06 | 1.35 | -36.85 | 63.43
%list glo: 24.75 | -9.14 | 28.05 | 15.98 | -77.04 | 18.96 | 19.94 | 103.82 | 174.76 | 10.4
%list gspan: 3 days => 3 | two days => 2 | the next five days => 5 | ten days => 10 | a week => 7 | 4 days => 4 | 14 days => 14
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list lat: 51.05 | 60.39 | 43.3 | -12.05 | 38.72 | 14.6
%list lon: 3.72 | 5.32 | -8.41 | -77.04 | 9.14 | 121.0
%list latitude2: 59.91 | 41.15 | -33.45 | 35.68 | 43.3 | -8.05 | 64.1 | 52.37 | 14.6 | -43.53 | 60.17 | 36.72
%list longitude2: 10.75 | -8.61 | -70.66 | 139.69 | 5.37 | -34.88 | -21.9 | 4.9 | 120.98 | 172.63 | 24.94 | -4.42
%list lat2: 47.07 | 59.91 | -34.6 | 64.15 | 41.15 | 46.52 | -1.29 | 35.68 | 54.32 | 43.3
%list lon2: 15.44 | 10.75 | -58.38 | -21.94 | -8.61 | 6.63 | 36.82 | 139.69 | 10.14 | 5.37
%list lat3: 51.51 | 45.76 | 38.72 | -37.81 | -12.05 | 60.39 | 43.77 | 6.52 | 53.3498 | -26.2 | 19.43 | 65.68 | 46.95 | 31.77 | -4.04 | 22.57 | 55.95 N => 55.95 | 41.3 S => -41.3 | 47.8° => 47.8 | 44.49° N => 44.49 | 71 | 13.7563 | -17.8 | 58.97
%list lon3: -0.13 | 4.84 | -9.14 | 144.96 | -77.04 | 5.32 | 11.26 | 3.38 | -6.2603 | 28.05 | -99.13 | -18.1 | 7.45 | 35.21 | 39.67 | 88.36 | 3.19 W => -3.19 | 174.8 E => 174.8 | 13.04° => 13.04 | 11.34° E => 11.34 | 25 | 100.5018 | 31.05 | 5.73
%list lat4: 47.07 | 60.17 | -33.45 | 51.05 | 1.29 | -41.29 | 64.15 | 35.69 | 43.3 | -8.65 | 14.6 | 57.71 N => 57.71 | 22.9 S => -22.9 | 46.5° => 46.5 | 54
%list lon4: 15.44 | 24.94 | -70.67 | 3.72 | 103.85 | 174.78 | -21.94 | 139.69 | 5.37 | 115.22 | 121 | 11.97 E => 11.97 | 43.2 W => -43.2 | 8.2° => 8.2 | -1.6
%list forecast_days3: today => 1 | tonight => 1 | this evening => 1 | tomorrow => 2 | tomorrow morning => 2 | tomorrow night => 2 | the day after tomorrow => 3 | this weekend => 7 | this week => 7 | later today => 1
%list lat5: 47.31 | -12.8 | 61.02 | 5.44 | -41.29 | 36.7 | 70.1
%list lon5: 8.52 | -77.1 | 24.9 | 100.33 | 174.77 | -4.42 | 19.05
%list forecast_days4: 3 days => 3 | five days => 5 | 4 days => 4 | ten days => 10
%list latitude3: 47.81 | 63.43 | -26.2 | 12.97 | 50.08 | -36.85 | 5.6 | 21.31 | 38.72 | -0.18 | 69.65 | 46.2044 | 55.9 N => 55.9 | 22.9 south => -22.9
%list longitude3: 13.05 | 10.39 | 28.04 | 77.59 | 14.44 | 174.76 | -0.19 | -157.86 | -9.14 | -78.47 | 18.96 | 6.1432 | 3.2 W => -3.2 | 43.2 west => -43.2
%list lat6: 52.52 | 48.85 | 40.42 | -33.87 | 35.68 | 59.33 | 47.37 | 1.35 | 55.6761 | -22.9 | 41.9028 | 64.13 | 50.08 | 37.98 | -1.29 | 28.61 | 52.52 N => 52.52 | 33.9 S => -33.9 | 48.2° => 48.2 | 45.46° N => 45.46 | 53 | 12.9716 | -34.6 | 60.17
%list lon6: 13.41 | 2.35 | -3.70 | 151.21 | 139.69 | 18.07 | 8.54 | 103.82 | 12.5683 | -43.2 | 12.4964 | -21.9 | 14.44 | 23.73 | 36.82 | 77.21 | 13.4 E => 13.4 | 18.4 E => 18.4 | 16.37° => 16.37 | 9.19° E => 9.19 | 10 | 77.5946 | -58.38 | 3.7 W => -3.7
%list lat7: 51.5 | 60.17 | -22.9 | 45.44 | 38.72 | 47.27 | -33.45 | 19.43 | 55.68 | 46.95
%list lon7: -0.12 | 24.94 | -43.2 | 12.33 | -9.14 | 11.4 | -70.67 | -99.13 | 12.57 | 7.45
%list latitude4: 48.2 | 51.51 | -33.87 | 40.42 | 59.91 | -1.29 | 35.68 | 64.15 | 47.07 | 6.52 | -54.8 | 43.3 | 19.43 | 52.5200 | 0.35 | 48.2 north => 48.2 | 12.5 S => -12.5 | 60.4° N => 60.4
%list longitude4: 16.37 | -0.13 | 151.21 | -3.7 | 10.75 | 36.82 | 139.69 | -21.94 | 15.44 | 3.38 | -68.3 | 5.37 | -99.13 | 13.4050 | 32.58 | 16.4 east => 16.4 | 77 W => -77 | 5.3° E => 5.3
%list breite: 47.07 | 52.52 | 48.137 | 53.55 | 46.95 | 51.34 | -33.87 | 60.17 | 50.94 | 35.68 | 40.42 | 64.15
%list laenge: 15.44 | 13.405 | 11.575 | 9.99 | 7.45 | 12.37 | 151.21 | 24.94 | 6.96 | 139.69 | -3.70 | -21.94
%list latitude5: 47.07 | 50.97 | 54.78 | -33.92 | 52.37 | 46.85 | 41.9 | 60.17 | 47.5 | 35.17 | 48.57 | 54.18
%list longitude5: 15.44 | 10.32 | 9.43 | 18.42 | 4.9 | 9.53 | 12.5 | 24.94 | 9.75 | 33.36 | 13.46 | 12.08
%list latitude6: 48.21 | 50.11 | 53.08 | 46.62 | 47.81 | 51.05 | -34.6 | 59.91 | 45.65 | 1.35 | 54.32 | 38.72
%list longitude6: 16.37 | 8.68 | 8.81 | 14.31 | 13.04 | 13.74 | -58.38 | 10.75 | 13.77 | 103.82 | 10.14 | -9.14
%list lat8: 40.42 | 41.38 | 37.39 | 28.12 | 19.43 | 4.71 | -12.05 | -33.45 | -34.60 | 43.26 | 36.72 | 48.85
%list lon8: -3.70 | 2.17 | -5.99 | -15.43 | -99.13 | -74.07 | -77.04 | -70.67 | -58.38 | -2.93 | -4.42 | 2.35
%list lat9: 41.65 | 37.18 | -2.9 | 20.97 | 43.26 | -31.42 | 6.25 | 35.17 | 41.9 | -33.45 | 38.35 | 27.99
%list lng: -0.88 | -3.6 | -79 | -89.62 | -2.93 | -64.18 | -75.56 | 33.36 | 12.5 | -70.67 | -0.48 | -15.42
%list lati: 40.42 | 36.51 | -34.61 | 4.65 | 19.43 | 43.37 | -12.04 | 39.57 | 28.46 | 10.49 | 52.5 | -0.18 | 59.91 | 35.68
%list lngi: -3.7 | -6.28 | -58.38 | -74.1 | -99.13 | -8.4 | -77.03 | 2.65 | -16.25 | -66.88 | 13.4 | -78.47 | 10.75 | 139.69
# Bare, clipped and roundabout.
{latitude=gla}, {longitude=glo} weather
weather {latitude=gla} {longitude=glo} {forecast_days=gspan}
weather: {latitude=gla}/{longitude=glo}
open meteo {latitude=gla} {longitude=glo}
open-meteo: lat {latitude=gla}, lon {longitude=glo}, {forecast_days=gspan}
rain at {latitude=gla}, {longitude=glo}?
how's it looking up at {latitude=gla} {longitude=glo}, weatherwise
our anchorage is {latitude=gla} {longitude=glo} and I'd hate to be caught in a gale
~ the campsite has no name, just {latitude=gla}, {longitude=glo}. will we freeze
I'm pinning {latitude=gla}, {longitude=glo} for the picnic, is it dry there over {forecast_days=gspan}
not the town, the exact spot, {latitude=gla} by {longitude=glo}: forecast please
what does open-meteo give for {latitude=gla}, {longitude=glo}
{=hm}, coordinates {latitude=gla} {longitude=glo}, do I need a jacket
give us {forecast_days=gspan} of forecast, gps {latitude=gla}, {longitude=glo}
forecast from open-meteo
# What is an argument, what is not, and where it ends.
forecast for latitude {latitude=latitude}, longitude {longitude=longitude}, {forecast_days=days}, we're sailing with {=limit} people
longitude {longitude=longitude}, latitude {latitude=latitude}, in that order, what's the weather there
is it raining at {latitude=latitude}, {longitude=longitude}? {=p2} dropped a pin there
# The shortest plain questions.
hows the weather at {latitude=lat}, {longitude=lon}
{latitude=lat} {longitude=lon}, raining there?
{=hm2}, openmeteo for {latitude=lat}, {longitude=lon}?
# "Label: content", telegrams, hashtags, arrows.
weather, lat: {latitude=latitude}, lon: {longitude=longitude}
open-meteo: {latitude=latitude} / {longitude=longitude}
# A word or two decide between neighbours.
is it warm at {latitude=latitude2}, {longitude=longitude2}
how windy will {latitude=latitude2} / {longitude=longitude2} be {forecast_days=soon}
{=hi}, rain at {latitude=latitude2} {longitude=longitude2}, next {forecast_days=days2}
the trail hut has only a position, {latitude=latitude2} and {longitude=longitude2}, what's its weather
open-meteo, {latitude=latitude2}, {longitude=longitude2}, {forecast_days=days2}
mooring at lat {latitude=latitude2} lon {longitude=longitude2}, will there be a storm {forecast_days=soon}
temperature by the numbers, latitude {latitude=latitude2}, longitude {longitude=longitude2}
sun or cloud over {latitude=latitude2}, {longitude=longitude2}?
# Told around, thought aloud, wrapped in a story.
my tent stands at {latitude=lat2}, {longitude=lon2}, I hope the night stays dry
grandpa's boat drifts around {latitude=lat2} {longitude=lon2}, is he in for wind {forecast_days=soon2}
I've only got coordinates, {latitude=lat2} and {longitude=lon2}, will I need {=gear} there
our hike starts at {latitude=lat2}/{longitude=lon2}, {forecast_days=soon2}, hopefully in sunshine
what would Open-Meteo make of {latitude=lat2}, {longitude=lon2} for {forecast_days=days3}
somewhere at latitude {latitude=lat2} they wait for rain
# More of the usual ways.
{latitude=lat3} {longitude=lon3} weather?
how cold will it get at {latitude=lat3}, {longitude=lon3} {forecast_days=soon3}
umbrella needed at {latitude=lat3} / {longitude=lon3} {forecast_days=soon3}?
{forecast_days=soon3} at {latitude=lat3}, {longitude=lon3}: sun, rain, wind?
the camp has latitude {latitude=lat3} and longitude {longitude=lon3}, tell me about {forecast_days=span}
we picked {latitude=lat3} {longitude=lon3} for {=out}, does the forecast look ok
position {latitude=lat3}; {longitude=lon3}. degrees?
I dropped a pin at {latitude=lat3},{longitude=lon3} - what's the sky doing there
what is the temperature exactly at {latitude=latitude}, {longitude=longitude}
open-meteo, {forecast_days=days4} days, lat {latitude=lat3} lon {longitude=lon3}
(lon|lng) {longitude=lon3} lat {latitude=lat3} forecast {forecast_days=days4} days
lat={latitude=latitude}, lon={longitude=longitude}, conditions?
for {forecast_days=span}, open-meteo's take on {latitude=lat3}, {longitude=lon3}
from Open-Meteo I want {forecast_days=days4} days at {latitude=lat3} and {longitude=lon3}
could you get the weather of point {latitude=lat3} by {longitude=lon3}
{latitude=latitude} degrees latitude, {longitude=longitude} degrees longitude: will there be wind {forecast_days=soon3}
we drop anchor at {latitude=lat3} {longitude=lon3} {forecast_days=soon3}, how high is the chance of a storm
the drone flies at {latitude=lat3}, {longitude=lon3} {forecast_days=soon3}; any gusts?
~ with these coordinates - {latitude=lat3}, {longitude=lon3} - tell me whether it snows {forecast_days=soon3}
(geo|gps|map) point {latitude=latitude}, {longitude=longitude}, {forecast_days=days4} day weather
what can we expect weatherwise where longitude is {longitude=lon3} and latitude is {latitude=lat3}
no town near, just {latitude=lat3}, {longitude=lon3}. is it raining
the weather station sits at {latitude=lat3} by {longitude=lon3}, what should it measure {forecast_days=soon3}
{latitude=lat3}, {longitude=lon3}: {forecast_days=days4} days
I only have numbers, {latitude=lat3} and {longitude=lon3}. how warm is that place
how humid is it at lat {latitude=latitude} lng {longitude=longitude}
hike starts at {latitude=lat3}, {longitude=lon3} {forecast_days=soon3}, warm enough for shorts?
check {latitude=latitude} {longitude=longitude} on open meteo for rain
look at {latitude=lat3}, {longitude=lon3} and tell me {forecast_days=span} of forecast
my uncle's island is {latitude=lat3}, {longitude=lon3}; is a storm on the way there
is there frost at {latitude=lat3}, {longitude=lon3} {forecast_days=soon3}
forecast, please: latitude {latitude=latitude}, longitude {longitude=longitude}, {forecast_days=days4} days
let open meteo tell us about {latitude=lat3} {longitude=lon3}
snow depth forecast {latitude=lat3}, {longitude=lon3}, {forecast_days=span}
the solar park at {latitude=lat3}, {longitude=lon3} wants to know how sunny {forecast_days=span} will be
a friend texted me "{latitude=lat3}, {longitude=lon3}" - what's the weather there {forecast_days=soon3}
how's the weather by coordinates, lat {latitude=latitude}, long {longitude=longitude}
weather at the coordinates I sent
open-meteo, longitude {longitude=lon3}
weather for latitude {latitude=lat3}, {forecast_days=days4} days
~ open meteo for {forecast_days=span} please
# Short and plain, as typed every day.
open-meteo
openmeteo {latitude=lat4} {longitude=lon4}
~ rain at {latitude=lat4}, {longitude=lon4}?
{latitude=lat4} {longitude=lon4} weather
weather by coordinates
lat {latitude=lat4} lon {longitude=lon4}, wind and rain
is it cold at {latitude=lat4} / {longitude=lon4}
{latitude=lat4}, {longitude=lon4}, {forecast_days=days5} days' forecast
sunny at {latitude=lat4}, {longitude=lon4} {forecast_days=forecast_days3}?
gps spot {latitude=lat4} {longitude=lon4}, how warm
lon {longitude=lon4}, lat {latitude=lat4}, any storm {forecast_days=forecast_days3}
need a jacket at {latitude=lat4}, {longitude=lon4}?
our boat lies at {latitude=lat4}, {longitude=lon4} and I worry, how rough will it blow
the hut has no name, only {latitude=lat4} and {longitude=lon4}, does it snow up there
{forecast_days=forecast_days3} I fly my drone, position {latitude=lat4}, {longitude=lon4}, is the wind okay
the pin he sent me says {latitude=lat4}, {longitude=lon4}, what's the temperature over there
for {forecast_days=days5} days we tent at {latitude=lat4}, {longitude=lon4}, so how much rain
longitude {longitude=lon4} and latitude {latitude=lat4} are all I have, will it freeze {forecast_days=forecast_days3}
# Bare noun phrases, and orders that lack what is needed.
weather for some coordinates
{latitude=lat5}, {longitude=lon5}, is it raining there
our boat's at {latitude=lat5} {longitude=lon5}, will it blow
the cabin has no address, only {latitude=lat5} / {longitude=lon5}, what's the weather
open-meteo please
I've a pin on the map, latitude {latitude=lat5}, need the forecast
snow at {latitude=lat5}, {longitude=lon5}?
how cold does it get at lat {latitude=lat5} lon {longitude=lon5}
the forecast for where my GPS says I am, coordinates I mean
{latitude=lat5} {longitude=lon5} weather, {forecast_days=forecast_days4}
# Needs only hinted at, telegrams, neighbours.
no town anywhere near, just {latitude=latitude3}, {longitude=longitude3}, does it rain there
the place has no name, my GPS says {latitude=latitude3} and {longitude=longitude3}, will I get wet {forecast_days=soon4}
forget about {=location}, the boat is at {latitude=latitude3}, {longitude=longitude3}, wind for {forecast_days=days6}?
~ don't show me a map of {latitude=latitude3}, {longitude=longitude3}, show me the sky over it
I don't want the time zone of {latitude=latitude3} {longitude=longitude3}, I want its temperatures
geocache at {latitude=latitude3}, {longitude=longitude3}, {=k} of us going, will we need boots {forecast_days=soon4}
buoy {=k}: {latitude=latitude3}/{longitude=longitude3}, how rough does the weather get there in {forecast_days=days6}
hiking to camp {=k}, that's {latitude=latitude3} by {longitude=longitude3}, worried about thunder {forecast_days=soon4}
my drone goes up at {latitude=latitude3}, {longitude=longitude3} {forecast_days=soon4}, tell me it isn't gusty
{=who} sent me a pin, {latitude=latitude3}, {longitude=longitude3}. is it snowing there or what
we anchored at {latitude=latitude3} {longitude=longitude3} and the clouds look nasty
I planted {=k} trees at {latitude=latitude3}, {longitude=longitude3}, will they get any rain over {forecast_days=days6}
what do I wear at lat {latitude=latitude3}, long {longitude=longitude3}?
wx {latitude=latitude3} {longitude=longitude3}
{forecast_days=days6} wx @ {latitude=latitude3},{longitude=longitude3}
lat {latitude=latitude3} lon {longitude=longitude3} rain tmrw?
lon {longitude=longitude3} lat {latitude=latitude3} asap, sailing
pos {latitude=latitude3} / {longitude=longitude3}, temps {forecast_days=days6} pls
coords {latitude=latitude3}, {longitude=longitude3}: frost {forecast_days=soon4}?
how's the sky at the spot I marked, latitude {latitude=latitude3}
weather for those coordinates over {forecast_days=days6}
# The usual ways to ask.
weather at {latitude=lat6}, {longitude=lon6}
(what's|how's) the weather at latitude {latitude=lat6} (and |)longitude {longitude=lon6}
(Open-Meteo|open meteo|openmeteo) (forecast|weather) for {latitude=lat6}, {longitude=lon6}
(Open-Meteo|openmeteo) {latitude=latitude} {longitude=longitude} {forecast_days=wx_n} days
use (Open-Meteo|open-meteo) to (check|get|look up) the weather at {latitude=lat6} {longitude=lon6}
forecast for the coordinates {latitude=latitude} / {longitude=longitude}
my (gps|GPS|boat|tent|drone) is at {latitude=lat6}, {longitude=lon6}, (will it rain here|what's the weather there)?
(lat|latitude) {latitude=latitude} (lon|lng|long|longitude) {longitude=longitude} weather
{latitude=lat6}, {longitude=lon6} - how (warm|cold|windy) is it there
{forecast_days=wx_n}(-| )day forecast for position {latitude=lat6} {longitude=lon6}
give me the next {forecast_days=wx_n} days of weather at {latitude=lat6}, {longitude=lon6} please
we are anchored at {latitude=lat6} and {longitude=lon6}; what wind should we expect {forecast_days=days3}
is it going to (rain|snow|storm) at lat {latitude=lat6}, lon {longitude=lon6} {forecast_days=soon2}
temperature at the point {latitude=latitude}, {longitude=longitude}[ please]
(could|can) you ask (Open-Meteo|open meteo) what {forecast_days=soon2} looks like at {latitude=lat6}, {longitude=lon6}
the spot is latitude {latitude=lat6}, longitude {longitude=lon6}. weather?
weather by coordinates: {latitude=lat6} and {longitude=lon6}
longitude {longitude=lon6}, latitude {latitude=lat6}: is it {=feel} there
pull the (weather|forecast) for these coordinates {latitude=latitude},{longitude=longitude} for {forecast_days=days3}
what will it be like at {latitude=lat6} by {longitude=lon6} {forecast_days=soon2}
I'd like the openmeteo data for {latitude=latitude}, {longitude=longitude}, {forecast_days=wx_n} days ahead
for our {=plan} at {latitude=lat6}, {longitude=lon6}: does it stay dry {forecast_days=soon2}?
how does the sky look at {latitude=lat6}, {longitude=lon6} right now
someone sent me the coordinates {latitude=lat6}, {longitude=lon6}, is it {=feel} there
check conditions at geo position {latitude=lat6}; {longitude=lon6}
open-meteo for {=city}, at {latitude=latitude}, {longitude=longitude}
what does (Open-Meteo|openmeteo) say
(Open-Meteo|open meteo) forecast for {forecast_days=wx_n} days
weather at latitude {latitude=lat6}
I only know the longitude, {longitude=lon6}, what's the weather there
# Told around, thought aloud, wrapped in a story.
our campsite is somewhere at {latitude=lat7}, {longitude=lon7}, will we drown there
the buoy at {latitude=lat7} {longitude=lon7}, how windy {forecast_days=soon2}
{=hello}, weather for my GPS point, {latitude=lat7} by {longitude=lon7}, {forecast_days=days3}
they gave me latitude {latitude=lat7} and longitude {longitude=lon7}, {=gear2} or not
I only know we're at latitude {latitude=lat7}, is a storm coming
# Every parameter in many wordings, orders and lengths.
{latitude=latitude4},{longitude=longitude4}
{latitude=latitude4} {longitude=longitude4} {forecast_days=days7}
{forecast_days=days7} at {latitude=latitude4} / {longitude=longitude4}
{forecast_days=ddd} weather for {latitude=latitude4}, {longitude=longitude4}
longitude {longitude=longitude4}, latitude {latitude=latitude4}, next {forecast_days=days7}
lat {latitude=latitude4}, long {longitude=longitude4}, {forecast_days=soon5}
{forecast_days=soon5} at lat {latitude=latitude4} and lon {longitude=longitude4}: {=wx}?
lon={longitude=longitude4}&lat={latitude=latitude4} weather
the hut is at {latitude=latitude4}, {longitude=longitude4}, will we see {=wx} in the next {forecast_days=days7}
we sail to {latitude=latitude4} {longitude=longitude4}, forecast {forecast_days=days7} out please
weather {latitude=latitude4} degrees by {longitude=longitude4} degrees
not {=latitude4}, {=longitude4} but {latitude=latitude4}, {longitude=longitude4}: the weather there
how is it at point {latitude=latitude4}, {longitude=longitude4}, {=location2} is close by
open-meteo {forecast_days=ddd} for longitude {longitude=longitude4} latitude {latitude=latitude4}
weather by coordinates, longitude {longitude=longitude4}
open-meteo forecast for the next {forecast_days=days7}
%lang de
# The usual ways to ask.
wetter (bei|für) {latitude=latitude}, {longitude=longitude}
(wie|was) ist das Wetter (an den|bei den) Koordinaten {latitude=latitude} {longitude=longitude}
vorhersage für Breite {latitude=latitude} und Länge {longitude=longitude}, {forecast_days=zahl} Tage
Open-Meteo {latitude=latitude} / {longitude=longitude} für {forecast_days=wfuer}
(hol|gib) mir von Open-Meteo das Wetter für Breitengrad {latitude=latitude}, Längengrad {longitude=longitude}
unser Boot liegt bei {latitude=latitude}, {longitude=longitude}, wie wird das Wetter dort {forecast_days=wtage}
regnet es am Punkt {latitude=latitude} {longitude=longitude}
Wetter nach Koordinaten, Breitengrad {latitude=latitude}
{latitude=latitude}; {longitude=longitude} - {forecast_days=zahl}-Tage-Wetter
openmeteo wetter bitte
# More of the usual ways.
wie ist das wetter auf {latitude=breite} {longitude=laenge}
breite {latitude=breite}, länge {longitude=laenge}, wie wirds da die nächsten {forecast_days=forecast_days} tage
bei {latitude=breite} / {longitude=laenge} regen?
der campingplatz liegt auf {latitude=breite}, {longitude=laenge}, was macht das wetter dort
open meteo {forecast_days=forecast_days} tage {latitude=breite} {longitude=laenge}
längengrad {longitude=laenge}, breitengrad {latitude=breite}, wetter bitte
temperatur am punkt {latitude=breite};{longitude=laenge}
hol das wetter für die koordinaten {latitude=breite}, {longitude=laenge} von open-meteo
{latitude=breite} {longitude=laenge} wettervorhersage {forecast_days=forecast_days} tage
für {forecast_days=forecast_days} tage die aussichten an der position {latitude=breite} {longitude=laenge}
wie windig ist es an meinem ankerplatz {latitude=breite} {longitude=laenge} {forecast_days=days8}
gps {latitude=breite}, {longitude=laenge}: sonne oder wolken
wettervorhersage für die länge {longitude=laenge}
gib mir das wetter per koordinaten
# Needs only hinted at, telegrams, neighbours.
{latitude=latitude5} {longitude=longitude5} regen?
mein boot liegt bei {latitude=latitude5} nord und {longitude=longitude5} ost, kriegen wir {forecast_days=v_n} tage gutes wetter
~ {forecast_days=v_n} tage, position {latitude=latitude5} / {longitude=longitude5}, wie windig
geocache bei {latitude=latitude5}, {longitude=longitude5}: ist es dort trocken
~ open-meteo fragen: breite {latitude=latitude5}, länge {longitude=longitude5}, {forecast_days=v_n} tage
auf längengrad {longitude=longitude5} und breitengrad {latitude=latitude5}, wie heiß
am punkt {latitude=latitude5} nord, wie wird das wetter
# Every parameter in many wordings, orders and lengths.
~ wetter an der stelle {latitude=latitude6}, {longitude=longitude6}
ich lieg vor anker bei {latitude=latitude6} {longitude=longitude6}, kommt da wind auf
open-meteo, {latitude=latitude6} nord {longitude=longitude6} ost, {forecast_days=w_n} tage
länge {longitude=longitude6} und breite {latitude=latitude6}, wie wird das wetter da
schau auf {latitude=latitude6} / {longitude=longitude6} nach dem wetter, {forecast_days=w_n} tage voraus
ich hätte gern die vorhersage zu den koordinaten {latitude=latitude6};{longitude=longitude6}
wie warm wird es bei {latitude=latitude6}, {longitude=longitude6} {forecast_days=days9}
die hütte steht auf {latitude=latitude6} {longitude=longitude6}, schneit es dort
~ {forecast_days=w_n}-tage-wetter für {latitude=latitude6}, {longitude=longitude6}
könnten Sie bei Open-Meteo den Punkt {latitude=latitude6}, {longitude=longitude6} abfragen?
regen bei {latitude=latitude6} {longitude=longitude6}?
für die position {latitude=latitude6} zu {longitude=longitude6} bitte {forecast_days=w_n} tage wettervorhersage
breitengrad {latitude=latitude6}, längengrad {longitude=longitude6}: temperatur
lat {latitude=latitude6} lon {longitude=longitude6} wetter
hol mir von open meteo die daten für {latitude=latitude6}, {longitude=longitude6}
wetter für die breite {latitude=latitude6}
~ koordinatenwetter von open-meteo bitte
open-meteo, {forecast_days=w_n} tage
~ open-meteo-wetter bei längengrad {longitude=longitude6}
%lang es
# The usual ways to ask.
tiempo en {latitude=latitude}, {longitude=longitude}
¿qué tiempo hace en las coordenadas {latitude=latitude} {longitude=longitude}?
pronóstico para latitud {latitude=latitude} y longitud {longitude=longitude}, {forecast_days=ndias} días
Open-Meteo {latitude=latitude} / {longitude=longitude} para {forecast_days=wdias}
(saca|dame) de Open-Meteo el tiempo en latitud {latitude=latitude}, longitud {longitude=longitude}
el barco está en {latitude=latitude}, {longitude=longitude}, ¿cómo estará el tiempo {forecast_days=wdias}?
¿llueve en el punto {latitude=latitude} {longitude=longitude}?
tiempo por coordenadas, latitud {latitude=latitude}
openmeteo, el tiempo por favor
# More of the usual ways.
qué tiempo hay en {latitude=lat8} {longitude=lon8}
latitud {latitude=lat8}, longitud {longitude=lon8}, cómo viene los próximos {forecast_days=forecast_days2} días
en {latitude=lat8} / {longitude=lon8} va a llover?
el camping está en {latitude=lat8}, {longitude=lon8}, qué tiempo hace ahí
open meteo {forecast_days=forecast_days2} días {latitude=lat8} {longitude=lon8}
longitud {longitude=lon8}, latitud {latitude=lat8}, el tiempo
temperatura en el punto {latitude=lat8};{longitude=lon8}
sácame de open-meteo el tiempo de las coordenadas {latitude=lat8}, {longitude=lon8}
{latitude=lat8} {longitude=lon8} previsión {forecast_days=forecast_days2} días
para {forecast_days=forecast_days2} días, la previsión en la posición {latitude=lat8} {longitude=lon8}
qué viento habrá donde tengo fondeado el barco, {latitude=lat8} {longitude=lon8}, {forecast_days=days10}
~ gps {latitude=lat8}, {longitude=lon8}: ¿sol o nubes?
previsión para la longitud {longitude=lon8}
dame el tiempo por coordenadas
# Needs only hinted at, telegrams, neighbours.
{latitude=lat9} {longitude=lng} lluvia?
tengo el velero en {latitude=lat9} norte y {longitude=lng} este, ¿habrá {forecast_days=t_n} días buenos?
{forecast_days=t_n} días, posición {latitude=lat9} / {longitude=lng}, cuánto viento
el mojón está en {latitude=lat9}, {longitude=lng}: ¿está seco aquello?
pregunta a open-meteo: latitud {latitude=lat9}, longitud {longitude=lng}, {forecast_days=t_n} días
con longitud {longitude=lng} y latitud {latitude=lat9}, ¿qué calor hace?
en el punto de latitud {latitude=lat9}, qué tiempo viene
# Every parameter in many wordings, orders and lengths.
me gustaría el tiempo del punto {latitude=lati}, {longitude=lngi}
podrías consultar open-meteo para latitud {latitude=lati} y longitud {longitude=lngi}?
{latitude=lati}, {longitude=lngi} clima
necesito el pronóstico en longitud {longitude=lngi} y latitud {latitude=lati} a {forecast_days=days12} días
fijate qué tiempo hace en {latitude=lati} {longitude=lngi}
estamos acampados en {latitude=lati}, {longitude=lngi}; ¿lloverá {forecast_days=days11}?
coordenadas {latitude=lati} / {longitude=lngi}, {forecast_days=days12} días
con open meteo: {latitude=lati} y {longitude=lngi}
lat {latitude=lati} lon {longitude=lngi} temperatura
a ver el viento en lat={latitude=lati}, lng={longitude=lngi}
~ durante {forecast_days=days12} días, qué clima tendrá el punto {latitude=lati} , {longitude=lngi}
qué temperatura hay justo en las coordenadas {latitude=lati} {longitude=lngi}?
previsión de open-meteo a {forecast_days=days12} días, longitud {longitude=lngi}, latitud {latitude=lati}
el barco está en {latitude=lati} {longitude=lngi}, ¿cómo estará el cielo {forecast_days=days11}?
tiempo en la latitud {latitude=lati}
usa open-meteo para saber el tiempo en unas coordenadas

%tool get_weather_noaa
%list ula: 44.95 | 33.45 | 27.95 | 39.1 | 46.87 | 21.31 | 35.08 | 43.04
%list ulo: -93.09 | -112.07 | -82.46 | -84.51 | -96.79 | -157.86 | -106.65 | -87.91
%list ula2: 41.49 | 44.32 | 36.61 | 47.6 | 29.95
%list ulo2: -71.31 | -69.78 | -121.89 | -122.33 | -90.07
%list uslat: 36.15 | 43.61 | 32.08 | 44.06 | 35.08
%list uslon: -95.99 | -116.2 | -81.09 | -71.13 | -106.65
%list usla: 39.74 | 40.71 | 44.98 | 29.76 | 34.05
%list uslo: -104.99 | -74.01 | -93.27 | -95.37 | -118.24
%list ula3: 40.76 | 35.47 | 29.42 | 47.61 | 36.16 | 41.88 | 61.22 | 25.76
%list ulo3: -111.89 | -97.52 | -98.49 | -122.33 | -86.78 | -87.63 | -149.9 | -80.19
%list ulat: 44.06 | 36.1 | 40.01 | 61.2 | 35.08 | 47.6 | 25.77 | 43.07
%list ulon: -121.31 | -112.11 | -105.27 | -149.9 | -106.65 | -122.33 | -80.19 | -89.4
%list uslat2: 40.01 | 35.0844 | 32.78 | 43.07 | 27.95 | 39.95 | 44.26 | 46.87 | 38.63 | 41.26 | 36.06 | 48.2 | 64.84 | 19.72 | 43.6150 | 37.04 N => 37.04 | 35.6° => 35.6 | 33.749 | 42.89 | 30.33
%list uslon2: -105.27 | -106.6504 | -96.8 | -89.4 | -82.46 | -75.17 | -72.58 | -113.99 | -90.2 | -95.94 | -112.14 | -106.64 | -147.72 | -155.08 | -116.2023 | 112.52 W => -112.52 | 82.6° W => -82.6 | -84.388 | -78.88 | -81.66
%list us: Boulder | Albuquerque | Dallas | the lake house in Wisconsin | Tampa | Philadelphia | our hut in the Adirondacks | Missoula | St. Louis | Omaha | the trailhead in Zion | Buffalo | Hilo | Boise | the orchard in Georgia
%list ulat2: 44.98 | 33.45 | 29.76 | 47.61 | 36.17 | 42.36 | 61.22 | 21.31 | 35.47 | 40.76 | 38.25 | 30.27 N => 30.27 | 45.5° => 45.5 | 39.1 | 46
%list ulon2: -93.27 | -112.07 | -95.37 | -122.33 | -115.14 | -71.06 | -149.9 | -157.86 | -97.52 | -111.89 | -85.76 | 97.74 W => -97.74 | 122.7 W => -122.7 | -94.58 | -110
%list ulat3: 39.74 | 44.05 | 30.27 | 61.21 | 35.6 | 46.87 | 27.95
%list ulon3: -104.99 | -121.31 | -97.74 | -149.9 | -82.55 | -113.99 | -82.46
%list ula4: 32.72 | 44.98 | 39.1 | 64.84 | 46.87 | 33.75 | 43.62 | 30.27 | 37.77 | 38.9 | 27.95 | 21.31
%list ulo4: -117.16 | -93.27 | -84.51 | -147.72 | -113.99 | -84.39 | -116.2 | -97.74 | -122.42 | -77.04 | -82.46 | -157.86
%list lat: 39.74 | 40.7128 | 34.05 | 41.88 | 29.76 | 25.76 | 47.61 | 37.77 | 33.45 | 42.36 | 38.9072 | 45.52 | 36.17 | 61.22 | 21.31 | 44.98 | 30.27 | 40.7 N => 40.7 | 39.7° => 39.7 | 35.2271
%list lon: -104.99 | -74.0060 | -118.24 | -87.63 | -95.37 | -80.19 | -122.33 | -122.42 | -112.07 | -71.06 | -77.0369 | -122.68 | -115.14 | -149.9 | -157.86 | -93.27 | -97.74 | 74 W => -74 | 105° W => -105 | -80.8431
%list spot: Denver | New York | Houston | Miami | Seattle | my ranch in Montana | the cabin in Vermont | Chicago | the farm in Iowa | Boston | Phoenix | Honolulu | Anchorage | the beach house in Florida | Las Vegas
%list ulat4: 39.1 | 45.52 | 33.45 | 58.3 | 30.27 | 41.88 | 27.95 | 46.79
%list ulon4: -94.58 | -122.68 | -112.07 | -134.42 | -97.74 | -87.63 | -82.46 | -100.78
%list ula5: 39.74 | 40.71 | 29.76 | 34.05 | 47.6 | 61.2 | 36.1 | 44.06 | 25.77 | 41.88 | 35.08 | 45.5
%list ulo5: -104.99 | -74.01 | -95.37 | -118.24 | -122.33 | -149.9 | -112.11 | -121.31 | -80.19 | -87.63 | -106.65 | -122.68
%list lat2: 39.74 | 40.7128 | 34.05 | 41.88 | 29.76 | 25.76 | 47.61 | 37.77 | 33.45 | 42.36 | 38.9072 | 45.52 | 36.17 | 61.22 | 21.31 | 44.98 | 30.27 | 35.2271
%list lon2: -104.99 | -74.0060 | -118.24 | -87.63 | -95.37 | -80.19 | -122.33 | -122.42 | -112.07 | -71.06 | -77.0369 | -122.68 | -115.14 | -149.9 | -157.86 | -93.27 | -97.74 | -80.8431
%list usb: 40.71 | 34.05 | 41.88 | 29.76 | 47.61 | 39.74 | 36.17 | 44.98 | 61.22 | 25.76 | 35.23 | 43.07
%list usl: -74.01 | -118.24 | -87.63 | -95.37 | -122.33 | -104.99 | -115.14 | -93.27 | -149.90 | -80.19 | -80.84 | -89.40
%list usb2: 39.1 | 36.17 | 61.22 | 44.98 | 25.76 | 40.76 | 29.95 | 43.07 | 37.77 | 34.74
%list usl2: -94.58 | -115.14 | -149.9 | -93.27 | -80.19 | -111.89 | -90.07 | -89.4 | -122.42 | -92.29
%list usb3: 40.44 | 33.75 | 42.36 | 30.27 | 45.52 | 38.63 | 32.72 | 46.88 | 27.95 | 35.08
%list usl3: -79.99 | -84.39 | -71.06 | -97.74 | -122.68 | -90.2 | -117.16 | -96.79 | -82.46 | -106.65
%list ula6: 39.1 | 36.17 | 61.22 | 25.76 | 40.76 | 29.95 | 43.07 | 37.77 | 34.74
%list ulo6: -94.58 | -115.14 | -149.9 | -80.19 | -111.89 | -90.07 | -89.4 | -122.42 | -92.29
%list ula7: 41.88 | 33.75 | 39.95 | 32.78 | 47.61 | 64.84 | 21.31 | 35.08 | 43.05 | 30.27 | 44.98
%list ulo7: -87.63 | -84.39 | -75.17 | -96.8 | -122.33 | -147.72 | -157.86 | -106.65 | -87.9 | -97.74 | -93.27
# Bare, clipped and roundabout.
noaa {latitude=ula} {longitude=ulo}
noaa: {latitude=ula}, {longitude=ulo}
nws {latitude=ula}/{longitude=ulo} pls
~ {latitude=ula} {longitude=ulo}, noaa weather
weather service forecast, the american one, for {latitude=ula}, {longitude=ulo}
what's noaa saying about {latitude=ula} {longitude=ulo}
our cabin's at {latitude=ula}, {longitude=ulo} and I trust nobody but NOAA on snow
flying a drone at {latitude=ula} {longitude=ulo} later, need the wind from the national weather service
I've seen what open-meteo thinks of {latitude=ula}, {longitude=ulo}, now let noaa have a go
{=hm}, does noaa expect storms around {latitude=ula}, {longitude=ulo}
the government forecast, noaa that is, for the dot at {latitude=ula} by {longitude=ulo}
noaa forecast please
# What is an argument, what is not, and where it ends.
NOAA forecast at {latitude=ula2}, {longitude=ulo2}, not open-meteo this time, thanks
national weather service, longitude {longitude=ulo2} and latitude {latitude=ula2}, we leave at half seven
# The shortest plain questions.
whats noaa saying for {latitude=uslat}, {longitude=uslon}
nws at {latitude=uslat} {longitude=uslon}, any storms?
# "Label: content", telegrams, hashtags, arrows.
NOAA: {latitude=usla}, {longitude=uslo}
nws forecast -> {latitude=usla} {longitude=uslo}
# A word or two decide between neighbours.
what has the national weather service got for {latitude=ula3}, {longitude=ulo3}
is it warm at {latitude=ula3}, {longitude=ulo3} according to noaa
noaa says what about rain at {latitude=ula3} {longitude=ulo3}
it has to be the NWS one, point {latitude=ula3}, {longitude=ulo3}, storms?
the US service's outlook please, NOAA I think it's called, {latitude=ula3} / {longitude=ulo3}
forecast by noaa, lat {latitude=ula3}, lon {longitude=ulo3}
# Told around, thought aloud, wrapped in a story.
I trust nobody but NOAA, so {latitude=ulat}, {longitude=ulon}, will it storm
my cousin's ranch is at {latitude=ulat}, {longitude=ulon}, I wonder what the National Weather Service expects there
the weather service must have something for {latitude=ulat} {longitude=ulon}, NOAA I mean
if NOAA says snow at {latitude=ulat} / {longitude=ulon} we stay home
I'd like to hear what NOAA thinks
# More of the usual ways.
what's NOAA's outlook on {latitude=uslat2}, {longitude=uslon2}
noaa, {latitude=uslat2}, {longitude=uslon2}, go
(the |)NWS (says|reports) what for {latitude=uslat2}, {longitude=uslon2}?
ask the National Weather Service about {latitude=uslat2} {longitude=uslon2}
{latitude=uslat2} {longitude=uslon2} - what does the weather service of the US predict
for {=us} ({latitude=uslat2}, {longitude=uslon2}) I want the official NOAA forecast
does NOAA see any (snow|hail|storms|heat) coming to {latitude=uslat2}, {longitude=uslon2}
according to weather.gov, how is it at {latitude=uslat2}, {longitude=uslon2}
~ longitude {longitude=uslon2} and latitude {latitude=uslat2}, from NOAA
hurricane season makes me nervous, what has NOAA got for {latitude=uslat2}, {longitude=uslon2}
we drive to {=us} soon, {latitude=uslat2} by {longitude=uslon2}, please check with the NWS
lat {latitude=uslat2} lng {longitude=uslon2} noaa forecast
NWS forecast discussion near {latitude=uslat2}, {longitude=uslon2}
is the government forecast for {latitude=uslat2}, {longitude=uslon2} any better
my app disagrees with itself, what does the National Weather Service think about {latitude=uslat2}, {longitude=uslon2}
NOAA point forecast lat={latitude=uslat2} lon={longitude=uslon2}
(get|grab|load) me NWS data for the point {latitude=uslat2}/{longitude=uslon2}
{latitude=uslat2}, {longitude=uslon2} via weather.gov
official U.S. forecast for my coordinates {latitude=uslat2}, {longitude=uslon2}
how windy does NOAA think it will be at {latitude=uslat2} {longitude=uslon2}
don't use Open-Meteo, take NOAA: {latitude=uslat2}, {longitude=uslon2}
National Weather Service please, the spot is {latitude=uslat2} and {longitude=uslon2}
at {latitude=uslat2}, {longitude=uslon2}, what do the people at NOAA expect
~ umbrella or no umbrella at {latitude=uslat2}, {longitude=uslon2}? NOAA should know
read me NOAA's forecast, {latitude=uslat2} north and {longitude=uslon2}
the ranger told us to look at the NWS page for {latitude=uslat2}, {longitude=uslon2}
will NOAA be right about rain at {latitude=uslat2}, {longitude=uslon2}? what do they say
nws {latitude=uslat2}/{longitude=uslon2} please
how cold will it get at {latitude=uslat2}, {longitude=uslon2}, NOAA only
in the US at {latitude=uslat2}, {longitude=uslon2}, the weather according to the federal service
~ pull NOAA for latitude {latitude=uslat2}, longitude {longitude=uslon2}
what's coming toward {=us}, coordinates {latitude=uslat2} {longitude=uslon2}, says NOAA?
we fly the balloon at {latitude=uslat2}, {longitude=uslon2}, need winds from the National Weather Service
check noaa at longitude {longitude=uslon2}, latitude {latitude=uslat2}
~ does the US weather office have a forecast for {latitude=uslat2}, {longitude=uslon2}
NOAA. {latitude=uslat2}. {longitude=uslon2}.
noaa for {=us}
~ can I get the NOAA forecast
NWS forecast at {latitude=uslat2} degrees north
what's NOAA saying
the weather service of the US for longitude {longitude=uslon2}
# Short and plain, as typed every day.
noaa
nws {latitude=ulat2}, {longitude=ulon2}
national weather service forecast
noaa for {latitude=ulat2} {longitude=ulon2}
weather.gov {latitude=ulat2}, {longitude=ulon2}
{latitude=ulat2}, {longitude=ulon2} via nws
does the nws see storms at {latitude=ulat2}, {longitude=ulon2}
snow at {latitude=ulat2}, {longitude=ulon2}, NWS only
{latitude=ulat2} {longitude=ulon2}, what says weather.gov
US weather service, point {latitude=ulat2}, {longitude=ulon2}
lat {latitude=ulat2} lon {longitude=ulon2}, noaa outlook
nws: rain?
we hike around {latitude=ulat2}, {longitude=ulon2} soon, what does the weather service expect
I only trust the nws, so how hot does it get at {latitude=ulat2}, {longitude=ulon2}
{latitude=ulat2}, {longitude=ulon2} is my uncle's ranch, has weather.gov got rain for it
longitude {longitude=ulon2}, latitude {latitude=ulat2}, the other app was wrong so use noaa
grandpa's cabin sits at {latitude=ulat2}, {longitude=ulon2}, ask the weather service about frost
~ as far as noaa can tell, is it windy out at {latitude=ulat2}, {longitude=ulon2}
# Bare noun phrases, and orders that lack what is needed.
noaa please
what does the national weather service say
noaa for {latitude=ulat3}, {longitude=ulon3}
camping at {latitude=ulat3} {longitude=ulon3}, does noaa see storms
the US weather service outlook, I'm at {latitude=ulat3}, {longitude=ulon3}
NWS forecast
I only trust noaa, {latitude=ulat3} {longitude=ulon3}
is the weather service in the states warning of anything at {latitude=ulat3}, {longitude=ulon3}
my ranch, {latitude=ulat3} by {longitude=ulon3}, what's noaa's word
need noaa's forecast for a spot in the states
# Needs only hinted at, telegrams, neighbours.
I don't trust the private services, what do the federal weather people say for {latitude=ula4}, {longitude=ulo4}
open-meteo got it wrong twice, try the NWS at {latitude=ula4}, {longitude=ulo4}
no news about the hurricane please, the NOAA numbers for {latitude=ula4}, {longitude=ulo4}
the ranger told us to check with NOAA, we're camping at {latitude=ula4}, {longitude=ulo4}
our pilot only accepts the National Weather Service: {latitude=ula4} and {longitude=ulo4}
is the government forecast for {latitude=ula4}, {longitude=ulo4} as grim as {=who} says
ranch is at lat {latitude=ula4}, lon {longitude=ulo4}, I'd like the official US forecast
before we take {=k} kids to {latitude=ula4}, {longitude=ulo4}, what's NOAA expecting
site {=k} of the survey, {latitude=ula4} {longitude=ulo4}: need it from the weather service, for the records
tornado season and my sister lives at {latitude=ula4}, {longitude=ulo4}, what's the NWS saying
NOAA had rain at {latitude=ula4}, {longitude=ulo4} yesterday, and what have they got now
noaa @ {latitude=ula4},{longitude=ulo4}
nws wx {latitude=ula4} {longitude=ulo4} pls
noaa, lon {longitude=ulo4} lat {latitude=ula4}, asap
{latitude=ula4}, {longitude=ulo4} w/ noaa data
weather.gov {latitude=ula4} {longitude=ulo4}?
nws for our cabin, longitude {longitude=ulo4}
NOAA please, the usual point
# The usual ways to ask.
NOAA forecast for {latitude=lat}, {longitude=lon}
(what does|what's) (NOAA|the NOAA|noaa) (say|saying) (for|about) {latitude=lat}, {longitude=lon}
(National Weather Service|national weather service|NWS) (forecast|report|outlook) (for|at) {latitude=lat} {longitude=lon}
check the (National Weather Service|NWS|US weather service) for latitude {latitude=lat} longitude {longitude=lon}
(noaa|nws) {latitude=lat} {longitude=lon}
~ use NOAA (data|instead|this time) and tell me the weather at {latitude=lat}, {longitude=lon}
what is the official US (forecast|weather) at {latitude=lat}, {longitude=lon}
(get|fetch|pull|grab) the (NOAA|noaa) weather for {=spot}, coordinates {latitude=lat}, {longitude=lon}
I trust the national weather service most, what do they predict for {latitude=lat}, {longitude=lon}
{latitude=lat}, {longitude=lon}, (NOAA|NWS) please
lat {latitude=lat}, lon {longitude=lon}, according to (NOAA|the National Weather Service)?
~ will it (rain|snow|storm) at {latitude=lat}, {longitude=lon}? ask (NOAA|the NWS|the weather service)
we're near {=spot}, {latitude=lat} {longitude=lon}, any NOAA warnings or forecast for us
American weather service, point {latitude=lat} / {longitude=lon}, how does it look
(can you|could you|please) look up {latitude=lat}, {longitude=lon} (with|on|at|via) NOAA
(the |)NWS grid point forecast at latitude {latitude=lat} and longitude {longitude=lon}
government weather forecast for the US location {latitude=lat}, {longitude=lon}
for {=spot} I need what NOAA has at longitude {longitude=lon}, latitude {latitude=lat}
does the NWS expect (snow|rain|wind|a storm) near {latitude=lat}, {longitude=lon}
hey, the {=plan} is at {latitude=lat}, {longitude=lon}. what's the national weather service forecast there?
weather from NOAA: {latitude=lat}, {longitude=lon}
US national forecast, {latitude=lat} north, {longitude=lon}
show me the weather.gov forecast for {latitude=lat}, {longitude=lon}
what do the NOAA folks (think|expect|predict) about the wind at {latitude=lat}, {longitude=lon}
is NOAA calling for {=feel} weather at {latitude=lat} {longitude=lon}
I'd rather have the NOAA numbers for {latitude=lat}, {longitude=lon}, thanks
(NOAA|NWS|National Weather Service) forecast please
what does NOAA say for {=spot}
can you check the national weather service
NOAA forecast at latitude {latitude=lat}
# Told around, thought aloud, wrapped in a story.
my brother trusts only NOAA, so what have they got for {latitude=ulat4}, {longitude=ulon4}
the farm is at {latitude=ulat4} {longitude=ulon4}, would the National Weather Service send us indoors
what's NOAA's word on {latitude=ulat4}, {longitude=ulon4}, hail or no hail
could you ask the US weather service
# Every parameter in many wordings, orders and lengths.
noaa {latitude=ula5} {longitude=ulo5}
NWS lat {latitude=ula5} lon {longitude=ulo5}
longitude {longitude=ulo5}, latitude {latitude=ula5}, National Weather Service
{latitude=ula5} / {longitude=ulo5}: NOAA says?
what will it be like at {latitude=ula5}, {longitude=ulo5} according to NOAA
{=wx} at {latitude=ula5}, {longitude=ulo5}? ask NOAA
the US weather service on {latitude=ula5} and {longitude=ulo5}, please
noaa point, lon {longitude=ulo5}, lat {latitude=ula5}
trailhead {latitude=ula5} {longitude=ulo5}, NWS forecast
{=chat}, get NOAA for {latitude=ula5}, {longitude=ulo5}
not open-meteo: {latitude=ula5}, {longitude=ulo5} from NOAA
weather.gov forecast at {latitude=ula5} by {longitude=ulo5}
~ noaa forecast, latitude {latitude=ula5}
ask the National Weather Service
%lang de
# The usual ways to ask.
NOAA-Wetter für {latitude=lat2}, {longitude=lon2}
was sagt (der amerikanische Wetterdienst|NOAA|der National Weather Service) (zu|für) {latitude=lat2} {longitude=lon2}
noaa {latitude=lat2} {longitude=lon2}
(frag|schau) bei (der NOAA|NOAA) nach: Breite {latitude=lat2}, Länge {longitude=lon2}
US-Wetterdienst, Vorhersage für {latitude=lat2} / {longitude=lon2} [bitte]
in den USA bei {latitude=lat2}, {longitude=lon2}: was meldet der Wetterdienst NOAA
NOAA Vorhersage bitte
# More of the usual ways.
noaa sagt was zu {latitude=usb}, {longitude=usl}
wie sieht es laut us-wetterdienst bei {latitude=usb} {longitude=usl} aus
{latitude=usb} {longitude=usl} bei noaa nachsehen
vom national weather service die vorhersage für {latitude=usb} / {longitude=usl} holen
amerikanische wetterbehörde, punkt {latitude=usb}, {longitude=usl}, was melden die
breite {latitude=usb}, länge {longitude=usl}, usa, noaa-prognose bitte
gibts bei noaa ne sturmwarnung für {latitude=usb} {longitude=usl}
meine cousine wohnt bei {latitude=usb}, {longitude=usl} in amerika, was sagt noaa zum wetter da
mit noaa das wetter auf länge {longitude=usl} und breite {latitude=usb} abrufen
noaa wetter: {latitude=usb};{longitude=usl}
nur die noaa-daten zu {latitude=usb}, {longitude=usl} zählen für mich, zeig die
frag den us wetterdienst nach {latitude=usb} {longitude=usl}
noaa abfragen
us-wetterdienst für breite {latitude=usb}
# Needs only hinted at, telegrams, neighbours.
noaa, {latitude=usb2} {longitude=usl2}, sturm?
unser sohn ist in den staaten, bei {latitude=usb2}, {longitude=usl2}, was sagt der dortige wetterdienst noaa
us-wetterdienst für breite {latitude=usb2} und länge {longitude=usl2}
von der noaa den ausblick für {longitude=usl2} länge, {latitude=usb2} breite
der national weather service hat doch was zu {latitude=usb2}, {longitude=usl2}, oder
amtliche us-vorhersage {latitude=usb2} / {longitude=usl2}
die noaa soll mir das wetter sagen
# Every parameter in many wordings, orders and lengths.
~ was sagt noaa für {latitude=usb3}, {longitude=usl3}
noaa {latitude=usb3} {longitude=usl3}
der us-wetterdienst soll mir {latitude=usb3}, {longitude=usl3} vorhersagen
ich müsste das noaa-wetter bei {latitude=usb3} {longitude=usl3} kennen
länge {longitude=usl3}, breite {latitude=usb3}, vom nws bitte
könnten Sie die Vorhersage des National Weather Service für {latitude=usb3}, {longitude=usl3} abrufen?
zieht laut noaa bei {latitude=usb3} / {longitude=usl3} ein hurrikan auf
amerikanischer wetterdienst, {latitude=usb3};{longitude=usl3}
frag bei der noaa nach, wie es bei {latitude=usb3} {longitude=usl3} wird
wir fahren durch die usa, punkt {latitude=usb3}, {longitude=usl3}, was meldet die noaa
nws-prognose für die koordinaten {latitude=usb3} {longitude=usl3}
ich hätte gern für {latitude=usb3}, {longitude=usl3} die noaa-vorhersage
hol die noaa-daten von {latitude=usb3} und {longitude=usl3}
was melden die us-meteorologen für {latitude=usb3}, {longitude=usl3}
schnee bei {latitude=usb3} {longitude=usl3} laut us-wetterbehörde?
noaa-vorhersage für die länge {longitude=usl3}
ruf mal noaa ab
%lang es
# The usual ways to ask.
tiempo de la NOAA para {latitude=lat2}, {longitude=lon2}
¿qué dice (la NOAA|el servicio meteorológico de Estados Unidos|el National Weather Service) sobre {latitude=lat2} {longitude=lon2}?
noaa {latitude=lat2} {longitude=lon2}
pregunta a la NOAA: latitud {latitude=lat2}, longitud {longitude=lon2}
en Estados Unidos, en {latitude=lat2}, {longitude=lon2}, ¿qué prevé la NOAA?
pronóstico de la NOAA, por favor
# More of the usual ways.
qué pone la noaa de {latitude=usb}, {longitude=usl}
según el servicio meteorológico americano, cómo está en {latitude=usb} {longitude=usl}
{latitude=usb} {longitude=usl} míralo en la noaa
tráeme del national weather service la previsión de {latitude=usb} / {longitude=usl}
agencia meteorológica de eeuu, punto {latitude=usb}, {longitude=usl}, qué avisan
latitud {latitude=usb}, longitud {longitude=usl}, estados unidos, pronóstico de la noaa
hay aviso de tormenta de la noaa para {latitude=usb} {longitude=usl}?
mi prima vive en {latitude=usb}, {longitude=usl}, allá en estados unidos, qué dice la noaa
con la noaa, el tiempo en longitud {longitude=usl} y latitud {latitude=usb}
noaa tiempo: {latitude=usb};{longitude=usl}
de {latitude=usb}, {longitude=usl} solo me fío de la noaa, enséñamela
pregúntale a la noaa por {latitude=usb} {longitude=usl}
consulta la noaa
noaa para la latitud {latitude=usb}
# Needs only hinted at, telegrams, neighbours.
~ noaa, {latitude=ula6} {longitude=ulo6}, tormenta?
mi hijo está en Estados Unidos, por {latitude=ula6}, {longitude=ulo6}, ¿qué dice la noaa?
servicio meteorológico de EE UU para latitud {latitude=ula6} y longitud {longitude=ulo6}
de la noaa, la previsión con longitud {longitude=ulo6} y latitud {latitude=ula6}
el national weather service tendrá algo de {latitude=ula6}, {longitude=ulo6}, no?
parte oficial gringo en {latitude=ula6} / {longitude=ulo6}
que la noaa me diga el tiempo
# Every parameter in many wordings, orders and lengths.
me gustaría ver lo que prevé la noaa en {latitude=ula7}, {longitude=ulo7}
podrías sacar de la NOAA el tiempo de {latitude=ula7} {longitude=ulo7}?
NOAA {latitude=ula7} {longitude=ulo7}
fijate en la noaa, punto {latitude=ula7} {longitude=ulo7}
necesito el parte del servicio meteorológico de Estados Unidos para {latitude=ula7}, {longitude=ulo7}
lat {latitude=ula7}, lon {longitude=ulo7}, fuente noaa
el National Weather Service da lluvia en {latitude=ula7}, {longitude=ulo7}?
según la noaa, nevará en la longitud {longitude=ulo7}, latitud {latitude=ula7}?
~ noaa, longitud {longitude=ulo7} latitud {latitude=ula7}
voy manejando por {latitude=ula7}, {longitude=ulo7}, qué anuncia la noaa
pronóstico oficial de EE. UU. en las coordenadas {latitude=ula7} / {longitude=ulo7}
parte de la noaa: {latitude=ula7}; {longitude=ulo7}
consúlteme en la noaa la latitud {latitude=ula7} y la longitud {longitude=ulo7}
NWS {latitude=ula7},{longitude=ulo7} por favor
mira qué dice la noaa de longitud {longitude=ulo7}
quiero la predicción de la noaa
