# Family: children, school, pets, chores, birthdays, neighbours, ancestors.

%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list money2: 20 | 50 euros => 50 | $30 => 30 | £10 => 10 | 100 | 25 dollars => 25 | 15 euros => 15 | 200 | 75 | 40 pounds => 40
%list kid: Mila | Ben | Charlotte | Theo | the twins | Jonas | Emily | our youngest | Oscar | Lina | Sam | Ruby | Leo | Greta | Max and Mia | Noor | Felix | my eldest | Hugo | Zoe | little Tom
%list fday: tomorrow | saturday | next friday | the 14th | sunday evening | monday | this weekend | march 3 | wednesday | in three days | next week | the day after tomorrow | 12 june | thursday | Tuesday | the 2nd | 2027-04-09 | christmas eve | friday week | the first of may
%list pday2: yesterday | last friday | sunday | last week | this morning | monday | two days ago | the 3rd | last night | tuesday afternoon | saturday | march 12 | today | wednesday evening | the 27th | 5 may | earlier today
%list kid2: Theo | amira | our youngest | Max | little Jun | Penny Lane | Ben | Oskar | the twins | Bea | my stepson Noah | Zuzu | Fitz
%list day: Friday | the 14th | Monday | 3 March | next Sunday | the 22nd of June | Wednesday | 9 October | Thursday | the 1st | Tuesday after Easter | July 4th
%list who: Nora | uncle Bert | my wife | Sam from number 9 | Mrs. O'Neill | jo | Ines and the twins' dad | Grandpa | Tomasz | little Kofi's mum | D'Arcy | our au pair | Aunt Maud | nana
%list until: today | the 30th | Friday | 15 April | Whitsun | the end of the month | last night | 6 August | Sunday evening | 2025-09-01 | the 9th of July | Christmas
%list from: last Monday | the 3rd | 1 March | Easter | the start of term | 12 January | last summer | Sunday | the 20th of May | 2025-02-10 | yesterday | two weeks ago
%list min: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 minutes => 15 | forty minutes => 40 | 25 mins => 25
%list kid3: Milo | anouk | our eldest | Finn | wee Rosie | Mary-Lou | Emre | Otis | my goddaughter | Juniper | little Sef | Kiki | Casper
%list pro: Dr. Okonkwo | Ms. Lund | the tall one with the beard | Henrik | Frau Simmel | Yusuf | nurse Patel | Dr. van der Meer | Carla | old Doctor Finch | the locum | Aoife O'Shea
%list untiltime: 5 | half past four | 6:15 pm | noon | 18:00 | quarter to seven | 4 pm | nine | 17:45 | 20:10 | 7am | ten past six
%list who2: Noor | uncle Piet | my sister | Sal from the choir | Mrs. Achebe | jan | the twins' father | Granny Wu | Dmitri | O'Rourke | our lodger | Vi from Salt and Pepper | papa | Leila
%list prob: Dr. Brandt | midwife Rosa | Pascal | Mrs. Tan | the new trainee | Dr. Lindqvist | sister Agnes | Kofi | Dr. Haddad | Miss Pryce | Ivo | the professor
%list whob: Gunnar | grandad | my mother-in-law | Kim across the road | Mr. de Wit | flo | Lu from Bread and Butter | the new babysitter | Jean-Luc | D'Angelo | mum | Hannah's brother | cousin Ike | Zofia
%list since: last Monday | the 4th | 2 March | Easter | New Year | 13 January | last summer | the 19th of May | 2025-03-11 | yesterday | the start of term | three weeks ago
%list till: today | the 29th | Friday | 16 April | Whitsun | last night | 7 August | Sunday evening | 2025-10-02 | the 8th of July | Christmas | half-term
%list daya: Friday | the 14th | next Tuesday | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday week | July 9th | next Thursday | the 23rd | 21 November
%list dayb: Sunday | the 28th | 30 June | the last of May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list day2: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day3: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list clock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list late: 23:00 | ten at night | 11 pm | 22.30 | 9 pm | half past nine | 21:45 | eleven | midnight | 19:30 | quarter past eight
%list money3: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 12.50 | €75 => 75 | 500 | 120 pounds => 120 | 18
%list since2: Monday | 1 March | last week | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12
%list kid4: Nora | Ben | little Theo | Amira | Jun | Lotte | Max | Bea | Oskar | Penny | Sol
%list kidx: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Wilf | Bea | Toby
%list dayfx: Friday | the 14th | Tuesday the 5th | 3 March | Thursday | 12 June | Monday | the 2nd of May | Saturday | July 9th | 24 August | 21 November
%list daytx: Sunday | the 28th | 30 June | 31 May | next Friday | 9 December | Wednesday | August 4th | the 17th of July | New Year's Eve | 1 October
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list kid5: Lotte | Emeka | Noor | Caspian | Juno | Mattis | Paloma | Ravi | Freya | Oskar | Ines | Bo | Malaika
%list kidwhy: she was up with an ear ache until four | we're at a funeral in Cork | a tummy bug from the camp | he has to be at the eye hospital by nine | lice, I'm afraid | the bus can't get up the hill in the snow | her brother's graduation in Lyon | a fever that came out of nowhere | he sprained his wrist on the trampoline
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | 6 November | next Monday | this coming Sunday | March 19th | this Thursday | the 8th of May | Sunday week
%list day4: tomorrow | friday | saturday the 14th | next monday | 6 june | the 21st | tonight | thursday | august 2nd | sunday | 2025-09-17 | next wednesday | new year's eve | the first of october | in two weeks | this saturday | 11/5 | tuesday next week
%list family: Ben | Ida | dad | Mila | the twins | grandpa | Oscar | Nora | uncle Joe | Finn | mum | Leo
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list eur: 40 euros => 40 | $25 => 25 | 18.50 | £60 => 60 | 90 bucks => 90 | €35 => 35 | 120 | 75 dollars => 75 | 15 quid => 15 | 200 euros => 200 | 55 | thirty euros => 30
%list until2: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec | the end of the week | 6.10. | Easter | the 12th of July
%list kid6: Mia | Jonas | little Theo | Aisha | Ben | our eldest | Clara | Emil | Poppy | the youngest | Noor | Finn | Lotte | Sami
%list past: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.

%server bloomcot
%list day5: Friday | the 16th | Monday | 4 March | Sunday | the 21st of June | Wednesday | 8 October | Thursday | the 2nd | Saturday | July 11th | Tuesday week

%tool requestExtraHours Parents only. Asks the nursery to keep a child beyond the contracted hours. The group leader still has to agree.
%also Applies for longer care on one day.
%also Ask whether a little one may stay on, until when, who can be rung meanwhile and how it is settled.
%param child* (kid, pupil) {"type": "string", "description": "Enrolled child."}
%param day* (date, onDay) {"type": "string", "description": "On which date."}
%param untilTime (endTime, until) {"type": "string", "description": "New end of care, local time."}
%param emergencyContact (reachablePerson, ringFirst) {"type": "string", "description": "Adult to be rung in the meantime."}
%param groupLeader (educator, decider) {"type": "string", "description": "Member of staff who decides."}
%param billing (settlement, paidWith) {"type": "string", "enum": ["VOUCHER", "INVOICE", "BANKED_HOURS"], "description": "Settlement."}
%param withSupper (supper, eveningMeal) {"type": "boolean", "description": "Evening meal included."}
can {child=kid3} stay longer {day=day5}, {withSupper:true=with something to eat at night|and feed them dinner|including a bowl of soup}
{child=kid3} won't get out on time {day=day5}, {billing:BANKED_HOURS=take it off our saved time|from what we have in credit|use up the leftover hours}
ask {groupLeader=pro} if {child=kid3} may remain till {untilTime=untiltime} on {day=day5}, {emergencyContact=who2} is reachable
on {day=day5} ring {emergencyContact=who2} if need be, {child=kid3} is there until {untilTime=untiltime} and {groupLeader=prob} has to agree
I'm stuck at work {day=day5}, please keep {child=kid3} up to {untilTime=untiltime}, {billing:INVOICE=send us the bill|charge it later|we'll get a letter for it}
{day=day5}, {child=kid3}, till {untilTime=untiltime}, {emergencyContact=who2} on the phone, {billing:VOUCHER=with one of those coupons|I have a coupon left}
I owe you some hours already, but {child=kid3} needs longer {day=day5}

%tool allowCollector Parents only. Entitles a further adult to fetch a child from the nursery. Without `validOn` the permission is permanent.
%also Adds a person to the list of those who may take a child home.
%also Tell the nursery that somebody else comes at going-home time, how they are connected and who stands in for them.
%param child* (kid, pupil) {"type": "string", "description": "Enrolled child."}
%param collector* (adult, fetchedBy) {"type": "string", "description": "Adult who will fetch."}
%param vouchedBy (guardian, signedBy) {"type": "string", "description": "Parent or guardian who signs."}
%param validOn (date, onlyOn) {"type": "string", "description": "Single date."}
%param relation (connection, tie) {"type": "string", "enum": ["RELATIVE", "NEIGHBOUR", "FRIEND", "PAID_SITTER"], "description": "Connection to the family."}
%param idCheck (showPapers, verifyId) {"type": "boolean", "description": "Papers must be shown at the door."}
{collector=who2} will fetch {child=kid3}, {idCheck:true=let them show a passport|look at the papers first|ask for a driving licence}
from now on {collector=whob} may take {child=kid3} home, {relation:NEIGHBOUR=lives next door to us|from the flat below|same staircase}
{vouchedBy=who2} signs that {child=kid3} goes with {collector=whob} on {validOn=day5}
let {child=kid3} leave with {collector=who2}, that comes from {vouchedBy=whob}, {relation:PAID_SITTER=we hire her by the hour|gets money for it|a job on the side}
I can't make it, train is late, so {collector=who2} gets {child=kid3}, {relation:RELATIVE=one of the family|same blood|belongs to our clan}
{child=kid3}, {collector=whob}, {validOn=day5} only, {vouchedBy=who2} agrees
just so you know, {collector=who2} may get {child=kid3}, I've shown them the gate

%tool writeDayEntry Staff and parents. Adds a line to a child's day book, e.g. how lunch or the nap went. Readable by both sides.
%also Makes an addition to the book that travels between home and nursery.
%also Tell the other side how the day was, with the mood of the little one.
%param child* (kid, pupil) {"type": "string", "description": "Enrolled child."}
%param entry* (text, line) {"type": "string", "description": "Text."}
%param mood (temper, weather) {"type": "string", "enum": ["SUNNY", "MIXED", "STORMY"], "description": "Overall mood."}
%param author (writer, writtenBy) {"type": "string", "description": "Who writes."}
%param addressee (reader, attention) {"type": "string", "description": "Who ought to read it."}
%param needsSignature (signOff, countersign) {"type": "boolean", "description": "Reader must sign."}
%list dayline: ate two helpings of lentils | slept badly | first tooth is out | fell off the slide, no harm done | new shoes | shared the tractor without crying | cough since this morning | hat and gloves are in the bag | made friends with Sef | painted a blue cow | no nap today
%list daylong: woke at five, so expect an early nap | scraped a knee in the yard, we put a plaster on | built a tower taller than himself and laughed | cried at drop-off, but was fine after a minute | wants to bring the hamster on Friday, is that okay | ate nothing but bread, drank plenty though | grandparents are here, so bedtime is a bit wild | said a whole sentence about the fire engine | bitten by a wasp, cooled it, all good now | we are moving house, please be patient this week
%list dayliner: mood ring got lost | an author came to read | our sign language song went well | sunny-side eggs for lunch | learnt to sign her name | sang the stormy weather song | read with Miss Pryce | mixed the paint herself | a letter to grandad is in the bag | built a sun from straws
note for {child=kid3}'s book: {entry=dayline}, {mood:STORMY=what a temper today|a real thunder cloud|howling most of the time}
tell them about {child=kid3}, {entry=dayline}, {needsSignature:true=I want it initialled|have them put their name under it|with their autograph, please}
{author=pro} writes to {addressee=who2} about {child=kid3}: {entry=dayline}
in {child=kid3}'s book for {addressee=pro}, from {author=who2}: {entry=dayline}
{child=kid3}'s day book: {entry=daylong}
{child=kid3}, {entry=dayline}, {mood:SUNNY=all smiles|happy as can be|beaming the whole day}, {author=pro} writing
put this in for {child=kid3}: {entry=dayliner}

%tool readDayEntries Staff and parents. Returns lines of a child's day book, by default those of the current week.
%also Shows what was reported about a child's days.
%also Browse the book between home and nursery by dates, writer or subject.
%param child* (kid, pupil) {"type": "string", "description": "Enrolled child."}
%param firstDay (start, after) {"type": "string", "description": "Range start."}
%param lastDay (end, before) {"type": "string", "description": "Range end."}
%param author (writer, writtenBy) {"type": "string", "description": "Who wrote."}
%param subject (topic, about) {"type": "string", "description": "What it is about."}
%param photosOnly (withPictures, images) {"type": "boolean", "description": "Skip entries without pictures."}
%param mood (temper, weather) {"type": "string", "enum": ["SUNNY", "MIXED", "STORMY"], "description": "Overall mood."}
%list daysubj: naps | lunch | the trip to the farm | biting | toilet training | her cough | settling in | friends and fights | speech | Sef | plasters and bumps | painting
%list daysubjl: how the nap went, and who woke her | biting, pushing and what was done about it | when he first slept without the dummy | eating vegetables, or rather not eating them | the trip to the farm and the lost boot | crying when we leave in the morning | learning to use the toilet after lunch | playing with Sef, sharing toys, taking turns | talking in whole sentences, with examples | that cough which came back in winter
what did they put down for {child=kid3} since {firstDay=since}, {photosOnly:true=just the ones with snaps|only where there's a picture|skip what has no image}
{child=kid3}'s week please, {mood:STORMY=the days with tantrums|only the bad-tempered ones|when there was screaming}
all that {author=pro} wrote about {child=kid3} between {firstDay=since} and {lastDay=till}
on {subject=daysubj} by {author=pro}, in {child=kid3}'s book up to {lastDay=till}
look in {child=kid3}'s book for {subject=daysubjl}
{child=kid3}, {firstDay=since} to {lastDay=till}, {subject=daysubj}, {author=prob}
I'd like to get the picture, open {child=kid3}'s day book

%tool swapLunch Parents only. Replaces a dish on the nursery's menu for one child. Deadline 8:00 on the day.
%also Orders something else to eat for a child.
%also Have the kitchen serve another meal in place of the planned one, and say why.
%param child* (kid, pupil) {"type": "string", "description": "Enrolled child."}
%param newDish* (serve, replacement) {"type": "string", "description": "What is served."}
%param oldDish (insteadOf, drop) {"type": "string", "description": "What is dropped."}
%param day (date, onDay) {"type": "string", "description": "Date."}
%param reason (why, cause) {"type": "string", "enum": ["ALLERGY", "FAITH", "TASTE", "UPSET_STOMACH"], "description": "Why."}
%param smallPortion (half, little) {"type": "boolean", "description": "Half a plate."}
%list dish: rice with peas | a cheese sandwich | plain pasta | lentil soup | potatoes and quark | porridge | the veggie burger | fish fingers | banana and yoghurt | couscous with pumpkin | rusks | omelette, no onions
%list dishb: meatballs | the fish pie | chilli | pancakes | pork stew | egg salad | spinach | macaroni with ham | the hot dog | cauliflower cheese | shepherd's pie | peanut noodles
%list dishlong: pasta with butter, nothing green anywhere near it | rice and carrots, cooked soft, without any spice | the soup from Monday, if some is left | bread with cheese, crusts cut off, and an apple | two boiled potatoes, mashed, with a little oil | whatever the vegetarians get, minus the nuts | yoghurt with oats that we bring along ourselves | chicken instead of pork, from the halal butcher | toast and weak tea until she feels better | jacket potato, no butter, beans on the side
%list dishe: small pancakes | baby potatoes | half-moon ravioli | Monday soup | half-and-half pizza | egg-free waffles | little gem salad | Friday fish | milk-free porridge | kosher sausage with mash
give {child=kid3} {newDish=dish} {day=day5}, {reason:ALLERGY=gets a rash otherwise|comes out in hives from the other|swells up from it}
{child=kid3} will have {newDish=dish}, {smallPortion:true=not a full plate|half as much|only a few spoonfuls}
{newDish=dish} in place of {oldDish=dishb} for {child=kid3} on {day=day5}
no {oldDish=dishb} for {child=kid3} on {day=day5}, make it {newDish=dish}, {reason:FAITH=we don't eat pork at home|it's against our religion|because we fast}
for {child=kid3}, please serve {newDish=dishlong}
{day=day5}, {child=kid3}, {newDish=dish} rather than {oldDish=dishb}, {reason:UPSET_STOMACH=threw up last night|tummy is funny|she was sick in the car}
{child=kid3} gets {newDish=dishe}

%server chalkroost
%list teach: Ms. Keane | Mr Adeyemi | Frau Lindner | the form tutor | Coach Bill | Mrs. van Houten | Señor Ruiz | the head | miss o'shea | Mr. T | the school nurse | Dr. Pell in maths
%list subj: maths | English | P.E. | history | Latin | biology | art and design | religion | Spanish | physics | music | home economics

%tool chalkroost.absence.report POST /absences. Reports that a pupil will be or was absent.
%also Tell the school that a child stays at home.
%also Excuse a pupil for a day or half of it, with the reason, the class teacher to be told, and whether homework should be sent on.
%param pupil* (child, student) {"type": "string", "description": "Child"}
%param date* (day, on_date) {"type": "string", "description": "Day of absence"}
%param part (portion, half) {"type": "string", "enum": ["full_day", "morning", "afternoon"], "default": "full_day", "description": ""}
%param reason (cause, explanation) {"type": "string", "description": "Reason"}
%param teacher (inform, notify) {"type": "string", "description": "Teacher to inform"}
%param send_homework (forward_tasks, want_work) {"type": "boolean", "description": "Ask for the missed work"}
%list day5: tomorrow | Friday | next Tuesday | the 14th | this Saturday | 3 May | Sunday | the day after tomorrow | Wednesday week | 18 November | today | Monday | the 2nd of June
%list illlong: fever since midnight, and a sore throat too | we are at Gran's funeral, back by Friday | braces get fitted at ten, that takes hours | sick twice on the bus, better keep him home | fell off the bike yesterday, wrist is swollen | chickenpox, first spots came up at breakfast | passport appointment in town, only slot they had | concert with the youth choir, rehearsal from nine | slept badly, head hurts and the ears too | the boiler burst, we all need to move out
%list ill: a cold | dentist at ten | Gran's funeral | chickenpox | fever and a cough | passport office | tummy bug | braces | eye test in Leeds | a sprained ankle | moving house | migraine
{pupil=kid2} isn't coming {date=day5}, {part:morning=only until lunch|back after the midday break|just the first lessons}
no school for {pupil=kid2} on {date=day}, {send_homework:true=let us have what they did|what's missed, please|we'll catch up at home}
let {teacher=teach} know {pupil=kid2} is off {date=day5}
{pupil=kid2} stays away from class {date=day5}, {teacher=teach} should hear of it
~ excuse {pupil=kid2} on {date=day}: {reason=illlong}
{date=day5}, {pupil=kid2}, {reason=ill}, {part:afternoon=leaving at lunch|there until one|after midday only}
good morning, {pupil=kid2} won't be in school {date=day5}

%tool chalkroost.teacher.message POST /messages. Sends a message to a teacher. Max. 2000 characters.
%also Write to somebody at school.
%also A note from the parents to a teacher, about one of the children, with or without an answer wanted, through the app or on paper in the satchel.
%param teacher* (to, recipient) {"type": "string", "description": "Recipient"}
%param body* (text, content) {"type": "string", "description": "Message text"}
%param about (child, pupil) {"type": "string", "description": "Child that it concerns"}
%param sender (signed_by, parent) {"type": "string", "description": "Parent who signs"}
%param channel (via, medium) {"type": "string", "enum": ["app", "email", "paper"], "description": "How it is delivered"}
%param reply_wanted (needs_answer, expect_reply) {"type": "boolean", "description": "Whether an answer is expected"}
%list tellts: thank you for yesterday | the form is signed | gym bag went missing | we need a meeting | the tooth came out | no swimming this week | lunch money follows | glasses broke | is the trip still on | bus was late
%list tellt: we found the recorder, it was in the car | she was up all night, please go easy on her | the trip money is in the green envelope | he can swim, but only with armbands | could we talk about the maths test before Friday | thanks for the kind words, they helped a lot | Grandma fetches them at three, not the bus | no nuts in the cake, Ben is allergic | the reading book got wet, we will pay for it | he forgot his lines, please let him try again
%list tellte: the email list is out of date | the school app crashed again | we lost the paper slip | her answer was right | reply cards are in the bag | he wants an answer to the riddle | our letterbox was full | the newspaper project was great | no reply from the bus company yet | please sign for the parcel
write to {teacher=teach} that {body=tellts}, {reply_wanted:true=I need to hear back|would love an answer|let me know what they say}
tell {teacher=teach} {body=tellts}, {channel:paper=in the satchel|a handwritten slip|as a note in the bag}
{sender=who} lets {teacher=teach} know about {about=kid2}: {body=tellts}
to {teacher=teach}, concerning {about=kid2}, signed by {sender=who}: {body=tellts}
let {teacher=teach} know: {body=tellt}
{about=kid2}, {teacher=teach}, "{body=tellt}", {reply_wanted:false=no answer needed|they needn't write back}
let {teacher=teach} know {body=tellte}

%tool chalkroost.homework.add POST /homework. Adds a task to a pupil's homework list.
%also Enter homework.
%also Put an exercise that was given at school on a child's list, in which subject, set by whom, until when, how much it matters, and who helps.
%param task* (text, assignment) {"type": "string", "description": "What has to be done"}
%param subject (course, lesson) {"type": "string", "description": "School subject"}
%param pupil (child, student) {"type": "string", "description": "Child who has to do it"}
%param helper (support, assisted_by) {"type": "string", "description": "Grown-up or sibling who helps"}
%param due (deadline, due_date) {"type": "string", "description": "Due day"}
%param weight (importance, counts) {"type": "string", "enum": ["optional", "normal", "graded"], "description": "How much it counts"}
%list task: page 40, numbers 3 to 9 | learn the poem | vocabulary unit 6 | essay on bees | colour the map | bring leaves and glue | times tables | read to chapter 4 | model of a volcano | family tree | spelling list, both sides | worksheet on Rome
%list tasklong: read to chapter four, and write down who is lying | measure three things at home, draw them to scale | learn the poem by heart, at least the first half | ask Grandma about school in her day, take notes | build a volcano, it must be dry by Friday | numbers two to nine, but without a calculator | paint a season, leave the middle for the text | list every verb on the page, then conjugate five | watch the moon at nine and sketch it | find a photo of the town, older than 1950
%list taske: the optional-sounding essay on duty | ask a helper at the zoo three questions | the due-process worksheet | normal distribution, page 12 | interview big brother for the project | learn the Monday song | graded readers, book 2 | English breakfast poster | maths-free Friday diary | help yourself, chapter 3
{task=task} in {subject=subj} for {due=day}, {weight:graded=that one counts|there's a mark for it|goes into the report}
{pupil=kid2} has to do {task=task}, {weight:optional=only if there's time|nobody has to|it's voluntary}
{pupil=kid2} got {task=task}, {helper=who} sits down with them
{helper=who} helps {pupil=kid2} with {task=task}, put it on the list
for {subject=subj}: {task=tasklong}
{subject=subj}, {pupil=kid2}, "{task=task}", by {due=day}
homework: {task=taske}

%tool chalkroost.homework.list GET /homework. Lists tasks of a pupil. Filters are combined with AND.
%also Show homework.
%also Which exercises a child has, still to do or finished or late, in one subject, given by one teacher, due in a stretch of days.
%param pupil* (child, student) {"type": "string", "description": "Child"}
%param subject (course, lesson) {"type": "string", "description": "School subject"}
%param status (state, filter) {"type": "string", "enum": ["open", "done", "overdue"], "description": ""}
%param due_from (from, after) {"type": "string", "description": "Due on or after"}
%param due_to (until, before) {"type": "string", "description": "Due on or before"}
%param words (text, query) {"type": "string", "description": "Only tasks with these words"}
%param graded_only (counts, marked) {"type": "boolean", "description": "Only tasks that count"}
%list hwords: measure three things at home, draw them to scale | ask Grandma about her school days, take notes | read to chapter four and write a summary | colour the map, but leave the rivers blank | learn the poem, first half by Friday | bring a shoebox, leaves and a glue stick | watch the moon at nine and sketch it | write to a pen pal in Cork, one page | build a volcano, it must be dry | numbers two to nine, without a calculator
%list hword: poem | volcano | page 40 | vocabulary | worksheet on Rome | essay | map and glue | times tables | reading diary | experiment with vinegar
what does {pupil=kid2} have in {subject=subj}, {status:overdue=just the late ones|what should be finished by now|past the deadline}
{pupil=kid2}'s exercises, {graded_only:true=only where there's a mark for it|skip what doesn't count|just what goes into the report}
what must {pupil=kid2} hand in from {due_from=day} to {due_to=until}
up to {due_to=until}, starting {due_from=from}, {pupil=kid2}'s school exercises please
does {pupil=kid2} have one that goes {words=hwords}
{subject=subj}, {pupil=kid2}, {words=hword}, {status:done=the finished ones|already off the desk|what's been handed in}
so much paper on the desk, what does {pupil=kid2} have from school

%tool chalkroost.notices.search GET /notices?q=. Searches the school's letters and announcements.
%also Find something the school has written.
%also Search letters to parents by words, by the class they went to and the one who wrote them, no older than a day, with attachments or not yet read.
%param q* (query, text) {"type": "string", "description": "Search words"}
%param class (group, addressed_to) {"type": "string", "description": "Class addressed"}
%param author (from, sender) {"type": "string", "description": "Who wrote it"}
%param since (after, newer_than) {"type": "string", "description": "Not older than"}
%param unread (new_only, not_read) {"type": "boolean", "description": "Only unread ones"}
%param sort (order, sort_by) {"type": "string", "enum": ["newest", "oldest", "relevance"], "description": ""}
%list notice: swimming lessons | summer fair | lice | school trip to Bath | new lunch menu | photo day | sponsored run | bus lane closed | parents' evening | winter concert, costumes | bring old newspapers | exam timetable
%list class: 3b | Year 5 | the Otters | class 2c | reception | Form 11 Green | Ms. Keane's lot | the sixth form | nursery group Bumblebee | 7a and 7b
%list noticelong: the trip to the coast, with the packing list | who brings cake to the fair on Saturday | no lessons after eleven because of the heat | new rules for phones, in class and in the yard | what the photographer charges, and until when to pay | swimming moved to Thursday, bring a cap | lice again, please check and tell the office | choir sings at the church, all be there by five | parking at the gate, before and after school | lost jackets and bags, to be collected by Friday
%list noticee: unread books week | the class photo | newest play equipment | the author's visit | old pupils' reunion | since-sold raffle tickets | the relevance of Latin | first class stamps collection | oldest tree in the yard | the head's farewell
anything from school on {q=notice}, {unread:true=just what I haven't seen|leave out what I've opened|only those I missed}
what did {author=teach} write on {q=notice}, {sort:newest=the latest on top|most recent first|fresh ones at the top}
letter by {author=teach} to {class=class} about {q=notice}
to {class=class}, from {author=teach}, re {q=notice}
where was that letter on {q=noticelong}
{q=notice}, {class=class}, {author=teach}, since {since=from}
find the letter on {q=noticee}

%server choreboard
%list kid7: Mia | Tom | Ben | Lena | the twins | Jonas | Priya | Noah | dad | Emma | Felix | Zoe | grandpa | Oscar | my eldest | Leila | Hugo | mum | Nora | Yuki | Sam
%list person2: Mia | Jonas | Lena | Paul | Emma | Papa | Finn | Oma | Ben | Clara

%tool chores.assign Give a household chore to a member of the family.
%also Creates a chore for somebody.
%also Who at home has to do what, up to which day, how often, and what it earns.
%param chore* (job, duty) {"type": "string", "description": "What is to be done"}
%param person* (child, member) {"type": "string", "description": "Who has to do it"}
%param due (deadline, by) {"type": "string", "description": "Until when"}
%param points (reward, stars) {"type": "integer", "description": "What it earns"}
%param repeat (frequency, every) {"type": "string", "enum": ["once", "daily", "weekly", "biweekly", "monthly"], "description": "How often"}
%list chore: emptying the dishwasher | bins | walking the dog | hoovering the stairs | cleaning the bathroom | folding the laundry | watering the tomatoes | setting the table | feeding the rabbits | raking the leaves | mowing the lawn | ironing | changing the bedsheets | washing the car | tidying the hallway | scrubbing the oven | dusting the shelves | taking out the recycling | cleaning the hamster cage | window cleaning | sweeping the terrace | sorting the socks
%list day5: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list kid8: Mia | Jonas | little Theo | our eldest | Ben | Poppy | the twins | Noor | Lotte | Big Sal | Grandpa Joe | Sami
%list chg: hoovering the stairs | doing the dishes | cutting the hedge by the road | feeding the cat | ironing and folding | watering the plants on the balcony | walking the dog with Tom | taking out the paper and the glass | cleaning the bathroom, not just the sink | emptying the bins
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list chn: hoovering the stairs | dishes | cutting the hedge by the road | feeding the cat | laundry | watering the plants on the balcony | dog walk with Tom | glass and paper recycling | bathroom, not just the sink | bins
%list num: two => 2 | 3 | four => 4 | 5 | 6 | seven => 7 | 8 | 10 | twelve => 12 | 15 | 20 | 40
%list chore2: take out the paper and the glass | hoover the stairs | walk the dog with Tom | clean the bathroom, not just the sink | dishes | feed the cat | cut the hedge by the road | laundry | water the plants on the balcony | tidy up under the bed
%list chorev: take out the paper and the glass | hoover the stairs | walk the dog with Tom | clean the bathroom, not just the sink | feed the cat | cut the hedge by the road | do the laundry | water the plants on the balcony | tidy up under the bed | set the table for Sunday
%list chore3: emptying the dishwasher | the bins | hoovering under the beds | walking the dog before school | cleaning out the rabbit hutch | ironing | wiping down the bathroom | raking leaves by the gate | the recycling with the smelly cans
%list chore_de: Müll rausbringen | Bad putzen | Rasen mähen | Spülmaschine ausräumen | Tisch decken | Wäsche zusammenlegen | Laub rechen | mit dem Hund gehen | Fenster putzen | Treppe saugen
%list seats_pt: fünf => 5 | 10 => 10 | zehn => 10 | drei => 3 | 20 => 20
%list person3: Lucía | Pablo | Marta | Diego | papá | Hugo | Sofía | Leo | Nico
%list chore_es: sacar la basura | fregar los platos | poner la mesa | pasear al perro | limpiar el baño | regar las plantas | tender la ropa | cortar el césped | hacer las camas | barrer la terraza
{person=kid7} should do {chore=chore} by {due=day5}
give {chore=chore} to {person=kid7}[, {points=int} points]
{chore=chore}: {person=kid7}, {repeat:weekly=every week|weekly|once a week}
{person=kid7}, {chore=chore}, {due=day5}, {points=int} points
it's {person=kid7}'s turn with {chore=chore} {due=day5}
{points=int} points for {person=kid7} if {chore=chore} is finished by {due=day5}
put {person=kid7} down for {chore=chore} {repeat:daily=every day|daily|each day}, {points=int} points each
~ by {due=day5} I want {chore=chore} off my list, let {person=kid7} handle it
{repeat:monthly=once a month|monthly} {chore=chore} goes to {person=kid7}
{person=kid7} spends too much time on the phone: {chore=chore}, {repeat:biweekly=every two weeks|every other week}, {points=int} points
somebody has to take over {chore=chore} {due=day5}
give {person=kid7} something to do by {due=day5}
give {person=kid8} the job of {chore=chg} by {due=end}
{person=kid8} gets {chore=chn} until {due=end} for {points=num} points
{repeat:weekly=weekly|every week}: {chore=chore2}, for {person=kid8}
~ chore {chore=chore2}, person {person=kid8}, due {due=day2}, points {points=num}, repeat {repeat:daily=daily}
by {due=end}, {person=kid8} has to {chore=chorev}
assign "{chore=chore2}" to {person=kid8}, {repeat:monthly=monthly|every month}
for {points=num} points, {person=kid8} should {chore=chorev} {repeat:biweekly=every two weeks|biweekly}
by {due=day4}, {chore=chore3}, that's for {person=family}
for {points=guests} points {person=family} takes {chore=chore3}
{repeat:weekly=every week|once a week} {chore=chore3} goes to {person=family}, no discussion
from now on {person=family} does {chore=chore3} {repeat:daily=every day|daily}
%lang de
{person=person2} soll bis {due=date} {chore=chore_de}, {points=seats_pt} Punkte
%lang es
que {person=person3} haga esto: {chore=chore_es}, para {due=date}

%tool chores.overview Show the household chores of the family.
%also Returns chores[] by person and state.
%also What is still to be done at home and by whom, what was done, and how many points came together.
%param person (member, child) {"type": "string", "description": "Only of this one"}
%param status (state) {"type": "string", "enum": ["open", "done", "overdue"], "description": "State"}
%param start_date (from) {"type": "string", "description": "First day"}
%param end_date (to) {"type": "string", "description": "Last day"}
%list since3: january | the first of march | last monday | the 1st | new year | may 5 | last summer | the start of the month | easter | 2025-02-01 | october 10th | september | monday | the beginning of the season
%list till2: today | sunday | the end of march | the 15th | yesterday | june 30 | christmas | last friday | the end of the month | 2025-04-30 | this weekend | july | august 12th | now
%list daybx: yesterday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th | Monday
what does {person=kid7} (still|) have to do
{status:overdue=overdue|late} chores from {start_date=since3} to {end_date=till2}
chores {status:open=left|open|still to do} for {person=kid7}
what has {person=kid7} {status:done=finished|done already} since {start_date=since3}
{person=kid7}, {start_date=since3} - {end_date=till2}, {status:done=finished ones|done}
who is doing what around the house
between {start_date=since3} and {end_date=till2}, what did {person=kid7} {status:done=get done|finish}
{status:overdue=which jobs has nobody done in time|what is late}, {start_date=since3} until {end_date=till2}
I want to pay {person=kid7}'s pocket money, what was {status:done=completed} up to {end_date=till2}
does {person=kid7} get to watch TV or is something {status:open=unfinished|open}
is anyone slacking here since {start_date=since3}
~ show the {status:open=open} chores of {person=kidx} from {start_date=dayfx} to {end_date=daytx}
until {end_date=daytx}, which chores does {person=kidx} have
person {person=kidx}, status {status:overdue=overdue|late}, since {start_date=daybx}
~ chores {status:done=done|finished} by {person=kidx} since {start_date=daybx}
what housework is {status:open=still open|not done yet} up to {end_date=daytx} for {person=kidx}
%lang de
was hat {person=person2} im Haushalt noch {status:open=offen|zu erledigen}

%server classpost
%list teacher: Mrs. Holloway | Mr. Brandt | Frau Seidel | the headmaster | Señora Vidal | Ms. Okoro | the school office | Mr. Fielding | Miss Dunn | the nurse | Mr. Rahimi | the caretaker | Madame Petit | coach Wilson | Mrs. Ng | the maths teacher | Frau Klose
%list tchr: Mrs Pell | Herr Brandt | the music teacher | Ms Okonkwo | the school office | Mr Ferro | Frau Lang | Señora Ruiz | Coach Dale

%tool classpost_read Read messages from the school.
%also Returns letters of teachers and office.
%also Shows what a teacher wrote about a subject or a trip since some day, only what is unread if wanted.
%param about (topic, subject) {"type": "string", "description": "Subject of the message"}
%param sender (writer, teacher) {"type": "string", "description": "Teacher or office"}
%param since (from_day, after) {"type": "string", "description": "Not older than"}
%param unread (new_only) {"type": "boolean", "description": "Only new ones"}
%list letterabout: trip to the planetarium | head lice | swimming lessons | new timetable | lunch money | school play | exam in maths | parents' evening | lost jackets and bags | snow day | chicken pox | cake sale for the library | sports day | photo session | homework in French | ski week | bus route | carnival | class party in june | recorder lessons
%list teach: Mrs. O'Neill | the office | Mr. Price | Ms. April Young | head teacher | Dr. Iyer | the school nurse | class 3b | Will Grant
%list letter: the trip to Bath | swimming | lice | sports day, what to bring | parents' evening | books and fees for May | the bus | missing homework | lunch money | the school play, Bread and Roses | term dates
%list cptop: the trip to the farm | head lice | the concert in June | swimming | lost jackets | homework over the holidays | the bus to the museum | the new maths book
%list since3: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
{unread:true=unread|new} messages about the {about=letterabout} from {sender=teacher} since {since=pday2}
what did {sender=teacher} write about the {about=letterabout} since {since=pday2}
since {since=pday2}, {sender=teacher}, {about=letterabout}
show the {unread:true=unread} letters from {sender=teacher}
is there any news on the {about=letterabout}
all the other parents know about the {about=letterabout} and I'm clueless again
did {sender=teacher} get back to us at all since {since=pday2}
{=firstname} says they need something for the {about=letterabout}, but can't remember what
I have been travelling since {since=pday2}, anything from {sender=teacher} that {unread:true=I haven't seen yet|slipped past me}
{about=letterabout}
{unread:true=unread} from {sender=teacher}
{sender=teacher} {about=letterabout}
nothing to answer, I only want to see what came from {sender=teacher} concerning the {about=letterabout}
messages from {sender=teach} about {about=letter}
{unread:true=unread} messages on {about=letter} since {since=since2}
since {since=since2} from {sender=teach}, {unread:true=unread only|only new ones}
subject {about=letter}, sender {sender=teach}, since {since=since2}
about {about=letter}, anything by {sender=teach}
from {sender=tchr} about {about=cptop}
since {since=since3}, anything by {sender=tchr}
{about=cptop}, what did school write? the other mums know it all by now

%tool classpost_reply Write a message to a teacher.
%also Sends a letter to the school. Returns its id.
%also Lets a teacher or the office know something about a child, marked as urgent if wanted.
%param teacher* (recipient, to) {"type": "string", "description": "Who reads it"}
%param text* (body, message) {"type": "string", "description": "Message"}
%param child (pupil, about) {"type": "string", "description": "Whom it is about"}
%param urgent (important, priority) {"type": "boolean", "description": ""}
%list teachertext: we will be ten minutes late | he has lost his blue jacket | she may go home on her own | we agree to the trip | grandma picks her up today | he's allergic to nuts and sesame | the homework was too hard for us | could we meet next week | she forgot her gym bag in the bus | we can bring cake and juice | he has a dentist appointment at ten | thank you for the lovely concert | no swimming for her this week | I can drive four children | his glasses are broken | we have moved, new address follows
%list teach: Mrs. O'Neill | Mr. Tanaka | Frau Berger | Miss Ella | Mr. Fitz | Dr. Lindqvist | Ms. D'Souza | Señor Vidal | Mr. Moor
%list tmsg: the cough is back, so no swimming today | will be ten minutes late | can we talk on Friday after class | the maths book is at home, sorry | Grandpa Bert picks up at three | homework took us two hours, which is too much | thank you for the trip | has a dentist appointment at noon | left the lunch box on the bus
%list tmsg2: he left his trumpet on the bus | we're at the dentist until ten | she may go home with Ella's mum | the trip money comes with the folder | no swimming this week because of the ear | we would rather talk at four than on the phone | she cried about the test at home | he is allergic to nuts, also in cakes
%list pre: sorry, me again | before I forget | right | ok so | quick one | hands full here | one more thing | hi there | I know it's late | my phone is dying | typing with one thumb | finally getting round to this | good morning | just out of the shower | third time lucky | boss is breathing down my neck | on the bus here | not urgent at all | bear with me | oh dear | hm | back again | you know what
%list lehrer: Frau Seidel | Herrn Brandt | Frau Klose | Herrn Dr. Lehmann | Frau von Ahn
%list profe: don Ramón | doña Carmen | secretaría | Marta Vidal | Lucía
%list recado_es: llegaremos tarde | ha perdido la chaqueta azul | hoy la recoge la abuela | no puede ir a natación | llevaremos un bizcocho
write to {teacher=teacher} about {child=kid}: {text=teachertext}
~ {teacher=teacher}, {urgent:true=urgent}, {child=kid}: {text=teachertext}
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
~ I've read the letter, my answer to {teacher=teacher} is {text=teachertext}
write to {teacher=teach} about {child=kid4}: {text=tmsg}
tell {teacher=teach} "{text=tmsg}"
about {child=kid4}, {urgent:true=urgent}, to {teacher=teach}: {text=tmsg}
teacher {teacher=teach}, child {child=kid4}, message {text=tmsg}
send "{text=tmsg}" to {teacher=teach} as {urgent:true=urgent}, it is about {child=kid4}
about {child=kid6}: {text=tmsg2}, to {teacher=tchr}
"{text=tmsg2}", that's for {teacher=tchr}, {urgent:true=and it's urgent|urgent}
{=pre}, let {teacher=tchr} know {text=tmsg2}
{teacher=tchr} asked on a note in the lunch box, answer that {text=tmsg2}
%lang de
schreib {teacher=lehrer} wegen {child=firstname}: {text=sentence}
%lang es
escríbele a {teacher=profe} que {text=recado_es}

%server cradlelog
%list clock2: 3:40 | six | half past two | 11pm | 7:15 | ten to five | noon | 4am | 22:30 | quarter past eight | nine | 13:05 | midnight | 5:50 | eight this morning | twenty past one | 16:00

%tool logBabyFeed Log that the baby was fed.
%also Returns the feeds of the day.
%also Writes down breast, bottle or solid food, how many millilitres and at what time.
%param kind* (how, type) {"type": "string", "enum": ["left_breast", "right_breast", "bottle", "solids"], "description": "How"}
%param amount (ml, volume) {"type": "integer", "description": "Millilitres"}
%param at (time, when) {"type": "string", "description": "Time"}
%param food (what, meal) {"type": "string", "description": "What"}
%list amount: 120 ml => 120 | 90 | 150 millilitres => 150 | 60 ml => 60 | 180 | 200 ml => 200 | 75 ml => 75 | 110
%list babyfood: carrot mash | porridge with pear | pumpkin and rice | banana | half a rusk | formula | avocado | apple and oat puree | peas | expressed milk | bit of yoghurt | sweet potato | broccoli with noodles | semolina | bread crust | plum | courgette soup
%list mill: 120 ml => 120 | 90 | 150 millilitres => 150 | 60 ml => 60 | 180 | 200 ml => 200 | 75 ml => 75 | 110 | 130 ml => 130 | 240 ml => 240 | 100
%list clk: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 10.45 | six | 3 pm | ten past four | 13:00 | nine o'clock | 18:20
%list mash: carrot and potato mash | banana | rice cereal with pear | half a rusk | peas | mashed sweet potato, a few spoons | porridge | yoghurt and plum | avocado | apple sauce
log a {kind:bottle=bottle} with {amount=amount} of {food=babyfood} at {at=clock2}
{at=clock2}, {kind:bottle=bottle}, {amount=amount}
{kind:solids=solids|spoon}: {food=babyfood}, {at=clock2}
at {at=clock2} {amount=amount}, {kind:bottle=from the bottle}, {food=babyfood}
~ log a feed at {at=clock2}
fed {amount=amount} at {at=clock2}
~ she emptied {amount=amount} {kind:bottle=through the teat} like a sailor at {at=clock2}
he was on my {kind:left_breast=left side|left} around {at=clock2} and then content
half of the {kind:solids=mush|spoonfuls} landed on the wall, but some {food=babyfood} went down at {at=clock2}
was up again at {at=clock2}, hungry, {kind:right_breast=right side|on the right}
{kind:bottle=bottle} {amount=amount}
~ {kind:left_breast=left} {at=clock2}
{kind:solids=solids}, {food=babyfood}
she didn't sleep a wink, but had {amount=amount} {kind:bottle=out of the bottle} at {at=clock2}
log a {kind:bottle=bottle} of {amount=mill} at {at=clk}
at {at=clk} she had {kind:solids=solids}, {food=mash}
baby fed from the {kind:left_breast=left breast|left side} at {at=clk}
~ type {kind:bottle=bottle}, amount {amount=mill}, time {at=clk}
{kind:solids=solid food}: {food=mash}, time: {at=clk}
{food=mash} for the baby at {at=clk}, {kind:solids=solids}
~ {at=clk}, {kind:right_breast=right breast|right side}

%tool logBabySleep Log that the baby slept.
%also Returns the hours of sleep of the day.
%also Writes down a nap or a night, from falling asleep to waking, and where it was.
%param from* (asleep_at, start) {"type": "string", "description": "Fell asleep"}
%param to (awake_at, end) {"type": "string", "description": "Woke up"}
%param where (place, bed) {"type": "string", "description": "Place"}
%list clock2_2: 5:10 | seven | half past four | 6:25 | 9am | ten past two | 14:45 | quarter to six | just now | eleven | 8:00 | 17:20 | five this morning | one o'clock
%list crib: pram | cot in our room | car seat | sling | sofa next to me | grandma's arms | travel cot | big bed | hammock | garden under the tree | nursery at the daycare | bouncer | train to Leeds | cradle | daddy's chest
%list where: pram | sofa | cot | car seat | big bed upstairs | crib by the window | sling | nursery | back of the car | travel cot at Grandma's
%list late2: 23:00 | ten at night | 11 pm | 22.30 | half past ten in the evening | 9 pm | 21:45 | eight in the evening | 20h | quarter past nine at night | 19:30 | midnight
%list clock3: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 in the morning | 10.45 | six | 3 pm | ten past four | 11h | 8 am | half eight | 13:00 | nine
%list napw: pram | grandma's bed | car seat | sling | own cot | sofa with Dad | nursery corner
%list uhr: 9 | halb zehn | 13 Uhr | viertel nach eins | 20:15 Uhr
%list uhr2: 11 | 14:30 Uhr | halb drei | sechs Uhr früh | 12 Uhr
%list schlafort: Kinderwagen | Tragetuch | Gitterbett | Auto | großen Bett
%list hora: nueve | 13:00 | una y media | ocho | 21:15
%list hora2: once | 14:30 | tres menos cuarto | seis | 7:00
%list cuna_es: cuna | sillita del coche | mochila | cama grande | hamaca de la terraza
slept from {from=clock2} to {to=clock2_2} in the {where=crib}
{where=crib}, {from=clock2} till {to=clock2_2}, baby asleep
woke up at {to=clock2_2}, fell asleep {from=clock2}, {where=crib}
log that the baby woke up at {to=clock2_2}
log a nap in the {where=crib}
he finally nodded off at {from=clock2} in the {where=crib}
her eyes closed at {from=clock2} and she didn't stir before {to=clock2_2}, a miracle
out like a light at {from=clock2}, howling again at {to=clock2_2}
two whole hours of peace in the {where=crib}, {from=clock2} to {to=clock2_2}
nap {from=clock2}-{to=clock2_2}
{from=clock2} to {to=clock2_2}, {where=crib}
nap since {from=clock2}
after the feed she slept, {from=clock2} until {to=clock2_2}
baby slept from {from=clock} to {to=late}
she slept in the {where=where} from {from=clock} until {to=late}
asleep {from=clock}, awake {to=late}, place {where=where}
up at {to=late} after falling asleep at {from=clock}
log sleep in the {where=where} since {from=clock}
to {to=late2} from {from=clock3}, in the {where=napw}
~ {where=napw}, {from=clock3} till {to=late2}
~ out like a light at {from=clock3}, after an hour of screaming at me
%lang de
{=firstname} hat von {from=uhr} bis {to=uhr2} im {where=schlafort} geschlafen
%lang es
~ el bebé ha dormido de {from=hora} a {to=hora2} en la {where=cuna_es}

%server curfewl
%list mins: half an hour => 30 | 45 minutes => 45 | an hour => 60 | 20 minutes => 20 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | a quarter of an hour => 15 | 40 min => 40 | 25 minutes => 25
%list app: Blockheim | the horse game | TubeTime | Chatterbox | Dragon Farm 3 | that dance app | Candy Kart | browser | Goal Rush, the new one | PixPals | Zombie Bakery | Streamo
%list gadget: the tablet | his old phone | the telly in the den | Gran's laptop | the console | school iPad | my phone | the upstairs computer | the watch | living room screen
%list applong: the one where you build houses and fight spiders | that game with horses Anouk got from a friend | the dance app, or whatever it's called now | Zombie Bakery, the version with the chat in it | the racing thing he plays before breakfast | anything by the makers of Candy Kart | the quiz that asks for your birthday and school | Dragon Farm 3, including the shop inside it | short funny videos that never come to an end | the football manager, which eats up whole evenings

%tool SetDailyLimit Caps the minutes per day that a child may spend in an app. [permission: guardian] [rate limit: 30/min]
%also Limits how long something may be used each day.
%also Fix a ration of minutes for a game or programme, on what, for whom and on which days.
%param App* (Game, Program) {"type": "string", "description": "App or game"}
%param Child (Kid, Account) {"type": "string", "description": "Account"}
%param Device (Gadget, Screen) {"type": "string", "description": "Hardware"}
%param Minutes* (Budget, MaxMinutes) {"type": "integer", "minimum": 0, "description": "Per day"}
%param Days (Applies, DayType) {"type": "string", "enum": ["SchoolDays", "Weekend", "Holidays"], "description": "When it applies"}
%param HardStop (NoGrace, Immediate) {"type": "boolean", "description": "Closes the app without a grace period"}
%list appe: Weekend Warriors | Holiday Tycoon | Home Alone Quiz | Tablet Tennis | School of Magic | Sunday Racers | Hard Stop Express | Never Ever Land | Night Owl Pinball | Kids' Phone Party
no more than {Minutes=mins} of {App=app}, {Days:SchoolDays=when there's class|Monday to Friday|if they have lessons}
{App=app} for {Minutes=mins} a day tops, {HardStop:true=then it's lights out at once|no begging for five more|cut it off dead}
{Child=kid3} can have {Minutes=mins} of {App=app} on {Device=gadget}
on {Device=gadget} {App=app} is {Minutes=mins} for {Child=kid3}, {Days:Weekend=Saturdays and Sundays|when nobody has to get up|only on days off}
allow {Minutes=mins} a day for {App=applong}
{Child=kid3}, {App=app}, {Minutes=mins}, {Days:Holidays=while school is closed|in the long summer weeks|during the break}
ration {App=appe} to {Minutes=mins} each day

%tool GrantBonus Adds a one-off credit of minutes for a child. Does not touch the daily cap (SetDailyLimit). [permission: guardian]
%also Gives extra screen time once.
%also Reward somebody with more minutes, in which app, for what deed, and until when they have to be used.
%param Child* (Kid, Account) {"type": "string", "description": "Account"}
%param Minutes* (Credit, Extra) {"type": "integer", "minimum": 1, "description": "Credit"}
%param App (Game, SpendIn) {"type": "string", "description": "Where it may be spent"}
%param Deed (Reason, Merit) {"type": "string", "description": "What it is for"}
%param GrantedBy (Guardian, Parent) {"type": "string", "description": "Guardian"}
%param Expiry (Lapses, UseBy) {"type": "string", "enum": ["Tonight", "Sunday", "Never"], "description": "Lapses"}
%list deed: the dishes | a tidy room | reading to Rosie | good maths mark | walking the dog | no fuss at the dentist's | helping Granny Wu | the garage and the bikes | piano practice | eating the sprouts
%list deedlong: cleared the table without being told, twice | read a whole book and told us about it | stayed with Rosie while I was on the phone | learnt the poem, all nine verses, by heart | went to bed on time from Monday to Thursday | carried the shopping up for Mrs. Achebe | owned up about the vase before I asked | fed the hens at six, in the rain | finished the project early, and it looks great | was brave when they took the stitches out
{Minutes=mins} extra for {Child=kid3}, {Expiry:Tonight=use it or lose it before bed|gone by tomorrow|only good this evening}
let {Child=kid3} have {Minutes=mins} on top, {Expiry:Never=can be saved up for ages|no rush to use it|it keeps for good}
{Child=kid3} gets {Minutes=mins} from {GrantedBy=who2} for {Deed=deed} in {App=app}
for {Deed=deed} {GrantedBy=whob} promised {Child=kid3} another {Minutes=mins} with {App=app}
{Minutes=mins} more for {Child=kid3}, who {Deed=deedlong}
{Child=kid3}, {Minutes=mins}, {App=app}, {Deed=deed}, {Expiry:Sunday=has to go by the end of the week|to be spent this weekend at the latest}
I never do this, but give {Child=kid3} {Minutes=mins} more

%tool BlockContent Makes a site, app or channel unreachable. [permission: guardian]
%also Bars something from the children's devices.
%also Keep a kid away from a page or a programme, at home or all over, with or without telling them.
%param Content* (Target, Site) {"type": "string", "description": "Site, app or channel"}
%param Child (Kid, Account) {"type": "string", "description": "Account"}
%param Device (Gadget, Screen) {"type": "string", "description": "Hardware"}
%param Reach (Scope, Where) {"type": "string", "enum": ["HomeNetwork", "Everywhere"], "description": "Where"}
%param Silent (Quiet, NoNotice) {"type": "boolean", "description": "Child is not told"}
%param Explanation (Message, StopText) {"type": "string", "description": "Shown on the stop page"}
%list site2: clipfeed.example | ChatHole | betting pages | the prank channel | Spookytube | gossip.example | skin shops | that forum with the dares | Loot City | livestreams, all of them | dating sites | HyperReels
%list stoptext: we talked about this, come and ask me | homework first, then we'll see | not before you are thirteen, sorry | ask your father, he knows why | this page lies, read a book instead | go outside, the sun is shining until six | blocked after Tuesday, you remember the tears | it costs money even though it says free | Aunt Bee saw it and was shocked | breathe, drink some water, call a friend
%list site2e: Everywhere Chat | Silent Scream clips | Home Sweet Drone | wifi-cracking videos | Hush Hush | the tablet-smashing channel | network marketing pages | Nobody Knows | tell.it.example | Phone Booth Pranks
no more {Content=site2}, {Silent:true=they needn't find out|without saying a word to them|on the quiet}
shut out {Content=site2} for {Child=kid3}, {Reach:Everywhere=also when they're out and about|wherever they go|at friends' houses too}
keep {Child=kid3} from {Content=site2} on {Device=gadget}
on {Device=gadget} {Content=site2} is off limits to {Child=kid3}, {Reach:HomeNetwork=within our four walls|as long as it's our wifi|under this roof}
stop {Content=site2} and show them this: {Explanation=stoptext}
{Child=kid3}, {Device=gadget}, {Content=site2}, {Silent:true=and not a peep about it|they mustn't notice}
get rid of {Content=site2e}

%tool ReadUsage Reads recorded screen time. [permission: guardian, child]
%also Shows how long somebody looked at a screen.
%also Find out how much time went into which app on which gadget, over some days.
%param Child* (Kid, Account) {"type": "string", "description": "Account"}
%param App (Game, Program) {"type": "string", "description": "App or game"}
%param Device (Gadget, Screen) {"type": "string", "description": "Hardware"}
%param From (Start, Since) {"type": "string", "description": "First day"}
%param To (End, Until) {"type": "string", "description": "Last day"}
%param Breakdown (GroupBy, Split) {"type": "string", "enum": ["ByApp", "ByHour", "ByDay"], "description": "Grouping"}
%param AfterCurfew (Forbidden, LateOnly) {"type": "boolean", "description": "Only what fell in the blocked hours"}
how long was {Child=kid3} online since {From=since}, {AfterCurfew:true=just when it was forbidden|only what was past bedtime|under the blanket, I mean}
what does {Child=kid3} do all day, {Breakdown:ByApp=one line for each game|programme by programme|sorted by what was open}
{Child=kid3} with {App=app} on {Device=gadget} from {From=since} to {To=till}
up to {To=till}, counting from {From=since}, how much {App=app} was there on {Device=gadget} for {Child=kid3}
tell me how much {Child=kid3} played {App=applong}
{Device=gadget}, {Child=kid3}, {From=since} to {To=till}, {Breakdown:ByDay=a figure per date|each date by itself}
how much of the day does {Child=kid3} stare at a screen

%tool PayAllowance Books pocket money to a child's jar. [permission: guardian] [irreversible]
%also Credits a child with some money.
%also Hand over pocket money, from whom, for what, into which jar, once or again and again.
%param Child* (Kid, Account) {"type": "string", "description": "Account"}
%param Amount* (Sum, Euros) {"type": "number", "description": "EUR"}
%param Giver (Payer, PaidBy) {"type": "string", "description": "Who pays"}
%param Purpose (Reason, Reference) {"type": "string", "description": "What it is for"}
%param Jar (Pot, Destination) {"type": "string", "enum": ["Spend", "Save", "Donate"], "description": "Destination"}
%param Recurring (Weekly, Repeat) {"type": "boolean", "description": "Weekly from now on"}
%list pay: 5 euros => 5 | €10 => 10 | ten euros => 10 | 3 | 20 euros => 20 | 2.50 | fifteen euros => 15 | €7 => 7 | 50 | eight euros => 8
%list purpose: mowing the lawn | the school trip | washing the car | her birthday | a good report | three baby teeth | lost bet | the fair | new trainers | the lemonade stand
%list purposelong: mowed the lawn, both sides, without moaning | half of the new bike, as we agreed in May | because the tooth fairy forgot on Tuesday | what she lent me at the market, plus a bit | selling cake at the match, she earned it | for the zoo, lunch and one small souvenir | washed three cars before lunch, very clean | his share of the flea market, after costs | reading to Mrs. Achebe every Thursday in June | the money from Granny Wu that I still owed
{Amount=pay} to {Child=kid3}, {Jar:Save=into the piggy bank|not to be touched for now|for later in life}
give {Child=kid3} {Amount=pay}, {Recurring:true=and again every seven days|same thing each Saturday|week in, week out}
~ {Child=kid3} gets {Amount=pay} from {Giver=who2} for {Purpose=purpose}
for {Purpose=purpose} {Giver=whob} owes {Child=kid3} {Amount=pay}, {Jar:Donate=she wants to pass it on to the poor|meant for the animal home|for a good cause}
put {Amount=pay} in for {Child=kid3} and write: {Purpose=purposelong}
{Amount=pay}, {Child=kid3}, {Purpose=purpose}, {Jar:Spend=free to waste|for sweets and such|to do with as they please}
save me the trip and give {Child=kid3} {Amount=pay}

%server giftbox
%list relative: my sister | dad | Emma | grandma | Uncle Joe | Priya | my girlfriend | Ben | my mother-in-law | Carlos | Aunt Lena | my boss | the neighbours | mom | Yuki | my godson | Tom | Nadia | my best friend | Jonas
%list monthly: 400 euros => 400 | $250 => 250 | 150 => 150 | 600 bucks => 600 | a hundred euros => 100 | 80 pounds => 80 | 1200 => 1200 | 300 dollars => 300 | £75 => 75 | two hundred => 200
%list euros: 40 euros => 40 | $60 => 60 | £15 => 15 | 90 | 250 euros => 250 | 35 dollars => 35 | 120 pounds => 120 | €75 => 75 | 500 | 1,200 euros => 1200

%tool save_gift_idea Save a gift idea for a person.
%also Stores a present idea with an optional budget.
%also Remembers what somebody might like to get, so that it is at hand when the birthday comes.
%param person* (recipient, for_whom) {"type": "string", "description": "Who would get it"}
%param idea* (gift, present) {"type": "string", "description": "The present"}
%param budget (price, max_cost) {"type": "number", "description": "How much it may cost"}
%list idea: ceramic teapot with the little birds | weekend in Bath | noise cancelling headphones | signed copy of that detective novel | pasta making class | leather gardening gloves | subscription to a cheese club | star map of the night they met | vintage record player | puzzle with our photo on it | fountain pen | massage voucher | climbing shoes | homemade jam basket | tickets to the ballet | wool socks in her favourite green | board game about birds | good umbrella | lego typewriter | framed map of Naples | day at the pottery studio | binoculars
%list who3: Mum | Tom | my sister Ada | Uncle Ray | Anna and Paul | the neighbours | Dr. O'Neill | Big Sal | my boss | Jean-Luc | Grandpa | our youngest
%list gift: a scarf | tickets for Songs from the Valley | a day at the zoo with Tom | the book about bees | knife set, the small one | a course in bread and pastry | slippers | a framed photo of the boat | running shoes | vinyl by Ella Moor | a plant for the desk | Lego
%list sum: 50 euros => 50 | $120 => 120 | 75 | £20 => 20 | 300 euros => 300 | 1,200 => 1200 | 35 dollars => 35 | €480 => 480 | 15.50 => 15.5 | 999 | 250 pounds => 250
%list gift2: a voucher for a day on a steam train | gloves that work on a phone | a jar with a hundred notes from all of us | a lamp shaped like the moon | socks with her dog on | a course in pottery | a knife for mushrooms | tickets for the ballet | a map of the town from 1900 | a blanket with sleeves | seeds for a window box
%list maria: Maria | Ewan | Mrs. Farouk | Lorenzo | Beatrix | Otis | Shanti | Viggo | Nadia | Mr. Quill | Henrike | Tariq | Solveig | Dmitri
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
%list townb: Zagreb | Denver | Palermo | Cairo | Bergen | Austin | Ghent | Lisbon | Nairobi | Riga | Perth | Bath | Oaxaca | Tallinn
gift idea for {person=relative}: {idea=idea}
{person=relative} would love [a] {idea=idea}, remember that
save {idea=idea} as a present for {person=relative}, around {budget=monthly}
{idea=idea} - {person=relative} - {budget=monthly}
note down that I could give {person=relative} {idea=idea}
I saw something for {person=relative} in a shop today, {idea=idea}, put it on the gift list
maybe {idea=idea} for {person=relative} next time, but not more than {budget=monthly}
save a gift idea for {person=relative}
{idea=idea} would make a nice present, keep that idea
{person=relative} mentioned wanting {idea=idea}, store it under presents
gift idea for {person=who3}: {idea=gift}
save {idea=gift} for {person=who3}, up to {budget=sum}
person: {person=who3}, present: {idea=gift}, budget: {budget=sum}
{idea=gift} as a present for {person=who3}
with a budget of {budget=sum}, {idea=gift} for {person=who3}
{person=who3} would like {idea=gift}, note it
for {person=who3}, at most {budget=sum}, {idea=gift}
{idea=gift2}, maybe for {person=maria}[, up to {budget=euros}]
~ for {person=anna} under {budget=euros}, {idea=gift2}
~ {person=maria} would love {idea=gift2}, saw it in {=townb} by chance
note down {idea=gift2} with {person=anna} in mind
%lang de
Geschenkidee für {person:Mama=Mama}: {idea:Konzertkarten=Konzertkarten}

%tool list_gift_ideas List the saved gift ideas.
%also Returns present ideas collected so far.
%also Shows what was noted as a possible present, for everybody or one person.
%param person (recipient) {"type": "string"}
%param include_bought (with_purchased) {"type": "boolean", "description": "Also show those already bought"}
%list fam: Nora | my dad | Aunt Rosa | little Theo | the twins | Priya and Sam | big brother Jun | Grandpa | Lee from work | mum | Ines | our neighbour Mrs. O'Neill
what gift ideas do I have for {person=relative}
show [me] all [my] gift ideas
{person=relative} present ideas?
what did I want to give {person=relative} again
~ it's nearly Christmas, which presents have I thought of so far
list presents for {person=relative}, {include_bought:true=including what I already bought|also the bought ones}
I noted something for {person=relative}'s birthday, what was it
which gift ideas are left, {include_bought:false=without the ones I've bought|only those not bought yet}
~ read me my list of presents
~ what could I give {person=fam}
ideas I noted for {person=fam}, {include_bought:true=bought ones too|including what I already bought}
my present ideas for {person=fam}, {include_bought:false=only what's not bought yet|without the bought ones}
which presents did I think of so far, I bought the paper already
%lang es
qué ideas de regalo tengo para {person:mamá=mamá}

%tool suggest_gifts Suggest presents for somebody by their interests.
%also Returns gift suggestions for an occasion.
%also Comes up with new ideas of what to give, from hobbies, the occasion and the money available.
%param interests* (hobbies, likes) {"type": "array", "items": {"type": "string"}, "description": "What the person likes"}
%param occasion (event_type) {"type": "string", "enum": ["birthday", "wedding", "christmas", "graduation", "housewarming", "baby"], "description": "Occasion"}
%param max_budget (budget, price_limit) {"type": "number", "description": "Most it may cost"}
%param age (recipient_age) {"type": "integer"}
%list interests: gardening and crime novels | football | baking, knitting and cats | vintage cars | hiking, photography | sci-fi and board games | yoga and tea | dinosaurs | cooking, wine and Italy | running | piano and jazz | lego, space | camping and whisky | chess | fashion, make-up | woodworking | anime and drawing | sailing, fishing and rum
%list occasion: birthday => birthday | wedding => wedding | Christmas => christmas | graduation => graduation | housewarming => housewarming | baby shower => baby | newborn's arrival => baby | finishing university => graduation | moving into a new flat => housewarming | the big day when they marry => wedding
%list likes: chess and jazz | gardening | trains, old maps | baking, running and true crime podcasts | horses | knitting and cats | football, barbecue | space | Italian wine and slow cooking | Lego, dinosaurs, mud | poetry by women | camping, kayaks and birds
%list budget: 50 euros => 50 | $30 => 30 | 100 | €25 => 25 | 80 pounds => 80 | £200 => 200 | 15 dollars => 15 | 40 | forty euros => 40 | $75 => 75
%list age: 7 | thirty => 30 | 12 | 40 | 65 | 18 | 5 | fifty => 50 | 33 | 80
%list ages: 14 | 30 | 67 | 8 | 45 | 52 | 19
%list likes2: bees, maps and old radios | knitting and heavy metal | chess, trains | baking, running and crime novels | birds and cold water swimming | whisky, jazz | horses and drawing | ferns, mosses and tea | puzzles and Roman history
%list interests_de: Kochen und Garten | Fußball | Krimis, Tee und Katzen | Wandern und Fotografie | Schach | Dinosaurier und Lego | Musik, Konzerte
suggest a present for someone who likes {interests=interests}
{occasion=occasion} gift, into {interests=interests}, under {max_budget=monthly}
I have no idea what to give {=firstname}, who's all about {interests=interests}
what could I buy a {age:12=12 year old|twelve-year-old} who loves {interests=interests}
ideas for a {occasion=occasion} present, {interests=interests}, {max_budget=monthly} at most
my uncle turns {age:60=60|sixty} and is crazy about {interests=interests}, what would he enjoy?
{interests=interests}, {occasion=occasion}, any gift suggestions
we're invited to a {occasion=occasion}, they like {interests=interests}, help me find something to bring
I need ideas for a {occasion=occasion} gift
suggest a present for less than {max_budget=monthly}
~ what could I give somebody who likes {interests=likes} for {occasion:graduation=graduation|her degree|passing his finals}?
{occasion:wedding=wedding} present, they love {interests=likes}, up to {max_budget=budget}
{occasion:christmas=Christmas|Xmas} ideas for a {age=age} year old into {interests=likes}, under {max_budget=budget}
gift for a baby-faced colleague, hobbies: {interests=likes}
{age=ages}, into {interests=likes2}, {occasion:graduation=just graduated|finishing school}
what do you give somebody who is all about {interests=likes2}
for {max_budget=euros} at most, {interests=likes2}, {occasion:housewarming=moving into a new flat|for a housewarming}
my boss likes {interests=likes2}, {=rem}, ideas for {occasion:birthday=a birthday|her birthday}?
%lang de
was schenkt man jemandem, der {interests=interests_de} mag

%server goodturn

%tool goodturn_find_shifts Find volunteering opportunities.
%also Returns open shifts.
%also Where unpaid help is wanted, for which cause, around a place and on a day.
%param cause (topic, field) {"type": "string", "enum": ["animals", "children", "elderly", "environment", "food", "refugees", "sport"], "description": ""}
%param near (place, around) {"type": "string", "description": "Town or district"}
%param day (date, weekday) {"type": "string", "description": ""}
%param max_hours (hours, at_most) {"type": "number", "description": "Longest shift"}
%list near: Leeds | Neukölln | Bristol | Graz | Valencia | Camden | Northfield | Lyon | Altona | Riverside | Gràcia | Hackney | Oslo | Porto | Dublin
%list near_the: harbour | old town | university | east side
%list hoursn: three hours => 3 | 2 hours => 2 | four hours => 4 | an hour => 1 | two and a half hours => 2.5 | 5 hours => 5 | 90 minutes => 1.5 | 3 hours => 3 | six hours => 6
%list bustown: Leeds | New Orleans | Bath | Stoke-on-Trent | San Sebastián | The Hague | Graz | Fort William | King's Lynn | Lyon | Frankfurt an der Oder | Porto
%list nsmall: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | ten => 10 | 12 | seven => 7
%list quarter: Oldtown | Saint Mary's Hill | the harbour district | North End | Little Italy | Kreuzberg | Under the Bridge | Elephant and Castle | Westpark | the streets round the market | Hafen Ost
%list bustownb: Reading | Newcastle upon Tyne | Oslo | La Rochelle | Split | Mobile | Saint-Malo | Ghent | Kansas City | Nice | Bury St Edmunds | Riga
~ where can I volunteer with {cause:animals=animals}[ near ({near=near}|{near=near}|{near=near}|the {near=near_the})]
{cause:elderly=old people|seniors} {day=pday} around ({near=near}|{near=near}|{near=near}|the {near=near_the}), no more than {max_hours=hoursn}
volunteering in ({near=near}|{near=near}|{near=near}|the {near=near_the}) {day=pday}, {cause:food=food banks|food}
~ {max_hours=hoursn} at most, {day=pday}, something for the {cause:environment=environment|planet}
I've got {max_hours=hoursn} on {day=pday} and want to do something useful in ({near=near}|{near=near}|{near=near}|the {near=near_the})
~ who needs a hand with {cause:refugees=refugees} in ({near=near}|{near=near}|{near=near}|the {near=near_the})
since I retired the days have been rather long, so what could I do for {cause:children=children|kids} in ({near=near}|{near=near}|{near=near}|the {near=near_the})
my conscience tells me to stop complaining and act. {cause:environment=nature|climate}, ({near=near}|{near=near}|{near=near}|the {near=near_the}), {day=pday}
({near=near}|{near=near}|{near=near}|the {near=near_the}): {cause:sport=sports clubs|sport}, up to {max_hours=hoursn}
charity work {day=pday} close to ({near=near}|{near=near}|{near=near}|the {near=near_the})
is there a place in ({near=near}|{near=near}|{near=near}|the {near=near_the}) where I can walk {cause:animals=dogs|shelter dogs} for free {day=pday}
I'd like to give something back, {cause:elderly=lonely pensioners|the elderly} perhaps
find shifts for {cause:children=kids} under {max_hours=hoursn}, ({near=near}|{near=near}|{near=near}|the {near=near_the})
volunteer with {cause:animals=animals} near {near=bustown} on {day=daya}
{cause:elderly=helping the elderly|old people}, at most {max_hours=nsmall} hours, in {near=quarter}
cause {cause:refugees=refugees}, near {near=bustownb}, day {day=dayb}, max hours {max_hours=nsmall}
on {day=daya} near {near=quarter}, up to {max_hours=nsmall} hours of volunteering
something for the {cause:environment=environment} on {day=dayb} around {near=bustown}
shifts under {max_hours=nsmall} hours, topic {cause:sport=sport}, place {near=bustown}
%lang de
wo kann ich {day=date} in {near=city} ehrenamtlich mit {cause:animals=Tieren} arbeiten
%lang es
~ ¿dónde puedo ser voluntaria con {cause:elderly=mayores|ancianos} en {near=city}?

%tool goodturn_sign_up Sign up as a volunteer for a shift.
%also Returns a confirmation.
%also Tells an organisation that you and maybe others come and help.
%param project* (shift, organisation) {"type": "string", "description": "Which one"}
%param day* (date) {"type": "string", "description": ""}
%param people (helpers, headcount) {"type": "integer", "description": "How many come"}
%param skills (abilities, experience) {"type": "string", "description": "What they are good at"}
%list project: Soup on Sunday | Paws and Claws | reading with second graders | Meals for Seniors | repair café | Night Shelter | Toad Patrol | Christmas toy drive | visiting hour at the hospice | coding club for girls | beach sweep | language café with refugees | Friday Kitchen | blood drive | choir for everyone
%list project_the: river clean-up | food bank in Camden | school garden | marathon water station | animal home | community orchard | tree planting
%list few: 3 | three => 3 | two => 2 | four => 4 | 2 | five => 5 | 4 | 6
%list skill: first aid | driving a van | speak Arabic and French | good with horses | cooking for crowds | carpentry | patient with children | accounting | sign language | strong arms | face painting | playing the guitar | taught maths for years | IT and printers | sewing | can swim | photos and video | nursing | gardening | juggling
%list proj: Soup for All | beach clean-up | Read to Me | food bank on Mill Road | Trees and Bees | the night shelter | language café with refugees | repair café | Run for Hope, water stand | blood bus
%list few2: two => 2 | 3 | four => 4 | 5 | 6 | three => 3 | 8 | 4 | six => 6 | 7
%list day5: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list skl: cooking and serving | first aid | carpentry | driving a van | languages, mostly Arabic and French | playing the guitar | baking bread | talking to old people | sewing, knitting | none really, but I'm strong
%list proj2: soup kitchen at St Anne's | river clean-up | homework club | the cat shelter in Mill Lane | reading to the blind | tree planting above the village
%list skill2: cooking for a hundred | driving a van with a trailer | first aid | sign language and some Turkish | carpentry
sign me up for ({project=project}|{project=project}|the {project=project_the}) {day=pday}
{people=few} of us will help at ({project=project}|{project=project}|the {project=project_the}) on {day=pday}, {skills=skill}
~ ({project=project}|{project=project}|the {project=project_the}), {day=pday}, {people=few} people
put {people=few} down for ({project=project}|{project=project}|the {project=project_the}) {day=pday}; we can offer {skills=skill}
on {day=pday} I'll do ({project=project}|{project=project}|the {project=project_the}), good at: {skills=skill}
count me in {day=pday} at ({project=project}|{project=project}|the {project=project_the})
{skills=skill} is what I bring, ({project=project}|{project=project}|the {project=project_the}), {day=pday}
my daughter's whole class has caught the bug and I can't be the only one left out, so ({project=project}|{project=project}|the {project=project_the}) {day=pday}, {people=few} of us
I've walked past that poster a hundred times now. tell ({project=project}|{project=project}|the {project=project_the}) that I'm coming {day=pday}, {skills=skill}
{people=few} pairs of hands for ({project=project}|{project=project}|the {project=project_the}), {day=pday}
I'd love to be there when ({project=project}|{project=project}|the {project=project_the}) happens {day=pday}
register {people=few} volunteers, ({project=project}|{project=project}|the {project=project_the}), {day=pday}, {skills=skill}
volunteer {people=few} of us on {day=pday}
sign me up for ({project=project}|{project=project}|the {project=project_the})
sign me up for {project=proj} on {day=day2}
{people=few2} of us for {project=proj} {day=day5}
on {day=day2} we can help at {project=proj}, {people=few2} people
project {project=proj}, day {day=day2}, people {people=few2}, skills {skills=skl}
skills: {skills=skl}, project: {project=proj}, date: {day=day2}
volunteer for {project=proj} {day=day5}, good at {skills=skl}
~ with {people=few2} people, {day=day2}, {project=proj}
with {people=guests} of us, {project=proj2}, skills {skills=skill2}
for {project=proj2} {day=day4}, put us down as {people=guests}
{project=proj2}, I'm good at {skills=skill2}
%lang es
apúntame como voluntario en {project=project} para {day=date}

%server hedgerow
%list loan_n: pressure washer | ladder with six steps | raclette set for eight | drill and bits | pram | wallpaper table | slow cooker | folding chairs | roof box for skis | sewing machine | bouncy castle | tent for four | hedge trimmer | projector and screen | wheelbarrow | cake stand | baby cot | party tent with lights | fondue pot | carpet cleaner | board games | sledge | chainsaw | trampoline
%list loan: pressure washer | ladder with six steps | raclette set for eight | drill and bits | pram | wallpaper table | slow cooker | folding chairs | roof box for skis | sewing machine | bouncy castle | tent for four | hedge trimmer | projector and screen | wheelbarrow | cake stand | baby cot | party tent with lights | fondue pot | carpet cleaner | board games | sledge | chainsaw
%list lend: a pressure washer | the long ladder | a raclette grill for eight | two folding tables | a cat carrier | wallpaper steamer | the cargo trailer | a drill with masonry bits
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list leih: Leiter | Hochdruckreiniger | Bohrmaschine | Raclettegerät | Zelt für vier Personen | Schubkarre | Beamer mit Leinwand | Heckenschere

%tool hedgerow_offer_item Offer something to lend to the neighbours.
%also Returns the offer's id.
%also Tells people next door what they may have for a while, until when and for what deposit.
%param item* (thing, object) {"type": "string", "description": ""}
%param until (available_until, end) {"type": "string", "description": "Back by"}
%param deposit (security, caution) {"type": "number", "description": "Money as a security"}
%param pickup (collect_at, place) {"type": "string", "description": "Where to fetch it"}
%list pickat: number 12, second floor | behind the bins | at the back gate | flat 4 | Anna's terrace | house 9 | 14 Mill Lane
%list pickat_my: porch | hallway
%list pickat_the: blue garage | shed with the green door | bike cellar | kiosk | corner of Elm and Oak | caretaker | laundry room in the basement
%list lend2: ladder | drill and bits | tent for four | Grandpa's saw | pasta machine | bike trailer | folding table, two chairs | projector | sledge | jigsaw from Leeds | pressure washer
%list until3: Friday | the end of May | next Sunday | the 30th | 1 September | tomorrow noon | Monday morning | the end of the month | 15 June | Christmas | Thursday evening | 24 Dec
%list pick: at the back door | 12 Elm Street | The Anchor | the shed, key under the pot | my garage | Pino's after six | third floor, left | Mrs. O'Neill's | under the stairs
%list pickplace: the shed behind number 12 | my porch | the bike rack in the yard | Kim's on the second floor | the kiosk at the corner
%list presta: escalera | taladro | tienda para cuatro | carretilla | proyector con pantalla | máquina de coser | sillas plegables | hidrolimpiadora
offer my {item=loan_n} to the neighbours until {until=pday}
({item=loan}|{item=loan}|{item=loan}), deposit {deposit=money2}, pick up at ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the}), back by {until=pday}
I can lend out the {item=loan_n}[, {deposit=money2} deposit]
until {until=pday} anybody may have our {item=loan_n}, {deposit=money2} as a deposit
({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the}) is where they can fetch the {item=loan_n}, {deposit=money2} security, till {until=pday}
we hardly ever use the {item=loan_n}, the street is welcome to it
it has been gathering dust in our cellar for years, so whoever likes can take the {item=loan_n}, ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
I don't want it nicked, but I do want it used. ({item=loan}|{item=loan}|{item=loan}), {deposit=money2} in cash, return it {until=pday}
({item=loan}|{item=loan}|{item=loan}) for anyone on our road, collect at ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
people can borrow the {item=loan_n} up to {until=pday}, from ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
put our {item=loan_n} up for sharing, {deposit=money2}
spread the word, the {item=loan_n} is going spare until {until=pday}
offer something to the neighbours until {until=pday}, deposit {deposit=money2}
I've got a thing to lend, collect it from ({pickup=pickat}|my {pickup=pickat_my}|the {pickup=pickat_the})
lend my {item=lend2} until {until=until3}
offer the {item=lend2} for a deposit of {deposit=money3}
{deposit=money3} deposit, back by {until=until3}: {item=lend2}
item {item=lend2}, deposit {deposit=money3}, pickup {pickup=pick}, until {until=until3}
lend out {item=lend2}, pick up: {pickup=pick}
against {deposit=eur}, from {pickup=pickplace}, {item=lend}
until {until=eday} anyone may use {item=lend}, it's at {pickup=pickplace}
{item=lend} for the neighbours, back by {until=eday}
%lang de
biete den Nachbarn unsere {item=leih} an, {deposit=money2} Pfand
%lang es
ofrece mi {item=presta} a los vecinos hasta {until=date}

%tool hedgerow_ask_for_item Ask the neighbours to lend you something.
%also Posts a request.
%also Looks for somebody close by who has a thing that is needed between two days.
%param item* (thing, wanted) {"type": "string", "description": "What is needed"}
%param from_day (start) {"type": "string", "description": "First day"}
%param to_day (end, until) {"type": "string", "description": "Last day"}
%param why (purpose, reason) {"type": "string", "description": "What it is for"}
%list pday_b: the 20th | june 12 | next sunday | the end of may | 2026-07-19 | christmas | the following friday | aug 3 | the weekend after next | wednesday week | 15/10 | october 9 | the first | april 30 | easter
%list why: painting the stairs | cutting down the old plum | camping with the scouts | cleaning the gutters | guests from Chile | hanging a lamp in the hall | moving the piano | fixing the fence | planting hedges | building a treehouse | weekend in the mountains | covering the pool | wedding at home
%list why_a: christening in the village | barbecue for twenty | film night in the yard | school play | big wash
%list lend2: drill with a long bit | ladder | tent for four | cargo bike | bread machine | wheelbarrow and a spade | sewing machine | cool box | cot | lawnmower | book on roses | raclette grill
%list lendwhy: building a shelf | a camping trip to Bath | my daughter's birthday | painting the hall, then the stairs | cleaning the gutter | guests from Oslo | a picnic by the river | moving house | baking with the kids | the street party
%list what4: cleaning the moss off the terrace | my son's birthday in the park | moving a piano up to the third floor | hanging lamps in the hall | a trip with the dog to the coast
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
ask the neighbours for a {item=loan_n} from {from_day=pday} to {to_day=pday_b}
can anyone lend us a {item=loan_n}, ({why=why}|{why=why}|{why=why}|a {why=why_a})
({item=loan}|{item=loan}|{item=loan}), {from_day=pday} to {to_day=pday_b}, for ({why=why}|{why=why}|{why=why}|a {why=why_a})
for ({why=why}|{why=why}|{why=why}|a {why=why_a}) we need a {item=loan_n} until {to_day=pday_b}
~ between {from_day=pday} and {to_day=pday_b}: ({item=loan}|{item=loan}|{item=loan}), ({why=why}|{why=why}|{why=why}|a {why=why_a})
does somebody around here own a {item=loan_n}
I'd rather not buy a {item=loan_n} for one afternoon, ({why=why}|{why=why}|{why=why}|a {why=why_a}), {from_day=pday}
ours broke in half at the worst possible moment, so who on the street has a {item=loan_n} for {from_day=pday}
the whole family is coming round and I'm not prepared at all. a {item=loan_n} would save us from {from_day=pday} till {to_day=pday_b}
wanted on loan: ({item=loan}|{item=loan}|{item=loan}), {from_day=pday}
see if next door has a {item=loan_n}, it's for ({why=why}|{why=why}|{why=why}|a {why=why_a})
{to_day=pday_b} they'd get it back, the {item=loan_n}, from {from_day=pday}, ({why=why}|{why=why}|{why=why}|a {why=why_a})
ask next door to lend me something for ({why=why}|{why=why}|{why=why}|a {why=why_a})
I need to borrow something from {from_day=pday} to {to_day=pday_b} from the neighbours
ask the neighbours for a {item=lend2} from {from_day=daya} to {to_day=dayb} for {why=lendwhy}
borrow a {item=lend2} until {to_day=dayb}
item {item=lend2}, from {from_day=daya}, until {to_day=dayb}, reason {why=lendwhy}
for {why=lendwhy} I need a {item=lend2} on {from_day=daya}
{from_day=daya} to {to_day=dayb}: {item=lend2}, for {why=lendwhy}
ask if somebody has a {item=lend2} for {why=lendwhy}
for {why=what4}, {item=lend}, {from_day=sday} to {to_day=eday}
{item=lend} for {why=what4}, could somebody
from {from_day=sday} I'd need {item=lend}, {=aside}
%lang de
{item=leih} gesucht ab {from_day=date}, hör dich mal bei den Nachbarn um

%server kinfolk
%list year19: 1847 | 1902 | 1888 | 1911 | 1863 | 1925 | 1899 | 1934 | 1871 | 1850 | 1916 | 1940
%list forebear: Great-aunt Rosa | Uncle Gottfried | Bridget O'Donnell | Grandpa Samuel | Johann Hartmann | my father | Agnes Lindqvist | my mother | Thaddeus Brannigan | Maria Kowalczyk | grandma | Elias Haugen | cousin Wilhelmina | Patrick MacLeod | old Isidor | Ottilie Bauernfeind | Nana Ruth | Hannah Ashworth
%list byear: 1871 | 1902 | 1888 | 1845 | 1919 | 1896 | 1860 | 1911 | 1879

%tool kinfolk-search-records Search parish and civil records for an ancestor.
%also Returns matching birth, marriage, death, census or immigration records.
%also Digs through archives for somebody of a surname, with first name, year and village of birth where known.
%param surname* (family_name, last_name) {"type": "string", "description": "Family name"}
%param given_name (first_name) {"type": "string", "description": "First name"}
%param birth_year (year, born) {"type": "integer", "description": "Year"}
%param birthplace (place, village) {"type": "string", "description": "Village or town"}
%param record_type (kind, source) {"type": "string", "enum": ["birth", "marriage", "death", "census", "immigration"], "description": "Kind of record"}
%list given: Bridget | Johann | Stanisław | Agnes | Wilhelmina | Patrick | Elias | Rosa | Thaddeus | Maria Theresia | Hannah | Gottfried | Mary Ellen | Isidor | Concepción | Anders | Ottilie | Samuel
%list surname: O'Donnell | Kowalczyk | Lindqvist | Hartmann | MacLeod | Fernández | Schwarzkopf | Petrosyan | Brannigan | Van der Berg | Abernathy | Castellano | Nakamura | Thistlewood | Haugen | Bauernfeind | Delacroix | Popescu | Ashworth | Rosenbaum | Müller
%list village: County Mayo | Zakopane | Småland | Eger | Isle of Skye | Fulda | Cork | Bukovina | Ulm | Palermo | Dorset | Galicia | Trondheim | Bergen and Os | Limerick | Gotha | Lvov | Whitby | Oviedo
%list kgiv: Ella | Mary Ann | Thomas | Jean-Luc | Rose | Johannes | Grace | William Henry | April | Francis | Wilhelmina
%list ksur: Moor | O'Hara | van der Berg | Baker | English | St. Clair | de la Cruz | Smith-Jones | Rivers | Berlin | Park | Winter
%list kvil: Bath | Stoke Poyges | Kells | St. Ives | Castle Combe | Graz | Bury | Newton by the Sea | Villach | Lower Slaughter | Cork
%list kyear: 1874 | 1901 | 1848 | 1799 | 1862 | 1910 | 1833 | 1889 | 1805 | 1920
%list vill: Lwów | Ballina | Bad Ischl | Grodno | Västerås | Avellino | Delft | Debrecen | Oban | Rouen | Bergen | Braga
%list given2: Josef | Maria Magdalena | Patrick | Rivka | Olaf | Concetta | Hendrik | Ilona | Angus | Eugénie | Karl | Sigrid
%list sur: Kowalczyk | O'Malley | Brandstetter | Feigenbaum | Lindqvist | Esposito | Van Dijk | Horvath | MacAllister | Dubois | Petrosyan | Haugen | Schimmelpfennig | Ferreira
%list vorname: Johann | Agnes | Wilhelmine | Gottfried | Ottilie | Rosa | Elias
find {record_type:birth=birth certificates|the birth record|births} of {given_name=given} {surname=surname}
{surname=surname}, {given_name=given}, born {birth_year=year19} in {birthplace=village}
search (the|) records for {surname=surname} from {birthplace=village}
{record_type:marriage=marriage|wedding} records {surname=surname}, {birthplace=village}, {birth_year=year19}
which {record_type:immigration=passenger lists|ship manifests|immigration papers} mention a {surname=surname} born around {birth_year=year19}
~ is there a {record_type:death=grave|burial entry|death record} for {given_name=given} {surname=surname}
born {birth_year=year19}, name {given_name=given}, family {surname=surname}, {record_type:census=census}
great-grandmother never spoke of where she came from, she was a {surname=surname}, perhaps from {birthplace=village}. What is there on paper?
my late aunt left a box of letters signed {given_name=given} {surname=surname}, {birthplace=village}, and I'd love to know who that was
{given_name=given} {surname=surname} left {birthplace=village} as a young man, {record_type:immigration=on which boat|when did he land}
somebody called {surname=surname} must have owned the farm before us, about {birth_year=year19}
search {record_type:birth=birth|baptism} records in {birthplace=village} around {birth_year=year19}
look for {given_name=given}, born in {birthplace=village}
~ search {record_type:birth=birth} records for {given_name=kgiv} {surname=ksur}, born in {birthplace=kvil}
{record_type:census=census} entries for the family {surname=ksur} from {birthplace=kvil}
surname {surname=ksur}, first name {given_name=kgiv}, born {birth_year=kyear}, in {birthplace=kvil}
{given_name=kgiv}, family name {surname=ksur}, year of birth {birth_year=kyear}
from {birthplace=kvil}, born {birth_year=kyear}: find a {given_name=kgiv} {surname=ksur}
find the {record_type:marriage=marriage} of {surname=ksur}, {given_name=kgiv}
records on {surname=ksur} who died in {=kyear}, {record_type:death=death records|burials}
from {birthplace=vill}, {given_name=given2}, {birth_year=byear} I believe, of the {surname=sur} lot
any {record_type:marriage=wedding papers|marriage papers} of {given_name=given2} {surname=sur}? grandma won't speak about it
{record_type:immigration=arrival lists|ship arrivals}, {surname=sur}, came over with nothing but a violin
the {surname=sur} family, born in {birthplace=vill}, {record_type:census=census sheets|census}
%lang de
such nach {given_name=vorname} {surname=surname}, geboren {birth_year=year19} in {birthplace=city}

%tool kinfolk-add-relative Add a relative to the family tree.
%also Creates a person linked to another one.
%also Enters a mother, father, sibling, child or spouse of somebody, with years of birth and death.
%param name* (person, full_name) {"type": "string", "description": "Full name"}
%param relation* (kind, role) {"type": "string", "enum": ["mother", "father", "sibling", "child", "spouse", "grandparent"], "description": "What the person is to the other"}
%param of* (to_person, related_to) {"type": "string", "description": "The other person"}
%param born (birth_year) {"type": "integer", "description": "Year of birth"}
%param died (death_year) {"type": "integer", "description": "Year of death"}
%list year20: 1958 | 1979 | 1943 | 1990 | 2004 | 1962 | 1985 | 1971 | 2011 | 1938
%list kin: Ella Moor | Grandpa Bert | Aunt Ines | Big Sal | Maria van der Berg | John D'Arcy | Nora | Tomasz the Elder | Anneke Lindqvist | Great-Aunt Rose
%list born: 1902 | 1931 | 1888 | 1945 | 1917 | 1960 | 1874 | 1926 | 1953
%list died: 1981 | 1999 | 2004 | 2017 | 1990 | 2011 | 1976 | 2022
%list fullm: Edith Marlowe | Josef Huber | Carmen Ortiz | Patrick Doyle | Helga Sommer | Jan Kowal | Bridget Walsh | Anton Dvorak | Luigi Ferrari | Esther Obi | Max Rosenthal | Greta Nilsson | Leyla Demir | Franz Maier
%list fulln: Agnes Brandt | Wilhelm Koch | Rosa Delgado | John Murray | Ilse Novak | Tomasz Wojcik | Mary Ellen Byrne | Pavel Horak | Giulia Conti | Samuel Adeyemi | Ruth Feldman | Karl-Heinz Vogt | Nora Lindgren | Ahmet Yildiz
%list mas: Wilhelm Koch | John Murray | Tomasz Wojcik | Pavel Horak | Samuel Adeyemi | Karl-Heinz Vogt | Ahmet Yildiz | Patrick Doyle | Luigi Ferrari | Max Rosenthal | Anton Dvorak
%list dyear: 1944 | 1951 | 1938 | 1963 | 1929 | 1977 | 1918 | 1984
%list wom: Agnes Brandt | Rosa Delgado | Ilse Novak | Mary Ellen Byrne | Giulia Conti | Ruth Feldman | Nora Lindgren | Leyla Demir | Bridget Walsh | Esther Obi | Carmen Ortiz
add {name=fullname} as {relation:mother=mother} of {of=forebear}
{name=fullname}, {relation:spouse=wife|husband|spouse} of {of=forebear}, born {born=year19}, died {died=year20}
{of=forebear} had a {relation:sibling=brother|sister|sibling}, {name=fullname}, {born=year19} to {died=year20}
put {name=fullname} ({born=year20}) into the tree as {relation:child=son|daughter|child} of {of=forebear}
new {relation:father=father} for {of=forebear}: {name=fullname}
{of=forebear}'s {relation:grandparent=grandmother|grandfather} was {name=fullname}, died {died=year20}, enter that
we've just had a baby! {name=fullname}, {relation:child=little one|firstborn} of {of=forebear}, should hang on the wall chart too
found out at the funeral that {of=forebear} was once {relation:spouse=married to|the wife of|the husband of} {name=fullname}, born {born=year19}
{born=year19} to {died=year20}, {name=fullname}, {relation:mother=mum|mother} of {of=forebear}
there is a gap beside {of=forebear}: {name=fullname}, {relation:sibling=twin sister|younger brother}, {born=year19}
add {name=fullname} to the family tree
{of=forebear} had another {relation:sibling=sister|brother}, add her
add a {relation:child=son} named {name=fullname}
add {name=fullname} as {relation:mother=mother|the mother} of {of=kin}
{of=kin} has a {relation:child=child} called {name=fullname}, born {born=born}
born in {born=born}, {name=fullname} is {of=kin}'s {relation:father=father}
name {name=fullname}, relation {relation:sibling=sibling}, of {of=kin}, born {born=born}, died {died=died}
{relation:spouse=spouse} of {of=kin}: {name=fullname}, died in {died=died}
{name=fullname}, {relation:grandparent=grandparent} of {of=kin}, {born=born} to {died=died}
to {of=fullm} a {relation:child=daughter|son|child}: {name=fulln}, {born=byear}
{name=mas}, {born=byear} to {died=dyear}, was the {relation:father=father} of {of=fullm}
new in the tree: {name=wom}, {relation:sibling=sister} of {of=fullm}, the one with the bakery in Lisbon
as {relation:mother=mother} of {of=mas} put {name=wom}, dead since {died=dyear}
%lang es
añade a {name=fullname} como {relation:child=hija|hijo} de {of=person}, nació en {born=year20}

%tool kinfolk-show-tree Show the family tree of a person.
%also Returns ancestors or descendants.
%also Draws forebears or offspring of somebody over so many generations.
%param person* (root, name) {"type": "string", "description": "At the root"}
%param generations (depth, levels) {"type": "integer", "description": "How many"}
%param direction (which, side) {"type": "string", "enum": ["ancestors", "descendants", "both"], "description": "Up or down"}
%list players: four => 4 | 3 | 5 | two => 2 | six => 6 | 4 | 8 | three => 3 | five => 5 | 7
%list ancestor: Great-grandma Elsie | Johann Sebastian Bach | my mother | Queen Victoria | Otto from Graz | uncle Bert | Ada Lovelace | Mary O'Neill of Cork | Giovanni | the first Hartmann | Rosa Luxemburg | Sam and his sister
%list gen: three generations => 3 | 3 generations => 3 | five generations => 5 | 2 generations => 2 | six generations => 6 | four generations => 4 | eight generations => 8 | 7 generations => 7 | two generations => 2 | 5 generations => 5
show [me] the family tree of {person=forebear}
{person=forebear}, {generations=players} generations {direction:ancestors=back|upwards}
{direction:descendants=descendants|children and grandchildren} of {person=forebear}, {generations=players} generations
how far {direction:ancestors=back} can we go from {person=forebear}
{generations=players} generations of {person=forebear} {direction:both=in both directions|up and down}
who were the {direction:ancestors=ancestors|forebears} of {person=forebear}
who all comes {direction:descendants=after|down from} {person=forebear}, I need it for the reunion
{direction:ancestors=where do I come from on the side of|who came before} {person=forebear}
I never know who is whose cousin at these parties, could you lay out everyone around {person=forebear}, {generations=players} levels
for the school project of my son: {person=forebear} at the top and {generations=players} rows below, {direction:descendants=offspring only|only children and theirs}
open the tree
show {generations=players} generations of {direction:ancestors=ancestors}
{person=ancestor} and the family, {generations=gen}
draw the tree of {person=ancestor} {direction:descendants=downwards|children and below}
{person=ancestor}'s {direction:ancestors=ancestors|parents and grandparents}, {generations=gen} back
relatives of {person=ancestor} as a tree, the old branch in both villages
%lang de
zeig mir den Stammbaum von {person=person} über {generations=int} Generationen

%server kinkeeper
%list clock2: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list clock3: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm

%tool kin_hire_sitter Book a babysitter.
%also Returns the sitter's name.
%also Finds somebody to look after the children of a family, from one hour to another.
%param day* (date) {"type": "string", "description": ""}
%param from_time* (start) {"type": "string", "description": "Start"}
%param until_time (end, to) {"type": "string", "description": "End"}
%param children (kids, number) {"type": "integer", "description": "How many"}
%param instructions (notes, hints) {"type": "string", "description": "What the sitter should know"}
%list clock_b: 9pm | 21:00 | half past nine | three | 4 pm | 22:15 | quarter past ten | 5:30 | midnight | 17:00 | ten | 11 | 23h | 6 | half past five | 10 pm | 2:30 | twelve | half past eleven | 18:45
%list nkids: two => 2 | 3 | one => 1 | three => 3 | four => 4 | 2 | 1
%list sitnote: Leo sleeps with the light on | no screens after dinner | Ida is allergic to eggs and milk | bottle in the fridge | they may read till nine | the dog bites strangers | homework first | teeth, story, bed | ring me if he cries for long | the key is under the pot | no sweets | drops for the cough | the baby likes being sung to | please bring slippers | they know how to trick you | pizza is in the oven | walk with the pram at five | twins wake up in the night | he is shy with new people | do not let the cat in
%list party_size: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list rel: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Thursday | this Friday | next Sunday | tonight | this Wednesday
%list sit: key under mat, dog is friendly | bed by eight, no cartoons | Theo is allergic to nuts | dinner is in the oven | call me, not their father | one story and then lights out | baby wakes up at ten, bottle is in the fridge | no sweets | leave the hall light on | they may stay up until nine on Friday
%list sitter: no screens after seven | Ida only sleeps with the light on | there is soup in the fridge for both | the little one has a cough, syrup is on the shelf | please take them to the playground by the church | don't let the cat into the nursery
%list clockb: 8 pm | 21:15 | half past nine in the evening | midnight | 22:00 | 11 pm | ten at night | 23:30 | 9:45 pm | quarter past eight in the evening
%list hinweis: Leo schläft nur mit Licht | kein Fernsehen nach dem Essen | Ida verträgt keine Milch | der Schlüssel liegt unter dem Topf | erst Hausaufgaben
%list nota: Leo duerme con luz | nada de tele después de cenar | la llave está bajo la maceta | Ida no tolera la leche
(book|get) a babysitter {day=pday} from {from_time=clock2} to {until_time=clock_b}
sitter for {children=nkids} kids, {day=pday}, {from_time=clock2}-{until_time=clock_b}
{day=pday} from {from_time=clock2}, {children=nkids} children, tell her: {instructions=sitnote}
{from_time=clock2} until {until_time=clock_b} on {day=pday}, {instructions=sitnote}
we need somebody to watch the {children=nkids} little ones {day=pday} from {from_time=clock2} on
my wife and I haven't been out since the summer, so who could stay with our {children=nkids} on {day=pday}, {from_time=clock2} till {until_time=clock_b}
{=firstname} is getting married without kids at the table. we need someone on {day=pday} from {from_time=clock2}; {instructions=sitnote}
~ {children=nkids} kids, {day=pday}, from {from_time=clock2} to about {until_time=clock_b}, {instructions=sitnote}
find someone to mind {=firstname} {day=pday} between {from_time=clock2} and {until_time=clock_b}
we're off to the theatre {day=pday} at {from_time=clock2}, who stays with the {children=nkids}
mind that {instructions=sitnote}: {day=pday}, {from_time=clock2}, {children=nkids} kids
evening off, {day=pday}, {from_time=clock2} to {until_time=clock_b}
book a sitter for {children=nkids} children on {day=pday}
I need a babysitter, {instructions=sitnote}
sitter on {day=day3} from {from_time=clock} to {until_time=late}
book a sitter for {children=party_size} children {day=rel} from {from_time=clock}
from {from_time=clock} {day=rel}, sitter should know: {instructions=sit}
day {day=day3}, start {from_time=clock}, end {until_time=late}, children {children=party_size}, instructions {instructions=sit}
until {until_time=late} on {day=day3}, {children=party_size} kids, sitter from {from_time=clock}
for {children=guests} kids, {day=day4}, from {from_time=clock3}, {instructions=sitter}
until {until_time=clockb} somebody for {children=guests} little ones, {day=day4}
tell the sitter {instructions=sitter}, {day=day4} {from_time=clock3} to {until_time=clockb}
%lang de
such uns für {day=date} von {from_time=time} bis {until_time=time} einen Babysitter, {instructions=hinweis}
%lang es
búscame una canguro para {day=date} de {from_time=time} a {until_time=time}, {instructions=nota}

%tool kin_note_care Log a care event for a relative.
%also Saves it to the care diary.
%also Keeps for the family what was given or done for somebody who is looked after, with the hour and how much.
%param relative* (person, name) {"type": "string", "description": "Who is cared for"}
%param event* (kind, type) {"type": "string", "enum": ["meal", "medicine", "nap", "nappy", "walk", "fall", "visit", "temperature"], "description": ""}
%param at_time (time, when) {"type": "string", "description": ""}
%param detail (note, amount) {"type": "string", "description": "More about it"}
%list the: baby | twins
%list kin: mum | grandpa | Auntie Rose | Leo | dad | Nana | Mr. Holm | Ida | granny | Uncle Per | little Tom | Oma Lotte | abuela | Mia | great-aunt Vera | Papa | Ben
%list caredet: half a tablet with water | 38.2 in the left ear | an hour and a quarter | ate everything but the peas | in the bathroom, no bruises | green and runny | around the block with the walker | refused the soup | five drops for the eyes | nurse from the church | only twenty minutes | slept in the armchair | paracetamol | 120 ml of milk | very cheerful | two spoons of porridge | to the pond and back | slipped on the carpet | heparin in the belly | Karin brought flowers
%list elder: Grandma | Auntie Jo | Dad | little Ben | Mum | Old Tom | Mrs. O'Leary | baby Ida | Great-uncle Theo | Nana Rose | the twins
%list clock4: 7 | half past six | 19:30 | 8 pm | noon | quarter to nine | 6:45 | ten in the evening | 5.15 pm | midnight | 14:00 | eight o'clock | 6 am
%list detail: ate half and pushed the rest away | two of the blue ones | slept on the sofa, woke up cheerful | slipped on the wet floor, no bruise | soup and bread | round the pond with the neighbour's dog | refused at first, took it with jam | 38.4 | Ana came with flowers | a bit confused | all good
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list care: half a bowl of soup and some bread | slipped on the mat in the bathroom | with her neighbour from downstairs | slept badly after it | two spoons of the brown syrup | round the pond with the rollator
%list verwandte: Oma | Opa | Mama | Leo | Tante Rosa | Papa | die Kleine
%list familiar: la abuela | mamá | Leo | el bebé | papá | la tía Rosa
(the {relative=the}|{relative=kin}|{relative=kin}) wouldn't sit still at {at_time=clock2} and got a {event:walk=stroll|little walk}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) had {event:meal=lunch|a meal|dinner} at {at_time=clock2}, {detail=caredet}
log a {event:nap=nap} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}), {at_time=clock2}
{at_time=clock2} {event:medicine=medicine|tablets|pills} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}): {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}), {event:walk=walk}, {detail=caredet}
note for the family: ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) {event:fall=fell|had a fall} at {at_time=clock2}, {detail=caredet}
{event:temperature=fever|temperature} for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}): {detail=caredet}, {at_time=clock2}
changed ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) at {at_time=clock2}, {event:nappy=nappy|wet nappy}, {detail=caredet}
I was at the home after work and she didn't look well, so put down for ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}): {event:visit=visit}, {detail=caredet}
my brother takes over tonight and he should know. ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) {event:nap=slept|dozed off} at {at_time=clock2}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) took the {event:medicine=drops|pills} at {at_time=clock2}
~ the {event:visit=visitors} left ({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) at {at_time=clock2}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) {event:fall=tripped|stumbled} just now, {detail=caredet}
log {event:medicine=medicine} at {at_time=clock2}, {detail=caredet}
({relative=kin}|{relative=kin}|{relative=kin}|the {relative=the}) at {at_time=clock2}: {detail=caredet}
log (a|one) {event:nap=nap} for {relative=elder} at {at_time=clock4}
{relative=elder} had {event:medicine=medicine|her medicine} at {at_time=clock4}, {detail=detail}
relative {relative=elder}, event {event:fall=fall}, time {at_time=clock4}, detail {detail=detail}
{event:visit=visit} to {relative=elder}: {detail=detail}
at {at_time=clock4} {event:meal=meal} for {relative=elder}, note {detail=detail}
{detail=detail}, that was {relative=elder}'s {event:walk=walk}
{event:temperature=temperature} of {relative=elder} taken at {at_time=clock4}
{=name} was there when {relative=elder} had {event:nappy=a nappy change|a clean nappy}, {at_time=clock4}
at {at_time=clock3}, {relative=family} had {event:fall=a fall}, {detail=care}
{event:meal=lunch|a meal} for {relative=family}, {detail=care}
for {relative=family} at {at_time=clock3}: {event:medicine=medicine|her medicine}
%lang de
trag ein, dass {relative=verwandte} um {at_time=time} {event:medicine=die Tabletten|die Medikamente} bekommen hat
%lang es
apunta que a {relative=familiar} le he dado {event:medicine=las pastillas|la medicina} a las {at_time=time}

%server lostbox
%list item: black umbrella with a wooden handle | red wallet | cuddly rabbit with one ear | silver ring | grey backpack with a laptop in it | house keys on a blue ribbon | left glove | reading glasses | phone with a cracked screen | green scarf | child's bike helmet | passport and boarding pass | violin case | wedding ring | hearing aid | bag with sports shoes | tablet | brown hat | watch with a leather strap | camera | skateboard | thermos | walking stick
%list lostat: bus 42 | platform 9 | gate B12 | Café Luna | cinema two at the Odeon | tram 11 towards the zoo | taxi | Terminal 1 | supermarket car park
%list lostat_the: swimming pool | park by the lake | ferry to Bergen | library | town hall | playground behind the church | night train to Vienna | stadium | museum shop | airport toilet | changing room in the gym
%list past2: yesterday | monday | last friday | this morning | the 3rd | last week | tuesday night | may 9 | the day before yesterday | sunday | last saturday | 2026-02-11 | new year's eve | thursday afternoon
%list ding: schwarzer Regenschirm | rote Geldbörse | Schlüsselbund mit blauem Band | Brille | linker Handschuh | grauer Rucksack | Kuscheltier | Handy

%tool reportMissingThing Report a lost item.
%also Returns a case number.
%also Tells the office what went missing, where, on what day, and what the honest finder gets.
%param item* (object, description) {"type": "string", "description": "What it looks like"}
%param lost_at (place, where) {"type": "string", "description": "Place"}
%param lost_on (date, when) {"type": "string", "description": "Day"}
%param reward (finders_fee) {"type": "number", "description": "Money for the finder"}
%param contact (phone, reach_me_at) {"type": "string", "description": "Phone or mail"}
%list contact: 0176 5523981 | lea@posteo.example | 555-0134 | +34 611 203 448 | kim@mail.example | 07700 900 123 | info@holm.example | 020 7946 0018
%list item2: black umbrella | my blue scarf | keys on a red ribbon | wallet, brown, with two cards | child's bike from Bello | phone with a cracked screen | The Man Who Sold the Stairs, hardback | a grey cat | silver ring with a stone | bag of tools | glasses
%list lost: The Anchor | bus 12 | central station | the park by the river | Pino's | tram 4 to Reading | town hall | platform 3 | school gate | swimming pool, men's changing room
%list contact2: 07700 900123 | ella@moor.example | +49 170 5551234 | office@acme.io | 555-201-9981 | ben.price@web.de | 0161 496 0000 | big.sal@pinos.example
%list lostat2: the tram to the zoo | row 12 of the Odeon | the changing rooms at the lido | the bench by the fountain | Café Luna | platform 4
%list past3: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list lost2: brown wallet with a photo of my kids in it | a single silver earring | black umbrella with a duck's head | keys on a red ribbon | a child's jacket with stars | phone in a cracked green case | scarf from my late aunt
%list früher: gestern | vorgestern | letzten Freitag | heute früh | letzte Woche
%list cosa: paraguas negro | cartera roja | llaves con cinta azul | gafas de leer | mochila gris | guante de la mano izquierda | móvil | peluche de mi hija
I lost my {item=item} (at|in) ({lost_at=lostat}|the {lost_at=lostat_the}) {lost_on=past2}
~ report lost: {item=item}, ({lost_at=lostat}|the {lost_at=lostat_the}), {lost_on=past2}, reach me at {contact=contact}
{item=item}, {lost_on=past2}, {reward=money2} for whoever finds it
{lost_on=past2} I must have left my {item=item} on ({lost_at=lostat}|the {lost_at=lostat_the}), {contact=contact}
there's {reward=money2} for the finder of my {item=item}, ({lost_at=lostat}|the {lost_at=lostat_the})
my {item=item} is gone, last seen ({lost_at=lostat}|the {lost_at=lostat_the})
~ I got up to let an old lady sit down and that's when it happened, my {item=item} stayed on ({lost_at=lostat}|the {lost_at=lostat_the})
I've turned the whole flat upside down and cried a bit. {item=item}, must have been {lost_on=past2}, {reward=money2} if it comes back
somebody walked off with my {item=item} at ({lost_at=lostat}|the {lost_at=lostat_the}), call {contact=contact}
{contact=contact} if anyone picks up a {item=item} near ({lost_at=lostat}|the {lost_at=lostat_the})
where did I leave it? {item=item}, {lost_on=past2}, ({lost_at=lostat}|the {lost_at=lostat_the}), I'd pay {reward=money2}
missing since {lost_on=past2}: {item=item}
I lost something at ({lost_at=lostat}|the {lost_at=lostat_the}) {lost_on=past2}
report a loss, reward {reward=money2}, contact {contact=contact}
lost {item=item2} at {lost_at=lost} on {lost_on=day3}
{reward=money3} reward for {item=item2}, reach me at {contact=contact2}
on {lost_on=day3} lost {item=item2}, contact {contact=contact2}
item {item=item2}, place {lost_at=lost}, day {lost_on=day3}, reward {reward=money3}
missing since {lost_on=since2}: {item=item2}, last seen at {lost_at=lost}
left behind at {lost_at=lostat2} {lost_on=past3}: {item=lost2}
for whoever finds it {reward=eur}, {item=lost2}, {contact=phone}
~ {lost_on=past3}, at {lost_at=lostat2}: {item=lost2}, reach me under {contact=email}
%lang de
ich habe {lost_on=früher} etwas verloren: {item=ding}, melde das bitte, {reward=money2} Finderlohn
%lang es
he perdido mi {item=cosa} en {lost_at=lostat}, avisa en objetos perdidos

%tool browseFoundThings Search what has been handed in at the lost property office.
%also Returns found items.
%also Looks through what honest people brought, by kind, place and day.
%param item* (what, object) {"type": "string", "description": ""}
%param place (found_at, location) {"type": "string", "description": "Where it was picked up"}
%param since (from_date, after) {"type": "string", "description": "Not before this day"}
%list item2: black umbrella | key ring with a red fox | set of keys | violin | blue child's jacket | grey scarf, wool | phone | wallet with two cards | teddy | pair of glasses in a case | laptop bag from Orbit | green hat
%list lost: the central station | tram stop 4 | Hill Park | the swimming pool | gate 12 | the Anchor | the bus stop in Bath | the library on Mill Road | St. Mary's | market square
%list since3: last Monday | the 1st of May | yesterday | Easter | 3 January | last summer | the weekend | 2026-02-01 | Tuesday evening | the start of the year | September
%list seit_de: gestern | vorgestern | Montag | heute früh | letzter Woche
has anyone handed in a {item=item}[ at ({place=lostat}|the {place=lostat_the})]
{item=item}, found since {since=past2}, ({place=lostat}|the {place=lostat_the})
search the lost property for a {item=item} from ({place=lostat}|the {place=lostat_the})
did someone bring in a {item=item} after {since=past2}
any {item=item} turned up at ({place=lostat}|the {place=lostat_the}) since {since=past2}?
is my {item=item} maybe lying on one of your shelves
the driver said that such things usually surface within a week, so is there a {item=item} from ({place=lostat}|the {place=lostat_the}) by now
my son left it behind because he was busy with his phone. see whether a {item=item} came in since {since=past2}
since {since=past2}, ({place=lostat}|the {place=lostat_the}): {item=item}?
look if there's a {item=item}, I was on ({place=lostat}|the {place=lostat_the})
found property, {item=item}, ({place=lostat}|the {place=lostat_the})
have kind souls dropped off a {item=item}
~ what has been handed in at ({place=lostat}|the {place=lostat_the})
search found things since {since=past2}
was a {item=item2} found at {place=lost} since {since=since3}
search lost property for a {item=item2}
item: {item=item2}, place: {place=lost}, since: {since=since3}
at {place=lost}, any {item=item2}
since {since=since3}, has a {item=item2} been handed in
~ {item=item2}, {place=lost}, since {since=since3}
was a {item=item2} handed in, my daughter had it on the way to school
%lang de
wurde seit {since=seit_de} so etwas abgegeben: {item=ding}

%server petcare
%list pet: Bella | Rex | Whiskers | Luna | Coco | Milo | Nugget | Simba | Pepper | Biscuit | Tiger | Snowball | Felix | Rocky | Olive | Mr. Fluff | Daisy | Loki | Hazel | Bruno
%list petn: Biscuit | Lord Byron | Mitzi | Pepper | Ziggy | Frau Holle | Bandit | Mango | Sir Pounce | Tilda | Noodle | Kiwi

%tool log_feeding Log that a pet was fed.
%also Records a meal of an animal.
%also Keeps the family informed of which animal got what food, and how much of it.
%param pet* (animal, pet_name) {"type": "string", "description": "Name of the pet"}
%param food (feed) {"type": "string", "description": "What it got"}
%param grams (amount_g) {"type": "integer", "description": "Amount in grams"}
%list petgrams: 80 grams => 80 | 100 g => 100 | 200 grams => 200 | a hundred grams => 100 | 50g => 50 | fifty grams => 50 | 350 g => 350 | 120 grams => 120
%list petfood: wet food | dry kibble | tuna | carrots | chicken and rice | half a can of salmon | hay | raw beef | puppy food | two sardines | seeds | senior diet | leftover turkey | lettuce | cat milk | mealworms
%list pgrams: 80 | 150 | 200 | 40 | 15 | 320 | 60 | 100 | 250 | 25
%list pfood: dry food | salmon and rice | carrots with hay | chicken from last night | wet food, the beef one | kibble | seeds | half a tin of tuna | puppy mix | dandelions | fish flakes
%list petn2: Rex | Mr. Whiskers | Luna | Sir Barks a Lot | Bo | Salt and Pepper | Tiger | Old Yeller | Miss Moneypenny | Kiwi | Duke of York | the tortoise
%list clk: 6 am | 7:30 | noon | 18:15 | half past five | 9 | 4 pm | quarter to eight | 14:00 | seven | 10:45
%list grams: 60 g => 60 | 80 grams => 80 | 120 | 45 grams => 45 | 200 g => 200 | 150
%list bowl: chicken with rice | the new kibble | tuna in water | hay from the farm | two sardines in oil | the diet food from the vet | leftover beef | carrots with the green on | kitten milk | wet food with gravy
I fed {pet=pet}
{pet=pet} got {grams=petgrams} of {food=petfood}
fed {pet=pet} {food=petfood} this morning
log feeding {pet=pet} {food=petfood} {grams=petgrams}
{pet=pet} has had breakfast already, write that down so nobody feeds again
gave {food=petfood} to {pet=pet}, about {grams=petgrams}
note that {pet=pet} ate {food=petfood}
{=firstname} just gave {pet=pet} {grams=petgrams}, keep track
the cat has been fed, log it
I put out {grams=petgrams} of {food=petfood}, record the feeding
log {grams=pgrams} grams of {food=pfood} for {pet=petn2}
{pet=petn2} ate {food=pfood}, {grams=pgrams} g
pet: {pet=petn2}, food: {food=pfood}, amount: {grams=pgrams}
fed {food=pfood} to {pet=petn2}
{pet=petn2} got {grams=pgrams} grams at {=clk}
log feeding: {food=pfood}, {grams=pgrams}g, for {pet=petn2}
{grams=grams} of {food=bowl} for {pet=petn}
{pet=petn} ate, {food=bowl}
fed {pet=petn} at the neighbours' before the film
{food=bowl} went into {pet=petn}, {grams=grams}
%lang es
le he dado de comer a {pet=pet}

%tool book_vet_visit Book a visit to the vet for a pet.
%also Creates an appointment at the animal clinic.
%also Takes the name of the animal, the wished time, what is wrong, and whether it is an emergency.
%param pet* (animal, patient) {"type": "string", "description": "Name of the pet"}
%param when* (time, appointment_time) {"type": "string", "description": "Date and time"}
%param reason (problem, complaint) {"type": "string", "description": "What is wrong"}
%param emergency (urgent) {"type": "boolean"}
%list petill: he's limping on the front leg | she hasn't eaten in two days | yearly vaccination | there's a tick we can't get out | he swallowed a sock | her ears smell bad | nail trimming | teeth need cleaning | she keeps scratching until it bleeds | he coughs at night | a lump under the belly | she drinks a lot more than usual | microchip before the trip | he threw up five times | stitches have to come out | she won't use the litter tray | his eye is swollen | weight check | she fell off the balcony | worms again
%list pet2: Biscuit | Mr. Whiskers | the old cat | Salt and Pepper | Luna | our rabbit Olaf | Big Sal | Nero | Bello | the hamster | Peg
%list slot: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | tomorrow evening | Sunday 4 pm | Thursday 18:15 | tonight at nine
%list petill2: a limp on the left back leg | no appetite, lots of thirst | booster shot | a lump under the chin | teeth and claws | scratching at night | a sock she ate on Sunday | cough | yearly check-up | one blind eye and bad hearing
%list vetwhy: a tick behind the ear that won't come out | she limps on the left front paw since the walk | a lump under the chin | he ate half a sock at my sister's | the jab for the trip to Spain | blood in the litter tray | a broken claw on the hind leg | his breath smells of fish and he drools | bald patches on the tail
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
book a vet appointment for {pet=pet} {when=when}
{pet=pet} needs to see the vet {when=when}, {reason=petill}
{reason=petill}, can {pet=pet} get an appointment at the animal clinic {when=when}
~ vet {pet=pet} {when=when}
I'm worried about {pet=pet}, {reason=petill}. set up a visit {when=when}
{emergency:true=it's an emergency|we can't wait, emergency}, {pet=pet} has to go to the vet {when=when}
take {pet=pet} to the vet {when=when} for this: {reason=petill}, {emergency:false=nothing urgent|not an emergency}
{pet=pet} needs the vet
get us a slot at the vet {when=when}
could the vet have a look at {pet=pet} {when=when}? {reason=petill}
vet for {pet=pet2} {when=slot} because of {reason=petill2}
book the vet on {when=day3} for {pet=pet2}
for {reason=petill2}, take {pet=pet2} to the vet {when=slot}
{emergency:true=emergency}, {pet=pet2} to the vet {when=slot}, {reason=petill2}
pet {pet=pet2}, time {when=slot}, reason {reason=petill2}, emergency {emergency:true=yes}
{reason=vetwhy}: {pet=petn} to the vet {when=slot2}
{when=slot2}, {pet=petn}, {emergency:true=it's an emergency|can't wait another day} as {reason=vetwhy}
vet for {pet=petn} {when=slot2}, my brother drives us
%lang de
mach {when=when} einen Tierarzttermin für {pet=pet}

%tool add_pet_note Add a note to a pet's diary.
%also Writes down an observation about an animal.
%also Collects what the owner noticed about the pet's health or behaviour.
%param pet* (animal, name) {"type": "string"}
%param note* (text, observation) {"type": "string", "description": "The observation"}
%list petnote: slept on the sofa all day | finally used the new litter box | growled at the postman again | lost a tooth | gained half a kilo since april | afraid of the vacuum cleaner | ate grass and threw up | played with the neighbour's puppy for an hour | scratches the left ear a lot | didn't finish her bowl | learned to shake hands | limps after long walks | hates the new kibble | brought home a mouse | was very calm during the storm | chewed the remote | new tablets make him sleepy | shedding like crazy | barked at the mirror | has a small bald spot near the tail
%list petx: Bella | Mr. Whiskers | Rex | Biscuit | Sir Barks a Lot | Nutmeg and Pip | Lola | Moby | Lady | Duke of York
%list pnotex: ate only half, drank a lot | limps on the left front paw | slept all day and then ran in circles | got the second tablet at noon | is scared of the new vacuum | weighs 4.2 kilos | sneezed after the walk in the woods | won't eat the fish one | finally played with Rex | tick removed, behind the ear
%list petobs: slept on top of the fridge all night | growled at the man with the parcels | drank from the toilet again | first time off the lead in the park | won't go past the bin on the corner | played with the neighbour's hen | hid under the bath from the storm | lost a tooth in a carrot | learned to open the door to the pantry
note for {pet=pet}: {note=petnote}
{pet=pet} {note=petnote}, put that in the diary
write in {pet=pet}'s diary that {pet=pet} {note=petnote}
pet diary {pet=pet} - {note=petnote}
~ remember this about {pet=pet}, {note=petnote}
I noticed something about {pet=pet}: {note=petnote}
"{note=petnote}" goes into {pet=pet}'s notes
add a note about {pet=pet}
the dog {note=petnote}, add it to the pet notes
for the vet later: {pet=pet} {note=petnote}
note for {pet=petx}: {note=pnotex}
write "{note=pnotex}" in the diary of {pet=petx}
pet {pet=petx}, note {note=pnotex}
under {pet=petx} in the pet diary: {note=pnotex}
{note=petobs}, for the diary of {pet=petn}
{pet=petn} {note=petobs}, jot it down
in {pet=petn}'s book please: {note=petobs}, {=rem}
%lang es
apunta sobre {pet=pet}: {note:no quiso comer en todo el día=no quiso comer en todo el día}

%server pocketmint

%tool pocketmint.pay_allowance Pay pocket money to a child.
%also Returns the child's balance.
%also Transfers an allowance to a son or daughter, once or every week or month, from a day on, with a word about it.
%param child* (kid, to) {"type": "string", "description": "Who gets it"}
%param amount* (sum, money) {"type": "number", "description": "Money"}
%param repeat (frequency, every) {"type": "string", "enum": ["once", "weekly", "monthly"], "description": "How often"}
%param begins (day, from_day) {"type": "string", "description": "Day"}
%param note (message, why) {"type": "string", "description": ""}
%list cash: 10 euros => 10 | $5 => 5 | £8 => 8 | 15 | twenty euros => 20 | 7.50 | 12 dollars => 12 | €4 => 4 | five pounds => 5 | 25
%list paynote: for the good report | birthday from aunt Rosa | school trip to the zoo | mowing in august | well done | ice cream with friends | new football boots | cinema and popcorn | for helping grandpa | don't spend it all at once | bus ticket | one tooth from the tooth fairy | swimming badge | save half of it | because you kept your word | book money
%list kid7: Nora | Ben | little Theo | Amira | Jun | my niece Lotte | Max | Bea | Oskar | Penny | Sol
%list cash2: 10 euros => 10 | $5 => 5 | £8 => 8 | 15 | twenty euros => 20 | 7.50 | 12 dollars => 12 | five pounds => 5 | 25
%list pnote: for the new bike | well done in maths | sweets and comics | trip to Bath with the class | birthday money from Gran, spend it well | mowing the lawn | May
%list day5: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list day6: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | Monday | next Wednesday | today | 18 July | the 8th of May | Thursday | Sunday week | 2026-04-11 | March 19th
%list money4: 5 euros => 5 | £10 => 10 | 20 dollars => 20 | 7.50 => 7.5 | 15 | €12 => 12 | 40 euros => 40
%list pnote2: for feeding the cat | birthday from uncle Ken | well done in maths | sorry about the bike | for the trip to the zoo | half of the skateboard | sweets on the ferry | June
%list day7: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | Wednesday | 12 August | the 22nd | Monday | Saturday | New Year's Eve | 17.4. | Thursday the 8th | 2027-02-11 | Good Friday | March 30 | the second | 28 November
%list cash_de: 10 Euro => 10 | 5 € => 5 | zwölf Euro => 12 | 7,50 Euro => 7.5
%list cash_es: 10 euros => 10 | 5 € => 5 | doce euros => 12 | 20 euros => 20
pay {child=kid} {amount=cash} {repeat:weekly=every week|weekly} from {begins=fday}
~ {amount=cash} pocket money for {child=kid}, {repeat:monthly=monthly}, starting {begins=fday}
{child=kid}: {amount=cash}, {repeat:once=once}, "{note=paynote}"
pay {child=kid} the pocket money
pay {amount=cash} {repeat:weekly=each week}, note {note=paynote}
{child=kid} is old enough to learn to budget, {amount=cash} {repeat:weekly=a week}, as of {begins=fday}
I promised {child=kid} {amount=cash}, write {note=paynote} with it
{child=kid} is broke again and the fair is in town, {amount=cash} {repeat:once=just this time|for once}
we agreed on {amount=cash} {repeat:monthly=a month} for {child=kid}, so make that happen
{amount=cash} {child=kid}
~ {child=kid}, {amount=cash}, {repeat:weekly=weekly}
{amount=cash} {repeat:monthly=monthly} for {child=kid}
not points this time, real money: {amount=cash} to {child=kid}, {note=paynote}
pay {child=kid7} {amount=cash2} with the note {note=pnote}
{amount=cash2} pocket money to {child=kid7} {repeat:weekly=weekly|every week}
from {begins=day5} on pay {child=kid7} {amount=cash2} {repeat:monthly=monthly|every month}
child {child=kid7}, amount {amount=cash2}, note {note=pnote}, repeat {repeat:once=once}
give {amount=cash2} to {child=kid7}, note: {note=pnote}
{repeat:weekly=weekly} {amount=cash2} for {child=kid7}, starting {begins=day6}
note {note=pnote}, child {child=kid7}, sum {amount=cash2}, start {begins=day6}
{amount=money4}, "{note=pnote2}", {child=kid6}
to {child=kid6} {repeat:weekly=each week|every week} from {begins=day7}: {amount=money4}
{child=kid6} gets {amount=money4} off me, I lost at cards with the grandparents
with the note {note=pnote2} send {amount=money4} to {child=kid6}
%lang de
überweis {child=firstname} {repeat:weekly=jede Woche} {amount=cash_de} Taschengeld
%lang es
págale a {child=firstname} {amount=cash_es} de paga {repeat:monthly=cada mes}

%tool pocketmint.reward_chore Give a child points for a chore.
%also Returns all points so far.
%also Books that a son or daughter did a job in the house, on a day, worth so many points.
%param chore* (task, job) {"type": "string", "description": "What was done"}
%param child* (kid, who) {"type": "string", "description": "Who did it"}
%param points (score, stars) {"type": "integer", "description": "How many points"}
%param done_on (day, date) {"type": "string", "description": "Day"}
%list pts: 5 points => 5 | ten points => 10 | 3 | 20 points => 20 | two => 2 | 15 | four points => 4 | 50 | eight points => 8
%list chore: emptying the dishwasher | feeding the rabbits | hoovering the stairs | taking out the paper and glass | setting the table | walking the dog | tidying the craft corner | folding the towels | raking leaves | making beds | watering the balcony | cleaning the hamster cage | sorting socks | washing the car with dad | weeding | drying up | putting shoes away | peeling potatoes for lunch | carrying in the wood | wiping the table
%list pts2: 5 points => 5 | ten points => 10 | 20 points => 20 | two points => 2 | 15 points => 15 | 3 points => 3 | fifty points => 50
%list kid7: Nora | Ben | little Theo | Amira | Jun | my niece Lotte | Max | Bea | Oskar | our eldest | Penny
%list chore2: the dishes | feeding the cat | homework before lunch | setting and clearing the table | taking the bins out | her room | reading to Theo | raking leaves, front and back | the shopping with Dad | dusting
%list past2: yesterday | last Friday | last Sunday | the day before yesterday | this morning | last Tuesday | last night | Monday | two days ago | last Wednesday
%list chore3: raking leaves | emptying the dishwasher | washing the car with Dad | walking the dog round the lake | folding laundry | watering at the neighbours' | cleaning under the bed | setting the table | sweeping the steps
%list letters: 5 | seven => 7 | 4 | 6 | nine => 9 | 8 | three => 3
%list heads: 14 | six => 6 | 22 | nine => 9 | 30 | 5 | eleven => 11 | 8
give {child=kid} {points=pts} for {chore=chore} {done_on=pday2}
{chore=chore}, {child=kid}, {points=pts}, {done_on=pday2}
{points=pts} to {child=kid}: {chore=chore}
{child=kid} gets {points=pts}
{points=pts} for {chore=chore} {done_on=pday2}
{child=kid} surprised me {done_on=pday2} by {chore=chore}, and without a word from me
nobody asked, but {child=kid} spent half of {done_on=pday2} {chore=chore}, that deserves something
guess who was {chore=chore} when I came home, {child=kid}! worth {points=pts} I'd say
fair is fair, {child=kid} did all the {chore=chore} alone
{child=kid} {chore=chore}
{chore=chore}, {child=kid}, {points=pts}
{points=pts} {child=kid}, {chore=chore}
no coins, {child=kid} collects {points=pts} for {chore=chore} like always
{points=pts2} to {child=kid7} for {chore=chore2}
~ for {chore=chore2} {done_on=past2} give {child=kid7} {points=pts2}
child {child=kid7}, chore {chore=chore2}, {points=pts2}
{child=kid7} did {chore=chore2}, give {points=pts2}
reward {chore=chore2} by {child=kid7} on {done_on=day3}
for {chore=chore3}, {points=letters} to {child=kid6}
{child=kid6}, {chore=chore3}, on {done_on=past}
{child=kid6} did it: {chore=chore3}, and all that without one word of complaint
on {done_on=past} it was {chore=chore3}, {child=kid6}, worth {points=heads}

%tool pocketmint.grant_screen_minutes Give a child extra screen time.
%also Returns the minutes that are left.
%also Allows a son or daughter some more minutes on a tablet, phone, console or television, to be used before some moment.
%param child* (kid, who) {"type": "string", "description": "Who"}
%param minutes* (time, extra) {"type": "integer", "description": "Minutes"}
%param device (screen) {"type": "string", "enum": ["tablet", "phone", "console", "television"], "description": "On what"}
%param use_by (until, valid_to) {"type": "string", "description": "Void afterwards"}
%list scrmin: 30 minutes => 30 | an hour => 60 | 15 minutes => 15 | half an hour => 30 | 45 min => 45 | twenty minutes => 20 | ten minutes => 10 | 90 minutes => 90
%list useby: bedtime | sunday evening | 7pm | tomorrow | the weekend is over | dinner | friday | half past eight | the end of the holidays | six | next monday | saturday noon | 9 tonight
%list nmany: 15 | 20 | twenty => 20 | 25 | 30 | 45 | 40 | 50 | 60 | 90
%list minutes: 20 Minuten => 20 | eine halbe Stunde => 30 | 45 Minuten => 45 | zehn Minuten => 10 | eine Stunde => 60
%list minutes2: 20 minutos => 20 | media hora => 30 | 45 minutos => 45 | diez minutos => 10 | una hora => 60
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
~ give {child=kidx} {minutes=nmany} extra minutes on the {device:tablet=tablet}
on the {device:console=console}, {minutes=nmany} more minutes for {child=kidx}, to be used by {use_by=dayfx}
child: {child=kidx}, minutes: {minutes=nmany}, device: {device:phone=phone}, use by: {use_by=dayfx}
{minutes=nmany} extra minutes of {device:television=TV|television} for {child=kidx}
until {use_by=daytx}, {child=kidx} may have {minutes=nmany} bonus minutes of screen
%lang de
~ gib {child=firstname} noch {minutes=minutes} am {device:tablet=Tablet}
%lang es
dale a {child=firstname} {minutes=minutes2} más de {device:console=consola}

%server school

%tool school_get_grades Grades of a student.
%also Returns marks per course.
%also Shows how a pupil did, in one course or in all, in a term.
%param student* (pupil, child) {"type": "string", "description": "Name of the pupil"}
%param course (subject, class) {"type": "string", "description": "Only this subject"}
%param term (semester) {"type": "string", "enum": ["first", "second", "summer"], "description": "School term"}
%list subject: maths | biology | french | history | physics | english | chemistry | PE | geography | art | music | latin | computer science | economics | spanish | social studies
%list newone: Ella Moor | Kofi Mensah | Sam D'Arcy | Lena van der Berg | Hamza Ali | Priya Nair | Declan O'Dowd | Mary Anne Fields | Jun Ito | Rose Baker | Anna-Lena Cook
%list cours9: History | maths | Art and Design | Latin | Physics for beginners | English | P.E. | Food and Nutrition | chemistry | Music, advanced
%list crs: chemistry | French | music | geography | maths | PE
what are {student=firstname}'s grades?
how is {student=firstname} doing in {course=subject}
{student=firstname} {course=subject} mark {term:first=first term|first semester}
grades of {student=fullname} for the {term:second=second term|second half of the year}
did {student=firstname} pass {course=subject} in the {term:summer=summer term|summer}
I'm meeting the teacher tonight, show me how {student=firstname} did at school
report card {student=fullname}
which marks did {student=firstname} get in {course=subject}
is {student=firstname} still bad at {course=subject}? check the school portal
show me the grades in {course=subject}
school grades for the {term:first=first term}
grades of {student=newone} in {course=cours9}
{term:first=first} term grades in {course=cours9} for {student=newone}
Student: {student=newone}; subject: {course=cours9}; term: {term:second=second}
in {course=cours9}, {term:summer=summer} term, how did {student=newone} do
in {course=crs}, how does {student=kid5} do [in the {term:second=second} term]
how does {student=kid5} stand, granny pays by the mark
%lang de
welche Noten hat {student=firstname} in {course=subject}?

%tool school_submit_absence Tell the school that a child stays at home.
%also Reports a student absent.
%also Excuses a pupil for a day with a reason.
%param student* (child, pupil) {"type": "string", "description": "Name of the pupil"}
%param date* (day) {"type": "string", "description": "Day of the absence"}
%param reason (excuse, note) {"type": "string", "description": "Why the child is missing"}
%list absent: she has a fever | stomach bug | dentist appointment | he threw up this morning | family funeral | we are stuck abroad | chickenpox | sprained ankle | a bad cough | eye doctor | pink eye | we overslept badly and missed the bus | migraine | religious holiday | swimming competition | lice
%list kidname: Ada | Tom | little Joe | Nina Marie | Ruben | our youngest | Elif | Big Sal | Jonah | Mia Lou | Finn O'Hara | Samira
%list aday: tomorrow | next Friday | this Saturday | the day after tomorrow | 6 November | next Monday | tonight | this coming Sunday | March 19th | next week | Sunday week | tomorrow morning
%list sick: fever and a cough | chickenpox | a dentist's appointment at ten | her grandmother's funeral | stomach bug | he broke his arm, we're at the hospital | migraine | the bus from Hill Farm isn't running | a religious holiday | head lice
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
{student=firstname} can't come to school {date=date}, {reason=absent}
tell the school {student=firstname} is absent {date=date}
call {student=firstname} in sick at school for {date=date}
excuse {student=fullname} from class {date=date} because of {reason=absent}
no school for {student=firstname} {date=date}: {reason=absent}
please report {student=firstname} missing {date=date} to her teacher, reason: {reason=absent}
{reason=absent}, so {student=firstname} stays home {date=date}, inform the school
school absence {student=firstname} {date=date}
my son {student=firstname} won't be in class {date=date}, let them know
my daughter {student=firstname} can't go to school, {reason=absent}
excuse my kid from school {date=date}
{student=kidname} is absent {date=aday} because of {reason=sick}
report {student=kidname} absent on {date=onday}
student: {student=kidname}, date: {date=onday}, reason: {reason=sick}
on {date=onday}, {student=kidname} can't come, reason {reason=sick}
because of {reason=sick}, no school for {student=kidname} {date=aday}
tell the school {student=kidname} stays home {date=aday}
{student=kidname}, {date=onday}, {reason=sick}
{reason=kidwhy}, {student=kid5}, {date=anyday}
no {student=kid5} at school {date=anyday}, we're on the road

%server schoolhub
%list kid7: Mia | Leo | Emma | Noah | Lina | Ben | Zoe | Theo | Clara | Sam | Ella | Jonas | Aisha | Oscar | Lucía | Finn | my daughter | my son | Hannah
%list kidname: Mia | Leo | Emma | Noah | Lina | Ben | Zoe | Theo | Clara | Sam | Ella | Jonas | Aisha | Oscar | Lucía | Finn | Hannah | Marek

%tool list_homework List a child's homework.
%also Returns open assignments of a pupil.
%also Shows what a child has to do for school, in one subject or up to a date.
%param child* (student, pupil) {"type": "string", "description": "Name of the child"}
%param subject (course) {"type": "string", "enum": ["math", "english", "science", "history", "art", "languages", "sports"], "description": "School subject"}
%param due_before (until, deadline) {"type": "string", "description": "Latest due date"}
%list subject: math => math | maths => math | algebra => math | English => english | reading and spelling => english | science => science | biology => science | physics => science | history => history | art => art | drawing class => art | French => languages | Spanish => languages | PE => sports | gym class => sports
%list kid9: Mia | Tove | little Otis | Jean-Luc | Ben O'Dowd | Rose | Hamza | Anna Lena | Pip | Sam the younger
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list bydate2: Friday | the 30th | the end of the month | 12 April | next Wednesday | the end of May | Monday | the 15th | Christmas Eve | mid-August | 1 September | the 2nd of July
what homework does {child=kid7} have
{child=kid7} {subject=subject} homework?
show [me] {child=kidname}'s assignments due before {due_before=date}
does {child=kid7} have anything to do in {subject=subject} until {due_before=date}
I want to check what {child=kid7} still has to do for school
is there {subject=subject} homework for {child=kid7}
{child=kid7} says there's nothing due before {due_before=date}, is that true?
list the homework
what's the {subject=subject} homework this week
anything open at school for {child=kid7}
{subject:math=maths} homework for {child=kid9} until {due_before=bydate}
what does {child=kid9} have due by {due_before=bydate} in {subject:science=science}
child {child=kid9}, subject {subject:art=art}, due {due_before=bydate}
by {due_before=bydate}, homework of {child=kid9}
in {subject:history=history}, what's {child=kid5} got [until {due_before=bydate2}]
by {due_before=bydate2}, what must {child=kid5} hand in
{child=kid5} says there's nothing for {subject:math=maths|math}, true?
%lang de
welche Hausaufgaben hat {child=kidname} in {subject:math=Mathe|Mathematik}

%tool report_absence Report a child absent from school.
%also Excuses a pupil for a day.
%also Tells the school that a child will not come, on which day and why.
%param child* (student, pupil) {"type": "string", "description": "Name of the child"}
%param date* (day, absence_date) {"type": "string", "description": "Day of absence"}
%param reason (excuse, note) {"type": "string", "description": "Why the child is absent"}
%list absreason: she has a fever | he threw up this morning | dentist in the morning | we're at a funeral | a bad cold | head lice again | family wedding out of town | he broke his glasses and can't see | doctor's orders to rest | chickenpox | she didn't sleep because of an ear ache | religious holiday | the bus isn't running because of the snow | stomach bug | orthodontist appointment | he twisted his ankle | we only get back from our trip in the evening | she's being tested for allergies | grandpa is very ill | migraine
%list whysick: fever and a cough | dentist at ten | sick | her grandmother's funeral in York | tummy ache, was up all night | visa appointment with the whole family | broken arm | a wedding on the Isle of Man | head lice, we're treating it | flu
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | Sunday | 9 October | the 1st of May | Saturday | July 4th | Tuesday | the 17th
~ {child=kid7} can't come to school {date=date}
~ report {child=kid7} absent {date=date}, {reason=absreason}
tell the school {child=kid7} stays home {date=date} because {reason=absreason}
{child=kidname} sick {date=date}
{reason=absreason}, so {child=kid7} won't be in class {date=date}
please excuse {child=kid7} {date=date}
call {child=kid7} in sick at school {date=date}, {reason=absreason}
{child=kid7} isn't going to school
~ report an absence for {date=date}
let the school know about {date=date}: no {child=kidname}, {reason=absreason}
report {child=kidx} absent on {date=dayfx} because of {reason=whysick}
{reason=whysick}, so please report {child=kidx} absent on {date=dayfx}
child: {child=kidx}, day: {date=dayfx}, reason: {reason=whysick}
tell the school that on {date=dayfx} {child=kidx} won't come
{reason=kidwhy}, {child=kid5} stays home {date=anyday}
{date=anyday} without {child=kid5}, tell the school
not coming on {date=onday}: {child=kid5}, and as for the why, {reason=kidwhy}
%lang es
{child=kidname} no va al colegio {date=date}

%tool message_teacher Send a message to a teacher.
%also Posts a note to a member of the school staff.
%also Lets a parent write to a teacher, naming the child it is about.
%param teacher* (recipient, staff_member) {"type": "string", "description": "Name of the teacher"}
%param message* (text, body) {"type": "string", "description": "What to write"}
%param child (student, regarding) {"type": "string", "description": "Child it is about"}
%list teacher: Mrs. Novak | Mr. Brown | Ms. Garcia | Frau Keller | Mr. Osei | Miss Taylor | Mr. Lindqvist | Mrs. Chen | Herr Vogt | Ms. Dubois | Coach Rivera | Mrs. O'Connor | Mr. Patel | Señora Ruiz | Dr. Hahn
%list teachmsg: he forgot his gym bag, can we drop it off | she'd like to sit closer to the board | could we talk about the last test | thank you for the wonderful school trip | the homework took three hours yesterday | he's being teased on the bus | she needs to leave at noon on thursday | who is collecting money for the class gift | we couldn't open the attachment | is there any extra reading she could do | his grandmother will pick him up | she's allergic to nuts, please mind that at the bake sale | we're moving in june | can he redo the vocabulary test | I'll bring the cake on friday | she's nervous about the presentation | he lost his science book | we'd like to volunteer at the summer fair | please let him use the bathroom whenever he asks | what should they wear for the concert
%list tchr: Mrs. Abernathy | Mr. Vance | Ms. O'Leary | the maths teacher | Miss Tan | Coach Brennan | Mr. de Boer | her class teacher | Frau Lindner | Professor Pym
%list kids: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Toby
%list tnote: he forgot his gym bag, can he borrow one | she has a dentist appointment at ten, so she'll come later | we'll bring the cake on Friday | thanks for the help with fractions | grandpa picks up today, he wears a red hat | the homework took three hours | his arm still hurts, please no ball games | can we talk about the trip to York | sick | she cried after class and won't say why | the permission slip is in the blue folder
%list schoolname: St. Mary's | the school | Hill Road Primary | the kindergarten | Oakfield | Pine Street | the music school | St. John's | the swim club | Moor College
%list teach: Mr. Fields | Mrs. Achebe | Ms. Lund | Frau Winter | Mr. O'Shea | Señora Vidal | Mrs. Bhatt | Coach Reuter | Miss Penrose | Mr. Kowalczyk
%list notet: the recorder is on the bus, not at home | could she sit further from the window | we are away from the 3rd to the 7th | he is scared of the sponge throwing at the fair | thanks for the evening with the telescopes | the key for the locker is with the caretaker | my husband collects them at two, not I | there was a nut bar in the lunch box by mistake | is the test on fractions or on time
%list notet2: the recorder is on the bus, not at home | we are away from the 3rd to the 7th | he is scared of the sponge throwing at the fair | the key for the locker is with the caretaker | my husband collects them at two, not I | there was a nut bar in the lunch box by mistake | she walks home with her cousin from now on | the poem about the owl made her cry
write to {teacher=teacher}: {message=teachmsg}
tell {teacher=teacher} {message=teachmsg}
message {teacher=teacher} about {child=kid7}, {message=teachmsg}
let {child=kidname}'s teacher {teacher=teacher} know that {message=sentence}
{teacher=teacher} should know this: {message=teachmsg}
could you send {teacher=teacher} a note regarding {child=kid7} saying "{message=teachmsg}"
school message for {teacher=teacher} - {message=teachmsg}
I need to write to {teacher=teacher} about {child=kid7}
write to the teacher that {message=sentence}
ask {teacher=teacher}, {message=teachmsg}
write to {teacher=tchr} about {child=kids}: {message=tnote}
message for {teacher=tchr}: {message=tnote}
to {teacher=tchr}, child {child=kids}, text {message=tnote}
tell {teacher=tchr} "{message=tnote}", it's about {child=kids}
about {child=kids}, please let {teacher=tchr} know: {message=tnote}
send "{message=tnote}" to {teacher=tchr} at {=schoolname}
about {child=kid5}, to {teacher=teach}: {message=notet}
{message=notet}, could you pass that on to {teacher=teach}
{teacher=teach} should know that {message=notet2}[, {=rem}]
write {teacher=teach} for me with regard to {child=kid5}, {message=notet}
%lang de
schreib {teacher=teacher}: {message:wir kommen morgen etwas später=wir kommen morgen etwas später}

%tool answer_permission_slip Answer a permission slip for a school event.
%also Gives or refuses consent for a child to take part.
%also A parent decides whether the child may join a trip or an activity and can add a remark.
%param child* (student) {"type": "string"}
%param event* (activity, trip) {"type": "string", "description": "Trip or activity"}
%param allowed* (consent, approved) {"type": "boolean", "description": "Whether the child may go"}
%param comment (remark, note) {"type": "string", "description": "Remark for the school"}
%list schoolevent: museum trip | swimming course | ski week | sleepover at the library | zoo visit | theatre workshop | class photo | flu vaccination | robotics club | farm day | choir weekend | football tournament | sex education lesson | climbing hall | exchange with Lyon | movie night
%list slipcomment: he can't swim well yet | she needs her inhaler with her | vegetarian lunch please | we'll pick her up at the station | no photos of her online please | he gets car sick, front seat if possible | I can come along as a helper | she has to take a tablet at noon | I paid the fee by transfer | his cousin is in the same group | please make sure he drinks enough | we don't have ski boots in his size | it clashes with her recital | call me on my mobile if anything happens | we think she's too young for that | bee sting allergy, kit is in the bag | too expensive for us this month | he'd like to share a room with Leo
%list trip: Trip to the Zoo | swimming | farm visit, two days | film night | museum of bread and butter | Walk by the River | school camp in Bath | theatre with class 4 | fire station | Sleepover at the Library
%list slipc: she needs her spray, please keep it close | no nuts | picked up by Uncle Bert | he gets sick on the bus | can pay on Monday | both parents agree | only if it stays dry | we have a family party and leave at noon | brings own lunch
%list outing: the overnight at the castle | the swimming week | the trip to the mine | the farm morning | the choir weekend | the night walk | the climbing hall | the exchange with Nantes | the puppet theatre
%list slipnote: she can't swim without armbands | no meat for him please | her inhaler is in the front pocket | he gets sick on coaches, seat him at the front | the fee comes on Monday in an envelope | pick-up by his grandfather with the beard | only if he may phone home in the evening | no pictures of her on the web
{child=kid7} {allowed:true=may go|can go|is allowed to go} on the {event=schoolevent}
~ sign the slip for the {event=schoolevent}, {child=kid7} {allowed:true=can take part|may join}
{allowed:false=no|we don't agree}, {child=kid7} won't be at the {event=schoolevent}, {comment=slipcomment}
permission {event=schoolevent} {child=kidname}: {allowed:true=yes|granted}, {comment=slipcomment}
we {allowed:true=give our consent|agree} to {child=kid7} doing the {event=schoolevent}
tell the school that {child=kid7} {allowed:false=can't come|isn't allowed|may not go} to the {event=schoolevent} and add {comment=slipcomment}
about the {event=schoolevent}, {allowed:true=it's fine with us|we're okay with it} if {child=kid7} joins. {comment=slipcomment}
answer the permission slip for the {event=schoolevent}
{child=kid7} got a permission slip, {allowed:true=say yes|approve it}
{event=schoolevent}, {child=kidname}, {allowed:false=refuse|decline} please
{child=kid4} {allowed:true=may go|can go} to {event=trip}, comment: {comment=slipc}
{allowed:false=no} to {event=trip} for {child=kid4}
with the remark "{comment=slipc}", {allowed:true=yes} to {event=trip} for {child=kid4}
child {child=kid4}, event {event=trip}, allowed {allowed:false=no}, remark {comment=slipc}
for {event=trip} say {allowed:true=yes}, {child=kid4}: {comment=slipc}
{allowed:true=yes|fine by us} to {event=outing} for {child=kid5}, with the remark {comment=slipnote}
{child=kid5} {allowed:false=can't go on|isn't allowed on} {event=outing}[, {=rem}]
~ {event=outing}, {child=kid5}, {allowed:true=may go|is allowed}, {comment=slipnote}

%server shelfback
%list man: Priya | Tom | old Mr Hansen | my brother-in-law | Zoë | Kwame | the new girl | Dr Lindqvist | Auntie Bea | Marek | Sofia from accounting | the neighbour's son | Ines | Big Dave | Yuki | Mrs Okafor | my cousin | Luca | the plumber | Hanna
%list mate: Ravi | Greta | my flatmate | Otto | Imani | the twins' dad | Leif | Carmen | Joost | Nadia | uncle Pete | Mo | Beatriz | our coach | Svenja | Ali K. | Rosie | the boss

%tool shelfback_lend_out Note that I lent something to somebody.
%also Creates a loan.
%also Remembers who has a book, game, tool or film of mine and when it should be back.
%param item* (thing, what) {"type": "string", "description": "What was lent"}
%param to* (borrower, who) {"type": "string", "description": "Who has it"}
%param back_by (due, return_day) {"type": "string", "description": "Day of return"}
%param kind (category) {"type": "string", "enum": ["book", "game", "tool", "film", "other"], "description": "What sort"}
%list lent: Middlemarch | cordless drill | Name of the Rose | Catan with the seafarers | pasta machine | Spirited Away | tent and two sleeping bags | ladder | sewing machine | big raclette grill | A Man Called Ove | belt sander | karaoke box | cookbook with the blue cover | Ticket to Ride | roof box | hedge trimmer | suitcase on four wheels | Dune | projector | carrot cake tin | box set of Friends | guide to Norway
%list lentthings: my drill | The Man Who Sold the Stairs | Catan | ladder with hooks | Rivers by Ella Moor | jigsaw | tent and sleeping bags | Alien | the big red pot | bike pump | Pride and Prejudice | a game of Go
%list whoa: Anna | Kofi | Mrs. Farouk | Big Sal | Dr. Iyer | Jin | Tom Baker | my sister | O'Neill | April | Old Pete | Rosalind Hart-Davies | aunt Mo | Yusuf
%list whob2: Maria | Ewan | Mr. Quill | Viggo | the new girl in sales | Nadia | Art Will | Solveig Lund | D'Angelo | Ms. Reed | Hamza | Jean-Luc | Theo | May Summers
%list onday: Friday | the 14th | 3 March | Tuesday | 22 June | Monday | the 2nd of May | Saturday | July 9 | Thursday | 2026-03-18 | Sunday the 5th | Wednesday evening | April 30th
%list lentbook: The Man Who Sold the Stairs | Rivers by Ella Moor | Pride and Prejudice | Emma | A Room with a View | Under the Volcano | Dune | Atlas of the North | How to Keep Bees in Town | War, Peace and Cake
%list lentgame: Catan | a game of Go | Ticket to Ride | Monopoly | chess with the wooden pieces | Risk | Bean There, Done That | Uno | Up and Down the River | the one with the sheep
%list lentfilm: Alien | Some Like It Hot | The Good, the Bad and the Ugly | Up | Gone with the Wind | Heat | Lost in Translation | Ran | A Fish Called Wanda | Thelma and Louise
%list relday: tomorrow | today | next Monday | this Saturday | the day after tomorrow | next Friday | tonight | this Thursday | Sunday | 11 May | the 6th of August | next Wednesday
%list lenttool: my drill | ladder with hooks | bike pump | hammer and chisel | the long saw | spirit level | hedge trimmer | a set of spanners, metric | wheelbarrow | axe
%list lend: The Name of the Rose | my cordless drill | A Room with a View | Catan with the sea bit | the cake stand | Gone with the Wind on DVD | the tent for four | From Here to Eternity | the roof box | the good whisk
%list item: my cordless drill | the long ladder | the tile cutter | a set of spanners | the belt sander | my good saw | the jack from the garage | the heat gun
%list leih_de: Bohrmaschine | Nähmaschine | lange Leiter | Kamera mit Stativ | Biografie von Bach
%list zurueck_de: Sonntag | Ende Mai | nächsten Freitag | zum 14. | morgen
%list prestado_es: tienda de campaña | máquina de coser | escalera plegable | sierra eléctrica | novela de Cortázar
%list devuelve_es: el domingo | a finales de mayo | el viernes | mañana | el día 14
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
I lent {item=lentthings} to {to=whoa}
{to=whob2} has {item=lentthings} until {back_by=onday}
item {item=lentthings}, to {to=whoa}, back {back_by=onday}, kind {kind:other=other}
to {to=whob2} I lent the {kind:book=book} {item=lentbook}
~ by {back_by=onday} {to=whoa} returns {item=lentthings}
kind: {kind:game=game} / who: {to=whob2} / what: {item=lentgame}
lent {to=whoa} {item=lentfilm}, {kind:film=film}, due {back_by=relday}
{item=lenttool} went to {to=whob2}, kind {kind:tool=tool}
{to=man} has {item=lend} till {back_by=until2}
to {to=mate}, {item=item}, {kind:tool=a tool|one of my tools}
back by {back_by=until2}: {item=lend}, with {to=man}
{item=lend} went home with {to=mate} from the party at Lena's
%lang de
{to=firstname} hat sich die {item=leih_de} ausgeliehen, zurück bis {back_by=zurueck_de}
%lang es
le he prestado la {item=prestado_es} a {to=firstname}, me lo devuelve {back_by=devuelve_es}

%tool shelfback_log_game Log a round of a board game.
%also Returns the table of winners.
%also Writes down what was played, by whom, who won and how many minutes it took.
%param game* (title, played) {"type": "string", "description": "Board game"}
%param players (people, who) {"type": "array", "items": {"type": "string"}, "description": "Who played"}
%param winner (won_by, first) {"type": "string", "description": "Who won"}
%param minutes (duration, length) {"type": "integer", "description": "Minutes it took"}
%list boardgame: Catan | Ticket to Ride | Carcassonne | Scrabble | chess | Wingspan | Azul | Monopoly | snakes and ladders | Codenames | Risk | Dominion | Pandemic Legacy | Cluedo | war of the ring | backgammon | Rummikub | beasts and balance | Ludo | Terraforming Mars | Dobble with the kids
%list gamers: Tom and Priya | Lena, Jonas and me | mum, dad, Felix | Ana and Piet | grandpa, Mila and Theo | Sam, Kim, Noor and Leo | Ruth and Daniel | Hugo, Ines | the Wilsons and us | Marek, Chloe and Omar | Ben and Charlotte
%list winner: Priya | grandpa | Mila | me | Theo | Jonas | mum | Omar | Kim | nobody | Ana | Leo | the team | dad | Hugo | Chloe
%list gamelen: two hours => 120 | 45 minutes => 45 | an hour and a half => 90 | 30 min => 30 | three hours => 180 | 20 minutes => 20 | an hour => 60 | 75 minutes => 75
%list game: Catan | Ticket to Ride | War and Peas | Azul | Go | Castles by the Sea | The Man on the Hill | Carcassonne, with the river | Dixit | Uno | Up and Away | chess
%list crew: Anna, Tom and me | Ella and Paul | Big Sal, Mia, Jonah and Kofi | the kids and Grandma | Ruben, Dana | Uncle Ray and Lou | Nina, Finn, Ada and I | Pavel and both neighbours
%list champ2: Anna | Big Sal | Uncle Ray | Grandma | Jonah | Ella | Finn O'Hara | our youngest | Kofi
%list min2: 20 | 35 | 45 | ninety => 90 | 60 | 75 | 120 | forty => 40 | 10
%list bgame: Ticket to Ride | Catan | Betrayal at House on the Hill | Azul | chess | Race for the Galaxy | Lost Ruins of Arnak | Through the Ages | Go
%list mins: 20 minutes => 20 | 10 min => 10 | a quarter of an hour => 15 | 35 minutes => 35 | half an hour => 30 | 45 mins => 45 | 8 minutes => 8 | 25
%list gang: Ravi, Greta and me | Otto and Imani | me, Tom and the neighbours | Carmen, Joost, Nadia | the four of us | Priya and Luca | Mo, Rosie and uncle Pete | my brothers and me | Hanna, Marek and Yuki | everybody from the choir | Ali and his girlfriend | Svenja, Leif, Kwame and me
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
log {game=game} with {players=crew}, {winner=champ2} won
{winner=champ2} won {game=game} in {minutes=min2} minutes
game: {game=game}, players: {players=crew}, winner: {winner=champ2}
with {players=crew}, a round of {game=game}, {minutes=min2} minutes
{players=crew} played {game=game}, winner {winner=champ2}
{minutes=min2} minutes of {game=game} with {players=crew}
{winner=champ2} beat us all at {game=game}, log it
~ {winner=mate} beat us at {game=bgame}, {minutes=mins}
with {players=gang}: {game=bgame}
{game=bgame}, {players=gang}, {winner=man} won
{game=bgame} {minutes=mins}, dog ate two of the pieces

%server snackbowl
%list plainpet: Whiskers | goldfish | Bruno | Minka and Felix | old tabby | Luna | rabbits | Pepper | Daisy | turtle | Mr. Biscuit | Coco | kittens in the barn | Rex | guppies | Nala | parrot | Simba and Kiara | foster dog from spain | Oskar
%list grams: 40 grams => 40 | 25 g => 25 | 60 | fifty grams => 50 | 100 g => 100 | 15 grams => 15 | 80 grams => 80 | 5 g => 5 | 120 | thirty grams => 30

%tool snackbowl_dispense Let the pet feeder give a portion now.
%also Drops food into a pet's bowl.
%also Feed one of the animals at once, some grams of its food.
%param pet* (animal, who) {"type": "string", "description": "Which animal"}
%param grams (amount, portion) {"type": "integer", "description": "How many grams"}
%param food (kind, type) {"type": "string", "enum": ["dry", "wet", "treats", "flakes"], "description": "What"}
%list grx: 100 grams => 100 | 250 g => 250 | 30g => 30 | fifty grams => 50 | 180 g => 180 | half a kilo => 500 | 75 grams => 75 | 400 g => 400 | 20 grams => 20 | 125g => 125 | two hundred grams => 200
%list petx: Mittens | the old dog | Bo | Sir Barks-a-Lot | the goldfish | Anna's hamster | Lady and Rex | Number 5 | the cats downstairs | Whiskers | mr. paws | the tabby with the short tail
feed {pet=plainpet}
give {pet=plainpet} {grams=grams} of {food:dry=dry food|kibble}
{grams=grams} {food:wet=wet food} for {pet=plainpet}
{food:flakes=flakes} for {pet=plainpet}, {grams=grams}
{pet=plainpet} gets {food:treats=treats|a few treats}
portion for {pet=plainpet}: {grams=grams}, {food:dry=dry}
{pet=plainpet} is begging so heartbreakingly that I can't bear it any longer, {grams=grams} won't hurt
I overslept and someone is meowing next to an empty dish, {grams=grams} to {pet=plainpet}
{food:treats=something nice|a reward} to {pet=plainpet}, such good behaviour at the vet's
stuck in a traffic jam and {pet=plainpet} must be starving by now, {food:wet=the moist stuff|the tin}, {grams=grams}
fill the dish of {pet=plainpet} with {grams=grams}
feed the pet {grams=grams}
a portion of {food:wet=wet food} now
{grams=grx} of {food:dry=kibble|dry food|crunchies} for {pet=petx}
give {pet=petx} {food:wet=wet food|something from the tin|the soft food}
put out {grams=grx} for {pet=petx} right away
fill the bowl for {pet=petx} now, 2 hours late already

%tool snackbowl_plan Set at what times the feeder serves a pet every day.
%also Sets the feeding plan.
%also Regular meals for an animal: at which hours, how many grams each, until which day.
%param pet* (animal, who) {"type": "string", "description": "Which animal"}
%param times* (hours, schedule) {"type": "array", "items": {"type": "string"}, "description": "Hours of the meals"}
%param grams (portion, amount) {"type": "integer", "description": "Grams each time"}
%param last_day (until, end) {"type": "string", "description": "Plan ends on"}
%list meals: 7 and 18:00 | six in the morning and six at night | 8, 13 and 19 | 7am, 5pm | noon | 6:30 and 17:30 | 9 and 21:00 | seven, noon, seven | 8am and 8pm | 5:45, 12:15, 18:45 | breakfast time and 6pm | 10:00, 16:00 | half past seven and half past five
%list keeps: friday | june 14 | tomorrow | the end of the week | sunday | next wednesday | the 20th | in three days | 2025-05-09 | monday | the weekend | the day after tomorrow | end of may
%list pet: Big Sal | Mia | Minka | the old tom | Rex and Luna | Mr. Whiskers | the kittens | Bo | Salt and Pepper | the tortoise
%list meals2: 7 and 18 | 6:30, 12:00 and 19:00 | 8 am and 6 pm | noon | seven in the morning and five in the evening | 9:15 | 7, 11, 15 and 19 | 6 am, 2 pm and 10 pm
%list gram: 20 grams => 20 | 35 g => 35 | 40 grams => 40 | 60g => 60 | 15 grams => 15 | 80 g => 80 | fifty grams => 50 | 25 grams => 25 | 120 grams => 120
%list endday: the 30th | Sunday | 12 April | the end of the month | next Wednesday | Christmas Eve | 1 September | the 2nd of July | Monday week | the end of the year | mid-August | 31 December
%list gram2: 60 grams => 60 | 45 g => 45 | 120 grams => 120 | 80 | 35 g => 35 | 150 g => 150 | 50
%list times: 7:00 and 18:00 | six, noon and eight in the evening | 8 am, 1 pm and 7 pm | seven and seven | 6:30, 19:30 | 9, 15 and 21h | noon and midnight
%list pet2: Minka | old Bruno | Pablo | the cat | Fräulein Schmidt | Biscuit | Nero | the rabbits | Olive | Tofu
%list meals_de: 7 und 18 Uhr | 8 Uhr, 13 Uhr und 19 Uhr | 6:30 und 17:30 | 9 und 21 Uhr
%list meals_es: las 7 y las 18 | 8:00, 13:00 y 19:00 | 6:30 y 17:30
feed {pet=plainpet} every day at {times=meals}
feeding plan for {pet=plainpet}: {times=meals}, {grams=grams} each
{times=meals}, {grams=grams}, {pet=plainpet}, until {last_day=keeps}
until {last_day=keeps} {pet=plainpet} eats at {times=meals}
{grams=grams} for {pet=plainpet} at {times=meals}, last on {last_day=keeps}
at {times=meals} the feeder serves {pet=plainpet} {grams=grams}
we're away up to {last_day=keeps} and the neighbour's allergic, so {pet=plainpet} has to be looked after by machine, {times=meals}
the vet says {pet=plainpet} is far too fat, from now on {grams=grams} at {times=meals} and nothing else
{pet=plainpet} should get something to munch on at {times=meals}, {grams=grams} apiece, till {last_day=keeps}
I don't want to get up for {pet=plainpet} anymore, {times=meals} must work without me
breakfast and supper for {pet=plainpet} without my doing anything: {times=meals}
feeding plan for {pet=plainpet}, {grams=grams} each
a plan with meals at {times=meals}
feed {pet=pet} at {times=meals2}
feed {pet=pet} {grams=gram} at {times=meals2} until {last_day=endday}
pet: {pet=pet}, times: {times=meals2}, portion: {grams=gram}
at {times=meals2}, give {pet=pet} {grams=gram}
until {last_day=endday}, feed {pet=pet} at {times=meals2}
set the feeder to {times=meals2} for {pet=pet}, last day {last_day=endday}
{grams=gram2} at {times=times} for {pet=pet2}
till {last_day=until2}: {pet=pet2}, {times=times}
~ {pet=pet2} eats at {times=times}, the vet in Basel said so
%lang de
füttere {pet=plainpet} täglich um {times=meals_de}
Futterplan für {pet=plainpet}: {times=meals_de}, je {grams:40=40 Gramm}, bis {last_day=date}
%lang es
dale de comer a {pet=plainpet} cada día a {times=meals_es}
plan de comidas de {pet=plainpet}: {times=meals_es}, {grams:40=40 gramos} cada vez

%server snugpaw
%list baby: Mila | baby Ravi | the little one | Hugo | Peanut | Elif | our newborn | Juno | bean | the smaller twin | Teddy
%list pet: Biscuit | the old cat | Rufus | Miss Whiskers | pablo | Bonnie and Clyde | our beagle | Sir Hops | Luna | the tortoise | Mango | Gran's terrier

%tool snugpaw_baby_log_feed Log a feed. Amounts in ml.
%also Adds a baby's meal to the log.
%also Record that a baby was fed: breast, bottle or spoon, how many millilitres, what it was, who gave it, and whether it came up again.
%param baby* (child, name) {"type": "string", "description": "Baby"}
%param method (how, kind) {"type": "string", "enum": ["breast_left", "breast_right", "bottle", "spoon"], "description": ""}
%param amount_ml (ml, volume) {"type": "integer", "description": "Millilitres"}
%param given_by (caregiver, fed_by) {"type": "string", "description": "Who fed"}
%param spit_up (vomited, came_up) {"type": "boolean", "description": "Whether some came back"}
%param note (remark, comment) {"type": "string", "description": "Note"}
%list amount_ml: 250 ml => 250 | half a litre => 500 | 300 ml => 300 | a litre => 1000 | 200 | 330 ml => 330 | 1.5 litres => 1500 | 400ml => 400 | 180 | 750 ml => 750
%list feednote: drank fast, burped twice, then slept | pushed the spoon away, wanted the bread instead | first carrots, most of it on the wall | hiccups afterwards, calm by half past two | new teat, much better than the old one | only half awake, finish it at six | cried before it, nothing helped but singing | warmed the rest up, threw it away after | looked at the lamp all the time, drank little | biting again, teeth are coming I think
%list feednotes: burped twice | hiccups again | very hungry today | half asleep | new teat | not keen, teeth | first carrots | smiled, then slept | hot day | biting
{baby=baby} just drank, {method:breast_left=the left side|on the left|left this time}
{amount_ml=amount_ml} for {baby=baby}, {spit_up:true=half of it came back up|it landed on my shoulder|brought some up again}
{given_by=who} fed {baby=baby} {amount_ml=amount_ml}
{baby=baby} had {amount_ml=amount_ml} with {given_by=who}
fed {baby=baby}, remember: {note=feednote}
{amount_ml=amount_ml}, {given_by=who}, {baby=baby}, {note=feednotes}
{baby=baby} got lunch, right on time

%tool snugpaw_baby_log_nappy Log a nappy change.
%also Adds a diaper change to the baby log.
%also Record that a baby was changed: what was in it, who did it, where, whether cream was used, and anything unusual.
%param baby* (child, name) {"type": "string", "description": "Baby"}
%param contents (content, type) {"type": "string", "enum": ["wet", "dirty", "both", "dry"], "description": ""}
%param changed_by (caregiver, who) {"type": "string", "description": "Who changed it"}
%param place (where, location) {"type": "string", "description": "Where"}
%param cream (ointment, creamed) {"type": "boolean", "description": "Cream applied"}
%param note (remark, comment) {"type": "string", "description": "Note"}
%list placenb: Gran's | the café | the nursery | Jo's and Kim's | the station | aunt Maud's | the library | the lido | Gino's | the office | church
%list nappynote: a bit red on the left, watch it | greenish, maybe from the spinach at noon | leaked through, so new body and trousers | wriggled off the mat, hold tight next time | the new brand is too small, buy size four | giggled all along, kicked the wipes down | rash is better, no need for the doctor | only three left in the bag, get more | cried when I wiped, skin looks dry | smells like apple juice, too much of it
changed {baby=baby}, {contents:wet=only pee|just a number one|nothing but pee}
fresh diaper for {baby=baby}, {cream:true=rubbed some ointment on|with a bit of zinc on the bottom|put salve on too}
{changed_by=who} did {baby=baby}'s diaper at {place=placenb}
at {place=placenb} {baby=baby} was changed by {changed_by=who}
~ new diaper on {baby=baby}: {note=nappynote}
{changed_by=who}, {baby=baby}, {contents:both=the full programme|number one and number two|everything at once}, at {place=placenb}
it's pouring and wet outside, {baby=baby} got a new diaper

%tool snugpaw_pet_log_walk Log a walk that took place. Use snugpaw_pet_plan_sitter to arrange care in the future.
%also Records that an animal has been out.
%also Enter a walk with the dog: how many minutes, who held the lead, who came along, free or leashed, and what happened on the way.
%param pet* (animal, dog) {"type": "string", "description": "Animal"}
%param minutes (duration, length) {"type": "integer", "description": "Duration in minutes"}
%param walker (person, walked_by) {"type": "string", "description": "Who walked it"}
%param playmate (companion_animal, with_pet) {"type": "string", "description": "Other animal that came along"}
%param leash (lead, restraint) {"type": "string", "enum": ["leashed", "free", "long_line"], "description": ""}
%param did_business (relieved, pooped) {"type": "boolean", "description": "Whether it relieved itself"}
%param incident (note, event) {"type": "string", "description": "Anything noteworthy"}
%list petb: Nero from upstairs | the neighbours' poodle | Daisy | Captain | two spaniels | Olive | Waldo | a stray from the park | Pip | Rocky | Freya, the pug
%list incident: rolled in something, needs a bath tonight | barked at the postman, but let him pass | limped a little after the stairs, left paw | ate half a sandwich before I saw it | met a swan at the lake, ran home | pulled so hard that the collar broke | played nicely, slept all afternoon | scared by the bus, hid under a bench | found a tennis ball, won't give it back | swam twice, though it was freezing
was out with {pet=pet} for {minutes=min}, {leash:free=running loose|without a rope|let off completely}
{pet=pet} has been round the block, {did_business:true=all done|nothing left inside|big and small both done}
{walker=who} took {pet=pet} out with {playmate=petb}
{pet=pet} met up with {playmate=petb}, {walker=who} held on
back from the park with {pet=pet}: {incident=incident}
{minutes=min}, {pet=pet}, {walker=who}, {leash:long_line=ten metres of rope|the training rope}
finally a free afternoon, so {pet=pet} and I went round the park

%tool snugpaw_pet_plan_sitter Plan care for a pet while the family is away.
%also Arrange a sitter for an animal.
%also Set who looks after a pet from one day to another, at whose place, with which instructions, and whether daily pictures are wished.
%param pet* (animal, name) {"type": "string", "description": "Animal"}
%param from_date* (start, since) {"type": "string", "description": "First day"}
%param to_date (end, until) {"type": "string", "description": "Last day"}
%param sitter (carer, minder) {"type": "string", "description": "Who looks after it"}
%param stay (where, lodging) {"type": "string", "enum": ["our_home", "sitters_home", "kennel"], "description": "Where the animal is"}
%param daily_photo (pictures, photo_updates) {"type": "boolean", "description": "A picture every day"}
%param instructions (notes, care_notes) {"type": "string", "description": "What the sitter has to know"}
%list petinstr: two scoops at seven, and never any cheese | the pills go into liver paste, half each | he hides when it thunders, leave him alone | key is under the pot, alarm code with Jo | brush on Sundays, wash only if he stinks | don't open the back door before noon | water outside too, it gets hot on the balcony | sleeps in the hall, but may come up | vet is Dr. Sato, card lies in the drawer | she bites when tired, so no cuddles after eight
somebody has to mind {pet=pet} from {from_date=day}, {stay:our_home=at ours|where the basket is|without leaving the house}
{pet=pet} needs care from {from_date=day} on, {daily_photo:true=I'd like a snap each evening|send pics every day|a picture each day please}
{sitter=who} has {pet=pet} from {from_date=day} until {to_date=until}
till {to_date=until}, from {from_date=day}, {pet=pet} is with {sitter=who}
we're off from {from_date=day}, care for {pet=pet}: {instructions=petinstr}
{pet=pet}, {from_date=day} to {to_date=until}, {sitter=who}, {stay:sitters_home=round at theirs|over at their place}
who feeds (the photogenic|the stay-at-home|the always hungry) {pet=pet} from {from_date=day}

%tool snugpaw_pet_list_records List health records of a pet.
%also Shows an animal's medical file.
%also Vaccinations, weights, visits to the vet and worm treatments of a pet, by which practice, between two days, with or without documents.
%param pet* (animal, name) {"type": "string", "description": "Animal"}
%param kind (type, category) {"type": "string", "enum": ["vaccination", "weight", "vet_visit", "deworming"], "description": "Kind of record"}
%param vet (practice, clinic) {"type": "string", "description": "Practice"}
%param since (from, after) {"type": "string", "description": "Not before"}
%param until (to, before) {"type": "string", "description": "Not after"}
%param words (text, query) {"type": "string", "description": "Only records with these words"}
%param due_only (expiring, renewals) {"type": "boolean", "description": "Only what has to be renewed"}
%list vet: Dr. Sato | Paws on Mill Lane | the animal hospital | vet Bram Koster | Kleintierpraxis Nord | O'Hare and Sons | the village vet | Four Feet | Tails & Co | dr. pohl | night clinic
%list vetwords: swollen paw after the walk, ointment twice a day | ate a sock, came out by itself on Friday | teeth cleaned under anaesthetic, two pulled | ear mites, drops in the morning and at night | lost a kilo since May, change the food | bitten by the neighbours' cat, six stitches | allergic to chicken, fish and lamb are fine | chip read at the border, all in order | cough after the kennel, keep away from others | blood taken at nine, liver a little high
%list vetword: limp | ear mites | stitches | kidney diet | teeth cleaned | rabies | swollen paw | scales, flea comb | allergic to chicken | chip | cough
what has been done to {pet=pet} since {since=from}, {kind:vaccination=the jabs only|just shots|needles against rabies and such}
{pet=pet}'s health file, {due_only:true=just what needs doing again|only what has to be repeated|what's about to lapse}
{pet=pet}'s file between {since=from} and {until=until} at {vet=vet}
~ until {until=until}, since {since=from}, what did {vet=vet} note on {pet=pet}
~ in {pet=pet}'s file, the bit that says {words=vetwords}
{vet=vet}, {pet=pet}, {words=vetword}, {kind:weight=how heavy|what the scales said}
with all due respect to my memory, I need the whole file on {pet=pet}

%server storkline

%tool suggest_baby_name Drop a name into the family's shared hat 🎩. Everybody invited can vote on it later.
%also Adds a first name to the shortlist.
%also Bring in an idea for what the baby could be called, whose idea it was and in whose honour.
%param name* (first_name, idea) {"type": "string", "description": "The first name"}
%param proposed_by (suggester, idea_of) {"type": "string", "description": "Whose idea"}
%param in_honour_of (namesake, after) {"type": "string", "description": "Namesake"}
%param fits (gender, baby_is) {"type": "string", "enum": ["girl", "boy", "either"], "description": "For whom"}
%param hush (hidden, confidential) {"type": "boolean", "description": "Hidden from invited guests"}
%param because (reason, story) {"type": "string", "description": "A reason"}
%list name: Ottilie | Jasper | Wren | Amadou | Marie-Claire | Sol | Tadhg | Ines | Lysander | Bo | Philippa | Noam
%list elder: great-grandma Ilse | the late Uncle Bob | Frida Kahlo | my first teacher | Saint Brendan | Dad's best friend | Nina Simone | the midwife | Oma Trude | a sailor in the family | her godmother
%list because: it means light, and he'll come in December | we met in a street of that name | nobody in our class is called that | short, strong, works in three languages | she was the bravest woman I ever knew | it sounds good when you shout it at dusk | my sister dreamt it, twice in a row | goes with Bo, but doesn't rhyme | the poem we read at our wedding | everyone can spell it, even at the tax office
%list namee: Faith | Storm | Secret | Dawn | Hope and Joy | Junior | Honour | Guy | Lady | August | Will | Christian
how about {name=name}, {hush:true=guests shouldn't hear of it yet|strictly between us two|keep it under your hat}
I like {name=name}, {fits:girl=if she's a she|for a daughter|in case we get a lass}
{proposed_by=who2} would call it {name=name} after {in_honour_of=elder}
after {in_honour_of=elder} we might take {name=name}, {proposed_by=whob} came up with it, {fits:either=whatever it turns out to be|works both ways|no matter which}
what about {name=name}, because {because=because}
{name=name}, {fits:boy=should it be a lad|for a son|if he's a he}, {proposed_by=who2}, after {in_honour_of=elder}
throw {name=namee} in

%tool search_baby_names Dig through 90,000 first names of the world 🌍. Nothing is added to the hat.
%also Looks up first names by what they mean.
%also Get ideas for what to call the baby, by sense, country, first letter and how common they are.
%param meaning* (sense, evokes) {"type": "string", "description": "What the name should mean or evoke"}
%param origin (language, culture) {"type": "string", "description": "Language or country"}
%param goes_with (matches, surname) {"type": "string", "description": "Family name or sibling it should match"}
%param initial (starts_with, letter) {"type": "string", "description": "First letter"}
%param length (syllables, size) {"type": "string", "enum": ["one_syllable", "two_syllables", "long"], "description": "Length"}
%param rare (unusual, uncommon) {"type": "boolean", "description": "Outside the top 1000"}
%list mean: light | born in winter | little bear | peace and quiet | sea | brave | of the forest | red-haired | gift | wolf | morning star | stubborn, in a nice way
%list orig: Ireland | the Basque Country | Old Norse | Japan | Wolof | Greece | Persian | the Faroe Islands | Latin | Hawaii | Brittany, by the sea | Georgia
%list surname: van Houten | Schmidt | his brother Bo | O'Keefe | Lindgren-Patel | Maximilian | Jones | the twins | Castellani | our dog Otto | Nguyen
%list meanlong: someone who laughs a lot and fears nothing | born at night, while it was snowing | a river that runs between two mountains | strong as a bear, gentle as a lamb | the first flower after a long winter | wanderer, sailor, or one who comes from afar | gift that nobody expected any more | keeper of bees, honey or wild meadows | joy after sorrow, sun after rain | small bird which sings before dawn
%list meane: long-lived | rare bird | Roman road | the first one | short day | French rose | family man | starting over | letter of love | Welsh dragon
something that stands for {meaning=mean}, {rare:true=nothing everybody has|not five of them in every class|hardly ever heard}
any ideas that mean {meaning=mean}, {length:one_syllable=quick to call|over in one breath|just one beat}
what is there from {origin=orig} for {meaning=mean} that sounds good with {goes_with=surname}
with {goes_with=surname} behind it, from {origin=orig}, and about {meaning=mean}
look for one that says {meaning=meanlong}
{origin=orig}, {meaning=mean}, {length:long=a proper mouthful|the more letters the better|with many beats}, {goes_with=surname}
which first names mean {meaning=meane}

%tool pack_hospital_bag Add a thing to the hospital bag checklist 🧳.
%also Puts an item on the packing list for the birth.
%also Make sure something comes along to the delivery room, in which bag, how many, and who sees to it.
%param item* (thing, what) {"type": "string", "description": "The thing"}
%param bag (for_whom, suitcase) {"type": "string", "enum": ["mother", "partner", "newborn"], "description": "Which bag"}
%param count (pieces, quantity) {"type": "integer", "minimum": 1, "description": "Pieces"}
%param lent_by (lender, borrowed_from) {"type": "string", "description": "Who lends it"}
%param packed_by (packer, responsible) {"type": "string", "description": "Who puts it in"}
%param last_minute (at_departure, late) {"type": "boolean", "description": "Only when leaving the house"}
%list bagitem: slippers | lip balm | phone charger | muslin cloths | a dressing gown | the car seat | nuts and dried fruit | tiny hat | swimming trunks | playlist and speaker | maternity notes | socks, the thick ones
%list bagiteml: a big cushion, because theirs are flat | change for the parking meter, in coins | the green blanket that Granny Wu knitted | snacks for the night, nothing that crumbles | a nightdress which opens at the front | papers, blood group, and the card of the clinic | hair ties, lip balm and a hand fan | something to read, if it drags on | camera with a charged battery and an empty card | clothes to go home in, two sizes up
%list pieces: two => 2 | 3 | four => 4 | 5 | six => 6 | 10 | three => 3 | 8 | twelve => 12 | 7
%list bagiteme: birth partner's guide | newborn nappies | Mother's Pride biscuits | the last-minute list | six-pack of juice | baby oil | a borrowed book | Daddy Cool record | going-home outfit | three-in-one shampoo
don't let us forget {item=bagitem}, {last_minute:true=right before we go|with the coat already on|on our way out}
{item=bagitem} must come along, {bag:newborn=for the wee one|in with the tiny clothes|for the little arrival}
{packed_by=who2} brings {item=bagitem} that belongs to {lent_by=whob}
borrow {item=bagitem} from {lent_by=who2} and have {packed_by=whob} stow it, {bag:partner=for him who waits|among his stuff|for the one holding my hand}
we also need {item=bagiteml}
{count=pieces}, {item=bagitem}, {packed_by=who2}, {bag:mother=for the one giving birth|for me with the belly|in with her nightie}
take {item=bagiteme} to the clinic

%tool log_contraction Note one contraction ⏱️. The app works out the intervals by itself.
%also Records a labour pain with its length.
%also Put down how long a wave lasted, when it began, how hard it was, who was there.
%param seconds* (lasted, duration_s) {"type": "integer", "minimum": 1, "description": "How long it lasted"}
%param began_at (start, clock) {"type": "string", "description": "Clock time"}
%param force (strength, severity) {"type": "string", "enum": ["mild", "firm", "overwhelming"], "description": "How hard"}
%param timed_by (timekeeper, companion) {"type": "string", "description": "Who held the watch"}
%param posture (position, stance) {"type": "string", "description": "Position she was in"}
%param waters_broken (waters, membranes_ruptured) {"type": "boolean", "description": "Amniotic sac"}
%param remark (comment, notes) {"type": "string", "description": "Anything else"}
%list contr: 45 seconds => 45 | a minute => 60 | 50 seconds => 50 | half a minute => 30 | 70 s => 70 | forty seconds => 40 | 55 seconds => 55 | 90 seconds => 90 | 35 sec => 35 | a minute and a half => 90
%list posture: on all fours | leaning over the ball | in the bath | standing at the window | on her left side | walking | kneeling, head down | on the stairs | squatting | under the shower
%list contrnote: could still talk, then laughed about it | pulled more in the back than in front | felt sick afterwards, drank some water | came while I was on the phone to mum | different from before, lower and sharper | the breathing helped, humming even more | we had to stop on the bridge for it | almost none, maybe it was only the dinner | baby kicked right before it started | wants the music off and everyone out
~ another one, {seconds=contr}, {force:overwhelming=I thought I'd die|couldn't say a word|knocked me off my feet}
that took {seconds=contr}, {waters_broken:true=and the floor is wet|everything is soaked|it all ran down my legs}
{timed_by=who2} counted {seconds=contr} from {began_at=untiltime}, {posture=posture}
at {began_at=untiltime} for {seconds=contr} while {posture=posture}, {timed_by=whob} had the watch
{seconds=contr} this time, {remark=contrnote}
{began_at=untiltime}, {seconds=contr}, {force:mild=barely noticed|only a tug|like a little cramp}, {timed_by=who2} counting
just timed a wave of {seconds=contr} on my own watch

%tool write_birth_wish Add a sentence to the birth plan 📜 that the ward prints out.
%also Records what the parents want in the delivery room.
%also Put a wish in the plan for the ward, for which stage it counts and how firm it is.
%param wish* (sentence, request) {"type": "string", "description": "The sentence"}
%param stage (phase, moment) {"type": "string", "enum": ["arrival", "labour", "delivery", "afterwards"], "description": "When it counts"}
%param wished_by (parent, author) {"type": "string", "description": "Whose wish"}
%param told_to (informed, staff) {"type": "string", "description": "Who has to know"}
%param negotiable (flexible, can_change) {"type": "boolean", "description": "May be overruled"}
%list wish: no students, please | dim light | as few checks as possible | music of our own | gas and air | no epidural | warm water | I want to move about | photos, but not from below | the cord may pulse out | nobody says push
%list wishlong: I'd like to hear everything explained before it is done | please whisper, keep the lamps low, and knock first | my husband catches the baby, if all goes well | no dummy and no bottle before we were asked | if it has to be surgery, lower the sheet | skin on skin at once, weighing can wait | don't send anybody home because it's past eight | let me eat and drink as long as I can | we name the child ourselves, in our own time | I may change my mind about the epidural at any hour
%list wishe: a room for afterwards talk | quiet arrival of the grandparents | as the midwife told us | labour of love playlist | no bargaining about visitors | delivery by taxi for the soup | staff in bright socks | my wish bracelet stays on | after-eight mints on the table | firm pillows
put in the plan: {wish=wish}, {negotiable:true=though we can talk about it|if it can't be helped, fine|I won't insist}
{wish=wish}, that's for {stage:arrival=when we get there|the moment we walk in|as soon as we come through the door}
{told_to=pro} should know that {wished_by=who2} wants this: {wish=wish}
from {wished_by=who2} to {told_to=prob}: {wish=wish}, {stage:afterwards=once the baby is out|when it's all over|in the hours that follow}
for the ward: {wish=wishlong}
{stage:labour=during the pains|while it still hurts and opens|between the waves}, {wish=wish}, {wished_by=who2}, {told_to=pro} is to hear of it
our paper for the ward should also say {wish=wishe}

%server strayhaven
%list species: a dog | cats | two guinea pigs | a donkey | hens | a rabbit | budgies | a pair of rats | an old pony | tortoises | ferrets | a goat or sheep
%list pet: grey cat with one ear | our dachshund | a green parrot | the ginger tom | small black poodle | my ferret Tess | two white geese | corgi, rather fat | the lop-eared rabbit | tabby with a white bib | a spaniel pup | Hermann's tortoise
%list spot: the skate park | Mill Lane | the old bakery | platform 2 | St. Anne's churchyard | the car wash on the ring road | our cellar | Hope Street | the ferry landing | number 8, by the bins | allotments | Kings' Meadow
%list spotb: my garden | the vet's car park | Aunt Bee's balcony | home | the camp site | the barn next to the school | a removal van | the boarding kennels | Lindenhof | the groomer's | her basket on the terrace
%list petlong: brown mongrel, limps a little, answers to Bruno | grey parrot who swears and whistles the anthem | black cat, white paws, afraid of men | tiny dog in a yellow coat, barks at bikes | rabbit with one blue eye and a torn ear | ginger tom, twelve years old, needs his pills | white goose, bites, do not corner her | long-haired guinea pig, jumped out of the box | deaf old spaniel, wanders about at night | green lizard, about a foot long, quite harmless

%tool strayhaven_browse_animals "Browse animals waiting for a home in any Strayhaven shelter.\n\nArgs:\n    species: kind of animal\n    shelter: house that keeps it\n    near: where the seeker lives\n"
%also Shows which shelter residents can be adopted.
%also Look for a dog, cat or other creature in need of a new family, by age, surroundings and character.
%param species* (animal, kind) {"type": "string", "description": "Kind of animal"}
%param shelter (house, kept_by) {"type": "string", "description": "House that keeps it"}
%param near (around, home_town) {"type": "string", "description": "Where the seeker lives"}
%param age (age_class, life_stage) {"type": "string", "enum": ["baby", "young", "adult", "senior"], "description": "Age class"}
%param kid_safe (good_with_kids, children) {"type": "boolean", "description": "Gets on with children"}
%param character (traits, temperament) {"type": "string", "description": "Wished traits"}
%list trait: calm and house-trained | a bit of a clown | likes long hikes | lap animal | fine with hens | not too loud | used to the city | brave, but not pushy | can be left alone | cuddly | good on the lead
%list town: Ghent | Aberdeen | our village | San Marino | the harbour | Stow-on-the-Wold | Linz | my sister's place | King's Heath | Porto | Bad Ischl | the university
%list house: Paws End | the Harbour shelter | St. Roch's | Tails and Whiskers | the one in Mill Lane | Second Chance Farm | Nine Lives | Hofgut Linden | the cat house by the station | O'Malley's Ark | Villa Kunterbunt
%list traitlong: calm, used to trams, sleeps through the night | somebody who walks far and never gets tired | gentle with hens, doesn't dig, comes when called | can stay alone from eight until one | likes to be brushed, hates being carried | keeps me company, watches TV, snores softly | shy at first, then follows you everywhere | does not mind a wheelchair and a loud parrot | quiet in the car, curious, learns quickly | lived with a cat before and liked it
%list speciese: a senior citizens' lap dog | a baby-faced pug | a Highland pony | a house cat | a kid goat | a young-at-heart mutt | a garden tortoise | a Dutch rabbit | an adult-sized cage bird | a London sparrow
do you have {species=species} looking for a family, {age:senior=getting on in years|an older soul|grey around the nose}
we'd like {species=species}, something {character=trait}, {kid_safe:true=we have toddlers|it must like little ones|there are three small boys here}
which house around {near=town} has {species=species}, maybe {shelter=house}
{species=species} at {shelter=house}, we live in {near=town}, {age:baby=only just born|still on milk|tiny ones}
I'm dreaming of {species=species}: {character=traitlong}
{near=town}, {species=species}, {character=trait}, {shelter=house} would be best
who needs a home, I thought of {species=speciese}

%tool strayhaven_apply_adoption "File an application for one animal.\n\nArgs:\n    animal: its name\n    applicant: future owner\n    referee: somebody who speaks for the applicant\n"
%also Starts an adoption request.
%also Tell the rescue who would like to take whom home, how they live and who can put in a good word.
%param animal* (resident, animal_name) {"type": "string", "description": "Its name"}
%param applicant* (owner, adopter) {"type": "string", "description": "Future owner"}
%param referee (reference, spokesperson) {"type": "string", "description": "Speaks for the applicant"}
%param dwelling (housing, home_type) {"type": "string", "enum": ["flat", "house_with_garden", "farm"], "description": "Home"}
%param first_time_owner (beginner, no_experience) {"type": "boolean", "description": "Never kept an animal"}
%param statement (motivation, reason) {"type": "string", "description": "Why this one"}
%list animal: Bruno | Miss Marple | Tofu | old Hector | Salt and Pepper | Gigi | Captain Fluff | Lady | Mr. Darcy | Zorro | Nougat | Banshee
%list why: I have been alone since Wim died | he looked at me and that was it | we work from home, so he's never alone | our old one passed away in spring, we miss her | there's a big meadow and nobody on it | she limps just like me, we'd suit each other | the kids have saved for it since Christmas | my doctor says I should walk more, every day | I grew up with this breed and know their moods | we fostered her for six weeks, cannot let go
%list animale: Farmer | Lady of the House | Flat Eric | Gardener | Freshman | Country Boy | Novice | Number One | Barney from the farm | First Mate
{applicant=who2} would like to have {animal=animal}, {dwelling:flat=third floor, no lift|two rooms in town|upstairs with a balcony}
put {applicant=who2} forward for {animal=animal}, {first_time_owner:true=never had a pet before|all new to this|total beginner}
{referee=whob} can vouch for {applicant=who2}, it's about {animal=animal}
for {applicant=whob} I ask for {animal=animal}, with a good word from {referee=who2}
{applicant=who2} wants {animal=animal} because {statement=why}
{animal=animal}, {applicant=who2}, {dwelling:house_with_garden=lawn out the back|own place with a bit of green|there's grass behind}, {referee=whob} will speak up
can {animal=animale} come to {applicant=who2}

%tool strayhaven_report_missing "Raise an alert for the caller's own animal that ran off. For strays see strayhaven_report_found.\n\nArgs:\n    animal: what it looks like\n    last_seen_at: place\n    escaped_from: place it left\n"
%also Sends round a notice about a pet that has not come back.
%also Let the neighbourhood know that an animal is gone, where it slipped out, where it was noticed, and what the finder gets.
%param animal* (description, pet) {"type": "string", "description": "What it looks like"}
%param last_seen_at* (sighting, seen_place) {"type": "string", "description": "Place of the last sighting"}
%param escaped_from (origin, ran_from) {"type": "string", "description": "Place it left"}
%param reward (bounty, reward_eur) {"type": "number", "description": "Finder's reward in EUR"}
%param chipped (microchip, has_chip) {"type": "boolean", "description": "Carries a microchip"}
%param approach (behaviour, advice) {"type": "string", "enum": ["come_close", "keep_distance", "call_only"], "description": "How strangers should behave"}
%list eur2: 50 euros => 50 | €100 => 100 | 200 | twenty euros => 20 | 150 euros => 150 | 500 euros => 500 | €30 => 30 | 75 | a hundred euros => 100 | 80 euros => 80
%list pete: the chip-shop cat | a white call duck | our long-distance pigeon | the guard dog | my escape artist, a husky | a golden retriever called Chip | a close-cropped poodle | million-dollar cat, as we say | the barn cat | an expensive koi-coloured parrot
{animal=pet} is gone, seen at {last_seen_at=spot}, {approach:keep_distance=don't go near|stay well back|no running after it}
I lost {animal=pet} around {last_seen_at=spot}, {chipped:true=there's a number under the skin|a vet can read who it is|registered with a transponder}
{animal=pet} got out of {escaped_from=spotb} and somebody noticed it by {last_seen_at=spot}
at {last_seen_at=spot} last, having bolted from {escaped_from=spotb}: {animal=pet}, {approach:call_only=just ring me|only phone, please|dial my number, nothing else}
please help, {animal=petlong}, last at {last_seen_at=spot}
{last_seen_at=spot}, {animal=pet}, {reward=eur2} for the finder, ran from {escaped_from=spotb}
{animal=pete} hasn't come back from {last_seen_at=spot}

%tool strayhaven_report_found "Report somebody else's animal that turned up. For the caller's own one see strayhaven_report_missing.\n\nArgs:\n    animal: what it looks like\n    found_at: place\n    kept_at: where it can be fetched\n"
%also Tells the shelters about a stray.
%also Pass on that an unknown animal was picked up, where, in what state, and where its owner can get it.
%param animal* (description, stray) {"type": "string", "description": "What it looks like"}
%param found_at* (found_place, turned_up) {"type": "string", "description": "Where it turned up"}
%param kept_at (holding_place, now_at) {"type": "string", "description": "Where it is now"}
%param finder (reporter, found_by) {"type": "string", "description": "Who picked it up"}
%param condition (state, health) {"type": "string", "enum": ["fine", "hurt", "scared"], "description": "State"}
%param collar (has_collar, tagged) {"type": "boolean", "description": "Wears one"}
%list petf: a collared dove | ring-necked parakeet | a fine-boned greyhound | some scaredy-cat, black | a fine young goose | the house cat of a stranger | bell-shaped tortoise | band-tailed pigeon | a healthy-looking hen | a kennel dog
there's {animal=pet} at {found_at=spot}, not mine, {condition:hurt=bleeding a bit|can't put a paw down|with a nasty gash}
{animal=pet} turned up by {found_at=spot}, {collar:true=something leather round its neck|a band with a bell on it|a tag on a strap}
picked up {animal=pet} near {found_at=spot}, it's in {kept_at=spotb} now
in {kept_at=spotb} sits {animal=pet}, {finder=who2} came across it around {found_at=spot}
whose is this, {animal=petlong}, it was at {found_at=spot}
{found_at=spot}, {finder=who2}, {animal=pet}, {condition:scared=trembling all over|hides and hisses|jumps at every noise}
{animal=petf} on its own at {found_at=spot}

%tool strayhaven_offer_foster "Offer a temporary place for animals.\n\nArgs:\n    species: what kind is welcome\n    weeks: how long\n    host: who takes it in\n    backup: who steps in\n"
%also Registers a household as a short-term home.
%also Say that someone can take in a creature for some weeks, where it may live and who helps out.
%param species* (animal, kind) {"type": "string", "description": "What kind is welcome"}
%param weeks (duration, num_weeks) {"type": "integer", "minimum": 1, "description": "How long"}
%param host* (foster_parent, taken_by) {"type": "string", "description": "Who takes it in"}
%param backup (deputy, substitute) {"type": "string", "description": "Who steps in"}
%param space (room, area) {"type": "string", "enum": ["indoors", "outdoors", "both"], "description": "Room on offer"}
%param accepts_sick (ill_ok, medical) {"type": "boolean", "description": "Ill ones too"}
%list weeks: three weeks => 3 | 6 weeks => 6 | two weeks => 2 | eight weeks => 8 | a week => 1 | 4 weeks => 4 | ten weeks => 10 | five weeks => 5 | twelve weeks => 12 | 7 weeks => 7
%list specieslong: kittens that still need a bottle every three hours | an old dog, too tired for the stairs | a mother cat with her litter, up to five | two rabbits, as long as they don't fight | small parrots, even if they scream at dawn | a nervous greyhound, straight off the track | hedgehogs that must be fed until spring | any tortoise, the big box is empty now | injured pigeons, swans or whatever falls down | puppies, provided somebody takes them for the weekend
%list speciese2: outdoor cats | an indoor rabbit | sick bay pigeons | two house sparrows | both of the goats | a weekly change of kittens | garden hedgehogs | a room-mate with fur | a three-week-old lamb | backup singers, I mean canaries
{host=who2} could look after {species=species} for {weeks=weeks}, {space:outdoors=in the yard|there's a run behind the barn|under the open sky}
{species=species} might stay with {host=who2} for a while, {accepts_sick:true=poorly ones welcome|even with a cough and fleas|medicine is no problem}
{host=who2} takes in {species=species}, and {backup=whob} steps in on trips
with {backup=who2} behind us, {host=whob} would house {species=species} up to {weeks=weeks}
{host=who2} has a place for {species=specieslong}
{weeks=weeks}, {species=species}, at {host=who2}'s, {space:indoors=on the sofa|in the spare room|within four walls}
sign up {host=who2} for {species=speciese2}

%server tumblehearth
%list whob2: Ruben | grandma Lotte | my husband | Kim next door | Mr. Van Dyck | lee | Marisol | the new nanny | Big Sal | Anneke | dad | Priya's sister | cousin Otto | Babs

%tool hearthCreateEvent Create an event in the shared family calendar. Always confirm the time with the user if it is ambiguous.
%also New entry for the family calendar.
%also Put something on everybody's calendar: what, when, where, who takes part, who drives, and which members get to see it.
%param title* (name, summary) {"type": "string", "description": "Title of the event"}
%param start* (when, startsAt) {"type": "string", "description": "Day and time"}
%param participants (members, attendees) {"type": "array", "items": {"type": "string"}, "description": "Members who take part"}
%param driver (drivenBy, chauffeur) {"type": "string", "description": "Member who drives"}
%param location (place, where) {"type": "string", "description": "Place"}
%param visibility (audience, seenBy) {"type": "string", "enum": ["everyone", "parents_only", "me_only"], "default": "everyone", "description": "Who sees it"}
%list event: Ben's birthday | swimming gala | dinner at Gran's | vet with the cat | school play | lake weekend | piano recital | pizza and a film | parents' evening | judo | christening | bike check
%list slot: tomorrow at 9 | Friday at half past two | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | Saturday 10:15
%list kids: Nora and Ben | Theo, Bea and Max | Mum and Dad | the twins and Grandpa | Amira and Jun | Oskar and his cousins | Sam, Jo and Ines | Penny and Aunt Maud | Zuzu, Fitz and the au pair | Gran and Bea
%list eventlong: lunch with Aunt Maud, and she pays | drop the bikes at Kessler's, new brakes | Theo's concert, he plays the third piece | surprise party for Nana, cake comes at five | cut the hedge together before the storm | measure the kids, paint the door frame after | call the cousins in Cork, all at the table | pack for the lake, tents are at Jo's | parents' evening, bring the report and a pen | bake for the fair, two trays without nuts
%list place2: work | the gym | Gino's | home | Gran's house | café on the corner | the stadium | school, in the yard | on the balcony | The Crown and Anchor | desk | Jo's party
%list evente: the Drive-in movie | parents-only pub quiz | everyone's a winner quiz night | driving lesson | Me and My Girl matinee | location scouting for the film | family council, all hands | who's who party | private view at the gallery | a place in the sun, the talk
{title=event} {start=slot}, {visibility:parents_only=not for the kids' eyes|just us two grown-ups|children needn't see it}
put {title=event} in for {start=slot}, {visibility:me_only=I'm the only one who should see it|for nobody but me|hidden from the rest}
{title=event} {start=slot} with {participants=kids}, driven by {driver=who}
{driver=who} takes the wheel, {participants=kids} go to {title=event} {start=slot}
{start=slot}: {title=eventlong}
{start=slot}, {location=place2}, {title=event}, {participants=kids}
put down {title=evente}, {start=slot}

%tool hearthSearchEvents Search family events by words. Use hearthCreateEvent for new ones.
%also Finds entries of the family calendar.
%also Look for something on the shared calendar by words, who takes part, who entered it, past or to come, and how many to return.
%param query* (q, text) {"type": "string", "description": "Words"}
%param participant (member, attendee) {"type": "string", "description": "Member taking part"}
%param createdBy (author, enteredBy) {"type": "string", "description": "Member who entered it"}
%param period (range, timeframe) {"type": "string", "enum": ["past", "upcoming", "all"], "default": "upcoming", "description": ""}
%param limit (max, count) {"type": "integer", "description": "Maximum number"}
%param includeCancelled (withCancelled, cancelledToo) {"type": "boolean", "description": "Also those called off"}
%list evq: dentist | birthday | recital | swimming | pizza and a film | vet | judo belt | Aunt Maud | bike check | boat trip | school play | sleepover at Kim's
%list evqlong: the lunch where Aunt Maud pays, near the station | new brakes for the bikes, at Kessler's | concert where Theo plays the third piece | cake for Nana's party, fetched at five | tents from Jo, for the lake | the walk we put off because of the rain | eye test in Leeds, with lunch after | the sleepover at Kim's, bring a torch | bake for the fair, two trays without nuts | cousins from Cork arriving at noon
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | ten => 10 | 12 | seven => 7 | 20 | eight => 8
%list evqe: last year's photo shoot | upcoming artists show | the past masters chess | ten pin bowling | all saints' market | future farmers day | cancelled stamps fair | the old boys' match | two brothers circus | once-again party
when was {query=evq}, {period:past=it's been and gone|already behind us|must have happened already}
~ is there something with {query=evq} for {participant=kid2}, {includeCancelled:true=even if it was called off|also what fell through|dead ones too}
{query=evq} that {createdBy=who} put in for {participant=kid2}
who goes where: {query=evq}, with {participant=who}, noted by {createdBy=whob2}
look on the family calendar for {query=evqlong}
{createdBy=who} wrote it, {query=evq}, first {limit=few}, {period:upcoming=still ahead of us|what's yet to come|from now on}
when's the {query=evqe}

%tool hearthAssignChore Assign a chore to a family member. The member gets a notification. To note that a chore HAS BEEN done use hearthLogChore.
%also Gives somebody a task in the household.
%also Hand out housework: what it is, who has to do it, in which room, how often, what it earns, who checks it, and whether a photo proves it.
%param chore* (task, job) {"type": "string", "description": "What has to be done"}
%param assignee* (member, doer) {"type": "string", "description": "Who does it"}
%param checker (supervisor, approvedBy) {"type": "string", "description": "Who checks it"}
%param repeat (frequency, recurrence) {"type": "string", "enum": ["once", "daily", "weekdays", "weekly"], "default": "once", "description": ""}
%param photoProof (needsPhoto, proof) {"type": "boolean", "description": "A photo is required"}
%param rewardPoints (points, reward) {"type": "integer", "description": "Points earned"}
%list chores: the dishes | the bins | hoovering the stairs | the hens | the litter tray | Dad's shirts | windows, inside only | the leaves in the yard | laundry and socks | the hob | watering | the mess under the bed
%list chorelong: empty the dishwasher, and wipe the counter after | bring the glass to the bank before noon | clean out the hutch, fresh straw and water | fold the socks, no odd ones this time | scrub the bath, rinse well and open the window | sort the shoes by the door, throw out what's small | mop the hall after the plumber has left | take the cardboard down, flatten it first | change all beds, sheets are in the left cupboard | weed between the stones, up to the gate
%list points: 10 points => 10 | 5 points => 5 | twenty points => 20 | 15 points => 15 | 50 points => 50 | three points => 3 | 8 points => 8 | 25 points => 25 | 100 points => 100 | ten points => 10
%list chorese: the daily bread run | dust the picture frames | weekly shop | check the tyres | point the garden lights | a photo album tidy-up | once-over in the cellar | reward chart redo | mow the week-old lawn | proof the dough
~ {assignee=kid2} should (deal with|see to|take care of) {chore=chores}, {repeat:weekdays=not at the weekend|Monday through Friday|on school days}
{chore=chores} is for {assignee=kid2}, {photoProof:true=I want to see a picture|snap it when finished|with a snapshot to show}
{chore=chores} goes to {assignee=kid2} and {checker=who} looks it over
{checker=who} will inspect what {assignee=kid2} does: {chore=chores}
~ {assignee=kid2}'s job: {chore=chorelong}
{rewardPoints=points}, {assignee=kid2}, {chore=chores}, {repeat:daily=day in, day out|seven days a week|morning after morning}
have {assignee=kid2} do {chore=chorese}

%tool hearthLogChore Mark a chore as done. Points are credited to doneBy.
%also Records housework that is finished.
%also Note that a chore has been carried out, by whom, with whose help or in whose stead, in how many minutes, and how well.
%param chore* (task, job) {"type": "string", "description": "What was done"}
%param doneBy (member, who) {"type": "string", "description": "Who did it"}
%param insteadOf (onBehalfOf, coveredFor) {"type": "string", "description": "Whose turn it was"}
%param minutes (duration, took) {"type": "integer", "description": "Time needed in minutes"}
%param result (rating, quality) {"type": "string", "enum": ["sloppy", "fine", "spotless"], "description": "How well"}
%param comment (note, remark) {"type": "string", "description": "Comment"}
%list chored: the dishes | the bins | the stairs | Dad's shirts | the litter tray | windows, inside only | laundry and socks | the hob | weeding by the gate | hen house | the mess under the bed | the car, in and out
%list chorecom: found the remote, it was in the plants | the hoover smells burnt, have it looked at | we are out of soap, buy two | left the top shelf, too high for me | one glass broke, I swept it all up | did it twice, because the dog ran through | please nobody walk there until four | the bag tore, bring stronger ones | next time it's Ben's turn, not mine | took longer, since the water was off
%list chorede: the sloppy joe pan | fine china | half an hour's weeding | spotless kitchen challenge | two-minute tidy | Ben's paper round | Mum's turn at the sink | the five-a-side kit wash | the commented-on garage | good-as-new silver polish
{chore=chored} done, {result:spotless=you could eat off it|gleaming|not a speck left}
{doneBy=kid2} has finished {chore=chored}, {result:sloppy=half-heartedly|not very thorough|could have been better}
{doneBy=kid2} did {chore=chored} for {insteadOf=who}, who was ill
it was {insteadOf=who}'s turn but {doneBy=whob2} did {chore=chored}
tick off {chore=chored}, and note: {comment=chorecom}
{minutes=min}, {chore=chored}, {doneBy=kid2}, {result:fine=good enough|okay|acceptable}
that's {chore=chorede} out of the way

%tool hearthArrangePickup Arrange that a child is collected somewhere and brought somewhere.
%also Organise a lift for a child.
%also Who fetches which child where, at what time, and takes it where to; on foot, by bike or by car; with a child seat if need be.
%param child* (kid, passenger) {"type": "string", "description": "Child"}
%param pickupPlace* (from, collectAt) {"type": "string", "description": "Where the child waits"}
%param dropoffPlace (to, bringTo) {"type": "string", "description": "Where the child is brought"}
%param driver (collector, who) {"type": "string", "description": "Who collects"}
%param time (at, when) {"type": "string", "description": "Time"}
%param transport (means, by) {"type": "string", "enum": ["car", "bike", "foot", "bus"], "description": "Means"}
%param message (note, tell) {"type": "string", "description": "Message to the child"}
%list spot: the boathouse | Mill Lane | our front door | the car park by the woods | St. Anne's | platform 3 end of the station | Gino's | the old bridge | school gate | Bath | foot of the hill | the office
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 20:30 | 6am | ten past three
%list spotb: the lake | Kings' Cross | the café at the weir | home | top of the hill | Aunt Jo's | the lido | Newcastle upon Tyne | city hall | the church, back side | harbour | pavilion
%list callkid: wait inside, it may rain until five | bring your judo bag and the green jacket | I'm in the red car, not the van | say goodbye to Gran, and take the cake tin | don't cross the road, stay with Ms. Keane | have your shoes on, we go straight to the dentist | there is a sandwich in your bag, eat it | Kim comes along too, share the back seat | if I'm late, go to the office and sit down | you left your helmet, I have it with me
{child=kid2} has to be fetched from {pickupPlace=spot}, {transport:foot=they'll walk|no wheels|just strolling home}
collect {child=kid2} at {pickupPlace=spot} at {time=at}, {transport:bike=cycling|on two wheels|in the cargo trailer, pedalling}
get {child=kid2} out of {pickupPlace=spot} and over to {dropoffPlace=spotb}
to {dropoffPlace=spotb} from {pickupPlace=spot}: {child=kid2}, with {driver=who}
fetch {child=kid2} from {pickupPlace=spot} and say: {message=callkid}
{time=at}, {child=kid2}, {driver=who}, from {pickupPlace=spot} to {dropoffPlace=spotb}
the bus is on strike, so {child=kid2} has to be picked up at {pickupPlace=spot}

%server wagleaf

%tool wagleaf.weigh Note the weight of a pet.
%also Returns the curve of weights.
%also Keeps how many kilos an animal weighed on a day, with a remark.
%param pet* (animal, name) {"type": "string", "description": "Name of the animal"}
%param kilos* (weight, kg) {"type": "number", "description": "Kilograms"}
%param day (date, weighed_on) {"type": "string", "description": "Day"}
%param remark (note, comment) {"type": "string", "description": ""}
%list petname: Whiskers | Bruno | Luna | Mr. Biscuit | Pepper | old Fritz | Nala | Coco | Hector | Daisy | the tabby | Ginger | Balu | Socks and Mittens | Olive | Rex | our spaniel | Pumpkin
%list kilos: 4.2 kilos => 4.2 | 31 | 12.5 kg => 12.5 | 5.8 | 28 kilos => 28 | 3.1 kg => 3.1 | 9 | 17.4 | 6 kilos => 6 | 22 kg => 22
%list petnote: less hungry than usual | after the diet | still a bit too thin | before the operation | vet was happy | on the new food | limping but fine | with collar | coat looks dull | ate a whole sausage before | on the kitchen scales | first time after worming | weighed in the carrier
%list pet: Momo | Big Sal | Mr. Whiskers | Salt and Pepper | Bella | Lord Nelson | D'Artagnan | Rosie the cat | Otto | Queen of Bath
%list kilo: 4.2 | 4.2 kilos => 4.2 | 31 kg => 31 | twelve kilos => 12 | 6.8 kg => 6.8 | 18.5 | 9 kilos => 9 | 27 | 3.75 kg => 3.75 | 5 kg => 5
%list petrem: after breakfast | eats less since Monday | vet says lose one kilo, slowly | new food from Pino's | weighed at home, with collar | after the operation | scale is not exact | wet fur | a bit thin, but lively
%list day5: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list past2: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
{pet=petname} weighed {kilos=kilos} {day=pday2}, {remark=petnote}
{kilos=kilos}, {pet=petname}, {day=pday2}
{day=pday2}: {pet=petname} {kilos=kilos}, remark: {remark=petnote}
note the weight of {pet=petname}, {remark=petnote}
put down {kilos=kilos} for {day=pday2}
{pet=petname} has got fat, {kilos=kilos} now
the scales said {kilos=kilos} under {pet=petname} {day=pday2}
at the vet's {day=pday2} {pet=petname} brought it to {kilos=kilos}, {remark=petnote}
I could hardly lift {pet=petname}, no wonder with {kilos=kilos}
{pet=petname} {kilos=kilos}
{kilos=kilos} {pet=petname} {day=pday2}
{pet=petname}, {kilos=kilos}, {remark=petnote}
{pet=petname} needs no new pot, only this number kept: {kilos=kilos}
{pet=pet} weighs {kilos=kilo}, {remark=petrem}
on {day=day5} {pet=pet} weighed {kilos=kilo}
~ note {kilos=kilo} for {pet=pet} on {day=day5}
pet {pet=pet}, weight {kilos=kilo}, day {day=past2}, remark {remark=petrem}
{kilos=kilo} for {pet=pet}: {remark=petrem}

%tool wagleaf.repot Note that a plant was moved to a new pot.
%also Returns the next date for repotting.
%also Keeps the size of the pot, the kind of soil and the day for a house plant.
%param plant* (which, name) {"type": "string", "description": "Which plant"}
%param size (diameter, pot) {"type": "integer", "description": "Centimetres across"}
%param soil (substrate, mix) {"type": "string", "description": ""}
%param day (date, done_on) {"type": "string", "description": "Day"}
%list houseplant: monstera | orchid in the bathroom | lemon tree | rubber plant | fern | little cactus with the hat | aloe vera | peace lily | fiddle leaf fig | basil | yucca by the window | spider plant | jade plant | olive tree | snake plant | avocado from the stone | palm in the hall | money tree | ivy and friends | begonia | string of hearts
%list size: 20 cm => 20 | 14 | 30 centimetres => 30 | 18 cm => 18 | 25 | twelve centimetres => 12 | 40 cm => 40
%list soil: cactus soil | peat free compost | bark and perlite | orchid mix | soil with sand | coco fibre | herb compost | clay pebbles | leaf mould and loam | citrus soil | seedling mix | compost from the heap | potting soil with fertilizer
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list plant9: Swiss cheese plant | basil | Big Sal | lemon tree by the door | cactus | rubber fig | Gran's orchid | ivy, the small one | Bird of Paradise | aloe and friends
%list cm9: 12 | 14 | eighteen => 18 | 20 | 24 | thirty => 30 | 9 | 16 | 22 | 35
%list soil9: cactus mix | peat-free compost | sand and bark | old soil from the bed | orchid bark, coarse | loam | half compost, half grit | potting soil
%list pastday: yesterday | last Monday | last Thursday | two days ago | the day before yesterday | 3 March | last Sunday | a week ago | the 11th of May | 2026-02-14 | last Friday
%list soil2: peat-free compost | bark and perlite | sand with a bit of loam | clay pebbles | cactus mix | ericaceous | coconut fibre
%list plant: the monstera | my lemon tree | Aunt Vi's orchid | the rubber plant | the cactus from Tucson | the fern in the bath | basil
%list pot: 22 cm => 22 | 14 | 30 cm => 30 | 18 centimetres => 18 | 40 cm => 40
%list pflanze_de: Monstera | Orchidee | Palme im Flur | Aloe vera | Begonie
%list day5: gestern | am Samstag | heute früh | letzten Freitag | am 3. Mai
%list size2: 20 cm => 20 | 30 Zentimeter => 30 | 14 cm => 14
%list planta_es: monstera | orquídea | albahaca | palmera del salón | hiedra
%list day6: ayer | el sábado | esta mañana | el 3 de mayo | la semana pasada
%list tierra_es: tierra para cactus | fibra de coco | corteza y perlita | mantillo
{plant=houseplant} into a {size=size} pot, {soil=soil}, {day=pday2}
{day=pday2} the {plant=houseplant}, {size=size}, {soil=soil}
~ with {soil=soil}, {size=size}: {plant=houseplant}, {day=pday2}
new pot {size=size} with {soil=soil} {day=pday2}
note {soil=soil} and {day=pday2}
the {plant=houseplant} had roots coming out everywhere, it's got {size=size} of room now
{day=pday2} I gave the {plant=houseplant} a bigger home, earth all over the kitchen
(the|our) {plant=houseplant} kept falling over so it lives in {soil=soil} since {day=pday2}
you'd not recognise the {plant=houseplant}, {size=size} and fresh {soil=soil}
{plant=houseplant} {size=size}
{plant=houseplant}, {soil=soil}, {day=pday2}
{plant=houseplant} repotted {day=pday2}
no animals on the scales today, only the {plant=houseplant} in {soil=soil}
on {day=onday} {plant=plant9} got a pot of {size=cm9} cm
repotted {plant=plant9} in {soil=soil9} on {day=onday}
moved {plant=plant9} to a {size=cm9} cm pot with {soil=soil9}
Plant: {plant=plant9} / pot: {size=cm9} / soil: {soil=soil9} / day: {day=pastday}
{day=pastday}, into {soil=soil9}, {size=cm9} centimetres, I put {plant=plant9}
into {soil=soil2}, {plant=plant}, {size=pot} pot
{plant=plant}, {soil=soil2}, on {day=past}
{size=pot} for {plant=plant} now, I did it on the balcony with gloves of my son's
%lang de
hab die {plant=pflanze_de} {day=day5} in einen Topf mit {size=size2} umgetopft
%lang es
apunta que trasplanté la {plant=planta_es} {day=day6} con {soil=tierra_es}
