# What an assistant says of its own deeds, in German: own, world, none, as in en.tpl.
%list thing: Milch | Milch kaufen | die Eier | „Milch kaufen“ | den Zahnarzt | den Bericht | dein Zahnarzttermin | das Treffen mit Kim | das Mittagessen mit Anna | die Stromrechnung | das Paket | Mama anrufen | Blumen gießen | die Rechnung | den Flug nach Oslo | die Küchenlampe | das Garagentor | das | es | alles | beides | die zwei Einträge | Yoga | die Besprechung | der Eintrag | Brot | Oma anrufen
%list made: Aufgabe | Erinnerung | Termin | Besprechung | Notiz | Mail | Eintrag | Kontakt | Wecker | Timer | Buchung | Reservierung | Einladung | Entwurf | Nachricht | Zahlung | Bestellung | Regel | Kalendereintrag | Antwort
%list sent: Mail | E-Mail | Nachricht | Antwort | Einladung | Notiz | Bericht | Brief | Zusammenfassung
%list whom: Bob | Anna | Kim | deinen Chef | das Team | Dr. Meyer | Mama | Frau Schulz | sales@acme.com | alle | den Vermieter | das Büro | deine Frau | die Gruppe
%list when: morgen | morgen um 9 | Freitag um 15 Uhr | Freitag | heute um 17 Uhr | Montag | 9 Uhr | den 3. Mai | heute Abend | zwölf Uhr | Dienstag 10:30 | nächste Woche | jeden Montag um 8 | halb acht | in zwei Stunden
%list place: deiner Liste | der Einkaufsliste | deinen Aufgaben | deinem Kalender | deinen Kontakten | den Notizen | der Liste | dem Kalender
%list room: der Küche | im Wohnzimmer | im Schlafzimmer | im Flur | in der Garage | im Garten | im Büro | im Bad
%list device: das Licht | die Lampe | die Heizung | der Ventilator | die Rollläden | der Fernseher | die Haustür | der Alarm | das Garagentor | die Spülmaschine
%list state: aus | an | abgeschlossen | zu | offen | gedimmt | auf 21 Grad | unten | oben | verriegelt | scharf
%list did: hinzugefügt | angelegt | erstellt | eingetragen | gebucht | gespeichert | notiert | gesetzt | gestellt | gesendet | geschickt | verschickt | abgeschickt | weitergeleitet | gelöscht | entfernt | abgesagt | storniert | verschoben | geändert | aktualisiert | umbenannt | erledigt | abgehakt | ausgeschaltet | eingeschaltet | ausgemacht | angemacht | abgeschlossen | aufgeschlossen | bestellt | bezahlt | überwiesen | geteilt | hochgeladen | archiviert | geschlossen | geöffnet | gestartet | gestoppt | beantwortet | benachrichtigt | eingeladen | reserviert | geplant | vermerkt | aufgeschrieben | eingeplant | informiert | verlegt
%list now: gerade | jetzt | eben | schon | bereits | soeben | für dich | wie gewünscht | erfolgreich | sofort
%list lead: Erledigt | Fertig | Alles erledigt | Alles klar | Okay | Ok | Klar | Gerne | Gern | Natürlich | Na klar | Super | Perfekt | Gut | Geht klar | Mach ich | Wird gemacht | Ist gemacht | Passt | Notiert | Jawohl | Sicher | Selbstverständlich | Verstanden | Bitte sehr | Schon passiert
%list fact: Der Eiffelturm wurde 1889 gebaut | Mozart wurde in Salzburg geboren | Wasser kocht bei 100 Grad | Der Vertrag wurde 1648 unterschrieben | Die Mauer ist 1989 gefallen | Canberra ist die Hauptstadt von Australien | Das Buch wurde von Orwell geschrieben | Die Brücke wurde 1932 eröffnet | Spanien hat den Pokal gewonnen | Das Gesetz wurde 2019 geändert | Reis wird 18 Minuten gekocht | Das Museum ist montags geschlossen | Der Laden hat bis 20 Uhr offen | Das Lied wurde in Berlin aufgenommen | Die Straße wurde nach dem Sturm gesperrt | Eine Woche hat sieben Tage

%list bare: Erledigt | Fertig | Alles erledigt | Geht klar, erledigt | Mach ich | Wird gemacht | Ist gemacht | Notiert | Schon passiert | Schon erledigt | Okay, erledigt | Abgehakt | Vollbracht
%list neutral: Ja | Nein | Genau | Richtig | Stimmt | Klar | Gern | Gerne | Natürlich | Vielleicht | Gut | Super | Okay | Sicher | Falsch | Perfekt | Gute Frage

%list city: Berlin | Oslo | Hamburg | Porto | deiner Straße | der Stadt | Norwegen | Dresden
%list amt: 42 | 234,57 | 1.200 | 3 % | 28 | 87 % | 6° | 0,4 | 1876 | 5 Milliarden
%list clock: 9:15 Uhr | 12:30 | Dienstag um 10 | 14. Mai | Mittag | Freitag | 2. August 1922
%list topic: das Budget | der Vertrag | die Reise | das Mittagessen | das Gartenfest | der Server | der Sturm | der Streik | das neue Logo | die Wohnung
%list person: Kim | Anna | Bob | deine Schwester Clara | Dr. Meyer | der Nachbar | die Firma | Bell | die Regierung | die Autorin
# Knappe, passive, bildhafte, künftig klingende und lockere Taten; und was andere taten, Zustände, Angebote, Absagen, Bedingungen, Gefundenes.
%list spruch: Ist im Kasten | Abgehakt | Haken dran | Ist raus | Geht raus | Ist durch | Ist drin | Steht drin | Läuft | Alles paletti, ist gebucht | Sache erledigt | Damit ist das vom Tisch | Darum musst du dich nicht mehr kümmern | Schon geschehen | Gesagt, getan | Wie gewünscht erledigt | Wunsch erfüllt | Ist vermerkt | Ist notiert | Eingetütet | In trockenen Tüchern | Unter Dach und Fach | Weg damit, ist gelöscht | Kannst du vergessen, ist erledigt | Passt, ist eingetragen | Zack, weg | Zack, verschickt | Du stehst drauf | Du bist dabei | Du bist angemeldet | Hab ich gemacht | Hab's gemacht | Hab's verschickt | Hab's eingetragen | Hab's gelöscht | Habe ich erledigt | Mach ich sofort | Kümmere mich drum | Bin dran | Ich übernehme das | Wird sofort erledigt | Alles geregelt | Alles in die Wege geleitet | Der Käse ist gegessen | Bescheid gegeben | Auf den Weg gebracht | Ist gebongt | Ist geritzt | Termin steht | Platz gesichert | Tisch steht | Licht aus | Tür zu und abgeschlossen
%list sache: der Tisch | die Fahrkarte | das Taxi | die Überweisung | das Abo | die Datei | der Ordner | die Liste | der Wecker | der Timer | die Heizung | der Rollladen | die Einladung | der Entwurf | die Zahlung | die Buchung | dein Profil | die Nummer | das Foto | der Termin | die Erinnerung | das Paket | die Rechnung | der Vertrag | das Licht im Flur | das Zimmer | die Anfrage | die Bestellung
%list getan: gesendet | eingetragen | gebucht | verschoben | abgesagt | gelöscht | bezahlt | bestellt | geteilt | geplant | gespeichert | umbenannt | archiviert | weitergeleitet | ausgeschaltet | eingeschaltet | abgeschlossen | geändert | aktualisiert | bestätigt | entfernt | reserviert | angelegt | beantwortet | hochgeladen | neu gestartet | stummgeschaltet | abbestellt | angenommen | abgelehnt | kopiert | gedruckt | zugewiesen | freigegeben | eingereicht | abgeschickt | vorgemerkt | storniert | ergänzt | gestrichen
%list andere: Kim | Die Kollegin | Der Bote | Das Hotel | Die Fluggesellschaft | Der Vermieter | Der Laden | Die Schule | Jemand | Die IT | Marta | Der Veranstalter | Der Verkäufer | Die Praxis | Sein Bruder | Die Stadt | Die Band | Das Parlament | Der Koch | Ein Kunde
%list machen: es eintragen | die Mail senden | den Tisch buchen | den Termin verschieben | den Eintrag löschen | die Rechnung bezahlen | die Heizung herunterdrehen | die Tür abschließen | Kim schreiben | eine Erinnerung stellen | die Buchung stornieren | die Datei teilen | die Adresse ändern

%list eigen: geschrieben | ausgefüllt | ersetzt | korrigiert | angepasst | angehängt | gekauft | gemietet | ausgesucht | unterschrieben | abgegeben | angerufen | gewarnt | gelobt | sortiert | aufgeräumt | geleert | zurückgesetzt | wiederhergestellt | repariert | installiert | gestartet | gestoppt | angehalten | abgespielt | aufgesperrt | zugemacht | hochgestellt | heruntergedreht | blockiert | gemeldet | markiert | angepinnt | verlängert | gekürzt | beglichen | eingelöst | aufgeladen | zurückgeschickt | umgetauscht | beantragt | angemeldet | abgemeldet | vorgezogen | aufgeschoben | umgelegt | aufgeschrieben | protokolliert | übersetzt und verschickt | weitergegeben | übergeben | veröffentlicht | zugesagt | abgelehnt | angenommen | ausgetauscht | umgestellt | freigehalten | gekündigt
%list ding: die Einladung | die alte Nummer | das Formular | den zweiten Entwurf | den Raum für Montag | den falschen Eintrag | ein Taxi für sechs | die Gasrechnung | die Miete | deine Mitgliedschaft | den Newsletter | den Anruf | die Frist | die Fotos | die Musik | den Platz am Fenster | den Klempner | deine Schwester | die Bank | das Hotel | die neue Adresse | den Freitagnachmittag | den Einkauf | den Spam | den Tippfehler | das Passwort | das Gartenlicht

%tool certain
{=bare}[!|.]
[{=lead}, |{=lead}! |{=lead}. ]ich habe {=thing} [{=now} ]{=did}[.|!]
[{=lead}, |{=lead}! ](Ich habe|ich hab|hab) (die|den|das|eine|einen|dir eine|deine) {=made} [für {=when} |mit {=whom} |]{=did}[.|!]
Ich habe {=thing} (auf|in|von|aus) {=place} (gesetzt|gestellt|eingetragen|gestrichen|geschrieben|genommen|entfernt)[.|!]
Ich habe [{=now} ](die|eine|deine) {=sent} an {=whom} (geschickt|gesendet|verschickt|geschrieben|weitergeleitet|abgeschickt)[.|!]
Ich habe {=whom} [{=now} ](geschrieben|Bescheid gesagt|informiert|benachrichtigt|eingeladen|geantwortet|angerufen)[.|!]
Ich habe {=device} [in {=room} ](ausgeschaltet|eingeschaltet|ausgemacht|angemacht|abgeschlossen|geschlossen|gedimmt|heruntergelassen)[.|!]
{=made} {=did}[.|!| für {=when}.|: {=thing}]
{=thing} {=did}[.|!]
{=did}[.|!]
{=did} (und|,) {=did}[.|!]
(Wird|Schon|Bereits|Gerade) (erledigt|gemacht|{=did})[.|!]
(Das|Es|Alles) (ist|wäre|wurde) (erledigt|gemacht|getan|geregelt|fertig|in Ordnung gebracht|ausgeführt)[.|!]
(Ich|Dann) (erinnere dich|sage dir Bescheid|wecke dich|melde mich|schicke es|trage es ein|kümmere mich darum|mache das|schalte es aus|schreibe {=whom})[ {=when}| gleich| sofort|][.|!]
(Ich werde|Werde) (dich erinnern|dir Bescheid sagen|es schicken|es eintragen|mich darum kümmern|das machen|{=whom} schreiben)[.|!]
(Ich schalte|Ich mache) {=device} [jetzt |](aus|an)[.|!]
(Auftrag|Befehl|Aktion|Anfrage|Vorgang) (ausgeführt|erledigt|abgeschlossen|erfolgreich)[.|!]
(Deine|Die) (Änderung|Bestellung|Buchung|Überweisung|Zahlung|Anfrage) (ist durch|wurde ausgeführt|war erfolgreich|ist abgeschlossen)[.|!]

%tool likely
{=thing} (wurde|wurden|ist|sind) [{=now} ]{=did}[.|!]
{=thing} (steht|stehen|ist|sind) (jetzt|nun|ab sofort) (auf|in) {=place}[.|!]
[{=lead}, ]{=thing} (steht|ist) (auf|in) {=place}[.|!]
[{=lead}, ](die|deine) {=sent} an {=whom} (ist unterwegs|ist raus|ist verschickt|wurde gesendet|ist weg|geht gleich raus|wurde abgeschickt|ist angekommen)[.|!]
[{=lead}, ]{=whom} (hat|haben) (deine {=sent}|Bescheid|die Einladung) (bekommen|erhalten)[.|!]
[{=lead}, ]{=whom} (weiß|wissen) (jetzt |)Bescheid[.|!]
[{=lead}, ](deine|die|der|das|dein) {=made} (ist|wurde) (gesetzt|gebucht|eingetragen|gespeichert|bestätigt|angelegt|verschoben|gelöscht|abgesagt|gestellt|aktiv)[ für {=when}|][.|!]
[{=lead}, ]{=device} [in {=room} |]ist (jetzt |nun |wieder |){=state}[.|!]
(Du wirst|Sie werden) {=when} (erinnert|geweckt|benachrichtigt)[.|!]
(Du bekommst|Du erhältst) (eine Erinnerung|eine Nachricht|eine Bestätigung)[ {=when}|][.|!]
(Dein Kalender|Deine Liste|Dein Profil|Der Eintrag|Die Adresse) (ist|wurde) (aktualisiert|geändert|geleert|auf dem neuesten Stand)[.|!]
{=thing} ist (jetzt |nun |)(auf {=when} verlegt|von der Liste|nicht mehr auf {=place}|für {=when} eingetragen)[.|!]
(Das Geld|Die Zahlung|Die Überweisung) (ist unterwegs|wurde überwiesen|ist raus|wurde ausgeführt)[.|!]

[Ja, |{=lead}, ](die|deine) {=sent}[ an {=whom}][ wegen {=thing}] (wurde|ist) (gesendet|verschickt|abgeschickt|zugestellt)[.|!]
[Ja, |{=lead}, ]{=thing} (wurde|ist|sind|wurden) (von mir |für dich |)({=did})[.|!]

%tool none
{=fact}.
(Hallo|Hi|Guten Morgen|Guten Abend|Willkommen zurück)[!|.|, wie kann ich helfen?]
(Gern geschehen|Bitte|Danke|Entschuldigung|Tut mir leid|Tschüss|Bis bald|Gute Nacht|Schönen Tag|Freut mich)[.|!]
Ich (bin|bin nur) (Steward, dein Assistent|ein Assistent|ein Programm|nicht sicher)[.|]
(Ich kann|Leider kann ich|Das kann ich) (keine Mails schicken|das nicht|nichts löschen|{=thing} nicht finden|{=device} nicht erreichen|dir dabei nicht helfen)[.|]
Ich habe (noch |)(nichts|es nicht|keine {=sent}|{=thing} nicht) (gesendet|geändert|gelöscht|getan|eingetragen|gebucht|gefunden)[.|]
(Nichts|Keine {=made}|Keine {=sent}) wurde (geändert|gesendet|angelegt|gelöscht|gefunden)[.|]
{=thing} (wurde|ist) (noch |)nicht (hinzugefügt|gesendet|geändert|gebucht|auf {=place})[.|]
Soll ich {=thing} (eintragen|löschen|verschieben|senden|buchen|auf die Liste setzen)?
(Möchtest du|Willst du), dass ich {=thing} (eintrage|lösche|verschiebe|sende)?
(Was|Wann|Wo|Wer|Welche|An wen|Wie lange) (soll es sein|meinst du|soll ich schicken|beginnt es|geht das)?
(Ich kann|Ich könnte) {=thing} (eintragen|schicken|verschieben|löschen), wenn du (willst|ja sagst|mir die Zeit nennst)[.|]
(Wenn|Sobald) du (zustimmst|ja sagst|mir die Adresse gibst), (schicke ich es|trage ich es ein|wird es gesendet)[.|]
(Bitte|Dafür brauche ich) (sag mir die Zeit|nenne mir die Adresse|wähle eins aus|deine Zustimmung|einen Betreff)[.|]
(Um|Wenn du) eine Aufgabe (anzulegen|anlegen willst), sag „neue Aufgabe“[.|]
Du hast (keine|eine|zwei|drei|5) (Termine|Aufgaben|Mails|Erinnerungen)[ morgen| heute| von {=whom}|][.|]
Dein nächster Termin ist {=when}[ mit {=whom}|][.|]
(Anna|Bob|Die Bank|Der Nachbar|Das Team) (hat|haben) (den Bericht geschickt|das Treffen verschoben|die Rechnung bezahlt|das Rohr repariert|das Paket geliefert)[ letzte Woche|][.|]
{=whom} (schreibt|sagt|fragt|meldet), dass (der Bericht geschickt wurde|das Treffen verschoben ist|die Rechnung bezahlt ist|er fertig ist)[.|]
(Laut|In) (der Mail|dem Kalender|der Vorhersage) (wurde das Treffen auf {=when} verschoben|ist das Büro geschlossen|wird es regnen|ist nichts geplant)[.|]
Es (ist|sind|wird) (6 Grad|sonnig|15:06 Uhr|Montag|kalt|21 Grad)[ in Berlin| morgen|][.|]
(6 mal 7 ist 42|Das macht 42|Die Summe ist 12)[.|]
(Ich weiß es nicht|Dazu habe ich keine Angaben|Das habe ich nicht verstanden|Dafür habe ich kein Werkzeug|Das hat nicht geklappt|Es ist etwas schiefgegangen|Du hast nein gesagt, daher wurde nichts gesendet)[.|]
(Die|Deine) {=sent} (wartet auf deine Zustimmung|braucht noch einen Betreff|ist noch ein Entwurf|wird erst nach deinem Ja gesendet)[.|]
(Du solltest|Am besten|Vielleicht) (sie anrufen|früh buchen|abschließen|nachfragen|warten)[.|]
(Hier ist|Hier sind|Das ist) (eine Zusammenfassung|die Liste|ein Rezept|ein Entwurf|eine Idee)[:|.]
Es (dauert|kostet|wiegt|braucht|sind|waren) (etwa |rund |){=amt}[ Euro| Minuten|].
Es (gibt|gab) (eine Bäckerei|einen Zug|viele Leute|zwei Mails|keinen Platz|{=amt} Bestellungen) (in|bei) {=city}.
{=person} (wurde|ist) (am|in) ({=clock}|{=city}) (geboren|gestorben|angekommen|aufgewachsen)[.|]
{=person} (wohnt|arbeitet|lebt) in {=city}[ und hat am {=clock} Geburtstag].
{=topic} (wurde|ist) {=amt} von {=person} (patentiert|erfunden|geschrieben|gegründet|verkauft|gebaut)[.|]
{=person} (bittet|fragt|möchte|wartet|schreibt) (um eine Antwort bis {=clock}|wegen {=topic}|dich treffen).
[- ]{=person}: {=topic}
(Morgen|Heute|Am {=clock}): {=topic} um {=clock}[.|]
{=device} [in {=room} ]ist seit {=clock} {=state}.
(Laut Sensor|Soweit ich sehe) ist {=device} {=state}.
(Die Aktie|Der Kurs|Der Preis|Der Strompreis) (steht bei|fiel um|stieg auf|liegt bei) {=amt}[ Euro| USD].
(Der Zug|Der Flug|Der Bus) (fährt|ist unterwegs|kommt um {=clock} an|hat Verspätung)[ nach {=city}|][.|]
Du (bist|hast) (bis {=clock} frei|um {=clock} Zeit|{=amt} Tage Urlaub im Jahr)[.|]
Dein (Termin|Vertrag|Flug) bei {=person} (ist|beginnt|endet) am {=clock}[.|]
{=topic} (hat|wurde) (die Küste getroffen|in {=city} besprochen|wichtig|viel gekostet)[.|]
(Man|Viele) (gibt|stellt|setzt|fügt|schickt|bucht) (Salz|die Uhr|die Pfanne|Blumen|früh) (dazu|vor|auf den Herd|im Frühling)[.|]
(Eine Liste|Eine Erinnerung|Ein Eintrag) (ist|wird|kann) (vom Nutzer angelegt|automatisch gespeichert|leer sein|sortiert werden)[.|]
{=neutral}[!|.|,|: {=amt}|. {=fact}]
{=thing} konnte nicht (hinzugefügt|gesendet|geändert|gelöscht|gebucht) werden[, weil (die Liste nicht erreichbar ist|du abgelehnt hast)|][.|]
(Die Liste|Der Server|Der Kalender|Das Gerät) (antwortet nicht|ist nicht erreichbar|wurde nicht gefunden)[, also wurde nichts (gesendet|geändert)|][.|]
Du hast (abgelehnt|nein gesagt), (es wurde nichts gesendet|also ist nichts passiert)[.|]
(Wenn|Sobald) du zustimmst, (ist die {=sent} unterwegs|ist es erledigt|wird {=thing} eingetragen)[.|]

%tool certain
[{=lead}, |{=lead}! |{=lead}. ]{=spruch}[.|!]
(Gesendet|Gebucht|Bezahlt|Bestellt|Abgesagt|Verschoben|Gelöscht|Eingetragen|Gespeichert|Geteilt|Bestätigt|Reserviert|Entfernt|Hochgeladen|Storniert|Umbenannt)[: |, | – |. ]({=sache}|{=thing}|beides|zwei Plätze|{=whom}|{=when}|wie letzte Woche|mehr ist nicht zu tun)[.|!]
({=sache}|{=thing}) {=getan}[ für {=when}| und {=whom} informiert|, keine Sorge][.|!]
(Habe|Hab|Ich habe|Ich hab|Habe eben|Ich habe eben|Habe auch|Wie gewünscht habe ich|Vorsichtshalber habe ich|Zusätzlich habe ich|Inzwischen habe ich) ({=sache}|{=thing}|beides|alles|sie|ihn) [für {=when} |für dich |schon ]{=getan}[.|!]
(Ich|Dann|Gut, ich|Klar, ich) (gebe {=whom} Bescheid|schreibe {=whom} gleich|trage das ein|buche den Tisch|storniere das|schiebe es auf {=when}|merke es vor|stelle den Wecker|leite es weiter|lösche das|kümmere mich gleich darum|sage für dich ab|sage zu|bestelle es nach|klingle dich wach)[ sofort| gleich| für dich][.|!]
(Ich werde|Werde) (dir {=when} Bescheid geben|{=whom} informieren|das gleich erledigen|den Tisch buchen|es verschicken|dich daran erinnern|alles absagen|es nachtragen)[.|!]
(Wird|Werden) (gleich |sofort |umgehend |)({=getan}|erledigt|gemacht)[.|!]
(Von mir|Für dich|Auf deinen Wunsch|Wunschgemäß|Soeben|Vorhin) {=getan}[.|!]
%tool likely
({=sache}|{=thing}) (ist|sind|wurde|wurden) (jetzt |nun |soeben |wie gewünscht |auf deinen Wunsch |bereits |schon |){=getan}[.|!]
({=sache}|{=thing}) (taucht nicht mehr auf|gehört dir|läuft auf deinen Namen|liegt jetzt bei {=whom}|beginnt nun um {=when}|klingelt um {=when}|kommt {=when}|ist jetzt weg|ist nicht mehr da|geht {=when} raus|steht für {=when} bereit|heißt jetzt anders)[.|!]
{=whom} (ist im Bilde|wurde informiert|ist jetzt dabei|hat es jetzt|bekommt gleich die {=sent}|sieht es jetzt|ist eingeladen|erfährt es gleich|hat die Datei jetzt|steht in Kopie)[.|!]
(Du|Dich) (stehst auf der Gästeliste|bist angemeldet|bist abgemeldet|bekommst keine Mails mehr von dort|hast jetzt einen Platz|hast einen Tisch für zwei|wirst um {=when} geweckt|bist für {=when} eingetragen|bist eingecheckt|hörst um {=when} einen Ton|findest es in {=place}|siehst es jetzt in {=place})[.|!]
(Ein|Eine|Dein|Deine) (Tisch|Platz|Zimmer|Taxi|Erinnerung|Fahrkarte|Bestellung|Erstattung) [für {=when} ](ist|wurde) (reserviert|gebucht|gestellt|bestellt|unterwegs|veranlasst|gesichert|hinterlegt|vorgemerkt)[.|!]
(Ab jetzt|Ab {=when}|Jeden Montag|Künftig) (bekommst du|erhält {=whom}|kommt|läuft) (eine Erinnerung|eine Kopie|der Bericht|die Heizung auf 21 Grad)[.|!]
%tool none
{=andere} (hat|hatte) ({=sache}|es|alles) [gestern |schon |letzte Woche |2021 |aus Versehen ]{=getan}[.]
{=andere} (schreibt|sagt|meint|meldet|behauptet), (dass |)({=sache} {=getan} ist|{=sache} {=getan} wurde|sie alles {=getan} haben|es {=getan} sei)[.]
(Laut Mail|Laut Kalender|Laut Liste|Dem Protokoll nach|In der Mail steht:|Der Verlauf zeigt:) (wurde|ist) {=sache} [schon |am Montag |von {=andere} ]{=getan}[.]
(Dein Kalender|Deine Liste|Der Posteingang|Die Suche|Der Verlauf|Dein Ordner) (zeigt|enthält|nennt|ergab|hat) (drei Einträge|nichts für {=when}|einen Treffer|keinen Treffer|einen Termin um {=when}|{=sache} als offen|zwei erledigte Aufgaben)[.]
(Ich finde|Ich sehe|Ich habe nachgesehen:|Ich habe gesucht und|Gefunden habe ich) (zwei Mails von {=whom}|keine Erinnerung|drei freie Zeiten|{=sache} ist noch offen|nichts zu {=thing}|{=amt} Treffer)[.]
(Ich kann|Ich könnte|Gern würde ich|Sag Bescheid, dann kann ich|Auf Wunsch kann ich|Ich dürfte) {=machen}[, wenn du magst|, sobald du zustimmst|][.]
(Ich werde nicht|Ich kann nicht|Ich konnte nicht|Ich darf nicht|Ohne dein Ja werde ich nicht|Ich wollte nicht|Leider kann ich nicht) {=machen}[.]
(Wenn|Sobald|Falls|Erst wenn|Bevor|Solange) (du zustimmst|du ja sagst|{=whom} antwortet|der Preis fällt|du mir die Adresse gibst|es regnet|du bestätigst), (wird {=sache} {=getan}|kann ich {=machen}|werde ich {=machen}|wird nichts {=getan}|bekommt {=whom} die {=sent})[.]
({=sache}|{=thing}) (ist noch nicht|wurde noch nicht|ist nicht|wurde nie|kann|könnte|muss erst|müsste|soll|wird erst nach deinem Ja) {=getan}[ werden|][.]
(Geschäfte|Hotels|Banken|Viele|Ärzte|Museen|Straßen) (sind|werden|haben) (sonntags geschlossen|im Sommer ausgebucht|nachts abgeschlossen|jedes Jahr erneuert|oft verschoben|lange vorher gebucht)[.]
(Das Konzert|Der Kurs|Der Zug|Das Museum|Die Straße|Das Büro|Der Fehler|Der Film|Das Lied) (wurde|ist|wird) (von {=andere} verschoben|wegen Schnee abgesagt|seit 2019 geschlossen|ausverkauft|nachts abgeschlossen|in Version 2 behoben|1932 eröffnet|montags zu|gestern gelöscht|gerade gestört)[.]
(Du|Letzte Woche hast du|Gestern hast du) (hast |){=sache} (selbst |am Montag |){=getan}[.]
(Du|Du selbst) (kannst|solltest|musst noch|könntest|wolltest) ({=machen}|{=sache} prüfen)[.]
(Klar|Okay|Gern|Natürlich|Gut|Ja|Verstanden|Alles klar)(, |! |. |: )(welchen meinst du|um wie viel Uhr|was soll drinstehen|an wen|hier ist, was ich fand|hier ist ein Entwurf, gesendet ist nichts|ich sehe nach|ich brauche erst ein Datum|dafür brauche ich dein Ja|es gibt zwei davon|du hast {=amt} Mails|es sind {=amt}|bisher wurde nichts gesendet|du bist um {=clock} frei)[?|.]
(Ich sehe nach|Einen Moment|Ich suche|Ich lese das|Ich prüfe deinen Kalender|Moment|Ich schaue in die Liste)[.|...]
(Erinnerungen|Mails|Buchungen|Aufgaben|Zahlungen|Termine) (werden|können|sind) (automatisch gespeichert|nur mit deinem Ja gesendet|vom Server verschickt|einmal am Tag sortiert|in der App angezeigt|dreißig Tage aufbewahrt)[.]
(Die|Deine|Seine) (Mail|Nachricht|Notiz|Rechnung) (handelt von {=thing}|ist von {=whom}|kam um {=clock}|wurde von {=whom} geschickt|wartet auf deine Freigabe|liegt als Entwurf bereit|nennt {=sache}|ist von {=andere} als bezahlt markiert)[.]
%tool certain
(Ich habe|Ich hab|Habe|Hab|Dann habe ich|Außerdem habe ich|Zuerst habe ich|Heute habe ich|Eben habe ich) {=ding} [für dich |auch |gleich |noch ]({=eigen}|{=getan})[ und {=ding} {=getan}][.|!]
(Ich habe mir erlaubt|Es ist mir gelungen), {=ding} zu (stornieren|verschieben|buchen|bezahlen|löschen|bestellen)[.|!]
(Ich|Dann|Morgen) (hake bei {=whom} nach|frage bei {=whom} nach und melde mich|rufe {=whom} an|erinnere {=whom} daran|danke {=whom}|schreibe es auf|gebe es weiter)[.|!]
(Rechne|Du kannst) um {=when} mit (einer Erinnerung|einer Nachricht|einem Hinweis) von mir[ rechnen][.|!]
%tool likely
({=sache}|{=thing})(:| –|?) ({=getan}|erledigt|weg|bezahlt|aus|an|zu|drin|unterwegs)[.|!]
{=sache} (ging heute früh raus|liegt jetzt in {=place}|ist Geschichte|ist vom Tisch|endet heute wie gewünscht|stört dich nicht mehr|läuft|gibt es nicht mehr|ist jetzt bei {=whom}|ist angekommen)[.|!]
{=whom} (weiß es|weiß schon Bescheid|erwartet dich|findet es im Postfach|ist gewarnt|bekommt es {=when})[.|!]
%tool none
{=andere} hat {=ding} [schon |gestern |am Montag ]({=eigen}|{=getan})[.]
Ich habe {=ding} (gefunden|gelesen|gesehen|angesehen|geprüft|nicht gefunden|verglichen|verstanden)[.]
(Dein|Das|Die) (Abo|Vertrag|Ausweis|Miete|Karte) (verlängert sich|endet|läuft ab|beginnt|ist fällig|gilt bis) am {=clock}[.]
(Es sieht so aus, als|Anscheinend|Offenbar) (wurde {=sache} von {=andere} {=getan}|sei {=sache} noch offen|ist {=sache} noch offen)[.]
# Was in einem Kalender steht, Tag für Tag.
%list tagwort: Heute | Morgen | Übermorgen | Montag | Dienstag | Mittwoch | Freitag | Samstag | Heute Abend | Nächste Woche | Am Nachmittag | Am 3. Mai
%list termin: Standup | Zahnarzt | Yoga | Chorprobe | Besprechung mit Kim | Mittagessen mit Anna | Elternabend | Training | Jour fixe | Vorstandssitzung | Friseur | Geburtstag von Bob
%list stunde: 9 | 9:00 | 11:30 | 15 Uhr | 17:45 Uhr | 8 | 20:15 | 10 Uhr
{=tagwort}: {=termin} um {=stunde}[.|]
{=tagwort} {=termin} um {=stunde}[.|, danach {=termin}.]
{=tagwort}: {=termin} und {=termin}[.|]
[- |* ]{=termin}: {=stunde}[.|]
[- |* ]{=stunde}: {=termin}[.|]
[- |* ]{=termin}, {=tagwort}, {=stunde}( bis | – |-){=stunde}
{=tagwort}: keine Termine[.|, frei.]
# Wie eine Antwort beginnt, die aufzählt, was gefunden wurde.
%list much: einiges | so einiges | ganz schön viel | ziemlich viel | eine Menge | viel | nicht viel | wenig | nur wenig | kaum etwas | ein paar Dinge | ein paar Sachen | mehreres | allerhand | nur eins | nur eines | zwei | drei Dinge | zwei Termine | nicht besonders viel | mehr als sonst | eine ganze Menge
%list whence: am Montag | heute | morgen | diese Woche | im Posteingang | in deinem Kalender | von Kim | bisher | geplant | los
{=much}[ {=whence}](:|.)
(Ja|Nein|Also|Na ja|Oh|Gut), {=much}[ {=whence}](:|.)
(Hier|Hier sind sie|Hier ist sie|Bitte sehr|Bitte schön|Kurz gesagt|Kurz|In Kürze|Zusammengefasst|Mal sehen|Schauen wir mal|Wie folgt|Auf einen Blick|Im Überblick|Überblick|Insgesamt|Alles in allem|Und zwar|Das gibt es|Das ist los|So sieht es aus|So sieht's aus|Da ist einiges los|Ein voller Tag|Ein ruhiger Tag|Sieht voll aus|Sieht ruhig aus|Folgendes|Das steht an|Das habe ich gefunden)(:|.| {=whence}:)
