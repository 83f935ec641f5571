# Calendar: events are looked up and made.

%list chatter: just got off the phone | heads up | ok plan for this month | before it slips my mind | good news | we finally agreed | small thing | I talked to them just now | so | hey | I'm planning my week | quick question | sorry, me again | they called back | right then
%list who: Alice | Bob | Kim | the team | my sister | the dentist | Dr. Weber | my landlord | Priya | the board | the tax adviser | Marco | the plumber | the new intern | HR | our neighbours | the design team | Tom and Jerry | the kids' teacher | the vet | the bank | two investors
%list evt: team standup | dentist appointment | yoga class | parents' evening | project kickoff | haircut | budget review | piano lesson | dinner with Sam | interview with Lena | board meeting | doctor's appointment | weekly sync | swim training | birthday party | house viewing | car inspection | design review | call with the bank | lunch with Priya | retrospective | choir practice | vaccination | client demo | meeting with the architect | date night | physio | book club | sprint planning | one-on-one with Marco | MRI scan | school play | coffee with Nina | product launch | driving lesson | meeting with Bob | call with Kim | meeting with the landlord | catch-up with Nina | lunch with my sister | meeting with HR | dinner with the neighbours | appointment with Dr. Weber | video call with the Lisbon office | coffee with Tom | session with my tutor | meeting about the budget | trip to the zoo | football practice | farewell drinks | rehearsal | eye test | handover with Jonas | barbecue at Maria's | training on the new software
%list who2: the plumber | Annika | my brother-in-law | Dr. Osei | the childminder | Ruben | the band | my tutor | granny | the caterer | Mirela | the foreman | our vet | Declan | the bookkeeper
%list p2: Nkechi | old Mr. Farr | the plumber's wife | cousin Dot | Ludmila | the second violin | the guy from 4B | my agent
%list from_email: Halima | Mr. Drăgan | the caterer | my godmother | Oisín | Prof. Lindqvist | the letting agent | Yusuf from the depot | the band's manager | tilda@mossgrove.example | our vet | the swim club | Benedikta | the insurer | Mrs. Achterberg | info@ferryline.example | the surveyor | my stepson | Kwame | the orthodontist | little Joe's teacher | The Bakery on Fifth
%list limit: three => 3 | four => 4 | five => 5 | 6 | seven => 7 | 8 | nine => 9 | a dozen => 12 | 14 | fifteen => 15 | twenty => 20 | half a dozen => 6 | thirteen => 13
%list who3: Tilda | Mr. Abara | my godmother | the roofer | Joris | the vet's office | Mrs. Lindqvist | Keiko | our caretaker | the scout leader | Hamza | aunt Dorit | the optician | Pilar | my supervisor | the allotment board | Yannick | the car dealer | the midwife | Zuzana
%list chat_in: the kids are finally asleep | long day, sorry | I've just come out of a call | typing this on the tram | my coffee is getting cold | no stress | it's been raining all morning | Hamza says hi
%list bareday: tomorrow | friday | thursday | monday | the 14th | saturday | wednesday | sunday | tuesday | june 3 | the 21st | 12 march | next monday | next thursday | the 2nd of may | wed | fri | the 5th | 9 october | 4 july
%list who4: Alice | Bob | Kim | my sister | Dr. Weber | the landlord | Priya | the tax adviser | Marco | the plumber | HR | the design team | Tom | Ingrid | the vet | two investors | the new intern | my mother-in-law | the architects
%list chatter2: ok so | morning | quick one | sorry, me again | busy day | I'm in the car | just talked to them | right | hm | before it slips my mind | long story | another thing | I'm half asleep | my head is full | oh and | good news | listen | on the phone with them now | I have two minutes | my boss is asking
%list evt2: dentist | haircut | team lunch | yoga | standup | parents' evening | budget review | piano lesson | dinner with Sam | interview with Lena | swim class | car inspection | call with the bank | choir practice | client demo | physio | one-on-one with Priya | school play | coffee with Nina | boiler service | offsite | blood test | tax meeting | tennis | kickoff with Acme | drinks with the team | vet | flat viewing | therapy | retro | jour fixe | photo shoot | house party | concert | lunch and learn | planning for Q3 | eye exam | flight to Porto
%list work: focus time | deep work | writing | my thesis | the report | travel | errands | the gym | lunch | admin stuff | packing | gardening | exam prep | a nap | interview prep | the kids' homework
%list who5: kim | Alice | Marco | my boss | Priya | the landlord | mom | Dr. Weber | Jonas | the vet | Lena | Bob from sales | our lawyer | my sister | Tom Peters | the school | dad | Fatima | accounting | the plumber | Nina | grandma | the travel agency | Yuki Tanaka
%list ctx: my hands are full | I'm on the bus | sorry, me again | I'm up to my elbows in dough | the baby just fell asleep | I only have a second | long day | silly question maybe | I left my glasses somewhere | I'm half asleep | someone at the table just asked | we're having an argument here | I'm in the bath | my head is spinning | I should know this | not that it matters much | guests in ten minutes
%list evt3: dinner with the Haddads | parents' evening | piano lesson | boiler inspection | lunch with Raj | team retro | pottery class | eye test | flat viewing | choir rehearsal | call with Lisbon | haircut | farewell drinks for Ines | interview with Noor | swimming gala | board meeting | vet visit | driving lesson | tax adviser | housewarming at Omar's
%list day: tomorrow | friday | saturday | next tuesday | this weekend | tonight | monday morning | the 19th | wednesday | next week | sunday afternoon | thursday evening | 6 may
%list who6: Priya | Tomasz | my brother-in-law | Mrs. Fenwick | the plumber | Aoife | dr. banerjee | our solicitor | Deshawn | the head teacher | Ingmar | grandma | the dog sitter | Lucía | Mr. Obi
%list day2: today | tomorrow | tonight | friday | sunday | this weekend | monday morning | thursday evening | saturday | wednesday afternoon | the 14th | tuesday
%list from_email2: nadia | Mr. Okoro | my cousin Femi | the travel agent | uncle Pete | Ravi Menon | the housing office | jo@lantern.example | the florist | Elif | the town council | the piano teacher | Mrs. Quist | Bruno | desk@harbourhotel.example | the tenants' union | our lawyer | Svea from the lab | the nursery | my ex | hr@quarry.example | the dog sitter | Mateusz | Aunt Bo | the recruiter | coach Ibe | gita | the other parents | orders@fern.example | the notary
%list limit2: two => 2 | three => 3 | four => 4 | five => 5 | six => 6 | eight => 8 | ten => 10 | a dozen => 12 | half a dozen => 6 | twenty => 20 | 3 | 4 | 5 | 7 | 9 | 11 | 15 | 30
%list chat: sorry, me again | ok so | quick one before the meeting | I'm on the train | long day | hi there | one more | I'm at the counter right now | hands full | not urgent but | the kids are screaming | my boss is standing here | right | morning | good grief | on the phone with them
%list from_email3: kim | Alice | bob | my sister | Dr. Weber | the landlord | Priya Nair | accounting | HR | tom@acme.io | lena.vogt@web.de | the tax office | Marco | old Mrs. Lind | our vet | Sam Fisher | no-reply@bahn.example | noreply@shop.example | mum | the school office | the Hendersons | Yuki | Omar Haddad | support@hosting.example | my accountant | the caretaker | the estate agent | Northwind | Acme billing | julia from sales | Father Brown | the guy from the garage | auntie Rose | billing@power.example | the club secretary
%list who7: Hannah | Diego | my landlady | the accountant | Ivan | my niece | Mrs. Okafor | the orthodontist | Stefan from IT | Chloe | the architect | granddad | Wei | my tenant | the nursery | Elena Rossi | our supplier | Malik | my tutor | the bank | Sofie | the removal firm | Pavel | my mother-in-law
%list hello: sorry to bother you again | right, me again | I'm in the middle of cooking | I've got wet hands | quick one before my train | I hate to ask | it's been a morning | we're all in the car already | I had it written down somewhere | the baby is on my arm | don't laugh | I'm at the till | no rush, but | between two calls here | my battery is at three percent | honestly I should know this

%tool get_calendar_events
%list calname: work | private | family | personal | team | school | holidays | sports | shared | office | birthdays | Google | club | course | vacation | band | project | kids | clinic | travel
%list meal: lunch | dinner | breakfast | coffee | brunch | drinks | a walk | tea | supper | a picnic
%list day3: today | tomorrow | tonight | this afternoon | friday | on monday | this week | at the weekend | next week | the 9th
%list cal: work | family | school | band | shifts
%list start_date: wed wk | the 5th | 3/4 | in a fortnight | friday after lunch | the last weekend of may | sat the 9th | tmrw pm | 12-08 | next thu morning | today week | the 21st | the day after pentecost | monday in two weeks | whit monday | the 30th, evening | sunday arvo | 2031-02-14 | the first of the month | thursday before noon
%list start_date2: the 5th | 3 june | wed wk | next monday | the 14th at noon | 1/9 | tomorrow morning | the first of july | sat
%list end_date: the 8th | 17 june | fri wk | the monday after | the 22nd at six | 12/9 | thursday night | the end of july | tue
%list cal2: family | night shifts | band | school run | on-call | private | Holidays | Kwame's | regatta | u12 football | building site | rota
%list d_o: the 6th | tuesday | 4/4
%list day4: today | tomorrow | tmrw | tonight | monday | tuesday | wed | thursday | friday | sat | this week | next week | this afternoon | tomorrow morning | friday night | sunday | the 14th | the day after tomorrow | next tuesday | thursday evening | this weekend | the weekend | march 3rd
%list hm: hey | so | quick one | um | ok | hi again | morning | hmm | right | sorry | yo | one more | btw | erm | evening | just checking
%list start_date3: monday | tuesday | wednesday | thursday | friday | saturday | sunday | weekend
%list cal3: work | family | school | band | team | clinic | kids' | home | swim club | volunteering
%list with: Joanna | the vet | mr. dorsey | the surveyor | Tariq | the solicitor | my physio | ms. Abara | the midwife | Dev | the new client | the architect
%list start_date4: friday | tmrw | the 14th | next week | monday | sunday | 3 june | saturday afternoon | today | thursday evening
%list calendar_source: work | family | football | school | birthdays | band | holiday | on-call
%list adv: tomorrow | this weekend | tonight | next tuesday | the day after tomorrow | next week | this afternoon | later today | tomorrow morning | next month | this thursday | friday | the 14th | sunday evening | monday | 2 november | wednesday night | easter monday | the 22nd
%list dnoun: friday | monday | the 14th | thursday | 2 november | saturday | the 30th of april | wednesday | next tuesday | may 6 | sunday | 17 march
%list start_date5: monday | the 4th | tomorrow | may 6 | next wednesday | 12 august | today | friday
%list end_date2: thursday | the 16th | sunday | may 13 | the 28th | the end of august | saturday week | the 1st of september
%list cals: work | family | band | scouts | school | on-call | birthdays | volunteering | team | private | tennis | surgery
%list day5: tomorrow | friday | next tuesday | saturday | thursday | next monday | this sunday | the 14th | tonight | wednesday evening
%list who8: kim | tobi | my landlady | the new intern | mum | grandpa joe | my cousin rhea | the guy from payroll | ms. adeyemi | our caretaker | dunja | my flatmate | the twins | old mr. pike | my ex | the whole choir | coach lindqvist | aunt may | my line manager | niko | the vet | my daughter | bea | sunil
%list day6: tomorrow | today | friday | thursday | next monday | the 14th | the day after tomorrow | tonight | saturday | wednesday | sunday | next week | this weekend | tuesday morning | friday afternoon | june 3 | the 2nd of may | 12 march | next thursday | monday evening | the 21st | tomorrow afternoon | 4 july | december 24 | wed | fri | this thursday | tuesday next week | 17/3 | 2026-02-11 | the 30th | thursday the 8th | next month | this week | new year's eve
%list early: the 1st | the 2nd | the 3rd | the 4th | monday | tuesday | today | tomorrow | may 2 | 3 june | the 5th | next monday | april 1 | 2026-05-04 | 6/7 | mon | this afternoon | tomorrow morning | august 1st | wednesday
%list late: the 9th | the 12th | the 19th | friday | sunday | thursday | next friday | may 16 | 20 june | the 30th | next sunday | april 15 | 2026-05-18 | 18/7 | fri | saturday evening | august 31st | the end of the month | next wednesday | easter monday
%list mon1: mon | tue | monday | tuesday | wednesday | wed
%list fri1: thu | fri | thursday | friday | saturday | sunday | sun
%list cal4: work | family | private | team | school | office | shared | holiday | birthday | sports | kids' | on-call | marketing | band | Google | iCloud | Outlook | university | room 4 | club
%list cal5: family | work | school | team | band | club | kids | holiday | clinic | private | project | volunteer
%list mine: dentist | haircut | physio | flight | MOT | optician | therapy session | driving test | job interview | blood test | vet visit | next shift
%list cal6: work | family | school | football | uni | holiday | shift | church | rowing | birthdays
%list from: monday | the 2nd | tomorrow | wednesday | 3 june | next thursday | the 11th | tuesday | this friday | 8 april
%list end_date3: the 20th | next sunday | the 28th | end of the month | 30 june | saturday week | the 25th | the end of july | 1 august | the 31st
%list start_date6: today
%list day7: tomorrow | tmrw | thursday | fri | this sunday | the 11th | tonight | next week | the coming weekend | monday morning | tuesday afternoon | 8 october | the day after tomorrow | later this week | wednesday evening | next friday | the 3rd of july | today | first thing monday | sat
%list eve: the hearing | my eye test | the boat trip | the school fair | the interview with Svea | choir | the task force | piano | the reminder meeting | the reading
%list cal7: work | family | choir | kids' | gym | shared | Bruno's | allotment | on-call | university | private | rowing club | holidays | studio
%list from2: monday | the 2nd | tomorrow | june 8 | next tuesday | wed | today | the 20th | the 5th of may | thursday noon
%list end_date4: thursday | the 9th | the weekend | june 19 | next sunday | fri | sunday night | the 29th | the 12th of may | the end of next week
%list cal8: work | family | private | team | school | office | shared | holiday | birthday | sports | kids' | on-call | band | Outlook | iCloud | Google | university | marketing | choir | room 4 | volunteer | Kim's | flat | travel
%list day8: today | tomorrow | friday | thursday | next monday | the 14th | tonight | this weekend | next week | june 3 | the 2nd of may | tuesday afternoon | wednesday morning | saturday | the day after tomorrow | 17/3 | 2026-02-11 | this month | next month | sunday evening | monday week | the week after next | easter monday | 4 july | later today | wed | 12.5.
%list from1: monday | the 3rd | may 2 | tomorrow | today | the 1st | june 1 | 2026-05-04 | mon | wednesday | next monday | 6/7 | the 8th of april | tomorrow morning | friday noon | august 1 | tue | now | next tuesday | the 22nd | 1 december | thursday 9am
%list to1: friday | the 9th | may 16 | sunday | the 30th | june 14 | 2026-05-18 | fri | saturday evening | next sunday | 18/7 | the 20th of april | the end of the month | sunday night | august 31 | thu | next thursday | the 28th | christmas eve | the weekend | saturday noon
%list eve2: dentist | yoga | budget review | the flat viewing | lunch with Sam | Priya's farewell | vet | choir practice | the call with the bank | parents' evening | school play | tax meeting | demo for Acme | physio | football training | book club
%list cal9: work | family | shared | rowing | university | birthdays | church | shift | travel | private
%list tagvon: heute | morgen | Montag | Dienstag | nächsten Montag | 3. Mai | 1.6. | Mittwoch | kommenden Montag | 12. September | übermorgen | 1. Juli | 2026-08-01 | Anfang Juni
%list tagbis: Freitag | Sonntag | Ende der Woche | 15. Juni | 10.6. | nächsten Freitag | Ende des Monats | kommenden Sonntag | 20. September | 15. Juli | 2026-08-14 | Mitte August | Donnerstag | nächste Woche Mittwoch
%list kal: Arbeit | Familie | Arbeitskalender => Arbeitskalender | Uni | privat | Schule | Verein | Team | Urlaub | Google | Outlook
%list tag: Mittwoch in einer Woche | am 5. | heute in vierzehn Tagen | Freitag nach dem Mittag | am 3.4. | übermorgen früh
%list von: 3. Juni | 5. | Montag | 1.9. | 14. mittags | nächsten Dienstag
%list bis: 17. Juni | 22. | Donnerstag Abend | 12.9. | Monatsende
%list g_p: Annegret | Herr Wolff | die Hausverwaltung | Tarik | Frau Szabo | der Verein | Onkel Jupp | die Tierärztin | Malte
%list tag2: heute | morgen | montag | am dienstag | freitag | diese woche | nächste woche | heute nachmittag | am wochenende | am 14. | donnerstagabend | übermorgen
%list hm2: hey | du | sag mal | ähm | moin | kurze frage | ok | na | und
%list wann: morgen | am Freitag | heute Abend | übermorgen | nächsten Dienstag | am 14. | kommende Woche | am Sonntag
%list vde1: morgen | Freitag | nächsten Dienstag
%list tag3: heute | morgen | übermorgen | heute Abend | morgen früh | morgen Nachmittag | Montag | Dienstag | Mittwoch | Donnerstag | Freitag | Samstag | Sonntag | Freitagabend | Samstag früh | nächsten Dienstag | kommenden Samstag | nächste Woche | diese Woche | Donnerstag in einer Woche | in zwei Wochen | über Ostern | nächsten Monat | heute Nachmittag
%list wtag: Montag | Dienstagabend | Mittwoch | Donnerstag | Freitag | Freitagvormittag | Samstag | Sonntag | Wochenende | 14. | 3. Mai | 22. | 1. Advent | kommenden Mittwoch | nächsten Freitag | Montag in zwei Wochen | 24. Dezember | 31.10. | 9. Juli | letzten Sonntag im Monat | Pfingstmontag
%list avon: 3. | 1. Mai | Montag | Mittwoch | 12. Juni | 4.8. | 20. | Dienstag | 16. März | 28.11. | 7. Juli
%list abis: 9. | 5. Mai | Freitag | Sonntag | 18. Juni | Samstag | 11.8. | Monatsende | 27. | Donnerstag | 2. September
%list kalname: Arbeit | Privat | Uni | Familie | Schichten | Verein | Ferien | Kinder | Projekt | Chor
%list tag4: heute | morgen | übermorgen | Montag | Dienstag | Donnerstag | Freitagabend | Samstag | Sonntag | nächste Woche | nächsten Mittwoch | am 17. | am 2. Februar | Silvester | am Wochenende | morgen Vormittag | heute Mittag | kommenden Freitag | Dienstagnachmittag | diese Woche | Pfingsten | am Dienstag | am Feiertag | Karfreitag | nächsten Monat
%list von2: Montag | 5. | 17. Februar | Donnerstag | heute | morgen | 1. Juli | 8.10. | nächsten Dienstag | 23.
%list bis2: Mittwoch | 12. | 21. Februar | Sonntag | nächste Woche | Ende des Monats | 15. Juli | 14.10. | Freitag | 30.
%list kal2: Schichtplan | Familie | Dienst | Fußball | Vereinsheim | Kita | WG | Bühne | Fahrschule | Schule | Privat | Feuerwehr
%list tag5: heute | morgen | übermorgen | Montag | Dienstag | Mittwoch | Donnerstag | freitag | Samstag | sonntag | nächste Woche | diese Woche | heute Abend | morgen früh | Freitagabend | nächsten Dienstag | kommenden Samstag | morgen Nachmittag | nächsten Monat | heute noch | Montag nächster Woche
%list amtag: Montag | Dienstagabend | Mittwoch | Donnerstag | freitag | Samstag | Sonntag | Wochenende | 14. | 3. Mai | 22. | kommenden Mittwoch | 24. Dezember | 31.10. | 9. Juli | Freitagvormittag | ersten August | 2. 9. | Ostermontag
%list von3: 3. | 1. Mai | Montag | Mittwoch | 12. Juni | 4.8. | 20. | Dienstag | 16. März | 28.11. | 7. Juli | morgen | heute | nächsten Montag
%list bis3: 9. | 5. Mai | Freitag | Sonntag | 18. Juni | Samstag | 11.8. | Monatsende | 27. | donnerstag | 2. September | Ende nächster Woche | 30. März
%list kal3: Arbeit | Privat | Uni | Familie | Schichten | Handball | Ferien | Kinder | Projekt Kern | Chor | Urlaub | WG | Geburtstage
%list diade: hoy | mañana | el lunes | el martes | el próximo lunes | el 3 de mayo | el 1 de junio | el miércoles | pasado mañana | el 12 de septiembre | el 1 de julio | principios de junio | 2026-08-01
%list diaa: el viernes | el domingo | el fin de semana | el 15 de junio | el próximo viernes | fin de mes | el 20 de septiembre | el 15 de julio | mediados de agosto | el jueves | 2026-08-14 | el miércoles de la semana que viene
%list cal10: trabajo | familia | universidad | personal | colegio | club | equipo | vacaciones | Google | Outlook
%list dia: el miércoles que viene | el día 5 | el viernes después de comer | el 3/4 | pasado mañana temprano | de hoy en quince
%list del: 3 de junio | 5 | lunes | 1/9 | martes que viene
%list end_date5: 17 de junio | 22 | jueves por la noche | 12/9 | domingo
%list h_p: Maite | Begoña | la gestoría | Iker | la tía Puri | el club de remo | doña Elvira | el fontanero
%list dia2: hoy | mañana | el lunes | el martes | esta semana | la semana que viene | esta tarde | el viernes | el día 14 | el sábado por la noche | pasado mañana
%list hm3: oye | hola | a ver | perdona | una cosa | eh | buenas | y
%list cuando: mañana | el viernes | esta noche | pasado mañana | el próximo martes | el 14 | la semana que viene | el domingo
%list dia3: hoy | mañana | pasado mañana | esta noche | mañana por la tarde | mañana temprano | el lunes | el martes | el miércoles | el jueves | el viernes | el sábado | el domingo | el viernes por la noche | el sábado por la mañana | el martes que viene | la semana que viene | esta semana | este finde | el jueves de la otra semana | dentro de dos semanas | en Semana Santa | el día 14 | el 3 de mayo | el 31 de octubre | esta tarde
%list dde: el día 3 | el 1 de mayo | el lunes | mañana | el miércoles | el 12 de junio | el 4 de agosto | hoy | el 20 de abril | el próximo martes
%list dhasta: el día 9 | el 5 de mayo | el viernes | el domingo | el 18 de junio | el 11 de agosto | fin de mes | el 27 de abril | el jueves | el sábado que viene
%list cal11: trabajo | casa | familia | facultad | niños | turnos | club | vacaciones | proyecto | coro
%list dia4: hoy | mañana | pasado mañana | el lunes | el martes | el jueves | el viernes por la noche | el sábado | el domingo | la semana que viene | el próximo miércoles | el 17 | el 2 de febrero | Nochevieja | el finde | mañana por la mañana | hoy al mediodía | este viernes | el martes por la tarde | esta semana | el feriado | en Semana Santa | el mes que viene
%list del2: lunes | 5 | 17 de febrero | jueves | 1 de julio | 8 | martes que viene | 23
%list end_date6: miércoles | 12 | 21 de febrero | domingo | 15 de julio | 14 | viernes | 30
%list cal12: turnos | familia | clínica | fútbol | peña | guardería | piso | teatro | autoescuela | cole | personal | bomberos
%list ddd: hoy | mañana | pasado mañana | el lunes | el martes | el miércoles | el jueves | el viernes | el sábado | el domingo | el martes que viene | el próximo jueves | el 14 | el día 22 | el 7 de abril | el 30 de noviembre | mañana por la mañana | el viernes por la tarde | esta tarde | esta noche | este fin de semana | el finde | la semana que viene | el 1 de marzo | 3/10 | 2026-05-11 | el puente de mayo | Nochebuena
%list start_date7: lunes | martes | miércoles | 3 de mayo | 12 de junio | 1 de agosto | día 4 | jueves | 28 de octubre | 15 | 20 de abril
%list end_date7: viernes | domingo | 9 de mayo | 18 de junio | 15 de agosto | día 11 | sábado | 2 de noviembre | 22 | 27 de abril | miércoles que viene
%list calen: trabajo | familia | facultad | niños | guardias | club | proyecto Globex | personal | cole | gimnasio | iglesia | banda
# The usual ways to ask.
(what's|what is|what do I have) (on|in) my (calendar|agenda|schedule|diary) {start_date=date}
(do I have|have I got|are there) any (meetings|events|appointments|plans) {start_date=date}
(show|list|give) me my (events|meetings|appointments|calendar|schedule) (from|between) {start_date=date} (to|and|until|through) {end_date=date}
(calendar|agenda|schedule|meetings|appointments) {start_date=date}
{start_date=date} calendar?
{start_date=date} - (anything planned|what's planned|any appointments|what's on)?
what does my {start_date=date} look like
how (busy|full|packed) is my {start_date=weekday}
what's (going on|happening|on) in the {calendar_source=calname} calendar {start_date=date}
(show|open|check) (my|the|our) {calendar_source=calname} calendar [for {start_date=date}]
(anything|any events) in (my|the|our) {calendar_source=calname} calendar between {start_date=date} and {end_date=date}?
when is my next (meeting|appointment|event)
~ {=chatter}, (where do I have to be|which appointments are coming up|what's on my plate calendar-wise) {start_date=date}?
until {end_date=date}, what (meetings|events|appointments) are (left|coming up|planned)
(read|tell) me my (agenda|schedule|diary) (for|of) {start_date=date}
I (forgot|can't remember) what I have (planned|scheduled|on) {start_date=date}
I need to know my appointments (up to|until|till|through) {end_date=date}
is there (a meeting|an appointment|an event|anything) (in|on) (my|the) calendar {start_date=when}?
what (time|day) is the {=evt} (in my calendar|according to my calendar)
(look|take a look|have a look) at my (calendar|diary) (for|on) {start_date=date} and tell me what's there
~ which (meetings|calls|appointments) do I have with {=who} {start_date=date}
(my|our) (plans|schedule|diary) from {start_date=date} until {end_date=date} [please]
what's coming up [in my calendar|on my schedule|on the {calendar_source=calname} calendar]
do we have anything (scheduled|booked|planned) for {start_date=date}, (I want to take the day off|I'd like to leave early|I might be away)?
am I double booked {start_date=when}
how many (meetings|appointments|events) (have I|do I have) {start_date=date}
upcoming (events|meetings|appointments)
who am I (meeting|seeing) {start_date=date}?
only my {calendar_source=calname} (events|appointments), from {start_date=date} on
first thing on my schedule {start_date=date}?
# Bare, clipped and roundabout.
what's on {start_date=day3}
whats {start_date:today=today} look like
what am i doing {start_date=day3}
anything on {start_date=day3}
anything {start_date=day3} I should know about, appointments I mean
calendar
agenda please
schedule: {start_date=day3}
~ have i got plans {start_date=day3}
{=who2} wants to meet {start_date=day3}, could I
i have no idea what I've got on {start_date=day3}
can i sleep in {start_date=day3} or is there something early
whats next in my day
when's my next meeting
{calendar_source=cal} calendar, {start_date=day3}
not my todos, my appointments, {start_date=day3}
# What is an argument, what is not, and where it ends.
what's on {start_date=start_date}, I mean not counting birthdays
any all-day events {start_date=start_date}?
what have I got from {start_date=start_date2} to {end_date=end_date}, I'm asking for {=p2}
~ until {end_date=end_date}, starting {start_date=start_date2}, everything in the {calendar_source=cal2} calendar
{calendar_source=cal2} calendar, {start_date=start_date2} till {end_date=end_date}, thanks, that's all
show me {start_date=start_date} in my calendar, it's because {=from_email} wants an answer by five
{start_date=start_date}, is there something urgent on the calendar or could it all wait
my {calendar_source=cal2} calendar {start_date=start_date}, with the little things included
look up to {end_date=end_date} in my calendar, anything at all
is {start_date=start_date} still empty or did I put something into the {calendar_source=cal2} calendar after all
meetings {start_date=start_date2} through {end_date=end_date}, please, I have {=limit} colleagues to plan for
do I have to be anywhere between {start_date=start_date2} and {end_date=end_date}
{start_date=start_date}, what does it look like, appointment-wise
~ events {start_date=start_date}, not {=d_o}
I want to see my appointments, day by day
# The shortest plain questions.
whats on {start_date=day4}
what have i got {start_date=day4}
got anything on {start_date=day4}?
do i have plans {start_date=day4}
whens my next meeting
next appointment?
who am i meeting {start_date=day4}
what time's my first meeting {start_date=day4}
where do i need to be {start_date=day4}
{=hm}, any meetings {start_date=day4}
how many meetings {start_date=day4}
how's {start_date=day4} looking, am i booked up
what does my {start_date=start_date3} look like
how full is my {start_date=start_date3}
~ is my {start_date=start_date3} still open
agenda {start_date=day4}
schedule for {start_date=day4}?
whats my schedule {start_date=day4}
my calendar {start_date=day4} pls
{calendar_source=cal3} calendar, whats on it {start_date=day4}
anything in the {calendar_source=cal3} calendar?
when am i seeing {=with}
what time is the appointment with {=with}
is {=with} in my calendar {start_date=day4}
do i have to be anywhere {start_date=day4}
can i sleep in {start_date=day4}, or is there a meeting
am i double booked {start_date=day4}
somebody wants coffee {start_date=day4}, have i got time
do i work late {start_date=day4}, what does the {calendar_source=cal3} calendar say
what did i have {start_date:yesterday=yesterday}, meeting wise
when do meetings end {start_date=day4}
whats happening {start_date=day4} on the {calendar_source=cal3} calendar
what's after lunch {start_date:today=today}, another meeting?
am i clear from {start_date:monday=monday} to {end_date:thursday=thursday}
anything in my diary between {start_date:the 3rd=the 3rd} and {end_date:the 8th=the 8th}?
is the coming week packed for me
# "Label: content", telegrams, hashtags, arrows.
agenda: {start_date=start_date4}?
calendar {start_date=start_date4}?
meetings, {start_date=start_date4}: which?
my day, {start_date=start_date4} - what's on the calendar
{calendar_source=calendar_source} calendar: {start_date=start_date4}
events from {start_date=start_date4} / {calendar_source=calendar_source} calendar
# A word or two decide between neighbours.
agenda for {start_date=adv}?
my diary, {start_date=adv}, read it to me
flip the planner to {start_date=dnoun} and tell me what you see
how full is my schedule {start_date=adv}
what time is my first thing {start_date=adv}, and the last
~ who am I meeting {start_date=adv}
~ do I have to be anywhere {start_date=adv}
{=who3} asked if I have time {start_date=adv}, do I
when is the (hairdresser|checkup|car inspection|rehearsal) again, it must be {start_date=adv}, check the diary
~ anything booked between {start_date=start_date5} and {end_date=end_date2}?
walk me through my appointments from {start_date=start_date5} to {end_date=end_date2}
what does the {calendar_source=cals} calendar say about {start_date=dnoun}
only the {calendar_source=cals} calendar, {start_date=adv}, nothing else
~ any clashes in my diary {start_date=adv}
so before I promise {=who3} anything: my appointments {start_date=adv}?
did somebody move a meeting into {start_date=dnoun}, have a look at my calendar
am I double booked {start_date=adv}
schedule {start_date=adv}, just read it, don't change it
list the events {start_date=start_date5} through {end_date=end_date2}, {calendar_source=cals} calendar
did the dentist thing make it into my diary for {start_date=adv}
(good morning|morning), what does the day look like, meetings first
when do I get to go home, I mean when does my last meeting end {start_date=adv}
next appointment?
what's on in my diary
{=who3} wants to drop by {start_date=adv} and I said probably, but honestly I've no clue what I have on, could you look
{=chat_in}. my sister asks about {start_date=dnoun}, are there any appointments on that day
I could take a day off somewhere from {start_date=start_date5} to {end_date=end_date2}, which meetings would be in the way
# In the manner of chat.
~ I'd love to go for a swim {start_date=day5}, does my calendar let me
please say I've nothing planned {start_date=day5}, check my diary
{=who8} wants to drag me out {start_date=day5}, have I got any appointments then
how bad does my schedule look {start_date=day5}, be gentle
I'm dreading the {calendar_source:work=work} calendar, but what's in it {start_date=day5}
# More of the usual ways.
what's on {start_date=day6}
what have we got on {start_date=day6}
calendar {start_date=day6}?
do I have time {start_date=day6}
{start_date=day6}, what's happening
any plans {start_date=day6}?
what does {start_date=day6} look like for me
(anything|something) on between {start_date=early} and {end_date=late}?
between {start_date=early} and {end_date=late}, when am I busy
~ {start_date=early} to {end_date=late}, all (my|) appointments
{start_date=mon1}-{end_date=fri1} agenda
my week from {start_date=mon1} to {end_date=fri1}
from {start_date=early} till {end_date=late} I want every (event|meeting) listed
{calendar_source=cal4} calendar {start_date=day6}
~ {start_date=day6} in the {calendar_source=cal4} calendar, please
what's in {calendar_source=cal4} from {start_date=early} to {end_date=late}
from {start_date=early} to {end_date=late} on the {calendar_source=cal4} calendar, what's there
{calendar_source=cal4} calendar, {start_date=early} until {end_date=late}
do the kids have anything on {start_date=bareday} according to the {calendar_source=cal4} calendar
are there {calendar_source=cal4} meetings {start_date=day6}? check that calendar
is my {start_date=bareday} already full
{=who4} wants to meet {start_date=day6}, is there a hole in my diary
could I take {start_date=bareday} off or is something booked
{=chatter2}, what am I doing {start_date=day6}
~ I'd like to sleep in {start_date=day6}. when's my first appointment
when do I have to be somewhere {start_date=day6}
remind myself what {start_date=day6} holds, check the calendar
nothing on {start_date=day6}, right?
tell me what's booked up to {end_date=late}
everything in the diary until {end_date=late}
how does my schedule look between {start_date=early} and {end_date=late}
we might be away from {start_date=early} until {end_date=late}, does that clash with anything
is the {=evt2} still on for {start_date=bareday}
what time do I start {start_date=day6} and who am I meeting
so {start_date=day6}: meetings?
walk me through {start_date=day6}
did I put the {=evt2} down for {start_date=bareday}?
only {calendar_source=cal4} stuff {start_date=day6}, not the other calendars
can I fit {=work} in {start_date=day6}? have a look at what's planned
which appointments do I have to keep on {start_date=bareday}
what's next on the calendar
when's the {=evt2} again? it's in my calendar
go to the {calendar_source=cal4} calendar and read me what's after {start_date=bareday}
agenda for {start_date=bareday} through {end_date=late}, thanks
starting {start_date=early}, ending {end_date=late}: show what's planned
how many appointments are left this side of {end_date=late}
will I manage to see {=who4} {start_date=day6} or is the day packed
we fly on {end_date=late}, what's left in the calendar until then
did I get an appointment {start_date=day6}
what do I need to go to {start_date=day6}
am I expected anywhere {start_date=day6}
is there a note in my calendar for {start_date=bareday}
# Told around, thought aloud, wrapped in a story.
~ I have this feeling I've forgotten something {start_date=date}, an appointment or so
I'd love to sleep in {start_date=date}, if nothing speaks against it
could be that {start_date=date} is packed, is it
I was hoping to get away from {start_date=weekday} to {end_date=weekday}, nothing planned I hope?
~ so what am I in for {start_date=date}
{=ctx}, when do I have to be where {start_date=date}
I lost my diary, what does {start_date=date} look like
I'd rather know now what's waiting for me between {start_date=date} and {end_date=date}
hm, {start_date=date}, was that the day with the {=evt3}
is it just me or is the {calendar_source=cal5} calendar empty {start_date=date}
the kids keep asking what's planned {start_date=date} in the {calendar_source=cal5} calendar
how bad is my {start_date=weekday}
no clue when my next meeting is
a lazy {start_date=weekday} would be wonderful, tell me I have one
I haven't looked at my appointments in days
everything until {end_date=date} that I must not miss, please
# Short and plain, as typed every day.
agenda {start_date=day}
when's my {=mine}
my schedule
what have I got on {start_date=day}
gcal {start_date=day}
{calendar_source=cal6} calendar
where do I need to be next
meetings {start_date=day}?
how full is {start_date=day}
what time do I start {start_date=day}
from {start_date=from} to {end_date=end_date3}, what have I got planned, I'd like to travel
{=who6} wants to drop by {start_date=day}, have I got anything on then
on the {calendar_source=cal6} calendar, up to {end_date=end_date3}, what's coming, I keep missing things
I should pack tonight, so which appointments are waiting for me {start_date=day}
up to {end_date=end_date3} I may be overbooked, run through my appointments from {start_date=from}
before I say yes to overtime, does anything clash {start_date=day} in my diary
# Bare noun phrases, and orders that lack what is needed.
my week
{start_date=day2}, what have I let myself in for
the diary for {start_date=day2}
am I doing anything {start_date=day2}
mum wants to pop round {start_date=day2}, does that suit me
can I lie in {start_date=day2} or am I expected somewhere
when am I next at the dentist
is it this week or next that I've got the physio
I fancy a day at the sea, which day have I got nothing on
what's left of my appointments for {start_date=start_date6}, I've lost track
who am I meeting {start_date=day2}
next appointment
(somebody|a client) wants me {start_date=day2}, am I already taken
# Needs only hinted at, telegrams, neighbours.
remind me what I've got on {start_date=day7}
no reminders and no tasks, only the appointments for {start_date=day7}
did I remember to enter {=eve} for {start_date=day7}
what tasks stand in my {calendar_source=cal7} calendar {start_date=day7}
I don't want to book anything, only know whether {start_date=day7} is taken
{=from_email2} mailed about {=eve}, but is it really in my calendar {start_date=day7}
is the diary empty {start_date=day7}, then I needn't set an alarm
what did I write into the {calendar_source=cal7} calendar for {start_date=day7}
I have a feeling I've promised {start_date=day7} to two people
my mother wants to come {start_date=day7}, is that bad
can I be lazy {start_date=day7} or does somebody expect me somewhere
I'd love to go hiking {start_date=day7} unless somebody wants something from me
the plumber can come {start_date=day7}, am I at home or out at some appointment
we'd like to get away from {start_date=from2} until {end_date=end_date4}, does anything speak against it
don't tell me there's a meeting again {start_date=day7}
how bad will {start_date=day7} be, meetings and all
mtgs {start_date=day7}
appts {start_date=from2}-{end_date=end_date4}
{calendar_source=cal7} cal {start_date=day7} pls
{start_date=from2} thru {end_date=end_date4} on the {calendar_source=cal7} one, what's down for me
everything up until {end_date=end_date4} from the {calendar_source=cal7} calendar, please, events I mean
out of my calendars only the {calendar_source=cal7}, and only {start_date=day7}
it's our tenth anniversary and I wonder what's planned {start_date=day7}
there were {=limit2} meetings last time, how many are there {start_date=day7}
what's next for me
am I expected somewhere right now
# Every parameter in many wordings, orders and lengths.
{calendar_source=cal8} {start_date=day8}?
{start_date=from1}-{end_date=to1} {calendar_source=cal8} calendar
to {end_date=to1} from {start_date=from1}, what's in the calendar
until {end_date=to1}, starting {start_date=from1}, all my appointments
up to and including {end_date=to1}, what meetings do I have in the {calendar_source=cal8} calendar
after {start_date=from1} but before {end_date=to1}, is anything booked
{start_date=from1} through {end_date=to1}, {calendar_source=cal8} only
{calendar_source=cal8} only, {start_date=from1} through {end_date=to1}: appointments?
between {start_date=from1} and {end_date=to1} in {calendar_source=cal8}
~ leave out my other calendars, just {calendar_source=cal8} for {start_date=day8}
what's entered under {calendar_source=cal8} for {start_date=day8}
calendar "{calendar_source=cal8}", start {start_date=from1}, end {end_date=to1}
end {end_date=to1}, start {start_date=from1}, events please
the {calendar_source=cal8} one {start_date=day8}: any events in it
pull my {calendar_source=cal8} agenda from {start_date=from1}
~ from {start_date=from1} on, what have I got
everything from now till {end_date=to1}
when is {=eve2}, it must be between {start_date=from1} and {end_date=to1}
when's {=eve2} on the {calendar_source=cal8} calendar
~ I'm in Oslo from {start_date=from1} to {end_date=to1}, what meetings fall into that
{=chat}, am I booked {start_date=day8}
how many meetings {start_date=day8} and when's the first
lunch {start_date=day8} possible? check my calendar
would {start_date=day8} work for {=eve2} or is there something on
my {start_date=day8}?
~ what comes after {=eve2} {start_date=day8}
{start_date=from1}, {end_date=to1} and all between: what's planned
{end_date=to1} is the deadline, how do my days look until then
do {=from_email3} and I meet {start_date=day8}, look in the diary
the whole {calendar_source=cal8} calendar, please
show what the {calendar_source=cal8} calendar says until {end_date=to1}
which events are in {calendar_source=cal8} for {start_date=day8}, and only there
no plans {start_date=day8}, or did {=from_email3} put something in
am I double booked {start_date=day8}
# Told around, thought aloud, wrapped in a story.
{=who7} wants to know if I can do {start_date=date}, can I
I'd hate to double book, so what have I got {start_date=date}
don't tell me I promised somebody my {start_date=weekday}
so, how's my {start_date=weekday} shaping up
~ {=hello}, but where am I supposed to be {start_date=date}
what does life have in store for me from {start_date=date} to {end_date=date}
would {start_date=date} to {end_date=date} be a good time to disappear, according to my diary
is there anything on between {start_date=weekday} and {end_date=weekday}, I'd like to go sailing
I need a quiet {start_date=weekday}, please say there are no meetings
my {calendar_source=cal9} calendar for {start_date=date}, if it isn't too depressing
who's got what on {start_date=date}, I mean in the {calendar_source=cal9} calendar
I was going to look at tomorrow, no, make that {start_date=date}, what's on
walk me through {start_date=date}, appointment by appointment
when am I seeing {=who7} next, it must be in there
let me guess, back-to-back again {start_date=date}?
what's left on my plate until {end_date=date}, meetings and such
there's nothing in my diary after {start_date=date}, is there
read me my agenda, I'm shaving
%lang de
# The usual ways to ask.
was (steht|liegt) {start_date=date} an
(was|welche Termine) habe ich {start_date=date} [im Kalender]
termine {start_date=date}
(zeig|zeige|zeigen Sie) mir [bitte] (meine|alle) Termine von {start_date=tagvon} bis {end_date=tagbis}
wie sieht mein (Kalender|Terminplan|Tag) {start_date=date} aus
hab ich {start_date=date} (Zeit|noch Luft|irgendwas vor)
kalender {calendar_source=kal} {start_date=date}
was steht im Kalender {calendar_source=kal}
(meine|alle) Termine im {calendar_source=kal}-Kalender zwischen {start_date=tagvon} und {end_date=tagbis}
wann ist mein nächster Termin
(lies|les) mir meine Termine (vor|für {start_date=date} vor)
~ (muss|soll) ich {start_date=date} irgendwo hin
ich will {start_date=date} was mit Lena machen, (passt das|geht das|hab ich da was)
{start_date=tagvon} bis {end_date=tagbis}, was ist da alles (los|eingetragen|geplant)
(gibt es|stehen) {start_date=date} [noch] Besprechungen
(könnten Sie|kannst du) in meinen Kalender (schauen|gucken), was {start_date=date} (ansteht|los ist)
Agenda {start_date=date}
zeig mir meinen Kalender
# What is an argument, what is not, and where it ends.
was steht {start_date=tag} im kalender, also ohne die geburtstage
termine vom {start_date=von} bis {end_date=bis}, ist für {=g_p}
# The shortest plain questions.
was liegt {start_date=tag2} an
{=hm2}, hab ich {start_date=tag2} was vor
wann ist das nächste meeting
muss ich {start_date=tag2} irgendwo sein
# A word or two decide between neighbours.
was steht {start_date=wann} in meinem Terminkalender
hab ich {start_date=wann} noch Luft oder ist der Kalender voll
liegt {start_date=wann} irgendein Termin an
# In the manner of chat.
sag bitte, dass ich {start_date=vde1} nichts vorhabe, guck in den Kalender
# More of the usual ways.
hab ich {start_date=tag3} zeit
hab ich am {start_date=wtag} schon was
was steht {start_date=tag3} an
wie voll ist mein {start_date=weekday}
am {start_date=wtag} was vor oder nicht
kann ich {start_date=tag3} ausschlafen oder liegt da was an
wann muss ich {start_date=tag3} wo sein
vom {start_date=avon} bis zum {end_date=abis}, was liegt da an
bis {end_date=abis} alles was im kalender steht
zwischen {start_date=avon} und {end_date=abis} irgendwas geplant bei mir?
ab {start_date=avon} bis {end_date=abis} nur die termine aus {calendar_source=kalname}
im kalender {calendar_source=kalname}, was ist da {start_date=tag3} los
{calendar_source=kalname} kalender {start_date=tag3}
lena will {start_date=tag3} ins kino, geht das bei mir
von {start_date=avon} bis {end_date=abis} bin ich da verplant
was kommt als nächstes im kalender
sag mir mal wie mein terminplan {start_date=tag3} ausschaut
{start_date=tag3} im {calendar_source=kalname}-kalender irgendwelche termine?
steht für den {start_date=avon} was drin
# Needs only hinted at, telegrams, neighbours.
hab ich {start_date=tag4} luft
~ kann ich {start_date=tag4} ausschlafen oder muss ich irgendwo hin
{start_date=tag4} was los bei mir?
mama will {start_date=tag4} vorbeikommen, bin ich da überhaupt zu hause
vom {start_date=von2} bis {end_date=bis2}, wie voll bin ich da
laut kalender {calendar_source=kal2}, was kommt {start_date=tag4}
{calendar_source=kal2} zwischen {start_date=von2} und {end_date=bis2}, alle einträge
bis {end_date=bis2} noch was im {calendar_source=kal2}-kalender?
wohin muss ich als nächstes
# Every parameter in many wordings, orders and lengths.
hab ich {start_date=tag5} was vor
was liegt {start_date=tag5} an bei mir
{start_date=tag5} schon was drin im kalender?
steht am {start_date=amtag} was an
wat is {start_date=tag5} los, termine mein ich
termine vom {start_date=von3} bis {end_date=bis3}
vom {start_date=von3} bis zum {end_date=bis3}: was hab ich da eingetragen
lies mir vor, was {start_date=tag5} im kalender steht
ich hätte gern einen überblick über die termine zwischen {start_date=von3} und {end_date=bis3}
bis {end_date=bis3} noch irgendwelche termine?
für {start_date=tag5} mal kurz den kalender aufmachen
könnte ich am {start_date=amtag} wegfahren, oder hab ich da termine
der kalender {calendar_source=kal3}, was sagt der für {start_date=tag5}
im {calendar_source=kal3}-kalender nachsehen, was am {start_date=amtag} ansteht
zeig nur {calendar_source=kal3}, ab {start_date=von3} bis {end_date=bis3}
{calendar_source=kal3}: termine {start_date=tag5}
{start_date=von3} - {end_date=bis3} kalender
wann muss ich {start_date=tag5} los, was ist der erste termin
würden Sie mir bitte sagen, welche Verabredungen ich am {start_date=amtag} habe?
passt {start_date=tag5} für einen kaffee oder bin ich da ausgebucht
bin ich am {start_date=amtag} den ganzen tag verplant
wie siehts {start_date=tag5} bei mir aus mit terminen
mit wem treff ich mich {start_date=tag5}
gibt es zwischen dem {start_date=von3} und dem {end_date=bis3} noch einen freien tag
stehen aus dem kalender {calendar_source=kal3} {start_date=tag5} sachen an
ab {start_date=von3} bis einschließlich {end_date=bis3} alle verabredungen auflisten
hatte ich für den {start_date=von3} schon was ausgemacht
was kommt {start_date=tag5} auf mich zu
mein tag {start_date=tag5}, erzähl mal
wo muss ich überall hin vom {start_date=von3} bis {end_date=bis3}
was steht bei mir im kalender
kann timo mich {start_date=tag5} besuchen, hab ich da luft
%lang es
# The usual ways to ask.
¿qué (tengo|hay) {start_date=date} [en la agenda|en el calendario]?
agenda {start_date=date}
(enséñame|muéstrame|dime) mis (citas|eventos|compromisos) para {start_date=date}
(citas|eventos|reuniones) desde {start_date=diade} hasta {end_date=diaa}
¿cómo (tengo|se presenta) (la agenda|el calendario) {start_date=date}?
¿qué hay en el calendario de {calendar_source=cal10} {start_date=date}?
calendario {calendar_source=cal10}
¿tengo (reuniones|alguna cita) {start_date=date}?
¿cuándo es mi próxima cita?
(léeme|lea) mi agenda
quiero quedar con Ana {start_date=date}, ¿(me viene bien|tengo algo)?
entre {start_date=diade} y {end_date=diaa}, ¿qué (tengo apuntado|compromisos hay)?
¿me puede decir qué (citas|reuniones) tengo {start_date=date}?
~ {start_date=date}: ¿qué toca?
¿(tengo que|debo) ir a algún sitio {start_date=date}?
mira en el calendario de {calendar_source=cal10} qué hay desde {start_date=diade} hasta {end_date=diaa}
(abre|muestra) mi calendario
# What is an argument, what is not, and where it ends.
qué tengo {start_date=dia} en la agenda, sin contar cumpleaños
mis citas del {start_date=del} al {end_date=end_date5}, me lo pide {=h_p}
# The shortest plain questions.
qué tengo {start_date=dia2}
a qué hora es mi próxima reunión
cómo tengo {start_date=dia2} de reuniones
me toca ir a algún sitio {start_date=dia2}
# A word or two decide between neighbours.
qué tengo apuntado en el calendario para {start_date=cuando}
cómo está mi agenda {start_date=cuando}
# More of the usual ways.
qué tengo {start_date=dia3}
a qué hora tengo algo {start_date=dia3}
qué se cuece {start_date=dia3} en mi agenda
puedo dormir hasta tarde {start_date=dia3} o tengo algo
cómo voy de compromisos {start_date=dia3}
dónde tengo que estar {start_date=dia3} y a qué hora
desde {start_date=dde} hasta {end_date=dhasta} qué hay puesto
hasta {end_date=dhasta} todo lo que tengo en el calendario
entre {start_date=dde} y {end_date=dhasta} tengo algo planeado?
desde {start_date=dde} y hasta {end_date=dhasta} solo lo del calendario de {calendar_source=cal11}
en el calendario de {calendar_source=cal11}, qué pasa {start_date=dia3}
agenda {calendar_source=cal11} {start_date=dia3}
lucía quiere ir al cine {start_date=dia3}, me cuadra?
{start_date=dde} hasta {end_date=dhasta}, voy a estar liado?
qué es lo siguiente que tengo
dime cómo pinta mi agenda {start_date=dia3}
~ {start_date=dia3} hay citas en el calendario {calendar_source=cal11}?
mi calendario, porfa
# Needs only hinted at, telegrams, neighbours.
{start_date=dia4} puedo dormir hasta tarde o tengo que ir a algún lado
{start_date=dia4} q tengo
mamá quiere venir {start_date=dia4}, ¿voy a estar?
del {start_date=del2} al {end_date=end_date6}, ¿qué tan lleno estoy?
según el calendario {calendar_source=cal12}, ¿qué toca {start_date=dia4}?
{calendar_source=cal12} entre el {start_date=del2} y el {end_date=end_date6}, todo lo apuntado
queda algo hasta el {end_date=end_date6} en el calendario {calendar_source=cal12}?
adónde tengo que ir ahora
# Every parameter in many wordings, orders and lengths.
agenda {start_date=ddd}
{start_date=ddd}, ¿algo en la agenda?
~ me gustaría saber qué compromisos tengo {start_date=ddd}
podrías decirme si tengo algo {start_date=ddd}?
necesito ver mi calendario del {start_date=start_date7} al {end_date=end_date7}
del {start_date=start_date7} al {end_date=end_date7} qué tengo
qué reuniones me esperan {start_date=ddd}
tenés idea de qué tengo {start_date=ddd}? fijate en el calendario
fijate en la agenda de {calendar_source=calen} {start_date=ddd}
cómo viene mi semana, del {start_date=start_date7} al {end_date=end_date7}
{start_date=ddd} hay algo o puedo irme de escapada?
léeme las citas que haya {start_date=ddd}
entre el {start_date=start_date7} y el {end_date=end_date7}, reuniones del calendario {calendar_source=calen}
~ calendario {calendar_source=calen}, del {start_date=start_date7} hasta el {end_date=end_date7}
en {calendar_source=calen} qué tengo puesto {start_date=ddd}
desde el {start_date=start_date7} y hasta el {end_date=end_date7} ¿en qué estoy comprometido?
querría un repaso de la agenda {calendar_source=calen} para {start_date=ddd}
hasta el {end_date=end_date7} qué me queda en el calendario
no sé si comprar entradas para {start_date=ddd}, qué hay en mi agenda
a qué hora empiezo {start_date=ddd}
cuál es mi primera cita {start_date=ddd}
qué hay previsto {start_date=ddd} en el calendario de {calendar_source=calen}?
~ cuándo es mi próxima reunión
qué eventos tengo próximamente
tengo el {start_date=start_date7} muy cargado?
¿qué nos toca a la familia {start_date=ddd}? mira el calendario {calendar_source=calen}
hazme una lista de los eventos del {start_date=start_date7} al {end_date=end_date7}, solo {calendar_source=calen}
muéstreme, si es tan amable, las citas de {start_date=ddd}
se me junta algo {start_date=ddd}?
chécame la agenda {start_date=ddd}
en qué ando metido {start_date=ddd}

%tool create_calendar_event
%list moment: next Friday | 14:45 on 25.1. | noon the 17th | tomorrow at 11 o'clock | 8am | next Tuesday 5:00 pm | Friday at 9am | Wednesday 7:30 pm | the 15th 11 in the afternoon | the 12th | tomorrow at 6 in the afternoon | Wednesday at 3:30 pm | Friday noon | 28.2. at 5pm | 12pm | 5.5. at 13:00 | 2:15 | Monday next week 1pm | 1 in the afternoon | today at 1:45 pm | noon | next Monday at 20:00 | Wednesday at 9 in the afternoon | 7:00 pm | half past two | Sunday next week at 9am | 1am on tomorrow | March 14 at 8:45 | the 13th | 4 in the afternoon April 11 | Tuesday next week at 21:15 | 5 o'clock on Wednesday | the day after tomorrow at 7am | quarter past 2 Saturday the 12th | Saturday the 9th 3am | quarter past 9 | this Thursday at quarter past 1 | this Sunday | 24.7. at 21:15 | Tuesday at quarter past 10 | Monday the 11th at 20:15 | 9:45 | 2:00 pm | Friday | noon on 3 April | 4 in the afternoon the 12th | Wednesday at 3:00 pm | Saturday at half past three | 10 o'clock tomorrow | Monday half past nine | 1am today | today at half past three | next Sunday | the 10th 12:15 | quarter past 9 on tomorrow | 4.5. at quarter past 8 | 13:00 | Saturday 9:45 | Friday next week at 8:00 | quarter past 1 on the day after tomorrow | Thursday quarter past 7 | 4 o'clock on 8 September | half past nine | 15:00 on Sunday | 22 March 5pm | Wednesday the 9th 9 in the afternoon | 16.4. at 10:30 pm | December 25 at 8:15 | today at 9:45 | 12am on 3 July | 4:45 | 3pm on 10 April | 2pm | next Tuesday | 9 in the afternoon | 6 in the afternoon | Tuesday at noon | the 15th at half past five | today 19:15 | 26 March | tomorrow at half past ten | 11:00 tomorrow | June 27 5am | 1 August at 7am | Sunday the 4th 11:30 pm | today | the 11th | Thursday the 5th 8 in the afternoon | half past five | half past eight June 9
%list span: 1 hour | one hour | 30 minutes | half an hour | two hours | 90 minutes | 45 minutes | an hour and a half | 2 hours | three hours | 15 minutes | 20 min | an hour | 2.5 hours | 1h | half a day | a quarter of an hour | 40 minutes | four hours
%list venue: the office | room 4 | the library | Cafe Luna | my place | Zoom | Teams | the town hall | meeting room B | the gym | the park | Bella Roma | the clinic | the main station | the canteen | Google Meet | grandma's house | the school gym | building 7 | the boardroom | the lab | the beach bar
%list agenda: bring the floor plans | agenda is the budget | we'll go over the drafts | bring the insurance card | discuss the new hires | ask about the deposit | laptops needed | dress code is casual | review the numbers from May | fasting from midnight on | take the blue folder | dial in by phone | we talk about holidays | prepare three questions | everyone brings a dish | bring last year's statement | it's about the contract | wear sports clothes | show the second logo | ring twice
%list title2: meeting with the lawyers | call with Ruben | coffee with Annika | sight test | site visit | piano lesson | lunch with granny | parents' evening | car service | trial lesson with Mirela | band rehearsal | team retro | viewing of the flat
%list start_time: tomorrow at 3 | friday 10am | monday at half nine | the 9th at noon | next tuesday, 14:30 | saturday at 7pm | thursday 4 o'clock | 3 october at 11
%list len: an hour | 45 min | two hours | 30 minutes | half an hour | 90 mins
%list till: 5 | half past twelve | 16:00 | noon | nine | 8pm
%list loc: the town hall | their office | Café Blum | room 12 | Zoom | the old mill
%list hm: hey | ok so | quick thing | um | right | morning | sorry, me again | before I forget | oh | listen | hi | one sec
%list title3: all-day workshop | coffee w/ Dot and Oisín | 9 to 5 the musical | Plan B, part two | urgent vet visit | "what if" session | lunch & learn: taxes | tiles, take 2 | room hunt with Ludmila | 5k along the quay | swim meet | move & paint | ferry to Ardmore | Q&A with the surveyor | Yusuf's send-off | band practice | call re invoice 77-C | parents' evening, class 4b | Half-time review | meet the neighbours | boiler service | Dune: Part Two | blood test | chess with grandad
%list start_time2: wed wk at 1430h | the 5th at half seven | 3/4, 9am | friday noonish | tmrw at twenty past ten | sat 1800h | the 21st from eight | next thu at quarter to four | 12 august at 7.45pm | today at five to six | monday at 10-ish | sunday at noon | tonight at 2030 | in a fortnight at 11
%list end_time: half nine | 1600h | five | midnight | 11.15 | ten past six | noon | quarter past eight | 9ish | 20:45
%list location: the quay | room 2.14 | 8 Gasworks Lane | Dot's kitchen | the old pump house | Zoom | St. Brigid's hall | gate C | Halima's | the depot, 2nd floor | table 6 at Franco's
%list end_time2: 90 mins | an hour and a half | two and a half hours | 75 minutes | three quarters of an hour | 1.5 h | half a day | 1h15 | 40 min | six hours | a full hour | 2 hrs 20 | twenty-five minutes
%list description: bring slippers, a towel and the form | park behind the church | ask Yusuf about the tiles | the code for the gate is 8831 | nobody over 12 | we'll need two cars by five | agenda: budget, keys, summer | read ~/plans/v3.pdf beforehand | dress warm
%list title4: team lunch | coffee with Jana | vet, Biscuit's jabs | viewing of the flat in Orchard Row | 1:1 with Per | sprint demo | haircut | physio | parents' evening | band practice | dinner at the Okonkwos' | Ruben's leaving do | call with the notary | swim meet | blood test | choir | retro | interview - Marta Lindqvist | boiler inspection | pub quiz | budget sync Q3 | picnic | school play | eye test | driving lesson no. 5 | reading group | status call w/ Delft | babysitting at Noor's | car MOT | chess club | therapy | house viewing 2 | steering committee | Sunday roast with the in-laws | webinar on heat pumps | todo review | email clean-up hour
%list start_time3: fri 9am | tomorrow 10:00 | monday 11.30 | wed 8:30 | 14 may 12:00 | the 3rd at 1pm | thursday 09h | sat noon | next tuesday 10am | 2026-03-04 9:15 | 7 nov, 12.45 | today 1:30pm | sunday 11 | 22/8 at 10
%list end_time3: 2pm | 15:00 | 4.30pm | 17h | 3:45 pm | five | 6pm | 14:30 | 18:15 | three
%list end_time4: 1h | 45 min | 2 hours | half an hour | 90 mins | 30m | an hour and a half | 3 hrs | all afternoon | 20 minutes | 1.5h
%list location2: cafe luna | room B12 | the old brewery | Teams | Zoom | 4 Tanner's Yard | the boathouse | Pia's place | gate 3, east stand | clinic on Mill Lane | main hall | my office | Oak Street school | the Thai place | library, 2nd floor | the big oak
%list lb: (
%list rb: )
%list hev: #event | #meeting | #calendar | #cal | #appointment
%list description2: bring the slides | Sven joins late | agenda: numbers, hiring, summer party | fasting from 8 | dial-in 4410 | Q&A at the end | parking behind the house | wear trainers | third attempt, fingers crossed | don't mention the gift
%list start_time4: thursday at 5 | tomorrow at 9.15 | friday 2pm | the 14th at eleven | monday morning at 8 | next wednesday, 16:30 | saturday from noon | 2 november at 7pm | tonight at half past six | sunday 10:00 | may 6 at 3 | this friday at quarter to two
%list len2: an hour | 30 min | two hours | half an hour | 90 minutes | forty minutes | 3 hrs | an hour and a half | 20 mins | 1 h | all evening
%list evt4: gutter talk with the roofer | chess evening | flu jab | rehearsal | driving lesson | scouts' parents evening | Keiko's farewell | annual review | flat inspection | tennis with Hamza | quarterly numbers | haircut | glass recycling run | baby swimming | podcast recording | eye doctor | supper club | tour of the brewery | candle workshop | visit from the midwife | band practice | fire drill | passport photo | family call
%list till2: 6 | noon | half past four | 8:45 | 10pm | 17:30 | quarter past nine | two
%list where: the parish hall | Keiko's kitchen | the old gasworks | room 2.14 | Teams | the swimming baths | Pier 9 | the vet's | Rosa's Bar | the scout hut | my desk | Lindenallee 40
%list extra: bring the vaccination card | park behind the church | shoes off at the door | Joris brings the amp | dial-in is 7741 | vegetarian option ordered | take the blue folder | ask for the group rate | knock twice
%list evt5: Flat viewing | swim lesson | coffee with rhea | Boiler service | choir rehearsal | drinks with the lab | Physio | parents' evening | tandem lesson | call with the notary | birthday lunch for bea | eye test
%list start_time5: tomorrow at 4 | friday at 10am | next tuesday at half past two | thursday at noon | saturday at 6 pm | the 9th at 3pm | monday at 8:15 | wednesday morning at nine
%list end_time5: an hour | 45 minutes | two hours | 90 minutes | half an hour | three hours
%list loc2: the town hall | Café Zeitlos | room 12 | the pool on Mill Lane | rhea's place | the clinic | the Old Fox
%list hush: ugh | haha ok | sigh | right, before I forget | so, small talk over | oh and | you won't believe my day, but first | I'm hopeless | not to be a pain but | while I'm moaning anyway
%list start_time6: friday 3pm | tomorrow 9 | tomorrow at 10 | monday 8:30 | thursday at noon | the 14th at 2 | wed 11 | june 3 at 9am | saturday 10 o'clock | next tuesday 1pm | today at 3 | tuesday at half past nine | 12 march 13:00 | the 21st 9.30 | sunday 11am | next monday at 10 | friday morning at 8 | the day after tomorrow at 2pm | 4/6 at 10:15
%list end_time6: 5 | 12:30 | noon | 4 | 4:30pm | 5pm | 6 | 3 | 15:45 | 14:00 | 4 o'clock | half past four | 1pm | 17:30 | quarter to six | 6.15 | 3 pm
%list dfrom: tomorrow from 9 | friday from 3 | monday from 10am | the 14th from 2pm | thursday from noon | wednesday from 8:30 | saturday from 11 | next tuesday from 1 | june 3 from 9 | sunday from 10 | today from 2 | wed from 13:00
%list start_time7: 3 | 9 | 10 | 11 | 8:30 | 9am | noon | 10:15 | 2pm | 1 | 2 | 8 | 13:00 | half past nine | 11:45 | 10 am | 9 o'clock | 7.30
%list span2: an hour | 1 hour | half an hour | 30 min | two hours | 90 minutes | 45 minutes | 2h | 20 minutes | three hours | an hour and a half | 15 min | 1.5 hours | 40 min
%list evtt: Dentist | Lunch with Sam | Q3 planning | Kickoff Acme | Yoga in the park | Focus time | Mum's birthday dinner | Interview: Lena | Tax meeting | Demo for the client | Boiler service | 1:1 Priya | Book club | Team retro | Physio | Tom & Ana wedding | Visit from the landlord | Deep work | Roadmap workshop | Open evening at school
%list venue2: room 4 | the office | Cafe Luna | Zoom | Teams | the clinic | my place | the library | Bella Roma | the town hall | building 7 | the canteen | Google Meet | grandma's | the school hall | Studio 5 | the rooftop bar | 12 Elm Street | the lobby | Central Park | Berlin | Oslo | the stadium | the lab
%list note: bring the insurance card | agenda is the budget | ask about the deposit | everyone brings a dish | laptops needed | bring the floor plans | discuss the new hires | dial in by phone | ring twice | wear sports clothes | prepare three questions | take the blue folder | parking is behind the house | nothing to eat before | slides are in the shared folder | it's about the contract
%list start_time8: tomorrow at 10 | friday 3pm | next tuesday 9:30 | monday at noon | the 14th at 6pm | thursday 8am | saturday 11 | this wednesday at half past four | june 3rd 19:00 | sunday at 4 | tomorrow 17:45 | 9am on the 22nd | next friday at seven | tuesday 2:15pm | the day after tomorrow at 8 | tonight at 9 | 12 may 10am | monday 13h
%list span3: an hour | 45 minutes | half an hour | two hours | 90 minutes | an hour and a half | 3 hours | 20 minutes | 15 min | 2.5 hours | a quarter of an hour | 40 mins
%list time2: 11 | 5pm | noon | half past six | 16:30 | 10:15 | eight | quarter to seven | 9 pm | 21:00 | one o'clock | 12:45 | 7:30pm | four
%list where2: room 7 | the old mill | Zoom | Bella Roma | the clinic | her place | the school gym | Luigi's | 4 Mill Lane | the rooftop | Teams | the town library | the rowing club | Cafe Mozart | studio B | the canteen
%list title5: pilates | dentist | band practice | haircut | school run | brunch with Aoife | MOT | book club | 1:1 with Tomasz | physio | swim meet | date night | boiler check | team sync | vet | optician
%list start_time9: tomorrow at 3 | friday 10am | next monday at noon | thursday 6.30pm | the 8th at half past two | saturday 11 | tuesday at 9 | tonight at 7 | wednesday 14:00 | sunday at 4pm | may 12 at 8:15 | monday 5pm | fri 1pm
%list dur: an hour | 45 minutes | half an hour | two hours | 90 min | 20 minutes | 1h | three hours | an hour and a half | 30 mins
%list where3: the clinic | the gym | Costa | room 4 | the town hall | Nando's | Priya's place | the leisure centre | St Mary's | the old library | studio 3 | the pub
%list start_time10: friday at 5pm | tomorrow at 4 | monday 2pm | the 8th at half past three | thursday 17:00 | saturday at 3pm | tuesday at quarter past four | wed 1pm | june 9 at 4.30pm | next sunday at two
%list end: 8pm | 18:30 | half past eight | nine | 10pm | 7.45pm | quarter past nine | 19:00 | 11pm | ten
%list note2: bring the x-rays | ask about the fees | wear old clothes | take the blue folder | no breakfast before | bring cash | laptop needed | ask for Dana | park round the back | ring twice
%list title6: boiler service | pilates | coffee with Imani | haircut | eye test | parents' evening | lunch with Callum | choir
%list when2: at six | tomorrow at 8 | in half an hour | tonight at nine | on friday morning | at noon | in 20 minutes | sunday at 4pm | tomorrow evening
%list mtg: lease meeting | kick-off meeting | budget meeting | parents' meeting
%list who8: my sister | the landlord | dr. hale | Marguerite | our tax lady | Winston | the nursery | the letting agent | Petra Lund | the roofer | grandad | Imani | the bank | Callum
%list end_time7: an hour | half an hour | ninety minutes
%list start_time11: thursday at 4 | tmrw 10am | fri 3pm | monday at half past eight | the 11th at noon | sat 9.30 | june 8 at 2pm | next tuesday at six | tonight at 7 | wed 13:15 | the 20th, 5pm | sunday morning at ten | 8 october at 11
%list end_time8: 5 | noon | 6.30 | quarter past nine | 8pm | 16:00 | eleven | half past one | 7
%list title7: eye test | boat trip | remember-the-garden meeting | reminder workshop | email training | choir | call with Ravi | task force | school fair | coffee w/ Gita | memory clinic with dad | house viewing | to-do night with Femi | piano exam | reading by Ines Rau | 5k run | tax talk | 40th of Mrs. Quist | physio | shift handover | message from the board | open air film | wine list tasting | dance class | "Twelve Angry Men"
%list end_time9: an hour | 45 mins | half an hour | 2 hrs | ninety minutes | 1 hr | twenty minutes | three hours | 75 min | a good hour | the whole afternoon
%list location3: the boathouse | room 9 | the harbour hotel | Meet | Gita's | the library cellar | Hall B | the eye clinic | 14 Quay Road | the allotment | Studio 3 | the embassy
%list description3: bring the old glasses | wear flat shoes | Ravi dials in later | ask about the reminder fee | cash only | it's the blue door | email the list beforehand | three people at most | the code is 0907
%list start_time12: friday 3pm | tomorrow at 10 | monday 8:30 | thursday at noon | the 14th at 2 | wed 11am | june 3 at 9am | saturday 10 o'clock | next tuesday 1pm | today at 3 | tuesday at half past nine | 12 march 13:00 | the 21st 9.30 | sunday 11am | the day after tomorrow at 2pm | 4/6 at 10:15 | tonight at 8 | 9am on the 22nd | 2026-05-04 14:00 | friday at quarter past four | next thursday evening at 7 | 3pm friday | noon on monday | 17:45 tomorrow
%list title8: dentist | yoga | vet | lunch | 1:1 | retro | haircut with Ana | call with the bank | budget review | Q3 planning | go through the lease with Tom | dinner at Rosa's | pick up the rental car | kick-off for the new website | drinks with Lea and the twins | boiler service and chimney sweep | parents' evening class 4b | "Nine to Five" musical | walk the dog with Kim | meet the landlord about the heating | interview: Noor | train to Bergen | Sunday roast | talk about week 12 | flat viewing on Elm Street | 24 hour swim | half marathon | practice for the Friday concert | watch the final | swap winter tyres for summer ones | board meeting | sign the papers at the notary's | farewell party for Ines | open day at the school | blood test | breakfast club | late shift | therapy | poker night | planning poker with the team
%list end_time10: an hour | 45 min | half an hour | 90 minutes | two hours | 2h | 20 minutes | an hour and a half | 1.5 hours | three hours | 15 min | 40 minutes | a quarter of an hour | the whole day | 2 hours 30 | fifty minutes
%list end_time11: 5 | 12:30 | 4pm | half past four | 15:45 | six | 5:30 pm | quarter to six | 14:00 | eleven | 4 o'clock | 10 at night | 6.15 | nine
%list location4: room 4 | Zoom | the clinic | Bella Roma | 12 Elm Street | the office in Oslo | Kim's place | the school gym | Studio 5 | Teams | building 7, second floor | Cafe Luna | the town hall | the rowing club by the lake | Berlin | grandma's | the canteen | the old mill | Terminal 2 | the bar at the Ritz | conference room Bergen | the notary's | Central Park | outside the museum
%list description4: bring the insurance card | agenda is the budget | ask about the deposit | each brings a dish | wear sports clothes | dial in by phone, code 4411 | don't eat before | the contract is in the blue folder | Kim sends the slides on monday | ring twice | it's about the new hires and the move | prepare three questions | parking is behind the house | two copies of the plan | tell them about the allergy | Bob comes at ten | bring a charger and the keys | laptops needed | remember the gift | no children please
%list st2: 3 | 9 | 10:15 | 2pm | noon | half past eight | 8:30 | 11am | 13:00 | one | ten | quarter past nine | 7.30
%list event: tasting menu with Chloe | school fair | kick-off with the Danes | physio | wine evening | blood donation | rowing practice | budget round | first aid course | viewing in Mill Lane | dress rehearsal | mortgage talk | baby shower | sprint review | piano tuning | brunch with Malik | book club | exit interview | car inspection | tenants' meeting
%list start_time13: tomorrow at quarter past nine | sunday 5pm | next thursday at two | the 3rd at 10:30 | wednesday 18:00 | this friday at noon | tuesday at half past three | may 20th 4pm | monday morning at 8 | saturday the 9th, 7 pm | tonight at 8 | next monday 13:15 | the day after tomorrow at 6 | 27 june at 11 | friday 16:45 | thursday at one
%list span4: an hour | two hours | 45 minutes | half an hour | an hour and a half | 30 min | 3 hours | twenty minutes | 75 minutes | four hours | 1.5 hours
%list clock: 3pm | quarter past five | 22:00 | six | 9:45 | half past eight | 14:15 | noon | ten | 11.30 | seven in the evening | 4:20pm
%list where4: the boathouse | meeting room Oak | Hannah's flat | Café Nero | the village hall | Google Meet | the physio on Park Street | Trattoria Gino | level 3 | the lakeside pavilion | 18 Bridge Road | the museum lobby | the climbing hall | Skype
%list vonzeit: morgen von 9 | morgen von 14 Uhr | Freitag von 10 | am Freitag von 15 Uhr | am Montag von acht | heute von 17 Uhr | Dienstag von 13:30 | übermorgen von elf | nächsten Mittwoch von 9 Uhr | am 3. Mai von 10 | Samstag von 18 Uhr | Donnerstag von halb zwei
%list beginn: morgen um 9 | morgen um 9 Uhr | morgen früh um sieben | morgen Nachmittag um drei | morgen Abend um 20 Uhr | heute um 17 Uhr | heute um halb fünf | heute Abend um acht | übermorgen um 10 | übermorgen um viertel nach acht | nächsten Dienstag um halb drei | nächsten Montag um 9:30 Uhr | kommenden Donnerstag um 14 Uhr | diesen Freitag um 16 Uhr | Freitag um 15 Uhr | Freitag 15 Uhr | Montag um acht | Donnerstagmorgen um 8 | Samstag um 11 | Sonntag um 18 Uhr | am Freitag um 15 Uhr | am 3. Mai um 10 Uhr | am 24.12. um 18 Uhr | am Donnerstag um zehn | nächste Woche Mittwoch um 13 Uhr | am 12.6. 14:30 | um 14 Uhr | um halb sieben | 2026-05-04 08:30 | 4.7. 12:00 | morgen 10 Uhr | am Dienstag um viertel vor fünf
%list titn: Teammeeting | Mittagessen mit Lena | Vorstellungsgespräch | Abendessen bei Oma | Telefonat mit Herrn Weber | Konzert | Mitarbeitergespräch | Fußballtraining | Feedbackgespräch | Sommerfest | Standup | Treffen mit dem Architekten | Interview | Familientreffen
%list orte: Raum 204 | Café Einstein | Büro | Konferenzraum Alster | Hauptbahnhof | Zoom | Rathaus | Biergarten am See | Praxis Dr. Lang | Turnhalle | Teams | Restaurant Roma | Kantine | Stadtpark | Goethestraße 33 | Bibliothek
%list titf: Besprechung | Projektbesprechung | Probe | Physiotherapie | Impfung | Videokonferenz | Retrospektive | Wohnungsbesichtigung | Geburtstagsfeier | Steuerberatung | Klavierstunde | Kundenpräsentation | Schulung | Taufe | Teamsitzung
%list titm: Zahnarzttermin | Elternabend | Friseurtermin | Workshop | Jour fixe | Spieleabend | Kinobesuch | TÜV-Termin | Notartermin | Kundenbesuch | Lauftreff | Call mit dem Vertrieb | Flug nach Wien | Umzug | Grillabend
%list title9: Fliesentermin | Kaffee mit Tarik und Malte | ganztägiger Workshop | Steuern, Teil 2 | Bandprobe | Abschied von Annegret | Elternabend 4b | Tatort gucken
%list start_time14: Mittwoch um halb drei | am 5. um 14 Uhr | morgen Viertel nach zehn | 3.4. 9 Uhr | Samstag gegen elf | übermorgen um acht
%list end_time12: halb fünf | 18 Uhr | Viertel vor sieben | 20:45 | mittags
%list end_time13: anderthalb Stunden | 90 Minuten | eine Dreiviertelstunde | zweieinhalb Stunden | 40 min | zwei Stunden
%list ort: Bootshaus | Raum 2.14 | Gasthof Krone | Tariks Küche | Depot, 2. Stock
%list dev: zahnarzt | chorprobe | essen mit Hauke | elternabend | wohnungsbesichtigung | teamrunde | impfung | skatabend | gespräch mit Frau Behrens
%list dst: donnerstag 10 uhr | morgen 9:30 | 4. mai 11 uhr | montag um zwölf | samstag 13 uhr
%list den: 15 uhr | 16:30 | 17 uhr | halb drei | 18:15
%list dpl: café Anker | raum 3 | Teams | bei Gesa | marktplatz 2 | stadthalle
%list ddu: eine stunde | 45 minuten | 2 stunden | eine halbe stunde | 90 min
%list termin: Zahnreinigung | Probe | Elternabend | Wohnungsbesichtigung | Tennis mit Hamza | Quartalsgespräch | Sehtest | Kegelabend | Impfung | Fahrstunde
%list start_time15: Donnerstag um 17 Uhr | morgen um halb zehn | am 14. um 11 | Freitag 14:00 Uhr | Montag früh um acht | nächsten Mittwoch 16:30 Uhr
%list bis: 18 Uhr | 12:15 Uhr | halb sieben | 20 Uhr
%list dauer: eine Stunde | 30 Minuten | zwei Stunden | 90 Minuten | eine halbe Stunde
%list anfang: morgen um 9 | morgen um halb zehn | Freitag um drei | Freitag 15 Uhr | am Montag um acht | am 14. um 11 Uhr | heute um 18 Uhr | übermorgen um zehn | Samstag um elf | am 3. Mai um 10 Uhr | nächsten Dienstag um viertel nach zwei | Donnerstag 19:30 | Sonntag um zwölf | am Mittwoch um 16:45 | heute Abend um acht | kommenden Montag um sieben | Dienstag 9:15 | am 22. um 17 Uhr | morgen früh um sechs
%list ende: 10 | halb elf | 17 Uhr | fünf | neun | 12:30 | 20 Uhr | viertel nach drei | 16:15 | mittags | elf | 22 Uhr | halb sieben | 18.30 Uhr | Mitternacht | drei
%list evt6: Zahnreinigung | Elterngespräch | Kaffee mit Lena | Probetraining | Steuerberater | Skatabend | Hausbesichtigung | Mittagessen mit Jonas | Schwimmkurs | Kinderturnen | Teamrunde | Vertragsgespräch | Massage | Fotoshooting | Bandprobe | Tanzkurs | Werkstatt | Arzttermin | Grillen bei Paul | Lerngruppe | Kundentermin Wien | Impfung Mia | Tischtennis | Weinprobe | Friseur | Bewerbungsgespräch mit Frau Adler | Führung durchs Museum | Projektabschluss
%list dauer2: eine Stunde | zwei Stunden | 30 Minuten | eine halbe Stunde | anderthalb Stunden | 45 Minuten | drei Stunden | 2h | 90 Minuten | eine Dreiviertelstunde | 20 Minuten
%list ort2: Café Luise | Raum 12 | Praxis am Markt | Omas Garten | Kantine | Zoom | Stadthalle | Schillerstraße 8 | Büro von Frau Adler | Freibad | Sportplatz | Pizzeria Vesuvio | Bahnhof Süd | Werkstatt Krüger | Gemeindesaal | Teams
%list evtm: Zahnarztbesuch | Skatabend | Schwimmkurs | Tanzkurs | Arzttermin | Kaffeeklatsch | Kundentermin | Filmabend | Ausflug | Wartungstermin | Umtrunk | Töpferkurs
%list evtf: Zahnreinigung | Bandprobe | Massage | Weinprobe | Besichtigung | Teamrunde | Vorlesung | Fahrstunde | Prüfung | Sprechstunde | Wohnungsübergabe
%list notiz: Ausweis mitbringen | Parkplatz hinterm Haus | bitte nüchtern kommen | Jonas bringt den Kuchen mit | Agenda folgt | Sportschuhe nicht vergessen | Tor 3 benutzen | Kosten werden geteilt | zweiter Stock, rechts klingeln | vorher anrufen | Angebot von der Konkurrenz beilegen | nur die kurze Fassung | Kontonummer steht im Ordner
%list evt7: TÜV | Blutspende | Physiotherapie | probe | Kita-Fest | Termin beim Notar | Brunch mit Wiebke | Hennings Grillabend | Fahrstunde | Gespräch mit Frau Okafor | Treffen mit Kadir wegen Umbau | Oma im Heim besuchen | Jule vom Flughafen holen | Keller ausmisten | mit den Jungs ins Stadion | Dachdecker kommt | Möbel aufbauen bei Bernd | Lesung | wocheneinkauf | Friseur | Abnahme der Küche | Sauna mit Jule | Klettern gehen | Quartalsplanung | mit der Hebamme telefonieren | Schlüssel an den Makler übergeben | Abschied von Herrn Pohl | schwimmen | Generalprobe im Stadttheater | Kinoabend
%list start: morgen um acht | Dienstag um halb elf | Freitag 14 Uhr | am 17. um 9 Uhr | übermorgen um zwei | kommenden Montag um zehn | heute um 19 Uhr | am Samstag um 15 Uhr | Mittwoch 7:30 | am 2. Februar um 11 Uhr | nächsten Donnerstag um viertel vor vier | Sonntag um eins | am 30. um 18 Uhr | morgen früh um neun | Donnerstag in einer Woche um zwölf | am 9.11. um 20 Uhr | heute Nachmittag um fünf | Montag 16:45
%list ende2: elf | halb eins | 16 Uhr | sieben | 21:30 | drei Uhr | viertel nach zwölf | 18 Uhr | zwölf | 15:45 | acht | halb zehn | 22 Uhr | zwei | 13 Uhr | dreiviertel sechs
%list dau: eine gute Stunde | zwei Stunden | ne halbe Stunde | 40 Minuten | anderthalb Stunden | 20 Minuten | drei Stunden | eine Stunde | 75 Minuten | fünf Stunden | eine Viertelstunde | 1h | vier Stunden | 50 min
%list evtm2: Notartermin | Grillabend | Brunch | Vortrag | Saunaabend | Friseurtermin | Kinoabend | Tanztee | Umzug | Workshop
%list ort3: Stadttheater | Raum Wartburg | Kletterhalle | Marktplatz 3 | Omas Heim | Webex | Café Krümel | Praxis Dr. Lang | Sportplatz Nord | Baustelle | Kanzlei Pohl | zweiter Stock | Hennings Garten | Gleis 7 | Gemeindesaal | Hotel Adler | Kita Regenbogen | Küchenstudio
%list evtf2: Physio | Lesung | Fahrstunde | Küchenabnahme | Generalprobe | Beerdigung | Betriebsversammlung | Taufe | Quartalsplanung | Vorsorge
%list notiz2: Personalausweis nicht vergessen | Kadir bringt den Grill mit | bitte leise klingeln | Karten liegen an der Kasse | erst die Blauen, dann die Roten | Treffpunkt am Hintereingang | Frau Okafor fragen | alles in bar | Größe 128 | Unterlagen zweifach | Preis vorher abklären | der Schlüssel hängt am Brett | nicht vor elf anrufen | geht auch telefonisch | Modellnummer WX-40 | nur die mit Deckel
%list evtn: Kita-Fest | Stadtfest | Probetraining | Jahresgespräch | Telefonat mit Graz | Turnier | Abendessen bei Bernd | Vorstellungsgespräch | Klassenfoto | Treffen mit Kadir
%list evt8: zahnarzt | Zahnreinigung | elterngespräch | Kaffee mit Timo | Handballtraining | Hautarzt | Übergabe mit Frau Brandt | Kegelabend | Besichtigung Lindenhof | sauna | Chorprobe | Treffen mit dem Steuerberater | Kundenworkshop Kern | Jour fixe Vertrieb | Essen bei Oma | geburtstag emil | Autowaschen mit Papa | Oma vom Bahnhof abholen | Wände streichen | reifen wechseln lassen | mit Lena die Küche planen | Präsentation üben | steuer machen | Kinder vom Schwimmen holen | Yoga im Park | Umzugskisten packen | Impfung Mia | Laternenumzug | Sprint-Review | mit dem Hund zum Tierarzt | Fotos beim Fotografen | Wohnungsübergabe Nordstraße | Einkaufen mit Tante Gerda | Gespräch mit der Bank | Fahrradtour an den See
%list start2: morgen um 9 | morgen um halb zehn | Freitag um drei | Freitag 15 Uhr | am Montag um acht | am 14. um 11 Uhr | heute um 18 Uhr | übermorgen um zehn | Samstag um elf | am 3. Mai um 10 Uhr | nächsten Dienstag um viertel nach zwei | Donnerstag 19:30 | am 22.8. um 13 Uhr | mittwoch 10 uhr | kommenden Sonntag um 15 Uhr | nächste Woche Mittwoch um neun | heute Abend um acht | Montag 8:15 | am 1. Juli um 12 | Dienstag früh um sieben
%list ende3: zehn | halb elf | 17 Uhr | fünf | 12:30 | 20 uhr | viertel nach drei | 16:15 | mittags | elf Uhr | 22 Uhr | halb sieben | 18.30 Uhr | Mitternacht | drei | kurz vor acht | 14 Uhr | neun
%list dau2: eine Stunde | zwei Stunden | 30 Minuten | eine halbe Stunde | anderthalb Stunden | 45 minuten | drei stunden | 2h | 90 Minuten | eine Dreiviertelstunde | 20 min | den ganzen Nachmittag | vier Stunden | einen halben Tag
%list ort4: Raum 3.14 | Praxis am Ring | Goldener Hirsch | Turnhalle Süd | Omas Wohnung | Zoom | Gasthaus Linde | Bürgerhaus | Lindenstraße 8 | Hauptbahnhof | Kantine | Büro von Frau Brandt | Stadtbad | Teams | Café am Dom | Hof 2 | Aula | Werkstatt Huber
%list evtf3: Zahnreinigung | Chorprobe | Übergabe | Besichtigung | Impfung | Fahrstunde | Wohnungsübergabe | Fahrradtour | Klausur | Fortbildung | Teamsitzung | Wanderung
%list evtm3: Zahnarzttermin | Kegelabend | Hautarzttermin | Laternenumzug | Bankbesuch | Kundenworkshop | Elternabend | Spieleabend | Yogakurs | Notartermin | Videocall mit Kern | Ausflug zum See
%list evtn2: Elterngespräch | Handballtraining | Essen bei Oma | Kaffeetrinken | Bankgespräch | Konzert in der Philharmonie | Seminar | Treffen mit Timo | Bewerbungsgespräch | Straßenfest
%list notiz3: Ausweis mitbringen | nüchtern kommen | Parkplatz hinterm Haus | Timo bringt den Kuchen mit | vorher kurz anrufen | Sportschuhe einpacken | Unterlagen von Frau Brandt nicht vergessen | zweiter Stock links | Kosten teilen wir | Kasse zahlt erst ab Mai | Rechnung kommt per Post | am besten mit dem Zug fahren | die alte Nummer steht auf dem Deckel | nur Barzahlung | Agenda kommt noch | erst beim Nachbarn klingeln
%list inicio: mañana a las 9 | mañana a las nueve | mañana a las 5 de la tarde | hoy a las 17:30 | hoy a las cinco y media | pasado mañana a las 10 | el viernes a las 5 | el lunes a las 8 y media | el martes a las 14:00 | el jueves a las tres | el sábado a las 11 | el próximo martes a las 9 | el viernes que viene a las 4 | el 3 de mayo a las 10 | el 24 de diciembre a las 18 horas | el día 5 a las 9 | este viernes a las 20:00 | esta noche a las diez | esta tarde a las seis | el miércoles de la semana que viene a la una | a las 14:30 | a las siete menos cuarto | 2026-05-04 08:30 | el domingo a las doce | el 12 de junio a las 16:00 | mañana por la tarde a las cuatro
%list detime: mañana de 9 | mañana de 10 de la mañana | el viernes de 3 | el lunes de ocho | hoy de 17:30 | el martes de 13:30 | pasado mañana de once | el próximo miércoles de 9 | el 3 de mayo de 10 | el sábado de 6 | el jueves de cuatro
%list titf2: reunión de equipo | revisión del proyecto | fisioterapia | vacuna | videollamada con el cliente | visita al piso | fiesta de cumpleaños | clase de piano | demo del producto | formación | cita con el dentista | entrevista | comida con Lucía | cena con los vecinos | cita en el banco
%list sitio: sala 204 | Café Gijón | oficina | sala Goya | estación de Atocha | Zoom | ayuntamiento | terraza del hotel | clínica San José | polideportivo | Teams | restaurante Botín | cafetería | parque del Retiro | calle Goya 33 | biblioteca
%list titm2: dentista | partido de pádel | taller | cine con Marta | concierto | café con Sofía | vuelo a Lisboa | ensayo del coro | standup | bautizo | entrenamiento | desayuno de trabajo | curso de seguridad | aperitivo con los compañeros
%list title10: café con Iker y Maite | taller de todo el día | Impuestos, parte 2 | ensayo | despedida de la tía Puri | reunión de padres 4.º B
%list start_time16: el miércoles a las 14:30 | el día 5 a las dos | mañana a las diez y cuarto | el sábado sobre las once | el 3/4 a las 9
%list end_time14: las cinco y media | las 18 | las siete menos cuarto | mediodía
%list end_time15: hora y media | 90 minutos | tres cuartos de hora | dos horas y media | 40 min
%list ort5: el embarcadero | la sala 2.14 | casa de Iker | el almacén, 2.ª planta
%list eev: dentista | comida con Amaia | reunión de vecinos | ensayo del coro | visita al piso | revisión del coche | clase de yoga | entrevista con Telmo
%list est: jueves 10:00 | mañana a las 9:30 | 4 de mayo a las 11 | lunes a las 12 | sábado 13h
%list een: las 15:00 | 16:30 | las cinco | 18:15
%list epl: café Luna | sala 3 | Zoom | casa de Iria | el ayuntamiento | plaza Mayor 2
%list edu: una hora | 45 minutos | 2 horas | media hora | hora y media
%list cita: limpieza dental | ensayo | reunión de padres | visita al piso | tenis con Hamza | revisión de la vista | vacuna de la gripe | clase de conducir
%list hora: el jueves a las 5 | mañana a las nueve y media | el viernes a las 14:00 | el lunes a las 8 | el 14 a las once | esta tarde a las 6
%list dur2: una hora | 30 minutos | dos horas | hora y media | 45 minutos
%list fin: las 7 | las 12:15 | las ocho y media | las 20:00
%list ini: mañana a las 9 | mañana a las nueve y media | el viernes a las tres | el lunes a las ocho | el día 14 a las 11 | hoy a las seis de la tarde | pasado mañana a las diez | el sábado a las once | el 3 de mayo a las 10 | el martes que viene a las dos y cuarto | el jueves a las 19:30 | el domingo a mediodía | el miércoles a las 16:45 | esta noche a las ocho | el próximo lunes a las siete | el martes a las 9:15 | el 22 a las cinco | mañana a primera hora
%list title11: limpieza dental | tutoría | café con Lucía | partido de tenis | asesor fiscal | noche de mus | visita al piso | comida con Mateo | natación | clase de baile | reunión de obra | masaje | sesión de fotos | ensayo de la banda | ITV | médico | barbacoa en casa de Pablo | grupo de estudio | cliente de Quito | vacuna de Martina | pimpón | cata de vinos | peluquería | entrevista con la señora Rey | museo con los niños | cierre del proyecto | fisio | junta de vecinos
%list fin2: 10 | diez y media | cinco | 17:00 | nueve | 12:30 | ocho de la tarde | tres y cuarto | 16:15 | once | seis y media | 18:30 | doce | 2 de la tarde
%list dur3: una hora | dos horas | 30 minutos | media hora | hora y media | 45 minutos | tres horas | 90 minutos | tres cuartos de hora | 20 minutos | 2h
%list sitio2: Café Luna | sala 12 | consulta del centro | casa de la abuela | comedor | Zoom | teatro municipal | calle Olmo 8 | despacho de la señora Rey | piscina | polideportivo | pizzería Vesubio | estación del Norte | taller Gómez | salón parroquial | Teams
%list evm: partido de tenis | masaje | curso de baile | aperitivo | cine de verano | mantenimiento | brindis | taller de cerámica | examen | turno de noche
%list evf: limpieza dental | cata de vinos | clase de baile | reunión de obra | sesión de fotos | visita al piso | tutoría | junta de vecinos | práctica de coche | comida de empresa
%list nota: llevar el DNI | se aparca detrás | ir en ayunas | Mateo trae la tarta | la agenda va aparte | llevar zapatillas | entrar por la puerta 3 | se paga a medias | segundo piso, a la derecha | llamar antes | adjuntar la oferta de la competencia | solo la versión corta | el número de cuenta está en la carpeta
%list title12: ITV | donación de sangre | fisio | ensayo | fiesta del cole | cita con el notario | brunch con Rocío | parrillada de Óscar | clase de conducir | hablar con la señora Ospina | reunión con Zulema por la obra | ver a la abuela en la residencia | buscar a Julieta al aeropuerto | ordenar el trastero | ir al estadio con los chicos | viene el techador | armar muebles en lo de Fermín | lectura de poemas | compra semanal | peluquería | entrega de la cocina | sauna con Julieta | Escalada | planificación trimestral | llamada con la matrona | entregar llaves al casero | despedida de Amparo | ensayo general en el teatro | noche de cine | turno con el dentista
%list ini2: mañana a las ocho | el martes a las diez y media | el viernes a las 14 | el 17 a las 9 | pasado mañana a las dos | el lunes que viene a las diez | hoy a las 19:00 | el sábado a las tres de la tarde | el miércoles a las 7:30 | el 2 de febrero a las once | el jueves a las cuatro menos cuarto | el domingo a la una | el 30 a las seis de la tarde | mañana temprano a las nueve | el 9/11 a las 20 | esta tarde a las cinco | el lunes a las 16:45
%list fin3: once | doce y media | 16:00 | siete | 21:30 | tres | doce y cuarto | 18 | 15:45 | ocho | nueve y media | 22:00 | dos de la tarde | 13 | seis menos cuarto
%list dura: una hora larga | dos horas | media horita | 40 minutos | hora y media | veinte minutos | tres horas | 75 minutos | cinco horas | un cuarto de hora | 1h | toda la mañana | 50 min | media hora
%list evm2: brunch | bautizo | torneo | taller de pan | ensayo | funeral | viaje a Quito | festival del cole | examen teórico | almuerzo con Óscar
%list lug: teatro municipal | sala Cervantes | rocódromo | plaza Mayor 3 | residencia de la abuela | Webex | café Migas | consulta de la doctora Lang | campo norte | la obra | despacho de Amparo | segundo piso | casa de Óscar | andén 7 | salón parroquial | hotel Águila | guardería Arcoíris
%list evf2: fisio | lectura | entrega de la cocina | despedida de Amparo | asamblea | boda de Fermín | comunión | revisión del gato | noche de cine | clase de guitarra
%list nota2: no olvidar el DNI | Zulema trae la parrilla | llamar flojito al timbre | las entradas están en taquilla | primero los azules y luego los rojos | quedamos en la puerta de atrás | preguntar a la señora Ospina | todo en efectivo | talla 128 | papeles por duplicado | pactar el precio antes | la llave cuelga del gancho | no llamar antes de las once | también vale por teléfono | modelo WX-40 | solo los que tengan tapa
%list evn: dentista | cena con Elvira | tutoría de Teo | clase de salsa | ensayo general | revisión de la moto | reunión con Globex | partido de pádel | entrevista con Saúl | visita al depto | junta de vecinos | misa de la abuela | taller de cerámica | ecografía | cumple de Nora | Demo para Globex | Comité de obra | Vuelo a Oaxaca | Sesión de fotos | fútbol de Bruno | terapia | yoga | inspección de gas | examen de inglés | asado en lo de Nando | quince de Yamila | onomástico de don Anselmo | carrera popular
%list ini3: mañana a las 9 | el jueves a las cuatro | pasado mañana a las 11:30 | el lunes a primera hora | el 14 a las 18:00 | hoy a las ocho de la noche | el sábado a mediodía | el martes a las 7 y media | el 7 de abril a las diez | el viernes a las 20:30 | esta tarde a las cinco | el próximo miércoles a las 12 | 2026-05-11 16:00 | el domingo a la una | el día 22 a las 9 y cuarto | mañana a las tres de la tarde | el 3 de junio a las 13 horas
%list dura2: una hora | media hora | dos horas | hora y media | 45 minutos | 20 minutos | tres cuartos de hora | 90 minutos | 3 horas | un cuarto de hora | todo el día | cuatro horas
%list finh: 10 | cinco | once y media | 19:30 | 12 | dos | nueve | 21:00 | seis y cuarto | 13:15 | ocho de la tarde | 3 pm | tres | 17
%list evv: recoger a Nora del aeropuerto | firmar en la notaría | pasar la ITV de la moto | hacer limpieza general | cenar con los primos de Irma | llevar a Toby al veterinario | ensayar con la banda | preparar la oferta de Globex | ver pisos con la inmobiliaria | llamar a los de Lima | estudiar para el B2 | montar el armario con Bruno | acompañar a papá al cardiólogo | visitar la guardería | pintar el pasillo | Revisar las cuentas con Saúl | Entregar las llaves del local | Grabar el podcast | jugar al pádel con Nando | tomar café con Greta | salir a correr por el río | comer con mi suegra | recibir al técnico de la fibra | probarme el vestido de la boda
%list deh: mañana de 9 | el jueves de cuatro | el lunes de 10:30 | el 14 de 18:00 | el sábado de doce | hoy de 5 | el martes de ocho y media | pasado mañana de 11 | el 7 de abril de diez | el viernes de 20:30
%list lug2: sala Miró | Bar Olimpo | clínica del Pilar | Zoom | casa de Irma | polideportivo sur | calle Olmo 14 | terminal 2 | oficina de Globex | auditorio | Parque Lezama | café Tortoni | despacho de Saúl | estadio | Google Meet | colegio de Teo | notaría Ibarra | planta 6 | playa de Zurriola | salón de actos
%list description5: llevar la tarjeta sanitaria | preguntar por el descuento | aparcar en la parte de atrás | Bruno trae la bebida | ir en ayunas | imprimir el dosier antes | el código de la puerta es 2210 | hablar del presupuesto y los plazos | cada uno paga lo suyo | ropa cómoda y zapatillas | solo en efectivo | confirmar asistencia con Greta | mirar en el cajón de la entrada | el modelo es RX-20 | pedir factura con IVA | pueden ser dos tallas más | se entra por la calle Olmo | los papeles están en la carpeta azul | preguntar por la señora Campos
%list evf3: cena con Elvira | tutoría de Teo | clase de salsa | revisión de la moto | reunión con Globex | entrevista con Saúl | visita al depto | junta de vecinos | sesión de fotos | ecografía | demo para Globex | inspección de gas | parrillada | mudanza de Irma | consulta con la dermatóloga | llamada con los de Lima
%list evm3: ensayo general | partido de pádel | taller de cerámica | cumple de Nora | examen de inglés | vuelo a Oaxaca | asado en lo de Nando | almuerzo con el equipo | turno con el oculista | curso de primeros auxilios | desayuno de trabajo | comité de obra
# The usual ways to ask.
(schedule|set up|book|plan|arrange) (a|the|my) {title=evt} {start_time=when} (to|until|till) {end_time=time}
(schedule|set up|book|arrange) (a|the|our) {title=evt} for {start_time=moment} for {end_time=span}
(put|add|enter) {title=title} (in|into|to|on) my (calendar|agenda|diary|schedule) from {start_time=moment} (to|until|till) {end_time=time}
{title=evt} {start_time=when} to {end_time=time}, (put it in my calendar|add to calendar|calendar please)
(new|create|add) [a] [calendar] (event|entry|appointment): {title=title}, (starts|start) {start_time=when}, (ends|end) {end_time=when}
(create|make|add) an (event|appointment) (called|named|titled) "{title=title}" {start_time=when}, {end_time=span} long
{start_time=when} I have (a|the|my) {title=evt}, it (takes|lasts|goes on for) {end_time=span}, (add it to my calendar|put it in my diary|block it in my calendar)
(block|reserve|keep) {start_time=moment} until {end_time=time} for [the] {title=evt} [in my calendar]
from {start_time=moment} until {end_time=time} there is (a|the) {title=evt} (at|in) {location=venue}, (note it in the calendar|put that in my calendar)
(book|schedule) {title=evt} at {location=venue}, {start_time=moment} - {end_time=time}
(put|enter) (a|the|our) {title=evt} (in|at) {location=venue} on my (calendar|schedule) {start_time=when}, (done by|ending at|over at) {end_time=time}
{=chatter}, {title=evt} is {start_time=when} (for|and takes) {end_time=span}, please (add|save) it in (the|my) calendar
(schedule|organise|set up) {title=title} {start_time=when}, duration {end_time=span}, (note|description|details): {description=agenda}
calendar: {title=evt}, {start_time=when}, {end_time=span}
(meeting|event|appointment) {title=title} (at|in) {location=place} from {start_time=moment} to {end_time=time}
I'm (meeting|seeing) {=who} {start_time=when} till {end_time=time}. put it down as {title=title}
(can you|could you|please) (pencil in|slot in|fit in) (a|the|our) {title=evt} {start_time=when} (until|to) {end_time=time}
{=who} and I agreed on {start_time=moment} for the {title=evt}, should be {end_time=span}, (calendar it|get it into my calendar|schedule it)
~ (add|put) the {title=evt} to the calendar: begins {start_time=when}, finishes {end_time=moment}, {description=agenda}
~ they moved me to {start_time=moment}, so (put|enter) {title=evt} in my calendar from then to {end_time=time}
(set|fix|mark) {end_time=span} (aside|apart) {start_time=when} for {title=title}
(an|add an|book an) (appointment|event) {start_time=moment} through {end_time=time} titled {title=topic}
(invite|meet) [with] {=who}: {title=evt} {start_time=when} to {end_time=time} in {location=venue}, (schedule that|create the event)
~ make {title=title} an event, {start_time=when}, runs {end_time=span}, location {location=place}
(I'd like|I want|we need) (a|the|my) {title=evt} on the calendar {start_time=when} for {end_time=span}, {description=agenda}
(our|the|my) {title=evt} (takes place|will be|happens) at {location=venue} {start_time=when} and ends {end_time=time}. (Save the date|Add it to my calendar|Calendar entry please).
get {end_time=span} of {title=evt} into my (schedule|calendar|diary) {start_time=when}
(reserve|book) me {end_time=span} with {=who} {start_time=when} for {title=topic}
(schedule|book|set up|arrange) (a|the|our) {title=evt} {start_time=when}
(add|put) {title=title} (to|in|on) my calendar for {start_time=moment}
(schedule|plan|book) {title=title} [in my calendar]
(create|make|add) (a|an|a new) (event|appointment|calendar entry) [for {start_time=moment}]
(I've got|I have|there's) (a|the|my) {title=evt} {start_time=when}, (put it in my calendar|add it|calendar please)
(set up|schedule) something (with {=who}|) from {start_time=moment} (to|until) {end_time=time}
(block|reserve) {start_time=moment} to {end_time=time} in my (calendar|schedule)
# Bare, clipped and roundabout.
(schedule|set up|book) a {title=title2}
i need a {title=title2} in my calendar
{title=title2} {start_time=start_time}
~ {title=title2}, {start_time=start_time}, {end_time=len}
calendar: {title=title2} {start_time=start_time}
{start_time=start_time}-{end_time=till} {title=title2}
pencil in a {title=title2} {start_time=start_time}
{=who2} can do {start_time=start_time}, so that's the {title=title2}, diary please
they gave me {start_time=start_time} for the {title=title2}, {end_time=len} at {location=loc}, so save the date
~ make room {start_time=start_time} for a {title=title2}
i said yes to a {title=title2} {start_time=start_time}, it'll go on till {end_time=till}, into the diary
no reminder needed but do block {start_time=start_time} to {end_time=till}, {title=title2}
get a {title=title2} in for {start_time=start_time}, {end_time=len} tops
add an event
new appointment {start_time=start_time}
{=hm}, put something in my calendar for {start_time=start_time}
slot in the {title=title2} at {location=loc}, from {start_time=start_time} until {end_time=till}
# Second steps: what an earlier step found is meant.
put (it|that) in my calendar for {start_time=when}
~ block {start_time=when} to {end_time=time} for it
# What is an argument, what is not, and where it ends.
{title=title3}, {start_time=start_time2} to {end_time=end_time}, at {location=location}, calendar please. oh, and it isn't all day
book {title=title3} into my calendar {start_time=start_time2} for {end_time=end_time2}, it's for the offsite
calendar entry "{title=title3}", start {start_time=start_time2}, end {end_time=end_time}, note "{description=description}"
from {start_time=start_time2} I'm in {location=location} for {title=title3}, say {end_time=end_time2}, block it in the calendar
enter {title=title3} for {start_time=start_time2}, {end_time=end_time2}, I still don't know where
{end_time=end_time2} at {location=location} {start_time=start_time2}: put "{title=title3}" in my diary
schedule {title=title3}. Where: {location=location}. When: {start_time=start_time2}. How long: {end_time=end_time2}. Notes: {description=description}.
{description=description} - that's the note, {title=title3} the event, {start_time=start_time2} till {end_time=end_time} the time, please enter it in the calendar
move nothing, only add {title=title3} {start_time=start_time2}, ends {end_time=end_time}, to the calendar
I told {=from_email} yes to {title=title3} {start_time=start_time2}, {end_time=end_time2} max, so into the diary it goes
the {=limit} of us have {title=title3} at {location=location} {start_time=start_time2} until {end_time=end_time}, add that to my schedule
an appointment, {title=title3}: {start_time=start_time2}, {end_time=end_time2}, if it's not too much to ask
pop {title=title3} in the calendar for {start_time=start_time2}. should take {end_time=end_time2}, last time it was longer
could my calendar have {title=title3} from {start_time=start_time2} to {end_time=end_time}? {=p2} wants proof
new event titled {title=title3} at {location=location}, starting {start_time=start_time2}, running for {end_time=end_time2}, ta
title {title=title3}, details {description=description}, begin {start_time=start_time2}, finish {end_time=end_time}, into my calendar
{title=title3} will be {start_time=start_time2}, put that in my calendar, I can't say how long it takes
make a calendar entry at {location=location} {start_time=start_time2}, the name comes later
# "Label: content", telegrams, hashtags, arrows.
event: {title=title4}, {start_time=start_time3}-{end_time=end_time3}
event - {title=title4} - {start_time=start_time3} - {end_time=end_time4} - {location=location2}
appointment: {title=title4} {start_time=start_time3}
appointment {start_time=start_time3}: {title=title4}
appt {title=title4} {start_time=start_time3} till {end_time=end_time3}
meeting: {title=title4}, {start_time=start_time3}, {location=location2}
meeting {start_time=start_time3} to {end_time=end_time3} re: {title=title4}
new meeting // {title=title4} // {start_time=start_time3} // {end_time=end_time4}
cal + {title=title4} {start_time=start_time3}-{end_time=end_time3}
calendar: {title=title4}, {start_time=start_time3}, {end_time=end_time4}
calendar entry for {start_time=start_time3}: {title=title4}, ends {end_time=end_time3}
{start_time=start_time3}: {title=title4}, calendar please
{start_time=start_time3}-{end_time=end_time3}: {title=title4} {=lb}event{=rb}
{start_time=start_time3} / {end_time=end_time4} / {title=title4} -> calendar
{title=title4} -> cal, {start_time=start_time3}
{title=title4} {=lb}appointment, {start_time=start_time3}, {location=location2}{=rb}
{title=title4} {start_time=start_time3} {end_time=end_time4}, event
{=hev} {title=title4} {start_time=start_time3}
{=hev} {title=title4} {start_time=start_time3}-{end_time=end_time3}
{title=title4} #event {start_time=start_time3} @{location=location2}
~ {=hev} {start_time=start_time3} {title=title4} {=lb}{end_time=end_time4}{=rb}
title: {title=title4}; start: {start_time=start_time3}; end: {end_time=end_time3}; type: event
what: {title=title4} / where: {location=location2} / when: {start_time=start_time3} / how long: {end_time=end_time4} / calendar
begin {start_time=start_time3}, end {end_time=end_time3}, subject {title=title4}, place {location=location2} - new appointment
save the date: {title=title4}, {start_time=start_time3}
date for the calendar: {title=title4}, {start_time=start_time3} until {end_time=end_time3}
block: {start_time=start_time3}-{end_time=end_time3}, {title=title4}
blocker {start_time=start_time3} for {end_time=end_time4} - {title=title4}
slot {start_time=start_time3}-{end_time=end_time3} taken by: {title=title4} {=lb}calendar{=rb}
booking: {title=title4} @ {location=location2}, {start_time=start_time3}, {end_time=end_time4}
diary: {title=title4} on {start_time=start_time3}, {end_time=end_time4}
diary entry {=lb}appointment{=rb}: {start_time=start_time3}, {title=title4}, {location=location2}
schedule: {title=title4} | {start_time=start_time3} | {end_time=end_time3}
to the calendar: "{title=title4}", {start_time=start_time3}, notes: {description=description2}
invite for myself: {title=title4}, {start_time=start_time3}-{end_time=end_time3}, details: {description=description2}
event, {location=location2}, {start_time=start_time3}: {title=title4}. {description=description2}
urgent meeting - {title=title4} - {start_time=start_time3} - {end_time=end_time4}
important appointment, {start_time=start_time3}: {title=title4}
recurring? no, just once: event {title=title4}, {start_time=start_time3} to {end_time=end_time3}
they finally called back. appointment: {title=title4}, {start_time=start_time3}, takes {end_time=end_time4}
got a card in the post, it says {title=title4} - {start_time=start_time3} - {location=location2} - one for the calendar
another appointment: {title=title4}, from {start_time=start_time3} to {end_time=end_time3}
EVENT {title=title4} STOP {start_time=start_time3} STOP {location=location2} STOP
not a reminder, an event: {title=title4}, {start_time=start_time3}, {end_time=end_time4}
phone call just now, wrote it on my hand: {title=title4}, {location=location2}, {start_time=start_time3}. -> calendar before I wash it off
for the record, and for the calendar: {start_time=start_time3}, {title=title4}, {end_time=end_time4}, remarks: {description=description2}
# A word or two decide between neighbours.
block out {start_time=start_time4} for {end_time=len2}, {title=evt4}
reserve {end_time=len2} {start_time=start_time4} in my planner, call it {title=evt4}
{title=evt4} goes in the diary: {start_time=start_time4}, done by {end_time=till2}
carve out {end_time=len2} for {title=evt4} {start_time=start_time4}
time-block {title=evt4}, {start_time=start_time4} to {end_time=till2}
keep {start_time=start_time4} till {end_time=till2} free for {title=evt4}, mark me as busy
I need a slot in the calendar for {title=evt4}. {start_time=start_time4}, {end_time=len2} should do
~ could you enter {title=evt4} at {location=where}, {start_time=start_time4} until {end_time=till2}
we agreed on {start_time=start_time4} for the {title=evt4}, {end_time=len2}, get it into the schedule
new appointment, {title=evt4}, starts {start_time=start_time4}, lasts {end_time=len2}
a fresh entry for {start_time=start_time4}, until {end_time=till2}, titled {title=evt4}
the surgery rang, {title=evt4} is {start_time=start_time4}, plan {end_time=len2}, calendar please
set up {title=evt4} in my diary, {start_time=start_time4}-{end_time=till2}, place: {location=where}
event: {title=evt4}. when: {start_time=start_time4}. how long: {end_time=len2}. where: {location=where}
pop {title=evt4} in the calendar for me, {start_time=start_time4}, it'll take {end_time=len2}
so I won't get double booked: {title=evt4}, {start_time=start_time4} until {end_time=till2}, at {location=where}, calendar
make {title=evt4} a calendar event, {start_time=start_time4}, {end_time=len2}, details: {description=extra}
I'm off to {location=where} {start_time=start_time4} for {title=evt4}, back by {end_time=till2}, put that in my schedule
add to the agenda of my week: {title=evt4} {start_time=start_time4} ({end_time=len2})
calendar entry "{title=evt4}", {start_time=start_time4} to {end_time=till2}, with the note {description=extra}
~ my planner has room {start_time=start_time4}, fill {end_time=len2} of it with {title=evt4}
book me in: {title=evt4}, {location=where}, {start_time=start_time4}, {end_time=len2}
diary: {start_time=start_time4} {title=evt4}, till {end_time=till2}
schedule {title=evt4} for {start_time=start_time4}
get {end_time=len2} for {title=evt4} into my week, in the calendar I mean
{=who3} just confirmed, so it's official: {title=evt4}, {start_time=start_time4}, we'll need {end_time=len2}, and you'd better keep that free in my calendar
~ {=chat_in}, before it slips away, {title=evt4} was set for {start_time=start_time4} to {end_time=till2} at {location=where}, would you enter that in my diary
for once I want some time to myself, so block {start_time=start_time4} until {end_time=till2} and label it {title=evt4}
# In the manner of chat.
~ guess who said yes! {title=evt5} {start_time=start_time5}, {end_time=end_time5}, into the calendar with it
it looks like I'm going to {title=evt5} {start_time=start_time5} for {end_time=end_time5}, would you block that in my calendar
so happy, {title=evt5} at {location=loc2} {start_time=start_time5}, it'll take {end_time=end_time5}, put that in my calendar
I'd forget my own head, so save {title=evt5} {start_time=start_time5} for {end_time=end_time5} in the calendar
{=hush}, {title=evt5}, {start_time=start_time5}, {end_time=end_time5}, {location=loc2}, calendar please
~ my week is filling up nicely, add {title=evt5} {start_time=start_time5}, should last {end_time=end_time5}
# More of the usual ways.
{title=evt2} {start_time=start_time6} to {end_time=end_time6}
{title=evt2} {start_time=start_time6}-{end_time=end_time6}, calendar
{title=evt2} {start_time=dfrom} to {end_time=end_time6}, put it in
{start_time=start_time6} to {end_time=end_time6} {title=evt2}
{start_time=start_time6} till {end_time=end_time6}: {title=evt2}. add that to my calendar
put (me|us) down for {title=evt2} {start_time=start_time6} until {end_time=end_time6}
from {start_time=start_time7} to {end_time=end_time6} I've got {title=evt2}, calendar it
block {start_time=start_time7} to {end_time=end_time6} for {title=work}
block {start_time=dfrom} to {end_time=end_time6} for {title=work}
block out {end_time=span2} {start_time=start_time6}, I need it for {title=work}
keep {start_time=start_time6} to {end_time=end_time6} free, {title=work}
{title=work} {start_time=start_time7}-{end_time=end_time6}, block my calendar
nobody books me {start_time=start_time6} to {end_time=end_time6} please, that's {title=work}
"{title=evtt}", {start_time=start_time6}, {end_time=span2}
"{title=evtt}" in the calendar please, {start_time=start_time6} till {end_time=end_time6}, {location=venue2}
make a calendar entry "{title=evtt}" at {location=venue2} for {start_time=start_time6}, about {end_time=span2}
call it "{title=evtt}", it starts {start_time=start_time6} and is over at {end_time=end_time6}
{start_time=start_time6}, {end_time=span2}, {title=evt2}: into the diary with it
I said yes to {title=evt2} {start_time=start_time6}, it'll take {end_time=span2}, so get it on the calendar
{=chatter2}, {title=evt2} moved into {start_time=start_time6}, {end_time=span2}, add it
at {location=venue2} {start_time=start_time6} until {end_time=end_time6}: {title=evt2}, note it in my agenda
{location=venue2}, {start_time=start_time6} to {end_time=end_time6}, {title=evt2}. new appointment
{title=evt2} at {location=venue2} {start_time=dfrom} until {end_time=end_time6}, save the date
(add|book) {title=evt2}, {location=venue2}, {start_time=start_time6}, ends {end_time=end_time6}
~ put an event in for {start_time=start_time6} lasting {end_time=span2}, name {title=evtt}, note {description=note}
{title=evt2} {start_time=start_time6} to {end_time=end_time6}, {description=note}, stick it in the calendar
new event. what: {title=evtt}. when: {start_time=start_time6} to {end_time=end_time6}. where: {location=venue2}. notes: {description=note}
start {start_time=start_time6}, end {end_time=end_time6}, title {title=evtt}, place {location=venue2}
end {end_time=end_time6}, start {start_time=start_time6}: {title=evt2} needs to go on the calendar
it ends at {end_time=end_time6} and begins {start_time=start_time6}, the {title=evt2}, add it to the calendar
{=who4} is coming over for {end_time=span2} {start_time=start_time6}, enter it as {title=evtt}
~ we're doing {title=evt2} at {location=venue2}, {start_time=start_time6}, {end_time=span2} or so. can you put that in my schedule
get {title=evt2} on the books: {start_time=start_time6}, {end_time=span2}
give me {end_time=span2} for {title=work} {start_time=start_time6}
I need {end_time=span2} with {=who4} {start_time=start_time6}, title it {title=evtt}
~ pencil {title=evt2} in {start_time=start_time6} till about {end_time=end_time6}
would {start_time=start_time6} to {end_time=end_time6} work for {title=evt2}? if so book it
we settled on {start_time=start_time6} to {end_time=end_time6} for the {title=evt2} in {location=venue2}, put it in my diary
{description=note} - that goes with the {title=evt2} {start_time=start_time6} to {end_time=end_time6}, make the appointment
set up {end_time=span2} of {title=evt2} at {location=venue2} on {start_time=bareday}
whole afternoon blocked, {start_time=dfrom} until {end_time=end_time6}: {title=evt2}
{title=evt2} on {start_time=bareday}, please add it to the calendar
put the {title=evt2} in my diary, it starts {start_time=start_time6}
{start_time=start_time6} {title=evt2}, into the calendar
I'd like to get {title=evt2} at {location=venue2} on my calendar
block {start_time=start_time6} until {end_time=end_time6} for me
from {start_time=start_time6} to {end_time=end_time6} I'm taken, put something in the calendar
new appointment with {=who4}, can you enter that
schedule something {start_time=start_time6}
remind me isn't enough, put {title=evt2} in the calendar {start_time=start_time6} to {end_time=end_time6}
don't make it a task, block {start_time=start_time6} till {end_time=end_time6} for {title=work}
not a reminder, an appointment: {title=evt2}, {start_time=start_time6}, {end_time=span2}
schedule {title=work} {start_time=start_time6} for {end_time=span2}
# Told around, thought aloud, wrapped in a story.
{=who5} and I are having our {title=evt3} {start_time=start_time8}, it'll take {end_time=span3}, worth a line in the calendar
guess who has a {title=evt3} {start_time=start_time8} until {end_time=time2}, my calendar doesn't know yet
we finally agreed, {start_time=start_time8} to {end_time=time2}, {title=evt3} at {location=where2}, so block that
~ nobody should book me {start_time=start_time8} till {end_time=time2}, that's the {title=evt3}
I keep double booking myself, so the {title=evt3}, {start_time=start_time8}, {end_time=span3}, in it goes
it would help if the {title=evt3} stood in my calendar, {start_time=start_time8} for {end_time=span3}
the {title=evt3} has been moved to {location=where2}, {start_time=start_time8}, {end_time=span3} as always, could that go in my diary
{=ctx}, could {end_time=span3} be kept free {start_time=start_time8} for the {title=evt3}
in case anyone asks I'm at {location=where2} {start_time=start_time8} until {end_time=time2}, enter it as {title=evt3}
how about {start_time=start_time8} to {end_time=time2} for our {title=evt3}, if it fits put it in
{start_time=start_time8} would suit me for the {title=evt3}, {end_time=span3} is enough, calendar it
~ I said yes to the {title=evt3} {start_time=start_time8}, so into the calendar with it
my {title=evt3} isn't in the calendar yet, is it, better add it
I need {end_time=span3} alone {start_time=start_time8}, just call it {title=title} and lock it in my calendar
{title=evt3} again, {start_time=start_time8} - {end_time=time2}, {location=where2}, you know the drill, calendar
# Short and plain, as typed every day.
schedule a meeting
set something up with {=who6}
pencil in {title=title5}
save the date: {title=title5}, {start_time=start_time9}
block {start_time=start_time9} for {title=title5}
{title=title5} {start_time=start_time9}, jot it in my diary
gcal entry: {title=title5} {start_time=start_time9}
book an hour with {=who6}
slot {title=title5} in, {start_time=start_time9}
find a date for me and {=who6}
new event {start_time=day}
fix a time with {=who6} {start_time=day}
for {end_time=dur}, {start_time=start_time9}, I'm at {location=where3}, put it down as {title=title5}
at {location=where3} this time, the {title=title5}, {start_time=start_time9}, get it on my calendar
~ so that nobody else grabs it, reserve {start_time=start_time10} till {end_time=end} for {title=title5}
{title=title5} with the note "{description=note2}" goes in my calendar {start_time=start_time9}
they rang back at last: {start_time=start_time9} it is, {end_time=dur}, {title=title5}, make an entry
I'll forget otherwise, so {start_time=start_time9} gets marked in the calendar as {title=title5}
# Bare noun phrases, and orders that lack what is needed.
new appointment
need to get {title=title6} into my diary
put something in the calendar for me
{title=title6}, {start_time=when2}, in the diary please
block out {start_time=day2} for me
we've finally agreed on {start_time=when2} for the {title=mtg}, pop it in my calendar
I'm seeing {=who8} {start_time=when2}, get it into the calendar before somebody books me
another meeting. has to go in the diary, sigh
the vet can take us {start_time=when2}, pencil that in
calendar entry for me and {=who8}, would you
~ could you book me in for {end_time=end_time7} of {title:yoga=yoga} somewhere this week
# Needs only hinted at, telegrams, neighbours.
a reminder won't be enough, block {start_time=start_time11} to {end_time=end_time8} for {title=title7}
{title=title7} isn't a task, it has a time: {start_time=start_time11} until {end_time=end_time8}, so it belongs in the calendar
don't tell me what's on, put something on: {title=title7}, {start_time=start_time11}, {end_time=end_time9}
I have to remember the {title=title7} {start_time=start_time11}, it goes on till {end_time=end_time8}, write it in the diary
note down in my calendar {title=title7}, {start_time=start_time11}, for {end_time=end_time9}
not on the todo list, in the calendar: {title=title7} {start_time=start_time11}, {end_time=end_time9}
{=from_email2} emailed me a slot for the {title=title7}, {start_time=start_time11} to {end_time=end_time8}, reserve it in my calendar
{=from_email2} texted that the {title=title7} is {start_time=start_time11}, {end_time=end_time9} long, at {location=location3}, so save that date
before somebody else grabs {start_time=start_time11}, I want {end_time=end_time9} for {title=title7} in there
I finally got the {title=title7}! {start_time=start_time11}, they say it takes {end_time=end_time9}, at {location=location3}, keep that free for me
people keep booking over my {title=title7}, so mark {start_time=start_time11} to {end_time=end_time8} as taken
I'm seeing {=from_email2} for the {title=title7} {start_time=start_time11}, we'll need {end_time=end_time9}, my calendar should know
{title=title7} got fixed for {start_time=start_time11} at {location=location3}, {end_time=end_time9}, calendar
{title=title7} {start_time=start_time11} {end_time=end_time9}
mtg {title=title7} {start_time=start_time11} {end_time=end_time9} pls
appt {title=title7}, {start_time=start_time11}-{end_time=end_time8}
cal: {title=title7} {start_time=start_time11} {end_time=end_time9} @ {location=location3}
{location=location3}, {start_time=start_time11}, {title=title7}, til {end_time=end_time8}, into the cal
{title=title7} with the remark "{description=description3}", {start_time=start_time11} until {end_time=end_time8}, enter it
{start_time=start_time11} for {end_time=end_time9} I'm at {location=location3}, {title=title7}, and add as a remark {description=description3}
we're {=limit2} people, it's {title=title7} from {start_time=start_time11} to {end_time=end_time8} in {location=location3}, enter it
for the third time, {title=title7} {start_time=start_time11}, {end_time=end_time9}, make an appointment of it
{description=description3}, that should stand with the {title=title7} {start_time=start_time11} to {end_time=end_time8}, a new entry
get the {title=title7} {start_time=start_time11} into my diary
pencil in {title=title7}
{end_time=end_time9} of peace {start_time=start_time11}, block it
# Every parameter in many wordings, orders and lengths.
{start_time=start_time12} {title=title8} {end_time=end_time10}
{title=title8}, {start_time=start_time12}, {end_time=end_time10}
{start_time=start_time12}, {end_time=end_time10}, {title=title8}
{end_time=end_time10} {title=title8} {start_time=start_time12}, in my calendar please
calendar: {title=title8} {start_time=start_time12}-{end_time=end_time11} @ {location=location4}
calendar: {location=location4}, {title=title8}, {start_time=start_time12} till {end_time=end_time11}
until {end_time=end_time11} from {start_time=start_time12}: {title=title8}, put it in
to {end_time=end_time11} starting {start_time=start_time12}, {title=title8} in {location=location4}, add it
{title=title8} runs from {start_time=start_time12} to {end_time=end_time11} at {location=location4}, enter that
~ "{title=title8}" from {start_time=start_time12} until {end_time=end_time11}, location {location=location4}, description {description=description4}
description {description=description4}, location {location=location4}, title {title=title8}, {start_time=start_time12} to {end_time=end_time11}
at {location=location4}, "{title=title8}", begin {start_time=start_time12}, finish {end_time=end_time11}, new event
event {title=title8}; {location=location4}; {start_time=start_time12}; {end_time=end_time10}
event; {start_time=start_time12}; {end_time=end_time10}; {title=title8}; {description=description4}
put me down for {title=title8} {start_time=start_time12} for {end_time=end_time10}, and note: {description=description4}
with the note "{description=description4}" book {title=title8} {start_time=start_time12}, {end_time=end_time10}
in the notes write {description=description4}: event {title=title8}, {start_time=start_time12} till {end_time=end_time11}
{description=description4} goes in the details, {title=title8} is the event, {start_time=start_time12} to {end_time=end_time11}
{=chat}, {title=title8} at {location=location4} {start_time=start_time12}, takes {end_time=end_time10}, schedule it
{title=title8} is {start_time=start_time12}, we'll be done by {end_time=end_time11}, calendar please
~ we'll be done by {end_time=end_time11} if we start {start_time=start_time12} with {title=title8}, block that
it takes {end_time=end_time10} and it's {start_time=start_time12}: {title=title8} goes in the calendar
book {location=location4} for {title=title8}, {start_time=start_time12}, {end_time=end_time10}, in my calendar
{=from_email3} said {start_time=start_time12} is fine for {title=title8}, say {end_time=end_time10}, make the appointment
no longer {=start_time12} but {start_time=start_time12}, {title=title8}, {end_time=end_time10}, new event please
I'm at {location=location4} {start_time=start_time12} until {end_time=end_time11} for {title=title8}, block it out
keep {start_time=st2} to {end_time=end_time11} clear for {title=title8}
{start_time=st2}-{end_time=end_time11} {title=title8}, calendar
{title=title8} {start_time=st2} to {end_time=end_time11} in {location=location4}, add an entry
{title=title8} from Oslo, no, at {location=location4}, {start_time=start_time12}, {end_time=end_time10}, calendar entry
save the date: {title=title8}, {start_time=start_time12}, {end_time=end_time10}, {location=location4}, {description=description4}
schedule {end_time=end_time10} of {title=title8} for {start_time=start_time12}
make room for {title=title8}: {start_time=start_time12}, {end_time=end_time10}
the appointment's called {title=title8}, where: {location=location4}, when: {start_time=start_time12}, how long: {end_time=end_time10}
how long: {end_time=end_time10}, when: {start_time=start_time12}, what: {title=title8}. create it
what: {title=title8}, from: {start_time=start_time12}, to: {end_time=end_time11}, extra: {description=description4}
~ {title=title8} {start_time=start_time12} at {location=location4}, calendar
put {title=title8} into the calendar, {end_time=end_time10}, at {location=location4}
block {end_time=end_time10} {start_time=start_time12}
{start_time=start_time12} to {end_time=end_time11} at {location=location4}, add an event
new event {title=title8}, note {description=description4}
no place yet: {title=title8}, {start_time=start_time12}, {end_time=end_time10}, calendar
{=from_email3} can't make it, still enter {title=title8} {start_time=start_time12} to {end_time=end_time11}
all in one: {location=location4}, {description=description4}, {title=title8}, {start_time=start_time12}, {end_time=end_time10}, add it to the calendar
# Told around, thought aloud, wrapped in a story.
{=who7} just confirmed the {title=event} for {start_time=start_time13}, {end_time=span4} should do, pop it in my calendar
please keep {start_time=start_time13} to {end_time=clock} clear for me, it's the {title=event}
so the {title=event} is on: {start_time=start_time13}, done by {end_time=clock}, at {location=where4}, in the diary please
{=hello}, the {title=event} at {location=where4}, {start_time=start_time13} till {end_time=clock}, would you pencil it in
~ I'd forget my own wedding, so write down the {title=event} {start_time=start_time13} for {end_time=span4} in my calendar
we said {=clock} but it's now {start_time=start_time13} until {end_time=clock}, the {title=event}, stick it in the calendar
can you make sure my {start_time=start_time13} is taken by the {title=event}, it lasts {end_time=span4}
{location=where4}, {start_time=start_time13}, {end_time=span4}, {title=event}: calendar please
{end_time=span4} with {=who7}, {start_time=start_time13}, at {location=where4}, put it down as {title=event}
I told {=who7} we'd have our {title=event} {start_time=start_time13}, {end_time=span4} tops, so it had better be in the calendar
would it be possible to reserve {start_time=start_time13} to {end_time=clock} for a {title=event}
the {title=event} runs from {start_time=start_time13} to {end_time=clock} and I can't miss it, calendar
they want me at {location=where4} {start_time=start_time13} for the {title=event}, that's {end_time=span4}, so enter that
let's do the {title=event} {start_time=start_time13}, for {end_time=span4}, and note that {description=sentence}
block me out {start_time=start_time13}, {end_time=span4}, {title=event}, details: {description=sentence}
{title=event} {start_time=start_time13}, ending {end_time=clock}... yes that's right, calendar it
looks like {start_time=start_time13} it is for the {title=event}, slot it in
the {title=event} should go in my calendar some day
I've got the {title=event} until {end_time=clock}, mark me as busy
could you give the {title=event} {end_time=span4} of my {start_time=start_time13}
%lang de
# The usual ways to ask.
~ (trag|trage|tragen Sie) [bitte] {title=title} {start_time=vonzeit} bis {end_time=time} [in den Kalender] ein
(mach|erstelle|erstell) [mir] [bitte] einen Termin: {title=title}, {start_time=beginn} bis {end_time=time}
neuer Termin {title=title} {start_time=beginn} bis {end_time=time}
(leg|lege|setz|plane) [bitte] ein {title=titn} {start_time=beginn} (an|), Ende {end_time=time}
~ termin {title=title} {start_time=beginn} - {end_time=time} in {location=orte}
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
# What is an argument, what is not, and where it ends.
{title=title9} {start_time=start_time14} bis {end_time=end_time12}, in den kalender damit, ist übrigens nicht ganztägig
~ trag {title=title9} ein, {start_time=start_time14}, dauert {end_time=end_time13}, ort {location=ort}, letztes mal gings länger
kalendereintrag: ort {location=ort}, {start_time=start_time14}, {end_time=end_time13}, titel {title=title9}
{title=title9} ist {start_time=start_time14}, das gehört in den kalender, wie lange weiß ich noch nicht
# "Label: content", telegrams, hashtags, arrows.
~ termin: {title=dev}, {start_time=dst} bis {end_time=den}
termin {start_time=dst}: {title=dev}, {location=dpl}
{title=dev} / {start_time=dst} / {end_time=ddu} -> kalender
kalendereintrag - {title=dev} - {start_time=dst}
besprechung: {title=dev} {start_time=dst}, dauer {end_time=ddu}, ort {location=dpl}
# A word or two decide between neighbours.
trag {title=termin} ein, {start_time=start_time15} bis {end_time=bis}
blocke mir {end_time=dauer} für {title=termin}, {start_time=start_time15}
neuer Termin: {title=termin}, {start_time=start_time15}, {end_time=dauer}
halt mir {start_time=start_time15} bis {end_time=bis} frei, {title=termin}
# More of the usual ways.
trag {start_time=anfang} bis {end_time=ende} {title=evt6} ein
trag mir für {start_time=anfang} {title=evt6} ein, geht bis {end_time=ende}
{title=evt6}, {start_time=anfang}, {end_time=dauer2}
~ {start_time=anfang} {title=evt6} für {end_time=dauer2} im kalender blocken
leg {title=evt6} auf {start_time=anfang}, dauert {end_time=dauer2}
in {location=ort2} ist {start_time=anfang} {title=evt6}, bis {end_time=ende}, schreib das in den kalender
ich hab {start_time=anfang} einen {title=evtm}, so {end_time=dauer2}, pack den in den kalender
den {title=evtm} {start_time=anfang} bis {end_time=ende} bitte eintragen, ort {location=ort2}
mach mir {start_time=anfang} bis {end_time=ende} zu, da ist {title=evt6}
{location=ort2}, {start_time=anfang} bis {end_time=ende}, {title=evt6}: ab in den kalender damit
termin anlegen: {title=evt6}, treffpunkt {location=ort2}, los gehts {start_time=anfang}, schluss {end_time=ende}
kannst du die {title=evtf} von {start_time=anfang} bis {end_time=ende} in meinen kalender setzen
{title=evt6} kommt {start_time=anfang} rein, {end_time=dauer2} lang, dazu die notiz {description=notiz}
jonas hat zugesagt, also {start_time=anfang} bis {end_time=ende} {title=evt6} eintragen, hinweis: {description=notiz}
halt {start_time=anfang} bis {end_time=ende} für die {title=evtf} frei
eine {title=evtf} einplanen, {end_time=dauer2} ab {start_time=anfang}, in {location=ort2}
{start_time=anfang} {title=evt6} eintragen
trag die {title=evtf} in den kalender ein
termin {start_time=anfang} bis {end_time=ende}
{title=evt6} von {start_time=anfang} bis {end_time=ende} mit dem vermerk "{description=notiz}" aufnehmen
# Needs only hinted at, telegrams, neighbours.
{title=evt7} {start_time=start} bis {end_time=ende2}
wir haben uns {start_time=start} verabredet, {title=evt7}, so {end_time=dau}, halt das im kalender fest
damit mir da keiner was reinlegt: {start_time=start} {end_time=dau} {title=evt7} blocken
der {title=evtm2} geht {start_time=start} los und hört um {end_time=ende2} auf, ist in {location=ort3}, bitte eintragen
für die {title=evtf2} {start_time=start} {end_time=dau} einplanen, ort {location=ort3}, anmerkung {description=notiz2}
das {title=evtn} ist {start_time=start} angesetzt, ende {end_time=ende2}, setz es in meinen kalender
{location=ort3}: {title=evt7}, {start_time=start}, {end_time=dau}, kalender
keine aufgabe, ein termin: {title=evt7}, {start_time=start}, dauer {end_time=dau}
nen termin für {title=evt7} {start_time=start}, trag ein
# Every parameter in many wordings, orders and lengths.
trag {title=evt8} für {start_time=start2} ein, bis {end_time=ende3}
trag {title=evt8} von {start_time=start2} bis {end_time=ende3} in den kalender ein
{start_time=start2} bis {end_time=ende3} {title=evt8}, trag das ein
leg mir {start_time=start2} {title=evt8} an, {end_time=dau2}
plan {title=evt8} für {start_time=start2} ein, dauert {end_time=dau2}
setz {title=evt8} auf {start_time=start2}, schluss ist um {end_time=ende3}
~ ich muss {start_time=start2} {title=evt8}, das geht {end_time=dau2}, schreib das in den kalender
{start_time=start2} will ich {title=evt8}, {end_time=dau2} einplanen bitte
neuer termin: {title=evt8}. beginn {start_time=start2}. ende {end_time=ende3}. ort {location=ort4}
die {title=evtf3} ist {start_time=start2} in {location=ort4}, bis {end_time=ende3}, trag sie ein
nimm den {title=evtm3} {start_time=start2} bis {end_time=ende3} in den kalender auf
das {title=evtn2} findet {start_time=start2} statt, ungefähr {end_time=dau2}, pack es in den kalender
ich hätte gern {start_time=start2} bis {end_time=ende3} geblockt für {title=evt8}
~ könnten Sie den {title=evtm3} bitte {start_time=start2} vormerken, Ort ist {location=ort4}, Ende {end_time=ende3}?
mit {end_time=dau2} ab {start_time=start2} rechne ich für {title=evt8}, trag das so ein
kalender: {start_time=start2}, {end_time=dau2}, {title=evt8}, {location=ort4}
halt mir {start_time=start2} für {title=evt8} {end_time=dau2} frei
in {location=ort4} treffen wir uns {start_time=start2} zum {title=evtn2}, bis {end_time=ende3}, bitte eintragen
mach {start_time=start2} ne {title=evtf3} rein, {end_time=dau2}, und schreib dazu: {description=notiz3}
{title=evt8} in {location=ort4}, {start_time=start2} bis {end_time=ende3}, notiz {description=notiz3}
schreib {title=evt8} für {start_time=start2} auf, {end_time=dau2} lang, kalender meine ich
~ den {title=evtm3} haben wir auf {start_time=start2} gelegt, {end_time=dau2}, nimm ihn auf
ab {start_time=start2} bin ich bis {end_time=ende3} mit {title=evt8} beschäftigt, block das
lass uns {start_time=start2} {title=evt8} einplanen, ende {end_time=ende3}, treffpunkt {location=ort4}
termin reinhauen: {title=evt8} {start_time=start2} {end_time=dau2}
frau brandt hat {start_time=start2} vorgeschlagen für die {title=evtf3}, ich sag ja, bis {end_time=ende3}, trag ein
verabredung: "{title=evt8}", {start_time=start2} bis {end_time=ende3}
für das {title=evtn2} brauch ich {start_time=start2} {end_time=dau2} im kalender, hinweis: {description=notiz3}
{end_time=dau2} {title=evt8} {start_time=start2}
mein {title=evtm3} ist {start_time=start2}, trag ihn ein
schreib {start_time=start2} {title=evt8} in meinen kalender rein
ein termin {start_time=start2} soll angelegt werden
trag die {title=evtf3} noch ein
ein termin für {title=evt8} muss in den kalender
{start_time=start2} ist {title=evt8}, kalendereintrag bitte
plan mir was für {start_time=start2} bis {end_time=ende3} ein
den {title=evtm3} in {location=ort4} eintragen
%lang es
# The usual ways to ask.
(apunta|apúntame|pon|agenda) {title=title} {start_time=inicio} hasta las {end_time=time}
crea (un evento|una cita): {title=title}, {start_time=inicio}, hasta las {end_time=time}
nueva cita {title=title} {start_time=inicio} hasta las {end_time=time}
{title=title} {start_time=detime} a {end_time=time}, (al calendario|apúntalo)
(ponme|agéndame|prográmame) la {title=titf2} {start_time=inicio}, termina a las {end_time=time}
cita {title=title} {start_time=inicio} - {end_time=time} en {location=sitio}
{start_time=inicio} tengo {title=title}, acaba a las {end_time=time}, (apúntalo|mételo) [en el calendario]
¿(puedes|podría|podrías) poner {title=title} en (mi agenda|el calendario) {start_time=inicio}?
mete el {title=titm2} en (el calendario|la agenda) {start_time=inicio}, lugar: {location=sitio}, fin {end_time=time}
(reserva|bloquea) {start_time=inicio} hasta las {end_time=time} para {title=title}
evento: {title=title}, inicio {start_time=inicio}, fin {end_time=time}, lugar {location=sitio}, nota {description=sentence}
(añade|agrega) la {title=titf2} al calendario
he quedado {start_time=inicio} para {title=title}, hasta las {end_time=time}, (apúntamelo|guárdamelo)
programa una {title=titf2} {start_time=inicio}
quedó confirmado: {title=title} {start_time=inicio} hasta las {end_time=time}, agéndalo [por favor]
(crea|haz) una cita {start_time=inicio}
nueva cita en el calendario
convoca el {title=titm2} {start_time=inicio} hasta las {end_time=time} con la descripción "{description=sentence}"
# What is an argument, what is not, and where it ends.
{title=title10}, {start_time=start_time16}, hasta {end_time=end_time14}, a la agenda, y no es de todo el día
mete en el calendario {title=title10} {start_time=start_time16}, dura {end_time=end_time15}, en {location=ort5}, si no te importa
en {location=ort5}, {start_time=start_time16}, {end_time=end_time15}: crea el evento {title=title10}
# "Label: content", telegrams, hashtags, arrows.
cita: {title=eev}, {start_time=est}, hasta {end_time=een}
evento {start_time=est}: {title=eev}, {location=epl}
{title=eev} / {start_time=est} / {end_time=edu} -> calendario
agenda + {title=eev} {start_time=est}
reunión - {title=eev} - {start_time=est} - {end_time=edu} - {location=epl}
# A word or two decide between neighbours.
~ apunta en la agenda {title=cita}, {start_time=hora}, {end_time=dur2}
cita nueva: {title=cita}, {start_time=hora} hasta {end_time=fin}
resérvame {end_time=dur2} para {title=cita} {start_time=hora}
bloquea {start_time=hora}, {end_time=dur2}, para {title=cita}
# More of the usual ways.
{start_time=ini} ponme {title=title11}, hasta las {end_time=fin2}
apúntame {title=title11} {start_time=ini}, dura {end_time=dur3}
{title=title11}, {start_time=ini}, {end_time=dur3}
bloquéame {end_time=dur3} {start_time=ini} para {title=title11}
pon {title=title11} {start_time=ini}, que son {end_time=dur3}
en {location=sitio2} hay {title=title11} {start_time=ini}, hasta las {end_time=fin2}, ponlo en el calendario
tengo un {title=evm} {start_time=ini}, unas {end_time=dur3} o así, mételo en la agenda
el {title=evm} es {start_time=ini} hasta las {end_time=fin2}, apúntalo, sitio {location=sitio2}
resérvame {start_time=ini} hasta las {end_time=fin2}, que hay {title=title11}
{location=sitio2}, {start_time=ini} a {end_time=fin2}, {title=title11}: al calendario
crear cita: {title=title11}, quedamos en {location=sitio2}, empieza {start_time=ini}, acaba a las {end_time=fin2}
me metes la {title=evf} en el calendario {start_time=ini} hasta las {end_time=fin2}
~ {title=title11} va {start_time=ini}, {end_time=dur3}, con la nota {description=nota}
mateo ha dicho que sí: {start_time=ini} hasta las {end_time=fin2} {title=title11}, añade {description=nota}
~ guárdame libre {start_time=ini} hasta las {end_time=fin2} para la {title=evf}
una {title=evf} de {end_time=dur3} {start_time=ini} en {location=sitio2}, prográmala
{start_time=ini} {title=title11}, apúntalo
~ mete la {title=evf} en el calendario
cita {start_time=ini} hasta las {end_time=fin2}
agéndame {title=title11} {start_time=ini} hasta las {end_time=fin2} con el comentario "{description=nota}"
a las {end_time=fin2} termina {title=title11}, que empieza {start_time=ini}, ponlo en mi calendario
# Needs only hinted at, telegrams, neighbours.
{title=title12} {start_time=ini2} hasta las {end_time=fin3}
hemos quedado {start_time=ini2}, {title=title12}, serán {end_time=dura}, que conste en el calendario
que nadie me ocupe {start_time=ini2}: {title=title12}, {end_time=dura}, resérvalo
el {title=evm2} empieza {start_time=ini2} y acaba a las {end_time=fin3}, es en {location=lug}, apúntalo en la agenda
para la {title=evf2} aparta {start_time=ini2} {end_time=dura}, lugar {location=lug}, observación {description=nota2}
la {title=evf2} la pusieron {start_time=ini2}, termina a las {end_time=fin3}, pásala a mi calendario
{location=lug}: {title=title12}, {start_time=ini2}, {end_time=dura}, calendario
no es tarea, es cita: {title=title12}, {start_time=ini2}, dura {end_time=dura}
ponme en la agenda {title=title12} {start_time=ini2}
# Every parameter in many wordings, orders and lengths.
agéndame {title=evn} {start_time=ini3}, {end_time=dura2}
agendame {title=evn} {start_time=ini3} hasta las {end_time=finh}
me gustaría poner {title=evn} en el calendario {start_time=ini3}, que durará {end_time=dura2}
podrías reservarme {end_time=dura2} {start_time=ini3} para {title=evv}?
mete en la agenda {title=evv} {start_time=ini3}, calculo {end_time=dura2}
{start_time=ini3} tengo que {title=evv}, apúntalo en el calendario, {end_time=dura2}
para {title=evv} bloquea {start_time=deh} a {end_time=finh}
bloquéame la agenda {start_time=deh} a {end_time=finh}, voy a {title=evv}
{start_time=deh} a {end_time=finh}: {title=evv}
{start_time=deh} a {end_time=finh} {title=evn}, {location=lug2}
{title=evn} en {location=lug2} {start_time=deh} a {end_time=finh}
~ necesito en el calendario "{title=evv}", {start_time=ini3}, hasta las {end_time=finh}
quedé en {title=evv} {start_time=ini3}, ponelo en el calendario, {end_time=dura2}
cita nueva: {title=evv}. empieza {start_time=ini3}. termina a las {end_time=finh}. lugar: {location=lug2}
~ crea un evento que se llame {title=evv} {start_time=ini3} con {end_time=dura2} de duración
~ evento {title=evn}, inicio {start_time=ini3}, fin {end_time=finh}, notas: {description=description5}
hay {title=evn} {start_time=ini3} en {location=lug2}, dura {end_time=dura2}, inclúyelo en mi calendario y anota {description=description5}
{location=lug2}, {start_time=ini3}, {title=evn}, {end_time=dura2}
la {title=evf3} será {start_time=deh} a {end_time=finh} en {location=lug2}, pásala a la agenda
el {title=evm3} quedó para {start_time=ini3} y acaba a las {end_time=finh}, agendalo
apúntame en el calendario que {start_time=deh} a {end_time=finh} toca {title=evv}
ponme {title=evv} {start_time=ini3}
resérvame un hueco {start_time=ini3} para {title=evv}
quiero {title=evv} {start_time=ini3} durante {end_time=dura2}, sácame el rato en la agenda
hace falta un hueco de {end_time=dura2} {start_time=ini3}, motivo: {title=evv}
programe, por favor, la {title=evf3} {start_time=ini3}, con una duración de {end_time=dura2}, en {location=lug2}
con la nota "{description=description5}", añade al calendario {title=evn} {start_time=deh} a {end_time=finh}
vamos a {title=evv} {start_time=ini3}, hasta las {end_time=finh}, guárdalo como evento
añade {title=evn} al calendario
ocúpame el calendario {start_time=deh} a {end_time=finh}
convoca {title=evn} para {start_time=ini3}, {end_time=dura2}, por {location=lug2}
agenda nueva cita "{title=evn}" {start_time=ini3}; hora de fin {end_time=finh}
{=firstname} y yo hemos quedado para {title=evv}, {start_time=ini3}, {end_time=dura2}, mételo en la agenda
no te olvides de anotar en el calendario {title=evv}, que es {start_time=deh} a {end_time=finh}
{title=evv} - {start_time=ini3} - {end_time=dura2} - {location=lug2} - al calendario
me toca {title=evv} {start_time=ini3}, ponle {end_time=dura2} en mi agenda
evento "{title=evv}", empieza {start_time=ini3} y dura {end_time=dura2}, con la descripción {description=description5}
a las {end_time=finh} hay que haber acabado de {title=evv}; empezamos {start_time=ini3}; al calendario
tengo una {title=evf3} pronto, ponla en el calendario
agenda algo para {start_time=ini3}
quiero crear un evento en {location=lug2}
