# English templates: the todo list.
%lang en
%list gerund: finishing the slides | cleaning the garage | paying the rent | calling the bank | renewing my passport | booking the flights | writing the report | fixing the bike | watering the plants | buying a present for Tom | ordering new filters | painting the fence | returning the library books | sorting the photos | updating my CV | mowing the lawn | backing up the laptop | picking up the parcel | cancelling the gym membership | preparing the interview | replacing the smoke detector | proofreading chapter two | sending out the invitations | descaling the coffee machine
%list buy: milk | eggs and bread | cat litter | light bulbs | two kilos of potatoes | birthday candles | batteries | a new toothbrush | stamps | olive oil | printer paper | washing powder | dog food | nappies | oat milk | coffee beans | tomatoes | screws for the shelf | sunscreen | wrapping paper
%list noun: tax return | dentist | car insurance | budget for May | Kim's present | kitchen sink | visa application | thank-you cards | blog post about tea | server migration | expense report | holiday photos | new passport | meter reading | school forms | flat viewing | slides for Monday | bike repair | quarterly numbers | job application
%list detail: the number is on the fridge | ask for Mrs. Lopez | it must be the blue one | the form is in the drawer | use the company card | not before the invoice is paid | take the old one along | about 20 people are coming | see the mail from Kim | it costs about 40 euros | second floor, room 12 | bring the receipt | the key is with the neighbours | only on weekdays | check the size first | start with the kitchen | use the new template | Tom has the ladder | everything except the garage | two copies of each page
%list chatter: ugh | ok | right | hey | good news | so much to do | I keep forgetting this | my wife just called | before I forget | I was thinking | another thing | sorry | by the way | small thing | phew
%list please: please | could you | can you | would you | pls | go ahead and | I'd like you to | let's

%tool add_task
add {title=todo} to my (todo list|to-do list|list|tasks|todos)
(create|make|open|add) a [new] (task|todo|to-do|item): {title=todo}
(put|write|stick|throw) {title=todo} on (my|the) (list|todo list|task list|to-dos)
todo: {title=todo}
task {title=todo} {due_date=date}
{title=todo} -> (todo|task list|my list)
new (task|todo) [for me]: {title=todo}, (due|until|by|deadline) {due_date=date}
(create|add) a task to {title=todo} (by|until|before) {due_date=date}
(add|put) a (task|todo) for {due_date=date} to {title=todo}
I (have to|need to|must|should|gotta) {title=todo} (by|before|until) {due_date=date}, (put it on my list|add it to my tasks|make it a task|write it down as a todo)
I (need to remember|mustn't forget|really ought) to {title=todo}, (add it to my tasks|put that on my todo list|onto the list with it)
put {title=gerund} on my (list|todo list|tasks) with {priority:high=high|top|the highest|urgent} priority
(add|create) (an|a new|a) {priority:high=urgent|high priority|very important|super important|critical|top priority} (task|todo): {title=todo}
{title=todo}, {priority:low=low priority|not important|no hurry|unimportant|whenever there's time}, (add it to the list|as a task please|todo)
(add|note) {title=todo} as a {priority:low=low priority|minor|not so important} (task|item|todo) (for|due) {due_date=date}
(make|create) a {priority:normal=normal|medium|regular|ordinary|medium priority|normal priority} task to {title=todo}
(add|put) {title=buy} (to|on) my (shopping list|list|todo list)
(can you|could you|please) add "{title=todo}" to my (tasks|list|todos) and note that {description=detail}
task: {title=todo}, (details|note|description): {description=detail}
{=chatter}, {title=gerund} (still needs to go on the list|isn't on my list yet, add it|should be on my todo list)
another (one|item|task) for the list: {title=todo}
on my (list|todo list) for {due_date=date}: {title=todo}
(add|create|put in) a (task|todo) (called|named|titled) "{title=noun}" (due|for) {due_date=date}
the {title=noun} has to be (sorted|dealt with|done|handled) by {due_date=date}, add it to my tasks
{=please} (jot down|note|enter) {title=todo} in my (task list|todo list|todos)
{due_date=date} is the deadline for {title=gerund}, (make a task of it|put it on the list|task please)
(don't let me lose track of|keep track of) {title=gerund}, put it on my list, it's {priority:high=urgent|really important|high priority|pressing}
{title=todo}. {description=detail}. (Add as a task.|Make that a task.|Task list, please.)
what a day. now I also have to {title=todo}, (add it|onto the todo list|list it) with priority {priority:high=high|urgent}
I want {title=noun} on my todo list
add to (list|tasks|todos): {title=buy}
my list needs one more (thing|entry), {title=todo}
(add|make) a [new] (task|todo|to-do)
(put|add) something (on|to) my (todo list|list|tasks) [for {due_date=date}]
(I need|I want) a new {priority:high=urgent|high priority} (task|todo)
could you add (a task|something to my todo list) due {due_date=date}?

%tool list_tasks
(show|list|display|give) me my (tasks|todos|todo list|to-do list|to-dos)
what's (on|in) my (todo list|to-do list|task list|list)
(my|all) (tasks|todos|to-dos) [please]
what do I (have|need|have got) to do [today]
which {priority:high=high priority|urgent|important|most important|top priority} (tasks|todos) (do I have|are on the list)
which tasks are {status:open=open|still open|not done yet|unfinished|pending|outstanding}?
(list|show) [me] [my] {status:done=completed|finished|done} (tasks|todos|items)
what have I {status:done=already done|finished|completed|ticked off|checked off} [on my list|so far]
{priority:low=low priority|unimportant|least important|minor} (todos|tasks)?
(is there|do I have) anything {priority:high=urgent|pressing|critical} (on|in) my (todo list|list|tasks)
(show|list) (open|)(tasks|todos) with {priority:normal=normal|medium|regular} priority
what's {status:open=left|still left|remaining} (to do|on my list|on the todo list)?
{status:open=open|outstanding|unfinished} {priority:high=high priority|urgent|important} (tasks|todos)
how (many|long) (tasks are on my list|is my todo list|todos do I have)
read (me|out) my (todo list|tasks|to-dos)
{=chatter}, (what should I tackle next|what's waiting for me|where do I start), show me my (list|todos|tasks)
tasks {status:done=done|completed}
did I put {=gerund} on my (list|todo list|tasks)?
pull up (the|my) (task|todo) list
I (lost track of|forgot|can't remember) what I (wanted|have) to do, (show me the list|what's on my list)
(give|get) me an overview of my (todos|tasks) [that are {status:open=still open|not finished|pending|incomplete}]
everything I {status:open=still have to do|haven't done yet|haven't finished} [please]
only the {priority:high=important|urgent|high priority} (ones|todos|tasks) from my list
I want to see (my tasks|what's on my plate|my to-dos) [sorted out]
(are|were) there any {status:done=closed|completed|finished} tasks with {priority:low=low|the lowest} priority
task numbers? show me the (list|tasks)
which of my (todos|tasks) are {status:done=done|finished} (already|by now|)
(check|look at|open) my (todo list|task list|to-dos)
todo list?
(has anything|is anything) on my task list {priority:high=super urgent|high priority|a top priority}

%tool complete_task
(mark|set|flag) (task|todo|item) {task_id=num_id} as (done|complete|completed|finished)
(complete|finish|close|check off|tick off|cross off) (task|todo|item|number) {task_id=num_id}
I (finished|did|completed|took care of) (task|todo|number|item) {task_id=num_id}
{task_id=num_id} (is done|done|finished|is finished|check)
task {task_id=num_id} (is done|is finished|can be checked off|has been taken care of)
(tick|check|cross) (task|todo|number) {task_id=num_id} off [my list|the list]
done with {task_id=num_id}
{=chatter}, (number|task) {task_id=num_id} is (finally|) (done|finished|out of the way)
just (did|finished) {task_id=num_id}, (mark it|tick it off|check it off) [please]
todo {task_id=num_id} ✓
(can you|could you|please) tick off (the task|task|todo) [number] {task_id=num_id}
the (task|todo|item) with (the|) number {task_id=num_id} is (complete|finished|done)
{=gerund} is done, that was (task|number|todo) {task_id=num_id}
I've (dealt with|handled|sorted|wrapped up) (task|item|number) {task_id=num_id} (today|this morning|just now|)
consider (task|item|number|) {task_id=num_id} (done|finished|closed)
(task|todo) {task_id=num_id}: (done|complete|finished)
that's {task_id=num_id} (ticked off|off the list|sorted), mark it as done
we can (close|tick off) [task] {task_id=num_id} now, {=person} did it
{=please} mark (number|item) {task_id=num_id} on my list as done
(finished|completed) (number|todo|task) {task_id=num_id} [at last]
no need to keep (task|todo) {task_id=num_id} open, I (did|finished) it
set (task|todo) {task_id=num_id} to (done|completed|finished)
(task|todo|) {task_id=num_id} completed
strike {task_id=num_id}, it's (done|finished)
I (finished|did|completed|am through with) {=gerund}, (tick it off|mark it as done|check it off) [my list]
(mark|set) (the|that|my) (task|todo) (as done|as finished|complete)
{=gerund} is done, (cross it off|mark the task as done)
(tick|check) (something|a task|one) off my (list|todo list)

%tool update_task
(set|change|raise|bump) the priority of (task|todo|number|) {task_id=num_id} (to|up to) {priority:high=high|urgent|the top|the highest|top}
(lower|drop|reduce|change) the priority of (task|todo) {task_id=num_id} to {priority:low=low|the lowest|minor}
(task|todo|) {task_id=num_id} {priority:high=is urgent|is really important|is top priority|has become urgent|is high priority} now
make (task|todo|number) {task_id=num_id} {priority:high=high priority|urgent|top priority|more important}
(rename|retitle) (task|todo|) {task_id=num_id} to "{title=todo}"
(change|edit) (the title|the text|the wording|the name) of (task|todo) {task_id=num_id} to {title=todo}
(task|todo) {task_id=num_id} should (say|read|be called) {title=todo} (instead|)
move (the due date|the deadline) of (task|todo|) {task_id=num_id} to {due_date=date}
(postpone|push|move|delay|shift) (task|todo|number|) {task_id=num_id} (to|until|till) {due_date=date}
{task_id=num_id} due {due_date=date} (now|instead)
(reschedule|bring forward) (task|todo) {task_id=num_id}, (new deadline|it's now due|due date) {due_date=date}
{status:open=reopen|re-open} (task|todo|number) {task_id=num_id}
(task|todo) {task_id=num_id} is {status:open=not done after all|not finished yet|open again|still open}, (change that|fix that|correct it|update it)
(update|change) the status of (task|todo|) {task_id=num_id} to {status:done=done|finished|completed}
(set|put) (task|todo|) {task_id=num_id} back to {status:open=open|unfinished|not done|pending}
(add|attach) a (note|description|comment) to (task|todo|) {task_id=num_id}: {description=detail}
(update|change|replace) the (description|details|notes) of (task|todo) {task_id=num_id}: {description=detail}
for (task|todo|number) {task_id=num_id}, (note|add|write) that {description=detail}
{=chatter}, (task|todo) {task_id=num_id} can wait (until|till) {due_date=date}, (it's|make it) {priority:low=low priority|not important|not that urgent}
(task|todo) {task_id=num_id}: priority {priority:normal=normal|medium|regular|back to normal}, due {due_date=date}
(can you|could you|please) (make|set) the deadline of (task|number) {task_id=num_id} {due_date=date}
I (need|want|get) (more time|an extension) for (task|todo|) {task_id=num_id}, (say|make it|let's say) {due_date=date}
(update|edit|change|modify) (task|todo) {task_id=num_id}: {title=todo}, (due|by|until) {due_date=date}
it's {title=todo}, not what (task|todo|number) {task_id=num_id} says, (correct it|change it|fix the title)
(task|item) {task_id=num_id} isn't {priority:normal=that urgent any more|so important any more}
(give|assign) (task|todo) {task_id=num_id} {priority:low=low priority|the lowest priority|a low priority}
{=please} move (todo|task) {task_id=num_id} to {due_date=date} and set it to {priority:high=high priority|urgent|high}
I closed {task_id=num_id} by mistake, {status:open=reopen it|open it again|mark it as not done}
{due_date=date} is better for (task|todo|number) {task_id=num_id}
(rename|reword) (task|todo) {task_id=num_id}, (call it|new name|it should be) {title=noun}
(set|change) the (due date|deadline) [of the task] to {due_date=date}
(postpone|push back) (the|my) (task|todo) {=gerund} to {due_date=date}
(make|set) {=gerund} {priority:high=high priority|urgent|top priority} [on my list]
(rename|edit|change|update) (a|one of my|that) (task|todo)[s]

%tool delete_task
(delete|remove|drop|erase|discard) (task|todo|item|number) {task_id=num_id}
(remove|delete|take|strike) (task|todo|number) {task_id=num_id} (from|off) my (list|todo list|tasks)
(throw|chuck) (task|todo|) {task_id=num_id} (away|out)
get rid of (task|todo|number|) {task_id=num_id}
{task_id=num_id} can (go|be deleted|be removed) [from my list|from my todos]
I (don't need|no longer need|won't be needing) (task|todo|number) {task_id=num_id} (any more|), (delete it|remove it|throw it out)
(task|todo) {task_id=num_id} is (obsolete|a duplicate|nonsense|no longer relevant), (delete it|take it off|remove it)
delete {task_id=num_id}
(can you|could you|please) (delete|remove) the (task|todo|item) (number|with number|) {task_id=num_id} [for good]
(scrap|bin|trash|kill|scratch) (task|todo|item) {task_id=num_id}
(task|todo) {task_id=num_id}: (delete|remove)
{=chatter}, I (won't|will never) get to (task|todo|number) {task_id=num_id}, just (delete it|drop it|take it off the list)
take {task_id=num_id} off (the|my) list, (we cancelled that|it's not happening|nobody needs it)
I don't want (to see|) (task|todo) {task_id=num_id} [in my list] any more
(wipe|clear) (task|todo) {task_id=num_id} from (my|the) (list|todo list)
the (todo|task) (with the|) number {task_id=num_id} should (disappear|be deleted|vanish)
we've cancelled {=gerund}, so (delete|remove) (task|number) {task_id=num_id}
{=please} permanently (delete|remove) (task|todo) {task_id=num_id}
I added (task|todo|number) {task_id=num_id} by mistake, (remove it|get rid of it|delete it)
without doing it: drop (task|todo|item) {task_id=num_id}
out with (task|todo|number) {task_id=num_id}
remove entry {task_id=num_id} on my todo list
{task_id=num_id} is in there twice, delete it from my tasks
(forget about|never mind) (task|todo) {task_id=num_id}, delete it
(delete|remove) (the|this|that) (task|todo|item) [from my list]
(delete|remove|take) {=gerund} (from|off) my (list|todo list|tasks)
(throw|chuck) (something|one of the tasks) off my (todo list|list)
