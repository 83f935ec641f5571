# German: wide lines for every known tool. Verb parts that stand after an argument, whole infinitives and clauses as text.
%lang de
%list w_inf: fenster putzen | oma anrufen | den müll rausbringen | Fahrrad aus dem Keller holen | altglas wegbringen | Tante Gerda zum Geburtstag gratulieren | bei der Krankenkasse anrufen | koffer für Sylt packen | Rezept in der Apotheke abholen | den Kühlschrank abtauen | Schulbücher bestellen | mit Emil Mathe üben | die Winterjacken in die Reinigung bringen | pfandflaschen abgeben | Herrn Seidel wegen der Miete schreiben | Hochbeet gießen | einen Termin beim Friseur ausmachen | die Dachrinne sauber machen | handyvertrag kündigen | Zeugnis einscannen und hochladen | im Baumarkt Dübel kaufen | den Wasserfilter wechseln | Brot, Käse und Oliven einkaufen | die Stühle vom Nachbarn zurückbringen | Elternbrief unterschreiben | das Zelt trocknen lassen | Kaffeemaschine entkalken | beim Bürgeramt vorbeigehen | fotos von der taufe aussuchen | Papas Brille reparieren lassen | die Garage ausfegen | Jonas vom Training abholen | Flug umbuchen | neuen Personalausweis beantragen | schuhe zum schuster bringen | für die Prüfung lernen | das Regal im Flur anbringen | Kundenliste aktualisieren | den Hund zum Tierarzt bringen | zwei Kisten Wasser holen | Sporttasche auspacken | Angebot an die Firma Kern rausschicken | meerschweinchen füttern | Reifendruck prüfen | drucker neu einrichten | Gästebett beziehen | spenden für den Flohmarkt sammeln | Bettwäsche waschen und aufhängen | das Konto bei der Sparkasse auflösen | Weihnachtskarten schreiben
%list w_imp: ruf oma an | kauf noch Milch | bring den müll raus | hol die kinder ab | stell die Tonne raus | denk an den Schirm | nimm die Tabletten | gieß die tomaten | schick Frau Brandt das Angebot | zieh die Wäsche ab | gib das Buch zurück | wirf den Brief ein | mach den Ofen aus | frag Timo nach dem Schlüssel | überweis die Miete | lass den hund raus | pack die Badesachen ein | druck die tickets aus
%list w_zu: die Blumen auf dem Balkon zu gießen | den Müll rauszubringen | oma anzurufen | Fenster zu putzen | das Fahrrad reinzustellen | Tante Gerda zu gratulieren | bei der Krankenkasse anzurufen | die Koffer vom Dachboden zu holen | das Rezept in der Apotheke abzuholen | den kühlschrank abzutauen | mit Emil für die Klassenarbeit zu üben | die Pfandflaschen mitzunehmen | Herrn Seidel zu schreiben | einen Tisch im Goldenen Hirsch zu reservieren | den Handyvertrag zu kündigen | das Zeugnis einzuscannen | Dübel und Schrauben zu kaufen | den Wasserfilter zu wechseln | die Stühle zurückzubringen | den Elternbrief zu unterschreiben | Kaffee nachzubestellen | beim Bürgeramt vorbeizugehen | Jonas vom Training abzuholen | den Flug umzubuchen | die Schuhe zum Schuster zu bringen | für Freitag zu lernen | die Kundenliste abzugleichen | mit dem Hund Gassi zu gehen | Wasser zu trinken | die Sporttasche auszupacken | das Angebot rauszuschicken | den Reifendruck zu prüfen | die Betten zu beziehen | das Parkticket zu verlängern | den Herd auszumachen | die Hühner reinzulassen | Mias Lehrerin zu antworten | den Schlüssel bei den Nachbarn abzugeben | die Medikamente zu nehmen | mich beim Zahnarzt zu melden | eine Runde spazieren zu gehen | die Zeiterfassung nachzutragen | das Auto aus der Werkstatt zu holen | Kuchen fürs Büro mitzubringen | mir die Augentropfen zu geben | dem Vermieter Bescheid zu sagen
%list w_muss: ich noch tanken muss | der Müll heute raus muss | Oma auf meinen Anruf wartet | ich die Kinder abholen soll | die Bibliothek um sechs zumacht | Jonas seine Turnschuhe braucht | ich Frau Brandt zurückrufen wollte | das Parkticket abläuft | die Wäsche noch in der Maschine liegt | ich mich für den Kurs anmelden muss | der Braten aus dem Ofen muss | wir bei Kerns eingeladen sind | ich den Schlüssel mitnehme | die Katze ihre Spritze kriegt | das Meeting gleich losgeht | ich Brot mitbringen sollte | die Steuer fällig wird | Mia zum Zahnarzt muss | der Handwerker klingelt | ich nüchtern bleiben muss | die Bewerbungsfrist endet | morgen Feiertag ist und alles zu hat | ich das Angebot noch nachrechnen wollte | der Strom abgelesen wird | Papa Hochzeitstag hat
%list w_was: was für die katze einkaufen | den Steuerkram | Elternsprechtag | Omas Medikamente | Parkschein | Pizza im Ofen | Anruf bei Frau Brandt | Müllabfuhr | Zahnspange von Mia | Vokabeltest | Reifenwechsel | Mietzahlung | Wäsche | Probe mit der Band | Geburtstag von Timo | Rückgabe der Bücher | Blutdruck messen | Abfahrt zum Bahnhof
%list w_rm: Elternsprechtag | Vokabeltest | Parkschein | Reifenwechsel | Geburtstag von Timo | Kuchen im Ofen | Anruf bei Frau Brandt | Termin beim Hautarzt | Müll | Abgabetermin | Wocheneinkauf | Tee
%list w_rf: Müllabfuhr | Zahnspange von Mia | Mietzahlung | Wäsche im Keller | Probe mit der Band | Rückgabe der Bücher | Abfahrt zum Bahnhof | Steuer | Pizza | Tablette am Abend | Anmeldefrist | Blutabnahme
%list w_rn: Parkticket | Medikament von Oma | Treffen mit Frau Brandt | Nudelwasser | Elterngespräch | Zoom-Meeting | Bad im Keller | Geschenk für Timo | Webinar | Handballtraining
%list w_wann: morgen um sieben | in zehn minuten | heute abend um neun | in einer halben Stunde | Freitag um halb drei | am Sonntag um elf | um 16 Uhr | um viertel vor acht | übermorgen früh | in drei Tagen | nächsten Montag um acht | am 14. um 10 Uhr | Mittwochabend | heute um 18 uhr | in 45 Minuten | kommenden Samstag um zwölf | um fünf | morgen Mittag | am 3. Oktober | jeden Donnerstag um 19 Uhr | in zwei Stunden | Montag früh um 6:30 | heute Nachmittag gegen vier | am Dienstag | 17:45 | nächste Woche Freitag | in einer Woche | heute Nacht um zwei | Punkt zwölf | am Donnerstagmorgen um acht | jeden Abend um zehn | spätestens um neun
%list w_start: morgen um 9 | morgen um halb zehn | Freitag um drei | Freitag 15 Uhr | am Montag um acht | am 14. um 11 Uhr | heute um 18 Uhr | übermorgen um zehn | Samstag um elf | am 3. Mai um 10 Uhr | nächsten Dienstag um viertel nach zwei | Donnerstag 19:30 | am 22.8. um 13 Uhr | mittwoch 10 uhr | kommenden Sonntag um 15 Uhr | nächste Woche Mittwoch um neun | heute Abend um acht | Montag 8:15 | am 1. Juli um 12 | Dienstag früh um sieben
%list w_ende: zehn | halb elf | 17 Uhr | fünf | 12:30 | 20 uhr | viertel nach drei | 16:15 | mittags | elf Uhr | 22 Uhr | halb sieben | 18.30 Uhr | Mitternacht | drei | kurz vor acht | 14 Uhr | neun
%list w_dau: eine Stunde | zwei Stunden | 30 Minuten | eine halbe Stunde | anderthalb Stunden | 45 minuten | drei stunden | 2h | 90 Minuten | eine Dreiviertelstunde | 20 min | den ganzen Nachmittag | vier Stunden | einen halben Tag
%list w_evt: zahnarzt | Zahnreinigung | elterngespräch | Kaffee mit Timo | Handballtraining | Hautarzt | Übergabe mit Frau Brandt | Kegelabend | Besichtigung Lindenhof | sauna | Chorprobe | Treffen mit dem Steuerberater | Kundenworkshop Kern | Jour fixe Vertrieb | Essen bei Oma | geburtstag emil | Autowaschen mit Papa | Oma vom Bahnhof abholen | Wände streichen | reifen wechseln lassen | mit Lena die Küche planen | Präsentation üben | steuer machen | Kinder vom Schwimmen holen | Yoga im Park | Umzugskisten packen | Impfung Mia | Laternenumzug | Sprint-Review | mit dem Hund zum Tierarzt | Fotos beim Fotografen | Wohnungsübergabe Nordstraße | Einkaufen mit Tante Gerda | Gespräch mit der Bank | Fahrradtour an den See
%list w_evtm: Zahnarzttermin | Kegelabend | Hautarzttermin | Laternenumzug | Bankbesuch | Kundenworkshop | Elternabend | Spieleabend | Yogakurs | Notartermin | Videocall mit Kern | Ausflug zum See
%list w_evtf: Zahnreinigung | Chorprobe | Übergabe | Besichtigung | Impfung | Fahrstunde | Wohnungsübergabe | Fahrradtour | Klausur | Fortbildung | Teamsitzung | Wanderung
%list w_evtn: Elterngespräch | Handballtraining | Essen bei Oma | Kaffeetrinken | Bankgespräch | Konzert in der Philharmonie | Seminar | Treffen mit Timo | Bewerbungsgespräch | Straßenfest
%list w_ort: Raum 3.14 | Praxis am Ring | Goldener Hirsch | Turnhalle Süd | Omas Wohnung | Zoom | Gasthaus Linde | Bürgerhaus | Lindenstraße 8 | Hauptbahnhof | Kantine | Büro von Frau Brandt | Stadtbad | Teams | Café am Dom | Hof 2 | Aula | Werkstatt Huber
%list w_notiz: Ausweis mitbringen | nüchtern kommen | Parkplatz hinterm Haus | Timo bringt den Kuchen mit | vorher kurz anrufen | Sportschuhe einpacken | Unterlagen von Frau Brandt nicht vergessen | zweiter Stock links | Kosten teilen wir | Kasse zahlt erst ab Mai | Rechnung kommt per Post | am besten mit dem Zug fahren | die alte Nummer steht auf dem Deckel | nur Barzahlung | Agenda kommt noch | erst beim Nachbarn klingeln
%list w_tag: heute | morgen | übermorgen | Montag | Dienstag | Mittwoch | Donnerstag | freitag | Samstag | sonntag | nächste Woche | diese Woche | heute Abend | morgen früh | Freitagabend | nächsten Dienstag | kommenden Samstag | morgen Nachmittag | nächsten Monat | heute noch | Montag nächster Woche
%list w_amtag: Montag | Dienstagabend | Mittwoch | Donnerstag | freitag | Samstag | Sonntag | Wochenende | 14. | 3. Mai | 22. | kommenden Mittwoch | 24. Dezember | 31.10. | 9. Juli | Freitagvormittag | ersten August | 2. 9. | Ostermontag
%list w_von: 3. | 1. Mai | Montag | Mittwoch | 12. Juni | 4.8. | 20. | Dienstag | 16. März | 28.11. | 7. Juli | morgen | heute | nächsten Montag
%list w_bis: 9. | 5. Mai | Freitag | Sonntag | 18. Juni | Samstag | 11.8. | Monatsende | 27. | donnerstag | 2. September | Ende nächster Woche | 30. März
%list w_kal: Arbeit | Privat | Uni | Familie | Schichten | Handball | Ferien | Kinder | Projekt Kern | Chor | Urlaub | WG | Geburtstage
%list w_frist: Freitag | morgen | übermorgen | Monatsende | Sonntagabend | 20. | 3. Mai | nächste Woche Mittwoch | Ende Juni | heute Abend | nächsten Montag | Ostern | Donnerstag 12 Uhr | 1. August | Anfang Herbst | in zwei Wochen | Weihnachten | 15.9. | Mittwochfrüh | Quartalsende
%list w_neu: Freitag | morgen | nächste Woche | Montag in einer Woche | Ende des Monats | kommenden Mittwoch | übermorgen | Samstag | Anfang August | Dienstag früh | Mitte Mai | nächsten Monat | Donnerstagabend
%list w_mf: Nebenkostenabrechnung | Sitzordnung | Klassenkasse | Lieferzusage | Zählernummer | Kursanmeldung | Zugverbindung | Steuerbescheinigung | Spendenquittung | Handwerkerrechnung | Wegbeschreibung | Teilnahmebestätigung | Inventur | Kaution | Mitfahrgelegenheit | Einkaufsliste fürs Grillen
%list w_mm: Bauantrag | Mietspiegel | Ablaufplan | Kursplan | Wasserschaden im Keller | Liefertermin | Gutschein | Putzplan | Betriebsausflug | Rabattcode | Vertrag mit Kern | Spielplan | Elternbrief | Kostenplan | Umbau der Praxis
%list w_mn: Angebot von Kern | Seminar in Fulda | Lastenrad | Ferienlager | Straßenfest | Protokoll vom Dienstag | Empfehlungsschreiben | Gutachten | Catering | Nachtquartier | Dachgeschoss | Treffen der Ehemaligen
%list w_mp: Schlüssel | Zählerstände | Fahrkarten | Turniertermine | Maße vom Schrank | Kontodaten | Fotos vom Umzug | Änderungen am Vertrag | Stundenzettel | Bankverbindung | Gästezahlen | Rückläufer
%list w_mx: Nebenkostenabrechnung 2024 | putzplan | zählerstände | Angebot Kern | Lastenrad | Fahrkarten Fulda | kaution | Elternbrief | Sitzordnung Hochzeit | Spendenquittung | Rabattcode | Turniertermine | Bauantrag | Schrank Maße | Inventur | Catering fürs Straßenfest
%list w_dat: Frau Brandt | meiner Schwester | dem Vermieter | der Hausverwaltung | Timo | unserem Steuerberater | der Schule | Herrn Seidel | der Versicherung | meinem Bruder | dem Makler | den Stadtwerken | Emil | der Klassenlehrerin | Dr. Sommer
%list w_nom: Frau Brandt | meine Schwester | der Vermieter | die Hausverwaltung | Timo | unser Steuerberater | die Schule | Herr Seidel | die Versicherung | mein Bruder | der Makler | Emil | die Klassenlehrerin | Sabine Ott | der Klempner | das Finanzamt
%list w_back: letzte woche => 7 | diese woche => 7 | gestern => 1 | heute => 1 | letzten monat => 30 | die letzten zwei wochen => 14 | die letzten 3 tage => 3 | seit gestern => 1
%list w_backd: letzten zwei wochen => 14 | letzten 3 tagen => 3 | letzten fünf tagen => 5 | letzten 30 tagen => 30 | letzten 10 tagen => 10 | vergangenen vier wochen => 28 | letzten sieben tagen => 7
%list w_betr: Schlüsselübergabe | Rückfrage | Absage Donnerstag | Zusage | Nebenkosten | Danke für gestern | Rechnung 4711 | Urlaub im August | neue Bankverbindung | Stundenzettel Mai | Angebot überarbeitet | Termin verschoben | Krankmeldung Mia | Bewerbung Gärtnerin | Heizung defekt | Mitfahrgelegenheit | Liefertermin | kurze Info | Einladung | Fehlende Unterlagen
%list w_dass: ich später komme | wir den Termin verschieben müssen | ich am Montag nicht da bin | das Paket angekommen ist | die Heizung wieder kalt ist | ich das Angebot gut finde | Mia heute krank ist | wir einverstanden sind | ich den Schlüssel unter die Matte lege | der Zug Verspätung hat | ich noch zwei Tage brauche | wir leider absagen müssen | die Rechnung schon bezahlt ist | ich mich am Freitag melde | ich gern mitkomme | der Kuchen bei mir im Auto steht | die Pläne falsch sind | ich gut gelandet bin | er die Leiter mitbringen soll | es bei acht Uhr bleibt | wir zu fünft kommen und ein Kind dabei ist | ich es heute nicht mehr schaffe, aber morgen früh anrufe | die Fotos im Ordner liegen | ich auf eine Antwort warte | das Treffen ins Wasser fällt | wir auf ihn warten | die Katze wieder da ist | ich ihr den Rest überweise | wir keinen Strom haben | niemand an der Tür war
%list w_satz: ich komme später | der Termin muss verschoben werden | am Montag bin ich nicht da | das Paket ist da | die Heizung ist wieder kalt | das Angebot gefällt mir | Mia ist heute krank | wir sind einverstanden | Schlüssel liegt unter der Matte | mein Zug hat Verspätung | ich brauche noch zwei Tage | leider müssen wir absagen | Rechnung ist schon bezahlt | ich melde mich am Freitag | bin dabei | kannst du die Leiter mitbringen | wo steckt ihr denn | acht Uhr passt, bis dann | ruf mich an, sobald du Zeit hast | danke für die Hilfe am Samstag | wartet nicht auf mich | bitte schick mir die Pläne noch mal | wir haben keinen Strom, kommt lieber morgen | herzlichen Glückwunsch euch beiden | hab dich lieb | bring bitte Eis mit | es bleibt bei Donnerstag | ich steh vor der Tür | das Treffen fällt ins Wasser | mach dir keine Sorgen
%list w_ob: er am Samstag helfen kann | das Angebot noch steht | sie den Bohrer noch braucht | wir uns um sechs treffen | noch Karten da sind | Mia bei ihnen übernachten darf | die Rechnung angekommen ist | jemand meinen Schal gefunden hat | der Termin verschoben werden kann | es vegetarisches Essen gibt | sie mich mitnehmen können | das Zimmer noch frei ist | er den Schlüssel hat | die Probe stattfindet | wir etwas mitbringen sollen
%list w_auftr: die Katze zu füttern | mich zurückzurufen | Brot mitzubringen | die Unterlagen zu schicken | um sieben da zu sein | den Schlüssel abzugeben | leise zu sein | die Rechnung zu prüfen | mir die Maße durchzugeben | den Hund rauszulassen | noch Eis zu kaufen | die Fenster zuzumachen | uns abzuholen | das Tor offen zu lassen

%tool search_email
mail von {from_email=w_nom} {query=w_mx}?
hat mir {from_email=w_nom} was zur {query=w_mf} geschickt
ich müsste mal wissen, ob von {from_email=w_dat} eine mail zum {query=w_mm} kam
wat hat {from_email=w_nom} denn zum {query=w_mn} gemailt
such ma die mail mit der {query=w_mf} raus
könnten Sie bitte in meinem Posteingang nachsehen, ob sich {from_email=w_nom} zur {query=w_mf} geäußert hat?
nach den {query=w_mp} müsstest du im postfach mal kramen
{query=w_mx} von {from_email=w_dat}, kam {days_back=w_back} per mail
von {from_email=w_dat} {days_back=w_back} was wegen {query=w_mx} reingekommen?
ich hätte gern alle mails aus den {days_back=w_backd}, in denen es um den {query=w_mm} geht
die {query=w_mp} hat {from_email=w_nom} mir gemailt, ich find sie bloß nicht
{limit=int} mails zum {query=w_mm}, mehr nicht
zeig die letzten {limit=int}, die {from_email=w_nom} mir zum {query=w_mn} geschrieben hat
was den {query=w_mm} angeht, hat da {from_email=w_nom} schon geantwortet
wann hat {from_email=w_nom} mir eigentlich die {query=w_mp} gemailt
postfach: {query=w_mx}, {from_email=w_nom}, {days_back=w_back}
eine nachricht über das {query=w_mn} such ich, die lag {days_back=w_back} im posteingang
gib mir mal alles, was zum {query=w_mn} in meinen mails steht
in den {days_back=w_backd} soll {from_email=w_nom} eine mail mit der {query=w_mf} geschickt haben, stimmt das
mir hat doch irgendwer wegen der {query=w_mf} gemailt, wer war das
hol mir aus den mails die {query=w_mp} raus
wurde die {query=w_mf} schon gemailt
filter den posteingang auf {from_email=email} und {query=w_mx}
{from_email=w_nom} wollte mir den {query=w_mm} mailen, ist der da
findest du die mail wieder, in der {from_email=w_nom} vom {query=w_mn} schreibt
das {query=w_mn}: schau in den mails der {days_back=w_backd} nach
e-mails zu {query=w_mx} auflisten, maximal {limit=int} stück
was stand {days_back=w_back} zur {query=w_mf} im posteingang
ist vom {query=w_mm} irgendwo in meiner post die rede
ich dachte, {from_email=w_nom} hätte mir die {query=w_mf} geschickt, guck bitte nach
hat {from_email=w_nom} {days_back=w_back} geschrieben
wo sind denn die mails von {from_email=w_dat} hin

%tool get_email_details
mach {email_id=id} auf
lies {email_id=id} bitte ganz vor
ich möchte den vollen wortlaut von {email_id=id} haben
nachricht {email_id=id} komplett anzeigen, mit anhang
was steht denn nun wirklich in {email_id=id}
wer hat {email_id=id} sonst noch bekommen
den text der mail {email_id=id} hätt ich gern ungekürzt
zeigen Sie mir bitte die Nachricht mit der Kennung {email_id=id}
blend mir {email_id=id} ein
{email_id=id} aufmachen und vorlesen
ruf mal mail {email_id=id} auf
ich muss {email_id=id} noch mal im original durchlesen
um wie viel uhr kam {email_id=id} und was hängt dran
öffne die, ich will den ganzen text
von der mail brauch ich jedes wort, zeig sie komplett
hol {email_id=id} aus dem postfach und zeig sie mir

%tool summarize_email
fass {email_id=id} zusammen
{email_id=id} bitte eindampfen, ich les doch keine drei seiten
was ist der kern von {email_id=id}
gib mir {email_id=id} in kurz wieder
ich hätte gern eine zusammenfassung von {email_id=id}
sag mir in zwei sätzen, was in {email_id=id} steht
könnten Sie mir {email_id=id} auf das Wesentliche kürzen?
die mail {email_id=id} ist endlos, was will man von mir
knapp bitte: worum dreht sich {email_id=id}
welche termine und beträge nennt {email_id=id}, kurz gefasst
mail {email_id=id}, nur die kernpunkte
ohne drumherum, {email_id=id} in stichworten
mach mir aus {email_id=id} drei sätze
kürz mir die mail mal zusammen
der lange brief im postfach, gib mir die kurzfassung
ich muss gleich los, was steht grob in {email_id=id} drin

%tool compose_email
schick {to=email} eine mail, betreff {subject=w_betr}, dass {body=w_dass}
mail an {to=email}, {subject=w_betr}: {body=w_satz}
schreib {to=email} unter {subject=w_betr}, dass {body=w_dass}
ich müsste {to=email} mailen, dass {body=w_dass}, nimm als betreff {subject=w_betr}
teil {to=email} per mail mit, {body=w_satz}, betreff {subject=w_betr}
dass {body=w_dass}, sollte {to=email} per mail erfahren, betreff {subject=w_betr}
würden Sie {to=email} bitte eine E-Mail mit dem Betreff "{subject=w_betr}" senden? Inhalt: {body=paragraph}
frag {to=email} per mail, ob {body=w_ob}, betreff {subject=w_betr}
bitte {to=email} in einer mail darum, {body=w_auftr}, betreff {subject=w_betr}
{to=emails} sollen eine mail kriegen: {body=w_satz}. als betreff {subject=w_betr}
betreff soll {subject=w_betr} sein, text {body=w_satz}, empfänger {to=email}
setz mir ne mail auf an {to=email}, betreff {subject=w_betr}, und schreib rein, dass {body=w_dass}
an {to=email} geht: {body=w_satz}. betreff {subject=w_betr}, kopie an {cc=email}
nimm {cc=email} in cc und mail {to=email}: {body=w_satz}, betreff {subject=w_betr}
{subject=w_betr} als betreff, {to=email} als empfänger, {cc=email} in kopie, text: {body=paragraph}
schreib ma an {to=email} ne mail, thema {subject=w_betr}, {body=w_satz}
ich hätte gern, dass {to=email} eine mail mit dem betreff {subject=w_betr} bekommt, in der steht: {body=w_satz}
lad {to=emails} per mail ein, betreff {subject=w_betr}: {body=paragraph}
sag {to=email} per mail ab, betreff {subject=w_betr}, und zwar weil {body=w_dass}
informieren Sie {to=email} per E-Mail darüber, dass {body=w_dass}, Betreff: {subject=w_betr}
e-mail verfassen / an: {to=email} / betreff: {subject=w_betr} / text: {body=w_satz}
"{body=w_satz}" mailst du bitte {to=email}, und als betreff nimmst du {subject=w_betr}
erinner {to=email} per mail daran, {body=w_auftr}, betreff {subject=w_betr}
{to=email} muss unbedingt wissen, dass {body=w_dass}, schick ihm das per mail unter {subject=w_betr}
neue e-mail, {subject=w_betr}, für {to=email}, {body=paragraph}
wegen {subject=w_betr} müsste {to=email} mal angemailt werden: {body=w_satz}
schreib {to=email} per mail, dass {body=w_dass}
mail {to=email}, {body=w_satz}
schick {to=email} ne mail wegen {subject=w_betr}
ich will eine e-mail aufsetzen
eine mail mit {subject=w_betr} im betreff muss heute noch raus
kannst du {to=email} und {cc=email} in kopie mailen, dass {body=w_dass}, betreff {subject=w_betr}

%tool reply_email
antworte auf {email_id=id}, dass {body=w_dass}
auf {email_id=id} bitte antworten: {body=w_satz}
schreib auf {email_id=id} zurück, {body=w_satz}
bei {email_id=id} will ich zurückschreiben, dass {body=w_dass}
die antwort auf {email_id=id} lautet: {body=paragraph}
{email_id=id} muss beantwortet werden, und zwar mit {body=w_satz}
gib auf {email_id=id} zur antwort, dass {body=w_dass}
antworten Sie auf {email_id=id} bitte freundlich, dass {body=w_dass}
als reaktion auf {email_id=id}: {body=w_satz}
frag auf {email_id=id} zurück, ob {body=w_ob}
schreib dem von {email_id=id}, {body=w_satz}
ich hätte gern auf {email_id=id} geantwortet, dass {body=w_dass}
{email_id=id} -> {body=w_satz}
erwider auf die mail {email_id=id}: {body=w_satz}
"{body=w_satz}" als antwort an den absender von {email_id=id}
dass {body=w_dass}, das antwortest du bitte auf {email_id=id}
sag auf {email_id=id} zu, {body=w_satz}
lehn {email_id=id} freundlich ab, schreib, dass {body=w_dass}
bitte in der antwort auf {email_id=id} darum, {body=w_auftr}
könntest du {email_id=id} für mich beantworten? {body=paragraph}
ich müsste auf mail {email_id=id} noch schreiben, dass {body=w_dass}
die mail {email_id=id}, antworte da mal drauf, {body=w_satz}
reply auf {email_id=id}: {body=w_satz}
auf {email_id=id} kommt von mir nur {body=w_satz}
bedank dich bei {email_id=id} und schreib, dass {body=w_dass}
kurze antwort zu {email_id=id}, inhalt: {body=w_satz}
{body=w_satz}, schreib das auf {email_id=id} zurück
antworte ihr, dass {body=w_dass}, es geht um die letzte mail
schreib auf die mail zurück, {body=w_satz}
auf {email_id=id} hab ich noch nicht geantwortet, mach du das
schick ne antwort auf {email_id=id}

%tool analyze_email
von {from=email} kam grad unter {subject=w_betr}: {body=paragraph}. was soll ich davon halten
bewerte mir diese mail, absender {from=email}, betreff {subject=w_betr}, inhalt {body=paragraph}
hier eine mail, die ich gekriegt hab. betreff {subject=w_betr}, von {from=email}, text: {body=paragraph}
eingang von {from=email}: "{subject=w_betr}" - {body=w_satz}. eilt das
ist es ernst gemeint, wenn {from=email} mit dem betreff {subject=w_betr} schreibt: {body=paragraph}
könnten Sie folgende eingegangene E-Mail einschätzen? Absender: {from=fullname}. Betreff: {subject=w_betr}. Text: {body=paragraph}
{subject=w_betr} / {from=email} / "{body=w_satz}", was muss ich da tun
sortier die mal ein: {from=email} schreibt mir zum betreff {subject=w_betr}, {body=w_satz}
prüf mal auf betrug, die mail heißt {subject=w_betr}, kommt von {from=email} und lautet {body=paragraph}
was will {from=email} von mir? betreff {subject=w_betr}, mailtext {body=paragraph}
diese mail ist gerade eingetroffen, {from=email}, {subject=w_betr}, {body=paragraph}
mail zum auswerten: text "{body=paragraph}", betreff "{subject=w_betr}", absender {from=email}
wie schlimm ist das? {from=fullname} mailt mir {subject=w_betr}: {body=w_satz}
analysieren: von {from=email}, {subject=w_betr}, {body=w_satz}
die mail von {from=email}, in der steht {body=paragraph}, muss ich da ran
schätz mir mal die mail ein, die ich bekommen hab

%tool get_calendar_events
hab ich {start_date=w_tag} was vor
was liegt {start_date=w_tag} an bei mir
{start_date=w_tag} schon was drin im kalender?
ich müsste mal wissen, ob ich am {start_date=w_amtag} frei bin
steht am {start_date=w_amtag} was an
wat is {start_date=w_tag} los, termine mein ich
termine vom {start_date=w_von} bis {end_date=w_bis}
vom {start_date=w_von} bis zum {end_date=w_bis}: was hab ich da eingetragen
lies mir vor, was {start_date=w_tag} im kalender steht
ich hätte gern einen überblick über die termine zwischen {start_date=w_von} und {end_date=w_bis}
bis {end_date=w_bis} noch irgendwelche termine?
für {start_date=w_tag} mal kurz den kalender aufmachen
könnte ich am {start_date=w_amtag} wegfahren, oder hab ich da termine
der kalender {calendar_source=w_kal}, was sagt der für {start_date=w_tag}
im {calendar_source=w_kal}-kalender nachsehen, was am {start_date=w_amtag} ansteht
zeig nur {calendar_source=w_kal}, ab {start_date=w_von} bis {end_date=w_bis}
{calendar_source=w_kal}: termine {start_date=w_tag}
{start_date=w_von} - {end_date=w_bis} kalender
wann muss ich {start_date=w_tag} los, was ist der erste termin
würden Sie mir bitte sagen, welche Verabredungen ich am {start_date=w_amtag} habe?
passt {start_date=w_tag} für einen kaffee oder bin ich da ausgebucht
bin ich am {start_date=w_amtag} den ganzen tag verplant
wie siehts {start_date=w_tag} bei mir aus mit terminen
mit wem treff ich mich {start_date=w_tag}
gibt es zwischen dem {start_date=w_von} und dem {end_date=w_bis} noch einen freien tag
stehen aus dem kalender {calendar_source=w_kal} {start_date=w_tag} sachen an
ab {start_date=w_von} bis einschließlich {end_date=w_bis} alle verabredungen auflisten
hatte ich für den {start_date=w_von} schon was ausgemacht
was kommt {start_date=w_tag} auf mich zu
mein tag {start_date=w_tag}, erzähl mal
wo muss ich überall hin vom {start_date=w_von} bis {end_date=w_bis}
was steht bei mir im kalender
kann timo mich {start_date=w_tag} besuchen, hab ich da luft

%tool create_calendar_event
trag {title=w_evt} für {start_time=w_start} ein, bis {end_time=w_ende}
trag {title=w_evt} von {start_time=w_start} bis {end_time=w_ende} in den kalender ein
{start_time=w_start} bis {end_time=w_ende} {title=w_evt}, trag das ein
leg mir {start_time=w_start} {title=w_evt} an, {end_time=w_dau}
plan {title=w_evt} für {start_time=w_start} ein, dauert {end_time=w_dau}
setz {title=w_evt} auf {start_time=w_start}, schluss ist um {end_time=w_ende}
ich muss {start_time=w_start} {title=w_evt}, das geht {end_time=w_dau}, schreib das in den kalender
{start_time=w_start} will ich {title=w_evt}, {end_time=w_dau} einplanen bitte
neuer termin: {title=w_evt}. beginn {start_time=w_start}. ende {end_time=w_ende}. ort {location=w_ort}
die {title=w_evtf} ist {start_time=w_start} in {location=w_ort}, bis {end_time=w_ende}, trag sie ein
nimm den {title=w_evtm} {start_time=w_start} bis {end_time=w_ende} in den kalender auf
das {title=w_evtn} findet {start_time=w_start} statt, ungefähr {end_time=w_dau}, pack es in den kalender
ich hätte gern {start_time=w_start} bis {end_time=w_ende} geblockt für {title=w_evt}
könnten Sie den {title=w_evtm} bitte {start_time=w_start} vormerken, Ort ist {location=w_ort}, Ende {end_time=w_ende}?
mit {end_time=w_dau} ab {start_time=w_start} rechne ich für {title=w_evt}, trag das so ein
kalender: {start_time=w_start}, {end_time=w_dau}, {title=w_evt}, {location=w_ort}
halt mir {start_time=w_start} für {title=w_evt} {end_time=w_dau} frei
in {location=w_ort} treffen wir uns {start_time=w_start} zum {title=w_evtn}, bis {end_time=w_ende}, bitte eintragen
mach {start_time=w_start} ne {title=w_evtf} rein, {end_time=w_dau}, und schreib dazu: {description=w_notiz}
{title=w_evt} in {location=w_ort}, {start_time=w_start} bis {end_time=w_ende}, notiz {description=w_notiz}
schreib {title=w_evt} für {start_time=w_start} auf, {end_time=w_dau} lang, kalender meine ich
den {title=w_evtm} haben wir auf {start_time=w_start} gelegt, {end_time=w_dau}, nimm ihn auf
ab {start_time=w_start} bin ich bis {end_time=w_ende} mit {title=w_evt} beschäftigt, block das
lass uns {start_time=w_start} {title=w_evt} einplanen, ende {end_time=w_ende}, treffpunkt {location=w_ort}
termin reinhauen: {title=w_evt} {start_time=w_start} {end_time=w_dau}
frau brandt hat {start_time=w_start} vorgeschlagen für die {title=w_evtf}, ich sag ja, bis {end_time=w_ende}, trag ein
verabredung: "{title=w_evt}", {start_time=w_start} bis {end_time=w_ende}
für das {title=w_evtn} brauch ich {start_time=w_start} {end_time=w_dau} im kalender, hinweis: {description=w_notiz}
{end_time=w_dau} {title=w_evt} {start_time=w_start}
mein {title=w_evtm} ist {start_time=w_start}, trag ihn ein
schreib {start_time=w_start} {title=w_evt} in meinen kalender rein
ein termin {start_time=w_start} soll angelegt werden
trag die {title=w_evtf} noch ein

%tool add_task
neue aufgabe: {title=w_inf}
ich darf nicht vergessen, {title=w_zu}, schreib das auf die todoliste
{title=w_inf} bitte notieren, als aufgabe
todo: {title=w_imp}
merk als aufgabe vor: {title=w_inf}, bis {due_date=w_frist}
ich muss bis {due_date=w_frist} noch {title=w_inf}, auf die liste damit
bis {due_date=w_frist} {title=w_inf}, todo
pack mir {title=w_inf} auf den zettel
schreib auf meine aufgabenliste, dass {title=w_muss}
trag {title=w_inf} bis {due_date=w_frist} bei den todos ein
setz {title=w_inf} mit drauf auf die liste
ich hab vor, {title=w_zu}, nimm das als aufgabe auf
ich sollte dringend mal {title=w_inf}, leg dafür ein todo an
eine aufgabe für mich: {title=w_zu}
leg "{title=w_inf}" als todo an, frist ist {due_date=w_frist}
häng noch {title=w_inf} dran, an die aufgaben mein ich
könnten Sie bitte {title=w_inf} in meine Aufgabenliste aufnehmen, fällig {due_date=w_frist}?
auf die todoliste gehört auch noch, {title=w_zu}
{title=w_zu} steht noch aus, mach ne aufgabe draus
mein vorsatz bis {due_date=w_frist}: {title=w_inf}. ab auf die liste
nimm {title=w_inf} auf, {priority:high=eilt|dringend|ganz wichtig}, muss bis {due_date=w_frist} durch sein
{priority:high=wichtiges|dringendes|eiliges} todo: {title=w_inf}
irgendwann {title=w_inf}, {priority:low=eilt nicht|hat keine eile|unwichtig}, notier das bei den todos
aufgabe anlegen, {priority:low=niedrige priorität|geringe priorität}: {title=w_inf}, {description=w_notiz}
{title=w_inf}, dazu als beschreibung {description=w_notiz}, fällig {due_date=w_frist}, als aufgabe
{description=w_notiz} schreib als notiz zur neuen aufgabe {title=w_inf}
schreib ma auf die liste: {title=w_imp}
mir fällt ein, ich muss ja noch {title=w_inf}, setz das auf meine todos
mit {priority:normal=normaler priorität|mittlerer wichtigkeit} bis {due_date=w_frist}: {title=w_inf}, neues todo
die aufgabe heißt {title=w_inf} und soll bis {due_date=w_frist} erledigt sein, leg sie an
fürs wochenende hab ich mir vorgenommen, {title=w_zu}, bitte zu den aufgaben
neues todo "{title=w_inf}", beschreibung "{description=w_notiz}"
es wäre gut, wenn auf meiner liste stünde, dass {title=w_muss}
ich komm sonst nie dazu, {title=w_zu}, also schreib es als todo auf, bis {due_date=w_frist}
gib mir die aufgabe, {title=w_zu}
auf die todos: {title=w_inf} bis spätestens {due_date=w_frist}
ich will ne neue aufgabe anlegen
leg mir ein todo an, {priority:high=sehr dringend|wichtig}, bis {due_date=w_frist}

%tool list_tasks
was muss ich noch alles tun
was steht so auf dem todozettel
todos?
welche aufgaben sind {status:open=noch nicht durch|unerledigt}
ich hätte gern meine aufgabenliste gesehen
lies mal vor, was ich mir an todos aufgeschrieben hab
was hab ich {status:done=schon geschafft|schon erledigt|schon abgehakt} auf der liste
gib mir die {priority:high=wichtigsten|eiligen|dringenden} todos
würden Sie mir bitte meine {status:open=offenen|noch unerledigten} Aufgaben nennen?
was von meinen aufgaben {priority:high=brennt|ist dringend|ist eilig}
wat steht noch {status:open=offen} auf der todoliste
hab ich noch irgendwas {priority:low=unwichtiges|mit niedriger prio} auf der liste
zeig ma meine aufgaben
wie viele todos hab ich denn noch {status:open=offen}
liste die {status:done=erledigten|fertigen} todos auf
bin ich mit allen aufgaben durch oder liegt noch was auf der liste
alle {priority:high=dringenden} sachen, die noch {status:open=offen|zu tun} sind
ich müsste mal sehen, was an todos noch anliegt
welche aufgaben hab ich mit {priority:normal=normaler|mittlerer} priorität
was davon ist {status:done=fertig|abgehakt}, auf der aufgabenliste mein ich
mir ist langweilig, was hab ich denn noch auf der todoliste
steht bei den todos noch was {priority:high=wichtiges|dringendes} an
die komplette aufgabenliste einmal ausgeben
aufgaben {status:open=offen}, {priority:high=hohe priorität|hoch}
aufgaben mit {priority:low=geringer priorität|niedriger prio} anzeigen
meine todos, aber bloß die {status:open=offenen}
was sollte ich laut liste noch erledigen
ruf mal meine todoliste auf
was ist als nächstes dran, schau auf meine aufgaben
sag an, welche todos hab ich {status:done=hinter mir|erledigt}

%tool complete_task
bei {task_id=num_id} darfst du den haken setzen
ich kann vermelden: {task_id=num_id} ist erledigt
hab mich um todo {task_id=num_id} gekümmert, hak sie ab
die aufgabe mit der nummer {task_id=num_id} is erledigt
wieder was geschafft, nämlich {task_id=num_id}
{task_id=num_id} abschließen, die ist gemacht
hak {task_id=num_id} doch bitte ab
die {task_id=num_id} hab ich erledigt
setz bei aufgabe {task_id=num_id} ein häkchen
{task_id=num_id} erledigt!
ich bin mit todo {task_id=num_id} fertig geworden
kannst du {task_id=num_id} bitte abhaken, das ist gemacht
aufgabe {task_id=num_id}, die hab ich vorhin abgeschlossen
würden Sie Aufgabe {task_id=num_id} bitte als erledigt kennzeichnen?
mach {task_id=num_id} zu, hab ich geschafft
nummer {task_id=num_id} auf der liste wäre getan
trag ein, dass {task_id=num_id} erledigt ist
todo nummer {task_id=num_id} is durch
{task_id=num_id} kann abgehakt werden
endlich, {task_id=num_id} ist geschafft
ich hätte {task_id=num_id} gern abgehakt
so, die aufgabe {task_id=num_id} liegt hinter mir, hak sie ab
markier todo {task_id=num_id} als gemacht
stell {task_id=num_id} auf fertig
die {task_id=num_id} war ein klacks, ist schon gemacht, bitte abhaken
mit {task_id=num_id} bin ich durch, streich sie als erledigt
punkt {task_id=num_id} der aufgabenliste: erledigt
gerade fertig geworden: aufgabe {task_id=num_id}
hab die aufgabe gemacht, kannst sie abhaken
eins von den todos ist erledigt

%tool update_task
schieb aufgabe {task_id=num_id} auf {due_date=w_neu}
verleg die frist von {task_id=num_id} auf {due_date=w_neu}
{task_id=num_id} soll künftig "{title=w_inf}" heißen
benenn todo {task_id=num_id} in {title=w_inf} um
statt dem alten titel bei {task_id=num_id} bitte {title=w_inf}
aufgabe {task_id=num_id} ist bis {due_date=w_frist} fällig, nicht früher, änder das
mach aus {task_id=num_id} {title=w_inf}, bis {due_date=w_frist}
stuf {task_id=num_id} auf {priority:high=dringend|hoch|wichtig} hoch
{task_id=num_id} ist {priority:low=nicht mehr eilig|unwichtig geworden|nicht so dringend}, setz die runter
gib der {task_id=num_id} {priority:high=hohe priorität|oberste priorität}
ich brauch für {task_id=num_id} bis {due_date=w_frist}
verlänger mir todo {task_id=num_id} bis {due_date=w_frist}
schreib zu {task_id=num_id} noch dazu, {description=w_notiz}
bei {task_id=num_id} fehlt der hinweis {description=w_notiz}, ergänz das
die beschreibung von todo {task_id=num_id} lautet jetzt: {description=w_notiz}
ich hab {task_id=num_id} zu früh abgehakt, die ist {status:open=noch offen|nicht fertig}
setz {task_id=num_id} wieder auf {status:open=offen|unerledigt}
würden Sie die Fälligkeit von Aufgabe {task_id=num_id} bitte auf {due_date=w_neu} ändern?
{task_id=num_id}: neuer titel {title=w_inf}, priorität {priority:high=hoch}, fällig {due_date=w_frist}
ich schaff {task_id=num_id} nicht mehr, mach {due_date=w_neu} draus
todo {task_id=num_id} auf {priority:normal=normal|mittel} zurückstufen
bei der {task_id=num_id} hab ich mich vertippt, es muss {title=w_inf} heißen
aufgabe {task_id=num_id} hat bis {due_date=w_frist} zeit, {priority:low=prio runter|niedrige prio}
änder mal an {task_id=num_id} das datum, {due_date=w_neu} reicht
in {task_id=num_id} soll stehen, dass {description=w_muss}
die {task_id=num_id} wär jetzt {priority:high=eilig|dringend}, und zwar bis {due_date=w_frist}
zieh {task_id=num_id} auf {due_date=w_neu} vor
ich hätte bei {task_id=num_id} gern den titel {title=w_inf}
das todo {task_id=num_id} bitte umschreiben: {title=w_zu}
änder was an aufgabe {task_id=num_id}
verschieb das todo auf {due_date=w_neu}

%tool delete_task
lösch {task_id=num_id} aus den aufgaben
{task_id=num_id} kann weg
schmeiß todo {task_id=num_id} raus
ich brauch die aufgabe {task_id=num_id} nicht mehr, nimm sie runter
streich {task_id=num_id} ersatzlos von der todoliste
würden Sie Aufgabe {task_id=num_id} bitte vollständig entfernen?
wirf die {task_id=num_id} aus der liste
{task_id=num_id} hab ich aus versehen angelegt, weg damit
hau aufgabe {task_id=num_id} weg
das todo {task_id=num_id} ist überflüssig, lösch das
ich will {task_id=num_id} nicht mehr auf der liste sehen
tilg die {task_id=num_id} aus meinen todos
nummer {task_id=num_id} löschen, nicht abhaken
räum {task_id=num_id} von der aufgabenliste
die aufgabe {task_id=num_id} hat sich zerschlagen, raus damit
lösch mir mal ein todo
die eine aufgabe kann von der liste gelöscht werden

%tool schedule_reminder
erinner mich {when=w_wann} dran, {message=w_zu}
erinner mich dran, {message=w_zu}, {when=w_wann}
{when=w_wann} {message=w_inf} bitte notieren und mich erinnern
ich darf {when=w_wann} nicht vergessen, {message=w_zu}, erinner mich
{message=w_inf}, erinner mich {when=w_wann}
{when=w_wann} erinnern: {message=w_inf}
stell {when=w_wann} nen wecker, {message=w_inf}
sag mir {when=w_wann}, dass {message=w_muss}
weck mich {when=w_wann} mit {message=w_imp}
gib mir {when=w_wann} bescheid, dass {message=w_muss}
klingel {when=w_wann}, weil {message=w_muss}
vergiss nicht, mich {when=w_wann} ans {message=w_rn} zu erinnern
könnten Sie mich bitte {when=w_wann} daran erinnern, {message=w_zu}?
ich müsste {when=w_wann} {message=w_inf}, meld dich da mal
ich muss {when=w_wann} unbedingt {message=w_inf}, erinner mich bitte dran
meld dich {when=w_wann} wegen der {message=w_rf}
an die {message=w_rf} sollst du mich {when=w_wann} erinnern
an den {message=w_rm} {when=w_wann} denken, erinner mich
{when=w_wann} will ich ans {message=w_rn} erinnert werden
ich hätte gern {when=w_wann} eine erinnerung, {message=w_zu}
erinnerung: {message=w_inf}, {when=w_wann}
erinnerung {when=w_wann}: {message=w_imp}
mach mir ne erinnerung rein, {when=w_wann}, {message=w_was}
leg eine erinnerung an für {when=w_wann} mit dem text "{message=w_inf}"
schreib mir {when=w_wann} eine erinnerung, dass {message=w_muss}
hau mich {when=w_wann} an, damit ich nicht vergesse, {message=w_zu}
denk du für mich dran: {when=w_wann} {message=w_inf}
{when=w_wann} piep mich an, {message=w_was}
wenn ich's wieder verschussel: {when=w_wann} {message=w_inf}, also erinner mich
timer {when=w_wann}, {message=w_was}
{message=w_was}. {when=w_wann}. erinnern bitte
stups mich {when=w_wann} an, ich soll {message=w_inf}
ich hab versprochen, {message=w_zu}, erinner mich {when=w_wann} dran
{when=w_wann} muss jemand {message=w_inf}, und das bin ich, also weck mich
damit ich's nicht verpenne, {message=w_zu}, sag {when=w_wann} bescheid
erinner mich dran, dass {message=w_muss}, und zwar {when=w_wann}
bitte {when=w_wann} auf die {message=w_rf} hinweisen
lass mich {when=w_wann} nicht vergessen, {message=w_zu}
ruf mir {when=w_wann} in erinnerung, dass {message=w_muss}
{when=w_wann} ne erinnerung, {message=w_zu}
erinner mich ans {message=w_rn}
ich darf nicht vergessen, {message=w_zu}, erinner mich rechtzeitig dran
weck mich {when=w_wann} noch mal wegen was
stell mir eine erinnerung für {when=w_wann}
dran erinnern, {message=w_zu}

%tool list_reminders
welche erinnerungen kommen noch
woran wolltest du mich noch erinnern
hab ich für heute noch ne erinnerung laufen
zeig mir alle gestellten erinnerungen
erinnerungen?
ich müsste mal wissen, welche erinnerungen gesetzt sind
was hast du dir an erinnerungen für mich notiert
könnten Sie mir meine anstehenden Erinnerungen auflisten?
wann erinnerst du mich das nächste mal
was für wecker hab ich gestellt
lies mir die erinnerungen vor
steht noch irgendwo ein wecker
wat hab ich alles an erinnerungen drin
gib mir die liste mit den erinnerungen
ich hab den überblick verloren, welche erinnerungen laufen denn noch
kommen morgen erinnerungen
ist die erinnerung von vorhin drin, zeig mal alle
meine erinnerungen mit den nummern bitte
an was alles willst du mich die woche erinnern
anstehende erinnerungen zeigen
hab ich mir noch was zum erinnern gestellt
alle wecker auflisten
wie viele erinnerungen stehen noch aus
welche weckzeiten hab ich bei dir hinterlegt
ich hätte gern gewusst, was für erinnerungen da noch kommen
schau mal nach, ob überhaupt ne erinnerung gestellt ist
erinnerungen durchgehen
noch offene erinnerungen?
was meldest du mir demnächst, erinnerungen mein ich
ruf die erinnerungen auf

%tool cancel_reminder
lösch die erinnerung {reminder_id=num_id}
erinnerung {reminder_id=num_id} weg
schalt erinnerung {reminder_id=num_id} ab
nimm die erinnerung {reminder_id=num_id} zurück
stell wecker {reminder_id=num_id} aus
an {reminder_id=num_id} musst du mich nicht mehr erinnern
ich brauch erinnerung {reminder_id=id} nicht mehr, hab schon angerufen
könnten Sie die Erinnerung {reminder_id=num_id} bitte stornieren?
die erinnerung mit der nummer {reminder_id=num_id} soll nicht mehr kommen
brich erinnerung {reminder_id=num_id} ab
hat sich erledigt, erinner mich nicht mehr an {reminder_id=num_id}
streich die {reminder_id=num_id} bei den erinnerungen
wirf erinnerung {reminder_id=id} raus
doch nicht wecken, {reminder_id=num_id} löschen
von den erinnerungen die {reminder_id=num_id} entfernen
ich hätte gern erinnerung {reminder_id=num_id} gelöscht
blas erinnerung {reminder_id=num_id} ab
{reminder_id=num_id} is unnötig, lass die erinnerung weg
deaktivier die erinnerung {reminder_id=id}
mach, dass {reminder_id=num_id} nicht klingelt
setz die erinnerung {reminder_id=num_id} ab
wecker nummer {reminder_id=num_id} kannst du vergessen
keine erinnerung mehr für {reminder_id=num_id}
erinnerung {reminder_id=num_id} war falsch gestellt, weg damit
die {reminder_id=num_id} aus der erinnerungsliste raus
ich will um die zeit doch nicht geweckt werden, {reminder_id=num_id} löschen
aufheben: erinnerung {reminder_id=id}
lösch mal eine erinnerung
die erinnerung von eben nehm ich zurück
stell den wecker wieder ab

%list w_wd: heute => 1 | heute Abend => 1 | heute nachmittag => 1 | morgen => 2 | morgen früh => 2 | übermorgen => 3 | am Wochenende => 7 | diese woche => 7 | am Samstag => 7 | am Sonntag => 7 | am Freitag => 7 | die nächsten drei Tage => 3 | die nächsten 5 Tage => 5 | die ganze Woche => 7
%list w_n: zwei => 2 | 3 => 3 | drei => 3 | 4 => 4 | vier => 4 | fünf => 5 | 5 => 5 | 6 => 6 | sieben => 7 | 8 => 8 | 10 => 10 | zehn => 10 | 14 => 14
%list w_wo: wien | Bamberg | Oberstdorf | Fehmarn | Freiburg | Jena | Görlitz | Salzburg | Sankt Gallen | Helgoland | lissabon | Oslo | Triest | Kiel | Husum | Innsbruck | Bad Tölz | Straßburg | Amsterdam | Klagenfurt | New York | Frankfurt an der Oder | Basel | Heiligenhafen | Zell am See | Mallorca | Usedom | Siegen
%list w_br: 48.21 | 50.11 | 53.08 | 46.62 | 47.81 | 51.05 | -34.6 | 59.91 | 45.65 | 1.35 | 54.32 | 38.72
%list w_lg: 16.37 | 8.68 | 8.81 | 14.31 | 13.04 | 13.74 | -58.38 | 10.75 | 13.77 | 103.82 | 10.14 | -9.14
%list w_usb: 40.44 | 33.75 | 42.36 | 30.27 | 45.52 | 38.63 | 32.72 | 46.88 | 27.95 | 35.08
%list w_usl: -79.99 | -84.39 | -71.06 | -97.74 | -122.68 | -90.2 | -117.16 | -96.79 | -82.46 | -106.65
%list w_bl: Spiegel | Standard | heise | Golem | NZZ | Guardian | Kicker | Reuters | n-tv | BBC | Deutschlandfunk | netzpolitik.org | Le Monde | t3n | Falter | ORF | Tagesspiegel | Stern
%list w_blf: Tagesschau | FAZ | Süddeutschen | taz | Zeit | NZZ | Presse | Welt | Financial Times | Frankfurter Rundschau | Badischen Zeitung | Kronen Zeitung
%list w_thf: Kommunalwahl | Strompreisbremse | Sperrung der A45 | Hitzewelle | Tarifverhandlung | Champions League | Impfpflicht | Schulreform | Mondmission | Grundsteuer | Rheinbrücke | Fusion der Banken
%list w_thm: Sturm an der Nordsee | Bahnstreik | Ausbruch am Ätna | Rücktritt der Ministerin | Zollstreit | Trainerwechsel beim HSV | Haushalt | Brand im Hafen | Fachkräftemangel | Pokalsieg
%list w_thn: Tempolimit | Rentenpaket | Erdbeben in Japan | Bürgergeld | Gipfeltreffen in Genf | Verbot von Einwegplastik | Deutschlandticket | Urteil zum Soli | Filmfestival | Hochwasser an der Oder

%tool get_weather
wetter {location=w_wo}?
wie wird's {days=w_wd} in {location=w_wo}
ich müsste mal wissen, ob es {days=w_wd} in {location=w_wo} regnet
wat macht dat wetter in {location=w_wo}
kann ich {days=w_wd} in {location=w_wo} draußen sitzen oder schüttet es
ob man {days=w_wd} in {location=w_wo} baden kann, wie warm wird es denn
muss ich für {location=w_wo} {days=w_wd} die dicke jacke einpacken
gibt's {days=w_wd} schnee in {location=w_wo}
schneit es in {location=w_wo}
könnten Sie mir bitte sagen, wie das Wetter {days=w_wd} in {location=w_wo} wird?
in {location=w_wo}, wie ist es da grad draußen
ich fahr {days=w_wd} nach {location=w_wo}, was soll ich anziehen
brauchen wir {days=w_wd} in {location=w_wo} einen schirm
{days=w_wd} {location=w_wo}, sonne oder regen
zieht {days=w_wd} über {location=w_wo} ein gewitter auf
für die nächsten {days=w_n} tage das wetter in {location=w_wo}
{days=w_n} tage vorhersage für {location=w_wo}
wie viel grad sind's {days=w_wd} in {location=w_wo}
wird's in {location=w_wo} die nächsten {days=w_n} tage wärmer
wie windig wird es {days=w_wd} auf {location=w_wo}
ich hätte gern den wetterbericht für {location=w_wo}, {days=w_n} tage reichen
lohnt sich {days=w_wd} ein ausflug nach {location=w_wo} bei dem wetter
friert es {days=w_wd} in {location=w_wo} noch
wir zelten {days=w_wd} bei {location=w_wo}, bleibt es trocken
wie kalt ist es nachts in {location=w_wo}
{location=w_wo} {days=w_wd} temperatur
hat es in {location=w_wo} aufgehört zu regnen
meine tochter ist {days=w_wd} in {location=w_wo}, wie ist da das wetter
wie sonnig wird {location=w_wo} {days=w_wd}
schau mal, was das wetter in {location=w_wo} {days=w_wd} hergibt
regnet's {days=w_wd}
wie wird das wetter denn

%tool get_weather_openmeteo
wetter an der stelle {latitude=w_br}, {longitude=w_lg}
ich lieg vor anker bei {latitude=w_br} {longitude=w_lg}, kommt da wind auf
open-meteo, {latitude=w_br} nord {longitude=w_lg} ost, {forecast_days=w_n} tage
länge {longitude=w_lg} und breite {latitude=w_br}, wie wird das wetter da
schau auf {latitude=w_br} / {longitude=w_lg} nach dem wetter, {forecast_days=w_n} tage voraus
ich hätte gern die vorhersage zu den koordinaten {latitude=w_br};{longitude=w_lg}
wie warm wird es bei {latitude=w_br}, {longitude=w_lg} {forecast_days=w_wd}
die hütte steht auf {latitude=w_br} {longitude=w_lg}, schneit es dort
{forecast_days=w_n}-tage-wetter für {latitude=w_br}, {longitude=w_lg}
könnten Sie bei Open-Meteo den Punkt {latitude=w_br}, {longitude=w_lg} abfragen?
regen bei {latitude=w_br} {longitude=w_lg}?
für die position {latitude=w_br} zu {longitude=w_lg} bitte {forecast_days=w_n} tage wettervorhersage
breitengrad {latitude=w_br}, längengrad {longitude=w_lg}: temperatur
lat {latitude=w_br} lon {longitude=w_lg} wetter
hol mir von open meteo die daten für {latitude=w_br}, {longitude=w_lg}
wetter für die breite {latitude=w_br}
koordinatenwetter von open-meteo bitte

%tool get_weather_noaa
was sagt noaa für {latitude=w_usb}, {longitude=w_usl}
noaa {latitude=w_usb} {longitude=w_usl}
der us-wetterdienst soll mir {latitude=w_usb}, {longitude=w_usl} vorhersagen
ich müsste das noaa-wetter bei {latitude=w_usb} {longitude=w_usl} kennen
länge {longitude=w_usl}, breite {latitude=w_usb}, vom nws bitte
könnten Sie die Vorhersage des National Weather Service für {latitude=w_usb}, {longitude=w_usl} abrufen?
zieht laut noaa bei {latitude=w_usb} / {longitude=w_usl} ein hurrikan auf
amerikanischer wetterdienst, {latitude=w_usb};{longitude=w_usl}
frag bei der noaa nach, wie es bei {latitude=w_usb} {longitude=w_usl} wird
wir fahren durch die usa, punkt {latitude=w_usb}, {longitude=w_usl}, was meldet die noaa
nws-prognose für die koordinaten {latitude=w_usb} {longitude=w_usl}
ich hätte gern für {latitude=w_usb}, {longitude=w_usl} die noaa-vorhersage
hol die noaa-daten von {latitude=w_usb} und {longitude=w_usl}
was melden die us-meteorologen für {latitude=w_usb}, {longitude=w_usl}
schnee bei {latitude=w_usb} {longitude=w_usl} laut us-wetterbehörde?
noaa-vorhersage für die länge {longitude=w_usl}
ruf mal noaa ab

%tool get_news_rss
was schreibt der {source=w_bl}
{source=w_bl} news?
was steht heute in der {source=w_blf}
lies mir die schlagzeilen der {source=w_blf} vor
ich hätte gern die {limit=int} neuesten meldungen von {source=w_bl}
was gibt's neues bei {source=w_bl}
die {limit=int} aufmacher aus der {source=w_blf} bitte
zeig ma {source=w_bl}, {limit=int} überschriften
hol mir die meldungen der {source=w_blf} rein
was haben die von {source=w_bl} heute gebracht
wat meldet {source=w_bl}
könnten Sie mir die aktuellen Schlagzeilen der {source=w_blf} zeigen?
von {source=w_bl} {limit=int} artikel
ich bin noch nicht zum zeitunglesen gekommen, was stand in der {source=w_blf}
ruf den feed {source=url} ab
{source=url} einlesen, davon {limit=int} beiträge
worüber berichtet {source=w_bl} gerade
was ist der aufmacher bei der {source=w_blf}
die titelthemen von {source=w_bl}, aber nur {limit=int}
schau mal bei {source=w_bl} rein, was da los ist
{source=w_bl} überfliegen, {limit=int} schlagzeilen
ist bei {source=w_bl} was passiert seit heute früh
neueste artikel von {source=url}
kurzer blick in die {source=w_blf}
was bringt die {source=w_blf} als erstes
mach mir {source=w_bl} auf, die schlagzeilen
{limit=int} meldungen aus der {source=w_blf} vorlesen
aus dem feed {source=url} das neueste
schlagzeilen aus meiner zeitung
die {limit=int} neuesten meldungen aus dem feed

%tool get_news_groundnews
was gibt's neues zum {query=w_thm}
nachrichten?
was ist bei der {query=w_thf} passiert
ich müsste mal wissen, wie es mit dem {query=w_thn} weitergeht
wie berichten linke und rechte medien über die {query=w_thf}
news zum {query=w_thm}, {limit=int} stück
zum {query=w_thn} hätte ich gern {limit=int} meldungen
was war heute los in der welt
wie ist der stand beim {query=w_thm}
hat sich bei der {query=w_thf} inzwischen was getan
die nachrichtenlage bitte, {limit=int} meldungen
könnten Sie mir die Berichterstattung über das {query=w_thn} zusammenstellen?
{query=w_thn} aktuell
{query=w_thf} nachrichten
ich hab von dem {query=w_thm} gehört, was schreiben die medien dazu
wat is mit dem {query=w_thm}
sag mal, was zur {query=w_thf} so gemeldet wird
was läuft grad bei dem thema {query=w_thn}
über den {query=w_thm} {limit=int} artikel von verschiedenen seiten
wer berichtet wie über das {query=w_thn}
bring mich bei der {query=w_thf} auf den neuesten stand
ground news zum {query=w_thm}
die wichtigsten {limit=int} nachrichten des tages
welche zeitungen verschweigen den {query=w_thm}
was hört man vom {query=w_thn}
hab drei tage keine nachrichten gesehen, was hab ich verpasst
zur {query=w_thf} nur {limit=int} meldungen, bitte
lies mir die nachrichten vor
medienspiegel {query=w_thn}
{limit=int} nachrichten über die {query=w_thf}

%list w_net: günstige Wanderstiefel | Flohmärkte am Wochenende | Rezept für Rhabarberkuchen | Anleitung Krawatte binden | Fahrplan Fähre Fehmarn | Testbericht Akkuschrauber | Motten im Kleiderschrank | Campingplätze am Bodensee | Ersatzteile für Miele Waschmaschine | Second Hand Kindersachen | Schnittmuster Latzhose | Tierheim Öffnungszeiten | Steuersatz Photovoltaik | Nachtzug nach Stockholm | Hausmittel gegen Blattläuse | gebrauchte E-Gitarre | Kochkurs vegetarisch | Schwimmkurs für Erwachsene | Hundestrand Ostsee | Umzugsfirma Preise | Kürbis einfrieren | Vorlage Untermietvertrag
%list w_netf: wie man Rotwein aus dem Teppich kriegt | wann der Wertstoffhof aufmacht | was eine Wallbox kostet | wer gestern das Derby gewonnen hat | wo man alte Handys abgeben kann | ob der Gotthardtunnel gesperrt ist | wie lange Quinoa kochen muss | welche Bäckerei sonntags offen hat | warum meine Orchidee gelbe Blätter hat | wie man einen Reißverschluss repariert | wann die nächste Sonnenfinsternis ist | was der Eintritt im Zoo kostet | wie viel Gepäck man im Flixbus mitnehmen darf | welches Fahrradschloss das sicherste ist
%list w_lex: Clara Schumann | Vulkanismus | Hanse | Völkerwanderung | Emmy Noether | Faultier | Weimarer Republik | Gezeiten | Paul Klee | Augsburger Religionsfriede | Wattenmeer | Ada Lovelace | Gotik | Hermann Hesse | Kartoffelkäfer | Schwarzer Tod | Elbphilharmonie | Nibelungenlied | Alan Turing | Großglockner | Mesopotamien | Bauhaus
%list w_fach: Fluoreszenzmikroskopie | dunkle Energie | neuronale Netze | Permafrost | Graphentheorie | Wasserstoffspeicher | Schlafforschung | Kryptographie nach Quantencomputern | Korallenbleiche | Verkehrssimulation | Gehirn-Computer-Schnittstellen | Rauschunterdrückung | Proteindesign | Gravitationslinsen | Textzusammenfassung | Robotik in der Pflege | Zufallsmatrizen | Bildsegmentierung
%list w_kbf: wie viele Tage Sonderurlaub gibt es bei einem Umzug | wer macht die Vertretung im Empfang | wie buche ich den großen Besprechungsraum | welche Frist gilt für Reisekosten | darf ich private Geräte anschließen | wie melde ich mich krank | wer darf Bestellungen freigeben | wie läuft die Übergabe bei Schichtwechsel | was tun bei Feueralarm | wie richte ich den VPN-Zugang ein | bekomme ich Zuschuss zur Kantine | wie lange werden Akten aufbewahrt
%list w_kbfn: wie viele Tage Sonderurlaub es bei einem Umzug gibt | wer die Vertretung im Empfang macht | wie ich den großen Besprechungsraum buche | welche Frist für Reisekosten gilt | ob ich private Geräte anschließen darf | wie ich mich krankmelde | wer Bestellungen freigeben darf | was bei Feueralarm zu tun ist | wie man den VPN-Zugang einrichtet | ob es Zuschuss zur Kantine gibt | wie lange Akten aufbewahrt werden
%list w_kbt: Sonderurlaub | Vertretungsregelung | Reisekosten | Feueralarm | Schichtübergabe | Diensthandy | Weihnachtsgeld | Aktenaufbewahrung | Raumbuchung | Homeoffice im Ausland | Geschenke von Kunden | Probezeit | Arbeitskleidung | Beschwerden
%list w_akt: Henkel | Zalando | Puma | Merck | Telekom | Bechtle | Porsche | Netflix | Nvidia | apple | Voestalpine | Novartis | UBS | Eon | Vonovia | MSFT | TSLA | Hugo Boss | Heidelberg Materials | Beiersdorf | Ryanair | DAX | S&P 500 | Sixt | OMV | Roche
%list w_per: heute => 1d | diese Woche => 5d | in den letzten 5 Tagen => 5d | letzten Monat => 1mo | in einem Monat => 1mo | im letzten Quartal => 3mo | in den letzten drei Monaten => 3mo | im letzten halben Jahr => 6mo | in sechs Monaten => 6mo | im letzten Jahr => 1y | auf Jahressicht => 1y | in zwei Jahren => 2y | in fünf Jahren => 5y | auf 5 Jahre => 5y | in zehn Jahren => 10y | seit Jahresanfang => ytd | dieses Jahr => ytd | seit dem Börsengang => max | von Anfang an => max
%list w_mz: Bitcoin | BTC | ethereum | ETH | Solana | Doge | Cardano | Litecoin | XRP | Monero | Polkadot | Chainlink | Tron | Stellar | Avalanche | Ripple
%list w_geld: Euro => EUR | dollar => USD | US-Dollar => USD | Pfund => GBP | britische Pfund => GBP | Yen => JPY | Franken => CHF | schweizer franken => CHF | schwedische Kronen => SEK | norwegische Kronen => NOK | dänische Kronen => DKK | tschechische Kronen => CZK | Zloty => PLN | Forint => HUF | türkische Lira => TRY | kanadische Dollar => CAD | australische Dollar => AUD | Yuan => CNY | Baht => THB | Rand => ZAR | Schekel => ILS | Dirham => AED | Won => KRW | Rupien => INR | mexikanische Pesos => MXN | EUR | USD | CHF | GBP | PLN | JPY | SEK | NOK | DKK | CZK | HUF | TRY
%list w_geld1: Euro => EUR | Dollar => USD | Franken => CHF | Yen => JPY | Zloty => PLN | Yuan => CNY | Forint => HUF | Rand => ZAR | Baht => THB | Schekel => ILS | Dirham => AED | Won => KRW
%list w_mng: hundert | 20 | 50 | 250 | tausend | fünfzig | 80 | 1.500 | zehn | zwanzig | 35,90 | 300 | 4000 | zweihundert | 12,50 | 75
%list w_ln: Licht in der Küche | Licht im Flur | Licht im Kinderzimmer | Licht auf der Terrasse | Licht in der Garage | Licht im Treppenhaus | licht überm esstisch | Badlicht | Bürolicht | Nachtlicht von Emil | Licht im Keller | Licht am Schreibtisch
%list w_lf: Lampe am Bett | Stehleuchte | Hängelampe | Lampe im Gästezimmer | Küchenlampe | Balkonbeleuchtung | Leuchte am Spiegel | Lichtleiste | flurlampe | Werkstattlampe | Lichterkette | Außenbeleuchtung
%list w_lp: Lichter im Garten | Lampen unten | Spots im Bad | Lichter in der Küche | Außenlampen | lampen im wohnzimmer | Lichterketten | Deckenlampen
%list w_gf: Kaffeemaschine | Klimaanlage | Heizdecke | Mikrowelle | Stereoanlage | Spielkonsole | Teichpumpe | Glotze | Dunstabzugshaube | Infrarotheizung | Steckdose am Bett | Brotmaschine
%list w_gm: fernseher | Ventilator im Schlafzimmer | Router | Wasserkocher | Drucker | Heizstrahler | Beamer | Luftentfeuchter | Herd | Boiler | Plattenspieler | Deckenventilator
%list w_hz: Heizung | Heizung im Büro | Heizung in der Küche | Klimaanlage | Fußbodenheizung im Bad | Heizung im Gästezimmer | Therme | Temperatur im Kinderzimmer | Heizung in Emils Zimmer
%list w_grad: 20 Grad => {"temperature": 20} | 21 => {"temperature": 21} | 22 grad => {"temperature": 22} | neunzehn Grad => {"temperature": 19} | 18,5 Grad => {"temperature": 18.5} | zweiundzwanzig Grad => {"temperature": 22} | 16 Grad => {"temperature": 16} | 23° => {"temperature": 23} | 24 Grad => {"temperature": 24}
%list w_hell: 30 Prozent => {"brightness": 30} | 10% => {"brightness": 10} | fünfzig Prozent => {"brightness": 50} | 80 prozent => {"brightness": 80} | 25 % => {"brightness": 25} | zwanzig Prozent => {"brightness": 20} | 65 => {"brightness": 65}
%list w_laut: 15 Prozent => {"volume": 15} | 40 => {"volume": 40} | 25% => {"volume": 25} | zwanzig Prozent => {"volume": 20} | 60 prozent => {"volume": 60} | 12 => {"volume": 12}
%list w_tm: Fernseher | Lautsprecher im Flur | Radiowecker | Subwoofer | Receiver | Lautsprecher am Schreibtisch
%list w_tf: Musik in der Küche | Box im Bad | Soundbar | Stereoanlage | Musik | Anlage im Hobbyraum
%list w_tuer: Haustür | Hoftür | Balkontür | Kellertür | Tür zur Garage | Wohnungstür | Hintertür | Schuppentür | Gartenpforte
%list w_rp: Rollläden | Jalousien in der Küche | Vorhänge im Schlafzimmer | Rollos oben | Lamellen | Gardinen | Rollläden auf der Südseite
%list w_on: Garagentor | Dachfenster | Hoftor | Rollo im Büro | Fenster im Bad | Kellerfenster | Scheunentor
%list w_sm: Saugroboter | Mähroboter | Wischroboter | Staubsauger | Rasenroboter
%list w_sf: Waschmaschine | Spülmaschine | Bewässerung | Kaffeemaschine | Poolpumpe | Lüftung | Rasensprengung
%list w_rmf: Küche | Garage | Waschküche | Diele | Abstellkammer | Werkstatt | Sauna
%list w_rmm: Wohnzimmer | Kinderzimmer | Büro | Bad | Keller | Gewächshaus | Hobbyraum | Weinkeller
%list w_kamf: Kamera am Gartentor | Kamera im Stall | Babykamera | Hofkamera | Kamera über der Garage | Klingelkamera | Kamera im Treppenhaus | Wildkamera | Kamera an der Rampe
%list w_kamo: Einfahrt | Garage | Haustür | Terrasse | Laube | Werkstatt | Rampe | Wohnungstür | Hintertür
%list w_kami: Hof | Stall | Kinderzimmer | Lager | Garten | Hühnerhaus | Hausflur | Carport | Laden
%list w_sql: select * from kunden limit 10 | SELECT count(*) FROM bestellungen | select name, ort from lieferanten where land = 'AT' | SELECT sum(betrag) FROM rechnungen WHERE bezahlt = false | select avg(preis) from artikel | select kunde, max(datum) from bestellungen group by kunde | SELECT titel FROM buecher ORDER BY jahr DESC | select distinct stadt from filialen | SELECT id, menge FROM lager WHERE menge < 5 | select count(*) from tickets where status = 'offen' | SELECT mitarbeiter, sum(stunden) FROM zeiten GROUP BY mitarbeiter | select * from umsatz where jahr = 2024

%tool web_search
google {query=w_net}
ich müsste mal wissen, {query=w_netf}
such ma im netz, {query=w_netf}
nach {query=w_net} bitte im internet suchen
wat sacht das internet zu {query=w_net}
find online raus, {query=w_netf}
{query=w_net} im web
{query=w_netf}? schau bitte im internet nach
ich hätte gern {num_results=w_n} treffer aus dem netz zu {query=w_net}
könnten Sie im Internet recherchieren, {query=w_netf}?
schlag mir im netz mal {query=w_net} nach
{num_results=w_n} seiten über {query=w_net} raussuchen, aus dem internet
im netz findet man doch bestimmt, {query=w_netf}
wo find ich {query=w_net} online
ich zerbrech mir den kopf, {query=w_netf}, guck mal online
internetrecherche: {query=w_net}, {num_results=w_n} ergebnisse
gib {query=w_net} in die suchmaschine ein
suchmaschine: {query=w_net}
stöber mal im internet nach {query=w_net}
frag google, {query=w_netf}
kannst du online nachsehen, {query=w_netf}
ich brauch links zu {query=w_net}, so {num_results=w_n}
mich würd interessieren, {query=w_netf}, such das im web
hol mir aus dem internet infos über {query=w_net}
{query=w_net} suchen, websuche
websuche nach {query=w_net}, höchstens {num_results=w_n} treffer
mein nachbar meint, du weißt, {query=w_netf}, such das doch mal online
recherchier {query=w_net} im internet
such mal was online raus
das muss ich googeln

%tool search_wikipedia
mia braucht was über {query=w_lex}, nimm wikipedia
{limit=w_n} artikel über {query=w_lex} von wikipedia holen
das mit {query=w_lex} würd ich gern auf wikipedia nachlesen
steht {query=w_lex} in der wikipedia
zeig ma den wiki-artikel {query=w_lex}
{query=w_lex} wikipedia
schlag mir {query=w_lex} auf wikipedia nach
was steht in der wikipedia über {query=w_lex}
ich brauch den wikipedia-artikel zu {query=w_lex} fürs referat
wiki {query=w_lex}
lies mal bei wikipedia unter {query=w_lex} nach
könnten Sie in der Wikipedia nach {query=w_lex} suchen?
zum stichwort {query=w_lex} {limit=w_n} wikipedia-artikel
was sagt das wiki zu {query=w_lex}
ich hätte gern den lexikoneintrag {query=w_lex} aus der wikipedia
such {query=w_lex} in wikipedia raus
wikipedia-eintrag von {query=w_lex} zeigen
{limit=w_n} treffer auf wikipedia zu {query=w_lex}
wie definiert wikipedia {query=w_lex}
emil fragt mich nach {query=w_lex}, was weiß wikipedia da
in der wikipedia: {query=w_lex}
gibt es zu {query=w_lex} einen artikel auf wikipedia
erklär mir {query=w_lex} anhand von wikipedia
hol dir aus der wikipedia was zu {query=w_lex}
auf wikipedia {query=w_lex} eingeben, {limit=w_n} artikel
wer oder was ist {query=w_lex} laut wikipedia
artikel über {query=w_lex} in der freien enzyklopädie
wikipedia nach {query=w_lex} durchsuchen
schlag in der wikipedia was nach
ein wikipedia-artikel bitte

%tool search_arxiv
arxiv {query=w_fach}
gibt's neue paper zu {query=w_fach}
ich brauch {max_results=w_n} preprints über {query=w_fach}
such auf arxiv, was zu {query=w_fach} veröffentlicht wurde
was hat die forschung zu {query=w_fach} zuletzt gebracht, schau auf arxiv
könnten Sie auf arXiv nach Arbeiten über {query=w_fach} suchen?
{query=w_fach}: {max_results=w_n} arxiv-paper
wissenschaftliche arbeiten zu {query=w_fach} bitte
für meine masterarbeit brauche ich arxiv-quellen zu {query=w_fach}
hol mir von arxiv {max_results=w_n} aufsätze zum thema {query=w_fach}
wer hat auf arxiv über {query=w_fach} geschrieben
zu {query=w_fach} die neuesten studien von arxiv
ich hätte gern ein paar paper zu {query=w_fach}
auf arxiv unter {query=w_fach} nachsehen
find mir preprints, die von {query=w_fach} handeln
ein paper von arxiv bitte
such mal auf arxiv

%tool ask_knowledge_base
in der dienstanweisung müsste stehen, {query=w_kbfn}
unsere internen vorgaben für {query=w_kbt} bitte raussuchen
schlag im handbuch nach, {query=w_kbfn}
{query=w_kbf}? steht sicher im handbuch
ich müsste laut firmenrichtlinie wissen, {query=w_kbfn}
was sagen unsere unterlagen zu {query=w_kbt}
wie regeln wir intern {query=w_kbt}
guck mal in unsere doku, {query=w_kbfn}
im intranet steht doch, {query=w_kbfn}, such das
wissensdatenbank: {query=w_kbf}
{query=w_kbt} firmenhandbuch
könnten Sie in unseren Richtlinien nachsehen, {query=w_kbfn}?
ich hätte gern gewusst, {query=w_kbfn}, das muss in der betriebsvereinbarung stehen
gibt es bei uns eine regelung zu {query=w_kbt}
frag die interne wissensbasis nach {query=w_kbt}
aus meinen dokumenten: {query=w_kbf}
der azubi will wissen, {query=w_kbfn}, was sagt unser leitfaden
laut unserem qualitätshandbuch, {query=w_kbf}
wie steht das mit {query=w_kbt} in den arbeitsanweisungen
such in der internen ablage die vorgaben zu {query=w_kbt}
schau mal ins betriebshandbuch

%tool get_stock_price
{symbol=w_akt} kurs?
wie steht {symbol=w_akt}
was hat {symbol=w_akt} {period=w_per} gebracht
ich müsste mal wissen, was eine aktie von {symbol=w_akt} kostet
wie hat sich {symbol=w_akt} {period=w_per} entwickelt
{period=w_per} bei {symbol=w_akt}, rauf oder runter
wat macht {symbol=w_akt} an der börse
könnten Sie mir den Kursverlauf von {symbol=w_akt} {period=w_per} zeigen?
ist {symbol=w_akt} {period=w_per} eingebrochen
{symbol=w_akt} {period=w_per}
zeig ma den kurs von {symbol=w_akt}
bei {symbol=w_akt} hab ich gekauft, wie steht die aktie {period=w_per} da
börsenkurs {symbol=w_akt} {period=w_per} bitte
wie viel hat {symbol=w_akt} {period=w_per} verloren
ich hätte gern die kurse von {symbol=w_akt} {period=w_per}
liegt {symbol=w_akt} {period=w_per} im plus
für wie viel geht {symbol=w_akt} grad weg
mein depot hängt an {symbol=w_akt}, wie ist der kurs
steigt {symbol=w_akt} noch
aktienkurs: {symbol=w_akt}
schau nach, wie {symbol=w_akt} {period=w_per} gelaufen ist
sind die papiere von {symbol=w_akt} {period=w_per} teurer geworden
wenn ich {symbol=w_akt} heute verkaufe, was krieg ich pro aktie
wie gut lief {symbol=w_akt} {period=w_per}
chart von {symbol=w_akt} {period=w_per} anzeigen
wie notiert {symbol=w_akt}
ab wann ging {symbol=w_akt} {period=w_per} nach oben
gib mir {symbol=w_akt}, börse, {period=w_per}
was kostet die aktie
kursentwicklung {period=w_per} bitte
wie lief die börse

%tool get_crypto_price
was kostet ein {symbol=w_mz}
{symbol=w_mz} kurs {currency=w_geld}
wie viel {currency=w_geld} krieg ich für einen {symbol=w_mz}
wo steht {symbol=w_mz} grad
ich müsste den preis von {symbol=w_mz} in {currency=w_geld} wissen
wat is {symbol=w_mz} wert
in {currency=w_geld}, wie hoch ist {symbol=w_mz}
könnten Sie mir den Kurs von {symbol=w_mz} in {currency=w_geld} nennen?
{symbol=w_mz} rauf oder runter
ist {symbol=w_mz} abgestürzt
{symbol=w_mz}?
{symbol=w_mz} in {currency=w_geld}
ich hätte gern den {symbol=w_mz}-preis in {currency=w_geld}
mein neffe schwört auf {symbol=w_mz}, was kostet das grad
zeig ma {symbol=w_mz}, aber in {currency=w_geld}
für wie viele {currency=w_geld} geht {symbol=w_mz} weg
steht {symbol=w_mz} heute besser da
ein {symbol=w_mz} macht wie viel in {currency=w_geld}
kryptokurs von {symbol=w_mz} bitte
gib mir den aktuellen wert von {symbol=w_mz} in {currency=w_geld}
hat sich {symbol=w_mz} erholt
{currency=w_geld}-kurs vom {symbol=w_mz}
wie viel müsste ich für {symbol=w_mz} hinlegen, in {currency=w_geld}
schau mal, wie {symbol=w_mz} steht
bin ich mit meinem {symbol=w_mz} schon reich, wie ist der kurs
{symbol=w_mz} zu {currency=w_geld}, aktueller stand
bei welchem preis liegt {symbol=w_mz} jetzt
der preis einer kryptowährung in {currency=w_geld}
was kosten die coins
kryptokurse?

%tool get_exchange_rate
{=w_mng} {from_currency=w_geld} in {to_currency=w_geld}?
was sind {=w_mng} {from_currency=w_geld} umgerechnet in {to_currency=w_geld}
wie viele {to_currency=w_geld} bekomm ich für {=w_mng} {from_currency=w_geld}
ich müsste mal wissen, was {=w_mng} {from_currency=w_geld} in {to_currency=w_geld} sind
rechne mir {=w_mng} {from_currency=w_geld} in {to_currency=w_geld} um
{from_currency=w_geld} zu {to_currency=w_geld}
wat krieg ich an {to_currency=w_geld} für {=w_mng} {from_currency=w_geld}
wie steht der {from_currency=w_geld1} zum {to_currency=w_geld1}
könnten Sie mir {=w_mng} {from_currency=w_geld} in {to_currency=w_geld} umrechnen?
ich hätte gern den kurs von {from_currency=w_geld} nach {to_currency=w_geld}
in {to_currency=w_geld} wären {=w_mng} {from_currency=w_geld} wie viel
das kostet {=w_mng} {from_currency=w_geld}, was ist das in {to_currency=w_geld}
für {=w_mng} {from_currency=w_geld} wie viel {to_currency=w_geld}
wenn ich {=w_mng} {from_currency=w_geld} tausche, wie viele {to_currency=w_geld} sind das
ein {from_currency=w_geld1} sind wie viele {to_currency=w_geld}
was ist ein {from_currency=w_geld1} in {to_currency=w_geld} wert
{from_currency=w_geld}/{to_currency=w_geld}
{=w_mng} {from_currency=w_geld} nach {to_currency=w_geld} bitte
mein hotel kostet {=w_mng} {from_currency=w_geld}, ich zahl aber in {to_currency=w_geld}, wie viel wird das
aus {=w_mng} {from_currency=w_geld} mach mal {to_currency=w_geld}
wechselkurs {from_currency=w_geld} {to_currency=w_geld}
ich fahr in die schweiz und hab {=w_mng} {from_currency=w_geld}, was gibt das in {to_currency=w_geld}
wie viel {to_currency=w_geld} gibt's für nen {from_currency=w_geld1}
rechne {to_currency=w_geld} aus, ich hab {=w_mng} {from_currency=w_geld}
ist der {from_currency=w_geld1} gegen den {to_currency=w_geld1} gestiegen
{to_currency=w_geld} gegen {from_currency=w_geld} tauschen, wie viele krieg ich
von {from_currency=w_geld} auf {to_currency=w_geld} umrechnen: {=w_mng}
tante gerda schickt mir {=w_mng} {from_currency=w_geld}, das sind in {to_currency=w_geld}?
{=w_mng} {from_currency=w_geld} wechseln in {to_currency=w_geld}, was kommt raus
was krieg ich grad für {from_currency=w_geld} in {to_currency=w_geld}
zu welchem kurs wird {from_currency=w_geld} in {to_currency=w_geld} gewechselt
gib mir {=w_mng} {from_currency=w_geld} als {to_currency=w_geld}
wie viel sind {=w_mng} {from_currency=w_geld} denn umgerechnet
wie steht der wechselkurs
ich will {=w_mng} {from_currency=w_geld} umrechnen

%tool get_device_state
ist das {device_id=w_ln} noch an
brennt die {device_id=w_lf}
hab ich die {device_id=w_tuer} abgeschlossen
steht das {device_id=w_on} auf
läuft die {device_id=w_gf} noch
ist der {device_id=w_gm} aus
ich müsste mal wissen, ob die {device_id=w_rp} unten sind
wie warm ist es grad im {device_id=w_rmm}
auf wie viel grad steht die {device_id=w_hz}
{device_id=w_tuer} zu?
wat zeigt die {device_id=w_hz} an
könnten Sie bitte prüfen, ob die {device_id=w_lp} noch brennen?
wie feucht ist es in der {device_id=w_rmf}
was sagt der {device_type:sensor=sensor|temperatursensor|feuchtefühler} im {device_id=w_rmm}
das {device_type:lock=schloss} der {device_id=w_tuer}, offen oder zu
die {device_type:light=lampe|leuchte} im {device_id=w_rmm}, ist die aus
welche temperatur hat das {device_type:climate=thermostat} im {device_id=w_rmm}
fährt der {device_id=w_sm} noch rum oder steht er auf der station
ist die {device_id=w_sf} durch
hat jemand das {device_id=w_on} offen gelassen
ich glaub, ich hab den {device_id=w_gm} angelassen, stimmt das
schau nach, ob die {device_id=w_tuer} wirklich zu ist
sind alle {device_id=w_rp} geschlossen
spielt der {device_id=w_tm} noch
wie laut ist die {device_id=w_tf} eingestellt
status {device_id=w_gf}
ist in der {device_id=w_rmf} noch licht an
zieht die {device_id=w_gf} grad strom
wie hell ist das {device_id=w_ln} eingestellt
ich bin schon los, ist das {device_id=w_ln} aus
ist zu hause alles aus

%tool get_camera_stream
zeig mir die {camera_id=w_kamf}
wer steht an der {camera_id=w_kamo}
ich will sehen, was im {camera_id=w_kami} los ist
{camera_id=w_kamf} live
schalt die {camera_id=w_kamf} auf den schirm
könnten Sie mir das Bild der {camera_id=w_kamf} zeigen?
gib ma das livebild vom {camera_id=w_kami}
im {camera_id=w_kami} hat's gerumpelt, kamera bitte
ich hätte gern den stream von der {camera_id=w_kamo}
kamera {camera_id=w_kamo}
steht der lieferwagen schon an der {camera_id=w_kamo}, zeig die kamera
lass mich durch die {camera_id=w_kamf} schauen
blick auf {camera_id=w_kami}, kamera
was sieht die {camera_id=w_kamf} grad
livestream {camera_id=w_kami} öffnen
wirf mir die {camera_id=w_kamf} auf den fernseher
zeig mal eine kamera
ich will ins livebild gucken

%tool control_device
mach das {device_id=w_ln} {action:turn_on=an}
mach die {device_id=w_lf} bitte {action:turn_off=aus}
schalt mir den {device_id=w_gm} {action:turn_off=ab|aus}
dreh die {device_id=w_hz} {action:set_temperature=auf} {parameters=w_grad}
{device_id=w_lp} {action:turn_off=aus}
kannst du die {device_id=w_rp} {action:close=runterlassen|schließen|zumachen}
ich hätte gern die {device_id=w_rp} {action:open=offen|oben|hochgefahren}
könnten Sie die {device_id=w_tuer} bitte {action:lock=abschließen|verriegeln}?
die {device_id=w_tuer} {action:unlock=entriegeln|aufsperren}, timo kommt
sperr die {device_id=w_tuer} {action:unlock=auf}
schließ mir die {device_id=w_tuer} {action:lock=ab}
mach ma die {device_id=w_gf} {action:turn_on=an}
stell das {device_id=w_ln} {action:set_brightness=auf} {parameters=w_hell}
{device_id=w_ln} auf {parameters=w_hell} {action:dim=dimmen|runterdimmen}
das {device_id=w_ln} blendet, {action:dim=dimm|dreh} es auf {parameters=w_hell}
im {device_id=w_rmm} bitte {parameters=w_grad} {action:set_temperature=einstellen}
mir ist kalt, {device_id=w_hz} {action:set_temperature=hoch auf} {parameters=w_grad}
{parameters=w_grad} in der {device_id=w_rmf}, {action:set_temperature=stell das ein}
die {device_id=w_tf} ist zu laut, {action:set_volume=stell} sie auf {parameters=w_laut}
{action:set_volume=lautstärke} vom {device_id=w_tm} auf {parameters=w_laut}
{device_id=w_tm} {action:set_volume=leiser auf} {parameters=w_laut}
lass den {device_id=w_sm} {action:start=losfahren|anfangen|saugen}
schick den {device_id=w_sm} {action:start=los}
halt den {device_id=w_sm} {action:stop=an|auf}
{action:start=starte|start} die {device_id=w_sf}
wirf die {device_id=w_sf} {action:start=an}
die {device_id=w_tf} kurz {action:pause=anhalten|pausieren}
mach das {device_id=w_on} {action:open=auf}
zieh die {device_id=w_rp} {action:open=hoch|rauf}
es regnet rein, mach das {device_id=w_on} {action:close=zu}
fahr das {device_id=w_on} {action:close=runter}
schalt die {device_id=w_lf} {action:toggle=um}
wir fahren in urlaub, {device_id:Alarmanlage=Alarmanlage} {action:arm=scharf schalten|scharfstellen|aktivieren}
stell die {device_id:Alarmanlage=Alarmanlage} {action:disarm=unscharf|aus}
{action:disarm=entschärf} die {device_id:Alarmanlage=Alarmanlage}, ich bin's
ich seh nix, {device_id=w_ln} {action:turn_on=an}
bin im bett, {device_id=w_lp} {action:turn_off=aus|ausmachen}
der {device_id=w_gm} kann jetzt {action:turn_off=aus}
wer hat den {device_id=w_gm} angelassen, mach ihn {action:turn_off=aus}
für den filmabend das {device_id=w_ln} {action:set_brightness=auf} {parameters=w_hell}
knips die {device_id=w_lf} {action:turn_on=an}
den {device_id=w_gm} {action:turn_on=einschalten|anwerfen|anmachen}
die {device_id=w_sf} soll {action:stop=aufhören|stoppen}
{device_id=w_lf} {action:turn_on=an|ein}, bitte
mach den {device_id=w_gm}
mach es heller
schalt mal was aus

%tool run_sql
{query=w_sql} ausführen
führ mal {query=w_sql} aus
was liefert {query=w_sql}
lass {query=w_sql} auf der datenbank laufen
ich hätte gern das ergebnis von {query=w_sql}
schick {query=w_sql} an die db
sql: {query=w_sql}
könnten Sie bitte folgende Abfrage ausführen: {query=w_sql}
frag die tabellen mit {query=w_sql} ab
setz {query=w_sql} ab und zeig mir die zeilen
für den bericht brauch ich {query=w_sql} aus der datenbank
wie viele zeilen kommen bei {query=w_sql} zurück
probier {query=w_sql}, datenbank
{query=w_sql} - was kommt da raus
ich hab ein select für dich: {query=w_sql}
führ mal ne sql-abfrage aus
frag die datenbank

%list w_kat: Gesundheit | Kinder | Haus | Garten | Geschenke | kollegen | Verein | Codes | Größen | Verträge | Vorlieben | Allergien | Wein | Technik | Haustiere | Urlaub | Auto
%list w_fak: mein Rad steht im Schuppen von Seidels | der Code fürs Tor ist 2846 | Emil verträgt keine Erdnüsse | meine Hutgröße ist 57 | der Zweitschlüssel hängt bei Frau Brandt | Mia trägt Schuhgröße 34 | mein Hautarzt heißt Dr. Kern | der Handyvertrag endet am 30. September | Timo hat am 9. November Geburtstag | unser Gäste-WLAN heißt Birkenhain | ich sitze im Zug gern am Fenster | der Wasserzähler ist hinter der Waschmaschine | meine Mitgliedsnummer ist 88213 | Oma isst keinen Fisch | ich trinke nur entkoffeinierten Kaffee | das Auto tankt Diesel | Sabine wohnt jetzt in Jena | der Kater frisst nur Nassfutter | mein Lieblingseis ist Pistazie | der Schornsteinfeger kommt immer im März | ich trage Größe L | ich bin Linkshänder | mittwochs arbeite ich von zu Hause | Papa ist gegen Penicillin allergisch | unser Hochzeitstag ist der 17. Juni | die Heizung ist von Buderus | ich hasse Rosinen | der Safe geht mit 4410 auf | meine Schwägerin heißt Ilka | wir heizen mit Pellets
%list w_fakd: Emil keine Erdnüsse verträgt | mein Rad bei Seidels im Schuppen steht | der Code fürs Tor 2846 ist | der Zweitschlüssel bei Frau Brandt hängt | Timo am 9. November Geburtstag hat | ich im Zug am liebsten am Fenster sitze | Sabine jetzt in Jena wohnt | mein Hautarzt Dr. Kern heißt | der Handyvertrag Ende September ausläuft | Oma keinen Fisch isst | ich nur entkoffeinierten Kaffee trinke | das Auto Diesel tankt | Mia Schuhgröße 34 hat | meine Mitgliedsnummer 88213 ist | ich Größe L trage | der Kater nur Nassfutter frisst | ich mittwochs zu Hause arbeite | wir mit Pellets heizen | ich Linkshänder bin | Papa gegen Penicillin allergisch ist | ich Rosinen nicht ausstehen kann | unser Hochzeitstag der 17. Juni ist | meine Schwägerin Ilka heißt | der Safe mit 4410 aufgeht | ich vor Spinnen Angst habe
%list w_ged: Urlaub auf Korsika | Badsanierung | Jobwechsel | Geschenk für Papa | neue Wärmepumpe | Halbmarathon | Hundename | Klavierunterricht | Umzug nach Jena | Altersvorsorge | Wanderung im Harz | Fernstudium | Schulwechsel von Mia | Streit mit dem Nachbarn | Hochbeet | Ernährung
%list w_em: Torcode | Geburtstag von Timo | Zweitschlüssel | Zählerstand | Stellplatz | Hochzeitstag | Lieblingswein | Tierarzt | Safecode | Hautarzt | Handyvertrag
%list w_ef: Hutgröße | Mitgliedsnummer | Lieblingspizza | Kleidergröße | Kundennummer bei den Stadtwerken | Schuhgröße von Mia | Hautärztin | Spindnummer | Schwägerin | Blutgruppe | Lieblingsblume von Mama | Steuernummer
%list w_efr: wo der Zweitschlüssel hängt | wie der Torcode ist | wann Timo Geburtstag hat | welche Größe ich trage | wer bei uns den Schornstein fegt | was Emil nicht essen darf | wo mein Rad steht | wie Sabines Mann heißt | welchen Wein Papa mag | wie unser Gäste-WLAN heißt | wann der Handyvertrag endet | was ich Oma letztes Jahr geschenkt hab | welche Schuhgröße Mia hat | womit wir heizen
%list w_auf: Sprache auf Deutsch => {"sprache": "Deutsch"} | Zeitzone auf Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Zeitzone auf Europe/Zurich => {"zeitzone": "Europe/Zurich"} | Einheiten auf metrisch => {"einheiten": "metrisch"} | Sprache auf Französisch => {"sprache": "Französisch"} | Stadt auf Jena => {"stadt": "Jena"} | Währung auf Franken => {"währung": "Franken"} | Anrede auf Sie => {"anrede": "Sie"}
%list w_ist: Name ist Ilka => {"name": "Ilka"} | Name ist Timo Seidel => {"name": "Timo Seidel"} | Spitzname ist Bine => {"spitzname": "Bine"} | Beruf ist Tischler => {"beruf": "Tischler"} | Wohnort ist Luzern => {"wohnort": "Luzern"}
%list w_istf: Stadt ist Jena => {"stadt": "Jena"} | Sprache ist Deutsch => {"sprache": "Deutsch"} | Zeitzone ist Europe/Berlin => {"zeitzone": "Europe/Berlin"} | Währung ist CHF => {"währung": "CHF"}
%list w_paar: Stadt: Luzern => {"stadt": "Luzern"} | Name: Bine => {"name": "Bine"} | Sprache = Deutsch => {"sprache": "Deutsch"} | Zeitzone: Europe/Vienna => {"zeitzone": "Europe/Vienna"} | Einheiten: metrisch => {"einheiten": "metrisch"} | Währung: CHF => {"währung": "CHF"} | Geburtstag: 9. November => {"geburtstag": "9. November"} | Beruf: Tischler => {"beruf": "Tischler"}
%list w_ruf: Bine => {"name": "Bine"} | Chef => {"name": "Chef"} | Ilka => {"name": "Ilka"} | Frau Seidel => {"name": "Frau Seidel"} | Timo => {"name": "Timo"} | Käpt'n => {"name": "Käpt'n"} | Doc => {"name": "Doc"} | Resi => {"name": "Resi"}
%list w_dat2: fakten.json | backup/gedaechtnis.json | /home/ilka/export.csv | notizen.md | sicherung_juni.json | ~/steward/merken.csv | daten/profil_alt.json | export-2024.csv | /mnt/stick/memory.json | dokumente/merkliste.csv | archiv/alles.csv | D:/backup/fakten.json | umzug.json | wissen.md
%list w_wem: Lena | timo | Mama | Opa | Tante Gerda | Frau Brandt | Papa | Mia | Dr. Kern | Markus | Sabine | Onkel Rolf | ilka | Emre | Herrn Seidel
%list w_ihm: meiner Schwester | meinem Bruder | dem Vermieter | der Babysitterin | meinem Chef | den Nachbarn | dem Trainer | meiner Frau | meinem Mann | den Kollegen | der Hausmeisterin | meinen Eltern
%list w_ihn: meine Schwester | meinen Bruder | Tante Gerda | den Vermieter | die Babysitterin | meinen Chef | Timo | die Nachbarn | Frau Brandt | Mama | Sabine
%list w_gf2: Mädelsgruppe | Skatrunde | Familiengruppe | Hausgruppe | Laufgruppe | Elterngruppe | Bandgruppe | Fußballgruppe | WG-Gruppe | Kegelgruppe
%list w_gm2: Hauschat | Familienchat | Kanal Technik | WG-Chat | Bandchat | Kanal Allgemein | Klassenchat | Teamchat | Vereinschat
%list w_rech: 18 mal 24 | 4,5 mal 12 | 520 durch 13 | 19% von 640 | 6 hoch 3 | Wurzel aus 169 | 2000 - 345 | 81/9 + 7 | 14,90 plus 3,50 | 20 Prozent von 85 | (7+5)*6 | 52*38,5 | 121 durch 11 | 1500 / 7 | 7 % von 93 | 60 minus 12 mal 3 | 3/8 + 1/4 | ein Drittel von 750 | sqrt(289) | 0,4 * 350 | 99 + 13 - 8 | 36 Quadrat
%list w_fer: die Waschmaschine ist durch | der Braten ist gar | Zeit für die Pause | das Update ist fertig | die Kinder sind da | das Tor steht offen | der Akku ist voll | jetzt Medikamente nehmen | das Video ist hochgeladen | der Timer ist um | Besuch steht vor der Tür | die Bahn fährt in zehn Minuten
%list w_ferd: die Waschmaschine durch ist | der Braten gar ist | das Update fertig ist | die Kinder da sind | das Tor offen steht | der Akku voll ist | das Video hochgeladen ist | der Timer um ist | Besuch vor der Tür steht | die Bahn gleich fährt | ich Pause machen soll
%list w_fra: wie lange muss Reis kochen | wo liegt mein Ausweis | was soll ich Timo schenken | welcher Bus fährt nach Jena | wann säe ich Möhren | wie heißt die Hauptstadt von Chile | was koche ich heute | wie alt wird eine Schildkröte | welche Farbe passt zu Beige | wer hat die WM 1990 gewonnen
%list w_ant: zwölf Minuten | in der Kommode im Flur | ein Kochbuch wäre was | der 14er vom Markt | ab Mitte März | Santiago | Kartoffelsuppe | bis zu hundert Jahre | Salbeigrün | Deutschland | das weiß ich leider nicht

%tool store_fact
merk dir, dass {fact=w_fakd}
{fact=w_fak}, merk dir das
ich möchte, dass du weißt, dass {fact=w_fakd}
behalt bitte im kopf: {fact=w_fak}
vergiss nie, dass {fact=w_fakd}
fürs nächste mal: {fact=w_fak}
du solltest wissen, dass {fact=w_fakd}
könnten Sie sich bitte merken, dass {fact=w_fakd}?
nimm zur kenntnis und speicher: {fact=w_fak}
{fact=w_fak}. kategorie {category=w_kat}
speicher unter {category=w_kat}, dass {fact=w_fakd}
in die schublade {category=w_kat}: {fact=w_fak}
merk dir ma: {fact=w_fak}
leg dir ab, dass {fact=w_fakd}, und zwar unter {category=w_kat}
zum thema {category=w_kat} merk dir bitte, dass {fact=w_fakd}
{fact=w_fak}, das kannst du dir gleich merken
nur zur info und zum behalten, {fact=w_fak}
wenn ich später frag: {fact=w_fak}
neuer fakt: {fact=w_fak}
dass {fact=w_fakd}, musst du dir einprägen
präg dir ein, dass {fact=w_fakd}
ich sag's dir einmal, dann weißt du's: {fact=w_fak}
ich hätte gern gespeichert, dass {fact=w_fakd}
schreib dir auf, dass {fact=w_fakd}
halt für später fest: {fact=w_fak}
zu {category=w_kat}: {fact=w_fak}, speichern
fakt für {category=w_kat}, {fact=w_fak}
falls mal jemand fragt, {fact=w_fak}, merk's dir
übrigens, {fact=w_fak}, bitte merken
notier dir über mich, dass {fact=w_fakd}
dein gedächtnis soll behalten, dass {fact=w_fakd}
unter {category=w_kat} sollst du dir was merken
merk dir bitte etwas

%tool list_facts
unter {category=w_kat}, was hast du dir da alles gemerkt
wie lautet die liste deiner fakten, {limit=w_n} genügen mir
was weißt du alles über mich
zähl auf, was du dir gemerkt hast
welche fakten hast du zu {category=w_kat}
ich hätte gern alle fakten aus {category=w_kat} gesehen
fakten {category=w_kat}
{limit=w_n} gespeicherte fakten zeigen
zeig ma die fakten, höchstens {limit=w_n}
könnten Sie mir bitte alle gespeicherten Fakten auflisten?
was hast du dir unter {category=w_kat} notiert
steht unter {category=w_kat} überhaupt was
alle einträge in deinem gedächtnis bitte als liste
wat haste dir alles gemerkt
die ersten {limit=w_n} fakten aus {category=w_kat}
mach mal {category=w_kat} auf, welche fakten sind drin
ich müsste mal sehen, was du so über mich gespeichert hast
gemerktes mit nummer anzeigen
gib mir eine übersicht über die fakten in {category=w_kat}
lies vor, was du zu {category=w_kat} abgelegt hast
fakten auflisten
sag mir alles, was du über mich abgespeichert hast
{category=w_kat}, was liegt da alles an fakten
wie lauten die letzten {limit=w_n} fakten
ich will meine gemerkten sachen durchgehen
die fakten aus der kategorie {category=w_kat}, aber nur {limit=w_n}
was hab ich dir alles zum merken gesagt
deine merkliste zeigen
hast du irgendwelche fakten über mich
ruf die fakten zu {category=w_kat} auf

%tool delete_fact
das mit {fact_id=num_id} hat sich geändert, streich den fakt
{fact_id=num_id} aus der merkliste raus
vergiss fakt {fact_id=num_id}
{fact_id=num_id} stimmt nicht mehr, vergiss das
lösch fakt {fact_id=id}
fakt {fact_id=num_id} weg
streich {fact_id=num_id} aus dem, was du dir gemerkt hast
den fakt mit der nummer {fact_id=num_id} bitte löschen
könnten Sie den Fakt {fact_id=id} bitte vergessen?
nimm {fact_id=num_id} aus deinem gedächtnis raus
was unter {fact_id=num_id} steht, ist überholt, lösch den fakt
ich hätte fakt {fact_id=num_id} gern entfernt
wirf den fakt {fact_id=id} raus
fakt {fact_id=num_id} hab ich falsch gesagt, weg damit
{fact_id=id} musst du nicht länger wissen
aus den gemerkten sachen die {fact_id=num_id} löschen
radier fakt {fact_id=num_id} aus
hak fakt {fact_id=num_id} nicht ab, sondern lösch ihn
die nummer {fact_id=num_id} deiner fakten soll verschwinden
entfern mir {fact_id=id} aus den fakten
den eintrag {fact_id=num_id} über mich will ich nicht mehr bei dir haben
tilg fakt {fact_id=num_id}
wat du dir als {fact_id=num_id} gemerkt hast, is quatsch, lösch et
schmeiß fakt {fact_id=num_id} aus dem speicher
mach den fakt {fact_id=id} ungeschehen
bitte fakt {fact_id=num_id} nicht länger behalten
du kannst {fact_id=num_id} vergessen, den fakt mein ich
der fakt {fact_id=num_id} ist doppelt, einer kann raus
lösch mal einen fakt
den falschen fakt bitte vergessen

%tool store_conversation
speicher den wortwechsel: ich fragte {user_message=w_fra}, du sagtest {agent_response=w_ant}
gespräch ablegen. frage: {user_message=w_fra}. antwort: {agent_response=w_ant}
merk dir unser gespräch, nutzer: {user_message=w_fra}, assistent: {agent_response=w_ant}
leg als gespräch ab, dass ich "{user_message=w_fra}" gefragt hab und du "{agent_response=w_ant}" geantwortet hast
heb diesen dialog auf: {user_message=w_fra} - {agent_response=w_ant}
ich wollte wissen: {user_message=w_fra}. du meintest: {agent_response=w_ant}. speicher das gespräch
könnten Sie diesen Austausch speichern: Frage {user_message=w_fra}, Antwort {agent_response=w_ant}?
sichere die unterhaltung, von mir {user_message=w_fra}, von dir {agent_response=w_ant}
ins gesprächsarchiv: "{user_message=w_fra}" / "{agent_response=w_ant}"
du hast mit "{agent_response=w_ant}" auf "{user_message=w_fra}" geantwortet, heb das gespräch auf
ich: {user_message=w_fra} du: {agent_response=w_ant}, bitte als unterhaltung speichern
protokollier den chat: {user_message=w_fra}, darauf {agent_response=w_ant}
nimm in die gespräche auf: {user_message=w_fra}? {agent_response=w_ant}
wortwechsel sichern, nutzer {user_message=w_fra}, steward {agent_response=w_ant}
archivier unser gespräch
unterhaltung speichern, ich hab gesagt: {user_message=w_fra}

%tool search_conversations
{query=w_ged}, such das in unseren alten chats
ich such die unterhaltung, in der wir {query=w_ged} durchgekaut haben
bei welchem gespräch fiel denn {query=w_ged}, zeig {limit=w_n}
wann haben wir über {query=w_ged} geredet
such in unseren gesprächen {query=w_ged}
was hab ich dir neulich zum thema {query=w_ged} erzählt
{query=w_ged}, wo hatten wir das besprochen
ich müsste mal nachlesen, was wir zu {query=w_ged} gesagt haben
wat hattest du noch mal zu {query=w_ged} gesagt
könnten Sie in unseren früheren Unterhaltungen nach {query=w_ged} suchen?
die letzten {limit=w_n} chats über {query=w_ged}
hol das gespräch über {query=w_ged} wieder her
alte gespräche: {query=w_ged}
durchsuch unseren verlauf nach {query=w_ged}
haben wir je über {query=w_ged} gesprochen
finde {limit=w_n} unterhaltungen, in denen {query=w_ged} vorkam
wir hatten doch mal einen chat zu {query=w_ged}, zeig den
du hattest mir bei {query=w_ged} einen tipp gegeben, in welchem gespräch war das
was war letztens das ergebnis, als wir über {query=w_ged} diskutiert haben
gesprächsverlauf {query=w_ged}
in unserem chat ging's mal um {query=w_ged}, such die stelle
zu {query=w_ged} {limit=w_n} alte gespräche
ich hätte gern noch mal gelesen, was du zu {query=w_ged} meintest
wo in unserem verlauf kommt {query=w_ged} vor
schau nach, wann ich das letzte mal {query=w_ged} erwähnt hab
unser gespräch von neulich, {query=w_ged}, raussuchen
verlauf nach {query=w_ged} filtern, {limit=w_n} treffer
über {query=w_ged} haben wir schon mal gechattet, oder
such unser gespräch von letzter woche
alte chats durchforsten

%tool retrieve_memories
weißt du noch, {query=w_efr}
wie war mein {query=w_em}
sag mal, {query=w_efr}, das hab ich dir gesagt
was ist noch gleich meine {query=w_ef}
{query=w_ef}?
ich weiß nicht mehr, {query=w_efr}
mir ist entfallen, {query=w_efr}, du hast dir das gemerkt
könnten Sie mir sagen, {query=w_efr}? Das hatte ich Ihnen mitgeteilt.
wat hatte ich dir zu meinem {query=w_em} gesagt
ich hätte gern meine {query=w_ef} von dir
hatte ich dir nicht mal verraten, {query=w_efr}
was weißt du über meinen {query=w_em}
kram mal in deinem gedächtnis nach der {query=w_ef}
den {query=w_em} bitte, den hast du dir gemerkt
die {query=w_ef} müsstest du noch wissen
an meinen {query=w_em} erinnerst du dich doch, oder
kannst du mir sagen, {query=w_efr}
{limit=w_n} erinnerungen zu {query=w_ef}
was hast du dir zu {query=w_em} gemerkt, maximal {limit=w_n} sachen
alles zu {query=w_em}, {include_conversations:true=auch aus gesprächen|inklusive chats|samt unterhaltungen}
{query=w_ef}, {include_conversations:false=aber ohne gespräche|keine unterhaltungen|ohne chats}, nur was du dir gemerkt hast
erinner mich, {query=w_efr}, ich komm nicht drauf
ich steh vorm tor und weiß nicht, {query=w_efr}
hilf mir auf die sprünge, {query=w_efr}
du weißt doch bestimmt noch, {query=w_efr}
meine {query=w_ef} ist mir entfallen
such in deinen erinnerungen {query=w_em} raus
{query=w_efr}, weißt du das noch
was hab ich dir über meine {query=w_ef} erzählt
mein {query=w_em} noch mal bitte
du hast dir doch da was gemerkt, was war das
weißt du das noch

%tool get_profile
mein profil, einmal ganz
was hast du in meinem profil stehen
zeig ma mein profil her
ich müsste mal mein profil sehen
könnten Sie mir bitte mein Nutzerprofil anzeigen?
wie heiße ich bei dir im profil
welche sprache und zeitzone stehen in meinem profil
ist im profil mein wohnort drin
mit welchen einheiten rechnest du laut profil
ruf mein profil auf
ich hätte gern meine profildaten
profil anzeigen, bitte
welche einstellungen hast du zu meiner person
guck mal nach, was ich im profil als namen hab
lies das profil vor
stimmt mein profil noch, zeig mal

%tool update_profile
änder meine {updates=w_auf}
stell bitte meine {updates=w_auf} um
im profil ändern: {updates=w_paar}
mein {updates=w_ist}, trag das ins profil ein
meine {updates=w_istf}, setz das im profil
sprich mich mit {updates=w_ruf} an
du kannst mich {updates=w_ruf} nennen
ich heiße jetzt {updates=w_ruf}, bitte im profil ändern
profil: {updates=w_paar}
könnten Sie in meinem Profil die {updates=w_auf} stellen?
ich hätte gern die {updates=w_auf} gestellt, im profil
trag {updates=w_paar} in mein profil ein
ich bin umgezogen, meine {updates=w_istf}, profil anpassen
nimm {updates=w_paar} ins profil auf
{updates=w_ruf} ist mein neuer name, änder das im profil
mein profil ist veraltet, änder das mal
ich will im profil was umstellen

%tool get_memory_stats
wie viele fakten kennst du
wie viel hast du gespeichert
wie voll ist dein gedächtnis
statistik zu deinem gedächtnis bitte
ich müsste mal wissen, wie viel platz deine erinnerungen brauchen
könnten Sie mir sagen, wie viele Gespräche Sie gespeichert haben?
gedächtnis in zahlen
wie umfangreich ist dein speicher
anzahl gespeicherter fakten?
wat haste insgesamt an einträgen
zähl mal nach, wie viele erinnerungen du hast
wie groß ist der speicher mit meinen sachen
ich hätte gern die gedächtnisstatistik
wie viele unterhaltungen liegen bei dir
wie viel megabyte gedächtnis hast du schon
gib mir die zahlen zu deinem speicher

%tool export_memory
exportier mein gedächtnis
alles exportieren als {format:json=json|json-datei}
ich hätte gern meine daten als {format:csv=csv|csv-tabelle}
gib mir deine erinnerungen als {format:markdown=markdown|md}
könnten Sie alles, was Sie über mich gespeichert haben, als {format:json=JSON} exportieren?
zieh ma alles raus, was du über mich hast
{format:csv=csv} von deinem gedächtnis
sicherung deiner erinnerungen als {format:markdown=markdown-datei|markdown} bitte
pack alle gemerkten sachen in eine {format:csv=csv|csv-datei}
leg mir ein backup von deinem gedächtnis an
ich will alles mitnehmen, was du weißt, format {format:json=json}
spuck deine gespeicherten daten aus, am besten als {format:csv=csv}
export des gedächtnisses, {format:markdown=in markdown|als md}
meine fakten runterladen
mach eine {format:json=json} aus allem, was du dir gemerkt hast
exportiere sämtliche fakten und gespräche

%tool import_memory
lies {file_path=w_dat2} in dein gedächtnis ein
importier {file_path=w_dat2}
aus {file_path=w_dat2} alles übernehmen
spiel {file_path=w_dat2} wieder ein
{file_path=w_dat2} ins gedächtnis laden
könnten Sie bitte die Fakten aus {file_path=w_dat2} importieren?
hol dir die erinnerungen aus {file_path=w_dat2} wieder
nimm die datei {file_path=w_dat2} und lern sie
ich hab dein gedächtnis in {file_path=w_dat2} gesichert, stell es her
die sicherung liegt unter {file_path=w_dat2}, lad sie rein
lad ma {file_path=w_dat2} rein, da sind deine fakten drin
fakten aus {file_path=w_dat2}, bitte einlesen
ich hätte gern {file_path=w_dat2} in deinem gedächtnis
füttere dein gedächtnis mit {file_path=w_dat2}
das alte gedächtnis steckt in {file_path=w_dat2}, übernimm es
import aus {file_path=w_dat2}
stell dein gedächtnis aus der sicherung wieder her
lies mal meine alten fakten ein

%tool send_message
schreib {chat_id=w_wem}, dass {text=w_dass}
schreib {chat_id=w_wem} dass {text=w_dass}
sag {chat_id=w_wem}, {text=w_satz}
schick {chat_id=w_wem} die nachricht {text=w_satz}
schick ma {chat_id=w_wem} ne nachricht, dass {text=w_dass}
ich müsste {chat_id=w_wem} schreiben, dass {text=w_dass}
frag {chat_id=w_wem}, ob {text=w_ob}
frag mal {chat_id=w_ihn}, ob {text=w_ob}
bitte {chat_id=w_ihn} per nachricht, {text=w_auftr}
teil (doch|bitte|) {chat_id=w_ihm} mit, dass {text=w_dass}
richte {chat_id=w_wem} bitte aus, dass {text=w_dass}
lass {chat_id=w_wem} ausrichten, {text=w_satz}
gib {chat_id=w_ihm} bescheid, dass {text=w_dass}
sag {chat_id=w_ihm} per nachricht, {text=w_satz}
kannst du {chat_id=w_wem} schreiben, {text=w_satz}
könnten Sie {chat_id=w_wem} bitte eine Nachricht schicken, dass {text=w_dass}?
in die {chat_id=w_gf2} schreiben: {text=w_satz}
schreib in die {chat_id=w_gf2}, dass {text=w_dass}
poste im {chat_id=w_gm2}, dass {text=w_dass}
{chat_id=w_gm2}: {text=w_satz}
frag in der {chat_id=w_gf2} rum, ob {text=w_ob}
whatsapp an {chat_id=w_wem}: {text=w_satz}
per telegram an {chat_id=w_wem}, {text=w_satz}
an {chat_id=w_wem} bitte die nachricht "{text=w_satz}"
"{text=w_satz}" an {chat_id=w_wem}, als nachricht
dass {text=w_dass}, muss {chat_id=firstname} noch erfahren, schick eine nachricht
ich hätte gern, dass du {chat_id=w_wem} schreibst: {text=w_satz}
erinner {chat_id=w_ihn} per nachricht daran, {text=w_auftr}
stell im {chat_id=w_gm2} die frage, ob {text=w_ob}
{text=w_satz}, das schreibst du {chat_id=w_wem}
falls {chat_id=firstname} wartet, schreib kurz, {text=w_satz}
chat {chat_id=w_wem}: {text=w_satz}
meld {chat_id=w_ihm}, dass {text=w_dass}
ich steck fest, schreib {chat_id=w_wem}, {text=w_satz}
hau ne nachricht raus an die {chat_id=w_gf2}, {text=w_satz}
simse {chat_id=w_wem}, dass {text=w_dass}
schreib {chat_id=w_wem} eine nachricht
ich will im {chat_id=w_gm2} was posten
sag bescheid, dass {text=w_dass}
schick die nachricht {text=w_satz} los

%tool get_status
wie weit bist du denn mit der {problem_id=num_id}
was ist mit meinem auftrag {problem_id=num_id}
{problem_id=num_id}, wie ist der stand
ich müsste mal wissen, ob {problem_id=num_id} durch ist
könnten Sie mir den Stand der Anfrage {problem_id=num_id} nennen?
woran arbeitest du grade
was läuft bei dir noch
ist anfrage {problem_id=num_id} schon fertig
hängt problem {problem_id=num_id}
wartet noch irgendwas auf meine freigabe
wat is mit auftrag {problem_id=num_id}
status {problem_id=num_id}
stand meiner aufträge
bist du mit allem fertig, was ich dir aufgetragen hab
muss ich für {problem_id=num_id} noch was bestätigen
zeig ma, was du noch in arbeit hast
auf was wartet {problem_id=num_id}

%tool notify_user
schick mir eine benachrichtigung, dass {message=w_ferd}
benachrichtige mich jetzt: {message=w_fer}
push an mich: {message=w_fer}
ich hätte gern eine benachrichtigung mit dem text {message=w_fer}
meld mir aufs handy, dass {message=w_ferd}
pling mich an mit {message=w_fer}
könnten Sie mir eine Benachrichtigung senden: {message=w_fer}?
gib mir ne push, dass {message=w_ferd}
{message=w_fer}, schick mir das als benachrichtigung
zeig auf meinem handy die meldung "{message=w_fer}"
benachrichtigung auslösen: {message=w_fer}
lass mein handy melden, dass {message=w_ferd}
hinweis an mich, {message=w_fer}
blend mir ein, dass {message=w_ferd}
sofort eine meldung an mich, {message=w_fer}
testmeldung schicken, text {message=w_fer}
schick mir mal ne push

%tool calculate
was sind {expression=w_rech}
{expression=w_rech}?
ich müsste {expression=w_rech} wissen
rechne mir mal {expression=w_rech} aus
wie viel ist {expression=w_rech}
könnten Sie bitte {expression=w_rech} berechnen?
{expression=w_rech} gibt wie viel
wat macht {expression=w_rech}
ich hätte gern das ergebnis von {expression=w_rech}
emil kommt bei {expression=w_rech} nicht weiter, was kommt da raus
nimm {expression=w_rech}, was ergibt das
berechne {expression=w_rech}
kurz im kopf: {expression=w_rech}
was kommt bei {expression=w_rech} raus
taschenrechner {expression=w_rech}
sag mir, wie viel {expression=w_rech} ergibt
kannst du mal was ausrechnen

%tool get_current_time
wie spät is et
wie spät haben wir's in {timezone=timezone}
{timezone=timezone}, wie viel uhr
ich müsste mal wissen, wie spät es in {timezone=timezone} ist
könnten Sie mir bitte die aktuelle Uhrzeit in {timezone=timezone} sagen?
welches datum haben wir heute
uhrzeit?
ist es in {timezone=timezone} schon morgen
wie viel uhr ist es jetzt
was für ein tag ist heute
sind die in {timezone=timezone} schon wach, wie spät ist es da
wie spät wird es in {timezone=timezone} grad sein
haben wir schon mittag, wie spät ist es
ich hätte gern die uhrzeit von {timezone=timezone}
meine uhr steht, wie spät ist es denn
der wievielte ist heute
ortszeit {timezone=timezone}

%tool none
kannst du auch singen
was hältst du von {=firstname}
findest du, ich sollte kündigen
was würdest du zum abendessen kochen
erzähl mir einen witz über beamte
schreib ein gedicht über den november
übersetz "guten appetit" ins {=langname}
hilf mir bei der mathehausaufgabe von emil, die ist so schwer
buch mir einen flug nach {=city}
reservier einen tisch für zwei beim italiener
ruf mir ein taxi
bestell neue druckerpatronen
spiel mit mir schach
putz mir mal die fenster
fahr das auto in die werkstatt
mach mir bitte einen kaffee und bring ihn her

# Asked without what is needed.
%tool talk
na, auch schon wach
danke dir, das hat geholfen
vielen herzlichen Dank für Ihre Hilfe
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
ich freu mich schon so aufs wochenende
mein bruder hat einen neuen job, toll oder
ich hab mir den fuß verstaucht
die klassenarbeit von mia lief prima
wir haben gestern gewonnen, drei zu null
irgendwie ist mir langweilig
ich glaube, ich werde alt
%tool search_email
such mir (mal|) ne mail raus
{limit=w_n} mails von {from_email=w_dat} bitte

%tool compose_email
{to=email} braucht ne mail von mir
schreib ne mail, dass {body=w_dass}
betreff {subject=w_betr}, text {body=w_satz}, schick das als mail

%tool reply_email
antworte einfach, {body=w_satz}
auf {email_id=id} (müsste ich noch antworten|will ich antworten)

%tool create_calendar_event
ein termin für {title=w_evt} muss in den kalender
{start_time=w_start} ist {title=w_evt}, kalendereintrag bitte
plan mir was für {start_time=w_start} bis {end_time=w_ende} ein
den {title=w_evtm} in {location=w_ort} eintragen

%tool add_task
pack mir (mal|) was auf die todoliste, bis {due_date=w_frist}
neue aufgabe, {priority:low=nicht eilig|unwichtig}
ich brauch ein todo mit der beschreibung {description=w_notiz}

%tool complete_task
hak mal eine aufgabe ab
ich hab was von der todoliste geschafft

%tool update_task
setz die aufgabe auf {priority:high=dringend|hoch}
die frist von meinem todo soll {due_date=w_neu} sein
benenn die aufgabe in {title=w_inf} um

%tool delete_task
streich was von der todoliste

%tool schedule_reminder
erinner mich {when=w_wann}
erinner mich bitte daran, dass {message=w_muss}
{message=w_inf}, da brauch ich eine erinnerung
denk für mich dran, {message=w_zu}
weck mich auf

%tool get_weather
wie warm wird's {days=w_wd}
scheint {days=w_wd} die sonne
wetter die nächsten {days=w_n} tage

%tool get_weather_openmeteo
open-meteo, {forecast_days=w_n} tage
open-meteo-wetter bei längengrad {longitude=w_lg}

%tool get_news_rss
lies mir {limit=w_n} schlagzeilen aus der zeitung vor

%tool web_search
ich will was im internet nachschauen
{num_results=w_n} treffer aus dem netz bitte

%tool search_wikipedia
{limit=w_n} wikipedia-artikel bitte

%tool search_arxiv
{max_results=w_n} paper von arxiv

%tool get_stock_price
wie hat sich die aktie {period=w_per} entwickelt
ich will einen aktienkurs wissen

%tool get_crypto_price
kurs in {currency=w_geld} von der kryptowährung

%tool get_exchange_rate
was ist ein {from_currency=w_geld1} wert
wie viel {to_currency=w_geld} krieg ich
rechne mir mal geld um
{=w_mng} in {to_currency=w_geld} umrechnen

%tool get_device_state
ist das noch an
steht da was offen

%tool get_camera_stream
gib mir das kamerabild

%tool control_device
stell es auf {parameters=w_grad}
mach die {device_id=w_tuer}
{action:turn_on=einschalten}
dreh mal {action:set_volume=leiser auf} {parameters=w_laut}

%tool store_fact
merk dir das unter {category=w_kat}

%tool delete_fact
streich was aus deinem gedächtnis

%tool search_conversations
zeig die letzten {limit=w_n} gespräche zum thema

%tool retrieve_memories
was hast du dir dazu gemerkt

%tool import_memory
importier meine fakten aus der datei

%tool send_message
schreib in die {chat_id=w_gf2}
schick {chat_id=w_ihm} ne nachricht
gib bescheid, {text=w_satz}
frag mal nach, ob {text=w_ob}

%tool notify_user
benachrichtige mich

%tool calculate
rechne das mal aus
