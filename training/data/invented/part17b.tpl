# Life at home: charging, power, pantry, meals, children, school, baby, pets and plants, neighbours, repairs, papers, things lent, moods, alarms.
%list ecar: Zoe | Tesla | little Fiat | Ioniq | ID.3 | Leaf | red one | company car | Mini | e-Golf | wife's car | Polestar | van | old Kangoo | Twingo | Kona | estate
%list chargepct: 80 percent => 80 | 100% => 100 | 60% => 60 | 90 percent => 90 | 75 | half => 50 | 85% => 85 | 70 percent => 70
%list leaveby: 7 tomorrow | friday 6am | noon | half past five | monday morning at eight | 8:15 | sunday 9am | tomorrow at six | midnight | 4pm | the day after tomorrow at 7:30 | saturday 10:00 | ten | christmas eve | wednesday 5:45 | tonight at nine | the 14th at 8
%list pstart: may 1 | last monday | january | the 3rd | sunday | easter | june 12 | christmas | 2026-10-01 | the beginning of the year | last week | friday | march | thursday | new year | november 5 | the first of august
%list pend: may 31 | yesterday | june | the 20th | saturday | today | july 4 | now | 2026-10-31 | last night | wednesday | the end of april | tuesday | september | the 28th | noon
%list pday: yesterday | last friday | sunday | last week | this morning | monday | two days ago | the 3rd | last night | tuesday afternoon | saturday | march 12 | today | wednesday evening | the 27th | 5 may | earlier today
%list fday: tomorrow | saturday | next friday | the 14th | sunday evening | monday | this weekend | march 3 | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week | the first of may
%list groceries: tinned tomatoes | rice | sourdough with seeds | oat milk | frozen peas and carrots | eggs | smoked paprika | goat cheese | lentils | pasta for the kids | chicken stock in cubes | yoghurt with cherries | butter | coffee beans | minced beef | bread and rolls | apple juice | chickpeas | vanilla ice cream | olives in brine | strawberry jam | flour | salmon | mustard with honey | tofu
%list howmuch: two kilos | 3 tins | half a litre | six | 500 g | a dozen | one bag | four jars | two packets | 1.5 litres | a handful | twelve cans | 250 grams | three boxes | a pound | 2 bottles | one tray
%list keepsuntil: friday | june 14 | the end of next week | sunday | 2027-02-01 | the 20th | tomorrow | may | wednesday | march next year | christmas | 5 july | in ten days | saturday | november 2028
%list eaters: two => 2 | 4 | five => 5 | three => 3 | 6 | 2 | 3 | seven => 7 | 8 | four => 4
%list eaters_de: zwei => 2 | 4 | fünf => 5 | drei => 3
%list eaters_es: dos => 2 | 4 | cinco => 5 | tres => 3
%list dislikes: mushrooms | celery and fennel | nuts | pork, shellfish | onions, garlic | aubergine and courgette | anything spicy | fish | coriander | beetroot, brussels sprouts | milk and cheese | red meat | olives and capers | soy | liver | eggs, peanuts | raisins
%list ingredient: buttermilk | eggs | double cream | shallots | white wine | fresh coriander | fish sauce | baking powder | sour cream | parmesan | breadcrumbs | ground almonds | lemon juice | sesame oil | gelatine | brown sugar | tahini | puff pastry | saffron | butter | vanilla pods | crème fraîche
%list dishname: lemon cake | chicken and leek pie | pad thai | pancakes with berries | risotto | grandma's goulash | banana bread | fish stew for six | lasagne | carrot cake | mac and cheese | spinach in filo | tiramisu | meatballs | pea soup | cheesecake with plums | moussaka | apple crumble | dumplings | beef and ale stew | waffles
%list substitute: yoghurt | flax seeds | coconut milk | leeks | apple juice | parsley and lime | soy sauce | honey | oat cream | old bread | maple syrup | margarine | vinegar and water | mascarpone | filo | turmeric | olive oil | cornflour | silken tofu | cashew butter
%list kid: Mila | Ben | Charlotte | Theo | the twins | Jonas | Emily | our youngest | Oscar | Lina | Sam | Ruby | Leo | Greta | Max and Mia | Noor | Felix | my eldest | Hugo | Zoe | little Tom
%list cash: 10 euros => 10 | $5 => 5 | £8 => 8 | 15 | twenty euros => 20 | 7.50 | 12 dollars => 12 | €4 => 4 | five pounds => 5 | 25
%list cash_de: 10 Euro => 10 | 5 € => 5 | zwölf Euro => 12 | 7,50 Euro => 7.5
%list cash_es: 10 euros => 10 | 5 € => 5 | doce euros => 12 | 20 euros => 20
%list paynote: for the good report | birthday from aunt Rosa | school trip to the zoo | mowing in august | well done | ice cream with friends | new football boots | cinema and popcorn | for helping grandpa | don't spend it all at once | bus ticket | one tooth from the tooth fairy | swimming badge | save half of it | because you kept your word | book money
%list chore: emptying the dishwasher | feeding the rabbits | hoovering the stairs | taking out the paper and glass | setting the table | walking the dog | tidying the craft corner | folding the towels | raking leaves | making beds | watering the balcony | cleaning the hamster cage | sorting socks | washing the car with dad | weeding | drying up | putting shoes away | peeling potatoes for lunch | carrying in the wood | wiping the table
%list pts: 5 points => 5 | ten points => 10 | 3 | 20 points => 20 | two => 2 | 15 | four points => 4 | 50 | eight points => 8
%list scrmin: 30 minutes => 30 | an hour => 60 | 15 minutes => 15 | half an hour => 30 | 45 min => 45 | twenty minutes => 20 | ten minutes => 10 | 90 minutes => 90
%list useby: bedtime | sunday evening | 7pm | tomorrow | the weekend is over | dinner | friday | half past eight | the end of the holidays | six | next monday | saturday noon | 9 tonight
%list letterabout: trip to the planetarium | head lice | swimming lessons | new timetable | lunch money | school play | exam in maths | parents' evening | lost jackets and bags | snow day | chicken pox | cake sale for the library | sports day | photo session | homework in French | ski week | bus route | carnival | class party in june | recorder lessons
%list teacher: Mrs. Holloway | Mr. Brandt | Frau Seidel | the headmaster | Señora Vidal | Ms. Okoro | the school office | Mr. Fielding | Miss Dunn | the nurse | Mr. Rahimi | the caretaker | Madame Petit | coach Wilson | Mrs. Ng | the maths teacher | Frau Klose
%list teachertext: we will be ten minutes late | he has lost his blue jacket | she may go home on her own | we agree to the trip | grandma picks her up today | he's allergic to nuts and sesame | the homework was too hard for us | could we meet next week | she forgot her gym bag in the bus | we can bring cake and juice | he has a dentist appointment at ten | thank you for the lovely concert | no swimming for her this week | I can drive four children | his glasses are broken | we have moved, new address follows
%list ml: 120 ml => 120 | 90 | 150 millilitres => 150 | 60 ml => 60 | 180 | 200 ml => 200 | 75 ml => 75 | 110
%list clock: 3:40 | six | half past two | 11pm | 7:15 | ten to five | noon | 4am | 22:30 | quarter past eight | nine | 13:05 | midnight | 5:50 | eight this morning | twenty past one | 16:00
%list clock2: 5:10 | seven | half past four | 6:25 | 9am | ten past two | 14:45 | quarter to six | just now | eleven | 8:00 | 17:20 | five this morning | one o'clock
%list babyfood: carrot mash | porridge with pear | pumpkin and rice | banana | half a rusk | formula | avocado | apple and oat puree | peas | expressed milk | bit of yoghurt | sweet potato | broccoli with noodles | semolina | bread crust | plum | courgette soup
%list crib: pram | cot in our room | car seat | sling | sofa next to me | grandma's arms | travel cot | big bed | hammock | garden under the tree | nursery at the daycare | bouncer | train to Leeds | cradle | daddy's chest
%list petname: Whiskers | Bruno | Luna | Mr. Biscuit | Pepper | old Fritz | Nala | Coco | Hector | Daisy | the tabby | Ginger | Balu | Socks and Mittens | Olive | Rex | our spaniel | Pumpkin
%list kilos: 4.2 kilos => 4.2 | 31 | 12.5 kg => 12.5 | 5.8 | 28 kilos => 28 | 3.1 kg => 3.1 | 9 | 17.4 | 6 kilos => 6 | 22 kg => 22
%list petnote: less hungry than usual | after the diet | still a bit too thin | before the operation | vet was happy | on the new food | limping but fine | with collar | coat looks dull | ate a whole sausage before | on the kitchen scales | first time after worming | weighed in the carrier

%tool ampere_plan_charge
charge the {car=ecar} to {percent=chargepct} by {ready_by=leaveby}, {source:cheapest=cheapest hours only|at the lowest price}
{ready_by=leaveby}: {car=ecar} at {percent=chargepct}, {source:solar=solar only|nothing but sunshine}
by {ready_by=leaveby} I need {percent=chargepct} in the {car=ecar}, {source:any=whatever the source|any current}
charge the {car=ecar} to {percent=chargepct}
plug's in, the {car=ecar}, {source:solar=only from the roof}
we set off for the mountains at {ready_by=leaveby} and the {car=ecar} is nearly flat
three hundred kilometres ahead of me, {ready_by=leaveby}, I'd rather not stop on the way
I never understand these tariffs, all I care about is that the {car=ecar} drives at {ready_by=leaveby} and doesn't cost a fortune, {source:cheapest=thrifty please|as little money as possible}
{=firstname} takes the {car=ecar} to work at {ready_by=leaveby}, {percent=chargepct} is enough for there and back
{car=ecar} {percent=chargepct} {ready_by=leaveby}
{car=ecar} full by {ready_by=leaveby}
{percent=chargepct}, {ready_by=leaveby}, {source:solar=solar}
I don't want to know what was used, just have the {car=ecar} at {percent=chargepct} for {ready_by=leaveby}
%lang de
lad den {car=ecar_de} bis {ready_by=bis_de} auf {percent=prozent_de} auf
%list ecar_de: Zoe | Tesla | kleinen Fiat | Dienstwagen | Kombi | roten
%list bis_de: morgen um 7 | Freitag 6 Uhr | heute Abend | Montag früh um acht | 12 Uhr
%list prozent_de: 80 Prozent => 80 | 100 % => 100 | 60 Prozent => 60
%lang es
cárgame el {car=ecar_es} hasta el {percent=porciento_es} para {ready_by=para_es}
%list ecar_es: Tesla | coche pequeño | León | coche de empresa | Zoe
%list porciento_es: 80 por ciento => 80 | 100% => 100 | 60 por ciento => 60
%list para_es: mañana a las 7 | el viernes a las seis | esta noche | el lunes a primera hora
%lang en

%tool ampere_balance
how much electricity did we {kind:made=make|produce} from {first_day=pstart} to {last_day=pend}, {per:day=day by day|per day}
{kind:used=used|consumption} since {first_day=pstart}, {per:month=per month|by month}
{first_day=pstart} to {last_day=pend}: {kind:sold=sold|fed into the grid}, {per:week=weekly|per week}
to {last_day=pend} from {first_day=pstart}, {kind:bought=bought from the grid|bought}
electricity from {first_day=pstart} to {last_day=pend}
kilowatt hours {per:day=a day|daily} since {first_day=pstart}
did those panels earn their price since {first_day=pstart}, I mean what did {kind:made=the roof|the sun} give us
the bill is frightening, where do we stand with {kind:used=what we gobbled up|what we burnt} between {first_day=pstart} and {last_day=pend}
my brother in law boasts about what he {kind:sold=gives back|passes on} to the network, do we do any better since {first_day=pstart}
it was so cloudy since {first_day=pstart}, I bet we {kind:bought=had to get nearly all of it from outside|needed the supplier all the time}
{kind:made=yield} {first_day=pstart}
{kind:used=consumption} {per:month=per month}
{kind:sold=sold} {first_day=pstart} to {last_day=pend}
the car's charge doesn't interest me, only {kind:used=what the house used} from {first_day=pstart} to {last_day=pend}

%tool larder-stock-in
put {amount=howmuch} of {item=groceries} into the {place:freezer=freezer}, best before {best_before=keepsuntil}
{item=groceries}, {amount=howmuch}, {place:cupboard=cupboard}, keeps until {best_before=keepsuntil}
{place:cellar=cellar}: {amount=howmuch} {item=groceries}
stock in {amount=howmuch} for the {place:fridge=fridge}
into the pantry book, {place:cupboard=cupboard}, until {best_before=keepsuntil}
just back from the market with {amount=howmuch} of {item=groceries}, it went {place:fridge=next to the milk|where it's cold}
{=firstname} brought {item=groceries} over, good to {best_before=keepsuntil}
they had an offer so we now own {amount=howmuch} of {item=groceries}
{item=groceries} is stacked {place:cellar=downstairs|under the stairs}, lasts to {best_before=keepsuntil}
{item=groceries}, {amount=howmuch}
{item=groceries} {place:freezer=freezer}
{amount=howmuch} {item=groceries} until {best_before=keepsuntil}
nothing was eaten, on the contrary, there's {amount=howmuch} more of {item=groceries}
%lang de
trag {amount=menge_de} {item=vorrat_de} im {place:fridge=Kühlschrank} ein, haltbar bis {best_before=bis_halt}
%list menge_de: zwei Kilo | drei Dosen | 500 g | sechs Gläser | ein Dutzend
%list vorrat_de: Tomaten | Reis | Linsen | Marmelade | Erbsen und Möhren | Ziegenkäse
%list bis_halt: Freitag | Ende Mai | zum 14. Juni | Weihnachten | Sonntag
%lang es
apúntame {amount=cantidad_es} de {item=despensa_es} en el {place:freezer=congelador}
%list cantidad_es: dos kilos | tres latas | medio litro | una docena | cuatro botes
%list despensa_es: tomate frito | arroz | lentejas | guisantes y zanahorias | queso de cabra
%lang en

%tool larder-use-up
take {amount=howmuch} of {item=groceries} out of the pantry book, {reason:eaten=eaten}
{item=groceries}, {amount=howmuch}, {reason:spoiled=spoiled|went off}
{reason:given_away=given away}: {amount=howmuch} of {item=groceries}
take out {amount=howmuch}, {reason:eaten=we ate it}
out of the pantry, {reason:spoiled=spoiled}
the teenagers {reason:eaten=had|polished off} {amount=howmuch} of {item=groceries} last night
{item=groceries} {reason:spoiled=has grown fur|smells funny}, {amount=howmuch}, straight to the bin
{reason:given_away=I let the neighbours have|the food bank got} {amount=howmuch} of {item=groceries}
no more {item=groceries} in the house as of lunch
{item=groceries} gone
{item=groceries} {reason:spoiled=mouldy|rotten}
{amount=howmuch} {item=groceries} less
I haven't stored anything, I took {amount=howmuch} of {item=groceries} from the shelf, {reason:eaten=for supper|it's in our bellies}

%tool spoonbook_draft_week
draft a week of {diet:vegetarian=vegetarian} meals for {people=eaters} from {begins=fday}, no {avoid=dislikes}
{people=eaters} people, {diet:vegan=vegan}, without {avoid=dislikes}, starting {begins=fday}
from {begins=fday}, {diet:low_carb=low carb|few carbs}, {people=eaters} of us, leave out {avoid=dislikes}
draft meals from {begins=fday} without {avoid=dislikes}
{diet:vegetarian=vegetarian} meals for the week
I'm sick of asking myself every evening what {people=eaters} hungry people should get
{people=eaters} of us round the table and one hates {avoid=dislikes}, I need ideas from {begins=fday} on
we'd like to live without animals, {diet:vegan=nothing from cow or hen}, {people=eaters} mouths, beginning {begins=fday}
doctor told us {diet:gluten_free=no wheat|no gluten}, {people=eaters} at home, what on earth shall I make from {begins=fday}
{people=eaters} people, {diet:pescatarian=pescatarian}
week for {people=eaters}
{diet:gluten_free=gluten free} week, {people=eaters}
no need to change a recipe, rather seven dinners for {people=eaters} without {avoid=dislikes}
%lang de
stell mir ab {begins=date} einen {diet:vegetarian=vegetarischen} Wochenplan für {people=eaters_de} Personen zusammen
%lang es
hazme un menú semanal {diet:vegan=vegano} para {people=eaters_es} personas
%lang en

%tool spoonbook_swap_ingredient
replace the {missing=ingredient} in the {recipe=dishname} with {instead=substitute}
{recipe=dishname}: {instead=substitute} instead of {missing=ingredient}
{instead=substitute} for {missing=ingredient} in the {recipe=dishname}
what can I replace in the {recipe=dishname}
put {instead=substitute} into the {recipe=dishname} instead
I've started on the {recipe=dishname} and only now notice there's no {missing=ingredient} in the house
{=firstname} can't have {missing=ingredient}, would {instead=substitute} do as well
shops are shut, {recipe=dishname} is promised, {missing=ingredient} is what I lack
would anybody taste it if there was {instead=substitute} where {missing=ingredient} should be
{recipe=dishname} without {missing=ingredient}
no {missing=ingredient}, {recipe=dishname}
{instead=substitute} for {missing=ingredient}
the week's plan stays as it is, but the {recipe=dishname} shall have {instead=substitute}, not {missing=ingredient}

%tool pocketmint.pay_allowance
pay {child=kid} {amount=cash} {repeat:weekly=every week|weekly} from {begins=fday}
{amount=cash} pocket money for {child=kid}, {repeat:monthly=monthly}, starting {begins=fday}
{child=kid}: {amount=cash}, {repeat:once=once}, "{note=paynote}"
pay {child=kid} the pocket money
pay {amount=cash} {repeat:weekly=each week}, note {note=paynote}
{child=kid} is old enough to learn to budget, {amount=cash} {repeat:weekly=a week}, as of {begins=fday}
I promised {child=kid} {amount=cash}, write {note=paynote} with it
{child=kid} is broke again and the fair is in town, {amount=cash} {repeat:once=just this time|for once}
we agreed on {amount=cash} {repeat:monthly=a month} for {child=kid}, so make that happen
{amount=cash} {child=kid}
{child=kid}, {amount=cash}, {repeat:weekly=weekly}
{amount=cash} {repeat:monthly=monthly} for {child=kid}
not points this time, real money: {amount=cash} to {child=kid}, {note=paynote}
%lang de
überweis {child=firstname} {repeat:weekly=jede Woche} {amount=cash_de} Taschengeld
%lang es
págale a {child=firstname} {amount=cash_es} de paga {repeat:monthly=cada mes}
%lang en

%tool pocketmint.reward_chore
give {child=kid} {points=pts} for {chore=chore} {done_on=pday}
{chore=chore}, {child=kid}, {points=pts}, {done_on=pday}
{points=pts} to {child=kid}: {chore=chore}
{child=kid} gets {points=pts}
{points=pts} for {chore=chore} {done_on=pday}
{child=kid} surprised me {done_on=pday} by {chore=chore}, and without a word from me
nobody asked, but {child=kid} spent half of {done_on=pday} {chore=chore}, that deserves something
guess who was {chore=chore} when I came home, {child=kid}! worth {points=pts} I'd say
fair is fair, {child=kid} did all the {chore=chore} alone
{child=kid} {chore=chore}
{chore=chore}, {child=kid}, {points=pts}
{points=pts} {child=kid}, {chore=chore}
no coins, {child=kid} collects {points=pts} for {chore=chore} like always

%tool pocketmint.grant_screen_minutes
give {child=kid} {minutes=scrmin} more on the {device:tablet=tablet|ipad}, use by {use_by=useby}
{child=kid}, {device:console=console|Switch}, {minutes=scrmin}, until {use_by=useby}
{minutes=scrmin} extra {device:phone=on the phone} for {child=kid}, to be used before {use_by=useby}
give {child=kid} extra screen time
{minutes=scrmin} more on the {device:television=television|telly}
{child=kid} has been an angel all day, {minutes=scrmin} longer is fine with me
I have a call in a second and need peace, {child=kid} may {device:television=watch cartoons|watch something} for {minutes=scrmin}
it rains and the cousins are here, {child=kid} can {device:console=go on gaming|keep playing Mario} for {minutes=scrmin}, but not after {use_by=useby}
long drive ahead, so {child=kid} is allowed {minutes=scrmin} with the {device:tablet=ipad}
{child=kid} {minutes=scrmin}
{minutes=scrmin} {device:tablet=tablet} {child=kid}
{child=kid}, {minutes=scrmin}, {device:console=console}
instead of money {child=kid} wants {minutes=scrmin} of {device:phone=phone}
%lang de
gib {child=firstname} noch {minutes=nap_de} am {device:tablet=Tablet}
%list nap_de: 20 Minuten => 20 | eine halbe Stunde => 30 | 45 Minuten => 45 | zehn Minuten => 10 | eine Stunde => 60
%lang es
dale a {child=firstname} {minutes=nap_es} más de {device:console=consola}
%list nap_es: 20 minutos => 20 | media hora => 30 | 45 minutos => 45 | diez minutos => 10 | una hora => 60
%lang en

%tool classpost_read
{unread:true=unread|new} messages about the {about=letterabout} from {sender=teacher} since {since=pday}
what did {sender=teacher} write about the {about=letterabout} since {since=pday}
since {since=pday}, {sender=teacher}, {about=letterabout}
show the {unread:true=unread} letters from {sender=teacher}
is there any news on the {about=letterabout}
all the other parents know about the {about=letterabout} and I'm clueless again
did {sender=teacher} get back to us at all since {since=pday}
{=firstname} says they need something for the {about=letterabout}, but can't remember what
I have been travelling since {since=pday}, anything from {sender=teacher} that {unread:true=I haven't seen yet|slipped past me}
{about=letterabout}
{unread:true=unread} from {sender=teacher}
{sender=teacher} {about=letterabout}
nothing to answer, I only want to see what came from {sender=teacher} concerning the {about=letterabout}

%tool classpost_reply
write to {teacher=teacher} about {child=kid}: {text=teachertext}
{teacher=teacher}, {urgent:true=urgent}, {child=kid}: {text=teachertext}
{urgent:true=urgent} message for {teacher=teacher} about {child=kid}: {text=teachertext}
write {teacher=teacher} something about {child=kid}
message to the teacher: {text=teachertext}
{teacher=teacher} ought to know that {text=teachertext}
can somebody please tell {teacher=teacher} {text=teachertext}, it's {urgent:true=really pressing|a matter of minutes}
I'm on the train with no voice left, let {teacher=teacher} hear that {text=teachertext}, it concerns {child=kid}
before there are tears over {child=kid}, {teacher=teacher} should be aware {text=teachertext}
{teacher=teacher}: {text=teachertext}
to {teacher=teacher}: {text=teachertext}
{child=kid}, {teacher=teacher}: {text=teachertext}
I've read the letter, my answer to {teacher=teacher} is {text=teachertext}
%lang de
schreib {teacher=lehrer} wegen {child=firstname}: {text=sentence}
%list lehrer: Frau Seidel | Herrn Brandt | Frau Klose | Herrn Dr. Lehmann | Frau von Ahn
%lang es
escríbele a {teacher=profe} que {text=recado_es}
%list profe: don Ramón | doña Carmen | secretaría | Marta Vidal | Lucía
%list recado_es: llegaremos tarde | ha perdido la chaqueta azul | hoy la recoge la abuela | no puede ir a natación | llevaremos un bizcocho
%lang en

%tool logBabyFeed
log a {kind:bottle=bottle} with {amount=ml} of {food=babyfood} at {at=clock}
{at=clock}, {kind:bottle=bottle}, {amount=ml}
{kind:solids=solids|spoon}: {food=babyfood}, {at=clock}
at {at=clock} {amount=ml}, {kind:bottle=from the bottle}, {food=babyfood}
log a feed at {at=clock}
fed {amount=ml} at {at=clock}
she emptied {amount=ml} {kind:bottle=through the teat} like a sailor at {at=clock}
he was on my {kind:left_breast=left side|left} around {at=clock} and then content
half of the {kind:solids=mush|spoonfuls} landed on the wall, but some {food=babyfood} went down at {at=clock}
was up again at {at=clock}, hungry, {kind:right_breast=right side|on the right}
{kind:bottle=bottle} {amount=ml}
{kind:left_breast=left} {at=clock}
{kind:solids=solids}, {food=babyfood}
she didn't sleep a wink, but had {amount=ml} {kind:bottle=out of the bottle} at {at=clock}

%tool logBabySleep
slept from {from=clock} to {to=clock2} in the {where=crib}
{where=crib}, {from=clock} till {to=clock2}, baby asleep
woke up at {to=clock2}, fell asleep {from=clock}, {where=crib}
log that the baby woke up at {to=clock2}
log a nap in the {where=crib}
he finally nodded off at {from=clock} in the {where=crib}
her eyes closed at {from=clock} and she didn't stir before {to=clock2}, a miracle
out like a light at {from=clock}, howling again at {to=clock2}
two whole hours of peace in the {where=crib}, {from=clock} to {to=clock2}
nap {from=clock}-{to=clock2}
{from=clock} to {to=clock2}, {where=crib}
nap since {from=clock}
after the feed she slept, {from=clock} until {to=clock2}
%lang de
{=firstname} hat von {from=von_uhr} bis {to=bis_uhr} im {where=schlafort} geschlafen
%list von_uhr: 9 | halb zehn | 13 Uhr | viertel nach eins | 20:15 Uhr
%list bis_uhr: 11 | 14:30 Uhr | halb drei | sechs Uhr früh | 12 Uhr
%list schlafort: Kinderwagen | Tragetuch | Gitterbett | Auto | großen Bett
%lang es
el bebé ha dormido de {from=de_hora} a {to=a_hora} en la {where=cuna_es}
%list de_hora: nueve | 13:00 | una y media | ocho | 21:15
%list a_hora: once | 14:30 | tres menos cuarto | seis | 7:00
%list cuna_es: cuna | sillita del coche | mochila | cama grande | hamaca de la terraza
%lang en

%tool wagleaf.weigh
{pet=petname} weighed {kilos=kilos} {day=pday}, {remark=petnote}
{kilos=kilos}, {pet=petname}, {day=pday}
{day=pday}: {pet=petname} {kilos=kilos}, remark: {remark=petnote}
note the weight of {pet=petname}, {remark=petnote}
put down {kilos=kilos} for {day=pday}
{pet=petname} has got fat, {kilos=kilos} now
the scales said {kilos=kilos} under {pet=petname} {day=pday}
at the vet's {day=pday} {pet=petname} brought it to {kilos=kilos}, {remark=petnote}
I could hardly lift {pet=petname}, no wonder with {kilos=kilos}
{pet=petname} {kilos=kilos}
{kilos=kilos} {pet=petname} {day=pday}
{pet=petname}, {kilos=kilos}, {remark=petnote}
{pet=petname} needs no new pot, only this number kept: {kilos=kilos}
%list houseplant: monstera | orchid in the bathroom | lemon tree | rubber plant | fern | little cactus with the hat | aloe vera | peace lily | fiddle leaf fig | basil | yucca by the window | spider plant | jade plant | olive tree | snake plant | avocado from the stone | palm in the hall | money tree | ivy and friends | begonia | string of hearts
%list cm: 20 cm => 20 | 14 | 30 centimetres => 30 | 18 cm => 18 | 25 | twelve centimetres => 12 | 40 cm => 40
%list soil: cactus soil | peat free compost | bark and perlite | orchid mix | soil with sand | coco fibre | herb compost | clay pebbles | leaf mould and loam | citrus soil | seedling mix | compost from the heap | potting soil with fertilizer
%list neighbour: Mrs. Kaplan | Herr Olsen | the Wilsons | Yusuf from upstairs | old Mr. Finch | Ana on the second floor | the student opposite | Marta and Piet | number 14 | the couple next door | Frau Berger | Dimitri | the lady with the poodle | Señor Ortiz | Sanjay | the bakery downstairs
%list shopname: Ikea | the shoe shop | Amazon | Zalando | grandma | the wine merchant | eBay | the garden centre | Decathlon | the bookshop in town | my sister in Leeds | H&M | the pet food people | Thomann | the bank
%list pickup: eight in the evening | saturday noon | the weekend | friday after work | tomorrow 6pm | monday | late tonight | seven | the day after | we are back from Spain | next tuesday | half past nine | sunday
%list notice: bicycle pump to borrow, third floor | water is off on tuesday from 9 to 11 | grey cat with a white paw | looking for a babysitter on fridays | please close the cellar door | free sofa for whoever carries it | piano lessons for beginners | we have a party on saturday, sorry in advance | found a bunch of keys with a blue tag | walnuts and apples to give away | does anyone have a drill | someone left a pram in the hall | flea market in the yard in may | a child's red glove | lift is stuck again | wasps under the roof | moving boxes, take as many as you like
%list ndays: three days => 3 | 2 days => 2 | a week => 7 | five days => 5 | 4 days => 4 | 10 days => 10 | two weeks => 14 | one day => 1 | 14 days => 14
%list broken: leak under the sink | radiator that won't get warm | cracked window pane | dripping tap in the shower | blocked drain | broken lock on the cellar door | mould behind the wardrobe | socket with sparks | toilet that keeps running | squeaking floorboard and loose skirting | intercom | hot water | blind that is stuck half way | smell of gas | doorbell without sound | lamp in the stairwell | boiler | loose tile | handle that came off | extractor fan | wasp nest in the shutter box
%list visit: tuesday after 4 | any morning | the 12th before noon | next week | friday between 8 and 10 | tomorrow | monday at nine | weekdays from 5pm | saturday | wednesday afternoon | as soon as possible | thursday 14:00 | the first week of may
%list cleantask: bathroom | stairs and landing | fridge | windows in the hall | oven and hob | kitchen floor | cellar corridor | shower drain | balcony | shared toilet | bins | hallway and doormat | microwave | sofa covers | bathroom mirror and sink | laundry room | entrance
%list flatmate: Jonas | Priya | Tom | Lea | Marek | Sofia | Ahmed | Chloe | whoever lost at cards | Nina and Paul | the new one | Ivo | Hannah | Luis | ground floor | family Weber | Kim
%list wday: monday | tuesday | wednesday | thursday | friday | saturday | sunday | Friday | Sunday | Mon | sat
%list nweeks: two weeks => 2 | 3 weeks => 3 | week => 1 | four weeks => 4 | 2 weeks => 2 | six weeks => 6
%list ehour: 9pm | 22:00 | half past ten | 8 | 19:30 | sunset | eleven | 10 pm | quarter to nine | 6pm | 20:00 | 7 in the evening
%list paper: home insurance policy | birth certificate of the twins | rental contract | washing machine receipt | car insurance letter | marriage certificate | warranty for the dishwasher | dental bill | will | pension statement | vaccination card | liability policy with Axa | moving company contract | tax return for 2025 | bike invoice and frame number | school report | passport copies | deed for the garden | gas contract | letter from the bank | adoption papers for the dog
%list folder: insurance | house and garden | taxes | red binder | family | car | warranties | health | school and kids | moving | bank and pension | pets | blue box | work | everything else
%list paperend: december 31 | 2029-06-30 | the 1st of march | next summer | in two years | april 14, 2028 | the end of the year | june | 2031 | never | 12 may | new year's eve
%list lies: drawer in the desk | safe | top shelf in the study | shoe box under the bed | at my parents' | third binder from the left | kitchen cabinet | bank vault | cellar, moving box 12 | glove compartment | grey file in the attic
%list year: 2019 | 2021 | 2024 | 2017 | 2022 | 2025 | 2012 | 2020 | 1998
%list lent: Middlemarch | cordless drill | Name of the Rose | Catan with the seafarers | pasta machine | Spirited Away | tent and two sleeping bags | ladder | sewing machine | big raclette grill | A Man Called Ove | belt sander | karaoke box | cookbook with the blue cover | Ticket to Ride | roof box | hedge trimmer | suitcase on four wheels | Dune | projector | carrot cake tin | box set of Friends | guide to Norway
%list boardgame: Catan | Ticket to Ride | Carcassonne | Scrabble | chess | Wingspan | Azul | Monopoly | snakes and ladders | Codenames | Risk | Dominion | Pandemic Legacy | Cluedo | war of the ring | backgammon | Rummikub | beasts and balance | Ludo | Terraforming Mars | Dobble with the kids
%list gamers: Tom and Priya | Lena, Jonas and me | mum, dad, Felix | Ana and Piet | grandpa, Mila and Theo | Sam, Kim, Noor and Leo | Ruth and Daniel | Hugo, Ines | the Wilsons and us | Marek, Chloe and Omar | Ben and Charlotte
%list winner: Priya | grandpa | Mila | me | Theo | Jonas | mum | Omar | Kim | nobody | Ana | Leo | the team | dad | Hugo | Chloe
%list gamelen: two hours => 120 | 45 minutes => 45 | an hour and a half => 90 | 30 min => 30 | three hours => 180 | 20 minutes => 20 | an hour => 60 | 75 minutes => 75
%list why: row with my sister | slept badly again | long walk in the woods | too much work | the exam went well | rain for five days | nothing to do and nobody around | dinner with old friends | doctor's call tomorrow | baby kept us up | sun and coffee on the balcony | news about grandpa | first day without pain | moving in two weeks | got the job | headache since noon | run along the river | money worries | holidays in sight | a letter from Ana
%list energy: 7 | three => 3 | 9 | five => 5 | 2 | 4 | eight => 8 | 6 | 10 | one => 1
%list mhour: 7 | 6:30 | half past six | 8am | 7:15 | quarter to eight | 5:45 | 9 | nine | six in the morning | 8:30 | ten | 7 am | 6.45 | quarter past seven | 4:50
%list wakesound: birds | church bells | sea and gulls | Vivaldi | cow bells | guitar in the morning | rooster | rain on leaves | jazz | soft piano | foghorn | waves | marimba | forest with a brook | trumpet | wind chimes | drums | BBC news | harp
%list tmin: 8 minutes => 8 | ten minutes => 10 | 45 minutes => 45 | half an hour => 30 | 12 min => 12 | three minutes => 3 | 90 minutes => 90 | twenty minutes => 20 | 6 minutes => 6 | 25 minutes => 25 | an hour => 60
%list onstove: eggs | spaghetti | rice with peas | bread in the oven | potatoes | tea | lasagne | chicken soup | cookies, second tray | dough under the towel | steak | stock for the risotto | porridge | beans on toast | gnocchi | beetroot | jam and jars | cake for Mila | broccoli | pizza
%list ringson: kitchen speaker | phone | tablet on the fridge | speaker in the office | my watch | big one in the hall | patio box | speaker by the sofa | upstairs display | bathroom speaker

%tool wagleaf.repot
{plant=houseplant} into a {size=cm} pot, {soil=soil}, {day=pday}
{day=pday} the {plant=houseplant}, {size=cm}, {soil=soil}
with {soil=soil}, {size=cm}: {plant=houseplant}, {day=pday}
new pot {size=cm} with {soil=soil} {day=pday}
note {soil=soil} and {day=pday}
the {plant=houseplant} had roots coming out everywhere, it's got {size=cm} of room now
{day=pday} I gave the {plant=houseplant} a bigger home, earth all over the kitchen
(the|our) {plant=houseplant} kept falling over so it lives in {soil=soil} since {day=pday}
you'd not recognise the {plant=houseplant}, {size=cm} and fresh {soil=soil}
{plant=houseplant} {size=cm}
{plant=houseplant}, {soil=soil}, {day=pday}
{plant=houseplant} repotted {day=pday}
no animals on the scales today, only the {plant=houseplant} in {soil=soil}
%lang de
hab die {plant=pflanze_de} {day=tag_de} in einen Topf mit {size=cm_de} umgetopft
%list pflanze_de: Monstera | Orchidee | Palme im Flur | Aloe vera | Begonie
%list tag_de: gestern | am Samstag | heute früh | letzten Freitag | am 3. Mai
%list cm_de: 20 cm => 20 | 30 Zentimeter => 30 | 14 cm => 14
%lang es
apunta que trasplanté la {plant=planta_es} {day=dia_es} con {soil=tierra_es}
%list planta_es: monstera | orquídea | albahaca | palmera del salón | hiedra
%list dia_es: ayer | el sábado | esta mañana | el 3 de mayo | la semana pasada
%list tierra_es: tierra para cactus | fibra de coco | corteza y perlita | mantillo
%lang en

%tool stairwell_take_parcel
ask {neighbour=neighbour} to take a parcel from {shop=shopname} {arrives=fday}, I fetch it by {fetched=pickup}
{neighbour=neighbour}: parcel from {shop=shopname}, {arrives=fday}, picked up {fetched=pickup}
{arrives=fday} something comes from {shop=shopname}, can {neighbour=neighbour} accept it
ask a neighbour to take the parcel from {shop=shopname}
can anybody accept a parcel {arrives=fday}, I pick it up {fetched=pickup}
I'll be at the office when the van from {shop=shopname} comes {arrives=fday}, {neighbour=neighbour} is usually in
{neighbour=neighbour} owes me a favour, {shop=shopname} delivers {arrives=fday} and we're out
nobody home {arrives=fday} and I don't want it left in the rain, maybe {neighbour=neighbour}, I'd come round {fetched=pickup}
would {neighbour=neighbour} mind opening up for {shop=shopname} {arrives=fday}
{neighbour=neighbour}, {arrives=fday}, parcel
{shop=shopname} to {neighbour=neighbour}
parcel {arrives=fday}: {neighbour=neighbour}
not a note for the whole house, just {neighbour=neighbour}: my {shop=shopname} box {arrives=fday}

%tool stairwell_pin_notice
pin up a {kind:warning=warning} for {days=ndays}: {text=notice}
{kind:offer=offer}, {days=ndays}: {text=notice}
for {days=ndays}, as {kind:info=information|info}: {text=notice}
pin a {kind:wish=wish} to the board for {days=ndays}
notice for {days=ndays}
everybody here should hear this: {text=notice}
put it where they all walk past, {kind:lost=lost and found|lost property}, {text=notice}
I don't know half the people in this block, but somebody might care: {text=notice}
how do I let the other floors know {text=notice}
notice: {text=notice}
{kind:lost=lost}: {text=notice}
{kind:offer=free}: {text=notice}, {days=ndays}
I'm not asking one neighbour in particular, so for all of them: {text=notice}
%lang de
häng für {days=tage_de} einen Zettel ans Brett: {text=zettel_de}
%list tage_de: drei Tage => 3 | eine Woche => 7 | 2 Tage => 2 | 14 Tage => 14
%list zettel_de: am Samstag feiern wir, bitte nicht böse sein | Bohrmaschine gesucht | Schlüsselbund gefunden | Kellertür bitte schließen | Sofa zu verschenken
%lang es
cuélgame un aviso para todo el edificio: {text=aviso_es}
%list aviso_es: el sábado hacemos una fiesta | se ha perdido un gato gris | regalo un sofá | cierren la puerta del sótano, por favor | mañana no hay agua de 9 a 11
%lang en

%tool openRepair
report the {problem=broken} in the {room=room} as {urgency:urgent=urgent}, they may come {visit=visit}
{room=room}: {problem=broken}, {urgency:emergency=emergency}, {visit=visit}
{visit=visit} would suit me for the {problem=broken} in the {room=room}, {urgency:low=no hurry|low priority}
something's broken in the {room=room}, come {visit=visit}
repair needed {visit=visit}, {urgency:urgent=urgent}
the {problem=broken} in the {room=room} drives me mad, somebody has to look at it
we have had buckets and towels out since {=weekday} because of the {problem=broken}
the landlord really must see to the {problem=broken}, I'm in {visit=visit}
{urgency:emergency=it can't wait a minute|this is dangerous}, {problem=broken}
{problem=broken} {room=room}
{problem=broken}, {urgency:normal=normal}
{room=room}, {problem=broken}, {visit=visit}
cleaning won't help here, the {problem=broken} needs a craftsman {visit=visit}

%tool setCleaningTurn
{person=flatmate} cleans the {task=cleantask} on {weekday=wday}, every {every_weeks=nweeks}
every {every_weeks=nweeks} on {weekday=wday}: {task=cleantask}, {person=flatmate}
{task=cleantask}: {person=flatmate}, {weekday=wday}, every {every_weeks=nweeks}
{person=flatmate} cleans on {weekday=wday}
whose turn it is: {task=cleantask} on {weekday=wday}
the {task=cleantask} looks like a pigsty and {person=flatmate} hasn't lifted a finger in weeks, so {weekday=wday}
from now on {person=flatmate} is in charge of the {task=cleantask}
I always end up doing the {task=cleantask}, it's {person=flatmate} who should scrub {weekday=wday}
fairly shared: {person=flatmate} does the {task=cleantask} {weekday=wday}, again after {every_weeks=nweeks}
{task=cleantask} {person=flatmate}
{person=flatmate}, {weekday=wday}, {task=cleantask}
{task=cleantask}, {weekday=wday}: {person=flatmate}
nothing's broken, but {person=flatmate} has to wipe the {task=cleantask} every {every_weeks=nweeks}
%lang de
{person=firstname} ist {weekday=wtag_de} mit {task=putz_de} dran
%list wtag_de: montags | am Samstag | freitags | sonntags | am Mittwoch
%list putz_de: Bad | Treppenhaus | Küche und Flur | Kühlschrank | Fensterputzen
%lang es
ponle a {person=firstname} la limpieza de la {task=limpia_es} los {weekday=diasem_es}
%list limpia_es: escalera | nevera | cocina y el pasillo | terraza | ducha de abajo
%list diasem_es: lunes | sábados | viernes | domingos | miércoles
%lang en

%tool remindBins
remind {who=flatmate} at {at=ehour} to put out the {bin:paper=paper}
{bin:organic=organic waste|compost bin}, {at=ehour}, for {who=flatmate}
at {at=ehour} tell {who=flatmate} about the {bin:plastic=plastic|yellow sack}
remind {who=flatmate} of the bins at {at=ehour}
bin reminder at {at=ehour}
we forgot the {bin:residual=black one|ordinary trash} twice and it's crawling with maggots, don't let that happen again
{who=flatmate} always sleeps through the lorry that fetches the {bin:glass=bottles}
the {bin:paper=cardboard} pile reaches the ceiling, give me a shout at {at=ehour} the night before
how can I stop missing the {bin:organic=green one|kitchen scraps} every other week
{bin:glass=glass} {at=ehour}
{bin:plastic=plastic}, {who=flatmate}
{bin:residual=residual waste} reminder
nobody has to clean them, just get the {bin:paper=blue bin|paper} onto the pavement, nudge {who=flatmate} at {at=ehour}

%tool dossier.file_paper
file the {title=paper} under {folder=folder}, valid until {expires=paperend}, original in the {original=lies}
{folder=folder}: {title=paper}, ends {expires=paperend}
{title=paper}, original in {original=lies}, folder {folder=folder}, until {expires=paperend}
file a paper under {folder=folder}
it expires {expires=paperend}, the original is in the {original=lies}
the {title=paper} came in the post, I want to be able to put my hand on it when I need it
so that I don't go mad looking next time: {title=paper} lies in the {original=lies}
the {title=paper} runs out {expires=paperend}, keep that somewhere safe under {folder=folder}
if the house burns down at least you should know about the {title=paper}
{title=paper}, {folder=folder}
{title=paper} until {expires=paperend}
{title=paper} {original=lies}
I'm not searching for it, I hold the {title=paper} in my hand, it belongs to {folder=folder}
%lang de
leg die {title=papier_de} im Ordner {folder=ordner_de} ab, gültig bis {expires=gueltig_de}
%list papier_de: Hausratversicherung | Geburtsurkunde | Garantie für den Geschirrspüler | Police der Haftpflicht | Rechnung vom Umzug
%list ordner_de: Versicherungen | Familie | Steuern | Auto | Haus und Garten
%list gueltig_de: Ende 2028 | 31. Dezember | Juni | 1. März 2030
%lang es
archívame la {title=papel_es} en la carpeta {folder=carpeta_es}
%list papel_es: póliza del hogar | partida de nacimiento | garantía de la lavadora | cartilla de vacunas | factura de la mudanza
%list carpeta_es: seguros | familia | impuestos | coche | casa y jardín
%lang en

%tool dossier.find_paper
find the {kind:policy=policy|insurance policy} about {words=broken} from {year=year} in {folder=folder}
{year=year}, {folder=folder}, {kind:bill=bill|invoice}: {words=lent}
in {folder=folder} the {words=paper} of {year=year}
find a {kind:contract=contract} from {year=year}
something in {folder=folder} from {year=year}
the man on the phone wants numbers from the {words=paper} and I'm standing here like a fool
does anybody know where the {words=paper} went, I need it by noon
what did we sign back in {year=year}, I mean the {words=paper}
customs won't let us through unless I show the {words=paper}
{words=paper} {year=year}
{kind:manual=manual} {words=lent}
{words=paper}, {folder=folder}
it was filed ages ago, {words=paper}, so where is it

%tool shelfback_lend_out
I lent {to=person} my {item=lent}, a {kind:book=book|novel}, back by {back_by=fday}
{item=lent} to {to=person} until {back_by=fday}
to {to=person}: {item=lent}, {kind:tool=tool}, return {back_by=fday}
{back_by=fday} {to=person} brings back the {item=lent}, {kind:film=film|DVD}
I lent something to {to=person}
lent {item=lent} until {back_by=fday}
{to=person} walked off with my {item=lent} and I know I'll forget
(last time|in the end) I bought it twice, so: {to=person} has the {item=lent}
{to=person} needed the {item=lent} for the weekend and swore to return it {back_by=fday}
keep in mind that the {item=lent} isn't here but at the place of {to=person}
{item=lent}, {to=person}
{to=person} {item=lent} {back_by=fday}
{item=lent} with {to=person}
we didn't play, I only gave {to=person} the {item=lent}, {kind:game=board game}, till {back_by=fday}
%lang de
{to=firstname} hat sich die {item=leih_de} ausgeliehen, zurück bis {back_by=zurueck_de}
%list leih_de: Bohrmaschine | Nähmaschine | lange Leiter | Kamera mit Stativ | Biografie von Bach
%list zurueck_de: Sonntag | Ende Mai | nächsten Freitag | zum 14. | morgen
%lang es
le he prestado la {item=prestado_es} a {to=firstname}, me lo devuelve {back_by=devuelve_es}
%list prestado_es: tienda de campaña | máquina de coser | escalera plegable | sierra eléctrica | novela de Cortázar
%list devuelve_es: el domingo | a finales de mayo | el viernes | mañana | el día 14
%lang en

%tool shelfback_log_game
{game=boardgame} with {players=gamers}, {winner=winner} won, {minutes=gamelen}
{winner=winner} won {game=boardgame} against {players=gamers} in {minutes=gamelen}
{minutes=gamelen}, {game=boardgame}, {players=gamers}, winner {winner=winner}
log a round with {players=gamers}, {winner=winner} won
log that {winner=winner} won in {minutes=gamelen}
{winner=winner} can't stop grinning after {game=boardgame}, put that on record
it took us {minutes=gamelen}, but {winner=winner} got there first at {game=boardgame}
we sat at the table till late, {game=boardgame}, {players=gamers}, what a fight
for the eternal ranking: {winner=winner}, {game=boardgame}
{game=boardgame}, {winner=winner}
{game=boardgame} {players=gamers}
{game=boardgame} {minutes=gamelen}
nobody took it home, we just sat down to {game=boardgame}, {minutes=gamelen}, {winner=winner} on top

%tool moodring-check-in
mood {mood:good=good}, energy {energy=energy}, because of {because=why}
{because=why}, so {mood:low=low}, energy {energy=energy}
energy {energy=energy}, {mood:great=great}, {because=why}
log energy {energy=energy}
log my mood, {because=why}
I could hug the whole world today, {mood:great=over the moon|on cloud nine}
{mood:awful=I just want to crawl under the duvet|everything hurts}, {because=why}
can't breathe properly, my heart races, {mood:anxious=on edge|so worried}, {because=why}
{mood:okay=could be worse|so-so}, {energy=energy} out of ten
{mood:good=pretty good} today
{mood:low=down}, {because=why}
{mood:anxious=anxious}, energy {energy=energy}
I don't need the curve, only note that it's {mood:okay=middling|all right}, {because=why}
%lang de
mir geht's {mood:good=gut|ganz gut}, Energie {energy=energie_de}
%list energie_de: 7 | drei => 3 | 9 | fünf => 5 | 2
%lang es
hoy estoy {mood:low=de bajón|triste}, energía {energy=energia_es}
%list energia_es: 7 | tres => 3 | 9 | cinco => 5 | 2
%lang en

%tool moodring-trend
my mood from {first_day=pstart} to {last_day=pend}, {step:week=week by week|weekly}, against {against:sleep=sleep}
{first_day=pstart} till {last_day=pend}, {against:weather=weather}, {step:day=daily|day by day}
to {last_day=pend} from {first_day=pstart} compared with {against:sport=sport|workouts}
show my mood {step:month=by month}, against {against:work=work}
mood curve up to {last_day=pend}
my therapist wants to know whether I'm any happier since {first_day=pstart}
is it {against:weather=the rain|the grey sky} that pulls me down, look at everything since {first_day=pstart}
{=firstname} thinks the {against:work=office|job} is eating me, were things worse between {first_day=pstart} and {last_day=pend}
am I kidding myself or have I felt better since {first_day=pstart}
mood since {first_day=pstart}
{first_day=pstart} to {last_day=pend}, {step:week=weekly}
mood, {against:sleep=sleep}, {first_day=pstart}
no entry today, I'd like to see all that I logged since {first_day=pstart}, {step:month=month by month}

%tool chimes.wake_up
alarm at {at=mhour} {days:workdays=on workdays|Mon-Fri}, {sound=wakesound}, {gentle:true=getting louder slowly|gently}
{at=mhour}, {days:weekends=weekends|Sat and Sun}, with {sound=wakesound}
{sound=wakesound} at {at=mhour} {days:daily=every day|daily}, {gentle:true=softly at first}
set an alarm {days:workdays=for workdays} with {sound=wakesound}
set an alarm, {sound=wakesound}, {gentle:true=slowly louder}
get me out of bed at {at=mhour}
I must not oversleep, the plane won't wait, {at=mhour}, {days:once=just this once|one time only}
if I'm still snoring at {at=mhour}, throw {sound=wakesound} at me
my flatmate is a light sleeper so {gentle:true=start quietly|nothing sudden}, {sound=wakesound}, {at=mhour}
{at=mhour} alarm
{at=mhour}, {days:daily=daily}, {sound=wakesound}
alarm {at=mhour}, {sound=wakesound}
not a countdown of minutes, I want to be up at {at=mhour} {days:workdays=when there's school|on weekdays}
%lang de
weck mich {days:workdays=werktags} um {at=time} mit {sound=klang_de}
%list klang_de: Vogelgezwitscher | Kirchenglocken | Klavier | Meeresrauschen | Jazz
%lang es
despiértame a las {at=hora_m} {days:daily=todos los días} con {sound=sonido_es}
%list hora_m: 7 | 8:30 | ocho | siete y media | 6:15
%list sonido_es: pájaros | campanas | olas del mar | un piano suave | jazz
%lang en

%tool chimes.kitchen_timer
timer {minutes=tmin} for the {label=onstove} on the {speaker=ringson}
{label=onstove}, {minutes=tmin}, {speaker=ringson}
on the {speaker=ringson} in {minutes=tmin}: {label=onstove}
start a timer for the {label=onstove}
timer on the {speaker=ringson}
I burn the {label=onstove} every single time, shout after {minutes=tmin}
the packet says {minutes=tmin} and I'm off to the bathroom, {label=onstove}
don't let me forget the {label=onstove}, {minutes=tmin} and not a second more
I'm on the sofa in the meantime, {minutes=tmin} from now I want to hear it on the {speaker=ringson}
{label=onstove} {minutes=tmin}
{minutes=tmin} {label=onstove}
{minutes=tmin}, {speaker=ringson}
no wake-up call, simply {minutes=tmin} till the {label=onstove} is done

%tool talk
the car was so quiet on the motorway that I nearly fell asleep, as a passenger of course
our pantry looks like we're waiting for a siege, it's rather embarrassing
my {=firstname} got a bad mark and we all went for ice cream anyway
the neighbours had a party until four and even invited us down
babies smell so nice, don't they
I still own the book that {=firstname} lent me in 2009
grandpa repaired everything with string and a bit of tape
we moved six times in ten years, I never want to see a box again
the cat sleeps on the insurance papers, always on those
what a day, first the bins fell over and then the wind took my hat
I lost at Scrabble to an eight-year-old, she used a word with two q's
my alarm clock and I are no longer friends
as a child I got fifty cents a week and felt rich
%lang de
unser Nachbar grüßt nie, komischer Kauz
%lang es
mi abuela hacía las mejores lentejas del mundo
%lang en
