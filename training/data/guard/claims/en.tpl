# What an assistant says of its own deeds, in English: own (it says that it did or does something), world (things are as only a deed could have made them), none.
%list thing: milk | buy milk | the eggs | “buy milk” | the dentist | the report | your dentist appointment | the meeting with Kim | lunch with Anna | the budget review | the electricity bill | the parcel | the passport renewal | call mum | water the plants | the invoice | the Q3 report | the flight to Oslo | the kitchen lamp | the garage door | that | it | everything | both of them | the two items | the standup | yoga | the car inspection
%list made: task | reminder | event | appointment | meeting | note | entry | contact | list item | to-do | calendar event | alarm | timer | booking | reservation | ticket | draft | subscription | playlist | folder | payment | order | request | rule
%list sent: email | e-mail | mail | message | reply | invitation | invite | text | note | report | answer | letter | forward | summary
%list whom: Bob | Alice | Kim | your boss | the team | Dr. Meyer | mum | John Smith | sales@acme.com | anna@example.com | everyone | the landlord | the office | your wife | the group | support
%list when: tomorrow | tomorrow at 9 | Friday at 3 | Friday | today at 17:00 | next Monday | 9 am | 9 | the 3rd of May | tonight | noon | Tuesday 10:30 | 8 o'clock | next week | every Monday at 8 | 7:30 | in two hours | half past six
%list place: your tasks | your list | your to-do list | the shopping list | your calendar | your contacts | your notes | the list | your reminders | the shared calendar | the project board | your diary
%list room: the kitchen | the living room | the bedroom | the hall | the garage | the garden | the office | the front door | the porch | the bathroom
%list device: light | lamp | lights | heating | fan | blinds | speaker | TV | door | alarm | thermostat | plug | dishwasher
%list state: off | on | locked | unlocked | closed | open | dimmed | up | down | set to 21 degrees | at 40 % | armed | muted
%list did: added | created | scheduled | booked | saved | stored | noted | set | set up | sent | forwarded | deleted | removed | canceled | cancelled | moved | rescheduled | updated | changed | renamed | completed | marked as done | ticked off | turned off | turned on | switched off | locked | unlocked | ordered | paid | transferred | shared | posted | uploaded | archived | cleared | closed | opened | started | stopped | paused | put | entered | recorded | registered | logged | confirmed | snoozed | pushed back | blocked out | arranged | submitted | dispatched | fixed | handled | sorted | crossed off | flagged | reserved | signed up | subscribed | invited | replied | answered | emailed | messaged | texted | notified | informed | reminded | called off | dropped | revised | extended | shortened
%list now: now | just now | already | successfully | for you | as requested | as you asked | just | then | right away | too | as well
%list lead: All set | Done | All done | Sorted | Okay | OK | Sure | Sure thing | Certainly | Of course | Got it | Great | Perfect | Absolutely | No problem | Alright | Right | Yes | Yep | You got it | Will do | Understood | Great news | Good news | Noted | Consider it done | There you go | Here you go | Voilà | Ta-da | Easy
%list joy: ! | . | , | :
%list fact: The Eiffel Tower was built in 1889 | Mozart was born in Salzburg | Water boils at 100 degrees | The treaty was signed in 1648 | Penicillin was discovered in 1928 | Canberra is the capital of Australia | Light travels faster than sound | The book was written by Orwell | The bridge was opened in 1932 | Spain has won the cup | The company was founded in 2004 | Python was created by Guido van Rossum | A week has seven days | The law was changed in 2019 | Rice is cooked for 18 minutes | Bread is made of flour | The museum is closed on Mondays | The shop is open until 8 | The sun is up for 16 hours in June | Rome was not built in a day | The Beatles released it in 1967 | The first email was sent in 1971 | The word was added to the dictionary in 2015 | The song was recorded in Berlin | The road was closed after the storm | A leap year has 366 days

%list bare: All set | Done | All done | Sorted | Okay, done | OK, done | Sure thing | Got it, done | You got it | Will do | Noted | Consider it done | There you go | Voilà | Ta-da | Done and done | Easy, done | All taken care of | Finished | Success | Completed | Handled
%list neutral: Yes | No | Right | Exactly | Correct | Great | Perfect | Certainly | Of course | Okay | Sure | True | False | Maybe | Indeed | Probably | Alright | Hmm | Good question | Interesting | Absolutely | That is right | Good | Fine

%list city: Berlin | Oslo | Hamburg | Porto | London | your street | the town | Norway | the south | Dresden
%list amt: 42 | 234.57 | 1,200 | 3 % | 12% | €480k | 5bn | half a million | 28 | 87 % | 6° | 13 km/h | $234 | 0.4 | 1876
%list clock: 9:15 | 12:30 | 8 am | noon | Tuesday at 10 | 14 May | 1 March, 8:10 am | the 27th | 2 August 1922 | Friday
%list topic: the budget | the release | the logo | the contract | the trip | lunch | the garden party | the server | the new version | the team day | the storm | the strike | the election | the festival | the flat | the heating bill
%list person: Kim | Alice | Bob | Clara | your sister | Dr. Meyer | Anna Berg | the manager | a neighbour | the mayor | the author | the plumber | Alexander Graham Bell | the company | the government
# Terse, passive, idiomatic, future-sounding and colloquial deeds; and what others did, states of the world, offers, refusals, conditions and what was found.
%list idiom: That's off your plate | Off it goes | Off they go | It's in the bag | Box ticked | Ticked that one off | That's one less thing to worry about | You can forget about it now | Rest easy, it's handled | Job's a good'un | Sorted, boss | All squared away | That's a wrap | In the books | Locked in | It's a date | Signed, sealed, delivered | Bob's your uncle | The deed is done | That's that dealt with | You're good to go | We're good | All taken care of on my end | Nothing left for you to do | Crossed it off | Your wish is my command, it's done | Wheels are in motion | It's underway | It's out the door | Message away | Gone | Poof, gone | It's history | Binned it | Bish bash bosh | Done deal | Penciled in | Pencilled you in | Down for Friday | You're in | You're on the list | On the calendar it goes | Into the calendar it went | Onto the list it goes | Made it so | As you wished | Fixed that for you | Took care of it | Handled | Consider yourself reminded | I'm on the case and it's finished | Signed off | Squared away | Mission complete | Presto | Boom, sent | Zap, deleted | Sent it over | Shot them a message | Pinged them | Dropped them a line | Gave them a shout | Fired it off | Popped it in | Stuck it on the list | Chucked it in the bin | Slotted it in | Bumped it | Nudged it back | Shuffled it to Tuesday | Whipped it up | Wired it | Knocked that out | Killed the alarm | Hit send | Pulled the trigger on that order | Put a pin in your calendar | Scrubbed it | Took it down | Struck it out | Cleared it all | Wiped it | Rolled it back | Switched it over | Swapped them round
%list slang: sorted | squared away | lined up | teed up | locked in | pencilled in | penciled in | wired up | dialled in | jotted down | noted down | knocked off the list | ticked off | scratched | scrapped | binned | nixed | bumped | shifted | swapped | shot over | fired off | sent off | sent over | popped in | stuck on the list | slotted in | put through | pinged | nudged | zapped | wiped | cleared out | signed off | rung up | called off | taken down | put up | rolled out | brought forward | put off | handed over | flipped | dimmed | killed
%list verb3: sent | added | booked | moved | cancelled | deleted | paid | ordered | shared | scheduled | saved | renamed | archived | forwarded | turned off | switched on | locked | changed | updated | confirmed | removed | reserved | created | replied | invited | posted | uploaded | restarted | muted | unsubscribed | accepted | declined | merged | copied | printed | closed | reopened | assigned | approved | submitted
%list resource: your seat | your table | the room | the slot | the taxi | the flight | your refund | the charge | the subscription | the ticket | the file | the folder | the order | the list | the alarm | the timer | the heating | the blinds | the thread | the invite | the RSVP | the draft | the payment | the transfer | the reservation | your trip | your profile | the phone number | the address | the password | the backup | the photo | the song | the meeting | the appointment | the reminder | the rota | the parcel | the invoice | the contract | the door | the lights in the hall
%list other: Kim | Dana from accounts | Your colleague | The courier | The hotel | The airline | Her assistant | The landlord | My neighbour | The shop | The school | Somebody | The previous owner | The IT team | Marta | The organiser | Support | The seller | The clinic | His brother | The council | The band | The referee | Parliament | NASA | The developers | The chef | The old system | Another user | A customer
%list cando: add it | send it | book the table | move the meeting | delete the entry | pay the bill | order more | turn the heating down | lock the door | write to Kim | set a reminder | cancel the booking | forward the mail | reschedule | share the file | change the address | put it on the list | dim the lights | call the taxi

%list owndid: wrote | typed up | filed | filled in | replaced | swapped out | corrected | edited | adjusted | attached | bought | rented | hired | picked | chose | signed | handed in | turned in | mailed out | rang | phoned | called | warned | thanked | apologised to | congratulated | cc'd | looped in | tagged | labelled | sorted out | tidied up | emptied | erased | undid | reverted | restored | reset | fixed | patched | installed | deployed | launched | started | stopped | paused | played | queued | unlocked | opened | shut | lowered | raised | dimmed | silenced | woke | blocked | unblocked | muted | reported | flagged | pinned | linked | merged | split | extended | shortened | renewed | prolonged | settled | reimbursed | refunded | redeemed | withdrew | deposited | topped up | reordered | returned | exchanged | claimed | applied for | enrolled | registered | signed up for | checked in for | cancelled | postponed | brought forward | shifted | rearranged | doubled | halved | put in | put down | put away | wrote down | noted | recorded | logged | copied | duplicated | translated and sent | passed on | handed over | delivered | released | published | tweeted | answered | declined | turned down | accepted | agreed to | confirmed
%list doing: declining | accepting | booking | cancelling | moving | sending | paying | ordering | adding | renaming | deleting | telling them about | answering | forwarding | blocking | switching off | changing | removing | confirming | reporting
%list obj: the invitation | the old number | the form | the second draft | the room for Monday | the wrong entry | two coffees | a cab for six | the gas bill | the rent | your membership | the newsletter | the call | the deadline | the photos | the spare room's heating | the playlist | the warranty claim | the ticket to Leeds | the visa form | a window seat | the cleaner | the plumber | the babysitter | your sister | the bank | the hotel | the new address | Friday afternoon | the shopping | the loan | the fine | the review | the whole thread | the spam | my note | the typo | the password | the key | the garden lights

%tool certain
{=bare}[!|.]
{=lead}[!|.|,] (I've|I have|I) [{=now}] {=did} {=thing}[ {=now}].
(I've|I have|I) [{=now}] {=did} {=thing} (to|on|in|from) {=place}[.|!]
(I've|I have|I've gone ahead and|I went ahead and|I just) {=did} (the|your|a|an|that) {=made}[ for {=when}| with {=whom}| to {=place}|].
(I've|I have|I) [{=now}] (sent|forwarded|emailed|mailed|replied to|written to|messaged|texted|notified|informed|told|answered|let) {=whom}[ about {=thing}| the {=sent}| know| a copy|].
(I've|I have|I) (sent|written|drafted and sent|delivered|passed on) (the|your|an|a) {=sent} to {=whom}[ {=now}].
(I've|I have) (set|put|made|scheduled|created) (a|the|your|you a) {=made} (for|at|on) {=when}[ to {=thing}|].
(I've|I have|I) (turned|switched) (off|on) the {=device} in {=room}.
(I've|I have) (locked|closed|opened|dimmed|armed|unlocked) {=room}[ {=device}|].
{=made} {=did}[ {=now}| for {=when}| with {=whom}| with {=whom} for {=when}|: {=thing}]
{=made} {=did} successfully[.|!]
(Task|Reminder|Event|Meeting|Appointment|Note|Mail|Email|Message|Reply|Contact|Alarm|Timer|Booking|Invite|Order|Payment|Draft|List|Calendar|File|Item) {=did}[ {=now}| for {=when}| with {=whom}| with {=whom} for {=when}| to {=whom}| to {=place}|: {=thing}|][.|!]
{=did}[.|!| {=thing}.| {=thing} to {=place}.| it.| that.| them.| {=thing} for {=when}.]
{=did} (and|,) {=did}[.|!]
(I'll|I will|I'm going to|I am going to) (remind you|let you know|wake you|notify you|ping you|send it|add it|take care of it|handle it|do that|do it|set it up|book it|put it on the list|tell {=whom}|write to {=whom}|turn it off)[ {=when}| {=now}| about {=thing}|].
(I'm|I am) (adding|sending|setting|creating|booking|scheduling|deleting|moving|turning off|turning on|locking|updating|saving|ordering) {=thing}[ {=now}| to {=place}|].
(Adding|Sending|Setting|Creating|Booking|Scheduling|Deleting|Turning off|Turning on|Locking|Updating|Saving) {=thing}[ {=now}| to {=place}|][.|...|!]
(On it|Doing it now|Right away|Working on it|Will do|Leave it with me|Consider it done|Taken care of|It's taken care of|That's done|That's taken care of|That is sorted|It's done|It is done|All sorted|All good to go|You're all set|You are all set|We're all set|Mission accomplished|Job done|Finished|Completed|Success|Happy to have that done for you|That's all done|Everything is done|Everything's set|Everything is in order now|Request completed|Action completed|Operation successful|Command executed)[.|!|, {=whom}.|]
(I|We) (made|did|completed|finished|carried out|executed|took care of|sorted out|dealt with|processed|fulfilled|performed) (that|it|the change|the changes|your request|the order|the update|the booking|everything|this for you|the transfer|all of it)[ {=now}|].
(I've|I have) (made|done|completed|finished|carried out|executed|taken care of|sorted out|dealt with|processed) (that|it|the change|your request|the order|the update|everything|this)[ for you|].
(Your|The) (change|request|order|update|booking|transfer|payment) (went through|is complete|was successful|has been processed|has been carried out|was completed)[.|!]
(Just|Already) {=did} (it|that|{=thing})[ for you| to {=place}|][.|!]
(You|They|Both|All) (were|have been|are) {=did}[ {=now}|].

%tool likely
{=thing} (was|were|has been|have been|got|is now) {=did}[ {=now}| to {=place}| from {=place}| for {=when}|].
{=thing} (is|are) (now|already) (on|in) {=place}[ {=now}|].
{=thing} (is|are) (on|in) {=place} now.
[{=lead}, |{=lead}! ]{=thing} (is|are) (on|in) {=place}[.|!]
(You'll|You will|You can) (find|see|now find) {=thing} (on|in) {=place}[ {=now}|].
[{=lead}, ](the|your) {=sent} (to|for) {=whom} (is on its way|is out|has gone out|went out|is sent|was sent|is in the outbox|has left|is delivered|was delivered|should arrive soon|has been sent)[.|!]
[{=lead}, ]{=whom} (has|have|got) (your {=sent}|been told|been informed|been notified|been invited|received your {=sent}|been emailed)[.|!]
[{=lead}, ]{=whom} (will get|will receive|should get|will have) (your|the) {=sent} (shortly|soon|in a moment|now)[.|!]
[{=lead}, ](your|the) {=made} (is|was) (set|booked|scheduled|confirmed|in place|saved|created|fixed|moved|gone|canceled|deleted|ready|active|up)[ for {=when}| with {=whom}| now|][.|!]
(your|the) {=made} (has been|was) {=did}[ {=now}| for {=when}| to {=when}|].
[{=lead}, ](the|your) {=device} in {=room} (is|are) (now {=state}|{=state} now|{=state})[.|!]
{=room} (is|are) (now {=state}|{=state} now|{=state} again)[.|!]
the {=device} (has been|was|were|is) (turned off|turned on|switched off|switched on|locked|dimmed|closed|set)[ {=now}|].
(You|You'll|You will) (are booked|are confirmed|are down|be reminded|get a reminder|hear from me|be notified|get a notification) [for |at |on ]{=when}[.|!]
(There's|There is) (now|) a {=made} (on|in|for) ({=place}|{=when})[ {=now}|].
(Your|The) (calendar|list|inbox|contacts|settings|profile|address|order|schedule) (is|has been|was|were|are) (updated|changed|cleared|cleaned|saved|up to date now|empty now)[.|!]
{=thing} (is|has) (gone|been crossed off|off the list|off your list|moved to {=when}|no longer on {=place}|now at {=when}|set for {=when}|booked for {=when})[.|!]
(From now on|Starting {=when}), (you will be reminded|the {=device} turns off|a reminder comes|your mails are forwarded)[ every morning|].
(A|Your) (confirmation|copy|receipt|reminder|ticket) (is on its way|has been sent|was sent|will follow) (to {=whom}|)[.|!]
(The money|The payment|The transfer|The amount|50 euros) (is on its way|has been sent|was transferred|went out|has been paid|was paid)[ to {=whom}|][.|!]

[Yes, |{=lead}, ](the|your) {=sent}[ to {=whom}][ about {=thing}] (was|has been|is|got) (sent|delivered|forwarded|mailed)[ {=now}| {=when}|][.|!]
[Yes, |{=lead}, ](the|your) {=made}[ about {=thing}| for {=thing}| with {=whom}] (was|has been|is|got) {=did}[ {=now}| {=when}|][.|!]
[Yes, |{=lead}, ]{=thing} (was|were|is|are|got|has been) {=did}[ by me| for you| {=when}|][.|!]
(You|Everyone|{=whom}) (can|should) (now see|already see|find) (it|{=thing}|the change|the new {=made}) (on|in) {=place}[.|!]

%tool none
{=fact}.
(Hello|Hi|Hey|Good morning|Good evening|Welcome back)[!|.|, how can I help?| there!]
(You're welcome|My pleasure|Anytime|Glad to help|Happy to help|Thank you|Thanks|Sorry|I'm sorry|Excuse me|Goodbye|See you|Good night|Take care|Have a nice day)[.|!]
(I'm|I am) (Steward, your assistant|an assistant|here to help|fine, thank you|not sure|afraid not|sorry about that|glad to hear that|unable to do that|not able to send mail|only a program)[.|!]
(I|I'm sorry, I|Sorry, I|Unfortunately I) (can't|cannot|could not|couldn't|am not able to|have no way to|am unable to) (send|add|delete|move|find|open|read|book|do|turn off|reach|set|create) (that|it|{=thing}|mails|anything|the {=device}|a {=made}).
(I|I) (have not|haven't|did not|didn't) [yet ](send|sent|add|added|changed|change|delete|deleted|do|done|booked|book|set|turned off) (anything|it|that|{=thing}|the {=sent})[ yet|].
(Nothing|No {=made}|No {=sent}) (was|has been|is) (changed|sent|added|deleted|set|created|done|found)[ yet| so far|].
{=thing} (was|has|is) (not|not been|never) (added|sent|changed|deleted|booked|found|on {=place})[ yet|].
(The|Your) {=sent} (was not|has not been|could not be) (sent|delivered|found)[.| because the address is wrong.]
(Should|Shall|May) I (add|send|delete|move|book|set|turn off|create) {=thing}[ to {=place}| for {=when}|]?
(Do you want|Would you like) me to (add|send|delete|move|book|set|forward) {=thing}[ to {=whom}|]?
(What|When|Where|Which one|Who|To whom|How long) (should it be|do you mean|is it for|should I send it|should I put it|does it start)?
(Is|Was|Has) {=thing} (sent|added|done|booked|on {=place}|been sent)?
(I can|I could|I'd be able to) (add|send|set|book|move|remind you of|look up|turn off) {=thing}[ if you like| for you| once you confirm| if you give me a time|].
(If you|Once you|When you|As soon as you) (say yes|confirm|approve|tell me the time|give me the address), (I'll|I will|it will be) (send it|add it|sent|added|book it|set).
(Please|Just|To do that, please) (tell me|say|give me|confirm|choose) (the time|which one|the address|what to add|whom to write to|yes or no)[.|!]
(To|In order to) (add a task|send a mail|set a reminder|turn off the {=device}), (say|type|use|open) (“add”|the command|the settings|the console|it with the time)[.|!]
(It|This|That) (needs|requires) (your approval|your permission|a yes from you|an address|a time)[ first|].
(You have|There are|There is|I found|I see|I can see) (no|one|two|three|5|12|several) (events|tasks|mails|reminders|e-mails|meetings|contacts|open tasks)[ tomorrow| today| from {=whom}| this week| about {=thing}|].
(The next|Your next|The first|The last) {=made} is (on|at) {=when}[ with {=whom}|].
{=whom} (wrote|says|said|asks|wants to know|mentions|reports|confirmed|told you) (that|whether|about|in the mail that) (the report was sent|the meeting was moved|the invoice is paid|it is done|they booked the room|he has finished the draft|lunch is at noon|she added you to the list|the door was repaired)[.|]
(According to|In) (the mail|her message|the calendar|the page|the result|the forecast), (the meeting was moved to {=when}|the parcel was shipped|the bill was paid|it will rain|the office is closed|the room is booked|nothing is planned).
(It is|It's|It will be) (6 degrees|sunny|raining|cloudy|21 degrees|windy|3 o'clock|Monday|15:06|late|cold) [in Berlin|in {=room}|tomorrow|today|now].
(The price|The stock|The rate|Bitcoin|The euro) (is|rose|fell|was|closed) (at |to |by |)(42|3 %|1.08 dollars|104.5|67,000 dollars).
(6 times 7 is 42|That makes 42|The sum is 12|20 % of 80 is 16|It is 25 kilometres|Two plus two is four)[.|]
(A|An) (reminder|task|event|approval|orchestrator|workflow) (is|means|can be) (something you set|a thing to do|an entry in your calendar|a question to you|set with a time)[.|]
(You should|You could|You may want to|It's best to|I suggest you|I would|Try to) (call them|ask {=whom}|send it again|check the address|book early|write it down|lock the door|wait)[.|]
(I don't know|I have no information about that|I have no source for that|I am not sure what you mean|I did not understand|That is not something I can do|There is no tool for that|That did not work|Something went wrong|The server does not answer|Permission was denied|You said no, so it was not sent)[.|]
(The|Your) {=sent} (waits for your approval|is waiting for you|is ready to be sent|is a draft|needs a subject|will be sent once you say yes|has not left yet)[.|]
(You|You) (asked me to|wanted to|said you would|mentioned that you) (add {=thing}|send it|call {=whom}|book the room)[ {=when}|].
(Tomorrow|On Friday|At noon|Today) (there is|you have|comes) (a meeting|lunch with {=whom}|nothing|a dentist appointment)[.|]
(Why did|Because) (the chicken|a cat|two atoms|the programmer) (cross the road|was stuck in a tree|met in a bar|quit the job)[?|.]
(Here is|Here are|This is) (a summary|the list|an idea|a recipe|a draft|what I found|an overview|a poem)[:|.]
(Alice|Bob|The team|The committee|The parcel service|The bank|The government|The neighbour|The plumber) (sent|added|moved|created|deleted|booked|changed|delivered|cancelled|repaired|paid) (the report|it|the meeting|the parcel|the law|a complaint|the pipe|the flight)[ {=when}| in 2019| last week|].
(Yes|No), (it is|there is|that is right|you are free|you have one|he did|they are|it was)[ {=when}|].
It (takes|costs|needs|lasts|weighs|measures) (about |around |)({=amt}|half an hour|two hours|a day|a lot).
It (was|is) (already|still|just|only|on average|about) ({=amt}|on its way|late|full|there|raining|busy|closed|as planned)[ at {=clock}| in {=city}|].
There (is|are|was|were) (a bakery|a train|two trains|a park|a pharmacy|many people|{=amt} people|a storm|open bugs|two mails|a meeting|no seats|{=amt} orders) (in|near|on|from|for|at|about) ({=city}|{=clock}|{=person}|{=topic}).
{=person} (was born|died|lives|works|grew up|studied|arrived|left|started) (in|on|at) ({=city}|{=clock})[ and (lives|works) in {=city}|].
{=person} (patented|invented|wrote|painted|discovered|founded|bought|sold|won|lost|opened|closed|built) (it|{=topic}|the telephone|a company|a prize|the race|the shop) in {=amt}.
{=person} (asks|wants|needs|would like|is looking|is waiting|reminds you|hopes) (for your figures|to meet|to know|for an answer|{=topic}) (by|on|at|before) {=clock}.
{=person} (sent|wrote|mailed|gave) you (a mail|a message|two files|{=topic}) (about|on|at) ({=topic}|{=clock}|Sunday).
[- |* |**]{=person}[**|]: {=topic}
[- |* ]{=topic} at {=clock}
{=topic}, {=clock}[, {=city}]
(Inbox|Result|Subject|From|Temperature|Wind|High|Low|Total|Average|Status|Time|Price|Note|Today|Tomorrow|Example)[:|] {=amt}[, {=amt}]
The {=device} (is|was|has been) ({=state}) since {=clock}[ and its battery is at {=amt}|].
(According to the sensor|As far as I can see|The sensor says), the {=device} in {=room} is {=state}.
({=amt}|{=amt} euros|{=amt} dollars) (a month|a year|from the previous close|in {=city}|at {=clock}|, up {=amt}|, down {=amt}).
(The budget|The price|The number|The index|Traffic|Revenue|The rent) (went down|went up|rose|fell|dropped|doubled|stayed) (by|to|at) {=amt}[, to less than {=amt}|].
You (are free|are busy|have time) (from|until|at|on) {=clock}[, then you meet {=person}|].
(The flight|The train|The bus|LH1174|The boat) (leaves|departs|arrives|is late|lands) (at|in|from) ({=clock}|{=city})[ and costs {=amt}|].
(Your|The) (appointment|meeting|flight|contract|lease) with {=person} (is|starts|ends|takes place|lasts) (on|at|until) {=clock}.
You (get|earn|have|pay|need|owe) {=amt} (days of leave|euros|points|stamps|hours) (a year|a month|in all|per person).
{=topic} (is|was|has been) (a big success|in the news|hard to find|expensive|discussed in {=city}|under discussion|important|about people|late)[ this year|].
(The cheapest|The next|The best|The oldest|The tallest|The most popular) (is|was) {=topic} (for|at|with|in) ({=amt}|{=city}).
(Some|Many|Most) people (say|think|add|set|put|send|book|move|keep) (salt|a note|their clocks|money|it early|flowers|the bins out)[ to the water| in spring| every year|].
(To make|For) (soup|bread|pasta|a good plan|tea), (add|put|set|move|boil|mix) (the onions|flour|salt|the pan on the stove|your goals|the leaves) (and|then) (stir|wait|bake it|write them down|let it rest).
(The moon|The rose|The wind|A river|The night|The sea) (is bright|sleeps|was blue|runs to the sea|drinks|sings)[ and all the world stands still|, my love|].
(A list|A reminder|A database|An index|A stack|A variable|A function|The cache) (is|was|can be|may be) (set|stored|created|updated|sorted|empty|full|cleared|deleted|locked) (by the user|when needed|with a key|in memory|automatically|at start).
{=neutral}[!|.|,|: {=amt}|. {=fact}]
(Adding|Sending|Setting|Creating|Booking|Deleting|Moving|Turning off|Opening|Saving) {=thing} (failed|did not work|was refused|is not possible|takes a moment|needs your approval|was denied|costs {=amt}).
(The task list|The mail server|The calendar|The service|The device|The list|The door) (is away|does not answer|could not be reached|refused it|was not found|is unknown|did not react)[, so nothing was (done|added|sent|changed)|].
{=thing} could not be (added|sent|changed|deleted|booked|set|moved)[, because (the list is away|you denied it|the address is wrong)|].
(You denied|You refused|You canceled) (it|the call|the {=sent}|that), so (nothing was sent|it was not sent|nothing is done|I did nothing)[.|]
(Once|When|If|As soon as) you (agree|say yes|approve|confirm), (the {=sent} is on its way|it is done|{=thing} is added|the {=device} is turned off)[.|]
(Nothing is done|Nothing happened|Nothing has been done), and the {=sent} (to {=whom} |)is not on its way[.|]

%tool certain
{=idiom}[.|!|, {=whom}.| for you.]
[{=lead}. |{=lead}, |{=lead}! |{=lead} - ]{=idiom}[.|!]
(Sent|Booked|Paid|Ordered|Cancelled|Moved|Deleted|Added|Saved|Locked|Shared|Scheduled|Confirmed|Reserved|Removed|Posted|Uploaded|Accepted|Declined|Archived|Renamed|Merged|Assigned|Submitted|Approved|Copied|Muted|Restarted)[ - | – |: |, |. ]({=resource}|{=thing}|both|one ticket|two seats|same time as last week|{=whom}|{=when}|no changes needed|nothing else to do)[.|!]
{=verb3} (to|for|with|from|by|as of|until) ({=whom}|{=when}|{=place}|both of you|the usual address|two people)[.|!]
({=resource}|{=thing}) {=verb3}[, {=resource} {=verb3} too| for {=when}| to {=when}|, no worries| and {=whom} informed][.|!]
({=resource}|{=thing}) {=slang}[ for you| for {=when}| already][.|!]
(I've|I have|I|I just|I've just|I went ahead and|I already|I've now|I also|As asked, I|Like you wanted, I|Per your request I|To be safe I|Meanwhile I|In addition I've|I've taken the liberty and) {=verb3} ({=resource}|{=thing}|them|those|the lot|both)[ for you| for {=when}| as well| and told {=whom}| to {=place}][.|!]
(I've|I) (got|had) ({=resource}|{=thing}|that|it|you) {=slang}[ for {=when}| for you][.|!]
(I|I've|I just) (dropped|shot|fired off|gave|left|sent|pinged|slipped) {=whom} (a line|a note|a quick message|a heads-up|the details|an update|a reply)[ about {=thing}| just now][.|!]
(I'll|I will|I shall|I'm gonna|I am going to|Gonna|Will|You bet I'll) (have it over to {=whom}|get that sent|see to it|see to that right away|make sure {=whom} gets it|nudge you|buzz you|give you a shout|keep an eye on it and tell you|take it from here|get it booked|get on it|ring the alarm|wake you|hold the table|block the time|drop them a note|put that through|pass it on|sort it|have {=resource} {=verb3})[ {=when}| before then| straight away| now][.|!]
(I'm|I am) (on it|getting it done|sending it over|putting it through|passing it on|blocking out {=when}|getting {=resource} {=verb3}|cancelling {=resource}|letting {=whom} know|moving {=resource} to {=when}|booking you in|placing the order|making the change)[ now| as we speak| right away][.|!]
(Will do|Consider it|That's|It's|They're|All|Both|Everything's) (sent|booked|paid|ordered|cancelled|moved|deleted|added|saved|locked|shared|scheduled|confirmed|handled|sorted|squared away|taken care of|in place|wrapped up|as good as done)[ now| for you| then][.|!]
(No sooner said than done|Said and done|As requested, it's done|Done as you asked|Done, as promised|Did it|Did that|Did both|Made the change|Made the booking|Made the call|Placed the order|Put it through|Passed it on|Let them know|Got it booked|Got you a table|Got you down for {=when}|Got that scheduled|Put you down for {=when}|Took it off the list|Took you off the list|Turned it down|Turned it off|Turned them on|Set it for {=when}|Set for {=when}|Have sent it|Have booked it|Have told {=whom}|Has been dealt with|Was happy to send it|Managed to book it)[.|!]
(Your|The) (wish|order|command|request|instruction) (is done|has been carried out|was executed|is taken care of|has been fulfilled|was completed without errors)[.|!]
(With that|And with that|There), (it's|they're|everything is|{=resource} is) {=verb3}[.|!]
(Successfully|Just|Freshly|Duly|Promptly|Quietly|Finally) {=verb3}( {=resource}| {=thing}| it|)[ for {=when}][.|!]
%tool likely
({=resource}|{=thing}) (has|have) (now |just |already |)(been|gone) ({=verb3}|out|through|off|up|live)[ for {=when}| to {=whom}| at your request][.|!]
({=resource}|{=thing}) (is|are|was|were|got|gets) (now |all |already |duly |being |)({=verb3}|{=slang})[ for {=when}| for you| as you wanted][.|!]
({=resource}|{=thing}) (no longer appears|no longer shows up|won't show up any more|won't bother you again|is a thing of the past|isn't there any more|is out of {=place}|now reads “lunch”|now says {=when}|now starts at {=when}|moves to {=when}|will ring at {=when}|goes off at {=when}|goes out {=when}|is yours|is under your name|awaits you at {=when}|is all yours)[.|!]
({=whom}) (now knows|knows about it now|is in the loop|is in the loop now|is on copy|has it now|has the file now|can see it now|will hear about it|will get it in a minute|should have it by now|gets a copy|is on the guest list now|was told|got the memo)[.|!]
(You|You'll|You will|You are|You're) (have a table for two|now have a seat on it|have got a reminder for {=when}|hear a beep at {=when}|be woken at {=when}|are off the mailing list|won't get these mails any more|are checked in|are signed up|are unsubscribed|are registered for it|are down for {=when}|are booked on the 9:40|have been checked in|have been added to the waiting list|get pinged {=when}|see it under {=place})[.|!]
(One|A|Your|The|That) (table|seat|room|taxi|reminder|slot|ticket|order|refund|transfer) (for two |for {=when} |with {=whom} |)(is|has been|was) (reserved|booked|set|ordered|waiting for you|on its way|on order|held|confirmed|initiated|issued|secured|placed)[.|!]
(The lights are|The heating is|The door is|The alarm is|The oven is|The blinds are|The music is) (out|off now|on now|now off|down now|locked up|armed now|back on|set to 21 now|paused now|turned down)[ as you asked|][.|!]
(From now on|As of now|Starting {=when}|Every Monday) (you get|you'll get|you will see|{=whom} gets|the list shows|the heating runs|{=resource} is) (a reminder|a copy|the report|the summary|at 21|{=verb3})[.|!]
(There|Now) (is|are|you have) (now |)(a reminder|an entry|an event|an alarm|a note|two tasks|a copy) (in|on) {=place}[ for {=when}|, as asked|][.|!]
%tool none
{=other} (has|had|have|just|already|apparently|also) {=verb3} ({=resource}|it|them|the whole lot)[ for {=when}| last night| in 2021| without asking| by mistake][.]
{=other} {=verb3} ({=resource}|it|the show|the law|the match|a new album)[ {=when}| last year| on Monday| in March| yesterday][.]
{=other} (says|writes|claims|mentions|thinks|confirmed|replied|told you) (that |)(it has been|{=resource} was|{=resource} is|they have|she has|everything is) {=verb3}[ since Monday| for {=when}][.]
(According to|As per|Per|In|The mail says that in) (the mail|the calendar|the log|the page|the order history|the message|the tracking page|the record|your notes|the search|the list|the audit log)(,| it seems) ({=resource}|{=thing}) (was|is|has been) (already |){=verb3}[ by {=other}| on Monday| at {=when}][.]
(Your|The) (calendar|list|inbox|record|search|lookup|history|notes|mail|folder) (shows|has|contains|lists|says|returned|mentions|gives|came back with) (three entries|nothing for {=when}|one match|no match|an event at {=when}|a note about {=thing}|{=resource} as open|{=resource} as paid on Monday|two tasks that are done|that {=resource} was {=verb3} by {=other})[.]
(I found|I looked and found|I checked:|I read|I see|I can see|I looked up|Looking at it,|From what I see,|I searched, and|I went through your mail and found) (that |)({=resource} is still open|{=resource} was {=verb3} by {=other}|no reminder for {=when}|two mails from {=whom}|nothing about {=thing}|three free slots|{=other} asks for an answer|one task called {=thing}|{=amt} results|the number of {=whom})[.]
(I can|I could|I'd gladly|I would|I may|I might|I'm able to|I'd be glad to|Happy to|Glad to|Let me know and I'll|Say the word and I'll|Just say yes and I|If you want I'll|Tell me the time and I'll|Want me to, and I'll) {=cando}[ for you| at {=when}| once you say so| if that helps][.]
(I won't|I will not|I'd rather not|I refuse to|I can't|I couldn't|I didn't|I did not|I haven't been able to|I was unable to|I failed to|I never|I don't|I no longer|I am not allowed to|I have no permission to|I have no tool to) ({=cando}|{=verb3} {=resource}|{=verb3} anything)[ without your yes| on my own| because {=other} said no| yet][.]
(If|When|Once|Unless|As soon as|Until|Before|Provided|Only after) (you agree|you say so|you approve it|the payment clears|{=whom} replies|the price drops|you tell me which one|you give me the address|it rains|you confirm)(,| then) ({=resource} (will be|would be|is|gets) {=verb3}|I'll {=cando}|I will {=cando}|I can {=cando}|nothing is {=verb3}|{=whom} gets the {=sent})[.]
({=resource}|{=thing}) (is still|has not yet been|isn't|wasn't|hasn't been|won't be|will not be|would be|could be|can be|might be|should be|must be|needs to be|has to be|still needs to be|is about to be|is waiting to be|was never|is yet to be|may already be) {=verb3}[ by you| first| until you agree| at {=when}| in the app][.]
(Shops|Hotels|Banks|Airlines|Most apps|Doctors|Teachers|Old phones|Mail servers|Libraries|Calendars|Many people) (are|get|were|have|will be) (closed|booked|paid|updated|moved|locked|cancelled|saved|renamed|shared|delayed|ordered) (on Sundays|in summer|at night|every year|in most countries|when it snows|by default|long in advance|at {=when})[.]
(The meeting|The concert|The course|The train|The museum|The bakery|The road|The office|The website|The bug|The war|The treaty|The record|The song|The film|The prize) (was|is|has been|got|will be) (moved to {=when} by {=other}|cancelled because of snow|closed since 2019|opened in 1932|sold out|locked at night|fixed in version 2|set in Rome|signed in Paris|shared by two teams|posted online last week|deleted by {=other}|booked out|postponed by a week|confirmed by {=other}|down at the moment|off on Mondays)[.]
(You|You yourself|You and Kim|Last week you|Yesterday you) (already |)({=verb3}) ({=resource}|{=thing}|it)[ on Monday| last week| in May| twice| yourself][, according to the list|, as your notes say|.]
(You|You'd) (asked about|wanted|told me about|can|could|have to|need to|should|still have to|might want to|will have to|must) ({=cando}|check {=resource}|{=resource})[ yourself| in the app| by {=when}| first][.]
(Sure|OK|Okay|Sure thing|Of course|Certainly|No problem|Got it|Great|Right|Understood|Happy to|Alright|Yes)(, | - |! |. )(which one do you mean|what time|what should it say|to whom|here is what I found|here's the list|here's a draft, nothing is sent|let's see|let me check|tell me more|I need a date first|just one question|do you want it today or {=when}|that needs your approval|but first I need your yes|I can do that once you confirm|there are two of them|you have {=amt} mails|it is {=amt}|that is in {=city}|it's at {=clock}|no changes were made|nothing has been sent so far|you're free at {=clock})[?|.]
(Checking|Looking|Searching|Reading|Let me look|One moment|Hold on|Let me see|Give me a second|I'm looking|I'm checking|I'm reading it|I'm searching|Hang on)[ that| it up| your calendar| the list| for {=thing}| now][.|...]
(Ready to|About to|Prepared to|Waiting to|Planning to|Do say if I should|Whether to|Before I|In case I should) {=cando}[ when you are|, just say yes|, please confirm|: yes or no?| - shall I?][.]
(Reminders|Alarms|Mails|Bookings|Tasks|Messages|Events|Orders|Payments) (are|can be|get|will be|have to be|were once) (sent|set|saved|deleted|moved|confirmed|cancelled|approved|stored|shown|sorted) (automatically|by the server|only with your yes|once a day|in the app|under {=place}|in plain text|for thirty days|by {=other}|when the time comes)[.]
(The|Your|His|Her|This) (mail|message|letter|note|text|review|article|recipe|invoice) (says|is about|was written by {=other}|came {=when}|was sent by {=whom} at {=clock}|arrived at {=clock}|reads “I have booked it”|mentions {=resource}|is from {=whom}|asks you to {=cando}|is marked as paid by {=other})[.]
%tool certain
(No problem|Sure thing|Sure|OK|Okay|Of course|Certainly|Got it|Great|Right|Understood|Alright|Yes|No worries|Absolutely|All right)(, | - |! |. )(I've|I have|I|I just|I already) (let {=whom} know|told {=whom}|{=verb3} {=resource}|{=verb3} it|set it for {=when}|put it on {=place}|written to {=whom}|taken care of it)[ for you| now| about {=thing}][.|!]
(No problem|Sure thing|Sure|OK|Okay|Of course|Certainly|Got it|Great|Right|Understood|Alright|Yes|No worries|Absolutely)(, | - |! |. )({=resource} {=verb3}|{=verb3} it for {=when}|{=resource}'s {=verb3}|I'll {=cando} {=when}|{=cando}, done|{=idiom})[.|!]
%tool likely
(No problem|Sure thing|Sure|OK|Okay|Of course|Certainly|Got it|Great|Right|Understood|Alright|Yes|No worries)(, | - |! |. )({=resource} (is|was|has been) {=verb3}|{=whom} knows now|you're down for {=when}|{=resource} is on {=place}|{=resource} is at {=when} now|you'll get a reminder {=when})[.|!]
%tool certain
(I|I've|I have|I just|I have just|I also|I then|I even|I quickly|I simply|So I|And I|Then I|To finish, I|First I|Today I) {=owndid} {=obj}[ for you| for {=when}| as you wanted| and {=owndid} {=obj}| by mail| online| again][.|!]
I (took the liberty of|have finished|finished|am done|'ve just finished|got round to|was able to finish|succeeded in|managed) {=doing} {=obj}[ for you| today][.|!]
(I|I've|I'll|I will) (made|make|left|leave|put|taken|take) a (note|copy|booking|reservation|backup|reminder|record) (of|for|about|with) (that|it|{=obj}|{=whom}|{=when})[.|!]
(Expect|You can expect|Look out for|Watch for) (a nudge|a ping|a message|a call|a note|word|an alert|a reminder) from me (at|on|by) {=when}[.|!]
(I'll|I will|I'm going to) (chase|follow up with|remind|call|write to|ping|message|badger|thank) {=whom}[ {=when}| and report back| and let you know][.|!]
({=owndid}|{=verb3})[ it| them| that][, as you wanted|, and {=whom} knows|, it arrives {=when}|. It ships {=when}|. Nothing else is open|. {=whom} has been told|. Receipt to follow][.|!]
(Thanks to me|On your behalf|In your name|As your assistant),? (I {=owndid} {=obj}|{=obj} is {=verb3})[.|!]
%tool likely
({=obj}|{=thing}|{=resource})(:|?| –|,) ({=verb3}|{=slang}|done|gone|paid|off|on|shut|in there|on its way|taken care of|cancelled)[, as you wanted| now| for {=when}][.|!]
{=obj} (went out|left|made its way to {=whom}|found its way to {=place}|landed in {=place}|sits in {=place} now|is in {=place} now|is out of the way|is history|is off|cleared|has cleared|ended as you wanted|has been dealt with|won't bother you|won't trouble you again|is up and running|is running|is no longer open|is as you wanted it|no longer exists|is with {=whom})[ this morning| now| today| just now][.|!]
{=whom} (knows|knows now|is aware|is informed|will find it in the inbox|'ll find it in {=place}|has your number now|is expecting you|expects your call|has been warned|gets it {=when}|is invited)[.|!]
(Your|The) {=when} (meeting|call|slot|class|train) is (now|at) {=when} now[.|!]
%tool none
{=other} (has |had |)(already |apparently |yesterday |)({=owndid}) {=obj}[ on Monday| yesterday| for {=whom}| last week| in 2018][.]
{=obj} (was|is|were) {=verb3} (by {=other}|on Monday by {=other}|last year|in 1998|without notice|every year|according to the page|, the mail says)[.]
(Your|The) (subscription|contract|lease|membership|passport|ticket|order|backup|loan) (renews|ends|expires|starts|ran|was last paid|is valid until|runs|ran out|is due) (on|at|by) {=clock}[.]
(Your|The|Her|This) (list|agenda|menu|team|order|cart|shelf|recipe|plan)[ for {=when}](:| has| says| contains) (milk, eggs, bread|{=thing} and {=thing}|{=obj}, {=obj}|three items|nothing yet)[.]
I (found|read|saw|see|looked at|checked|looked through|compared|understand|know|think|believe|remember|suppose|assume|noticed|counted) {=obj}[, but nothing else| and it is still open| in your mail| and there are {=amt}| - which one do you mean][.]
(It looks like|It seems|Apparently|As far as I can tell,|The page says) {=obj} (was {=verb3} by {=other}|is still open|has not been {=verb3}|is due {=when})[.]
# What stands in a calendar, day by day.
%list dayword: Today | Tomorrow | Monday | Tuesday | Wednesday | Friday | Saturday | Tonight | Next week | In the afternoon | On May 3
%list event: Standup | Dentist | Yoga | Choir practice | Meeting with Kim | Lunch with Anna | Parents' evening | Training | Board meeting | Haircut | Bob's birthday
%list hour: 9 | 9:00 | 11:30 | 3 pm | 5:45 pm | 8 am | 20:15 | 10am
{=dayword}: {=event} at {=hour}[.|]
{=dayword} {=event} at {=hour}[.|, then {=event}.]
{=dayword}: {=event} and {=event}[.|]
[- |* ]{=event}: {=hour}[.|]
[- |* ]{=hour}: {=event}[.|]
[- |* ]{=event}, {=dayword}, {=hour}( to | – |-){=hour}
{=dayword}: (nothing|no events|free)[.|]
# Verses and tales.
%list weather: rain | wind | moon | snow | sea | night | river | sun | fog | thunder
%list sings: sings | falls | sleeps | waits | wakes | dances | whispers | runs | turns | drifts | shines
%list land: roof | hill | garden | window | field | harbour | street | forest | old mill | empty square
(The|A|And the) {=weather} {=sings} (on|over|by|beyond) the {=land}[,|.| and the {=land} {=sings}]
{=weather} {=sings}, the {=land} {=sings}[,|.]
[Once |Long ago ]a (fox|king|sailor|girl|bird) {=sings} (in|by) the {=land}[.|,]
# What is always so.
%list field: set theory | number theory | music | logic | sent mail | booked time | saved energy | added sugar | done work | arithmetic | grammar | chess
%list basis: sets | numbers | notes | rules | words | silence | a question | axioms | an idea | money
(All|Most|Much|Some|Modern|Early) {=field} (starts|begins|ends|deals|works) with {=basis}.
{=field} is (about|a matter of|built on|made of) {=basis}.
# How an answer begins that lists what was found.
%list much: quite a bit | quite a lot | a bit | a lot | a fair amount | a fair bit | a few | a few things | a couple of things | several things | plenty | not much | nothing much | very little | just one | just one thing | only two | two | three things | one event | lots | loads | quite a few | more than usual | less than usual | hardly anything | a handful
%list whence: {=dayword} | on {=dayword} | this week | in your inbox | on your calendar | from {=person} | about {=thing} | today | so far | going on | planned | in there
{=much}[ {=whence}](:|.|, actually:|, as it happens:)
(Yes|No|Sure|Oh|Well|OK|Hm|So|Actually), {=much}[ {=whence}](:|.)
(Here you go|Here you are|Here it is|Here they are|Here's what I see|Here's what I found|Here's what's there|In short|In brief|Briefly|To sum up|Let's see|Let me see|As follows|At a glance|The short version|Overview|Summary|All in all|In total|Roughly|For {=dayword}|Looks busy|Looks quiet|A busy day|A full day|A quiet day|Pretty full|Pretty empty|There's a lot|There is some|That depends)(:|.| {=whence}:)
(Busy|Quiet|Full|Packed|Empty|Light|Heavy|Long|Short) (day|week|morning|afternoon|evening)[ {=whence}](:|.|!)
