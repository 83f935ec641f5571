# Changes to what is planned: events moved and dropped, free time, reminders put off, days counted.

%list ev: dentist | dentist appointment | haircut | team meeting | lunch with Kim | standup | yoga class | budget review | piano lesson | call with Priya | dinner with the Haddads | vet appointment | physio | board meeting | interview with Noor | car service | coffee with Omar | parents' evening | choir practice | eye test | retro | flat viewing | 1:1 with Marta | project kickoff | driving lesson | drinks with the team | boiler inspection | sprint demo | therapy session | swimming class | meeting with the tax adviser | call with the bank | blood test | book club | brunch with Lena | client workshop
%list evsay: Lunch with Kim | Team sync | Dentist | Weekly review | Piano | Pottery class | Jour fixe | Offsite Berlin | Call w/ Acme | Yoga | BBQ at Tom's | Planning Q3 | Vet, Biscuit | Demo day
%list evcap: standup | retro | offsite | demo | kickoff | dentist | physio | choir | gym | vet | haircut | brunch | allotment day | viewing | jour fixe | stand-up | onboarding | checkup
%list evid: evt_204 | 3f9c21 | evt-77 | e_4408 | ev12 | a91bc7d0 | evt_9 | cal-5120
%list newt: friday at 4pm | tomorrow at 10 | next monday at 9:30 | thursday 2pm | wednesday at noon | the 14th at 11 | tuesday afternoon | next week | 3pm | half past two | monday 8am | 5 | the day after tomorrow at six | june 3 at 10am | saturday morning | 16:30 | friday | tonight at 8 | next thursday | 12/6 at 9 | quarter to five | noon | sunday 11am | tomorrow evening | the 22nd
%list newclock: 4pm | 10 | 9:30 | noon | half past two | 14:00 | quarter to six | 8.15am | five | 1pm | 11:45 | six in the evening
%list oldt: friday | monday | tomorrow | 3pm | thursday morning | the 9th | tuesday | noon | next week | ten o'clock | wednesday | this afternoon
%list endt: 5pm | 11:30 | noon | half past six | 16:45 | four | 9pm | quarter past three
%list len: 30 minutes | 45 min | an hour | two hours | 90 minutes | an hour and a half | half an hour | 2h | 15 minutes | three hours | 20 mins | 1.5 hours
%list shift: half an hour | an hour | 15 minutes | two hours | 30 min | a day | a week | 45 mins
%list place2: room 4 | Café Luna | Zoom | the town hall | the library | my office | the big meeting room | Teams | Bella Roma | 12 Elm Street | the clinic on Mill Lane | Kim's place | the canteen | Google Meet | the park | St. Mary's hall | meeting room B
%list newtitle: Strategy call | Dinner at Mario's | Checkup | Weekly sync | Lunch with Kim and Ravi | Deep clean | Final interview | Farewell drinks | Budget talk | Bike service | Guitar lesson | Quarterly planning | Mum's visit | Design review
%list note: bring the insurance card | agenda is the new budget | park behind the church | ask about the deposit | laptops needed | the gate code is 8831 | no breakfast before | take the blue folder | dress code is casual | slides are in the shared drive
%list why: the kids are ill | Kim can't make it | the plumber is late | I'm stuck in traffic | my train is cancelled | something came up at work | we're double booked | Alice just texted | I've got a cold | the room is taken | my boss needs me then | it clashes with school | the trip is off | they closed the place
%list hm: hey | ok so | right | um | quick one | oh | sorry, me again | morning | listen | ugh | one more thing | alright
%list fday: tomorrow | friday | monday | next tuesday | thursday | this afternoon | tonight | saturday morning | the 14th | wednesday afternoon | next week | this week | the weekend | sunday | june 3 | friday evening | tomorrow morning | the day after tomorrow | later today
%list ftime: tuesday at 10 | friday at 3pm | tomorrow at noon | thursday 2pm | monday at half past nine | tonight at 8 | the 14th at 11 | next wednesday at 4 | sunday at six | saturday 10am | tomorrow 16:30 | friday around five | the 3rd at quarter to one
%list who: Alice | Bob | my sister | Dr. Weber | Priya | the plumber | Marco | the landlord | mum | HR | Omar | the team | Lena from sales | the tax adviser | Kim | grandma
%list act: a run | a quick call | the dentist | lunch | coffee | the gym | a nap | a site visit | shopping | a long walk | an interview | a swim | drinks | the tax papers
%list rm: dentist | pizza | bins | medication | laundry | call with Bob | rent | parking meter | oven | insulin | vet | school run | passport | plants | tax letter | car service | milk | birthday card | swim bag | antibiotics | invoice | dishwasher | grandma | dry cleaning | package | stretching | cat food | water bill
%list rtask: call Bob | take out the bins | pay the rent | water the plants | take my pills | move the car | feed the cat | send the report | book the flights | ring the vet | turn off the oven | pick up the parcel | email the landlord | hang up the laundry
%list rid: 4 | 7 | 12 | #3 | 31 | 9 | 2 | #18 | 105 | 26
%list alm: alarm | wake-up alarm | morning alarm | timer
%list by: 10 minutes | half an hour | an hour | 15 min | two hours | 5 mins | 20 minutes | a day | 45 minutes | an hour and a half | ten minutes | 30m | three hours | two days | a week | 90 minutes | a quarter of an hour
%list till: 7 | tomorrow | tonight | 8pm | tomorrow morning | monday | noon | half past six | tomorrow at 9 | friday at 3 | this evening | 6:45 | next week | quarter to ten | sunday evening | 14:30
%list inby: in 10 minutes | in half an hour | in an hour | in 20 min | in two hours | in 5 mins | in a quarter of an hour | in 45 minutes | in three hours | in ten
%list day: Christmas | New Year | Christmas Eve | Halloween | Easter | Valentine's Day | December 24 | the 14th | june 3 | 12 August | next Friday | New Year's Eve | the end of the month | 1 May | march 17th | 2027-01-01 | the 30th of September | 24.12. | Thanksgiving | the first of july | July 4th | Black Friday | the end of the year | 9 November | Pentecost | may 6 2026 | the weekend | Boxing Day
%list hday: Christmas | Easter | Halloween | New Year | Thanksgiving | Valentine's Day | Christmas Eve | Boxing Day | New Year's Eve
%list ddate: 3 june | december 24 | the 14th of may | 2026-03-14 | 1 September | august 12th | the 30th | 17/3 | 9 November 2026 | 31.12. | july 4
%list evm: Zahnarzttermin | Friseurtermin | Elternabend | Termin beim Notar | Yogakurs | Tierarzttermin | Kundentermin | Spieleabend | Workshop | Jour fixe | Zahnarzt | Arzttermin | Kinoabend
%list evf: Chorprobe | Besprechung mit Jonas | Teamsitzung | Klavierstunde | Massage | Besichtigung | Fahrstunde | Physio | Weinprobe | Telefonkonferenz | Radtour
%list evn: Mittagessen mit Kim | Treffen mit Anna | Vorstellungsgespräch | Meeting | Elterngespräch | Handballtraining | Abendessen bei Oma | Bankgespräch | Seminar | Kaffeetrinken mit Ute
%list dneu: Freitag um 16 Uhr | morgen um 10 | Montag 9 Uhr | nächsten Dienstag | Donnerstagnachmittag | 14 Uhr | halb drei | übermorgen um elf | Samstag um 12 | Mittwoch 15:30 | heute Abend um acht | nächste Woche
%list dalt: Freitag | Montag | morgen | Dienstag | Donnerstag | Mittwoch
%list dort: Raum 4 | Café Luise | Zoom | Praxis am Markt | Kantine | Omas Garten | Teams | Stadthalle | Lindenstraße 8
%list dlen: eine Stunde | 30 Minuten | zwei Stunden | eine halbe Stunde | anderthalb Stunden | 45 Minuten | 90 min
%list dtit: Strategierunde | Abschlussgespräch | Essen mit Kim und Ravi | Nachkontrolle | Grillfest | Planung Q3
%list dtag: morgen | am Freitag | nächste Woche | heute Nachmittag | am Dienstag | übermorgen | am Wochenende | Donnerstag | am 14. | heute Abend | Mittwochvormittag | diese Woche
%list dzeit: am Dienstag um 10 | Freitag um 15 Uhr | morgen um halb neun | am Montag gegen 11 | heute um 18 Uhr | Donnerstag um zwei | übermorgen um 9 Uhr | am 14. um 16 Uhr
%list rdm: Müll | Zahnarzt | Kuchen im Ofen | Parkschein | Einkauf | Anruf bei der Bank | Elternabend | Tierarzt
%list rdf: Wäsche | Miete | Rechnung | Pizza | Steuererklärung | Tablette | Waschmaschine
%list dby: 10 Minuten | eine Stunde | eine halbe Stunde | eine Viertelstunde | zwei Stunden | 5 min | einen Tag | 20 Minuten | drei Tage
%list dtill: 7 Uhr | morgen | morgen früh | 18 Uhr | heute Abend | Montag | halb acht | Freitag um 9
%list dinby: in zehn Minuten | in einer halben Stunde | in einer Stunde | in 20 Minuten | in zwei Stunden | in fünf Minuten
%list dday: Weihnachten | Silvester | Heiligabend | Ostern | Neujahr | Halloween | Pfingsten | Nikolaus
%list dddate: 24. Dezember | 3. Mai | 1. September | 14. | 31.12. | 12. August | Monatsende
%list sm: dentista | partido de pádel | almuerzo con Luis | taller | café con Sofía | ensayo del coro | concierto | examen de conducir | curso de yoga | desayuno con Marta
%list sf: reunión con Luis | clase de piano | cita con el dentista | cena con los García | llamada con Priya | revisión del coche | visita al piso | reunión de equipo | fisioterapia | entrevista
%list snew: viernes a las 4 | lunes a las 10 | martes por la tarde | jueves a las 9:30 | próximo miércoles | día 14 a las 11 | sábado a mediodía
%list snew2: mañana a las 10 | el viernes a las 4 | el lunes a las 9 | pasado mañana | la semana que viene | el jueves a las 12:30 | esta tarde a las 6
%list shora: 5 | 10 y media | 12 | 9:30 | seis | 3 de la tarde | 8 | 19:00
%list slug: sala 4 | Café Luna | Zoom | biblioteca | oficina de Marta | Teams | centro de salud | cafetería
%list slen: una hora | media hora | dos horas | 45 minutos | hora y media | 90 min | 20 minutos
%list stit: Reunión final | Comida con Luis y Ana | Revisión anual | Fiesta de Nora | Clase de guitarra
%list sdia: mañana | el viernes | la semana que viene | esta tarde | el martes | pasado mañana | el sábado por la mañana | el 14 | esta noche | el jueves
%list szeit: el martes a las 10 | mañana a las 5 | el viernes a mediodía | el lunes a las nueve y media | hoy a las 18:00 | el 14 a las 4
%list rsm: dentista | alquiler | pastel del horno | parquímetro | antibiótico | veterinario | seguro del coche
%list rsf: basura | pizza | lavadora | pastilla | factura | medicación | llamada a mamá
%list sby: 10 minutos | una hora | media hora | un cuarto de hora | dos horas | 5 min | un día | 20 minutos
%list still: mañana | el lunes | mañana por la mañana | esta noche | el viernes a las 9
%list sinby: en diez minutos | en media hora | dentro de una hora | en 20 minutos | dentro de dos horas | en un cuarto de hora
%list sday: Navidad | Nochevieja | Nochebuena | Año Nuevo | Semana Santa | Halloween | San Valentín | Reyes
%list sddate: 24 de diciembre | 3 de mayo | 1 de septiembre | 14 | 12 de agosto | 31 de diciembre

%tool update_calendar_event
# Moved.
move [the|my] {event_id=ev} to {start_time=newt}
move {event_id=ev} {start_time=newt}
push my {event_id=ev} to {start_time=newt}, {=why}
reschedule the {event_id=ev} (to|for) {start_time=newt}
can you reschedule my {event_id=ev} to {start_time=newt}?
the {event_id=ev} is (at|on) {start_time=newt} now
{event_id=evcap} -> {start_time=newt}
{event_id=evcap} to {start_time=newt} instead
{event_id=ev}: new time {start_time=newt}
shift the {event_id=ev} from {=oldt} to {start_time=newt}
~ bring my {event_id=ev} forward to {start_time=newt}
{=hm}, the {event_id=ev} has to move to {start_time=newt}
{=why}, so put the {event_id=ev} on {start_time=newt} instead of {=oldt}
could we do the {event_id=ev} (on|at) {start_time=newt} rather than {=oldt}? change it please
postpone the {event_id=ev} until {start_time=newt}
postpone my {event_id=ev}, {start_time=newt} works better
{event_id=ev} got moved, it's {start_time=newt} now
they moved my {event_id=ev} to {start_time=newt}, update the calendar
{=who} asked if the {event_id=ev} can be {start_time=newt}, I said yes, so change it
the {event_id=ev} isn't {=oldt} any more but {start_time=newt}
not {=oldt}, {start_time=newt} for the {event_id=ev} please
I got the date wrong, the {event_id=ev} is {start_time=newt}
drag the {event_id=ev} over to {start_time=newt}
would it be possible to move the {event_id=ev} that I have {=oldt} to {start_time=newt}, thank you
~ {start_time=newt} is better for the {event_id=ev}, move it there
{start_time=newt}, that's when the {event_id=ev} is now
delay {event_id=ev} to {start_time=newclock}
the {event_id=ev} starts at {start_time=newclock}, not at {=newclock}
make the {event_id=ev} start at {start_time=newclock}
set the start of {event_id=ev} to {start_time=newt}
my {event_id=ev} begins later, at {start_time=newclock}
the {=oldt} {event_id=evcap}, put it at {start_time=newclock}
change {event_id=evid} to {start_time=newt}
event {event_id=evid}: start {start_time=newt}
swap my {event_id=ev} to {start_time=newt}, the old slot is taken
I can't do {=oldt}, move the {event_id=ev} to {start_time=newt}
we agreed on {start_time=newt} for the {event_id=ev} after all, please correct it
change my {event_id=ev} to {start_time=newt}
~ pls mv {event_id=evcap} to {start_time=newt}
the {event_id=ev} in my calendar says {=oldt}, should be {start_time=newt}
put the {event_id=ev} back to {start_time=newt}
# Start and end, or the end alone.
move the {event_id=ev} to {start_time=newt} until {end_time=endt}
the {event_id=ev} is from {start_time=newclock} to {end_time=endt} now
reschedule {event_id=ev}: {start_time=newt}, {end_time=len}
make the {event_id=ev} {end_time=len} long
shorten the {event_id=ev} to {end_time=len}
extend my {event_id=ev} to {end_time=len}
let the {event_id=ev} end at {end_time=endt}
the {event_id=ev} runs until {end_time=endt} now
{event_id=ev} will take {end_time=len} instead, adjust it please
~ cut {event_id=evcap} down to {end_time=len}, {=why}
we need longer for the {event_id=ev}, make it {end_time=len}
the {event_id=ev} finishes at {end_time=endt}, fix that in the calendar
the {event_id=ev} is {end_time=len} only, not {=len}
{event_id=ev} starts {start_time=newt} and takes {end_time=len}, please update
# Elsewhere.
the {event_id=ev} is in {location=place2} now, change the event
move the {event_id=ev} to {location=place2}
{event_id=ev} takes place at {location=place2} instead
change the location of my {event_id=ev} to {location=place2}
new place for the {event_id=ev}: {location=place2}
the {event_id=ev} on {=oldt} was moved to {location=place2}
add {location=place2} as the place of the {event_id=ev}
we're doing the {event_id=ev} on {start_time=newt} at {location=place2} now
set where the {event_id=ev} is: {location=place2}
~ {event_id=evcap}, venue changed to {location=place2}
move the {event_id=ev} to {start_time=newt} in {location=place2}
# Renamed, told more of.
rename the {event_id=ev} to {title=newtitle}
rename {event_id=evsay} "{title=newtitle}"
call the {event_id=ev} {title=newtitle} instead
change the title of the {event_id=ev} to {title=newtitle}
the {event_id=ev} in my calendar should be called {title=newtitle}
{event_id=evsay} is now {title=newtitle}, change the name of the event
retitle event {event_id=evid} as {title=newtitle}
make it {title=newtitle} and not {event_id=evsay} in my calendar
add a note to the {event_id=ev}: {description=note}
write "{description=note}" into the {event_id=ev} event
put in the details of my {event_id=ev} that {description=note}
update the description of {event_id=ev} to: {description=note}
the notes of the {event_id=ev} in the calendar should say {description=note}
for the {event_id=ev} event, details: {description=note}
~ rename the {event_id=ev} {title=newtitle} and move it to {start_time=newt}
# Little or nothing said.
I need to reschedule the {event_id=ev}
can we move my {event_id=ev}?
change the {event_id=ev} in my calendar
I have to postpone the {event_id=ev}, {=why}
edit event {event_id=evid}
push it to {start_time=newt}
move that one to {start_time=newt}
reschedule it for {start_time=newt} please
move my {=oldt} meeting to {start_time=newt}
~ change that appointment, it's in {location=place2}
push the {event_id=ev} back by {=shift}
move the {event_id=ev} {=shift} earlier
{=who} is running late, start the {event_id=ev} {=shift} later
move the appointment
update my appointment, it's at {start_time=newt} now
# Neighbours told apart.
it's not a new one, the {event_id=ev} just moves to {start_time=newt}
don't cancel the {event_id=ev}, move it to {start_time=newt}
don't add a second one, change the {event_id=ev} I have to {start_time=newt}
not the reminder, the {event_id=ev} in my calendar goes to {start_time=newt}
I'm not cancelling the {event_id=ev}, only postponing it to {start_time=newt}
%lang de
verschieb den {event_id=evm} auf {start_time=dneu}
verschiebe bitte die {event_id=evf} von {=dalt} auf {start_time=dneu}
leg das {event_id=evn} auf {start_time=dneu}
kannst du meinen {event_id=evm} auf {start_time=dneu} legen?
der {event_id=evm} ist jetzt {start_time=dneu}
die {event_id=evf} findet erst {start_time=dneu} statt, ändere das
das {event_id=evn} wurde auf {start_time=dneu} verlegt
{event_id=evn} -> {start_time=dneu}
~ zieh die {event_id=evf} vor auf {start_time=dneu}
ich schaffe es {=dalt} nicht, verleg den {event_id=evm} auf {start_time=dneu}
die {event_id=evf} ist jetzt in {location=dort}, ändere den Termin
neuer Ort für das {event_id=evn}: {location=dort}
der {event_id=evm} dauert nur noch {end_time=dlen}
verlängere die {event_id=evf} auf {end_time=dlen}
benenne den {event_id=evm} um in {title=dtit}
das {event_id=evn} im Kalender soll {title=dtit} heißen
nicht absagen, nur verschieben: den {event_id=evm} auf {start_time=dneu}
ich muss den {event_id=evm} verschieben
den {event_id=evm} bitte eine Stunde nach hinten
verschieb ihn auf {start_time=dneu}
%lang es
cambia la {event_id=sf} al {start_time=snew}
mueve el {event_id=sm} al {start_time=snew}
pasa la {event_id=sf} para {start_time=snew2}
¿puedes mover el {event_id=sm} para {start_time=snew2}?
la {event_id=sf} es ahora {start_time=snew2}, cámbiala
~ aplaza el {event_id=sm} hasta {start_time=snew2}
reprograma mi {event_id=sf} para {start_time=snew2}
el {event_id=sm} empieza a las {start_time=shora}, corrígelo en la agenda
adelanta la {event_id=sf} a las {start_time=shora}
no puedo ese día, cambia el {event_id=sm} para {start_time=snew2}
la {event_id=sf} es en {location=slug}, cambia el lugar
nuevo sitio para el {event_id=sm}: {location=slug}
alarga la {event_id=sf} a {end_time=slen}
que la {event_id=sf} termine a las {end_time=shora}
cambia el nombre de la {event_id=sf} a {title=stit}
el {event_id=sm} del calendario se llama ahora {title=stit}
no la canceles, pasa la {event_id=sf} al {start_time=snew}
tengo que cambiar la {event_id=sf} de día
muévelo al {start_time=snew}

%tool delete_calendar_event
%list many: dentist and the haircut | yoga class, the piano lesson and choir | standup and the retro | lunch with Kim and the call with Priya | vet and physio | offsite, kickoff and demo
%list mw: meeting with Alice | meeting with Dr. Weber | meeting with the landlord | meeting with Priya | meeting with HR | meeting with Omar from sales
cancel my {event_id=ev}
cancel the {event_id=ev}
delete the {event_id=ev} [from my calendar]
remove {event_id=ev} from the calendar
take the {event_id=ev} out of my (diary|calendar|schedule)
call off the {event_id=ev}
scrap the {event_id=ev}, {=why}
the {event_id=ev} is off
the {event_id=ev} isn't happening, delete it
{event_id=ev} is cancelled, take it out
{=why}, so cancel the {event_id=ev}
{=why}. drop the {event_id=ev} on {=oldt} please
~ get rid of the {event_id=ev} in my calendar
{=hm}, I won't be going to the {event_id=ev}, remove it
{event_id=evcap} cancelled
{event_id=evcap} can go
cancel {event_id=evcap}
del {event_id=evcap} from cal
no {event_id=evcap} {=fday}, cancel it
bin the {event_id=ev}
strike the {event_id=ev} from my calendar
I'm not doing the {event_id=ev} any more, clear it
please cancel the {event_id=ev} I have {=oldt}
cancel my {event_id=ev} for {=fday}
~ could you please delete the {event_id=ev} that is in my calendar for {=fday}, it has been called off
would you cancel my {event_id=ev}? {=why}
can the {event_id=ev} be deleted
do me a favour and cancel the {event_id=ev}
{=who} cancelled the {event_id=ev}, take it off my calendar
{=who} says the {event_id=ev} won't take place, so out with it
I have to skip the {event_id=ev}, please remove the event
wipe the {event_id=ev} from {=fday}
erase {event_id=evsay}
delete "{event_id=evsay}"
delete the event {event_id=evsay}
delete event {event_id=evid}
remove calendar entry {event_id=evid}
cancel {event_id=evid} in my calendar
~ event {event_id=evid} can be deleted
calendar: delete {event_id=evsay}
calendar, {event_id=evcap} out
unschedule the {event_id=ev}
unbook my {event_id=ev}
I don't want the {event_id=ev} in my calendar any longer
I no longer need the {event_id=ev} entry
that {event_id=ev} was never confirmed, throw it out of the calendar
the {event_id=ev} is over and done with, remove it from my calendar
we broke it off, so no more {event_id=ev}, delete the appointment
forget about the {event_id=ev}, cancel it
free up {=fday}, cancel the {event_id=ev}
~ I'm ill, cancel {event_id=ev}
there's a {event_id=ev} in my calendar that shouldn't be there, delete it
the {event_id=ev} is in there twice, remove {event_id=evid}
nobody comes to the {event_id=ev}, scratch it
I've changed my mind about the {event_id=ev}, cancel
drop {event_id=ev}
drop the {=oldt} {event_id=evcap} from my schedule
let's not do the {event_id=ev}, please take it down
the weekly {event_id=evcap} is history, delete all of its repetitions
stop the recurring {event_id=evcap} in my calendar
delete the {event_id=evcap} series
I quit, so the {event_id=ev} can be removed for good
# Several, or no name.
cancel the {event_id=many}
remove the {event_id=many} from my calendar
delete {event_id=many}, {=why}
both can go from the calendar: the {event_id=many}
~ I need the day off, cancel the {event_id=many}
cancel that appointment
delete this event
delete it from my calendar
cancel my {event_id=mw}
cancel {=fday}'s meeting
cancel the appointment on {=fday}
remove that event, {=why}
take the second one out of my calendar
cancel all my meetings {=fday}
clear my calendar for {=fday}
delete everything in my calendar {=fday}
cancel my {=newclock} {=fday}
# Neighbours told apart.
don't move the {event_id=ev}, cancel it
no new date for the {event_id=ev}, just delete it
not the reminder, delete the {event_id=ev} event in the calendar
I don't want to reschedule the {event_id=ev}, I want it gone
cancel the {event_id=ev} appointment and don't put anything else in
~ not postponed, cancelled: {event_id=ev}, take it out
the appointment, {event_id=evcap}, cancel it, the task stays
I thought about moving the {event_id=ev} but no, delete it
we can't find another date for the {event_id=ev}, so remove it
my {event_id=ev} got cancelled
turns out the {event_id=ev} was cancelled, update my calendar and remove it
{event_id=ev}: delete
{event_id=ev}, not going, cancel
please cancel. {event_id=ev}, {=fday}
who put the {event_id=ev} in my calendar? delete it
%lang de
sag den {event_id=evm} ab
sag bitte die {event_id=evf} ab, ich bin krank
lösch das {event_id=evn} aus dem Kalender
lösche den {event_id=evm}
streich die {event_id=evf} aus meinem Kalender
das {event_id=evn} fällt aus, nimm es raus
der {event_id=evm} findet nicht statt, bitte löschen
{event_id=evn} absagen
~ kannst du den {event_id=evm} am {=dalt} absagen?
entferne die {event_id=evf} {=dtag}
ich gehe nicht zum {event_id=evm}, lösch den Eintrag
Termin {event_id=evid} löschen
{event_id=evm} kann weg aus dem Kalender
Jonas hat die {event_id=evf} abgesagt, nimm sie aus dem Kalender
nicht verschieben, absagen: das {event_id=evn}
den {event_id=evm} brauche ich nicht mehr im Kalender
sag den Termin ab
lösch alle meine Termine {=dtag}
das {event_id=evn} hat sich erledigt, raus aus dem Kalender
könnten Sie die {event_id=evf} bitte absagen
%lang es
cancela la {event_id=sf}
borra el {event_id=sm} del calendario
elimina mi {event_id=sf}
quita el {event_id=sm} de la agenda
anula la {event_id=sf}, que estoy enfermo
la {event_id=sf} se ha cancelado, bórrala
~ ya no hay {event_id=sm}, quítalo del calendario
¿puedes cancelar el {event_id=sm} que tengo {=sdia}?
no voy a ir a la {event_id=sf}, elimínala
borra el evento {event_id=evid}
Luis ha anulado la {event_id=sf}, fuera de mi agenda
no la muevas, cancela la {event_id=sf}
saca el {event_id=sm} de mi calendario por favor
{event_id=sf} cancelada
suspende el {event_id=sm}
cancela esa cita
borra todas las citas que tengo {=sdia}
me gustaría anular la {event_id=sf}
que se borre el {event_id=sm}, no hace falta

%tool find_free_time
# Free at a time.
am I free {date=ftime}
am I free on {date=ftime}?
am i free {date=fday}
am I available {date=ftime}
free {date=ftime}?
{date=ftime}, am I free then
is {date=ftime} free
is {date=ftime} still open in my calendar
{=who} wants to meet {date=ftime}, am I free?
{=who} asks whether I have time {date=ftime}
~ do I have time {date=ftime} for {=act}
could I do {date=ftime}
can I make {date=ftime} or am I busy
am I busy {date=ftime}
will I be free {date=fday}
do I have time for {=act} {date=fday}
have I got time {date=fday}
would {date=ftime} work for me
{=hm}, does {date=ftime} suit my schedule
tell {=who} nothing yet, I first want to know if I'm free {date=ftime}
~ before I say yes to {=who}: am I free {date=ftime}
I'd like to go for {=act} {date=fday}, do I have the time
is there room for {=act} {date=fday}
can I squeeze in {=act} {date=fday}
would I have time to see {=who} {date=ftime}
check if {date=ftime} is free
see if I'm available {date=fday}
see whether {date=fday} is free
I want to know whether I am free {date=ftime}
is my {date=fday} free
have I nothing on {date=ftime}, so that {=who} can come
# When.
when am I free {date=fday}
when do I have time {date=fday}
when do i have time
when am I free
when's my next free slot
when could I meet {=who} {date=fday}
when can I fit in {=act}
when can I fit in {=act} {date=fday}
~ what time am I free {date=fday}
what times are open {date=fday}
which slots are free {date=fday}
show me my free time {date=fday}
show my free slots
list the gaps in my calendar {date=fday}
any gaps {date=fday}
any free slots {date=fday}?
free time {date=fday}
free slots {date=fday}
availability {date=fday}
what's my availability {date=fday}
give me my availability for {date=fday}, {=who} wants to know
{date=fday}: when am I free
{date=fday} - any time left?
where are the holes in my schedule {date=fday}
~ where do I have a gap {date=fday}
is there any time left {date=fday}
how much time do I have free {date=fday}
when would be a good time for {=act} {date=fday}, I mean when am I free
{=who} wants to come by {date=fday}, when would I be free?
I need to find a time for {=act} {date=fday}
suggest a time {date=fday} when I can see {=who}
on which days am I free {date=fday}
what's the first free moment I have {date=fday}
# How long.
find a free {duration=len} {date=fday}
find me {duration=len} {date=fday}
find a slot of {duration=len} {date=fday}
find {duration=len} for {=act}
do I have {duration=len} free {date=fday}
do I have {duration=len} {date=fday} for {=act}
~ is there a gap of {duration=len} {date=fday}
I need {duration=len} free {date=fday}, when
I need {duration=len} for {=act}, when do I have that
have I got {duration=len} to spare {date=fday}
where can I fit {duration=len} {date=fday}
when do I have {duration=len} in a row {date=fday}
when are {duration=len} free
{duration=len} free {date=fday}?
{duration=len} somewhere {date=fday}, what's open
look for a free slot of {duration=len} with {=who} in mind, {date=fday}
the call with {=who} takes {duration=len}, when am I free {date=fday}
can you find a window of at least {duration=len} {date=fday}
am I free for {duration=len} {date=ftime}
~ would there be {duration=len} left {date=fday} for {=act}
{=act} takes me {duration=len}, when do I have the time
which slots of {duration=len} do I have {date=fday}
# Neighbours told apart.
don't show me the meetings, tell me when I'm free {date=fday}
don't book anything, just find a free {duration=len} {date=fday}
not what I have on, what is free {date=fday}
no need to put it in, only tell me whether {date=ftime} is free
before we set up the meeting: when am I free {date=fday}
~ I might move the dentist, am I free {date=ftime}
what's free {date=fday}
%lang de
bin ich {date=dzeit} frei
bin ich {date=dtag} noch frei?
hab ich {date=dzeit} Zeit
habe ich {date=dtag} Zeit für {duration=dlen} Sport
wann habe ich {date=dtag} Zeit
wann bin ich {date=dtag} frei
wann hätte ich Zeit für einen Kaffee
~ finde {date=dtag} {duration=dlen} freie Zeit
such mir {duration=dlen} {date=dtag}
passt {date=dzeit} bei mir
Anna fragt, ob ich {date=dzeit} kann, bin ich da frei?
freie Zeiten {date=dtag}
wo hab ich {date=dtag} Lücken im Kalender
zeig mir meine freien Slots {date=dtag}
ist {date=dzeit} noch was frei
kann ich {date=dtag} noch {duration=dlen} unterbringen
wann sind {duration=dlen} am Stück frei
nichts eintragen, nur sagen, ob ich {date=dzeit} Zeit habe
welche Zeiten sind {date=dtag} noch offen
wäre ich {date=dtag} verfügbar
%lang es
¿estoy libre {date=szeit}?
estoy libre {date=sdia}
tengo tiempo {date=szeit}?
¿cuándo tengo tiempo {date=sdia}?
cuándo estoy libre {date=sdia}
busca {duration=slen} libre {date=sdia}
encuentra un hueco de {duration=slen} {date=sdia}
~ ¿tengo {duration=slen} libre {date=sdia}?
qué huecos tengo {date=sdia}
huecos libres {date=sdia}
enséñame mis ratos libres {date=sdia}
Marta quiere verme {date=szeit}, ¿puedo?
¿me viene bien {date=szeit} o estoy ocupado?
dime si estoy disponible {date=szeit}
cuándo podría quedar con Luis
necesito {duration=slen}, ¿cuándo los tengo {date=sdia}?
sin apuntar nada, dime si {date=szeit} está libre
¿me queda algo de tiempo {date=sdia}?
a qué hora estoy libre {date=sdia}

%tool snooze_reminder
# By how long.
snooze reminder {reminder_id=rid} by {by=by}
snooze reminder {reminder_id=rid} for {by=by}
snooze {reminder_id=rid} {by=by}
snooze the {reminder_id=rm} reminder {by=by}
snooze the {reminder_id=rm} reminder for {by=by}
snooze the reminder about the {reminder_id=rm} by {by=by}
snooze the {reminder_id=alm} {by=by}
snooze my {reminder_id=alm} for {by=by}
push the {reminder_id=rm} reminder back {by=by}
push reminder {reminder_id=rid} back by {by=by}
put the {reminder_id=rm} reminder off by {by=by}
put off the reminder to {reminder_id=rtask} by {by=by}
~ postpone the {reminder_id=rm} reminder by {by=by}
postpone my reminder to {reminder_id=rtask}, {by=by} is enough
delay the {reminder_id=rm} reminder by {by=by}
delay reminder {reminder_id=rid} {by=by}
give me {by=by} more on the {reminder_id=rm} reminder
{by=by} more before the {reminder_id=rm} reminder please
{by=by} longer on {reminder_id=alm}
{reminder_id=rm} reminder, {by=by} later
reminder {reminder_id=rid}: {by=by} later
the {reminder_id=rm} reminder {by=by} later please, {=why}
move the {reminder_id=rm} reminder back {by=by}
the {reminder_id=rm} nudge can wait another {by=by}
~ {=hm}, the {reminder_id=rm} reminder just went off, give it {by=by}
I'm not ready, snooze the {reminder_id=rm} reminder {by=by}
let the reminder to {reminder_id=rtask} wait {by=by}
defer reminder {reminder_id=rid} by {by=by}
can you hold the {reminder_id=rm} reminder back for {by=by}?
would you mind delaying the reminder about the {reminder_id=rm} by {by=by}, {=why}
could the {reminder_id=rm} reminder come {by=by} later
{=why}, so snooze the {reminder_id=rm} reminder by {by=by}
i need {by=by} more, snooze reminder {reminder_id=rid}
another {by=by} on the {reminder_id=alm}, I'm still tired
shut the {reminder_id=alm} up for {by=by}
add {by=by} to the {reminder_id=rm} reminder
~ snooze: {reminder_id=rm}, {by=by}
snooze {reminder_id=rm} {by=by}
snooze {reminder_id=rtask} for {by=by}
the alert for the {reminder_id=rm}, {by=by} later
# Until when.
snooze the {reminder_id=alm} until {by=till}
snooze reminder {reminder_id=rid} until {by=till}
snooze the {reminder_id=rm} reminder till {by=till}
put the {reminder_id=rm} reminder off until {by=till}
postpone reminder {reminder_id=rid} to {by=till}
postpone the {reminder_id=rm} reminder to {by=till}
move the {reminder_id=rm} reminder to {by=till}
move reminder {reminder_id=rid} to {by=till}
~ push my reminder to {reminder_id=rtask} to {by=till}
remind me of the {reminder_id=rm} {by=till} instead
not now, the {reminder_id=rm} reminder can wait until {by=till}
let the {reminder_id=alm} ring at {by=newclock} instead
hold reminder {reminder_id=rid} until {by=till}
I can't {reminder_id=rtask} now, put the reminder off until {by=till}
defer the {reminder_id=rm} reminder to {by=till}
delay the {reminder_id=alm} to {by=newclock}
the {reminder_id=rm} reminder should come {by=till}, not now
reschedule the {reminder_id=rm} reminder for {by=till}
reschedule reminder {reminder_id=rid} to {by=till}
{reminder_id=rm} reminder -> {by=till}
change the {reminder_id=rm} reminder to {by=till}
~ leave me alone with the {reminder_id=rm} until {by=till}, push that reminder
can my reminder about the {reminder_id=rm} wait till {by=till}
# Again.
remind me of the {reminder_id=rm} again {by=inby}
remind me about the {reminder_id=rm} again {by=inby}
remind me to {reminder_id=rtask} again {by=inby}
ping me about the {reminder_id=rm} again {by=inby}, I'm on the phone
nag me again {by=inby} about the {reminder_id=rm}
tell me about the {reminder_id=rm} once more {by=inby}
I saw the {reminder_id=rm} reminder, come back to me with it {by=inby}
the {reminder_id=rm} reminder again {by=inby} please
wake me again {by=inby}
remind me again {by=inby}
~ again {by=inby}
ask me again {by=inby}, that reminder comes too early
# The one that has just gone off, or little said.
snooze
snooze it
snooze {by=by}
snooze it for {by=by}
snooze that till {by=till}
snooze this reminder
not yet, {by=by} more
{by=by} more please
{by=by} more sleep, snooze
later, snooze that reminder {by=by}
put that reminder off
snooze the {reminder_id=rm} reminder
~ push the {reminder_id=rm} reminder back a bit
postpone reminder {reminder_id=rid}
# Neighbours told apart.
don't cancel the {reminder_id=rm} reminder, snooze it {by=by}
don't delete reminder {reminder_id=rid}, just put it off {by=by}
no new reminder, only push the one about the {reminder_id=rm} to {by=till}
not the event, the {reminder_id=rm} reminder should come {by=by} later
I haven't done it yet, so keep reminder {reminder_id=rid} but {by=by} later
%lang de
verschieb die Erinnerung an den {reminder_id=rdm} um {by=dby}
verschieb die Erinnerung an die {reminder_id=rdf} auf {by=dtill}
erinnere mich {by=dinby} nochmal an den {reminder_id=rdm}
erinner mich {by=dinby} noch einmal an die {reminder_id=rdf}
Erinnerung {reminder_id=rid} um {by=dby} verschieben
schieb Erinnerung {reminder_id=rid} {by=dby} nach hinten
~ Schlummern, {by=dby}
den {reminder_id:Wecker=Wecker} um {by=dby} später
stell die Erinnerung an die {reminder_id=rdf} {by=dby} zurück
noch {by=dby}, dann darf die Erinnerung an den {reminder_id=rdm} wiederkommen
kannst du die Erinnerung an den {reminder_id=rdm} auf {by=dtill} verlegen?
die {reminder_id=rdf} kann warten, erinnere mich {by=dinby} wieder daran
an den {reminder_id=rdm} bitte erst {by=dinby} wieder erinnern
Erinnerung {reminder_id=rid} erst {by=dtill}
nicht löschen, nur verschieben: Erinnerung {reminder_id=rid}, {by=dby}
{reminder_id:Wecker=Wecker}: noch {by=dby}
nochmal {by=dinby}
jetzt nicht, erinnere mich {by=dinby} nochmal
bitte die Erinnerung an die {reminder_id=rdf} bis {by=dtill} aufschieben
schlummern
%lang es
pospón el recordatorio del {reminder_id=rsm} {by=sby}
pospón el recordatorio de la {reminder_id=rsf} {by=sby}
pospón el recordatorio {reminder_id=rid} {by=sby}
aplaza el recordatorio del {reminder_id=rsm} hasta {by=still}
aplaza la {reminder_id:alarma=alarma} {by=sby}
recuérdame lo de la {reminder_id=rsf} otra vez {by=sinby}
vuelve a avisarme del {reminder_id=rsm} {by=sinby}
~ {by=sby} más para el aviso de la {reminder_id=rsf}
retrasa el recordatorio {reminder_id=rid} {by=sby}
el aviso del {reminder_id=rsm}, {by=sby} más tarde
deja el recordatorio de la {reminder_id=rsf} para {by=still}
¿puedes pasar el recordatorio del {reminder_id=rsm} para {by=still}?
no lo borres, solo pospón el aviso {reminder_id=rid} {by=sby}
ahora no, avísame otra vez de la {reminder_id=rsf} {by=sinby}
dame {by=sby} más
mueve el recordatorio del {reminder_id=rsm} para {by=still}
pospónlo {by=sby}
recuérdamelo de nuevo {by=sinby}
estoy conduciendo, retrasa el aviso del {reminder_id=rsm} {by=sby}

%tool days_until
how many days until {date=day}
how many days till {date=day}?
how many days is it to {date=day}
how many days are there until {date=day}
how many days (are left|left) until {date=day}
how many more days until {date=day}
how long until {date=hday}
how long is it until {date=day}
how long till {date=day}
~ how long do I have until {date=ddate}
how far away is {date=day}
how far off is {date=hday}
days until {date=day}
days to {date=day}
days till {date=day}?
{date=day}, how many days
{date=hday} in how many days?
{date=day}: days left
in how many days is {date=day}
count the days to {date=day}
count the days until {date=ddate} for me
countdown to {date=hday}
~ {date=hday} countdown
give me the number of days until {date=day}
tell me how many days it is until {date=ddate}
tell me how long it still is until {date=day}
could you tell me how many days remain until {date=ddate}
I'd like to know how many days there are until {date=day}
is it long until {date=hday}
is {date=hday} still far away, in days
how soon is {date=hday}
how many sleeps until {date=hday}
the kids want to know how many sleeps till {date=hday}
my daughter asks every morning: how many days until {date=hday}
~ can't wait for {date=hday}, how many days left
{=hm}, how many days till {date=day}
our flight is on {date=ddate}, how many days is that from now
the deadline is {date=ddate}, how many days do I have
the rent is due on {date=ddate}, how many days left
we move on {date=ddate}, how many days are left
I'm off from {date=ddate}, how many days until then
my contract ends {date=ddate}, count the days
exam on {date=ddate}. days left?
how many days from today to {date=ddate}
how many days between now and {date=day}
~ from today, how many days to {date=ddate}
number of days until {date=ddate}
how many days do we still have before {date=hday}
how much time is left until {date=hday}
how long to go until {date=hday}
when's {date=hday}, I mean how many days from now
what's the count to {date=ddate}
work out how many days there are till {date=day}
remaining days to {date=day}
no reminder, I only want to know how many days it is to {date=day}
don't put it in the calendar, just count the days to {date=ddate}
not the date, the days until {date=hday}
how many days is {date=ddate} away
~ are there more than 30 days until {date=hday}
how many days of waiting until {date=ddate}
is {date=ddate} in less than a week
how many days until then
only a few days to {date=hday}, aren't there? how many
%lang de
wie viele Tage sind es noch bis {date=dday}
wie viele Tage noch bis {date=dday}?
wie viele Tage sind es bis zum {date=dddate}
wie lange ist es noch bis {date=dday}
wie lange noch bis zum {date=dddate}
~ in wie vielen Tagen ist {date=dday}
Tage bis {date=dday}
zähl die Tage bis {date=dday}
Countdown bis {date=dday}
wie oft noch schlafen bis {date=dday}
die Kinder fragen, wie viele Tage es bis {date=dday} sind
Abgabe ist am {date=dddate}, wie viele Tage habe ich noch
ist es noch lang bis {date=dday}?
wie weit ist {date=dday} noch weg
%lang es
cuántos días faltan para {date=sday}
¿cuántos días quedan hasta {date=sday}?
cuántos días faltan para el {date=sddate}
cuánto falta para {date=sday}
~ cuánto queda para el {date=sddate}
días hasta {date=sday}
cuenta los días que faltan para {date=sday}
dentro de cuántos días es {date=sday}
dime cuántos días hay hasta el {date=sddate}
los niños preguntan cuántos días faltan para {date=sday}
la entrega es el {date=sddate}, ¿cuántos días me quedan?
¿falta mucho para {date=sday}?
cuenta atrás para {date=sday}

# The other side of the border.
%tool create_calendar_event
%list rep: every Monday | every week | weekly | every two weeks | every Thursday | daily | every month | every other Friday | on weekdays
%list stt: tomorrow at 10 | friday at 4pm | next monday at 9:30 | thursday 2pm | the 14th at 11 | saturday at noon | wednesday 16:30
put [a|the] {title=ev} in my calendar for {start_time=stt}
schedule {title=ev} {start_time=stt} for {end_time=len}
I'm free then, so book {title=ev} on {start_time=stt}
{title=ev} {start_time=stt} at {location=place2}, new event please
~ don't move the old one, add another {title=ev} on {start_time=stt}
the {title=ev} isn't in my calendar yet, put it in for {start_time=stt}
{title=ev} {repeat=rep} in my calendar, first one {start_time=stt}
add {title=ev} {start_time=stt}, {repeat=rep}
not a reminder, an appointment: {title=ev}, {start_time=stt}
block {end_time=len} {start_time=stt} for {title=ev}
%lang de
trag {start_time=dneu} einen {title=evm} ein
neuer Termin, nichts verschieben: {title=evn} {start_time=dneu}
%lang es
agenda una {title=sf} {start_time=snew2}
apunta un {title=sm} nuevo el {start_time=snew}, dura {end_time=slen}

%tool get_calendar_events
when is my {=ev}
when's the {=ev}?
what time is my {=ev} {start_date=fday}
what day is the {=ev} on
where is the {=ev} {start_date=fday}
what meetings do I have with {=who}
what meetings do I have with {=who} {start_date=fday}
do I have a meeting with {=who} {start_date=fday}
~ when am I meeting {=who}
when do I see {=who} next
is the {=ev} in my calendar
did the {=ev} get moved or is it still on {start_date=fday}
was the {=ev} cancelled, or is it still in my calendar
how long does the {=ev} {start_date=fday} take
which appointments do I have {start_date=fday}
don't tell me when I'm free, show what I have {start_date=fday}
~ until when does the {=ev} go
%lang de
wann ist mein {=evm}
wann ist die {=evf}
welche Termine habe ich {start_date=dtag} mit Anna
%lang es
¿cuándo es la {=sf}?
a qué hora es el {=sm} {start_date=sdia}
qué reuniones tengo con Luis {start_date=sdia}

%tool schedule_reminder
%list every: every Monday | every day | every Thursday | every weekday | every other Friday | every Sunday | every week | every two weeks | every month
%list freq: daily | weekly | every two weeks | every other day | monthly | on weekdays
%list wat: 9 | 8am | noon | 7:30 | half past six | 6pm | 21:00
%list wfrom: tomorrow at 9 | monday at 8am | friday at noon | the first at 10 | next week
remind me {repeat=every} at {when=wat} to {message=rtask}
remind me {repeat=every} to {message=rtask}, at {when=wat}
remind me to {message=rtask} {repeat=freq}, starting {when=wfrom}
from {when=wfrom} on, remind me {repeat=freq} to {message=rtask}
{repeat=every} at {when=wat}: remind me to {message=rtask}
~ at {when=wat} {repeat=every} I want a nudge to {message=rtask}
set an alarm for {when=wat} {repeat=every}
repeating reminder, {message=rtask}, {repeat=freq}, first {when=wfrom}
remind me to {message=rtask} {when=inby}
new reminder, {when=inby}: {message=rtask}
remind me {when=till} to {message=rtask}, once is enough
I have no reminder for this yet: {message=rtask} {when=inby}
%lang de
erinnere mich {when=dinby} an den {message=rdm}
%list djed: jeden Montag | täglich | jeden Tag | werktags | jede Woche
%list dum: um 9 | um 8 Uhr | um halb sieben | um 20 Uhr
erinnere mich {repeat=djed} {when=dum} an die {message=rdf}
%list scada: cada lunes | todos los días | cada semana | cada viernes
%list sala: a las 9 | a las 8 de la mañana | a las 20:00
%lang es
recuérdame {repeat=scada} {when=sala} lo del {message=rsm}
recuérdame {when=sinby} lo de la {message=rsf}

%tool cancel_reminder
cancel the {reminder_id=rm} reminder
cancel the reminder about the {reminder_id=rm}
delete the reminder to {reminder_id=rtask}
don't snooze reminder {reminder_id=rid}, cancel it
I don't need more time, just drop the {reminder_id=rm} reminder
~ no more reminding me of the {reminder_id=rm}
stop the repeating reminder to {reminder_id=rtask}
the event stays, only cancel the {reminder_id=rm} reminder
turn the {reminder_id=alm} off for good
cancel {reminder_id:all=all} my reminders
%lang de
lösch die Erinnerung an den {reminder_id=rdm}
nicht verschieben, Erinnerung {reminder_id=rid} löschen
%lang es
cancela el recordatorio del {reminder_id=rsm}
no lo pospongas, borra el aviso {reminder_id=rid}

%tool list_reminders
which reminders have I put off
which of my reminders have I snoozed
did the {=rm} reminder get snoozed
when will you remind me of the {=rm} again
~ don't change anything, just list my reminders
is the {=rm} reminder still set
which reminders repeat every week
%lang de
welche Erinnerungen habe ich verschoben
wann erinnerst du mich wieder an den {=rdm}
%lang es
qué recordatorios he pospuesto
¿cuándo me vuelves a avisar del {=rsm}?
