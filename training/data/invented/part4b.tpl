# health, music, podcasts, films
%list med: ibuprofen | metformin | vitamin D | inhaler | aspirin | amoxicillin | levothyroxine | lisinopril | paracetamol | insulin | omeprazole | cetirizine | iron tablets | zinc | sertraline | magnesium | melatonin | cough syrup | atorvastatin | nasal spray | eye drops
%list dose: 400 mg | two tablets | one puff | 20 drops | half a tablet | 1000 units | 5 ml | 10 mg | one capsule | two puffs | a teaspoon | 500 milligrams | one sachet | three drops | 75 mcg | a double dose
%list pharmacy: CVS | Walgreens | Boots on High Street | Apotheke am Markt | Riverside Pharmacy | Lloyds | City Pharmacy | Rite Aid | Green Cross | Hirsch Apotheke | Main Street Drugs | Superdrug | Duane Reade | Dr. Max | Adler Apotheke
%list pharmnote: I'd like the generic brand if possible | please call when it's ready | my daughter will collect it | the last pack had broken seals | I need a three month supply because I'm travelling | no lactose in the tablets please | can you put it in a blister pack | my insurance has changed | I'm down to the last two pills | deliver it if you can | smaller pack this time | please check it against my blood thinner | the doctor raised the dose last week | same colour as before, my mother gets confused | hold it until I'm back | I lost the previous pack | the cap should be easy to open | ask the doctor if a new script is needed
%list specialty: dentist => dentist | teeth cleaning => dentist | GP => general | family doctor => general | general practitioner => general | skin doctor => dermatology | dermatologist => dermatology | heart specialist => cardiology | cardiologist => cardiology | eye doctor => eye | ophthalmologist => eye | orthopedist => orthopedics | bone doctor => orthopedics | pediatrician => pediatrics | children's doctor => pediatrics
%list specialty_de: Zahnarzt => dentist | Hausarzt => general | Hautarzt => dermatology | Kardiologen => cardiology | Augenarzt => eye | Orthopäden => orthopedics | Kinderarzt => pediatrics
%list visitreason: a mole on my back has changed | my knee hurts when I take the stairs | yearly check-up | a filling fell out | I see double when I'm tired | the rash keeps coming back | my heart races at night | blood test results | we need a vaccination before travelling | tooth number six is sensitive to cold | I've had a cough for five weeks | the little one has an ear ache | my new glasses give me headaches | follow-up after surgery | sick note for work | lower back pain that goes down the leg | I feel dizzy when getting up | my wrist is swollen since the fall | prescription renewal | he isn't eating properly | high blood pressure readings
%list cancelwhy: I'm feeling better | I have to travel for work | I've got a fever and don't want to infect anyone | the kids are off school that day | I found an earlier slot elsewhere | I can't get a lift | my shift was changed | the pain is gone | I moved to another town | I double booked myself | we're snowed in | my mother needs me | the insurance won't pay | I'm stuck abroad | I tested positive this morning
%list docq: can I take ibuprofen together with my blood pressure pills | is it normal that the scar still itches after six weeks | should I stop the antibiotics now that the fever is gone | do I have to fast before the blood test | how long should I keep the bandage on | may I fly two weeks after the operation | are the side effects supposed to last this long | when will the lab results be back | is it safe to exercise with this pulse | can my son go swimming with the tubes in his ears | which sun cream do you recommend for the rash | could the headaches come from the new tablets | do I need a referral for the MRI | what should I do if the swelling comes back | is there an alternative without cortisone | can we lower the dose while I'm pregnant | should I be worried about the lump | does the vaccination need a booster | how often should I change the dressing | may I drink alcohol with this medication
%list symptom: headache | sore throat | stomach cramps | dizziness | lower back pain | itchy eyes | heartburn | nausea | stiff neck | runny nose | tingling in the left hand | migraine with aura | swollen ankle | dry cough | hot flashes | ringing in my ears | knee pain | fatigue | rash on the arms | chest tightness
%list symptom_de: Kopfschmerzen | Halsschmerzen | Rückenschmerzen | Übelkeit | Bauchkrämpfe | Schwindel | trockener Husten | Sodbrennen
%list severity: mild => mild | nothing dramatic => mild | just a little => mild | moderate => moderate | so-so => moderate | medium bad => moderate | severe => severe | really bad => severe | unbearable => severe | awful => severe
%list circumstances: started right after lunch | probably too much screen time | I slept badly | came on during the meeting | worse when I lie down | after the second coffee | since I changed the pillow | went away with fresh air | it's very humid today | I skipped breakfast | after running in the cold | two hours after the tablet | only on the left side | the neighbours painted their fence | gets better with heat | I carried boxes all day | red wine last night | pollen count is high | same as last month | during the flight
%list hrs: 7 hours => 7 | six hours => 6 | seven and a half hours => 7.5 | 5.5 hours => 5.5 | eight hours => 8 | four hours => 4 | 9 hours => 9 | six and a half hours => 6.5 | barely three hours => 3 | ten hours => 10
%list sleepq: poorly => poor | terribly => poor | badly => poor | okay => fair | so so => fair | well => good | quite well => good | like a baby => excellent | like a stone => excellent | wonderfully => excellent
%list ml: a glass of water => 250 | 500 ml => 500 | half a litre of water => 500 | 300 ml => 300 | a litre of water => 1000 | 750 ml => 750 | two glasses of water => 500 | 200 ml of water => 200 | a big bottle of water => 1500 | 330 ml => 330
%list activity: running | yoga | swimming | weights | cycling | pilates | bouldering | rowing | boxing | tennis | spinning | nordic walking | football | squash | hiking | badminton | crossfit | stretching | dancing | skipping rope
%list wmin: half an hour => 30 | 45 minutes => 45 | an hour => 60 | 20 min => 20 | 90 minutes => 90 | fifty minutes => 50 | 25 minutes => 25 | two hours => 120 | quarter of an hour => 15 | an hour and a half => 90
%list effort: easy => easy | relaxed => easy | light => easy | moderate => moderate | medium effort => moderate | hard => hard | all-out => hard | exhausting => hard | killer => hard
%list km: 5 km => 5 | 10k => 10 | 7.5 km => 7.5 | 21 kilometres => 21 | three kilometers => 3 | 42 km => 42 | 12.3 km => 12.3 | two km => 2
%list metric: sleep => sleep | nights => sleep | water intake => water | drinking => water | hydration => water | workouts => workouts | training => workouts | exercise => workouts | weight => weight | step count => steps | steps => steps | symptoms => symptoms | aches and pains => symptoms
%list hperiod: today => day | this week => week | the last seven days => week | the past week => week | this month => month | the last 30 days => month | this year => year | the past twelve months => year
%list music: Miles Davis | Bohemian Rhapsody | some jazz | new Taylor Swift album | Radiohead | lofi beats | dinner playlist | Vivaldi | Abbey Road | 90s hip hop | Dua Lipa | whale sounds | Daft Punk | Clair de Lune | Johnny Cash | classic rock | Frozen soundtrack | Nina Simone | reggae | Blinding Lights | Ludovico Einaudi | K-pop hits
%list songs: Hallelujah, Fix You and Yellow | Africa by Toto | September, Le Freak and Stayin' Alive | Wonderwall | Thunderstruck, Highway to Hell | Dancing Queen | Jolene and Ring of Fire | Billie Jean, Thriller | Creep | Valerie, Rehab | Shape of You | Mr. Brightside and Last Nite | Bad Guy | Landslide, Dreams and Rhiannon | Hey Ya
%list song: Hallelujah | Fix You | Africa by Toto | September | Wonderwall | Thunderstruck | Dancing Queen | Jolene | Billie Jean | Creep | Valerie | Shape of You | Mr. Brightside | Bad Guy by Billie Eilish | Landslide | Hey Ya | Take Five | Smooth Operator | Midnight City | Karma Police
%list plname: Road Trip | Sunday Morning | Gym Beast Mode | Songs for Mia | Rainy Days | Dinner Party | Deep Focus | Throwback | Summer 2024 | Wedding Dance Floor | Chill Out | Kitchen Disco | Kids in the Car | Late Night Coding | Sad Girl Autumn | Running 170 bpm | Christmas with Grandma | Breakup | Oldies | Spa
%list pldesc: songs that make me want to clean the flat | everything we danced to in college | slow tunes for reading | only female voices | for the drive to the coast | no lyrics so I can concentrate | what dad used to sing | loud stuff for leg day | tracks I heard on holiday | music the toddler falls asleep to | covers that beat the original | stuff to cook pasta to | guilty pleasures from the nineties | all the songs from our first year together | background for board game night | upbeat but not annoying | piano for sunday mornings | for crying in the rain
%list podsub: history of salt | sleep science | start-up failures | Roman empire | raising teenagers | true crime in Scandinavia | quantum computing | investing for beginners | marathon training | mushrooms | climate policy | learning Italian | Formula 1 | moon landing | stoicism | urban beekeeping | behavioural economics | World War One | meditation | indie game development | black holes
%list show: Radiolab | Hidden Brain | The Daily | Serial | Darknet Diaries | Hardcore History | Planet Money | This American Life | Lage der Nation | Song Exploder | 99% Invisible | Fest und Flauschig | Acquired | Lex Fridman | The Rest Is History | Stuff You Should Know | Huberman Lab | Freakonomics | Off Menu | Criminal
%list plot: man who relives the same day over and over | heist in a casino with George Clooney | Tilda Swinton | cooking and rivalry in Paris | talking animals in a zoo | fall of the Berlin wall | chess prodigy | Denzel Washington | slow burning nordic crime | people stuck in a lift | romantic comedy set in a bookshop | time travel gone wrong | deep sea creatures | sisters who run a vineyard | zombies in Korea | Wes Anderson | office politics and spreadsheets | survivors of a plane crash in the Andes | space western | climbing without ropes
%list kind: movie => movie | film => movie | feature film => movie | series => series | show => series | TV show => series | documentary => documentary | docu => documentary
%list film: The Godfather | Dune | Breaking Bad | Parasite | Spirited Away | The Bear | Inception | Casablanca | Severance | Paddington 2 | Oppenheimer | Fleabag | Interstellar | Dark | Amélie | Succession | Blade Runner | My Neighbor Totoro | The Crown | Pulp Fiction | Arrival | Past Lives
%list filmnote: my brother keeps raving about it | for a rainy weekend | won three oscars | watch it with the kids | only in the original language | Anna cried at the end | the book was great | same director as Arrival | it's leaving the service soon | not before bedtime, too scary | for our movie night in May | good for the flight | the soundtrack alone is worth it | recommended at work | need something funny | shot in my home town | critics hate it but I'm curious | only the first season | when mom visits | get popcorn first
%list review: brilliant until the last twenty minutes | way too long but beautiful to look at | I fell asleep halfway | best acting I've seen this year | the ending ruined it | the kids laughed the whole time | didn't understand a thing and loved it | predictable from the first scene | the music still haunts me | not as good as the book | fantastic dialogue, weak villain | I'd watch it again tomorrow | overrated | made me call my sister | slow start but it pays off | nothing happens and it's wonderful | too violent for my taste | lovely costumes, thin plot | we stopped after two episodes | a perfect sunday film

%tool log_medication
I (took|had) {dose=dose} of {medicine=med} {taken_at=when}
just took my {medicine=med}
log {medicine=med} {dose=dose}
{medicine=med} taken {taken_at=time}
put in the medication log that {dose=dose} of {medicine=med} went down {taken_at=when}
my head was killing me so I swallowed {dose=dose} of {medicine=med}, note it
record the {medicine=med} I had {taken_at=time} please
I've taken my pills, write that down
log a dose of {dose=dose}
done with the {medicine=med} for {taken_at=when}
%lang de
ich habe {taken_at:heute Morgen=heute Morgen} {medicine:Ibuprofen=Ibuprofen} genommen, trag es ein
%lang en

%tool list_medications
which (medicines|pills|drugs) do I take
show [me] my medication plan
what am I {active_only:true=currently|at the moment|right now} taking
list all my meds
the paramedic wants to know what drugs I'm on
medication list, {active_only:true=only the current ones|active ones only|without those I stopped}
what pills are there on my plan, {active_only:false=including old ones|also the ones I stopped|past ones too}
do I have anything against high blood pressure on my medication list
give me an overview of my prescriptions
%lang es
qué medicamentos tomo {active_only:true=actualmente|ahora mismo}
%lang en

%tool request_refill
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
%lang de
bestell {medicine:Metformin=Metformin} bei {pharmacy=pharmacy} nach
%lang en

%tool bookAppointment
book a {specialty=specialty} appointment {preferredTime=when}
I need to see a {specialty=specialty} {preferredTime=when}, {reason=visitreason}
{specialty=specialty} {preferredTime=when} please, I've {firstVisit:true=never been there before|not been there before}
get me in with the {specialty=specialty} {preferredTime=when} because {reason=visitreason}
{reason=visitreason}. can the {specialty=specialty} fit me in {preferredTime=when}?
make an appointment for me at the {specialty=specialty}'s {preferredTime=when}; I'm {firstVisit:true=a new patient|new there}
something's wrong, {reason=visitreason}, so set up a visit with the {specialty=specialty} {preferredTime=when}
when can I see the {specialty=specialty}? book something
make me a doctor's appointment {preferredTime=when}
it's time for the {specialty=specialty} again, {preferredTime=when} would suit me
%lang de
mach mir {preferredTime=when} einen Termin beim {specialty=specialty_de}
%lang en

%tool cancelAppointment
cancel doctor's appointment {appointmentId=num_id}
I can't come to the clinic, appointment {appointmentId=code}, {reason=cancelwhy}
{reason=cancelwhy}, please cancel {appointmentId=code} at the practice
call off my visit to the dentist, number {appointmentId=num_id}
tell the practice I won't show up for {appointmentId=code} because {reason=cancelwhy}
the check-up with number {appointmentId=id} has to go
cancel my appointment with {=person}
I'm not going to the doctor, {reason=cancelwhy}
free up slot {appointmentId=code} at the clinic
%lang es
cancela la cita médica {appointmentId=code}
%lang en

%tool askDoctor
ask {doctor=person} {question=docq}
message for {doctor=person} at the practice: {question=docq}?
I'd like to know from {doctor=person}, {question=docq}
could you put this to {doctor=person}: {question=docq}, {urgent:true=it's urgent|as soon as possible|I can't wait long for the answer}
{question=docq}? send that to {doctor=person}
{urgent:true=urgent|high priority} question to {doctor=person}: {question=docq}
write to the clinic and ask {doctor=person} "{question=docq}"
send my doctor a question: {question=docq}
I have a medical question for {doctor=person}
{urgent:false=no rush|not urgent}, but I'd love to hear from {doctor=person}: {question=docq}

%tool log-symptom
log {symptom=symptom}, {severity=severity}
I have {severity=severity} {symptom=symptom}, {note=circumstances}
symptom diary: {symptom=symptom} - {note=circumstances}
{symptom=symptom} again [today], {severity=severity}
note down that I've got {symptom=symptom}
woke up with {symptom=symptom} and it's {severity=severity}, put it in the diary with the note {note=circumstances}
keep track of this please: {symptom=symptom}, {note=circumstances}
the {symptom=symptom} is back, {severity=severity} this time
I don't feel good, add a symptom
it's {severity=severity} today, log it in the symptom diary
%lang de
trag {symptom=symptom_de} ins Tagebuch ein, {severity:severe=sehr stark|kaum auszuhalten}
%lang en

%tool log-sleep
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
%lang es
anoche dormí {hours:7=siete horas|7 horas}, apúntalo
%lang en

%tool log-water
I (drank|had) {amount_ml=ml}
log {amount_ml=ml}
just finished {amount_ml=ml}
water {amount_ml=ml}
add {amount_ml=ml} to my hydration [please]
{amount_ml=ml} down, keep count
note that I emptied {amount_ml=ml} at lunch
another {amount_ml:250=glass|cup} of water for the log
I drank some water, track it
log my water
%lang de
ich habe {amount_ml:500=einen halben Liter|500 ml} Wasser getrunken
%lang en

%tool log-workout
log {activity=activity}, {minutes=wmin}
I did {minutes=wmin} of {activity=activity}, {intensity=effort}
{activity=activity} {minutes=wmin} {distance_km=km}
went {activity:running=running} for {minutes=wmin}, {distance_km=km}
put {minutes=wmin} {activity=activity} in my training diary, felt {intensity=effort}
after {minutes=wmin} of {activity=activity} I'm dead, {intensity=effort} session, record it
today's workout was {activity=activity} with {=firstname}, {minutes=wmin}
add {minutes=wmin} of exercise
I went {activity:swimming=swimming} before work, log that
{intensity=effort} {activity=activity} session for {minutes=wmin} done
%lang de
{minutes:45=45 Minuten} {activity:Yoga=Yoga} gemacht, bitte eintragen
%lang en

%tool get-health-summary
show me a health summary
how was my {metric=metric} {period=hperiod}
(show|give) me a summary of my {metric=metric} for {period=hperiod}
{metric=metric} {period=hperiod}?
have I been getting enough {metric:sleep=sleep|rest} {period=hperiod}
am I {metric:water=drinking enough} lately
did I {metric:weight=lose any weight|put on weight} {period=hperiod}
my doctor wants to see the trend of my {metric=metric} over {period=hperiod}
how have I been doing with my {metric=metric} {period=hperiod}
give me my health stats for {period=hperiod}
how far did I {metric:steps=walk} {period=hperiod}, on average
%lang es
cómo ha sido mi {metric:sleep=sueño} {period:week=esta semana|en los últimos siete días}
%lang en

%tool play_music
play {query=music}
put on {query=music} in the {speaker=room}
I'd love to hear {query=music}, {shuffle:true=shuffled|on shuffle|in random order}
{query=music} [in the] {speaker=room} at {volume=percent}
some background for dinner would be nice, {query=music} maybe, in the {speaker=room}
can we have {query=music} please
start {query=music} on the {speaker=room} speaker, {shuffle:false=in order|from start to finish|no shuffle}
it's too quiet in here, how about {query=music} at {volume:30=thirty percent|30 percent|volume 30}
play something in the {speaker=room}
turn the music on
%lang de
spiel {query=music} im {speaker:Wohnzimmer=Wohnzimmer}
%lang en

%tool create_playlist
create a playlist called {name=plname}
new playlist {name=plname} with {songs=songs}
make me a {public:true=public|shared} playlist named {name=plname}, {description=pldesc}
I want a playlist "{name=plname}" for {description=pldesc}
start a list of songs called {name=plname}: {songs=songs}, {public:false=just for me|keep it private|nobody else should see it}
{name=plname} should be the name of a new playlist, description: {description=pldesc}
put {songs=songs} into a brand new playlist, call it {name=plname}
set up a new playlist
make a playlist with {songs=songs}
could you set up {name=plname} as a playlist {public:true=everyone can see|visible to everybody}
%lang es
crea una lista de reproducción llamada {name=plname}
%lang en

%tool add_to_playlist
add {song=song} to {playlist=plname}
put {song=song} on my {playlist=plname} playlist
{song=song} belongs in {playlist=plname}
{playlist=plname}: add {song=song}
I love {song=song}, save it to {playlist=plname}
can {song=song} go on the {playlist=plname} list too
my {playlist=plname} playlist is missing {song=song}
add {song=song} to one of my playlists
I want another track on {playlist=plname}
stick {song=song} in the {playlist=plname} playlist please
%lang de
pack {song=song} in meine Playlist {playlist=plname}
%lang en

%tool podcasts_search
(find|search) podcasts about {query=podsub}
any good episode on {query=podsub} under {max_minutes=wmin}
I've a drive of {max_minutes=wmin}, find me something to listen to about {query=podsub}
podcast {query=podsub} in {language=langname}
is there a podcast episode explaining {query=podsub}
I'd like to learn about {query=podsub} by listening, in {language=langname} please
{query=podsub} podcast {max_minutes=wmin} max
look for a podcast in {language=langname}
recommend me a podcast for my commute
someone must have done an episode on {query=podsub}, look it up
what can I listen to about {query=topic}
%lang de
such einen Podcast über {query:Schlafforschung=Schlafforschung}
%lang en

%tool podcasts_subscribe
subscribe to {show=show}
follow {show=show} and {auto_download:true=download new episodes|load every new episode|keep new episodes offline}
I don't want to miss any more episodes of {show=show}
add {show=show} to my podcasts
{show=show} was great, subscribe me, {auto_download:false=but don't download anything|no downloads}
start following the podcast {show=show}
can you put {show=show} in my podcast feed
subscribe me to a podcast
I want new episodes to show up for that podcast
{show=show} - follow
%lang es
suscríbeme a {show=show}
%lang en

%tool podcasts_unsubscribe
unsubscribe from {show=show}
stop following {show=show}
I'm fed up with {show=show}, take it out of my podcasts
no more {show=show} please
remove {show=show} from my feed
{show=show} got boring, unfollow
get rid of the podcast {show=show}
I don't listen to {show=show} anymore, drop the subscription
unsubscribe me from that podcast
there are too many podcasts in my feed, remove one
%lang de
bestell den Podcast {show=show} ab
%lang en

%tool search_titles
(find|search) a {kind=kind} about {query=plot}
what was that {kind=kind} with {query=plot}
{kind=kind} {query=plot} {year:1999=from 1999|1999}
I'm in the mood for {query=plot}
which {kind=kind} came out in {year:2019=2019} with {query=plot}
we need something to watch tonight, {query=plot} or so
do you know a {kind=kind} dealing with {query=plot}? look it up
something with {query=plot} from {year:2008=2008|the year 2008}
find me a good {kind=kind}
can't remember the name, it had {query=plot} in it
search for a {kind=kind} from {year:2021=2021}
%lang es
busca una {kind:movie=película} con {query:Penélope Cruz=Penélope Cruz}
%lang en

%tool add_to_watchlist
save this for later on my watchlist, {note=filmnote}
put {title=film} on my watchlist
add {title=film} to the list of things to watch, {note=filmnote}
I want to see {title=film} some day
{title=film}, watch later, note: {note=filmnote}
{=firstname} says {title=film} is great, save it for later
watchlist {title=film}
remember {title=film} for our next movie night
don't let me forget to watch {title=film}, {note=filmnote}
put a film on the watchlist
could you keep {title=film} on my to-watch list with the remark "{note=filmnote}"
%lang de
setz {title=film} auf meine Merkliste
%lang en

%tool rate_title
rate {title=film} {rating:8=8 out of 10|8/10|eight}
I give {title=film} {rating:6=6 of 10|six points|a six}, {review=review}
{title=film} {rating:9=9/10|nine}
we watched {title=film}, {review=review}, so {rating:4=4 out of 10|a four|four points}
{rating:10=ten out of ten|full marks|10/10} for {title=film}
my verdict on {title=film}: {review=review}. {rating:7=seven points|7 of 10}
put down {rating:3=a three|3 out of 10} for {title=film} with the comment {review=review}
rate {title=film} for me
I'd give it {rating:5=5 out of 10|five points}
finally saw {title=film} yesterday and it deserves {rating:2=a 2|two points at most}
%lang es
le doy a {title=film} un {rating:8=ocho|8}
%lang en

%tool whereToWatch
where can I watch {title=film}
which service has {title=film} in {country=country}
is {title=film} on Netflix
stream {title=film} {freeOnly:true=for free|without paying|at no cost}
I'm in {country=country}, how can I see {title=film}
{title=film} streaming {country=country}
can one watch {title=film} {freeOnly:true=free of charge|without a subscription} in {country=country}
who's showing {title=film} these days
find out where that movie is streaming
where can I watch movies in {country=country}
%lang de
wo läuft {title=film} in {country=country}
%lang en

%tool none
no no, the song is fine, keep going
%tool talk
I feel so much better today, thanks for asking
my dentist is such a funny guy
that film made me cry like a child
do you like jazz?
sleep is overrated anyway
what a terrible soundtrack, honestly
running in the rain is the best thing ever
I'd rather listen to silence
the podcast host has such an annoying voice, don't you think
my back has been through a lot over the years
who's your favourite actor?
hospitals make me nervous
I could never give up chocolate, doctor or not
%lang es
la película de anoche me encantó, qué maravilla
%lang en
