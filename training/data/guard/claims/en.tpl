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
%list city: Berlin | Oslo | Hamburg | Porto | London | your street | the town | Norway | the south | Dresden
%list amt: 42 | 234.57 | 1,200 | 3 % | 12% | €480k | 5bn | half a million | 28 | 87 % | 6° | 13 km/h | $234 | 0.4 | 1876
%list clock: 9:15 | 12:30 | 8 am | noon | Tuesday at 10 | 14 May | 1 March, 8:10 am | the 27th | 2 August 1922 | Friday
%list topic: the budget | the release | the logo | the contract | the trip | lunch | the garden party | the server | the new version | the team day | the storm | the strike | the election | the festival | the flat | the heating bill
%list person: Kim | Alice | Bob | Clara | your sister | Dr. Meyer | Anna Berg | the manager | a neighbour | the mayor | the author | the plumber | Alexander Graham Bell | the company | the government
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
