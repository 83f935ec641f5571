# Words and people, second set: a forum, texts and announced calls, a people book, guest lists, words and translators, reach and meeting points, papers, laws, players, species.
%lang en
%list v8who: Jo | Kwame | Big Sal | Dr. Iyer | Mrs. O'Neill | Tomasz | the new neighbour | Anneke | Lee from the choir | Uncle Bert | Mia Carlsson | D'Arcy | Priya | our old landlord
%list v8whob: Ines | Ruben | Aunt Fay | Mr. Tanaka | Otto | my boss | Yuki | the man from the bakery | Rosa | Fergus O'Dea | Sanne | grandpa | Bea at the library | Dev
%list v8host: Nora | my mother | Theo | the twins | Lotte's dad | Omar | cousin Pip | Granny Hale | Max and Bea | the groom | Aisha | Jun's wife
%list v8pals: Jo and Tomasz | Ines, Kwame, Ruben | the O'Neills and Uncle Bert | Mia, Otto and Lee from the choir | Aunt Fay, Rosa | Nora and the twins | Priya, Dev, Yuki | Sanne and her sister | my cousins in Cork | Bea and Max
%list v8day: Saturday | the 14th | 3 March | next Friday | tomorrow | 22 June | Monday | the 8th of May | Thursday | July 4th | Wednesday week | New Year's Eve
%list v8by: Friday | the 30th | the end of the month | 12 April | next Wednesday | Sunday evening | the 15th | mid-August | 1 September | Easter
%list v8past: the 3rd | Sunday | 2 October | Christmas Eve | Monday | the 21st of August | Friday | my birthday | 14 May | Thursday evening
%list v8since: Monday | last Friday | yesterday | March | the 3rd | this morning | 1 September | last summer | Christmas | the weekend | 2026-02-11
%list v8slot: tomorrow at 9 | Friday at half past two | Monday 10:15 | the 12th at noon | next Tuesday at 4 pm | Wednesday 18:00 | tonight at eight | 5 May at 14:30 | Sunday at ten | Thursday 8 am
%list v8hr: 7 | half past six | 6:30 pm | noon | 19:00 | quarter to nine | 4 pm | nine | 11:15 | 5 o'clock | ten past three
%list v8few: two => 2 | 3 | four => 4 | 5 | six => 6 | 7 | eight => 8 | ten => 10 | 12 | 20
%list v8min: 20 minutes => 20 | half an hour => 30 | 45 minutes => 45 | an hour => 60 | ten minutes => 10 | 90 minutes => 90 | two hours => 120 | 15 min => 15 | a quarter of an hour => 15 | forty minutes => 40
%list v8days: a week => 7 | two weeks => 14 | 30 days => 30 | three days => 3 | ten days => 10 | 90 days => 90 | 48 hours => 2 | a fortnight => 14 | 5 days => 5 | four weeks => 28

%list v8board: Beginners | For Sale | Off Topic | Kitchen and Garden | engines | regional north | the lounge | Feedback | show-and-tell | Lost, Found | Newcomers' Corner | repairs
%list v8boardb: Archive | Tips and Tricks | classics | the swap shop | Electronics | meet-ups | Under the Hood | bug reports | Photo of the Month | wanted | Dogs, Cats | the attic
%list v8thread: squeaky hinges | best flour for bagels | Summer Meet in Graz | noise from the fan | my first kiln | what's your commute like | moss on the roof | Tyres, winter or all year | old maps wanted | battery dies overnight | fork or spoon | the great tea debate
%list v8headopen: which glue holds on wet wood, and for how long | my neighbour feeds the gulls and I can't sleep | is it worth repairing a radio from 1962 | how do you keep mice out, without poison | we rode to Riga in nine days, ask me anything | the new rules start on Monday, read them first | does anyone still bake with fresh yeast | found a ring on the beach at low tide | where to camp when every site is booked out | I sold my car and I miss it already
%list v8headtrap: nobody answers me here | Anonymous by Rosa Lund | members only parking | why is everyone so rude | hidden gems of Leeds | the nameless hill | Everyone Dies | private wells | Members Only by D. Hale | closed on Mondays | everyone says hello
%list v8firstpost: hi all, mine does it too | pictures below | I have tried oil and it did not help | looking for advice, cheap if possible | let us collect ideas here | it broke on day two | tell me your favourites | I can pay postage | any help is welcome | what would you do | long story, sorry | photos follow tonight
%tool open_forum_thread
ask the community "{headline=v8thread}", {anonymous:true=without my name|nobody should know it's me|don't show who asks}
put {headline=v8thread} up on {board=v8board}, {reply_policy:nobody=no answers please|comments off|just to read}
on {board=v8board} get a discussion going under {headline=v8thread}
"{headline=v8thread}" in {board=v8board}, with the words {opening_post=v8firstpost}
new thread on {board=v8board}: {headline=v8headopen}
{board=v8board}, {headline=v8thread}, {anonymous:true=nameless|unsigned}, {reply_policy:members_only=only people with an account may reply|registered people only}
start a topic called {headline=v8headtrap}

%list v8reply: same here | try vinegar | I'll bring two chairs | thanks, solved | that part is out of stock | please stay polite | mine lasted ten years | count me in | wrong, it's the fuse | pictures or it didn't happen | use rye, not wheat
%list v8replylong: I had the same thing last winter, a drop of oil fixed it | we close this on Friday, so say what you need to say | let it rest overnight, then bake it very hot | you can borrow mine, but I need it back by Sunday | take the train to Ghent and walk from there | ask at the town hall, they have the old plans | it stopped when I unplugged the fridge | don't buy the cheap one, it breaks within a month | I'll be there at seven with soup for twelve | my uncle built one, and it stood for thirty years | never at night, the neighbours will hear it
%list v8replytrap: the moderator is right | I will follow your advice | Kwame said it best | no quotes please | I subscribe to that | ask a moderator | watch out for the cable | I follow you | officially it is banned | keep me posted, friend | mods are asleep
%tool answer_forum_thread
chime in on {thread=v8thread}: {reply=v8reply}, {as_moderator:true=in my role as mod|with the badge on|officially}
tell them "{reply=v8reply}" in {thread=v8thread}, {subscribe:true=and keep me in the loop|mail me what comes next|I want to hear the rest}
in {thread=v8thread}, back to {quoted_member=v8who}: {reply=v8reply}
quote {quoted_member=v8who} under {thread=v8thread} and say {reply=v8reply}
respond in {thread=v8thread} with {reply=v8replylong}
{thread=v8thread}, {quoted_member=v8whob} quoted, {as_moderator:true=mod hat on|as staff}, "{reply=v8reply}"
reply to {thread=v8thread}: {reply=v8replytrap}

%list v8why: it's about cooking | wrong place | nobody finds it there | asked twice already | belongs with the cars | too old | the board is closing | off topic | not for beginners | it belongs elsewhere | wrong season
%list v8whylong: this is about selling, and selling has its own place | people over there know far more about ovens | the discussion drifted off after page two | we keep all trips together, past and planned | it was posted twice and this one is older | nobody reads that board since the move in May | the question is fine, just not among the classics | newcomers look for it there first | the title says bread but it is all about ovens | two members asked for it, and they are right | it would only start a fight where it is
%list v8threadtrap: why I left the lounge | from Leeds to Cork by bike | link of the day | reasons to be cheerful | the old board | out of Africa | pointer dogs | wrong place, wrong time | trace your family | one-way to Vigo
%tool move_forum_thread
shift {thread=v8thread} to {target_board=v8boardb}, {leave_pointer:true=with a link left behind|so that the old link still works|leave a trail}
{thread=v8thread} should be in {target_board=v8boardb}, {reason=v8why}
out of {source_board=v8board} into {target_board=v8boardb} with {thread=v8thread}
{thread=v8thread} goes to {target_board=v8board} from {source_board=v8boardb}
take {thread=v8thread} over to {target_board=v8boardb} because {reason=v8whylong}
{source_board=v8board} to {target_board=v8boardb}, {thread=v8thread}, {leave_pointer:false=no trace left|nothing left behind|without a link}
relocate {thread=v8threadtrap} to {target_board=v8boardb}

%list v8nick: gullfan88 | old_tom | Mister Moss | kiln-kid | the baker of Bath | x_rider | Anna and Co | SaltyPete | n00dle | Queen o' Hearts | tyre.king | ferret lady
%list v8nicktrap: ban_hammer | mute swan | 7days | forever_young | serious_sam | Warning Sign | MuteMike | Lounge Lizard | two_weeks | Kicked Puppy | spam
%list v8crime: selling pills | spam in three threads | insults | fake photos | posting addresses | swearing at newcomers | ads, ads, ads | second account | stirring up trouble | copying other people's texts
%list v8crimelong: he called the newcomers names, twice in one day | posted the phone number of another member at night | sells tickets he does not have, three complaints so far | would not stop after Ines asked him nicely | keeps starting the same fight under new headlines | uploads pictures that belong to a magazine | said he'd come to my house | writes to women here at two in the morning | posted the same link forty times before breakfast | called Ines a liar, and then deleted it | he was warned in May and went on as before
%tool sanction_forum_member
{measure:ban=throw out|kick out|lock out} {member=v8nick}, {days=v8days} will do
{measure:mute=silence|shut up|take the pen from} {member=v8nick} for {reason=v8crime}, only in {board=v8board}
for {reason=v8crime}, {measure:ban=show the door to|kick out} {member=v8nick} for {days=v8days}
in {board=v8board} {measure:mute=stop} {member=v8nick} from posting for {days=v8days}, {reason=v8crime}
{measure:warning=have a stern word with|rap the knuckles of} {member=v8nick}: {reason=v8crimelong}
{member=v8nick}, {measure:mute=no more posting|not a word from him}, {board=v8board}, {days=v8days}, {reason=v8crime}
{measure:warning=caution} {member=v8nicktrap}

%list v8boardtrap: Serious Cooking | Minor League | Top Ten | Ask the Author | Members' Complaints | small animals | Twenty and Over | written by you | Grave Matters | nasty weather
%tool list_flagged_posts
what's waiting for a mod in {board=v8board}, {severity:serious=the bad ones|only grave stuff|just the nasty ones}
complaints from {flagged_by=v8nick}, {severity:minor=the harmless ones|small stuff only|nothing grave}
which posts by {written_by=v8nick} did {flagged_by=v8who} complain about
has {flagged_by=v8nick} reported anything from {written_by=v8who} in {board=v8boardb}
I've got ten minutes before lunch, so show me what people reported in {board=v8board}, {max_results=v8few} at most
{board=v8board}, against {written_by=v8nick}, reported by {flagged_by=v8who}, top {max_results=v8few}
anything reported in {board=v8boardtrap}?

%list v8line: the shop phone | my private number | the office line | the Irish SIM | 555-0134 | the second card | our hotline | the number for school | work mobile | the club's phone
%list v8sms: running late | parcel is here | call me back | we're closed today | table for four is fine | happy birthday, old friend | key is under the pot | bus broke down | yes to both | the cat is home | stay where you are
%list v8smslong: the plumber comes at four, so leave the door open | I can't make Friday, could we do Monday at nine instead | your glasses are ready, we're open until six | mum fell but she's fine, nothing broken | bring the blue bag, not the one from last time | train is cancelled and I'm taking the bus to Leeds | your order is packed, please pick it up before Saturday | we won three to one and I scored twice | don't wait with dinner, the meeting drags on | I found your scarf, it was under the seat | we land at ten past six, can you pick us up
%list v8smstrap: I'm at the office | call me on the private line | tomorrow works for me | did you get my receipt | I left from home at six | see you tonight | let me know when it arrives | my old number still works | send it later from your phone | tomorrow is fine, or Monday
%tool hfTextSend
text {to=v8who} that {body=v8sms}, {receipt:true=and tell me once it got there|I want to know it arrived|with confirmation}
drop {to=v8whob} a line, "{body=v8sms}", {deliverAt=v8slot}
from {fromLine=v8line} to {to=v8who}: {body=v8sms}
message {to=v8who} on {fromLine=v8line} saying {body=v8sms}
SMS for {to=v8whob}: {body=v8smslong}
{deliverAt=v8slot}, {to=v8who}, {fromLine=v8line}, "{body=v8sms}"
text {to=v8who} {body=v8smstrap}

%tool hfTextList
what did {sender=v8who} text me, {unanswered:true=where I still owe a reply|just those I haven't replied to|the ones still hanging}
messages on {line=v8line}, the last {limit=v8few}
anything from {sender=v8who} on {line=v8line} since {since=v8since}
on {line=v8line}, what came in from {sender=v8whob}
I was in the mountains without signal, so what has {sender=v8who} written since {since=v8since}
{line=v8line}, since {since=v8since}, {limit=v8few} of them, {unanswered:true=nobody replied yet|those without a reply}
(who texted me|show me my texts), I was on the phone

%list v8chat: the family chat | flat 12 | Book Club | rowers, women's eight | team blue | the neighbours | grandkids | choir | class of '98 | Saturday football | Mums and Dads 3b | ski trip
%list v8chatb: the board | band practice | my sister | the carpool | everyone at work | Hill Street 9 | old friends of Cork | cooks and eaters | allotment | the night shift | Dad's side | crew
%list v8lang: Polish | Spanish | Welsh | German | Brazilian Portuguese | Japanese | Ukrainian | Swiss German | Arabic | Dutch | Tagalog | French
%list v8langb: English | Italian | Turkish | Irish | Mandarin | Catalan | Danish | Farsi | Greek | Tamil | Canadian French | Romanian
%list v8tonguetrap: the slow boat leaves at six | speak Welsh to her | listen once and then decide | the fast lane is closed | my French lesson is off | take it slow today | I only play once a week | talk slowly to grandpa | the English teacher is ill | be quick, it is raining | I heard it just once
%tool hfVoiceNoteSend
send {recipient=v8who} a spoken message, "{words=v8sms}", {tempo:slow=nice and slow|take it easy with the speed|so that she can follow}
let {recipient=v8chat} hear "{words=v8sms}", {playOnce:true=gone after one listen|can be heard just once|it should vanish after that}
in {language=v8lang} to {recipient=v8chat}: {words=v8sms}
voice clip for {recipient=v8whob} in {language=v8langb}, {words=v8sms}
record for {recipient=v8chat}: {words=v8smslong}
{recipient=v8chatb}, {language=v8lang}, {tempo:fast=rattle it off|quick}, "{words=v8sms}"
audio to {recipient=v8who}: {words=v8tonguetrap}

%list v8loud: the water is off until noon | dinner is ready | practice is cancelled | the doctor can see you now | your taxi waits outside | please bring the dog in | the alarm went off in the shed | school is closed, stay home | storm tonight, pull in the awning | the bus leaves at six | your cake can be fetched
%list v8loudtrap: press the red button | call the office line back | I said it twice | two men at the door | please confirm with Ines | once is enough | key one is missing | ring me three times | confirm nothing | push the door, not the bell | it was repeated on Tuesday
%tool hfCallAnnounce
ring {callee=v8who} and say "{announcement=v8loud}", {repeat=v8few} times
phone {callee=v8who}: {announcement=v8loud}, {confirmByKey:true=have them press one|make sure they push a key|until someone presses 1}
call {callee=v8whob} on {callerLine=v8line} and read out {announcement=v8loud}
with {callerLine=v8line} showing, ring up {callee=v8who}: {announcement=v8loud}
give {callee=v8who} a ring and have it said that {announcement=v8smslong}
{callee=v8whob}, {callerLine=v8line}, {repeat=v8few} times, "{announcement=v8loud}"
call {callee=v8who} and announce {announcement=v8loudtrap}

%list v8remark: look at this | what do you think | can you believe it | for your files | read before six | told you so | this is the address | not my idea, by the way | sounds good, or not | please don't laugh | found it at last
%list v8remarklong: read this before tonight, it changes what we planned | she says yes, so who books the hall | I think he means the other house, do you agree | here is how to get there when the bridge is shut | please answer him, I'm on a train until four | so that nobody says we weren't told about Friday | this came at midnight and I have no idea why | have a look at the third one, it made me cry | is this the man who sold you the boat | keep it, we may need it in court | they changed the time again, it's at eight now
%list v8chattrap: the last five | Nameless Knights | Hidden Beach | our three | No Comment | the two Bens | Latest News | Anonymous Bakers | ten past ten | secret santa
%tool hfChatForward
pass what's in {sourceChat=v8chat} on to {targetChat=v8chatb}, {hideAuthor:true=but not who wrote it|leave the names out|without saying who said it}
show {targetChat=v8chatb} what {sourceChat=v8who} just wrote, the last {count=v8few}
from {sourceChat=v8chat} over to {targetChat=v8chatb}, {count=v8few} messages
let {targetChat=v8chat} have what came from {sourceChat=v8chatb}
copy it out of {sourceChat=v8who} into {targetChat=v8chat} and add: {comment=v8remarklong}
{sourceChat=v8chatb} to {targetChat=v8chat}, {count=v8few} of them, {hideAuthor:true=no names|nameless}, "{comment=v8remark}"
forward {sourceChat=v8chattrap} to {targetChat=v8whob}

%list v8spot: the Anchor | Pino's | the library steps | Leeds station | the dog park | Hollis Bakery | Queen's Square | the pool | Cork | the café with the red door | a bench by the river | St. Moritz
%list v8topicmet: her new job | the house in Vigo | politics, mostly | his knee | old school days | money | Ben and the divorce | plans for the shop | nothing much | the band
%list v8metlong: she wants to sell the boat, but not before spring | he is learning the harp and hates it | they are moving to Riga in May, all four | we laughed about the camping trip for an hour | told me the shop closes at the end of the year | he lent me a drill and wants it back by Sunday | her mother is better, still weak though | we agreed to split the costs, half and half | she found a flat with a view of the harbour | he wants me to sing at the wedding in June | they got a puppy and it eats the shoes
%list v8mettrap: Dr. Good, the dentist | Mrs. Cold | Frosty | Joy Warmington | Stan Strange | Sunday Okafor | May Summers | Monday Eze | April Parks | Bristol Jones | Neil Once | Rose Monthly
%tool kithbook-log-encounter
I saw {person=v8who} on {day=v8past}, {mood:warm=it was lovely|we got on famously|felt so good}
ran into {person=v8whob} at {place=v8spot}, {mood:strained=a bit frosty|awkward as ever|we nearly had a row}
had coffee with {person=v8who} at {place=v8spot}, talked of {summary=v8topicmet}
at {place=v8spot} about {summary=v8topicmet} with {person=v8whob}, on {day=v8past}
note that I met {person=v8who}, {summary=v8metlong}
{person=v8whob}, {place=v8spot}, {day=v8past}, {summary=v8topicmet}
I bumped into {person=v8mettrap}

%list v8doing: a long walk | lunch | sauna and soup | tea, cake | the new Bond film | paint the fence | chess | a bike ride to Ghent | breakfast | karaoke | look at old photos
%list v8doinglong: cook the fish soup he raved about in Vigo | go through the attic and see what's left | finally return the ladder, with a bottle of wine | ride the steam train up to the lake and back | watch the cup final with her brothers at ours | teach me how to prune the pear tree | sit by the water and say nothing, for once | try that place where they fry everything | learn to make pasta the way her aunt does | walk round the island, tide permitting | sort out the money from the trip to Riga
%tool kithbook-plan-catchup
I should see {person=v8who} more, {rhythm:quarterly=say every three months|four times a year|once a season}
ought to have {activity=v8doing} with {person=v8whob}, before {due=v8by}
with {person=v8who} at {place=v8spot} for {activity=v8doing}
{activity=v8doing} in {place=v8spot} with {person=v8whob}, {rhythm:monthly=every four weeks or so|twelve times a year|each month}
one day {person=v8who} and I have to {activity=v8doinglong}
{person=v8whob}, {activity=v8doing}, {place=v8spot}, by {due=v8by}, {rhythm:once=just this one time|only the one time}
don't let me lose touch with {person=v8mettrap}

%list v8common: beekeeping | both sail | jobs in radio | flats in Lyon | they love old bikes | the same surgeon | choir music | grants for artists | Welsh | dogs, big ones
%list v8commonlong: he builds sheds and she has a garden without one | they both grew up in Tampa, two streets apart | she wants to leave banking and he did in March | both play the cello and neither has a quartet | he knows which school still has places for autumn | she asked me who repairs boats, and fast | they could share a van to the fair in June | she collects clocks and he mends them | both are moving to Lyon, and hate packing | he needs a drummer and she plays every night
%tool kithbook-introduce-people
get {newcomer=v8who} and {contact=v8whob} talking, {medium:letter=on real paper|pen and ink please|in an envelope}
make {newcomer=v8who} known to {contact=v8whob}, {ask_first:true=if they don't mind|only once they've agreed|but check they're fine with it}
{contact=v8whob} should meet {newcomer=v8who}, over {about=v8common}
to {contact=v8who} I'd like to present {newcomer=v8whob}, because of {about=v8common}
put {newcomer=v8who} in touch with {contact=v8whob}, {about=v8commonlong}
{newcomer=v8who} to {contact=v8whob}, {about=v8common}, {ask_first:false=no need to check|don't bother to check}, {medium:email=by mail}
introduce {newcomer=v8mettrap} to {contact=v8whob}

%list v8yr: 2015 | 1998 | 2020 | 2004 | 2011 | 1987 | 2023 | 2018 | 2009 | 1976
%list v8yrb: 2000 | 2010 | 2017 | 2021 | 2013 | 1995 | 2019 | 2024 | 2007 | 2022
%tool kithbook-set-relation
{person=v8who} works with {relative_of=v8whob}, {relation:colleague=same office|same team}, {former:true=not any more though|that's over now|used to anyway}
{person=v8who} {relation:neighbour=lives next door|has the house next|has the flat next} to {relative_of=v8host}, since {since_year=v8yr}
{person=v8who} got {relation:spouse=married} to {relative_of=v8whob} in {since_year=v8yr}
{relative_of=v8whob} has {person=v8who} for a {relation:sibling=brother|sister}
I only learnt it at the wedding, but {person=v8who} is the {relation:parent=father|mother|dad|mum} of {relative_of=v8whob}
{person=v8whob}, {relation:colleague=workmate} of {relative_of=v8who}, from {since_year=v8yrb}, {former:true=was once|formerly|in the past}
put down {person=v8mettrap} as a {relation:sibling=sister|brother} of {relative_of=v8whob}

%list v8fact: likes marzipan | hates lilies | plays the tuba | allergic to shellfish | has two sons | collects stamps | changed jobs | drinks only decaf | shoe size 44 | learns Welsh
%list v8factlong: would love that green teapot from the market | can't eat garlic, not even a little | starts at the town hall in September | has a daughter who rides and a son who won't | always wanted to fly in a balloon over Bath | gets up at four, so never ring after eight | turned down the job in Zagreb because of his mum | keeps bees on the roof, and sells the honey at Easter | never flies, not even when work pays | broke an arm on the ice and can't drive yet
%list v8facttrap: works for her family | is a very private man | keeps a secret diary | heard it from a doctor | sells gifts | cooks for a living | hides his tattoos | runs a gift shop | eats with the whole family | told Rosa everything
%tool kithbook-remember-fact
{person=v8who} {fact=v8fact}, {hidden:true=just between us|the family needn't see that|nobody else may read this}
keep in mind {person=v8whob} {fact=v8fact}, {theme:gift_idea=handy for birthdays|could be a present|for when I need a present}
{source=v8host} tells me {person=v8who} {fact=v8fact}
according to {source=v8host}, {person=v8whob} {fact=v8fact}
remember about {person=v8who}: {fact=v8factlong}
{person=v8whob}, {fact=v8fact}, {theme:work=to do with the job|about the job}, heard it from {source=v8host}
don't forget that {person=v8who} {fact=v8facttrap}

%list v8feast: Nora's christening | the housewarming | our silver wedding | Theo's 40th | the street party | Granny's ninetieth | the farewell for Sal | New Year's brunch | school reunion | the launch | Ines and Otto's wedding | harvest supper
%list v8greet: come hungry | dress warm | thank you all | bring the kids | save the date | no gifts, please | it will be loud | we missed you | keep the weekend free | be there or be square | you are the best
%list v8greetlong: we dance until the neighbours call, so bring good shoes | there will be cake at three and soup at eight | thank you for coming, the toaster is wonderful | keep the last weekend of May free for us | sixty years and still no plan, come and see | it rains every time, so pack a coat | your bed is made and the key is with Rosa | we said yes in Bath and want you all there | five years in this house, and the roof still holds | come as you are, the dog won't mind
%list v8friendtrap: the Post family | Paige Turner | Letterman and sons | April and May | the Friday crowd | Mailer, the lawyer | Sunday school teachers | the E-Street band | Mr. Mailman | the Paper Mill crew | Penny Stamp and Sons
%tool confettine.send_card
invite {recipients=v8pals} to {occasion=v8feast}, {delivery:paper=a real one, printed|proper card in the letterbox|with a stamp on it}
let {recipients=v8pals} have a card for {occasion=v8feast}, {delivery:messenger=straight to their phones|as a chat thing|on their mobiles}
for {occasion=v8feast}, cards to {recipients=v8pals} on {send_on=v8day}
on {send_on=v8day} write to {recipients=v8pals} about {occasion=v8feast}
card for {recipients=v8pals}, {occasion=v8feast}, inside it says {greeting=v8greetlong}
{occasion=v8feast}, {recipients=v8pals}, "{greeting=v8greet}", out on {send_on=v8day}, {delivery:email=no paper, by mail|to their inboxes}
card about {occasion=v8feast} for {recipients=v8friendtrap}

%list v8nudge: parking is tight | bring a chair | swimsuits | we start at noon | the address has changed | wear blue | doors close at eight | mind the step | umbrellas, just in case | shoes off at the door | the ferry won't wait
%list v8nudgelong: the bus leaves the church at ten past two, sharp | tell us what you don't eat, Pino needs the list | bring a photo of her, the older the better | we still lack beds for six people on Saturday | the gate code is 4471, please don't share it | no confetti in the garden, the ducks eat it | we moved it indoors because of the storm warning | we eat at six because the children get tired | it's a surprise, so not a word to Theo | the band plays until two, bring ear plugs
%list v8feasttrap: the Coming Home party | Answer Me Day | the No Reply concert | Tomorrow's Stars gala | the Silent Supper | the Maybe Club dinner | Friday the 13th party | the Yes Men reunion | a Quiet Evening with Bach | the Everyone In festival
%tool confettine.remind_guests
chase people about {occasion=v8feast}, {group:no_answer=those who've kept quiet|the ones we haven't heard from|whoever hasn't replied}
nudge folks about {occasion=v8feast}: {message=v8nudge}, {group:coming=just those who said yes|only the ones who'll be there|all who accepted}
for {occasion=v8feast}, in the name of {signed_by=v8host}: {message=v8nudge}
under {signed_by=v8host}, on {send_on=v8day}, a nudge for {occasion=v8feast}
tell everyone at {occasion=v8feast} that {message=v8nudgelong}
{occasion=v8feast}, {send_on=v8day}, {group:coming=everybody who's in|those on board}, "{message=v8nudge}", from {signed_by=v8host}
send a reminder for {occasion=v8feasttrap}

%list v8table: table 4 | the long table | Rose | number seven | by the window | kids' corner | the top table | Oak and Elm | table B | near the band | the blue one | 12
%list v8guesttrap: Baby Jane | Beth Chair | the High family | Farley Beside | little Bertie | Uncle Table | Neighbour Joe | Miss Nextdoor | Hy Chair | the Away team | Barbie Side
%tool confettine.seat_guest
put {guest=v8host} at {table=v8table}, {high_chair:true=and a seat for the baby|they'll have the toddler along|with something for a one-year-old}
{guest=v8who} goes to {table=v8table}, not near {far_from=v8whob}
at {table=v8table} I want {guest=v8who} next to {beside=v8whob}
{guest=v8whob} with {beside=v8who} on one side, well away from {far_from=v8host}, {table=v8table}
they had a row about money at Easter, so {guest=v8who} sits at {table=v8table}, out of sight of {far_from=v8whob}
{table=v8table}, {guest=v8whob}, beside {beside=v8host}, far from {far_from=v8who}
give {guest=v8guesttrap} a place at {table=v8table}

%list v8daylist: Friday or Saturday | the 3rd, the 10th, the 17th | Monday and Wednesday | 5 May, 6 May | this Sunday or next | Tuesday, Thursday, Friday | the 1st and the 2nd of June | any Saturday in March | 12 April or 19 April | Easter Monday, Whit Monday
%list v8gather: poker night | a picnic | the board meeting | Nora's surprise | football with the dads | cleaning the boathouse | choir weekend | the reading group | lunch with the Cork lot | tasting the wedding cake
%list v8gatherlong: painting the clubhouse before the season starts | a drink with everyone who left the firm last year | driving to the coast, if the weather holds | eating the pig that Tomasz roasts in his yard | the parents' evening, and who brings what | clearing out grandpa's shed, with lunch | sorting the photos from Vigo over pizza | moving the piano, and beer for whoever helps | a talk about who looks after mum in August | trying out the new oven, with far too much dough
%list v8gathertrap: the Maybe Day concert | a Friday fish fry | Sunday roast | the Deadline party | Monday Blues jam | Invited, the play | Saturday Night fever | Perhaps Love, the musical | Tuesday tango | the First of May march
%tool confettine.poll_dates
when can people do {occasion=v8gather}, {days=v8daylist}, {allow_maybe:true=a perhaps is fine|they may say perhaps|"if I must" counts too}
see who's free for {occasion=v8gather}: {days=v8daylist}, {allow_maybe:false=yes or no only|no sitting on the fence|nothing in between}
find out from {invited=v8pals} if {days=v8daylist} suits for {occasion=v8gather}
{days=v8daylist} for {occasion=v8gather}, {invited=v8pals} have until {reply_by=v8by}
put {days=v8daylist} to the vote for {occasion=v8gatherlong}
{invited=v8pals}, {occasion=v8gather}, {days=v8daylist}, votes by {reply_by=v8by}
which suits best for {occasion=v8gathertrap}, {days=v8daylist}

%tool confettine.list_guests
who do we have for {occasion=v8feast}, {diet:vegetarian=the meat-free ones|people who leave out meat|those without meat}
read me the names for {occasion=v8feast}, {answer:not_coming=the ones who bailed|those who can't make it|everyone who said no}
who's at {table=v8table} at {occasion=v8feast}, of those {invited_by=v8host} asked
at {occasion=v8feast}, whom did {invited_by=v8host} ask
the caterer rings in five minutes, so who is down for {occasion=v8feast}, {diet:no_nuts=allergic to nuts|nuts would kill them}
{occasion=v8feast}, {table=v8table}, {answer:coming=definitely in|said yes}, {diet:no_alcohol=teetotallers|don't drink}
names for {occasion=v8feasttrap}

%list v8word: stubborn | to wander | glee | fed up | gorgeous | toast | shy | kick the bucket | lukewarm | house and home | to mumble | thunder
%list v8setting: a love letter | my CV | wedding speech | children's books | a legal notice | crosswords | the school essay | an obituary | tweets and captions | a menu
%list v8wordlong: to pretend you know, while you have no idea | walking slowly because there is no hurry at all | somebody who talks a lot and says little | being glad that another one fails | to put off until Friday what bores you | that feeling when the train leaves without you | to eat standing up, straight from the pan | someone who is always late, but with a good excuse | to say sorry without meaning it | a meal made of what was left over
%list v8wordtrap: old-fashioned | opposite | formal | slang | contrary | colloquial | poetic | two | casual | antique
%tool verbelot_other_words
how else can I put {word=v8word}, {style:colloquial=the way kids talk|as you'd say it in a pub|nothing fancy}
what's {word=v8word} {opposite:true=the other way round|turned on its head|reversed}, about {max=v8few}
for {context=v8setting}, something instead of {word=v8word}
another way to say {word=v8word} in {context=v8setting}, {style:elevated=a bit posh|rather grand|for a posh crowd}
is there one term for {word=v8wordlong}
{word=v8word}, {context=v8setting}, {max=v8few} of them, {style:archaic=like in Shakespeare's day|as granny's granny would say}
I need something else for {word=v8wordtrap}

%list v8rhyme: orange | love | Cork | silver | heart | Tuesday | moon | time and tide | kitchen | bicycle | never | night
%list v8rtheme: the sea | football | love and loss | winter | cats | work | my gran's kitchen | trains, ships | food | goodbye
%list v8rhymelong: over the hills and far away, my dear | she sells the shop by the sea | I never said that I'd be home by nine | nobody knows what the night will bring | wake me up when the rain is gone | we danced on the roof, you and I | and all the dogs were barking at the train | I left my heart in the back of a cab | if you were a bird, I'd be a tree | the old man laughed and shut the gate
%list v8rhymetrap: perfect | three | French | nearly | syllable | roughly | two | English | clean | Dutch
%tool verbelot_rhymes
what goes with {word=v8rhyme} in a song, {purity:approximate=roughly will do|needn't be exact|half ones are fine}
I'm stuck on {word=v8rhyme}, {purity:perfect=clean ones only|has to fit to the letter|no cheating}
something about {theme=v8rtheme} to end on {word=v8rhyme}
to go with {word=v8rhyme}, from the world of {theme=v8rtheme}
my verse ends in "{word=v8rhymelong}", what could follow
{word=v8rhyme}, {syllables=v8few} syllables, on {theme=v8rtheme}, in {language=v8lang}
what sounds like {word=v8rhymetrap}

%list v8draft: i has went to the shop | we was hoping you can come | thanks for you're help | me and Jo is late | please sent the invoice again | its raining since three days | he don't know nothing | your welcome at any time | I is writing to complain | who's dog is this
%list v8draftlong: dear Mr. Tanaka, I writes because the roof still leaks | we are not amused about the noise, specially after ten | hi Sal, can you send me them photos until Friday | i want my money back, the shoes is broken after a week | our team have grown and we seeks a cook | on Sunday we was at the lake, it were lovely | I look forward to meet you at the fair in Lyon | if I would have known it, I came earlier, sorry | the shop where I buyed it say it is not there fault | we has two childs, they is both in school now
%list v8reader: my landlord | the whole street | a judge | kids of eight | Mrs. O'Neill | the bank | customers in Lyon | our members | the head teacher | a friend
%list v8drafttrap: she speak American | explain me the rule | we is friendly people | I write formal letters since May | the British is coming | be firm and dont cry | why changes is bad | a formally dinner, please | friendly greets from Bath | I explains it later
%tool verbelot_polish_text
fix this: "{text=v8draft}", {spelling:american=the way they spell in Texas|as they write it over in Ohio|US style}
make it right, "{text=v8draft}", {explain:true=and tell me why|I want to learn from it|say what was wrong}
for {reader=v8reader}, straighten out "{text=v8draft}"
"{text=v8draft}" goes to {reader=v8reader}, mend it, {tone:firm=don't be too nice|they should feel we mean it|no softness}
check the grammar here: {text=v8draftlong}
{spelling:british=Queen's English|as in London}, {tone:friendly=warm and kind|sweet}, for {reader=v8reader}: "{text=v8draft}"
any mistakes in "{text=v8drafttrap}"

%list v8appoint: the dentist | a parents' evening | court | signing the lease | a check-up at St. Mary's | the asylum office | a factory tour | her wedding | a bank meeting | the driving test
%list v8appointlong: telling my mother-in-law how the operation will go | a day with buyers who look at our looms | a talk with the teacher about Amira's marks | the hearing, which may well last until evening | viewing a flat where the owner is deaf to English | swearing in at the town hall, with speeches | a quarrel with the builder, who brings his lawyer | reading the contract before we sign it at noon | the first visit of the midwife, and perhaps the second | a school trip with thirty children and two teachers
%tool verbelot_book_interpreter
need somebody who speaks {spoken=v8lang}, {when=v8slot}, {mode:on_site=in the flesh|sitting next to us|there in the room}
someone for {spoken=v8lang} speakers {when=v8slot}, {mode:phone=a voice on the line is enough|nobody has to see anyone|just by ear}
from {spoken=v8lang} to {into=v8langb}, live, {when=v8slot}, for {occasion=v8appoint}
for {occasion=v8appoint} a person who turns {spoken=v8langb} into {into=v8lang}, {when=v8slot}
get a {spoken=v8lang} interpreter {when=v8slot} for {occasion=v8appointlong}
{when=v8slot}, {occasion=v8appoint}, {spoken=v8langb} into {into=v8lang}, {mode:video=on screen|with a camera}
I need an interpreter who talks {spoken=v8lang}, {when=v8slot}

%list v8paper: birth certificate | the lease | my diploma | grandma's letters | contract with Hollis and Sons | user manual | will, second version | patent claims | menu.docx | the doctor's report | police clearance
%list v8paperlong: the letter that came from the tax office in May | everything the surgeon wrote after the second operation | the recipes my aunt left, about forty pages | what we signed with the builder, plus both annexes | the speech he gave when the bridge was opened | the two pages about what happens if one of us dies | everything on the back of the old map | my references, the ones from the hotel in Vigo | what the vet wrote when we brought the dog over | the rules of the house, including the part on bins
%list v8papertrap: Stamp Act | a certified copy of the deed | the official gazette | the Italian job ad | sworn statement | the English garden brochure | French leave form | the seal report | Roman law essay | the Dutch oven manual
%tool verbelot_order_translation
have {document=v8paper} done into {into=v8langb}, {certified:true=with an official stamp|the embassy wants a seal|it's for the registry office}
{document=v8paper} into {into=v8lang} please, {due=v8by} at the latest
out of {out_of=v8lang} into {into=v8langb}: {document=v8paper}
into {into=v8langb} from {out_of=v8lang}, {document=v8paper}, by {translator=v8who} again
somebody should put {document=v8paperlong} into {into=v8lang}
{document=v8paper}, {out_of=v8langb} to {into=v8lang}, {translator=v8whob}, until {due=v8by}, {certified:false=no stamp|not sworn}
order a translation of {document=v8papertrap} to {into=v8lang}

%list v8town: Graz | Leeds station | Vigo | Newcastle upon Tyne | my flat | the office | 14 Hill Street | Bath | Queen's Park | Frankfurt an der Oder | the harbour | Aarhus
%list v8townb: Zagreb | Ghent | Stratford-upon-Avon | the airport | King's Lynn | Palermo | Jo's place | St. Moritz | the old mill | Le Mans | Bilbao | school
%list v8venue: a café | somewhere for lunch | playground | pub with a garden | petrol station | a swimming lake | motorway services | library | ice cream | hotels and inns
%list v8walktrap: Bikers' Rest | Foot Street | the bus depot | Walker's Green | the car museum | Cycle Lane 4 | the tram works | Drive-In cinema | Coach and Horses | Minute Lane | the Foot Hospital
%tool compassel_reachableArea
how far do I get from {start=v8town} in {minutes=v8min}, {means:foot=on my own two legs|strolling|if I walk}
what's within {minutes=v8min} of {start=v8townb}, {means:public_transport=with a day ticket|taking trams and buses|I've got no wheels}
with {start=v8town} as the middle, every {show=v8place} inside {minutes=v8min}
{show=v8places} no more than {minutes=v8min} from {start=v8townb}
I want to move close to my work, so where is {minutes=v8min} from {start=v8town}, {means:bike=pedalling|on two wheels}
{start=v8townb}, {minutes=v8min}, off at {leavingAt=v8hr}, {means:car=driving|behind the wheel}, {show=v8places}
the zone of {minutes=v8min} around {start=v8walktrap}
%list v8place: school | swimming pool | chemist | vet | campsite | bakery | charging point | playground | hospital | farm shop
%list v8places: schools | pools and lakes | chemists | vets | campsites | good bakeries | flats for rent | playgrounds | doctors' surgeries | farm shops

%tool compassel_meetingPoint
I'm at {firstFrom=v8town}, he's at {secondFrom=v8townb}, where do we meet, {favour:first=I don't want to go far|closer to me|the short leg is mine}
the middle of {firstFrom=v8town} and {secondFrom=v8townb}, {venue=v8venue}
{venue=v8venue} between {firstFrom=v8town} and {secondFrom=v8townb}, we want to be there at {meetAt=v8hr}
coming out of {firstFrom=v8townb}, and she from {secondFrom=v8town}, {venue=v8venue}
we hand over the kids on Sunday, me from {firstFrom=v8town} and their dad out of {secondFrom=v8townb}, {favour:second=spare him the drive|nearer to his}
{meetAt=v8hr}, {firstFrom=v8town}, {secondFrom=v8townb}, {venue=v8venue}, {favour:balanced=fair for both|same for both of us}
halfway from {firstFrom=v8walktrap} to {secondFrom=v8townb}

%list v8posnote: start the soup | I'm on the night bus | wait inside | traffic is awful | don't worry | bring the sledge | I have the cake | on my way | nearly there | long way round, sorry
%list v8posnotelong: I'm walking home alone, just keep an eye on me | put the kettle on when I reach the bridge | the train is late again, you can see for yourself | I may stop for petrol, so don't worry if I stand still | if the dot stops for an hour, ring my sister | I'm cycling back in the dark, so watch the dot | we left late because Ben lost a shoe | open the gate when I turn into your road | I got lost once already, laugh if you like | keep the food warm, there is snow on the pass
%tool compassel_sharePosition
let {viewer=v8who} see where I am, {blurred:true=only roughly|just the part of town|not to the metre}
{viewer=v8whob} can follow me, {minutes=v8min}
show {viewer=v8who} how I get on, till I'm at {until=v8town}
until {until=v8townb} I'd like {viewer=v8chat} to follow me
have {viewer=v8who} track me and say {note=v8posnotelong}
{viewer=v8chat}, {minutes=v8min}, {blurred:false=the exact dot|to the metre}, "{note=v8posnote}"
share my live position with {viewer=v8mettrap}

%list v8hint: second door | ring at Hollis | behind the church | mind the dog | blue gate, no bell | third floor | past the pond | ask for Ruben | red door, top bell | over the bakery
%list v8hintlong: the bell is broken, so knock on the window | turn left after the mill, then it's the second gate | park at the church, the lane is too narrow | go round the back, Bert keeps the key there | it looks shut but it opens at seven | the house has no number, look for a green boat | walk through the shop and up the stairs | take the ferry side, not the church side | there are two of them, you want the older one | ask at the bar, they know where the stairs are
%list v8pintrap: the Post Office | Chat Noir | Mailbox Lane | Route 66 diner | Way Out bar | the Text Museum | Letter Street 5 | Direction Hill | By Mail Inn | Message Bay
%tool compassel_sendPin
let {recipient=v8who} have the spot of {place=v8spot}, {withRoute:true=and how to get there|with the way from his place|she won't find it alone}
give {recipient=v8whob} the address of {place=v8spot}, {channel:sms=he has an old phone|as a text|she's got no internet}
{place=v8town} to {recipient=v8who}, and tell her {hint=v8hint}
to {recipient=v8whob} the spot where {place=v8spot} is
map link of {place=v8spot} for {recipient=v8who}, {hint=v8hintlong}
{recipient=v8whob}, {place=v8town}, "{hint=v8hint}", {channel:email=to her inbox|by mail}, {withRoute:true=way there included|plus the way}
send {place=v8pintrap} to {recipient=v8who}

%list v8shop: Hollis Bakery | the ford at Elm Lane | Bridge Street | Pino's | the public toilets | Queen's Square | bus stop Mill Hill | O'Brien Roofing | the footpath to the lake | chemist by the market | Dog and Duck | car park C
%list v8wrong: it's a bank now | one-way since May | the stairs are gone | it's on the other bank | the name has an e | opening hours too | the gate stays locked | nothing there but grass | the bridge is private | no bikes allowed
%list v8wronglong: the bridge was swept away in March, nobody gets across | it moved over the road, next to the fire station | they renamed it after the mayor, two years ago | the path ends in a field and there's a bull | you can drive in but not out, it's one-way | the entrance is round the corner, where the bikes are | half of it burnt down and the rest is fenced off | it says café but there has been a tyre shop for years | the road stops at the farm, there is a wall | two shops swapped places and you show it the old way
%list v8city: Graz | Vigo | Newcastle upon Tyne | Bath | Frankfurt an der Oder | Aarhus | Zagreb | King's Lynn | St. Moritz | Le Mans | Bilbao | Cork
%list v8errtrap: Closed Door bar | Wrong Way pub | Blocked Arts Gallery | No Name café | Update Street | the Missing Link shop | Shut Eye hotel | Moved On charity shop | Spot On garage | Roadblock Records
%tool compassel_reportMapError
{place=v8shop} is on there, {kind:closed_down=but it's gone|they gave up in May|shut for good}, {keepMePosted:true=tell me when it's fixed|I want to hear back|let me know what comes of it}
your map has {place=v8shop} in {town=v8city}, {kind:wrong_spot=but not where it really is|two streets off|it's over the road}
{place=v8shop} in {town=v8city}: {details=v8wrong}
in {town=v8city}, at {place=v8shop}, {details=v8wrong}
something's off with {place=v8shop}, {details=v8wronglong}
{town=v8city}, {place=v8shop}, {kind:road_blocked=no getting through|you can't pass}, {details=v8wrong}
there's a mistake on the map at {place=v8errtrap}

%list v8research: sleep and memory | sourdough bacteria | bees in cities | dark matter | reading on screens | gout | coral bleaching | rent control | why cats purr | microplastics in salt | stuttering, adults | left-handedness
%list v8researchlong: whether children who learn an instrument do better at maths | how long a virus lives on a door handle | why birds fly in a V, and who leads | what happens to the brain when we are bored | do plants grow faster if you talk to them | how glaciers carry rocks over hundreds of miles | why some people never get lost and others always do | whether dogs know when we are sad, or only smell it | what made the sea so low ten thousand years ago | how ants decide who stays at home
%list v8savant: Lindqvist | M. Okonkwo | Rosa Lund | de Vries | Professor Iyer | Chen and Park | O'Hara | Tanaka et al. | Sir Alan Webb | Novák
%list v8journal: Polar Letters | Annals of Sleep | Cell and Soil | The Beekeeper's Review | Acta Marina | Brain, Mind | Quarterly of Rents | Journal of Small Rivers | Food Physics | New Optics
%list v8subtrap: free will | open access publishing | the newest stars | citation counts | Nature and nurture | free trade | cell walls | open marriages | the latest ice age | most cited women in physics
%tool SAGEMOOR_SEARCH_PAPERS
what does research say on {subject=v8research}, {free_only:true=nothing behind a paywall|I can't pay for it|that I can read for nothing}
studies of {subject=v8research}, {order:newest=fresh ones first|latest at the top|start with the recent ones}
{scientist=v8savant} on {subject=v8research} in {journal=v8journal}
in {journal=v8journal}, something by {scientist=v8savant} about {subject=v8research}
has anyone looked into {subject=v8researchlong}
{subject=v8research}, {scientist=v8savant}, from {since_year=v8yrb} on, {order:most_cited=the famous ones on top|what everybody quotes}
scientific articles on {subject=v8subtrap}

%list v8matter: fishing without a licence | barbecue on a balcony | night work | keeping hens | drones | scooters on pavements | home schooling | fireworks | cutting hedges | subletting a room | dogs on the beach | tinted car windows
%list v8matterlong: how loud a wind turbine may be at night | may I film my own front door, and the street | who has to clear the snow when the house is empty | how many days off when a parent dies | can a shop refuse cash, or small coins | what you must do after you hit a deer | can the landlord come in while I am away | how near to a school you may sell beer | who pays for the fence, me or the neighbour | do I have to tell my boss that I am pregnant
%list v8land: Norway | Bavaria | the Netherlands | Wales | Tampa | Graz | South Korea | Bosnia and Herzegovina | Ghent | Texas | Côte d'Ivoire
%list v8mattertrap: plain tobacco packs | the national anthem | city parking | local elections | regional trains | simple theft | municipal waste | state flags | national parks | plain clothes police
%tool SAGEMOOR_LOOK_UP_LAW
what are the rules on {matter=v8matter}, {plain_words:true=so that I get it|as if I were twelve|without the jargon}
am I allowed to {matter=v8maydo} in {territory=v8land}, {level:municipal=what the town itself says|by what the town hall decided|as far as the council decides}
{matter=v8matter} under the rules of {territory=v8land}, as they were on {as_of=v8lawday}
in {territory=v8land} on {as_of=v8lawday}, what did the law say about {matter=v8matter}
look up {matter=v8matterlong}
{territory=v8land}, {matter=v8matter}, {level:national=for the whole country|nationwide}, {plain_words:true=easy to read|in simple terms}
what does the law say about {matter=v8mattertrap}
%list v8maydo: keep hens | fly a drone | fish at night | burn leaves | sublet a room | sleep in my car | cut the hedge in May | own a parrot | busk | brew beer, small amounts
%list v8lawday: 1 January 2020 | 3 March 2015 | the 1st of July | 12 May 2018 | 31 December 1999 | 2021-06-01 | 5 August 2023 | 1 October 2010 | 14 July 2019 | 30 September 2022

%list v8bill: the rent bill | school meals act | Data and Privacy bill | pensions reform | the ban on gas boilers | tobacco, second bill | river clean-up act | the four-day week | assisted dying | lorry toll
%list v8billlong: the one that would make cycling helmets compulsory | the plan to tax second homes, by the sea above all | the thing about phones in schools that they debate on Monday | what they want to do with empty shops in small towns | that bill which lets nurses prescribe painkillers | whatever they are cooking up about tips for waiters | the proposal to close small courts, and sell the buildings | that law on who may own a farm | what was read twice last week about night trains | the one to let sixteen-year-olds vote in towns
%list v8chamber: the Senate | Bundestag | the Lords | the Dáil | Scottish Parliament | Sejm | the House of Representatives | Cortes | the upper house | Riksdag
%list v8party: the Greens | Senator Ruiz | Labour | the MP for Bath | Mr. O'Neill | Liberals and Reformers | the farmers' party | Baroness Hale | the coalition | Novák's group
%list v8billtrap: the Final Outcome act | voting age | the right to vote abroad | every child's lunch act | postal votes | the Step Forward bill | no votes for companies | Result Day holiday | alerts on phones act | Every Drop Counts act
%tool SAGEMOOR_FOLLOW_BILL
keep an eye on {bill=v8bill} for me, {alerts:result_only=I just care how it ends|only whether it passes|tell me once it's over}
what becomes of {bill=v8bill} in {parliament=v8chamber}, {alerts:votes_only=ping me at ballots|just when hands go up|whenever they count hands}
{bill=v8bill} by {tabled_by=v8party} in {parliament=v8chamber}, stay on it
in {parliament=v8chamber}, {tabled_by=v8party} brought in {bill=v8bill}, track that
watch {bill=v8billlong}
{parliament=v8chamber}, {bill=v8bill}, {tabled_by=v8party}, {alerts:every_step=the lot|each little thing}, mails to {notify=email}
I want to follow {bill=v8billtrap}

%list v8player: Okafor | Mia Carlsson | the keeper Lindt | Jude O'Dea | Ramón Vega | Big Sal Moretti | number nine, Tanaka | Novák | Anneke de Wit | little Park | D'Souza
%list v8club: Leeds Rovers | Graz 99 | FC Vigo | the Bulls | Bergen Women | King's Lynn Town | Newtown and District | Red Star Riga | Bath | Sporting Lisboa B
%list v8foe: Aarhus United | Palermo | the Wolves | Denver Herons | St. Moritz | Lyon Ladies | Queen's Park | Zagreb 1911 | Tampa | Home Farm
%list v8season: last season | 2023/24 | 2019 | this year | the 2010-11 season | 1998 | 2021 | this season | the spring of 2022 | the autumn of 2017
%list v8playtrap: Guest | Jack Holmes | Wayne Average | Rhoda Way | Homer Seasons | Total Mbeki | Leeds, the striker | Paris Green | Per Gamst | Season Clarke
%tool SAGEMOOR_PLAYER_FIGURES
what has {player=v8player} got to show, {per_game:true=each time out, on average|per ninety minutes or so|for every match}
how is {player=v8player} doing for {playing_for=v8club}, {ground:away=in strange stadiums|on the road|when they travel}
{player=v8player} for {playing_for=v8club} against {against=v8foe}
against {against=v8foe}, how many did {player=v8player} get with {playing_for=v8club}
it is for the quiz tonight, so what did {player=v8player} score in {season=v8season}
{season=v8season}, {playing_for=v8club}, {player=v8player}, {ground:home=before their own fans|on their own grass}
numbers on {player=v8playtrap}

%list v8looks: yellow cap with white dots | red belly, sings at dawn | blue, size of a thumb | hairy leaves | two long feelers and a stripe | smells of garlic | black with an orange beak | three petals, nearly white | slimy brown stem | round, orange, full of holes
%list v8lookslong: it hops instead of walking, and whistles like a kettle | leaves like a hand, sticky when you rub them | green shell that shines, and it bit my cousin | grows on dead birch in rings, white underneath | tiny and brown with its tail up all the time | woke us at four with a sound like a rusty gate | like a wasp but fat, and it doesn't mind people | purple bells on a stem as high as my hip | runs up the trunk head first, then comes down again | soft as an ear, and it grows on the elder
%list v8habitat: the moor | our cellar | a beech wood near Graz | the Algarve | wet meadows | my balcony in Leeds | under the bridge | salt marsh | Granny's compost | the Isle of Man
%list v8month: May | late October | July | early spring | August | November | September | mid-June | the last week of March | June
%list v8lookstrap: looks like a plant pot | colour of edible clay | a bird-like face, brown | looks like a dried mushroom | leaf-shaped, green | smells good enough to eat | flower-shaped spots | coloured like a plum | wings like a moth on a bird's body | poison green | as big as a bee hive
%tool SAGEMOOR_NAME_SPECIES
what did I find: {looks=v8looks}, {edibility:true=can I put it in the pan|is it good for soup|will it poison me}
{looks=v8looks}, what's that, {group:insect=some kind of creepy-crawly|it has six legs|a bug of sorts}
saw it in {found_in=v8habitat} in {month=v8month}: {looks=v8looks}
from {found_in=v8habitat}, {looks=v8looks}, it was {month=v8month}
what can this be, {looks=v8lookslong}
{month=v8month}, {found_in=v8habitat}, "{looks=v8looks}", {group:fungus=a mushroom|some toadstool}, {edibility:true=safe to eat?|tasty or deadly?}
which creature is this: {looks=v8lookstrap}
