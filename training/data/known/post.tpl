# Mail passed on and marked, the newest mail, and people written to by name.

%list pp: Alice | Bob | Kim | Priya | my sister | Dr. Weber | the landlord | mum | Jonas | HR | my boss | Tom Peters | the accountant | Fatima | Marco | my wife | Ingrid | our lawyer | Wei | dad | the plumber | Mrs. Lind | Nadia Brandt | the new intern | uncle Ted | Yusuf | the bank | coach Bell | Sunil | my daughter | the school office | Oisín | lena | tariq | the caretaker | Anneke | Rosa Delgado | my ex | the vet | granny
%list ppl: Kim | Bob | Priya | Alice | Sunil | Fatima | Yuki | lars | Nadia | Jonas | Tom | Marco | Wei | my wife | my husband | dad | my boss | my flatmate | the others at work | our lawyer | my accountant | Dr. Osei | the insurers | Ingrid Holm | Mr. Abara | my brother | sam@acme.io | finance@northwind.example | office@quayside.example | bob@example.com | j.ortega@mail.org | support@hosting.example | t.lind@studio.example | accounting | my tax adviser | Leo's teacher | Grandma
%list pair: Bob and Kim | Alice, Tom and Wei | mum and dad | Priya and Jonas | Marco, Nadia | my brother and my sister | Ingrid and the lawyer | Lena, Sunil and Rosa
%list snd: Alice | Bob | Kim | Priya | the bank | my landlord | the insurers | Dr. Weber | HR | the school | Jonas | the airline | the plumber | Northwind | the tax office | Marco | Ms. Adeyemi | the travel agency | the estate agent | Fatima | the gym | Prof. Lindqvist | the electric company | my cousin Rhea | the roofer | Tom | the hotel | Wei Chen | the recruiter | the clinic | our caretaker | the council | coach Bell | the garage | the library | Yusuf
%list subj: boiler | parking permit | ferry tickets | flat viewing | contract | school trip | invoice for the tiles | summer party | roof repair | job offer | dentist bill | new schedule | car insurance | wifi password | rent increase | holiday rota | kitchen quote | budget draft | parents' evening | warranty | deposit | concert | website relaunch | flight change | moving date | minutes of tuesday
%list item: Kim's invoice | Bob's offer | Priya's slides | the landlord's letter | the bank statement | the boarding pass | the tax form | the contract from Northwind | the plumber's bill | Jonas's photos | the quote from the roofer | the newsletter | the ferry booking | Alice's draft | Marco's report | the hotel confirmation | the lab results | the invitation from Ingrid | the meeting notes | Dr. Weber's prescription
%list mid: m1a2b3c4d5e6 | msg-417 | #93 | mail_28 | e90b7f1 | inbox-16 | m88d0c | t_204 | 7741
%list note: please check | can you take care of this | for your files | what do you think? | this is the one I meant | please pay by Friday | as discussed | does this look right to you? | FYI, no need to answer | can you handle it while I'm away | have a look at page 3 | urgent, please read today | I said yes already | this concerns you more than me | please print two copies | here's what they wrote
%list say: I'm running late | I'll be there at six | the meeting moved to Friday | lunch works for me | the invoice is paid | I can't make it tonight | the keys are under the mat | we need milk and bread | I'm free on Tuesday after four | the parcel arrived | I found her scarf | the flight is delayed by two hours | we'll take the flat | I'm stuck in traffic | the car is ready to be picked up | Leo is ill and stays home today | I've sent the contract back | I won't need the van after all | the 14th is fine | dinner is at eight | the tickets are booked, row 12 | I'm on the 17:40 train | the boiler man comes at nine | we're one chair short | the report will be done by noon
%list ask: she is free on Friday | he still needs the drill | they got my last mail | we can move the call to three | the offer still stands | he could bring the ladder | the room is big enough for ten | she wants to come to the concert | the parcel ever came | there's parking nearby | they take cards
%list order: bring the blue folder | call me back before five | send me the address again | wait for me at the gate | feed the cat tonight | leave the key with the neighbours | not worry about the money | book the earlier train | print the handouts | pick up Leo at four
%list fine: friday is fine | yes, I agree | that works for me | I need two more days | the price is too high | I'll call tomorrow | thanks, got it | no, thank you | we take the smaller one | the 3rd suits me better | I'm happy with the draft | please send it again, the file is broken | I can start in May | count me in | sorry, I'm away that week | the figures on page 2 are wrong
%list yes: yes | no | ok | sure | thanks | sounds good | no thanks | agreed | of course | maybe next week | perfect, see you then
%list long: Thank you so much for the lovely evening. The food was wonderful and we would love to have you here in May. | I'm sorry for the late answer. The last two weeks were a mess, but I'm back now and will look at it on Monday. | Could you please send me the final version by Thursday? I need a day to read it before the meeting. | Just to let you know that the painters come on the 9th. Please move your bike from the hallway before then. | Happy birthday! I hope you have a great day, and there's cake waiting here for you on Sunday. | Unfortunately we have to cancel our booking for June. Please confirm that nothing will be charged.
%list subjl: Friday | Keys | Lunch next week | Invoice 884 | Change of plan | Thank you | Holiday rota | Quick question | Re: our call | The boiler | Camp fee | New number
%list hi: hey | ok so | sorry, quick one | morning | um | right | oh and | so | psst | one more thing
%list why: my phone's dying | I'm about to board | I'm driving | no time to type | I'm in the dentist's chair in a minute | my hands are full of dough | before I forget | it's been on my mind all day | they never pick up the phone
%list day: today | yesterday | Monday | last Friday | this morning | tuesday | the 3rd | 14 May | last Sunday | wednesday | the day before yesterday | March 2
%list num: 3 | 5 | ten => 10 | three => 3 | five => 5 | 20 | two => 2 | 7 | four => 4 | 15 | six => 6
%list dys: last three days => 3 | past week => 7 | last week => 7 | last two weeks => 14 | last 10 days => 10 | past month => 30 | last fortnight => 14
%list grp: the family group | the team chat | #general | the choir group | the neighbours' chat | the design channel | the parents' group | 123456789 | the book club group | #support | the band chat | -100284411 | the football group
%list von: Markus | Lena | Frau Szabo | der Bank | Priya | dem Vermieter | Jonas | der Schule | Tarik | der Versicherung | Dr. Sommer | Kim | der Hausverwaltung | Onkel Rolf | dem Finanzamt | Sabine | dem Steuerberater | der Werkstatt
%list wem: Lena | Markus | meiner Schwester | Papa | dem Steuerberater | Sabine | meinem Chef | Jonas | Tarik | Frau Brandt | der Buchhaltung | meiner Frau | meinem Bruder | Emre | unserem Anwalt | der Nachbarin | Oma
%list an: Lena | Markus | meine Schwester | Papa | den Steuerberater | Sabine | meinen Chef | bob@example.com | Jonas | die Buchhaltung | buero@kern.example | Frau Brandt | meinen Mann | Tarik | unsere Anwältin
%list nom: Lena | Markus | meine Schwester | Papa | der Steuerberater | Sabine | mein Chef | Jonas | die Buchhaltung | Frau Brandt | mein Mann | Tarik | unsere Anwältin | Mia
%list vs: Lena | Jonathan | Tarik | Sabine | Oma | Kim | Mama | Emre | Priya | Timo
%list dthema: Mietvertrag | Rechnung vom Dachdecker | Urlaubsplanung | Angebot | Elternabend | Umzug | Nebenkosten | Klassenfahrt | Heizung | Kündigung
%list dnote: bitte prüfen | zur Info | kannst du das übernehmen | bitte bis Freitag bezahlen | was meinst du dazu? | wie besprochen | schau mal auf Seite 3 | das ist für dich
%list de: Lucía | mi banco | Pablo | mi casero | la gestoría | mi fontanero | Carmen | Iker | la aerolínea | Hacienda | doña Elvira | Marta | la aseguradora | mi jefa | la profe de Teo | Ángel
%list a: Lucía | Pablo | mi hermana | mi jefe | la gestora | ana@example.com | Carmen | mamá | mi marido | Iker | contabilidad | Marta | mi abogado | mi primo | oficina@norte.example
%list etema: contrato | viaje | alquiler | presupuesto | seguro del coche | examen | piso | concierto | hotel | recibo de la luz | curso de inglés
%list enote: échale un ojo | para tu información | puedes ocuparte tú | por favor págalo antes del viernes | qué te parece | como hablamos | mira la página 3
%list dtag: heute | gestern | Montag | letzten Freitag | heute Morgen | vorgestern | Dienstag | 3. Mai
%list dzahl: 3 | fünf => 5 | drei => 3 | 10 | zehn => 10 | 5
%list nomv: Markus | Lena | Frau Szabo | die Bank | Priya | der Vermieter | Jonas | die Schule | Tarik | die Versicherung | Dr. Sommer | das Finanzamt | Sabine | die Werkstatt
%list edia: hoy | ayer | el lunes | esta mañana | el viernes pasado | anteayer | el martes
%list enum: tres => 3 | 5 | cinco => 5 | 10 | diez => 10 | 3
%list sp: Markus | Lena | meiner Schwester | Papa | Frau Szabo | Sabine | meinem Chef | Jonas | Tarik | Frau Brandt | der Nachbarin | Emre | Oma | dem Vermieter | Kim | meinem Mann | Dr. Sommer
%list dass: ich später komme | das Treffen am Freitag ausfällt | die Rechnung bezahlt ist | ich am Dienstag Zeit habe | der Schlüssel bei Gerda liegt | wir zu fünft kommen | das Paket angekommen ist | ich im Stau stehe | Mia heute krank ist | wir die Wohnung nehmen | ich den Zug um sechs nehme
%list dsatz: ich komme später | das Treffen am Freitag fällt aus | die Rechnung ist bezahlt | am Dienstag habe ich Zeit | wir kommen zu fünft | das Paket ist da | Mia ist krank | der Schlüssel liegt bei Gerda
%list dlang: Vielen Dank für den schönen Abend. Wir würden uns freuen, wenn ihr im Mai zu uns kommt. | Leider müssen wir die Buchung für Juni absagen. Bitte bestätigen Sie kurz, dass nichts berechnet wird. | Anbei die Zahlen für März. Melde dich, wenn etwas fehlt.
%list dob: Freitag noch passt | er den Bohrer braucht | das Angebot noch gilt | sie am Samstag kommt | das Zimmer noch frei ist
%list que: llego tarde | la reunión del viernes se cancela | la factura está pagada | el martes puedo | las llaves las tiene Iker | seremos cinco | llegó el paquete | estoy en un atasco | Teo está malo hoy | nos quedamos con el piso | cojo el tren de las seis
%list elarga: Muchas gracias por la cena de ayer. Nos encantaría veros en mayo. | Lamentablemente tenemos que cancelar la reserva de junio. Confirme, por favor, que no se cobrará nada. | Te mando los números de marzo. Avísame si falta algo.
%list esi: le viene bien el viernes | necesita el taladro | sigue en pie la oferta | viene el sábado | queda libre la habitación
%list esub: traiga la carpeta azul | me llame antes de las cinco | compre pan | me espere en la puerta | deje la llave con la vecina
%list dfine: Freitag passt | ich bin dabei | das ist mir zu teuer | ich melde mich morgen | danke, ist angekommen | nein danke | ja | ich brauche noch zwei Tage | wir nehmen das kleinere
%list dfdass: Freitag passt | ich dabei bin | mir das zu teuer ist | ich mich morgen melde | alles angekommen ist | ich noch zwei Tage brauche
%list efine: el viernes me va bien | sí | no, gracias | cuenta conmigo | es demasiado caro | mañana llamo | ya lo recibí, gracias | necesito dos días más
%list dgr: der Familiengruppe | dem Teamchat | der Elterngruppe | der WG-Gruppe | dem Hauschat | der Chorgruppe
%list egr: grupo de la familia | grupo del trabajo | chat del equipo | grupo de padres | grupo del piso

%tool forward_email
# Orders.
forward {email_id=snd}'s (mail|email) to {to=ppl}
forward the (mail|email|message) from {email_id=snd} to {to=ppl}
forward {email_id=item} to {to=ppl} [please]
please forward the mail about the {email_id=subj} to {to=ppl}
forward that (email|mail|one) to {to=ppl}
forward it to {to=ppl}
fwd to {to=ppl}
fwd {email_id=snd} mail to {to=ppl}
fwd: {email_id=item} -> {to=ppl}
forward mail {email_id=mid} to {to=ppl}
forward {email_id=mid} to {to=email}
~ forward this to {to=ppl} with the note {note=note}
pass {email_id=item} on to {to=ppl}
pass on the mail from {email_id=snd} to {to=ppl}
pass that mail on to {to=ppl}
pass it along to {to=ppl}, would you
pass along what {email_id=snd} mailed me to {to=ppl}
pass {email_id=snd}'s mail along to {to=ppl} and add {note=note}
send {email_id=snd}'s mail on to {to=ppl}
send that email on to {to=ppl} with the note {note=note}
send on {email_id=item} to {to=ppl}
send the mail I got from {email_id=snd} on to {to=ppl}
relay {email_id=snd}'s email to {to=ppl}
relay {email_id=item} to {to=ppl}, saying {note=note}
~ hand {email_id=snd}'s mail over to {to=ppl}
redirect that mail to {to=ppl}
redirect the email about the {email_id=subj} to {to=ppl}, it isn't for me
share the mail from {email_id=snd} with {to=ppl}
share {email_id=item} with {to=ppl} by mail
share that email with {to=ppl}
get {email_id=item} over to {to=ppl}
get the {email_id=subj} mail to {to=ppl}, they've been waiting for it
shoot {email_id=snd}'s mail over to {to=ppl}
shoot that mail on to {to=ppl}
bounce {email_id=item} on to {to=ppl}
let {to=ppl} have a copy of {email_id=snd}'s mail
let {to=ppl} see what {email_id=snd} wrote, forward it
give {to=ppl} a copy of the mail from {email_id=snd}
~ mail {to=ppl} a copy of {email_id=item}
email {email_id=item} on to {to=ppl}
# With a note.
forward {email_id=snd}'s mail to {to=ppl} with the note {note=note}
forward {email_id=item} to {to=ppl} and say {note=note}
forward {email_id=item} to {to=ppl}: {note=note}
forward the mail from {email_id=snd} to {to=ppl} and write above it "{note=note}"
forward the mail about the {email_id=subj} to {to=ppl} with a line on top: {note=note}
pass {email_id=item} on to {to=ppl}, adding {note=note}
send on the email from {email_id=snd} to {to=ppl}, with {note=note} above
please forward {email_id=mid} to {to=email}, note: {note=note}
fwd {email_id=item} to {to=ppl}, "{note=note}"
put {note=note} on top and forward {email_id=snd}'s mail to {to=ppl}
with the words "{note=note}", pass the {email_id=subj} mail on to {to=ppl}
~ forward it to {to=ppl} and ask them {note=note}
forward that to {to=pair} with a short {note=note}
forward {email_id=snd}'s last mail to {to=pair}, comment: {note=note}
# Questions and wishes.
can you forward {email_id=snd}'s mail to {to=ppl}
could you pass {email_id=item} on to {to=ppl} for me
would you forward the {email_id=subj} email to {to=ppl} when you get a second
can {to=ppl} get a copy of the mail from {email_id=snd}
could {email_id=item} be sent on to {to=ppl}
would you mind passing that mail on to {to=ppl}
can that mail go on to {to=ppl} too
~ is it possible to forward {email_id=item} to {to=ppl}
mind sending {email_id=snd}'s email on to {to=ppl}, thanks
how about we forward {email_id=snd}'s mail to {to=ppl}
I'd like to forward the mail from {email_id=snd} to {to=ppl}
I want {email_id=item} forwarded to {to=ppl}
I need the {email_id=subj} mail forwarded to {to=ppl} before noon
I promised {to=ppl} {email_id=snd}'s mail, please pass it on
{to=ppl} needs to see {email_id=snd}'s mail, forward it
{to=ppl} should see the mail about the {email_id=subj}, so send it on
{to=ppl} ought to get {email_id=item} as well, pass it on please
~ {to=ppl} asked for {email_id=item}, forward that mail
{to=ppl} hasn't seen what {email_id=snd} mailed, forward it over
{to=ppl} wants the mail from {email_id=snd} too, forward it
{to=ppl} will know what to do with {email_id=snd}'s mail, forward it there
that mail is for {to=ppl} really, pass it on
this isn't mine, forward {email_id=snd}'s email to {to=ppl}
{email_id=snd}'s mail belongs with {to=ppl}, send it on
{email_id=item} should go to {to=ppl}, just forward it
{email_id=item} to {to=ppl}, forwarded
{email_id=snd}'s mail, forward, {to=ppl}
the {email_id=subj} mail -> forward to {to=ppl}
# Small talk, reasons, courtesy, what is left out.
{=hi}, forward {email_id=snd}'s mail to {to=ppl}
{=hi} can you fwd the {email_id=subj} mail to {to=ppl}
{=why}, so please forward {email_id=item} to {to=ppl}
{=why}. Could you pass the mail from {email_id=snd} on to {to=ppl}?
I can't deal with {email_id=snd}'s mail this week, pass it on to {to=ppl} with {note=note}
when you have a moment, would you kindly forward the email from {email_id=snd} to {to=ppl} and add "{note=note}"
good morning, please be so kind and send {email_id=item} on to {to=ppl}
don't answer {email_id=snd}'s mail, forward it to {to=ppl}
no reply needed, just pass {email_id=snd}'s mail on to {to=ppl}
~ not a new mail, forward the one from {email_id=snd} to {to=ppl}
with its attachments, forward {email_id=item} to {to=ppl}
forward {email_id=snd}'s mail and the files in it to {to=ppl}
forward the mail from {email_id=snd}
forward that mail please
forward {email_id=item}, I'll tell you to whom
I want to forward a mail to {to=ppl}
I have to pass on a mail to {to=ppl}
forward something to {to=ppl}
forward {email_id=snd}'s mail to me at {to=email}
send a copy of {email_id=item} to my other address, {to=email}
%lang de
leite die Mail von {email_id=von} an {to=an} weiter
(leite|leit) [bitte] {email_id=von} seine Mail an {to=an} weiter
bitte die Mail von {email_id=von} an {to=an} weiterleiten
die Mail zum {email_id=dthema} bitte weiter an {to=an}
leite das an {to=an} weiter mit dem Hinweis {note=dnote}
kannst du {to=wem} die Mail von {email_id=von} weiterleiten?
~ schick die Mail von {email_id=von} weiter an {to=an}
schick {to=wem} die Mail von {email_id=von} weiter, dazu: {note=dnote}
gib die Mail über {email_id=dthema} an {to=an} weiter
könnten Sie bitte die E-Mail von {email_id=von} an {to=an} weiterleiten und "{note=dnote}" dazuschreiben?
{to=nom} sollte das auch lesen, leite die Mail von {email_id=von} weiter
ich will die Mail von {email_id=von} weiterleiten
die Mail gehört eigentlich zu {to=wem}, leite sie weiter
weiterleiten an {to=an}
mail {email_id=mid} weiter an {to=email}
{to=wem} fehlt die Mail von {email_id=von}, reich sie weiter
reich die Nachricht von {email_id=von} an {to=an} durch, vermerk: {note=dnote}
ich hab keine Zeit dafür, leite {email_id=vs}s Mail einfach an {to=an} weiter
nicht antworten, nur an {to=an} weiterleiten
leite diese Mail weiter
lass {to=an} die Mail von {email_id=von} zukommen
~ Mail wegen {email_id=dthema} an {to=an} fwd
die letzte Mail von {email_id=von} bitte an {to=an}, mit "{note=dnote}" drüber
%lang es
reenvía el correo de {email_id=de} a {to=a}
reenvíale a {to=a} el correo de {email_id=de}
reenvía ese correo a {to=a}
reenvía lo del {email_id=etema} a {to=a} con la nota {note=enote}
~ pásale a {to=a} el correo de {email_id=de}
pásale el mail del {email_id=etema} a {to=a} y ponle {note=enote}
¿puedes reenviar el correo de {email_id=de} a {to=a}?
podrías reenviarle a {to=a} lo que me mandó {email_id=de}, por favor
manda el correo de {email_id=de} a {to=a} también, reenviado
{to=a} tiene que ver el correo de {email_id=de}, reenvíaselo
este correo no es para mí, reenvíalo a {to=a}
quiero reenviar el correo de {email_id=de}
reenviar a {to=a}
reenvío del mensaje {email_id=mid} a {to=email}
~ hazle llegar a {to=a} el correo que escribió {email_id=de}
no le contestes a {email_id=de}, reenvía su correo a {to=a}
sin comentarios, reenvía el del {email_id=etema} a {to=a}
reenvía la última de {email_id=de} a {to=a}: "{note=enote}"
comparte el correo de {email_id=de} con {to=a}
le prometí a {to=a} el correo de {email_id=de}, reenvíaselo anda
rebota ese mail a {to=a} diciendo {note=enote}
buenas, sería tan amable de reenviar a {to=a} el correo sobre el {email_id=etema}

%tool mark_email
%lang en
# Read.
mark {email_id=snd}'s (mail|email) as {as:read=read}
mark the mail from {email_id=snd} as {as:read=read}
mark the mail about the {email_id=subj} (as|) {as:read=read}
mark that (mail|email|one) as {as:read=read}
mark it {as:read=read}
mark {email_id=mid} as {as:read=read}
mark {email_id=item} {as:read=read}
please set {email_id=snd}'s email to {as:read=read}
set that mail to {as:read=read}
put {email_id=snd}'s mail down as {as:read=read}
~ I've seen {email_id=snd}'s mail, mark it {as:read=read}
I know what {email_id=snd} wrote, so mark that mail {as:read=read}
{email_id=snd}'s mail can be marked as {as:read=read}
can you mark the one from {email_id=snd} {as:read=read}
could you make {email_id=snd}'s mail {as:read=read}
treat the {email_id=subj} mail as {as:read=read}
{as:read=read}: {email_id=snd}'s mail
no need to open {email_id=snd}'s mail, just mark it as {as:read=read}
don't read it to me, mark {email_id=snd}'s mail as {as:read=read}
consider the email about the {email_id=subj} {as:read=read}
the mail from {email_id=snd} keeps showing as new, mark it {as:read=read}
get rid of that new badge on {email_id=snd}'s mail, mark it {as:read=read}
{=hi}, mark {email_id=item} as {as:read=read} please
tag mail {email_id=mid} {as:read=read}
~ flip {email_id=snd}'s mail to {as:read=read}
I'd like {email_id=item} marked as {as:read=read}
switch the {email_id=subj} mail to {as:read=read}, I'm done with it
{email_id=snd} mail {as:read=read}, thx
# Unread.
mark {email_id=snd}'s mail as {as:unread=unread|not read|new}
mark the email from {email_id=snd} {as:unread=unread}
mark that as {as:unread=unread}
mark it {as:unread=unread} again
mark {email_id=mid} as {as:unread=unread}
put {email_id=snd}'s mail back to {as:unread=unread|not read}
put the {email_id=subj} mail back as {as:unread=new}
set the mail about the {email_id=subj} to {as:unread=unread}
make {email_id=snd}'s email {as:unread=unread} again, I have to come back to it
~ keep {email_id=snd}'s mail {as:unread=unread} so I don't forget it
leave {email_id=item} as {as:unread=unread}
I'll read {email_id=snd}'s mail tonight, mark it as {as:unread=unread} till then
I opened {email_id=snd}'s mail by accident, make it {as:unread=unread} again
oops, set {email_id=item} back to {as:unread=unread}
could you turn {email_id=snd}'s mail back to {as:unread=unread}
can that one be {as:unread=unread} again
I want to see {email_id=snd}'s mail as {as:unread=unread} tomorrow
{as:unread=unread} please, the mail from {email_id=snd}
{=why}, mark the {email_id=subj} mail as {as:unread=unread} so it sits on top later
show {email_id=snd}'s mail as {as:unread=not read} again
{email_id=item} -> {as:unread=unread}
reset the mail from {email_id=snd} to {as:unread=unread}
would you kindly mark the email from {email_id=snd} as {as:unread=unread}, I only glanced at it
# Flagged.
{as:flagged=flag} {email_id=snd}'s (mail|email)
{as:flagged=flag} the mail from {email_id=snd} [please]
{as:flagged=flag} that (mail|email|one)
{as:flagged=flag} it
{as:flagged=flag} {email_id=mid}
{as:flagged=flag} {email_id=item} for later
{as:flagged=flag} the email about the {email_id=subj}
~ put a {as:flagged=flag} on {email_id=snd}'s mail
put a {as:flagged=star} on the mail from {email_id=snd}
{as:flagged=star} {email_id=snd}'s email
{as:flagged=star} that mail
{as:flagged=star} the one about the {email_id=subj}
mark {email_id=snd}'s mail as {as:flagged=flagged|important|starred}
mark {email_id=item} as {as:flagged=important}
mark that as {as:flagged=important|flagged}
mark the mail about the {email_id=subj} {as:flagged=important}, I mustn't lose it
give {email_id=snd}'s mail a {as:flagged=star|flag}
add a {as:flagged=flag|star} to the email from {email_id=snd}
can you {as:flagged=flag} the mail {email_id=snd} sent
could you {as:flagged=star} {email_id=item} for me
would you {as:flagged=flag} the {email_id=subj} mail, I need it on monday
I want {email_id=snd}'s mail {as:flagged=flagged}
I'd like a {as:flagged=star} next to {email_id=snd}'s mail
~ {email_id=snd}'s mail deserves a {as:flagged=star}
{email_id=snd}'s mail is {as:flagged=important}, mark it
{email_id=item} needs a {as:flagged=flag} so I find it again
{=hi} {as:flagged=flag} the mail from {email_id=snd}
{=why}, {as:flagged=flag} {email_id=snd}'s mail so that I see it tonight
don't forward {email_id=snd}'s mail, only {as:flagged=flag} it
don't answer yet, {as:flagged=star} the mail from {email_id=snd}
stick a {as:flagged=flag} on mail {email_id=mid}
highlight {email_id=snd}'s mail with a {as:flagged=star}
# What as is not said.
mark {email_id=snd}'s mail
mark the mail about the {email_id=subj} for me
I want to mark that email
~ tag the mail from {email_id=snd} somehow
%lang de
markiere die Mail von {email_id=von} als {as:read=gelesen}
(markier|markiere) [bitte] die Mail als {as:read=gelesen}
setz die Mail von {email_id=von} auf {as:read=gelesen}
die Mail zum {email_id=dthema} kannst du als {as:read=gelesen} markieren
{email_id=vs}s Mail hab ich gesehen, bitte als {as:read=gelesen} markieren
mail {email_id=mid} {as:read=gelesen}
~ ich kenn die Mail von {email_id=von} schon, mach sie auf {as:read=gelesen}
markiere die Mail von {email_id=von} als {as:unread=ungelesen}
setz das wieder auf {as:unread=ungelesen}
die Mail von {email_id=von} bitte wieder auf {as:unread=ungelesen} stellen, ich les sie heute Abend
mach die Mail wegen {email_id=dthema} wieder {as:unread=ungelesen}
kannst du die Nachricht von {email_id=von} als {as:unread=ungelesen} kennzeichnen?
lass {email_id=vs}s Mail {as:unread=ungelesen}
markiere die Mail von {email_id=von} als {as:flagged=wichtig}
die Mail von {email_id=von} ist {as:flagged=wichtig}, markier sie
mach einen {as:flagged=Stern} an die Mail von {email_id=von}
~ gib der Mail über {email_id=dthema} einen {as:flagged=Stern}
{as:flagged=Fähnchen} an die Mail von {email_id=von} bitte
könnten Sie die E-Mail von {email_id=von} als {as:flagged=wichtig} markieren
%lang es
marca como {as:read=leído} el correo de {email_id=de}
marca ese correo como {as:read=leído}
pon el correo de {email_id=de} como {as:read=leído}
ya vi lo de {email_id=de}, márcalo como {as:read=leído}
¿puedes marcar como {as:read=leído} el correo del {email_id=etema}?
marca como {as:read=leído} el correo {email_id=mid}
~ el de {email_id=de} dalo por {as:read=leído}
marca como {as:unread=no leído} el correo de {email_id=de}
vuelve a poner como {as:unread=no leído} el correo del {email_id=etema}
deja el correo de {email_id=de} como {as:unread=no leído}, lo miro luego
lo abrí sin querer, márcalo como {as:unread=no leído}
pon ese otra vez {as:unread=sin leer}
marca como {as:flagged=importante} el correo de {email_id=de}
ponle una {as:flagged=estrella} al correo de {email_id=de}
~ ponle {as:flagged=bandera} al mail del {email_id=etema}
el correo de {email_id=de} es {as:flagged=importante}, márcalo
{as:flagged=destaca} el correo sobre el {email_id=etema}
sería posible marcar el correo de {email_id=de} como {as:flagged=importante}? gracias

%tool search_email
%lang en
# Nothing but the newest, or the new ones.
any {unread:true=new} (mail|mails|email|emails)
any {unread:true=new} mail from {from_email=snd}
do I have {unread:true=new|unread} (mail|emails|messages in my inbox)
have I got mail
have I got any mail {date=day}
did I get any mail {date=day}
you got mail for me?
anything {unread:true=new} in my (inbox|mailbox)
anything in the inbox
what's in my inbox
what's {unread:true=new} in my inbox
what came in by mail {date=day}
~ what's sitting in my mailbox right now
show me my inbox
show my (mails|emails)
show me my {unread:true=unread|new} (mails|emails)
open my inbox
open my mailbox and list what's {unread:true=unread}
check my (mail|email|inbox|mails)
check my mail please, {=why}
check if there's {unread:true=new} mail
could you check whether any mail came in {date=day}
list my latest mails
list the last {limit=num} (mails|emails)
list all my {unread:true=unread} emails
list {date=day}'s emails
the latest {limit=num} emails
~ latest {limit=num} {unread:true=unread} ones from my inbox
last {limit=num} mails pls
my {limit=num} newest emails
give me the {limit=num} most recent mails
give me the newest mail
show me the latest email
show me my last mail
what's my latest mail
what's the newest email I got
who wrote me last
who mailed me {date=day}
who has emailed me {date=day}
who's been writing me mails lately
~ who's the newest mail from
did anyone mail me {date=day}
did anybody write me an email {date=day}
has anyone written me
has anyone emailed while I was out
has the post come in, the electronic one I mean
is there {unread:true=new} mail
is my inbox empty
is there anything {unread:true=unread} from {from_email=snd}
are there any mails I have {unread:true=not read} yet
are there {unread:true=unread} mails
how many {unread:true=unread} mails do I have
how many mails came in {date=day}
how many emails did {from_email=snd} send me
how many mails with {has_attachment:true=attachments} did I get {date=day}
which mails have I {unread:true=not read} yet
which emails did I get {date=day}
{unread:true=unread} mail
{unread:true=unread} emails from {date=day}
inbox please
inbox, {unread:true=unread} only
mails {date=day}?
~ {=hi}, anything {unread:true=new} by email
{=hi} what mails do I have
{=why}, any {unread:true=new} mail?
{unread:true=new} mails?
good morning! would you be so kind and tell me whether there is any {unread:true=new} mail
# By sender, day, attachment.
the {unread:true=unread} ones from {from_email=snd}
{unread:true=unread} mails from {from_email=snd}
show me the {unread:true=unread} mails from {from_email=snd}
anything {unread:true=new} from {from_email=snd}
anything from {from_email=snd} {date=day}
anything by mail from {from_email=snd}?
what's {unread:true=new} from {from_email=snd}
latest mail from {from_email=snd}
latest mail with an {has_attachment:true=attachment}
latest {limit=num} mails with {has_attachment:true=attachments|an attachment}
~ the newest mail from {from_email=snd} that has an {has_attachment:true=attachment|file attached}
mails with {has_attachment:true=attachments}
mails from {from_email=snd} with {has_attachment:true=an attachment|attachments|files attached}
mails without {has_attachment:false=an attachment|attachments} from {date=day}
which of my mails have {has_attachment:true=attachments}
which mails have {has_attachment:true=something attached}
list {limit=num} emails from {from_email=snd}
list what {from_email=snd} mailed me {date=day}
show emails {date=day}
show me {date=day}'s mails from {from_email=snd}
show me everything {from_email=snd} has emailed me
has {from_email=snd} answered
has {from_email=snd} replied by mail yet
did {from_email=snd} write
did {from_email=snd} write me {date=day}
did {from_email=snd} email me {date=day}
did {from_email=snd} send me a mail with an {has_attachment:true=attachment} {date=day}
did I hear back from {from_email=snd}
have I heard from {from_email=snd} by mail
~ I'm waiting for word from {from_email=snd}, any {unread:true=new} email?
when did {from_email=snd} last email me
when did the last mail from {from_email=snd} come
still nothing from {from_email=snd} in my inbox?
mail from {from_email=snd}?
did the mail from {from_email=snd} arrive
emails of the {days_back=dys}
mails from {from_email=snd}, {days_back=dys}
show me the mails of the {days_back=dys} with an {has_attachment:true=attachment}
{unread:true=unread} mails of the {days_back=dys}, at most {limit=num}
what did I get by mail in the {days_back=dys}
only {unread:true=unread} mails with {has_attachment:true=attachments}, {limit=num} of them
mails I've already {unread:false=read} from {from_email=snd}
the ones I have {unread:false=read} {date=day}
# Beside its neighbours.
don't mark anything, show me what's {unread:true=unread}
don't open it, just tell me if {from_email=snd} has written
not the whole text, just a list of the {limit=num} newest mails
~ before I write {=pp}, did they mail me {date=day}
which mails did {from_email=snd} forward to me
%lang de
(habe|hab) ich {unread:true=neue} Mails
gibt es {unread:true=neue} E-Mails
was ist in meinem Posteingang
zeig mir meine {unread:true=ungelesenen|neuen} Mails
zeig meine letzten {limit=dzahl} Mails
zeig mir den Posteingang
ist was {unread:true=Neues} im Postfach
{unread:true=ungelesene} von {from_email=von}
welche Mails hab ich noch {unread:true=nicht gelesen}
~ wer hat mir {date=dtag} gemailt
hat mir jemand geschrieben, also per Mail
hat {from_email=nomv} mir {date=dtag} gemailt
hat {from_email=nomv} schon geantwortet
ist Post von {from_email=von} da, per Mail mein ich
die neueste Mail mit {has_attachment:true=Anhang}
Mails mit {has_attachment:true=Anhang} von {from_email=von}
wie viele Mails kamen {date=dtag}
wie viele {unread:true=ungelesene} Mails hab ich
check mal meine Mails
könnten Sie bitte nachsehen, ob {unread:true=neue} E-Mails gekommen sind
%lang es
tengo correos {unread:true=nuevos}
¿hay correo {unread:true=nuevo}?
qué hay en mi bandeja de entrada
enséñame los correos {unread:true=no leídos|sin leer}
muéstrame los últimos {limit=enum} correos
los {unread:true=no leídos} de {from_email=de}
me ha escrito alguien {date=edia}
ha contestado {from_email=de}
~ me ha llegado algo de {from_email=de} al correo
quién me escribió {date=edia} por correo
cuántos correos recibí {date=edia}
cuántos mails {unread:true=sin leer} tengo
el último correo con {has_attachment:true=adjunto}
correos de {from_email=de} con {has_attachment:true=adjuntos|archivos adjuntos}
revisa mi correo porfa
mira si hay algo {unread:true=nuevo} de {from_email=de}
correos de {date=edia}
abre mi bandeja
buenos días, podría decirme si entró correo {unread:true=nuevo} {date=edia}

%tool compose_email
%lang en
# Tell somebody.
tell {to=pp} {body=say}
tell {to=pp} that {body=say}
tell {to=pp} I said {body=say}
please tell {to=pp} {body=say}
tell {to=pair} {body=say}
tell {to=pp} to {body=order}
tell {to=pp} the following: {body=long}
could you tell {to=pp} that {body=say}
can you tell {to=pp} {body=say}
can somebody tell {to=pp} that {body=say}
would you mind telling {to=pp} that {body=say}
you have to tell {to=pp} {body=say}
I have to tell {to=pp} that {body=say}
~ I need to tell {to=pp} {body=say}
I forgot to tell {to=pp} that {body=say}
I never told {to=pp} that {body=say}, please do
somebody should tell {to=pp} {body=say}
hasn't anyone told {to=pp} yet that {body=say}? please do
{=hi}, tell {to=pp} {body=say}
{=hi} tell {to=pp} to {body=order}, thanks
{=why}, tell {to=pp} {body=say}
{=why}. Tell {to=pp} that {body=say}.
# Let somebody know.
let {to=pp} know {body=say}
let {to=pp} know that {body=say}
let {to=pair} know that {body=say}
let {to=pp} know: {body=say}
can you let {to=pp} know {body=say}
could you please let {to=pp} know that {body=say}
would you let {to=pp} know {body=say}, {=why}
~ I'd like to let {to=pp} know that {body=say}
I want {to=pp} to know {body=say}
{to=pp} should know that {body=say}
{to=pp} has to know {body=say}
{to=pp} doesn't know yet that {body=say}
{to=pp} needs to hear that {body=say}
{to=pp} is waiting to hear from me, {body=say}
does {to=pp} know that {body=say}? if not, write it
give {to=pp} word that {body=say}
give {to=pp} a heads up that {body=say}
heads up to {to=pp}: {body=say}
~ keep {to=pp} in the loop, {body=say}
inform {to=pp} that {body=say}
notify {to=pp} by mail that {body=say}
# Write, drop a line.
write {to=pp} that {body=say}
write {to=pp} {body=say}
write to {to=pp} that {body=say}
write to {to=pp} and say {body=say}
write {to=pp} a mail: {body=long}
write {to=pp} a short mail that {body=say}
write {to=pp} something nice, like {body=long}
write a line to {to=pp} that {body=say}
write a quick note to {to=pp}: {body=say}
can you write {to=pp} that {body=say}
could you write to {to=pp} for me? {body=say}
drop {to=pp} a line that {body=say}
drop {to=pp} a line saying {body=say}
drop {to=pp} a quick note, {body=say}
~ drop {to=pair} a line: {body=say}
drop a line to {to=pp}, {body=say}
send {to=pp} a line that {body=say}
send {to=pp} a few words: {body=long}
send {to=pp} a mail that {body=say}
send {to=pp} an email saying {body=say}
send {to=pp} a note saying {body=say}
send {to=pp} a quick email, subject {subject=subjl}: {body=say}
send word to {to=pp} that {body=say}
email {to=pp} that {body=say}
email {to=pp} {body=say}
email {to=pp} and {cc=pp} gets a copy, text: {body=say}
email {to=pp}: {body=long}
email {to=pair} that {body=say}
mail {to=pp} that {body=say}
mail {to=pp}, subject {subject=subjl}, {body=say}
mail {to=pp} about {subject=subjl} and say {body=say}
mail to {to=pp}: {body=say}
to {to=pp}: {body=say}
~ shoot {to=pp} an email that {body=say}
shoot {to=pp} a quick line, {body=say}
fire off a mail to {to=pp}: {body=say}
get a mail out to {to=pp} saying {body=say}
put in a mail to {to=pp} that {body=say}
new mail to {to=pp}, subject {subject=subjl}, text {body=long}
compose a mail to {to=pp} with the subject {subject=subjl}: {body=long}
email {to=pp}, cc {cc=pp}, subject {subject=subjl}, {body=say}
write {to=pp} with {cc=pp} in copy that {body=say}
# Ask, thank, wish.
ask {to=pp} if {body=ask}
ask {to=pp} whether {body=ask}
ask {to=pp} by mail if {body=ask}
ask {to=pp} to {body=order}
could you ask {to=pp} whether {body=ask}
write {to=pp} and ask if {body=ask}
mail {to=pp} and ask them to {body=order}
~ I wonder if {body=ask}, ask {to=pp}
find out from {to=pp} whether {body=ask}, by email
remind {to=pp} by mail to {body=order}
invite {to=pp} by mail: {body=long}
apologise to {to=pp} by email, {body=say}
say to {to=pp} that {body=say}
message for {to=pp} by mail: {body=say}
confirm to {to=pp} by mail that {body=say}
pass the message to {to=pp} that {body=say}
report to {to=pp} that {body=say}
# Quotes first, turned round.
"{body=say}" - mail that to {to=pp}
{body=say}, tell {to=pp}
{body=say}, let {to=pp} know please
{body=say}. Can you let {to=pp} know?
~ {body=say} - write that to {to=pp}
"{body=long}" to {to=pp} by email
that {body=say} is something {to=pp} should read, email it
# Him, her, them: said before.
write him that {body=say}
write her {body=say}
tell her {body=say}
tell them that {body=say}
let him know {body=say}
drop her a line that {body=say}
~ email them that {body=say}
ask him if {body=ask}
# Text missing, or the person.
write {to=pp} a mail
I want to write to {to=pp}
drop {to=pp} a line
I should email {to=pp} about {subject=subjl}
~ let {to=pp} know
tell {to=pp}
send an email to {to=pp}, I'll dictate
write that {body=say}
# Long and polite.
Good morning, would you be so kind as to write to {to=pp}? The text: {body=long} Thank you.
when you get a chance, please write a friendly mail to {to=pp} with this text: {body=long}
I'd be grateful if you could let {to=pp} know that {body=say}, and please use {subject=subjl} as the subject
I've been meaning to write to {to=pp} for days. Please send this: {body=long}
{=hi}, I hate to ask, but could you drop {to=pp} a line that {body=say}? {=why}
dear assistant, kindly inform {to=pp} on my behalf that {body=say}
# Beside its neighbours.
not an answer, a new mail to {to=pp}: {body=say}
don't forward anything, just write {to=pp} that {body=say}
no reminder for me, tell {to=pp} to {body=order}
don't note it down, tell {to=pp} {body=say}
~ no chat, an email to {to=pp} that {body=say}
%lang de
sag {to=sp}, dass {body=dass}
sag {to=sp} {body=dsatz}
schreib {to=sp}, dass {body=dass}
schreib {to=sp}: {body=dsatz}
schreib {to=sp} kurz, {body=dsatz}
gib {to=sp} Bescheid, dass {body=dass}
kannst du {to=sp} Bescheid geben, dass {body=dass}
könntest du {to=sp} bitte schreiben, dass {body=dass}?
~ lass {to=an} wissen, dass {body=dass}
{to=sp} bitte mitteilen, dass {body=dass}
teil {to=sp} mit, dass {body=dass}
richte {to=sp} aus, dass {body=dass}
ich muss {to=sp} noch sagen, dass {body=dass}
frag {to=an}, ob {body=dob}
mail {to=sp}, dass {body=dass}
schick {to=sp} eine Mail: {body=dlang}
Würden Sie {to=sp} bitte folgendes schreiben? {body=dlang}
{to=nom} weiß noch nicht, dass {body=dass}
~ {body=dsatz}, sag das {to=sp}
schreib ihm, dass {body=dass}
sag ihr {body=dsatz}
schreib {to=sp} eine Mail
Mail an {to=an}: {body=dsatz}
%lang es
dile a {to=a} que {body=que}
dile a {to=a} {body=que}
avisa a {to=a} de que {body=que}
avísale a {to=a} que {body=que}
escríbele a {to=a} que {body=que}
escribe a {to=a}: {body=que}
cuéntale a {to=a} que {body=que}
~ hazle saber a {to=a} que {body=que}
manda un correo a {to=a} que diga {body=que}
mándale unas líneas a {to=a}, {body=que}
pregúntale a {to=a} si {body=esi}
dile a {to=a} que {body=esub}
puedes decirle a {to=a} que {body=que}?
podrías escribirle a {to=a} y decirle que {body=que}, por favor
tengo que decirle a {to=a} que {body=que}
{to=a} no sabe todavía que {body=que}, avísale
comunícale a {to=a} lo siguiente: {body=elarga}
Buenas tardes, ¿sería tan amable de escribir a {to=a}? El texto: {body=elarga}
~ {body=que}, díselo a {to=a}
escríbele que {body=que}
dile que {body=que}
quiero escribirle a {to=a}
correo para {to=a}: {body=elarga}

%tool reply_email
%lang en
# Said of the person.
answer {email_id=snd}'s mail (that|with) {body=fine}
answer {email_id=snd}'s email: {body=fine}
answer {email_id=snd}'s mail with {body=yes}
answer the mail from {email_id=snd} that {body=fine}
answer the mail about the {email_id=subj} with "{body=fine}"
answer mail {email_id=mid} with {body=fine}
answer that mail with {body=yes}
answer that one: {body=fine}
answer her that {body=fine}
answer him {body=fine}
answer them with {body=yes}
please answer {email_id=snd} that {body=fine}
~ answer {email_id=snd}, {body=fine}
reply to {email_id=snd}'s mail that {body=fine}
reply to {email_id=snd}'s email with {body=fine}
reply to {email_id=snd}'s mail: {body=long}
reply to the mail from {email_id=snd} and say {body=fine}
reply to the mail about the {email_id=subj} that {body=fine}
reply to {email_id=item}: {body=fine}
reply to {email_id=item} with {body=yes}
reply to {email_id=snd} that {body=fine}
reply {body=yes} to {email_id=snd}'s mail
reply {body=yes} to that mail
reply that {body=fine}
reply "{body=fine}" to the email from {email_id=snd}
reply with {body=yes}
respond to {email_id=snd}'s email saying {body=fine}
respond to {email_id=snd}'s mail with {body=yes}
~ respond to the {email_id=subj} mail that {body=fine}
respond {body=yes} to {email_id=snd}'s mail
write back to {email_id=snd} that {body=fine}
write back to {email_id=snd}: {body=fine}
write {email_id=snd} back that {body=fine}
write back that {body=fine}
write back {body=yes}
mail {email_id=snd} back that {body=fine}
email {email_id=snd} back, {body=fine}
get back to {email_id=snd} and tell them {body=fine}
get back to {email_id=snd} on that mail with {body=yes}
say {body=yes} to {email_id=snd}'s mail
say {body=yes} to the mail about the {email_id=subj}
say {body=yes} to that email
say {body=fine} in reply to {email_id=snd}'s mail
~ tell {email_id=snd} in reply to the mail that {body=fine}
give {email_id=snd}'s mail an answer: {body=fine}
send {email_id=snd} an answer to that mail: {body=fine}
send a reply to {email_id=snd}'s mail saying {body=fine}
send a short answer to {email_id=item}, {body=yes}
in answer to {email_id=snd}'s mail, {body=fine}
re {email_id=snd}'s mail: {body=fine}
re the {email_id=subj} mail, answer {body=yes}
accept what {email_id=snd} mailed, answer {body=fine}
# Questions, wishes.
can you reply to {email_id=snd}'s mail that {body=fine}
can you write back to {email_id=snd} that {body=fine}
could you answer {email_id=snd}'s mail with {body=fine}
would you answer the mail about the {email_id=subj}, saying {body=fine}
~ would you please reply to the email from {email_id=snd}: {body=long}
I want to answer {email_id=snd}'s mail with {body=yes}
I'd like to reply to {email_id=snd}'s mail that {body=fine}
I owe {email_id=snd} an answer to that mail, write {body=fine}
I still have to answer {email_id=snd}'s mail, say {body=fine}
{email_id=snd} is waiting for my answer, reply {body=fine}
{email_id=snd} asked in that mail, answer {body=yes}
{email_id=snd}'s mail needs an answer: {body=fine}
{email_id=snd} wrote, say {body=yes} back
my answer to {email_id=snd}'s mail is {body=fine}
{=hi}, reply to {email_id=snd}'s mail with {body=yes}
{=why}, so answer {email_id=snd}'s mail that {body=fine}
thank {email_id=snd} for the mail and reply that {body=fine}
# Beside its neighbours, and what is missing.
don't forward {email_id=snd}'s mail, answer it: {body=fine}
~ not a new mail, reply to the one from {email_id=snd} with {body=fine}
answer {email_id=snd}'s mail, don't just mark it, {body=yes}
reply to {email_id=snd}'s mail
answer {email_id=item} for me
I have to answer {email_id=snd}'s mail
write back to {email_id=snd}
%lang de
antworte {email_id=sp}, dass {body=dfdass}
antworte auf die Mail von {email_id=von}: {body=dfine}
antworte auf die Mail von {email_id=von} mit {body=dfine}
beantworte {email_id=vs}s Mail mit "{body=dfine}"
~ schreib {email_id=sp} zurück, dass {body=dfdass}
schreib zurück: {body=dfine}
sag {body=dfine} zu der Mail von {email_id=von}
kannst du {email_id=sp} auf die Mail antworten, dass {body=dfdass}?
auf die Mail zum {email_id=dthema} antworten: {body=dfine}
antworte ihr {body=dfine}
bitte beantworten Sie die E-Mail von {email_id=von} damit, dass {body=dfdass}
ich muss {email_id=sp} noch antworten, schreib {body=dfine}
{email_id=nom} wartet auf Antwort, schreib zurück {body=dfine}
antworte auf {email_id=vs}s Mail
%lang es
contesta a {email_id=de} que {body=efine}
contéstale a {email_id=de} que {body=efine}
responde al correo de {email_id=de} con {body=efine}
responde a {email_id=de}: {body=efine}
~ respóndele a {email_id=de} {body=efine}
di que {body=efine} al correo de {email_id=de}
contéstale que {body=efine}
contesta el mail del {email_id=etema} con "{body=efine}"
¿puedes responder al correo de {email_id=de} que {body=efine}?
tengo que contestar a {email_id=de}, pon {body=efine}
{email_id=de} espera respuesta, contesta {body=efine}
no reenvíes el correo de {email_id=de}, contéstalo: {body=efine}
sería tan amable de contestar al correo sobre el {email_id=etema} que {body=efine}
respóndele al correo de {email_id=de}

%tool get_email_details
%lang en
open the (one|mail|email) from {email_id=snd}
open {email_id=snd}'s (mail|email)
open {email_id=item}
open the mail about the {email_id=subj}
open that one
open it and read it to me, that mail from {email_id=snd}
read me {email_id=snd}'s mail
read me the mail from {email_id=snd}
read {email_id=snd}'s mail out loud, {=why}
read out the email about the {email_id=subj}
~ read me what {email_id=snd} mailed
read {email_id=item} to me
can you read me the mail {email_id=snd} sent
could you open the one about the {email_id=subj}
let me see {email_id=snd}'s mail
let me see the whole mail about the {email_id=subj}
let's hear what {email_id=snd} wrote, all of it
show me the mail from {email_id=snd}, the whole thing
show {email_id=snd}'s email in full
show me the full text of {email_id=item}
pull up the email from {email_id=snd}
pull up {email_id=item} please
bring up the {email_id=subj} mail
what exactly did {email_id=snd} write
what did {email_id=snd} write, word for word
what does {email_id=snd}'s mail say exactly
~ what does the mail about the {email_id=subj} say, all of it
what's in {email_id=snd}'s mail, every line
what's attached to {email_id=snd}'s mail
is anything attached to the mail from {email_id=snd}
who else got {email_id=snd}'s mail
who was in copy of the mail about the {email_id=subj}
I want to read {email_id=snd}'s mail myself
I'd like to see {email_id=item} in full
{email_id=snd}'s mail, the full text
{=hi}, read me the one from {email_id=snd}
would you be so kind as to read me the email from {email_id=snd} from start to end
no summary, {email_id=snd}'s mail in full
don't mark it, open the mail from {email_id=snd}
the one from {email_id=snd}, open it
~ details of {email_id=item}
full mail {email_id=mid} please
%lang de
lies mir die Mail von {email_id=von} vor
öffne die Mail von {email_id=von}
mach die Mail zum {email_id=dthema} auf
zeig mir die ganze Mail von {email_id=von}
was genau hat {email_id=nom} geschrieben
~ {email_id=vs}s Mail bitte im vollen Wortlaut
könntest du mir {email_id=vs}s Mail vorlesen
was hängt an der Mail von {email_id=von} dran
nicht zusammenfassen, lies mir die Mail von {email_id=von} ganz vor
%lang es
abre el correo de {email_id=de}
léeme el correo de {email_id=de}
léeme lo que escribió {email_id=de}
enséñame entero el mail de {email_id=de}
qué dice exactamente el correo de {email_id=de}
~ abre el del {email_id=etema}
me lees el correo sobre el {email_id=etema}, por favor
quién más recibió el correo de {email_id=de}
sin resumir, el correo completo de {email_id=de}

%tool summarize_email
%lang en
what does {email_id=snd} want
what does {email_id=snd} want from me
what did {email_id=snd} want in that mail
what is {email_id=snd} after
what's {email_id=snd}'s mail about
what's the mail from {email_id=snd} about, briefly
what's the gist of {email_id=snd}'s mail
~ the gist of {email_id=item}
what does {email_id=snd} say, in short
what does {email_id=snd} ask for
what is {email_id=snd} charging me for it
how much does {email_id=snd} want
how much does {email_id=snd} want for the job
by when does {email_id=snd} need an answer
by when do I have to answer {email_id=snd}
does {email_id=snd} need anything from me
does {email_id=snd} want an answer
when does {email_id=snd} want to come, according to the mail
when is {email_id=snd} coming, it's in the mail
sum up {email_id=snd}'s mail
sum up the mail about the {email_id=subj} for me
summarise {email_id=item}
summarize the email from {email_id=snd} please
~ summary of the mail about the {email_id=subj}
give me {email_id=snd}'s mail in two sentences
give me the short version of {email_id=item}
give me the main points of the {email_id=subj} mail
tl;dr of {email_id=snd}'s mail
tldr {email_id=snd} mail
{email_id=snd}'s mail in a nutshell
{email_id=snd}'s mail is endless, what do they want
{=why}, what does {email_id=snd} want, in one line
{=hi}, what did {email_id=snd} want again
boil {email_id=snd}'s mail down for me
can you sum up what {email_id=snd} wrote
could you tell me briefly what {email_id=snd} wants of me
I don't want to read {email_id=snd}'s mail, what does it come down to
which dates are in {email_id=snd}'s mail
~ what amounts does the mail about the {email_id=subj} name
what did {email_id=snd} decide about it, in the mail
not the whole mail from {email_id=snd}, only the point of it
%lang de
was will {email_id=nom} von mir
was wollte {email_id=nom} in der Mail
worum geht es in der Mail von {email_id=von}
fass die Mail von {email_id=von} zusammen
fasse mir die Mail zum {email_id=dthema} kurz zusammen
~ wie viel verlangt {email_id=nomv}
braucht {email_id=nom} noch eine Antwort von mir
bis wann will {email_id=nomv} eine Antwort
{email_id=vs}s Mail in zwei Sätzen
%lang es
qué quiere {email_id=de}
qué quería {email_id=de} en su correo
de qué va el correo de {email_id=de}
resume el correo de {email_id=de}
resúmeme el mail sobre el {email_id=etema}
~ cuánto pide {email_id=de}
necesita {email_id=de} una respuesta mía
para cuándo quiere {email_id=de} la respuesta
el correo de {email_id=de} en dos frases

%tool send_message
%lang en
# Groups, channels and ids; a person by name gets an e-mail.
tell {chat_id=grp} {text=say}
tell {chat_id=grp} that {text=say}
tell everyone in {chat_id=grp} that {text=say}
let {chat_id=grp} know {text=say}
let {chat_id=grp} know that {text=say}, {=why}
write in {chat_id=grp} that {text=say}
write {chat_id=grp}: {text=say}
drop a line in {chat_id=grp} that {text=say}
~ drop {chat_id=grp} a line, {text=say}
post in {chat_id=grp} that {text=say}
post "{text=say}" to {chat_id=grp}
ask {chat_id=grp} if {text=ask}
ask in {chat_id=grp} whether {text=ask}
send {chat_id=grp} a message: {text=say}
message {chat_id=grp} that {text=say}
could you let {chat_id=grp} know that {text=say}
{text=say}, tell {chat_id=grp}
not a mail, a message to {chat_id=grp} that {text=say}
~ {=hi}, {chat_id=grp} should know {text=say}
give {chat_id=grp} a heads up that {text=say}
%lang de
schreib in {chat_id=dgr}, dass {text=dass}
sag {chat_id=dgr}, dass {text=dass}
gib {chat_id=dgr} Bescheid: {text=dsatz}
~ teil {chat_id=dgr} mit, dass {text=dass}
poste {text=dsatz} in {chat_id=dgr}
%lang es
dile al {chat_id=egr} que {text=que}
avisa al {chat_id=egr} que {text=que}
escribe en el {chat_id=egr} que {text=que}
~ pregunta en el {chat_id=egr} si {text=esi}
pon en el {chat_id=egr}: {text=que}
