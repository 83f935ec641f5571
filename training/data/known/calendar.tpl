# English templates: the calendar family.
%lang en
%list moment: next Friday | 14:45 on 25.1. | noon the 17th | tomorrow at 11 o'clock | 8am | next Tuesday 5:00 pm | Friday at 9am | Wednesday 7:30 pm | the 15th 11 in the afternoon | the 12th | tomorrow at 6 in the afternoon | Wednesday at 3:30 pm | Friday noon | 28.2. at 5pm | 12pm | 5.5. at 13:00 | 2:15 | Monday next week 1pm | 1 in the afternoon | today at 1:45 pm | noon | next Monday at 20:00 | Wednesday at 9 in the afternoon | 7:00 pm | half past two | Sunday next week at 9am | 1am on tomorrow | March 14 at 8:45 | the 13th | 4 in the afternoon April 11 | Tuesday next week at 21:15 | 5 o'clock on Wednesday | the day after tomorrow at 7am | quarter past 2 Saturday the 12th | Saturday the 9th 3am | quarter past 9 | this Thursday at quarter past 1 | this Sunday | 24.7. at 21:15 | Tuesday at quarter past 10 | Monday the 11th at 20:15 | 9:45 | 2:00 pm | Friday | noon on 3 April | 4 in the afternoon the 12th | Wednesday at 3:00 pm | Saturday at half past three | 10 o'clock tomorrow | Monday half past nine | 1am today | today at half past three | next Sunday | the 10th 12:15 | quarter past 9 on tomorrow | 4.5. at quarter past 8 | 13:00 | Saturday 9:45 | Friday next week at 8:00 | quarter past 1 on the day after tomorrow | Thursday quarter past 7 | 4 o'clock on 8 September | half past nine | 15:00 on Sunday | 22 March 5pm | Wednesday the 9th 9 in the afternoon | 16.4. at 10:30 pm | December 25 at 8:15 | today at 9:45 | 12am on 3 July | 4:45 | 3pm on 10 April | 2pm | next Tuesday | 9 in the afternoon | 6 in the afternoon | Tuesday at noon | the 15th at half past five | today 19:15 | 26 March | tomorrow at half past ten | 11:00 tomorrow | June 27 5am | 1 August at 7am | Sunday the 4th 11:30 pm | today | the 11th | Thursday the 5th 8 in the afternoon | half past five | half past eight June 9
%list calname: work | private | family | personal | team | school | holidays | sports | shared | office | birthdays | Google | club | course | vacation | band | project | kids | clinic | travel
%list meal: lunch | dinner | breakfast | coffee | brunch | drinks | a walk | tea | supper | a picnic
%list venue: the office | room 4 | the library | Cafe Luna | my place | Zoom | Teams | the town hall | meeting room B | the gym | the park | Bella Roma | the clinic | the main station | the canteen | Google Meet | grandma's house | the school gym | building 7 | the boardroom | the lab | the beach bar
%list who: Alice | Bob | Kim | the team | my sister | the dentist | Dr. Weber | my landlord | Priya | the board | the tax adviser | Marco | the plumber | the new intern | HR | our neighbours | the design team | Tom and Jerry | the kids' teacher | the vet | the bank | two investors
%list evt: team standup | dentist appointment | yoga class | parents' evening | project kickoff | haircut | budget review | piano lesson | dinner with Sam | interview with Lena | board meeting | doctor's appointment | weekly sync | swim training | birthday party | house viewing | car inspection | design review | call with the bank | lunch with Priya | retrospective | choir practice | vaccination | client demo | meeting with the architect | date night | physio | book club | sprint planning | one-on-one with Marco | MRI scan | school play | coffee with Nina | product launch | driving lesson | meeting with Bob | call with Kim | meeting with the landlord | catch-up with Nina | lunch with my sister | meeting with HR | dinner with the neighbours | appointment with Dr. Weber | video call with the Lisbon office | coffee with Tom | session with my tutor | meeting about the budget | trip to the zoo | football practice | farewell drinks | rehearsal | eye test | handover with Jonas | barbecue at Maria's | training on the new software
%list chatter: just got off the phone | heads up | ok plan for this month | before it slips my mind | good news | we finally agreed | small thing | I talked to them just now | so | hey | I'm planning my week | quick question | sorry, me again | they called back | right then
%list agenda: bring the floor plans | agenda is the budget | we'll go over the drafts | bring the insurance card | discuss the new hires | ask about the deposit | laptops needed | dress code is casual | review the numbers from May | fasting from midnight on | take the blue folder | dial in by phone | we talk about holidays | prepare three questions | everyone brings a dish | bring last year's statement | it's about the contract | wear sports clothes | show the second logo | ring twice
%list span: 1 hour | one hour | 30 minutes | half an hour | two hours | 90 minutes | 45 minutes | an hour and a half | 2 hours | three hours | 15 minutes | 20 min | an hour | 2.5 hours | 1h | half a day | a quarter of an hour | 40 minutes | four hours

%tool get_calendar_events
(what's|what is|what do I have) (on|in) my (calendar|agenda|schedule|diary) {start_date=date}
(do I have|have I got|are there) any (meetings|events|appointments|plans) {start_date=date}
(am I|will I be) (free|busy|available) {start_date=when}
(show|list|give) me my (events|meetings|appointments|calendar|schedule) (from|between) {start_date=date} (to|and|until|through) {end_date=date}
(calendar|agenda|schedule|meetings|appointments) {start_date=date}
{start_date=date} calendar?
{start_date=date} - (anything planned|what's planned|any appointments|what's on)?
what does my {start_date=date} look like
how (busy|full|packed) is my {start_date=weekday}
what's (going on|happening|on) in the {calendar_source=calname} calendar {start_date=date}
(show|open|check) (my|the|our) {calendar_source=calname} calendar [for {start_date=date}]
(anything|any events) in (my|the|our) {calendar_source=calname} calendar between {start_date=date} and {end_date=date}?
when is my next (meeting|appointment|event)
{=chatter}, (where do I have to be|which appointments are coming up|what's on my plate calendar-wise) {start_date=date}?
could I squeeze in (a call|something|a meeting|{=meal}) {start_date=when} or (is there|do I have) something (in the calendar|planned) [already]
can I (meet|see|have {=meal} with) {=who} {start_date=when} or am I (booked|taken|busy)
until {end_date=date}, what (meetings|events|appointments) are (left|coming up|planned)
(read|tell) me my (agenda|schedule|diary) (for|of) {start_date=date}
I (forgot|can't remember) what I have (planned|scheduled|on) {start_date=date}
I need to know my appointments (up to|until|till|through) {end_date=date}
is there (a meeting|an appointment|an event|anything) (in|on) (my|the) calendar {start_date=when}?
what (time|day) is the {=evt} (in my calendar|according to my calendar)
(look|take a look|have a look) at my (calendar|diary) (for|on) {start_date=date} and tell me what's there
which (meetings|calls|appointments) do I have with {=who} {start_date=date}
(my|our) (plans|schedule|diary) from {start_date=date} until {end_date=date} [please]
what's coming up [in my calendar|on my schedule|on the {calendar_source=calname} calendar]
do we have anything (scheduled|booked|planned) for {start_date=date}, (I want to take the day off|I'd like to leave early|I might be away)?
am I double booked {start_date=when}
how many (meetings|appointments|events) (have I|do I have) {start_date=date}
upcoming (events|meetings|appointments)
who am I (meeting|seeing) {start_date=date}?
(where|when) do I have (gaps|free slots|time) {start_date=date} [in my calendar]
only my {calendar_source=calname} (events|appointments), from {start_date=date} on
busy {start_date=when}?
first thing on my schedule {start_date=date}?

%tool create_calendar_event
(schedule|set up|book|plan|arrange) (a|the|my) {title=evt} {start_time=when} (to|until|till) {end_time=time}
(schedule|set up|book|arrange) (a|the|our) {title=evt} for {start_time=moment} for {end_time=span}
(put|add|enter) {title=title} (in|into|to|on) my (calendar|agenda|diary|schedule) from {start_time=moment} (to|until|till) {end_time=time}
{title=evt} {start_time=when} to {end_time=time}, (put it in my calendar|add to calendar|calendar please)
(new|create|add) [a] [calendar] (event|entry|appointment): {title=title}, (starts|start) {start_time=when}, (ends|end) {end_time=when}
(create|make|add) an (event|appointment) (called|named|titled) "{title=title}" {start_time=when}, {end_time=span} long
{start_time=when} I have (a|the|my) {title=evt}, it (takes|lasts|goes on for) {end_time=span}, (add it to my calendar|put it in my diary|block it in my calendar)
(block|reserve|keep) {start_time=moment} until {end_time=time} for [the] {title=evt} [in my calendar]
from {start_time=moment} until {end_time=time} there is (a|the) {title=evt} (at|in) {location=venue}, (note it in the calendar|put that in my calendar)
(book|schedule) {title=evt} at {location=venue}, {start_time=moment} - {end_time=time}
(put|enter) (a|the|our) {title=evt} (in|at) {location=venue} on my (calendar|schedule) {start_time=when}, (done by|ending at|over at) {end_time=time}
{=chatter}, {title=evt} is {start_time=when} (for|and takes) {end_time=span}, please (add|save) it in (the|my) calendar
(schedule|organise|set up) {title=title} {start_time=when}, duration {end_time=span}, (note|description|details): {description=agenda}
calendar: {title=evt}, {start_time=when}, {end_time=span}
(meeting|event|appointment) {title=title} (at|in) {location=place} from {start_time=moment} to {end_time=time}
I'm (meeting|seeing) {=who} {start_time=when} till {end_time=time}. put it down as {title=title}
(can you|could you|please) (pencil in|slot in|fit in) (a|the|our) {title=evt} {start_time=when} (until|to) {end_time=time}
{=who} and I agreed on {start_time=moment} for the {title=evt}, should be {end_time=span}, (calendar it|get it into my calendar|schedule it)
(add|put) the {title=evt} to the calendar: begins {start_time=when}, finishes {end_time=moment}, {description=agenda}
they moved me to {start_time=moment}, so (put|enter) {title=evt} in my calendar from then to {end_time=time}
(set|fix|mark) {end_time=span} (aside|apart) {start_time=when} for {title=title}
(an|add an|book an) (appointment|event) {start_time=moment} through {end_time=time} titled {title=topic}
(invite|meet) [with] {=who}: {title=evt} {start_time=when} to {end_time=time} in {location=venue}, (schedule that|create the event)
make {title=title} an event, {start_time=when}, runs {end_time=span}, location {location=place}
(I'd like|I want|we need) (a|the|my) {title=evt} on the calendar {start_time=when} for {end_time=span}, {description=agenda}
(our|the|my) {title=evt} (takes place|will be|happens) at {location=venue} {start_time=when} and ends {end_time=time}. (Save the date|Add it to my calendar|Calendar entry please).
get {end_time=span} of {title=evt} into my (schedule|calendar|diary) {start_time=when}
(reserve|book) me {end_time=span} with {=who} {start_time=when} for {title=topic}
(schedule|book|set up|arrange) (a|the|our) {title=evt} {start_time=when}
(add|put) {title=title} (to|in|on) my calendar for {start_time=moment}
(schedule|plan|book) {title=title} [in my calendar]
(create|make|add) (a|an|a new) (event|appointment|calendar entry) [for {start_time=moment}]
(I've got|I have|there's) (a|the|my) {title=evt} {start_time=when}, (put it in my calendar|add it|calendar please)
(set up|schedule) something (with {=who}|) from {start_time=moment} (to|until) {end_time=time}
(block|reserve) {start_time=moment} to {end_time=time} in my (calendar|schedule)
