# German: every known tool.
%list todo_zu: die Blumen zu gießen | den Müll rauszubringen | Mama anzurufen | die Rechnung zu bezahlen | das Auto zu tanken | Milch und Brot zu kaufen | die Wäsche aus der Maschine zu holen | den Zahnarzt anzurufen | das Paket abzuholen | die Steuererklärung abzugeben | den Kuchen aus dem Ofen zu nehmen | die Tabletten zu nehmen | mit dem Hund rauszugehen | die Kinder abzuholen | das Fenster zuzumachen | einen Tisch beim Italiener zu reservieren | die Miete zu überweisen | Herrn Weber zurückzurufen | die Präsentation fertigzumachen | den Vertrag zu unterschreiben | die Winterreifen wechseln zu lassen | Geschenke einzupacken | Oma zum Geburtstag zu gratulieren | den Pass zu verlängern | die Pizza rauszuholen | den Bericht abzuschicken | die Heizung abzulesen | neue Batterien zu besorgen | die Katze zu füttern | das Backup zu prüfen | den Server neu zu starten | das Bad zu putzen | eine Pause zu machen | genug Wasser zu trinken | die Bücher zurückzugeben | den Reisekostenantrag einzureichen | ein Ladekabel mitzunehmen | Anna die Fotos zu schicken | die Versicherung zu kündigen | das Protokoll zu schreiben | Blumen für Lena zu besorgen | loszufahren | ins Bett zu gehen | den Tee abzugießen | die Mülltonne an die Straße zu stellen | beim Finanzamt anzurufen | das Licht im Keller auszumachen
%list todo_inf: Blumen gießen | den Müll rausbringen | Mama anrufen | die Rechnung von der Werkstatt bezahlen | Auto volltanken | Milch kaufen | Milch und Eier kaufen | Wäsche aufhängen | Paket bei der Post abholen | Steuererklärung machen | einen Tisch für vier reservieren | Miete überweisen | Herrn Weber zurückrufen | die Präsentation fertig machen | Vertrag unterschreiben | Winterreifen wechseln | Geschenk für Paul besorgen | Pass verlängern | Bericht abschicken | neue Batterien kaufen | Katze füttern | Backup prüfen | den Zahnarzttermin absagen | Bad putzen | Bücher zurückgeben | Fahrrad reparieren | Reisekosten einreichen | Keller aufräumen | Koffer packen | Versicherung kündigen | Protokoll schreiben | Wohnung saugen | Fenster putzen | ein Angebot für Siemens schreiben | Rasen mähen | Spülmaschine ausräumen | Flug nach Wien buchen | Hausaufgaben kontrollieren | Balkon bepflanzen | beim Finanzamt anrufen | Oma besuchen | Impftermin ausmachen | Führerschein umtauschen | Fotos sortieren | mit dem Vermieter reden
%list sentence_dass: ich morgen später komme | das Meeting ausfällt | ich heute krank bin | der Bus Verspätung hat | ich in zehn Minuten da bin | das Essen fertig ist | der Vertrag unterschrieben ist | die Lieferung angekommen ist | wir noch zwei Tage brauchen | mir der Termin gut passt | Dienstag leider nicht geht | das Angebot zu teuer ist | ich die Unterlagen bis Mittag schicke | ich heute nicht zum Training kommen kann | die Kinder schon abgeholt sind | wir die blaue Variante nehmen | der Server wieder läuft | die Zahlen nicht stimmen | ich mich nächste Woche melde | das Paket vor der Tür steht | ich im Stau stehe | wir gut angekommen sind | das Auto in der Werkstatt ist | der Zug ausfällt | wir den Tisch für acht Uhr reserviert haben | die Rechnung bezahlt ist | ich mehr Zeit für den Bericht brauche | das Hotel gebucht ist | der Fehler behoben ist | wir am Montag starten können | die Heizung kaputt ist | ich morgen von zu Hause arbeite | die Frist verlängert wurde | ich den Zug um fünf nehme | das Konzert um acht beginnt | ich leider absagen muss | er noch Brot mitbringen soll | ich einen Salat mitbringe | wir auf nächste Woche verschieben | das Büro am Freitag geschlossen bleibt | ich die Einladung gerne annehme | das Budget genehmigt ist | ich auf die Freigabe warte | der Handwerker um neun kommt | wir uns vor dem Kino treffen
%list us_lat: 39.74 | 40.7128 | 34.05 | 41.88 | 29.76 | 25.76 | 47.61 | 37.77 | 33.45 | 42.36 | 38.9072 | 45.52 | 36.17 | 61.22 | 21.31 | 44.98 | 30.27 | 35.2271
%list us_lon: -104.99 | -74.0060 | -118.24 | -87.63 | -95.37 | -80.19 | -122.33 | -122.42 | -112.07 | -71.06 | -77.0369 | -122.68 | -115.14 | -149.9 | -157.86 | -93.27 | -97.74 | -80.8431
%list tagd: letzter Woche => 7 | der letzten Woche => 7 | dieser Woche => 7 | den letzten drei Tagen => 3 | den letzten 3 Tagen => 3 | den letzten sieben Tagen => 7 | den letzten zwei Wochen => 14 | den letzten 30 Tagen => 30 | diesem Monat => 30 | dem letzten Monat => 30 | den letzten zehn Tagen => 10 | diesem Jahr => 365 | den vergangenen fünf Tagen => 5
%list frist: Freitag | morgen | übermorgen | heute Abend | nächsten Montag | Ende der Woche | Ende des Monats | 15. Juni | 1.12. | nächste Woche | Mittwoch | kommenden Donnerstag | Sonntagabend | Monatsende | 3. Mai | morgen Mittag | 05.03.2026 | Mitte August | Anfang Juni | Freitag 12 Uhr | Weihnachten | Dienstag | heute um 18 Uhr | nächsten Mittwoch | Ende März
%list neutag: Freitag | morgen | übermorgen | nächsten Montag | nächste Woche | den 15. Juni | Dienstag | kommenden Donnerstag | Anfang Juni | nächsten Monat | Mittwoch in einer Woche | Samstag | Montag früh | Ende März | 2026-04-17 | Donnerstag um zwölf
%list tagvon: heute | morgen | Montag | Dienstag | nächsten Montag | 3. Mai | 1.6. | Mittwoch | kommenden Montag | 12. September | übermorgen | 1. Juli | 2026-08-01 | Anfang Juni
%list tagbis: Freitag | Sonntag | Ende der Woche | 15. Juni | 10.6. | nächsten Freitag | Ende des Monats | kommenden Sonntag | 20. September | 15. Juli | 2026-08-14 | Mitte August | Donnerstag | nächste Woche Mittwoch
%list beginn: morgen um 9 | morgen um 9 Uhr | morgen früh um sieben | morgen Nachmittag um drei | morgen Abend um 20 Uhr | heute um 17 Uhr | heute um halb fünf | heute Abend um acht | übermorgen um 10 | übermorgen um viertel nach acht | nächsten Dienstag um halb drei | nächsten Montag um 9:30 Uhr | kommenden Donnerstag um 14 Uhr | diesen Freitag um 16 Uhr | Freitag um 15 Uhr | Freitag 15 Uhr | Montag um acht | Donnerstagmorgen um 8 | Samstag um 11 | Sonntag um 18 Uhr | am Freitag um 15 Uhr | am 3. Mai um 10 Uhr | am 24.12. um 18 Uhr | am Donnerstag um zehn | nächste Woche Mittwoch um 13 Uhr | am 12.6. 14:30 | um 14 Uhr | um halb sieben | 2026-05-04 08:30 | 4.7. 12:00 | morgen 10 Uhr | am Dienstag um viertel vor fünf
%list vonzeit: morgen von 9 | morgen von 14 Uhr | Freitag von 10 | am Freitag von 15 Uhr | am Montag von acht | heute von 17 Uhr | Dienstag von 13:30 | übermorgen von elf | nächsten Mittwoch von 9 Uhr | am 3. Mai von 10 | Samstag von 18 Uhr | Donnerstag von halb zwei
%list imraum: Wohnzimmer | Schlafzimmer | Bad | Flur | Keller | Kinderzimmer | Arbeitszimmer | Büro | Gästezimmer | Esszimmer | Garten | Wintergarten | Gästebad | Treppenhaus
%list kamin: Garten | Hof | Keller | Kinderzimmer | Babyzimmer | Flur | Lager | Laden | Stall | Treppenhaus
%list kamvor: Haustür | Garage | Einfahrt | Wohnungstür | Terrasse | Gartentür | Klingel
%list tonm: Fernseher | Lautsprecher in der Küche | Verstärker | Lautsprecher im Bad | Fernseher im Schlafzimmer | Echo | Radiowecker
%list tonf: Musikanlage | Soundbar | Stereoanlage | Box im Garten | Musik im Wohnzimmer | Anlage | Musik
%list startm: Saugroboter | Trockner | Geschirrspüler | Mähroboter | Rasensprenger | Wischroboter | Brotbackautomaten
%list startf: Waschmaschine | Spülmaschine | Kaffeemaschine | Bewässerung im Garten | Poolpumpe | Belüftung
%list wfuer: morgen => 2 | heute => 1 | übermorgen => 3 | das Wochenende => 7 | diese Woche => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | Freitag => 7 | Sonntag => 7 | nächste Woche => 14 | die kommenden zehn Tage => 10 | heute Abend => 1
%list geld1: Euro => EUR | Dollar => USD | US-Dollar => USD | Franken => CHF | Schweizer Franken => CHF | Yen => JPY | Yuan => CNY | Rand => ZAR | Zloty => PLN | Forint => HUF | Dirham => AED | Baht => THB | Won => KRW | Real => BRL | Schekel => ILS | kanadischen Dollar => CAD | australischen Dollar => AUD
%list themaf: Bundestagswahl | Zinserhöhung | Rentenreform | künstliche Intelligenz | Bundesliga | Inflation | Raumfahrt | Hochwasserlage | Wärmewende | Bahn | EZB | Ukraine | Fußball-WM | Klimakonferenz
%list themam: Bahnstreik | Klimagipfel | Mindestlohn | Haushaltsstreit | Krieg in der Ukraine | Wohnungsmarkt | Wahlkampf | Papst | FC Bayern | Nahostkonflikt | Brexit | Ölpreis
%list memf: Schuhgröße | Lieblingsfarbe | Allergie | Mutter | Hausärztin | Versicherung | Blutgruppe | Adresse | Kaffeemaschine | Arbeit bei Siemens | Familie | Reise nach Wien | Heizung
%list memm: Hund | Hausarzt | Stromvertrag | Bruder | letzten Urlaub | Spindcode | Hochzeitstag | Umzug | Garten | Chef | Parkplatz
%list topf: Rechnung | Einladung | Urlaubsplanung | Reisekostenabrechnung | Kündigung | Hotelbuchung | Steuererklärung | Präsentation | Preisliste | Mahnung | Baugenehmigung | Klassenfahrt | neue Küche | Heizkostenabrechnung | Bewerbung von Lena | Pressemitteilung | Lieferung aus Hamburg | Vertragsverlängerung | Weihnachtsfeier | Gehaltserhöhung | Stellenanzeige | Wärmepumpe | Fahrradreparatur | Gästeliste | Rückerstattung
%list topm: Mietvertrag | Umzug | Quartalsbericht | Zahnarzttermin | Lieferschein | neue Drucker => neue Drucker | Elternabend | Urlaub in Italien | Serverausfall | Entwurf | Kostenvoranschlag | Kaufvertrag | Geburtstag von Oma | Bafög-Antrag | Notartermin | Newsletter | Flug nach Wien | Marketingplan | Skiurlaub | Bericht vom TÜV | Bauplan | Wasserschaden | Workshop im Mai | Arbeitsvertrag
%list topn: Angebot | Sommerfest | Logo | Budget | Protokoll | Projekt Nordwind | Paket | neue Auto | Visum | Vorstellungsgespräch | Passwort | Hotel in Lissabon | Angebot von Siemens | Wochenende | Konzert | Gutachten | Meeting mit dem Kunden | Fußballtraining | Gartenhaus | Release 4.2 | Schulfest | Testergebnis
%list topp: Flugtickets | Nebenkosten | Testergebnisse | Trikots | Unterlagen | Zahlen vom März | Fotos von der Hochzeit | Winterreifen | Blutwerte | Überstunden | Konzertkarten | Bauarbeiten | Reisedaten | Öffnungszeiten | Bewerbungen | neuen Preise | Zugangsdaten | Mitgliedsbeiträge
%list titf: Besprechung | Projektbesprechung | Probe | Physiotherapie | Impfung | Videokonferenz | Retrospektive | Wohnungsbesichtigung | Geburtstagsfeier | Steuerberatung | Klavierstunde | Kundenpräsentation | Schulung | Taufe | Teamsitzung
%list titm: Zahnarzttermin | Elternabend | Friseurtermin | Workshop | Jour fixe | Spieleabend | Kinobesuch | TÜV-Termin | Notartermin | Kundenbesuch | Lauftreff | Call mit dem Vertrieb | Flug nach Wien | Umzug | Grillabend
%list titn: Teammeeting | Mittagessen mit Lena | Vorstellungsgespräch | Abendessen bei Oma | Telefonat mit Herrn Weber | Konzert | Mitarbeitergespräch | Fußballtraining | Feedbackgespräch | Sommerfest | Standup | Treffen mit dem Architekten | Interview | Familientreffen
%list remm: Zahnarzttermin | Termin beim Anwalt | Geburtstag von Paul | Müll | Anruf bei der Bank | Elternabend | Arzttermin | Kuchen im Ofen | Einkauf | Hochzeitstag | Wecker | Mietvertrag | Friseur | Reifenwechsel
%list remf: Steuererklärung | Wäsche | Besprechung | Rechnung | Abgabe der Hausarbeit | Impfung | Anmeldung zum Kurs | Überweisung | Telefonkonferenz | Frist beim Finanzamt | Verabredung mit Jonas | Pizza im Ofen | Kündigung vom Fitnessstudio
%list remn: Meeting mit Anna | Training | Essen im Backofen | Paket bei der Post | Geschenk für Oma | Rezept in der Apotheke | Backup | Vorstellungsgespräch | Parkticket | Interview | Online-Banking
%list remp: Tabletten | Blumen | Hausaufgaben der Kinder | Medikamente | Augentropfen | Konzertkarten | Kaffeebohnen | Mülltonnen | Bücher aus der Bibliothek | Fotos für Anna
%list wtage: heute => 1 | heute Abend => 1 | heute Nachmittag => 1 | morgen => 2 | morgen früh => 2 | morgen Abend => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7 | am Freitag => 7 | am Samstag => 7 | am Sonntag => 7 | am Montag => 7 | nächste Woche => 14 | die nächsten drei Tage => 3 | die nächsten 3 Tage => 3 | die nächsten fünf Tage => 5 | die nächsten Tage => 5 | die kommenden 7 Tage => 7 | die ganze Woche => 7 | in den nächsten 10 Tagen => 10
%list zahl: 2 => 2 | 3 => 3 | 4 => 4 | 5 => 5 | 6 => 6 | 7 => 7 | 10 => 10 | 12 => 12 | 14 => 14 | zwei => 2 | drei => 3 | vier => 4 | fünf => 5 | sechs => 6 | sieben => 7 | zehn => 10
%list tagz: heute => 1 | gestern => 1 | seit gestern => 1 | letzte Woche => 7 | diese Woche => 7 | letzten Monat => 30 | diesen Monat => 30 | dieses Jahr => 365 | letzte 3 Tage => 3 | letzte zwei Wochen => 14 | letzte 30 Tage => 30 | letzte zehn Tage => 10
%list quelle: Tagesschau | Spiegel | Zeit | FAZ | Süddeutschen | heise | BBC | Deutschlandfunk | NZZ | Guardian | ORF | SRF | Golem | taz | Handelsblatt | CNN | New York Times | Kicker | Netzpolitik | Reuters
%list quell: Spiegel | tagesschau.de | heise | FAZ | Zeit Online | BBC | golem.de | taz | NZZ | ORF | Reuters | kicker | n-tv | Deutschlandfunk | CNN | Handelsblatt | SZ | Welt | t3n | https://example.org/feed.xml
%list thema: Bundestagswahl | Klimagipfel | Ukraine | Zinserhöhung der EZB | Streik bei der Bahn | künstliche Intelligenz | Bundesliga | Nahost | Mindestlohn | Elektroautos | Rentenreform | Hochwasser in Bayern | Olympische Spiele | Inflation | Siemens | US-Wahl | Raumfahrt | Mietendeckel | Volkswagen | Pflegenotstand | Energiepreise | Taiwan | Bauernproteste
%list webq: gute Wanderschuhe | vegane Restaurants in Leipzig | Öffnungszeiten vom Bürgeramt | wie man einen Wasserhahn abdichtet | günstige Flüge nach Rom | Rotweinflecken entfernen | bester Fahrradhelm | Bahnstreik Termine | Testbericht Waschmaschinen | Rezept Kartoffelsalat ohne Mayo | Balkonkraftwerk Förderung | Ferien in Bayern | Kinderfahrrad 20 Zoll gebraucht | Mietspiegel Köln | Ladesäulen an der A7 | Schlüsseldienst in Altona | E-Bike Vergleich | Schimmel im Bad | Yogastudio in der Nähe | Pilze sammeln Tipps | Geschenkideen für Teenager | Fußball heute Abend im TV | Excel Pivot Tabelle Anleitung | Zeckenimpfung Nebenwirkungen | Hotels auf Rügen mit Hund
%list webf: wann das Deutsche Museum öffnet | wer gestern im Pokal gewonnen hat | was ein Balkonkraftwerk kostet | wie lange ein Reisepass dauert | wo man in Köln gut frühstücken kann | welches Handy die beste Kamera hat | ob die A9 gesperrt ist | wann die Sommerferien anfangen | wie man Fruchtfliegen los wird | was die neue Steuerregel bedeutet | wer der neue Trainer vom HSV ist | wie hoch das Kindergeld ist
%list wikiq: Johann Sebastian Bach | Photosynthese | Dreißigjähriger Krieg | Marie Curie | Schwarze Löcher | Hildegard von Bingen | Osmanisches Reich | Plattentektonik | Hanse | Alexander von Humboldt | Berliner Mauer | Quantenverschränkung | Zugspitze | Frida Kahlo | Römisches Reich | Sophie Scholl | Blauwal | Kafka | Industrialisierung | Bodensee | Rosa Luxemburg | Impressionismus | Buchdruck | Wiener Kongress | Ötzi
%list arxq: Graph Neural Networks | dunkle Materie | Proteinfaltung | Quantenfehlerkorrektur | Reinforcement Learning | große Sprachmodelle | Gravitationswellen | topologische Isolatoren | Diffusionsmodelle | Klimamodelle | Spracherkennung | Exoplaneten | Batteriematerialien | kausale Inferenz | Neutrinos | Transformer-Architekturen | Robotik
%list kbq: wie viele Urlaubstage habe ich | wie beantrage ich Sonderurlaub | wer genehmigt Dienstreisen | wie setze ich mein VPN-Passwort zurück | wie lange ist die Kündigungsfrist | was tun bei einem Arbeitsunfall | wo gebe ich Spesen ab | wie oft müssen wir das Passwort ändern | wer ist für den Drucker zuständig | darf ich aus dem Ausland arbeiten | wann werden Überstunden ausgezahlt | wie melde ich mich krank | wie bestelle ich einen neuen Laptop
%list kbt: Elternzeit | Homeoffice | Reisekosten | Krankmeldung | Überstunden | Dienstwagen | Datenschutz | Einarbeitung | Passwörter | Brandschutz | Rücksendungen | Spesen | Weiterbildung | Gleitzeit | Urlaubsantrag | Gäste im Büro | IT-Sicherheit
%list aktie: Siemens | SAP | Volkswagen | VW | BASF | Allianz | Tesla | Apple | Nvidia | Microsoft | Amazon | Lufthansa | Telekom | Adidas | BMW | Bayer | DAX | MDAX | Rheinmetall | Airbus | Nestlé | AAPL | TSLA | MSFT | SAP.DE | Infineon | Deutsche Bank | Commerzbank
%list zeitr: heute => 1d | diese Woche => 5d | den letzten fünf Tagen => 5d | den letzten 5 Tagen => 5d | den letzten vier Wochen => 1mo | dem letzten Monat => 1mo | den letzten drei Monaten => 3mo | den letzten 3 Monaten => 3mo | den letzten sechs Monaten => 6mo | dem letzten halben Jahr => 6mo | dem letzten Jahr => 1y | den letzten 12 Monaten => 1y | den letzten zwei Jahren => 2y | den letzten fünf Jahren => 5y | den letzten zehn Jahren => 10y
%list zeitk: heute => 1d | seit Jahresbeginn => ytd | seit Januar => ytd | dieses Jahr => ytd | seit dem Börsengang => max | insgesamt => max | diese Woche => 5d | letzten Monat => 1mo | im letzten Jahr => 1y | auf Jahressicht => 1y | im letzten halben Jahr => 6mo | im letzten Quartal => 3mo | 5 Jahre => 5y | ein Jahr => 1y | 10 Jahre => 10y | sechs Monate => 6mo | 1 Monat => 1mo
%list muenze: Bitcoin | BTC | Ethereum | ETH | Solana | Dogecoin | Cardano | Litecoin | XRP | Ripple | Monero | Polkadot | Bitcoins | Ether | Tether | Avalanche
%list geld: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Schweizer Franken => CHF | Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | Zloty => PLN | tschechische Kronen => CZK | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Rupien => INR | Real => BRL | Peso => MXN | mexikanische Pesos => MXN | Won => KRW | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | EUR | USD | GBP | CHF | JPY | PLN | CZK | SEK
%list torn: Garagentor | Gartentor | Dachfenster | Küchenfenster | Hoftor | Rollo im Bad | Tor | Fenster im Schlafzimmer
%list sens: Garten | Keller | Badezimmer | Außentemperatur | Wintergarten | Kinderzimmer | Dachboden | Fenster | Aquarium | Haustür
%list licn: Licht im Wohnzimmer | Licht im Bad | Küchenlicht | Schlafzimmerlicht | Flurlicht | Kellerlicht | Licht auf der Terrasse | Nachtlicht | Licht überm Esstisch | Licht
%list licf: Stehlampe | Deckenlampe | Wohnzimmerlampe | Lichterkette | Nachttischlampe | Schreibtischlampe | Gartenbeleuchtung | Lampe im Flur | Außenleuchte | Lampe überm Herd
%list anf: Stehlampe | Kaffeemaschine | Klimaanlage | Heizung im Bad | Lichterkette | Waschmaschine | Steckdose am Schreibtisch | Musikanlage | Spülmaschine | Lampe im Flur | Terrassenheizung | Dunstabzugshaube
%list anm: Fernseher | Ventilator | Deckenventilator | Luftreiniger | Lautsprecher in der Küche | Drucker | Rasensprenger | Luftbefeuchter | Heizlüfter | Backofen
%list heiz: Heizung | Heizung im Wohnzimmer | Heizung im Bad | Klimaanlage | Fußbodenheizung | Heizung im Kinderzimmer | Temperatur im Schlafzimmer | Temperatur im Büro
%list tuer: Haustür | Hintertür | Wohnungstür | Kellertür | Eingangstür | Gartentür | Terrassentür | Bürotür
%list rollp: Rollläden | Rollos | Jalousien | Rollläden im Schlafzimmer | Jalousien im Büro | Vorhänge | Rollos im Kinderzimmer | Fensterläden
%list rollf: Markise | Jalousie im Büro | Dachluke | Garage | Jalousie in der Küche | Poolabdeckung
%list kam: Einfahrt | Haustür | Garten | Garage | Kinderzimmer | Terrasse | Türklingel | Hof | Keller | Babyzimmer | Eingang | Parkplatz | Lager | Flur
%list kamf: Haustürkamera | Gartenkamera | Garagenkamera | Kamera in der Einfahrt | Babycam | Kamera am Eingang | Türkamera | Klingelkamera | Hofkamera | Kamera im Lager
%list fakt: meine Schuhgröße ist 43 | mein WLAN-Passwort heißt Sonnenblume7 | Oma wohnt im dritten Stock | Lena ist allergisch gegen Nüsse | das Auto steht auf Parkdeck 3 | mein Hausarzt ist Dr. Lang | wir haben am 12. Mai Hochzeitstag | der Schlüssel liegt unter der Matte | Paul mag keinen Käse | meine Blutgruppe ist A positiv | die Mülltonne wird dienstags geleert | ich fahre einen blauen Golf | der Spindcode ist 4411 | meine Chefin hat im März Geburtstag | ich trinke meinen Kaffee schwarz | unser Hund heißt Bello | Anna arbeitet jetzt bei Siemens | meine Kundennummer ist 88231 | die Heizung wurde im Juli gewartet | Tobias ist Vegetarier | mein Lieblingsverein ist St. Pauli | der Gärtner kommt immer freitags
%list faktd: ich Vegetarier bin | Lena allergisch gegen Nüsse ist | das Auto auf Parkdeck 3 steht | mein Hausarzt Dr. Lang ist | Paul keinen Käse mag | der Schlüssel unter der Matte liegt | wir am 12. Mai Hochzeitstag haben | meine Blutgruppe A positiv ist | ich Schuhgröße 43 habe | unser Hund Bello heißt | Anna jetzt bei Siemens arbeitet | ich meinen Kaffee schwarz trinke | der Spindcode 4411 lautet | die Müllabfuhr dienstags kommt | Oma im dritten Stock wohnt | mein Bruder in Graz lebt | ich kein Gluten vertrage | ich lieber am Fenster sitze | meine Tochter Mia heißt | unser Steuerberater Herr Krüger ist
%list kat: Familie | Gesundheit | Arbeit | Wohnung | Auto | Essen | Hobbys | Geburtstage | Passwörter | Reisen | Finanzen | Haustiere | Freunde | Schule | Vorlieben
%list mthema: Lieblingsessen | Auto | Allergien | Hausarzt | Urlaub in Italien | Schuhgröße von Paul | Geburtstag von Lena | WLAN | Umzug | Kaffee | Hund | Stromvertrag | Heizung | Kundennummer | Spindcode | Hochzeitstag | Versicherung | Oma | Restaurant in Leipzig | Geschenke für Mama
%list chatd: Familiengruppe | WG-Gruppe | Teamgruppe | Nachbarschaftsgruppe | Elterngruppe | Fußballgruppe | Projektgruppe | Marketinggruppe | Chorgruppe | Gruppe Umzug
%list chatm: Familienchat | Teamchat | Gruppenchat | WG-Chat | Kanal Allgemein | Projektchat | Elternchat | Vertriebskanal | Supportkanal
%list rechn: 12 mal 7 | 15 % von 240 | 3 plus 4 mal 2 | Wurzel aus 144 | 120 geteilt durch 8 | 99 minus 45 | 19 Prozent von 350 | 2 hoch 10 | 18*24 | 1024/16 | 45 * 1,19 | (17-5)/4 | 7 + 9 | 250 : 8 | 20% von 80 | 3,5 * 8 | sqrt(81) | 100 - 37,5 | 60*24*7 | ein Drittel von 900 | 12 + 15 + 18 | 4,99 mal 3
%list fertig: die Wäsche ist fertig | das Essen ist fertig | der Build ist durch | die Kinder sind zu Hause | das Backup ist abgeschlossen | der Akku ist fast leer | der Besuch ist da | das Paket ist da | die Übertragung ist beendet | jetzt ist Pause | der Server antwortet nicht | der Import hat geklappt | der Ofen ist heiß | Trinken nicht vergessen | gleich geht es los
%list fertigd: die Wäsche fertig ist | das Essen fertig ist | der Build durch ist | die Kinder zu Hause sind | das Backup abgeschlossen ist | der Akku fast leer ist | der Besuch da ist | das Paket angekommen ist | der Import geklappt hat | der Server nicht antwortet | der Download beendet ist | die Pizza da ist
%list zonej: New York => {"timezone": "America/New_York"} | Berlin => {"timezone": "Europe/Berlin"} | Wien => {"timezone": "Europe/Vienna"} | Zürich => {"timezone": "Europe/Zurich"} | London => {"timezone": "Europe/London"} | Madrid => {"timezone": "Europe/Madrid"} | Tokio => {"timezone": "Asia/Tokyo"} | Lissabon => {"timezone": "Europe/Lisbon"} | Europe/Berlin => {"timezone": "Europe/Berlin"}
%list sprj: Deutsch => {"language": "de"} | Englisch => {"language": "en"} | Spanisch => {"language": "es"} | Französisch => {"language": "fr"} | Italienisch => {"language": "it"}
%list namj: Max => {"name": "Max"} | Lena => {"name": "Lena"} | Jürgen => {"name": "Jürgen"} | Kathi => {"name": "Kathi"} | Dr. Weber => {"name": "Dr. Weber"} | Björn => {"name": "Björn"} | Ayşe => {"name": "Ayşe"} | Tobi => {"name": "Tobi"}
%list temps: 21 Grad => {"temperature": 21} | 19 Grad => {"temperature": 19} | 22 => {"temperature": 22} | 23 Grad => {"temperature": 23} | 18 Grad => {"temperature": 18} | 20° => {"temperature": 20} | 21,5 Grad => {"temperature": 21.5} | zwanzig Grad => {"temperature": 20} | einundzwanzig Grad => {"temperature": 21} | 24 Grad => {"temperature": 24} | 17 => {"temperature": 17}
%list hell: 40 Prozent => {"brightness": 40} | 20 % => {"brightness": 20} | 50% => {"brightness": 50} | 30 => {"brightness": 30} | 75 Prozent => {"brightness": 75} | zehn Prozent => {"brightness": 10} | 100 % => {"brightness": 100} | 60 Prozent => {"brightness": 60} | die Hälfte => {"brightness": 50} | volle Helligkeit => {"brightness": 100}
%list laut: 30 Prozent => {"volume": 30} | 20 => {"volume": 20} | 50 % => {"volume": 50} | zehn Prozent => {"volume": 10} | 40% => {"volume": 40} | 15 => {"volume": 15} | 70 Prozent => {"volume": 70} | halbe Lautstärke => {"volume": 50} | fünfundzwanzig Prozent => {"volume": 25}
%list kal: Arbeit | Familie | Arbeitskalender => Arbeitskalender | Uni | privat | Schule | Verein | Team | Urlaub | Google | Outlook
%list orte: Raum 204 | Café Einstein | Büro | Konferenzraum Alster | Hauptbahnhof | Zoom | Rathaus | Biergarten am See | Praxis Dr. Lang | Turnhalle | Teams | Restaurant Roma | Kantine | Stadtpark | Goethestraße 33 | Bibliothek

%tool search_email
%lang de
(such|suche|finde|find) [mir] [bitte] (die|alle|) (Mail|E-Mail|Nachricht)[s] von {from_email=person} (zur|wegen der|über die) {query=topf}
(hat|hatte) {from_email=fullname} [mir] [schon] (wegen|zum Thema|zu) {query=topic} (geschrieben|gemailt)
mails von {from_email=firstname} {query=topic}
(zeig|zeige|zeigen Sie) mir (alle|) (Mails|E-Mails) (zum|wegen dem) {query=topn} aus {days_back=tagd}
wo ist (noch mal|nochmal|) die (Mail|Email) mit (der|) {query=topf}
ich (suche|finde) [irgendwie] die Nachricht (vom|über den) {query=topm} [nicht mehr], (schaust|guckst) du mal [in mein Postfach]
{query=topic} mail von {from_email=firstname}?
(ist|kam) [schon] (was|etwas|eine Antwort) von {from_email=person} zum {query=topm} (gekommen|im Posteingang|)
durchsuch[e] (mein Postfach|den Posteingang|meine Mails) nach {query=topic}
was hat {from_email=fullname} (letztens|neulich|noch mal|) über die {query=topp} geschrieben
ich weiß nicht mehr, was {from_email=firstname} (zur|über die) {query=topf} gemeint hat, (such|find) das mal [raus] in den Mails
(könntest du|könnten Sie|kannst du) [bitte] nachsehen, ob im Posteingang {days_back:7=letzte Woche|in den letzten sieben Tagen} etwas zur {query=topf} kam
die letzten {limit=int} Mails (mit|zu|über) {query=topic}
posteingang {query=topic} {days_back=tagz}
gibt es [neue] (Mails|E-Mails) mit (dem Wort|dem Stichwort) {query=topic}
such[e] (raus|heraus), was {from_email=email} über {query=topic} geschickt hat
da war doch (eine Mail|was) wegen {query=topn}, (finde|such) die bitte
schau mal in meine Mails: {query=topic}
(such|finde) [bitte] die (Mail|E-Mail) von {from_email=person}
alle Nachrichten von {from_email=firstname} (aus|in) {days_back=tagd}
(suche|such) [mal] in meinen Mails

%tool get_email_details
%lang de
(öffne|zeig|lies) [mir] [bitte] die (Mail|E-Mail) {email_id=id} [komplett|ganz|vor]
(lies|les) mir {email_id=id} vor
mail {email_id=id} (öffnen|anzeigen|ganz)
was steht [genau] in [der] (Mail|E-Mail|Nachricht) {email_id=id}
(ich möchte|ich würde gern|ich will) die (vollständige|ganze|komplette) Nachricht {email_id=id} (sehen|lesen)
{email_id=id} bitte im (Volltext|Original|ganzen Wortlaut)
wer steht (alles|) bei {email_id=id} im CC und (gibt es|welche) Anhänge
Anhänge von {email_id=id}
(kannst du|könnten Sie) mir die Details (zu|von) (der Mail|) {email_id=id} (zeigen|geben)
mach (mal|) die {email_id=id} auf, ich will alles lesen
(öffne|öffnen Sie) [bitte] die Mail [mal]
lies mir die ganze E-Mail vor
zeig mir die komplette Nachricht (von ihr|von ihm|dazu)
an wen ging {email_id=id} (alles|eigentlich)

%tool summarize_email
%lang de
fass [mir] [bitte] die (Mail|E-Mail|Nachricht) {email_id=id} (zusammen|kurz zusammen)
(fasse|fassen Sie) {email_id=id} [in zwei Sätzen] zusammen
zusammenfassung {email_id=id}
worum geht es [kurz gesagt] in {email_id=id}
kurzfassung von [der Mail] {email_id=id} bitte
(was ist|gib mir) [das] Wichtigste (aus|in) (der Mail|) {email_id=id}
{email_id=id} ist mir zu lang, was will (er|sie|der Absender) [von mir]
keine Zeit zum Lesen, {email_id=id} in Kürze (bitte|)
(kannst du|könntest du) [mir] sagen, was die Kernaussage von {email_id=id} ist
(fass|fasse) die (Mail|Nachricht) (bitte|mal|) zusammen
eine Zusammenfassung (der|dieser) E-Mail, bitte
tl;dr {email_id=id}
die lange Nachricht {email_id=id}, in Stichpunkten

%tool compose_email
%lang de
(schreib|schreibe|schick|sende) [bitte] eine (Mail|E-Mail) an {to=email} mit (dem Betreff|Betreff) {subject=topic} und [dem Text|schreib] {body=sentence}
mail an {to=email}: Betreff {subject=topic}, {body=sentence}
(schick|sende|schicken Sie) {to=email} [bitte] eine (Mail|Email), Betreff "{subject=topic}", Text "{body=paragraph}"
(schreib|schreiben Sie) [bitte] {to=email} (eine Mail|), dass {body=sentence_dass}
neue Mail, Empfänger {to=emails}, Betreff {subject=topic}, Inhalt: {body=paragraph}
(teil|teile) {to=email} per (Mail|E-Mail) mit, dass {body=sentence_dass}, Betreff {subject=topic}
ich muss {to=email} eine (Mail|E-Mail) zum Thema {subject=topic} schreiben: {body=sentence}
(schick|schreib) eine Mail an {to=email}
e-mail an {to=email} und cc {cc=email}, Betreff {subject=topic}: {body=sentence}
(kannst du|könnten Sie|würdest du) [bitte] {to=email} anmailen und (sagen|schreiben), dass {body=sentence_dass}
verfass[e] eine E-Mail mit dem Betreff {subject=topic} an {to=email}, {cc=email} (in Kopie|in cc). Text: {body=paragraph}
{body=sentence} - (schick|sende) das [bitte] als Mail an {to=emails} unter dem Betreff {subject=topic}
(mail|maile) {to=email} mal kurz: {body=sentence}
eine neue Nachricht per Mail an {to=email}, es geht um {subject=topic}: {body=sentence}
setz eine E-Mail auf: {body=paragraph}. Geht an {to=email}, Betreff {subject=topic}
email schreiben an {to=email} betreff {subject=topic}
ich möchte eine (Mail|E-Mail) (schreiben|verschicken)
(schreib|schreibe) eine (Mail|E-Mail) mit dem Betreff {subject=topic}
informier {to=email} (per E-Mail|per Mail) (darüber|), dass {body=sentence_dass}
Betreff: {subject=topic}. An: {to=email}. {body=paragraph}

%tool reply_email
%lang de
(antworte|antworten Sie) [bitte] auf (die Mail|) {email_id=id} (mit|:) {body=sentence}
antworte auf {email_id=id}, dass {body=sentence_dass}
antwort auf {email_id=id}: {body=paragraph}
(schreib|schick) auf {email_id=id} zurück: "{body=sentence}"
(sag|schreib) dem Absender von {email_id=id} (bitte|), dass {body=sentence_dass}
{email_id=id} beantworten (mit|:) {body=sentence}
(kannst du|könntest du) auf {email_id=id} (kurz|) antworten, dass {body=sentence_dass}
als Antwort auf die (Mail|E-Mail|Nachricht) {email_id=id} (schick|schreib) {body=paragraph}
(antworte|antwort) [ihr|ihm|] auf die Mail, dass {body=sentence_dass}
antworte auf (die Nachricht|Mail) {email_id=id}
(schreib|schreiben Sie) (ihr|ihm|) zurück, {body=sentence}
{body=sentence}, das bitte als Antwort auf {email_id=id}
ich will auf die (Mail|E-Mail) {email_id=id} (antworten|reagieren)
re {email_id=id} {body=sentence}

%tool analyze_email
%lang de
(analysiere|prüfe|bewerte) [bitte] diese [eingehende] (Mail|E-Mail): Von {from=email}, Betreff: {subject=topic}, Text: {body=paragraph}
Neue E-Mail. Von: {from=email} Betreff: {subject=topic} {body=paragraph}
eben kam eine Mail von {from=email} mit dem Betreff {subject=topic} rein: {body=paragraph} - was (ist zu tun|soll ich damit machen)
eingehende Nachricht von {from=email} / {subject=topic} / {body=paragraph}
was hältst du von dieser Mail? Absender {from=email}, Betreff {subject=topic}: "{body=paragraph}"

%tool get_calendar_events
%lang de
was (steht|liegt) {start_date=date} an
(was|welche Termine) habe ich {start_date=date} [im Kalender]
termine {start_date=date}
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) Termine von {start_date=tagvon} bis {end_date=tagbis}
(bin|wäre) ich {start_date=date} [schon] (verplant|frei|ausgebucht|belegt)
wie sieht mein (Kalender|Terminplan|Tag) {start_date=date} aus
hab ich {start_date=date} (Zeit|noch Luft|irgendwas vor)
kalender {calendar_source=kal} {start_date=date}
was steht im Kalender {calendar_source=kal}
(meine|alle) Termine im {calendar_source=kal}-Kalender zwischen {start_date=tagvon} und {end_date=tagbis}
wann ist mein nächster Termin
(lies|les) mir meine Termine (vor|für {start_date=date} vor)
(muss|soll) ich {start_date=date} irgendwo hin
ich will {start_date=date} was mit Lena machen, (passt das|geht das|hab ich da was)
{start_date=tagvon} bis {end_date=tagbis}, was ist da alles (los|eingetragen|geplant)
(gibt es|stehen) {start_date=date} [noch] Besprechungen
(könnten Sie|kannst du) in meinen Kalender (schauen|gucken), was {start_date=date} (ansteht|los ist)
Agenda {start_date=date}
zeig mir meinen Kalender

%tool create_calendar_event
%lang de
(trag|trage|tragen Sie) [bitte] {title=title} {start_time=vonzeit} bis {end_time=time} [in den Kalender] ein
(mach|erstelle|erstell) [mir] [bitte] einen Termin: {title=title}, {start_time=beginn} bis {end_time=time}
neuer Termin {title=title} {start_time=beginn} bis {end_time=time}
(leg|lege|setz|plane) [bitte] ein {title=titn} {start_time=beginn} (an|), Ende {end_time=time}
termin {title=title} {start_time=beginn} - {end_time=time} in {location=orte}
{start_time=beginn} (hab ich|habe ich|ist) {title=title}, (geht|dauert) bis {end_time=time}, trag das [bitte] ein
(kannst du|könntest du|könnten Sie) {title=title} {start_time=beginn} (eintragen|in den Kalender schreiben|einplanen)
plan[e] die {title=titf} {start_time=beginn} ein, Ort: {location=orte}, bis {end_time=time}
ein {title=titm} {start_time=beginn} bis {end_time=time} (muss|soll|bitte) in meinen Kalender
block[e] [mir] {start_time=beginn} bis {end_time=time} für {title=title}
kalendereintrag: {title=title}, Beginn {start_time=beginn}, Ende {end_time=time}, Ort {location=orte}, Notiz {description=sentence}
reservier[e] {start_time=beginn} bis {end_time=time} für das {title=titn} im {location=orte}
(trag|schreib) {title=title} in den Kalender [ein]
ich treffe mich {start_time=beginn} bis {end_time=time} mit {=person} zum {title=titm}, bitte eintragen
(setz|stell) die {title=titf} auf {start_time=beginn} (an|), sie endet {end_time=time}
(erstelle|erstell) einen Kalendereintrag {start_time=beginn}
die {title=titf} ist jetzt fix: {start_time=beginn} bis {end_time=time}, bitte (speichern|eintragen|aufnehmen)
neuer kalendertermin
mach einen Termin {title=title} (aus|) {start_time=beginn} bis {end_time=time} mit der Beschreibung "{description=sentence}"

%tool add_task
%lang de
(setz|setze|schreib|pack|tu) [bitte] {title=todo_inf} auf (die|meine) (Liste|Todo-Liste|To-do-Liste|Aufgabenliste)
neue Aufgabe: {title=todo_inf}
(füg|füge|fügen Sie) [bitte] {title=todo_inf} [zu] meinen Aufgaben hinzu
todo {title=todo_inf}
(leg|lege) [bitte] eine Aufgabe an: {title=todo_inf}, (fällig|bis) {due_date=frist}
aufgabe {title=todo_inf} bis {due_date=frist}
ich (muss|sollte) [noch] {title=todo_inf}, (setz|pack) das [bitte] auf (die|meine) Liste
(nimm|nehmen Sie) {title=todo_inf} [bitte] in (die|meine) (Aufgaben|Todos|Aufgabenliste) auf
{title=todo_inf} - (auf die Liste|als Todo|als Aufgabe) [bitte]
{title=todo_inf} muss ich bis {due_date=frist} (schaffen|erledigen), (notier|schreib) das als Aufgabe [auf]
(erstelle|mach) [mir] eine {priority:high=dringende|wichtige|eilige} Aufgabe: {title=todo_inf}
{title=todo_inf} auf die Todoliste, {priority:high=hohe Priorität|dringend|sehr wichtig|oberste Priorität}
todo mit {priority:low=niedriger Priorität|geringer Priorität}: {title=todo_inf}
(eine|neue) Aufgabe, {priority:low=nicht so wichtig|eilt nicht|unwichtig}: {title=todo_inf}, Frist {due_date=frist}
(kannst du|könntest du) {title=todo_inf} (zu meinen Todos|zur Liste|als Aufgabe) hinzufügen
auf meiner Liste fehlt noch: {title=todo_inf}
Aufgabe {title=todo_inf}, Details: {description=sentence}
(neue Aufgabe|neues Todo) mit {priority:normal=normaler Priorität|mittlerer Priorität}: {title=todo_inf}, Beschreibung: {description=sentence}, bis {due_date=frist}
(erstell|erstelle) [mir] [bitte] (eine neue Aufgabe|ein Todo)
(setz|pack) (noch was|etwas) auf meine Todo-Liste
vermerk {title=todo_inf} (bei den Todos|in der Aufgabenliste)

%tool list_tasks
%lang de
(was|welche Aufgaben) (steht|stehen) [noch] auf (meiner|der) (Todo-Liste|Liste|Aufgabenliste)
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) (Aufgaben|Todos)
meine todos
was muss ich [heute|] [noch] (alles|) (erledigen|machen|tun)
welche Aufgaben sind {status:open=offen|unerledigt|nicht erledigt|zu erledigen}
(zeig|liste) [mir] die {status:done=erledigten|abgehakten|fertigen|abgeschlossenen} (Aufgaben|Todos) [auf]
was habe ich [schon] (alles|) {status:done=erledigt|geschafft|abgehakt}
{priority:high=dringende|wichtige|hoch priorisierte} (Aufgaben|Todos)
gibt es [noch] {status:open=offene|unerledigte} Aufgaben mit {priority:high=hoher Priorität|höchster Priorität}
(welche|was für) Todos haben {priority:low=niedrige Priorität|geringe Priorität}
was ist (noch|) {status:open=offen} [auf meiner Liste]
was ist (gerade|momentan|) am {priority:high=dringendsten|wichtigsten} auf meiner (Todo-Liste|Aufgabenliste)
(lies|les) mir meine (Aufgabenliste|Todos) vor
hab ich (noch|) Aufgaben
aufgabenliste anzeigen
(könnten Sie|kannst du) mir (einen Überblick|eine Übersicht) über meine {status:open=offenen} Aufgaben geben

%tool complete_task
%lang de
(hak|hake) [bitte] [die] Aufgabe {task_id=num_id} ab
aufgabe {task_id=num_id} (erledigt|fertig|done|ist geschafft)
ich (habe|hab) [die] (Aufgabe|Todo|Nummer) {task_id=num_id} (erledigt|fertig|geschafft|gemacht)
(markier|markiere|markieren Sie) [bitte] (Todo|Aufgabe) {task_id=num_id} als (erledigt|fertig|abgeschlossen)
{task_id=num_id} (ist erledigt|ist fertig gemacht|abhaken)
(setz|stell) [die] Aufgabe [Nummer] {task_id=num_id} auf erledigt
endlich fertig mit Nummer {task_id=num_id}, (hak das ab|bitte abhaken)
todo {task_id=num_id} ✓
die {task_id=num_id} auf meiner Liste (ist durch|habe ich gemacht|wäre dann auch fertig)
(kannst du|könntest du) (Aufgabe|Todo) {task_id=num_id} (abhaken|als erledigt markieren)
(schließ|schließe) [die] Aufgabe {task_id=num_id} ab
(hak|hake) (die Aufgabe|das Todo) [bitte] ab
damit ist die {task_id=num_id} (geschafft|abgeschlossen)
ich bin mit der Aufgabe fertig, hak sie ab

%tool update_task
%lang de
(setz|setze|stell|ändere) die Priorität (von|der) Aufgabe {task_id=num_id} auf {priority:high=hoch|dringend|höchste Stufe}
aufgabe {task_id=num_id} {priority:high=hohe Priorität|ist jetzt dringend|ist wichtig}
(verschieb|verschiebe|verschieben Sie) [bitte] [die] Aufgabe {task_id=num_id} auf {due_date=neutag}
(benenn|benenne|nenn) [die] Aufgabe {task_id=num_id} in {title=todo_inf} um
die Frist (von|für) (Todo|Aufgabe) {task_id=num_id} ist [jetzt|erst] {due_date=frist}
(mach|öffne) [die] Aufgabe {task_id=num_id} wieder {status:open=auf|offen|unerledigt}
Todo {task_id=num_id} ist doch {status:open=noch nicht fertig|noch offen|nicht erledigt}
{task_id=num_id} soll [künftig|] {title=todo_inf} heißen
(ändere|ändern Sie) bei Aufgabe {task_id=num_id} die Beschreibung (zu|in): {description=sentence}
(ergänz|ergänze) bei {task_id=num_id}: {description=sentence}
Aufgabe {task_id=num_id} ist {priority:low=nicht mehr so wichtig|nicht mehr dringend|unwichtig geworden}, (stuf sie runter|Priorität anpassen)
(setz|stell) {task_id=num_id} auf {priority:normal=normale Priorität|mittlere Priorität|normal}
fällig {due_date=frist}: Todo {task_id=num_id}
neuer Termin für Aufgabe {task_id=num_id}: {due_date=frist}, Priorität {priority:high=hoch}
(ändere|bearbeite) [bitte] [die] Aufgabe {task_id=num_id}
verschieb die Aufgabe auf {due_date=neutag}
(kannst du|könntest du) Todo {task_id=num_id} in "{title=todo_inf}" umbenennen
mit {task_id=num_id} hab ich noch Zeit bis {due_date=frist}, pass das [bitte] an

%tool delete_task
%lang de
(lösch|lösche|löschen Sie) [bitte] [die] Aufgabe {task_id=num_id}
aufgabe {task_id=num_id} (löschen|streichen|weg)
(streich|streiche) [die] [Nummer] {task_id=num_id} von (der|meiner) Liste
(entfern|entferne) [bitte] [das] Todo {task_id=num_id} [von meiner Liste]
(schmeiß|wirf|nimm) [die] (Aufgabe|Nummer) {task_id=num_id} (raus|weg|von der Liste)
{task_id=num_id} brauche ich nicht mehr [auf der Liste], (bitte löschen|kann weg|weg damit)
Todo {task_id=num_id} hat sich erledigt, weil es nicht mehr nötig ist, (lösch es|streich es)
(kannst du|könnten Sie) (Aufgabe|Todo) {task_id=num_id} (löschen|entfernen)
aufgabe {task_id=num_id} war ein Versehen, bitte (wieder|ganz) entfernen
(lösch|lösche) [bitte] (die Aufgabe|ein Todo)
weg mit todo {task_id=num_id}
nimm (mal|bitte) die {task_id=num_id} von der Todo-Liste

%tool schedule_reminder
%lang de
(erinnere|erinner|erinnern Sie) mich [bitte] {when=when} daran, {message=todo_zu}
erinnere mich {when=when} an den {message=remm}
(erinner|erinnere) mich [bitte] {when=when} an die {message=remf}
erinnerung {when=when} {message=todo_inf}
(stell|setz|mach) [mir] [bitte] eine Erinnerung (für|auf) {when=when}: {message=todo_inf}
{when=when} {message=todo_inf}, erinnere mich [bitte] [daran]
ich (muss|soll) {when=when} {message=todo_inf}, (erinnerst du mich|erinner mich bitte|sag mir dann Bescheid)
(erinnerst du|kannst du) mich {when=when} an das {message=remn} (erinnern|) [bitte]
(gib|sag) mir {when=when} Bescheid, dass ich {message=todo_inf} (muss|soll)
vergiss nicht, mich {when=when} an die {message=remp} zu erinnern
lass mich nicht vergessen, {when=when} {message=todo_zu}
(erinnere|erinnern Sie) mich daran, {message=todo_zu}, und zwar {when=when}
(erinnere|erinner) mich [bitte] daran, {message=todo_zu}
(weck|wecke) mich {when=when}
(pieps|piep|stups) mich {when=when} an: {message=todo_inf}
erinnere mich {when=when}
dass ich {message=todo_inf} muss, (daran musst du mich|bitte daran) {when=when} erinnern
wecker {when=when} {message=todo_inf}
{when=when} Erinnerung an {message=topic}
ich vergesse das sonst: {message=todo_inf}. (Meld dich|Melden Sie sich) {when=when} [deswegen]
erinnere mich (bitte|) an die {message=remp}
(erstell|erstelle|leg) eine Erinnerung (an|): {message=todo_inf}, {when=when}
könnten Sie mich {when=when} daran erinnern, {message=todo_zu}
in der Hektik vergess ich bestimmt den {message=remm}, (sag|gib) mir {when=when} Bescheid

%tool list_reminders
%lang de
(welche|was für) Erinnerungen (habe ich|hab ich|gibt es|laufen) [noch|gerade]
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) Erinnerungen
erinnerungen anzeigen
meine erinnerungen
woran (erinnerst du|erinnern Sie|wirst du) mich [demnächst|noch|heute] [erinnern]
(liste|zähl) [mir] [bitte] (alle|meine) [anstehenden|offenen|geplanten] Erinnerungen auf
sind noch Erinnerungen (offen|gestellt|aktiv|geplant)
hab ich (irgendwelche|) (Wecker|Erinnerungen) gestellt
(was|wann) kommt die nächste Erinnerung
habe ich dir schon eine Erinnerung (gegeben|aufgetragen)
(gib|geben Sie) mir eine Übersicht (meiner|über meine) Erinnerungen
Liste der Erinnerungen

%tool cancel_reminder
%lang de
(lösch|lösche|löschen Sie) [bitte] [die] Erinnerung {reminder_id=num_id}
erinnerung {reminder_id=num_id} (löschen|abbrechen|stornieren|aus)
(brich|nimm) die Erinnerung [Nummer] {reminder_id=num_id} (ab|raus|zurück)
die Erinnerung {reminder_id=num_id} (brauche ich nicht mehr|kann weg|hat sich erledigt)
(streich|storniere|stornier|entferne) [bitte] (Erinnerung|die Erinnerung Nummer) {reminder_id=num_id}
(schalt|stell) die Erinnerung {reminder_id=id} [wieder] (ab|aus)
erinner mich doch nicht [mehr] an Nummer {reminder_id=num_id}
(kannst du|könnten Sie) die Erinnerung {reminder_id=num_id} (wieder|) löschen
(vergiss|cancel) die Erinnerung {reminder_id=num_id}
(lösch|lösche) [bitte] (die|meine) Erinnerung
wecker {reminder_id=num_id} (löschen|aus)
die {reminder_id=num_id} bei den Erinnerungen (bitte streichen|kannst du rausnehmen)
ich will (doch nicht|nicht mehr) erinnert werden, Nummer {reminder_id=num_id} (löschen|weg)

%tool get_weather
%lang de
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
{days=wtage} {location=city}: Regen oder Sonne?
(können Sie|könntest du|kannst du) [bitte] nachsehen, wie das Wetter in {location=place} {days=wtage} wird
wie wird das Wetter {days=wtage}
brauche ich {days=wtage} einen Schirm
(gibt es|kommt) in {location=city} {days=wtage} (Frost|Sturm|ein Gewitter|Glatteis|Schnee)
temperatur in {location=place}
wie sind die Wetteraussichten (für|in) {location=city} für (die nächsten|) {days=zahl} Tage

%tool get_weather_openmeteo
%lang de
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

%tool get_weather_noaa
%lang de
NOAA-Wetter für {latitude=us_lat}, {longitude=us_lon}
was sagt (der amerikanische Wetterdienst|NOAA|der National Weather Service) (zu|für) {latitude=us_lat} {longitude=us_lon}
noaa {latitude=us_lat} {longitude=us_lon}
(frag|schau) bei (der NOAA|NOAA) nach: Breite {latitude=us_lat}, Länge {longitude=us_lon}
US-Wetterdienst, Vorhersage für {latitude=us_lat} / {longitude=us_lon} [bitte]
in den USA bei {latitude=us_lat}, {longitude=us_lon}: was meldet der Wetterdienst NOAA
NOAA Vorhersage bitte

%tool get_news_rss
%lang de
(was gibt es|was gibt's) Neues (bei|von) [der] {source=quelle}
schlagzeilen {source=quell}
(zeig|gib|lies) mir [bitte] die (neuesten|aktuellen) (Schlagzeilen|Meldungen|Artikel) (von|bei) {source=quell} [vor]
die (letzten|neuesten|ersten) {limit=int} (Meldungen|Artikel|Schlagzeilen) von {source=quell}
was (schreibt|berichtet|meldet) [die|der] {source=quell} [heute|gerade]
{source=quell} news
(hol|lies|öffne) den (RSS-Feed|Feed) {source=url}
top {limit=int} {source=quell}
(könnten Sie|kannst du) mir die Überschriften der {source=quelle} vorlesen
ich hab heute noch nicht in die {source=quelle} geschaut, was steht drin
rss {source=quell} {limit=int}
nur {limit=int} Schlagzeilen aus der {source=quelle} bitte
(lies|öffne) meinen Newsfeed
was steht (heute|) auf der Titelseite der {source=quelle}
die neuesten {limit=int} Artikel aus dem Feed

%tool get_news_groundnews
%lang de
(was gibt es|gibt's was|was gibt's) Neues (zu|zum Thema|über|rund um) {query=thema}
nachrichten (zu|über) {query=thema}
(was ist|was war) [heute] in den Nachrichten [los]
news {query=thema}
(zeig|gib|such) mir [bitte] (aktuelle|die neuesten|) {limit=int} Nachrichten (über|zu) {query=thema}
was passiert gerade (in Sachen|beim Thema) {query=thema}
wie berichten (die Medien|linke und rechte Medien|verschiedene Zeitungen) über {query=thema}
(bring|bringen Sie) mich (auf den neuesten Stand|auf den aktuellen Stand) bei der {query=themaf}
was gibt es Neues rund um (die {query=themaf}|den {query=themam})
wie geht es mit (der {query=themaf}|dem {query=themam}) weiter, was melden die Zeitungen
was ist heute in der Welt los
{query=thema}: was melden die Medien [so]
die {limit=int} wichtigsten (Nachrichten|Meldungen) [des Tages|von heute]
hab ich zum Thema {query=thema} etwas verpasst in den Nachrichten
ground news {query=thema}
ich (höre|lese) dauernd von {query=thema}, was ist (da|denn) die aktuelle Nachrichtenlage
(aktuelle|neueste) Nachrichten [bitte]

%tool web_search
%lang de
(such|suche|suchen Sie) [bitte] im (Internet|Netz|Web) nach {query=webq}
google [mal] {query=webq}
(kannst du|könntest du|könnten Sie) [mal] (googeln|im Netz nachsehen|im Internet nachschauen), {query=webf}
(recherchier|recherchiere|such) [mal] [online] {query=webq}
{query=webq} (im Netz suchen|googeln)
finde [im Internet] heraus, {query=webf}
ich (wüsste gern|würde gern wissen|frage mich), {query=webf}, (schaust|guckst) du mal im Internet
websuche {query=webq}
{query=question}? (Such|Schau) [mal|bitte] im Internet [nach]
zeig mir {num_results=int} (Treffer|Ergebnisse|Suchergebnisse) (zu|für) {query=webq}
was sagt das Internet (zu|über) {query=webq}
(die ersten|) {num_results=int} Webseiten zu {query=webq} bitte
online nach {query=webq} (schauen|suchen)
wir brauchen {query=webq}, (such|schau) mal im Netz
such[e] [bitte] (etwas|was) im Internet
weißt du, {query=webf}? sonst google das
(schau|guck) mal nach, {query=webf}
{num_results=int} Ergebnisse aus dem Web: {query=webq}

%tool search_wikipedia
%lang de
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

%tool search_arxiv
%lang de
(such|suche|finde) [mir] [bitte] (Paper|wissenschaftliche Arbeiten|Preprints|Veröffentlichungen) (zu|über) {query=arxq} [auf arXiv]
arxiv {query=arxq}
(gibt es|was gibt es) [neue|aktuelle] (Forschung|Preprints|Studien) auf arXiv zu {query=arxq}
die neuesten {max_results=int} (Paper|Arbeiten) zu {query=arxq}
für meine Masterarbeit brauche ich Paper über {query=arxq}
{max_results=int} arXiv-Treffer: {query=arxq}
was veröffentlicht die Wissenschaft [gerade] zu {query=arxq}
(such|suche) auf arXiv
wissenschaftliche Veröffentlichungen {query=arxq}, maximal {max_results=int}

%tool ask_knowledge_base
%lang de
was steht in (unserem Handbuch|unseren Richtlinien|der Wissensdatenbank|unserem Wiki) zu {query=kbt}
laut (Handbuch|Firmenwiki|unseren Unterlagen), {query=kbq}?
(schau|guck) [mal|bitte] in (unseren Dokumenten|meinen Unterlagen|der Wissensdatenbank) nach: {query=kbq}
welche Regelung (haben wir|gibt es bei uns) (zu|für|bei) {query=kbt}
wissensdatenbank {query=kbt}
ich bin neu hier, {query=kbq}?
{query=kbq}? Das steht doch im (Mitarbeiterhandbuch|Intranet|Firmenwiki)
wie ist das (bei uns in der Firma|in unserer Firma) mit {query=kbt} geregelt
frag [mal] die Wissensdatenbank, {query=kbq}
interne Richtlinie {query=kbt}
(such|suche) in (meinen Dokumenten|unserem Handbuch) nach {query=kbt}
haben wir (irgendwas|etwas) (Schriftliches|in den internen Dokumenten) zu {query=kbt}
(frag|frage) die Wissensdatenbank

%tool get_stock_price
%lang de
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
(was macht|wie läuft) [die] {symbol=aktie}[-Aktie] [so]
wie stehen meine Aktien
(wie|was) ist der Aktienkurs
Aktienkurs {period=zeitk}

%tool get_crypto_price
%lang de
(was kostet|wie viel kostet) [gerade] ein {symbol=muenze}
{symbol=muenze} kurs
{symbol=muenze} in {currency=geld}
wie steht [der] {symbol=muenze} [gerade|heute]
wie viele {currency=geld} (bekomme|kriege) ich für einen {symbol=muenze}
(zeig|sag) mir [bitte] den Preis von {symbol=coin} in {currency=geld}
krypto {symbol=coin}
wo (steht|liegt) {symbol=coin} [im Moment]
ist {symbol=muenze} (wieder|) (gestiegen|gefallen|abgestürzt)
was wäre mein {symbol=muenze} jetzt wert
Kryptokurs {symbol=coin} in {currency=geld} bitte
(könnten Sie|kannst du) mir sagen, was {symbol=muenze} in {currency=geld} kostet
wie läuft Krypto [heute]
was kostet der Coin in {currency=geld}

%tool get_exchange_rate
%lang de
wie viele {to_currency=geld} (bekomme|kriege) ich für (einen {from_currency=geld1}|{=bigint} {from_currency=geld}|100 {from_currency=geld})
{=bigint} {from_currency=geld} in {to_currency=geld}
wechselkurs {from_currency=geld} {to_currency=geld}
(was sind|wie viel sind) {=bigint} {from_currency=geld} in {to_currency=geld}
(rechne|rechnen Sie) [bitte] {=bigint} {from_currency=geld} in {to_currency=geld} um
wie steht der {from_currency=geld1} (zum|gegenüber dem) {to_currency=geld1}
(umrechnung|umrechnen) von {from_currency=geld} (in|nach|zu) {to_currency=geld}
{from_currency=geld} zu {to_currency=geld}
ich fliege bald weg und brauche {to_currency=geld}, wie ist der Kurs für {from_currency=geld}
der Mantel kostet {=bigint} {from_currency=geld}, was ist das in {to_currency=geld}
(aktueller|) Kurs {from_currency=geld}/{to_currency=geld}
(sag|sagen Sie) mir [bitte] den [aktuellen] Wechselkurs von {from_currency=geld} (auf|zu) {to_currency=geld}
lohnt es sich gerade, {from_currency=geld} in {to_currency=geld} zu tauschen
was sind {=bigint} {from_currency=geld} wert
wie ist der Wechselkurs [zum {to_currency=geld1}]

%tool get_device_state
%lang de
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
was (sagt|meldet|misst) der {device_type:sensor=Sensor|Temperatursensor|Fühler} {device_id=sens}
(ist|war) die {device_type:alarm=Alarmanlage} im {device_id=imraum} (scharf|an|aktiv)
{device_id=licf} an oder aus?
(schau|prüf|guck) [mal|bitte] nach, ob das {device_id=torn} (offen|zu) ist
welche Temperatur hat das {device_type:climate=Thermostat} im {device_id=imraum}
was macht der {device_type:vacuum=Saugroboter|Staubsauger} im {device_id=imraum}
ist noch irgendwo (ein Gerät|was) an
die {device_id=anf} läuft (hoffentlich|doch) nicht mehr, oder?
(zustand|status) vom {device_type:lock=Schloss|Türschloss} {device_id=tuer}

%tool get_camera_stream
%lang de
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

%tool control_device
%lang de
(mach|schalte|schalt|machen Sie) [bitte] das {device_id=licn} {action:turn_on=an|ein}
(mach|schalte|schalt) [bitte] die {device_id=anf} {action:turn_off=aus|ab}
{device_id=licf} {action:turn_off=aus|ausschalten|ausmachen}
(mach|schalt) mal den {device_id=anm} {action:turn_on=an|ein}
{action:turn_on=knips|schalt|mach} die {device_id=licf} an
im {device_id=imraum} ist es (so|viel zu|total) dunkel, mach (mal|) Licht {action:turn_on=an}
{action:set_temperature=stell|stelle|dreh|regel|stellen Sie} die {device_id=heiz} [bitte] auf {parameters=temps}
{device_id=heiz} {action:set_temperature=auf} {parameters=temps}
mir ist kalt, {action:set_temperature=dreh|stell} die {device_id=heiz} (hoch|) auf {parameters=temps}
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
wir sind zurück, schalt die {device_id:Alarmanlage=Alarmanlage} {action:disarm=ab|aus|wieder unscharf}
{device_id:Alarmanlage=Alarmanlage} {action:arm=scharf stellen|aktivieren|scharf}
(kannst du|könntest du|könnten Sie) [bitte] das {device_id=licn} {action:turn_off=ausmachen|ausschalten|löschen}
(kannst du|würdest du) die {device_id=rollp} {action:close=zumachen|runterlassen|schließen}
ich hab [glaub ich] die {device_id=anf} angelassen, (mach|schalt) sie {action:turn_off=aus}
die Gäste kommen gleich, {device_id=licf} {action:turn_on=an|einschalten}
{action:turn_off=mach aus|schalt aus|ausschalten}
(stell|dreh) {action:set_temperature=die Temperatur} auf {parameters=temps}
(mach|schalt) die {device_id=licf}

%tool run_sql
%lang de
(führ|führe|führen Sie) [bitte] (folgende SQL-Abfrage|die Abfrage|dieses SQL) aus: {query=sql}
sql {query=sql}
frag die Datenbank ab: {query=sql}
was (liefert|ergibt) {query=sql} [auf der Datenbank]
{query=sql} ausführen
(kannst du|könntest du) das hier auf den Tabellen laufen lassen: {query=sql}
lass [bitte] {query=sql} gegen die Datenbank laufen
führe eine SQL-Abfrage aus

%tool store_fact
%lang de
(merk|merke) dir [bitte]: {fact=fakt}
(merk|merke|merken Sie) dir [bitte], dass {fact=faktd}
{fact=fakt}, (merk dir das|bitte merken|behalt das im Kopf)
(nur|) zur Info [für später]: {fact=fakt}
(notier|notiere|speicher) [dir] [bitte]: {fact=fakt}
du (solltest|musst) wissen, dass {fact=faktd}
(speicher|leg) (das|) unter {category=kat} (ab|): {fact=fakt}
vergiss nicht: {fact=fakt}
wichtig für die Zukunft: {fact=fakt}
(behalte|behalt) [bitte] (im Gedächtnis|im Hinterkopf), dass {fact=faktd}
neuer Fakt, Kategorie {category=kat}: {fact=fakt}
(merk|merke) dir (bitte|) (etwas|was) [für mich]
falls ich mal frage: {fact=fakt}
(könntest du dir|kannst du dir) merken, dass {fact=faktd}
(nimm|schreib) in dein Gedächtnis auf, dass {fact=faktd}
in der Kategorie {category=kat} merken, dass {fact=faktd}

%tool list_facts
%lang de
(was|was alles) (hast du dir|haben Sie sich) [bisher|alles] [über mich] gemerkt
(zeig|liste) [mir] [bitte] (alle|die) (gespeicherten|gemerkten) (Fakten|Dinge|Notizen) [über mich] [auf]
fakten {category=kat}
welche Fakten hast du (zu|in der Kategorie|unter) {category=kat} [gespeichert]
die letzten {limit=int} (Fakten|Sachen), die du dir gemerkt hast
alles, was unter {category=kat} abgelegt ist
{limit=int} gemerkte Fakten (aus|zu) {category=kat}
(liste|zeige) gemerkte fakten
gib mir (eine Liste|die Liste) deiner gespeicherten Fakten
was steht alles in der Kategorie {category=kat}

%tool delete_fact
%lang de
(lösch|lösche|vergiss) [bitte] [den] (Fakt|Eintrag) {fact_id=id}
fakt {fact_id=id} (löschen|entfernen|vergessen)
der Fakt {fact_id=num_id} stimmt nicht [mehr], (lösch ihn|bitte löschen|weg damit)
(entferne|streiche) {fact_id=id} aus (deinem Gedächtnis|den Fakten|dem Gedächtnis)
{fact_id=id} kannst du (wieder|) vergessen
(lösch|vergiss) [bitte] (den|einen) gemerkten Fakt
(könnten Sie|kannst du) den gespeicherten Fakt Nummer {fact_id=num_id} löschen

%tool store_conversation
%lang de
(speicher|speichere) (dieses|das) Gespräch: ich sagte "{user_message=question}" und du "{agent_response=sentence}"
(leg|merk dir) den Dialog (ab|): Nutzer: {user_message=question} Assistent: {agent_response=sentence}
Gespräch speichern. Frage: {user_message=question} Antwort: {agent_response=sentence}
(halt|halte) fest, dass ich gefragt habe "{user_message=question}" und du geantwortet hast "{agent_response=sentence}"
speicher diese Unterhaltung

%tool search_conversations
%lang de
(wann|wo) (haben wir|hatten wir) [mal|schon mal] über {query=mthema} (gesprochen|geredet|gechattet)
(such|suche|durchsuche) [bitte] (unsere|in unseren|die) (Gespräche|Unterhaltungen|Chats) nach {query=topic}
was haben wir [letztens|neulich|damals] (zu|zum Thema|über) {query=topic} besprochen
gespräche {query=topic}
(finde|find) die Unterhaltung (mit dir|von uns), in der es um {query=mthema} ging
die letzten {limit=int} Gespräche (über|zu) {query=topic}
ich hab dich doch (mal|schon) nach {query=mthema} gefragt, (was hast du da gesagt|such das raus)
in welchem Chat ging es um {query=topic}
{limit=int} alte Unterhaltungen zum Thema {query=topic}
(such|suche) in unseren alten Gesprächen
hatte ich dir (neulich|mal) im Gespräch was von {query=mthema} erzählt? such das mal

%tool retrieve_memories
%lang de
(was weißt du|was wissen Sie) [alles] (über|zu) {query=mthema}
(erinnerst du dich|weißt du noch), (was ich über|was mit) {query=mthema} (gesagt habe|war)
erinnerungen an {query=mthema} aus deinem Gedächtnis
was weißt du [noch] über (meine {query=memf}|meinen {query=memm})
(weißt du|wissen Sie) (noch|), wie das mit (meiner {query=memf}|meinem {query=mthema}) war
(such|schau) in deinem Gedächtnis nach {query=mthema}
gedächtnis {query=mthema}
hast du dir (was|etwas) zu {query=mthema} gemerkt
was hast du [noch] (im Kopf|im Gedächtnis|gespeichert) zu {query=mthema}, {include_conversations:true=auch aus Gesprächen|inklusive Unterhaltungen|samt Chats}
die {limit=int} wichtigsten Sachen, die du über {query=mthema} weißt
wie war das noch mal mit {query=mthema}? (das hatte ich dir gesagt|du solltest dir das merken)
kram mal in deinem Gedächtnis: {query=mthema}, {include_conversations:false=ohne Gespräche|keine Chats|nur Fakten}
(schau|such) mal in deinem Gedächtnis (nach|)
{limit=int} Gedächtniseinträge zu {query=mthema}

%tool get_profile
%lang de
(zeig|zeige|zeigen Sie) mir [bitte] mein Profil
mein profil
(was|welche Daten) (steht|stehen) in meinem Profil
welche Einstellungen (hast du|sind) für mich (gespeichert|hinterlegt)
wie bin ich bei dir (gespeichert|angelegt|hinterlegt)
welche Zeitzone und Sprache (sind|stehen) in meinem Profil
Profil (anzeigen|öffnen)
wie (heiße|heiß) ich laut [meinem] Profil

%tool update_profile
%lang de
(änder|ändere|stell) [bitte] meine Zeitzone auf {updates=zonej}
meine Sprache (soll|ist) [ab jetzt] {updates=sprj} [sein], (änder|pass) das im Profil [an]
(nenn|nenne) mich [ab jetzt|künftig|bitte] {updates=namj}
profil: Zeitzone {updates=zonej}
(setz|stell|ändere) [bitte] die Sprache in meinem Profil auf {updates=sprj}
ich (heiße|bin) [jetzt] {updates=namj}, (trag|schreib) das [bitte] in mein Profil [ein]
ich bin nach {updates=zonej} gezogen, (aktualisier|pass) mein Profil [an]
(könnten Sie|kannst du) mein Profil auf {updates=sprj} umstellen
(ändere|aktualisiere) [bitte] mein Profil

%tool get_memory_stats
%lang de
wie viel (hast du dir|haben Sie sich) [schon|insgesamt] gemerkt
(zeig|gib) mir [die] (Statistik|Zahlen) (zu deinem|zum) Gedächtnis
gedächtnisstatistik
wie viele (Fakten|Erinnerungen|Einträge) (sind|hast du) (gespeichert|im Gedächtnis)
wie voll ist dein (Gedächtnis|Speicher)
Speicherstatistik deines Gedächtnisses bitte
wie (groß|umfangreich) ist dein Gedächtnis [inzwischen]

%tool export_memory
%lang de
(exportier|exportiere|exportieren Sie) [bitte] (dein|das) Gedächtnis [als {format:json=JSON|json}]
gedächtnis export {format:csv=csv|CSV|Tabelle}
(gib|schick) mir alles, was du (über mich|) weißt, als {format:csv=CSV|CSV-Datei|Tabelle}
(sicher|sichere) (dein Gedächtnis|die gemerkten Fakten) als {format:markdown=Markdown|md-Datei}
ich (will|möchte) eine Kopie (deines Gedächtnisses|meiner gespeicherten Daten)
export der Erinnerungen und Fakten im Format {format:json=JSON}
(lad|lade) mein [ganzes] Gedächtnis herunter[, bitte in {format:markdown=Markdown}]
Backup vom Gedächtnis machen

%tool import_memory
%lang de
(importier|importiere|importieren Sie) [bitte] (das Gedächtnis|die Fakten|Erinnerungen) aus {file_path=path}
gedächtnis import {file_path=path}
(lad|lade|lies) (die Datei|) {file_path=path} in dein Gedächtnis [ein]
(spiel|spiele) mein [altes] Gedächtnis aus {file_path=path} (ein|wieder ein)
in {file_path=file} liegt mein Gedächtnis-Backup, bitte (einlesen|importieren|wiederherstellen)
(importier|importiere) mein Gedächtnis
stell das Gedächtnis aus der Sicherung {file_path=path} wieder her

%tool send_message
%lang de
(schreib|schick|schreiben Sie) [bitte] {chat_id=person} (eine Nachricht|), dass {text=sentence_dass}
(sag|sagen Sie) {chat_id=person} [bitte] [Bescheid], dass {text=sentence_dass}
nachricht an {chat_id=firstname}: {text=sentence}
(schick|sende) [bitte] (in die|an die) {chat_id=chatd}: {text=sentence}
(schreib|poste) in den {chat_id=chatm}, dass {text=sentence_dass}
{chat_id=firstname} (schreiben|texten): {text=sentence}
(schick|schreib) {chat_id=firstname} [mal|kurz|schnell]: "{text=sentence}"
(lass|lassen Sie) {chat_id=fullname} wissen, dass {text=sentence_dass}
ich (schaffe|schaff) das nicht rechtzeitig, (sag|schreib) [mal] {chat_id=person}, dass {text=sentence_dass}
{text=sentence} - schick das [bitte] an {chat_id=person}
(frag|frage) [mal] {chat_id=person} per Nachricht: {text=question}
(kannst du|könntest du|könnten Sie) {chat_id=person} [kurz] schreiben, dass {text=sentence_dass}
(schick|schreib) (eine|) Nachricht an {chat_id=person}
(antworte|schreib) in der {chat_id=chatd}: {text=sentence}
whatsapp an {chat_id=firstname} {text=sentence}
text {chat_id=firstname} {text=sentence}
(gib|geben Sie) der {chat_id=chatd} (durch|Bescheid), dass {text=sentence_dass}
(schick|verschick) (eine|) Nachricht: {text=sentence}
(richte|richt) {chat_id=person} (bitte|) aus, dass {text=sentence_dass}

%tool get_status
%lang de
(was ist|wie ist) der Status meiner (Anfragen|Aufträge|Vorgänge)
status [bitte]
wie (steht|läuft) es mit (Vorgang|Anfrage|Problem) {problem_id=num_id}
(woran arbeitest|was machst) du [gerade] [im Hintergrund|für mich]
was wartet [noch] auf (meine Freigabe|meine Zustimmung|Bestätigung)
ist (Anfrage|Problem|Vorgang) {problem_id=num_id} (schon fertig|erledigt|durch)
(zeig|zeigen Sie) mir [bitte] den Stand (meiner|der letzten) (Anfragen|Aufträge)
problem {problem_id=num_id} status
wie weit bist du mit {problem_id=num_id}
sind (meine|alle) (Aufträge|Anfragen) (durch|abgearbeitet|fertig)
steht noch [irgend]eine Freigabe (aus|offen)
hängt (Vorgang|Anfrage) {problem_id=num_id} (fest|irgendwo)

%tool notify_user
%lang de
(schick|sende) mir [bitte] eine (Benachrichtigung|Push-Nachricht|Meldung): {message=fertig}
benachrichtige mich, dass {message=fertigd}
benachrichtigung {message=fertig}
(zeig|gib) mir [jetzt] (einen Hinweis|eine Meldung) [aufs Handy], dass {message=fertigd}
(pusch|push) mir [mal] aufs Handy: {message=fertig}
Push an mich: {message=fertig}
(mach|schick) mir eine Benachrichtigung mit dem Text "{message=sentence}"
(melde|meld) mir [sofort|jetzt] per Benachrichtigung, dass {message=sentence_dass}
{message=fertig}, (das als|schick das als) Benachrichtigung an mich
(könntest du|können Sie) mir eine Benachrichtigung schicken, dass {message=fertigd}
(schick|sende) mir [bitte] eine Benachrichtigung
testbenachrichtigung: {message=fertig}

%tool calculate
%lang de
(was ist|wie viel ist|was ergibt|was gibt|was macht) {expression=rechn}
(rechne|berechne|rechnen Sie) [mir] [bitte] {expression=rechn} [aus]
{expression=rechn}
{expression=expression}
{expression=rechn} = ?
(kannst du|könntest du) [mal|mir] {expression=rechn} (ausrechnen|berechnen)
wie viel (sind|macht) {expression=expression}
taschenrechner {expression=rechn}
ich brauche [schnell] das Ergebnis von {expression=rechn}
bin schlecht in Mathe: {expression=rechn}?
die Rechnung geht so: {expression=rechn}, was kommt (da|) raus
{expression=expression} ausrechnen
(rechne|rechnest du) mir (bitte|mal) was aus
ergibt {expression=rechn} wirklich so viel? rechne nach

%tool get_current_time
%lang de
wie spät ist es [in {timezone=timezone}] [gerade]
(wie viel Uhr|wieviel Uhr) (ist es|haben wir) [jetzt]
uhrzeit [{timezone=timezone}]
(welcher|welchen) (Tag|Wochentag) (ist heute|haben wir heute)
(was ist|welches ist) das heutige Datum
ist es in {timezone=timezone} (schon|noch) (Nacht|Tag|Morgen|Abend|so spät)
kann ich jetzt in {timezone=timezone} anrufen oder (schlafen die|ist es da zu spät)
uhrzeit in {timezone=timezone}
{timezone=timezone}, wie spät ist es dort
(sag|sagen Sie) mir [bitte] (die Uhrzeit|wie spät es ist)
der Wievielte ist heute
welche (Zeit|Uhrzeit) (ist|gilt) [jetzt] in der Zeitzone {timezone=timezone}
datum und uhrzeit
hast du die genaue Uhrzeit
