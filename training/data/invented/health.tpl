# Body and mind: doctors, medicine, values, sleep, food diaries, gyms, habits.

%list traveller: Mia | my wife | Jonas and Lena | grandpa | my youngest | Aunt Teresa | Omar Haddad | Yuki | our intern | Mr Kowalski from sales | my nephew | Beatriz | twins | Dr Okafor | Felix | my father in law | Sam | Greta | baby | Ravi
%list given: yesterday | this morning | last Monday | 4 March | two years ago | 12 May 2021 | last Friday | last week | 2025-10-02 | the 9th | Tuesday | last April
%list who: Nora | uncle Bert | my wife | Sam from number 9 | Mrs. O'Neill | jo | Ines and the twins' dad | Grandpa | Tomasz | little Kofi's mum | D'Arcy | our au pair | Aunt Maud | nana
%list kid: Theo | amira | our youngest | Max | little Jun | Penny Lane | Ben | Oskar | the twins | Bea | my stepson Noah | Zuzu | Fitz
%list from: last Monday | the 3rd | 1 March | Easter | the start of term | 12 January | last summer | Sunday | the 20th of May | 2025-02-10 | yesterday | two weeks ago
%list until: today | the 30th | Friday | 15 April | Whitsun | the end of the month | last night | 6 August | Sunday evening | 2025-09-01 | the 9th of July | Christmas
%list at: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 20:30 | 6am | ten past three
%list whob: Ruben | grandma Lotte | my husband | Kim next door | Mr. Van Dyck | lee | Marisol | the new nanny | Big Sal | Anneke | dad | Priya's sister | cousin Otto | Babs
%list day: tomorrow | Friday | next Tuesday | the 14th | this Saturday | 3 May | Sunday | the day after tomorrow | Wednesday week | 18 November | today | Monday | the 2nd of June
%list day2: Friday | the 14th | Monday | 3 March | next Sunday | the 22nd of June | Wednesday | 9 October | Thursday | the 1st | Tuesday after Easter | July 4th
%list pro: Dr. Okonkwo | Ms. Lund | the tall one with the beard | Henrik | Frau Simmel | Yusuf | nurse Patel | Dr. van der Meer | Carla | old Doctor Finch | the locum | Aoife O'Shea
%list day3: Friday | the 16th | Monday | 4 March | Sunday | the 21st of June | Wednesday | 8 October | Thursday | the 2nd | Saturday | July 11th | Tuesday week
%list who2: Noor | uncle Piet | my sister | Sal from the choir | Mrs. Achebe | jan | the twins' father | Granny Wu | Dmitri | O'Rourke | our lodger | Vi from Salt and Pepper | papa | Leila
%list since: last Monday | the 4th | 2 March | Easter | New Year | 13 January | last summer | the 19th of May | 2025-03-11 | yesterday | the start of term | three weeks ago
%list till: today | the 29th | Friday | 16 April | Whitsun | last night | 7 August | Sunday evening | 2025-10-02 | the 8th of July | Christmas | half-term
%list name: Ana | Big Sal | Mrs. O'Leary | Tobias | Jun-ho | Dr. van der Meer | Nadia Brandt | Otis | Mr. Pereira | Maeve | uncle Theo | Siobhan | Ike | Li Na
%list city2: Leeds | Graz | Porto | New York | Ghent | Bad Homburg | Rio de Janeiro | Malmö | St. Gallen | Cork | The Hague | Santiago de Compostela | Bergen | Kuala Lumpur
%list day4: Friday | the 14th | 3 May | Tuesday next week | Sunday | Oct 9 | the first of June | 12 August | Monday | Saturday the 8th | 2027-02-11 | March 30 | 17.4. | Thursday
%list day5: tomorrow | today | this Saturday | next Monday | the day after tomorrow | next Thursday | Friday | 3 May | this weekend | Tuesday the 9th | next Saturday | 28 November
%list dose: one tablet | 400 mg | two drops | half a pill | 5 ml | one tablet and a half | a spoonful | 2 capsules | 10 mg
%list pill: ibuprofen | vitamin D | Dr. Iyer's drops | iron and zinc | amoxicillin | the little white ones | magnesium | cough syrup for the night | Metformin 500 | eye drops
%list slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday morning | today at 3
%list few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | 2 | nine => 9
%list day6: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Saturday the 9th | 12/8 | Thursday
%list bydate: Friday | the end of the month | the 30th | 12 April | next Wednesday | Christmas Eve | Monday noon | mid-August | 1 September | the end of next week | the day after tomorrow | 2026-07-31
%list hour: 7 | 6:30 | half past eight | noon | 18:45 | 9 pm | quarter to ten | 11:15 am | six in the evening | 20:00 | 5.30 | three
%list eday: the 28th of june | august 9 | the end of the year | november 30 | 1 september | the last day of july | christmas eve | 2025-10-31 | mid december | july 4th | the 29th | october 12 | the end of next month
%list sday: monday | the 3rd of march | 4 may | tomorrow | next tuesday | april 11 | the 2nd | january 7th | this friday | 2025-02-10 | monday the 6th | feb 1 | easter monday | the day after tomorrow | wednesday
%list past: Sunday | Monday | the 3rd | Saturday | Thursday | 11 May | Tuesday last week | the 27th | Easter Sunday | Oct 2 | Wednesday | 30.9.
%list nts: two => 2 | 3 | five => 5 | 7 | four => 4 | 10 | one => 1

%server bodylog

%tool log-symptom Log a symptom with its severity.
%also Adds an entry to the symptom diary.
%also Notes that something hurts or feels wrong, how bad it is and what may have set it off.
%param symptom* (complaint, ailment) {"type": "string", "description": "What the user feels"}
%param severity (intensity, level) {"type": "string", "enum": ["mild", "moderate", "severe"], "description": "How bad"}
%param note (remarks, context) {"type": "string", "description": "Circumstances"}
%list symptom: headache | sore throat | stomach cramps | dizziness | lower back pain | itchy eyes | heartburn | nausea | stiff neck | runny nose | tingling in the left hand | migraine with aura | swollen ankle | dry cough | hot flashes | ringing in my ears | knee pain | fatigue | rash on the arms | chest tightness
%list severity: mild => mild | nothing dramatic => mild | just a little => mild | moderate => moderate | so-so => moderate | medium bad => moderate | severe => severe | really bad => severe | unbearable => severe | awful => severe
%list circumstances: started right after lunch | probably too much screen time | I slept badly | came on during the meeting | worse when I lie down | after the second coffee | since I changed the pillow | went away with fresh air | it's very humid today | I skipped breakfast | after running in the cold | two hours after the tablet | only on the left side | the neighbours painted their fence | gets better with heat | I carried boxes all day | red wine last night | pollen count is high | same as last month | during the flight
%list symp: headache | pain in the lower back | dizziness | itchy eyes and runny nose | nausea | sore throat | ringing in the left ear | tiredness | cramps in both legs | rash on the arm
%list circ: after lunch | woke up with it, gone by noon | since the run yesterday | only when I stand up | slept badly and drank too much coffee | weather change | after two glasses of wine | at work, in front of the screen | worse in the evening | no idea why
%list circ2: after two hours in the garden | on the way down from the hut | since I changed pillows | right after the second coffee | with every deep breath | during the meeting with the auditors | while carrying the boxes up to the attic | on an empty stomach | in the cold by the river
%list ache: a dull pain under the left ribs | numb fingers on waking up | ringing in my right ear since the concert | a rash on both forearms | pain in the heel with the first steps | headaches from looking at the screen | a cough at night | blurred sight in one eye | a tooth that hurts with cold drinks | a knee that clicks on the stairs | itching behind the ears | swollen ankles at the end of the day
%list symptom_de: Kopfschmerzen | Halsschmerzen | Rückenschmerzen | Übelkeit | Bauchkrämpfe | Schwindel | trockener Husten | Sodbrennen
log {symptom=symptom}, {severity=severity}
~ I have {severity=severity} {symptom=symptom}, {note=circumstances}
symptom diary: {symptom=symptom} - {note=circumstances}
{symptom=symptom} again [today], {severity=severity}
note down that I've got {symptom=symptom}
woke up with {symptom=symptom} and it's {severity=severity}, put it in the diary with the note {note=circumstances}
keep track of this please: {symptom=symptom}, {note=circumstances}
~ the {symptom=symptom} is back, {severity=severity} this time
I don't feel good, add a symptom
it's {severity=severity} today, log it in the symptom diary
log {severity:severe=severe} {symptom=symp}, {note=circ}
{symptom=symp} {note=circ}, log it as {severity:mild=mild}
~ symptom: {symptom=symp}, severity: {severity:moderate=moderate}, note: {note=circ}
log {symptom=symp} with the note "{note=circ}"
symptom {symptom=symp}, {severity:mild=light}, remark {note=circ}
~ put {severity:moderate=medium} {symptom=symp} in my diary
note "{note=circ}", symptom {symptom=symp}
{note=circ2}, {symptom=ache}
{severity:severe=really bad|unbearable} this time: {symptom=ache} {note=circ2}
I've got {symptom=ache}, {severity:mild=nothing dramatic|only a little}, put it in the diary
{symptom=ache} again today, same as my mother has
%lang de
trag {symptom=symptom_de} ins Tagebuch ein, {severity:severe=sehr stark|kaum auszuhalten}

%tool log-sleep Log how long and how well the user slept.
%also Records a night's sleep in hours.
%also Adds last night to the sleep diary with its length, its quality and the number of times the sleeper woke up.
%param hours* (duration_hours, slept) {"type": "number", "description": "Hours slept"}
%param quality (rating) {"type": "string", "enum": ["poor", "fair", "good", "excellent"], "description": "Sleep quality"}
%param wakeups (times_awake, interruptions) {"type": "integer"}
%list hrs: 7 hours => 7 | six hours => 6 | seven and a half hours => 7.5 | 5.5 hours => 5.5 | eight hours => 8 | four hours => 4 | 9 hours => 9 | six and a half hours => 6.5 | barely three hours => 3 | ten hours => 10
%list sleepq: poorly => poor | terribly => poor | badly => poor | okay => fair | so so => fair | well => good | quite well => good | like a baby => excellent | like a stone => excellent | wonderfully => excellent
%list slpx: 7 hours => 7 | six and a half hours => 6.5 | 8 h => 8 | 5.5 hours => 5.5 | nine hours => 9 | 4 hours => 4 | 6.25 hours => 6.25 | eight hours => 8 | 7.5 h => 7.5 | 10 hours => 10
%list fewx: two => 2 | 3 | four => 4 | 5 | six => 6 | three => 3 | 8 | 4 | ten => 10 | 12 | 7 | 2
%list few2: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12
%list hrs2: 6 | 7.5 | eight => 8 | 5 | 4.5 | nine => 9 | 6.5 | seven => 7
I slept {hours=hrs}
log {hours=hrs} of sleep
slept {quality=sleepq}, {hours=hrs}
got {hours=hrs} last night, woke up {wakeups:3=three times|3 times}
{hours=hrs} in bed and I slept {quality=sleepq}
put last night in the sleep diary: {hours=hrs}, up {wakeups:2=twice|two times}
the baby had us up {wakeups:4=four times|4 times}, so only {hours=hrs} of sleep, record that
I slept {quality=sleepq} last night, add it to the log
log my sleep
sleep {hours=hrs} {quality:excellent=excellent|perfect}
slept {hours=slpx}, {quality:good=well|good|soundly}
{hours=slpx} in bed asleep, {wakeups=fewx} times awake, {quality:poor=awful|badly|poorly}
note down {hours=slpx} for the night, {quality:fair=so-so|okay|middling}
I slept {hours=slpx}, bedtime was 11
up {wakeups=few2} times, {quality:poor=lousy night|slept badly}, {hours=hrs2} hours all in all
{hours=hrs2} hours on my sister's sofa with the cat on top
~ night was {quality:excellent=superb|fantastic}, {hours=hrs2} hours
%lang es
anoche dormí {hours:7=siete horas|7 horas}, apúntalo

%tool log-water Log water intake.
%also Adds a drink in millilitres to the hydration log.
%also Keeps track of how much the user drank today.
%param amount_ml* (ml, volume) {"type": "integer", "description": "Amount in ml"}
%list amount_ml: a glass of water => 250 | 500 ml => 500 | half a litre of water => 500 | 300 ml => 300 | a litre of water => 1000 | 750 ml => 750 | two glasses of water => 500 | 200 ml of water => 200 | a big bottle of water => 1500 | 330 ml => 330
%list amount_ml2: 300 ml => 300 | half a litre => 500 | 250 millilitres => 250 | a litre => 1000 | 200 ml => 200 | 2 litres => 2000 | 150 ml => 150 | 0.75 l => 750 | 400ml => 400 | three hundred ml => 300 | 1.5 litres => 1500
I (drank|had) {amount_ml=amount_ml}
log {amount_ml=amount_ml}
just finished {amount_ml=amount_ml}
water {amount_ml=amount_ml}
add {amount_ml=amount_ml} to my hydration [please]
{amount_ml=amount_ml} down, keep count
note that I emptied {amount_ml=amount_ml} at lunch
~ another {amount_ml:250=glass|cup} of water for the log
I drank some water, track it
log my water
I drank {amount_ml=amount_ml2}
{amount_ml=amount_ml2} from the tap just now, put it down
another {amount_ml=amount_ml2} for my hydration count
~ +{amount_ml=amount_ml2} water
%lang de
~ ich habe {amount_ml:500=einen halben Liter|500 ml} Wasser getrunken

%tool log-workout Log a workout.
%also Records a training session with its length.
%also Adds exercise to the activity diary, such as a run, a swim or lifting, with minutes, distance and effort.
%param activity* (exercise, sport) {"type": "string", "description": "Kind of exercise"}
%param minutes* (duration_min, length) {"type": "integer", "description": "Length in minutes"}
%param intensity (effort) {"type": "string", "enum": ["easy", "moderate", "hard"], "description": "Effort"}
%param distance_km (km) {"type": "number"}
%list activity: running | yoga | swimming | weights | cycling | pilates | bouldering | rowing | boxing | tennis | spinning | nordic walking | football | squash | hiking | badminton | crossfit | stretching | dancing | skipping rope
%list wmin: half an hour => 30 | 45 minutes => 45 | an hour => 60 | 20 min => 20 | 90 minutes => 90 | fifty minutes => 50 | 25 minutes => 25 | two hours => 120 | quarter of an hour => 15 | an hour and a half => 90
%list effort: easy => easy | relaxed => easy | light => easy | moderate => moderate | medium effort => moderate | hard => hard | all-out => hard | exhausting => hard | killer => hard
%list distance_km: 5 km => 5 | 10k => 10 | 7.5 km => 7.5 | 21 kilometres => 21 | three kilometers => 3 | 42 km => 42 | 12.3 km => 12.3 | two km => 2
%list dur: 30 minutes => 30 | 45 min => 45 | an hour => 60 | half an hour => 30 | 90 minutes => 90 | twenty minutes => 20 | 1.5 hours => 90 | two hours => 120 | 50 min => 50 | 75 minutes => 75
%list act: rowing | yoga | hot yoga with Ines | bouldering | the bike to work and back | swimming | 5-a-side football | nordic walking | legs and core | spinning | a run in the park | table tennis
%list distance_km2: 5 km => 5 | 10 | 7.5 km => 7.5 | three kilometres => 3 | 12 km => 12 | 21.1 km => 21.1 | 4 | 2.5 kilometres => 2.5 | 8 km => 8 | forty km => 40
%list mins: 20 | 30 | fifteen => 15 | 45 | 25 | 40 | 60
%list sport: rowing | a run along the canal | yoga with the new teacher | swimming in the lake | bouldering | spinning | football with the dads | weights at the gym by the station | a walk up to the chapel | boxing | squash against my boss
%list kms: 5 | 8 | 12.5 | 3 | 10 | 21 | 6.4
%list anna: Anna | Mr. Boateng | Ingrid | Kofi | Ms. Duarte | Pavel | Yusuf | Miriam | Tove | Declan | Dr. Iyer | Chiara | Hamza | Rosalind | Jin
log {activity=activity}, {minutes=wmin}
~ I did {minutes=wmin} of {activity=activity}, {intensity=effort}
{activity=activity} {minutes=wmin} {distance_km=distance_km}
went {activity:running=running} for {minutes=wmin}, {distance_km=distance_km}
put {minutes=wmin} {activity=activity} in my training diary, felt {intensity=effort}
after {minutes=wmin} of {activity=activity} I'm dead, {intensity=effort} session, record it
today's workout was {activity=activity} with {=firstname}, {minutes=wmin}
~ add {minutes=wmin} of exercise
I went {activity:swimming=swimming} before work, log that
{intensity=effort} {activity=activity} session for {minutes=wmin} done
{minutes=dur} of {activity=act}, {intensity:easy=easy|took it easy}
I did {activity=act} for {minutes=dur}, {distance_km=distance_km2}
exercise today: {activity=act}, {minutes=dur}, {intensity:moderate=medium|so-so}
~ {activity=act} {minutes=dur}, it's hard to find the time
{minutes=mins} minutes, {activity=sport}, {distance_km=kms} km
did {activity=sport}, {minutes=mins} minutes with {=anna} who is twice as fast
{intensity:hard=nearly died|all out|very hard}: {minutes=mins} minutes of {activity=sport}
%lang de
{minutes:45=45 Minuten} {activity:Yoga=Yoga} gemacht, bitte eintragen

%tool get-health-summary Get a summary of a health metric over a period.
%also Returns averages and trends of sleep, water, workouts, weight or symptoms.
%also Answers how the user has been doing lately with one of the values they track.
%param metric* (measure, category) {"type": "string", "enum": ["sleep", "water", "workouts", "weight", "symptoms", "steps"], "description": "What to summarise"}
%param period (range, timeframe) {"type": "string", "enum": ["day", "week", "month", "year"], "description": "Time span"}
%list metric: sleep => sleep | nights => sleep | water intake => water | drinking => water | hydration => water | workouts => workouts | training => workouts | exercise => workouts | weight => weight | step count => steps | steps => steps | symptoms => symptoms | aches and pains => symptoms
%list hperiod: today => day | this week => week | the last seven days => week | the past week => week | this month => month | the last 30 days => month | this year => year | the past twelve months => year
show me a health summary
how was my {metric=metric} {period=hperiod}
(show|give) me a summary of my {metric=metric} for {period=hperiod}
{metric=metric} {period=hperiod}?
have I been getting enough {metric:sleep=sleep|rest} {period=hperiod}
~ am I {metric:water=drinking enough} lately
~ did I {metric:weight=lose any weight|put on weight} {period=hperiod}
my doctor wants to see the trend of my {metric=metric} over {period=hperiod}
how have I been doing with my {metric=metric} {period=hperiod}
give me my health stats for {period=hperiod}
how far did I {metric:steps=walk} {period=hperiod}, on average
how did I {metric:sleep=sleep} this {period:month=month}
{metric:water=water|drinking}, overview of the {period:week=week|last seven days}
my {metric:weight=weight|kilos} over the {period:year=past year|last twelve months|year}
average {metric:steps=steps} please, I had a lazy day at the desk
%lang es
cómo ha sido mi {metric:sleep=sueño} {period:week=esta semana|en los últimos siete días}

%server clinic

%tool bookAppointment Book a doctor's appointment.
%also Creates an appointment at a practice.
%also Arranges a visit to a medical specialist at the preferred time, with the reason for the visit.
%param specialty* (department, doctorType) {"type": "string", "enum": ["general", "dentist", "dermatology", "cardiology", "eye", "orthopedics", "pediatrics"], "description": "Kind of doctor"}
%param preferredTime* (slot, when) {"type": "string", "description": "Preferred date and time"}
%param reason (complaint, visitReason) {"type": "string", "description": "Reason for the visit"}
%param firstVisit (newPatient) {"type": "boolean", "description": "New patient"}
%list specialty: dentist => dentist | teeth cleaning => dentist | GP => general | family doctor => general | general practitioner => general | skin doctor => dermatology | dermatologist => dermatology | heart specialist => cardiology | cardiologist => cardiology | eye doctor => eye | ophthalmologist => eye | orthopedist => orthopedics | bone doctor => orthopedics | pediatrician => pediatrics | children's doctor => pediatrics
%list visitreason: a mole on my back has changed | my knee hurts when I take the stairs | yearly check-up | a filling fell out | I see double when I'm tired | the rash keeps coming back | my heart races at night | blood test results | we need a vaccination before travelling | tooth number six is sensitive to cold | I've had a cough for five weeks | the little one has an ear ache | my new glasses give me headaches | follow-up after surgery | sick note for work | lower back pain that goes down the leg | I feel dizzy when getting up | my wrist is swollen since the fall | prescription renewal | he isn't eating properly | high blood pressure readings
%list ill: a tooth that hurts when I drink | rash on both arms | checkup | knee, since the fall on the stairs | my glasses are too weak | vaccination for Peru | the mole got darker, and it itches | back pain | fever and a cough | heart beats too fast at night
%list kid2: Nora | Ben | little Theo | Amira | Jun | Lotte | Max | Bea | Oskar | Penny | Sol
%list boneache: a knee that clicks on the stairs | pain in the heel with the first steps | a shoulder that won't go above my head | a stiff hip since the fall from the ladder | numb fingers on waking up | a back that locks on getting out of the car | an ankle like a balloon after the match | a thumb that snaps when I write
%list slot2: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | Thursday afternoon | next Tuesday at 4 pm | Wednesday 18:00 | Saturday at eleven | 5 May at 14:30 | Sunday at 7 | next Thursday 8 am
%list toothache: a tooth that hurts with cold drinks | a crown that came off in a toffee | bleeding gums under the bridge | a chip on the front tooth from a bottle | a wisdom tooth that comes in at an angle | jaw pain on the left from grinding at night | a filling that fell out on the train | the yearly clean
%list rem: sorry for the typos | dictating this from the bike | that's all | much obliged | I keep putting it off | my head is full today | you're a star | hope that makes sense | long story | don't ask why | typing with one hand here | it's been one of those weeks | phone is nearly dead | I'm stuck in a queue | ta very much | no idea how this works, honestly
%list specialty_de: Zahnarzt => dentist | Hausarzt => general | Hautarzt => dermatology | Kardiologen => cardiology | Augenarzt => eye | Orthopäden => orthopedics | Kinderarzt => pediatrics
book a {specialty=specialty} appointment {preferredTime=when}
I need to see a {specialty=specialty} {preferredTime=when}, {reason=visitreason}
{specialty=specialty} {preferredTime=when} please, I've {firstVisit:true=never been there before|not been there before}
get me in with the {specialty=specialty} {preferredTime=when} because {reason=visitreason}
{reason=visitreason}. can the {specialty=specialty} fit me in {preferredTime=when}?
make an appointment for me at the {specialty=specialty}'s {preferredTime=when}; I'm {firstVisit:true=a new patient|new there}
~ something's wrong, {reason=visitreason}, so set up a visit with the {specialty=specialty} {preferredTime=when}
when can I see the {specialty=specialty}? book something
make me a doctor's appointment {preferredTime=when}
it's time for the {specialty=specialty} again, {preferredTime=when} would suit me
book {specialty:dentist=the dentist|a dentist} for {preferredTime=slot}, reason {reason=ill}
{specialty:dermatology=dermatologist} {preferredTime=slot}: {reason=ill}
{preferredTime=slot}, {firstVisit:true=first visit}, {specialty:cardiology=cardiology}
specialty {specialty:orthopedics=orthopedics}, time {preferredTime=slot}, reason {reason=ill}, new patient {firstVisit:false=no}
appointment with {specialty:eye=the eye doctor|an eye doctor} because of {=kid2}, {preferredTime=slot}
complaint {reason=ill}, book {specialty:general=a GP|a general doctor} {preferredTime=slot}
with {reason=boneache} I'd better see {specialty:orthopedics=an orthopedist|somebody for bones}, {preferredTime=slot2}
~ {preferredTime=slot2}, {specialty:dentist=dentist}, {firstVisit:true=never been there before|as a new patient}, because of {reason=toothache}
{specialty:dermatology=a skin doctor|dermatology} {preferredTime=slot2} please, my wife will drive me
make it {preferredTime=slot2} at {specialty:eye=the eye doctor|the eye clinic}, {=rem}
%lang de
mach mir {preferredTime=when} einen Termin beim {specialty=specialty_de}

%tool cancelAppointment Cancel a doctor's appointment.
%also Deletes a booked visit at the practice.
%also Frees the slot of a medical appointment; the practice can be told why.
%param appointmentId* (id, visitId) {"type": "string", "description": "Appointment number"}
%param reason (message) {"type": "string", "description": "Why it is cancelled"}
%list cancelwhy: I'm feeling better | I have to travel for work | I've got a fever and don't want to infect anyone | the kids are off school that day | I found an earlier slot elsewhere | I can't get a lift | my shift was changed | the pain is gone | I moved to another town | I double booked myself | we're snowed in | my mother needs me | the insurance won't pay | I'm stuck abroad | I tested positive this morning
%list appt: A-2231 | 88123 | DR-40 | app-7719 | KX204 | 5012 | T77-B | C-9
%list apptwhy: I have to work | my car broke down, I can't get there | the pain is gone | we are moving to Leeds | fever since last night | I found a date with another doctor | my son is ill and nobody can take him
%list day7: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | 9 October | Sunday | July 4th | Tuesday | the 1st of May | Thursday evening | 12/8 | Saturday the 9th
%list whycancel2: my ride fell through | it stopped hurting on its own | I'm snowed in at my parents' | there is a meeting on top of it | I got a slot at another clinic | the kids have come down with something | I'm on a train to Vienna that day | my insurance won't pay for it
%list apptid: AP-2201 | 77120 | C-4419 | A100-8 | 55-310 | VIS9931 | KX-12 | 8804
cancel doctor's appointment {appointmentId=num_id}
I can't come to the clinic, appointment {appointmentId=code}, {reason=cancelwhy}
{reason=cancelwhy}, please cancel {appointmentId=code} at the practice
call off my visit to the dentist, number {appointmentId=num_id}
tell the practice I won't show up for {appointmentId=code} because {reason=cancelwhy}
the check-up with number {appointmentId=id} has to go
cancel my appointment with {=person}
I'm not going to the doctor, {reason=cancelwhy}
free up slot {appointmentId=code} at the clinic
cancel appointment {appointmentId=appt} because {reason=apptwhy}
cancel {appointmentId=appt}, reason: {reason=apptwhy}
{reason=apptwhy}, so cancel {appointmentId=appt} at the doctor's
number {appointmentId=appt}, why: {reason=apptwhy}, cancel please
cancel my appointment {appointmentId=appt} on {=day7}
call off {appointmentId=appt} with the doctor, {reason=apptwhy}
{reason=whycancel2}, please take {appointmentId=apptid} out at the practice
visit {appointmentId=apptid} won't happen
let the surgery know I'm not coming for {appointmentId=apptid} because {reason=whycancel2}
%lang es
cancela la cita médica {appointmentId=code}

%tool askDoctor Send a written question to the doctor.
%also Posts a message to the practice's inbox.
%also Lets the patient put a medical question to a certain doctor, marked as urgent when needed.
%param doctor* (physician, recipient) {"type": "string", "description": "Name of the doctor"}
%param question* (message, text) {"type": "string", "description": "The question"}
%param urgent (highPriority) {"type": "boolean"}
%list docq: can I take ibuprofen together with my blood pressure pills | is it normal that the scar still itches after six weeks | should I stop the antibiotics now that the fever is gone | do I have to fast before the blood test | how long should I keep the bandage on | may I fly two weeks after the operation | are the side effects supposed to last this long | when will the lab results be back | is it safe to exercise with this pulse | can my son go swimming with the tubes in his ears | which sun cream do you recommend for the rash | could the headaches come from the new tablets | do I need a referral for the MRI | what should I do if the swelling comes back | is there an alternative without cortisone | can we lower the dose while I'm pregnant | should I be worried about the lump | does the vaccination need a booster | how often should I change the dressing | may I drink alcohol with this medication
%list doctor: Dr. Iyer | Dr. O'Neill | Dr. van Dyck | Dr. Lindner | Prof. Haddad | my GP | Doctor Moor | the dentist | Dr. Anna Brandt | Mr. Tanaka
%list docq2: can I take ibuprofen with the blue pill | is it normal that the wound itches, and for how long | should I stop iron before the blood test | when are the results from Monday in | do I need a new prescription | can I fly two weeks after the surgery | may I swim with stitches | what was the name of the cream
%list medq: can I take the tablets with grapefruit juice | is it normal that the stitches itch at night | how long should I stay off the bike | do I need the jab before a trip to Kenya | may I go in the sauna with a fever blister | should the swelling be gone by now | is there something for it without cortisone | do I take the pills before or after meals | when can I lift my daughter again
%list drname: Dr. Bell | Dr. Okoro | Dr. Lindgren | Dr. Sato | Professor Haas | Dr. Mirza | Dr. Costa | Dr. Novotny | Doctor Fields | Dr. Abebe
ask {doctor=person} {question=docq}
message for {doctor=person} at the practice: {question=docq}?
I'd like to know from {doctor=person}, {question=docq}
could you put this to {doctor=person}: {question=docq}, {urgent:true=it's urgent|as soon as possible|I can't wait long for the answer}
{question=docq}? send that to {doctor=person}
{urgent:true=urgent|high priority} question to {doctor=person}: {question=docq}
write to the clinic and ask {doctor=person} "{question=docq}"
send my doctor a question: {question=docq}
I have a medical question for {doctor=person}
~ {urgent:false=no rush|not urgent}, but I'd love to hear from {doctor=person}: {question=docq}
ask {doctor=doctor}: {question=docq2}
ask {doctor=doctor} {question=docq2}, {urgent:true=urgent|it's urgent}
{urgent:true=urgent} question to {doctor=doctor}: {question=docq2}
doctor: {doctor=doctor}, question: {question=docq2}, urgent: {urgent:true=yes}
~ question {question=docq2}, for {doctor=doctor}
send "{question=docq2}" to {doctor=doctor}
write to {doctor=doctor} and ask {question=docq2}, {urgent:false=not urgent|no rush}
{question=medq}, that's for {doctor=drname}
I'd like {doctor=drname} to tell me: {question=medq}? {urgent:true=it can't wait|it is urgent|needs an answer today}
write {doctor=drname}, my knee being what it is: {question=medq}

%server dosewren
%list med: ibuprofen | the blue inhaler | vitamin D | Dad's heart pills | amoxicillin | insulin | cough syrup | metformin | iron drops | L-thyroxine | antihistamine | magnesium and zinc
%list mede: after-dinner antacid | one-a-day vitamin | belly-ache drops | night-time cough syrup | baby paracetamol | urgent-care painkiller | weekly folic acid | arm gel | doctor's-own ointment | post-run magnesium
%list doc: Dr. Iyer | the eye clinic | Dr. Maud Olsen | Prof. Hartmann | our paediatrician | Mill Lane Surgery | the dentist on the square | dr. o'dowd | skin people | St. Luke's, cardiology | physio Bram | Dr. Sato and Partners

%tool log_dose Record a dose that was taken.
%also Marks a medicine as taken.
%also Write down that somebody has had a medicine: how many milligrams, who swallowed it, who handed it over, at what hour, on an empty stomach or not.
%param medicine* (drug, med) {"type": "string", "description": "Medicine"}
%param dose_mg (mg, strength) {"type": "number", "description": "mg"}
%param taken_by (patient, person) {"type": "string", "description": "Patient"}
%param given_by (caregiver, administered_by) {"type": "string", "description": "Who gave it"}
%param with_food (after_meal, not_fasting) {"type": "boolean", "description": "Taken with a meal"}
%param site (where, route) {"type": "string", "enum": ["oral", "left_arm", "right_arm", "thigh", "belly"], "description": "Route or injection site"}
%param reaction (effect, note) {"type": "string", "description": "Observed reaction"}
%list dose_mg: 400 mg => 400 | 5 mg => 5 | 20 mg => 20 | 500 milligrams => 500 | 75 mg => 75 | 1000 mg => 1000 | 12.5 mg => 12.5 | 10 | 250 milligrams => 250 | 50mg => 50
%list react: a bit dizzy, lay down until three | red spots on both arms, gone by noon | threw up half of it, gave no more | fell asleep at once and slept till six | headache went away, but the stomach hurts | nothing at all, as always | hands shook, pulse quite fast | cried, but took it with apple sauce | itchy where the needle went in | fever down to 38, drinking well
took {medicine=med} just now, {with_food:true=right after eating|along with lunch|not on an empty stomach}
{dose_mg=dose_mg} of {medicine=med} is in, {site:thigh=upper leg|in the leg this time|above the knee}
{given_by=who} gave {medicine=med} to {taken_by=whob}
{taken_by=who} got {medicine=med} from {given_by=whob}
{taken_by=kid} has had {medicine=med}: {reaction=react}
{taken_by=who}, {dose_mg=dose_mg}, {medicine=med}, {site:belly=tummy|into the stomach fold}
I've swallowed my {medicine=mede}

%tool schedule_dose Create a recurring medication reminder.
%also Plans when a medicine has to be taken.
%also Set up the times for a drug that is yet to be taken, for whom, how often, on whose advice, and how the phone should call.
%param medicine* (drug, med) {"type": "string", "description": "Medicine"}
%param at* (time, time_of_day) {"type": "string", "description": "Time of day"}
%param person (patient, for_whom) {"type": "string", "description": "Who takes it"}
%param prescriber (doctor, ordered_by) {"type": "string", "description": "Who prescribed it"}
%param frequency (repeat, rhythm) {"type": "string", "enum": ["daily", "weekdays", "every_other_day", "weekly"], "default": "daily", "description": ""}
%param alert (notification, signal) {"type": "string", "enum": ["sound", "vibrate", "none"], "description": "Kind of alert"}
%param instruction (hint, text) {"type": "string", "description": "Shown with the reminder"}
%list instr: with a full glass of water, never with milk | half an hour before food, sit up straight | shake the bottle, then wait a minute | not together with coffee, wait until ten | crush it and mix it into yoghurt | check sugar first, skip below five | left eye only, lie down after | one puff, hold your breath, then another | count what's left in the box, tell Mum | stop when the fever is gone, not before
remind me of {medicine=med} at {at=at}, {frequency:weekdays=not on Saturday or Sunday|only when I work|Monday to Friday}
{medicine=med} at {at=at} from now on, {alert:vibrate=just a buzz|shake in my pocket|buzz, don't ring}
{prescriber=doc} says {person=who} should take {medicine=med} at {at=at}
{medicine=med} for {person=who} at {at=at}, on the orders of {prescriber=doc}
every day at {at=at} it's {medicine=med}: {instruction=instr}
{at=at}, {medicine=med}, {person=kid}, {frequency:every_other_day=with a day off in between|one day yes, one day no|each second day}
I have to start taking {medicine=mede} at {at=at}

%tool reorder_medicine Ask a practice for a repeat prescription and route it to a pharmacy.
%also Repeat prescription.
%also Order more of a drug that runs out: from the doctor's office, sent to a chemist, fetched or brought, in a hurry or not, with some words to the practice.
%param medicine* (drug, item) {"type": "string", "description": "Medicine"}
%param doctor (practice, prescriber) {"type": "string", "description": "Prescribing practice"}
%param pharmacy (chemist, dispenser) {"type": "string", "description": "Pharmacy that dispenses"}
%param handover (delivery, shipping) {"type": "string", "enum": ["pickup", "courier", "post"], "description": "How it gets to the patient"}
%param urgent (express, rush) {"type": "boolean", "description": "Same day"}
%param message (note, comment) {"type": "string", "description": "Message to the practice"}
%list pharm: Swan Pharmacy | the chemist at the station | Löwen-Apotheke | Kessler & Daughter | the one on Mill Lane | night pharmacy | Greenleaf | Old Town chemist's | boots corner | St. Anne's dispensary
%list tellmsg: we fly on Friday, so two packs if possible | the last one gave him a rash, same brand as before please | I only have three left, could you hurry | small pills, she can't swallow the big ones | the insurance card is new, number follows at noon | please put Dad's name on it, not mine | leave it with the neighbour, I work until six | without lactose, like in March | dose was doubled last week, ask Dr. Iyer | call me when it's ready, after four
I'm running out of {medicine=med}, {handover:courier=have somebody ride it over|by messenger|send a rider}
more {medicine=med} from {doctor=doc}, {urgent:true=can't wait|I need it today|as fast as they can}
~ get {medicine=med} prescribed by {doctor=doc} and sent to {pharmacy=pharm}
to {pharmacy=pharm} goes {medicine=med}, the paper comes from {doctor=doc}
new box of {medicine=med}, tell them: {message=tellmsg}
{pharmacy=pharm}, {medicine=med}, {doctor=doc}, {handover:pickup=I'll come for it|I'll fetch it myself}
nearly none left of my {medicine=mede}

%tool book_visit Book a doctor's appointment.
%also Makes an appointment at a practice.
%also Arrange to see a physician on a day, for a family member, for some complaint, at the surgery or over a screen or by telephone, with or without somebody coming along.
%param doctor* (practice, physician) {"type": "string", "description": "Doctor or practice"}
%param day* (date, slot) {"type": "string", "description": "Date"}
%param patient (person, for_whom) {"type": "string", "description": "Who is seen"}
%param companion (accompanied_by, escort) {"type": "string", "description": "Who comes along"}
%param mode (channel, visit_type) {"type": "string", "enum": ["in_person", "video", "phone"], "default": "in_person", "description": ""}
%param reason (complaint, symptoms) {"type": "string", "description": "Complaint"}
%list achelong: knee hurts on stairs, worst before breakfast | coughing since March, mostly at night | needs a letter for school, and a jab | can't hear well on the left, ringing too | rash that comes and goes after swimming | blood pressure too high, Grandma had that as well | toe went blue when I kicked the door | tired all the time, sleeping ten hours | tummy ache every Monday before school starts | check the stitches, they come out on Friday
%list ache: stiff neck | cough that won't go away | flu jab | something in the ear | mole on the back | headaches and dizziness | yearly check-up | knee, the left one | rash between the toes | stitches out
see {doctor=doc} on {day=day2}, {mode:video=on the screen|over the webcam|face to face from my sofa}
can {patient=who} get a slot with {doctor=doc} {day=day}, {mode:phone=on the line is fine|they can just ring|she'll take the call}
{patient=kid} to {doctor=doc} on {day=day2} with {companion=who}
{companion=who} takes {patient=kid} to {doctor=doc} {day=day}
{doctor=doc} on {day=day2} for {patient=who}: {reason=achelong}
{day=day}, {reason=ache}, {patient=who}, {doctor=doc}
my phone is dying, quickly get me in at {doctor=doc} {day=day}

%tool record_lab_value Store one blood value.
%also Adds a result from a blood test.
%also Keep a laboratory figure: which marker, how much, whose blood, drawn where and ordered by whom, fasting or not.
%param marker* (analyte, test) {"type": "string", "description": "e.g. ferritin, HbA1c"}
%param value* (result, amount) {"type": "number", "description": "Measured value"}
%param fasting (empty_stomach, sober) {"type": "boolean", "description": "Drawn on an empty stomach"}
%param lab (laboratory, measured_at) {"type": "string", "description": "Laboratory that measured"}
%param ordered_by (doctor, requester) {"type": "string", "description": "Doctor or practice that asked for it"}
%param verdict (flag, assessment) {"type": "string", "enum": ["low", "normal", "high"], "description": "Against the reference range"}
%param remark (note, comment) {"type": "string", "description": "Remark"}
%list marker: ferritin | HbA1c | vitamin B12 | LDL | haemoglobin | TSH | potassium | CRP | white cells | gamma-GT | creatinine | folic acid
%list val: 14 | 5.6 | 220 | 138 | 0.9 | 41 | 3.8 | 112 | 7.25 | 62 | 19.5 | 300
%list lab: Synlinea | the hospital lab | Kastner & Wolf Diagnostics | lab at Mill Lane | BioNord | university clinic | mobile blood van | labor süd | St. Luke's basement | Quickblood
%list labnote: drawn after the flu, so repeat in June | taken at noon, two coffees before | the nurse had to try both arms | half of what it was before the tablets | Dr. Iyer wants it below five by Christmas | arm bandaged, no sport until Friday | third time in a row, going up | printed sheet is in the red folder | without the iron drops, as agreed | same lab, but a new machine
{marker=marker} came back at {value=val}, {fasting:true=hadn't eaten|before breakfast|on an empty stomach}
my {marker=marker} is {value=val}, {verdict:high=above what it should be|over the limit|more than is good}
~ {ordered_by=doc} wanted {marker=marker}, {lab=lab} measured {value=val}
{marker=marker} {value=val} out of {lab=lab}, on behalf of {ordered_by=doc}
keep {marker=marker} {value=val} with this: {remark=labnote}
{lab=lab}, {value=val}, {marker=marker}, {verdict:low=under the mark|too little|below where it belongs}
the long awaited {marker=marker} figure, normally slow to arrive: {value=val}

%server hemoline

%tool blood-find-drives Places and days at which blood can be given.
%also Returns donation sites with address and hours.
%also Search mobile and fixed donor sessions around a town, on a date, for whole blood, plasma or platelets.
%param near* (location, city) {"type": "string", "description": "Town or postcode"}
%param date (day, on_day) {"type": "string", "description": "Day"}
%param donation (type, component) {"type": "string", "enum": ["whole_blood", "plasma", "platelets"], "description": "What is given"}
%list bloodtown: Leeds | Graz | 80331 | Tampere | Dover | Valencia | Utrecht | Boulder | Cork | Bergen | 10002 | Turin | Halifax | Brno | Dundee
%list bloodday: saturday | next week | 19 march | tomorrow | the 2nd of may | friday | this weekend | monday | after easter | october 4
where can I give {donation:plasma=plasma} near {near=bloodtown}
blood drive {near=bloodtown} {date=bloodday}
{near=bloodtown}, {donation:platelets=platelets}
my colleagues and I want to let some blood flow for a good cause {date=bloodday}, what's on around {near=bloodtown}
do they come to {near=bloodtown} {date=bloodday} with their bus and the needles
nearest place to {near=bloodtown} that takes {donation:whole_blood=whole blood}
I'm in {near=bloodtown} for work {date=bloodday} and have an arm to spare
donor sessions, {date=bloodday}, {near=bloodtown}
is anyone collecting {donation:platelets=thrombocytes|platelets} in {near=bloodtown} at all
O negative here, who wants it in {near=bloodtown}
{donation:plasma=plasma} centres round {near=bloodtown} that are open {date=bloodday}
which halls will the red cross be in {date=bloodday}
where can I give {donation:plasma=plasma} near {near=city2} on {date=day4}
blood drives around {near=city2} {date=day5}
on {date=day4} I'm free, any place for {donation:platelets=platelets} near {near=city2}
town {near=city2}, day {date=day4}, type {donation:whole_blood=whole blood}
{donation:whole_blood=whole blood} donation near {near=city2}
find donation sites {date=day5}, close to {near=city2}
%lang de
wo kann man in {near=city} am {date=weekday} Blut spenden
{donation:plasma=Plasma}spende in der Nähe von {near=city}
%lang es
¿dónde se puede donar {donation:plasma=plasma} cerca de {near=city}?
donación de sangre en {near=city} el {date=weekday}

%tool blood-book-donation Make an appointment to donate.
%also Returns a confirmation with what to bring.
%also Put a donor down for a chair at a site at a time; say so if it is the very first time.
%param site* (centre, venue) {"type": "string", "description": "Donation centre"}
%param time* (when, slot) {"type": "string", "description": "Day and hour"}
%param donation (type, component) {"type": "string", "enum": ["whole_blood", "plasma", "platelets"], "description": "What is given"}
%param first_time (newcomer, new_donor) {"type": "boolean", "description": "Never donated before"}
%list bloodsite: Red Cross house | Elm Road fire station | University Hospital | St. Mary's parish hall | donor centre West | Central Clinic | market square | Lakeside school gym | Haema centre | building 9 on campus | Ashford community hall
%list bloodwhen: tuesday at 4 | 12 may 17:30 | tomorrow morning at nine | friday 10am | the 3rd at noon | monday after six | june 8, 15:00 | saturday at half past eleven | next thursday 18:15 | wednesday 7 in the evening
%list site: Leeds centre | St. Mary's | the blood bus at the market | Red Cross Graz | Harbour Clinic | Town Hall | Queen's Hospital, ground floor | University Hospital | Mill Road | the clinic by the station
%list slot2: Friday at 7:30 | Sunday at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | next Tuesday at 11 | Sunday 4 pm | Thursday at half ten | 2 June at quarter past five | Wednesday, 9 o'clock | the 22nd, 10.45
%list bloodsite_de: Rotkreuzhaus | Uniklinik | Spendezentrum West | Feuerwehrhaus
%list bloodsite_es: Hospital Clínico | Casa de la Cruz Roja | centro de salud de la plaza | autobús de la universidad
put me down at {site=bloodsite} {time=bloodwhen}
~ {site=bloodsite}, {time=bloodwhen}, {donation:plasma=plasma}
I'd like to give {donation:whole_blood=a full bag of blood|whole blood} {time=bloodwhen} at {site=bloodsite}, {first_time:true=never done it before}
{time=bloodwhen} for my {donation:platelets=platelets} at {site=bloodsite}
a chair at {site=bloodsite} for {time=bloodwhen}, I'm {first_time:false=an old hand}
{first_time:true=it's my first time} and I'm a bit scared, but let's do it, {time=bloodwhen} at {site=bloodsite}
sign us up to bleed, {site=bloodsite}, {time=bloodwhen}
make it {time=bloodwhen} at {site=bloodsite}, {donation:plasma=only the plasma}
can I come {time=bloodwhen} to {site=bloodsite} and roll up my sleeve
they rang because my group is scarce, so get me in {time=bloodwhen}, {site=bloodsite}
a slot to donate {donation:platelets=platelets} {time=bloodwhen}
{first_time:true=newbie} here, book {site=bloodsite}
book {donation:plasma=plasma} donation at {site=site} on {time=slot2}
give blood at {site=site} {time=slot2}
on {time=slot2} at {site=site}, {first_time:true=it's my first time|first time}
site {site=site}, time {time=slot2}, type {donation:platelets=platelets}, first time {first_time:false=no}
~ {donation:whole_blood=whole blood}, {time=slot2}, {site=site}
appointment for {time=slot2} to donate {donation:platelets=platelets} in {site=site}
where: {site=site}, when: {time=slot2}, {first_time:true=first-time donor}
%lang de
Termin zur {donation:plasma=Plasma}spende im {site=bloodsite_de} am {time=weekday}
ich will am {time=weekday} im {site=bloodsite_de} Blut lassen, {first_time:true=zum ersten Mal}
%lang es
apúntame para donar {donation:plasma=plasma} en el {site=bloodsite_es} el {time=weekday}
quiero dar sangre el {time=weekday} en el {site=bloodsite_es}, {first_time:true=es mi primera vez}

%tool blood-check-deferral Whether somebody has to wait before donating, and for how long.
%also Returns the first day on which a donation is allowed.
%also Rules for tattoos, travel, illness, medicines, pregnancy: may I give already?
%param cause* (reason, event) {"type": "string", "description": "What stands in the way"}
%param since (date, happened_on) {"type": "string", "description": "Day it happened"}
%list deferral: tattoo | root canal | trip to Kenya | flu shot | piercing | course of antibiotics | pregnancy | tick bite | wisdom tooth extraction | colonoscopy | cold with fever | bout of shingles | holiday in Thailand | small operation | session of acupuncture | cortisone treatment
%list deferday: march 3 | last monday | the 8th of june | three weeks ago | yesterday | august | christmas | two months ago | 2024-11-20 | last friday
%list causex: antibiotics | flu | surgery on the knee | travel to Trinidad and Tobago | dental work | fever and a cough | low iron | acupuncture | contact with measles | cortisone, one injection | new piercings
%list sincey: 3 May | Friday | the 14th | 12 January | Monday | New Year's Eve | the 2nd of March | 30 June | Sunday | Tuesday the 5th
%list since2: Monday | 1 March | last week | the weekend | yesterday | Easter | the 5th | January | last Friday | 2025-11-01 | mid-July | the start of the year | June 12 | last month | Christmas | the day before yesterday
%list cause: a tattoo on my calf | two weeks in Ghana with malaria pills | a tooth pulled under anaesthetic | antibiotics for a cough | being three months pregnant | a piercing done at a market | a tick bite | a night in hospital with my appendix | a new partner | a jab against rabies
can I donate after a {cause=deferral}
{cause=deferral}, {since=deferday}, am I allowed to give yet
had a {cause=deferral} {since=deferday}, when may I lie down on the couch again
they sent me home last time because of a {cause=deferral}, how long does that last
is a {cause=deferral} a problem for donors
how many weeks do I have to keep away from the donor bus, it was a {cause=deferral}, {since=deferday}
my sister wants to come along to the blood drive but she had a {cause=deferral} {since=deferday}, will they take her
waiting period {cause=deferral}
does a {cause=deferral} rule me out as a donor
{since=deferday} was my {cause=deferral}, too early for the needle?
would they still want my plasma with a {cause=deferral} in {since=deferday}
do I have to wait with donating blood because of {cause=causex} on {since=sincey}
{since=sincey} was the day, cause {cause=causex}: can I give blood
can I donate blood, cause: {cause=causex}, date: {since=sincey}
~ can somebody give blood after {cause=causex}
since {since=since2}, {cause=cause}: may I give
may I donate after {cause=cause}? my sister wants to come along on Tuesday
{cause=cause}, that happened on {since=past}
%lang de
darf ich nach {cause:einer Tätowierung=einer Tätowierung} schon wieder Blut spenden
wie lange muss ich mit der Spende warten, {cause:Zahn gezogen=Zahn gezogen}, {since=date}
%lang es
me hice {cause:un tatuaje=un tatuaje} en {since=month}, ¿puedo donar ya?
¿cuánto tengo que esperar para dar sangre después de {cause:una gripe=una gripe}?

%server jabcard
%list disease: tetanus | measles | hepatitis A and B | yellow fever | rabies | flu | TBE | polio | whooping cough | typhoid | meningitis | shingles | COVID | HPV | chickenpox | Japanese encephalitis | pneumococcus | diphtheria and tetanus | mumps | rubella | cholera | dengue fever | tick-borne encephalitis | MMR

%tool jabcard_enter Enter a vaccination into the vaccination card.
%also Creates a vaccination entry.
%also Notes that somebody got a jab against a disease, when, which dose it was and the batch.
%param against* (disease, vaccine) {"type": "string", "description": "Disease"}
%param person (patient, who) {"type": "string", "description": "Who was vaccinated"}
%param given_on (date, when) {"type": "string", "description": "Date"}
%param dose (dose_number) {"type": "integer", "description": "First or second and so on"}
%param batch (lot) {"type": "string", "description": ""}
%list dose2: 2nd => 2 | first => 1 | third => 3 | fourth => 4 | 1st => 1 | 3rd => 3
%list lot: B4471 | AX-209 | FR 3310 | 22K17 | LOT 8812 | P-0093 | 7GH21 | EX 551 | Y-7720
%list ill: tetanus | measles, mumps and rubella | flu | hepatitis A and B | yellow fever | TBE | polio | whooping cough | Covid | rabies | HPV | chickenpox
%list kidname: Ada | Tom | little Joe | Nina Marie | Ruben | our youngest | Elif | Big Sal | Jonah | Mia Lou | Finn O'Hara | Samira
%list onday: Friday | the 14th | Monday morning | 3 March | the 22nd of June | Wednesday | Thursday evening | 9 October | the last day of May | Saturday | July 4th | 2026-08-12
%list dosew: first => 1 | third => 3 | fourth => 4
%list lot2: A21B7 | FX-3391 | 88120 | EW 4411 | lot7c | PT00219 | UK-2 | 3CA/9
%list dosen: 1 | 2 | 3 | 4
%list pday: yesterday | last Monday | the day before yesterday | last Thursday | two days ago | last week | a week ago | this morning | 2 May | Tuesday
%list kid2: Mia | Jonas | little Theo | Aisha | Ben | our eldest | Clara | Emil | Poppy | the youngest | Noor | Finn | Lotte | Sami
%list jab: tetanus | hepatitis A | measles | yellow fever | ticks | flu | rabies | HPV | shingles
%list batch: AB1209 | lot 77X | FJ-0031 | K9920 | 3C-118
enter {against=disease} for {person=traveller}, given {given_on=given}
{person=traveller} got the {dose=dose2} dose against {against=disease} {given_on=given}
{against=disease}, {person=traveller}, {given_on=given}, batch {batch=lot}
batch {batch=lot}, {dose=dose2} dose, {against=disease}, {given_on=given}
{against=disease} jab {given_on=given}
{dose=dose2} {against=disease} shot, {person=traveller}
vaccination entry {person=traveller}
enter a vaccination, batch {batch=lot}
{person=traveller} was very brave at the doctor's {given_on=given}, it was {against=disease}, so keep that on file
my arm is sore since {given_on=given}, {against=disease}, the sticker says {batch=lot}
write down that {person=traveller} is protected from {against=disease}, number {dose=dose2} of the series
travel clinic {given_on=given}: {against=disease}, done
it isn't due any longer, {person=traveller} had {against=disease} {given_on=given}
enter {against=ill} for {person=kidname} on {given_on=onday}
{person=kidname} got the {dose=dosew} dose against {against=ill} on {given_on=onday}
against: {against=ill}, person: {person=kidname}, date: {given_on=onday}, batch: {batch=lot2}
on {given_on=onday}, {against=ill}, dose {dose=dosen}, for {person=kidname}
batch {batch=lot2}, {against=ill}, given to {person=kidname} {given_on=pday}
{against=ill} dose {dose=dosen}, batch {batch=lot2}
~ for {person=kidname}: {against=ill}, {given_on=pday}, {dose=dosew} dose
{person=kid2}, against {against=jab}, on {given_on=past}
{against=jab} into {person=kid2}'s card, out of {batch=batch}
number {dose=nts}, {against=jab}, {person=kid2} screamed the place down

%tool jabcard_due Show which vaccinations of a person are due.
%also Returns vaccines with due dates.
%also Tells when the next booster against a disease is needed, for a family member, until some date.
%param person (patient, whose) {"type": "string", "description": "Whose card"}
%param against (disease) {"type": "string", "description": "Only this disease"}
%param until (before, horizon) {"type": "string", "description": "Latest due date"}
%list kid9: Mia | Tove | little Otis | Jean-Luc | Ben O'Dowd | Rose | Hamza | Anna Lena | Pip | Sam the younger
%list jab9: measles | tetanus | flu | hepatitis A and B | whooping cough | yellow fever | TBE | rabies | chickenpox | polio
%list impfling: Mia | meinem Sohn | Opa | uns | Jonas | meiner Tochter | Lena
%list vacunado: Lucía | mi hijo | abuelo | Pablo | mi hermana | Marta y Leo
which vaccinations are due [for {person=traveller}]
when is {person=traveller}'s next {against=disease} booster
{person=traveller}, {against=disease}, due when
until {until=date}, which boosters does {person=traveller} need
due jabs {person=traveller}
{against=disease} booster {person=traveller}
vaccinations until {until=date}
is {person=traveller} still covered against {against=disease}
a rusty nail went through my shoe, am I safe from {against=disease}
the nursery asks what {person=traveller} is still missing by {until=date}
we're off to the jungle {until=date}, has the protection from {against=disease} run out
~ do I have to go and get pricked again before {until=date}
don't note anything down, only look whether {against=disease} has expired for {person=traveller}
is {person=kid9} due against {against=jab9}
{against=jab9} jabs due until {until=bydate} for {person=kid9}
person {person=kid9} disease {against=jab9} until {until=bydate}
by {until=bydate}, which vaccinations does {person=kid9} need
%lang de
~ welche Impfungen sind bei {person=impfling} bis {until=date} fällig
%lang es
¿qué vacunas le tocan a {person=vacunado} antes del {until=date}?

%server kneadwell
%list treat: lymph drainage | back massage | knee rehab | dry needling | posture check | jaw therapy | cupping | hot stones, half an hour | taping | pelvic floor training | shoulder mobilisation | gait analysis
%list treate: the early-bird back class | home office neck massage | late pregnancy massage | mid-back release | the housemaid's knee treatment | Monday Reset | lunch break massage | night shift recovery massage | first aid for stiff necks | the Thompson method
%list body: left knee | lower back | right shoulder | neck | jaw | upper back, left side | bad ankle | thumb and wrist | hip, outer side | Achilles tendon | tailbone | left elbow
%list bodye: tennis elbow | runner's knee | mouse hand | frozen shoulder | housemaid's knee | golfer's elbow | writing hand | swimmer's shoulder | night-shift back | piano thumb

%tool kneadwell-openings GET /v3/openings — free slots of the practice. Does not reserve anything (→ kneadwell-hold-slot).
%also Returns times at which a physiotherapist could treat someone.
%also See when massage, lymph drainage and the like are still available, by therapist, range of days and part of the day.
%param treatment* (service, therapy) {"type": "string", "description": "service, free text"}
%param therapist (staff, with_whom) {"type": "string", "description": "staff member"}
%param from_day (earliest, date_min) {"type": "string", "description": "lower bound, inclusive"}
%param to_day (latest, date_max) {"type": "string", "description": "upper bound, inclusive"}
%param daypart (part_of_day, window) {"type": "string", "enum": ["early", "midday", "late"], "description": "early < 10:00, late > 17:00"}
%param home_visit (mobile, house_call) {"type": "boolean", "default": false, "description": "therapist drives to the patient"}
%list ahead: Friday | the 29th | next Thursday | 16 April | the end of the month | Whitsun | 7 August | Sunday evening | 2027-02-10 | the 8th of July | Christmas | half-term
%list treatlong: deep massage for neck, shoulders and jaw | something gentle after a slipped disc, no cracking | knee rehab, second round after the operation | hand therapy so that I can type again | taping both ankles before the marathon, with advice | breathing exercises for asthma, group or single | mirror therapy, the kind they do after strokes | back school with weights, for people who sit | dizziness training, the one with turning chairs | scar treatment after a caesarean, very light pressure
when could I get {treatment=treat}, {daypart:late=after work|once the office is shut|in the evening hours}
is anything free for {treatment=treat} with {therapist=pro}, {home_visit:true=at my place|in my own living room|without me leaving the flat}
what has {therapist=pro} got left between {from_day=day3} and {to_day=ahead} for {treatment=treat}
{treatment=treat} no later than {to_day=ahead}, but not before {from_day=day3}, any gaps
which times are there for {treatment=treatlong}, {daypart:early=before breakfast|first thing|at the crack of dawn}
{treatment=treat}, {therapist=pro}, {from_day=day3} to {to_day=ahead}, {daypart:midday=around noon|in my lunch hour|late morning or so}
any room left for {treatment=treate}

%tool kneadwell-hold-slot POST /v3/holds — reserves one slot for 24 h. 409 if someone was faster.
%also Blocks a treatment time for a patient.
%also Get a place on the couch: what is treated, when, by whom, for whom and who foots the bill.
%param treatment* (service, therapy) {"type": "string", "description": "service, free text"}
%param slot* (starts, datetime) {"type": "string", "description": "day and time"}
%param patient (client, for_whom) {"type": "string", "description": "who lies on the couch"}
%param therapist (staff, with_whom) {"type": "string", "description": "staff member"}
%param payer (billing, paid_by) {"type": "string", "enum": ["insurance", "self_pay", "employer"], "description": "who is billed"}
%param note (remark, info) {"type": "string", "description": "shown to staff"}
%list slot2: tomorrow at 10 | Friday at half past three | Monday 9:15 | the 13th at noon | Tuesday 5 pm | Thursday 17:45 | 6 May at 8:30 | Saturday morning at nine | Wednesday 11:20 | next Monday at four | the 2nd at 7 am
%list physnote: I come straight from work, might be sweaty | left hip is new, please go easy | can't lie on my stomach since the surgery | bring the X-rays, they are with reception | she hears badly, speak up and face her | allergic to the lavender oil, use plain | wheelchair, so we need the room downstairs | first time, a bit nervous about needles | dog waits outside, he is very quiet | has to leave by five for the school run
take {slot=slot2} for {treatment=treat}, {payer:self_pay=out of my own pocket|I cover it privately|at my own expense}
put {patient=who2} in for {treatment=treat} {slot=slot2}, {payer:employer=the company picks it up|on the firm|work pays}
I want {therapist=pro} to do {patient=who2}'s {treatment=treat} {slot=slot2}
{slot=slot2} {patient=who2} goes to {therapist=pro} for {treatment=treat}, {payer:insurance=the health fund pays|on the sick fund|through my cover}
grab me {slot=slot2} for {treatment=treat} and mention: {note=physnote}
{slot=slot2}, {treatment=treat}, {patient=who2}, {therapist=pro} if possible
keep {slot=slot2} for {treatment=treate}

%tool kneadwell-pain-entry POST /v3/pain — one entry in the pain diary. level on the NRS scale 0..10.
%also Adds an ache with its strength to the diary.
%also Write down where it hurts, how much, how it feels, what set it off and what eased it.
%param body_part* (location, area) {"type": "string", "description": "where"}
%param level* (nrs, intensity) {"type": "integer", "minimum": 0, "maximum": 10, "description": "0 none .. 10 unbearable"}
%param kind (quality, type) {"type": "string", "enum": ["dull", "stabbing", "burning", "pulling"], "description": "quality"}
%param trigger (cause, after) {"type": "string", "description": "what brought it on"}
%param remedy (relief, helped_by) {"type": "string", "description": "what eased it"}
%param radiates_to (spreads_to, referred_area) {"type": "string", "description": "other body part it spreads into"}
%list nrs: 3 | seven => 7 | 5 | eight => 8 | 2 | four => 4 | 9 | six => 6 | 1 | ten => 10
%list bodyb: the calf | right arm | fingers | the groin | back of the head | left thigh | the ribs | big toe | lower belly | both feet | the ear
%list cause: carrying the shopping upstairs | yesterday's gardening | eight hours at the desk | sleeping on the sofa | that fall from the bike | lifting Milo | cold and damp weather | the dentist's chair | kneeling on tiles | bowling night | a sneeze
%list relief: a hot water bottle | ice | lying flat | ibuprofen gel | short walk | magnesium and a bath | the blue foam roller | an old wool scarf | heat patch from the chemist's | tea and a nap | Gran's cabbage leaves
%list causelong: bent down for the laundry, and there it was | slipped on the stairs with a crate of water | carried Rosie on my shoulders all round the zoo | slept in the tent, on stones, without a mat | ran for the bus in the wrong shoes | typing all day and then two hours of cello | moved the piano with Gunnar, never again | turned my head too fast in the car park | sat through the school play on a tiny chair | dug the whole bed, though I'd been warned
{body_part=body} hurts today, about {level=nrs}, {kind:stabbing=like a knife|as if somebody pricked me|sharp as needles}
I'd give my {body_part=body} a {level=nrs} right now, {kind:burning=as if it were on fire|red hot|like nettles}
{body_part=body} aching down into {radiates_to=bodyb}, {level=nrs} of ten, from {trigger=cause}
with {remedy=relief} it got down to {level=nrs}, {body_part=body} still sore from {trigger=cause}
{level=nrs} in {body_part=body} because of this: {trigger=causelong}
{body_part=body}, {level=nrs}, {kind:dull=a sort of heavy throb|more of a faint ache|nothing sharp}, {remedy=relief} helped
pain diary: {level=nrs} for the {body_part=bodye}

%tool kneadwell-pain-history GET /v3/pain — past entries of the pain diary for one region.
%also Returns what was written earlier about an ache.
%also Look back over complaints in one spot of the body, within a span of days, or only those that mention something.
%param body_part* (location, area) {"type": "string", "description": "where"}
%param since (start, date_min) {"type": "string", "description": "lower bound"}
%param until (end, date_max) {"type": "string", "description": "upper bound"}
%param order (sort, sequence) {"type": "string", "enum": ["newest", "oldest", "strongest"], "default": "newest", "description": "sequence"}
%param mentions (contains, q) {"type": "string", "description": "words in trigger or remedy"}
%param nights_only (at_night, nocturnal) {"type": "boolean", "description": "22:00-06:00"}
%list painword: ibuprofen | gardening | cold weather | heat patch | Gunnar's piano | swimming | shopping and stairs | cello | ice | long drives | high heels | the new mattress
%list painwords: heat patch, but only after a night shift | carried something heavy up the stairs | swimming helped, cycling made it worse | long drive, no break, bad seat | ice for ten minutes, then tea and rest | sat at the desk until after six | slept badly on the old mattress | wore the new shoes, walked to work | weather change, rain before noon | took two tablets and lay down
what did I write about my {body_part=body}, {order:strongest=the worst days on top|nastiest first|most awful ones up front}
look back at {body_part=body} since {since=since}, {nights_only:true=just what kept me awake|only in the small hours|while I should have been asleep}
from {since=since} to {until=till}, how was my {body_part=body}
anything in {body_part=body} before {until=till} that had to do with {mentions=painword}, going back to {since=since}
old notes on {body_part=body} where I said {mentions=painwords}
{since=since}, {body_part=body}, {mentions=painword}, {order:oldest=from the very beginning|in the order it happened|earliest ones up front}
~ what's the story so far with my {body_part=bodye}

%tool kneadwell-assign-exercise PUT /v3/homework — puts an exercise on a patient's home programme.
%also Gives a patient something to practise at home.
%also Prescribe a movement with rounds, seconds of holding and what is needed for it.
%param exercise* (movement, drill) {"type": "string", "description": "movement, plain words"}
%param patient* (client, for_whom) {"type": "string", "description": "who does it"}
%param assigned_by (therapist, prescriber) {"type": "string", "description": "who prescribes it"}
%param sets (rounds, repeats) {"type": "integer", "minimum": 1, "description": "rounds"}
%param hold_seconds (hold, seconds) {"type": "integer", "description": "s"}
%param equipment (aid, gear) {"type": "string", "enum": ["none", "band", "ball", "wall"], "description": "aid"}
%param stop_if_painful (caution, pain_warning) {"type": "boolean", "description": "warn the patient"}
%list drill: wall sits | clamshells | heel drops | cat and cow | the penguin walk | neck turns | bridge on one leg | marble picking with the toes | bird dog | calf stretch on a step | pendulum swings | ankle circles, both ways
%list rounds: three => 3 | 2 | four => 4 | 5 | two => 2 | 6 | five => 5 | 3 | ten => 10 | 8
%list secs: 30 seconds => 30 | a minute => 60 | 20 seconds => 20 | ten seconds => 10 | 45 s => 45 | fifteen seconds => 15 | 5 seconds => 5 | 40 sec => 40 | half a minute => 30 | ninety seconds => 90
%list drilllong: stand on one leg, eyes closed, and count slowly | roll the foot over a bottle while brushing teeth | squeeze a towel with both hands, then let go | sit, lean forward, and push the knees apart | lie down, pull the belly in, breathe for a minute | draw the alphabet in the air with the big toe | climb the stairs sideways, hand on the rail | lift the hips, hold, lower bone by bone | walk backwards along the hall before breakfast | press the palms together, elbows out, at your desk
%list drille: the wall flower | ball of the foot roll | rubber band man | the stop sign | one-minute plank | the none-shall-pass hold | Round the World | second wind | three-point kneel | set piece stretch
~ have {patient=who2} do {exercise=drill}, {equipment:none=with bare hands|no gear needed|just the body}
give {exercise=drill} to {patient=who2}, {sets=rounds} rounds, {stop_if_painful:true=but quit if it hurts|not through the ache|careful when it stings}
{assigned_by=pro} wants {patient=who2} to practise {exercise=drill} for {hold_seconds=secs}
for {patient=who2} from {assigned_by=pro}: {exercise=drill}, {equipment:band=with the rubber strap|using that stretchy thing|against the elastic}
at home {patient=who2} should {exercise=drilllong}
{exercise=drill}, {sets=rounds} times {hold_seconds=secs}, {patient=who2}, {equipment:wall=leaning on the plaster|back to the bricks|up against the side of the house}
add {exercise=drille} for {patient=who2}

%server mealdiary

%tool log_meal Log what was eaten in the food diary.
%also Records a meal with its calories.
%also Adds an entry to the diary of what the user ate or drank, at which meal and how many calories it had.
%param description* (food, entry) {"type": "string", "description": "What was eaten"}
%param meal (meal_type) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "Which meal"}
%param calories (kcal, energy) {"type": "integer", "description": "Energy in kcal"}
%list eaten: two slices of pizza | bowl of porridge with blueberries | chicken salad and a roll | three scrambled eggs on toast | two bananas | half a bag of crisps | lentil soup with bread | salmon with rice and broccoli | big cappuccino and a croissant | leftover curry | handful of almonds | greek yoghurt with honey | cheeseburger and fries | tuna sandwich | veggie chili | four sushi rolls | protein shake | apple slices with peanut butter | spaghetti bolognese | slice of birthday cake | just black coffee
%list mealname: breakfast => breakfast | lunch => lunch | dinner => dinner | supper => dinner | an afternoon snack => snack | a snack => snack | brekkie => breakfast
%list kcal: 450 calories => 450 | 600 kcal => 600 | around 300 calories => 300 | five hundred calories => 500 | 820 calories => 820 | 120 kcal => 120 | 1100 calories => 1100 | two hundred kcal => 200
%list eatx: two eggs and toast | a slice of pizza | chicken salad with feta | porridge | Anna's lasagne, a big plate | a handful of nuts | ramen | coffee with milk and a croissant | three dates | leftover curry with rice from last night | yoghurt | half a bagel
%list kclx: 450 kcal => 450 | 300 calories => 300 | 620 kcal => 620 | two hundred calories => 200 | 150 kcal => 150 | 800 calories => 800 | 95 kcal => 95 | 520 calories => 520 | 1100 kcal => 1100 | 75 calories => 75
%list kcal2: 320 kcal => 320 | 450 calories => 450 | 610 kcal => 610 | 180 | 720 calories => 720 | 95 kcal => 95 | 540
%list plateful: two eggs on toast with half an avocado | porridge with berries from the freezer | leftover curry from last night | a salad with chicken at my desk | far too many crisps at the match | soup, bread and a pear | a slice of cake with the team | pasta with pesto at my sister's | an apple on the train | sushi from the place under the office
I (had|ate) {description=eaten} for {meal=mealname}
log {description=eaten}, {calories=kcal}
{meal=mealname}: {description=eaten}
add {description=eaten} to my food diary
food log {description=eaten} {calories:450=450 kcal|four hundred fifty calories} {meal=mealname}
put down that I've just eaten {description=eaten}
~ for {meal=mealname} there was {description=eaten}, roughly {calories:600=600 calories|six hundred calories}
track my {meal=mealname} [please]
write {calories:300=300 calories} into the food diary
sinned a bit: {description=eaten}, that was {meal=mealname}, log it
~ I had {description=eatx} for {meal:breakfast=breakfast}
{meal:snack=snack|in between}: {description=eatx}, {calories=kclx}
note that I ate {description=eatx}, {calories=kclx}
just had {description=eatx}, add it, nothing else since breakfast
{calories=kcal2} from {description=plateful}
had {description=plateful} for {meal:lunch=lunch}
{meal:breakfast=breakfast}: {description=plateful}, roughly {calories=kcal2}
put down {description=plateful}, I was starving after the run
%lang de
trag ein, dass ich {description:Spaghetti mit Pesto=Spaghetti mit Pesto} zum {meal:dinner=Abendessen} hatte

%tool get_nutrition Look up nutrition facts of a food.
%also Returns calories, protein, fat and carbohydrates of a foodstuff.
%also Tells how healthy or fattening something is, for a portion of the given weight.
%param food* (item, food_name) {"type": "string", "description": "Food to look up"}
%param grams (weight_g, portion) {"type": "number", "description": "Portion in grams"}
%list food: avocado | quinoa | greek yoghurt | peanut butter | white rice | dark chocolate | chickpeas | oat milk | salmon | croissant | cashews | cottage cheese | sweet potato | Big Mac | hummus | lentils | mango | cheddar | tofu | pesto
%list grams: 100 grams => 100 | 250 g => 250 | 50g => 50 | a hundred grams => 100 | 30 grams => 30 | half a kilo => 500 | 150 g => 150 | 80 grams => 80
%list grx: 100 grams => 100 | 250 g => 250 | 30g => 30 | fifty grams => 50 | 180 g => 180 | half a kilo => 500 | 75 grams => 75 | 400 g => 400 | 20 grams => 20 | 125g => 125 | two hundred grams => 200
%list foodx: oatmeal | white rice | cottage cheese, low fat | peanut butter and jelly sandwich | Ben & Jerry's cookie dough | avocado | chicken breast with skin | skyr | dal makhani | dried figs | lentil soup from the can with bacon | mac and cheese | olive oil
%list food_es: aguacate | arroz blanco | pan integral | salmón | tofu | queso fresco | garbanzos
how many calories are in {food=food}
nutrition facts for {grams=grams} of {food=food}
is {food=food} high in protein
{food=food} carbs {grams=grams}
if I eat {grams=grams} of {food=food}, how much fat is that?
I'm watching my sugar, what about {food=food}
look up the nutritional values of {food=food}
what's in {grams=grams} of it, nutrition wise
how healthy is that snack, can you look up the calories
how much protein is in {grams=grx} of {food=foodx}
calories in {food=foodx}
{food=foodx}, {grams=grx}, what vitamins and fat has it got
carbs in {food=foodx}? I weigh 80 kilos
%lang es
cuántas calorías tiene {food=food_es}

%server medislot

%tool doc_find_slots Free appointments at doctors of a specialty.
%also Returns slots[].
%also When a specialist in a town could see you, between two days and with your kind of insurance.
%param specialty* (doctor_type, field) {"type": "string", "description": "Kind of doctor"}
%param town* (city, location) {"type": "string", "description": ""}
%param earliest (from, after) {"type": "string", "description": "Not before this day"}
%param latest (to, before) {"type": "string", "description": "Not after this day"}
%param insurance (coverage, payer) {"type": "string", "enum": ["public", "private", "none"], "description": "How it is paid"}
%list spec: dermatologist | eye doctor | dentist | cardiologist | paediatrician | orthopaedist | ENT specialist | gynaecologist | physiotherapist | allergist | neurologist | urologist | psychologist | GP | radiologist | orthodontist | rheumatologist | speech therapist
%list homeplace: Leipzig | Brooklyn | Lyon | Bristol | Kreuzberg | Valencia | Zurich | Leeds | Porto | Graz | Montreal | Utrecht | Krakow | Chamberí | Hackney | Malmö | Bologna | Cologne | Austin | Notting Hill | Altona | Queens | Dundee
%list spec2: dermatologist | eye doctor | ear, nose and throat doctor | dentist | paediatrician | heart specialist | GP | orthopaedist | doctor for knees and hips | neurologist
%list end: Friday | the end of May | the 30th | 1 September | Christmas | 15 June | the end of the month | next Sunday | 2027-03-31 | Easter | Monday noon | 24 Dec
%list spec3: dermatologist | dentist | eye doctor | orthopaedist | paediatrician | ENT | cardiologist
%list town: Ghent | Leeds | Malmö | Porto | Graz | Brno | Galway | Trieste | Lyon | Aarhus | Utrecht | Bath | Cork | San Sebastián | Gdańsk | Basel | Tampere | Split | Des Moines | Nagoya | Kassel | Bergen
%list town2: Verona | Hull | Innsbruck | Seville | Oulu | Dresden | Dover | Marseille | Ljubljana | Inverness | Bologna | Rotterdam | Aberdeen | Kraków | Nantes | Zurich | Boise | Osaka | Valencia | Linz
%list arzt: Hautarzt | Augenarzt | Zahnarzt | Kinderarzt | Orthopäden | HNO-Arzt | Hausarzt | Kardiologen
%list medico: dermatólogo | oculista | dentista | pediatra | cardiólogo | alergólogo | fisioterapeuta | traumatólogo
when (can I see|is there an appointment with) a {specialty=spec} in {town=homeplace}
{specialty=spec} {town=homeplace} between {earliest=date} and {latest=date}
free {specialty=spec} appointments in {town=homeplace} after {earliest=date}
{insurance:public=public insurance|publicly insured}, {specialty=spec}, {town=homeplace}, no later than {latest=date}
it's getting worse by the day, which {specialty=spec} in {town=homeplace} has time before {latest=date}
from {earliest=date} to {latest=date} any {specialty=spec} near {town=homeplace} that takes {insurance:private=private|private patients}
I pay it {insurance:none=myself|out of my own pocket}: {specialty=spec} in {town=homeplace} from {earliest=date}
until {latest=date}, not before {earliest=date}, {specialty=spec}, {town=homeplace}
{=firstname} can't sleep for the pain, who in {town=homeplace} could look at it, a {specialty=spec}, by {latest=date}
openings at a {specialty=spec} in {town=homeplace} for {insurance:private=privately insured people|private insurance}
I need a {specialty=spec} before {latest=date}
find a doctor in {town=homeplace}
find a {specialty=spec2} in {town=city2} from {earliest=day4} on
{specialty=spec2} in {town=city2} before {latest=end}, {insurance:private=private insurance|privately insured}
between {earliest=day5} and {latest=end}, any {specialty=spec2} free in {town=city2}
specialty {specialty=spec2}, town {town=city2}, not before {earliest=day4}, insurance {insurance:public=public}
in {town=city2}, who has time by {latest=end}, {specialty=spec2}
with {insurance:public=public insurance}, a {specialty=spec2} near {town=city2}
earliest {earliest=day4}, latest {latest=end}, place {town=city2}, {specialty=spec2}, {insurance:none=no insurance|not insured}
not after {latest=eday}, {specialty=spec3} in {town=town}, {insurance:public=public insurance|on public insurance}
as {insurance:private=a private patient|private}, {town=town2}, {specialty=spec3} from {earliest=sday}
{specialty=spec3} around {town=town}, [it itches,] from {earliest=sday} to {latest=eday}
%lang de
wann hat ein {specialty=arzt} in {town=city} frei, ab {earliest=date}
such einen {specialty=arzt} in {town=city}, ich bin {insurance:public=gesetzlich versichert|Kassenpatient}
%lang es
búscame cita con un {specialty=medico} en {town=city} antes de {latest=date}

%tool doc_book_slot Book an appointment with a doctor.
%also Returns a booking code.
%also Fixes a visit at a practice for you or somebody of your family, with the complaint.
%param doctor* (physician, practice) {"type": "string", "description": "Name of the doctor"}
%param slot* (when, appointment_time) {"type": "string", "description": "Day and time"}
%param patient (person, for) {"type": "string", "description": "Who is ill"}
%param complaint (reason, symptoms) {"type": "string", "description": "Reason for the visit"}
%list doctor: Dr. Weber | Dr Patel | Dr. Lindqvist | Doctor Okafor | Dr. Chen | Dr. Moreau | Doctor Singh | Dr Novak | Dr. Haddad | Dr. O'Brien | Praxis am Markt | Dr. Rossi | Dr Kim | Dr. Yilmaz | Elm Street Practice | Dr. Costa | Dr. Brandt | Doctor Reyes | Dr. Santos | Dr Bell
%list child: son | daughter | wife | husband | mother | father | youngest | niece | nephew | little brother | twin sister | grandson | mother-in-law | partner | flatmate | stepson | granddaughter | sister | uncle | eldest
%list patient: Mia | grandpa | Tom | mum | Leo | Aunt Rosa | Emma | dad | Hannah | Uncle Joe | Ben | Priya | Oskar | grandma | Zoe | Samir | little Max | Clara | Yuki | Felix
%list complaint: back pain | dizziness in the morning | swollen ankle | blurry vision | ear ache | itchy scalp | trouble sleeping | knee pain when climbing stairs | migraine | stomach cramps | hay fever | numb fingers | chest tightness | rash on the arm | sore throat | persistent cough | wobbly tooth | yearly check-up | flu vaccination | travel certificate | stiff neck
%list docs7: Dr. Lindqvist | Dr. O'Hara | Mr. May | the dentist on Mill Lane | Dr. Park | Professor Winter | Dr. van Dam | the eye doctor | Dr. Friday | Dr. Moor and Partners
%list whenx: Friday at 9 | the 14th at noon | Monday 10:15 | Thursday afternoon | 5 May at 14:30 | Saturday at eleven | next Tuesday at 4 pm | Wednesday 18:00 | the 3rd, half past two | Sunday morning at seven | 12 June, 8 am | Tuesday
%list kids: Milo | Ana Lucia | Theo | little Grace | Sam | Nora | Jean-Luc | Poppy | Ravi | Toby
%list cmpl: back pain since Sunday | a rash on both arms | a cough, no fever | check-up | pain in the knee after running | an ear infection | bad sleep and dizziness | a follow-up on the blood test | headaches at work | hay fever
%list pplb: Rupert | Priya Nair | Mr. St. James | Wren | Fatima | Jo-Ann Becker | Little Ed | Mrs. O'Dowd | Casper van Dam | Leila | Ms. Whitlock | Grandpa Joe
%list cmplc: his knee hurts after running | can't sleep, feels dizzy | she fell off the swing and her arm is blue | the tooth comes and goes | coughs at night, but no fever | rash | new glasses don't fit | wants the results from May | back hurts since we moved house | ears
%list family: Ben | Ida | dad | Mila | the twins | grandpa | Oscar | Nora | uncle Joe | Finn | mum | Leo
%list doc: Dr. Sole | Dr. Winter | Dr. Okonkwo | Dr. Brandt | the paediatrician Dr. Ahn | Dr. Kaya
%list ill: a rash on the back of his knees | ringing in the left ear since monday | pain under the ribs when breathing in | a cough that won't go away | swollen ankle after a fall from the ladder | the check-up for four-year-olds | dizzy in the mornings
%list slot2: friday at 10 | tuesday 16:30 | the 8th at noon | tomorrow at 9 | monday at half past two | thursday at 5pm | next wednesday, 11:15 | saturday morning at ten | 12 june at 14:00 | sunday around 3
book [me] (an appointment|a slot) with {doctor=doctor} {slot=when}
{doctor=doctor} {slot=when}, for my {patient=child}
(get|make) {patient=patient} an appointment at {doctor=doctor} {slot=when} because of {complaint=complaint}
~ {patient=patient} has {complaint=complaint}, we could go to {doctor=doctor} {slot=when}
{slot=when} works, put me down at {doctor=doctor}
{complaint=complaint}: {doctor=doctor}, {slot=when}
take the {slot=time} at {doctor=doctor} for my {patient=child}, it's about {complaint=complaint}
I'd like {doctor=doctor} to have a look at {complaint=complaint} {slot=when}
reserve {slot=when} with {doctor=doctor}, my {patient=child} is the patient
please see that {doctor=doctor} expects {patient=patient} {slot=when}
book {slot=when} for {patient=patient} because of {complaint=complaint}
I want an appointment with {doctor=doctor}
appointment with {doctor=docs7} on {slot=whenx} for {patient=kids}
book {doctor=docs7} on {slot=whenx} for {complaint=cmpl}
doctor {doctor=docs7}, slot {slot=whenx}, patient {patient=pplb}, complaint {complaint=cmplc}
{patient=kids} has to see {doctor=docs7} {slot=whenx} about {complaint=cmpl}
for {patient=pplb}, reason {complaint=cmplc}: {doctor=docs7}, {slot=whenx}
{slot=whenx}, {doctor=docs7}, because of {complaint=cmpl}
for {patient=family} with {doctor=doc}, {complaint=ill}, {slot=slot2}
{complaint=ill}, {patient=family} should see {doctor=doc} {slot=slot2}
at {doctor=doc}'s {slot=slot2} because of {complaint=ill}
%lang de
~ buch mir {slot=when} einen Termin bei {doctor=doctor}
%lang es
pídeme cita con {doctor=doctor} para {patient=person} {slot=when}

%server moodring

%tool moodring-check-in Log my mood.
%also Returns the entry of today.
%also Writes down how somebody feels, how much energy there is from one to ten, and why.
%param mood* (feeling, state) {"type": "string", "enum": ["great", "good", "okay", "low", "awful", "anxious"], "description": "How it is"}
%param energy (level, vigour) {"type": "integer", "description": "One to ten"}
%param because (reason, note) {"type": "string", "description": "Reason"}
%list energy: 7 | three => 3 | 9 | five => 5 | 2 | 4 | eight => 8 | 6 | 10 | one => 1
%list why: row with my sister | slept badly again | long walk in the woods | too much work | the exam went well | rain for five days | nothing to do and nobody around | dinner with old friends | doctor's call tomorrow | baby kept us up | sun and coffee on the balcony | news about grandpa | first day without pain | moving in two weeks | got the job | headache since noon | run along the river | money worries | holidays in sight | a letter from Ana
%list because: slept badly | the boss shouted at me, again | sunny walk with Mia | exam on Friday | too much coffee and no lunch | finally finished the shed | headache | nobody called on my birthday except grandma | long train ride to Leeds | new job | argument with Tom about the car | got the flat
%list energy2: 3 | 7 | four => 4 | 8 | 2 | nine => 9 | 5 out of 10 => 5 | 6 | one => 1 | 10
%list energie_de: 7 | drei => 3 | 9 | fünf => 5 | 2
%list energia_es: 7 | tres => 3 | 9 | cinco => 5 | 2
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
I feel {mood:anxious=anxious|nervous|on edge}: {because=because}
note that I'm {mood:okay=okay|so-so|all right} today, energy {energy=energy2}
put me down as {mood:low=low|a bit down|glum}, energy {energy=energy2}, reason: {because=because}
{mood:great=great|fantastic|wonderful} day, write it into the tracker, it's the tenth in a row
%lang de
mir geht's {mood:good=gut|ganz gut}, Energie {energy=energie_de}
%lang es
hoy estoy {mood:low=de bajón|triste}, energía {energy=energia_es}

%tool moodring-trend Show how my mood developed.
%also Returns a curve of moods.
%also Compares the entries from one day to another by day, week or month, alone or against sleep, sport, weather or work.
%param first_day* (since, start) {"type": "string", "description": "From"}
%param last_day (until, end) {"type": "string", "description": "To"}
%param step (per, resolution) {"type": "string", "enum": ["day", "week", "month"], "description": ""}
%param against (versus, factor) {"type": "string", "enum": ["sleep", "sport", "weather", "work"], "description": "Compared with"}
%list pstart: may 1 | last monday | january | the 3rd | sunday | easter | june 12 | christmas | 2026-10-01 | the beginning of the year | last week | friday | march | thursday | new year | november 5 | the first of august
%list pend: may 31 | yesterday | june | the 20th | saturday | today | july 4 | now | 2026-10-31 | last night | wednesday | the end of april | tuesday | september | the 28th | noon
%list daypx: 1 March | last Monday | 12 January | the 3rd | 8 May | New Year's Day | the start of April | 30 June | last Sunday | the 1st of February
%list dayqx: yesterday | today | 31 August | the 28th | the end of July | last Friday | 15 September | the 30th of August | this Tuesday | 9 December
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
show my mood from {first_day=daypx} to {last_day=dayqx}, {step:week=by week|weekly}
against {against:sleep=sleep|my sleep}, mood since {first_day=daypx}
from: {first_day=daypx}, to: {last_day=dayqx}, step: {step:day=day|daily}, versus: {against:work=work}
mood until {last_day=dayqx} beginning with {first_day=daypx}, compared with {against:sport=sport|exercise}
{step:month=monthly|month by month} mood trend since {first_day=daypx}, compared to {against:weather=the weather}

%server nibblenote

%tool nibblenote.logMeal Logs something eaten in the food diary. Calories are estimated from the text. Not for planning ahead, see planMeal.
%also Adds food that was eaten.
%also Note down what somebody had, at which meal, how many grams, where it was and who sat at the table.
%param food* (item, description) {"type": "string", "description": "What was eaten"}
%param mealType (meal, occasion) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": ""}
%param portionGrams (grams, weight) {"type": "number", "description": "Portion in grams"}
%param eater (person, profile) {"type": "string", "description": "Family member who ate it"}
%param madeBy (cook, source) {"type": "string", "description": "Who cooked or sold it"}
%param comment (note, remark) {"type": "string", "description": "Comment"}
%list food: two slices of rye bread | porridge with figs | a bowl of miso soup | chips and peas | Gran's lentils | pad thai | half an avocado | eggs, beans, toast | yoghurt | leftover curry | lox bagel | a handful of nuts
%list gram: 200 grams => 200 | 150 g => 150 | 1.5 kilos => 1500 | half a kilo => 500 | 80 g => 80 | 350 grams => 350 | 120 | 60 grams => 60 | a kilo => 1000 | 250g => 250
%list foodlong: half a pizza, the crusts and two olives | rice with beans, and later an ice cream at the lake | toast, a boiled egg and what Theo left over | soup at noon, bread with it, no butter | a big salad with tuna, corn and too much dressing | the rest of the birthday cake, standing at the fridge | pancakes with syrup, three of them, maybe four | noodles from the stand, extra peanuts, mild sauce | cheese and grapes while watching the match | a pretzel on the way to the train
%list mealword: tasted better than it looked, add lemon next time | stomach ache an hour later, maybe the milk | shared with Jo, so really only half | too salty, drank two litres after that | first time she tried it, no rash so far | ate it far too fast, between two calls | wasn't hungry, it was just there | made without onions, worked well | Theo left the peas, as always | good before a long run, remember that
%list foode: a breakfast burrito | dinner rolls | lunchbox crackers | Mum's own apple cake | a snack bar with cherries | late-night ramen | a pound of cherries | Chef Louis's salad | picnic eggs | family-size lasagne
I had {food=food}, about {portionGrams=gram}, {mealType:breakfast=first thing in the morning|right after getting up|as my first bite of the day}
just ate {food=food}, {mealType:snack=between meals|a little something in between|only a nibble}
{eater=who} ate {food=food} made by {madeBy=whob}
{food=food} from {madeBy=who}'s kitchen went into {eater=whob}
put down that {eater=kid} finished {food=foodlong}
{portionGrams=gram}, {food=food}, {eater=kid}, {comment=mealword}
ate {food=foode}

%tool nibblenote.planMeal Plans a dish for a coming day. Ingredients are added to the shopping list unless skipShopping is set.
%also Puts a dish on the menu of a day.
%also Decide what will be eaten when, by how many, who stands at the stove, and which diet it must respect.
%param dish* (meal, recipe) {"type": "string", "description": "Dish"}
%param day* (date, onDay) {"type": "string", "description": "Day"}
%param servings (people, portions) {"type": "integer", "minimum": 1, "description": "How many people"}
%param cook (chef, madeBy) {"type": "string", "description": "Who cooks"}
%param guest (visitor, forWhom) {"type": "string", "description": "Guest of honour"}
%param diet (variant, restriction) {"type": "string", "enum": ["vegetarian", "vegan", "gluten_free", "dairy_free"], "description": "Variant"}
%param skipShopping (noShopping, haveAll) {"type": "boolean", "description": "Do not add ingredients to the shopping list"}
%list dish: ratatouille | mac and cheese | shepherd's pie | dal | fish fingers, mash, peas | Tuesday tacos | risotto with lemon | Auntie's dumplings | paella | pumpkin soup | gnocchi | burgers from the grill
%list people: two => 2 | four => 4 | 6 | five => 5 | eight => 8 | 3 | 10 | a dozen => 12 | seven => 7 | 9
%list dishlong: roast chicken with potatoes, carrots and Gran's gravy | the noodle thing we had at Jo's in May | soup from the freezer, bread, whatever cheese is left | fish on the grill, if it doesn't rain by six | pancakes, first savoury, then sweet for the kids | stuffed peppers with rice and a bit of mint | big lasagne, half of it for the freezer | birthday cake for Ben, three layers, no nuts | cold noodles with cucumber, eaten on the balcony | curry from scratch, start it at four
{dish=dish} for {day=day}, {servings=people} people, {diet:vegan=nothing from animals|no meat, eggs or dairy}
let's have {dish=dish} on {day=day2}, {skipShopping:true=we've got everything in|no need to buy anything|the fridge is full}
{day=day} {cook=who} makes {dish=dish} because {guest=whob} is coming
{guest=who} visits on {day=day2}, {dish=dish} by {cook=whob}
menu for {day=day}: {dish=dishlong}, {servings=people} of us
{day=day}, {servings=people} at table, {dish=dish}, {diet:gluten_free=mind the coeliac|no wheat in it}, {cook=who} at the stove
before I forget the vegetables again: {dish=dish} {day=day}

%tool nibblenote.searchFoods Full-text search in the food database (4 million products). Returns nutrition per 100 g.
%also Look up products and their nutrition.
%also Find a food by words, of a brand, sold at a shop, ordered by calories or protein, or only among those entered by oneself.
%param query* (q, term) {"type": "string", "description": "Search words"}
%param brand (maker, producer) {"type": "string", "description": "Manufacturer"}
%param store (shop, retailer) {"type": "string", "description": "Shop that sells it"}
%param sortBy (order, sort) {"type": "string", "enum": ["relevance", "calories_asc", "protein_desc"], "default": "relevance", "description": ""}
%param ownOnly (mine, custom) {"type": "boolean", "description": "Only foods created by the user"}
%list prod: oat milk | crunchy peanut butter | skyr | tinned chickpeas | rye crackers | smoked tofu | ice cream | muesli with dates | tomato passata | hummus | instant noodles, hot | lentil crisps
%list brand: Halloran's | Vita Nord | Bell & Son | kornblume | Big Oat | Ma Tilly | Tre Gatti | Sunny Side | Frères Lemoine | oyo | Field and Barn | Dr. Pohl
%list shop: the corner shop | Freshmarkt | Kessler's | Aldermann | the health food place | Market Hall 3 | Spar-Rite | the canteen | greens and beans | Oma's Laden | petrol station
%list prodlong: crackers with seeds, the ones in the green box | chocolate without sugar, at least 70 percent cocoa | yoghurt for babies, no fruit, small cups | the frozen spinach with garlic we had in June | bread that lasts a week, sliced, wholegrain | little tins of tuna in water, not in oil | bars to eat on a run, easy to open | soup for one, ready in two minutes | cheese that melts well, mild, for the kids | granola with nuts and as few raisins as possible
%list prode: own-brand cola | light mayonnaise | store-bought pie crust | high-protein bread | my mother's chutney | relevant-sounding oat bar | corner shop samosa | low-calorie jam | branded water | homemade-style soup
what's in {query=prod} by {brand=brand}, {sortBy:calories_asc=leanest on top|the least fattening first|lightest at the top}
nutrition of {query=prod}, {ownOnly:true=just what I typed in myself|only the ones I made up|none but mine}
{query=prod} from {brand=brand} as sold at {store=shop}
at {store=shop} they have {query=prod}, made by {brand=brand}, how bad is it
is there {query=prodlong}
{brand=brand} brand, {query=prod}, {sortBy:protein_desc=whatever builds most muscle first|most muscle food first}, at {store=shop}
look up {query=prode}

%tool nibblenote.listEntries Lists diary entries of a period. Without endDate up to today.
%also What was eaten between two dates.
%also Read back the food diary of somebody from one day to another, one meal of the day only, in full or as totals.
%param startDate* (from, since) {"type": "string", "description": "First day"}
%param endDate (to, until) {"type": "string", "description": "Last day"}
%param eater (person, profile) {"type": "string", "description": "Family member"}
%param mealType (meal, occasion) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": ""}
%param totalsOnly (summary, sums) {"type": "boolean", "description": "Sums without single foods"}
%param contains (text, query) {"type": "string", "description": "Only entries with these words"}
%list atelong: cake at work, because somebody had a birthday | wine with dinner, and more after ten | noodles from the stand, eaten on the train | milk, and itching an hour or two later | two helpings, although the first was enough | ice cream at the lake with the cousins | nothing until noon, then far too much | chips from the van, shared with Theo | soup and bread, stomach fine for once | chocolate on the sofa, whole bar, no regrets
%list ate: ice cream | nuts | anything with milk | red wine | pizza | Gran's cake | eggs | coffee and cake | crisps | tofu | fish | chocolate
what did I eat since {startDate=from}, {mealType:dinner=only what I had at night|just the last meal of the day}
the food diary from {startDate=from} on, {totalsOnly:true=no details|bottom line only|just the sums}
what went into {eater=who} from {startDate=from} to {endDate=until}
until {endDate=until}, beginning with {startDate=from}, {eater=kid}'s meals
since {startDate=from}, all diary lines with {contains=atelong}
{startDate=from} to {endDate=until}, {contains=ate}, {eater=who}, {mealType:lunch=at midday|what there was at noon}
over breakfast I wondered what I have eaten since {startDate=from}

%tool nibblenote.logDrink Logs a drink. amountMl in millilitres.
%also Adds something that was drunk.
%also Note a beverage with its volume, when and where it was had, and whether it was without caffeine or sugar.
%param drink* (beverage, item) {"type": "string", "description": "Beverage"}
%param amountMl (ml, volume) {"type": "integer", "description": "Millilitres"}
%param time (at, when) {"type": "string", "description": "Time of day"}
%param decaf (caffeineFree, noCaffeine) {"type": "boolean", "description": "No caffeine"}
%param sweetness (sugar, sweetener) {"type": "string", "enum": ["none", "light", "regular"], "description": "Added sugar"}
%param place (location, where) {"type": "string", "description": "Where"}
%list drink: a flat white | mint tea | tap water | orange juice with bits | kombucha | hot chocolate | a pint of stout | iced latte | lemonade | miso broth | oat cappuccino | gin and tonic
%list amount_ml: 250 ml => 250 | half a litre => 500 | 300 ml => 300 | a litre => 1000 | 200 | 330 ml => 330 | 1.5 litres => 1500 | 400ml => 400 | 180 | 750 ml => 750
%list placeat: work | the gym | Gino's | home | Gran's house | the café on the corner | the stadium | school | the lido | The Crown and Anchor | the office | Jo's party
%list drinklong: a smoothie with banana, spinach and a spoon of honey | two glasses of the red that Jo brought | ginger tea with lemon, because my throat hurts | cold brew over ice, the big one, half milk | water with a slice of cucumber and some salt | the rest of Theo's cocoa, before it got cold | beer after the match, then another one | hot milk with turmeric at ten, to sleep better | sparkling water with a splash of elderflower | apple juice, mostly foam, from the school fair
%list place2: work | the gym | Gino's | home | Gran's house | café on the corner | the stadium | school, in the yard | on the balcony | The Crown and Anchor | desk | Jo's party
%list drinke: decaf-style barley brew | a sweet Sherry | half-pint shandy | morning-blend tea | kitchen-sink smoothie | an eight o'clock espresso | Sugar Plum tea | light beer | office coffee | a litre-size cola
had {drink=drink} at {time=at}, {decaf:true=without the kick|the kind that lets you sleep|no stimulants in it}
drank {amountMl=amount_ml} of {drink=drink}, {sweetness:none=nothing stirred in|unsweetened|not a grain of sugar}
~ {drink=drink} at {place=placeat} at {time=at}
at {time=at} I was at {place=placeat} and had {drink=drink}
down went {drink=drinklong}, {amountMl=amount_ml}
{amountMl=amount_ml}, {place=place2}, {drink=drink}, {sweetness:light=just a touch of honey|barely sweet}
one more drink: {drink=drinke}

%server nutriscope

%tool nutrient_facts Nutrition facts of a food.
%also Returns calories, protein, fat, sugar and more.
%also How much energy, salt or vitamins something to eat has, in general or in an amount of it.
%param food* (item, product) {"type": "string", "description": "Food or drink"}
%param grams (amount_grams) {"type": "number", "description": "Amount in grams"}
%param nutrient (what, substance) {"type": "string", "enum": ["calories", "protein", "fat", "sugar", "fiber", "salt", "iron", "vitamin_c"], "description": "Only this one"}
%list nutrient: calories => calories | kcal => calories | protein => protein | fat => fat | sugar => sugar | fibre => fiber | fiber => fiber | roughage => fiber | salt => salt | sodium => salt | iron => iron | vitamin c => vitamin_c
%list food: avocado | salmon | greek yoghurt | red lentils | banana | white rice | almonds | peanut butter | boiled eggs | dark chocolate | cottage cheese | tofu | sweet potato | croissants | oat milk | chickpeas | kale | beef mince | gouda | blueberries | pretzels | quinoa | orange juice | hummus
%list grams: 100 g => 100 | 50 grams => 50 | 250 g => 250 | 30 g => 30 | half a kilo => 500 | 150 grams => 150 | 1 kg => 1000 | 75 grams => 75 | 200g => 200
%list grams2: 100 grams => 100 | 250 g => 250 | 30 grams => 30 | half a kilo => 500 | 80 g => 80 | 150 grams => 150 | 500 g => 500 | fifty grams => 50 | 200 g => 200 | 1 kg => 1000
%list food2: lentils | brown rice | avocado | cottage cheese | dark chocolate with sea salt | porridge | mackerel in oil | kidney beans and corn | gouda | orange juice | rye bread with seeds | tofu
%list stuff_food_de: Linsen | Quark | Lachs | Erdnussbutter | Mandeln | Vollkornbrot | Hüttenkäse | Tofu | Kichererbsen | Gouda
%list food_es: almendras | queso manchego | arroz blanco | chocolate negro | aguacate | lentejas | jamón serrano | pan integral | hummus | atún
how many {nutrient=nutrient} are in {food=food}
~ how much {nutrient=nutrient} does {food=food} have
{food=food} {nutrient=nutrient} [per {grams=grams}]
{grams=grams} of {food=food}: how much {nutrient=nutrient}?
nutrition facts for {food=food}[, {grams=grams}]
is {food=food} (fattening|good for me|healthy), give me the numbers
{nutrient=nutrient} in {grams=grams} {food=food}
my doctor says more {nutrient=nutrient}. if I eat {grams=grams} of {food=food}, what do I get
would {food=food} wreck my diet
what's in {food=food} besides taste
how much {nutrient=nutrient} is in {grams=grams}
{nutrient:protein=protein} in {grams=grams2} of {food=food2}
how healthy is {food=food2}
{grams=grams2} {food=food2}, how many {nutrient:calories=calories|kcal}
is there much {nutrient:iron=iron} in {food=food2}
%lang de
wie viel {nutrient:protein=Eiweiß|Protein} (steckt|ist) in {grams:100=100 g|100 Gramm} {food=stuff_food_de}
%lang es
¿cuántas {nutrient:calories=calorías} tienen {grams:50=50 gramos|50 g} de {food=food_es}?

%tool diary_add_food Write something eaten into the food diary.
%also Adds an entry to the food diary.
%also Keep track of what was had, how much of it, at which meal and on what day.
%param food* (item, dish) {"type": "string", "description": "What was eaten"}
%param amount (portion, quantity) {"type": "string", "description": "How much of it"}
%param meal (occasion) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": "At which meal"}
%param date (day) {"type": "string"}
%list eaten: porridge with berries | cheese on toast | chicken salad | two fried eggs | leftover pizza | tomato soup | sushi | leftover curry | yoghurt and granola | turkey sandwiches | pasta with pesto | cornflakes | rice and beans | crisps | two flat whites | roast vegetables | fish and chips | hummus with carrots | banana bread | three dumplings | scrambled eggs on rye | half a melon | dried apricots
%list amount: 200 g | a big bowl | two handfuls | 330 ml | half a plate | three pieces | 150 grams | a small portion | one cup | 30 g | two scoops | a quarter | 80 grams | a large glass | five spoonfuls | 1 serving
%list pastday: yesterday | monday | sunday | the day before yesterday | last friday | this morning | the 3rd | today | last night | tuesday
%list foods: bread and butter | porridge with berries | an apple | lentil soup | chicken with rice, no skin | pizza | yoghurt | two eggs on toast | Pino's lasagne | mac and cheese | walnuts | leftovers from The Anchor
%list onpast: Monday | 3 June | the 12th | Friday | 2026-01-15 | the 4th of July | Tuesday | Sunday | 28 February | Thursday | May 6
%list portions: 200 g | two slices | a handful | one bowl | half a plate | 3 pieces | a small cup | 150 grams | a spoon or two | a big portion
%list pastdate: yesterday | last Monday | 1 May | the 12th | last week | three days ago | Friday | 3 June | the beginning of the month | last Sunday | 2026-01-15 | the 4th of July | Monday morning
%list amt: 200 grams | a big plate | half a portion | two slices | about a cup | 330 ml | a handful | one bowl
%list eaten2: a bowl of muesli with yoghurt | cheese sandwich | leftover curry | an apple and some nuts | the last slice of birthday cake | porridge with honey | fish and chips from the pier | lentil salad
%list past2: yesterday | last monday | the 3rd | friday | two weeks ago | last month | march 12 | 2025-01-20 | the start of the year | tuesday | the day before yesterday | august 1st
%list eaten_de: Haferbrei mit Beeren | Käsebrot | Apfelkuchen | Linsensuppe | Nudeln mit Pesto | Naturjoghurt | Rührei | Schnitzel mit Pommes | zwei Brezeln | Gurkensalat
I (had|ate) {food=eaten} for {meal:breakfast=breakfast}
{meal:lunch=lunch} was {food=eaten}, {amount=amount}
log {food=eaten} [as a {meal:snack=snack|nibble}]
{date=pastday} {meal:dinner=dinner|supper}: {food=eaten}, {amount=amount}
{amount=amount} of {food=eaten}, {meal:lunch=midday|lunch}, {date=pastday}
just finished {food=eaten}, write that down
(note|put) {food=eaten}, {amount=amount}, {date=pastday} at {meal:breakfast=breakfast} into my food diary
~ couldn't resist: {food=eaten} {meal:snack=between meals|in the afternoon as a snack}
{date=pastday} I had {food=eaten} {meal:dinner=in the evening|for dinner} and forgot to enter it, {amount=amount}
(ok|so) there went {food=eaten}, {amount=amount}, count it
put my {meal:lunch=lunch} {date=pastday} in the food diary
track {amount=amount} for {meal:snack=a snack}
add {food=foods} for {meal:lunch=lunch}
I ate {food=foods} at {meal:breakfast=breakfast} on {date=onpast}
food {food=foods}, amount {amount=portions}, meal {meal:dinner=dinner}, date {date=pastdate}
for {meal:dinner=dinner}, {food=foods}, {amount=portions}
{meal:snack=snack}: {food=foods}, {date=pastdate}
~ as a {meal:snack=snack} on {date=onpast} I had {food=foods}, {amount=portions}
log {amount=portions} of {food=foods}
amount: {amount=portions} / food: {food=foods} / meal: {meal:lunch=lunch}
{amount=amt} of {food=eaten2} at {meal:breakfast=breakfast}
for {meal:snack=a snack|elevenses} I had {food=eaten2} {date=past2}
{date=past2}, {food=eaten2}, {amount=amt}, I regret nothing
%lang de
schreib {food=eaten_de} {meal:breakfast=zum Frühstück} ins Essenstagebuch

%server pharmafind
%list pplace: Ghent | Old Town | Södermalm | our hotel in Nice | Cork | Camden | Leipzig West | Trieste | Harlem | Lindau | station in Bologna | Bath | Tampa | Alfama | Newcastle | Kreuzberg | Perth | Salzburg | Queens | village of Castle Combe | airport | Graz | Marylebone | Oporto
%list med: ibuprofen | Ventolin | amoxicillin | omeprazole | paracetamol for children | insulin glargine | nasal spray with salt | EpiPen | cetirizine | levothyroxine 50 | Voltarol | metformin | morning-after pill | azithromycin | vitamin D and calcium | eye drops for allergies | codeine | loperamide | Nicorette | ear drops | cortisone ointment | methotrexate | salbutamol | rehydration powder | antibiotic for my sinuses
%list towns: Graz | Leeds | Vigo | St. Ives | Kraków | Stow on the Wold | Cork | Basel | Newcastle upon Tyne | Lyon | Bad Ischl | Tampa | La Paz | the old town

%tool pharmaOnDuty Find the pharmacy on duty.
%also Returns pharmacies with address and phone.
%also Which chemist is open at night, on Sundays or holidays around a place, at a moment, within so many kilometres.
%param place* (town, near) {"type": "string", "description": "Town or district"}
%param at (when, time) {"type": "string", "description": "When"}
%param radiusKm (within, distance) {"type": "integer", "description": "Kilometres around"}
%list nights: tonight | Sunday morning | Easter Monday | Monday 3 am | tomorrow night | Christmas Day | Saturday at 22:00 | the 1st of May | tonight at midnight | this evening | New Year's Eve around ten
%list kms: 5 km => 5 | 10 km => 10 | 3 km => 3 | 20 km => 20 | eight kilometres => 8 | 15 km => 15 | 2 km => 2 | 12 km => 12 | thirty kilometres => 30 | 25 kilometres => 25
which pharmacy is on duty in [the] {place=pplace} {at=when}
find a chemist open {at=time} within {radiusKm=int} km of [the] {place=pplace}
[the] {place=pplace}, {at=date}, {radiusKm=int} km
at {at=time} around [the] {place=pplace}, pharmacy on duty
duty pharmacy {place=pplace}
~ night chemist {place=pplace} {at=time}
~ sunday pharmacy {place=pplace}
which pharmacy is open {at=time}
the baby is running a temperature, it's late and everything in [the] {place=pplace} is shut
where could I get plasters {at=when}, we're in [the] {place=pplace} without a car so {radiusKm=int} km at most
somebody must sell painkillers at {at=time} in [the] {place=pplace}
it's a holiday and my inhaler is empty, [the] {place=pplace}
I don't care what they stock, is any apothecary open {at=when} near [the] {place=pplace}
which pharmacy is on duty in {place=towns} {at=nights}
{at=nights}, pharmacy on duty within {radiusKm=kms} of {place=towns}
place {place=towns}, radius {radiusKm=kms}, time {at=nights}
within {radiusKm=kms} around {place=towns}, which pharmacy is open for emergencies
time: {at=nights} / town: {place=towns}
emergency pharmacy near {place=towns}
%lang de
welche Apotheke hat {at=when} in {place=city} Notdienst
%lang es
¿qué farmacia está de guardia en {place=city} {at=date}?

%tool pharmaStock Check which pharmacies have a medicine in stock.
%also Returns pharmacies with quantity and price.
%also Where a drug can be had at once around a place, as tablets, drops, syrup, cream, spray or injection.
%param medicine* (drug, product) {"type": "string", "description": "Name of the drug"}
%param form (dosage_form, kind) {"type": "string", "enum": ["tablets", "drops", "syrup", "cream", "spray", "injection"], "description": ""}
%param place (near, town) {"type": "string", "description": "Town or district"}
%list meds: ibuprofen 400 | Nasivin | insulin | Thyrox 75 | amoxicillin | paracetamol with codeine | eye drops by Hylo | Salbutamol | vitamin D3 and K2 | aspirin | St. John's wort | cough medicine for kids
%list drugs: ibuprofen | paracetamol with codeine | cortisone | vitamin D3 | Thyrox 75 | antihistamine | Salbutamol | ambroxol | iron and zinc | diclofenac | St. John's wort | insulin
who has {medicine=med} in stock in [the] {place=pplace}
is {medicine=med} available as {form:syrup=syrup|a syrup} around [the] {place=pplace}
{medicine=med}, {form:tablets=tablets}, [the] {place=pplace}
in [the] {place=pplace}, {form:drops=drops}: {medicine=med}
{medicine=med} {place=pplace}
{medicine=med} {form:spray=spray}
{form:cream=cream} in stock {place=pplace}
check which pharmacies in [the] {place=pplace} have it
three shops told me {medicine=med} is sold out, where in [the] {place=pplace} should I try
my son can't swallow pills, does anyone carry {medicine=med} {form:drops=as drops|in drops}
I can't go on without {medicine=med} and the delivery was cancelled, who'd still have some near [the] {place=pplace}
before I walk all over [the] {place=pplace} for {medicine=med} {form:injection=ampoules|to inject}, tell me where it's lying on a shelf
no need to put it aside, just see who has {medicine=med} in [the] {place=pplace}
which pharmacies in {place=towns} have {medicine=meds}
is {medicine=drugs} in stock as {form:syrup=syrup|a syrup} in {place=towns}
medicine {medicine=drugs}, form {form:tablets=tablets}, place {place=towns}
in {place=towns}, who has {medicine=drugs} as {form:spray=spray|a spray}
form: {form:cream=cream} / drug: {medicine=drugs}
{medicine=drugs}, the {form:injection=injection}, around {place=towns}
who stocks {medicine=meds}

%tool pharmaPreorder Reserve a medicine at a pharmacy for pickup.
%also Returns a pickup code.
%also Has a chemist put packs of a drug aside until a moment, with a prescription number where one is needed.
%param medicine* (drug, item) {"type": "string", "description": "Name of the drug"}
%param pharmacy* (shop, chemist) {"type": "string", "description": "Where to collect it"}
%param packs (quantity, boxes) {"type": "integer", "description": ""}
%param pickup (collect_at, when) {"type": "string", "description": "When it is collected"}
%param prescription (rx, recipe_number) {"type": "string", "description": "Number of the prescription"}
%list chem: Boots in Hill Street | Löwen-Apotheke | Green Cross | Walgreens on Fifth | Farmacia Sol | Superdrug | St George Pharmacy | Pharmacie du Marché | Apotheke am Ring | CVS | Wells and Son | Elm Street Drugs | Corner Chemist | Farmacia Central | Park Pharmacy | Riverside Chemist in Bath | Bären-Apotheke | Duane Reade | Lloyds by the station | Old Swan | Farmacia de la Plaza
%list prescription: RX-4471 | 20981 | P 77-12 | E-301-556 | 884120 | RX 19 | rec-5530 | A7712 | 0091-X | K-2288
%list med2: ibuprofen 400 | Amoxicillin | nose spray for children | vitamin D | paracetamol and codeine | eye drops | L-Thyroxin 75 | cream for dry skin, big tube | aspirin | Salbutamol inhaler | tea for cough
%list pharm: Boots | Rose and Crown Pharmacy | Apotheke am Tor | St. Mary's | Harbour Pharmacy | Mill Lane Chemist | Kwame's | Green Cross | Löwen | Pharmacy by the Bridge
%list prescription2: RX-4471 | 90412 | E-118-77 | P3310 | rx2025-08 | K77-A | 5519204 | RP 56 | 0071183
%list phar: Boots at the station | the one on Mill Lane | St Anna | Adler-Apotheke | Lloyds in town | the green cross by the church | Rathaus
%list drug: Ramipril 5 | ibuprofen 400 | amoxicillin | my thyroid pills | Ventolin | eye drops with cortisone | insulin pens | metformin | L-thyroxine 75
%list prescription3: RX-8841 | 4471-B | E90021 | NHS-117 | 220-55-1
%list slot2: Friday at 7:30 | tomorrow at noon | Saturday 10 am | the 14th at half past six | Monday at eight | 3 May at 15:00 | Wednesday 9 o'clock | next Tuesday at 11 | tomorrow at quarter past five | Sunday 4 pm | the 22nd at 10.45 | Thursday at half ten
%list arznei: Ibuprofen | Hustensaft für Kinder | Nasenspray | Omeprazol | L-Thyroxin | Augentropfen | Metformin | Voltaren
%list remedio: ibuprofeno | paracetamol infantil | omeprazol | jarabe para la tos | amoxicilina | gotas para los ojos | Ventolin
reserve {packs=int} packs of {medicine=med} at {pharmacy=chem} for {pickup=when}
(have|let) {pharmacy=chem} put aside {medicine=med}, prescription {prescription=prescription}
{pharmacy=chem}: {medicine=med}, {packs=int} packs, {pickup=when}
{medicine=med}, prescription {prescription=prescription}, {pharmacy=chem}, I come {pickup=date}
{medicine=med} at {pharmacy=chem}
{packs=int} {medicine=med}, {pharmacy=chem}
prescription {prescription=prescription}, {pharmacy=chem}
reserve {medicine=med} for {pickup=when}
I'll drop in at {pharmacy=chem} {pickup=when}, my {medicine=med} had better be there then
tell {pharmacy=chem} to keep {packs=int} boxes of {medicine=med} for us until {pickup=date}
the doctor gave me {prescription=prescription} for {medicine=med} and {pharmacy=chem} is on my way home
last time they'd run out, so make {pharmacy=chem} order in {medicine=med}, {packs=int} of them
I've seen that {pharmacy=chem} stocks {medicine=med}, hold {packs=int} for me
reserve {packs=few} packs of {medicine=med2} at {pharmacy=pharm}
{medicine=med2} from {pharmacy=pharm}, pickup {pickup=slot}
on prescription {prescription=prescription2}, at {pharmacy=pharm}, {medicine=med2}
drug {medicine=med2}, pharmacy {pharmacy=pharm}, packs {packs=few}, prescription {prescription=prescription2}
at {pharmacy=pharm} set aside {medicine=med2} for {pickup=day6}
preorder {medicine=med2} with {pharmacy=pharm}, {packs=few} packs
at {pharmacy=phar}, {packs=nts} of {medicine=drug}
under {prescription=prescription3}, {medicine=drug}, {pharmacy=phar}
by {pickup=slot2} have {medicine=drug} ready at {pharmacy=phar}
{medicine=drug} from {pharmacy=phar}, the doctor with the beard wrote it up
%lang de
leg mir bei {pharmacy=chem} {packs=int} Packungen {medicine=arznei} zurück, ich hole sie {pickup=when} ab
%lang es
resérvame {medicine=remedio} en {pharmacy=chem}, paso a recogerlo {pickup=when}

%server pillbox
%list med: ibuprofen | metformin | vitamin D | inhaler | aspirin | amoxicillin | levothyroxine | lisinopril | paracetamol | insulin | omeprazole | cetirizine | iron tablets | zinc | sertraline | magnesium | melatonin | cough syrup | atorvastatin | nasal spray | eye drops
%list drug: ibuprofen | my thyroid tablets | amoxicillin | the iron drops | metformin | vitamin D | the blue inhaler | sertraline | my blood pressure pills | the cream for my elbow | lisinopril | codeine

%tool log_medication Record that a medicine was taken.
%also Adds an intake to the medication log.
%also Use when the user says they took, swallowed or injected some drug; amount and time of day can be given.
%param medicine* (drug, medication_name) {"type": "string", "description": "Name of the medicine"}
%param dose (amount, dosage) {"type": "string", "description": "Amount, for example 400 mg"}
%param taken_at (time, timestamp) {"type": "string", "description": "When it was taken"}
%list dose2: 400 mg | two tablets | one puff | 20 drops | half a tablet | 1000 units | 5 ml | 10 mg | one capsule | two puffs | a teaspoon | 500 milligrams | one sachet | three drops | 75 mcg | a double dose
%list clock: 7:30 | half past six | 9 am | noon | 8:15 | quarter to eight | 5 | 10.45 | six | 3 pm | ten past four | 13:00
%list tooktime: at seven | after breakfast | half an hour ago | just before bed | at noon | around four | on waking up | at 21:30 | this morning
%list dose3: 400 mg | two puffs | half a tablet | 10 ml | one capsule | 20 drops | 50 micrograms | a spoonful | 5 mg | three pills
~ I (took|had) {dose=dose2} of {medicine=med} {taken_at=when}
just took my {medicine=med}
log {medicine=med} {dose=dose2}
{medicine=med} taken {taken_at=time}
put in the medication log that {dose=dose2} of {medicine=med} went down {taken_at=when}
my head was killing me so I swallowed {dose=dose2} of {medicine=med}, note it
record the {medicine=med} I had {taken_at=time} please
I've taken my pills, write that down
log a dose of {dose=dose2}
done with the {medicine=med} for {taken_at=when}
{dose=dose} of {medicine=pill} at {taken_at=clock}
took {medicine=pill} at {taken_at=clock}
~ at {taken_at=clock} I had {dose=dose} of {medicine=pill}
medicine {medicine=pill}, dose {dose=dose}, time {taken_at=clock}
{taken_at=tooktime}, {dose=dose3} of {medicine=drug}
swallowed {medicine=drug} {taken_at=tooktime}, tastes awful
{medicine=drug} went down, {dose=dose3}, on doctor's orders
took {medicine=drug} with a glass of milk and a biscuit, note it
%lang de
ich habe {taken_at:heute Morgen=heute Morgen} {medicine:Ibuprofen=Ibuprofen} genommen, trag es ein

%tool list_medications List the medicines the user takes.
%also Returns the medication plan.
%also Shows which drugs are on the plan with doses and times, only the current ones if wanted.
%param active_only (current_only) {"type": "boolean", "description": "Leave out medicines that were stopped"}
which (medicines|pills|drugs) do I take
show [me] my medication plan
what am I {active_only:true=currently|at the moment|right now} taking
list all my meds
the paramedic wants to know what drugs I'm on
medication list, {active_only:true=only the current ones|active ones only|without those I stopped}
what pills are there on my plan, {active_only:false=including old ones|also the ones I stopped|past ones too}
do I have anything against high blood pressure on my medication list
give me an overview of my prescriptions
what pills do I take
my drugs, {active_only:true=just the ones I still take|only current ones}
everything I've ever been prescribed, {active_only:false=including what I stopped|old ones too}
which medicines am I on, I'm quite an active person
%lang es
qué medicamentos tomo {active_only:true=actualmente|ahora mismo}

%tool request_refill Request a refill of a prescription.
%also Orders more of a prescribed medicine from the pharmacy.
%also The user is running out of a drug and needs a new pack. Optionally names the pharmacy and a note for the pharmacist.
%param medicine* (prescription, drug) {"type": "string", "description": "Prescription to refill"}
%param pharmacy (pickup_location) {"type": "string", "description": "Where it is collected"}
%param note (comment) {"type": "string", "description": "Note to the pharmacist"}
%list pharmacy: CVS | Walgreens | Boots on High Street | Apotheke am Markt | Riverside Pharmacy | Lloyds | City Pharmacy | Rite Aid | Green Cross | Hirsch Apotheke | Main Street Drugs | Superdrug | Duane Reade | Dr. Max | Adler Apotheke
%list pharmnote: I'd like the generic brand if possible | please call when it's ready | my daughter will collect it | the last pack had broken seals | I need a three month supply because I'm travelling | no lactose in the tablets please | can you put it in a blister pack | my insurance has changed | I'm down to the last two pills | deliver it if you can | smaller pack this time | please check it against my blood thinner | the doctor raised the dose last week | same colour as before, my mother gets confused | hold it until I'm back | I lost the previous pack | the cap should be easy to open | ask the doctor if a new script is needed
%list med2: ibuprofen 400 | metformin | Dad's blood thinner | eye drops | asthma inhaler | vitamin D, the weekly one | ramipril 5 mg | contraceptive pill | thyroid tablets | cream for the rash | omeprazole and the antacid
%list pharm: Boots on the High Street | The Green Cross | Linden Apotheke | Sun Pharmacy | Walgreens | St. Anne's | the one at the station | Patel & Daughter | City Chemist | Dr. Wu's pharmacy
%list pharmnote2: no capsules, I can't swallow them | ring me when it is ready | three months' supply | generic is fine | my sister picks it up on Friday | allergic to lactose | leave it at the side door, we are closed in by snow | same brand as last time | large print label | please deliver
%list chemist: the pharmacy in the station | Boots on Mill Road | Löwen Apotheke | the chemist under the surgery | CVS at the mall | Green Cross | the one by the market | Well on High Street | Farmacia Sol
%list rxnote: the ones with the score line as I halve them | in a box without blisters because of my hands | the same maker as in June | enough for six weeks in Peru | my son comes for it with my card | nothing with lactose in it | a smaller bottle for the plane | to be kept in the fridge until I come | with the leaflet in Turkish
refill {medicine=med}
I'm running out of {medicine=med}, get more from {pharmacy=pharmacy}
order a new pack of {medicine=med} at {pharmacy=pharmacy}, {note=pharmnote}
only two tablets of {medicine=med} left
my prescription for {medicine=med} needs renewing at {pharmacy=pharmacy}
{medicine=med} refill {pharmacy=pharmacy}
could {pharmacy=pharmacy} prepare {medicine=med} again? tell them {note=pharmnote}
please request more {medicine=med} and add "{note=pharmnote}"
I need a refill
ask {pharmacy=pharmacy} for a refill
refill {medicine=med2} at {pharmacy=pharm}
request {medicine=med2} from {pharmacy=pharm} with the note {note=pharmnote2}
medicine {medicine=med2}, pharmacy {pharmacy=pharm}, note {note=pharmnote2}
at {pharmacy=pharm}, more {medicine=med2}
tell {pharmacy=pharm} {note=pharmnote2}, and refill {medicine=med2}
{medicine=med2}, {note=pharmnote2}
{=name} works at {=pharm}, but I only want to refill {medicine=med2}
note: {note=pharmnote2}. refill: {medicine=med2}
at {pharmacy=chemist}, more of {medicine=drug}, and tell them {note=rxnote}
{medicine=drug} is running out, I only have enough for the weekend
get me another lot of {medicine=drug}, note to the pharmacist: {note=rxnote}
{pharmacy=chemist} for {medicine=drug} this time, the old place closed
%lang de
bestell {medicine:Metformin=Metformin} bei {pharmacy=pharmacy} nach

%server pillplan
%list medicine: ibuprofen | amoxicillin | vitamin d | metformin | blue inhaler | levothyroxine | paracetamol | iron tablets | cetirizine | omeprazole | eye drops | ramipril | magnesium | insulin | folic acid | penicillin | aspirin | melatonin | cough syrup | lisinopril | probiotics | fish oil
%list medicine_de: Ibuprofen | Metformin | Vitamin D | Schilddrüsentabletten | Antibiotikum | Eisentabletten | Augentropfen | Hustensaft | Ramipril | Magnesium | Betablocker | Asthmaspray

%tool addDosePlan Plan when a medicine is taken.
%also Creates an intake plan.
%also Which remedy, how much of it, at what hours of the day, from one day to another, on a full stomach or not.
%param medicine* (drug, remedy) {"type": "string", "description": "Name of the medicine"}
%param dose (amount, strength) {"type": "string", "description": "How much each time"}
%param times* (hours, at) {"type": "array", "items": {"type": "string"}, "description": "Times of the day"}
%param startDate (from) {"type": "string", "description": "First day"}
%param endDate (until, to) {"type": "string", "description": "Last day"}
%param withFood (afterMeal) {"type": "boolean", "description": "To be taken with a meal"}
%list hours: 8am and 8pm | 7, 13 and 21 | 9 in the morning | 6:30, 14:30 | noon and midnight | breakfast and bedtime | 8, 12, 16 and 20 | 10pm | morning, noon and night | 7:30 and 19:30 | 8am, 2pm and 10pm | lunchtime | 6am and 6pm
%list dose2: 400 mg | two tablets | one capsule | 5 ml | half a pill | 10 drops | a spoonful | two puffs | 20 mg | one sachet | 500 mg | three drops in each eye | 1000 units | one and a half tablets | 75 micrograms | 1 tablet
%list day7: tomorrow | friday | saturday | next sunday | march 14 | the 5th of june | monday | thursday | next tuesday | wednesday | tonight | the 23rd | 12 may | christmas eve | april 2nd | the day after tomorrow | this saturday | 2025-11-08 | the end of august | new year's eve | the 17th
%list times: 8 am and 8 pm | noon | 7, 13 and 19 o'clock | 9:00, 21:00 | seven and eleven | morning and night | 6 am, 2 pm, 10 pm | half past seven
%list day8: Friday | the 14th | 3 May | Monday | 12 August | the 22nd of June | Sunday | Oct 9 | Wednesday | the first of July | 2027-02-11 | Saturday the 6th | Good Friday | 28 November
%list dayb: Saturday | the 20th | 9 May | Thursday | 19 August | the 30th of June | Tuesday | Oct 16 | New Year's Day | the third of July | 2027-02-18 | Sunday the 14th | Easter Monday | 5 December
%list dose3: one tablet | 5 ml | 500 mg | two drops | half a tablet | 20 mg | a spoonful | two puffs
%list times2: eight and eight | morning and night | 7:00, 13:00 and 19:00 | noon | 9 am and 9 pm | breakfast time and bedtime | six, two and ten
%list pill2: ibuprofen | metformin | vitamin D | the antibiotic | magnesium | thyroxine | iron tablets | omeprazole | ramipril
%list aside: thanks | long day ahead | my knees are killing me | the kids are already in bed | I keep forgetting it | it's a surprise | don't ask | boss's orders | we promised grandma | sorry for the short notice | I'm on the train right now | the doctor insists | it was a mad week | no idea why nobody did it before | you know how it is
%list hours_de: 8 und 20 Uhr | 7 Uhr | 8, 14 und 22 Uhr | 12 Uhr mittags | 6:30 und 18:30 | 9 Uhr und 21 Uhr
%list medicine_es: ibuprofeno | paracetamol | hierro | vitamina D | jarabe para la tos | omeprazol | gotas para los ojos | metformina | amoxicilina | ácido fólico
%list hours_es: 8 y 20 | 9 de la mañana | 7, 15 y 23 | 8:30 y 20:30 | 14 | 10 y 22
plan {medicine=medicine} at {times=hours}
{medicine=medicine}, {dose=dose2}, {times=hours}[, {withFood:true=with food|with meals|after eating}]
I have to take {dose=dose2} of {medicine=medicine} at {times=hours} from {startDate=day7} to {endDate=day7}
{dose=dose2} {medicine=medicine} at {times=hours} until {endDate=day7}
from {startDate=day7}: {medicine=medicine} {dose=dose2}, {times=hours}, {withFood:false=on an empty stomach|before eating|without food}
the doctor gave me {medicine=medicine}, {dose=dose2} at {times=hours}, up to {endDate=day7}, beginning {startDate=day7}
~ {times=hours}, {dose=dose2}, {medicine=medicine}, {startDate=day7} through {endDate=day7}
set mum up with {medicine=medicine} at {times=hours}, {withFood:true=with something to eat|with a meal}
{medicine=medicine} is new, {times=hours}, last one {endDate=day7}
my blood pressure is up again, so it's {dose=dose2} {medicine=medicine} at {times=hours} from {startDate=day7} on
~ take {medicine=medicine} from {startDate=day7} to {endDate=day7}
plan {dose=dose2} at {times=hours}
{dose=dose} of {medicine=pill} at {times=times}
plan {medicine=pill} at {times=times} from {startDate=day8} until {endDate=dayb}
medicine {medicine=pill}, dose {dose=dose}, times {times=times}, with food {withFood:true=yes}
{withFood:true=with food|with a meal}, {dose=dose} at {times=times}, {medicine=pill}
starting {startDate=day8}, {medicine=pill} at {times=times}, {withFood:false=without food|on an empty stomach}
{dose=dose3} at {times=times2}, {medicine=pill2}, until {endDate=eday}, {withFood:true=with food|at mealtimes}
of {medicine=pill2} {dose=dose3} from {startDate=sday} on, at {times=times2}
{medicine=pill2} at {times=times2}, {=aside}
%lang de
trag {medicine=medicine_de} ein, {dose:eine Tablette=eine Tablette} um {times=hours_de}, {withFood:true=zum Essen|nach dem Essen}
%lang es
prográmame {medicine=medicine_es} a las {times=hours_es} hasta {endDate=date}

%tool markDose Mark a dose as taken or skipped.
%also Records an intake.
%also Somebody has swallowed the remedy, or left it out: keep that, with the hour.
%param medicine* (drug, remedy) {"type": "string", "description": "Name of the medicine"}
%param takenAt (time, when) {"type": "string", "description": "When"}
%param skipped (missed, omitted) {"type": "boolean", "description": "It was not taken"}
%list tookat: 8am | this morning | noon | half past nine | last night | yesterday evening | 7:15 | an hour ago | ten minutes ago | just now | before breakfast | 22:00 | today at two | around six | lunchtime
%list med: ibuprofen | vitamin D | the blue pill | Ramipril 5 mg | eye drops, left eye | magnesium | cough syrup for the night | insulin | Gran's heart tablet | iron
%list took: 8am | this morning | noon | half past nine | last night | 7:15 | yesterday at noon | yesterday evening | 6 pm | lunchtime
%list genommen_de: heute früh | um acht | gerade eben | gestern Abend | vor einer Stunde | um 12 Uhr | heute Mittag
I (took|have taken|just had) [my] {medicine=medicine} [{takenAt=tookat}]
{medicine=medicine} done[, {takenAt=tookat}]
{skipped:true=skipped|missed|forgot} my {medicine=medicine} {takenAt=tookat}
{takenAt=tookat} the {medicine=medicine} went down
mark {medicine=medicine} as {skipped:false=taken|swallowed} {takenAt=tookat}
{medicine=medicine} {takenAt=tookat}, {skipped:true=didn't take it|left it out}
I felt sick {takenAt=tookat} so there was {skipped:true=no} {medicine=medicine}
yes yes, I've had the {medicine=medicine}, stop nagging
dad got his {medicine=medicine} {takenAt=tookat}
put a tick next to {medicine=medicine}, {takenAt=tookat}
I've taken my pills {takenAt=tookat}
~ mark {medicine=med} as {skipped:false=taken} {takenAt=took}
{medicine=med} {skipped:true=skipped} {takenAt=took}
medicine {medicine=med}, time {takenAt=took}, skipped {skipped:true=yes}
{takenAt=took} I {skipped:false=took} {medicine=med}
log {medicine=med}, {takenAt=took}
mark the dose of {medicine=med} from {takenAt=took} as {skipped:true=missed|skipped}
{takenAt=took}: {medicine=med}
%lang de
ich hab {medicine=medicine_de} {takenAt=genommen_de} genommen

%server safedose

%tool checkDrugInteractions Check whether medicines may be taken together.
%also Returns interactions with severity.
%also Warns if two or more drugs do not get along, also with alcohol if asked.
%param drugs* (medicines, substances) {"type": "array", "items": {"type": "string"}, "description": "Names of the medicines"}
%param withAlcohol (alcohol, drinks) {"type": "boolean", "description": "Also drinks"}
%param age (patient_age, years) {"type": "integer", "description": "Patient's age in years"}
%list drugs: ibuprofen and aspirin | warfarin, omeprazole | paracetamol and codeine | sertraline and tramadol | metformin, ramipril and simvastatin | amoxicillin and the pill | lithium, diclofenac | St John's wort and citalopram | bisoprolol and verapamil | cetirizine and lorazepam | prednisone, ibuprofen | levothyroxine and iron | melatonin and zopiclone | clopidogrel, aspirin and pantoprazole | antihistamines and cough syrup | sildenafil and nitroglycerin
%list age: 72 | 8 | 35 | 64 | 81 | 16 | 50 | 12 | 45
%list drugx: ibuprofen and aspirin | warfarin, omeprazole | metformin, ramipril and simvastatin | St John's wort and the pill | paracetamol, codeine | lithium and ibuprofen 400 | amoxicillin, cetirizine | sertraline, tramadol and zolpidem | L-thyroxine and iron tablets | melatonin, valerian | aspirin, clopidogrel
%list agex: 72 | 8 | 34 | 65 | 15 | 81 | 50 | 3 | 27 | 90
%list medis: Ibuprofen und Aspirin | Paracetamol und Codein | Ramipril, Metformin | Johanniskraut und die Pille | Bisoprolol und Verapamil
%list medicinas: ibuprofeno y aspirina | paracetamol y codeína | omeprazol, metformina | sertralina y tramadol | amoxicilina y la píldora
(can|may) I take {drugs=drugs} together
interactions between {drugs=drugs}
{drugs=drugs}: any problem for a {age=age} year old
is it fine to have {withAlcohol:true=a glass of wine|a beer|a drink} while on {drugs=drugs}
check {drugs=drugs} with {withAlcohol:true=alcohol|booze} for someone aged {age=age}
the doctor gave me one thing and the dentist another, {drugs=drugs}, do they bite each other
my father is {age=age} and swallows {drugs=drugs} every morning, is that asking for trouble
toasting at the wedding with {withAlcohol:true=champagne|bubbly} on {drugs=drugs}, yes or no
do {drugs=drugs} clash
I feel dizzy since Monday and wonder if it's because of {drugs=drugs} in one go
~ for a {age=age} year old on {drugs=drugs}, {withAlcohol:true=is a pint allowed|is beer out of the question}?
do my medicines go together with {withAlcohol:true=alcohol}
check for interactions please, she is {age=age}
can I take {drugs=drugx} at the same time
{drugs=drugx}, patient is {age=agex} years old
{drugs=drugx} with {withAlcohol:true=a beer|wine|a couple of drinks}, safe?
are {drugs=drugx} okay for a {age=agex}-year-old, {withAlcohol:false=no alcohol|doesn't drink}
%lang de
(vertragen sich|darf man zusammen nehmen:) {drugs=medis}
%lang es
¿puedo tomar {drugs=medicinas} {withAlcohol:true=con alcohol|y beber vino}?

%tool listFoodRecalls Food safety recalls.
%also Returns recalled products.
%also Which groceries were taken off the shelves, narrowed down to a product, a brand, a reason or a country, since a day.
%param product (item, food) {"type": "string", "description": "Kind of food"}
%param brand (maker, shop) {"type": "string", "description": "Maker or shop"}
%param reason (hazard, cause) {"type": "string", "enum": ["allergen", "bacteria", "glass", "metal", "chemical", "mould"], "description": "What was found"}
%param country (market) {"type": "string", "description": ""}
%param since (from, after) {"type": "string", "description": "Not older than"}
%list food: peanut butter | baby formula | frozen spinach | smoked salmon | oat biscuits | raw milk cheese | rice cakes for babies | minced beef | almond milk | sesame bars | ready-made lasagne | chicken nuggets | bagged salad | dark chocolate with nuts | tahini and hummus | tuna in oil | ice cream | muesli | sliced ham | pasta sauce | apple juice
%list pastdate: yesterday | monday | the weekend | last week | 1 August | Friday night | the 20th | this morning | 2025-07-12 | last Tuesday
%list brand: Nordhof | Green Valley | Aldi | Tesco | Bella Cucina | Happy Oats | Lidl | Kinder | Farmer's Pride | Rewe | Carrefour | Sun and Soil | Mercadona | Golden Field | Migros | Whole Foods | Oma's Beste
%list food2: peanut butter | cheese | salad with chicken | baby food | smoked salmon | fish and chips sauce | ice cream | soup in jars | oat biscuits | minced beef | rice
%list brand2: Hollis Bakery | Aldi | Green and Black | Uncle Bert's | Brightline | Van Dyck & Sons | Farm by the Sea | Kiwi Foods | O'Dowd | Little Spoon
%list past2: last Friday | 3 May | the 12th | Monday | yesterday | the beginning of March | 2025-11-02 | last week | January | the 1st of June | Tuesday last week | 30 September
%list land: Austria | Peru | Switzerland | New Zealand | Bosnia and Herzegovina | Slovenia | the Netherlands | Canada | Trinidad and Tobago | Japan | Ivory Coast
%list alimento: queso de cabra | atún en lata | leche infantil | helado | espinacas congeladas | frutos secos
(any|are there) (food|product|) recalls for {product=food} [since {since=pastdate}]
recalled {product=food} from {brand=brand}
{brand=brand} {product=food}, {country=country}: recall?
recalls in {country=country} because of {reason:bacteria=salmonella|bacteria|listeria} since {since=pastdate}
which {product=food} had {reason:glass=glass splinters|glass|bits of glass} in it
has anything been pulled for {reason:allergen=undeclared nuts|undeclared milk|an allergen} in {country=country}
I've a jar of {brand=brand} {product=food} open on the table, do I have to throw it out
heard on the radio that {brand=brand} is taking stuff back, so which of my shopping should go in the bin
since {since=pastdate}, {brand=brand}, {reason:metal=metal shavings|metal pieces|metal}
is the {product=food} from {brand=brand} still fit for the baby, a friend warned me in the playground
food recalls
{product=food} with {reason:mould=mould|mold} in {country=country}
our whole family got sick after supper, is {product=food} by {brand=brand} on some list?
recalls of {product=food2} by {brand=brand2} since {since=past2}
~ any {product=food2} recalled in {country=land} because of {reason:bacteria=bacteria}
since {since=past2} in {country=land}, recalls over {reason:glass=glass}
product {product=food2}, maker {brand=brand2}, cause {reason:metal=metal}
{brand=brand2} recalls in {country=land}
food recalls for {reason:allergen=allergens}, {product=food2} from {brand=brand2}
%lang es
¿han retirado {product=alimento} por {reason:bacteria=salmonela|bacterias} en {country=country}?

%server sanguina
%list whob2: Gunnar | grandad | my mother-in-law | Kim across the road | Mr. de Wit | flo | Lu from Bread and Butter | the new babysitter | Jean-Luc | D'Angelo | mum | Hannah's brother | cousin Ike | Zofia
%list metric: ferritin | resting heart rate | HbA1c | blood pressure | vitamin D | liver enzymes | weight | oxygen | TSH | cholesterol, both kinds | fasting sugar | potassium and sodium
%list metriclong: the long-term sugar that Dr. Haddad keeps asking about | blood pressure, upper and lower, as measured at home | all the liver things, GPT, GOT and gamma | oxygen at night, from the clip on my finger | cholesterol, the good one and the bad one | weight before breakfast, without clothes | iron, ferritin and whatever belongs to it | thyroid, the one that was too low in May | how fast the heart beats when I climb stairs | sugar two hours after eating, not before
%list metrice: daily cortisol rhythm | maximum heart rate | raw insulin | mean cell volume | weekly weight | normal-flora marker | first-morning sugar | peak flow | out-of-breath score | day curve of potassium
%list prob: Dr. Brandt | midwife Rosa | Pascal | Mrs. Tan | the new trainee | Dr. Lindqvist | sister Agnes | Kofi | Dr. Haddad | Miss Pryce | Ivo | the professor

%tool sanguina.readings.create create a reading (idempotent per minute). units: GLUCOSE mg/dl, SYSTOLIC mmHg, PULSE bpm, OXYGEN %
%also Stores a measured vital sign.
%also Note a number from the cuff, the meter or the finger clip, when in the day it was taken and by whom.
%param vital* (sign, kind) {"type": "string", "enum": ["GLUCOSE", "SYSTOLIC", "PULSE", "OXYGEN"], "description": "what was measured"}
%param value* (number, result) {"type": "number", "description": "in the unit of the vital"}
%param moment (context, taken_when) {"type": "string", "enum": ["WAKING", "BEFORE_MEAL", "AFTER_MEAL", "BEDTIME"], "description": "opt."}
%param person (subject, patient) {"type": "string", "description": "opt., measured person"}
%param taken_by (operator, measured_by) {"type": "string", "description": "opt., who operated the device"}
%param remark (comment, notes) {"type": "string", "description": "opt."}
%list val: 118 | 96 | 135 | 142 | 88 | 74 | 61 | 156 | 97.5 | 104
%list sat: 97 | 94 | 98 | 91 | 99 | 96 | 88 | 93.5 | 95 | 90
%list readnote: cuff felt loose, so maybe wrong | two coffees and a row with the landlord | after the flight, legs up for an hour | forgot the tablet, took it afterwards | hands were cold, second try | dizzy when I got up from the chair | climbed the stairs just before, was puffing | fever in the night, feels better now | new batteries, old ones gave odd figures | measured at the chemist's, their device runs high
{vital:GLUCOSE=sugar|my sugar} at {value=val}, {moment:WAKING=straight out of bed|before I even got up|eyes barely open}
I've got {value=val} for the {vital:SYSTOLIC=upper pressure|top number}, {moment:AFTER_MEAL=full as a drum|just had lunch|pudding still in my mouth}
{taken_by=who2} got {value=val} from {person=whob2}'s {vital:PULSE=heartbeat|heart rate}
{person=who2} had {vital:OXYGEN=saturation|O2} of {value=sat} on the clip, read off by {taken_by=whob2}, {moment:BEDTIME=last thing at night|tucked in already|lamp nearly out}
put down {vital:SYSTOLIC=blood pressure|the upper pressure} {value=val}, {remark=readnote}
{person=who2}, {value=val}, {vital:GLUCOSE=blood sugar|sugar}, {moment:BEFORE_MEAL=on an empty stomach|hungry|nothing eaten yet}
{vital:PULSE=heart rate|heartbeat} {value=val}, (food for thought|no sleeping beauty|so much for the tea)

%tool sanguina.readings.query query readings; filters are ANDed; read only
%also Returns earlier measurements.
%also See how a vital sign or blood value behaved over time for somebody, raw or boiled down.
%param metric* (marker, what) {"type": "string", "description": "vital or blood marker, free text"}
%param person (subject, patient) {"type": "string", "description": "opt., measured person"}
%param gte (date_from, after) {"type": "string", "description": "opt., first date"}
%param lte (date_to, before) {"type": "string", "description": "opt., last date"}
%param aggregate (rollup, summarise) {"type": "string", "enum": ["raw", "daily_mean", "weekly_max"], "default": "raw", "description": "opt."}
%param outliers (abnormal, out_of_range) {"type": "boolean", "description": "opt., only values beyond the target"}
how has {person=who2}'s {metric=metric} been since {gte=since}, {outliers:true=just the odd ones out|only where it went wrong|whatever is off the chart}
{metric=metric} for {person=who2}, {aggregate:daily_mean=one figure for each day|day by day, evened out|averaged from morning to night}
from {gte=since} to {lte=till}, {person=who2}'s {metric=metric}
{metric=metric} until {lte=till} in {person=who2}, beginning {gte=since}, {aggregate:weekly_max=the peak of every week|highest per seven days|only each week's top}
I want to see {metric=metriclong}
{person=who2}, {metric=metric}, {gte=since}, {lte=till}, {aggregate:raw=every single number|nothing smoothed|as it came off the device}
let me look at my {metric=metrice}

%tool sanguina.targets.put put the target corridor of a metric. replaces the old corridor
%also Defines between which bounds a value ought to stay.
%also Set floor and ceiling for somebody's measurement, who decided that, and what happens beyond.
%param metric* (marker, what) {"type": "string", "description": "vital or blood marker, free text"}
%param low (min_value, floor) {"type": "number", "description": "floor"}
%param high* (max_value, ceiling) {"type": "number", "description": "ceiling"}
%param person (subject, patient) {"type": "string", "description": "opt., measured person"}
%param decided_by (physician, authority) {"type": "string", "description": "opt., physician"}
%param reaction (on_breach, escalation) {"type": "string", "enum": ["LOG", "WARN", "CALL_CARER"], "description": "opt., what happens beyond"}
%list high: 130 | 180 | 110 | 140 | 120 | 200 | 99.5 | 150 | 250 | 160
%list low: 60 | 70 | 4.5 | 95 | 50 | 30 | 3.8 | 90 | 20 | 80
{metric=metric} must not go above {high=high}, {reaction:WARN=give me a shout if it does|otherwise beep|tell me straight off}
keep {person=who2}'s {metric=metric} below {high=high}, {reaction:CALL_CARER=or ring the nurse|else get hold of the caretaker|or have someone sent round}
{decided_by=pro} says {person=who2} should be between {low=low} and {high=high} with {metric=metric}
under {high=high} and over {low=low}, that's what {person=who2} was told by {decided_by=prob} about {metric=metric}
at most {high=high}, this is for {metric=metriclong}
{low=low} to {high=high}, {metric=metric}, {person=who2}, {reaction:LOG=no fuss, only write it down|nobody has to be bothered|just keep a record}
new ceiling of {high=high} for {metric=metrice}

%tool sanguina.reports.share send a report of one person's readings to another; link expires after 14 d
%also Passes measurements on to somebody.
%also Let a doctor or relative see the figures of a person, as a file or on paper, with a few words.
%param recipient* (to, receiver) {"type": "string", "description": "who gets it"}
%param person (subject, patient) {"type": "string", "description": "opt., whose readings"}
%param metric (marker, only) {"type": "string", "description": "opt., only this"}
%param medium (file_type, output) {"type": "string", "enum": ["pdf", "spreadsheet", "print"], "default": "pdf", "description": "opt."}
%param anonymous (redact, strip_names) {"type": "boolean", "description": "opt., strip names"}
%param cover_text (message, letter) {"type": "string", "description": "opt."}
%list cover: the dizzy spells started with the new tablets | please look at March, I was in hospital | we can talk about it on Thursday after four | I know they're bad, don't scold me | this is all I have, the old meter broke | could you ring me, I hardly pick up before noon | as agreed, without the weeks of the holiday | he skipped the pills twice, it shows | is it worth a new test, or shall we wait | see page two, where the line goes down
%list recip: the sugar clinic | Dr. Sheets | Miss Print | the pulse group | my paper boy's mother, a nurse | Dr. Iron | the weight watchers | Nameless Street practice | professor Page | the blood bank in Ghent
let {recipient=pro} see how I'm doing, {anonymous:true=but don't say who it is|with my name blacked out|leave out who I am}
pass my {metric=metric} on to {recipient=pro}, {medium:print=on paper|as a sheet in an envelope|black on white}
{recipient=pro} needs {person=who2}'s {metric=metric}
send {person=who2}'s numbers to {recipient=whob2}, {medium:spreadsheet=so he can calculate with it|in rows and columns|something for Excel}
~ my figures go to {recipient=pro} with these words: {cover_text=cover}
{recipient=prob}, {person=who2}'s {metric=metric}, {medium:print=a hard copy|on real paper}, {anonymous:true=no names|nameless}
forward my readings to {recipient=recip}

%tool sanguina.samples.order order a blood draw
%also Requests laboratory tests for a person.
%also Have some markers determined: which ones, where it is drawn, for whom and how.
%param markers* (panel, tests) {"type": "array", "items": {"type": "string"}, "description": "what to determine"}
%param person (subject, patient) {"type": "string", "description": "opt., who is pricked"}
%param requested_by (physician, referrer) {"type": "string", "description": "opt., physician"}
%param site (place, location) {"type": "string", "description": "opt., where it is drawn"}
%param day (date, draw_date) {"type": "string", "description": "opt."}
%param technique (method, how) {"type": "string", "enum": ["FINGER_PRICK", "VEIN", "HOME_KIT"], "description": "opt."}
%param rush (express, stat) {"type": "boolean", "description": "opt., result within the day"}
%list panel: ferritin and B12 | TSH | CRP, blood count | liver and kidney values | vitamin D, zinc | testosterone | HbA1c, cholesterol | folate | iron, copper and selenium | potassium | antibodies
%list site: the practice in Hope Street | St. Anne's clinic | home | the lab by the station | Ghent | Meyer and Sons pharmacy | work | the health centre, second floor | our village hall | the bus outside the library
%list panellong: blood count, ferritin, vitamin D, zinc and selenium | the liver values, the kidneys, and potassium | TSH, free T3, free T4 and the antibodies | sugar, long-term sugar, cholesterol and uric acid | iron, transferrin, ferritin, folate and B12 | CRP, sedimentation rate, rheumatoid factor | sodium, potassium, calcium, magnesium and phosphate | measles, mumps and rubella antibodies | lactose, gluten, nut and egg allergy | oestrogen, progesterone, prolactin and cortisol
%list panele: rapid strep antigen | vein factor V | finger-food allergy panel | home-sick marker, the thyroid one | morning cortisol | kit ligand | express transferrin | day-old bilirubin | same-sample insulin | tube 7 antibodies
have {markers=panel} checked {day=day3}, {technique:FINGER_PRICK=only a tiny drop|not from the arm|just a little jab in the thumb}
{person=who2} needs {markers=panel} done, {rush:true=we must know by tonight|can't wait till tomorrow|while I sit there}
{requested_by=pro} wants {markers=panel} from {person=who2}
for {person=who2} at {site=site}, sent by {requested_by=prob}: {markers=panel}, {technique:VEIN=a proper tube from the arm|the big needle|out of the crook of the elbow}
please get these tested: {markers=panellong}
{site=site}, {day=day3}, {markers=panel}, {person=who2}, {technique:HOME_KIT=post us the box|I do it by myself|with the set in the mail}
get {markers=panele} determined

%server sipbite

%tool sipLog Record a drink.
%also Returns today's total.
%also Counts what somebody drank, how much and when.
%param amount_ml* (ml, volume_ml) {"type": "integer", "description": ""}
%param drink (beverage, kind) {"type": "string", "description": "What it was"}
%param drunk_at (time, at) {"type": "string", "description": "Time"}
%list amount_ml: 300 ml => 300 | half a litre => 500 | 250 ml => 250 | 0.3 l => 300 | a litre => 1000 | 200 ml => 200 | 1.5 litres => 1500 | 330 ml => 330 | 2 litres => 2000 | 150 ml => 150 | 750 millilitres => 750 | 400ml => 400
%list drink: water | green tea | orange juice | black coffee | water with lemon and mint | milk | apple spritzer | iced tea | beer | oat latte | coconut water | tomato juice | ginger and honey tea | tap water | cola | soup broth | kombucha | decaf | hot chocolate with cream | red wine | buttermilk
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30
%list ml9n: 200 | 250 | 330 | 500 | 150 | 100 | 750 | 300
%list drink9: water | green tea with honey | orange juice | coffee, black | oat milk | gin and tonic | apple juice with soda | cola | Pino's lemonade | beer
%list ml9: 200 | 250 | 330 ml => 330 | 500 | 150 | 100 ml => 100 | 750 | 300
%list amount_ml2: 300 ml => 300 | einen halben Liter => 500 | einen Liter => 1000 | 250 ml => 250 | 0,3 l => 300
%list amount_ml3: 300 ml => 300 | medio litro => 500 | un litro => 1000 | 250 ml => 250 | dos litros => 2000
(log|record) {amount_ml=amount_ml} of {drink=drink}[ at {drunk_at=clock}]
{amount_ml=amount_ml} {drink=drink}
{drink=drink}, {amount_ml=amount_ml}, {drunk_at=clock}
~ I had {amount_ml=amount_ml} of {drink=drink} at {drunk_at=clock}
at {drunk_at=clock} another {amount_ml=amount_ml}, {drink=drink} this time
~ just finished my {drink=drink}, {amount_ml=amount_ml}
down it went, {amount_ml=amount_ml} of {drink=drink}
the nurse wants to know everything that goes in, so {amount_ml=amount_ml} of {drink=drink} around {drunk_at=clock}
that run in the heat nearly finished me off. {amount_ml=amount_ml} {drink=drink} straight after
count {amount_ml=amount_ml} for me
{drunk_at=clock}: {amount_ml=amount_ml} {drink=drink}
I was thirsty, {amount_ml=amount_ml} gone in one go
log a {drink=drink} at {drunk_at=clock}
I drank some {drink=drink}
log {amount_ml=ml9n} ml of {drink=drink9} at {drunk_at=hour}
{drink=drink9} at {drunk_at=hour}, {amount_ml=ml9}
drink {drink=drink9} amount {amount_ml=ml9} time {drunk_at=hour}
at {drunk_at=hour} I had {drink=drink9}, {amount_ml=ml9n} millilitres
%lang de
ich habe {amount_ml=amount_ml2} Wasser getrunken, trag das ein
%lang es
apúntame {amount_ml=amount_ml3} de agua

%tool biteLog Record something eaten.
%also Returns calories so far.
%also Keeps count of food, at which meal and when, with its calories if known.
%param food* (item, dish) {"type": "string", "description": "What was eaten"}
%param meal (occasion, meal_type) {"type": "string", "enum": ["breakfast", "lunch", "dinner", "snack"], "description": ""}
%param calories (kcal, energy) {"type": "integer", "description": ""}
%param eaten_on (date, day) {"type": "string", "description": "Day"}
%list food: porridge with berries | two fried eggs on toast | chicken salad | lentil soup with bread | apple and peanut butter | cheese sandwich | half a pizza | yoghurt and honey | rice with beans | croissant | grilled salmon with spinach | muesli | leftover curry | sushi | bacon roll | spaghetti in tomato sauce | crisps | protein shake | stew
%list food_a: banana | handful of almonds | piece of carrot cake | bowl of grapes
%list kcal: 450 | 300 calories => 300 | 120 | 650 | 520 kcal => 520 | 90 | 210 calories => 210 | 800 | 380 kcal => 380 | 1,050 => 1050
%list past2: yesterday | monday | last friday | this morning | the 3rd | last week | tuesday night | may 9 | the day before yesterday | sunday | last saturday | 2026-02-11 | new year's eve | thursday afternoon
%list fdx: eggs on toast | bread and butter pudding | yoghurt with nuts and honey | ramen | half a pizza from Pino's | rice, beans, and a fried egg | banana | fish and chips | leftovers from Sunday | porridge | cheese sandwich, no butter
%list kcx: 320 | 450 | 90 | 610 | 780 | 150 | 210 | 520 | 1100 | 65
%list pastx: yesterday | last Friday | two days ago | last Wednesday | the day before yesterday | this morning | Monday | today | last night | this Tuesday
%list essen: Haferbrei mit Beeren | zwei Spiegeleier | Käsebrot | Linsensuppe mit Brot | Apfel und Nüsse | Salat mit Huhn | Schokokuchen | eine halbe Pizza
%list comida: avena con frutos rojos | dos huevos fritos | bocadillo de queso | sopa de lentejas | ensalada con pollo | yogur con miel | media pizza | una manzana
(log|record) ({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:breakfast=breakfast}[, {calories=kcal}]
{meal:lunch=lunch}: ({food=food}|{food=food}|{food=food}|a {food=food_a}), {calories=kcal}
({food=food}|{food=food}|{food=food}|a {food=food_a}), {calories=kcal}, {eaten_on=past2}
{eaten_on=past2} I had ({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:dinner=dinner|supper}
I've just had ({food=food}|{food=food}|{food=food}|a {food=food_a})
{calories=kcal} for ({food=food}|{food=food}|{food=food}|a {food=food_a}), as a {meal:snack=snack|nibble}
({food=food}|{food=food}|{food=food}|a {food=food_a}) for {meal:dinner=tea|dinner} {eaten_on=past2}, about {calories=kcal}
I know I promised to be good, but {=firstname} brought ({food=food}|{food=food}|{food=food}|a {food=food_a}) and I couldn't say no
there was nothing else in the canteen worth the money, so ({food=food}|{food=food}|{food=food}|a {food=food_a}) at {meal:lunch=noon|midday}, roughly {calories=kcal}
guilty: ({food=food}|{food=food}|{food=food}|a {food=food_a}) in the middle of the night
I've eaten ({food=food}|{food=food}|{food=food}|a {food=food_a}), {meal:snack=between meals|as a snack}
forgot to tell you that I had ({food=food}|{food=food}|{food=food}|a {food=food_a}) {eaten_on=past2}
put down ({food=food}|{food=food}|{food=food}|a {food=food_a}) under {meal:breakfast=breakfast}, {calories=kcal}
record my {meal:dinner=dinner} from {eaten_on=past2}
~ log {food=fdx} for {meal:breakfast=breakfast}, {calories=kcx} calories
for {meal:lunch=lunch} {eaten_on=pastx} I ate {food=fdx}
food {food=fdx}, meal {meal:dinner=dinner}, kcal {calories=kcx}, day {eaten_on=pastx}
{calories=kcx} calories of {food=fdx} as a {meal:snack=snack}
{food=fdx} eaten {eaten_on=pastx}, about {calories=kcx} kcal
%lang de
zum {meal:lunch=Mittagessen} gab es {food=essen}, schreib das auf
%lang es
he comido {food=comida} en el {meal:breakfast=desayuno}, apúntalo

%server slumbrio

%tool slumbrio-log-night Slumbrio | Log night. Stores one night of sleep by hand.
%also Enter when somebody went to bed and got up.
%also Write a past night into the sleep log: time of falling asleep, time of waking, whose night it was, how restful and what happened.
%param asleep_at* (bedtime, start) {"type": "string", "description": "Time of falling asleep"}
%param awake_at* (wake_time, end) {"type": "string", "description": "Time of waking up"}
%param sleeper (person, who) {"type": "string", "description": "Household member; defaults to the account holder"}
%param quality (rating, rested) {"type": "string", "enum": ["poor", "fair", "good", "excellent"], "description": ""}
%param note (comment, remark) {"type": "string", "description": "Remark"}
%list bed: 11 | half past ten | 23:40 | midnight | 9:15 pm | quarter past one | around ten | 22:05 | twenty to twelve | 1am | half nine
%list wake: 6 | 5:50 | half past seven | 7:15 am | quarter to six | around eight | 06:30 | nine | ten past five | 4am | 10:20
%list sleepnote: woke up twice, dog was barking | too hot, window shut because of the rain | dreamt of work again, up at three | wine with dinner, never a good idea | new pillow, neck feels better already | kid came into our bed around four | jet lag, body still thinks it's noon | read until late, then out like a light | neighbours had a party, earplugs helped a bit | no alarm, woke up by myself for once
out at {asleep_at=bed}, up at {awake_at=wake}, {quality:poor=tossed and turned|a rotten night|feel like a wreck}
{sleeper=who} slept from {asleep_at=bed} to {awake_at=wake}, {quality:excellent=like a log|slept like a baby|couldn't have been better}
I woke at {awake_at=wake} after nodding off at {asleep_at=bed}
opened my eyes at {awake_at=wake}, had gone under at {asleep_at=bed}, {quality:fair=so-so|nothing to brag about|neither here nor there}
last night {asleep_at=bed} until {awake_at=wake}: {note=sleepnote}
{awake_at=wake} up, {asleep_at=bed} asleep, {sleeper=kid}, {note=sleepnote}
(good night it was|a fair while in bed|said good night), asleep {asleep_at=bed}, awake {awake_at=wake}

%tool slumbrio-list-nights Slumbrio | List nights. Returns logged nights in a range of days with duration and score.
%also Past nights from the sleep log.
%also Show how somebody has slept between two days, all nights or only those that were too short or restless, measured by which device, with or without averages.
%param sleeper* (person, user) {"type": "string", "description": "Whose nights"}
%param first_day (from, start_date) {"type": "string", "description": "Start of range"}
%param last_day (to, end_date) {"type": "string", "description": "End of range"}
%param only (filter, kind) {"type": "string", "enum": ["short", "restless", "excellent"], "description": "Filter"}
%param averages (summarize, means) {"type": "boolean", "description": "Return means instead of single nights"}
%param remark (text, note_contains) {"type": "string", "description": "Only nights whose remark holds these words"}
%list sleepwords: woke up twice, dog was barking again | too much coffee after four in the afternoon | slept on the couch, neck hurt at six | nightmare about the exam, up until three | fell asleep with the light on, book in hand | storm at midnight, everyone in one bed | took the melatonin, but an hour too late | window open, birds started before five | teeth coming through, Grandma helped from two on | phone in the bedroom, should have known better
%list sleepword: barking | wine with dinner | new pillow | bad dream, cried | teeth | hot | kid in our bed | full moon | earplugs and mask | snoring | alarm didn't ring | jet lag
how did {sleeper=who} sleep since {first_day=from}, {only:restless=just the ones with tossing and turning|the fidgety ones|only where they kept waking}
{sleeper=kid}'s nights from {first_day=from} on, {averages:true=only the mean|rolled into one figure|as a single number}
from {first_day=from} to {last_day=until}, was {sleeper=who} resting enough
~ until {last_day=until}, beginning {first_day=from}: all of {sleeper=who}'s sleep
which of {sleeper=who}'s nights say {remark=sleepwords}
{sleeper=who}, {remark=sleepword}, {first_day=from} to {last_day=until}, {only:short=too few hours|when it wasn't long enough}
in short, {sleeper=who}'s sleep (log|history|record) please

%tool slumbrio-create-routine Slumbrio | Create wind-down routine. A named sequence of steps that begins at a time in the evening.
%also Makes a new bedtime routine.
%also Set up an evening ritual: what it is called, when it begins, what is done in which order, on which nights, and whether lamps go down by themselves.
%param name* (title, routine) {"type": "string", "description": "Name of the routine"}
%param starts_at (time, begin) {"type": "string", "description": "Time of day"}
%param steps (sequence, actions) {"type": "array", "items": {"type": "string"}, "description": "Steps in order"}
%param nights (days, repeat) {"type": "string", "enum": ["every_night", "school_nights", "weekends"], "description": "Which nights"}
%param dim_lights (dim, lights_down) {"type": "boolean", "description": "Lower the lights at the start"}
%list ritual: Slow Down | bath and book | operation pillow | Theo's quiet hour | no more screens | moonlight | the lavender thing | Phones Away, Lights Out | sandman | cosy end of the day | tea and stretching
%list steps: bath, pyjamas, story | tea, stretching and a book | phone away, teeth, ten deep breaths | tidy toys and brush teeth | shower, diary, lights off | song, cuddle, blinds | feed the cat, lock up, read | yoga and chamomile tea | teeth, toilet, two stories | massage, white noise, darkness
%list stepslong: put the phone away, brush teeth, read ten pages | warm bath, lavender oil, no screens, one short story | tea at nine, stretch, write the diary, lights out | tidy the toys, choose clothes, say good night to Grandma | feed the cat, lock the door, breathe for five minutes | wash face, fill the hot-water bottle, listen to rain | pack the satchel, set the table, cuddle on the sofa | ten minutes of yoga, a banana, then straight to bed | close the blinds, hum the song, count backwards from fifty | shower, hair dry before eight, two pages of Kipling
%list rituale: Weekend Wind-down | Nightly Nine O'Clock | School's Out | Dim Sum and Bed | Every Night's a Good Night | Lights, Teeth, Story | Ten Steps to Sleep | Friday Feeling | Lamp Lighter | Nine to Dreamland
make a bedtime ritual {name=ritual} from {starts_at=at} on, {nights:school_nights=when there's class the next day|not on Fridays and Saturdays}
I want a {name=ritual} routine, {dim_lights:true=lamps going down by themselves|with the lamps turned low}
call it {name=ritual}, it goes {steps=steps}
at {starts_at=at} it should go {steps=steps}, named {name=ritual}, {nights:weekends=Saturdays and Sundays only|just when we can lie in}
new evening sequence {name=ritual}: {steps=stepslong}
{starts_at=at}, {name=ritual}, {nights:every_night=seven days a week|without exception|no days off}, {steps=steps}
set up {name=rituale}

%tool slumbrio-start-nap Slumbrio | Start nap. Begins a nap timer immediately; a sound may play until the alarm.
%also Nap timer, starting now.
%also Let somebody doze for so many minutes from now on, with rain or waves or nothing in the background, and a soft or normal alarm.
%param minutes* (duration, length_min) {"type": "integer", "minimum": 5, "maximum": 180, "description": "Length in minutes"}
%param sound (background, noise) {"type": "string", "enum": ["rain", "waves", "brown_noise", "silence"], "description": "Background sound"}
%param gentle_alarm (soft_wake, gentle) {"type": "boolean", "description": "Rising volume"}
%param speaker (play_on, output) {"type": "string", "description": "Where the sound plays"}
%param alarm_device (ring_on, wake_with) {"type": "string", "description": "What rings at the end"}
%param message (wake_text, say) {"type": "string", "description": "Read aloud at the end"}
%list doze: 20 minutes => 20 | half an hour => 30 | 45 min => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | 15 minutes => 15 | forty minutes => 40 | 25 mins => 25 | 35 minutes => 35
%list ring: my watch | the phone | the clock on the shelf | Nora's tablet | bathroom | the lamp by the window | bracelet | office | the robot, downstairs | wake-up light
%list box: the bedroom | kids' room | my headphones | the little radio | Sonny the bear | kitchen | living room left | pillow thing | hall and stairs | camper | dad's old stereo
%list wakeup: get up, the train leaves at half past four | time to fetch Theo, he is at the pool | coffee is ready, come down before it's cold | that's enough, you still have to pack | up you get, Grandma arrives at three | call the clinic back before they close | hello sleepyhead, the cake has to come out | on your feet, the baby wakes in ten minutes | shoes on, we are leaving for the match | wake up, drink some water, open the window
I'm lying down for {minutes=doze}, {sound:rain=with drops on the window|a shower in the background|let it drizzle}
doze {minutes=doze}, {gentle_alarm:true=no shock at the end|wake me softly|bring me back slowly}
~ {minutes=doze} of shut-eye, ring on {alarm_device=ring}, play through {speaker=box}
wake me with {alarm_device=ring} after {minutes=doze}, sea noises from {speaker=box}
~ let me rest {minutes=doze} and then say {message=wakeup}
{speaker=box} as the speaker, {sound:waves=surf|the ocean|sea noises}, {minutes=doze}, {gentle_alarm:true=softly at the end|without a fright}
quiet please, forty winks, {minutes=doze}

%tool slumbrio-add-dream Slumbrio | Add dream. Appends an entry to the dream journal.
%also Journal entry about a dream.
%also Keep a dream that was told: its story, the night, how it felt, who dreamt it, who appeared in it, and whether others may read it.
%param story* (text, dream) {"type": "string", "description": "What happened in the dream"}
%param mood (feeling, tone) {"type": "string", "enum": ["pleasant", "strange", "nightmare"], "description": ""}
%param dreamer (person, author) {"type": "string", "description": "Who dreamt it"}
%param appears (character, features) {"type": "string", "description": "Who was in it"}
%param locked (private, secret) {"type": "boolean", "description": "Readable only by its author"}
%list dreamlong: we missed the boat, so we walked on the water | the house had a new room, full of clocks | I gave a speech at noon and nobody had ears | our cat drove the bus, quite well in fact | it snowed inside, and Theo built a bed of it | a giant peach rolled down the street at midnight | I was late for my own wedding, wearing skis | the teacher handed me a baby, then flew off | all the stairs went up, never down, until I woke | the moon rang the doorbell and asked for milk
%list dream: I could fly over the school | lost in a hotel | teeth made of glass | the sea came up to our kitchen | a train full of geese | exam without a pen | Grandpa was young again | my keys turned into fish | dancing on the moon, barefoot | tiny elephants under the bed
%list dreame: a private island with pink sheep | I wrote my diary in the dark | a strange boat full of lamps | nightmare on our street, the film, but funny | being locked in a pleasant little shop | a secret garden with Queen Victoria | open books that whispered | a good mood machine | everyone reading my letters | me as my own twin
dreamt that {story=dreamlong}, {mood:nightmare=woke up screaming|horrible|scared me to death}
write down last night's dream, {story=dream}, {locked:true=not for the others|only I may read it|nobody else sees this}
{dreamer=who} dreamt of {appears=whob}: {story=dream}
{appears=who} was in {dreamer=whob}'s dream, {story=dream}
dream journal: {story=dreamlong}
{mood:pleasant=a lovely one|so nice|a beauty}, {dreamer=kid}, {story=dream}, {locked:true=keep it secret|for nobody else}
what I saw in my sleep: {story=dreame}

%server streakly
%list habit: read for twenty minutes | floss | eat no sugar | walk the dog in the woods | practise the cello | do ten push-ups and a plank | write three pages | take a cold shower | call mum | meditate | learn Italian | make the bed | stretch for ten minutes | take the stairs | drink water before coffee | sketch | tidy the desk for five minutes | leave the phone out of bed | weed the garden | say something nice

%tool streakly-new-habit Start tracking a habit.
%also Returns a habit id.
%also Something to do regularly, so many times a week, with a nudge at an hour.
%param habit* (name, activity) {"type": "string", "description": "What to do"}
%param times_per_week (frequency, goal) {"type": "integer", "description": ""}
%param nudge_at (reminder_time, remind_at) {"type": "string", "description": "Time of the reminder"}
%param until (end_date) {"type": "string", "description": ""}
%list times: 3 | three => 3 | five => 5 | 2 | four => 4 | 7 | 6 | two => 2
%list clock: 7pm | 19:30 | half past seven | noon | 8 | quarter to nine | 6:15 | 20:00 | nine | 1 pm | 18h | five | 12:45 | 10 am | half past eight | 8:15 pm | 3 | 16:00 | two | 9.30 | eleven in the morning
%list pday: friday | saturday | june 3 | the 14th | next thursday | sunday | december 31 | the 2nd of may | tuesday | 12/10 | monday the 8th | new year's eve | march 21st | next wednesday | the 30th | sept 9 | easter monday | this saturday | mother's day | 2026-07-04 | thursday
%list habit9: read for ten minutes | floss | walk to work | write to a friend, by hand | stretch and breathe | run | no phone after nine | practise the cello with Otis | cold shower | learn five words of Welsh
%list nfew: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | 10 | 12 | three => 3 | nine => 9
%list guests: two => 2 | three => 3 | 4 | five => 5 | 6 | seven => 7 | 8 | 3 | nine => 9 | 10 | 12 | four => 4 | eleven => 11
%list habit2: read ten pages before bed | no phone at the table | stretch after getting up | write three lines in french | walk to work | drink water instead of cola | practise the cello
%list clock2: 9 am | half past seven | 18:00 | noon | 7.15 | 3 pm | 20:30 | quarter to six | 8 in the evening | 10:45 | 6am | 11 | 16:20 | five o'clock | 2:30pm
%list habito: leer veinte minutos | usar hilo dental | nada de azúcar | hacer flexiones | ducha fría | tocar el chelo | meditar | estudiar italiano
%list cuantos: 2 | dos => 2 | tres => 3 | 4 | cuatro => 4 | cinco => 5 | 6 | seis => 6 | ocho => 8 | 10
(track|start) a new habit: {habit=habit}
I want to {habit=habit} {times_per_week=times} times a week
new habit, {habit=habit}, {times_per_week=times} times per week, remind me at {nudge_at=clock}
from now on {habit=habit}, nudge me at {nudge_at=clock}[ until {until=pday}]
{habit=habit}: goal {times_per_week=times} a week, {nudge_at=clock}
at {nudge_at=clock} poke me to {habit=habit}, {times_per_week=times} times weekly until {until=pday}
my doctor gave me one of those long looks yesterday, so as of today I {habit=habit}, {times_per_week=times} times a week
I've tried and failed so many times on my own. help me {habit=habit}, with a kick at {nudge_at=clock}
until {until=pday} I'd like to {habit=habit}
let's see if I can {habit=habit} regularly
keep an eye on whether I {habit=habit}, {times_per_week=times} times in seven days is enough
set up "{habit=habit}" through {until=pday}, {times_per_week=times} times weekly
track something {times_per_week=times} times a week with a reminder at {nudge_at=clock}
track {habit=habit9}, {times_per_week=nfew} times a week
new habit: {habit=habit9}, nudge me at {nudge_at=hour} until {until=bydate}
habit {habit=habit9}, per week {times_per_week=nfew}, reminder {nudge_at=hour}
at {nudge_at=hour}, {times_per_week=nfew} times a week, remind me of a habit: {habit=habit9}
until {until=bydate}, {times_per_week=nfew} times weekly, start the habit "{habit=habit9}"
{times_per_week=guests} times a week until {until=eday}, {habit=habit2}
at {nudge_at=clock2} remind me, {habit=habit2}
{habit=habit2}, up to {until=eday}, [new year, new me]
%lang es
quiero crear el hábito de {habit=habito}, {times_per_week=cuantos} veces por semana, avísame a las {nudge_at=time}

%tool streakly-tick Mark a habit as done.
%also Returns the streak.
%also Counts one more time that a good intention was kept, today or on another day, with a remark.
%param habit* (name, activity) {"type": "string", "description": "Which one"}
%param day (date, done_on) {"type": "string", "description": ""}
%param comment (note, remark) {"type": "string", "description": "How it went"}
%list howwent: harder than usual | felt great | only half of it | with Tom in the park | almost skipped it | two pages more than planned | in the rain | lazy but done | new record | with music and a coffee | late at night | easy | my back complained | on the train | kids joined in
%list habx: run before breakfast | no sugar | read ten pages | yoga with Flo | stretching | write, then rest | walk to work | cold shower | in bed by ten | call Mum | piano
%list daybx: yesterday | last Friday | the 3rd | two days ago | last Wednesday | 8 May | the day before yesterday | a week ago | the 19th | Monday
%list howx: hard at first, then fine | only half of it | easier than last week | did it with Flo in the park | it rained, so I did it indoors | great | almost forgot | legs hurt but I feel good | ten minutes more than planned | meh
%list gewohnheit: zwanzig Minuten lesen | Zahnseide | kein Zucker | Liegestütze | kalt duschen | Cello üben | meditieren | Italienisch lernen
I told you I would stick with it! {habit=habit}, {comment=howwent}
guess who managed "{habit=habit}" {day=date}, {comment=howwent}
(mark|tick) {habit=habit} as done[ for {day=date}]
{habit=habit}, done {day=date}
did it: {habit=habit}, {comment=howwent}
{day=date} I kept up "{habit=habit}", {comment=howwent}
{habit=habit} - check, {comment=howwent}
one more for {habit=habit}
proud of myself, {habit=habit} again {day=date}, {comment=howwent}
I nearly stayed on the sofa with the cat, but in the end I managed it: {habit=habit}, {comment=howwent}
you won't believe it but the streak goes on. {habit=habit}, {day=date}, and it was {comment=howwent}
count {day=date} for {habit=habit} too
{comment=howwent}, but {habit=habit} happened
another day, another {habit=habit}
tick off my habit for {day=date}
tick {habit=habx} for {day=daybx}
{day=daybx}: mark {habit=habx} as done with the comment {comment=howx}
habit {habit=habx}, day {day=daybx}, note {comment=howx}
tick off {habit=habx}, comment: {comment=howx}
%lang de
~ hak {habit=gewohnheit} für {day=date} ab
{habit=gewohnheit} ist {day=date} erledigt

%server sweatclub
%list gymclass: spinning | hot yoga | pilates for beginners | zumba | body pump | aqua fit | boxing | barre and stretch | HIIT | yin yoga | step aerobics | power yoga with Maya | circuit training in the park | kickboxing | TRX | back and core | salsa for singles | prenatal yoga | CrossFit | trampoline | indoor rowing | tai chi for seniors | Bauch Beine Po | functional training
%list class: spinning | yoga for beginners | Pilates | Legs, Bums and Tums | hot yoga | Body and Mind | boxing with Sal | HIIT 30 | step | Stretch at Noon | aqua fit

%tool sweatclub_timetable Show the gym's class timetable.
%also Returns classes with trainer and free spots.
%also Which courses a fitness studio gives on a day, after an hour, of one kind or with one trainer.
%param workout (class_type, course) {"type": "string", "description": "Kind of class"}
%param studio (branch, location) {"type": "string", "description": "Branch"}
%param day (date) {"type": "string", "description": ""}
%param after (from_time) {"type": "string", "description": "Earliest hour"}
%param trainer (coach, instructor) {"type": "string", "description": "Who teaches"}
%list gymplace: Riverside | Old Mill | City Centre | Northgate | Mitte | Harbour Street | West End | Campus South | Station Square | Camden | Little Italy | Union Square | Airport Road | King Street | Lakeside Tower | Westbahnhof | Elm Park | Grand Arcade | Brook Lane | Canal Side
%list coach: Maya | Ricardo | Coach Benning | Lou | Tamara | Big Mike | Svetlana | Aiko | Andre from Lyon | Jen and Marcus | Ms Duarte | Fabio | Heike | Olu | Patrice
%list class9: yoga | body pump | spin | Pilates for beginners | boxing and core | aqua fit | Zumba with weights | circuit | stretch and relax | HIIT
%list onday: Friday | the 14th | Monday | 3 March | the 22nd of June | Wednesday | the first Sunday in May | 9 October | 2026-05-01 | July 4th | Saturday the 12th | 1 Dec | Thursday next week
%list gym9: Riverside | the Old Mill | Harbour Street | Leeds North | Central | The Shed | Bell Lane, upstairs | West End | Park and Ride
%list who3: Ana | Big Sal | Mr. O'Dowd | Ella Moor | Kofi Mensah | Tove | Dr. Iyer | Anne-Marie from accounts | Uncle Bram | Hamza | Lena van der Berg | Priya N
%list anyday: tomorrow | next Friday | this Saturday | the day after tomorrow | next Wednesday | Thursday | 6 November | Monday in two weeks | March 19th | Sunday | the 8th of May | Tuesday week
which {workout=gymclass} classes are there at {studio=gymplace} {day=date} after {after=time}
what's on at the gym {day=date} [after {after=time}]
{studio=gymplace}, {day=date}, {workout=gymclass}
classes with {trainer=coach} at {studio=gymplace} {day=date}
{workout=gymclass} {day=date}
gym timetable {studio=gymplace}
{trainer=coach} classes {day=date}
I sit at a desk all day and want to sweat {day=date}, from {after=time}, {studio=gymplace} is nearest
when does {trainer=coach} torture people this week
my friend raves about {workout=gymclass}, when could we give it a go
~ I get off work in {studio=gymplace} at {after=time}, what could I still do there for my flabby belly {day=date}
is {trainer=coach} teaching {day=date} or on holiday
don't sign me up, just tell me when {workout=gymclass} is {day=date}
after {after=time} {day=date}, any {workout=gymclass} with {trainer=coach}
~ {workout=class9} on {day=onday} at {studio=gym9} after {after=hour}
classes with {trainer=who3} in {studio=gym9} on {day=onday}
class {workout=class9} branch {studio=gym9} day {day=anyday} trainer {trainer=who3}
after {after=hour} on {day=onday}, {workout=class9} by {trainer=who3}
at {studio=gym9} with {trainer=who3}, {workout=class9}

%tool sweatclub_join Sign up for a gym class.
%also Returns a spot number or a place on the waiting list.
%also Books a place in a fitness course at a day and hour, for a guest too or with a hired mat.
%param workout* (class_name, course) {"type": "string", "description": "Which class"}
%param starts* (when, session) {"type": "string", "description": "Day and hour"}
%param guests (friends) {"type": "integer", "description": "How many friends come along"}
%param mat (rent_mat) {"type": "boolean", "description": "Hire a mat"}
%list kurs: Pilates | Spinning | Rückenschule | Zumba | Yoga für Anfänger | Wassergymnastik | Bauch Beine Po | Boxen
%list clase: pilates | spinning | yoga suave | zumba | boxeo | aquagym | yoga para embarazadas
sign me up for {workout=gymclass} {starts=when}
(book|join) {workout=gymclass} {starts=date} with {guests=int} guests and {mat:true=a mat}
{workout=gymclass}, {starts=when}, {mat:true=mat please|I need a mat}
{starts=when}: {workout=gymclass}, {guests=int} friends
{workout=gymclass} {starts=when}, one spot
spot in {workout=gymclass} {starts=date}
gym class {starts=when}
sign me up for {workout=gymclass}
I promised my back to do {workout=gymclass} {starts=when}, no excuses, put me down
{guests=int} of my girlfriends want to come along to {workout=gymclass} {starts=when}
save me somewhere near the mirror {starts=when}, {workout=gymclass}, {mat:true=I have nothing to lie on|lend me something to lie on}
new year, new me: {workout=gymclass} {starts=date}
I know when they run, I'd like to be in {workout=gymclass} {starts=when}
~ sign me up for {workout=class} {starts=slot}
{starts=slot} {workout=class} with {guests=few} friends
with {mat:true=a mat|a hired mat}, {workout=class} on {starts=day6}
class {workout=class}, start {starts=slot}, guests {guests=few}, mat {mat:false=no}
{workout=class} for me and {guests=few} guests, {starts=slot}
%lang de
meld mich {starts=date} für {workout=kurs} an, {mat:true=mit Matte}
%lang es
apúntame a {workout=clase} {starts=when}, voy con {guests=int} amigas

%tool sweatclub_drop Sign off from a gym class.
%also Frees the spot.
%also Gives up a place in a fitness course, at a day and hour, with a reason.
%param workout* (class_name, course) {"type": "string", "description": "Which class"}
%param starts (when, session) {"type": "string", "description": "Day and hour"}
%param reason (why, cause) {"type": "string", "enum": ["ill", "injured", "travelling", "work", "other"], "description": ""}
sign me off from {workout=gymclass} {starts=when}
take me out of {workout=gymclass} {starts=date}, {reason:injured=I hurt my ankle|pulled a muscle}
{workout=gymclass} {starts=when}: cancel, {reason:ill=I'm ill|flu}
~ {reason:work=stuck at work|overtime}, no {workout=gymclass} {starts=date}
no {workout=gymclass} {starts=date}
{workout=gymclass} cancellation
{workout=gymclass} without me, {reason:travelling=away}
sign me off from tonight's class
my knee says no to {workout=gymclass} {starts=date}, somebody else may have the place
I overdid it on the weekend and can't make {workout=gymclass}
{reason:travelling=I'll be on a train|I'm abroad} {starts=when}, so {workout=gymclass} has to happen without me
don't expect me at {workout=gymclass} {starts=date}, {reason:ill=fever|I'm in bed with a cold}
I signed up for {workout=gymclass} {starts=when} by mistake, undo that
drop {workout=class} {starts=slot}, I'm {reason:ill=ill|sick}
sign me off from {workout=class} on {starts=day6}
{reason:work=work}, so no {workout=class} {starts=slot}
class {workout=class}, start {starts=slot}, reason {reason:injured=injured|injury}
leave {workout=class}, {reason:travelling=travelling}

%server vitalog
%list pastday: yesterday | last Monday | two days ago | last Thursday | 3 February | last weekend | the day before yesterday | 2025-11-30 | a week ago | the 8th | last Sunday | Christmas Eve

%tool vitalog-note-pressure Note a blood pressure reading.
%also Creates a reading.
%also Keeps upper and lower value and pulse as measured at some moment on the left or right arm or the wrist.
%param upper* (systolic, sys) {"type": "integer", "description": "Systolic value"}
%param lower* (diastolic, dia) {"type": "integer", "description": "Diastolic value"}
%param pulse (heart_rate, bpm) {"type": "integer", "description": "Beats"}
%param taken_at (time, measured_at) {"type": "string", "description": "When"}
%param cuff (position) {"type": "string", "enum": ["left_arm", "right_arm", "wrist"], "description": ""}
%list sys: 120 | 135 | 142 | 118 | 151 | 128 | 160 | 110 | 133 | 147
%list dia: 80 | 85 | 92 | 76 | 95 | 88 | 70 | 82 | 90 | 79
%list beats: 62 | 71 | 58 | 84 | 77 | 90 | 66 | 101
%list sys2: 128 | 142 | 118 | 155 | 135 | 121 | 149 | 110 | 163 | 137
%list dia2: 82 | 91 | 75 | 88 | 79 | 95 | 70 | 84 | 99 | 77
%list taken: this morning | just now | after lunch | before bed | at 7:30 | yesterday evening | right after the stairs | at noon | 6 pm | half past nine | when I got up
%list pulse: 64 | 72 | 88 | 58 | 95 | 70 | 81 | 102 | 67 | 76
note blood pressure {upper=sys} over {lower=dia}, pulse {pulse=beats}
{upper=sys}/{lower=dia} at {taken_at=time}, {cuff:left_arm=left arm}
blood pressure {taken_at=when}: {upper=sys} to {lower=dia}
{cuff:wrist=wrist} reading, {upper=sys} and {lower=dia}, pulse {pulse=beats}
{upper=sys} over {lower=dia}
pressure {upper=sys}/{lower=dia}, pulse {pulse=beats}
reading {taken_at=time}: {upper=sys}/{lower=dia}
note my blood pressure from {taken_at=time}, pulse was {pulse=beats}
~ the doc wants numbers, {taken_at=when} the thing on my {cuff:right_arm=right arm} squeezed and said {upper=sys} and {lower=dia}
felt dizzy, top one {upper=sys}, bottom one {lower=dia}
after the stairs it was up at {upper=sys} with {lower=dia}, heart going {pulse=beats}
keep {upper=sys} and {lower=dia} for the cardiologist, {taken_at=time}
no weight today but {upper=sys} over {lower=dia}, {cuff:left_arm=left side|on the left}
{upper=sys2} over {lower=dia2}, {taken_at=taken}
write down {upper=sys2}/{lower=dia2}, {cuff:left_arm=left arm|left}
cuff on the {cuff:wrist=wrist}: {upper=sys2} to {lower=dia2}, heart rate {pulse=pulse}
my blood pressure is {upper=sys2}/{lower=dia2}, the right cuff finally came
%lang de
trag meinen Blutdruck ein: {upper=sys} zu {lower=dia}, Puls {pulse=beats}
%lang es
~ apúntame la tensión: {upper=sys} con {lower=dia}, {cuff:left_arm=brazo izquierdo}

%tool vitalog-note-weight Note somebody's body weight.
%also Creates a weight entry.
%also Keeps what the scale showed in kilograms, with body fat in percent and the day.
%param kilograms* (weight, kg) {"type": "number", "description": "Weight in kilograms"}
%param measured_on (date, when) {"type": "string", "description": "Day"}
%param body_fat (fat) {"type": "number", "description": "Percent"}
%param person (who, profile) {"type": "string", "description": "Whose weight"}
%list weightkg: 71.4 kg => 71.4 | 82 kilos => 82 | 64.2 | 95 kg => 95 | 58.8 kilos => 58.8 | 77 | 103.5 kg => 103.5 | 68 kilograms => 68
%list fat: 21 percent => 21 | 18% => 18 | 27.5 % => 27.5 | 31 percent => 31 | 15 % => 15
%list kilograms: 72 | 81.4 kg => 81.4 | 64.5 | 90 kilos => 90 | 58.2 | 103 | 77 kg => 77 | 9.8 kg => 9.8 | 69.9 | 84 kilos => 84 | 12.5 | 61
%list pastdate: 3 February | Monday | the 8th | 2025-11-30 | last Sunday | Christmas Eve | Friday | May 12th | New Year's Day | Thursday | 14/1
%list fat2: 18 | 22.5 | 31 | 15% => 15 | 27 percent => 27 | 24.1 | 19 | 33% => 33 | 12 | 20.8
note {kilograms=weightkg} for {person=traveller} {measured_on=date}
I weigh {kilograms=weightkg} with {body_fat=fat} body fat
~ {measured_on=given}: {kilograms=weightkg}, {body_fat=fat} fat
{person=traveller}, {kilograms=weightkg}, {measured_on=given}
weight {kilograms=weightkg}
{kilograms=weightkg}, {body_fat=fat} fat
{person=traveller} weight {kilograms=weightkg}
note my weight {measured_on=date}
too much cake over the holidays, I'm at {kilograms=weightkg}
~ the needle stopped at {kilograms=weightkg} {measured_on=given} and I nearly cried
{person=traveller} has grown again, {kilograms=weightkg} by now
~ still {kilograms=weightkg} after four weeks without bread, remember that for {measured_on=given}
I don't want the whole curve, only put down {kilograms=weightkg} for {measured_on=given}
{kilograms=kilograms} for {person=name} on {measured_on=pastdate}
note {kilograms=kilograms}, body fat {body_fat=fat2}
weight {kilograms=kilograms}, fat {body_fat=fat2}, date {measured_on=pastday}
{person=name} weighed {kilograms=kilograms} {measured_on=pastday}
with {body_fat=fat2} body fat, I weigh {kilograms=kilograms}
who: {person=name}, weight: {kilograms=kilograms}
log {measured_on=pastday}, {kilograms=kilograms}, instead of {=kilograms}

%tool vitalog-review Review recorded health values over a period.
%also Returns averages and extremes.
%also How weight, blood pressure, pulse, sleep or glucose developed between two dates, by day, week or month.
%param measure* (metric, kind) {"type": "string", "enum": ["weight", "blood_pressure", "pulse", "sleep", "glucose"], "description": "Which value"}
%param since (from, start) {"type": "string", "description": "First day"}
%param until (to, end) {"type": "string", "description": "Last day"}
%param by (grouping, interval) {"type": "string", "enum": ["day", "week", "month"], "description": ""}
%list pastday2: yesterday | last month | 1 March | the start of the year | last Monday | Christmas | the 10th | 2026-01-15 | last summer | Easter
%list sinceday: January | last Monday | 1 March | the beginning of the year | Easter | yesterday | the 15th | two weeks ago | 2025-09-01 | last summer | Tuesday morning | my birthday
%list untilday: Sunday | 4 April | the end of the month | next Thursday | 24 August | the 12th | Easter Monday | 2026-11-01 | Wednesday week | mid-July | the following Monday | 1 November | New Year's Eve
%list onday: Friday | 14 March | Tuesday the 9th | the 3rd of May | Saturday | 2026-05-09 | Monday | June 21st | Sunday | 12 October | Thursday | the 30th | Wednesday next week
%list seitwann: letztem Montag | Januar | dem 1. März | Ostern | vorgestern | letztem Sommer
%list desdecuando: enero | el lunes | Semana Santa | el 3 de marzo | ayer | el verano pasado
how has my {measure:weight=weight} changed since {since=pastday2}
~ review {measure:blood_pressure=blood pressure} from {since=pastday2} to {until=pastday2} by {by:week=week}
{measure:pulse=pulse}, {since=pastday2} until {until=pastday2}, {by:day=daily|per day}
{by:month=monthly} {measure:sleep=sleep} since {since=pastday2}
{measure:glucose=glucose} since {since=pastday2}
~ {measure:sleep=sleep} {by:week=weekly}
~ health values {since=pastday2}
review my values since {since=pastday2}
am I getting {measure:weight=fatter|thinner|heavier} compared with {since=pastday2}
have the pills done anything for {measure:blood_pressure=my hypertension|the pressure} since {since=pastday2}
I've been yawning all day, how were {measure:sleep=my nights|the nights} from {since=pastday2} until {until=pastday2}
do the {measure:glucose=sugar} numbers look better than at {since=pastday2}
I noted my {measure:weight=weight} every morning, so what came out of it, {by:month=month by month}
~ my {measure:weight=weight} since {since=sinceday} by {by:week=week}
review {measure:blood_pressure=blood pressure} from {since=sinceday} until {until=untilday}
measure {measure:sleep=sleep}, since {since=sinceday}, until {until=untilday}, by {by:month=month}
per {by:day=day}, {measure:pulse=pulse}, since {since=sinceday}
until {until=untilday}, starting {since=onday}, how was my {measure:glucose=glucose|blood sugar}
{measure:sleep=sleep}, {by:month=monthly}, since {since=sinceday}
I stopped coffee {=pastday}, show my {measure:pulse=pulse} since {since=sinceday}
%lang de
wie hat sich mein {measure:weight=Gewicht} seit {since=seitwann} entwickelt, {by:week=wochenweise|pro Woche}
%lang es
¿cómo ha ido {measure:sleep=mi sueño|el sueño} desde {since=desdecuando}?
