# How people really ask for what there is: in passing, by hints, by statements, in long polite sentences.

%tool add_task
%list chore: buy groceries | get new tyres for the bike | call the landlord back | wash the curtains | return the parcel | buy stamps | hoover the car | cancel the gym | find a present for Ines | sort out the shed | get the boots resoled | send the deposit | defrost the freezer | pick up the dry cleaning | get cat litter | chase the builder for the quote
%list renew: renew my passport | file the tax return | pay the council tax | apply for the nursery place | hand in the expenses | register the car | book the boiler service | send off the warranty form | reply to the wedding invitation | get the flu jab
%list by: december 15 | friday | the end of the month | next tuesday | the 3rd | tomorrow | sunday night | may 1st | monday morning | the end of the week | wednesday
%list bought: milk | light bulbs | dog food | printer paper | birthday candles | dishwasher tabs | a new doormat | oat milk and eggs | toothpaste
%list buyx: buy milk | buy light bulbs | buy dog food | get oat milk and eggs | buy a new doormat | get toothpaste
%list fixit: fix the tap in the bathroom | mend the garden gate | repair Leo's bike | replace the hallway bulb | sew the zip back on
%list er: the shopping | the ironing | my tax papers | the thank-you cards | mum's prescription | the school forms
I need to {title=chore}
I have to {title=renew} by {due_date=by}
I really need to {title=chore} [soon|at some point|one of these days]
I must {title=renew} before {due_date=by}
we should {title=chore} sometime
still gotta {title=chore}
oh right, I also have to {title=chore}
need to {title=renew}, deadline's {due_date=by}
I've got to {title=chore}, and I know I'll forget
someone has to {title=chore} and it looks like it's me
I promised {=firstname} I'd {title=chore}
I told {=firstname} I would {title=renew} by {due_date=by}, silly me
~ I still haven't managed to {title=chore}, put it somewhere I'll see it
{title=renew} by {due_date=by}, don't let me wriggle out of it
to do: {title=chore}
{title=chore}, that's one for the list
we're out again, I need to {title=buyx}
I need to {title=buyx}
(running low on|nearly out of) {title=bought}, stick it on the list
{title=bought} for the shopping list
I ought to {title=chore}, no rush at all, {priority:low=whenever}
I absolutely have to {title=renew}, it's {priority:high=really urgent}
{priority:high=super important}: I have to {title=renew} by {due_date=by}
note to self, {title=chore}
remember to {title=chore}
I shouldn't forget to {title=renew}
I keep forgetting to {title=chore}
my other half wants me to {title=chore} before {due_date=by}
they want me to {title=renew} until {due_date=by} or there's a fine
I need to {title=fixit} some day
there's no getting around it, I have to {title=chore}
got a letter from the town hall, I have to {title=renew} by {due_date=by}
if you'd be so kind, I have quite a few things to do and one of them is to {title=chore}, would you keep that on the list for me
could you perhaps make sure that it's written down somewhere that I have to {title=renew} until {due_date=by}
I don't need it today but I'd like to {title=chore} at some point this year
before we go on holiday I need to {title=chore}
another thing I have to take care of: {title=er}
{title=er} needs doing by {due_date=by}
need to get {title=er} sorted
can't put {title=er} off any longer, it's {priority:high=pressing}
~ got to {title=renew} till {due_date=by} at the very latest
%lang de
%list muss: Brot kaufen | den Keller aufräumen | die Reifen wechseln | Oma zurückrufen | das Paket abholen | Briefmarken besorgen | die Fenster putzen | neue Glühbirnen holen | das Fahrrad flicken
%list frist: Freitag | Monatsende | nächsten Dienstag | 15. Dezember | Sonntag | morgen | 3. Mai
ich muss noch {title=muss}
ich muss bis {due_date=frist} {title=muss}
wir müssten mal wieder {title=muss}
nicht vergessen: {title=muss}
hab versprochen, dass ich {title=muss} werde, schreib das auf
ich sollte dringend {title=muss}
{title=muss} müsste ich auch noch, spätestens bis {due_date=frist}
einkaufszettel: {title=muss}
oje, {title=muss} hab ich ganz vergessen, auf die liste damit
%lang es
%list hago: comprar pan | renovar el pasaporte | llevar el coche al taller | devolver los libros | pagar el seguro | llamar al casero | comprar bombillas | limpiar el trastero | pedir cita con el médico
%list para: el viernes | fin de mes | el 15 de diciembre | mañana | el lunes | el domingo por la noche
tengo que {title=hago}
tengo que {title=hago} antes de {due_date=para}
me falta {title=hago}
hay que {title=hago} para {due_date=para}
todavía no he podido {title=hago}, apúntalo
debería {title=hago} un día de estos
que no se me pase {title=hago}
~ necesito {title=hago}, y {priority:high=urge}
le prometí a {=person} {title=hago}

%tool complete_task
%list thing: groceries | report | tax return | laundry | dishes | slides | shopping | newsletter | garden | car wash | budget | invoices
%list goods: milk | stamps | light bulbs | birthday present | tickets | paint | dog food | curtains | printer paper
%list called: plumber | bank | landlord | dentist | school | insurance people | vet
%list paid: rent | electricity bill | parking fine | window cleaner | phone bill | gym
done with the {task_id=thing}
finished the {task_id=thing}
bought the {task_id=goods}
I've bought the {task_id=goods} [now|already|on the way home]
{task_id=thing}: done
the {task_id=thing} is done
the {task_id=thing}'s sorted
I('ve| have) (just|finally) finished the {task_id=thing}
phew, {task_id=thing} finished at last
got the {task_id=goods} [today|this morning]
picked up the {task_id=goods}
called the {task_id=called}
I rang the {task_id=called}, all settled
paid the {task_id=paid}
the {task_id=paid} has been paid
~ just paid the {task_id=paid}, one less thing
that's the {task_id=thing} out of the way
I took care of the {task_id=thing}
the {task_id=thing} is taken care of
all done with the {task_id=thing} and the kitchen is spotless
{task_id=thing} ✓
you can cross off the {task_id=thing}
no need to keep the {task_id=goods} on the list, I have them now
the {task_id=thing} and everything around it took me all weekend but it's finished
{=firstname} and I did the {task_id=thing} together, so that's that
mission accomplished, the {task_id=goods} are in the bag
I sent off the {task_id=thing} last night
managed to get hold of the {task_id=called} at last, you can tick that
guess who finally did the {task_id=thing}. me
handed in the {task_id=thing} an hour ago
I have dealt with the {task_id=paid}, thank you for keeping track of it
good news, the {task_id=thing} is behind me
just so the list is right: I did get the {task_id=goods}
both the {task_id:laundry and the dishes=laundry and the dishes} are done
I did {task_id:everything=everything} on my list
did {task_id:all of them=all of them} today, hooray
I('ve)[ already] returned the {task_id:drill=drill}, done
that thing with the {task_id=called} is off my plate
it's done, the {task_id=thing} I mean
%lang de
%list erl: Einkauf | Steuererklärung | Bericht | Wäsche | Präsentation | Abwasch | Miete | Rechnung
%list gek: Milch | Briefmarken | Geschenk | Glühbirnen | Brot
%list ber: Bericht | Zahnarzt | Vermieter | Einkauf
{task_id=erl} ist erledigt
hab die {task_id=gek} gekauft
so, {task_id=erl} fertig
der {task_id=ber} ist endlich abgehakt, hab ihn heute gemacht
mit dem {task_id=ber} bin ich durch
{task_id=gek} hab ich schon besorgt
~ ich hab gerade {task_id=erl} gemacht
%lang es
%list hec: compra | informe | colada | declaración de la renta | alquiler | presentación
%list comp: leche | sellos | regalo | bombillas | pan
ya he comprado {task_id=comp}
listo lo de {task_id=hec}
terminé con {task_id=hec}
lo de {task_id=hec} ya está
ya está hecha la {task_id:colada=colada}
por fin acabé el {task_id:informe=informe}
he conseguido {task_id=comp}, una cosa menos
acabo de pagar el {task_id:alquiler=alquiler}

%tool list_tasks
whats {status:open=left}
what's {status:open=left} [for me|to do today|on there]
what's on my plate
what do I (still|) have to do
is there anything {status:open=still} waiting for me
how much is {status:open=left} to do
what else do I need to do
anything {priority:high=urgent} I should be getting on with
anything {priority:high=pressing} before I log off
I'm bored, what could I get done
I've got an hour to kill, what's on the list
what should I do next
where was I with my to-dos
so what have I {status:done=got done} this week
did I {status:done=finish} anything at all
~ what am I forgetting to do
am I done or is there {status:open=more}
is my list empty yet
how long is my list by now
show me the stuff that {priority:low=can wait}
feeling productive, hit me with my list
would you be so good as to tell me what I've {status:open=still} got to get through
remind me what I have to do, no alarm, only the list
what was it I wanted to get done
what's (cooking|outstanding) on the to-do front
how am I doing with the list
%lang de
was {status:open=fehlt} noch
was hab ich noch {status:open=zu tun}
was liegt bei mir an aufgaben an
womit soll ich anfangen, was steht auf der liste
was ist {priority:high=dringend}
~ bin ich durch oder ist da noch was {status:open=offen}
was hab ich schon {status:done=geschafft}
%lang es
qué me {status:open=queda}
qué tengo {status:open=pendiente} por ahí
qué me toca hacer hoy de la lista
hay algo {priority:high=urgente} que hacer
cuánto me {status:open=falta} por hacer
qué llevo {status:done=hecho} esta semana
por dónde empiezo, qué hay en la lista

%tool delete_task
%list drop: gutters | piano lessons | garage sale | birthday cake | lawn | babysitter | bike repair | yoga mat | curtains | newsletter
I don't need to do the {task_id=drop} any more
the {task_id=drop} can come off the list, I'm not doing it
forget the {task_id=drop} task, {=firstname} is doing it
scrap the {task_id=drop}
we're not doing the {task_id=drop} after all, take it off
no point keeping the {task_id=drop} on my list
the {task_id=drop} thing is cancelled, off the to-dos with it
I changed my mind about the {task_id=drop}, drop that task
~ never going to happen, the {task_id=drop}, so get rid of the task
not done, just not needed any more: the {task_id=drop} task
could you take the {task_id=drop} off, I put it on by mistake
the {task_id=drop} shouldn't be among my tasks
start over, bin {task_id:everything=everything} on my to-do list
wipe {task_id:all=all} my todos, I'm starting fresh
the {task_id=drop} todo is there twice, throw one out
that task about the {task_id=drop} is history, and no, I didn't do it
%lang de
%list weg: Dachrinne | Flohmarkt | Klavierstunden | Rasen | Geburtstagskuchen
{task_id=weg} muss ich doch nicht machen, nimm es von der liste
die aufgabe {task_id=weg} kann weg
~ vergiss die aufgabe mit {task_id=weg}, das macht {=firstname}
{task_id=weg} hat sich erübrigt, raus aus den aufgaben
%lang es
%list fuera: canalones | clases de piano | mercadillo | césped | tarta
lo de {task_id=fuera} ya no hace falta, quítalo de la lista
ya no voy a hacer lo de {task_id=fuera}, borra la tarea
olvida la tarea de {task_id=fuera}, la hace {=person}
tira la tarea de {task_id=fuera}

%tool update_task
%list what: report | rent | tax return | groceries | presentation | passport | laundry | newsletter | boiler service
%list newday: friday | monday | the 12th | tomorrow | next week | thursday | the end of the month | june 3rd
%list named: call the garage | buy a cake for Nina | write the short version | get oat milk, not cow's | email the notary
the {task_id=what} is due {due_date=newday} now
the {task_id=what} isn't due till {due_date=newday} after all
make the {task_id=what} one {priority:high=urgent}
the {task_id=what} got {priority:high=urgent}
the {task_id=what} has become more {priority:high=important}
the {task_id=what} is {priority:low=not so urgent} any more
the {task_id=what} can wait until {due_date=newday}
I got an extension for the {task_id=what}, {due_date=newday} is fine
they moved the deadline of the {task_id=what} to {due_date=newday}
I won't get to the {task_id=what} before {due_date=newday}, so shift it
bump the {task_id=what} [up|] to {priority:high=top priority}
~ the {task_id=what} can slide to {due_date=newday}
I wasn't done with the {task_id=what} after all, {status:open=put it back}
oops, the {task_id=what} isn't finished, {status:open=untick} it
the {task_id=what} task should say {title=named}
change the {task_id=what} one to {title=named}
instead of the {task_id=what} it ought to be: {title=named}
the {task_id=what} needs a note with it: {description=named}
I know I said next month but the {task_id=what} has to be done by {due_date=newday}
my boss wants the {task_id=what} {due_date=newday} already, please adjust the task
treat the {task_id=what} as {priority:normal=normal} again, the panic's over
give the {task_id=what} a date, {due_date=newday}
%lang de
%list auf: Bericht | Miete | Steuererklärung | Präsentation | Einkauf
%list neutag: Freitag | Montag | nächste Woche | 12. Juni | morgen
{task_id=auf} ist jetzt erst {due_date=neutag} fällig
mach {task_id=auf} mal {priority:high=dringend}
{task_id=auf} kann bis {due_date=neutag} warten
~ {task_id=auf} ist {priority:low=nicht mehr so wichtig}
für {task_id=auf} hab ich jetzt bis {due_date=neutag} zeit
%lang es
%list tar: informe | alquiler | pasaporte | seguro del coche
%list nuevo: el viernes | el lunes | la semana que viene | el 12
el {task_id=tar} ahora es para {due_date=nuevo}
lo del {task_id=tar} es {priority:high=urgente}
lo del {task_id=tar} puede esperar hasta {due_date=nuevo}
me han dado más plazo para el {task_id=tar}, hasta {due_date=nuevo}
el {task_id=tar} ya {priority:low=no corre prisa}

%tool store_fact
%list fct: my sister is called Anna | I prefer tea | the door code is 4412 | I'm parked on level 3 | Ben doesn't eat fish | our anniversary is June 12 | my shoe size is 43 | the spare key is at the neighbours' | I take the bus at 7:40 | my blood type is A positive | Kim's birthday is the 9th of May | the cat's vet is Dr. Lund | we lent Omar the ladder | my desk is on the fourth floor
%list self: I'm vegetarian | I don't drink coffee after noon | I hate coriander | I'm allergic to penicillin | I work from home on fridays | I can't stand window seats | I like my steak rare | I'm left-handed | I prefer aisle seats
%list eats: I'm vegetarian | I hate coriander | I like my steak rare | I'm allergic to nuts
%list kin: my daughter's teacher is Ms. Albright | my boss is called Petra | my dog's name is Waffles | my brother lives in Ghent | my mum's favourite flowers are peonies | my wife works nights | our boat is called Petrel | my nephew is called Tomás
%list place: the passports are in the blue box | I put the drill in the loft | the car is parked in Elm Street | the christmas lights are under the stairs | the wifi password is on the fridge | I left the umbrella at Kim's
{fact=kin}
{fact=self}
{fact=fct}
{fact=place}
{fact=kin}, by the way
(fyi|btw) {fact=fct}
just so you know, {fact=self}
for next time: {fact=self}
note that {fact=fct}
{fact=place}, in case I ask
{fact=place}, I'll have forgotten by tomorrow
remember {fact=fct}
~ so you don't have to ask again, {fact=self}
you should know that {fact=self}
don't forget that {fact=place}
I never told you, but {fact=kin}
one thing about me: {fact=self}
{=firstname} just told me that {fact:the gate code changed to 7731=the gate code changed to 7731}, hold on to that
when I ask you where things are: {fact=place}
it would be lovely if you could bear in mind that {fact=self}
I may well ask you about it in a few months, so please keep it somewhere safe: {fact=fct}
make a mental note, {fact=fct}
keep under {category:family=family}: {fact=kin}
{category:food=food} wise, {fact=eats}
no task, nothing to do, it's just good to know: {fact=place}
my locker number? it's this: {fact:locker 218=locker 218}, keep it
here's something about my people, {fact=kin}
%lang de
%list fak: meine Schwester heißt Anna | der Türcode ist 4412 | ich trinke lieber Tee | mein Hund heißt Waffel | ich bin Vegetarier | das Auto steht in der Lindenstraße | ich hab Schuhgröße 43 | Oma hat am 9. Mai Geburtstag
{fact=fak}
nur dass du's weißt: {fact=fak}
übrigens, {fact=fak}
{fact=fak}, falls ich mal frage
~ schreib dir hinter die ohren: {fact=fak}
behalt mal, {fact=fak}
%lang es
%list dat: mi hermana se llama Ana | prefiero el té | el código del portal es 4412 | soy vegetariano | he aparcado en la calle Goya | mi perro se llama Toby | uso la talla 42 | mi suegra es alérgica al marisco
{fact=dat}
para que lo sepas, {fact=dat}
por cierto, {fact=dat}
{fact=dat}, por si te pregunto
~ ten en cuenta que {fact=dat}
quédate con esto: {fact=dat}

%tool retrieve_memories
%list who: my sister | my dog | Ben's wife | our boat | the cat's vet | my boss | my nephew | the neighbour with the key
%list wh: where did I park | where are the passports | which bus do I take | where did I put the drill | who has our ladder | when is Kim's birthday | what size shoes do I wear | where's the spare key
%list my: door code | blood type | shoe size | locker number | anniversary | favourite wine | ring size | frequent flyer number | alarm code
%list ab: Anna | the boiler | the ladder | Ben's allergies | the garden gate | my knee | the cabin | Kim's new job
%list likes: tea or coffee | sugar in it | window or aisle | fish | my steak rare
what is {query=who} called [again]
what was the name of {query=who}
{query=wh}
{query=wh}, I told you the other day
hmm, {query=wh}
what did I tell you about {query=ab}
what have I said about {query=ab}
did I (ever|) mention {query=ab} to you
do you know anything about {query=ab}
what's my {query=my} again
I've forgotten my {query=my}
quick, I'm standing at the door, my {query=my}
my {query=my} has slipped my mind
I'm in the shop, what's my {query=my}
do I like {query=likes}
~ how do I like it, {query=likes}, you know that
how well do you know me, what's my {query=my}
anything I should remember about {query=ab} before I see them
we're having guests, what did I say about {query=ab}
I hate to bother you but I can't for the life of me recall my {query=my}
you'd know this: {query=wh}
I asked you to keep my {query=my}, out with it
the thing with {query=ab}, what was that
not from my contacts, from what I told you: {query=wh}
I'm sure I told you once what {query=who} is called
%lang de
%list wer: meine Schwester | mein Hund | der Tierarzt | mein Chef
%list wo: wo hab ich geparkt | wo liegen die Pässe | wann hat Oma Geburtstag | wer hat unsere Leiter
%list mein: Türcode | Handycode | Mädchenname | Lieblingswein
wie heißt {query=wer} nochmal
{query=wo}
{query=wo}, ich hab's dir doch gesagt
was war nochmal mein {query=mein}
was hab ich dir über {query=wer} erzählt
%lang es
%list quien: mi hermana | mi perro | el veterinario | mi jefa
%list donde: dónde he aparcado | dónde están los pasaportes | cuándo es el cumple de Kim | quién tiene la escalera
%list mio: código del portal | talla | grupo sanguíneo | número de taquilla
cómo se llama {query=quien}
{query=donde}
{query=donde}, te lo dije el otro día
~ cuál era mi {query=mio}
qué te conté de {query=quien}

%tool delete_fact
%list f: door code | parking spot | shoe size | ex | locker number | old address | coffee preference | blood type
%list ff: I like green tea | my sister lives in Oslo | I'm vegetarian | the key is under the pot | I'm parked on level 3 | Kim is my manager
I don't live there any more, forget my {fact_id=f}
you can forget my {fact_id=f}
it's not true any more that {fact_id=ff}, forget it
forget what I said about my {fact_id=f}
stop thinking {fact_id=ff}
no longer the case that {fact_id=ff}, drop that from memory
we broke up, so wipe my {fact_id=f} from your memory
please don't hold on to my {fact_id=f}, I'd feel better
that {fact_id=ff} was a lie, erase it from what you know
I'd rather you didn't know my {fact_id=f} any more
unlearn that {fact_id=ff}
{fact_id=ff} is wrong, get it out of your memory
%lang de
%list vg: Türcode | Parkplatz | Spitznamen | Geburtstag
vergiss mal meinen {fact_id=vg}
~ den {fact_id=vg} brauchst du dir nicht mehr zu merken
{fact_id=vg} stimmt nicht mehr, vergiss das
%lang es
%list ol: código del portal | dirección antigua | talla
ya puedes olvidar mi {fact_id=ol}
no hace falta que recuerdes mi {fact_id=ol}
olvídate de mi {fact_id=ol}, ya no vale

%tool schedule_reminder
%list at: at 7 | at half past six | at 6:15 tomorrow | tomorrow at 7 | at quarter to eight | at 5 | at six on monday
%list in: in 20 minutes | in an hour | in half an hour | in ten minutes | in two hours | in 45 min
%list then: tonight at 8 | tomorrow at noon | friday at 3pm | monday morning | at ten | at 18:30 | sunday at six
%list job: take the bread out | call the vet | take my tablets | move the car | leave for the station | put the bins out | feed the neighbour's cat | ring mum | switch the washing over | pay the sitter
%list about: the bread | the bins | mum's birthday | my tablets | the parking meter | the laundry | the oven
%list clock: at 7 | at half past six | at quarter to eight | at 18:30 | at ten
%list seven: 7 | half past six | eight | 7:15
%list every: every day | every morning | every monday | every weekday | every sunday
wake me {when=at}
get me up {when=at}[, and no mercy]
I have to be up {when=at}, can you wake me
alarm {when=at}
I need an alarm {when=clock} {repeat=every}
{when=in} the (pasta|cake|rice) is done, beep me
beep {when=in}
timer, {when=in}
tell me {when=in} to {message=job}
let me know {when=then} that I need to {message=job}
~ {when=then} I must {message=job}, poke me
I always forget to {message=job}, nudge me {when=then}
I've got something in the oven, shout {when=in}
don't let me sleep past {when=seven}
can you make sure I {message=job} {when=then}
I'm not to miss it: {message=job}, {when=then}
I'll forget about {message=about} if you don't tell me {when=in}
give me a shout about {message=about} {when=then}
if I haven't stirred by then, wake me {when=at}
{message=job} {when=in}, ping me
have me {message=job} {when=then}
I need a kick {when=then} to {message=job}
~ I'm taking a nap, wake me {when=in}
{repeat=every} {when=clock} a word about {message=about} please
every time I forget {message=about}, so from now on a reminder {when=clock} {repeat=every}
would you mind terribly telling me {when=then} that it's time to {message=job}
I'd be ever so grateful if you could jog my memory {when=then} regarding {message=about}
not the list, an actual reminder: {message=job} {when=then}
%lang de
%list um: um 7 | um halb sieben | morgen um 6 | um Viertel vor acht
%list gleich: in 20 Minuten | in einer Stunde | in zehn Minuten
%list ss: heute Abend um 8 | morgen Mittag | Freitag um 15 Uhr
%list jb: das Brot aus dem Ofen holen | die Tabletten nehmen | Mama anrufen | die Mülltonne rausstellen
weck mich {when=um}
ich muss {when=um} raus, weckst du mich
sag mir {when=gleich} bescheid, ich muss {message=jb}
{when=ss} muss ich {message=jb}, gib mir einen stups
wecker {when=um}
ich hab nudeln auf dem herd, piep mal {when=gleich}
lass mich {when=ss} nicht {message=jb} vergessen
%lang es
%list alas: a las 7 | mañana a las 6 y media | a las ocho menos cuarto
%list dentro: en 20 minutos | en una hora | dentro de diez minutos
%list luego: esta noche a las 8 | mañana a mediodía | el viernes a las 3
%list jo: sacar el pan | tomar las pastillas | llamar a mamá | sacar la basura
despiértame {when=alas}
ponme el despertador {when=alas}
avísame {when=dentro}, tengo algo en el horno
{when=luego} tengo que {message=jo}, dame un toque
~ tengo que madrugar, despiértame {when=alas}
que no se me olvide {message=jo} {when=luego}, avísame
dime {when=dentro} que toca {message=jo}

%tool control_device
%list room: bedroom | living room | kitchen | bathroom | office | study | hallway | nursery | guest room | dining room | attic
%list lamp: kitchen light | bedroom lamp | hallway light | desk lamp | porch light | Deckenlampe | Stehlampe | Wohnzimmerlampe | luz del salón | lámpara de pie
%list heat: thermostat | radiator in the study | heating in the bedroom | bathroom heater | living room heating | Heizung im Bad
%list music: living room speaker | kitchen radio | TV | speaker in the study | Lautsprecher
%list cover: blinds | bedroom blinds | curtains | kitchen shutters | garage door | Rollladen im Bad | persianas del dormitorio
%list lock: front door | back door | garden gate | side door | Haustür
%list mach: coffee machine | fan in the office | robot vacuum | dishwasher | Christmas lights | air purifier | garden sprinkler
%list deg: 21 => {"temperature": 21} | 19 degrees => {"temperature": 19} | 22.5 => {"temperature": 22.5} | 18 => {"temperature": 18} | 23 degrees => {"temperature": 23}
%list pct: 40 percent => {"brightness": 40} | 30% => {"brightness": 30} | 75% => {"brightness": 75} | 10 percent => {"brightness": 10}
%list vol: 20 percent => {"volume": 20} | 35% => {"volume": 35} | 50 => {"volume": 50}
it's {change:warmer=freezing|so cold|chilly|like a fridge} in the {device_id=room}
it's {change:cooler=boiling|way too hot|stuffy and hot|like a sauna} in the {device_id=room}
{device_id=room} is {change:warmer=too cold}
I'm (cold|shivering), {action:set_temperature=turn} the {device_id=heat} {change:warmer=up}
make it {change:warmer=a bit warmer|warmer|a touch warmer} in the {device_id=room}
could it be {change:cooler=a little cooler|cooler|a bit colder} in the {device_id=room}
the baby is sweating, {change:cooler=cooler} in the {device_id=room} please
brr, {device_id=room} {change:warmer=warmer}
{device_id=heat} {change:warmer=a notch warmer}
{device_id=room} {change:brighter=too dark}
it's {change:brighter=too dark} to read in the {device_id=room}
I can't see a thing in the {device_id=room}, {action:turn_on=light}
a bit {change:brighter=brighter} in the {device_id=room}
the {device_id=lamp} is {change:dimmer=blinding me|too bright}
{change:dimmer=dimmer|darker} in the {device_id=room}, we're watching a film
can the {device_id=lamp} be {change:dimmer=a little dimmer}
{device_id=music} {change:quieter=quieter|softer}
the {device_id=music} is {change:quieter=too loud}
I can't hear the {device_id=music}, {change:louder=louder}
~ {change:louder=a bit louder} on the {device_id=music}, I love this song
turn the {device_id=music} {change:quieter=down} [a bit], the neighbours
{device_id:everything=everything} {action:turn_off=off}
{device_id:everything=everything} {action:turn_off=off}, I'm going to bed
we're leaving, {action:turn_off=kill} {device_id:all the lights=all the lights}
{action:turn_off=lights out} in the {device_id=room}
{action:turn_off=no more light} in the {device_id=room}
nobody's in the {device_id=room}, why is the light on, {action:turn_off=off} with it
{action:turn_on=some light} in the {device_id=room} would be nice
the sun is in my eyes, {action:close=close} the {device_id=cover}
let the sun in, {action:open=up} with the {device_id=cover}
the {device_id=cover} could come {action:close=down} now
good morning, {device_id=cover} {action:open=up}
I'm home, {action:unlock=unlock} the {device_id=lock}
I think I forgot to lock the {device_id=lock}, {action:lock=lock it}
off to bed, {action:lock=lock} the {device_id=lock}
is the {device_id=lock} open? {action:lock=lock it} then
I need coffee, {action:turn_on=start} the {device_id:coffee machine=coffee machine}
get the {device_id=mach} {action:turn_on=going}
the {device_id=mach} can go {action:turn_off=off}
it's dusty in here, {action:start=send out} the {device_id:robot vacuum=robot vacuum|vacuum}
I'd like it {parameters=deg} in the {device_id=room}, {action:set_temperature=set} it
{parameters=deg} in the {device_id=room} {action:set_temperature=would be perfect}
{action:set_brightness=dim} the {device_id=lamp} to {parameters=pct}
I'd like the {device_id=lamp} {action:set_brightness=down to|no brighter than} {parameters=pct}
{device_id=music} {action:set_volume=volume} {parameters=vol}
would you be a dear and {action:turn_on=switch on} the {device_id=lamp}, my hands are full
it's getting late and I'd be glad if the {device_id=lamp} were {action:turn_off=off}
film time, {action:dim=dim} the {device_id=lamp}
phone's ringing, {action:pause=pause} the {device_id=music}
~ the house is empty, {action:arm=arm} the {device_id:alarm=alarm}
we're back, {device_id:alarm=alarm} {action:disarm=off}
could we have the {device_id=heat} {change:cooler=a little lower}, it's stifling
when I said warm I meant {parameters=deg}, {action:set_temperature=put} the {device_id=heat} there
how about some air, {action:turn_on=switch on} the {device_id=mach}
%lang de
%list zi: Schlafzimmer | Wohnzimmer | Esszimmer | Bad | Büro | Flur | Kinderzimmer
%list lm: Deckenlampe | Stehlampe | Nachttischlampe | Wohnzimmerlampe
%list hz: Heizung im Bad | Thermostat | Heizung im Schlafzimmer
%list mu: Radio | Lautsprecher | Fernseher | Musik
%list ro: Rollladen | Jalousien | Vorhänge | Garagentor
%list gr: 21 Grad => {"temperature": 21} | 19 => {"temperature": 19} | 22 Grad => {"temperature": 22}
im {device_id=zi} ist es {change:warmer=eiskalt|viel zu kalt}
im {device_id=zi} ist es {change:cooler=viel zu warm|so heiß}
mach es im {device_id=zi} {change:warmer=etwas wärmer|wärmer}
könnte es im {device_id=zi} {change:cooler=ein bisschen kühler} sein
{device_id=zi} {change:brighter=zu dunkel}
die {device_id=lm} blendet, {change:dimmer=dunkler} bitte
{device_id=mu} {change:quieter=leiser}
ich hör nix, {device_id=mu} {change:louder=lauter}
{device_id:alles=alles} {action:turn_off=aus}, ich geh schlafen
wir gehen, {action:turn_off=aus} mit {device_id:alle lichter=alle lichter}
mir ist kalt, {action:set_temperature=stell} {device_id=hz} auf {parameters=gr}
die sonne blendet, {device_id=ro} {action:close=runter}
{action:turn_on=licht} in der {device_id:Küche=Küche}, ich seh nix
kaffee wär gut, {device_id:Kaffeemaschine=Kaffeemaschine} {action:turn_on=an}
{device_id:Haustür=Haustür} {action:lock=zusperren}, ich bin im bett
%lang es
%list sala: salón | dormitorio | pasillo | baño | despacho | cuarto de los niños
%list lz: luz del pasillo | lámpara de pie | luz de la cocina | lámpara del salón
%list ms: radio de la cocina | tele | música
%list pe: persianas | cortinas | persianas del salón | cortinas del dormitorio
%list gd: 21 grados => {"temperature": 21} | 19 => {"temperature": 19} | 22 => {"temperature": 22}
en el {device_id=sala} hace {change:warmer=un frío que pela|mucho frío}
en el {device_id=sala} hace {change:cooler=un calor horrible|demasiado calor}
pon {change:warmer=más calor} en el {device_id=sala}
{device_id=sala} {change:brighter=demasiado oscuro}
{change:brighter=un poco más de luz} en el {device_id=sala}
la {device_id=lz} me deslumbra, {change:dimmer=menos luz}
la {device_id=ms} está {change:quieter=muy alta}, {action:set_volume=bájala}
no oigo la {device_id=ms}, {change:louder=más alto}
{action:turn_off=apaga} {device_id:todo=todo}, nos vamos
~ {device_id:todo=todo} {action:turn_off=apagado}, me voy a dormir
entra mucho sol, {action:close=baja} las {device_id=pe}
que entre la luz, {device_id=pe} {action:open=arriba}
{action:set_temperature=deja} el {device_id=sala} a {parameters=gd}
{action:turn_on=enciende} la {device_id=lz}, no veo nada
creo que no cerré la {device_id:puerta de casa=puerta de casa}, {action:lock=ciérrala} con llave

%tool get_device_state
%list lk: front door | back door | garage door | garden gate | balcony door | car | shed
%list dv: coffee machine | oven | iron | bedroom lamp | heater in the study | TV | dishwasher | washing machine | Christmas lights | porch light | fan
%list wm: dishwasher | washing machine | dryer | robot vacuum | bread maker
%list rm: bedroom | cellar | nursery | greenhouse | kitchen | attic | living room
%list op: garage door | blinds | bedroom window | curtains | skylight
did I lock up, the {device_id=lk} I mean
did I lock the {device_id=lk}
is the {device_id=dv} still on
did I leave the {device_id=dv} on
I think I left the {device_id=dv} on
oh no, the {device_id=dv}, is it off
I can't remember whether I switched off the {device_id=dv}
~ have I locked the {device_id=lk}? I'm on the train
is the {device_id=op} open
it's starting to rain, is the {device_id=op} shut
what's it like in the {device_id=rm}, warm enough
how cold is it in the {device_id=rm}
is it warm in the {device_id=rm}
anything burning away in the {device_id=rm}, lights I mean
are the {device_type:light=lights} off in the {device_id=rm}
has the {device_id=wm} finished
is the {device_id=wm} done yet
is the washing done, the {device_id:washing machine=washing machine}
is everything locked, the {device_id=lk} at least
I'm in bed and now I wonder about the {device_id=lk}
sorry to be a nuisance, could you check whether the {device_id=dv} is off
don't turn it off, I only want to know if the {device_id=dv} is on
what's the {device_id=dv} doing
is the {device_id:alarm=alarm} on
tell me the {device_id=lk} is locked so I can sleep
what temperature has the {device_id=rm} got
how humid is it in the {device_id=rm}
%lang de
%list tuer: Haustür | Garagentor | Kellertür
%list gt: Kaffeemaschine | Mikrowelle | Waschmaschine | Stehlampe | Heizdecke
hab ich die {device_id=tuer} abgeschlossen
ist die {device_id=gt} noch an
ich glaub, {device_id=gt} läuft noch, stimmt das
~ ist {device_id=tuer} zu
wie warm ist es im {device_id:Schlafzimmer=Schlafzimmer}
ist die {device_id=gt} schon fertig
hab ich {device_id=gt} angelassen
%lang es
%list pt: puerta de casa | puerta del garaje | ventana del dormitorio
%list ap: cafetera | tele | plancha | lavadora | lámpara de pie
he cerrado la {device_id=pt}
me he dejado la {device_id=ap} encendida
sigue encendida la {device_id=ap}
ha terminado la {device_id=ap}
cuántos grados hay en el {device_id:dormitorio=dormitorio}
no sé si cerré la {device_id=pt}
está abierta la {device_id=pt}

%tool get_camera_stream
%list cam: front door | garden | driveway | garage | nursery | porch | back gate | terrace
%list sound: barking | a bang | the bell | footsteps | someone shouting
I heard {=sound} outside, what's going on at the {camera_id=cam}
who's ringing at the {camera_id=cam}
is the parcel man at the {camera_id=cam}
what's the dog up to in the {camera_id=cam}
how's the baby, {camera_id:nursery=nursery} camera
I'd like to have a look at the {camera_id=cam}
what does it look like at the {camera_id=cam} right now
~ is my car still in the {camera_id=cam}, let me see
can you see anybody at the {camera_id=cam}
there's a noise by the {camera_id=cam}, eyes please
I'm on holiday and would love a glimpse of the {camera_id=cam}
%lang de
wer steht da vor der {camera_id:Haustür=Haustür}
lass mich mal in den {camera_id:Garten=Garten} schauen, da bellt was
was ist an der {camera_id:Einfahrt=Einfahrt} los, zeig mal
%lang es
quién está en la {camera_id:puerta=puerta}
déjame ver el {camera_id:jardín=jardín}, he oído algo
~ qué pasa en la {camera_id:entrada=entrada}, enséñamela

%tool get_weather
%list d: tomorrow => 2 | today => 1 | tonight => 1 | this weekend => 7 | the day after tomorrow => 3 | this afternoon => 1 | on saturday => 7 | this week => 7
%list ci: Oslo | Lisbon | Berlin | Edinburgh | Porto | Seattle | Ghent | Vienna | Cork | Galway
%list gear: an umbrella | a coat | sunscreen | wellies | a jumper | gloves
%list plan: hang out the washing | bike to work | have a barbecue | go for a run | take the boat out | plant the tomatoes | wear sandals
should I take {=gear} {days=d}
do I need {=gear} in {location=ci} {days=d}
how cold (will it get|does it get) {days=d}
how hot is {location=ci} {days=d}
can we {=plan} {days=d}
can I {=plan} {days=d} or will it rain
will I get wet {days=d}
is it worth it to {=plan} {days=d}
is it going to freeze {days=d}
do I need to scrape the ice off the car {days=d}
what should I wear {days=d}
what should I pack for {location=ci}
I'm off to {location=ci} {days=d}, {=gear} yes or no
we're flying to {location=ci}, nice and warm there
is it raining in {location=ci}
is it hot in {location=ci} [right now]
how's it looking outside {days=d}
beach day {days=d}?
bbq {days=d}, good idea?
any chance of snow {days=d}
when will it stop raining
~ it looks grey out there, is it going to rain
does {location=ci} have sun {days=d}
my parents land in {location=ci} {days=d}, how warm is it there
we would like to {=plan} {days=d}, I hope the sky is kind to us, what does the forecast say
I'm taking the kids to the park in {location=ci} {days=d}, do they need {=gear}
%lang de
%list tg: morgen => 2 | heute => 1 | heute Abend => 1 | am Wochenende => 7 | übermorgen => 3
%list od: Hamburg | Wien | Zürich | Kiel | Leipzig
brauch ich {days=tg} einen schirm
wie kalt wird's {days=tg}
kann ich {days=tg} in {location=od} grillen
regnet es in {location=od}
~ muss ich {days=tg} eis kratzen
was zieh ich {days=tg} in {location=od} an
lohnt sich {days=tg} der strand
%lang es
%list dd: mañana => 2 | hoy => 1 | esta noche => 1 | este finde => 7 | pasado mañana => 3
%list lu: Bilbao | Granada | Vigo | Lima | Sevilla
hace falta paraguas {days=dd}
me llevo chaqueta {days=dd} a {location=lu}
cuánto frío hará {days=dd}
llueve en {location=lu}
podemos hacer barbacoa {days=dd}
qué ropa meto en la maleta para {location=lu}
va a nevar {days=dd}

%tool get_exchange_rate
%list f: quid => GBP | pounds => GBP | dollars => USD | bucks => USD | euros => EUR | swiss francs => CHF | yen => JPY | zloty => PLN
%list t: euros => EUR | dollars => USD | pounds => GBP | yen => JPY | swedish kronor => SEK | rupees => INR | zloty => PLN
{amount=bigint} {from_currency=f} in {to_currency=t}
what are {amount=bigint} {from_currency=f} worth in {to_currency=t}
what's {amount=bigint} {from_currency=f} to me in {to_currency=t}
the hotel wants {amount=bigint} {from_currency=f}, how much is that in {to_currency=t}
I found {amount=int} {from_currency=f} in my coat, what do I get in {to_currency=t}
how far do {amount=bigint} {from_currency=f} go in {to_currency=t}
~ they're asking {amount=bigint} {from_currency=f}, is that a lot in {to_currency=t}
my cousin sent me {amount=bigint} {from_currency=f}, how many {to_currency=t} are that
{amount=bigint} {from_currency=f}, make that {to_currency=t}
is the {from_currency:EUR=euro} still above the {to_currency:USD=dollar}
how's the {from_currency:GBP=pound} doing against the {to_currency:EUR=euro}
how many {to_currency=t} do I get for {amount=int} {from_currency=f}
I have {amount=bigint} {from_currency=f} left from the trip and would like to know what they'd be in {to_currency=t}
what would {amount=bigint} {from_currency=f} be over here, in {to_currency=t}
is it a good time to change {from_currency=f} into {to_currency=t}
%lang de
%list vo: Dollar => USD | Pfund => GBP | Franken => CHF | Yen => JPY
%list nach: Euro => EUR | Zloty => PLN
was sind {amount=bigint} {from_currency=vo} in {to_currency=nach}
das hotel will {amount=bigint} {from_currency=vo}, wie viel {to_currency=nach} ist das
{amount=bigint} {from_currency=vo} hab ich noch, was krieg ich dafür in {to_currency=nach}
wie steht der {from_currency:EUR=euro} zum {to_currency:CHF=franken}
%lang es
%list de: dólares => USD | libras => GBP | francos suizos => CHF
%list en: euros => EUR | pesos mexicanos => MXN
{amount=bigint} {from_currency=de} cuánto es en {to_currency=en}
me piden {amount=bigint} {from_currency=de}, ¿cuántos {to_currency=en} son?
~ me sobraron {amount=bigint} {from_currency=de}, qué me dan en {to_currency=en}
cómo va el {from_currency:EUR=euro} frente al {to_currency:USD=dólar}

%tool get_crypto_price
%list coin: bitcoin | ethereum | dogecoin | solana | BTC | ETH | cardano | litecoin
%list cu: euros => EUR | dollars => USD | pounds => GBP | francs => CHF
how is {symbol=coin} doing
is {symbol=coin} up again
should have bought {symbol=coin}, what's it at now
what would one {symbol=coin} cost me in {currency=cu}
my brother won't shut up about {symbol=coin}, how much is it
is {symbol=coin} still over 50000
where's {symbol=coin} at in {currency=cu}
did {symbol=coin} crash
am I rich yet, {symbol=coin}
%lang de
wie läuft {symbol=coin}
~ was kostet {symbol=coin} grade in {currency:EUR=Euro}
ist {symbol=coin} wieder oben
%lang es
cómo va {symbol=coin}
a cuánto está {symbol=coin} en {currency:EUR=euros}
ha subido {symbol=coin}

%tool get_stock_price
%list co: Apple | Tesla | Siemens | Microsoft | Nvidia | Netflix | Toyota | SAP | Nike | BMW
%list pd: this week => 5d | this year => ytd | over the last month => 1mo | in the past year => 1y | today => 1d
how is {symbol=co} doing [{period=pd}]
how's {symbol=co} doing on the market
are my {symbol=co} shares worth anything
did {symbol=co} go up {period=pd}
{symbol=co} shares, good or bad {period=pd}
I own a bit of {symbol=co}, how's that looking
has {symbol=co} recovered
~ what's {symbol=co} trading at
should I be worried about my {symbol=co} stock, how did it do {period=pd}
if I sold my {symbol=co} share today, what would I get
%lang de
%list pz: diese Woche => 5d | dieses Jahr => ytd | heute => 1d
wie läuft {symbol=co} an der börse
~ was machen meine {symbol=co} aktien {period=pz}
ist {symbol=co} gestiegen
%lang es
%list pe: esta semana => 5d | este año => ytd | hoy => 1d
cómo van mis acciones de {symbol=co}
ha subido {symbol=co} en bolsa {period=pe}
qué tal cotiza {symbol=co}

%tool calculate
%list tip: 18% tip on 64.50 | 15% tip on 38 | 20 percent tip on 92 | 12% of 51.40 | 10% tip for 27.80
%list frac: a third of 270 | half of 387 | two thirds of 90 | a quarter of 1240 | 5% of 899
%list sum: 12 times 14.99 | 349 plus 19% | 84 minus 17.50 | 1250 divided by 4 | 3 x 27.5 | 6 * 45 | 240 / 7 | 19.99 + 5.49 + 12
%list root: the square root of 1764 | 2 to the power of 12 | 15 squared | 7 cubed
{expression=tip}
what's a {expression=tip}
the bill's here, {expression=tip}
{expression=frac}
{expression=frac} is how much
we're splitting it, {expression:186.40 divided by 5=186.40 divided by 5|93 / 4} each
I'm buying six at 45, so {expression:6 * 45=6 * 45}
how much do I save, {expression:30% of 129=30% of 129|20 percent of 79.90}
~ my head isn't up to it, {expression=sum}
{expression=sum}, anyone
{expression=root}
what do I owe, {expression=sum}
is {expression=sum} more than a hundred
{=firstname} says {expression=sum} is nonsense, check
if everyone pays their share, {expression=frac}, how much is that
I'm terrible at maths, could you kindly tell me what {expression=sum} comes to
eggs and bread, {expression:3.20 + 2.75=3.20 + 2.75|4.10 + 1.99}, in total
work it out for me, {expression=root}
{expression=frac}, quick
%lang de
%list re: 15% von 64 | 12 mal 14,99 | 349 plus 19% | 1250 geteilt durch 4 | 84 minus 17,5
{expression=re}
trinkgeld, {expression=re}
~ wir teilen durch vier, {expression:96 / 4=96 / 4}
was macht {expression=re}, bin zu müde
%lang es
%list cu: 15% de 64 | 12 por 14,99 | 1250 entre 4 | 84 menos 17,5
{expression=cu}
la propina, {expression=cu}
somos cinco, {expression:120 / 5=120 / 5} por cabeza
cuánto sale {expression=cu}

%tool get_current_time
%list tz: Tokyo | New York | Sydney | Lisbon | Dubai | Singapore | Toronto | Mumbai | Auckland | Los Angeles
is it late in {timezone=tz}
is it morning in {timezone=tz} yet
are they asleep in {timezone=tz}
can I call {timezone=tz} now or is it night there
how late is it over in {timezone=tz}
is it too early to ring my aunt in {timezone=tz}
what day is it over in {timezone=tz}
I've lost all sense of time, what day is it
is it already that late, what's the clock say
what's today
which day of the month have we got
have they had lunch yet in {timezone=tz}, what time is it
~ do I still have time before noon, what time is it
my watch stopped, time please
would now be a decent hour to phone someone in {timezone=tz}
%lang de
wie spät ist es in {timezone=timezone}
schlafen die in {timezone=timezone} schon
welchen tag haben wir heute
kann ich in {timezone=timezone} jetzt noch anrufen, wie spät ist es da
%lang es
es muy tarde en {timezone=timezone}
~ qué día es hoy, que me he perdido
qué hora tienen en {timezone=timezone}
están dormidos ya en {timezone=timezone}

%tool get_news_rss
%list src: BBC | Guardian | Hacker News | Reuters | New York Times | Ars Technica | Der Spiegel | NPR
what's the {source=src} saying
anything good on {source=src}
what has {source=src} got this morning
{limit:3=three} things from the {source=src}
I only read the {source=src}, what's in it
~ give me something to read from {source=src}
top {limit:5=five} on {source=src}, I'm on the bus
%lang de
was schreibt {source:die Tagesschau=die Tagesschau|der Spiegel}
was gibt's bei {source:heise=heise|Zeit Online} neues
%lang es
qué cuenta {source:El País=El País|La Vanguardia}
~ qué hay hoy en {source:El Mundo=El Mundo|Marca}

%tool get_news_groundnews
%list about: the rail strike | the elections | the flooding | the new tax law | the world cup | the wildfires | the hospital reform
what's going on in the world
did anything happen while I was away
what did I miss
why is everybody talking about {query=about}
what's the matter with {query=about}
any movement on {query=about}
is {query=about} over yet, what do the papers say
I haven't looked at a paper in days, what's happened
what are people saying about {query=about} in the press
how are both sides reporting {query=about}
{limit:3=three} news stories over breakfast please
%lang de
was ist in der welt los
~ gibt's was neues zu {query:dem Bahnstreik=dem Bahnstreik|der Wahl}
%lang es
qué ha pasado en el mundo
alguna novedad sobre {query:la huelga=la huelga|las elecciones|los incendios}

%tool search_wikipedia
%list wk: Marie Curie | the Ottoman Empire | black holes | the Hanseatic League | Frida Kahlo | the Battle of Hastings | photosynthesis | Machu Picchu
tell me who {query:Marie Curie=Marie Curie|Frida Kahlo} was, the encyclopedia should know
I was wondering about {query=wk}, what does wikipedia have
what does the encyclopedia say about {query=wk}
my daughter has homework on {query=wk}, get her the wikipedia article
~ wiki {query=wk}
there's a wikipedia page on {query=wk}, isn't there, show me
I'd like to read up on {query=wk} in the encyclopedia
on wikipedia, {query=wk}, {limit:2=two} articles will do
%lang de
%list wd: Marie Curie | Schwarze Löcher | die Hanse | Photosynthese
was steht bei wikipedia über {query=wd}
wiki mal {query=wd}
%lang es
%list we: Marie Curie | los agujeros negros | la fotosíntesis | Frida Kahlo
qué dice la wikipedia de {query=we}
~ busca {query=we} en la enciclopedia

%tool web_search
%list q: how to get wine out of a carpet | vegan restaurants near the station | opening hours of the town pool | when the last ferry leaves | the cheapest e-bikes | how long to boil an egg | whether bakeries open on sunday | recipes with leftover rice
%list shop: a second-hand pram | a waterproof backpack | a plumber nearby | a quiet hotel in Porto | a good dentist
find out {query=q}
somebody must know {query=q}, look online
I wonder {query=q}, google it
I'm looking for {query=shop}, what does the internet have
any idea {query=q}? have a look on the web
check online {query=q}
~ the web surely knows {query=q}
we need {query=shop}, search around a bit
not from our handbook, from the internet: {query=q}
{num_results:3=three} pages about {query=shop} please
I spilled something, google {query:how to clean a sofa=how to clean a sofa|how to get coffee off silk}
would you be kind enough to look up on the internet {query=q}
can't find it anywhere, {query=shop}, try the web
see what's out there on {query=shop}
%lang de
%list sh: gebrauchte Kinderwagen | Rotweinflecken entfernen | Öffnungszeiten vom Freibad
google mal {query=sh}
~ schau mal im netz nach {query=sh}
was sagt das internet zu {query=sh}
%lang es
%list bs: cómo quitar una mancha de vino | hoteles tranquilos en Oporto | horario de la piscina
mira en internet {query=bs}
googlea {query=bs}
qué hay en la red sobre {query=bs}

%tool ask_knowledge_base
%list pol: how many vacation days do I get | can I bring my dog to the office | who approves travel | how do I claim expenses | can I work from abroad | what happens if I'm sick for a week | when do we get paid | how much notice do I have to give
%list top: parental leave | overtime | home office | business trips | company bikes | sick notes
{query=pol}
{query=pol}, in our company I mean
do we have a rule about {query=top}
what's our policy on {query=top}
am I allowed any {query=top} here, handbook
the handbook must say something about {query=top}
~ before I ask HR, {query=pol}
HR is on lunch, {query=pol}
I'm new here, {query=pol}
how do we do {query=top} in this firm
no google please, our own documents: {query=top}
I'd like to book a trip, {query:who approves travel=who approves travel|what's the hotel limit}, says the manual
could you have a look in the internal guide for {query=top}, I would be much obliged
%lang de
%list po: wie viele Urlaubstage hab ich | darf mein Hund mit ins Büro | wer genehmigt Dienstreisen
{query=po}, laut handbuch
was steht bei uns in den richtlinien zu {query:Homeoffice=Homeoffice|Überstunden}
{query=po}, bei uns in der firma
%lang es
%list pl: cuántos días de vacaciones me tocan | puedo teletrabajar desde fuera | quién aprueba los viajes
según el manual, {query=pl}
~ qué dicen las normas de la empresa sobre {query:las bajas=las bajas|las horas extra}
{query=pl} en nuestra empresa

%tool get_calendar_events
%list dy: today | tomorrow | friday | this weekend | next week | this afternoon | monday | tonight | the 14th
what's my day like
what's {start_date=dy} like for me
what does my {start_date:friday=friday|monday|tuesday} look like
anything on {start_date=dy}
am I doing anything {start_date=dy}
have I got plans {start_date=dy}
how busy am I {start_date=dy}
when do I have to be where {start_date=dy}
where do I need to be {start_date=dy}
is {start_date:tomorrow=tomorrow|friday} going to be a long one
what's next
what's my next appointment
when is my next meeting
who am I seeing {start_date=dy}
can I sleep in {start_date:tomorrow=tomorrow|saturday} or is there an early meeting
do I have to put on a tie {start_date:tomorrow=tomorrow|on monday}, what's on
am I working through {start_date:lunch today=today|tomorrow}, any meetings
what's the family up to {start_date=dy}, the {calendar_source:family=family} calendar
~ what's coming up from {start_date:monday=monday|tomorrow} to {end_date:friday=friday|sunday}
when was the dentist again, it's in my calendar
before I say yes to {=firstname}, what have I got on {start_date=dy}
I would like to plan {start_date=dy}, so what's already in there
%lang de
%list dt: heute | morgen | am Freitag | nächste Woche | am Wochenende
was hab ich {start_date=dt} vor
wie sieht mein tag aus
steht {start_date=dt} was an
~ wo muss ich {start_date=dt} hin
wie voll ist {start_date=dt} mein kalender
wann ist mein nächster termin
%lang es
%list di: hoy | mañana | el viernes | este finde | la semana que viene
qué tengo {start_date=di}
cómo tengo el día
tengo algo {start_date=di}
con quién quedo {start_date=di}
adónde tengo que ir {start_date=di}
qué es lo próximo que tengo

%tool create_calendar_event
%list ev: lunch with Kim | dinner with the Hendersons | dentist | drinks with Ana | haircut | call with the bank | parents' evening | coffee with my mentor | viewing of the flat | band practice | physio
%list st: friday at noon | tomorrow at 3 | monday at 9:30 | saturday at 7pm | the 14th at 10 | next tuesday at half past four | thursday 6pm | wednesday at eight
%list en: 5pm | an hour | 11 | two hours | half past six
%list lo: Café Luna | the office | their place | room 4 | the old mill
{title=ev} {start_time=st}
I'm having {title:lunch with Kim=lunch with Kim|dinner with Omar|coffee with Petra} {start_time=st}
pencil in {title=ev} {start_time=st}
pencil in {title=ev} for {start_time=st}, we'll see
I've got the {title:dentist=dentist|haircut|vet|physio} {start_time=st}
we agreed on {title=ev} {start_time=st}
{=firstname} wants {title:a quick call=a quick call|a coffee|lunch}, {start_time=st}, put it in
~ {title=ev} is {start_time=st}, get it into the diary
they gave me an appointment: {title:blood test=blood test|eye test|MRI}, {start_time=st}
{title=ev} at {location=lo} {start_time=st}
meeting {title:Priya=Priya|the architect} at {location=lo}, {start_time=st}
block {start_time=st} for {title=ev}
I said yes to {title=ev} {start_time=st}, {end_time=en}
keep {start_time=st} free for {title=ev}
save the date, {title=ev}, {start_time=st}
my mother is coming {start_time=st}, {title:mum's visit=mum's visit} in the calendar please
I have {title:piano=piano|yoga|choir} {repeat:every monday=every monday|every tuesday} {start_time:at 6=at 6|at half past seven}
{title=ev} {start_time=st} till {end_time=en}
let's do {title=ev} {start_time=st}
so it's decided, {title=ev} {start_time=st}
would you kindly reserve {start_time=st} for {title=ev}, at {location=lo} if it matters
I can't make it on the 3rd so I arranged {title=ev} {start_time=st}, please note it in my calendar
not a reminder, an appointment: {title=ev}, {start_time=st}
%lang de
%list tt: Mittagessen mit Kim | Zahnarzt | Friseur | Elternabend | Kaffee mit Petra
%list be: Freitag um 12 | morgen um 15 Uhr | Montag halb zehn | am 14. um 10
{title=tt} {start_time=be}
{start_time=be} hab ich {title=tt}
wir haben {title=tt} {start_time=be} ausgemacht
~ halt mir {start_time=be} frei für {title=tt}
ich bin {start_time=be} mit {=firstname} verabredet, {title:Essen=Essen|Kino} also
{title=tt} steht fest, {start_time=be}, in den kalender damit
%lang es
%list ti: comida con Kim | dentista | peluquería | café con Ana | reunión de padres
%list in: el viernes a las 12 | mañana a las 3 | el lunes a las nueve y media | el 14 a las 10
{title=ti} {start_time=in}
{start_time=in} tengo {title=ti}
hemos quedado {start_time=in}, {title=ti}
resérvame {start_time=in} para {title=ti}
me han dado cita, {title=ti}, {start_time=in}
apúntame {title=ti} {start_time=in} en la agenda

# What only looks like a request.
%tool talk
%list meet: meeting | interview | dentist appointment | call with the boss | presentation | date
%list did: the marathon | a terrible film | the whole cake | a nap
I love this weather
what a glorious day
this rain is getting to me
my {=meet} was awful
my {=meet} went really well, thanks
my sister called, she's fine
my sister called me an old goat
I need a holiday
I need a hug
I have to laugh
I have to admit, you were right
I could murder a coffee
~ finished {=did} last night, what an evening
the report was a nightmare, never again
my calendar is a joke this week
mondays should be illegal
I'm freezing my toes off on this platform
it's too dark in november, don't you find
the neighbours are so loud it's funny by now
bitcoin people are a special breed
I used to live in {=city}
{=city} is lovely in spring
tea is better than coffee, fight me
I never could do maths
I parked like an idiot this morning, everybody was honking
the news is too depressing for me
I was up at five, don't ask
that reminds me of my gran
the kids drew on the wall and honestly it's not bad
I slept like a log
you're a lifesaver
no worries, I'll do the shopping myself
%lang de
ich liebe dieses wetter
das meeting war furchtbar
ich brauche urlaub
~ meine schwester hat angerufen, ihr geht's gut
montage gehören verboten
ich muss schon sagen, das war gut
%lang es
me encanta este tiempo
la reunión fue un desastre
necesito unas vacaciones
~ mi hermana llamó, está bien
los lunes deberían prohibirse
tengo que reconocer que tenías razón

%tool none
%list food: a pizza | two burgers | sushi for four | some flowers | a curry
%list ring: my mum | my wife | the plumber | a taxi | grandpa
order me {=food}
get me {=food} delivered
call {=ring}
ring {=ring} [for me|please]
put me through to {=ring}
book a flight to {=city}
book me a room in {=city} for {=weekday}
reserve a table for {=int} on {=weekday}
what do you think of {=city}
which is nicer, {=city} or {=city}
do you like this weather
sing me something
play some jazz for me from the record shelf, you pick
tell me a joke about {=company}
write me a poem about {=city}
do the dishes for me
buy the groceries for me online and pay
pay the rent for me
renew my passport for me
~ do my tax return
bring me a coffee
drive me to the station
wash the car, will you
transfer 50 euros to {=firstname}
buy ten apple shares
sell my bitcoin
translate this letter into {=langname}
paint me a picture of {=city}
which film should I watch tonight
is my meeting going to be awful, your honest opinion
walk the dog, I'm late
post this on my story
tell me what to cook with two eggs and a lemon, from your own imagination
%lang de
bestell mir (eine pizza|zwei döner|blumen)
ruf {=firstname} an
buch mir einen flug nach {=city}
was hältst du von {=city}
spül du mal ab
überweis {=firstname} 50 euro
%lang es
pídeme (una pizza|sushi para dos|unas flores)
llama a mi madre
resérvame un vuelo a {=city}
~ qué te parece {=city}
friega tú los platos
hazle una transferencia a {=firstname}
