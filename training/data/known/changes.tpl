# Changes of what stands already: reminders and facts.

%tool update_reminder
%list rid: 12 | #7 | r-31 | 5 | 88
%list rm: dentist | laundry | call mum | trash | vitamins | rent
%list at: 6pm | tomorrow at 9 | friday at noon | 7:30 | monday morning
%list msg: bring the forms | take the big bag | pay the rent | call mum back | water the ferns
change the {reminder_id=rm} reminder to {when=at}
make reminder {reminder_id=rid} {when=at}
set the {reminder_id=rm} reminder to {when=at} instead
reminder {reminder_id=rid} should say {message=msg}
let the {reminder_id=rm} reminder say {message=msg}
%lang de
%list rm: Zahnarzt | Wäsche | Mama anrufen | Müll | Miete
%list at: 18 Uhr | morgen um 9 | Freitag um 12 | 7:30 | Montag früh
%list msg: Formulare mitnehmen | die große Tasche nehmen | Miete zahlen | Mama zurückrufen
ändere die Erinnerung {reminder_id=rm} auf {when=at}
stell Erinnerung {reminder_id=rid} auf {when=at} um
die Erinnerung {reminder_id=rm} soll {message=msg} heißen
Erinnerung {reminder_id=rid} soll lauten: {message=msg}
%lang es
%list rm: dentista | colada | llamar a mamá | basura | alquiler
%list at: las 6 de la tarde | mañana a las 9 | el viernes a mediodía | las 7:30 | el lunes por la mañana
%list msg: llevar los papeles | coger la bolsa grande | pagar el alquiler | devolver la llamada
cambia el recordatorio {reminder_id=rm} a {when=at}
pon el recordatorio {reminder_id=rid} a {when=at}
que el recordatorio {reminder_id=rm} diga {message=msg}
el recordatorio {reminder_id=rid} debe decir {message=msg}

%tool update_fact
%list fid: 12 | 5 | 31 | f-88 | 140
%list new: I park in row C now | my shoe size is 42 | the gate code is 7781 | Ruben moved to Ghent | I am vegan now
change fact {fact_id=fid} to {fact=new}
correct fact {fact_id=fid}: {fact=new}
fact {fact_id=fid} should say {fact=new}
%lang de
%list new: ich parke jetzt in Reihe C | meine Schuhgröße ist 42 | der Torcode ist 7781 | Ruben wohnt jetzt in Gent
ändere Fakt {fact_id=fid} zu {fact=new}
korrigiere Fakt {fact_id=fid}: {fact=new}
Fakt {fact_id=fid} soll lauten: {fact=new}
%lang es
%list new: ahora aparco en la fila C | mi número de zapato es el 42 | el código del portal es 7781 | Rubén vive ahora en Gante
cambia el dato {fact_id=fid} a {fact=new}
corrige el dato {fact_id=fid}: {fact=new}
el dato {fact_id=fid} debe decir {fact=new}
