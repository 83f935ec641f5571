# Team chat, calls, signatures, boards, time, goals, marketing, surveys, learning.
%list channel: #general | #marketing | general | design | #random | #support | sales-berlin | #dev-backend | dev-backend | lunch | #announcements | announcements | ops | #hiring | finance | random | #team-leads | product | #incidents | book-club | helpdesk
%list chatmsg: the build is green again | lunch is here, come and get it | I'm working from home today | please review my slides before three | who left a bike in the hallway? | we just signed Contoso | the demo moved to Thursday | can somebody restart the staging server? | happy birthday Priya! | new price list is online | standup is cancelled | don't use the old template any more | I'll be ten minutes late | thanks everyone for the great week | reminder to fill in your timesheets | the client loved it | does anyone have a spare charger? | the coffee machine works again | release goes out at four | here are the numbers you asked for | maintenance tonight from ten to eleven | we need two volunteers for Saturday | welcome our new intern | parking lot is closed tomorrow
%list chatmsg_de: ich komme zehn Minuten später | das Release ist draußen | wer hat den Beamer mitgenommen? | heute gibt es Kuchen in der Küche | das Treffen fällt aus | bitte die Folien bis Mittag ansehen | bin gleich da | danke für eure Hilfe | der Server läuft wieder | kann jemand den Kunden zurückrufen? | morgen bin ich im Homeoffice | die neuen Zahlen sind online | wir treffen uns am Bahnhof | vergiss den Schlüssel nicht | alles Gute zum Geburtstag
%list chatmsg_es: llego diez minutos tarde | la reunión se cancela | ya estoy en camino | el servidor vuelve a funcionar | hoy trabajo desde casa | gracias por la ayuda | ¿quién tiene las llaves? | la entrega sale mañana | feliz cumpleaños | mándame la dirección | compré el pan | el cliente está contento | nos vemos en la estación | hay tarta en la cocina | no olvides las entradas
%list searched: parental leave policy | wifi password | christmas party | pizza place | api keys | broken build | pricing for schools | onboarding checklist | that podcast recommendation | gdpr | figma link | database migration | vendor contract | release date
%list searched_the: Acme logo | outage in May | new expense rules | roadmap for next year | offsite in Porto | printer driver | spanish translation | parking permit
%list status: in a meeting | on vacation | out sick | focusing | at lunch | commuting | working remotely | at the dentist | on call | heads down on the release | back at three | parental leave | travelling to Oslo | in a workshop | only reachable by phone | having coffee | with a customer | debugging, send snacks | doing interviews | gone fishing
%list people: Anna and Tom | Priya | Lee, Marta and Jo | Sven and Ines | mom and dad | Kim, Omar and Beth | Dr. Weiss | Julia, Chen | Ravi | Paula and her boss | Diego and Lucy | grandma and grandpa | Nina, Karl, Yusuf and Mo | Mr. Tanaka | design team | Lisbon office
%list calltopic: holiday plans | bug in the checkout | quarterly numbers | grandma's birthday | next week's workshop | hiring freeze | thesis feedback | budget cuts | logo drafts | new colleague | flight tickets | moving date | warehouse layout
%list calltopic_the: launch plan | broken contract | venue | rental agreement | incident this morning
%list smstext: I'm at the station | running late, start without me | did you feed the cat? | the keys are under the mat | call me when you can | dinner is ready | happy birthday! | can you pick up the kids today? | landed safely | I forgot my wallet at home | the package arrived | be there in five | what's the door code again? | thanks for last night | your car is ready for pickup | bring warm clothes | we won the match | the doctor says everything is fine | traffic is terrible | please don't tell mum | see you at eight in front of the cinema | the table is booked for four
%list contract: lease agreement | NDA | NDA with Globex | employment contract for Jana | offer letter | freelance contract | consent form | sales agreement | partnership agreement with Hooli | photo release | loan contract | school trip form | amendment no. 3 | rental_2024.pdf | service contract | merger papers | power of attorney | purchase agreement for the house | data processing agreement | sublet contract
%list signmsg: please sign on every page | call me if anything is unclear | this replaces the old version | only section 4 has changed | we need it before the fair | thank you for your trust | the salary is as discussed | initials on page two as well | keep a copy for yourself | looking forward to working with you | please use your full legal name | sorry for the rush | the landlord has signed already | no witness needed | it comes into force in May
%list voidwhy: wrong salary | the names are misspelled | terms have changed | we sent the old version | deal is off | a page is missing | legal found a mistake | the tenant backed out | wrong date on page one | duplicate | the buyer changed the bank | it went to the wrong person | the address is outdated | terms of payment are missing | candidate declined
%list board: website relaunch | Marketing | wedding | home renovation | Sprint 14 | Q3 campaign | hiring | backend | Thesis | onboarding | customer success | roadmap | Platform team | office move | podcast | mobile app | kitchen project | game jam
%list card: fix the login button | write copy for the landing page | order sample tiles | call the caterer | update the privacy policy | dark mode | compare hosting prices | export to CSV | interview five users | paint the hallway | book the venue | proofread chapter two | broken images on mobile | collect testimonials | migrate the old blog | set up the newsletter | replace the hero image | slow search page | invite the speakers | test on old phones | translate the app into Polish | pick the font
%list labels: bug and urgent | design | frontend, mobile | backend | low effort | marketing and print | quick win | customer request, ux | tech debt | legal | documentation | blocked | release 2.0 | content, seo | feature | accessibility and ux
%list project: Acme | website relaunch | internal meetings | Globex support | bookkeeping | research | Contoso | thesis | Project Falcon | admin work | Wayne Enterprises | teaching | recruiting | mobile app | city library
%list project_the: Hooli project | museum app | solar park | garden show | audit
%list work: fixing the checkout | weekly call with the client | drafting the proposal | code review | wireframes | photo editing | preparing the workshop | answering support mails | site visit | updating the docs | testing on the tablet | writing chapter three | cleaning up the data | travel to the customer | invoicing | interviews with users | bug hunting | translation of the leaflet | setting up the server | storyboard | slides for the board
%list hours: 2 | 3 | 1.5 | 4 | two => 2 | 0.5 | seven => 7 | 8 | 2.25 | five => 5 | 6 | 7.5 | three => 3 | four => 4 | eight => 8 | 1 | 0.75 | 10
%list goal: raise the NPS to 60 | customer churn | new signups | page speed | hire three engineers | reduce support tickets | publish ten articles | monthly active users | launch in Spain | response time under two hours | employee satisfaction | test coverage | paperless office | cut energy costs | partner programme | migrate all customers | open the second store | brand awareness | revenue goal | security audit
%list pct: 20% => 20 | 35 percent => 35 | 80% => 80 | 5% => 5 | 42 percent => 42 | 60 % => 60 | 75% => 75 | ninety percent => 90 | 15 percent => 15 | 66% => 66 | 90% => 90 | 55% => 55 | twenty percent => 20 | 10 percent => 10 | 33% => 33 | 70 percent => 70 | 85% => 85 | 12 => 12
%list objective: become the most loved app for teachers | cut onboarding time in half | every customer gets an answer the same day | double revenue from partners | ship without fear | make our warehouse paperless | be the best place to work in town | win the Nordic market | zero critical bugs in production | tell our story better | grow the community to ten thousand people | stop losing trial users | deliver on time, every time | make the website fast and accessible | build a strong second management level | understand our users
%list team: marketing | sales | customer support | design | HR | data science | logistics | mobile | finance | product | leadership | operations | partnerships | platform team | Berlin office
%list campaign: Black Friday | Summer Sale | spring campaign | Brand UK | back to school | Mother's Day | newsletter signups | winter boots | free trial | search-generic-de | Christmas special | lookalike test | Sneaker drop
%list campaign_the: retargeting campaign | podcast ads | Leeds launch | video ads | hiring ads
%list page: /pricing | /jobs | homepage | checkout page | /docs/install | about us | contact form | /en/features | /blog/winter-tips | help centre | signup page
%list page_the: landing page | blog | shop | FAQ
%list nl_subject: Spring is here | Our new opening hours | Save 20 percent this week | Meet the team | Last chance for early birds | What's new in May | You're invited | We have moved | The autumn collection | Thank you for ten great years | Three recipes for rainy days | Price changes from July | Big news from the workshop | Your monthly garden tips | Summer break | Win two tickets | Behind the scenes
%list nl_body: the new collection is in the shop from Friday, come and have a look | we are closed between Christmas and New Year | all courses for autumn can be booked now | from June on shipping is free above 50 euros | our team has grown, meet Ines and Paul | use the code SUN20 before Sunday | we moved around the corner, same phone number | the app now works offline | join us for an evening of music and wine | thanks to you we planted two thousand trees | doors open at seven, first come first served | here is what we built in the last month | we had to raise the prices a little | the workshop is sold out, but there is a waiting list | take our two minute survey and win a hamper | registration for the summer camp is open
%list post: we are hiring! | our new flavour is out today | come and see us at booth 14 | sunday mood | thank you for 10k followers | behind the scenes of our photo shoot | what a night, thanks Berlin | proud of this team | new blog post about slow travel is up | we are closed on Monday | the early bird tickets are gone | look at this sunset | our CEO talks about burnout tonight | finally finished the marathon | free coffee for everyone until noon | meet our newest family member | version 3.0 is live | who else loves rainy days? | giveaway time, tell us your favourite book | we won the design award
%list post_de: wir suchen Verstärkung | unser neues Café ist eröffnet | danke für 1000 Follower | heute bleibt der Laden zu | die neue Folge ist online | was für ein Wochenende | kommt vorbei, es gibt Kuchen | wir haben den Preis gewonnen | endlich Frühling | Tickets gibt es ab morgen | ein Blick hinter die Kulissen | wir sind umgezogen | neues Rezept im Blog | der Sommer kann kommen | Version 2 ist da
%list survey: team mood | lunch options | customer satisfaction 2024 | summer party | office dog policy | website feedback | course evaluation | parking habits | new uniform | remote work | christmas gift | reading habits | neighbourhood playground | training needs | product launch feedback | bus or train
%list questions: how was the food, how was the music and would you come again | what do you like, what should change | are you happy at work | which day suits you best | how often do you shop here and what do you miss | dogs yes or no | did the course meet your expectations, was the pace right | would you recommend us | what is your favourite fruit, how many a week | where do you park | who should speak next year and why | how did you hear about us | is the new site faster, is it easier to use | do you prefer tea or coffee | what was the best moment | what did you learn, what was missing
%list subject: maths | biology | french | history | physics | english | chemistry | PE | geography | art | music | latin | computer science | economics | spanish | social studies
%list absent: she has a fever | stomach bug | dentist appointment | he threw up this morning | family funeral | we are stuck abroad | chickenpox | sprained ankle | a bad cough | eye doctor | pink eye | we overslept badly and missed the bus | migraine | religious holiday | swimming competition | lice
%list q_front: capital of Mongolia | el perro | what is osmosis | mitochondria | year of the French Revolution | la manzana | der Schmetterling | 7 times 8 | chemical symbol for gold | who wrote Faust | la bibliothèque | inertia | photosynthesis | el invierno | speed of light | GDP | what does RAM stand for | longest river of Europe | empathy | die Brücke | past tense of go | powerhouse of the cell
%list q_back: Ulaanbaatar | the dog | water moving through a membrane | organelle that makes energy | 1789 | apple | butterfly | 56 | Au | Goethe | library | resistance to a change of motion | plants turning light into sugar | winter | 300,000 km per second | gross domestic product | random access memory | the Volga | feeling what others feel | bridge | went | an island in the Pacific
%list deck: Spanish A1 | biology | capitals | irregular verbs | anatomy | chem 101 | French food | bird songs | Kanji | driving theory | law definitions | music theory | multiplication | medical terms | world flags | history exam | sailing licence

%tool slack_post_message
(post|write|put) in {channel=channel}: {text=chatmsg}
tell [everyone in] {channel=channel} that {text=chatmsg}
post "{text=chatmsg}" to {channel=channel}[ and {notify_all:true=ping everyone|notify all of them|tag everybody}]
{channel=channel}: {text=chatmsg}
let the team know in {channel=channel} {text=chatmsg}
drop a message into the {channel=channel} channel saying {text=sentence}
can you announce {text=chatmsg} in {channel=channel} please, {notify_all:false=without pinging everybody|no ping|quietly}
I don't want to open slack, just say {text=chatmsg} in {channel=channel}
{text=chatmsg} - send that to the {channel=channel} channel
slack {channel=channel} {text=sentence}
post in {channel=channel} for me
slack the team that {text=chatmsg}
%lang de
schreib in {channel=channel}: {text=chatmsg_de}
%lang en

%tool slack_search_messages
search slack for ({query=searched}|the {query=searched_the})
who (mentioned|talked about) ({query=searched}|the {query=searched_the}) in {channel=channel}?
find [the] ({query=searched}|{query=searched_the}) in our chat
what did {from_user=firstname} write about ({query=searched}|the {query=searched_the}) in {channel=channel}
somebody posted ({query=searched}|the {query=searched_the}) in {channel=channel} a while ago, can you find it
{from_user=firstname} ({query=searched}|the {query=searched_the}) slack message?
I remember {from_user=fullname} saying something about ({query=searched}|the {query=searched_the}) on slack
look through the team chat for {query=topic}
where on slack was the thing about {query=topic}
chat search: ({query=searched}|the {query=searched_the}), from {from_user=firstname}
search our slack
find a slack message from {from_user=firstname}

%tool slack_set_status
set my [slack] status to {status_text=status}
(put me|mark me) as {status_text=status} (in chat|on slack) until {until=when}
status {status_text=status} until {until=time}
I'm {status_text=status}, show that in slack and {do_not_disturb:true=mute everything|turn on do not disturb|no notifications please}
slack status: {status_text=status}
everyone keeps writing me, so change my chat status to "{status_text=status}"
let colleagues see on slack that I am {status_text=status} till {until=when}
update my status line on slack, {status_text=status}, {do_not_disturb:false=notifications stay on|don't mute me}
could you make my status say {status_text=status} till {until=time}
change my slack status
set my chat status until {until=when}
%lang es
pon mi estado en slack: {status_text=status}
%lang en

%tool slack_summarize_channel
catch me up on {channel=channel}
what happened in {channel=channel} in the last {hours=int} hours?
summarize {channel=channel} [please]
tl;dr {channel=channel}, last {hours:24=day|24 hours}
I was off, give me a digest of {channel=channel}
anything important in {channel=channel} (while I was away|this morning)?
I have 200 unread messages in {channel=channel}, what did I miss
{channel=channel} summary {hours=int} hours
sum up what people wrote in {channel=channel} over the past {hours=int} hours
catch me up on a slack channel
summarize the channel for the last {hours=int} hours

%tool startVideoCall
start a video call with {participants=people}
(video call|zoom) {participants=people} [about the {topic=topic}]
get {participants=people} on video (now|right now)
I need to see {participants=people}, start a call about ({topic=calltopic}|the {topic=calltopic_the}) and {record:true=record it|hit record}
call {participants=people} on camera, {record:false=don't record|no recording}
let's do a quick video chat with {participants=people}, subject ({topic=calltopic}|the {topic=calltopic_the})
open a video conference: {participants=people}, ({topic=calltopic}|the {topic=calltopic_the})
could you ring {participants=people} by video please
{participants=people} want to talk about ({topic=calltopic}|the {topic=calltopic_the}), open a video call with them
start a video call about ({topic=calltopic}|the {topic=calltopic_the})
open a video call and {record:true=record it}
%lang de
starte einen Videoanruf mit {participants=people}
%lang en

%tool makePhoneCall
call {callee=person}
dial {callee=phone}
(phone|ring) {callee=fullname} [please]
get me {callee=company} on the phone
I want to talk to {callee=person} on the phone
can you put a call through to {callee=phone}
{callee=firstname} on the line please
my hands are full, ring {callee=person} for me
give {callee=firstname} a (call|ring|bell)
make a phone call
I need to call someone

%tool sendSms
sms to {to=person}, {body=smstext}
send an sms to {to=phone}: {body=smstext}
sms {to=firstname} saying {body=smstext}
text message for {to=person}: "{body=smstext}"
let {to=person} know by (sms|text message) that {body=smstext}
shoot {to=firstname} an sms real quick, {body=smstext}
I'm driving, text the number {to=phone} that {body=sentence}
"{body=smstext}" - as an sms to {to=person} please
{to=person} has no internet, so sms him {body=smstext}
send a text message to {to=phone}
text the number {to=phone}
sms: {body=smstext}
%lang es
manda un sms a {to=firstname}: {body=chatmsg_es}
%lang en

%tool listMissedCalls
(any|did I have any) missed calls?
who (rang|called) me while I was (out|away|in the shower)
missed calls since {since=when}
show the last {limit=int} missed calls
did I miss a call [since {since=time}]
my phone rang and I didn't get to it, who was it
calls I didn't pick up since {since=date}, {limit=int} at most
list {limit:1=the last|the most recent} missed call
anyone try to reach me by phone since {since=time}?
%lang de
wer hat (mich|) angerufen, während ich weg war?
%lang en

%tool esign_send
send the {document=contract} to {signers=people} for signature
get the {document=contract} signed by {signers=people}
{signers=people} (has to|must) sign the {document=contract} by {deadline=date}
have {signers=people} sign the {document=contract}, add the note {message=signmsg}
out for signature: {document=contract}, {signers=people}, until {deadline=date}
please request an electronic signature on the {document=contract} from {signers=people} with the message "{message=signmsg}"
we agreed on everything, so mail the {document=contract} to {signers=emails} to sign
I need {signers=fullname}'s signature on the {document=contract} before {deadline=date}
e-sign {document=file}, signers {signers=emails}, tell them {message=signmsg}
send the {document=contract} out for signature
get {signers=people} to sign by {deadline=date}
send a contract to {signers=emails} to be signed
%lang de
schick den Vertrag {document=file} zur Unterschrift an {signers=emails}
%lang en

%tool esign_status
(has|was) the {document=contract} [been] signed [yet]?
signature status of the {document=contract}
who still has to sign the {document=contract}
{document=contract} signed?
I'm waiting for the {document=contract} to come back, did everybody sign
check on the {document=contract} that we sent for signature
did {=firstname} sign the {document=contract} already
where are we with the signatures on the {document=contract}
is my {document=contract} complete with all signatures
check a signature request
did they sign it yet?

%tool esign_void
void the {document=contract}
call back the {document=contract}, {reason=voidwhy}
nobody should sign the {document=contract} any more because {reason=voidwhy}
{document=contract} - withdraw the signature request, reason: {reason=voidwhy}
stop the signing of the {document=contract}
please take the {document=contract} back before they sign it, {reason=voidwhy}
the {document=contract} we sent out for signing is wrong, cancel it
{reason=voidwhy}! pull the {document=contract} from the signers
cancel signature request {document=file}
void the signature request, {reason=voidwhy}
withdraw the contract I sent for signature
%lang es
anula la solicitud de firma de {document=file}
%lang en

%tool board-create-card
(add|create|put) a card {title=card} (to|on) the {board=board} board
new card on {board=board}: {title=card}
{board=board} board, {title=card}, assign to {assignee=firstname}
put "{title=card}" on the board {board=board} with labels {labels=labels}
{assignee=firstname} should {title=todo}, make a card on {board=board}
we forgot {title=card}, add that to the {board=board} board for {assignee=firstname}
card for the {board=board} board labelled {labels=labels}: {title=card}
could you add {title=card} as a card to {board=board}, tagged {labels=labels}, {assignee=fullname} does it
on the {board=board} board I need a card that says {title=todo}
add a card to the {board=board} board
new card for {assignee=firstname}: {title=card}
create a card {title=card} with labels {labels=labels}

%tool board-move-card
move {card=card} to {column:done=done|finished|completed}
{card=card} is {column:in_progress=in progress|being worked on|under way}
put the card {card=card} (back|) in the {column:backlog=backlog|icebox}
I finished {card=card}, move the card [to {column:done=done|the done column}]
drag card {card=num_id} to {column:review=review|in review|for review}
{card=card} -> {column:to_do=to do|todo|next up}
{card=card} is ready for somebody to check, so {column:review=review column|review}
I'm starting with {card=card} now, set the card to {column:in_progress=doing|in progress}
please shift {card=num_id} over to the {column:to_do=to do|todo} column of the board
can you push the card "{card=card}" into {column:done=done}
move card {card=card} to another column
move the card to {column:review=review}
%lang de
(verschieb|schieb) die Karte {card=num_id} nach {column:done=fertig|erledigt}
%lang en

%tool start_timer
start [the] (timer|clock) for ({project=project}|the {project=project_the})
I'm (working on|starting on) ({project=project}|the {project=project_the}) now, {note=work}
track my time on ({project=project}|the {project=project_the}): {note=work}
clock me in for ({project=project}|the {project=project_the})
({project=project}|the {project=project_the}) timer on
begin time tracking, project ({project=project}|{project=project_the}), {note=work}
from now on my time goes to ({project=project}|the {project=project_the})
back from lunch, start counting hours for ({project=project}|the {project=project_the}) again
could you run the stopwatch for client ({project=project}|{project=project_the}) while I'm {note=work}
start time tracking
start the timer, I'm {note=work}

%tool stop_timer
stop the timer
I'm done for (today|now), stop the clock
clock me out
stop (tracking|counting) my time
end time tracking please
lunch break, pause my hours
the call is over, the project clock can stop
I forgot the timer is still running, switch it off
finish the current time entry
%lang es
(para|detén) el (temporizador|cronómetro)
%lang en

%tool log_time
log {hours=hours} hours on ({project=project}|the {project=project_the})
{hours=hours} hours ({project=project}|the {project=project_the}) {date=date}
I (worked|spent) {hours=hours} hours on ({project=project}|the {project=project_the}) {date=date}, {description=work}
book {hours:0.5=half an hour|30 minutes} on ({project=project}|the {project=project_the}) for {description=work}
timesheet: ({project=project}|the {project=project_the}), {hours=hours}h, {description=work}
add {hours:8=a full day|8 hours} to ({project=project}|the {project=project_the}) for {date=date}
I forgot to write down {date=date}: {hours=hours} hours of {description=work} for ({project=project}|the {project=project_the})
please put {hours:1.5=an hour and a half|one and a half hours} of {description=work} on my timesheet, project ({project=project}|{project=project_the})
{description=work} took me {hours=hours} hours, bill it to ({project=project}|the {project=project_the})
log time on ({project=project}|the {project=project_the})
log {hours=hours} hours for {description=work}
enter my hours for {date=date}
%lang de
trag {hours=hours} Stunden auf {project=company} ein
%lang en

%tool okr_update_progress
set {key_result=goal} to {progress=pct}
{key_result=goal} is at {progress=pct}[, {confidence:on_track=on track|looking good|we will make it}]
okr check-in: {key_result=goal}, {progress=pct}, {confidence:at_risk=at risk|a bit shaky|could get tight}
we are {progress:50=half way|halfway} with {key_result=goal}
update the key result {key_result=goal}, we've reached {progress=pct}
I think {key_result=goal} won't work out, {progress=pct} and {confidence:off_track=off track|way behind|hopeless}
progress on {key_result=goal} {progress=pct}
please note {progress=pct} for the goal {key_result=goal}, {confidence:at_risk=but I'm worried|at risk}
{key_result=goal} is {progress:100=complete|fully done|achieved}, put that in the okrs
update {key_result=goal} in the okrs
check in a key result with {progress=pct}

%tool okr_create_objective
new objective: {objective=objective}
(add|create) the objective {objective=objective} for {team=team}
our {quarter:Q3=third quarter|Q3} goal is to {objective=objective}, put it into the okr tool
{team=team} wants to {objective=objective} in {quarter:Q1=the first quarter|Q1}, create that objective
okr {quarter:Q4=Q4|fourth quarter} {team=team}: {objective=objective}
set a goal for {team=team}: "{objective=objective}"
please write down as an objective that we {objective=sentence}
we agreed on a new objective for {quarter:Q2=Q2|second quarter}, {objective=objective}
the workshop result is one goal, {objective=objective}, owner {team=team}
add an objective for {team=team}
create a new {quarter:Q2=Q2|second quarter} objective
%lang es
crea un objetivo para {team=team}: {objective=todo}
%lang en

%tool ads_pause_campaign
pause [the] ({campaign=campaign}|{campaign=campaign_the}) [campaign]
stop showing (ads|adverts) for ({campaign=campaign}|the {campaign=campaign_the})
({campaign=campaign}|the {campaign=campaign_the}) is too expensive, put the campaign on hold
we're sold out, switch the ({campaign=campaign}|{campaign=campaign_the}) ads off for now
hold campaign ({campaign=campaign}|{campaign=campaign_the})
please freeze ({campaign=campaign}|the {campaign=campaign_the}), no more ads
turn off advertising for ({campaign=campaign}|the {campaign=campaign_the}) until I say so
ads ({campaign=campaign}|the {campaign=campaign_the}) pause
could you suspend ({campaign=campaign}|the {campaign=campaign_the}) over the weekend
pause the ad campaign
I want to stop one of our campaigns

%tool ads_set_budget
set the [daily] budget of ({campaign=campaign}|the {campaign=campaign_the}) to {daily_budget=money}
({campaign=campaign}|the {campaign=campaign_the}): {daily_budget=money} a day
spend (no more than|up to) {daily_budget=money} per day on ({campaign=campaign}|the {campaign=campaign_the})
raise ({campaign=campaign}|the {campaign=campaign_the}) to {daily_budget=money}
({campaign=campaign}|the {campaign=campaign_the}) is doing great, increase the daily spend to {daily_budget=money}
cut the ad budget for ({campaign=campaign}|the {campaign=campaign_the}) down to {daily_budget=money}
I only want to pay {daily_budget=money} a day for the ({campaign=campaign}|{campaign=campaign_the}) ads
new limit for campaign ({campaign=campaign}|{campaign=campaign_the}), {daily_budget=money} daily
make it {daily_budget=money} per day for ({campaign=campaign}|the {campaign=campaign_the})
change the budget of ({campaign=campaign}|the {campaign=campaign_the})
set the ads budget to {daily_budget=money} a day
%lang de
setz das Tagesbudget von {campaign=campaign} auf {daily_budget=money}
%lang en

%tool ads_campaign_report
how is ({campaign=campaign}|the {campaign=campaign_the}) doing?
how many {metric:clicks=clicks|people clicked} did ({campaign=campaign}|the {campaign=campaign_the}) get in the last {days=int} days
{metric:cost=cost|spend} of ({campaign=campaign}|the {campaign=campaign_the}) over {days:7=the last week|the past 7 days}
what have we {metric:cost=paid|spent} for ({campaign=campaign}|the {campaign=campaign_the}) [so far]
({campaign=campaign}|the {campaign=campaign_the}) {metric:conversions=conversions|sales} {days:30=last month|30 days}
does anyone buy because of ({campaign=campaign}|the {campaign=campaign_the})? show me the {metric:conversions=conversions|orders it brought}
performance report ({campaign=campaign}|the {campaign=campaign_the})
how often was ({campaign=campaign}|the {campaign=campaign_the}) {metric:impressions=shown|seen|displayed} during the past {days=int} days
I need numbers for the ads meeting, ({campaign=campaign}|the {campaign=campaign_the}), {days=int} days
show me how a campaign is doing
campaign report, {metric:clicks=clicks} over {days=int} days

%tool get_site_traffic
how many {metric:visitors=visitors|people} were on the website {period:yesterday=yesterday}?
{metric:pageviews=page views|views} of ({page=page}|the {page=page_the}) {period:last_7_days=last week|in the last seven days|this past week}
web traffic {period:today=today|so far today}
where did our web visitors {metric:sources=come from} {period:last_30_days=last month|in the past 30 days}
is anybody reading ({page=page}|the {page=page_the})? show the visits {period:last_30_days=over the last month|for the past 30 days}
{metric:bounce_rate=bounce rate} ({page=page}|the {page=page_the}) {period:this_year=this year|since January}
how well is our website doing {period:this_year=this year|this year so far}
website stats {period:last_7_days=7 days|past week} please
the boss asks about ({page=page}|the {page=page_the}), how many {metric:pageviews=hits|views} {period:yesterday=yesterday}
how's our website traffic
show the {metric:visitors=visitors} of ({page=page}|the {page=page_the})
%lang es
(cuántas visitas|cuánta gente) tuvo la web {period:yesterday=ayer}?
%lang en

%tool schedule_newsletter
(send|schedule) a newsletter "{subject=nl_subject}": {content=nl_body}
newsletter to {audience:customers=our customers|all customers} {send_at=when}, subject {subject=nl_subject}, text: {content=nl_body}
tell {audience:everyone=all subscribers|everybody on the list} in a newsletter that {content=nl_body}, headline {subject=nl_subject}
{send_at=when}: newsletter {subject=nl_subject}, {content=nl_body}
mail our {audience:vip=best customers|VIPs|vip list} the newsletter titled {subject=nl_subject} with the words {content=nl_body}
I wrote the newsletter: {content=nl_body}. subject should be {subject=nl_subject}, send it {send_at=when}
please put out a mailing with subject "{subject=nl_subject}" and body "{content=paragraph}"
could we get {subject=nl_subject} out to the {audience:leads=leads|prospects} {send_at=when}? it says {content=nl_body}
headline: {subject=nl_subject}. newsletter text: {content=nl_body}
send a newsletter titled {subject=nl_subject}
schedule a newsletter for {send_at=when}
newsletter to {audience:everyone=everyone}: {content=nl_body}

%tool publish_post
post {text=post} on {network:linkedin=linkedin|LinkedIn}
(tweet|post on {network:x=X|twitter}): {text=post}
put "{text=post}" on {network:instagram=instagram|insta|the gram}
{network:facebook=facebook|fb}: {text=post}
publish on {network:mastodon=mastodon} {publish_at=when}: {text=post}
tell our {network:linkedin=linkedin} followers that {text=sentence}
{text=post} - that goes on {network:facebook=our facebook page|facebook} {publish_at=when}
I took a great picture, caption {text=post}, share it on {network:instagram=instagram}
schedule a {network:x=tweet|post on X} for {publish_at=when} saying {text=post}
post something on {network:instagram=instagram|insta}
publish a post: {text=post}
%lang de
(poste|veröffentliche) auf {network:linkedin=LinkedIn}: {text=post_de}
%lang en

%tool create_survey
(make|create) a survey about {title=survey}
survey {title=survey}: {questions=questions}
ask people {questions=questions}, call the survey {title=survey}
set up an {anonymous:true=anonymous|nameless} poll on {title=survey}
new survey {title=survey} with the questions {questions=questions}, {anonymous:true=nobody should see names|anonymous}
I want to know what everyone thinks of {title=survey}, put a questionnaire together
could you build a questionnaire called {title=survey}? questions: {questions=questions}
poll "{title=survey}", {anonymous:false=with names|not anonymous}
create a questionnaire, {title=survey}, asking {questions=questions}
create a survey with the questions {questions=questions}
set up an {anonymous:true=anonymous} survey
%lang es
(crea|haz) una encuesta sobre {title=topic}
%lang en

%tool get_survey_results
results of [the] {survey=survey} [survey]
what did people answer in the {survey=survey} survey?
how did the {survey=survey} poll turn out
show me the responses to {survey=survey}
{survey=survey} survey answers
did many people fill in the {survey=survey} questionnaire
I have to present the {survey=survey} survey, what are the results so far
what do they think? open the outcome of {survey=survey}
evaluate the survey on {survey=survey}
show the survey results
how did the poll go

%tool school_get_grades
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
%lang de
welche Noten hat {student=firstname} in {course=subject}?
%lang en

%tool school_submit_absence
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

%tool addFlashcard
(add|make) a flashcard: {front=q_front} / {back=q_back}
flashcard front {front=q_front}, back {back=q_back}
I want to remember that {front=q_front} means {back=q_back}, make a card in {deck=deck}
put {front=q_front} - {back=q_back} into [the] {deck=deck} [deck]
new study card in {deck=deck}, question "{front=q_front}", answer "{back=q_back}"
card for {deck=deck}: {front=q_front} = {back=q_back}
I keep forgetting this one: {front=q_front} is {back=q_back}. add it to my flashcards
learning card please, one side {front=q_front}, other side {back=q_back}
question {front=question} answer {back=q_back}, save as a flashcard
make a flashcard for {front=q_front}
add a card to the deck {deck=deck}
%lang es
añade una tarjeta: {front=q_front} / {back=q_back}
%lang en

%tool startQuiz
quiz me on {deck=deck}
ask me {count=int} cards from {deck=deck}
let's practise {deck=deck}, the {difficulty:hard=hard|difficult|tough} ones
{deck=deck} {count=int} questions {difficulty:easy=easy|simple}
test me: {deck=deck}
my exam is tomorrow, drill me with {count=int} {deck=deck} cards
start a {difficulty:medium=medium|not too hard} quiz with the deck {deck=deck}
I've got ten minutes on the train, let me study {deck=deck}
review session {deck=deck}, {count=int} cards
quiz me
ask me {count=int} {difficulty:hard=hard} flashcards

%tool talk
slack has way too many emojis
I never answer unknown numbers
my kids hate maths and I can't blame them
honestly I think OKRs are a fad
nobody reads newsletters anymore, right?
the teacher said {=firstname} is a joy to have in class
time flies when you have fun
what's your favourite social network
I was on video calls all day, my eyes hurt
signing the lease felt so good
thanks for posting that earlier
the ads on TV were better in the nineties
{=firstname} called me, we had such a nice chat
our board is full of sticky notes, looks like a rainbow
do you ever get bored of answering questions
learning Spanish is harder than I thought
surveys always ask the wrong questions if you ask me
