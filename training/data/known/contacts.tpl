# Contacts: people are looked up, added, changed, deleted and read in from a file.
%list nm: Anneke | Rashid | Priya | Bob | Kim | Halima | Benji | Solveig | Oisín | Kwame | Dot | Ludmila | Ferdi | Carol | Tomasz Kowal | Marguerite | Imani | Deshawn | Ingrid | Yuki | Dr. Weber | Mr. Abara | Ms. Okoro | Mrs. Quist | Coach Bell | Wanda | Old Joe | Femi | Ravi | Zuzana | Aunt Bo | Uncle Pete | Nora | Alice | Bea | Sunil
%list nf: Anneke de Vries | Rashid Karim | Solveig Dahl | Carys Morgan | Kwame Mensah | Nkechi Obi | Ludmila Petrova | Hamza El Idrissi | Joris van Dam | Mei Lin | Callum Reid | Imani Brooks | Petra Lund | Tilda Moss | Sean O'Neill | Yuki Tanaka | Elif Kaya | Mateusz Zielinski | Beatriz Rocha | J. Ortega | Gwen Halloran | Dr. Ines Falk | Prof. Adeyemi | Bruno Bianchi | Ann-Marie Stone | Li Na | Rhea Pillai | Odette Marchand
%list nfi: Anneke | Rashid | Solveig | Carys | Kwame | Nkechi | Hamza | Joris | Callum | Imani | Petra | Tilda | Sean | Elif | Beatriz | Gwen | Bruno | Rhea | Odette | Bob | Kim | Alice | Priya | Tom
%list rl: my landlord | the plumber | my sister | the vet | our accountant | the dog sitter | my dentist | the school office | the caretaker | my brother-in-law | mum | dad | the babysitter | our solicitor | the window cleaner | my boss | the piano teacher | the letting agent | grandma | my cousin
%list pro: plumber Hendriks | Fenwick & Sons | Garage Lund | the new babysitter | Taxi Nowak | Pizzeria Bella | Vet Dr. Hale | Greenbarn Nursery | the roofer | Locksmith 24 | the new tenant | Piano Teacher Ana | Acme Support | our midwife
%list ph: 555 0101 | 555-0199 | 0171 555 21 | 0170 1234567 | +44 7700 900123 | +49 151 2345678 | 020 7946 0018 | (212) 555-0147 | 07700 900456 | +1 415 555 0132 | 0341/55 44 32 | 089 123 45-67 | 0049 30 1234 | +33 6 12 34 56 78 | 5550177 | +353 86 123 4567 | 01632 960 554 | 555.0118 | +61 491 570 156
%list em: bob@example.com | priya@example.com | halima@mossgrove.example | j.ortega@northmill.example | kwame99@post.example | dot.h@uni-west.example | tilda@studio-elm.example | anna.schmidt@web.de | r.karim@corp.net | office@fenwick.example | hello@greenbarn.example | imani.o@example.org | mei_lin@mail.org | ines+work@clinic.example | ferdi@startup.ai | sean.oneill@gmail.com | yuki.t@uni-x.edu | lund-garage@example.se
%list cid: #4 => 4 | #12 => 12 | 7 => 7 | 23 => 23 | 31 => 31 | #108 => 108 | 56 => 56 | #9 => 9 | 240 => 240
%list chat: ok so | morning | sorry, me again | I'm on the bus | quick one | just met them | my hands are full | before it slips my mind | busy day | oh and | right | I have two minutes | long day
%list why: the parcel man is asking | I have to call them back | I need it for a form | my phone died | she's expecting a call | I'm at the post office | I want to send a card | they asked for a reference | I'm filling in an emergency form
%list poss: his | her | their
%list vcf: people.vcf | contacts.vcf | kontakte.vcf | agenda.vcf | ~/Downloads/contacts.vcf | /home/ada/people.vcf | old phone.vcf | export/addressbook.vcf | friends.vcard | backup/2024-contacts.vcf | icloud.vcf | choir.vcf | Documents/clients.vcf | C:\Users\kim\contacts.vcf | /tmp/all_contacts.vcf | work-people.vcf | google-export.vcf | iphone_2023.vcf | ./family.vcf | parents-5b.vcf | sim card.vcf
%list dn: Markus | Sabine | Petra | Jürgen | Ayşe | Emre | Katrin | Frau Lindner | Dr. Hansen | Jule | Bernd | Tante Gerda | Heike | Torben | Onkel Rolf | Familie Brandt
%list dg: Sabine | Petra | Katrin | Emre | Ayşe | Jule | Heike | Torben | Bernd | Tante Gerda | Onkel Rolf | Kathrin Vogt | Mehmet | Oma
%list dr: meiner Schwester | unserem Vermieter | dem Klempner | meinem Chef | der Hausverwaltung | Herrn Öztürk | meiner Hebamme
%list df: Markus Lehmann | Sabine Kröger | Ayşe Demir | Emre Yıldız | Katrin Vogt | Torben Jensen | Jule Brandt | Dr. Hansen | Bernd Maier | Schreinerei Huber | Heike Sommer | Frau Lindner | Zahnarzt Peters
%list en2: Luis | Marta | Iker | Rocío | Don Ramón | Begoña | la doctora Ruiz | mi casero | Nuria | Joaquín | mi prima Elena | Rubén | Tía Pilar | Fátima | mi hermana | Ximena
%list dl: fontanero | dentista | taller | casero | vecino de arriba | colegio
%list ef: Luis Ortega | Marta Vidal | Iker Etxebarria | Rocío Campos | Begoña Sanz | Joaquín Prieto | Nuria Costa | Rubén Díaz | Ximena Robles | Dra. Ruiz | Taller Moreno | Fátima Amrani | Elena Soto | Ramón Gil

%tool list_contacts
# One person's number or address.
what's {query=nm}'s (number|phone number|phone)
what is {query=nm}'s (e-mail|email|mail address|email address)
whats {query=nm}s number
{query=nm} number?
{query=nm} phone
{query=nf} email address
(phone|tel|mobile) {query=nf}
number for {query=rl}
(e-mail|email) of {query=nf}?
can I have {query=nm}'s number
give me {query=nm}'s (number|email|contact details)
I need the number of {query=rl}, {=why}
I need {query=nm}'s email, {=why}
{=why}, what was {query=nm}'s number again
do I have (a number|an e-mail address|a phone number|an email) for {query=nf}
do I have {query=nm}'s (email|number) [saved|somewhere in my contacts]
have I got a mobile for {query=rl}
have we got {query=nm} in the address book
is {query=nf} in my contacts
is {query=nm} among my contacts already or do I have to add (him|her|them)
~ is there an entry for {query=nf} in my phone book
how do I reach {query=rl}
how can I get hold of {query=nm}
how can I reach {query=nf} by phone
how would I contact {query=nf}? phone preferably
what's the best number for {query=rl}
which number do I have for {query=nm}
which email address did I save for {query=nf}
what number have I got down for {query=rl}, the old one or the new one
what address do I have in my contacts for {query=nm}
~ where can I reach {query=rl} if something's up
under which address is {query=nf} saved
look up {query=nf} [in my contacts|in the address book]
look {query=nm} up in my address book [please]
find {query=nf} in my contacts
find me the contact {query=nm}
search my contacts for {query=nm}
search the address book: {query=nf}
show {query=nf}'s contact [details]
show me the contact card of {query=nm}
show me what I've got on {query=rl} in my contacts
open {query=nf} in my address book
open {query=nm}'s contact
pull up {query=nm}'s details
pull up the entry for {query=rl} in contacts, {=why}
check whether {query=nm} is in my contacts
check the address book for {query=nf}, I'm not sure I ever put (him|her) in
check which number I have for {query=rl}
read me {query=nm}'s number [slowly]
tell me {query=nm}'s phone number, I'll write it on my hand
dig out {query=rl}'s number from my contacts
get me {query=nf}'s e-mail
contact: {query=nf}
contacts > {query=nm}
contact details {query=nf}
contact info for {query=rl}
{query=nm}, in my contacts?
{query=nm}: phone? email?
{query=nf} - how do I reach them
{query=nm}'s digits pls
~ {query=nm}'s mail addy?
got {query=nm}'s number?
any number for {query=rl}?
phone number {query=nf}, it should be in the address book
I don't have {query=nm}'s number on me, you do
I can never remember {query=nm}'s email
I've lost my phone, I need {query=rl}'s number
I want to ring {query=nm}, what's the number
I'd like to call {query=rl}, could you get me the number
I'm going to write to {query=nm} later, just give me the address
not sending anything yet, only tell me {query=nm}'s e-mail address
before I call: which number is saved for {query=nf}
someone called {query=nfi} should be in my contacts, last name escapes me
how many people called {query=nfi} do I have in my contacts
which {query=nfi} do I have in my address book
everybody named {query=nfi} in my contacts [please]
did I ever save {query=nm}'s number
did I put {query=nf} in my contacts
~ {=chat}, what was the phone number of {query=rl}? {=why}
{=chat}, could you tell me how {query=nf} can be reached
{=chat} {query=nm}'s number?
would you be so kind as to look up the e-mail address of {query=nf} in my address book
# All of them.
show [me] (my|all my|all) contacts
list [all] my contacts
who is in my (address book|contacts|phone book)
(open|show) the address book
contacts
my contacts please
address book?
how many contacts do I have
how many people are in my address book
whose numbers do I have
whose email addresses do you have for me
who do I have saved
~ let me see everybody in my contacts
give me a list of the people in my address book with their numbers
read out my address book, all of it
I want to go through my contacts and tidy up, show them to me
are there any contacts in here yet
all contacts, names with phone and e-mail
everyone in my contacts
%lang de
(wie ist|was ist) die (Nummer|Telefonnummer|Handynummer) von {query=dn}
wie ist die (Mailadresse|E-Mail-Adresse|Adresse) von {query=df}
{query=dg}s Nummer?
hast du {query=dg}s (Nummer|Mailadresse|Telefonnummer)
Nummer von {query=df}
habe ich eine Mailadresse von {query=df}
steht {query=df} in meinen Kontakten
ist {query=dn} schon im Adressbuch
such {query=df} in meinen Kontakten [raus]
such mir mal die Nummer von {query=dg} raus, ich muss zurückrufen
zeig mir den Kontakt {query=df}
gib mir die Telefonnummer von {query=df}
ich brauche die Handynummer von {query=dr}
wie erreiche ich {query=df}
unter welcher Nummer erreiche ich {query=dg}
schau im Adressbuch nach {query=df}
~ welche Mailadresse habe ich von {query=dg} gespeichert
Kontakt {query=df}
zeig [mir] [alle] meine Kontakte
wer steht in meinem Adressbuch
wie viele Kontakte habe ich
~ kannst du mir alle Leute im Adressbuch auflisten
%lang es
(cuál|cual) es el (número|teléfono|correo|móvil) de {query=en2}
qué número tiene {query=en2}
cuál era el teléfono del {query=dl}
teléfono de {query=ef}
el correo de {query=ef}, por favor, está en mis contactos
tengo (el número|la dirección de correo|el teléfono) de {query=ef}?
dame el (móvil|teléfono|número) de {query=en2}
necesito el correo de {query=ef} para un formulario
está {query=ef} en mis contactos?
busca a {query=ef} en (mis contactos|la agenda)
búscame el número de {query=en2} en la agenda, que tengo que llamar
cómo puedo localizar a {query=ef}
muéstrame el contacto de {query=ef}
mira en mis contactos si tengo a {query=ef}
~ me pasas el teléfono de {query=en2}?
contacto {query=ef}
muéstrame [todos] mis contactos
quién está en mi libreta de direcciones
enséñame la lista de contactos
cuántos contactos tengo
~ a quiénes tengo guardados en la agenda de contactos

%tool add_contact
# The usual ways to ask.
add {name=nf} to my contacts
add {name=nm} to my contacts, {=poss} (email|e-mail|address) is {email=em}
add {name=nf} to my address book, number {phone=ph}
add a contact: {name=nf}, {phone=ph}
add {name=nf}, {email=em}, to the address book
add {name=nm} with the number {phone=ph} and the email {email=em} to my contacts
add {phone=ph} as {name=nm}
add {phone=ph} to my contacts under {name=pro}
add {email=em} to my contacts as {name=nf}
add {email=email} to my contacts, that's {name=fullname}
add a new person to my contacts
add someone to the address book
create a contact (for|called|named) {name=nf}
create a contact {name=nf} with (phone|number) {phone=phone}
create a new contact: name {name=nf}, mail {email=em}, phone {phone=ph}
make a contact out of this: {name=nf}, {phone=ph}, {email=em}
make a new contact for {name=pro}, {phone=ph}
new contact
new contact {name=nf}
new contact {name=nf}, {email=em}
new contact: {name=fullname} {phone=phone}
new contact - {name=nm} - {phone=ph} - {email=em}
new entry in my address book: {name=nf}, {phone=ph}
save {name=nm}'s number, it's {phone=ph}
save {name=nm}'s e-mail: {email=em}
save this number for {name=nm}: {phone=ph}
save {phone=ph} as {name=pro}
save {phone=ph} under {name=nf}
save {email=em} under the name {name=nf} [please]
save the number of {name=pro}: {phone=ph}
save {name=nf} as a contact
save {name=rl} in my contacts: {phone=ph}
store {name=nm}'s number in my contacts: {phone=ph}
store {phone=ph} in the phone book, it belongs to {name=nf}
put {name=nf} in my (contacts|address book|phone book)
put {name=nm} in my contacts with {phone=ph}
put {name=pro} into my phone book, {phone=ph}
put the number {phone=ph} in my contacts, name {name=nf}
put {email=em} in my address book, it's {name=nm}'s
{name=nm}'s new address is {email=em}, put it in my address book
{name=nm}'s number is {phone=ph}, put it in my contacts
{name=nm} gave me {=poss} number, {phone=ph}, add it to my contacts
{name=nf} has given me a card: {email=em}, {phone=ph}. into my contacts with that
~ {name=nm} is at {phone=ph}, save that in the address book
{name=nf}, {phone=ph}, save as contact
{name=nf} {email=em} -> contacts
{name=nf} // {phone=ph} // {email=em} // new contact
~ {phone=ph} {name=nf} add contact
{phone=ph} is {name=pro}, add it to my contacts
{phone=ph} is {name=nm}'s number, save the contact
{email=em} belongs to {name=nf}. could you add that to my contacts?
can you add {name=nf} to my contacts? {phone=ph}
can you save {name=nm}'s mobile for me, {phone=ph}
could you create an address book entry for {name=nf}, {email=email}
could you please put {name=fullname} with e-mail {email=email} and telephone {phone=phone} into my contacts
would you add {name=rl} to my contacts, the number is {phone=ph}
would you mind adding {name=nf} to the address book? {=poss} e-mail is {email=em}
I'd like to add {name=nf} to my contacts
I'd like {name=nm} saved as a contact, phone {phone=ph}
I want to save a number: {phone=ph}, {name=pro}
I want a new contact for {name=nf} with {email=em}
I met {name=nf} today, add (him|her|them) to my contacts, {email=em}
I got {name=nm}'s number at last! {phone=ph}, save it in my contacts
I don't have {name=nm} in my contacts yet, {=poss} number's {phone=ph}
I haven't got {name=nf} in the address book, please add {phone=ph}
I just hired a plumber, contact for him please: {name=nf}, {phone=ph}
we have a new neighbour, {name=nf}, put {=poss} number {phone=ph} in my contacts
there's a new colleague, {name=nf}, {email=em}, add (her|him) to my contacts
the new babysitter is {name=nf}, {phone=ph}. save {=poss} contact
my phone book lacks {name=nm}: {phone=ph}
{=chat}, add {name=nf} to my contacts, {phone=ph}
{=chat}: {name=nm}, {phone=ph}, for the address book
~ {=chat}, could you save {name=pro} in my contacts? {phone=ph}
contact add: {name=nf} {phone=ph}
contact: {name=nf}, tel. {phone=ph}, mail {email=em}. create it
address book + {name=nf} {email=em}
name: {name=nf}, phone: {phone=ph}, email: {email=em}, new contact
name {name=fullname} email {email=email} save to contacts
to my contacts: {name=nf}, {email=em}
into the address book with {name=nf}, {phone=ph}
one more contact: {name=nm}, {email=em}
another one for the address book, {name=nf}, number {phone=ph}, no e-mail
also add {name=nf} as a contact, only the e-mail: {email=em}
~ make sure {name=nf} is in my contacts with {email=em}
don't just remember it, add it to my contacts: {name=nm}, {phone=ph}
not a mail to {name=nm}, only save {=poss} address in my contacts: {email=em}
jot {name=nm}'s number down in my contacts, {phone=ph}
enter {name=nf} in the phone book: {phone=ph}
register {name=nf} in my contacts, e-mail {email=em}
write {name=nm}'s number into my address book: {phone=ph}
keep {phone=ph} in my contacts as {name=pro}
~ get {name=nf} into my address book, {email=em} and {phone=ph}
%lang de
füge {name=df} zu meinen Kontakten hinzu
füge {name=df} mit der Nummer {phone=ph} zu meinen Kontakten hinzu
speichere die Nummer von {name=dn}, {phone=ph}
speicher {name=dg}s Nummer: {phone=ph}
speichere {email=em} als {name=df}
speichere {phone=ph} unter {name=df}
neuer Kontakt {name=df}, {email=em}
neuer Kontakt: {name=df}, {phone=ph}, {email=em}
leg einen [neuen] Kontakt für {name=df} an
leg {name=df} im Adressbuch an, Telefon {phone=ph}
kannst du {name=df} ins Adressbuch aufnehmen? Mail ist {email=em}
nimm {name=df} in meine Kontakte auf, {phone=ph}
trag {name=df} mit {phone=ph} ins Adressbuch ein
~ pack {name=dg} in meine Kontakte, Nummer {phone=ph}
ich hab jetzt {name=dg}s Handynummer, {phone=ph}, speicher sie bei den Kontakten
ich möchte einen neuen Kontakt anlegen
{name=df}, {phone=ph}, bitte als Kontakt speichern
{phone=ph} ist {name=df}, ins Adressbuch damit
die Mailadresse von {name=dn} ist {email=em}, nimm sie in die Kontakte auf
~ wir haben eine neue Nachbarin, {name=df}, {phone=ph}, leg sie als Kontakt an
%lang es
añade a {name=ef} a mis contactos
añade a {name=ef} a mis contactos, {email=em}
añade el número {phone=ph} a mis contactos como {name=ef}
agrega a {name=ef} a la agenda, teléfono {phone=ph}
guarda el número de {name=en2}, es el {phone=ph}
guarda {phone=ph} como {name=ef}
guárdame el correo de {name=en2} en los contactos: {email=em}
crea un contacto para {name=ef} [con el correo {email=em}]
crea un contacto nuevo, {name=ef}, {phone=ph}
nuevo contacto: {name=ef}, {phone=ph}, {email=em}
contacto nuevo {name=ef} {email=em}
pon a {name=ef} en mis contactos, su móvil es {phone=ph}
mete a {name=ef} en la libreta de direcciones, {email=em}
puedes guardar a {name=ef} en mis contactos? su número es {phone=ph}
quiero añadir un contacto
he conocido a {name=ef}, apunta su teléfono en mis contactos, {phone=ph}
~ apúntame a {name=ef} en la agenda de contactos, {phone=ph}
{name=ef}, {phone=ph}, guárdalo en contactos
el correo de {name=en2} es {email=em}, añádelo a mis contactos
~ no tengo a {name=ef} en la agenda, añade su correo {email=em}

%tool update_contact
# A new number.
change {contact_id=nm}'s number to {phone=ph}
change {contact_id=nf}'s phone number [in my contacts] to {phone=ph}
change the number of {contact_id=rl} to {phone=ph}
change {contact_id=nm}'s number
change the phone number I have for {contact_id=nm}, it's {phone=ph} now
update {contact_id=nm}'s number to {phone=ph}
update {contact_id=nf}: phone {phone=ph}
update the number for {contact_id=rl} in my contacts, it's {phone=ph}
update {contact_id=nm}'s mobile, {phone=ph}
update {contact_id=nf}'s contact [details]
{contact_id=nm} has a new number, {phone=ph}, update it
{contact_id=nm} has a new number: {phone=ph}. change it in my contacts
{contact_id=nm} got a new phone, the number's {phone=ph} now
{contact_id=nm} changed {=poss} number, it's {phone=ph}
{contact_id=nm}'s number has changed to {phone=ph}
{contact_id=nm}'s number isn't right any more, it should be {phone=ph}
{contact_id=nm}'s number in my contacts is wrong, the right one is {phone=ph}
the number I have for {contact_id=nf} is wrong, correct it to {phone=ph}
the number saved for {contact_id=rl} is out of date, {phone=ph} is the current one
~ there's a typo in {contact_id=nm}'s number, make it {phone=ph}
correct {contact_id=nm}'s phone number: {phone=ph}
fix {contact_id=nf}'s number in the address book, it ends differently: {phone=ph}
replace {contact_id=nm}'s number with {phone=ph}
replace the old number of {contact_id=rl} by {phone=ph}
overwrite {contact_id=nm}'s number with {phone=ph}
swap the number under {contact_id=nf} for {phone=ph}
set {contact_id=nm}'s phone to {phone=ph}
set the phone of contact {contact_id=cid} to {phone=ph}
switch {contact_id=nm}'s number over to {phone=ph}
~ {contact_id=rl} switched provider, number is {phone=ph} now, change the contact
edit {contact_id=nf}, new number {phone=ph}
edit contact {contact_id=cid}
edit the contact {contact_id=nf}
modify {contact_id=nm}'s entry: tel {phone=ph}
{contact_id=nm} number -> {phone=ph}, change contact
contact {contact_id=nf}: phone = {phone=ph}
contact {contact_id=cid}, new phone {phone=ph}
contact update, {contact_id=nm}, {phone=ph}
# A new address.
change {contact_id=nm}'s email to {email=em}
change {contact_id=nf}'s e-mail address in the address book to {email=em}
change the e-mail of contact {contact_id=cid} to {email=em}
change the address I saved for {contact_id=rl} to {email=em}
update {contact_id=nm}'s email address in my contacts to {email=em}
update {contact_id=nf}'s e-mail: {email=email}
update the mail address of {contact_id=rl}, now {email=em}
{contact_id=nm} moved to another company, the e-mail in my contacts should be {email=em} now
{contact_id=nm} doesn't use the old mail any more, change it to {email=em}
{contact_id=nf} got married and has a new e-mail, {email=em}, update the contact
{contact_id=nm}'s old address bounces, replace it with {email=em} in my contacts
{contact_id=nm}'s email is no longer right, it's {email=em}
{contact_id=nm}'s e-mail has an error in it, it must be {email=em}
the email I've got for {contact_id=nf} is an old one, use {email=em} from now on
~ the mail address in {contact_id=nf}'s contact is dead, the new one is {email=em}
replace {contact_id=nm}'s e-mail by {email=em}
set {contact_id=nf}'s email to {email=em}
correct the e-mail in {contact_id=nm}'s entry, {email=em} with no typo this time
switch {contact_id=nm}'s mail to {email=em} in my address book
fix {contact_id=rl}'s email, it's {email=em}
edit {contact_id=nm}: email {email=em}
add an email to {contact_id=nm}'s contact: {email=em}
add the number {phone=ph} to {contact_id=nm}'s existing entry
~ {contact_id=nf} is in my contacts without a number, put {phone=ph} in
complete {contact_id=nm}'s contact with {email=em}
{contact_id=nm} already is in my contacts, just change the number to {phone=ph}
# A new name, several at once, ids.
rename the contact {contact_id=nm} to {name=nf}
rename {contact_id=nfi} to {name=nf} [in my contacts]
rename contact {contact_id=cid} to {name=nf}
rename {contact_id=nfi} in my address book, the full name is {name=nf}
change the name of the contact {contact_id=nm} to {name=nf}
change {contact_id=nfi}'s name in my contacts to {name=fullname}
{contact_id=nfi} got married, she's {name=nf} now, change the contact
{contact_id=nfi} is spelled wrong in my contacts, it's {name=nf}
the contact {contact_id=nm} should be called {name=nf}
call the contact {contact_id=pro} {name=nf} from now on
~ I saved {contact_id=nfi} under the wrong name, make it {name=nf}
update {contact_id=nfi}'s surname in the address book, full name {name=nf}
change {contact_id=nm}'s contact: number {phone=ph}, e-mail {email=em}
update {contact_id=nf}, {phone=ph} and {email=em} are the new ones
{contact_id=nm} has a new job: {email=em}, {phone=ph}. update my contacts
new number and new e-mail for {contact_id=nf}, please change both: {phone=ph}, {email=em}
contact {contact_id=cid}: name {name=nf}, email {email=em}
can you change {contact_id=rl}'s number in my contacts? it's {phone=ph} now
can you update {contact_id=nm}'s address, {email=em}
could you please correct {contact_id=nf}'s phone number in my address book to {phone=ph}
would you mind updating the e-mail for {contact_id=nf}? {email=em} is right
I need to change {contact_id=nm}'s details
I have to correct {contact_id=nm}'s number, it's {phone=ph} and not what you've got
I want {contact_id=nm}'s number changed to {phone=ph}
~ I typed {contact_id=nm}'s email wrong when I saved the contact, it is {email=em}
{=chat}, {contact_id=nm}'s number changed, update it to {phone=ph}
{=chat}, change the email I have for {contact_id=nf} to {email=em}
don't add a second {contact_id=nfi}, change the number of the one I have: {phone=ph}
don't delete {contact_id=nm}, just replace the number with {phone=ph}
%lang de
ändere die Nummer von {contact_id=dn} auf {phone=ph}
ändere {contact_id=dg}s Nummer [in meinen Kontakten] auf {phone=ph}
ändere die Mailadresse von {contact_id=df} in {email=em}
{contact_id=dn} hat eine neue Nummer, ändere sie auf {phone=ph}
{contact_id=dn} hat eine neue Mailadresse: {email=em}, aktualisiere den Kontakt
aktualisiere den Kontakt {contact_id=df}, Telefon {phone=ph}
aktualisiere {contact_id=dg}s E-Mail auf {email=em}
die Nummer von {contact_id=dg} stimmt nicht mehr, es ist jetzt {phone=ph}
die Nummer bei {contact_id=df} ist falsch, richtig ist {phone=ph}
korrigiere die Telefonnummer von {contact_id=df}: {phone=ph}
ersetze {contact_id=dg}s Nummer durch {phone=ph}
benenne den Kontakt {contact_id=dg} in {name=df} um
der Kontakt {contact_id=dg} soll {name=df} heißen
kannst du die Handynummer von {contact_id=dg} ändern? Sie ist jetzt {phone=ph}
~ {contact_id=dg} hat den Anbieter gewechselt, neue Nummer im Kontakt: {phone=ph}
bearbeite den Kontakt {contact_id=df}
bei {contact_id=df} im Adressbuch die Mail auf {email=em} ändern
trag bei {contact_id=dg} die neue Nummer ein, {phone=ph}, die alte gilt nicht mehr
Kontakt {contact_id=cid}: Nummer auf {phone=ph} ändern
~ ich habe {contact_id=dg}s Mailadresse falsch gespeichert, sie lautet {email=em}
%lang es
cambia el número de {contact_id=en2} a {phone=ph}
cambia el correo de {contact_id=ef} [en mis contactos] a {email=em}
cambia el nombre del contacto {contact_id=en2} a {name=ef}
cambia el teléfono de {contact_id=en2}
actualiza el número de {contact_id=ef}, ahora es {phone=ph}
actualiza el contacto de {contact_id=ef} con el correo {email=em}
{contact_id=en2} tiene número nuevo, cámbialo por {phone=ph}
{contact_id=en2} ha cambiado de móvil, ahora es el {phone=ph}
{contact_id=ef} ya no usa ese correo, pon {email=em} en el contacto
el número de {contact_id=en2} está mal, corrígelo: {phone=ph}
corrige el correo de {contact_id=ef}, es {email=em}
modifica el contacto {contact_id=ef}: teléfono {phone=ph}
sustituye el teléfono de {contact_id=en2} por {phone=ph}
renombra el contacto {contact_id=en2} como {name=ef}
~ el teléfono que tengo de {contact_id=en2} ya no vale, el nuevo es {phone=ph}
puedes cambiar el correo de {contact_id=ef}? ahora es {email=em}
edita el contacto {contact_id=cid}
quiero cambiar los datos de {contact_id=ef}
contacto {contact_id=ef}, nuevo correo {email=em}, cámbialo
~ me equivoqué al guardar a {contact_id=en2}, su número es {phone=ph}, corrígelo

%tool delete_contact
delete {contact_id=nm} from my contacts
delete {contact_id=nf} from the address book
delete the contact {contact_id=nm}
delete contact {contact_id=nf}
delete contact {contact_id=cid}
delete contact number {contact_id=cid}
delete {contact_id=nm}'s contact
delete {contact_id=nm}'s number from my contacts, the whole entry
delete {contact_id=rl} in my contacts
delete the entry for {contact_id=pro} in my phone book
delete a contact
remove {contact_id=nm} from my (contacts|address book|phone book)
remove {contact_id=nf} from the contacts
remove the contact {contact_id=nm} [please]
remove contact {contact_id=cid}
remove {contact_id=rl} from my contacts, we no longer speak
remove the address book entry {contact_id=nf}
remove the person with the number {contact_id=cid} from my contacts
take {contact_id=nm} out of my contacts
take {contact_id=nf} off my contact list
take {contact_id=pro} out of the address book, they've closed down
throw {contact_id=nm} out of my contacts
throw out the contact {contact_id=nf}
kick {contact_id=nm} out of my address book
~ chuck {contact_id=nfi} out of my phone book, I'm done
erase {contact_id=nf} from my contacts
erase the contact of {contact_id=rl}
wipe {contact_id=nm} from the address book
scrap the contact {contact_id=pro}
drop {contact_id=nm} from my contacts
strike {contact_id=nf} from the address book
clear {contact_id=nm} out of my contacts
get rid of {contact_id=nm} in my contacts
get rid of the contact {contact_id=nf}
~ get {contact_id=nfi} out of my address book for good
lose {contact_id=nm}'s contact, I'll never call again
bin {contact_id=nm}'s contact
bin contact {contact_id=cid}
unsave {contact_id=nm}'s number
{contact_id=nm} can go from my contacts
{contact_id=nf} can be removed from the address book
{contact_id=nm} doesn't need to be in my contacts any more, delete
{contact_id=nm} out of contacts
{contact_id=nf}: delete contact
{contact_id=nf} - remove from address book
contact {contact_id=nm}, delete
contacts: delete {contact_id=nf}
contact {contact_id=cid} can go
~ address book - {contact_id=nf}, away with it
I don't need {contact_id=pro} in my contacts anymore
I no longer need {contact_id=nm}'s number, delete the contact
I broke up with {contact_id=nfi}, remove the contact
I want {contact_id=nf} deleted from my contacts
I'd like to remove {contact_id=nm} from my address book
I'd like to delete a contact, namely {contact_id=nf}
I never want to see {contact_id=nfi} in my contacts again
I've got {=nfi} in my address book twice, delete contact {contact_id=cid}
we changed firms, so delete {contact_id=pro} from the contacts
my old boss doesn't have to be in there, delete {contact_id=nf} from my contacts
the contact {contact_id=nf} is a duplicate, delete it
the entry {contact_id=nm} in my contacts is a mistake, remove it
the number under {contact_id=pro} is dead, delete that contact
~ since {contact_id=nfi} left the company, the contact can be deleted
can you delete {contact_id=nm} from my contacts
can you take {contact_id=rl} out of the phone book
could you please remove the contact of {contact_id=nf} from my address book
could you delete contact {contact_id=cid} for me
would you mind deleting {contact_id=nf} from my contacts, it's an old entry
would you remove {contact_id=nm} from my address book
please delete the contact named {contact_id=nf}
please remove the person called {contact_id=nf} from my contacts
pls del contact {contact_id=nm}
del {contact_id=nf} from contacts
rm contact {contact_id=cid}
{=chat}, delete {contact_id=nm} from my contacts
{=chat}, {contact_id=nf} can be deleted from the address book
~ {=chat}, would you clear {contact_id=rl} from my contacts
don't change {contact_id=nm}'s number, delete the contact altogether
not the mails, only the contact of {contact_id=nf}: delete it
forget the new number, just delete {contact_id=nm} from my contacts
no need to keep {contact_id=pro} in the phone book, delete
tidy up my contacts: {contact_id=nf} goes
I'm cleaning up the address book, start with {contact_id=nm}, delete
next one to delete from my contacts is {contact_id=nf}
also delete {contact_id=nf} from the address book
and the contact {contact_id=nm}, delete that too
is it possible to delete {contact_id=nm} from my contacts? then do it
why is {contact_id=nfi} still in my contacts? remove
who put {contact_id=pro} in my address book? out with it
%lang de
lösche den Kontakt {contact_id=dn}
lösche {contact_id=df} aus meinen Kontakten
lösch {contact_id=dg} aus dem Adressbuch
lösch Kontakt {contact_id=cid}
{contact_id=df} aus den Kontakten löschen
{contact_id=dg} kann aus dem Adressbuch raus
entferne {contact_id=df} aus (meinen Kontakten|meinem Adressbuch)
entferne den Kontakt {contact_id=df} [bitte]
nimm {contact_id=dg} aus meinen Kontakten
wirf {contact_id=dg} aus dem Adressbuch
schmeiß {contact_id=df} aus meinen Kontakten
streich {contact_id=dg} aus dem Adressbuch
kannst du {contact_id=df} aus meinen Kontakten löschen?
ich brauche {contact_id=dg} nicht mehr in meinen Kontakten, bitte löschen
den Kontakt von {contact_id=df} brauche ich nicht mehr, lösch ihn
~ {=dg} ist doppelt im Adressbuch, lösch Kontakt {contact_id=cid}
der Kontakt {contact_id=df} soll weg
ich möchte einen Kontakt löschen
Kontakt {contact_id=df} löschen
~ tilge {contact_id=df} aus dem Telefonbuch
%lang es
borra a {contact_id=en2} de mis contactos
borra el contacto {contact_id=ef}
borra el contacto {contact_id=cid}
borra el número de {contact_id=en2}, todo el contacto
elimina a {contact_id=ef} de (mis contactos|la agenda)
elimina el contacto de {contact_id=en2}
quita a {contact_id=ef} de la libreta de direcciones
quita a {contact_id=en2} de mis contactos, ya no hablamos
saca a {contact_id=ef} de la agenda de contactos
{contact_id=ef} fuera de mis contactos
contacto {contact_id=ef}, bórralo
puedes eliminar a {contact_id=ef} de mis contactos?
podrías borrar el contacto de {contact_id=en2}, por favor
ya no necesito el contacto de {contact_id=ef}, bórralo
~ no quiero tener más a {contact_id=en2} en la agenda, elimínalo
quiero borrar un contacto
el contacto {contact_id=ef} está repetido, elimínalo
suprime a {contact_id=ef} de los contactos
~ deshazte del contacto de {contact_id=en2}

%tool import_contacts
import my contacts from {file_path=vcf}
import {file_path=vcf}
import {file_path=vcf} into my (contacts|address book)
import contacts
import the contacts in {file_path=vcf} [please]
import the people in {file_path=vcf}
import my old address book, it's {file_path=vcf}
import the vcard [file] {file_path=vcf}
import a vCard
load the address book in {file_path=vcf}
load my contacts from {file_path=vcf}
load {file_path=vcf} into the address book
read {file_path=vcf} into my contacts
read in the contacts from {file_path=vcf}
read the people in {file_path=vcf} into my address book
add everybody in {file_path=vcf} to my contacts
add all the people from {file_path=vcf} to the address book
add the contacts in the file {file_path=vcf} to mine
take over the contacts from {file_path=vcf}
bring the contacts from my old phone in, they're in {file_path=vcf}
~ get everyone in {file_path=vcf} into my contacts
pull the contacts out of {file_path=vcf}
fill my address book from {file_path=vcf}
copy the numbers from {file_path=vcf} to my contacts
merge {file_path=vcf} with my contacts
transfer the contacts in {file_path=vcf} here
contacts import: {file_path=vcf}
{file_path=vcf} -> contacts
{file_path=vcf}, import it into my contacts
{file_path=vcf} has all my contacts, import them
I exported my contacts to {file_path=vcf}, read them in here
I have a new phone and my contacts are in {file_path=vcf}, load them
I'd like to import my address book from a file
~ here's the choir's address list as a vCard, {file_path=vcf}, take it into my contacts
can you import the vcf {file_path=vcf}
can you read my contacts from the file {file_path=vcf}
could you please load all the people in {file_path=vcf} into my contacts
{=chat}, import the contacts from {file_path=vcf}
my sister sent me {file_path=vcf} with the family's numbers, put them all in my contacts
not one contact but all of them: {file_path=vcf}
the address book export is at {file_path=vcf}, please import
use {file_path=vcf} to fill my contacts
%lang de
importiere meine Kontakte aus {file_path=vcf}
importiere {file_path=vcf} [in mein Adressbuch]
lies die Kontakte aus {file_path=vcf} ein
lade das Adressbuch aus {file_path=vcf}
übernimm alle Kontakte aus {file_path=vcf}
Kontakte importieren: {file_path=vcf}
kannst du die vCard {file_path=vcf} einlesen?
~ meine alten Kontakte liegen in {file_path=vcf}, hol sie rein
füge alle Leute aus {file_path=vcf} zu meinen Kontakten hinzu
%lang es
importa los contactos de {file_path=vcf}
importa {file_path=vcf} [a mi agenda]
carga la agenda de {file_path=vcf}
lee los contactos del archivo {file_path=vcf}
añade a todos los de {file_path=vcf} a mis contactos
importar contactos, {file_path=vcf}
puedes importar la vCard {file_path=vcf}?
~ tengo mis contactos en {file_path=vcf}, mételos en la agenda
pasa los contactos de {file_path=vcf} a mi libreta de direcciones

# The other side of the border: people, numbers and addresses, but no contacts.
%tool store_fact
%list pf: Anneke's locker number is 218 | Rashid moved to 12 Elm Street | Solveig's birthday is on 9 May | my sister's house number is 41 | Bob never answers his phone before ten | Kim prefers e-mail to calls | the plumber charges 60 an hour | Priya lives at 5 Mill Lane | our landlord's flat is number 4 | Halima's door code is 7731 | Kwame's wife is called Efua | Dot hates being phoned | my customer number at the garage is 55 0182 | Imani works at Northmill now | Deshawn's daughter is called June
%list pcat: people I know | family | friends | addresses | work | neighbours
remember that {fact=pf}
note down that {fact=pf}
keep in mind that {fact=pf}
remember: {fact=pf}. no contact needed
{fact=pf}, remember that
save under {category=pcat} that {fact=pf}
make a note of this about a friend: {fact=pf}
don't put it in my contacts, just remember that {fact=pf}
please remember for later that {fact=pf}, nothing to change in the address book
~ {=chat}, just so you know: {fact=pf}
%lang de
%list pfd: Sabine in der Lindenallee 7 wohnt | Markus am 3. Mai Geburtstag hat | der Klempner nur bar nimmt | Petras Schließfach die Nummer 218 hat | Emre lieber Mails als Anrufe mag | unser Vermieter in Haus Nummer 4 wohnt
merk dir, dass {fact=pfd}
merke dir bitte, dass {fact=pfd}, nicht im Adressbuch
denk dran, dass {fact=pfd}
%lang es
%list pfe: Luis vive en la calle Goya 33 | el portal de Marta es el 14 | Nuria prefiere los correos a las llamadas | mi casero se llama Ramón | la taquilla de Iker es la 218 | el cumpleaños de Rocío es el 9 de mayo
recuerda que {fact=pfe}
apunta que {fact=pfe}, no es para los contactos

%tool compose_email
%list sb: my new number is 555 0144 | my number has changed to 0171 555 90 | I lost her number | this is my new address | he can call me at 555 0123 | I need his phone number | we moved to 12 Elm Street | I have a new e-mail address from monday on | my old address no longer works | the plumber's number is 0170 55 32
write [to] {to=em} that {body=sb}
email {to=nm} that {body=sb}
tell {to=nm} that {body=sb}
let {to=rl} know that {body=sb}
send {to=em} a mail saying {body=sb}
mail {to=nf}: {body=sb}
drop {to=nm} a line that {body=sb}
{to=em} isn't in my contacts, write there anyway that {body=sb}
don't add {to=em} to my contacts, just mail them that {body=sb}
send a mail to {to=nm}, subject {subject:New number=New number}, {body=sb}
~ {=chat}, let {to=nm} know by mail that {body=sb}
%lang de
%list sbd: ich eine neue Nummer habe | meine Adresse sich geändert hat | ich seine Nummer verloren habe | er mich unter 0171 555 90 erreicht | meine alte Mailadresse nicht mehr geht
sag {to=dg}, dass {body=sbd}
schreib {to=em}, dass {body=sbd}
%lang es
%list sbe: tengo un número nuevo | he cambiado de correo | perdí su teléfono | mi móvil nuevo es el 600 555 190 | ya no uso la dirección de antes
dile a {to=en2} que {body=sbe}
escribe a {to=em} que {body=sbe}

%tool search_email
%list ab: new phone number | change of address | contact list | phone bill | business card | new e-mail address | address list | moving address
did {from_email=nm} mail me (his|her|their) {query:new number=new number}
find the mail where {from_email=nf} sent me the {query=ab}
which mail had the {query=ab} in it
search my inbox for {from_email=em}
any mails from {from_email=em}
has {from_email=nm} written to me
look for a mail from {from_email=rl} about the {query=ab}
find {from_email=nm}'s email about the {query=ab}
what's in {from_email=nm}'s last email
show me {from_email=nf}'s mails, not the contact
~ the {query=ab} came by mail from {from_email=nm}, find it
%lang de
hat {from_email=dg} mir geschrieben
such die Mail von {from_email=df} mit der {query:neuen Nummer=neuen Nummer}
zeig mir {from_email=dg}s Mails
%lang es
me ha escrito {from_email=en2}?
busca el correo de {from_email=ef} con su {query:nuevo número=nuevo número}
busca correos de {from_email=em}

%tool retrieve_memories
%list mq: Anneke's locker number | Rashid's birthday | Halima's door code | my customer number at the garage | Priya's allergy | what the plumber charges | where Kwame works | my sister's house number | what Dot's daughter is called | who Bob is married to | Kim's shoe size | which floor Imani lives on
what do you remember about {query=nm}
what did I tell you about {query=nf}
do you remember {query=mq}
I told you {query=mq} once, what was it
remind me {query=mq}, I had you remember it
what have you noted about {query=rl}
not the phone number, what else do you know about {query=nm}
not in my contacts, in what I told you: {query=mq}
what did I have you remember about {query=nm}
~ {=chat}, you were to keep {query=mq} in mind, tell me
%lang de
was weißt du noch über {query=dg}
was habe ich dir über {query=df} erzählt
~ was hast du dir zu {query=dg} gemerkt
%lang es
qué recuerdas de {query=en2}
qué te conté sobre {query=ef}
