# English templates: arithmetic, clock, Steward itself.
%lang en
%list chatter: hey | quick one | ok | I'm doing my taxes | I'm bad at maths | the bill just came | homework time | sanity check | I lost track | my watch stopped | my phone died | sorry | um | for the invoice | while you're at it | one question
%list sum: 18 + 36 * 25 | 11 % of 75.97 | half of 539 | 10,351 / 15 | 73 mod 38 | 377.81 * 1.14 | 97 percent of 809 | half of 770 | 47-56 | a third of 908 | 40 cubed | 15 mod 7 | a third of 606 | 105.72 - 79 | 9,641 / 28 | 37^2 | 17 cubed | 3 cubed | 597*63 | 84% of 453 | 8 % of 250.59 | 17,434 / 40 | a third of 419 | 605 + 27 + 9 + 22 | 20 mod 11 | 432 + 13% | 77% of 918 | sqrt(85) | 25^2 | 98.48 - 64 | 86% of 994 | -82 + 270 | a third of 279 | 35 squared | sqrt(33) | 32 cubed | 908 + 94 * 8 | 5,996 / 26 | 134.45 * 1.25 | sqrt(435) | 357 / 51 | half of 991 | 492 + 15% | 17^9 | 348 + 2% | 27 to the power of 6 | 76.84 * 1.18 | 9 cubed | 22^9 | 179*12-31 | square root of 189 | half of 122 | log(152) | a third of 926 | 17 mod 17 | 787 times 18 plus 19 | 808 + 75 + 17 + 11 | square root of 701 | square root of 786 | 243 times 83 plus 18 | square root of 785 | 25 to the power of 2 | 52% of 722 | 487 + 33% | 74 % of 120.45 | 15% of 908 | sqrt(379) | 17^7 | -67 + 334 | 181.51 / 65 | 21^2 | sqrt(939) | 270.90 * 40 | 45 mod 27 | square root of 743 | 79% of 76 | 55% of 277 | 5 % of 176.37 | square root of 501 | a third of 895 | sqrt(726) | a third of 708 | sqrt(22) | 29 cubed | square root of 823 | 18 mod 2 | 355.74 * 99 | -61 + 34 | 689 minus 52 | half of 417 | 13 squared | 752 / 73 | -70 + 416 | 8 % of 289.22 | -15 + 408 | 26 mod 25 | 36 to the power of 4 | a third of 594 | square root of 842 | sqrt(201) | 38 squared | 592*44-10 | 13 to the power of 5 | -16 + 106 | 8 + 24 + 19 + 48 | 228 + 82 * 25 | 40 percent of 741 | 98 percent of 183 | 902*82-24 | 24 % of 38.73 | (8 + 46) * 19 | (31 - 15) / 6 | (27 + 35) / 24 | (91 + 65) / 13 | (48 - 45) * 17 | (68 + 64) / 9 | (40 + 41) / 17 | (96 - 12) / 23 | (99 - 49) * 13 | (88 + 44) * 20 | (88 - 66) * 10 | (15 + 75) * 29 | (66 - 99) / 9 | (11 + 42) * 29 | (85 + 86) * 26 | (99 - 41) * 11 | (2 - 13) * 29 | (10 - 59) * 14 | (69 - 67) * 29 | (64 - 55) * 16 | (54 + 60) * 12 | (81 - 32) * 19 | (61 + 68) / 26 | (36 + 85) / 29 | (22 - 86) / 25
%list ask: invoice | mail to Bob | kitchen lights | meeting on Friday | export | last request | reminder | report | booking | message to Kim | SQL query | front door | task | reply to Alice | search
%list news: the build is done | lunch is ready | the backup finished | the upload failed | the kettle has boiled | all tests passed | the import is complete | the oven is hot | the server is back up | the report is ready to read | nothing was found | the parcel has arrived | the washing machine is finished | the download is done | the deployment went through | the invoice was paid | three files are missing | the meeting was moved | your battery is low | the door was left open

%tool get_status
what's the status of my (problems|tasks for you|orders)
how is (problem|request|number) {problem_id=num_id} (going|doing|coming along)
status [of] (problem|request|) {problem_id=num_id}
(what|which requests) (is|are) (waiting|pending|held up) for my (approval|ok|confirmation|decision)
(problem|request) {problem_id=num_id} (status|?|done yet?|finished?)
(is|has) (problem|request) {problem_id=num_id} (done|finished|still running|stuck|gone through)
did my (last|previous|latest) request (go through|finish|work|work out)
(what happened|what became|where are we) (with|of) (problem|request) {problem_id=num_id}
what are you (working on|busy with|doing) [right now|at the moment] for me
(any|are there any) (open|pending|unfinished|failed|blocked) (requests|problems) [of mine]
(show|list|give) me (my|the) recent (requests|problems) (and|with) (how they went|their status|what came of them)
{=chatter}, did (number|problem|request) {problem_id=num_id} (work|succeed|fail|go through)?
status report [please]
(is|are) (anything|any of my requests) (stuck|blocked|still in progress|hanging)
I asked you for (something|the {=ask}) (earlier|a while ago|an hour ago), (how far is it|where does it stand|is it done)
where does (problem|request) {problem_id=num_id} (stand|hang)
(check|look up|tell me) (on|the state of|the progress of) (problem|request) {problem_id=num_id}
{problem_id=num_id} - did that (request|problem) ever finish
do you still need (something|an answer|a yes or no|a decision) from me
what have you done for me (today|lately|so far)
progress on {problem_id=num_id}?
(why|how come) (is|has) (problem|request) {problem_id=num_id} (still open|not finished|blocked|failed|been cancelled)
(overview|summary) of (everything you're running|my open problems|my requests)
(can you|could you|please) (see|check) (what state|how far) (problem|request) {problem_id=num_id} is (in|)
is there (something|anything) I (have to|still need to) (approve|confirm)?
system status

%tool notify_user
notify me that {message=sentence}
send me a (notification|push notification|push|alert) (saying|that says|with the text|that) {message=news}
(push|show) me (a|the) notification: {message=news}
(ping|alert|notify) me (with|with the text|with the message|:) "{message=news}"
notification to me: {message=sentence}
(pop up|show|display) (a|an) (alert|notification) on my (phone|screen|devices) (that|saying) {message=news}
I (want|need|would like) a (notification|push message|push) (now|right away|immediately|) that (says|reads) {message=sentence}
"{message=news}" as a (push|notification) (to me|to my phone|please)
(send|fire off|trigger) an alert to me: {message=news}
let my phone (buzz|ping|beep) with {message=sentence}
notify: {message=news}
push {message=news} to (my phone|me|my devices)
(can you|could you|please) notify me right now that {message=news}
(test|try) the notifications [for me], send me {message=sentence}
{=chatter}, send (a|me a) notification (that|:) {message=news}
(give|send) me a notification with {message=sentence} in it
make my (phone|devices) show {message=news}
send myself (a|the) notification {message=sentence}
to all my devices, (a notification|push): {message=news}
(alert|notify) me immediately: {message=sentence}
I should get an alert on my phone (saying|with) "{message=sentence}"
the text {message=news} (should|must) (pop up|appear) on my phone now
message me a push right now, {message=news}
drop a notification on my phone: {message=sentence}
user notification {message=news}
notify me
(send|push) me a notification [please]
(can you|could you|please) (alert|notify) me on my phone

%tool calculate
what is {expression=sum}
what's {expression=sum}?
(calculate|compute|work out|evaluate|solve) {expression=sum}
how much is {expression=expression}
{expression=sum}
{expression=sum} = ?
(can you|could you|please) (calculate|work out|compute) {expression=sum} [for me]
{=chatter}, what does {expression=expression} (come to|make|give|add up to)?
(tell|give) me the (result|value|answer) of {expression=sum}
(quick maths|math question|calculator): {expression=sum}
I need {expression=sum} (worked out|calculated|as a number|computed)
(what do I get|what comes out) (for|if I calculate|when I type) {expression=expression}
is {expression=sum} more than {=int}?
do the maths: {expression=sum}
calc {expression=sum}
the result of {expression=expression} please
if I'm not mistaken {expression=sum} is {=int}, (right|check that|can you verify)?
(run|crunch) the numbers for me, {expression=sum}
{expression=sum}, how much (is that|would that be)
let me know what {expression=expression} (equals|amounts to|is)
solve this: {expression=sum}
and {expression=sum}?
{expression=sum} equals what
could you check my homework, {expression=expression} should be {=int}
my head hurts, what is {expression=sum} again
how many is {expression=sum}
result? {expression=sum}
put {expression=expression} into the calculator
evaluate the expression "{expression=sum}"
(I have|there's) a sum here, {expression=sum}, (solve it|what's the answer)
(calculate|compute|work out) something [for me]
(can you|could you|will you) do (some|a bit of|a quick) (maths|arithmetic|calculation) [for me]
I need (a calculation|the calculator)

%tool get_current_time
what time is it right now
what's the time [now]
what time is it in {timezone=city}
how late is it (in|over in) {timezone=city} [right now|at the moment]
current time {timezone=timezone}
time in {timezone=city}?
{timezone=city} time
(tell|give) me the (time|current time|exact time) in {timezone=city}
what (day|date) is it [today]
what's today's date
which (weekday|day of the week) is it
(what|which) (year|month|week) (is it|are we in)
clock?
{=chatter}, what time is it?
is it (already|still) (morning|night|evening|late|past midnight|afternoon) in {timezone=city}
I want to call {=person} in {timezone=city}, (what time is it there|how late is it there|is it too late there)
my colleague sits in {timezone=city}, (what's the time for him|is he still awake|what's her local time)
[the] local time in {timezone=city} please
what does the clock say (in|over in) {timezone=city}
what is the (date|day) in {timezone=city} (now|today|right now)
how late is it
(do you have|have you got) the time
what time do they have in {timezone=city} (now|at the moment)
now in {timezone=timezone}?
if it's now here, what time is it in {timezone=timezone}
(show|convert) the current time (in|to) {timezone=timezone}
what's today
(is it|are we) {=weekday} (today|already)?
time [please]
what's the hour in {timezone=timezone} time
date and time
people in {timezone=city}, what does their clock show?
