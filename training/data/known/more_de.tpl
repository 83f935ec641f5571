# German: further lines for every known tool, as people type them, and talk that no tool fits.
%lang de
%list ef: Nachzahlung | Umfrage | Teilnehmerliste | Stromrechnung | Terminbestätigung | Wohnungsübergabe | Bestellung | Reklamation | Hochzeitsplanung | Kita-Anmeldung | Fortbildung | Garantie | Buchungsnummer | Gehaltserhöhung | Anzahlung | Ferienwohnung | Sitzordnung | Abrechnung vom Hotel | Zahnreinigung | Probezeit
%list em: Kaufpreis | Dienstplan | Stundenplan | Parkausweis | Kita-Platz | Wasserzähler | Bausparvertrag | Geburtstagskuchen | Fahrplan | Gutschein | Schlüsselbund | Bescheid vom Finanzamt | Kleinanzeigen-Deal | Vertrag mit der Agentur | Ausflug mit den Kindern | Kostenplan | Flohmarkt | Skikurs
%list en: Ferienhaus | Exposé | Formular | Klassentreffen | Zeugnis | Rezept | Abo | Gutachten vom Auto | Praktikum | Bewerbungsgespräch | Probetraining | Jubiläum | Gruppenfoto | Dachfenster | Gästezimmer | Netzteil
%list ep: Bahntickets | Baupläne | Preise | Zählerstände | Kontoauszüge | Laborwerte | Theaterkarten | Handwerkerrechnungen | Zahlen fürs Quartal | Fotos vom Wochenende | Sommerreifen | Schichtpläne | Adressen | Stimmzettel
%list ename: Bahntickets Hamburg | Klassenfahrt | Probezeit | Schlüsselübergabe | Angebot Fliesen | Kontoauszug Juni | Krankenkasse Bonus | Zeugnis | Sommerreifen | Stromrechnung | Kita-Platz | Rückfrage Exposé | Umfrage Kantine | Flohmarkt | WLAN Gästezimmer | Termin Zahnreinigung | Abo kündigen | Garantie Waschmaschine
%list vonm: Vermieter | Steuerberater | Finanzamt | Zahnarzt | Kindergarten | Elternbeirat | Klempner | Makler | Trainer | Anwalt | Stromversorger | Autohaus
%list vonf: Hausverwaltung | Versicherung | Krankenkasse | Schule | Bank | Buchhaltung | Telekom | Sparkasse | Kita | Redaktion | Airline | Personalabteilung
%list dback: letzte woche => 7 | diese woche => 7 | diesen monat => 30 | gestern => 1 | heute => 1 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3
%list dtief: den letzten zwei wochen => 14 | den letzten 3 tagen => 3 | den letzten fünf tagen => 5 | den letzten 30 tagen => 30 | den letzten 10 tagen => 10 | der letzten woche => 7 | den vergangenen vier wochen => 28
%list betreff: kurze Frage | Rückruf | Terminverschiebung | Absage | Zusage | Angebot | Rechnung Nr. 88 | Danke | Samstag | Essen am Freitag | Schlüssel | Krankmeldung | Kündigung | Bitte um Unterlagen | Protokoll | Einladung Sommerfest | Neue Adresse | Reklamation | Urlaub im Mai | Wohnung in Graz | Stand der Dinge
%list satz: ich schaffe es heute nicht mehr | der Termin am Montag steht | die Unterlagen kommen morgen früh | wir nehmen das Angebot an | leider passt uns der Preis nicht | ich hole den Wagen um fünf ab | bitte ruft mich kurz an | das Paket ist nie angekommen | wir sind zu viert | ich bin ab Mittwoch wieder im Büro | die Rechnung stimmt nicht, bitte prüfen | der Schlüssel liegt bei der Nachbarin | ich sage für Samstag zu | wir brauchen mehr Stühle | danke für alles, es war ein toller Abend | die Heizung tropft wieder. Wann kommt jemand? | ich komme mit dem Rad, nicht mit dem Auto | das Treffen ist jetzt um sechs, nicht um fünf | bin gleich da | vergiss den Kuchen nicht | der Hund hat den Zettel gefressen | ich hab euch lieb | wir verschieben auf Juni | ja, Donnerstag passt, bis dann
%list dasssatz: ich mich verspäte | der Termin am Montag steht | wir das Angebot annehmen | der Preis zu hoch ist | ich den Wagen um fünf abhole | das Paket nie angekommen ist | wir zu viert kommen | ich ab Mittwoch wieder im Büro bin | die Rechnung nicht stimmt | der Schlüssel bei der Nachbarin liegt | ich für Samstag zusage | das Treffen jetzt um sechs ist | die Heizung wieder tropft | ich gleich da bin | wir auf Juni verschieben | ich heute nichts mehr schaffe | Oma schon im Zug sitzt | der Kuchen fertig ist | keiner einkaufen war | ich die Unterlagen morgen früh schicke | das Auto nicht anspringt | wir eine halbe Stunde länger brauchen
%list obsatz: er am Freitag Zeit hat | sie schon gebucht hat | das Angebot noch gilt | der Preis verhandelbar ist | jemand meinen Schirm gesehen hat | wir uns um acht treffen | das Zimmer noch frei ist | die Lieferung morgen kommt | er Milch mitbringen kann
%list tag: heute | morgen | übermorgen | heute Abend | morgen früh | morgen Nachmittag | Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonntag | Freitagabend | Samstag früh | nächsten Dienstag | kommenden Samstag | nächste Woche | diese Woche | Donnerstag in einer Woche | in zwei Wochen | über Ostern | nächsten Monat | heute Nachmittag
%list wtag: Montag | Dienstagabend | Mittwoch | Donnerstag | Freitag | Freitagvormittag | Samstag | Sonntag | Wochenende | 14. | 3. Mai | 22. | 1. Advent | kommenden Mittwoch | nächsten Freitag | Montag in zwei Wochen | 24. Dezember | 31.10. | 9. Juli | letzten Sonntag im Monat | Pfingstmontag
%list avon: 3. | 1. Mai | Montag | Mittwoch | 12. Juni | 4.8. | 20. | Dienstag | 16. März | 28.11. | 7. Juli
%list abis: 9. | 5. Mai | Freitag | Sonntag | 18. Juni | Samstag | 11.8. | Monatsende | 27. | Donnerstag | 2. September
%list kalname: Arbeit | Privat | Uni | Familie | Schichten | Verein | Ferien | Kinder | Projekt | Chor
%list anfang: morgen um 9 | morgen um halb zehn | Freitag um drei | Freitag 15 Uhr | am Montag um acht | am 14. um 11 Uhr | heute um 18 Uhr | übermorgen um zehn | Samstag um elf | am 3. Mai um 10 Uhr | nächsten Dienstag um viertel nach zwei | Donnerstag 19:30 | Sonntag um zwölf | am Mittwoch um 16:45 | heute Abend um acht | kommenden Montag um sieben | Dienstag 9:15 | am 22. um 17 Uhr | morgen früh um sechs
%list ende: 10 | halb elf | 17 Uhr | fünf | neun | 12:30 | 20 Uhr | viertel nach drei | 16:15 | mittags | elf | 22 Uhr | halb sieben | 18.30 Uhr | Mitternacht | drei
%list dauer: eine Stunde | zwei Stunden | 30 Minuten | eine halbe Stunde | anderthalb Stunden | 45 Minuten | drei Stunden | 2h | 90 Minuten | eine Dreiviertelstunde | 20 Minuten
%list evt: Zahnreinigung | Elterngespräch | Kaffee mit Lena | Probetraining | Steuerberater | Skatabend | Hausbesichtigung | Mittagessen mit Jonas | Schwimmkurs | Kinderturnen | Teamrunde | Vertragsgespräch | Massage | Fotoshooting | Bandprobe | Tanzkurs | Werkstatt | Arzttermin | Grillen bei Paul | Lerngruppe | Kundentermin Wien | Impfung Mia | Tischtennis | Weinprobe | Friseur | Bewerbungsgespräch mit Frau Adler | Führung durchs Museum | Projektabschluss
%list evtm: Zahnarztbesuch | Skatabend | Schwimmkurs | Tanzkurs | Arzttermin | Kaffeeklatsch | Kundentermin | Filmabend | Ausflug | Wartungstermin | Umtrunk | Töpferkurs
%list evtf: Zahnreinigung | Bandprobe | Massage | Weinprobe | Besichtigung | Teamrunde | Vorlesung | Fahrstunde | Prüfung | Sprechstunde | Wohnungsübergabe
%list ort: Café Luise | Raum 12 | Praxis am Markt | Omas Garten | Kantine | Zoom | Stadthalle | Schillerstraße 8 | Büro von Frau Adler | Freibad | Sportplatz | Pizzeria Vesuvio | Bahnhof Süd | Werkstatt Krüger | Gemeindesaal | Teams
%list notiz: Ausweis mitbringen | Parkplatz hinterm Haus | bitte nüchtern kommen | Jonas bringt den Kuchen mit | Agenda folgt | Sportschuhe nicht vergessen | Tor 3 benutzen | Kosten werden geteilt | zweiter Stock, rechts klingeln | vorher anrufen | Angebot von der Konkurrenz beilegen | nur die kurze Fassung | Kontonummer steht im Ordner
%list tun: Milch holen | Strom ablesen | Reifen aufpumpen | Geschenk für Mia einpacken | Wohnung kündigen | Tante Ute zurückrufen | Rasen mähen und Hecke schneiden | Gutschein einlösen | Steuerunterlagen sortieren | Hemden bügeln | mit Jonas reden | Vogelhaus bauen | Brot und Käse kaufen | Regal an die Wand schrauben | Zug für Ostern buchen | Rückgabe zur Post bringen | Fahrradkette ölen | Bett beziehen | Kuchen für das Schulfest backen | Kita anrufen wegen der Abholzeit | Antrag ausfüllen | Ofen sauber machen | Impfpass suchen | Ladekabel bestellen | Rezept abholen | Folien für Frau Adler fertigstellen | Aquarium reinigen | Angebot vergleichen | Passfotos machen lassen | Zelt trocknen
%list tunzu: Milch zu holen | den Strom abzulesen | die Reifen aufzupumpen | Tante Ute zurückzurufen | die Hemden zu bügeln | mit Jonas zu reden | den Antrag auszufüllen | das Rezept abzuholen | Brot und Käse zu kaufen | die Wäsche abzuhängen | den Ofen auszumachen | mich zu dehnen | die Kinder vom Hort zu holen | das Aquarium zu reinigen | Lena zu gratulieren | die Tropfen zu nehmen | den Zug zu buchen | die Tür abzuschließen | das Fleisch aufzutauen | beim Amt anzurufen
%list tundass: ich die Milch holen muss | die Wäsche noch hängt | Tante Ute auf den Rückruf wartet | der Antrag fertig werden muss | das Rezept abgeholt werden muss | Jonas um vier am Bahnhof steht | der Kuchen raus muss | ich die Tropfen nehmen soll | heute Sperrmüll ist | die Parkuhr abläuft | das Training ausfällt
%list rm: Elternsprechtag | Tierarzt | Sperrmüll | Rückruf von Lena | Impfpass | Schwimmkurs | Ölwechsel | Kuchen | Gutschein | Antrag beim Amt | Müllbeutel | Zug | Parkschein
%list rf: Zahnreinigung | Fahrkarte | Waschmaschine | Spülmaschine | Prüfungsanmeldung | Miete | Parkuhr | Probe am Abend | Katze | Tablette | Sporttasche | Hecke
%list rn: Fleisch im Ofen | Passfoto | Rezept | Geschenk für Mia | Training | Bügeleisen | Aquarium | Elterngespräch | Ladekabel | Probetraining
%list bis: Freitag | morgen | übermorgen | Monatsende | Sonntagabend | 20. | 3. Mai | nächste Woche Mittwoch | Ende Juni | heute Abend | nächsten Montag | Ostern | Donnerstag 12 Uhr | 1. August | Anfang Herbst
%list neud: Freitag | morgen | nächste Woche | Montag in einer Woche | Ende des Monats | kommenden Mittwoch | übermorgen | Samstag | Anfang August | Dienstag früh | Mitte Mai
%list rwann: morgen um sieben | in zehn Minuten | in einer Stunde | heute Abend um neun | Freitag um halb drei | am Sonntag um elf | um 16 Uhr | um viertel vor acht | übermorgen früh | in drei Tagen | jeden Dienstag um 18 Uhr | nächsten Montag um acht | in einer halben Stunde | morgen Mittag | um Punkt sechs | am 14. um neun | heute Nachmittag | in 90 Sekunden | gegen Abend | Samstag früh | täglich um 22 Uhr

%tool search_email
hat sich {from_email=firstname} eigentlich mal wegen {query=ename} gemeldet? glaub per mail
wo hab ich denn die mail mit {query=ename} hin
kam vom {from_email=vonm} {days_back=dback} irgendwas zum {query=em} rein
von der {from_email=vonf} wollte doch noch was zur {query=ef} kommen, guck mal im postfach
zur {query=ef} müsste {days_back=dback} was von {from_email=firstname} im eingang gelandet sein
{from_email=firstname} hat mir {days_back=dback} ne mail über die {query=ep} geschickt, hol die mal raus
die {query=ep}, hat {from_email=fullname} die jetzt gemailt oder nicht
ich such wie blöd nach dem ding vom {from_email=vonm}, irgendwas mit {query=ename}
{limit=int} neueste mails zum {query=en} (bitte|zeigen|)
zum {query=en} höchstens {limit=int} mails von {from_email=firstname}
mail {from_email=vonf} {query=ename}
was wollte {from_email=firstname} noch gleich mit dem {query=em}, stand in einer mail
gibts post zum {query=en}
ob {from_email=firstname} mir den {query=em} geschickt hat, kannst du das im postfach rausfinden
in welcher mail ging es um die {query=ep}
in {days_back=dtief} kam doch was per mail wegen {query=ename}
ich brauch alles, was zwischen mir und {from_email=email} zum thema {query=ename} hin und her ging
alles mit {query=ename} aus meinem posteingang rausfiltern, {days_back:7=nur eine woche zurück|die letzten sieben tage}
filter mir mal die mails vom {from_email=vonm} raus
hat {from_email=firstname} mir gemailt

%tool get_email_details
mach mir {email_id=id} mal ganz auf
den kompletten text von {email_id=id} brauch ich
was hat der absender von {email_id=id} wörtlich geschrieben
{email_id=id} von vorne bis hinten vorlesen
hängt an {email_id=id} was dran
zeig her, die {email_id=id}, mit allem drum und dran
wann genau wurde {email_id=id} verschickt und an wen
ich hab nur den betreff von {email_id=id} gesehen, wie gehts da weiter
ohne kürzen bitte, mail {email_id=id}
wer stand bei {email_id=id} noch im verteiler
kannst du die {email_id=id} öffnen, ich komm grad nicht ran
lies mal die ganze mail vor die da kam
mach die nachricht mal auf
nummer {email_id=id} im original lesen

%tool summarize_email
was will der in {email_id=id} eigentlich, kurz bitte
{email_id=id} in drei sätzen
nur die wichtigsten punkte aus {email_id=id}
hab keinen nerv für den roman in {email_id=id}, sag mir was drinsteht
kurz und knapp: {email_id=id}
brich mir {email_id=id} auf das nötigste runter
gibts in {email_id=id} irgendeine frist oder summe, grob zusammengefasst
{email_id=id}, zusammengedampft auf das wesentliche
stichpunkte zu {email_id=id} reichen mir
was muss ich aus {email_id=id} wissen, ohne sie zu lesen
ein kurzer abriss von {email_id=id} vor dem meeting wär gut
die ellenlange mail da, was steht in kurz drin
mach mir ne kurzfassung von der mail
fass {email_id=id} so zusammen, dass ich es im bus lesen kann

%tool compose_email
schreib {to=email} mal, {body=satz}, betreff {subject=betreff}
{to=email} soll wissen, dass {body=dasssatz}, schick ne mail mit betreff {subject=betreff}
betreff {subject=betreff}, empfänger {to=emails}, und drin steht: {body=satz}
unter dem betreff {subject=betreff} geht eine mail an {to=email} raus, text {body=paragraph}
"{body=satz}" als mail an {to=email}, überschrift {subject=betreff}
an {to=email}, in kopie {cc=email}: {body=satz}. betreff {subject=betreff}
mail rausschicken: {subject=betreff} / {to=email} / {body=satz}
setz {cc=email} in cc und schreib an {to=email}, dass {body=dasssatz}, betreff ist {subject=betreff}
lass {to=email} per mail ausrichten, {body=satz}
könntest du {to=email} anschreiben, es geht um {subject=betreff}, und zwar: {body=paragraph}
ich komm nicht dazu, mail du bitte {to=email}, dass {body=dasssatz}
tipp mal ne mail: "{body=paragraph}" und ab damit an {to=emails} mit {subject=betreff} als betreff
{to=email} fragen, ob {body=obsatz}, per mail, betreff {subject=betreff}
mail mit dem titel {subject=betreff} und dem inhalt {body=satz} an {to=emails}
schick was an {to=email} wegen {subject=betreff}
{to=email} {subject=betreff} {body=satz}
neue mail an {to=emails}
ich müsste mal ne mail loswerden, betreff {subject=betreff}
gib {to=email} schriftlich per mail bescheid: {body=satz} und nenn das {subject=betreff}
zwei zeilen an {to=email}, {cc=email} kriegt ne kopie, thema {subject=betreff}: {body=satz}

%tool reply_email
auf {email_id=id} antworten: {body=satz}
sag bei {email_id=id} zu und schreib {body=satz}
der {email_id=id} schuld ich noch ne antwort, schreib {body=satz}
{body=satz} als antwort auf {email_id=id} rausschicken
schreib zurück auf {email_id=id}, dass {body=dasssatz}
kurze rückmeldung zu {email_id=id}: {body=paragraph}
{email_id=id}: antworte, dass {body=dasssatz}
dem von {email_id=id} kannst du sagen, {body=satz}
reagier auf {email_id=id} mit "{body=satz}"
dass {body=dasssatz}, soll in die antwort auf {email_id=id}
bei {email_id=id} einfach nur "{body=satz}" zurückschreiben
antworte dem absender, dass {body=dasssatz}
auf die mail muss noch geantwortet werden, {body=satz}
{email_id=id} beantworten

%tool analyze_email
schau dir die mail an, die reinkam: {from=email} schreibt unter {subject=betreff}: {body=paragraph}
mail eingegangen, absender {from=email}, betreff {subject=betreff}, inhalt {body=satz}
ist das spam? von {from=email}, betreff "{subject=betreff}", text "{body=paragraph}"
{from=email} hat geschrieben, betreff {subject=betreff}. {body=paragraph}. was mach ich damit
betreff {subject=betreff}, kam von {from=email}: {body=paragraph} - wichtig oder nicht
muss ich auf die hier reagieren? "{body=paragraph}" von {from=email}, betreff {subject=betreff}
einschätzung bitte zu dieser mail. {subject=betreff}, geschickt von {from=email}: {body=satz}
von: {from=email} | betreff: {subject=betreff} | {body=paragraph}
werte diese eingegangene mail aus: absender {from=fullname}, betreff {subject=betreff}, text {body=paragraph}
wie dringend ist das, was {from=email} mit dem betreff {subject=betreff} schickt: {body=satz}
neue post von {from=email}: {subject=betreff}. {body=satz}. bitte einordnen
prüf mal den text einer mail von {from=email}: {body=paragraph}
steckt da ein termin drin? mail von {from=email}, {subject=betreff}: {body=paragraph}
analysier mal die mail die grad kam

%tool get_calendar_events
hab ich {start_date=tag} zeit
hab ich am {start_date=wtag} schon was
was steht {start_date=tag} an
{start_date=tag} frei?
wie voll ist mein {start_date=weekday}
am {start_date=wtag} was vor oder nicht
kann ich {start_date=tag} ausschlafen oder liegt da was an
wann muss ich {start_date=tag} wo sein
vom {start_date=avon} bis zum {end_date=abis}, was liegt da an
bis {end_date=abis} alles was im kalender steht
zwischen {start_date=avon} und {end_date=abis} irgendwas geplant bei mir?
ab {start_date=avon} bis {end_date=abis} nur die termine aus {calendar_source=kalname}
im kalender {calendar_source=kalname}, was ist da {start_date=tag} los
{calendar_source=kalname} kalender {start_date=tag}
lena will {start_date=tag} ins kino, geht das bei mir
von {start_date=avon} bis {end_date=abis} bin ich da verplant
was kommt als nächstes im kalender
sag mir mal wie mein terminplan {start_date=tag} ausschaut
{start_date=tag} im {calendar_source=kalname}-kalender irgendwelche termine?
steht für den {start_date=avon} was drin

%tool create_calendar_event
trag {start_time=anfang} bis {end_time=ende} {title=evt} ein
trag mir für {start_time=anfang} {title=evt} ein, geht bis {end_time=ende}
{title=evt}, {start_time=anfang}, {end_time=dauer}
{start_time=anfang} {title=evt} für {end_time=dauer} im kalender blocken
leg {title=evt} auf {start_time=anfang}, dauert {end_time=dauer}
in {location=ort} ist {start_time=anfang} {title=evt}, bis {end_time=ende}, schreib das in den kalender
ich hab {start_time=anfang} einen {title=evtm}, so {end_time=dauer}, pack den in den kalender
den {title=evtm} {start_time=anfang} bis {end_time=ende} bitte eintragen, ort {location=ort}
mach mir {start_time=anfang} bis {end_time=ende} zu, da ist {title=evt}
{location=ort}, {start_time=anfang} bis {end_time=ende}, {title=evt}: ab in den kalender damit
termin anlegen: {title=evt}, treffpunkt {location=ort}, los gehts {start_time=anfang}, schluss {end_time=ende}
kannst du die {title=evtf} von {start_time=anfang} bis {end_time=ende} in meinen kalender setzen
{title=evt} kommt {start_time=anfang} rein, {end_time=dauer} lang, dazu die notiz {description=notiz}
jonas hat zugesagt, also {start_time=anfang} bis {end_time=ende} {title=evt} eintragen, hinweis: {description=notiz}
halt {start_time=anfang} bis {end_time=ende} für die {title=evtf} frei
eine {title=evtf} einplanen, {end_time=dauer} ab {start_time=anfang}, in {location=ort}
{start_time=anfang} {title=evt} eintragen
trag die {title=evtf} in den kalender ein
termin {start_time=anfang} bis {end_time=ende}
{title=evt} von {start_time=anfang} bis {end_time=ende} mit dem vermerk "{description=notiz}" aufnehmen

%tool add_task
{title=tun} nicht vergessen, schreib auf die liste
schreib mir {title=tun} auf
{title=tun}, {due_date=bis}, als aufgabe
muss bis {due_date=bis} {title=tun}, pack das zu den todos
bis {due_date=bis} steht noch {title=tun} an, leg das als aufgabe an
leg {title=tun} als todo an, {priority:high=eilt|ganz dringend|wichtig}, fertig bis {due_date=bis}
{priority:high=dringend|sehr wichtig|brennt}: {title=tun} bis {due_date=bis} auf die todoliste
{title=tun} {priority:low=hat zeit|irgendwann mal|nicht eilig|keine eile} auf die aufgabenliste
setz {title=tun} mit {priority:low=niedriger prio|wenig prio} auf die liste, bis {due_date=bis}
neues todo {title=tun}, dazu: {description=notiz}
{title=tun} - {description=notiz} - bis {due_date=bis} - {priority:high=hohe prio|prio hoch} - als aufgabe speichern
häng {title=tun} an meine todos dran
trag {title=tun} bei den aufgaben ein, frist {due_date=bis}, {priority:normal=prio normal|normale prio|mittelwichtig}
auf die todoliste kommt noch {title=tun}, und zwar {priority:high=ganz oben|mit höchster prio|dringend}
bevor ichs vergesse, {title=tun} muss noch auf die liste
zu erledigen bis {due_date=bis}: {title=tun}
mach aus "{title=tun}" eine aufgabe mit der beschreibung {description=notiz}
ich will mir {title=tun} vornehmen, nimm das bei den todos auf
ich hab noch was zu erledigen, notier das als aufgabe
neues todo, {priority:high=dringend|wichtig}

%tool list_tasks
was hab ich noch auf dem zettel
was liegt bei den todos noch rum
zeig mal was ich noch machen muss
todoliste bitte
womit fang ich an, was steht auf der todoliste
{priority:high=dringendes|wichtiges} auf der todoliste?
nur die {priority:high=wichtigen|dringenden} todos
was ist {status:open=noch nicht gemacht|noch offen|unerledigt}
sind noch todos {status:open=offen|übrig|nicht abgehakt}
was hab ich diese woche {status:done=abgehakt|geschafft|erledigt} von den todos
{status:done=erledigte|fertige|abgehakte} aufgaben anzeigen
die {status:open=offenen|unerledigten} mit {priority:low=niedriger prio|wenig prio}
todos, die {priority:low=warten können|nicht eilen|unwichtig sind}
alle {priority:normal=normalen|mittelwichtigen} aufgaben bitte, die noch {status:open=offen} sind
{status:open=offene} todos {priority:high=hohe prio|dringend}
wie lang ist meine aufgabenliste grad
les mir vor was ich alles zu erledigen hab
gibts todos die {priority:high=brennen|richtig dringend sind} und noch {status:open=offen|nicht fertig} sind
hab ich irgendwas auf meiner todoliste übersehen
überblick über die aufgaben

%tool complete_task
{task_id=num_id} hab ich durch
hak {task_id=num_id} ab
nummer {task_id=num_id} ist vom tisch
bin fertig mit {task_id=num_id}
aufgabe {task_id=num_id} kannst du abhaken, hab ich grad gemacht
mach nen haken an {task_id=num_id}
die {task_id=num_id} wär dann auch geschafft
todo {task_id=num_id} erledigt
hab gestern schon aufgabe {task_id=num_id} erledigt, bitte eintragen
als fertig markieren: {task_id=num_id}
trag bei {task_id=num_id} erledigt ein
aufgabe nummer {task_id=num_id} fertig gemeldet
schreib {task_id=num_id} als geschafft gut
geschafft, die {task_id=num_id}
so, {task_id=num_id} ist gemacht, nächste
häkchen bei todo {task_id=num_id}
kannst du die {task_id=num_id} von offen auf fertig drehen
weil ich die {task_id=num_id} heute früh erledigt hab, hak sie bitte ab
eine aufgabe ist fertig, hak die ab
das todo hab ich erledigt

%tool update_task
schieb {task_id=num_id} (auf {due_date=neud}|auf den {due_date=avon})
{task_id=num_id} auf {due_date=neud} verschieben
die {task_id=num_id} wird erst {due_date=bis} fertig, änder die frist
aufgabe {task_id=num_id} heißt ab jetzt {title=tun}
bei {task_id=num_id} den titel in {title=tun} ändern
{task_id=num_id} ist jetzt {priority:high=dringend|wichtig|eilig}
{task_id=num_id} kann warten, {priority:low=prio runter|mach sie unwichtig|niedrige prio}
stuf {task_id=num_id} {priority:high=hoch|als dringend ein}
{task_id=num_id}: frist {due_date=bis}, {priority:high=prio hoch|dringend}
schreib bei todo {task_id=num_id} dazu: {description=notiz}
ergänz {task_id=num_id} um "{description=notiz}" und setz die frist auf {due_date=neud}
{task_id=num_id} war doch {status:open=nicht fertig|noch nicht erledigt}, mach das rückgängig
nimm bei {task_id=num_id} den haken wieder raus, ist {status:open=noch offen|doch offen}
todo {task_id=num_id} umbenennen, neu: {title=tun}, bis {due_date=bis}
für {task_id=num_id} brauch ich länger, geht auch bis {due_date=bis}
gib {task_id=num_id} wieder {priority:normal=normale prio|mittlere prio}
bis {due_date=bis} statt vorher, aufgabe {task_id=num_id}
{priority:low=unwichtig|nicht mehr so eilig} ist die {task_id=num_id}, pass die an
bei der aufgabe {task_id=num_id} muss was geändert werden
die beschreibung von {task_id=num_id} soll {description=notiz} lauten

%tool delete_task
schmeiß die {task_id=num_id} von der todoliste runter
{task_id=num_id} ganz löschen
todo {task_id=num_id} brauch ich nicht mehr
streich mir aufgabe {task_id=num_id} komplett
hau die {task_id=num_id} raus aus meinen aufgaben
die aufgabe {task_id=num_id} ist hinfällig, weg damit
{task_id=num_id} war doppelt drin, lösch die
kannst du nummer {task_id=num_id} aus den todos werfen
aufgabe {task_id=num_id} soll verschwinden
doch nicht nötig, die {task_id=num_id} kann aus der liste raus
tu die {task_id=num_id} weg von den aufgaben
aus den todos entfernen: {task_id=num_id}
lösch mal ne aufgabe
das todo da kann gelöscht werden

%tool schedule_reminder
sag mir {when=rwann} bescheid, dass {message=tundass}
{when=rwann} {message=tun}, erinner mich
erinner mich {when=rwann} ans {message=tun}
erinner mich mal {when=rwann} an den {message=rm}
an die {message=rf} denk ich nie, erinner mich {when=rwann}
das {message=rn} darf ich nicht vergessen, {when=rwann} bitte erinnern
{when=rwann} ans {message=rn} erinnern
{when=rwann} daran erinnern, {message=tunzu}
kannst du mich {when=rwann} dran erinnern, dass {message=tundass}
denkst du {when=rwann} für mich dran, {message=tunzu}
{message=tun}, {when=rwann}, wecker
stell mir {when=rwann} einen wecker wegen {message=tun}
schubs mich {when=rwann} an, damit ich dran denke, {message=tunzu}
ich penn sonst ein, {when=rwann} wegen der {message=rf} klingeln
{when=rwann} kurz piepsen: {message=tun}
mach ne erinnerung mit dem text {message=tun} für {when=rwann}
erinnerung für {when=rwann} anlegen, wegen dem {message=rm}
{when=rwann} wieder melden
erinner mich dran, {message=tunzu}
ich vergess den {message=rm} garantiert, klingel mal durch

%tool list_reminders
was hab ich dir zum erinnern gegeben
an was erinnerst du mich noch alles
wann klingelts als nächstes
stehen noch wecker
zeig die erinnerungen die noch kommen
was für erinnerungen laufen grad
hab ich für die nächsten tage erinnerungen drin
liste von allen weckern und erinnerungen
welche erinnerung kommt als nächste dran
hattest du mir schon eine erinnerung gestellt?
alle erinnerungen auflisten
wie viele erinnerungen sind noch aktiv
kommen heute noch erinnerungen
woran soll ich laut dir noch denken
erinnerungsliste
gib mal durch welche erinnerungen du noch auf lager hast
guck mal, ob noch ne erinnerung offen ist
was ist alles als erinnerung gespeichert
meine wecker zeigen
noch irgendwelche erinnerungen?

%tool cancel_reminder
erinnerung {reminder_id=num_id} brauch ich nicht mehr
mach den wecker {reminder_id=num_id} weg
{reminder_id=num_id} nicht mehr erinnern
die erinnerung nummer {reminder_id=num_id} abblasen
nimm erinnerung {reminder_id=id} raus
stell {reminder_id=num_id} bei den erinnerungen wieder ab
hab ich schon erledigt, erinnerung {reminder_id=num_id} kann gelöscht werden
klingel nicht wegen {reminder_id=num_id}
blas die {reminder_id=num_id} ab, ich will da keine erinnerung
erinnerung {reminder_id=num_id} canceln
die {reminder_id=id} aus den erinnerungen streichen
keine erinnerung {reminder_id=num_id} mehr bitte
lass die erinnerung {reminder_id=num_id} sein
schalt den wecker mit der nummer {reminder_id=num_id} ab
von den erinnerungen kannst du die {reminder_id=num_id} löschen
doch keine erinnerung nötig, {reminder_id=num_id} raus
die {reminder_id=num_id} soll mich nicht mehr erinnern
erinnerung wieder löschen
ich will daran doch nicht erinnert werden
einen wecker ausstellen

%list wd: heute => 1 | heute Abend => 1 | heute Nachmittag => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese Woche => 7 | am Samstag => 7 | am Sonntag => 7 | am Freitag => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7
%list nt: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 7 => 7 | 10 => 10 | zehn => 10 | 14 => 14
%list wo: Graz | Linz | Füssen | Bozen | Rostock | Ulm | Passau | Trier | Luzern | Norderney | Chemnitz | Bregenz | Garmisch | Malmö | Danzig | Porto | Villach | Kassel | Erfurt | Zermatt | Cuxhaven | Meran | Regensburg | Verona | Warnemünde
%list breite: 47.07 | 52.52 | 48.137 | 53.55 | 46.95 | 51.34 | -33.87 | 60.17 | 50.94 | 35.68 | 40.42 | 64.15
%list laenge: 15.44 | 13.405 | 11.575 | 9.99 | 7.45 | 12.37 | 151.21 | 24.94 | 6.96 | 139.69 | -3.70 | -21.94
%list usb: 40.71 | 34.05 | 41.88 | 29.76 | 47.61 | 39.74 | 36.17 | 44.98 | 61.22 | 25.76 | 35.23 | 43.07
%list usl: -74.01 | -118.24 | -87.63 | -95.37 | -122.33 | -104.99 | -115.14 | -93.27 | -149.90 | -80.19 | -80.84 | -89.40
%list blatt: Spiegel | Standard | Kurier | heise | Golem | taz | NZZ | Guardian | Kicker | Reuters | n-tv | BBC | Tagesanzeiger | netzpolitik.org | Le Monde | t3n | Hacker News | Falter | Al Jazeera
%list blattf: Tagesschau | FAZ | Süddeutschen | taz | Zeit | NZZ | Presse | Welt | Washington Post | Financial Times | BBC | Frankfurter Rundschau
%list nthf: Landtagswahl | Gaspreisbremse | Autobahnsperrung | Dürre | Tarifrunde | EM | Wehrpflicht | Krankenhausreform | Marsmission | Vogelgrippe | Mietpreisbremse
%list nthm: Waldbrand in Brandenburg | Vulkan auf Island | Lokführerstreik | Heizungsstreit | Handelsstreit mit China | Papst | Transfer von Wirtz | Koalitionsvertrag | Erdrutsch | Chipmangel
%list nthn: Tempolimit | Deutschlandticket | Bürgergeld | Referendum | Erdbeben in der Türkei | Gipfeltreffen | Verbrennerverbot | Oktoberfest
%list netz: Zimmerpflanzen für dunkle Räume | Ersatzteile Thermomix | Anleitung Palstek | Parkplätze am Hauptbahnhof | Fahrradladen Ehrenfeld | Muffinrezept ohne Ei | günstige Monitore | Umzugskartons kaufen | Sonnenbrand was hilft | Wandern mit Kinderwagen Schwarzwald | Notdienst Apotheke | Tauschbörse Lego | Vorwahl 0341 | Klettersteig für Anfänger | Adapter USB C auf HDMI | Kita-Ferien Hessen | Rasenmäher springt nicht an | Steuererklärung Frist | Bester Döner in Mainz | Zugverbindung Prag
%list netzf: wie man Kalk aus dem Wasserkocher bekommt | wann die Freibäder aufmachen | was ein Führerschein in Österreich kostet | wer heute im Tatort mitspielt | ob die Post samstags auf hat | wie viel Pfand auf einer Kiste ist | wo man Sperrmüll anmeldet | wie lange Reis im Kühlschrank hält | warum meine Tomaten gelbe Blätter kriegen | welche Steckdosen es in England gibt
%list lexi: Otto Lilienthal | Kernfusion | Bauernkriege | Hannah Arendt | Wombat | Westfälischer Friede | Polarlichter | Käthe Kollwitz | Reinheitsgebot | Mondlandung | Neandertaler | Lise Meitner | Watzmann | Schlacht im Teutoburger Wald | Bienentanz | Maria Theresia | Jugendstil | Nibelungenlied | Mauerfall | Gregor Mendel
%list fach: Mikroplastik im Boden | Quantencomputer | Perowskit-Solarzellen | Schwarmverhalten | Bienensterben | Supraleitung | föderiertes Lernen | Stringtheorie | Kernspinresonanz | Graphalgorithmen | Robotergreifer | Sonnenwinde | maschinelle Übersetzung | Primzahllücken | Epidemiemodelle
%list firm: wie viel Spesen pro Tag gibt es | wer hat den Schlüssel zum Serverraum | ab wann zählt eine Überstunde | wie melde ich einen Defekt | wie läuft die Probezeit | wer unterschreibt Rechnungen über 5000 Euro | welche Feiertage haben wir zusätzlich | darf mein Hund mit ins Büro | wie buche ich den Besprechungsraum | wo steht der Verbandskasten | wie kündige ich meinen Jobradvertrag | was gilt bei Glatteis für den Arbeitsweg
%list firt: Bildungsurlaub | Jobrad | Dienstreisen | Bereitschaftsdienst | Firmenkreditkarte | Kernarbeitszeit | Verschwiegenheit | Betriebsrente | Umzugstag | Kantine | Parkplätze | Mutterschutz | Brückentage | Lieferantenauswahl
%list papier: Henkel | Zalando | Puma | Merck | Fresenius | Telekom | Bechtle | Daimler Truck | Porsche | Siemens Energy | Netflix | Nvidia | Apple | Intel | Voestalpine | Novartis | UBS | Delivery Hero | Eon | Vonovia | MSFT | TSLA | Continental
%list per: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | letzten Monat => 1mo | in einem Monat => 1mo | im letzten Quartal => 3mo | in drei Monaten => 3mo | im letzten halben Jahr => 6mo | in sechs Monaten => 6mo | im letzten Jahr => 1y | in einem Jahr => 1y | auf zwei Jahre => 2y | in zwei Jahren => 2y | in fünf Jahren => 5y | auf 5 Jahre => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd | seit Januar => ytd | seit dem Börsengang => max | von Anfang an => max
%list muenz: Bitcoin | BTC | Ethereum | ETH | Solana | Doge | Cardano | Litecoin | XRP | Monero | Polkadot | Shiba Inu | Chainlink | Tron | Stellar
%list geld: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Franken => CHF | Schweizer Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | Won => KRW | Rupien => INR | Real => BRL | mexikanische Pesos => MXN | Lira => TRY | EUR | USD | CHF | GBP | PLN | JPY | SEK | NOK | DKK | CZK
%list geldm: Euro => EUR | Dollar => USD | Franken => CHF | Yen => JPY | Zloty => PLN | Yuan => CNY | Forint => HUF | Rand => ZAR | Baht => THB | Schekel => ILS | Dirham => AED | Won => KRW
%list menge: hundert | 20 | 50 | 250 | tausend | fünfzig | 80 | 1.500 | zehn | ein paar | zwanzig | 35,90 | zwei Millionen | 300
%list lichtn: Licht in der Küche | Licht im Flur | Licht im Kinderzimmer | Licht auf dem Balkon | Licht in der Garage | Licht oben | Licht im Treppenhaus | Licht über der Spüle | Badlicht | Bürolicht | Leselicht | Nachtlicht von Mia
%list lichtf: Lampe am Bett | Klemmleuchte | Lavalampe | Hängelampe | Lampe im Gästezimmer | Küchenlampe | Balkonbeleuchtung | Leuchte am Spiegel | Lichtleiste | Flurlampe | Werkstattlampe
%list lichtp: Lichter im Garten | Lampen unten | Spots im Bad | Lichter in der Küche | Außenlampen | Lampen im Wohnzimmer | Lichterketten
%list gerf: Kaffeemaschine | Klimaanlage | Heizdecke | Mikrowelle | Stereoanlage | Spielkonsole | Teichpumpe | Bodenheizung | Glotze | Dunstabzugshaube | Infrarotheizung | Steckdose am Bett
%list germ: Fernseher | Ventilator im Schlafzimmer | Router | Wasserkocher | Drucker | Heizstrahler | Beamer | Luftentfeuchter | Herd | Boiler | Toaster | Plattenspieler
%list warm: Heizung | Heizung im Büro | Heizung in der Küche | Klimaanlage | Fußbodenheizung im Bad | Heizung im Gästezimmer | Therme | Temperatur im Kinderzimmer
%list grad: 20 Grad => {"temperature": 20} | 21 => {"temperature": 21} | 22 Grad => {"temperature": 22} | neunzehn Grad => {"temperature": 19} | 18,5 Grad => {"temperature": 18.5} | zweiundzwanzig Grad => {"temperature": 22} | 16 Grad => {"temperature": 16} | 23° => {"temperature": 23} | 25 Grad => {"temperature": 25}
%list pro: 30 Prozent => {"brightness": 30} | 10% => {"brightness": 10} | fünfzig Prozent => {"brightness": 50} | 80 Prozent => {"brightness": 80} | 25 % => {"brightness": 25} | zwanzig Prozent => {"brightness": 20} | 65 => {"brightness": 65}
%list lauts: 15 Prozent => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | zwanzig Prozent => {"volume": 20} | 60 Prozent => {"volume": 60} | 8 => {"volume": 8}
%list tonm: Fernseher | Lautsprecher im Flur | Radiowecker | Subwoofer | Receiver | Lautsprecher am Schreibtisch
%list tonf: Musik in der Küche | Box im Bad | Soundbar | Stereoanlage | Musik | Glotze
%list tuerf: Haustür | Hoftür | Balkontür | Kellertür | Tür zur Garage | Wohnungstür | Nebeneingangstür | Schuppentür
%list oeffp: Rollläden | Jalousien in der Küche | Vorhänge im Schlafzimmer | Rollos oben | Dachfenster im Bad | Lamellen | Gardinen
%list oeffn: Garagentor | Dachfenster | Hoftor | Rollo im Büro | Fenster im Bad | Kellerfenster | Verdeck
%list laufm: Saugroboter | Mähroboter | Trockner | Wischroboter | Geschirrspüler | Entfeuchter
%list laufm2: Staubsauger | Saugroboter | Mähroboter | Wischroboter
%list laufd: Waschmaschine | Spülmaschine | Bewässerung | Kaffeemaschine | Poolpumpe | Lüftung
%list raum: Küche | Garage | Waschküche | Diele | Abstellkammer | Werkstatt | Sauna
%list raumm: Wohnzimmer | Kinderzimmer | Büro | Bad | Dachzimmer | Keller | Gewächshaus | Hobbyraum
%list kameraf: Kamera am Gartentor | Kamera im Stall | Babykamera | Hofkamera | Kamera über der Garage | Klingelkamera | Kamera im Treppenhaus | Katzenkamera | Wildkamera
%list kamerao: Einfahrt | Garage | Haustür | Terrasse | Laube | Werkstatt | Gartenpforte | Wohnungstür
%list kamerai: Hof | Stall | Kinderzimmer | Lager | Garten | Hühnerhaus | Hausflur | Carport

%tool get_weather
wie warm wird's {days=wd} in {location=wo}
brauch ich {days=wd} in {location=wo} ne jacke
kann ich {days=wd} in {location=wo} baden gehen oder ist es zu kalt
in {location=wo} {days=wd} grillwetter?
{location=wo} {days=wd} wetter
regnets grad in {location=wo}
wie viel grad hats in {location=wo}
in {location=wo} soll es {days=wd} schneien, stimmt das
für {location=wo} das wetter der nächsten {days=nt} tage
die nächsten {days=nt} tage in {location=wo}, bleibts trocken
was zieh ich {days=wd} in {location=wo} an, ist es frisch da
hält das wetter {days=wd} in {location=wo}, wir wollen wandern
muss ich in {location=wo} {days=wd} mit glätte rechnen
ob ich {days=wd} nach {location=wo} mit dem rad fahren kann, hängt vom regen ab, schau mal nach
wie kalt wird es {days=wd} nachts in {location=wo}
scheint {location=wo} sonnig zu bleiben oder ziehts {days=wd} zu
wetteraussichten {location=wo} bitte, {days=nt} tage
wirds {days=wd} heiß
regenschirm ja oder nein {days=wd}

%tool get_weather_openmeteo
wie ist das wetter auf {latitude=breite} {longitude=laenge}
breite {latitude=breite}, länge {longitude=laenge}, wie wirds da die nächsten {forecast_days=nt} tage
bei {latitude=breite} / {longitude=laenge} regen?
der campingplatz liegt auf {latitude=breite}, {longitude=laenge}, was macht das wetter dort
open meteo {forecast_days=nt} tage {latitude=breite} {longitude=laenge}
längengrad {longitude=laenge}, breitengrad {latitude=breite}, wetter bitte
temperatur am punkt {latitude=breite};{longitude=laenge}
hol das wetter für die koordinaten {latitude=breite}, {longitude=laenge} von open-meteo
{latitude=breite} {longitude=laenge} wettervorhersage {forecast_days=nt} tage
für {forecast_days=nt} tage die aussichten an der position {latitude=breite} {longitude=laenge}
wie windig ist es an meinem ankerplatz {latitude=breite} {longitude=laenge} {forecast_days=wd}
gps {latitude=breite}, {longitude=laenge}: sonne oder wolken
wettervorhersage für die länge {longitude=laenge}
gib mir das wetter per koordinaten

%tool get_weather_noaa
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

%tool get_news_rss
was titelt {source=blatt} heute
die obersten {limit=int} von {source=blatt}
{source=blatt} schlagzeilen, {limit=int} stück
bei {source=blatt} irgendwas neues
was schreibt die {source=blattf} so
lies mir die ersten {limit=int} überschriften aus der {source=blattf} vor
kurz durch {source=blatt} blättern bitte
was haben die bei der {source=blattf} heute auf der startseite
den feed {source=url} abrufen, {limit=int} einträge
{source=url} neueste meldungen
ich les immer {source=blatt}, was gibts da heute
hol mir {limit=int} meldungen von {source=blatt} rein
überschriften aus der zeitung bitte
lad den feed neu

%tool get_news_groundnews
was ist da los mit dem {query=nthm}
was tut sich bei der {query=nthf}
gibts was neues zum {query=nthn}
{query=nthn} nachrichten, {limit=int} stück
wie schreiben die rechten und die linken blätter über das {query=nthn}
zur {query=nthf} die {limit=int} wichtigsten meldungen
was geht grad so ab in der welt
nachrichtenlage zum {query=nthm} bitte
alle reden über die {query=nthf}, was ist der aktuelle stand
{limit=int} nachrichten von heute
beim thema {query=nthm} hab ich den anschluss verloren, was war zuletzt
hat sich in sachen {query=nthf} was bewegt
über das {query=nthn} will ich nachrichten aus verschiedenen lagern sehen
nachrichten von heute morgen

%tool web_search
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

%tool search_wikipedia
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

%tool search_arxiv
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

%tool ask_knowledge_base
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

%tool get_stock_price
wie läuft {symbol=papier} {period=per}
wo steht {symbol=papier} grad
was hat {symbol=papier} {period=per} gemacht
{symbol=papier} aktie {period=per}
hat sich {symbol=papier} {period=per} gelohnt
was krieg ich für meine {symbol=papier}-aktien
{period=per}, wie stark ist {symbol=papier} gestiegen
aktienchart {symbol=papier} {period=per}
ist {symbol=papier} {period=per} abgeschmiert
steht {symbol=papier} besser da als gestern, wie ist der kurs
kurs von {symbol=papier} bitte
wie viel ist eine aktie von {symbol=papier} wert
wie stehen die aktien
zeig mir die börse {period=per}

%tool get_crypto_price
was ist ein {symbol=muenz} wert
{symbol=muenz} preis jetzt
wie viel {currency=geld} ist ein {symbol=muenz}
{symbol=muenz} {currency=geld}
wo steht {symbol=muenz} in {currency=geld}
in {currency=geld} bitte den kurs von {symbol=muenz}
ist {symbol=muenz} schon wieder gefallen
ich hab noch ein paar {symbol=muenz} rumliegen, was wären die in {currency=geld}
kryptokurse: {symbol=muenz}
steigt {symbol=muenz} heute
sollte ich {symbol=muenz} verkaufen, wie ist der preis in {currency=geld}
coin {symbol=muenz} in {currency=geld} umgerechnet
was kosten die coins grad
kryptopreis in {currency=geld}

%tool get_exchange_rate
was sind {=menge} {from_currency=geld} in {to_currency=geld}
wie viel {to_currency=geld} krieg ich für {=menge} {from_currency=geld}
{from_currency=geld} in {to_currency=geld}
{=menge} {from_currency=geld} = wie viele {to_currency=geld}
kurs {from_currency=geldm} zum {to_currency=geldm}
was kriegt man für einen {from_currency=geldm} in {to_currency=geld}
in {to_currency=geld} umgerechnet, wie viel sind {=menge} {from_currency=geld}
rechne {=menge} {from_currency=geld} in {to_currency=geld} um
wechsel mir {=menge} {from_currency=geld} in {to_currency=geld}, also nur ausrechnen
im urlaub zahl ich mit {to_currency=geld}, hab aber {from_currency=geld}, was krieg ich da
wie steht {from_currency=geld} zu {to_currency=geld} heute
{from_currency=geld} {to_currency=geld} kurs
das hotel will {=menge} {from_currency=geld}, wie viel wär das in {to_currency=geld}
wie viele {to_currency=geld} sind ein {from_currency=geldm}
lohnt sich der umtausch von {from_currency=geld} in {to_currency=geld} grad
{to_currency=geld} für {=menge} {from_currency=geld}, wie viele wären das
ich hab {=menge} {from_currency=geld} und brauch {to_currency=geld}
was bringt mir ein {from_currency=geldm} in {to_currency=geld}
wie viel sind {=menge} {from_currency=geld} bei uns
wechselkurs bitte

%tool get_device_state
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
{device_id=gerf} aus oder an
ist die {device_id=laufd} fertig
{device_type:climate=thermostat} {device_id=raumm}, was zeigt das
was misst der {device_type:sensor=sensor|feuchtigkeitssensor} im {device_id=raumm}
ich lieg schon im bett, ist die {device_id=tuerf} zu
ist das {device_type:lock=schloss} an der {device_id=tuerf} zu
wie warm ist es in der {device_id=raum}
ob die {device_id=lichtp} aus sind, kannst du das sehen
was ist alles an im haus

%tool get_camera_stream
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

%tool control_device
mach das {device_id=lichtn} {action:turn_off=aus}
{device_id=lichtn} {action:turn_off=aus}
mach mal das {device_id=lichtn} {action:turn_on=an}
{action:turn_off=mach} die {device_id=lichtf} aus
kannst du die {device_id=lichtp} {action:turn_on=anmachen|einschalten}
ich geh schlafen, {device_id=lichtp} {action:turn_off=aus|ausschalten}
der {device_id=germ} muss {action:turn_off=aus|weg vom strom}
schalt den {device_id=germ} {action:turn_on=ein|an}
{device_id=warm} {action:set_temperature=auf} {parameters=grad}
mir ist zu kalt, stell die {device_id=warm} {action:set_temperature=auf} {parameters=grad}
{parameters=grad} {action:set_temperature=einstellen}, {device_id=warm}
das {device_id=lichtn} {action:set_brightness=auf} {parameters=pro} stellen
mach das {device_id=lichtn} {action:dim=dunkler|schwächer}, so {parameters=pro}
{device_id=tonm} {action:set_volume=auf} {parameters=lauts} stellen
zu laut, dreh die {device_id=tonf} {action:set_volume=auf} {parameters=lauts} runter
sperr die {device_id=tuerf} {action:lock=ab|zu}
die {device_id=tuerf} {action:unlock=aufschließen|aufsperren}
fahr die {device_id=oeffp} {action:close=runter|zu}
lass die {device_id=oeffp} {action:open=hoch|rauf}
lass den {device_id=laufm2} {action:start=loslaufen|anlaufen|losfahren}
halt den {device_id=laufm2} {action:stop=an}
{device_id=laufd} {action:start=starten|anwerfen}
die {device_id=tonf} mal {action:pause=pausieren|anhalten}
{action:toggle=wechsle|schalt um}: {device_id=lichtf}
{device_id:Alarmanlage=Alarmanlage} {action:arm=scharf machen|aktivieren}, wir fahren weg
bin daheim, {device_id:Alarmanlage=Alarmanlage} {action:disarm=aus|entschärfen|unscharf}
das {device_id=oeffn} {action:close=zu|schließen}
es zieht, das {device_id=oeffn} muss {action:close=zu}
mach die {device_id=lichtf}
{action:turn_off=ausschalten}
{action:set_temperature=stell} auf {parameters=grad}

%tool run_sql
jag mal {query=sql} über die datenbank
{query=sql} laufen lassen
frag das mal ab: {query=sql}
was kommt raus bei {query=sql}
datenbankabfrage: {query=sql}
die abfrage {query=sql} absetzen
gib mir das ergebnis von {query=sql}
kannst du {query=sql} auf unserer db ausführen
probier mal dieses select: {query=sql}
aus den tabellen: {query=sql}
schick folgendes an die datenbank, {query=sql}
ich brauch die zeilen von {query=sql}
setz mal ne sql-abfrage ab
frag was in der datenbank ab

%list fakth: mein Fahrrad steht im Keller von Block B | unser Tor-Code ist 7719 | Mia verträgt keine Milch | meine Ringgröße ist 54 | der Ersatzschlüssel liegt bei Frau Adler | Paul trägt Schuhgröße 38 | meine Ärztin heißt Dr. Sommer | der Vertrag endet am 31. März | Jonas hat am 4. Juli Geburtstag | unser WLAN heißt Nordlicht | ich sitze gern am Gang | der Gaszähler hängt im Flur | meine Personalnummer ist 60412 | Oma mag keine Nelken | Tee trinke ich ohne Zucker | das Auto braucht Super Plus | Lena wohnt jetzt in Bregenz | die Katze frisst nur Trockenfutter | mein Lieblingswein ist Zweigelt | der Kaminkehrer kommt im November | ich nehme Größe M | mein Fußballverein ist Sturm Graz
%list faktdass: Mia keine Milch verträgt | mein Rad im Keller steht | unser Tor-Code 7719 ist | der Ersatzschlüssel bei Frau Adler liegt | Jonas am 4. Juli Geburtstag hat | ich am liebsten am Gang sitze | Lena jetzt in Bregenz wohnt | meine Ärztin Dr. Sommer heißt | der Vertrag am 31. März endet | Oma keine Nelken mag | ich Tee ohne Zucker trinke | das Auto Super Plus braucht | Paul Schuhgröße 38 hat | meine Personalnummer 60412 ist | ich Größe M trage | die Katze nur Trockenfutter frisst | ich freitags immer um zwei Schluss mache | wir im Sommer nie verreisen
%list schub: Gesundheit | Kinder | Haus | Garten | Geschenke | Kollegen | Verein | Codes | Größen | Verträge | Vorlieben | Termine | Allergien | Wein | Technik
%list erf: Ringgröße | Personalnummer | Lieblingspizza | Kleidergröße | Kundennummer beim Strom | Schuhgröße von Paul | Ärztin | Zimmernummer | Kontonummer vom Verein | Nachbarin | Blutgruppe | Lieblingsblume von Oma
%list erm: Torcode | Geburtstag von Jonas | Ersatzschlüssel | Zählerstand | Parkplatz | Hochzeitstag | Lieblingswein | Tierarzt | Impfstatus | Safecode
%list erfrage: wo der Ersatzschlüssel liegt | wie der Torcode war | wann Jonas Geburtstag hat | welche Größe ich trage | wer bei uns den Kamin kehrt | was Mia nicht essen darf | wo das Rad steht | wie die Nachbarin heißt | welchen Wein Papa mag | wie unser WLAN heißt | wann der Vertrag endet | was ich Oma letztes Jahr geschenkt habe
%list redeth: Urlaub in Kroatien | Küchenumbau | neuer Job | Geschenkideen | Heizung | Gehaltsverhandlung | Marathontraining | Hundename | Impfung | Klavierkauf | Umzug nach Graz | Altersvorsorge | Wanderroute | Fernstudium | Schulwechsel
%list profauf: Sprache auf Deutsch => {"sprache": "Deutsch"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Zeitzone auf Europe/Zurich => {"zeitzone": "Europe/Zurich"} | Einheiten auf metrisch => {"einheiten": "metrisch"} | Sprache auf Englisch => {"sprache": "Englisch"} | Stadt auf Graz => {"stadt": "Graz"} | Währung auf Franken => {"währung": "Franken"}
%list profist: Name ist Kathi => {"name": "Kathi"} | Name ist Lukas Berger => {"name": "Lukas Berger"} | Spitzname ist Juli => {"spitzname": "Juli"} | Beruf ist Lehrerin => {"beruf": "Lehrerin"} | Wohnort ist Bern => {"wohnort": "Bern"}
%list profistf: Stadt ist Linz => {"stadt": "Linz"} | Sprache ist Deutsch => {"sprache": "Deutsch"} | Zeitzone ist Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Währung ist EUR => {"währung": "EUR"}
%list profpaar: Stadt: Innsbruck => {"stadt": "Innsbruck"} | Name: Tobi => {"name": "Tobi"} | Sprache = Deutsch => {"sprache": "Deutsch"} | Zeitzone: Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Einheiten: metrisch => {"einheiten": "metrisch"} | Währung: EUR => {"währung": "EUR"} | Spitzname = Flo => {"spitzname": "Flo"} | Geburtstag: 3. Mai => {"geburtstag": "3. Mai"}
%list rufn: Flo => {"name": "Flo"} | Chefin => {"name": "Chefin"} | Kathi => {"name": "Kathi"} | Herr Berger => {"name": "Herr Berger"} | Juli => {"name": "Juli"} | Matze => {"name": "Matze"} | Steffi => {"name": "Steffi"} | Kapitän => {"name": "Kapitän"}
%list sicher: fakten.json | backup/gedaechtnis.json | /home/lena/export.csv | notizen.md | sicherung_mai.json | ~/steward/erinnerungen.csv | daten/altes_profil.json | export-2025.csv | fakten_alt.md | /mnt/usb/memory.json | dokumente/merkliste.csv | merkzettel.json | archiv/fakten2024.csv | D:/backup/fakten.json | stick/gedaechtnis.csv
%list grpf: Mädelsgruppe | Skatrunde | Familiengruppe | Hausgruppe | Laufgruppe | Klassengruppe | Bandgruppe | Büchergruppe | Kitagruppe | Gartengruppe
%list grpm: Hauschat | Chat der Laufgruppe | Kanal Technik | Familienchat | Bandchat | Kitachat | Kanal Ankündigungen | Klassenchat | Putzplan-Chat
%list wem: Lena | Jonas | Mama | Opa | Tante Ute | Frau Adler | Papa | Mia | Dr. Sommer | Markus | Sabine | Onkel Rolf | Steffi | Emre | Kathi
%list rech: 17 mal 23 | 3,5 mal 12 | 480 durch 16 | 19% von 890 | 7 hoch 3 | Wurzel aus 225 | 1000 - 347 | 64/4 + 9 | 12,90 plus 4,50 | 20 Prozent von 65 | (8+4)*5 | 365*24 | 99 durch 11 | 2,5*2,5*3,14 | 1200 / 7 | 15 % von 86 | 45 minus 18 mal 2 | 3/4 + 1/8 | ein Viertel von 600 | sqrt(196) | 0,3 * 250 | 88 + 12 - 7
%list meld: der Kuchen kann raus | die Maschine ist durch | das Taxi steht unten | der Upload ist fertig | der Akku ist voll | die Sitzung fängt gleich an | Zeit für eine Pause | das Backup ist gelaufen | jemand ist an der Tür | der Drucker hat kein Papier | die Nudeln sind gar | gleich fährt der Zug
%list melddass: der Kuchen rauskann | die Maschine durch ist | das Taxi unten steht | der Upload fertig ist | der Akku voll ist | die Sitzung gleich anfängt | das Backup gelaufen ist | jemand an der Tür ist | die Nudeln gar sind | der Zug gleich fährt
%list frage: wie lange muss ein Ei kochen | wo ist mein Pass | was soll ich Mia schenken | welcher Zug fährt nach Linz | wann blüht der Flieder | wie heißt die Hauptstadt von Peru | was koche ich heute | wie oft muss ich die Orchidee gießen | wer hat die WM 2014 gewonnen | welche Farbe passt zu Oliv
%list antw: sieben Minuten | in der Schublade im Flur | ein Puzzle wäre nett | der um halb neun von Gleis 3 | im Mai | Lima | Linsen mit Spätzle | einmal die Woche | Deutschland | Senfgelb | das steht im Ordner | leider weiß ich das nicht

%tool store_fact
{fact=fakth}, nur damit du's weißt
merk dir mal {fact=fakth}
dass {fact=faktdass}, solltest du dir merken
kannst du dir merken, dass {fact=faktdass}
{fact=fakth}, behalt das
schreib dir hinter die ohren, dass {fact=faktdass}
notier dir: {fact=fakth}
{fact=fakth}. vergiss das nicht
unter {category=schub} ablegen: {fact=fakth}
{category=schub}: {fact=fakth}, bitte merken
merk dir bei {category=schub}, dass {fact=faktdass}
{fact=fakth}, pack das zu {category=schub}
für später mal: {fact=fakth}
du fragst mich das eh irgendwann, also: {fact=fakth}
falls ichs vergesse, {fact=fakth}, merkst du dir das
ich sags dir gleich, dass {fact=faktdass}, speicher das
kategorie {category=schub}, fakt {fact=fakth}
dass {fact=faktdass}, bitte unter {category=schub} speichern
merk dir was
speicher was unter {category=schub} ab

%tool list_facts
was hast du dir alles über mich gemerkt
alles was du über mich weißt, als liste
zeig {category=schub}, was hast du da gespeichert
was liegt unter {category=schub}
unter {category=schub} gespeicherte fakten
die letzten {limit=int} sachen die du dir gemerkt hast
fakten zeigen, nur {limit=int}
aus {category=schub} höchstens {limit=int} fakten
welche fakten kennst du eigentlich
hast du bei {category=schub} irgendwas abgelegt
liste mir auf was du so gespeichert hast
was steht in deinem gedächtnis über mich drin
{limit=int} fakten der kategorie {category=schub} anzeigen
gibts in {category=schub} einträge
ich will sehen, was ich dir alles zum merken gegeben hab
alle gemerkten sachen mit nummer
einmal alle fakten bitte
deine gespeicherten sachen zu {category=schub} durchgehen
was weißt du alles, liste das auf
kategorie {category=schub} auflisten

%tool delete_fact
den fakt {fact_id=num_id} kannst du löschen
fakt {fact_id=id} raus
vergiss {fact_id=num_id} wieder
was du unter nummer {fact_id=num_id} gespeichert hast, ist falsch, weg damit
streich fakt {fact_id=num_id} aus deinem gedächtnis
{fact_id=id} aus den fakten löschen
nimm {fact_id=num_id} aus dem gespeicherten wieder raus
fakt nummer {fact_id=num_id} ist veraltet, lösch ihn
den eintrag {fact_id=id} brauchst du dir nicht mehr zu merken
mach fakt {fact_id=num_id} weg
gemerktes {fact_id=num_id} verwerfen
das mit der nummer {fact_id=num_id} sollst du nicht mehr wissen
lösch was aus deinem gedächtnis
einen fakt vergessen

%tool store_conversation
speicher mal unser gespräch: ich: {user_message=frage}, du: {agent_response=antw}
ich hab gefragt "{user_message=frage}", du hast gesagt "{agent_response=antw}", leg das als gespräch ab
gesprächsprotokoll: frage {user_message=frage} antwort {agent_response=antw}
heb den wortwechsel auf, nutzer: {user_message=frage}, steward: {agent_response=antw}
halt im gesprächsspeicher fest: {user_message=frage} - {agent_response=antw}
auf "{user_message=frage}" hast du "{agent_response=antw}" geantwortet, speicher diesen austausch
deine antwort war "{agent_response=antw}" auf meine frage "{user_message=frage}", bitte archivieren
sichere diesen dialog: mensch: {user_message=frage} / assistent: {agent_response=antw}
unterhaltung ablegen, ich sagte {user_message=frage}, von dir kam {agent_response=antw}
leg den chat so ab: {user_message=frage} und darauf {agent_response=antw}
zu den gesprächen speichern: "{user_message=frage}" "{agent_response=antw}"
gespräch merken, meine frage war {user_message=frage} und deine antwort {agent_response=antw}
sicher mal unser gespräch
heb unsere unterhaltung auf, ich hab gefragt: {user_message=frage}

%tool search_conversations
worüber haben wir beim thema {query=redeth} geredet
wann ging es in unseren chats um {query=redeth}
such in alten gesprächen nach {query=redeth}
{query=redeth}, das hatten wir doch schon mal besprochen, wo war das
was hab ich dich damals zu {query=redeth} gefragt
{query=redeth} in unseren chats suchen
zeig die letzten {limit=int} gespräche mit {query=redeth}
{limit=int} unterhaltungen über {query=redeth} raussuchen
in welchem gespräch fiel das wort {query=redeth}
hatten wir es nicht neulich von {query=redeth}, find das gespräch
du hast mir mal was zu {query=redeth} geraten, was war das noch im chat
chatverlauf nach {query=redeth} durchsuchen, max {limit=int}
alte chats durchsuchen
wo hatten wir das letztens besprochen

%tool retrieve_memories
wie war nochmal mein {query=erm}
weißt du noch, {query=erfrage}
was war meine {query=erf}
sag mir {query=erfrage}
{query=erfrage}, ich habs dir mal gesagt
mir fällt nicht ein, {query=erfrage}
die {query=erf}, wie war die gleich
den {query=erm} hatte ich dir doch genannt, welcher war das
hast du dir gemerkt, {query=erfrage}
erinnerst du dich an meinen {query=erm}
was weißt du über meine {query=erf}
{query=erm}?
ich hab vergessen, {query=erfrage}, du weißt das doch
schau in deinen erinnerungen nach {query=erm}, höchstens {limit=int}
{limit=int} erinnerungen zum thema {query=erm}
zu {query=erm} alles was du noch weißt, {include_conversations:true=auch aus alten gesprächen|samt chats|mit gesprächen}
{query=erf} im gedächtnis suchen, {include_conversations:false=aber ohne gespräche|keine chats|nur gemerktes}
{include_conversations:true=auch in den unterhaltungen} nach {query=erf} kramen, {limit=int} treffer
ob du noch weißt, {query=erfrage}
erinner dich mal an das, was ich dir gesagt hab

%tool get_profile
zeig mal mein profil
was steht in meinem profil drin
wie bin ich bei dir eingetragen
unter welchem namen kennst du mich
welche zeitzone hast du bei mir hinterlegt
welche sprache ist bei mir eingestellt
meine profildaten bitte
wie sieht mein profil grad aus
was ist als mein wohnort eingetragen
profil aufmachen
meine persönlichen einstellungen anzeigen
lies mir vor was im profil steht
hab ich im profil schon einen namen
kontrollier mal meine profilangaben

%tool update_profile
stell mal meine {updates=profauf}
stell in meinem profil die {updates=profauf}
trag ein, (mein {updates=profist}|meine {updates=profistf})
profil ändern, {updates=profpaar}
mein {updates=profist}, bitte im profil anpassen
im profil steht was falsches, (mein {updates=profist}|meine {updates=profistf})
setz {updates=profpaar} ins profil
nenn mich {updates=rufn}
ab jetzt heiß ich {updates=rufn} für dich, änder das profil
{updates=rufn} sollst du mich nennen
bitte {updates=profpaar} bei mir hinterlegen
änder mal meine {updates=profauf}
pass mein profil an
im profil muss sich was ändern

%tool get_memory_stats
wie viel hast du dir schon gemerkt
wie groß ist dein gedächtnis inzwischen
wie viele fakten liegen bei dir rum
wie viele gespräche hast du insgesamt gespeichert
wie viel platz brauchen deine erinnerungen
zahlen zu deinem gedächtnis bitte
ist dein speicher bald voll
statistik vom gedächtnis
wie viele einträge hast du über mich
gib mal durch, wie umfangreich dein gedächtnis ist
zähl mal deine fakten und gespräche
wie viel weißt du in zahlen
gedächtnis: wie viele einträge und wie groß
wie voll bist du mit gespeichertem

%tool export_memory
exportier alles was du über mich weißt
gib mir mein ganzes gedächtnis als {format:csv=csv|tabelle}
{format:json=json} export bitte
alles gespeicherte als {format:markdown=markdown|md-datei} raus
kann ich meine daten als {format:csv=csv-datei} haben
ich will ein backup von deinem gedächtnis
zieh mir deine erinnerungen als {format:json=json-datei} raus
meine gespeicherten fakten in eine {format:csv=tabelle|csv}
lad die gemerkten sachen in {format:markdown=markdown} runter
in welcher form auch immer, exportier dein gedächtnis
pack die fakten in eine {format:json=json}
als {format:markdown=markdown} hätt ich gern alles, was du gespeichert hast
gedächtnis sichern
zum mitnehmen bitte alle erinnerungen, {format:csv=am liebsten csv}

%tool import_memory
lies {file_path=sicher} ein
hol dein gedächtnis aus {file_path=sicher} zurück
in {file_path=sicher} steht alles, importier das
{file_path=sicher} importieren
die fakten aus {file_path=sicher} wieder reinladen
spiel die sicherung {file_path=sicher} ein
stell aus {file_path=sicher} deine erinnerungen wieder her
lad {file_path=sicher} in dein gedächtnis
ich hab ein altes export, nimm {file_path=sicher}
aus der datei {file_path=sicher} die fakten übernehmen
bitte alles aus {file_path=sicher} ins gedächtnis aufnehmen
{file_path=sicher} ist mein backup, einspielen
importier mein altes gedächtnis
lad die sicherung wieder rein

%tool send_message
schreib {chat_id=wem}, {text=satz}
schreib {chat_id=wem} mal eben dass {text=dasssatz}
sag {chat_id=wem} bescheid, {text=satz}
{chat_id=wem} soll wissen, dass {text=dasssatz}
gib {chat_id=wem} durch, dass {text=dasssatz}
richt {chat_id=wem} aus, {text=satz}
frag {chat_id=wem}, ob {text=obsatz}
in die {chat_id=grpf}: {text=satz}
schreib in den {chat_id=grpm}, {text=satz}
sag denen in der {chat_id=grpf}, dass {text=dasssatz}
{text=satz}, schick das an {chat_id=wem}
poste "{text=satz}" in der {chat_id=grpf}
ich komm hier nicht weg, schreib {chat_id=wem} dass {text=dasssatz}
lass {chat_id=wem} wissen, dass {text=dasssatz}
kurze nachricht an {chat_id=wem}, {text=satz}
{chat_id=wem} antworten: {text=satz}
im {chat_id=grpm} ankündigen, dass {text=dasssatz}
dass {text=dasssatz}, kannst du {chat_id=wem} das per telegram schreiben
schreib {chat_id=wem} was
{text=satz} - ab in den chat damit

%tool get_status
und, kommst du mit {problem_id=num_id} voran
läuft {problem_id=num_id} noch
was macht mein auftrag {problem_id=num_id}
ist bei {problem_id=num_id} schon was rausgekommen
womit bist du grad beschäftigt
worauf wartest du noch
muss ich noch irgendwas freigeben
hängt was fest bei dir
anfrage {problem_id=num_id} fertig?
zeig mal, was von meinen aufträgen noch läuft
bist du mit meinem auftrag durch
wie ist der stand bei nummer {problem_id=num_id}
was ist aus der anfrage {problem_id=num_id} geworden
stand der dinge bei meinen anfragen

%tool notify_user
gib mir ne meldung: {message=meld}
schick mir ne push, {message=meld}
sag mir per benachrichtigung, dass {message=melddass}
{message=meld}, das bitte als push aufs handy
zeig mir als hinweis an: {message=meld}
benachrichtigung an mich, dass {message=melddass}
blend mir eine meldung ein, {message=meld}
dass {message=melddass}, will ich als benachrichtigung haben
lös eine benachrichtigung aus mit {message=meld}
eine push an mich mit dem text "{message=meld}"
handy vibrieren lassen mit der meldung {message=meld}
meldung raus: {message=meld}
schick mir mal ne benachrichtigung
test, schick mir eine benachrichtigung: {message=meld}

%tool calculate
was gibt {expression=rech}
{expression=rech}, wie viel ist das
rechne mal {expression=rech}
wie viel macht {expression=rech}
{expression=rech} ausrechnen bitte
wenn ich {expression=rech} rechne, was kommt raus
überschlag mir {expression=rech}
schnell: {expression=rech}
ich komm bei {expression=rech} nicht auf das ergebnis
kannst du mir {expression=rech} ausrechnen
für die abrechnung brauch ich {expression=rech}
ergebnis von {expression=rech}
rechne mir was aus
kopfrechnen kann ich nicht, {expression=rech}

%tool get_current_time
wie spät hammas
wie viel uhr isses in {timezone=timezone}
ist in {timezone=timezone} grad nacht
{timezone=timezone} uhrzeit
welcher tag ist heut
den wievielten haben wir
wie spät ist es eigentlich bei denen in {timezone=timezone}
kann ich in {timezone=timezone} jetzt noch anrufen, wie spät ist es da
in {timezone=timezone} wie viel uhr
sag mal die uhrzeit
haben wir schon nach zwölf
datum bitte
schläft {timezone=timezone} schon, wie spät ist es dort
was für ein wochentag ist heute und wie spät

%tool none
kannst du für mich einkaufen gehen
koch mir was leckeres
streich mal den gartenzaun
hol {=firstname} vom bahnhof ab
bring mir gitarre bei
ruf beim zahnarzt an und mach was aus
dichte was über den herbst
erzähl mir ein märchen
sing mir ein schlaflied
reparier den wasserhahn
such mir einen neuen freund
übersetz mir den brief ins {=langname}
was würdest du an meiner stelle tun
welcher film ist besser, der erste oder der zweite
soll ich {=firstname} verzeihen oder nicht
findest du {=city} oder {=city} schöner
nimm mich mal in den arm
bestell mir ne pizza
such dir selber was aus
%tool talk
moin, na alles fit
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
bitcoin ist mir zu riskant
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
nö
jo passt
hm weiß nicht so recht
das mein ich nicht
haha der war gut
oh nein, nicht schon wieder montag
ich hab keine lust mehr heute
heut hab ich richtig gute laune
meine schwester heiratet, ich freu mich so
mir tut der rücken weh
ich glaub ich werd krank
ich finds toll, wie du dir sachen merken kannst
ein gespräch mit dir ist netter als mit meinem chef
