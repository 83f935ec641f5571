# German, third: needs in the words of people who do not know the tools, neighbours told apart, telegrams, whole clauses.
%lang de
%list v_inf: tanken | Geld abheben | den Akku vom Rad laden | bügeln | Luftballons besorgen | beim Kinderarzt durchklingeln | Wiebke ihr Ladekabel zurückgeben | die Bewerbung ausdrucken und unterschreiben | Hundefutter nachkaufen | Skier wachsen lassen | rasen mähen | im Hort Bescheid geben | den Rauchmelder tauschen | eine Runde laufen gehen | Batterien kaufen | die Versicherung von Bernd vergleichen | wlan-passwort ändern | Henning die Bohrmaschine vorbeibringen | Sperrmüll anmelden | mit Kadir über den Umbau reden | die Oma im Heim besuchen | Turnbeutel waschen | ein Paket nach Graz aufgeben | Kostenvoranschlag einholen | den Keller ausmisten | Impfpass suchen | Äpfel vom Baum holen | die Folien für Dienstag fertig machen | der Nachbarin die Zeitung hochbringen | mal ausschlafen | Passfotos machen lassen | das Gartentor ölen | Konzertkarten verkaufen | Jule vom Bahnhof abholen | neue Schnürsenkel besorgen | die Heizkörper entlüften | Plätzchen backen mit den Kindern | Belege sortieren | zum TÜV fahren | Frau Okafor zurückrufen | Hemden aus der Reinigung holen | Vogelhaus aufhängen | Rechnung vom Dachdecker begleichen | den Mietwagen reservieren
%list v_zu: zu tanken | Geld abzuheben | den Akku zu laden | die Hemden zu bügeln | beim Kinderarzt durchzuklingeln | Wiebke ihr Kabel zurückzugeben | Hundefutter mitzunehmen | den Rasen noch vor dem Regen zu mähen | im Hort Bescheid zu geben | die Batterie im Rauchmelder zu tauschen | eine Runde laufen zu gehen | Henning die Bohrmaschine vorbeizubringen | den Sperrmüll anzumelden | mit Kadir über den Umbau zu reden | Oma im Heim zu besuchen | das Paket aufzugeben | einen Kostenvoranschlag einzuholen | den Keller auszumisten | den Impfpass einzustecken | die Folien fertig zu machen | der Nachbarin die Zeitung hochzubringen | Passfotos machen zu lassen | Jule abzuholen | die Heizung zu entlüften | die Belege zu sortieren | zum TÜV zu fahren | Frau Okafor zurückzurufen | mich umzuziehen | den Mietwagen zu reservieren | die Kerzen auszupusten
%list v_muss: der Tank fast leer ist | ich noch Geld abheben muss | die Kinder um vier aus haben | ich Wiebke ihr Kabel schulde | der Teig gehen muss | die Hebamme kommt | die Anmeldung nur bis mittags offen ist | ich vor dem Blutabnehmen nichts essen darf | der Leihwagen zurück muss | Henning auf die Bohrmaschine wartet | das Spiel anfängt | die Post um sechs zumacht | wir Stromausfall haben werden | ich Kadir was versprochen habe | Oma operiert wird | die Suppe vom Herd muss | ich die Linsen rausnehmen soll | mein Visum abläuft | die Schicht früher beginnt | der Kaminkehrer kommt | der Hund raus muss | Jule am Gleis steht | das Parkhaus schließt | ich dran bin mit Treppe putzen | der Gutschein verfällt | die Uhr umgestellt wird
%list v_sache: Kaminkehrer | Blutspende | hundefutter | Omas OP | Sperrmüll | die Bohrmaschine | Kita-Fest | Herd | Visum | der Gutschein von Bernd | Leihwagen zurück | Bewerbungsfrist | Hebamme | das Rezept für Jule | Kontaktlinsen | Schichtwechsel | Ofen aus | Trikots | Essensgeld | TÜV | die Wette mit Kadir | Ladesäule frei machen | Kuchen rausholen | Antrag Elterngeld | Schwimmsachen | Zoom mit Graz
%list v_wann: in ner Stunde | in zwanzig Minuten | morgen gegen acht | um kurz vor sechs | Dienstag nach der Arbeit | am 17. um neun | übermorgen mittag | heut Abend | in drei Stunden | Montagfrüh | um 13:40 | Sonntag um zehn | in einer Viertelstunde | am Freitag um halb fünf | nächsten Donnerstag | in zwei Tagen | morgen um 7:15 | am 2. Februar | jeden Montag um acht | Samstagvormittag um elf | heute um viertel nach fünf | in fünf Minuten | am Mittwoch um 16 Uhr | morgen nach dem Mittagessen | Freitag um Mitternacht | in einer Woche
%list v_start: morgen um acht | Dienstag um halb elf | Freitag 14 Uhr | am 17. um 9 Uhr | übermorgen um zwei | kommenden Montag um zehn | heute um 19 Uhr | am Samstag um 15 Uhr | Mittwoch 7:30 | am 2. Februar um 11 Uhr | nächsten Donnerstag um viertel vor vier | Sonntag um eins | am 30. um 18 Uhr | morgen früh um neun | Donnerstag in einer Woche um zwölf | am 9.11. um 20 Uhr | heute Nachmittag um fünf | Montag 16:45
%list v_ende: elf | halb eins | 16 Uhr | sieben | 21:30 | drei Uhr | viertel nach zwölf | 18 Uhr | zwölf | 15:45 | acht | halb zehn | 22 Uhr | zwei | 13 Uhr | dreiviertel sechs
%list v_dau: eine gute Stunde | zwei Stunden | ne halbe Stunde | 40 Minuten | anderthalb Stunden | 20 Minuten | drei Stunden | eine Stunde | 75 Minuten | fünf Stunden | eine Viertelstunde | 1h | vier Stunden | 50 min
%list v_evt: TÜV | Blutspende | Physiotherapie | probe | Kita-Fest | Termin beim Notar | Brunch mit Wiebke | Hennings Grillabend | Fahrstunde | Gespräch mit Frau Okafor | Treffen mit Kadir wegen Umbau | Oma im Heim besuchen | Jule vom Flughafen holen | Keller ausmisten | mit den Jungs ins Stadion | Dachdecker kommt | Möbel aufbauen bei Bernd | Lesung | wocheneinkauf | Friseur | Abnahme der Küche | Sauna mit Jule | Klettern gehen | Quartalsplanung | mit der Hebamme telefonieren | Schlüssel an den Makler übergeben | Abschied von Herrn Pohl | schwimmen | Generalprobe im Stadttheater | Kinoabend
%list v_evtm: Notartermin | Grillabend | Brunch | Vortrag | Saunaabend | Friseurtermin | Kinoabend | Tanztee | Umzug | Workshop
%list v_evtf: Physio | Lesung | Fahrstunde | Küchenabnahme | Generalprobe | Beerdigung | Betriebsversammlung | Taufe | Quartalsplanung | Vorsorge
%list v_evtn: Kita-Fest | Stadtfest | Probetraining | Jahresgespräch | Telefonat mit Graz | Turnier | Abendessen bei Bernd | Vorstellungsgespräch | Klassenfoto | Treffen mit Kadir
%list v_ort: Stadttheater | Raum Wartburg | Kletterhalle | Marktplatz 3 | Omas Heim | Webex | Café Krümel | Praxis Dr. Lang | Sportplatz Nord | Baustelle | Kanzlei Pohl | zweiter Stock | Hennings Garten | Gleis 7 | Gemeindesaal | Hotel Adler | Kita Regenbogen | Küchenstudio
%list v_notiz: Personalausweis nicht vergessen | Kadir bringt den Grill mit | bitte leise klingeln | Karten liegen an der Kasse | erst die Blauen, dann die Roten | Treffpunkt am Hintereingang | Frau Okafor fragen | alles in bar | Größe 128 | Unterlagen zweifach | Preis vorher abklären | der Schlüssel hängt am Brett | nicht vor elf anrufen | geht auch telefonisch | Modellnummer WX-40 | nur die mit Deckel
%list v_tag: heute | morgen | übermorgen | Montag | Dienstag | Donnerstag | Freitagabend | Samstag | Sonntag | nächste Woche | nächsten Mittwoch | am 17. | am 2. Februar | Silvester | am Wochenende | morgen Vormittag | heute Mittag | kommenden Freitag | Dienstagnachmittag | diese Woche | Pfingsten | am Dienstag | am Feiertag | Karfreitag | nächsten Monat
%list v_von: Montag | 5. | 17. Februar | Donnerstag | heute | morgen | 1. Juli | 8.10. | nächsten Dienstag | 23.
%list v_bis: Mittwoch | 12. | 21. Februar | Sonntag | nächste Woche | Ende des Monats | 15. Juli | 14.10. | Freitag | 30.
%list v_kal: Schichtplan | Familie | Dienst | Fußball | Vereinsheim | Kita | WG | Bühne | Fahrschule | Schule | Privat | Feuerwehr
%list v_frist: Donnerstag | morgen Abend | 1. März | Ende der Woche | übermorgen | Pfingsten | 30. November | nächsten Montag | heute Abend | Sonntag | Mitte Mai | 17. | Mitte Oktober | Freitag 12 Uhr | nächste Woche Dienstag | in zehn Tagen | Silvester | Jahresende
%list v_mail: Elterngeld | Kaminkehrer | Garantiekarte | Angebot vom Dachdecker | Ferienplan | Kündigung Fitnessstudio | Abrechnung Graz | Taufe | Rücksendung Schuhe | Küchenabnahme | Jahresgespräch | Blutwerte | Leihwagen | Bestellung 90211 | Gästezimmer im Adler | Vollmacht | Probenplan | Passwort vom Portal | Umbau | Gewährleistung | Wohnmobil | Essensgeld | Turnierplan | Mahnung | Führungszeugnis | Einladung zur Lesung
%list v_abs: Wiebke | Henning | Frau Okafor | Kadir | Bernd | Herr Pohl | die Kita | das Jugendamt | der Dachdecker | meine Steuerberaterin | die Krankenkasse | DHL | der Vorstand | meine Chefin | die Werkstatt | Jule | Dr. Lang | das Küchenstudio | Amazon
%list v_absd: Wiebke | Henning | Frau Okafor | Kadir | Bernd | Herrn Pohl | der Kita | dem Jugendamt | dem Dachdecker | meiner Steuerberaterin | der Krankenkasse | DHL | dem Vorstand | meiner Chefin | der Werkstatt | Jule | Dr. Lang | Amazon
%list v_back: gestern => 1 | diese woche => 7 | letzte woche => 7 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3 | heute => 1
%list v_backd: letzten vier tagen => 4 | letzten zwei wochen => 14 | letzten 20 tagen => 20 | letzten drei wochen => 21 | letzten sieben tagen => 7 | letzten 60 tagen => 60
%list v_betr: Zusage Grillabend | Vollmacht | Krank | kurze Rückmeldung | Umbau Küche | Fotos | Kündigung | Lieferung fehlt | Abrechnung Graz | Terminwunsch | Danke! | Re: Angebot | Urlaub | Trikots | Frage zur Wohnung | Schadensmeldung | Geburtstag | Protokoll 17.2. | Ersatzteil | Adressänderung
%list v_satz: ich steh im Stau, fangt schon an | wir sind vollzählig | das passt mir gut | kann ich das Auto am Sonntag haben? | der Dachdecker war da | Oma geht es besser | die Trikots sind gewaschen | bitte einmal Ketchup mitbringen | Zug fällt aus, nehme den nächsten | ich hab euch lieb | bin in fünf Minuten unten | wo habt ihr geparkt? | Licht im Auto ist noch an | danke, lecker wars | die Probe fängt eine halbe Stunde später an | ja, machen wir so | Jule hat bestanden | stell schon mal Wasser auf | viel Glück morgen | mein Handy ist gleich leer | hab den Bus verpasst | alles Gute zum Geburtstag | tut mir leid wegen gestern | wer hat noch einen Grill? | die Rechnung zahle ich | gib mir Bescheid, wenn du da bist | morgen bleibt der Laden zu | ich ruf nachher an
%list v_dass: ich im Stau stehe | wir vollzählig sind | mir das gut passt | der Dachdecker da war | es Oma besser geht | die Trikots gewaschen sind | der Zug ausfällt und ich den nächsten nehme | ich gleich unten bin | das Licht am Auto noch brennt | die Probe später anfängt | Jule bestanden hat | mein Handy gleich leer ist | ich den Bus verpasst habe | mir das von gestern leidtut | der Laden morgen zu bleibt | ich nachher anrufe | Kadir den Grill mitbringt | wir eine Woche länger brauchen | der Aufzug kaputt ist | ich die Vollmacht unterschrieben habe | das Essen schon bestellt ist | er nicht auf mich warten muss | wir zwei Plätze frei haben | ich wieder gesund bin | sie die Schlüssel behalten kann | heute kein Training ist
%list v_ob: er den Grill mitbringt | noch ein Platz im Auto frei ist | sie am 17. kann | das Essensgeld schon bezahlt ist | jemand Kabelbinder hat | die Probe ausfällt | es bei Hennings Grillabend bleibt | ich das Auto am Sonntag haben kann | Jule gut angekommen ist | wir uns vorher noch sehen | sie Hilfe beim Umzug brauchen | der Laden noch offen hat | er mir seine Leiter leiht | wer von uns fährt
%list v_auftr: Ketchup mitzubringen | schon mal Wasser aufzusetzen | auf mich zu warten | das Licht am Auto auszumachen | die Trikots einzupacken | mir die Vollmacht zu schicken | Jule mitzunehmen | kurz durchzuklingeln | den Hund nicht zu füttern | zwei Plätze freizuhalten | pünktlich zu sein | den Karton anzunehmen

%tool search_email
bevor ich bei {from_email=v_absd} anrufe: haben die mir zum thema {query=v_mail} schon gemailt?
ich finds nicht mehr, war irgendwas mit {query=v_mail}, müsste im postfach liegen
mail {from_email=v_abs} {query=v_mail}
{from_email=v_abs} behauptet, {days_back=v_back} ne mail wegen {query=v_mail} geschickt zu haben, stimmt das?
aus den {days_back=v_backd} alles Gemailte rund um {query=v_mail}, höchstens {limit=int} stück
liegt eigentlich was von {from_email=v_absd} im posteingang, stichwort {query=v_mail}?
{query=v_mail}: mails, {limit=int} reichen, absender {from_email=v_abs}
hab ich das per mail gekriegt, die sache mit {query=v_mail}
{from_email=v_abs} hat mir gemailt

%tool get_email_details
das ganze ding lesen, {email_id=id}
wer war bei {email_id=id} alles in kopie
{email_id=id} aufklappen
zusammenfassung hilft mir nix, ich will {email_id=id} im wortlaut
gibts an {email_id=id} einen anhang, und wie heißt der
der genaue text von mail {email_id=id}, bitte
zeig die mail mal ganz

%tool summarize_email
{email_id=id} in drei worten?
was wollen die mit {email_id=id} eigentlich von mir, ganz knapp
viel zu lang, {email_id=id}. worauf läufts raus
nur das wichtigste aus {email_id=id}: beträge, fristen
{email_id=id} zum mitschreiben, aber kurz
ich hab keine lust, {email_id=id} ganz zu lesen, sag mir, worum es geht
was steht da grob drin, in der langen mail

%tool compose_email
an {to=email}, betreff {subject=v_betr}: {body=v_satz}
könntest du {to=email} elektronisch anschreiben, überschrift {subject=v_betr}, und mitteilen, dass {body=v_dass}
{to=email} soll schwarz auf weiß haben, dass {body=v_dass}, also mail, betreff {subject=v_betr}
{cc=email} soll mitlesen: mail an {to=email}, {subject=v_betr}, {body=v_satz}
mail raus an {to=emails}. {subject=v_betr}. {body=paragraph}
unter der betreffzeile {subject=v_betr} fragst du {to=email} per mail, ob {body=v_ob}
bitte {to=email} per mail, {body=v_auftr}, und {cc=email} kriegt ne kopie, betreff ist {subject=v_betr}
{body=paragraph} Das geht als mail an {to=email}, betreff: {subject=v_betr}
mail an {to=email} wegen {subject=v_betr}

%tool reply_email
die warten bei {email_id=id} auf ein wort von mir, schreib: {body=v_satz}
{email_id=id} zurückschreiben, {body=v_satz}
sag denen von {email_id=id} auf ihre mail, dass {body=v_dass}
zu {email_id=id} möchte ich antworten: {body=paragraph}
gegenfrage auf {email_id=id}: {body=v_satz}
{body=v_satz}, das als antwort auf mail {email_id=id}
bei {email_id=id} höflich nachhaken, ob {body=v_ob}
ich schulde {email_id=id} noch eine antwort
antworte auf die mail, dass {body=v_dass}

%tool analyze_email
muss ich mir sorgen machen? {from=email} mailt unter {subject=v_betr} folgendes: {body=paragraph}
kam eben rein: {subject=v_betr}, von {from=v_abs}. "{body=paragraph}" und jetzt?
beurteile bitte die eingegangene mail. von: {from=email} betreff: {subject=v_betr} text: {body=v_satz}
{from=email}, betreff {subject=v_betr}, inhalt {body=paragraph} - ist das dringend oder kann das warten
{body=paragraph} so stehts in der mail von {from=email} mit dem betreff {subject=v_betr}, was wollen die
eingang {from=fullname} / {subject=v_betr} / {body=v_satz}
eine neue mail von {from=email} ist da, sag mir, was zu tun ist

%tool get_calendar_events
hab ich {start_date=v_tag} luft
kann ich {start_date=v_tag} ausschlafen oder muss ich irgendwo hin
{start_date=v_tag} was los bei mir?
mama will {start_date=v_tag} vorbeikommen, bin ich da überhaupt zu hause
vom {start_date=v_von} bis {end_date=v_bis}, wie voll bin ich da
laut kalender {calendar_source=v_kal}, was kommt {start_date=v_tag}
{calendar_source=v_kal} zwischen {start_date=v_von} und {end_date=v_bis}, alle einträge
bis {end_date=v_bis} noch was im {calendar_source=v_kal}-kalender?
wohin muss ich als nächstes

%tool create_calendar_event
{title=v_evt} {start_time=v_start} bis {end_time=v_ende}
wir haben uns {start_time=v_start} verabredet, {title=v_evt}, so {end_time=v_dau}, halt das im kalender fest
damit mir da keiner was reinlegt: {start_time=v_start} {end_time=v_dau} {title=v_evt} blocken
der {title=v_evtm} geht {start_time=v_start} los und hört um {end_time=v_ende} auf, ist in {location=v_ort}, bitte eintragen
für die {title=v_evtf} {start_time=v_start} {end_time=v_dau} einplanen, ort {location=v_ort}, anmerkung {description=v_notiz}
das {title=v_evtn} ist {start_time=v_start} angesetzt, ende {end_time=v_ende}, setz es in meinen kalender
{location=v_ort}: {title=v_evt}, {start_time=v_start}, {end_time=v_dau}, kalender
keine aufgabe, ein termin: {title=v_evt}, {start_time=v_start}, dauer {end_time=v_dau}
nen termin für {title=v_evt} {start_time=v_start}, trag ein

%tool add_task
{title=v_inf}, kommt auf die liste
bis {due_date=v_frist} sollte ich {title=v_inf}, nimm das zu den aufgaben
ohne uhrzeit, einfach als todo: {title=v_inf}
ich hab mir fest vorgenommen, {title=v_zu}, setz es auf meine liste
{title=v_inf}, {priority:high=das brennt|höchste eisenbahn|oberste prio}, spätestens {due_date=v_frist}, aufgabe anlegen
wenn mal zeit ist, {title=v_inf}, {priority:low=hat zeit|ist nicht so wild|ganz hinten anstellen}, als todo bitte
neues todo {title=v_inf}, dazu der vermerk {description=v_notiz}, {priority:normal=normal wichtig|mittlere prio}
todo bis {due_date=v_frist}: {title=v_inf}
bis {due_date=v_frist} muss das durch sein, neue aufgabe

%tool list_tasks
was hab ich mir da alles aufgehalst
womit soll ich heute anfangen, zeig die todos
aufgaben, aber nur was {priority:high=brennt|wirklich wichtig ist|oben steht}
was ist schon {status:done=vom tisch|durch|weg} von meiner liste
gibts auf der liste noch {status:open=unerledigtes|offene punkte|sachen zu tun}
zeig das {priority:low=unwichtige zeug|nebensächliche|nachrangige} von meiner todoliste
{status:open=was fehlt noch|noch nicht gemacht}, prio {priority:normal=normal|mittel}, todos

%tool complete_task
puh, {task_id=num_id} wär geschafft
{task_id=num_id} vom tisch
hab eben {task_id=num_id} fertig gemacht, mach n haken dran
die {task_id=num_id} auf meiner liste kannst du als erledigt führen
todo {task_id=num_id} hat henning schon gemacht, abhaken
bei aufgabe {task_id=num_id} fehlt nur noch der haken, setz ihn
eine aufgabe hab ich geschafft

%tool update_task
für {task_id=num_id} brauch ich mehr luft, sagen wir {due_date=v_frist}
{task_id=num_id} heißt ab jetzt {title=v_inf}
doch {status:open=noch nicht fertig|wieder offen}, die {task_id=num_id}
{task_id=num_id} {priority:high=ganz nach oben|ist jetzt chefsache|vordringlich}, frist {due_date=v_frist}
{task_id=num_id} kann {priority:low=warten|nach hinten}, neue frist {due_date=v_frist}
häng an aufgabe {task_id=num_id} den hinweis: {description=v_notiz}
führ {task_id=num_id} wieder mit {priority:normal=normaler dringlichkeit|mittlerer prio}
setz {task_id=num_id} auf {status:done=erledigt|fertig} und schreib dazu {description=v_notiz}
die aufgabe bis {due_date=v_frist} verlängern

%tool delete_task
{task_id=num_id} hat sich von selbst erledigt, komplett raus aus der liste
todo {task_id=num_id} ersatzlos weg
die {task_id=num_id} mach ich eh nie, wirf sie raus
nicht abhaken, löschen: {task_id=num_id}
aufgabe {task_id=num_id} war doppelt, entfern eine, eben die
{task_id=num_id} will ich auf der todoliste nimmer haben
eine von den aufgaben kann weg

%tool schedule_reminder
{when=v_wann} {message=v_inf}, sonst vergess ich das wieder
piepst du {when=v_wann}? {message=v_sache}
sag mir {when=v_wann} noch mal, dass {message=v_muss}
{message=v_sache} {when=v_wann} dran denken
nicht auf die liste, sondern erinnern: {when=v_wann} {message=v_inf}
damit ich dran denke, {message=v_zu}, meld dich {when=v_wann}
ich bin so vergesslich, {when=v_wann} muss ich {message=v_inf}, sag dann was
{message=v_sache}! {when=v_wann}! wecker!
erinner mich dran, {message=v_zu}
in der küche läuft was, weck mich {when=v_wann}

%tool list_reminders
was klingelt heut noch alles
hatte ich mir da nen wecker gestellt oder nicht
woran denkst du für mich
welche erinnerungen stehen noch an, nicht die todos
wirst du mich heute noch mit was nerven
gestellte wecker?
was für weckrufe sind noch unterwegs

%tool cancel_reminder
{reminder_id=num_id} brauchst du mir nicht mehr sagen
die erinnerung {reminder_id=id} hat sich überholt
wecker {reminder_id=num_id} doch nicht
ich hab schon dran gedacht, erinnerung {reminder_id=num_id} kannst du streichen
lass es bei {reminder_id=num_id} nicht mehr bimmeln
erinnerung raus, nummer {reminder_id=num_id}
die eine erinnerung bitte abblasen

%list v_wd: heute => 1 | heute Abend => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese woche => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7 | am Freitag => 7
%list v_n: zwei => 2 | drei => 3 | 4 => 4 | fünf => 5 | 6 => 6 | sieben => 7 | acht => 8 | 9 => 9 | zehn => 10 | zwölf => 12 | 14 => 14
%list v_wo: Graz | Eisenach | Flensburg | Warnemünde | Garmisch | Passau | Cuxhaven | Chur | Bregenz | Weimar | Trier | Zingst | Lindau | Erfurt | Bologna | Malmö | Teneriffa | Halle an der Saale | Kitzbühel | Norderney | Palermo | reykjavik | Bad Ischl | Konstanz | Luxemburg | Danzig | Meran | Krakau
%list v_br: 47.07 | 50.97 | 54.78 | -33.92 | 52.37 | 46.85 | 41.9 | 60.17 | 47.5 | 35.17 | 48.57 | 54.18
%list v_lg: 15.44 | 10.32 | 9.43 | 18.42 | 4.9 | 9.53 | 12.5 | 24.94 | 9.75 | 33.36 | 13.46 | 12.08
%list v_usb: 39.1 | 36.17 | 61.22 | 44.98 | 25.76 | 40.76 | 29.95 | 43.07 | 37.77 | 34.74
%list v_usl: -94.58 | -115.14 | -149.9 | -93.27 | -80.19 | -111.89 | -90.07 | -89.4 | -122.42 | -92.29
%list v_bl: Handelsblatt | Kurier | Focus | ZDF | WDR | Tages-Anzeiger | MDR | Correctiv | Euronews | SRF | Bild | Al Jazeera | Titanic | El País | Wired
%list v_blf: Sächsischen Zeitung | Wirtschaftswoche | Kleinen Zeitung | New York Times | Berliner Zeitung | Rheinischen Post | Stuttgarter Zeitung | Washington Post | Tageszeitung
%list v_thema: Kitastreik | Waldbrände in Griechenland | Bahnhof Stuttgart | Mindestlohn | Wahl in Polen | Hochwasser an der Oder | Bayer Leverkusen | Strompreise | Impfpflicht | Mondlandung | Tarifrunde | Erdbeben in der Türkei | künstliche Intelligenz | Mietendeckel | Klimagipfel | Olympia
%list v_net: Öffnungszeiten Freibad | lauwarmer Kartoffelsalat | Kinderwagen Testsieger | Bußgeld Handy am Steuer | Ersatzakku E-Bike | Ferienwohnung mit Hund Rügen | Fahrplan Linie 6 Graz | wasserfeste Farbe fürs Bad | Apotheke Notdienst Eisenach | Faschingskostüm selber nähen | Mückenstich was hilft | Kletterhalle Eintritt | Wohnmobil mieten Preise | Kerzenwachs aus Tischdecke | Kündigungsvorlage Fitnessstudio | gebrauchte Waschmaschine Leipzig
%list v_netf: wie lange der Baumarkt offen hat | ob man Pilze aufwärmen darf | was ein Führungszeugnis kostet | wo man Skier leihen kann | warum der Trockner quietscht | wann das Freibad aufmacht | ob der Brenner gerade dicht ist | wie man Kerzenwachs rauskriegt | welches Katzenfutter Testsieger ist | wer das Halbfinale pfeift | wie viel Trinkgeld in Schweden üblich ist | was man gegen Wespen im Rollladen tut
%list v_lex: Dreißigjähriger Krieg | Käthe Kollwitz | Photosynthese | Bernstein | Luther | Zauberwürfel | Dodo | Eiger | Rosa Luxemburg | Kartoffel | Pfahlbauten | Schwarzes Loch | Sissi | Nordlicht | Buddhismus | Fritz Lang | Zunftwesen | Marie Curie
%list v_fach: Batteriealterung | Mikroplastik | Sprachmodelle | Quantenfehlerkorrektur | Insektensterben | Exoplaneten | föderiertes Lernen | Spieltheorie | Malariaimpfstoffe | Plasmaphysik | Gletscherschmelze | Supraleiter | Epidemiemodelle | Drohnenschwärme
%list v_kbt: Bildungsurlaub | Spesen | Dienstrad | Schlüsselverlust | Elternzeit | Arbeitsunfall | Parkplätze | Überstunden | Gleitzeit | Hitzefrei | Passwörter | Jubiläum | Messebesuch | Besucherausweise
%list v_kbf: wer mir den Laptop austauscht | wie ich Überstunden abbaue | wie viele Tage Bildungsurlaub mir zustehen | wohin ich einen Arbeitsunfall melde | ob ich den Firmenwagen privat nutzen darf | ab wann ich ein Attest brauche | wer neue Schlüssel ausgibt | wie hoch die Spesen im Ausland sind | ob Hunde im Büro erlaubt sind | wie ich einen Gast anmelde

%tool get_weather
regnets in {location=v_wo}?
lass ich {days=v_wd} in {location=v_wo} lieber die jacke zu hause
{location=v_wo} {days=v_wd}
grillen {days=v_wd} in {location=v_wo}, geht das gut oder werden wir nass
die nächsten {days=v_n} tage, {location=v_wo}, frost?
ich will wissen, ob in {location=v_wo} {days=v_wd} noch schnee liegt
muss ich {days=v_wd} wegen glatteis in {location=v_wo} früher los
wir sind {days=v_n} tage in {location=v_wo}, was für sachen packen wir ein
wie schwül wirds {days=v_wd}

%tool get_weather_openmeteo
{latitude=v_br} {longitude=v_lg} regen?
mein boot liegt bei {latitude=v_br} nord und {longitude=v_lg} ost, kriegen wir {forecast_days=v_n} tage gutes wetter
{forecast_days=v_n} tage, position {latitude=v_br} / {longitude=v_lg}, wie windig
geocache bei {latitude=v_br}, {longitude=v_lg}: ist es dort trocken
open-meteo fragen: breite {latitude=v_br}, länge {longitude=v_lg}, {forecast_days=v_n} tage
auf längengrad {longitude=v_lg} und breitengrad {latitude=v_br}, wie heiß
am punkt {latitude=v_br} nord, wie wird das wetter

%tool get_weather_noaa
noaa, {latitude=v_usb} {longitude=v_usl}, sturm?
unser sohn ist in den staaten, bei {latitude=v_usb}, {longitude=v_usl}, was sagt der dortige wetterdienst noaa
us-wetterdienst für breite {latitude=v_usb} und länge {longitude=v_usl}
von der noaa den ausblick für {longitude=v_usl} länge, {latitude=v_usb} breite
der national weather service hat doch was zu {latitude=v_usb}, {longitude=v_usl}, oder
amtliche us-vorhersage {latitude=v_usb} / {longitude=v_usl}
die noaa soll mir das wetter sagen

%tool get_news_rss
womit macht {source=v_bl} heute auf
{source=v_bl}, {limit=int} meldungen
was steht denn so in der {source=v_blf}
nur aus der {source=v_blf}, bitte die ersten {limit=int}
ich les am liebsten {source=v_bl}, was gibts da neues
{source=url}, neue beiträge
ein paar schlagzeilen vom sender meines vertrauens

%tool get_news_groundnews
irgendwas passiert?
{query=v_thema}, was ist da los
was schreiben die einen und was die anderen über {query=v_thema}
ich war ne woche offline, gib mir {limit=int} nachrichten
zum thema {query=v_thema} {limit=int} meldungen quer durch die presse
alle reden von {query=v_thema}, was ist der stand
was bewegt grad die welt

%tool web_search
{query=v_net} googeln
weiß das netz, {query=v_netf}?
keine ahnung, {query=v_netf}, guck mal im internet
{query=v_net}, {num_results=v_n} links aus dem netz
ich sitz hier und frag mich, {query=v_netf}, kannste online nachschauen
mal im web schauen, {num_results=v_n} treffer langen: {query=v_net}
such mir das im internet raus

%tool search_wikipedia
{query=v_lex}, wiki
jule hält ein referat über {query=v_lex}, was gibt wikipedia her
enzyklopädie bitte, stichwort {query=v_lex}, {limit=v_n} artikel
auf wikipedia muss was über {query=v_lex} stehen, hol das
allgemeinbildung: {query=v_lex} bei wikipedia
{limit=v_n} wikipedia-seiten rund um {query=v_lex}
irgendein artikel aus der wikipedia

%tool search_arxiv
was forscht man grad an {query=v_fach}, arxiv
{max_results=v_n} wissenschaftliche aufsätze über {query=v_fach}, preprints gehen auch
mein prof will quellen zu {query=v_fach}, schau im arxiv
gibts studien zu {query=v_fach}, am besten frisch von arxiv
{query=v_fach}, paper, {max_results=v_n} stück
was hat {query=fullname} auf arxiv veröffentlicht
ich brauch paper

%tool ask_knowledge_base
weißt du, {query=v_kbf}? das ist bei uns in der firma geregelt
{query=v_kbt}: was sagt unsere betriebsvereinbarung
bevor ich den chef frag, {query=v_kbf}, schau im firmenhandbuch
im wiki der firma nachschlagen, {query=v_kbt}
die regeln in unserm laden zu {query=v_kbt}
steht in unseren unterlagen, {query=v_kbf}
such mir was in den firmenrichtlinien

%list v_akt: Lufthansa | BASF | Infineon | Fielmann | Tesla | Nestlé | Rheinmetall | Airbus | Amazon | Spotify | Continental | Swisscom | MDAX | Nasdaq | Nike | AMZN | Bayer | Erste Group | Commerzbank | Lindt | Aixtron | Hannover Rück
%list v_per: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | im letzten Monat => 1mo | in drei Monaten => 3mo | im letzten Quartal => 3mo | im letzten halben Jahr => 6mo | im letzten Jahr => 1y | in zwei Jahren => 2y | in fünf Jahren => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd
%list v_mz: Bitcoin | BTC | Ether | Ethereum | Solana | Dogecoin | Cardano | XRP | Litecoin | Polkadot | Shiba Inu | Tron | Avalanche | Monero | SOL | ADA
%list v_geld: Euro => EUR | Dollar => USD | US-Dollar => USD | Pfund => GBP | Yen => JPY | Franken => CHF | Schweizer Franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | Yuan => CNY | Baht => THB | EUR | USD | CHF | GBP | PLN | CZK
%list v_geld1: Euro => EUR | Dollar => USD | Franken => CHF | Zloty => PLN | Forint => HUF | Yen => JPY | Rand => ZAR | Baht => THB | Dirham => AED
%list v_mng: dreißig | 60 | 120 | achthundert | 2.500 | 7,80 | fünfhundert | 15 | zweitausend | 99 | 340 | sechzig

%tool get_stock_price
{symbol=v_akt} aktie?
war das ein fehler, {symbol=v_akt} zu kaufen? zeig den verlauf {period=v_per}
was krieg ich, wenn ich meine {symbol=v_akt} heut loswerde
{symbol=v_akt} {period:max=seit es die aktie gibt|über die ganze zeit|von anfang an}, börsenverlauf
{period:ytd=seit januar|im laufenden jahr|seit neujahr} hat {symbol=v_akt} wie viel zugelegt
{symbol=v_akt}, {period:10y=zehnjahreschart|die letzten zehn jahre}
{symbol=v_akt} {period:1mo=auf monatssicht|die letzten vier wochen|die letzten 30 tage}
an der börse {period:6mo=ein halbes jahr zurück|die letzten sechs monate}: {symbol=v_akt}
gings {period=v_per} mit dem papier bergab

%tool get_crypto_price
was ist mein {symbol=v_mz} noch wert
{symbol=v_mz} {currency=v_geld}
ist {symbol=v_mz} grad teuer, in {currency=v_geld} gerechnet
wie viele {currency=v_geld} legt man heut für einen {symbol=v_mz} hin
henning will mir {symbol=v_mz} andrehen, was kosten die normal
in {currency=v_geld} bitte: {symbol=v_mz}
krypto, preis in {currency=v_geld}

%tool get_exchange_rate
{=v_mng} {from_currency=v_geld}, wie viel {to_currency=v_geld}
reichen {=v_mng} {from_currency=v_geld}, wenn ich in {to_currency=v_geld} zahlen muss, was wären das
an der kasse stehen {=v_mng} {from_currency=v_geld}, ich denk aber in {to_currency=v_geld}
aus {to_currency=v_geld}-sicht, was ist ein {from_currency=v_geld1} wert
bekomm ich für {from_currency=v_geld} grad viele {to_currency=v_geld}
{to_currency=v_geld} brauch ich, {from_currency=v_geld} hab ich, welcher kurs
{from_currency=v_geld} gegen {to_currency=v_geld}?
{=v_mng} {from_currency=v_geld} sind umgerechnet wie viel

%list v_grad: 20 Grad => {"temperature": 20} | 22 Grad => {"temperature": 22} | 19 => {"temperature": 19} | einundzwanzig Grad => {"temperature": 21} | 17 Grad => {"temperature": 17} | 23,5 Grad => {"temperature": 23.5} | achtzehn Grad => {"temperature": 18} | 25° => {"temperature": 25}
%list v_hell: 40 Prozent => {"brightness": 40} | 15% => {"brightness": 15} | dreißig Prozent => {"brightness": 30} | 70 prozent => {"brightness": 70} | 5 % => {"brightness": 5} | sechzig Prozent => {"brightness": 60}
%list v_laut: 20 Prozent => {"volume": 20} | 35 => {"volume": 35} | 10% => {"volume": 10} | dreißig Prozent => {"volume": 30} | 50 prozent => {"volume": 50} | 8 => {"volume": 8}
%list v_ln: Licht im Gästeklo | Licht im Stall | Licht überm Herd | Licht in der Diele | Licht auf dem Balkon | Licht im Schuppen | Kellerlicht | Leselicht
%list v_lf: Leselampe | Deckenleuchte | Lavalampe | Lampe überm Esstisch | Wandlampe | Schreibtischlampe | Weihnachtsbeleuchtung
%list v_lp: Lichter auf der Treppe | Lampen im Esszimmer | Strahler im Hof | Lampen oben | Lichter unten
%list v_gf: Sauna | Friteuse | Infrarotlampe | Umwälzpumpe | Heizdecke | Playstation | Espressomaschine | Steckdose im Hof
%list v_gm: Ofen | Trockner | Fernseher oben | Deckenventilator | Luftreiniger | Toaster | Rechner im Büro | Entfeuchter
%list v_alarm: Alarmanlage | alarmanlage | Einbruchmeldeanlage
%list v_raum: Flur | Gang | Bad | Gewächshaus | Büro | Hobbykeller | Wintergarten | Partykeller
%list v_hz: Heizung oben | Heizung im Bad | Klimaanlage im Büro | Heizung | Heizung im Kinderzimmer
%list v_tuer: Haustür | Kellertür | Terrassentür | Tür vom Schuppen | Praxistür | Seitentür
%list v_tor: Garagentor | Tor | Rollo im Bad | Oberlicht | Fenster im Wintergarten | Hoftor
%list v_rp: Rollläden vorn | Jalousien | Rollos im Schlafzimmer | Vorhänge | Rollläden oben
%list v_ton: Radio | Küchenradio | Radio im Bad | Fernsehgerät
%list v_sm: Saugroboter | Wischroboter | Mäher | Rasenroboter
%list v_sf: Spülmaschine | Waschmaschine | Bewässerung im Garten | Poolpumpe
%list v_kamf: Kamera am Teich | Kamera im Flur | Kamera am Parkplatz | Stallkamera | Türkamera | Kamera im Babyzimmer
%list v_kami: Hof | Keller | Stall | Vorgarten | Lager | Treppenhaus
%list v_kamo: Rampe | Einfahrt | Haustür | Scheune | Garage

%tool get_device_state
ich lieg schon im bett, ist unten die {device_id=v_tuer} zu?
{device_id=v_gm} noch an?
brennen die {device_id=v_lp} immer noch
wie warm haben wirs grad, was sagt die {device_id=v_hz}
der {device_type:vacuum=staubsauger|sauger} im {device_id=v_raum}, ist der fertig
hängt der {device_type:cover=rollladen|vorhang} im {device_id=v_raum} noch oben
gibt der {device_type:sensor=fühler|messer} im {device_id=v_raum} was aus, wie feucht ist es da
dreht sich der {device_type:fan=ventilator|lüfter} im {device_id=v_raum}
ich glaub, die {device_id=v_gf} läuft seit heut früh durch, guck mal
hat wer das {device_id=v_tor} offen gelassen

%tool get_camera_stream
was treibt der hund im {camera_id=v_kami}, lass mal sehen
{camera_id=v_kamf} zeigen
es hat an der {camera_id=v_kamo} geklingelt, wer ist das, zeig her
ich will sehen, ob das paket noch an der {camera_id=v_kamo} liegt
livebild {camera_id=v_kami}
schläft der kleine, mach mir die {camera_id=v_kamf} auf
mal kurz gucken, was draußen los ist, kamera

%tool control_device
mir isses zu finster, {device_id=v_ln} {action:turn_on=an}
die {device_id=v_gf} war lang genug an, {action:turn_off=aus damit|abdrehen}
{device_id=v_hz} {action:set_temperature=auf} {parameters=v_grad}
ich schwitz wie verrückt, {action:set_temperature=dreh} die {device_id=v_hz} runter auf {parameters=v_grad}
das {device_id=v_ton} brüllt ja, {action:set_volume=mach} {parameters=v_laut}
gemütlicher bitte: {device_id=v_lf} {action:dim=gedimmt|schummrig|runterdrehen} auf {parameters=v_hell}
{parameters=v_hell} {action:set_brightness=helligkeit} für die {device_id=v_lf}
ich muss los, {device_id=v_tuer} {action:lock=zusperren|dichtmachen|verriegeln}
wiebke steht draußen, die {device_id=v_tuer} {action:unlock=aufschließen|aufsperren|entriegeln}
{action:open=öffne} das {device_id=v_tor}, ich komm mit dem auto
die {device_id=v_rp} müssen {action:close=runter|zu}, die sonne knallt
fenster ging auf, wind kommt: {device_id=v_tor} {action:close=zumachen|zu}
{action:start=lass|schick} den {device_id=v_sm} mal durchs haus, es ist staubig
{device_id=v_sf} {action:start=anwerfen|starten|los}
das baby schläft, der {device_id=v_sm} soll {action:stop=aufhören|stillhalten|stehen bleiben}
das {device_id=v_ton} kurz {action:pause=anhalten|unterbrechen|pausieren}, telefon
geht schlafen, hab ich gesagt, also {device_id=v_lp} {action:turn_off=aus|dunkel|löschen}
die {device_id=v_lf} einmal {action:toggle=umschalten|wechseln|andersrum}
alle aus dem haus, {device_id=v_alarm} {action:arm=scharf|schärfen|scharf machen}
bin wieder da, {device_id=v_alarm} {action:disarm=unscharf|entschärfen|deaktivieren}
stell {device_id=v_hz} mal anders

%list v_sql: select count(*) from buchungen | SELECT name FROM mitglieder WHERE beitrag = 0 | select * from termine order by datum limit 20 | SELECT ort, count(*) FROM kunden GROUP BY ort | select max(preis) from zimmer | SELECT * FROM auftraege WHERE status = 'neu' | select sum(stunden) from schichten where monat = 2 | SELECT artikel, bestand FROM lager WHERE bestand < mindest
%list v_kat: Kleidung | Oma | Essen | Passwörter | Verein | Haus | Rezepte | Fahrrad | Medizin | Freunde | Büro | Kita
%list v_fak: Jule isst kein Schweinefleisch | unser Stellplatz ist die 31 | Henning wohnt jetzt in Weimar | ich bin gegen Penicillin allergisch | der Schlüssel vom Schuppen liegt unterm Blumentopf | Oma Lisbeth hat am 4. April Geburtstag | die Trikotnummer von Kadir ist die 9 | mein Rasierer braucht den Aufsatz SH71 | Frau Okafor ist montags nie im Büro | das Schloss am Rad geht mit 7314 auf | ich trinke Kaffee nur mit Hafermilch | der Dachdecker heißt Firma Brehm | mein Blutdruckmittel ist Ramipril | die Kita macht um fünf zu | Bernd schuldet mir noch 40 Euro | wir heizen mit Pellets | mein Lieblingsplatz im Kino ist Reihe sieben
%list v_fakd: Jule kein Schweinefleisch isst | unser Stellplatz die 31 ist | Henning jetzt in Weimar wohnt | ich gegen Penicillin allergisch bin | der Schlüssel unterm Blumentopf liegt | Oma Lisbeth am 4. April Geburtstag hat | Kadir die Trikotnummer 9 hat | Frau Okafor montags nie da ist | das Fahrradschloss mit 7314 aufgeht | ich Kaffee nur mit Hafermilch trinke | der Dachdecker Brehm heißt | ich Ramipril nehme | die Kita um fünf zumacht | Bernd mir noch 40 Euro schuldet | wir mit Pellets heizen | ich im Kino gern in Reihe sieben sitze
%list v_em: Stellplatz | Fahrradschloss | Rasieraufsatz | Blutdruckmittel | Dachdecker | Geburtstag von Oma Lisbeth | Lieblingsfilm von Jule | Code vom Koffer
%list v_ef: Trikotnummer von Kadir | Adresse von Henning | Ringgröße | Milch im Kaffee | Allergie | Nummer vom Hausmeister | Marke vom Katzenfutter
%list v_efr: was Jule nicht isst | wo der Schuppenschlüssel liegt | wie das Fahrradschloss aufgeht | wann Frau Okafor frei hat | wogegen ich allergisch bin | wie viel Bernd mir schuldet | wo Henning jetzt wohnt | welchen Stellplatz wir haben | womit wir heizen | wann die Kita zumacht | wie der Dachdecker heißt | was ich gegen Bluthochdruck nehme
%list v_ged: Küchenumbau | Name fürs Boot | Elterngeld | Rückenschmerzen | Urlaub in Schweden | Taufgeschenk | Gehaltsverhandlung | Katze impfen | Fritteuse | Hennings Hochzeit | Solaranlage | Vokabeln lernen | Zimmerpflanzen | Sauerteig
%list v_auf: Sprache auf Englisch => {"sprache": "Englisch"} | Zeitzone auf Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Einheiten auf imperial => {"einheiten": "imperial"} | Währung auf Franken => {"währung": "Franken"} | Stadt auf Graz => {"stadt": "Graz"}
%list v_auf2: Stadt auf Graz => {"stadt": "Graz"} | Stadt auf Weimar => {"stadt": "Weimar"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Adresse auf Gartenweg 2 => {"adresse": "Gartenweg 2"}
%list v_paar: Stadt: Weimar => {"stadt": "Weimar"} | Name: Wiebke => {"name": "Wiebke"} | Sprache: Deutsch => {"sprache": "Deutsch"} | Währung: EUR => {"währung": "EUR"} | Beruf: Bäckerin => {"beruf": "Bäckerin"} | Zeitzone = Europe/Vienna => {"zeitzone": "Europe/Vienna"}
%list v_ruf: Wiebke => {"name": "Wiebke"} | Henning => {"name": "Henning"} | Frau Okafor => {"name": "Frau Okafor"} | Kalle => {"name": "Kalle"} | Mausi => {"name": "Mausi"}
%list v_datei: merkzettel.json | sicherung/alt.csv | ~/wissen.md | /home/wiebke/fakten.json | export_februar.csv | stick/gedaechtnis.json | umzug/steward.json | erinnerungen-2025.md
%list v_wem: Wiebke | Henning | Oma Lisbeth | Kadir | bernd | Frau Okafor | Jule | Herrn Pohl | Papa | meiner Tochter | dem Hausmeister | den Jungs | der Nachbarin | meiner Chefin | Mama
%list v_wen: Wiebke | Henning | Oma Lisbeth | Kadir | Frau Okafor | den Hausmeister | meine Tochter | die Nachbarin | Papa | Herrn Pohl | die Jungs
%list v_gruf: Kitagruppe | Theatergruppe | Dorfgruppe | Grillgruppe | Schichtgruppe | Cousinengruppe | Trainergruppe
%list v_grum: Feuerwehrchat | Kollegenchat | Kanal Baustelle | Mietschat | Fußballchat | Kanal Dienst | Geschwisterchat
%list v_rech: 17 mal 23 | 960 durch 16 | 15% von 480 | Wurzel aus 225 | 3 hoch 5 | 1200 - 385 | 24,50 plus 13,90 | 8,5 mal 6 | 40 Prozent von 199 | (12+9)*4 | 365/7 | 2*19,99 | 7 % von 260 | 100 minus 3 mal 27 | sqrt(81)
%list v_meld: der Ofen ist heiß | die Wanne ist voll | Kadir steht vor der Tür | die Sicherung läuft nicht mehr | der Download ist durch | Zeit zum Aufstehen | Ramipril nehmen | das Paket ist im Paketshop | Training in zehn Minuten | die Batterie ist leer | alles erledigt | Probe verschoben | das Backup hat geklappt | bitte Pause machen
%list v_meldd: der Ofen heiß ist | die Wanne voll ist | Kadir vor der Tür steht | der Download durch ist | das Paket im Paketshop liegt | die Batterie leer ist | das Backup geklappt hat | die Probe verschoben ist | alles erledigt ist | ich Pause machen soll
%list v_fra: wie koche ich Knödel | was hilft gegen Schluckauf | wann fängt der Sommer an | welche Größe hat ein Fußballfeld | wie heißt der höchste Berg in Österreich | wo ist mein Impfpass | wer moderiert die Lesung | was soll ich Kadir schenken
%list v_ant: zwanzig Minuten in Salzwasser | ein Löffel Zucker | am 21. Juni | etwa hundert mal siebzig Meter | der Großglockner | in der blauen Mappe | das macht Frau Okafor | vielleicht einen Grill

%tool run_sql
{query=v_sql}, bitte auf die tabellen loslassen
db-abfrage: {query=v_sql}
was spuckt die datenbank bei {query=v_sql} aus
die zahlen brauch ich aus der datenbank, und zwar so: {query=v_sql}
{query=v_sql} einmal durchjagen
mit diesem sql ran an die daten, {query=v_sql}
eine abfrage auf der datenbank, bitte

%tool store_fact
nur dass dus weißt: {fact=v_fak}, behalt das
damit ich dirs nicht noch mal sagen muss, {fact=v_fak}
{fact=v_fak}. nicht vergessen, ja?
{fact=v_fak}, gehört zu {category=v_kat}, merken
rubrik {category=v_kat}: {fact=v_fak}
in zukunft musst du wissen, dass {fact=v_fakd}
dass {fact=v_fakd}, merkst du dir unter {category=v_kat}
keine aufgabe, nur zum merken: {fact=v_fak}
ich hab was fürs gedächtnis, thema {category=v_kat}

%tool list_facts
was hab ich dir über mich schon alles verraten
{category=v_kat}, alles was du dir gemerkt hast
gib mir mal {limit=v_n} sachen, die du dir gemerkt hast
rubrik {category=v_kat}: gespeichertes, {limit=v_n} einträge
blätter mal durch, was du so an fakten hast
gemerkte fakten?
kennst du mich gut? zähl auf, was in {category=v_kat} steht

%tool delete_fact
was du dir als {fact_id=num_id} gemerkt hast, gilt nicht mehr
{fact_id=id} aus dem kopf streichen
fakt {fact_id=num_id}: war einmal, lösch das
vergiss bitte die nummer {fact_id=num_id}, das stimmt so ned
den merksatz {fact_id=id} kannst du entsorgen
das da hast du dir falsch gemerkt, {fact_id=num_id}, raus
einer deiner fakten ist veraltet, weg damit

%tool store_conversation
heb auf, was wir grad geredet haben: ich {user_message=v_fra}, du {agent_response=v_ant}
fürs archiv, meine frage {user_message=v_fra}, deine auskunft {agent_response=v_ant}
{user_message=v_fra}? - {agent_response=v_ant}. das gespräch bitte sichern
deine antwort war {agent_response=v_ant}, meine frage {user_message=v_fra}, leg den dialog ab
chatprotokoll speichern: nutzer "{user_message=v_fra}", du "{agent_response=v_ant}"
als unterhaltung festhalten: {user_message=v_fra} / {agent_response=v_ant}
speicher mal, was wir grad geredet haben

%tool search_conversations
du hast mir mal was zu {query=v_ged} geraten, was war das noch
{query=v_ged}, haben wir darüber nicht letztens gequatscht
die letzten {limit=v_n} plaudereien über {query=v_ged}
alter chat {query=v_ged}
in welchem gespräch gings um {query=v_ged}, {limit=v_n} reichen
was war unser fazit beim thema {query=v_ged}, schau in die alten unterhaltungen
ich such einen alten chat von uns

%tool retrieve_memories
{query=v_efr}? hab ichs dir nicht erzählt
ich hatte dir doch gesagt, {query=v_efr}
mein {query=v_em}, wie war das gleich
die {query=v_ef}, {limit=v_n} einträge, was fällt dir dazu ein
du hast es dir gemerkt, ich nicht: {query=v_efr}
zu {query=v_em} alles, {include_conversations:true=auch was wir so besprochen haben|gespräche mit|chats eingeschlossen}
{query=v_ef}, aber {include_conversations:false=lass die gespräche weg|nicht in den chats suchen|nur fakten}
woran erinnerst du dich

%tool get_profile
mit welchem namen führst du mich
welche zeitzone hast du bei mir eingestellt
mein profil?
bin ich bei dir mit dem richtigen wohnort hinterlegt
lass mich mal mein nutzerprofil anschauen
welche angaben zur person stehen bei dir drin
auf welche sprache bin ich eigentlich eingestellt

%tool update_profile
ab heute bitte die {updates=v_auf}
sag künftig {updates=v_ruf} zu mir
im profil steht was falsches, richtig ist {updates=v_paar}
ich wohn woanders, stell im profil die {updates=v_auf2}
{updates=v_paar}, so soll es im profil stehen
alle rufen mich {updates=v_ruf}, mach du das auch
mein profil stimmt nicht mehr

%tool get_memory_stats
passt bei dir noch was rein oder ist der speicher voll
wie viel weißt du inzwischen, in zahlen
anzahl gespräche im gedächtnis?
wie viele fakten hast du insgesamt beisammen
was belegt dein gedächtnis an platz
deine speicherbilanz bitte
zähl mal durch, wie viel du gespeichert hast

%tool export_memory
ich zieh um auf ein anderes system, gib mir alles über mich mit
dein wissen über mich als {format:csv=tabelle|csv|excel-taugliche csv}
datenauskunft, {format:json=json|maschinenlesbar als json}
was du weißt zum ausdrucken, {format:markdown=markdown|als md-datei}
alles rausschreiben, was in deinem gedächtnis steckt
nach {format:csv=csv} exportieren, das gesamte gedächtnis
sicherungskopie deines gedächtnisses, {format:json=json-format}

%tool import_memory
auf dem stick liegt {file_path=v_datei}, das musst du alles wieder wissen
{file_path=v_datei} einlesen
füll dein gedächtnis aus {file_path=v_datei}
die alten merksachen hab ich in {file_path=v_datei} gesichert, nimm die auf
import: {file_path=v_datei}
lern auswendig, was in {file_path=v_datei} steht
hol dein altes gedächtnis aus der datei zurück

%tool send_message
{chat_id=v_wem} bescheid geben: {text=v_satz}
{chat_id=v_wem} weiß noch gar nicht, dass {text=v_dass}, schreib das schnell
sei so gut und frag {chat_id=v_wen}, ob {text=v_ob}
{chat_id=v_wem} sagen dass {text=v_dass}
in die {chat_id=v_gruf}: {text=v_satz}
ob {text=v_ob}, frag das mal im {chat_id=v_grum}
bitte {chat_id=v_wen} übers handy, {text=v_auftr}
nicht mailen, nur kurz anschreiben: {chat_id=v_wem}, {text=v_satz}
texte {chat_id=v_wem}, {text=v_satz}
lass {chat_id=v_wen} wissen, dass {text=v_dass}
schreib {chat_id=v_wem} mal was nettes

%tool get_status
hängts irgendwo bei dir
{problem_id=num_id}, tut sich da was
was ist aus meiner bitte nummer {problem_id=num_id} geworden
brauchst du von mir noch ein ja für irgendwas
ist der auftrag {problem_id=num_id} noch in der mache
alles abgearbeitet, was ich dir gegeben hab?
zwischenstand {problem_id=num_id}

%tool notify_user
lass mein handy brummen: {message=v_meld}
jetzt sofort als meldung an mich: {message=v_meld}
push, {message=v_meld}
melde auf meinem bildschirm, dass {message=v_meldd}
nicht später, jetzt: benachrichtige mich, dass {message=v_meldd}
eine mitteilung aufs display, inhalt {message=v_meld}
probier mal, ob bei mir meldungen ankommen

%tool calculate
{expression=v_rech} bitte
der taschenrechner ist weg, {expression=v_rech}
jule rätselt über {expression=v_rech}, sag mal das ergebnis
{expression=v_rech} wären dann wie viel
ich kriegs im kopf nicht hin: {expression=v_rech}
ergebnis von {expression=v_rech}?
du musst mir was ausrechnen

%tool get_current_time
hab keine uhr um, wie spät
kann ich {timezone=timezone} jetzt noch anrufen oder schlafen die schon, wie spät haben die
welchen wochentag haben wir eigentlich
uhr {timezone=timezone}, jetzt
ist schon nach zwölf?
wie viel uhr zeigt die uhr in {timezone=timezone} grad
der wievielte ist heut noch gleich

%tool none
also nochmal von vorn, worüber reden wir hier
reimst du mir was auf spülmaschine
räum bitte die spülmaschine aus
kauf mir bei {=company} ein paar schuhe
schneid mir die haare
fahr du heut die kinder zur schule
%tool talk
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
ach komm, du nimmst mich auf den arm
lass uns einfach ein bisschen quatschen
findest du {=city} auch so hübsch
bist du abends manchmal einsam
morgen beginnt endlich mein urlaub, juhu
